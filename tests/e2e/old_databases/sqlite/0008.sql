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
    number INTEGER PRIMARY KEY,
    at INTEGER NOT NULL,
    user_id TEXT,
    via TEXT NOT NULL,
    origin TEXT NOT NULL,
    action TEXT NOT NULL,
    object_id TEXT NOT NULL,
    details TEXT NOT NULL
) STRICT;
INSERT INTO _sqlx_migrations VALUES (1, 'platform', '2026-11-26 19:32:47', 1, X'31F3F13106F5C220E76168EC877AD0AC2C7BFE1BBC157A48832325AB52812926503DC72187A16EDDECC5B7BEAE91D6D1', 3129102);
INSERT INTO _sqlx_migrations VALUES (2, 'ledger', '2026-11-26 19:32:47', 1, X'B86B30FF3D6A97C593AA05D9E7FA83E674546973DB88044B0A188359E3B694F823658B7A566D7A3BF0B0CD378C2596FD', 3673302);
INSERT INTO _sqlx_migrations VALUES (3, 'banking', '2026-11-26 19:32:47', 1, X'DAB4EFEBAB581AE3030966287F0B3A17D30A5566FD412D6B5D1E6B35F35CE9CA6EF22DD520F8BFD18C4DFB1196176140', 1786987);
INSERT INTO _sqlx_migrations VALUES (4, 'documents', '2026-11-26 19:32:47', 1, X'4609E006B8BA2F37B287C8FC9DC76EF01D20ED4CABAB5ADE8925F724286D3B50DBBD03F49300CA987B369C9A2626AD24', 4263860);
INSERT INTO _sqlx_migrations VALUES (5, 'vat', '2026-11-26 19:32:47', 1, X'BF18F331E577B96B29EB8060CC667883ADA09FE3EF20D5BC97AEB7D473184D33DB097628F5D9FDD7757F933620912C65', 2169766);
INSERT INTO _sqlx_migrations VALUES (6, 'audit_chain', '2026-11-26 19:32:47', 1, X'090A8386F8D899134864737E779D61E38505C5505EDCAA00AD10DCD6654C7D71623EE050E102BF634194D00828584C56', 3451932);
INSERT INTO _sqlx_migrations VALUES (7, 'access', '2026-11-26 19:32:47', 1, X'D563B46454586394327941E198D9B3AEEB70F3B1C3F48687E7269E39291CE83DEDEFBEA48C2EA852D20126061FE6124D', 3565922);
INSERT INTO _sqlx_migrations VALUES (8, 'evidence', '2026-11-26 19:32:47', 1, X'78BED9E6A3E6E608A17CE4871B0378AE397AC186BFB6BEDEF20012512024C85CAD76F06EFBE7301182F2377FD47063B5', 2929115);
INSERT INTO users VALUES ('usr_01m8cnh769eckaq74kgfbtjazf', 'jo@example.com', 0, 7, 0, 1795721567433, NULL, 0);
INSERT INTO api_keys VALUES ('key_01m8cnh77eewvbqdbbat8wgxdb', 'usr_01m8cnh769eckaq74kgfbtjazf', 'main', 'reconcile:read reconcile:write', 0, 'B12L', 1795721567470, NULL, NULL, NULL);
INSERT INTO api_keys VALUES ('key_01m8cnh7atenja9n45qf0d900w', 'usr_01m8cnh769eckaq74kgfbtjazf', 'main', 'ledger:read ledger:write', 0, 'naNj', 1795721567578, NULL, NULL, NULL);
INSERT INTO key_secrets VALUES (X'4D23D51DAA950A275E8DDAAE2B10E903AF760737D3384A7F67133F8E294848FD', 'key_01m8cnh77eewvbqdbbat8wgxdb', NULL);
INSERT INTO key_secrets VALUES (X'312B1DCD2D8A203D943E1CB986C6FB27643EF3530A8647E62CD441DE43902EB1', 'key_01m8cnh7atenja9n45qf0d900w', NULL);
INSERT INTO credit_movements VALUES (1, 'usr_01m8cnh769eckaq74kgfbtjazf', 'grant', 10, 0, NULL, NULL, 1795721570845);
INSERT INTO credit_movements VALUES (2, 'usr_01m8cnh769eckaq74kgfbtjazf', 'charge', -3, 0, 'rec_01m8cnhah3e6p8aa7gf91eqrhn', NULL, 1795721570861);
INSERT INTO blobs VALUES ('01a21958aa2d77b5ae36fb4658f28ad1', 375, 1, 1795721570861, X'28B52FFD607700CD0800040F7B2273756D6D617279223A7B227665726966696564223A747275652C2262616E6B5F726F7773223A332C22626F6F6D6174636865645F636F756E746D697373696E675F66726F6D5F626F6F6B73302C2272656D6F76657D2C22637265646974735F63686172676564636174696F6E223A7B2269735F65787065637465645F6E65745F64697363726570616E6379223A302E30302C2261637475616C656666656374726561736F6E223A2254686520756E20726F7773206578706C61696E207468652077686F6C6520646966666572656E6365206265747765656E2062616E6B20616E64202E227D223A5B5D223A5B5D7D0E007C4B48C0A28340404E932B4F820E7A4964B66533FEF11344E10A3FA904D4B38712DF61CC32');
INSERT INTO queues VALUES ('reconcile', 1, 0);
INSERT INTO queues VALUES ('coding', 0, 0);
INSERT INTO queue_shares VALUES ('reconcile', 'usr_01m8cnh769eckaq74kgfbtjazf', 0);
INSERT INTO jobs VALUES ('rec_01m8cnhah3e6p8aa7gf91eqrhn', 'reconcile', 1, 'usr_01m8cnh769eckaq74kgfbtjazf', 'key_01m8cnh77eewvbqdbbat8wgxdb', 'completed', 3, 0, 1, 1, NULL, NULL, '01a21958aa2d77b5ae36fb4658f28ad1', 3, NULL, 1795721570851, 1795721570854, 1795721570861, 0);
INSERT INTO idempotent_answers VALUES ('usr_01m8cnh769eckaq74kgfbtjazf', '', '01a21958-a010-73a7-a2a9-0c7488d57650', X'5C7452414AD92B98B79B5910903BBEF595CC552B9C56621595B1AAC3956BB699', 201, '{"data":{"id":"org_01m8cnh80ken8srxaef9ecv1yf","name":"Wren & Marsh Ltd","currency":"GBP","country":"GB","financial_year_end":"03-31","vat_registered":true,"vat_number":null,"vat_scheme":"standard","flat_rate_percent":null,"vat_rounding":"line","status":"active","role":"owner","lock_date":null,"created_at":"2026-11-26T19:32:48.275Z","updated_at":"2026-11-26T19:32:48.275Z","version":1}}', 1795721568275);
INSERT INTO idempotent_answers VALUES ('usr_01m8cnh769eckaq74kgfbtjazf', 'org_01m8cnh80ken8srxaef9ecv1yf', '01a21958-a02a-77c8-a012-82ceebd41c98', X'9DBB97291288EE3D6F98D234C0DAD4A264E9266E4F7F4EF23D37FDFF15EF3E20', 201, '{"data":{"id":"acc_01m8cnh81be7ebnzzthv7b7hez","code":"2250","name":"VAT","account_type":"LIABILITY","role":"vat_control","default_vat_code":null,"description":null,"currency":"GBP","status":"active","balance":0.00,"created_at":"2026-11-26T19:32:48.299Z","updated_at":"2026-11-26T19:32:48.299Z","version":1}}', 1795721568299);
INSERT INTO idempotent_answers VALUES ('usr_01m8cnh769eckaq74kgfbtjazf', 'org_01m8cnh80ken8srxaef9ecv1yf', '01a21958-a03c-72de-b944-7e7c0977f057', X'24B1259E0770BEC37F3C9ECA6D92F0425E1FB01C0B632F8230E63DFD7C719FFF', 201, '{"data":{"id":"acc_01m8cnh81yegn8q6h06xnafnwq","code":"4100","name":"Room hire","account_type":"INCOME","role":null,"default_vat_code":"EX","description":null,"currency":"GBP","status":"active","balance":0.00,"created_at":"2026-11-26T19:32:48.318Z","updated_at":"2026-11-26T19:32:48.318Z","version":1}}', 1795721568318);
INSERT INTO idempotent_answers VALUES ('usr_01m8cnh769eckaq74kgfbtjazf', 'org_01m8cnh80ken8srxaef9ecv1yf', '01a21958-a052-72b5-af11-dd57567cbdfc', X'0A6398DFB3DE3EA3BC5CB91BEA06ACF74A8C460BA91DFC96284D68B0D449EDBE', 201, '{"data":{"id":"acc_01m8cnh82me1p9wkzhbtzetpd8","code":"6800","name":"Depreciation","account_type":"EXPENSE","role":null,"default_vat_code":null,"description":null,"currency":"GBP","status":"active","balance":0.00,"created_at":"2026-11-26T19:32:48.340Z","updated_at":"2026-11-26T19:32:48.340Z","version":1}}', 1795721568340);
INSERT INTO idempotent_answers VALUES ('usr_01m8cnh769eckaq74kgfbtjazf', 'org_01m8cnh80ken8srxaef9ecv1yf', '01a21958-a071-72ef-b3f2-cea49ab01df8', X'60DE95D43539D9F4C45BFD4D58FF22D8E331D61BAB674D966DC34B5CA52D93A6', 201, '{"data":{"id":"bac_01m8cnh83ke51stxg5pr5n11qj","name":"Current","type":"current","account_id":"acc_01m8cnh80ken8srxaeacvnkm1j","currency":"GBP","account_number":null,"sort_code":null,"iban":null,"opening_balance":10000.00,"opening_date":"2026-01-01","opening_journal_id":"jnl_01m8cnh83ke51stxg5q1f96e63","ledger_balance":10000.00,"statement_balance":null,"statement_date":null,"unconfirmed_count":0,"created_at":"2026-11-26T19:32:48.371Z","updated_at":"2026-11-26T19:32:48.371Z","version":1}}', 1795721568371);
INSERT INTO idempotent_answers VALUES ('usr_01m8cnh769eckaq74kgfbtjazf', 'org_01m8cnh80ken8srxaef9ecv1yf', '01a21958-a089-716d-8038-0e32c8e821d9', X'C2BB9FAAD623EA4B4FD812319A7FADD2AA064AAFAC336BE5F95651187E9863D4', 201, '{"data":{"id":"bac_01m8cnh84be59s0re7mmj1bnrp","name":"Savings","type":"savings","account_id":"acc_01m8cnh84be59s0re7msy9nnnd","currency":"GBP","account_number":null,"sort_code":null,"iban":null,"opening_balance":null,"opening_date":null,"opening_journal_id":null,"ledger_balance":0.00,"statement_balance":null,"statement_date":null,"unconfirmed_count":0,"created_at":"2026-11-26T19:32:48.395Z","updated_at":"2026-11-26T19:32:48.395Z","version":1}}', 1795721568395);
INSERT INTO idempotent_answers VALUES ('usr_01m8cnh769eckaq74kgfbtjazf', 'org_01m8cnh80ken8srxaef9ecv1yf', '01a21958-a09d-70c6-aada-b5d198f3ee7d', X'9F7F34665E7AC3A4424363B505BFEBE602C28C6D39F3F8AD986D4383F0FD046F', 201, '{"data":{"id":"con_01m8cnh84ze8yszh9dn1y4gz39","kind":"customer","name":"Abbey Schools Trust","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-26T19:32:48.415Z","updated_at":"2026-11-26T19:32:48.415Z","version":1}}', 1795721568415);
INSERT INTO idempotent_answers VALUES ('usr_01m8cnh769eckaq74kgfbtjazf', 'org_01m8cnh80ken8srxaef9ecv1yf', '01a21958-a0b0-760f-b161-52971c35f279', X'CB69D5806A9F52E1C8D37661F0CE3BFC39AB2CD67F040F2E8B74D4ADD6A959D5', 201, '{"data":{"id":"con_01m8cnh85hemmvh2pmne3zrt1h","kind":"customer","name":"Kestrel Fitness CIC","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-26T19:32:48.433Z","updated_at":"2026-11-26T19:32:48.433Z","version":1}}', 1795721568433);
INSERT INTO idempotent_answers VALUES ('usr_01m8cnh769eckaq74kgfbtjazf', 'org_01m8cnh80ken8srxaef9ecv1yf', '01a21958-a0c2-77c9-ad32-5c2f49a288bc', X'AC996C2B27BA5F6C2E34D2081369B62DB27CE54F7D5150DC76F93E2AE71F24B3', 201, '{"data":{"id":"con_01m8cnh863eas8rk5b37v5vffe","kind":"customer","name":"Marlow & Pike LLP","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-26T19:32:48.451Z","updated_at":"2026-11-26T19:32:48.451Z","version":1}}', 1795721568451);
INSERT INTO idempotent_answers VALUES ('usr_01m8cnh769eckaq74kgfbtjazf', 'org_01m8cnh80ken8srxaef9ecv1yf', '01a21958-a0d5-7460-9e7c-cff66dd53154', X'A2A01B65341825B8300C12CDADD19C916AD20A5F19BC3C4024034B9C8ED71F0A', 201, '{"data":{"id":"con_01m8cnh86qe0hv4309nv8jshp9","kind":"supplier","name":"Printwell","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-26T19:32:48.471Z","updated_at":"2026-11-26T19:32:48.471Z","version":1}}', 1795721568471);
INSERT INTO idempotent_answers VALUES ('usr_01m8cnh769eckaq74kgfbtjazf', 'org_01m8cnh80ken8srxaef9ecv1yf', '01a21958-a0e9-7043-bb7f-e31bfaf20275', X'C4FBD713C797129A9648D00DB8F5457A2B88570909387ADDFB303335639EF710', 201, '{"data":{"id":"con_01m8cnh87ae2r9mrgtbbya8k6s","kind":"supplier","name":"Techbarn","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-26T19:32:48.490Z","updated_at":"2026-11-26T19:32:48.490Z","version":1}}', 1795721568490);
INSERT INTO idempotent_answers VALUES ('usr_01m8cnh769eckaq74kgfbtjazf', 'org_01m8cnh80ken8srxaef9ecv1yf', '01a21958-a0fe-7070-b893-db56579eb09b', X'22F40DD63CFDCFA591574C53ADEDE88DB041432240B5981079DB25607CB1D1CE', 201, '{"data":{"id":"con_01m8cnh87zegmv01c0s8e1mkkr","kind":"supplier","name":"Harcourt Lettings","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-26T19:32:48.511Z","updated_at":"2026-11-26T19:32:48.511Z","version":1}}', 1795721568511);
INSERT INTO idempotent_answers VALUES ('usr_01m8cnh769eckaq74kgfbtjazf', 'org_01m8cnh80ken8srxaef9ecv1yf', '01a21958-a110-73b9-9377-a5ebb1a633dd', X'98CCC17F48951EF49F9203C6065D7200D1B5AF476DF7019D02F64A1BC790805B', 201, '{"data":{"id":"con_01m8cnh88hep69rp4gq0w30zdj","kind":"supplier","name":"Fern & Rowe","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-26T19:32:48.529Z","updated_at":"2026-11-26T19:32:48.529Z","version":1}}', 1795721568529);
INSERT INTO idempotent_answers VALUES ('usr_01m8cnh769eckaq74kgfbtjazf', 'org_01m8cnh80ken8srxaef9ecv1yf', 'tieout-invoices-87a0f58e5b033a5f7f1b4b9b3abbbff25f8cb61f14dafb1fc0b1ac304da285db', X'4EE94E8E1D14051CD3C21A3B733DD09AF24F29B209986A4E08D1D9B45D5E45AA', 201, '{"data":{"id":"inv_01m8cnh8avevd9v2s3fybtcstg","type":"sales","kind":"invoice","status":"issued","number":"INV-0001","contact_id":"con_01m8cnh84ze8yszh9dn1y4gz39","contact_name":"Abbey Schools Trust","issue_date":"2026-01-15","due_date":"2026-02-14","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":1950.00,"vat_total":390.00,"gross_total":2340.00,"amount_paid":0.00,"amount_credited":0.00,"amount_due":2340.00,"overdue":true,"journal_id":"jnl_01m8cnh8avevd9v2s3g22gkdgc","void_date":null,"void_journal_id":null,"created_at":"2026-11-26T19:32:48.603Z","updated_at":"2026-11-26T19:32:48.603Z","version":1,"lines":[{"description":"Course design, 3 days","quantity":3,"unit_price":650.00,"discount_percent":null,"account_id":"acc_01m8cnh80ken8srxaeca94gkcn","account_code":"4000","vat_code":"ST","net_amount":1950.00,"vat_amount":390.00,"gross_amount":2340.00}]}}', 1795721568603);
INSERT INTO idempotent_answers VALUES ('usr_01m8cnh769eckaq74kgfbtjazf', 'org_01m8cnh80ken8srxaef9ecv1yf', 'tieout-invoices-b5c6ba64d022573bdc3b93b949ecc8be564a577b5b27d1a92ba78040e098c302', X'51CBE2BB523A8172AA22F61EE9A02BC9E48C7B3DF99CD1FBAD52E92C8BFE8B34', 201, '{"data":{"id":"inv_01m8cnh8bceg3rjy4bhr3gsebe","type":"purchase","kind":"invoice","status":"issued","number":"PX-881","contact_id":"con_01m8cnh86qe0hv4309nv8jshp9","contact_name":"Printwell","issue_date":"2026-01-20","due_date":"2026-02-19","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":412.00,"vat_total":0.00,"gross_total":412.00,"amount_paid":0.00,"amount_credited":0.00,"amount_due":412.00,"overdue":true,"journal_id":"jnl_01m8cnh8bceg3rjy4bhxjsbwj3","void_date":null,"void_journal_id":null,"created_at":"2026-11-26T19:32:48.620Z","updated_at":"2026-11-26T19:32:48.620Z","version":1,"lines":[{"description":"Printing of workbooks","quantity":1,"unit_price":412.00,"discount_percent":null,"account_id":"acc_01m8cnh80ken8srxaecztcy0x7","account_code":"5000","vat_code":"ZR","net_amount":412.00,"vat_amount":0.00,"gross_amount":412.00}]}}', 1795721568620);
INSERT INTO idempotent_answers VALUES ('usr_01m8cnh769eckaq74kgfbtjazf', 'org_01m8cnh80ken8srxaef9ecv1yf', 'tieout-invoices-5cafee27a74803862f1eebac16ec5a2378bbf878e2c6a75bd4dbd0c02ee89548', X'6E4C4B10413DE3A9353098372D4A502C8C0DA380DB3BF75B0C94B25300D42826', 201, '{"data":{"id":"inv_01m8cnh8bvedaba7pvw1vc6p30","type":"purchase","kind":"invoice","status":"issued","number":"TB-0117","contact_id":"con_01m8cnh87ae2r9mrgtbbya8k6s","contact_name":"Techbarn","issue_date":"2026-01-21","due_date":"2026-02-20","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":899.00,"vat_total":179.80,"gross_total":1078.80,"amount_paid":0.00,"amount_credited":0.00,"amount_due":1078.80,"overdue":true,"journal_id":"jnl_01m8cnh8bvedaba7pvw4qq9e5d","void_date":null,"void_journal_id":null,"created_at":"2026-11-26T19:32:48.635Z","updated_at":"2026-11-26T19:32:48.635Z","version":1,"lines":[{"description":"Laptop","quantity":1,"unit_price":899.00,"discount_percent":null,"account_id":"acc_01m8cnh80ken8srxae9dkvrhke","account_code":"1000","vat_code":"ST","net_amount":899.00,"vat_amount":179.80,"gross_amount":1078.80}]}}', 1795721568635);
INSERT INTO idempotent_answers VALUES ('usr_01m8cnh769eckaq74kgfbtjazf', 'org_01m8cnh80ken8srxaef9ecv1yf', 'tieout-invoices-75e99aa5175b9bc25f3abf410a0399e5e1bd0e3027640a4583f6918617f6ca25', X'DC5382C2D0EA896F540221C22A3CB8734F4300CC4649C70F9A17F3F30B927DD4', 201, '{"data":{"id":"inv_01m8cnh8cdepj920c6m8dh2mrz","type":"sales","kind":"invoice","status":"issued","number":"INV-0002","contact_id":"con_01m8cnh84ze8yszh9dn1y4gz39","contact_name":"Abbey Schools Trust","issue_date":"2026-01-28","due_date":"2026-02-27","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":870.00,"vat_total":0.00,"gross_total":870.00,"amount_paid":0.00,"amount_credited":0.00,"amount_due":870.00,"overdue":true,"journal_id":"jnl_01m8cnh8cdepj920c6mfa2x1nn","void_date":null,"void_journal_id":null,"created_at":"2026-11-26T19:32:48.653Z","updated_at":"2026-11-26T19:32:48.653Z","version":1,"lines":[{"description":"Workbooks","quantity":120,"unit_price":7.25,"discount_percent":null,"account_id":"acc_01m8cnh80ken8srxaecdk83xfb","account_code":"4010","vat_code":"ZR","net_amount":870.00,"vat_amount":0.00,"gross_amount":870.00}]}}', 1795721568653);
INSERT INTO idempotent_answers VALUES ('usr_01m8cnh769eckaq74kgfbtjazf', 'org_01m8cnh80ken8srxaef9ecv1yf', 'tieout-invoices-26f563702cf55ce01d21e2c14a1f9d84a2132592bdf45eca6d7d3fb59de3eb27', X'B4993A59E314E678F80530A48B8D96E87CA2664D673C8ED0C39C05446E4B5C75', 201, '{"data":{"id":"inv_01m8cnh8cper2a351q5n6g966k","type":"purchase","kind":"invoice","status":"issued","number":"HL-33","contact_id":"con_01m8cnh87zegmv01c0s8e1mkkr","contact_name":"Harcourt Lettings","issue_date":"2026-02-01","due_date":"2026-03-03","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":1350.00,"vat_total":0.00,"gross_total":1350.00,"amount_paid":0.00,"amount_credited":0.00,"amount_due":1350.00,"overdue":true,"journal_id":"jnl_01m8cnh8cper2a351q5t071a56","void_date":null,"void_journal_id":null,"created_at":"2026-11-26T19:32:48.662Z","updated_at":"2026-11-26T19:32:48.662Z","version":1,"lines":[{"description":"Rent, January to March","quantity":1,"unit_price":1350.00,"discount_percent":null,"account_id":"acc_01m8cnh80ken8srxaedm5mq327","account_code":"6100","vat_code":"EX","net_amount":1350.00,"vat_amount":0.00,"gross_amount":1350.00}]}}', 1795721568662);
INSERT INTO idempotent_answers VALUES ('usr_01m8cnh769eckaq74kgfbtjazf', 'org_01m8cnh80ken8srxaef9ecv1yf', 'tieout-invoices-7811ba7666079e6911ada7a02633355abea71d9b369f1cacd0451b6ecdc1fe6d', X'B812EE460C4E3C91CEC25011EA6E9AC97A8EB243152ABAEFD941A79F86E89B4E', 201, '{"data":{"id":"inv_01m8cnh8cyeaxsp1t4mw99frhr","type":"sales","kind":"invoice","status":"issued","number":"INV-0003","contact_id":"con_01m8cnh85hemmvh2pmne3zrt1h","contact_name":"Kestrel Fitness CIC","issue_date":"2026-02-09","due_date":"2026-03-11","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":275.00,"vat_total":7.00,"gross_total":282.00,"amount_paid":0.00,"amount_credited":0.00,"amount_due":282.00,"overdue":true,"journal_id":"jnl_01m8cnh8cyeaxsp1t4n24n0att","void_date":null,"void_journal_id":null,"created_at":"2026-11-26T19:32:48.670Z","updated_at":"2026-11-26T19:32:48.670Z","version":1,"lines":[{"description":"Seminar room, 5 evenings","quantity":5,"unit_price":48.00,"discount_percent":null,"account_id":"acc_01m8cnh81yegn8q6h06xnafnwq","account_code":"4100","vat_code":"EX","net_amount":240.00,"vat_amount":0.00,"gross_amount":240.00},{"description":"Projector","quantity":1,"unit_price":35.00,"discount_percent":null,"account_id":"acc_01m8cnh80ken8srxaeca94gkcn","account_code":"4000","vat_code":"ST","net_amount":35.00,"vat_amount":7.00,"gross_amount":42.00}]}}', 1795721568670);
INSERT INTO idempotent_answers VALUES ('usr_01m8cnh769eckaq74kgfbtjazf', 'org_01m8cnh80ken8srxaef9ecv1yf', 'tieout-invoices-08aaa309419f52b6887dde6ea713271d2e35c83bdaf92e1a69d4ce4248d998c3', X'F76DE1352300CDA916EAFF61DEA9508ECCF725470EE1F29B170EF9102F710923', 201, '{"data":{"id":"inv_01m8cnh8d9e8cac0rk41aq54zj","type":"sales","kind":"invoice","status":"issued","number":"INV-0004","contact_id":"con_01m8cnh863eas8rk5b37v5vffe","contact_name":"Marlow & Pike LLP","issue_date":"2026-02-20","due_date":"2026-03-22","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":1332.00,"vat_total":266.40,"gross_total":1598.40,"amount_paid":0.00,"amount_credited":0.00,"amount_due":1598.40,"overdue":true,"journal_id":"jnl_01m8cnh8d9e8cac0rk45yc4629","void_date":null,"void_journal_id":null,"created_at":"2026-11-26T19:32:48.681Z","updated_at":"2026-11-26T19:32:48.681Z","version":1,"lines":[{"description":"Course for new starters","quantity":1,"unit_price":1480.00,"discount_percent":10,"account_id":"acc_01m8cnh80ken8srxaeca94gkcn","account_code":"4000","vat_code":"ST","net_amount":1332.00,"vat_amount":266.40,"gross_amount":1598.40}]}}', 1795721568681);
INSERT INTO idempotent_answers VALUES ('usr_01m8cnh769eckaq74kgfbtjazf', 'org_01m8cnh80ken8srxaef9ecv1yf', 'tieout-invoices-14a19e3bd835a207dbab12f18c338778848137577259306f693b8c70b15d88d6', X'9C713B6ACEA3F9D81042368B787D13CC32EC27667DF50A5872ED676E77F49DE8', 201, '{"data":{"id":"inv_01m8cnh8dqetntd47kkqbve905","type":"sales","kind":"invoice","status":"issued","number":"INV-0005","contact_id":"con_01m8cnh863eas8rk5b37v5vffe","contact_name":"Marlow & Pike LLP","issue_date":"2026-03-03","due_date":"2026-04-02","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":500.00,"vat_total":100.00,"gross_total":600.00,"amount_paid":0.00,"amount_credited":0.00,"amount_due":600.00,"overdue":true,"journal_id":"jnl_01m8cnh8dqetntd47kkr6dwvj1","void_date":null,"void_journal_id":null,"created_at":"2026-11-26T19:32:48.695Z","updated_at":"2026-11-26T19:32:48.695Z","version":1,"lines":[{"description":"Raised in error","quantity":1,"unit_price":500.00,"discount_percent":null,"account_id":"acc_01m8cnh80ken8srxaeca94gkcn","account_code":"4000","vat_code":"ST","net_amount":500.00,"vat_amount":100.00,"gross_amount":600.00}]}}', 1795721568695);
INSERT INTO idempotent_answers VALUES ('usr_01m8cnh769eckaq74kgfbtjazf', 'org_01m8cnh80ken8srxaef9ecv1yf', 'tieout-invoices-e8655a6e9f5b91d2d8c5fffca17c661f5de39f56d98270cc4245af4e7935f288', X'F9BB76C75290842F1CF4FB52ECF3FB304BCB84CF6F9A354A5943D7F2DB16F463', 201, '{"data":{"id":"inv_01m8cnh8e3eewr7s1v1vpfefnk","type":"sales","kind":"credit_note","status":"issued","number":"CN-0001","contact_id":"con_01m8cnh863eas8rk5b37v5vffe","contact_name":"Marlow & Pike LLP","issue_date":"2026-03-12","due_date":"2026-03-12","amounts_are":"exclusive","currency":"GBP","reference":"INV-0004","notes":null,"net_total":150.00,"vat_total":30.00,"gross_total":180.00,"amount_paid":0.00,"amount_credited":0.00,"amount_due":180.00,"overdue":false,"journal_id":"jnl_01m8cnh8e3eewr7s1v1w3w0gtn","void_date":null,"void_journal_id":null,"created_at":"2026-11-26T19:32:48.707Z","updated_at":"2026-11-26T19:32:48.707Z","version":1,"lines":[{"description":"A day that was not held","quantity":1,"unit_price":150.00,"discount_percent":null,"account_id":"acc_01m8cnh80ken8srxaeca94gkcn","account_code":"4000","vat_code":"ST","net_amount":150.00,"vat_amount":30.00,"gross_amount":180.00}]}}', 1795721568707);
INSERT INTO idempotent_answers VALUES ('usr_01m8cnh769eckaq74kgfbtjazf', 'org_01m8cnh80ken8srxaef9ecv1yf', 'tieout-invoices-90af68fc4a6cf70ea5ca068195e7458bd849f3894a5d483d524ee78810a5873f', X'F79FD1D49D6118F4277B99AB68081B34867813A4B0ADADBC7452F13C3ED332E7', 201, '{"data":{"id":"inv_01m8cnh8eaet9vhgsky7ffz3b7","type":"purchase","kind":"invoice","status":"issued","number":"FR-1209","contact_id":"con_01m8cnh88hep69rp4gq0w30zdj","contact_name":"Fern & Rowe","issue_date":"2026-03-24","due_date":"2026-04-23","amounts_are":"inclusive","currency":"GBP","reference":null,"notes":null,"net_total":640.00,"vat_total":128.00,"gross_total":768.00,"amount_paid":0.00,"amount_credited":0.00,"amount_due":768.00,"overdue":true,"journal_id":"jnl_01m8cnh8eaet9vhgskyaqxsacq","void_date":null,"void_journal_id":null,"created_at":"2026-11-26T19:32:48.714Z","updated_at":"2026-11-26T19:32:48.714Z","version":1,"lines":[{"description":"Illustration, 2 days","quantity":2,"unit_price":384.00,"discount_percent":null,"account_id":"acc_01m8cnh80ken8srxaed2ac6s6f","account_code":"5010","vat_code":"ST","net_amount":640.00,"vat_amount":128.00,"gross_amount":768.00}]}}', 1795721568714);
INSERT INTO idempotent_answers VALUES ('usr_01m8cnh769eckaq74kgfbtjazf', 'org_01m8cnh80ken8srxaef9ecv1yf', 'tieout-invoices-e379e919becb8b37da46b88957a467a8663581b3965388580e1aa6d0a72205ce', X'842BAFCF04745CA8F7038A67CE693DEA9A6DFD70E6A3BE65DF7A868143EDE4E0', 201, '{"data":{"id":"inv_01m8cnh8eje5atv10znz6j1epb","type":"sales","kind":"invoice","status":"issued","number":"INV-0006","contact_id":"con_01m8cnh84ze8yszh9dn1y4gz39","contact_name":"Abbey Schools Trust","issue_date":"2026-03-27","due_date":"2026-04-26","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":499.00,"vat_total":65.00,"gross_total":564.00,"amount_paid":0.00,"amount_credited":0.00,"amount_due":564.00,"overdue":true,"journal_id":"jnl_01m8cnh8eje5atv10zp2s4m2dd","void_date":null,"void_journal_id":null,"created_at":"2026-11-26T19:32:48.722Z","updated_at":"2026-11-26T19:32:48.722Z","version":1,"lines":[{"description":"Workbooks","quantity":24,"unit_price":7.25,"discount_percent":null,"account_id":"acc_01m8cnh80ken8srxaecdk83xfb","account_code":"4010","vat_code":"ZR","net_amount":174.00,"vat_amount":0.00,"gross_amount":174.00},{"description":"Half a day of course design","quantity":0.5,"unit_price":650.00,"discount_percent":null,"account_id":"acc_01m8cnh80ken8srxaeca94gkcn","account_code":"4000","vat_code":"ST","net_amount":325.00,"vat_amount":65.00,"gross_amount":390.00}]}}', 1795721568722);
INSERT INTO idempotent_answers VALUES ('usr_01m8cnh769eckaq74kgfbtjazf', 'org_01m8cnh80ken8srxaef9ecv1yf', '01a21958-a1ed-779e-b350-efcb1898a816', X'D9B8A4553913EA817ED8A4C91C80334E06B81F9361F59B6D5BFDD894D15A2059', 200, '{"data":{"id":"inv_01m8cnh8dqetntd47kkqbve905","type":"sales","kind":"invoice","status":"void","number":"INV-0005","contact_id":"con_01m8cnh863eas8rk5b37v5vffe","contact_name":"Marlow & Pike LLP","issue_date":"2026-03-03","due_date":"2026-04-02","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":500.00,"vat_total":100.00,"gross_total":600.00,"amount_paid":0.00,"amount_credited":0.00,"amount_due":0.00,"overdue":false,"journal_id":"jnl_01m8cnh8dqetntd47kkr6dwvj1","void_date":"2026-03-03","void_journal_id":"jnl_01m8cnh8fgej1vvvjc3q5f1rgm","created_at":"2026-11-26T19:32:48.695Z","updated_at":"2026-11-26T19:32:48.752Z","version":2,"lines":[{"description":"Raised in error","quantity":1,"unit_price":500.00,"discount_percent":null,"account_id":"acc_01m8cnh80ken8srxaeca94gkcn","account_code":"4000","vat_code":"ST","net_amount":500.00,"vat_amount":100.00,"gross_amount":600.00}]}}', 1795721568752);
INSERT INTO idempotent_answers VALUES ('usr_01m8cnh769eckaq74kgfbtjazf', 'org_01m8cnh80ken8srxaef9ecv1yf', '01a21958-a216-743b-b042-ac88e036a29b', X'B547E06DDFF98F952A7F68B0DD35F8F4E6981AFF269A03E4FC106612E8EA7244', 201, '{"data":{"id":"inv_01m8cnh8e3eewr7s1v1vpfefnk","type":"sales","kind":"credit_note","status":"paid","number":"CN-0001","contact_id":"con_01m8cnh863eas8rk5b37v5vffe","contact_name":"Marlow & Pike LLP","issue_date":"2026-03-12","due_date":"2026-03-12","amounts_are":"exclusive","currency":"GBP","reference":"INV-0004","notes":null,"net_total":150.00,"vat_total":30.00,"gross_total":180.00,"amount_paid":0.00,"amount_credited":180.00,"amount_due":0.00,"overdue":false,"journal_id":"jnl_01m8cnh8e3eewr7s1v1w3w0gtn","void_date":null,"void_journal_id":null,"created_at":"2026-11-26T19:32:48.707Z","updated_at":"2026-11-26T19:32:48.791Z","version":2,"lines":[{"description":"A day that was not held","quantity":1,"unit_price":150.00,"discount_percent":null,"account_id":"acc_01m8cnh80ken8srxaeca94gkcn","account_code":"4000","vat_code":"ST","net_amount":150.00,"vat_amount":30.00,"gross_amount":180.00}]}}', 1795721568791);
INSERT INTO idempotent_answers VALUES ('usr_01m8cnh769eckaq74kgfbtjazf', 'org_01m8cnh80ken8srxaef9ecv1yf', 'tieout-journals-aa27b0d34142ed39321328157718ac8dbc6334c5fa10e319480ad4de2657b596', X'ABCE75D9AB82396B456F760499986839BE615E9C58E13D280D831AE7310DCE2D', 200, '{"data":{"mode":"all_or_nothing","posted":3,"refused":0,"items":[{"index":0,"status":"posted","id":"jnl_01m8cnh8hye2d9fn95var6nzcw","sequence":14,"error":null},{"index":1,"status":"posted","id":"jnl_01m8cnh8hye2d9fn95vg1r75hy","sequence":15,"error":null},{"index":2,"status":"posted","id":"jnl_01m8cnh8hye2d9fn95vv38z8wz","sequence":16,"error":null}]}}', 1795721568830);
INSERT INTO idempotent_answers VALUES ('usr_01m8cnh769eckaq74kgfbtjazf', 'org_01m8cnh80ken8srxaef9ecv1yf', '01a21958-a25b-7140-9895-fb06a11f9cd3', X'FAA7D3F2D29E9ED90D718AC54A44A3A2138B85DD05E5ACE10040B858652A531C', 201, '{"data":{"id":"set_01m8cnh8jwecdsgm22efwjkyeq","type":"receipt","status":"posted","refund":false,"contact_id":"con_01m8cnh85hemmvh2pmne3zrt1h","contact_name":"Kestrel Fitness CIC","bank_account_id":"bac_01m8cnh83ke51stxg5pr5n11qj","date":"2026-03-06","amount":282.00,"currency":"GBP","reference":null,"allocated_amount":282.00,"unallocated_amount":0.00,"allocations":[{"id":"alc_01m8cnh8jwecdsgm22ene5xwc0","invoice_id":"inv_01m8cnh8cyeaxsp1t4mw99frhr","invoice_number":"INV-0003","settlement_id":"set_01m8cnh8jwecdsgm22efwjkyeq","credit_note_id":null,"amount":282.00,"date":"2026-03-06","created_at":"2026-11-26T19:32:48.860Z"}],"bank_transaction_id":null,"journal_id":"jnl_01m8cnh8jwecdsgm22egt6ky0t","void_date":null,"void_journal_id":null,"created_at":"2026-11-26T19:32:48.860Z","updated_at":"2026-11-26T19:32:48.860Z","version":1}}', 1795721568860);
INSERT INTO idempotent_answers VALUES ('usr_01m8cnh769eckaq74kgfbtjazf', 'org_01m8cnh80ken8srxaef9ecv1yf', '01a21958-a281-72f9-b87f-2f11b5411458', X'1A17BB8DAA61D231943E7C39ED8CAE54590647AFDB70B2B14D3826D59450AD4E', 200, '{"data":{"created":13,"duplicates":0,"dry_run":false,"rows":[{"index":0,"status":"created","id":"btx_01m8cnh8m3efnvqk5xtxknjsjf"},{"index":1,"status":"created","id":"btx_01m8cnh8m3efnvqk5xv19n878y"},{"index":2,"status":"created","id":"btx_01m8cnh8m3efnvqk5xv47xh4xw"},{"index":3,"status":"created","id":"btx_01m8cnh8m3efnvqk5xv9nsa06e"},{"index":4,"status":"created","id":"btx_01m8cnh8m3efnvqk5xvf4qm9pg"},{"index":5,"status":"created","id":"btx_01m8cnh8m3efnvqk5xvhe0gj42"},{"index":6,"status":"created","id":"btx_01m8cnh8m3efnvqk5xvnsdvej2"},{"index":7,"status":"created","id":"btx_01m8cnh8m3efnvqk5xvsr7c3nh"},{"index":8,"status":"created","id":"btx_01m8cnh8m3efnvqk5xvxaf9mhx"},{"index":9,"status":"created","id":"btx_01m8cnh8m3efnvqk5xw0p7hzyd"},{"index":10,"status":"created","id":"btx_01m8cnh8m3efnvqk5xw5r7kkbg"},{"index":11,"status":"created","id":"btx_01m8cnh8m3efnvqk5xwa4rn2qt"},{"index":12,"status":"created","id":"btx_01m8cnh8m3efnvqk5xwds1x5w3"}]}}', 1795721568899);
INSERT INTO idempotent_answers VALUES ('usr_01m8cnh769eckaq74kgfbtjazf', 'org_01m8cnh80ken8srxaef9ecv1yf', '01a21958-a2c9-7526-aeb3-0b25695fb034', X'AFBB2381C38B1BAE7C4B1A3F65FE91C07E7285EA38591070975CE96E8DAFD30A', 200, '{"data":{"id":"btx_01m8cnh8m3efnvqk5xtxknjsjf","bank_account_id":"bac_01m8cnh83ke51stxg5pr5n11qj","date":"2026-01-22","amount":-1078.80,"currency":"GBP","description":"FPO TECHBARN LTD TB-0117","reference":null,"external_id":null,"status":"confirmed","account_id":null,"vat_code":"NV","vat_amount":0.00,"net_amount":-1078.80,"contact_id":"con_01m8cnh87ae2r9mrgtbbya8k6s","journal_id":"jnl_01m8cnh8pded5s6wa5azvptzr0","settlement_id":"set_01m8cnh8pded5s6wa5azvptzr0","confirmed_at":"2026-11-26T19:32:48.973Z","created_at":"2026-11-26T19:32:48.899Z","updated_at":"2026-11-26T19:32:48.973Z","version":2}}', 1795721568973);
INSERT INTO idempotent_answers VALUES ('usr_01m8cnh769eckaq74kgfbtjazf', 'org_01m8cnh80ken8srxaef9ecv1yf', '01a21958-a313-77f0-bd48-399fbf518ac4', X'195F247CCACC22E30C9BFE2252381DFD05AB268A6C3BE18D10B235578EDD233F', 200, '{"data":{"id":"btx_01m8cnh8m3efnvqk5xv19n878y","bank_account_id":"bac_01m8cnh83ke51stxg5pr5n11qj","date":"2026-01-30","amount":1500.00,"currency":"GBP","description":"FPI ABBEY SCHOOLS TRUST PART INV-0001","reference":null,"external_id":null,"status":"confirmed","account_id":null,"vat_code":"NV","vat_amount":0.00,"net_amount":1500.00,"contact_id":"con_01m8cnh84ze8yszh9dn1y4gz39","journal_id":"jnl_01m8cnh8rneez8afz4seaengca","settlement_id":"set_01m8cnh8rneez8afz4seaengca","confirmed_at":"2026-11-26T19:32:49.045Z","created_at":"2026-11-26T19:32:48.899Z","updated_at":"2026-11-26T19:32:49.045Z","version":2}}', 1795721569045);
INSERT INTO idempotent_answers VALUES ('usr_01m8cnh769eckaq74kgfbtjazf', 'org_01m8cnh80ken8srxaef9ecv1yf', '01a21958-a360-7263-9107-f91af81872b3', X'D6FA591CD7012B58A7FC862DA0EBC01FE54E95FE5B1D42E0B3BD344FE14CAA99', 200, '{"data":{"id":"btx_01m8cnh8m3efnvqk5xv9nsa06e","bank_account_id":"bac_01m8cnh83ke51stxg5pr5n11qj","date":"2026-02-10","amount":-1350.00,"currency":"GBP","description":"FPO HARCOURT LETTINGS HL-33","reference":null,"external_id":null,"status":"confirmed","account_id":null,"vat_code":"NV","vat_amount":0.00,"net_amount":-1350.00,"contact_id":"con_01m8cnh87zegmv01c0s8e1mkkr","journal_id":"jnl_01m8cnh8v3e749fpy5e3wbw9ea","settlement_id":"set_01m8cnh8v3e749fpy5e3wbw9ea","confirmed_at":"2026-11-26T19:32:49.123Z","created_at":"2026-11-26T19:32:48.899Z","updated_at":"2026-11-26T19:32:49.123Z","version":2}}', 1795721569123);
INSERT INTO idempotent_answers VALUES ('usr_01m8cnh769eckaq74kgfbtjazf', 'org_01m8cnh80ken8srxaef9ecv1yf', '01a21958-a3a6-70b6-b03c-f56ed63436d4', X'D5C74DC408F2C18C28DE79D4CD322F8994BBCC03F3D429742461BB57C55F285C', 200, '{"data":{"id":"btx_01m8cnh8m3efnvqk5xvf4qm9pg","bank_account_id":"bac_01m8cnh83ke51stxg5pr5n11qj","date":"2026-02-16","amount":1710.00,"currency":"GBP","description":"FPI ABBEY SCHOOLS TRUST INV-0001 INV-0002","reference":null,"external_id":null,"status":"confirmed","account_id":null,"vat_code":"NV","vat_amount":0.00,"net_amount":1710.00,"contact_id":"con_01m8cnh84ze8yszh9dn1y4gz39","journal_id":"jnl_01m8cnh8x8es3r63sk926e5rx0","settlement_id":"set_01m8cnh8x8es3r63sk926e5rx0","confirmed_at":"2026-11-26T19:32:49.192Z","created_at":"2026-11-26T19:32:48.899Z","updated_at":"2026-11-26T19:32:49.192Z","version":2}}', 1795721569192);
INSERT INTO idempotent_answers VALUES ('usr_01m8cnh769eckaq74kgfbtjazf', 'org_01m8cnh80ken8srxaef9ecv1yf', '01a21958-a3f6-70f9-a553-1f67117d122b', X'E01515012881CB71F3795D36F97FE42CE4A42CF8B6DE17EB6FD3D9E25CC4286F', 200, '{"data":{"id":"btx_01m8cnh8m3efnvqk5xvnsdvej2","bank_account_id":"bac_01m8cnh83ke51stxg5pr5n11qj","date":"2026-02-27","amount":-400.00,"currency":"GBP","description":"FPO PRINTWELL PX-881","reference":null,"external_id":null,"status":"confirmed","account_id":null,"vat_code":"NV","vat_amount":0.00,"net_amount":-400.00,"contact_id":"con_01m8cnh86qe0hv4309nv8jshp9","journal_id":"jnl_01m8cnh8zre1387k70cj7nnvaz","settlement_id":"set_01m8cnh8zre1387k70cj7nnvaz","confirmed_at":"2026-11-26T19:32:49.272Z","created_at":"2026-11-26T19:32:48.899Z","updated_at":"2026-11-26T19:32:49.272Z","version":2}}', 1795721569272);
INSERT INTO idempotent_answers VALUES ('usr_01m8cnh769eckaq74kgfbtjazf', 'org_01m8cnh80ken8srxaef9ecv1yf', '01a21958-a434-71d5-bc95-0ddb31e67bba', X'5B4BBB5A32DC3A0219E6949DDDE184A21986C35E44D6CA6D61C4C60EE22E11F5', 200, '{"data":{"id":"btx_01m8cnh8m3efnvqk5xw0p7hzyd","bank_account_id":"bac_01m8cnh83ke51stxg5pr5n11qj","date":"2026-03-16","amount":1418.40,"currency":"GBP","description":"FPI MARLOW AND PIKE LLP INV-0004 LESS CN-0001","reference":null,"external_id":null,"status":"confirmed","account_id":null,"vat_code":"NV","vat_amount":0.00,"net_amount":1418.40,"contact_id":"con_01m8cnh863eas8rk5b37v5vffe","journal_id":"jnl_01m8cnh91pests9qf5g00ajrbk","settlement_id":"set_01m8cnh91pests9qf5g00ajrbk","confirmed_at":"2026-11-26T19:32:49.334Z","created_at":"2026-11-26T19:32:48.899Z","updated_at":"2026-11-26T19:32:49.334Z","version":2}}', 1795721569334);
INSERT INTO idempotent_answers VALUES ('usr_01m8cnh769eckaq74kgfbtjazf', 'org_01m8cnh80ken8srxaef9ecv1yf', '01a21958-a48b-73e3-b0c3-8304c56da48e', X'51D868103F3C0D5885374BB324FDDE570CEF26A9DE12E132699EDF9F36F27827', 200, '{"data":{"id":"btx_01m8cnh8m3efnvqk5xvxaf9mhx","bank_account_id":"bac_01m8cnh83ke51stxg5pr5n11qj","date":"2026-03-06","amount":282.00,"currency":"GBP","description":"FPI KESTREL FITNESS CIC INV-0003","reference":null,"external_id":null,"status":"confirmed","account_id":null,"vat_code":"NV","vat_amount":0.00,"net_amount":282.00,"contact_id":"con_01m8cnh85hemmvh2pmne3zrt1h","journal_id":"jnl_01m8cnh8jwecdsgm22egt6ky0t","settlement_id":"set_01m8cnh8jwecdsgm22efwjkyeq","confirmed_at":"2026-11-26T19:32:49.421Z","created_at":"2026-11-26T19:32:48.899Z","updated_at":"2026-11-26T19:32:49.421Z","version":2}}', 1795721569421);
INSERT INTO idempotent_answers VALUES ('usr_01m8cnh769eckaq74kgfbtjazf', 'org_01m8cnh80ken8srxaef9ecv1yf', '01a21958-a4bc-7052-9071-1d235fa228b3', X'B9273232DC3E6F6810059D26B6F498830996E66687D289215D2D9F17F017C624', 200, '{"data":{"id":"btx_01m8cnh8m3efnvqk5xwa4rn2qt","bank_account_id":"bac_01m8cnh83ke51stxg5pr5n11qj","date":"2026-03-25","amount":-2000.00,"currency":"GBP","description":"TFR TO SAVINGS","reference":null,"external_id":null,"status":"confirmed","account_id":null,"vat_code":"NV","vat_amount":0.00,"net_amount":-2000.00,"contact_id":null,"journal_id":"jnl_01m8cnh95yebpr32kkcsxe1fps","settlement_id":null,"confirmed_at":"2026-11-26T19:32:49.470Z","created_at":"2026-11-26T19:32:48.899Z","updated_at":"2026-11-26T19:32:49.470Z","version":2}}', 1795721569470);
INSERT INTO idempotent_answers VALUES ('usr_01m8cnh769eckaq74kgfbtjazf', 'org_01m8cnh80ken8srxaef9ecv1yf', '01a21958-a50b-76f6-8360-dd1849b2b433', X'4B2107088A96DC1BDA304F76702702EE08A61625CB2C9BFAF6E69AA02DA2AB81', 200, '{"data":{"id":"btx_01m8cnh8m3efnvqk5xwds1x5w3","bank_account_id":"bac_01m8cnh83ke51stxg5pr5n11qj","date":"2026-03-31","amount":-936.55,"currency":"GBP","description":"FPO J WREN NET PAY MARCH","reference":null,"external_id":null,"status":"confirmed","account_id":"acc_01m8cnh80ken8srxaeb5c3ykg4","vat_code":"NV","vat_amount":0.00,"net_amount":-936.55,"contact_id":null,"journal_id":"jnl_01m8cnh98he9vtgy3g02yznssd","settlement_id":null,"confirmed_at":"2026-11-26T19:32:49.553Z","created_at":"2026-11-26T19:32:48.899Z","updated_at":"2026-11-26T19:32:49.553Z","version":2}}', 1795721569553);
INSERT INTO idempotent_answers VALUES ('usr_01m8cnh769eckaq74kgfbtjazf', 'org_01m8cnh80ken8srxaef9ecv1yf', '01a21958-a53c-727a-9c62-7f6510fe3a5b', X'71B7D4BEF582FD101BBE0D33F1AC983832C1FD595F6AA8A0BFEC7A4A6595F909', 200, '{"data":{"suggested":4,"applied":4,"next":null,"suggestions":[{"id":"btx_01m8cnh8m3efnvqk5xv47xh4xw","bank_account_id":"bac_01m8cnh83ke51stxg5pr5n11qj","date":"2026-02-02","amount":-36.00,"currency":"GBP","description":"CARD SLATEWORK SOFTWARE SUBSCRIPTION","kind":"account","allocations":[],"settlement_id":null,"transfer_to_bank_account_id":null,"transfer_to_bank_account_name":null,"other_half_id":null,"account_id":"acc_01m8cnh80ken8srxaee7waz21a","account_code":"6210","account_name":"Software and subscriptions","vat_code":"ST","vat_amount":6.00,"confidence":0.989,"suggested_by":"text","reason":"the text names the account, standard-rated (VAT Notice 700)","applied":true,"error":null},{"id":"btx_01m8cnh8m3efnvqk5xvhe0gj42","bank_account_id":"bac_01m8cnh83ke51stxg5pr5n11qj","date":"2026-02-18","amount":-58.40,"currency":"GBP","description":"CARD TRAINLINE.COM LONDON","kind":"account","allocations":[],"settlement_id":null,"transfer_to_bank_account_id":null,"transfer_to_bank_account_name":null,"other_half_id":null,"account_id":"acc_01m8cnh80ken8srxaeef04h3px","account_code":"6300","account_name":"Travel and subsistence","vat_code":"ZR","vat_amount":0.00,"confidence":0.872,"suggested_by":"text","reason":"supplier Trainline: rail travel, zero-rated (VAT Notice 744A)","applied":true,"error":null},{"id":"btx_01m8cnh8m3efnvqk5xvsr7c3nh","bank_account_id":"bac_01m8cnh83ke51stxg5pr5n11qj","date":"2026-03-02","amount":-36.00,"currency":"GBP","description":"CARD SLATEWORK SOFTWARE SUBSCRIPTION","kind":"account","allocations":[],"settlement_id":null,"transfer_to_bank_account_id":null,"transfer_to_bank_account_name":null,"other_half_id":null,"account_id":"acc_01m8cnh80ken8srxaee7waz21a","account_code":"6210","account_name":"Software and subscriptions","vat_code":"ST","vat_amount":6.00,"confidence":0.989,"suggested_by":"text","reason":"the text names the account, standard-rated (VAT Notice 700)","applied":true,"error":null},{"id":"btx_01m8cnh8m3efnvqk5xw5r7kkbg","bank_account_id":"bac_01m8cnh83ke51stxg5pr5n11qj","date":"2026-03-20","amount":-7.50,"currency":"GBP","description":"TOTAL CHARGES TO 19MAR2026","kind":"account","allocations":[],"settlement_id":null,"transfer_to_bank_account_id":null,"transfer_to_bank_account_name":null,"other_half_id":null,"account_id":"acc_01m8cnh80ken8srxaef063hejh","account_code":"6700","account_name":"Bank charges","vat_code":"EX","vat_amount":0.00,"confidence":0.990,"suggested_by":"text","reason":"\"bank charges\": bank charges, exempt (VAT Notice 701/49)","applied":true,"error":null}]}}', 1795721570070);
INSERT INTO idempotent_answers VALUES ('usr_01m8cnh769eckaq74kgfbtjazf', 'org_01m8cnh80ken8srxaef9ecv1yf', '01a21958-a755-7666-86f1-0c6867ed8d28', X'EA250B19FE2DA8B3AC8E73F59B52C459DF1B06C9F7F7AE520C34E96785B4E5BC', 200, '{"data":{"id":"btx_01m8cnh8m3efnvqk5xvhe0gj42","bank_account_id":"bac_01m8cnh83ke51stxg5pr5n11qj","date":"2026-02-18","amount":-58.40,"currency":"GBP","description":"CARD TRAINLINE.COM LONDON","reference":null,"external_id":null,"status":"confirmed","account_id":"acc_01m8cnh80ken8srxaeef04h3px","vat_code":"ZR","vat_amount":0.00,"net_amount":-58.40,"contact_id":null,"journal_id":"jnl_01m8cnh9tqe9pv6axv1g9naa8q","settlement_id":null,"confirmed_at":"2026-11-26T19:32:50.135Z","created_at":"2026-11-26T19:32:48.899Z","updated_at":"2026-11-26T19:32:50.135Z","version":3}}', 1795721570135);
INSERT INTO idempotent_answers VALUES ('usr_01m8cnh769eckaq74kgfbtjazf', 'org_01m8cnh80ken8srxaef9ecv1yf', '01a21958-a78a-70aa-bfb3-fd21770e0e98', X'8A900DEFF3D69E577BE21C9875A3577A58336F551A982E9FCC376E24EF925A66', 200, '{"data":{"id":"btx_01m8cnh8m3efnvqk5xvsr7c3nh","bank_account_id":"bac_01m8cnh83ke51stxg5pr5n11qj","date":"2026-03-02","amount":-36.00,"currency":"GBP","description":"CARD SLATEWORK SOFTWARE SUBSCRIPTION","reference":null,"external_id":null,"status":"confirmed","account_id":"acc_01m8cnh80ken8srxaee7waz21a","vat_code":"ST","vat_amount":6.00,"net_amount":-30.00,"contact_id":null,"journal_id":"jnl_01m8cnh9wce4h9xd32zc01mse8","settlement_id":null,"confirmed_at":"2026-11-26T19:32:50.188Z","created_at":"2026-11-26T19:32:48.899Z","updated_at":"2026-11-26T19:32:50.188Z","version":3}}', 1795721570188);
INSERT INTO idempotent_answers VALUES ('usr_01m8cnh769eckaq74kgfbtjazf', 'org_01m8cnh80ken8srxaef9ecv1yf', '01a21958-a7c3-77d0-8965-e5372380bf3a', X'3EDB6E051824CD53F1C778CBE53C4018A4166C090AB6EF83AA821188154F22AD', 200, '{"data":{"id":"btx_01m8cnh8m3efnvqk5xv47xh4xw","bank_account_id":"bac_01m8cnh83ke51stxg5pr5n11qj","date":"2026-02-02","amount":-36.00,"currency":"GBP","description":"CARD SLATEWORK SOFTWARE SUBSCRIPTION","reference":null,"external_id":null,"status":"confirmed","account_id":"acc_01m8cnh80ken8srxaee7waz21a","vat_code":"ST","vat_amount":6.00,"net_amount":-30.00,"contact_id":null,"journal_id":"jnl_01m8cnh9y8ecav1ds4x543kp36","settlement_id":null,"confirmed_at":"2026-11-26T19:32:50.248Z","created_at":"2026-11-26T19:32:48.899Z","updated_at":"2026-11-26T19:32:50.248Z","version":3}}', 1795721570248);
INSERT INTO idempotent_answers VALUES ('usr_01m8cnh769eckaq74kgfbtjazf', 'org_01m8cnh80ken8srxaef9ecv1yf', '01a21958-a804-7692-be6c-a6ec37040d45', X'BA303EC7F6761633AE742F1362AE648F3A3EDB031AE9CEB21246B054D6DC9E75', 200, '{"data":{"id":"btx_01m8cnh8m3efnvqk5xw5r7kkbg","bank_account_id":"bac_01m8cnh83ke51stxg5pr5n11qj","date":"2026-03-20","amount":-7.50,"currency":"GBP","description":"TOTAL CHARGES TO 19MAR2026","reference":null,"external_id":null,"status":"confirmed","account_id":"acc_01m8cnh80ken8srxaef063hejh","vat_code":"EX","vat_amount":0.00,"net_amount":-7.50,"contact_id":null,"journal_id":"jnl_01m8cnha06ene8fk85ggj63nhs","settlement_id":null,"confirmed_at":"2026-11-26T19:32:50.310Z","created_at":"2026-11-26T19:32:48.899Z","updated_at":"2026-11-26T19:32:50.310Z","version":3}}', 1795721570310);
INSERT INTO idempotent_answers VALUES ('usr_01m8cnh769eckaq74kgfbtjazf', 'org_01m8cnh80ken8srxaef9ecv1yf', '01a21958-a874-7129-81bc-beef0c92f95c', X'4D42216752265BAA425BBD9F43690E4AF053AE62837F8999127404C4EAE446A6', 201, '{"data":{"id":"vrt_01m8cnha3qe2tscy34wddvv1at","date_from":"2026-01-01","date_to":"2026-03-31","status":"draft","currency":"GBP","scheme":"standard","flat_rate_percent":null,"adjustments":[],"boxes":{"1":698.40,"2":0.00,"3":698.40,"4":319.80,"5":378.60,"6":4776.00,"7":3427.00,"8":0.00,"9":0.00},"direction":"pay","hmrc":{"vatDueSales":698.40,"vatDueAcquisitions":0.00,"totalVatDue":698.40,"vatReclaimedCurrPeriod":319.80,"netVatDue":378.60,"totalValueSalesExVAT":4776,"totalValuePurchasesExVAT":3427,"totalValueGoodsSuppliedExVAT":0,"totalAcquisitionsExVAT":0},"journal_id":null,"finalised_at":null,"created_at":"2026-11-26T19:32:50.423Z","updated_at":"2026-11-26T19:32:50.423Z","version":1}}', 1795721570423);
INSERT INTO idempotent_answers VALUES ('usr_01m8cnh769eckaq74kgfbtjazf', 'org_01m8cnh80ken8srxaef9ecv1yf', '01a21958-a899-72d1-b7a6-7ca54e3d9949', X'E628BE55A70A4DA5ECEFACC5D329FA84767FCF50C347F47AD4887F0E304410D7', 200, '{"data":{"id":"vrt_01m8cnha3qe2tscy34wddvv1at","date_from":"2026-01-01","date_to":"2026-03-31","status":"finalised","currency":"GBP","scheme":"standard","flat_rate_percent":null,"adjustments":[],"boxes":{"1":698.40,"2":0.00,"3":698.40,"4":319.80,"5":378.60,"6":4776.00,"7":3427.00,"8":0.00,"9":0.00},"direction":"pay","hmrc":{"vatDueSales":698.40,"vatDueAcquisitions":0.00,"totalVatDue":698.40,"vatReclaimedCurrPeriod":319.80,"netVatDue":378.60,"totalValueSalesExVAT":4776,"totalValuePurchasesExVAT":3427,"totalValueGoodsSuppliedExVAT":0,"totalAcquisitionsExVAT":0},"journal_id":null,"finalised_at":"2026-11-26T19:32:50.460Z","created_at":"2026-11-26T19:32:50.423Z","updated_at":"2026-11-26T19:32:50.460Z","version":2}}', 1795721570460);
INSERT INTO idempotent_answers VALUES ('usr_01m8cnh769eckaq74kgfbtjazf', 'org_01m8cnh80ken8srxaef9ecv1yf', '01a21958-a8c3-7441-9804-57c1c88e7577', X'C707432ABF49E23A261E84D20127752C39371A9DBDB6415C14BD8C3795E6AA8D', 200, '{"data":{"id":"org_01m8cnh80ken8srxaef9ecv1yf","name":"Wren & Marsh Ltd","currency":"GBP","country":"GB","financial_year_end":"03-31","vat_registered":true,"vat_number":null,"vat_scheme":"standard","flat_rate_percent":null,"vat_rounding":"line","status":"active","role":"owner","lock_date":"2026-03-31","created_at":"2026-11-26T19:32:48.275Z","updated_at":"2026-11-26T19:32:50.501Z","version":2}}', 1795721570501);
INSERT INTO idempotent_answers VALUES ('usr_01m8cnh769eckaq74kgfbtjazf', '', 'once', X'BD590065F8DF1F619336633472911F7D86118BCE11ABF11DE10C7D723B56911C', 202, '{"reconciliation_id":"rec_01m8cnhah3e6p8aa7gf91eqrhn","status":"queued","poll_url":"/api/v1/reconciliations/rec_01m8cnhah3e6p8aa7gf91eqrhn"}', 1795721570851);
INSERT INTO organisations VALUES ('org_01m8cnh7b4ecxaf4sn6nvf8z0k', 'Acorn Ltd', 'GBP', 'GB', '03-31', 1, NULL, 'standard', NULL, 'line', 'active', NULL, 1795721567588, 1795721567588, 1, 1, NULL);
INSERT INTO organisations VALUES ('org_01m8cnh80ken8srxaef9ecv1yf', 'Wren & Marsh Ltd', 'GBP', 'GB', '03-31', 1, NULL, 'standard', NULL, 'line', 'active', '2026-03-31', 1795721568275, 1795721570501, 2, 0, '2026-03-31');
INSERT INTO ledger_heads VALUES ('org_01m8cnh7b4ecxaf4sn6nvf8z0k', 2, X'0835683306DBD9CAEE2EC54C6FBA29F25BFF2461C50D5D06CEEF3E80100A2D8D', 100000, 9, X'6071A67E99A715FBA466FFF350EC5F2FDCDF714CF124F22B7BB9DD0E7E85B0D8');
INSERT INTO ledger_heads VALUES ('org_01m8cnh80ken8srxaef9ecv1yf', 29, X'3E47F048C5B8171941CF464CEA70C427349FA02466EAD6FBC1FB862432E039A7', 4253177, 59, X'B44F217B16E0F02E5A5C619C05EFBFB08DC7A9EACCE39A88FB7562696738DC54');
INSERT INTO members VALUES ('mem_01m8cnh7b4ecxaf4sn0mgazyra', 'org_01m8cnh7b4ecxaf4sn6nvf8z0k', 'jo@example.com', 'usr_01m8cnh769eckaq74kgfbtjazf', 'owner', 1795721567588, 1795721567588, 1);
INSERT INTO members VALUES ('mem_01m8cnh80ken8srxae992j2afw', 'org_01m8cnh80ken8srxaef9ecv1yf', 'jo@example.com', 'usr_01m8cnh769eckaq74kgfbtjazf', 'owner', 1795721568275, 1795721568275, 1);
INSERT INTO accounts VALUES ('acc_01m8cnh7b4ecxaf4sn0stxvg5j', 'org_01m8cnh7b4ecxaf4sn6nvf8z0k', '1000', 'Computer equipment', 'ASSET', NULL, 'ST', NULL, 'active', 1795721567588, 1795721567588, 1);
INSERT INTO accounts VALUES ('acc_01m8cnh7b4ecxaf4sn0wvythb0', 'org_01m8cnh7b4ecxaf4sn6nvf8z0k', '1010', 'Office equipment and furniture', 'ASSET', NULL, 'ST', NULL, 'active', 1795721567588, 1795721567588, 1);
INSERT INTO accounts VALUES ('acc_01m8cnh7b4ecxaf4sn11ykzbgx', 'org_01m8cnh7b4ecxaf4sn6nvf8z0k', '1020', 'Motor vehicles', 'ASSET', NULL, 'ST', NULL, 'active', 1795721567588, 1795721567588, 1);
INSERT INTO accounts VALUES ('acc_01m8cnh7b4ecxaf4sn17gvxd6s', 'org_01m8cnh7b4ecxaf4sn6nvf8z0k', '1090', 'Accumulated depreciation', 'ASSET', NULL, 'NV', NULL, 'active', 1795721567588, 1795721567588, 1);
INSERT INTO accounts VALUES ('acc_01m8cnh7b4ecxaf4sn184tdhaw', 'org_01m8cnh7b4ecxaf4sn6nvf8z0k', '1100', 'Stock', 'ASSET', NULL, 'ST', NULL, 'active', 1795721567588, 1795721567588, 1);
INSERT INTO accounts VALUES ('acc_01m8cnh7b4ecxaf4sn1c7fhqnp', 'org_01m8cnh7b4ecxaf4sn6nvf8z0k', '1200', 'Trade debtors', 'ASSET', 'receivable', NULL, NULL, 'active', 1795721567588, 1795721567588, 1);
INSERT INTO accounts VALUES ('acc_01m8cnh7b4ecxaf4sn1gv3htzm', 'org_01m8cnh7b4ecxaf4sn6nvf8z0k', '1210', 'Prepayments', 'ASSET', NULL, 'NV', NULL, 'active', 1795721567588, 1795721567588, 1);
INSERT INTO accounts VALUES ('acc_01m8cnh7b4ecxaf4sn1mrjtjb9', 'org_01m8cnh7b4ecxaf4sn6nvf8z0k', '1220', 'Other debtors', 'ASSET', NULL, 'NV', NULL, 'active', 1795721567588, 1795721567588, 1);
INSERT INTO accounts VALUES ('acc_01m8cnh7b4ecxaf4sn1tk4ze41', 'org_01m8cnh7b4ecxaf4sn6nvf8z0k', '1300', 'Current account', 'ASSET', 'bank', NULL, NULL, 'active', 1795721567588, 1795721567588, 1);
INSERT INTO accounts VALUES ('acc_01m8cnh7b4ecxaf4sn1xfh6hsr', 'org_01m8cnh7b4ecxaf4sn6nvf8z0k', '1310', 'Petty cash', 'ASSET', NULL, 'NV', NULL, 'active', 1795721567588, 1795721567588, 1);
INSERT INTO accounts VALUES ('acc_01m8cnh7b4ecxaf4sn232bt5qv', 'org_01m8cnh7b4ecxaf4sn6nvf8z0k', '2100', 'Trade creditors', 'LIABILITY', 'payable', NULL, NULL, 'active', 1795721567588, 1795721567588, 1);
INSERT INTO accounts VALUES ('acc_01m8cnh7b4ecxaf4sn26gnw7zh', 'org_01m8cnh7b4ecxaf4sn6nvf8z0k', '2110', 'Accruals', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795721567588, 1795721567588, 1);
INSERT INTO accounts VALUES ('acc_01m8cnh7b4ecxaf4sn29av1t9z', 'org_01m8cnh7b4ecxaf4sn6nvf8z0k', '2200', 'PAYE and National Insurance', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795721567588, 1795721567588, 1);
INSERT INTO accounts VALUES ('acc_01m8cnh7b4ecxaf4sn2fm89ga9', 'org_01m8cnh7b4ecxaf4sn6nvf8z0k', '2210', 'Pension contributions', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795721567588, 1795721567588, 1);
INSERT INTO accounts VALUES ('acc_01m8cnh7b4ecxaf4sn2jhkxca3', 'org_01m8cnh7b4ecxaf4sn6nvf8z0k', '2220', 'Net wages', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795721567588, 1795721567588, 1);
INSERT INTO accounts VALUES ('acc_01m8cnh7b4ecxaf4sn2q5bv88h', 'org_01m8cnh7b4ecxaf4sn6nvf8z0k', '2300', 'Corporation tax', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795721567588, 1795721567588, 1);
INSERT INTO accounts VALUES ('acc_01m8cnh7b4ecxaf4sn2sfd9ta5', 'org_01m8cnh7b4ecxaf4sn6nvf8z0k', '2400', 'Director''s loan account', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795721567588, 1795721567588, 1);
INSERT INTO accounts VALUES ('acc_01m8cnh7b4ecxaf4sn2wrezy75', 'org_01m8cnh7b4ecxaf4sn6nvf8z0k', '2500', 'Bank loans', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795721567588, 1795721567588, 1);
INSERT INTO accounts VALUES ('acc_01m8cnh7b4ecxaf4sn315b570f', 'org_01m8cnh7b4ecxaf4sn6nvf8z0k', '2900', 'Suspense', 'LIABILITY', 'suspense', NULL, NULL, 'active', 1795721567588, 1795721567588, 1);
INSERT INTO accounts VALUES ('acc_01m8cnh7b4ecxaf4sn37ck0rpx', 'org_01m8cnh7b4ecxaf4sn6nvf8z0k', '3000', 'Share capital', 'EQUITY', NULL, 'NV', NULL, 'active', 1795721567588, 1795721567588, 1);
INSERT INTO accounts VALUES ('acc_01m8cnh7b4ecxaf4sn3bq3pr5h', 'org_01m8cnh7b4ecxaf4sn6nvf8z0k', '3100', 'Retained earnings', 'EQUITY', 'retained_earnings', NULL, NULL, 'active', 1795721567588, 1795721567588, 1);
INSERT INTO accounts VALUES ('acc_01m8cnh7b4ecxaf4sn3f5cwdge', 'org_01m8cnh7b4ecxaf4sn6nvf8z0k', '3200', 'Dividends', 'EQUITY', NULL, 'NV', NULL, 'active', 1795721567588, 1795721567588, 1);
INSERT INTO accounts VALUES ('acc_01m8cnh7b4ecxaf4sn3kkyhqyy', 'org_01m8cnh7b4ecxaf4sn6nvf8z0k', '3900', 'Opening balances', 'EQUITY', 'opening_balance', NULL, NULL, 'active', 1795721567588, 1795721567588, 1);
INSERT INTO accounts VALUES ('acc_01m8cnh7b4ecxaf4sn3pyw82c2', 'org_01m8cnh7b4ecxaf4sn6nvf8z0k', '4000', 'Sales', 'INCOME', NULL, 'ST', NULL, 'active', 1795721567588, 1795721567588, 1);
INSERT INTO accounts VALUES ('acc_01m8cnh7b4ecxaf4sn3v1mm72a', 'org_01m8cnh7b4ecxaf4sn6nvf8z0k', '4010', 'Sales, zero-rated', 'INCOME', NULL, 'ZR', NULL, 'active', 1795721567588, 1795721567588, 1);
INSERT INTO accounts VALUES ('acc_01m8cnh7b4ecxaf4sn3wnf37ze', 'org_01m8cnh7b4ecxaf4sn6nvf8z0k', '4090', 'Other income', 'INCOME', NULL, 'ST', NULL, 'active', 1795721567588, 1795721567588, 1);
INSERT INTO accounts VALUES ('acc_01m8cnh7b4ecxaf4sn42zez9wv', 'org_01m8cnh7b4ecxaf4sn6nvf8z0k', '4900', 'Interest received', 'INCOME', NULL, 'EX', NULL, 'active', 1795721567588, 1795721567588, 1);
INSERT INTO accounts VALUES ('acc_01m8cnh7b4ecxaf4sn469rfxm5', 'org_01m8cnh7b4ecxaf4sn6nvf8z0k', '4920', 'VAT flat-rate scheme difference', 'INCOME', 'vat_scheme_difference', NULL, NULL, 'active', 1795721567588, 1795721567588, 1);
INSERT INTO accounts VALUES ('acc_01m8cnh7b4ecxaf4sn49w4sbjh', 'org_01m8cnh7b4ecxaf4sn6nvf8z0k', '5000', 'Cost of goods sold', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795721567588, 1795721567588, 1);
INSERT INTO accounts VALUES ('acc_01m8cnh7b4ecxaf4sn4d5xas5q', 'org_01m8cnh7b4ecxaf4sn6nvf8z0k', '5010', 'Subcontractors', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795721567588, 1795721567588, 1);
INSERT INTO accounts VALUES ('acc_01m8cnh7b4ecxaf4sn4jk4jqrv', 'org_01m8cnh7b4ecxaf4sn6nvf8z0k', '5020', 'Carriage and postage', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795721567588, 1795721567588, 1);
INSERT INTO accounts VALUES ('acc_01m8cnh7b4ecxaf4sn4pxbby85', 'org_01m8cnh7b4ecxaf4sn6nvf8z0k', '6000', 'Wages and salaries', 'EXPENSE', NULL, 'NV', NULL, 'active', 1795721567588, 1795721567588, 1);
INSERT INTO accounts VALUES ('acc_01m8cnh7b4ecxaf4sn4s81seds', 'org_01m8cnh7b4ecxaf4sn6nvf8z0k', '6010', 'Employer''s National Insurance', 'EXPENSE', NULL, 'NV', NULL, 'active', 1795721567588, 1795721567588, 1);
INSERT INTO accounts VALUES ('acc_01m8cnh7b4ecxaf4sn4xemz9cs', 'org_01m8cnh7b4ecxaf4sn6nvf8z0k', '6020', 'Employer''s pension', 'EXPENSE', NULL, 'NV', NULL, 'active', 1795721567588, 1795721567588, 1);
INSERT INTO accounts VALUES ('acc_01m8cnh7b4ecxaf4sn5169pex0', 'org_01m8cnh7b4ecxaf4sn6nvf8z0k', '6100', 'Rent', 'EXPENSE', NULL, 'EX', NULL, 'active', 1795721567588, 1795721567588, 1);
INSERT INTO accounts VALUES ('acc_01m8cnh7b4ecxaf4sn556aey4e', 'org_01m8cnh7b4ecxaf4sn6nvf8z0k', '6110', 'Business rates', 'EXPENSE', NULL, 'NV', NULL, 'active', 1795721567588, 1795721567588, 1);
INSERT INTO accounts VALUES ('acc_01m8cnh7b4ecxaf4sn597ra0zg', 'org_01m8cnh7b4ecxaf4sn6nvf8z0k', '6120', 'Light, heat and water', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795721567588, 1795721567588, 1);
INSERT INTO accounts VALUES ('acc_01m8cnh7b4ecxaf4sn5cvn8hqc', 'org_01m8cnh7b4ecxaf4sn6nvf8z0k', '6200', 'Telephone and internet', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795721567588, 1795721567588, 1);
INSERT INTO accounts VALUES ('acc_01m8cnh7b4ecxaf4sn5k352cz2', 'org_01m8cnh7b4ecxaf4sn6nvf8z0k', '6210', 'Software and subscriptions', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795721567588, 1795721567588, 1);
INSERT INTO accounts VALUES ('acc_01m8cnh7b4ecxaf4sn5nm5njn7', 'org_01m8cnh7b4ecxaf4sn6nvf8z0k', '6220', 'Printing and stationery', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795721567588, 1795721567588, 1);
INSERT INTO accounts VALUES ('acc_01m8cnh7b4ecxaf4sn5vtybgc9', 'org_01m8cnh7b4ecxaf4sn6nvf8z0k', '6300', 'Travel and subsistence', 'EXPENSE', NULL, 'ZR', NULL, 'active', 1795721567588, 1795721567588, 1);
INSERT INTO accounts VALUES ('acc_01m8cnh7b4ecxaf4sn5ztx99dt', 'org_01m8cnh7b4ecxaf4sn6nvf8z0k', '6310', 'Motor expenses', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795721567588, 1795721567588, 1);
INSERT INTO accounts VALUES ('acc_01m8cnh7b4ecxaf4sn6294qc4y', 'org_01m8cnh7b4ecxaf4sn6nvf8z0k', '6400', 'Advertising and marketing', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795721567588, 1795721567588, 1);
INSERT INTO accounts VALUES ('acc_01m8cnh7b4ecxaf4sn66cr8q5z', 'org_01m8cnh7b4ecxaf4sn6nvf8z0k', '6500', 'Accountancy and legal fees', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795721567588, 1795721567588, 1);
INSERT INTO accounts VALUES ('acc_01m8cnh7b4ecxaf4sn6ab2dp97', 'org_01m8cnh7b4ecxaf4sn6nvf8z0k', '6600', 'Insurance', 'EXPENSE', NULL, 'EX', NULL, 'active', 1795721567588, 1795721567588, 1);
INSERT INTO accounts VALUES ('acc_01m8cnh7b4ecxaf4sn6e6hhkfm', 'org_01m8cnh7b4ecxaf4sn6nvf8z0k', '6700', 'Bank charges', 'EXPENSE', NULL, 'EX', NULL, 'active', 1795721567588, 1795721567588, 1);
INSERT INTO accounts VALUES ('acc_01m8cnh7b4ecxaf4sn6g5rb23n', 'org_01m8cnh7b4ecxaf4sn6nvf8z0k', '6990', 'Rounding differences', 'EXPENSE', 'rounding', NULL, NULL, 'active', 1795721567588, 1795721567588, 1);
INSERT INTO accounts VALUES ('acc_01m8cnh7yzenha50r1ez4gmm9f', 'org_01m8cnh7b4ecxaf4sn6nvf8z0k', '2250', 'VAT', 'LIABILITY', 'vat_control', NULL, NULL, 'active', 1795721568223, 1795721568223, 1);
INSERT INTO accounts VALUES ('acc_01m8cnh80ken8srxae9dkvrhke', 'org_01m8cnh80ken8srxaef9ecv1yf', '1000', 'Computer equipment', 'ASSET', NULL, 'ST', NULL, 'active', 1795721568275, 1795721568275, 1);
INSERT INTO accounts VALUES ('acc_01m8cnh80ken8srxae9h5m9raq', 'org_01m8cnh80ken8srxaef9ecv1yf', '1010', 'Office equipment and furniture', 'ASSET', NULL, 'ST', NULL, 'active', 1795721568275, 1795721568275, 1);
INSERT INTO accounts VALUES ('acc_01m8cnh80ken8srxae9m53e9kg', 'org_01m8cnh80ken8srxaef9ecv1yf', '1020', 'Motor vehicles', 'ASSET', NULL, 'ST', NULL, 'active', 1795721568275, 1795721568275, 1);
INSERT INTO accounts VALUES ('acc_01m8cnh80ken8srxae9t67ed7a', 'org_01m8cnh80ken8srxaef9ecv1yf', '1090', 'Accumulated depreciation', 'ASSET', NULL, 'NV', NULL, 'active', 1795721568275, 1795721568275, 1);
INSERT INTO accounts VALUES ('acc_01m8cnh80ken8srxae9zqynbaf', 'org_01m8cnh80ken8srxaef9ecv1yf', '1100', 'Stock', 'ASSET', NULL, 'ST', NULL, 'active', 1795721568275, 1795721568275, 1);
INSERT INTO accounts VALUES ('acc_01m8cnh80ken8srxaea1yny3fb', 'org_01m8cnh80ken8srxaef9ecv1yf', '1200', 'Trade debtors', 'ASSET', 'receivable', NULL, NULL, 'active', 1795721568275, 1795721568275, 1);
INSERT INTO accounts VALUES ('acc_01m8cnh80ken8srxaea5j37zs3', 'org_01m8cnh80ken8srxaef9ecv1yf', '1210', 'Prepayments', 'ASSET', NULL, 'NV', NULL, 'active', 1795721568275, 1795721568275, 1);
INSERT INTO accounts VALUES ('acc_01m8cnh80ken8srxaea8qkt0c8', 'org_01m8cnh80ken8srxaef9ecv1yf', '1220', 'Other debtors', 'ASSET', NULL, 'NV', NULL, 'active', 1795721568275, 1795721568275, 1);
INSERT INTO accounts VALUES ('acc_01m8cnh80ken8srxaeacvnkm1j', 'org_01m8cnh80ken8srxaef9ecv1yf', '1300', 'Current account', 'ASSET', 'bank', NULL, NULL, 'active', 1795721568275, 1795721568275, 1);
INSERT INTO accounts VALUES ('acc_01m8cnh80ken8srxaeaj3af6cg', 'org_01m8cnh80ken8srxaef9ecv1yf', '1310', 'Petty cash', 'ASSET', NULL, 'NV', NULL, 'active', 1795721568275, 1795721568275, 1);
INSERT INTO accounts VALUES ('acc_01m8cnh80ken8srxaeaq5eyz85', 'org_01m8cnh80ken8srxaef9ecv1yf', '2100', 'Trade creditors', 'LIABILITY', 'payable', NULL, NULL, 'active', 1795721568275, 1795721568275, 1);
INSERT INTO accounts VALUES ('acc_01m8cnh80ken8srxaeavrk71k5', 'org_01m8cnh80ken8srxaef9ecv1yf', '2110', 'Accruals', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795721568275, 1795721568275, 1);
INSERT INTO accounts VALUES ('acc_01m8cnh80ken8srxaeaw5z7a2p', 'org_01m8cnh80ken8srxaef9ecv1yf', '2200', 'PAYE and National Insurance', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795721568275, 1795721568275, 1);
INSERT INTO accounts VALUES ('acc_01m8cnh80ken8srxaeb16dnzv6', 'org_01m8cnh80ken8srxaef9ecv1yf', '2210', 'Pension contributions', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795721568275, 1795721568275, 1);
INSERT INTO accounts VALUES ('acc_01m8cnh80ken8srxaeb5c3ykg4', 'org_01m8cnh80ken8srxaef9ecv1yf', '2220', 'Net wages', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795721568275, 1795721568275, 1);
INSERT INTO accounts VALUES ('acc_01m8cnh80ken8srxaebazqmrwh', 'org_01m8cnh80ken8srxaef9ecv1yf', '2300', 'Corporation tax', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795721568275, 1795721568275, 1);
INSERT INTO accounts VALUES ('acc_01m8cnh80ken8srxaebfrjph0h', 'org_01m8cnh80ken8srxaef9ecv1yf', '2400', 'Director''s loan account', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795721568275, 1795721568275, 1);
INSERT INTO accounts VALUES ('acc_01m8cnh80ken8srxaebhv4623p', 'org_01m8cnh80ken8srxaef9ecv1yf', '2500', 'Bank loans', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795721568275, 1795721568275, 1);
INSERT INTO accounts VALUES ('acc_01m8cnh80ken8srxaebptn58sf', 'org_01m8cnh80ken8srxaef9ecv1yf', '2900', 'Suspense', 'LIABILITY', 'suspense', NULL, NULL, 'active', 1795721568275, 1795721568275, 1);
INSERT INTO accounts VALUES ('acc_01m8cnh80ken8srxaebtxaev1r', 'org_01m8cnh80ken8srxaef9ecv1yf', '3000', 'Share capital', 'EQUITY', NULL, 'NV', NULL, 'active', 1795721568275, 1795721568275, 1);
INSERT INTO accounts VALUES ('acc_01m8cnh80ken8srxaebw3dfv46', 'org_01m8cnh80ken8srxaef9ecv1yf', '3100', 'Retained earnings', 'EQUITY', 'retained_earnings', NULL, NULL, 'active', 1795721568275, 1795721568275, 1);
INSERT INTO accounts VALUES ('acc_01m8cnh80ken8srxaec23htpth', 'org_01m8cnh80ken8srxaef9ecv1yf', '3200', 'Dividends', 'EQUITY', NULL, 'NV', NULL, 'active', 1795721568275, 1795721568275, 1);
INSERT INTO accounts VALUES ('acc_01m8cnh80ken8srxaec7wm6ymx', 'org_01m8cnh80ken8srxaef9ecv1yf', '3900', 'Opening balances', 'EQUITY', 'opening_balance', NULL, NULL, 'active', 1795721568275, 1795721568275, 1);
INSERT INTO accounts VALUES ('acc_01m8cnh80ken8srxaeca94gkcn', 'org_01m8cnh80ken8srxaef9ecv1yf', '4000', 'Sales', 'INCOME', NULL, 'ST', NULL, 'active', 1795721568275, 1795721568275, 1);
INSERT INTO accounts VALUES ('acc_01m8cnh80ken8srxaecdk83xfb', 'org_01m8cnh80ken8srxaef9ecv1yf', '4010', 'Sales, zero-rated', 'INCOME', NULL, 'ZR', NULL, 'active', 1795721568275, 1795721568275, 1);
INSERT INTO accounts VALUES ('acc_01m8cnh80ken8srxaecjykfm0j', 'org_01m8cnh80ken8srxaef9ecv1yf', '4090', 'Other income', 'INCOME', NULL, 'ST', NULL, 'active', 1795721568275, 1795721568275, 1);
INSERT INTO accounts VALUES ('acc_01m8cnh80ken8srxaecmpw0vh6', 'org_01m8cnh80ken8srxaef9ecv1yf', '4900', 'Interest received', 'INCOME', NULL, 'EX', NULL, 'active', 1795721568275, 1795721568275, 1);
INSERT INTO accounts VALUES ('acc_01m8cnh80ken8srxaecvw8wkxp', 'org_01m8cnh80ken8srxaef9ecv1yf', '4920', 'VAT flat-rate scheme difference', 'INCOME', 'vat_scheme_difference', NULL, NULL, 'active', 1795721568275, 1795721568275, 1);
INSERT INTO accounts VALUES ('acc_01m8cnh80ken8srxaecztcy0x7', 'org_01m8cnh80ken8srxaef9ecv1yf', '5000', 'Cost of goods sold', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795721568275, 1795721568275, 1);
INSERT INTO accounts VALUES ('acc_01m8cnh80ken8srxaed2ac6s6f', 'org_01m8cnh80ken8srxaef9ecv1yf', '5010', 'Subcontractors', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795721568275, 1795721568275, 1);
INSERT INTO accounts VALUES ('acc_01m8cnh80ken8srxaed4snyyvw', 'org_01m8cnh80ken8srxaef9ecv1yf', '5020', 'Carriage and postage', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795721568275, 1795721568275, 1);
INSERT INTO accounts VALUES ('acc_01m8cnh80ken8srxaed8d9yjmj', 'org_01m8cnh80ken8srxaef9ecv1yf', '6000', 'Wages and salaries', 'EXPENSE', NULL, 'NV', NULL, 'active', 1795721568275, 1795721568275, 1);
INSERT INTO accounts VALUES ('acc_01m8cnh80ken8srxaedf5h0yfw', 'org_01m8cnh80ken8srxaef9ecv1yf', '6010', 'Employer''s National Insurance', 'EXPENSE', NULL, 'NV', NULL, 'active', 1795721568275, 1795721568275, 1);
INSERT INTO accounts VALUES ('acc_01m8cnh80ken8srxaedgqkssam', 'org_01m8cnh80ken8srxaef9ecv1yf', '6020', 'Employer''s pension', 'EXPENSE', NULL, 'NV', NULL, 'active', 1795721568275, 1795721568275, 1);
INSERT INTO accounts VALUES ('acc_01m8cnh80ken8srxaedm5mq327', 'org_01m8cnh80ken8srxaef9ecv1yf', '6100', 'Rent', 'EXPENSE', NULL, 'EX', NULL, 'active', 1795721568275, 1795721568275, 1);
INSERT INTO accounts VALUES ('acc_01m8cnh80ken8srxaedr8phzr6', 'org_01m8cnh80ken8srxaef9ecv1yf', '6110', 'Business rates', 'EXPENSE', NULL, 'NV', NULL, 'active', 1795721568275, 1795721568275, 1);
INSERT INTO accounts VALUES ('acc_01m8cnh80ken8srxaedye779vx', 'org_01m8cnh80ken8srxaef9ecv1yf', '6120', 'Light, heat and water', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795721568275, 1795721568275, 1);
INSERT INTO accounts VALUES ('acc_01m8cnh80ken8srxaee0t7rby6', 'org_01m8cnh80ken8srxaef9ecv1yf', '6200', 'Telephone and internet', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795721568275, 1795721568275, 1);
INSERT INTO accounts VALUES ('acc_01m8cnh80ken8srxaee7waz21a', 'org_01m8cnh80ken8srxaef9ecv1yf', '6210', 'Software and subscriptions', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795721568275, 1795721568275, 1);
INSERT INTO accounts VALUES ('acc_01m8cnh80ken8srxaee9xk4119', 'org_01m8cnh80ken8srxaef9ecv1yf', '6220', 'Printing and stationery', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795721568275, 1795721568275, 1);
INSERT INTO accounts VALUES ('acc_01m8cnh80ken8srxaeef04h3px', 'org_01m8cnh80ken8srxaef9ecv1yf', '6300', 'Travel and subsistence', 'EXPENSE', NULL, 'ZR', NULL, 'active', 1795721568275, 1795721568275, 1);
INSERT INTO accounts VALUES ('acc_01m8cnh80ken8srxaeeg2s4vby', 'org_01m8cnh80ken8srxaef9ecv1yf', '6310', 'Motor expenses', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795721568275, 1795721568275, 1);
INSERT INTO accounts VALUES ('acc_01m8cnh80ken8srxaeem9stc0d', 'org_01m8cnh80ken8srxaef9ecv1yf', '6400', 'Advertising and marketing', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795721568275, 1795721568275, 1);
INSERT INTO accounts VALUES ('acc_01m8cnh80ken8srxaeereb9cq1', 'org_01m8cnh80ken8srxaef9ecv1yf', '6500', 'Accountancy and legal fees', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795721568275, 1795721568275, 1);
INSERT INTO accounts VALUES ('acc_01m8cnh80ken8srxaeew3nsy1g', 'org_01m8cnh80ken8srxaef9ecv1yf', '6600', 'Insurance', 'EXPENSE', NULL, 'EX', NULL, 'active', 1795721568275, 1795721568275, 1);
INSERT INTO accounts VALUES ('acc_01m8cnh80ken8srxaef063hejh', 'org_01m8cnh80ken8srxaef9ecv1yf', '6700', 'Bank charges', 'EXPENSE', NULL, 'EX', NULL, 'active', 1795721568275, 1795721568275, 1);
INSERT INTO accounts VALUES ('acc_01m8cnh80ken8srxaef42zczb8', 'org_01m8cnh80ken8srxaef9ecv1yf', '6990', 'Rounding differences', 'EXPENSE', 'rounding', NULL, NULL, 'active', 1795721568275, 1795721568275, 1);
INSERT INTO accounts VALUES ('acc_01m8cnh81be7ebnzzthv7b7hez', 'org_01m8cnh80ken8srxaef9ecv1yf', '2250', 'VAT', 'LIABILITY', 'vat_control', NULL, NULL, 'active', 1795721568299, 1795721568299, 1);
INSERT INTO accounts VALUES ('acc_01m8cnh81yegn8q6h06xnafnwq', 'org_01m8cnh80ken8srxaef9ecv1yf', '4100', 'Room hire', 'INCOME', NULL, 'EX', NULL, 'active', 1795721568318, 1795721568318, 1);
INSERT INTO accounts VALUES ('acc_01m8cnh82me1p9wkzhbtzetpd8', 'org_01m8cnh80ken8srxaef9ecv1yf', '6800', 'Depreciation', 'EXPENSE', NULL, NULL, NULL, 'active', 1795721568340, 1795721568340, 1);
INSERT INTO accounts VALUES ('acc_01m8cnh84be59s0re7msy9nnnd', 'org_01m8cnh80ken8srxaef9ecv1yf', '1301', 'Savings', 'ASSET', 'bank', NULL, NULL, 'active', 1795721568395, 1795721568395, 1);
INSERT INTO contacts VALUES ('con_01m8cnh84ze8yszh9dn1y4gz39', 'org_01m8cnh80ken8srxaef9ecv1yf', 'customer', 'Abbey Schools Trust', NULL, NULL, NULL, NULL, NULL, 30, NULL, NULL, 'active', 'abbey schools trust', 1795721568415, 1795721568415, 1);
INSERT INTO contacts VALUES ('con_01m8cnh85hemmvh2pmne3zrt1h', 'org_01m8cnh80ken8srxaef9ecv1yf', 'customer', 'Kestrel Fitness CIC', NULL, NULL, NULL, NULL, NULL, 30, NULL, NULL, 'active', 'kestrel fitness cic', 1795721568433, 1795721568433, 1);
INSERT INTO contacts VALUES ('con_01m8cnh863eas8rk5b37v5vffe', 'org_01m8cnh80ken8srxaef9ecv1yf', 'customer', 'Marlow & Pike LLP', NULL, NULL, NULL, NULL, NULL, 30, NULL, NULL, 'active', 'marlow & pike llp', 1795721568451, 1795721568451, 1);
INSERT INTO contacts VALUES ('con_01m8cnh86qe0hv4309nv8jshp9', 'org_01m8cnh80ken8srxaef9ecv1yf', 'supplier', 'Printwell', NULL, NULL, NULL, NULL, NULL, 30, NULL, NULL, 'active', 'printwell', 1795721568471, 1795721568471, 1);
INSERT INTO contacts VALUES ('con_01m8cnh87ae2r9mrgtbbya8k6s', 'org_01m8cnh80ken8srxaef9ecv1yf', 'supplier', 'Techbarn', NULL, NULL, NULL, NULL, NULL, 30, NULL, NULL, 'active', 'techbarn', 1795721568490, 1795721568490, 1);
INSERT INTO contacts VALUES ('con_01m8cnh87zegmv01c0s8e1mkkr', 'org_01m8cnh80ken8srxaef9ecv1yf', 'supplier', 'Harcourt Lettings', NULL, NULL, NULL, NULL, NULL, 30, NULL, NULL, 'active', 'harcourt lettings', 1795721568511, 1795721568511, 1);
INSERT INTO contacts VALUES ('con_01m8cnh88hep69rp4gq0w30zdj', 'org_01m8cnh80ken8srxaef9ecv1yf', 'supplier', 'Fern & Rowe', NULL, NULL, NULL, NULL, NULL, 30, NULL, NULL, 'active', 'fern & rowe', 1795721568529, 1795721568529, 1);
INSERT INTO journals VALUES ('jnl_01m8cnh83ke51stxg5q1f96e63', 'org_01m8cnh80ken8srxaef9ecv1yf', 1, '2026-01-01', 'Opening balance of Current', NULL, NULL, 'opening', NULL, 1000000, 1795721568371, 'usr_01m8cnh769eckaq74kgfbtjazf', X'3A626B729589423699EADC799A517F7C3AEBB630FBAA0CAFABA37493FD04A866', 'opening balance of current');
INSERT INTO journals VALUES ('jnl_01m8cnh8avevd9v2s3g22gkdgc', 'org_01m8cnh80ken8srxaef9ecv1yf', 2, '2026-01-15', 'Sales invoice INV-0001, Abbey Schools Trust', 'INV-0001', NULL, 'invoice', NULL, 234000, 1795721568603, 'usr_01m8cnh769eckaq74kgfbtjazf', X'2E428BBB04005231CABA3B60E9C1F3E0D9878A7F2B2E72D99141695E97765E97', 'sales invoice inv-0001, abbey schools trust
inv-0001');
INSERT INTO journals VALUES ('jnl_01m8cnh8bceg3rjy4bhxjsbwj3', 'org_01m8cnh80ken8srxaef9ecv1yf', 3, '2026-01-20', 'Purchase invoice PX-881, Printwell', 'PX-881', NULL, 'invoice', NULL, 41200, 1795721568620, 'usr_01m8cnh769eckaq74kgfbtjazf', X'F307E6E17DE4C511DCA97B8BFF22B8417866100B7DE46C0FF5B9012B3E1BD58F', 'purchase invoice px-881, printwell
px-881');
INSERT INTO journals VALUES ('jnl_01m8cnh8bvedaba7pvw4qq9e5d', 'org_01m8cnh80ken8srxaef9ecv1yf', 4, '2026-01-21', 'Purchase invoice TB-0117, Techbarn', 'TB-0117', NULL, 'invoice', NULL, 107880, 1795721568635, 'usr_01m8cnh769eckaq74kgfbtjazf', X'74D12A53AC1B6EE7989A7EC8818D8EC38100DCBAB8140CA1DD7D65C9D675F007', 'purchase invoice tb-0117, techbarn
tb-0117');
INSERT INTO journals VALUES ('jnl_01m8cnh8cdepj920c6mfa2x1nn', 'org_01m8cnh80ken8srxaef9ecv1yf', 5, '2026-01-28', 'Sales invoice INV-0002, Abbey Schools Trust', 'INV-0002', NULL, 'invoice', NULL, 87000, 1795721568653, 'usr_01m8cnh769eckaq74kgfbtjazf', X'9CC759477B1DB743095DB004F97E48019A954F3A27B9C4343C96D3F1AB0B80AF', 'sales invoice inv-0002, abbey schools trust
inv-0002');
INSERT INTO journals VALUES ('jnl_01m8cnh8cper2a351q5t071a56', 'org_01m8cnh80ken8srxaef9ecv1yf', 6, '2026-02-01', 'Purchase invoice HL-33, Harcourt Lettings', 'HL-33', NULL, 'invoice', NULL, 135000, 1795721568662, 'usr_01m8cnh769eckaq74kgfbtjazf', X'D7E101D5F07104B814E77911AE27B5BB107ADFAA2E6FF2C2B9F5837F8BBEFB76', 'purchase invoice hl-33, harcourt lettings
hl-33');
INSERT INTO journals VALUES ('jnl_01m8cnh8cyeaxsp1t4n24n0att', 'org_01m8cnh80ken8srxaef9ecv1yf', 7, '2026-02-09', 'Sales invoice INV-0003, Kestrel Fitness CIC', 'INV-0003', NULL, 'invoice', NULL, 28200, 1795721568670, 'usr_01m8cnh769eckaq74kgfbtjazf', X'43A59AAB49DA22D6F78C247720777762D46276BA74989D56F4DD585F0408380A', 'sales invoice inv-0003, kestrel fitness cic
inv-0003');
INSERT INTO journals VALUES ('jnl_01m8cnh8d9e8cac0rk45yc4629', 'org_01m8cnh80ken8srxaef9ecv1yf', 8, '2026-02-20', 'Sales invoice INV-0004, Marlow & Pike LLP', 'INV-0004', NULL, 'invoice', NULL, 159840, 1795721568681, 'usr_01m8cnh769eckaq74kgfbtjazf', X'5F08B9B3DF89BA37D389F4E38C3BECC5BBAED4B0ABE67CA484FA417E07EA5D5C', 'sales invoice inv-0004, marlow & pike llp
inv-0004');
INSERT INTO journals VALUES ('jnl_01m8cnh8dqetntd47kkr6dwvj1', 'org_01m8cnh80ken8srxaef9ecv1yf', 9, '2026-03-03', 'Sales invoice INV-0005, Marlow & Pike LLP', 'INV-0005', NULL, 'invoice', NULL, 60000, 1795721568695, 'usr_01m8cnh769eckaq74kgfbtjazf', X'6FBE1ADD36FEE319A26BA21818E967B03695A6C42072D0CC30E6CC72D46F44D3', 'sales invoice inv-0005, marlow & pike llp
inv-0005');
INSERT INTO journals VALUES ('jnl_01m8cnh8e3eewr7s1v1w3w0gtn', 'org_01m8cnh80ken8srxaef9ecv1yf', 10, '2026-03-12', 'Sales credit note CN-0001, Marlow & Pike LLP', 'CN-0001', NULL, 'invoice', NULL, 18000, 1795721568707, 'usr_01m8cnh769eckaq74kgfbtjazf', X'D2FE16668FCE07CB3C64C7B4338E13E9D9FA3F78F49F8F5A859593033DCCEDA5', 'sales credit note cn-0001, marlow & pike llp
cn-0001');
INSERT INTO journals VALUES ('jnl_01m8cnh8eaet9vhgskyaqxsacq', 'org_01m8cnh80ken8srxaef9ecv1yf', 11, '2026-03-24', 'Purchase invoice FR-1209, Fern & Rowe', 'FR-1209', NULL, 'invoice', NULL, 76800, 1795721568714, 'usr_01m8cnh769eckaq74kgfbtjazf', X'D30D58A978DFDCFB026B992F082FB2F032435B04B771B60B8881C95E73B4ACAF', 'purchase invoice fr-1209, fern & rowe
fr-1209');
INSERT INTO journals VALUES ('jnl_01m8cnh8eje5atv10zp2s4m2dd', 'org_01m8cnh80ken8srxaef9ecv1yf', 12, '2026-03-27', 'Sales invoice INV-0006, Abbey Schools Trust', 'INV-0006', NULL, 'invoice', NULL, 56400, 1795721568722, 'usr_01m8cnh769eckaq74kgfbtjazf', X'CDF9923263388C693B9135DEE21D694FBD3FA4BD1FB02FE2DFEF066737FD319A', 'sales invoice inv-0006, abbey schools trust
inv-0006');
INSERT INTO journals VALUES ('jnl_01m8cnh8fgej1vvvjc3q5f1rgm', 'org_01m8cnh80ken8srxaef9ecv1yf', 13, '2026-03-03', 'Reversal of journal 9: Sales invoice INV-0005, Marlow & Pike LLP', 'INV-0005', NULL, 'reversal', 'jnl_01m8cnh8dqetntd47kkr6dwvj1', 60000, 1795721568752, 'usr_01m8cnh769eckaq74kgfbtjazf', X'7197C79F617B06B58A28AABDDD4F09147B463216511CE1E36678F709B7C7B2F6', 'reversal of journal 9: sales invoice inv-0005, marlow & pike llp
inv-0005');
INSERT INTO journals VALUES ('jnl_01m8cnh8hye2d9fn95var6nzcw', 'org_01m8cnh80ken8srxaef9ecv1yf', 14, '2026-01-01', 'Opening balances', 'JV-001', 'JV-001', 'manual', NULL, 1000000, 1795721568830, 'usr_01m8cnh769eckaq74kgfbtjazf', X'0F5442CE3066DD4DC23329827EC729BDAA654F245D7B364E47B159F93405256D', 'opening balances
jv-001');
INSERT INTO journals VALUES ('jnl_01m8cnh8hye2d9fn95vg1r75hy', 'org_01m8cnh80ken8srxaef9ecv1yf', 15, '2026-03-31', 'March wages', 'JV-002', 'JV-002', 'manual', NULL, 100000, 1795721568830, 'usr_01m8cnh769eckaq74kgfbtjazf', X'69955EAB4A560E2CECE6148CD0DDAA9BC33012E1ECF05EE4FA4A6109F493FF0A', 'march wages
jv-002');
INSERT INTO journals VALUES ('jnl_01m8cnh8hye2d9fn95vv38z8wz', 'org_01m8cnh80ken8srxaef9ecv1yf', 16, '2026-03-31', 'Depreciation of the laptop', 'JV-003', 'JV-003', 'manual', NULL, 7492, 1795721568830, 'usr_01m8cnh769eckaq74kgfbtjazf', X'EDFFE3E7378C9A2E4B20970030BFEB2C6D1600F8E904A224BDCD85361A735771', 'depreciation of the laptop
jv-003');
INSERT INTO journals VALUES ('jnl_01m8cnh8jwecdsgm22egt6ky0t', 'org_01m8cnh80ken8srxaef9ecv1yf', 17, '2026-03-06', 'Receipt from Kestrel Fitness CIC', NULL, NULL, 'settlement', NULL, 28200, 1795721568860, 'usr_01m8cnh769eckaq74kgfbtjazf', X'B967F64657D98EA43CF4762F6E95741A841977E4BAE40EEEBFB089BEF5188FB4', 'receipt from kestrel fitness cic');
INSERT INTO journals VALUES ('jnl_01m8cnh8pded5s6wa5azvptzr0', 'org_01m8cnh80ken8srxaef9ecv1yf', 18, '2026-01-22', 'FPO TECHBARN LTD TB-0117', NULL, NULL, 'settlement', NULL, 107880, 1795721568973, 'usr_01m8cnh769eckaq74kgfbtjazf', X'FE4C02B6E533A24363730A75BCB3E50EBBF207EE072AF99F50716A8473239A89', 'fpo techbarn ltd tb-0117');
INSERT INTO journals VALUES ('jnl_01m8cnh8rneez8afz4seaengca', 'org_01m8cnh80ken8srxaef9ecv1yf', 19, '2026-01-30', 'FPI ABBEY SCHOOLS TRUST PART INV-0001', NULL, NULL, 'settlement', NULL, 150000, 1795721569045, 'usr_01m8cnh769eckaq74kgfbtjazf', X'FFE9029D1E88CCBCB95064F85F7FD05EAA75692EE3B6F7C150435CB47B4ABB68', 'fpi abbey schools trust part inv-0001');
INSERT INTO journals VALUES ('jnl_01m8cnh8v3e749fpy5e3wbw9ea', 'org_01m8cnh80ken8srxaef9ecv1yf', 20, '2026-02-10', 'FPO HARCOURT LETTINGS HL-33', NULL, NULL, 'settlement', NULL, 135000, 1795721569123, 'usr_01m8cnh769eckaq74kgfbtjazf', X'0790D8AF18A1A5FED8CF6715073712CF57E72167ABB5D78B0451C8FE95500CA4', 'fpo harcourt lettings hl-33');
INSERT INTO journals VALUES ('jnl_01m8cnh8x8es3r63sk926e5rx0', 'org_01m8cnh80ken8srxaef9ecv1yf', 21, '2026-02-16', 'FPI ABBEY SCHOOLS TRUST INV-0001 INV-0002', NULL, NULL, 'settlement', NULL, 171000, 1795721569192, 'usr_01m8cnh769eckaq74kgfbtjazf', X'6F346ECC4F8671A335809F25646BBDA57F5C1F79B475DB9E90F26AF1C3A4290A', 'fpi abbey schools trust inv-0001 inv-0002');
INSERT INTO journals VALUES ('jnl_01m8cnh8zre1387k70cj7nnvaz', 'org_01m8cnh80ken8srxaef9ecv1yf', 22, '2026-02-27', 'FPO PRINTWELL PX-881', NULL, NULL, 'settlement', NULL, 40000, 1795721569272, 'usr_01m8cnh769eckaq74kgfbtjazf', X'E61432173FD1F221F6AEA5B96E2F83E5C0173F71BAF39BD6EC7A8B0150A44FCE', 'fpo printwell px-881');
INSERT INTO journals VALUES ('jnl_01m8cnh91pests9qf5g00ajrbk', 'org_01m8cnh80ken8srxaef9ecv1yf', 23, '2026-03-16', 'FPI MARLOW AND PIKE LLP INV-0004 LESS CN-0001', NULL, NULL, 'settlement', NULL, 141840, 1795721569334, 'usr_01m8cnh769eckaq74kgfbtjazf', X'5EEFD3FFDEEC7FC3EFCF10241E0B6839B440705844F65EFAD6AC4691DEAB2936', 'fpi marlow and pike llp inv-0004 less cn-0001');
INSERT INTO journals VALUES ('jnl_01m8cnh95yebpr32kkcsxe1fps', 'org_01m8cnh80ken8srxaef9ecv1yf', 24, '2026-03-25', 'TFR TO SAVINGS', NULL, NULL, 'bank', NULL, 200000, 1795721569470, 'usr_01m8cnh769eckaq74kgfbtjazf', X'CCA36B487FD58149B7774545531A791C08BAE9ABA33E9D9D792AF970C92C8637', 'tfr to savings');
INSERT INTO journals VALUES ('jnl_01m8cnh98he9vtgy3g02yznssd', 'org_01m8cnh80ken8srxaef9ecv1yf', 25, '2026-03-31', 'FPO J WREN NET PAY MARCH', NULL, NULL, 'bank', NULL, 93655, 1795721569553, 'usr_01m8cnh769eckaq74kgfbtjazf', X'BFA977EE0B37021C2400763A456BD4F85576BD91F12A03F58D45B779B08C0E40', 'fpo j wren net pay march');
INSERT INTO journals VALUES ('jnl_01m8cnh9tqe9pv6axv1g9naa8q', 'org_01m8cnh80ken8srxaef9ecv1yf', 26, '2026-02-18', 'CARD TRAINLINE.COM LONDON', NULL, NULL, 'bank', NULL, 5840, 1795721570135, 'usr_01m8cnh769eckaq74kgfbtjazf', X'14674E0615E4A7B9C9999A0210CAD52B06A8D7A0C97E7D41D9A83A5528008179', 'card trainline.com london');
INSERT INTO journals VALUES ('jnl_01m8cnh9wce4h9xd32zc01mse8', 'org_01m8cnh80ken8srxaef9ecv1yf', 27, '2026-03-02', 'CARD SLATEWORK SOFTWARE SUBSCRIPTION', NULL, NULL, 'bank', NULL, 3600, 1795721570188, 'usr_01m8cnh769eckaq74kgfbtjazf', X'2FF66B6C3C455998C40A49154DD120A1C9444606A6BDD527153694BDDB28A01D', 'card slatework software subscription');
INSERT INTO journals VALUES ('jnl_01m8cnh9y8ecav1ds4x543kp36', 'org_01m8cnh80ken8srxaef9ecv1yf', 28, '2026-02-02', 'CARD SLATEWORK SOFTWARE SUBSCRIPTION', NULL, NULL, 'bank', NULL, 3600, 1795721570248, 'usr_01m8cnh769eckaq74kgfbtjazf', X'AD1C22966CE5D9B0F94C77865C4D27D0964F42C2F35CDE14766797AC379DAEAF', 'card slatework software subscription');
INSERT INTO journals VALUES ('jnl_01m8cnha06ene8fk85ggj63nhs', 'org_01m8cnh80ken8srxaef9ecv1yf', 29, '2026-03-20', 'TOTAL CHARGES TO 19MAR2026', NULL, NULL, 'bank', NULL, 750, 1795721570310, 'usr_01m8cnh769eckaq74kgfbtjazf', X'3E47F048C5B8171941CF464CEA70C427349FA02466EAD6FBC1FB862432E039A7', 'total charges to 19mar2026');
INSERT INTO journals VALUES ('jnl_01m8cnhak2etrsbv9dtvr566px', 'org_01m8cnh7b4ecxaf4sn6nvf8z0k', 1, '2026-03-02', 'A journal', NULL, NULL, 'manual', NULL, 50000, 1795721570914, 'usr_01m8cnh769eckaq74kgfbtjazf', X'222505D220A245DCEDF23E256139B5D8B12257844C6F372655BADA7221362440', 'a journal');
INSERT INTO journals VALUES ('jnl_01m8cnhakze07repnn3y0vvdqq', 'org_01m8cnh7b4ecxaf4sn6nvf8z0k', 2, '2026-03-20', 'Reversal of journal 1: A journal', NULL, NULL, 'reversal', 'jnl_01m8cnhak2etrsbv9dtvr566px', 50000, 1795721570943, 'usr_01m8cnh769eckaq74kgfbtjazf', X'0835683306DBD9CAEE2EC54C6FBA29F25BFF2461C50D5D06CEEF3E80100A2D8D', 'reversal of journal 1: a journal');
INSERT INTO journal_lines VALUES ('org_01m8cnh7b4ecxaf4sn6nvf8z0k', 1, 1, 'acc_01m8cnh7b4ecxaf4sn4pxbby85', 50000, NULL, NULL, 0, 0, '2026-03-02');
INSERT INTO journal_lines VALUES ('org_01m8cnh7b4ecxaf4sn6nvf8z0k', 1, 2, 'acc_01m8cnh7b4ecxaf4sn1tk4ze41', -50000, NULL, NULL, 0, 0, '2026-03-02');
INSERT INTO journal_lines VALUES ('org_01m8cnh7b4ecxaf4sn6nvf8z0k', 2, 1, 'acc_01m8cnh7b4ecxaf4sn4pxbby85', -50000, NULL, NULL, 0, 0, '2026-03-20');
INSERT INTO journal_lines VALUES ('org_01m8cnh7b4ecxaf4sn6nvf8z0k', 2, 2, 'acc_01m8cnh7b4ecxaf4sn1tk4ze41', 50000, NULL, NULL, 0, 0, '2026-03-20');
INSERT INTO journal_lines VALUES ('org_01m8cnh80ken8srxaef9ecv1yf', 1, 1, 'acc_01m8cnh80ken8srxaeacvnkm1j', 1000000, NULL, NULL, 0, 0, '2026-01-01');
INSERT INTO journal_lines VALUES ('org_01m8cnh80ken8srxaef9ecv1yf', 1, 2, 'acc_01m8cnh80ken8srxaec7wm6ymx', -1000000, NULL, NULL, 0, 0, '2026-01-01');
INSERT INTO journal_lines VALUES ('org_01m8cnh80ken8srxaef9ecv1yf', 2, 1, 'acc_01m8cnh80ken8srxaea1yny3fb', 234000, NULL, NULL, 0, 0, '2026-01-15');
INSERT INTO journal_lines VALUES ('org_01m8cnh80ken8srxaef9ecv1yf', 2, 2, 'acc_01m8cnh80ken8srxaeca94gkcn', -195000, 'Course design, 3 days', 'ST', 39000, 0, '2026-01-15');
INSERT INTO journal_lines VALUES ('org_01m8cnh80ken8srxaef9ecv1yf', 2, 3, 'acc_01m8cnh81be7ebnzzthv7b7hez', -39000, NULL, 'ST', 0, 1, '2026-01-15');
INSERT INTO journal_lines VALUES ('org_01m8cnh80ken8srxaef9ecv1yf', 3, 1, 'acc_01m8cnh80ken8srxaeaq5eyz85', -41200, NULL, NULL, 0, 0, '2026-01-20');
INSERT INTO journal_lines VALUES ('org_01m8cnh80ken8srxaef9ecv1yf', 3, 2, 'acc_01m8cnh80ken8srxaecztcy0x7', 41200, 'Printing of workbooks', 'ZR', 0, 0, '2026-01-20');
INSERT INTO journal_lines VALUES ('org_01m8cnh80ken8srxaef9ecv1yf', 4, 1, 'acc_01m8cnh80ken8srxaeaq5eyz85', -107880, NULL, NULL, 0, 0, '2026-01-21');
INSERT INTO journal_lines VALUES ('org_01m8cnh80ken8srxaef9ecv1yf', 4, 2, 'acc_01m8cnh80ken8srxae9dkvrhke', 89900, 'Laptop', 'ST', 17980, 0, '2026-01-21');
INSERT INTO journal_lines VALUES ('org_01m8cnh80ken8srxaef9ecv1yf', 4, 3, 'acc_01m8cnh81be7ebnzzthv7b7hez', 17980, NULL, 'ST', 0, 1, '2026-01-21');
INSERT INTO journal_lines VALUES ('org_01m8cnh80ken8srxaef9ecv1yf', 5, 1, 'acc_01m8cnh80ken8srxaea1yny3fb', 87000, NULL, NULL, 0, 0, '2026-01-28');
INSERT INTO journal_lines VALUES ('org_01m8cnh80ken8srxaef9ecv1yf', 5, 2, 'acc_01m8cnh80ken8srxaecdk83xfb', -87000, 'Workbooks', 'ZR', 0, 0, '2026-01-28');
INSERT INTO journal_lines VALUES ('org_01m8cnh80ken8srxaef9ecv1yf', 6, 1, 'acc_01m8cnh80ken8srxaeaq5eyz85', -135000, NULL, NULL, 0, 0, '2026-02-01');
INSERT INTO journal_lines VALUES ('org_01m8cnh80ken8srxaef9ecv1yf', 6, 2, 'acc_01m8cnh80ken8srxaedm5mq327', 135000, 'Rent, January to March', 'EX', 0, 0, '2026-02-01');
INSERT INTO journal_lines VALUES ('org_01m8cnh80ken8srxaef9ecv1yf', 7, 1, 'acc_01m8cnh80ken8srxaea1yny3fb', 28200, NULL, NULL, 0, 0, '2026-02-09');
INSERT INTO journal_lines VALUES ('org_01m8cnh80ken8srxaef9ecv1yf', 7, 2, 'acc_01m8cnh81yegn8q6h06xnafnwq', -24000, 'Seminar room, 5 evenings', 'EX', 0, 0, '2026-02-09');
INSERT INTO journal_lines VALUES ('org_01m8cnh80ken8srxaef9ecv1yf', 7, 3, 'acc_01m8cnh80ken8srxaeca94gkcn', -3500, 'Projector', 'ST', 700, 0, '2026-02-09');
INSERT INTO journal_lines VALUES ('org_01m8cnh80ken8srxaef9ecv1yf', 7, 4, 'acc_01m8cnh81be7ebnzzthv7b7hez', -700, NULL, 'ST', 0, 1, '2026-02-09');
INSERT INTO journal_lines VALUES ('org_01m8cnh80ken8srxaef9ecv1yf', 8, 1, 'acc_01m8cnh80ken8srxaea1yny3fb', 159840, NULL, NULL, 0, 0, '2026-02-20');
INSERT INTO journal_lines VALUES ('org_01m8cnh80ken8srxaef9ecv1yf', 8, 2, 'acc_01m8cnh80ken8srxaeca94gkcn', -133200, 'Course for new starters', 'ST', 26640, 0, '2026-02-20');
INSERT INTO journal_lines VALUES ('org_01m8cnh80ken8srxaef9ecv1yf', 8, 3, 'acc_01m8cnh81be7ebnzzthv7b7hez', -26640, NULL, 'ST', 0, 1, '2026-02-20');
INSERT INTO journal_lines VALUES ('org_01m8cnh80ken8srxaef9ecv1yf', 9, 1, 'acc_01m8cnh80ken8srxaea1yny3fb', 60000, NULL, NULL, 0, 0, '2026-03-03');
INSERT INTO journal_lines VALUES ('org_01m8cnh80ken8srxaef9ecv1yf', 9, 2, 'acc_01m8cnh80ken8srxaeca94gkcn', -50000, 'Raised in error', 'ST', 10000, 0, '2026-03-03');
INSERT INTO journal_lines VALUES ('org_01m8cnh80ken8srxaef9ecv1yf', 9, 3, 'acc_01m8cnh81be7ebnzzthv7b7hez', -10000, NULL, 'ST', 0, 1, '2026-03-03');
INSERT INTO journal_lines VALUES ('org_01m8cnh80ken8srxaef9ecv1yf', 10, 1, 'acc_01m8cnh80ken8srxaea1yny3fb', -18000, NULL, NULL, 0, 0, '2026-03-12');
INSERT INTO journal_lines VALUES ('org_01m8cnh80ken8srxaef9ecv1yf', 10, 2, 'acc_01m8cnh80ken8srxaeca94gkcn', 15000, 'A day that was not held', 'ST', 3000, 0, '2026-03-12');
INSERT INTO journal_lines VALUES ('org_01m8cnh80ken8srxaef9ecv1yf', 10, 3, 'acc_01m8cnh81be7ebnzzthv7b7hez', 3000, NULL, 'ST', 0, 1, '2026-03-12');
INSERT INTO journal_lines VALUES ('org_01m8cnh80ken8srxaef9ecv1yf', 11, 1, 'acc_01m8cnh80ken8srxaeaq5eyz85', -76800, NULL, NULL, 0, 0, '2026-03-24');
INSERT INTO journal_lines VALUES ('org_01m8cnh80ken8srxaef9ecv1yf', 11, 2, 'acc_01m8cnh80ken8srxaed2ac6s6f', 64000, 'Illustration, 2 days', 'ST', 12800, 0, '2026-03-24');
INSERT INTO journal_lines VALUES ('org_01m8cnh80ken8srxaef9ecv1yf', 11, 3, 'acc_01m8cnh81be7ebnzzthv7b7hez', 12800, NULL, 'ST', 0, 1, '2026-03-24');
INSERT INTO journal_lines VALUES ('org_01m8cnh80ken8srxaef9ecv1yf', 12, 1, 'acc_01m8cnh80ken8srxaea1yny3fb', 56400, NULL, NULL, 0, 0, '2026-03-27');
INSERT INTO journal_lines VALUES ('org_01m8cnh80ken8srxaef9ecv1yf', 12, 2, 'acc_01m8cnh80ken8srxaecdk83xfb', -17400, 'Workbooks', 'ZR', 0, 0, '2026-03-27');
INSERT INTO journal_lines VALUES ('org_01m8cnh80ken8srxaef9ecv1yf', 12, 3, 'acc_01m8cnh80ken8srxaeca94gkcn', -32500, 'Half a day of course design', 'ST', 6500, 0, '2026-03-27');
INSERT INTO journal_lines VALUES ('org_01m8cnh80ken8srxaef9ecv1yf', 12, 4, 'acc_01m8cnh81be7ebnzzthv7b7hez', -6500, NULL, 'ST', 0, 1, '2026-03-27');
INSERT INTO journal_lines VALUES ('org_01m8cnh80ken8srxaef9ecv1yf', 13, 1, 'acc_01m8cnh80ken8srxaea1yny3fb', -60000, NULL, NULL, 0, 0, '2026-03-03');
INSERT INTO journal_lines VALUES ('org_01m8cnh80ken8srxaef9ecv1yf', 13, 2, 'acc_01m8cnh80ken8srxaeca94gkcn', 50000, 'Raised in error', 'ST', 10000, 0, '2026-03-03');
INSERT INTO journal_lines VALUES ('org_01m8cnh80ken8srxaef9ecv1yf', 13, 3, 'acc_01m8cnh81be7ebnzzthv7b7hez', 10000, NULL, 'ST', 0, 1, '2026-03-03');
INSERT INTO journal_lines VALUES ('org_01m8cnh80ken8srxaef9ecv1yf', 14, 1, 'acc_01m8cnh80ken8srxaec7wm6ymx', 1000000, NULL, NULL, 0, 0, '2026-01-01');
INSERT INTO journal_lines VALUES ('org_01m8cnh80ken8srxaef9ecv1yf', 14, 2, 'acc_01m8cnh80ken8srxaebtxaev1r', -10000, 'Share capital', NULL, 0, 0, '2026-01-01');
INSERT INTO journal_lines VALUES ('org_01m8cnh80ken8srxaef9ecv1yf', 14, 3, 'acc_01m8cnh80ken8srxaebfrjph0h', -990000, 'Lent by the director', NULL, 0, 0, '2026-01-01');
INSERT INTO journal_lines VALUES ('org_01m8cnh80ken8srxaef9ecv1yf', 15, 1, 'acc_01m8cnh80ken8srxaed8d9yjmj', 100000, NULL, NULL, 0, 0, '2026-03-31');
INSERT INTO journal_lines VALUES ('org_01m8cnh80ken8srxaef9ecv1yf', 15, 2, 'acc_01m8cnh80ken8srxaeaw5z7a2p', -6345, 'PAYE and National Insurance', NULL, 0, 0, '2026-03-31');
INSERT INTO journal_lines VALUES ('org_01m8cnh80ken8srxaef9ecv1yf', 15, 3, 'acc_01m8cnh80ken8srxaeb5c3ykg4', -93655, 'Net pay', NULL, 0, 0, '2026-03-31');
INSERT INTO journal_lines VALUES ('org_01m8cnh80ken8srxaef9ecv1yf', 16, 1, 'acc_01m8cnh82me1p9wkzhbtzetpd8', 7492, '3 of 36 months of 899.00', NULL, 0, 0, '2026-03-31');
INSERT INTO journal_lines VALUES ('org_01m8cnh80ken8srxaef9ecv1yf', 16, 2, 'acc_01m8cnh80ken8srxae9t67ed7a', -7492, NULL, NULL, 0, 0, '2026-03-31');
INSERT INTO journal_lines VALUES ('org_01m8cnh80ken8srxaef9ecv1yf', 17, 1, 'acc_01m8cnh80ken8srxaea1yny3fb', -28200, NULL, NULL, 0, 0, '2026-03-06');
INSERT INTO journal_lines VALUES ('org_01m8cnh80ken8srxaef9ecv1yf', 17, 2, 'acc_01m8cnh80ken8srxaeacvnkm1j', 28200, NULL, NULL, 0, 0, '2026-03-06');
INSERT INTO journal_lines VALUES ('org_01m8cnh80ken8srxaef9ecv1yf', 18, 1, 'acc_01m8cnh80ken8srxaeaq5eyz85', 107880, NULL, NULL, 0, 0, '2026-01-22');
INSERT INTO journal_lines VALUES ('org_01m8cnh80ken8srxaef9ecv1yf', 18, 2, 'acc_01m8cnh80ken8srxaeacvnkm1j', -107880, NULL, NULL, 0, 0, '2026-01-22');
INSERT INTO journal_lines VALUES ('org_01m8cnh80ken8srxaef9ecv1yf', 19, 1, 'acc_01m8cnh80ken8srxaea1yny3fb', -150000, NULL, NULL, 0, 0, '2026-01-30');
INSERT INTO journal_lines VALUES ('org_01m8cnh80ken8srxaef9ecv1yf', 19, 2, 'acc_01m8cnh80ken8srxaeacvnkm1j', 150000, NULL, NULL, 0, 0, '2026-01-30');
INSERT INTO journal_lines VALUES ('org_01m8cnh80ken8srxaef9ecv1yf', 20, 1, 'acc_01m8cnh80ken8srxaeaq5eyz85', 135000, NULL, NULL, 0, 0, '2026-02-10');
INSERT INTO journal_lines VALUES ('org_01m8cnh80ken8srxaef9ecv1yf', 20, 2, 'acc_01m8cnh80ken8srxaeacvnkm1j', -135000, NULL, NULL, 0, 0, '2026-02-10');
INSERT INTO journal_lines VALUES ('org_01m8cnh80ken8srxaef9ecv1yf', 21, 1, 'acc_01m8cnh80ken8srxaea1yny3fb', -171000, NULL, NULL, 0, 0, '2026-02-16');
INSERT INTO journal_lines VALUES ('org_01m8cnh80ken8srxaef9ecv1yf', 21, 2, 'acc_01m8cnh80ken8srxaeacvnkm1j', 171000, NULL, NULL, 0, 0, '2026-02-16');
INSERT INTO journal_lines VALUES ('org_01m8cnh80ken8srxaef9ecv1yf', 22, 1, 'acc_01m8cnh80ken8srxaeaq5eyz85', 40000, NULL, NULL, 0, 0, '2026-02-27');
INSERT INTO journal_lines VALUES ('org_01m8cnh80ken8srxaef9ecv1yf', 22, 2, 'acc_01m8cnh80ken8srxaeacvnkm1j', -40000, NULL, NULL, 0, 0, '2026-02-27');
INSERT INTO journal_lines VALUES ('org_01m8cnh80ken8srxaef9ecv1yf', 23, 1, 'acc_01m8cnh80ken8srxaea1yny3fb', -141840, NULL, NULL, 0, 0, '2026-03-16');
INSERT INTO journal_lines VALUES ('org_01m8cnh80ken8srxaef9ecv1yf', 23, 2, 'acc_01m8cnh80ken8srxaeacvnkm1j', 141840, NULL, NULL, 0, 0, '2026-03-16');
INSERT INTO journal_lines VALUES ('org_01m8cnh80ken8srxaef9ecv1yf', 24, 1, 'acc_01m8cnh80ken8srxaeacvnkm1j', -200000, NULL, NULL, 0, 0, '2026-03-25');
INSERT INTO journal_lines VALUES ('org_01m8cnh80ken8srxaef9ecv1yf', 24, 2, 'acc_01m8cnh84be59s0re7msy9nnnd', 200000, NULL, NULL, 0, 0, '2026-03-25');
INSERT INTO journal_lines VALUES ('org_01m8cnh80ken8srxaef9ecv1yf', 25, 1, 'acc_01m8cnh80ken8srxaeacvnkm1j', -93655, NULL, NULL, 0, 0, '2026-03-31');
INSERT INTO journal_lines VALUES ('org_01m8cnh80ken8srxaef9ecv1yf', 25, 2, 'acc_01m8cnh80ken8srxaeb5c3ykg4', 93655, NULL, NULL, 0, 0, '2026-03-31');
INSERT INTO journal_lines VALUES ('org_01m8cnh80ken8srxaef9ecv1yf', 26, 1, 'acc_01m8cnh80ken8srxaeacvnkm1j', -5840, NULL, NULL, 0, 0, '2026-02-18');
INSERT INTO journal_lines VALUES ('org_01m8cnh80ken8srxaef9ecv1yf', 26, 2, 'acc_01m8cnh80ken8srxaeef04h3px', 5840, NULL, 'ZR', 0, 0, '2026-02-18');
INSERT INTO journal_lines VALUES ('org_01m8cnh80ken8srxaef9ecv1yf', 27, 1, 'acc_01m8cnh80ken8srxaeacvnkm1j', -3600, NULL, NULL, 0, 0, '2026-03-02');
INSERT INTO journal_lines VALUES ('org_01m8cnh80ken8srxaef9ecv1yf', 27, 2, 'acc_01m8cnh80ken8srxaee7waz21a', 3000, NULL, 'ST', 600, 0, '2026-03-02');
INSERT INTO journal_lines VALUES ('org_01m8cnh80ken8srxaef9ecv1yf', 27, 3, 'acc_01m8cnh81be7ebnzzthv7b7hez', 600, NULL, 'ST', 0, 1, '2026-03-02');
INSERT INTO journal_lines VALUES ('org_01m8cnh80ken8srxaef9ecv1yf', 28, 1, 'acc_01m8cnh80ken8srxaeacvnkm1j', -3600, NULL, NULL, 0, 0, '2026-02-02');
INSERT INTO journal_lines VALUES ('org_01m8cnh80ken8srxaef9ecv1yf', 28, 2, 'acc_01m8cnh80ken8srxaee7waz21a', 3000, NULL, 'ST', 600, 0, '2026-02-02');
INSERT INTO journal_lines VALUES ('org_01m8cnh80ken8srxaef9ecv1yf', 28, 3, 'acc_01m8cnh81be7ebnzzthv7b7hez', 600, NULL, 'ST', 0, 1, '2026-02-02');
INSERT INTO journal_lines VALUES ('org_01m8cnh80ken8srxaef9ecv1yf', 29, 1, 'acc_01m8cnh80ken8srxaeacvnkm1j', -750, NULL, NULL, 0, 0, '2026-03-20');
INSERT INTO journal_lines VALUES ('org_01m8cnh80ken8srxaef9ecv1yf', 29, 2, 'acc_01m8cnh80ken8srxaef063hejh', 750, NULL, 'EX', 0, 0, '2026-03-20');
INSERT INTO account_days VALUES ('org_01m8cnh7b4ecxaf4sn6nvf8z0k', '2026-03-02', 'acc_01m8cnh7b4ecxaf4sn1tk4ze41', 0, 50000, 1);
INSERT INTO account_days VALUES ('org_01m8cnh7b4ecxaf4sn6nvf8z0k', '2026-03-02', 'acc_01m8cnh7b4ecxaf4sn4pxbby85', 50000, 0, 1);
INSERT INTO account_days VALUES ('org_01m8cnh7b4ecxaf4sn6nvf8z0k', '2026-03-20', 'acc_01m8cnh7b4ecxaf4sn1tk4ze41', 50000, 0, 1);
INSERT INTO account_days VALUES ('org_01m8cnh7b4ecxaf4sn6nvf8z0k', '2026-03-20', 'acc_01m8cnh7b4ecxaf4sn4pxbby85', 0, 50000, 1);
INSERT INTO account_days VALUES ('org_01m8cnh80ken8srxaef9ecv1yf', '2026-01-01', 'acc_01m8cnh80ken8srxaeacvnkm1j', 1000000, 0, 1);
INSERT INTO account_days VALUES ('org_01m8cnh80ken8srxaef9ecv1yf', '2026-01-01', 'acc_01m8cnh80ken8srxaebfrjph0h', 0, 990000, 1);
INSERT INTO account_days VALUES ('org_01m8cnh80ken8srxaef9ecv1yf', '2026-01-01', 'acc_01m8cnh80ken8srxaebtxaev1r', 0, 10000, 1);
INSERT INTO account_days VALUES ('org_01m8cnh80ken8srxaef9ecv1yf', '2026-01-01', 'acc_01m8cnh80ken8srxaec7wm6ymx', 1000000, 1000000, 2);
INSERT INTO account_days VALUES ('org_01m8cnh80ken8srxaef9ecv1yf', '2026-01-15', 'acc_01m8cnh80ken8srxaea1yny3fb', 234000, 0, 1);
INSERT INTO account_days VALUES ('org_01m8cnh80ken8srxaef9ecv1yf', '2026-01-15', 'acc_01m8cnh80ken8srxaeca94gkcn', 0, 195000, 1);
INSERT INTO account_days VALUES ('org_01m8cnh80ken8srxaef9ecv1yf', '2026-01-15', 'acc_01m8cnh81be7ebnzzthv7b7hez', 0, 39000, 1);
INSERT INTO account_days VALUES ('org_01m8cnh80ken8srxaef9ecv1yf', '2026-01-20', 'acc_01m8cnh80ken8srxaeaq5eyz85', 0, 41200, 1);
INSERT INTO account_days VALUES ('org_01m8cnh80ken8srxaef9ecv1yf', '2026-01-20', 'acc_01m8cnh80ken8srxaecztcy0x7', 41200, 0, 1);
INSERT INTO account_days VALUES ('org_01m8cnh80ken8srxaef9ecv1yf', '2026-01-21', 'acc_01m8cnh80ken8srxae9dkvrhke', 89900, 0, 1);
INSERT INTO account_days VALUES ('org_01m8cnh80ken8srxaef9ecv1yf', '2026-01-21', 'acc_01m8cnh80ken8srxaeaq5eyz85', 0, 107880, 1);
INSERT INTO account_days VALUES ('org_01m8cnh80ken8srxaef9ecv1yf', '2026-01-21', 'acc_01m8cnh81be7ebnzzthv7b7hez', 17980, 0, 1);
INSERT INTO account_days VALUES ('org_01m8cnh80ken8srxaef9ecv1yf', '2026-01-22', 'acc_01m8cnh80ken8srxaeacvnkm1j', 0, 107880, 1);
INSERT INTO account_days VALUES ('org_01m8cnh80ken8srxaef9ecv1yf', '2026-01-22', 'acc_01m8cnh80ken8srxaeaq5eyz85', 107880, 0, 1);
INSERT INTO account_days VALUES ('org_01m8cnh80ken8srxaef9ecv1yf', '2026-01-28', 'acc_01m8cnh80ken8srxaea1yny3fb', 87000, 0, 1);
INSERT INTO account_days VALUES ('org_01m8cnh80ken8srxaef9ecv1yf', '2026-01-28', 'acc_01m8cnh80ken8srxaecdk83xfb', 0, 87000, 1);
INSERT INTO account_days VALUES ('org_01m8cnh80ken8srxaef9ecv1yf', '2026-01-30', 'acc_01m8cnh80ken8srxaea1yny3fb', 0, 150000, 1);
INSERT INTO account_days VALUES ('org_01m8cnh80ken8srxaef9ecv1yf', '2026-01-30', 'acc_01m8cnh80ken8srxaeacvnkm1j', 150000, 0, 1);
INSERT INTO account_days VALUES ('org_01m8cnh80ken8srxaef9ecv1yf', '2026-02-01', 'acc_01m8cnh80ken8srxaeaq5eyz85', 0, 135000, 1);
INSERT INTO account_days VALUES ('org_01m8cnh80ken8srxaef9ecv1yf', '2026-02-01', 'acc_01m8cnh80ken8srxaedm5mq327', 135000, 0, 1);
INSERT INTO account_days VALUES ('org_01m8cnh80ken8srxaef9ecv1yf', '2026-02-02', 'acc_01m8cnh80ken8srxaeacvnkm1j', 0, 3600, 1);
INSERT INTO account_days VALUES ('org_01m8cnh80ken8srxaef9ecv1yf', '2026-02-02', 'acc_01m8cnh80ken8srxaee7waz21a', 3000, 0, 1);
INSERT INTO account_days VALUES ('org_01m8cnh80ken8srxaef9ecv1yf', '2026-02-02', 'acc_01m8cnh81be7ebnzzthv7b7hez', 600, 0, 1);
INSERT INTO account_days VALUES ('org_01m8cnh80ken8srxaef9ecv1yf', '2026-02-09', 'acc_01m8cnh80ken8srxaea1yny3fb', 28200, 0, 1);
INSERT INTO account_days VALUES ('org_01m8cnh80ken8srxaef9ecv1yf', '2026-02-09', 'acc_01m8cnh80ken8srxaeca94gkcn', 0, 3500, 1);
INSERT INTO account_days VALUES ('org_01m8cnh80ken8srxaef9ecv1yf', '2026-02-09', 'acc_01m8cnh81be7ebnzzthv7b7hez', 0, 700, 1);
INSERT INTO account_days VALUES ('org_01m8cnh80ken8srxaef9ecv1yf', '2026-02-09', 'acc_01m8cnh81yegn8q6h06xnafnwq', 0, 24000, 1);
INSERT INTO account_days VALUES ('org_01m8cnh80ken8srxaef9ecv1yf', '2026-02-10', 'acc_01m8cnh80ken8srxaeacvnkm1j', 0, 135000, 1);
INSERT INTO account_days VALUES ('org_01m8cnh80ken8srxaef9ecv1yf', '2026-02-10', 'acc_01m8cnh80ken8srxaeaq5eyz85', 135000, 0, 1);
INSERT INTO account_days VALUES ('org_01m8cnh80ken8srxaef9ecv1yf', '2026-02-16', 'acc_01m8cnh80ken8srxaea1yny3fb', 0, 171000, 1);
INSERT INTO account_days VALUES ('org_01m8cnh80ken8srxaef9ecv1yf', '2026-02-16', 'acc_01m8cnh80ken8srxaeacvnkm1j', 171000, 0, 1);
INSERT INTO account_days VALUES ('org_01m8cnh80ken8srxaef9ecv1yf', '2026-02-18', 'acc_01m8cnh80ken8srxaeacvnkm1j', 0, 5840, 1);
INSERT INTO account_days VALUES ('org_01m8cnh80ken8srxaef9ecv1yf', '2026-02-18', 'acc_01m8cnh80ken8srxaeef04h3px', 5840, 0, 1);
INSERT INTO account_days VALUES ('org_01m8cnh80ken8srxaef9ecv1yf', '2026-02-20', 'acc_01m8cnh80ken8srxaea1yny3fb', 159840, 0, 1);
INSERT INTO account_days VALUES ('org_01m8cnh80ken8srxaef9ecv1yf', '2026-02-20', 'acc_01m8cnh80ken8srxaeca94gkcn', 0, 133200, 1);
INSERT INTO account_days VALUES ('org_01m8cnh80ken8srxaef9ecv1yf', '2026-02-20', 'acc_01m8cnh81be7ebnzzthv7b7hez', 0, 26640, 1);
INSERT INTO account_days VALUES ('org_01m8cnh80ken8srxaef9ecv1yf', '2026-02-27', 'acc_01m8cnh80ken8srxaeacvnkm1j', 0, 40000, 1);
INSERT INTO account_days VALUES ('org_01m8cnh80ken8srxaef9ecv1yf', '2026-02-27', 'acc_01m8cnh80ken8srxaeaq5eyz85', 40000, 0, 1);
INSERT INTO account_days VALUES ('org_01m8cnh80ken8srxaef9ecv1yf', '2026-03-02', 'acc_01m8cnh80ken8srxaeacvnkm1j', 0, 3600, 1);
INSERT INTO account_days VALUES ('org_01m8cnh80ken8srxaef9ecv1yf', '2026-03-02', 'acc_01m8cnh80ken8srxaee7waz21a', 3000, 0, 1);
INSERT INTO account_days VALUES ('org_01m8cnh80ken8srxaef9ecv1yf', '2026-03-02', 'acc_01m8cnh81be7ebnzzthv7b7hez', 600, 0, 1);
INSERT INTO account_days VALUES ('org_01m8cnh80ken8srxaef9ecv1yf', '2026-03-03', 'acc_01m8cnh80ken8srxaea1yny3fb', 60000, 60000, 2);
INSERT INTO account_days VALUES ('org_01m8cnh80ken8srxaef9ecv1yf', '2026-03-03', 'acc_01m8cnh80ken8srxaeca94gkcn', 50000, 50000, 2);
INSERT INTO account_days VALUES ('org_01m8cnh80ken8srxaef9ecv1yf', '2026-03-03', 'acc_01m8cnh81be7ebnzzthv7b7hez', 10000, 10000, 2);
INSERT INTO account_days VALUES ('org_01m8cnh80ken8srxaef9ecv1yf', '2026-03-06', 'acc_01m8cnh80ken8srxaea1yny3fb', 0, 28200, 1);
INSERT INTO account_days VALUES ('org_01m8cnh80ken8srxaef9ecv1yf', '2026-03-06', 'acc_01m8cnh80ken8srxaeacvnkm1j', 28200, 0, 1);
INSERT INTO account_days VALUES ('org_01m8cnh80ken8srxaef9ecv1yf', '2026-03-12', 'acc_01m8cnh80ken8srxaea1yny3fb', 0, 18000, 1);
INSERT INTO account_days VALUES ('org_01m8cnh80ken8srxaef9ecv1yf', '2026-03-12', 'acc_01m8cnh80ken8srxaeca94gkcn', 15000, 0, 1);
INSERT INTO account_days VALUES ('org_01m8cnh80ken8srxaef9ecv1yf', '2026-03-12', 'acc_01m8cnh81be7ebnzzthv7b7hez', 3000, 0, 1);
INSERT INTO account_days VALUES ('org_01m8cnh80ken8srxaef9ecv1yf', '2026-03-16', 'acc_01m8cnh80ken8srxaea1yny3fb', 0, 141840, 1);
INSERT INTO account_days VALUES ('org_01m8cnh80ken8srxaef9ecv1yf', '2026-03-16', 'acc_01m8cnh80ken8srxaeacvnkm1j', 141840, 0, 1);
INSERT INTO account_days VALUES ('org_01m8cnh80ken8srxaef9ecv1yf', '2026-03-20', 'acc_01m8cnh80ken8srxaeacvnkm1j', 0, 750, 1);
INSERT INTO account_days VALUES ('org_01m8cnh80ken8srxaef9ecv1yf', '2026-03-20', 'acc_01m8cnh80ken8srxaef063hejh', 750, 0, 1);
INSERT INTO account_days VALUES ('org_01m8cnh80ken8srxaef9ecv1yf', '2026-03-24', 'acc_01m8cnh80ken8srxaeaq5eyz85', 0, 76800, 1);
INSERT INTO account_days VALUES ('org_01m8cnh80ken8srxaef9ecv1yf', '2026-03-24', 'acc_01m8cnh80ken8srxaed2ac6s6f', 64000, 0, 1);
INSERT INTO account_days VALUES ('org_01m8cnh80ken8srxaef9ecv1yf', '2026-03-24', 'acc_01m8cnh81be7ebnzzthv7b7hez', 12800, 0, 1);
INSERT INTO account_days VALUES ('org_01m8cnh80ken8srxaef9ecv1yf', '2026-03-25', 'acc_01m8cnh80ken8srxaeacvnkm1j', 0, 200000, 1);
INSERT INTO account_days VALUES ('org_01m8cnh80ken8srxaef9ecv1yf', '2026-03-25', 'acc_01m8cnh84be59s0re7msy9nnnd', 200000, 0, 1);
INSERT INTO account_days VALUES ('org_01m8cnh80ken8srxaef9ecv1yf', '2026-03-27', 'acc_01m8cnh80ken8srxaea1yny3fb', 56400, 0, 1);
INSERT INTO account_days VALUES ('org_01m8cnh80ken8srxaef9ecv1yf', '2026-03-27', 'acc_01m8cnh80ken8srxaeca94gkcn', 0, 32500, 1);
INSERT INTO account_days VALUES ('org_01m8cnh80ken8srxaef9ecv1yf', '2026-03-27', 'acc_01m8cnh80ken8srxaecdk83xfb', 0, 17400, 1);
INSERT INTO account_days VALUES ('org_01m8cnh80ken8srxaef9ecv1yf', '2026-03-27', 'acc_01m8cnh81be7ebnzzthv7b7hez', 0, 6500, 1);
INSERT INTO account_days VALUES ('org_01m8cnh80ken8srxaef9ecv1yf', '2026-03-31', 'acc_01m8cnh80ken8srxae9t67ed7a', 0, 7492, 1);
INSERT INTO account_days VALUES ('org_01m8cnh80ken8srxaef9ecv1yf', '2026-03-31', 'acc_01m8cnh80ken8srxaeacvnkm1j', 0, 93655, 1);
INSERT INTO account_days VALUES ('org_01m8cnh80ken8srxaef9ecv1yf', '2026-03-31', 'acc_01m8cnh80ken8srxaeaw5z7a2p', 0, 6345, 1);
INSERT INTO account_days VALUES ('org_01m8cnh80ken8srxaef9ecv1yf', '2026-03-31', 'acc_01m8cnh80ken8srxaeb5c3ykg4', 93655, 93655, 2);
INSERT INTO account_days VALUES ('org_01m8cnh80ken8srxaef9ecv1yf', '2026-03-31', 'acc_01m8cnh80ken8srxaed8d9yjmj', 100000, 0, 1);
INSERT INTO account_days VALUES ('org_01m8cnh80ken8srxaef9ecv1yf', '2026-03-31', 'acc_01m8cnh82me1p9wkzhbtzetpd8', 7492, 0, 1);
INSERT INTO account_months VALUES ('org_01m8cnh7b4ecxaf4sn6nvf8z0k', 'acc_01m8cnh7b4ecxaf4sn1tk4ze41', '2026-03', 50000, 50000, 2);
INSERT INTO account_months VALUES ('org_01m8cnh7b4ecxaf4sn6nvf8z0k', 'acc_01m8cnh7b4ecxaf4sn4pxbby85', '2026-03', 50000, 50000, 2);
INSERT INTO account_months VALUES ('org_01m8cnh80ken8srxaef9ecv1yf', 'acc_01m8cnh80ken8srxae9dkvrhke', '2026-01', 89900, 0, 1);
INSERT INTO account_months VALUES ('org_01m8cnh80ken8srxaef9ecv1yf', 'acc_01m8cnh80ken8srxae9t67ed7a', '2026-03', 0, 7492, 1);
INSERT INTO account_months VALUES ('org_01m8cnh80ken8srxaef9ecv1yf', 'acc_01m8cnh80ken8srxaea1yny3fb', '2026-01', 321000, 150000, 3);
INSERT INTO account_months VALUES ('org_01m8cnh80ken8srxaef9ecv1yf', 'acc_01m8cnh80ken8srxaea1yny3fb', '2026-02', 188040, 171000, 3);
INSERT INTO account_months VALUES ('org_01m8cnh80ken8srxaef9ecv1yf', 'acc_01m8cnh80ken8srxaea1yny3fb', '2026-03', 116400, 248040, 6);
INSERT INTO account_months VALUES ('org_01m8cnh80ken8srxaef9ecv1yf', 'acc_01m8cnh80ken8srxaeacvnkm1j', '2026-01', 1150000, 107880, 3);
INSERT INTO account_months VALUES ('org_01m8cnh80ken8srxaef9ecv1yf', 'acc_01m8cnh80ken8srxaeacvnkm1j', '2026-02', 171000, 184440, 5);
INSERT INTO account_months VALUES ('org_01m8cnh80ken8srxaef9ecv1yf', 'acc_01m8cnh80ken8srxaeacvnkm1j', '2026-03', 170040, 298005, 6);
INSERT INTO account_months VALUES ('org_01m8cnh80ken8srxaef9ecv1yf', 'acc_01m8cnh80ken8srxaeaq5eyz85', '2026-01', 107880, 149080, 3);
INSERT INTO account_months VALUES ('org_01m8cnh80ken8srxaef9ecv1yf', 'acc_01m8cnh80ken8srxaeaq5eyz85', '2026-02', 175000, 135000, 3);
INSERT INTO account_months VALUES ('org_01m8cnh80ken8srxaef9ecv1yf', 'acc_01m8cnh80ken8srxaeaq5eyz85', '2026-03', 0, 76800, 1);
INSERT INTO account_months VALUES ('org_01m8cnh80ken8srxaef9ecv1yf', 'acc_01m8cnh80ken8srxaeaw5z7a2p', '2026-03', 0, 6345, 1);
INSERT INTO account_months VALUES ('org_01m8cnh80ken8srxaef9ecv1yf', 'acc_01m8cnh80ken8srxaeb5c3ykg4', '2026-03', 93655, 93655, 2);
INSERT INTO account_months VALUES ('org_01m8cnh80ken8srxaef9ecv1yf', 'acc_01m8cnh80ken8srxaebfrjph0h', '2026-01', 0, 990000, 1);
INSERT INTO account_months VALUES ('org_01m8cnh80ken8srxaef9ecv1yf', 'acc_01m8cnh80ken8srxaebtxaev1r', '2026-01', 0, 10000, 1);
INSERT INTO account_months VALUES ('org_01m8cnh80ken8srxaef9ecv1yf', 'acc_01m8cnh80ken8srxaec7wm6ymx', '2026-01', 1000000, 1000000, 2);
INSERT INTO account_months VALUES ('org_01m8cnh80ken8srxaef9ecv1yf', 'acc_01m8cnh80ken8srxaeca94gkcn', '2026-01', 0, 195000, 1);
INSERT INTO account_months VALUES ('org_01m8cnh80ken8srxaef9ecv1yf', 'acc_01m8cnh80ken8srxaeca94gkcn', '2026-02', 0, 136700, 2);
INSERT INTO account_months VALUES ('org_01m8cnh80ken8srxaef9ecv1yf', 'acc_01m8cnh80ken8srxaeca94gkcn', '2026-03', 65000, 82500, 4);
INSERT INTO account_months VALUES ('org_01m8cnh80ken8srxaef9ecv1yf', 'acc_01m8cnh80ken8srxaecdk83xfb', '2026-01', 0, 87000, 1);
INSERT INTO account_months VALUES ('org_01m8cnh80ken8srxaef9ecv1yf', 'acc_01m8cnh80ken8srxaecdk83xfb', '2026-03', 0, 17400, 1);
INSERT INTO account_months VALUES ('org_01m8cnh80ken8srxaef9ecv1yf', 'acc_01m8cnh80ken8srxaecztcy0x7', '2026-01', 41200, 0, 1);
INSERT INTO account_months VALUES ('org_01m8cnh80ken8srxaef9ecv1yf', 'acc_01m8cnh80ken8srxaed2ac6s6f', '2026-03', 64000, 0, 1);
INSERT INTO account_months VALUES ('org_01m8cnh80ken8srxaef9ecv1yf', 'acc_01m8cnh80ken8srxaed8d9yjmj', '2026-03', 100000, 0, 1);
INSERT INTO account_months VALUES ('org_01m8cnh80ken8srxaef9ecv1yf', 'acc_01m8cnh80ken8srxaedm5mq327', '2026-02', 135000, 0, 1);
INSERT INTO account_months VALUES ('org_01m8cnh80ken8srxaef9ecv1yf', 'acc_01m8cnh80ken8srxaee7waz21a', '2026-02', 3000, 0, 1);
INSERT INTO account_months VALUES ('org_01m8cnh80ken8srxaef9ecv1yf', 'acc_01m8cnh80ken8srxaee7waz21a', '2026-03', 3000, 0, 1);
INSERT INTO account_months VALUES ('org_01m8cnh80ken8srxaef9ecv1yf', 'acc_01m8cnh80ken8srxaeef04h3px', '2026-02', 5840, 0, 1);
INSERT INTO account_months VALUES ('org_01m8cnh80ken8srxaef9ecv1yf', 'acc_01m8cnh80ken8srxaef063hejh', '2026-03', 750, 0, 1);
INSERT INTO account_months VALUES ('org_01m8cnh80ken8srxaef9ecv1yf', 'acc_01m8cnh81be7ebnzzthv7b7hez', '2026-01', 17980, 39000, 2);
INSERT INTO account_months VALUES ('org_01m8cnh80ken8srxaef9ecv1yf', 'acc_01m8cnh81be7ebnzzthv7b7hez', '2026-02', 600, 27340, 3);
INSERT INTO account_months VALUES ('org_01m8cnh80ken8srxaef9ecv1yf', 'acc_01m8cnh81be7ebnzzthv7b7hez', '2026-03', 26400, 16500, 6);
INSERT INTO account_months VALUES ('org_01m8cnh80ken8srxaef9ecv1yf', 'acc_01m8cnh81yegn8q6h06xnafnwq', '2026-02', 0, 24000, 1);
INSERT INTO account_months VALUES ('org_01m8cnh80ken8srxaef9ecv1yf', 'acc_01m8cnh82me1p9wkzhbtzetpd8', '2026-03', 7492, 0, 1);
INSERT INTO account_months VALUES ('org_01m8cnh80ken8srxaef9ecv1yf', 'acc_01m8cnh84be59s0re7msy9nnnd', '2026-03', 200000, 0, 1);
INSERT INTO audit_events VALUES ('org_01m8cnh7b4ecxaf4sn6nvf8z0k', 1, 1795721567588, 'usr_01m8cnh769eckaq74kgfbtjazf', 'key_01m8cnh7atenja9n45qf0d900w', 'organisation.create', 'org_01m8cnh7b4ecxaf4sn6nvf8z0k', NULL, '{"id":"org_01m8cnh7b4ecxaf4sn6nvf8z0k","name":"Acorn Ltd","currency":"GBP","country":"GB","financial_year_end":"03-31","vat_registered":true,"vat_number":null,"vat_scheme":"standard","flat_rate_percent":null,"vat_rounding":"line","status":"active","role":"owner","lock_date":null,"created_at":"2026-11-26T19:32:47.588Z","updated_at":"2026-11-26T19:32:47.588Z","version":1}', X'8EB1E3A1370614B5525CE39ACB684594AA193A3281BB529A3A283DDAE8F0D1DB', X'378A03ECA08CD4B184695422A40204C6EA7B55B89411255691FF310811819B28');
INSERT INTO audit_events VALUES ('org_01m8cnh7b4ecxaf4sn6nvf8z0k', 2, 1795721568223, 'usr_01m8cnh769eckaq74kgfbtjazf', 'key_01m8cnh7atenja9n45qf0d900w', 'account.create', 'acc_01m8cnh7yzenha50r1ez4gmm9f', NULL, '{"id":"acc_01m8cnh7yzenha50r1ez4gmm9f","code":"2250","name":"VAT","account_type":"LIABILITY","role":"vat_control","default_vat_code":null,"description":null,"currency":"GBP","status":"active","balance":0.00,"created_at":"2026-11-26T19:32:48.223Z","updated_at":"2026-11-26T19:32:48.223Z","version":1}', X'161844BB676285809D64B0051DC6207B50F1A7C0056F9A6FDA8CF4CAEA078152', X'CE7B6C1959533D5814A665223F5C870D80F5AECE074C2BD1F066D90C0AE425EC');
INSERT INTO audit_events VALUES ('org_01m8cnh7b4ecxaf4sn6nvf8z0k', 3, 1795721568239, 'usr_01m8cnh769eckaq74kgfbtjazf', 'key_01m8cnh7atenja9n45qf0d900w', 'bank_account.create', 'bac_01m8cnh7zfecjrvkqy7rx6g13a', NULL, '{"account_id":"acc_01m8cnh7b4ecxaf4sn1tk4ze41","account_number":null,"created_at":"2026-11-26T19:32:48.239Z","currency":"GBP","iban":null,"id":"bac_01m8cnh7zfecjrvkqy7rx6g13a","ledger_balance":0.0,"name":"Current","opening_balance":null,"opening_date":null,"opening_journal_id":null,"sort_code":null,"statement_balance":null,"statement_date":null,"type":"current","unconfirmed_count":0,"updated_at":"2026-11-26T19:32:48.239Z","version":1}', X'A80514DAE02DE4852A9D186001E56908A61EE7C27252CA6114ABA6C26F7D3068', X'DE7716690849176AB5370BE1F161BB72F4AB51D3689CCAE79BD7C39372526C54');
INSERT INTO audit_events VALUES ('org_01m8cnh7b4ecxaf4sn6nvf8z0k', 4, 1795721570882, 'usr_01m8cnh769eckaq74kgfbtjazf', 'key_01m8cnh7atenja9n45qf0d900w', 'tax_code.set', 'ST', NULL, '{"rate":19,"effective_from":"2026-02-01"}', X'4927D906CB5785DC5979EFD598F9D377172DC708FD918B3A6EF98326360C54AE', X'EF5393BAC974A1F24465B06983ABCB7D6B24E959F67B988741DEC04B9AC229D2');
INSERT INTO audit_events VALUES ('org_01m8cnh7b4ecxaf4sn6nvf8z0k', 5, 1795721570897, 'usr_01m8cnh769eckaq74kgfbtjazf', 'key_01m8cnh7atenja9n45qf0d900w', 'bank_transaction.create', 'btx_01m8cnhajhe52snf1f6akme5sq', NULL, '{"account_id":null,"amount":-500.0,"bank_account_id":"bac_01m8cnh7zfecjrvkqy7rx6g13a","confirmed_at":null,"contact_id":null,"created_at":"2026-11-26T19:32:50.897Z","currency":"GBP","date":"2026-03-02","description":"CARD 4417 SCREWFIX","external_id":null,"id":"btx_01m8cnhajhe52snf1f6akme5sq","journal_id":null,"net_amount":-500.0,"reference":null,"settlement_id":null,"status":"unconfirmed","updated_at":"2026-11-26T19:32:50.897Z","vat_amount":0.0,"vat_code":"NV","version":1}', X'8D38919DE41706F19541691FAB3CE7635122F2798A151AE7B98352DAADAA21A6', X'37EE6959E62EEB0553F898D56DAEE033647FFA59A70E6D958106B3B1676581BA');
INSERT INTO audit_events VALUES ('org_01m8cnh7b4ecxaf4sn6nvf8z0k', 6, 1795721570914, 'usr_01m8cnh769eckaq74kgfbtjazf', 'key_01m8cnh7atenja9n45qf0d900w', 'journal.post', 'jnl_01m8cnhak2etrsbv9dtvr566px', NULL, '{"sequence":1,"total":500.00}', X'661BC578A4FE2A16612142A8E4C49F0D296C6CCE4A58ACADD35D3662635E08A8', X'');
INSERT INTO audit_events VALUES ('org_01m8cnh7b4ecxaf4sn6nvf8z0k', 7, 1795721570931, 'usr_01m8cnh769eckaq74kgfbtjazf', 'key_01m8cnh7atenja9n45qf0d900w', 'bank_transaction.confirm', 'btx_01m8cnhajhe52snf1f6akme5sq', NULL, '{"journal_id":"jnl_01m8cnhak2etrsbv9dtvr566px","way":"match"}', X'A3E0BBD679A65C93C107DCE7E00369BA453994C2524B4EDEDF5E3813E66BC4C1', X'7702E5E3F6D90A469BBB62309CC14F44EBD3635F453D4E333C22DE2F44383E81');
INSERT INTO audit_events VALUES ('org_01m8cnh7b4ecxaf4sn6nvf8z0k', 8, 1795721570938, 'usr_01m8cnh769eckaq74kgfbtjazf', 'key_01m8cnh7atenja9n45qf0d900w', 'bank_transaction.void', 'btx_01m8cnhajhe52snf1f6akme5sq', '{"journal_id":"jnl_01m8cnhak2etrsbv9dtvr566px"}', '{"reason":"matched in error"}', X'57969622B0AACDE0FC521D38191FE0EDC332ABBD8608708B542A67E99E51B1C3', X'6D343C860CEFC06905CD16E6CD3F1228F32C38C38F7240D0256306A99609A32F');
INSERT INTO audit_events VALUES ('org_01m8cnh7b4ecxaf4sn6nvf8z0k', 9, 1795721570943, 'usr_01m8cnh769eckaq74kgfbtjazf', 'key_01m8cnh7atenja9n45qf0d900w', 'journal.reverse', 'jnl_01m8cnhak2etrsbv9dtvr566px', NULL, '{"reversed_by_journal_id":"jnl_01m8cnhakze07repnn3y0vvdqq","total":500.00}', X'6071A67E99A715FBA466FFF350EC5F2FDCDF714CF124F22B7BB9DD0E7E85B0D8', X'');
INSERT INTO audit_events VALUES ('org_01m8cnh80ken8srxaef9ecv1yf', 1, 1795721568275, 'usr_01m8cnh769eckaq74kgfbtjazf', 'key_01m8cnh7atenja9n45qf0d900w', 'organisation.create', 'org_01m8cnh80ken8srxaef9ecv1yf', NULL, '{"id":"org_01m8cnh80ken8srxaef9ecv1yf","name":"Wren & Marsh Ltd","currency":"GBP","country":"GB","financial_year_end":"03-31","vat_registered":true,"vat_number":null,"vat_scheme":"standard","flat_rate_percent":null,"vat_rounding":"line","status":"active","role":"owner","lock_date":null,"created_at":"2026-11-26T19:32:48.275Z","updated_at":"2026-11-26T19:32:48.275Z","version":1}', X'C03A960E8CC248CBDEE67C47A39673096B16978E1F6A2F10E561E82EA65FCCF5', X'E4E1EC8C4BF12D76238D8D40DB288CD6B500338245B0B6A0276D211D27630DC1');
INSERT INTO audit_events VALUES ('org_01m8cnh80ken8srxaef9ecv1yf', 2, 1795721568299, 'usr_01m8cnh769eckaq74kgfbtjazf', 'key_01m8cnh7atenja9n45qf0d900w', 'account.create', 'acc_01m8cnh81be7ebnzzthv7b7hez', NULL, '{"id":"acc_01m8cnh81be7ebnzzthv7b7hez","code":"2250","name":"VAT","account_type":"LIABILITY","role":"vat_control","default_vat_code":null,"description":null,"currency":"GBP","status":"active","balance":0.00,"created_at":"2026-11-26T19:32:48.299Z","updated_at":"2026-11-26T19:32:48.299Z","version":1}', X'BAB8BB185E2121E76EA239693D37CFF67FF4E72825D98523F50243D6937EF2D1', X'835E355180698DE0ED3B62E93ED0D6A21B00B2223E81FEF512AFA9D5AF904D04');
INSERT INTO audit_events VALUES ('org_01m8cnh80ken8srxaef9ecv1yf', 3, 1795721568318, 'usr_01m8cnh769eckaq74kgfbtjazf', 'key_01m8cnh7atenja9n45qf0d900w', 'account.create', 'acc_01m8cnh81yegn8q6h06xnafnwq', NULL, '{"id":"acc_01m8cnh81yegn8q6h06xnafnwq","code":"4100","name":"Room hire","account_type":"INCOME","role":null,"default_vat_code":"EX","description":null,"currency":"GBP","status":"active","balance":0.00,"created_at":"2026-11-26T19:32:48.318Z","updated_at":"2026-11-26T19:32:48.318Z","version":1}', X'5486F05A11F52B116BB82C3B7663AD1AF30D5B09D7B4D12E68444C9BC4DC71BE', X'3AF93A57061C40635665C7686F98130A67A506A8E131EF80E8020D9634F2496D');
INSERT INTO audit_events VALUES ('org_01m8cnh80ken8srxaef9ecv1yf', 4, 1795721568340, 'usr_01m8cnh769eckaq74kgfbtjazf', 'key_01m8cnh7atenja9n45qf0d900w', 'account.create', 'acc_01m8cnh82me1p9wkzhbtzetpd8', NULL, '{"id":"acc_01m8cnh82me1p9wkzhbtzetpd8","code":"6800","name":"Depreciation","account_type":"EXPENSE","role":null,"default_vat_code":null,"description":null,"currency":"GBP","status":"active","balance":0.00,"created_at":"2026-11-26T19:32:48.340Z","updated_at":"2026-11-26T19:32:48.340Z","version":1}', X'462859811F6CDFFB5F67F555D9D7F813264DF86D3A1BA5BF6372790ACC114AEB', X'BC1A85177EC7A156D81F4821EDD0FE408226BEC330B6038822DEE0E95010B9DB');
INSERT INTO audit_events VALUES ('org_01m8cnh80ken8srxaef9ecv1yf', 5, 1795721568371, 'usr_01m8cnh769eckaq74kgfbtjazf', 'key_01m8cnh7atenja9n45qf0d900w', 'bank_account.create', 'bac_01m8cnh83ke51stxg5pr5n11qj', NULL, '{"account_id":"acc_01m8cnh80ken8srxaeacvnkm1j","account_number":null,"created_at":"2026-11-26T19:32:48.371Z","currency":"GBP","iban":null,"id":"bac_01m8cnh83ke51stxg5pr5n11qj","ledger_balance":10000.0,"name":"Current","opening_balance":10000.0,"opening_date":"2026-01-01","opening_journal_id":"jnl_01m8cnh83ke51stxg5q1f96e63","sort_code":null,"statement_balance":null,"statement_date":null,"type":"current","unconfirmed_count":0,"updated_at":"2026-11-26T19:32:48.371Z","version":1}', X'4A63498CF831983D19D444950CC0223555560F0A3AD2E3FB234A0F561ED6D312', X'CAA1CBB286DEB7F1A136BAE35B815CE7F8B306BCFC6ABDE2BFDB36A8FB91B6DD');
INSERT INTO audit_events VALUES ('org_01m8cnh80ken8srxaef9ecv1yf', 6, 1795721568395, 'usr_01m8cnh769eckaq74kgfbtjazf', 'key_01m8cnh7atenja9n45qf0d900w', 'account.create', 'acc_01m8cnh84be59s0re7msy9nnnd', NULL, '{"account_type":"ASSET","balance":0.0,"code":"1301","created_at":"2026-11-26T19:32:48.395Z","currency":"GBP","default_vat_code":null,"description":null,"id":"acc_01m8cnh84be59s0re7msy9nnnd","name":"Savings","role":"bank","status":"active","updated_at":"2026-11-26T19:32:48.395Z","version":1}', X'8F269BA85B573500796B0766BE25086A4F12C4D872DD0D53BE267214B79136F4', X'67081B8A33536EA05867952B40BCD192946CF4B0DD49C356F7BE17492AC5145F');
INSERT INTO audit_events VALUES ('org_01m8cnh80ken8srxaef9ecv1yf', 7, 1795721568395, 'usr_01m8cnh769eckaq74kgfbtjazf', 'key_01m8cnh7atenja9n45qf0d900w', 'bank_account.create', 'bac_01m8cnh84be59s0re7mmj1bnrp', NULL, '{"account_id":"acc_01m8cnh84be59s0re7msy9nnnd","account_number":null,"created_at":"2026-11-26T19:32:48.395Z","currency":"GBP","iban":null,"id":"bac_01m8cnh84be59s0re7mmj1bnrp","ledger_balance":0.0,"name":"Savings","opening_balance":null,"opening_date":null,"opening_journal_id":null,"sort_code":null,"statement_balance":null,"statement_date":null,"type":"savings","unconfirmed_count":0,"updated_at":"2026-11-26T19:32:48.395Z","version":1}', X'1C65D9A287B4AA8E431B82B1EAA83A64F5B629D73C3E49D4DB3D07ACEC6FDFCB', X'92F60610E541EE32BCCD2BA54EDFF5A8A99ED33E5775BB6F8E04C47956B6FF5B');
INSERT INTO audit_events VALUES ('org_01m8cnh80ken8srxaef9ecv1yf', 8, 1795721568415, 'usr_01m8cnh769eckaq74kgfbtjazf', 'key_01m8cnh7atenja9n45qf0d900w', 'contact.create', 'con_01m8cnh84ze8yszh9dn1y4gz39', NULL, '{"id":"con_01m8cnh84ze8yszh9dn1y4gz39","kind":"customer","name":"Abbey Schools Trust","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-26T19:32:48.415Z","updated_at":"2026-11-26T19:32:48.415Z","version":1}', X'258E1F25242D15963F7EAF08C910A93EA9B95459CCA45A932EF948B5DE0704F8', X'A96C2F192083B46A5CEE8FE098F6FB705C3CF8CF085322AE40066DBA22D3214E');
INSERT INTO audit_events VALUES ('org_01m8cnh80ken8srxaef9ecv1yf', 9, 1795721568433, 'usr_01m8cnh769eckaq74kgfbtjazf', 'key_01m8cnh7atenja9n45qf0d900w', 'contact.create', 'con_01m8cnh85hemmvh2pmne3zrt1h', NULL, '{"id":"con_01m8cnh85hemmvh2pmne3zrt1h","kind":"customer","name":"Kestrel Fitness CIC","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-26T19:32:48.433Z","updated_at":"2026-11-26T19:32:48.433Z","version":1}', X'B5D1641B68CD46868E08CEC4B08A4731EC0FF8CABE7C69632879DE47E191208D', X'82BCF65E4E80F8E591137B0ACC25730A265F087D32F7E84FECD0782E44BA55E2');
INSERT INTO audit_events VALUES ('org_01m8cnh80ken8srxaef9ecv1yf', 10, 1795721568451, 'usr_01m8cnh769eckaq74kgfbtjazf', 'key_01m8cnh7atenja9n45qf0d900w', 'contact.create', 'con_01m8cnh863eas8rk5b37v5vffe', NULL, '{"id":"con_01m8cnh863eas8rk5b37v5vffe","kind":"customer","name":"Marlow & Pike LLP","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-26T19:32:48.451Z","updated_at":"2026-11-26T19:32:48.451Z","version":1}', X'B2DF773C5F9AA3C238DF8676B0A99F65C6A724EF71B36E2056AFAA1EC614B01A', X'B8395BC9B5E4C54817174DF0BEAD602C3B542935A5957D27D3A47990596AC10F');
INSERT INTO audit_events VALUES ('org_01m8cnh80ken8srxaef9ecv1yf', 11, 1795721568471, 'usr_01m8cnh769eckaq74kgfbtjazf', 'key_01m8cnh7atenja9n45qf0d900w', 'contact.create', 'con_01m8cnh86qe0hv4309nv8jshp9', NULL, '{"id":"con_01m8cnh86qe0hv4309nv8jshp9","kind":"supplier","name":"Printwell","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-26T19:32:48.471Z","updated_at":"2026-11-26T19:32:48.471Z","version":1}', X'9FBDDC4BE2947FD9FDB223E7B9EB4180B14D1199067F68EC866FD2C8964D1C62', X'44DAA6B4DCFA2A521628BA52671691A8C845BC1789BE469085B17E17A1A892C6');
INSERT INTO audit_events VALUES ('org_01m8cnh80ken8srxaef9ecv1yf', 12, 1795721568490, 'usr_01m8cnh769eckaq74kgfbtjazf', 'key_01m8cnh7atenja9n45qf0d900w', 'contact.create', 'con_01m8cnh87ae2r9mrgtbbya8k6s', NULL, '{"id":"con_01m8cnh87ae2r9mrgtbbya8k6s","kind":"supplier","name":"Techbarn","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-26T19:32:48.490Z","updated_at":"2026-11-26T19:32:48.490Z","version":1}', X'CC7FADBB427C6005984318AC014DB4883250B52D96EE6091725C3207A100D107', X'E5C6B25666A1AE3B09D63ABF27627446450F25287753E3653133CB5504167A3C');
INSERT INTO audit_events VALUES ('org_01m8cnh80ken8srxaef9ecv1yf', 13, 1795721568511, 'usr_01m8cnh769eckaq74kgfbtjazf', 'key_01m8cnh7atenja9n45qf0d900w', 'contact.create', 'con_01m8cnh87zegmv01c0s8e1mkkr', NULL, '{"id":"con_01m8cnh87zegmv01c0s8e1mkkr","kind":"supplier","name":"Harcourt Lettings","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-26T19:32:48.511Z","updated_at":"2026-11-26T19:32:48.511Z","version":1}', X'5659676D780F48FEAD0433CC4142F0A36ABDC6AB5383FF88D98A9A41AFD4232F', X'A3EFD536C5EAA721D71CE3C054CDCC7DF1F0B8A6E68072033C9B791C996FB052');
INSERT INTO audit_events VALUES ('org_01m8cnh80ken8srxaef9ecv1yf', 14, 1795721568529, 'usr_01m8cnh769eckaq74kgfbtjazf', 'key_01m8cnh7atenja9n45qf0d900w', 'contact.create', 'con_01m8cnh88hep69rp4gq0w30zdj', NULL, '{"id":"con_01m8cnh88hep69rp4gq0w30zdj","kind":"supplier","name":"Fern & Rowe","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-26T19:32:48.529Z","updated_at":"2026-11-26T19:32:48.529Z","version":1}', X'008FF0AC224C76C5F46F4A8F576B56890ACB19654BC48943B79201BBE5A1B0DB', X'4EA9FA9DECD62D388F529A21F58A0E5AD65AD68AB34E30784CA26C0C0599DC16');
INSERT INTO audit_events VALUES ('org_01m8cnh80ken8srxaef9ecv1yf', 15, 1795721568603, 'usr_01m8cnh769eckaq74kgfbtjazf', 'key_01m8cnh7atenja9n45qf0d900w', 'invoice.create', 'inv_01m8cnh8avevd9v2s3fybtcstg', NULL, '{"id":"inv_01m8cnh8avevd9v2s3fybtcstg","type":"sales","kind":"invoice","status":"issued","number":"INV-0001","contact_id":"con_01m8cnh84ze8yszh9dn1y4gz39","contact_name":"Abbey Schools Trust","issue_date":"2026-01-15","due_date":"2026-02-14","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":1950.00,"vat_total":390.00,"gross_total":2340.00,"amount_paid":0.00,"amount_credited":0.00,"amount_due":2340.00,"overdue":true,"journal_id":"jnl_01m8cnh8avevd9v2s3g22gkdgc","void_date":null,"void_journal_id":null,"created_at":"2026-11-26T19:32:48.603Z","updated_at":"2026-11-26T19:32:48.603Z","version":1,"lines":[{"description":"Course design, 3 days","quantity":3,"unit_price":650.00,"discount_percent":null,"account_id":"acc_01m8cnh80ken8srxaeca94gkcn","account_code":"4000","vat_code":"ST","net_amount":1950.00,"vat_amount":390.00,"gross_amount":2340.00}]}', X'93283BB9EDA5250E4660489BED21FAD737379886A0A33BE90661F20DA56B32F3', X'BA7E725B06A055A3C12794B80968CA4C4DA4AD673ACE3715CFC8544904A56CAA');
INSERT INTO audit_events VALUES ('org_01m8cnh80ken8srxaef9ecv1yf', 16, 1795721568620, 'usr_01m8cnh769eckaq74kgfbtjazf', 'key_01m8cnh7atenja9n45qf0d900w', 'invoice.create', 'inv_01m8cnh8bceg3rjy4bhr3gsebe', NULL, '{"id":"inv_01m8cnh8bceg3rjy4bhr3gsebe","type":"purchase","kind":"invoice","status":"issued","number":"PX-881","contact_id":"con_01m8cnh86qe0hv4309nv8jshp9","contact_name":"Printwell","issue_date":"2026-01-20","due_date":"2026-02-19","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":412.00,"vat_total":0.00,"gross_total":412.00,"amount_paid":0.00,"amount_credited":0.00,"amount_due":412.00,"overdue":true,"journal_id":"jnl_01m8cnh8bceg3rjy4bhxjsbwj3","void_date":null,"void_journal_id":null,"created_at":"2026-11-26T19:32:48.620Z","updated_at":"2026-11-26T19:32:48.620Z","version":1,"lines":[{"description":"Printing of workbooks","quantity":1,"unit_price":412.00,"discount_percent":null,"account_id":"acc_01m8cnh80ken8srxaecztcy0x7","account_code":"5000","vat_code":"ZR","net_amount":412.00,"vat_amount":0.00,"gross_amount":412.00}]}', X'1E869A45DB49D1598CF63BA5C52DC6BAAD8A8E44D9CA89B9D7D2847591131A26', X'89B8BC4B1340FE70632B9909DCBFBDBA3EDA18D1285D0035E867CC205DA4A763');
INSERT INTO audit_events VALUES ('org_01m8cnh80ken8srxaef9ecv1yf', 17, 1795721568635, 'usr_01m8cnh769eckaq74kgfbtjazf', 'key_01m8cnh7atenja9n45qf0d900w', 'invoice.create', 'inv_01m8cnh8bvedaba7pvw1vc6p30', NULL, '{"id":"inv_01m8cnh8bvedaba7pvw1vc6p30","type":"purchase","kind":"invoice","status":"issued","number":"TB-0117","contact_id":"con_01m8cnh87ae2r9mrgtbbya8k6s","contact_name":"Techbarn","issue_date":"2026-01-21","due_date":"2026-02-20","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":899.00,"vat_total":179.80,"gross_total":1078.80,"amount_paid":0.00,"amount_credited":0.00,"amount_due":1078.80,"overdue":true,"journal_id":"jnl_01m8cnh8bvedaba7pvw4qq9e5d","void_date":null,"void_journal_id":null,"created_at":"2026-11-26T19:32:48.635Z","updated_at":"2026-11-26T19:32:48.635Z","version":1,"lines":[{"description":"Laptop","quantity":1,"unit_price":899.00,"discount_percent":null,"account_id":"acc_01m8cnh80ken8srxae9dkvrhke","account_code":"1000","vat_code":"ST","net_amount":899.00,"vat_amount":179.80,"gross_amount":1078.80}]}', X'79817B396E29B559C2E62634FA722B940C2EAD5DEF7FE6366CCB4F3FCA6BE573', X'DA080D3612E03527571483A3E71945A819FB8B8E614254ADF9B287883C24CCDD');
INSERT INTO audit_events VALUES ('org_01m8cnh80ken8srxaef9ecv1yf', 18, 1795721568653, 'usr_01m8cnh769eckaq74kgfbtjazf', 'key_01m8cnh7atenja9n45qf0d900w', 'invoice.create', 'inv_01m8cnh8cdepj920c6m8dh2mrz', NULL, '{"id":"inv_01m8cnh8cdepj920c6m8dh2mrz","type":"sales","kind":"invoice","status":"issued","number":"INV-0002","contact_id":"con_01m8cnh84ze8yszh9dn1y4gz39","contact_name":"Abbey Schools Trust","issue_date":"2026-01-28","due_date":"2026-02-27","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":870.00,"vat_total":0.00,"gross_total":870.00,"amount_paid":0.00,"amount_credited":0.00,"amount_due":870.00,"overdue":true,"journal_id":"jnl_01m8cnh8cdepj920c6mfa2x1nn","void_date":null,"void_journal_id":null,"created_at":"2026-11-26T19:32:48.653Z","updated_at":"2026-11-26T19:32:48.653Z","version":1,"lines":[{"description":"Workbooks","quantity":120,"unit_price":7.25,"discount_percent":null,"account_id":"acc_01m8cnh80ken8srxaecdk83xfb","account_code":"4010","vat_code":"ZR","net_amount":870.00,"vat_amount":0.00,"gross_amount":870.00}]}', X'63EBD7975C2C75C56B9486D3B0725F2BE943FEF59F80CD413A11C9002162EF44', X'0A5D274C58AFF9F1C7352CF466FDE76774C5E79FCF403E5E1122328481B74188');
INSERT INTO audit_events VALUES ('org_01m8cnh80ken8srxaef9ecv1yf', 19, 1795721568662, 'usr_01m8cnh769eckaq74kgfbtjazf', 'key_01m8cnh7atenja9n45qf0d900w', 'invoice.create', 'inv_01m8cnh8cper2a351q5n6g966k', NULL, '{"id":"inv_01m8cnh8cper2a351q5n6g966k","type":"purchase","kind":"invoice","status":"issued","number":"HL-33","contact_id":"con_01m8cnh87zegmv01c0s8e1mkkr","contact_name":"Harcourt Lettings","issue_date":"2026-02-01","due_date":"2026-03-03","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":1350.00,"vat_total":0.00,"gross_total":1350.00,"amount_paid":0.00,"amount_credited":0.00,"amount_due":1350.00,"overdue":true,"journal_id":"jnl_01m8cnh8cper2a351q5t071a56","void_date":null,"void_journal_id":null,"created_at":"2026-11-26T19:32:48.662Z","updated_at":"2026-11-26T19:32:48.662Z","version":1,"lines":[{"description":"Rent, January to March","quantity":1,"unit_price":1350.00,"discount_percent":null,"account_id":"acc_01m8cnh80ken8srxaedm5mq327","account_code":"6100","vat_code":"EX","net_amount":1350.00,"vat_amount":0.00,"gross_amount":1350.00}]}', X'0F01A017E68A3AE4CEE96E738F2197F069EFE21393F8FA4A87EB1C25007306BF', X'41994F99BA067A22FA7255047A8824160A6B39E30BBA45982922660560F49B1D');
INSERT INTO audit_events VALUES ('org_01m8cnh80ken8srxaef9ecv1yf', 20, 1795721568670, 'usr_01m8cnh769eckaq74kgfbtjazf', 'key_01m8cnh7atenja9n45qf0d900w', 'invoice.create', 'inv_01m8cnh8cyeaxsp1t4mw99frhr', NULL, '{"id":"inv_01m8cnh8cyeaxsp1t4mw99frhr","type":"sales","kind":"invoice","status":"issued","number":"INV-0003","contact_id":"con_01m8cnh85hemmvh2pmne3zrt1h","contact_name":"Kestrel Fitness CIC","issue_date":"2026-02-09","due_date":"2026-03-11","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":275.00,"vat_total":7.00,"gross_total":282.00,"amount_paid":0.00,"amount_credited":0.00,"amount_due":282.00,"overdue":true,"journal_id":"jnl_01m8cnh8cyeaxsp1t4n24n0att","void_date":null,"void_journal_id":null,"created_at":"2026-11-26T19:32:48.670Z","updated_at":"2026-11-26T19:32:48.670Z","version":1,"lines":[{"description":"Seminar room, 5 evenings","quantity":5,"unit_price":48.00,"discount_percent":null,"account_id":"acc_01m8cnh81yegn8q6h06xnafnwq","account_code":"4100","vat_code":"EX","net_amount":240.00,"vat_amount":0.00,"gross_amount":240.00},{"description":"Projector","quantity":1,"unit_price":35.00,"discount_percent":null,"account_id":"acc_01m8cnh80ken8srxaeca94gkcn","account_code":"4000","vat_code":"ST","net_amount":35.00,"vat_amount":7.00,"gross_amount":42.00}]}', X'868DBABEC82CAB53E733906E1F7EE860700CEFD6FE9BCD8BFE5CC9FA5948F582', X'D200A169E2436073541F6B1117B171C9D9F373FF11D9DD885CC145396717344C');
INSERT INTO audit_events VALUES ('org_01m8cnh80ken8srxaef9ecv1yf', 21, 1795721568681, 'usr_01m8cnh769eckaq74kgfbtjazf', 'key_01m8cnh7atenja9n45qf0d900w', 'invoice.create', 'inv_01m8cnh8d9e8cac0rk41aq54zj', NULL, '{"id":"inv_01m8cnh8d9e8cac0rk41aq54zj","type":"sales","kind":"invoice","status":"issued","number":"INV-0004","contact_id":"con_01m8cnh863eas8rk5b37v5vffe","contact_name":"Marlow & Pike LLP","issue_date":"2026-02-20","due_date":"2026-03-22","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":1332.00,"vat_total":266.40,"gross_total":1598.40,"amount_paid":0.00,"amount_credited":0.00,"amount_due":1598.40,"overdue":true,"journal_id":"jnl_01m8cnh8d9e8cac0rk45yc4629","void_date":null,"void_journal_id":null,"created_at":"2026-11-26T19:32:48.681Z","updated_at":"2026-11-26T19:32:48.681Z","version":1,"lines":[{"description":"Course for new starters","quantity":1,"unit_price":1480.00,"discount_percent":10,"account_id":"acc_01m8cnh80ken8srxaeca94gkcn","account_code":"4000","vat_code":"ST","net_amount":1332.00,"vat_amount":266.40,"gross_amount":1598.40}]}', X'B53D90D3B817A70800E675A7A2FAE4F678E190D7A3B3A0B453976A9318A6A9FF', X'DE83CD7434FC19F671B41795A8728B863502EBDEA31449F08A91FCEFCF0FC351');
INSERT INTO audit_events VALUES ('org_01m8cnh80ken8srxaef9ecv1yf', 22, 1795721568695, 'usr_01m8cnh769eckaq74kgfbtjazf', 'key_01m8cnh7atenja9n45qf0d900w', 'invoice.create', 'inv_01m8cnh8dqetntd47kkqbve905', NULL, '{"id":"inv_01m8cnh8dqetntd47kkqbve905","type":"sales","kind":"invoice","status":"issued","number":"INV-0005","contact_id":"con_01m8cnh863eas8rk5b37v5vffe","contact_name":"Marlow & Pike LLP","issue_date":"2026-03-03","due_date":"2026-04-02","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":500.00,"vat_total":100.00,"gross_total":600.00,"amount_paid":0.00,"amount_credited":0.00,"amount_due":600.00,"overdue":true,"journal_id":"jnl_01m8cnh8dqetntd47kkr6dwvj1","void_date":null,"void_journal_id":null,"created_at":"2026-11-26T19:32:48.695Z","updated_at":"2026-11-26T19:32:48.695Z","version":1,"lines":[{"description":"Raised in error","quantity":1,"unit_price":500.00,"discount_percent":null,"account_id":"acc_01m8cnh80ken8srxaeca94gkcn","account_code":"4000","vat_code":"ST","net_amount":500.00,"vat_amount":100.00,"gross_amount":600.00}]}', X'EEB0D04D5E6A27BDB2BA7D8C4C9725C0D81C8E409822DD4D68DE1C6F828307E8', X'BC4E7E87D8876A9EBC0495B57A478B8D460089156BB920AFDCC361E94BB2C177');
INSERT INTO audit_events VALUES ('org_01m8cnh80ken8srxaef9ecv1yf', 23, 1795721568707, 'usr_01m8cnh769eckaq74kgfbtjazf', 'key_01m8cnh7atenja9n45qf0d900w', 'invoice.create', 'inv_01m8cnh8e3eewr7s1v1vpfefnk', NULL, '{"id":"inv_01m8cnh8e3eewr7s1v1vpfefnk","type":"sales","kind":"credit_note","status":"issued","number":"CN-0001","contact_id":"con_01m8cnh863eas8rk5b37v5vffe","contact_name":"Marlow & Pike LLP","issue_date":"2026-03-12","due_date":"2026-03-12","amounts_are":"exclusive","currency":"GBP","reference":"INV-0004","notes":null,"net_total":150.00,"vat_total":30.00,"gross_total":180.00,"amount_paid":0.00,"amount_credited":0.00,"amount_due":180.00,"overdue":false,"journal_id":"jnl_01m8cnh8e3eewr7s1v1w3w0gtn","void_date":null,"void_journal_id":null,"created_at":"2026-11-26T19:32:48.707Z","updated_at":"2026-11-26T19:32:48.707Z","version":1,"lines":[{"description":"A day that was not held","quantity":1,"unit_price":150.00,"discount_percent":null,"account_id":"acc_01m8cnh80ken8srxaeca94gkcn","account_code":"4000","vat_code":"ST","net_amount":150.00,"vat_amount":30.00,"gross_amount":180.00}]}', X'66A08FAB5080860C01DF95BB07637188DCF56A93B42430A684B3BB8500B1A9F0', X'09800B5E5D9591772D7968955C88627CBE7CD5E379B06F97F554779FE346A2FF');
INSERT INTO audit_events VALUES ('org_01m8cnh80ken8srxaef9ecv1yf', 24, 1795721568714, 'usr_01m8cnh769eckaq74kgfbtjazf', 'key_01m8cnh7atenja9n45qf0d900w', 'invoice.create', 'inv_01m8cnh8eaet9vhgsky7ffz3b7', NULL, '{"id":"inv_01m8cnh8eaet9vhgsky7ffz3b7","type":"purchase","kind":"invoice","status":"issued","number":"FR-1209","contact_id":"con_01m8cnh88hep69rp4gq0w30zdj","contact_name":"Fern & Rowe","issue_date":"2026-03-24","due_date":"2026-04-23","amounts_are":"inclusive","currency":"GBP","reference":null,"notes":null,"net_total":640.00,"vat_total":128.00,"gross_total":768.00,"amount_paid":0.00,"amount_credited":0.00,"amount_due":768.00,"overdue":true,"journal_id":"jnl_01m8cnh8eaet9vhgskyaqxsacq","void_date":null,"void_journal_id":null,"created_at":"2026-11-26T19:32:48.714Z","updated_at":"2026-11-26T19:32:48.714Z","version":1,"lines":[{"description":"Illustration, 2 days","quantity":2,"unit_price":384.00,"discount_percent":null,"account_id":"acc_01m8cnh80ken8srxaed2ac6s6f","account_code":"5010","vat_code":"ST","net_amount":640.00,"vat_amount":128.00,"gross_amount":768.00}]}', X'C76BA788482D6ECF190D3B848DB9BC462046B420D0F692BEFD1582E720DB43D1', X'6075761802278B6B07E5217B6E73311281C8E70DFE7A785186A01251E607F7EE');
INSERT INTO audit_events VALUES ('org_01m8cnh80ken8srxaef9ecv1yf', 25, 1795721568722, 'usr_01m8cnh769eckaq74kgfbtjazf', 'key_01m8cnh7atenja9n45qf0d900w', 'invoice.create', 'inv_01m8cnh8eje5atv10znz6j1epb', NULL, '{"id":"inv_01m8cnh8eje5atv10znz6j1epb","type":"sales","kind":"invoice","status":"issued","number":"INV-0006","contact_id":"con_01m8cnh84ze8yszh9dn1y4gz39","contact_name":"Abbey Schools Trust","issue_date":"2026-03-27","due_date":"2026-04-26","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":499.00,"vat_total":65.00,"gross_total":564.00,"amount_paid":0.00,"amount_credited":0.00,"amount_due":564.00,"overdue":true,"journal_id":"jnl_01m8cnh8eje5atv10zp2s4m2dd","void_date":null,"void_journal_id":null,"created_at":"2026-11-26T19:32:48.722Z","updated_at":"2026-11-26T19:32:48.722Z","version":1,"lines":[{"description":"Workbooks","quantity":24,"unit_price":7.25,"discount_percent":null,"account_id":"acc_01m8cnh80ken8srxaecdk83xfb","account_code":"4010","vat_code":"ZR","net_amount":174.00,"vat_amount":0.00,"gross_amount":174.00},{"description":"Half a day of course design","quantity":0.5,"unit_price":650.00,"discount_percent":null,"account_id":"acc_01m8cnh80ken8srxaeca94gkcn","account_code":"4000","vat_code":"ST","net_amount":325.00,"vat_amount":65.00,"gross_amount":390.00}]}', X'2F6C449BEE89547FE6D0955EF0999A02ACC38176F6827901AA68A149E9A19A0D', X'EB0D35152131940F483666293CF335A652F64229746093926489072FCCAAB533');
INSERT INTO audit_events VALUES ('org_01m8cnh80ken8srxaef9ecv1yf', 26, 1795721568752, 'usr_01m8cnh769eckaq74kgfbtjazf', 'key_01m8cnh7atenja9n45qf0d900w', 'invoice.void', 'inv_01m8cnh8dqetntd47kkqbve905', '{"status":"issued"}', '{"reason":"raised in error","status":"void","void_date":"2026-03-03","void_journal_id":"jnl_01m8cnh8fgej1vvvjc3q5f1rgm"}', X'8D78A83D3C5DD50CB578D5EF6B308F704E34C6FBB94EE91BD46219544937BD8B', X'A32FBF7E27C3389BDC60B5AC02BC56F94C951F50CBAEF381B93877F57A8E50D7');
INSERT INTO audit_events VALUES ('org_01m8cnh80ken8srxaef9ecv1yf', 27, 1795721568791, 'usr_01m8cnh769eckaq74kgfbtjazf', 'key_01m8cnh7atenja9n45qf0d900w', 'invoice.allocate', 'inv_01m8cnh8e3eewr7s1v1vpfefnk', NULL, '{"allocations":[{"amount":180.0,"invoice_id":"inv_01m8cnh8d9e8cac0rk41aq54zj"}]}', X'D6CB17D3EEC66A9B06F73FEF9D52C35DE2B822DD5707FCB117D1EB22B7081F00', X'EA53003D20E0F7D81231BD07F47F8B39C8E679F35990B35C7AF1D2BD35576530');
INSERT INTO audit_events VALUES ('org_01m8cnh80ken8srxaef9ecv1yf', 28, 1795721568830, 'usr_01m8cnh769eckaq74kgfbtjazf', 'key_01m8cnh7atenja9n45qf0d900w', 'journal.post', 'jnl_01m8cnh8hye2d9fn95var6nzcw', NULL, '{"sequence":14,"total":10000.00}', X'C7546314352331D4C71A0958F12EA5B5059C43ADF5C4415E727B035FEEBD07B3', X'');
INSERT INTO audit_events VALUES ('org_01m8cnh80ken8srxaef9ecv1yf', 29, 1795721568830, 'usr_01m8cnh769eckaq74kgfbtjazf', 'key_01m8cnh7atenja9n45qf0d900w', 'journal.post', 'jnl_01m8cnh8hye2d9fn95vg1r75hy', NULL, '{"sequence":15,"total":1000.00}', X'4C4220BCC695C6109B3EF59CD1665861E840FC08A0224B3E31B41A649824AD4A', X'');
INSERT INTO audit_events VALUES ('org_01m8cnh80ken8srxaef9ecv1yf', 30, 1795721568830, 'usr_01m8cnh769eckaq74kgfbtjazf', 'key_01m8cnh7atenja9n45qf0d900w', 'journal.post', 'jnl_01m8cnh8hye2d9fn95vv38z8wz', NULL, '{"sequence":16,"total":74.92}', X'4590169949BF58BD55D4E5278486A26A6114E914B31547B5442ADEB2A1DD00F9', X'');
INSERT INTO audit_events VALUES ('org_01m8cnh80ken8srxaef9ecv1yf', 31, 1795721568860, 'usr_01m8cnh769eckaq74kgfbtjazf', 'key_01m8cnh7atenja9n45qf0d900w', 'settlement.create', 'set_01m8cnh8jwecdsgm22efwjkyeq', NULL, '{"id":"set_01m8cnh8jwecdsgm22efwjkyeq","type":"receipt","status":"posted","refund":false,"contact_id":"con_01m8cnh85hemmvh2pmne3zrt1h","contact_name":"Kestrel Fitness CIC","bank_account_id":"bac_01m8cnh83ke51stxg5pr5n11qj","date":"2026-03-06","amount":282.00,"currency":"GBP","reference":null,"allocated_amount":282.00,"unallocated_amount":0.00,"allocations":[{"id":"alc_01m8cnh8jwecdsgm22ene5xwc0","invoice_id":"inv_01m8cnh8cyeaxsp1t4mw99frhr","invoice_number":"INV-0003","settlement_id":"set_01m8cnh8jwecdsgm22efwjkyeq","credit_note_id":null,"amount":282.00,"date":"2026-03-06","created_at":"2026-11-26T19:32:48.860Z"}],"bank_transaction_id":null,"journal_id":"jnl_01m8cnh8jwecdsgm22egt6ky0t","void_date":null,"void_journal_id":null,"created_at":"2026-11-26T19:32:48.860Z","updated_at":"2026-11-26T19:32:48.860Z","version":1}', X'AB1B40D0D439DCF06898D4C4F50173B4B204716638CEDFF4A75FFFE153A4D47F', X'DEDC70B777F01CDFD8004E759C52D3FF8C662F7012AA6F1995A1E9FEE2D79012');
INSERT INTO audit_events VALUES ('org_01m8cnh80ken8srxaef9ecv1yf', 32, 1795721568899, 'usr_01m8cnh769eckaq74kgfbtjazf', 'key_01m8cnh7atenja9n45qf0d900w', 'bank_transactions.import', 'bac_01m8cnh83ke51stxg5pr5n11qj', NULL, '{"created":13,"duplicates":0,"statement_balance":9007.15,"statement_date":"2026-03-31"}', X'E1F66D1D215317A929CE2C4FE3903342797EDCA27BDA27821AAC9E6F579A2B5F', X'7F8EB17820C25E215DA9CA89A77D7D219C1FF6830D47AEA9F91FF105F2F99E11');
INSERT INTO audit_events VALUES ('org_01m8cnh80ken8srxaef9ecv1yf', 33, 1795721568973, 'usr_01m8cnh769eckaq74kgfbtjazf', 'key_01m8cnh7atenja9n45qf0d900w', 'settlement.create', 'set_01m8cnh8pded5s6wa5azvptzr0', NULL, '{"id":"set_01m8cnh8pded5s6wa5azvptzr0","type":"payment","status":"posted","refund":false,"contact_id":"con_01m8cnh87ae2r9mrgtbbya8k6s","contact_name":"Techbarn","bank_account_id":"bac_01m8cnh83ke51stxg5pr5n11qj","date":"2026-01-22","amount":1078.80,"currency":"GBP","reference":null,"allocated_amount":1078.80,"unallocated_amount":0.00,"allocations":[{"id":"alc_01m8cnh8pded5s6wa5azvptzr0","invoice_id":"inv_01m8cnh8bvedaba7pvw1vc6p30","invoice_number":"TB-0117","settlement_id":"set_01m8cnh8pded5s6wa5azvptzr0","credit_note_id":null,"amount":1078.80,"date":"2026-01-22","created_at":"2026-11-26T19:32:48.973Z"}],"bank_transaction_id":"btx_01m8cnh8m3efnvqk5xtxknjsjf","journal_id":"jnl_01m8cnh8pded5s6wa5azvptzr0","void_date":null,"void_journal_id":null,"created_at":"2026-11-26T19:32:48.973Z","updated_at":"2026-11-26T19:32:48.973Z","version":1}', X'B7FA26A12BA9F518A34403C8FABF9CE66EAF3E3DD4AE1AD189604E521B5D60FD', X'EBE6D2B1CBB76DF92ED26E8092B9034FB4B1D1CF43BB34A38C51A0F6AC68194E');
INSERT INTO audit_events VALUES ('org_01m8cnh80ken8srxaef9ecv1yf', 34, 1795721568973, 'usr_01m8cnh769eckaq74kgfbtjazf', 'key_01m8cnh7atenja9n45qf0d900w', 'bank_transaction.confirm', 'btx_01m8cnh8m3efnvqk5xtxknjsjf', NULL, '{"journal_id":"jnl_01m8cnh8pded5s6wa5azvptzr0","way":"allocations"}', X'5D006EC90F7784428E3A1BE1427C3083D1BD218829BF10E57ED51C2A21CCE9A4', X'C6EF3D369E2111DCA0881055CE025FDBE5BF07CA0F99D12F4E822E98DD0D459C');
INSERT INTO audit_events VALUES ('org_01m8cnh80ken8srxaef9ecv1yf', 35, 1795721569045, 'usr_01m8cnh769eckaq74kgfbtjazf', 'key_01m8cnh7atenja9n45qf0d900w', 'settlement.create', 'set_01m8cnh8rneez8afz4seaengca', NULL, '{"id":"set_01m8cnh8rneez8afz4seaengca","type":"receipt","status":"posted","refund":false,"contact_id":"con_01m8cnh84ze8yszh9dn1y4gz39","contact_name":"Abbey Schools Trust","bank_account_id":"bac_01m8cnh83ke51stxg5pr5n11qj","date":"2026-01-30","amount":1500.00,"currency":"GBP","reference":null,"allocated_amount":1500.00,"unallocated_amount":0.00,"allocations":[{"id":"alc_01m8cnh8rneez8afz4seaengca","invoice_id":"inv_01m8cnh8avevd9v2s3fybtcstg","invoice_number":"INV-0001","settlement_id":"set_01m8cnh8rneez8afz4seaengca","credit_note_id":null,"amount":1500.00,"date":"2026-01-30","created_at":"2026-11-26T19:32:49.045Z"}],"bank_transaction_id":"btx_01m8cnh8m3efnvqk5xv19n878y","journal_id":"jnl_01m8cnh8rneez8afz4seaengca","void_date":null,"void_journal_id":null,"created_at":"2026-11-26T19:32:49.045Z","updated_at":"2026-11-26T19:32:49.045Z","version":1}', X'C7C1A9C55F1E2A29C12B53A919DE5A6145297DFD21A5991FBF653F5B9CDBB398', X'9FA4B0444176B5A8A34ED01C47A29E8F26DE6E3CBC5F2216558D860718341727');
INSERT INTO audit_events VALUES ('org_01m8cnh80ken8srxaef9ecv1yf', 36, 1795721569045, 'usr_01m8cnh769eckaq74kgfbtjazf', 'key_01m8cnh7atenja9n45qf0d900w', 'bank_transaction.confirm', 'btx_01m8cnh8m3efnvqk5xv19n878y', NULL, '{"journal_id":"jnl_01m8cnh8rneez8afz4seaengca","way":"allocations"}', X'C2EFAB3A30CFA25A4180860DFE4FEDA9F84DC2B57291CBCF4E1FA9FFAC38284A', X'7494005A84FBE8A8C2C5C6A0FB2D13B8235E5FBD97F35CB96E71DC7B3785FB22');
INSERT INTO audit_events VALUES ('org_01m8cnh80ken8srxaef9ecv1yf', 37, 1795721569123, 'usr_01m8cnh769eckaq74kgfbtjazf', 'key_01m8cnh7atenja9n45qf0d900w', 'settlement.create', 'set_01m8cnh8v3e749fpy5e3wbw9ea', NULL, '{"id":"set_01m8cnh8v3e749fpy5e3wbw9ea","type":"payment","status":"posted","refund":false,"contact_id":"con_01m8cnh87zegmv01c0s8e1mkkr","contact_name":"Harcourt Lettings","bank_account_id":"bac_01m8cnh83ke51stxg5pr5n11qj","date":"2026-02-10","amount":1350.00,"currency":"GBP","reference":null,"allocated_amount":1350.00,"unallocated_amount":0.00,"allocations":[{"id":"alc_01m8cnh8v3e749fpy5e3wbw9ea","invoice_id":"inv_01m8cnh8cper2a351q5n6g966k","invoice_number":"HL-33","settlement_id":"set_01m8cnh8v3e749fpy5e3wbw9ea","credit_note_id":null,"amount":1350.00,"date":"2026-02-10","created_at":"2026-11-26T19:32:49.123Z"}],"bank_transaction_id":"btx_01m8cnh8m3efnvqk5xv9nsa06e","journal_id":"jnl_01m8cnh8v3e749fpy5e3wbw9ea","void_date":null,"void_journal_id":null,"created_at":"2026-11-26T19:32:49.123Z","updated_at":"2026-11-26T19:32:49.123Z","version":1}', X'82DBD07984B970BFFB4E52570A2700F51DA468BC2B1E0DD2B8A1321C0EF6F19F', X'5BB0A0B9898E219D160CA9841C85CCDD0B9BE3FB138798D6B747B6BCFBF998E0');
INSERT INTO audit_events VALUES ('org_01m8cnh80ken8srxaef9ecv1yf', 38, 1795721569123, 'usr_01m8cnh769eckaq74kgfbtjazf', 'key_01m8cnh7atenja9n45qf0d900w', 'bank_transaction.confirm', 'btx_01m8cnh8m3efnvqk5xv9nsa06e', NULL, '{"journal_id":"jnl_01m8cnh8v3e749fpy5e3wbw9ea","way":"allocations"}', X'148D00E24981712E5B02D28A51933D2DC1AB7ACFFC0B5ECF2E19C354AC389B52', X'A3922A2DD18A825A03EF344A55D73BEA1AFD5D6937383AE67DE5635803E46A28');
INSERT INTO audit_events VALUES ('org_01m8cnh80ken8srxaef9ecv1yf', 39, 1795721569192, 'usr_01m8cnh769eckaq74kgfbtjazf', 'key_01m8cnh7atenja9n45qf0d900w', 'settlement.create', 'set_01m8cnh8x8es3r63sk926e5rx0', NULL, '{"id":"set_01m8cnh8x8es3r63sk926e5rx0","type":"receipt","status":"posted","refund":false,"contact_id":"con_01m8cnh84ze8yszh9dn1y4gz39","contact_name":"Abbey Schools Trust","bank_account_id":"bac_01m8cnh83ke51stxg5pr5n11qj","date":"2026-02-16","amount":1710.00,"currency":"GBP","reference":null,"allocated_amount":1710.00,"unallocated_amount":0.00,"allocations":[{"id":"alc_01m8cnh8x8es3r63sk926e5rx0","invoice_id":"inv_01m8cnh8avevd9v2s3fybtcstg","invoice_number":"INV-0001","settlement_id":"set_01m8cnh8x8es3r63sk926e5rx0","credit_note_id":null,"amount":840.00,"date":"2026-02-16","created_at":"2026-11-26T19:32:49.192Z"},{"id":"alc_01m8cnh8x8es3r63sk926e5rx1","invoice_id":"inv_01m8cnh8cdepj920c6m8dh2mrz","invoice_number":"INV-0002","settlement_id":"set_01m8cnh8x8es3r63sk926e5rx0","credit_note_id":null,"amount":870.00,"date":"2026-02-16","created_at":"2026-11-26T19:32:49.192Z"}],"bank_transaction_id":"btx_01m8cnh8m3efnvqk5xvf4qm9pg","journal_id":"jnl_01m8cnh8x8es3r63sk926e5rx0","void_date":null,"void_journal_id":null,"created_at":"2026-11-26T19:32:49.192Z","updated_at":"2026-11-26T19:32:49.192Z","version":1}', X'06E563F09BB28E24ED4C48B5A497AD7527B766D5A6836082CC8110DFFBFD66C7', X'887B2ADBFA29E0053F4C45D7D9CAD9C6268E16816FD3DCB634AFD0CD82BBAAC2');
INSERT INTO audit_events VALUES ('org_01m8cnh80ken8srxaef9ecv1yf', 40, 1795721569192, 'usr_01m8cnh769eckaq74kgfbtjazf', 'key_01m8cnh7atenja9n45qf0d900w', 'bank_transaction.confirm', 'btx_01m8cnh8m3efnvqk5xvf4qm9pg', NULL, '{"journal_id":"jnl_01m8cnh8x8es3r63sk926e5rx0","way":"allocations"}', X'FABD389C9E4F07FFAFE8DAE7673391725405868891A3B4D5FF55EC57BC9A0D7C', X'CA8404DE6A1329BF8DB4055FCBAB4FF404C7CB463DF6C7B64F109AD15FA3A8AF');
INSERT INTO audit_events VALUES ('org_01m8cnh80ken8srxaef9ecv1yf', 41, 1795721569272, 'usr_01m8cnh769eckaq74kgfbtjazf', 'key_01m8cnh7atenja9n45qf0d900w', 'settlement.create', 'set_01m8cnh8zre1387k70cj7nnvaz', NULL, '{"id":"set_01m8cnh8zre1387k70cj7nnvaz","type":"payment","status":"posted","refund":false,"contact_id":"con_01m8cnh86qe0hv4309nv8jshp9","contact_name":"Printwell","bank_account_id":"bac_01m8cnh83ke51stxg5pr5n11qj","date":"2026-02-27","amount":400.00,"currency":"GBP","reference":null,"allocated_amount":400.00,"unallocated_amount":0.00,"allocations":[{"id":"alc_01m8cnh8zre1387k70cj7nnvaz","invoice_id":"inv_01m8cnh8bceg3rjy4bhr3gsebe","invoice_number":"PX-881","settlement_id":"set_01m8cnh8zre1387k70cj7nnvaz","credit_note_id":null,"amount":400.00,"date":"2026-02-27","created_at":"2026-11-26T19:32:49.272Z"}],"bank_transaction_id":"btx_01m8cnh8m3efnvqk5xvnsdvej2","journal_id":"jnl_01m8cnh8zre1387k70cj7nnvaz","void_date":null,"void_journal_id":null,"created_at":"2026-11-26T19:32:49.272Z","updated_at":"2026-11-26T19:32:49.272Z","version":1}', X'E16BF9683F46B236820CAC54A8F4733243E6DE4C9395348A0C4D2F8C59BA6AF0', X'D107C7303DD3827780761F7027445BD734EE140C8D0061F2EE9ED5F6D1EE2D17');
INSERT INTO audit_events VALUES ('org_01m8cnh80ken8srxaef9ecv1yf', 42, 1795721569272, 'usr_01m8cnh769eckaq74kgfbtjazf', 'key_01m8cnh7atenja9n45qf0d900w', 'bank_transaction.confirm', 'btx_01m8cnh8m3efnvqk5xvnsdvej2', NULL, '{"journal_id":"jnl_01m8cnh8zre1387k70cj7nnvaz","way":"allocations"}', X'BBA9FA36AEFC17A9C5E91041CD67FF0B007020BEF9E509A92EB1962C1E96472E', X'D6AC7367A37C9C0CFAF3DC9FF747BE85A3332DDB6FBB4D442AAF5A0FD72BD662');
INSERT INTO audit_events VALUES ('org_01m8cnh80ken8srxaef9ecv1yf', 43, 1795721569334, 'usr_01m8cnh769eckaq74kgfbtjazf', 'key_01m8cnh7atenja9n45qf0d900w', 'settlement.create', 'set_01m8cnh91pests9qf5g00ajrbk', NULL, '{"id":"set_01m8cnh91pests9qf5g00ajrbk","type":"receipt","status":"posted","refund":false,"contact_id":"con_01m8cnh863eas8rk5b37v5vffe","contact_name":"Marlow & Pike LLP","bank_account_id":"bac_01m8cnh83ke51stxg5pr5n11qj","date":"2026-03-16","amount":1418.40,"currency":"GBP","reference":null,"allocated_amount":1418.40,"unallocated_amount":0.00,"allocations":[{"id":"alc_01m8cnh91pests9qf5g00ajrbk","invoice_id":"inv_01m8cnh8d9e8cac0rk41aq54zj","invoice_number":"INV-0004","settlement_id":"set_01m8cnh91pests9qf5g00ajrbk","credit_note_id":null,"amount":1418.40,"date":"2026-03-16","created_at":"2026-11-26T19:32:49.334Z"}],"bank_transaction_id":"btx_01m8cnh8m3efnvqk5xw0p7hzyd","journal_id":"jnl_01m8cnh91pests9qf5g00ajrbk","void_date":null,"void_journal_id":null,"created_at":"2026-11-26T19:32:49.334Z","updated_at":"2026-11-26T19:32:49.334Z","version":1}', X'EC4741F516CF2BDA5901FCCDA7E3ADC14ACF01B394F12A22A4287135D4F2699F', X'E28FF5DEE94A7097F044F9C1797295E7E8AE35CA2A338636F178B3B41B982B2E');
INSERT INTO audit_events VALUES ('org_01m8cnh80ken8srxaef9ecv1yf', 44, 1795721569334, 'usr_01m8cnh769eckaq74kgfbtjazf', 'key_01m8cnh7atenja9n45qf0d900w', 'bank_transaction.confirm', 'btx_01m8cnh8m3efnvqk5xw0p7hzyd', NULL, '{"journal_id":"jnl_01m8cnh91pests9qf5g00ajrbk","way":"allocations"}', X'78379F9E6B9149CB2C5DD483EB48E877054A3FF98C0DB31BCCF56C8307A9B628', X'1D5BC9559F7463561CAA4DFE253BDB5948BDE1B6CFA504C3D470E7706B5F6B43');
INSERT INTO audit_events VALUES ('org_01m8cnh80ken8srxaef9ecv1yf', 45, 1795721569421, 'usr_01m8cnh769eckaq74kgfbtjazf', 'key_01m8cnh7atenja9n45qf0d900w', 'settlement.match', 'set_01m8cnh8jwecdsgm22efwjkyeq', NULL, '{"bank_transaction_id":"btx_01m8cnh8m3efnvqk5xvxaf9mhx"}', X'8790C66CB301F19FB6FDB7E8AAB4212EEF496E3E75561E19945B16430945EAC2', X'5E61EA45069A99839FB15C87C36B7F8A7B9792FB6A68D8746DFA5C7B065D3A86');
INSERT INTO audit_events VALUES ('org_01m8cnh80ken8srxaef9ecv1yf', 46, 1795721569421, 'usr_01m8cnh769eckaq74kgfbtjazf', 'key_01m8cnh7atenja9n45qf0d900w', 'bank_transaction.confirm', 'btx_01m8cnh8m3efnvqk5xvxaf9mhx', NULL, '{"journal_id":"jnl_01m8cnh8jwecdsgm22egt6ky0t","way":"match"}', X'0CC30E1D8E62F187CA2F8DD2FD0E30F57B5053D9D7C1932B2232BCACE9B4CE5E', X'A66915C6A8285BE2D09CCC9CE55F90FEB07EA4CCC6738079E8F67022C55F5412');
INSERT INTO audit_events VALUES ('org_01m8cnh80ken8srxaef9ecv1yf', 47, 1795721569470, 'usr_01m8cnh769eckaq74kgfbtjazf', 'key_01m8cnh7atenja9n45qf0d900w', 'bank_transaction.confirm', 'btx_01m8cnh8m3efnvqk5xwa4rn2qt', NULL, '{"journal_id":"jnl_01m8cnh95yebpr32kkcsxe1fps","way":"transfer"}', X'C7D01C1E6C80A5CE191AC8D3C13B4362C30394F262B3C2C6E8F8ED6304BBEE3F', X'63C039970C1A192F45509F5E784433CDFC4E611CEDCA253E5A3AAB9D88CD9202');
INSERT INTO audit_events VALUES ('org_01m8cnh80ken8srxaef9ecv1yf', 48, 1795721569553, 'usr_01m8cnh769eckaq74kgfbtjazf', 'key_01m8cnh7atenja9n45qf0d900w', 'bank_transaction.confirm', 'btx_01m8cnh8m3efnvqk5xwds1x5w3', NULL, '{"journal_id":"jnl_01m8cnh98he9vtgy3g02yznssd","way":"account"}', X'4B8EDBF8393B1C607726C125A45871ACD4319EC0238187B1B0552BAC9F0A11C1', X'AA624F144C9E789FD0200F2F9A1AEEC8D6D635225361B5E66E1FCB200AC33C40');
INSERT INTO audit_events VALUES ('org_01m8cnh80ken8srxaef9ecv1yf', 49, 1795721570070, 'usr_01m8cnh769eckaq74kgfbtjazf', 'key_01m8cnh7atenja9n45qf0d900w', 'bank_transaction.update', 'btx_01m8cnh8m3efnvqk5xv47xh4xw', '{"account_id":null,"contact_id":null,"vat_amount":null,"vat_code":"NV"}', '{"account_id":"acc_01m8cnh80ken8srxaee7waz21a","contact_id":null,"vat_amount":null,"vat_code":"ST"}', X'93115E804FABDA7C611674E025EB6F9B4A41EB1ED40FF2BFD8D3D3CFBCBB4CBD', X'7F2719B312D64F1353DCC65B88A1A570A627D62D7ADB47F28E5AD20376F56E96');
INSERT INTO audit_events VALUES ('org_01m8cnh80ken8srxaef9ecv1yf', 50, 1795721570070, 'usr_01m8cnh769eckaq74kgfbtjazf', 'key_01m8cnh7atenja9n45qf0d900w', 'bank_transaction.update', 'btx_01m8cnh8m3efnvqk5xvhe0gj42', '{"account_id":null,"contact_id":null,"vat_amount":null,"vat_code":"NV"}', '{"account_id":"acc_01m8cnh80ken8srxaeef04h3px","contact_id":null,"vat_amount":null,"vat_code":"ZR"}', X'AD79B4CE683443595C1BB2475813B7245A7D7DC88587B424ACC2788EB2889A85', X'0176C02A79E88E26BB2968FFDF5EE699C09F42AF37B14487386774506BD08274');
INSERT INTO audit_events VALUES ('org_01m8cnh80ken8srxaef9ecv1yf', 51, 1795721570070, 'usr_01m8cnh769eckaq74kgfbtjazf', 'key_01m8cnh7atenja9n45qf0d900w', 'bank_transaction.update', 'btx_01m8cnh8m3efnvqk5xvsr7c3nh', '{"account_id":null,"contact_id":null,"vat_amount":null,"vat_code":"NV"}', '{"account_id":"acc_01m8cnh80ken8srxaee7waz21a","contact_id":null,"vat_amount":null,"vat_code":"ST"}', X'EE6F06CF820A088F1033F021B5E8E5D9C2BE7FCA8E96F3FFF32A880B7C962B2C', X'BD6F53FBC858BEB13E770DAF74E70123EF53396E964E16E2AFAE35156F63F3C4');
INSERT INTO audit_events VALUES ('org_01m8cnh80ken8srxaef9ecv1yf', 52, 1795721570070, 'usr_01m8cnh769eckaq74kgfbtjazf', 'key_01m8cnh7atenja9n45qf0d900w', 'bank_transaction.update', 'btx_01m8cnh8m3efnvqk5xw5r7kkbg', '{"account_id":null,"contact_id":null,"vat_amount":null,"vat_code":"NV"}', '{"account_id":"acc_01m8cnh80ken8srxaef063hejh","contact_id":null,"vat_amount":null,"vat_code":"EX"}', X'5E8EC9E0D4D646F2CF72C0792C760F06A25B2C28E8B875FD5A481633E66C15E1', X'F7118ACF60ACCB74751FE5B230DC42D3A381340ECCABBB15FAF3E8AB921F75C9');
INSERT INTO audit_events VALUES ('org_01m8cnh80ken8srxaef9ecv1yf', 53, 1795721570135, 'usr_01m8cnh769eckaq74kgfbtjazf', 'key_01m8cnh7atenja9n45qf0d900w', 'bank_transaction.confirm', 'btx_01m8cnh8m3efnvqk5xvhe0gj42', NULL, '{"journal_id":"jnl_01m8cnh9tqe9pv6axv1g9naa8q","way":"account"}', X'B64ECC8E9FF71B1099244013AAA68A3B8186A9E10EC14F18CBFD869CAF38BBE3', X'8A3714E87FAE63357673A6C1586C158560F422C8EE33508C6C0172450F72B563');
INSERT INTO audit_events VALUES ('org_01m8cnh80ken8srxaef9ecv1yf', 54, 1795721570188, 'usr_01m8cnh769eckaq74kgfbtjazf', 'key_01m8cnh7atenja9n45qf0d900w', 'bank_transaction.confirm', 'btx_01m8cnh8m3efnvqk5xvsr7c3nh', NULL, '{"journal_id":"jnl_01m8cnh9wce4h9xd32zc01mse8","way":"account"}', X'458369973C95F7F7E836D676E0F3A8F7A83AC1E82F0CA5A97BD617F5B9DDB554', X'C7F9B966C9F2D23B39E904FC0F361C287401E43C27723281EAFE9814C5EE4B60');
INSERT INTO audit_events VALUES ('org_01m8cnh80ken8srxaef9ecv1yf', 55, 1795721570248, 'usr_01m8cnh769eckaq74kgfbtjazf', 'key_01m8cnh7atenja9n45qf0d900w', 'bank_transaction.confirm', 'btx_01m8cnh8m3efnvqk5xv47xh4xw', NULL, '{"journal_id":"jnl_01m8cnh9y8ecav1ds4x543kp36","way":"account"}', X'76B0B2C50FA803E4216E78800916001095D97BD89E276547C0758D69DFF76810', X'8A59B27982BC1D986AC5449FD1BE05F6BBCD5DCE561A05AC6414D5B25ABBD415');
INSERT INTO audit_events VALUES ('org_01m8cnh80ken8srxaef9ecv1yf', 56, 1795721570310, 'usr_01m8cnh769eckaq74kgfbtjazf', 'key_01m8cnh7atenja9n45qf0d900w', 'bank_transaction.confirm', 'btx_01m8cnh8m3efnvqk5xw5r7kkbg', NULL, '{"journal_id":"jnl_01m8cnha06ene8fk85ggj63nhs","way":"account"}', X'C66AB1208837CC8D7AA19C5C60E4493F2C1B37ABFEA8F517DDA05349CCE9421C', X'964BA34A1C1A39A567CCF7330DA89BDAF5F7440436B43B6B28202489D84CCF53');
INSERT INTO audit_events VALUES ('org_01m8cnh80ken8srxaef9ecv1yf', 57, 1795721570423, 'usr_01m8cnh769eckaq74kgfbtjazf', 'key_01m8cnh7atenja9n45qf0d900w', 'vat_return.create', 'vrt_01m8cnha3qe2tscy34wddvv1at', NULL, '{"id":"vrt_01m8cnha3qe2tscy34wddvv1at","date_from":"2026-01-01","date_to":"2026-03-31","status":"draft","currency":"GBP","scheme":"standard","flat_rate_percent":null,"adjustments":[],"boxes":{"1":698.40,"2":0.00,"3":698.40,"4":319.80,"5":378.60,"6":4776.00,"7":3427.00,"8":0.00,"9":0.00},"direction":"pay","hmrc":{"vatDueSales":698.40,"vatDueAcquisitions":0.00,"totalVatDue":698.40,"vatReclaimedCurrPeriod":319.80,"netVatDue":378.60,"totalValueSalesExVAT":4776,"totalValuePurchasesExVAT":3427,"totalValueGoodsSuppliedExVAT":0,"totalAcquisitionsExVAT":0},"journal_id":null,"finalised_at":null,"created_at":"2026-11-26T19:32:50.423Z","updated_at":"2026-11-26T19:32:50.423Z","version":1}', X'6D8F29A92DEBB0B895E4BB8F982147901D70543A903079E21C784232FF13AB66', X'25B8D7EF06431F98A869CCF611FC5F3F2B15A419606DE2B5137058E8D65A0613');
INSERT INTO audit_events VALUES ('org_01m8cnh80ken8srxaef9ecv1yf', 58, 1795721570460, 'usr_01m8cnh769eckaq74kgfbtjazf', 'key_01m8cnh7atenja9n45qf0d900w', 'vat_return.finalise', 'vrt_01m8cnha3qe2tscy34wddvv1at', NULL, '{"id":"vrt_01m8cnha3qe2tscy34wddvv1at","date_from":"2026-01-01","date_to":"2026-03-31","status":"finalised","currency":"GBP","scheme":"standard","flat_rate_percent":null,"adjustments":[],"boxes":{"1":698.40,"2":0.00,"3":698.40,"4":319.80,"5":378.60,"6":4776.00,"7":3427.00,"8":0.00,"9":0.00},"direction":"pay","hmrc":{"vatDueSales":698.40,"vatDueAcquisitions":0.00,"totalVatDue":698.40,"vatReclaimedCurrPeriod":319.80,"netVatDue":378.60,"totalValueSalesExVAT":4776,"totalValuePurchasesExVAT":3427,"totalValueGoodsSuppliedExVAT":0,"totalAcquisitionsExVAT":0},"journal_id":null,"finalised_at":"2026-11-26T19:32:50.460Z","created_at":"2026-11-26T19:32:50.423Z","updated_at":"2026-11-26T19:32:50.460Z","version":2}', X'E86A4DD21A6814DB2A4475D898073F28890372ACDF0AEBBF74D91CA4A897D450', X'B28A726CC309025CFA2C6237F030AFC068307D1E37C5028CFDC47D654249DF14');
INSERT INTO audit_events VALUES ('org_01m8cnh80ken8srxaef9ecv1yf', 59, 1795721570501, 'usr_01m8cnh769eckaq74kgfbtjazf', 'key_01m8cnh7atenja9n45qf0d900w', 'organisation.lock', 'org_01m8cnh80ken8srxaef9ecv1yf', '{"lock_date":null}', '{"lock_date":"2026-03-31","reason":"year end"}', X'B44F217B16E0F02E5A5C619C05EFBFB08DC7A9EACCE39A88FB7562696738DC54', X'A9E0EDF11A70E597E632CD598C5DA492FDF86847C4386092A7AD38903BF621A2');
INSERT INTO bank_accounts VALUES ('bac_01m8cnh7zfecjrvkqy7rx6g13a', 'org_01m8cnh7b4ecxaf4sn6nvf8z0k', 'acc_01m8cnh7b4ecxaf4sn1tk4ze41', 'Current', 'current', NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1795721568239, 1795721568239, 1, NULL);
INSERT INTO bank_accounts VALUES ('bac_01m8cnh83ke51stxg5pr5n11qj', 'org_01m8cnh80ken8srxaef9ecv1yf', 'acc_01m8cnh80ken8srxaeacvnkm1j', 'Current', 'current', NULL, NULL, NULL, 1000000, '2026-01-01', 'jnl_01m8cnh83ke51stxg5q1f96e63', 900715, 1795721568371, 1795721568899, 2, '2026-03-31');
INSERT INTO bank_accounts VALUES ('bac_01m8cnh84be59s0re7mmj1bnrp', 'org_01m8cnh80ken8srxaef9ecv1yf', 'acc_01m8cnh84be59s0re7msy9nnnd', 'Savings', 'savings', NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1795721568395, 1795721568395, 1, NULL);
INSERT INTO stated_balances VALUES ('org_01m8cnh80ken8srxaef9ecv1yf', 'bac_01m8cnh83ke51stxg5pr5n11qj', '2026-03-31', 900715, 1795721568899);
INSERT INTO bank_transactions VALUES ('btx_01m8cnh8m3efnvqk5xtxknjsjf', 'org_01m8cnh80ken8srxaef9ecv1yf', 'bac_01m8cnh83ke51stxg5pr5n11qj', '2026-01-22', -107880, 'FPO TECHBARN LTD TB-0117', NULL, NULL, X'1272808C0B8E7153718481FDD8CAD3BCA1177A0D294A925B0D41E3B4B2AE4845', 1, 'fpo techbarn ltd tb-0117', 'confirmed', NULL, 'NV', NULL, 'con_01m8cnh87ae2r9mrgtbbya8k6s', 'allocations', 'jnl_01m8cnh8pded5s6wa5azvptzr0', 2, NULL, 'NV', 0, 1795721568973, 1795721568899, 1795721568973, 2, NULL);
INSERT INTO bank_transactions VALUES ('btx_01m8cnh8m3efnvqk5xv19n878y', 'org_01m8cnh80ken8srxaef9ecv1yf', 'bac_01m8cnh83ke51stxg5pr5n11qj', '2026-01-30', 150000, 'FPI ABBEY SCHOOLS TRUST PART INV-0001', NULL, NULL, X'328DD05DF287413BBD6F750059372A7F48A2FE8810A1C938B25CC5B4201F7110', 1, 'fpi abbey schools trust part inv-0001', 'confirmed', NULL, 'NV', NULL, 'con_01m8cnh84ze8yszh9dn1y4gz39', 'allocations', 'jnl_01m8cnh8rneez8afz4seaengca', 2, NULL, 'NV', 0, 1795721569045, 1795721568899, 1795721569045, 2, NULL);
INSERT INTO bank_transactions VALUES ('btx_01m8cnh8m3efnvqk5xv47xh4xw', 'org_01m8cnh80ken8srxaef9ecv1yf', 'bac_01m8cnh83ke51stxg5pr5n11qj', '2026-02-02', -3600, 'CARD SLATEWORK SOFTWARE SUBSCRIPTION', NULL, NULL, X'67141EE03747F94A367872676174183B43B71F3C3CDD657ED483571C76EC7C0E', 1, 'card slatework software subscription', 'confirmed', 'acc_01m8cnh80ken8srxaee7waz21a', 'ST', NULL, NULL, 'account', 'jnl_01m8cnh9y8ecav1ds4x543kp36', 1, 'acc_01m8cnh80ken8srxaee7waz21a', 'ST', -600, 1795721570248, 1795721568899, 1795721570248, 3, NULL);
INSERT INTO bank_transactions VALUES ('btx_01m8cnh8m3efnvqk5xv9nsa06e', 'org_01m8cnh80ken8srxaef9ecv1yf', 'bac_01m8cnh83ke51stxg5pr5n11qj', '2026-02-10', -135000, 'FPO HARCOURT LETTINGS HL-33', NULL, NULL, X'A554BD883699F03B2433581DAE214B19EF4CA02926A5399A2312D8445D2AE6F3', 1, 'fpo harcourt lettings hl-33', 'confirmed', NULL, 'NV', NULL, 'con_01m8cnh87zegmv01c0s8e1mkkr', 'allocations', 'jnl_01m8cnh8v3e749fpy5e3wbw9ea', 2, NULL, 'NV', 0, 1795721569123, 1795721568899, 1795721569123, 2, NULL);
INSERT INTO bank_transactions VALUES ('btx_01m8cnh8m3efnvqk5xvf4qm9pg', 'org_01m8cnh80ken8srxaef9ecv1yf', 'bac_01m8cnh83ke51stxg5pr5n11qj', '2026-02-16', 171000, 'FPI ABBEY SCHOOLS TRUST INV-0001 INV-0002', NULL, NULL, X'3A4F56DDD806837EDC73F6F4DC68C99DACBE0696CCC891AED5FA4883FF1E7336', 1, 'fpi abbey schools trust inv-0001 inv-0002', 'confirmed', NULL, 'NV', NULL, 'con_01m8cnh84ze8yszh9dn1y4gz39', 'allocations', 'jnl_01m8cnh8x8es3r63sk926e5rx0', 2, NULL, 'NV', 0, 1795721569192, 1795721568899, 1795721569192, 2, NULL);
INSERT INTO bank_transactions VALUES ('btx_01m8cnh8m3efnvqk5xvhe0gj42', 'org_01m8cnh80ken8srxaef9ecv1yf', 'bac_01m8cnh83ke51stxg5pr5n11qj', '2026-02-18', -5840, 'CARD TRAINLINE.COM LONDON', NULL, NULL, X'56CF7DBBB1CCE80AAE434516F639C2AE3AC2F04AE4E3EC16A64F481C4271CE17', 1, 'card trainline.com london', 'confirmed', 'acc_01m8cnh80ken8srxaeef04h3px', 'ZR', NULL, NULL, 'account', 'jnl_01m8cnh9tqe9pv6axv1g9naa8q', 1, 'acc_01m8cnh80ken8srxaeef04h3px', 'ZR', 0, 1795721570135, 1795721568899, 1795721570135, 3, NULL);
INSERT INTO bank_transactions VALUES ('btx_01m8cnh8m3efnvqk5xvnsdvej2', 'org_01m8cnh80ken8srxaef9ecv1yf', 'bac_01m8cnh83ke51stxg5pr5n11qj', '2026-02-27', -40000, 'FPO PRINTWELL PX-881', NULL, NULL, X'CBB4004E5F456DD9C35D050B3FE3C9E6B04BF0EAB21532E492B097A7B21B73A1', 1, 'fpo printwell px-881', 'confirmed', NULL, 'NV', NULL, 'con_01m8cnh86qe0hv4309nv8jshp9', 'allocations', 'jnl_01m8cnh8zre1387k70cj7nnvaz', 2, NULL, 'NV', 0, 1795721569272, 1795721568899, 1795721569272, 2, NULL);
INSERT INTO bank_transactions VALUES ('btx_01m8cnh8m3efnvqk5xvsr7c3nh', 'org_01m8cnh80ken8srxaef9ecv1yf', 'bac_01m8cnh83ke51stxg5pr5n11qj', '2026-03-02', -3600, 'CARD SLATEWORK SOFTWARE SUBSCRIPTION', NULL, NULL, X'C9F5FEC85CB8D9A7FF4021B408AB259A9BB61A729B1B9895D3CBF4C028444205', 1, 'card slatework software subscription', 'confirmed', 'acc_01m8cnh80ken8srxaee7waz21a', 'ST', NULL, NULL, 'account', 'jnl_01m8cnh9wce4h9xd32zc01mse8', 1, 'acc_01m8cnh80ken8srxaee7waz21a', 'ST', -600, 1795721570188, 1795721568899, 1795721570188, 3, NULL);
INSERT INTO bank_transactions VALUES ('btx_01m8cnh8m3efnvqk5xvxaf9mhx', 'org_01m8cnh80ken8srxaef9ecv1yf', 'bac_01m8cnh83ke51stxg5pr5n11qj', '2026-03-06', 28200, 'FPI KESTREL FITNESS CIC INV-0003', NULL, NULL, X'8E0352E4B1B35F89518582419B2FF0638D7196EA458695B1839482EA1B564551', 1, 'fpi kestrel fitness cic inv-0003', 'confirmed', NULL, 'NV', NULL, 'con_01m8cnh85hemmvh2pmne3zrt1h', 'match', 'jnl_01m8cnh8jwecdsgm22egt6ky0t', 2, NULL, 'NV', 0, 1795721569421, 1795721568899, 1795721569421, 2, NULL);
INSERT INTO bank_transactions VALUES ('btx_01m8cnh8m3efnvqk5xw0p7hzyd', 'org_01m8cnh80ken8srxaef9ecv1yf', 'bac_01m8cnh83ke51stxg5pr5n11qj', '2026-03-16', 141840, 'FPI MARLOW AND PIKE LLP INV-0004 LESS CN-0001', NULL, NULL, X'71E7888D7A34F0BCC91A019E775F105D0016A4F32F799EDAF02F3D2A7290E64D', 1, 'fpi marlow and pike llp inv-0004 less cn-0001', 'confirmed', NULL, 'NV', NULL, 'con_01m8cnh863eas8rk5b37v5vffe', 'allocations', 'jnl_01m8cnh91pests9qf5g00ajrbk', 2, NULL, 'NV', 0, 1795721569334, 1795721568899, 1795721569334, 2, NULL);
INSERT INTO bank_transactions VALUES ('btx_01m8cnh8m3efnvqk5xw5r7kkbg', 'org_01m8cnh80ken8srxaef9ecv1yf', 'bac_01m8cnh83ke51stxg5pr5n11qj', '2026-03-20', -750, 'TOTAL CHARGES TO 19MAR2026', NULL, NULL, X'F0BA29B088E504EAE3E9A2FE7A0600DAE5D622DB4B4B80CCFFA83595DB79F5C3', 1, 'total charges to 19mar2026', 'confirmed', 'acc_01m8cnh80ken8srxaef063hejh', 'EX', NULL, NULL, 'account', 'jnl_01m8cnha06ene8fk85ggj63nhs', 1, 'acc_01m8cnh80ken8srxaef063hejh', 'EX', 0, 1795721570310, 1795721568899, 1795721570310, 3, NULL);
INSERT INTO bank_transactions VALUES ('btx_01m8cnh8m3efnvqk5xwa4rn2qt', 'org_01m8cnh80ken8srxaef9ecv1yf', 'bac_01m8cnh83ke51stxg5pr5n11qj', '2026-03-25', -200000, 'TFR TO SAVINGS', NULL, NULL, X'B7B90B8EE2BD4F650D5F978B5912EB492294E4044B7D3C5C2E065CA73B855EAE', 1, 'tfr to savings', 'confirmed', NULL, 'NV', NULL, NULL, 'transfer', 'jnl_01m8cnh95yebpr32kkcsxe1fps', 1, NULL, 'NV', 0, 1795721569470, 1795721568899, 1795721569470, 2, NULL);
INSERT INTO bank_transactions VALUES ('btx_01m8cnh8m3efnvqk5xwds1x5w3', 'org_01m8cnh80ken8srxaef9ecv1yf', 'bac_01m8cnh83ke51stxg5pr5n11qj', '2026-03-31', -93655, 'FPO J WREN NET PAY MARCH', NULL, NULL, X'B723781A8F8F5C03549E3D18755201BD640E2AC657779E194AC48817223FFDEE', 1, 'fpo j wren net pay march', 'confirmed', 'acc_01m8cnh80ken8srxaeb5c3ykg4', 'NV', NULL, NULL, 'account', 'jnl_01m8cnh98he9vtgy3g02yznssd', 1, 'acc_01m8cnh80ken8srxaeb5c3ykg4', 'NV', 0, 1795721569553, 1795721568899, 1795721569553, 2, NULL);
INSERT INTO bank_transactions VALUES ('btx_01m8cnhajhe52snf1f6akme5sq', 'org_01m8cnh7b4ecxaf4sn6nvf8z0k', 'bac_01m8cnh7zfecjrvkqy7rx6g13a', '2026-03-02', -50000, 'CARD 4417 SCREWFIX', NULL, NULL, X'0ED9BB1B0D55AF6C307FF282ECDC85BC1BD02E3792AC92D0AF03BB4A90C6DDD4', 1, 'card 4417 screwfix', 'unconfirmed', NULL, 'NV', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1795721570897, 1795721570938, 3, NULL);
INSERT INTO unlinked_journals VALUES ('org_01m8cnh7b4ecxaf4sn6nvf8z0k', 'btx_01m8cnhajhe52snf1f6akme5sq', 'jnl_01m8cnhak2etrsbv9dtvr566px');
INSERT INTO invoices VALUES ('inv_01m8cnh8avevd9v2s3fybtcstg', 'org_01m8cnh80ken8srxaef9ecv1yf', 'sales', 'invoice', 'issued', 'INV-0001', 'con_01m8cnh84ze8yszh9dn1y4gz39', '2026-01-15', '2026-02-14', 'exclusive', NULL, NULL, 195000, 39000, 234000, 234000, 0, 'issued', 'jnl_01m8cnh8avevd9v2s3g22gkdgc', NULL, NULL, 'inv-0001', 1795721568603, 1795721569192, 3, '2026-02-16', 2, '2026-01-30', '2026-02-16');
INSERT INTO invoices VALUES ('inv_01m8cnh8bceg3rjy4bhr3gsebe', 'org_01m8cnh80ken8srxaef9ecv1yf', 'purchase', 'invoice', 'issued', 'PX-881', 'con_01m8cnh86qe0hv4309nv8jshp9', '2026-01-20', '2026-02-19', 'exclusive', NULL, NULL, 41200, 0, 41200, 40000, 0, 'issued', 'jnl_01m8cnh8bceg3rjy4bhxjsbwj3', NULL, NULL, 'px-881', 1795721568620, 1795721569272, 2, '9999-99-99', 1, '2026-02-27', '2026-02-27');
INSERT INTO invoices VALUES ('inv_01m8cnh8bvedaba7pvw1vc6p30', 'org_01m8cnh80ken8srxaef9ecv1yf', 'purchase', 'invoice', 'issued', 'TB-0117', 'con_01m8cnh87ae2r9mrgtbbya8k6s', '2026-01-21', '2026-02-20', 'exclusive', NULL, NULL, 89900, 17980, 107880, 107880, 0, 'issued', 'jnl_01m8cnh8bvedaba7pvw4qq9e5d', NULL, NULL, 'tb-0117', 1795721568635, 1795721568973, 2, '2026-01-22', 1, '2026-01-22', '2026-01-22');
INSERT INTO invoices VALUES ('inv_01m8cnh8cdepj920c6m8dh2mrz', 'org_01m8cnh80ken8srxaef9ecv1yf', 'sales', 'invoice', 'issued', 'INV-0002', 'con_01m8cnh84ze8yszh9dn1y4gz39', '2026-01-28', '2026-02-27', 'exclusive', NULL, NULL, 87000, 0, 87000, 87000, 0, 'issued', 'jnl_01m8cnh8cdepj920c6mfa2x1nn', NULL, NULL, 'inv-0002', 1795721568653, 1795721569192, 2, '2026-02-16', 1, '2026-02-16', '2026-02-16');
INSERT INTO invoices VALUES ('inv_01m8cnh8cper2a351q5n6g966k', 'org_01m8cnh80ken8srxaef9ecv1yf', 'purchase', 'invoice', 'issued', 'HL-33', 'con_01m8cnh87zegmv01c0s8e1mkkr', '2026-02-01', '2026-03-03', 'exclusive', NULL, NULL, 135000, 0, 135000, 135000, 0, 'issued', 'jnl_01m8cnh8cper2a351q5t071a56', NULL, NULL, 'hl-33', 1795721568662, 1795721569123, 2, '2026-02-10', 1, '2026-02-10', '2026-02-10');
INSERT INTO invoices VALUES ('inv_01m8cnh8cyeaxsp1t4mw99frhr', 'org_01m8cnh80ken8srxaef9ecv1yf', 'sales', 'invoice', 'issued', 'INV-0003', 'con_01m8cnh85hemmvh2pmne3zrt1h', '2026-02-09', '2026-03-11', 'exclusive', NULL, NULL, 27500, 700, 28200, 28200, 0, 'issued', 'jnl_01m8cnh8cyeaxsp1t4n24n0att', NULL, NULL, 'inv-0003', 1795721568670, 1795721568860, 2, '2026-03-06', 1, '2026-03-06', '2026-03-06');
INSERT INTO invoices VALUES ('inv_01m8cnh8d9e8cac0rk41aq54zj', 'org_01m8cnh80ken8srxaef9ecv1yf', 'sales', 'invoice', 'issued', 'INV-0004', 'con_01m8cnh863eas8rk5b37v5vffe', '2026-02-20', '2026-03-22', 'exclusive', NULL, NULL, 133200, 26640, 159840, 141840, 18000, 'issued', 'jnl_01m8cnh8d9e8cac0rk45yc4629', NULL, NULL, 'inv-0004', 1795721568681, 1795721569334, 3, '2026-03-16', 2, '2026-03-12', '2026-03-16');
INSERT INTO invoices VALUES ('inv_01m8cnh8dqetntd47kkqbve905', 'org_01m8cnh80ken8srxaef9ecv1yf', 'sales', 'invoice', 'void', 'INV-0005', 'con_01m8cnh863eas8rk5b37v5vffe', '2026-03-03', '2026-04-02', 'exclusive', NULL, NULL, 50000, 10000, 60000, 0, 0, 'issued', 'jnl_01m8cnh8dqetntd47kkr6dwvj1', '2026-03-03', 'jnl_01m8cnh8fgej1vvvjc3q5f1rgm', 'inv-0005', 1795721568695, 1795721568752, 2, '2026-03-03', 0, NULL, NULL);
INSERT INTO invoices VALUES ('inv_01m8cnh8e3eewr7s1v1vpfefnk', 'org_01m8cnh80ken8srxaef9ecv1yf', 'sales', 'credit_note', 'issued', 'CN-0001', 'con_01m8cnh863eas8rk5b37v5vffe', '2026-03-12', '2026-03-12', 'exclusive', 'INV-0004', NULL, 15000, 3000, 18000, 0, 18000, 'issued', 'jnl_01m8cnh8e3eewr7s1v1w3w0gtn', NULL, NULL, 'cn-0001
inv-0004', 1795721568707, 1795721568791, 2, '2026-03-12', 1, '2026-03-12', '2026-03-12');
INSERT INTO invoices VALUES ('inv_01m8cnh8eaet9vhgsky7ffz3b7', 'org_01m8cnh80ken8srxaef9ecv1yf', 'purchase', 'invoice', 'issued', 'FR-1209', 'con_01m8cnh88hep69rp4gq0w30zdj', '2026-03-24', '2026-04-23', 'inclusive', NULL, NULL, 64000, 12800, 76800, 0, 0, 'issued', 'jnl_01m8cnh8eaet9vhgskyaqxsacq', NULL, NULL, 'fr-1209', 1795721568714, 1795721568714, 1, '9999-99-99', 0, NULL, NULL);
INSERT INTO invoices VALUES ('inv_01m8cnh8eje5atv10znz6j1epb', 'org_01m8cnh80ken8srxaef9ecv1yf', 'sales', 'invoice', 'issued', 'INV-0006', 'con_01m8cnh84ze8yszh9dn1y4gz39', '2026-03-27', '2026-04-26', 'exclusive', NULL, NULL, 49900, 6500, 56400, 0, 0, 'issued', 'jnl_01m8cnh8eje5atv10zp2s4m2dd', NULL, NULL, 'inv-0006', 1795721568722, 1795721568722, 1, '9999-99-99', 0, NULL, NULL);
INSERT INTO invoice_lines VALUES ('org_01m8cnh80ken8srxaef9ecv1yf', 'inv_01m8cnh8avevd9v2s3fybtcstg', 1, 'Course design, 3 days', '3', '650.00', NULL, 'acc_01m8cnh80ken8srxaeca94gkcn', 'ST', NULL, 195000, 39000, 234000);
INSERT INTO invoice_lines VALUES ('org_01m8cnh80ken8srxaef9ecv1yf', 'inv_01m8cnh8bceg3rjy4bhr3gsebe', 1, 'Printing of workbooks', '1', '412.00', NULL, 'acc_01m8cnh80ken8srxaecztcy0x7', 'ZR', NULL, 41200, 0, 41200);
INSERT INTO invoice_lines VALUES ('org_01m8cnh80ken8srxaef9ecv1yf', 'inv_01m8cnh8bvedaba7pvw1vc6p30', 1, 'Laptop', '1', '899.00', NULL, 'acc_01m8cnh80ken8srxae9dkvrhke', 'ST', NULL, 89900, 17980, 107880);
INSERT INTO invoice_lines VALUES ('org_01m8cnh80ken8srxaef9ecv1yf', 'inv_01m8cnh8cdepj920c6m8dh2mrz', 1, 'Workbooks', '120', '7.25', NULL, 'acc_01m8cnh80ken8srxaecdk83xfb', 'ZR', NULL, 87000, 0, 87000);
INSERT INTO invoice_lines VALUES ('org_01m8cnh80ken8srxaef9ecv1yf', 'inv_01m8cnh8cper2a351q5n6g966k', 1, 'Rent, January to March', '1', '1350.00', NULL, 'acc_01m8cnh80ken8srxaedm5mq327', 'EX', NULL, 135000, 0, 135000);
INSERT INTO invoice_lines VALUES ('org_01m8cnh80ken8srxaef9ecv1yf', 'inv_01m8cnh8cyeaxsp1t4mw99frhr', 1, 'Seminar room, 5 evenings', '5', '48.00', NULL, 'acc_01m8cnh81yegn8q6h06xnafnwq', 'EX', NULL, 24000, 0, 24000);
INSERT INTO invoice_lines VALUES ('org_01m8cnh80ken8srxaef9ecv1yf', 'inv_01m8cnh8cyeaxsp1t4mw99frhr', 2, 'Projector', '1', '35.00', NULL, 'acc_01m8cnh80ken8srxaeca94gkcn', 'ST', NULL, 3500, 700, 4200);
INSERT INTO invoice_lines VALUES ('org_01m8cnh80ken8srxaef9ecv1yf', 'inv_01m8cnh8d9e8cac0rk41aq54zj', 1, 'Course for new starters', '1', '1480.00', '10', 'acc_01m8cnh80ken8srxaeca94gkcn', 'ST', NULL, 133200, 26640, 159840);
INSERT INTO invoice_lines VALUES ('org_01m8cnh80ken8srxaef9ecv1yf', 'inv_01m8cnh8dqetntd47kkqbve905', 1, 'Raised in error', '1', '500.00', NULL, 'acc_01m8cnh80ken8srxaeca94gkcn', 'ST', NULL, 50000, 10000, 60000);
INSERT INTO invoice_lines VALUES ('org_01m8cnh80ken8srxaef9ecv1yf', 'inv_01m8cnh8e3eewr7s1v1vpfefnk', 1, 'A day that was not held', '1', '150.00', NULL, 'acc_01m8cnh80ken8srxaeca94gkcn', 'ST', NULL, 15000, 3000, 18000);
INSERT INTO invoice_lines VALUES ('org_01m8cnh80ken8srxaef9ecv1yf', 'inv_01m8cnh8eaet9vhgsky7ffz3b7', 1, 'Illustration, 2 days', '2', '384.00', NULL, 'acc_01m8cnh80ken8srxaed2ac6s6f', 'ST', NULL, 64000, 12800, 76800);
INSERT INTO invoice_lines VALUES ('org_01m8cnh80ken8srxaef9ecv1yf', 'inv_01m8cnh8eje5atv10znz6j1epb', 1, 'Workbooks', '24', '7.25', NULL, 'acc_01m8cnh80ken8srxaecdk83xfb', 'ZR', NULL, 17400, 0, 17400);
INSERT INTO invoice_lines VALUES ('org_01m8cnh80ken8srxaef9ecv1yf', 'inv_01m8cnh8eje5atv10znz6j1epb', 2, 'Half a day of course design', '0.5', '650.00', NULL, 'acc_01m8cnh80ken8srxaeca94gkcn', 'ST', NULL, 32500, 6500, 39000);
INSERT INTO number_sequences VALUES ('org_01m8cnh80ken8srxaef9ecv1yf', 'credit_note', 1);
INSERT INTO number_sequences VALUES ('org_01m8cnh80ken8srxaef9ecv1yf', 'invoice', 6);
INSERT INTO settlements VALUES ('set_01m8cnh8jwecdsgm22efwjkyeq', 'org_01m8cnh80ken8srxaef9ecv1yf', 'receipt', 'sales', 'posted', 'con_01m8cnh85hemmvh2pmne3zrt1h', 'bac_01m8cnh83ke51stxg5pr5n11qj', '2026-03-06', 28200, 28200, NULL, 'btx_01m8cnh8m3efnvqk5xvxaf9mhx', 0, 'jnl_01m8cnh8jwecdsgm22egt6ky0t', NULL, NULL, '', 1795721568860, 1795721569421, 2, '2026-03-06', 1, '2026-03-06', '2026-03-06');
INSERT INTO settlements VALUES ('set_01m8cnh8pded5s6wa5azvptzr0', 'org_01m8cnh80ken8srxaef9ecv1yf', 'payment', 'purchase', 'posted', 'con_01m8cnh87ae2r9mrgtbbya8k6s', 'bac_01m8cnh83ke51stxg5pr5n11qj', '2026-01-22', 107880, 107880, NULL, 'btx_01m8cnh8m3efnvqk5xtxknjsjf', 1, 'jnl_01m8cnh8pded5s6wa5azvptzr0', NULL, NULL, '', 1795721568973, 1795721568973, 1, '2026-01-22', 1, '2026-01-22', '2026-01-22');
INSERT INTO settlements VALUES ('set_01m8cnh8rneez8afz4seaengca', 'org_01m8cnh80ken8srxaef9ecv1yf', 'receipt', 'sales', 'posted', 'con_01m8cnh84ze8yszh9dn1y4gz39', 'bac_01m8cnh83ke51stxg5pr5n11qj', '2026-01-30', 150000, 150000, NULL, 'btx_01m8cnh8m3efnvqk5xv19n878y', 1, 'jnl_01m8cnh8rneez8afz4seaengca', NULL, NULL, '', 1795721569045, 1795721569045, 1, '2026-01-30', 1, '2026-01-30', '2026-01-30');
INSERT INTO settlements VALUES ('set_01m8cnh8v3e749fpy5e3wbw9ea', 'org_01m8cnh80ken8srxaef9ecv1yf', 'payment', 'purchase', 'posted', 'con_01m8cnh87zegmv01c0s8e1mkkr', 'bac_01m8cnh83ke51stxg5pr5n11qj', '2026-02-10', 135000, 135000, NULL, 'btx_01m8cnh8m3efnvqk5xv9nsa06e', 1, 'jnl_01m8cnh8v3e749fpy5e3wbw9ea', NULL, NULL, '', 1795721569123, 1795721569123, 1, '2026-02-10', 1, '2026-02-10', '2026-02-10');
INSERT INTO settlements VALUES ('set_01m8cnh8x8es3r63sk926e5rx0', 'org_01m8cnh80ken8srxaef9ecv1yf', 'receipt', 'sales', 'posted', 'con_01m8cnh84ze8yszh9dn1y4gz39', 'bac_01m8cnh83ke51stxg5pr5n11qj', '2026-02-16', 171000, 171000, NULL, 'btx_01m8cnh8m3efnvqk5xvf4qm9pg', 1, 'jnl_01m8cnh8x8es3r63sk926e5rx0', NULL, NULL, '', 1795721569192, 1795721569192, 1, '2026-02-16', 2, '2026-02-16', '2026-02-16');
INSERT INTO settlements VALUES ('set_01m8cnh8zre1387k70cj7nnvaz', 'org_01m8cnh80ken8srxaef9ecv1yf', 'payment', 'purchase', 'posted', 'con_01m8cnh86qe0hv4309nv8jshp9', 'bac_01m8cnh83ke51stxg5pr5n11qj', '2026-02-27', 40000, 40000, NULL, 'btx_01m8cnh8m3efnvqk5xvnsdvej2', 1, 'jnl_01m8cnh8zre1387k70cj7nnvaz', NULL, NULL, '', 1795721569272, 1795721569272, 1, '2026-02-27', 1, '2026-02-27', '2026-02-27');
INSERT INTO settlements VALUES ('set_01m8cnh91pests9qf5g00ajrbk', 'org_01m8cnh80ken8srxaef9ecv1yf', 'receipt', 'sales', 'posted', 'con_01m8cnh863eas8rk5b37v5vffe', 'bac_01m8cnh83ke51stxg5pr5n11qj', '2026-03-16', 141840, 141840, NULL, 'btx_01m8cnh8m3efnvqk5xw0p7hzyd', 1, 'jnl_01m8cnh91pests9qf5g00ajrbk', NULL, NULL, '', 1795721569334, 1795721569334, 1, '2026-03-16', 1, '2026-03-16', '2026-03-16');
INSERT INTO allocations VALUES ('alc_01m8cnh8gqees97dfjkpqma1q6', 'org_01m8cnh80ken8srxaef9ecv1yf', 'inv_01m8cnh8d9e8cac0rk41aq54zj', NULL, 'inv_01m8cnh8e3eewr7s1v1vpfefnk', 18000, '2026-03-12', NULL, 1795721568791, NULL);
INSERT INTO allocations VALUES ('alc_01m8cnh8jwecdsgm22ene5xwc0', 'org_01m8cnh80ken8srxaef9ecv1yf', 'inv_01m8cnh8cyeaxsp1t4mw99frhr', 'set_01m8cnh8jwecdsgm22efwjkyeq', NULL, 28200, '2026-03-06', NULL, 1795721568860, NULL);
INSERT INTO allocations VALUES ('alc_01m8cnh8pded5s6wa5azvptzr0', 'org_01m8cnh80ken8srxaef9ecv1yf', 'inv_01m8cnh8bvedaba7pvw1vc6p30', 'set_01m8cnh8pded5s6wa5azvptzr0', NULL, 107880, '2026-01-22', NULL, 1795721568973, NULL);
INSERT INTO allocations VALUES ('alc_01m8cnh8rneez8afz4seaengca', 'org_01m8cnh80ken8srxaef9ecv1yf', 'inv_01m8cnh8avevd9v2s3fybtcstg', 'set_01m8cnh8rneez8afz4seaengca', NULL, 150000, '2026-01-30', NULL, 1795721569045, NULL);
INSERT INTO allocations VALUES ('alc_01m8cnh8v3e749fpy5e3wbw9ea', 'org_01m8cnh80ken8srxaef9ecv1yf', 'inv_01m8cnh8cper2a351q5n6g966k', 'set_01m8cnh8v3e749fpy5e3wbw9ea', NULL, 135000, '2026-02-10', NULL, 1795721569123, NULL);
INSERT INTO allocations VALUES ('alc_01m8cnh8x8es3r63sk926e5rx0', 'org_01m8cnh80ken8srxaef9ecv1yf', 'inv_01m8cnh8avevd9v2s3fybtcstg', 'set_01m8cnh8x8es3r63sk926e5rx0', NULL, 84000, '2026-02-16', NULL, 1795721569192, NULL);
INSERT INTO allocations VALUES ('alc_01m8cnh8x8es3r63sk926e5rx1', 'org_01m8cnh80ken8srxaef9ecv1yf', 'inv_01m8cnh8cdepj920c6m8dh2mrz', 'set_01m8cnh8x8es3r63sk926e5rx0', NULL, 87000, '2026-02-16', NULL, 1795721569192, NULL);
INSERT INTO allocations VALUES ('alc_01m8cnh8zre1387k70cj7nnvaz', 'org_01m8cnh80ken8srxaef9ecv1yf', 'inv_01m8cnh8bceg3rjy4bhr3gsebe', 'set_01m8cnh8zre1387k70cj7nnvaz', NULL, 40000, '2026-02-27', NULL, 1795721569272, NULL);
INSERT INTO allocations VALUES ('alc_01m8cnh91pests9qf5g00ajrbk', 'org_01m8cnh80ken8srxaef9ecv1yf', 'inv_01m8cnh8d9e8cac0rk41aq54zj', 'set_01m8cnh91pests9qf5g00ajrbk', NULL, 141840, '2026-03-16', NULL, 1795721569334, NULL);
INSERT INTO tax_rates VALUES ('org_01m8cnh7b4ecxaf4sn6nvf8z0k', 'ST', '2026-02-01', 190000);
INSERT INTO vat_entries VALUES ('org_01m8cnh80ken8srxaef9ecv1yf', 2, 2, 0, '2026-01-15', '2026-01-15', 'output', 'ST', 195000, 39000, 'inv_01m8cnh8avevd9v2s3fybtcstg', NULL);
INSERT INTO vat_entries VALUES ('org_01m8cnh80ken8srxaef9ecv1yf', 3, 2, 0, '2026-01-20', '2026-01-20', 'input', 'ZR', 41200, 0, 'inv_01m8cnh8bceg3rjy4bhr3gsebe', NULL);
INSERT INTO vat_entries VALUES ('org_01m8cnh80ken8srxaef9ecv1yf', 4, 2, 0, '2026-01-21', '2026-01-21', 'input', 'ST', 89900, 17980, 'inv_01m8cnh8bvedaba7pvw1vc6p30', NULL);
INSERT INTO vat_entries VALUES ('org_01m8cnh80ken8srxaef9ecv1yf', 5, 2, 0, '2026-01-28', '2026-01-28', 'output', 'ZR', 87000, 0, 'inv_01m8cnh8cdepj920c6m8dh2mrz', NULL);
INSERT INTO vat_entries VALUES ('org_01m8cnh80ken8srxaef9ecv1yf', 6, 2, 0, '2026-02-01', '2026-02-01', 'input', 'EX', 135000, 0, 'inv_01m8cnh8cper2a351q5n6g966k', NULL);
INSERT INTO vat_entries VALUES ('org_01m8cnh80ken8srxaef9ecv1yf', 7, 2, 0, '2026-02-09', '2026-02-09', 'output', 'EX', 24000, 0, 'inv_01m8cnh8cyeaxsp1t4mw99frhr', NULL);
INSERT INTO vat_entries VALUES ('org_01m8cnh80ken8srxaef9ecv1yf', 7, 3, 0, '2026-02-09', '2026-02-09', 'output', 'ST', 3500, 700, 'inv_01m8cnh8cyeaxsp1t4mw99frhr', NULL);
INSERT INTO vat_entries VALUES ('org_01m8cnh80ken8srxaef9ecv1yf', 8, 2, 0, '2026-02-20', '2026-02-20', 'output', 'ST', 133200, 26640, 'inv_01m8cnh8d9e8cac0rk41aq54zj', NULL);
INSERT INTO vat_entries VALUES ('org_01m8cnh80ken8srxaef9ecv1yf', 9, 2, 0, '2026-03-03', '2026-03-03', 'output', 'ST', 50000, 10000, 'inv_01m8cnh8dqetntd47kkqbve905', NULL);
INSERT INTO vat_entries VALUES ('org_01m8cnh80ken8srxaef9ecv1yf', 10, 2, 0, '2026-03-12', '2026-03-12', 'output', 'ST', -15000, -3000, 'inv_01m8cnh8e3eewr7s1v1vpfefnk', NULL);
INSERT INTO vat_entries VALUES ('org_01m8cnh80ken8srxaef9ecv1yf', 11, 2, 0, '2026-03-24', '2026-03-24', 'input', 'ST', 64000, 12800, 'inv_01m8cnh8eaet9vhgsky7ffz3b7', NULL);
INSERT INTO vat_entries VALUES ('org_01m8cnh80ken8srxaef9ecv1yf', 12, 2, 0, '2026-03-27', '2026-03-27', 'output', 'ZR', 17400, 0, 'inv_01m8cnh8eje5atv10znz6j1epb', NULL);
INSERT INTO vat_entries VALUES ('org_01m8cnh80ken8srxaef9ecv1yf', 12, 3, 0, '2026-03-27', '2026-03-27', 'output', 'ST', 32500, 6500, 'inv_01m8cnh8eje5atv10znz6j1epb', NULL);
INSERT INTO vat_entries VALUES ('org_01m8cnh80ken8srxaef9ecv1yf', 13, 2, 0, '2026-03-03', '2026-03-03', 'output', 'ST', -50000, -10000, 'inv_01m8cnh8dqetntd47kkqbve905', NULL);
INSERT INTO vat_entries VALUES ('org_01m8cnh80ken8srxaef9ecv1yf', 26, 2, 0, '2026-02-18', '2026-02-18', 'input', 'ZR', 5840, 0, NULL, NULL);
INSERT INTO vat_entries VALUES ('org_01m8cnh80ken8srxaef9ecv1yf', 27, 2, 0, '2026-03-02', '2026-03-02', 'input', 'ST', 3000, 600, NULL, NULL);
INSERT INTO vat_entries VALUES ('org_01m8cnh80ken8srxaef9ecv1yf', 28, 2, 0, '2026-02-02', '2026-02-02', 'input', 'ST', 3000, 600, NULL, NULL);
INSERT INTO vat_entries VALUES ('org_01m8cnh80ken8srxaef9ecv1yf', 29, 2, 0, '2026-03-20', '2026-03-20', 'input', 'EX', 750, 0, NULL, NULL);
INSERT INTO vat_days VALUES ('org_01m8cnh80ken8srxaef9ecv1yf', '2026-01-15', 'output', 195000, 39000);
INSERT INTO vat_days VALUES ('org_01m8cnh80ken8srxaef9ecv1yf', '2026-01-20', 'input', 41200, 0);
INSERT INTO vat_days VALUES ('org_01m8cnh80ken8srxaef9ecv1yf', '2026-01-21', 'input', 89900, 17980);
INSERT INTO vat_days VALUES ('org_01m8cnh80ken8srxaef9ecv1yf', '2026-01-28', 'output', 87000, 0);
INSERT INTO vat_days VALUES ('org_01m8cnh80ken8srxaef9ecv1yf', '2026-02-01', 'input', 135000, 0);
INSERT INTO vat_days VALUES ('org_01m8cnh80ken8srxaef9ecv1yf', '2026-02-02', 'input', 3000, 600);
INSERT INTO vat_days VALUES ('org_01m8cnh80ken8srxaef9ecv1yf', '2026-02-09', 'output', 27500, 700);
INSERT INTO vat_days VALUES ('org_01m8cnh80ken8srxaef9ecv1yf', '2026-02-18', 'input', 5840, 0);
INSERT INTO vat_days VALUES ('org_01m8cnh80ken8srxaef9ecv1yf', '2026-02-20', 'output', 133200, 26640);
INSERT INTO vat_days VALUES ('org_01m8cnh80ken8srxaef9ecv1yf', '2026-03-02', 'input', 3000, 600);
INSERT INTO vat_days VALUES ('org_01m8cnh80ken8srxaef9ecv1yf', '2026-03-03', 'output', 0, 0);
INSERT INTO vat_days VALUES ('org_01m8cnh80ken8srxaef9ecv1yf', '2026-03-12', 'output', -15000, -3000);
INSERT INTO vat_days VALUES ('org_01m8cnh80ken8srxaef9ecv1yf', '2026-03-20', 'input', 750, 0);
INSERT INTO vat_days VALUES ('org_01m8cnh80ken8srxaef9ecv1yf', '2026-03-24', 'input', 64000, 12800);
INSERT INTO vat_days VALUES ('org_01m8cnh80ken8srxaef9ecv1yf', '2026-03-27', 'output', 49900, 6500);
INSERT INTO vat_returns VALUES ('vrt_01m8cnha3qe2tscy34wddvv1at', 'org_01m8cnh80ken8srxaef9ecv1yf', '2026-01-01', '2026-03-31', 'finalised', '[]', 'standard', NULL, 477600, 69840, 342690, 31980, 69840, 0, 69840, 31980, 37860, 477600, 342700, 0, 0, NULL, 1795721570460, 1795721570423, 1795721570460, 2);
INSERT INTO audit_states VALUES ('org_01m8cnh7b4ecxaf4sn6nvf8z0k', 1, 1, 'organisations', 'org_01m8cnh7b4ecxaf4sn6nvf8z0k', '["org_01m8cnh7b4ecxaf4sn6nvf8z0k","Acorn Ltd","GBP","GB","03-31",1,null,"standard",null,"line","active",null,1795721567588,1795721567588,1,0,null]');
INSERT INTO audit_states VALUES ('org_01m8cnh7b4ecxaf4sn6nvf8z0k', 1, 2, 'members', 'mem_01m8cnh7b4ecxaf4sn0mgazyra', '["mem_01m8cnh7b4ecxaf4sn0mgazyra","org_01m8cnh7b4ecxaf4sn6nvf8z0k","jo@example.com","usr_01m8cnh769eckaq74kgfbtjazf","owner",1795721567588,1795721567588,1]');
INSERT INTO audit_states VALUES ('org_01m8cnh7b4ecxaf4sn6nvf8z0k', 1, 3, 'accounts', 'acc_01m8cnh7b4ecxaf4sn0stxvg5j', '["acc_01m8cnh7b4ecxaf4sn0stxvg5j","org_01m8cnh7b4ecxaf4sn6nvf8z0k","1000","Computer equipment","ASSET",null,"ST",null,"active",1795721567588,1795721567588,1]');
INSERT INTO audit_states VALUES ('org_01m8cnh7b4ecxaf4sn6nvf8z0k', 1, 4, 'accounts', 'acc_01m8cnh7b4ecxaf4sn0wvythb0', '["acc_01m8cnh7b4ecxaf4sn0wvythb0","org_01m8cnh7b4ecxaf4sn6nvf8z0k","1010","Office equipment and furniture","ASSET",null,"ST",null,"active",1795721567588,1795721567588,1]');
INSERT INTO audit_states VALUES ('org_01m8cnh7b4ecxaf4sn6nvf8z0k', 1, 5, 'accounts', 'acc_01m8cnh7b4ecxaf4sn11ykzbgx', '["acc_01m8cnh7b4ecxaf4sn11ykzbgx","org_01m8cnh7b4ecxaf4sn6nvf8z0k","1020","Motor vehicles","ASSET",null,"ST",null,"active",1795721567588,1795721567588,1]');
INSERT INTO audit_states VALUES ('org_01m8cnh7b4ecxaf4sn6nvf8z0k', 1, 6, 'accounts', 'acc_01m8cnh7b4ecxaf4sn17gvxd6s', '["acc_01m8cnh7b4ecxaf4sn17gvxd6s","org_01m8cnh7b4ecxaf4sn6nvf8z0k","1090","Accumulated depreciation","ASSET",null,"NV",null,"active",1795721567588,1795721567588,1]');
INSERT INTO audit_states VALUES ('org_01m8cnh7b4ecxaf4sn6nvf8z0k', 1, 7, 'accounts', 'acc_01m8cnh7b4ecxaf4sn184tdhaw', '["acc_01m8cnh7b4ecxaf4sn184tdhaw","org_01m8cnh7b4ecxaf4sn6nvf8z0k","1100","Stock","ASSET",null,"ST",null,"active",1795721567588,1795721567588,1]');
INSERT INTO audit_states VALUES ('org_01m8cnh7b4ecxaf4sn6nvf8z0k', 1, 8, 'accounts', 'acc_01m8cnh7b4ecxaf4sn1c7fhqnp', '["acc_01m8cnh7b4ecxaf4sn1c7fhqnp","org_01m8cnh7b4ecxaf4sn6nvf8z0k","1200","Trade debtors","ASSET","receivable",null,null,"active",1795721567588,1795721567588,1]');
INSERT INTO audit_states VALUES ('org_01m8cnh7b4ecxaf4sn6nvf8z0k', 1, 9, 'accounts', 'acc_01m8cnh7b4ecxaf4sn1gv3htzm', '["acc_01m8cnh7b4ecxaf4sn1gv3htzm","org_01m8cnh7b4ecxaf4sn6nvf8z0k","1210","Prepayments","ASSET",null,"NV",null,"active",1795721567588,1795721567588,1]');
INSERT INTO audit_states VALUES ('org_01m8cnh7b4ecxaf4sn6nvf8z0k', 1, 10, 'accounts', 'acc_01m8cnh7b4ecxaf4sn1mrjtjb9', '["acc_01m8cnh7b4ecxaf4sn1mrjtjb9","org_01m8cnh7b4ecxaf4sn6nvf8z0k","1220","Other debtors","ASSET",null,"NV",null,"active",1795721567588,1795721567588,1]');
INSERT INTO audit_states VALUES ('org_01m8cnh7b4ecxaf4sn6nvf8z0k', 1, 11, 'accounts', 'acc_01m8cnh7b4ecxaf4sn1tk4ze41', '["acc_01m8cnh7b4ecxaf4sn1tk4ze41","org_01m8cnh7b4ecxaf4sn6nvf8z0k","1300","Current account","ASSET","bank",null,null,"active",1795721567588,1795721567588,1]');
INSERT INTO audit_states VALUES ('org_01m8cnh7b4ecxaf4sn6nvf8z0k', 1, 12, 'accounts', 'acc_01m8cnh7b4ecxaf4sn1xfh6hsr', '["acc_01m8cnh7b4ecxaf4sn1xfh6hsr","org_01m8cnh7b4ecxaf4sn6nvf8z0k","1310","Petty cash","ASSET",null,"NV",null,"active",1795721567588,1795721567588,1]');
INSERT INTO audit_states VALUES ('org_01m8cnh7b4ecxaf4sn6nvf8z0k', 1, 13, 'accounts', 'acc_01m8cnh7b4ecxaf4sn232bt5qv', '["acc_01m8cnh7b4ecxaf4sn232bt5qv","org_01m8cnh7b4ecxaf4sn6nvf8z0k","2100","Trade creditors","LIABILITY","payable",null,null,"active",1795721567588,1795721567588,1]');
INSERT INTO audit_states VALUES ('org_01m8cnh7b4ecxaf4sn6nvf8z0k', 1, 14, 'accounts', 'acc_01m8cnh7b4ecxaf4sn26gnw7zh', '["acc_01m8cnh7b4ecxaf4sn26gnw7zh","org_01m8cnh7b4ecxaf4sn6nvf8z0k","2110","Accruals","LIABILITY",null,"NV",null,"active",1795721567588,1795721567588,1]');
INSERT INTO audit_states VALUES ('org_01m8cnh7b4ecxaf4sn6nvf8z0k', 1, 15, 'accounts', 'acc_01m8cnh7b4ecxaf4sn29av1t9z', '["acc_01m8cnh7b4ecxaf4sn29av1t9z","org_01m8cnh7b4ecxaf4sn6nvf8z0k","2200","PAYE and National Insurance","LIABILITY",null,"NV",null,"active",1795721567588,1795721567588,1]');
INSERT INTO audit_states VALUES ('org_01m8cnh7b4ecxaf4sn6nvf8z0k', 1, 16, 'accounts', 'acc_01m8cnh7b4ecxaf4sn2fm89ga9', '["acc_01m8cnh7b4ecxaf4sn2fm89ga9","org_01m8cnh7b4ecxaf4sn6nvf8z0k","2210","Pension contributions","LIABILITY",null,"NV",null,"active",1795721567588,1795721567588,1]');
INSERT INTO audit_states VALUES ('org_01m8cnh7b4ecxaf4sn6nvf8z0k', 1, 17, 'accounts', 'acc_01m8cnh7b4ecxaf4sn2jhkxca3', '["acc_01m8cnh7b4ecxaf4sn2jhkxca3","org_01m8cnh7b4ecxaf4sn6nvf8z0k","2220","Net wages","LIABILITY",null,"NV",null,"active",1795721567588,1795721567588,1]');
INSERT INTO audit_states VALUES ('org_01m8cnh7b4ecxaf4sn6nvf8z0k', 1, 18, 'accounts', 'acc_01m8cnh7b4ecxaf4sn2q5bv88h', '["acc_01m8cnh7b4ecxaf4sn2q5bv88h","org_01m8cnh7b4ecxaf4sn6nvf8z0k","2300","Corporation tax","LIABILITY",null,"NV",null,"active",1795721567588,1795721567588,1]');
INSERT INTO audit_states VALUES ('org_01m8cnh7b4ecxaf4sn6nvf8z0k', 1, 19, 'accounts', 'acc_01m8cnh7b4ecxaf4sn2sfd9ta5', '["acc_01m8cnh7b4ecxaf4sn2sfd9ta5","org_01m8cnh7b4ecxaf4sn6nvf8z0k","2400","Director''s loan account","LIABILITY",null,"NV",null,"active",1795721567588,1795721567588,1]');
INSERT INTO audit_states VALUES ('org_01m8cnh7b4ecxaf4sn6nvf8z0k', 1, 20, 'accounts', 'acc_01m8cnh7b4ecxaf4sn2wrezy75', '["acc_01m8cnh7b4ecxaf4sn2wrezy75","org_01m8cnh7b4ecxaf4sn6nvf8z0k","2500","Bank loans","LIABILITY",null,"NV",null,"active",1795721567588,1795721567588,1]');
INSERT INTO audit_states VALUES ('org_01m8cnh7b4ecxaf4sn6nvf8z0k', 1, 21, 'accounts', 'acc_01m8cnh7b4ecxaf4sn315b570f', '["acc_01m8cnh7b4ecxaf4sn315b570f","org_01m8cnh7b4ecxaf4sn6nvf8z0k","2900","Suspense","LIABILITY","suspense",null,null,"active",1795721567588,1795721567588,1]');
INSERT INTO audit_states VALUES ('org_01m8cnh7b4ecxaf4sn6nvf8z0k', 1, 22, 'accounts', 'acc_01m8cnh7b4ecxaf4sn37ck0rpx', '["acc_01m8cnh7b4ecxaf4sn37ck0rpx","org_01m8cnh7b4ecxaf4sn6nvf8z0k","3000","Share capital","EQUITY",null,"NV",null,"active",1795721567588,1795721567588,1]');
INSERT INTO audit_states VALUES ('org_01m8cnh7b4ecxaf4sn6nvf8z0k', 1, 23, 'accounts', 'acc_01m8cnh7b4ecxaf4sn3bq3pr5h', '["acc_01m8cnh7b4ecxaf4sn3bq3pr5h","org_01m8cnh7b4ecxaf4sn6nvf8z0k","3100","Retained earnings","EQUITY","retained_earnings",null,null,"active",1795721567588,1795721567588,1]');
INSERT INTO audit_states VALUES ('org_01m8cnh7b4ecxaf4sn6nvf8z0k', 1, 24, 'accounts', 'acc_01m8cnh7b4ecxaf4sn3f5cwdge', '["acc_01m8cnh7b4ecxaf4sn3f5cwdge","org_01m8cnh7b4ecxaf4sn6nvf8z0k","3200","Dividends","EQUITY",null,"NV",null,"active",1795721567588,1795721567588,1]');
INSERT INTO audit_states VALUES ('org_01m8cnh7b4ecxaf4sn6nvf8z0k', 1, 25, 'accounts', 'acc_01m8cnh7b4ecxaf4sn3kkyhqyy', '["acc_01m8cnh7b4ecxaf4sn3kkyhqyy","org_01m8cnh7b4ecxaf4sn6nvf8z0k","3900","Opening balances","EQUITY","opening_balance",null,null,"active",1795721567588,1795721567588,1]');
INSERT INTO audit_states VALUES ('org_01m8cnh7b4ecxaf4sn6nvf8z0k', 1, 26, 'accounts', 'acc_01m8cnh7b4ecxaf4sn3pyw82c2', '["acc_01m8cnh7b4ecxaf4sn3pyw82c2","org_01m8cnh7b4ecxaf4sn6nvf8z0k","4000","Sales","INCOME",null,"ST",null,"active",1795721567588,1795721567588,1]');
INSERT INTO audit_states VALUES ('org_01m8cnh7b4ecxaf4sn6nvf8z0k', 1, 27, 'accounts', 'acc_01m8cnh7b4ecxaf4sn3v1mm72a', '["acc_01m8cnh7b4ecxaf4sn3v1mm72a","org_01m8cnh7b4ecxaf4sn6nvf8z0k","4010","Sales, zero-rated","INCOME",null,"ZR",null,"active",1795721567588,1795721567588,1]');
INSERT INTO audit_states VALUES ('org_01m8cnh7b4ecxaf4sn6nvf8z0k', 1, 28, 'accounts', 'acc_01m8cnh7b4ecxaf4sn3wnf37ze', '["acc_01m8cnh7b4ecxaf4sn3wnf37ze","org_01m8cnh7b4ecxaf4sn6nvf8z0k","4090","Other income","INCOME",null,"ST",null,"active",1795721567588,1795721567588,1]');
INSERT INTO audit_states VALUES ('org_01m8cnh7b4ecxaf4sn6nvf8z0k', 1, 29, 'accounts', 'acc_01m8cnh7b4ecxaf4sn42zez9wv', '["acc_01m8cnh7b4ecxaf4sn42zez9wv","org_01m8cnh7b4ecxaf4sn6nvf8z0k","4900","Interest received","INCOME",null,"EX",null,"active",1795721567588,1795721567588,1]');
INSERT INTO audit_states VALUES ('org_01m8cnh7b4ecxaf4sn6nvf8z0k', 1, 30, 'accounts', 'acc_01m8cnh7b4ecxaf4sn469rfxm5', '["acc_01m8cnh7b4ecxaf4sn469rfxm5","org_01m8cnh7b4ecxaf4sn6nvf8z0k","4920","VAT flat-rate scheme difference","INCOME","vat_scheme_difference",null,null,"active",1795721567588,1795721567588,1]');
INSERT INTO audit_states VALUES ('org_01m8cnh7b4ecxaf4sn6nvf8z0k', 1, 31, 'accounts', 'acc_01m8cnh7b4ecxaf4sn49w4sbjh', '["acc_01m8cnh7b4ecxaf4sn49w4sbjh","org_01m8cnh7b4ecxaf4sn6nvf8z0k","5000","Cost of goods sold","EXPENSE",null,"ST",null,"active",1795721567588,1795721567588,1]');
INSERT INTO audit_states VALUES ('org_01m8cnh7b4ecxaf4sn6nvf8z0k', 1, 32, 'accounts', 'acc_01m8cnh7b4ecxaf4sn4d5xas5q', '["acc_01m8cnh7b4ecxaf4sn4d5xas5q","org_01m8cnh7b4ecxaf4sn6nvf8z0k","5010","Subcontractors","EXPENSE",null,"ST",null,"active",1795721567588,1795721567588,1]');
INSERT INTO audit_states VALUES ('org_01m8cnh7b4ecxaf4sn6nvf8z0k', 1, 33, 'accounts', 'acc_01m8cnh7b4ecxaf4sn4jk4jqrv', '["acc_01m8cnh7b4ecxaf4sn4jk4jqrv","org_01m8cnh7b4ecxaf4sn6nvf8z0k","5020","Carriage and postage","EXPENSE",null,"ST",null,"active",1795721567588,1795721567588,1]');
INSERT INTO audit_states VALUES ('org_01m8cnh7b4ecxaf4sn6nvf8z0k', 1, 34, 'accounts', 'acc_01m8cnh7b4ecxaf4sn4pxbby85', '["acc_01m8cnh7b4ecxaf4sn4pxbby85","org_01m8cnh7b4ecxaf4sn6nvf8z0k","6000","Wages and salaries","EXPENSE",null,"NV",null,"active",1795721567588,1795721567588,1]');
INSERT INTO audit_states VALUES ('org_01m8cnh7b4ecxaf4sn6nvf8z0k', 1, 35, 'accounts', 'acc_01m8cnh7b4ecxaf4sn4s81seds', '["acc_01m8cnh7b4ecxaf4sn4s81seds","org_01m8cnh7b4ecxaf4sn6nvf8z0k","6010","Employer''s National Insurance","EXPENSE",null,"NV",null,"active",1795721567588,1795721567588,1]');
INSERT INTO audit_states VALUES ('org_01m8cnh7b4ecxaf4sn6nvf8z0k', 1, 36, 'accounts', 'acc_01m8cnh7b4ecxaf4sn4xemz9cs', '["acc_01m8cnh7b4ecxaf4sn4xemz9cs","org_01m8cnh7b4ecxaf4sn6nvf8z0k","6020","Employer''s pension","EXPENSE",null,"NV",null,"active",1795721567588,1795721567588,1]');
INSERT INTO audit_states VALUES ('org_01m8cnh7b4ecxaf4sn6nvf8z0k', 1, 37, 'accounts', 'acc_01m8cnh7b4ecxaf4sn5169pex0', '["acc_01m8cnh7b4ecxaf4sn5169pex0","org_01m8cnh7b4ecxaf4sn6nvf8z0k","6100","Rent","EXPENSE",null,"EX",null,"active",1795721567588,1795721567588,1]');
INSERT INTO audit_states VALUES ('org_01m8cnh7b4ecxaf4sn6nvf8z0k', 1, 38, 'accounts', 'acc_01m8cnh7b4ecxaf4sn556aey4e', '["acc_01m8cnh7b4ecxaf4sn556aey4e","org_01m8cnh7b4ecxaf4sn6nvf8z0k","6110","Business rates","EXPENSE",null,"NV",null,"active",1795721567588,1795721567588,1]');
INSERT INTO audit_states VALUES ('org_01m8cnh7b4ecxaf4sn6nvf8z0k', 1, 39, 'accounts', 'acc_01m8cnh7b4ecxaf4sn597ra0zg', '["acc_01m8cnh7b4ecxaf4sn597ra0zg","org_01m8cnh7b4ecxaf4sn6nvf8z0k","6120","Light, heat and water","EXPENSE",null,"ST",null,"active",1795721567588,1795721567588,1]');
INSERT INTO audit_states VALUES ('org_01m8cnh7b4ecxaf4sn6nvf8z0k', 1, 40, 'accounts', 'acc_01m8cnh7b4ecxaf4sn5cvn8hqc', '["acc_01m8cnh7b4ecxaf4sn5cvn8hqc","org_01m8cnh7b4ecxaf4sn6nvf8z0k","6200","Telephone and internet","EXPENSE",null,"ST",null,"active",1795721567588,1795721567588,1]');
INSERT INTO audit_states VALUES ('org_01m8cnh7b4ecxaf4sn6nvf8z0k', 1, 41, 'accounts', 'acc_01m8cnh7b4ecxaf4sn5k352cz2', '["acc_01m8cnh7b4ecxaf4sn5k352cz2","org_01m8cnh7b4ecxaf4sn6nvf8z0k","6210","Software and subscriptions","EXPENSE",null,"ST",null,"active",1795721567588,1795721567588,1]');
INSERT INTO audit_states VALUES ('org_01m8cnh7b4ecxaf4sn6nvf8z0k', 1, 42, 'accounts', 'acc_01m8cnh7b4ecxaf4sn5nm5njn7', '["acc_01m8cnh7b4ecxaf4sn5nm5njn7","org_01m8cnh7b4ecxaf4sn6nvf8z0k","6220","Printing and stationery","EXPENSE",null,"ST",null,"active",1795721567588,1795721567588,1]');
INSERT INTO audit_states VALUES ('org_01m8cnh7b4ecxaf4sn6nvf8z0k', 1, 43, 'accounts', 'acc_01m8cnh7b4ecxaf4sn5vtybgc9', '["acc_01m8cnh7b4ecxaf4sn5vtybgc9","org_01m8cnh7b4ecxaf4sn6nvf8z0k","6300","Travel and subsistence","EXPENSE",null,"ZR",null,"active",1795721567588,1795721567588,1]');
INSERT INTO audit_states VALUES ('org_01m8cnh7b4ecxaf4sn6nvf8z0k', 1, 44, 'accounts', 'acc_01m8cnh7b4ecxaf4sn5ztx99dt', '["acc_01m8cnh7b4ecxaf4sn5ztx99dt","org_01m8cnh7b4ecxaf4sn6nvf8z0k","6310","Motor expenses","EXPENSE",null,"ST",null,"active",1795721567588,1795721567588,1]');
INSERT INTO audit_states VALUES ('org_01m8cnh7b4ecxaf4sn6nvf8z0k', 1, 45, 'accounts', 'acc_01m8cnh7b4ecxaf4sn6294qc4y', '["acc_01m8cnh7b4ecxaf4sn6294qc4y","org_01m8cnh7b4ecxaf4sn6nvf8z0k","6400","Advertising and marketing","EXPENSE",null,"ST",null,"active",1795721567588,1795721567588,1]');
INSERT INTO audit_states VALUES ('org_01m8cnh7b4ecxaf4sn6nvf8z0k', 1, 46, 'accounts', 'acc_01m8cnh7b4ecxaf4sn66cr8q5z', '["acc_01m8cnh7b4ecxaf4sn66cr8q5z","org_01m8cnh7b4ecxaf4sn6nvf8z0k","6500","Accountancy and legal fees","EXPENSE",null,"ST",null,"active",1795721567588,1795721567588,1]');
INSERT INTO audit_states VALUES ('org_01m8cnh7b4ecxaf4sn6nvf8z0k', 1, 47, 'accounts', 'acc_01m8cnh7b4ecxaf4sn6ab2dp97', '["acc_01m8cnh7b4ecxaf4sn6ab2dp97","org_01m8cnh7b4ecxaf4sn6nvf8z0k","6600","Insurance","EXPENSE",null,"EX",null,"active",1795721567588,1795721567588,1]');
INSERT INTO audit_states VALUES ('org_01m8cnh7b4ecxaf4sn6nvf8z0k', 1, 48, 'accounts', 'acc_01m8cnh7b4ecxaf4sn6e6hhkfm', '["acc_01m8cnh7b4ecxaf4sn6e6hhkfm","org_01m8cnh7b4ecxaf4sn6nvf8z0k","6700","Bank charges","EXPENSE",null,"EX",null,"active",1795721567588,1795721567588,1]');
INSERT INTO audit_states VALUES ('org_01m8cnh7b4ecxaf4sn6nvf8z0k', 1, 49, 'accounts', 'acc_01m8cnh7b4ecxaf4sn6g5rb23n', '["acc_01m8cnh7b4ecxaf4sn6g5rb23n","org_01m8cnh7b4ecxaf4sn6nvf8z0k","6990","Rounding differences","EXPENSE","rounding",null,null,"active",1795721567588,1795721567588,1]');
INSERT INTO audit_states VALUES ('org_01m8cnh7b4ecxaf4sn6nvf8z0k', 2, 1, 'accounts', 'acc_01m8cnh7yzenha50r1ez4gmm9f', '["acc_01m8cnh7yzenha50r1ez4gmm9f","org_01m8cnh7b4ecxaf4sn6nvf8z0k","2250","VAT","LIABILITY","vat_control",null,null,"active",1795721568223,1795721568223,1]');
INSERT INTO audit_states VALUES ('org_01m8cnh7b4ecxaf4sn6nvf8z0k', 3, 1, 'bank_accounts', 'bac_01m8cnh7zfecjrvkqy7rx6g13a', '["bac_01m8cnh7zfecjrvkqy7rx6g13a","org_01m8cnh7b4ecxaf4sn6nvf8z0k","acc_01m8cnh7b4ecxaf4sn1tk4ze41","Current","current",null,null,null,null,null,null,null,1795721568239,1795721568239,1,null]');
INSERT INTO audit_states VALUES ('org_01m8cnh7b4ecxaf4sn6nvf8z0k', 4, 1, 'organisations', 'org_01m8cnh7b4ecxaf4sn6nvf8z0k', '["org_01m8cnh7b4ecxaf4sn6nvf8z0k","Acorn Ltd","GBP","GB","03-31",1,null,"standard",null,"line","active",null,1795721567588,1795721567588,1,1,null]');
INSERT INTO audit_states VALUES ('org_01m8cnh7b4ecxaf4sn6nvf8z0k', 4, 2, 'tax_rates', 'ST/2026-02-01', '["org_01m8cnh7b4ecxaf4sn6nvf8z0k","ST","2026-02-01",190000]');
INSERT INTO audit_states VALUES ('org_01m8cnh7b4ecxaf4sn6nvf8z0k', 5, 1, 'bank_transactions', 'btx_01m8cnhajhe52snf1f6akme5sq', '["btx_01m8cnhajhe52snf1f6akme5sq","org_01m8cnh7b4ecxaf4sn6nvf8z0k","bac_01m8cnh7zfecjrvkqy7rx6g13a","2026-03-02",-50000,"CARD 4417 SCREWFIX",null,null,1,"card 4417 screwfix","unconfirmed",null,"NV",null,null,null,null,null,null,null,null,null,1795721570897,1795721570897,1,null,"0ed9bb1b0d55af6c307ff282ecdc85bc1bd02e3792ac92d0af03bb4a90c6ddd4",[]]');
INSERT INTO audit_states VALUES ('org_01m8cnh7b4ecxaf4sn6nvf8z0k', 7, 1, 'bank_transactions', 'btx_01m8cnhajhe52snf1f6akme5sq', '["btx_01m8cnhajhe52snf1f6akme5sq","org_01m8cnh7b4ecxaf4sn6nvf8z0k","bac_01m8cnh7zfecjrvkqy7rx6g13a","2026-03-02",-50000,"CARD 4417 SCREWFIX",null,null,1,"card 4417 screwfix","confirmed",null,"NV",null,null,"match","jnl_01m8cnhak2etrsbv9dtvr566px",2,null,null,0,1795721570931,1795721570897,1795721570931,2,null,"0ed9bb1b0d55af6c307ff282ecdc85bc1bd02e3792ac92d0af03bb4a90c6ddd4",[]]');
INSERT INTO audit_states VALUES ('org_01m8cnh7b4ecxaf4sn6nvf8z0k', 8, 1, 'bank_transactions', 'btx_01m8cnhajhe52snf1f6akme5sq', '["btx_01m8cnhajhe52snf1f6akme5sq","org_01m8cnh7b4ecxaf4sn6nvf8z0k","bac_01m8cnh7zfecjrvkqy7rx6g13a","2026-03-02",-50000,"CARD 4417 SCREWFIX",null,null,1,"card 4417 screwfix","unconfirmed",null,"NV",null,null,null,null,null,null,null,null,null,1795721570897,1795721570938,3,null,"0ed9bb1b0d55af6c307ff282ecdc85bc1bd02e3792ac92d0af03bb4a90c6ddd4",[["org_01m8cnh7b4ecxaf4sn6nvf8z0k","jnl_01m8cnhak2etrsbv9dtvr566px"]]]');
INSERT INTO audit_states VALUES ('org_01m8cnh80ken8srxaef9ecv1yf', 1, 1, 'organisations', 'org_01m8cnh80ken8srxaef9ecv1yf', '["org_01m8cnh80ken8srxaef9ecv1yf","Wren & Marsh Ltd","GBP","GB","03-31",1,null,"standard",null,"line","active",null,1795721568275,1795721568275,1,0,null]');
INSERT INTO audit_states VALUES ('org_01m8cnh80ken8srxaef9ecv1yf', 1, 2, 'members', 'mem_01m8cnh80ken8srxae992j2afw', '["mem_01m8cnh80ken8srxae992j2afw","org_01m8cnh80ken8srxaef9ecv1yf","jo@example.com","usr_01m8cnh769eckaq74kgfbtjazf","owner",1795721568275,1795721568275,1]');
INSERT INTO audit_states VALUES ('org_01m8cnh80ken8srxaef9ecv1yf', 1, 3, 'accounts', 'acc_01m8cnh80ken8srxae9dkvrhke', '["acc_01m8cnh80ken8srxae9dkvrhke","org_01m8cnh80ken8srxaef9ecv1yf","1000","Computer equipment","ASSET",null,"ST",null,"active",1795721568275,1795721568275,1]');
INSERT INTO audit_states VALUES ('org_01m8cnh80ken8srxaef9ecv1yf', 1, 4, 'accounts', 'acc_01m8cnh80ken8srxae9h5m9raq', '["acc_01m8cnh80ken8srxae9h5m9raq","org_01m8cnh80ken8srxaef9ecv1yf","1010","Office equipment and furniture","ASSET",null,"ST",null,"active",1795721568275,1795721568275,1]');
INSERT INTO audit_states VALUES ('org_01m8cnh80ken8srxaef9ecv1yf', 1, 5, 'accounts', 'acc_01m8cnh80ken8srxae9m53e9kg', '["acc_01m8cnh80ken8srxae9m53e9kg","org_01m8cnh80ken8srxaef9ecv1yf","1020","Motor vehicles","ASSET",null,"ST",null,"active",1795721568275,1795721568275,1]');
INSERT INTO audit_states VALUES ('org_01m8cnh80ken8srxaef9ecv1yf', 1, 6, 'accounts', 'acc_01m8cnh80ken8srxae9t67ed7a', '["acc_01m8cnh80ken8srxae9t67ed7a","org_01m8cnh80ken8srxaef9ecv1yf","1090","Accumulated depreciation","ASSET",null,"NV",null,"active",1795721568275,1795721568275,1]');
INSERT INTO audit_states VALUES ('org_01m8cnh80ken8srxaef9ecv1yf', 1, 7, 'accounts', 'acc_01m8cnh80ken8srxae9zqynbaf', '["acc_01m8cnh80ken8srxae9zqynbaf","org_01m8cnh80ken8srxaef9ecv1yf","1100","Stock","ASSET",null,"ST",null,"active",1795721568275,1795721568275,1]');
INSERT INTO audit_states VALUES ('org_01m8cnh80ken8srxaef9ecv1yf', 1, 8, 'accounts', 'acc_01m8cnh80ken8srxaea1yny3fb', '["acc_01m8cnh80ken8srxaea1yny3fb","org_01m8cnh80ken8srxaef9ecv1yf","1200","Trade debtors","ASSET","receivable",null,null,"active",1795721568275,1795721568275,1]');
INSERT INTO audit_states VALUES ('org_01m8cnh80ken8srxaef9ecv1yf', 1, 9, 'accounts', 'acc_01m8cnh80ken8srxaea5j37zs3', '["acc_01m8cnh80ken8srxaea5j37zs3","org_01m8cnh80ken8srxaef9ecv1yf","1210","Prepayments","ASSET",null,"NV",null,"active",1795721568275,1795721568275,1]');
INSERT INTO audit_states VALUES ('org_01m8cnh80ken8srxaef9ecv1yf', 1, 10, 'accounts', 'acc_01m8cnh80ken8srxaea8qkt0c8', '["acc_01m8cnh80ken8srxaea8qkt0c8","org_01m8cnh80ken8srxaef9ecv1yf","1220","Other debtors","ASSET",null,"NV",null,"active",1795721568275,1795721568275,1]');
INSERT INTO audit_states VALUES ('org_01m8cnh80ken8srxaef9ecv1yf', 1, 11, 'accounts', 'acc_01m8cnh80ken8srxaeacvnkm1j', '["acc_01m8cnh80ken8srxaeacvnkm1j","org_01m8cnh80ken8srxaef9ecv1yf","1300","Current account","ASSET","bank",null,null,"active",1795721568275,1795721568275,1]');
INSERT INTO audit_states VALUES ('org_01m8cnh80ken8srxaef9ecv1yf', 1, 12, 'accounts', 'acc_01m8cnh80ken8srxaeaj3af6cg', '["acc_01m8cnh80ken8srxaeaj3af6cg","org_01m8cnh80ken8srxaef9ecv1yf","1310","Petty cash","ASSET",null,"NV",null,"active",1795721568275,1795721568275,1]');
INSERT INTO audit_states VALUES ('org_01m8cnh80ken8srxaef9ecv1yf', 1, 13, 'accounts', 'acc_01m8cnh80ken8srxaeaq5eyz85', '["acc_01m8cnh80ken8srxaeaq5eyz85","org_01m8cnh80ken8srxaef9ecv1yf","2100","Trade creditors","LIABILITY","payable",null,null,"active",1795721568275,1795721568275,1]');
INSERT INTO audit_states VALUES ('org_01m8cnh80ken8srxaef9ecv1yf', 1, 14, 'accounts', 'acc_01m8cnh80ken8srxaeavrk71k5', '["acc_01m8cnh80ken8srxaeavrk71k5","org_01m8cnh80ken8srxaef9ecv1yf","2110","Accruals","LIABILITY",null,"NV",null,"active",1795721568275,1795721568275,1]');
INSERT INTO audit_states VALUES ('org_01m8cnh80ken8srxaef9ecv1yf', 1, 15, 'accounts', 'acc_01m8cnh80ken8srxaeaw5z7a2p', '["acc_01m8cnh80ken8srxaeaw5z7a2p","org_01m8cnh80ken8srxaef9ecv1yf","2200","PAYE and National Insurance","LIABILITY",null,"NV",null,"active",1795721568275,1795721568275,1]');
INSERT INTO audit_states VALUES ('org_01m8cnh80ken8srxaef9ecv1yf', 1, 16, 'accounts', 'acc_01m8cnh80ken8srxaeb16dnzv6', '["acc_01m8cnh80ken8srxaeb16dnzv6","org_01m8cnh80ken8srxaef9ecv1yf","2210","Pension contributions","LIABILITY",null,"NV",null,"active",1795721568275,1795721568275,1]');
INSERT INTO audit_states VALUES ('org_01m8cnh80ken8srxaef9ecv1yf', 1, 17, 'accounts', 'acc_01m8cnh80ken8srxaeb5c3ykg4', '["acc_01m8cnh80ken8srxaeb5c3ykg4","org_01m8cnh80ken8srxaef9ecv1yf","2220","Net wages","LIABILITY",null,"NV",null,"active",1795721568275,1795721568275,1]');
INSERT INTO audit_states VALUES ('org_01m8cnh80ken8srxaef9ecv1yf', 1, 18, 'accounts', 'acc_01m8cnh80ken8srxaebazqmrwh', '["acc_01m8cnh80ken8srxaebazqmrwh","org_01m8cnh80ken8srxaef9ecv1yf","2300","Corporation tax","LIABILITY",null,"NV",null,"active",1795721568275,1795721568275,1]');
INSERT INTO audit_states VALUES ('org_01m8cnh80ken8srxaef9ecv1yf', 1, 19, 'accounts', 'acc_01m8cnh80ken8srxaebfrjph0h', '["acc_01m8cnh80ken8srxaebfrjph0h","org_01m8cnh80ken8srxaef9ecv1yf","2400","Director''s loan account","LIABILITY",null,"NV",null,"active",1795721568275,1795721568275,1]');
INSERT INTO audit_states VALUES ('org_01m8cnh80ken8srxaef9ecv1yf', 1, 20, 'accounts', 'acc_01m8cnh80ken8srxaebhv4623p', '["acc_01m8cnh80ken8srxaebhv4623p","org_01m8cnh80ken8srxaef9ecv1yf","2500","Bank loans","LIABILITY",null,"NV",null,"active",1795721568275,1795721568275,1]');
INSERT INTO audit_states VALUES ('org_01m8cnh80ken8srxaef9ecv1yf', 1, 21, 'accounts', 'acc_01m8cnh80ken8srxaebptn58sf', '["acc_01m8cnh80ken8srxaebptn58sf","org_01m8cnh80ken8srxaef9ecv1yf","2900","Suspense","LIABILITY","suspense",null,null,"active",1795721568275,1795721568275,1]');
INSERT INTO audit_states VALUES ('org_01m8cnh80ken8srxaef9ecv1yf', 1, 22, 'accounts', 'acc_01m8cnh80ken8srxaebtxaev1r', '["acc_01m8cnh80ken8srxaebtxaev1r","org_01m8cnh80ken8srxaef9ecv1yf","3000","Share capital","EQUITY",null,"NV",null,"active",1795721568275,1795721568275,1]');
INSERT INTO audit_states VALUES ('org_01m8cnh80ken8srxaef9ecv1yf', 1, 23, 'accounts', 'acc_01m8cnh80ken8srxaebw3dfv46', '["acc_01m8cnh80ken8srxaebw3dfv46","org_01m8cnh80ken8srxaef9ecv1yf","3100","Retained earnings","EQUITY","retained_earnings",null,null,"active",1795721568275,1795721568275,1]');
INSERT INTO audit_states VALUES ('org_01m8cnh80ken8srxaef9ecv1yf', 1, 24, 'accounts', 'acc_01m8cnh80ken8srxaec23htpth', '["acc_01m8cnh80ken8srxaec23htpth","org_01m8cnh80ken8srxaef9ecv1yf","3200","Dividends","EQUITY",null,"NV",null,"active",1795721568275,1795721568275,1]');
INSERT INTO audit_states VALUES ('org_01m8cnh80ken8srxaef9ecv1yf', 1, 25, 'accounts', 'acc_01m8cnh80ken8srxaec7wm6ymx', '["acc_01m8cnh80ken8srxaec7wm6ymx","org_01m8cnh80ken8srxaef9ecv1yf","3900","Opening balances","EQUITY","opening_balance",null,null,"active",1795721568275,1795721568275,1]');
INSERT INTO audit_states VALUES ('org_01m8cnh80ken8srxaef9ecv1yf', 1, 26, 'accounts', 'acc_01m8cnh80ken8srxaeca94gkcn', '["acc_01m8cnh80ken8srxaeca94gkcn","org_01m8cnh80ken8srxaef9ecv1yf","4000","Sales","INCOME",null,"ST",null,"active",1795721568275,1795721568275,1]');
INSERT INTO audit_states VALUES ('org_01m8cnh80ken8srxaef9ecv1yf', 1, 27, 'accounts', 'acc_01m8cnh80ken8srxaecdk83xfb', '["acc_01m8cnh80ken8srxaecdk83xfb","org_01m8cnh80ken8srxaef9ecv1yf","4010","Sales, zero-rated","INCOME",null,"ZR",null,"active",1795721568275,1795721568275,1]');
INSERT INTO audit_states VALUES ('org_01m8cnh80ken8srxaef9ecv1yf', 1, 28, 'accounts', 'acc_01m8cnh80ken8srxaecjykfm0j', '["acc_01m8cnh80ken8srxaecjykfm0j","org_01m8cnh80ken8srxaef9ecv1yf","4090","Other income","INCOME",null,"ST",null,"active",1795721568275,1795721568275,1]');
INSERT INTO audit_states VALUES ('org_01m8cnh80ken8srxaef9ecv1yf', 1, 29, 'accounts', 'acc_01m8cnh80ken8srxaecmpw0vh6', '["acc_01m8cnh80ken8srxaecmpw0vh6","org_01m8cnh80ken8srxaef9ecv1yf","4900","Interest received","INCOME",null,"EX",null,"active",1795721568275,1795721568275,1]');
INSERT INTO audit_states VALUES ('org_01m8cnh80ken8srxaef9ecv1yf', 1, 30, 'accounts', 'acc_01m8cnh80ken8srxaecvw8wkxp', '["acc_01m8cnh80ken8srxaecvw8wkxp","org_01m8cnh80ken8srxaef9ecv1yf","4920","VAT flat-rate scheme difference","INCOME","vat_scheme_difference",null,null,"active",1795721568275,1795721568275,1]');
INSERT INTO audit_states VALUES ('org_01m8cnh80ken8srxaef9ecv1yf', 1, 31, 'accounts', 'acc_01m8cnh80ken8srxaecztcy0x7', '["acc_01m8cnh80ken8srxaecztcy0x7","org_01m8cnh80ken8srxaef9ecv1yf","5000","Cost of goods sold","EXPENSE",null,"ST",null,"active",1795721568275,1795721568275,1]');
INSERT INTO audit_states VALUES ('org_01m8cnh80ken8srxaef9ecv1yf', 1, 32, 'accounts', 'acc_01m8cnh80ken8srxaed2ac6s6f', '["acc_01m8cnh80ken8srxaed2ac6s6f","org_01m8cnh80ken8srxaef9ecv1yf","5010","Subcontractors","EXPENSE",null,"ST",null,"active",1795721568275,1795721568275,1]');
INSERT INTO audit_states VALUES ('org_01m8cnh80ken8srxaef9ecv1yf', 1, 33, 'accounts', 'acc_01m8cnh80ken8srxaed4snyyvw', '["acc_01m8cnh80ken8srxaed4snyyvw","org_01m8cnh80ken8srxaef9ecv1yf","5020","Carriage and postage","EXPENSE",null,"ST",null,"active",1795721568275,1795721568275,1]');
INSERT INTO audit_states VALUES ('org_01m8cnh80ken8srxaef9ecv1yf', 1, 34, 'accounts', 'acc_01m8cnh80ken8srxaed8d9yjmj', '["acc_01m8cnh80ken8srxaed8d9yjmj","org_01m8cnh80ken8srxaef9ecv1yf","6000","Wages and salaries","EXPENSE",null,"NV",null,"active",1795721568275,1795721568275,1]');
INSERT INTO audit_states VALUES ('org_01m8cnh80ken8srxaef9ecv1yf', 1, 35, 'accounts', 'acc_01m8cnh80ken8srxaedf5h0yfw', '["acc_01m8cnh80ken8srxaedf5h0yfw","org_01m8cnh80ken8srxaef9ecv1yf","6010","Employer''s National Insurance","EXPENSE",null,"NV",null,"active",1795721568275,1795721568275,1]');
INSERT INTO audit_states VALUES ('org_01m8cnh80ken8srxaef9ecv1yf', 1, 36, 'accounts', 'acc_01m8cnh80ken8srxaedgqkssam', '["acc_01m8cnh80ken8srxaedgqkssam","org_01m8cnh80ken8srxaef9ecv1yf","6020","Employer''s pension","EXPENSE",null,"NV",null,"active",1795721568275,1795721568275,1]');
INSERT INTO audit_states VALUES ('org_01m8cnh80ken8srxaef9ecv1yf', 1, 37, 'accounts', 'acc_01m8cnh80ken8srxaedm5mq327', '["acc_01m8cnh80ken8srxaedm5mq327","org_01m8cnh80ken8srxaef9ecv1yf","6100","Rent","EXPENSE",null,"EX",null,"active",1795721568275,1795721568275,1]');
INSERT INTO audit_states VALUES ('org_01m8cnh80ken8srxaef9ecv1yf', 1, 38, 'accounts', 'acc_01m8cnh80ken8srxaedr8phzr6', '["acc_01m8cnh80ken8srxaedr8phzr6","org_01m8cnh80ken8srxaef9ecv1yf","6110","Business rates","EXPENSE",null,"NV",null,"active",1795721568275,1795721568275,1]');
INSERT INTO audit_states VALUES ('org_01m8cnh80ken8srxaef9ecv1yf', 1, 39, 'accounts', 'acc_01m8cnh80ken8srxaedye779vx', '["acc_01m8cnh80ken8srxaedye779vx","org_01m8cnh80ken8srxaef9ecv1yf","6120","Light, heat and water","EXPENSE",null,"ST",null,"active",1795721568275,1795721568275,1]');
INSERT INTO audit_states VALUES ('org_01m8cnh80ken8srxaef9ecv1yf', 1, 40, 'accounts', 'acc_01m8cnh80ken8srxaee0t7rby6', '["acc_01m8cnh80ken8srxaee0t7rby6","org_01m8cnh80ken8srxaef9ecv1yf","6200","Telephone and internet","EXPENSE",null,"ST",null,"active",1795721568275,1795721568275,1]');
INSERT INTO audit_states VALUES ('org_01m8cnh80ken8srxaef9ecv1yf', 1, 41, 'accounts', 'acc_01m8cnh80ken8srxaee7waz21a', '["acc_01m8cnh80ken8srxaee7waz21a","org_01m8cnh80ken8srxaef9ecv1yf","6210","Software and subscriptions","EXPENSE",null,"ST",null,"active",1795721568275,1795721568275,1]');
INSERT INTO audit_states VALUES ('org_01m8cnh80ken8srxaef9ecv1yf', 1, 42, 'accounts', 'acc_01m8cnh80ken8srxaee9xk4119', '["acc_01m8cnh80ken8srxaee9xk4119","org_01m8cnh80ken8srxaef9ecv1yf","6220","Printing and stationery","EXPENSE",null,"ST",null,"active",1795721568275,1795721568275,1]');
INSERT INTO audit_states VALUES ('org_01m8cnh80ken8srxaef9ecv1yf', 1, 43, 'accounts', 'acc_01m8cnh80ken8srxaeef04h3px', '["acc_01m8cnh80ken8srxaeef04h3px","org_01m8cnh80ken8srxaef9ecv1yf","6300","Travel and subsistence","EXPENSE",null,"ZR",null,"active",1795721568275,1795721568275,1]');
INSERT INTO audit_states VALUES ('org_01m8cnh80ken8srxaef9ecv1yf', 1, 44, 'accounts', 'acc_01m8cnh80ken8srxaeeg2s4vby', '["acc_01m8cnh80ken8srxaeeg2s4vby","org_01m8cnh80ken8srxaef9ecv1yf","6310","Motor expenses","EXPENSE",null,"ST",null,"active",1795721568275,1795721568275,1]');
INSERT INTO audit_states VALUES ('org_01m8cnh80ken8srxaef9ecv1yf', 1, 45, 'accounts', 'acc_01m8cnh80ken8srxaeem9stc0d', '["acc_01m8cnh80ken8srxaeem9stc0d","org_01m8cnh80ken8srxaef9ecv1yf","6400","Advertising and marketing","EXPENSE",null,"ST",null,"active",1795721568275,1795721568275,1]');
INSERT INTO audit_states VALUES ('org_01m8cnh80ken8srxaef9ecv1yf', 1, 46, 'accounts', 'acc_01m8cnh80ken8srxaeereb9cq1', '["acc_01m8cnh80ken8srxaeereb9cq1","org_01m8cnh80ken8srxaef9ecv1yf","6500","Accountancy and legal fees","EXPENSE",null,"ST",null,"active",1795721568275,1795721568275,1]');
INSERT INTO audit_states VALUES ('org_01m8cnh80ken8srxaef9ecv1yf', 1, 47, 'accounts', 'acc_01m8cnh80ken8srxaeew3nsy1g', '["acc_01m8cnh80ken8srxaeew3nsy1g","org_01m8cnh80ken8srxaef9ecv1yf","6600","Insurance","EXPENSE",null,"EX",null,"active",1795721568275,1795721568275,1]');
INSERT INTO audit_states VALUES ('org_01m8cnh80ken8srxaef9ecv1yf', 1, 48, 'accounts', 'acc_01m8cnh80ken8srxaef063hejh', '["acc_01m8cnh80ken8srxaef063hejh","org_01m8cnh80ken8srxaef9ecv1yf","6700","Bank charges","EXPENSE",null,"EX",null,"active",1795721568275,1795721568275,1]');
INSERT INTO audit_states VALUES ('org_01m8cnh80ken8srxaef9ecv1yf', 1, 49, 'accounts', 'acc_01m8cnh80ken8srxaef42zczb8', '["acc_01m8cnh80ken8srxaef42zczb8","org_01m8cnh80ken8srxaef9ecv1yf","6990","Rounding differences","EXPENSE","rounding",null,null,"active",1795721568275,1795721568275,1]');
INSERT INTO audit_states VALUES ('org_01m8cnh80ken8srxaef9ecv1yf', 2, 1, 'accounts', 'acc_01m8cnh81be7ebnzzthv7b7hez', '["acc_01m8cnh81be7ebnzzthv7b7hez","org_01m8cnh80ken8srxaef9ecv1yf","2250","VAT","LIABILITY","vat_control",null,null,"active",1795721568299,1795721568299,1]');
INSERT INTO audit_states VALUES ('org_01m8cnh80ken8srxaef9ecv1yf', 3, 1, 'accounts', 'acc_01m8cnh81yegn8q6h06xnafnwq', '["acc_01m8cnh81yegn8q6h06xnafnwq","org_01m8cnh80ken8srxaef9ecv1yf","4100","Room hire","INCOME",null,"EX",null,"active",1795721568318,1795721568318,1]');
INSERT INTO audit_states VALUES ('org_01m8cnh80ken8srxaef9ecv1yf', 4, 1, 'accounts', 'acc_01m8cnh82me1p9wkzhbtzetpd8', '["acc_01m8cnh82me1p9wkzhbtzetpd8","org_01m8cnh80ken8srxaef9ecv1yf","6800","Depreciation","EXPENSE",null,null,null,"active",1795721568340,1795721568340,1]');
INSERT INTO audit_states VALUES ('org_01m8cnh80ken8srxaef9ecv1yf', 5, 1, 'bank_accounts', 'bac_01m8cnh83ke51stxg5pr5n11qj', '["bac_01m8cnh83ke51stxg5pr5n11qj","org_01m8cnh80ken8srxaef9ecv1yf","acc_01m8cnh80ken8srxaeacvnkm1j","Current","current",null,null,null,1000000,"2026-01-01","jnl_01m8cnh83ke51stxg5q1f96e63",null,1795721568371,1795721568371,1,null]');
INSERT INTO audit_states VALUES ('org_01m8cnh80ken8srxaef9ecv1yf', 6, 1, 'accounts', 'acc_01m8cnh84be59s0re7msy9nnnd', '["acc_01m8cnh84be59s0re7msy9nnnd","org_01m8cnh80ken8srxaef9ecv1yf","1301","Savings","ASSET","bank",null,null,"active",1795721568395,1795721568395,1]');
INSERT INTO audit_states VALUES ('org_01m8cnh80ken8srxaef9ecv1yf', 7, 1, 'bank_accounts', 'bac_01m8cnh84be59s0re7mmj1bnrp', '["bac_01m8cnh84be59s0re7mmj1bnrp","org_01m8cnh80ken8srxaef9ecv1yf","acc_01m8cnh84be59s0re7msy9nnnd","Savings","savings",null,null,null,null,null,null,null,1795721568395,1795721568395,1,null]');
INSERT INTO audit_states VALUES ('org_01m8cnh80ken8srxaef9ecv1yf', 8, 1, 'contacts', 'con_01m8cnh84ze8yszh9dn1y4gz39', '["con_01m8cnh84ze8yszh9dn1y4gz39","org_01m8cnh80ken8srxaef9ecv1yf","customer","Abbey Schools Trust",null,null,null,null,null,30,null,null,"active","abbey schools trust",1795721568415,1795721568415,1]');
INSERT INTO audit_states VALUES ('org_01m8cnh80ken8srxaef9ecv1yf', 9, 1, 'contacts', 'con_01m8cnh85hemmvh2pmne3zrt1h', '["con_01m8cnh85hemmvh2pmne3zrt1h","org_01m8cnh80ken8srxaef9ecv1yf","customer","Kestrel Fitness CIC",null,null,null,null,null,30,null,null,"active","kestrel fitness cic",1795721568433,1795721568433,1]');
INSERT INTO audit_states VALUES ('org_01m8cnh80ken8srxaef9ecv1yf', 10, 1, 'contacts', 'con_01m8cnh863eas8rk5b37v5vffe', '["con_01m8cnh863eas8rk5b37v5vffe","org_01m8cnh80ken8srxaef9ecv1yf","customer","Marlow & Pike LLP",null,null,null,null,null,30,null,null,"active","marlow & pike llp",1795721568451,1795721568451,1]');
INSERT INTO audit_states VALUES ('org_01m8cnh80ken8srxaef9ecv1yf', 11, 1, 'contacts', 'con_01m8cnh86qe0hv4309nv8jshp9', '["con_01m8cnh86qe0hv4309nv8jshp9","org_01m8cnh80ken8srxaef9ecv1yf","supplier","Printwell",null,null,null,null,null,30,null,null,"active","printwell",1795721568471,1795721568471,1]');
INSERT INTO audit_states VALUES ('org_01m8cnh80ken8srxaef9ecv1yf', 12, 1, 'contacts', 'con_01m8cnh87ae2r9mrgtbbya8k6s', '["con_01m8cnh87ae2r9mrgtbbya8k6s","org_01m8cnh80ken8srxaef9ecv1yf","supplier","Techbarn",null,null,null,null,null,30,null,null,"active","techbarn",1795721568490,1795721568490,1]');
INSERT INTO audit_states VALUES ('org_01m8cnh80ken8srxaef9ecv1yf', 13, 1, 'contacts', 'con_01m8cnh87zegmv01c0s8e1mkkr', '["con_01m8cnh87zegmv01c0s8e1mkkr","org_01m8cnh80ken8srxaef9ecv1yf","supplier","Harcourt Lettings",null,null,null,null,null,30,null,null,"active","harcourt lettings",1795721568511,1795721568511,1]');
INSERT INTO audit_states VALUES ('org_01m8cnh80ken8srxaef9ecv1yf', 14, 1, 'contacts', 'con_01m8cnh88hep69rp4gq0w30zdj', '["con_01m8cnh88hep69rp4gq0w30zdj","org_01m8cnh80ken8srxaef9ecv1yf","supplier","Fern & Rowe",null,null,null,null,null,30,null,null,"active","fern & rowe",1795721568529,1795721568529,1]');
INSERT INTO audit_states VALUES ('org_01m8cnh80ken8srxaef9ecv1yf', 15, 1, 'invoices', 'inv_01m8cnh8avevd9v2s3fybtcstg', '["inv_01m8cnh8avevd9v2s3fybtcstg","org_01m8cnh80ken8srxaef9ecv1yf","sales","invoice","issued","INV-0001","con_01m8cnh84ze8yszh9dn1y4gz39","2026-01-15","2026-02-14","exclusive",null,null,195000,39000,234000,0,0,"issued","jnl_01m8cnh8avevd9v2s3g22gkdgc",null,null,"inv-0001",1795721568603,1795721568603,1,"9999-99-99",0,null,null,[["org_01m8cnh80ken8srxaef9ecv1yf",1,"Course design, 3 days","3","650.00",null,"acc_01m8cnh80ken8srxaeca94gkcn","ST",null,195000,39000,234000]],[]]');
INSERT INTO audit_states VALUES ('org_01m8cnh80ken8srxaef9ecv1yf', 15, 2, 'number_sequences', 'invoice', '["org_01m8cnh80ken8srxaef9ecv1yf","invoice",1]');
INSERT INTO audit_states VALUES ('org_01m8cnh80ken8srxaef9ecv1yf', 16, 1, 'invoices', 'inv_01m8cnh8bceg3rjy4bhr3gsebe', '["inv_01m8cnh8bceg3rjy4bhr3gsebe","org_01m8cnh80ken8srxaef9ecv1yf","purchase","invoice","issued","PX-881","con_01m8cnh86qe0hv4309nv8jshp9","2026-01-20","2026-02-19","exclusive",null,null,41200,0,41200,0,0,"issued","jnl_01m8cnh8bceg3rjy4bhxjsbwj3",null,null,"px-881",1795721568620,1795721568620,1,"9999-99-99",0,null,null,[["org_01m8cnh80ken8srxaef9ecv1yf",1,"Printing of workbooks","1","412.00",null,"acc_01m8cnh80ken8srxaecztcy0x7","ZR",null,41200,0,41200]],[]]');
INSERT INTO audit_states VALUES ('org_01m8cnh80ken8srxaef9ecv1yf', 17, 1, 'invoices', 'inv_01m8cnh8bvedaba7pvw1vc6p30', '["inv_01m8cnh8bvedaba7pvw1vc6p30","org_01m8cnh80ken8srxaef9ecv1yf","purchase","invoice","issued","TB-0117","con_01m8cnh87ae2r9mrgtbbya8k6s","2026-01-21","2026-02-20","exclusive",null,null,89900,17980,107880,0,0,"issued","jnl_01m8cnh8bvedaba7pvw4qq9e5d",null,null,"tb-0117",1795721568635,1795721568635,1,"9999-99-99",0,null,null,[["org_01m8cnh80ken8srxaef9ecv1yf",1,"Laptop","1","899.00",null,"acc_01m8cnh80ken8srxae9dkvrhke","ST",null,89900,17980,107880]],[]]');
INSERT INTO audit_states VALUES ('org_01m8cnh80ken8srxaef9ecv1yf', 18, 1, 'invoices', 'inv_01m8cnh8cdepj920c6m8dh2mrz', '["inv_01m8cnh8cdepj920c6m8dh2mrz","org_01m8cnh80ken8srxaef9ecv1yf","sales","invoice","issued","INV-0002","con_01m8cnh84ze8yszh9dn1y4gz39","2026-01-28","2026-02-27","exclusive",null,null,87000,0,87000,0,0,"issued","jnl_01m8cnh8cdepj920c6mfa2x1nn",null,null,"inv-0002",1795721568653,1795721568653,1,"9999-99-99",0,null,null,[["org_01m8cnh80ken8srxaef9ecv1yf",1,"Workbooks","120","7.25",null,"acc_01m8cnh80ken8srxaecdk83xfb","ZR",null,87000,0,87000]],[]]');
INSERT INTO audit_states VALUES ('org_01m8cnh80ken8srxaef9ecv1yf', 18, 2, 'number_sequences', 'invoice', '["org_01m8cnh80ken8srxaef9ecv1yf","invoice",2]');
INSERT INTO audit_states VALUES ('org_01m8cnh80ken8srxaef9ecv1yf', 19, 1, 'invoices', 'inv_01m8cnh8cper2a351q5n6g966k', '["inv_01m8cnh8cper2a351q5n6g966k","org_01m8cnh80ken8srxaef9ecv1yf","purchase","invoice","issued","HL-33","con_01m8cnh87zegmv01c0s8e1mkkr","2026-02-01","2026-03-03","exclusive",null,null,135000,0,135000,0,0,"issued","jnl_01m8cnh8cper2a351q5t071a56",null,null,"hl-33",1795721568662,1795721568662,1,"9999-99-99",0,null,null,[["org_01m8cnh80ken8srxaef9ecv1yf",1,"Rent, January to March","1","1350.00",null,"acc_01m8cnh80ken8srxaedm5mq327","EX",null,135000,0,135000]],[]]');
INSERT INTO audit_states VALUES ('org_01m8cnh80ken8srxaef9ecv1yf', 20, 1, 'invoices', 'inv_01m8cnh8cyeaxsp1t4mw99frhr', '["inv_01m8cnh8cyeaxsp1t4mw99frhr","org_01m8cnh80ken8srxaef9ecv1yf","sales","invoice","issued","INV-0003","con_01m8cnh85hemmvh2pmne3zrt1h","2026-02-09","2026-03-11","exclusive",null,null,27500,700,28200,0,0,"issued","jnl_01m8cnh8cyeaxsp1t4n24n0att",null,null,"inv-0003",1795721568670,1795721568670,1,"9999-99-99",0,null,null,[["org_01m8cnh80ken8srxaef9ecv1yf",1,"Seminar room, 5 evenings","5","48.00",null,"acc_01m8cnh81yegn8q6h06xnafnwq","EX",null,24000,0,24000],["org_01m8cnh80ken8srxaef9ecv1yf",2,"Projector","1","35.00",null,"acc_01m8cnh80ken8srxaeca94gkcn","ST",null,3500,700,4200]],[]]');
INSERT INTO audit_states VALUES ('org_01m8cnh80ken8srxaef9ecv1yf', 20, 2, 'number_sequences', 'invoice', '["org_01m8cnh80ken8srxaef9ecv1yf","invoice",3]');
INSERT INTO audit_states VALUES ('org_01m8cnh80ken8srxaef9ecv1yf', 21, 1, 'invoices', 'inv_01m8cnh8d9e8cac0rk41aq54zj', '["inv_01m8cnh8d9e8cac0rk41aq54zj","org_01m8cnh80ken8srxaef9ecv1yf","sales","invoice","issued","INV-0004","con_01m8cnh863eas8rk5b37v5vffe","2026-02-20","2026-03-22","exclusive",null,null,133200,26640,159840,0,0,"issued","jnl_01m8cnh8d9e8cac0rk45yc4629",null,null,"inv-0004",1795721568681,1795721568681,1,"9999-99-99",0,null,null,[["org_01m8cnh80ken8srxaef9ecv1yf",1,"Course for new starters","1","1480.00","10","acc_01m8cnh80ken8srxaeca94gkcn","ST",null,133200,26640,159840]],[]]');
INSERT INTO audit_states VALUES ('org_01m8cnh80ken8srxaef9ecv1yf', 21, 2, 'number_sequences', 'invoice', '["org_01m8cnh80ken8srxaef9ecv1yf","invoice",4]');
INSERT INTO audit_states VALUES ('org_01m8cnh80ken8srxaef9ecv1yf', 22, 1, 'invoices', 'inv_01m8cnh8dqetntd47kkqbve905', '["inv_01m8cnh8dqetntd47kkqbve905","org_01m8cnh80ken8srxaef9ecv1yf","sales","invoice","issued","INV-0005","con_01m8cnh863eas8rk5b37v5vffe","2026-03-03","2026-04-02","exclusive",null,null,50000,10000,60000,0,0,"issued","jnl_01m8cnh8dqetntd47kkr6dwvj1",null,null,"inv-0005",1795721568695,1795721568695,1,"9999-99-99",0,null,null,[["org_01m8cnh80ken8srxaef9ecv1yf",1,"Raised in error","1","500.00",null,"acc_01m8cnh80ken8srxaeca94gkcn","ST",null,50000,10000,60000]],[]]');
INSERT INTO audit_states VALUES ('org_01m8cnh80ken8srxaef9ecv1yf', 22, 2, 'number_sequences', 'invoice', '["org_01m8cnh80ken8srxaef9ecv1yf","invoice",5]');
INSERT INTO audit_states VALUES ('org_01m8cnh80ken8srxaef9ecv1yf', 23, 1, 'invoices', 'inv_01m8cnh8e3eewr7s1v1vpfefnk', '["inv_01m8cnh8e3eewr7s1v1vpfefnk","org_01m8cnh80ken8srxaef9ecv1yf","sales","credit_note","issued","CN-0001","con_01m8cnh863eas8rk5b37v5vffe","2026-03-12","2026-03-12","exclusive","INV-0004",null,15000,3000,18000,0,0,"issued","jnl_01m8cnh8e3eewr7s1v1w3w0gtn",null,null,"cn-0001\ninv-0004",1795721568707,1795721568707,1,"9999-99-99",0,null,null,[["org_01m8cnh80ken8srxaef9ecv1yf",1,"A day that was not held","1","150.00",null,"acc_01m8cnh80ken8srxaeca94gkcn","ST",null,15000,3000,18000]],[]]');
INSERT INTO audit_states VALUES ('org_01m8cnh80ken8srxaef9ecv1yf', 23, 2, 'number_sequences', 'credit_note', '["org_01m8cnh80ken8srxaef9ecv1yf","credit_note",1]');
INSERT INTO audit_states VALUES ('org_01m8cnh80ken8srxaef9ecv1yf', 24, 1, 'invoices', 'inv_01m8cnh8eaet9vhgsky7ffz3b7', '["inv_01m8cnh8eaet9vhgsky7ffz3b7","org_01m8cnh80ken8srxaef9ecv1yf","purchase","invoice","issued","FR-1209","con_01m8cnh88hep69rp4gq0w30zdj","2026-03-24","2026-04-23","inclusive",null,null,64000,12800,76800,0,0,"issued","jnl_01m8cnh8eaet9vhgskyaqxsacq",null,null,"fr-1209",1795721568714,1795721568714,1,"9999-99-99",0,null,null,[["org_01m8cnh80ken8srxaef9ecv1yf",1,"Illustration, 2 days","2","384.00",null,"acc_01m8cnh80ken8srxaed2ac6s6f","ST",null,64000,12800,76800]],[]]');
INSERT INTO audit_states VALUES ('org_01m8cnh80ken8srxaef9ecv1yf', 25, 1, 'invoices', 'inv_01m8cnh8eje5atv10znz6j1epb', '["inv_01m8cnh8eje5atv10znz6j1epb","org_01m8cnh80ken8srxaef9ecv1yf","sales","invoice","issued","INV-0006","con_01m8cnh84ze8yszh9dn1y4gz39","2026-03-27","2026-04-26","exclusive",null,null,49900,6500,56400,0,0,"issued","jnl_01m8cnh8eje5atv10zp2s4m2dd",null,null,"inv-0006",1795721568722,1795721568722,1,"9999-99-99",0,null,null,[["org_01m8cnh80ken8srxaef9ecv1yf",1,"Workbooks","24","7.25",null,"acc_01m8cnh80ken8srxaecdk83xfb","ZR",null,17400,0,17400],["org_01m8cnh80ken8srxaef9ecv1yf",2,"Half a day of course design","0.5","650.00",null,"acc_01m8cnh80ken8srxaeca94gkcn","ST",null,32500,6500,39000]],[]]');
INSERT INTO audit_states VALUES ('org_01m8cnh80ken8srxaef9ecv1yf', 25, 2, 'number_sequences', 'invoice', '["org_01m8cnh80ken8srxaef9ecv1yf","invoice",6]');
INSERT INTO audit_states VALUES ('org_01m8cnh80ken8srxaef9ecv1yf', 26, 1, 'invoices', 'inv_01m8cnh8dqetntd47kkqbve905', '["inv_01m8cnh8dqetntd47kkqbve905","org_01m8cnh80ken8srxaef9ecv1yf","sales","invoice","void","INV-0005","con_01m8cnh863eas8rk5b37v5vffe","2026-03-03","2026-04-02","exclusive",null,null,50000,10000,60000,0,0,"issued","jnl_01m8cnh8dqetntd47kkr6dwvj1","2026-03-03","jnl_01m8cnh8fgej1vvvjc3q5f1rgm","inv-0005",1795721568695,1795721568752,2,"2026-03-03",0,null,null,[["org_01m8cnh80ken8srxaef9ecv1yf",1,"Raised in error","1","500.00",null,"acc_01m8cnh80ken8srxaeca94gkcn","ST",null,50000,10000,60000]],[]]');
INSERT INTO audit_states VALUES ('org_01m8cnh80ken8srxaef9ecv1yf', 27, 1, 'invoices', 'inv_01m8cnh8d9e8cac0rk41aq54zj', '["inv_01m8cnh8d9e8cac0rk41aq54zj","org_01m8cnh80ken8srxaef9ecv1yf","sales","invoice","issued","INV-0004","con_01m8cnh863eas8rk5b37v5vffe","2026-02-20","2026-03-22","exclusive",null,null,133200,26640,159840,0,18000,"issued","jnl_01m8cnh8d9e8cac0rk45yc4629",null,null,"inv-0004",1795721568681,1795721568791,2,"9999-99-99",1,"2026-03-12","2026-03-12",[["org_01m8cnh80ken8srxaef9ecv1yf",1,"Course for new starters","1","1480.00","10","acc_01m8cnh80ken8srxaeca94gkcn","ST",null,133200,26640,159840]],[["alc_01m8cnh8gqees97dfjkpqma1q6","org_01m8cnh80ken8srxaef9ecv1yf",null,"inv_01m8cnh8e3eewr7s1v1vpfefnk",18000,"2026-03-12",null,1795721568791,null]]]');
INSERT INTO audit_states VALUES ('org_01m8cnh80ken8srxaef9ecv1yf', 27, 2, 'invoices', 'inv_01m8cnh8e3eewr7s1v1vpfefnk', '["inv_01m8cnh8e3eewr7s1v1vpfefnk","org_01m8cnh80ken8srxaef9ecv1yf","sales","credit_note","issued","CN-0001","con_01m8cnh863eas8rk5b37v5vffe","2026-03-12","2026-03-12","exclusive","INV-0004",null,15000,3000,18000,0,18000,"issued","jnl_01m8cnh8e3eewr7s1v1w3w0gtn",null,null,"cn-0001\ninv-0004",1795721568707,1795721568791,2,"2026-03-12",1,"2026-03-12","2026-03-12",[["org_01m8cnh80ken8srxaef9ecv1yf",1,"A day that was not held","1","150.00",null,"acc_01m8cnh80ken8srxaeca94gkcn","ST",null,15000,3000,18000]],[]]');
INSERT INTO audit_states VALUES ('org_01m8cnh80ken8srxaef9ecv1yf', 31, 1, 'invoices', 'inv_01m8cnh8cyeaxsp1t4mw99frhr', '["inv_01m8cnh8cyeaxsp1t4mw99frhr","org_01m8cnh80ken8srxaef9ecv1yf","sales","invoice","issued","INV-0003","con_01m8cnh85hemmvh2pmne3zrt1h","2026-02-09","2026-03-11","exclusive",null,null,27500,700,28200,28200,0,"issued","jnl_01m8cnh8cyeaxsp1t4n24n0att",null,null,"inv-0003",1795721568670,1795721568860,2,"2026-03-06",1,"2026-03-06","2026-03-06",[["org_01m8cnh80ken8srxaef9ecv1yf",1,"Seminar room, 5 evenings","5","48.00",null,"acc_01m8cnh81yegn8q6h06xnafnwq","EX",null,24000,0,24000],["org_01m8cnh80ken8srxaef9ecv1yf",2,"Projector","1","35.00",null,"acc_01m8cnh80ken8srxaeca94gkcn","ST",null,3500,700,4200]],[["alc_01m8cnh8jwecdsgm22ene5xwc0","org_01m8cnh80ken8srxaef9ecv1yf","set_01m8cnh8jwecdsgm22efwjkyeq",null,28200,"2026-03-06",null,1795721568860,null]]]');
INSERT INTO audit_states VALUES ('org_01m8cnh80ken8srxaef9ecv1yf', 31, 2, 'settlements', 'set_01m8cnh8jwecdsgm22efwjkyeq', '["set_01m8cnh8jwecdsgm22efwjkyeq","org_01m8cnh80ken8srxaef9ecv1yf","receipt","sales","posted","con_01m8cnh85hemmvh2pmne3zrt1h","bac_01m8cnh83ke51stxg5pr5n11qj","2026-03-06",28200,28200,null,null,0,"jnl_01m8cnh8jwecdsgm22egt6ky0t",null,null,"",1795721568860,1795721568860,1,"2026-03-06",1,"2026-03-06","2026-03-06"]');
INSERT INTO audit_states VALUES ('org_01m8cnh80ken8srxaef9ecv1yf', 32, 1, 'bank_accounts', 'bac_01m8cnh83ke51stxg5pr5n11qj', '["bac_01m8cnh83ke51stxg5pr5n11qj","org_01m8cnh80ken8srxaef9ecv1yf","acc_01m8cnh80ken8srxaeacvnkm1j","Current","current",null,null,null,1000000,"2026-01-01","jnl_01m8cnh83ke51stxg5q1f96e63",900715,1795721568371,1795721568899,2,"2026-03-31"]');
INSERT INTO audit_states VALUES ('org_01m8cnh80ken8srxaef9ecv1yf', 32, 2, 'stated_balances', 'bac_01m8cnh83ke51stxg5pr5n11qj/2026-03-31', '["org_01m8cnh80ken8srxaef9ecv1yf","bac_01m8cnh83ke51stxg5pr5n11qj","2026-03-31",900715,1795721568899]');
INSERT INTO audit_states VALUES ('org_01m8cnh80ken8srxaef9ecv1yf', 32, 3, 'bank_transactions', 'btx_01m8cnh8m3efnvqk5xtxknjsjf', '["btx_01m8cnh8m3efnvqk5xtxknjsjf","org_01m8cnh80ken8srxaef9ecv1yf","bac_01m8cnh83ke51stxg5pr5n11qj","2026-01-22",-107880,"FPO TECHBARN LTD TB-0117",null,null,1,"fpo techbarn ltd tb-0117","unconfirmed",null,"NV",null,null,null,null,null,null,null,null,null,1795721568899,1795721568899,1,null,"1272808c0b8e7153718481fdd8cad3bca1177a0d294a925b0d41e3b4b2ae4845",[]]');
INSERT INTO audit_states VALUES ('org_01m8cnh80ken8srxaef9ecv1yf', 32, 4, 'bank_transactions', 'btx_01m8cnh8m3efnvqk5xv19n878y', '["btx_01m8cnh8m3efnvqk5xv19n878y","org_01m8cnh80ken8srxaef9ecv1yf","bac_01m8cnh83ke51stxg5pr5n11qj","2026-01-30",150000,"FPI ABBEY SCHOOLS TRUST PART INV-0001",null,null,1,"fpi abbey schools trust part inv-0001","unconfirmed",null,"NV",null,null,null,null,null,null,null,null,null,1795721568899,1795721568899,1,null,"328dd05df287413bbd6f750059372a7f48a2fe8810a1c938b25cc5b4201f7110",[]]');
INSERT INTO audit_states VALUES ('org_01m8cnh80ken8srxaef9ecv1yf', 32, 5, 'bank_transactions', 'btx_01m8cnh8m3efnvqk5xv47xh4xw', '["btx_01m8cnh8m3efnvqk5xv47xh4xw","org_01m8cnh80ken8srxaef9ecv1yf","bac_01m8cnh83ke51stxg5pr5n11qj","2026-02-02",-3600,"CARD SLATEWORK SOFTWARE SUBSCRIPTION",null,null,1,"card slatework software subscription","unconfirmed",null,"NV",null,null,null,null,null,null,null,null,null,1795721568899,1795721568899,1,null,"67141ee03747f94a367872676174183b43b71f3c3cdd657ed483571c76ec7c0e",[]]');
INSERT INTO audit_states VALUES ('org_01m8cnh80ken8srxaef9ecv1yf', 32, 6, 'bank_transactions', 'btx_01m8cnh8m3efnvqk5xv9nsa06e', '["btx_01m8cnh8m3efnvqk5xv9nsa06e","org_01m8cnh80ken8srxaef9ecv1yf","bac_01m8cnh83ke51stxg5pr5n11qj","2026-02-10",-135000,"FPO HARCOURT LETTINGS HL-33",null,null,1,"fpo harcourt lettings hl-33","unconfirmed",null,"NV",null,null,null,null,null,null,null,null,null,1795721568899,1795721568899,1,null,"a554bd883699f03b2433581dae214b19ef4ca02926a5399a2312d8445d2ae6f3",[]]');
INSERT INTO audit_states VALUES ('org_01m8cnh80ken8srxaef9ecv1yf', 32, 7, 'bank_transactions', 'btx_01m8cnh8m3efnvqk5xvf4qm9pg', '["btx_01m8cnh8m3efnvqk5xvf4qm9pg","org_01m8cnh80ken8srxaef9ecv1yf","bac_01m8cnh83ke51stxg5pr5n11qj","2026-02-16",171000,"FPI ABBEY SCHOOLS TRUST INV-0001 INV-0002",null,null,1,"fpi abbey schools trust inv-0001 inv-0002","unconfirmed",null,"NV",null,null,null,null,null,null,null,null,null,1795721568899,1795721568899,1,null,"3a4f56ddd806837edc73f6f4dc68c99dacbe0696ccc891aed5fa4883ff1e7336",[]]');
INSERT INTO audit_states VALUES ('org_01m8cnh80ken8srxaef9ecv1yf', 32, 8, 'bank_transactions', 'btx_01m8cnh8m3efnvqk5xvhe0gj42', '["btx_01m8cnh8m3efnvqk5xvhe0gj42","org_01m8cnh80ken8srxaef9ecv1yf","bac_01m8cnh83ke51stxg5pr5n11qj","2026-02-18",-5840,"CARD TRAINLINE.COM LONDON",null,null,1,"card trainline.com london","unconfirmed",null,"NV",null,null,null,null,null,null,null,null,null,1795721568899,1795721568899,1,null,"56cf7dbbb1cce80aae434516f639c2ae3ac2f04ae4e3ec16a64f481c4271ce17",[]]');
INSERT INTO audit_states VALUES ('org_01m8cnh80ken8srxaef9ecv1yf', 32, 9, 'bank_transactions', 'btx_01m8cnh8m3efnvqk5xvnsdvej2', '["btx_01m8cnh8m3efnvqk5xvnsdvej2","org_01m8cnh80ken8srxaef9ecv1yf","bac_01m8cnh83ke51stxg5pr5n11qj","2026-02-27",-40000,"FPO PRINTWELL PX-881",null,null,1,"fpo printwell px-881","unconfirmed",null,"NV",null,null,null,null,null,null,null,null,null,1795721568899,1795721568899,1,null,"cbb4004e5f456dd9c35d050b3fe3c9e6b04bf0eab21532e492b097a7b21b73a1",[]]');
INSERT INTO audit_states VALUES ('org_01m8cnh80ken8srxaef9ecv1yf', 32, 10, 'bank_transactions', 'btx_01m8cnh8m3efnvqk5xvsr7c3nh', '["btx_01m8cnh8m3efnvqk5xvsr7c3nh","org_01m8cnh80ken8srxaef9ecv1yf","bac_01m8cnh83ke51stxg5pr5n11qj","2026-03-02",-3600,"CARD SLATEWORK SOFTWARE SUBSCRIPTION",null,null,1,"card slatework software subscription","unconfirmed",null,"NV",null,null,null,null,null,null,null,null,null,1795721568899,1795721568899,1,null,"c9f5fec85cb8d9a7ff4021b408ab259a9bb61a729b1b9895d3cbf4c028444205",[]]');
INSERT INTO audit_states VALUES ('org_01m8cnh80ken8srxaef9ecv1yf', 32, 11, 'bank_transactions', 'btx_01m8cnh8m3efnvqk5xvxaf9mhx', '["btx_01m8cnh8m3efnvqk5xvxaf9mhx","org_01m8cnh80ken8srxaef9ecv1yf","bac_01m8cnh83ke51stxg5pr5n11qj","2026-03-06",28200,"FPI KESTREL FITNESS CIC INV-0003",null,null,1,"fpi kestrel fitness cic inv-0003","unconfirmed",null,"NV",null,null,null,null,null,null,null,null,null,1795721568899,1795721568899,1,null,"8e0352e4b1b35f89518582419b2ff0638d7196ea458695b1839482ea1b564551",[]]');
INSERT INTO audit_states VALUES ('org_01m8cnh80ken8srxaef9ecv1yf', 32, 12, 'bank_transactions', 'btx_01m8cnh8m3efnvqk5xw0p7hzyd', '["btx_01m8cnh8m3efnvqk5xw0p7hzyd","org_01m8cnh80ken8srxaef9ecv1yf","bac_01m8cnh83ke51stxg5pr5n11qj","2026-03-16",141840,"FPI MARLOW AND PIKE LLP INV-0004 LESS CN-0001",null,null,1,"fpi marlow and pike llp inv-0004 less cn-0001","unconfirmed",null,"NV",null,null,null,null,null,null,null,null,null,1795721568899,1795721568899,1,null,"71e7888d7a34f0bcc91a019e775f105d0016a4f32f799edaf02f3d2a7290e64d",[]]');
INSERT INTO audit_states VALUES ('org_01m8cnh80ken8srxaef9ecv1yf', 32, 13, 'bank_transactions', 'btx_01m8cnh8m3efnvqk5xw5r7kkbg', '["btx_01m8cnh8m3efnvqk5xw5r7kkbg","org_01m8cnh80ken8srxaef9ecv1yf","bac_01m8cnh83ke51stxg5pr5n11qj","2026-03-20",-750,"TOTAL CHARGES TO 19MAR2026",null,null,1,"total charges to 19mar2026","unconfirmed",null,"NV",null,null,null,null,null,null,null,null,null,1795721568899,1795721568899,1,null,"f0ba29b088e504eae3e9a2fe7a0600dae5d622db4b4b80ccffa83595db79f5c3",[]]');
INSERT INTO audit_states VALUES ('org_01m8cnh80ken8srxaef9ecv1yf', 32, 14, 'bank_transactions', 'btx_01m8cnh8m3efnvqk5xwa4rn2qt', '["btx_01m8cnh8m3efnvqk5xwa4rn2qt","org_01m8cnh80ken8srxaef9ecv1yf","bac_01m8cnh83ke51stxg5pr5n11qj","2026-03-25",-200000,"TFR TO SAVINGS",null,null,1,"tfr to savings","unconfirmed",null,"NV",null,null,null,null,null,null,null,null,null,1795721568899,1795721568899,1,null,"b7b90b8ee2bd4f650d5f978b5912eb492294e4044b7d3c5c2e065ca73b855eae",[]]');
INSERT INTO audit_states VALUES ('org_01m8cnh80ken8srxaef9ecv1yf', 32, 15, 'bank_transactions', 'btx_01m8cnh8m3efnvqk5xwds1x5w3', '["btx_01m8cnh8m3efnvqk5xwds1x5w3","org_01m8cnh80ken8srxaef9ecv1yf","bac_01m8cnh83ke51stxg5pr5n11qj","2026-03-31",-93655,"FPO J WREN NET PAY MARCH",null,null,1,"fpo j wren net pay march","unconfirmed",null,"NV",null,null,null,null,null,null,null,null,null,1795721568899,1795721568899,1,null,"b723781a8f8f5c03549e3d18755201bd640e2ac657779e194ac48817223ffdee",[]]');
INSERT INTO audit_states VALUES ('org_01m8cnh80ken8srxaef9ecv1yf', 33, 1, 'invoices', 'inv_01m8cnh8bvedaba7pvw1vc6p30', '["inv_01m8cnh8bvedaba7pvw1vc6p30","org_01m8cnh80ken8srxaef9ecv1yf","purchase","invoice","issued","TB-0117","con_01m8cnh87ae2r9mrgtbbya8k6s","2026-01-21","2026-02-20","exclusive",null,null,89900,17980,107880,107880,0,"issued","jnl_01m8cnh8bvedaba7pvw4qq9e5d",null,null,"tb-0117",1795721568635,1795721568973,2,"2026-01-22",1,"2026-01-22","2026-01-22",[["org_01m8cnh80ken8srxaef9ecv1yf",1,"Laptop","1","899.00",null,"acc_01m8cnh80ken8srxae9dkvrhke","ST",null,89900,17980,107880]],[["alc_01m8cnh8pded5s6wa5azvptzr0","org_01m8cnh80ken8srxaef9ecv1yf","set_01m8cnh8pded5s6wa5azvptzr0",null,107880,"2026-01-22",null,1795721568973,null]]]');
INSERT INTO audit_states VALUES ('org_01m8cnh80ken8srxaef9ecv1yf', 33, 2, 'settlements', 'set_01m8cnh8pded5s6wa5azvptzr0', '["set_01m8cnh8pded5s6wa5azvptzr0","org_01m8cnh80ken8srxaef9ecv1yf","payment","purchase","posted","con_01m8cnh87ae2r9mrgtbbya8k6s","bac_01m8cnh83ke51stxg5pr5n11qj","2026-01-22",107880,107880,null,"btx_01m8cnh8m3efnvqk5xtxknjsjf",1,"jnl_01m8cnh8pded5s6wa5azvptzr0",null,null,"",1795721568973,1795721568973,1,"2026-01-22",1,"2026-01-22","2026-01-22"]');
INSERT INTO audit_states VALUES ('org_01m8cnh80ken8srxaef9ecv1yf', 34, 1, 'bank_transactions', 'btx_01m8cnh8m3efnvqk5xtxknjsjf', '["btx_01m8cnh8m3efnvqk5xtxknjsjf","org_01m8cnh80ken8srxaef9ecv1yf","bac_01m8cnh83ke51stxg5pr5n11qj","2026-01-22",-107880,"FPO TECHBARN LTD TB-0117",null,null,1,"fpo techbarn ltd tb-0117","confirmed",null,"NV",null,"con_01m8cnh87ae2r9mrgtbbya8k6s","allocations","jnl_01m8cnh8pded5s6wa5azvptzr0",2,null,"NV",0,1795721568973,1795721568899,1795721568973,2,null,"1272808c0b8e7153718481fdd8cad3bca1177a0d294a925b0d41e3b4b2ae4845",[]]');
INSERT INTO audit_states VALUES ('org_01m8cnh80ken8srxaef9ecv1yf', 35, 1, 'invoices', 'inv_01m8cnh8avevd9v2s3fybtcstg', '["inv_01m8cnh8avevd9v2s3fybtcstg","org_01m8cnh80ken8srxaef9ecv1yf","sales","invoice","issued","INV-0001","con_01m8cnh84ze8yszh9dn1y4gz39","2026-01-15","2026-02-14","exclusive",null,null,195000,39000,234000,150000,0,"issued","jnl_01m8cnh8avevd9v2s3g22gkdgc",null,null,"inv-0001",1795721568603,1795721569045,2,"9999-99-99",1,"2026-01-30","2026-01-30",[["org_01m8cnh80ken8srxaef9ecv1yf",1,"Course design, 3 days","3","650.00",null,"acc_01m8cnh80ken8srxaeca94gkcn","ST",null,195000,39000,234000]],[["alc_01m8cnh8rneez8afz4seaengca","org_01m8cnh80ken8srxaef9ecv1yf","set_01m8cnh8rneez8afz4seaengca",null,150000,"2026-01-30",null,1795721569045,null]]]');
INSERT INTO audit_states VALUES ('org_01m8cnh80ken8srxaef9ecv1yf', 35, 2, 'settlements', 'set_01m8cnh8rneez8afz4seaengca', '["set_01m8cnh8rneez8afz4seaengca","org_01m8cnh80ken8srxaef9ecv1yf","receipt","sales","posted","con_01m8cnh84ze8yszh9dn1y4gz39","bac_01m8cnh83ke51stxg5pr5n11qj","2026-01-30",150000,150000,null,"btx_01m8cnh8m3efnvqk5xv19n878y",1,"jnl_01m8cnh8rneez8afz4seaengca",null,null,"",1795721569045,1795721569045,1,"2026-01-30",1,"2026-01-30","2026-01-30"]');
INSERT INTO audit_states VALUES ('org_01m8cnh80ken8srxaef9ecv1yf', 36, 1, 'bank_transactions', 'btx_01m8cnh8m3efnvqk5xv19n878y', '["btx_01m8cnh8m3efnvqk5xv19n878y","org_01m8cnh80ken8srxaef9ecv1yf","bac_01m8cnh83ke51stxg5pr5n11qj","2026-01-30",150000,"FPI ABBEY SCHOOLS TRUST PART INV-0001",null,null,1,"fpi abbey schools trust part inv-0001","confirmed",null,"NV",null,"con_01m8cnh84ze8yszh9dn1y4gz39","allocations","jnl_01m8cnh8rneez8afz4seaengca",2,null,"NV",0,1795721569045,1795721568899,1795721569045,2,null,"328dd05df287413bbd6f750059372a7f48a2fe8810a1c938b25cc5b4201f7110",[]]');
INSERT INTO audit_states VALUES ('org_01m8cnh80ken8srxaef9ecv1yf', 37, 1, 'invoices', 'inv_01m8cnh8cper2a351q5n6g966k', '["inv_01m8cnh8cper2a351q5n6g966k","org_01m8cnh80ken8srxaef9ecv1yf","purchase","invoice","issued","HL-33","con_01m8cnh87zegmv01c0s8e1mkkr","2026-02-01","2026-03-03","exclusive",null,null,135000,0,135000,135000,0,"issued","jnl_01m8cnh8cper2a351q5t071a56",null,null,"hl-33",1795721568662,1795721569123,2,"2026-02-10",1,"2026-02-10","2026-02-10",[["org_01m8cnh80ken8srxaef9ecv1yf",1,"Rent, January to March","1","1350.00",null,"acc_01m8cnh80ken8srxaedm5mq327","EX",null,135000,0,135000]],[["alc_01m8cnh8v3e749fpy5e3wbw9ea","org_01m8cnh80ken8srxaef9ecv1yf","set_01m8cnh8v3e749fpy5e3wbw9ea",null,135000,"2026-02-10",null,1795721569123,null]]]');
INSERT INTO audit_states VALUES ('org_01m8cnh80ken8srxaef9ecv1yf', 37, 2, 'settlements', 'set_01m8cnh8v3e749fpy5e3wbw9ea', '["set_01m8cnh8v3e749fpy5e3wbw9ea","org_01m8cnh80ken8srxaef9ecv1yf","payment","purchase","posted","con_01m8cnh87zegmv01c0s8e1mkkr","bac_01m8cnh83ke51stxg5pr5n11qj","2026-02-10",135000,135000,null,"btx_01m8cnh8m3efnvqk5xv9nsa06e",1,"jnl_01m8cnh8v3e749fpy5e3wbw9ea",null,null,"",1795721569123,1795721569123,1,"2026-02-10",1,"2026-02-10","2026-02-10"]');
INSERT INTO audit_states VALUES ('org_01m8cnh80ken8srxaef9ecv1yf', 38, 1, 'bank_transactions', 'btx_01m8cnh8m3efnvqk5xv9nsa06e', '["btx_01m8cnh8m3efnvqk5xv9nsa06e","org_01m8cnh80ken8srxaef9ecv1yf","bac_01m8cnh83ke51stxg5pr5n11qj","2026-02-10",-135000,"FPO HARCOURT LETTINGS HL-33",null,null,1,"fpo harcourt lettings hl-33","confirmed",null,"NV",null,"con_01m8cnh87zegmv01c0s8e1mkkr","allocations","jnl_01m8cnh8v3e749fpy5e3wbw9ea",2,null,"NV",0,1795721569123,1795721568899,1795721569123,2,null,"a554bd883699f03b2433581dae214b19ef4ca02926a5399a2312d8445d2ae6f3",[]]');
INSERT INTO audit_states VALUES ('org_01m8cnh80ken8srxaef9ecv1yf', 39, 1, 'invoices', 'inv_01m8cnh8avevd9v2s3fybtcstg', '["inv_01m8cnh8avevd9v2s3fybtcstg","org_01m8cnh80ken8srxaef9ecv1yf","sales","invoice","issued","INV-0001","con_01m8cnh84ze8yszh9dn1y4gz39","2026-01-15","2026-02-14","exclusive",null,null,195000,39000,234000,234000,0,"issued","jnl_01m8cnh8avevd9v2s3g22gkdgc",null,null,"inv-0001",1795721568603,1795721569192,3,"2026-02-16",2,"2026-01-30","2026-02-16",[["org_01m8cnh80ken8srxaef9ecv1yf",1,"Course design, 3 days","3","650.00",null,"acc_01m8cnh80ken8srxaeca94gkcn","ST",null,195000,39000,234000]],[["alc_01m8cnh8rneez8afz4seaengca","org_01m8cnh80ken8srxaef9ecv1yf","set_01m8cnh8rneez8afz4seaengca",null,150000,"2026-01-30",null,1795721569045,null],["alc_01m8cnh8x8es3r63sk926e5rx0","org_01m8cnh80ken8srxaef9ecv1yf","set_01m8cnh8x8es3r63sk926e5rx0",null,84000,"2026-02-16",null,1795721569192,null]]]');
INSERT INTO audit_states VALUES ('org_01m8cnh80ken8srxaef9ecv1yf', 39, 2, 'invoices', 'inv_01m8cnh8cdepj920c6m8dh2mrz', '["inv_01m8cnh8cdepj920c6m8dh2mrz","org_01m8cnh80ken8srxaef9ecv1yf","sales","invoice","issued","INV-0002","con_01m8cnh84ze8yszh9dn1y4gz39","2026-01-28","2026-02-27","exclusive",null,null,87000,0,87000,87000,0,"issued","jnl_01m8cnh8cdepj920c6mfa2x1nn",null,null,"inv-0002",1795721568653,1795721569192,2,"2026-02-16",1,"2026-02-16","2026-02-16",[["org_01m8cnh80ken8srxaef9ecv1yf",1,"Workbooks","120","7.25",null,"acc_01m8cnh80ken8srxaecdk83xfb","ZR",null,87000,0,87000]],[["alc_01m8cnh8x8es3r63sk926e5rx1","org_01m8cnh80ken8srxaef9ecv1yf","set_01m8cnh8x8es3r63sk926e5rx0",null,87000,"2026-02-16",null,1795721569192,null]]]');
INSERT INTO audit_states VALUES ('org_01m8cnh80ken8srxaef9ecv1yf', 39, 3, 'settlements', 'set_01m8cnh8x8es3r63sk926e5rx0', '["set_01m8cnh8x8es3r63sk926e5rx0","org_01m8cnh80ken8srxaef9ecv1yf","receipt","sales","posted","con_01m8cnh84ze8yszh9dn1y4gz39","bac_01m8cnh83ke51stxg5pr5n11qj","2026-02-16",171000,171000,null,"btx_01m8cnh8m3efnvqk5xvf4qm9pg",1,"jnl_01m8cnh8x8es3r63sk926e5rx0",null,null,"",1795721569192,1795721569192,1,"2026-02-16",2,"2026-02-16","2026-02-16"]');
INSERT INTO audit_states VALUES ('org_01m8cnh80ken8srxaef9ecv1yf', 40, 1, 'bank_transactions', 'btx_01m8cnh8m3efnvqk5xvf4qm9pg', '["btx_01m8cnh8m3efnvqk5xvf4qm9pg","org_01m8cnh80ken8srxaef9ecv1yf","bac_01m8cnh83ke51stxg5pr5n11qj","2026-02-16",171000,"FPI ABBEY SCHOOLS TRUST INV-0001 INV-0002",null,null,1,"fpi abbey schools trust inv-0001 inv-0002","confirmed",null,"NV",null,"con_01m8cnh84ze8yszh9dn1y4gz39","allocations","jnl_01m8cnh8x8es3r63sk926e5rx0",2,null,"NV",0,1795721569192,1795721568899,1795721569192,2,null,"3a4f56ddd806837edc73f6f4dc68c99dacbe0696ccc891aed5fa4883ff1e7336",[]]');
INSERT INTO audit_states VALUES ('org_01m8cnh80ken8srxaef9ecv1yf', 41, 1, 'invoices', 'inv_01m8cnh8bceg3rjy4bhr3gsebe', '["inv_01m8cnh8bceg3rjy4bhr3gsebe","org_01m8cnh80ken8srxaef9ecv1yf","purchase","invoice","issued","PX-881","con_01m8cnh86qe0hv4309nv8jshp9","2026-01-20","2026-02-19","exclusive",null,null,41200,0,41200,40000,0,"issued","jnl_01m8cnh8bceg3rjy4bhxjsbwj3",null,null,"px-881",1795721568620,1795721569272,2,"9999-99-99",1,"2026-02-27","2026-02-27",[["org_01m8cnh80ken8srxaef9ecv1yf",1,"Printing of workbooks","1","412.00",null,"acc_01m8cnh80ken8srxaecztcy0x7","ZR",null,41200,0,41200]],[["alc_01m8cnh8zre1387k70cj7nnvaz","org_01m8cnh80ken8srxaef9ecv1yf","set_01m8cnh8zre1387k70cj7nnvaz",null,40000,"2026-02-27",null,1795721569272,null]]]');
INSERT INTO audit_states VALUES ('org_01m8cnh80ken8srxaef9ecv1yf', 41, 2, 'settlements', 'set_01m8cnh8zre1387k70cj7nnvaz', '["set_01m8cnh8zre1387k70cj7nnvaz","org_01m8cnh80ken8srxaef9ecv1yf","payment","purchase","posted","con_01m8cnh86qe0hv4309nv8jshp9","bac_01m8cnh83ke51stxg5pr5n11qj","2026-02-27",40000,40000,null,"btx_01m8cnh8m3efnvqk5xvnsdvej2",1,"jnl_01m8cnh8zre1387k70cj7nnvaz",null,null,"",1795721569272,1795721569272,1,"2026-02-27",1,"2026-02-27","2026-02-27"]');
INSERT INTO audit_states VALUES ('org_01m8cnh80ken8srxaef9ecv1yf', 42, 1, 'bank_transactions', 'btx_01m8cnh8m3efnvqk5xvnsdvej2', '["btx_01m8cnh8m3efnvqk5xvnsdvej2","org_01m8cnh80ken8srxaef9ecv1yf","bac_01m8cnh83ke51stxg5pr5n11qj","2026-02-27",-40000,"FPO PRINTWELL PX-881",null,null,1,"fpo printwell px-881","confirmed",null,"NV",null,"con_01m8cnh86qe0hv4309nv8jshp9","allocations","jnl_01m8cnh8zre1387k70cj7nnvaz",2,null,"NV",0,1795721569272,1795721568899,1795721569272,2,null,"cbb4004e5f456dd9c35d050b3fe3c9e6b04bf0eab21532e492b097a7b21b73a1",[]]');
INSERT INTO audit_states VALUES ('org_01m8cnh80ken8srxaef9ecv1yf', 43, 1, 'invoices', 'inv_01m8cnh8d9e8cac0rk41aq54zj', '["inv_01m8cnh8d9e8cac0rk41aq54zj","org_01m8cnh80ken8srxaef9ecv1yf","sales","invoice","issued","INV-0004","con_01m8cnh863eas8rk5b37v5vffe","2026-02-20","2026-03-22","exclusive",null,null,133200,26640,159840,141840,18000,"issued","jnl_01m8cnh8d9e8cac0rk45yc4629",null,null,"inv-0004",1795721568681,1795721569334,3,"2026-03-16",2,"2026-03-12","2026-03-16",[["org_01m8cnh80ken8srxaef9ecv1yf",1,"Course for new starters","1","1480.00","10","acc_01m8cnh80ken8srxaeca94gkcn","ST",null,133200,26640,159840]],[["alc_01m8cnh8gqees97dfjkpqma1q6","org_01m8cnh80ken8srxaef9ecv1yf",null,"inv_01m8cnh8e3eewr7s1v1vpfefnk",18000,"2026-03-12",null,1795721568791,null],["alc_01m8cnh91pests9qf5g00ajrbk","org_01m8cnh80ken8srxaef9ecv1yf","set_01m8cnh91pests9qf5g00ajrbk",null,141840,"2026-03-16",null,1795721569334,null]]]');
INSERT INTO audit_states VALUES ('org_01m8cnh80ken8srxaef9ecv1yf', 43, 2, 'settlements', 'set_01m8cnh91pests9qf5g00ajrbk', '["set_01m8cnh91pests9qf5g00ajrbk","org_01m8cnh80ken8srxaef9ecv1yf","receipt","sales","posted","con_01m8cnh863eas8rk5b37v5vffe","bac_01m8cnh83ke51stxg5pr5n11qj","2026-03-16",141840,141840,null,"btx_01m8cnh8m3efnvqk5xw0p7hzyd",1,"jnl_01m8cnh91pests9qf5g00ajrbk",null,null,"",1795721569334,1795721569334,1,"2026-03-16",1,"2026-03-16","2026-03-16"]');
INSERT INTO audit_states VALUES ('org_01m8cnh80ken8srxaef9ecv1yf', 44, 1, 'bank_transactions', 'btx_01m8cnh8m3efnvqk5xw0p7hzyd', '["btx_01m8cnh8m3efnvqk5xw0p7hzyd","org_01m8cnh80ken8srxaef9ecv1yf","bac_01m8cnh83ke51stxg5pr5n11qj","2026-03-16",141840,"FPI MARLOW AND PIKE LLP INV-0004 LESS CN-0001",null,null,1,"fpi marlow and pike llp inv-0004 less cn-0001","confirmed",null,"NV",null,"con_01m8cnh863eas8rk5b37v5vffe","allocations","jnl_01m8cnh91pests9qf5g00ajrbk",2,null,"NV",0,1795721569334,1795721568899,1795721569334,2,null,"71e7888d7a34f0bcc91a019e775f105d0016a4f32f799edaf02f3d2a7290e64d",[]]');
INSERT INTO audit_states VALUES ('org_01m8cnh80ken8srxaef9ecv1yf', 45, 1, 'settlements', 'set_01m8cnh8jwecdsgm22efwjkyeq', '["set_01m8cnh8jwecdsgm22efwjkyeq","org_01m8cnh80ken8srxaef9ecv1yf","receipt","sales","posted","con_01m8cnh85hemmvh2pmne3zrt1h","bac_01m8cnh83ke51stxg5pr5n11qj","2026-03-06",28200,28200,null,"btx_01m8cnh8m3efnvqk5xvxaf9mhx",0,"jnl_01m8cnh8jwecdsgm22egt6ky0t",null,null,"",1795721568860,1795721569421,2,"2026-03-06",1,"2026-03-06","2026-03-06"]');
INSERT INTO audit_states VALUES ('org_01m8cnh80ken8srxaef9ecv1yf', 46, 1, 'bank_transactions', 'btx_01m8cnh8m3efnvqk5xvxaf9mhx', '["btx_01m8cnh8m3efnvqk5xvxaf9mhx","org_01m8cnh80ken8srxaef9ecv1yf","bac_01m8cnh83ke51stxg5pr5n11qj","2026-03-06",28200,"FPI KESTREL FITNESS CIC INV-0003",null,null,1,"fpi kestrel fitness cic inv-0003","confirmed",null,"NV",null,"con_01m8cnh85hemmvh2pmne3zrt1h","match","jnl_01m8cnh8jwecdsgm22egt6ky0t",2,null,"NV",0,1795721569421,1795721568899,1795721569421,2,null,"8e0352e4b1b35f89518582419b2ff0638d7196ea458695b1839482ea1b564551",[]]');
INSERT INTO audit_states VALUES ('org_01m8cnh80ken8srxaef9ecv1yf', 47, 1, 'bank_transactions', 'btx_01m8cnh8m3efnvqk5xwa4rn2qt', '["btx_01m8cnh8m3efnvqk5xwa4rn2qt","org_01m8cnh80ken8srxaef9ecv1yf","bac_01m8cnh83ke51stxg5pr5n11qj","2026-03-25",-200000,"TFR TO SAVINGS",null,null,1,"tfr to savings","confirmed",null,"NV",null,null,"transfer","jnl_01m8cnh95yebpr32kkcsxe1fps",1,null,"NV",0,1795721569470,1795721568899,1795721569470,2,null,"b7b90b8ee2bd4f650d5f978b5912eb492294e4044b7d3c5c2e065ca73b855eae",[]]');
INSERT INTO audit_states VALUES ('org_01m8cnh80ken8srxaef9ecv1yf', 48, 1, 'bank_transactions', 'btx_01m8cnh8m3efnvqk5xwds1x5w3', '["btx_01m8cnh8m3efnvqk5xwds1x5w3","org_01m8cnh80ken8srxaef9ecv1yf","bac_01m8cnh83ke51stxg5pr5n11qj","2026-03-31",-93655,"FPO J WREN NET PAY MARCH",null,null,1,"fpo j wren net pay march","confirmed","acc_01m8cnh80ken8srxaeb5c3ykg4","NV",null,null,"account","jnl_01m8cnh98he9vtgy3g02yznssd",1,"acc_01m8cnh80ken8srxaeb5c3ykg4","NV",0,1795721569553,1795721568899,1795721569553,2,null,"b723781a8f8f5c03549e3d18755201bd640e2ac657779e194ac48817223ffdee",[]]');
INSERT INTO audit_states VALUES ('org_01m8cnh80ken8srxaef9ecv1yf', 49, 1, 'bank_transactions', 'btx_01m8cnh8m3efnvqk5xv47xh4xw', '["btx_01m8cnh8m3efnvqk5xv47xh4xw","org_01m8cnh80ken8srxaef9ecv1yf","bac_01m8cnh83ke51stxg5pr5n11qj","2026-02-02",-3600,"CARD SLATEWORK SOFTWARE SUBSCRIPTION",null,null,1,"card slatework software subscription","unconfirmed","acc_01m8cnh80ken8srxaee7waz21a","ST",null,null,null,null,null,null,null,null,null,1795721568899,1795721570070,2,null,"67141ee03747f94a367872676174183b43b71f3c3cdd657ed483571c76ec7c0e",[]]');
INSERT INTO audit_states VALUES ('org_01m8cnh80ken8srxaef9ecv1yf', 50, 1, 'bank_transactions', 'btx_01m8cnh8m3efnvqk5xvhe0gj42', '["btx_01m8cnh8m3efnvqk5xvhe0gj42","org_01m8cnh80ken8srxaef9ecv1yf","bac_01m8cnh83ke51stxg5pr5n11qj","2026-02-18",-5840,"CARD TRAINLINE.COM LONDON",null,null,1,"card trainline.com london","unconfirmed","acc_01m8cnh80ken8srxaeef04h3px","ZR",null,null,null,null,null,null,null,null,null,1795721568899,1795721570070,2,null,"56cf7dbbb1cce80aae434516f639c2ae3ac2f04ae4e3ec16a64f481c4271ce17",[]]');
INSERT INTO audit_states VALUES ('org_01m8cnh80ken8srxaef9ecv1yf', 51, 1, 'bank_transactions', 'btx_01m8cnh8m3efnvqk5xvsr7c3nh', '["btx_01m8cnh8m3efnvqk5xvsr7c3nh","org_01m8cnh80ken8srxaef9ecv1yf","bac_01m8cnh83ke51stxg5pr5n11qj","2026-03-02",-3600,"CARD SLATEWORK SOFTWARE SUBSCRIPTION",null,null,1,"card slatework software subscription","unconfirmed","acc_01m8cnh80ken8srxaee7waz21a","ST",null,null,null,null,null,null,null,null,null,1795721568899,1795721570070,2,null,"c9f5fec85cb8d9a7ff4021b408ab259a9bb61a729b1b9895d3cbf4c028444205",[]]');
INSERT INTO audit_states VALUES ('org_01m8cnh80ken8srxaef9ecv1yf', 52, 1, 'bank_transactions', 'btx_01m8cnh8m3efnvqk5xw5r7kkbg', '["btx_01m8cnh8m3efnvqk5xw5r7kkbg","org_01m8cnh80ken8srxaef9ecv1yf","bac_01m8cnh83ke51stxg5pr5n11qj","2026-03-20",-750,"TOTAL CHARGES TO 19MAR2026",null,null,1,"total charges to 19mar2026","unconfirmed","acc_01m8cnh80ken8srxaef063hejh","EX",null,null,null,null,null,null,null,null,null,1795721568899,1795721570070,2,null,"f0ba29b088e504eae3e9a2fe7a0600dae5d622db4b4b80ccffa83595db79f5c3",[]]');
INSERT INTO audit_states VALUES ('org_01m8cnh80ken8srxaef9ecv1yf', 53, 1, 'bank_transactions', 'btx_01m8cnh8m3efnvqk5xvhe0gj42', '["btx_01m8cnh8m3efnvqk5xvhe0gj42","org_01m8cnh80ken8srxaef9ecv1yf","bac_01m8cnh83ke51stxg5pr5n11qj","2026-02-18",-5840,"CARD TRAINLINE.COM LONDON",null,null,1,"card trainline.com london","confirmed","acc_01m8cnh80ken8srxaeef04h3px","ZR",null,null,"account","jnl_01m8cnh9tqe9pv6axv1g9naa8q",1,"acc_01m8cnh80ken8srxaeef04h3px","ZR",0,1795721570135,1795721568899,1795721570135,3,null,"56cf7dbbb1cce80aae434516f639c2ae3ac2f04ae4e3ec16a64f481c4271ce17",[]]');
INSERT INTO audit_states VALUES ('org_01m8cnh80ken8srxaef9ecv1yf', 54, 1, 'bank_transactions', 'btx_01m8cnh8m3efnvqk5xvsr7c3nh', '["btx_01m8cnh8m3efnvqk5xvsr7c3nh","org_01m8cnh80ken8srxaef9ecv1yf","bac_01m8cnh83ke51stxg5pr5n11qj","2026-03-02",-3600,"CARD SLATEWORK SOFTWARE SUBSCRIPTION",null,null,1,"card slatework software subscription","confirmed","acc_01m8cnh80ken8srxaee7waz21a","ST",null,null,"account","jnl_01m8cnh9wce4h9xd32zc01mse8",1,"acc_01m8cnh80ken8srxaee7waz21a","ST",-600,1795721570188,1795721568899,1795721570188,3,null,"c9f5fec85cb8d9a7ff4021b408ab259a9bb61a729b1b9895d3cbf4c028444205",[]]');
INSERT INTO audit_states VALUES ('org_01m8cnh80ken8srxaef9ecv1yf', 55, 1, 'bank_transactions', 'btx_01m8cnh8m3efnvqk5xv47xh4xw', '["btx_01m8cnh8m3efnvqk5xv47xh4xw","org_01m8cnh80ken8srxaef9ecv1yf","bac_01m8cnh83ke51stxg5pr5n11qj","2026-02-02",-3600,"CARD SLATEWORK SOFTWARE SUBSCRIPTION",null,null,1,"card slatework software subscription","confirmed","acc_01m8cnh80ken8srxaee7waz21a","ST",null,null,"account","jnl_01m8cnh9y8ecav1ds4x543kp36",1,"acc_01m8cnh80ken8srxaee7waz21a","ST",-600,1795721570248,1795721568899,1795721570248,3,null,"67141ee03747f94a367872676174183b43b71f3c3cdd657ed483571c76ec7c0e",[]]');
INSERT INTO audit_states VALUES ('org_01m8cnh80ken8srxaef9ecv1yf', 56, 1, 'bank_transactions', 'btx_01m8cnh8m3efnvqk5xw5r7kkbg', '["btx_01m8cnh8m3efnvqk5xw5r7kkbg","org_01m8cnh80ken8srxaef9ecv1yf","bac_01m8cnh83ke51stxg5pr5n11qj","2026-03-20",-750,"TOTAL CHARGES TO 19MAR2026",null,null,1,"total charges to 19mar2026","confirmed","acc_01m8cnh80ken8srxaef063hejh","EX",null,null,"account","jnl_01m8cnha06ene8fk85ggj63nhs",1,"acc_01m8cnh80ken8srxaef063hejh","EX",0,1795721570310,1795721568899,1795721570310,3,null,"f0ba29b088e504eae3e9a2fe7a0600dae5d622db4b4b80ccffa83595db79f5c3",[]]');
INSERT INTO audit_states VALUES ('org_01m8cnh80ken8srxaef9ecv1yf', 57, 1, 'vat_returns', 'vrt_01m8cnha3qe2tscy34wddvv1at', '["vrt_01m8cnha3qe2tscy34wddvv1at","org_01m8cnh80ken8srxaef9ecv1yf","2026-01-01","2026-03-31","draft","[]",null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,1795721570423,1795721570423,1]');
INSERT INTO audit_states VALUES ('org_01m8cnh80ken8srxaef9ecv1yf', 58, 1, 'organisations', 'org_01m8cnh80ken8srxaef9ecv1yf', '["org_01m8cnh80ken8srxaef9ecv1yf","Wren & Marsh Ltd","GBP","GB","03-31",1,null,"standard",null,"line","active",null,1795721568275,1795721568275,1,0,"2026-03-31"]');
INSERT INTO audit_states VALUES ('org_01m8cnh80ken8srxaef9ecv1yf', 58, 2, 'vat_returns', 'vrt_01m8cnha3qe2tscy34wddvv1at', '["vrt_01m8cnha3qe2tscy34wddvv1at","org_01m8cnh80ken8srxaef9ecv1yf","2026-01-01","2026-03-31","finalised","[]","standard",null,477600,69840,342690,31980,69840,0,69840,31980,37860,477600,342700,0,0,null,1795721570460,1795721570423,1795721570460,2]');
INSERT INTO audit_states VALUES ('org_01m8cnh80ken8srxaef9ecv1yf', 59, 1, 'organisations', 'org_01m8cnh80ken8srxaef9ecv1yf', '["org_01m8cnh80ken8srxaef9ecv1yf","Wren & Marsh Ltd","GBP","GB","03-31",1,null,"standard",null,"line","active","2026-03-31",1795721568275,1795721570501,2,0,"2026-03-31"]');
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
