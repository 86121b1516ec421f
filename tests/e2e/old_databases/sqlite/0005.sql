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
) STRICT, WITHOUT ROWID;
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
    became TEXT,
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
INSERT INTO _sqlx_migrations VALUES (1, 'platform', '2026-11-23 22:10:29', 1, X'31F3F13106F5C220E76168EC877AD0AC2C7BFE1BBC157A48832325AB52812926503DC72187A16EDDECC5B7BEAE91D6D1', 5542221);
INSERT INTO _sqlx_migrations VALUES (2, 'ledger', '2026-11-23 22:10:29', 1, X'B86B30FF3D6A97C593AA05D9E7FA83E674546973DB88044B0A188359E3B694F823658B7A566D7A3BF0B0CD378C2596FD', 7773698);
INSERT INTO _sqlx_migrations VALUES (3, 'banking', '2026-11-23 22:10:29', 1, X'DAB4EFEBAB581AE3030966287F0B3A17D30A5566FD412D6B5D1E6B35F35CE9CA6EF22DD520F8BFD18C4DFB1196176140', 3453172);
INSERT INTO _sqlx_migrations VALUES (4, 'documents', '2026-11-23 22:10:29', 1, X'4609E006B8BA2F37B287C8FC9DC76EF01D20ED4CABAB5ADE8925F724286D3B50DBBD03F49300CA987B369C9A2626AD24', 6317444);
INSERT INTO _sqlx_migrations VALUES (5, 'vat', '2026-11-23 22:10:29', 1, X'BF18F331E577B96B29EB8060CC667883ADA09FE3EF20D5BC97AEB7D473184D33DB097628F5D9FDD7757F933620912C65', 3956300);
INSERT INTO settings VALUES ('session_secret', 'tieout_qLvQMtfn6Wc5RSrnVIrUv6JtuBPFVHVgaQRTsTJEjWA2A5Pw7');
INSERT INTO users VALUES ('usr_01m857bt64ehctxqv6bqpxhnep', 'jo@example.com', 0, 7, 0, 1795471829188);
INSERT INTO api_keys VALUES ('key_01m857bt75e5jrdtmjn0rbebrc', 'usr_01m857bt64ehctxqv6bqpxhnep', 'main', 'reconcile:read reconcile:write', 0, 'vwtq', 1795471829221, NULL, NULL, NULL);
INSERT INTO api_keys VALUES ('key_01m857bta4ec4bywfrrr2j04qw', 'usr_01m857bt64ehctxqv6bqpxhnep', 'main', 'ledger:read ledger:write', 0, 'cQXo', 1795471829316, NULL, NULL, NULL);
INSERT INTO key_secrets VALUES (X'752972F79DFDE7CBF32C4AC2E79F7374503FFCF8C865EE970C4CEA8D18AF60CD', 'key_01m857bt75e5jrdtmjn0rbebrc', NULL);
INSERT INTO key_secrets VALUES (X'D8CE6F45CD0DC8792BA0F91B14DAEF161FA8EC46766D4CBF013AB5372504EDA3', 'key_01m857bta4ec4bywfrrr2j04qw', NULL);
INSERT INTO credit_movements VALUES (1, 'usr_01m857bt64ehctxqv6bqpxhnep', 'grant', 10, 0, NULL, NULL, 1795471832472);
INSERT INTO credit_movements VALUES (2, 'usr_01m857bt64ehctxqv6bqpxhnep', 'charge', -3, 0, 'rec_01m857bxcyenjt6g9ggjx2dz46', NULL, 1795471832488);
INSERT INTO blobs VALUES ('01a20a75f5a877af9088a716b70c236f', 375, 1, 1795471832488, X'28B52FFD607700CD0800040F7B2273756D6D617279223A7B227665726966696564223A747275652C2262616E6B5F726F7773223A332C22626F6F6D6174636865645F636F756E746D697373696E675F66726F6D5F626F6F6B73302C2272656D6F76657D2C22637265646974735F63686172676564636174696F6E223A7B2269735F65787065637465645F6E65745F64697363726570616E6379223A302E30302C2261637475616C656666656374726561736F6E223A2254686520756E20726F7773206578706C61696E207468652077686F6C6520646966666572656E6365206265747765656E2062616E6B20616E64202E227D223A5B5D223A5B5D7D0E007C4B48C0A28340404E932B4F820E7A4964B66533FEF11344E10A3FA904D4B38712DF61CC32');
INSERT INTO queues VALUES ('reconcile', 1, 0);
INSERT INTO queues VALUES ('coding', 0, 0);
INSERT INTO queue_shares VALUES ('reconcile', 'usr_01m857bt64ehctxqv6bqpxhnep', 0);
INSERT INTO jobs VALUES ('rec_01m857bxcyenjt6g9ggjx2dz46', 'reconcile', 1, 'usr_01m857bt64ehctxqv6bqpxhnep', 'key_01m857bt75e5jrdtmjn0rbebrc', 'completed', 3, 0, 1, 1, NULL, NULL, '01a20a75f5a877af9088a716b70c236f', 3, NULL, 1795471832478, 1795471832483, 1795471832488, 0);
INSERT INTO idempotent_answers VALUES ('usr_01m857bt64ehctxqv6bqpxhnep', '', '01a20a75-ec46-704e-8203-3ff68aa31944', X'5C7452414AD92B98B79B5910903BBEF595CC552B9C56621595B1AAC3956BB699', 201, '{"data":{"id":"org_01m857bv29engatgtws0vvmqd6","name":"Wren & Marsh Ltd","currency":"GBP","country":"GB","financial_year_end":"03-31","vat_registered":true,"vat_number":null,"vat_scheme":"standard","flat_rate_percent":null,"vat_rounding":"line","status":"active","role":"owner","lock_date":null,"created_at":"2026-11-23T22:10:30.089Z","updated_at":"2026-11-23T22:10:30.089Z","version":1}}', 1795471830089);
INSERT INTO idempotent_answers VALUES ('usr_01m857bt64ehctxqv6bqpxhnep', 'org_01m857bv29engatgtws0vvmqd6', '01a20a75-ec5a-7710-bcb0-928a07705c3c', X'F3076DED791F8307FD28BEAF42AB9884F6DF382C9D111F3087CC0AA78FDE24F2', 201, '{"data":{"id":"acc_01m857bv2weam840h16h0t0wwh","code":"2250","name":"VAT","account_type":"LIABILITY","role":"vat_control","default_vat_code":null,"description":null,"currency":"GBP","status":"active","balance":0.00,"created_at":"2026-11-23T22:10:30.108Z","updated_at":"2026-11-23T22:10:30.108Z","version":1}}', 1795471830108);
INSERT INTO idempotent_answers VALUES ('usr_01m857bt64ehctxqv6bqpxhnep', 'org_01m857bv29engatgtws0vvmqd6', '01a20a75-ec6d-7218-8f97-386a71ec8c34', X'A44CC652B0F4DFE3CBB3C6A5A9BD33DBC2440F3DC0653BC646284862694394F8', 201, '{"data":{"id":"acc_01m857bv3ee6m8db6ys3khf2vt","code":"4100","name":"Room hire","account_type":"INCOME","role":null,"default_vat_code":"EX","description":null,"currency":"GBP","status":"active","balance":0.00,"created_at":"2026-11-23T22:10:30.126Z","updated_at":"2026-11-23T22:10:30.126Z","version":1}}', 1795471830126);
INSERT INTO idempotent_answers VALUES ('usr_01m857bt64ehctxqv6bqpxhnep', 'org_01m857bv29engatgtws0vvmqd6', '01a20a75-ec7c-7243-a7a0-6fb941e1ed02', X'BA314701D0394ACF18BE961D89F9225ABBCFCB0E2EE9F925998D8A8AB447C052', 201, '{"data":{"id":"acc_01m857bv3ye0f9rz38kk0983k2","code":"6800","name":"Depreciation","account_type":"EXPENSE","role":null,"default_vat_code":null,"description":null,"currency":"GBP","status":"active","balance":0.00,"created_at":"2026-11-23T22:10:30.142Z","updated_at":"2026-11-23T22:10:30.142Z","version":1}}', 1795471830142);
INSERT INTO idempotent_answers VALUES ('usr_01m857bt64ehctxqv6bqpxhnep', 'org_01m857bv29engatgtws0vvmqd6', '01a20a75-eca2-7345-a4f9-a76fd3863cb3', X'D7E8F2877805A0AB1661D7AF8F3A4D3F4B010985C824B62648090989EDF1B943', 201, '{"data":{"id":"bac_01m857bv54eqd9aq8hjcthrvx0","name":"Current","type":"current","account_id":"acc_01m857bv29engatgtwm7jsjmpk","currency":"GBP","account_number":null,"sort_code":null,"iban":null,"opening_balance":10000.00,"opening_date":"2026-01-01","opening_journal_id":"jnl_01m857bv54eqd9aq8hjmdzf3sc","ledger_balance":10000.00,"statement_balance":null,"statement_date":null,"unconfirmed_count":0,"created_at":"2026-11-23T22:10:30.180Z","updated_at":"2026-11-23T22:10:30.180Z","version":1}}', 1795471830180);
INSERT INTO idempotent_answers VALUES ('usr_01m857bt64ehctxqv6bqpxhnep', 'org_01m857bv29engatgtws0vvmqd6', '01a20a75-ecb9-73a4-bf91-6d0f8940ff1d', X'123A72306D9B5B640D7B9462F08765A6C2DA6E97ECE92BD7B9565068EE72EDE4', 201, '{"data":{"id":"bac_01m857bv5te1avhbba0r7e58xh","name":"Savings","type":"savings","account_id":"acc_01m857bv5te1avhbba0ygkq2ra","currency":"GBP","account_number":null,"sort_code":null,"iban":null,"opening_balance":null,"opening_date":null,"opening_journal_id":null,"ledger_balance":0.00,"statement_balance":null,"statement_date":null,"unconfirmed_count":0,"created_at":"2026-11-23T22:10:30.202Z","updated_at":"2026-11-23T22:10:30.202Z","version":1}}', 1795471830202);
INSERT INTO idempotent_answers VALUES ('usr_01m857bt64ehctxqv6bqpxhnep', 'org_01m857bv29engatgtws0vvmqd6', '01a20a75-ecca-751c-81e0-c741231997c3', X'44710964CD332F59770D146F5912ABCF359D6618683D8A7FFD1489D69691B578', 201, '{"data":{"id":"con_01m857bv6cehpt1fb5q4aptg74","kind":"customer","name":"Abbey Schools Trust","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-23T22:10:30.220Z","updated_at":"2026-11-23T22:10:30.220Z","version":1}}', 1795471830220);
INSERT INTO idempotent_answers VALUES ('usr_01m857bt64ehctxqv6bqpxhnep', 'org_01m857bv29engatgtws0vvmqd6', '01a20a75-ecdc-779b-bf06-e03aa09b91fe', X'CCA52E13EDC48708131C36C663C67245F2CDC67FFF40D7C10438A4A0B0F0D9F0', 201, '{"data":{"id":"con_01m857bv6yev2bx72hjxby83pk","kind":"customer","name":"Kestrel Fitness CIC","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-23T22:10:30.238Z","updated_at":"2026-11-23T22:10:30.238Z","version":1}}', 1795471830238);
INSERT INTO idempotent_answers VALUES ('usr_01m857bt64ehctxqv6bqpxhnep', 'org_01m857bv29engatgtws0vvmqd6', '01a20a75-ecf7-72fc-9523-b29065239b3d', X'337D4FA65B87F5761D45A38598BB8ACEB54BB584FC6678E61256A22B9546B184', 201, '{"data":{"id":"con_01m857bv7rexd9j3p5an87ypbq","kind":"customer","name":"Marlow & Pike LLP","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-23T22:10:30.264Z","updated_at":"2026-11-23T22:10:30.264Z","version":1}}', 1795471830264);
INSERT INTO idempotent_answers VALUES ('usr_01m857bt64ehctxqv6bqpxhnep', 'org_01m857bv29engatgtws0vvmqd6', '01a20a75-ed0a-7204-9245-9f58e57e2f74', X'F956E08904149BD6F31BDCB2242F7AFC1A2FCA1BF939843ECA78A9E351D3EE41', 201, '{"data":{"id":"con_01m857bv8de52831vms71vbb2b","kind":"supplier","name":"Printwell","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-23T22:10:30.285Z","updated_at":"2026-11-23T22:10:30.285Z","version":1}}', 1795471830285);
INSERT INTO idempotent_answers VALUES ('usr_01m857bt64ehctxqv6bqpxhnep', 'org_01m857bv29engatgtws0vvmqd6', '01a20a75-ed27-71c3-82c0-64e568023642', X'AB9B06DF4E8294B1A8FE980C157644CAF9EF1453543CDD3939B831D40BCC6FFF', 201, '{"data":{"id":"con_01m857bv99espr8tdeqfcc6w1d","kind":"supplier","name":"Techbarn","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-23T22:10:30.313Z","updated_at":"2026-11-23T22:10:30.313Z","version":1}}', 1795471830313);
INSERT INTO idempotent_answers VALUES ('usr_01m857bt64ehctxqv6bqpxhnep', 'org_01m857bv29engatgtws0vvmqd6', '01a20a75-ed38-742f-ba3d-fee427c2f8f2', X'4F7861DBADD6F9F41C10A321C3C2B98190D96E087EF6D99E1BF89C67DD3318A5', 201, '{"data":{"id":"con_01m857bv9sem9v9qz3p1vppfz3","kind":"supplier","name":"Harcourt Lettings","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-23T22:10:30.329Z","updated_at":"2026-11-23T22:10:30.329Z","version":1}}', 1795471830329);
INSERT INTO idempotent_answers VALUES ('usr_01m857bt64ehctxqv6bqpxhnep', 'org_01m857bv29engatgtws0vvmqd6', '01a20a75-ed4f-719f-8759-00721580bbd2', X'2B47B625E4C2F2D9DB9CB11F49EE9CDE4D361FCF99BE6B3FAD30A13FC37E8EE4', 201, '{"data":{"id":"con_01m857bvagen1rfxrxmqz9m28w","kind":"supplier","name":"Fern & Rowe","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-23T22:10:30.352Z","updated_at":"2026-11-23T22:10:30.352Z","version":1}}', 1795471830352);
INSERT INTO idempotent_answers VALUES ('usr_01m857bt64ehctxqv6bqpxhnep', 'org_01m857bv29engatgtws0vvmqd6', 'tieout-invoices-14127ff8ed42cb04c2a4bda4070982c925849bb635612e22da421daef275ce8a', X'02045E4B838D3C1E0B83797D32E24A78F58D108675EA5BA0E21B29D69659AEC6', 201, '{"data":{"id":"inv_01m857bvcrej4tsravk9q90nxg","type":"sales","kind":"invoice","status":"issued","number":"INV-0001","contact_id":"con_01m857bv6cehpt1fb5q4aptg74","contact_name":"Abbey Schools Trust","issue_date":"2026-01-15","due_date":"2026-02-14","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":1950.00,"vat_total":390.00,"gross_total":2340.00,"amount_paid":0.00,"amount_credited":0.00,"amount_due":2340.00,"overdue":true,"journal_id":"jnl_01m857bvcrej4tsravke3jnav7","void_date":null,"void_journal_id":null,"created_at":"2026-11-23T22:10:30.424Z","updated_at":"2026-11-23T22:10:30.424Z","version":1,"lines":[{"description":"Course design, 3 days","quantity":3,"unit_price":650.00,"discount_percent":null,"account_id":"acc_01m857bv29engatgtwp1nbfg3z","account_code":"4000","vat_code":"ST","net_amount":1950.00,"vat_amount":390.00,"gross_amount":2340.00}]}}', 1795471830424);
INSERT INTO idempotent_answers VALUES ('usr_01m857bt64ehctxqv6bqpxhnep', 'org_01m857bv29engatgtws0vvmqd6', 'tieout-invoices-4d7d972150234a9f1dfa8a231af930950b2bd0da35d969bf2ee4cd7ecfbd7fdb', X'7CA587A10336175EBCB70FD60A69C359551882DFC18602086E1CAAD708CF3BFB', 201, '{"data":{"id":"inv_01m857bvd2e6nt0tt2njwqzxq5","type":"purchase","kind":"invoice","status":"issued","number":"PX-881","contact_id":"con_01m857bv8de52831vms71vbb2b","contact_name":"Printwell","issue_date":"2026-01-20","due_date":"2026-02-19","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":412.00,"vat_total":0.00,"gross_total":412.00,"amount_paid":0.00,"amount_credited":0.00,"amount_due":412.00,"overdue":true,"journal_id":"jnl_01m857bvd2e6nt0tt2nnz6pep4","void_date":null,"void_journal_id":null,"created_at":"2026-11-23T22:10:30.434Z","updated_at":"2026-11-23T22:10:30.434Z","version":1,"lines":[{"description":"Printing of workbooks","quantity":1,"unit_price":412.00,"discount_percent":null,"account_id":"acc_01m857bv29engatgtwpn8498qe","account_code":"5000","vat_code":"ZR","net_amount":412.00,"vat_amount":0.00,"gross_amount":412.00}]}}', 1795471830434);
INSERT INTO idempotent_answers VALUES ('usr_01m857bt64ehctxqv6bqpxhnep', 'org_01m857bv29engatgtws0vvmqd6', 'tieout-invoices-59269e41df883a1a14207f6d2609b65d9e7135244c0d63ad95fedfa457a3b54d', X'CC7FB3E9786DC6049B90DDA36300D4EAE2BAB9A39F8D08395183897DFCBF8177', 201, '{"data":{"id":"inv_01m857bvd8ebw97fxcd3wyy4v6","type":"purchase","kind":"invoice","status":"issued","number":"TB-0117","contact_id":"con_01m857bv99espr8tdeqfcc6w1d","contact_name":"Techbarn","issue_date":"2026-01-21","due_date":"2026-02-20","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":899.00,"vat_total":179.80,"gross_total":1078.80,"amount_paid":0.00,"amount_credited":0.00,"amount_due":1078.80,"overdue":true,"journal_id":"jnl_01m857bvd8ebw97fxcd4ghgmyz","void_date":null,"void_journal_id":null,"created_at":"2026-11-23T22:10:30.440Z","updated_at":"2026-11-23T22:10:30.440Z","version":1,"lines":[{"description":"Laptop","quantity":1,"unit_price":899.00,"discount_percent":null,"account_id":"acc_01m857bv29engatgtwk71xzm3n","account_code":"1000","vat_code":"ST","net_amount":899.00,"vat_amount":179.80,"gross_amount":1078.80}]}}', 1795471830440);
INSERT INTO idempotent_answers VALUES ('usr_01m857bt64ehctxqv6bqpxhnep', 'org_01m857bv29engatgtws0vvmqd6', 'tieout-invoices-87e1034a483d6e24136f96c2f265130b226133733e0abf1131cfbe2333b0e4da', X'757BC0335824F101A9495A3D139AE247AD1864CE8016412DC49C8E7AC8D2D551', 201, '{"data":{"id":"inv_01m857bvdeemnv21jwygcp3exk","type":"sales","kind":"invoice","status":"issued","number":"INV-0002","contact_id":"con_01m857bv6cehpt1fb5q4aptg74","contact_name":"Abbey Schools Trust","issue_date":"2026-01-28","due_date":"2026-02-27","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":870.00,"vat_total":0.00,"gross_total":870.00,"amount_paid":0.00,"amount_credited":0.00,"amount_due":870.00,"overdue":true,"journal_id":"jnl_01m857bvdeemnv21jwyqetwrs9","void_date":null,"void_journal_id":null,"created_at":"2026-11-23T22:10:30.446Z","updated_at":"2026-11-23T22:10:30.446Z","version":1,"lines":[{"description":"Workbooks","quantity":120,"unit_price":7.25,"discount_percent":null,"account_id":"acc_01m857bv29engatgtwp75zfxch","account_code":"4010","vat_code":"ZR","net_amount":870.00,"vat_amount":0.00,"gross_amount":870.00}]}}', 1795471830446);
INSERT INTO idempotent_answers VALUES ('usr_01m857bt64ehctxqv6bqpxhnep', 'org_01m857bv29engatgtws0vvmqd6', 'tieout-invoices-cce112779186d557117fc46d0812bf467f20d25abe27bd8db9e46ea08fc1b6c3', X'F7912856E0924E59C64122510FB6F04A5EA1A7651A8698EAB03ED9E2A7E4418F', 201, '{"data":{"id":"inv_01m857bvdme9zagtc1nz35zy0q","type":"purchase","kind":"invoice","status":"issued","number":"HL-33","contact_id":"con_01m857bv9sem9v9qz3p1vppfz3","contact_name":"Harcourt Lettings","issue_date":"2026-02-01","due_date":"2026-03-03","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":1350.00,"vat_total":0.00,"gross_total":1350.00,"amount_paid":0.00,"amount_credited":0.00,"amount_due":1350.00,"overdue":true,"journal_id":"jnl_01m857bvdme9zagtc1p0ccwh8q","void_date":null,"void_journal_id":null,"created_at":"2026-11-23T22:10:30.452Z","updated_at":"2026-11-23T22:10:30.452Z","version":1,"lines":[{"description":"Rent, January to March","quantity":1,"unit_price":1350.00,"discount_percent":null,"account_id":"acc_01m857bv29engatgtwqe8c1a2e","account_code":"6100","vat_code":"EX","net_amount":1350.00,"vat_amount":0.00,"gross_amount":1350.00}]}}', 1795471830452);
INSERT INTO idempotent_answers VALUES ('usr_01m857bt64ehctxqv6bqpxhnep', 'org_01m857bv29engatgtws0vvmqd6', 'tieout-invoices-8ab0c2678ac3d2fd408b9d6b697dfb29938e05c3bd17b2704c899eb02a2f2d01', X'854255D0EBEC6698699D1F87777876CDFBB62BCDD4A6FC9A5C2EDF2047DE9B85', 201, '{"data":{"id":"inv_01m857bvdve8m98m0szwvf8axx","type":"sales","kind":"invoice","status":"issued","number":"INV-0003","contact_id":"con_01m857bv6yev2bx72hjxby83pk","contact_name":"Kestrel Fitness CIC","issue_date":"2026-02-09","due_date":"2026-03-11","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":275.00,"vat_total":7.00,"gross_total":282.00,"amount_paid":0.00,"amount_credited":0.00,"amount_due":282.00,"overdue":true,"journal_id":"jnl_01m857bvdve8m98m0t00y0ty63","void_date":null,"void_journal_id":null,"created_at":"2026-11-23T22:10:30.459Z","updated_at":"2026-11-23T22:10:30.459Z","version":1,"lines":[{"description":"Seminar room, 5 evenings","quantity":5,"unit_price":48.00,"discount_percent":null,"account_id":"acc_01m857bv3ee6m8db6ys3khf2vt","account_code":"4100","vat_code":"EX","net_amount":240.00,"vat_amount":0.00,"gross_amount":240.00},{"description":"Projector","quantity":1,"unit_price":35.00,"discount_percent":null,"account_id":"acc_01m857bv29engatgtwp1nbfg3z","account_code":"4000","vat_code":"ST","net_amount":35.00,"vat_amount":7.00,"gross_amount":42.00}]}}', 1795471830459);
INSERT INTO idempotent_answers VALUES ('usr_01m857bt64ehctxqv6bqpxhnep', 'org_01m857bv29engatgtws0vvmqd6', 'tieout-invoices-9a79f32094691b9c624f4af8748edfee7d4f77338c02e8e6b73d1f93fb221f64', X'9258B9E86342B5FBEE4003219FE5A10895FCC0EB4C790C3FCFD51BB05E2C8DF7', 201, '{"data":{"id":"inv_01m857bve1e1m9hesfzdmx8qx2","type":"sales","kind":"invoice","status":"issued","number":"INV-0004","contact_id":"con_01m857bv7rexd9j3p5an87ypbq","contact_name":"Marlow & Pike LLP","issue_date":"2026-02-20","due_date":"2026-03-22","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":1332.00,"vat_total":266.40,"gross_total":1598.40,"amount_paid":0.00,"amount_credited":0.00,"amount_due":1598.40,"overdue":true,"journal_id":"jnl_01m857bve1e1m9hesfzh2h7zp7","void_date":null,"void_journal_id":null,"created_at":"2026-11-23T22:10:30.465Z","updated_at":"2026-11-23T22:10:30.465Z","version":1,"lines":[{"description":"Course for new starters","quantity":1,"unit_price":1480.00,"discount_percent":10,"account_id":"acc_01m857bv29engatgtwp1nbfg3z","account_code":"4000","vat_code":"ST","net_amount":1332.00,"vat_amount":266.40,"gross_amount":1598.40}]}}', 1795471830465);
INSERT INTO idempotent_answers VALUES ('usr_01m857bt64ehctxqv6bqpxhnep', 'org_01m857bv29engatgtws0vvmqd6', 'tieout-invoices-dc45876453238fd178c962a9b301a54486ab172fc26aa06ff3ec53ada1badf16', X'A06BE8ACF2EE5F0195984762D28D642A451E2E76D73E96E8E7A3F25303F79EA2', 201, '{"data":{"id":"inv_01m857bve7eypa4etkn3ayr5yk","type":"sales","kind":"invoice","status":"issued","number":"INV-0005","contact_id":"con_01m857bv7rexd9j3p5an87ypbq","contact_name":"Marlow & Pike LLP","issue_date":"2026-03-03","due_date":"2026-04-02","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":500.00,"vat_total":100.00,"gross_total":600.00,"amount_paid":0.00,"amount_credited":0.00,"amount_due":600.00,"overdue":true,"journal_id":"jnl_01m857bve7eypa4etkn5w6tn95","void_date":null,"void_journal_id":null,"created_at":"2026-11-23T22:10:30.471Z","updated_at":"2026-11-23T22:10:30.471Z","version":1,"lines":[{"description":"Raised in error","quantity":1,"unit_price":500.00,"discount_percent":null,"account_id":"acc_01m857bv29engatgtwp1nbfg3z","account_code":"4000","vat_code":"ST","net_amount":500.00,"vat_amount":100.00,"gross_amount":600.00}]}}', 1795471830471);
INSERT INTO idempotent_answers VALUES ('usr_01m857bt64ehctxqv6bqpxhnep', 'org_01m857bv29engatgtws0vvmqd6', 'tieout-invoices-216f6d51aef67c7202556739527b154b86718c68a586e377adcba2b7668f0f5d', X'1B921D5A23781C9A813459BA88493F7B84AD99BFCA4ED3279346A60E33238097', 201, '{"data":{"id":"inv_01m857bvedewt9t083fhsgt3kc","type":"sales","kind":"credit_note","status":"issued","number":"CN-0001","contact_id":"con_01m857bv7rexd9j3p5an87ypbq","contact_name":"Marlow & Pike LLP","issue_date":"2026-03-12","due_date":"2026-03-12","amounts_are":"exclusive","currency":"GBP","reference":"INV-0004","notes":null,"net_total":150.00,"vat_total":30.00,"gross_total":180.00,"amount_paid":0.00,"amount_credited":0.00,"amount_due":180.00,"overdue":false,"journal_id":"jnl_01m857bvedewt9t083fpzs4qa3","void_date":null,"void_journal_id":null,"created_at":"2026-11-23T22:10:30.477Z","updated_at":"2026-11-23T22:10:30.477Z","version":1,"lines":[{"description":"A day that was not held","quantity":1,"unit_price":150.00,"discount_percent":null,"account_id":"acc_01m857bv29engatgtwp1nbfg3z","account_code":"4000","vat_code":"ST","net_amount":150.00,"vat_amount":30.00,"gross_amount":180.00}]}}', 1795471830477);
INSERT INTO idempotent_answers VALUES ('usr_01m857bt64ehctxqv6bqpxhnep', 'org_01m857bv29engatgtws0vvmqd6', 'tieout-invoices-2174c0c406bd543969483f5e063e3e3d1445a65422f569721d816f047a25aa25', X'FA1632737B8EA6A22D952B24E20C696ABDDBCD55932C4CD7276E987D6E7735BD', 201, '{"data":{"id":"inv_01m857bvekeehssbymkfdt7cfd","type":"purchase","kind":"invoice","status":"issued","number":"FR-1209","contact_id":"con_01m857bvagen1rfxrxmqz9m28w","contact_name":"Fern & Rowe","issue_date":"2026-03-24","due_date":"2026-04-23","amounts_are":"inclusive","currency":"GBP","reference":null,"notes":null,"net_total":640.00,"vat_total":128.00,"gross_total":768.00,"amount_paid":0.00,"amount_credited":0.00,"amount_due":768.00,"overdue":true,"journal_id":"jnl_01m857bvekeehssbymkh0k113c","void_date":null,"void_journal_id":null,"created_at":"2026-11-23T22:10:30.483Z","updated_at":"2026-11-23T22:10:30.483Z","version":1,"lines":[{"description":"Illustration, 2 days","quantity":2,"unit_price":384.00,"discount_percent":null,"account_id":"acc_01m857bv29engatgtwpvzzqyaw","account_code":"5010","vat_code":"ST","net_amount":640.00,"vat_amount":128.00,"gross_amount":768.00}]}}', 1795471830483);
INSERT INTO idempotent_answers VALUES ('usr_01m857bt64ehctxqv6bqpxhnep', 'org_01m857bv29engatgtws0vvmqd6', 'tieout-invoices-c259436019e6395fcd8a4ad20a8eb42cbe20c9f698c519c03f16ed837c4ec0ac', X'89DC6BD16EBE24380A141A7130E64A1C7505F4BF8A5BDFDFA45B410D5B8E6FCD', 201, '{"data":{"id":"inv_01m857bvetedcatt7312yd5ebs","type":"sales","kind":"invoice","status":"issued","number":"INV-0006","contact_id":"con_01m857bv6cehpt1fb5q4aptg74","contact_name":"Abbey Schools Trust","issue_date":"2026-03-27","due_date":"2026-04-26","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":499.00,"vat_total":65.00,"gross_total":564.00,"amount_paid":0.00,"amount_credited":0.00,"amount_due":564.00,"overdue":true,"journal_id":"jnl_01m857bvetedcatt7314k66nk1","void_date":null,"void_journal_id":null,"created_at":"2026-11-23T22:10:30.490Z","updated_at":"2026-11-23T22:10:30.490Z","version":1,"lines":[{"description":"Workbooks","quantity":24,"unit_price":7.25,"discount_percent":null,"account_id":"acc_01m857bv29engatgtwp75zfxch","account_code":"4010","vat_code":"ZR","net_amount":174.00,"vat_amount":0.00,"gross_amount":174.00},{"description":"Half a day of course design","quantity":0.5,"unit_price":650.00,"discount_percent":null,"account_id":"acc_01m857bv29engatgtwp1nbfg3z","account_code":"4000","vat_code":"ST","net_amount":325.00,"vat_amount":65.00,"gross_amount":390.00}]}}', 1795471830490);
INSERT INTO idempotent_answers VALUES ('usr_01m857bt64ehctxqv6bqpxhnep', 'org_01m857bv29engatgtws0vvmqd6', '01a20a75-edef-71ef-a21d-fdab66fb6570', X'9C216825354F59400897EED8D718C6F7BA33F1E591CCB14F73346F8C2EB59063', 200, '{"data":{"id":"inv_01m857bve7eypa4etkn3ayr5yk","type":"sales","kind":"invoice","status":"void","number":"INV-0005","contact_id":"con_01m857bv7rexd9j3p5an87ypbq","contact_name":"Marlow & Pike LLP","issue_date":"2026-03-03","due_date":"2026-04-02","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":500.00,"vat_total":100.00,"gross_total":600.00,"amount_paid":0.00,"amount_credited":0.00,"amount_due":0.00,"overdue":false,"journal_id":"jnl_01m857bve7eypa4etkn5w6tn95","void_date":"2026-03-03","void_journal_id":"jnl_01m857bvfhexdtj322m5cpztd2","created_at":"2026-11-23T22:10:30.471Z","updated_at":"2026-11-23T22:10:30.513Z","version":2,"lines":[{"description":"Raised in error","quantity":1,"unit_price":500.00,"discount_percent":null,"account_id":"acc_01m857bv29engatgtwp1nbfg3z","account_code":"4000","vat_code":"ST","net_amount":500.00,"vat_amount":100.00,"gross_amount":600.00}]}}', 1795471830513);
INSERT INTO idempotent_answers VALUES ('usr_01m857bt64ehctxqv6bqpxhnep', 'org_01m857bv29engatgtws0vvmqd6', '01a20a75-ee0e-761a-8522-0ec7b5a940c8', X'7D6DA71ECD1DD25EA8515F9CBA54BF09308302AE488D771D164B12ABFABE4A9C', 201, '{"data":{"id":"inv_01m857bvedewt9t083fhsgt3kc","type":"sales","kind":"credit_note","status":"paid","number":"CN-0001","contact_id":"con_01m857bv7rexd9j3p5an87ypbq","contact_name":"Marlow & Pike LLP","issue_date":"2026-03-12","due_date":"2026-03-12","amounts_are":"exclusive","currency":"GBP","reference":"INV-0004","notes":null,"net_total":150.00,"vat_total":30.00,"gross_total":180.00,"amount_paid":0.00,"amount_credited":180.00,"amount_due":0.00,"overdue":false,"journal_id":"jnl_01m857bvedewt9t083fpzs4qa3","void_date":null,"void_journal_id":null,"created_at":"2026-11-23T22:10:30.477Z","updated_at":"2026-11-23T22:10:30.544Z","version":2,"lines":[{"description":"A day that was not held","quantity":1,"unit_price":150.00,"discount_percent":null,"account_id":"acc_01m857bv29engatgtwp1nbfg3z","account_code":"4000","vat_code":"ST","net_amount":150.00,"vat_amount":30.00,"gross_amount":180.00}]}}', 1795471830544);
INSERT INTO idempotent_answers VALUES ('usr_01m857bt64ehctxqv6bqpxhnep', 'org_01m857bv29engatgtws0vvmqd6', 'tieout-journals-ec7aeb1fee9642c4be1ec488e1e5d822f8945b6e49bdedc85511dad8bac37ce9', X'87F58610931EC467A3111D44C57DE5D9ACFE7C5B65D1B1A0675C4AAB6033D7FA', 200, '{"data":{"mode":"all_or_nothing","posted":3,"refused":0,"items":[{"index":0,"status":"posted","id":"jnl_01m857bvhgeh29jaz2n1e1bm16","sequence":14,"error":null},{"index":1,"status":"posted","id":"jnl_01m857bvhgeh29jaz2n83cnx2j","sequence":15,"error":null},{"index":2,"status":"posted","id":"jnl_01m857bvhgeh29jaz2nhcprzjk","sequence":16,"error":null}]}}', 1795471830576);
INSERT INTO idempotent_answers VALUES ('usr_01m857bt64ehctxqv6bqpxhnep', 'org_01m857bv29engatgtws0vvmqd6', '01a20a75-ee4a-7276-b171-f8912dcbff7b', X'3B0E118B9B8AE046486133D5C19941D102E412F389691FB3CF20C25F1A2A623B', 201, '{"data":{"id":"set_01m857bvjberesqn2rvvzssyth","type":"receipt","status":"posted","refund":false,"contact_id":"con_01m857bv6yev2bx72hjxby83pk","contact_name":"Kestrel Fitness CIC","bank_account_id":"bac_01m857bv54eqd9aq8hjcthrvx0","date":"2026-03-06","amount":282.00,"currency":"GBP","reference":null,"allocated_amount":282.00,"unallocated_amount":0.00,"allocations":[{"id":"alc_01m857bvjberesqn2rw1dt7145","invoice_id":"inv_01m857bvdve8m98m0szwvf8axx","invoice_number":"INV-0003","settlement_id":"set_01m857bvjberesqn2rvvzssyth","credit_note_id":null,"amount":282.00,"date":"2026-03-06","created_at":"2026-11-23T22:10:30.603Z"}],"bank_transaction_id":null,"journal_id":"jnl_01m857bvjberesqn2rvxt9ej28","void_date":null,"void_journal_id":null,"created_at":"2026-11-23T22:10:30.603Z","updated_at":"2026-11-23T22:10:30.603Z","version":1}}', 1795471830603);
INSERT INTO idempotent_answers VALUES ('usr_01m857bt64ehctxqv6bqpxhnep', 'org_01m857bv29engatgtws0vvmqd6', '01a20a75-ee6d-74c6-9f78-b7512eafd112', X'EB0E6B43AFA363F7AB96EBDCCA0CCA0F1F4618CA7F3BCE013D4D7F632EFCEC64', 200, '{"data":{"created":13,"duplicates":0,"dry_run":false,"rows":[{"index":0,"status":"created","id":"btx_01m857bvkfes6sqbza3qh7d32p"},{"index":1,"status":"created","id":"btx_01m857bvkfes6sqbza3tmsyjs8"},{"index":2,"status":"created","id":"btx_01m857bvkfes6sqbza3wb4qf25"},{"index":3,"status":"created","id":"btx_01m857bvkfes6sqbza42gxjexn"},{"index":4,"status":"created","id":"btx_01m857bvkfes6sqbza45z9ysyp"},{"index":5,"status":"created","id":"btx_01m857bvkfes6sqbza4bjfna26"},{"index":6,"status":"created","id":"btx_01m857bvkfes6sqbza4c4gewqp"},{"index":7,"status":"created","id":"btx_01m857bvkfes6sqbza4hv1sn1z"},{"index":8,"status":"created","id":"btx_01m857bvkfes6sqbza4mpx1g8y"},{"index":9,"status":"created","id":"btx_01m857bvkfes6sqbza4tj0f39x"},{"index":10,"status":"created","id":"btx_01m857bvkfes6sqbza4xtm1dhn"},{"index":11,"status":"created","id":"btx_01m857bvkfes6sqbza50tz51p1"},{"index":12,"status":"created","id":"btx_01m857bvkfes6sqbza55tjfmpq"}]}}', 1795471830639);
INSERT INTO idempotent_answers VALUES ('usr_01m857bt64ehctxqv6bqpxhnep', 'org_01m857bv29engatgtws0vvmqd6', '01a20a75-eea4-7050-b5e3-3c13a64598e5', X'6FC1148E93FD98111A1A4B5823E91579E5584B6DB7AD30D697A949853D6C99DC', 200, '{"data":{"id":"btx_01m857bvkfes6sqbza3qh7d32p","bank_account_id":"bac_01m857bv54eqd9aq8hjcthrvx0","date":"2026-01-22","amount":-1078.80,"currency":"GBP","description":"FPO TECHBARN LTD TB-0117","reference":null,"external_id":null,"status":"confirmed","account_id":null,"vat_code":"NV","vat_amount":0.00,"net_amount":-1078.80,"contact_id":"con_01m857bv99espr8tdeqfcc6w1d","journal_id":"jnl_01m857bvn6ejtsgfe9wxgd019a","settlement_id":"set_01m857bvn6ejtsgfe9wxgd019a","confirmed_at":"2026-11-23T22:10:30.694Z","created_at":"2026-11-23T22:10:30.639Z","updated_at":"2026-11-23T22:10:30.694Z","version":2}}', 1795471830694);
INSERT INTO idempotent_answers VALUES ('usr_01m857bt64ehctxqv6bqpxhnep', 'org_01m857bv29engatgtws0vvmqd6', '01a20a75-eed3-77e3-911e-6394a71c7236', X'D50AAE1349E486DE3C5E9DEFBAEDFEEEBDF3E4EE1FE8330BF63DB7F179BFDF96', 200, '{"data":{"id":"btx_01m857bvkfes6sqbza3tmsyjs8","bank_account_id":"bac_01m857bv54eqd9aq8hjcthrvx0","date":"2026-01-30","amount":1500.00,"currency":"GBP","description":"FPI ABBEY SCHOOLS TRUST PART INV-0001","reference":null,"external_id":null,"status":"confirmed","account_id":null,"vat_code":"NV","vat_amount":0.00,"net_amount":1500.00,"contact_id":"con_01m857bv6cehpt1fb5q4aptg74","journal_id":"jnl_01m857bvpnewqa16sx21ms1gmx","settlement_id":"set_01m857bvpnewqa16sx21ms1gmx","confirmed_at":"2026-11-23T22:10:30.741Z","created_at":"2026-11-23T22:10:30.639Z","updated_at":"2026-11-23T22:10:30.741Z","version":2}}', 1795471830741);
INSERT INTO idempotent_answers VALUES ('usr_01m857bt64ehctxqv6bqpxhnep', 'org_01m857bv29engatgtws0vvmqd6', '01a20a75-ef0f-771d-94b0-8cbe9e3cb445', X'A8B2EC1A5161922971DC8EBF0D58FE38749633C60838130C97D36068EBA1CCE8', 200, '{"data":{"id":"btx_01m857bvkfes6sqbza42gxjexn","bank_account_id":"bac_01m857bv54eqd9aq8hjcthrvx0","date":"2026-02-10","amount":-1350.00,"currency":"GBP","description":"FPO HARCOURT LETTINGS HL-33","reference":null,"external_id":null,"status":"confirmed","account_id":null,"vat_code":"NV","vat_amount":0.00,"net_amount":-1350.00,"contact_id":"con_01m857bv9sem9v9qz3p1vppfz3","journal_id":"jnl_01m857bvrhevztgzr6kcz36q79","settlement_id":"set_01m857bvrhevztgzr6kcz36q79","confirmed_at":"2026-11-23T22:10:30.801Z","created_at":"2026-11-23T22:10:30.639Z","updated_at":"2026-11-23T22:10:30.801Z","version":2}}', 1795471830801);
INSERT INTO idempotent_answers VALUES ('usr_01m857bt64ehctxqv6bqpxhnep', 'org_01m857bv29engatgtws0vvmqd6', '01a20a75-ef53-7376-af56-85c78aa0f573', X'252A5A248DA4F520C0478B90AD6CDBDEF7F5BC742C0767517099A701AEC5CBD9', 200, '{"data":{"id":"btx_01m857bvkfes6sqbza45z9ysyp","bank_account_id":"bac_01m857bv54eqd9aq8hjcthrvx0","date":"2026-02-16","amount":1710.00,"currency":"GBP","description":"FPI ABBEY SCHOOLS TRUST INV-0001 INV-0002","reference":null,"external_id":null,"status":"confirmed","account_id":null,"vat_code":"NV","vat_amount":0.00,"net_amount":1710.00,"contact_id":"con_01m857bv6cehpt1fb5q4aptg74","journal_id":"jnl_01m857bvtqevmsa22sherjncw2","settlement_id":"set_01m857bvtqevmsa22sherjncw2","confirmed_at":"2026-11-23T22:10:30.871Z","created_at":"2026-11-23T22:10:30.639Z","updated_at":"2026-11-23T22:10:30.871Z","version":2}}', 1795471830871);
INSERT INTO idempotent_answers VALUES ('usr_01m857bt64ehctxqv6bqpxhnep', 'org_01m857bv29engatgtws0vvmqd6', '01a20a75-efaa-71a7-8f4c-b9ef3f238947', X'BDFEA071182C1D5CBC864EBC09ABA62D709E4C0733CF5D1828BE1D970ED7CED6', 200, '{"data":{"id":"btx_01m857bvkfes6sqbza4c4gewqp","bank_account_id":"bac_01m857bv54eqd9aq8hjcthrvx0","date":"2026-02-27","amount":-400.00,"currency":"GBP","description":"FPO PRINTWELL PX-881","reference":null,"external_id":null,"status":"confirmed","account_id":null,"vat_code":"NV","vat_amount":0.00,"net_amount":-400.00,"contact_id":"con_01m857bv8de52831vms71vbb2b","journal_id":"jnl_01m857bvxdek1932kb6jmtwrex","settlement_id":"set_01m857bvxdek1932kb6jmtwrex","confirmed_at":"2026-11-23T22:10:30.957Z","created_at":"2026-11-23T22:10:30.639Z","updated_at":"2026-11-23T22:10:30.957Z","version":2}}', 1795471830957);
INSERT INTO idempotent_answers VALUES ('usr_01m857bt64ehctxqv6bqpxhnep', 'org_01m857bv29engatgtws0vvmqd6', '01a20a75-effd-76b5-9645-37b009c949cb', X'D97B8F745A5C923B81823683003F34D32DF7CF398011C45E99E57422439EFCED', 200, '{"data":{"id":"btx_01m857bvkfes6sqbza4tj0f39x","bank_account_id":"bac_01m857bv54eqd9aq8hjcthrvx0","date":"2026-03-16","amount":1418.40,"currency":"GBP","description":"FPI MARLOW AND PIKE LLP INV-0004 LESS CN-0001","reference":null,"external_id":null,"status":"confirmed","account_id":null,"vat_code":"NV","vat_amount":0.00,"net_amount":1418.40,"contact_id":"con_01m857bv7rexd9j3p5an87ypbq","journal_id":"jnl_01m857bvzze59vprvjxjrp6vv6","settlement_id":"set_01m857bvzze59vprvjxjrp6vv6","confirmed_at":"2026-11-23T22:10:31.039Z","created_at":"2026-11-23T22:10:30.639Z","updated_at":"2026-11-23T22:10:31.039Z","version":2}}', 1795471831039);
INSERT INTO idempotent_answers VALUES ('usr_01m857bt64ehctxqv6bqpxhnep', 'org_01m857bv29engatgtws0vvmqd6', '01a20a75-f04f-76e5-afd4-355d41dd3355', X'2C04A04255BFE92637D9AC2E3E561146114C9CD030D50ABFC60442D24D911565', 200, '{"data":{"id":"btx_01m857bvkfes6sqbza4mpx1g8y","bank_account_id":"bac_01m857bv54eqd9aq8hjcthrvx0","date":"2026-03-06","amount":282.00,"currency":"GBP","description":"FPI KESTREL FITNESS CIC INV-0003","reference":null,"external_id":null,"status":"confirmed","account_id":null,"vat_code":"NV","vat_amount":0.00,"net_amount":282.00,"contact_id":"con_01m857bv6yev2bx72hjxby83pk","journal_id":"jnl_01m857bvjberesqn2rvxt9ej28","settlement_id":"set_01m857bvjberesqn2rvvzssyth","confirmed_at":"2026-11-23T22:10:31.124Z","created_at":"2026-11-23T22:10:30.639Z","updated_at":"2026-11-23T22:10:31.124Z","version":2}}', 1795471831124);
INSERT INTO idempotent_answers VALUES ('usr_01m857bt64ehctxqv6bqpxhnep', 'org_01m857bv29engatgtws0vvmqd6', '01a20a75-f090-7209-8a4f-761445f2fbdf', X'1B763AF8C00657AF3C2CFBC4C408B099507FEE481CCF97CCEE2E9A1EC65D9CC7', 200, '{"data":{"id":"btx_01m857bvkfes6sqbza50tz51p1","bank_account_id":"bac_01m857bv54eqd9aq8hjcthrvx0","date":"2026-03-25","amount":-2000.00,"currency":"GBP","description":"TFR TO SAVINGS","reference":null,"external_id":null,"status":"confirmed","account_id":null,"vat_code":"NV","vat_amount":0.00,"net_amount":-2000.00,"contact_id":null,"journal_id":"jnl_01m857bw4me4ba8fwcyr7etjry","settlement_id":null,"confirmed_at":"2026-11-23T22:10:31.188Z","created_at":"2026-11-23T22:10:30.639Z","updated_at":"2026-11-23T22:10:31.188Z","version":2}}', 1795471831188);
INSERT INTO idempotent_answers VALUES ('usr_01m857bt64ehctxqv6bqpxhnep', 'org_01m857bv29engatgtws0vvmqd6', '01a20a75-f0ed-753d-9fb5-5b3a3ca36d90', X'82B6F5D4BCBA70E7765D87C18948C559B0338C7012499E1DE39A6A7A24F893BD', 200, '{"data":{"id":"btx_01m857bvkfes6sqbza55tjfmpq","bank_account_id":"bac_01m857bv54eqd9aq8hjcthrvx0","date":"2026-03-31","amount":-936.55,"currency":"GBP","description":"FPO J WREN NET PAY MARCH","reference":null,"external_id":null,"status":"confirmed","account_id":"acc_01m857bv29engatgtwmwv1q7e7","vat_code":"NV","vat_amount":0.00,"net_amount":-936.55,"contact_id":null,"journal_id":"jnl_01m857bw7fevdaje20qkwfksqk","settlement_id":null,"confirmed_at":"2026-11-23T22:10:31.279Z","created_at":"2026-11-23T22:10:30.639Z","updated_at":"2026-11-23T22:10:31.279Z","version":2}}', 1795471831279);
INSERT INTO idempotent_answers VALUES ('usr_01m857bt64ehctxqv6bqpxhnep', 'org_01m857bv29engatgtws0vvmqd6', '01a20a75-f110-7313-bd84-2538019b656d', X'961EAECC68CBC8A447135F1E816C9978ADBF3E32AC782B26B0DD86B7597CDD9E', 200, '{"data":{"suggested":4,"applied":4,"next":null,"suggestions":[{"id":"btx_01m857bvkfes6sqbza3wb4qf25","bank_account_id":"bac_01m857bv54eqd9aq8hjcthrvx0","date":"2026-02-02","amount":-36.00,"currency":"GBP","description":"CARD SLATEWORK SOFTWARE SUBSCRIPTION","kind":"account","allocations":[],"settlement_id":null,"transfer_to_bank_account_id":null,"transfer_to_bank_account_name":null,"other_half_id":null,"account_id":"acc_01m857bv29engatgtwqx7rs3vx","account_code":"6210","account_name":"Software and subscriptions","vat_code":"ST","vat_amount":6.00,"confidence":0.989,"suggested_by":"text","reason":"the text names the account, standard-rated (VAT Notice 700)","applied":true,"error":null},{"id":"btx_01m857bvkfes6sqbza4bjfna26","bank_account_id":"bac_01m857bv54eqd9aq8hjcthrvx0","date":"2026-02-18","amount":-58.40,"currency":"GBP","description":"CARD TRAINLINE.COM LONDON","kind":"account","allocations":[],"settlement_id":null,"transfer_to_bank_account_id":null,"transfer_to_bank_account_name":null,"other_half_id":null,"account_id":"acc_01m857bv29engatgtwr7ms7jw9","account_code":"6300","account_name":"Travel and subsistence","vat_code":"ZR","vat_amount":0.00,"confidence":0.872,"suggested_by":"text","reason":"supplier Trainline: rail travel, zero-rated (VAT Notice 744A)","applied":true,"error":null},{"id":"btx_01m857bvkfes6sqbza4hv1sn1z","bank_account_id":"bac_01m857bv54eqd9aq8hjcthrvx0","date":"2026-03-02","amount":-36.00,"currency":"GBP","description":"CARD SLATEWORK SOFTWARE SUBSCRIPTION","kind":"account","allocations":[],"settlement_id":null,"transfer_to_bank_account_id":null,"transfer_to_bank_account_name":null,"other_half_id":null,"account_id":"acc_01m857bv29engatgtwqx7rs3vx","account_code":"6210","account_name":"Software and subscriptions","vat_code":"ST","vat_amount":6.00,"confidence":0.989,"suggested_by":"text","reason":"the text names the account, standard-rated (VAT Notice 700)","applied":true,"error":null},{"id":"btx_01m857bvkfes6sqbza4xtm1dhn","bank_account_id":"bac_01m857bv54eqd9aq8hjcthrvx0","date":"2026-03-20","amount":-7.50,"currency":"GBP","description":"TOTAL CHARGES TO 19MAR2026","kind":"account","allocations":[],"settlement_id":null,"transfer_to_bank_account_id":null,"transfer_to_bank_account_name":null,"other_half_id":null,"account_id":"acc_01m857bv29engatgtwrsz2wcy9","account_code":"6700","account_name":"Bank charges","vat_code":"EX","vat_amount":0.00,"confidence":0.990,"suggested_by":"text","reason":"\"bank charges\": bank charges, exempt (VAT Notice 701/49)","applied":true,"error":null}]}}', 1795471831831);
INSERT INTO idempotent_answers VALUES ('usr_01m857bt64ehctxqv6bqpxhnep', 'org_01m857bv29engatgtws0vvmqd6', '01a20a75-f344-721e-94bb-7384c8bd94a3', X'2E00EA916BEF19519A8FCDD45D3DB10765A8FD26E6B9CF2895926CCD7D054F7B', 200, '{"data":{"id":"btx_01m857bvkfes6sqbza4bjfna26","bank_account_id":"bac_01m857bv54eqd9aq8hjcthrvx0","date":"2026-02-18","amount":-58.40,"currency":"GBP","description":"CARD TRAINLINE.COM LONDON","reference":null,"external_id":null,"status":"confirmed","account_id":"acc_01m857bv29engatgtwr7ms7jw9","vat_code":"ZR","vat_amount":0.00,"net_amount":-58.40,"contact_id":null,"journal_id":"jnl_01m857bwt6e3t8888zkjq4cc5p","settlement_id":null,"confirmed_at":"2026-11-23T22:10:31.878Z","created_at":"2026-11-23T22:10:30.639Z","updated_at":"2026-11-23T22:10:31.878Z","version":3}}', 1795471831878);
INSERT INTO idempotent_answers VALUES ('usr_01m857bt64ehctxqv6bqpxhnep', 'org_01m857bv29engatgtws0vvmqd6', '01a20a75-f371-77b3-8388-689aea566ab2', X'0A5AC132E0F1ED57BE261C039BA9D8ABFB39E20F0573A8C8C5E33E8CA5775FF2', 200, '{"data":{"id":"btx_01m857bvkfes6sqbza4hv1sn1z","bank_account_id":"bac_01m857bv54eqd9aq8hjcthrvx0","date":"2026-03-02","amount":-36.00,"currency":"GBP","description":"CARD SLATEWORK SOFTWARE SUBSCRIPTION","reference":null,"external_id":null,"status":"confirmed","account_id":"acc_01m857bv29engatgtwqx7rs3vx","vat_code":"ST","vat_amount":6.00,"net_amount":-30.00,"contact_id":null,"journal_id":"jnl_01m857bwvje9dsj9dvg51qkw4q","settlement_id":null,"confirmed_at":"2026-11-23T22:10:31.922Z","created_at":"2026-11-23T22:10:30.639Z","updated_at":"2026-11-23T22:10:31.922Z","version":3}}', 1795471831922);
INSERT INTO idempotent_answers VALUES ('usr_01m857bt64ehctxqv6bqpxhnep', 'org_01m857bv29engatgtws0vvmqd6', '01a20a75-f39b-71ff-b487-f044a9614198', X'EBDE62D5547B34025C1B78D55C64B30BD1A55E91AE62D9FC9B4DFECC0F529183', 200, '{"data":{"id":"btx_01m857bvkfes6sqbza3wb4qf25","bank_account_id":"bac_01m857bv54eqd9aq8hjcthrvx0","date":"2026-02-02","amount":-36.00,"currency":"GBP","description":"CARD SLATEWORK SOFTWARE SUBSCRIPTION","reference":null,"external_id":null,"status":"confirmed","account_id":"acc_01m857bv29engatgtwqx7rs3vx","vat_code":"ST","vat_amount":6.00,"net_amount":-30.00,"contact_id":null,"journal_id":"jnl_01m857bwwxevqv5tv1smspv5qr","settlement_id":null,"confirmed_at":"2026-11-23T22:10:31.965Z","created_at":"2026-11-23T22:10:30.639Z","updated_at":"2026-11-23T22:10:31.965Z","version":3}}', 1795471831965);
INSERT INTO idempotent_answers VALUES ('usr_01m857bt64ehctxqv6bqpxhnep', 'org_01m857bv29engatgtws0vvmqd6', '01a20a75-f3c5-73c2-9f14-8e9766fc922b', X'B9C5D2A0348284FB5628AEFB138A6E98AF4DF612BE4F8607129029A0A73EE046', 200, '{"data":{"id":"btx_01m857bvkfes6sqbza4xtm1dhn","bank_account_id":"bac_01m857bv54eqd9aq8hjcthrvx0","date":"2026-03-20","amount":-7.50,"currency":"GBP","description":"TOTAL CHARGES TO 19MAR2026","reference":null,"external_id":null,"status":"confirmed","account_id":"acc_01m857bv29engatgtwrsz2wcy9","vat_code":"EX","vat_amount":0.00,"net_amount":-7.50,"contact_id":null,"journal_id":"jnl_01m857bwy7e20aywjw682929tz","settlement_id":null,"confirmed_at":"2026-11-23T22:10:32.007Z","created_at":"2026-11-23T22:10:30.639Z","updated_at":"2026-11-23T22:10:32.007Z","version":3}}', 1795471832007);
INSERT INTO idempotent_answers VALUES ('usr_01m857bt64ehctxqv6bqpxhnep', 'org_01m857bv29engatgtws0vvmqd6', '01a20a75-f43f-731a-be8d-038f83f5a742', X'47269E064748A7CB7CC618FFD37DC0F5DC39F9FFEC28A601DE398338F401F978', 201, '{"data":{"id":"vrt_01m857bx20ean8rhp5pnxrhxaj","date_from":"2026-01-01","date_to":"2026-03-31","status":"draft","currency":"GBP","scheme":"standard","flat_rate_percent":null,"adjustments":[],"boxes":{"1":698.40,"2":0.00,"3":698.40,"4":319.80,"5":378.60,"6":4776.00,"7":3427.00,"8":0.00,"9":0.00},"direction":"pay","hmrc":{"vatDueSales":698.40,"vatDueAcquisitions":0.00,"totalVatDue":698.40,"vatReclaimedCurrPeriod":319.80,"netVatDue":378.60,"totalValueSalesExVAT":4776,"totalValuePurchasesExVAT":3427,"totalValueGoodsSuppliedExVAT":0,"totalAcquisitionsExVAT":0},"journal_id":null,"finalised_at":null,"created_at":"2026-11-23T22:10:32.128Z","updated_at":"2026-11-23T22:10:32.128Z","version":1}}', 1795471832128);
INSERT INTO idempotent_answers VALUES ('usr_01m857bt64ehctxqv6bqpxhnep', 'org_01m857bv29engatgtws0vvmqd6', '01a20a75-f45c-76c6-a427-104ddfc82f47', X'F625B3726F82B8700B0F42B62A8AC1E9ABDE84AF87AB13A688807101ECBE214F', 200, '{"data":{"id":"vrt_01m857bx20ean8rhp5pnxrhxaj","date_from":"2026-01-01","date_to":"2026-03-31","status":"finalised","currency":"GBP","scheme":"standard","flat_rate_percent":null,"adjustments":[],"boxes":{"1":698.40,"2":0.00,"3":698.40,"4":319.80,"5":378.60,"6":4776.00,"7":3427.00,"8":0.00,"9":0.00},"direction":"pay","hmrc":{"vatDueSales":698.40,"vatDueAcquisitions":0.00,"totalVatDue":698.40,"vatReclaimedCurrPeriod":319.80,"netVatDue":378.60,"totalValueSalesExVAT":4776,"totalValuePurchasesExVAT":3427,"totalValueGoodsSuppliedExVAT":0,"totalAcquisitionsExVAT":0},"journal_id":null,"finalised_at":"2026-11-23T22:10:32.158Z","created_at":"2026-11-23T22:10:32.128Z","updated_at":"2026-11-23T22:10:32.158Z","version":2}}', 1795471832158);
INSERT INTO idempotent_answers VALUES ('usr_01m857bt64ehctxqv6bqpxhnep', 'org_01m857bv29engatgtws0vvmqd6', '01a20a75-f47d-7647-aaf5-11d510f16bf7', X'71C1CF0F871C71BEB0C7870AED7560BA2EE67B38E358A205980D938B0305AD82', 200, '{"data":{"id":"org_01m857bv29engatgtws0vvmqd6","name":"Wren & Marsh Ltd","currency":"GBP","country":"GB","financial_year_end":"03-31","vat_registered":true,"vat_number":null,"vat_scheme":"standard","flat_rate_percent":null,"vat_rounding":"line","status":"active","role":"owner","lock_date":"2026-03-31","created_at":"2026-11-23T22:10:30.089Z","updated_at":"2026-11-23T22:10:32.190Z","version":2}}', 1795471832190);
INSERT INTO idempotent_answers VALUES ('usr_01m857bt64ehctxqv6bqpxhnep', '', 'once', X'BD590065F8DF1F619336633472911F7D86118BCE11ABF11DE10C7D723B56911C', 202, '{"reconciliation_id":"rec_01m857bxcyenjt6g9ggjx2dz46","status":"queued","poll_url":"/api/v1/reconciliations/rec_01m857bxcyenjt6g9ggjx2dz46"}', 1795471832478);
INSERT INTO organisations VALUES ('org_01m857btamezq926gtv0800mq0', 'Acorn Ltd', 'GBP', 'GB', '03-31', 1, NULL, 'standard', NULL, 'line', 'active', NULL, 1795471829332, 1795471829332, 1, 1, NULL);
INSERT INTO organisations VALUES ('org_01m857bv29engatgtws0vvmqd6', 'Wren & Marsh Ltd', 'GBP', 'GB', '03-31', 1, NULL, 'standard', NULL, 'line', 'active', '2026-03-31', 1795471830089, 1795471832190, 2, 0, '2026-03-31');
INSERT INTO ledger_heads VALUES ('org_01m857btamezq926gtv0800mq0', 2, X'A5B919E83162B8EBB447F1D76D2D98EBEB81F6EA8A4AE208F19A271BAA6DA238', 100000, 9);
INSERT INTO ledger_heads VALUES ('org_01m857bv29engatgtws0vvmqd6', 29, X'9D718BB319640458D1CAFF766358D42A45D0A3E5189150A9227F3661EFFB3843', 4253177, 59);
INSERT INTO members VALUES ('mem_01m857btamezq926gtn17vd51r', 'org_01m857btamezq926gtv0800mq0', 'jo@example.com', 'usr_01m857bt64ehctxqv6bqpxhnep', 'owner', 1795471829332, 1795471829332, 1);
INSERT INTO members VALUES ('mem_01m857bv29engatgtwk1c7wxpn', 'org_01m857bv29engatgtws0vvmqd6', 'jo@example.com', 'usr_01m857bt64ehctxqv6bqpxhnep', 'owner', 1795471830089, 1795471830089, 1);
INSERT INTO accounts VALUES ('acc_01m857btamezq926gtn7hw1pd9', 'org_01m857btamezq926gtv0800mq0', '1000', 'Computer equipment', 'ASSET', NULL, 'ST', NULL, 'active', 1795471829332, 1795471829332, 1);
INSERT INTO accounts VALUES ('acc_01m857btamezq926gtn9ebxc1j', 'org_01m857btamezq926gtv0800mq0', '1010', 'Office equipment and furniture', 'ASSET', NULL, 'ST', NULL, 'active', 1795471829332, 1795471829332, 1);
INSERT INTO accounts VALUES ('acc_01m857btamezq926gtnf7cqngs', 'org_01m857btamezq926gtv0800mq0', '1020', 'Motor vehicles', 'ASSET', NULL, 'ST', NULL, 'active', 1795471829332, 1795471829332, 1);
INSERT INTO accounts VALUES ('acc_01m857btamezq926gtnkyzwrnc', 'org_01m857btamezq926gtv0800mq0', '1090', 'Accumulated depreciation', 'ASSET', NULL, 'NV', NULL, 'active', 1795471829332, 1795471829332, 1);
INSERT INTO accounts VALUES ('acc_01m857btamezq926gtnqs15nq3', 'org_01m857btamezq926gtv0800mq0', '1100', 'Stock', 'ASSET', NULL, 'ST', NULL, 'active', 1795471829332, 1795471829332, 1);
INSERT INTO accounts VALUES ('acc_01m857btamezq926gtnvjbj06p', 'org_01m857btamezq926gtv0800mq0', '1200', 'Trade debtors', 'ASSET', 'receivable', NULL, NULL, 'active', 1795471829332, 1795471829332, 1);
INSERT INTO accounts VALUES ('acc_01m857btamezq926gtnzk0sceq', 'org_01m857btamezq926gtv0800mq0', '1210', 'Prepayments', 'ASSET', NULL, 'NV', NULL, 'active', 1795471829332, 1795471829332, 1);
INSERT INTO accounts VALUES ('acc_01m857btamezq926gtp0parekj', 'org_01m857btamezq926gtv0800mq0', '1220', 'Other debtors', 'ASSET', NULL, 'NV', NULL, 'active', 1795471829332, 1795471829332, 1);
INSERT INTO accounts VALUES ('acc_01m857btamezq926gtp6p3d2tm', 'org_01m857btamezq926gtv0800mq0', '1300', 'Current account', 'ASSET', 'bank', NULL, NULL, 'active', 1795471829332, 1795471829332, 1);
INSERT INTO accounts VALUES ('acc_01m857btamezq926gtp9d4wcap', 'org_01m857btamezq926gtv0800mq0', '1310', 'Petty cash', 'ASSET', NULL, 'NV', NULL, 'active', 1795471829332, 1795471829332, 1);
INSERT INTO accounts VALUES ('acc_01m857btamezq926gtpfndxwbh', 'org_01m857btamezq926gtv0800mq0', '2100', 'Trade creditors', 'LIABILITY', 'payable', NULL, NULL, 'active', 1795471829332, 1795471829332, 1);
INSERT INTO accounts VALUES ('acc_01m857btamezq926gtphn6q9k1', 'org_01m857btamezq926gtv0800mq0', '2110', 'Accruals', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795471829332, 1795471829332, 1);
INSERT INTO accounts VALUES ('acc_01m857btamezq926gtpm4vbx3a', 'org_01m857btamezq926gtv0800mq0', '2200', 'PAYE and National Insurance', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795471829332, 1795471829332, 1);
INSERT INTO accounts VALUES ('acc_01m857btamezq926gtprgbgx9g', 'org_01m857btamezq926gtv0800mq0', '2210', 'Pension contributions', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795471829332, 1795471829332, 1);
INSERT INTO accounts VALUES ('acc_01m857btamezq926gtpxy6cjqp', 'org_01m857btamezq926gtv0800mq0', '2220', 'Net wages', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795471829332, 1795471829332, 1);
INSERT INTO accounts VALUES ('acc_01m857btamezq926gtq10c8de7', 'org_01m857btamezq926gtv0800mq0', '2300', 'Corporation tax', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795471829332, 1795471829332, 1);
INSERT INTO accounts VALUES ('acc_01m857btamezq926gtq4cccen0', 'org_01m857btamezq926gtv0800mq0', '2400', 'Director''s loan account', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795471829332, 1795471829332, 1);
INSERT INTO accounts VALUES ('acc_01m857btamezq926gtq8vbw231', 'org_01m857btamezq926gtv0800mq0', '2500', 'Bank loans', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795471829332, 1795471829332, 1);
INSERT INTO accounts VALUES ('acc_01m857btamezq926gtqd95n665', 'org_01m857btamezq926gtv0800mq0', '2900', 'Suspense', 'LIABILITY', 'suspense', NULL, NULL, 'active', 1795471829332, 1795471829332, 1);
INSERT INTO accounts VALUES ('acc_01m857btamezq926gtqjhfacw4', 'org_01m857btamezq926gtv0800mq0', '3000', 'Share capital', 'EQUITY', NULL, 'NV', NULL, 'active', 1795471829332, 1795471829332, 1);
INSERT INTO accounts VALUES ('acc_01m857btamezq926gtqqp2n5d1', 'org_01m857btamezq926gtv0800mq0', '3100', 'Retained earnings', 'EQUITY', 'retained_earnings', NULL, NULL, 'active', 1795471829332, 1795471829332, 1);
INSERT INTO accounts VALUES ('acc_01m857btamezq926gtqvjfa1en', 'org_01m857btamezq926gtv0800mq0', '3200', 'Dividends', 'EQUITY', NULL, 'NV', NULL, 'active', 1795471829332, 1795471829332, 1);
INSERT INTO accounts VALUES ('acc_01m857btamezq926gtqz337mx2', 'org_01m857btamezq926gtv0800mq0', '3900', 'Opening balances', 'EQUITY', 'opening_balance', NULL, NULL, 'active', 1795471829332, 1795471829332, 1);
INSERT INTO accounts VALUES ('acc_01m857btamezq926gtr2e9xvq5', 'org_01m857btamezq926gtv0800mq0', '4000', 'Sales', 'INCOME', NULL, 'ST', NULL, 'active', 1795471829332, 1795471829332, 1);
INSERT INTO accounts VALUES ('acc_01m857btamezq926gtr6t18mxt', 'org_01m857btamezq926gtv0800mq0', '4010', 'Sales, zero-rated', 'INCOME', NULL, 'ZR', NULL, 'active', 1795471829332, 1795471829332, 1);
INSERT INTO accounts VALUES ('acc_01m857btamezq926gtr8t476g4', 'org_01m857btamezq926gtv0800mq0', '4090', 'Other income', 'INCOME', NULL, 'ST', NULL, 'active', 1795471829332, 1795471829332, 1);
INSERT INTO accounts VALUES ('acc_01m857btamezq926gtrdj5etyz', 'org_01m857btamezq926gtv0800mq0', '4900', 'Interest received', 'INCOME', NULL, 'EX', NULL, 'active', 1795471829332, 1795471829332, 1);
INSERT INTO accounts VALUES ('acc_01m857btamezq926gtrh6xshdb', 'org_01m857btamezq926gtv0800mq0', '4920', 'VAT flat-rate scheme difference', 'INCOME', 'vat_scheme_difference', NULL, NULL, 'active', 1795471829332, 1795471829332, 1);
INSERT INTO accounts VALUES ('acc_01m857btamezq926gtrp7hyam8', 'org_01m857btamezq926gtv0800mq0', '5000', 'Cost of goods sold', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795471829332, 1795471829332, 1);
INSERT INTO accounts VALUES ('acc_01m857btamezq926gtrt4nemn1', 'org_01m857btamezq926gtv0800mq0', '5010', 'Subcontractors', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795471829332, 1795471829332, 1);
INSERT INTO accounts VALUES ('acc_01m857btamezq926gtrzwmeq3w', 'org_01m857btamezq926gtv0800mq0', '5020', 'Carriage and postage', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795471829332, 1795471829332, 1);
INSERT INTO accounts VALUES ('acc_01m857btamezq926gts1g19n8f', 'org_01m857btamezq926gtv0800mq0', '6000', 'Wages and salaries', 'EXPENSE', NULL, 'NV', NULL, 'active', 1795471829332, 1795471829332, 1);
INSERT INTO accounts VALUES ('acc_01m857btamezq926gts5nvs0n0', 'org_01m857btamezq926gtv0800mq0', '6010', 'Employer''s National Insurance', 'EXPENSE', NULL, 'NV', NULL, 'active', 1795471829332, 1795471829332, 1);
INSERT INTO accounts VALUES ('acc_01m857btamezq926gts8c62nx2', 'org_01m857btamezq926gtv0800mq0', '6020', 'Employer''s pension', 'EXPENSE', NULL, 'NV', NULL, 'active', 1795471829332, 1795471829332, 1);
INSERT INTO accounts VALUES ('acc_01m857btamezq926gtsevvr5xj', 'org_01m857btamezq926gtv0800mq0', '6100', 'Rent', 'EXPENSE', NULL, 'EX', NULL, 'active', 1795471829332, 1795471829332, 1);
INSERT INTO accounts VALUES ('acc_01m857btamezq926gtsj63pt5w', 'org_01m857btamezq926gtv0800mq0', '6110', 'Business rates', 'EXPENSE', NULL, 'NV', NULL, 'active', 1795471829332, 1795471829332, 1);
INSERT INTO accounts VALUES ('acc_01m857btamezq926gtsn2rzqmx', 'org_01m857btamezq926gtv0800mq0', '6120', 'Light, heat and water', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795471829332, 1795471829332, 1);
INSERT INTO accounts VALUES ('acc_01m857btamezq926gtsrs9gt3r', 'org_01m857btamezq926gtv0800mq0', '6200', 'Telephone and internet', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795471829332, 1795471829332, 1);
INSERT INTO accounts VALUES ('acc_01m857btamezq926gtsza2qja4', 'org_01m857btamezq926gtv0800mq0', '6210', 'Software and subscriptions', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795471829332, 1795471829332, 1);
INSERT INTO accounts VALUES ('acc_01m857btamezq926gtt3hfta63', 'org_01m857btamezq926gtv0800mq0', '6220', 'Printing and stationery', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795471829332, 1795471829332, 1);
INSERT INTO accounts VALUES ('acc_01m857btamezq926gtt5by9aqk', 'org_01m857btamezq926gtv0800mq0', '6300', 'Travel and subsistence', 'EXPENSE', NULL, 'ZR', NULL, 'active', 1795471829332, 1795471829332, 1);
INSERT INTO accounts VALUES ('acc_01m857btamezq926gtt842fhn1', 'org_01m857btamezq926gtv0800mq0', '6310', 'Motor expenses', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795471829332, 1795471829332, 1);
INSERT INTO accounts VALUES ('acc_01m857btamezq926gtte2qr2ng', 'org_01m857btamezq926gtv0800mq0', '6400', 'Advertising and marketing', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795471829332, 1795471829332, 1);
INSERT INTO accounts VALUES ('acc_01m857btamezq926gttkkpg76c', 'org_01m857btamezq926gtv0800mq0', '6500', 'Accountancy and legal fees', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795471829332, 1795471829332, 1);
INSERT INTO accounts VALUES ('acc_01m857btamezq926gttnr9j67x', 'org_01m857btamezq926gtv0800mq0', '6600', 'Insurance', 'EXPENSE', NULL, 'EX', NULL, 'active', 1795471829332, 1795471829332, 1);
INSERT INTO accounts VALUES ('acc_01m857btamezq926gttvmdetcf', 'org_01m857btamezq926gtv0800mq0', '6700', 'Bank charges', 'EXPENSE', NULL, 'EX', NULL, 'active', 1795471829332, 1795471829332, 1);
INSERT INTO accounts VALUES ('acc_01m857btamezq926gttyj49wey', 'org_01m857btamezq926gtv0800mq0', '6990', 'Rounding differences', 'EXPENSE', 'rounding', NULL, NULL, 'active', 1795471829332, 1795471829332, 1);
INSERT INTO accounts VALUES ('acc_01m857bv0sebtrc3t72m004kpy', 'org_01m857btamezq926gtv0800mq0', '2250', 'VAT', 'LIABILITY', 'vat_control', NULL, NULL, 'active', 1795471830041, 1795471830041, 1);
INSERT INTO accounts VALUES ('acc_01m857bv29engatgtwk71xzm3n', 'org_01m857bv29engatgtws0vvmqd6', '1000', 'Computer equipment', 'ASSET', NULL, 'ST', NULL, 'active', 1795471830089, 1795471830089, 1);
INSERT INTO accounts VALUES ('acc_01m857bv29engatgtwk8d8y3he', 'org_01m857bv29engatgtws0vvmqd6', '1010', 'Office equipment and furniture', 'ASSET', NULL, 'ST', NULL, 'active', 1795471830089, 1795471830089, 1);
INSERT INTO accounts VALUES ('acc_01m857bv29engatgtwkdw08k7k', 'org_01m857bv29engatgtws0vvmqd6', '1020', 'Motor vehicles', 'ASSET', NULL, 'ST', NULL, 'active', 1795471830089, 1795471830089, 1);
INSERT INTO accounts VALUES ('acc_01m857bv29engatgtwkg9cs3pg', 'org_01m857bv29engatgtws0vvmqd6', '1090', 'Accumulated depreciation', 'ASSET', NULL, 'NV', NULL, 'active', 1795471830089, 1795471830089, 1);
INSERT INTO accounts VALUES ('acc_01m857bv29engatgtwkn8n02z7', 'org_01m857bv29engatgtws0vvmqd6', '1100', 'Stock', 'ASSET', NULL, 'ST', NULL, 'active', 1795471830089, 1795471830089, 1);
INSERT INTO accounts VALUES ('acc_01m857bv29engatgtwkrnxfn3p', 'org_01m857bv29engatgtws0vvmqd6', '1200', 'Trade debtors', 'ASSET', 'receivable', NULL, NULL, 'active', 1795471830089, 1795471830089, 1);
INSERT INTO accounts VALUES ('acc_01m857bv29engatgtwkxsxz883', 'org_01m857bv29engatgtws0vvmqd6', '1210', 'Prepayments', 'ASSET', NULL, 'NV', NULL, 'active', 1795471830089, 1795471830089, 1);
INSERT INTO accounts VALUES ('acc_01m857bv29engatgtwm327ttba', 'org_01m857bv29engatgtws0vvmqd6', '1220', 'Other debtors', 'ASSET', NULL, 'NV', NULL, 'active', 1795471830089, 1795471830089, 1);
INSERT INTO accounts VALUES ('acc_01m857bv29engatgtwm7jsjmpk', 'org_01m857bv29engatgtws0vvmqd6', '1300', 'Current account', 'ASSET', 'bank', NULL, NULL, 'active', 1795471830089, 1795471830089, 1);
INSERT INTO accounts VALUES ('acc_01m857bv29engatgtwmatvpeff', 'org_01m857bv29engatgtws0vvmqd6', '1310', 'Petty cash', 'ASSET', NULL, 'NV', NULL, 'active', 1795471830089, 1795471830089, 1);
INSERT INTO accounts VALUES ('acc_01m857bv29engatgtwmc794bes', 'org_01m857bv29engatgtws0vvmqd6', '2100', 'Trade creditors', 'LIABILITY', 'payable', NULL, NULL, 'active', 1795471830089, 1795471830089, 1);
INSERT INTO accounts VALUES ('acc_01m857bv29engatgtwmj6zqghj', 'org_01m857bv29engatgtws0vvmqd6', '2110', 'Accruals', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795471830089, 1795471830089, 1);
INSERT INTO accounts VALUES ('acc_01m857bv29engatgtwmpjtw755', 'org_01m857bv29engatgtws0vvmqd6', '2200', 'PAYE and National Insurance', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795471830089, 1795471830089, 1);
INSERT INTO accounts VALUES ('acc_01m857bv29engatgtwmrc7e4j4', 'org_01m857bv29engatgtws0vvmqd6', '2210', 'Pension contributions', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795471830089, 1795471830089, 1);
INSERT INTO accounts VALUES ('acc_01m857bv29engatgtwmwv1q7e7', 'org_01m857bv29engatgtws0vvmqd6', '2220', 'Net wages', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795471830089, 1795471830089, 1);
INSERT INTO accounts VALUES ('acc_01m857bv29engatgtwn02rvkvp', 'org_01m857bv29engatgtws0vvmqd6', '2300', 'Corporation tax', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795471830089, 1795471830089, 1);
INSERT INTO accounts VALUES ('acc_01m857bv29engatgtwn5dp89dj', 'org_01m857bv29engatgtws0vvmqd6', '2400', 'Director''s loan account', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795471830089, 1795471830089, 1);
INSERT INTO accounts VALUES ('acc_01m857bv29engatgtwna4bdd9d', 'org_01m857bv29engatgtws0vvmqd6', '2500', 'Bank loans', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795471830089, 1795471830089, 1);
INSERT INTO accounts VALUES ('acc_01m857bv29engatgtwnd389ysx', 'org_01m857bv29engatgtws0vvmqd6', '2900', 'Suspense', 'LIABILITY', 'suspense', NULL, NULL, 'active', 1795471830089, 1795471830089, 1);
INSERT INTO accounts VALUES ('acc_01m857bv29engatgtwnj0emj09', 'org_01m857bv29engatgtws0vvmqd6', '3000', 'Share capital', 'EQUITY', NULL, 'NV', NULL, 'active', 1795471830089, 1795471830089, 1);
INSERT INTO accounts VALUES ('acc_01m857bv29engatgtwnm0r3chv', 'org_01m857bv29engatgtws0vvmqd6', '3100', 'Retained earnings', 'EQUITY', 'retained_earnings', NULL, NULL, 'active', 1795471830089, 1795471830089, 1);
INSERT INTO accounts VALUES ('acc_01m857bv29engatgtwnrxv0hcy', 'org_01m857bv29engatgtws0vvmqd6', '3200', 'Dividends', 'EQUITY', NULL, 'NV', NULL, 'active', 1795471830089, 1795471830089, 1);
INSERT INTO accounts VALUES ('acc_01m857bv29engatgtwnwax9rx8', 'org_01m857bv29engatgtws0vvmqd6', '3900', 'Opening balances', 'EQUITY', 'opening_balance', NULL, NULL, 'active', 1795471830089, 1795471830089, 1);
INSERT INTO accounts VALUES ('acc_01m857bv29engatgtwp1nbfg3z', 'org_01m857bv29engatgtws0vvmqd6', '4000', 'Sales', 'INCOME', NULL, 'ST', NULL, 'active', 1795471830089, 1795471830089, 1);
INSERT INTO accounts VALUES ('acc_01m857bv29engatgtwp75zfxch', 'org_01m857bv29engatgtws0vvmqd6', '4010', 'Sales, zero-rated', 'INCOME', NULL, 'ZR', NULL, 'active', 1795471830089, 1795471830089, 1);
INSERT INTO accounts VALUES ('acc_01m857bv29engatgtwpa52hrn1', 'org_01m857bv29engatgtws0vvmqd6', '4090', 'Other income', 'INCOME', NULL, 'ST', NULL, 'active', 1795471830089, 1795471830089, 1);
INSERT INTO accounts VALUES ('acc_01m857bv29engatgtwpcgzrpcs', 'org_01m857bv29engatgtws0vvmqd6', '4900', 'Interest received', 'INCOME', NULL, 'EX', NULL, 'active', 1795471830089, 1795471830089, 1);
INSERT INTO accounts VALUES ('acc_01m857bv29engatgtwpjcsa4tr', 'org_01m857bv29engatgtws0vvmqd6', '4920', 'VAT flat-rate scheme difference', 'INCOME', 'vat_scheme_difference', NULL, NULL, 'active', 1795471830089, 1795471830089, 1);
INSERT INTO accounts VALUES ('acc_01m857bv29engatgtwpn8498qe', 'org_01m857bv29engatgtws0vvmqd6', '5000', 'Cost of goods sold', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795471830089, 1795471830089, 1);
INSERT INTO accounts VALUES ('acc_01m857bv29engatgtwpvzzqyaw', 'org_01m857bv29engatgtws0vvmqd6', '5010', 'Subcontractors', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795471830089, 1795471830089, 1);
INSERT INTO accounts VALUES ('acc_01m857bv29engatgtwpyses8ef', 'org_01m857bv29engatgtws0vvmqd6', '5020', 'Carriage and postage', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795471830089, 1795471830089, 1);
INSERT INTO accounts VALUES ('acc_01m857bv29engatgtwq2yyasx9', 'org_01m857bv29engatgtws0vvmqd6', '6000', 'Wages and salaries', 'EXPENSE', NULL, 'NV', NULL, 'active', 1795471830089, 1795471830089, 1);
INSERT INTO accounts VALUES ('acc_01m857bv29engatgtwq44xff37', 'org_01m857bv29engatgtws0vvmqd6', '6010', 'Employer''s National Insurance', 'EXPENSE', NULL, 'NV', NULL, 'active', 1795471830089, 1795471830089, 1);
INSERT INTO accounts VALUES ('acc_01m857bv29engatgtwqb8mzaez', 'org_01m857bv29engatgtws0vvmqd6', '6020', 'Employer''s pension', 'EXPENSE', NULL, 'NV', NULL, 'active', 1795471830089, 1795471830089, 1);
INSERT INTO accounts VALUES ('acc_01m857bv29engatgtwqe8c1a2e', 'org_01m857bv29engatgtws0vvmqd6', '6100', 'Rent', 'EXPENSE', NULL, 'EX', NULL, 'active', 1795471830089, 1795471830089, 1);
INSERT INTO accounts VALUES ('acc_01m857bv29engatgtwqgzazxxs', 'org_01m857bv29engatgtws0vvmqd6', '6110', 'Business rates', 'EXPENSE', NULL, 'NV', NULL, 'active', 1795471830089, 1795471830089, 1);
INSERT INTO accounts VALUES ('acc_01m857bv29engatgtwqnt8vhe6', 'org_01m857bv29engatgtws0vvmqd6', '6120', 'Light, heat and water', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795471830089, 1795471830089, 1);
INSERT INTO accounts VALUES ('acc_01m857bv29engatgtwqv23wnr7', 'org_01m857bv29engatgtws0vvmqd6', '6200', 'Telephone and internet', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795471830089, 1795471830089, 1);
INSERT INTO accounts VALUES ('acc_01m857bv29engatgtwqx7rs3vx', 'org_01m857bv29engatgtws0vvmqd6', '6210', 'Software and subscriptions', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795471830089, 1795471830089, 1);
INSERT INTO accounts VALUES ('acc_01m857bv29engatgtwr24mz7ex', 'org_01m857bv29engatgtws0vvmqd6', '6220', 'Printing and stationery', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795471830089, 1795471830089, 1);
INSERT INTO accounts VALUES ('acc_01m857bv29engatgtwr7ms7jw9', 'org_01m857bv29engatgtws0vvmqd6', '6300', 'Travel and subsistence', 'EXPENSE', NULL, 'ZR', NULL, 'active', 1795471830089, 1795471830089, 1);
INSERT INTO accounts VALUES ('acc_01m857bv29engatgtwr8b1m2w6', 'org_01m857bv29engatgtws0vvmqd6', '6310', 'Motor expenses', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795471830089, 1795471830089, 1);
INSERT INTO accounts VALUES ('acc_01m857bv29engatgtwrcfa8k11', 'org_01m857bv29engatgtws0vvmqd6', '6400', 'Advertising and marketing', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795471830089, 1795471830089, 1);
INSERT INTO accounts VALUES ('acc_01m857bv29engatgtwrha1602g', 'org_01m857bv29engatgtws0vvmqd6', '6500', 'Accountancy and legal fees', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795471830089, 1795471830089, 1);
INSERT INTO accounts VALUES ('acc_01m857bv29engatgtwrq8n1zm7', 'org_01m857bv29engatgtws0vvmqd6', '6600', 'Insurance', 'EXPENSE', NULL, 'EX', NULL, 'active', 1795471830089, 1795471830089, 1);
INSERT INTO accounts VALUES ('acc_01m857bv29engatgtwrsz2wcy9', 'org_01m857bv29engatgtws0vvmqd6', '6700', 'Bank charges', 'EXPENSE', NULL, 'EX', NULL, 'active', 1795471830089, 1795471830089, 1);
INSERT INTO accounts VALUES ('acc_01m857bv29engatgtwrzfz0r3j', 'org_01m857bv29engatgtws0vvmqd6', '6990', 'Rounding differences', 'EXPENSE', 'rounding', NULL, NULL, 'active', 1795471830089, 1795471830089, 1);
INSERT INTO accounts VALUES ('acc_01m857bv2weam840h16h0t0wwh', 'org_01m857bv29engatgtws0vvmqd6', '2250', 'VAT', 'LIABILITY', 'vat_control', NULL, NULL, 'active', 1795471830108, 1795471830108, 1);
INSERT INTO accounts VALUES ('acc_01m857bv3ee6m8db6ys3khf2vt', 'org_01m857bv29engatgtws0vvmqd6', '4100', 'Room hire', 'INCOME', NULL, 'EX', NULL, 'active', 1795471830126, 1795471830126, 1);
INSERT INTO accounts VALUES ('acc_01m857bv3ye0f9rz38kk0983k2', 'org_01m857bv29engatgtws0vvmqd6', '6800', 'Depreciation', 'EXPENSE', NULL, NULL, NULL, 'active', 1795471830142, 1795471830142, 1);
INSERT INTO accounts VALUES ('acc_01m857bv5te1avhbba0ygkq2ra', 'org_01m857bv29engatgtws0vvmqd6', '1301', 'Savings', 'ASSET', 'bank', NULL, NULL, 'active', 1795471830202, 1795471830202, 1);
INSERT INTO contacts VALUES ('con_01m857bv6cehpt1fb5q4aptg74', 'org_01m857bv29engatgtws0vvmqd6', 'customer', 'Abbey Schools Trust', NULL, NULL, NULL, NULL, NULL, 30, NULL, NULL, 'active', 'abbey schools trust', 1795471830220, 1795471830220, 1);
INSERT INTO contacts VALUES ('con_01m857bv6yev2bx72hjxby83pk', 'org_01m857bv29engatgtws0vvmqd6', 'customer', 'Kestrel Fitness CIC', NULL, NULL, NULL, NULL, NULL, 30, NULL, NULL, 'active', 'kestrel fitness cic', 1795471830238, 1795471830238, 1);
INSERT INTO contacts VALUES ('con_01m857bv7rexd9j3p5an87ypbq', 'org_01m857bv29engatgtws0vvmqd6', 'customer', 'Marlow & Pike LLP', NULL, NULL, NULL, NULL, NULL, 30, NULL, NULL, 'active', 'marlow & pike llp', 1795471830264, 1795471830264, 1);
INSERT INTO contacts VALUES ('con_01m857bv8de52831vms71vbb2b', 'org_01m857bv29engatgtws0vvmqd6', 'supplier', 'Printwell', NULL, NULL, NULL, NULL, NULL, 30, NULL, NULL, 'active', 'printwell', 1795471830285, 1795471830285, 1);
INSERT INTO contacts VALUES ('con_01m857bv99espr8tdeqfcc6w1d', 'org_01m857bv29engatgtws0vvmqd6', 'supplier', 'Techbarn', NULL, NULL, NULL, NULL, NULL, 30, NULL, NULL, 'active', 'techbarn', 1795471830313, 1795471830313, 1);
INSERT INTO contacts VALUES ('con_01m857bv9sem9v9qz3p1vppfz3', 'org_01m857bv29engatgtws0vvmqd6', 'supplier', 'Harcourt Lettings', NULL, NULL, NULL, NULL, NULL, 30, NULL, NULL, 'active', 'harcourt lettings', 1795471830329, 1795471830329, 1);
INSERT INTO contacts VALUES ('con_01m857bvagen1rfxrxmqz9m28w', 'org_01m857bv29engatgtws0vvmqd6', 'supplier', 'Fern & Rowe', NULL, NULL, NULL, NULL, NULL, 30, NULL, NULL, 'active', 'fern & rowe', 1795471830352, 1795471830352, 1);
INSERT INTO journals VALUES ('jnl_01m857bv54eqd9aq8hjmdzf3sc', 'org_01m857bv29engatgtws0vvmqd6', 1, '2026-01-01', 'Opening balance of Current', NULL, NULL, 'opening', NULL, 1000000, 1795471830180, 'usr_01m857bt64ehctxqv6bqpxhnep', X'063C19B43355FCBA3D7ECDB5E666B754BF62734D6296D3D4B9325B4321075D59', 'opening balance of current');
INSERT INTO journals VALUES ('jnl_01m857bvcrej4tsravke3jnav7', 'org_01m857bv29engatgtws0vvmqd6', 2, '2026-01-15', 'Sales invoice INV-0001, Abbey Schools Trust', 'INV-0001', NULL, 'invoice', NULL, 234000, 1795471830424, 'usr_01m857bt64ehctxqv6bqpxhnep', X'DF96CAF0DC933D17A7B4FE8B603E1B9B4B713F446D42FD9F1D1459DE96054E85', 'sales invoice inv-0001, abbey schools trust
inv-0001');
INSERT INTO journals VALUES ('jnl_01m857bvd2e6nt0tt2nnz6pep4', 'org_01m857bv29engatgtws0vvmqd6', 3, '2026-01-20', 'Purchase invoice PX-881, Printwell', 'PX-881', NULL, 'invoice', NULL, 41200, 1795471830434, 'usr_01m857bt64ehctxqv6bqpxhnep', X'DF2AC3F7453FA6ED613C1AC1317B2B94ECD200E1EF2672AF4416081B1A1A20BB', 'purchase invoice px-881, printwell
px-881');
INSERT INTO journals VALUES ('jnl_01m857bvd8ebw97fxcd4ghgmyz', 'org_01m857bv29engatgtws0vvmqd6', 4, '2026-01-21', 'Purchase invoice TB-0117, Techbarn', 'TB-0117', NULL, 'invoice', NULL, 107880, 1795471830440, 'usr_01m857bt64ehctxqv6bqpxhnep', X'2AFA1A6756753967C8AFBDA1F5FA1826221F58C50BBB2DACC2FDE369E3779939', 'purchase invoice tb-0117, techbarn
tb-0117');
INSERT INTO journals VALUES ('jnl_01m857bvdeemnv21jwyqetwrs9', 'org_01m857bv29engatgtws0vvmqd6', 5, '2026-01-28', 'Sales invoice INV-0002, Abbey Schools Trust', 'INV-0002', NULL, 'invoice', NULL, 87000, 1795471830446, 'usr_01m857bt64ehctxqv6bqpxhnep', X'CD7DC91CD244FAD49DF652D6CA1B5AC6E632FD8256CC503501F8592BACC4EC84', 'sales invoice inv-0002, abbey schools trust
inv-0002');
INSERT INTO journals VALUES ('jnl_01m857bvdme9zagtc1p0ccwh8q', 'org_01m857bv29engatgtws0vvmqd6', 6, '2026-02-01', 'Purchase invoice HL-33, Harcourt Lettings', 'HL-33', NULL, 'invoice', NULL, 135000, 1795471830452, 'usr_01m857bt64ehctxqv6bqpxhnep', X'EFB1FD461D3EA903EE869D960F96D4397F6AD5D8D5803D9D8562AD9CBC5A33D4', 'purchase invoice hl-33, harcourt lettings
hl-33');
INSERT INTO journals VALUES ('jnl_01m857bvdve8m98m0t00y0ty63', 'org_01m857bv29engatgtws0vvmqd6', 7, '2026-02-09', 'Sales invoice INV-0003, Kestrel Fitness CIC', 'INV-0003', NULL, 'invoice', NULL, 28200, 1795471830459, 'usr_01m857bt64ehctxqv6bqpxhnep', X'10C0AA180324C3C8DA6157E2EC4F5D62C1DA6C44E700FE228577F3FB752FEA61', 'sales invoice inv-0003, kestrel fitness cic
inv-0003');
INSERT INTO journals VALUES ('jnl_01m857bve1e1m9hesfzh2h7zp7', 'org_01m857bv29engatgtws0vvmqd6', 8, '2026-02-20', 'Sales invoice INV-0004, Marlow & Pike LLP', 'INV-0004', NULL, 'invoice', NULL, 159840, 1795471830465, 'usr_01m857bt64ehctxqv6bqpxhnep', X'658A4C9EF75362F80E14B0E2F084712025912EB7AAAD318D7A60A693CA4D98B4', 'sales invoice inv-0004, marlow & pike llp
inv-0004');
INSERT INTO journals VALUES ('jnl_01m857bve7eypa4etkn5w6tn95', 'org_01m857bv29engatgtws0vvmqd6', 9, '2026-03-03', 'Sales invoice INV-0005, Marlow & Pike LLP', 'INV-0005', NULL, 'invoice', NULL, 60000, 1795471830471, 'usr_01m857bt64ehctxqv6bqpxhnep', X'5B71A43D41ABAEDAE5F0B6D62A58968BA1B2E350A18B1A2D960F99E255B07FDE', 'sales invoice inv-0005, marlow & pike llp
inv-0005');
INSERT INTO journals VALUES ('jnl_01m857bvedewt9t083fpzs4qa3', 'org_01m857bv29engatgtws0vvmqd6', 10, '2026-03-12', 'Sales credit note CN-0001, Marlow & Pike LLP', 'CN-0001', NULL, 'invoice', NULL, 18000, 1795471830477, 'usr_01m857bt64ehctxqv6bqpxhnep', X'7B2716DF6F7549AAE4EAEA5AF6474220627C7C9282E0D85BE21E5FEF2F695A9B', 'sales credit note cn-0001, marlow & pike llp
cn-0001');
INSERT INTO journals VALUES ('jnl_01m857bvekeehssbymkh0k113c', 'org_01m857bv29engatgtws0vvmqd6', 11, '2026-03-24', 'Purchase invoice FR-1209, Fern & Rowe', 'FR-1209', NULL, 'invoice', NULL, 76800, 1795471830483, 'usr_01m857bt64ehctxqv6bqpxhnep', X'F635B2E173F3ABAB26EA3F8471E658A44901FCB674E7FE25932DD8365ACC039C', 'purchase invoice fr-1209, fern & rowe
fr-1209');
INSERT INTO journals VALUES ('jnl_01m857bvetedcatt7314k66nk1', 'org_01m857bv29engatgtws0vvmqd6', 12, '2026-03-27', 'Sales invoice INV-0006, Abbey Schools Trust', 'INV-0006', NULL, 'invoice', NULL, 56400, 1795471830490, 'usr_01m857bt64ehctxqv6bqpxhnep', X'FB0FC72A2AD9BCA87CCD88F45B1F8DF312F72A0FA4BD3DBC0A70059D495D7B3B', 'sales invoice inv-0006, abbey schools trust
inv-0006');
INSERT INTO journals VALUES ('jnl_01m857bvfhexdtj322m5cpztd2', 'org_01m857bv29engatgtws0vvmqd6', 13, '2026-03-03', 'Reversal of journal 9: Sales invoice INV-0005, Marlow & Pike LLP', 'INV-0005', NULL, 'reversal', 'jnl_01m857bve7eypa4etkn5w6tn95', 60000, 1795471830513, 'usr_01m857bt64ehctxqv6bqpxhnep', X'4DB7FDEAE74CC16700AD1C30E2D05CDE0CA94272D600C0C9AD13C1730461861B', 'reversal of journal 9: sales invoice inv-0005, marlow & pike llp
inv-0005');
INSERT INTO journals VALUES ('jnl_01m857bvhgeh29jaz2n1e1bm16', 'org_01m857bv29engatgtws0vvmqd6', 14, '2026-01-01', 'Opening balances', 'JV-001', 'JV-001', 'manual', NULL, 1000000, 1795471830576, 'usr_01m857bt64ehctxqv6bqpxhnep', X'F69D44E793B527A5AD167153A198BF5643D7AA004E758D2E95B8E3ADFD7D9012', 'opening balances
jv-001');
INSERT INTO journals VALUES ('jnl_01m857bvhgeh29jaz2n83cnx2j', 'org_01m857bv29engatgtws0vvmqd6', 15, '2026-03-31', 'March wages', 'JV-002', 'JV-002', 'manual', NULL, 100000, 1795471830576, 'usr_01m857bt64ehctxqv6bqpxhnep', X'5EE9C3004649E55B67AECD1C029076C6DCAD32BC6B8A5AD197C0DF8695BC99DA', 'march wages
jv-002');
INSERT INTO journals VALUES ('jnl_01m857bvhgeh29jaz2nhcprzjk', 'org_01m857bv29engatgtws0vvmqd6', 16, '2026-03-31', 'Depreciation of the laptop', 'JV-003', 'JV-003', 'manual', NULL, 7492, 1795471830576, 'usr_01m857bt64ehctxqv6bqpxhnep', X'37C8141AD91A47CECD86F82D8B844FCD407D88C5C482BECEF416B2870E31BF36', 'depreciation of the laptop
jv-003');
INSERT INTO journals VALUES ('jnl_01m857bvjberesqn2rvxt9ej28', 'org_01m857bv29engatgtws0vvmqd6', 17, '2026-03-06', 'Receipt from Kestrel Fitness CIC', NULL, NULL, 'settlement', NULL, 28200, 1795471830603, 'usr_01m857bt64ehctxqv6bqpxhnep', X'64AF6DBD0BA8727523CAAF3B70B7C2ED71D58865FF20BC40D4B3049FA7BF4003', 'receipt from kestrel fitness cic');
INSERT INTO journals VALUES ('jnl_01m857bvn6ejtsgfe9wxgd019a', 'org_01m857bv29engatgtws0vvmqd6', 18, '2026-01-22', 'FPO TECHBARN LTD TB-0117', NULL, NULL, 'settlement', NULL, 107880, 1795471830694, 'usr_01m857bt64ehctxqv6bqpxhnep', X'5A1147849202BB3465CB5901697AD3681B004F3E396BB66A069CB115AD8366F1', 'fpo techbarn ltd tb-0117');
INSERT INTO journals VALUES ('jnl_01m857bvpnewqa16sx21ms1gmx', 'org_01m857bv29engatgtws0vvmqd6', 19, '2026-01-30', 'FPI ABBEY SCHOOLS TRUST PART INV-0001', NULL, NULL, 'settlement', NULL, 150000, 1795471830741, 'usr_01m857bt64ehctxqv6bqpxhnep', X'825EDAF9C9316299F179C249B2758D7EC15239A9555FBDB4594221856DB3593D', 'fpi abbey schools trust part inv-0001');
INSERT INTO journals VALUES ('jnl_01m857bvrhevztgzr6kcz36q79', 'org_01m857bv29engatgtws0vvmqd6', 20, '2026-02-10', 'FPO HARCOURT LETTINGS HL-33', NULL, NULL, 'settlement', NULL, 135000, 1795471830801, 'usr_01m857bt64ehctxqv6bqpxhnep', X'FAC8E458C76DF6C1AD7792D30E3061B0A4F7787810E94644ACD38CD95AAB9D35', 'fpo harcourt lettings hl-33');
INSERT INTO journals VALUES ('jnl_01m857bvtqevmsa22sherjncw2', 'org_01m857bv29engatgtws0vvmqd6', 21, '2026-02-16', 'FPI ABBEY SCHOOLS TRUST INV-0001 INV-0002', NULL, NULL, 'settlement', NULL, 171000, 1795471830871, 'usr_01m857bt64ehctxqv6bqpxhnep', X'16E020CE1CBFBA48C3BB49558C860726D65C02B7370CE1F5E2F63C57DA6D8431', 'fpi abbey schools trust inv-0001 inv-0002');
INSERT INTO journals VALUES ('jnl_01m857bvxdek1932kb6jmtwrex', 'org_01m857bv29engatgtws0vvmqd6', 22, '2026-02-27', 'FPO PRINTWELL PX-881', NULL, NULL, 'settlement', NULL, 40000, 1795471830957, 'usr_01m857bt64ehctxqv6bqpxhnep', X'259D36CF70A7BA53ABE3F0A5FCCB12EFDDA90C71CC4A8A344B6AB5B062190815', 'fpo printwell px-881');
INSERT INTO journals VALUES ('jnl_01m857bvzze59vprvjxjrp6vv6', 'org_01m857bv29engatgtws0vvmqd6', 23, '2026-03-16', 'FPI MARLOW AND PIKE LLP INV-0004 LESS CN-0001', NULL, NULL, 'settlement', NULL, 141840, 1795471831039, 'usr_01m857bt64ehctxqv6bqpxhnep', X'DDC9DF94426B501D7F59FA6D101DFE51C4B2232EA67AF7A0AA1FF4C1011B9D0D', 'fpi marlow and pike llp inv-0004 less cn-0001');
INSERT INTO journals VALUES ('jnl_01m857bw4me4ba8fwcyr7etjry', 'org_01m857bv29engatgtws0vvmqd6', 24, '2026-03-25', 'TFR TO SAVINGS', NULL, NULL, 'bank', NULL, 200000, 1795471831188, 'usr_01m857bt64ehctxqv6bqpxhnep', X'C2E00ABF9B0C1C06EF09B74DA7C2F97563BF76628383AA86A8F4427235288E5D', 'tfr to savings');
INSERT INTO journals VALUES ('jnl_01m857bw7fevdaje20qkwfksqk', 'org_01m857bv29engatgtws0vvmqd6', 25, '2026-03-31', 'FPO J WREN NET PAY MARCH', NULL, NULL, 'bank', NULL, 93655, 1795471831279, 'usr_01m857bt64ehctxqv6bqpxhnep', X'3B8119582FCC9DFB0C8144691153CBEE7E5EEC3BFD38D407FF155B79B83E971D', 'fpo j wren net pay march');
INSERT INTO journals VALUES ('jnl_01m857bwt6e3t8888zkjq4cc5p', 'org_01m857bv29engatgtws0vvmqd6', 26, '2026-02-18', 'CARD TRAINLINE.COM LONDON', NULL, NULL, 'bank', NULL, 5840, 1795471831878, 'usr_01m857bt64ehctxqv6bqpxhnep', X'7851BD1058E8E9758C3A02F96BCF82CBBDB7AB20AD4C225AF51C7E55FFCD26AD', 'card trainline.com london');
INSERT INTO journals VALUES ('jnl_01m857bwvje9dsj9dvg51qkw4q', 'org_01m857bv29engatgtws0vvmqd6', 27, '2026-03-02', 'CARD SLATEWORK SOFTWARE SUBSCRIPTION', NULL, NULL, 'bank', NULL, 3600, 1795471831922, 'usr_01m857bt64ehctxqv6bqpxhnep', X'25066225A67DED702153539F30BD70F82CBA292BDC88394F3E927E63A8ACD45E', 'card slatework software subscription');
INSERT INTO journals VALUES ('jnl_01m857bwwxevqv5tv1smspv5qr', 'org_01m857bv29engatgtws0vvmqd6', 28, '2026-02-02', 'CARD SLATEWORK SOFTWARE SUBSCRIPTION', NULL, NULL, 'bank', NULL, 3600, 1795471831965, 'usr_01m857bt64ehctxqv6bqpxhnep', X'445F566F66AB5956B547856223ECA2A9C86441A8C0F895E368EE94873E1849AE', 'card slatework software subscription');
INSERT INTO journals VALUES ('jnl_01m857bwy7e20aywjw682929tz', 'org_01m857bv29engatgtws0vvmqd6', 29, '2026-03-20', 'TOTAL CHARGES TO 19MAR2026', NULL, NULL, 'bank', NULL, 750, 1795471832007, 'usr_01m857bt64ehctxqv6bqpxhnep', X'9D718BB319640458D1CAFF766358D42A45D0A3E5189150A9227F3661EFFB3843', 'total charges to 19mar2026');
INSERT INTO journals VALUES ('jnl_01m857bxfeeg8thays91vkna3p', 'org_01m857btamezq926gtv0800mq0', 1, '2026-03-02', 'A journal', NULL, NULL, 'manual', NULL, 50000, 1795471832558, 'usr_01m857bt64ehctxqv6bqpxhnep', X'8ED565F7D27FFA688173E7D95DCB1923041C39C3EF1F73FACA8B366D99CAEA46', 'a journal');
INSERT INTO journals VALUES ('jnl_01m857bxgae4kr6scntpdmbcr6', 'org_01m857btamezq926gtv0800mq0', 2, '2026-03-20', 'Reversal of journal 1: A journal', NULL, NULL, 'reversal', 'jnl_01m857bxfeeg8thays91vkna3p', 50000, 1795471832586, 'usr_01m857bt64ehctxqv6bqpxhnep', X'A5B919E83162B8EBB447F1D76D2D98EBEB81F6EA8A4AE208F19A271BAA6DA238', 'reversal of journal 1: a journal');
INSERT INTO journal_lines VALUES ('org_01m857btamezq926gtv0800mq0', 1, 1, 'acc_01m857btamezq926gts1g19n8f', 50000, NULL, NULL, 0, 0, '2026-03-02');
INSERT INTO journal_lines VALUES ('org_01m857btamezq926gtv0800mq0', 1, 2, 'acc_01m857btamezq926gtp6p3d2tm', -50000, NULL, NULL, 0, 0, '2026-03-02');
INSERT INTO journal_lines VALUES ('org_01m857btamezq926gtv0800mq0', 2, 1, 'acc_01m857btamezq926gts1g19n8f', -50000, NULL, NULL, 0, 0, '2026-03-20');
INSERT INTO journal_lines VALUES ('org_01m857btamezq926gtv0800mq0', 2, 2, 'acc_01m857btamezq926gtp6p3d2tm', 50000, NULL, NULL, 0, 0, '2026-03-20');
INSERT INTO journal_lines VALUES ('org_01m857bv29engatgtws0vvmqd6', 1, 1, 'acc_01m857bv29engatgtwm7jsjmpk', 1000000, NULL, NULL, 0, 0, '2026-01-01');
INSERT INTO journal_lines VALUES ('org_01m857bv29engatgtws0vvmqd6', 1, 2, 'acc_01m857bv29engatgtwnwax9rx8', -1000000, NULL, NULL, 0, 0, '2026-01-01');
INSERT INTO journal_lines VALUES ('org_01m857bv29engatgtws0vvmqd6', 2, 1, 'acc_01m857bv29engatgtwkrnxfn3p', 234000, NULL, NULL, 0, 0, '2026-01-15');
INSERT INTO journal_lines VALUES ('org_01m857bv29engatgtws0vvmqd6', 2, 2, 'acc_01m857bv29engatgtwp1nbfg3z', -195000, 'Course design, 3 days', 'ST', 39000, 0, '2026-01-15');
INSERT INTO journal_lines VALUES ('org_01m857bv29engatgtws0vvmqd6', 2, 3, 'acc_01m857bv2weam840h16h0t0wwh', -39000, NULL, 'ST', 0, 1, '2026-01-15');
INSERT INTO journal_lines VALUES ('org_01m857bv29engatgtws0vvmqd6', 3, 1, 'acc_01m857bv29engatgtwmc794bes', -41200, NULL, NULL, 0, 0, '2026-01-20');
INSERT INTO journal_lines VALUES ('org_01m857bv29engatgtws0vvmqd6', 3, 2, 'acc_01m857bv29engatgtwpn8498qe', 41200, 'Printing of workbooks', 'ZR', 0, 0, '2026-01-20');
INSERT INTO journal_lines VALUES ('org_01m857bv29engatgtws0vvmqd6', 4, 1, 'acc_01m857bv29engatgtwmc794bes', -107880, NULL, NULL, 0, 0, '2026-01-21');
INSERT INTO journal_lines VALUES ('org_01m857bv29engatgtws0vvmqd6', 4, 2, 'acc_01m857bv29engatgtwk71xzm3n', 89900, 'Laptop', 'ST', 17980, 0, '2026-01-21');
INSERT INTO journal_lines VALUES ('org_01m857bv29engatgtws0vvmqd6', 4, 3, 'acc_01m857bv2weam840h16h0t0wwh', 17980, NULL, 'ST', 0, 1, '2026-01-21');
INSERT INTO journal_lines VALUES ('org_01m857bv29engatgtws0vvmqd6', 5, 1, 'acc_01m857bv29engatgtwkrnxfn3p', 87000, NULL, NULL, 0, 0, '2026-01-28');
INSERT INTO journal_lines VALUES ('org_01m857bv29engatgtws0vvmqd6', 5, 2, 'acc_01m857bv29engatgtwp75zfxch', -87000, 'Workbooks', 'ZR', 0, 0, '2026-01-28');
INSERT INTO journal_lines VALUES ('org_01m857bv29engatgtws0vvmqd6', 6, 1, 'acc_01m857bv29engatgtwmc794bes', -135000, NULL, NULL, 0, 0, '2026-02-01');
INSERT INTO journal_lines VALUES ('org_01m857bv29engatgtws0vvmqd6', 6, 2, 'acc_01m857bv29engatgtwqe8c1a2e', 135000, 'Rent, January to March', 'EX', 0, 0, '2026-02-01');
INSERT INTO journal_lines VALUES ('org_01m857bv29engatgtws0vvmqd6', 7, 1, 'acc_01m857bv29engatgtwkrnxfn3p', 28200, NULL, NULL, 0, 0, '2026-02-09');
INSERT INTO journal_lines VALUES ('org_01m857bv29engatgtws0vvmqd6', 7, 2, 'acc_01m857bv3ee6m8db6ys3khf2vt', -24000, 'Seminar room, 5 evenings', 'EX', 0, 0, '2026-02-09');
INSERT INTO journal_lines VALUES ('org_01m857bv29engatgtws0vvmqd6', 7, 3, 'acc_01m857bv29engatgtwp1nbfg3z', -3500, 'Projector', 'ST', 700, 0, '2026-02-09');
INSERT INTO journal_lines VALUES ('org_01m857bv29engatgtws0vvmqd6', 7, 4, 'acc_01m857bv2weam840h16h0t0wwh', -700, NULL, 'ST', 0, 1, '2026-02-09');
INSERT INTO journal_lines VALUES ('org_01m857bv29engatgtws0vvmqd6', 8, 1, 'acc_01m857bv29engatgtwkrnxfn3p', 159840, NULL, NULL, 0, 0, '2026-02-20');
INSERT INTO journal_lines VALUES ('org_01m857bv29engatgtws0vvmqd6', 8, 2, 'acc_01m857bv29engatgtwp1nbfg3z', -133200, 'Course for new starters', 'ST', 26640, 0, '2026-02-20');
INSERT INTO journal_lines VALUES ('org_01m857bv29engatgtws0vvmqd6', 8, 3, 'acc_01m857bv2weam840h16h0t0wwh', -26640, NULL, 'ST', 0, 1, '2026-02-20');
INSERT INTO journal_lines VALUES ('org_01m857bv29engatgtws0vvmqd6', 9, 1, 'acc_01m857bv29engatgtwkrnxfn3p', 60000, NULL, NULL, 0, 0, '2026-03-03');
INSERT INTO journal_lines VALUES ('org_01m857bv29engatgtws0vvmqd6', 9, 2, 'acc_01m857bv29engatgtwp1nbfg3z', -50000, 'Raised in error', 'ST', 10000, 0, '2026-03-03');
INSERT INTO journal_lines VALUES ('org_01m857bv29engatgtws0vvmqd6', 9, 3, 'acc_01m857bv2weam840h16h0t0wwh', -10000, NULL, 'ST', 0, 1, '2026-03-03');
INSERT INTO journal_lines VALUES ('org_01m857bv29engatgtws0vvmqd6', 10, 1, 'acc_01m857bv29engatgtwkrnxfn3p', -18000, NULL, NULL, 0, 0, '2026-03-12');
INSERT INTO journal_lines VALUES ('org_01m857bv29engatgtws0vvmqd6', 10, 2, 'acc_01m857bv29engatgtwp1nbfg3z', 15000, 'A day that was not held', 'ST', 3000, 0, '2026-03-12');
INSERT INTO journal_lines VALUES ('org_01m857bv29engatgtws0vvmqd6', 10, 3, 'acc_01m857bv2weam840h16h0t0wwh', 3000, NULL, 'ST', 0, 1, '2026-03-12');
INSERT INTO journal_lines VALUES ('org_01m857bv29engatgtws0vvmqd6', 11, 1, 'acc_01m857bv29engatgtwmc794bes', -76800, NULL, NULL, 0, 0, '2026-03-24');
INSERT INTO journal_lines VALUES ('org_01m857bv29engatgtws0vvmqd6', 11, 2, 'acc_01m857bv29engatgtwpvzzqyaw', 64000, 'Illustration, 2 days', 'ST', 12800, 0, '2026-03-24');
INSERT INTO journal_lines VALUES ('org_01m857bv29engatgtws0vvmqd6', 11, 3, 'acc_01m857bv2weam840h16h0t0wwh', 12800, NULL, 'ST', 0, 1, '2026-03-24');
INSERT INTO journal_lines VALUES ('org_01m857bv29engatgtws0vvmqd6', 12, 1, 'acc_01m857bv29engatgtwkrnxfn3p', 56400, NULL, NULL, 0, 0, '2026-03-27');
INSERT INTO journal_lines VALUES ('org_01m857bv29engatgtws0vvmqd6', 12, 2, 'acc_01m857bv29engatgtwp75zfxch', -17400, 'Workbooks', 'ZR', 0, 0, '2026-03-27');
INSERT INTO journal_lines VALUES ('org_01m857bv29engatgtws0vvmqd6', 12, 3, 'acc_01m857bv29engatgtwp1nbfg3z', -32500, 'Half a day of course design', 'ST', 6500, 0, '2026-03-27');
INSERT INTO journal_lines VALUES ('org_01m857bv29engatgtws0vvmqd6', 12, 4, 'acc_01m857bv2weam840h16h0t0wwh', -6500, NULL, 'ST', 0, 1, '2026-03-27');
INSERT INTO journal_lines VALUES ('org_01m857bv29engatgtws0vvmqd6', 13, 1, 'acc_01m857bv29engatgtwkrnxfn3p', -60000, NULL, NULL, 0, 0, '2026-03-03');
INSERT INTO journal_lines VALUES ('org_01m857bv29engatgtws0vvmqd6', 13, 2, 'acc_01m857bv29engatgtwp1nbfg3z', 50000, 'Raised in error', 'ST', 10000, 0, '2026-03-03');
INSERT INTO journal_lines VALUES ('org_01m857bv29engatgtws0vvmqd6', 13, 3, 'acc_01m857bv2weam840h16h0t0wwh', 10000, NULL, 'ST', 0, 1, '2026-03-03');
INSERT INTO journal_lines VALUES ('org_01m857bv29engatgtws0vvmqd6', 14, 1, 'acc_01m857bv29engatgtwnwax9rx8', 1000000, NULL, NULL, 0, 0, '2026-01-01');
INSERT INTO journal_lines VALUES ('org_01m857bv29engatgtws0vvmqd6', 14, 2, 'acc_01m857bv29engatgtwnj0emj09', -10000, 'Share capital', NULL, 0, 0, '2026-01-01');
INSERT INTO journal_lines VALUES ('org_01m857bv29engatgtws0vvmqd6', 14, 3, 'acc_01m857bv29engatgtwn5dp89dj', -990000, 'Lent by the director', NULL, 0, 0, '2026-01-01');
INSERT INTO journal_lines VALUES ('org_01m857bv29engatgtws0vvmqd6', 15, 1, 'acc_01m857bv29engatgtwq2yyasx9', 100000, NULL, NULL, 0, 0, '2026-03-31');
INSERT INTO journal_lines VALUES ('org_01m857bv29engatgtws0vvmqd6', 15, 2, 'acc_01m857bv29engatgtwmpjtw755', -6345, 'PAYE and National Insurance', NULL, 0, 0, '2026-03-31');
INSERT INTO journal_lines VALUES ('org_01m857bv29engatgtws0vvmqd6', 15, 3, 'acc_01m857bv29engatgtwmwv1q7e7', -93655, 'Net pay', NULL, 0, 0, '2026-03-31');
INSERT INTO journal_lines VALUES ('org_01m857bv29engatgtws0vvmqd6', 16, 1, 'acc_01m857bv3ye0f9rz38kk0983k2', 7492, '3 of 36 months of 899.00', NULL, 0, 0, '2026-03-31');
INSERT INTO journal_lines VALUES ('org_01m857bv29engatgtws0vvmqd6', 16, 2, 'acc_01m857bv29engatgtwkg9cs3pg', -7492, NULL, NULL, 0, 0, '2026-03-31');
INSERT INTO journal_lines VALUES ('org_01m857bv29engatgtws0vvmqd6', 17, 1, 'acc_01m857bv29engatgtwkrnxfn3p', -28200, NULL, NULL, 0, 0, '2026-03-06');
INSERT INTO journal_lines VALUES ('org_01m857bv29engatgtws0vvmqd6', 17, 2, 'acc_01m857bv29engatgtwm7jsjmpk', 28200, NULL, NULL, 0, 0, '2026-03-06');
INSERT INTO journal_lines VALUES ('org_01m857bv29engatgtws0vvmqd6', 18, 1, 'acc_01m857bv29engatgtwmc794bes', 107880, NULL, NULL, 0, 0, '2026-01-22');
INSERT INTO journal_lines VALUES ('org_01m857bv29engatgtws0vvmqd6', 18, 2, 'acc_01m857bv29engatgtwm7jsjmpk', -107880, NULL, NULL, 0, 0, '2026-01-22');
INSERT INTO journal_lines VALUES ('org_01m857bv29engatgtws0vvmqd6', 19, 1, 'acc_01m857bv29engatgtwkrnxfn3p', -150000, NULL, NULL, 0, 0, '2026-01-30');
INSERT INTO journal_lines VALUES ('org_01m857bv29engatgtws0vvmqd6', 19, 2, 'acc_01m857bv29engatgtwm7jsjmpk', 150000, NULL, NULL, 0, 0, '2026-01-30');
INSERT INTO journal_lines VALUES ('org_01m857bv29engatgtws0vvmqd6', 20, 1, 'acc_01m857bv29engatgtwmc794bes', 135000, NULL, NULL, 0, 0, '2026-02-10');
INSERT INTO journal_lines VALUES ('org_01m857bv29engatgtws0vvmqd6', 20, 2, 'acc_01m857bv29engatgtwm7jsjmpk', -135000, NULL, NULL, 0, 0, '2026-02-10');
INSERT INTO journal_lines VALUES ('org_01m857bv29engatgtws0vvmqd6', 21, 1, 'acc_01m857bv29engatgtwkrnxfn3p', -171000, NULL, NULL, 0, 0, '2026-02-16');
INSERT INTO journal_lines VALUES ('org_01m857bv29engatgtws0vvmqd6', 21, 2, 'acc_01m857bv29engatgtwm7jsjmpk', 171000, NULL, NULL, 0, 0, '2026-02-16');
INSERT INTO journal_lines VALUES ('org_01m857bv29engatgtws0vvmqd6', 22, 1, 'acc_01m857bv29engatgtwmc794bes', 40000, NULL, NULL, 0, 0, '2026-02-27');
INSERT INTO journal_lines VALUES ('org_01m857bv29engatgtws0vvmqd6', 22, 2, 'acc_01m857bv29engatgtwm7jsjmpk', -40000, NULL, NULL, 0, 0, '2026-02-27');
INSERT INTO journal_lines VALUES ('org_01m857bv29engatgtws0vvmqd6', 23, 1, 'acc_01m857bv29engatgtwkrnxfn3p', -141840, NULL, NULL, 0, 0, '2026-03-16');
INSERT INTO journal_lines VALUES ('org_01m857bv29engatgtws0vvmqd6', 23, 2, 'acc_01m857bv29engatgtwm7jsjmpk', 141840, NULL, NULL, 0, 0, '2026-03-16');
INSERT INTO journal_lines VALUES ('org_01m857bv29engatgtws0vvmqd6', 24, 1, 'acc_01m857bv29engatgtwm7jsjmpk', -200000, NULL, NULL, 0, 0, '2026-03-25');
INSERT INTO journal_lines VALUES ('org_01m857bv29engatgtws0vvmqd6', 24, 2, 'acc_01m857bv5te1avhbba0ygkq2ra', 200000, NULL, NULL, 0, 0, '2026-03-25');
INSERT INTO journal_lines VALUES ('org_01m857bv29engatgtws0vvmqd6', 25, 1, 'acc_01m857bv29engatgtwm7jsjmpk', -93655, NULL, NULL, 0, 0, '2026-03-31');
INSERT INTO journal_lines VALUES ('org_01m857bv29engatgtws0vvmqd6', 25, 2, 'acc_01m857bv29engatgtwmwv1q7e7', 93655, NULL, NULL, 0, 0, '2026-03-31');
INSERT INTO journal_lines VALUES ('org_01m857bv29engatgtws0vvmqd6', 26, 1, 'acc_01m857bv29engatgtwm7jsjmpk', -5840, NULL, NULL, 0, 0, '2026-02-18');
INSERT INTO journal_lines VALUES ('org_01m857bv29engatgtws0vvmqd6', 26, 2, 'acc_01m857bv29engatgtwr7ms7jw9', 5840, NULL, 'ZR', 0, 0, '2026-02-18');
INSERT INTO journal_lines VALUES ('org_01m857bv29engatgtws0vvmqd6', 27, 1, 'acc_01m857bv29engatgtwm7jsjmpk', -3600, NULL, NULL, 0, 0, '2026-03-02');
INSERT INTO journal_lines VALUES ('org_01m857bv29engatgtws0vvmqd6', 27, 2, 'acc_01m857bv29engatgtwqx7rs3vx', 3000, NULL, 'ST', 600, 0, '2026-03-02');
INSERT INTO journal_lines VALUES ('org_01m857bv29engatgtws0vvmqd6', 27, 3, 'acc_01m857bv2weam840h16h0t0wwh', 600, NULL, 'ST', 0, 1, '2026-03-02');
INSERT INTO journal_lines VALUES ('org_01m857bv29engatgtws0vvmqd6', 28, 1, 'acc_01m857bv29engatgtwm7jsjmpk', -3600, NULL, NULL, 0, 0, '2026-02-02');
INSERT INTO journal_lines VALUES ('org_01m857bv29engatgtws0vvmqd6', 28, 2, 'acc_01m857bv29engatgtwqx7rs3vx', 3000, NULL, 'ST', 600, 0, '2026-02-02');
INSERT INTO journal_lines VALUES ('org_01m857bv29engatgtws0vvmqd6', 28, 3, 'acc_01m857bv2weam840h16h0t0wwh', 600, NULL, 'ST', 0, 1, '2026-02-02');
INSERT INTO journal_lines VALUES ('org_01m857bv29engatgtws0vvmqd6', 29, 1, 'acc_01m857bv29engatgtwm7jsjmpk', -750, NULL, NULL, 0, 0, '2026-03-20');
INSERT INTO journal_lines VALUES ('org_01m857bv29engatgtws0vvmqd6', 29, 2, 'acc_01m857bv29engatgtwrsz2wcy9', 750, NULL, 'EX', 0, 0, '2026-03-20');
INSERT INTO account_days VALUES ('org_01m857btamezq926gtv0800mq0', '2026-03-02', 'acc_01m857btamezq926gtp6p3d2tm', 0, 50000, 1);
INSERT INTO account_days VALUES ('org_01m857btamezq926gtv0800mq0', '2026-03-02', 'acc_01m857btamezq926gts1g19n8f', 50000, 0, 1);
INSERT INTO account_days VALUES ('org_01m857btamezq926gtv0800mq0', '2026-03-20', 'acc_01m857btamezq926gtp6p3d2tm', 50000, 0, 1);
INSERT INTO account_days VALUES ('org_01m857btamezq926gtv0800mq0', '2026-03-20', 'acc_01m857btamezq926gts1g19n8f', 0, 50000, 1);
INSERT INTO account_days VALUES ('org_01m857bv29engatgtws0vvmqd6', '2026-01-01', 'acc_01m857bv29engatgtwm7jsjmpk', 1000000, 0, 1);
INSERT INTO account_days VALUES ('org_01m857bv29engatgtws0vvmqd6', '2026-01-01', 'acc_01m857bv29engatgtwn5dp89dj', 0, 990000, 1);
INSERT INTO account_days VALUES ('org_01m857bv29engatgtws0vvmqd6', '2026-01-01', 'acc_01m857bv29engatgtwnj0emj09', 0, 10000, 1);
INSERT INTO account_days VALUES ('org_01m857bv29engatgtws0vvmqd6', '2026-01-01', 'acc_01m857bv29engatgtwnwax9rx8', 1000000, 1000000, 2);
INSERT INTO account_days VALUES ('org_01m857bv29engatgtws0vvmqd6', '2026-01-15', 'acc_01m857bv29engatgtwkrnxfn3p', 234000, 0, 1);
INSERT INTO account_days VALUES ('org_01m857bv29engatgtws0vvmqd6', '2026-01-15', 'acc_01m857bv29engatgtwp1nbfg3z', 0, 195000, 1);
INSERT INTO account_days VALUES ('org_01m857bv29engatgtws0vvmqd6', '2026-01-15', 'acc_01m857bv2weam840h16h0t0wwh', 0, 39000, 1);
INSERT INTO account_days VALUES ('org_01m857bv29engatgtws0vvmqd6', '2026-01-20', 'acc_01m857bv29engatgtwmc794bes', 0, 41200, 1);
INSERT INTO account_days VALUES ('org_01m857bv29engatgtws0vvmqd6', '2026-01-20', 'acc_01m857bv29engatgtwpn8498qe', 41200, 0, 1);
INSERT INTO account_days VALUES ('org_01m857bv29engatgtws0vvmqd6', '2026-01-21', 'acc_01m857bv29engatgtwk71xzm3n', 89900, 0, 1);
INSERT INTO account_days VALUES ('org_01m857bv29engatgtws0vvmqd6', '2026-01-21', 'acc_01m857bv29engatgtwmc794bes', 0, 107880, 1);
INSERT INTO account_days VALUES ('org_01m857bv29engatgtws0vvmqd6', '2026-01-21', 'acc_01m857bv2weam840h16h0t0wwh', 17980, 0, 1);
INSERT INTO account_days VALUES ('org_01m857bv29engatgtws0vvmqd6', '2026-01-22', 'acc_01m857bv29engatgtwm7jsjmpk', 0, 107880, 1);
INSERT INTO account_days VALUES ('org_01m857bv29engatgtws0vvmqd6', '2026-01-22', 'acc_01m857bv29engatgtwmc794bes', 107880, 0, 1);
INSERT INTO account_days VALUES ('org_01m857bv29engatgtws0vvmqd6', '2026-01-28', 'acc_01m857bv29engatgtwkrnxfn3p', 87000, 0, 1);
INSERT INTO account_days VALUES ('org_01m857bv29engatgtws0vvmqd6', '2026-01-28', 'acc_01m857bv29engatgtwp75zfxch', 0, 87000, 1);
INSERT INTO account_days VALUES ('org_01m857bv29engatgtws0vvmqd6', '2026-01-30', 'acc_01m857bv29engatgtwkrnxfn3p', 0, 150000, 1);
INSERT INTO account_days VALUES ('org_01m857bv29engatgtws0vvmqd6', '2026-01-30', 'acc_01m857bv29engatgtwm7jsjmpk', 150000, 0, 1);
INSERT INTO account_days VALUES ('org_01m857bv29engatgtws0vvmqd6', '2026-02-01', 'acc_01m857bv29engatgtwmc794bes', 0, 135000, 1);
INSERT INTO account_days VALUES ('org_01m857bv29engatgtws0vvmqd6', '2026-02-01', 'acc_01m857bv29engatgtwqe8c1a2e', 135000, 0, 1);
INSERT INTO account_days VALUES ('org_01m857bv29engatgtws0vvmqd6', '2026-02-02', 'acc_01m857bv29engatgtwm7jsjmpk', 0, 3600, 1);
INSERT INTO account_days VALUES ('org_01m857bv29engatgtws0vvmqd6', '2026-02-02', 'acc_01m857bv29engatgtwqx7rs3vx', 3000, 0, 1);
INSERT INTO account_days VALUES ('org_01m857bv29engatgtws0vvmqd6', '2026-02-02', 'acc_01m857bv2weam840h16h0t0wwh', 600, 0, 1);
INSERT INTO account_days VALUES ('org_01m857bv29engatgtws0vvmqd6', '2026-02-09', 'acc_01m857bv29engatgtwkrnxfn3p', 28200, 0, 1);
INSERT INTO account_days VALUES ('org_01m857bv29engatgtws0vvmqd6', '2026-02-09', 'acc_01m857bv29engatgtwp1nbfg3z', 0, 3500, 1);
INSERT INTO account_days VALUES ('org_01m857bv29engatgtws0vvmqd6', '2026-02-09', 'acc_01m857bv2weam840h16h0t0wwh', 0, 700, 1);
INSERT INTO account_days VALUES ('org_01m857bv29engatgtws0vvmqd6', '2026-02-09', 'acc_01m857bv3ee6m8db6ys3khf2vt', 0, 24000, 1);
INSERT INTO account_days VALUES ('org_01m857bv29engatgtws0vvmqd6', '2026-02-10', 'acc_01m857bv29engatgtwm7jsjmpk', 0, 135000, 1);
INSERT INTO account_days VALUES ('org_01m857bv29engatgtws0vvmqd6', '2026-02-10', 'acc_01m857bv29engatgtwmc794bes', 135000, 0, 1);
INSERT INTO account_days VALUES ('org_01m857bv29engatgtws0vvmqd6', '2026-02-16', 'acc_01m857bv29engatgtwkrnxfn3p', 0, 171000, 1);
INSERT INTO account_days VALUES ('org_01m857bv29engatgtws0vvmqd6', '2026-02-16', 'acc_01m857bv29engatgtwm7jsjmpk', 171000, 0, 1);
INSERT INTO account_days VALUES ('org_01m857bv29engatgtws0vvmqd6', '2026-02-18', 'acc_01m857bv29engatgtwm7jsjmpk', 0, 5840, 1);
INSERT INTO account_days VALUES ('org_01m857bv29engatgtws0vvmqd6', '2026-02-18', 'acc_01m857bv29engatgtwr7ms7jw9', 5840, 0, 1);
INSERT INTO account_days VALUES ('org_01m857bv29engatgtws0vvmqd6', '2026-02-20', 'acc_01m857bv29engatgtwkrnxfn3p', 159840, 0, 1);
INSERT INTO account_days VALUES ('org_01m857bv29engatgtws0vvmqd6', '2026-02-20', 'acc_01m857bv29engatgtwp1nbfg3z', 0, 133200, 1);
INSERT INTO account_days VALUES ('org_01m857bv29engatgtws0vvmqd6', '2026-02-20', 'acc_01m857bv2weam840h16h0t0wwh', 0, 26640, 1);
INSERT INTO account_days VALUES ('org_01m857bv29engatgtws0vvmqd6', '2026-02-27', 'acc_01m857bv29engatgtwm7jsjmpk', 0, 40000, 1);
INSERT INTO account_days VALUES ('org_01m857bv29engatgtws0vvmqd6', '2026-02-27', 'acc_01m857bv29engatgtwmc794bes', 40000, 0, 1);
INSERT INTO account_days VALUES ('org_01m857bv29engatgtws0vvmqd6', '2026-03-02', 'acc_01m857bv29engatgtwm7jsjmpk', 0, 3600, 1);
INSERT INTO account_days VALUES ('org_01m857bv29engatgtws0vvmqd6', '2026-03-02', 'acc_01m857bv29engatgtwqx7rs3vx', 3000, 0, 1);
INSERT INTO account_days VALUES ('org_01m857bv29engatgtws0vvmqd6', '2026-03-02', 'acc_01m857bv2weam840h16h0t0wwh', 600, 0, 1);
INSERT INTO account_days VALUES ('org_01m857bv29engatgtws0vvmqd6', '2026-03-03', 'acc_01m857bv29engatgtwkrnxfn3p', 60000, 60000, 2);
INSERT INTO account_days VALUES ('org_01m857bv29engatgtws0vvmqd6', '2026-03-03', 'acc_01m857bv29engatgtwp1nbfg3z', 50000, 50000, 2);
INSERT INTO account_days VALUES ('org_01m857bv29engatgtws0vvmqd6', '2026-03-03', 'acc_01m857bv2weam840h16h0t0wwh', 10000, 10000, 2);
INSERT INTO account_days VALUES ('org_01m857bv29engatgtws0vvmqd6', '2026-03-06', 'acc_01m857bv29engatgtwkrnxfn3p', 0, 28200, 1);
INSERT INTO account_days VALUES ('org_01m857bv29engatgtws0vvmqd6', '2026-03-06', 'acc_01m857bv29engatgtwm7jsjmpk', 28200, 0, 1);
INSERT INTO account_days VALUES ('org_01m857bv29engatgtws0vvmqd6', '2026-03-12', 'acc_01m857bv29engatgtwkrnxfn3p', 0, 18000, 1);
INSERT INTO account_days VALUES ('org_01m857bv29engatgtws0vvmqd6', '2026-03-12', 'acc_01m857bv29engatgtwp1nbfg3z', 15000, 0, 1);
INSERT INTO account_days VALUES ('org_01m857bv29engatgtws0vvmqd6', '2026-03-12', 'acc_01m857bv2weam840h16h0t0wwh', 3000, 0, 1);
INSERT INTO account_days VALUES ('org_01m857bv29engatgtws0vvmqd6', '2026-03-16', 'acc_01m857bv29engatgtwkrnxfn3p', 0, 141840, 1);
INSERT INTO account_days VALUES ('org_01m857bv29engatgtws0vvmqd6', '2026-03-16', 'acc_01m857bv29engatgtwm7jsjmpk', 141840, 0, 1);
INSERT INTO account_days VALUES ('org_01m857bv29engatgtws0vvmqd6', '2026-03-20', 'acc_01m857bv29engatgtwm7jsjmpk', 0, 750, 1);
INSERT INTO account_days VALUES ('org_01m857bv29engatgtws0vvmqd6', '2026-03-20', 'acc_01m857bv29engatgtwrsz2wcy9', 750, 0, 1);
INSERT INTO account_days VALUES ('org_01m857bv29engatgtws0vvmqd6', '2026-03-24', 'acc_01m857bv29engatgtwmc794bes', 0, 76800, 1);
INSERT INTO account_days VALUES ('org_01m857bv29engatgtws0vvmqd6', '2026-03-24', 'acc_01m857bv29engatgtwpvzzqyaw', 64000, 0, 1);
INSERT INTO account_days VALUES ('org_01m857bv29engatgtws0vvmqd6', '2026-03-24', 'acc_01m857bv2weam840h16h0t0wwh', 12800, 0, 1);
INSERT INTO account_days VALUES ('org_01m857bv29engatgtws0vvmqd6', '2026-03-25', 'acc_01m857bv29engatgtwm7jsjmpk', 0, 200000, 1);
INSERT INTO account_days VALUES ('org_01m857bv29engatgtws0vvmqd6', '2026-03-25', 'acc_01m857bv5te1avhbba0ygkq2ra', 200000, 0, 1);
INSERT INTO account_days VALUES ('org_01m857bv29engatgtws0vvmqd6', '2026-03-27', 'acc_01m857bv29engatgtwkrnxfn3p', 56400, 0, 1);
INSERT INTO account_days VALUES ('org_01m857bv29engatgtws0vvmqd6', '2026-03-27', 'acc_01m857bv29engatgtwp1nbfg3z', 0, 32500, 1);
INSERT INTO account_days VALUES ('org_01m857bv29engatgtws0vvmqd6', '2026-03-27', 'acc_01m857bv29engatgtwp75zfxch', 0, 17400, 1);
INSERT INTO account_days VALUES ('org_01m857bv29engatgtws0vvmqd6', '2026-03-27', 'acc_01m857bv2weam840h16h0t0wwh', 0, 6500, 1);
INSERT INTO account_days VALUES ('org_01m857bv29engatgtws0vvmqd6', '2026-03-31', 'acc_01m857bv29engatgtwkg9cs3pg', 0, 7492, 1);
INSERT INTO account_days VALUES ('org_01m857bv29engatgtws0vvmqd6', '2026-03-31', 'acc_01m857bv29engatgtwm7jsjmpk', 0, 93655, 1);
INSERT INTO account_days VALUES ('org_01m857bv29engatgtws0vvmqd6', '2026-03-31', 'acc_01m857bv29engatgtwmpjtw755', 0, 6345, 1);
INSERT INTO account_days VALUES ('org_01m857bv29engatgtws0vvmqd6', '2026-03-31', 'acc_01m857bv29engatgtwmwv1q7e7', 93655, 93655, 2);
INSERT INTO account_days VALUES ('org_01m857bv29engatgtws0vvmqd6', '2026-03-31', 'acc_01m857bv29engatgtwq2yyasx9', 100000, 0, 1);
INSERT INTO account_days VALUES ('org_01m857bv29engatgtws0vvmqd6', '2026-03-31', 'acc_01m857bv3ye0f9rz38kk0983k2', 7492, 0, 1);
INSERT INTO account_months VALUES ('org_01m857btamezq926gtv0800mq0', 'acc_01m857btamezq926gtp6p3d2tm', '2026-03', 50000, 50000, 2);
INSERT INTO account_months VALUES ('org_01m857btamezq926gtv0800mq0', 'acc_01m857btamezq926gts1g19n8f', '2026-03', 50000, 50000, 2);
INSERT INTO account_months VALUES ('org_01m857bv29engatgtws0vvmqd6', 'acc_01m857bv29engatgtwk71xzm3n', '2026-01', 89900, 0, 1);
INSERT INTO account_months VALUES ('org_01m857bv29engatgtws0vvmqd6', 'acc_01m857bv29engatgtwkg9cs3pg', '2026-03', 0, 7492, 1);
INSERT INTO account_months VALUES ('org_01m857bv29engatgtws0vvmqd6', 'acc_01m857bv29engatgtwkrnxfn3p', '2026-01', 321000, 150000, 3);
INSERT INTO account_months VALUES ('org_01m857bv29engatgtws0vvmqd6', 'acc_01m857bv29engatgtwkrnxfn3p', '2026-02', 188040, 171000, 3);
INSERT INTO account_months VALUES ('org_01m857bv29engatgtws0vvmqd6', 'acc_01m857bv29engatgtwkrnxfn3p', '2026-03', 116400, 248040, 6);
INSERT INTO account_months VALUES ('org_01m857bv29engatgtws0vvmqd6', 'acc_01m857bv29engatgtwm7jsjmpk', '2026-01', 1150000, 107880, 3);
INSERT INTO account_months VALUES ('org_01m857bv29engatgtws0vvmqd6', 'acc_01m857bv29engatgtwm7jsjmpk', '2026-02', 171000, 184440, 5);
INSERT INTO account_months VALUES ('org_01m857bv29engatgtws0vvmqd6', 'acc_01m857bv29engatgtwm7jsjmpk', '2026-03', 170040, 298005, 6);
INSERT INTO account_months VALUES ('org_01m857bv29engatgtws0vvmqd6', 'acc_01m857bv29engatgtwmc794bes', '2026-01', 107880, 149080, 3);
INSERT INTO account_months VALUES ('org_01m857bv29engatgtws0vvmqd6', 'acc_01m857bv29engatgtwmc794bes', '2026-02', 175000, 135000, 3);
INSERT INTO account_months VALUES ('org_01m857bv29engatgtws0vvmqd6', 'acc_01m857bv29engatgtwmc794bes', '2026-03', 0, 76800, 1);
INSERT INTO account_months VALUES ('org_01m857bv29engatgtws0vvmqd6', 'acc_01m857bv29engatgtwmpjtw755', '2026-03', 0, 6345, 1);
INSERT INTO account_months VALUES ('org_01m857bv29engatgtws0vvmqd6', 'acc_01m857bv29engatgtwmwv1q7e7', '2026-03', 93655, 93655, 2);
INSERT INTO account_months VALUES ('org_01m857bv29engatgtws0vvmqd6', 'acc_01m857bv29engatgtwn5dp89dj', '2026-01', 0, 990000, 1);
INSERT INTO account_months VALUES ('org_01m857bv29engatgtws0vvmqd6', 'acc_01m857bv29engatgtwnj0emj09', '2026-01', 0, 10000, 1);
INSERT INTO account_months VALUES ('org_01m857bv29engatgtws0vvmqd6', 'acc_01m857bv29engatgtwnwax9rx8', '2026-01', 1000000, 1000000, 2);
INSERT INTO account_months VALUES ('org_01m857bv29engatgtws0vvmqd6', 'acc_01m857bv29engatgtwp1nbfg3z', '2026-01', 0, 195000, 1);
INSERT INTO account_months VALUES ('org_01m857bv29engatgtws0vvmqd6', 'acc_01m857bv29engatgtwp1nbfg3z', '2026-02', 0, 136700, 2);
INSERT INTO account_months VALUES ('org_01m857bv29engatgtws0vvmqd6', 'acc_01m857bv29engatgtwp1nbfg3z', '2026-03', 65000, 82500, 4);
INSERT INTO account_months VALUES ('org_01m857bv29engatgtws0vvmqd6', 'acc_01m857bv29engatgtwp75zfxch', '2026-01', 0, 87000, 1);
INSERT INTO account_months VALUES ('org_01m857bv29engatgtws0vvmqd6', 'acc_01m857bv29engatgtwp75zfxch', '2026-03', 0, 17400, 1);
INSERT INTO account_months VALUES ('org_01m857bv29engatgtws0vvmqd6', 'acc_01m857bv29engatgtwpn8498qe', '2026-01', 41200, 0, 1);
INSERT INTO account_months VALUES ('org_01m857bv29engatgtws0vvmqd6', 'acc_01m857bv29engatgtwpvzzqyaw', '2026-03', 64000, 0, 1);
INSERT INTO account_months VALUES ('org_01m857bv29engatgtws0vvmqd6', 'acc_01m857bv29engatgtwq2yyasx9', '2026-03', 100000, 0, 1);
INSERT INTO account_months VALUES ('org_01m857bv29engatgtws0vvmqd6', 'acc_01m857bv29engatgtwqe8c1a2e', '2026-02', 135000, 0, 1);
INSERT INTO account_months VALUES ('org_01m857bv29engatgtws0vvmqd6', 'acc_01m857bv29engatgtwqx7rs3vx', '2026-02', 3000, 0, 1);
INSERT INTO account_months VALUES ('org_01m857bv29engatgtws0vvmqd6', 'acc_01m857bv29engatgtwqx7rs3vx', '2026-03', 3000, 0, 1);
INSERT INTO account_months VALUES ('org_01m857bv29engatgtws0vvmqd6', 'acc_01m857bv29engatgtwr7ms7jw9', '2026-02', 5840, 0, 1);
INSERT INTO account_months VALUES ('org_01m857bv29engatgtws0vvmqd6', 'acc_01m857bv29engatgtwrsz2wcy9', '2026-03', 750, 0, 1);
INSERT INTO account_months VALUES ('org_01m857bv29engatgtws0vvmqd6', 'acc_01m857bv2weam840h16h0t0wwh', '2026-01', 17980, 39000, 2);
INSERT INTO account_months VALUES ('org_01m857bv29engatgtws0vvmqd6', 'acc_01m857bv2weam840h16h0t0wwh', '2026-02', 600, 27340, 3);
INSERT INTO account_months VALUES ('org_01m857bv29engatgtws0vvmqd6', 'acc_01m857bv2weam840h16h0t0wwh', '2026-03', 26400, 16500, 6);
INSERT INTO account_months VALUES ('org_01m857bv29engatgtws0vvmqd6', 'acc_01m857bv3ee6m8db6ys3khf2vt', '2026-02', 0, 24000, 1);
INSERT INTO account_months VALUES ('org_01m857bv29engatgtws0vvmqd6', 'acc_01m857bv3ye0f9rz38kk0983k2', '2026-03', 7492, 0, 1);
INSERT INTO account_months VALUES ('org_01m857bv29engatgtws0vvmqd6', 'acc_01m857bv5te1avhbba0ygkq2ra', '2026-03', 200000, 0, 1);
INSERT INTO audit_events VALUES ('org_01m857btamezq926gtv0800mq0', 1, 1795471829332, 'usr_01m857bt64ehctxqv6bqpxhnep', 'key_01m857bta4ec4bywfrrr2j04qw', 'organisation.create', 'org_01m857btamezq926gtv0800mq0', NULL, '{"id":"org_01m857btamezq926gtv0800mq0","name":"Acorn Ltd","currency":"GBP","country":"GB","financial_year_end":"03-31","vat_registered":true,"vat_number":null,"vat_scheme":"standard","flat_rate_percent":null,"vat_rounding":"line","status":"active","role":"owner","lock_date":null,"created_at":"2026-11-23T22:10:29.332Z","updated_at":"2026-11-23T22:10:29.332Z","version":1}');
INSERT INTO audit_events VALUES ('org_01m857btamezq926gtv0800mq0', 2, 1795471830041, 'usr_01m857bt64ehctxqv6bqpxhnep', 'key_01m857bta4ec4bywfrrr2j04qw', 'account.create', 'acc_01m857bv0sebtrc3t72m004kpy', NULL, '{"id":"acc_01m857bv0sebtrc3t72m004kpy","code":"2250","name":"VAT","account_type":"LIABILITY","role":"vat_control","default_vat_code":null,"description":null,"currency":"GBP","status":"active","balance":0.00,"created_at":"2026-11-23T22:10:30.041Z","updated_at":"2026-11-23T22:10:30.041Z","version":1}');
INSERT INTO audit_events VALUES ('org_01m857btamezq926gtv0800mq0', 3, 1795471830058, 'usr_01m857bt64ehctxqv6bqpxhnep', 'key_01m857bta4ec4bywfrrr2j04qw', 'bank_account.create', 'bac_01m857bv1ae14bwwredytshqgj', NULL, '{"account_id":"acc_01m857btamezq926gtp6p3d2tm","account_number":null,"created_at":"2026-11-23T22:10:30.058Z","currency":"GBP","iban":null,"id":"bac_01m857bv1ae14bwwredytshqgj","ledger_balance":0.0,"name":"Current","opening_balance":null,"opening_date":null,"opening_journal_id":null,"sort_code":null,"statement_balance":null,"statement_date":null,"type":"current","unconfirmed_count":0,"updated_at":"2026-11-23T22:10:30.058Z","version":1}');
INSERT INTO audit_events VALUES ('org_01m857btamezq926gtv0800mq0', 4, 1795471832518, 'usr_01m857bt64ehctxqv6bqpxhnep', 'key_01m857bta4ec4bywfrrr2j04qw', 'tax_code.set', 'ST', NULL, '{"rate":19,"effective_from":"2026-02-01"}');
INSERT INTO audit_events VALUES ('org_01m857btamezq926gtv0800mq0', 5, 1795471832542, 'usr_01m857bt64ehctxqv6bqpxhnep', 'key_01m857bta4ec4bywfrrr2j04qw', 'bank_transaction.create', 'btx_01m857bxeyeyqa8ryqfsskz0y3', NULL, '{"account_id":null,"amount":-500.0,"bank_account_id":"bac_01m857bv1ae14bwwredytshqgj","confirmed_at":null,"contact_id":null,"created_at":"2026-11-23T22:10:32.542Z","currency":"GBP","date":"2026-03-02","description":"CARD 4417 SCREWFIX","external_id":null,"id":"btx_01m857bxeyeyqa8ryqfsskz0y3","journal_id":null,"net_amount":-500.0,"reference":null,"settlement_id":null,"status":"unconfirmed","updated_at":"2026-11-23T22:10:32.542Z","vat_amount":0.0,"vat_code":"NV","version":1}');
INSERT INTO audit_events VALUES ('org_01m857btamezq926gtv0800mq0', 6, 1795471832558, 'usr_01m857bt64ehctxqv6bqpxhnep', 'key_01m857bta4ec4bywfrrr2j04qw', 'journal.post', 'jnl_01m857bxfeeg8thays91vkna3p', NULL, '{"sequence":1,"total":500.00}');
INSERT INTO audit_events VALUES ('org_01m857btamezq926gtv0800mq0', 7, 1795471832574, 'usr_01m857bt64ehctxqv6bqpxhnep', 'key_01m857bta4ec4bywfrrr2j04qw', 'bank_transaction.confirm', 'btx_01m857bxeyeyqa8ryqfsskz0y3', NULL, '{"journal_id":"jnl_01m857bxfeeg8thays91vkna3p","way":"match"}');
INSERT INTO audit_events VALUES ('org_01m857btamezq926gtv0800mq0', 8, 1795471832580, 'usr_01m857bt64ehctxqv6bqpxhnep', 'key_01m857bta4ec4bywfrrr2j04qw', 'bank_transaction.void', 'btx_01m857bxeyeyqa8ryqfsskz0y3', '{"journal_id":"jnl_01m857bxfeeg8thays91vkna3p"}', '{"reason":"matched in error"}');
INSERT INTO audit_events VALUES ('org_01m857btamezq926gtv0800mq0', 9, 1795471832586, 'usr_01m857bt64ehctxqv6bqpxhnep', 'key_01m857bta4ec4bywfrrr2j04qw', 'journal.reverse', 'jnl_01m857bxfeeg8thays91vkna3p', NULL, '{"reversed_by_journal_id":"jnl_01m857bxgae4kr6scntpdmbcr6","total":500.00}');
INSERT INTO audit_events VALUES ('org_01m857bv29engatgtws0vvmqd6', 1, 1795471830089, 'usr_01m857bt64ehctxqv6bqpxhnep', 'key_01m857bta4ec4bywfrrr2j04qw', 'organisation.create', 'org_01m857bv29engatgtws0vvmqd6', NULL, '{"id":"org_01m857bv29engatgtws0vvmqd6","name":"Wren & Marsh Ltd","currency":"GBP","country":"GB","financial_year_end":"03-31","vat_registered":true,"vat_number":null,"vat_scheme":"standard","flat_rate_percent":null,"vat_rounding":"line","status":"active","role":"owner","lock_date":null,"created_at":"2026-11-23T22:10:30.089Z","updated_at":"2026-11-23T22:10:30.089Z","version":1}');
INSERT INTO audit_events VALUES ('org_01m857bv29engatgtws0vvmqd6', 2, 1795471830108, 'usr_01m857bt64ehctxqv6bqpxhnep', 'key_01m857bta4ec4bywfrrr2j04qw', 'account.create', 'acc_01m857bv2weam840h16h0t0wwh', NULL, '{"id":"acc_01m857bv2weam840h16h0t0wwh","code":"2250","name":"VAT","account_type":"LIABILITY","role":"vat_control","default_vat_code":null,"description":null,"currency":"GBP","status":"active","balance":0.00,"created_at":"2026-11-23T22:10:30.108Z","updated_at":"2026-11-23T22:10:30.108Z","version":1}');
INSERT INTO audit_events VALUES ('org_01m857bv29engatgtws0vvmqd6', 3, 1795471830126, 'usr_01m857bt64ehctxqv6bqpxhnep', 'key_01m857bta4ec4bywfrrr2j04qw', 'account.create', 'acc_01m857bv3ee6m8db6ys3khf2vt', NULL, '{"id":"acc_01m857bv3ee6m8db6ys3khf2vt","code":"4100","name":"Room hire","account_type":"INCOME","role":null,"default_vat_code":"EX","description":null,"currency":"GBP","status":"active","balance":0.00,"created_at":"2026-11-23T22:10:30.126Z","updated_at":"2026-11-23T22:10:30.126Z","version":1}');
INSERT INTO audit_events VALUES ('org_01m857bv29engatgtws0vvmqd6', 4, 1795471830142, 'usr_01m857bt64ehctxqv6bqpxhnep', 'key_01m857bta4ec4bywfrrr2j04qw', 'account.create', 'acc_01m857bv3ye0f9rz38kk0983k2', NULL, '{"id":"acc_01m857bv3ye0f9rz38kk0983k2","code":"6800","name":"Depreciation","account_type":"EXPENSE","role":null,"default_vat_code":null,"description":null,"currency":"GBP","status":"active","balance":0.00,"created_at":"2026-11-23T22:10:30.142Z","updated_at":"2026-11-23T22:10:30.142Z","version":1}');
INSERT INTO audit_events VALUES ('org_01m857bv29engatgtws0vvmqd6', 5, 1795471830180, 'usr_01m857bt64ehctxqv6bqpxhnep', 'key_01m857bta4ec4bywfrrr2j04qw', 'bank_account.create', 'bac_01m857bv54eqd9aq8hjcthrvx0', NULL, '{"account_id":"acc_01m857bv29engatgtwm7jsjmpk","account_number":null,"created_at":"2026-11-23T22:10:30.180Z","currency":"GBP","iban":null,"id":"bac_01m857bv54eqd9aq8hjcthrvx0","ledger_balance":10000.0,"name":"Current","opening_balance":10000.0,"opening_date":"2026-01-01","opening_journal_id":"jnl_01m857bv54eqd9aq8hjmdzf3sc","sort_code":null,"statement_balance":null,"statement_date":null,"type":"current","unconfirmed_count":0,"updated_at":"2026-11-23T22:10:30.180Z","version":1}');
INSERT INTO audit_events VALUES ('org_01m857bv29engatgtws0vvmqd6', 6, 1795471830202, 'usr_01m857bt64ehctxqv6bqpxhnep', 'key_01m857bta4ec4bywfrrr2j04qw', 'account.create', 'acc_01m857bv5te1avhbba0ygkq2ra', NULL, '{"account_type":"ASSET","balance":0.0,"code":"1301","created_at":"2026-11-23T22:10:30.202Z","currency":"GBP","default_vat_code":null,"description":null,"id":"acc_01m857bv5te1avhbba0ygkq2ra","name":"Savings","role":"bank","status":"active","updated_at":"2026-11-23T22:10:30.202Z","version":1}');
INSERT INTO audit_events VALUES ('org_01m857bv29engatgtws0vvmqd6', 7, 1795471830202, 'usr_01m857bt64ehctxqv6bqpxhnep', 'key_01m857bta4ec4bywfrrr2j04qw', 'bank_account.create', 'bac_01m857bv5te1avhbba0r7e58xh', NULL, '{"account_id":"acc_01m857bv5te1avhbba0ygkq2ra","account_number":null,"created_at":"2026-11-23T22:10:30.202Z","currency":"GBP","iban":null,"id":"bac_01m857bv5te1avhbba0r7e58xh","ledger_balance":0.0,"name":"Savings","opening_balance":null,"opening_date":null,"opening_journal_id":null,"sort_code":null,"statement_balance":null,"statement_date":null,"type":"savings","unconfirmed_count":0,"updated_at":"2026-11-23T22:10:30.202Z","version":1}');
INSERT INTO audit_events VALUES ('org_01m857bv29engatgtws0vvmqd6', 8, 1795471830220, 'usr_01m857bt64ehctxqv6bqpxhnep', 'key_01m857bta4ec4bywfrrr2j04qw', 'contact.create', 'con_01m857bv6cehpt1fb5q4aptg74', NULL, '{"id":"con_01m857bv6cehpt1fb5q4aptg74","kind":"customer","name":"Abbey Schools Trust","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-23T22:10:30.220Z","updated_at":"2026-11-23T22:10:30.220Z","version":1}');
INSERT INTO audit_events VALUES ('org_01m857bv29engatgtws0vvmqd6', 9, 1795471830238, 'usr_01m857bt64ehctxqv6bqpxhnep', 'key_01m857bta4ec4bywfrrr2j04qw', 'contact.create', 'con_01m857bv6yev2bx72hjxby83pk', NULL, '{"id":"con_01m857bv6yev2bx72hjxby83pk","kind":"customer","name":"Kestrel Fitness CIC","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-23T22:10:30.238Z","updated_at":"2026-11-23T22:10:30.238Z","version":1}');
INSERT INTO audit_events VALUES ('org_01m857bv29engatgtws0vvmqd6', 10, 1795471830264, 'usr_01m857bt64ehctxqv6bqpxhnep', 'key_01m857bta4ec4bywfrrr2j04qw', 'contact.create', 'con_01m857bv7rexd9j3p5an87ypbq', NULL, '{"id":"con_01m857bv7rexd9j3p5an87ypbq","kind":"customer","name":"Marlow & Pike LLP","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-23T22:10:30.264Z","updated_at":"2026-11-23T22:10:30.264Z","version":1}');
INSERT INTO audit_events VALUES ('org_01m857bv29engatgtws0vvmqd6', 11, 1795471830285, 'usr_01m857bt64ehctxqv6bqpxhnep', 'key_01m857bta4ec4bywfrrr2j04qw', 'contact.create', 'con_01m857bv8de52831vms71vbb2b', NULL, '{"id":"con_01m857bv8de52831vms71vbb2b","kind":"supplier","name":"Printwell","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-23T22:10:30.285Z","updated_at":"2026-11-23T22:10:30.285Z","version":1}');
INSERT INTO audit_events VALUES ('org_01m857bv29engatgtws0vvmqd6', 12, 1795471830313, 'usr_01m857bt64ehctxqv6bqpxhnep', 'key_01m857bta4ec4bywfrrr2j04qw', 'contact.create', 'con_01m857bv99espr8tdeqfcc6w1d', NULL, '{"id":"con_01m857bv99espr8tdeqfcc6w1d","kind":"supplier","name":"Techbarn","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-23T22:10:30.313Z","updated_at":"2026-11-23T22:10:30.313Z","version":1}');
INSERT INTO audit_events VALUES ('org_01m857bv29engatgtws0vvmqd6', 13, 1795471830329, 'usr_01m857bt64ehctxqv6bqpxhnep', 'key_01m857bta4ec4bywfrrr2j04qw', 'contact.create', 'con_01m857bv9sem9v9qz3p1vppfz3', NULL, '{"id":"con_01m857bv9sem9v9qz3p1vppfz3","kind":"supplier","name":"Harcourt Lettings","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-23T22:10:30.329Z","updated_at":"2026-11-23T22:10:30.329Z","version":1}');
INSERT INTO audit_events VALUES ('org_01m857bv29engatgtws0vvmqd6', 14, 1795471830352, 'usr_01m857bt64ehctxqv6bqpxhnep', 'key_01m857bta4ec4bywfrrr2j04qw', 'contact.create', 'con_01m857bvagen1rfxrxmqz9m28w', NULL, '{"id":"con_01m857bvagen1rfxrxmqz9m28w","kind":"supplier","name":"Fern & Rowe","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-23T22:10:30.352Z","updated_at":"2026-11-23T22:10:30.352Z","version":1}');
INSERT INTO audit_events VALUES ('org_01m857bv29engatgtws0vvmqd6', 15, 1795471830424, 'usr_01m857bt64ehctxqv6bqpxhnep', 'key_01m857bta4ec4bywfrrr2j04qw', 'invoice.create', 'inv_01m857bvcrej4tsravk9q90nxg', NULL, '{"id":"inv_01m857bvcrej4tsravk9q90nxg","type":"sales","kind":"invoice","status":"issued","number":"INV-0001","contact_id":"con_01m857bv6cehpt1fb5q4aptg74","contact_name":"Abbey Schools Trust","issue_date":"2026-01-15","due_date":"2026-02-14","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":1950.00,"vat_total":390.00,"gross_total":2340.00,"amount_paid":0.00,"amount_credited":0.00,"amount_due":2340.00,"overdue":true,"journal_id":"jnl_01m857bvcrej4tsravke3jnav7","void_date":null,"void_journal_id":null,"created_at":"2026-11-23T22:10:30.424Z","updated_at":"2026-11-23T22:10:30.424Z","version":1,"lines":[{"description":"Course design, 3 days","quantity":3,"unit_price":650.00,"discount_percent":null,"account_id":"acc_01m857bv29engatgtwp1nbfg3z","account_code":"4000","vat_code":"ST","net_amount":1950.00,"vat_amount":390.00,"gross_amount":2340.00}]}');
INSERT INTO audit_events VALUES ('org_01m857bv29engatgtws0vvmqd6', 16, 1795471830434, 'usr_01m857bt64ehctxqv6bqpxhnep', 'key_01m857bta4ec4bywfrrr2j04qw', 'invoice.create', 'inv_01m857bvd2e6nt0tt2njwqzxq5', NULL, '{"id":"inv_01m857bvd2e6nt0tt2njwqzxq5","type":"purchase","kind":"invoice","status":"issued","number":"PX-881","contact_id":"con_01m857bv8de52831vms71vbb2b","contact_name":"Printwell","issue_date":"2026-01-20","due_date":"2026-02-19","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":412.00,"vat_total":0.00,"gross_total":412.00,"amount_paid":0.00,"amount_credited":0.00,"amount_due":412.00,"overdue":true,"journal_id":"jnl_01m857bvd2e6nt0tt2nnz6pep4","void_date":null,"void_journal_id":null,"created_at":"2026-11-23T22:10:30.434Z","updated_at":"2026-11-23T22:10:30.434Z","version":1,"lines":[{"description":"Printing of workbooks","quantity":1,"unit_price":412.00,"discount_percent":null,"account_id":"acc_01m857bv29engatgtwpn8498qe","account_code":"5000","vat_code":"ZR","net_amount":412.00,"vat_amount":0.00,"gross_amount":412.00}]}');
INSERT INTO audit_events VALUES ('org_01m857bv29engatgtws0vvmqd6', 17, 1795471830440, 'usr_01m857bt64ehctxqv6bqpxhnep', 'key_01m857bta4ec4bywfrrr2j04qw', 'invoice.create', 'inv_01m857bvd8ebw97fxcd3wyy4v6', NULL, '{"id":"inv_01m857bvd8ebw97fxcd3wyy4v6","type":"purchase","kind":"invoice","status":"issued","number":"TB-0117","contact_id":"con_01m857bv99espr8tdeqfcc6w1d","contact_name":"Techbarn","issue_date":"2026-01-21","due_date":"2026-02-20","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":899.00,"vat_total":179.80,"gross_total":1078.80,"amount_paid":0.00,"amount_credited":0.00,"amount_due":1078.80,"overdue":true,"journal_id":"jnl_01m857bvd8ebw97fxcd4ghgmyz","void_date":null,"void_journal_id":null,"created_at":"2026-11-23T22:10:30.440Z","updated_at":"2026-11-23T22:10:30.440Z","version":1,"lines":[{"description":"Laptop","quantity":1,"unit_price":899.00,"discount_percent":null,"account_id":"acc_01m857bv29engatgtwk71xzm3n","account_code":"1000","vat_code":"ST","net_amount":899.00,"vat_amount":179.80,"gross_amount":1078.80}]}');
INSERT INTO audit_events VALUES ('org_01m857bv29engatgtws0vvmqd6', 18, 1795471830446, 'usr_01m857bt64ehctxqv6bqpxhnep', 'key_01m857bta4ec4bywfrrr2j04qw', 'invoice.create', 'inv_01m857bvdeemnv21jwygcp3exk', NULL, '{"id":"inv_01m857bvdeemnv21jwygcp3exk","type":"sales","kind":"invoice","status":"issued","number":"INV-0002","contact_id":"con_01m857bv6cehpt1fb5q4aptg74","contact_name":"Abbey Schools Trust","issue_date":"2026-01-28","due_date":"2026-02-27","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":870.00,"vat_total":0.00,"gross_total":870.00,"amount_paid":0.00,"amount_credited":0.00,"amount_due":870.00,"overdue":true,"journal_id":"jnl_01m857bvdeemnv21jwyqetwrs9","void_date":null,"void_journal_id":null,"created_at":"2026-11-23T22:10:30.446Z","updated_at":"2026-11-23T22:10:30.446Z","version":1,"lines":[{"description":"Workbooks","quantity":120,"unit_price":7.25,"discount_percent":null,"account_id":"acc_01m857bv29engatgtwp75zfxch","account_code":"4010","vat_code":"ZR","net_amount":870.00,"vat_amount":0.00,"gross_amount":870.00}]}');
INSERT INTO audit_events VALUES ('org_01m857bv29engatgtws0vvmqd6', 19, 1795471830452, 'usr_01m857bt64ehctxqv6bqpxhnep', 'key_01m857bta4ec4bywfrrr2j04qw', 'invoice.create', 'inv_01m857bvdme9zagtc1nz35zy0q', NULL, '{"id":"inv_01m857bvdme9zagtc1nz35zy0q","type":"purchase","kind":"invoice","status":"issued","number":"HL-33","contact_id":"con_01m857bv9sem9v9qz3p1vppfz3","contact_name":"Harcourt Lettings","issue_date":"2026-02-01","due_date":"2026-03-03","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":1350.00,"vat_total":0.00,"gross_total":1350.00,"amount_paid":0.00,"amount_credited":0.00,"amount_due":1350.00,"overdue":true,"journal_id":"jnl_01m857bvdme9zagtc1p0ccwh8q","void_date":null,"void_journal_id":null,"created_at":"2026-11-23T22:10:30.452Z","updated_at":"2026-11-23T22:10:30.452Z","version":1,"lines":[{"description":"Rent, January to March","quantity":1,"unit_price":1350.00,"discount_percent":null,"account_id":"acc_01m857bv29engatgtwqe8c1a2e","account_code":"6100","vat_code":"EX","net_amount":1350.00,"vat_amount":0.00,"gross_amount":1350.00}]}');
INSERT INTO audit_events VALUES ('org_01m857bv29engatgtws0vvmqd6', 20, 1795471830459, 'usr_01m857bt64ehctxqv6bqpxhnep', 'key_01m857bta4ec4bywfrrr2j04qw', 'invoice.create', 'inv_01m857bvdve8m98m0szwvf8axx', NULL, '{"id":"inv_01m857bvdve8m98m0szwvf8axx","type":"sales","kind":"invoice","status":"issued","number":"INV-0003","contact_id":"con_01m857bv6yev2bx72hjxby83pk","contact_name":"Kestrel Fitness CIC","issue_date":"2026-02-09","due_date":"2026-03-11","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":275.00,"vat_total":7.00,"gross_total":282.00,"amount_paid":0.00,"amount_credited":0.00,"amount_due":282.00,"overdue":true,"journal_id":"jnl_01m857bvdve8m98m0t00y0ty63","void_date":null,"void_journal_id":null,"created_at":"2026-11-23T22:10:30.459Z","updated_at":"2026-11-23T22:10:30.459Z","version":1,"lines":[{"description":"Seminar room, 5 evenings","quantity":5,"unit_price":48.00,"discount_percent":null,"account_id":"acc_01m857bv3ee6m8db6ys3khf2vt","account_code":"4100","vat_code":"EX","net_amount":240.00,"vat_amount":0.00,"gross_amount":240.00},{"description":"Projector","quantity":1,"unit_price":35.00,"discount_percent":null,"account_id":"acc_01m857bv29engatgtwp1nbfg3z","account_code":"4000","vat_code":"ST","net_amount":35.00,"vat_amount":7.00,"gross_amount":42.00}]}');
INSERT INTO audit_events VALUES ('org_01m857bv29engatgtws0vvmqd6', 21, 1795471830465, 'usr_01m857bt64ehctxqv6bqpxhnep', 'key_01m857bta4ec4bywfrrr2j04qw', 'invoice.create', 'inv_01m857bve1e1m9hesfzdmx8qx2', NULL, '{"id":"inv_01m857bve1e1m9hesfzdmx8qx2","type":"sales","kind":"invoice","status":"issued","number":"INV-0004","contact_id":"con_01m857bv7rexd9j3p5an87ypbq","contact_name":"Marlow & Pike LLP","issue_date":"2026-02-20","due_date":"2026-03-22","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":1332.00,"vat_total":266.40,"gross_total":1598.40,"amount_paid":0.00,"amount_credited":0.00,"amount_due":1598.40,"overdue":true,"journal_id":"jnl_01m857bve1e1m9hesfzh2h7zp7","void_date":null,"void_journal_id":null,"created_at":"2026-11-23T22:10:30.465Z","updated_at":"2026-11-23T22:10:30.465Z","version":1,"lines":[{"description":"Course for new starters","quantity":1,"unit_price":1480.00,"discount_percent":10,"account_id":"acc_01m857bv29engatgtwp1nbfg3z","account_code":"4000","vat_code":"ST","net_amount":1332.00,"vat_amount":266.40,"gross_amount":1598.40}]}');
INSERT INTO audit_events VALUES ('org_01m857bv29engatgtws0vvmqd6', 22, 1795471830471, 'usr_01m857bt64ehctxqv6bqpxhnep', 'key_01m857bta4ec4bywfrrr2j04qw', 'invoice.create', 'inv_01m857bve7eypa4etkn3ayr5yk', NULL, '{"id":"inv_01m857bve7eypa4etkn3ayr5yk","type":"sales","kind":"invoice","status":"issued","number":"INV-0005","contact_id":"con_01m857bv7rexd9j3p5an87ypbq","contact_name":"Marlow & Pike LLP","issue_date":"2026-03-03","due_date":"2026-04-02","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":500.00,"vat_total":100.00,"gross_total":600.00,"amount_paid":0.00,"amount_credited":0.00,"amount_due":600.00,"overdue":true,"journal_id":"jnl_01m857bve7eypa4etkn5w6tn95","void_date":null,"void_journal_id":null,"created_at":"2026-11-23T22:10:30.471Z","updated_at":"2026-11-23T22:10:30.471Z","version":1,"lines":[{"description":"Raised in error","quantity":1,"unit_price":500.00,"discount_percent":null,"account_id":"acc_01m857bv29engatgtwp1nbfg3z","account_code":"4000","vat_code":"ST","net_amount":500.00,"vat_amount":100.00,"gross_amount":600.00}]}');
INSERT INTO audit_events VALUES ('org_01m857bv29engatgtws0vvmqd6', 23, 1795471830477, 'usr_01m857bt64ehctxqv6bqpxhnep', 'key_01m857bta4ec4bywfrrr2j04qw', 'invoice.create', 'inv_01m857bvedewt9t083fhsgt3kc', NULL, '{"id":"inv_01m857bvedewt9t083fhsgt3kc","type":"sales","kind":"credit_note","status":"issued","number":"CN-0001","contact_id":"con_01m857bv7rexd9j3p5an87ypbq","contact_name":"Marlow & Pike LLP","issue_date":"2026-03-12","due_date":"2026-03-12","amounts_are":"exclusive","currency":"GBP","reference":"INV-0004","notes":null,"net_total":150.00,"vat_total":30.00,"gross_total":180.00,"amount_paid":0.00,"amount_credited":0.00,"amount_due":180.00,"overdue":false,"journal_id":"jnl_01m857bvedewt9t083fpzs4qa3","void_date":null,"void_journal_id":null,"created_at":"2026-11-23T22:10:30.477Z","updated_at":"2026-11-23T22:10:30.477Z","version":1,"lines":[{"description":"A day that was not held","quantity":1,"unit_price":150.00,"discount_percent":null,"account_id":"acc_01m857bv29engatgtwp1nbfg3z","account_code":"4000","vat_code":"ST","net_amount":150.00,"vat_amount":30.00,"gross_amount":180.00}]}');
INSERT INTO audit_events VALUES ('org_01m857bv29engatgtws0vvmqd6', 24, 1795471830483, 'usr_01m857bt64ehctxqv6bqpxhnep', 'key_01m857bta4ec4bywfrrr2j04qw', 'invoice.create', 'inv_01m857bvekeehssbymkfdt7cfd', NULL, '{"id":"inv_01m857bvekeehssbymkfdt7cfd","type":"purchase","kind":"invoice","status":"issued","number":"FR-1209","contact_id":"con_01m857bvagen1rfxrxmqz9m28w","contact_name":"Fern & Rowe","issue_date":"2026-03-24","due_date":"2026-04-23","amounts_are":"inclusive","currency":"GBP","reference":null,"notes":null,"net_total":640.00,"vat_total":128.00,"gross_total":768.00,"amount_paid":0.00,"amount_credited":0.00,"amount_due":768.00,"overdue":true,"journal_id":"jnl_01m857bvekeehssbymkh0k113c","void_date":null,"void_journal_id":null,"created_at":"2026-11-23T22:10:30.483Z","updated_at":"2026-11-23T22:10:30.483Z","version":1,"lines":[{"description":"Illustration, 2 days","quantity":2,"unit_price":384.00,"discount_percent":null,"account_id":"acc_01m857bv29engatgtwpvzzqyaw","account_code":"5010","vat_code":"ST","net_amount":640.00,"vat_amount":128.00,"gross_amount":768.00}]}');
INSERT INTO audit_events VALUES ('org_01m857bv29engatgtws0vvmqd6', 25, 1795471830490, 'usr_01m857bt64ehctxqv6bqpxhnep', 'key_01m857bta4ec4bywfrrr2j04qw', 'invoice.create', 'inv_01m857bvetedcatt7312yd5ebs', NULL, '{"id":"inv_01m857bvetedcatt7312yd5ebs","type":"sales","kind":"invoice","status":"issued","number":"INV-0006","contact_id":"con_01m857bv6cehpt1fb5q4aptg74","contact_name":"Abbey Schools Trust","issue_date":"2026-03-27","due_date":"2026-04-26","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":499.00,"vat_total":65.00,"gross_total":564.00,"amount_paid":0.00,"amount_credited":0.00,"amount_due":564.00,"overdue":true,"journal_id":"jnl_01m857bvetedcatt7314k66nk1","void_date":null,"void_journal_id":null,"created_at":"2026-11-23T22:10:30.490Z","updated_at":"2026-11-23T22:10:30.490Z","version":1,"lines":[{"description":"Workbooks","quantity":24,"unit_price":7.25,"discount_percent":null,"account_id":"acc_01m857bv29engatgtwp75zfxch","account_code":"4010","vat_code":"ZR","net_amount":174.00,"vat_amount":0.00,"gross_amount":174.00},{"description":"Half a day of course design","quantity":0.5,"unit_price":650.00,"discount_percent":null,"account_id":"acc_01m857bv29engatgtwp1nbfg3z","account_code":"4000","vat_code":"ST","net_amount":325.00,"vat_amount":65.00,"gross_amount":390.00}]}');
INSERT INTO audit_events VALUES ('org_01m857bv29engatgtws0vvmqd6', 26, 1795471830513, 'usr_01m857bt64ehctxqv6bqpxhnep', 'key_01m857bta4ec4bywfrrr2j04qw', 'invoice.void', 'inv_01m857bve7eypa4etkn3ayr5yk', '{"status":"issued"}', '{"reason":"raised in error","status":"void","void_date":"2026-03-03","void_journal_id":"jnl_01m857bvfhexdtj322m5cpztd2"}');
INSERT INTO audit_events VALUES ('org_01m857bv29engatgtws0vvmqd6', 27, 1795471830544, 'usr_01m857bt64ehctxqv6bqpxhnep', 'key_01m857bta4ec4bywfrrr2j04qw', 'invoice.allocate', 'inv_01m857bvedewt9t083fhsgt3kc', NULL, '{"allocations":[{"amount":180.0,"invoice_id":"inv_01m857bve1e1m9hesfzdmx8qx2"}]}');
INSERT INTO audit_events VALUES ('org_01m857bv29engatgtws0vvmqd6', 28, 1795471830576, 'usr_01m857bt64ehctxqv6bqpxhnep', 'key_01m857bta4ec4bywfrrr2j04qw', 'journal.post', 'jnl_01m857bvhgeh29jaz2n1e1bm16', NULL, '{"sequence":14,"total":10000.00}');
INSERT INTO audit_events VALUES ('org_01m857bv29engatgtws0vvmqd6', 29, 1795471830576, 'usr_01m857bt64ehctxqv6bqpxhnep', 'key_01m857bta4ec4bywfrrr2j04qw', 'journal.post', 'jnl_01m857bvhgeh29jaz2n83cnx2j', NULL, '{"sequence":15,"total":1000.00}');
INSERT INTO audit_events VALUES ('org_01m857bv29engatgtws0vvmqd6', 30, 1795471830576, 'usr_01m857bt64ehctxqv6bqpxhnep', 'key_01m857bta4ec4bywfrrr2j04qw', 'journal.post', 'jnl_01m857bvhgeh29jaz2nhcprzjk', NULL, '{"sequence":16,"total":74.92}');
INSERT INTO audit_events VALUES ('org_01m857bv29engatgtws0vvmqd6', 31, 1795471830603, 'usr_01m857bt64ehctxqv6bqpxhnep', 'key_01m857bta4ec4bywfrrr2j04qw', 'settlement.create', 'set_01m857bvjberesqn2rvvzssyth', NULL, '{"id":"set_01m857bvjberesqn2rvvzssyth","type":"receipt","status":"posted","refund":false,"contact_id":"con_01m857bv6yev2bx72hjxby83pk","contact_name":"Kestrel Fitness CIC","bank_account_id":"bac_01m857bv54eqd9aq8hjcthrvx0","date":"2026-03-06","amount":282.00,"currency":"GBP","reference":null,"allocated_amount":282.00,"unallocated_amount":0.00,"allocations":[{"id":"alc_01m857bvjberesqn2rw1dt7145","invoice_id":"inv_01m857bvdve8m98m0szwvf8axx","invoice_number":"INV-0003","settlement_id":"set_01m857bvjberesqn2rvvzssyth","credit_note_id":null,"amount":282.00,"date":"2026-03-06","created_at":"2026-11-23T22:10:30.603Z"}],"bank_transaction_id":null,"journal_id":"jnl_01m857bvjberesqn2rvxt9ej28","void_date":null,"void_journal_id":null,"created_at":"2026-11-23T22:10:30.603Z","updated_at":"2026-11-23T22:10:30.603Z","version":1}');
INSERT INTO audit_events VALUES ('org_01m857bv29engatgtws0vvmqd6', 32, 1795471830639, 'usr_01m857bt64ehctxqv6bqpxhnep', 'key_01m857bta4ec4bywfrrr2j04qw', 'bank_transactions.import', 'bac_01m857bv54eqd9aq8hjcthrvx0', NULL, '{"created":13,"duplicates":0,"statement_balance":9007.15,"statement_date":"2026-03-31"}');
INSERT INTO audit_events VALUES ('org_01m857bv29engatgtws0vvmqd6', 33, 1795471830694, 'usr_01m857bt64ehctxqv6bqpxhnep', 'key_01m857bta4ec4bywfrrr2j04qw', 'settlement.create', 'set_01m857bvn6ejtsgfe9wxgd019a', NULL, '{"id":"set_01m857bvn6ejtsgfe9wxgd019a","type":"payment","status":"posted","refund":false,"contact_id":"con_01m857bv99espr8tdeqfcc6w1d","contact_name":"Techbarn","bank_account_id":"bac_01m857bv54eqd9aq8hjcthrvx0","date":"2026-01-22","amount":1078.80,"currency":"GBP","reference":null,"allocated_amount":1078.80,"unallocated_amount":0.00,"allocations":[{"id":"alc_01m857bvn6ejtsgfe9wxgd019a","invoice_id":"inv_01m857bvd8ebw97fxcd3wyy4v6","invoice_number":"TB-0117","settlement_id":"set_01m857bvn6ejtsgfe9wxgd019a","credit_note_id":null,"amount":1078.80,"date":"2026-01-22","created_at":"2026-11-23T22:10:30.694Z"}],"bank_transaction_id":"btx_01m857bvkfes6sqbza3qh7d32p","journal_id":"jnl_01m857bvn6ejtsgfe9wxgd019a","void_date":null,"void_journal_id":null,"created_at":"2026-11-23T22:10:30.694Z","updated_at":"2026-11-23T22:10:30.694Z","version":1}');
INSERT INTO audit_events VALUES ('org_01m857bv29engatgtws0vvmqd6', 34, 1795471830694, 'usr_01m857bt64ehctxqv6bqpxhnep', 'key_01m857bta4ec4bywfrrr2j04qw', 'bank_transaction.confirm', 'btx_01m857bvkfes6sqbza3qh7d32p', NULL, '{"journal_id":"jnl_01m857bvn6ejtsgfe9wxgd019a","way":"allocations"}');
INSERT INTO audit_events VALUES ('org_01m857bv29engatgtws0vvmqd6', 35, 1795471830741, 'usr_01m857bt64ehctxqv6bqpxhnep', 'key_01m857bta4ec4bywfrrr2j04qw', 'settlement.create', 'set_01m857bvpnewqa16sx21ms1gmx', NULL, '{"id":"set_01m857bvpnewqa16sx21ms1gmx","type":"receipt","status":"posted","refund":false,"contact_id":"con_01m857bv6cehpt1fb5q4aptg74","contact_name":"Abbey Schools Trust","bank_account_id":"bac_01m857bv54eqd9aq8hjcthrvx0","date":"2026-01-30","amount":1500.00,"currency":"GBP","reference":null,"allocated_amount":1500.00,"unallocated_amount":0.00,"allocations":[{"id":"alc_01m857bvpnewqa16sx21ms1gmx","invoice_id":"inv_01m857bvcrej4tsravk9q90nxg","invoice_number":"INV-0001","settlement_id":"set_01m857bvpnewqa16sx21ms1gmx","credit_note_id":null,"amount":1500.00,"date":"2026-01-30","created_at":"2026-11-23T22:10:30.741Z"}],"bank_transaction_id":"btx_01m857bvkfes6sqbza3tmsyjs8","journal_id":"jnl_01m857bvpnewqa16sx21ms1gmx","void_date":null,"void_journal_id":null,"created_at":"2026-11-23T22:10:30.741Z","updated_at":"2026-11-23T22:10:30.741Z","version":1}');
INSERT INTO audit_events VALUES ('org_01m857bv29engatgtws0vvmqd6', 36, 1795471830741, 'usr_01m857bt64ehctxqv6bqpxhnep', 'key_01m857bta4ec4bywfrrr2j04qw', 'bank_transaction.confirm', 'btx_01m857bvkfes6sqbza3tmsyjs8', NULL, '{"journal_id":"jnl_01m857bvpnewqa16sx21ms1gmx","way":"allocations"}');
INSERT INTO audit_events VALUES ('org_01m857bv29engatgtws0vvmqd6', 37, 1795471830801, 'usr_01m857bt64ehctxqv6bqpxhnep', 'key_01m857bta4ec4bywfrrr2j04qw', 'settlement.create', 'set_01m857bvrhevztgzr6kcz36q79', NULL, '{"id":"set_01m857bvrhevztgzr6kcz36q79","type":"payment","status":"posted","refund":false,"contact_id":"con_01m857bv9sem9v9qz3p1vppfz3","contact_name":"Harcourt Lettings","bank_account_id":"bac_01m857bv54eqd9aq8hjcthrvx0","date":"2026-02-10","amount":1350.00,"currency":"GBP","reference":null,"allocated_amount":1350.00,"unallocated_amount":0.00,"allocations":[{"id":"alc_01m857bvrhevztgzr6kcz36q79","invoice_id":"inv_01m857bvdme9zagtc1nz35zy0q","invoice_number":"HL-33","settlement_id":"set_01m857bvrhevztgzr6kcz36q79","credit_note_id":null,"amount":1350.00,"date":"2026-02-10","created_at":"2026-11-23T22:10:30.801Z"}],"bank_transaction_id":"btx_01m857bvkfes6sqbza42gxjexn","journal_id":"jnl_01m857bvrhevztgzr6kcz36q79","void_date":null,"void_journal_id":null,"created_at":"2026-11-23T22:10:30.801Z","updated_at":"2026-11-23T22:10:30.801Z","version":1}');
INSERT INTO audit_events VALUES ('org_01m857bv29engatgtws0vvmqd6', 38, 1795471830801, 'usr_01m857bt64ehctxqv6bqpxhnep', 'key_01m857bta4ec4bywfrrr2j04qw', 'bank_transaction.confirm', 'btx_01m857bvkfes6sqbza42gxjexn', NULL, '{"journal_id":"jnl_01m857bvrhevztgzr6kcz36q79","way":"allocations"}');
INSERT INTO audit_events VALUES ('org_01m857bv29engatgtws0vvmqd6', 39, 1795471830871, 'usr_01m857bt64ehctxqv6bqpxhnep', 'key_01m857bta4ec4bywfrrr2j04qw', 'settlement.create', 'set_01m857bvtqevmsa22sherjncw2', NULL, '{"id":"set_01m857bvtqevmsa22sherjncw2","type":"receipt","status":"posted","refund":false,"contact_id":"con_01m857bv6cehpt1fb5q4aptg74","contact_name":"Abbey Schools Trust","bank_account_id":"bac_01m857bv54eqd9aq8hjcthrvx0","date":"2026-02-16","amount":1710.00,"currency":"GBP","reference":null,"allocated_amount":1710.00,"unallocated_amount":0.00,"allocations":[{"id":"alc_01m857bvtqevmsa22sherjncw2","invoice_id":"inv_01m857bvcrej4tsravk9q90nxg","invoice_number":"INV-0001","settlement_id":"set_01m857bvtqevmsa22sherjncw2","credit_note_id":null,"amount":840.00,"date":"2026-02-16","created_at":"2026-11-23T22:10:30.871Z"},{"id":"alc_01m857bvtqevmsa22sherjncw3","invoice_id":"inv_01m857bvdeemnv21jwygcp3exk","invoice_number":"INV-0002","settlement_id":"set_01m857bvtqevmsa22sherjncw2","credit_note_id":null,"amount":870.00,"date":"2026-02-16","created_at":"2026-11-23T22:10:30.871Z"}],"bank_transaction_id":"btx_01m857bvkfes6sqbza45z9ysyp","journal_id":"jnl_01m857bvtqevmsa22sherjncw2","void_date":null,"void_journal_id":null,"created_at":"2026-11-23T22:10:30.871Z","updated_at":"2026-11-23T22:10:30.871Z","version":1}');
INSERT INTO audit_events VALUES ('org_01m857bv29engatgtws0vvmqd6', 40, 1795471830871, 'usr_01m857bt64ehctxqv6bqpxhnep', 'key_01m857bta4ec4bywfrrr2j04qw', 'bank_transaction.confirm', 'btx_01m857bvkfes6sqbza45z9ysyp', NULL, '{"journal_id":"jnl_01m857bvtqevmsa22sherjncw2","way":"allocations"}');
INSERT INTO audit_events VALUES ('org_01m857bv29engatgtws0vvmqd6', 41, 1795471830957, 'usr_01m857bt64ehctxqv6bqpxhnep', 'key_01m857bta4ec4bywfrrr2j04qw', 'settlement.create', 'set_01m857bvxdek1932kb6jmtwrex', NULL, '{"id":"set_01m857bvxdek1932kb6jmtwrex","type":"payment","status":"posted","refund":false,"contact_id":"con_01m857bv8de52831vms71vbb2b","contact_name":"Printwell","bank_account_id":"bac_01m857bv54eqd9aq8hjcthrvx0","date":"2026-02-27","amount":400.00,"currency":"GBP","reference":null,"allocated_amount":400.00,"unallocated_amount":0.00,"allocations":[{"id":"alc_01m857bvxdek1932kb6jmtwrex","invoice_id":"inv_01m857bvd2e6nt0tt2njwqzxq5","invoice_number":"PX-881","settlement_id":"set_01m857bvxdek1932kb6jmtwrex","credit_note_id":null,"amount":400.00,"date":"2026-02-27","created_at":"2026-11-23T22:10:30.957Z"}],"bank_transaction_id":"btx_01m857bvkfes6sqbza4c4gewqp","journal_id":"jnl_01m857bvxdek1932kb6jmtwrex","void_date":null,"void_journal_id":null,"created_at":"2026-11-23T22:10:30.957Z","updated_at":"2026-11-23T22:10:30.957Z","version":1}');
INSERT INTO audit_events VALUES ('org_01m857bv29engatgtws0vvmqd6', 42, 1795471830957, 'usr_01m857bt64ehctxqv6bqpxhnep', 'key_01m857bta4ec4bywfrrr2j04qw', 'bank_transaction.confirm', 'btx_01m857bvkfes6sqbza4c4gewqp', NULL, '{"journal_id":"jnl_01m857bvxdek1932kb6jmtwrex","way":"allocations"}');
INSERT INTO audit_events VALUES ('org_01m857bv29engatgtws0vvmqd6', 43, 1795471831039, 'usr_01m857bt64ehctxqv6bqpxhnep', 'key_01m857bta4ec4bywfrrr2j04qw', 'settlement.create', 'set_01m857bvzze59vprvjxjrp6vv6', NULL, '{"id":"set_01m857bvzze59vprvjxjrp6vv6","type":"receipt","status":"posted","refund":false,"contact_id":"con_01m857bv7rexd9j3p5an87ypbq","contact_name":"Marlow & Pike LLP","bank_account_id":"bac_01m857bv54eqd9aq8hjcthrvx0","date":"2026-03-16","amount":1418.40,"currency":"GBP","reference":null,"allocated_amount":1418.40,"unallocated_amount":0.00,"allocations":[{"id":"alc_01m857bvzze59vprvjxjrp6vv6","invoice_id":"inv_01m857bve1e1m9hesfzdmx8qx2","invoice_number":"INV-0004","settlement_id":"set_01m857bvzze59vprvjxjrp6vv6","credit_note_id":null,"amount":1418.40,"date":"2026-03-16","created_at":"2026-11-23T22:10:31.039Z"}],"bank_transaction_id":"btx_01m857bvkfes6sqbza4tj0f39x","journal_id":"jnl_01m857bvzze59vprvjxjrp6vv6","void_date":null,"void_journal_id":null,"created_at":"2026-11-23T22:10:31.039Z","updated_at":"2026-11-23T22:10:31.039Z","version":1}');
INSERT INTO audit_events VALUES ('org_01m857bv29engatgtws0vvmqd6', 44, 1795471831039, 'usr_01m857bt64ehctxqv6bqpxhnep', 'key_01m857bta4ec4bywfrrr2j04qw', 'bank_transaction.confirm', 'btx_01m857bvkfes6sqbza4tj0f39x', NULL, '{"journal_id":"jnl_01m857bvzze59vprvjxjrp6vv6","way":"allocations"}');
INSERT INTO audit_events VALUES ('org_01m857bv29engatgtws0vvmqd6', 45, 1795471831124, 'usr_01m857bt64ehctxqv6bqpxhnep', 'key_01m857bta4ec4bywfrrr2j04qw', 'settlement.match', 'set_01m857bvjberesqn2rvvzssyth', NULL, '{"bank_transaction_id":"btx_01m857bvkfes6sqbza4mpx1g8y"}');
INSERT INTO audit_events VALUES ('org_01m857bv29engatgtws0vvmqd6', 46, 1795471831124, 'usr_01m857bt64ehctxqv6bqpxhnep', 'key_01m857bta4ec4bywfrrr2j04qw', 'bank_transaction.confirm', 'btx_01m857bvkfes6sqbza4mpx1g8y', NULL, '{"journal_id":"jnl_01m857bvjberesqn2rvxt9ej28","way":"match"}');
INSERT INTO audit_events VALUES ('org_01m857bv29engatgtws0vvmqd6', 47, 1795471831188, 'usr_01m857bt64ehctxqv6bqpxhnep', 'key_01m857bta4ec4bywfrrr2j04qw', 'bank_transaction.confirm', 'btx_01m857bvkfes6sqbza50tz51p1', NULL, '{"journal_id":"jnl_01m857bw4me4ba8fwcyr7etjry","way":"transfer"}');
INSERT INTO audit_events VALUES ('org_01m857bv29engatgtws0vvmqd6', 48, 1795471831279, 'usr_01m857bt64ehctxqv6bqpxhnep', 'key_01m857bta4ec4bywfrrr2j04qw', 'bank_transaction.confirm', 'btx_01m857bvkfes6sqbza55tjfmpq', NULL, '{"journal_id":"jnl_01m857bw7fevdaje20qkwfksqk","way":"account"}');
INSERT INTO audit_events VALUES ('org_01m857bv29engatgtws0vvmqd6', 49, 1795471831831, 'usr_01m857bt64ehctxqv6bqpxhnep', 'key_01m857bta4ec4bywfrrr2j04qw', 'bank_transaction.update', 'btx_01m857bvkfes6sqbza3wb4qf25', '{"account_id":null,"contact_id":null,"vat_amount":null,"vat_code":"NV"}', '{"account_id":"acc_01m857bv29engatgtwqx7rs3vx","contact_id":null,"vat_amount":null,"vat_code":"ST"}');
INSERT INTO audit_events VALUES ('org_01m857bv29engatgtws0vvmqd6', 50, 1795471831831, 'usr_01m857bt64ehctxqv6bqpxhnep', 'key_01m857bta4ec4bywfrrr2j04qw', 'bank_transaction.update', 'btx_01m857bvkfes6sqbza4bjfna26', '{"account_id":null,"contact_id":null,"vat_amount":null,"vat_code":"NV"}', '{"account_id":"acc_01m857bv29engatgtwr7ms7jw9","contact_id":null,"vat_amount":null,"vat_code":"ZR"}');
INSERT INTO audit_events VALUES ('org_01m857bv29engatgtws0vvmqd6', 51, 1795471831831, 'usr_01m857bt64ehctxqv6bqpxhnep', 'key_01m857bta4ec4bywfrrr2j04qw', 'bank_transaction.update', 'btx_01m857bvkfes6sqbza4hv1sn1z', '{"account_id":null,"contact_id":null,"vat_amount":null,"vat_code":"NV"}', '{"account_id":"acc_01m857bv29engatgtwqx7rs3vx","contact_id":null,"vat_amount":null,"vat_code":"ST"}');
INSERT INTO audit_events VALUES ('org_01m857bv29engatgtws0vvmqd6', 52, 1795471831831, 'usr_01m857bt64ehctxqv6bqpxhnep', 'key_01m857bta4ec4bywfrrr2j04qw', 'bank_transaction.update', 'btx_01m857bvkfes6sqbza4xtm1dhn', '{"account_id":null,"contact_id":null,"vat_amount":null,"vat_code":"NV"}', '{"account_id":"acc_01m857bv29engatgtwrsz2wcy9","contact_id":null,"vat_amount":null,"vat_code":"EX"}');
INSERT INTO audit_events VALUES ('org_01m857bv29engatgtws0vvmqd6', 53, 1795471831878, 'usr_01m857bt64ehctxqv6bqpxhnep', 'key_01m857bta4ec4bywfrrr2j04qw', 'bank_transaction.confirm', 'btx_01m857bvkfes6sqbza4bjfna26', NULL, '{"journal_id":"jnl_01m857bwt6e3t8888zkjq4cc5p","way":"account"}');
INSERT INTO audit_events VALUES ('org_01m857bv29engatgtws0vvmqd6', 54, 1795471831922, 'usr_01m857bt64ehctxqv6bqpxhnep', 'key_01m857bta4ec4bywfrrr2j04qw', 'bank_transaction.confirm', 'btx_01m857bvkfes6sqbza4hv1sn1z', NULL, '{"journal_id":"jnl_01m857bwvje9dsj9dvg51qkw4q","way":"account"}');
INSERT INTO audit_events VALUES ('org_01m857bv29engatgtws0vvmqd6', 55, 1795471831965, 'usr_01m857bt64ehctxqv6bqpxhnep', 'key_01m857bta4ec4bywfrrr2j04qw', 'bank_transaction.confirm', 'btx_01m857bvkfes6sqbza3wb4qf25', NULL, '{"journal_id":"jnl_01m857bwwxevqv5tv1smspv5qr","way":"account"}');
INSERT INTO audit_events VALUES ('org_01m857bv29engatgtws0vvmqd6', 56, 1795471832007, 'usr_01m857bt64ehctxqv6bqpxhnep', 'key_01m857bta4ec4bywfrrr2j04qw', 'bank_transaction.confirm', 'btx_01m857bvkfes6sqbza4xtm1dhn', NULL, '{"journal_id":"jnl_01m857bwy7e20aywjw682929tz","way":"account"}');
INSERT INTO audit_events VALUES ('org_01m857bv29engatgtws0vvmqd6', 57, 1795471832128, 'usr_01m857bt64ehctxqv6bqpxhnep', 'key_01m857bta4ec4bywfrrr2j04qw', 'vat_return.create', 'vrt_01m857bx20ean8rhp5pnxrhxaj', NULL, '{"id":"vrt_01m857bx20ean8rhp5pnxrhxaj","date_from":"2026-01-01","date_to":"2026-03-31","status":"draft","currency":"GBP","scheme":"standard","flat_rate_percent":null,"adjustments":[],"boxes":{"1":698.40,"2":0.00,"3":698.40,"4":319.80,"5":378.60,"6":4776.00,"7":3427.00,"8":0.00,"9":0.00},"direction":"pay","hmrc":{"vatDueSales":698.40,"vatDueAcquisitions":0.00,"totalVatDue":698.40,"vatReclaimedCurrPeriod":319.80,"netVatDue":378.60,"totalValueSalesExVAT":4776,"totalValuePurchasesExVAT":3427,"totalValueGoodsSuppliedExVAT":0,"totalAcquisitionsExVAT":0},"journal_id":null,"finalised_at":null,"created_at":"2026-11-23T22:10:32.128Z","updated_at":"2026-11-23T22:10:32.128Z","version":1}');
INSERT INTO audit_events VALUES ('org_01m857bv29engatgtws0vvmqd6', 58, 1795471832158, 'usr_01m857bt64ehctxqv6bqpxhnep', 'key_01m857bta4ec4bywfrrr2j04qw', 'vat_return.finalise', 'vrt_01m857bx20ean8rhp5pnxrhxaj', NULL, '{"id":"vrt_01m857bx20ean8rhp5pnxrhxaj","date_from":"2026-01-01","date_to":"2026-03-31","status":"finalised","currency":"GBP","scheme":"standard","flat_rate_percent":null,"adjustments":[],"boxes":{"1":698.40,"2":0.00,"3":698.40,"4":319.80,"5":378.60,"6":4776.00,"7":3427.00,"8":0.00,"9":0.00},"direction":"pay","hmrc":{"vatDueSales":698.40,"vatDueAcquisitions":0.00,"totalVatDue":698.40,"vatReclaimedCurrPeriod":319.80,"netVatDue":378.60,"totalValueSalesExVAT":4776,"totalValuePurchasesExVAT":3427,"totalValueGoodsSuppliedExVAT":0,"totalAcquisitionsExVAT":0},"journal_id":null,"finalised_at":"2026-11-23T22:10:32.158Z","created_at":"2026-11-23T22:10:32.128Z","updated_at":"2026-11-23T22:10:32.158Z","version":2}');
INSERT INTO audit_events VALUES ('org_01m857bv29engatgtws0vvmqd6', 59, 1795471832190, 'usr_01m857bt64ehctxqv6bqpxhnep', 'key_01m857bta4ec4bywfrrr2j04qw', 'organisation.lock', 'org_01m857bv29engatgtws0vvmqd6', '{"lock_date":null}', '{"lock_date":"2026-03-31","reason":"year end"}');
INSERT INTO bank_accounts VALUES ('bac_01m857bv1ae14bwwredytshqgj', 'org_01m857btamezq926gtv0800mq0', 'acc_01m857btamezq926gtp6p3d2tm', 'Current', 'current', NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1795471830058, 1795471830058, 1, NULL);
INSERT INTO bank_accounts VALUES ('bac_01m857bv54eqd9aq8hjcthrvx0', 'org_01m857bv29engatgtws0vvmqd6', 'acc_01m857bv29engatgtwm7jsjmpk', 'Current', 'current', NULL, NULL, NULL, 1000000, '2026-01-01', 'jnl_01m857bv54eqd9aq8hjmdzf3sc', 900715, 1795471830180, 1795471830639, 2, '2026-03-31');
INSERT INTO bank_accounts VALUES ('bac_01m857bv5te1avhbba0r7e58xh', 'org_01m857bv29engatgtws0vvmqd6', 'acc_01m857bv5te1avhbba0ygkq2ra', 'Savings', 'savings', NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1795471830202, 1795471830202, 1, NULL);
INSERT INTO stated_balances VALUES ('org_01m857bv29engatgtws0vvmqd6', 'bac_01m857bv54eqd9aq8hjcthrvx0', '2026-03-31', 900715, 1795471830639);
INSERT INTO bank_transactions VALUES ('btx_01m857bvkfes6sqbza3qh7d32p', 'org_01m857bv29engatgtws0vvmqd6', 'bac_01m857bv54eqd9aq8hjcthrvx0', '2026-01-22', -107880, 'FPO TECHBARN LTD TB-0117', NULL, NULL, X'1272808C0B8E7153718481FDD8CAD3BCA1177A0D294A925B0D41E3B4B2AE4845', 1, 'fpo techbarn ltd tb-0117', 'confirmed', NULL, 'NV', NULL, 'con_01m857bv99espr8tdeqfcc6w1d', 'allocations', 'jnl_01m857bvn6ejtsgfe9wxgd019a', 2, NULL, 'NV', 0, 1795471830694, 1795471830639, 1795471830694, 2, NULL);
INSERT INTO bank_transactions VALUES ('btx_01m857bvkfes6sqbza3tmsyjs8', 'org_01m857bv29engatgtws0vvmqd6', 'bac_01m857bv54eqd9aq8hjcthrvx0', '2026-01-30', 150000, 'FPI ABBEY SCHOOLS TRUST PART INV-0001', NULL, NULL, X'328DD05DF287413BBD6F750059372A7F48A2FE8810A1C938B25CC5B4201F7110', 1, 'fpi abbey schools trust part inv-0001', 'confirmed', NULL, 'NV', NULL, 'con_01m857bv6cehpt1fb5q4aptg74', 'allocations', 'jnl_01m857bvpnewqa16sx21ms1gmx', 2, NULL, 'NV', 0, 1795471830741, 1795471830639, 1795471830741, 2, NULL);
INSERT INTO bank_transactions VALUES ('btx_01m857bvkfes6sqbza3wb4qf25', 'org_01m857bv29engatgtws0vvmqd6', 'bac_01m857bv54eqd9aq8hjcthrvx0', '2026-02-02', -3600, 'CARD SLATEWORK SOFTWARE SUBSCRIPTION', NULL, NULL, X'67141EE03747F94A367872676174183B43B71F3C3CDD657ED483571C76EC7C0E', 1, 'card slatework software subscription', 'confirmed', 'acc_01m857bv29engatgtwqx7rs3vx', 'ST', NULL, NULL, 'account', 'jnl_01m857bwwxevqv5tv1smspv5qr', 1, 'acc_01m857bv29engatgtwqx7rs3vx', 'ST', -600, 1795471831965, 1795471830639, 1795471831965, 3, NULL);
INSERT INTO bank_transactions VALUES ('btx_01m857bvkfes6sqbza42gxjexn', 'org_01m857bv29engatgtws0vvmqd6', 'bac_01m857bv54eqd9aq8hjcthrvx0', '2026-02-10', -135000, 'FPO HARCOURT LETTINGS HL-33', NULL, NULL, X'A554BD883699F03B2433581DAE214B19EF4CA02926A5399A2312D8445D2AE6F3', 1, 'fpo harcourt lettings hl-33', 'confirmed', NULL, 'NV', NULL, 'con_01m857bv9sem9v9qz3p1vppfz3', 'allocations', 'jnl_01m857bvrhevztgzr6kcz36q79', 2, NULL, 'NV', 0, 1795471830801, 1795471830639, 1795471830801, 2, NULL);
INSERT INTO bank_transactions VALUES ('btx_01m857bvkfes6sqbza45z9ysyp', 'org_01m857bv29engatgtws0vvmqd6', 'bac_01m857bv54eqd9aq8hjcthrvx0', '2026-02-16', 171000, 'FPI ABBEY SCHOOLS TRUST INV-0001 INV-0002', NULL, NULL, X'3A4F56DDD806837EDC73F6F4DC68C99DACBE0696CCC891AED5FA4883FF1E7336', 1, 'fpi abbey schools trust inv-0001 inv-0002', 'confirmed', NULL, 'NV', NULL, 'con_01m857bv6cehpt1fb5q4aptg74', 'allocations', 'jnl_01m857bvtqevmsa22sherjncw2', 2, NULL, 'NV', 0, 1795471830871, 1795471830639, 1795471830871, 2, NULL);
INSERT INTO bank_transactions VALUES ('btx_01m857bvkfes6sqbza4bjfna26', 'org_01m857bv29engatgtws0vvmqd6', 'bac_01m857bv54eqd9aq8hjcthrvx0', '2026-02-18', -5840, 'CARD TRAINLINE.COM LONDON', NULL, NULL, X'56CF7DBBB1CCE80AAE434516F639C2AE3AC2F04AE4E3EC16A64F481C4271CE17', 1, 'card trainline.com london', 'confirmed', 'acc_01m857bv29engatgtwr7ms7jw9', 'ZR', NULL, NULL, 'account', 'jnl_01m857bwt6e3t8888zkjq4cc5p', 1, 'acc_01m857bv29engatgtwr7ms7jw9', 'ZR', 0, 1795471831878, 1795471830639, 1795471831878, 3, NULL);
INSERT INTO bank_transactions VALUES ('btx_01m857bvkfes6sqbza4c4gewqp', 'org_01m857bv29engatgtws0vvmqd6', 'bac_01m857bv54eqd9aq8hjcthrvx0', '2026-02-27', -40000, 'FPO PRINTWELL PX-881', NULL, NULL, X'CBB4004E5F456DD9C35D050B3FE3C9E6B04BF0EAB21532E492B097A7B21B73A1', 1, 'fpo printwell px-881', 'confirmed', NULL, 'NV', NULL, 'con_01m857bv8de52831vms71vbb2b', 'allocations', 'jnl_01m857bvxdek1932kb6jmtwrex', 2, NULL, 'NV', 0, 1795471830957, 1795471830639, 1795471830957, 2, NULL);
INSERT INTO bank_transactions VALUES ('btx_01m857bvkfes6sqbza4hv1sn1z', 'org_01m857bv29engatgtws0vvmqd6', 'bac_01m857bv54eqd9aq8hjcthrvx0', '2026-03-02', -3600, 'CARD SLATEWORK SOFTWARE SUBSCRIPTION', NULL, NULL, X'C9F5FEC85CB8D9A7FF4021B408AB259A9BB61A729B1B9895D3CBF4C028444205', 1, 'card slatework software subscription', 'confirmed', 'acc_01m857bv29engatgtwqx7rs3vx', 'ST', NULL, NULL, 'account', 'jnl_01m857bwvje9dsj9dvg51qkw4q', 1, 'acc_01m857bv29engatgtwqx7rs3vx', 'ST', -600, 1795471831922, 1795471830639, 1795471831922, 3, NULL);
INSERT INTO bank_transactions VALUES ('btx_01m857bvkfes6sqbza4mpx1g8y', 'org_01m857bv29engatgtws0vvmqd6', 'bac_01m857bv54eqd9aq8hjcthrvx0', '2026-03-06', 28200, 'FPI KESTREL FITNESS CIC INV-0003', NULL, NULL, X'8E0352E4B1B35F89518582419B2FF0638D7196EA458695B1839482EA1B564551', 1, 'fpi kestrel fitness cic inv-0003', 'confirmed', NULL, 'NV', NULL, 'con_01m857bv6yev2bx72hjxby83pk', 'match', 'jnl_01m857bvjberesqn2rvxt9ej28', 2, NULL, 'NV', 0, 1795471831124, 1795471830639, 1795471831124, 2, NULL);
INSERT INTO bank_transactions VALUES ('btx_01m857bvkfes6sqbza4tj0f39x', 'org_01m857bv29engatgtws0vvmqd6', 'bac_01m857bv54eqd9aq8hjcthrvx0', '2026-03-16', 141840, 'FPI MARLOW AND PIKE LLP INV-0004 LESS CN-0001', NULL, NULL, X'71E7888D7A34F0BCC91A019E775F105D0016A4F32F799EDAF02F3D2A7290E64D', 1, 'fpi marlow and pike llp inv-0004 less cn-0001', 'confirmed', NULL, 'NV', NULL, 'con_01m857bv7rexd9j3p5an87ypbq', 'allocations', 'jnl_01m857bvzze59vprvjxjrp6vv6', 2, NULL, 'NV', 0, 1795471831039, 1795471830639, 1795471831039, 2, NULL);
INSERT INTO bank_transactions VALUES ('btx_01m857bvkfes6sqbza4xtm1dhn', 'org_01m857bv29engatgtws0vvmqd6', 'bac_01m857bv54eqd9aq8hjcthrvx0', '2026-03-20', -750, 'TOTAL CHARGES TO 19MAR2026', NULL, NULL, X'F0BA29B088E504EAE3E9A2FE7A0600DAE5D622DB4B4B80CCFFA83595DB79F5C3', 1, 'total charges to 19mar2026', 'confirmed', 'acc_01m857bv29engatgtwrsz2wcy9', 'EX', NULL, NULL, 'account', 'jnl_01m857bwy7e20aywjw682929tz', 1, 'acc_01m857bv29engatgtwrsz2wcy9', 'EX', 0, 1795471832007, 1795471830639, 1795471832007, 3, NULL);
INSERT INTO bank_transactions VALUES ('btx_01m857bvkfes6sqbza50tz51p1', 'org_01m857bv29engatgtws0vvmqd6', 'bac_01m857bv54eqd9aq8hjcthrvx0', '2026-03-25', -200000, 'TFR TO SAVINGS', NULL, NULL, X'B7B90B8EE2BD4F650D5F978B5912EB492294E4044B7D3C5C2E065CA73B855EAE', 1, 'tfr to savings', 'confirmed', NULL, 'NV', NULL, NULL, 'transfer', 'jnl_01m857bw4me4ba8fwcyr7etjry', 1, NULL, 'NV', 0, 1795471831188, 1795471830639, 1795471831188, 2, NULL);
INSERT INTO bank_transactions VALUES ('btx_01m857bvkfes6sqbza55tjfmpq', 'org_01m857bv29engatgtws0vvmqd6', 'bac_01m857bv54eqd9aq8hjcthrvx0', '2026-03-31', -93655, 'FPO J WREN NET PAY MARCH', NULL, NULL, X'B723781A8F8F5C03549E3D18755201BD640E2AC657779E194AC48817223FFDEE', 1, 'fpo j wren net pay march', 'confirmed', 'acc_01m857bv29engatgtwmwv1q7e7', 'NV', NULL, NULL, 'account', 'jnl_01m857bw7fevdaje20qkwfksqk', 1, 'acc_01m857bv29engatgtwmwv1q7e7', 'NV', 0, 1795471831279, 1795471830639, 1795471831279, 2, NULL);
INSERT INTO bank_transactions VALUES ('btx_01m857bxeyeyqa8ryqfsskz0y3', 'org_01m857btamezq926gtv0800mq0', 'bac_01m857bv1ae14bwwredytshqgj', '2026-03-02', -50000, 'CARD 4417 SCREWFIX', NULL, NULL, X'0ED9BB1B0D55AF6C307FF282ECDC85BC1BD02E3792AC92D0AF03BB4A90C6DDD4', 1, 'card 4417 screwfix', 'unconfirmed', NULL, 'NV', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1795471832542, 1795471832580, 3, NULL);
INSERT INTO unlinked_journals VALUES ('org_01m857btamezq926gtv0800mq0', 'btx_01m857bxeyeyqa8ryqfsskz0y3', 'jnl_01m857bxfeeg8thays91vkna3p');
INSERT INTO invoices VALUES ('inv_01m857bvcrej4tsravk9q90nxg', 'org_01m857bv29engatgtws0vvmqd6', 'sales', 'invoice', 'issued', 'INV-0001', 'con_01m857bv6cehpt1fb5q4aptg74', '2026-01-15', '2026-02-14', 'exclusive', NULL, NULL, 195000, 39000, 234000, 234000, 0, 'issued', 'jnl_01m857bvcrej4tsravke3jnav7', NULL, NULL, 'inv-0001', 1795471830424, 1795471830871, 3, '2026-02-16', 2, '2026-01-30', '2026-02-16');
INSERT INTO invoices VALUES ('inv_01m857bvd2e6nt0tt2njwqzxq5', 'org_01m857bv29engatgtws0vvmqd6', 'purchase', 'invoice', 'issued', 'PX-881', 'con_01m857bv8de52831vms71vbb2b', '2026-01-20', '2026-02-19', 'exclusive', NULL, NULL, 41200, 0, 41200, 40000, 0, 'issued', 'jnl_01m857bvd2e6nt0tt2nnz6pep4', NULL, NULL, 'px-881', 1795471830434, 1795471830957, 2, '9999-99-99', 1, '2026-02-27', '2026-02-27');
INSERT INTO invoices VALUES ('inv_01m857bvd8ebw97fxcd3wyy4v6', 'org_01m857bv29engatgtws0vvmqd6', 'purchase', 'invoice', 'issued', 'TB-0117', 'con_01m857bv99espr8tdeqfcc6w1d', '2026-01-21', '2026-02-20', 'exclusive', NULL, NULL, 89900, 17980, 107880, 107880, 0, 'issued', 'jnl_01m857bvd8ebw97fxcd4ghgmyz', NULL, NULL, 'tb-0117', 1795471830440, 1795471830694, 2, '2026-01-22', 1, '2026-01-22', '2026-01-22');
INSERT INTO invoices VALUES ('inv_01m857bvdeemnv21jwygcp3exk', 'org_01m857bv29engatgtws0vvmqd6', 'sales', 'invoice', 'issued', 'INV-0002', 'con_01m857bv6cehpt1fb5q4aptg74', '2026-01-28', '2026-02-27', 'exclusive', NULL, NULL, 87000, 0, 87000, 87000, 0, 'issued', 'jnl_01m857bvdeemnv21jwyqetwrs9', NULL, NULL, 'inv-0002', 1795471830446, 1795471830871, 2, '2026-02-16', 1, '2026-02-16', '2026-02-16');
INSERT INTO invoices VALUES ('inv_01m857bvdme9zagtc1nz35zy0q', 'org_01m857bv29engatgtws0vvmqd6', 'purchase', 'invoice', 'issued', 'HL-33', 'con_01m857bv9sem9v9qz3p1vppfz3', '2026-02-01', '2026-03-03', 'exclusive', NULL, NULL, 135000, 0, 135000, 135000, 0, 'issued', 'jnl_01m857bvdme9zagtc1p0ccwh8q', NULL, NULL, 'hl-33', 1795471830452, 1795471830801, 2, '2026-02-10', 1, '2026-02-10', '2026-02-10');
INSERT INTO invoices VALUES ('inv_01m857bvdve8m98m0szwvf8axx', 'org_01m857bv29engatgtws0vvmqd6', 'sales', 'invoice', 'issued', 'INV-0003', 'con_01m857bv6yev2bx72hjxby83pk', '2026-02-09', '2026-03-11', 'exclusive', NULL, NULL, 27500, 700, 28200, 28200, 0, 'issued', 'jnl_01m857bvdve8m98m0t00y0ty63', NULL, NULL, 'inv-0003', 1795471830459, 1795471830603, 2, '2026-03-06', 1, '2026-03-06', '2026-03-06');
INSERT INTO invoices VALUES ('inv_01m857bve1e1m9hesfzdmx8qx2', 'org_01m857bv29engatgtws0vvmqd6', 'sales', 'invoice', 'issued', 'INV-0004', 'con_01m857bv7rexd9j3p5an87ypbq', '2026-02-20', '2026-03-22', 'exclusive', NULL, NULL, 133200, 26640, 159840, 141840, 18000, 'issued', 'jnl_01m857bve1e1m9hesfzh2h7zp7', NULL, NULL, 'inv-0004', 1795471830465, 1795471831039, 3, '2026-03-16', 2, '2026-03-12', '2026-03-16');
INSERT INTO invoices VALUES ('inv_01m857bve7eypa4etkn3ayr5yk', 'org_01m857bv29engatgtws0vvmqd6', 'sales', 'invoice', 'void', 'INV-0005', 'con_01m857bv7rexd9j3p5an87ypbq', '2026-03-03', '2026-04-02', 'exclusive', NULL, NULL, 50000, 10000, 60000, 0, 0, 'issued', 'jnl_01m857bve7eypa4etkn5w6tn95', '2026-03-03', 'jnl_01m857bvfhexdtj322m5cpztd2', 'inv-0005', 1795471830471, 1795471830513, 2, '2026-03-03', 0, NULL, NULL);
INSERT INTO invoices VALUES ('inv_01m857bvedewt9t083fhsgt3kc', 'org_01m857bv29engatgtws0vvmqd6', 'sales', 'credit_note', 'issued', 'CN-0001', 'con_01m857bv7rexd9j3p5an87ypbq', '2026-03-12', '2026-03-12', 'exclusive', 'INV-0004', NULL, 15000, 3000, 18000, 0, 18000, 'issued', 'jnl_01m857bvedewt9t083fpzs4qa3', NULL, NULL, 'cn-0001
inv-0004', 1795471830477, 1795471830544, 2, '2026-03-12', 1, '2026-03-12', '2026-03-12');
INSERT INTO invoices VALUES ('inv_01m857bvekeehssbymkfdt7cfd', 'org_01m857bv29engatgtws0vvmqd6', 'purchase', 'invoice', 'issued', 'FR-1209', 'con_01m857bvagen1rfxrxmqz9m28w', '2026-03-24', '2026-04-23', 'inclusive', NULL, NULL, 64000, 12800, 76800, 0, 0, 'issued', 'jnl_01m857bvekeehssbymkh0k113c', NULL, NULL, 'fr-1209', 1795471830483, 1795471830483, 1, '9999-99-99', 0, NULL, NULL);
INSERT INTO invoices VALUES ('inv_01m857bvetedcatt7312yd5ebs', 'org_01m857bv29engatgtws0vvmqd6', 'sales', 'invoice', 'issued', 'INV-0006', 'con_01m857bv6cehpt1fb5q4aptg74', '2026-03-27', '2026-04-26', 'exclusive', NULL, NULL, 49900, 6500, 56400, 0, 0, 'issued', 'jnl_01m857bvetedcatt7314k66nk1', NULL, NULL, 'inv-0006', 1795471830490, 1795471830490, 1, '9999-99-99', 0, NULL, NULL);
INSERT INTO invoice_lines VALUES ('org_01m857bv29engatgtws0vvmqd6', 'inv_01m857bvcrej4tsravk9q90nxg', 1, 'Course design, 3 days', '3', '650.00', NULL, 'acc_01m857bv29engatgtwp1nbfg3z', 'ST', NULL, 195000, 39000, 234000);
INSERT INTO invoice_lines VALUES ('org_01m857bv29engatgtws0vvmqd6', 'inv_01m857bvd2e6nt0tt2njwqzxq5', 1, 'Printing of workbooks', '1', '412.00', NULL, 'acc_01m857bv29engatgtwpn8498qe', 'ZR', NULL, 41200, 0, 41200);
INSERT INTO invoice_lines VALUES ('org_01m857bv29engatgtws0vvmqd6', 'inv_01m857bvd8ebw97fxcd3wyy4v6', 1, 'Laptop', '1', '899.00', NULL, 'acc_01m857bv29engatgtwk71xzm3n', 'ST', NULL, 89900, 17980, 107880);
INSERT INTO invoice_lines VALUES ('org_01m857bv29engatgtws0vvmqd6', 'inv_01m857bvdeemnv21jwygcp3exk', 1, 'Workbooks', '120', '7.25', NULL, 'acc_01m857bv29engatgtwp75zfxch', 'ZR', NULL, 87000, 0, 87000);
INSERT INTO invoice_lines VALUES ('org_01m857bv29engatgtws0vvmqd6', 'inv_01m857bvdme9zagtc1nz35zy0q', 1, 'Rent, January to March', '1', '1350.00', NULL, 'acc_01m857bv29engatgtwqe8c1a2e', 'EX', NULL, 135000, 0, 135000);
INSERT INTO invoice_lines VALUES ('org_01m857bv29engatgtws0vvmqd6', 'inv_01m857bvdve8m98m0szwvf8axx', 1, 'Seminar room, 5 evenings', '5', '48.00', NULL, 'acc_01m857bv3ee6m8db6ys3khf2vt', 'EX', NULL, 24000, 0, 24000);
INSERT INTO invoice_lines VALUES ('org_01m857bv29engatgtws0vvmqd6', 'inv_01m857bvdve8m98m0szwvf8axx', 2, 'Projector', '1', '35.00', NULL, 'acc_01m857bv29engatgtwp1nbfg3z', 'ST', NULL, 3500, 700, 4200);
INSERT INTO invoice_lines VALUES ('org_01m857bv29engatgtws0vvmqd6', 'inv_01m857bve1e1m9hesfzdmx8qx2', 1, 'Course for new starters', '1', '1480.00', '10', 'acc_01m857bv29engatgtwp1nbfg3z', 'ST', NULL, 133200, 26640, 159840);
INSERT INTO invoice_lines VALUES ('org_01m857bv29engatgtws0vvmqd6', 'inv_01m857bve7eypa4etkn3ayr5yk', 1, 'Raised in error', '1', '500.00', NULL, 'acc_01m857bv29engatgtwp1nbfg3z', 'ST', NULL, 50000, 10000, 60000);
INSERT INTO invoice_lines VALUES ('org_01m857bv29engatgtws0vvmqd6', 'inv_01m857bvedewt9t083fhsgt3kc', 1, 'A day that was not held', '1', '150.00', NULL, 'acc_01m857bv29engatgtwp1nbfg3z', 'ST', NULL, 15000, 3000, 18000);
INSERT INTO invoice_lines VALUES ('org_01m857bv29engatgtws0vvmqd6', 'inv_01m857bvekeehssbymkfdt7cfd', 1, 'Illustration, 2 days', '2', '384.00', NULL, 'acc_01m857bv29engatgtwpvzzqyaw', 'ST', NULL, 64000, 12800, 76800);
INSERT INTO invoice_lines VALUES ('org_01m857bv29engatgtws0vvmqd6', 'inv_01m857bvetedcatt7312yd5ebs', 1, 'Workbooks', '24', '7.25', NULL, 'acc_01m857bv29engatgtwp75zfxch', 'ZR', NULL, 17400, 0, 17400);
INSERT INTO invoice_lines VALUES ('org_01m857bv29engatgtws0vvmqd6', 'inv_01m857bvetedcatt7312yd5ebs', 2, 'Half a day of course design', '0.5', '650.00', NULL, 'acc_01m857bv29engatgtwp1nbfg3z', 'ST', NULL, 32500, 6500, 39000);
INSERT INTO number_sequences VALUES ('org_01m857bv29engatgtws0vvmqd6', 'credit_note', 1);
INSERT INTO number_sequences VALUES ('org_01m857bv29engatgtws0vvmqd6', 'invoice', 6);
INSERT INTO settlements VALUES ('set_01m857bvjberesqn2rvvzssyth', 'org_01m857bv29engatgtws0vvmqd6', 'receipt', 'sales', 'posted', 'con_01m857bv6yev2bx72hjxby83pk', 'bac_01m857bv54eqd9aq8hjcthrvx0', '2026-03-06', 28200, 28200, NULL, 'btx_01m857bvkfes6sqbza4mpx1g8y', 0, 'jnl_01m857bvjberesqn2rvxt9ej28', NULL, NULL, '', 1795471830603, 1795471831124, 2, '2026-03-06', 1, '2026-03-06', '2026-03-06');
INSERT INTO settlements VALUES ('set_01m857bvn6ejtsgfe9wxgd019a', 'org_01m857bv29engatgtws0vvmqd6', 'payment', 'purchase', 'posted', 'con_01m857bv99espr8tdeqfcc6w1d', 'bac_01m857bv54eqd9aq8hjcthrvx0', '2026-01-22', 107880, 107880, NULL, 'btx_01m857bvkfes6sqbza3qh7d32p', 1, 'jnl_01m857bvn6ejtsgfe9wxgd019a', NULL, NULL, '', 1795471830694, 1795471830694, 1, '2026-01-22', 1, '2026-01-22', '2026-01-22');
INSERT INTO settlements VALUES ('set_01m857bvpnewqa16sx21ms1gmx', 'org_01m857bv29engatgtws0vvmqd6', 'receipt', 'sales', 'posted', 'con_01m857bv6cehpt1fb5q4aptg74', 'bac_01m857bv54eqd9aq8hjcthrvx0', '2026-01-30', 150000, 150000, NULL, 'btx_01m857bvkfes6sqbza3tmsyjs8', 1, 'jnl_01m857bvpnewqa16sx21ms1gmx', NULL, NULL, '', 1795471830741, 1795471830741, 1, '2026-01-30', 1, '2026-01-30', '2026-01-30');
INSERT INTO settlements VALUES ('set_01m857bvrhevztgzr6kcz36q79', 'org_01m857bv29engatgtws0vvmqd6', 'payment', 'purchase', 'posted', 'con_01m857bv9sem9v9qz3p1vppfz3', 'bac_01m857bv54eqd9aq8hjcthrvx0', '2026-02-10', 135000, 135000, NULL, 'btx_01m857bvkfes6sqbza42gxjexn', 1, 'jnl_01m857bvrhevztgzr6kcz36q79', NULL, NULL, '', 1795471830801, 1795471830801, 1, '2026-02-10', 1, '2026-02-10', '2026-02-10');
INSERT INTO settlements VALUES ('set_01m857bvtqevmsa22sherjncw2', 'org_01m857bv29engatgtws0vvmqd6', 'receipt', 'sales', 'posted', 'con_01m857bv6cehpt1fb5q4aptg74', 'bac_01m857bv54eqd9aq8hjcthrvx0', '2026-02-16', 171000, 171000, NULL, 'btx_01m857bvkfes6sqbza45z9ysyp', 1, 'jnl_01m857bvtqevmsa22sherjncw2', NULL, NULL, '', 1795471830871, 1795471830871, 1, '2026-02-16', 2, '2026-02-16', '2026-02-16');
INSERT INTO settlements VALUES ('set_01m857bvxdek1932kb6jmtwrex', 'org_01m857bv29engatgtws0vvmqd6', 'payment', 'purchase', 'posted', 'con_01m857bv8de52831vms71vbb2b', 'bac_01m857bv54eqd9aq8hjcthrvx0', '2026-02-27', 40000, 40000, NULL, 'btx_01m857bvkfes6sqbza4c4gewqp', 1, 'jnl_01m857bvxdek1932kb6jmtwrex', NULL, NULL, '', 1795471830957, 1795471830957, 1, '2026-02-27', 1, '2026-02-27', '2026-02-27');
INSERT INTO settlements VALUES ('set_01m857bvzze59vprvjxjrp6vv6', 'org_01m857bv29engatgtws0vvmqd6', 'receipt', 'sales', 'posted', 'con_01m857bv7rexd9j3p5an87ypbq', 'bac_01m857bv54eqd9aq8hjcthrvx0', '2026-03-16', 141840, 141840, NULL, 'btx_01m857bvkfes6sqbza4tj0f39x', 1, 'jnl_01m857bvzze59vprvjxjrp6vv6', NULL, NULL, '', 1795471831039, 1795471831039, 1, '2026-03-16', 1, '2026-03-16', '2026-03-16');
INSERT INTO allocations VALUES ('alc_01m857bvgge139s4cb9etdw7jp', 'org_01m857bv29engatgtws0vvmqd6', 'inv_01m857bve1e1m9hesfzdmx8qx2', NULL, 'inv_01m857bvedewt9t083fhsgt3kc', 18000, '2026-03-12', NULL, 1795471830544, NULL);
INSERT INTO allocations VALUES ('alc_01m857bvjberesqn2rw1dt7145', 'org_01m857bv29engatgtws0vvmqd6', 'inv_01m857bvdve8m98m0szwvf8axx', 'set_01m857bvjberesqn2rvvzssyth', NULL, 28200, '2026-03-06', NULL, 1795471830603, NULL);
INSERT INTO allocations VALUES ('alc_01m857bvn6ejtsgfe9wxgd019a', 'org_01m857bv29engatgtws0vvmqd6', 'inv_01m857bvd8ebw97fxcd3wyy4v6', 'set_01m857bvn6ejtsgfe9wxgd019a', NULL, 107880, '2026-01-22', NULL, 1795471830694, NULL);
INSERT INTO allocations VALUES ('alc_01m857bvpnewqa16sx21ms1gmx', 'org_01m857bv29engatgtws0vvmqd6', 'inv_01m857bvcrej4tsravk9q90nxg', 'set_01m857bvpnewqa16sx21ms1gmx', NULL, 150000, '2026-01-30', NULL, 1795471830741, NULL);
INSERT INTO allocations VALUES ('alc_01m857bvrhevztgzr6kcz36q79', 'org_01m857bv29engatgtws0vvmqd6', 'inv_01m857bvdme9zagtc1nz35zy0q', 'set_01m857bvrhevztgzr6kcz36q79', NULL, 135000, '2026-02-10', NULL, 1795471830801, NULL);
INSERT INTO allocations VALUES ('alc_01m857bvtqevmsa22sherjncw2', 'org_01m857bv29engatgtws0vvmqd6', 'inv_01m857bvcrej4tsravk9q90nxg', 'set_01m857bvtqevmsa22sherjncw2', NULL, 84000, '2026-02-16', NULL, 1795471830871, NULL);
INSERT INTO allocations VALUES ('alc_01m857bvtqevmsa22sherjncw3', 'org_01m857bv29engatgtws0vvmqd6', 'inv_01m857bvdeemnv21jwygcp3exk', 'set_01m857bvtqevmsa22sherjncw2', NULL, 87000, '2026-02-16', NULL, 1795471830871, NULL);
INSERT INTO allocations VALUES ('alc_01m857bvxdek1932kb6jmtwrex', 'org_01m857bv29engatgtws0vvmqd6', 'inv_01m857bvd2e6nt0tt2njwqzxq5', 'set_01m857bvxdek1932kb6jmtwrex', NULL, 40000, '2026-02-27', NULL, 1795471830957, NULL);
INSERT INTO allocations VALUES ('alc_01m857bvzze59vprvjxjrp6vv6', 'org_01m857bv29engatgtws0vvmqd6', 'inv_01m857bve1e1m9hesfzdmx8qx2', 'set_01m857bvzze59vprvjxjrp6vv6', NULL, 141840, '2026-03-16', NULL, 1795471831039, NULL);
INSERT INTO tax_rates VALUES ('org_01m857btamezq926gtv0800mq0', 'ST', '2026-02-01', 190000);
INSERT INTO vat_entries VALUES ('org_01m857bv29engatgtws0vvmqd6', 2, 2, 0, '2026-01-15', '2026-01-15', 'output', 'ST', 195000, 39000, 'inv_01m857bvcrej4tsravk9q90nxg', NULL);
INSERT INTO vat_entries VALUES ('org_01m857bv29engatgtws0vvmqd6', 3, 2, 0, '2026-01-20', '2026-01-20', 'input', 'ZR', 41200, 0, 'inv_01m857bvd2e6nt0tt2njwqzxq5', NULL);
INSERT INTO vat_entries VALUES ('org_01m857bv29engatgtws0vvmqd6', 4, 2, 0, '2026-01-21', '2026-01-21', 'input', 'ST', 89900, 17980, 'inv_01m857bvd8ebw97fxcd3wyy4v6', NULL);
INSERT INTO vat_entries VALUES ('org_01m857bv29engatgtws0vvmqd6', 5, 2, 0, '2026-01-28', '2026-01-28', 'output', 'ZR', 87000, 0, 'inv_01m857bvdeemnv21jwygcp3exk', NULL);
INSERT INTO vat_entries VALUES ('org_01m857bv29engatgtws0vvmqd6', 6, 2, 0, '2026-02-01', '2026-02-01', 'input', 'EX', 135000, 0, 'inv_01m857bvdme9zagtc1nz35zy0q', NULL);
INSERT INTO vat_entries VALUES ('org_01m857bv29engatgtws0vvmqd6', 7, 2, 0, '2026-02-09', '2026-02-09', 'output', 'EX', 24000, 0, 'inv_01m857bvdve8m98m0szwvf8axx', NULL);
INSERT INTO vat_entries VALUES ('org_01m857bv29engatgtws0vvmqd6', 7, 3, 0, '2026-02-09', '2026-02-09', 'output', 'ST', 3500, 700, 'inv_01m857bvdve8m98m0szwvf8axx', NULL);
INSERT INTO vat_entries VALUES ('org_01m857bv29engatgtws0vvmqd6', 8, 2, 0, '2026-02-20', '2026-02-20', 'output', 'ST', 133200, 26640, 'inv_01m857bve1e1m9hesfzdmx8qx2', NULL);
INSERT INTO vat_entries VALUES ('org_01m857bv29engatgtws0vvmqd6', 9, 2, 0, '2026-03-03', '2026-03-03', 'output', 'ST', 50000, 10000, 'inv_01m857bve7eypa4etkn3ayr5yk', NULL);
INSERT INTO vat_entries VALUES ('org_01m857bv29engatgtws0vvmqd6', 10, 2, 0, '2026-03-12', '2026-03-12', 'output', 'ST', -15000, -3000, 'inv_01m857bvedewt9t083fhsgt3kc', NULL);
INSERT INTO vat_entries VALUES ('org_01m857bv29engatgtws0vvmqd6', 11, 2, 0, '2026-03-24', '2026-03-24', 'input', 'ST', 64000, 12800, 'inv_01m857bvekeehssbymkfdt7cfd', NULL);
INSERT INTO vat_entries VALUES ('org_01m857bv29engatgtws0vvmqd6', 12, 2, 0, '2026-03-27', '2026-03-27', 'output', 'ZR', 17400, 0, 'inv_01m857bvetedcatt7312yd5ebs', NULL);
INSERT INTO vat_entries VALUES ('org_01m857bv29engatgtws0vvmqd6', 12, 3, 0, '2026-03-27', '2026-03-27', 'output', 'ST', 32500, 6500, 'inv_01m857bvetedcatt7312yd5ebs', NULL);
INSERT INTO vat_entries VALUES ('org_01m857bv29engatgtws0vvmqd6', 13, 2, 0, '2026-03-03', '2026-03-03', 'output', 'ST', -50000, -10000, 'inv_01m857bve7eypa4etkn3ayr5yk', NULL);
INSERT INTO vat_entries VALUES ('org_01m857bv29engatgtws0vvmqd6', 26, 2, 0, '2026-02-18', '2026-02-18', 'input', 'ZR', 5840, 0, NULL, NULL);
INSERT INTO vat_entries VALUES ('org_01m857bv29engatgtws0vvmqd6', 27, 2, 0, '2026-03-02', '2026-03-02', 'input', 'ST', 3000, 600, NULL, NULL);
INSERT INTO vat_entries VALUES ('org_01m857bv29engatgtws0vvmqd6', 28, 2, 0, '2026-02-02', '2026-02-02', 'input', 'ST', 3000, 600, NULL, NULL);
INSERT INTO vat_entries VALUES ('org_01m857bv29engatgtws0vvmqd6', 29, 2, 0, '2026-03-20', '2026-03-20', 'input', 'EX', 750, 0, NULL, NULL);
INSERT INTO vat_days VALUES ('org_01m857bv29engatgtws0vvmqd6', '2026-01-15', 'output', 195000, 39000);
INSERT INTO vat_days VALUES ('org_01m857bv29engatgtws0vvmqd6', '2026-01-20', 'input', 41200, 0);
INSERT INTO vat_days VALUES ('org_01m857bv29engatgtws0vvmqd6', '2026-01-21', 'input', 89900, 17980);
INSERT INTO vat_days VALUES ('org_01m857bv29engatgtws0vvmqd6', '2026-01-28', 'output', 87000, 0);
INSERT INTO vat_days VALUES ('org_01m857bv29engatgtws0vvmqd6', '2026-02-01', 'input', 135000, 0);
INSERT INTO vat_days VALUES ('org_01m857bv29engatgtws0vvmqd6', '2026-02-02', 'input', 3000, 600);
INSERT INTO vat_days VALUES ('org_01m857bv29engatgtws0vvmqd6', '2026-02-09', 'output', 27500, 700);
INSERT INTO vat_days VALUES ('org_01m857bv29engatgtws0vvmqd6', '2026-02-18', 'input', 5840, 0);
INSERT INTO vat_days VALUES ('org_01m857bv29engatgtws0vvmqd6', '2026-02-20', 'output', 133200, 26640);
INSERT INTO vat_days VALUES ('org_01m857bv29engatgtws0vvmqd6', '2026-03-02', 'input', 3000, 600);
INSERT INTO vat_days VALUES ('org_01m857bv29engatgtws0vvmqd6', '2026-03-03', 'output', 0, 0);
INSERT INTO vat_days VALUES ('org_01m857bv29engatgtws0vvmqd6', '2026-03-12', 'output', -15000, -3000);
INSERT INTO vat_days VALUES ('org_01m857bv29engatgtws0vvmqd6', '2026-03-20', 'input', 750, 0);
INSERT INTO vat_days VALUES ('org_01m857bv29engatgtws0vvmqd6', '2026-03-24', 'input', 64000, 12800);
INSERT INTO vat_days VALUES ('org_01m857bv29engatgtws0vvmqd6', '2026-03-27', 'output', 49900, 6500);
INSERT INTO vat_returns VALUES ('vrt_01m857bx20ean8rhp5pnxrhxaj', 'org_01m857bv29engatgtws0vvmqd6', '2026-01-01', '2026-03-31', 'finalised', '[]', 'standard', NULL, 477600, 69840, 342690, 31980, 69840, 0, 69840, 31980, 37860, 477600, 342700, 0, 0, NULL, 1795471832158, 1795471832128, 1795471832158, 2);
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
