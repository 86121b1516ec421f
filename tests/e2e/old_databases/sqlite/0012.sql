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
INSERT INTO _sqlx_migrations VALUES (1, 'platform', '2026-11-29 01:42:20', 1, X'31F3F13106F5C220E76168EC877AD0AC2C7BFE1BBC157A48832325AB52812926503DC72187A16EDDECC5B7BEAE91D6D1', 8473406);
INSERT INTO _sqlx_migrations VALUES (2, 'ledger', '2026-11-29 01:42:20', 1, X'B86B30FF3D6A97C593AA05D9E7FA83E674546973DB88044B0A188359E3B694F823658B7A566D7A3BF0B0CD378C2596FD', 4055754);
INSERT INTO _sqlx_migrations VALUES (3, 'banking', '2026-11-29 01:42:20', 1, X'DAB4EFEBAB581AE3030966287F0B3A17D30A5566FD412D6B5D1E6B35F35CE9CA6EF22DD520F8BFD18C4DFB1196176140', 3518166);
INSERT INTO _sqlx_migrations VALUES (4, 'documents', '2026-11-29 01:42:20', 1, X'4609E006B8BA2F37B287C8FC9DC76EF01D20ED4CABAB5ADE8925F724286D3B50DBBD03F49300CA987B369C9A2626AD24', 4774261);
INSERT INTO _sqlx_migrations VALUES (5, 'vat', '2026-11-29 01:42:20', 1, X'BF18F331E577B96B29EB8060CC667883ADA09FE3EF20D5BC97AEB7D473184D33DB097628F5D9FDD7757F933620912C65', 2750546);
INSERT INTO _sqlx_migrations VALUES (6, 'audit_chain', '2026-11-29 01:42:20', 1, X'090A8386F8D899134864737E779D61E38505C5505EDCAA00AD10DCD6654C7D71623EE050E102BF634194D00828584C56', 12166751);
INSERT INTO _sqlx_migrations VALUES (7, 'access', '2026-11-29 01:42:20', 1, X'D563B46454586394327941E198D9B3AEEB70F3B1C3F48687E7269E39291CE83DEDEFBEA48C2EA852D20126061FE6124D', 4629566);
INSERT INTO _sqlx_migrations VALUES (8, 'evidence', '2026-11-29 01:42:20', 1, X'E08BADDAEAA734330DC592081C6A1B0F180A6193980BFBCA09D2172E61BF00946A72AB9F94CDC26E027624219AD04CB8', 3684152);
INSERT INTO _sqlx_migrations VALUES (9, 'key_limits', '2026-11-29 01:42:20', 1, X'8D2B63C9F54A4D5036EF7DB3DF10163C1B670C14E1A1A23F358ABE4FB29A936555691946C1D80B582BA8665CBA94BADA', 2593793);
INSERT INTO _sqlx_migrations VALUES (10, 'daemons', '2026-11-29 01:42:20', 1, X'7FDF464314BD4E2A3487CD225DE79351750A8658725EB672B47BD9896BCAD91AE9F0A795327FB1A1127ED6BC16D60BBF', 598489);
INSERT INTO _sqlx_migrations VALUES (11, 'account_groups', '2026-11-29 01:42:20', 1, X'2493DB05517D886EAFB1544CCC517A92CF5ADBE74C24BE20D522C7915A473CEE37F135B608112D7D653B9C0F99D02D00', 48354582);
INSERT INTO _sqlx_migrations VALUES (12, 'vat_methods', '2026-11-29 01:42:20', 1, X'0370BAB1711FE4E3DAB8585F9433E53D91224F0B698DA3A5736D29331DE86D12E23A915280EE83028DE1C76051224522', 12042427);
INSERT INTO users VALUES ('usr_01m8jffaqne308qnvtdgwxxpqx', 'jo@example.com', 0, 7, 0, 1795916540661, NULL, 0);
INSERT INTO api_keys VALUES ('key_01m8jffay4e9c8aa22caxys6wr', 'usr_01m8jffaqne308qnvtdgwxxpqx', 'main', 'reconcile:read reconcile:write', 0, 'wM1i', 1795916540868, NULL, 1795916550957, NULL, NULL);
INSERT INTO api_keys VALUES ('key_01m8jffbqaeyb8j9c34cch7j5d', 'usr_01m8jffaqne308qnvtdgwxxpqx', 'main', 'ledger:read ledger:write', 0, '4vbG', 1795916541674, NULL, 1795916550687, NULL, NULL);
INSERT INTO key_secrets VALUES (X'69CA97B555D7A7BA100217477080D63D8FD033823EF1E81D51587AC926338EB9', 'key_01m8jffay4e9c8aa22caxys6wr', NULL);
INSERT INTO key_secrets VALUES (X'9E408732002691E904F87B95A744F3A36F75963D7ABCC8B42A9EF0C2EC0AA602', 'key_01m8jffbqaeyb8j9c34cch7j5d', NULL);
INSERT INTO credit_movements VALUES (1, 'usr_01m8jffaqne308qnvtdgwxxpqx', 'grant', 10, 0, NULL, NULL, 1795916550914);
INSERT INTO credit_movements VALUES (2, 'usr_01m8jffaqne308qnvtdgwxxpqx', 'charge', -3, 0, 'rec_01m8jffmsee65rm4swrp6arze4', NULL, 1795916551482);
INSERT INTO blobs VALUES ('01a224f7d53a7629af728f9849f02a87', 375, 1, 1795916551482, X'28B52FFD607700CD0800040F7B2273756D6D617279223A7B227665726966696564223A747275652C2262616E6B5F726F7773223A332C22626F6F6D6174636865645F636F756E746D697373696E675F66726F6D5F626F6F6B73302C2272656D6F76657D2C22637265646974735F63686172676564636174696F6E223A7B2269735F65787065637465645F6E65745F64697363726570616E6379223A302E30302C2261637475616C656666656374726561736F6E223A2254686520756E20726F7773206578706C61696E207468652077686F6C6520646966666572656E6365206265747765656E2062616E6B20616E64202E227D223A5B5D223A5B5D7D0E007C4B48C0A28340404E932B4F820E7A4964B66533FEF11344E10A3FA904D4B38712DF61CC32');
INSERT INTO queues VALUES ('reconcile', 1, 0);
INSERT INTO queues VALUES ('coding', 0, 0);
INSERT INTO queue_shares VALUES ('reconcile', 'usr_01m8jffaqne308qnvtdgwxxpqx', 0);
INSERT INTO jobs VALUES ('rec_01m8jffmsee65rm4swrp6arze4', 'reconcile', 1, 'usr_01m8jffaqne308qnvtdgwxxpqx', 'key_01m8jffay4e9c8aa22caxys6wr', 'completed', 3, 0, 1, 1, NULL, NULL, '01a224f7d53a7629af728f9849f02a87', 3, NULL, 1795916550958, 1795916551448, 1795916551482, 0);
INSERT INTO idempotent_answers VALUES ('usr_01m8jffaqne308qnvtdgwxxpqx', '', '01a224f7-b859-7424-8c47-e241b23cfe7c', X'5C7452414AD92B98B79B5910903BBEF595CC552B9C56621595B1AAC3956BB699', 201, '{"data":{"id":"org_01m8jffe2vesp8cmwvbpw078qv","name":"Wren & Marsh Ltd","currency":"GBP","country":"GB","financial_year_end":"03-31","vat_registered":true,"vat_number":null,"vat_scheme":"standard","flat_rate_percent":null,"vat_methods":[{"effective_from":null,"vat_registered":true,"vat_number":null,"vat_scheme":"standard","flat_rate_percent":null}],"vat_rounding":"line","status":"active","role":"owner","lock_date":null,"created_at":"2026-11-29T01:42:24.091Z","updated_at":"2026-11-29T01:42:24.091Z","version":1}}', 1795916544091);
INSERT INTO idempotent_answers VALUES ('usr_01m8jffaqne308qnvtdgwxxpqx', 'org_01m8jffe2vesp8cmwvbpw078qv', '01a224f7-b87d-7385-ad00-d42b3fc70fce', X'2B227244B47402750D088A0F8467837A00A639638F29C37376C13D0131B0A4A0', 201, '{"data":{"id":"acc_01m8jffe3zeenbsb8kf16yfn1m","code":"2250","name":"VAT","account_type":"LIABILITY","role":"vat_control","group":"current_liabilities","default_vat_code":null,"description":null,"currency":"GBP","status":"active","balance":0.00,"created_at":"2026-11-29T01:42:24.127Z","updated_at":"2026-11-29T01:42:24.127Z","version":1}}', 1795916544127);
INSERT INTO idempotent_answers VALUES ('usr_01m8jffaqne308qnvtdgwxxpqx', 'org_01m8jffe2vesp8cmwvbpw078qv', '01a224f7-b8b3-7238-a94c-b9514d23bb98', X'1289BD45FA49C48C807895ADBE037B4F2EC4F537981A5BC46CC980AEF4D861B8', 201, '{"data":{"id":"acc_01m8jffe5pe04rvty6ckq6qm9t","code":"4100","name":"Room hire","account_type":"INCOME","role":null,"group":"turnover","default_vat_code":"EX","description":null,"currency":"GBP","status":"active","balance":0.00,"created_at":"2026-11-29T01:42:24.182Z","updated_at":"2026-11-29T01:42:24.182Z","version":1}}', 1795916544182);
INSERT INTO idempotent_answers VALUES ('usr_01m8jffaqne308qnvtdgwxxpqx', 'org_01m8jffe2vesp8cmwvbpw078qv', '01a224f7-b8fe-7511-8f7c-c61fe693e61e', X'B09DC94EB3D56231D93F2FAAFC6C777E5B46093CAEADAFB391A9714AB3485907', 201, '{"data":{"id":"bac_01m8jffe81eevby9js677tvwf5","name":"Current","type":"current","account_id":"acc_01m8jffe2vesp8cmwv67xf8c15","currency":"GBP","account_number":null,"sort_code":null,"iban":null,"opening_balance":10000.00,"opening_date":"2026-01-01","opening_journal_id":"jnl_01m8jffe81eevby9js6f26ta0j","ledger_balance":10000.00,"statement_balance":null,"statement_date":null,"unconfirmed_count":0,"created_at":"2026-11-29T01:42:24.257Z","updated_at":"2026-11-29T01:42:24.257Z","version":1}}', 1795916544257);
INSERT INTO idempotent_answers VALUES ('usr_01m8jffaqne308qnvtdgwxxpqx', 'org_01m8jffe2vesp8cmwvbpw078qv', '01a224f7-b935-7078-8009-2815c9d63884', X'9115BE65B8F77A76A52A9396DB73902A6D7F2036ABC3CA28C4B9F6C96190A2E9', 201, '{"data":{"id":"bac_01m8jffe9repe8swyk9x964fz6","name":"Savings","type":"savings","account_id":"acc_01m8jffe9repe8swyka3cjv1bq","currency":"GBP","account_number":null,"sort_code":null,"iban":null,"opening_balance":null,"opening_date":null,"opening_journal_id":null,"ledger_balance":0.00,"statement_balance":null,"statement_date":null,"unconfirmed_count":0,"created_at":"2026-11-29T01:42:24.312Z","updated_at":"2026-11-29T01:42:24.312Z","version":1}}', 1795916544312);
INSERT INTO idempotent_answers VALUES ('usr_01m8jffaqne308qnvtdgwxxpqx', 'org_01m8jffe2vesp8cmwvbpw078qv', '01a224f7-b976-77d3-b431-93202aa6131c', X'53605B0DFA15D60161C9A25C6135B7185CC6637F5FE459AE9CD892A392ECA920', 201, '{"data":{"id":"con_01m8jffebyehsayqa6b5c22gze","kind":"customer","name":"Abbey Schools Trust","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-29T01:42:24.382Z","updated_at":"2026-11-29T01:42:24.382Z","version":1}}', 1795916544382);
INSERT INTO idempotent_answers VALUES ('usr_01m8jffaqne308qnvtdgwxxpqx', 'org_01m8jffe2vesp8cmwvbpw078qv', '01a224f7-b9af-72e4-8c0f-0f181672b8d7', X'7246C92EC5CA7B2D61B62BF08B7E97DCC240709BFED8FFABD7F0F39AA413607D', 201, '{"data":{"id":"con_01m8jffedjexer6bdwh473whfv","kind":"customer","name":"Kestrel Fitness CIC","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-29T01:42:24.434Z","updated_at":"2026-11-29T01:42:24.434Z","version":1}}', 1795916544434);
INSERT INTO idempotent_answers VALUES ('usr_01m8jffaqne308qnvtdgwxxpqx', 'org_01m8jffe2vesp8cmwvbpw078qv', '01a224f7-b9de-72d3-981a-4773a322ff53', X'C697998B75D219BA394A60993BA4C81CC157C08F0EAE3E25942284BEE602F106', 201, '{"data":{"id":"con_01m8jffef0epcv258qbf51qa7v","kind":"customer","name":"Marlow & Pike LLP","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-29T01:42:24.480Z","updated_at":"2026-11-29T01:42:24.480Z","version":1}}', 1795916544480);
INSERT INTO idempotent_answers VALUES ('usr_01m8jffaqne308qnvtdgwxxpqx', 'org_01m8jffe2vesp8cmwvbpw078qv', '01a224f7-b9fc-722e-b8f8-680e601a9e3a', X'7E379FB109FE0C81AC624958855676F75487F6ADEFA55E07F9664FA1DC369D6F', 201, '{"data":{"id":"con_01m8jffegheh9agz4hk3k3ahxq","kind":"supplier","name":"Printwell","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-29T01:42:24.529Z","updated_at":"2026-11-29T01:42:24.529Z","version":1}}', 1795916544529);
INSERT INTO idempotent_answers VALUES ('usr_01m8jffaqne308qnvtdgwxxpqx', 'org_01m8jffe2vesp8cmwvbpw078qv', '01a224f7-ba47-74c2-b23a-f8a4ea8a7843', X'CF45DA4EB5DA5CAA248D1B1DCC978DEB48751860C3AC2D09B48FB7000913B23C', 201, '{"data":{"id":"con_01m8jffej9ewnsd837tfgbmrap","kind":"supplier","name":"Techbarn","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-29T01:42:24.585Z","updated_at":"2026-11-29T01:42:24.585Z","version":1}}', 1795916544585);
INSERT INTO idempotent_answers VALUES ('usr_01m8jffaqne308qnvtdgwxxpqx', 'org_01m8jffe2vesp8cmwvbpw078qv', '01a224f7-bad2-735d-8233-a92c1efab78b', X'A1D061FD9E21608E80BDCFE225E630674D3D60B6A8AC872D631497ABCCD95337', 201, '{"data":{"id":"con_01m8jffepyey8tjb48dqxabrem","kind":"supplier","name":"Harcourt Lettings","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-29T01:42:24.734Z","updated_at":"2026-11-29T01:42:24.734Z","version":1}}', 1795916544734);
INSERT INTO idempotent_answers VALUES ('usr_01m8jffaqne308qnvtdgwxxpqx', 'org_01m8jffe2vesp8cmwvbpw078qv', '01a224f7-bb12-7337-85c0-e03056df42c7', X'77B3D99BBDF2B6E19F0AAC2E053E6D8F30386822A49064CF8525B9C422F4984B', 201, '{"data":{"id":"con_01m8jffermeg5a0brhdha36ab0","kind":"supplier","name":"Fern & Rowe","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-29T01:42:24.788Z","updated_at":"2026-11-29T01:42:24.788Z","version":1}}', 1795916544788);
INSERT INTO idempotent_answers VALUES ('usr_01m8jffaqne308qnvtdgwxxpqx', 'org_01m8jffe2vesp8cmwvbpw078qv', 'tieout-invoices-53a743e23b21e1af900fc30082d5dad5d4f2c375be0dfa4ce607bbb187a30d55', X'77B382BAAF12F7DA26075E48958FE4719AE463FDA2D6BAAA6E0BF11320876955', 201, '{"data":{"id":"inv_01m8jffetdeem8xcy1sdme335b","type":"sales","kind":"invoice","status":"issued","number":"INV-0001","contact_id":"con_01m8jffebyehsayqa6b5c22gze","contact_name":"Abbey Schools Trust","issue_date":"2026-01-15","tax_point":"2026-01-15","due_date":"2026-02-14","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":1950.00,"vat_total":390.00,"gross_total":2340.00,"amount_paid":0.00,"amount_credited":0.00,"amount_due":2340.00,"overdue":true,"journal_id":"jnl_01m8jffetdeem8xcy1sg2715y3","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T01:42:24.845Z","updated_at":"2026-11-29T01:42:24.845Z","version":1,"lines":[{"description":"Course design, 3 days","quantity":3,"unit_price":650.00,"discount_percent":null,"account_id":"acc_01m8jffe2vesp8cmwv81ybdcjp","account_code":"4000","vat_code":"ST","net_amount":1950.00,"vat_amount":390.00,"gross_amount":2340.00}]}}', 1795916544845);
INSERT INTO idempotent_answers VALUES ('usr_01m8jffaqne308qnvtdgwxxpqx', 'org_01m8jffe2vesp8cmwvbpw078qv', 'tieout-invoices-e3c5559d780c5f7aa8a2722a9fc0f4e87c8e9b5039b7dec40ec891173799c109', X'2B20ABD70C1469A244BD24912F0A83E578535945B0A1D791863779D992DC214E', 201, '{"data":{"id":"inv_01m8jffevre15bxqcchbmmh8tf","type":"purchase","kind":"invoice","status":"issued","number":"PX-881","contact_id":"con_01m8jffegheh9agz4hk3k3ahxq","contact_name":"Printwell","issue_date":"2026-01-20","tax_point":"2026-01-20","due_date":"2026-02-19","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":412.00,"vat_total":0.00,"gross_total":412.00,"amount_paid":0.00,"amount_credited":0.00,"amount_due":412.00,"overdue":true,"journal_id":"jnl_01m8jffevre15bxqcchdrgbhaa","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T01:42:24.888Z","updated_at":"2026-11-29T01:42:24.888Z","version":1,"lines":[{"description":"Printing of workbooks","quantity":1,"unit_price":412.00,"discount_percent":null,"account_id":"acc_01m8jffe2vesp8cmwv8m7xdaqd","account_code":"5000","vat_code":"ZR","net_amount":412.00,"vat_amount":0.00,"gross_amount":412.00}]}}', 1795916544888);
INSERT INTO idempotent_answers VALUES ('usr_01m8jffaqne308qnvtdgwxxpqx', 'org_01m8jffe2vesp8cmwvbpw078qv', 'tieout-invoices-43e4e7e24e76975f76905a07fa9a4550d9402e0b410c223948af8ab5a8b3c814', X'9419A5BD5134153ED6AB6C17700008ADE4A72FDD37293E3E0CBCB6999D387C75', 201, '{"data":{"id":"inv_01m8jffewcef4v8j7hw7qfy5yc","type":"purchase","kind":"invoice","status":"issued","number":"TB-0117","contact_id":"con_01m8jffej9ewnsd837tfgbmrap","contact_name":"Techbarn","issue_date":"2026-01-21","tax_point":"2026-01-21","due_date":"2026-02-20","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":899.00,"vat_total":179.80,"gross_total":1078.80,"amount_paid":0.00,"amount_credited":0.00,"amount_due":1078.80,"overdue":true,"journal_id":"jnl_01m8jffewcef4v8j7hw86mdc3s","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T01:42:24.908Z","updated_at":"2026-11-29T01:42:24.908Z","version":1,"lines":[{"description":"Laptop","quantity":1,"unit_price":899.00,"discount_percent":null,"account_id":"acc_01m8jffe2vesp8cmwv54w1j31k","account_code":"1000","vat_code":"ST","net_amount":899.00,"vat_amount":179.80,"gross_amount":1078.80}]}}', 1795916544908);
INSERT INTO idempotent_answers VALUES ('usr_01m8jffaqne308qnvtdgwxxpqx', 'org_01m8jffe2vesp8cmwvbpw078qv', 'tieout-invoices-277817af707c5c90748e2727a185487c038d90136f9093d84c9ace6b09ff9979', X'C7A69229B63C401D29956C8DEC460E02D2FB4C715510DE51C118146CE3C3C0B2', 201, '{"data":{"id":"inv_01m8jffex2efbt2m58b01w2cp6","type":"sales","kind":"invoice","status":"issued","number":"INV-0002","contact_id":"con_01m8jffebyehsayqa6b5c22gze","contact_name":"Abbey Schools Trust","issue_date":"2026-01-28","tax_point":"2026-01-28","due_date":"2026-02-27","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":870.00,"vat_total":0.00,"gross_total":870.00,"amount_paid":0.00,"amount_credited":0.00,"amount_due":870.00,"overdue":true,"journal_id":"jnl_01m8jffex2efbt2m58b5j6mabw","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T01:42:24.930Z","updated_at":"2026-11-29T01:42:24.930Z","version":1,"lines":[{"description":"Workbooks","quantity":120,"unit_price":7.25,"discount_percent":null,"account_id":"acc_01m8jffe2vesp8cmwv85235yn5","account_code":"4010","vat_code":"ZR","net_amount":870.00,"vat_amount":0.00,"gross_amount":870.00}]}}', 1795916544930);
INSERT INTO idempotent_answers VALUES ('usr_01m8jffaqne308qnvtdgwxxpqx', 'org_01m8jffe2vesp8cmwvbpw078qv', 'tieout-invoices-98314009dc70c80bf1e238f76362b97e53762c952bebb9a6de532938788c7301', X'2B10D8272699272ED409814F49E59A4347412C94F7E3E7E9966A66999C29FF17', 201, '{"data":{"id":"inv_01m8jffexce5xs42jtg4jgyq5s","type":"purchase","kind":"invoice","status":"issued","number":"HL-33","contact_id":"con_01m8jffepyey8tjb48dqxabrem","contact_name":"Harcourt Lettings","issue_date":"2026-02-01","tax_point":"2026-02-01","due_date":"2026-03-03","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":1350.00,"vat_total":0.00,"gross_total":1350.00,"amount_paid":0.00,"amount_credited":0.00,"amount_due":1350.00,"overdue":true,"journal_id":"jnl_01m8jffexce5xs42jtga2y69g5","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T01:42:24.940Z","updated_at":"2026-11-29T01:42:24.940Z","version":1,"lines":[{"description":"Rent, January to March","quantity":1,"unit_price":1350.00,"discount_percent":null,"account_id":"acc_01m8jffe2vesp8cmwv9er911rf","account_code":"6100","vat_code":"EX","net_amount":1350.00,"vat_amount":0.00,"gross_amount":1350.00}]}}', 1795916544940);
INSERT INTO idempotent_answers VALUES ('usr_01m8jffaqne308qnvtdgwxxpqx', 'org_01m8jffe2vesp8cmwvbpw078qv', 'tieout-invoices-2d9ccf3ada0d94698dfea4f62df75d3b18be657852aef6a0eee7215a718dc628', X'98B4928D056F0B196A9FFB0EDC0B82649C8FC78C2F10264A86573E458BA9E14A', 201, '{"data":{"id":"inv_01m8jffexse0kb51c4qxd9mf03","type":"sales","kind":"invoice","status":"issued","number":"INV-0003","contact_id":"con_01m8jffedjexer6bdwh473whfv","contact_name":"Kestrel Fitness CIC","issue_date":"2026-02-09","tax_point":"2026-02-09","due_date":"2026-03-11","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":275.00,"vat_total":7.00,"gross_total":282.00,"amount_paid":0.00,"amount_credited":0.00,"amount_due":282.00,"overdue":true,"journal_id":"jnl_01m8jffexse0kb51c4r0prf5as","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T01:42:24.953Z","updated_at":"2026-11-29T01:42:24.953Z","version":1,"lines":[{"description":"Seminar room, 5 evenings","quantity":5,"unit_price":48.00,"discount_percent":null,"account_id":"acc_01m8jffe5pe04rvty6ckq6qm9t","account_code":"4100","vat_code":"EX","net_amount":240.00,"vat_amount":0.00,"gross_amount":240.00},{"description":"Projector","quantity":1,"unit_price":35.00,"discount_percent":null,"account_id":"acc_01m8jffe2vesp8cmwv81ybdcjp","account_code":"4000","vat_code":"ST","net_amount":35.00,"vat_amount":7.00,"gross_amount":42.00}]}}', 1795916544953);
INSERT INTO idempotent_answers VALUES ('usr_01m8jffaqne308qnvtdgwxxpqx', 'org_01m8jffe2vesp8cmwvbpw078qv', 'tieout-invoices-d848c22f2f645f05dbc5f4c62d033dce5e79c32bbc87de4dcb85cc3d048430a3', X'C5F6EF88AB91C937C17EA81024D8303400140A3858560D0D7E6F3B6C11A7CC0B', 201, '{"data":{"id":"inv_01m8jffey7e0evv3ps4jwzv8c8","type":"sales","kind":"invoice","status":"issued","number":"INV-0004","contact_id":"con_01m8jffef0epcv258qbf51qa7v","contact_name":"Marlow & Pike LLP","issue_date":"2026-02-20","tax_point":"2026-02-20","due_date":"2026-03-22","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":1332.00,"vat_total":266.40,"gross_total":1598.40,"amount_paid":0.00,"amount_credited":0.00,"amount_due":1598.40,"overdue":true,"journal_id":"jnl_01m8jffey7e0evv3ps4qcpr74c","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T01:42:24.967Z","updated_at":"2026-11-29T01:42:24.967Z","version":1,"lines":[{"description":"Course for new starters","quantity":1,"unit_price":1480.00,"discount_percent":10,"account_id":"acc_01m8jffe2vesp8cmwv81ybdcjp","account_code":"4000","vat_code":"ST","net_amount":1332.00,"vat_amount":266.40,"gross_amount":1598.40}]}}', 1795916544967);
INSERT INTO idempotent_answers VALUES ('usr_01m8jffaqne308qnvtdgwxxpqx', 'org_01m8jffe2vesp8cmwvbpw078qv', 'tieout-invoices-2248e523a33ad9a6ab8b9492f8c7bec22b07d36d0195d836c20c7c309a76b540', X'769B44A447AED4F32BD4D9CA3B2F5B194163AF029A6A793F876E98CB7A3F7850', 201, '{"data":{"id":"inv_01m8jffeysex9815wyzpnvjrhb","type":"sales","kind":"invoice","status":"issued","number":"INV-0005","contact_id":"con_01m8jffef0epcv258qbf51qa7v","contact_name":"Marlow & Pike LLP","issue_date":"2026-03-03","tax_point":"2026-03-03","due_date":"2026-04-02","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":500.00,"vat_total":100.00,"gross_total":600.00,"amount_paid":0.00,"amount_credited":0.00,"amount_due":600.00,"overdue":true,"journal_id":"jnl_01m8jffeysex9815wyzrpmgan1","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T01:42:24.985Z","updated_at":"2026-11-29T01:42:24.985Z","version":1,"lines":[{"description":"Raised in error","quantity":1,"unit_price":500.00,"discount_percent":null,"account_id":"acc_01m8jffe2vesp8cmwv81ybdcjp","account_code":"4000","vat_code":"ST","net_amount":500.00,"vat_amount":100.00,"gross_amount":600.00}]}}', 1795916544985);
INSERT INTO idempotent_answers VALUES ('usr_01m8jffaqne308qnvtdgwxxpqx', 'org_01m8jffe2vesp8cmwvbpw078qv', 'tieout-invoices-d61c7eb2f2e2497383e45782e460aa34f06a94ccb5e57c147941587be043011c', X'0F7CD1CAA359625D8F7BB9365B174F9DC2CC250D5559C0674762008E8416A865', 201, '{"data":{"id":"inv_01m8jffezaexssc1tv975exbkb","type":"sales","kind":"credit_note","status":"issued","number":"CN-0001","contact_id":"con_01m8jffef0epcv258qbf51qa7v","contact_name":"Marlow & Pike LLP","issue_date":"2026-03-12","tax_point":"2026-03-12","due_date":"2026-03-12","amounts_are":"exclusive","currency":"GBP","reference":"INV-0004","notes":null,"net_total":150.00,"vat_total":30.00,"gross_total":180.00,"amount_paid":0.00,"amount_credited":0.00,"amount_due":180.00,"overdue":false,"journal_id":"jnl_01m8jffezaexssc1tv98rr301f","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T01:42:25.002Z","updated_at":"2026-11-29T01:42:25.002Z","version":1,"lines":[{"description":"A day that was not held","quantity":1,"unit_price":150.00,"discount_percent":null,"account_id":"acc_01m8jffe2vesp8cmwv81ybdcjp","account_code":"4000","vat_code":"ST","net_amount":150.00,"vat_amount":30.00,"gross_amount":180.00}]}}', 1795916545002);
INSERT INTO idempotent_answers VALUES ('usr_01m8jffaqne308qnvtdgwxxpqx', 'org_01m8jffe2vesp8cmwvbpw078qv', 'tieout-invoices-97771be12f9700ebecb3bf090dfbb36198b907bd44f28998cf9b45763e1c5384', X'5340F69D204857471FCC85A726D85BE6A12EC65A928113B6EC3AD2248B1D582B', 201, '{"data":{"id":"inv_01m8jffezhe5c87hdgq63hdw11","type":"purchase","kind":"invoice","status":"issued","number":"FR-1209","contact_id":"con_01m8jffermeg5a0brhdha36ab0","contact_name":"Fern & Rowe","issue_date":"2026-03-24","tax_point":"2026-03-24","due_date":"2026-04-23","amounts_are":"inclusive","currency":"GBP","reference":null,"notes":null,"net_total":640.00,"vat_total":128.00,"gross_total":768.00,"amount_paid":0.00,"amount_credited":0.00,"amount_due":768.00,"overdue":true,"journal_id":"jnl_01m8jffezhe5c87hdgq8z5v1qt","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T01:42:25.009Z","updated_at":"2026-11-29T01:42:25.009Z","version":1,"lines":[{"description":"Illustration, 2 days","quantity":2,"unit_price":384.00,"discount_percent":null,"account_id":"acc_01m8jffe2vesp8cmwv8vqc5jmk","account_code":"5010","vat_code":"ST","net_amount":640.00,"vat_amount":128.00,"gross_amount":768.00}]}}', 1795916545009);
INSERT INTO idempotent_answers VALUES ('usr_01m8jffaqne308qnvtdgwxxpqx', 'org_01m8jffe2vesp8cmwvbpw078qv', 'tieout-invoices-4a0c9002baa8598609e4367e74e6b961ec439afc680463e37da9dae7d0a410a2', X'92734D40DFDF4A5AA7D55EA596809D3A020D6F2C1BFF5183E87F5AA3640E7D38', 201, '{"data":{"id":"inv_01m8jffezqeqes9sax1e840007","type":"sales","kind":"invoice","status":"issued","number":"INV-0006","contact_id":"con_01m8jffebyehsayqa6b5c22gze","contact_name":"Abbey Schools Trust","issue_date":"2026-03-27","tax_point":"2026-03-27","due_date":"2026-04-26","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":499.00,"vat_total":65.00,"gross_total":564.00,"amount_paid":0.00,"amount_credited":0.00,"amount_due":564.00,"overdue":true,"journal_id":"jnl_01m8jffezqeqes9sax1jxxx5h0","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T01:42:25.015Z","updated_at":"2026-11-29T01:42:25.015Z","version":1,"lines":[{"description":"Workbooks","quantity":24,"unit_price":7.25,"discount_percent":null,"account_id":"acc_01m8jffe2vesp8cmwv85235yn5","account_code":"4010","vat_code":"ZR","net_amount":174.00,"vat_amount":0.00,"gross_amount":174.00},{"description":"Half a day of course design","quantity":0.5,"unit_price":650.00,"discount_percent":null,"account_id":"acc_01m8jffe2vesp8cmwv81ybdcjp","account_code":"4000","vat_code":"ST","net_amount":325.00,"vat_amount":65.00,"gross_amount":390.00}]}}', 1795916545015);
INSERT INTO idempotent_answers VALUES ('usr_01m8jffaqne308qnvtdgwxxpqx', 'org_01m8jffe2vesp8cmwvbpw078qv', '01a224f7-bc0e-71d5-b015-739953df7de4', X'ADBAACC6E78F5B9D3EBF877A9541D99DCE222C46517BAB51C8294466A28D12F1', 200, '{"data":{"id":"inv_01m8jffeysex9815wyzpnvjrhb","type":"sales","kind":"invoice","status":"void","number":"INV-0005","contact_id":"con_01m8jffef0epcv258qbf51qa7v","contact_name":"Marlow & Pike LLP","issue_date":"2026-03-03","tax_point":"2026-03-03","due_date":"2026-04-02","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":500.00,"vat_total":100.00,"gross_total":600.00,"amount_paid":0.00,"amount_credited":0.00,"amount_due":0.00,"overdue":false,"journal_id":"jnl_01m8jffeysex9815wyzrpmgan1","void_date":"2026-03-03","void_journal_id":"jnl_01m8jfff0fevebaw4kammsx5db","created_at":"2026-11-29T01:42:24.985Z","updated_at":"2026-11-29T01:42:25.039Z","version":2,"lines":[{"description":"Raised in error","quantity":1,"unit_price":500.00,"discount_percent":null,"account_id":"acc_01m8jffe2vesp8cmwv81ybdcjp","account_code":"4000","vat_code":"ST","net_amount":500.00,"vat_amount":100.00,"gross_amount":600.00}]}}', 1795916545039);
INSERT INTO idempotent_answers VALUES ('usr_01m8jffaqne308qnvtdgwxxpqx', 'org_01m8jffe2vesp8cmwvbpw078qv', '01a224f7-bc33-737c-aa31-1e57ab618194', X'E3068B2B2FF92193365DA306937642A3D8815C84B20412986850B5E870246C29', 201, '{"data":{"id":"inv_01m8jffezaexssc1tv975exbkb","type":"sales","kind":"credit_note","status":"paid","number":"CN-0001","contact_id":"con_01m8jffef0epcv258qbf51qa7v","contact_name":"Marlow & Pike LLP","issue_date":"2026-03-12","tax_point":"2026-03-12","due_date":"2026-03-12","amounts_are":"exclusive","currency":"GBP","reference":"INV-0004","notes":null,"net_total":150.00,"vat_total":30.00,"gross_total":180.00,"amount_paid":0.00,"amount_credited":180.00,"amount_due":0.00,"overdue":false,"journal_id":"jnl_01m8jffezaexssc1tv98rr301f","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T01:42:25.002Z","updated_at":"2026-11-29T01:42:25.076Z","version":2,"lines":[{"description":"A day that was not held","quantity":1,"unit_price":150.00,"discount_percent":null,"account_id":"acc_01m8jffe2vesp8cmwv81ybdcjp","account_code":"4000","vat_code":"ST","net_amount":150.00,"vat_amount":30.00,"gross_amount":180.00}]}}', 1795916545076);
INSERT INTO idempotent_answers VALUES ('usr_01m8jffaqne308qnvtdgwxxpqx', 'org_01m8jffe2vesp8cmwvbpw078qv', 'tieout-journals-8ccd3737d3db3e6546f7fb53b5b80144dee7b915302c963126e0f82701b3091a', X'2C24DAEE7266CC66272B5B7B132464750F63D6679C278C36893DE4EAE425E138', 200, '{"data":{"mode":"all_or_nothing","posted":3,"refused":0,"items":[{"index":0,"status":"posted","id":"jnl_01m8jfff2ze6mv8xm4rqf6csmb","sequence":14,"error":null},{"index":1,"status":"posted","id":"jnl_01m8jfff2ze6mv8xm4ryecdhfw","sequence":15,"error":null},{"index":2,"status":"posted","id":"jnl_01m8jfff2ze6mv8xm4s4cn9hej","sequence":16,"error":null}]}}', 1795916545119);
INSERT INTO idempotent_answers VALUES ('usr_01m8jffaqne308qnvtdgwxxpqx', 'org_01m8jffe2vesp8cmwvbpw078qv', '01a224f7-bc8b-762a-876b-16de85688e29', X'F8AD8E0030751AB1990F0E1F7B5D762BA09472E4ED56E75E1E344B5E190F7949', 201, '{"data":{"id":"set_01m8jfff4eex3va769k3xy96ea","type":"receipt","status":"posted","refund":false,"contact_id":"con_01m8jffedjexer6bdwh473whfv","contact_name":"Kestrel Fitness CIC","bank_account_id":"bac_01m8jffe81eevby9js677tvwf5","date":"2026-03-06","amount":282.00,"currency":"GBP","reference":null,"allocated_amount":282.00,"unallocated_amount":0.00,"allocations":[{"id":"alc_01m8jfff4eex3va769kbdtn5jm","invoice_id":"inv_01m8jffexse0kb51c4qxd9mf03","invoice_number":"INV-0003","settlement_id":"set_01m8jfff4eex3va769k3xy96ea","credit_note_id":null,"amount":282.00,"date":"2026-03-06","created_at":"2026-11-29T01:42:25.166Z"}],"bank_transaction_id":null,"journal_id":"jnl_01m8jfff4eex3va769k7t57nq0","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T01:42:25.166Z","updated_at":"2026-11-29T01:42:25.166Z","version":1}}', 1795916545166);
INSERT INTO idempotent_answers VALUES ('usr_01m8jffaqne308qnvtdgwxxpqx', 'org_01m8jffe2vesp8cmwvbpw078qv', '01a224f7-bcd1-72c6-acd9-dc7b56ec9021', X'5D67392BC255271FC9121A0A0B90A4C51AFDBE872E4373973C276D736A35B562', 200, '{"data":{"created":13,"duplicates":0,"dry_run":false,"rows":[{"index":0,"status":"created","id":"btx_01m8jfff6kecgag13rfj5k3e83"},{"index":1,"status":"created","id":"btx_01m8jfff6kecgag13rfqqds6ec"},{"index":2,"status":"created","id":"btx_01m8jfff6kecgag13rfvs1ercb"},{"index":3,"status":"created","id":"btx_01m8jfff6kecgag13rfzqwhjc0"},{"index":4,"status":"created","id":"btx_01m8jfff6kecgag13rg0peq19e"},{"index":5,"status":"created","id":"btx_01m8jfff6kecgag13rg5krqk37"},{"index":6,"status":"created","id":"btx_01m8jfff6kecgag13rgapjytp2"},{"index":7,"status":"created","id":"btx_01m8jfff6kecgag13rgcsvmarm"},{"index":8,"status":"created","id":"btx_01m8jfff6kecgag13rggxmzj95"},{"index":9,"status":"created","id":"btx_01m8jfff6kecgag13rgqa23y16"},{"index":10,"status":"created","id":"btx_01m8jfff6kecgag13rgtndbm1e"},{"index":11,"status":"created","id":"btx_01m8jfff6kecgag13rgz2k3p67"},{"index":12,"status":"created","id":"btx_01m8jfff6kecgag13rh1g02qvy"}]}}', 1795916545235);
INSERT INTO idempotent_answers VALUES ('usr_01m8jffaqne308qnvtdgwxxpqx', 'org_01m8jffe2vesp8cmwvbpw078qv', '01a224f7-bd50-7210-85b7-917fd2e245ac', X'E9E422DB939C02DC199491B581B12B35BBBA88C151489A5EB703BAB26884C14D', 200, '{"data":{"id":"btx_01m8jfff6kecgag13rfj5k3e83","bank_account_id":"bac_01m8jffe81eevby9js677tvwf5","date":"2026-01-22","amount":-1078.80,"currency":"GBP","description":"FPO TECHBARN LTD TB-0117","reference":null,"external_id":null,"status":"confirmed","account_id":null,"vat_code":"NV","vat_amount":0.00,"net_amount":-1078.80,"contact_id":"con_01m8jffej9ewnsd837tfgbmrap","journal_id":"jnl_01m8jfffajefzbky4gsrst3f1j","settlement_id":"set_01m8jfffajefzbky4gsrst3f1j","confirmed_at":"2026-11-29T01:42:25.362Z","created_at":"2026-11-29T01:42:25.235Z","updated_at":"2026-11-29T01:42:25.362Z","version":2}}', 1795916545362);
INSERT INTO idempotent_answers VALUES ('usr_01m8jffaqne308qnvtdgwxxpqx', 'org_01m8jffe2vesp8cmwvbpw078qv', '01a224f7-bd92-77fe-9e48-cb0ca7662ce3', X'6C4707471A1995E1EC254E873B929061AC8A32184825D7C167CE29B17B1E9FA9', 200, '{"data":{"id":"btx_01m8jfff6kecgag13rfqqds6ec","bank_account_id":"bac_01m8jffe81eevby9js677tvwf5","date":"2026-01-30","amount":1500.00,"currency":"GBP","description":"FPI ABBEY SCHOOLS TRUST PART INV-0001","reference":null,"external_id":null,"status":"confirmed","account_id":null,"vat_code":"NV","vat_amount":0.00,"net_amount":1500.00,"contact_id":"con_01m8jffebyehsayqa6b5c22gze","journal_id":"jnl_01m8jfffcme6kryjm6jwnf5s6t","settlement_id":"set_01m8jfffcme6kryjm6jwnf5s6t","confirmed_at":"2026-11-29T01:42:25.428Z","created_at":"2026-11-29T01:42:25.235Z","updated_at":"2026-11-29T01:42:25.428Z","version":2}}', 1795916545428);
INSERT INTO idempotent_answers VALUES ('usr_01m8jffaqne308qnvtdgwxxpqx', 'org_01m8jffe2vesp8cmwvbpw078qv', '01a224f7-be28-750a-bb45-a881c684e6c0', X'86CF0C3B6FEB7D592CD7F193A7578E00F72CBFA68736B217A220EB77520A0642', 200, '{"data":{"id":"btx_01m8jfff6kecgag13rfzqwhjc0","bank_account_id":"bac_01m8jffe81eevby9js677tvwf5","date":"2026-02-10","amount":-1350.00,"currency":"GBP","description":"FPO HARCOURT LETTINGS HL-33","reference":null,"external_id":null,"status":"confirmed","account_id":null,"vat_code":"NV","vat_amount":0.00,"net_amount":-1350.00,"contact_id":"con_01m8jffepyey8tjb48dqxabrem","journal_id":"jnl_01m8jfffhaeh2b5gvjz6352chm","settlement_id":"set_01m8jfffhaeh2b5gvjz6352chm","confirmed_at":"2026-11-29T01:42:25.578Z","created_at":"2026-11-29T01:42:25.235Z","updated_at":"2026-11-29T01:42:25.578Z","version":2}}', 1795916545578);
INSERT INTO idempotent_answers VALUES ('usr_01m8jffaqne308qnvtdgwxxpqx', 'org_01m8jffe2vesp8cmwvbpw078qv', '01a224f7-beb1-7364-bfa5-c8eff6f4dcf2', X'09351361265409D4EE193862D320D0CC3C7CFBFFD98DBAE2CF0DDC98FA348388', 200, '{"data":{"id":"btx_01m8jfff6kecgag13rg0peq19e","bank_account_id":"bac_01m8jffe81eevby9js677tvwf5","date":"2026-02-16","amount":1710.00,"currency":"GBP","description":"FPI ABBEY SCHOOLS TRUST INV-0001 INV-0002","reference":null,"external_id":null,"status":"confirmed","account_id":null,"vat_code":"NV","vat_amount":0.00,"net_amount":1710.00,"contact_id":"con_01m8jffebyehsayqa6b5c22gze","journal_id":"jnl_01m8jfffnme61svqahbyfc1trd","settlement_id":"set_01m8jfffnme61svqahbyfc1trd","confirmed_at":"2026-11-29T01:42:25.716Z","created_at":"2026-11-29T01:42:25.235Z","updated_at":"2026-11-29T01:42:25.716Z","version":2}}', 1795916545716);
INSERT INTO idempotent_answers VALUES ('usr_01m8jffaqne308qnvtdgwxxpqx', 'org_01m8jffe2vesp8cmwvbpw078qv', '01a224f7-bf08-74d1-a83c-074038402476', X'1AD09D6D4328CC5069E950F981052DA2BA00251DA604CDCECE583CF77D908B5D', 200, '{"data":{"id":"btx_01m8jfff6kecgag13rgapjytp2","bank_account_id":"bac_01m8jffe81eevby9js677tvwf5","date":"2026-02-27","amount":-400.00,"currency":"GBP","description":"FPO PRINTWELL PX-881","reference":null,"external_id":null,"status":"confirmed","account_id":null,"vat_code":"NV","vat_amount":0.00,"net_amount":-400.00,"contact_id":"con_01m8jffegheh9agz4hk3k3ahxq","journal_id":"jnl_01m8jfffraer0bh2399z7q4dqe","settlement_id":"set_01m8jfffraer0bh2399z7q4dqe","confirmed_at":"2026-11-29T01:42:25.802Z","created_at":"2026-11-29T01:42:25.235Z","updated_at":"2026-11-29T01:42:25.802Z","version":2}}', 1795916545802);
INSERT INTO idempotent_answers VALUES ('usr_01m8jffaqne308qnvtdgwxxpqx', 'org_01m8jffe2vesp8cmwvbpw078qv', '01a224f7-bf51-74ae-8857-1ad71b69147a', X'6C346E8332D56B2CA28BB0C8225D28E925F7B7A3F10038883495B87141B6A137', 200, '{"data":{"id":"btx_01m8jfff6kecgag13rgqa23y16","bank_account_id":"bac_01m8jffe81eevby9js677tvwf5","date":"2026-03-16","amount":1418.40,"currency":"GBP","description":"FPI MARLOW AND PIKE LLP INV-0004 LESS CN-0001","reference":null,"external_id":null,"status":"confirmed","account_id":null,"vat_code":"NV","vat_amount":0.00,"net_amount":1418.40,"contact_id":"con_01m8jffef0epcv258qbf51qa7v","journal_id":"jnl_01m8jffftkeqnr6zqq6pgjp5bd","settlement_id":"set_01m8jffftkeqnr6zqq6pgjp5bd","confirmed_at":"2026-11-29T01:42:25.875Z","created_at":"2026-11-29T01:42:25.235Z","updated_at":"2026-11-29T01:42:25.875Z","version":2}}', 1795916545875);
INSERT INTO idempotent_answers VALUES ('usr_01m8jffaqne308qnvtdgwxxpqx', 'org_01m8jffe2vesp8cmwvbpw078qv', '01a224f7-c070-77f8-853b-a940c9bf3351', X'2AD333370ED8AA1D672E75564800A4D08FD6E8722AC22CDD4BB39AAD5564A313', 200, '{"data":{"id":"btx_01m8jfff6kecgag13rggxmzj95","bank_account_id":"bac_01m8jffe81eevby9js677tvwf5","date":"2026-03-06","amount":282.00,"currency":"GBP","description":"FPI KESTREL FITNESS CIC INV-0003","reference":null,"external_id":null,"status":"confirmed","account_id":null,"vat_code":"NV","vat_amount":0.00,"net_amount":282.00,"contact_id":"con_01m8jffedjexer6bdwh473whfv","journal_id":"jnl_01m8jfff4eex3va769k7t57nq0","settlement_id":"set_01m8jfff4eex3va769k3xy96ea","confirmed_at":"2026-11-29T01:42:26.164Z","created_at":"2026-11-29T01:42:25.235Z","updated_at":"2026-11-29T01:42:26.164Z","version":2}}', 1795916546164);
INSERT INTO idempotent_answers VALUES ('usr_01m8jffaqne308qnvtdgwxxpqx', 'org_01m8jffe2vesp8cmwvbpw078qv', '01a224f7-c0cd-7752-a8d4-72bac65726b4', X'2BD11D859C5DCB14D998FB5FC8CF9D8CF4C1C3DB22A19AA58E95708B12A1B9C4', 200, '{"data":{"id":"btx_01m8jfff6kecgag13rgz2k3p67","bank_account_id":"bac_01m8jffe81eevby9js677tvwf5","date":"2026-03-25","amount":-2000.00,"currency":"GBP","description":"TFR TO SAVINGS","reference":null,"external_id":null,"status":"confirmed","account_id":null,"vat_code":"NV","vat_amount":0.00,"net_amount":-2000.00,"contact_id":null,"journal_id":"jnl_01m8jffg6fer8rpny4ddhkv12v","settlement_id":null,"confirmed_at":"2026-11-29T01:42:26.255Z","created_at":"2026-11-29T01:42:25.235Z","updated_at":"2026-11-29T01:42:26.255Z","version":2}}', 1795916546255);
INSERT INTO idempotent_answers VALUES ('usr_01m8jffaqne308qnvtdgwxxpqx', 'org_01m8jffe2vesp8cmwvbpw078qv', '01a224f7-c14d-741a-9457-4ac714aa3e39', X'328E74E4E72021F1FD007102D1A55BEA56536C9BE47CDC972FD9F09ADB5DBA58', 200, '{"data":{"id":"btx_01m8jfff6kecgag13rh1g02qvy","bank_account_id":"bac_01m8jffe81eevby9js677tvwf5","date":"2026-03-31","amount":-936.55,"currency":"GBP","description":"FPO J WREN NET PAY MARCH","reference":null,"external_id":null,"status":"confirmed","account_id":"acc_01m8jffe2vesp8cmwv6wek0jd7","vat_code":"NV","vat_amount":0.00,"net_amount":-936.55,"contact_id":null,"journal_id":"jnl_01m8jffgafeb6aqcg1y263rxqp","settlement_id":null,"confirmed_at":"2026-11-29T01:42:26.383Z","created_at":"2026-11-29T01:42:25.235Z","updated_at":"2026-11-29T01:42:26.383Z","version":2}}', 1795916546383);
INSERT INTO idempotent_answers VALUES ('usr_01m8jffaqne308qnvtdgwxxpqx', 'org_01m8jffe2vesp8cmwvbpw078qv', '01a224f7-c183-75ce-827f-75f8931fbf60', X'55DDC682A183471365CB0E2FE0208534724A8B385CEB27F489A3FB8CA1AF2BDF', 200, '{"data":{"suggested":4,"applied":4,"next":null,"suggestions":[{"id":"btx_01m8jfff6kecgag13rfvs1ercb","bank_account_id":"bac_01m8jffe81eevby9js677tvwf5","date":"2026-02-02","amount":-36.00,"currency":"GBP","description":"CARD SLATEWORK SOFTWARE SUBSCRIPTION","kind":"account","allocations":[],"settlement_id":null,"transfer_to_bank_account_id":null,"transfer_to_bank_account_name":null,"other_half_id":null,"account_id":"acc_01m8jffe2vesp8cmwv9xt7hgea","account_code":"6210","account_name":"Software and subscriptions","vat_code":"ST","vat_amount":6.00,"confidence":0.989,"suggested_by":"text","reason":"the text names the account, standard-rated (VAT Notice 700)","applied":true,"error":null},{"id":"btx_01m8jfff6kecgag13rg5krqk37","bank_account_id":"bac_01m8jffe81eevby9js677tvwf5","date":"2026-02-18","amount":-58.40,"currency":"GBP","description":"CARD TRAINLINE.COM LONDON","kind":"account","allocations":[],"settlement_id":null,"transfer_to_bank_account_id":null,"transfer_to_bank_account_name":null,"other_half_id":null,"account_id":"acc_01m8jffe2vesp8cmwva75q869h","account_code":"6300","account_name":"Travel and subsistence","vat_code":"ZR","vat_amount":0.00,"confidence":0.872,"suggested_by":"text","reason":"supplier Trainline: rail travel, zero-rated (VAT Notice 744A)","applied":true,"error":null},{"id":"btx_01m8jfff6kecgag13rgcsvmarm","bank_account_id":"bac_01m8jffe81eevby9js677tvwf5","date":"2026-03-02","amount":-36.00,"currency":"GBP","description":"CARD SLATEWORK SOFTWARE SUBSCRIPTION","kind":"account","allocations":[],"settlement_id":null,"transfer_to_bank_account_id":null,"transfer_to_bank_account_name":null,"other_half_id":null,"account_id":"acc_01m8jffe2vesp8cmwv9xt7hgea","account_code":"6210","account_name":"Software and subscriptions","vat_code":"ST","vat_amount":6.00,"confidence":0.989,"suggested_by":"text","reason":"the text names the account, standard-rated (VAT Notice 700)","applied":true,"error":null},{"id":"btx_01m8jfff6kecgag13rgtndbm1e","bank_account_id":"bac_01m8jffe81eevby9js677tvwf5","date":"2026-03-20","amount":-7.50,"currency":"GBP","description":"TOTAL CHARGES TO 19MAR2026","kind":"account","allocations":[],"settlement_id":null,"transfer_to_bank_account_id":null,"transfer_to_bank_account_name":null,"other_half_id":null,"account_id":"acc_01m8jffe2vesp8cmwvaz1ra3fy","account_code":"6700","account_name":"Bank charges","vat_code":"EX","vat_amount":0.00,"confidence":0.990,"suggested_by":"text","reason":"\"bank charges\": bank charges, exempt (VAT Notice 701/49)","applied":true,"error":null}]}}', 1795916548468);
INSERT INTO idempotent_answers VALUES ('usr_01m8jffaqne308qnvtdgwxxpqx', 'org_01m8jffe2vesp8cmwvbpw078qv', '01a224f7-c9dd-7465-8b60-2b73da378120', X'B2201F9553C54CC6DF711DF567FCAC4B061B773C51A3B30C74BBEB2CDDE5F3B5', 200, '{"data":{"id":"btx_01m8jfff6kecgag13rg5krqk37","bank_account_id":"bac_01m8jffe81eevby9js677tvwf5","date":"2026-02-18","amount":-58.40,"currency":"GBP","description":"CARD TRAINLINE.COM LONDON","reference":null,"external_id":null,"status":"confirmed","account_id":"acc_01m8jffe2vesp8cmwva75q869h","vat_code":"ZR","vat_amount":0.00,"net_amount":-58.40,"contact_id":null,"journal_id":"jnl_01m8jffjf1ew89frrd5j9es7t7","settlement_id":null,"confirmed_at":"2026-11-29T01:42:28.577Z","created_at":"2026-11-29T01:42:25.235Z","updated_at":"2026-11-29T01:42:28.577Z","version":3}}', 1795916548577);
INSERT INTO idempotent_answers VALUES ('usr_01m8jffaqne308qnvtdgwxxpqx', 'org_01m8jffe2vesp8cmwvbpw078qv', '01a224f7-ca86-74b2-b921-dc90d42363a1', X'410091EBABABF80D5AB0A7415D67185715441EBEFF0BCE6C5F9DAAC8A4DDBE89', 200, '{"data":{"id":"btx_01m8jfff6kecgag13rgcsvmarm","bank_account_id":"bac_01m8jffe81eevby9js677tvwf5","date":"2026-03-02","amount":-36.00,"currency":"GBP","description":"CARD SLATEWORK SOFTWARE SUBSCRIPTION","reference":null,"external_id":null,"status":"confirmed","account_id":"acc_01m8jffe2vesp8cmwv9xt7hgea","vat_code":"ST","vat_amount":6.00,"net_amount":-30.00,"contact_id":null,"journal_id":"jnl_01m8jffjm8e3s88kvr692ms1r8","settlement_id":null,"confirmed_at":"2026-11-29T01:42:28.744Z","created_at":"2026-11-29T01:42:25.235Z","updated_at":"2026-11-29T01:42:28.744Z","version":3}}', 1795916548744);
INSERT INTO idempotent_answers VALUES ('usr_01m8jffaqne308qnvtdgwxxpqx', 'org_01m8jffe2vesp8cmwvbpw078qv', '01a224f7-cb55-772b-89b2-340282b56ca9', X'1BFFA8C938FDAE74AFDC9D57050BA2C65DF2E3012FB575E180F9D631187FFB1C', 200, '{"data":{"id":"btx_01m8jfff6kecgag13rfvs1ercb","bank_account_id":"bac_01m8jffe81eevby9js677tvwf5","date":"2026-02-02","amount":-36.00,"currency":"GBP","description":"CARD SLATEWORK SOFTWARE SUBSCRIPTION","reference":null,"external_id":null,"status":"confirmed","account_id":"acc_01m8jffe2vesp8cmwv9xt7hgea","vat_code":"ST","vat_amount":6.00,"net_amount":-30.00,"contact_id":null,"journal_id":"jnl_01m8jffjttea6bfg0eabe6tf8j","settlement_id":null,"confirmed_at":"2026-11-29T01:42:28.954Z","created_at":"2026-11-29T01:42:25.235Z","updated_at":"2026-11-29T01:42:28.954Z","version":3}}', 1795916548954);
INSERT INTO idempotent_answers VALUES ('usr_01m8jffaqne308qnvtdgwxxpqx', 'org_01m8jffe2vesp8cmwvbpw078qv', '01a224f7-cd27-70e6-9288-2b54e3d76b77', X'69EFE6570C38986F58447DC3B62F452E5F63F1D6ABFE569FE7DE28E6265E454D', 200, '{"data":{"id":"btx_01m8jfff6kecgag13rgtndbm1e","bank_account_id":"bac_01m8jffe81eevby9js677tvwf5","date":"2026-03-20","amount":-7.50,"currency":"GBP","description":"TOTAL CHARGES TO 19MAR2026","reference":null,"external_id":null,"status":"confirmed","account_id":"acc_01m8jffe2vesp8cmwvaz1ra3fy","vat_code":"EX","vat_amount":0.00,"net_amount":-7.50,"contact_id":null,"journal_id":"jnl_01m8jffk9eexjb7x0hv2y7br21","settlement_id":null,"confirmed_at":"2026-11-29T01:42:29.422Z","created_at":"2026-11-29T01:42:25.235Z","updated_at":"2026-11-29T01:42:29.422Z","version":3}}', 1795916549422);
INSERT INTO idempotent_answers VALUES ('usr_01m8jffaqne308qnvtdgwxxpqx', 'org_01m8jffe2vesp8cmwvbpw078qv', '01a224f7-ce39-75eb-867c-3b82965aa75b', X'5D439571468C4A54E0FA0E682325AC58E488C61E7FF5144EA8796A0B5A58EBA1', 201, '{"data":{"id":"vrt_01m8jffkhte0nrjcy6w36vy0r7","date_from":"2026-01-01","date_to":"2026-03-31","status":"draft","currency":"GBP","scheme":"standard","flat_rate_percent":null,"adjustments":[],"boxes":{"1":698.40,"2":0.00,"3":698.40,"4":319.80,"5":378.60,"6":4776.00,"7":3427.00,"8":0.00,"9":0.00},"direction":"pay","hmrc":{"vatDueSales":698.40,"vatDueAcquisitions":0.00,"totalVatDue":698.40,"vatReclaimedCurrPeriod":319.80,"netVatDue":378.60,"totalValueSalesExVAT":4776,"totalValuePurchasesExVAT":3427,"totalValueGoodsSuppliedExVAT":0,"totalAcquisitionsExVAT":0},"journal_id":null,"finalised_at":null,"created_at":"2026-11-29T01:42:29.690Z","updated_at":"2026-11-29T01:42:29.690Z","version":1}}', 1795916549690);
INSERT INTO idempotent_answers VALUES ('usr_01m8jffaqne308qnvtdgwxxpqx', 'org_01m8jffe2vesp8cmwvbpw078qv', '01a224f7-cebe-73f0-b016-9e117df53e1f', X'C313B6EECA80172B94D7A5DA33C7D1EE8DB252743B0F112DE0E61F4FE3E69493', 200, '{"data":{"id":"vrt_01m8jffkhte0nrjcy6w36vy0r7","date_from":"2026-01-01","date_to":"2026-03-31","status":"finalised","currency":"GBP","scheme":"standard","flat_rate_percent":null,"adjustments":[],"boxes":{"1":698.40,"2":0.00,"3":698.40,"4":319.80,"5":378.60,"6":4776.00,"7":3427.00,"8":0.00,"9":0.00},"direction":"pay","hmrc":{"vatDueSales":698.40,"vatDueAcquisitions":0.00,"totalVatDue":698.40,"vatReclaimedCurrPeriod":319.80,"netVatDue":378.60,"totalValueSalesExVAT":4776,"totalValuePurchasesExVAT":3427,"totalValueGoodsSuppliedExVAT":0,"totalAcquisitionsExVAT":0},"journal_id":null,"finalised_at":"2026-11-29T01:42:29.825Z","created_at":"2026-11-29T01:42:29.690Z","updated_at":"2026-11-29T01:42:29.825Z","version":2}}', 1795916549825);
INSERT INTO idempotent_answers VALUES ('usr_01m8jffaqne308qnvtdgwxxpqx', 'org_01m8jffe2vesp8cmwvbpw078qv', '01a224f7-cfa5-70f2-8d33-49442813b87e', X'E4DF2B751D122550B4773536670B9B80A04B41BBFDA2A37F2323155A631261E0', 200, '{"data":{"id":"org_01m8jffe2vesp8cmwvbpw078qv","name":"Wren & Marsh Ltd","currency":"GBP","country":"GB","financial_year_end":"03-31","vat_registered":true,"vat_number":null,"vat_scheme":"standard","flat_rate_percent":null,"vat_methods":[{"effective_from":null,"vat_registered":true,"vat_number":null,"vat_scheme":"standard","flat_rate_percent":null}],"vat_rounding":"line","status":"active","role":"owner","lock_date":"2026-03-31","created_at":"2026-11-29T01:42:24.091Z","updated_at":"2026-11-29T01:42:30.061Z","version":2}}', 1795916550061);
INSERT INTO idempotent_answers VALUES ('usr_01m8jffaqne308qnvtdgwxxpqx', '', 'once', X'BD590065F8DF1F619336633472911F7D86118BCE11ABF11DE10C7D723B56911C', 202, '{"reconciliation_id":"rec_01m8jffmsee65rm4swrp6arze4","status":"queued","poll_url":"/api/v1/reconciliations/rec_01m8jffmsee65rm4swrp6arze4"}', 1795916550958);
INSERT INTO organisations VALUES ('org_01m8jffbr9e7wvs7pc1116qvnc', 'Acorn Ltd', 'GBP', 'GB', '03-31', 1, NULL, 'standard', NULL, 'line', 'active', NULL, 1795916541705, 1795916551612, 2, 1, NULL);
INSERT INTO organisations VALUES ('org_01m8jffe2vesp8cmwvbpw078qv', 'Wren & Marsh Ltd', 'GBP', 'GB', '03-31', 1, NULL, 'standard', NULL, 'line', 'active', '2026-03-31', 1795916544091, 1795916550061, 2, 0, '2026-03-31');
INSERT INTO ledger_heads VALUES ('org_01m8jffbr9e7wvs7pc1116qvnc', 2, X'A2F135545F559165030BA242AB63EE85DEA8407759196064F6FFBFA31AE9A8F7', 100000, 10, X'7B03079952CE6664687BDFD4CC68D85D23FA5F9425D7686AFCFEDB842C3546CD');
INSERT INTO ledger_heads VALUES ('org_01m8jffe2vesp8cmwvbpw078qv', 29, X'D8F863EFDF626A60C8FF9ACBAB763BC6A9BBA2CAAB1094C93089B87AD2C83C5A', 4253177, 58, X'7B7352C88F9B70D193666B239E28B07D96C767CB8C29857256439400D51A3637');
INSERT INTO members VALUES ('mem_01m8jffbr9e7wvs7pbte8yv5t0', 'org_01m8jffbr9e7wvs7pc1116qvnc', 'jo@example.com', 'usr_01m8jffaqne308qnvtdgwxxpqx', 'owner', 1795916541705, 1795916541705, 1);
INSERT INTO members VALUES ('mem_01m8jffe2vesp8cmwv50f1s51x', 'org_01m8jffe2vesp8cmwvbpw078qv', 'jo@example.com', 'usr_01m8jffaqne308qnvtdgwxxpqx', 'owner', 1795916544091, 1795916544091, 1);
INSERT INTO accounts VALUES ('acc_01m8jffbr9e7wvs7pbthqn038m', 'org_01m8jffbr9e7wvs7pc1116qvnc', '1000', 'Computer equipment', 'ASSET', NULL, 'ST', NULL, 'active', 1795916541705, 1795916541705, 1, 'fixed_assets');
INSERT INTO accounts VALUES ('acc_01m8jffbr9e7wvs7pbtmqckcww', 'org_01m8jffbr9e7wvs7pc1116qvnc', '1010', 'Office equipment and furniture', 'ASSET', NULL, 'ST', NULL, 'active', 1795916541705, 1795916541705, 1, 'fixed_assets');
INSERT INTO accounts VALUES ('acc_01m8jffbr9e7wvs7pbtr565nkv', 'org_01m8jffbr9e7wvs7pc1116qvnc', '1020', 'Motor vehicles', 'ASSET', NULL, 'ST', NULL, 'active', 1795916541705, 1795916541705, 1, 'fixed_assets');
INSERT INTO accounts VALUES ('acc_01m8jffbr9e7wvs7pbtw7x9sy4', 'org_01m8jffbr9e7wvs7pc1116qvnc', '1090', 'Accumulated depreciation', 'ASSET', NULL, 'NV', NULL, 'active', 1795916541705, 1795916541705, 1, 'fixed_assets');
INSERT INTO accounts VALUES ('acc_01m8jffbr9e7wvs7pbv0qdd39d', 'org_01m8jffbr9e7wvs7pc1116qvnc', '1100', 'Stock', 'ASSET', NULL, 'ST', NULL, 'active', 1795916541705, 1795916541705, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8jffbr9e7wvs7pbv5qjhwq3', 'org_01m8jffbr9e7wvs7pc1116qvnc', '1200', 'Trade debtors', 'ASSET', 'receivable', NULL, NULL, 'active', 1795916541705, 1795916541705, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8jffbr9e7wvs7pbvadfnm5n', 'org_01m8jffbr9e7wvs7pc1116qvnc', '1210', 'Prepayments', 'ASSET', NULL, 'NV', NULL, 'active', 1795916541705, 1795916541705, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8jffbr9e7wvs7pbvd8kvpgr', 'org_01m8jffbr9e7wvs7pc1116qvnc', '1220', 'Other debtors', 'ASSET', NULL, 'NV', NULL, 'active', 1795916541705, 1795916541705, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8jffbr9e7wvs7pbvjvfhjqg', 'org_01m8jffbr9e7wvs7pc1116qvnc', '1300', 'Current account', 'ASSET', 'bank', NULL, NULL, 'active', 1795916541705, 1795916541705, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8jffbr9e7wvs7pbvntjzh7n', 'org_01m8jffbr9e7wvs7pc1116qvnc', '1310', 'Petty cash', 'ASSET', NULL, 'NV', NULL, 'active', 1795916541705, 1795916541705, 1, 'cash');
INSERT INTO accounts VALUES ('acc_01m8jffbr9e7wvs7pbvrxnpnp6', 'org_01m8jffbr9e7wvs7pc1116qvnc', '2100', 'Trade creditors', 'LIABILITY', 'payable', NULL, NULL, 'active', 1795916541705, 1795916541705, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8jffbr9e7wvs7pbvxkdtbhd', 'org_01m8jffbr9e7wvs7pc1116qvnc', '2110', 'Accruals', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795916541705, 1795916541705, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8jffbr9e7wvs7pbw08642at', 'org_01m8jffbr9e7wvs7pc1116qvnc', '2200', 'PAYE and National Insurance', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795916541705, 1795916541705, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8jffbr9e7wvs7pbw5sccy9f', 'org_01m8jffbr9e7wvs7pc1116qvnc', '2210', 'Pension contributions', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795916541705, 1795916541705, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8jffbr9e7wvs7pbw8z2sm8p', 'org_01m8jffbr9e7wvs7pc1116qvnc', '2220', 'Net wages', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795916541705, 1795916541705, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8jffbr9e7wvs7pbwcqv53j2', 'org_01m8jffbr9e7wvs7pc1116qvnc', '2300', 'Corporation tax', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795916541705, 1795916541705, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8jffbr9e7wvs7pbwgeyshrm', 'org_01m8jffbr9e7wvs7pc1116qvnc', '2400', 'Director''s loan account', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795916541705, 1795916541705, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8jffbr9e7wvs7pbwnq5rr6s', 'org_01m8jffbr9e7wvs7pc1116qvnc', '2500', 'Bank loans', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795916541705, 1795916541705, 1, 'long_term_liabilities');
INSERT INTO accounts VALUES ('acc_01m8jffbr9e7wvs7pbwvw1yztb', 'org_01m8jffbr9e7wvs7pc1116qvnc', '2900', 'Suspense', 'LIABILITY', 'suspense', NULL, NULL, 'active', 1795916541705, 1795916541705, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8jffbr9e7wvs7pbwzhmkpmw', 'org_01m8jffbr9e7wvs7pc1116qvnc', '3000', 'Share capital', 'EQUITY', NULL, 'NV', NULL, 'active', 1795916541705, 1795916541705, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8jffbr9e7wvs7pbx228zz2w', 'org_01m8jffbr9e7wvs7pc1116qvnc', '3100', 'Retained earnings', 'EQUITY', 'retained_earnings', NULL, NULL, 'active', 1795916541705, 1795916541705, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8jffbr9e7wvs7pbx7e17pfd', 'org_01m8jffbr9e7wvs7pc1116qvnc', '3200', 'Dividends', 'EQUITY', NULL, 'NV', NULL, 'active', 1795916541705, 1795916541705, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8jffbr9e7wvs7pbx8eq0y9g', 'org_01m8jffbr9e7wvs7pc1116qvnc', '3900', 'Opening balances', 'EQUITY', 'opening_balance', NULL, NULL, 'active', 1795916541705, 1795916541705, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8jffbr9e7wvs7pbxe3tagwk', 'org_01m8jffbr9e7wvs7pc1116qvnc', '4000', 'Sales', 'INCOME', NULL, 'ST', NULL, 'active', 1795916541705, 1795916541705, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8jffbr9e7wvs7pbxkreypwj', 'org_01m8jffbr9e7wvs7pc1116qvnc', '4010', 'Sales, zero-rated', 'INCOME', NULL, 'ZR', NULL, 'active', 1795916541705, 1795916541705, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8jffbr9e7wvs7pbxq33haxx', 'org_01m8jffbr9e7wvs7pc1116qvnc', '4090', 'Other income', 'INCOME', NULL, 'ST', NULL, 'active', 1795916541705, 1795916541705, 1, 'other_income');
INSERT INTO accounts VALUES ('acc_01m8jffbr9e7wvs7pbxrzq9r4j', 'org_01m8jffbr9e7wvs7pc1116qvnc', '4900', 'Interest received', 'INCOME', NULL, 'EX', NULL, 'active', 1795916541705, 1795916541705, 1, 'finance');
INSERT INTO accounts VALUES ('acc_01m8jffbr9e7wvs7pbxy5n8m0v', 'org_01m8jffbr9e7wvs7pc1116qvnc', '4920', 'VAT flat-rate scheme difference', 'INCOME', 'vat_scheme_difference', NULL, NULL, 'active', 1795916541705, 1795916541705, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8jffbr9e7wvs7pby2m0edpm', 'org_01m8jffbr9e7wvs7pc1116qvnc', '5000', 'Cost of goods sold', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795916541705, 1795916541705, 1, 'cost_of_sales');
INSERT INTO accounts VALUES ('acc_01m8jffbr9e7wvs7pby7rtgxcy', 'org_01m8jffbr9e7wvs7pc1116qvnc', '5010', 'Subcontractors', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795916541705, 1795916541705, 1, 'cost_of_sales');
INSERT INTO accounts VALUES ('acc_01m8jffbr9e7wvs7pby9mzwtax', 'org_01m8jffbr9e7wvs7pc1116qvnc', '5020', 'Carriage and postage', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795916541705, 1795916541705, 1, 'cost_of_sales');
INSERT INTO accounts VALUES ('acc_01m8jffbr9e7wvs7pbyfnm9k4e', 'org_01m8jffbr9e7wvs7pc1116qvnc', '6000', 'Wages and salaries', 'EXPENSE', NULL, 'NV', NULL, 'active', 1795916541705, 1795916541705, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8jffbr9e7wvs7pbygsnj7y3', 'org_01m8jffbr9e7wvs7pc1116qvnc', '6010', 'Employer''s National Insurance', 'EXPENSE', NULL, 'NV', NULL, 'active', 1795916541705, 1795916541705, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8jffbr9e7wvs7pbypmjmn08', 'org_01m8jffbr9e7wvs7pc1116qvnc', '6020', 'Employer''s pension', 'EXPENSE', NULL, 'NV', NULL, 'active', 1795916541705, 1795916541705, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8jffbr9e7wvs7pbyrhgmmd6', 'org_01m8jffbr9e7wvs7pc1116qvnc', '6100', 'Rent', 'EXPENSE', NULL, 'EX', NULL, 'active', 1795916541705, 1795916541705, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8jffbr9e7wvs7pbyybbvset', 'org_01m8jffbr9e7wvs7pc1116qvnc', '6110', 'Business rates', 'EXPENSE', NULL, 'NV', NULL, 'active', 1795916541705, 1795916541705, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8jffbr9e7wvs7pbz1c3wfv7', 'org_01m8jffbr9e7wvs7pc1116qvnc', '6120', 'Light, heat and water', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795916541705, 1795916541705, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8jffbr9e7wvs7pbz4t50s1q', 'org_01m8jffbr9e7wvs7pc1116qvnc', '6200', 'Telephone and internet', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795916541705, 1795916541705, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8jffbr9e7wvs7pbz9w591rd', 'org_01m8jffbr9e7wvs7pc1116qvnc', '6210', 'Software and subscriptions', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795916541705, 1795916541705, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8jffbr9e7wvs7pbzekvqnsp', 'org_01m8jffbr9e7wvs7pc1116qvnc', '6220', 'Printing and stationery', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795916541705, 1795916541705, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8jffbr9e7wvs7pbzjdanpyh', 'org_01m8jffbr9e7wvs7pc1116qvnc', '6300', 'Travel and subsistence', 'EXPENSE', NULL, 'ZR', NULL, 'active', 1795916541705, 1795916541705, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8jffbr9e7wvs7pbzmw41wwv', 'org_01m8jffbr9e7wvs7pc1116qvnc', '6310', 'Motor expenses', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795916541705, 1795916541705, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8jffbr9e7wvs7pbzsdhwbh6', 'org_01m8jffbr9e7wvs7pc1116qvnc', '6320', 'Repairs and maintenance', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795916541705, 1795916541705, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8jffbr9e7wvs7pbzxd5nwe7', 'org_01m8jffbr9e7wvs7pc1116qvnc', '6400', 'Advertising and marketing', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795916541705, 1795916541705, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8jffbr9e7wvs7pc002knkbf', 'org_01m8jffbr9e7wvs7pc1116qvnc', '6500', 'Accountancy and legal fees', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795916541705, 1795916541705, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8jffbr9e7wvs7pc0519jva0', 'org_01m8jffbr9e7wvs7pc1116qvnc', '6600', 'Insurance', 'EXPENSE', NULL, 'EX', NULL, 'active', 1795916541705, 1795916541705, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8jffbr9e7wvs7pc097xb2fk', 'org_01m8jffbr9e7wvs7pc1116qvnc', '6700', 'Bank charges', 'EXPENSE', NULL, 'EX', NULL, 'active', 1795916541705, 1795916541705, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8jffbr9e7wvs7pc0cmm2zba', 'org_01m8jffbr9e7wvs7pc1116qvnc', '6800', 'Depreciation', 'EXPENSE', NULL, 'NV', NULL, 'active', 1795916541705, 1795916541705, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8jffbr9e7wvs7pc0kxr3j1q', 'org_01m8jffbr9e7wvs7pc1116qvnc', '6810', 'Bad debts', 'EXPENSE', NULL, 'NV', NULL, 'active', 1795916541705, 1795916541705, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8jffbr9e7wvs7pc0nvs53hc', 'org_01m8jffbr9e7wvs7pc1116qvnc', '6900', 'Interest payable', 'EXPENSE', NULL, 'EX', NULL, 'active', 1795916541705, 1795916541705, 1, 'finance');
INSERT INTO accounts VALUES ('acc_01m8jffbr9e7wvs7pc0v4mns5s', 'org_01m8jffbr9e7wvs7pc1116qvnc', '6990', 'Rounding differences', 'EXPENSE', 'rounding', NULL, NULL, 'active', 1795916541705, 1795916541705, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8jffbr9e7wvs7pc0zfnqr2h', 'org_01m8jffbr9e7wvs7pc1116qvnc', '8000', 'Corporation tax charge', 'EXPENSE', NULL, 'NV', NULL, 'active', 1795916541705, 1795916541705, 1, 'tax');
INSERT INTO accounts VALUES ('acc_01m8jffe0pe0try707aw6f2qwv', 'org_01m8jffbr9e7wvs7pc1116qvnc', '2250', 'VAT', 'LIABILITY', 'vat_control', NULL, NULL, 'active', 1795916544022, 1795916544022, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8jffe2vesp8cmwv54w1j31k', 'org_01m8jffe2vesp8cmwvbpw078qv', '1000', 'Computer equipment', 'ASSET', NULL, 'ST', NULL, 'active', 1795916544091, 1795916544091, 1, 'fixed_assets');
INSERT INTO accounts VALUES ('acc_01m8jffe2vesp8cmwv59ty7qgt', 'org_01m8jffe2vesp8cmwvbpw078qv', '1010', 'Office equipment and furniture', 'ASSET', NULL, 'ST', NULL, 'active', 1795916544091, 1795916544091, 1, 'fixed_assets');
INSERT INTO accounts VALUES ('acc_01m8jffe2vesp8cmwv5f9axg8n', 'org_01m8jffe2vesp8cmwvbpw078qv', '1020', 'Motor vehicles', 'ASSET', NULL, 'ST', NULL, 'active', 1795916544091, 1795916544091, 1, 'fixed_assets');
INSERT INTO accounts VALUES ('acc_01m8jffe2vesp8cmwv5jyncws2', 'org_01m8jffe2vesp8cmwvbpw078qv', '1090', 'Accumulated depreciation', 'ASSET', NULL, 'NV', NULL, 'active', 1795916544091, 1795916544091, 1, 'fixed_assets');
INSERT INTO accounts VALUES ('acc_01m8jffe2vesp8cmwv5n54k70w', 'org_01m8jffe2vesp8cmwvbpw078qv', '1100', 'Stock', 'ASSET', NULL, 'ST', NULL, 'active', 1795916544091, 1795916544091, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8jffe2vesp8cmwv5tq97knv', 'org_01m8jffe2vesp8cmwvbpw078qv', '1200', 'Trade debtors', 'ASSET', 'receivable', NULL, NULL, 'active', 1795916544091, 1795916544091, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8jffe2vesp8cmwv5yrb1pr8', 'org_01m8jffe2vesp8cmwvbpw078qv', '1210', 'Prepayments', 'ASSET', NULL, 'NV', NULL, 'active', 1795916544091, 1795916544091, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8jffe2vesp8cmwv62ra388h', 'org_01m8jffe2vesp8cmwvbpw078qv', '1220', 'Other debtors', 'ASSET', NULL, 'NV', NULL, 'active', 1795916544091, 1795916544091, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8jffe2vesp8cmwv67xf8c15', 'org_01m8jffe2vesp8cmwvbpw078qv', '1300', 'Current account', 'ASSET', 'bank', NULL, NULL, 'active', 1795916544091, 1795916544091, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8jffe2vesp8cmwv69bm5yza', 'org_01m8jffe2vesp8cmwvbpw078qv', '1310', 'Petty cash', 'ASSET', NULL, 'NV', NULL, 'active', 1795916544091, 1795916544091, 1, 'cash');
INSERT INTO accounts VALUES ('acc_01m8jffe2vesp8cmwv6cp4z89j', 'org_01m8jffe2vesp8cmwvbpw078qv', '2100', 'Trade creditors', 'LIABILITY', 'payable', NULL, NULL, 'active', 1795916544091, 1795916544091, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8jffe2vesp8cmwv6jh96fc5', 'org_01m8jffe2vesp8cmwvbpw078qv', '2110', 'Accruals', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795916544091, 1795916544091, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8jffe2vesp8cmwv6qym2vjq', 'org_01m8jffe2vesp8cmwvbpw078qv', '2200', 'PAYE and National Insurance', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795916544091, 1795916544091, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8jffe2vesp8cmwv6tp520x2', 'org_01m8jffe2vesp8cmwvbpw078qv', '2210', 'Pension contributions', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795916544091, 1795916544091, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8jffe2vesp8cmwv6wek0jd7', 'org_01m8jffe2vesp8cmwvbpw078qv', '2220', 'Net wages', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795916544091, 1795916544091, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8jffe2vesp8cmwv72t5g5bs', 'org_01m8jffe2vesp8cmwvbpw078qv', '2300', 'Corporation tax', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795916544091, 1795916544091, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8jffe2vesp8cmwv76eq27hc', 'org_01m8jffe2vesp8cmwvbpw078qv', '2400', 'Director''s loan account', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795916544091, 1795916544091, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8jffe2vesp8cmwv79eb0861', 'org_01m8jffe2vesp8cmwvbpw078qv', '2500', 'Bank loans', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795916544091, 1795916544091, 1, 'long_term_liabilities');
INSERT INTO accounts VALUES ('acc_01m8jffe2vesp8cmwv7fq594mm', 'org_01m8jffe2vesp8cmwvbpw078qv', '2900', 'Suspense', 'LIABILITY', 'suspense', NULL, NULL, 'active', 1795916544091, 1795916544091, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8jffe2vesp8cmwv7h1xeap8', 'org_01m8jffe2vesp8cmwvbpw078qv', '3000', 'Share capital', 'EQUITY', NULL, 'NV', NULL, 'active', 1795916544091, 1795916544091, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8jffe2vesp8cmwv7p2t7sc7', 'org_01m8jffe2vesp8cmwvbpw078qv', '3100', 'Retained earnings', 'EQUITY', 'retained_earnings', NULL, NULL, 'active', 1795916544091, 1795916544091, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8jffe2vesp8cmwv7vw40v4t', 'org_01m8jffe2vesp8cmwvbpw078qv', '3200', 'Dividends', 'EQUITY', NULL, 'NV', NULL, 'active', 1795916544091, 1795916544091, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8jffe2vesp8cmwv7whsy2ws', 'org_01m8jffe2vesp8cmwvbpw078qv', '3900', 'Opening balances', 'EQUITY', 'opening_balance', NULL, NULL, 'active', 1795916544091, 1795916544091, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8jffe2vesp8cmwv81ybdcjp', 'org_01m8jffe2vesp8cmwvbpw078qv', '4000', 'Sales', 'INCOME', NULL, 'ST', NULL, 'active', 1795916544091, 1795916544091, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8jffe2vesp8cmwv85235yn5', 'org_01m8jffe2vesp8cmwvbpw078qv', '4010', 'Sales, zero-rated', 'INCOME', NULL, 'ZR', NULL, 'active', 1795916544091, 1795916544091, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8jffe2vesp8cmwv8a7wem17', 'org_01m8jffe2vesp8cmwvbpw078qv', '4090', 'Other income', 'INCOME', NULL, 'ST', NULL, 'active', 1795916544091, 1795916544091, 1, 'other_income');
INSERT INTO accounts VALUES ('acc_01m8jffe2vesp8cmwv8d3bhdk7', 'org_01m8jffe2vesp8cmwvbpw078qv', '4900', 'Interest received', 'INCOME', NULL, 'EX', NULL, 'active', 1795916544091, 1795916544091, 1, 'finance');
INSERT INTO accounts VALUES ('acc_01m8jffe2vesp8cmwv8hyz9czj', 'org_01m8jffe2vesp8cmwvbpw078qv', '4920', 'VAT flat-rate scheme difference', 'INCOME', 'vat_scheme_difference', NULL, NULL, 'active', 1795916544091, 1795916544091, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8jffe2vesp8cmwv8m7xdaqd', 'org_01m8jffe2vesp8cmwvbpw078qv', '5000', 'Cost of goods sold', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795916544091, 1795916544091, 1, 'cost_of_sales');
INSERT INTO accounts VALUES ('acc_01m8jffe2vesp8cmwv8vqc5jmk', 'org_01m8jffe2vesp8cmwvbpw078qv', '5010', 'Subcontractors', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795916544091, 1795916544091, 1, 'cost_of_sales');
INSERT INTO accounts VALUES ('acc_01m8jffe2vesp8cmwv8y2fgc8h', 'org_01m8jffe2vesp8cmwvbpw078qv', '5020', 'Carriage and postage', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795916544091, 1795916544091, 1, 'cost_of_sales');
INSERT INTO accounts VALUES ('acc_01m8jffe2vesp8cmwv90xqdp7n', 'org_01m8jffe2vesp8cmwvbpw078qv', '6000', 'Wages and salaries', 'EXPENSE', NULL, 'NV', NULL, 'active', 1795916544091, 1795916544091, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8jffe2vesp8cmwv94errbr4', 'org_01m8jffe2vesp8cmwvbpw078qv', '6010', 'Employer''s National Insurance', 'EXPENSE', NULL, 'NV', NULL, 'active', 1795916544091, 1795916544091, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8jffe2vesp8cmwv98g27kdw', 'org_01m8jffe2vesp8cmwvbpw078qv', '6020', 'Employer''s pension', 'EXPENSE', NULL, 'NV', NULL, 'active', 1795916544091, 1795916544091, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8jffe2vesp8cmwv9er911rf', 'org_01m8jffe2vesp8cmwvbpw078qv', '6100', 'Rent', 'EXPENSE', NULL, 'EX', NULL, 'active', 1795916544091, 1795916544091, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8jffe2vesp8cmwv9jn02454', 'org_01m8jffe2vesp8cmwvbpw078qv', '6110', 'Business rates', 'EXPENSE', NULL, 'NV', NULL, 'active', 1795916544091, 1795916544091, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8jffe2vesp8cmwv9q2b9b48', 'org_01m8jffe2vesp8cmwvbpw078qv', '6120', 'Light, heat and water', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795916544091, 1795916544091, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8jffe2vesp8cmwv9s46gj7f', 'org_01m8jffe2vesp8cmwvbpw078qv', '6200', 'Telephone and internet', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795916544091, 1795916544091, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8jffe2vesp8cmwv9xt7hgea', 'org_01m8jffe2vesp8cmwvbpw078qv', '6210', 'Software and subscriptions', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795916544091, 1795916544091, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8jffe2vesp8cmwva119e9as', 'org_01m8jffe2vesp8cmwvbpw078qv', '6220', 'Printing and stationery', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795916544091, 1795916544091, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8jffe2vesp8cmwva75q869h', 'org_01m8jffe2vesp8cmwvbpw078qv', '6300', 'Travel and subsistence', 'EXPENSE', NULL, 'ZR', NULL, 'active', 1795916544091, 1795916544091, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8jffe2vesp8cmwvabb14jax', 'org_01m8jffe2vesp8cmwvbpw078qv', '6310', 'Motor expenses', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795916544091, 1795916544091, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8jffe2vesp8cmwvaed833zc', 'org_01m8jffe2vesp8cmwvbpw078qv', '6320', 'Repairs and maintenance', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795916544091, 1795916544091, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8jffe2vesp8cmwvakbfg64y', 'org_01m8jffe2vesp8cmwvbpw078qv', '6400', 'Advertising and marketing', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795916544091, 1795916544091, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8jffe2vesp8cmwvangqxmrf', 'org_01m8jffe2vesp8cmwvbpw078qv', '6500', 'Accountancy and legal fees', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795916544091, 1795916544091, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8jffe2vesp8cmwvav105xpj', 'org_01m8jffe2vesp8cmwvbpw078qv', '6600', 'Insurance', 'EXPENSE', NULL, 'EX', NULL, 'active', 1795916544091, 1795916544091, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8jffe2vesp8cmwvaz1ra3fy', 'org_01m8jffe2vesp8cmwvbpw078qv', '6700', 'Bank charges', 'EXPENSE', NULL, 'EX', NULL, 'active', 1795916544091, 1795916544091, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8jffe2vesp8cmwvb3rmev48', 'org_01m8jffe2vesp8cmwvbpw078qv', '6800', 'Depreciation', 'EXPENSE', NULL, 'NV', NULL, 'active', 1795916544091, 1795916544091, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8jffe2vesp8cmwvb4xbs3kn', 'org_01m8jffe2vesp8cmwvbpw078qv', '6810', 'Bad debts', 'EXPENSE', NULL, 'NV', NULL, 'active', 1795916544091, 1795916544091, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8jffe2vesp8cmwvba1vgb4z', 'org_01m8jffe2vesp8cmwvbpw078qv', '6900', 'Interest payable', 'EXPENSE', NULL, 'EX', NULL, 'active', 1795916544091, 1795916544091, 1, 'finance');
INSERT INTO accounts VALUES ('acc_01m8jffe2vesp8cmwvbe52gz82', 'org_01m8jffe2vesp8cmwvbpw078qv', '6990', 'Rounding differences', 'EXPENSE', 'rounding', NULL, NULL, 'active', 1795916544091, 1795916544091, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8jffe2vesp8cmwvbg3gzbwm', 'org_01m8jffe2vesp8cmwvbpw078qv', '8000', 'Corporation tax charge', 'EXPENSE', NULL, 'NV', NULL, 'active', 1795916544091, 1795916544091, 1, 'tax');
INSERT INTO accounts VALUES ('acc_01m8jffe3zeenbsb8kf16yfn1m', 'org_01m8jffe2vesp8cmwvbpw078qv', '2250', 'VAT', 'LIABILITY', 'vat_control', NULL, NULL, 'active', 1795916544127, 1795916544127, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8jffe5pe04rvty6ckq6qm9t', 'org_01m8jffe2vesp8cmwvbpw078qv', '4100', 'Room hire', 'INCOME', NULL, 'EX', NULL, 'active', 1795916544182, 1795916544182, 1, NULL);
INSERT INTO accounts VALUES ('acc_01m8jffe9repe8swyka3cjv1bq', 'org_01m8jffe2vesp8cmwvbpw078qv', '1301', 'Savings', 'ASSET', 'bank', NULL, NULL, 'active', 1795916544312, 1795916544312, 1, NULL);
INSERT INTO contacts VALUES ('con_01m8jffebyehsayqa6b5c22gze', 'org_01m8jffe2vesp8cmwvbpw078qv', 'customer', 'Abbey Schools Trust', NULL, NULL, NULL, NULL, NULL, 30, NULL, NULL, 'active', 'abbey schools trust', 1795916544382, 1795916544382, 1);
INSERT INTO contacts VALUES ('con_01m8jffedjexer6bdwh473whfv', 'org_01m8jffe2vesp8cmwvbpw078qv', 'customer', 'Kestrel Fitness CIC', NULL, NULL, NULL, NULL, NULL, 30, NULL, NULL, 'active', 'kestrel fitness cic', 1795916544434, 1795916544434, 1);
INSERT INTO contacts VALUES ('con_01m8jffef0epcv258qbf51qa7v', 'org_01m8jffe2vesp8cmwvbpw078qv', 'customer', 'Marlow & Pike LLP', NULL, NULL, NULL, NULL, NULL, 30, NULL, NULL, 'active', 'marlow & pike llp', 1795916544480, 1795916544480, 1);
INSERT INTO contacts VALUES ('con_01m8jffegheh9agz4hk3k3ahxq', 'org_01m8jffe2vesp8cmwvbpw078qv', 'supplier', 'Printwell', NULL, NULL, NULL, NULL, NULL, 30, NULL, NULL, 'active', 'printwell', 1795916544529, 1795916544529, 1);
INSERT INTO contacts VALUES ('con_01m8jffej9ewnsd837tfgbmrap', 'org_01m8jffe2vesp8cmwvbpw078qv', 'supplier', 'Techbarn', NULL, NULL, NULL, NULL, NULL, 30, NULL, NULL, 'active', 'techbarn', 1795916544585, 1795916544585, 1);
INSERT INTO contacts VALUES ('con_01m8jffepyey8tjb48dqxabrem', 'org_01m8jffe2vesp8cmwvbpw078qv', 'supplier', 'Harcourt Lettings', NULL, NULL, NULL, NULL, NULL, 30, NULL, NULL, 'active', 'harcourt lettings', 1795916544734, 1795916544734, 1);
INSERT INTO contacts VALUES ('con_01m8jffermeg5a0brhdha36ab0', 'org_01m8jffe2vesp8cmwvbpw078qv', 'supplier', 'Fern & Rowe', NULL, NULL, NULL, NULL, NULL, 30, NULL, NULL, 'active', 'fern & rowe', 1795916544788, 1795916544788, 1);
INSERT INTO journals VALUES ('jnl_01m8jffe81eevby9js6f26ta0j', 'org_01m8jffe2vesp8cmwvbpw078qv', 1, '2026-01-01', 'Opening balance of Current', NULL, NULL, 'opening', NULL, 1000000, 1795916544257, 'usr_01m8jffaqne308qnvtdgwxxpqx', X'982D5B89C9A870A3A294F37F75436B6FA562E28BFCADB2F6B1C50029F4E724DB', 'opening balance of current');
INSERT INTO journals VALUES ('jnl_01m8jffetdeem8xcy1sg2715y3', 'org_01m8jffe2vesp8cmwvbpw078qv', 2, '2026-01-15', 'Sales invoice INV-0001, Abbey Schools Trust', 'INV-0001', NULL, 'invoice', NULL, 234000, 1795916544845, 'usr_01m8jffaqne308qnvtdgwxxpqx', X'332817F2FF32D7B73A37937F4C28E3826406AD24E25FEDAA2C0073103B0C510A', 'sales invoice inv-0001, abbey schools trust
inv-0001');
INSERT INTO journals VALUES ('jnl_01m8jffevre15bxqcchdrgbhaa', 'org_01m8jffe2vesp8cmwvbpw078qv', 3, '2026-01-20', 'Purchase invoice PX-881, Printwell', 'PX-881', NULL, 'invoice', NULL, 41200, 1795916544888, 'usr_01m8jffaqne308qnvtdgwxxpqx', X'C30F2C61A22D84FBFDD3EC900E56AA2E82AF0577E7764808810966439CF0FC19', 'purchase invoice px-881, printwell
px-881');
INSERT INTO journals VALUES ('jnl_01m8jffewcef4v8j7hw86mdc3s', 'org_01m8jffe2vesp8cmwvbpw078qv', 4, '2026-01-21', 'Purchase invoice TB-0117, Techbarn', 'TB-0117', NULL, 'invoice', NULL, 107880, 1795916544908, 'usr_01m8jffaqne308qnvtdgwxxpqx', X'6BC2C53BE0B3B9B3133E236CD73B5497C621266A12B653FBD170EAB440225EE6', 'purchase invoice tb-0117, techbarn
tb-0117');
INSERT INTO journals VALUES ('jnl_01m8jffex2efbt2m58b5j6mabw', 'org_01m8jffe2vesp8cmwvbpw078qv', 5, '2026-01-28', 'Sales invoice INV-0002, Abbey Schools Trust', 'INV-0002', NULL, 'invoice', NULL, 87000, 1795916544930, 'usr_01m8jffaqne308qnvtdgwxxpqx', X'BB7307633479F3C44591797BE07AFAF32AB43C8236A5B3B789821CBD41454250', 'sales invoice inv-0002, abbey schools trust
inv-0002');
INSERT INTO journals VALUES ('jnl_01m8jffexce5xs42jtga2y69g5', 'org_01m8jffe2vesp8cmwvbpw078qv', 6, '2026-02-01', 'Purchase invoice HL-33, Harcourt Lettings', 'HL-33', NULL, 'invoice', NULL, 135000, 1795916544940, 'usr_01m8jffaqne308qnvtdgwxxpqx', X'E7B26354E6D490F114325E5BF63DCE652E41FD037A83E7F5382615B2BF279694', 'purchase invoice hl-33, harcourt lettings
hl-33');
INSERT INTO journals VALUES ('jnl_01m8jffexse0kb51c4r0prf5as', 'org_01m8jffe2vesp8cmwvbpw078qv', 7, '2026-02-09', 'Sales invoice INV-0003, Kestrel Fitness CIC', 'INV-0003', NULL, 'invoice', NULL, 28200, 1795916544953, 'usr_01m8jffaqne308qnvtdgwxxpqx', X'DA366932BA0D08C5ABDC9A50F08EE389ADF243BF383D76926C81432CDB99137F', 'sales invoice inv-0003, kestrel fitness cic
inv-0003');
INSERT INTO journals VALUES ('jnl_01m8jffey7e0evv3ps4qcpr74c', 'org_01m8jffe2vesp8cmwvbpw078qv', 8, '2026-02-20', 'Sales invoice INV-0004, Marlow & Pike LLP', 'INV-0004', NULL, 'invoice', NULL, 159840, 1795916544967, 'usr_01m8jffaqne308qnvtdgwxxpqx', X'4026F8FF712A633E9CE67324F5A5B9C060BD6675B64DD66633F8BBEC7BE4B9F3', 'sales invoice inv-0004, marlow & pike llp
inv-0004');
INSERT INTO journals VALUES ('jnl_01m8jffeysex9815wyzrpmgan1', 'org_01m8jffe2vesp8cmwvbpw078qv', 9, '2026-03-03', 'Sales invoice INV-0005, Marlow & Pike LLP', 'INV-0005', NULL, 'invoice', NULL, 60000, 1795916544985, 'usr_01m8jffaqne308qnvtdgwxxpqx', X'0893415CC27FE4B2715097E861180A9EC43C830AA52F6998F000E4500EF5980B', 'sales invoice inv-0005, marlow & pike llp
inv-0005');
INSERT INTO journals VALUES ('jnl_01m8jffezaexssc1tv98rr301f', 'org_01m8jffe2vesp8cmwvbpw078qv', 10, '2026-03-12', 'Sales credit note CN-0001, Marlow & Pike LLP', 'CN-0001', NULL, 'invoice', NULL, 18000, 1795916545002, 'usr_01m8jffaqne308qnvtdgwxxpqx', X'4B90CB2D2DA90E0ABC3330B4DC8131C5B68D06DFD33F7779540748E1D362FDD9', 'sales credit note cn-0001, marlow & pike llp
cn-0001');
INSERT INTO journals VALUES ('jnl_01m8jffezhe5c87hdgq8z5v1qt', 'org_01m8jffe2vesp8cmwvbpw078qv', 11, '2026-03-24', 'Purchase invoice FR-1209, Fern & Rowe', 'FR-1209', NULL, 'invoice', NULL, 76800, 1795916545009, 'usr_01m8jffaqne308qnvtdgwxxpqx', X'E8DD47146EF99D503BC85AFD5ABD6C363F6916C3E4059BA1C8424A1B4048928D', 'purchase invoice fr-1209, fern & rowe
fr-1209');
INSERT INTO journals VALUES ('jnl_01m8jffezqeqes9sax1jxxx5h0', 'org_01m8jffe2vesp8cmwvbpw078qv', 12, '2026-03-27', 'Sales invoice INV-0006, Abbey Schools Trust', 'INV-0006', NULL, 'invoice', NULL, 56400, 1795916545015, 'usr_01m8jffaqne308qnvtdgwxxpqx', X'32F1EDF4C3E49E51A5BEF44CB62EBE6B420CB8165D8685DE0835234F418BCEF9', 'sales invoice inv-0006, abbey schools trust
inv-0006');
INSERT INTO journals VALUES ('jnl_01m8jfff0fevebaw4kammsx5db', 'org_01m8jffe2vesp8cmwvbpw078qv', 13, '2026-03-03', 'Reversal of journal 9: Sales invoice INV-0005, Marlow & Pike LLP', 'INV-0005', NULL, 'reversal', 'jnl_01m8jffeysex9815wyzrpmgan1', 60000, 1795916545039, 'usr_01m8jffaqne308qnvtdgwxxpqx', X'1C6A433E489CAA05288EF018C2BE772E37A0677252C6E9F07728E1683DE7C74C', 'reversal of journal 9: sales invoice inv-0005, marlow & pike llp
inv-0005');
INSERT INTO journals VALUES ('jnl_01m8jfff2ze6mv8xm4rqf6csmb', 'org_01m8jffe2vesp8cmwvbpw078qv', 14, '2026-01-01', 'Opening balances', 'JV-001', 'JV-001', 'manual', NULL, 1000000, 1795916545119, 'usr_01m8jffaqne308qnvtdgwxxpqx', X'E333ABFD6BAD9480858BCE0E2FC284C67486220B879EB89DA24F7CF1B9932C90', 'opening balances
jv-001');
INSERT INTO journals VALUES ('jnl_01m8jfff2ze6mv8xm4ryecdhfw', 'org_01m8jffe2vesp8cmwvbpw078qv', 15, '2026-03-31', 'March wages', 'JV-002', 'JV-002', 'manual', NULL, 100000, 1795916545119, 'usr_01m8jffaqne308qnvtdgwxxpqx', X'B25AEEFD3EA98C2AE1DC7889FB892D8F695EECF73E08D0FEB69E2745D30AD5A6', 'march wages
jv-002');
INSERT INTO journals VALUES ('jnl_01m8jfff2ze6mv8xm4s4cn9hej', 'org_01m8jffe2vesp8cmwvbpw078qv', 16, '2026-03-31', 'Depreciation of the laptop', 'JV-003', 'JV-003', 'manual', NULL, 7492, 1795916545119, 'usr_01m8jffaqne308qnvtdgwxxpqx', X'947AD47FEF81A3E54D946C1D3B4320A197AE304AA1246E33ED45824A45B214ED', 'depreciation of the laptop
jv-003');
INSERT INTO journals VALUES ('jnl_01m8jfff4eex3va769k7t57nq0', 'org_01m8jffe2vesp8cmwvbpw078qv', 17, '2026-03-06', 'Receipt from Kestrel Fitness CIC', NULL, NULL, 'settlement', NULL, 28200, 1795916545166, 'usr_01m8jffaqne308qnvtdgwxxpqx', X'C03FCD081D55B0D38CDD4ECF95F52E9EF768BA7E026FFE8D72BB64EDCD84300E', 'receipt from kestrel fitness cic');
INSERT INTO journals VALUES ('jnl_01m8jfffajefzbky4gsrst3f1j', 'org_01m8jffe2vesp8cmwvbpw078qv', 18, '2026-01-22', 'FPO TECHBARN LTD TB-0117', NULL, NULL, 'settlement', NULL, 107880, 1795916545362, 'usr_01m8jffaqne308qnvtdgwxxpqx', X'B0B43E120C72B1ECDC8481B2E2A845498F3B202BD4911730E5ADF038A0047E48', 'fpo techbarn ltd tb-0117');
INSERT INTO journals VALUES ('jnl_01m8jfffcme6kryjm6jwnf5s6t', 'org_01m8jffe2vesp8cmwvbpw078qv', 19, '2026-01-30', 'FPI ABBEY SCHOOLS TRUST PART INV-0001', NULL, NULL, 'settlement', NULL, 150000, 1795916545428, 'usr_01m8jffaqne308qnvtdgwxxpqx', X'B44D3BC5853E7F6AC0BEC99661C9E906A5FEBD8AAF3608BB62108B4670382246', 'fpi abbey schools trust part inv-0001');
INSERT INTO journals VALUES ('jnl_01m8jfffhaeh2b5gvjz6352chm', 'org_01m8jffe2vesp8cmwvbpw078qv', 20, '2026-02-10', 'FPO HARCOURT LETTINGS HL-33', NULL, NULL, 'settlement', NULL, 135000, 1795916545578, 'usr_01m8jffaqne308qnvtdgwxxpqx', X'193920DAB17AD6AAFCA95EBFA3A149DDA45458A326D1277A12C9C68F838427AC', 'fpo harcourt lettings hl-33');
INSERT INTO journals VALUES ('jnl_01m8jfffnme61svqahbyfc1trd', 'org_01m8jffe2vesp8cmwvbpw078qv', 21, '2026-02-16', 'FPI ABBEY SCHOOLS TRUST INV-0001 INV-0002', NULL, NULL, 'settlement', NULL, 171000, 1795916545716, 'usr_01m8jffaqne308qnvtdgwxxpqx', X'A85A6006F232F508AA541594C479ABEE59F82A9F668FAA08591E6563D74574A3', 'fpi abbey schools trust inv-0001 inv-0002');
INSERT INTO journals VALUES ('jnl_01m8jfffraer0bh2399z7q4dqe', 'org_01m8jffe2vesp8cmwvbpw078qv', 22, '2026-02-27', 'FPO PRINTWELL PX-881', NULL, NULL, 'settlement', NULL, 40000, 1795916545802, 'usr_01m8jffaqne308qnvtdgwxxpqx', X'48489987BA15233171331CE48D51CA7570E1F73CD1DF9ED1C584F62C1F7A73DF', 'fpo printwell px-881');
INSERT INTO journals VALUES ('jnl_01m8jffftkeqnr6zqq6pgjp5bd', 'org_01m8jffe2vesp8cmwvbpw078qv', 23, '2026-03-16', 'FPI MARLOW AND PIKE LLP INV-0004 LESS CN-0001', NULL, NULL, 'settlement', NULL, 141840, 1795916545875, 'usr_01m8jffaqne308qnvtdgwxxpqx', X'8DB4C83287FAD5B35C07EE40DB343E9A57CD5953378C9C70CAD3CA906154773F', 'fpi marlow and pike llp inv-0004 less cn-0001');
INSERT INTO journals VALUES ('jnl_01m8jffg6fer8rpny4ddhkv12v', 'org_01m8jffe2vesp8cmwvbpw078qv', 24, '2026-03-25', 'TFR TO SAVINGS', NULL, NULL, 'bank', NULL, 200000, 1795916546255, 'usr_01m8jffaqne308qnvtdgwxxpqx', X'0A881504C4C0C301B7A23631308EA32A84484C7F2165DA270CFD82082B712088', 'tfr to savings');
INSERT INTO journals VALUES ('jnl_01m8jffgafeb6aqcg1y263rxqp', 'org_01m8jffe2vesp8cmwvbpw078qv', 25, '2026-03-31', 'FPO J WREN NET PAY MARCH', NULL, NULL, 'bank', NULL, 93655, 1795916546383, 'usr_01m8jffaqne308qnvtdgwxxpqx', X'6F8B695EDE2367B31CA9809F3E95090DFBAE4CB7C1723F0E39F4A7B2B9D97D1E', 'fpo j wren net pay march');
INSERT INTO journals VALUES ('jnl_01m8jffjf1ew89frrd5j9es7t7', 'org_01m8jffe2vesp8cmwvbpw078qv', 26, '2026-02-18', 'CARD TRAINLINE.COM LONDON', NULL, NULL, 'bank', NULL, 5840, 1795916548577, 'usr_01m8jffaqne308qnvtdgwxxpqx', X'93DD066AC37BC0AD8A076F9BCD9928FA78670455E8D1B32FD65CAF734C51790D', 'card trainline.com london');
INSERT INTO journals VALUES ('jnl_01m8jffjm8e3s88kvr692ms1r8', 'org_01m8jffe2vesp8cmwvbpw078qv', 27, '2026-03-02', 'CARD SLATEWORK SOFTWARE SUBSCRIPTION', NULL, NULL, 'bank', NULL, 3600, 1795916548744, 'usr_01m8jffaqne308qnvtdgwxxpqx', X'A5C6F20D7A36C4C49FA9C90A632D648B7DA52CD0A270D1510E90CB7D5BD89A57', 'card slatework software subscription');
INSERT INTO journals VALUES ('jnl_01m8jffjttea6bfg0eabe6tf8j', 'org_01m8jffe2vesp8cmwvbpw078qv', 28, '2026-02-02', 'CARD SLATEWORK SOFTWARE SUBSCRIPTION', NULL, NULL, 'bank', NULL, 3600, 1795916548954, 'usr_01m8jffaqne308qnvtdgwxxpqx', X'1A79C6FBCDC8B87D9F462AEB1228FA6E9D4883AB2ABDD4EC43514E3899C265C6', 'card slatework software subscription');
INSERT INTO journals VALUES ('jnl_01m8jffk9eexjb7x0hv2y7br21', 'org_01m8jffe2vesp8cmwvbpw078qv', 29, '2026-03-20', 'TOTAL CHARGES TO 19MAR2026', NULL, NULL, 'bank', NULL, 750, 1795916549422, 'usr_01m8jffaqne308qnvtdgwxxpqx', X'D8F863EFDF626A60C8FF9ACBAB763BC6A9BBA2CAAB1094C93089B87AD2C83C5A', 'total charges to 19mar2026');
INSERT INTO journals VALUES ('jnl_01m8jffngtee8vj62zsnhmrrj0', 'org_01m8jffbr9e7wvs7pc1116qvnc', 1, '2026-03-02', 'A journal', NULL, NULL, 'manual', NULL, 50000, 1795916551706, 'usr_01m8jffaqne308qnvtdgwxxpqx', X'C0F7723B69C92EEEB97B88F1B50F7C200E1AE9F06CC762C5CFE2627A3DACA75C', 'a journal');
INSERT INTO journals VALUES ('jnl_01m8jffnkrets8spgf6h2mr1rx', 'org_01m8jffbr9e7wvs7pc1116qvnc', 2, '2026-03-20', 'Reversal of journal 1: A journal', NULL, NULL, 'reversal', 'jnl_01m8jffngtee8vj62zsnhmrrj0', 50000, 1795916551800, 'usr_01m8jffaqne308qnvtdgwxxpqx', X'A2F135545F559165030BA242AB63EE85DEA8407759196064F6FFBFA31AE9A8F7', 'reversal of journal 1: a journal');
INSERT INTO journal_lines VALUES ('org_01m8jffbr9e7wvs7pc1116qvnc', 1, 1, 'acc_01m8jffbr9e7wvs7pbyfnm9k4e', 50000, NULL, NULL, 0, 0, '2026-03-02');
INSERT INTO journal_lines VALUES ('org_01m8jffbr9e7wvs7pc1116qvnc', 1, 2, 'acc_01m8jffbr9e7wvs7pbvjvfhjqg', -50000, NULL, NULL, 0, 0, '2026-03-02');
INSERT INTO journal_lines VALUES ('org_01m8jffbr9e7wvs7pc1116qvnc', 2, 1, 'acc_01m8jffbr9e7wvs7pbyfnm9k4e', -50000, NULL, NULL, 0, 0, '2026-03-20');
INSERT INTO journal_lines VALUES ('org_01m8jffbr9e7wvs7pc1116qvnc', 2, 2, 'acc_01m8jffbr9e7wvs7pbvjvfhjqg', 50000, NULL, NULL, 0, 0, '2026-03-20');
INSERT INTO journal_lines VALUES ('org_01m8jffe2vesp8cmwvbpw078qv', 1, 1, 'acc_01m8jffe2vesp8cmwv67xf8c15', 1000000, NULL, NULL, 0, 0, '2026-01-01');
INSERT INTO journal_lines VALUES ('org_01m8jffe2vesp8cmwvbpw078qv', 1, 2, 'acc_01m8jffe2vesp8cmwv7whsy2ws', -1000000, NULL, NULL, 0, 0, '2026-01-01');
INSERT INTO journal_lines VALUES ('org_01m8jffe2vesp8cmwvbpw078qv', 2, 1, 'acc_01m8jffe2vesp8cmwv5tq97knv', 234000, NULL, NULL, 0, 0, '2026-01-15');
INSERT INTO journal_lines VALUES ('org_01m8jffe2vesp8cmwvbpw078qv', 2, 2, 'acc_01m8jffe2vesp8cmwv81ybdcjp', -195000, 'Course design, 3 days', 'ST', 39000, 0, '2026-01-15');
INSERT INTO journal_lines VALUES ('org_01m8jffe2vesp8cmwvbpw078qv', 2, 3, 'acc_01m8jffe3zeenbsb8kf16yfn1m', -39000, NULL, 'ST', 0, 1, '2026-01-15');
INSERT INTO journal_lines VALUES ('org_01m8jffe2vesp8cmwvbpw078qv', 3, 1, 'acc_01m8jffe2vesp8cmwv6cp4z89j', -41200, NULL, NULL, 0, 0, '2026-01-20');
INSERT INTO journal_lines VALUES ('org_01m8jffe2vesp8cmwvbpw078qv', 3, 2, 'acc_01m8jffe2vesp8cmwv8m7xdaqd', 41200, 'Printing of workbooks', 'ZR', 0, 0, '2026-01-20');
INSERT INTO journal_lines VALUES ('org_01m8jffe2vesp8cmwvbpw078qv', 4, 1, 'acc_01m8jffe2vesp8cmwv6cp4z89j', -107880, NULL, NULL, 0, 0, '2026-01-21');
INSERT INTO journal_lines VALUES ('org_01m8jffe2vesp8cmwvbpw078qv', 4, 2, 'acc_01m8jffe2vesp8cmwv54w1j31k', 89900, 'Laptop', 'ST', 17980, 0, '2026-01-21');
INSERT INTO journal_lines VALUES ('org_01m8jffe2vesp8cmwvbpw078qv', 4, 3, 'acc_01m8jffe3zeenbsb8kf16yfn1m', 17980, NULL, 'ST', 0, 1, '2026-01-21');
INSERT INTO journal_lines VALUES ('org_01m8jffe2vesp8cmwvbpw078qv', 5, 1, 'acc_01m8jffe2vesp8cmwv5tq97knv', 87000, NULL, NULL, 0, 0, '2026-01-28');
INSERT INTO journal_lines VALUES ('org_01m8jffe2vesp8cmwvbpw078qv', 5, 2, 'acc_01m8jffe2vesp8cmwv85235yn5', -87000, 'Workbooks', 'ZR', 0, 0, '2026-01-28');
INSERT INTO journal_lines VALUES ('org_01m8jffe2vesp8cmwvbpw078qv', 6, 1, 'acc_01m8jffe2vesp8cmwv6cp4z89j', -135000, NULL, NULL, 0, 0, '2026-02-01');
INSERT INTO journal_lines VALUES ('org_01m8jffe2vesp8cmwvbpw078qv', 6, 2, 'acc_01m8jffe2vesp8cmwv9er911rf', 135000, 'Rent, January to March', 'EX', 0, 0, '2026-02-01');
INSERT INTO journal_lines VALUES ('org_01m8jffe2vesp8cmwvbpw078qv', 7, 1, 'acc_01m8jffe2vesp8cmwv5tq97knv', 28200, NULL, NULL, 0, 0, '2026-02-09');
INSERT INTO journal_lines VALUES ('org_01m8jffe2vesp8cmwvbpw078qv', 7, 2, 'acc_01m8jffe5pe04rvty6ckq6qm9t', -24000, 'Seminar room, 5 evenings', 'EX', 0, 0, '2026-02-09');
INSERT INTO journal_lines VALUES ('org_01m8jffe2vesp8cmwvbpw078qv', 7, 3, 'acc_01m8jffe2vesp8cmwv81ybdcjp', -3500, 'Projector', 'ST', 700, 0, '2026-02-09');
INSERT INTO journal_lines VALUES ('org_01m8jffe2vesp8cmwvbpw078qv', 7, 4, 'acc_01m8jffe3zeenbsb8kf16yfn1m', -700, NULL, 'ST', 0, 1, '2026-02-09');
INSERT INTO journal_lines VALUES ('org_01m8jffe2vesp8cmwvbpw078qv', 8, 1, 'acc_01m8jffe2vesp8cmwv5tq97knv', 159840, NULL, NULL, 0, 0, '2026-02-20');
INSERT INTO journal_lines VALUES ('org_01m8jffe2vesp8cmwvbpw078qv', 8, 2, 'acc_01m8jffe2vesp8cmwv81ybdcjp', -133200, 'Course for new starters', 'ST', 26640, 0, '2026-02-20');
INSERT INTO journal_lines VALUES ('org_01m8jffe2vesp8cmwvbpw078qv', 8, 3, 'acc_01m8jffe3zeenbsb8kf16yfn1m', -26640, NULL, 'ST', 0, 1, '2026-02-20');
INSERT INTO journal_lines VALUES ('org_01m8jffe2vesp8cmwvbpw078qv', 9, 1, 'acc_01m8jffe2vesp8cmwv5tq97knv', 60000, NULL, NULL, 0, 0, '2026-03-03');
INSERT INTO journal_lines VALUES ('org_01m8jffe2vesp8cmwvbpw078qv', 9, 2, 'acc_01m8jffe2vesp8cmwv81ybdcjp', -50000, 'Raised in error', 'ST', 10000, 0, '2026-03-03');
INSERT INTO journal_lines VALUES ('org_01m8jffe2vesp8cmwvbpw078qv', 9, 3, 'acc_01m8jffe3zeenbsb8kf16yfn1m', -10000, NULL, 'ST', 0, 1, '2026-03-03');
INSERT INTO journal_lines VALUES ('org_01m8jffe2vesp8cmwvbpw078qv', 10, 1, 'acc_01m8jffe2vesp8cmwv5tq97knv', -18000, NULL, NULL, 0, 0, '2026-03-12');
INSERT INTO journal_lines VALUES ('org_01m8jffe2vesp8cmwvbpw078qv', 10, 2, 'acc_01m8jffe2vesp8cmwv81ybdcjp', 15000, 'A day that was not held', 'ST', 3000, 0, '2026-03-12');
INSERT INTO journal_lines VALUES ('org_01m8jffe2vesp8cmwvbpw078qv', 10, 3, 'acc_01m8jffe3zeenbsb8kf16yfn1m', 3000, NULL, 'ST', 0, 1, '2026-03-12');
INSERT INTO journal_lines VALUES ('org_01m8jffe2vesp8cmwvbpw078qv', 11, 1, 'acc_01m8jffe2vesp8cmwv6cp4z89j', -76800, NULL, NULL, 0, 0, '2026-03-24');
INSERT INTO journal_lines VALUES ('org_01m8jffe2vesp8cmwvbpw078qv', 11, 2, 'acc_01m8jffe2vesp8cmwv8vqc5jmk', 64000, 'Illustration, 2 days', 'ST', 12800, 0, '2026-03-24');
INSERT INTO journal_lines VALUES ('org_01m8jffe2vesp8cmwvbpw078qv', 11, 3, 'acc_01m8jffe3zeenbsb8kf16yfn1m', 12800, NULL, 'ST', 0, 1, '2026-03-24');
INSERT INTO journal_lines VALUES ('org_01m8jffe2vesp8cmwvbpw078qv', 12, 1, 'acc_01m8jffe2vesp8cmwv5tq97knv', 56400, NULL, NULL, 0, 0, '2026-03-27');
INSERT INTO journal_lines VALUES ('org_01m8jffe2vesp8cmwvbpw078qv', 12, 2, 'acc_01m8jffe2vesp8cmwv85235yn5', -17400, 'Workbooks', 'ZR', 0, 0, '2026-03-27');
INSERT INTO journal_lines VALUES ('org_01m8jffe2vesp8cmwvbpw078qv', 12, 3, 'acc_01m8jffe2vesp8cmwv81ybdcjp', -32500, 'Half a day of course design', 'ST', 6500, 0, '2026-03-27');
INSERT INTO journal_lines VALUES ('org_01m8jffe2vesp8cmwvbpw078qv', 12, 4, 'acc_01m8jffe3zeenbsb8kf16yfn1m', -6500, NULL, 'ST', 0, 1, '2026-03-27');
INSERT INTO journal_lines VALUES ('org_01m8jffe2vesp8cmwvbpw078qv', 13, 1, 'acc_01m8jffe2vesp8cmwv5tq97knv', -60000, NULL, NULL, 0, 0, '2026-03-03');
INSERT INTO journal_lines VALUES ('org_01m8jffe2vesp8cmwvbpw078qv', 13, 2, 'acc_01m8jffe2vesp8cmwv81ybdcjp', 50000, 'Raised in error', 'ST', 10000, 0, '2026-03-03');
INSERT INTO journal_lines VALUES ('org_01m8jffe2vesp8cmwvbpw078qv', 13, 3, 'acc_01m8jffe3zeenbsb8kf16yfn1m', 10000, NULL, 'ST', 0, 1, '2026-03-03');
INSERT INTO journal_lines VALUES ('org_01m8jffe2vesp8cmwvbpw078qv', 14, 1, 'acc_01m8jffe2vesp8cmwv7whsy2ws', 1000000, NULL, NULL, 0, 0, '2026-01-01');
INSERT INTO journal_lines VALUES ('org_01m8jffe2vesp8cmwvbpw078qv', 14, 2, 'acc_01m8jffe2vesp8cmwv7h1xeap8', -10000, 'Share capital', NULL, 0, 0, '2026-01-01');
INSERT INTO journal_lines VALUES ('org_01m8jffe2vesp8cmwvbpw078qv', 14, 3, 'acc_01m8jffe2vesp8cmwv76eq27hc', -990000, 'Lent by the director', NULL, 0, 0, '2026-01-01');
INSERT INTO journal_lines VALUES ('org_01m8jffe2vesp8cmwvbpw078qv', 15, 1, 'acc_01m8jffe2vesp8cmwv90xqdp7n', 100000, NULL, NULL, 0, 0, '2026-03-31');
INSERT INTO journal_lines VALUES ('org_01m8jffe2vesp8cmwvbpw078qv', 15, 2, 'acc_01m8jffe2vesp8cmwv6qym2vjq', -6345, 'PAYE and National Insurance', NULL, 0, 0, '2026-03-31');
INSERT INTO journal_lines VALUES ('org_01m8jffe2vesp8cmwvbpw078qv', 15, 3, 'acc_01m8jffe2vesp8cmwv6wek0jd7', -93655, 'Net pay', NULL, 0, 0, '2026-03-31');
INSERT INTO journal_lines VALUES ('org_01m8jffe2vesp8cmwvbpw078qv', 16, 1, 'acc_01m8jffe2vesp8cmwvb3rmev48', 7492, '3 of 36 months of 899.00', NULL, 0, 0, '2026-03-31');
INSERT INTO journal_lines VALUES ('org_01m8jffe2vesp8cmwvbpw078qv', 16, 2, 'acc_01m8jffe2vesp8cmwv5jyncws2', -7492, NULL, NULL, 0, 0, '2026-03-31');
INSERT INTO journal_lines VALUES ('org_01m8jffe2vesp8cmwvbpw078qv', 17, 1, 'acc_01m8jffe2vesp8cmwv5tq97knv', -28200, NULL, NULL, 0, 0, '2026-03-06');
INSERT INTO journal_lines VALUES ('org_01m8jffe2vesp8cmwvbpw078qv', 17, 2, 'acc_01m8jffe2vesp8cmwv67xf8c15', 28200, NULL, NULL, 0, 0, '2026-03-06');
INSERT INTO journal_lines VALUES ('org_01m8jffe2vesp8cmwvbpw078qv', 18, 1, 'acc_01m8jffe2vesp8cmwv6cp4z89j', 107880, NULL, NULL, 0, 0, '2026-01-22');
INSERT INTO journal_lines VALUES ('org_01m8jffe2vesp8cmwvbpw078qv', 18, 2, 'acc_01m8jffe2vesp8cmwv67xf8c15', -107880, NULL, NULL, 0, 0, '2026-01-22');
INSERT INTO journal_lines VALUES ('org_01m8jffe2vesp8cmwvbpw078qv', 19, 1, 'acc_01m8jffe2vesp8cmwv5tq97knv', -150000, NULL, NULL, 0, 0, '2026-01-30');
INSERT INTO journal_lines VALUES ('org_01m8jffe2vesp8cmwvbpw078qv', 19, 2, 'acc_01m8jffe2vesp8cmwv67xf8c15', 150000, NULL, NULL, 0, 0, '2026-01-30');
INSERT INTO journal_lines VALUES ('org_01m8jffe2vesp8cmwvbpw078qv', 20, 1, 'acc_01m8jffe2vesp8cmwv6cp4z89j', 135000, NULL, NULL, 0, 0, '2026-02-10');
INSERT INTO journal_lines VALUES ('org_01m8jffe2vesp8cmwvbpw078qv', 20, 2, 'acc_01m8jffe2vesp8cmwv67xf8c15', -135000, NULL, NULL, 0, 0, '2026-02-10');
INSERT INTO journal_lines VALUES ('org_01m8jffe2vesp8cmwvbpw078qv', 21, 1, 'acc_01m8jffe2vesp8cmwv5tq97knv', -171000, NULL, NULL, 0, 0, '2026-02-16');
INSERT INTO journal_lines VALUES ('org_01m8jffe2vesp8cmwvbpw078qv', 21, 2, 'acc_01m8jffe2vesp8cmwv67xf8c15', 171000, NULL, NULL, 0, 0, '2026-02-16');
INSERT INTO journal_lines VALUES ('org_01m8jffe2vesp8cmwvbpw078qv', 22, 1, 'acc_01m8jffe2vesp8cmwv6cp4z89j', 40000, NULL, NULL, 0, 0, '2026-02-27');
INSERT INTO journal_lines VALUES ('org_01m8jffe2vesp8cmwvbpw078qv', 22, 2, 'acc_01m8jffe2vesp8cmwv67xf8c15', -40000, NULL, NULL, 0, 0, '2026-02-27');
INSERT INTO journal_lines VALUES ('org_01m8jffe2vesp8cmwvbpw078qv', 23, 1, 'acc_01m8jffe2vesp8cmwv5tq97knv', -141840, NULL, NULL, 0, 0, '2026-03-16');
INSERT INTO journal_lines VALUES ('org_01m8jffe2vesp8cmwvbpw078qv', 23, 2, 'acc_01m8jffe2vesp8cmwv67xf8c15', 141840, NULL, NULL, 0, 0, '2026-03-16');
INSERT INTO journal_lines VALUES ('org_01m8jffe2vesp8cmwvbpw078qv', 24, 1, 'acc_01m8jffe2vesp8cmwv67xf8c15', -200000, NULL, NULL, 0, 0, '2026-03-25');
INSERT INTO journal_lines VALUES ('org_01m8jffe2vesp8cmwvbpw078qv', 24, 2, 'acc_01m8jffe9repe8swyka3cjv1bq', 200000, NULL, NULL, 0, 0, '2026-03-25');
INSERT INTO journal_lines VALUES ('org_01m8jffe2vesp8cmwvbpw078qv', 25, 1, 'acc_01m8jffe2vesp8cmwv67xf8c15', -93655, NULL, NULL, 0, 0, '2026-03-31');
INSERT INTO journal_lines VALUES ('org_01m8jffe2vesp8cmwvbpw078qv', 25, 2, 'acc_01m8jffe2vesp8cmwv6wek0jd7', 93655, NULL, NULL, 0, 0, '2026-03-31');
INSERT INTO journal_lines VALUES ('org_01m8jffe2vesp8cmwvbpw078qv', 26, 1, 'acc_01m8jffe2vesp8cmwv67xf8c15', -5840, NULL, NULL, 0, 0, '2026-02-18');
INSERT INTO journal_lines VALUES ('org_01m8jffe2vesp8cmwvbpw078qv', 26, 2, 'acc_01m8jffe2vesp8cmwva75q869h', 5840, NULL, 'ZR', 0, 0, '2026-02-18');
INSERT INTO journal_lines VALUES ('org_01m8jffe2vesp8cmwvbpw078qv', 27, 1, 'acc_01m8jffe2vesp8cmwv67xf8c15', -3600, NULL, NULL, 0, 0, '2026-03-02');
INSERT INTO journal_lines VALUES ('org_01m8jffe2vesp8cmwvbpw078qv', 27, 2, 'acc_01m8jffe2vesp8cmwv9xt7hgea', 3000, NULL, 'ST', 600, 0, '2026-03-02');
INSERT INTO journal_lines VALUES ('org_01m8jffe2vesp8cmwvbpw078qv', 27, 3, 'acc_01m8jffe3zeenbsb8kf16yfn1m', 600, NULL, 'ST', 0, 1, '2026-03-02');
INSERT INTO journal_lines VALUES ('org_01m8jffe2vesp8cmwvbpw078qv', 28, 1, 'acc_01m8jffe2vesp8cmwv67xf8c15', -3600, NULL, NULL, 0, 0, '2026-02-02');
INSERT INTO journal_lines VALUES ('org_01m8jffe2vesp8cmwvbpw078qv', 28, 2, 'acc_01m8jffe2vesp8cmwv9xt7hgea', 3000, NULL, 'ST', 600, 0, '2026-02-02');
INSERT INTO journal_lines VALUES ('org_01m8jffe2vesp8cmwvbpw078qv', 28, 3, 'acc_01m8jffe3zeenbsb8kf16yfn1m', 600, NULL, 'ST', 0, 1, '2026-02-02');
INSERT INTO journal_lines VALUES ('org_01m8jffe2vesp8cmwvbpw078qv', 29, 1, 'acc_01m8jffe2vesp8cmwv67xf8c15', -750, NULL, NULL, 0, 0, '2026-03-20');
INSERT INTO journal_lines VALUES ('org_01m8jffe2vesp8cmwvbpw078qv', 29, 2, 'acc_01m8jffe2vesp8cmwvaz1ra3fy', 750, NULL, 'EX', 0, 0, '2026-03-20');
INSERT INTO account_days VALUES ('org_01m8jffbr9e7wvs7pc1116qvnc', '2026-03-02', 'acc_01m8jffbr9e7wvs7pbvjvfhjqg', 0, 50000, 1);
INSERT INTO account_days VALUES ('org_01m8jffbr9e7wvs7pc1116qvnc', '2026-03-02', 'acc_01m8jffbr9e7wvs7pbyfnm9k4e', 50000, 0, 1);
INSERT INTO account_days VALUES ('org_01m8jffbr9e7wvs7pc1116qvnc', '2026-03-20', 'acc_01m8jffbr9e7wvs7pbvjvfhjqg', 50000, 0, 1);
INSERT INTO account_days VALUES ('org_01m8jffbr9e7wvs7pc1116qvnc', '2026-03-20', 'acc_01m8jffbr9e7wvs7pbyfnm9k4e', 0, 50000, 1);
INSERT INTO account_days VALUES ('org_01m8jffe2vesp8cmwvbpw078qv', '2026-01-01', 'acc_01m8jffe2vesp8cmwv67xf8c15', 1000000, 0, 1);
INSERT INTO account_days VALUES ('org_01m8jffe2vesp8cmwvbpw078qv', '2026-01-01', 'acc_01m8jffe2vesp8cmwv76eq27hc', 0, 990000, 1);
INSERT INTO account_days VALUES ('org_01m8jffe2vesp8cmwvbpw078qv', '2026-01-01', 'acc_01m8jffe2vesp8cmwv7h1xeap8', 0, 10000, 1);
INSERT INTO account_days VALUES ('org_01m8jffe2vesp8cmwvbpw078qv', '2026-01-01', 'acc_01m8jffe2vesp8cmwv7whsy2ws', 1000000, 1000000, 2);
INSERT INTO account_days VALUES ('org_01m8jffe2vesp8cmwvbpw078qv', '2026-01-15', 'acc_01m8jffe2vesp8cmwv5tq97knv', 234000, 0, 1);
INSERT INTO account_days VALUES ('org_01m8jffe2vesp8cmwvbpw078qv', '2026-01-15', 'acc_01m8jffe2vesp8cmwv81ybdcjp', 0, 195000, 1);
INSERT INTO account_days VALUES ('org_01m8jffe2vesp8cmwvbpw078qv', '2026-01-15', 'acc_01m8jffe3zeenbsb8kf16yfn1m', 0, 39000, 1);
INSERT INTO account_days VALUES ('org_01m8jffe2vesp8cmwvbpw078qv', '2026-01-20', 'acc_01m8jffe2vesp8cmwv6cp4z89j', 0, 41200, 1);
INSERT INTO account_days VALUES ('org_01m8jffe2vesp8cmwvbpw078qv', '2026-01-20', 'acc_01m8jffe2vesp8cmwv8m7xdaqd', 41200, 0, 1);
INSERT INTO account_days VALUES ('org_01m8jffe2vesp8cmwvbpw078qv', '2026-01-21', 'acc_01m8jffe2vesp8cmwv54w1j31k', 89900, 0, 1);
INSERT INTO account_days VALUES ('org_01m8jffe2vesp8cmwvbpw078qv', '2026-01-21', 'acc_01m8jffe2vesp8cmwv6cp4z89j', 0, 107880, 1);
INSERT INTO account_days VALUES ('org_01m8jffe2vesp8cmwvbpw078qv', '2026-01-21', 'acc_01m8jffe3zeenbsb8kf16yfn1m', 17980, 0, 1);
INSERT INTO account_days VALUES ('org_01m8jffe2vesp8cmwvbpw078qv', '2026-01-22', 'acc_01m8jffe2vesp8cmwv67xf8c15', 0, 107880, 1);
INSERT INTO account_days VALUES ('org_01m8jffe2vesp8cmwvbpw078qv', '2026-01-22', 'acc_01m8jffe2vesp8cmwv6cp4z89j', 107880, 0, 1);
INSERT INTO account_days VALUES ('org_01m8jffe2vesp8cmwvbpw078qv', '2026-01-28', 'acc_01m8jffe2vesp8cmwv5tq97knv', 87000, 0, 1);
INSERT INTO account_days VALUES ('org_01m8jffe2vesp8cmwvbpw078qv', '2026-01-28', 'acc_01m8jffe2vesp8cmwv85235yn5', 0, 87000, 1);
INSERT INTO account_days VALUES ('org_01m8jffe2vesp8cmwvbpw078qv', '2026-01-30', 'acc_01m8jffe2vesp8cmwv5tq97knv', 0, 150000, 1);
INSERT INTO account_days VALUES ('org_01m8jffe2vesp8cmwvbpw078qv', '2026-01-30', 'acc_01m8jffe2vesp8cmwv67xf8c15', 150000, 0, 1);
INSERT INTO account_days VALUES ('org_01m8jffe2vesp8cmwvbpw078qv', '2026-02-01', 'acc_01m8jffe2vesp8cmwv6cp4z89j', 0, 135000, 1);
INSERT INTO account_days VALUES ('org_01m8jffe2vesp8cmwvbpw078qv', '2026-02-01', 'acc_01m8jffe2vesp8cmwv9er911rf', 135000, 0, 1);
INSERT INTO account_days VALUES ('org_01m8jffe2vesp8cmwvbpw078qv', '2026-02-02', 'acc_01m8jffe2vesp8cmwv67xf8c15', 0, 3600, 1);
INSERT INTO account_days VALUES ('org_01m8jffe2vesp8cmwvbpw078qv', '2026-02-02', 'acc_01m8jffe2vesp8cmwv9xt7hgea', 3000, 0, 1);
INSERT INTO account_days VALUES ('org_01m8jffe2vesp8cmwvbpw078qv', '2026-02-02', 'acc_01m8jffe3zeenbsb8kf16yfn1m', 600, 0, 1);
INSERT INTO account_days VALUES ('org_01m8jffe2vesp8cmwvbpw078qv', '2026-02-09', 'acc_01m8jffe2vesp8cmwv5tq97knv', 28200, 0, 1);
INSERT INTO account_days VALUES ('org_01m8jffe2vesp8cmwvbpw078qv', '2026-02-09', 'acc_01m8jffe2vesp8cmwv81ybdcjp', 0, 3500, 1);
INSERT INTO account_days VALUES ('org_01m8jffe2vesp8cmwvbpw078qv', '2026-02-09', 'acc_01m8jffe3zeenbsb8kf16yfn1m', 0, 700, 1);
INSERT INTO account_days VALUES ('org_01m8jffe2vesp8cmwvbpw078qv', '2026-02-09', 'acc_01m8jffe5pe04rvty6ckq6qm9t', 0, 24000, 1);
INSERT INTO account_days VALUES ('org_01m8jffe2vesp8cmwvbpw078qv', '2026-02-10', 'acc_01m8jffe2vesp8cmwv67xf8c15', 0, 135000, 1);
INSERT INTO account_days VALUES ('org_01m8jffe2vesp8cmwvbpw078qv', '2026-02-10', 'acc_01m8jffe2vesp8cmwv6cp4z89j', 135000, 0, 1);
INSERT INTO account_days VALUES ('org_01m8jffe2vesp8cmwvbpw078qv', '2026-02-16', 'acc_01m8jffe2vesp8cmwv5tq97knv', 0, 171000, 1);
INSERT INTO account_days VALUES ('org_01m8jffe2vesp8cmwvbpw078qv', '2026-02-16', 'acc_01m8jffe2vesp8cmwv67xf8c15', 171000, 0, 1);
INSERT INTO account_days VALUES ('org_01m8jffe2vesp8cmwvbpw078qv', '2026-02-18', 'acc_01m8jffe2vesp8cmwv67xf8c15', 0, 5840, 1);
INSERT INTO account_days VALUES ('org_01m8jffe2vesp8cmwvbpw078qv', '2026-02-18', 'acc_01m8jffe2vesp8cmwva75q869h', 5840, 0, 1);
INSERT INTO account_days VALUES ('org_01m8jffe2vesp8cmwvbpw078qv', '2026-02-20', 'acc_01m8jffe2vesp8cmwv5tq97knv', 159840, 0, 1);
INSERT INTO account_days VALUES ('org_01m8jffe2vesp8cmwvbpw078qv', '2026-02-20', 'acc_01m8jffe2vesp8cmwv81ybdcjp', 0, 133200, 1);
INSERT INTO account_days VALUES ('org_01m8jffe2vesp8cmwvbpw078qv', '2026-02-20', 'acc_01m8jffe3zeenbsb8kf16yfn1m', 0, 26640, 1);
INSERT INTO account_days VALUES ('org_01m8jffe2vesp8cmwvbpw078qv', '2026-02-27', 'acc_01m8jffe2vesp8cmwv67xf8c15', 0, 40000, 1);
INSERT INTO account_days VALUES ('org_01m8jffe2vesp8cmwvbpw078qv', '2026-02-27', 'acc_01m8jffe2vesp8cmwv6cp4z89j', 40000, 0, 1);
INSERT INTO account_days VALUES ('org_01m8jffe2vesp8cmwvbpw078qv', '2026-03-02', 'acc_01m8jffe2vesp8cmwv67xf8c15', 0, 3600, 1);
INSERT INTO account_days VALUES ('org_01m8jffe2vesp8cmwvbpw078qv', '2026-03-02', 'acc_01m8jffe2vesp8cmwv9xt7hgea', 3000, 0, 1);
INSERT INTO account_days VALUES ('org_01m8jffe2vesp8cmwvbpw078qv', '2026-03-02', 'acc_01m8jffe3zeenbsb8kf16yfn1m', 600, 0, 1);
INSERT INTO account_days VALUES ('org_01m8jffe2vesp8cmwvbpw078qv', '2026-03-03', 'acc_01m8jffe2vesp8cmwv5tq97knv', 60000, 60000, 2);
INSERT INTO account_days VALUES ('org_01m8jffe2vesp8cmwvbpw078qv', '2026-03-03', 'acc_01m8jffe2vesp8cmwv81ybdcjp', 50000, 50000, 2);
INSERT INTO account_days VALUES ('org_01m8jffe2vesp8cmwvbpw078qv', '2026-03-03', 'acc_01m8jffe3zeenbsb8kf16yfn1m', 10000, 10000, 2);
INSERT INTO account_days VALUES ('org_01m8jffe2vesp8cmwvbpw078qv', '2026-03-06', 'acc_01m8jffe2vesp8cmwv5tq97knv', 0, 28200, 1);
INSERT INTO account_days VALUES ('org_01m8jffe2vesp8cmwvbpw078qv', '2026-03-06', 'acc_01m8jffe2vesp8cmwv67xf8c15', 28200, 0, 1);
INSERT INTO account_days VALUES ('org_01m8jffe2vesp8cmwvbpw078qv', '2026-03-12', 'acc_01m8jffe2vesp8cmwv5tq97knv', 0, 18000, 1);
INSERT INTO account_days VALUES ('org_01m8jffe2vesp8cmwvbpw078qv', '2026-03-12', 'acc_01m8jffe2vesp8cmwv81ybdcjp', 15000, 0, 1);
INSERT INTO account_days VALUES ('org_01m8jffe2vesp8cmwvbpw078qv', '2026-03-12', 'acc_01m8jffe3zeenbsb8kf16yfn1m', 3000, 0, 1);
INSERT INTO account_days VALUES ('org_01m8jffe2vesp8cmwvbpw078qv', '2026-03-16', 'acc_01m8jffe2vesp8cmwv5tq97knv', 0, 141840, 1);
INSERT INTO account_days VALUES ('org_01m8jffe2vesp8cmwvbpw078qv', '2026-03-16', 'acc_01m8jffe2vesp8cmwv67xf8c15', 141840, 0, 1);
INSERT INTO account_days VALUES ('org_01m8jffe2vesp8cmwvbpw078qv', '2026-03-20', 'acc_01m8jffe2vesp8cmwv67xf8c15', 0, 750, 1);
INSERT INTO account_days VALUES ('org_01m8jffe2vesp8cmwvbpw078qv', '2026-03-20', 'acc_01m8jffe2vesp8cmwvaz1ra3fy', 750, 0, 1);
INSERT INTO account_days VALUES ('org_01m8jffe2vesp8cmwvbpw078qv', '2026-03-24', 'acc_01m8jffe2vesp8cmwv6cp4z89j', 0, 76800, 1);
INSERT INTO account_days VALUES ('org_01m8jffe2vesp8cmwvbpw078qv', '2026-03-24', 'acc_01m8jffe2vesp8cmwv8vqc5jmk', 64000, 0, 1);
INSERT INTO account_days VALUES ('org_01m8jffe2vesp8cmwvbpw078qv', '2026-03-24', 'acc_01m8jffe3zeenbsb8kf16yfn1m', 12800, 0, 1);
INSERT INTO account_days VALUES ('org_01m8jffe2vesp8cmwvbpw078qv', '2026-03-25', 'acc_01m8jffe2vesp8cmwv67xf8c15', 0, 200000, 1);
INSERT INTO account_days VALUES ('org_01m8jffe2vesp8cmwvbpw078qv', '2026-03-25', 'acc_01m8jffe9repe8swyka3cjv1bq', 200000, 0, 1);
INSERT INTO account_days VALUES ('org_01m8jffe2vesp8cmwvbpw078qv', '2026-03-27', 'acc_01m8jffe2vesp8cmwv5tq97knv', 56400, 0, 1);
INSERT INTO account_days VALUES ('org_01m8jffe2vesp8cmwvbpw078qv', '2026-03-27', 'acc_01m8jffe2vesp8cmwv81ybdcjp', 0, 32500, 1);
INSERT INTO account_days VALUES ('org_01m8jffe2vesp8cmwvbpw078qv', '2026-03-27', 'acc_01m8jffe2vesp8cmwv85235yn5', 0, 17400, 1);
INSERT INTO account_days VALUES ('org_01m8jffe2vesp8cmwvbpw078qv', '2026-03-27', 'acc_01m8jffe3zeenbsb8kf16yfn1m', 0, 6500, 1);
INSERT INTO account_days VALUES ('org_01m8jffe2vesp8cmwvbpw078qv', '2026-03-31', 'acc_01m8jffe2vesp8cmwv5jyncws2', 0, 7492, 1);
INSERT INTO account_days VALUES ('org_01m8jffe2vesp8cmwvbpw078qv', '2026-03-31', 'acc_01m8jffe2vesp8cmwv67xf8c15', 0, 93655, 1);
INSERT INTO account_days VALUES ('org_01m8jffe2vesp8cmwvbpw078qv', '2026-03-31', 'acc_01m8jffe2vesp8cmwv6qym2vjq', 0, 6345, 1);
INSERT INTO account_days VALUES ('org_01m8jffe2vesp8cmwvbpw078qv', '2026-03-31', 'acc_01m8jffe2vesp8cmwv6wek0jd7', 93655, 93655, 2);
INSERT INTO account_days VALUES ('org_01m8jffe2vesp8cmwvbpw078qv', '2026-03-31', 'acc_01m8jffe2vesp8cmwv90xqdp7n', 100000, 0, 1);
INSERT INTO account_days VALUES ('org_01m8jffe2vesp8cmwvbpw078qv', '2026-03-31', 'acc_01m8jffe2vesp8cmwvb3rmev48', 7492, 0, 1);
INSERT INTO account_months VALUES ('org_01m8jffbr9e7wvs7pc1116qvnc', 'acc_01m8jffbr9e7wvs7pbvjvfhjqg', '2026-03', 50000, 50000, 2);
INSERT INTO account_months VALUES ('org_01m8jffbr9e7wvs7pc1116qvnc', 'acc_01m8jffbr9e7wvs7pbyfnm9k4e', '2026-03', 50000, 50000, 2);
INSERT INTO account_months VALUES ('org_01m8jffe2vesp8cmwvbpw078qv', 'acc_01m8jffe2vesp8cmwv54w1j31k', '2026-01', 89900, 0, 1);
INSERT INTO account_months VALUES ('org_01m8jffe2vesp8cmwvbpw078qv', 'acc_01m8jffe2vesp8cmwv5jyncws2', '2026-03', 0, 7492, 1);
INSERT INTO account_months VALUES ('org_01m8jffe2vesp8cmwvbpw078qv', 'acc_01m8jffe2vesp8cmwv5tq97knv', '2026-01', 321000, 150000, 3);
INSERT INTO account_months VALUES ('org_01m8jffe2vesp8cmwvbpw078qv', 'acc_01m8jffe2vesp8cmwv5tq97knv', '2026-02', 188040, 171000, 3);
INSERT INTO account_months VALUES ('org_01m8jffe2vesp8cmwvbpw078qv', 'acc_01m8jffe2vesp8cmwv5tq97knv', '2026-03', 116400, 248040, 6);
INSERT INTO account_months VALUES ('org_01m8jffe2vesp8cmwvbpw078qv', 'acc_01m8jffe2vesp8cmwv67xf8c15', '2026-01', 1150000, 107880, 3);
INSERT INTO account_months VALUES ('org_01m8jffe2vesp8cmwvbpw078qv', 'acc_01m8jffe2vesp8cmwv67xf8c15', '2026-02', 171000, 184440, 5);
INSERT INTO account_months VALUES ('org_01m8jffe2vesp8cmwvbpw078qv', 'acc_01m8jffe2vesp8cmwv67xf8c15', '2026-03', 170040, 298005, 6);
INSERT INTO account_months VALUES ('org_01m8jffe2vesp8cmwvbpw078qv', 'acc_01m8jffe2vesp8cmwv6cp4z89j', '2026-01', 107880, 149080, 3);
INSERT INTO account_months VALUES ('org_01m8jffe2vesp8cmwvbpw078qv', 'acc_01m8jffe2vesp8cmwv6cp4z89j', '2026-02', 175000, 135000, 3);
INSERT INTO account_months VALUES ('org_01m8jffe2vesp8cmwvbpw078qv', 'acc_01m8jffe2vesp8cmwv6cp4z89j', '2026-03', 0, 76800, 1);
INSERT INTO account_months VALUES ('org_01m8jffe2vesp8cmwvbpw078qv', 'acc_01m8jffe2vesp8cmwv6qym2vjq', '2026-03', 0, 6345, 1);
INSERT INTO account_months VALUES ('org_01m8jffe2vesp8cmwvbpw078qv', 'acc_01m8jffe2vesp8cmwv6wek0jd7', '2026-03', 93655, 93655, 2);
INSERT INTO account_months VALUES ('org_01m8jffe2vesp8cmwvbpw078qv', 'acc_01m8jffe2vesp8cmwv76eq27hc', '2026-01', 0, 990000, 1);
INSERT INTO account_months VALUES ('org_01m8jffe2vesp8cmwvbpw078qv', 'acc_01m8jffe2vesp8cmwv7h1xeap8', '2026-01', 0, 10000, 1);
INSERT INTO account_months VALUES ('org_01m8jffe2vesp8cmwvbpw078qv', 'acc_01m8jffe2vesp8cmwv7whsy2ws', '2026-01', 1000000, 1000000, 2);
INSERT INTO account_months VALUES ('org_01m8jffe2vesp8cmwvbpw078qv', 'acc_01m8jffe2vesp8cmwv81ybdcjp', '2026-01', 0, 195000, 1);
INSERT INTO account_months VALUES ('org_01m8jffe2vesp8cmwvbpw078qv', 'acc_01m8jffe2vesp8cmwv81ybdcjp', '2026-02', 0, 136700, 2);
INSERT INTO account_months VALUES ('org_01m8jffe2vesp8cmwvbpw078qv', 'acc_01m8jffe2vesp8cmwv81ybdcjp', '2026-03', 65000, 82500, 4);
INSERT INTO account_months VALUES ('org_01m8jffe2vesp8cmwvbpw078qv', 'acc_01m8jffe2vesp8cmwv85235yn5', '2026-01', 0, 87000, 1);
INSERT INTO account_months VALUES ('org_01m8jffe2vesp8cmwvbpw078qv', 'acc_01m8jffe2vesp8cmwv85235yn5', '2026-03', 0, 17400, 1);
INSERT INTO account_months VALUES ('org_01m8jffe2vesp8cmwvbpw078qv', 'acc_01m8jffe2vesp8cmwv8m7xdaqd', '2026-01', 41200, 0, 1);
INSERT INTO account_months VALUES ('org_01m8jffe2vesp8cmwvbpw078qv', 'acc_01m8jffe2vesp8cmwv8vqc5jmk', '2026-03', 64000, 0, 1);
INSERT INTO account_months VALUES ('org_01m8jffe2vesp8cmwvbpw078qv', 'acc_01m8jffe2vesp8cmwv90xqdp7n', '2026-03', 100000, 0, 1);
INSERT INTO account_months VALUES ('org_01m8jffe2vesp8cmwvbpw078qv', 'acc_01m8jffe2vesp8cmwv9er911rf', '2026-02', 135000, 0, 1);
INSERT INTO account_months VALUES ('org_01m8jffe2vesp8cmwvbpw078qv', 'acc_01m8jffe2vesp8cmwv9xt7hgea', '2026-02', 3000, 0, 1);
INSERT INTO account_months VALUES ('org_01m8jffe2vesp8cmwvbpw078qv', 'acc_01m8jffe2vesp8cmwv9xt7hgea', '2026-03', 3000, 0, 1);
INSERT INTO account_months VALUES ('org_01m8jffe2vesp8cmwvbpw078qv', 'acc_01m8jffe2vesp8cmwva75q869h', '2026-02', 5840, 0, 1);
INSERT INTO account_months VALUES ('org_01m8jffe2vesp8cmwvbpw078qv', 'acc_01m8jffe2vesp8cmwvaz1ra3fy', '2026-03', 750, 0, 1);
INSERT INTO account_months VALUES ('org_01m8jffe2vesp8cmwvbpw078qv', 'acc_01m8jffe2vesp8cmwvb3rmev48', '2026-03', 7492, 0, 1);
INSERT INTO account_months VALUES ('org_01m8jffe2vesp8cmwvbpw078qv', 'acc_01m8jffe3zeenbsb8kf16yfn1m', '2026-01', 17980, 39000, 2);
INSERT INTO account_months VALUES ('org_01m8jffe2vesp8cmwvbpw078qv', 'acc_01m8jffe3zeenbsb8kf16yfn1m', '2026-02', 600, 27340, 3);
INSERT INTO account_months VALUES ('org_01m8jffe2vesp8cmwvbpw078qv', 'acc_01m8jffe3zeenbsb8kf16yfn1m', '2026-03', 26400, 16500, 6);
INSERT INTO account_months VALUES ('org_01m8jffe2vesp8cmwvbpw078qv', 'acc_01m8jffe5pe04rvty6ckq6qm9t', '2026-02', 0, 24000, 1);
INSERT INTO account_months VALUES ('org_01m8jffe2vesp8cmwvbpw078qv', 'acc_01m8jffe9repe8swyka3cjv1bq', '2026-03', 200000, 0, 1);
INSERT INTO audit_events VALUES ('org_01m8jffbr9e7wvs7pc1116qvnc', 1, 1795916541705, 'usr_01m8jffaqne308qnvtdgwxxpqx', 'key_01m8jffbqaeyb8j9c34cch7j5d', 'organisation.create', 'org_01m8jffbr9e7wvs7pc1116qvnc', NULL, '{"id":"org_01m8jffbr9e7wvs7pc1116qvnc","name":"Acorn Ltd","currency":"GBP","country":"GB","financial_year_end":"03-31","vat_registered":true,"vat_number":null,"vat_scheme":"standard","flat_rate_percent":null,"vat_methods":[{"effective_from":null,"vat_registered":true,"vat_number":null,"vat_scheme":"standard","flat_rate_percent":null}],"vat_rounding":"line","status":"active","role":"owner","lock_date":null,"created_at":"2026-11-29T01:42:21.705Z","updated_at":"2026-11-29T01:42:21.705Z","version":1}', X'29C565942D630C8032B956C300BDE3D3A4B6AF956E99BA0CA6BD2C2ECD818C43', X'754B86B27B111B8BC1515579A0535165E5E06A209288268FE2D82A36938A2BDE');
INSERT INTO audit_events VALUES ('org_01m8jffbr9e7wvs7pc1116qvnc', 2, 1795916544022, 'usr_01m8jffaqne308qnvtdgwxxpqx', 'key_01m8jffbqaeyb8j9c34cch7j5d', 'account.create', 'acc_01m8jffe0pe0try707aw6f2qwv', NULL, '{"id":"acc_01m8jffe0pe0try707aw6f2qwv","code":"2250","name":"VAT","account_type":"LIABILITY","role":"vat_control","group":"current_liabilities","default_vat_code":null,"description":null,"currency":"GBP","status":"active","balance":0.00,"created_at":"2026-11-29T01:42:24.022Z","updated_at":"2026-11-29T01:42:24.022Z","version":1}', X'CA024E2E35E11E986A669CA61E667FAA2CA6EEC10C43AD38204D22584C00C9C8', X'17081CC1FE2205C2EC97A050AAEA1F570AD25A4313A56E0088AF2C03708BB06D');
INSERT INTO audit_events VALUES ('org_01m8jffbr9e7wvs7pc1116qvnc', 3, 1795916544040, 'usr_01m8jffaqne308qnvtdgwxxpqx', 'key_01m8jffbqaeyb8j9c34cch7j5d', 'bank_account.create', 'bac_01m8jffe18eber7pa90wc0j67k', NULL, '{"account_id":"acc_01m8jffbr9e7wvs7pbvjvfhjqg","account_number":null,"created_at":"2026-11-29T01:42:24.040Z","currency":"GBP","iban":null,"id":"bac_01m8jffe18eber7pa90wc0j67k","ledger_balance":0.0,"name":"Current","opening_balance":null,"opening_date":null,"opening_journal_id":null,"sort_code":null,"statement_balance":null,"statement_date":null,"type":"current","unconfirmed_count":0,"updated_at":"2026-11-29T01:42:24.040Z","version":1}', X'4444E453B6BB92AFAFB7B017E074001E4D7E9268283E227EF0F9D12F712ACD52', X'0E2238B7DA49BB4BBD7A5D19F45C1E7CC9DB3334049DCD3EEAA49234C79B6C7C');
INSERT INTO audit_events VALUES ('org_01m8jffbr9e7wvs7pc1116qvnc', 4, 1795916551533, 'usr_01m8jffaqne308qnvtdgwxxpqx', 'key_01m8jffbqaeyb8j9c34cch7j5d', 'tax_code.set', 'ST', NULL, '{"rate":19,"effective_from":"2026-02-01"}', X'C84EE4F6FCCAA861CDA63A2D037980DC3BA3E9F0FF73962B61133A392F7BE1D5', X'C4038504736CD140288F9E796D3090CD44F33EAACC363D9F00D4161FEA5AA5E3');
INSERT INTO audit_events VALUES ('org_01m8jffbr9e7wvs7pc1116qvnc', 5, 1795916551612, 'usr_01m8jffaqne308qnvtdgwxxpqx', 'key_01m8jffbqaeyb8j9c34cch7j5d', 'organisation.update', 'org_01m8jffbr9e7wvs7pc1116qvnc', '{"id":"org_01m8jffbr9e7wvs7pc1116qvnc","name":"Acorn Ltd","currency":"GBP","country":"GB","financial_year_end":"03-31","vat_registered":true,"vat_number":null,"vat_scheme":"standard","flat_rate_percent":null,"vat_methods":[{"effective_from":null,"vat_registered":true,"vat_number":null,"vat_scheme":"standard","flat_rate_percent":null}],"vat_rounding":"line","status":"active","role":"owner","lock_date":null,"created_at":"2026-11-29T01:42:21.705Z","updated_at":"2026-11-29T01:42:21.705Z","version":1}', '{"id":"org_01m8jffbr9e7wvs7pc1116qvnc","name":"Acorn Ltd","currency":"GBP","country":"GB","financial_year_end":"03-31","vat_registered":true,"vat_number":"GB123456789","vat_scheme":"standard","flat_rate_percent":null,"vat_methods":[{"effective_from":null,"vat_registered":true,"vat_number":null,"vat_scheme":"standard","flat_rate_percent":null},{"effective_from":"2026-05-01","vat_registered":true,"vat_number":"GB123456789","vat_scheme":"standard","flat_rate_percent":null}],"vat_rounding":"line","status":"active","role":"owner","lock_date":null,"created_at":"2026-11-29T01:42:21.705Z","updated_at":"2026-11-29T01:42:31.612Z","version":2}', X'D7FF7DE68BC4645ACE0AF08FB11A21E4366EDD599E7A110BD5F09D48EFCF39D3', X'8C736D1E51CA39A7E1C20C7EFB24BFC3D919F050A561F6D6F506BFB2FFE7DBE3');
INSERT INTO audit_events VALUES ('org_01m8jffbr9e7wvs7pc1116qvnc', 6, 1795916551626, 'usr_01m8jffaqne308qnvtdgwxxpqx', 'key_01m8jffbqaeyb8j9c34cch7j5d', 'bank_transaction.create', 'btx_01m8jffneaewp9fvyrkg7b4vq3', NULL, '{"account_id":null,"amount":-500.0,"bank_account_id":"bac_01m8jffe18eber7pa90wc0j67k","confirmed_at":null,"contact_id":null,"created_at":"2026-11-29T01:42:31.626Z","currency":"GBP","date":"2026-03-02","description":"CARD 4417 SCREWFIX","external_id":null,"id":"btx_01m8jffneaewp9fvyrkg7b4vq3","journal_id":null,"net_amount":-500.0,"reference":null,"settlement_id":null,"status":"unconfirmed","updated_at":"2026-11-29T01:42:31.626Z","vat_amount":0.0,"vat_code":"NV","version":1}', X'3F63D06BFACA929237E5E5BC8F18805681FDDEBD771DB6A12C1342BB32068EAD', X'D07ABBC139074C1073BFAC695D9B10A49CDC921CE7EFF7DC8F6E510219F73109');
INSERT INTO audit_events VALUES ('org_01m8jffbr9e7wvs7pc1116qvnc', 7, 1795916551706, 'usr_01m8jffaqne308qnvtdgwxxpqx', 'key_01m8jffbqaeyb8j9c34cch7j5d', 'journal.post', 'jnl_01m8jffngtee8vj62zsnhmrrj0', NULL, '{"sequence":1,"total":500.00}', X'62118A1F26E46C47C503BFA046CAE6C09BC90057D45D4CD86DD42BA0D4697F94', X'');
INSERT INTO audit_events VALUES ('org_01m8jffbr9e7wvs7pc1116qvnc', 8, 1795916551779, 'usr_01m8jffaqne308qnvtdgwxxpqx', 'key_01m8jffbqaeyb8j9c34cch7j5d', 'bank_transaction.confirm', 'btx_01m8jffneaewp9fvyrkg7b4vq3', NULL, '{"journal_id":"jnl_01m8jffngtee8vj62zsnhmrrj0","way":"match"}', X'27E4EDE43BF51A983B35DFFC04F11E65451773AF42E8B80B2CF1CDFF99B0C247', X'2F944F72899E412BFD54545D66382F506FE819C39FD4B360DF374700BE25F48F');
INSERT INTO audit_events VALUES ('org_01m8jffbr9e7wvs7pc1116qvnc', 9, 1795916551791, 'usr_01m8jffaqne308qnvtdgwxxpqx', 'key_01m8jffbqaeyb8j9c34cch7j5d', 'bank_transaction.void', 'btx_01m8jffneaewp9fvyrkg7b4vq3', '{"journal_id":"jnl_01m8jffngtee8vj62zsnhmrrj0"}', '{"reason":"matched in error"}', X'BB184D1D418073656092312B67964D702025A8F8F9DC99C7509C9CA278EB64F1', X'87E9253A76B1D4E54D2DBA3D1D3A80A84DAE8FAAD8E7241B02D4B3D559B7FDEA');
INSERT INTO audit_events VALUES ('org_01m8jffbr9e7wvs7pc1116qvnc', 10, 1795916551800, 'usr_01m8jffaqne308qnvtdgwxxpqx', 'key_01m8jffbqaeyb8j9c34cch7j5d', 'journal.reverse', 'jnl_01m8jffngtee8vj62zsnhmrrj0', NULL, '{"reversed_by_journal_id":"jnl_01m8jffnkrets8spgf6h2mr1rx","total":500.00}', X'7B03079952CE6664687BDFD4CC68D85D23FA5F9425D7686AFCFEDB842C3546CD', X'');
INSERT INTO audit_events VALUES ('org_01m8jffe2vesp8cmwvbpw078qv', 1, 1795916544091, 'usr_01m8jffaqne308qnvtdgwxxpqx', 'key_01m8jffbqaeyb8j9c34cch7j5d', 'organisation.create', 'org_01m8jffe2vesp8cmwvbpw078qv', NULL, '{"id":"org_01m8jffe2vesp8cmwvbpw078qv","name":"Wren & Marsh Ltd","currency":"GBP","country":"GB","financial_year_end":"03-31","vat_registered":true,"vat_number":null,"vat_scheme":"standard","flat_rate_percent":null,"vat_methods":[{"effective_from":null,"vat_registered":true,"vat_number":null,"vat_scheme":"standard","flat_rate_percent":null}],"vat_rounding":"line","status":"active","role":"owner","lock_date":null,"created_at":"2026-11-29T01:42:24.091Z","updated_at":"2026-11-29T01:42:24.091Z","version":1}', X'4170F69B5A859ECAAB69CE4790DA1FA6319543D861B43C152B5E7B6BD1284B6F', X'C262B24FD64DDB5D3784E66912245E6D7F9FAF41743F46435D67FF0638518C66');
INSERT INTO audit_events VALUES ('org_01m8jffe2vesp8cmwvbpw078qv', 2, 1795916544127, 'usr_01m8jffaqne308qnvtdgwxxpqx', 'key_01m8jffbqaeyb8j9c34cch7j5d', 'account.create', 'acc_01m8jffe3zeenbsb8kf16yfn1m', NULL, '{"id":"acc_01m8jffe3zeenbsb8kf16yfn1m","code":"2250","name":"VAT","account_type":"LIABILITY","role":"vat_control","group":"current_liabilities","default_vat_code":null,"description":null,"currency":"GBP","status":"active","balance":0.00,"created_at":"2026-11-29T01:42:24.127Z","updated_at":"2026-11-29T01:42:24.127Z","version":1}', X'AD8074DF39C884B261599938E6ADF97EF58C4C2BE4BDF370C3A8792ABFE9AF6F', X'63AE41E51EDCF684FCA7B7D20CA9B9BC2C1ECC1A421CB7FB6B259064482D8641');
INSERT INTO audit_events VALUES ('org_01m8jffe2vesp8cmwvbpw078qv', 3, 1795916544182, 'usr_01m8jffaqne308qnvtdgwxxpqx', 'key_01m8jffbqaeyb8j9c34cch7j5d', 'account.create', 'acc_01m8jffe5pe04rvty6ckq6qm9t', NULL, '{"id":"acc_01m8jffe5pe04rvty6ckq6qm9t","code":"4100","name":"Room hire","account_type":"INCOME","role":null,"group":"turnover","default_vat_code":"EX","description":null,"currency":"GBP","status":"active","balance":0.00,"created_at":"2026-11-29T01:42:24.182Z","updated_at":"2026-11-29T01:42:24.182Z","version":1}', X'17F4D0B054D94B96E982D9130FDD7D2021853341CFF9E7CF29B8E1499E8601E9', X'3259669B9F3E1807FDB4EE4DFEF10F10994771479759EC4716029DFDDE174D07');
INSERT INTO audit_events VALUES ('org_01m8jffe2vesp8cmwvbpw078qv', 4, 1795916544257, 'usr_01m8jffaqne308qnvtdgwxxpqx', 'key_01m8jffbqaeyb8j9c34cch7j5d', 'bank_account.create', 'bac_01m8jffe81eevby9js677tvwf5', NULL, '{"account_id":"acc_01m8jffe2vesp8cmwv67xf8c15","account_number":null,"created_at":"2026-11-29T01:42:24.257Z","currency":"GBP","iban":null,"id":"bac_01m8jffe81eevby9js677tvwf5","ledger_balance":10000.0,"name":"Current","opening_balance":10000.0,"opening_date":"2026-01-01","opening_journal_id":"jnl_01m8jffe81eevby9js6f26ta0j","sort_code":null,"statement_balance":null,"statement_date":null,"type":"current","unconfirmed_count":0,"updated_at":"2026-11-29T01:42:24.257Z","version":1}', X'B4C12731319EFB8242BADAE75639312720FFFF671F777AC86A9459DE3B5268FF', X'EC4014114DDA8951FC1F8B8A234E8DA52A570A383EA5B35A28108AA9AE4C0A59');
INSERT INTO audit_events VALUES ('org_01m8jffe2vesp8cmwvbpw078qv', 5, 1795916544312, 'usr_01m8jffaqne308qnvtdgwxxpqx', 'key_01m8jffbqaeyb8j9c34cch7j5d', 'account.create', 'acc_01m8jffe9repe8swyka3cjv1bq', NULL, '{"account_type":"ASSET","balance":0.0,"code":"1301","created_at":"2026-11-29T01:42:24.312Z","currency":"GBP","default_vat_code":null,"description":null,"group":"cash","id":"acc_01m8jffe9repe8swyka3cjv1bq","name":"Savings","role":"bank","status":"active","updated_at":"2026-11-29T01:42:24.312Z","version":1}', X'D4AE13620487F7C4358A1EA4F71E8188DC82E8E747661D4FDFB0D6010797E079', X'69C6F0A4CA4B4EFFDA03A2BCC879A3A2947570AB4E40D2FD65E88F96E2D96615');
INSERT INTO audit_events VALUES ('org_01m8jffe2vesp8cmwvbpw078qv', 6, 1795916544312, 'usr_01m8jffaqne308qnvtdgwxxpqx', 'key_01m8jffbqaeyb8j9c34cch7j5d', 'bank_account.create', 'bac_01m8jffe9repe8swyk9x964fz6', NULL, '{"account_id":"acc_01m8jffe9repe8swyka3cjv1bq","account_number":null,"created_at":"2026-11-29T01:42:24.312Z","currency":"GBP","iban":null,"id":"bac_01m8jffe9repe8swyk9x964fz6","ledger_balance":0.0,"name":"Savings","opening_balance":null,"opening_date":null,"opening_journal_id":null,"sort_code":null,"statement_balance":null,"statement_date":null,"type":"savings","unconfirmed_count":0,"updated_at":"2026-11-29T01:42:24.312Z","version":1}', X'C256631D0AA73D4274E67A559DCA487C7609C32A9C518637FD5703A6E08AFB8C', X'01A6AC65777511D8483521AE5A33A5200A5E4F313EDA5DE8C9450D35FF0EBC29');
INSERT INTO audit_events VALUES ('org_01m8jffe2vesp8cmwvbpw078qv', 7, 1795916544382, 'usr_01m8jffaqne308qnvtdgwxxpqx', 'key_01m8jffbqaeyb8j9c34cch7j5d', 'contact.create', 'con_01m8jffebyehsayqa6b5c22gze', NULL, '{"id":"con_01m8jffebyehsayqa6b5c22gze","kind":"customer","name":"Abbey Schools Trust","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-29T01:42:24.382Z","updated_at":"2026-11-29T01:42:24.382Z","version":1}', X'CA94187A81A6BDA4BB60C61CEA612F0DDFB3C95C5171694CC8744CE1FD649DFC', X'91DA38468B5D6F1E8CB8EDD2E24687746B4743BD5C3BBB29B9C60983DDB526E9');
INSERT INTO audit_events VALUES ('org_01m8jffe2vesp8cmwvbpw078qv', 8, 1795916544434, 'usr_01m8jffaqne308qnvtdgwxxpqx', 'key_01m8jffbqaeyb8j9c34cch7j5d', 'contact.create', 'con_01m8jffedjexer6bdwh473whfv', NULL, '{"id":"con_01m8jffedjexer6bdwh473whfv","kind":"customer","name":"Kestrel Fitness CIC","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-29T01:42:24.434Z","updated_at":"2026-11-29T01:42:24.434Z","version":1}', X'D4B7647D9FB99C69EE4FE56B67E7BFA7D9C16036AC9E18B8D54494124C2B8C5D', X'1D017B2101B1CD18B40B3D65CB1D44DD4F607EC3135AC2923B3C6F40E421F27C');
INSERT INTO audit_events VALUES ('org_01m8jffe2vesp8cmwvbpw078qv', 9, 1795916544480, 'usr_01m8jffaqne308qnvtdgwxxpqx', 'key_01m8jffbqaeyb8j9c34cch7j5d', 'contact.create', 'con_01m8jffef0epcv258qbf51qa7v', NULL, '{"id":"con_01m8jffef0epcv258qbf51qa7v","kind":"customer","name":"Marlow & Pike LLP","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-29T01:42:24.480Z","updated_at":"2026-11-29T01:42:24.480Z","version":1}', X'F5CC098576407A7B25EDC1E33A26AA57738E956CCD1CBD03C95CD389BA8DB947', X'C9AC563570753B533A4E7956324191446BA5099BD5085CB68930E6825A722D86');
INSERT INTO audit_events VALUES ('org_01m8jffe2vesp8cmwvbpw078qv', 10, 1795916544529, 'usr_01m8jffaqne308qnvtdgwxxpqx', 'key_01m8jffbqaeyb8j9c34cch7j5d', 'contact.create', 'con_01m8jffegheh9agz4hk3k3ahxq', NULL, '{"id":"con_01m8jffegheh9agz4hk3k3ahxq","kind":"supplier","name":"Printwell","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-29T01:42:24.529Z","updated_at":"2026-11-29T01:42:24.529Z","version":1}', X'0BD054AA9B4E62D1417DFE49D6AB07A581C40A6F1FD42A8C06383AB225A55C07', X'8EA556ED7043FFFA589478398ACA28B3F85176E140189E4A15E9EEEBE2669CB0');
INSERT INTO audit_events VALUES ('org_01m8jffe2vesp8cmwvbpw078qv', 11, 1795916544585, 'usr_01m8jffaqne308qnvtdgwxxpqx', 'key_01m8jffbqaeyb8j9c34cch7j5d', 'contact.create', 'con_01m8jffej9ewnsd837tfgbmrap', NULL, '{"id":"con_01m8jffej9ewnsd837tfgbmrap","kind":"supplier","name":"Techbarn","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-29T01:42:24.585Z","updated_at":"2026-11-29T01:42:24.585Z","version":1}', X'6C912ACC4E04F676BBE53FF32D66FE5FC768040E6AF7ED845557D222483D42BB', X'527A5C17C8689E84BF6EA7AA5113CC3C8113D9469A8143804117EB07BC8B8559');
INSERT INTO audit_events VALUES ('org_01m8jffe2vesp8cmwvbpw078qv', 12, 1795916544734, 'usr_01m8jffaqne308qnvtdgwxxpqx', 'key_01m8jffbqaeyb8j9c34cch7j5d', 'contact.create', 'con_01m8jffepyey8tjb48dqxabrem', NULL, '{"id":"con_01m8jffepyey8tjb48dqxabrem","kind":"supplier","name":"Harcourt Lettings","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-29T01:42:24.734Z","updated_at":"2026-11-29T01:42:24.734Z","version":1}', X'9CA8447F2005B98DB3E9758BD3704899CCFD3906C02FD6651AAFDDB1C882E2B7', X'DAF07C14AAB470CFCBA3924BBF4AFD783E64F69E9299EA808451202857E66B68');
INSERT INTO audit_events VALUES ('org_01m8jffe2vesp8cmwvbpw078qv', 13, 1795916544788, 'usr_01m8jffaqne308qnvtdgwxxpqx', 'key_01m8jffbqaeyb8j9c34cch7j5d', 'contact.create', 'con_01m8jffermeg5a0brhdha36ab0', NULL, '{"id":"con_01m8jffermeg5a0brhdha36ab0","kind":"supplier","name":"Fern & Rowe","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-29T01:42:24.788Z","updated_at":"2026-11-29T01:42:24.788Z","version":1}', X'002DF401C0F1109A6A3531A41962E9B7C2464B864AAE56EED8AB52C5184996A9', X'2EF084E6C0822AA83C5EFD6E3E5D16E06D56A993F9DC08F8C903A314E527C9EE');
INSERT INTO audit_events VALUES ('org_01m8jffe2vesp8cmwvbpw078qv', 14, 1795916544845, 'usr_01m8jffaqne308qnvtdgwxxpqx', 'key_01m8jffbqaeyb8j9c34cch7j5d', 'invoice.create', 'inv_01m8jffetdeem8xcy1sdme335b', NULL, '{"id":"inv_01m8jffetdeem8xcy1sdme335b","type":"sales","kind":"invoice","status":"issued","number":"INV-0001","contact_id":"con_01m8jffebyehsayqa6b5c22gze","contact_name":"Abbey Schools Trust","issue_date":"2026-01-15","tax_point":"2026-01-15","due_date":"2026-02-14","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":1950.00,"vat_total":390.00,"gross_total":2340.00,"amount_paid":0.00,"amount_credited":0.00,"amount_due":2340.00,"overdue":true,"journal_id":"jnl_01m8jffetdeem8xcy1sg2715y3","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T01:42:24.845Z","updated_at":"2026-11-29T01:42:24.845Z","version":1,"lines":[{"description":"Course design, 3 days","quantity":3,"unit_price":650.00,"discount_percent":null,"account_id":"acc_01m8jffe2vesp8cmwv81ybdcjp","account_code":"4000","vat_code":"ST","net_amount":1950.00,"vat_amount":390.00,"gross_amount":2340.00}]}', X'D343B39CD74887465BABF563819A1D2BBB63E1C640FB83053DB99B476C500E89', X'1D2D08B946A96FCD5C8F907C034EF448B42D76844C66393A79CC823D0AC3DCB5');
INSERT INTO audit_events VALUES ('org_01m8jffe2vesp8cmwvbpw078qv', 15, 1795916544888, 'usr_01m8jffaqne308qnvtdgwxxpqx', 'key_01m8jffbqaeyb8j9c34cch7j5d', 'invoice.create', 'inv_01m8jffevre15bxqcchbmmh8tf', NULL, '{"id":"inv_01m8jffevre15bxqcchbmmh8tf","type":"purchase","kind":"invoice","status":"issued","number":"PX-881","contact_id":"con_01m8jffegheh9agz4hk3k3ahxq","contact_name":"Printwell","issue_date":"2026-01-20","tax_point":"2026-01-20","due_date":"2026-02-19","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":412.00,"vat_total":0.00,"gross_total":412.00,"amount_paid":0.00,"amount_credited":0.00,"amount_due":412.00,"overdue":true,"journal_id":"jnl_01m8jffevre15bxqcchdrgbhaa","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T01:42:24.888Z","updated_at":"2026-11-29T01:42:24.888Z","version":1,"lines":[{"description":"Printing of workbooks","quantity":1,"unit_price":412.00,"discount_percent":null,"account_id":"acc_01m8jffe2vesp8cmwv8m7xdaqd","account_code":"5000","vat_code":"ZR","net_amount":412.00,"vat_amount":0.00,"gross_amount":412.00}]}', X'BB27388228F0A8F6C915AEAE3D354DAA242ACF60BF855FB0854B275F0FC1F102', X'5536C91980B0E175D093CFF7E8D42BF468E96379F33DC3CC06C5928C3C956F45');
INSERT INTO audit_events VALUES ('org_01m8jffe2vesp8cmwvbpw078qv', 16, 1795916544908, 'usr_01m8jffaqne308qnvtdgwxxpqx', 'key_01m8jffbqaeyb8j9c34cch7j5d', 'invoice.create', 'inv_01m8jffewcef4v8j7hw7qfy5yc', NULL, '{"id":"inv_01m8jffewcef4v8j7hw7qfy5yc","type":"purchase","kind":"invoice","status":"issued","number":"TB-0117","contact_id":"con_01m8jffej9ewnsd837tfgbmrap","contact_name":"Techbarn","issue_date":"2026-01-21","tax_point":"2026-01-21","due_date":"2026-02-20","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":899.00,"vat_total":179.80,"gross_total":1078.80,"amount_paid":0.00,"amount_credited":0.00,"amount_due":1078.80,"overdue":true,"journal_id":"jnl_01m8jffewcef4v8j7hw86mdc3s","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T01:42:24.908Z","updated_at":"2026-11-29T01:42:24.908Z","version":1,"lines":[{"description":"Laptop","quantity":1,"unit_price":899.00,"discount_percent":null,"account_id":"acc_01m8jffe2vesp8cmwv54w1j31k","account_code":"1000","vat_code":"ST","net_amount":899.00,"vat_amount":179.80,"gross_amount":1078.80}]}', X'800F1D4F7F4CC081451CA826FD2F3884B365B8D94A6078CA7A23C1595601B671', X'DAC18E1D97C1AF5BA80788C28BED7C24C27BEAD20831231F616EA551141981FD');
INSERT INTO audit_events VALUES ('org_01m8jffe2vesp8cmwvbpw078qv', 17, 1795916544930, 'usr_01m8jffaqne308qnvtdgwxxpqx', 'key_01m8jffbqaeyb8j9c34cch7j5d', 'invoice.create', 'inv_01m8jffex2efbt2m58b01w2cp6', NULL, '{"id":"inv_01m8jffex2efbt2m58b01w2cp6","type":"sales","kind":"invoice","status":"issued","number":"INV-0002","contact_id":"con_01m8jffebyehsayqa6b5c22gze","contact_name":"Abbey Schools Trust","issue_date":"2026-01-28","tax_point":"2026-01-28","due_date":"2026-02-27","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":870.00,"vat_total":0.00,"gross_total":870.00,"amount_paid":0.00,"amount_credited":0.00,"amount_due":870.00,"overdue":true,"journal_id":"jnl_01m8jffex2efbt2m58b5j6mabw","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T01:42:24.930Z","updated_at":"2026-11-29T01:42:24.930Z","version":1,"lines":[{"description":"Workbooks","quantity":120,"unit_price":7.25,"discount_percent":null,"account_id":"acc_01m8jffe2vesp8cmwv85235yn5","account_code":"4010","vat_code":"ZR","net_amount":870.00,"vat_amount":0.00,"gross_amount":870.00}]}', X'57A4D76121A7E4E99F81BF3B9DB0ACD52658727E3797FF9DED4FD4B6DF6DF0AC', X'4EF58FCD0DAFC482BAA8A201FCC915827AE5C3CBA3233B55B10964260A1BDE5E');
INSERT INTO audit_events VALUES ('org_01m8jffe2vesp8cmwvbpw078qv', 18, 1795916544940, 'usr_01m8jffaqne308qnvtdgwxxpqx', 'key_01m8jffbqaeyb8j9c34cch7j5d', 'invoice.create', 'inv_01m8jffexce5xs42jtg4jgyq5s', NULL, '{"id":"inv_01m8jffexce5xs42jtg4jgyq5s","type":"purchase","kind":"invoice","status":"issued","number":"HL-33","contact_id":"con_01m8jffepyey8tjb48dqxabrem","contact_name":"Harcourt Lettings","issue_date":"2026-02-01","tax_point":"2026-02-01","due_date":"2026-03-03","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":1350.00,"vat_total":0.00,"gross_total":1350.00,"amount_paid":0.00,"amount_credited":0.00,"amount_due":1350.00,"overdue":true,"journal_id":"jnl_01m8jffexce5xs42jtga2y69g5","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T01:42:24.940Z","updated_at":"2026-11-29T01:42:24.940Z","version":1,"lines":[{"description":"Rent, January to March","quantity":1,"unit_price":1350.00,"discount_percent":null,"account_id":"acc_01m8jffe2vesp8cmwv9er911rf","account_code":"6100","vat_code":"EX","net_amount":1350.00,"vat_amount":0.00,"gross_amount":1350.00}]}', X'EF9FE21D327A0D0037B109AD3493F8F9EBA1FE5F013827B363C48B47BE1E6E1E', X'40C885AFF02C7C74ED306193255A5B3A6BB530F49EC2C79AA8DCE217BF066590');
INSERT INTO audit_events VALUES ('org_01m8jffe2vesp8cmwvbpw078qv', 19, 1795916544953, 'usr_01m8jffaqne308qnvtdgwxxpqx', 'key_01m8jffbqaeyb8j9c34cch7j5d', 'invoice.create', 'inv_01m8jffexse0kb51c4qxd9mf03', NULL, '{"id":"inv_01m8jffexse0kb51c4qxd9mf03","type":"sales","kind":"invoice","status":"issued","number":"INV-0003","contact_id":"con_01m8jffedjexer6bdwh473whfv","contact_name":"Kestrel Fitness CIC","issue_date":"2026-02-09","tax_point":"2026-02-09","due_date":"2026-03-11","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":275.00,"vat_total":7.00,"gross_total":282.00,"amount_paid":0.00,"amount_credited":0.00,"amount_due":282.00,"overdue":true,"journal_id":"jnl_01m8jffexse0kb51c4r0prf5as","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T01:42:24.953Z","updated_at":"2026-11-29T01:42:24.953Z","version":1,"lines":[{"description":"Seminar room, 5 evenings","quantity":5,"unit_price":48.00,"discount_percent":null,"account_id":"acc_01m8jffe5pe04rvty6ckq6qm9t","account_code":"4100","vat_code":"EX","net_amount":240.00,"vat_amount":0.00,"gross_amount":240.00},{"description":"Projector","quantity":1,"unit_price":35.00,"discount_percent":null,"account_id":"acc_01m8jffe2vesp8cmwv81ybdcjp","account_code":"4000","vat_code":"ST","net_amount":35.00,"vat_amount":7.00,"gross_amount":42.00}]}', X'1C3CA45A89EB6DAC957DE4188B4959EB7D4FCD37477617E5A95B7F68AA64F702', X'908FD9BC25AF060CAB07B752910276018CCD13E621E05C91AB3E06C466900CBC');
INSERT INTO audit_events VALUES ('org_01m8jffe2vesp8cmwvbpw078qv', 20, 1795916544967, 'usr_01m8jffaqne308qnvtdgwxxpqx', 'key_01m8jffbqaeyb8j9c34cch7j5d', 'invoice.create', 'inv_01m8jffey7e0evv3ps4jwzv8c8', NULL, '{"id":"inv_01m8jffey7e0evv3ps4jwzv8c8","type":"sales","kind":"invoice","status":"issued","number":"INV-0004","contact_id":"con_01m8jffef0epcv258qbf51qa7v","contact_name":"Marlow & Pike LLP","issue_date":"2026-02-20","tax_point":"2026-02-20","due_date":"2026-03-22","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":1332.00,"vat_total":266.40,"gross_total":1598.40,"amount_paid":0.00,"amount_credited":0.00,"amount_due":1598.40,"overdue":true,"journal_id":"jnl_01m8jffey7e0evv3ps4qcpr74c","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T01:42:24.967Z","updated_at":"2026-11-29T01:42:24.967Z","version":1,"lines":[{"description":"Course for new starters","quantity":1,"unit_price":1480.00,"discount_percent":10,"account_id":"acc_01m8jffe2vesp8cmwv81ybdcjp","account_code":"4000","vat_code":"ST","net_amount":1332.00,"vat_amount":266.40,"gross_amount":1598.40}]}', X'4930340B043094A16C53EB3AA79FD9F4400684D7448B1725730CAB36210D9AD8', X'8376E300B6AA3F50769C89148F2306CC6A1B6F18326887FB964BFA724EC3B013');
INSERT INTO audit_events VALUES ('org_01m8jffe2vesp8cmwvbpw078qv', 21, 1795916544985, 'usr_01m8jffaqne308qnvtdgwxxpqx', 'key_01m8jffbqaeyb8j9c34cch7j5d', 'invoice.create', 'inv_01m8jffeysex9815wyzpnvjrhb', NULL, '{"id":"inv_01m8jffeysex9815wyzpnvjrhb","type":"sales","kind":"invoice","status":"issued","number":"INV-0005","contact_id":"con_01m8jffef0epcv258qbf51qa7v","contact_name":"Marlow & Pike LLP","issue_date":"2026-03-03","tax_point":"2026-03-03","due_date":"2026-04-02","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":500.00,"vat_total":100.00,"gross_total":600.00,"amount_paid":0.00,"amount_credited":0.00,"amount_due":600.00,"overdue":true,"journal_id":"jnl_01m8jffeysex9815wyzrpmgan1","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T01:42:24.985Z","updated_at":"2026-11-29T01:42:24.985Z","version":1,"lines":[{"description":"Raised in error","quantity":1,"unit_price":500.00,"discount_percent":null,"account_id":"acc_01m8jffe2vesp8cmwv81ybdcjp","account_code":"4000","vat_code":"ST","net_amount":500.00,"vat_amount":100.00,"gross_amount":600.00}]}', X'61D1D1F4466A2D7F92AA289DDBAB5E11C639F83C1C7C1C2829452FEBF53511F4', X'19E4FEC4974F892AF91702C97EAF43401DD209D1B1AC1CDB24556F772D7AE266');
INSERT INTO audit_events VALUES ('org_01m8jffe2vesp8cmwvbpw078qv', 22, 1795916545002, 'usr_01m8jffaqne308qnvtdgwxxpqx', 'key_01m8jffbqaeyb8j9c34cch7j5d', 'invoice.create', 'inv_01m8jffezaexssc1tv975exbkb', NULL, '{"id":"inv_01m8jffezaexssc1tv975exbkb","type":"sales","kind":"credit_note","status":"issued","number":"CN-0001","contact_id":"con_01m8jffef0epcv258qbf51qa7v","contact_name":"Marlow & Pike LLP","issue_date":"2026-03-12","tax_point":"2026-03-12","due_date":"2026-03-12","amounts_are":"exclusive","currency":"GBP","reference":"INV-0004","notes":null,"net_total":150.00,"vat_total":30.00,"gross_total":180.00,"amount_paid":0.00,"amount_credited":0.00,"amount_due":180.00,"overdue":false,"journal_id":"jnl_01m8jffezaexssc1tv98rr301f","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T01:42:25.002Z","updated_at":"2026-11-29T01:42:25.002Z","version":1,"lines":[{"description":"A day that was not held","quantity":1,"unit_price":150.00,"discount_percent":null,"account_id":"acc_01m8jffe2vesp8cmwv81ybdcjp","account_code":"4000","vat_code":"ST","net_amount":150.00,"vat_amount":30.00,"gross_amount":180.00}]}', X'3B24C1943287FC7714DD42B84498F303603B73525C68DC1177A08AAC0DED0E83', X'F23DB222ED3CD7DAB64B1DA679E75A115C60DA366259369DC4681FB24A3B71C8');
INSERT INTO audit_events VALUES ('org_01m8jffe2vesp8cmwvbpw078qv', 23, 1795916545009, 'usr_01m8jffaqne308qnvtdgwxxpqx', 'key_01m8jffbqaeyb8j9c34cch7j5d', 'invoice.create', 'inv_01m8jffezhe5c87hdgq63hdw11', NULL, '{"id":"inv_01m8jffezhe5c87hdgq63hdw11","type":"purchase","kind":"invoice","status":"issued","number":"FR-1209","contact_id":"con_01m8jffermeg5a0brhdha36ab0","contact_name":"Fern & Rowe","issue_date":"2026-03-24","tax_point":"2026-03-24","due_date":"2026-04-23","amounts_are":"inclusive","currency":"GBP","reference":null,"notes":null,"net_total":640.00,"vat_total":128.00,"gross_total":768.00,"amount_paid":0.00,"amount_credited":0.00,"amount_due":768.00,"overdue":true,"journal_id":"jnl_01m8jffezhe5c87hdgq8z5v1qt","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T01:42:25.009Z","updated_at":"2026-11-29T01:42:25.009Z","version":1,"lines":[{"description":"Illustration, 2 days","quantity":2,"unit_price":384.00,"discount_percent":null,"account_id":"acc_01m8jffe2vesp8cmwv8vqc5jmk","account_code":"5010","vat_code":"ST","net_amount":640.00,"vat_amount":128.00,"gross_amount":768.00}]}', X'313D82CB66B1B4DCA53987E2694DC8BDD3FF80C1FB285680C98ECE7B69C563D8', X'0CE333EF94A5877ECF1066E70D20C8F566AA075A870D37C13DD803709831D505');
INSERT INTO audit_events VALUES ('org_01m8jffe2vesp8cmwvbpw078qv', 24, 1795916545015, 'usr_01m8jffaqne308qnvtdgwxxpqx', 'key_01m8jffbqaeyb8j9c34cch7j5d', 'invoice.create', 'inv_01m8jffezqeqes9sax1e840007', NULL, '{"id":"inv_01m8jffezqeqes9sax1e840007","type":"sales","kind":"invoice","status":"issued","number":"INV-0006","contact_id":"con_01m8jffebyehsayqa6b5c22gze","contact_name":"Abbey Schools Trust","issue_date":"2026-03-27","tax_point":"2026-03-27","due_date":"2026-04-26","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":499.00,"vat_total":65.00,"gross_total":564.00,"amount_paid":0.00,"amount_credited":0.00,"amount_due":564.00,"overdue":true,"journal_id":"jnl_01m8jffezqeqes9sax1jxxx5h0","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T01:42:25.015Z","updated_at":"2026-11-29T01:42:25.015Z","version":1,"lines":[{"description":"Workbooks","quantity":24,"unit_price":7.25,"discount_percent":null,"account_id":"acc_01m8jffe2vesp8cmwv85235yn5","account_code":"4010","vat_code":"ZR","net_amount":174.00,"vat_amount":0.00,"gross_amount":174.00},{"description":"Half a day of course design","quantity":0.5,"unit_price":650.00,"discount_percent":null,"account_id":"acc_01m8jffe2vesp8cmwv81ybdcjp","account_code":"4000","vat_code":"ST","net_amount":325.00,"vat_amount":65.00,"gross_amount":390.00}]}', X'AAFE502BEA303C7CB2E3D76ED1C63D25EAC284EFE65E045E0322E1A2405C88EE', X'45BF4505BFC41D80D627B58E1877A924F946C89E9FB40588DBB47438A8A7B1D3');
INSERT INTO audit_events VALUES ('org_01m8jffe2vesp8cmwvbpw078qv', 25, 1795916545039, 'usr_01m8jffaqne308qnvtdgwxxpqx', 'key_01m8jffbqaeyb8j9c34cch7j5d', 'invoice.void', 'inv_01m8jffeysex9815wyzpnvjrhb', '{"status":"issued"}', '{"reason":"raised in error","status":"void","void_date":"2026-03-03","void_journal_id":"jnl_01m8jfff0fevebaw4kammsx5db"}', X'9F8C6B1052D27649970ED72C83341D0E811A0D83164BE2373F8E5BA797473B43', X'3A3F78E882E47342CA9146A345BC25F5FF45F2D2139FD6A33AE405630107EB94');
INSERT INTO audit_events VALUES ('org_01m8jffe2vesp8cmwvbpw078qv', 26, 1795916545076, 'usr_01m8jffaqne308qnvtdgwxxpqx', 'key_01m8jffbqaeyb8j9c34cch7j5d', 'invoice.allocate', 'inv_01m8jffezaexssc1tv975exbkb', NULL, '{"allocations":[{"amount":180.0,"invoice_id":"inv_01m8jffey7e0evv3ps4jwzv8c8"}]}', X'C3AD33A9118C17FAC70757C6BB478E057D57F9EB31078BA091C37425D0EA74AF', X'9686F2C569A4286124F7CCCA695ECFA02F34B01D112C3A2590C026AE097B3AF5');
INSERT INTO audit_events VALUES ('org_01m8jffe2vesp8cmwvbpw078qv', 27, 1795916545119, 'usr_01m8jffaqne308qnvtdgwxxpqx', 'key_01m8jffbqaeyb8j9c34cch7j5d', 'journal.post', 'jnl_01m8jfff2ze6mv8xm4rqf6csmb', NULL, '{"sequence":14,"total":10000.00}', X'C6B30568ED1C4EFF78A997B90D2A03D2EBF6C5F776C5C6F56A36940BBF4CA464', X'');
INSERT INTO audit_events VALUES ('org_01m8jffe2vesp8cmwvbpw078qv', 28, 1795916545119, 'usr_01m8jffaqne308qnvtdgwxxpqx', 'key_01m8jffbqaeyb8j9c34cch7j5d', 'journal.post', 'jnl_01m8jfff2ze6mv8xm4ryecdhfw', NULL, '{"sequence":15,"total":1000.00}', X'69B46CE6D5FC548CC86A3737813E3833579DCC31A9AFCF55FBDC9E2035FB6B4D', X'');
INSERT INTO audit_events VALUES ('org_01m8jffe2vesp8cmwvbpw078qv', 29, 1795916545119, 'usr_01m8jffaqne308qnvtdgwxxpqx', 'key_01m8jffbqaeyb8j9c34cch7j5d', 'journal.post', 'jnl_01m8jfff2ze6mv8xm4s4cn9hej', NULL, '{"sequence":16,"total":74.92}', X'37CBFF7CFBE6C69BEFB964363DA91DD581EABA4F457EB5A3E3BFC24BE95E3CD4', X'');
INSERT INTO audit_events VALUES ('org_01m8jffe2vesp8cmwvbpw078qv', 30, 1795916545166, 'usr_01m8jffaqne308qnvtdgwxxpqx', 'key_01m8jffbqaeyb8j9c34cch7j5d', 'settlement.create', 'set_01m8jfff4eex3va769k3xy96ea', NULL, '{"id":"set_01m8jfff4eex3va769k3xy96ea","type":"receipt","status":"posted","refund":false,"contact_id":"con_01m8jffedjexer6bdwh473whfv","contact_name":"Kestrel Fitness CIC","bank_account_id":"bac_01m8jffe81eevby9js677tvwf5","date":"2026-03-06","amount":282.00,"currency":"GBP","reference":null,"allocated_amount":282.00,"unallocated_amount":0.00,"allocations":[{"id":"alc_01m8jfff4eex3va769kbdtn5jm","invoice_id":"inv_01m8jffexse0kb51c4qxd9mf03","invoice_number":"INV-0003","settlement_id":"set_01m8jfff4eex3va769k3xy96ea","credit_note_id":null,"amount":282.00,"date":"2026-03-06","created_at":"2026-11-29T01:42:25.166Z"}],"bank_transaction_id":null,"journal_id":"jnl_01m8jfff4eex3va769k7t57nq0","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T01:42:25.166Z","updated_at":"2026-11-29T01:42:25.166Z","version":1}', X'E3BFFD44D11395CD804998C1620F37F44D2DD2A56B6DECE84F75C229A9818BFC', X'EEF01A3AB7F1C3E421F81A0B5D039A3E2E999DC835DD046A419315CB68EE10E5');
INSERT INTO audit_events VALUES ('org_01m8jffe2vesp8cmwvbpw078qv', 31, 1795916545235, 'usr_01m8jffaqne308qnvtdgwxxpqx', 'key_01m8jffbqaeyb8j9c34cch7j5d', 'bank_transactions.import', 'bac_01m8jffe81eevby9js677tvwf5', NULL, '{"created":13,"duplicates":0,"statement_balance":9007.15,"statement_date":"2026-03-31"}', X'5153CB675A452A53310C3E7FEFFE5C069A0FD14840CD5476D004C8C8F3CA114E', X'387032A468A2EDC9DAD6421B1532DF5C1AA8A92B33440DF158197E27C6FCA1C4');
INSERT INTO audit_events VALUES ('org_01m8jffe2vesp8cmwvbpw078qv', 32, 1795916545362, 'usr_01m8jffaqne308qnvtdgwxxpqx', 'key_01m8jffbqaeyb8j9c34cch7j5d', 'settlement.create', 'set_01m8jfffajefzbky4gsrst3f1j', NULL, '{"id":"set_01m8jfffajefzbky4gsrst3f1j","type":"payment","status":"posted","refund":false,"contact_id":"con_01m8jffej9ewnsd837tfgbmrap","contact_name":"Techbarn","bank_account_id":"bac_01m8jffe81eevby9js677tvwf5","date":"2026-01-22","amount":1078.80,"currency":"GBP","reference":null,"allocated_amount":1078.80,"unallocated_amount":0.00,"allocations":[{"id":"alc_01m8jfffajefzbky4gsrst3f1j","invoice_id":"inv_01m8jffewcef4v8j7hw7qfy5yc","invoice_number":"TB-0117","settlement_id":"set_01m8jfffajefzbky4gsrst3f1j","credit_note_id":null,"amount":1078.80,"date":"2026-01-22","created_at":"2026-11-29T01:42:25.362Z"}],"bank_transaction_id":"btx_01m8jfff6kecgag13rfj5k3e83","journal_id":"jnl_01m8jfffajefzbky4gsrst3f1j","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T01:42:25.362Z","updated_at":"2026-11-29T01:42:25.362Z","version":1}', X'B20817ABEAD521A56C451ECA636096341F003A4F0CAE8024127705EE892BC1F0', X'D9359D5B0B0CBD7CD2589F4A802994B9828F89D094EA52D773DFC6BCD24BBB27');
INSERT INTO audit_events VALUES ('org_01m8jffe2vesp8cmwvbpw078qv', 33, 1795916545362, 'usr_01m8jffaqne308qnvtdgwxxpqx', 'key_01m8jffbqaeyb8j9c34cch7j5d', 'bank_transaction.confirm', 'btx_01m8jfff6kecgag13rfj5k3e83', NULL, '{"journal_id":"jnl_01m8jfffajefzbky4gsrst3f1j","way":"allocations"}', X'3B16FA77332411BB8365A25C45C2C638316456AEB523B197BE7D72A0361C12D9', X'7C08379CD919CE838B6D185E74B4D2753AF6BCCC3F0E0BF6964EA7B86300B7B8');
INSERT INTO audit_events VALUES ('org_01m8jffe2vesp8cmwvbpw078qv', 34, 1795916545428, 'usr_01m8jffaqne308qnvtdgwxxpqx', 'key_01m8jffbqaeyb8j9c34cch7j5d', 'settlement.create', 'set_01m8jfffcme6kryjm6jwnf5s6t', NULL, '{"id":"set_01m8jfffcme6kryjm6jwnf5s6t","type":"receipt","status":"posted","refund":false,"contact_id":"con_01m8jffebyehsayqa6b5c22gze","contact_name":"Abbey Schools Trust","bank_account_id":"bac_01m8jffe81eevby9js677tvwf5","date":"2026-01-30","amount":1500.00,"currency":"GBP","reference":null,"allocated_amount":1500.00,"unallocated_amount":0.00,"allocations":[{"id":"alc_01m8jfffcme6kryjm6jwnf5s6t","invoice_id":"inv_01m8jffetdeem8xcy1sdme335b","invoice_number":"INV-0001","settlement_id":"set_01m8jfffcme6kryjm6jwnf5s6t","credit_note_id":null,"amount":1500.00,"date":"2026-01-30","created_at":"2026-11-29T01:42:25.428Z"}],"bank_transaction_id":"btx_01m8jfff6kecgag13rfqqds6ec","journal_id":"jnl_01m8jfffcme6kryjm6jwnf5s6t","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T01:42:25.428Z","updated_at":"2026-11-29T01:42:25.428Z","version":1}', X'8106E23C5B5E7D548618829B664E2ACBA8423CA741530FC0DF3583190232D018', X'156E6165CF2E1F7FE645767CC6CA7EE6B4B97E95887F51FDA9BDD964BA1DB2E3');
INSERT INTO audit_events VALUES ('org_01m8jffe2vesp8cmwvbpw078qv', 35, 1795916545428, 'usr_01m8jffaqne308qnvtdgwxxpqx', 'key_01m8jffbqaeyb8j9c34cch7j5d', 'bank_transaction.confirm', 'btx_01m8jfff6kecgag13rfqqds6ec', NULL, '{"journal_id":"jnl_01m8jfffcme6kryjm6jwnf5s6t","way":"allocations"}', X'ECF5B76F4EADA706BC5C2418079D0FFD535170F251FFE7BEA58182E5B5CBB5B1', X'4E793FF62AF1648019D74A7FD5A0E9A9FC750634A088029E011782196A3D83B1');
INSERT INTO audit_events VALUES ('org_01m8jffe2vesp8cmwvbpw078qv', 36, 1795916545578, 'usr_01m8jffaqne308qnvtdgwxxpqx', 'key_01m8jffbqaeyb8j9c34cch7j5d', 'settlement.create', 'set_01m8jfffhaeh2b5gvjz6352chm', NULL, '{"id":"set_01m8jfffhaeh2b5gvjz6352chm","type":"payment","status":"posted","refund":false,"contact_id":"con_01m8jffepyey8tjb48dqxabrem","contact_name":"Harcourt Lettings","bank_account_id":"bac_01m8jffe81eevby9js677tvwf5","date":"2026-02-10","amount":1350.00,"currency":"GBP","reference":null,"allocated_amount":1350.00,"unallocated_amount":0.00,"allocations":[{"id":"alc_01m8jfffhaeh2b5gvjz6352chm","invoice_id":"inv_01m8jffexce5xs42jtg4jgyq5s","invoice_number":"HL-33","settlement_id":"set_01m8jfffhaeh2b5gvjz6352chm","credit_note_id":null,"amount":1350.00,"date":"2026-02-10","created_at":"2026-11-29T01:42:25.578Z"}],"bank_transaction_id":"btx_01m8jfff6kecgag13rfzqwhjc0","journal_id":"jnl_01m8jfffhaeh2b5gvjz6352chm","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T01:42:25.578Z","updated_at":"2026-11-29T01:42:25.578Z","version":1}', X'4EA66FA22C3B606BB277F95A65EF0D9B291425281921E21CFDDAB8797A9A4E0F', X'BF71D7A9FBC81453304DCD8E2EB4613307C02915AE93C2858801E2B2A1059DD4');
INSERT INTO audit_events VALUES ('org_01m8jffe2vesp8cmwvbpw078qv', 37, 1795916545578, 'usr_01m8jffaqne308qnvtdgwxxpqx', 'key_01m8jffbqaeyb8j9c34cch7j5d', 'bank_transaction.confirm', 'btx_01m8jfff6kecgag13rfzqwhjc0', NULL, '{"journal_id":"jnl_01m8jfffhaeh2b5gvjz6352chm","way":"allocations"}', X'CB8DDD5F1739535062E270A856A1E1112A7ACD0CD9756352572CCCCBC6844045', X'206AB7E0BE8AFB55288095A571E41505083DEA5F0DE310EA2B3578E7B3F5BD30');
INSERT INTO audit_events VALUES ('org_01m8jffe2vesp8cmwvbpw078qv', 38, 1795916545716, 'usr_01m8jffaqne308qnvtdgwxxpqx', 'key_01m8jffbqaeyb8j9c34cch7j5d', 'settlement.create', 'set_01m8jfffnme61svqahbyfc1trd', NULL, '{"id":"set_01m8jfffnme61svqahbyfc1trd","type":"receipt","status":"posted","refund":false,"contact_id":"con_01m8jffebyehsayqa6b5c22gze","contact_name":"Abbey Schools Trust","bank_account_id":"bac_01m8jffe81eevby9js677tvwf5","date":"2026-02-16","amount":1710.00,"currency":"GBP","reference":null,"allocated_amount":1710.00,"unallocated_amount":0.00,"allocations":[{"id":"alc_01m8jfffnme61svqahbyfc1trd","invoice_id":"inv_01m8jffetdeem8xcy1sdme335b","invoice_number":"INV-0001","settlement_id":"set_01m8jfffnme61svqahbyfc1trd","credit_note_id":null,"amount":840.00,"date":"2026-02-16","created_at":"2026-11-29T01:42:25.716Z"},{"id":"alc_01m8jfffnme61svqahbyfc1tre","invoice_id":"inv_01m8jffex2efbt2m58b01w2cp6","invoice_number":"INV-0002","settlement_id":"set_01m8jfffnme61svqahbyfc1trd","credit_note_id":null,"amount":870.00,"date":"2026-02-16","created_at":"2026-11-29T01:42:25.716Z"}],"bank_transaction_id":"btx_01m8jfff6kecgag13rg0peq19e","journal_id":"jnl_01m8jfffnme61svqahbyfc1trd","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T01:42:25.716Z","updated_at":"2026-11-29T01:42:25.716Z","version":1}', X'C30DCA0DD6F7CABA986A0BA54026AFDDABC02E4FADA31B127F3B3CCF842050EB', X'A19F7E854BD28C6E682C8CFFD05B371164EC0DF1CACFC25168B0CC101DE46ECD');
INSERT INTO audit_events VALUES ('org_01m8jffe2vesp8cmwvbpw078qv', 39, 1795916545716, 'usr_01m8jffaqne308qnvtdgwxxpqx', 'key_01m8jffbqaeyb8j9c34cch7j5d', 'bank_transaction.confirm', 'btx_01m8jfff6kecgag13rg0peq19e', NULL, '{"journal_id":"jnl_01m8jfffnme61svqahbyfc1trd","way":"allocations"}', X'F274498ED81473C3EE5A06216388F1801C3B22DE16E08BEAC2CCA31122D0F3F9', X'D32F8522687FE4A08F6508D44C6DB6081058235260145FE383D84AB6C57E7585');
INSERT INTO audit_events VALUES ('org_01m8jffe2vesp8cmwvbpw078qv', 40, 1795916545802, 'usr_01m8jffaqne308qnvtdgwxxpqx', 'key_01m8jffbqaeyb8j9c34cch7j5d', 'settlement.create', 'set_01m8jfffraer0bh2399z7q4dqe', NULL, '{"id":"set_01m8jfffraer0bh2399z7q4dqe","type":"payment","status":"posted","refund":false,"contact_id":"con_01m8jffegheh9agz4hk3k3ahxq","contact_name":"Printwell","bank_account_id":"bac_01m8jffe81eevby9js677tvwf5","date":"2026-02-27","amount":400.00,"currency":"GBP","reference":null,"allocated_amount":400.00,"unallocated_amount":0.00,"allocations":[{"id":"alc_01m8jfffraer0bh2399z7q4dqe","invoice_id":"inv_01m8jffevre15bxqcchbmmh8tf","invoice_number":"PX-881","settlement_id":"set_01m8jfffraer0bh2399z7q4dqe","credit_note_id":null,"amount":400.00,"date":"2026-02-27","created_at":"2026-11-29T01:42:25.802Z"}],"bank_transaction_id":"btx_01m8jfff6kecgag13rgapjytp2","journal_id":"jnl_01m8jfffraer0bh2399z7q4dqe","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T01:42:25.802Z","updated_at":"2026-11-29T01:42:25.802Z","version":1}', X'98B06647E3C859D86E439A199FDAEF6A8547E54A6B0F1F731AC25B0987980EB8', X'19952B094E632FA2E5F8B4B295A79A81F15F3B6BA3886B40441BA637DA5B2A10');
INSERT INTO audit_events VALUES ('org_01m8jffe2vesp8cmwvbpw078qv', 41, 1795916545802, 'usr_01m8jffaqne308qnvtdgwxxpqx', 'key_01m8jffbqaeyb8j9c34cch7j5d', 'bank_transaction.confirm', 'btx_01m8jfff6kecgag13rgapjytp2', NULL, '{"journal_id":"jnl_01m8jfffraer0bh2399z7q4dqe","way":"allocations"}', X'7C2F6711413E651DA7DFB12BB0281B41CD8BE38637623AAF277026EE91608A7E', X'8F085796BC7D075944FAE12C6E7F707574EE0DC70E1F6A97152D1142FEF18F5D');
INSERT INTO audit_events VALUES ('org_01m8jffe2vesp8cmwvbpw078qv', 42, 1795916545875, 'usr_01m8jffaqne308qnvtdgwxxpqx', 'key_01m8jffbqaeyb8j9c34cch7j5d', 'settlement.create', 'set_01m8jffftkeqnr6zqq6pgjp5bd', NULL, '{"id":"set_01m8jffftkeqnr6zqq6pgjp5bd","type":"receipt","status":"posted","refund":false,"contact_id":"con_01m8jffef0epcv258qbf51qa7v","contact_name":"Marlow & Pike LLP","bank_account_id":"bac_01m8jffe81eevby9js677tvwf5","date":"2026-03-16","amount":1418.40,"currency":"GBP","reference":null,"allocated_amount":1418.40,"unallocated_amount":0.00,"allocations":[{"id":"alc_01m8jffftkeqnr6zqq6pgjp5bd","invoice_id":"inv_01m8jffey7e0evv3ps4jwzv8c8","invoice_number":"INV-0004","settlement_id":"set_01m8jffftkeqnr6zqq6pgjp5bd","credit_note_id":null,"amount":1418.40,"date":"2026-03-16","created_at":"2026-11-29T01:42:25.875Z"}],"bank_transaction_id":"btx_01m8jfff6kecgag13rgqa23y16","journal_id":"jnl_01m8jffftkeqnr6zqq6pgjp5bd","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T01:42:25.875Z","updated_at":"2026-11-29T01:42:25.875Z","version":1}', X'A20DBE17F306AC1D347FC664EA27AEE12505541E793F446D583F45B266DE315E', X'B49F1E5CA6E435A330404D213EBF375FF0A2AD120067ED69D8D1AEC942085D00');
INSERT INTO audit_events VALUES ('org_01m8jffe2vesp8cmwvbpw078qv', 43, 1795916545875, 'usr_01m8jffaqne308qnvtdgwxxpqx', 'key_01m8jffbqaeyb8j9c34cch7j5d', 'bank_transaction.confirm', 'btx_01m8jfff6kecgag13rgqa23y16', NULL, '{"journal_id":"jnl_01m8jffftkeqnr6zqq6pgjp5bd","way":"allocations"}', X'16FEFB262E9C316AC8BC940DD17DCCD3F65B3D2BD5C83CCF778066980F90F423', X'9D7807826841654FCCB60E8521C4407856B44102603B472391006CAE31C02151');
INSERT INTO audit_events VALUES ('org_01m8jffe2vesp8cmwvbpw078qv', 44, 1795916546164, 'usr_01m8jffaqne308qnvtdgwxxpqx', 'key_01m8jffbqaeyb8j9c34cch7j5d', 'settlement.match', 'set_01m8jfff4eex3va769k3xy96ea', NULL, '{"bank_transaction_id":"btx_01m8jfff6kecgag13rggxmzj95"}', X'B4170191E50E5377AE9D8534BF8C823BC8648BC01E9F60F2F8F19991D86BCFB5', X'AFDF64A109B4B8155F4C51B6E616669A42ABFFBCD43D57D1408560340715242B');
INSERT INTO audit_events VALUES ('org_01m8jffe2vesp8cmwvbpw078qv', 45, 1795916546164, 'usr_01m8jffaqne308qnvtdgwxxpqx', 'key_01m8jffbqaeyb8j9c34cch7j5d', 'bank_transaction.confirm', 'btx_01m8jfff6kecgag13rggxmzj95', NULL, '{"journal_id":"jnl_01m8jfff4eex3va769k7t57nq0","way":"match"}', X'48CA91D0A220E5C11149E8746CD43CB18A390D278CA086FEB4C8D01F354545D2', X'9397BD27D764454740EC6F7E9C28CECFAB3172259EB383815A31E9BE861C1F2D');
INSERT INTO audit_events VALUES ('org_01m8jffe2vesp8cmwvbpw078qv', 46, 1795916546255, 'usr_01m8jffaqne308qnvtdgwxxpqx', 'key_01m8jffbqaeyb8j9c34cch7j5d', 'bank_transaction.confirm', 'btx_01m8jfff6kecgag13rgz2k3p67', NULL, '{"journal_id":"jnl_01m8jffg6fer8rpny4ddhkv12v","way":"transfer"}', X'0CAB1BC7CBA374863DBC4301AAFCB58189CA03600037AB47111E18DCFF907BAC', X'4C7B786BEDF4B02565A44A5B9497397DB34993D6CEB1A018301B0316284C6B8F');
INSERT INTO audit_events VALUES ('org_01m8jffe2vesp8cmwvbpw078qv', 47, 1795916546383, 'usr_01m8jffaqne308qnvtdgwxxpqx', 'key_01m8jffbqaeyb8j9c34cch7j5d', 'bank_transaction.confirm', 'btx_01m8jfff6kecgag13rh1g02qvy', NULL, '{"journal_id":"jnl_01m8jffgafeb6aqcg1y263rxqp","way":"account"}', X'A83EFDEAEF696C9BBE745E98988F5518D73C0412CEDCEFFFC8F0FE29634103E6', X'CDC43CEBB854FE92BAE66E1D181110E9DC9A208CB9F67DEC8A0FE5B71904FF4B');
INSERT INTO audit_events VALUES ('org_01m8jffe2vesp8cmwvbpw078qv', 48, 1795916548468, 'usr_01m8jffaqne308qnvtdgwxxpqx', 'key_01m8jffbqaeyb8j9c34cch7j5d', 'bank_transaction.update', 'btx_01m8jfff6kecgag13rfvs1ercb', '{"account_id":null,"contact_id":null,"vat_amount":null,"vat_code":"NV"}', '{"account_id":"acc_01m8jffe2vesp8cmwv9xt7hgea","contact_id":null,"vat_amount":null,"vat_code":"ST"}', X'3862ABB0BB62112E331CCC91E01B5FEC26EC6197DB5B8E7435F2DBC6C1652566', X'7E7CCC69816ADA71C8B8B415A0B83D94F8EB0EEF8FADF2D6A83BDD71BAB65F0F');
INSERT INTO audit_events VALUES ('org_01m8jffe2vesp8cmwvbpw078qv', 49, 1795916548468, 'usr_01m8jffaqne308qnvtdgwxxpqx', 'key_01m8jffbqaeyb8j9c34cch7j5d', 'bank_transaction.update', 'btx_01m8jfff6kecgag13rg5krqk37', '{"account_id":null,"contact_id":null,"vat_amount":null,"vat_code":"NV"}', '{"account_id":"acc_01m8jffe2vesp8cmwva75q869h","contact_id":null,"vat_amount":null,"vat_code":"ZR"}', X'095E9DB99B57DCE67F7E232C3131197B8A49FEEC5B9151770A1B7DF966B034F6', X'5D67237B0B18DB5A923677359B5BEBCAF5DE636342AFE3632ECE8E49EA32D543');
INSERT INTO audit_events VALUES ('org_01m8jffe2vesp8cmwvbpw078qv', 50, 1795916548468, 'usr_01m8jffaqne308qnvtdgwxxpqx', 'key_01m8jffbqaeyb8j9c34cch7j5d', 'bank_transaction.update', 'btx_01m8jfff6kecgag13rgcsvmarm', '{"account_id":null,"contact_id":null,"vat_amount":null,"vat_code":"NV"}', '{"account_id":"acc_01m8jffe2vesp8cmwv9xt7hgea","contact_id":null,"vat_amount":null,"vat_code":"ST"}', X'AE7F5C7047D1020064CCAC34128C7D872CD625D12ABD47A24C9CA348292E4B49', X'A84132DD6C972D9545E4C792D5F2E4F112611607DFE809B09BBE64C550E3F523');
INSERT INTO audit_events VALUES ('org_01m8jffe2vesp8cmwvbpw078qv', 51, 1795916548468, 'usr_01m8jffaqne308qnvtdgwxxpqx', 'key_01m8jffbqaeyb8j9c34cch7j5d', 'bank_transaction.update', 'btx_01m8jfff6kecgag13rgtndbm1e', '{"account_id":null,"contact_id":null,"vat_amount":null,"vat_code":"NV"}', '{"account_id":"acc_01m8jffe2vesp8cmwvaz1ra3fy","contact_id":null,"vat_amount":null,"vat_code":"EX"}', X'7763B87E30B1D76E3BC64265AFEA735A42B2ACDEC597D897B5EDE1EC5378C7C0', X'FAC7C3A4D974EE1E7E90FDB803E2AF46A58212E5D39DE6CE4428871481F1C07F');
INSERT INTO audit_events VALUES ('org_01m8jffe2vesp8cmwvbpw078qv', 52, 1795916548577, 'usr_01m8jffaqne308qnvtdgwxxpqx', 'key_01m8jffbqaeyb8j9c34cch7j5d', 'bank_transaction.confirm', 'btx_01m8jfff6kecgag13rg5krqk37', NULL, '{"journal_id":"jnl_01m8jffjf1ew89frrd5j9es7t7","way":"account"}', X'A7DCFA456CC3BE3C89884E082FE339853E37AF4DFA38DD98093E988DC50178DD', X'A0A78E095D3A6F8CE698C70350EED6246F92941A75ABCBCC4BF9C4DB79D695EA');
INSERT INTO audit_events VALUES ('org_01m8jffe2vesp8cmwvbpw078qv', 53, 1795916548744, 'usr_01m8jffaqne308qnvtdgwxxpqx', 'key_01m8jffbqaeyb8j9c34cch7j5d', 'bank_transaction.confirm', 'btx_01m8jfff6kecgag13rgcsvmarm', NULL, '{"journal_id":"jnl_01m8jffjm8e3s88kvr692ms1r8","way":"account"}', X'0B023BF0F746CC22E0160AAD77D12084B5DE4429A7E55B3877F05B2768582179', X'9EAD807A5418B56A2866456DC689AD3D75EB97D4857D5EA3ED1B0A2090E67D0A');
INSERT INTO audit_events VALUES ('org_01m8jffe2vesp8cmwvbpw078qv', 54, 1795916548954, 'usr_01m8jffaqne308qnvtdgwxxpqx', 'key_01m8jffbqaeyb8j9c34cch7j5d', 'bank_transaction.confirm', 'btx_01m8jfff6kecgag13rfvs1ercb', NULL, '{"journal_id":"jnl_01m8jffjttea6bfg0eabe6tf8j","way":"account"}', X'048145DA97535580292544CEB17E311B2B647B3489082AD3524647BE628C5D71', X'0091CF17997860A2A6BA2D7F9874A9FBE799CE96A7B0A3E55DDA5561B2CCEBC2');
INSERT INTO audit_events VALUES ('org_01m8jffe2vesp8cmwvbpw078qv', 55, 1795916549422, 'usr_01m8jffaqne308qnvtdgwxxpqx', 'key_01m8jffbqaeyb8j9c34cch7j5d', 'bank_transaction.confirm', 'btx_01m8jfff6kecgag13rgtndbm1e', NULL, '{"journal_id":"jnl_01m8jffk9eexjb7x0hv2y7br21","way":"account"}', X'483DF3EC094206DFED8B55B6E3CCED51FCCF3DA804E4C1539EF22E1C2EBC5CA1', X'6833831C05A650D7671B46A9AC57EBED065413E0B0C1EF2E30D93348C89D60D6');
INSERT INTO audit_events VALUES ('org_01m8jffe2vesp8cmwvbpw078qv', 56, 1795916549690, 'usr_01m8jffaqne308qnvtdgwxxpqx', 'key_01m8jffbqaeyb8j9c34cch7j5d', 'vat_return.create', 'vrt_01m8jffkhte0nrjcy6w36vy0r7', NULL, '{"id":"vrt_01m8jffkhte0nrjcy6w36vy0r7","date_from":"2026-01-01","date_to":"2026-03-31","status":"draft","currency":"GBP","scheme":"standard","flat_rate_percent":null,"adjustments":[],"boxes":{"1":698.40,"2":0.00,"3":698.40,"4":319.80,"5":378.60,"6":4776.00,"7":3427.00,"8":0.00,"9":0.00},"direction":"pay","hmrc":{"vatDueSales":698.40,"vatDueAcquisitions":0.00,"totalVatDue":698.40,"vatReclaimedCurrPeriod":319.80,"netVatDue":378.60,"totalValueSalesExVAT":4776,"totalValuePurchasesExVAT":3427,"totalValueGoodsSuppliedExVAT":0,"totalAcquisitionsExVAT":0},"journal_id":null,"finalised_at":null,"created_at":"2026-11-29T01:42:29.690Z","updated_at":"2026-11-29T01:42:29.690Z","version":1}', X'9B8FE0213BA92372FA51FAC60C7F4061460F14F5E39D58F0B914FF58FEA6390A', X'8146540F2F7A3A825C5C21993C03FC4AB2459C7D3D34A82EA8349602D697AB4E');
INSERT INTO audit_events VALUES ('org_01m8jffe2vesp8cmwvbpw078qv', 57, 1795916549825, 'usr_01m8jffaqne308qnvtdgwxxpqx', 'key_01m8jffbqaeyb8j9c34cch7j5d', 'vat_return.finalise', 'vrt_01m8jffkhte0nrjcy6w36vy0r7', NULL, '{"id":"vrt_01m8jffkhte0nrjcy6w36vy0r7","date_from":"2026-01-01","date_to":"2026-03-31","status":"finalised","currency":"GBP","scheme":"standard","flat_rate_percent":null,"adjustments":[],"boxes":{"1":698.40,"2":0.00,"3":698.40,"4":319.80,"5":378.60,"6":4776.00,"7":3427.00,"8":0.00,"9":0.00},"direction":"pay","hmrc":{"vatDueSales":698.40,"vatDueAcquisitions":0.00,"totalVatDue":698.40,"vatReclaimedCurrPeriod":319.80,"netVatDue":378.60,"totalValueSalesExVAT":4776,"totalValuePurchasesExVAT":3427,"totalValueGoodsSuppliedExVAT":0,"totalAcquisitionsExVAT":0},"journal_id":null,"finalised_at":"2026-11-29T01:42:29.825Z","created_at":"2026-11-29T01:42:29.690Z","updated_at":"2026-11-29T01:42:29.825Z","version":2}', X'7249012D151CE9798577A63C280BE2890A1F377A5CA12E4659E69123326C0372', X'2390A336FD88BECCF9961E54F6AD470FB26D8478517BA6EE2849A71A0B39D2EE');
INSERT INTO audit_events VALUES ('org_01m8jffe2vesp8cmwvbpw078qv', 58, 1795916550061, 'usr_01m8jffaqne308qnvtdgwxxpqx', 'key_01m8jffbqaeyb8j9c34cch7j5d', 'organisation.lock', 'org_01m8jffe2vesp8cmwvbpw078qv', '{"lock_date":null}', '{"lock_date":"2026-03-31","reason":"year end"}', X'7B7352C88F9B70D193666B239E28B07D96C767CB8C29857256439400D51A3637', X'14B5B9DF035DB40AF1CF11DC26A363188E6058CA7EF8ABB6886846E25F55F5E0');
INSERT INTO bank_accounts VALUES ('bac_01m8jffe18eber7pa90wc0j67k', 'org_01m8jffbr9e7wvs7pc1116qvnc', 'acc_01m8jffbr9e7wvs7pbvjvfhjqg', 'Current', 'current', NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1795916544040, 1795916544040, 1, NULL);
INSERT INTO bank_accounts VALUES ('bac_01m8jffe81eevby9js677tvwf5', 'org_01m8jffe2vesp8cmwvbpw078qv', 'acc_01m8jffe2vesp8cmwv67xf8c15', 'Current', 'current', NULL, NULL, NULL, 1000000, '2026-01-01', 'jnl_01m8jffe81eevby9js6f26ta0j', 900715, 1795916544257, 1795916545235, 2, '2026-03-31');
INSERT INTO bank_accounts VALUES ('bac_01m8jffe9repe8swyk9x964fz6', 'org_01m8jffe2vesp8cmwvbpw078qv', 'acc_01m8jffe9repe8swyka3cjv1bq', 'Savings', 'savings', NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1795916544312, 1795916544312, 1, NULL);
INSERT INTO stated_balances VALUES ('org_01m8jffe2vesp8cmwvbpw078qv', 'bac_01m8jffe81eevby9js677tvwf5', '2026-03-31', 900715, 1795916545235);
INSERT INTO bank_transactions VALUES ('btx_01m8jfff6kecgag13rfj5k3e83', 'org_01m8jffe2vesp8cmwvbpw078qv', 'bac_01m8jffe81eevby9js677tvwf5', '2026-01-22', -107880, 'FPO TECHBARN LTD TB-0117', NULL, NULL, X'1272808C0B8E7153718481FDD8CAD3BCA1177A0D294A925B0D41E3B4B2AE4845', 1, 'fpo techbarn ltd tb-0117', 'confirmed', NULL, 'NV', NULL, 'con_01m8jffej9ewnsd837tfgbmrap', 'allocations', 'jnl_01m8jfffajefzbky4gsrst3f1j', 2, NULL, 'NV', 0, 1795916545362, 1795916545235, 1795916545362, 2, NULL);
INSERT INTO bank_transactions VALUES ('btx_01m8jfff6kecgag13rfqqds6ec', 'org_01m8jffe2vesp8cmwvbpw078qv', 'bac_01m8jffe81eevby9js677tvwf5', '2026-01-30', 150000, 'FPI ABBEY SCHOOLS TRUST PART INV-0001', NULL, NULL, X'328DD05DF287413BBD6F750059372A7F48A2FE8810A1C938B25CC5B4201F7110', 1, 'fpi abbey schools trust part inv-0001', 'confirmed', NULL, 'NV', NULL, 'con_01m8jffebyehsayqa6b5c22gze', 'allocations', 'jnl_01m8jfffcme6kryjm6jwnf5s6t', 2, NULL, 'NV', 0, 1795916545428, 1795916545235, 1795916545428, 2, NULL);
INSERT INTO bank_transactions VALUES ('btx_01m8jfff6kecgag13rfvs1ercb', 'org_01m8jffe2vesp8cmwvbpw078qv', 'bac_01m8jffe81eevby9js677tvwf5', '2026-02-02', -3600, 'CARD SLATEWORK SOFTWARE SUBSCRIPTION', NULL, NULL, X'67141EE03747F94A367872676174183B43B71F3C3CDD657ED483571C76EC7C0E', 1, 'card slatework software subscription', 'confirmed', 'acc_01m8jffe2vesp8cmwv9xt7hgea', 'ST', NULL, NULL, 'account', 'jnl_01m8jffjttea6bfg0eabe6tf8j', 1, 'acc_01m8jffe2vesp8cmwv9xt7hgea', 'ST', -600, 1795916548954, 1795916545235, 1795916548954, 3, NULL);
INSERT INTO bank_transactions VALUES ('btx_01m8jfff6kecgag13rfzqwhjc0', 'org_01m8jffe2vesp8cmwvbpw078qv', 'bac_01m8jffe81eevby9js677tvwf5', '2026-02-10', -135000, 'FPO HARCOURT LETTINGS HL-33', NULL, NULL, X'A554BD883699F03B2433581DAE214B19EF4CA02926A5399A2312D8445D2AE6F3', 1, 'fpo harcourt lettings hl-33', 'confirmed', NULL, 'NV', NULL, 'con_01m8jffepyey8tjb48dqxabrem', 'allocations', 'jnl_01m8jfffhaeh2b5gvjz6352chm', 2, NULL, 'NV', 0, 1795916545578, 1795916545235, 1795916545578, 2, NULL);
INSERT INTO bank_transactions VALUES ('btx_01m8jfff6kecgag13rg0peq19e', 'org_01m8jffe2vesp8cmwvbpw078qv', 'bac_01m8jffe81eevby9js677tvwf5', '2026-02-16', 171000, 'FPI ABBEY SCHOOLS TRUST INV-0001 INV-0002', NULL, NULL, X'3A4F56DDD806837EDC73F6F4DC68C99DACBE0696CCC891AED5FA4883FF1E7336', 1, 'fpi abbey schools trust inv-0001 inv-0002', 'confirmed', NULL, 'NV', NULL, 'con_01m8jffebyehsayqa6b5c22gze', 'allocations', 'jnl_01m8jfffnme61svqahbyfc1trd', 2, NULL, 'NV', 0, 1795916545716, 1795916545235, 1795916545716, 2, NULL);
INSERT INTO bank_transactions VALUES ('btx_01m8jfff6kecgag13rg5krqk37', 'org_01m8jffe2vesp8cmwvbpw078qv', 'bac_01m8jffe81eevby9js677tvwf5', '2026-02-18', -5840, 'CARD TRAINLINE.COM LONDON', NULL, NULL, X'56CF7DBBB1CCE80AAE434516F639C2AE3AC2F04AE4E3EC16A64F481C4271CE17', 1, 'card trainline.com london', 'confirmed', 'acc_01m8jffe2vesp8cmwva75q869h', 'ZR', NULL, NULL, 'account', 'jnl_01m8jffjf1ew89frrd5j9es7t7', 1, 'acc_01m8jffe2vesp8cmwva75q869h', 'ZR', 0, 1795916548577, 1795916545235, 1795916548577, 3, NULL);
INSERT INTO bank_transactions VALUES ('btx_01m8jfff6kecgag13rgapjytp2', 'org_01m8jffe2vesp8cmwvbpw078qv', 'bac_01m8jffe81eevby9js677tvwf5', '2026-02-27', -40000, 'FPO PRINTWELL PX-881', NULL, NULL, X'CBB4004E5F456DD9C35D050B3FE3C9E6B04BF0EAB21532E492B097A7B21B73A1', 1, 'fpo printwell px-881', 'confirmed', NULL, 'NV', NULL, 'con_01m8jffegheh9agz4hk3k3ahxq', 'allocations', 'jnl_01m8jfffraer0bh2399z7q4dqe', 2, NULL, 'NV', 0, 1795916545802, 1795916545235, 1795916545802, 2, NULL);
INSERT INTO bank_transactions VALUES ('btx_01m8jfff6kecgag13rgcsvmarm', 'org_01m8jffe2vesp8cmwvbpw078qv', 'bac_01m8jffe81eevby9js677tvwf5', '2026-03-02', -3600, 'CARD SLATEWORK SOFTWARE SUBSCRIPTION', NULL, NULL, X'C9F5FEC85CB8D9A7FF4021B408AB259A9BB61A729B1B9895D3CBF4C028444205', 1, 'card slatework software subscription', 'confirmed', 'acc_01m8jffe2vesp8cmwv9xt7hgea', 'ST', NULL, NULL, 'account', 'jnl_01m8jffjm8e3s88kvr692ms1r8', 1, 'acc_01m8jffe2vesp8cmwv9xt7hgea', 'ST', -600, 1795916548744, 1795916545235, 1795916548744, 3, NULL);
INSERT INTO bank_transactions VALUES ('btx_01m8jfff6kecgag13rggxmzj95', 'org_01m8jffe2vesp8cmwvbpw078qv', 'bac_01m8jffe81eevby9js677tvwf5', '2026-03-06', 28200, 'FPI KESTREL FITNESS CIC INV-0003', NULL, NULL, X'8E0352E4B1B35F89518582419B2FF0638D7196EA458695B1839482EA1B564551', 1, 'fpi kestrel fitness cic inv-0003', 'confirmed', NULL, 'NV', NULL, 'con_01m8jffedjexer6bdwh473whfv', 'match', 'jnl_01m8jfff4eex3va769k7t57nq0', 2, NULL, 'NV', 0, 1795916546164, 1795916545235, 1795916546164, 2, NULL);
INSERT INTO bank_transactions VALUES ('btx_01m8jfff6kecgag13rgqa23y16', 'org_01m8jffe2vesp8cmwvbpw078qv', 'bac_01m8jffe81eevby9js677tvwf5', '2026-03-16', 141840, 'FPI MARLOW AND PIKE LLP INV-0004 LESS CN-0001', NULL, NULL, X'71E7888D7A34F0BCC91A019E775F105D0016A4F32F799EDAF02F3D2A7290E64D', 1, 'fpi marlow and pike llp inv-0004 less cn-0001', 'confirmed', NULL, 'NV', NULL, 'con_01m8jffef0epcv258qbf51qa7v', 'allocations', 'jnl_01m8jffftkeqnr6zqq6pgjp5bd', 2, NULL, 'NV', 0, 1795916545875, 1795916545235, 1795916545875, 2, NULL);
INSERT INTO bank_transactions VALUES ('btx_01m8jfff6kecgag13rgtndbm1e', 'org_01m8jffe2vesp8cmwvbpw078qv', 'bac_01m8jffe81eevby9js677tvwf5', '2026-03-20', -750, 'TOTAL CHARGES TO 19MAR2026', NULL, NULL, X'F0BA29B088E504EAE3E9A2FE7A0600DAE5D622DB4B4B80CCFFA83595DB79F5C3', 1, 'total charges to 19mar2026', 'confirmed', 'acc_01m8jffe2vesp8cmwvaz1ra3fy', 'EX', NULL, NULL, 'account', 'jnl_01m8jffk9eexjb7x0hv2y7br21', 1, 'acc_01m8jffe2vesp8cmwvaz1ra3fy', 'EX', 0, 1795916549422, 1795916545235, 1795916549422, 3, NULL);
INSERT INTO bank_transactions VALUES ('btx_01m8jfff6kecgag13rgz2k3p67', 'org_01m8jffe2vesp8cmwvbpw078qv', 'bac_01m8jffe81eevby9js677tvwf5', '2026-03-25', -200000, 'TFR TO SAVINGS', NULL, NULL, X'B7B90B8EE2BD4F650D5F978B5912EB492294E4044B7D3C5C2E065CA73B855EAE', 1, 'tfr to savings', 'confirmed', NULL, 'NV', NULL, NULL, 'transfer', 'jnl_01m8jffg6fer8rpny4ddhkv12v', 1, NULL, 'NV', 0, 1795916546255, 1795916545235, 1795916546255, 2, NULL);
INSERT INTO bank_transactions VALUES ('btx_01m8jfff6kecgag13rh1g02qvy', 'org_01m8jffe2vesp8cmwvbpw078qv', 'bac_01m8jffe81eevby9js677tvwf5', '2026-03-31', -93655, 'FPO J WREN NET PAY MARCH', NULL, NULL, X'B723781A8F8F5C03549E3D18755201BD640E2AC657779E194AC48817223FFDEE', 1, 'fpo j wren net pay march', 'confirmed', 'acc_01m8jffe2vesp8cmwv6wek0jd7', 'NV', NULL, NULL, 'account', 'jnl_01m8jffgafeb6aqcg1y263rxqp', 1, 'acc_01m8jffe2vesp8cmwv6wek0jd7', 'NV', 0, 1795916546383, 1795916545235, 1795916546383, 2, NULL);
INSERT INTO bank_transactions VALUES ('btx_01m8jffneaewp9fvyrkg7b4vq3', 'org_01m8jffbr9e7wvs7pc1116qvnc', 'bac_01m8jffe18eber7pa90wc0j67k', '2026-03-02', -50000, 'CARD 4417 SCREWFIX', NULL, NULL, X'0ED9BB1B0D55AF6C307FF282ECDC85BC1BD02E3792AC92D0AF03BB4A90C6DDD4', 1, 'card 4417 screwfix', 'unconfirmed', NULL, 'NV', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1795916551626, 1795916551791, 3, NULL);
INSERT INTO unlinked_journals VALUES ('org_01m8jffbr9e7wvs7pc1116qvnc', 'btx_01m8jffneaewp9fvyrkg7b4vq3', 'jnl_01m8jffngtee8vj62zsnhmrrj0');
INSERT INTO invoices VALUES ('inv_01m8jffetdeem8xcy1sdme335b', 'org_01m8jffe2vesp8cmwvbpw078qv', 'sales', 'invoice', 'issued', 'INV-0001', 'con_01m8jffebyehsayqa6b5c22gze', '2026-01-15', '2026-02-14', 'exclusive', NULL, NULL, 195000, 39000, 234000, 234000, 0, 'issued', 'jnl_01m8jffetdeem8xcy1sg2715y3', NULL, NULL, 'inv-0001', 1795916544845, 1795916545716, 3, '2026-02-16', 2, '2026-01-30', '2026-02-16', NULL);
INSERT INTO invoices VALUES ('inv_01m8jffevre15bxqcchbmmh8tf', 'org_01m8jffe2vesp8cmwvbpw078qv', 'purchase', 'invoice', 'issued', 'PX-881', 'con_01m8jffegheh9agz4hk3k3ahxq', '2026-01-20', '2026-02-19', 'exclusive', NULL, NULL, 41200, 0, 41200, 40000, 0, 'issued', 'jnl_01m8jffevre15bxqcchdrgbhaa', NULL, NULL, 'px-881', 1795916544888, 1795916545802, 2, '9999-99-99', 1, '2026-02-27', '2026-02-27', NULL);
INSERT INTO invoices VALUES ('inv_01m8jffewcef4v8j7hw7qfy5yc', 'org_01m8jffe2vesp8cmwvbpw078qv', 'purchase', 'invoice', 'issued', 'TB-0117', 'con_01m8jffej9ewnsd837tfgbmrap', '2026-01-21', '2026-02-20', 'exclusive', NULL, NULL, 89900, 17980, 107880, 107880, 0, 'issued', 'jnl_01m8jffewcef4v8j7hw86mdc3s', NULL, NULL, 'tb-0117', 1795916544908, 1795916545362, 2, '2026-01-22', 1, '2026-01-22', '2026-01-22', NULL);
INSERT INTO invoices VALUES ('inv_01m8jffex2efbt2m58b01w2cp6', 'org_01m8jffe2vesp8cmwvbpw078qv', 'sales', 'invoice', 'issued', 'INV-0002', 'con_01m8jffebyehsayqa6b5c22gze', '2026-01-28', '2026-02-27', 'exclusive', NULL, NULL, 87000, 0, 87000, 87000, 0, 'issued', 'jnl_01m8jffex2efbt2m58b5j6mabw', NULL, NULL, 'inv-0002', 1795916544930, 1795916545716, 2, '2026-02-16', 1, '2026-02-16', '2026-02-16', NULL);
INSERT INTO invoices VALUES ('inv_01m8jffexce5xs42jtg4jgyq5s', 'org_01m8jffe2vesp8cmwvbpw078qv', 'purchase', 'invoice', 'issued', 'HL-33', 'con_01m8jffepyey8tjb48dqxabrem', '2026-02-01', '2026-03-03', 'exclusive', NULL, NULL, 135000, 0, 135000, 135000, 0, 'issued', 'jnl_01m8jffexce5xs42jtga2y69g5', NULL, NULL, 'hl-33', 1795916544940, 1795916545578, 2, '2026-02-10', 1, '2026-02-10', '2026-02-10', NULL);
INSERT INTO invoices VALUES ('inv_01m8jffexse0kb51c4qxd9mf03', 'org_01m8jffe2vesp8cmwvbpw078qv', 'sales', 'invoice', 'issued', 'INV-0003', 'con_01m8jffedjexer6bdwh473whfv', '2026-02-09', '2026-03-11', 'exclusive', NULL, NULL, 27500, 700, 28200, 28200, 0, 'issued', 'jnl_01m8jffexse0kb51c4r0prf5as', NULL, NULL, 'inv-0003', 1795916544953, 1795916545166, 2, '2026-03-06', 1, '2026-03-06', '2026-03-06', NULL);
INSERT INTO invoices VALUES ('inv_01m8jffey7e0evv3ps4jwzv8c8', 'org_01m8jffe2vesp8cmwvbpw078qv', 'sales', 'invoice', 'issued', 'INV-0004', 'con_01m8jffef0epcv258qbf51qa7v', '2026-02-20', '2026-03-22', 'exclusive', NULL, NULL, 133200, 26640, 159840, 141840, 18000, 'issued', 'jnl_01m8jffey7e0evv3ps4qcpr74c', NULL, NULL, 'inv-0004', 1795916544967, 1795916545875, 3, '2026-03-16', 2, '2026-03-12', '2026-03-16', NULL);
INSERT INTO invoices VALUES ('inv_01m8jffeysex9815wyzpnvjrhb', 'org_01m8jffe2vesp8cmwvbpw078qv', 'sales', 'invoice', 'void', 'INV-0005', 'con_01m8jffef0epcv258qbf51qa7v', '2026-03-03', '2026-04-02', 'exclusive', NULL, NULL, 50000, 10000, 60000, 0, 0, 'issued', 'jnl_01m8jffeysex9815wyzrpmgan1', '2026-03-03', 'jnl_01m8jfff0fevebaw4kammsx5db', 'inv-0005', 1795916544985, 1795916545039, 2, '2026-03-03', 0, NULL, NULL, NULL);
INSERT INTO invoices VALUES ('inv_01m8jffezaexssc1tv975exbkb', 'org_01m8jffe2vesp8cmwvbpw078qv', 'sales', 'credit_note', 'issued', 'CN-0001', 'con_01m8jffef0epcv258qbf51qa7v', '2026-03-12', '2026-03-12', 'exclusive', 'INV-0004', NULL, 15000, 3000, 18000, 0, 18000, 'issued', 'jnl_01m8jffezaexssc1tv98rr301f', NULL, NULL, 'cn-0001
inv-0004', 1795916545002, 1795916545076, 2, '2026-03-12', 1, '2026-03-12', '2026-03-12', NULL);
INSERT INTO invoices VALUES ('inv_01m8jffezhe5c87hdgq63hdw11', 'org_01m8jffe2vesp8cmwvbpw078qv', 'purchase', 'invoice', 'issued', 'FR-1209', 'con_01m8jffermeg5a0brhdha36ab0', '2026-03-24', '2026-04-23', 'inclusive', NULL, NULL, 64000, 12800, 76800, 0, 0, 'issued', 'jnl_01m8jffezhe5c87hdgq8z5v1qt', NULL, NULL, 'fr-1209', 1795916545009, 1795916545009, 1, '9999-99-99', 0, NULL, NULL, NULL);
INSERT INTO invoices VALUES ('inv_01m8jffezqeqes9sax1e840007', 'org_01m8jffe2vesp8cmwvbpw078qv', 'sales', 'invoice', 'issued', 'INV-0006', 'con_01m8jffebyehsayqa6b5c22gze', '2026-03-27', '2026-04-26', 'exclusive', NULL, NULL, 49900, 6500, 56400, 0, 0, 'issued', 'jnl_01m8jffezqeqes9sax1jxxx5h0', NULL, NULL, 'inv-0006', 1795916545015, 1795916545015, 1, '9999-99-99', 0, NULL, NULL, NULL);
INSERT INTO invoice_lines VALUES ('org_01m8jffe2vesp8cmwvbpw078qv', 'inv_01m8jffetdeem8xcy1sdme335b', 1, 'Course design, 3 days', '3', '650.00', NULL, 'acc_01m8jffe2vesp8cmwv81ybdcjp', 'ST', NULL, 195000, 39000, 234000);
INSERT INTO invoice_lines VALUES ('org_01m8jffe2vesp8cmwvbpw078qv', 'inv_01m8jffevre15bxqcchbmmh8tf', 1, 'Printing of workbooks', '1', '412.00', NULL, 'acc_01m8jffe2vesp8cmwv8m7xdaqd', 'ZR', NULL, 41200, 0, 41200);
INSERT INTO invoice_lines VALUES ('org_01m8jffe2vesp8cmwvbpw078qv', 'inv_01m8jffewcef4v8j7hw7qfy5yc', 1, 'Laptop', '1', '899.00', NULL, 'acc_01m8jffe2vesp8cmwv54w1j31k', 'ST', NULL, 89900, 17980, 107880);
INSERT INTO invoice_lines VALUES ('org_01m8jffe2vesp8cmwvbpw078qv', 'inv_01m8jffex2efbt2m58b01w2cp6', 1, 'Workbooks', '120', '7.25', NULL, 'acc_01m8jffe2vesp8cmwv85235yn5', 'ZR', NULL, 87000, 0, 87000);
INSERT INTO invoice_lines VALUES ('org_01m8jffe2vesp8cmwvbpw078qv', 'inv_01m8jffexce5xs42jtg4jgyq5s', 1, 'Rent, January to March', '1', '1350.00', NULL, 'acc_01m8jffe2vesp8cmwv9er911rf', 'EX', NULL, 135000, 0, 135000);
INSERT INTO invoice_lines VALUES ('org_01m8jffe2vesp8cmwvbpw078qv', 'inv_01m8jffexse0kb51c4qxd9mf03', 1, 'Seminar room, 5 evenings', '5', '48.00', NULL, 'acc_01m8jffe5pe04rvty6ckq6qm9t', 'EX', NULL, 24000, 0, 24000);
INSERT INTO invoice_lines VALUES ('org_01m8jffe2vesp8cmwvbpw078qv', 'inv_01m8jffexse0kb51c4qxd9mf03', 2, 'Projector', '1', '35.00', NULL, 'acc_01m8jffe2vesp8cmwv81ybdcjp', 'ST', NULL, 3500, 700, 4200);
INSERT INTO invoice_lines VALUES ('org_01m8jffe2vesp8cmwvbpw078qv', 'inv_01m8jffey7e0evv3ps4jwzv8c8', 1, 'Course for new starters', '1', '1480.00', '10', 'acc_01m8jffe2vesp8cmwv81ybdcjp', 'ST', NULL, 133200, 26640, 159840);
INSERT INTO invoice_lines VALUES ('org_01m8jffe2vesp8cmwvbpw078qv', 'inv_01m8jffeysex9815wyzpnvjrhb', 1, 'Raised in error', '1', '500.00', NULL, 'acc_01m8jffe2vesp8cmwv81ybdcjp', 'ST', NULL, 50000, 10000, 60000);
INSERT INTO invoice_lines VALUES ('org_01m8jffe2vesp8cmwvbpw078qv', 'inv_01m8jffezaexssc1tv975exbkb', 1, 'A day that was not held', '1', '150.00', NULL, 'acc_01m8jffe2vesp8cmwv81ybdcjp', 'ST', NULL, 15000, 3000, 18000);
INSERT INTO invoice_lines VALUES ('org_01m8jffe2vesp8cmwvbpw078qv', 'inv_01m8jffezhe5c87hdgq63hdw11', 1, 'Illustration, 2 days', '2', '384.00', NULL, 'acc_01m8jffe2vesp8cmwv8vqc5jmk', 'ST', NULL, 64000, 12800, 76800);
INSERT INTO invoice_lines VALUES ('org_01m8jffe2vesp8cmwvbpw078qv', 'inv_01m8jffezqeqes9sax1e840007', 1, 'Workbooks', '24', '7.25', NULL, 'acc_01m8jffe2vesp8cmwv85235yn5', 'ZR', NULL, 17400, 0, 17400);
INSERT INTO invoice_lines VALUES ('org_01m8jffe2vesp8cmwvbpw078qv', 'inv_01m8jffezqeqes9sax1e840007', 2, 'Half a day of course design', '0.5', '650.00', NULL, 'acc_01m8jffe2vesp8cmwv81ybdcjp', 'ST', NULL, 32500, 6500, 39000);
INSERT INTO number_sequences VALUES ('org_01m8jffe2vesp8cmwvbpw078qv', 'credit_note', 1);
INSERT INTO number_sequences VALUES ('org_01m8jffe2vesp8cmwvbpw078qv', 'invoice', 6);
INSERT INTO settlements VALUES ('set_01m8jfff4eex3va769k3xy96ea', 'org_01m8jffe2vesp8cmwvbpw078qv', 'receipt', 'sales', 'posted', 'con_01m8jffedjexer6bdwh473whfv', 'bac_01m8jffe81eevby9js677tvwf5', '2026-03-06', 28200, 28200, NULL, 'btx_01m8jfff6kecgag13rggxmzj95', 0, 'jnl_01m8jfff4eex3va769k7t57nq0', NULL, NULL, '', 1795916545166, 1795916546164, 2, '2026-03-06', 1, '2026-03-06', '2026-03-06');
INSERT INTO settlements VALUES ('set_01m8jfffajefzbky4gsrst3f1j', 'org_01m8jffe2vesp8cmwvbpw078qv', 'payment', 'purchase', 'posted', 'con_01m8jffej9ewnsd837tfgbmrap', 'bac_01m8jffe81eevby9js677tvwf5', '2026-01-22', 107880, 107880, NULL, 'btx_01m8jfff6kecgag13rfj5k3e83', 1, 'jnl_01m8jfffajefzbky4gsrst3f1j', NULL, NULL, '', 1795916545362, 1795916545362, 1, '2026-01-22', 1, '2026-01-22', '2026-01-22');
INSERT INTO settlements VALUES ('set_01m8jfffcme6kryjm6jwnf5s6t', 'org_01m8jffe2vesp8cmwvbpw078qv', 'receipt', 'sales', 'posted', 'con_01m8jffebyehsayqa6b5c22gze', 'bac_01m8jffe81eevby9js677tvwf5', '2026-01-30', 150000, 150000, NULL, 'btx_01m8jfff6kecgag13rfqqds6ec', 1, 'jnl_01m8jfffcme6kryjm6jwnf5s6t', NULL, NULL, '', 1795916545428, 1795916545428, 1, '2026-01-30', 1, '2026-01-30', '2026-01-30');
INSERT INTO settlements VALUES ('set_01m8jfffhaeh2b5gvjz6352chm', 'org_01m8jffe2vesp8cmwvbpw078qv', 'payment', 'purchase', 'posted', 'con_01m8jffepyey8tjb48dqxabrem', 'bac_01m8jffe81eevby9js677tvwf5', '2026-02-10', 135000, 135000, NULL, 'btx_01m8jfff6kecgag13rfzqwhjc0', 1, 'jnl_01m8jfffhaeh2b5gvjz6352chm', NULL, NULL, '', 1795916545578, 1795916545578, 1, '2026-02-10', 1, '2026-02-10', '2026-02-10');
INSERT INTO settlements VALUES ('set_01m8jfffnme61svqahbyfc1trd', 'org_01m8jffe2vesp8cmwvbpw078qv', 'receipt', 'sales', 'posted', 'con_01m8jffebyehsayqa6b5c22gze', 'bac_01m8jffe81eevby9js677tvwf5', '2026-02-16', 171000, 171000, NULL, 'btx_01m8jfff6kecgag13rg0peq19e', 1, 'jnl_01m8jfffnme61svqahbyfc1trd', NULL, NULL, '', 1795916545716, 1795916545716, 1, '2026-02-16', 2, '2026-02-16', '2026-02-16');
INSERT INTO settlements VALUES ('set_01m8jfffraer0bh2399z7q4dqe', 'org_01m8jffe2vesp8cmwvbpw078qv', 'payment', 'purchase', 'posted', 'con_01m8jffegheh9agz4hk3k3ahxq', 'bac_01m8jffe81eevby9js677tvwf5', '2026-02-27', 40000, 40000, NULL, 'btx_01m8jfff6kecgag13rgapjytp2', 1, 'jnl_01m8jfffraer0bh2399z7q4dqe', NULL, NULL, '', 1795916545802, 1795916545802, 1, '2026-02-27', 1, '2026-02-27', '2026-02-27');
INSERT INTO settlements VALUES ('set_01m8jffftkeqnr6zqq6pgjp5bd', 'org_01m8jffe2vesp8cmwvbpw078qv', 'receipt', 'sales', 'posted', 'con_01m8jffef0epcv258qbf51qa7v', 'bac_01m8jffe81eevby9js677tvwf5', '2026-03-16', 141840, 141840, NULL, 'btx_01m8jfff6kecgag13rgqa23y16', 1, 'jnl_01m8jffftkeqnr6zqq6pgjp5bd', NULL, NULL, '', 1795916545875, 1795916545875, 1, '2026-03-16', 1, '2026-03-16', '2026-03-16');
INSERT INTO allocations VALUES ('alc_01m8jfff1mejha143hs1xaxxzm', 'org_01m8jffe2vesp8cmwvbpw078qv', 'inv_01m8jffey7e0evv3ps4jwzv8c8', NULL, 'inv_01m8jffezaexssc1tv975exbkb', 18000, '2026-03-12', NULL, 1795916545076, NULL);
INSERT INTO allocations VALUES ('alc_01m8jfff4eex3va769kbdtn5jm', 'org_01m8jffe2vesp8cmwvbpw078qv', 'inv_01m8jffexse0kb51c4qxd9mf03', 'set_01m8jfff4eex3va769k3xy96ea', NULL, 28200, '2026-03-06', NULL, 1795916545166, NULL);
INSERT INTO allocations VALUES ('alc_01m8jfffajefzbky4gsrst3f1j', 'org_01m8jffe2vesp8cmwvbpw078qv', 'inv_01m8jffewcef4v8j7hw7qfy5yc', 'set_01m8jfffajefzbky4gsrst3f1j', NULL, 107880, '2026-01-22', NULL, 1795916545362, NULL);
INSERT INTO allocations VALUES ('alc_01m8jfffcme6kryjm6jwnf5s6t', 'org_01m8jffe2vesp8cmwvbpw078qv', 'inv_01m8jffetdeem8xcy1sdme335b', 'set_01m8jfffcme6kryjm6jwnf5s6t', NULL, 150000, '2026-01-30', NULL, 1795916545428, NULL);
INSERT INTO allocations VALUES ('alc_01m8jfffhaeh2b5gvjz6352chm', 'org_01m8jffe2vesp8cmwvbpw078qv', 'inv_01m8jffexce5xs42jtg4jgyq5s', 'set_01m8jfffhaeh2b5gvjz6352chm', NULL, 135000, '2026-02-10', NULL, 1795916545578, NULL);
INSERT INTO allocations VALUES ('alc_01m8jfffnme61svqahbyfc1trd', 'org_01m8jffe2vesp8cmwvbpw078qv', 'inv_01m8jffetdeem8xcy1sdme335b', 'set_01m8jfffnme61svqahbyfc1trd', NULL, 84000, '2026-02-16', NULL, 1795916545716, NULL);
INSERT INTO allocations VALUES ('alc_01m8jfffnme61svqahbyfc1tre', 'org_01m8jffe2vesp8cmwvbpw078qv', 'inv_01m8jffex2efbt2m58b01w2cp6', 'set_01m8jfffnme61svqahbyfc1trd', NULL, 87000, '2026-02-16', NULL, 1795916545716, NULL);
INSERT INTO allocations VALUES ('alc_01m8jfffraer0bh2399z7q4dqe', 'org_01m8jffe2vesp8cmwvbpw078qv', 'inv_01m8jffevre15bxqcchbmmh8tf', 'set_01m8jfffraer0bh2399z7q4dqe', NULL, 40000, '2026-02-27', NULL, 1795916545802, NULL);
INSERT INTO allocations VALUES ('alc_01m8jffftkeqnr6zqq6pgjp5bd', 'org_01m8jffe2vesp8cmwvbpw078qv', 'inv_01m8jffey7e0evv3ps4jwzv8c8', 'set_01m8jffftkeqnr6zqq6pgjp5bd', NULL, 141840, '2026-03-16', NULL, 1795916545875, NULL);
INSERT INTO tax_rates VALUES ('org_01m8jffbr9e7wvs7pc1116qvnc', 'ST', '2026-02-01', 190000);
INSERT INTO vat_returns VALUES ('vrt_01m8jffkhte0nrjcy6w36vy0r7', 'org_01m8jffe2vesp8cmwvbpw078qv', '2026-01-01', '2026-03-31', 'finalised', '[]', 'standard', NULL, 477600, 69840, 342690, 31980, 69840, 0, 69840, 31980, 37860, 477600, 342700, 0, 0, NULL, 1795916549825, 1795916549690, 1795916549825, 2);
INSERT INTO audit_states VALUES ('org_01m8jffbr9e7wvs7pc1116qvnc', 1, 1, 'organisations', 'org_01m8jffbr9e7wvs7pc1116qvnc', '["org_01m8jffbr9e7wvs7pc1116qvnc","Acorn Ltd","GBP","GB","03-31",1,null,"standard",null,"line","active",null,1795916541705,1795916541705,1,0,null]');
INSERT INTO audit_states VALUES ('org_01m8jffbr9e7wvs7pc1116qvnc', 1, 2, 'members', 'mem_01m8jffbr9e7wvs7pbte8yv5t0', '["mem_01m8jffbr9e7wvs7pbte8yv5t0","org_01m8jffbr9e7wvs7pc1116qvnc","jo@example.com","usr_01m8jffaqne308qnvtdgwxxpqx","owner",1795916541705,1795916541705,1]');
INSERT INTO audit_states VALUES ('org_01m8jffbr9e7wvs7pc1116qvnc', 1, 3, 'accounts', 'acc_01m8jffbr9e7wvs7pbthqn038m', '["acc_01m8jffbr9e7wvs7pbthqn038m","org_01m8jffbr9e7wvs7pc1116qvnc","1000","Computer equipment","ASSET",null,"ST",null,"active",1795916541705,1795916541705,1,"fixed_assets"]');
INSERT INTO audit_states VALUES ('org_01m8jffbr9e7wvs7pc1116qvnc', 1, 4, 'accounts', 'acc_01m8jffbr9e7wvs7pbtmqckcww', '["acc_01m8jffbr9e7wvs7pbtmqckcww","org_01m8jffbr9e7wvs7pc1116qvnc","1010","Office equipment and furniture","ASSET",null,"ST",null,"active",1795916541705,1795916541705,1,"fixed_assets"]');
INSERT INTO audit_states VALUES ('org_01m8jffbr9e7wvs7pc1116qvnc', 1, 5, 'accounts', 'acc_01m8jffbr9e7wvs7pbtr565nkv', '["acc_01m8jffbr9e7wvs7pbtr565nkv","org_01m8jffbr9e7wvs7pc1116qvnc","1020","Motor vehicles","ASSET",null,"ST",null,"active",1795916541705,1795916541705,1,"fixed_assets"]');
INSERT INTO audit_states VALUES ('org_01m8jffbr9e7wvs7pc1116qvnc', 1, 6, 'accounts', 'acc_01m8jffbr9e7wvs7pbtw7x9sy4', '["acc_01m8jffbr9e7wvs7pbtw7x9sy4","org_01m8jffbr9e7wvs7pc1116qvnc","1090","Accumulated depreciation","ASSET",null,"NV",null,"active",1795916541705,1795916541705,1,"fixed_assets"]');
INSERT INTO audit_states VALUES ('org_01m8jffbr9e7wvs7pc1116qvnc', 1, 7, 'accounts', 'acc_01m8jffbr9e7wvs7pbv0qdd39d', '["acc_01m8jffbr9e7wvs7pbv0qdd39d","org_01m8jffbr9e7wvs7pc1116qvnc","1100","Stock","ASSET",null,"ST",null,"active",1795916541705,1795916541705,1,null]');
INSERT INTO audit_states VALUES ('org_01m8jffbr9e7wvs7pc1116qvnc', 1, 8, 'accounts', 'acc_01m8jffbr9e7wvs7pbv5qjhwq3', '["acc_01m8jffbr9e7wvs7pbv5qjhwq3","org_01m8jffbr9e7wvs7pc1116qvnc","1200","Trade debtors","ASSET","receivable",null,null,"active",1795916541705,1795916541705,1,null]');
INSERT INTO audit_states VALUES ('org_01m8jffbr9e7wvs7pc1116qvnc', 1, 9, 'accounts', 'acc_01m8jffbr9e7wvs7pbvadfnm5n', '["acc_01m8jffbr9e7wvs7pbvadfnm5n","org_01m8jffbr9e7wvs7pc1116qvnc","1210","Prepayments","ASSET",null,"NV",null,"active",1795916541705,1795916541705,1,null]');
INSERT INTO audit_states VALUES ('org_01m8jffbr9e7wvs7pc1116qvnc', 1, 10, 'accounts', 'acc_01m8jffbr9e7wvs7pbvd8kvpgr', '["acc_01m8jffbr9e7wvs7pbvd8kvpgr","org_01m8jffbr9e7wvs7pc1116qvnc","1220","Other debtors","ASSET",null,"NV",null,"active",1795916541705,1795916541705,1,null]');
INSERT INTO audit_states VALUES ('org_01m8jffbr9e7wvs7pc1116qvnc', 1, 11, 'accounts', 'acc_01m8jffbr9e7wvs7pbvjvfhjqg', '["acc_01m8jffbr9e7wvs7pbvjvfhjqg","org_01m8jffbr9e7wvs7pc1116qvnc","1300","Current account","ASSET","bank",null,null,"active",1795916541705,1795916541705,1,null]');
INSERT INTO audit_states VALUES ('org_01m8jffbr9e7wvs7pc1116qvnc', 1, 12, 'accounts', 'acc_01m8jffbr9e7wvs7pbvntjzh7n', '["acc_01m8jffbr9e7wvs7pbvntjzh7n","org_01m8jffbr9e7wvs7pc1116qvnc","1310","Petty cash","ASSET",null,"NV",null,"active",1795916541705,1795916541705,1,"cash"]');
INSERT INTO audit_states VALUES ('org_01m8jffbr9e7wvs7pc1116qvnc', 1, 13, 'accounts', 'acc_01m8jffbr9e7wvs7pbvrxnpnp6', '["acc_01m8jffbr9e7wvs7pbvrxnpnp6","org_01m8jffbr9e7wvs7pc1116qvnc","2100","Trade creditors","LIABILITY","payable",null,null,"active",1795916541705,1795916541705,1,null]');
INSERT INTO audit_states VALUES ('org_01m8jffbr9e7wvs7pc1116qvnc', 1, 14, 'accounts', 'acc_01m8jffbr9e7wvs7pbvxkdtbhd', '["acc_01m8jffbr9e7wvs7pbvxkdtbhd","org_01m8jffbr9e7wvs7pc1116qvnc","2110","Accruals","LIABILITY",null,"NV",null,"active",1795916541705,1795916541705,1,null]');
INSERT INTO audit_states VALUES ('org_01m8jffbr9e7wvs7pc1116qvnc', 1, 15, 'accounts', 'acc_01m8jffbr9e7wvs7pbw08642at', '["acc_01m8jffbr9e7wvs7pbw08642at","org_01m8jffbr9e7wvs7pc1116qvnc","2200","PAYE and National Insurance","LIABILITY",null,"NV",null,"active",1795916541705,1795916541705,1,null]');
INSERT INTO audit_states VALUES ('org_01m8jffbr9e7wvs7pc1116qvnc', 1, 16, 'accounts', 'acc_01m8jffbr9e7wvs7pbw5sccy9f', '["acc_01m8jffbr9e7wvs7pbw5sccy9f","org_01m8jffbr9e7wvs7pc1116qvnc","2210","Pension contributions","LIABILITY",null,"NV",null,"active",1795916541705,1795916541705,1,null]');
INSERT INTO audit_states VALUES ('org_01m8jffbr9e7wvs7pc1116qvnc', 1, 17, 'accounts', 'acc_01m8jffbr9e7wvs7pbw8z2sm8p', '["acc_01m8jffbr9e7wvs7pbw8z2sm8p","org_01m8jffbr9e7wvs7pc1116qvnc","2220","Net wages","LIABILITY",null,"NV",null,"active",1795916541705,1795916541705,1,null]');
INSERT INTO audit_states VALUES ('org_01m8jffbr9e7wvs7pc1116qvnc', 1, 18, 'accounts', 'acc_01m8jffbr9e7wvs7pbwcqv53j2', '["acc_01m8jffbr9e7wvs7pbwcqv53j2","org_01m8jffbr9e7wvs7pc1116qvnc","2300","Corporation tax","LIABILITY",null,"NV",null,"active",1795916541705,1795916541705,1,null]');
INSERT INTO audit_states VALUES ('org_01m8jffbr9e7wvs7pc1116qvnc', 1, 19, 'accounts', 'acc_01m8jffbr9e7wvs7pbwgeyshrm', '["acc_01m8jffbr9e7wvs7pbwgeyshrm","org_01m8jffbr9e7wvs7pc1116qvnc","2400","Director''s loan account","LIABILITY",null,"NV",null,"active",1795916541705,1795916541705,1,null]');
INSERT INTO audit_states VALUES ('org_01m8jffbr9e7wvs7pc1116qvnc', 1, 20, 'accounts', 'acc_01m8jffbr9e7wvs7pbwnq5rr6s', '["acc_01m8jffbr9e7wvs7pbwnq5rr6s","org_01m8jffbr9e7wvs7pc1116qvnc","2500","Bank loans","LIABILITY",null,"NV",null,"active",1795916541705,1795916541705,1,"long_term_liabilities"]');
INSERT INTO audit_states VALUES ('org_01m8jffbr9e7wvs7pc1116qvnc', 1, 21, 'accounts', 'acc_01m8jffbr9e7wvs7pbwvw1yztb', '["acc_01m8jffbr9e7wvs7pbwvw1yztb","org_01m8jffbr9e7wvs7pc1116qvnc","2900","Suspense","LIABILITY","suspense",null,null,"active",1795916541705,1795916541705,1,null]');
INSERT INTO audit_states VALUES ('org_01m8jffbr9e7wvs7pc1116qvnc', 1, 22, 'accounts', 'acc_01m8jffbr9e7wvs7pbwzhmkpmw', '["acc_01m8jffbr9e7wvs7pbwzhmkpmw","org_01m8jffbr9e7wvs7pc1116qvnc","3000","Share capital","EQUITY",null,"NV",null,"active",1795916541705,1795916541705,1,null]');
INSERT INTO audit_states VALUES ('org_01m8jffbr9e7wvs7pc1116qvnc', 1, 23, 'accounts', 'acc_01m8jffbr9e7wvs7pbx228zz2w', '["acc_01m8jffbr9e7wvs7pbx228zz2w","org_01m8jffbr9e7wvs7pc1116qvnc","3100","Retained earnings","EQUITY","retained_earnings",null,null,"active",1795916541705,1795916541705,1,null]');
INSERT INTO audit_states VALUES ('org_01m8jffbr9e7wvs7pc1116qvnc', 1, 24, 'accounts', 'acc_01m8jffbr9e7wvs7pbx7e17pfd', '["acc_01m8jffbr9e7wvs7pbx7e17pfd","org_01m8jffbr9e7wvs7pc1116qvnc","3200","Dividends","EQUITY",null,"NV",null,"active",1795916541705,1795916541705,1,null]');
INSERT INTO audit_states VALUES ('org_01m8jffbr9e7wvs7pc1116qvnc', 1, 25, 'accounts', 'acc_01m8jffbr9e7wvs7pbx8eq0y9g', '["acc_01m8jffbr9e7wvs7pbx8eq0y9g","org_01m8jffbr9e7wvs7pc1116qvnc","3900","Opening balances","EQUITY","opening_balance",null,null,"active",1795916541705,1795916541705,1,null]');
INSERT INTO audit_states VALUES ('org_01m8jffbr9e7wvs7pc1116qvnc', 1, 26, 'accounts', 'acc_01m8jffbr9e7wvs7pbxe3tagwk', '["acc_01m8jffbr9e7wvs7pbxe3tagwk","org_01m8jffbr9e7wvs7pc1116qvnc","4000","Sales","INCOME",null,"ST",null,"active",1795916541705,1795916541705,1,null]');
INSERT INTO audit_states VALUES ('org_01m8jffbr9e7wvs7pc1116qvnc', 1, 27, 'accounts', 'acc_01m8jffbr9e7wvs7pbxkreypwj', '["acc_01m8jffbr9e7wvs7pbxkreypwj","org_01m8jffbr9e7wvs7pc1116qvnc","4010","Sales, zero-rated","INCOME",null,"ZR",null,"active",1795916541705,1795916541705,1,null]');
INSERT INTO audit_states VALUES ('org_01m8jffbr9e7wvs7pc1116qvnc', 1, 28, 'accounts', 'acc_01m8jffbr9e7wvs7pbxq33haxx', '["acc_01m8jffbr9e7wvs7pbxq33haxx","org_01m8jffbr9e7wvs7pc1116qvnc","4090","Other income","INCOME",null,"ST",null,"active",1795916541705,1795916541705,1,"other_income"]');
INSERT INTO audit_states VALUES ('org_01m8jffbr9e7wvs7pc1116qvnc', 1, 29, 'accounts', 'acc_01m8jffbr9e7wvs7pbxrzq9r4j', '["acc_01m8jffbr9e7wvs7pbxrzq9r4j","org_01m8jffbr9e7wvs7pc1116qvnc","4900","Interest received","INCOME",null,"EX",null,"active",1795916541705,1795916541705,1,"finance"]');
INSERT INTO audit_states VALUES ('org_01m8jffbr9e7wvs7pc1116qvnc', 1, 30, 'accounts', 'acc_01m8jffbr9e7wvs7pbxy5n8m0v', '["acc_01m8jffbr9e7wvs7pbxy5n8m0v","org_01m8jffbr9e7wvs7pc1116qvnc","4920","VAT flat-rate scheme difference","INCOME","vat_scheme_difference",null,null,"active",1795916541705,1795916541705,1,null]');
INSERT INTO audit_states VALUES ('org_01m8jffbr9e7wvs7pc1116qvnc', 1, 31, 'accounts', 'acc_01m8jffbr9e7wvs7pby2m0edpm', '["acc_01m8jffbr9e7wvs7pby2m0edpm","org_01m8jffbr9e7wvs7pc1116qvnc","5000","Cost of goods sold","EXPENSE",null,"ST",null,"active",1795916541705,1795916541705,1,"cost_of_sales"]');
INSERT INTO audit_states VALUES ('org_01m8jffbr9e7wvs7pc1116qvnc', 1, 32, 'accounts', 'acc_01m8jffbr9e7wvs7pby7rtgxcy', '["acc_01m8jffbr9e7wvs7pby7rtgxcy","org_01m8jffbr9e7wvs7pc1116qvnc","5010","Subcontractors","EXPENSE",null,"ST",null,"active",1795916541705,1795916541705,1,"cost_of_sales"]');
INSERT INTO audit_states VALUES ('org_01m8jffbr9e7wvs7pc1116qvnc', 1, 33, 'accounts', 'acc_01m8jffbr9e7wvs7pby9mzwtax', '["acc_01m8jffbr9e7wvs7pby9mzwtax","org_01m8jffbr9e7wvs7pc1116qvnc","5020","Carriage and postage","EXPENSE",null,"ST",null,"active",1795916541705,1795916541705,1,"cost_of_sales"]');
INSERT INTO audit_states VALUES ('org_01m8jffbr9e7wvs7pc1116qvnc', 1, 34, 'accounts', 'acc_01m8jffbr9e7wvs7pbyfnm9k4e', '["acc_01m8jffbr9e7wvs7pbyfnm9k4e","org_01m8jffbr9e7wvs7pc1116qvnc","6000","Wages and salaries","EXPENSE",null,"NV",null,"active",1795916541705,1795916541705,1,null]');
INSERT INTO audit_states VALUES ('org_01m8jffbr9e7wvs7pc1116qvnc', 1, 35, 'accounts', 'acc_01m8jffbr9e7wvs7pbygsnj7y3', '["acc_01m8jffbr9e7wvs7pbygsnj7y3","org_01m8jffbr9e7wvs7pc1116qvnc","6010","Employer''s National Insurance","EXPENSE",null,"NV",null,"active",1795916541705,1795916541705,1,null]');
INSERT INTO audit_states VALUES ('org_01m8jffbr9e7wvs7pc1116qvnc', 1, 36, 'accounts', 'acc_01m8jffbr9e7wvs7pbypmjmn08', '["acc_01m8jffbr9e7wvs7pbypmjmn08","org_01m8jffbr9e7wvs7pc1116qvnc","6020","Employer''s pension","EXPENSE",null,"NV",null,"active",1795916541705,1795916541705,1,null]');
INSERT INTO audit_states VALUES ('org_01m8jffbr9e7wvs7pc1116qvnc', 1, 37, 'accounts', 'acc_01m8jffbr9e7wvs7pbyrhgmmd6', '["acc_01m8jffbr9e7wvs7pbyrhgmmd6","org_01m8jffbr9e7wvs7pc1116qvnc","6100","Rent","EXPENSE",null,"EX",null,"active",1795916541705,1795916541705,1,null]');
INSERT INTO audit_states VALUES ('org_01m8jffbr9e7wvs7pc1116qvnc', 1, 38, 'accounts', 'acc_01m8jffbr9e7wvs7pbyybbvset', '["acc_01m8jffbr9e7wvs7pbyybbvset","org_01m8jffbr9e7wvs7pc1116qvnc","6110","Business rates","EXPENSE",null,"NV",null,"active",1795916541705,1795916541705,1,null]');
INSERT INTO audit_states VALUES ('org_01m8jffbr9e7wvs7pc1116qvnc', 1, 39, 'accounts', 'acc_01m8jffbr9e7wvs7pbz1c3wfv7', '["acc_01m8jffbr9e7wvs7pbz1c3wfv7","org_01m8jffbr9e7wvs7pc1116qvnc","6120","Light, heat and water","EXPENSE",null,"ST",null,"active",1795916541705,1795916541705,1,null]');
INSERT INTO audit_states VALUES ('org_01m8jffbr9e7wvs7pc1116qvnc', 1, 40, 'accounts', 'acc_01m8jffbr9e7wvs7pbz4t50s1q', '["acc_01m8jffbr9e7wvs7pbz4t50s1q","org_01m8jffbr9e7wvs7pc1116qvnc","6200","Telephone and internet","EXPENSE",null,"ST",null,"active",1795916541705,1795916541705,1,null]');
INSERT INTO audit_states VALUES ('org_01m8jffbr9e7wvs7pc1116qvnc', 1, 41, 'accounts', 'acc_01m8jffbr9e7wvs7pbz9w591rd', '["acc_01m8jffbr9e7wvs7pbz9w591rd","org_01m8jffbr9e7wvs7pc1116qvnc","6210","Software and subscriptions","EXPENSE",null,"ST",null,"active",1795916541705,1795916541705,1,null]');
INSERT INTO audit_states VALUES ('org_01m8jffbr9e7wvs7pc1116qvnc', 1, 42, 'accounts', 'acc_01m8jffbr9e7wvs7pbzekvqnsp', '["acc_01m8jffbr9e7wvs7pbzekvqnsp","org_01m8jffbr9e7wvs7pc1116qvnc","6220","Printing and stationery","EXPENSE",null,"ST",null,"active",1795916541705,1795916541705,1,null]');
INSERT INTO audit_states VALUES ('org_01m8jffbr9e7wvs7pc1116qvnc', 1, 43, 'accounts', 'acc_01m8jffbr9e7wvs7pbzjdanpyh', '["acc_01m8jffbr9e7wvs7pbzjdanpyh","org_01m8jffbr9e7wvs7pc1116qvnc","6300","Travel and subsistence","EXPENSE",null,"ZR",null,"active",1795916541705,1795916541705,1,null]');
INSERT INTO audit_states VALUES ('org_01m8jffbr9e7wvs7pc1116qvnc', 1, 44, 'accounts', 'acc_01m8jffbr9e7wvs7pbzmw41wwv', '["acc_01m8jffbr9e7wvs7pbzmw41wwv","org_01m8jffbr9e7wvs7pc1116qvnc","6310","Motor expenses","EXPENSE",null,"ST",null,"active",1795916541705,1795916541705,1,null]');
INSERT INTO audit_states VALUES ('org_01m8jffbr9e7wvs7pc1116qvnc', 1, 45, 'accounts', 'acc_01m8jffbr9e7wvs7pbzsdhwbh6', '["acc_01m8jffbr9e7wvs7pbzsdhwbh6","org_01m8jffbr9e7wvs7pc1116qvnc","6320","Repairs and maintenance","EXPENSE",null,"ST",null,"active",1795916541705,1795916541705,1,null]');
INSERT INTO audit_states VALUES ('org_01m8jffbr9e7wvs7pc1116qvnc', 1, 46, 'accounts', 'acc_01m8jffbr9e7wvs7pbzxd5nwe7', '["acc_01m8jffbr9e7wvs7pbzxd5nwe7","org_01m8jffbr9e7wvs7pc1116qvnc","6400","Advertising and marketing","EXPENSE",null,"ST",null,"active",1795916541705,1795916541705,1,null]');
INSERT INTO audit_states VALUES ('org_01m8jffbr9e7wvs7pc1116qvnc', 1, 47, 'accounts', 'acc_01m8jffbr9e7wvs7pc002knkbf', '["acc_01m8jffbr9e7wvs7pc002knkbf","org_01m8jffbr9e7wvs7pc1116qvnc","6500","Accountancy and legal fees","EXPENSE",null,"ST",null,"active",1795916541705,1795916541705,1,null]');
INSERT INTO audit_states VALUES ('org_01m8jffbr9e7wvs7pc1116qvnc', 1, 48, 'accounts', 'acc_01m8jffbr9e7wvs7pc0519jva0', '["acc_01m8jffbr9e7wvs7pc0519jva0","org_01m8jffbr9e7wvs7pc1116qvnc","6600","Insurance","EXPENSE",null,"EX",null,"active",1795916541705,1795916541705,1,null]');
INSERT INTO audit_states VALUES ('org_01m8jffbr9e7wvs7pc1116qvnc', 1, 49, 'accounts', 'acc_01m8jffbr9e7wvs7pc097xb2fk', '["acc_01m8jffbr9e7wvs7pc097xb2fk","org_01m8jffbr9e7wvs7pc1116qvnc","6700","Bank charges","EXPENSE",null,"EX",null,"active",1795916541705,1795916541705,1,null]');
INSERT INTO audit_states VALUES ('org_01m8jffbr9e7wvs7pc1116qvnc', 1, 50, 'accounts', 'acc_01m8jffbr9e7wvs7pc0cmm2zba', '["acc_01m8jffbr9e7wvs7pc0cmm2zba","org_01m8jffbr9e7wvs7pc1116qvnc","6800","Depreciation","EXPENSE",null,"NV",null,"active",1795916541705,1795916541705,1,null]');
INSERT INTO audit_states VALUES ('org_01m8jffbr9e7wvs7pc1116qvnc', 1, 51, 'accounts', 'acc_01m8jffbr9e7wvs7pc0kxr3j1q', '["acc_01m8jffbr9e7wvs7pc0kxr3j1q","org_01m8jffbr9e7wvs7pc1116qvnc","6810","Bad debts","EXPENSE",null,"NV",null,"active",1795916541705,1795916541705,1,null]');
INSERT INTO audit_states VALUES ('org_01m8jffbr9e7wvs7pc1116qvnc', 1, 52, 'accounts', 'acc_01m8jffbr9e7wvs7pc0nvs53hc', '["acc_01m8jffbr9e7wvs7pc0nvs53hc","org_01m8jffbr9e7wvs7pc1116qvnc","6900","Interest payable","EXPENSE",null,"EX",null,"active",1795916541705,1795916541705,1,"finance"]');
INSERT INTO audit_states VALUES ('org_01m8jffbr9e7wvs7pc1116qvnc', 1, 53, 'accounts', 'acc_01m8jffbr9e7wvs7pc0v4mns5s', '["acc_01m8jffbr9e7wvs7pc0v4mns5s","org_01m8jffbr9e7wvs7pc1116qvnc","6990","Rounding differences","EXPENSE","rounding",null,null,"active",1795916541705,1795916541705,1,null]');
INSERT INTO audit_states VALUES ('org_01m8jffbr9e7wvs7pc1116qvnc', 1, 54, 'accounts', 'acc_01m8jffbr9e7wvs7pc0zfnqr2h', '["acc_01m8jffbr9e7wvs7pc0zfnqr2h","org_01m8jffbr9e7wvs7pc1116qvnc","8000","Corporation tax charge","EXPENSE",null,"NV",null,"active",1795916541705,1795916541705,1,"tax"]');
INSERT INTO audit_states VALUES ('org_01m8jffbr9e7wvs7pc1116qvnc', 2, 1, 'accounts', 'acc_01m8jffe0pe0try707aw6f2qwv', '["acc_01m8jffe0pe0try707aw6f2qwv","org_01m8jffbr9e7wvs7pc1116qvnc","2250","VAT","LIABILITY","vat_control",null,null,"active",1795916544022,1795916544022,1,null]');
INSERT INTO audit_states VALUES ('org_01m8jffbr9e7wvs7pc1116qvnc', 3, 1, 'bank_accounts', 'bac_01m8jffe18eber7pa90wc0j67k', '["bac_01m8jffe18eber7pa90wc0j67k","org_01m8jffbr9e7wvs7pc1116qvnc","acc_01m8jffbr9e7wvs7pbvjvfhjqg","Current","current",null,null,null,null,null,null,null,1795916544040,1795916544040,1,null]');
INSERT INTO audit_states VALUES ('org_01m8jffbr9e7wvs7pc1116qvnc', 4, 1, 'organisations', 'org_01m8jffbr9e7wvs7pc1116qvnc', '["org_01m8jffbr9e7wvs7pc1116qvnc","Acorn Ltd","GBP","GB","03-31",1,null,"standard",null,"line","active",null,1795916541705,1795916541705,1,1,null]');
INSERT INTO audit_states VALUES ('org_01m8jffbr9e7wvs7pc1116qvnc', 4, 2, 'tax_rates', 'ST/2026-02-01', '["org_01m8jffbr9e7wvs7pc1116qvnc","ST","2026-02-01",190000]');
INSERT INTO audit_states VALUES ('org_01m8jffbr9e7wvs7pc1116qvnc', 5, 1, 'organisations', 'org_01m8jffbr9e7wvs7pc1116qvnc', '["org_01m8jffbr9e7wvs7pc1116qvnc","Acorn Ltd","GBP","GB","03-31",1,null,"standard",null,"line","active",null,1795916541705,1795916551612,2,1,null]');
INSERT INTO audit_states VALUES ('org_01m8jffbr9e7wvs7pc1116qvnc', 5, 2, 'vat_methods', '2026-05-01', '["org_01m8jffbr9e7wvs7pc1116qvnc","2026-05-01",1,"GB123456789","standard",null]');
INSERT INTO audit_states VALUES ('org_01m8jffbr9e7wvs7pc1116qvnc', 6, 1, 'bank_transactions', 'btx_01m8jffneaewp9fvyrkg7b4vq3', '["btx_01m8jffneaewp9fvyrkg7b4vq3","org_01m8jffbr9e7wvs7pc1116qvnc","bac_01m8jffe18eber7pa90wc0j67k","2026-03-02",-50000,"CARD 4417 SCREWFIX",null,null,1,"card 4417 screwfix","unconfirmed",null,"NV",null,null,null,null,null,null,null,null,null,1795916551626,1795916551626,1,null,"0ed9bb1b0d55af6c307ff282ecdc85bc1bd02e3792ac92d0af03bb4a90c6ddd4",[]]');
INSERT INTO audit_states VALUES ('org_01m8jffbr9e7wvs7pc1116qvnc', 8, 1, 'bank_transactions', 'btx_01m8jffneaewp9fvyrkg7b4vq3', '["btx_01m8jffneaewp9fvyrkg7b4vq3","org_01m8jffbr9e7wvs7pc1116qvnc","bac_01m8jffe18eber7pa90wc0j67k","2026-03-02",-50000,"CARD 4417 SCREWFIX",null,null,1,"card 4417 screwfix","confirmed",null,"NV",null,null,"match","jnl_01m8jffngtee8vj62zsnhmrrj0",2,null,null,0,1795916551779,1795916551626,1795916551779,2,null,"0ed9bb1b0d55af6c307ff282ecdc85bc1bd02e3792ac92d0af03bb4a90c6ddd4",[]]');
INSERT INTO audit_states VALUES ('org_01m8jffbr9e7wvs7pc1116qvnc', 9, 1, 'bank_transactions', 'btx_01m8jffneaewp9fvyrkg7b4vq3', '["btx_01m8jffneaewp9fvyrkg7b4vq3","org_01m8jffbr9e7wvs7pc1116qvnc","bac_01m8jffe18eber7pa90wc0j67k","2026-03-02",-50000,"CARD 4417 SCREWFIX",null,null,1,"card 4417 screwfix","unconfirmed",null,"NV",null,null,null,null,null,null,null,null,null,1795916551626,1795916551791,3,null,"0ed9bb1b0d55af6c307ff282ecdc85bc1bd02e3792ac92d0af03bb4a90c6ddd4",[["org_01m8jffbr9e7wvs7pc1116qvnc","jnl_01m8jffngtee8vj62zsnhmrrj0"]]]');
INSERT INTO audit_states VALUES ('org_01m8jffe2vesp8cmwvbpw078qv', 1, 1, 'organisations', 'org_01m8jffe2vesp8cmwvbpw078qv', '["org_01m8jffe2vesp8cmwvbpw078qv","Wren & Marsh Ltd","GBP","GB","03-31",1,null,"standard",null,"line","active",null,1795916544091,1795916544091,1,0,null]');
INSERT INTO audit_states VALUES ('org_01m8jffe2vesp8cmwvbpw078qv', 1, 2, 'members', 'mem_01m8jffe2vesp8cmwv50f1s51x', '["mem_01m8jffe2vesp8cmwv50f1s51x","org_01m8jffe2vesp8cmwvbpw078qv","jo@example.com","usr_01m8jffaqne308qnvtdgwxxpqx","owner",1795916544091,1795916544091,1]');
INSERT INTO audit_states VALUES ('org_01m8jffe2vesp8cmwvbpw078qv', 1, 3, 'accounts', 'acc_01m8jffe2vesp8cmwv54w1j31k', '["acc_01m8jffe2vesp8cmwv54w1j31k","org_01m8jffe2vesp8cmwvbpw078qv","1000","Computer equipment","ASSET",null,"ST",null,"active",1795916544091,1795916544091,1,"fixed_assets"]');
INSERT INTO audit_states VALUES ('org_01m8jffe2vesp8cmwvbpw078qv', 1, 4, 'accounts', 'acc_01m8jffe2vesp8cmwv59ty7qgt', '["acc_01m8jffe2vesp8cmwv59ty7qgt","org_01m8jffe2vesp8cmwvbpw078qv","1010","Office equipment and furniture","ASSET",null,"ST",null,"active",1795916544091,1795916544091,1,"fixed_assets"]');
INSERT INTO audit_states VALUES ('org_01m8jffe2vesp8cmwvbpw078qv', 1, 5, 'accounts', 'acc_01m8jffe2vesp8cmwv5f9axg8n', '["acc_01m8jffe2vesp8cmwv5f9axg8n","org_01m8jffe2vesp8cmwvbpw078qv","1020","Motor vehicles","ASSET",null,"ST",null,"active",1795916544091,1795916544091,1,"fixed_assets"]');
INSERT INTO audit_states VALUES ('org_01m8jffe2vesp8cmwvbpw078qv', 1, 6, 'accounts', 'acc_01m8jffe2vesp8cmwv5jyncws2', '["acc_01m8jffe2vesp8cmwv5jyncws2","org_01m8jffe2vesp8cmwvbpw078qv","1090","Accumulated depreciation","ASSET",null,"NV",null,"active",1795916544091,1795916544091,1,"fixed_assets"]');
INSERT INTO audit_states VALUES ('org_01m8jffe2vesp8cmwvbpw078qv', 1, 7, 'accounts', 'acc_01m8jffe2vesp8cmwv5n54k70w', '["acc_01m8jffe2vesp8cmwv5n54k70w","org_01m8jffe2vesp8cmwvbpw078qv","1100","Stock","ASSET",null,"ST",null,"active",1795916544091,1795916544091,1,null]');
INSERT INTO audit_states VALUES ('org_01m8jffe2vesp8cmwvbpw078qv', 1, 8, 'accounts', 'acc_01m8jffe2vesp8cmwv5tq97knv', '["acc_01m8jffe2vesp8cmwv5tq97knv","org_01m8jffe2vesp8cmwvbpw078qv","1200","Trade debtors","ASSET","receivable",null,null,"active",1795916544091,1795916544091,1,null]');
INSERT INTO audit_states VALUES ('org_01m8jffe2vesp8cmwvbpw078qv', 1, 9, 'accounts', 'acc_01m8jffe2vesp8cmwv5yrb1pr8', '["acc_01m8jffe2vesp8cmwv5yrb1pr8","org_01m8jffe2vesp8cmwvbpw078qv","1210","Prepayments","ASSET",null,"NV",null,"active",1795916544091,1795916544091,1,null]');
INSERT INTO audit_states VALUES ('org_01m8jffe2vesp8cmwvbpw078qv', 1, 10, 'accounts', 'acc_01m8jffe2vesp8cmwv62ra388h', '["acc_01m8jffe2vesp8cmwv62ra388h","org_01m8jffe2vesp8cmwvbpw078qv","1220","Other debtors","ASSET",null,"NV",null,"active",1795916544091,1795916544091,1,null]');
INSERT INTO audit_states VALUES ('org_01m8jffe2vesp8cmwvbpw078qv', 1, 11, 'accounts', 'acc_01m8jffe2vesp8cmwv67xf8c15', '["acc_01m8jffe2vesp8cmwv67xf8c15","org_01m8jffe2vesp8cmwvbpw078qv","1300","Current account","ASSET","bank",null,null,"active",1795916544091,1795916544091,1,null]');
INSERT INTO audit_states VALUES ('org_01m8jffe2vesp8cmwvbpw078qv', 1, 12, 'accounts', 'acc_01m8jffe2vesp8cmwv69bm5yza', '["acc_01m8jffe2vesp8cmwv69bm5yza","org_01m8jffe2vesp8cmwvbpw078qv","1310","Petty cash","ASSET",null,"NV",null,"active",1795916544091,1795916544091,1,"cash"]');
INSERT INTO audit_states VALUES ('org_01m8jffe2vesp8cmwvbpw078qv', 1, 13, 'accounts', 'acc_01m8jffe2vesp8cmwv6cp4z89j', '["acc_01m8jffe2vesp8cmwv6cp4z89j","org_01m8jffe2vesp8cmwvbpw078qv","2100","Trade creditors","LIABILITY","payable",null,null,"active",1795916544091,1795916544091,1,null]');
INSERT INTO audit_states VALUES ('org_01m8jffe2vesp8cmwvbpw078qv', 1, 14, 'accounts', 'acc_01m8jffe2vesp8cmwv6jh96fc5', '["acc_01m8jffe2vesp8cmwv6jh96fc5","org_01m8jffe2vesp8cmwvbpw078qv","2110","Accruals","LIABILITY",null,"NV",null,"active",1795916544091,1795916544091,1,null]');
INSERT INTO audit_states VALUES ('org_01m8jffe2vesp8cmwvbpw078qv', 1, 15, 'accounts', 'acc_01m8jffe2vesp8cmwv6qym2vjq', '["acc_01m8jffe2vesp8cmwv6qym2vjq","org_01m8jffe2vesp8cmwvbpw078qv","2200","PAYE and National Insurance","LIABILITY",null,"NV",null,"active",1795916544091,1795916544091,1,null]');
INSERT INTO audit_states VALUES ('org_01m8jffe2vesp8cmwvbpw078qv', 1, 16, 'accounts', 'acc_01m8jffe2vesp8cmwv6tp520x2', '["acc_01m8jffe2vesp8cmwv6tp520x2","org_01m8jffe2vesp8cmwvbpw078qv","2210","Pension contributions","LIABILITY",null,"NV",null,"active",1795916544091,1795916544091,1,null]');
INSERT INTO audit_states VALUES ('org_01m8jffe2vesp8cmwvbpw078qv', 1, 17, 'accounts', 'acc_01m8jffe2vesp8cmwv6wek0jd7', '["acc_01m8jffe2vesp8cmwv6wek0jd7","org_01m8jffe2vesp8cmwvbpw078qv","2220","Net wages","LIABILITY",null,"NV",null,"active",1795916544091,1795916544091,1,null]');
INSERT INTO audit_states VALUES ('org_01m8jffe2vesp8cmwvbpw078qv', 1, 18, 'accounts', 'acc_01m8jffe2vesp8cmwv72t5g5bs', '["acc_01m8jffe2vesp8cmwv72t5g5bs","org_01m8jffe2vesp8cmwvbpw078qv","2300","Corporation tax","LIABILITY",null,"NV",null,"active",1795916544091,1795916544091,1,null]');
INSERT INTO audit_states VALUES ('org_01m8jffe2vesp8cmwvbpw078qv', 1, 19, 'accounts', 'acc_01m8jffe2vesp8cmwv76eq27hc', '["acc_01m8jffe2vesp8cmwv76eq27hc","org_01m8jffe2vesp8cmwvbpw078qv","2400","Director''s loan account","LIABILITY",null,"NV",null,"active",1795916544091,1795916544091,1,null]');
INSERT INTO audit_states VALUES ('org_01m8jffe2vesp8cmwvbpw078qv', 1, 20, 'accounts', 'acc_01m8jffe2vesp8cmwv79eb0861', '["acc_01m8jffe2vesp8cmwv79eb0861","org_01m8jffe2vesp8cmwvbpw078qv","2500","Bank loans","LIABILITY",null,"NV",null,"active",1795916544091,1795916544091,1,"long_term_liabilities"]');
INSERT INTO audit_states VALUES ('org_01m8jffe2vesp8cmwvbpw078qv', 1, 21, 'accounts', 'acc_01m8jffe2vesp8cmwv7fq594mm', '["acc_01m8jffe2vesp8cmwv7fq594mm","org_01m8jffe2vesp8cmwvbpw078qv","2900","Suspense","LIABILITY","suspense",null,null,"active",1795916544091,1795916544091,1,null]');
INSERT INTO audit_states VALUES ('org_01m8jffe2vesp8cmwvbpw078qv', 1, 22, 'accounts', 'acc_01m8jffe2vesp8cmwv7h1xeap8', '["acc_01m8jffe2vesp8cmwv7h1xeap8","org_01m8jffe2vesp8cmwvbpw078qv","3000","Share capital","EQUITY",null,"NV",null,"active",1795916544091,1795916544091,1,null]');
INSERT INTO audit_states VALUES ('org_01m8jffe2vesp8cmwvbpw078qv', 1, 23, 'accounts', 'acc_01m8jffe2vesp8cmwv7p2t7sc7', '["acc_01m8jffe2vesp8cmwv7p2t7sc7","org_01m8jffe2vesp8cmwvbpw078qv","3100","Retained earnings","EQUITY","retained_earnings",null,null,"active",1795916544091,1795916544091,1,null]');
INSERT INTO audit_states VALUES ('org_01m8jffe2vesp8cmwvbpw078qv', 1, 24, 'accounts', 'acc_01m8jffe2vesp8cmwv7vw40v4t', '["acc_01m8jffe2vesp8cmwv7vw40v4t","org_01m8jffe2vesp8cmwvbpw078qv","3200","Dividends","EQUITY",null,"NV",null,"active",1795916544091,1795916544091,1,null]');
INSERT INTO audit_states VALUES ('org_01m8jffe2vesp8cmwvbpw078qv', 1, 25, 'accounts', 'acc_01m8jffe2vesp8cmwv7whsy2ws', '["acc_01m8jffe2vesp8cmwv7whsy2ws","org_01m8jffe2vesp8cmwvbpw078qv","3900","Opening balances","EQUITY","opening_balance",null,null,"active",1795916544091,1795916544091,1,null]');
INSERT INTO audit_states VALUES ('org_01m8jffe2vesp8cmwvbpw078qv', 1, 26, 'accounts', 'acc_01m8jffe2vesp8cmwv81ybdcjp', '["acc_01m8jffe2vesp8cmwv81ybdcjp","org_01m8jffe2vesp8cmwvbpw078qv","4000","Sales","INCOME",null,"ST",null,"active",1795916544091,1795916544091,1,null]');
INSERT INTO audit_states VALUES ('org_01m8jffe2vesp8cmwvbpw078qv', 1, 27, 'accounts', 'acc_01m8jffe2vesp8cmwv85235yn5', '["acc_01m8jffe2vesp8cmwv85235yn5","org_01m8jffe2vesp8cmwvbpw078qv","4010","Sales, zero-rated","INCOME",null,"ZR",null,"active",1795916544091,1795916544091,1,null]');
INSERT INTO audit_states VALUES ('org_01m8jffe2vesp8cmwvbpw078qv', 1, 28, 'accounts', 'acc_01m8jffe2vesp8cmwv8a7wem17', '["acc_01m8jffe2vesp8cmwv8a7wem17","org_01m8jffe2vesp8cmwvbpw078qv","4090","Other income","INCOME",null,"ST",null,"active",1795916544091,1795916544091,1,"other_income"]');
INSERT INTO audit_states VALUES ('org_01m8jffe2vesp8cmwvbpw078qv', 1, 29, 'accounts', 'acc_01m8jffe2vesp8cmwv8d3bhdk7', '["acc_01m8jffe2vesp8cmwv8d3bhdk7","org_01m8jffe2vesp8cmwvbpw078qv","4900","Interest received","INCOME",null,"EX",null,"active",1795916544091,1795916544091,1,"finance"]');
INSERT INTO audit_states VALUES ('org_01m8jffe2vesp8cmwvbpw078qv', 1, 30, 'accounts', 'acc_01m8jffe2vesp8cmwv8hyz9czj', '["acc_01m8jffe2vesp8cmwv8hyz9czj","org_01m8jffe2vesp8cmwvbpw078qv","4920","VAT flat-rate scheme difference","INCOME","vat_scheme_difference",null,null,"active",1795916544091,1795916544091,1,null]');
INSERT INTO audit_states VALUES ('org_01m8jffe2vesp8cmwvbpw078qv', 1, 31, 'accounts', 'acc_01m8jffe2vesp8cmwv8m7xdaqd', '["acc_01m8jffe2vesp8cmwv8m7xdaqd","org_01m8jffe2vesp8cmwvbpw078qv","5000","Cost of goods sold","EXPENSE",null,"ST",null,"active",1795916544091,1795916544091,1,"cost_of_sales"]');
INSERT INTO audit_states VALUES ('org_01m8jffe2vesp8cmwvbpw078qv', 1, 32, 'accounts', 'acc_01m8jffe2vesp8cmwv8vqc5jmk', '["acc_01m8jffe2vesp8cmwv8vqc5jmk","org_01m8jffe2vesp8cmwvbpw078qv","5010","Subcontractors","EXPENSE",null,"ST",null,"active",1795916544091,1795916544091,1,"cost_of_sales"]');
INSERT INTO audit_states VALUES ('org_01m8jffe2vesp8cmwvbpw078qv', 1, 33, 'accounts', 'acc_01m8jffe2vesp8cmwv8y2fgc8h', '["acc_01m8jffe2vesp8cmwv8y2fgc8h","org_01m8jffe2vesp8cmwvbpw078qv","5020","Carriage and postage","EXPENSE",null,"ST",null,"active",1795916544091,1795916544091,1,"cost_of_sales"]');
INSERT INTO audit_states VALUES ('org_01m8jffe2vesp8cmwvbpw078qv', 1, 34, 'accounts', 'acc_01m8jffe2vesp8cmwv90xqdp7n', '["acc_01m8jffe2vesp8cmwv90xqdp7n","org_01m8jffe2vesp8cmwvbpw078qv","6000","Wages and salaries","EXPENSE",null,"NV",null,"active",1795916544091,1795916544091,1,null]');
INSERT INTO audit_states VALUES ('org_01m8jffe2vesp8cmwvbpw078qv', 1, 35, 'accounts', 'acc_01m8jffe2vesp8cmwv94errbr4', '["acc_01m8jffe2vesp8cmwv94errbr4","org_01m8jffe2vesp8cmwvbpw078qv","6010","Employer''s National Insurance","EXPENSE",null,"NV",null,"active",1795916544091,1795916544091,1,null]');
INSERT INTO audit_states VALUES ('org_01m8jffe2vesp8cmwvbpw078qv', 1, 36, 'accounts', 'acc_01m8jffe2vesp8cmwv98g27kdw', '["acc_01m8jffe2vesp8cmwv98g27kdw","org_01m8jffe2vesp8cmwvbpw078qv","6020","Employer''s pension","EXPENSE",null,"NV",null,"active",1795916544091,1795916544091,1,null]');
INSERT INTO audit_states VALUES ('org_01m8jffe2vesp8cmwvbpw078qv', 1, 37, 'accounts', 'acc_01m8jffe2vesp8cmwv9er911rf', '["acc_01m8jffe2vesp8cmwv9er911rf","org_01m8jffe2vesp8cmwvbpw078qv","6100","Rent","EXPENSE",null,"EX",null,"active",1795916544091,1795916544091,1,null]');
INSERT INTO audit_states VALUES ('org_01m8jffe2vesp8cmwvbpw078qv', 1, 38, 'accounts', 'acc_01m8jffe2vesp8cmwv9jn02454', '["acc_01m8jffe2vesp8cmwv9jn02454","org_01m8jffe2vesp8cmwvbpw078qv","6110","Business rates","EXPENSE",null,"NV",null,"active",1795916544091,1795916544091,1,null]');
INSERT INTO audit_states VALUES ('org_01m8jffe2vesp8cmwvbpw078qv', 1, 39, 'accounts', 'acc_01m8jffe2vesp8cmwv9q2b9b48', '["acc_01m8jffe2vesp8cmwv9q2b9b48","org_01m8jffe2vesp8cmwvbpw078qv","6120","Light, heat and water","EXPENSE",null,"ST",null,"active",1795916544091,1795916544091,1,null]');
INSERT INTO audit_states VALUES ('org_01m8jffe2vesp8cmwvbpw078qv', 1, 40, 'accounts', 'acc_01m8jffe2vesp8cmwv9s46gj7f', '["acc_01m8jffe2vesp8cmwv9s46gj7f","org_01m8jffe2vesp8cmwvbpw078qv","6200","Telephone and internet","EXPENSE",null,"ST",null,"active",1795916544091,1795916544091,1,null]');
INSERT INTO audit_states VALUES ('org_01m8jffe2vesp8cmwvbpw078qv', 1, 41, 'accounts', 'acc_01m8jffe2vesp8cmwv9xt7hgea', '["acc_01m8jffe2vesp8cmwv9xt7hgea","org_01m8jffe2vesp8cmwvbpw078qv","6210","Software and subscriptions","EXPENSE",null,"ST",null,"active",1795916544091,1795916544091,1,null]');
INSERT INTO audit_states VALUES ('org_01m8jffe2vesp8cmwvbpw078qv', 1, 42, 'accounts', 'acc_01m8jffe2vesp8cmwva119e9as', '["acc_01m8jffe2vesp8cmwva119e9as","org_01m8jffe2vesp8cmwvbpw078qv","6220","Printing and stationery","EXPENSE",null,"ST",null,"active",1795916544091,1795916544091,1,null]');
INSERT INTO audit_states VALUES ('org_01m8jffe2vesp8cmwvbpw078qv', 1, 43, 'accounts', 'acc_01m8jffe2vesp8cmwva75q869h', '["acc_01m8jffe2vesp8cmwva75q869h","org_01m8jffe2vesp8cmwvbpw078qv","6300","Travel and subsistence","EXPENSE",null,"ZR",null,"active",1795916544091,1795916544091,1,null]');
INSERT INTO audit_states VALUES ('org_01m8jffe2vesp8cmwvbpw078qv', 1, 44, 'accounts', 'acc_01m8jffe2vesp8cmwvabb14jax', '["acc_01m8jffe2vesp8cmwvabb14jax","org_01m8jffe2vesp8cmwvbpw078qv","6310","Motor expenses","EXPENSE",null,"ST",null,"active",1795916544091,1795916544091,1,null]');
INSERT INTO audit_states VALUES ('org_01m8jffe2vesp8cmwvbpw078qv', 1, 45, 'accounts', 'acc_01m8jffe2vesp8cmwvaed833zc', '["acc_01m8jffe2vesp8cmwvaed833zc","org_01m8jffe2vesp8cmwvbpw078qv","6320","Repairs and maintenance","EXPENSE",null,"ST",null,"active",1795916544091,1795916544091,1,null]');
INSERT INTO audit_states VALUES ('org_01m8jffe2vesp8cmwvbpw078qv', 1, 46, 'accounts', 'acc_01m8jffe2vesp8cmwvakbfg64y', '["acc_01m8jffe2vesp8cmwvakbfg64y","org_01m8jffe2vesp8cmwvbpw078qv","6400","Advertising and marketing","EXPENSE",null,"ST",null,"active",1795916544091,1795916544091,1,null]');
INSERT INTO audit_states VALUES ('org_01m8jffe2vesp8cmwvbpw078qv', 1, 47, 'accounts', 'acc_01m8jffe2vesp8cmwvangqxmrf', '["acc_01m8jffe2vesp8cmwvangqxmrf","org_01m8jffe2vesp8cmwvbpw078qv","6500","Accountancy and legal fees","EXPENSE",null,"ST",null,"active",1795916544091,1795916544091,1,null]');
INSERT INTO audit_states VALUES ('org_01m8jffe2vesp8cmwvbpw078qv', 1, 48, 'accounts', 'acc_01m8jffe2vesp8cmwvav105xpj', '["acc_01m8jffe2vesp8cmwvav105xpj","org_01m8jffe2vesp8cmwvbpw078qv","6600","Insurance","EXPENSE",null,"EX",null,"active",1795916544091,1795916544091,1,null]');
INSERT INTO audit_states VALUES ('org_01m8jffe2vesp8cmwvbpw078qv', 1, 49, 'accounts', 'acc_01m8jffe2vesp8cmwvaz1ra3fy', '["acc_01m8jffe2vesp8cmwvaz1ra3fy","org_01m8jffe2vesp8cmwvbpw078qv","6700","Bank charges","EXPENSE",null,"EX",null,"active",1795916544091,1795916544091,1,null]');
INSERT INTO audit_states VALUES ('org_01m8jffe2vesp8cmwvbpw078qv', 1, 50, 'accounts', 'acc_01m8jffe2vesp8cmwvb3rmev48', '["acc_01m8jffe2vesp8cmwvb3rmev48","org_01m8jffe2vesp8cmwvbpw078qv","6800","Depreciation","EXPENSE",null,"NV",null,"active",1795916544091,1795916544091,1,null]');
INSERT INTO audit_states VALUES ('org_01m8jffe2vesp8cmwvbpw078qv', 1, 51, 'accounts', 'acc_01m8jffe2vesp8cmwvb4xbs3kn', '["acc_01m8jffe2vesp8cmwvb4xbs3kn","org_01m8jffe2vesp8cmwvbpw078qv","6810","Bad debts","EXPENSE",null,"NV",null,"active",1795916544091,1795916544091,1,null]');
INSERT INTO audit_states VALUES ('org_01m8jffe2vesp8cmwvbpw078qv', 1, 52, 'accounts', 'acc_01m8jffe2vesp8cmwvba1vgb4z', '["acc_01m8jffe2vesp8cmwvba1vgb4z","org_01m8jffe2vesp8cmwvbpw078qv","6900","Interest payable","EXPENSE",null,"EX",null,"active",1795916544091,1795916544091,1,"finance"]');
INSERT INTO audit_states VALUES ('org_01m8jffe2vesp8cmwvbpw078qv', 1, 53, 'accounts', 'acc_01m8jffe2vesp8cmwvbe52gz82', '["acc_01m8jffe2vesp8cmwvbe52gz82","org_01m8jffe2vesp8cmwvbpw078qv","6990","Rounding differences","EXPENSE","rounding",null,null,"active",1795916544091,1795916544091,1,null]');
INSERT INTO audit_states VALUES ('org_01m8jffe2vesp8cmwvbpw078qv', 1, 54, 'accounts', 'acc_01m8jffe2vesp8cmwvbg3gzbwm', '["acc_01m8jffe2vesp8cmwvbg3gzbwm","org_01m8jffe2vesp8cmwvbpw078qv","8000","Corporation tax charge","EXPENSE",null,"NV",null,"active",1795916544091,1795916544091,1,"tax"]');
INSERT INTO audit_states VALUES ('org_01m8jffe2vesp8cmwvbpw078qv', 2, 1, 'accounts', 'acc_01m8jffe3zeenbsb8kf16yfn1m', '["acc_01m8jffe3zeenbsb8kf16yfn1m","org_01m8jffe2vesp8cmwvbpw078qv","2250","VAT","LIABILITY","vat_control",null,null,"active",1795916544127,1795916544127,1,null]');
INSERT INTO audit_states VALUES ('org_01m8jffe2vesp8cmwvbpw078qv', 3, 1, 'accounts', 'acc_01m8jffe5pe04rvty6ckq6qm9t', '["acc_01m8jffe5pe04rvty6ckq6qm9t","org_01m8jffe2vesp8cmwvbpw078qv","4100","Room hire","INCOME",null,"EX",null,"active",1795916544182,1795916544182,1,null]');
INSERT INTO audit_states VALUES ('org_01m8jffe2vesp8cmwvbpw078qv', 4, 1, 'bank_accounts', 'bac_01m8jffe81eevby9js677tvwf5', '["bac_01m8jffe81eevby9js677tvwf5","org_01m8jffe2vesp8cmwvbpw078qv","acc_01m8jffe2vesp8cmwv67xf8c15","Current","current",null,null,null,1000000,"2026-01-01","jnl_01m8jffe81eevby9js6f26ta0j",null,1795916544257,1795916544257,1,null]');
INSERT INTO audit_states VALUES ('org_01m8jffe2vesp8cmwvbpw078qv', 5, 1, 'accounts', 'acc_01m8jffe9repe8swyka3cjv1bq', '["acc_01m8jffe9repe8swyka3cjv1bq","org_01m8jffe2vesp8cmwvbpw078qv","1301","Savings","ASSET","bank",null,null,"active",1795916544312,1795916544312,1,null]');
INSERT INTO audit_states VALUES ('org_01m8jffe2vesp8cmwvbpw078qv', 6, 1, 'bank_accounts', 'bac_01m8jffe9repe8swyk9x964fz6', '["bac_01m8jffe9repe8swyk9x964fz6","org_01m8jffe2vesp8cmwvbpw078qv","acc_01m8jffe9repe8swyka3cjv1bq","Savings","savings",null,null,null,null,null,null,null,1795916544312,1795916544312,1,null]');
INSERT INTO audit_states VALUES ('org_01m8jffe2vesp8cmwvbpw078qv', 7, 1, 'contacts', 'con_01m8jffebyehsayqa6b5c22gze', '["con_01m8jffebyehsayqa6b5c22gze","org_01m8jffe2vesp8cmwvbpw078qv","customer","Abbey Schools Trust",null,null,null,null,null,30,null,null,"active","abbey schools trust",1795916544382,1795916544382,1]');
INSERT INTO audit_states VALUES ('org_01m8jffe2vesp8cmwvbpw078qv', 8, 1, 'contacts', 'con_01m8jffedjexer6bdwh473whfv', '["con_01m8jffedjexer6bdwh473whfv","org_01m8jffe2vesp8cmwvbpw078qv","customer","Kestrel Fitness CIC",null,null,null,null,null,30,null,null,"active","kestrel fitness cic",1795916544434,1795916544434,1]');
INSERT INTO audit_states VALUES ('org_01m8jffe2vesp8cmwvbpw078qv', 9, 1, 'contacts', 'con_01m8jffef0epcv258qbf51qa7v', '["con_01m8jffef0epcv258qbf51qa7v","org_01m8jffe2vesp8cmwvbpw078qv","customer","Marlow & Pike LLP",null,null,null,null,null,30,null,null,"active","marlow & pike llp",1795916544480,1795916544480,1]');
INSERT INTO audit_states VALUES ('org_01m8jffe2vesp8cmwvbpw078qv', 10, 1, 'contacts', 'con_01m8jffegheh9agz4hk3k3ahxq', '["con_01m8jffegheh9agz4hk3k3ahxq","org_01m8jffe2vesp8cmwvbpw078qv","supplier","Printwell",null,null,null,null,null,30,null,null,"active","printwell",1795916544529,1795916544529,1]');
INSERT INTO audit_states VALUES ('org_01m8jffe2vesp8cmwvbpw078qv', 11, 1, 'contacts', 'con_01m8jffej9ewnsd837tfgbmrap', '["con_01m8jffej9ewnsd837tfgbmrap","org_01m8jffe2vesp8cmwvbpw078qv","supplier","Techbarn",null,null,null,null,null,30,null,null,"active","techbarn",1795916544585,1795916544585,1]');
INSERT INTO audit_states VALUES ('org_01m8jffe2vesp8cmwvbpw078qv', 12, 1, 'contacts', 'con_01m8jffepyey8tjb48dqxabrem', '["con_01m8jffepyey8tjb48dqxabrem","org_01m8jffe2vesp8cmwvbpw078qv","supplier","Harcourt Lettings",null,null,null,null,null,30,null,null,"active","harcourt lettings",1795916544734,1795916544734,1]');
INSERT INTO audit_states VALUES ('org_01m8jffe2vesp8cmwvbpw078qv', 13, 1, 'contacts', 'con_01m8jffermeg5a0brhdha36ab0', '["con_01m8jffermeg5a0brhdha36ab0","org_01m8jffe2vesp8cmwvbpw078qv","supplier","Fern & Rowe",null,null,null,null,null,30,null,null,"active","fern & rowe",1795916544788,1795916544788,1]');
INSERT INTO audit_states VALUES ('org_01m8jffe2vesp8cmwvbpw078qv', 14, 1, 'invoices', 'inv_01m8jffetdeem8xcy1sdme335b', '["inv_01m8jffetdeem8xcy1sdme335b","org_01m8jffe2vesp8cmwvbpw078qv","sales","invoice","issued","INV-0001","con_01m8jffebyehsayqa6b5c22gze","2026-01-15","2026-02-14","exclusive",null,null,195000,39000,234000,0,0,"issued","jnl_01m8jffetdeem8xcy1sg2715y3",null,null,"inv-0001",1795916544845,1795916544845,1,"9999-99-99",0,null,null,[["org_01m8jffe2vesp8cmwvbpw078qv",1,"Course design, 3 days","3","650.00",null,"acc_01m8jffe2vesp8cmwv81ybdcjp","ST",null,195000,39000,234000]],[],[],null]');
INSERT INTO audit_states VALUES ('org_01m8jffe2vesp8cmwvbpw078qv', 14, 2, 'number_sequences', 'invoice', '["org_01m8jffe2vesp8cmwvbpw078qv","invoice",1]');
INSERT INTO audit_states VALUES ('org_01m8jffe2vesp8cmwvbpw078qv', 15, 1, 'invoices', 'inv_01m8jffevre15bxqcchbmmh8tf', '["inv_01m8jffevre15bxqcchbmmh8tf","org_01m8jffe2vesp8cmwvbpw078qv","purchase","invoice","issued","PX-881","con_01m8jffegheh9agz4hk3k3ahxq","2026-01-20","2026-02-19","exclusive",null,null,41200,0,41200,0,0,"issued","jnl_01m8jffevre15bxqcchdrgbhaa",null,null,"px-881",1795916544888,1795916544888,1,"9999-99-99",0,null,null,[["org_01m8jffe2vesp8cmwvbpw078qv",1,"Printing of workbooks","1","412.00",null,"acc_01m8jffe2vesp8cmwv8m7xdaqd","ZR",null,41200,0,41200]],[],[],null]');
INSERT INTO audit_states VALUES ('org_01m8jffe2vesp8cmwvbpw078qv', 16, 1, 'invoices', 'inv_01m8jffewcef4v8j7hw7qfy5yc', '["inv_01m8jffewcef4v8j7hw7qfy5yc","org_01m8jffe2vesp8cmwvbpw078qv","purchase","invoice","issued","TB-0117","con_01m8jffej9ewnsd837tfgbmrap","2026-01-21","2026-02-20","exclusive",null,null,89900,17980,107880,0,0,"issued","jnl_01m8jffewcef4v8j7hw86mdc3s",null,null,"tb-0117",1795916544908,1795916544908,1,"9999-99-99",0,null,null,[["org_01m8jffe2vesp8cmwvbpw078qv",1,"Laptop","1","899.00",null,"acc_01m8jffe2vesp8cmwv54w1j31k","ST",null,89900,17980,107880]],[],[],null]');
INSERT INTO audit_states VALUES ('org_01m8jffe2vesp8cmwvbpw078qv', 17, 1, 'invoices', 'inv_01m8jffex2efbt2m58b01w2cp6', '["inv_01m8jffex2efbt2m58b01w2cp6","org_01m8jffe2vesp8cmwvbpw078qv","sales","invoice","issued","INV-0002","con_01m8jffebyehsayqa6b5c22gze","2026-01-28","2026-02-27","exclusive",null,null,87000,0,87000,0,0,"issued","jnl_01m8jffex2efbt2m58b5j6mabw",null,null,"inv-0002",1795916544930,1795916544930,1,"9999-99-99",0,null,null,[["org_01m8jffe2vesp8cmwvbpw078qv",1,"Workbooks","120","7.25",null,"acc_01m8jffe2vesp8cmwv85235yn5","ZR",null,87000,0,87000]],[],[],null]');
INSERT INTO audit_states VALUES ('org_01m8jffe2vesp8cmwvbpw078qv', 17, 2, 'number_sequences', 'invoice', '["org_01m8jffe2vesp8cmwvbpw078qv","invoice",2]');
INSERT INTO audit_states VALUES ('org_01m8jffe2vesp8cmwvbpw078qv', 18, 1, 'invoices', 'inv_01m8jffexce5xs42jtg4jgyq5s', '["inv_01m8jffexce5xs42jtg4jgyq5s","org_01m8jffe2vesp8cmwvbpw078qv","purchase","invoice","issued","HL-33","con_01m8jffepyey8tjb48dqxabrem","2026-02-01","2026-03-03","exclusive",null,null,135000,0,135000,0,0,"issued","jnl_01m8jffexce5xs42jtga2y69g5",null,null,"hl-33",1795916544940,1795916544940,1,"9999-99-99",0,null,null,[["org_01m8jffe2vesp8cmwvbpw078qv",1,"Rent, January to March","1","1350.00",null,"acc_01m8jffe2vesp8cmwv9er911rf","EX",null,135000,0,135000]],[],[],null]');
INSERT INTO audit_states VALUES ('org_01m8jffe2vesp8cmwvbpw078qv', 19, 1, 'invoices', 'inv_01m8jffexse0kb51c4qxd9mf03', '["inv_01m8jffexse0kb51c4qxd9mf03","org_01m8jffe2vesp8cmwvbpw078qv","sales","invoice","issued","INV-0003","con_01m8jffedjexer6bdwh473whfv","2026-02-09","2026-03-11","exclusive",null,null,27500,700,28200,0,0,"issued","jnl_01m8jffexse0kb51c4r0prf5as",null,null,"inv-0003",1795916544953,1795916544953,1,"9999-99-99",0,null,null,[["org_01m8jffe2vesp8cmwvbpw078qv",1,"Seminar room, 5 evenings","5","48.00",null,"acc_01m8jffe5pe04rvty6ckq6qm9t","EX",null,24000,0,24000],["org_01m8jffe2vesp8cmwvbpw078qv",2,"Projector","1","35.00",null,"acc_01m8jffe2vesp8cmwv81ybdcjp","ST",null,3500,700,4200]],[],[],null]');
INSERT INTO audit_states VALUES ('org_01m8jffe2vesp8cmwvbpw078qv', 19, 2, 'number_sequences', 'invoice', '["org_01m8jffe2vesp8cmwvbpw078qv","invoice",3]');
INSERT INTO audit_states VALUES ('org_01m8jffe2vesp8cmwvbpw078qv', 20, 1, 'invoices', 'inv_01m8jffey7e0evv3ps4jwzv8c8', '["inv_01m8jffey7e0evv3ps4jwzv8c8","org_01m8jffe2vesp8cmwvbpw078qv","sales","invoice","issued","INV-0004","con_01m8jffef0epcv258qbf51qa7v","2026-02-20","2026-03-22","exclusive",null,null,133200,26640,159840,0,0,"issued","jnl_01m8jffey7e0evv3ps4qcpr74c",null,null,"inv-0004",1795916544967,1795916544967,1,"9999-99-99",0,null,null,[["org_01m8jffe2vesp8cmwvbpw078qv",1,"Course for new starters","1","1480.00","10","acc_01m8jffe2vesp8cmwv81ybdcjp","ST",null,133200,26640,159840]],[],[],null]');
INSERT INTO audit_states VALUES ('org_01m8jffe2vesp8cmwvbpw078qv', 20, 2, 'number_sequences', 'invoice', '["org_01m8jffe2vesp8cmwvbpw078qv","invoice",4]');
INSERT INTO audit_states VALUES ('org_01m8jffe2vesp8cmwvbpw078qv', 21, 1, 'invoices', 'inv_01m8jffeysex9815wyzpnvjrhb', '["inv_01m8jffeysex9815wyzpnvjrhb","org_01m8jffe2vesp8cmwvbpw078qv","sales","invoice","issued","INV-0005","con_01m8jffef0epcv258qbf51qa7v","2026-03-03","2026-04-02","exclusive",null,null,50000,10000,60000,0,0,"issued","jnl_01m8jffeysex9815wyzrpmgan1",null,null,"inv-0005",1795916544985,1795916544985,1,"9999-99-99",0,null,null,[["org_01m8jffe2vesp8cmwvbpw078qv",1,"Raised in error","1","500.00",null,"acc_01m8jffe2vesp8cmwv81ybdcjp","ST",null,50000,10000,60000]],[],[],null]');
INSERT INTO audit_states VALUES ('org_01m8jffe2vesp8cmwvbpw078qv', 21, 2, 'number_sequences', 'invoice', '["org_01m8jffe2vesp8cmwvbpw078qv","invoice",5]');
INSERT INTO audit_states VALUES ('org_01m8jffe2vesp8cmwvbpw078qv', 22, 1, 'invoices', 'inv_01m8jffezaexssc1tv975exbkb', '["inv_01m8jffezaexssc1tv975exbkb","org_01m8jffe2vesp8cmwvbpw078qv","sales","credit_note","issued","CN-0001","con_01m8jffef0epcv258qbf51qa7v","2026-03-12","2026-03-12","exclusive","INV-0004",null,15000,3000,18000,0,0,"issued","jnl_01m8jffezaexssc1tv98rr301f",null,null,"cn-0001\ninv-0004",1795916545002,1795916545002,1,"9999-99-99",0,null,null,[["org_01m8jffe2vesp8cmwvbpw078qv",1,"A day that was not held","1","150.00",null,"acc_01m8jffe2vesp8cmwv81ybdcjp","ST",null,15000,3000,18000]],[],[],null]');
INSERT INTO audit_states VALUES ('org_01m8jffe2vesp8cmwvbpw078qv', 22, 2, 'number_sequences', 'credit_note', '["org_01m8jffe2vesp8cmwvbpw078qv","credit_note",1]');
INSERT INTO audit_states VALUES ('org_01m8jffe2vesp8cmwvbpw078qv', 23, 1, 'invoices', 'inv_01m8jffezhe5c87hdgq63hdw11', '["inv_01m8jffezhe5c87hdgq63hdw11","org_01m8jffe2vesp8cmwvbpw078qv","purchase","invoice","issued","FR-1209","con_01m8jffermeg5a0brhdha36ab0","2026-03-24","2026-04-23","inclusive",null,null,64000,12800,76800,0,0,"issued","jnl_01m8jffezhe5c87hdgq8z5v1qt",null,null,"fr-1209",1795916545009,1795916545009,1,"9999-99-99",0,null,null,[["org_01m8jffe2vesp8cmwvbpw078qv",1,"Illustration, 2 days","2","384.00",null,"acc_01m8jffe2vesp8cmwv8vqc5jmk","ST",null,64000,12800,76800]],[],[],null]');
INSERT INTO audit_states VALUES ('org_01m8jffe2vesp8cmwvbpw078qv', 24, 1, 'invoices', 'inv_01m8jffezqeqes9sax1e840007', '["inv_01m8jffezqeqes9sax1e840007","org_01m8jffe2vesp8cmwvbpw078qv","sales","invoice","issued","INV-0006","con_01m8jffebyehsayqa6b5c22gze","2026-03-27","2026-04-26","exclusive",null,null,49900,6500,56400,0,0,"issued","jnl_01m8jffezqeqes9sax1jxxx5h0",null,null,"inv-0006",1795916545015,1795916545015,1,"9999-99-99",0,null,null,[["org_01m8jffe2vesp8cmwvbpw078qv",1,"Workbooks","24","7.25",null,"acc_01m8jffe2vesp8cmwv85235yn5","ZR",null,17400,0,17400],["org_01m8jffe2vesp8cmwvbpw078qv",2,"Half a day of course design","0.5","650.00",null,"acc_01m8jffe2vesp8cmwv81ybdcjp","ST",null,32500,6500,39000]],[],[],null]');
INSERT INTO audit_states VALUES ('org_01m8jffe2vesp8cmwvbpw078qv', 24, 2, 'number_sequences', 'invoice', '["org_01m8jffe2vesp8cmwvbpw078qv","invoice",6]');
INSERT INTO audit_states VALUES ('org_01m8jffe2vesp8cmwvbpw078qv', 25, 1, 'invoices', 'inv_01m8jffeysex9815wyzpnvjrhb', '["inv_01m8jffeysex9815wyzpnvjrhb","org_01m8jffe2vesp8cmwvbpw078qv","sales","invoice","void","INV-0005","con_01m8jffef0epcv258qbf51qa7v","2026-03-03","2026-04-02","exclusive",null,null,50000,10000,60000,0,0,"issued","jnl_01m8jffeysex9815wyzrpmgan1","2026-03-03","jnl_01m8jfff0fevebaw4kammsx5db","inv-0005",1795916544985,1795916545039,2,"2026-03-03",0,null,null,[["org_01m8jffe2vesp8cmwvbpw078qv",1,"Raised in error","1","500.00",null,"acc_01m8jffe2vesp8cmwv81ybdcjp","ST",null,50000,10000,60000]],[],[],null]');
INSERT INTO audit_states VALUES ('org_01m8jffe2vesp8cmwvbpw078qv', 26, 1, 'invoices', 'inv_01m8jffey7e0evv3ps4jwzv8c8', '["inv_01m8jffey7e0evv3ps4jwzv8c8","org_01m8jffe2vesp8cmwvbpw078qv","sales","invoice","issued","INV-0004","con_01m8jffef0epcv258qbf51qa7v","2026-02-20","2026-03-22","exclusive",null,null,133200,26640,159840,0,18000,"issued","jnl_01m8jffey7e0evv3ps4qcpr74c",null,null,"inv-0004",1795916544967,1795916545076,2,"9999-99-99",1,"2026-03-12","2026-03-12",[["org_01m8jffe2vesp8cmwvbpw078qv",1,"Course for new starters","1","1480.00","10","acc_01m8jffe2vesp8cmwv81ybdcjp","ST",null,133200,26640,159840]],[["alc_01m8jfff1mejha143hs1xaxxzm","org_01m8jffe2vesp8cmwvbpw078qv",null,"inv_01m8jffezaexssc1tv975exbkb",18000,"2026-03-12",null,1795916545076,null]],[],null]');
INSERT INTO audit_states VALUES ('org_01m8jffe2vesp8cmwvbpw078qv', 26, 2, 'invoices', 'inv_01m8jffezaexssc1tv975exbkb', '["inv_01m8jffezaexssc1tv975exbkb","org_01m8jffe2vesp8cmwvbpw078qv","sales","credit_note","issued","CN-0001","con_01m8jffef0epcv258qbf51qa7v","2026-03-12","2026-03-12","exclusive","INV-0004",null,15000,3000,18000,0,18000,"issued","jnl_01m8jffezaexssc1tv98rr301f",null,null,"cn-0001\ninv-0004",1795916545002,1795916545076,2,"2026-03-12",1,"2026-03-12","2026-03-12",[["org_01m8jffe2vesp8cmwvbpw078qv",1,"A day that was not held","1","150.00",null,"acc_01m8jffe2vesp8cmwv81ybdcjp","ST",null,15000,3000,18000]],[],[],null]');
INSERT INTO audit_states VALUES ('org_01m8jffe2vesp8cmwvbpw078qv', 30, 1, 'invoices', 'inv_01m8jffexse0kb51c4qxd9mf03', '["inv_01m8jffexse0kb51c4qxd9mf03","org_01m8jffe2vesp8cmwvbpw078qv","sales","invoice","issued","INV-0003","con_01m8jffedjexer6bdwh473whfv","2026-02-09","2026-03-11","exclusive",null,null,27500,700,28200,28200,0,"issued","jnl_01m8jffexse0kb51c4r0prf5as",null,null,"inv-0003",1795916544953,1795916545166,2,"2026-03-06",1,"2026-03-06","2026-03-06",[["org_01m8jffe2vesp8cmwvbpw078qv",1,"Seminar room, 5 evenings","5","48.00",null,"acc_01m8jffe5pe04rvty6ckq6qm9t","EX",null,24000,0,24000],["org_01m8jffe2vesp8cmwvbpw078qv",2,"Projector","1","35.00",null,"acc_01m8jffe2vesp8cmwv81ybdcjp","ST",null,3500,700,4200]],[["alc_01m8jfff4eex3va769kbdtn5jm","org_01m8jffe2vesp8cmwvbpw078qv","set_01m8jfff4eex3va769k3xy96ea",null,28200,"2026-03-06",null,1795916545166,null]],[],null]');
INSERT INTO audit_states VALUES ('org_01m8jffe2vesp8cmwvbpw078qv', 30, 2, 'settlements', 'set_01m8jfff4eex3va769k3xy96ea', '["set_01m8jfff4eex3va769k3xy96ea","org_01m8jffe2vesp8cmwvbpw078qv","receipt","sales","posted","con_01m8jffedjexer6bdwh473whfv","bac_01m8jffe81eevby9js677tvwf5","2026-03-06",28200,28200,null,null,0,"jnl_01m8jfff4eex3va769k7t57nq0",null,null,"",1795916545166,1795916545166,1,"2026-03-06",1,"2026-03-06","2026-03-06"]');
INSERT INTO audit_states VALUES ('org_01m8jffe2vesp8cmwvbpw078qv', 31, 1, 'bank_accounts', 'bac_01m8jffe81eevby9js677tvwf5', '["bac_01m8jffe81eevby9js677tvwf5","org_01m8jffe2vesp8cmwvbpw078qv","acc_01m8jffe2vesp8cmwv67xf8c15","Current","current",null,null,null,1000000,"2026-01-01","jnl_01m8jffe81eevby9js6f26ta0j",900715,1795916544257,1795916545235,2,"2026-03-31"]');
INSERT INTO audit_states VALUES ('org_01m8jffe2vesp8cmwvbpw078qv', 31, 2, 'stated_balances', 'bac_01m8jffe81eevby9js677tvwf5/2026-03-31', '["org_01m8jffe2vesp8cmwvbpw078qv","bac_01m8jffe81eevby9js677tvwf5","2026-03-31",900715,1795916545235]');
INSERT INTO audit_states VALUES ('org_01m8jffe2vesp8cmwvbpw078qv', 31, 3, 'bank_transactions', 'btx_01m8jfff6kecgag13rfj5k3e83', '["btx_01m8jfff6kecgag13rfj5k3e83","org_01m8jffe2vesp8cmwvbpw078qv","bac_01m8jffe81eevby9js677tvwf5","2026-01-22",-107880,"FPO TECHBARN LTD TB-0117",null,null,1,"fpo techbarn ltd tb-0117","unconfirmed",null,"NV",null,null,null,null,null,null,null,null,null,1795916545235,1795916545235,1,null,"1272808c0b8e7153718481fdd8cad3bca1177a0d294a925b0d41e3b4b2ae4845",[]]');
INSERT INTO audit_states VALUES ('org_01m8jffe2vesp8cmwvbpw078qv', 31, 4, 'bank_transactions', 'btx_01m8jfff6kecgag13rfqqds6ec', '["btx_01m8jfff6kecgag13rfqqds6ec","org_01m8jffe2vesp8cmwvbpw078qv","bac_01m8jffe81eevby9js677tvwf5","2026-01-30",150000,"FPI ABBEY SCHOOLS TRUST PART INV-0001",null,null,1,"fpi abbey schools trust part inv-0001","unconfirmed",null,"NV",null,null,null,null,null,null,null,null,null,1795916545235,1795916545235,1,null,"328dd05df287413bbd6f750059372a7f48a2fe8810a1c938b25cc5b4201f7110",[]]');
INSERT INTO audit_states VALUES ('org_01m8jffe2vesp8cmwvbpw078qv', 31, 5, 'bank_transactions', 'btx_01m8jfff6kecgag13rfvs1ercb', '["btx_01m8jfff6kecgag13rfvs1ercb","org_01m8jffe2vesp8cmwvbpw078qv","bac_01m8jffe81eevby9js677tvwf5","2026-02-02",-3600,"CARD SLATEWORK SOFTWARE SUBSCRIPTION",null,null,1,"card slatework software subscription","unconfirmed",null,"NV",null,null,null,null,null,null,null,null,null,1795916545235,1795916545235,1,null,"67141ee03747f94a367872676174183b43b71f3c3cdd657ed483571c76ec7c0e",[]]');
INSERT INTO audit_states VALUES ('org_01m8jffe2vesp8cmwvbpw078qv', 31, 6, 'bank_transactions', 'btx_01m8jfff6kecgag13rfzqwhjc0', '["btx_01m8jfff6kecgag13rfzqwhjc0","org_01m8jffe2vesp8cmwvbpw078qv","bac_01m8jffe81eevby9js677tvwf5","2026-02-10",-135000,"FPO HARCOURT LETTINGS HL-33",null,null,1,"fpo harcourt lettings hl-33","unconfirmed",null,"NV",null,null,null,null,null,null,null,null,null,1795916545235,1795916545235,1,null,"a554bd883699f03b2433581dae214b19ef4ca02926a5399a2312d8445d2ae6f3",[]]');
INSERT INTO audit_states VALUES ('org_01m8jffe2vesp8cmwvbpw078qv', 31, 7, 'bank_transactions', 'btx_01m8jfff6kecgag13rg0peq19e', '["btx_01m8jfff6kecgag13rg0peq19e","org_01m8jffe2vesp8cmwvbpw078qv","bac_01m8jffe81eevby9js677tvwf5","2026-02-16",171000,"FPI ABBEY SCHOOLS TRUST INV-0001 INV-0002",null,null,1,"fpi abbey schools trust inv-0001 inv-0002","unconfirmed",null,"NV",null,null,null,null,null,null,null,null,null,1795916545235,1795916545235,1,null,"3a4f56ddd806837edc73f6f4dc68c99dacbe0696ccc891aed5fa4883ff1e7336",[]]');
INSERT INTO audit_states VALUES ('org_01m8jffe2vesp8cmwvbpw078qv', 31, 8, 'bank_transactions', 'btx_01m8jfff6kecgag13rg5krqk37', '["btx_01m8jfff6kecgag13rg5krqk37","org_01m8jffe2vesp8cmwvbpw078qv","bac_01m8jffe81eevby9js677tvwf5","2026-02-18",-5840,"CARD TRAINLINE.COM LONDON",null,null,1,"card trainline.com london","unconfirmed",null,"NV",null,null,null,null,null,null,null,null,null,1795916545235,1795916545235,1,null,"56cf7dbbb1cce80aae434516f639c2ae3ac2f04ae4e3ec16a64f481c4271ce17",[]]');
INSERT INTO audit_states VALUES ('org_01m8jffe2vesp8cmwvbpw078qv', 31, 9, 'bank_transactions', 'btx_01m8jfff6kecgag13rgapjytp2', '["btx_01m8jfff6kecgag13rgapjytp2","org_01m8jffe2vesp8cmwvbpw078qv","bac_01m8jffe81eevby9js677tvwf5","2026-02-27",-40000,"FPO PRINTWELL PX-881",null,null,1,"fpo printwell px-881","unconfirmed",null,"NV",null,null,null,null,null,null,null,null,null,1795916545235,1795916545235,1,null,"cbb4004e5f456dd9c35d050b3fe3c9e6b04bf0eab21532e492b097a7b21b73a1",[]]');
INSERT INTO audit_states VALUES ('org_01m8jffe2vesp8cmwvbpw078qv', 31, 10, 'bank_transactions', 'btx_01m8jfff6kecgag13rgcsvmarm', '["btx_01m8jfff6kecgag13rgcsvmarm","org_01m8jffe2vesp8cmwvbpw078qv","bac_01m8jffe81eevby9js677tvwf5","2026-03-02",-3600,"CARD SLATEWORK SOFTWARE SUBSCRIPTION",null,null,1,"card slatework software subscription","unconfirmed",null,"NV",null,null,null,null,null,null,null,null,null,1795916545235,1795916545235,1,null,"c9f5fec85cb8d9a7ff4021b408ab259a9bb61a729b1b9895d3cbf4c028444205",[]]');
INSERT INTO audit_states VALUES ('org_01m8jffe2vesp8cmwvbpw078qv', 31, 11, 'bank_transactions', 'btx_01m8jfff6kecgag13rggxmzj95', '["btx_01m8jfff6kecgag13rggxmzj95","org_01m8jffe2vesp8cmwvbpw078qv","bac_01m8jffe81eevby9js677tvwf5","2026-03-06",28200,"FPI KESTREL FITNESS CIC INV-0003",null,null,1,"fpi kestrel fitness cic inv-0003","unconfirmed",null,"NV",null,null,null,null,null,null,null,null,null,1795916545235,1795916545235,1,null,"8e0352e4b1b35f89518582419b2ff0638d7196ea458695b1839482ea1b564551",[]]');
INSERT INTO audit_states VALUES ('org_01m8jffe2vesp8cmwvbpw078qv', 31, 12, 'bank_transactions', 'btx_01m8jfff6kecgag13rgqa23y16', '["btx_01m8jfff6kecgag13rgqa23y16","org_01m8jffe2vesp8cmwvbpw078qv","bac_01m8jffe81eevby9js677tvwf5","2026-03-16",141840,"FPI MARLOW AND PIKE LLP INV-0004 LESS CN-0001",null,null,1,"fpi marlow and pike llp inv-0004 less cn-0001","unconfirmed",null,"NV",null,null,null,null,null,null,null,null,null,1795916545235,1795916545235,1,null,"71e7888d7a34f0bcc91a019e775f105d0016a4f32f799edaf02f3d2a7290e64d",[]]');
INSERT INTO audit_states VALUES ('org_01m8jffe2vesp8cmwvbpw078qv', 31, 13, 'bank_transactions', 'btx_01m8jfff6kecgag13rgtndbm1e', '["btx_01m8jfff6kecgag13rgtndbm1e","org_01m8jffe2vesp8cmwvbpw078qv","bac_01m8jffe81eevby9js677tvwf5","2026-03-20",-750,"TOTAL CHARGES TO 19MAR2026",null,null,1,"total charges to 19mar2026","unconfirmed",null,"NV",null,null,null,null,null,null,null,null,null,1795916545235,1795916545235,1,null,"f0ba29b088e504eae3e9a2fe7a0600dae5d622db4b4b80ccffa83595db79f5c3",[]]');
INSERT INTO audit_states VALUES ('org_01m8jffe2vesp8cmwvbpw078qv', 31, 14, 'bank_transactions', 'btx_01m8jfff6kecgag13rgz2k3p67', '["btx_01m8jfff6kecgag13rgz2k3p67","org_01m8jffe2vesp8cmwvbpw078qv","bac_01m8jffe81eevby9js677tvwf5","2026-03-25",-200000,"TFR TO SAVINGS",null,null,1,"tfr to savings","unconfirmed",null,"NV",null,null,null,null,null,null,null,null,null,1795916545235,1795916545235,1,null,"b7b90b8ee2bd4f650d5f978b5912eb492294e4044b7d3c5c2e065ca73b855eae",[]]');
INSERT INTO audit_states VALUES ('org_01m8jffe2vesp8cmwvbpw078qv', 31, 15, 'bank_transactions', 'btx_01m8jfff6kecgag13rh1g02qvy', '["btx_01m8jfff6kecgag13rh1g02qvy","org_01m8jffe2vesp8cmwvbpw078qv","bac_01m8jffe81eevby9js677tvwf5","2026-03-31",-93655,"FPO J WREN NET PAY MARCH",null,null,1,"fpo j wren net pay march","unconfirmed",null,"NV",null,null,null,null,null,null,null,null,null,1795916545235,1795916545235,1,null,"b723781a8f8f5c03549e3d18755201bd640e2ac657779e194ac48817223ffdee",[]]');
INSERT INTO audit_states VALUES ('org_01m8jffe2vesp8cmwvbpw078qv', 32, 1, 'invoices', 'inv_01m8jffewcef4v8j7hw7qfy5yc', '["inv_01m8jffewcef4v8j7hw7qfy5yc","org_01m8jffe2vesp8cmwvbpw078qv","purchase","invoice","issued","TB-0117","con_01m8jffej9ewnsd837tfgbmrap","2026-01-21","2026-02-20","exclusive",null,null,89900,17980,107880,107880,0,"issued","jnl_01m8jffewcef4v8j7hw86mdc3s",null,null,"tb-0117",1795916544908,1795916545362,2,"2026-01-22",1,"2026-01-22","2026-01-22",[["org_01m8jffe2vesp8cmwvbpw078qv",1,"Laptop","1","899.00",null,"acc_01m8jffe2vesp8cmwv54w1j31k","ST",null,89900,17980,107880]],[["alc_01m8jfffajefzbky4gsrst3f1j","org_01m8jffe2vesp8cmwvbpw078qv","set_01m8jfffajefzbky4gsrst3f1j",null,107880,"2026-01-22",null,1795916545362,null]],[],null]');
INSERT INTO audit_states VALUES ('org_01m8jffe2vesp8cmwvbpw078qv', 32, 2, 'settlements', 'set_01m8jfffajefzbky4gsrst3f1j', '["set_01m8jfffajefzbky4gsrst3f1j","org_01m8jffe2vesp8cmwvbpw078qv","payment","purchase","posted","con_01m8jffej9ewnsd837tfgbmrap","bac_01m8jffe81eevby9js677tvwf5","2026-01-22",107880,107880,null,"btx_01m8jfff6kecgag13rfj5k3e83",1,"jnl_01m8jfffajefzbky4gsrst3f1j",null,null,"",1795916545362,1795916545362,1,"2026-01-22",1,"2026-01-22","2026-01-22"]');
INSERT INTO audit_states VALUES ('org_01m8jffe2vesp8cmwvbpw078qv', 33, 1, 'bank_transactions', 'btx_01m8jfff6kecgag13rfj5k3e83', '["btx_01m8jfff6kecgag13rfj5k3e83","org_01m8jffe2vesp8cmwvbpw078qv","bac_01m8jffe81eevby9js677tvwf5","2026-01-22",-107880,"FPO TECHBARN LTD TB-0117",null,null,1,"fpo techbarn ltd tb-0117","confirmed",null,"NV",null,"con_01m8jffej9ewnsd837tfgbmrap","allocations","jnl_01m8jfffajefzbky4gsrst3f1j",2,null,"NV",0,1795916545362,1795916545235,1795916545362,2,null,"1272808c0b8e7153718481fdd8cad3bca1177a0d294a925b0d41e3b4b2ae4845",[]]');
INSERT INTO audit_states VALUES ('org_01m8jffe2vesp8cmwvbpw078qv', 34, 1, 'invoices', 'inv_01m8jffetdeem8xcy1sdme335b', '["inv_01m8jffetdeem8xcy1sdme335b","org_01m8jffe2vesp8cmwvbpw078qv","sales","invoice","issued","INV-0001","con_01m8jffebyehsayqa6b5c22gze","2026-01-15","2026-02-14","exclusive",null,null,195000,39000,234000,150000,0,"issued","jnl_01m8jffetdeem8xcy1sg2715y3",null,null,"inv-0001",1795916544845,1795916545428,2,"9999-99-99",1,"2026-01-30","2026-01-30",[["org_01m8jffe2vesp8cmwvbpw078qv",1,"Course design, 3 days","3","650.00",null,"acc_01m8jffe2vesp8cmwv81ybdcjp","ST",null,195000,39000,234000]],[["alc_01m8jfffcme6kryjm6jwnf5s6t","org_01m8jffe2vesp8cmwvbpw078qv","set_01m8jfffcme6kryjm6jwnf5s6t",null,150000,"2026-01-30",null,1795916545428,null]],[],null]');
INSERT INTO audit_states VALUES ('org_01m8jffe2vesp8cmwvbpw078qv', 34, 2, 'settlements', 'set_01m8jfffcme6kryjm6jwnf5s6t', '["set_01m8jfffcme6kryjm6jwnf5s6t","org_01m8jffe2vesp8cmwvbpw078qv","receipt","sales","posted","con_01m8jffebyehsayqa6b5c22gze","bac_01m8jffe81eevby9js677tvwf5","2026-01-30",150000,150000,null,"btx_01m8jfff6kecgag13rfqqds6ec",1,"jnl_01m8jfffcme6kryjm6jwnf5s6t",null,null,"",1795916545428,1795916545428,1,"2026-01-30",1,"2026-01-30","2026-01-30"]');
INSERT INTO audit_states VALUES ('org_01m8jffe2vesp8cmwvbpw078qv', 35, 1, 'bank_transactions', 'btx_01m8jfff6kecgag13rfqqds6ec', '["btx_01m8jfff6kecgag13rfqqds6ec","org_01m8jffe2vesp8cmwvbpw078qv","bac_01m8jffe81eevby9js677tvwf5","2026-01-30",150000,"FPI ABBEY SCHOOLS TRUST PART INV-0001",null,null,1,"fpi abbey schools trust part inv-0001","confirmed",null,"NV",null,"con_01m8jffebyehsayqa6b5c22gze","allocations","jnl_01m8jfffcme6kryjm6jwnf5s6t",2,null,"NV",0,1795916545428,1795916545235,1795916545428,2,null,"328dd05df287413bbd6f750059372a7f48a2fe8810a1c938b25cc5b4201f7110",[]]');
INSERT INTO audit_states VALUES ('org_01m8jffe2vesp8cmwvbpw078qv', 36, 1, 'invoices', 'inv_01m8jffexce5xs42jtg4jgyq5s', '["inv_01m8jffexce5xs42jtg4jgyq5s","org_01m8jffe2vesp8cmwvbpw078qv","purchase","invoice","issued","HL-33","con_01m8jffepyey8tjb48dqxabrem","2026-02-01","2026-03-03","exclusive",null,null,135000,0,135000,135000,0,"issued","jnl_01m8jffexce5xs42jtga2y69g5",null,null,"hl-33",1795916544940,1795916545578,2,"2026-02-10",1,"2026-02-10","2026-02-10",[["org_01m8jffe2vesp8cmwvbpw078qv",1,"Rent, January to March","1","1350.00",null,"acc_01m8jffe2vesp8cmwv9er911rf","EX",null,135000,0,135000]],[["alc_01m8jfffhaeh2b5gvjz6352chm","org_01m8jffe2vesp8cmwvbpw078qv","set_01m8jfffhaeh2b5gvjz6352chm",null,135000,"2026-02-10",null,1795916545578,null]],[],null]');
INSERT INTO audit_states VALUES ('org_01m8jffe2vesp8cmwvbpw078qv', 36, 2, 'settlements', 'set_01m8jfffhaeh2b5gvjz6352chm', '["set_01m8jfffhaeh2b5gvjz6352chm","org_01m8jffe2vesp8cmwvbpw078qv","payment","purchase","posted","con_01m8jffepyey8tjb48dqxabrem","bac_01m8jffe81eevby9js677tvwf5","2026-02-10",135000,135000,null,"btx_01m8jfff6kecgag13rfzqwhjc0",1,"jnl_01m8jfffhaeh2b5gvjz6352chm",null,null,"",1795916545578,1795916545578,1,"2026-02-10",1,"2026-02-10","2026-02-10"]');
INSERT INTO audit_states VALUES ('org_01m8jffe2vesp8cmwvbpw078qv', 37, 1, 'bank_transactions', 'btx_01m8jfff6kecgag13rfzqwhjc0', '["btx_01m8jfff6kecgag13rfzqwhjc0","org_01m8jffe2vesp8cmwvbpw078qv","bac_01m8jffe81eevby9js677tvwf5","2026-02-10",-135000,"FPO HARCOURT LETTINGS HL-33",null,null,1,"fpo harcourt lettings hl-33","confirmed",null,"NV",null,"con_01m8jffepyey8tjb48dqxabrem","allocations","jnl_01m8jfffhaeh2b5gvjz6352chm",2,null,"NV",0,1795916545578,1795916545235,1795916545578,2,null,"a554bd883699f03b2433581dae214b19ef4ca02926a5399a2312d8445d2ae6f3",[]]');
INSERT INTO audit_states VALUES ('org_01m8jffe2vesp8cmwvbpw078qv', 38, 1, 'invoices', 'inv_01m8jffetdeem8xcy1sdme335b', '["inv_01m8jffetdeem8xcy1sdme335b","org_01m8jffe2vesp8cmwvbpw078qv","sales","invoice","issued","INV-0001","con_01m8jffebyehsayqa6b5c22gze","2026-01-15","2026-02-14","exclusive",null,null,195000,39000,234000,234000,0,"issued","jnl_01m8jffetdeem8xcy1sg2715y3",null,null,"inv-0001",1795916544845,1795916545716,3,"2026-02-16",2,"2026-01-30","2026-02-16",[["org_01m8jffe2vesp8cmwvbpw078qv",1,"Course design, 3 days","3","650.00",null,"acc_01m8jffe2vesp8cmwv81ybdcjp","ST",null,195000,39000,234000]],[["alc_01m8jfffcme6kryjm6jwnf5s6t","org_01m8jffe2vesp8cmwvbpw078qv","set_01m8jfffcme6kryjm6jwnf5s6t",null,150000,"2026-01-30",null,1795916545428,null],["alc_01m8jfffnme61svqahbyfc1trd","org_01m8jffe2vesp8cmwvbpw078qv","set_01m8jfffnme61svqahbyfc1trd",null,84000,"2026-02-16",null,1795916545716,null]],[],null]');
INSERT INTO audit_states VALUES ('org_01m8jffe2vesp8cmwvbpw078qv', 38, 2, 'invoices', 'inv_01m8jffex2efbt2m58b01w2cp6', '["inv_01m8jffex2efbt2m58b01w2cp6","org_01m8jffe2vesp8cmwvbpw078qv","sales","invoice","issued","INV-0002","con_01m8jffebyehsayqa6b5c22gze","2026-01-28","2026-02-27","exclusive",null,null,87000,0,87000,87000,0,"issued","jnl_01m8jffex2efbt2m58b5j6mabw",null,null,"inv-0002",1795916544930,1795916545716,2,"2026-02-16",1,"2026-02-16","2026-02-16",[["org_01m8jffe2vesp8cmwvbpw078qv",1,"Workbooks","120","7.25",null,"acc_01m8jffe2vesp8cmwv85235yn5","ZR",null,87000,0,87000]],[["alc_01m8jfffnme61svqahbyfc1tre","org_01m8jffe2vesp8cmwvbpw078qv","set_01m8jfffnme61svqahbyfc1trd",null,87000,"2026-02-16",null,1795916545716,null]],[],null]');
INSERT INTO audit_states VALUES ('org_01m8jffe2vesp8cmwvbpw078qv', 38, 3, 'settlements', 'set_01m8jfffnme61svqahbyfc1trd', '["set_01m8jfffnme61svqahbyfc1trd","org_01m8jffe2vesp8cmwvbpw078qv","receipt","sales","posted","con_01m8jffebyehsayqa6b5c22gze","bac_01m8jffe81eevby9js677tvwf5","2026-02-16",171000,171000,null,"btx_01m8jfff6kecgag13rg0peq19e",1,"jnl_01m8jfffnme61svqahbyfc1trd",null,null,"",1795916545716,1795916545716,1,"2026-02-16",2,"2026-02-16","2026-02-16"]');
INSERT INTO audit_states VALUES ('org_01m8jffe2vesp8cmwvbpw078qv', 39, 1, 'bank_transactions', 'btx_01m8jfff6kecgag13rg0peq19e', '["btx_01m8jfff6kecgag13rg0peq19e","org_01m8jffe2vesp8cmwvbpw078qv","bac_01m8jffe81eevby9js677tvwf5","2026-02-16",171000,"FPI ABBEY SCHOOLS TRUST INV-0001 INV-0002",null,null,1,"fpi abbey schools trust inv-0001 inv-0002","confirmed",null,"NV",null,"con_01m8jffebyehsayqa6b5c22gze","allocations","jnl_01m8jfffnme61svqahbyfc1trd",2,null,"NV",0,1795916545716,1795916545235,1795916545716,2,null,"3a4f56ddd806837edc73f6f4dc68c99dacbe0696ccc891aed5fa4883ff1e7336",[]]');
INSERT INTO audit_states VALUES ('org_01m8jffe2vesp8cmwvbpw078qv', 40, 1, 'invoices', 'inv_01m8jffevre15bxqcchbmmh8tf', '["inv_01m8jffevre15bxqcchbmmh8tf","org_01m8jffe2vesp8cmwvbpw078qv","purchase","invoice","issued","PX-881","con_01m8jffegheh9agz4hk3k3ahxq","2026-01-20","2026-02-19","exclusive",null,null,41200,0,41200,40000,0,"issued","jnl_01m8jffevre15bxqcchdrgbhaa",null,null,"px-881",1795916544888,1795916545802,2,"9999-99-99",1,"2026-02-27","2026-02-27",[["org_01m8jffe2vesp8cmwvbpw078qv",1,"Printing of workbooks","1","412.00",null,"acc_01m8jffe2vesp8cmwv8m7xdaqd","ZR",null,41200,0,41200]],[["alc_01m8jfffraer0bh2399z7q4dqe","org_01m8jffe2vesp8cmwvbpw078qv","set_01m8jfffraer0bh2399z7q4dqe",null,40000,"2026-02-27",null,1795916545802,null]],[],null]');
INSERT INTO audit_states VALUES ('org_01m8jffe2vesp8cmwvbpw078qv', 40, 2, 'settlements', 'set_01m8jfffraer0bh2399z7q4dqe', '["set_01m8jfffraer0bh2399z7q4dqe","org_01m8jffe2vesp8cmwvbpw078qv","payment","purchase","posted","con_01m8jffegheh9agz4hk3k3ahxq","bac_01m8jffe81eevby9js677tvwf5","2026-02-27",40000,40000,null,"btx_01m8jfff6kecgag13rgapjytp2",1,"jnl_01m8jfffraer0bh2399z7q4dqe",null,null,"",1795916545802,1795916545802,1,"2026-02-27",1,"2026-02-27","2026-02-27"]');
INSERT INTO audit_states VALUES ('org_01m8jffe2vesp8cmwvbpw078qv', 41, 1, 'bank_transactions', 'btx_01m8jfff6kecgag13rgapjytp2', '["btx_01m8jfff6kecgag13rgapjytp2","org_01m8jffe2vesp8cmwvbpw078qv","bac_01m8jffe81eevby9js677tvwf5","2026-02-27",-40000,"FPO PRINTWELL PX-881",null,null,1,"fpo printwell px-881","confirmed",null,"NV",null,"con_01m8jffegheh9agz4hk3k3ahxq","allocations","jnl_01m8jfffraer0bh2399z7q4dqe",2,null,"NV",0,1795916545802,1795916545235,1795916545802,2,null,"cbb4004e5f456dd9c35d050b3fe3c9e6b04bf0eab21532e492b097a7b21b73a1",[]]');
INSERT INTO audit_states VALUES ('org_01m8jffe2vesp8cmwvbpw078qv', 42, 1, 'invoices', 'inv_01m8jffey7e0evv3ps4jwzv8c8', '["inv_01m8jffey7e0evv3ps4jwzv8c8","org_01m8jffe2vesp8cmwvbpw078qv","sales","invoice","issued","INV-0004","con_01m8jffef0epcv258qbf51qa7v","2026-02-20","2026-03-22","exclusive",null,null,133200,26640,159840,141840,18000,"issued","jnl_01m8jffey7e0evv3ps4qcpr74c",null,null,"inv-0004",1795916544967,1795916545875,3,"2026-03-16",2,"2026-03-12","2026-03-16",[["org_01m8jffe2vesp8cmwvbpw078qv",1,"Course for new starters","1","1480.00","10","acc_01m8jffe2vesp8cmwv81ybdcjp","ST",null,133200,26640,159840]],[["alc_01m8jfff1mejha143hs1xaxxzm","org_01m8jffe2vesp8cmwvbpw078qv",null,"inv_01m8jffezaexssc1tv975exbkb",18000,"2026-03-12",null,1795916545076,null],["alc_01m8jffftkeqnr6zqq6pgjp5bd","org_01m8jffe2vesp8cmwvbpw078qv","set_01m8jffftkeqnr6zqq6pgjp5bd",null,141840,"2026-03-16",null,1795916545875,null]],[],null]');
INSERT INTO audit_states VALUES ('org_01m8jffe2vesp8cmwvbpw078qv', 42, 2, 'settlements', 'set_01m8jffftkeqnr6zqq6pgjp5bd', '["set_01m8jffftkeqnr6zqq6pgjp5bd","org_01m8jffe2vesp8cmwvbpw078qv","receipt","sales","posted","con_01m8jffef0epcv258qbf51qa7v","bac_01m8jffe81eevby9js677tvwf5","2026-03-16",141840,141840,null,"btx_01m8jfff6kecgag13rgqa23y16",1,"jnl_01m8jffftkeqnr6zqq6pgjp5bd",null,null,"",1795916545875,1795916545875,1,"2026-03-16",1,"2026-03-16","2026-03-16"]');
INSERT INTO audit_states VALUES ('org_01m8jffe2vesp8cmwvbpw078qv', 43, 1, 'bank_transactions', 'btx_01m8jfff6kecgag13rgqa23y16', '["btx_01m8jfff6kecgag13rgqa23y16","org_01m8jffe2vesp8cmwvbpw078qv","bac_01m8jffe81eevby9js677tvwf5","2026-03-16",141840,"FPI MARLOW AND PIKE LLP INV-0004 LESS CN-0001",null,null,1,"fpi marlow and pike llp inv-0004 less cn-0001","confirmed",null,"NV",null,"con_01m8jffef0epcv258qbf51qa7v","allocations","jnl_01m8jffftkeqnr6zqq6pgjp5bd",2,null,"NV",0,1795916545875,1795916545235,1795916545875,2,null,"71e7888d7a34f0bcc91a019e775f105d0016a4f32f799edaf02f3d2a7290e64d",[]]');
INSERT INTO audit_states VALUES ('org_01m8jffe2vesp8cmwvbpw078qv', 44, 1, 'settlements', 'set_01m8jfff4eex3va769k3xy96ea', '["set_01m8jfff4eex3va769k3xy96ea","org_01m8jffe2vesp8cmwvbpw078qv","receipt","sales","posted","con_01m8jffedjexer6bdwh473whfv","bac_01m8jffe81eevby9js677tvwf5","2026-03-06",28200,28200,null,"btx_01m8jfff6kecgag13rggxmzj95",0,"jnl_01m8jfff4eex3va769k7t57nq0",null,null,"",1795916545166,1795916546164,2,"2026-03-06",1,"2026-03-06","2026-03-06"]');
INSERT INTO audit_states VALUES ('org_01m8jffe2vesp8cmwvbpw078qv', 45, 1, 'bank_transactions', 'btx_01m8jfff6kecgag13rggxmzj95', '["btx_01m8jfff6kecgag13rggxmzj95","org_01m8jffe2vesp8cmwvbpw078qv","bac_01m8jffe81eevby9js677tvwf5","2026-03-06",28200,"FPI KESTREL FITNESS CIC INV-0003",null,null,1,"fpi kestrel fitness cic inv-0003","confirmed",null,"NV",null,"con_01m8jffedjexer6bdwh473whfv","match","jnl_01m8jfff4eex3va769k7t57nq0",2,null,"NV",0,1795916546164,1795916545235,1795916546164,2,null,"8e0352e4b1b35f89518582419b2ff0638d7196ea458695b1839482ea1b564551",[]]');
INSERT INTO audit_states VALUES ('org_01m8jffe2vesp8cmwvbpw078qv', 46, 1, 'bank_transactions', 'btx_01m8jfff6kecgag13rgz2k3p67', '["btx_01m8jfff6kecgag13rgz2k3p67","org_01m8jffe2vesp8cmwvbpw078qv","bac_01m8jffe81eevby9js677tvwf5","2026-03-25",-200000,"TFR TO SAVINGS",null,null,1,"tfr to savings","confirmed",null,"NV",null,null,"transfer","jnl_01m8jffg6fer8rpny4ddhkv12v",1,null,"NV",0,1795916546255,1795916545235,1795916546255,2,null,"b7b90b8ee2bd4f650d5f978b5912eb492294e4044b7d3c5c2e065ca73b855eae",[]]');
INSERT INTO audit_states VALUES ('org_01m8jffe2vesp8cmwvbpw078qv', 47, 1, 'bank_transactions', 'btx_01m8jfff6kecgag13rh1g02qvy', '["btx_01m8jfff6kecgag13rh1g02qvy","org_01m8jffe2vesp8cmwvbpw078qv","bac_01m8jffe81eevby9js677tvwf5","2026-03-31",-93655,"FPO J WREN NET PAY MARCH",null,null,1,"fpo j wren net pay march","confirmed","acc_01m8jffe2vesp8cmwv6wek0jd7","NV",null,null,"account","jnl_01m8jffgafeb6aqcg1y263rxqp",1,"acc_01m8jffe2vesp8cmwv6wek0jd7","NV",0,1795916546383,1795916545235,1795916546383,2,null,"b723781a8f8f5c03549e3d18755201bd640e2ac657779e194ac48817223ffdee",[]]');
INSERT INTO audit_states VALUES ('org_01m8jffe2vesp8cmwvbpw078qv', 48, 1, 'bank_transactions', 'btx_01m8jfff6kecgag13rfvs1ercb', '["btx_01m8jfff6kecgag13rfvs1ercb","org_01m8jffe2vesp8cmwvbpw078qv","bac_01m8jffe81eevby9js677tvwf5","2026-02-02",-3600,"CARD SLATEWORK SOFTWARE SUBSCRIPTION",null,null,1,"card slatework software subscription","unconfirmed","acc_01m8jffe2vesp8cmwv9xt7hgea","ST",null,null,null,null,null,null,null,null,null,1795916545235,1795916548468,2,null,"67141ee03747f94a367872676174183b43b71f3c3cdd657ed483571c76ec7c0e",[]]');
INSERT INTO audit_states VALUES ('org_01m8jffe2vesp8cmwvbpw078qv', 49, 1, 'bank_transactions', 'btx_01m8jfff6kecgag13rg5krqk37', '["btx_01m8jfff6kecgag13rg5krqk37","org_01m8jffe2vesp8cmwvbpw078qv","bac_01m8jffe81eevby9js677tvwf5","2026-02-18",-5840,"CARD TRAINLINE.COM LONDON",null,null,1,"card trainline.com london","unconfirmed","acc_01m8jffe2vesp8cmwva75q869h","ZR",null,null,null,null,null,null,null,null,null,1795916545235,1795916548468,2,null,"56cf7dbbb1cce80aae434516f639c2ae3ac2f04ae4e3ec16a64f481c4271ce17",[]]');
INSERT INTO audit_states VALUES ('org_01m8jffe2vesp8cmwvbpw078qv', 50, 1, 'bank_transactions', 'btx_01m8jfff6kecgag13rgcsvmarm', '["btx_01m8jfff6kecgag13rgcsvmarm","org_01m8jffe2vesp8cmwvbpw078qv","bac_01m8jffe81eevby9js677tvwf5","2026-03-02",-3600,"CARD SLATEWORK SOFTWARE SUBSCRIPTION",null,null,1,"card slatework software subscription","unconfirmed","acc_01m8jffe2vesp8cmwv9xt7hgea","ST",null,null,null,null,null,null,null,null,null,1795916545235,1795916548468,2,null,"c9f5fec85cb8d9a7ff4021b408ab259a9bb61a729b1b9895d3cbf4c028444205",[]]');
INSERT INTO audit_states VALUES ('org_01m8jffe2vesp8cmwvbpw078qv', 51, 1, 'bank_transactions', 'btx_01m8jfff6kecgag13rgtndbm1e', '["btx_01m8jfff6kecgag13rgtndbm1e","org_01m8jffe2vesp8cmwvbpw078qv","bac_01m8jffe81eevby9js677tvwf5","2026-03-20",-750,"TOTAL CHARGES TO 19MAR2026",null,null,1,"total charges to 19mar2026","unconfirmed","acc_01m8jffe2vesp8cmwvaz1ra3fy","EX",null,null,null,null,null,null,null,null,null,1795916545235,1795916548468,2,null,"f0ba29b088e504eae3e9a2fe7a0600dae5d622db4b4b80ccffa83595db79f5c3",[]]');
INSERT INTO audit_states VALUES ('org_01m8jffe2vesp8cmwvbpw078qv', 52, 1, 'bank_transactions', 'btx_01m8jfff6kecgag13rg5krqk37', '["btx_01m8jfff6kecgag13rg5krqk37","org_01m8jffe2vesp8cmwvbpw078qv","bac_01m8jffe81eevby9js677tvwf5","2026-02-18",-5840,"CARD TRAINLINE.COM LONDON",null,null,1,"card trainline.com london","confirmed","acc_01m8jffe2vesp8cmwva75q869h","ZR",null,null,"account","jnl_01m8jffjf1ew89frrd5j9es7t7",1,"acc_01m8jffe2vesp8cmwva75q869h","ZR",0,1795916548577,1795916545235,1795916548577,3,null,"56cf7dbbb1cce80aae434516f639c2ae3ac2f04ae4e3ec16a64f481c4271ce17",[]]');
INSERT INTO audit_states VALUES ('org_01m8jffe2vesp8cmwvbpw078qv', 53, 1, 'bank_transactions', 'btx_01m8jfff6kecgag13rgcsvmarm', '["btx_01m8jfff6kecgag13rgcsvmarm","org_01m8jffe2vesp8cmwvbpw078qv","bac_01m8jffe81eevby9js677tvwf5","2026-03-02",-3600,"CARD SLATEWORK SOFTWARE SUBSCRIPTION",null,null,1,"card slatework software subscription","confirmed","acc_01m8jffe2vesp8cmwv9xt7hgea","ST",null,null,"account","jnl_01m8jffjm8e3s88kvr692ms1r8",1,"acc_01m8jffe2vesp8cmwv9xt7hgea","ST",-600,1795916548744,1795916545235,1795916548744,3,null,"c9f5fec85cb8d9a7ff4021b408ab259a9bb61a729b1b9895d3cbf4c028444205",[]]');
INSERT INTO audit_states VALUES ('org_01m8jffe2vesp8cmwvbpw078qv', 54, 1, 'bank_transactions', 'btx_01m8jfff6kecgag13rfvs1ercb', '["btx_01m8jfff6kecgag13rfvs1ercb","org_01m8jffe2vesp8cmwvbpw078qv","bac_01m8jffe81eevby9js677tvwf5","2026-02-02",-3600,"CARD SLATEWORK SOFTWARE SUBSCRIPTION",null,null,1,"card slatework software subscription","confirmed","acc_01m8jffe2vesp8cmwv9xt7hgea","ST",null,null,"account","jnl_01m8jffjttea6bfg0eabe6tf8j",1,"acc_01m8jffe2vesp8cmwv9xt7hgea","ST",-600,1795916548954,1795916545235,1795916548954,3,null,"67141ee03747f94a367872676174183b43b71f3c3cdd657ed483571c76ec7c0e",[]]');
INSERT INTO audit_states VALUES ('org_01m8jffe2vesp8cmwvbpw078qv', 55, 1, 'bank_transactions', 'btx_01m8jfff6kecgag13rgtndbm1e', '["btx_01m8jfff6kecgag13rgtndbm1e","org_01m8jffe2vesp8cmwvbpw078qv","bac_01m8jffe81eevby9js677tvwf5","2026-03-20",-750,"TOTAL CHARGES TO 19MAR2026",null,null,1,"total charges to 19mar2026","confirmed","acc_01m8jffe2vesp8cmwvaz1ra3fy","EX",null,null,"account","jnl_01m8jffk9eexjb7x0hv2y7br21",1,"acc_01m8jffe2vesp8cmwvaz1ra3fy","EX",0,1795916549422,1795916545235,1795916549422,3,null,"f0ba29b088e504eae3e9a2fe7a0600dae5d622db4b4b80ccffa83595db79f5c3",[]]');
INSERT INTO audit_states VALUES ('org_01m8jffe2vesp8cmwvbpw078qv', 56, 1, 'vat_returns', 'vrt_01m8jffkhte0nrjcy6w36vy0r7', '["vrt_01m8jffkhte0nrjcy6w36vy0r7","org_01m8jffe2vesp8cmwvbpw078qv","2026-01-01","2026-03-31","draft","[]",null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,1795916549690,1795916549690,1]');
INSERT INTO audit_states VALUES ('org_01m8jffe2vesp8cmwvbpw078qv', 57, 1, 'organisations', 'org_01m8jffe2vesp8cmwvbpw078qv', '["org_01m8jffe2vesp8cmwvbpw078qv","Wren & Marsh Ltd","GBP","GB","03-31",1,null,"standard",null,"line","active",null,1795916544091,1795916544091,1,0,"2026-03-31"]');
INSERT INTO audit_states VALUES ('org_01m8jffe2vesp8cmwvbpw078qv', 57, 2, 'vat_returns', 'vrt_01m8jffkhte0nrjcy6w36vy0r7', '["vrt_01m8jffkhte0nrjcy6w36vy0r7","org_01m8jffe2vesp8cmwvbpw078qv","2026-01-01","2026-03-31","finalised","[]","standard",null,477600,69840,342690,31980,69840,0,69840,31980,37860,477600,342700,0,0,null,1795916549825,1795916549690,1795916549825,2]');
INSERT INTO audit_states VALUES ('org_01m8jffe2vesp8cmwvbpw078qv', 58, 1, 'organisations', 'org_01m8jffe2vesp8cmwvbpw078qv', '["org_01m8jffe2vesp8cmwvbpw078qv","Wren & Marsh Ltd","GBP","GB","03-31",1,null,"standard",null,"line","active","2026-03-31",1795916544091,1795916550061,2,0,"2026-03-31"]');
INSERT INTO security_events VALUES (1, 1795916540661, NULL, 'tieout admin users create', 'root@vm', 'user.create', 'usr_01m8jffaqne308qnvtdgwxxpqx', 'usr_01m8jffaqne308qnvtdgwxxpqx', '{}', X'3E3A9F36F7FCDB34AC625752F864473F7F7F3C9A8A43D293B6AF112A57A3F50F');
INSERT INTO security_events VALUES (2, 1795916540868, NULL, 'tieout admin keys create', 'root@vm', 'key.create', 'key_01m8jffay4e9c8aa22caxys6wr', 'usr_01m8jffaqne308qnvtdgwxxpqx', '{"allow_overage":false,"expires_at":null,"rate_limit":null,"scopes":["reconcile:read","reconcile:write"]}', X'59E44DA234E67569FFF52010605A8A0A00373F416DF954568747151515595B7B');
INSERT INTO security_events VALUES (3, 1795916541183, NULL, 'tieout admin sessions create', 'root@vm', 'session.create', 'usr_01m8jffaqne308qnvtdgwxxpqx', 'usr_01m8jffaqne308qnvtdgwxxpqx', '{"expires_at":"2026-11-29T02:42:21.183Z"}', X'486F9C417C5FFAF4C9041424C9F3C10E56C74D2E52F0DE930ED739844AB5117D');
INSERT INTO security_events VALUES (4, 1795916541674, NULL, 'tieout admin keys create', 'root@vm', 'key.create', 'key_01m8jffbqaeyb8j9c34cch7j5d', 'usr_01m8jffaqne308qnvtdgwxxpqx', '{"allow_overage":false,"expires_at":null,"rate_limit":null,"scopes":["ledger:read","ledger:write"]}', X'D4D2B892B5A615B3B7E1FE41102E971EBBC2996AED302F53503721A69C9702EB');
INSERT INTO security_events VALUES (5, 1795916550914, NULL, 'tieout admin credits grant', 'root@vm', 'credits.grant', 'usr_01m8jffaqne308qnvtdgwxxpqx', 'usr_01m8jffaqne308qnvtdgwxxpqx', '{"amount":10,"balance":10}', X'CBA3D9E61E75C816FB66C7DBC896040178C48014D016566933FCFBC7F8CF8064');
INSERT INTO security_head VALUES (1, 5, X'CBA3D9E61E75C816FB66C7DBC896040178C48014D016566933FCFBC7F8CF8064');
INSERT INTO vat_methods VALUES ('org_01m8jffbr9e7wvs7pc1116qvnc', '2026-05-01', 1, 'GB123456789', 'standard', NULL);
INSERT INTO vat_entries VALUES ('org_01m8jffe2vesp8cmwvbpw078qv', 2, 2, 0, '2026-01-15', '2026-01-15', '2026-01-15', 'output', 'ST', 195000, 39000, 'inv_01m8jffetdeem8xcy1sdme335b', NULL);
INSERT INTO vat_entries VALUES ('org_01m8jffe2vesp8cmwvbpw078qv', 3, 2, 0, '2026-01-20', '2026-01-20', '2026-01-20', 'input', 'ZR', 41200, 0, 'inv_01m8jffevre15bxqcchbmmh8tf', NULL);
INSERT INTO vat_entries VALUES ('org_01m8jffe2vesp8cmwvbpw078qv', 4, 2, 0, '2026-01-21', '2026-01-21', '2026-01-21', 'input', 'ST', 89900, 17980, 'inv_01m8jffewcef4v8j7hw7qfy5yc', NULL);
INSERT INTO vat_entries VALUES ('org_01m8jffe2vesp8cmwvbpw078qv', 5, 2, 0, '2026-01-28', '2026-01-28', '2026-01-28', 'output', 'ZR', 87000, 0, 'inv_01m8jffex2efbt2m58b01w2cp6', NULL);
INSERT INTO vat_entries VALUES ('org_01m8jffe2vesp8cmwvbpw078qv', 6, 2, 0, '2026-02-01', '2026-02-01', '2026-02-01', 'input', 'EX', 135000, 0, 'inv_01m8jffexce5xs42jtg4jgyq5s', NULL);
INSERT INTO vat_entries VALUES ('org_01m8jffe2vesp8cmwvbpw078qv', 7, 2, 0, '2026-02-09', '2026-02-09', '2026-02-09', 'output', 'EX', 24000, 0, 'inv_01m8jffexse0kb51c4qxd9mf03', NULL);
INSERT INTO vat_entries VALUES ('org_01m8jffe2vesp8cmwvbpw078qv', 7, 3, 0, '2026-02-09', '2026-02-09', '2026-02-09', 'output', 'ST', 3500, 700, 'inv_01m8jffexse0kb51c4qxd9mf03', NULL);
INSERT INTO vat_entries VALUES ('org_01m8jffe2vesp8cmwvbpw078qv', 8, 2, 0, '2026-02-20', '2026-02-20', '2026-02-20', 'output', 'ST', 133200, 26640, 'inv_01m8jffey7e0evv3ps4jwzv8c8', NULL);
INSERT INTO vat_entries VALUES ('org_01m8jffe2vesp8cmwvbpw078qv', 9, 2, 0, '2026-03-03', '2026-03-03', '2026-03-03', 'output', 'ST', 50000, 10000, 'inv_01m8jffeysex9815wyzpnvjrhb', NULL);
INSERT INTO vat_entries VALUES ('org_01m8jffe2vesp8cmwvbpw078qv', 10, 2, 0, '2026-03-12', '2026-03-12', '2026-03-12', 'output', 'ST', -15000, -3000, 'inv_01m8jffezaexssc1tv975exbkb', NULL);
INSERT INTO vat_entries VALUES ('org_01m8jffe2vesp8cmwvbpw078qv', 11, 2, 0, '2026-03-24', '2026-03-24', '2026-03-24', 'input', 'ST', 64000, 12800, 'inv_01m8jffezhe5c87hdgq63hdw11', NULL);
INSERT INTO vat_entries VALUES ('org_01m8jffe2vesp8cmwvbpw078qv', 12, 2, 0, '2026-03-27', '2026-03-27', '2026-03-27', 'output', 'ZR', 17400, 0, 'inv_01m8jffezqeqes9sax1e840007', NULL);
INSERT INTO vat_entries VALUES ('org_01m8jffe2vesp8cmwvbpw078qv', 12, 3, 0, '2026-03-27', '2026-03-27', '2026-03-27', 'output', 'ST', 32500, 6500, 'inv_01m8jffezqeqes9sax1e840007', NULL);
INSERT INTO vat_entries VALUES ('org_01m8jffe2vesp8cmwvbpw078qv', 13, 2, 0, '2026-03-03', '2026-03-03', '2026-03-03', 'output', 'ST', -50000, -10000, 'inv_01m8jffeysex9815wyzpnvjrhb', NULL);
INSERT INTO vat_entries VALUES ('org_01m8jffe2vesp8cmwvbpw078qv', 26, 2, 0, '2026-02-18', '2026-02-18', '2026-02-18', 'input', 'ZR', 5840, 0, NULL, NULL);
INSERT INTO vat_entries VALUES ('org_01m8jffe2vesp8cmwvbpw078qv', 27, 2, 0, '2026-03-02', '2026-03-02', '2026-03-02', 'input', 'ST', 3000, 600, NULL, NULL);
INSERT INTO vat_entries VALUES ('org_01m8jffe2vesp8cmwvbpw078qv', 28, 2, 0, '2026-02-02', '2026-02-02', '2026-02-02', 'input', 'ST', 3000, 600, NULL, NULL);
INSERT INTO vat_entries VALUES ('org_01m8jffe2vesp8cmwvbpw078qv', 29, 2, 0, '2026-03-20', '2026-03-20', '2026-03-20', 'input', 'EX', 750, 0, NULL, NULL);
INSERT INTO vat_days VALUES ('org_01m8jffe2vesp8cmwvbpw078qv', '2026-01-15', 'output', '2026-01-15', 195000, 39000);
INSERT INTO vat_days VALUES ('org_01m8jffe2vesp8cmwvbpw078qv', '2026-01-20', 'input', '2026-01-20', 41200, 0);
INSERT INTO vat_days VALUES ('org_01m8jffe2vesp8cmwvbpw078qv', '2026-01-21', 'input', '2026-01-21', 89900, 17980);
INSERT INTO vat_days VALUES ('org_01m8jffe2vesp8cmwvbpw078qv', '2026-01-28', 'output', '2026-01-28', 87000, 0);
INSERT INTO vat_days VALUES ('org_01m8jffe2vesp8cmwvbpw078qv', '2026-02-01', 'input', '2026-02-01', 135000, 0);
INSERT INTO vat_days VALUES ('org_01m8jffe2vesp8cmwvbpw078qv', '2026-02-02', 'input', '2026-02-02', 3000, 600);
INSERT INTO vat_days VALUES ('org_01m8jffe2vesp8cmwvbpw078qv', '2026-02-09', 'output', '2026-02-09', 27500, 700);
INSERT INTO vat_days VALUES ('org_01m8jffe2vesp8cmwvbpw078qv', '2026-02-18', 'input', '2026-02-18', 5840, 0);
INSERT INTO vat_days VALUES ('org_01m8jffe2vesp8cmwvbpw078qv', '2026-02-20', 'output', '2026-02-20', 133200, 26640);
INSERT INTO vat_days VALUES ('org_01m8jffe2vesp8cmwvbpw078qv', '2026-03-02', 'input', '2026-03-02', 3000, 600);
INSERT INTO vat_days VALUES ('org_01m8jffe2vesp8cmwvbpw078qv', '2026-03-03', 'output', '2026-03-03', 0, 0);
INSERT INTO vat_days VALUES ('org_01m8jffe2vesp8cmwvbpw078qv', '2026-03-12', 'output', '2026-03-12', -15000, -3000);
INSERT INTO vat_days VALUES ('org_01m8jffe2vesp8cmwvbpw078qv', '2026-03-20', 'input', '2026-03-20', 750, 0);
INSERT INTO vat_days VALUES ('org_01m8jffe2vesp8cmwvbpw078qv', '2026-03-24', 'input', '2026-03-24', 64000, 12800);
INSERT INTO vat_days VALUES ('org_01m8jffe2vesp8cmwvbpw078qv', '2026-03-27', 'output', '2026-03-27', 49900, 6500);
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
COMMIT;
