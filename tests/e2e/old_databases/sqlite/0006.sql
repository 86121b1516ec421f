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
) STRICT;
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
    became TEXT, hash BLOB CHECK (length(hash) = 32),
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
INSERT INTO _sqlx_migrations VALUES (1, 'platform', '2026-11-26 16:29:37', 1, X'31F3F13106F5C220E76168EC877AD0AC2C7BFE1BBC157A48832325AB52812926503DC72187A16EDDECC5B7BEAE91D6D1', 3370813);
INSERT INTO _sqlx_migrations VALUES (2, 'ledger', '2026-11-26 16:29:37', 1, X'B86B30FF3D6A97C593AA05D9E7FA83E674546973DB88044B0A188359E3B694F823658B7A566D7A3BF0B0CD378C2596FD', 5594042);
INSERT INTO _sqlx_migrations VALUES (3, 'banking', '2026-11-26 16:29:37', 1, X'DAB4EFEBAB581AE3030966287F0B3A17D30A5566FD412D6B5D1E6B35F35CE9CA6EF22DD520F8BFD18C4DFB1196176140', 3185756);
INSERT INTO _sqlx_migrations VALUES (4, 'documents', '2026-11-26 16:29:37', 1, X'4609E006B8BA2F37B287C8FC9DC76EF01D20ED4CABAB5ADE8925F724286D3B50DBBD03F49300CA987B369C9A2626AD24', 6920232);
INSERT INTO _sqlx_migrations VALUES (5, 'vat', '2026-11-26 16:29:37', 1, X'BF18F331E577B96B29EB8060CC667883ADA09FE3EF20D5BC97AEB7D473184D33DB097628F5D9FDD7757F933620912C65', 7573467);
INSERT INTO _sqlx_migrations VALUES (6, 'audit_chain', '2026-11-26 16:29:37', 1, X'090A8386F8D899134864737E779D61E38505C5505EDCAA00AD10DCD6654C7D71623EE050E102BF634194D00828584C56', 11675402);
INSERT INTO settings VALUES ('session_secret', 'tieout_pQsU7vRT9QDDPSjWZDT0YCJBkn3YmmCfdIvCQ7QQoCM0cTWKK');
INSERT INTO users VALUES ('usr_01m8cb1tpqejabv08q401qmvkv', 'jo@example.com', 0, 7, 0, 1795710577367);
INSERT INTO api_keys VALUES ('key_01m8cb1tt4e03a6md4tp0mze3y', 'usr_01m8cb1tpqejabv08q401qmvkv', 'main', 'reconcile:read reconcile:write', 0, 'D2UF', 1795710577476, NULL, NULL, NULL);
INSERT INTO api_keys VALUES ('key_01m8cb1v50eatsz5b3y26v0ycg', 'usr_01m8cb1tpqejabv08q401qmvkv', 'main', 'ledger:read ledger:write', 0, 'e79u', 1795710577824, NULL, 1795710587730, NULL);
INSERT INTO key_secrets VALUES (X'0AA21965EC5924529FB9E60E35AEB6081C3AEB7CDEA1FAA6EBC24AB6E07B2F64', 'key_01m8cb1tt4e03a6md4tp0mze3y', NULL);
INSERT INTO key_secrets VALUES (X'8A21D0D9957521208E398C0E5AEF136A6DCDDA07E23291DC09CA75725592C70A', 'key_01m8cb1v50eatsz5b3y26v0ycg', NULL);
INSERT INTO credit_movements VALUES (1, 'usr_01m8cb1tpqejabv08q401qmvkv', 'grant', 10, 0, NULL, NULL, 1795710589418);
INSERT INTO credit_movements VALUES (2, 'usr_01m8cb1tpqejabv08q401qmvkv', 'charge', -3, 0, 'rec_01m8cb26gtevgaa54n212fz52s', NULL, 1795710589578);
INSERT INTO blobs VALUES ('01a218b11a8a759a870351e3a1da4f74', 375, 1, 1795710589578, X'28B52FFD607700CD0800040F7B2273756D6D617279223A7B227665726966696564223A747275652C2262616E6B5F726F7773223A332C22626F6F6D6174636865645F636F756E746D697373696E675F66726F6D5F626F6F6B73302C2272656D6F76657D2C22637265646974735F63686172676564636174696F6E223A7B2269735F65787065637465645F6E65745F64697363726570616E6379223A302E30302C2261637475616C656666656374726561736F6E223A2254686520756E20726F7773206578706C61696E207468652077686F6C6520646966666572656E6365206265747765656E2062616E6B20616E64202E227D223A5B5D223A5B5D7D0E007C4B48C0A28340404E932B4F820E7A4964B66533FEF11344E10A3FA904D4B38712DF61CC32');
INSERT INTO queues VALUES ('reconcile', 1, 0);
INSERT INTO queues VALUES ('coding', 0, 0);
INSERT INTO queue_shares VALUES ('reconcile', 'usr_01m8cb1tpqejabv08q401qmvkv', 0);
INSERT INTO jobs VALUES ('rec_01m8cb26gtevgaa54n212fz52s', 'reconcile', 1, 'usr_01m8cb1tpqejabv08q401qmvkv', 'key_01m8cb1tt4e03a6md4tp0mze3y', 'completed', 3, 0, 1, 1, NULL, NULL, '01a218b11a8a759a870351e3a1da4f74', 3, NULL, 1795710589466, 1795710589539, 1795710589578, 0);
INSERT INTO idempotent_answers VALUES ('usr_01m8cb1tpqejabv08q401qmvkv', '', '01a218b0-ed4d-7509-a431-d2b64cb67f25', X'5C7452414AD92B98B79B5910903BBEF595CC552B9C56621595B1AAC3956BB699', 201, '{"data":{"id":"org_01m8cb1vb2e27akf9xjk7487p6","name":"Wren & Marsh Ltd","currency":"GBP","country":"GB","financial_year_end":"03-31","vat_registered":true,"vat_number":null,"vat_scheme":"standard","flat_rate_percent":null,"vat_rounding":"line","status":"active","role":"owner","lock_date":null,"created_at":"2026-11-26T16:29:38.018Z","updated_at":"2026-11-26T16:29:38.018Z","version":1}}', 1795710578018);
INSERT INTO idempotent_answers VALUES ('usr_01m8cb1tpqejabv08q401qmvkv', 'org_01m8cb1vb2e27akf9xjk7487p6', '01a218b0-edaa-77b1-b087-cdb89970bb66', X'33BEC5F4C9C56A790B863C219AA73987A1CCCF7395DE189BE82C5B0E9A08654A', 201, '{"data":{"id":"acc_01m8cb1vdjefvvyyct9cryp3z9","code":"2250","name":"VAT","account_type":"LIABILITY","role":"vat_control","default_vat_code":null,"description":null,"currency":"GBP","status":"active","balance":0.00,"created_at":"2026-11-26T16:29:38.098Z","updated_at":"2026-11-26T16:29:38.098Z","version":1}}', 1795710578098);
INSERT INTO idempotent_answers VALUES ('usr_01m8cb1tpqejabv08q401qmvkv', 'org_01m8cb1vb2e27akf9xjk7487p6', '01a218b0-edd9-71d6-a93a-f2136e3af60d', X'F81A219F5FBFD17778891117B31224CC8CDC37FEAC67A4B7F56692C9354CA7C8', 201, '{"data":{"id":"acc_01m8cb1vexe9fbw1c00e94g8tt","code":"4100","name":"Room hire","account_type":"INCOME","role":null,"default_vat_code":"EX","description":null,"currency":"GBP","status":"active","balance":0.00,"created_at":"2026-11-26T16:29:38.142Z","updated_at":"2026-11-26T16:29:38.142Z","version":1}}', 1795710578142);
INSERT INTO idempotent_answers VALUES ('usr_01m8cb1tpqejabv08q401qmvkv', 'org_01m8cb1vb2e27akf9xjk7487p6', '01a218b0-ee13-7285-bb33-c674a6b9bcc4', X'083A676929606ECD89D389858A510B9DD34A23ACE910C2968D872B92B3724AD5', 201, '{"data":{"id":"acc_01m8cb1vgnetktq2xgs243xjbx","code":"6800","name":"Depreciation","account_type":"EXPENSE","role":null,"default_vat_code":null,"description":null,"currency":"GBP","status":"active","balance":0.00,"created_at":"2026-11-26T16:29:38.197Z","updated_at":"2026-11-26T16:29:38.197Z","version":1}}', 1795710578197);
INSERT INTO idempotent_answers VALUES ('usr_01m8cb1tpqejabv08q401qmvkv', 'org_01m8cb1vb2e27akf9xjk7487p6', '01a218b0-ee86-70cf-acb6-9f0ddaabef56', X'2783E142932EF8492968A7C84835DE34B1560F7AD0608D89A1C22E86B4CCE288', 201, '{"data":{"id":"bac_01m8cb1vm8ekks3x7zz72n9h4s","name":"Current","type":"current","account_id":"acc_01m8cb1vb2e27akf9xdnhpkm5b","currency":"GBP","account_number":null,"sort_code":null,"iban":null,"opening_balance":10000.00,"opening_date":"2026-01-01","opening_journal_id":"jnl_01m8cb1vm8ekks3x7zzen52w5c","ledger_balance":10000.00,"statement_balance":null,"statement_date":null,"unconfirmed_count":0,"created_at":"2026-11-26T16:29:38.312Z","updated_at":"2026-11-26T16:29:38.312Z","version":1}}', 1795710578312);
INSERT INTO idempotent_answers VALUES ('usr_01m8cb1tpqejabv08q401qmvkv', 'org_01m8cb1vb2e27akf9xjk7487p6', '01a218b0-eeca-7789-a3dd-d31a9880ff06', X'72C4CBB80C19F9B99C0B63323C7FA7ED4A9EDED81D6050243C0D9DC6C14FD846', 201, '{"data":{"id":"bac_01m8cb1vpeec8at0t5pccc9qqr","name":"Savings","type":"savings","account_id":"acc_01m8cb1vpeec8at0t5pk23nxps","currency":"GBP","account_number":null,"sort_code":null,"iban":null,"opening_balance":null,"opening_date":null,"opening_journal_id":null,"ledger_balance":0.00,"statement_balance":null,"statement_date":null,"unconfirmed_count":0,"created_at":"2026-11-26T16:29:38.382Z","updated_at":"2026-11-26T16:29:38.382Z","version":1}}', 1795710578382);
INSERT INTO idempotent_answers VALUES ('usr_01m8cb1tpqejabv08q401qmvkv', 'org_01m8cb1vb2e27akf9xjk7487p6', '01a218b0-ef26-7796-af78-0e1d20610833', X'774595E907DBB1E3846A29CE591602761435BC7EBCC2D7B6F3D4D5FF582D8C61', 201, '{"data":{"id":"con_01m8cb1vs9e2f93rvj4sktfmh1","kind":"customer","name":"Abbey Schools Trust","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-26T16:29:38.473Z","updated_at":"2026-11-26T16:29:38.473Z","version":1}}', 1795710578473);
INSERT INTO idempotent_answers VALUES ('usr_01m8cb1tpqejabv08q401qmvkv', 'org_01m8cb1vb2e27akf9xjk7487p6', '01a218b0-ef72-77d3-8f39-9cf2fbec3b4e', X'E4281529C7E7B500B472261CE8AE0E090FCAA5CA4DAEA0C2F4924B54AF4A6825', 201, '{"data":{"id":"con_01m8cb1vvtexx9808qe90w263z","kind":"customer","name":"Kestrel Fitness CIC","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-26T16:29:38.554Z","updated_at":"2026-11-26T16:29:38.554Z","version":1}}', 1795710578554);
INSERT INTO idempotent_answers VALUES ('usr_01m8cb1tpqejabv08q401qmvkv', 'org_01m8cb1vb2e27akf9xjk7487p6', '01a218b0-efbe-75be-a7a8-39e8f8e4096c', X'F62318FF367CF98A3A87659544128CCA9EDF9E4F175D1CC4EA7DEC2E273FEA60', 201, '{"data":{"id":"con_01m8cb1vxzeea8rgwxwp4d3089","kind":"customer","name":"Marlow & Pike LLP","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-26T16:29:38.623Z","updated_at":"2026-11-26T16:29:38.623Z","version":1}}', 1795710578623);
INSERT INTO idempotent_answers VALUES ('usr_01m8cb1tpqejabv08q401qmvkv', 'org_01m8cb1vb2e27akf9xjk7487p6', '01a218b0-efeb-758b-aa1a-46d6e3125713', X'88378FE1EE34A275EC75E2D16C4605AA6A7B232ED712A04F04870F2050CFF6A0', 201, '{"data":{"id":"con_01m8cb1vzce8j8zec3jgnzj110","kind":"supplier","name":"Printwell","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-26T16:29:38.668Z","updated_at":"2026-11-26T16:29:38.668Z","version":1}}', 1795710578668);
INSERT INTO idempotent_answers VALUES ('usr_01m8cb1tpqejabv08q401qmvkv', 'org_01m8cb1vb2e27akf9xjk7487p6', '01a218b0-f037-746f-9c67-0a64932260ac', X'3C72A4C2303DD2CF89E01893B1BB789670C774E6ADC082A05272B916714F8D71', 201, '{"data":{"id":"con_01m8cb1w1yetp8cjx13t1ra9tf","kind":"supplier","name":"Techbarn","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-26T16:29:38.750Z","updated_at":"2026-11-26T16:29:38.750Z","version":1}}', 1795710578750);
INSERT INTO idempotent_answers VALUES ('usr_01m8cb1tpqejabv08q401qmvkv', 'org_01m8cb1vb2e27akf9xjk7487p6', '01a218b0-f08e-7578-93f2-ce28b6733943', X'6542B5D6D7348CFF5D19E91E2C76C5412B73378CF02B0A6E4B99E023B328795C', 201, '{"data":{"id":"con_01m8cb1w4peyraw8h3rvray744","kind":"supplier","name":"Harcourt Lettings","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-26T16:29:38.838Z","updated_at":"2026-11-26T16:29:38.838Z","version":1}}', 1795710578838);
INSERT INTO idempotent_answers VALUES ('usr_01m8cb1tpqejabv08q401qmvkv', 'org_01m8cb1vb2e27akf9xjk7487p6', '01a218b0-f12e-7181-b5a4-ccd17d5a7a5f', X'CEA951DDC58A2BDEBE301BDF2CB8D3E2AF6A08E1BD2C309267C26B5E23870150', 201, '{"data":{"id":"con_01m8cb1waae14scrrm8atv4dbp","kind":"supplier","name":"Fern & Rowe","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-26T16:29:39.018Z","updated_at":"2026-11-26T16:29:39.018Z","version":1}}', 1795710579018);
INSERT INTO idempotent_answers VALUES ('usr_01m8cb1tpqejabv08q401qmvkv', 'org_01m8cb1vb2e27akf9xjk7487p6', 'tieout-invoices-63594fbf7ff85c5e04fe4a6b10e4b38fb0f6118e8c25909499f2175fd8e0814c', X'2E734E56618B70935D92C2C97FD8882B707A03F75E5D0A37D9F671FCE0ECDCF6', 201, '{"data":{"id":"inv_01m8cb1wr2e8eb58p0zztfb6eq","type":"sales","kind":"invoice","status":"issued","number":"INV-0001","contact_id":"con_01m8cb1vs9e2f93rvj4sktfmh1","contact_name":"Abbey Schools Trust","issue_date":"2026-01-15","due_date":"2026-02-14","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":1950.00,"vat_total":390.00,"gross_total":2340.00,"amount_paid":0.00,"amount_credited":0.00,"amount_due":2340.00,"overdue":true,"journal_id":"jnl_01m8cb1wr2e8eb58p1035a9t31","void_date":null,"void_journal_id":null,"created_at":"2026-11-26T16:29:39.458Z","updated_at":"2026-11-26T16:29:39.458Z","version":1,"lines":[{"description":"Course design, 3 days","quantity":3,"unit_price":650.00,"discount_percent":null,"account_id":"acc_01m8cb1vb2e27akf9xfgwbrxr3","account_code":"4000","vat_code":"ST","net_amount":1950.00,"vat_amount":390.00,"gross_amount":2340.00}]}}', 1795710579458);
INSERT INTO idempotent_answers VALUES ('usr_01m8cb1tpqejabv08q401qmvkv', 'org_01m8cb1vb2e27akf9xjk7487p6', 'tieout-invoices-f63e06d3e7996606ffe2dd9ff71be7d32dc0fbde87dd2e2c5c78777217dd66e3', X'E8A6C3991D607C8DBF7BB6C190697359E0D54FEC693640553E6B7BBD80D4A993', 201, '{"data":{"id":"inv_01m8cb1wvjebwbr7b5cy19nw0q","type":"purchase","kind":"invoice","status":"issued","number":"PX-881","contact_id":"con_01m8cb1vzce8j8zec3jgnzj110","contact_name":"Printwell","issue_date":"2026-01-20","due_date":"2026-02-19","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":412.00,"vat_total":0.00,"gross_total":412.00,"amount_paid":0.00,"amount_credited":0.00,"amount_due":412.00,"overdue":true,"journal_id":"jnl_01m8cb1wvjebwbr7b5d0dknxad","void_date":null,"void_journal_id":null,"created_at":"2026-11-26T16:29:39.570Z","updated_at":"2026-11-26T16:29:39.570Z","version":1,"lines":[{"description":"Printing of workbooks","quantity":1,"unit_price":412.00,"discount_percent":null,"account_id":"acc_01m8cb1vb2e27akf9xg7mps2h3","account_code":"5000","vat_code":"ZR","net_amount":412.00,"vat_amount":0.00,"gross_amount":412.00}]}}', 1795710579570);
INSERT INTO idempotent_answers VALUES ('usr_01m8cb1tpqejabv08q401qmvkv', 'org_01m8cb1vb2e27akf9xjk7487p6', 'tieout-invoices-dc7f13e25cf205111fe2460e8763780b796c931d0e1cfe741eb14e6c161f6795', X'D189C7918F5410FB8BEF9DAB4A495C694BB31BDE007F85A9785AF8D18814F33B', 201, '{"data":{"id":"inv_01m8cb1wyfeccbc61kpcxf2ttf","type":"purchase","kind":"invoice","status":"issued","number":"TB-0117","contact_id":"con_01m8cb1w1yetp8cjx13t1ra9tf","contact_name":"Techbarn","issue_date":"2026-01-21","due_date":"2026-02-20","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":899.00,"vat_total":179.80,"gross_total":1078.80,"amount_paid":0.00,"amount_credited":0.00,"amount_due":1078.80,"overdue":true,"journal_id":"jnl_01m8cb1wyfeccbc61kpjqp0zzk","void_date":null,"void_journal_id":null,"created_at":"2026-11-26T16:29:39.663Z","updated_at":"2026-11-26T16:29:39.663Z","version":1,"lines":[{"description":"Laptop","quantity":1,"unit_price":899.00,"discount_percent":null,"account_id":"acc_01m8cb1vb2e27akf9xcpf73nhy","account_code":"1000","vat_code":"ST","net_amount":899.00,"vat_amount":179.80,"gross_amount":1078.80}]}}', 1795710579663);
INSERT INTO idempotent_answers VALUES ('usr_01m8cb1tpqejabv08q401qmvkv', 'org_01m8cb1vb2e27akf9xjk7487p6', 'tieout-invoices-0885d55bd1b72799e51731f484d7f009c8a31f1ef08a3860b50e43d3e7802662', X'B43824F3F2CA953491F902C2C8AF65DE0C82CD5A6F8B50447AB753246EAA95B2', 201, '{"data":{"id":"inv_01m8cb1x0ye4zt3xraswykhwax","type":"sales","kind":"invoice","status":"issued","number":"INV-0002","contact_id":"con_01m8cb1vs9e2f93rvj4sktfmh1","contact_name":"Abbey Schools Trust","issue_date":"2026-01-28","due_date":"2026-02-27","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":870.00,"vat_total":0.00,"gross_total":870.00,"amount_paid":0.00,"amount_credited":0.00,"amount_due":870.00,"overdue":true,"journal_id":"jnl_01m8cb1x0ye4zt3xrat1dzsydr","void_date":null,"void_journal_id":null,"created_at":"2026-11-26T16:29:39.742Z","updated_at":"2026-11-26T16:29:39.742Z","version":1,"lines":[{"description":"Workbooks","quantity":120,"unit_price":7.25,"discount_percent":null,"account_id":"acc_01m8cb1vb2e27akf9xfn9r44sy","account_code":"4010","vat_code":"ZR","net_amount":870.00,"vat_amount":0.00,"gross_amount":870.00}]}}', 1795710579742);
INSERT INTO idempotent_answers VALUES ('usr_01m8cb1tpqejabv08q401qmvkv', 'org_01m8cb1vb2e27akf9xjk7487p6', 'tieout-invoices-fee44ad2fce7d30732a454bdcd1c0964836334d38b9075c380df4e245f470285', X'A6B819E7A84DAEDA5B90257362ABB2B84BB8D57A89041FAC9CB160F37E4589F3', 201, '{"data":{"id":"inv_01m8cb1x1zeperdyj1snpkdyzb","type":"purchase","kind":"invoice","status":"issued","number":"HL-33","contact_id":"con_01m8cb1w4peyraw8h3rvray744","contact_name":"Harcourt Lettings","issue_date":"2026-02-01","due_date":"2026-03-03","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":1350.00,"vat_total":0.00,"gross_total":1350.00,"amount_paid":0.00,"amount_credited":0.00,"amount_due":1350.00,"overdue":true,"journal_id":"jnl_01m8cb1x1zeperdyj1stnksh5k","void_date":null,"void_journal_id":null,"created_at":"2026-11-26T16:29:39.775Z","updated_at":"2026-11-26T16:29:39.775Z","version":1,"lines":[{"description":"Rent, January to March","quantity":1,"unit_price":1350.00,"discount_percent":null,"account_id":"acc_01m8cb1vb2e27akf9xgwrscbhe","account_code":"6100","vat_code":"EX","net_amount":1350.00,"vat_amount":0.00,"gross_amount":1350.00}]}}', 1795710579775);
INSERT INTO idempotent_answers VALUES ('usr_01m8cb1tpqejabv08q401qmvkv', 'org_01m8cb1vb2e27akf9xjk7487p6', 'tieout-invoices-351e3c76a574f414c3dde5539aa37a52b955c254c32f50e7926ee8d7aa003193', X'8F60F8B032A670086C25555C06BA5471B12CF72C3A175DC082D66FCC9A3659A7', 201, '{"data":{"id":"inv_01m8cb1x3jeajvhh5nd1sxtdj8","type":"sales","kind":"invoice","status":"issued","number":"INV-0003","contact_id":"con_01m8cb1vvtexx9808qe90w263z","contact_name":"Kestrel Fitness CIC","issue_date":"2026-02-09","due_date":"2026-03-11","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":275.00,"vat_total":7.00,"gross_total":282.00,"amount_paid":0.00,"amount_credited":0.00,"amount_due":282.00,"overdue":true,"journal_id":"jnl_01m8cb1x3jeajvhh5nd6sqzdxf","void_date":null,"void_journal_id":null,"created_at":"2026-11-26T16:29:39.826Z","updated_at":"2026-11-26T16:29:39.826Z","version":1,"lines":[{"description":"Seminar room, 5 evenings","quantity":5,"unit_price":48.00,"discount_percent":null,"account_id":"acc_01m8cb1vexe9fbw1c00e94g8tt","account_code":"4100","vat_code":"EX","net_amount":240.00,"vat_amount":0.00,"gross_amount":240.00},{"description":"Projector","quantity":1,"unit_price":35.00,"discount_percent":null,"account_id":"acc_01m8cb1vb2e27akf9xfgwbrxr3","account_code":"4000","vat_code":"ST","net_amount":35.00,"vat_amount":7.00,"gross_amount":42.00}]}}', 1795710579826);
INSERT INTO idempotent_answers VALUES ('usr_01m8cb1tpqejabv08q401qmvkv', 'org_01m8cb1vb2e27akf9xjk7487p6', 'tieout-invoices-311ca9ecb3b8eb4cd159f8bf9ecb02d37d250c11e7854ed3e17f98bb148cb573', X'EAB5B451F80E7AACB93C2EC380062297904F0E92A7896E35D9D50CBDAADFBD34', 201, '{"data":{"id":"inv_01m8cb1x56epc9mg5kw79qdeke","type":"sales","kind":"invoice","status":"issued","number":"INV-0004","contact_id":"con_01m8cb1vxzeea8rgwxwp4d3089","contact_name":"Marlow & Pike LLP","issue_date":"2026-02-20","due_date":"2026-03-22","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":1332.00,"vat_total":266.40,"gross_total":1598.40,"amount_paid":0.00,"amount_credited":0.00,"amount_due":1598.40,"overdue":true,"journal_id":"jnl_01m8cb1x56epc9mg5kwan6t9vp","void_date":null,"void_journal_id":null,"created_at":"2026-11-26T16:29:39.878Z","updated_at":"2026-11-26T16:29:39.878Z","version":1,"lines":[{"description":"Course for new starters","quantity":1,"unit_price":1480.00,"discount_percent":10,"account_id":"acc_01m8cb1vb2e27akf9xfgwbrxr3","account_code":"4000","vat_code":"ST","net_amount":1332.00,"vat_amount":266.40,"gross_amount":1598.40}]}}', 1795710579878);
INSERT INTO idempotent_answers VALUES ('usr_01m8cb1tpqejabv08q401qmvkv', 'org_01m8cb1vb2e27akf9xjk7487p6', 'tieout-invoices-3fac2262d9914532cb302943b771381aeb12c35c2f54c8855f4179bcad69f63a', X'EB5B60FE2191D9ED4032051ECD07D49A4368E71B8DF7A84ACF39AAAC89C11B1A', 201, '{"data":{"id":"inv_01m8cb1x7eehmsn0vqkx7vz7z2","type":"sales","kind":"invoice","status":"issued","number":"INV-0005","contact_id":"con_01m8cb1vxzeea8rgwxwp4d3089","contact_name":"Marlow & Pike LLP","issue_date":"2026-03-03","due_date":"2026-04-02","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":500.00,"vat_total":100.00,"gross_total":600.00,"amount_paid":0.00,"amount_credited":0.00,"amount_due":600.00,"overdue":true,"journal_id":"jnl_01m8cb1x7eehmsn0vqm2jqx481","void_date":null,"void_journal_id":null,"created_at":"2026-11-26T16:29:39.950Z","updated_at":"2026-11-26T16:29:39.950Z","version":1,"lines":[{"description":"Raised in error","quantity":1,"unit_price":500.00,"discount_percent":null,"account_id":"acc_01m8cb1vb2e27akf9xfgwbrxr3","account_code":"4000","vat_code":"ST","net_amount":500.00,"vat_amount":100.00,"gross_amount":600.00}]}}', 1795710579950);
INSERT INTO idempotent_answers VALUES ('usr_01m8cb1tpqejabv08q401qmvkv', 'org_01m8cb1vb2e27akf9xjk7487p6', 'tieout-invoices-51d7b151e3fcb0702cb9098b3e31dc0d0f169cf56212d7cbb4ec48b879a45d2f', X'F344041E6824153185DB5B147F4BC8F7FF8DFCB83F1CB69F0E04C6F6C73C7560', 201, '{"data":{"id":"inv_01m8cb1x96ehn84y0gpgh4y0h2","type":"sales","kind":"credit_note","status":"issued","number":"CN-0001","contact_id":"con_01m8cb1vxzeea8rgwxwp4d3089","contact_name":"Marlow & Pike LLP","issue_date":"2026-03-12","due_date":"2026-03-12","amounts_are":"exclusive","currency":"GBP","reference":"INV-0004","notes":null,"net_total":150.00,"vat_total":30.00,"gross_total":180.00,"amount_paid":0.00,"amount_credited":0.00,"amount_due":180.00,"overdue":false,"journal_id":"jnl_01m8cb1x96ehn84y0gpq46650e","void_date":null,"void_journal_id":null,"created_at":"2026-11-26T16:29:40.006Z","updated_at":"2026-11-26T16:29:40.006Z","version":1,"lines":[{"description":"A day that was not held","quantity":1,"unit_price":150.00,"discount_percent":null,"account_id":"acc_01m8cb1vb2e27akf9xfgwbrxr3","account_code":"4000","vat_code":"ST","net_amount":150.00,"vat_amount":30.00,"gross_amount":180.00}]}}', 1795710580006);
INSERT INTO idempotent_answers VALUES ('usr_01m8cb1tpqejabv08q401qmvkv', 'org_01m8cb1vb2e27akf9xjk7487p6', 'tieout-invoices-fc6433af638636ee28d72149d56d1a81e092a79818c0fbd5f4108116210d51d0', X'BE5AAC939425F8E24471D66287CF56BC68F575CCC7D2A25DFA7CD137C4C5A37E', 201, '{"data":{"id":"inv_01m8cb1xajekh926hdfy4g018v","type":"purchase","kind":"invoice","status":"issued","number":"FR-1209","contact_id":"con_01m8cb1waae14scrrm8atv4dbp","contact_name":"Fern & Rowe","issue_date":"2026-03-24","due_date":"2026-04-23","amounts_are":"inclusive","currency":"GBP","reference":null,"notes":null,"net_total":640.00,"vat_total":128.00,"gross_total":768.00,"amount_paid":0.00,"amount_credited":0.00,"amount_due":768.00,"overdue":true,"journal_id":"jnl_01m8cb1xajekh926hdg1yfdk09","void_date":null,"void_journal_id":null,"created_at":"2026-11-26T16:29:40.050Z","updated_at":"2026-11-26T16:29:40.050Z","version":1,"lines":[{"description":"Illustration, 2 days","quantity":2,"unit_price":384.00,"discount_percent":null,"account_id":"acc_01m8cb1vb2e27akf9xgbtzp4ap","account_code":"5010","vat_code":"ST","net_amount":640.00,"vat_amount":128.00,"gross_amount":768.00}]}}', 1795710580050);
INSERT INTO idempotent_answers VALUES ('usr_01m8cb1tpqejabv08q401qmvkv', 'org_01m8cb1vb2e27akf9xjk7487p6', 'tieout-invoices-b425a8ac0284f5fe26d624fa23d6e01dd4f7512927c7af62a9e7eb5af32070bb', X'B78CABAB7E0722CCE9CD91A6DEFF732A3084787961A1C9DD7CEA6D6EB57B2E66', 201, '{"data":{"id":"inv_01m8cb1xd6e9393qg05q2g8hfe","type":"sales","kind":"invoice","status":"issued","number":"INV-0006","contact_id":"con_01m8cb1vs9e2f93rvj4sktfmh1","contact_name":"Abbey Schools Trust","issue_date":"2026-03-27","due_date":"2026-04-26","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":499.00,"vat_total":65.00,"gross_total":564.00,"amount_paid":0.00,"amount_credited":0.00,"amount_due":564.00,"overdue":true,"journal_id":"jnl_01m8cb1xd6e9393qg05s59qrae","void_date":null,"void_journal_id":null,"created_at":"2026-11-26T16:29:40.134Z","updated_at":"2026-11-26T16:29:40.134Z","version":1,"lines":[{"description":"Workbooks","quantity":24,"unit_price":7.25,"discount_percent":null,"account_id":"acc_01m8cb1vb2e27akf9xfn9r44sy","account_code":"4010","vat_code":"ZR","net_amount":174.00,"vat_amount":0.00,"gross_amount":174.00},{"description":"Half a day of course design","quantity":0.5,"unit_price":650.00,"discount_percent":null,"account_id":"acc_01m8cb1vb2e27akf9xfgwbrxr3","account_code":"4000","vat_code":"ST","net_amount":325.00,"vat_amount":65.00,"gross_amount":390.00}]}}', 1795710580134);
INSERT INTO idempotent_answers VALUES ('usr_01m8cb1tpqejabv08q401qmvkv', 'org_01m8cb1vb2e27akf9xjk7487p6', '01a218b0-f641-73e0-9205-347c3e9f91fa', X'6EECA7E731CAAE09881A15D609AD228804241C8E01E0958D1ACF714989C5C093', 200, '{"data":{"id":"inv_01m8cb1x7eehmsn0vqkx7vz7z2","type":"sales","kind":"invoice","status":"void","number":"INV-0005","contact_id":"con_01m8cb1vxzeea8rgwxwp4d3089","contact_name":"Marlow & Pike LLP","issue_date":"2026-03-03","due_date":"2026-04-02","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":500.00,"vat_total":100.00,"gross_total":600.00,"amount_paid":0.00,"amount_credited":0.00,"amount_due":0.00,"overdue":false,"journal_id":"jnl_01m8cb1x7eehmsn0vqm2jqx481","void_date":"2026-03-03","void_journal_id":"jnl_01m8cb1xjdejmaa60s9m9ykhea","created_at":"2026-11-26T16:29:39.950Z","updated_at":"2026-11-26T16:29:40.301Z","version":2,"lines":[{"description":"Raised in error","quantity":1,"unit_price":500.00,"discount_percent":null,"account_id":"acc_01m8cb1vb2e27akf9xfgwbrxr3","account_code":"4000","vat_code":"ST","net_amount":500.00,"vat_amount":100.00,"gross_amount":600.00}]}}', 1795710580301);
INSERT INTO idempotent_answers VALUES ('usr_01m8cb1tpqejabv08q401qmvkv', 'org_01m8cb1vb2e27akf9xjk7487p6', '01a218b0-f76a-774f-8d5d-4c83cfb05d8e', X'647E0CA635CAFA69BD96A20FB9172F36D3527022C5B0563274EFE32B4E777BCD', 201, '{"data":{"id":"inv_01m8cb1x96ehn84y0gpgh4y0h2","type":"sales","kind":"credit_note","status":"paid","number":"CN-0001","contact_id":"con_01m8cb1vxzeea8rgwxwp4d3089","contact_name":"Marlow & Pike LLP","issue_date":"2026-03-12","due_date":"2026-03-12","amounts_are":"exclusive","currency":"GBP","reference":"INV-0004","notes":null,"net_total":150.00,"vat_total":30.00,"gross_total":180.00,"amount_paid":0.00,"amount_credited":180.00,"amount_due":0.00,"overdue":false,"journal_id":"jnl_01m8cb1x96ehn84y0gpq46650e","void_date":null,"void_journal_id":null,"created_at":"2026-11-26T16:29:40.006Z","updated_at":"2026-11-26T16:29:40.602Z","version":2,"lines":[{"description":"A day that was not held","quantity":1,"unit_price":150.00,"discount_percent":null,"account_id":"acc_01m8cb1vb2e27akf9xfgwbrxr3","account_code":"4000","vat_code":"ST","net_amount":150.00,"vat_amount":30.00,"gross_amount":180.00}]}}', 1795710580602);
INSERT INTO idempotent_answers VALUES ('usr_01m8cb1tpqejabv08q401qmvkv', 'org_01m8cb1vb2e27akf9xjk7487p6', 'tieout-journals-3b9431085f0e2cfb77c9fd48e7303e197bd76758d38a3cda984a78a0a1f33a34', X'A5F853CF3C3C6314A8C4AEB5E2C986DBDF53A6AE1CB9483B338502AA9EAEEB4D', 200, '{"data":{"mode":"all_or_nothing","posted":3,"refused":0,"items":[{"index":0,"status":"posted","id":"jnl_01m8cb1y09ep08q2th0yczr0pt","sequence":14,"error":null},{"index":1,"status":"posted","id":"jnl_01m8cb1y09ep08q2th16r0551b","sequence":15,"error":null},{"index":2,"status":"posted","id":"jnl_01m8cb1y09ep08q2th1ca3a5h6","sequence":16,"error":null}]}}', 1795710580745);
INSERT INTO idempotent_answers VALUES ('usr_01m8cb1tpqejabv08q401qmvkv', 'org_01m8cb1vb2e27akf9xjk7487p6', '01a218b0-f8aa-720f-a494-73f2108a5a20', X'32DAF3DE1523E4B010CBD512C61BFA674DE5EEAC0731D797FFD43F06B93FC1D9', 201, '{"data":{"id":"set_01m8cb1y5jecz8f9thpcc9j1sa","type":"receipt","status":"posted","refund":false,"contact_id":"con_01m8cb1vvtexx9808qe90w263z","contact_name":"Kestrel Fitness CIC","bank_account_id":"bac_01m8cb1vm8ekks3x7zz72n9h4s","date":"2026-03-06","amount":282.00,"currency":"GBP","reference":null,"allocated_amount":282.00,"unallocated_amount":0.00,"allocations":[{"id":"alc_01m8cb1y5jecz8f9thpqgw49nz","invoice_id":"inv_01m8cb1x3jeajvhh5nd1sxtdj8","invoice_number":"INV-0003","settlement_id":"set_01m8cb1y5jecz8f9thpcc9j1sa","credit_note_id":null,"amount":282.00,"date":"2026-03-06","created_at":"2026-11-26T16:29:40.914Z"}],"bank_transaction_id":null,"journal_id":"jnl_01m8cb1y5jecz8f9thpj1engaz","void_date":null,"void_journal_id":null,"created_at":"2026-11-26T16:29:40.914Z","updated_at":"2026-11-26T16:29:40.914Z","version":1}}', 1795710580914);
INSERT INTO idempotent_answers VALUES ('usr_01m8cb1tpqejabv08q401qmvkv', 'org_01m8cb1vb2e27akf9xjk7487p6', '01a218b0-f9a8-7654-98ca-216e1a43b17b', X'CE9612180CA7FC37D2A420CDC519360135863CF0ABB5A974E0E07D1C81D8CEC4', 200, '{"data":{"created":13,"duplicates":0,"dry_run":false,"rows":[{"index":0,"status":"created","id":"btx_01m8cb1ydaefca1zncfc0td4vb"},{"index":1,"status":"created","id":"btx_01m8cb1ydaefca1zncfjd5ke2m"},{"index":2,"status":"created","id":"btx_01m8cb1ydaefca1zncfpqe6zz9"},{"index":3,"status":"created","id":"btx_01m8cb1ydaefca1zncfvxsy5vq"},{"index":4,"status":"created","id":"btx_01m8cb1ydaefca1zncfxhdaejx"},{"index":5,"status":"created","id":"btx_01m8cb1ydaefca1zncg1x8b7j4"},{"index":6,"status":"created","id":"btx_01m8cb1ydaefca1zncg5axcqyg"},{"index":7,"status":"created","id":"btx_01m8cb1ydaefca1zncgbj1x9y5"},{"index":8,"status":"created","id":"btx_01m8cb1ydaefca1zncgdeps8fh"},{"index":9,"status":"created","id":"btx_01m8cb1ydaefca1zncgj2tk6a1"},{"index":10,"status":"created","id":"btx_01m8cb1ydaefca1zncgmv0d9w9"},{"index":11,"status":"created","id":"btx_01m8cb1ydaefca1zncgvhd8269"},{"index":12,"status":"created","id":"btx_01m8cb1ydaefca1zncgwznw7z7"}]}}', 1795710581162);
INSERT INTO idempotent_answers VALUES ('usr_01m8cb1tpqejabv08q401qmvkv', 'org_01m8cb1vb2e27akf9xjk7487p6', '01a218b0-fafb-76e1-9bf4-d08a94ed5e02', X'304F0B9034E29A5E0683DB68B5C09EBC12C4E4AAC2A1B8859FADA63C9AE03695', 200, '{"data":{"id":"btx_01m8cb1ydaefca1zncfc0td4vb","bank_account_id":"bac_01m8cb1vm8ekks3x7zz72n9h4s","date":"2026-01-22","amount":-1078.80,"currency":"GBP","description":"FPO TECHBARN LTD TB-0117","reference":null,"external_id":null,"status":"confirmed","account_id":null,"vat_code":"NV","vat_amount":0.00,"net_amount":-1078.80,"contact_id":"con_01m8cb1w1yetp8cjx13t1ra9tf","journal_id":"jnl_01m8cb1yr2ekgt1hejtv6gw6cs","settlement_id":"set_01m8cb1yr2ekgt1hejtv6gw6cs","confirmed_at":"2026-11-26T16:29:41.507Z","created_at":"2026-11-26T16:29:41.162Z","updated_at":"2026-11-26T16:29:41.507Z","version":2}}', 1795710581507);
INSERT INTO idempotent_answers VALUES ('usr_01m8cb1tpqejabv08q401qmvkv', 'org_01m8cb1vb2e27akf9xjk7487p6', '01a218b0-fc64-773c-981a-e4a4ad9818fa', X'B1213B1CF52C042FE54F9B90989D2CE5FA981C305E63AFFF21F492F82105F4AC', 200, '{"data":{"id":"btx_01m8cb1ydaefca1zncfjd5ke2m","bank_account_id":"bac_01m8cb1vm8ekks3x7zz72n9h4s","date":"2026-01-30","amount":1500.00,"currency":"GBP","description":"FPI ABBEY SCHOOLS TRUST PART INV-0001","reference":null,"external_id":null,"status":"confirmed","account_id":null,"vat_code":"NV","vat_amount":0.00,"net_amount":1500.00,"contact_id":"con_01m8cb1vs9e2f93rvj4sktfmh1","journal_id":"jnl_01m8cb1z3te04ax74zfcv6q42z","settlement_id":"set_01m8cb1z3te04ax74zfcv6q42z","confirmed_at":"2026-11-26T16:29:41.882Z","created_at":"2026-11-26T16:29:41.162Z","updated_at":"2026-11-26T16:29:41.882Z","version":2}}', 1795710581882);
INSERT INTO idempotent_answers VALUES ('usr_01m8cb1tpqejabv08q401qmvkv', 'org_01m8cb1vb2e27akf9xjk7487p6', '01a218b0-fe49-7720-98d5-c3eee09af8ee', X'7DB8F7AA536CCFCE6A2650D29E9B5034F6CCA7D0B56DE2A04284F1D0C69D0AA8', 200, '{"data":{"id":"btx_01m8cb1ydaefca1zncfvxsy5vq","bank_account_id":"bac_01m8cb1vm8ekks3x7zz72n9h4s","date":"2026-02-10","amount":-1350.00,"currency":"GBP","description":"FPO HARCOURT LETTINGS HL-33","reference":null,"external_id":null,"status":"confirmed","account_id":null,"vat_code":"NV","vat_amount":0.00,"net_amount":-1350.00,"contact_id":"con_01m8cb1w4peyraw8h3rvray744","journal_id":"jnl_01m8cb1zjkeyqt6w79dgk7jt00","settlement_id":"set_01m8cb1zjkeyqt6w79dgk7jt00","confirmed_at":"2026-11-26T16:29:42.355Z","created_at":"2026-11-26T16:29:41.162Z","updated_at":"2026-11-26T16:29:42.355Z","version":2}}', 1795710582355);
INSERT INTO idempotent_answers VALUES ('usr_01m8cb1tpqejabv08q401qmvkv', 'org_01m8cb1vb2e27akf9xjk7487p6', '01a218b0-ff88-726e-9453-7ee9a795b8aa', X'ECA093013CBD5724FE225292ABB2BDB354FF49354B54720E6B597FC2C8EB7A0E', 200, '{"data":{"id":"btx_01m8cb1ydaefca1zncfxhdaejx","bank_account_id":"bac_01m8cb1vm8ekks3x7zz72n9h4s","date":"2026-02-16","amount":1710.00,"currency":"GBP","description":"FPI ABBEY SCHOOLS TRUST INV-0001 INV-0002","reference":null,"external_id":null,"status":"confirmed","account_id":null,"vat_code":"NV","vat_amount":0.00,"net_amount":1710.00,"contact_id":"con_01m8cb1vs9e2f93rvj4sktfmh1","journal_id":"jnl_01m8cb1zwhezas81b1cpnqsbr5","settlement_id":"set_01m8cb1zwhezas81b1cpnqsbr5","confirmed_at":"2026-11-26T16:29:42.673Z","created_at":"2026-11-26T16:29:41.162Z","updated_at":"2026-11-26T16:29:42.673Z","version":2}}', 1795710582673);
INSERT INTO idempotent_answers VALUES ('usr_01m8cb1tpqejabv08q401qmvkv', 'org_01m8cb1vb2e27akf9xjk7487p6', '01a218b1-0083-70f8-97c5-820d7135a2a5', X'A8DEDEAFAFD849F084F7151A9F5CF1768D240A834107D1E6CA173D5DE06FAA1C', 200, '{"data":{"id":"btx_01m8cb1ydaefca1zncg5axcqyg","bank_account_id":"bac_01m8cb1vm8ekks3x7zz72n9h4s","date":"2026-02-27","amount":-400.00,"currency":"GBP","description":"FPO PRINTWELL PX-881","reference":null,"external_id":null,"status":"confirmed","account_id":null,"vat_code":"NV","vat_amount":0.00,"net_amount":-400.00,"contact_id":"con_01m8cb1vzce8j8zec3jgnzj110","journal_id":"jnl_01m8cb2047ebebptqge91ymtrk","settlement_id":"set_01m8cb2047ebebptqge91ymtrk","confirmed_at":"2026-11-26T16:29:42.919Z","created_at":"2026-11-26T16:29:41.162Z","updated_at":"2026-11-26T16:29:42.919Z","version":2}}', 1795710582919);
INSERT INTO idempotent_answers VALUES ('usr_01m8cb1tpqejabv08q401qmvkv', 'org_01m8cb1vb2e27akf9xjk7487p6', '01a218b1-016e-718c-8490-01fb43296c26', X'0717600CF87952F0B8E5693A02D1A61992A8F2E37B7894F7D01795666993E77A', 200, '{"data":{"id":"btx_01m8cb1ydaefca1zncgj2tk6a1","bank_account_id":"bac_01m8cb1vm8ekks3x7zz72n9h4s","date":"2026-03-16","amount":1418.40,"currency":"GBP","description":"FPI MARLOW AND PIKE LLP INV-0004 LESS CN-0001","reference":null,"external_id":null,"status":"confirmed","account_id":null,"vat_code":"NV","vat_amount":0.00,"net_amount":1418.40,"contact_id":"con_01m8cb1vxzeea8rgwxwp4d3089","journal_id":"jnl_01m8cb20byesz91fghrc4t9zdy","settlement_id":"set_01m8cb20byesz91fghrc4t9zdy","confirmed_at":"2026-11-26T16:29:43.166Z","created_at":"2026-11-26T16:29:41.162Z","updated_at":"2026-11-26T16:29:43.166Z","version":2}}', 1795710583166);
INSERT INTO idempotent_answers VALUES ('usr_01m8cb1tpqejabv08q401qmvkv', 'org_01m8cb1vb2e27akf9xjk7487p6', '01a218b1-031e-7243-8c48-9bb546c177e5', X'E1CFC598B2DABC4815FCFF51CCADB5F2522A1E7BA0065598A702D9B5F78A7CCD', 200, '{"data":{"id":"btx_01m8cb1ydaefca1zncgdeps8fh","bank_account_id":"bac_01m8cb1vm8ekks3x7zz72n9h4s","date":"2026-03-06","amount":282.00,"currency":"GBP","description":"FPI KESTREL FITNESS CIC INV-0003","reference":null,"external_id":null,"status":"confirmed","account_id":null,"vat_code":"NV","vat_amount":0.00,"net_amount":282.00,"contact_id":"con_01m8cb1vvtexx9808qe90w263z","journal_id":"jnl_01m8cb1y5jecz8f9thpj1engaz","settlement_id":"set_01m8cb1y5jecz8f9thpcc9j1sa","confirmed_at":"2026-11-26T16:29:43.598Z","created_at":"2026-11-26T16:29:41.162Z","updated_at":"2026-11-26T16:29:43.598Z","version":2}}', 1795710583598);
INSERT INTO idempotent_answers VALUES ('usr_01m8cb1tpqejabv08q401qmvkv', 'org_01m8cb1vb2e27akf9xjk7487p6', '01a218b1-0470-7038-acf5-6e35cf05942f', X'A7871815CD9EAEB4BEB1405DAED9A2D7CE064EBEF873C69A284B85E42E1C9B21', 200, '{"data":{"id":"btx_01m8cb1ydaefca1zncgvhd8269","bank_account_id":"bac_01m8cb1vm8ekks3x7zz72n9h4s","date":"2026-03-25","amount":-2000.00,"currency":"GBP","description":"TFR TO SAVINGS","reference":null,"external_id":null,"status":"confirmed","account_id":null,"vat_code":"NV","vat_amount":0.00,"net_amount":-2000.00,"contact_id":null,"journal_id":"jnl_01m8cb2142e2j96af55n3erbwf","settlement_id":null,"confirmed_at":"2026-11-26T16:29:43.938Z","created_at":"2026-11-26T16:29:41.162Z","updated_at":"2026-11-26T16:29:43.938Z","version":2}}', 1795710583938);
INSERT INTO idempotent_answers VALUES ('usr_01m8cb1tpqejabv08q401qmvkv', 'org_01m8cb1vb2e27akf9xjk7487p6', '01a218b1-060b-74a1-a502-3a45c78f0d88', X'8E9852D1B6199575C6247A9D04714F1E0C9CECA3A14116D7B8E6561E983CD3E0', 200, '{"data":{"id":"btx_01m8cb1ydaefca1zncgwznw7z7","bank_account_id":"bac_01m8cb1vm8ekks3x7zz72n9h4s","date":"2026-03-31","amount":-936.55,"currency":"GBP","description":"FPO J WREN NET PAY MARCH","reference":null,"external_id":null,"status":"confirmed","account_id":"acc_01m8cb1vb2e27akf9xeerf84zf","vat_code":"NV","vat_amount":0.00,"net_amount":-936.55,"contact_id":null,"journal_id":"jnl_01m8cb21gpedmaesv9cxcqberg","settlement_id":null,"confirmed_at":"2026-11-26T16:29:44.342Z","created_at":"2026-11-26T16:29:41.162Z","updated_at":"2026-11-26T16:29:44.342Z","version":2}}', 1795710584342);
INSERT INTO idempotent_answers VALUES ('usr_01m8cb1tpqejabv08q401qmvkv', 'org_01m8cb1vb2e27akf9xjk7487p6', '01a218b1-06b2-76ad-a7ca-cceddab0b946', X'86A43C1D3EB34F9EA9725DFD77A35F92AB92A734DB8457DAABFF65423AEFC0EE', 200, '{"data":{"suggested":4,"applied":4,"next":null,"suggestions":[{"id":"btx_01m8cb1ydaefca1zncfpqe6zz9","bank_account_id":"bac_01m8cb1vm8ekks3x7zz72n9h4s","date":"2026-02-02","amount":-36.00,"currency":"GBP","description":"CARD SLATEWORK SOFTWARE SUBSCRIPTION","kind":"account","allocations":[],"settlement_id":null,"transfer_to_bank_account_id":null,"transfer_to_bank_account_name":null,"other_half_id":null,"account_id":"acc_01m8cb1vb2e27akf9xhce809zp","account_code":"6210","account_name":"Software and subscriptions","vat_code":"ST","vat_amount":6.00,"confidence":0.989,"suggested_by":"text","reason":"the text names the account, standard-rated (VAT Notice 700)","applied":true,"error":null},{"id":"btx_01m8cb1ydaefca1zncg1x8b7j4","bank_account_id":"bac_01m8cb1vm8ekks3x7zz72n9h4s","date":"2026-02-18","amount":-58.40,"currency":"GBP","description":"CARD TRAINLINE.COM LONDON","kind":"account","allocations":[],"settlement_id":null,"transfer_to_bank_account_id":null,"transfer_to_bank_account_name":null,"other_half_id":null,"account_id":"acc_01m8cb1vb2e27akf9xhmrxjp47","account_code":"6300","account_name":"Travel and subsistence","vat_code":"ZR","vat_amount":0.00,"confidence":0.872,"suggested_by":"text","reason":"supplier Trainline: rail travel, zero-rated (VAT Notice 744A)","applied":true,"error":null},{"id":"btx_01m8cb1ydaefca1zncgbj1x9y5","bank_account_id":"bac_01m8cb1vm8ekks3x7zz72n9h4s","date":"2026-03-02","amount":-36.00,"currency":"GBP","description":"CARD SLATEWORK SOFTWARE SUBSCRIPTION","kind":"account","allocations":[],"settlement_id":null,"transfer_to_bank_account_id":null,"transfer_to_bank_account_name":null,"other_half_id":null,"account_id":"acc_01m8cb1vb2e27akf9xhce809zp","account_code":"6210","account_name":"Software and subscriptions","vat_code":"ST","vat_amount":6.00,"confidence":0.989,"suggested_by":"text","reason":"the text names the account, standard-rated (VAT Notice 700)","applied":true,"error":null},{"id":"btx_01m8cb1ydaefca1zncgmv0d9w9","bank_account_id":"bac_01m8cb1vm8ekks3x7zz72n9h4s","date":"2026-03-20","amount":-7.50,"currency":"GBP","description":"TOTAL CHARGES TO 19MAR2026","kind":"account","allocations":[],"settlement_id":null,"transfer_to_bank_account_id":null,"transfer_to_bank_account_name":null,"other_half_id":null,"account_id":"acc_01m8cb1vb2e27akf9xjazs33qk","account_code":"6700","account_name":"Bank charges","vat_code":"EX","vat_amount":0.00,"confidence":0.990,"suggested_by":"text","reason":"\"bank charges\": bank charges, exempt (VAT Notice 701/49)","applied":true,"error":null}]}}', 1795710586210);
INSERT INTO idempotent_answers VALUES ('usr_01m8cb1tpqejabv08q401qmvkv', 'org_01m8cb1vb2e27akf9xjk7487p6', '01a218b1-0e63-7588-928b-c096b50a2ec7', X'1EFB08D2C421B71D8AA8878D8DE3EA42528C211BAE53E8C80A0722DFD39D9E07', 200, '{"data":{"id":"btx_01m8cb1ydaefca1zncg1x8b7j4","bank_account_id":"bac_01m8cb1vm8ekks3x7zz72n9h4s","date":"2026-02-18","amount":-58.40,"currency":"GBP","description":"CARD TRAINLINE.COM LONDON","reference":null,"external_id":null,"status":"confirmed","account_id":"acc_01m8cb1vb2e27akf9xhmrxjp47","vat_code":"ZR","vat_amount":0.00,"net_amount":-58.40,"contact_id":null,"journal_id":"jnl_01m8cb23keeq7t3x1cgghbarkz","settlement_id":null,"confirmed_at":"2026-11-26T16:29:46.478Z","created_at":"2026-11-26T16:29:41.162Z","updated_at":"2026-11-26T16:29:46.478Z","version":3}}', 1795710586478);
INSERT INTO idempotent_answers VALUES ('usr_01m8cb1tpqejabv08q401qmvkv', 'org_01m8cb1vb2e27akf9xjk7487p6', '01a218b1-0f54-71c3-be55-5cdfc651174f', X'46B6E8DF7C3BF01D8B89B9F67E9CEB1A0E353A2324B194977DC8BA93DC3EB391', 200, '{"data":{"id":"btx_01m8cb1ydaefca1zncgbj1x9y5","bank_account_id":"bac_01m8cb1vm8ekks3x7zz72n9h4s","date":"2026-03-02","amount":-36.00,"currency":"GBP","description":"CARD SLATEWORK SOFTWARE SUBSCRIPTION","reference":null,"external_id":null,"status":"confirmed","account_id":"acc_01m8cb1vb2e27akf9xhce809zp","vat_code":"ST","vat_amount":6.00,"net_amount":-30.00,"contact_id":null,"journal_id":"jnl_01m8cb23tyexqsbjajsh9xsq80","settlement_id":null,"confirmed_at":"2026-11-26T16:29:46.718Z","created_at":"2026-11-26T16:29:41.162Z","updated_at":"2026-11-26T16:29:46.718Z","version":3}}', 1795710586718);
INSERT INTO idempotent_answers VALUES ('usr_01m8cb1tpqejabv08q401qmvkv', 'org_01m8cb1vb2e27akf9xjk7487p6', '01a218b1-1056-775f-b611-f751682da22d', X'33BA275E6998A994490AE42B48713C5F4BCE8B9F17C03665606F4575F33F3B0C', 200, '{"data":{"id":"btx_01m8cb1ydaefca1zncfpqe6zz9","bank_account_id":"bac_01m8cb1vm8ekks3x7zz72n9h4s","date":"2026-02-02","amount":-36.00,"currency":"GBP","description":"CARD SLATEWORK SOFTWARE SUBSCRIPTION","reference":null,"external_id":null,"status":"confirmed","account_id":"acc_01m8cb1vb2e27akf9xhce809zp","vat_code":"ST","vat_amount":6.00,"net_amount":-30.00,"contact_id":null,"journal_id":"jnl_01m8cb243aexbrq4r9qwwms41b","settlement_id":null,"confirmed_at":"2026-11-26T16:29:46.986Z","created_at":"2026-11-26T16:29:41.162Z","updated_at":"2026-11-26T16:29:46.986Z","version":3}}', 1795710586986);
INSERT INTO idempotent_answers VALUES ('usr_01m8cb1tpqejabv08q401qmvkv', 'org_01m8cb1vb2e27akf9xjk7487p6', '01a218b1-11b7-75a6-b96d-870cb7df7c09', X'687E82B520045DCC9DB0D8C340661883B5DBEC4D87EFBA844559107C947B09C3', 200, '{"data":{"id":"btx_01m8cb1ydaefca1zncgmv0d9w9","bank_account_id":"bac_01m8cb1vm8ekks3x7zz72n9h4s","date":"2026-03-20","amount":-7.50,"currency":"GBP","description":"TOTAL CHARGES TO 19MAR2026","reference":null,"external_id":null,"status":"confirmed","account_id":"acc_01m8cb1vb2e27akf9xjazs33qk","vat_code":"EX","vat_amount":0.00,"net_amount":-7.50,"contact_id":null,"journal_id":"jnl_01m8cb24e2ewf9gbe2z1w2m8z0","settlement_id":null,"confirmed_at":"2026-11-26T16:29:47.330Z","created_at":"2026-11-26T16:29:41.162Z","updated_at":"2026-11-26T16:29:47.330Z","version":3}}', 1795710587330);
INSERT INTO idempotent_answers VALUES ('usr_01m8cb1tpqejabv08q401qmvkv', 'org_01m8cb1vb2e27akf9xjk7487p6', '01a218b1-13d5-7544-a1a0-55bebf684760', X'E8737FF61A16EFBFF5C4D8354A4D2AAE8F67EF4476C225348D633E1E9504AB34', 201, '{"data":{"id":"vrt_01m8cb24yqes2r7wvqspkgdyf4","date_from":"2026-01-01","date_to":"2026-03-31","status":"draft","currency":"GBP","scheme":"standard","flat_rate_percent":null,"adjustments":[],"boxes":{"1":698.40,"2":0.00,"3":698.40,"4":319.80,"5":378.60,"6":4776.00,"7":3427.00,"8":0.00,"9":0.00},"direction":"pay","hmrc":{"vatDueSales":698.40,"vatDueAcquisitions":0.00,"totalVatDue":698.40,"vatReclaimedCurrPeriod":319.80,"netVatDue":378.60,"totalValueSalesExVAT":4776,"totalValuePurchasesExVAT":3427,"totalValueGoodsSuppliedExVAT":0,"totalAcquisitionsExVAT":0},"journal_id":null,"finalised_at":null,"created_at":"2026-11-26T16:29:47.863Z","updated_at":"2026-11-26T16:29:47.863Z","version":1}}', 1795710587863);
INSERT INTO idempotent_answers VALUES ('usr_01m8cb1tpqejabv08q401qmvkv', 'org_01m8cb1vb2e27akf9xjk7487p6', '01a218b1-143b-70ba-a117-2def97fdd199', X'5E70F1CFE000692DAFEAA9536D70E202384BB2D302A6305E566334DF0F8B5224', 200, '{"data":{"id":"vrt_01m8cb24yqes2r7wvqspkgdyf4","date_from":"2026-01-01","date_to":"2026-03-31","status":"finalised","currency":"GBP","scheme":"standard","flat_rate_percent":null,"adjustments":[],"boxes":{"1":698.40,"2":0.00,"3":698.40,"4":319.80,"5":378.60,"6":4776.00,"7":3427.00,"8":0.00,"9":0.00},"direction":"pay","hmrc":{"vatDueSales":698.40,"vatDueAcquisitions":0.00,"totalVatDue":698.40,"vatReclaimedCurrPeriod":319.80,"netVatDue":378.60,"totalValueSalesExVAT":4776,"totalValuePurchasesExVAT":3427,"totalValueGoodsSuppliedExVAT":0,"totalAcquisitionsExVAT":0},"journal_id":null,"finalised_at":"2026-11-26T16:29:47.990Z","created_at":"2026-11-26T16:29:47.863Z","updated_at":"2026-11-26T16:29:47.990Z","version":2}}', 1795710587990);
INSERT INTO idempotent_answers VALUES ('usr_01m8cb1tpqejabv08q401qmvkv', 'org_01m8cb1vb2e27akf9xjk7487p6', '01a218b1-14ff-7411-86bb-5d8fee727c16', X'75A03E1B37FE1BE976AB16D314AC29E951B5D5C4E78879E78D88ACE64BBB1C20', 200, '{"data":{"id":"org_01m8cb1vb2e27akf9xjk7487p6","name":"Wren & Marsh Ltd","currency":"GBP","country":"GB","financial_year_end":"03-31","vat_registered":true,"vat_number":null,"vat_scheme":"standard","flat_rate_percent":null,"vat_rounding":"line","status":"active","role":"owner","lock_date":"2026-03-31","created_at":"2026-11-26T16:29:38.018Z","updated_at":"2026-11-26T16:29:48.166Z","version":2}}', 1795710588166);
INSERT INTO idempotent_answers VALUES ('usr_01m8cb1tpqejabv08q401qmvkv', '', 'once', X'BD590065F8DF1F619336633472911F7D86118BCE11ABF11DE10C7D723B56911C', 202, '{"reconciliation_id":"rec_01m8cb26gtevgaa54n212fz52s","status":"queued","poll_url":"/api/v1/reconciliations/rec_01m8cb26gtevgaa54n212fz52s"}', 1795710589466);
INSERT INTO organisations VALUES ('org_01m8cb1v62ewtswybqe09fbsqy', 'Acorn Ltd', 'GBP', 'GB', '03-31', 1, NULL, 'standard', NULL, 'line', 'active', NULL, 1795710577858, 1795710577858, 1, 1, NULL);
INSERT INTO organisations VALUES ('org_01m8cb1vb2e27akf9xjk7487p6', 'Wren & Marsh Ltd', 'GBP', 'GB', '03-31', 1, NULL, 'standard', NULL, 'line', 'active', '2026-03-31', 1795710578018, 1795710588166, 2, 0, '2026-03-31');
INSERT INTO ledger_heads VALUES ('org_01m8cb1v62ewtswybqe09fbsqy', 2, X'098364F290DEA1A04FB151FE8F009E43307F6F50F93532C413408F52AADFEB54', 100000, 9, X'57871E343C5505D3029E3395E130EAF8D6FA492219AC6BA9E4FFF7AD188B3970');
INSERT INTO ledger_heads VALUES ('org_01m8cb1vb2e27akf9xjk7487p6', 29, X'8D5E0B006AE515924BD69F32A20515A8FEE9014C57AC60E9E52CE4E0EF10F99E', 4253177, 59, X'0303C28C47CFC73A52BD089E8F18153D9A52263D4D69A12F04970AAACEF74EA0');
INSERT INTO members VALUES ('mem_01m8cb1v62ewtswybq82zgerbr', 'org_01m8cb1v62ewtswybqe09fbsqy', 'jo@example.com', 'usr_01m8cb1tpqejabv08q401qmvkv', 'owner', 1795710577858, 1795710577858, 1);
INSERT INTO members VALUES ('mem_01m8cb1vb2e27akf9xchr4arwe', 'org_01m8cb1vb2e27akf9xjk7487p6', 'jo@example.com', 'usr_01m8cb1tpqejabv08q401qmvkv', 'owner', 1795710578018, 1795710578018, 1);
INSERT INTO accounts VALUES ('acc_01m8cb1v62ewtswybq8597rvkn', 'org_01m8cb1v62ewtswybqe09fbsqy', '1000', 'Computer equipment', 'ASSET', NULL, 'ST', NULL, 'active', 1795710577858, 1795710577858, 1);
INSERT INTO accounts VALUES ('acc_01m8cb1v62ewtswybq8bf2qdyb', 'org_01m8cb1v62ewtswybqe09fbsqy', '1010', 'Office equipment and furniture', 'ASSET', NULL, 'ST', NULL, 'active', 1795710577858, 1795710577858, 1);
INSERT INTO accounts VALUES ('acc_01m8cb1v62ewtswybq8f01fe9c', 'org_01m8cb1v62ewtswybqe09fbsqy', '1020', 'Motor vehicles', 'ASSET', NULL, 'ST', NULL, 'active', 1795710577858, 1795710577858, 1);
INSERT INTO accounts VALUES ('acc_01m8cb1v62ewtswybq8h3dsyb3', 'org_01m8cb1v62ewtswybqe09fbsqy', '1090', 'Accumulated depreciation', 'ASSET', NULL, 'NV', NULL, 'active', 1795710577858, 1795710577858, 1);
INSERT INTO accounts VALUES ('acc_01m8cb1v62ewtswybq8pjar81b', 'org_01m8cb1v62ewtswybqe09fbsqy', '1100', 'Stock', 'ASSET', NULL, 'ST', NULL, 'active', 1795710577858, 1795710577858, 1);
INSERT INTO accounts VALUES ('acc_01m8cb1v62ewtswybq8vcc3xgd', 'org_01m8cb1v62ewtswybqe09fbsqy', '1200', 'Trade debtors', 'ASSET', 'receivable', NULL, NULL, 'active', 1795710577858, 1795710577858, 1);
INSERT INTO accounts VALUES ('acc_01m8cb1v62ewtswybq8xpy1m9z', 'org_01m8cb1v62ewtswybqe09fbsqy', '1210', 'Prepayments', 'ASSET', NULL, 'NV', NULL, 'active', 1795710577858, 1795710577858, 1);
INSERT INTO accounts VALUES ('acc_01m8cb1v62ewtswybq93v0b1gp', 'org_01m8cb1v62ewtswybqe09fbsqy', '1220', 'Other debtors', 'ASSET', NULL, 'NV', NULL, 'active', 1795710577858, 1795710577858, 1);
INSERT INTO accounts VALUES ('acc_01m8cb1v62ewtswybq97hv5qzh', 'org_01m8cb1v62ewtswybqe09fbsqy', '1300', 'Current account', 'ASSET', 'bank', NULL, NULL, 'active', 1795710577858, 1795710577858, 1);
INSERT INTO accounts VALUES ('acc_01m8cb1v62ewtswybq98ydzvvq', 'org_01m8cb1v62ewtswybqe09fbsqy', '1310', 'Petty cash', 'ASSET', NULL, 'NV', NULL, 'active', 1795710577858, 1795710577858, 1);
INSERT INTO accounts VALUES ('acc_01m8cb1v62ewtswybq9d1rdtez', 'org_01m8cb1v62ewtswybqe09fbsqy', '2100', 'Trade creditors', 'LIABILITY', 'payable', NULL, NULL, 'active', 1795710577858, 1795710577858, 1);
INSERT INTO accounts VALUES ('acc_01m8cb1v62ewtswybq9g1xr033', 'org_01m8cb1v62ewtswybqe09fbsqy', '2110', 'Accruals', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795710577858, 1795710577858, 1);
INSERT INTO accounts VALUES ('acc_01m8cb1v62ewtswybq9pmzgv3e', 'org_01m8cb1v62ewtswybqe09fbsqy', '2200', 'PAYE and National Insurance', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795710577858, 1795710577858, 1);
INSERT INTO accounts VALUES ('acc_01m8cb1v62ewtswybq9vtnfa61', 'org_01m8cb1v62ewtswybqe09fbsqy', '2210', 'Pension contributions', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795710577858, 1795710577858, 1);
INSERT INTO accounts VALUES ('acc_01m8cb1v62ewtswybq9wh96sb2', 'org_01m8cb1v62ewtswybqe09fbsqy', '2220', 'Net wages', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795710577858, 1795710577858, 1);
INSERT INTO accounts VALUES ('acc_01m8cb1v62ewtswybqa1vrp4n8', 'org_01m8cb1v62ewtswybqe09fbsqy', '2300', 'Corporation tax', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795710577858, 1795710577858, 1);
INSERT INTO accounts VALUES ('acc_01m8cb1v62ewtswybqa7b3dkrn', 'org_01m8cb1v62ewtswybqe09fbsqy', '2400', 'Director''s loan account', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795710577858, 1795710577858, 1);
INSERT INTO accounts VALUES ('acc_01m8cb1v62ewtswybqaampfycv', 'org_01m8cb1v62ewtswybqe09fbsqy', '2500', 'Bank loans', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795710577858, 1795710577858, 1);
INSERT INTO accounts VALUES ('acc_01m8cb1v62ewtswybqafmthn8g', 'org_01m8cb1v62ewtswybqe09fbsqy', '2900', 'Suspense', 'LIABILITY', 'suspense', NULL, NULL, 'active', 1795710577858, 1795710577858, 1);
INSERT INTO accounts VALUES ('acc_01m8cb1v62ewtswybqaj1e94mq', 'org_01m8cb1v62ewtswybqe09fbsqy', '3000', 'Share capital', 'EQUITY', NULL, 'NV', NULL, 'active', 1795710577858, 1795710577858, 1);
INSERT INTO accounts VALUES ('acc_01m8cb1v62ewtswybqamxpx2mt', 'org_01m8cb1v62ewtswybqe09fbsqy', '3100', 'Retained earnings', 'EQUITY', 'retained_earnings', NULL, NULL, 'active', 1795710577858, 1795710577858, 1);
INSERT INTO accounts VALUES ('acc_01m8cb1v62ewtswybqarp8nya4', 'org_01m8cb1v62ewtswybqe09fbsqy', '3200', 'Dividends', 'EQUITY', NULL, 'NV', NULL, 'active', 1795710577858, 1795710577858, 1);
INSERT INTO accounts VALUES ('acc_01m8cb1v62ewtswybqawqjbmtj', 'org_01m8cb1v62ewtswybqe09fbsqy', '3900', 'Opening balances', 'EQUITY', 'opening_balance', NULL, NULL, 'active', 1795710577858, 1795710577858, 1);
INSERT INTO accounts VALUES ('acc_01m8cb1v62ewtswybqb0m7f4vb', 'org_01m8cb1v62ewtswybqe09fbsqy', '4000', 'Sales', 'INCOME', NULL, 'ST', NULL, 'active', 1795710577858, 1795710577858, 1);
INSERT INTO accounts VALUES ('acc_01m8cb1v62ewtswybqb7dctwfk', 'org_01m8cb1v62ewtswybqe09fbsqy', '4010', 'Sales, zero-rated', 'INCOME', NULL, 'ZR', NULL, 'active', 1795710577858, 1795710577858, 1);
INSERT INTO accounts VALUES ('acc_01m8cb1v62ewtswybqbbskjxat', 'org_01m8cb1v62ewtswybqe09fbsqy', '4090', 'Other income', 'INCOME', NULL, 'ST', NULL, 'active', 1795710577858, 1795710577858, 1);
INSERT INTO accounts VALUES ('acc_01m8cb1v62ewtswybqbdjb66mn', 'org_01m8cb1v62ewtswybqe09fbsqy', '4900', 'Interest received', 'INCOME', NULL, 'EX', NULL, 'active', 1795710577858, 1795710577858, 1);
INSERT INTO accounts VALUES ('acc_01m8cb1v62ewtswybqbkgv7wzd', 'org_01m8cb1v62ewtswybqe09fbsqy', '4920', 'VAT flat-rate scheme difference', 'INCOME', 'vat_scheme_difference', NULL, NULL, 'active', 1795710577858, 1795710577858, 1);
INSERT INTO accounts VALUES ('acc_01m8cb1v62ewtswybqbnzdazzb', 'org_01m8cb1v62ewtswybqe09fbsqy', '5000', 'Cost of goods sold', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795710577858, 1795710577858, 1);
INSERT INTO accounts VALUES ('acc_01m8cb1v62ewtswybqbsk1zywk', 'org_01m8cb1v62ewtswybqe09fbsqy', '5010', 'Subcontractors', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795710577858, 1795710577858, 1);
INSERT INTO accounts VALUES ('acc_01m8cb1v62ewtswybqbyw3s5rg', 'org_01m8cb1v62ewtswybqe09fbsqy', '5020', 'Carriage and postage', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795710577858, 1795710577858, 1);
INSERT INTO accounts VALUES ('acc_01m8cb1v62ewtswybqc0kjnnsp', 'org_01m8cb1v62ewtswybqe09fbsqy', '6000', 'Wages and salaries', 'EXPENSE', NULL, 'NV', NULL, 'active', 1795710577858, 1795710577858, 1);
INSERT INTO accounts VALUES ('acc_01m8cb1v62ewtswybqc4x1xnmv', 'org_01m8cb1v62ewtswybqe09fbsqy', '6010', 'Employer''s National Insurance', 'EXPENSE', NULL, 'NV', NULL, 'active', 1795710577858, 1795710577858, 1);
INSERT INTO accounts VALUES ('acc_01m8cb1v62ewtswybqc8d19w0e', 'org_01m8cb1v62ewtswybqe09fbsqy', '6020', 'Employer''s pension', 'EXPENSE', NULL, 'NV', NULL, 'active', 1795710577858, 1795710577858, 1);
INSERT INTO accounts VALUES ('acc_01m8cb1v62ewtswybqcfm7vke9', 'org_01m8cb1v62ewtswybqe09fbsqy', '6100', 'Rent', 'EXPENSE', NULL, 'EX', NULL, 'active', 1795710577858, 1795710577858, 1);
INSERT INTO accounts VALUES ('acc_01m8cb1v62ewtswybqck5txp08', 'org_01m8cb1v62ewtswybqe09fbsqy', '6110', 'Business rates', 'EXPENSE', NULL, 'NV', NULL, 'active', 1795710577858, 1795710577858, 1);
INSERT INTO accounts VALUES ('acc_01m8cb1v62ewtswybqcpmf31nz', 'org_01m8cb1v62ewtswybqe09fbsqy', '6120', 'Light, heat and water', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795710577858, 1795710577858, 1);
INSERT INTO accounts VALUES ('acc_01m8cb1v62ewtswybqcv8rn3y2', 'org_01m8cb1v62ewtswybqe09fbsqy', '6200', 'Telephone and internet', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795710577858, 1795710577858, 1);
INSERT INTO accounts VALUES ('acc_01m8cb1v62ewtswybqczzm4rkk', 'org_01m8cb1v62ewtswybqe09fbsqy', '6210', 'Software and subscriptions', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795710577858, 1795710577858, 1);
INSERT INTO accounts VALUES ('acc_01m8cb1v62ewtswybqd3fypen8', 'org_01m8cb1v62ewtswybqe09fbsqy', '6220', 'Printing and stationery', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795710577858, 1795710577858, 1);
INSERT INTO accounts VALUES ('acc_01m8cb1v62ewtswybqd786fsfz', 'org_01m8cb1v62ewtswybqe09fbsqy', '6300', 'Travel and subsistence', 'EXPENSE', NULL, 'ZR', NULL, 'active', 1795710577858, 1795710577858, 1);
INSERT INTO accounts VALUES ('acc_01m8cb1v62ewtswybqdar5hjv2', 'org_01m8cb1v62ewtswybqe09fbsqy', '6310', 'Motor expenses', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795710577858, 1795710577858, 1);
INSERT INTO accounts VALUES ('acc_01m8cb1v62ewtswybqdffkrxat', 'org_01m8cb1v62ewtswybqe09fbsqy', '6400', 'Advertising and marketing', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795710577858, 1795710577858, 1);
INSERT INTO accounts VALUES ('acc_01m8cb1v62ewtswybqdhbpaqfy', 'org_01m8cb1v62ewtswybqe09fbsqy', '6500', 'Accountancy and legal fees', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795710577858, 1795710577858, 1);
INSERT INTO accounts VALUES ('acc_01m8cb1v62ewtswybqdmb9bxpa', 'org_01m8cb1v62ewtswybqe09fbsqy', '6600', 'Insurance', 'EXPENSE', NULL, 'EX', NULL, 'active', 1795710577858, 1795710577858, 1);
INSERT INTO accounts VALUES ('acc_01m8cb1v62ewtswybqdvjttvvf', 'org_01m8cb1v62ewtswybqe09fbsqy', '6700', 'Bank charges', 'EXPENSE', NULL, 'EX', NULL, 'active', 1795710577858, 1795710577858, 1);
INSERT INTO accounts VALUES ('acc_01m8cb1v62ewtswybqdy0b9ve0', 'org_01m8cb1v62ewtswybqe09fbsqy', '6990', 'Rounding differences', 'EXPENSE', 'rounding', NULL, NULL, 'active', 1795710577858, 1795710577858, 1);
INSERT INTO accounts VALUES ('acc_01m8cb1v7eee6vfh41m21ear20', 'org_01m8cb1v62ewtswybqe09fbsqy', '2250', 'VAT', 'LIABILITY', 'vat_control', NULL, NULL, 'active', 1795710577902, 1795710577902, 1);
INSERT INTO accounts VALUES ('acc_01m8cb1vb2e27akf9xcpf73nhy', 'org_01m8cb1vb2e27akf9xjk7487p6', '1000', 'Computer equipment', 'ASSET', NULL, 'ST', NULL, 'active', 1795710578018, 1795710578018, 1);
INSERT INTO accounts VALUES ('acc_01m8cb1vb2e27akf9xcr8ze547', 'org_01m8cb1vb2e27akf9xjk7487p6', '1010', 'Office equipment and furniture', 'ASSET', NULL, 'ST', NULL, 'active', 1795710578018, 1795710578018, 1);
INSERT INTO accounts VALUES ('acc_01m8cb1vb2e27akf9xczsmgy3r', 'org_01m8cb1vb2e27akf9xjk7487p6', '1020', 'Motor vehicles', 'ASSET', NULL, 'ST', NULL, 'active', 1795710578018, 1795710578018, 1);
INSERT INTO accounts VALUES ('acc_01m8cb1vb2e27akf9xd3zhsx5d', 'org_01m8cb1vb2e27akf9xjk7487p6', '1090', 'Accumulated depreciation', 'ASSET', NULL, 'NV', NULL, 'active', 1795710578018, 1795710578018, 1);
INSERT INTO accounts VALUES ('acc_01m8cb1vb2e27akf9xd4mr9zdf', 'org_01m8cb1vb2e27akf9xjk7487p6', '1100', 'Stock', 'ASSET', NULL, 'ST', NULL, 'active', 1795710578018, 1795710578018, 1);
INSERT INTO accounts VALUES ('acc_01m8cb1vb2e27akf9xd84xwhrp', 'org_01m8cb1vb2e27akf9xjk7487p6', '1200', 'Trade debtors', 'ASSET', 'receivable', NULL, NULL, 'active', 1795710578018, 1795710578018, 1);
INSERT INTO accounts VALUES ('acc_01m8cb1vb2e27akf9xdedy3xvm', 'org_01m8cb1vb2e27akf9xjk7487p6', '1210', 'Prepayments', 'ASSET', NULL, 'NV', NULL, 'active', 1795710578018, 1795710578018, 1);
INSERT INTO accounts VALUES ('acc_01m8cb1vb2e27akf9xdhtn93jr', 'org_01m8cb1vb2e27akf9xjk7487p6', '1220', 'Other debtors', 'ASSET', NULL, 'NV', NULL, 'active', 1795710578018, 1795710578018, 1);
INSERT INTO accounts VALUES ('acc_01m8cb1vb2e27akf9xdnhpkm5b', 'org_01m8cb1vb2e27akf9xjk7487p6', '1300', 'Current account', 'ASSET', 'bank', NULL, NULL, 'active', 1795710578018, 1795710578018, 1);
INSERT INTO accounts VALUES ('acc_01m8cb1vb2e27akf9xdv7y0cd2', 'org_01m8cb1vb2e27akf9xjk7487p6', '1310', 'Petty cash', 'ASSET', NULL, 'NV', NULL, 'active', 1795710578018, 1795710578018, 1);
INSERT INTO accounts VALUES ('acc_01m8cb1vb2e27akf9xdzrw8m6g', 'org_01m8cb1vb2e27akf9xjk7487p6', '2100', 'Trade creditors', 'LIABILITY', 'payable', NULL, NULL, 'active', 1795710578018, 1795710578018, 1);
INSERT INTO accounts VALUES ('acc_01m8cb1vb2e27akf9xe13n65fz', 'org_01m8cb1vb2e27akf9xjk7487p6', '2110', 'Accruals', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795710578018, 1795710578018, 1);
INSERT INTO accounts VALUES ('acc_01m8cb1vb2e27akf9xe6mkw4sw', 'org_01m8cb1vb2e27akf9xjk7487p6', '2200', 'PAYE and National Insurance', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795710578018, 1795710578018, 1);
INSERT INTO accounts VALUES ('acc_01m8cb1vb2e27akf9xebp1m2rb', 'org_01m8cb1vb2e27akf9xjk7487p6', '2210', 'Pension contributions', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795710578018, 1795710578018, 1);
INSERT INTO accounts VALUES ('acc_01m8cb1vb2e27akf9xeerf84zf', 'org_01m8cb1vb2e27akf9xjk7487p6', '2220', 'Net wages', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795710578018, 1795710578018, 1);
INSERT INTO accounts VALUES ('acc_01m8cb1vb2e27akf9xegpez1f4', 'org_01m8cb1vb2e27akf9xjk7487p6', '2300', 'Corporation tax', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795710578018, 1795710578018, 1);
INSERT INTO accounts VALUES ('acc_01m8cb1vb2e27akf9xep78nw5k', 'org_01m8cb1vb2e27akf9xjk7487p6', '2400', 'Director''s loan account', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795710578018, 1795710578018, 1);
INSERT INTO accounts VALUES ('acc_01m8cb1vb2e27akf9xevrzatw2', 'org_01m8cb1vb2e27akf9xjk7487p6', '2500', 'Bank loans', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795710578018, 1795710578018, 1);
INSERT INTO accounts VALUES ('acc_01m8cb1vb2e27akf9xewf4zp6s', 'org_01m8cb1vb2e27akf9xjk7487p6', '2900', 'Suspense', 'LIABILITY', 'suspense', NULL, NULL, 'active', 1795710578018, 1795710578018, 1);
INSERT INTO accounts VALUES ('acc_01m8cb1vb2e27akf9xf319ebbb', 'org_01m8cb1vb2e27akf9xjk7487p6', '3000', 'Share capital', 'EQUITY', NULL, 'NV', NULL, 'active', 1795710578018, 1795710578018, 1);
INSERT INTO accounts VALUES ('acc_01m8cb1vb2e27akf9xf4tam8dt', 'org_01m8cb1vb2e27akf9xjk7487p6', '3100', 'Retained earnings', 'EQUITY', 'retained_earnings', NULL, NULL, 'active', 1795710578018, 1795710578018, 1);
INSERT INTO accounts VALUES ('acc_01m8cb1vb2e27akf9xf8r4r8ne', 'org_01m8cb1vb2e27akf9xjk7487p6', '3200', 'Dividends', 'EQUITY', NULL, 'NV', NULL, 'active', 1795710578018, 1795710578018, 1);
INSERT INTO accounts VALUES ('acc_01m8cb1vb2e27akf9xffwwvsk1', 'org_01m8cb1vb2e27akf9xjk7487p6', '3900', 'Opening balances', 'EQUITY', 'opening_balance', NULL, NULL, 'active', 1795710578018, 1795710578018, 1);
INSERT INTO accounts VALUES ('acc_01m8cb1vb2e27akf9xfgwbrxr3', 'org_01m8cb1vb2e27akf9xjk7487p6', '4000', 'Sales', 'INCOME', NULL, 'ST', NULL, 'active', 1795710578018, 1795710578018, 1);
INSERT INTO accounts VALUES ('acc_01m8cb1vb2e27akf9xfn9r44sy', 'org_01m8cb1vb2e27akf9xjk7487p6', '4010', 'Sales, zero-rated', 'INCOME', NULL, 'ZR', NULL, 'active', 1795710578018, 1795710578018, 1);
INSERT INTO accounts VALUES ('acc_01m8cb1vb2e27akf9xfvxzpdc3', 'org_01m8cb1vb2e27akf9xjk7487p6', '4090', 'Other income', 'INCOME', NULL, 'ST', NULL, 'active', 1795710578018, 1795710578018, 1);
INSERT INTO accounts VALUES ('acc_01m8cb1vb2e27akf9xfzkqve3m', 'org_01m8cb1vb2e27akf9xjk7487p6', '4900', 'Interest received', 'INCOME', NULL, 'EX', NULL, 'active', 1795710578018, 1795710578018, 1);
INSERT INTO accounts VALUES ('acc_01m8cb1vb2e27akf9xg09dc3hk', 'org_01m8cb1vb2e27akf9xjk7487p6', '4920', 'VAT flat-rate scheme difference', 'INCOME', 'vat_scheme_difference', NULL, NULL, 'active', 1795710578018, 1795710578018, 1);
INSERT INTO accounts VALUES ('acc_01m8cb1vb2e27akf9xg7mps2h3', 'org_01m8cb1vb2e27akf9xjk7487p6', '5000', 'Cost of goods sold', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795710578018, 1795710578018, 1);
INSERT INTO accounts VALUES ('acc_01m8cb1vb2e27akf9xgbtzp4ap', 'org_01m8cb1vb2e27akf9xjk7487p6', '5010', 'Subcontractors', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795710578018, 1795710578018, 1);
INSERT INTO accounts VALUES ('acc_01m8cb1vb2e27akf9xgexzxfqr', 'org_01m8cb1vb2e27akf9xjk7487p6', '5020', 'Carriage and postage', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795710578018, 1795710578018, 1);
INSERT INTO accounts VALUES ('acc_01m8cb1vb2e27akf9xgj8qfmyv', 'org_01m8cb1vb2e27akf9xjk7487p6', '6000', 'Wages and salaries', 'EXPENSE', NULL, 'NV', NULL, 'active', 1795710578018, 1795710578018, 1);
INSERT INTO accounts VALUES ('acc_01m8cb1vb2e27akf9xgnt8e7bs', 'org_01m8cb1vb2e27akf9xjk7487p6', '6010', 'Employer''s National Insurance', 'EXPENSE', NULL, 'NV', NULL, 'active', 1795710578018, 1795710578018, 1);
INSERT INTO accounts VALUES ('acc_01m8cb1vb2e27akf9xgtx6jk8b', 'org_01m8cb1vb2e27akf9xjk7487p6', '6020', 'Employer''s pension', 'EXPENSE', NULL, 'NV', NULL, 'active', 1795710578018, 1795710578018, 1);
INSERT INTO accounts VALUES ('acc_01m8cb1vb2e27akf9xgwrscbhe', 'org_01m8cb1vb2e27akf9xjk7487p6', '6100', 'Rent', 'EXPENSE', NULL, 'EX', NULL, 'active', 1795710578018, 1795710578018, 1);
INSERT INTO accounts VALUES ('acc_01m8cb1vb2e27akf9xh1tshkj8', 'org_01m8cb1vb2e27akf9xjk7487p6', '6110', 'Business rates', 'EXPENSE', NULL, 'NV', NULL, 'active', 1795710578018, 1795710578018, 1);
INSERT INTO accounts VALUES ('acc_01m8cb1vb2e27akf9xh66p07g4', 'org_01m8cb1vb2e27akf9xjk7487p6', '6120', 'Light, heat and water', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795710578018, 1795710578018, 1);
INSERT INTO accounts VALUES ('acc_01m8cb1vb2e27akf9xh82h8nca', 'org_01m8cb1vb2e27akf9xjk7487p6', '6200', 'Telephone and internet', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795710578018, 1795710578018, 1);
INSERT INTO accounts VALUES ('acc_01m8cb1vb2e27akf9xhce809zp', 'org_01m8cb1vb2e27akf9xjk7487p6', '6210', 'Software and subscriptions', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795710578018, 1795710578018, 1);
INSERT INTO accounts VALUES ('acc_01m8cb1vb2e27akf9xhjb5aat5', 'org_01m8cb1vb2e27akf9xjk7487p6', '6220', 'Printing and stationery', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795710578018, 1795710578018, 1);
INSERT INTO accounts VALUES ('acc_01m8cb1vb2e27akf9xhmrxjp47', 'org_01m8cb1vb2e27akf9xjk7487p6', '6300', 'Travel and subsistence', 'EXPENSE', NULL, 'ZR', NULL, 'active', 1795710578018, 1795710578018, 1);
INSERT INTO accounts VALUES ('acc_01m8cb1vb2e27akf9xhskr3brr', 'org_01m8cb1vb2e27akf9xjk7487p6', '6310', 'Motor expenses', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795710578018, 1795710578018, 1);
INSERT INTO accounts VALUES ('acc_01m8cb1vb2e27akf9xhz746t6b', 'org_01m8cb1vb2e27akf9xjk7487p6', '6400', 'Advertising and marketing', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795710578018, 1795710578018, 1);
INSERT INTO accounts VALUES ('acc_01m8cb1vb2e27akf9xj115d9er', 'org_01m8cb1vb2e27akf9xjk7487p6', '6500', 'Accountancy and legal fees', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795710578018, 1795710578018, 1);
INSERT INTO accounts VALUES ('acc_01m8cb1vb2e27akf9xj4mbb9ea', 'org_01m8cb1vb2e27akf9xjk7487p6', '6600', 'Insurance', 'EXPENSE', NULL, 'EX', NULL, 'active', 1795710578018, 1795710578018, 1);
INSERT INTO accounts VALUES ('acc_01m8cb1vb2e27akf9xjazs33qk', 'org_01m8cb1vb2e27akf9xjk7487p6', '6700', 'Bank charges', 'EXPENSE', NULL, 'EX', NULL, 'active', 1795710578018, 1795710578018, 1);
INSERT INTO accounts VALUES ('acc_01m8cb1vb2e27akf9xjd08am1z', 'org_01m8cb1vb2e27akf9xjk7487p6', '6990', 'Rounding differences', 'EXPENSE', 'rounding', NULL, NULL, 'active', 1795710578018, 1795710578018, 1);
INSERT INTO accounts VALUES ('acc_01m8cb1vdjefvvyyct9cryp3z9', 'org_01m8cb1vb2e27akf9xjk7487p6', '2250', 'VAT', 'LIABILITY', 'vat_control', NULL, NULL, 'active', 1795710578098, 1795710578098, 1);
INSERT INTO accounts VALUES ('acc_01m8cb1vexe9fbw1c00e94g8tt', 'org_01m8cb1vb2e27akf9xjk7487p6', '4100', 'Room hire', 'INCOME', NULL, 'EX', NULL, 'active', 1795710578142, 1795710578142, 1);
INSERT INTO accounts VALUES ('acc_01m8cb1vgnetktq2xgs243xjbx', 'org_01m8cb1vb2e27akf9xjk7487p6', '6800', 'Depreciation', 'EXPENSE', NULL, NULL, NULL, 'active', 1795710578197, 1795710578197, 1);
INSERT INTO accounts VALUES ('acc_01m8cb1vpeec8at0t5pk23nxps', 'org_01m8cb1vb2e27akf9xjk7487p6', '1301', 'Savings', 'ASSET', 'bank', NULL, NULL, 'active', 1795710578382, 1795710578382, 1);
INSERT INTO contacts VALUES ('con_01m8cb1vs9e2f93rvj4sktfmh1', 'org_01m8cb1vb2e27akf9xjk7487p6', 'customer', 'Abbey Schools Trust', NULL, NULL, NULL, NULL, NULL, 30, NULL, NULL, 'active', 'abbey schools trust', 1795710578473, 1795710578473, 1);
INSERT INTO contacts VALUES ('con_01m8cb1vvtexx9808qe90w263z', 'org_01m8cb1vb2e27akf9xjk7487p6', 'customer', 'Kestrel Fitness CIC', NULL, NULL, NULL, NULL, NULL, 30, NULL, NULL, 'active', 'kestrel fitness cic', 1795710578554, 1795710578554, 1);
INSERT INTO contacts VALUES ('con_01m8cb1vxzeea8rgwxwp4d3089', 'org_01m8cb1vb2e27akf9xjk7487p6', 'customer', 'Marlow & Pike LLP', NULL, NULL, NULL, NULL, NULL, 30, NULL, NULL, 'active', 'marlow & pike llp', 1795710578623, 1795710578623, 1);
INSERT INTO contacts VALUES ('con_01m8cb1vzce8j8zec3jgnzj110', 'org_01m8cb1vb2e27akf9xjk7487p6', 'supplier', 'Printwell', NULL, NULL, NULL, NULL, NULL, 30, NULL, NULL, 'active', 'printwell', 1795710578668, 1795710578668, 1);
INSERT INTO contacts VALUES ('con_01m8cb1w1yetp8cjx13t1ra9tf', 'org_01m8cb1vb2e27akf9xjk7487p6', 'supplier', 'Techbarn', NULL, NULL, NULL, NULL, NULL, 30, NULL, NULL, 'active', 'techbarn', 1795710578750, 1795710578750, 1);
INSERT INTO contacts VALUES ('con_01m8cb1w4peyraw8h3rvray744', 'org_01m8cb1vb2e27akf9xjk7487p6', 'supplier', 'Harcourt Lettings', NULL, NULL, NULL, NULL, NULL, 30, NULL, NULL, 'active', 'harcourt lettings', 1795710578838, 1795710578838, 1);
INSERT INTO contacts VALUES ('con_01m8cb1waae14scrrm8atv4dbp', 'org_01m8cb1vb2e27akf9xjk7487p6', 'supplier', 'Fern & Rowe', NULL, NULL, NULL, NULL, NULL, 30, NULL, NULL, 'active', 'fern & rowe', 1795710579018, 1795710579018, 1);
INSERT INTO journals VALUES ('jnl_01m8cb1vm8ekks3x7zzen52w5c', 'org_01m8cb1vb2e27akf9xjk7487p6', 1, '2026-01-01', 'Opening balance of Current', NULL, NULL, 'opening', NULL, 1000000, 1795710578312, 'usr_01m8cb1tpqejabv08q401qmvkv', X'206B9B19CFD7F03FD564DC4FEF6B4E24483901A33644C8832EC76CEFFD1DA10B', 'opening balance of current');
INSERT INTO journals VALUES ('jnl_01m8cb1wr2e8eb58p1035a9t31', 'org_01m8cb1vb2e27akf9xjk7487p6', 2, '2026-01-15', 'Sales invoice INV-0001, Abbey Schools Trust', 'INV-0001', NULL, 'invoice', NULL, 234000, 1795710579458, 'usr_01m8cb1tpqejabv08q401qmvkv', X'FF3EB1899F0686F2CB3246AB658E484046CFD0EE4A4B72079098F5346B570CFA', 'sales invoice inv-0001, abbey schools trust
inv-0001');
INSERT INTO journals VALUES ('jnl_01m8cb1wvjebwbr7b5d0dknxad', 'org_01m8cb1vb2e27akf9xjk7487p6', 3, '2026-01-20', 'Purchase invoice PX-881, Printwell', 'PX-881', NULL, 'invoice', NULL, 41200, 1795710579570, 'usr_01m8cb1tpqejabv08q401qmvkv', X'113F44A0307D1DECB060D0E73ECAE659A5E9665B6560095CD06B2E7A0463396E', 'purchase invoice px-881, printwell
px-881');
INSERT INTO journals VALUES ('jnl_01m8cb1wyfeccbc61kpjqp0zzk', 'org_01m8cb1vb2e27akf9xjk7487p6', 4, '2026-01-21', 'Purchase invoice TB-0117, Techbarn', 'TB-0117', NULL, 'invoice', NULL, 107880, 1795710579663, 'usr_01m8cb1tpqejabv08q401qmvkv', X'333D363B187E3033320579928393DE377D3ED3E0638B32A00F2C034434B6E1C0', 'purchase invoice tb-0117, techbarn
tb-0117');
INSERT INTO journals VALUES ('jnl_01m8cb1x0ye4zt3xrat1dzsydr', 'org_01m8cb1vb2e27akf9xjk7487p6', 5, '2026-01-28', 'Sales invoice INV-0002, Abbey Schools Trust', 'INV-0002', NULL, 'invoice', NULL, 87000, 1795710579742, 'usr_01m8cb1tpqejabv08q401qmvkv', X'494E9668DF7A7EB0ECB5958C153980B9C882AE39353523BE5FC5011F5962C244', 'sales invoice inv-0002, abbey schools trust
inv-0002');
INSERT INTO journals VALUES ('jnl_01m8cb1x1zeperdyj1stnksh5k', 'org_01m8cb1vb2e27akf9xjk7487p6', 6, '2026-02-01', 'Purchase invoice HL-33, Harcourt Lettings', 'HL-33', NULL, 'invoice', NULL, 135000, 1795710579775, 'usr_01m8cb1tpqejabv08q401qmvkv', X'E5B105D8F8161B47C94D57439EA51F6EE63565D8C42CD27EEC830743E1D9D93E', 'purchase invoice hl-33, harcourt lettings
hl-33');
INSERT INTO journals VALUES ('jnl_01m8cb1x3jeajvhh5nd6sqzdxf', 'org_01m8cb1vb2e27akf9xjk7487p6', 7, '2026-02-09', 'Sales invoice INV-0003, Kestrel Fitness CIC', 'INV-0003', NULL, 'invoice', NULL, 28200, 1795710579826, 'usr_01m8cb1tpqejabv08q401qmvkv', X'BDA7D58C754716228919E275EBA2520BCA0826C3CD3160079CD4714B6AE16333', 'sales invoice inv-0003, kestrel fitness cic
inv-0003');
INSERT INTO journals VALUES ('jnl_01m8cb1x56epc9mg5kwan6t9vp', 'org_01m8cb1vb2e27akf9xjk7487p6', 8, '2026-02-20', 'Sales invoice INV-0004, Marlow & Pike LLP', 'INV-0004', NULL, 'invoice', NULL, 159840, 1795710579878, 'usr_01m8cb1tpqejabv08q401qmvkv', X'BB5BF38702A53F489EADD122DE44FE091AC2E558F828AEC54FDE99B610008713', 'sales invoice inv-0004, marlow & pike llp
inv-0004');
INSERT INTO journals VALUES ('jnl_01m8cb1x7eehmsn0vqm2jqx481', 'org_01m8cb1vb2e27akf9xjk7487p6', 9, '2026-03-03', 'Sales invoice INV-0005, Marlow & Pike LLP', 'INV-0005', NULL, 'invoice', NULL, 60000, 1795710579950, 'usr_01m8cb1tpqejabv08q401qmvkv', X'E44E308FD1E838B397EAC90B119E9B5E0C24926BA81184F5B589C40A38840142', 'sales invoice inv-0005, marlow & pike llp
inv-0005');
INSERT INTO journals VALUES ('jnl_01m8cb1x96ehn84y0gpq46650e', 'org_01m8cb1vb2e27akf9xjk7487p6', 10, '2026-03-12', 'Sales credit note CN-0001, Marlow & Pike LLP', 'CN-0001', NULL, 'invoice', NULL, 18000, 1795710580006, 'usr_01m8cb1tpqejabv08q401qmvkv', X'2D5343718545BE1DB9D32DBDAD5741F2848C82539E09BF89120B322614286598', 'sales credit note cn-0001, marlow & pike llp
cn-0001');
INSERT INTO journals VALUES ('jnl_01m8cb1xajekh926hdg1yfdk09', 'org_01m8cb1vb2e27akf9xjk7487p6', 11, '2026-03-24', 'Purchase invoice FR-1209, Fern & Rowe', 'FR-1209', NULL, 'invoice', NULL, 76800, 1795710580050, 'usr_01m8cb1tpqejabv08q401qmvkv', X'E61154AB56C0FA9523B58076E360B44015FA9504652C85D024C51214510D4B8D', 'purchase invoice fr-1209, fern & rowe
fr-1209');
INSERT INTO journals VALUES ('jnl_01m8cb1xd6e9393qg05s59qrae', 'org_01m8cb1vb2e27akf9xjk7487p6', 12, '2026-03-27', 'Sales invoice INV-0006, Abbey Schools Trust', 'INV-0006', NULL, 'invoice', NULL, 56400, 1795710580134, 'usr_01m8cb1tpqejabv08q401qmvkv', X'8FB409AF8EBDEAEBF6342C7FF05256271444B3A9F6F18376D0C888295E66F95E', 'sales invoice inv-0006, abbey schools trust
inv-0006');
INSERT INTO journals VALUES ('jnl_01m8cb1xjdejmaa60s9m9ykhea', 'org_01m8cb1vb2e27akf9xjk7487p6', 13, '2026-03-03', 'Reversal of journal 9: Sales invoice INV-0005, Marlow & Pike LLP', 'INV-0005', NULL, 'reversal', 'jnl_01m8cb1x7eehmsn0vqm2jqx481', 60000, 1795710580301, 'usr_01m8cb1tpqejabv08q401qmvkv', X'9A57CE49DE04FB51B93F62CBFA896F1D2F10454F0D80D42E2948FC3384DA2041', 'reversal of journal 9: sales invoice inv-0005, marlow & pike llp
inv-0005');
INSERT INTO journals VALUES ('jnl_01m8cb1y09ep08q2th0yczr0pt', 'org_01m8cb1vb2e27akf9xjk7487p6', 14, '2026-01-01', 'Opening balances', 'JV-001', 'JV-001', 'manual', NULL, 1000000, 1795710580745, 'usr_01m8cb1tpqejabv08q401qmvkv', X'F36C9280561944D2FF81FB118E4877D5F11C861B3E1A0F0C96D7B7DB0CFD6F7B', 'opening balances
jv-001');
INSERT INTO journals VALUES ('jnl_01m8cb1y09ep08q2th16r0551b', 'org_01m8cb1vb2e27akf9xjk7487p6', 15, '2026-03-31', 'March wages', 'JV-002', 'JV-002', 'manual', NULL, 100000, 1795710580745, 'usr_01m8cb1tpqejabv08q401qmvkv', X'C6CA222332534B232098FD20D721924FCD9D2781C47B1D7338840D27058C5469', 'march wages
jv-002');
INSERT INTO journals VALUES ('jnl_01m8cb1y09ep08q2th1ca3a5h6', 'org_01m8cb1vb2e27akf9xjk7487p6', 16, '2026-03-31', 'Depreciation of the laptop', 'JV-003', 'JV-003', 'manual', NULL, 7492, 1795710580745, 'usr_01m8cb1tpqejabv08q401qmvkv', X'F201F2960CB27E37F797C7250F49906BE5AFFD80AA652963E5F0CE45CF01FBE6', 'depreciation of the laptop
jv-003');
INSERT INTO journals VALUES ('jnl_01m8cb1y5jecz8f9thpj1engaz', 'org_01m8cb1vb2e27akf9xjk7487p6', 17, '2026-03-06', 'Receipt from Kestrel Fitness CIC', NULL, NULL, 'settlement', NULL, 28200, 1795710580914, 'usr_01m8cb1tpqejabv08q401qmvkv', X'32FC19F939CBF1CC595435A72546F5AA0D98489FA6D75757DE6F1A1B23163501', 'receipt from kestrel fitness cic');
INSERT INTO journals VALUES ('jnl_01m8cb1yr2ekgt1hejtv6gw6cs', 'org_01m8cb1vb2e27akf9xjk7487p6', 18, '2026-01-22', 'FPO TECHBARN LTD TB-0117', NULL, NULL, 'settlement', NULL, 107880, 1795710581507, 'usr_01m8cb1tpqejabv08q401qmvkv', X'3958F979960D34C3D0FA65CB17376AC557D814C5601125A30253BC4A6DD73D6F', 'fpo techbarn ltd tb-0117');
INSERT INTO journals VALUES ('jnl_01m8cb1z3te04ax74zfcv6q42z', 'org_01m8cb1vb2e27akf9xjk7487p6', 19, '2026-01-30', 'FPI ABBEY SCHOOLS TRUST PART INV-0001', NULL, NULL, 'settlement', NULL, 150000, 1795710581882, 'usr_01m8cb1tpqejabv08q401qmvkv', X'C74CF541096FDEEB32B5EA827C664898374E8E7A860EE2D09B306ED4EB49414B', 'fpi abbey schools trust part inv-0001');
INSERT INTO journals VALUES ('jnl_01m8cb1zjkeyqt6w79dgk7jt00', 'org_01m8cb1vb2e27akf9xjk7487p6', 20, '2026-02-10', 'FPO HARCOURT LETTINGS HL-33', NULL, NULL, 'settlement', NULL, 135000, 1795710582355, 'usr_01m8cb1tpqejabv08q401qmvkv', X'CFAB826ED4CDD47F43CFD3720024F861D696AC2B2489EF68CFD429C7AAFCAD13', 'fpo harcourt lettings hl-33');
INSERT INTO journals VALUES ('jnl_01m8cb1zwhezas81b1cpnqsbr5', 'org_01m8cb1vb2e27akf9xjk7487p6', 21, '2026-02-16', 'FPI ABBEY SCHOOLS TRUST INV-0001 INV-0002', NULL, NULL, 'settlement', NULL, 171000, 1795710582673, 'usr_01m8cb1tpqejabv08q401qmvkv', X'E7E9791251915C20A4BB1DD5A932C061D5D42A23F045575AAF4AC09DFA41B82B', 'fpi abbey schools trust inv-0001 inv-0002');
INSERT INTO journals VALUES ('jnl_01m8cb2047ebebptqge91ymtrk', 'org_01m8cb1vb2e27akf9xjk7487p6', 22, '2026-02-27', 'FPO PRINTWELL PX-881', NULL, NULL, 'settlement', NULL, 40000, 1795710582919, 'usr_01m8cb1tpqejabv08q401qmvkv', X'75BF43A8297D53F18E1006C4FC479AB6C232CA1EFE5A238DE3A4E81D54E59A73', 'fpo printwell px-881');
INSERT INTO journals VALUES ('jnl_01m8cb20byesz91fghrc4t9zdy', 'org_01m8cb1vb2e27akf9xjk7487p6', 23, '2026-03-16', 'FPI MARLOW AND PIKE LLP INV-0004 LESS CN-0001', NULL, NULL, 'settlement', NULL, 141840, 1795710583166, 'usr_01m8cb1tpqejabv08q401qmvkv', X'FE5757333412C064D255FBCF16B54B96CEC2B6A25E3B6F79A4A02A8B8A63ABB4', 'fpi marlow and pike llp inv-0004 less cn-0001');
INSERT INTO journals VALUES ('jnl_01m8cb2142e2j96af55n3erbwf', 'org_01m8cb1vb2e27akf9xjk7487p6', 24, '2026-03-25', 'TFR TO SAVINGS', NULL, NULL, 'bank', NULL, 200000, 1795710583938, 'usr_01m8cb1tpqejabv08q401qmvkv', X'B50F8DE0313F0EA8E57052E243F985780EF8B394B8BD0299F3B83E1AC364DA3D', 'tfr to savings');
INSERT INTO journals VALUES ('jnl_01m8cb21gpedmaesv9cxcqberg', 'org_01m8cb1vb2e27akf9xjk7487p6', 25, '2026-03-31', 'FPO J WREN NET PAY MARCH', NULL, NULL, 'bank', NULL, 93655, 1795710584342, 'usr_01m8cb1tpqejabv08q401qmvkv', X'EC6040E780B96E80B42D4B7DF964B230CD3CFF22AC3BF57686529F2EC8C6B365', 'fpo j wren net pay march');
INSERT INTO journals VALUES ('jnl_01m8cb23keeq7t3x1cgghbarkz', 'org_01m8cb1vb2e27akf9xjk7487p6', 26, '2026-02-18', 'CARD TRAINLINE.COM LONDON', NULL, NULL, 'bank', NULL, 5840, 1795710586478, 'usr_01m8cb1tpqejabv08q401qmvkv', X'F226B7887CD65370BB7B5E3F78836A876F77E53193B232341C14BF0151CD4F0D', 'card trainline.com london');
INSERT INTO journals VALUES ('jnl_01m8cb23tyexqsbjajsh9xsq80', 'org_01m8cb1vb2e27akf9xjk7487p6', 27, '2026-03-02', 'CARD SLATEWORK SOFTWARE SUBSCRIPTION', NULL, NULL, 'bank', NULL, 3600, 1795710586718, 'usr_01m8cb1tpqejabv08q401qmvkv', X'0B957BDC41C3DDDC896ED3EF1BD6591E12B520F90179E0C320F3B0022A30B376', 'card slatework software subscription');
INSERT INTO journals VALUES ('jnl_01m8cb243aexbrq4r9qwwms41b', 'org_01m8cb1vb2e27akf9xjk7487p6', 28, '2026-02-02', 'CARD SLATEWORK SOFTWARE SUBSCRIPTION', NULL, NULL, 'bank', NULL, 3600, 1795710586986, 'usr_01m8cb1tpqejabv08q401qmvkv', X'3CF57E2BB93655B3F12B56215FEECC6E5961C16AF6E9377634B5B887979CD7A5', 'card slatework software subscription');
INSERT INTO journals VALUES ('jnl_01m8cb24e2ewf9gbe2z1w2m8z0', 'org_01m8cb1vb2e27akf9xjk7487p6', 29, '2026-03-20', 'TOTAL CHARGES TO 19MAR2026', NULL, NULL, 'bank', NULL, 750, 1795710587330, 'usr_01m8cb1tpqejabv08q401qmvkv', X'8D5E0B006AE515924BD69F32A20515A8FEE9014C57AC60E9E52CE4E0EF10F99E', 'total charges to 19mar2026');
INSERT INTO journals VALUES ('jnl_01m8cb26ttezhrnbps0525gee8', 'org_01m8cb1v62ewtswybqe09fbsqy', 1, '2026-03-02', 'A journal', NULL, NULL, 'manual', NULL, 50000, 1795710589786, 'usr_01m8cb1tpqejabv08q401qmvkv', X'847146BA85AF5215781FF0873593F9DEC294465789EEF7953314C4F78443CE6C', 'a journal');
INSERT INTO journals VALUES ('jnl_01m8cb270qe8n91g8yqwbfxj3k', 'org_01m8cb1v62ewtswybqe09fbsqy', 2, '2026-03-20', 'Reversal of journal 1: A journal', NULL, NULL, 'reversal', 'jnl_01m8cb26ttezhrnbps0525gee8', 50000, 1795710589975, 'usr_01m8cb1tpqejabv08q401qmvkv', X'098364F290DEA1A04FB151FE8F009E43307F6F50F93532C413408F52AADFEB54', 'reversal of journal 1: a journal');
INSERT INTO journal_lines VALUES ('org_01m8cb1v62ewtswybqe09fbsqy', 1, 1, 'acc_01m8cb1v62ewtswybqc0kjnnsp', 50000, NULL, NULL, 0, 0, '2026-03-02');
INSERT INTO journal_lines VALUES ('org_01m8cb1v62ewtswybqe09fbsqy', 1, 2, 'acc_01m8cb1v62ewtswybq97hv5qzh', -50000, NULL, NULL, 0, 0, '2026-03-02');
INSERT INTO journal_lines VALUES ('org_01m8cb1v62ewtswybqe09fbsqy', 2, 1, 'acc_01m8cb1v62ewtswybqc0kjnnsp', -50000, NULL, NULL, 0, 0, '2026-03-20');
INSERT INTO journal_lines VALUES ('org_01m8cb1v62ewtswybqe09fbsqy', 2, 2, 'acc_01m8cb1v62ewtswybq97hv5qzh', 50000, NULL, NULL, 0, 0, '2026-03-20');
INSERT INTO journal_lines VALUES ('org_01m8cb1vb2e27akf9xjk7487p6', 1, 1, 'acc_01m8cb1vb2e27akf9xdnhpkm5b', 1000000, NULL, NULL, 0, 0, '2026-01-01');
INSERT INTO journal_lines VALUES ('org_01m8cb1vb2e27akf9xjk7487p6', 1, 2, 'acc_01m8cb1vb2e27akf9xffwwvsk1', -1000000, NULL, NULL, 0, 0, '2026-01-01');
INSERT INTO journal_lines VALUES ('org_01m8cb1vb2e27akf9xjk7487p6', 2, 1, 'acc_01m8cb1vb2e27akf9xd84xwhrp', 234000, NULL, NULL, 0, 0, '2026-01-15');
INSERT INTO journal_lines VALUES ('org_01m8cb1vb2e27akf9xjk7487p6', 2, 2, 'acc_01m8cb1vb2e27akf9xfgwbrxr3', -195000, 'Course design, 3 days', 'ST', 39000, 0, '2026-01-15');
INSERT INTO journal_lines VALUES ('org_01m8cb1vb2e27akf9xjk7487p6', 2, 3, 'acc_01m8cb1vdjefvvyyct9cryp3z9', -39000, NULL, 'ST', 0, 1, '2026-01-15');
INSERT INTO journal_lines VALUES ('org_01m8cb1vb2e27akf9xjk7487p6', 3, 1, 'acc_01m8cb1vb2e27akf9xdzrw8m6g', -41200, NULL, NULL, 0, 0, '2026-01-20');
INSERT INTO journal_lines VALUES ('org_01m8cb1vb2e27akf9xjk7487p6', 3, 2, 'acc_01m8cb1vb2e27akf9xg7mps2h3', 41200, 'Printing of workbooks', 'ZR', 0, 0, '2026-01-20');
INSERT INTO journal_lines VALUES ('org_01m8cb1vb2e27akf9xjk7487p6', 4, 1, 'acc_01m8cb1vb2e27akf9xdzrw8m6g', -107880, NULL, NULL, 0, 0, '2026-01-21');
INSERT INTO journal_lines VALUES ('org_01m8cb1vb2e27akf9xjk7487p6', 4, 2, 'acc_01m8cb1vb2e27akf9xcpf73nhy', 89900, 'Laptop', 'ST', 17980, 0, '2026-01-21');
INSERT INTO journal_lines VALUES ('org_01m8cb1vb2e27akf9xjk7487p6', 4, 3, 'acc_01m8cb1vdjefvvyyct9cryp3z9', 17980, NULL, 'ST', 0, 1, '2026-01-21');
INSERT INTO journal_lines VALUES ('org_01m8cb1vb2e27akf9xjk7487p6', 5, 1, 'acc_01m8cb1vb2e27akf9xd84xwhrp', 87000, NULL, NULL, 0, 0, '2026-01-28');
INSERT INTO journal_lines VALUES ('org_01m8cb1vb2e27akf9xjk7487p6', 5, 2, 'acc_01m8cb1vb2e27akf9xfn9r44sy', -87000, 'Workbooks', 'ZR', 0, 0, '2026-01-28');
INSERT INTO journal_lines VALUES ('org_01m8cb1vb2e27akf9xjk7487p6', 6, 1, 'acc_01m8cb1vb2e27akf9xdzrw8m6g', -135000, NULL, NULL, 0, 0, '2026-02-01');
INSERT INTO journal_lines VALUES ('org_01m8cb1vb2e27akf9xjk7487p6', 6, 2, 'acc_01m8cb1vb2e27akf9xgwrscbhe', 135000, 'Rent, January to March', 'EX', 0, 0, '2026-02-01');
INSERT INTO journal_lines VALUES ('org_01m8cb1vb2e27akf9xjk7487p6', 7, 1, 'acc_01m8cb1vb2e27akf9xd84xwhrp', 28200, NULL, NULL, 0, 0, '2026-02-09');
INSERT INTO journal_lines VALUES ('org_01m8cb1vb2e27akf9xjk7487p6', 7, 2, 'acc_01m8cb1vexe9fbw1c00e94g8tt', -24000, 'Seminar room, 5 evenings', 'EX', 0, 0, '2026-02-09');
INSERT INTO journal_lines VALUES ('org_01m8cb1vb2e27akf9xjk7487p6', 7, 3, 'acc_01m8cb1vb2e27akf9xfgwbrxr3', -3500, 'Projector', 'ST', 700, 0, '2026-02-09');
INSERT INTO journal_lines VALUES ('org_01m8cb1vb2e27akf9xjk7487p6', 7, 4, 'acc_01m8cb1vdjefvvyyct9cryp3z9', -700, NULL, 'ST', 0, 1, '2026-02-09');
INSERT INTO journal_lines VALUES ('org_01m8cb1vb2e27akf9xjk7487p6', 8, 1, 'acc_01m8cb1vb2e27akf9xd84xwhrp', 159840, NULL, NULL, 0, 0, '2026-02-20');
INSERT INTO journal_lines VALUES ('org_01m8cb1vb2e27akf9xjk7487p6', 8, 2, 'acc_01m8cb1vb2e27akf9xfgwbrxr3', -133200, 'Course for new starters', 'ST', 26640, 0, '2026-02-20');
INSERT INTO journal_lines VALUES ('org_01m8cb1vb2e27akf9xjk7487p6', 8, 3, 'acc_01m8cb1vdjefvvyyct9cryp3z9', -26640, NULL, 'ST', 0, 1, '2026-02-20');
INSERT INTO journal_lines VALUES ('org_01m8cb1vb2e27akf9xjk7487p6', 9, 1, 'acc_01m8cb1vb2e27akf9xd84xwhrp', 60000, NULL, NULL, 0, 0, '2026-03-03');
INSERT INTO journal_lines VALUES ('org_01m8cb1vb2e27akf9xjk7487p6', 9, 2, 'acc_01m8cb1vb2e27akf9xfgwbrxr3', -50000, 'Raised in error', 'ST', 10000, 0, '2026-03-03');
INSERT INTO journal_lines VALUES ('org_01m8cb1vb2e27akf9xjk7487p6', 9, 3, 'acc_01m8cb1vdjefvvyyct9cryp3z9', -10000, NULL, 'ST', 0, 1, '2026-03-03');
INSERT INTO journal_lines VALUES ('org_01m8cb1vb2e27akf9xjk7487p6', 10, 1, 'acc_01m8cb1vb2e27akf9xd84xwhrp', -18000, NULL, NULL, 0, 0, '2026-03-12');
INSERT INTO journal_lines VALUES ('org_01m8cb1vb2e27akf9xjk7487p6', 10, 2, 'acc_01m8cb1vb2e27akf9xfgwbrxr3', 15000, 'A day that was not held', 'ST', 3000, 0, '2026-03-12');
INSERT INTO journal_lines VALUES ('org_01m8cb1vb2e27akf9xjk7487p6', 10, 3, 'acc_01m8cb1vdjefvvyyct9cryp3z9', 3000, NULL, 'ST', 0, 1, '2026-03-12');
INSERT INTO journal_lines VALUES ('org_01m8cb1vb2e27akf9xjk7487p6', 11, 1, 'acc_01m8cb1vb2e27akf9xdzrw8m6g', -76800, NULL, NULL, 0, 0, '2026-03-24');
INSERT INTO journal_lines VALUES ('org_01m8cb1vb2e27akf9xjk7487p6', 11, 2, 'acc_01m8cb1vb2e27akf9xgbtzp4ap', 64000, 'Illustration, 2 days', 'ST', 12800, 0, '2026-03-24');
INSERT INTO journal_lines VALUES ('org_01m8cb1vb2e27akf9xjk7487p6', 11, 3, 'acc_01m8cb1vdjefvvyyct9cryp3z9', 12800, NULL, 'ST', 0, 1, '2026-03-24');
INSERT INTO journal_lines VALUES ('org_01m8cb1vb2e27akf9xjk7487p6', 12, 1, 'acc_01m8cb1vb2e27akf9xd84xwhrp', 56400, NULL, NULL, 0, 0, '2026-03-27');
INSERT INTO journal_lines VALUES ('org_01m8cb1vb2e27akf9xjk7487p6', 12, 2, 'acc_01m8cb1vb2e27akf9xfn9r44sy', -17400, 'Workbooks', 'ZR', 0, 0, '2026-03-27');
INSERT INTO journal_lines VALUES ('org_01m8cb1vb2e27akf9xjk7487p6', 12, 3, 'acc_01m8cb1vb2e27akf9xfgwbrxr3', -32500, 'Half a day of course design', 'ST', 6500, 0, '2026-03-27');
INSERT INTO journal_lines VALUES ('org_01m8cb1vb2e27akf9xjk7487p6', 12, 4, 'acc_01m8cb1vdjefvvyyct9cryp3z9', -6500, NULL, 'ST', 0, 1, '2026-03-27');
INSERT INTO journal_lines VALUES ('org_01m8cb1vb2e27akf9xjk7487p6', 13, 1, 'acc_01m8cb1vb2e27akf9xd84xwhrp', -60000, NULL, NULL, 0, 0, '2026-03-03');
INSERT INTO journal_lines VALUES ('org_01m8cb1vb2e27akf9xjk7487p6', 13, 2, 'acc_01m8cb1vb2e27akf9xfgwbrxr3', 50000, 'Raised in error', 'ST', 10000, 0, '2026-03-03');
INSERT INTO journal_lines VALUES ('org_01m8cb1vb2e27akf9xjk7487p6', 13, 3, 'acc_01m8cb1vdjefvvyyct9cryp3z9', 10000, NULL, 'ST', 0, 1, '2026-03-03');
INSERT INTO journal_lines VALUES ('org_01m8cb1vb2e27akf9xjk7487p6', 14, 1, 'acc_01m8cb1vb2e27akf9xffwwvsk1', 1000000, NULL, NULL, 0, 0, '2026-01-01');
INSERT INTO journal_lines VALUES ('org_01m8cb1vb2e27akf9xjk7487p6', 14, 2, 'acc_01m8cb1vb2e27akf9xf319ebbb', -10000, 'Share capital', NULL, 0, 0, '2026-01-01');
INSERT INTO journal_lines VALUES ('org_01m8cb1vb2e27akf9xjk7487p6', 14, 3, 'acc_01m8cb1vb2e27akf9xep78nw5k', -990000, 'Lent by the director', NULL, 0, 0, '2026-01-01');
INSERT INTO journal_lines VALUES ('org_01m8cb1vb2e27akf9xjk7487p6', 15, 1, 'acc_01m8cb1vb2e27akf9xgj8qfmyv', 100000, NULL, NULL, 0, 0, '2026-03-31');
INSERT INTO journal_lines VALUES ('org_01m8cb1vb2e27akf9xjk7487p6', 15, 2, 'acc_01m8cb1vb2e27akf9xe6mkw4sw', -6345, 'PAYE and National Insurance', NULL, 0, 0, '2026-03-31');
INSERT INTO journal_lines VALUES ('org_01m8cb1vb2e27akf9xjk7487p6', 15, 3, 'acc_01m8cb1vb2e27akf9xeerf84zf', -93655, 'Net pay', NULL, 0, 0, '2026-03-31');
INSERT INTO journal_lines VALUES ('org_01m8cb1vb2e27akf9xjk7487p6', 16, 1, 'acc_01m8cb1vgnetktq2xgs243xjbx', 7492, '3 of 36 months of 899.00', NULL, 0, 0, '2026-03-31');
INSERT INTO journal_lines VALUES ('org_01m8cb1vb2e27akf9xjk7487p6', 16, 2, 'acc_01m8cb1vb2e27akf9xd3zhsx5d', -7492, NULL, NULL, 0, 0, '2026-03-31');
INSERT INTO journal_lines VALUES ('org_01m8cb1vb2e27akf9xjk7487p6', 17, 1, 'acc_01m8cb1vb2e27akf9xd84xwhrp', -28200, NULL, NULL, 0, 0, '2026-03-06');
INSERT INTO journal_lines VALUES ('org_01m8cb1vb2e27akf9xjk7487p6', 17, 2, 'acc_01m8cb1vb2e27akf9xdnhpkm5b', 28200, NULL, NULL, 0, 0, '2026-03-06');
INSERT INTO journal_lines VALUES ('org_01m8cb1vb2e27akf9xjk7487p6', 18, 1, 'acc_01m8cb1vb2e27akf9xdzrw8m6g', 107880, NULL, NULL, 0, 0, '2026-01-22');
INSERT INTO journal_lines VALUES ('org_01m8cb1vb2e27akf9xjk7487p6', 18, 2, 'acc_01m8cb1vb2e27akf9xdnhpkm5b', -107880, NULL, NULL, 0, 0, '2026-01-22');
INSERT INTO journal_lines VALUES ('org_01m8cb1vb2e27akf9xjk7487p6', 19, 1, 'acc_01m8cb1vb2e27akf9xd84xwhrp', -150000, NULL, NULL, 0, 0, '2026-01-30');
INSERT INTO journal_lines VALUES ('org_01m8cb1vb2e27akf9xjk7487p6', 19, 2, 'acc_01m8cb1vb2e27akf9xdnhpkm5b', 150000, NULL, NULL, 0, 0, '2026-01-30');
INSERT INTO journal_lines VALUES ('org_01m8cb1vb2e27akf9xjk7487p6', 20, 1, 'acc_01m8cb1vb2e27akf9xdzrw8m6g', 135000, NULL, NULL, 0, 0, '2026-02-10');
INSERT INTO journal_lines VALUES ('org_01m8cb1vb2e27akf9xjk7487p6', 20, 2, 'acc_01m8cb1vb2e27akf9xdnhpkm5b', -135000, NULL, NULL, 0, 0, '2026-02-10');
INSERT INTO journal_lines VALUES ('org_01m8cb1vb2e27akf9xjk7487p6', 21, 1, 'acc_01m8cb1vb2e27akf9xd84xwhrp', -171000, NULL, NULL, 0, 0, '2026-02-16');
INSERT INTO journal_lines VALUES ('org_01m8cb1vb2e27akf9xjk7487p6', 21, 2, 'acc_01m8cb1vb2e27akf9xdnhpkm5b', 171000, NULL, NULL, 0, 0, '2026-02-16');
INSERT INTO journal_lines VALUES ('org_01m8cb1vb2e27akf9xjk7487p6', 22, 1, 'acc_01m8cb1vb2e27akf9xdzrw8m6g', 40000, NULL, NULL, 0, 0, '2026-02-27');
INSERT INTO journal_lines VALUES ('org_01m8cb1vb2e27akf9xjk7487p6', 22, 2, 'acc_01m8cb1vb2e27akf9xdnhpkm5b', -40000, NULL, NULL, 0, 0, '2026-02-27');
INSERT INTO journal_lines VALUES ('org_01m8cb1vb2e27akf9xjk7487p6', 23, 1, 'acc_01m8cb1vb2e27akf9xd84xwhrp', -141840, NULL, NULL, 0, 0, '2026-03-16');
INSERT INTO journal_lines VALUES ('org_01m8cb1vb2e27akf9xjk7487p6', 23, 2, 'acc_01m8cb1vb2e27akf9xdnhpkm5b', 141840, NULL, NULL, 0, 0, '2026-03-16');
INSERT INTO journal_lines VALUES ('org_01m8cb1vb2e27akf9xjk7487p6', 24, 1, 'acc_01m8cb1vb2e27akf9xdnhpkm5b', -200000, NULL, NULL, 0, 0, '2026-03-25');
INSERT INTO journal_lines VALUES ('org_01m8cb1vb2e27akf9xjk7487p6', 24, 2, 'acc_01m8cb1vpeec8at0t5pk23nxps', 200000, NULL, NULL, 0, 0, '2026-03-25');
INSERT INTO journal_lines VALUES ('org_01m8cb1vb2e27akf9xjk7487p6', 25, 1, 'acc_01m8cb1vb2e27akf9xdnhpkm5b', -93655, NULL, NULL, 0, 0, '2026-03-31');
INSERT INTO journal_lines VALUES ('org_01m8cb1vb2e27akf9xjk7487p6', 25, 2, 'acc_01m8cb1vb2e27akf9xeerf84zf', 93655, NULL, NULL, 0, 0, '2026-03-31');
INSERT INTO journal_lines VALUES ('org_01m8cb1vb2e27akf9xjk7487p6', 26, 1, 'acc_01m8cb1vb2e27akf9xdnhpkm5b', -5840, NULL, NULL, 0, 0, '2026-02-18');
INSERT INTO journal_lines VALUES ('org_01m8cb1vb2e27akf9xjk7487p6', 26, 2, 'acc_01m8cb1vb2e27akf9xhmrxjp47', 5840, NULL, 'ZR', 0, 0, '2026-02-18');
INSERT INTO journal_lines VALUES ('org_01m8cb1vb2e27akf9xjk7487p6', 27, 1, 'acc_01m8cb1vb2e27akf9xdnhpkm5b', -3600, NULL, NULL, 0, 0, '2026-03-02');
INSERT INTO journal_lines VALUES ('org_01m8cb1vb2e27akf9xjk7487p6', 27, 2, 'acc_01m8cb1vb2e27akf9xhce809zp', 3000, NULL, 'ST', 600, 0, '2026-03-02');
INSERT INTO journal_lines VALUES ('org_01m8cb1vb2e27akf9xjk7487p6', 27, 3, 'acc_01m8cb1vdjefvvyyct9cryp3z9', 600, NULL, 'ST', 0, 1, '2026-03-02');
INSERT INTO journal_lines VALUES ('org_01m8cb1vb2e27akf9xjk7487p6', 28, 1, 'acc_01m8cb1vb2e27akf9xdnhpkm5b', -3600, NULL, NULL, 0, 0, '2026-02-02');
INSERT INTO journal_lines VALUES ('org_01m8cb1vb2e27akf9xjk7487p6', 28, 2, 'acc_01m8cb1vb2e27akf9xhce809zp', 3000, NULL, 'ST', 600, 0, '2026-02-02');
INSERT INTO journal_lines VALUES ('org_01m8cb1vb2e27akf9xjk7487p6', 28, 3, 'acc_01m8cb1vdjefvvyyct9cryp3z9', 600, NULL, 'ST', 0, 1, '2026-02-02');
INSERT INTO journal_lines VALUES ('org_01m8cb1vb2e27akf9xjk7487p6', 29, 1, 'acc_01m8cb1vb2e27akf9xdnhpkm5b', -750, NULL, NULL, 0, 0, '2026-03-20');
INSERT INTO journal_lines VALUES ('org_01m8cb1vb2e27akf9xjk7487p6', 29, 2, 'acc_01m8cb1vb2e27akf9xjazs33qk', 750, NULL, 'EX', 0, 0, '2026-03-20');
INSERT INTO account_days VALUES ('org_01m8cb1v62ewtswybqe09fbsqy', '2026-03-02', 'acc_01m8cb1v62ewtswybq97hv5qzh', 0, 50000, 1);
INSERT INTO account_days VALUES ('org_01m8cb1v62ewtswybqe09fbsqy', '2026-03-02', 'acc_01m8cb1v62ewtswybqc0kjnnsp', 50000, 0, 1);
INSERT INTO account_days VALUES ('org_01m8cb1v62ewtswybqe09fbsqy', '2026-03-20', 'acc_01m8cb1v62ewtswybq97hv5qzh', 50000, 0, 1);
INSERT INTO account_days VALUES ('org_01m8cb1v62ewtswybqe09fbsqy', '2026-03-20', 'acc_01m8cb1v62ewtswybqc0kjnnsp', 0, 50000, 1);
INSERT INTO account_days VALUES ('org_01m8cb1vb2e27akf9xjk7487p6', '2026-01-01', 'acc_01m8cb1vb2e27akf9xdnhpkm5b', 1000000, 0, 1);
INSERT INTO account_days VALUES ('org_01m8cb1vb2e27akf9xjk7487p6', '2026-01-01', 'acc_01m8cb1vb2e27akf9xep78nw5k', 0, 990000, 1);
INSERT INTO account_days VALUES ('org_01m8cb1vb2e27akf9xjk7487p6', '2026-01-01', 'acc_01m8cb1vb2e27akf9xf319ebbb', 0, 10000, 1);
INSERT INTO account_days VALUES ('org_01m8cb1vb2e27akf9xjk7487p6', '2026-01-01', 'acc_01m8cb1vb2e27akf9xffwwvsk1', 1000000, 1000000, 2);
INSERT INTO account_days VALUES ('org_01m8cb1vb2e27akf9xjk7487p6', '2026-01-15', 'acc_01m8cb1vb2e27akf9xd84xwhrp', 234000, 0, 1);
INSERT INTO account_days VALUES ('org_01m8cb1vb2e27akf9xjk7487p6', '2026-01-15', 'acc_01m8cb1vb2e27akf9xfgwbrxr3', 0, 195000, 1);
INSERT INTO account_days VALUES ('org_01m8cb1vb2e27akf9xjk7487p6', '2026-01-15', 'acc_01m8cb1vdjefvvyyct9cryp3z9', 0, 39000, 1);
INSERT INTO account_days VALUES ('org_01m8cb1vb2e27akf9xjk7487p6', '2026-01-20', 'acc_01m8cb1vb2e27akf9xdzrw8m6g', 0, 41200, 1);
INSERT INTO account_days VALUES ('org_01m8cb1vb2e27akf9xjk7487p6', '2026-01-20', 'acc_01m8cb1vb2e27akf9xg7mps2h3', 41200, 0, 1);
INSERT INTO account_days VALUES ('org_01m8cb1vb2e27akf9xjk7487p6', '2026-01-21', 'acc_01m8cb1vb2e27akf9xcpf73nhy', 89900, 0, 1);
INSERT INTO account_days VALUES ('org_01m8cb1vb2e27akf9xjk7487p6', '2026-01-21', 'acc_01m8cb1vb2e27akf9xdzrw8m6g', 0, 107880, 1);
INSERT INTO account_days VALUES ('org_01m8cb1vb2e27akf9xjk7487p6', '2026-01-21', 'acc_01m8cb1vdjefvvyyct9cryp3z9', 17980, 0, 1);
INSERT INTO account_days VALUES ('org_01m8cb1vb2e27akf9xjk7487p6', '2026-01-22', 'acc_01m8cb1vb2e27akf9xdnhpkm5b', 0, 107880, 1);
INSERT INTO account_days VALUES ('org_01m8cb1vb2e27akf9xjk7487p6', '2026-01-22', 'acc_01m8cb1vb2e27akf9xdzrw8m6g', 107880, 0, 1);
INSERT INTO account_days VALUES ('org_01m8cb1vb2e27akf9xjk7487p6', '2026-01-28', 'acc_01m8cb1vb2e27akf9xd84xwhrp', 87000, 0, 1);
INSERT INTO account_days VALUES ('org_01m8cb1vb2e27akf9xjk7487p6', '2026-01-28', 'acc_01m8cb1vb2e27akf9xfn9r44sy', 0, 87000, 1);
INSERT INTO account_days VALUES ('org_01m8cb1vb2e27akf9xjk7487p6', '2026-01-30', 'acc_01m8cb1vb2e27akf9xd84xwhrp', 0, 150000, 1);
INSERT INTO account_days VALUES ('org_01m8cb1vb2e27akf9xjk7487p6', '2026-01-30', 'acc_01m8cb1vb2e27akf9xdnhpkm5b', 150000, 0, 1);
INSERT INTO account_days VALUES ('org_01m8cb1vb2e27akf9xjk7487p6', '2026-02-01', 'acc_01m8cb1vb2e27akf9xdzrw8m6g', 0, 135000, 1);
INSERT INTO account_days VALUES ('org_01m8cb1vb2e27akf9xjk7487p6', '2026-02-01', 'acc_01m8cb1vb2e27akf9xgwrscbhe', 135000, 0, 1);
INSERT INTO account_days VALUES ('org_01m8cb1vb2e27akf9xjk7487p6', '2026-02-02', 'acc_01m8cb1vb2e27akf9xdnhpkm5b', 0, 3600, 1);
INSERT INTO account_days VALUES ('org_01m8cb1vb2e27akf9xjk7487p6', '2026-02-02', 'acc_01m8cb1vb2e27akf9xhce809zp', 3000, 0, 1);
INSERT INTO account_days VALUES ('org_01m8cb1vb2e27akf9xjk7487p6', '2026-02-02', 'acc_01m8cb1vdjefvvyyct9cryp3z9', 600, 0, 1);
INSERT INTO account_days VALUES ('org_01m8cb1vb2e27akf9xjk7487p6', '2026-02-09', 'acc_01m8cb1vb2e27akf9xd84xwhrp', 28200, 0, 1);
INSERT INTO account_days VALUES ('org_01m8cb1vb2e27akf9xjk7487p6', '2026-02-09', 'acc_01m8cb1vb2e27akf9xfgwbrxr3', 0, 3500, 1);
INSERT INTO account_days VALUES ('org_01m8cb1vb2e27akf9xjk7487p6', '2026-02-09', 'acc_01m8cb1vdjefvvyyct9cryp3z9', 0, 700, 1);
INSERT INTO account_days VALUES ('org_01m8cb1vb2e27akf9xjk7487p6', '2026-02-09', 'acc_01m8cb1vexe9fbw1c00e94g8tt', 0, 24000, 1);
INSERT INTO account_days VALUES ('org_01m8cb1vb2e27akf9xjk7487p6', '2026-02-10', 'acc_01m8cb1vb2e27akf9xdnhpkm5b', 0, 135000, 1);
INSERT INTO account_days VALUES ('org_01m8cb1vb2e27akf9xjk7487p6', '2026-02-10', 'acc_01m8cb1vb2e27akf9xdzrw8m6g', 135000, 0, 1);
INSERT INTO account_days VALUES ('org_01m8cb1vb2e27akf9xjk7487p6', '2026-02-16', 'acc_01m8cb1vb2e27akf9xd84xwhrp', 0, 171000, 1);
INSERT INTO account_days VALUES ('org_01m8cb1vb2e27akf9xjk7487p6', '2026-02-16', 'acc_01m8cb1vb2e27akf9xdnhpkm5b', 171000, 0, 1);
INSERT INTO account_days VALUES ('org_01m8cb1vb2e27akf9xjk7487p6', '2026-02-18', 'acc_01m8cb1vb2e27akf9xdnhpkm5b', 0, 5840, 1);
INSERT INTO account_days VALUES ('org_01m8cb1vb2e27akf9xjk7487p6', '2026-02-18', 'acc_01m8cb1vb2e27akf9xhmrxjp47', 5840, 0, 1);
INSERT INTO account_days VALUES ('org_01m8cb1vb2e27akf9xjk7487p6', '2026-02-20', 'acc_01m8cb1vb2e27akf9xd84xwhrp', 159840, 0, 1);
INSERT INTO account_days VALUES ('org_01m8cb1vb2e27akf9xjk7487p6', '2026-02-20', 'acc_01m8cb1vb2e27akf9xfgwbrxr3', 0, 133200, 1);
INSERT INTO account_days VALUES ('org_01m8cb1vb2e27akf9xjk7487p6', '2026-02-20', 'acc_01m8cb1vdjefvvyyct9cryp3z9', 0, 26640, 1);
INSERT INTO account_days VALUES ('org_01m8cb1vb2e27akf9xjk7487p6', '2026-02-27', 'acc_01m8cb1vb2e27akf9xdnhpkm5b', 0, 40000, 1);
INSERT INTO account_days VALUES ('org_01m8cb1vb2e27akf9xjk7487p6', '2026-02-27', 'acc_01m8cb1vb2e27akf9xdzrw8m6g', 40000, 0, 1);
INSERT INTO account_days VALUES ('org_01m8cb1vb2e27akf9xjk7487p6', '2026-03-02', 'acc_01m8cb1vb2e27akf9xdnhpkm5b', 0, 3600, 1);
INSERT INTO account_days VALUES ('org_01m8cb1vb2e27akf9xjk7487p6', '2026-03-02', 'acc_01m8cb1vb2e27akf9xhce809zp', 3000, 0, 1);
INSERT INTO account_days VALUES ('org_01m8cb1vb2e27akf9xjk7487p6', '2026-03-02', 'acc_01m8cb1vdjefvvyyct9cryp3z9', 600, 0, 1);
INSERT INTO account_days VALUES ('org_01m8cb1vb2e27akf9xjk7487p6', '2026-03-03', 'acc_01m8cb1vb2e27akf9xd84xwhrp', 60000, 60000, 2);
INSERT INTO account_days VALUES ('org_01m8cb1vb2e27akf9xjk7487p6', '2026-03-03', 'acc_01m8cb1vb2e27akf9xfgwbrxr3', 50000, 50000, 2);
INSERT INTO account_days VALUES ('org_01m8cb1vb2e27akf9xjk7487p6', '2026-03-03', 'acc_01m8cb1vdjefvvyyct9cryp3z9', 10000, 10000, 2);
INSERT INTO account_days VALUES ('org_01m8cb1vb2e27akf9xjk7487p6', '2026-03-06', 'acc_01m8cb1vb2e27akf9xd84xwhrp', 0, 28200, 1);
INSERT INTO account_days VALUES ('org_01m8cb1vb2e27akf9xjk7487p6', '2026-03-06', 'acc_01m8cb1vb2e27akf9xdnhpkm5b', 28200, 0, 1);
INSERT INTO account_days VALUES ('org_01m8cb1vb2e27akf9xjk7487p6', '2026-03-12', 'acc_01m8cb1vb2e27akf9xd84xwhrp', 0, 18000, 1);
INSERT INTO account_days VALUES ('org_01m8cb1vb2e27akf9xjk7487p6', '2026-03-12', 'acc_01m8cb1vb2e27akf9xfgwbrxr3', 15000, 0, 1);
INSERT INTO account_days VALUES ('org_01m8cb1vb2e27akf9xjk7487p6', '2026-03-12', 'acc_01m8cb1vdjefvvyyct9cryp3z9', 3000, 0, 1);
INSERT INTO account_days VALUES ('org_01m8cb1vb2e27akf9xjk7487p6', '2026-03-16', 'acc_01m8cb1vb2e27akf9xd84xwhrp', 0, 141840, 1);
INSERT INTO account_days VALUES ('org_01m8cb1vb2e27akf9xjk7487p6', '2026-03-16', 'acc_01m8cb1vb2e27akf9xdnhpkm5b', 141840, 0, 1);
INSERT INTO account_days VALUES ('org_01m8cb1vb2e27akf9xjk7487p6', '2026-03-20', 'acc_01m8cb1vb2e27akf9xdnhpkm5b', 0, 750, 1);
INSERT INTO account_days VALUES ('org_01m8cb1vb2e27akf9xjk7487p6', '2026-03-20', 'acc_01m8cb1vb2e27akf9xjazs33qk', 750, 0, 1);
INSERT INTO account_days VALUES ('org_01m8cb1vb2e27akf9xjk7487p6', '2026-03-24', 'acc_01m8cb1vb2e27akf9xdzrw8m6g', 0, 76800, 1);
INSERT INTO account_days VALUES ('org_01m8cb1vb2e27akf9xjk7487p6', '2026-03-24', 'acc_01m8cb1vb2e27akf9xgbtzp4ap', 64000, 0, 1);
INSERT INTO account_days VALUES ('org_01m8cb1vb2e27akf9xjk7487p6', '2026-03-24', 'acc_01m8cb1vdjefvvyyct9cryp3z9', 12800, 0, 1);
INSERT INTO account_days VALUES ('org_01m8cb1vb2e27akf9xjk7487p6', '2026-03-25', 'acc_01m8cb1vb2e27akf9xdnhpkm5b', 0, 200000, 1);
INSERT INTO account_days VALUES ('org_01m8cb1vb2e27akf9xjk7487p6', '2026-03-25', 'acc_01m8cb1vpeec8at0t5pk23nxps', 200000, 0, 1);
INSERT INTO account_days VALUES ('org_01m8cb1vb2e27akf9xjk7487p6', '2026-03-27', 'acc_01m8cb1vb2e27akf9xd84xwhrp', 56400, 0, 1);
INSERT INTO account_days VALUES ('org_01m8cb1vb2e27akf9xjk7487p6', '2026-03-27', 'acc_01m8cb1vb2e27akf9xfgwbrxr3', 0, 32500, 1);
INSERT INTO account_days VALUES ('org_01m8cb1vb2e27akf9xjk7487p6', '2026-03-27', 'acc_01m8cb1vb2e27akf9xfn9r44sy', 0, 17400, 1);
INSERT INTO account_days VALUES ('org_01m8cb1vb2e27akf9xjk7487p6', '2026-03-27', 'acc_01m8cb1vdjefvvyyct9cryp3z9', 0, 6500, 1);
INSERT INTO account_days VALUES ('org_01m8cb1vb2e27akf9xjk7487p6', '2026-03-31', 'acc_01m8cb1vb2e27akf9xd3zhsx5d', 0, 7492, 1);
INSERT INTO account_days VALUES ('org_01m8cb1vb2e27akf9xjk7487p6', '2026-03-31', 'acc_01m8cb1vb2e27akf9xdnhpkm5b', 0, 93655, 1);
INSERT INTO account_days VALUES ('org_01m8cb1vb2e27akf9xjk7487p6', '2026-03-31', 'acc_01m8cb1vb2e27akf9xe6mkw4sw', 0, 6345, 1);
INSERT INTO account_days VALUES ('org_01m8cb1vb2e27akf9xjk7487p6', '2026-03-31', 'acc_01m8cb1vb2e27akf9xeerf84zf', 93655, 93655, 2);
INSERT INTO account_days VALUES ('org_01m8cb1vb2e27akf9xjk7487p6', '2026-03-31', 'acc_01m8cb1vb2e27akf9xgj8qfmyv', 100000, 0, 1);
INSERT INTO account_days VALUES ('org_01m8cb1vb2e27akf9xjk7487p6', '2026-03-31', 'acc_01m8cb1vgnetktq2xgs243xjbx', 7492, 0, 1);
INSERT INTO account_months VALUES ('org_01m8cb1v62ewtswybqe09fbsqy', 'acc_01m8cb1v62ewtswybq97hv5qzh', '2026-03', 50000, 50000, 2);
INSERT INTO account_months VALUES ('org_01m8cb1v62ewtswybqe09fbsqy', 'acc_01m8cb1v62ewtswybqc0kjnnsp', '2026-03', 50000, 50000, 2);
INSERT INTO account_months VALUES ('org_01m8cb1vb2e27akf9xjk7487p6', 'acc_01m8cb1vb2e27akf9xcpf73nhy', '2026-01', 89900, 0, 1);
INSERT INTO account_months VALUES ('org_01m8cb1vb2e27akf9xjk7487p6', 'acc_01m8cb1vb2e27akf9xd3zhsx5d', '2026-03', 0, 7492, 1);
INSERT INTO account_months VALUES ('org_01m8cb1vb2e27akf9xjk7487p6', 'acc_01m8cb1vb2e27akf9xd84xwhrp', '2026-01', 321000, 150000, 3);
INSERT INTO account_months VALUES ('org_01m8cb1vb2e27akf9xjk7487p6', 'acc_01m8cb1vb2e27akf9xd84xwhrp', '2026-02', 188040, 171000, 3);
INSERT INTO account_months VALUES ('org_01m8cb1vb2e27akf9xjk7487p6', 'acc_01m8cb1vb2e27akf9xd84xwhrp', '2026-03', 116400, 248040, 6);
INSERT INTO account_months VALUES ('org_01m8cb1vb2e27akf9xjk7487p6', 'acc_01m8cb1vb2e27akf9xdnhpkm5b', '2026-01', 1150000, 107880, 3);
INSERT INTO account_months VALUES ('org_01m8cb1vb2e27akf9xjk7487p6', 'acc_01m8cb1vb2e27akf9xdnhpkm5b', '2026-02', 171000, 184440, 5);
INSERT INTO account_months VALUES ('org_01m8cb1vb2e27akf9xjk7487p6', 'acc_01m8cb1vb2e27akf9xdnhpkm5b', '2026-03', 170040, 298005, 6);
INSERT INTO account_months VALUES ('org_01m8cb1vb2e27akf9xjk7487p6', 'acc_01m8cb1vb2e27akf9xdzrw8m6g', '2026-01', 107880, 149080, 3);
INSERT INTO account_months VALUES ('org_01m8cb1vb2e27akf9xjk7487p6', 'acc_01m8cb1vb2e27akf9xdzrw8m6g', '2026-02', 175000, 135000, 3);
INSERT INTO account_months VALUES ('org_01m8cb1vb2e27akf9xjk7487p6', 'acc_01m8cb1vb2e27akf9xdzrw8m6g', '2026-03', 0, 76800, 1);
INSERT INTO account_months VALUES ('org_01m8cb1vb2e27akf9xjk7487p6', 'acc_01m8cb1vb2e27akf9xe6mkw4sw', '2026-03', 0, 6345, 1);
INSERT INTO account_months VALUES ('org_01m8cb1vb2e27akf9xjk7487p6', 'acc_01m8cb1vb2e27akf9xeerf84zf', '2026-03', 93655, 93655, 2);
INSERT INTO account_months VALUES ('org_01m8cb1vb2e27akf9xjk7487p6', 'acc_01m8cb1vb2e27akf9xep78nw5k', '2026-01', 0, 990000, 1);
INSERT INTO account_months VALUES ('org_01m8cb1vb2e27akf9xjk7487p6', 'acc_01m8cb1vb2e27akf9xf319ebbb', '2026-01', 0, 10000, 1);
INSERT INTO account_months VALUES ('org_01m8cb1vb2e27akf9xjk7487p6', 'acc_01m8cb1vb2e27akf9xffwwvsk1', '2026-01', 1000000, 1000000, 2);
INSERT INTO account_months VALUES ('org_01m8cb1vb2e27akf9xjk7487p6', 'acc_01m8cb1vb2e27akf9xfgwbrxr3', '2026-01', 0, 195000, 1);
INSERT INTO account_months VALUES ('org_01m8cb1vb2e27akf9xjk7487p6', 'acc_01m8cb1vb2e27akf9xfgwbrxr3', '2026-02', 0, 136700, 2);
INSERT INTO account_months VALUES ('org_01m8cb1vb2e27akf9xjk7487p6', 'acc_01m8cb1vb2e27akf9xfgwbrxr3', '2026-03', 65000, 82500, 4);
INSERT INTO account_months VALUES ('org_01m8cb1vb2e27akf9xjk7487p6', 'acc_01m8cb1vb2e27akf9xfn9r44sy', '2026-01', 0, 87000, 1);
INSERT INTO account_months VALUES ('org_01m8cb1vb2e27akf9xjk7487p6', 'acc_01m8cb1vb2e27akf9xfn9r44sy', '2026-03', 0, 17400, 1);
INSERT INTO account_months VALUES ('org_01m8cb1vb2e27akf9xjk7487p6', 'acc_01m8cb1vb2e27akf9xg7mps2h3', '2026-01', 41200, 0, 1);
INSERT INTO account_months VALUES ('org_01m8cb1vb2e27akf9xjk7487p6', 'acc_01m8cb1vb2e27akf9xgbtzp4ap', '2026-03', 64000, 0, 1);
INSERT INTO account_months VALUES ('org_01m8cb1vb2e27akf9xjk7487p6', 'acc_01m8cb1vb2e27akf9xgj8qfmyv', '2026-03', 100000, 0, 1);
INSERT INTO account_months VALUES ('org_01m8cb1vb2e27akf9xjk7487p6', 'acc_01m8cb1vb2e27akf9xgwrscbhe', '2026-02', 135000, 0, 1);
INSERT INTO account_months VALUES ('org_01m8cb1vb2e27akf9xjk7487p6', 'acc_01m8cb1vb2e27akf9xhce809zp', '2026-02', 3000, 0, 1);
INSERT INTO account_months VALUES ('org_01m8cb1vb2e27akf9xjk7487p6', 'acc_01m8cb1vb2e27akf9xhce809zp', '2026-03', 3000, 0, 1);
INSERT INTO account_months VALUES ('org_01m8cb1vb2e27akf9xjk7487p6', 'acc_01m8cb1vb2e27akf9xhmrxjp47', '2026-02', 5840, 0, 1);
INSERT INTO account_months VALUES ('org_01m8cb1vb2e27akf9xjk7487p6', 'acc_01m8cb1vb2e27akf9xjazs33qk', '2026-03', 750, 0, 1);
INSERT INTO account_months VALUES ('org_01m8cb1vb2e27akf9xjk7487p6', 'acc_01m8cb1vdjefvvyyct9cryp3z9', '2026-01', 17980, 39000, 2);
INSERT INTO account_months VALUES ('org_01m8cb1vb2e27akf9xjk7487p6', 'acc_01m8cb1vdjefvvyyct9cryp3z9', '2026-02', 600, 27340, 3);
INSERT INTO account_months VALUES ('org_01m8cb1vb2e27akf9xjk7487p6', 'acc_01m8cb1vdjefvvyyct9cryp3z9', '2026-03', 26400, 16500, 6);
INSERT INTO account_months VALUES ('org_01m8cb1vb2e27akf9xjk7487p6', 'acc_01m8cb1vexe9fbw1c00e94g8tt', '2026-02', 0, 24000, 1);
INSERT INTO account_months VALUES ('org_01m8cb1vb2e27akf9xjk7487p6', 'acc_01m8cb1vgnetktq2xgs243xjbx', '2026-03', 7492, 0, 1);
INSERT INTO account_months VALUES ('org_01m8cb1vb2e27akf9xjk7487p6', 'acc_01m8cb1vpeec8at0t5pk23nxps', '2026-03', 200000, 0, 1);
INSERT INTO audit_events VALUES ('org_01m8cb1v62ewtswybqe09fbsqy', 1, 1795710577858, 'usr_01m8cb1tpqejabv08q401qmvkv', 'key_01m8cb1v50eatsz5b3y26v0ycg', 'organisation.create', 'org_01m8cb1v62ewtswybqe09fbsqy', NULL, '{"id":"org_01m8cb1v62ewtswybqe09fbsqy","name":"Acorn Ltd","currency":"GBP","country":"GB","financial_year_end":"03-31","vat_registered":true,"vat_number":null,"vat_scheme":"standard","flat_rate_percent":null,"vat_rounding":"line","status":"active","role":"owner","lock_date":null,"created_at":"2026-11-26T16:29:37.858Z","updated_at":"2026-11-26T16:29:37.858Z","version":1}', X'0F234943591181C606530429C84AF6BE16265E366979FB1881B34A318FADA6B6');
INSERT INTO audit_events VALUES ('org_01m8cb1v62ewtswybqe09fbsqy', 2, 1795710577902, 'usr_01m8cb1tpqejabv08q401qmvkv', 'key_01m8cb1v50eatsz5b3y26v0ycg', 'account.create', 'acc_01m8cb1v7eee6vfh41m21ear20', NULL, '{"id":"acc_01m8cb1v7eee6vfh41m21ear20","code":"2250","name":"VAT","account_type":"LIABILITY","role":"vat_control","default_vat_code":null,"description":null,"currency":"GBP","status":"active","balance":0.00,"created_at":"2026-11-26T16:29:37.902Z","updated_at":"2026-11-26T16:29:37.902Z","version":1}', X'5B25D9F19B32967F4209FBF5C3C95623141FE8D7A61205E39D76F75B0E4C40E0');
INSERT INTO audit_events VALUES ('org_01m8cb1v62ewtswybqe09fbsqy', 3, 1795710577938, 'usr_01m8cb1tpqejabv08q401qmvkv', 'key_01m8cb1v50eatsz5b3y26v0ycg', 'bank_account.create', 'bac_01m8cb1v8je5atdsz7zwspet1w', NULL, '{"account_id":"acc_01m8cb1v62ewtswybq97hv5qzh","account_number":null,"created_at":"2026-11-26T16:29:37.938Z","currency":"GBP","iban":null,"id":"bac_01m8cb1v8je5atdsz7zwspet1w","ledger_balance":0.0,"name":"Current","opening_balance":null,"opening_date":null,"opening_journal_id":null,"sort_code":null,"statement_balance":null,"statement_date":null,"type":"current","unconfirmed_count":0,"updated_at":"2026-11-26T16:29:37.938Z","version":1}', X'5856513D688AFE2F389BB26BD9A1D2A14F72C2167A70EB13A1AD4F8A24468C15');
INSERT INTO audit_events VALUES ('org_01m8cb1v62ewtswybqe09fbsqy', 4, 1795710589638, 'usr_01m8cb1tpqejabv08q401qmvkv', 'key_01m8cb1v50eatsz5b3y26v0ycg', 'tax_code.set', 'ST', NULL, '{"rate":19,"effective_from":"2026-02-01"}', X'32A6022E2AFB4AF80DC2F1B81A2FC4C541C98952934F66953347AA758AECF4F1');
INSERT INTO audit_events VALUES ('org_01m8cb1v62ewtswybqe09fbsqy', 5, 1795710589700, 'usr_01m8cb1tpqejabv08q401qmvkv', 'key_01m8cb1v50eatsz5b3y26v0ycg', 'bank_transaction.create', 'btx_01m8cb26r4ej2t0vrc2hb2stcr', NULL, '{"account_id":null,"amount":-500.0,"bank_account_id":"bac_01m8cb1v8je5atdsz7zwspet1w","confirmed_at":null,"contact_id":null,"created_at":"2026-11-26T16:29:49.700Z","currency":"GBP","date":"2026-03-02","description":"CARD 4417 SCREWFIX","external_id":null,"id":"btx_01m8cb26r4ej2t0vrc2hb2stcr","journal_id":null,"net_amount":-500.0,"reference":null,"settlement_id":null,"status":"unconfirmed","updated_at":"2026-11-26T16:29:49.700Z","vat_amount":0.0,"vat_code":"NV","version":1}', X'1F801C9B75FF66A0BF495B34DA3E81790A2D0E48C816FCF7A9C80BE82FECE81E');
INSERT INTO audit_events VALUES ('org_01m8cb1v62ewtswybqe09fbsqy', 6, 1795710589786, 'usr_01m8cb1tpqejabv08q401qmvkv', 'key_01m8cb1v50eatsz5b3y26v0ycg', 'journal.post', 'jnl_01m8cb26ttezhrnbps0525gee8', NULL, '{"sequence":1,"total":500.00}', X'6BB56A491BC916B8E6458F614CF85DD26B35F648C8A2A2A39A18958B01522933');
INSERT INTO audit_events VALUES ('org_01m8cb1v62ewtswybqe09fbsqy', 7, 1795710589878, 'usr_01m8cb1tpqejabv08q401qmvkv', 'key_01m8cb1v50eatsz5b3y26v0ycg', 'bank_transaction.confirm', 'btx_01m8cb26r4ej2t0vrc2hb2stcr', NULL, '{"journal_id":"jnl_01m8cb26ttezhrnbps0525gee8","way":"match"}', X'13330A4B7020ABEEF4D85EC66AAC879B287143129B70497129A5E1298E122FCF');
INSERT INTO audit_events VALUES ('org_01m8cb1v62ewtswybqe09fbsqy', 8, 1795710589927, 'usr_01m8cb1tpqejabv08q401qmvkv', 'key_01m8cb1v50eatsz5b3y26v0ycg', 'bank_transaction.void', 'btx_01m8cb26r4ej2t0vrc2hb2stcr', '{"journal_id":"jnl_01m8cb26ttezhrnbps0525gee8"}', '{"reason":"matched in error"}', X'E05583F8628ECA6E1407A22670B7005FE4E8EE7CB61BD9ECFB0BC3DBF70419AE');
INSERT INTO audit_events VALUES ('org_01m8cb1v62ewtswybqe09fbsqy', 9, 1795710589975, 'usr_01m8cb1tpqejabv08q401qmvkv', 'key_01m8cb1v50eatsz5b3y26v0ycg', 'journal.reverse', 'jnl_01m8cb26ttezhrnbps0525gee8', NULL, '{"reversed_by_journal_id":"jnl_01m8cb270qe8n91g8yqwbfxj3k","total":500.00}', X'57871E343C5505D3029E3395E130EAF8D6FA492219AC6BA9E4FFF7AD188B3970');
INSERT INTO audit_events VALUES ('org_01m8cb1vb2e27akf9xjk7487p6', 1, 1795710578018, 'usr_01m8cb1tpqejabv08q401qmvkv', 'key_01m8cb1v50eatsz5b3y26v0ycg', 'organisation.create', 'org_01m8cb1vb2e27akf9xjk7487p6', NULL, '{"id":"org_01m8cb1vb2e27akf9xjk7487p6","name":"Wren & Marsh Ltd","currency":"GBP","country":"GB","financial_year_end":"03-31","vat_registered":true,"vat_number":null,"vat_scheme":"standard","flat_rate_percent":null,"vat_rounding":"line","status":"active","role":"owner","lock_date":null,"created_at":"2026-11-26T16:29:38.018Z","updated_at":"2026-11-26T16:29:38.018Z","version":1}', X'1435852C472EA464E379EDC8CED08AFA29787518022999FC5253754B745D54A2');
INSERT INTO audit_events VALUES ('org_01m8cb1vb2e27akf9xjk7487p6', 2, 1795710578098, 'usr_01m8cb1tpqejabv08q401qmvkv', 'key_01m8cb1v50eatsz5b3y26v0ycg', 'account.create', 'acc_01m8cb1vdjefvvyyct9cryp3z9', NULL, '{"id":"acc_01m8cb1vdjefvvyyct9cryp3z9","code":"2250","name":"VAT","account_type":"LIABILITY","role":"vat_control","default_vat_code":null,"description":null,"currency":"GBP","status":"active","balance":0.00,"created_at":"2026-11-26T16:29:38.098Z","updated_at":"2026-11-26T16:29:38.098Z","version":1}', X'E5A1BF364EEE5DC3266C5F6C1402EAE4C530D82E385ADC8BE453D5174082F52B');
INSERT INTO audit_events VALUES ('org_01m8cb1vb2e27akf9xjk7487p6', 3, 1795710578142, 'usr_01m8cb1tpqejabv08q401qmvkv', 'key_01m8cb1v50eatsz5b3y26v0ycg', 'account.create', 'acc_01m8cb1vexe9fbw1c00e94g8tt', NULL, '{"id":"acc_01m8cb1vexe9fbw1c00e94g8tt","code":"4100","name":"Room hire","account_type":"INCOME","role":null,"default_vat_code":"EX","description":null,"currency":"GBP","status":"active","balance":0.00,"created_at":"2026-11-26T16:29:38.142Z","updated_at":"2026-11-26T16:29:38.142Z","version":1}', X'D78FB2206697B4F0E87914957A45B5C0378012C6C65B8503F821B2B8E71BCF16');
INSERT INTO audit_events VALUES ('org_01m8cb1vb2e27akf9xjk7487p6', 4, 1795710578197, 'usr_01m8cb1tpqejabv08q401qmvkv', 'key_01m8cb1v50eatsz5b3y26v0ycg', 'account.create', 'acc_01m8cb1vgnetktq2xgs243xjbx', NULL, '{"id":"acc_01m8cb1vgnetktq2xgs243xjbx","code":"6800","name":"Depreciation","account_type":"EXPENSE","role":null,"default_vat_code":null,"description":null,"currency":"GBP","status":"active","balance":0.00,"created_at":"2026-11-26T16:29:38.197Z","updated_at":"2026-11-26T16:29:38.197Z","version":1}', X'B3AC40E32949B5116305A0F2794453F71F72858A2A7835D39E84009D53F4FDE6');
INSERT INTO audit_events VALUES ('org_01m8cb1vb2e27akf9xjk7487p6', 5, 1795710578312, 'usr_01m8cb1tpqejabv08q401qmvkv', 'key_01m8cb1v50eatsz5b3y26v0ycg', 'bank_account.create', 'bac_01m8cb1vm8ekks3x7zz72n9h4s', NULL, '{"account_id":"acc_01m8cb1vb2e27akf9xdnhpkm5b","account_number":null,"created_at":"2026-11-26T16:29:38.312Z","currency":"GBP","iban":null,"id":"bac_01m8cb1vm8ekks3x7zz72n9h4s","ledger_balance":10000.0,"name":"Current","opening_balance":10000.0,"opening_date":"2026-01-01","opening_journal_id":"jnl_01m8cb1vm8ekks3x7zzen52w5c","sort_code":null,"statement_balance":null,"statement_date":null,"type":"current","unconfirmed_count":0,"updated_at":"2026-11-26T16:29:38.312Z","version":1}', X'913BA0CA4B39EA599AE2DF8B2CF2C4E68C859B8F176674ABA1FDBE21BB0C06AB');
INSERT INTO audit_events VALUES ('org_01m8cb1vb2e27akf9xjk7487p6', 6, 1795710578382, 'usr_01m8cb1tpqejabv08q401qmvkv', 'key_01m8cb1v50eatsz5b3y26v0ycg', 'account.create', 'acc_01m8cb1vpeec8at0t5pk23nxps', NULL, '{"account_type":"ASSET","balance":0.0,"code":"1301","created_at":"2026-11-26T16:29:38.382Z","currency":"GBP","default_vat_code":null,"description":null,"id":"acc_01m8cb1vpeec8at0t5pk23nxps","name":"Savings","role":"bank","status":"active","updated_at":"2026-11-26T16:29:38.382Z","version":1}', X'C17C310A456F916B28DB0D4487613873B9CAB2AFB103B86ADDBE0862187C44EB');
INSERT INTO audit_events VALUES ('org_01m8cb1vb2e27akf9xjk7487p6', 7, 1795710578382, 'usr_01m8cb1tpqejabv08q401qmvkv', 'key_01m8cb1v50eatsz5b3y26v0ycg', 'bank_account.create', 'bac_01m8cb1vpeec8at0t5pccc9qqr', NULL, '{"account_id":"acc_01m8cb1vpeec8at0t5pk23nxps","account_number":null,"created_at":"2026-11-26T16:29:38.382Z","currency":"GBP","iban":null,"id":"bac_01m8cb1vpeec8at0t5pccc9qqr","ledger_balance":0.0,"name":"Savings","opening_balance":null,"opening_date":null,"opening_journal_id":null,"sort_code":null,"statement_balance":null,"statement_date":null,"type":"savings","unconfirmed_count":0,"updated_at":"2026-11-26T16:29:38.382Z","version":1}', X'C7548F7680656D43AAE21570C0955DCFF66DFFD1401DF5CCC45215C3FD9574E4');
INSERT INTO audit_events VALUES ('org_01m8cb1vb2e27akf9xjk7487p6', 8, 1795710578473, 'usr_01m8cb1tpqejabv08q401qmvkv', 'key_01m8cb1v50eatsz5b3y26v0ycg', 'contact.create', 'con_01m8cb1vs9e2f93rvj4sktfmh1', NULL, '{"id":"con_01m8cb1vs9e2f93rvj4sktfmh1","kind":"customer","name":"Abbey Schools Trust","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-26T16:29:38.473Z","updated_at":"2026-11-26T16:29:38.473Z","version":1}', X'154C0F7BC67B86714CE1E93858CF861F0FACC49BAE1A5B9705C6A71FD2535A70');
INSERT INTO audit_events VALUES ('org_01m8cb1vb2e27akf9xjk7487p6', 9, 1795710578554, 'usr_01m8cb1tpqejabv08q401qmvkv', 'key_01m8cb1v50eatsz5b3y26v0ycg', 'contact.create', 'con_01m8cb1vvtexx9808qe90w263z', NULL, '{"id":"con_01m8cb1vvtexx9808qe90w263z","kind":"customer","name":"Kestrel Fitness CIC","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-26T16:29:38.554Z","updated_at":"2026-11-26T16:29:38.554Z","version":1}', X'295C2CEB4EDA8A3102F9F984E2A9678BEC6824232CCFA4FE4ECAB6E673EF38BF');
INSERT INTO audit_events VALUES ('org_01m8cb1vb2e27akf9xjk7487p6', 10, 1795710578623, 'usr_01m8cb1tpqejabv08q401qmvkv', 'key_01m8cb1v50eatsz5b3y26v0ycg', 'contact.create', 'con_01m8cb1vxzeea8rgwxwp4d3089', NULL, '{"id":"con_01m8cb1vxzeea8rgwxwp4d3089","kind":"customer","name":"Marlow & Pike LLP","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-26T16:29:38.623Z","updated_at":"2026-11-26T16:29:38.623Z","version":1}', X'C46AC3141C58669C939DC7B83A03CC07C5C8E84C70EFF992C67101137F008866');
INSERT INTO audit_events VALUES ('org_01m8cb1vb2e27akf9xjk7487p6', 11, 1795710578668, 'usr_01m8cb1tpqejabv08q401qmvkv', 'key_01m8cb1v50eatsz5b3y26v0ycg', 'contact.create', 'con_01m8cb1vzce8j8zec3jgnzj110', NULL, '{"id":"con_01m8cb1vzce8j8zec3jgnzj110","kind":"supplier","name":"Printwell","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-26T16:29:38.668Z","updated_at":"2026-11-26T16:29:38.668Z","version":1}', X'42B96393F897FA3ED115A8C720BB4BED55BB28C07BD718A1390A23165E0F2AA2');
INSERT INTO audit_events VALUES ('org_01m8cb1vb2e27akf9xjk7487p6', 12, 1795710578750, 'usr_01m8cb1tpqejabv08q401qmvkv', 'key_01m8cb1v50eatsz5b3y26v0ycg', 'contact.create', 'con_01m8cb1w1yetp8cjx13t1ra9tf', NULL, '{"id":"con_01m8cb1w1yetp8cjx13t1ra9tf","kind":"supplier","name":"Techbarn","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-26T16:29:38.750Z","updated_at":"2026-11-26T16:29:38.750Z","version":1}', X'6FD95EC395514062B17F749D1CF7D45F5C3BA813F5CBC2361EFB08D0724E860B');
INSERT INTO audit_events VALUES ('org_01m8cb1vb2e27akf9xjk7487p6', 13, 1795710578838, 'usr_01m8cb1tpqejabv08q401qmvkv', 'key_01m8cb1v50eatsz5b3y26v0ycg', 'contact.create', 'con_01m8cb1w4peyraw8h3rvray744', NULL, '{"id":"con_01m8cb1w4peyraw8h3rvray744","kind":"supplier","name":"Harcourt Lettings","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-26T16:29:38.838Z","updated_at":"2026-11-26T16:29:38.838Z","version":1}', X'A8C505BBC6D21469AE4F9FBAB7969445E63444580F51FF249D6532817EC56422');
INSERT INTO audit_events VALUES ('org_01m8cb1vb2e27akf9xjk7487p6', 14, 1795710579018, 'usr_01m8cb1tpqejabv08q401qmvkv', 'key_01m8cb1v50eatsz5b3y26v0ycg', 'contact.create', 'con_01m8cb1waae14scrrm8atv4dbp', NULL, '{"id":"con_01m8cb1waae14scrrm8atv4dbp","kind":"supplier","name":"Fern & Rowe","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-26T16:29:39.018Z","updated_at":"2026-11-26T16:29:39.018Z","version":1}', X'09188948933A1D8063C31F4E95C0CB9FC01C8C72B210A0828173CE293822143E');
INSERT INTO audit_events VALUES ('org_01m8cb1vb2e27akf9xjk7487p6', 15, 1795710579458, 'usr_01m8cb1tpqejabv08q401qmvkv', 'key_01m8cb1v50eatsz5b3y26v0ycg', 'invoice.create', 'inv_01m8cb1wr2e8eb58p0zztfb6eq', NULL, '{"id":"inv_01m8cb1wr2e8eb58p0zztfb6eq","type":"sales","kind":"invoice","status":"issued","number":"INV-0001","contact_id":"con_01m8cb1vs9e2f93rvj4sktfmh1","contact_name":"Abbey Schools Trust","issue_date":"2026-01-15","due_date":"2026-02-14","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":1950.00,"vat_total":390.00,"gross_total":2340.00,"amount_paid":0.00,"amount_credited":0.00,"amount_due":2340.00,"overdue":true,"journal_id":"jnl_01m8cb1wr2e8eb58p1035a9t31","void_date":null,"void_journal_id":null,"created_at":"2026-11-26T16:29:39.458Z","updated_at":"2026-11-26T16:29:39.458Z","version":1,"lines":[{"description":"Course design, 3 days","quantity":3,"unit_price":650.00,"discount_percent":null,"account_id":"acc_01m8cb1vb2e27akf9xfgwbrxr3","account_code":"4000","vat_code":"ST","net_amount":1950.00,"vat_amount":390.00,"gross_amount":2340.00}]}', X'31ECB55AEEA93DD603D69E68D3468401665E5E86DD3791DC7B2821297A7DCE4F');
INSERT INTO audit_events VALUES ('org_01m8cb1vb2e27akf9xjk7487p6', 16, 1795710579570, 'usr_01m8cb1tpqejabv08q401qmvkv', 'key_01m8cb1v50eatsz5b3y26v0ycg', 'invoice.create', 'inv_01m8cb1wvjebwbr7b5cy19nw0q', NULL, '{"id":"inv_01m8cb1wvjebwbr7b5cy19nw0q","type":"purchase","kind":"invoice","status":"issued","number":"PX-881","contact_id":"con_01m8cb1vzce8j8zec3jgnzj110","contact_name":"Printwell","issue_date":"2026-01-20","due_date":"2026-02-19","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":412.00,"vat_total":0.00,"gross_total":412.00,"amount_paid":0.00,"amount_credited":0.00,"amount_due":412.00,"overdue":true,"journal_id":"jnl_01m8cb1wvjebwbr7b5d0dknxad","void_date":null,"void_journal_id":null,"created_at":"2026-11-26T16:29:39.570Z","updated_at":"2026-11-26T16:29:39.570Z","version":1,"lines":[{"description":"Printing of workbooks","quantity":1,"unit_price":412.00,"discount_percent":null,"account_id":"acc_01m8cb1vb2e27akf9xg7mps2h3","account_code":"5000","vat_code":"ZR","net_amount":412.00,"vat_amount":0.00,"gross_amount":412.00}]}', X'581A94C6E08613B70FAD060CDEFA8C64D6DB6DEAC7F8FE21BAAA47A66161EDB5');
INSERT INTO audit_events VALUES ('org_01m8cb1vb2e27akf9xjk7487p6', 17, 1795710579663, 'usr_01m8cb1tpqejabv08q401qmvkv', 'key_01m8cb1v50eatsz5b3y26v0ycg', 'invoice.create', 'inv_01m8cb1wyfeccbc61kpcxf2ttf', NULL, '{"id":"inv_01m8cb1wyfeccbc61kpcxf2ttf","type":"purchase","kind":"invoice","status":"issued","number":"TB-0117","contact_id":"con_01m8cb1w1yetp8cjx13t1ra9tf","contact_name":"Techbarn","issue_date":"2026-01-21","due_date":"2026-02-20","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":899.00,"vat_total":179.80,"gross_total":1078.80,"amount_paid":0.00,"amount_credited":0.00,"amount_due":1078.80,"overdue":true,"journal_id":"jnl_01m8cb1wyfeccbc61kpjqp0zzk","void_date":null,"void_journal_id":null,"created_at":"2026-11-26T16:29:39.663Z","updated_at":"2026-11-26T16:29:39.663Z","version":1,"lines":[{"description":"Laptop","quantity":1,"unit_price":899.00,"discount_percent":null,"account_id":"acc_01m8cb1vb2e27akf9xcpf73nhy","account_code":"1000","vat_code":"ST","net_amount":899.00,"vat_amount":179.80,"gross_amount":1078.80}]}', X'18A0BD6B3B41A4848D8D3723E982128E08528A923578DED244FDF356D23E9189');
INSERT INTO audit_events VALUES ('org_01m8cb1vb2e27akf9xjk7487p6', 18, 1795710579742, 'usr_01m8cb1tpqejabv08q401qmvkv', 'key_01m8cb1v50eatsz5b3y26v0ycg', 'invoice.create', 'inv_01m8cb1x0ye4zt3xraswykhwax', NULL, '{"id":"inv_01m8cb1x0ye4zt3xraswykhwax","type":"sales","kind":"invoice","status":"issued","number":"INV-0002","contact_id":"con_01m8cb1vs9e2f93rvj4sktfmh1","contact_name":"Abbey Schools Trust","issue_date":"2026-01-28","due_date":"2026-02-27","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":870.00,"vat_total":0.00,"gross_total":870.00,"amount_paid":0.00,"amount_credited":0.00,"amount_due":870.00,"overdue":true,"journal_id":"jnl_01m8cb1x0ye4zt3xrat1dzsydr","void_date":null,"void_journal_id":null,"created_at":"2026-11-26T16:29:39.742Z","updated_at":"2026-11-26T16:29:39.742Z","version":1,"lines":[{"description":"Workbooks","quantity":120,"unit_price":7.25,"discount_percent":null,"account_id":"acc_01m8cb1vb2e27akf9xfn9r44sy","account_code":"4010","vat_code":"ZR","net_amount":870.00,"vat_amount":0.00,"gross_amount":870.00}]}', X'001343D642985FB1C763450CF7D7DBF7A6D62D051CFA54886719EC9343BB06DE');
INSERT INTO audit_events VALUES ('org_01m8cb1vb2e27akf9xjk7487p6', 19, 1795710579775, 'usr_01m8cb1tpqejabv08q401qmvkv', 'key_01m8cb1v50eatsz5b3y26v0ycg', 'invoice.create', 'inv_01m8cb1x1zeperdyj1snpkdyzb', NULL, '{"id":"inv_01m8cb1x1zeperdyj1snpkdyzb","type":"purchase","kind":"invoice","status":"issued","number":"HL-33","contact_id":"con_01m8cb1w4peyraw8h3rvray744","contact_name":"Harcourt Lettings","issue_date":"2026-02-01","due_date":"2026-03-03","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":1350.00,"vat_total":0.00,"gross_total":1350.00,"amount_paid":0.00,"amount_credited":0.00,"amount_due":1350.00,"overdue":true,"journal_id":"jnl_01m8cb1x1zeperdyj1stnksh5k","void_date":null,"void_journal_id":null,"created_at":"2026-11-26T16:29:39.775Z","updated_at":"2026-11-26T16:29:39.775Z","version":1,"lines":[{"description":"Rent, January to March","quantity":1,"unit_price":1350.00,"discount_percent":null,"account_id":"acc_01m8cb1vb2e27akf9xgwrscbhe","account_code":"6100","vat_code":"EX","net_amount":1350.00,"vat_amount":0.00,"gross_amount":1350.00}]}', X'4C92BCA31FE9AE981741159B5FBC1E08319F3FEA8F0B5EF295D97C2F1F6EEFF9');
INSERT INTO audit_events VALUES ('org_01m8cb1vb2e27akf9xjk7487p6', 20, 1795710579826, 'usr_01m8cb1tpqejabv08q401qmvkv', 'key_01m8cb1v50eatsz5b3y26v0ycg', 'invoice.create', 'inv_01m8cb1x3jeajvhh5nd1sxtdj8', NULL, '{"id":"inv_01m8cb1x3jeajvhh5nd1sxtdj8","type":"sales","kind":"invoice","status":"issued","number":"INV-0003","contact_id":"con_01m8cb1vvtexx9808qe90w263z","contact_name":"Kestrel Fitness CIC","issue_date":"2026-02-09","due_date":"2026-03-11","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":275.00,"vat_total":7.00,"gross_total":282.00,"amount_paid":0.00,"amount_credited":0.00,"amount_due":282.00,"overdue":true,"journal_id":"jnl_01m8cb1x3jeajvhh5nd6sqzdxf","void_date":null,"void_journal_id":null,"created_at":"2026-11-26T16:29:39.826Z","updated_at":"2026-11-26T16:29:39.826Z","version":1,"lines":[{"description":"Seminar room, 5 evenings","quantity":5,"unit_price":48.00,"discount_percent":null,"account_id":"acc_01m8cb1vexe9fbw1c00e94g8tt","account_code":"4100","vat_code":"EX","net_amount":240.00,"vat_amount":0.00,"gross_amount":240.00},{"description":"Projector","quantity":1,"unit_price":35.00,"discount_percent":null,"account_id":"acc_01m8cb1vb2e27akf9xfgwbrxr3","account_code":"4000","vat_code":"ST","net_amount":35.00,"vat_amount":7.00,"gross_amount":42.00}]}', X'E07ABEAB22DC8784ADFB776D2103AD61407F84A8388D55F3C8E34F5F8D274706');
INSERT INTO audit_events VALUES ('org_01m8cb1vb2e27akf9xjk7487p6', 21, 1795710579878, 'usr_01m8cb1tpqejabv08q401qmvkv', 'key_01m8cb1v50eatsz5b3y26v0ycg', 'invoice.create', 'inv_01m8cb1x56epc9mg5kw79qdeke', NULL, '{"id":"inv_01m8cb1x56epc9mg5kw79qdeke","type":"sales","kind":"invoice","status":"issued","number":"INV-0004","contact_id":"con_01m8cb1vxzeea8rgwxwp4d3089","contact_name":"Marlow & Pike LLP","issue_date":"2026-02-20","due_date":"2026-03-22","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":1332.00,"vat_total":266.40,"gross_total":1598.40,"amount_paid":0.00,"amount_credited":0.00,"amount_due":1598.40,"overdue":true,"journal_id":"jnl_01m8cb1x56epc9mg5kwan6t9vp","void_date":null,"void_journal_id":null,"created_at":"2026-11-26T16:29:39.878Z","updated_at":"2026-11-26T16:29:39.878Z","version":1,"lines":[{"description":"Course for new starters","quantity":1,"unit_price":1480.00,"discount_percent":10,"account_id":"acc_01m8cb1vb2e27akf9xfgwbrxr3","account_code":"4000","vat_code":"ST","net_amount":1332.00,"vat_amount":266.40,"gross_amount":1598.40}]}', X'A651D8FEA62DCB7CB3C1C0B2072730529E0929AEE63501A0E24BECB5CF22FEBC');
INSERT INTO audit_events VALUES ('org_01m8cb1vb2e27akf9xjk7487p6', 22, 1795710579950, 'usr_01m8cb1tpqejabv08q401qmvkv', 'key_01m8cb1v50eatsz5b3y26v0ycg', 'invoice.create', 'inv_01m8cb1x7eehmsn0vqkx7vz7z2', NULL, '{"id":"inv_01m8cb1x7eehmsn0vqkx7vz7z2","type":"sales","kind":"invoice","status":"issued","number":"INV-0005","contact_id":"con_01m8cb1vxzeea8rgwxwp4d3089","contact_name":"Marlow & Pike LLP","issue_date":"2026-03-03","due_date":"2026-04-02","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":500.00,"vat_total":100.00,"gross_total":600.00,"amount_paid":0.00,"amount_credited":0.00,"amount_due":600.00,"overdue":true,"journal_id":"jnl_01m8cb1x7eehmsn0vqm2jqx481","void_date":null,"void_journal_id":null,"created_at":"2026-11-26T16:29:39.950Z","updated_at":"2026-11-26T16:29:39.950Z","version":1,"lines":[{"description":"Raised in error","quantity":1,"unit_price":500.00,"discount_percent":null,"account_id":"acc_01m8cb1vb2e27akf9xfgwbrxr3","account_code":"4000","vat_code":"ST","net_amount":500.00,"vat_amount":100.00,"gross_amount":600.00}]}', X'38E6CD8334E364156E24900CE739F9537041F915EFED04CB1557CE6A84EEE035');
INSERT INTO audit_events VALUES ('org_01m8cb1vb2e27akf9xjk7487p6', 23, 1795710580006, 'usr_01m8cb1tpqejabv08q401qmvkv', 'key_01m8cb1v50eatsz5b3y26v0ycg', 'invoice.create', 'inv_01m8cb1x96ehn84y0gpgh4y0h2', NULL, '{"id":"inv_01m8cb1x96ehn84y0gpgh4y0h2","type":"sales","kind":"credit_note","status":"issued","number":"CN-0001","contact_id":"con_01m8cb1vxzeea8rgwxwp4d3089","contact_name":"Marlow & Pike LLP","issue_date":"2026-03-12","due_date":"2026-03-12","amounts_are":"exclusive","currency":"GBP","reference":"INV-0004","notes":null,"net_total":150.00,"vat_total":30.00,"gross_total":180.00,"amount_paid":0.00,"amount_credited":0.00,"amount_due":180.00,"overdue":false,"journal_id":"jnl_01m8cb1x96ehn84y0gpq46650e","void_date":null,"void_journal_id":null,"created_at":"2026-11-26T16:29:40.006Z","updated_at":"2026-11-26T16:29:40.006Z","version":1,"lines":[{"description":"A day that was not held","quantity":1,"unit_price":150.00,"discount_percent":null,"account_id":"acc_01m8cb1vb2e27akf9xfgwbrxr3","account_code":"4000","vat_code":"ST","net_amount":150.00,"vat_amount":30.00,"gross_amount":180.00}]}', X'4D2F609A10FC0FEA6CF7E9300346A5F8A891EE0DCF638D120494E49C9765C71B');
INSERT INTO audit_events VALUES ('org_01m8cb1vb2e27akf9xjk7487p6', 24, 1795710580050, 'usr_01m8cb1tpqejabv08q401qmvkv', 'key_01m8cb1v50eatsz5b3y26v0ycg', 'invoice.create', 'inv_01m8cb1xajekh926hdfy4g018v', NULL, '{"id":"inv_01m8cb1xajekh926hdfy4g018v","type":"purchase","kind":"invoice","status":"issued","number":"FR-1209","contact_id":"con_01m8cb1waae14scrrm8atv4dbp","contact_name":"Fern & Rowe","issue_date":"2026-03-24","due_date":"2026-04-23","amounts_are":"inclusive","currency":"GBP","reference":null,"notes":null,"net_total":640.00,"vat_total":128.00,"gross_total":768.00,"amount_paid":0.00,"amount_credited":0.00,"amount_due":768.00,"overdue":true,"journal_id":"jnl_01m8cb1xajekh926hdg1yfdk09","void_date":null,"void_journal_id":null,"created_at":"2026-11-26T16:29:40.050Z","updated_at":"2026-11-26T16:29:40.050Z","version":1,"lines":[{"description":"Illustration, 2 days","quantity":2,"unit_price":384.00,"discount_percent":null,"account_id":"acc_01m8cb1vb2e27akf9xgbtzp4ap","account_code":"5010","vat_code":"ST","net_amount":640.00,"vat_amount":128.00,"gross_amount":768.00}]}', X'536EFB4D61DB8EC0BE1DFEFAB6F6718D1BA6F0E511A54CACF9A6DB34AA093B01');
INSERT INTO audit_events VALUES ('org_01m8cb1vb2e27akf9xjk7487p6', 25, 1795710580134, 'usr_01m8cb1tpqejabv08q401qmvkv', 'key_01m8cb1v50eatsz5b3y26v0ycg', 'invoice.create', 'inv_01m8cb1xd6e9393qg05q2g8hfe', NULL, '{"id":"inv_01m8cb1xd6e9393qg05q2g8hfe","type":"sales","kind":"invoice","status":"issued","number":"INV-0006","contact_id":"con_01m8cb1vs9e2f93rvj4sktfmh1","contact_name":"Abbey Schools Trust","issue_date":"2026-03-27","due_date":"2026-04-26","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":499.00,"vat_total":65.00,"gross_total":564.00,"amount_paid":0.00,"amount_credited":0.00,"amount_due":564.00,"overdue":true,"journal_id":"jnl_01m8cb1xd6e9393qg05s59qrae","void_date":null,"void_journal_id":null,"created_at":"2026-11-26T16:29:40.134Z","updated_at":"2026-11-26T16:29:40.134Z","version":1,"lines":[{"description":"Workbooks","quantity":24,"unit_price":7.25,"discount_percent":null,"account_id":"acc_01m8cb1vb2e27akf9xfn9r44sy","account_code":"4010","vat_code":"ZR","net_amount":174.00,"vat_amount":0.00,"gross_amount":174.00},{"description":"Half a day of course design","quantity":0.5,"unit_price":650.00,"discount_percent":null,"account_id":"acc_01m8cb1vb2e27akf9xfgwbrxr3","account_code":"4000","vat_code":"ST","net_amount":325.00,"vat_amount":65.00,"gross_amount":390.00}]}', X'5BCC397EBBA53FB33B12463810CCB7AD089422166C35B5C4AF4FE6AEFB3EF5F3');
INSERT INTO audit_events VALUES ('org_01m8cb1vb2e27akf9xjk7487p6', 26, 1795710580301, 'usr_01m8cb1tpqejabv08q401qmvkv', 'key_01m8cb1v50eatsz5b3y26v0ycg', 'invoice.void', 'inv_01m8cb1x7eehmsn0vqkx7vz7z2', '{"status":"issued"}', '{"reason":"raised in error","status":"void","void_date":"2026-03-03","void_journal_id":"jnl_01m8cb1xjdejmaa60s9m9ykhea"}', X'61F743054D08163C1F7E2A29B894D1AD88F6B2CAAFDBD8F6256BDAEBC5950AD1');
INSERT INTO audit_events VALUES ('org_01m8cb1vb2e27akf9xjk7487p6', 27, 1795710580602, 'usr_01m8cb1tpqejabv08q401qmvkv', 'key_01m8cb1v50eatsz5b3y26v0ycg', 'invoice.allocate', 'inv_01m8cb1x96ehn84y0gpgh4y0h2', NULL, '{"allocations":[{"amount":180.0,"invoice_id":"inv_01m8cb1x56epc9mg5kw79qdeke"}]}', X'F643BDC2B24E50A856EE387FB658F71064DC488BC51F0957C70D5A9A338976DB');
INSERT INTO audit_events VALUES ('org_01m8cb1vb2e27akf9xjk7487p6', 28, 1795710580745, 'usr_01m8cb1tpqejabv08q401qmvkv', 'key_01m8cb1v50eatsz5b3y26v0ycg', 'journal.post', 'jnl_01m8cb1y09ep08q2th0yczr0pt', NULL, '{"sequence":14,"total":10000.00}', X'768DE360C463E9557C06D6B48F997E546EA49FBD9A356C4E18F80612B98CC7A1');
INSERT INTO audit_events VALUES ('org_01m8cb1vb2e27akf9xjk7487p6', 29, 1795710580745, 'usr_01m8cb1tpqejabv08q401qmvkv', 'key_01m8cb1v50eatsz5b3y26v0ycg', 'journal.post', 'jnl_01m8cb1y09ep08q2th16r0551b', NULL, '{"sequence":15,"total":1000.00}', X'9DC4FA2D04F9A4EB1A78BEACF61F2F422072235ED871EE624D5F0DD3D6941C65');
INSERT INTO audit_events VALUES ('org_01m8cb1vb2e27akf9xjk7487p6', 30, 1795710580745, 'usr_01m8cb1tpqejabv08q401qmvkv', 'key_01m8cb1v50eatsz5b3y26v0ycg', 'journal.post', 'jnl_01m8cb1y09ep08q2th1ca3a5h6', NULL, '{"sequence":16,"total":74.92}', X'F79BF55B3A12F01E7183A7C3F2C66764DA7DAAA37F7D4A02A8B51633BAAEEE30');
INSERT INTO audit_events VALUES ('org_01m8cb1vb2e27akf9xjk7487p6', 31, 1795710580914, 'usr_01m8cb1tpqejabv08q401qmvkv', 'key_01m8cb1v50eatsz5b3y26v0ycg', 'settlement.create', 'set_01m8cb1y5jecz8f9thpcc9j1sa', NULL, '{"id":"set_01m8cb1y5jecz8f9thpcc9j1sa","type":"receipt","status":"posted","refund":false,"contact_id":"con_01m8cb1vvtexx9808qe90w263z","contact_name":"Kestrel Fitness CIC","bank_account_id":"bac_01m8cb1vm8ekks3x7zz72n9h4s","date":"2026-03-06","amount":282.00,"currency":"GBP","reference":null,"allocated_amount":282.00,"unallocated_amount":0.00,"allocations":[{"id":"alc_01m8cb1y5jecz8f9thpqgw49nz","invoice_id":"inv_01m8cb1x3jeajvhh5nd1sxtdj8","invoice_number":"INV-0003","settlement_id":"set_01m8cb1y5jecz8f9thpcc9j1sa","credit_note_id":null,"amount":282.00,"date":"2026-03-06","created_at":"2026-11-26T16:29:40.914Z"}],"bank_transaction_id":null,"journal_id":"jnl_01m8cb1y5jecz8f9thpj1engaz","void_date":null,"void_journal_id":null,"created_at":"2026-11-26T16:29:40.914Z","updated_at":"2026-11-26T16:29:40.914Z","version":1}', X'A11462C28238B925B4E3B3B318129C82778EB8232D58C204351A5BEDE6C514CE');
INSERT INTO audit_events VALUES ('org_01m8cb1vb2e27akf9xjk7487p6', 32, 1795710581162, 'usr_01m8cb1tpqejabv08q401qmvkv', 'key_01m8cb1v50eatsz5b3y26v0ycg', 'bank_transactions.import', 'bac_01m8cb1vm8ekks3x7zz72n9h4s', NULL, '{"created":13,"duplicates":0,"statement_balance":9007.15,"statement_date":"2026-03-31"}', X'BA9EE4E605483B0F2845CD432EA93A6E396C5FB5E8D71E06F36A5DDEB175EF72');
INSERT INTO audit_events VALUES ('org_01m8cb1vb2e27akf9xjk7487p6', 33, 1795710581507, 'usr_01m8cb1tpqejabv08q401qmvkv', 'key_01m8cb1v50eatsz5b3y26v0ycg', 'settlement.create', 'set_01m8cb1yr2ekgt1hejtv6gw6cs', NULL, '{"id":"set_01m8cb1yr2ekgt1hejtv6gw6cs","type":"payment","status":"posted","refund":false,"contact_id":"con_01m8cb1w1yetp8cjx13t1ra9tf","contact_name":"Techbarn","bank_account_id":"bac_01m8cb1vm8ekks3x7zz72n9h4s","date":"2026-01-22","amount":1078.80,"currency":"GBP","reference":null,"allocated_amount":1078.80,"unallocated_amount":0.00,"allocations":[{"id":"alc_01m8cb1yr2ekgt1hejtv6gw6cs","invoice_id":"inv_01m8cb1wyfeccbc61kpcxf2ttf","invoice_number":"TB-0117","settlement_id":"set_01m8cb1yr2ekgt1hejtv6gw6cs","credit_note_id":null,"amount":1078.80,"date":"2026-01-22","created_at":"2026-11-26T16:29:41.507Z"}],"bank_transaction_id":"btx_01m8cb1ydaefca1zncfc0td4vb","journal_id":"jnl_01m8cb1yr2ekgt1hejtv6gw6cs","void_date":null,"void_journal_id":null,"created_at":"2026-11-26T16:29:41.507Z","updated_at":"2026-11-26T16:29:41.507Z","version":1}', X'7E8012B25B00B2500E2EAC91EE9CFE2DEF7AD85BB1BEFEE53178B307A032664C');
INSERT INTO audit_events VALUES ('org_01m8cb1vb2e27akf9xjk7487p6', 34, 1795710581507, 'usr_01m8cb1tpqejabv08q401qmvkv', 'key_01m8cb1v50eatsz5b3y26v0ycg', 'bank_transaction.confirm', 'btx_01m8cb1ydaefca1zncfc0td4vb', NULL, '{"journal_id":"jnl_01m8cb1yr2ekgt1hejtv6gw6cs","way":"allocations"}', X'D3FCB5C177297987C3EB4FE4F314B8A1A14495FC23446BBEBF220DF3B271F780');
INSERT INTO audit_events VALUES ('org_01m8cb1vb2e27akf9xjk7487p6', 35, 1795710581882, 'usr_01m8cb1tpqejabv08q401qmvkv', 'key_01m8cb1v50eatsz5b3y26v0ycg', 'settlement.create', 'set_01m8cb1z3te04ax74zfcv6q42z', NULL, '{"id":"set_01m8cb1z3te04ax74zfcv6q42z","type":"receipt","status":"posted","refund":false,"contact_id":"con_01m8cb1vs9e2f93rvj4sktfmh1","contact_name":"Abbey Schools Trust","bank_account_id":"bac_01m8cb1vm8ekks3x7zz72n9h4s","date":"2026-01-30","amount":1500.00,"currency":"GBP","reference":null,"allocated_amount":1500.00,"unallocated_amount":0.00,"allocations":[{"id":"alc_01m8cb1z3te04ax74zfcv6q42z","invoice_id":"inv_01m8cb1wr2e8eb58p0zztfb6eq","invoice_number":"INV-0001","settlement_id":"set_01m8cb1z3te04ax74zfcv6q42z","credit_note_id":null,"amount":1500.00,"date":"2026-01-30","created_at":"2026-11-26T16:29:41.882Z"}],"bank_transaction_id":"btx_01m8cb1ydaefca1zncfjd5ke2m","journal_id":"jnl_01m8cb1z3te04ax74zfcv6q42z","void_date":null,"void_journal_id":null,"created_at":"2026-11-26T16:29:41.882Z","updated_at":"2026-11-26T16:29:41.882Z","version":1}', X'AA8B9FCC59DCCA16013072BACBB1A62B09546AA203A962FF7E46A04F1CFE3DEF');
INSERT INTO audit_events VALUES ('org_01m8cb1vb2e27akf9xjk7487p6', 36, 1795710581882, 'usr_01m8cb1tpqejabv08q401qmvkv', 'key_01m8cb1v50eatsz5b3y26v0ycg', 'bank_transaction.confirm', 'btx_01m8cb1ydaefca1zncfjd5ke2m', NULL, '{"journal_id":"jnl_01m8cb1z3te04ax74zfcv6q42z","way":"allocations"}', X'53E416F8E09C6BAEA280EB6AFA4A425C1DE76DE4D964BEFD632FF0916B6DB0B9');
INSERT INTO audit_events VALUES ('org_01m8cb1vb2e27akf9xjk7487p6', 37, 1795710582355, 'usr_01m8cb1tpqejabv08q401qmvkv', 'key_01m8cb1v50eatsz5b3y26v0ycg', 'settlement.create', 'set_01m8cb1zjkeyqt6w79dgk7jt00', NULL, '{"id":"set_01m8cb1zjkeyqt6w79dgk7jt00","type":"payment","status":"posted","refund":false,"contact_id":"con_01m8cb1w4peyraw8h3rvray744","contact_name":"Harcourt Lettings","bank_account_id":"bac_01m8cb1vm8ekks3x7zz72n9h4s","date":"2026-02-10","amount":1350.00,"currency":"GBP","reference":null,"allocated_amount":1350.00,"unallocated_amount":0.00,"allocations":[{"id":"alc_01m8cb1zjkeyqt6w79dgk7jt00","invoice_id":"inv_01m8cb1x1zeperdyj1snpkdyzb","invoice_number":"HL-33","settlement_id":"set_01m8cb1zjkeyqt6w79dgk7jt00","credit_note_id":null,"amount":1350.00,"date":"2026-02-10","created_at":"2026-11-26T16:29:42.355Z"}],"bank_transaction_id":"btx_01m8cb1ydaefca1zncfvxsy5vq","journal_id":"jnl_01m8cb1zjkeyqt6w79dgk7jt00","void_date":null,"void_journal_id":null,"created_at":"2026-11-26T16:29:42.355Z","updated_at":"2026-11-26T16:29:42.355Z","version":1}', X'BFACB8F3139DC8BE1B3FE28822E351423B3558EABDCE0E2395AB957E260D57B8');
INSERT INTO audit_events VALUES ('org_01m8cb1vb2e27akf9xjk7487p6', 38, 1795710582355, 'usr_01m8cb1tpqejabv08q401qmvkv', 'key_01m8cb1v50eatsz5b3y26v0ycg', 'bank_transaction.confirm', 'btx_01m8cb1ydaefca1zncfvxsy5vq', NULL, '{"journal_id":"jnl_01m8cb1zjkeyqt6w79dgk7jt00","way":"allocations"}', X'CA79BA3E7936D5CA002E88EDB343E08BF42458A6C471849966434C6F8F581D20');
INSERT INTO audit_events VALUES ('org_01m8cb1vb2e27akf9xjk7487p6', 39, 1795710582673, 'usr_01m8cb1tpqejabv08q401qmvkv', 'key_01m8cb1v50eatsz5b3y26v0ycg', 'settlement.create', 'set_01m8cb1zwhezas81b1cpnqsbr5', NULL, '{"id":"set_01m8cb1zwhezas81b1cpnqsbr5","type":"receipt","status":"posted","refund":false,"contact_id":"con_01m8cb1vs9e2f93rvj4sktfmh1","contact_name":"Abbey Schools Trust","bank_account_id":"bac_01m8cb1vm8ekks3x7zz72n9h4s","date":"2026-02-16","amount":1710.00,"currency":"GBP","reference":null,"allocated_amount":1710.00,"unallocated_amount":0.00,"allocations":[{"id":"alc_01m8cb1zwhezas81b1cpnqsbr5","invoice_id":"inv_01m8cb1wr2e8eb58p0zztfb6eq","invoice_number":"INV-0001","settlement_id":"set_01m8cb1zwhezas81b1cpnqsbr5","credit_note_id":null,"amount":840.00,"date":"2026-02-16","created_at":"2026-11-26T16:29:42.673Z"},{"id":"alc_01m8cb1zwhezas81b1cpnqsbr6","invoice_id":"inv_01m8cb1x0ye4zt3xraswykhwax","invoice_number":"INV-0002","settlement_id":"set_01m8cb1zwhezas81b1cpnqsbr5","credit_note_id":null,"amount":870.00,"date":"2026-02-16","created_at":"2026-11-26T16:29:42.673Z"}],"bank_transaction_id":"btx_01m8cb1ydaefca1zncfxhdaejx","journal_id":"jnl_01m8cb1zwhezas81b1cpnqsbr5","void_date":null,"void_journal_id":null,"created_at":"2026-11-26T16:29:42.673Z","updated_at":"2026-11-26T16:29:42.673Z","version":1}', X'E0BB4FD4B7315E982D4FFA489DB1379EC5741AE5E85BB42B90A5C0AB85BD2CE1');
INSERT INTO audit_events VALUES ('org_01m8cb1vb2e27akf9xjk7487p6', 40, 1795710582673, 'usr_01m8cb1tpqejabv08q401qmvkv', 'key_01m8cb1v50eatsz5b3y26v0ycg', 'bank_transaction.confirm', 'btx_01m8cb1ydaefca1zncfxhdaejx', NULL, '{"journal_id":"jnl_01m8cb1zwhezas81b1cpnqsbr5","way":"allocations"}', X'7C616B4CF3A271D6714568B3956CEF6A96463360EA635AABF6D10C57B1998173');
INSERT INTO audit_events VALUES ('org_01m8cb1vb2e27akf9xjk7487p6', 41, 1795710582919, 'usr_01m8cb1tpqejabv08q401qmvkv', 'key_01m8cb1v50eatsz5b3y26v0ycg', 'settlement.create', 'set_01m8cb2047ebebptqge91ymtrk', NULL, '{"id":"set_01m8cb2047ebebptqge91ymtrk","type":"payment","status":"posted","refund":false,"contact_id":"con_01m8cb1vzce8j8zec3jgnzj110","contact_name":"Printwell","bank_account_id":"bac_01m8cb1vm8ekks3x7zz72n9h4s","date":"2026-02-27","amount":400.00,"currency":"GBP","reference":null,"allocated_amount":400.00,"unallocated_amount":0.00,"allocations":[{"id":"alc_01m8cb2047ebebptqge91ymtrk","invoice_id":"inv_01m8cb1wvjebwbr7b5cy19nw0q","invoice_number":"PX-881","settlement_id":"set_01m8cb2047ebebptqge91ymtrk","credit_note_id":null,"amount":400.00,"date":"2026-02-27","created_at":"2026-11-26T16:29:42.919Z"}],"bank_transaction_id":"btx_01m8cb1ydaefca1zncg5axcqyg","journal_id":"jnl_01m8cb2047ebebptqge91ymtrk","void_date":null,"void_journal_id":null,"created_at":"2026-11-26T16:29:42.919Z","updated_at":"2026-11-26T16:29:42.919Z","version":1}', X'6F355A78B1BBF6D6098FF2CEC9E0DE263BB2D1BF730C3721598C5BE710AB0823');
INSERT INTO audit_events VALUES ('org_01m8cb1vb2e27akf9xjk7487p6', 42, 1795710582919, 'usr_01m8cb1tpqejabv08q401qmvkv', 'key_01m8cb1v50eatsz5b3y26v0ycg', 'bank_transaction.confirm', 'btx_01m8cb1ydaefca1zncg5axcqyg', NULL, '{"journal_id":"jnl_01m8cb2047ebebptqge91ymtrk","way":"allocations"}', X'83CE0D274D609692B65E81E4724B90CFE38EDB6A7105E8DE58F3AAE48BC80560');
INSERT INTO audit_events VALUES ('org_01m8cb1vb2e27akf9xjk7487p6', 43, 1795710583166, 'usr_01m8cb1tpqejabv08q401qmvkv', 'key_01m8cb1v50eatsz5b3y26v0ycg', 'settlement.create', 'set_01m8cb20byesz91fghrc4t9zdy', NULL, '{"id":"set_01m8cb20byesz91fghrc4t9zdy","type":"receipt","status":"posted","refund":false,"contact_id":"con_01m8cb1vxzeea8rgwxwp4d3089","contact_name":"Marlow & Pike LLP","bank_account_id":"bac_01m8cb1vm8ekks3x7zz72n9h4s","date":"2026-03-16","amount":1418.40,"currency":"GBP","reference":null,"allocated_amount":1418.40,"unallocated_amount":0.00,"allocations":[{"id":"alc_01m8cb20byesz91fghrc4t9zdy","invoice_id":"inv_01m8cb1x56epc9mg5kw79qdeke","invoice_number":"INV-0004","settlement_id":"set_01m8cb20byesz91fghrc4t9zdy","credit_note_id":null,"amount":1418.40,"date":"2026-03-16","created_at":"2026-11-26T16:29:43.166Z"}],"bank_transaction_id":"btx_01m8cb1ydaefca1zncgj2tk6a1","journal_id":"jnl_01m8cb20byesz91fghrc4t9zdy","void_date":null,"void_journal_id":null,"created_at":"2026-11-26T16:29:43.166Z","updated_at":"2026-11-26T16:29:43.166Z","version":1}', X'2A49C9B3DD8907ACACB8DF947B52A69CED49389FA1556B5F7C1845997551F074');
INSERT INTO audit_events VALUES ('org_01m8cb1vb2e27akf9xjk7487p6', 44, 1795710583166, 'usr_01m8cb1tpqejabv08q401qmvkv', 'key_01m8cb1v50eatsz5b3y26v0ycg', 'bank_transaction.confirm', 'btx_01m8cb1ydaefca1zncgj2tk6a1', NULL, '{"journal_id":"jnl_01m8cb20byesz91fghrc4t9zdy","way":"allocations"}', X'A78AFC3D83213080C0E3928343F078D0C47B106B26DE8AF77E60FCEA3D8D8F65');
INSERT INTO audit_events VALUES ('org_01m8cb1vb2e27akf9xjk7487p6', 45, 1795710583598, 'usr_01m8cb1tpqejabv08q401qmvkv', 'key_01m8cb1v50eatsz5b3y26v0ycg', 'settlement.match', 'set_01m8cb1y5jecz8f9thpcc9j1sa', NULL, '{"bank_transaction_id":"btx_01m8cb1ydaefca1zncgdeps8fh"}', X'A6ED406BA6E22FD89B96BF979FB5921000A2D48F598336277DC6F6BAEC5ACC33');
INSERT INTO audit_events VALUES ('org_01m8cb1vb2e27akf9xjk7487p6', 46, 1795710583598, 'usr_01m8cb1tpqejabv08q401qmvkv', 'key_01m8cb1v50eatsz5b3y26v0ycg', 'bank_transaction.confirm', 'btx_01m8cb1ydaefca1zncgdeps8fh', NULL, '{"journal_id":"jnl_01m8cb1y5jecz8f9thpj1engaz","way":"match"}', X'2E9428AA89B78F7819AAADF7D0278FCE55BC51BF94BFDCC8434DC462D6A63B46');
INSERT INTO audit_events VALUES ('org_01m8cb1vb2e27akf9xjk7487p6', 47, 1795710583938, 'usr_01m8cb1tpqejabv08q401qmvkv', 'key_01m8cb1v50eatsz5b3y26v0ycg', 'bank_transaction.confirm', 'btx_01m8cb1ydaefca1zncgvhd8269', NULL, '{"journal_id":"jnl_01m8cb2142e2j96af55n3erbwf","way":"transfer"}', X'CF6473BE71F4A760A1031DE2DA93B4B6272B8F0A5788CF0EB191CAA03E83A08D');
INSERT INTO audit_events VALUES ('org_01m8cb1vb2e27akf9xjk7487p6', 48, 1795710584342, 'usr_01m8cb1tpqejabv08q401qmvkv', 'key_01m8cb1v50eatsz5b3y26v0ycg', 'bank_transaction.confirm', 'btx_01m8cb1ydaefca1zncgwznw7z7', NULL, '{"journal_id":"jnl_01m8cb21gpedmaesv9cxcqberg","way":"account"}', X'83EFB8BDB7E6D8CEFC57BF858556064BF53CC0A46CF6A8EB82B4B75ECECD8A4F');
INSERT INTO audit_events VALUES ('org_01m8cb1vb2e27akf9xjk7487p6', 49, 1795710586210, 'usr_01m8cb1tpqejabv08q401qmvkv', 'key_01m8cb1v50eatsz5b3y26v0ycg', 'bank_transaction.update', 'btx_01m8cb1ydaefca1zncfpqe6zz9', '{"account_id":null,"contact_id":null,"vat_amount":null,"vat_code":"NV"}', '{"account_id":"acc_01m8cb1vb2e27akf9xhce809zp","contact_id":null,"vat_amount":null,"vat_code":"ST"}', X'B0A9B613CCAFFFDAC1CB7253656CF00F46B306BE79DF8D58D709DBD0E63E7304');
INSERT INTO audit_events VALUES ('org_01m8cb1vb2e27akf9xjk7487p6', 50, 1795710586210, 'usr_01m8cb1tpqejabv08q401qmvkv', 'key_01m8cb1v50eatsz5b3y26v0ycg', 'bank_transaction.update', 'btx_01m8cb1ydaefca1zncg1x8b7j4', '{"account_id":null,"contact_id":null,"vat_amount":null,"vat_code":"NV"}', '{"account_id":"acc_01m8cb1vb2e27akf9xhmrxjp47","contact_id":null,"vat_amount":null,"vat_code":"ZR"}', X'B21D4D207C89324D0924017E74A45167646F19801317C77C7F6DE75EBB5C6059');
INSERT INTO audit_events VALUES ('org_01m8cb1vb2e27akf9xjk7487p6', 51, 1795710586210, 'usr_01m8cb1tpqejabv08q401qmvkv', 'key_01m8cb1v50eatsz5b3y26v0ycg', 'bank_transaction.update', 'btx_01m8cb1ydaefca1zncgbj1x9y5', '{"account_id":null,"contact_id":null,"vat_amount":null,"vat_code":"NV"}', '{"account_id":"acc_01m8cb1vb2e27akf9xhce809zp","contact_id":null,"vat_amount":null,"vat_code":"ST"}', X'BE9E6D1646F17C164EB649CFB5CA364616DE849252FC577B5E1688EFBF5BC274');
INSERT INTO audit_events VALUES ('org_01m8cb1vb2e27akf9xjk7487p6', 52, 1795710586210, 'usr_01m8cb1tpqejabv08q401qmvkv', 'key_01m8cb1v50eatsz5b3y26v0ycg', 'bank_transaction.update', 'btx_01m8cb1ydaefca1zncgmv0d9w9', '{"account_id":null,"contact_id":null,"vat_amount":null,"vat_code":"NV"}', '{"account_id":"acc_01m8cb1vb2e27akf9xjazs33qk","contact_id":null,"vat_amount":null,"vat_code":"EX"}', X'9EA540E0E6610E56AD381CE6C310818BD738DBB4119E4557155EAEAC75C46F1C');
INSERT INTO audit_events VALUES ('org_01m8cb1vb2e27akf9xjk7487p6', 53, 1795710586478, 'usr_01m8cb1tpqejabv08q401qmvkv', 'key_01m8cb1v50eatsz5b3y26v0ycg', 'bank_transaction.confirm', 'btx_01m8cb1ydaefca1zncg1x8b7j4', NULL, '{"journal_id":"jnl_01m8cb23keeq7t3x1cgghbarkz","way":"account"}', X'E3730EE8CDC73E0652CD8CCEB30582A55AE3BF8FD2A5FF394FBB6ECBB4191771');
INSERT INTO audit_events VALUES ('org_01m8cb1vb2e27akf9xjk7487p6', 54, 1795710586718, 'usr_01m8cb1tpqejabv08q401qmvkv', 'key_01m8cb1v50eatsz5b3y26v0ycg', 'bank_transaction.confirm', 'btx_01m8cb1ydaefca1zncgbj1x9y5', NULL, '{"journal_id":"jnl_01m8cb23tyexqsbjajsh9xsq80","way":"account"}', X'301398A9CA606DA8105090F36FCCE554F89071243F312B986F12C33D42C6A5A0');
INSERT INTO audit_events VALUES ('org_01m8cb1vb2e27akf9xjk7487p6', 55, 1795710586986, 'usr_01m8cb1tpqejabv08q401qmvkv', 'key_01m8cb1v50eatsz5b3y26v0ycg', 'bank_transaction.confirm', 'btx_01m8cb1ydaefca1zncfpqe6zz9', NULL, '{"journal_id":"jnl_01m8cb243aexbrq4r9qwwms41b","way":"account"}', X'2F07F018C7F45BA94117301B5F60CB908F469D3B6B0D6E07F6541C5A97440039');
INSERT INTO audit_events VALUES ('org_01m8cb1vb2e27akf9xjk7487p6', 56, 1795710587330, 'usr_01m8cb1tpqejabv08q401qmvkv', 'key_01m8cb1v50eatsz5b3y26v0ycg', 'bank_transaction.confirm', 'btx_01m8cb1ydaefca1zncgmv0d9w9', NULL, '{"journal_id":"jnl_01m8cb24e2ewf9gbe2z1w2m8z0","way":"account"}', X'1657E1731CBDA6B5112E14452ABA0B1C80DE61BF5942C4BB7E69E4BDAFB49719');
INSERT INTO audit_events VALUES ('org_01m8cb1vb2e27akf9xjk7487p6', 57, 1795710587863, 'usr_01m8cb1tpqejabv08q401qmvkv', 'key_01m8cb1v50eatsz5b3y26v0ycg', 'vat_return.create', 'vrt_01m8cb24yqes2r7wvqspkgdyf4', NULL, '{"id":"vrt_01m8cb24yqes2r7wvqspkgdyf4","date_from":"2026-01-01","date_to":"2026-03-31","status":"draft","currency":"GBP","scheme":"standard","flat_rate_percent":null,"adjustments":[],"boxes":{"1":698.40,"2":0.00,"3":698.40,"4":319.80,"5":378.60,"6":4776.00,"7":3427.00,"8":0.00,"9":0.00},"direction":"pay","hmrc":{"vatDueSales":698.40,"vatDueAcquisitions":0.00,"totalVatDue":698.40,"vatReclaimedCurrPeriod":319.80,"netVatDue":378.60,"totalValueSalesExVAT":4776,"totalValuePurchasesExVAT":3427,"totalValueGoodsSuppliedExVAT":0,"totalAcquisitionsExVAT":0},"journal_id":null,"finalised_at":null,"created_at":"2026-11-26T16:29:47.863Z","updated_at":"2026-11-26T16:29:47.863Z","version":1}', X'919DBC8C14C40C55A9D596FD4ECAD21776E925AD564F2976D615AB0D07462749');
INSERT INTO audit_events VALUES ('org_01m8cb1vb2e27akf9xjk7487p6', 58, 1795710587990, 'usr_01m8cb1tpqejabv08q401qmvkv', 'key_01m8cb1v50eatsz5b3y26v0ycg', 'vat_return.finalise', 'vrt_01m8cb24yqes2r7wvqspkgdyf4', NULL, '{"id":"vrt_01m8cb24yqes2r7wvqspkgdyf4","date_from":"2026-01-01","date_to":"2026-03-31","status":"finalised","currency":"GBP","scheme":"standard","flat_rate_percent":null,"adjustments":[],"boxes":{"1":698.40,"2":0.00,"3":698.40,"4":319.80,"5":378.60,"6":4776.00,"7":3427.00,"8":0.00,"9":0.00},"direction":"pay","hmrc":{"vatDueSales":698.40,"vatDueAcquisitions":0.00,"totalVatDue":698.40,"vatReclaimedCurrPeriod":319.80,"netVatDue":378.60,"totalValueSalesExVAT":4776,"totalValuePurchasesExVAT":3427,"totalValueGoodsSuppliedExVAT":0,"totalAcquisitionsExVAT":0},"journal_id":null,"finalised_at":"2026-11-26T16:29:47.990Z","created_at":"2026-11-26T16:29:47.863Z","updated_at":"2026-11-26T16:29:47.990Z","version":2}', X'171EDAAEB4B5205FD428BE409A5DE8C635D1D5764B299705601D2C77B32D5765');
INSERT INTO audit_events VALUES ('org_01m8cb1vb2e27akf9xjk7487p6', 59, 1795710588166, 'usr_01m8cb1tpqejabv08q401qmvkv', 'key_01m8cb1v50eatsz5b3y26v0ycg', 'organisation.lock', 'org_01m8cb1vb2e27akf9xjk7487p6', '{"lock_date":null}', '{"lock_date":"2026-03-31","reason":"year end"}', X'0303C28C47CFC73A52BD089E8F18153D9A52263D4D69A12F04970AAACEF74EA0');
INSERT INTO bank_accounts VALUES ('bac_01m8cb1v8je5atdsz7zwspet1w', 'org_01m8cb1v62ewtswybqe09fbsqy', 'acc_01m8cb1v62ewtswybq97hv5qzh', 'Current', 'current', NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1795710577938, 1795710577938, 1, NULL);
INSERT INTO bank_accounts VALUES ('bac_01m8cb1vm8ekks3x7zz72n9h4s', 'org_01m8cb1vb2e27akf9xjk7487p6', 'acc_01m8cb1vb2e27akf9xdnhpkm5b', 'Current', 'current', NULL, NULL, NULL, 1000000, '2026-01-01', 'jnl_01m8cb1vm8ekks3x7zzen52w5c', 900715, 1795710578312, 1795710581162, 2, '2026-03-31');
INSERT INTO bank_accounts VALUES ('bac_01m8cb1vpeec8at0t5pccc9qqr', 'org_01m8cb1vb2e27akf9xjk7487p6', 'acc_01m8cb1vpeec8at0t5pk23nxps', 'Savings', 'savings', NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1795710578382, 1795710578382, 1, NULL);
INSERT INTO stated_balances VALUES ('org_01m8cb1vb2e27akf9xjk7487p6', 'bac_01m8cb1vm8ekks3x7zz72n9h4s', '2026-03-31', 900715, 1795710581162);
INSERT INTO bank_transactions VALUES ('btx_01m8cb1ydaefca1zncfc0td4vb', 'org_01m8cb1vb2e27akf9xjk7487p6', 'bac_01m8cb1vm8ekks3x7zz72n9h4s', '2026-01-22', -107880, 'FPO TECHBARN LTD TB-0117', NULL, NULL, X'1272808C0B8E7153718481FDD8CAD3BCA1177A0D294A925B0D41E3B4B2AE4845', 1, 'fpo techbarn ltd tb-0117', 'confirmed', NULL, 'NV', NULL, 'con_01m8cb1w1yetp8cjx13t1ra9tf', 'allocations', 'jnl_01m8cb1yr2ekgt1hejtv6gw6cs', 2, NULL, 'NV', 0, 1795710581507, 1795710581162, 1795710581507, 2, NULL);
INSERT INTO bank_transactions VALUES ('btx_01m8cb1ydaefca1zncfjd5ke2m', 'org_01m8cb1vb2e27akf9xjk7487p6', 'bac_01m8cb1vm8ekks3x7zz72n9h4s', '2026-01-30', 150000, 'FPI ABBEY SCHOOLS TRUST PART INV-0001', NULL, NULL, X'328DD05DF287413BBD6F750059372A7F48A2FE8810A1C938B25CC5B4201F7110', 1, 'fpi abbey schools trust part inv-0001', 'confirmed', NULL, 'NV', NULL, 'con_01m8cb1vs9e2f93rvj4sktfmh1', 'allocations', 'jnl_01m8cb1z3te04ax74zfcv6q42z', 2, NULL, 'NV', 0, 1795710581882, 1795710581162, 1795710581882, 2, NULL);
INSERT INTO bank_transactions VALUES ('btx_01m8cb1ydaefca1zncfpqe6zz9', 'org_01m8cb1vb2e27akf9xjk7487p6', 'bac_01m8cb1vm8ekks3x7zz72n9h4s', '2026-02-02', -3600, 'CARD SLATEWORK SOFTWARE SUBSCRIPTION', NULL, NULL, X'67141EE03747F94A367872676174183B43B71F3C3CDD657ED483571C76EC7C0E', 1, 'card slatework software subscription', 'confirmed', 'acc_01m8cb1vb2e27akf9xhce809zp', 'ST', NULL, NULL, 'account', 'jnl_01m8cb243aexbrq4r9qwwms41b', 1, 'acc_01m8cb1vb2e27akf9xhce809zp', 'ST', -600, 1795710586986, 1795710581162, 1795710586986, 3, NULL);
INSERT INTO bank_transactions VALUES ('btx_01m8cb1ydaefca1zncfvxsy5vq', 'org_01m8cb1vb2e27akf9xjk7487p6', 'bac_01m8cb1vm8ekks3x7zz72n9h4s', '2026-02-10', -135000, 'FPO HARCOURT LETTINGS HL-33', NULL, NULL, X'A554BD883699F03B2433581DAE214B19EF4CA02926A5399A2312D8445D2AE6F3', 1, 'fpo harcourt lettings hl-33', 'confirmed', NULL, 'NV', NULL, 'con_01m8cb1w4peyraw8h3rvray744', 'allocations', 'jnl_01m8cb1zjkeyqt6w79dgk7jt00', 2, NULL, 'NV', 0, 1795710582355, 1795710581162, 1795710582355, 2, NULL);
INSERT INTO bank_transactions VALUES ('btx_01m8cb1ydaefca1zncfxhdaejx', 'org_01m8cb1vb2e27akf9xjk7487p6', 'bac_01m8cb1vm8ekks3x7zz72n9h4s', '2026-02-16', 171000, 'FPI ABBEY SCHOOLS TRUST INV-0001 INV-0002', NULL, NULL, X'3A4F56DDD806837EDC73F6F4DC68C99DACBE0696CCC891AED5FA4883FF1E7336', 1, 'fpi abbey schools trust inv-0001 inv-0002', 'confirmed', NULL, 'NV', NULL, 'con_01m8cb1vs9e2f93rvj4sktfmh1', 'allocations', 'jnl_01m8cb1zwhezas81b1cpnqsbr5', 2, NULL, 'NV', 0, 1795710582673, 1795710581162, 1795710582673, 2, NULL);
INSERT INTO bank_transactions VALUES ('btx_01m8cb1ydaefca1zncg1x8b7j4', 'org_01m8cb1vb2e27akf9xjk7487p6', 'bac_01m8cb1vm8ekks3x7zz72n9h4s', '2026-02-18', -5840, 'CARD TRAINLINE.COM LONDON', NULL, NULL, X'56CF7DBBB1CCE80AAE434516F639C2AE3AC2F04AE4E3EC16A64F481C4271CE17', 1, 'card trainline.com london', 'confirmed', 'acc_01m8cb1vb2e27akf9xhmrxjp47', 'ZR', NULL, NULL, 'account', 'jnl_01m8cb23keeq7t3x1cgghbarkz', 1, 'acc_01m8cb1vb2e27akf9xhmrxjp47', 'ZR', 0, 1795710586478, 1795710581162, 1795710586478, 3, NULL);
INSERT INTO bank_transactions VALUES ('btx_01m8cb1ydaefca1zncg5axcqyg', 'org_01m8cb1vb2e27akf9xjk7487p6', 'bac_01m8cb1vm8ekks3x7zz72n9h4s', '2026-02-27', -40000, 'FPO PRINTWELL PX-881', NULL, NULL, X'CBB4004E5F456DD9C35D050B3FE3C9E6B04BF0EAB21532E492B097A7B21B73A1', 1, 'fpo printwell px-881', 'confirmed', NULL, 'NV', NULL, 'con_01m8cb1vzce8j8zec3jgnzj110', 'allocations', 'jnl_01m8cb2047ebebptqge91ymtrk', 2, NULL, 'NV', 0, 1795710582919, 1795710581162, 1795710582919, 2, NULL);
INSERT INTO bank_transactions VALUES ('btx_01m8cb1ydaefca1zncgbj1x9y5', 'org_01m8cb1vb2e27akf9xjk7487p6', 'bac_01m8cb1vm8ekks3x7zz72n9h4s', '2026-03-02', -3600, 'CARD SLATEWORK SOFTWARE SUBSCRIPTION', NULL, NULL, X'C9F5FEC85CB8D9A7FF4021B408AB259A9BB61A729B1B9895D3CBF4C028444205', 1, 'card slatework software subscription', 'confirmed', 'acc_01m8cb1vb2e27akf9xhce809zp', 'ST', NULL, NULL, 'account', 'jnl_01m8cb23tyexqsbjajsh9xsq80', 1, 'acc_01m8cb1vb2e27akf9xhce809zp', 'ST', -600, 1795710586718, 1795710581162, 1795710586718, 3, NULL);
INSERT INTO bank_transactions VALUES ('btx_01m8cb1ydaefca1zncgdeps8fh', 'org_01m8cb1vb2e27akf9xjk7487p6', 'bac_01m8cb1vm8ekks3x7zz72n9h4s', '2026-03-06', 28200, 'FPI KESTREL FITNESS CIC INV-0003', NULL, NULL, X'8E0352E4B1B35F89518582419B2FF0638D7196EA458695B1839482EA1B564551', 1, 'fpi kestrel fitness cic inv-0003', 'confirmed', NULL, 'NV', NULL, 'con_01m8cb1vvtexx9808qe90w263z', 'match', 'jnl_01m8cb1y5jecz8f9thpj1engaz', 2, NULL, 'NV', 0, 1795710583598, 1795710581162, 1795710583598, 2, NULL);
INSERT INTO bank_transactions VALUES ('btx_01m8cb1ydaefca1zncgj2tk6a1', 'org_01m8cb1vb2e27akf9xjk7487p6', 'bac_01m8cb1vm8ekks3x7zz72n9h4s', '2026-03-16', 141840, 'FPI MARLOW AND PIKE LLP INV-0004 LESS CN-0001', NULL, NULL, X'71E7888D7A34F0BCC91A019E775F105D0016A4F32F799EDAF02F3D2A7290E64D', 1, 'fpi marlow and pike llp inv-0004 less cn-0001', 'confirmed', NULL, 'NV', NULL, 'con_01m8cb1vxzeea8rgwxwp4d3089', 'allocations', 'jnl_01m8cb20byesz91fghrc4t9zdy', 2, NULL, 'NV', 0, 1795710583166, 1795710581162, 1795710583166, 2, NULL);
INSERT INTO bank_transactions VALUES ('btx_01m8cb1ydaefca1zncgmv0d9w9', 'org_01m8cb1vb2e27akf9xjk7487p6', 'bac_01m8cb1vm8ekks3x7zz72n9h4s', '2026-03-20', -750, 'TOTAL CHARGES TO 19MAR2026', NULL, NULL, X'F0BA29B088E504EAE3E9A2FE7A0600DAE5D622DB4B4B80CCFFA83595DB79F5C3', 1, 'total charges to 19mar2026', 'confirmed', 'acc_01m8cb1vb2e27akf9xjazs33qk', 'EX', NULL, NULL, 'account', 'jnl_01m8cb24e2ewf9gbe2z1w2m8z0', 1, 'acc_01m8cb1vb2e27akf9xjazs33qk', 'EX', 0, 1795710587330, 1795710581162, 1795710587330, 3, NULL);
INSERT INTO bank_transactions VALUES ('btx_01m8cb1ydaefca1zncgvhd8269', 'org_01m8cb1vb2e27akf9xjk7487p6', 'bac_01m8cb1vm8ekks3x7zz72n9h4s', '2026-03-25', -200000, 'TFR TO SAVINGS', NULL, NULL, X'B7B90B8EE2BD4F650D5F978B5912EB492294E4044B7D3C5C2E065CA73B855EAE', 1, 'tfr to savings', 'confirmed', NULL, 'NV', NULL, NULL, 'transfer', 'jnl_01m8cb2142e2j96af55n3erbwf', 1, NULL, 'NV', 0, 1795710583938, 1795710581162, 1795710583938, 2, NULL);
INSERT INTO bank_transactions VALUES ('btx_01m8cb1ydaefca1zncgwznw7z7', 'org_01m8cb1vb2e27akf9xjk7487p6', 'bac_01m8cb1vm8ekks3x7zz72n9h4s', '2026-03-31', -93655, 'FPO J WREN NET PAY MARCH', NULL, NULL, X'B723781A8F8F5C03549E3D18755201BD640E2AC657779E194AC48817223FFDEE', 1, 'fpo j wren net pay march', 'confirmed', 'acc_01m8cb1vb2e27akf9xeerf84zf', 'NV', NULL, NULL, 'account', 'jnl_01m8cb21gpedmaesv9cxcqberg', 1, 'acc_01m8cb1vb2e27akf9xeerf84zf', 'NV', 0, 1795710584342, 1795710581162, 1795710584342, 2, NULL);
INSERT INTO bank_transactions VALUES ('btx_01m8cb26r4ej2t0vrc2hb2stcr', 'org_01m8cb1v62ewtswybqe09fbsqy', 'bac_01m8cb1v8je5atdsz7zwspet1w', '2026-03-02', -50000, 'CARD 4417 SCREWFIX', NULL, NULL, X'0ED9BB1B0D55AF6C307FF282ECDC85BC1BD02E3792AC92D0AF03BB4A90C6DDD4', 1, 'card 4417 screwfix', 'unconfirmed', NULL, 'NV', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1795710589700, 1795710589927, 3, NULL);
INSERT INTO unlinked_journals VALUES ('org_01m8cb1v62ewtswybqe09fbsqy', 'btx_01m8cb26r4ej2t0vrc2hb2stcr', 'jnl_01m8cb26ttezhrnbps0525gee8');
INSERT INTO invoices VALUES ('inv_01m8cb1wr2e8eb58p0zztfb6eq', 'org_01m8cb1vb2e27akf9xjk7487p6', 'sales', 'invoice', 'issued', 'INV-0001', 'con_01m8cb1vs9e2f93rvj4sktfmh1', '2026-01-15', '2026-02-14', 'exclusive', NULL, NULL, 195000, 39000, 234000, 234000, 0, 'issued', 'jnl_01m8cb1wr2e8eb58p1035a9t31', NULL, NULL, 'inv-0001', 1795710579458, 1795710582673, 3, '2026-02-16', 2, '2026-01-30', '2026-02-16');
INSERT INTO invoices VALUES ('inv_01m8cb1wvjebwbr7b5cy19nw0q', 'org_01m8cb1vb2e27akf9xjk7487p6', 'purchase', 'invoice', 'issued', 'PX-881', 'con_01m8cb1vzce8j8zec3jgnzj110', '2026-01-20', '2026-02-19', 'exclusive', NULL, NULL, 41200, 0, 41200, 40000, 0, 'issued', 'jnl_01m8cb1wvjebwbr7b5d0dknxad', NULL, NULL, 'px-881', 1795710579570, 1795710582919, 2, '9999-99-99', 1, '2026-02-27', '2026-02-27');
INSERT INTO invoices VALUES ('inv_01m8cb1wyfeccbc61kpcxf2ttf', 'org_01m8cb1vb2e27akf9xjk7487p6', 'purchase', 'invoice', 'issued', 'TB-0117', 'con_01m8cb1w1yetp8cjx13t1ra9tf', '2026-01-21', '2026-02-20', 'exclusive', NULL, NULL, 89900, 17980, 107880, 107880, 0, 'issued', 'jnl_01m8cb1wyfeccbc61kpjqp0zzk', NULL, NULL, 'tb-0117', 1795710579663, 1795710581507, 2, '2026-01-22', 1, '2026-01-22', '2026-01-22');
INSERT INTO invoices VALUES ('inv_01m8cb1x0ye4zt3xraswykhwax', 'org_01m8cb1vb2e27akf9xjk7487p6', 'sales', 'invoice', 'issued', 'INV-0002', 'con_01m8cb1vs9e2f93rvj4sktfmh1', '2026-01-28', '2026-02-27', 'exclusive', NULL, NULL, 87000, 0, 87000, 87000, 0, 'issued', 'jnl_01m8cb1x0ye4zt3xrat1dzsydr', NULL, NULL, 'inv-0002', 1795710579742, 1795710582673, 2, '2026-02-16', 1, '2026-02-16', '2026-02-16');
INSERT INTO invoices VALUES ('inv_01m8cb1x1zeperdyj1snpkdyzb', 'org_01m8cb1vb2e27akf9xjk7487p6', 'purchase', 'invoice', 'issued', 'HL-33', 'con_01m8cb1w4peyraw8h3rvray744', '2026-02-01', '2026-03-03', 'exclusive', NULL, NULL, 135000, 0, 135000, 135000, 0, 'issued', 'jnl_01m8cb1x1zeperdyj1stnksh5k', NULL, NULL, 'hl-33', 1795710579775, 1795710582355, 2, '2026-02-10', 1, '2026-02-10', '2026-02-10');
INSERT INTO invoices VALUES ('inv_01m8cb1x3jeajvhh5nd1sxtdj8', 'org_01m8cb1vb2e27akf9xjk7487p6', 'sales', 'invoice', 'issued', 'INV-0003', 'con_01m8cb1vvtexx9808qe90w263z', '2026-02-09', '2026-03-11', 'exclusive', NULL, NULL, 27500, 700, 28200, 28200, 0, 'issued', 'jnl_01m8cb1x3jeajvhh5nd6sqzdxf', NULL, NULL, 'inv-0003', 1795710579826, 1795710580914, 2, '2026-03-06', 1, '2026-03-06', '2026-03-06');
INSERT INTO invoices VALUES ('inv_01m8cb1x56epc9mg5kw79qdeke', 'org_01m8cb1vb2e27akf9xjk7487p6', 'sales', 'invoice', 'issued', 'INV-0004', 'con_01m8cb1vxzeea8rgwxwp4d3089', '2026-02-20', '2026-03-22', 'exclusive', NULL, NULL, 133200, 26640, 159840, 141840, 18000, 'issued', 'jnl_01m8cb1x56epc9mg5kwan6t9vp', NULL, NULL, 'inv-0004', 1795710579878, 1795710583166, 3, '2026-03-16', 2, '2026-03-12', '2026-03-16');
INSERT INTO invoices VALUES ('inv_01m8cb1x7eehmsn0vqkx7vz7z2', 'org_01m8cb1vb2e27akf9xjk7487p6', 'sales', 'invoice', 'void', 'INV-0005', 'con_01m8cb1vxzeea8rgwxwp4d3089', '2026-03-03', '2026-04-02', 'exclusive', NULL, NULL, 50000, 10000, 60000, 0, 0, 'issued', 'jnl_01m8cb1x7eehmsn0vqm2jqx481', '2026-03-03', 'jnl_01m8cb1xjdejmaa60s9m9ykhea', 'inv-0005', 1795710579950, 1795710580301, 2, '2026-03-03', 0, NULL, NULL);
INSERT INTO invoices VALUES ('inv_01m8cb1x96ehn84y0gpgh4y0h2', 'org_01m8cb1vb2e27akf9xjk7487p6', 'sales', 'credit_note', 'issued', 'CN-0001', 'con_01m8cb1vxzeea8rgwxwp4d3089', '2026-03-12', '2026-03-12', 'exclusive', 'INV-0004', NULL, 15000, 3000, 18000, 0, 18000, 'issued', 'jnl_01m8cb1x96ehn84y0gpq46650e', NULL, NULL, 'cn-0001
inv-0004', 1795710580006, 1795710580602, 2, '2026-03-12', 1, '2026-03-12', '2026-03-12');
INSERT INTO invoices VALUES ('inv_01m8cb1xajekh926hdfy4g018v', 'org_01m8cb1vb2e27akf9xjk7487p6', 'purchase', 'invoice', 'issued', 'FR-1209', 'con_01m8cb1waae14scrrm8atv4dbp', '2026-03-24', '2026-04-23', 'inclusive', NULL, NULL, 64000, 12800, 76800, 0, 0, 'issued', 'jnl_01m8cb1xajekh926hdg1yfdk09', NULL, NULL, 'fr-1209', 1795710580050, 1795710580050, 1, '9999-99-99', 0, NULL, NULL);
INSERT INTO invoices VALUES ('inv_01m8cb1xd6e9393qg05q2g8hfe', 'org_01m8cb1vb2e27akf9xjk7487p6', 'sales', 'invoice', 'issued', 'INV-0006', 'con_01m8cb1vs9e2f93rvj4sktfmh1', '2026-03-27', '2026-04-26', 'exclusive', NULL, NULL, 49900, 6500, 56400, 0, 0, 'issued', 'jnl_01m8cb1xd6e9393qg05s59qrae', NULL, NULL, 'inv-0006', 1795710580134, 1795710580134, 1, '9999-99-99', 0, NULL, NULL);
INSERT INTO invoice_lines VALUES ('org_01m8cb1vb2e27akf9xjk7487p6', 'inv_01m8cb1wr2e8eb58p0zztfb6eq', 1, 'Course design, 3 days', '3', '650.00', NULL, 'acc_01m8cb1vb2e27akf9xfgwbrxr3', 'ST', NULL, 195000, 39000, 234000);
INSERT INTO invoice_lines VALUES ('org_01m8cb1vb2e27akf9xjk7487p6', 'inv_01m8cb1wvjebwbr7b5cy19nw0q', 1, 'Printing of workbooks', '1', '412.00', NULL, 'acc_01m8cb1vb2e27akf9xg7mps2h3', 'ZR', NULL, 41200, 0, 41200);
INSERT INTO invoice_lines VALUES ('org_01m8cb1vb2e27akf9xjk7487p6', 'inv_01m8cb1wyfeccbc61kpcxf2ttf', 1, 'Laptop', '1', '899.00', NULL, 'acc_01m8cb1vb2e27akf9xcpf73nhy', 'ST', NULL, 89900, 17980, 107880);
INSERT INTO invoice_lines VALUES ('org_01m8cb1vb2e27akf9xjk7487p6', 'inv_01m8cb1x0ye4zt3xraswykhwax', 1, 'Workbooks', '120', '7.25', NULL, 'acc_01m8cb1vb2e27akf9xfn9r44sy', 'ZR', NULL, 87000, 0, 87000);
INSERT INTO invoice_lines VALUES ('org_01m8cb1vb2e27akf9xjk7487p6', 'inv_01m8cb1x1zeperdyj1snpkdyzb', 1, 'Rent, January to March', '1', '1350.00', NULL, 'acc_01m8cb1vb2e27akf9xgwrscbhe', 'EX', NULL, 135000, 0, 135000);
INSERT INTO invoice_lines VALUES ('org_01m8cb1vb2e27akf9xjk7487p6', 'inv_01m8cb1x3jeajvhh5nd1sxtdj8', 1, 'Seminar room, 5 evenings', '5', '48.00', NULL, 'acc_01m8cb1vexe9fbw1c00e94g8tt', 'EX', NULL, 24000, 0, 24000);
INSERT INTO invoice_lines VALUES ('org_01m8cb1vb2e27akf9xjk7487p6', 'inv_01m8cb1x3jeajvhh5nd1sxtdj8', 2, 'Projector', '1', '35.00', NULL, 'acc_01m8cb1vb2e27akf9xfgwbrxr3', 'ST', NULL, 3500, 700, 4200);
INSERT INTO invoice_lines VALUES ('org_01m8cb1vb2e27akf9xjk7487p6', 'inv_01m8cb1x56epc9mg5kw79qdeke', 1, 'Course for new starters', '1', '1480.00', '10', 'acc_01m8cb1vb2e27akf9xfgwbrxr3', 'ST', NULL, 133200, 26640, 159840);
INSERT INTO invoice_lines VALUES ('org_01m8cb1vb2e27akf9xjk7487p6', 'inv_01m8cb1x7eehmsn0vqkx7vz7z2', 1, 'Raised in error', '1', '500.00', NULL, 'acc_01m8cb1vb2e27akf9xfgwbrxr3', 'ST', NULL, 50000, 10000, 60000);
INSERT INTO invoice_lines VALUES ('org_01m8cb1vb2e27akf9xjk7487p6', 'inv_01m8cb1x96ehn84y0gpgh4y0h2', 1, 'A day that was not held', '1', '150.00', NULL, 'acc_01m8cb1vb2e27akf9xfgwbrxr3', 'ST', NULL, 15000, 3000, 18000);
INSERT INTO invoice_lines VALUES ('org_01m8cb1vb2e27akf9xjk7487p6', 'inv_01m8cb1xajekh926hdfy4g018v', 1, 'Illustration, 2 days', '2', '384.00', NULL, 'acc_01m8cb1vb2e27akf9xgbtzp4ap', 'ST', NULL, 64000, 12800, 76800);
INSERT INTO invoice_lines VALUES ('org_01m8cb1vb2e27akf9xjk7487p6', 'inv_01m8cb1xd6e9393qg05q2g8hfe', 1, 'Workbooks', '24', '7.25', NULL, 'acc_01m8cb1vb2e27akf9xfn9r44sy', 'ZR', NULL, 17400, 0, 17400);
INSERT INTO invoice_lines VALUES ('org_01m8cb1vb2e27akf9xjk7487p6', 'inv_01m8cb1xd6e9393qg05q2g8hfe', 2, 'Half a day of course design', '0.5', '650.00', NULL, 'acc_01m8cb1vb2e27akf9xfgwbrxr3', 'ST', NULL, 32500, 6500, 39000);
INSERT INTO number_sequences VALUES ('org_01m8cb1vb2e27akf9xjk7487p6', 'credit_note', 1);
INSERT INTO number_sequences VALUES ('org_01m8cb1vb2e27akf9xjk7487p6', 'invoice', 6);
INSERT INTO settlements VALUES ('set_01m8cb1y5jecz8f9thpcc9j1sa', 'org_01m8cb1vb2e27akf9xjk7487p6', 'receipt', 'sales', 'posted', 'con_01m8cb1vvtexx9808qe90w263z', 'bac_01m8cb1vm8ekks3x7zz72n9h4s', '2026-03-06', 28200, 28200, NULL, 'btx_01m8cb1ydaefca1zncgdeps8fh', 0, 'jnl_01m8cb1y5jecz8f9thpj1engaz', NULL, NULL, '', 1795710580914, 1795710583598, 2, '2026-03-06', 1, '2026-03-06', '2026-03-06');
INSERT INTO settlements VALUES ('set_01m8cb1yr2ekgt1hejtv6gw6cs', 'org_01m8cb1vb2e27akf9xjk7487p6', 'payment', 'purchase', 'posted', 'con_01m8cb1w1yetp8cjx13t1ra9tf', 'bac_01m8cb1vm8ekks3x7zz72n9h4s', '2026-01-22', 107880, 107880, NULL, 'btx_01m8cb1ydaefca1zncfc0td4vb', 1, 'jnl_01m8cb1yr2ekgt1hejtv6gw6cs', NULL, NULL, '', 1795710581507, 1795710581507, 1, '2026-01-22', 1, '2026-01-22', '2026-01-22');
INSERT INTO settlements VALUES ('set_01m8cb1z3te04ax74zfcv6q42z', 'org_01m8cb1vb2e27akf9xjk7487p6', 'receipt', 'sales', 'posted', 'con_01m8cb1vs9e2f93rvj4sktfmh1', 'bac_01m8cb1vm8ekks3x7zz72n9h4s', '2026-01-30', 150000, 150000, NULL, 'btx_01m8cb1ydaefca1zncfjd5ke2m', 1, 'jnl_01m8cb1z3te04ax74zfcv6q42z', NULL, NULL, '', 1795710581882, 1795710581882, 1, '2026-01-30', 1, '2026-01-30', '2026-01-30');
INSERT INTO settlements VALUES ('set_01m8cb1zjkeyqt6w79dgk7jt00', 'org_01m8cb1vb2e27akf9xjk7487p6', 'payment', 'purchase', 'posted', 'con_01m8cb1w4peyraw8h3rvray744', 'bac_01m8cb1vm8ekks3x7zz72n9h4s', '2026-02-10', 135000, 135000, NULL, 'btx_01m8cb1ydaefca1zncfvxsy5vq', 1, 'jnl_01m8cb1zjkeyqt6w79dgk7jt00', NULL, NULL, '', 1795710582355, 1795710582355, 1, '2026-02-10', 1, '2026-02-10', '2026-02-10');
INSERT INTO settlements VALUES ('set_01m8cb1zwhezas81b1cpnqsbr5', 'org_01m8cb1vb2e27akf9xjk7487p6', 'receipt', 'sales', 'posted', 'con_01m8cb1vs9e2f93rvj4sktfmh1', 'bac_01m8cb1vm8ekks3x7zz72n9h4s', '2026-02-16', 171000, 171000, NULL, 'btx_01m8cb1ydaefca1zncfxhdaejx', 1, 'jnl_01m8cb1zwhezas81b1cpnqsbr5', NULL, NULL, '', 1795710582673, 1795710582673, 1, '2026-02-16', 2, '2026-02-16', '2026-02-16');
INSERT INTO settlements VALUES ('set_01m8cb2047ebebptqge91ymtrk', 'org_01m8cb1vb2e27akf9xjk7487p6', 'payment', 'purchase', 'posted', 'con_01m8cb1vzce8j8zec3jgnzj110', 'bac_01m8cb1vm8ekks3x7zz72n9h4s', '2026-02-27', 40000, 40000, NULL, 'btx_01m8cb1ydaefca1zncg5axcqyg', 1, 'jnl_01m8cb2047ebebptqge91ymtrk', NULL, NULL, '', 1795710582919, 1795710582919, 1, '2026-02-27', 1, '2026-02-27', '2026-02-27');
INSERT INTO settlements VALUES ('set_01m8cb20byesz91fghrc4t9zdy', 'org_01m8cb1vb2e27akf9xjk7487p6', 'receipt', 'sales', 'posted', 'con_01m8cb1vxzeea8rgwxwp4d3089', 'bac_01m8cb1vm8ekks3x7zz72n9h4s', '2026-03-16', 141840, 141840, NULL, 'btx_01m8cb1ydaefca1zncgj2tk6a1', 1, 'jnl_01m8cb20byesz91fghrc4t9zdy', NULL, NULL, '', 1795710583166, 1795710583166, 1, '2026-03-16', 1, '2026-03-16', '2026-03-16');
INSERT INTO allocations VALUES ('alc_01m8cb1xvtet9vdf237yp4n15j', 'org_01m8cb1vb2e27akf9xjk7487p6', 'inv_01m8cb1x56epc9mg5kw79qdeke', NULL, 'inv_01m8cb1x96ehn84y0gpgh4y0h2', 18000, '2026-03-12', NULL, 1795710580602, NULL);
INSERT INTO allocations VALUES ('alc_01m8cb1y5jecz8f9thpqgw49nz', 'org_01m8cb1vb2e27akf9xjk7487p6', 'inv_01m8cb1x3jeajvhh5nd1sxtdj8', 'set_01m8cb1y5jecz8f9thpcc9j1sa', NULL, 28200, '2026-03-06', NULL, 1795710580914, NULL);
INSERT INTO allocations VALUES ('alc_01m8cb1yr2ekgt1hejtv6gw6cs', 'org_01m8cb1vb2e27akf9xjk7487p6', 'inv_01m8cb1wyfeccbc61kpcxf2ttf', 'set_01m8cb1yr2ekgt1hejtv6gw6cs', NULL, 107880, '2026-01-22', NULL, 1795710581507, NULL);
INSERT INTO allocations VALUES ('alc_01m8cb1z3te04ax74zfcv6q42z', 'org_01m8cb1vb2e27akf9xjk7487p6', 'inv_01m8cb1wr2e8eb58p0zztfb6eq', 'set_01m8cb1z3te04ax74zfcv6q42z', NULL, 150000, '2026-01-30', NULL, 1795710581882, NULL);
INSERT INTO allocations VALUES ('alc_01m8cb1zjkeyqt6w79dgk7jt00', 'org_01m8cb1vb2e27akf9xjk7487p6', 'inv_01m8cb1x1zeperdyj1snpkdyzb', 'set_01m8cb1zjkeyqt6w79dgk7jt00', NULL, 135000, '2026-02-10', NULL, 1795710582355, NULL);
INSERT INTO allocations VALUES ('alc_01m8cb1zwhezas81b1cpnqsbr5', 'org_01m8cb1vb2e27akf9xjk7487p6', 'inv_01m8cb1wr2e8eb58p0zztfb6eq', 'set_01m8cb1zwhezas81b1cpnqsbr5', NULL, 84000, '2026-02-16', NULL, 1795710582673, NULL);
INSERT INTO allocations VALUES ('alc_01m8cb1zwhezas81b1cpnqsbr6', 'org_01m8cb1vb2e27akf9xjk7487p6', 'inv_01m8cb1x0ye4zt3xraswykhwax', 'set_01m8cb1zwhezas81b1cpnqsbr5', NULL, 87000, '2026-02-16', NULL, 1795710582673, NULL);
INSERT INTO allocations VALUES ('alc_01m8cb2047ebebptqge91ymtrk', 'org_01m8cb1vb2e27akf9xjk7487p6', 'inv_01m8cb1wvjebwbr7b5cy19nw0q', 'set_01m8cb2047ebebptqge91ymtrk', NULL, 40000, '2026-02-27', NULL, 1795710582919, NULL);
INSERT INTO allocations VALUES ('alc_01m8cb20byesz91fghrc4t9zdy', 'org_01m8cb1vb2e27akf9xjk7487p6', 'inv_01m8cb1x56epc9mg5kw79qdeke', 'set_01m8cb20byesz91fghrc4t9zdy', NULL, 141840, '2026-03-16', NULL, 1795710583166, NULL);
INSERT INTO tax_rates VALUES ('org_01m8cb1v62ewtswybqe09fbsqy', 'ST', '2026-02-01', 190000);
INSERT INTO vat_entries VALUES ('org_01m8cb1vb2e27akf9xjk7487p6', 2, 2, 0, '2026-01-15', '2026-01-15', 'output', 'ST', 195000, 39000, 'inv_01m8cb1wr2e8eb58p0zztfb6eq', NULL);
INSERT INTO vat_entries VALUES ('org_01m8cb1vb2e27akf9xjk7487p6', 3, 2, 0, '2026-01-20', '2026-01-20', 'input', 'ZR', 41200, 0, 'inv_01m8cb1wvjebwbr7b5cy19nw0q', NULL);
INSERT INTO vat_entries VALUES ('org_01m8cb1vb2e27akf9xjk7487p6', 4, 2, 0, '2026-01-21', '2026-01-21', 'input', 'ST', 89900, 17980, 'inv_01m8cb1wyfeccbc61kpcxf2ttf', NULL);
INSERT INTO vat_entries VALUES ('org_01m8cb1vb2e27akf9xjk7487p6', 5, 2, 0, '2026-01-28', '2026-01-28', 'output', 'ZR', 87000, 0, 'inv_01m8cb1x0ye4zt3xraswykhwax', NULL);
INSERT INTO vat_entries VALUES ('org_01m8cb1vb2e27akf9xjk7487p6', 6, 2, 0, '2026-02-01', '2026-02-01', 'input', 'EX', 135000, 0, 'inv_01m8cb1x1zeperdyj1snpkdyzb', NULL);
INSERT INTO vat_entries VALUES ('org_01m8cb1vb2e27akf9xjk7487p6', 7, 2, 0, '2026-02-09', '2026-02-09', 'output', 'EX', 24000, 0, 'inv_01m8cb1x3jeajvhh5nd1sxtdj8', NULL);
INSERT INTO vat_entries VALUES ('org_01m8cb1vb2e27akf9xjk7487p6', 7, 3, 0, '2026-02-09', '2026-02-09', 'output', 'ST', 3500, 700, 'inv_01m8cb1x3jeajvhh5nd1sxtdj8', NULL);
INSERT INTO vat_entries VALUES ('org_01m8cb1vb2e27akf9xjk7487p6', 8, 2, 0, '2026-02-20', '2026-02-20', 'output', 'ST', 133200, 26640, 'inv_01m8cb1x56epc9mg5kw79qdeke', NULL);
INSERT INTO vat_entries VALUES ('org_01m8cb1vb2e27akf9xjk7487p6', 9, 2, 0, '2026-03-03', '2026-03-03', 'output', 'ST', 50000, 10000, 'inv_01m8cb1x7eehmsn0vqkx7vz7z2', NULL);
INSERT INTO vat_entries VALUES ('org_01m8cb1vb2e27akf9xjk7487p6', 10, 2, 0, '2026-03-12', '2026-03-12', 'output', 'ST', -15000, -3000, 'inv_01m8cb1x96ehn84y0gpgh4y0h2', NULL);
INSERT INTO vat_entries VALUES ('org_01m8cb1vb2e27akf9xjk7487p6', 11, 2, 0, '2026-03-24', '2026-03-24', 'input', 'ST', 64000, 12800, 'inv_01m8cb1xajekh926hdfy4g018v', NULL);
INSERT INTO vat_entries VALUES ('org_01m8cb1vb2e27akf9xjk7487p6', 12, 2, 0, '2026-03-27', '2026-03-27', 'output', 'ZR', 17400, 0, 'inv_01m8cb1xd6e9393qg05q2g8hfe', NULL);
INSERT INTO vat_entries VALUES ('org_01m8cb1vb2e27akf9xjk7487p6', 12, 3, 0, '2026-03-27', '2026-03-27', 'output', 'ST', 32500, 6500, 'inv_01m8cb1xd6e9393qg05q2g8hfe', NULL);
INSERT INTO vat_entries VALUES ('org_01m8cb1vb2e27akf9xjk7487p6', 13, 2, 0, '2026-03-03', '2026-03-03', 'output', 'ST', -50000, -10000, 'inv_01m8cb1x7eehmsn0vqkx7vz7z2', NULL);
INSERT INTO vat_entries VALUES ('org_01m8cb1vb2e27akf9xjk7487p6', 26, 2, 0, '2026-02-18', '2026-02-18', 'input', 'ZR', 5840, 0, NULL, NULL);
INSERT INTO vat_entries VALUES ('org_01m8cb1vb2e27akf9xjk7487p6', 27, 2, 0, '2026-03-02', '2026-03-02', 'input', 'ST', 3000, 600, NULL, NULL);
INSERT INTO vat_entries VALUES ('org_01m8cb1vb2e27akf9xjk7487p6', 28, 2, 0, '2026-02-02', '2026-02-02', 'input', 'ST', 3000, 600, NULL, NULL);
INSERT INTO vat_entries VALUES ('org_01m8cb1vb2e27akf9xjk7487p6', 29, 2, 0, '2026-03-20', '2026-03-20', 'input', 'EX', 750, 0, NULL, NULL);
INSERT INTO vat_days VALUES ('org_01m8cb1vb2e27akf9xjk7487p6', '2026-01-15', 'output', 195000, 39000);
INSERT INTO vat_days VALUES ('org_01m8cb1vb2e27akf9xjk7487p6', '2026-01-20', 'input', 41200, 0);
INSERT INTO vat_days VALUES ('org_01m8cb1vb2e27akf9xjk7487p6', '2026-01-21', 'input', 89900, 17980);
INSERT INTO vat_days VALUES ('org_01m8cb1vb2e27akf9xjk7487p6', '2026-01-28', 'output', 87000, 0);
INSERT INTO vat_days VALUES ('org_01m8cb1vb2e27akf9xjk7487p6', '2026-02-01', 'input', 135000, 0);
INSERT INTO vat_days VALUES ('org_01m8cb1vb2e27akf9xjk7487p6', '2026-02-02', 'input', 3000, 600);
INSERT INTO vat_days VALUES ('org_01m8cb1vb2e27akf9xjk7487p6', '2026-02-09', 'output', 27500, 700);
INSERT INTO vat_days VALUES ('org_01m8cb1vb2e27akf9xjk7487p6', '2026-02-18', 'input', 5840, 0);
INSERT INTO vat_days VALUES ('org_01m8cb1vb2e27akf9xjk7487p6', '2026-02-20', 'output', 133200, 26640);
INSERT INTO vat_days VALUES ('org_01m8cb1vb2e27akf9xjk7487p6', '2026-03-02', 'input', 3000, 600);
INSERT INTO vat_days VALUES ('org_01m8cb1vb2e27akf9xjk7487p6', '2026-03-03', 'output', 0, 0);
INSERT INTO vat_days VALUES ('org_01m8cb1vb2e27akf9xjk7487p6', '2026-03-12', 'output', -15000, -3000);
INSERT INTO vat_days VALUES ('org_01m8cb1vb2e27akf9xjk7487p6', '2026-03-20', 'input', 750, 0);
INSERT INTO vat_days VALUES ('org_01m8cb1vb2e27akf9xjk7487p6', '2026-03-24', 'input', 64000, 12800);
INSERT INTO vat_days VALUES ('org_01m8cb1vb2e27akf9xjk7487p6', '2026-03-27', 'output', 49900, 6500);
INSERT INTO vat_returns VALUES ('vrt_01m8cb24yqes2r7wvqspkgdyf4', 'org_01m8cb1vb2e27akf9xjk7487p6', '2026-01-01', '2026-03-31', 'finalised', '[]', 'standard', NULL, 477600, 69840, 342690, 31980, 69840, 0, 69840, 31980, 37860, 477600, 342700, 0, 0, NULL, 1795710587990, 1795710587863, 1795710587990, 2);
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
COMMIT;
