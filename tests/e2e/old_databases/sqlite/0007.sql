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
INSERT INTO _sqlx_migrations VALUES (1, 'platform', '2026-11-26 16:32:29', 1, X'31F3F13106F5C220E76168EC877AD0AC2C7BFE1BBC157A48832325AB52812926503DC72187A16EDDECC5B7BEAE91D6D1', 6853803);
INSERT INTO _sqlx_migrations VALUES (2, 'ledger', '2026-11-26 16:32:29', 1, X'B86B30FF3D6A97C593AA05D9E7FA83E674546973DB88044B0A188359E3B694F823658B7A566D7A3BF0B0CD378C2596FD', 7334531);
INSERT INTO _sqlx_migrations VALUES (3, 'banking', '2026-11-26 16:32:29', 1, X'DAB4EFEBAB581AE3030966287F0B3A17D30A5566FD412D6B5D1E6B35F35CE9CA6EF22DD520F8BFD18C4DFB1196176140', 19723328);
INSERT INTO _sqlx_migrations VALUES (4, 'documents', '2026-11-26 16:32:29', 1, X'4609E006B8BA2F37B287C8FC9DC76EF01D20ED4CABAB5ADE8925F724286D3B50DBBD03F49300CA987B369C9A2626AD24', 10748618);
INSERT INTO _sqlx_migrations VALUES (5, 'vat', '2026-11-26 16:32:29', 1, X'BF18F331E577B96B29EB8060CC667883ADA09FE3EF20D5BC97AEB7D473184D33DB097628F5D9FDD7757F933620912C65', 2033887);
INSERT INTO _sqlx_migrations VALUES (6, 'audit_chain', '2026-11-26 16:32:29', 1, X'090A8386F8D899134864737E779D61E38505C5505EDCAA00AD10DCD6654C7D71623EE050E102BF634194D00828584C56', 3438734);
INSERT INTO _sqlx_migrations VALUES (7, 'access', '2026-11-26 16:32:29', 1, X'D563B46454586394327941E198D9B3AEEB70F3B1C3F48687E7269E39291CE83DEDEFBEA48C2EA852D20126061FE6124D', 3559174);
INSERT INTO users VALUES ('usr_01m8cb732betj9e15sk9y8a27d', 'jo@example.com', 0, 7, 0, 1795710749771, NULL, 0);
INSERT INTO api_keys VALUES ('key_01m8cb734re91a09vh9574kc25', 'usr_01m8cb732betj9e15sk9y8a27d', 'main', 'reconcile:read reconcile:write', 0, 'wK79', 1795710749848, NULL, NULL, NULL);
INSERT INTO api_keys VALUES ('key_01m8cb73dremtt7k7r5g0xxnsy', 'usr_01m8cb732betj9e15sk9y8a27d', 'main', 'ledger:read ledger:write', 0, 'PfQs', 1795710750136, NULL, NULL, NULL);
INSERT INTO key_secrets VALUES (X'32C55C5A06210264DEA95A02FDE3F1A8C9E4CDAC6B17B412BF20DA18A928E867', 'key_01m8cb734re91a09vh9574kc25', NULL);
INSERT INTO key_secrets VALUES (X'61D6A48C5E58756569FA82705032BA6045B373E19D015A722877C200EE428920', 'key_01m8cb73dremtt7k7r5g0xxnsy', NULL);
INSERT INTO credit_movements VALUES (1, 'usr_01m8cb732betj9e15sk9y8a27d', 'grant', 10, 0, NULL, NULL, 1795710755178);
INSERT INTO credit_movements VALUES (2, 'usr_01m8cb732betj9e15sk9y8a27d', 'charge', -3, 0, 'rec_01m8cb78bveyqtdytrpgb4vj2j', NULL, 1795710755216);
INSERT INTO blobs VALUES ('01a218b3a1907060867192d1aaf06098', 375, 1, 1795710755216, X'28B52FFD607700CD0800040F7B2273756D6D617279223A7B227665726966696564223A747275652C2262616E6B5F726F7773223A332C22626F6F6D6174636865645F636F756E746D697373696E675F66726F6D5F626F6F6B73302C2272656D6F76657D2C22637265646974735F63686172676564636174696F6E223A7B2269735F65787065637465645F6E65745F64697363726570616E6379223A302E30302C2261637475616C656666656374726561736F6E223A2254686520756E20726F7773206578706C61696E207468652077686F6C6520646966666572656E6365206265747765656E2062616E6B20616E64202E227D223A5B5D223A5B5D7D0E007C4B48C0A28340404E932B4F820E7A4964B66533FEF11344E10A3FA904D4B38712DF61CC32');
INSERT INTO queues VALUES ('reconcile', 1, 0);
INSERT INTO queues VALUES ('coding', 0, 0);
INSERT INTO queue_shares VALUES ('reconcile', 'usr_01m8cb732betj9e15sk9y8a27d', 0);
INSERT INTO jobs VALUES ('rec_01m8cb78bveyqtdytrpgb4vj2j', 'reconcile', 1, 'usr_01m8cb732betj9e15sk9y8a27d', 'key_01m8cb734re91a09vh9574kc25', 'completed', 3, 0, 1, 1, NULL, NULL, '01a218b3a1907060867192d1aaf06098', 3, NULL, 1795710755196, 1795710755199, 1795710755216, 0);
INSERT INTO idempotent_answers VALUES ('usr_01m8cb732betj9e15sk9y8a27d', '', '01a218b3-93f1-7184-8458-14ab7a2c7ab3', X'5C7452414AD92B98B79B5910903BBEF595CC552B9C56621595B1AAC3956BB699', 201, '{"data":{"id":"org_01m8cb74zme17t6qghn61mmwh3","name":"Wren & Marsh Ltd","currency":"GBP","country":"GB","financial_year_end":"03-31","vat_registered":true,"vat_number":null,"vat_scheme":"standard","flat_rate_percent":null,"vat_rounding":"line","status":"active","role":"owner","lock_date":null,"created_at":"2026-11-26T16:32:31.732Z","updated_at":"2026-11-26T16:32:31.732Z","version":1}}', 1795710751732);
INSERT INTO idempotent_answers VALUES ('usr_01m8cb732betj9e15sk9y8a27d', 'org_01m8cb74zme17t6qghn61mmwh3', '01a218b3-9426-762d-acda-136bdb25aedf', X'D81FB6FD5E0D6442C0B998AB3ABD9794B75800B9C0C6D560FF4B341AEFEB6A95', 201, '{"data":{"id":"acc_01m8cb751ae6f8957mfqkv5c44","code":"2250","name":"VAT","account_type":"LIABILITY","role":"vat_control","default_vat_code":null,"description":null,"currency":"GBP","status":"active","balance":0.00,"created_at":"2026-11-26T16:32:31.786Z","updated_at":"2026-11-26T16:32:31.786Z","version":1}}', 1795710751786);
INSERT INTO idempotent_answers VALUES ('usr_01m8cb732betj9e15sk9y8a27d', 'org_01m8cb74zme17t6qghn61mmwh3', '01a218b3-9443-74c8-a725-6cfb6313c2d1', X'920550382813184DE8A42822EF1F543A1F35BEB745B3E8413D4EB206C6E4FE0D', 201, '{"data":{"id":"acc_01m8cb7524ey09gqzs6qvvqjyr","code":"4100","name":"Room hire","account_type":"INCOME","role":null,"default_vat_code":"EX","description":null,"currency":"GBP","status":"active","balance":0.00,"created_at":"2026-11-26T16:32:31.812Z","updated_at":"2026-11-26T16:32:31.812Z","version":1}}', 1795710751812);
INSERT INTO idempotent_answers VALUES ('usr_01m8cb732betj9e15sk9y8a27d', 'org_01m8cb74zme17t6qghn61mmwh3', '01a218b3-9472-748f-a558-1a3a4c6fd7b5', X'195C5BDA6ADFFF6BBDAE1C7FE66198CCE52258CE27AFC0E7B534846C152DE0E2', 201, '{"data":{"id":"acc_01m8cb753mev8r5k9ncv0gqt7c","code":"6800","name":"Depreciation","account_type":"EXPENSE","role":null,"default_vat_code":null,"description":null,"currency":"GBP","status":"active","balance":0.00,"created_at":"2026-11-26T16:32:31.860Z","updated_at":"2026-11-26T16:32:31.860Z","version":1}}', 1795710751860);
INSERT INTO idempotent_answers VALUES ('usr_01m8cb732betj9e15sk9y8a27d', 'org_01m8cb74zme17t6qghn61mmwh3', '01a218b3-94a4-7354-ad6b-3ae73e84f995', X'B158CF4E0BDA0321460E2956906AB5F32D0A49AE27A558301F5ADD473CAEC7BF', 201, '{"data":{"id":"bac_01m8cb7558e2aayg89hjrj6a22","name":"Current","type":"current","account_id":"acc_01m8cb74zme17t6qghg8nqpfwn","currency":"GBP","account_number":null,"sort_code":null,"iban":null,"opening_balance":10000.00,"opening_date":"2026-01-01","opening_journal_id":"jnl_01m8cb7558e2aayg89hv0t7b2r","ledger_balance":10000.00,"statement_balance":null,"statement_date":null,"unconfirmed_count":0,"created_at":"2026-11-26T16:32:31.912Z","updated_at":"2026-11-26T16:32:31.912Z","version":1}}', 1795710751912);
INSERT INTO idempotent_answers VALUES ('usr_01m8cb732betj9e15sk9y8a27d', 'org_01m8cb74zme17t6qghn61mmwh3', '01a218b3-94cc-75c6-9c2c-2f58a9b2c2fd', X'1205625C03E426BEFEFECF4035A5B5407F0EBA28AB2963AA6EA155638BB95393', 201, '{"data":{"id":"bac_01m8cb756ge12shhfvravs9hsj","name":"Savings","type":"savings","account_id":"acc_01m8cb756ge12shhfvrctm43c3","currency":"GBP","account_number":null,"sort_code":null,"iban":null,"opening_balance":null,"opening_date":null,"opening_journal_id":null,"ledger_balance":0.00,"statement_balance":null,"statement_date":null,"unconfirmed_count":0,"created_at":"2026-11-26T16:32:31.952Z","updated_at":"2026-11-26T16:32:31.952Z","version":1}}', 1795710751952);
INSERT INTO idempotent_answers VALUES ('usr_01m8cb732betj9e15sk9y8a27d', 'org_01m8cb74zme17t6qghn61mmwh3', '01a218b3-9502-7768-9a42-592dd1733321', X'C2D549B0190D5B97E0950F6363DEA1C4EA557160A313147292BEFBC16E7CC6B6', 201, '{"data":{"id":"con_01m8cb7586e39atr309dz7t7bh","kind":"customer","name":"Abbey Schools Trust","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-26T16:32:32.006Z","updated_at":"2026-11-26T16:32:32.006Z","version":1}}', 1795710752006);
INSERT INTO idempotent_answers VALUES ('usr_01m8cb732betj9e15sk9y8a27d', 'org_01m8cb74zme17t6qghn61mmwh3', '01a218b3-9524-7133-8214-f18a40ffc376', X'485E525EE12FD1388E2CD1C862CEBE9F8E8905AED28CE287164BC049A97FAE4C', 201, '{"data":{"id":"con_01m8cb7596ej79vfv8n2t1q6z7","kind":"customer","name":"Kestrel Fitness CIC","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-26T16:32:32.038Z","updated_at":"2026-11-26T16:32:32.038Z","version":1}}', 1795710752038);
INSERT INTO idempotent_answers VALUES ('usr_01m8cb732betj9e15sk9y8a27d', 'org_01m8cb74zme17t6qghn61mmwh3', '01a218b3-9549-741b-8308-8f1f622c78e7', X'426CB9F5E403E5E4BDB94C5B5B19AB309BF734075C1D86354748EB11074493DA', 201, '{"data":{"id":"con_01m8cb75acejebjw1ekkcz4yv4","kind":"customer","name":"Marlow & Pike LLP","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-26T16:32:32.076Z","updated_at":"2026-11-26T16:32:32.076Z","version":1}}', 1795710752076);
INSERT INTO idempotent_answers VALUES ('usr_01m8cb732betj9e15sk9y8a27d', 'org_01m8cb74zme17t6qghn61mmwh3', '01a218b3-956e-74fe-b860-6a360793a374', X'3BDEC87852098927BE3DD59A8542CAF59C1FBEEB3FF622B06840C498DCAA7030', 201, '{"data":{"id":"con_01m8cb75bge539epkanj9qy10g","kind":"supplier","name":"Printwell","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-26T16:32:32.112Z","updated_at":"2026-11-26T16:32:32.112Z","version":1}}', 1795710752112);
INSERT INTO idempotent_answers VALUES ('usr_01m8cb732betj9e15sk9y8a27d', 'org_01m8cb74zme17t6qghn61mmwh3', '01a218b3-9596-722e-9fa9-517c351a9e32', X'5A2B9FC28D2AE862720A29DB4063F4509E95FB641C388219A59F13798E61D4EB', 201, '{"data":{"id":"con_01m8cb75credmajyyrq06fzpnz","kind":"supplier","name":"Techbarn","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-26T16:32:32.152Z","updated_at":"2026-11-26T16:32:32.152Z","version":1}}', 1795710752152);
INSERT INTO idempotent_answers VALUES ('usr_01m8cb732betj9e15sk9y8a27d', 'org_01m8cb74zme17t6qghn61mmwh3', '01a218b3-95c0-73e6-b006-3f92ed5f23f5', X'AFC3813DA176F50B75AD427DBE62F94285DB016C2F3DAB7342DF5D038E8A35FB', 201, '{"data":{"id":"con_01m8cb75e3e6tsf89hqy3jrez9","kind":"supplier","name":"Harcourt Lettings","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-26T16:32:32.195Z","updated_at":"2026-11-26T16:32:32.195Z","version":1}}', 1795710752195);
INSERT INTO idempotent_answers VALUES ('usr_01m8cb732betj9e15sk9y8a27d', 'org_01m8cb74zme17t6qghn61mmwh3', '01a218b3-95ea-75a3-9243-1be01df6120d', X'334CFFF32EC43796DC20AC7251E634622F7371EB1D210CE796FDC9E2B921D4A9', 201, '{"data":{"id":"con_01m8cb75fdezsbk1yfbaf59cjb","kind":"supplier","name":"Fern & Rowe","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-26T16:32:32.237Z","updated_at":"2026-11-26T16:32:32.237Z","version":1}}', 1795710752237);
INSERT INTO idempotent_answers VALUES ('usr_01m8cb732betj9e15sk9y8a27d', 'org_01m8cb74zme17t6qghn61mmwh3', 'tieout-invoices-78b896ddb1e9d1a939f4ebe1dd89b5cc18aff08442609b3a6664cbc1a77a1130', X'1614BE1AE37E341727E9247BAD5556B3C32A099520C98C09864FB005492526DD', 201, '{"data":{"id":"inv_01m8cb75jse15ay14cwyhkprtz","type":"sales","kind":"invoice","status":"issued","number":"INV-0001","contact_id":"con_01m8cb7586e39atr309dz7t7bh","contact_name":"Abbey Schools Trust","issue_date":"2026-01-15","due_date":"2026-02-14","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":1950.00,"vat_total":390.00,"gross_total":2340.00,"amount_paid":0.00,"amount_credited":0.00,"amount_due":2340.00,"overdue":true,"journal_id":"jnl_01m8cb75jse15ay14cx1q1g106","void_date":null,"void_journal_id":null,"created_at":"2026-11-26T16:32:32.345Z","updated_at":"2026-11-26T16:32:32.345Z","version":1,"lines":[{"description":"Course design, 3 days","quantity":3,"unit_price":650.00,"discount_percent":null,"account_id":"acc_01m8cb74zme17t6qghj619yjsn","account_code":"4000","vat_code":"ST","net_amount":1950.00,"vat_amount":390.00,"gross_amount":2340.00}]}}', 1795710752345);
INSERT INTO idempotent_answers VALUES ('usr_01m8cb732betj9e15sk9y8a27d', 'org_01m8cb74zme17t6qghn61mmwh3', 'tieout-invoices-0947b2714910352c580bfec0524b8f759fabbc7cf8a9be3db65981333a93423e', X'DE0599EEE9CAB3DD0A82A229AE88749FCEB4BBBB1C55B83EE99F7BD84095A398', 201, '{"data":{"id":"inv_01m8cb75k5ej8t69hr29ntmfnd","type":"purchase","kind":"invoice","status":"issued","number":"PX-881","contact_id":"con_01m8cb75bge539epkanj9qy10g","contact_name":"Printwell","issue_date":"2026-01-20","due_date":"2026-02-19","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":412.00,"vat_total":0.00,"gross_total":412.00,"amount_paid":0.00,"amount_credited":0.00,"amount_due":412.00,"overdue":true,"journal_id":"jnl_01m8cb75k5ej8t69hr2dqyen46","void_date":null,"void_journal_id":null,"created_at":"2026-11-26T16:32:32.357Z","updated_at":"2026-11-26T16:32:32.357Z","version":1,"lines":[{"description":"Printing of workbooks","quantity":1,"unit_price":412.00,"discount_percent":null,"account_id":"acc_01m8cb74zme17t6qghjvcez682","account_code":"5000","vat_code":"ZR","net_amount":412.00,"vat_amount":0.00,"gross_amount":412.00}]}}', 1795710752357);
INSERT INTO idempotent_answers VALUES ('usr_01m8cb732betj9e15sk9y8a27d', 'org_01m8cb74zme17t6qghn61mmwh3', 'tieout-invoices-2681008fdebffd30ad46bf3b4167a8bb51d3ccf952dd67c6e9a291fea0d6da94', X'4BE8B8F5C9117DDAEFEDC1F3F7B7279C4BE287842B566AF04C2D49642C8AADCA', 201, '{"data":{"id":"inv_01m8cb75kce4ety3bykt2jy3g7","type":"purchase","kind":"invoice","status":"issued","number":"TB-0117","contact_id":"con_01m8cb75credmajyyrq06fzpnz","contact_name":"Techbarn","issue_date":"2026-01-21","due_date":"2026-02-20","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":899.00,"vat_total":179.80,"gross_total":1078.80,"amount_paid":0.00,"amount_credited":0.00,"amount_due":1078.80,"overdue":true,"journal_id":"jnl_01m8cb75kce4ety3bykx5n1fxt","void_date":null,"void_journal_id":null,"created_at":"2026-11-26T16:32:32.364Z","updated_at":"2026-11-26T16:32:32.364Z","version":1,"lines":[{"description":"Laptop","quantity":1,"unit_price":899.00,"discount_percent":null,"account_id":"acc_01m8cb74zme17t6qghf9a82brr","account_code":"1000","vat_code":"ST","net_amount":899.00,"vat_amount":179.80,"gross_amount":1078.80}]}}', 1795710752364);
INSERT INTO idempotent_answers VALUES ('usr_01m8cb732betj9e15sk9y8a27d', 'org_01m8cb74zme17t6qghn61mmwh3', 'tieout-invoices-805062f1b8a317c7a5c0063e549adb373e2fe4a62681d0051390f99b8d73ada5', X'8871625CCAF93872AEE7662C49B7B37244866BC3C25471AE26DBFF10571EF602', 201, '{"data":{"id":"inv_01m8cb75kme12rvb9jdj2rxg17","type":"sales","kind":"invoice","status":"issued","number":"INV-0002","contact_id":"con_01m8cb7586e39atr309dz7t7bh","contact_name":"Abbey Schools Trust","issue_date":"2026-01-28","due_date":"2026-02-27","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":870.00,"vat_total":0.00,"gross_total":870.00,"amount_paid":0.00,"amount_credited":0.00,"amount_due":870.00,"overdue":true,"journal_id":"jnl_01m8cb75kme12rvb9jdn1zkn4z","void_date":null,"void_journal_id":null,"created_at":"2026-11-26T16:32:32.372Z","updated_at":"2026-11-26T16:32:32.372Z","version":1,"lines":[{"description":"Workbooks","quantity":120,"unit_price":7.25,"discount_percent":null,"account_id":"acc_01m8cb74zme17t6qghjbzrjtq7","account_code":"4010","vat_code":"ZR","net_amount":870.00,"vat_amount":0.00,"gross_amount":870.00}]}}', 1795710752372);
INSERT INTO idempotent_answers VALUES ('usr_01m8cb732betj9e15sk9y8a27d', 'org_01m8cb74zme17t6qghn61mmwh3', 'tieout-invoices-d4f3d04191a055bb939e5e81416ab885d70b6831eadfc3b4a4d66f6d35e92f83', X'15D9752155F255692CAA21C30C5C448A0096F08DFD43488AE74DCDF049435695', 201, '{"data":{"id":"inv_01m8cb75ktevebhfyde50sd1jw","type":"purchase","kind":"invoice","status":"issued","number":"HL-33","contact_id":"con_01m8cb75e3e6tsf89hqy3jrez9","contact_name":"Harcourt Lettings","issue_date":"2026-02-01","due_date":"2026-03-03","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":1350.00,"vat_total":0.00,"gross_total":1350.00,"amount_paid":0.00,"amount_credited":0.00,"amount_due":1350.00,"overdue":true,"journal_id":"jnl_01m8cb75ktevebhfydebag4pb0","void_date":null,"void_journal_id":null,"created_at":"2026-11-26T16:32:32.378Z","updated_at":"2026-11-26T16:32:32.378Z","version":1,"lines":[{"description":"Rent, January to March","quantity":1,"unit_price":1350.00,"discount_percent":null,"account_id":"acc_01m8cb74zme17t6qghkjgn7r55","account_code":"6100","vat_code":"EX","net_amount":1350.00,"vat_amount":0.00,"gross_amount":1350.00}]}}', 1795710752378);
INSERT INTO idempotent_answers VALUES ('usr_01m8cb732betj9e15sk9y8a27d', 'org_01m8cb74zme17t6qghn61mmwh3', 'tieout-invoices-2c52598430eb8f789a4e1c2ef1f837e67e8469a58fb110a713919da5710be265', X'A0C786ADC9FAD794DEF8F9C170A95939496EEC962B1AAF88F38B2A9AAC441FE7', 201, '{"data":{"id":"inv_01m8cb75kzee99nb998ew3aw95","type":"sales","kind":"invoice","status":"issued","number":"INV-0003","contact_id":"con_01m8cb7596ej79vfv8n2t1q6z7","contact_name":"Kestrel Fitness CIC","issue_date":"2026-02-09","due_date":"2026-03-11","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":275.00,"vat_total":7.00,"gross_total":282.00,"amount_paid":0.00,"amount_credited":0.00,"amount_due":282.00,"overdue":true,"journal_id":"jnl_01m8cb75kzee99nb998j30x6w5","void_date":null,"void_journal_id":null,"created_at":"2026-11-26T16:32:32.383Z","updated_at":"2026-11-26T16:32:32.383Z","version":1,"lines":[{"description":"Seminar room, 5 evenings","quantity":5,"unit_price":48.00,"discount_percent":null,"account_id":"acc_01m8cb7524ey09gqzs6qvvqjyr","account_code":"4100","vat_code":"EX","net_amount":240.00,"vat_amount":0.00,"gross_amount":240.00},{"description":"Projector","quantity":1,"unit_price":35.00,"discount_percent":null,"account_id":"acc_01m8cb74zme17t6qghj619yjsn","account_code":"4000","vat_code":"ST","net_amount":35.00,"vat_amount":7.00,"gross_amount":42.00}]}}', 1795710752383);
INSERT INTO idempotent_answers VALUES ('usr_01m8cb732betj9e15sk9y8a27d', 'org_01m8cb74zme17t6qghn61mmwh3', 'tieout-invoices-3b1f668cfa7da6bf08a850a67f92a688653c12d7cc6caed80f19802e1204da1a', X'0A95A20705824588F982087D665FE08C86A3892BEFE2492BE65BAF3ADF7ED339', 201, '{"data":{"id":"inv_01m8cb75mpegw9g72nev15hy1x","type":"sales","kind":"invoice","status":"issued","number":"INV-0004","contact_id":"con_01m8cb75acejebjw1ekkcz4yv4","contact_name":"Marlow & Pike LLP","issue_date":"2026-02-20","due_date":"2026-03-22","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":1332.00,"vat_total":266.40,"gross_total":1598.40,"amount_paid":0.00,"amount_credited":0.00,"amount_due":1598.40,"overdue":true,"journal_id":"jnl_01m8cb75mpegw9g72ney3h5g4s","void_date":null,"void_journal_id":null,"created_at":"2026-11-26T16:32:32.406Z","updated_at":"2026-11-26T16:32:32.406Z","version":1,"lines":[{"description":"Course for new starters","quantity":1,"unit_price":1480.00,"discount_percent":10,"account_id":"acc_01m8cb74zme17t6qghj619yjsn","account_code":"4000","vat_code":"ST","net_amount":1332.00,"vat_amount":266.40,"gross_amount":1598.40}]}}', 1795710752406);
INSERT INTO idempotent_answers VALUES ('usr_01m8cb732betj9e15sk9y8a27d', 'org_01m8cb74zme17t6qghn61mmwh3', 'tieout-invoices-e3a4aab374cb1fa7e8712d77bddaae6466be3b58ded3381d6a9e36e247f85bc7', X'7AD5A1ED516F428C632BDEE96DAAA24432233FBF56D784E2413758C722DCC0ED', 201, '{"data":{"id":"inv_01m8cb75n0e5t9dqqfwtaj4af4","type":"sales","kind":"invoice","status":"issued","number":"INV-0005","contact_id":"con_01m8cb75acejebjw1ekkcz4yv4","contact_name":"Marlow & Pike LLP","issue_date":"2026-03-03","due_date":"2026-04-02","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":500.00,"vat_total":100.00,"gross_total":600.00,"amount_paid":0.00,"amount_credited":0.00,"amount_due":600.00,"overdue":true,"journal_id":"jnl_01m8cb75n0e5t9dqqfwx183sby","void_date":null,"void_journal_id":null,"created_at":"2026-11-26T16:32:32.416Z","updated_at":"2026-11-26T16:32:32.416Z","version":1,"lines":[{"description":"Raised in error","quantity":1,"unit_price":500.00,"discount_percent":null,"account_id":"acc_01m8cb74zme17t6qghj619yjsn","account_code":"4000","vat_code":"ST","net_amount":500.00,"vat_amount":100.00,"gross_amount":600.00}]}}', 1795710752416);
INSERT INTO idempotent_answers VALUES ('usr_01m8cb732betj9e15sk9y8a27d', 'org_01m8cb74zme17t6qghn61mmwh3', 'tieout-invoices-4e2769d9eb45ca5b6dc6df975ebb4e3f32fff0361e25169ae02311be14981609', X'60B9057170989D7AB68213EAE50B1A8D62D0713BC563B8EAA242CD4872DE8C72', 201, '{"data":{"id":"inv_01m8cb75n8eh29pdqtx2errr92","type":"sales","kind":"credit_note","status":"issued","number":"CN-0001","contact_id":"con_01m8cb75acejebjw1ekkcz4yv4","contact_name":"Marlow & Pike LLP","issue_date":"2026-03-12","due_date":"2026-03-12","amounts_are":"exclusive","currency":"GBP","reference":"INV-0004","notes":null,"net_total":150.00,"vat_total":30.00,"gross_total":180.00,"amount_paid":0.00,"amount_credited":0.00,"amount_due":180.00,"overdue":false,"journal_id":"jnl_01m8cb75n8eh29pdqtx4060nn4","void_date":null,"void_journal_id":null,"created_at":"2026-11-26T16:32:32.424Z","updated_at":"2026-11-26T16:32:32.424Z","version":1,"lines":[{"description":"A day that was not held","quantity":1,"unit_price":150.00,"discount_percent":null,"account_id":"acc_01m8cb74zme17t6qghj619yjsn","account_code":"4000","vat_code":"ST","net_amount":150.00,"vat_amount":30.00,"gross_amount":180.00}]}}', 1795710752424);
INSERT INTO idempotent_answers VALUES ('usr_01m8cb732betj9e15sk9y8a27d', 'org_01m8cb74zme17t6qghn61mmwh3', 'tieout-invoices-247dd598abdf563a451c33411a1154f2fad956f313d3907bb285131b166d364c', X'E434B2B746B3F3360B193169BC0DE70A196E89288B63B4B82BFFF56EF6BCC1A5', 201, '{"data":{"id":"inv_01m8cb75nhej5ae8as2k15wgmv","type":"purchase","kind":"invoice","status":"issued","number":"FR-1209","contact_id":"con_01m8cb75fdezsbk1yfbaf59cjb","contact_name":"Fern & Rowe","issue_date":"2026-03-24","due_date":"2026-04-23","amounts_are":"inclusive","currency":"GBP","reference":null,"notes":null,"net_total":640.00,"vat_total":128.00,"gross_total":768.00,"amount_paid":0.00,"amount_credited":0.00,"amount_due":768.00,"overdue":true,"journal_id":"jnl_01m8cb75nhej5ae8as2q3ycnra","void_date":null,"void_journal_id":null,"created_at":"2026-11-26T16:32:32.433Z","updated_at":"2026-11-26T16:32:32.433Z","version":1,"lines":[{"description":"Illustration, 2 days","quantity":2,"unit_price":384.00,"discount_percent":null,"account_id":"acc_01m8cb74zme17t6qghjz34ycp2","account_code":"5010","vat_code":"ST","net_amount":640.00,"vat_amount":128.00,"gross_amount":768.00}]}}', 1795710752433);
INSERT INTO idempotent_answers VALUES ('usr_01m8cb732betj9e15sk9y8a27d', 'org_01m8cb74zme17t6qghn61mmwh3', 'tieout-invoices-660d4957598ce3f5f2b0837004702fdead4bb104c8f66ccf48d7754a4da6d13f', X'D1FBF8CCD026B6D2DF1804A94AA73A7B8117FE1FD44F9EAEF574DA59DE506032', 201, '{"data":{"id":"inv_01m8cb75ntec0tkde5vycdgdvb","type":"sales","kind":"invoice","status":"issued","number":"INV-0006","contact_id":"con_01m8cb7586e39atr309dz7t7bh","contact_name":"Abbey Schools Trust","issue_date":"2026-03-27","due_date":"2026-04-26","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":499.00,"vat_total":65.00,"gross_total":564.00,"amount_paid":0.00,"amount_credited":0.00,"amount_due":564.00,"overdue":true,"journal_id":"jnl_01m8cb75ntec0tkde5w28kcejp","void_date":null,"void_journal_id":null,"created_at":"2026-11-26T16:32:32.442Z","updated_at":"2026-11-26T16:32:32.442Z","version":1,"lines":[{"description":"Workbooks","quantity":24,"unit_price":7.25,"discount_percent":null,"account_id":"acc_01m8cb74zme17t6qghjbzrjtq7","account_code":"4010","vat_code":"ZR","net_amount":174.00,"vat_amount":0.00,"gross_amount":174.00},{"description":"Half a day of course design","quantity":0.5,"unit_price":650.00,"discount_percent":null,"account_id":"acc_01m8cb74zme17t6qghj619yjsn","account_code":"4000","vat_code":"ST","net_amount":325.00,"vat_amount":65.00,"gross_amount":390.00}]}}', 1795710752442);
INSERT INTO idempotent_answers VALUES ('usr_01m8cb732betj9e15sk9y8a27d', 'org_01m8cb74zme17t6qghn61mmwh3', '01a218b3-96ee-74cf-b72b-a2a8fc149188', X'D4B8ACC85D00B3DA372CF2CB14BE75F4E941F4C9B48F38B2FD6B70E2A37BA0BD', 200, '{"data":{"id":"inv_01m8cb75n0e5t9dqqfwtaj4af4","type":"sales","kind":"invoice","status":"void","number":"INV-0005","contact_id":"con_01m8cb75acejebjw1ekkcz4yv4","contact_name":"Marlow & Pike LLP","issue_date":"2026-03-03","due_date":"2026-04-02","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":500.00,"vat_total":100.00,"gross_total":600.00,"amount_paid":0.00,"amount_credited":0.00,"amount_due":0.00,"overdue":false,"journal_id":"jnl_01m8cb75n0e5t9dqqfwx183sby","void_date":"2026-03-03","void_journal_id":"jnl_01m8cb75qne9yb4g9fjzyvdem0","created_at":"2026-11-26T16:32:32.416Z","updated_at":"2026-11-26T16:32:32.501Z","version":2,"lines":[{"description":"Raised in error","quantity":1,"unit_price":500.00,"discount_percent":null,"account_id":"acc_01m8cb74zme17t6qghj619yjsn","account_code":"4000","vat_code":"ST","net_amount":500.00,"vat_amount":100.00,"gross_amount":600.00}]}}', 1795710752501);
INSERT INTO idempotent_answers VALUES ('usr_01m8cb732betj9e15sk9y8a27d', 'org_01m8cb74zme17t6qghn61mmwh3', '01a218b3-9735-738f-8dcf-86f838ffdbd4', X'397F48C7C68CA0618B618A8429C0693B73D39E12BDF56270A20AFC6BC7A60BA0', 201, '{"data":{"id":"inv_01m8cb75n8eh29pdqtx2errr92","type":"sales","kind":"credit_note","status":"paid","number":"CN-0001","contact_id":"con_01m8cb75acejebjw1ekkcz4yv4","contact_name":"Marlow & Pike LLP","issue_date":"2026-03-12","due_date":"2026-03-12","amounts_are":"exclusive","currency":"GBP","reference":"INV-0004","notes":null,"net_total":150.00,"vat_total":30.00,"gross_total":180.00,"amount_paid":0.00,"amount_credited":180.00,"amount_due":0.00,"overdue":false,"journal_id":"jnl_01m8cb75n8eh29pdqtx4060nn4","void_date":null,"void_journal_id":null,"created_at":"2026-11-26T16:32:32.424Z","updated_at":"2026-11-26T16:32:32.570Z","version":2,"lines":[{"description":"A day that was not held","quantity":1,"unit_price":150.00,"discount_percent":null,"account_id":"acc_01m8cb74zme17t6qghj619yjsn","account_code":"4000","vat_code":"ST","net_amount":150.00,"vat_amount":30.00,"gross_amount":180.00}]}}', 1795710752570);
INSERT INTO idempotent_answers VALUES ('usr_01m8cb732betj9e15sk9y8a27d', 'org_01m8cb74zme17t6qghn61mmwh3', 'tieout-journals-312d2979466148a6512b2306120af0ecbd5fbda922b6114f4bd9177dfd751ee8', X'521F1661A997DD702006D97F7DCF7CCCC1AF21A6780D7B167ACCEDA3FC39E155', 200, '{"data":{"mode":"all_or_nothing","posted":3,"refused":0,"items":[{"index":0,"status":"posted","id":"jnl_01m8cb75vke5j9f0y4tjnj6qea","sequence":14,"error":null},{"index":1,"status":"posted","id":"jnl_01m8cb75vke5j9f0y4tr76370z","sequence":15,"error":null},{"index":2,"status":"posted","id":"jnl_01m8cb75vke5j9f0y4v07n418a","sequence":16,"error":null}]}}', 1795710752627);
INSERT INTO idempotent_answers VALUES ('usr_01m8cb732betj9e15sk9y8a27d', 'org_01m8cb74zme17t6qghn61mmwh3', '01a218b3-979d-7717-920d-d2bed519c828', X'21AF6C64614EEC959567CD8C57AD9F20A44E218A76E1A6B4FE347914F4EC937F', 201, '{"data":{"id":"set_01m8cb75wze9rt0k2xzh4v5xb2","type":"receipt","status":"posted","refund":false,"contact_id":"con_01m8cb7596ej79vfv8n2t1q6z7","contact_name":"Kestrel Fitness CIC","bank_account_id":"bac_01m8cb7558e2aayg89hjrj6a22","date":"2026-03-06","amount":282.00,"currency":"GBP","reference":null,"allocated_amount":282.00,"unallocated_amount":0.00,"allocations":[{"id":"alc_01m8cb75wze9rt0k2xzr9zsby9","invoice_id":"inv_01m8cb75kzee99nb998ew3aw95","invoice_number":"INV-0003","settlement_id":"set_01m8cb75wze9rt0k2xzh4v5xb2","credit_note_id":null,"amount":282.00,"date":"2026-03-06","created_at":"2026-11-26T16:32:32.671Z"}],"bank_transaction_id":null,"journal_id":"jnl_01m8cb75wze9rt0k2xznv91w0p","void_date":null,"void_journal_id":null,"created_at":"2026-11-26T16:32:32.671Z","updated_at":"2026-11-26T16:32:32.671Z","version":1}}', 1795710752671);
INSERT INTO idempotent_answers VALUES ('usr_01m8cb732betj9e15sk9y8a27d', 'org_01m8cb74zme17t6qghn61mmwh3', '01a218b3-97ea-703f-8573-9d0b63764504', X'86CE6BD6DB21EC2A4E71C126BAC5A6B388AD3781CBC5F48025A5950AFD43A370', 200, '{"data":{"created":13,"duplicates":0,"dry_run":false,"rows":[{"index":0,"status":"created","id":"btx_01m8cb75zee6hs7nmm238esyzm"},{"index":1,"status":"created","id":"btx_01m8cb75zfenr8cvb1sgn08p0q"},{"index":2,"status":"created","id":"btx_01m8cb75zfenr8cvb1sqmjcg1h"},{"index":3,"status":"created","id":"btx_01m8cb75zfenr8cvb1stvg7pjq"},{"index":4,"status":"created","id":"btx_01m8cb75zfenr8cvb1szmv1cts"},{"index":5,"status":"created","id":"btx_01m8cb75zfenr8cvb1t3ap0btd"},{"index":6,"status":"created","id":"btx_01m8cb75zfenr8cvb1t5s6ytmv"},{"index":7,"status":"created","id":"btx_01m8cb75zfenr8cvb1tasx6he0"},{"index":8,"status":"created","id":"btx_01m8cb75zfenr8cvb1tfxterdq"},{"index":9,"status":"created","id":"btx_01m8cb75zfenr8cvb1tkm7v1fe"},{"index":10,"status":"created","id":"btx_01m8cb75zfenr8cvb1tqkgsr74"},{"index":11,"status":"created","id":"btx_01m8cb75zfenr8cvb1trbyhwnv"},{"index":12,"status":"created","id":"btx_01m8cb75zfenr8cvb1tyzjtz1j"}]}}', 1795710752751);
INSERT INTO idempotent_answers VALUES ('usr_01m8cb732betj9e15sk9y8a27d', 'org_01m8cb74zme17t6qghn61mmwh3', '01a218b3-9841-7675-ba6b-53c4b3c4886c', X'D6CD9E19FD503263F3D635D4C7BD27FA7036CE438842C921BAAD6949E6A57095', 200, '{"data":{"id":"btx_01m8cb75zee6hs7nmm238esyzm","bank_account_id":"bac_01m8cb7558e2aayg89hjrj6a22","date":"2026-01-22","amount":-1078.80,"currency":"GBP","description":"FPO TECHBARN LTD TB-0117","reference":null,"external_id":null,"status":"confirmed","account_id":null,"vat_code":"NV","vat_amount":0.00,"net_amount":-1078.80,"contact_id":"con_01m8cb75credmajyyrq06fzpnz","journal_id":"jnl_01m8cb7624evnt6wksn3h1n80z","settlement_id":"set_01m8cb7624evnt6wksn3h1n80z","confirmed_at":"2026-11-26T16:32:32.836Z","created_at":"2026-11-26T16:32:32.751Z","updated_at":"2026-11-26T16:32:32.836Z","version":2}}', 1795710752836);
INSERT INTO idempotent_answers VALUES ('usr_01m8cb732betj9e15sk9y8a27d', 'org_01m8cb74zme17t6qghn61mmwh3', '01a218b3-989f-7435-99e0-e3a3b47f5756', X'795DD7DD8D5C674D784FE98F5D2D7D7B0F054A7BF9F6F6DD0DF8B553AB727390', 200, '{"data":{"id":"btx_01m8cb75zfenr8cvb1sgn08p0q","bank_account_id":"bac_01m8cb7558e2aayg89hjrj6a22","date":"2026-01-30","amount":1500.00,"currency":"GBP","description":"FPI ABBEY SCHOOLS TRUST PART INV-0001","reference":null,"external_id":null,"status":"confirmed","account_id":null,"vat_code":"NV","vat_amount":0.00,"net_amount":1500.00,"contact_id":"con_01m8cb7586e39atr309dz7t7bh","journal_id":"jnl_01m8cb7652ebgawwyv42vybe6x","settlement_id":"set_01m8cb7652ebgawwyv42vybe6x","confirmed_at":"2026-11-26T16:32:32.930Z","created_at":"2026-11-26T16:32:32.751Z","updated_at":"2026-11-26T16:32:32.930Z","version":2}}', 1795710752930);
INSERT INTO idempotent_answers VALUES ('usr_01m8cb732betj9e15sk9y8a27d', 'org_01m8cb74zme17t6qghn61mmwh3', '01a218b3-98f4-747e-af49-1869af2a7f60', X'AAF83A3E70DBAD7DB31AB892F5E927601559F3CC902CB60EC9193F61E62CCF9C', 200, '{"data":{"id":"btx_01m8cb75zfenr8cvb1stvg7pjq","bank_account_id":"bac_01m8cb7558e2aayg89hjrj6a22","date":"2026-02-10","amount":-1350.00,"currency":"GBP","description":"FPO HARCOURT LETTINGS HL-33","reference":null,"external_id":null,"status":"confirmed","account_id":null,"vat_code":"NV","vat_amount":0.00,"net_amount":-1350.00,"contact_id":"con_01m8cb75e3e6tsf89hqy3jrez9","journal_id":"jnl_01m8cb767qexq85eq0ezav3scj","settlement_id":"set_01m8cb767qexq85eq0ezav3scj","confirmed_at":"2026-11-26T16:32:33.015Z","created_at":"2026-11-26T16:32:32.751Z","updated_at":"2026-11-26T16:32:33.015Z","version":2}}', 1795710753015);
INSERT INTO idempotent_answers VALUES ('usr_01m8cb732betj9e15sk9y8a27d', 'org_01m8cb74zme17t6qghn61mmwh3', '01a218b3-9973-775b-a12c-bf1eed128e26', X'076AFD603DD404610F5277FB3600A75C5134E1412BD65F3B16FAED9D5BD68873', 200, '{"data":{"id":"btx_01m8cb75zfenr8cvb1szmv1cts","bank_account_id":"bac_01m8cb7558e2aayg89hjrj6a22","date":"2026-02-16","amount":1710.00,"currency":"GBP","description":"FPI ABBEY SCHOOLS TRUST INV-0001 INV-0002","reference":null,"external_id":null,"status":"confirmed","account_id":null,"vat_code":"NV","vat_amount":0.00,"net_amount":1710.00,"contact_id":"con_01m8cb7586e39atr309dz7t7bh","journal_id":"jnl_01m8cb76bme2map3em8rhht927","settlement_id":"set_01m8cb76bme2map3em8rhht927","confirmed_at":"2026-11-26T16:32:33.140Z","created_at":"2026-11-26T16:32:32.751Z","updated_at":"2026-11-26T16:32:33.140Z","version":2}}', 1795710753140);
INSERT INTO idempotent_answers VALUES ('usr_01m8cb732betj9e15sk9y8a27d', 'org_01m8cb74zme17t6qghn61mmwh3', '01a218b3-99cc-73d9-a3d0-7340a661a210', X'6C9A576D45099458D74DB38D5AE55359E28B260FFF13A3E53B8114BB1DAFA99B', 200, '{"data":{"id":"btx_01m8cb75zfenr8cvb1t5s6ytmv","bank_account_id":"bac_01m8cb7558e2aayg89hjrj6a22","date":"2026-02-27","amount":-400.00,"currency":"GBP","description":"FPO PRINTWELL PX-881","reference":null,"external_id":null,"status":"confirmed","account_id":null,"vat_code":"NV","vat_amount":0.00,"net_amount":-400.00,"contact_id":"con_01m8cb75bge539epkanj9qy10g","journal_id":"jnl_01m8cb76eeergrts8cxdj5mjea","settlement_id":"set_01m8cb76eeergrts8cxdj5mjea","confirmed_at":"2026-11-26T16:32:33.230Z","created_at":"2026-11-26T16:32:32.751Z","updated_at":"2026-11-26T16:32:33.230Z","version":2}}', 1795710753230);
INSERT INTO idempotent_answers VALUES ('usr_01m8cb732betj9e15sk9y8a27d', 'org_01m8cb74zme17t6qghn61mmwh3', '01a218b3-9a1b-74a8-9e6b-cb289ebf2413', X'DCEDB6222B9380C28D4D06B0D4D279BF06A11D6E5913FD55075A05BC1AA2A87B', 200, '{"data":{"id":"btx_01m8cb75zfenr8cvb1tkm7v1fe","bank_account_id":"bac_01m8cb7558e2aayg89hjrj6a22","date":"2026-03-16","amount":1418.40,"currency":"GBP","description":"FPI MARLOW AND PIKE LLP INV-0004 LESS CN-0001","reference":null,"external_id":null,"status":"confirmed","account_id":null,"vat_code":"NV","vat_amount":0.00,"net_amount":1418.40,"contact_id":"con_01m8cb75acejebjw1ekkcz4yv4","journal_id":"jnl_01m8cb76gwe2gtym2wvwe19b0w","settlement_id":"set_01m8cb76gwe2gtym2wvwe19b0w","confirmed_at":"2026-11-26T16:32:33.308Z","created_at":"2026-11-26T16:32:32.751Z","updated_at":"2026-11-26T16:32:33.308Z","version":2}}', 1795710753308);
INSERT INTO idempotent_answers VALUES ('usr_01m8cb732betj9e15sk9y8a27d', 'org_01m8cb74zme17t6qghn61mmwh3', '01a218b3-9a98-714a-92f8-02da9d63f253', X'54EE9B17AAFD34452A6ABC6554C98CCBCF9D0D3C52A936E6A97C7820CF032070', 200, '{"data":{"id":"btx_01m8cb75zfenr8cvb1tfxterdq","bank_account_id":"bac_01m8cb7558e2aayg89hjrj6a22","date":"2026-03-06","amount":282.00,"currency":"GBP","description":"FPI KESTREL FITNESS CIC INV-0003","reference":null,"external_id":null,"status":"confirmed","account_id":null,"vat_code":"NV","vat_amount":0.00,"net_amount":282.00,"contact_id":"con_01m8cb7596ej79vfv8n2t1q6z7","journal_id":"jnl_01m8cb75wze9rt0k2xznv91w0p","settlement_id":"set_01m8cb75wze9rt0k2xzh4v5xb2","confirmed_at":"2026-11-26T16:32:33.434Z","created_at":"2026-11-26T16:32:32.751Z","updated_at":"2026-11-26T16:32:33.434Z","version":2}}', 1795710753434);
INSERT INTO idempotent_answers VALUES ('usr_01m8cb732betj9e15sk9y8a27d', 'org_01m8cb74zme17t6qghn61mmwh3', '01a218b3-9af3-7302-af29-a62312fd34c4', X'0A62EC62ED0C007673F21398A94EBCEA02897DBADF3CA9FCD21A059B97732F58', 200, '{"data":{"id":"btx_01m8cb75zfenr8cvb1trbyhwnv","bank_account_id":"bac_01m8cb7558e2aayg89hjrj6a22","date":"2026-03-25","amount":-2000.00,"currency":"GBP","description":"TFR TO SAVINGS","reference":null,"external_id":null,"status":"confirmed","account_id":null,"vat_code":"NV","vat_amount":0.00,"net_amount":-2000.00,"contact_id":null,"journal_id":"jnl_01m8cb76qpechvvxpkhm6aedz4","settlement_id":null,"confirmed_at":"2026-11-26T16:32:33.526Z","created_at":"2026-11-26T16:32:32.751Z","updated_at":"2026-11-26T16:32:33.526Z","version":2}}', 1795710753526);
INSERT INTO idempotent_answers VALUES ('usr_01m8cb732betj9e15sk9y8a27d', 'org_01m8cb74zme17t6qghn61mmwh3', '01a218b3-9b64-7197-a20e-9fa6d55254ed', X'9969093D456B5663503B46C9E545AC0C9B5F6CCCD617D735E3A465D6985A6729', 200, '{"data":{"id":"btx_01m8cb75zfenr8cvb1tyzjtz1j","bank_account_id":"bac_01m8cb7558e2aayg89hjrj6a22","date":"2026-03-31","amount":-936.55,"currency":"GBP","description":"FPO J WREN NET PAY MARCH","reference":null,"external_id":null,"status":"confirmed","account_id":"acc_01m8cb74zme17t6qghh0swgyf2","vat_code":"NV","vat_amount":0.00,"net_amount":-936.55,"contact_id":null,"journal_id":"jnl_01m8cb76vaehqbgp6jww085a66","settlement_id":null,"confirmed_at":"2026-11-26T16:32:33.642Z","created_at":"2026-11-26T16:32:32.751Z","updated_at":"2026-11-26T16:32:33.642Z","version":2}}', 1795710753642);
INSERT INTO idempotent_answers VALUES ('usr_01m8cb732betj9e15sk9y8a27d', 'org_01m8cb74zme17t6qghn61mmwh3', '01a218b3-9bab-77c2-bc66-67031fb17186', X'E4C15BC99800C6170B1CC18FF320ADAF1BE61BA6949A5B7048D7934732402B15', 200, '{"data":{"suggested":4,"applied":4,"next":null,"suggestions":[{"id":"btx_01m8cb75zfenr8cvb1sqmjcg1h","bank_account_id":"bac_01m8cb7558e2aayg89hjrj6a22","date":"2026-02-02","amount":-36.00,"currency":"GBP","description":"CARD SLATEWORK SOFTWARE SUBSCRIPTION","kind":"account","allocations":[],"settlement_id":null,"transfer_to_bank_account_id":null,"transfer_to_bank_account_name":null,"other_half_id":null,"account_id":"acc_01m8cb74zme17t6qghm2jz4x4b","account_code":"6210","account_name":"Software and subscriptions","vat_code":"ST","vat_amount":6.00,"confidence":0.989,"suggested_by":"text","reason":"the text names the account, standard-rated (VAT Notice 700)","applied":true,"error":null},{"id":"btx_01m8cb75zfenr8cvb1t3ap0btd","bank_account_id":"bac_01m8cb7558e2aayg89hjrj6a22","date":"2026-02-18","amount":-58.40,"currency":"GBP","description":"CARD TRAINLINE.COM LONDON","kind":"account","allocations":[],"settlement_id":null,"transfer_to_bank_account_id":null,"transfer_to_bank_account_name":null,"other_half_id":null,"account_id":"acc_01m8cb74zme17t6qghmasb6the","account_code":"6300","account_name":"Travel and subsistence","vat_code":"ZR","vat_amount":0.00,"confidence":0.872,"suggested_by":"text","reason":"supplier Trainline: rail travel, zero-rated (VAT Notice 744A)","applied":true,"error":null},{"id":"btx_01m8cb75zfenr8cvb1tasx6he0","bank_account_id":"bac_01m8cb7558e2aayg89hjrj6a22","date":"2026-03-02","amount":-36.00,"currency":"GBP","description":"CARD SLATEWORK SOFTWARE SUBSCRIPTION","kind":"account","allocations":[],"settlement_id":null,"transfer_to_bank_account_id":null,"transfer_to_bank_account_name":null,"other_half_id":null,"account_id":"acc_01m8cb74zme17t6qghm2jz4x4b","account_code":"6210","account_name":"Software and subscriptions","vat_code":"ST","vat_amount":6.00,"confidence":0.989,"suggested_by":"text","reason":"the text names the account, standard-rated (VAT Notice 700)","applied":true,"error":null},{"id":"btx_01m8cb75zfenr8cvb1tqkgsr74","bank_account_id":"bac_01m8cb7558e2aayg89hjrj6a22","date":"2026-03-20","amount":-7.50,"currency":"GBP","description":"TOTAL CHARGES TO 19MAR2026","kind":"account","allocations":[],"settlement_id":null,"transfer_to_bank_account_id":null,"transfer_to_bank_account_name":null,"other_half_id":null,"account_id":"acc_01m8cb74zme17t6qghmy8kg8p6","account_code":"6700","account_name":"Bank charges","vat_code":"EX","vat_amount":0.00,"confidence":0.990,"suggested_by":"text","reason":"\"bank charges\": bank charges, exempt (VAT Notice 701/49)","applied":true,"error":null}]}}', 1795710754252);
INSERT INTO idempotent_answers VALUES ('usr_01m8cb732betj9e15sk9y8a27d', 'org_01m8cb74zme17t6qghn61mmwh3', '01a218b3-9e03-7604-a490-e69c9e6af5b0', X'047E584114622EC28BBC6D57A191E9F7E34298BD61F4A8A09BC45F845D293F2F', 200, '{"data":{"id":"btx_01m8cb75zfenr8cvb1t3ap0btd","bank_account_id":"bac_01m8cb7558e2aayg89hjrj6a22","date":"2026-02-18","amount":-58.40,"currency":"GBP","description":"CARD TRAINLINE.COM LONDON","reference":null,"external_id":null,"status":"confirmed","account_id":"acc_01m8cb74zme17t6qghmasb6the","vat_code":"ZR","vat_amount":0.00,"net_amount":-58.40,"contact_id":null,"journal_id":"jnl_01m8cb77g7et0993cj5gdjehp0","settlement_id":null,"confirmed_at":"2026-11-26T16:32:34.311Z","created_at":"2026-11-26T16:32:32.751Z","updated_at":"2026-11-26T16:32:34.311Z","version":3}}', 1795710754311);
INSERT INTO idempotent_answers VALUES ('usr_01m8cb732betj9e15sk9y8a27d', 'org_01m8cb74zme17t6qghn61mmwh3', '01a218b3-9e95-73ba-95a1-da69e131458b', X'F7A560037774D060EE30F745D88A7CA9A6FEBA52C9D6846A600C1E023A2352C2', 200, '{"data":{"id":"btx_01m8cb75zfenr8cvb1tasx6he0","bank_account_id":"bac_01m8cb7558e2aayg89hjrj6a22","date":"2026-03-02","amount":-36.00,"currency":"GBP","description":"CARD SLATEWORK SOFTWARE SUBSCRIPTION","reference":null,"external_id":null,"status":"confirmed","account_id":"acc_01m8cb74zme17t6qghm2jz4x4b","vat_code":"ST","vat_amount":6.00,"net_amount":-30.00,"contact_id":null,"journal_id":"jnl_01m8cb77mrex9s5a4vyedd8bjd","settlement_id":null,"confirmed_at":"2026-11-26T16:32:34.456Z","created_at":"2026-11-26T16:32:32.751Z","updated_at":"2026-11-26T16:32:34.456Z","version":3}}', 1795710754456);
INSERT INTO idempotent_answers VALUES ('usr_01m8cb732betj9e15sk9y8a27d', 'org_01m8cb74zme17t6qghn61mmwh3', '01a218b3-9edf-7086-811b-60ea07d8c98c', X'99C1C74DFC430C66889E0FD6B64195DF447C564C14CF7C880E7E8D371A52F3AE', 200, '{"data":{"id":"btx_01m8cb75zfenr8cvb1sqmjcg1h","bank_account_id":"bac_01m8cb7558e2aayg89hjrj6a22","date":"2026-02-02","amount":-36.00,"currency":"GBP","description":"CARD SLATEWORK SOFTWARE SUBSCRIPTION","reference":null,"external_id":null,"status":"confirmed","account_id":"acc_01m8cb74zme17t6qghm2jz4x4b","vat_code":"ST","vat_amount":6.00,"net_amount":-30.00,"contact_id":null,"journal_id":"jnl_01m8cb77q0eahtb4bx2jj2jkpe","settlement_id":null,"confirmed_at":"2026-11-26T16:32:34.528Z","created_at":"2026-11-26T16:32:32.751Z","updated_at":"2026-11-26T16:32:34.528Z","version":3}}', 1795710754528);
INSERT INTO idempotent_answers VALUES ('usr_01m8cb732betj9e15sk9y8a27d', 'org_01m8cb74zme17t6qghn61mmwh3', '01a218b3-9f19-7428-b4e1-911cbb825441', X'286750EEFC1580332242FF8A9A3AF6133D7FB7E1047AEDC87524305D7B2B57D7', 200, '{"data":{"id":"btx_01m8cb75zfenr8cvb1tqkgsr74","bank_account_id":"bac_01m8cb7558e2aayg89hjrj6a22","date":"2026-03-20","amount":-7.50,"currency":"GBP","description":"TOTAL CHARGES TO 19MAR2026","reference":null,"external_id":null,"status":"confirmed","account_id":"acc_01m8cb74zme17t6qghmy8kg8p6","vat_code":"EX","vat_amount":0.00,"net_amount":-7.50,"contact_id":null,"journal_id":"jnl_01m8cb77rvefstjf51xwcjqp91","settlement_id":null,"confirmed_at":"2026-11-26T16:32:34.587Z","created_at":"2026-11-26T16:32:32.751Z","updated_at":"2026-11-26T16:32:34.587Z","version":3}}', 1795710754587);
INSERT INTO idempotent_answers VALUES ('usr_01m8cb732betj9e15sk9y8a27d', 'org_01m8cb74zme17t6qghn61mmwh3', '01a218b3-9f98-72b5-b534-dda27775bed1', X'D86F9EF7A4F69C3D78D71D7D9373ADBC16D9466732C1CDBE2105885D7F5CC3B6', 201, '{"data":{"id":"vrt_01m8cb77wsep59etyvtx91qbav","date_from":"2026-01-01","date_to":"2026-03-31","status":"draft","currency":"GBP","scheme":"standard","flat_rate_percent":null,"adjustments":[],"boxes":{"1":698.40,"2":0.00,"3":698.40,"4":319.80,"5":378.60,"6":4776.00,"7":3427.00,"8":0.00,"9":0.00},"direction":"pay","hmrc":{"vatDueSales":698.40,"vatDueAcquisitions":0.00,"totalVatDue":698.40,"vatReclaimedCurrPeriod":319.80,"netVatDue":378.60,"totalValueSalesExVAT":4776,"totalValuePurchasesExVAT":3427,"totalValueGoodsSuppliedExVAT":0,"totalAcquisitionsExVAT":0},"journal_id":null,"finalised_at":null,"created_at":"2026-11-26T16:32:34.713Z","updated_at":"2026-11-26T16:32:34.713Z","version":1}}', 1795710754713);
INSERT INTO idempotent_answers VALUES ('usr_01m8cb732betj9e15sk9y8a27d', 'org_01m8cb74zme17t6qghn61mmwh3', '01a218b3-9fd6-7031-b93f-628569460468', X'FCD1F1D9875B13B4C77A8401FA900333A6A21A54BE791950F2C1D9E4E1B17A8F', 200, '{"data":{"id":"vrt_01m8cb77wsep59etyvtx91qbav","date_from":"2026-01-01","date_to":"2026-03-31","status":"finalised","currency":"GBP","scheme":"standard","flat_rate_percent":null,"adjustments":[],"boxes":{"1":698.40,"2":0.00,"3":698.40,"4":319.80,"5":378.60,"6":4776.00,"7":3427.00,"8":0.00,"9":0.00},"direction":"pay","hmrc":{"vatDueSales":698.40,"vatDueAcquisitions":0.00,"totalVatDue":698.40,"vatReclaimedCurrPeriod":319.80,"netVatDue":378.60,"totalValueSalesExVAT":4776,"totalValuePurchasesExVAT":3427,"totalValueGoodsSuppliedExVAT":0,"totalAcquisitionsExVAT":0},"journal_id":null,"finalised_at":"2026-11-26T16:32:34.778Z","created_at":"2026-11-26T16:32:34.713Z","updated_at":"2026-11-26T16:32:34.778Z","version":2}}', 1795710754778);
INSERT INTO idempotent_answers VALUES ('usr_01m8cb732betj9e15sk9y8a27d', 'org_01m8cb74zme17t6qghn61mmwh3', '01a218b3-a017-765f-8722-0d5cf0954c45', X'C3786A33C6F346FB59CFDA5AC7C450AAA70A83759732FAB8F02DE30CCE417B37', 200, '{"data":{"id":"org_01m8cb74zme17t6qghn61mmwh3","name":"Wren & Marsh Ltd","currency":"GBP","country":"GB","financial_year_end":"03-31","vat_registered":true,"vat_number":null,"vat_scheme":"standard","flat_rate_percent":null,"vat_rounding":"line","status":"active","role":"owner","lock_date":"2026-03-31","created_at":"2026-11-26T16:32:31.732Z","updated_at":"2026-11-26T16:32:34.841Z","version":2}}', 1795710754841);
INSERT INTO idempotent_answers VALUES ('usr_01m8cb732betj9e15sk9y8a27d', '', 'once', X'BD590065F8DF1F619336633472911F7D86118BCE11ABF11DE10C7D723B56911C', 202, '{"reconciliation_id":"rec_01m8cb78bveyqtdytrpgb4vj2j","status":"queued","poll_url":"/api/v1/reconciliations/rec_01m8cb78bveyqtdytrpgb4vj2j"}', 1795710755196);
INSERT INTO organisations VALUES ('org_01m8cb73e7ee38k3jjbd5q35v0', 'Acorn Ltd', 'GBP', 'GB', '03-31', 1, NULL, 'standard', NULL, 'line', 'active', NULL, 1795710750151, 1795710750151, 1, 1, NULL);
INSERT INTO organisations VALUES ('org_01m8cb74zme17t6qghn61mmwh3', 'Wren & Marsh Ltd', 'GBP', 'GB', '03-31', 1, NULL, 'standard', NULL, 'line', 'active', '2026-03-31', 1795710751732, 1795710754841, 2, 0, '2026-03-31');
INSERT INTO ledger_heads VALUES ('org_01m8cb73e7ee38k3jjbd5q35v0', 2, X'981E53A9D3DDB4F2D81C197A1277331AB6FB7DBF5419C63CF4BB574EE01E9463', 100000, 9, X'92C83EBCD4D35CD8EDB9B7DCCC970588F22CCC2573A287E054CC3A5A916E82EB');
INSERT INTO ledger_heads VALUES ('org_01m8cb74zme17t6qghn61mmwh3', 29, X'15FDF5B6CEE384E39BC63AC9BF5226D4037D7D7BB586B1ED651F549CE9BEB827', 4253177, 59, X'E163CAF2482F51D43FEE5598192B8A4BBFCA3DDEA02547AAA017F4C00E40B4A7');
INSERT INTO members VALUES ('mem_01m8cb73e7ee38k3jj5dfcfbvg', 'org_01m8cb73e7ee38k3jjbd5q35v0', 'jo@example.com', 'usr_01m8cb732betj9e15sk9y8a27d', 'owner', 1795710750151, 1795710750151, 1);
INSERT INTO members VALUES ('mem_01m8cb74zme17t6qghf6jk8vvw', 'org_01m8cb74zme17t6qghn61mmwh3', 'jo@example.com', 'usr_01m8cb732betj9e15sk9y8a27d', 'owner', 1795710751732, 1795710751732, 1);
INSERT INTO accounts VALUES ('acc_01m8cb73e7ee38k3jj5jemt71z', 'org_01m8cb73e7ee38k3jjbd5q35v0', '1000', 'Computer equipment', 'ASSET', NULL, 'ST', NULL, 'active', 1795710750151, 1795710750151, 1);
INSERT INTO accounts VALUES ('acc_01m8cb73e7ee38k3jj5p8v5fr4', 'org_01m8cb73e7ee38k3jjbd5q35v0', '1010', 'Office equipment and furniture', 'ASSET', NULL, 'ST', NULL, 'active', 1795710750151, 1795710750151, 1);
INSERT INTO accounts VALUES ('acc_01m8cb73e7ee38k3jj5tbbgzmw', 'org_01m8cb73e7ee38k3jjbd5q35v0', '1020', 'Motor vehicles', 'ASSET', NULL, 'ST', NULL, 'active', 1795710750151, 1795710750151, 1);
INSERT INTO accounts VALUES ('acc_01m8cb73e7ee38k3jj5yyb8v0b', 'org_01m8cb73e7ee38k3jjbd5q35v0', '1090', 'Accumulated depreciation', 'ASSET', NULL, 'NV', NULL, 'active', 1795710750151, 1795710750151, 1);
INSERT INTO accounts VALUES ('acc_01m8cb73e7ee38k3jj63phryag', 'org_01m8cb73e7ee38k3jjbd5q35v0', '1100', 'Stock', 'ASSET', NULL, 'ST', NULL, 'active', 1795710750151, 1795710750151, 1);
INSERT INTO accounts VALUES ('acc_01m8cb73e7ee38k3jj65mfxt8m', 'org_01m8cb73e7ee38k3jjbd5q35v0', '1200', 'Trade debtors', 'ASSET', 'receivable', NULL, NULL, 'active', 1795710750151, 1795710750151, 1);
INSERT INTO accounts VALUES ('acc_01m8cb73e7ee38k3jj68wgg16e', 'org_01m8cb73e7ee38k3jjbd5q35v0', '1210', 'Prepayments', 'ASSET', NULL, 'NV', NULL, 'active', 1795710750151, 1795710750151, 1);
INSERT INTO accounts VALUES ('acc_01m8cb73e7ee38k3jj6fdky2m8', 'org_01m8cb73e7ee38k3jjbd5q35v0', '1220', 'Other debtors', 'ASSET', NULL, 'NV', NULL, 'active', 1795710750151, 1795710750151, 1);
INSERT INTO accounts VALUES ('acc_01m8cb73e7ee38k3jj6je42mfg', 'org_01m8cb73e7ee38k3jjbd5q35v0', '1300', 'Current account', 'ASSET', 'bank', NULL, NULL, 'active', 1795710750151, 1795710750151, 1);
INSERT INTO accounts VALUES ('acc_01m8cb73e7ee38k3jj6n2dg9dy', 'org_01m8cb73e7ee38k3jjbd5q35v0', '1310', 'Petty cash', 'ASSET', NULL, 'NV', NULL, 'active', 1795710750151, 1795710750151, 1);
INSERT INTO accounts VALUES ('acc_01m8cb73e7ee38k3jj6sgmms8f', 'org_01m8cb73e7ee38k3jjbd5q35v0', '2100', 'Trade creditors', 'LIABILITY', 'payable', NULL, NULL, 'active', 1795710750151, 1795710750151, 1);
INSERT INTO accounts VALUES ('acc_01m8cb73e7ee38k3jj6y1fsjje', 'org_01m8cb73e7ee38k3jjbd5q35v0', '2110', 'Accruals', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795710750151, 1795710750151, 1);
INSERT INTO accounts VALUES ('acc_01m8cb73e7ee38k3jj704y716w', 'org_01m8cb73e7ee38k3jjbd5q35v0', '2200', 'PAYE and National Insurance', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795710750151, 1795710750151, 1);
INSERT INTO accounts VALUES ('acc_01m8cb73e7ee38k3jj75kbstyv', 'org_01m8cb73e7ee38k3jjbd5q35v0', '2210', 'Pension contributions', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795710750151, 1795710750151, 1);
INSERT INTO accounts VALUES ('acc_01m8cb73e7ee38k3jj79z6c844', 'org_01m8cb73e7ee38k3jjbd5q35v0', '2220', 'Net wages', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795710750151, 1795710750151, 1);
INSERT INTO accounts VALUES ('acc_01m8cb73e7ee38k3jj7dwqgyhn', 'org_01m8cb73e7ee38k3jjbd5q35v0', '2300', 'Corporation tax', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795710750151, 1795710750151, 1);
INSERT INTO accounts VALUES ('acc_01m8cb73e7ee38k3jj7jzac60d', 'org_01m8cb73e7ee38k3jjbd5q35v0', '2400', 'Director''s loan account', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795710750151, 1795710750151, 1);
INSERT INTO accounts VALUES ('acc_01m8cb73e7ee38k3jj7p08c9ad', 'org_01m8cb73e7ee38k3jjbd5q35v0', '2500', 'Bank loans', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795710750151, 1795710750151, 1);
INSERT INTO accounts VALUES ('acc_01m8cb73e7ee38k3jj7vbmvn38', 'org_01m8cb73e7ee38k3jjbd5q35v0', '2900', 'Suspense', 'LIABILITY', 'suspense', NULL, NULL, 'active', 1795710750151, 1795710750151, 1);
INSERT INTO accounts VALUES ('acc_01m8cb73e7ee38k3jj7zzb10vc', 'org_01m8cb73e7ee38k3jjbd5q35v0', '3000', 'Share capital', 'EQUITY', NULL, 'NV', NULL, 'active', 1795710750151, 1795710750151, 1);
INSERT INTO accounts VALUES ('acc_01m8cb73e7ee38k3jj821s39z7', 'org_01m8cb73e7ee38k3jjbd5q35v0', '3100', 'Retained earnings', 'EQUITY', 'retained_earnings', NULL, NULL, 'active', 1795710750151, 1795710750151, 1);
INSERT INTO accounts VALUES ('acc_01m8cb73e7ee38k3jj87f5w33x', 'org_01m8cb73e7ee38k3jjbd5q35v0', '3200', 'Dividends', 'EQUITY', NULL, 'NV', NULL, 'active', 1795710750151, 1795710750151, 1);
INSERT INTO accounts VALUES ('acc_01m8cb73e7ee38k3jj8az5f77m', 'org_01m8cb73e7ee38k3jjbd5q35v0', '3900', 'Opening balances', 'EQUITY', 'opening_balance', NULL, NULL, 'active', 1795710750151, 1795710750151, 1);
INSERT INTO accounts VALUES ('acc_01m8cb73e7ee38k3jj8es20tjs', 'org_01m8cb73e7ee38k3jjbd5q35v0', '4000', 'Sales', 'INCOME', NULL, 'ST', NULL, 'active', 1795710750151, 1795710750151, 1);
INSERT INTO accounts VALUES ('acc_01m8cb73e7ee38k3jj8jdeq6yr', 'org_01m8cb73e7ee38k3jjbd5q35v0', '4010', 'Sales, zero-rated', 'INCOME', NULL, 'ZR', NULL, 'active', 1795710750151, 1795710750151, 1);
INSERT INTO accounts VALUES ('acc_01m8cb73e7ee38k3jj8n785n8n', 'org_01m8cb73e7ee38k3jjbd5q35v0', '4090', 'Other income', 'INCOME', NULL, 'ST', NULL, 'active', 1795710750151, 1795710750151, 1);
INSERT INTO accounts VALUES ('acc_01m8cb73e7ee38k3jj8s9e1z55', 'org_01m8cb73e7ee38k3jjbd5q35v0', '4900', 'Interest received', 'INCOME', NULL, 'EX', NULL, 'active', 1795710750151, 1795710750151, 1);
INSERT INTO accounts VALUES ('acc_01m8cb73e7ee38k3jj8y588ykp', 'org_01m8cb73e7ee38k3jjbd5q35v0', '4920', 'VAT flat-rate scheme difference', 'INCOME', 'vat_scheme_difference', NULL, NULL, 'active', 1795710750151, 1795710750151, 1);
INSERT INTO accounts VALUES ('acc_01m8cb73e7ee38k3jj92wmvabf', 'org_01m8cb73e7ee38k3jjbd5q35v0', '5000', 'Cost of goods sold', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795710750151, 1795710750151, 1);
INSERT INTO accounts VALUES ('acc_01m8cb73e7ee38k3jj94n5mksf', 'org_01m8cb73e7ee38k3jjbd5q35v0', '5010', 'Subcontractors', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795710750151, 1795710750151, 1);
INSERT INTO accounts VALUES ('acc_01m8cb73e7ee38k3jj9axm34bt', 'org_01m8cb73e7ee38k3jjbd5q35v0', '5020', 'Carriage and postage', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795710750151, 1795710750151, 1);
INSERT INTO accounts VALUES ('acc_01m8cb73e7ee38k3jj9d7dycf9', 'org_01m8cb73e7ee38k3jjbd5q35v0', '6000', 'Wages and salaries', 'EXPENSE', NULL, 'NV', NULL, 'active', 1795710750151, 1795710750151, 1);
INSERT INTO accounts VALUES ('acc_01m8cb73e7ee38k3jj9gg6zrmq', 'org_01m8cb73e7ee38k3jjbd5q35v0', '6010', 'Employer''s National Insurance', 'EXPENSE', NULL, 'NV', NULL, 'active', 1795710750151, 1795710750151, 1);
INSERT INTO accounts VALUES ('acc_01m8cb73e7ee38k3jj9m96sq3z', 'org_01m8cb73e7ee38k3jjbd5q35v0', '6020', 'Employer''s pension', 'EXPENSE', NULL, 'NV', NULL, 'active', 1795710750151, 1795710750151, 1);
INSERT INTO accounts VALUES ('acc_01m8cb73e7ee38k3jj9v179mcn', 'org_01m8cb73e7ee38k3jjbd5q35v0', '6100', 'Rent', 'EXPENSE', NULL, 'EX', NULL, 'active', 1795710750151, 1795710750151, 1);
INSERT INTO accounts VALUES ('acc_01m8cb73e7ee38k3jj9z8zcmqj', 'org_01m8cb73e7ee38k3jjbd5q35v0', '6110', 'Business rates', 'EXPENSE', NULL, 'NV', NULL, 'active', 1795710750151, 1795710750151, 1);
INSERT INTO accounts VALUES ('acc_01m8cb73e7ee38k3jja1y14e1y', 'org_01m8cb73e7ee38k3jjbd5q35v0', '6120', 'Light, heat and water', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795710750151, 1795710750151, 1);
INSERT INTO accounts VALUES ('acc_01m8cb73e7ee38k3jja7jq0n2v', 'org_01m8cb73e7ee38k3jjbd5q35v0', '6200', 'Telephone and internet', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795710750151, 1795710750151, 1);
INSERT INTO accounts VALUES ('acc_01m8cb73e7ee38k3jjabbvzhdg', 'org_01m8cb73e7ee38k3jjbd5q35v0', '6210', 'Software and subscriptions', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795710750151, 1795710750151, 1);
INSERT INTO accounts VALUES ('acc_01m8cb73e7ee38k3jjacxff1pw', 'org_01m8cb73e7ee38k3jjbd5q35v0', '6220', 'Printing and stationery', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795710750151, 1795710750151, 1);
INSERT INTO accounts VALUES ('acc_01m8cb73e7ee38k3jjaje96q9h', 'org_01m8cb73e7ee38k3jjbd5q35v0', '6300', 'Travel and subsistence', 'EXPENSE', NULL, 'ZR', NULL, 'active', 1795710750151, 1795710750151, 1);
INSERT INTO accounts VALUES ('acc_01m8cb73e7ee38k3jjaqfwfaks', 'org_01m8cb73e7ee38k3jjbd5q35v0', '6310', 'Motor expenses', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795710750151, 1795710750151, 1);
INSERT INTO accounts VALUES ('acc_01m8cb73e7ee38k3jjats2knrm', 'org_01m8cb73e7ee38k3jjbd5q35v0', '6400', 'Advertising and marketing', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795710750151, 1795710750151, 1);
INSERT INTO accounts VALUES ('acc_01m8cb73e7ee38k3jjaznjsrra', 'org_01m8cb73e7ee38k3jjbd5q35v0', '6500', 'Accountancy and legal fees', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795710750151, 1795710750151, 1);
INSERT INTO accounts VALUES ('acc_01m8cb73e7ee38k3jjb0df5v9s', 'org_01m8cb73e7ee38k3jjbd5q35v0', '6600', 'Insurance', 'EXPENSE', NULL, 'EX', NULL, 'active', 1795710750151, 1795710750151, 1);
INSERT INTO accounts VALUES ('acc_01m8cb73e7ee38k3jjb56jdrev', 'org_01m8cb73e7ee38k3jjbd5q35v0', '6700', 'Bank charges', 'EXPENSE', NULL, 'EX', NULL, 'active', 1795710750151, 1795710750151, 1);
INSERT INTO accounts VALUES ('acc_01m8cb73e7ee38k3jjbbh8jzp7', 'org_01m8cb73e7ee38k3jjbd5q35v0', '6990', 'Rounding differences', 'EXPENSE', 'rounding', NULL, NULL, 'active', 1795710750151, 1795710750151, 1);
INSERT INTO accounts VALUES ('acc_01m8cb74v6ev0vtbc67ppknm42', 'org_01m8cb73e7ee38k3jjbd5q35v0', '2250', 'VAT', 'LIABILITY', 'vat_control', NULL, NULL, 'active', 1795710751590, 1795710751590, 1);
INSERT INTO accounts VALUES ('acc_01m8cb74zme17t6qghf9a82brr', 'org_01m8cb74zme17t6qghn61mmwh3', '1000', 'Computer equipment', 'ASSET', NULL, 'ST', NULL, 'active', 1795710751732, 1795710751732, 1);
INSERT INTO accounts VALUES ('acc_01m8cb74zme17t6qghfc8zpjtr', 'org_01m8cb74zme17t6qghn61mmwh3', '1010', 'Office equipment and furniture', 'ASSET', NULL, 'ST', NULL, 'active', 1795710751732, 1795710751732, 1);
INSERT INTO accounts VALUES ('acc_01m8cb74zme17t6qghfh802v9w', 'org_01m8cb74zme17t6qghn61mmwh3', '1020', 'Motor vehicles', 'ASSET', NULL, 'ST', NULL, 'active', 1795710751732, 1795710751732, 1);
INSERT INTO accounts VALUES ('acc_01m8cb74zme17t6qghfnbk1zck', 'org_01m8cb74zme17t6qghn61mmwh3', '1090', 'Accumulated depreciation', 'ASSET', NULL, 'NV', NULL, 'active', 1795710751732, 1795710751732, 1);
INSERT INTO accounts VALUES ('acc_01m8cb74zme17t6qghfsj2vfya', 'org_01m8cb74zme17t6qghn61mmwh3', '1100', 'Stock', 'ASSET', NULL, 'ST', NULL, 'active', 1795710751732, 1795710751732, 1);
INSERT INTO accounts VALUES ('acc_01m8cb74zme17t6qghfwm1d4r6', 'org_01m8cb74zme17t6qghn61mmwh3', '1200', 'Trade debtors', 'ASSET', 'receivable', NULL, NULL, 'active', 1795710751732, 1795710751732, 1);
INSERT INTO accounts VALUES ('acc_01m8cb74zme17t6qghg15r2p9r', 'org_01m8cb74zme17t6qghn61mmwh3', '1210', 'Prepayments', 'ASSET', NULL, 'NV', NULL, 'active', 1795710751732, 1795710751732, 1);
INSERT INTO accounts VALUES ('acc_01m8cb74zme17t6qghg69sxgp9', 'org_01m8cb74zme17t6qghn61mmwh3', '1220', 'Other debtors', 'ASSET', NULL, 'NV', NULL, 'active', 1795710751732, 1795710751732, 1);
INSERT INTO accounts VALUES ('acc_01m8cb74zme17t6qghg8nqpfwn', 'org_01m8cb74zme17t6qghn61mmwh3', '1300', 'Current account', 'ASSET', 'bank', NULL, NULL, 'active', 1795710751732, 1795710751732, 1);
INSERT INTO accounts VALUES ('acc_01m8cb74zme17t6qghgf45fpkm', 'org_01m8cb74zme17t6qghn61mmwh3', '1310', 'Petty cash', 'ASSET', NULL, 'NV', NULL, 'active', 1795710751732, 1795710751732, 1);
INSERT INTO accounts VALUES ('acc_01m8cb74zme17t6qghgjmzehcv', 'org_01m8cb74zme17t6qghn61mmwh3', '2100', 'Trade creditors', 'LIABILITY', 'payable', NULL, NULL, 'active', 1795710751732, 1795710751732, 1);
INSERT INTO accounts VALUES ('acc_01m8cb74zme17t6qghgq335jwq', 'org_01m8cb74zme17t6qghn61mmwh3', '2110', 'Accruals', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795710751732, 1795710751732, 1);
INSERT INTO accounts VALUES ('acc_01m8cb74zme17t6qghgr7mf8ge', 'org_01m8cb74zme17t6qghn61mmwh3', '2200', 'PAYE and National Insurance', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795710751732, 1795710751732, 1);
INSERT INTO accounts VALUES ('acc_01m8cb74zme17t6qghgx06yfmk', 'org_01m8cb74zme17t6qghn61mmwh3', '2210', 'Pension contributions', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795710751732, 1795710751732, 1);
INSERT INTO accounts VALUES ('acc_01m8cb74zme17t6qghh0swgyf2', 'org_01m8cb74zme17t6qghn61mmwh3', '2220', 'Net wages', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795710751732, 1795710751732, 1);
INSERT INTO accounts VALUES ('acc_01m8cb74zme17t6qghh7w8yehe', 'org_01m8cb74zme17t6qghn61mmwh3', '2300', 'Corporation tax', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795710751732, 1795710751732, 1);
INSERT INTO accounts VALUES ('acc_01m8cb74zme17t6qghh8p5d2mb', 'org_01m8cb74zme17t6qghn61mmwh3', '2400', 'Director''s loan account', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795710751732, 1795710751732, 1);
INSERT INTO accounts VALUES ('acc_01m8cb74zme17t6qghhdxf6ajq', 'org_01m8cb74zme17t6qghn61mmwh3', '2500', 'Bank loans', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795710751732, 1795710751732, 1);
INSERT INTO accounts VALUES ('acc_01m8cb74zme17t6qghhgjx8pz0', 'org_01m8cb74zme17t6qghn61mmwh3', '2900', 'Suspense', 'LIABILITY', 'suspense', NULL, NULL, 'active', 1795710751732, 1795710751732, 1);
INSERT INTO accounts VALUES ('acc_01m8cb74zme17t6qghhpgzvvdr', 'org_01m8cb74zme17t6qghn61mmwh3', '3000', 'Share capital', 'EQUITY', NULL, 'NV', NULL, 'active', 1795710751732, 1795710751732, 1);
INSERT INTO accounts VALUES ('acc_01m8cb74zme17t6qghhvyfqks9', 'org_01m8cb74zme17t6qghn61mmwh3', '3100', 'Retained earnings', 'EQUITY', 'retained_earnings', NULL, NULL, 'active', 1795710751732, 1795710751732, 1);
INSERT INTO accounts VALUES ('acc_01m8cb74zme17t6qghhxz34vgm', 'org_01m8cb74zme17t6qghn61mmwh3', '3200', 'Dividends', 'EQUITY', NULL, 'NV', NULL, 'active', 1795710751732, 1795710751732, 1);
INSERT INTO accounts VALUES ('acc_01m8cb74zme17t6qghj09ae4qa', 'org_01m8cb74zme17t6qghn61mmwh3', '3900', 'Opening balances', 'EQUITY', 'opening_balance', NULL, NULL, 'active', 1795710751732, 1795710751732, 1);
INSERT INTO accounts VALUES ('acc_01m8cb74zme17t6qghj619yjsn', 'org_01m8cb74zme17t6qghn61mmwh3', '4000', 'Sales', 'INCOME', NULL, 'ST', NULL, 'active', 1795710751732, 1795710751732, 1);
INSERT INTO accounts VALUES ('acc_01m8cb74zme17t6qghjbzrjtq7', 'org_01m8cb74zme17t6qghn61mmwh3', '4010', 'Sales, zero-rated', 'INCOME', NULL, 'ZR', NULL, 'active', 1795710751732, 1795710751732, 1);
INSERT INTO accounts VALUES ('acc_01m8cb74zme17t6qghjfby5k8v', 'org_01m8cb74zme17t6qghn61mmwh3', '4090', 'Other income', 'INCOME', NULL, 'ST', NULL, 'active', 1795710751732, 1795710751732, 1);
INSERT INTO accounts VALUES ('acc_01m8cb74zme17t6qghjgc1cmv9', 'org_01m8cb74zme17t6qghn61mmwh3', '4900', 'Interest received', 'INCOME', NULL, 'EX', NULL, 'active', 1795710751732, 1795710751732, 1);
INSERT INTO accounts VALUES ('acc_01m8cb74zme17t6qghjmjw3zba', 'org_01m8cb74zme17t6qghn61mmwh3', '4920', 'VAT flat-rate scheme difference', 'INCOME', 'vat_scheme_difference', NULL, NULL, 'active', 1795710751732, 1795710751732, 1);
INSERT INTO accounts VALUES ('acc_01m8cb74zme17t6qghjvcez682', 'org_01m8cb74zme17t6qghn61mmwh3', '5000', 'Cost of goods sold', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795710751732, 1795710751732, 1);
INSERT INTO accounts VALUES ('acc_01m8cb74zme17t6qghjz34ycp2', 'org_01m8cb74zme17t6qghn61mmwh3', '5010', 'Subcontractors', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795710751732, 1795710751732, 1);
INSERT INTO accounts VALUES ('acc_01m8cb74zme17t6qghk260ny15', 'org_01m8cb74zme17t6qghn61mmwh3', '5020', 'Carriage and postage', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795710751732, 1795710751732, 1);
INSERT INTO accounts VALUES ('acc_01m8cb74zme17t6qghk667vg6j', 'org_01m8cb74zme17t6qghn61mmwh3', '6000', 'Wages and salaries', 'EXPENSE', NULL, 'NV', NULL, 'active', 1795710751732, 1795710751732, 1);
INSERT INTO accounts VALUES ('acc_01m8cb74zme17t6qghk8kyvn7b', 'org_01m8cb74zme17t6qghn61mmwh3', '6010', 'Employer''s National Insurance', 'EXPENSE', NULL, 'NV', NULL, 'active', 1795710751732, 1795710751732, 1);
INSERT INTO accounts VALUES ('acc_01m8cb74zme17t6qghkem866m7', 'org_01m8cb74zme17t6qghn61mmwh3', '6020', 'Employer''s pension', 'EXPENSE', NULL, 'NV', NULL, 'active', 1795710751732, 1795710751732, 1);
INSERT INTO accounts VALUES ('acc_01m8cb74zme17t6qghkjgn7r55', 'org_01m8cb74zme17t6qghn61mmwh3', '6100', 'Rent', 'EXPENSE', NULL, 'EX', NULL, 'active', 1795710751732, 1795710751732, 1);
INSERT INTO accounts VALUES ('acc_01m8cb74zme17t6qghknwvmhnz', 'org_01m8cb74zme17t6qghn61mmwh3', '6110', 'Business rates', 'EXPENSE', NULL, 'NV', NULL, 'active', 1795710751732, 1795710751732, 1);
INSERT INTO accounts VALUES ('acc_01m8cb74zme17t6qghkvmwgakq', 'org_01m8cb74zme17t6qghn61mmwh3', '6120', 'Light, heat and water', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795710751732, 1795710751732, 1);
INSERT INTO accounts VALUES ('acc_01m8cb74zme17t6qghkywgxswy', 'org_01m8cb74zme17t6qghn61mmwh3', '6200', 'Telephone and internet', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795710751732, 1795710751732, 1);
INSERT INTO accounts VALUES ('acc_01m8cb74zme17t6qghm2jz4x4b', 'org_01m8cb74zme17t6qghn61mmwh3', '6210', 'Software and subscriptions', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795710751732, 1795710751732, 1);
INSERT INTO accounts VALUES ('acc_01m8cb74zme17t6qghm5qx7jcc', 'org_01m8cb74zme17t6qghn61mmwh3', '6220', 'Printing and stationery', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795710751732, 1795710751732, 1);
INSERT INTO accounts VALUES ('acc_01m8cb74zme17t6qghmasb6the', 'org_01m8cb74zme17t6qghn61mmwh3', '6300', 'Travel and subsistence', 'EXPENSE', NULL, 'ZR', NULL, 'active', 1795710751732, 1795710751732, 1);
INSERT INTO accounts VALUES ('acc_01m8cb74zme17t6qghmczbx47s', 'org_01m8cb74zme17t6qghn61mmwh3', '6310', 'Motor expenses', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795710751732, 1795710751732, 1);
INSERT INTO accounts VALUES ('acc_01m8cb74zme17t6qghmjqjg7ms', 'org_01m8cb74zme17t6qghn61mmwh3', '6400', 'Advertising and marketing', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795710751732, 1795710751732, 1);
INSERT INTO accounts VALUES ('acc_01m8cb74zme17t6qghmps39bpy', 'org_01m8cb74zme17t6qghn61mmwh3', '6500', 'Accountancy and legal fees', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795710751732, 1795710751732, 1);
INSERT INTO accounts VALUES ('acc_01m8cb74zme17t6qghms054dw0', 'org_01m8cb74zme17t6qghn61mmwh3', '6600', 'Insurance', 'EXPENSE', NULL, 'EX', NULL, 'active', 1795710751732, 1795710751732, 1);
INSERT INTO accounts VALUES ('acc_01m8cb74zme17t6qghmy8kg8p6', 'org_01m8cb74zme17t6qghn61mmwh3', '6700', 'Bank charges', 'EXPENSE', NULL, 'EX', NULL, 'active', 1795710751732, 1795710751732, 1);
INSERT INTO accounts VALUES ('acc_01m8cb74zme17t6qghn2a5qt62', 'org_01m8cb74zme17t6qghn61mmwh3', '6990', 'Rounding differences', 'EXPENSE', 'rounding', NULL, NULL, 'active', 1795710751732, 1795710751732, 1);
INSERT INTO accounts VALUES ('acc_01m8cb751ae6f8957mfqkv5c44', 'org_01m8cb74zme17t6qghn61mmwh3', '2250', 'VAT', 'LIABILITY', 'vat_control', NULL, NULL, 'active', 1795710751786, 1795710751786, 1);
INSERT INTO accounts VALUES ('acc_01m8cb7524ey09gqzs6qvvqjyr', 'org_01m8cb74zme17t6qghn61mmwh3', '4100', 'Room hire', 'INCOME', NULL, 'EX', NULL, 'active', 1795710751812, 1795710751812, 1);
INSERT INTO accounts VALUES ('acc_01m8cb753mev8r5k9ncv0gqt7c', 'org_01m8cb74zme17t6qghn61mmwh3', '6800', 'Depreciation', 'EXPENSE', NULL, NULL, NULL, 'active', 1795710751860, 1795710751860, 1);
INSERT INTO accounts VALUES ('acc_01m8cb756ge12shhfvrctm43c3', 'org_01m8cb74zme17t6qghn61mmwh3', '1301', 'Savings', 'ASSET', 'bank', NULL, NULL, 'active', 1795710751952, 1795710751952, 1);
INSERT INTO contacts VALUES ('con_01m8cb7586e39atr309dz7t7bh', 'org_01m8cb74zme17t6qghn61mmwh3', 'customer', 'Abbey Schools Trust', NULL, NULL, NULL, NULL, NULL, 30, NULL, NULL, 'active', 'abbey schools trust', 1795710752006, 1795710752006, 1);
INSERT INTO contacts VALUES ('con_01m8cb7596ej79vfv8n2t1q6z7', 'org_01m8cb74zme17t6qghn61mmwh3', 'customer', 'Kestrel Fitness CIC', NULL, NULL, NULL, NULL, NULL, 30, NULL, NULL, 'active', 'kestrel fitness cic', 1795710752038, 1795710752038, 1);
INSERT INTO contacts VALUES ('con_01m8cb75acejebjw1ekkcz4yv4', 'org_01m8cb74zme17t6qghn61mmwh3', 'customer', 'Marlow & Pike LLP', NULL, NULL, NULL, NULL, NULL, 30, NULL, NULL, 'active', 'marlow & pike llp', 1795710752076, 1795710752076, 1);
INSERT INTO contacts VALUES ('con_01m8cb75bge539epkanj9qy10g', 'org_01m8cb74zme17t6qghn61mmwh3', 'supplier', 'Printwell', NULL, NULL, NULL, NULL, NULL, 30, NULL, NULL, 'active', 'printwell', 1795710752112, 1795710752112, 1);
INSERT INTO contacts VALUES ('con_01m8cb75credmajyyrq06fzpnz', 'org_01m8cb74zme17t6qghn61mmwh3', 'supplier', 'Techbarn', NULL, NULL, NULL, NULL, NULL, 30, NULL, NULL, 'active', 'techbarn', 1795710752152, 1795710752152, 1);
INSERT INTO contacts VALUES ('con_01m8cb75e3e6tsf89hqy3jrez9', 'org_01m8cb74zme17t6qghn61mmwh3', 'supplier', 'Harcourt Lettings', NULL, NULL, NULL, NULL, NULL, 30, NULL, NULL, 'active', 'harcourt lettings', 1795710752195, 1795710752195, 1);
INSERT INTO contacts VALUES ('con_01m8cb75fdezsbk1yfbaf59cjb', 'org_01m8cb74zme17t6qghn61mmwh3', 'supplier', 'Fern & Rowe', NULL, NULL, NULL, NULL, NULL, 30, NULL, NULL, 'active', 'fern & rowe', 1795710752237, 1795710752237, 1);
INSERT INTO journals VALUES ('jnl_01m8cb7558e2aayg89hv0t7b2r', 'org_01m8cb74zme17t6qghn61mmwh3', 1, '2026-01-01', 'Opening balance of Current', NULL, NULL, 'opening', NULL, 1000000, 1795710751912, 'usr_01m8cb732betj9e15sk9y8a27d', X'C4744D39B1428A7A462566D24F7D9142D62694C142E8F7DAFFF3FE20C4E02BF1', 'opening balance of current');
INSERT INTO journals VALUES ('jnl_01m8cb75jse15ay14cx1q1g106', 'org_01m8cb74zme17t6qghn61mmwh3', 2, '2026-01-15', 'Sales invoice INV-0001, Abbey Schools Trust', 'INV-0001', NULL, 'invoice', NULL, 234000, 1795710752345, 'usr_01m8cb732betj9e15sk9y8a27d', X'44246CA2346FDB40B037170AECE124C7736E02A18E2344C9052C0268FF8D4F4C', 'sales invoice inv-0001, abbey schools trust
inv-0001');
INSERT INTO journals VALUES ('jnl_01m8cb75k5ej8t69hr2dqyen46', 'org_01m8cb74zme17t6qghn61mmwh3', 3, '2026-01-20', 'Purchase invoice PX-881, Printwell', 'PX-881', NULL, 'invoice', NULL, 41200, 1795710752357, 'usr_01m8cb732betj9e15sk9y8a27d', X'1088F49326F5DB5F0CF991525340F8A3A05FD647803CCA2A0543210FD1507DFB', 'purchase invoice px-881, printwell
px-881');
INSERT INTO journals VALUES ('jnl_01m8cb75kce4ety3bykx5n1fxt', 'org_01m8cb74zme17t6qghn61mmwh3', 4, '2026-01-21', 'Purchase invoice TB-0117, Techbarn', 'TB-0117', NULL, 'invoice', NULL, 107880, 1795710752364, 'usr_01m8cb732betj9e15sk9y8a27d', X'74CF41C34BC9399135B19B8543C61770828F0211132FB5FDB53C9BC82F75CABE', 'purchase invoice tb-0117, techbarn
tb-0117');
INSERT INTO journals VALUES ('jnl_01m8cb75kme12rvb9jdn1zkn4z', 'org_01m8cb74zme17t6qghn61mmwh3', 5, '2026-01-28', 'Sales invoice INV-0002, Abbey Schools Trust', 'INV-0002', NULL, 'invoice', NULL, 87000, 1795710752372, 'usr_01m8cb732betj9e15sk9y8a27d', X'D56D09FF1C0B12D4A6C85E7399C9AC40EDB3ABE3172B9B731D2863EC31EB93E6', 'sales invoice inv-0002, abbey schools trust
inv-0002');
INSERT INTO journals VALUES ('jnl_01m8cb75ktevebhfydebag4pb0', 'org_01m8cb74zme17t6qghn61mmwh3', 6, '2026-02-01', 'Purchase invoice HL-33, Harcourt Lettings', 'HL-33', NULL, 'invoice', NULL, 135000, 1795710752378, 'usr_01m8cb732betj9e15sk9y8a27d', X'9D1B719474D15EB4896AECB99A4FC3A36F7D3341F16BCC09B04CA113241127FC', 'purchase invoice hl-33, harcourt lettings
hl-33');
INSERT INTO journals VALUES ('jnl_01m8cb75kzee99nb998j30x6w5', 'org_01m8cb74zme17t6qghn61mmwh3', 7, '2026-02-09', 'Sales invoice INV-0003, Kestrel Fitness CIC', 'INV-0003', NULL, 'invoice', NULL, 28200, 1795710752383, 'usr_01m8cb732betj9e15sk9y8a27d', X'1C051BC446EEBB75431B802029C0AEF1EE5EF41BD61D74C105A610B2161D400E', 'sales invoice inv-0003, kestrel fitness cic
inv-0003');
INSERT INTO journals VALUES ('jnl_01m8cb75mpegw9g72ney3h5g4s', 'org_01m8cb74zme17t6qghn61mmwh3', 8, '2026-02-20', 'Sales invoice INV-0004, Marlow & Pike LLP', 'INV-0004', NULL, 'invoice', NULL, 159840, 1795710752406, 'usr_01m8cb732betj9e15sk9y8a27d', X'A8D32B366F89D8404438C67029943DF818C363B320A165EA097A8AFD0656C06C', 'sales invoice inv-0004, marlow & pike llp
inv-0004');
INSERT INTO journals VALUES ('jnl_01m8cb75n0e5t9dqqfwx183sby', 'org_01m8cb74zme17t6qghn61mmwh3', 9, '2026-03-03', 'Sales invoice INV-0005, Marlow & Pike LLP', 'INV-0005', NULL, 'invoice', NULL, 60000, 1795710752416, 'usr_01m8cb732betj9e15sk9y8a27d', X'8E84C750D549814B06A6F5A77ED03443AC27314DF2944B336ED20D9E5807DB4B', 'sales invoice inv-0005, marlow & pike llp
inv-0005');
INSERT INTO journals VALUES ('jnl_01m8cb75n8eh29pdqtx4060nn4', 'org_01m8cb74zme17t6qghn61mmwh3', 10, '2026-03-12', 'Sales credit note CN-0001, Marlow & Pike LLP', 'CN-0001', NULL, 'invoice', NULL, 18000, 1795710752424, 'usr_01m8cb732betj9e15sk9y8a27d', X'E67147E369747FF09FBBE3C6D3AB3534D158E888483E2259434770A8C25259EF', 'sales credit note cn-0001, marlow & pike llp
cn-0001');
INSERT INTO journals VALUES ('jnl_01m8cb75nhej5ae8as2q3ycnra', 'org_01m8cb74zme17t6qghn61mmwh3', 11, '2026-03-24', 'Purchase invoice FR-1209, Fern & Rowe', 'FR-1209', NULL, 'invoice', NULL, 76800, 1795710752433, 'usr_01m8cb732betj9e15sk9y8a27d', X'2A5939881AFC79F0884533331E1F0C54CC13390AA409FDA1F26A801CF74ED91C', 'purchase invoice fr-1209, fern & rowe
fr-1209');
INSERT INTO journals VALUES ('jnl_01m8cb75ntec0tkde5w28kcejp', 'org_01m8cb74zme17t6qghn61mmwh3', 12, '2026-03-27', 'Sales invoice INV-0006, Abbey Schools Trust', 'INV-0006', NULL, 'invoice', NULL, 56400, 1795710752442, 'usr_01m8cb732betj9e15sk9y8a27d', X'E918932DB535CE22AB7CA0EC32A471A5B928BC3C4A8645F73A8DFB6394FBD087', 'sales invoice inv-0006, abbey schools trust
inv-0006');
INSERT INTO journals VALUES ('jnl_01m8cb75qne9yb4g9fjzyvdem0', 'org_01m8cb74zme17t6qghn61mmwh3', 13, '2026-03-03', 'Reversal of journal 9: Sales invoice INV-0005, Marlow & Pike LLP', 'INV-0005', NULL, 'reversal', 'jnl_01m8cb75n0e5t9dqqfwx183sby', 60000, 1795710752501, 'usr_01m8cb732betj9e15sk9y8a27d', X'5EF5F12280DE2998CF6E1D89102E549CA1AFEA794251CAB70195DEFD83818193', 'reversal of journal 9: sales invoice inv-0005, marlow & pike llp
inv-0005');
INSERT INTO journals VALUES ('jnl_01m8cb75vke5j9f0y4tjnj6qea', 'org_01m8cb74zme17t6qghn61mmwh3', 14, '2026-01-01', 'Opening balances', 'JV-001', 'JV-001', 'manual', NULL, 1000000, 1795710752627, 'usr_01m8cb732betj9e15sk9y8a27d', X'2A71D71CFBA54E6E77BE142A21044B105DB703D08A1DCE2FF7953B27F04CD0D9', 'opening balances
jv-001');
INSERT INTO journals VALUES ('jnl_01m8cb75vke5j9f0y4tr76370z', 'org_01m8cb74zme17t6qghn61mmwh3', 15, '2026-03-31', 'March wages', 'JV-002', 'JV-002', 'manual', NULL, 100000, 1795710752627, 'usr_01m8cb732betj9e15sk9y8a27d', X'F3A57BB2F8AFDDA4DB5A7A5B74233FD4A1001D41727B8B4C37C1355B84095B4D', 'march wages
jv-002');
INSERT INTO journals VALUES ('jnl_01m8cb75vke5j9f0y4v07n418a', 'org_01m8cb74zme17t6qghn61mmwh3', 16, '2026-03-31', 'Depreciation of the laptop', 'JV-003', 'JV-003', 'manual', NULL, 7492, 1795710752627, 'usr_01m8cb732betj9e15sk9y8a27d', X'2BB6F972A2EE28DA3CEC1550249891F9083E2D723E7276D1213875370A6CA4D8', 'depreciation of the laptop
jv-003');
INSERT INTO journals VALUES ('jnl_01m8cb75wze9rt0k2xznv91w0p', 'org_01m8cb74zme17t6qghn61mmwh3', 17, '2026-03-06', 'Receipt from Kestrel Fitness CIC', NULL, NULL, 'settlement', NULL, 28200, 1795710752671, 'usr_01m8cb732betj9e15sk9y8a27d', X'C00C6A0873F17229EC3CADC703A6C4B32A77A249A395C8C60D4DD86BF90B2CD4', 'receipt from kestrel fitness cic');
INSERT INTO journals VALUES ('jnl_01m8cb7624evnt6wksn3h1n80z', 'org_01m8cb74zme17t6qghn61mmwh3', 18, '2026-01-22', 'FPO TECHBARN LTD TB-0117', NULL, NULL, 'settlement', NULL, 107880, 1795710752836, 'usr_01m8cb732betj9e15sk9y8a27d', X'3420D1520EBA738485536E9C37515C428C7006808759DAED84DE7D5F6350D089', 'fpo techbarn ltd tb-0117');
INSERT INTO journals VALUES ('jnl_01m8cb7652ebgawwyv42vybe6x', 'org_01m8cb74zme17t6qghn61mmwh3', 19, '2026-01-30', 'FPI ABBEY SCHOOLS TRUST PART INV-0001', NULL, NULL, 'settlement', NULL, 150000, 1795710752930, 'usr_01m8cb732betj9e15sk9y8a27d', X'39D110C326EB418AB2C17F0C73BB8D680A7399B1DEB7864105123597E19F710A', 'fpi abbey schools trust part inv-0001');
INSERT INTO journals VALUES ('jnl_01m8cb767qexq85eq0ezav3scj', 'org_01m8cb74zme17t6qghn61mmwh3', 20, '2026-02-10', 'FPO HARCOURT LETTINGS HL-33', NULL, NULL, 'settlement', NULL, 135000, 1795710753015, 'usr_01m8cb732betj9e15sk9y8a27d', X'67D94C72369401158EBCA78328E906C524AFD2F1CAFC26B1EF6FDBFB3DDC29C9', 'fpo harcourt lettings hl-33');
INSERT INTO journals VALUES ('jnl_01m8cb76bme2map3em8rhht927', 'org_01m8cb74zme17t6qghn61mmwh3', 21, '2026-02-16', 'FPI ABBEY SCHOOLS TRUST INV-0001 INV-0002', NULL, NULL, 'settlement', NULL, 171000, 1795710753140, 'usr_01m8cb732betj9e15sk9y8a27d', X'3A982A82652FD7E4FD87036D42FAC61A3AC9CACF59E0DD412E6FF67DAB5C6E55', 'fpi abbey schools trust inv-0001 inv-0002');
INSERT INTO journals VALUES ('jnl_01m8cb76eeergrts8cxdj5mjea', 'org_01m8cb74zme17t6qghn61mmwh3', 22, '2026-02-27', 'FPO PRINTWELL PX-881', NULL, NULL, 'settlement', NULL, 40000, 1795710753230, 'usr_01m8cb732betj9e15sk9y8a27d', X'149218AE2799895F1FB9DFF00929AC6E202F20CFF5FE031F83E645B9FDED50A2', 'fpo printwell px-881');
INSERT INTO journals VALUES ('jnl_01m8cb76gwe2gtym2wvwe19b0w', 'org_01m8cb74zme17t6qghn61mmwh3', 23, '2026-03-16', 'FPI MARLOW AND PIKE LLP INV-0004 LESS CN-0001', NULL, NULL, 'settlement', NULL, 141840, 1795710753308, 'usr_01m8cb732betj9e15sk9y8a27d', X'3E208DB93E5608308D1D88C718A96DC051B4F44FE3C0C1DF401352AFA564B99F', 'fpi marlow and pike llp inv-0004 less cn-0001');
INSERT INTO journals VALUES ('jnl_01m8cb76qpechvvxpkhm6aedz4', 'org_01m8cb74zme17t6qghn61mmwh3', 24, '2026-03-25', 'TFR TO SAVINGS', NULL, NULL, 'bank', NULL, 200000, 1795710753526, 'usr_01m8cb732betj9e15sk9y8a27d', X'B8EF029C9C4162407405238ED42800B7FD0BACA739A13D93F1F0AC2B6AFEB904', 'tfr to savings');
INSERT INTO journals VALUES ('jnl_01m8cb76vaehqbgp6jww085a66', 'org_01m8cb74zme17t6qghn61mmwh3', 25, '2026-03-31', 'FPO J WREN NET PAY MARCH', NULL, NULL, 'bank', NULL, 93655, 1795710753642, 'usr_01m8cb732betj9e15sk9y8a27d', X'3E08D72061F64C5B28596AABBFA99A5EE41D4688202AEC79D422BDC781D502B5', 'fpo j wren net pay march');
INSERT INTO journals VALUES ('jnl_01m8cb77g7et0993cj5gdjehp0', 'org_01m8cb74zme17t6qghn61mmwh3', 26, '2026-02-18', 'CARD TRAINLINE.COM LONDON', NULL, NULL, 'bank', NULL, 5840, 1795710754311, 'usr_01m8cb732betj9e15sk9y8a27d', X'3AB7FB57647FAC0604BC963E6D4BC61145543AE81BA6DDBBE5162A616E35FCBF', 'card trainline.com london');
INSERT INTO journals VALUES ('jnl_01m8cb77mrex9s5a4vyedd8bjd', 'org_01m8cb74zme17t6qghn61mmwh3', 27, '2026-03-02', 'CARD SLATEWORK SOFTWARE SUBSCRIPTION', NULL, NULL, 'bank', NULL, 3600, 1795710754456, 'usr_01m8cb732betj9e15sk9y8a27d', X'95F8DA2E529A4D30ABF4E74737D4482C0D70B3955EE0838AAA55FFFFFFACA66A', 'card slatework software subscription');
INSERT INTO journals VALUES ('jnl_01m8cb77q0eahtb4bx2jj2jkpe', 'org_01m8cb74zme17t6qghn61mmwh3', 28, '2026-02-02', 'CARD SLATEWORK SOFTWARE SUBSCRIPTION', NULL, NULL, 'bank', NULL, 3600, 1795710754528, 'usr_01m8cb732betj9e15sk9y8a27d', X'C848EE4C2139135B1BC024A59730B87BBACBCE33B10EA677407FBC8806E63C7B', 'card slatework software subscription');
INSERT INTO journals VALUES ('jnl_01m8cb77rvefstjf51xwcjqp91', 'org_01m8cb74zme17t6qghn61mmwh3', 29, '2026-03-20', 'TOTAL CHARGES TO 19MAR2026', NULL, NULL, 'bank', NULL, 750, 1795710754587, 'usr_01m8cb732betj9e15sk9y8a27d', X'15FDF5B6CEE384E39BC63AC9BF5226D4037D7D7BB586B1ED651F549CE9BEB827', 'total charges to 19mar2026');
INSERT INTO journals VALUES ('jnl_01m8cb78f0eqgs8z9whhryr4m9', 'org_01m8cb73e7ee38k3jjbd5q35v0', 1, '2026-03-02', 'A journal', NULL, NULL, 'manual', NULL, 50000, 1795710755296, 'usr_01m8cb732betj9e15sk9y8a27d', X'ED30EF52BC2CCD0B5BF94DF0895A13F2498CDDABA7DD78A93974A80C86BCCD3E', 'a journal');
INSERT INTO journals VALUES ('jnl_01m8cb78g0errstyxwkrn0nybt', 'org_01m8cb73e7ee38k3jjbd5q35v0', 2, '2026-03-20', 'Reversal of journal 1: A journal', NULL, NULL, 'reversal', 'jnl_01m8cb78f0eqgs8z9whhryr4m9', 50000, 1795710755328, 'usr_01m8cb732betj9e15sk9y8a27d', X'981E53A9D3DDB4F2D81C197A1277331AB6FB7DBF5419C63CF4BB574EE01E9463', 'reversal of journal 1: a journal');
INSERT INTO journal_lines VALUES ('org_01m8cb73e7ee38k3jjbd5q35v0', 1, 1, 'acc_01m8cb73e7ee38k3jj9d7dycf9', 50000, NULL, NULL, 0, 0, '2026-03-02');
INSERT INTO journal_lines VALUES ('org_01m8cb73e7ee38k3jjbd5q35v0', 1, 2, 'acc_01m8cb73e7ee38k3jj6je42mfg', -50000, NULL, NULL, 0, 0, '2026-03-02');
INSERT INTO journal_lines VALUES ('org_01m8cb73e7ee38k3jjbd5q35v0', 2, 1, 'acc_01m8cb73e7ee38k3jj9d7dycf9', -50000, NULL, NULL, 0, 0, '2026-03-20');
INSERT INTO journal_lines VALUES ('org_01m8cb73e7ee38k3jjbd5q35v0', 2, 2, 'acc_01m8cb73e7ee38k3jj6je42mfg', 50000, NULL, NULL, 0, 0, '2026-03-20');
INSERT INTO journal_lines VALUES ('org_01m8cb74zme17t6qghn61mmwh3', 1, 1, 'acc_01m8cb74zme17t6qghg8nqpfwn', 1000000, NULL, NULL, 0, 0, '2026-01-01');
INSERT INTO journal_lines VALUES ('org_01m8cb74zme17t6qghn61mmwh3', 1, 2, 'acc_01m8cb74zme17t6qghj09ae4qa', -1000000, NULL, NULL, 0, 0, '2026-01-01');
INSERT INTO journal_lines VALUES ('org_01m8cb74zme17t6qghn61mmwh3', 2, 1, 'acc_01m8cb74zme17t6qghfwm1d4r6', 234000, NULL, NULL, 0, 0, '2026-01-15');
INSERT INTO journal_lines VALUES ('org_01m8cb74zme17t6qghn61mmwh3', 2, 2, 'acc_01m8cb74zme17t6qghj619yjsn', -195000, 'Course design, 3 days', 'ST', 39000, 0, '2026-01-15');
INSERT INTO journal_lines VALUES ('org_01m8cb74zme17t6qghn61mmwh3', 2, 3, 'acc_01m8cb751ae6f8957mfqkv5c44', -39000, NULL, 'ST', 0, 1, '2026-01-15');
INSERT INTO journal_lines VALUES ('org_01m8cb74zme17t6qghn61mmwh3', 3, 1, 'acc_01m8cb74zme17t6qghgjmzehcv', -41200, NULL, NULL, 0, 0, '2026-01-20');
INSERT INTO journal_lines VALUES ('org_01m8cb74zme17t6qghn61mmwh3', 3, 2, 'acc_01m8cb74zme17t6qghjvcez682', 41200, 'Printing of workbooks', 'ZR', 0, 0, '2026-01-20');
INSERT INTO journal_lines VALUES ('org_01m8cb74zme17t6qghn61mmwh3', 4, 1, 'acc_01m8cb74zme17t6qghgjmzehcv', -107880, NULL, NULL, 0, 0, '2026-01-21');
INSERT INTO journal_lines VALUES ('org_01m8cb74zme17t6qghn61mmwh3', 4, 2, 'acc_01m8cb74zme17t6qghf9a82brr', 89900, 'Laptop', 'ST', 17980, 0, '2026-01-21');
INSERT INTO journal_lines VALUES ('org_01m8cb74zme17t6qghn61mmwh3', 4, 3, 'acc_01m8cb751ae6f8957mfqkv5c44', 17980, NULL, 'ST', 0, 1, '2026-01-21');
INSERT INTO journal_lines VALUES ('org_01m8cb74zme17t6qghn61mmwh3', 5, 1, 'acc_01m8cb74zme17t6qghfwm1d4r6', 87000, NULL, NULL, 0, 0, '2026-01-28');
INSERT INTO journal_lines VALUES ('org_01m8cb74zme17t6qghn61mmwh3', 5, 2, 'acc_01m8cb74zme17t6qghjbzrjtq7', -87000, 'Workbooks', 'ZR', 0, 0, '2026-01-28');
INSERT INTO journal_lines VALUES ('org_01m8cb74zme17t6qghn61mmwh3', 6, 1, 'acc_01m8cb74zme17t6qghgjmzehcv', -135000, NULL, NULL, 0, 0, '2026-02-01');
INSERT INTO journal_lines VALUES ('org_01m8cb74zme17t6qghn61mmwh3', 6, 2, 'acc_01m8cb74zme17t6qghkjgn7r55', 135000, 'Rent, January to March', 'EX', 0, 0, '2026-02-01');
INSERT INTO journal_lines VALUES ('org_01m8cb74zme17t6qghn61mmwh3', 7, 1, 'acc_01m8cb74zme17t6qghfwm1d4r6', 28200, NULL, NULL, 0, 0, '2026-02-09');
INSERT INTO journal_lines VALUES ('org_01m8cb74zme17t6qghn61mmwh3', 7, 2, 'acc_01m8cb7524ey09gqzs6qvvqjyr', -24000, 'Seminar room, 5 evenings', 'EX', 0, 0, '2026-02-09');
INSERT INTO journal_lines VALUES ('org_01m8cb74zme17t6qghn61mmwh3', 7, 3, 'acc_01m8cb74zme17t6qghj619yjsn', -3500, 'Projector', 'ST', 700, 0, '2026-02-09');
INSERT INTO journal_lines VALUES ('org_01m8cb74zme17t6qghn61mmwh3', 7, 4, 'acc_01m8cb751ae6f8957mfqkv5c44', -700, NULL, 'ST', 0, 1, '2026-02-09');
INSERT INTO journal_lines VALUES ('org_01m8cb74zme17t6qghn61mmwh3', 8, 1, 'acc_01m8cb74zme17t6qghfwm1d4r6', 159840, NULL, NULL, 0, 0, '2026-02-20');
INSERT INTO journal_lines VALUES ('org_01m8cb74zme17t6qghn61mmwh3', 8, 2, 'acc_01m8cb74zme17t6qghj619yjsn', -133200, 'Course for new starters', 'ST', 26640, 0, '2026-02-20');
INSERT INTO journal_lines VALUES ('org_01m8cb74zme17t6qghn61mmwh3', 8, 3, 'acc_01m8cb751ae6f8957mfqkv5c44', -26640, NULL, 'ST', 0, 1, '2026-02-20');
INSERT INTO journal_lines VALUES ('org_01m8cb74zme17t6qghn61mmwh3', 9, 1, 'acc_01m8cb74zme17t6qghfwm1d4r6', 60000, NULL, NULL, 0, 0, '2026-03-03');
INSERT INTO journal_lines VALUES ('org_01m8cb74zme17t6qghn61mmwh3', 9, 2, 'acc_01m8cb74zme17t6qghj619yjsn', -50000, 'Raised in error', 'ST', 10000, 0, '2026-03-03');
INSERT INTO journal_lines VALUES ('org_01m8cb74zme17t6qghn61mmwh3', 9, 3, 'acc_01m8cb751ae6f8957mfqkv5c44', -10000, NULL, 'ST', 0, 1, '2026-03-03');
INSERT INTO journal_lines VALUES ('org_01m8cb74zme17t6qghn61mmwh3', 10, 1, 'acc_01m8cb74zme17t6qghfwm1d4r6', -18000, NULL, NULL, 0, 0, '2026-03-12');
INSERT INTO journal_lines VALUES ('org_01m8cb74zme17t6qghn61mmwh3', 10, 2, 'acc_01m8cb74zme17t6qghj619yjsn', 15000, 'A day that was not held', 'ST', 3000, 0, '2026-03-12');
INSERT INTO journal_lines VALUES ('org_01m8cb74zme17t6qghn61mmwh3', 10, 3, 'acc_01m8cb751ae6f8957mfqkv5c44', 3000, NULL, 'ST', 0, 1, '2026-03-12');
INSERT INTO journal_lines VALUES ('org_01m8cb74zme17t6qghn61mmwh3', 11, 1, 'acc_01m8cb74zme17t6qghgjmzehcv', -76800, NULL, NULL, 0, 0, '2026-03-24');
INSERT INTO journal_lines VALUES ('org_01m8cb74zme17t6qghn61mmwh3', 11, 2, 'acc_01m8cb74zme17t6qghjz34ycp2', 64000, 'Illustration, 2 days', 'ST', 12800, 0, '2026-03-24');
INSERT INTO journal_lines VALUES ('org_01m8cb74zme17t6qghn61mmwh3', 11, 3, 'acc_01m8cb751ae6f8957mfqkv5c44', 12800, NULL, 'ST', 0, 1, '2026-03-24');
INSERT INTO journal_lines VALUES ('org_01m8cb74zme17t6qghn61mmwh3', 12, 1, 'acc_01m8cb74zme17t6qghfwm1d4r6', 56400, NULL, NULL, 0, 0, '2026-03-27');
INSERT INTO journal_lines VALUES ('org_01m8cb74zme17t6qghn61mmwh3', 12, 2, 'acc_01m8cb74zme17t6qghjbzrjtq7', -17400, 'Workbooks', 'ZR', 0, 0, '2026-03-27');
INSERT INTO journal_lines VALUES ('org_01m8cb74zme17t6qghn61mmwh3', 12, 3, 'acc_01m8cb74zme17t6qghj619yjsn', -32500, 'Half a day of course design', 'ST', 6500, 0, '2026-03-27');
INSERT INTO journal_lines VALUES ('org_01m8cb74zme17t6qghn61mmwh3', 12, 4, 'acc_01m8cb751ae6f8957mfqkv5c44', -6500, NULL, 'ST', 0, 1, '2026-03-27');
INSERT INTO journal_lines VALUES ('org_01m8cb74zme17t6qghn61mmwh3', 13, 1, 'acc_01m8cb74zme17t6qghfwm1d4r6', -60000, NULL, NULL, 0, 0, '2026-03-03');
INSERT INTO journal_lines VALUES ('org_01m8cb74zme17t6qghn61mmwh3', 13, 2, 'acc_01m8cb74zme17t6qghj619yjsn', 50000, 'Raised in error', 'ST', 10000, 0, '2026-03-03');
INSERT INTO journal_lines VALUES ('org_01m8cb74zme17t6qghn61mmwh3', 13, 3, 'acc_01m8cb751ae6f8957mfqkv5c44', 10000, NULL, 'ST', 0, 1, '2026-03-03');
INSERT INTO journal_lines VALUES ('org_01m8cb74zme17t6qghn61mmwh3', 14, 1, 'acc_01m8cb74zme17t6qghj09ae4qa', 1000000, NULL, NULL, 0, 0, '2026-01-01');
INSERT INTO journal_lines VALUES ('org_01m8cb74zme17t6qghn61mmwh3', 14, 2, 'acc_01m8cb74zme17t6qghhpgzvvdr', -10000, 'Share capital', NULL, 0, 0, '2026-01-01');
INSERT INTO journal_lines VALUES ('org_01m8cb74zme17t6qghn61mmwh3', 14, 3, 'acc_01m8cb74zme17t6qghh8p5d2mb', -990000, 'Lent by the director', NULL, 0, 0, '2026-01-01');
INSERT INTO journal_lines VALUES ('org_01m8cb74zme17t6qghn61mmwh3', 15, 1, 'acc_01m8cb74zme17t6qghk667vg6j', 100000, NULL, NULL, 0, 0, '2026-03-31');
INSERT INTO journal_lines VALUES ('org_01m8cb74zme17t6qghn61mmwh3', 15, 2, 'acc_01m8cb74zme17t6qghgr7mf8ge', -6345, 'PAYE and National Insurance', NULL, 0, 0, '2026-03-31');
INSERT INTO journal_lines VALUES ('org_01m8cb74zme17t6qghn61mmwh3', 15, 3, 'acc_01m8cb74zme17t6qghh0swgyf2', -93655, 'Net pay', NULL, 0, 0, '2026-03-31');
INSERT INTO journal_lines VALUES ('org_01m8cb74zme17t6qghn61mmwh3', 16, 1, 'acc_01m8cb753mev8r5k9ncv0gqt7c', 7492, '3 of 36 months of 899.00', NULL, 0, 0, '2026-03-31');
INSERT INTO journal_lines VALUES ('org_01m8cb74zme17t6qghn61mmwh3', 16, 2, 'acc_01m8cb74zme17t6qghfnbk1zck', -7492, NULL, NULL, 0, 0, '2026-03-31');
INSERT INTO journal_lines VALUES ('org_01m8cb74zme17t6qghn61mmwh3', 17, 1, 'acc_01m8cb74zme17t6qghfwm1d4r6', -28200, NULL, NULL, 0, 0, '2026-03-06');
INSERT INTO journal_lines VALUES ('org_01m8cb74zme17t6qghn61mmwh3', 17, 2, 'acc_01m8cb74zme17t6qghg8nqpfwn', 28200, NULL, NULL, 0, 0, '2026-03-06');
INSERT INTO journal_lines VALUES ('org_01m8cb74zme17t6qghn61mmwh3', 18, 1, 'acc_01m8cb74zme17t6qghgjmzehcv', 107880, NULL, NULL, 0, 0, '2026-01-22');
INSERT INTO journal_lines VALUES ('org_01m8cb74zme17t6qghn61mmwh3', 18, 2, 'acc_01m8cb74zme17t6qghg8nqpfwn', -107880, NULL, NULL, 0, 0, '2026-01-22');
INSERT INTO journal_lines VALUES ('org_01m8cb74zme17t6qghn61mmwh3', 19, 1, 'acc_01m8cb74zme17t6qghfwm1d4r6', -150000, NULL, NULL, 0, 0, '2026-01-30');
INSERT INTO journal_lines VALUES ('org_01m8cb74zme17t6qghn61mmwh3', 19, 2, 'acc_01m8cb74zme17t6qghg8nqpfwn', 150000, NULL, NULL, 0, 0, '2026-01-30');
INSERT INTO journal_lines VALUES ('org_01m8cb74zme17t6qghn61mmwh3', 20, 1, 'acc_01m8cb74zme17t6qghgjmzehcv', 135000, NULL, NULL, 0, 0, '2026-02-10');
INSERT INTO journal_lines VALUES ('org_01m8cb74zme17t6qghn61mmwh3', 20, 2, 'acc_01m8cb74zme17t6qghg8nqpfwn', -135000, NULL, NULL, 0, 0, '2026-02-10');
INSERT INTO journal_lines VALUES ('org_01m8cb74zme17t6qghn61mmwh3', 21, 1, 'acc_01m8cb74zme17t6qghfwm1d4r6', -171000, NULL, NULL, 0, 0, '2026-02-16');
INSERT INTO journal_lines VALUES ('org_01m8cb74zme17t6qghn61mmwh3', 21, 2, 'acc_01m8cb74zme17t6qghg8nqpfwn', 171000, NULL, NULL, 0, 0, '2026-02-16');
INSERT INTO journal_lines VALUES ('org_01m8cb74zme17t6qghn61mmwh3', 22, 1, 'acc_01m8cb74zme17t6qghgjmzehcv', 40000, NULL, NULL, 0, 0, '2026-02-27');
INSERT INTO journal_lines VALUES ('org_01m8cb74zme17t6qghn61mmwh3', 22, 2, 'acc_01m8cb74zme17t6qghg8nqpfwn', -40000, NULL, NULL, 0, 0, '2026-02-27');
INSERT INTO journal_lines VALUES ('org_01m8cb74zme17t6qghn61mmwh3', 23, 1, 'acc_01m8cb74zme17t6qghfwm1d4r6', -141840, NULL, NULL, 0, 0, '2026-03-16');
INSERT INTO journal_lines VALUES ('org_01m8cb74zme17t6qghn61mmwh3', 23, 2, 'acc_01m8cb74zme17t6qghg8nqpfwn', 141840, NULL, NULL, 0, 0, '2026-03-16');
INSERT INTO journal_lines VALUES ('org_01m8cb74zme17t6qghn61mmwh3', 24, 1, 'acc_01m8cb74zme17t6qghg8nqpfwn', -200000, NULL, NULL, 0, 0, '2026-03-25');
INSERT INTO journal_lines VALUES ('org_01m8cb74zme17t6qghn61mmwh3', 24, 2, 'acc_01m8cb756ge12shhfvrctm43c3', 200000, NULL, NULL, 0, 0, '2026-03-25');
INSERT INTO journal_lines VALUES ('org_01m8cb74zme17t6qghn61mmwh3', 25, 1, 'acc_01m8cb74zme17t6qghg8nqpfwn', -93655, NULL, NULL, 0, 0, '2026-03-31');
INSERT INTO journal_lines VALUES ('org_01m8cb74zme17t6qghn61mmwh3', 25, 2, 'acc_01m8cb74zme17t6qghh0swgyf2', 93655, NULL, NULL, 0, 0, '2026-03-31');
INSERT INTO journal_lines VALUES ('org_01m8cb74zme17t6qghn61mmwh3', 26, 1, 'acc_01m8cb74zme17t6qghg8nqpfwn', -5840, NULL, NULL, 0, 0, '2026-02-18');
INSERT INTO journal_lines VALUES ('org_01m8cb74zme17t6qghn61mmwh3', 26, 2, 'acc_01m8cb74zme17t6qghmasb6the', 5840, NULL, 'ZR', 0, 0, '2026-02-18');
INSERT INTO journal_lines VALUES ('org_01m8cb74zme17t6qghn61mmwh3', 27, 1, 'acc_01m8cb74zme17t6qghg8nqpfwn', -3600, NULL, NULL, 0, 0, '2026-03-02');
INSERT INTO journal_lines VALUES ('org_01m8cb74zme17t6qghn61mmwh3', 27, 2, 'acc_01m8cb74zme17t6qghm2jz4x4b', 3000, NULL, 'ST', 600, 0, '2026-03-02');
INSERT INTO journal_lines VALUES ('org_01m8cb74zme17t6qghn61mmwh3', 27, 3, 'acc_01m8cb751ae6f8957mfqkv5c44', 600, NULL, 'ST', 0, 1, '2026-03-02');
INSERT INTO journal_lines VALUES ('org_01m8cb74zme17t6qghn61mmwh3', 28, 1, 'acc_01m8cb74zme17t6qghg8nqpfwn', -3600, NULL, NULL, 0, 0, '2026-02-02');
INSERT INTO journal_lines VALUES ('org_01m8cb74zme17t6qghn61mmwh3', 28, 2, 'acc_01m8cb74zme17t6qghm2jz4x4b', 3000, NULL, 'ST', 600, 0, '2026-02-02');
INSERT INTO journal_lines VALUES ('org_01m8cb74zme17t6qghn61mmwh3', 28, 3, 'acc_01m8cb751ae6f8957mfqkv5c44', 600, NULL, 'ST', 0, 1, '2026-02-02');
INSERT INTO journal_lines VALUES ('org_01m8cb74zme17t6qghn61mmwh3', 29, 1, 'acc_01m8cb74zme17t6qghg8nqpfwn', -750, NULL, NULL, 0, 0, '2026-03-20');
INSERT INTO journal_lines VALUES ('org_01m8cb74zme17t6qghn61mmwh3', 29, 2, 'acc_01m8cb74zme17t6qghmy8kg8p6', 750, NULL, 'EX', 0, 0, '2026-03-20');
INSERT INTO account_days VALUES ('org_01m8cb73e7ee38k3jjbd5q35v0', '2026-03-02', 'acc_01m8cb73e7ee38k3jj6je42mfg', 0, 50000, 1);
INSERT INTO account_days VALUES ('org_01m8cb73e7ee38k3jjbd5q35v0', '2026-03-02', 'acc_01m8cb73e7ee38k3jj9d7dycf9', 50000, 0, 1);
INSERT INTO account_days VALUES ('org_01m8cb73e7ee38k3jjbd5q35v0', '2026-03-20', 'acc_01m8cb73e7ee38k3jj6je42mfg', 50000, 0, 1);
INSERT INTO account_days VALUES ('org_01m8cb73e7ee38k3jjbd5q35v0', '2026-03-20', 'acc_01m8cb73e7ee38k3jj9d7dycf9', 0, 50000, 1);
INSERT INTO account_days VALUES ('org_01m8cb74zme17t6qghn61mmwh3', '2026-01-01', 'acc_01m8cb74zme17t6qghg8nqpfwn', 1000000, 0, 1);
INSERT INTO account_days VALUES ('org_01m8cb74zme17t6qghn61mmwh3', '2026-01-01', 'acc_01m8cb74zme17t6qghh8p5d2mb', 0, 990000, 1);
INSERT INTO account_days VALUES ('org_01m8cb74zme17t6qghn61mmwh3', '2026-01-01', 'acc_01m8cb74zme17t6qghhpgzvvdr', 0, 10000, 1);
INSERT INTO account_days VALUES ('org_01m8cb74zme17t6qghn61mmwh3', '2026-01-01', 'acc_01m8cb74zme17t6qghj09ae4qa', 1000000, 1000000, 2);
INSERT INTO account_days VALUES ('org_01m8cb74zme17t6qghn61mmwh3', '2026-01-15', 'acc_01m8cb74zme17t6qghfwm1d4r6', 234000, 0, 1);
INSERT INTO account_days VALUES ('org_01m8cb74zme17t6qghn61mmwh3', '2026-01-15', 'acc_01m8cb74zme17t6qghj619yjsn', 0, 195000, 1);
INSERT INTO account_days VALUES ('org_01m8cb74zme17t6qghn61mmwh3', '2026-01-15', 'acc_01m8cb751ae6f8957mfqkv5c44', 0, 39000, 1);
INSERT INTO account_days VALUES ('org_01m8cb74zme17t6qghn61mmwh3', '2026-01-20', 'acc_01m8cb74zme17t6qghgjmzehcv', 0, 41200, 1);
INSERT INTO account_days VALUES ('org_01m8cb74zme17t6qghn61mmwh3', '2026-01-20', 'acc_01m8cb74zme17t6qghjvcez682', 41200, 0, 1);
INSERT INTO account_days VALUES ('org_01m8cb74zme17t6qghn61mmwh3', '2026-01-21', 'acc_01m8cb74zme17t6qghf9a82brr', 89900, 0, 1);
INSERT INTO account_days VALUES ('org_01m8cb74zme17t6qghn61mmwh3', '2026-01-21', 'acc_01m8cb74zme17t6qghgjmzehcv', 0, 107880, 1);
INSERT INTO account_days VALUES ('org_01m8cb74zme17t6qghn61mmwh3', '2026-01-21', 'acc_01m8cb751ae6f8957mfqkv5c44', 17980, 0, 1);
INSERT INTO account_days VALUES ('org_01m8cb74zme17t6qghn61mmwh3', '2026-01-22', 'acc_01m8cb74zme17t6qghg8nqpfwn', 0, 107880, 1);
INSERT INTO account_days VALUES ('org_01m8cb74zme17t6qghn61mmwh3', '2026-01-22', 'acc_01m8cb74zme17t6qghgjmzehcv', 107880, 0, 1);
INSERT INTO account_days VALUES ('org_01m8cb74zme17t6qghn61mmwh3', '2026-01-28', 'acc_01m8cb74zme17t6qghfwm1d4r6', 87000, 0, 1);
INSERT INTO account_days VALUES ('org_01m8cb74zme17t6qghn61mmwh3', '2026-01-28', 'acc_01m8cb74zme17t6qghjbzrjtq7', 0, 87000, 1);
INSERT INTO account_days VALUES ('org_01m8cb74zme17t6qghn61mmwh3', '2026-01-30', 'acc_01m8cb74zme17t6qghfwm1d4r6', 0, 150000, 1);
INSERT INTO account_days VALUES ('org_01m8cb74zme17t6qghn61mmwh3', '2026-01-30', 'acc_01m8cb74zme17t6qghg8nqpfwn', 150000, 0, 1);
INSERT INTO account_days VALUES ('org_01m8cb74zme17t6qghn61mmwh3', '2026-02-01', 'acc_01m8cb74zme17t6qghgjmzehcv', 0, 135000, 1);
INSERT INTO account_days VALUES ('org_01m8cb74zme17t6qghn61mmwh3', '2026-02-01', 'acc_01m8cb74zme17t6qghkjgn7r55', 135000, 0, 1);
INSERT INTO account_days VALUES ('org_01m8cb74zme17t6qghn61mmwh3', '2026-02-02', 'acc_01m8cb74zme17t6qghg8nqpfwn', 0, 3600, 1);
INSERT INTO account_days VALUES ('org_01m8cb74zme17t6qghn61mmwh3', '2026-02-02', 'acc_01m8cb74zme17t6qghm2jz4x4b', 3000, 0, 1);
INSERT INTO account_days VALUES ('org_01m8cb74zme17t6qghn61mmwh3', '2026-02-02', 'acc_01m8cb751ae6f8957mfqkv5c44', 600, 0, 1);
INSERT INTO account_days VALUES ('org_01m8cb74zme17t6qghn61mmwh3', '2026-02-09', 'acc_01m8cb74zme17t6qghfwm1d4r6', 28200, 0, 1);
INSERT INTO account_days VALUES ('org_01m8cb74zme17t6qghn61mmwh3', '2026-02-09', 'acc_01m8cb74zme17t6qghj619yjsn', 0, 3500, 1);
INSERT INTO account_days VALUES ('org_01m8cb74zme17t6qghn61mmwh3', '2026-02-09', 'acc_01m8cb751ae6f8957mfqkv5c44', 0, 700, 1);
INSERT INTO account_days VALUES ('org_01m8cb74zme17t6qghn61mmwh3', '2026-02-09', 'acc_01m8cb7524ey09gqzs6qvvqjyr', 0, 24000, 1);
INSERT INTO account_days VALUES ('org_01m8cb74zme17t6qghn61mmwh3', '2026-02-10', 'acc_01m8cb74zme17t6qghg8nqpfwn', 0, 135000, 1);
INSERT INTO account_days VALUES ('org_01m8cb74zme17t6qghn61mmwh3', '2026-02-10', 'acc_01m8cb74zme17t6qghgjmzehcv', 135000, 0, 1);
INSERT INTO account_days VALUES ('org_01m8cb74zme17t6qghn61mmwh3', '2026-02-16', 'acc_01m8cb74zme17t6qghfwm1d4r6', 0, 171000, 1);
INSERT INTO account_days VALUES ('org_01m8cb74zme17t6qghn61mmwh3', '2026-02-16', 'acc_01m8cb74zme17t6qghg8nqpfwn', 171000, 0, 1);
INSERT INTO account_days VALUES ('org_01m8cb74zme17t6qghn61mmwh3', '2026-02-18', 'acc_01m8cb74zme17t6qghg8nqpfwn', 0, 5840, 1);
INSERT INTO account_days VALUES ('org_01m8cb74zme17t6qghn61mmwh3', '2026-02-18', 'acc_01m8cb74zme17t6qghmasb6the', 5840, 0, 1);
INSERT INTO account_days VALUES ('org_01m8cb74zme17t6qghn61mmwh3', '2026-02-20', 'acc_01m8cb74zme17t6qghfwm1d4r6', 159840, 0, 1);
INSERT INTO account_days VALUES ('org_01m8cb74zme17t6qghn61mmwh3', '2026-02-20', 'acc_01m8cb74zme17t6qghj619yjsn', 0, 133200, 1);
INSERT INTO account_days VALUES ('org_01m8cb74zme17t6qghn61mmwh3', '2026-02-20', 'acc_01m8cb751ae6f8957mfqkv5c44', 0, 26640, 1);
INSERT INTO account_days VALUES ('org_01m8cb74zme17t6qghn61mmwh3', '2026-02-27', 'acc_01m8cb74zme17t6qghg8nqpfwn', 0, 40000, 1);
INSERT INTO account_days VALUES ('org_01m8cb74zme17t6qghn61mmwh3', '2026-02-27', 'acc_01m8cb74zme17t6qghgjmzehcv', 40000, 0, 1);
INSERT INTO account_days VALUES ('org_01m8cb74zme17t6qghn61mmwh3', '2026-03-02', 'acc_01m8cb74zme17t6qghg8nqpfwn', 0, 3600, 1);
INSERT INTO account_days VALUES ('org_01m8cb74zme17t6qghn61mmwh3', '2026-03-02', 'acc_01m8cb74zme17t6qghm2jz4x4b', 3000, 0, 1);
INSERT INTO account_days VALUES ('org_01m8cb74zme17t6qghn61mmwh3', '2026-03-02', 'acc_01m8cb751ae6f8957mfqkv5c44', 600, 0, 1);
INSERT INTO account_days VALUES ('org_01m8cb74zme17t6qghn61mmwh3', '2026-03-03', 'acc_01m8cb74zme17t6qghfwm1d4r6', 60000, 60000, 2);
INSERT INTO account_days VALUES ('org_01m8cb74zme17t6qghn61mmwh3', '2026-03-03', 'acc_01m8cb74zme17t6qghj619yjsn', 50000, 50000, 2);
INSERT INTO account_days VALUES ('org_01m8cb74zme17t6qghn61mmwh3', '2026-03-03', 'acc_01m8cb751ae6f8957mfqkv5c44', 10000, 10000, 2);
INSERT INTO account_days VALUES ('org_01m8cb74zme17t6qghn61mmwh3', '2026-03-06', 'acc_01m8cb74zme17t6qghfwm1d4r6', 0, 28200, 1);
INSERT INTO account_days VALUES ('org_01m8cb74zme17t6qghn61mmwh3', '2026-03-06', 'acc_01m8cb74zme17t6qghg8nqpfwn', 28200, 0, 1);
INSERT INTO account_days VALUES ('org_01m8cb74zme17t6qghn61mmwh3', '2026-03-12', 'acc_01m8cb74zme17t6qghfwm1d4r6', 0, 18000, 1);
INSERT INTO account_days VALUES ('org_01m8cb74zme17t6qghn61mmwh3', '2026-03-12', 'acc_01m8cb74zme17t6qghj619yjsn', 15000, 0, 1);
INSERT INTO account_days VALUES ('org_01m8cb74zme17t6qghn61mmwh3', '2026-03-12', 'acc_01m8cb751ae6f8957mfqkv5c44', 3000, 0, 1);
INSERT INTO account_days VALUES ('org_01m8cb74zme17t6qghn61mmwh3', '2026-03-16', 'acc_01m8cb74zme17t6qghfwm1d4r6', 0, 141840, 1);
INSERT INTO account_days VALUES ('org_01m8cb74zme17t6qghn61mmwh3', '2026-03-16', 'acc_01m8cb74zme17t6qghg8nqpfwn', 141840, 0, 1);
INSERT INTO account_days VALUES ('org_01m8cb74zme17t6qghn61mmwh3', '2026-03-20', 'acc_01m8cb74zme17t6qghg8nqpfwn', 0, 750, 1);
INSERT INTO account_days VALUES ('org_01m8cb74zme17t6qghn61mmwh3', '2026-03-20', 'acc_01m8cb74zme17t6qghmy8kg8p6', 750, 0, 1);
INSERT INTO account_days VALUES ('org_01m8cb74zme17t6qghn61mmwh3', '2026-03-24', 'acc_01m8cb74zme17t6qghgjmzehcv', 0, 76800, 1);
INSERT INTO account_days VALUES ('org_01m8cb74zme17t6qghn61mmwh3', '2026-03-24', 'acc_01m8cb74zme17t6qghjz34ycp2', 64000, 0, 1);
INSERT INTO account_days VALUES ('org_01m8cb74zme17t6qghn61mmwh3', '2026-03-24', 'acc_01m8cb751ae6f8957mfqkv5c44', 12800, 0, 1);
INSERT INTO account_days VALUES ('org_01m8cb74zme17t6qghn61mmwh3', '2026-03-25', 'acc_01m8cb74zme17t6qghg8nqpfwn', 0, 200000, 1);
INSERT INTO account_days VALUES ('org_01m8cb74zme17t6qghn61mmwh3', '2026-03-25', 'acc_01m8cb756ge12shhfvrctm43c3', 200000, 0, 1);
INSERT INTO account_days VALUES ('org_01m8cb74zme17t6qghn61mmwh3', '2026-03-27', 'acc_01m8cb74zme17t6qghfwm1d4r6', 56400, 0, 1);
INSERT INTO account_days VALUES ('org_01m8cb74zme17t6qghn61mmwh3', '2026-03-27', 'acc_01m8cb74zme17t6qghj619yjsn', 0, 32500, 1);
INSERT INTO account_days VALUES ('org_01m8cb74zme17t6qghn61mmwh3', '2026-03-27', 'acc_01m8cb74zme17t6qghjbzrjtq7', 0, 17400, 1);
INSERT INTO account_days VALUES ('org_01m8cb74zme17t6qghn61mmwh3', '2026-03-27', 'acc_01m8cb751ae6f8957mfqkv5c44', 0, 6500, 1);
INSERT INTO account_days VALUES ('org_01m8cb74zme17t6qghn61mmwh3', '2026-03-31', 'acc_01m8cb74zme17t6qghfnbk1zck', 0, 7492, 1);
INSERT INTO account_days VALUES ('org_01m8cb74zme17t6qghn61mmwh3', '2026-03-31', 'acc_01m8cb74zme17t6qghg8nqpfwn', 0, 93655, 1);
INSERT INTO account_days VALUES ('org_01m8cb74zme17t6qghn61mmwh3', '2026-03-31', 'acc_01m8cb74zme17t6qghgr7mf8ge', 0, 6345, 1);
INSERT INTO account_days VALUES ('org_01m8cb74zme17t6qghn61mmwh3', '2026-03-31', 'acc_01m8cb74zme17t6qghh0swgyf2', 93655, 93655, 2);
INSERT INTO account_days VALUES ('org_01m8cb74zme17t6qghn61mmwh3', '2026-03-31', 'acc_01m8cb74zme17t6qghk667vg6j', 100000, 0, 1);
INSERT INTO account_days VALUES ('org_01m8cb74zme17t6qghn61mmwh3', '2026-03-31', 'acc_01m8cb753mev8r5k9ncv0gqt7c', 7492, 0, 1);
INSERT INTO account_months VALUES ('org_01m8cb73e7ee38k3jjbd5q35v0', 'acc_01m8cb73e7ee38k3jj6je42mfg', '2026-03', 50000, 50000, 2);
INSERT INTO account_months VALUES ('org_01m8cb73e7ee38k3jjbd5q35v0', 'acc_01m8cb73e7ee38k3jj9d7dycf9', '2026-03', 50000, 50000, 2);
INSERT INTO account_months VALUES ('org_01m8cb74zme17t6qghn61mmwh3', 'acc_01m8cb74zme17t6qghf9a82brr', '2026-01', 89900, 0, 1);
INSERT INTO account_months VALUES ('org_01m8cb74zme17t6qghn61mmwh3', 'acc_01m8cb74zme17t6qghfnbk1zck', '2026-03', 0, 7492, 1);
INSERT INTO account_months VALUES ('org_01m8cb74zme17t6qghn61mmwh3', 'acc_01m8cb74zme17t6qghfwm1d4r6', '2026-01', 321000, 150000, 3);
INSERT INTO account_months VALUES ('org_01m8cb74zme17t6qghn61mmwh3', 'acc_01m8cb74zme17t6qghfwm1d4r6', '2026-02', 188040, 171000, 3);
INSERT INTO account_months VALUES ('org_01m8cb74zme17t6qghn61mmwh3', 'acc_01m8cb74zme17t6qghfwm1d4r6', '2026-03', 116400, 248040, 6);
INSERT INTO account_months VALUES ('org_01m8cb74zme17t6qghn61mmwh3', 'acc_01m8cb74zme17t6qghg8nqpfwn', '2026-01', 1150000, 107880, 3);
INSERT INTO account_months VALUES ('org_01m8cb74zme17t6qghn61mmwh3', 'acc_01m8cb74zme17t6qghg8nqpfwn', '2026-02', 171000, 184440, 5);
INSERT INTO account_months VALUES ('org_01m8cb74zme17t6qghn61mmwh3', 'acc_01m8cb74zme17t6qghg8nqpfwn', '2026-03', 170040, 298005, 6);
INSERT INTO account_months VALUES ('org_01m8cb74zme17t6qghn61mmwh3', 'acc_01m8cb74zme17t6qghgjmzehcv', '2026-01', 107880, 149080, 3);
INSERT INTO account_months VALUES ('org_01m8cb74zme17t6qghn61mmwh3', 'acc_01m8cb74zme17t6qghgjmzehcv', '2026-02', 175000, 135000, 3);
INSERT INTO account_months VALUES ('org_01m8cb74zme17t6qghn61mmwh3', 'acc_01m8cb74zme17t6qghgjmzehcv', '2026-03', 0, 76800, 1);
INSERT INTO account_months VALUES ('org_01m8cb74zme17t6qghn61mmwh3', 'acc_01m8cb74zme17t6qghgr7mf8ge', '2026-03', 0, 6345, 1);
INSERT INTO account_months VALUES ('org_01m8cb74zme17t6qghn61mmwh3', 'acc_01m8cb74zme17t6qghh0swgyf2', '2026-03', 93655, 93655, 2);
INSERT INTO account_months VALUES ('org_01m8cb74zme17t6qghn61mmwh3', 'acc_01m8cb74zme17t6qghh8p5d2mb', '2026-01', 0, 990000, 1);
INSERT INTO account_months VALUES ('org_01m8cb74zme17t6qghn61mmwh3', 'acc_01m8cb74zme17t6qghhpgzvvdr', '2026-01', 0, 10000, 1);
INSERT INTO account_months VALUES ('org_01m8cb74zme17t6qghn61mmwh3', 'acc_01m8cb74zme17t6qghj09ae4qa', '2026-01', 1000000, 1000000, 2);
INSERT INTO account_months VALUES ('org_01m8cb74zme17t6qghn61mmwh3', 'acc_01m8cb74zme17t6qghj619yjsn', '2026-01', 0, 195000, 1);
INSERT INTO account_months VALUES ('org_01m8cb74zme17t6qghn61mmwh3', 'acc_01m8cb74zme17t6qghj619yjsn', '2026-02', 0, 136700, 2);
INSERT INTO account_months VALUES ('org_01m8cb74zme17t6qghn61mmwh3', 'acc_01m8cb74zme17t6qghj619yjsn', '2026-03', 65000, 82500, 4);
INSERT INTO account_months VALUES ('org_01m8cb74zme17t6qghn61mmwh3', 'acc_01m8cb74zme17t6qghjbzrjtq7', '2026-01', 0, 87000, 1);
INSERT INTO account_months VALUES ('org_01m8cb74zme17t6qghn61mmwh3', 'acc_01m8cb74zme17t6qghjbzrjtq7', '2026-03', 0, 17400, 1);
INSERT INTO account_months VALUES ('org_01m8cb74zme17t6qghn61mmwh3', 'acc_01m8cb74zme17t6qghjvcez682', '2026-01', 41200, 0, 1);
INSERT INTO account_months VALUES ('org_01m8cb74zme17t6qghn61mmwh3', 'acc_01m8cb74zme17t6qghjz34ycp2', '2026-03', 64000, 0, 1);
INSERT INTO account_months VALUES ('org_01m8cb74zme17t6qghn61mmwh3', 'acc_01m8cb74zme17t6qghk667vg6j', '2026-03', 100000, 0, 1);
INSERT INTO account_months VALUES ('org_01m8cb74zme17t6qghn61mmwh3', 'acc_01m8cb74zme17t6qghkjgn7r55', '2026-02', 135000, 0, 1);
INSERT INTO account_months VALUES ('org_01m8cb74zme17t6qghn61mmwh3', 'acc_01m8cb74zme17t6qghm2jz4x4b', '2026-02', 3000, 0, 1);
INSERT INTO account_months VALUES ('org_01m8cb74zme17t6qghn61mmwh3', 'acc_01m8cb74zme17t6qghm2jz4x4b', '2026-03', 3000, 0, 1);
INSERT INTO account_months VALUES ('org_01m8cb74zme17t6qghn61mmwh3', 'acc_01m8cb74zme17t6qghmasb6the', '2026-02', 5840, 0, 1);
INSERT INTO account_months VALUES ('org_01m8cb74zme17t6qghn61mmwh3', 'acc_01m8cb74zme17t6qghmy8kg8p6', '2026-03', 750, 0, 1);
INSERT INTO account_months VALUES ('org_01m8cb74zme17t6qghn61mmwh3', 'acc_01m8cb751ae6f8957mfqkv5c44', '2026-01', 17980, 39000, 2);
INSERT INTO account_months VALUES ('org_01m8cb74zme17t6qghn61mmwh3', 'acc_01m8cb751ae6f8957mfqkv5c44', '2026-02', 600, 27340, 3);
INSERT INTO account_months VALUES ('org_01m8cb74zme17t6qghn61mmwh3', 'acc_01m8cb751ae6f8957mfqkv5c44', '2026-03', 26400, 16500, 6);
INSERT INTO account_months VALUES ('org_01m8cb74zme17t6qghn61mmwh3', 'acc_01m8cb7524ey09gqzs6qvvqjyr', '2026-02', 0, 24000, 1);
INSERT INTO account_months VALUES ('org_01m8cb74zme17t6qghn61mmwh3', 'acc_01m8cb753mev8r5k9ncv0gqt7c', '2026-03', 7492, 0, 1);
INSERT INTO account_months VALUES ('org_01m8cb74zme17t6qghn61mmwh3', 'acc_01m8cb756ge12shhfvrctm43c3', '2026-03', 200000, 0, 1);
INSERT INTO audit_events VALUES ('org_01m8cb73e7ee38k3jjbd5q35v0', 1, 1795710750151, 'usr_01m8cb732betj9e15sk9y8a27d', 'key_01m8cb73dremtt7k7r5g0xxnsy', 'organisation.create', 'org_01m8cb73e7ee38k3jjbd5q35v0', NULL, '{"id":"org_01m8cb73e7ee38k3jjbd5q35v0","name":"Acorn Ltd","currency":"GBP","country":"GB","financial_year_end":"03-31","vat_registered":true,"vat_number":null,"vat_scheme":"standard","flat_rate_percent":null,"vat_rounding":"line","status":"active","role":"owner","lock_date":null,"created_at":"2026-11-26T16:32:30.151Z","updated_at":"2026-11-26T16:32:30.151Z","version":1}', X'43952CAAB90DB0448565938DA01696D703BDC4A198C636908878216EC3944533');
INSERT INTO audit_events VALUES ('org_01m8cb73e7ee38k3jjbd5q35v0', 2, 1795710751590, 'usr_01m8cb732betj9e15sk9y8a27d', 'key_01m8cb73dremtt7k7r5g0xxnsy', 'account.create', 'acc_01m8cb74v6ev0vtbc67ppknm42', NULL, '{"id":"acc_01m8cb74v6ev0vtbc67ppknm42","code":"2250","name":"VAT","account_type":"LIABILITY","role":"vat_control","default_vat_code":null,"description":null,"currency":"GBP","status":"active","balance":0.00,"created_at":"2026-11-26T16:32:31.590Z","updated_at":"2026-11-26T16:32:31.590Z","version":1}', X'77A3C15121A167329369B1F64124A7C6C496EC90390C166097C83BE2FE05E031');
INSERT INTO audit_events VALUES ('org_01m8cb73e7ee38k3jjbd5q35v0', 3, 1795710751626, 'usr_01m8cb732betj9e15sk9y8a27d', 'key_01m8cb73dremtt7k7r5g0xxnsy', 'bank_account.create', 'bac_01m8cb74waegese3t5k2b2ea6f', NULL, '{"account_id":"acc_01m8cb73e7ee38k3jj6je42mfg","account_number":null,"created_at":"2026-11-26T16:32:31.626Z","currency":"GBP","iban":null,"id":"bac_01m8cb74waegese3t5k2b2ea6f","ledger_balance":0.0,"name":"Current","opening_balance":null,"opening_date":null,"opening_journal_id":null,"sort_code":null,"statement_balance":null,"statement_date":null,"type":"current","unconfirmed_count":0,"updated_at":"2026-11-26T16:32:31.626Z","version":1}', X'A8E75B34397DFB5B5E14DCA00715B9153421CACDCC56600A7E091EF9FC031EF6');
INSERT INTO audit_events VALUES ('org_01m8cb73e7ee38k3jjbd5q35v0', 4, 1795710755235, 'usr_01m8cb732betj9e15sk9y8a27d', 'key_01m8cb73dremtt7k7r5g0xxnsy', 'tax_code.set', 'ST', NULL, '{"rate":19,"effective_from":"2026-02-01"}', X'54EC50B2A633FC27258F9F23B67E3A9B0F4CD7B43DCAB866C8E3C0345C501188');
INSERT INTO audit_events VALUES ('org_01m8cb73e7ee38k3jjbd5q35v0', 5, 1795710755258, 'usr_01m8cb732betj9e15sk9y8a27d', 'key_01m8cb73dremtt7k7r5g0xxnsy', 'bank_transaction.create', 'btx_01m8cb78dte4d87f1q0kazbg9h', NULL, '{"account_id":null,"amount":-500.0,"bank_account_id":"bac_01m8cb74waegese3t5k2b2ea6f","confirmed_at":null,"contact_id":null,"created_at":"2026-11-26T16:32:35.258Z","currency":"GBP","date":"2026-03-02","description":"CARD 4417 SCREWFIX","external_id":null,"id":"btx_01m8cb78dte4d87f1q0kazbg9h","journal_id":null,"net_amount":-500.0,"reference":null,"settlement_id":null,"status":"unconfirmed","updated_at":"2026-11-26T16:32:35.258Z","vat_amount":0.0,"vat_code":"NV","version":1}', X'A39A7B777DC7E465ED074160874D365A84BF1F00257D8E07FCF4522E3364DCF4');
INSERT INTO audit_events VALUES ('org_01m8cb73e7ee38k3jjbd5q35v0', 6, 1795710755296, 'usr_01m8cb732betj9e15sk9y8a27d', 'key_01m8cb73dremtt7k7r5g0xxnsy', 'journal.post', 'jnl_01m8cb78f0eqgs8z9whhryr4m9', NULL, '{"sequence":1,"total":500.00}', X'A434BD7FD01BE7F24ADABC4E4A836B18EA175D9B3A4262C9CF5C4A4B5196A384');
INSERT INTO audit_events VALUES ('org_01m8cb73e7ee38k3jjbd5q35v0', 7, 1795710755316, 'usr_01m8cb732betj9e15sk9y8a27d', 'key_01m8cb73dremtt7k7r5g0xxnsy', 'bank_transaction.confirm', 'btx_01m8cb78dte4d87f1q0kazbg9h', NULL, '{"journal_id":"jnl_01m8cb78f0eqgs8z9whhryr4m9","way":"match"}', X'431EDDECEA87E9FC2DC9B140B6A88C0E5E45FBFB79A1228ED7FB0ADBBFAC92F0');
INSERT INTO audit_events VALUES ('org_01m8cb73e7ee38k3jjbd5q35v0', 8, 1795710755324, 'usr_01m8cb732betj9e15sk9y8a27d', 'key_01m8cb73dremtt7k7r5g0xxnsy', 'bank_transaction.void', 'btx_01m8cb78dte4d87f1q0kazbg9h', '{"journal_id":"jnl_01m8cb78f0eqgs8z9whhryr4m9"}', '{"reason":"matched in error"}', X'6215629B422F3B1E82FF23D6A1EF346D698CF7B88B664E648D761BA03509DBD4');
INSERT INTO audit_events VALUES ('org_01m8cb73e7ee38k3jjbd5q35v0', 9, 1795710755328, 'usr_01m8cb732betj9e15sk9y8a27d', 'key_01m8cb73dremtt7k7r5g0xxnsy', 'journal.reverse', 'jnl_01m8cb78f0eqgs8z9whhryr4m9', NULL, '{"reversed_by_journal_id":"jnl_01m8cb78g0errstyxwkrn0nybt","total":500.00}', X'92C83EBCD4D35CD8EDB9B7DCCC970588F22CCC2573A287E054CC3A5A916E82EB');
INSERT INTO audit_events VALUES ('org_01m8cb74zme17t6qghn61mmwh3', 1, 1795710751732, 'usr_01m8cb732betj9e15sk9y8a27d', 'key_01m8cb73dremtt7k7r5g0xxnsy', 'organisation.create', 'org_01m8cb74zme17t6qghn61mmwh3', NULL, '{"id":"org_01m8cb74zme17t6qghn61mmwh3","name":"Wren & Marsh Ltd","currency":"GBP","country":"GB","financial_year_end":"03-31","vat_registered":true,"vat_number":null,"vat_scheme":"standard","flat_rate_percent":null,"vat_rounding":"line","status":"active","role":"owner","lock_date":null,"created_at":"2026-11-26T16:32:31.732Z","updated_at":"2026-11-26T16:32:31.732Z","version":1}', X'867C39DEA1C49EC7C5F4D4978F1E209BE7DD2F76D34E7DA60AB9691AEA137EEF');
INSERT INTO audit_events VALUES ('org_01m8cb74zme17t6qghn61mmwh3', 2, 1795710751786, 'usr_01m8cb732betj9e15sk9y8a27d', 'key_01m8cb73dremtt7k7r5g0xxnsy', 'account.create', 'acc_01m8cb751ae6f8957mfqkv5c44', NULL, '{"id":"acc_01m8cb751ae6f8957mfqkv5c44","code":"2250","name":"VAT","account_type":"LIABILITY","role":"vat_control","default_vat_code":null,"description":null,"currency":"GBP","status":"active","balance":0.00,"created_at":"2026-11-26T16:32:31.786Z","updated_at":"2026-11-26T16:32:31.786Z","version":1}', X'10A0868D70894612F77911D786111F1D61D6D60B727C7CC40337AB656D371D4A');
INSERT INTO audit_events VALUES ('org_01m8cb74zme17t6qghn61mmwh3', 3, 1795710751812, 'usr_01m8cb732betj9e15sk9y8a27d', 'key_01m8cb73dremtt7k7r5g0xxnsy', 'account.create', 'acc_01m8cb7524ey09gqzs6qvvqjyr', NULL, '{"id":"acc_01m8cb7524ey09gqzs6qvvqjyr","code":"4100","name":"Room hire","account_type":"INCOME","role":null,"default_vat_code":"EX","description":null,"currency":"GBP","status":"active","balance":0.00,"created_at":"2026-11-26T16:32:31.812Z","updated_at":"2026-11-26T16:32:31.812Z","version":1}', X'DB60035D5B16F6609CBBDABC882F42A2D696D9AE30368CE9DF86ABA183AE5CBD');
INSERT INTO audit_events VALUES ('org_01m8cb74zme17t6qghn61mmwh3', 4, 1795710751860, 'usr_01m8cb732betj9e15sk9y8a27d', 'key_01m8cb73dremtt7k7r5g0xxnsy', 'account.create', 'acc_01m8cb753mev8r5k9ncv0gqt7c', NULL, '{"id":"acc_01m8cb753mev8r5k9ncv0gqt7c","code":"6800","name":"Depreciation","account_type":"EXPENSE","role":null,"default_vat_code":null,"description":null,"currency":"GBP","status":"active","balance":0.00,"created_at":"2026-11-26T16:32:31.860Z","updated_at":"2026-11-26T16:32:31.860Z","version":1}', X'4754BFEE3672E6ED53F7A6E438F2ACCAC0CE22674B4EE893A2973824DDC662A9');
INSERT INTO audit_events VALUES ('org_01m8cb74zme17t6qghn61mmwh3', 5, 1795710751912, 'usr_01m8cb732betj9e15sk9y8a27d', 'key_01m8cb73dremtt7k7r5g0xxnsy', 'bank_account.create', 'bac_01m8cb7558e2aayg89hjrj6a22', NULL, '{"account_id":"acc_01m8cb74zme17t6qghg8nqpfwn","account_number":null,"created_at":"2026-11-26T16:32:31.912Z","currency":"GBP","iban":null,"id":"bac_01m8cb7558e2aayg89hjrj6a22","ledger_balance":10000.0,"name":"Current","opening_balance":10000.0,"opening_date":"2026-01-01","opening_journal_id":"jnl_01m8cb7558e2aayg89hv0t7b2r","sort_code":null,"statement_balance":null,"statement_date":null,"type":"current","unconfirmed_count":0,"updated_at":"2026-11-26T16:32:31.912Z","version":1}', X'2CEB5C3FDA8A16D6B12B07506C04EF7EA87DC6ABF1124FAA076005029F36890E');
INSERT INTO audit_events VALUES ('org_01m8cb74zme17t6qghn61mmwh3', 6, 1795710751952, 'usr_01m8cb732betj9e15sk9y8a27d', 'key_01m8cb73dremtt7k7r5g0xxnsy', 'account.create', 'acc_01m8cb756ge12shhfvrctm43c3', NULL, '{"account_type":"ASSET","balance":0.0,"code":"1301","created_at":"2026-11-26T16:32:31.952Z","currency":"GBP","default_vat_code":null,"description":null,"id":"acc_01m8cb756ge12shhfvrctm43c3","name":"Savings","role":"bank","status":"active","updated_at":"2026-11-26T16:32:31.952Z","version":1}', X'0E614034DAEB0E192A60DBD0A760E91B73C086D6099E05F40B091B6B449EE1F3');
INSERT INTO audit_events VALUES ('org_01m8cb74zme17t6qghn61mmwh3', 7, 1795710751952, 'usr_01m8cb732betj9e15sk9y8a27d', 'key_01m8cb73dremtt7k7r5g0xxnsy', 'bank_account.create', 'bac_01m8cb756ge12shhfvravs9hsj', NULL, '{"account_id":"acc_01m8cb756ge12shhfvrctm43c3","account_number":null,"created_at":"2026-11-26T16:32:31.952Z","currency":"GBP","iban":null,"id":"bac_01m8cb756ge12shhfvravs9hsj","ledger_balance":0.0,"name":"Savings","opening_balance":null,"opening_date":null,"opening_journal_id":null,"sort_code":null,"statement_balance":null,"statement_date":null,"type":"savings","unconfirmed_count":0,"updated_at":"2026-11-26T16:32:31.952Z","version":1}', X'3E0576EFE274201BCEDF34D3D6143934C48589115C6DAE282C4D63001BBDE12D');
INSERT INTO audit_events VALUES ('org_01m8cb74zme17t6qghn61mmwh3', 8, 1795710752006, 'usr_01m8cb732betj9e15sk9y8a27d', 'key_01m8cb73dremtt7k7r5g0xxnsy', 'contact.create', 'con_01m8cb7586e39atr309dz7t7bh', NULL, '{"id":"con_01m8cb7586e39atr309dz7t7bh","kind":"customer","name":"Abbey Schools Trust","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-26T16:32:32.006Z","updated_at":"2026-11-26T16:32:32.006Z","version":1}', X'3CB0C8622ED0445430B9292D9E560D525DA558EF4099FAAA1DD0A161DB160606');
INSERT INTO audit_events VALUES ('org_01m8cb74zme17t6qghn61mmwh3', 9, 1795710752038, 'usr_01m8cb732betj9e15sk9y8a27d', 'key_01m8cb73dremtt7k7r5g0xxnsy', 'contact.create', 'con_01m8cb7596ej79vfv8n2t1q6z7', NULL, '{"id":"con_01m8cb7596ej79vfv8n2t1q6z7","kind":"customer","name":"Kestrel Fitness CIC","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-26T16:32:32.038Z","updated_at":"2026-11-26T16:32:32.038Z","version":1}', X'9CB69FF81E0B1CD907338E04E80655AB8926F2F10C85C9AF8B0B8D0317001E62');
INSERT INTO audit_events VALUES ('org_01m8cb74zme17t6qghn61mmwh3', 10, 1795710752076, 'usr_01m8cb732betj9e15sk9y8a27d', 'key_01m8cb73dremtt7k7r5g0xxnsy', 'contact.create', 'con_01m8cb75acejebjw1ekkcz4yv4', NULL, '{"id":"con_01m8cb75acejebjw1ekkcz4yv4","kind":"customer","name":"Marlow & Pike LLP","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-26T16:32:32.076Z","updated_at":"2026-11-26T16:32:32.076Z","version":1}', X'55581CBDF66E7A409E7268CC9CBDECE6B6B0967DF66B8AADAE0AD03439B8B47A');
INSERT INTO audit_events VALUES ('org_01m8cb74zme17t6qghn61mmwh3', 11, 1795710752112, 'usr_01m8cb732betj9e15sk9y8a27d', 'key_01m8cb73dremtt7k7r5g0xxnsy', 'contact.create', 'con_01m8cb75bge539epkanj9qy10g', NULL, '{"id":"con_01m8cb75bge539epkanj9qy10g","kind":"supplier","name":"Printwell","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-26T16:32:32.112Z","updated_at":"2026-11-26T16:32:32.112Z","version":1}', X'E8C59EEEA45DDBCA2E66D3F9A55CDE8038EAE267490A4CA39FF2940DCF56CBD7');
INSERT INTO audit_events VALUES ('org_01m8cb74zme17t6qghn61mmwh3', 12, 1795710752152, 'usr_01m8cb732betj9e15sk9y8a27d', 'key_01m8cb73dremtt7k7r5g0xxnsy', 'contact.create', 'con_01m8cb75credmajyyrq06fzpnz', NULL, '{"id":"con_01m8cb75credmajyyrq06fzpnz","kind":"supplier","name":"Techbarn","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-26T16:32:32.152Z","updated_at":"2026-11-26T16:32:32.152Z","version":1}', X'28F4A6239F88D24B5335EA19A56C695DCB6FE3CD37E1D473415FE24451586266');
INSERT INTO audit_events VALUES ('org_01m8cb74zme17t6qghn61mmwh3', 13, 1795710752195, 'usr_01m8cb732betj9e15sk9y8a27d', 'key_01m8cb73dremtt7k7r5g0xxnsy', 'contact.create', 'con_01m8cb75e3e6tsf89hqy3jrez9', NULL, '{"id":"con_01m8cb75e3e6tsf89hqy3jrez9","kind":"supplier","name":"Harcourt Lettings","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-26T16:32:32.195Z","updated_at":"2026-11-26T16:32:32.195Z","version":1}', X'BB9F9B48DEF78CA3CD08AA9129CE2E6CD95BC8F6F976FA198FB675B9B7CAF998');
INSERT INTO audit_events VALUES ('org_01m8cb74zme17t6qghn61mmwh3', 14, 1795710752237, 'usr_01m8cb732betj9e15sk9y8a27d', 'key_01m8cb73dremtt7k7r5g0xxnsy', 'contact.create', 'con_01m8cb75fdezsbk1yfbaf59cjb', NULL, '{"id":"con_01m8cb75fdezsbk1yfbaf59cjb","kind":"supplier","name":"Fern & Rowe","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-26T16:32:32.237Z","updated_at":"2026-11-26T16:32:32.237Z","version":1}', X'844687975F636CB02C601C076FDCB48325AD2E44454DEE011A130C86D2AB04FD');
INSERT INTO audit_events VALUES ('org_01m8cb74zme17t6qghn61mmwh3', 15, 1795710752345, 'usr_01m8cb732betj9e15sk9y8a27d', 'key_01m8cb73dremtt7k7r5g0xxnsy', 'invoice.create', 'inv_01m8cb75jse15ay14cwyhkprtz', NULL, '{"id":"inv_01m8cb75jse15ay14cwyhkprtz","type":"sales","kind":"invoice","status":"issued","number":"INV-0001","contact_id":"con_01m8cb7586e39atr309dz7t7bh","contact_name":"Abbey Schools Trust","issue_date":"2026-01-15","due_date":"2026-02-14","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":1950.00,"vat_total":390.00,"gross_total":2340.00,"amount_paid":0.00,"amount_credited":0.00,"amount_due":2340.00,"overdue":true,"journal_id":"jnl_01m8cb75jse15ay14cx1q1g106","void_date":null,"void_journal_id":null,"created_at":"2026-11-26T16:32:32.345Z","updated_at":"2026-11-26T16:32:32.345Z","version":1,"lines":[{"description":"Course design, 3 days","quantity":3,"unit_price":650.00,"discount_percent":null,"account_id":"acc_01m8cb74zme17t6qghj619yjsn","account_code":"4000","vat_code":"ST","net_amount":1950.00,"vat_amount":390.00,"gross_amount":2340.00}]}', X'96DBA77AB8A50D1F8ABD9F0F8A1F1374193C8166031959992F78A3BC50CB5D28');
INSERT INTO audit_events VALUES ('org_01m8cb74zme17t6qghn61mmwh3', 16, 1795710752357, 'usr_01m8cb732betj9e15sk9y8a27d', 'key_01m8cb73dremtt7k7r5g0xxnsy', 'invoice.create', 'inv_01m8cb75k5ej8t69hr29ntmfnd', NULL, '{"id":"inv_01m8cb75k5ej8t69hr29ntmfnd","type":"purchase","kind":"invoice","status":"issued","number":"PX-881","contact_id":"con_01m8cb75bge539epkanj9qy10g","contact_name":"Printwell","issue_date":"2026-01-20","due_date":"2026-02-19","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":412.00,"vat_total":0.00,"gross_total":412.00,"amount_paid":0.00,"amount_credited":0.00,"amount_due":412.00,"overdue":true,"journal_id":"jnl_01m8cb75k5ej8t69hr2dqyen46","void_date":null,"void_journal_id":null,"created_at":"2026-11-26T16:32:32.357Z","updated_at":"2026-11-26T16:32:32.357Z","version":1,"lines":[{"description":"Printing of workbooks","quantity":1,"unit_price":412.00,"discount_percent":null,"account_id":"acc_01m8cb74zme17t6qghjvcez682","account_code":"5000","vat_code":"ZR","net_amount":412.00,"vat_amount":0.00,"gross_amount":412.00}]}', X'09E1196004E28C7A5600283F054BCAF666F61F37FC3ECDFD0473990E6B8293A0');
INSERT INTO audit_events VALUES ('org_01m8cb74zme17t6qghn61mmwh3', 17, 1795710752364, 'usr_01m8cb732betj9e15sk9y8a27d', 'key_01m8cb73dremtt7k7r5g0xxnsy', 'invoice.create', 'inv_01m8cb75kce4ety3bykt2jy3g7', NULL, '{"id":"inv_01m8cb75kce4ety3bykt2jy3g7","type":"purchase","kind":"invoice","status":"issued","number":"TB-0117","contact_id":"con_01m8cb75credmajyyrq06fzpnz","contact_name":"Techbarn","issue_date":"2026-01-21","due_date":"2026-02-20","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":899.00,"vat_total":179.80,"gross_total":1078.80,"amount_paid":0.00,"amount_credited":0.00,"amount_due":1078.80,"overdue":true,"journal_id":"jnl_01m8cb75kce4ety3bykx5n1fxt","void_date":null,"void_journal_id":null,"created_at":"2026-11-26T16:32:32.364Z","updated_at":"2026-11-26T16:32:32.364Z","version":1,"lines":[{"description":"Laptop","quantity":1,"unit_price":899.00,"discount_percent":null,"account_id":"acc_01m8cb74zme17t6qghf9a82brr","account_code":"1000","vat_code":"ST","net_amount":899.00,"vat_amount":179.80,"gross_amount":1078.80}]}', X'12B721B631F710C9DDAED518586AC104FCF55CFC21354CAA8B4B8B764AB5DEED');
INSERT INTO audit_events VALUES ('org_01m8cb74zme17t6qghn61mmwh3', 18, 1795710752372, 'usr_01m8cb732betj9e15sk9y8a27d', 'key_01m8cb73dremtt7k7r5g0xxnsy', 'invoice.create', 'inv_01m8cb75kme12rvb9jdj2rxg17', NULL, '{"id":"inv_01m8cb75kme12rvb9jdj2rxg17","type":"sales","kind":"invoice","status":"issued","number":"INV-0002","contact_id":"con_01m8cb7586e39atr309dz7t7bh","contact_name":"Abbey Schools Trust","issue_date":"2026-01-28","due_date":"2026-02-27","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":870.00,"vat_total":0.00,"gross_total":870.00,"amount_paid":0.00,"amount_credited":0.00,"amount_due":870.00,"overdue":true,"journal_id":"jnl_01m8cb75kme12rvb9jdn1zkn4z","void_date":null,"void_journal_id":null,"created_at":"2026-11-26T16:32:32.372Z","updated_at":"2026-11-26T16:32:32.372Z","version":1,"lines":[{"description":"Workbooks","quantity":120,"unit_price":7.25,"discount_percent":null,"account_id":"acc_01m8cb74zme17t6qghjbzrjtq7","account_code":"4010","vat_code":"ZR","net_amount":870.00,"vat_amount":0.00,"gross_amount":870.00}]}', X'E97DAAF914705ACA2BCC5134E470A154B2D318BB0A572F4E618E041F1FAA8663');
INSERT INTO audit_events VALUES ('org_01m8cb74zme17t6qghn61mmwh3', 19, 1795710752378, 'usr_01m8cb732betj9e15sk9y8a27d', 'key_01m8cb73dremtt7k7r5g0xxnsy', 'invoice.create', 'inv_01m8cb75ktevebhfyde50sd1jw', NULL, '{"id":"inv_01m8cb75ktevebhfyde50sd1jw","type":"purchase","kind":"invoice","status":"issued","number":"HL-33","contact_id":"con_01m8cb75e3e6tsf89hqy3jrez9","contact_name":"Harcourt Lettings","issue_date":"2026-02-01","due_date":"2026-03-03","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":1350.00,"vat_total":0.00,"gross_total":1350.00,"amount_paid":0.00,"amount_credited":0.00,"amount_due":1350.00,"overdue":true,"journal_id":"jnl_01m8cb75ktevebhfydebag4pb0","void_date":null,"void_journal_id":null,"created_at":"2026-11-26T16:32:32.378Z","updated_at":"2026-11-26T16:32:32.378Z","version":1,"lines":[{"description":"Rent, January to March","quantity":1,"unit_price":1350.00,"discount_percent":null,"account_id":"acc_01m8cb74zme17t6qghkjgn7r55","account_code":"6100","vat_code":"EX","net_amount":1350.00,"vat_amount":0.00,"gross_amount":1350.00}]}', X'3253DF081C0E944AC210F91819AFD5D1AF603498D04A35CAF2CBFC000D201752');
INSERT INTO audit_events VALUES ('org_01m8cb74zme17t6qghn61mmwh3', 20, 1795710752383, 'usr_01m8cb732betj9e15sk9y8a27d', 'key_01m8cb73dremtt7k7r5g0xxnsy', 'invoice.create', 'inv_01m8cb75kzee99nb998ew3aw95', NULL, '{"id":"inv_01m8cb75kzee99nb998ew3aw95","type":"sales","kind":"invoice","status":"issued","number":"INV-0003","contact_id":"con_01m8cb7596ej79vfv8n2t1q6z7","contact_name":"Kestrel Fitness CIC","issue_date":"2026-02-09","due_date":"2026-03-11","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":275.00,"vat_total":7.00,"gross_total":282.00,"amount_paid":0.00,"amount_credited":0.00,"amount_due":282.00,"overdue":true,"journal_id":"jnl_01m8cb75kzee99nb998j30x6w5","void_date":null,"void_journal_id":null,"created_at":"2026-11-26T16:32:32.383Z","updated_at":"2026-11-26T16:32:32.383Z","version":1,"lines":[{"description":"Seminar room, 5 evenings","quantity":5,"unit_price":48.00,"discount_percent":null,"account_id":"acc_01m8cb7524ey09gqzs6qvvqjyr","account_code":"4100","vat_code":"EX","net_amount":240.00,"vat_amount":0.00,"gross_amount":240.00},{"description":"Projector","quantity":1,"unit_price":35.00,"discount_percent":null,"account_id":"acc_01m8cb74zme17t6qghj619yjsn","account_code":"4000","vat_code":"ST","net_amount":35.00,"vat_amount":7.00,"gross_amount":42.00}]}', X'5FD9FC1FE6262541C4CC5B609C4F4448F3FF118CD5151CA7AC07EA62D0B502A2');
INSERT INTO audit_events VALUES ('org_01m8cb74zme17t6qghn61mmwh3', 21, 1795710752406, 'usr_01m8cb732betj9e15sk9y8a27d', 'key_01m8cb73dremtt7k7r5g0xxnsy', 'invoice.create', 'inv_01m8cb75mpegw9g72nev15hy1x', NULL, '{"id":"inv_01m8cb75mpegw9g72nev15hy1x","type":"sales","kind":"invoice","status":"issued","number":"INV-0004","contact_id":"con_01m8cb75acejebjw1ekkcz4yv4","contact_name":"Marlow & Pike LLP","issue_date":"2026-02-20","due_date":"2026-03-22","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":1332.00,"vat_total":266.40,"gross_total":1598.40,"amount_paid":0.00,"amount_credited":0.00,"amount_due":1598.40,"overdue":true,"journal_id":"jnl_01m8cb75mpegw9g72ney3h5g4s","void_date":null,"void_journal_id":null,"created_at":"2026-11-26T16:32:32.406Z","updated_at":"2026-11-26T16:32:32.406Z","version":1,"lines":[{"description":"Course for new starters","quantity":1,"unit_price":1480.00,"discount_percent":10,"account_id":"acc_01m8cb74zme17t6qghj619yjsn","account_code":"4000","vat_code":"ST","net_amount":1332.00,"vat_amount":266.40,"gross_amount":1598.40}]}', X'84EB95EA7A3567DF2AE83808EFC30B7C921C1CD321DDB974B05747DB59C6738D');
INSERT INTO audit_events VALUES ('org_01m8cb74zme17t6qghn61mmwh3', 22, 1795710752416, 'usr_01m8cb732betj9e15sk9y8a27d', 'key_01m8cb73dremtt7k7r5g0xxnsy', 'invoice.create', 'inv_01m8cb75n0e5t9dqqfwtaj4af4', NULL, '{"id":"inv_01m8cb75n0e5t9dqqfwtaj4af4","type":"sales","kind":"invoice","status":"issued","number":"INV-0005","contact_id":"con_01m8cb75acejebjw1ekkcz4yv4","contact_name":"Marlow & Pike LLP","issue_date":"2026-03-03","due_date":"2026-04-02","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":500.00,"vat_total":100.00,"gross_total":600.00,"amount_paid":0.00,"amount_credited":0.00,"amount_due":600.00,"overdue":true,"journal_id":"jnl_01m8cb75n0e5t9dqqfwx183sby","void_date":null,"void_journal_id":null,"created_at":"2026-11-26T16:32:32.416Z","updated_at":"2026-11-26T16:32:32.416Z","version":1,"lines":[{"description":"Raised in error","quantity":1,"unit_price":500.00,"discount_percent":null,"account_id":"acc_01m8cb74zme17t6qghj619yjsn","account_code":"4000","vat_code":"ST","net_amount":500.00,"vat_amount":100.00,"gross_amount":600.00}]}', X'E19AE999C97CF035F9D3B3C9B209506AABB45D54D75A9E89DB9B1DDAD3677F85');
INSERT INTO audit_events VALUES ('org_01m8cb74zme17t6qghn61mmwh3', 23, 1795710752424, 'usr_01m8cb732betj9e15sk9y8a27d', 'key_01m8cb73dremtt7k7r5g0xxnsy', 'invoice.create', 'inv_01m8cb75n8eh29pdqtx2errr92', NULL, '{"id":"inv_01m8cb75n8eh29pdqtx2errr92","type":"sales","kind":"credit_note","status":"issued","number":"CN-0001","contact_id":"con_01m8cb75acejebjw1ekkcz4yv4","contact_name":"Marlow & Pike LLP","issue_date":"2026-03-12","due_date":"2026-03-12","amounts_are":"exclusive","currency":"GBP","reference":"INV-0004","notes":null,"net_total":150.00,"vat_total":30.00,"gross_total":180.00,"amount_paid":0.00,"amount_credited":0.00,"amount_due":180.00,"overdue":false,"journal_id":"jnl_01m8cb75n8eh29pdqtx4060nn4","void_date":null,"void_journal_id":null,"created_at":"2026-11-26T16:32:32.424Z","updated_at":"2026-11-26T16:32:32.424Z","version":1,"lines":[{"description":"A day that was not held","quantity":1,"unit_price":150.00,"discount_percent":null,"account_id":"acc_01m8cb74zme17t6qghj619yjsn","account_code":"4000","vat_code":"ST","net_amount":150.00,"vat_amount":30.00,"gross_amount":180.00}]}', X'F88C306B43649D135521AC57CC7EA909282B85FFDF3C1ADA0AC911EF99DA6887');
INSERT INTO audit_events VALUES ('org_01m8cb74zme17t6qghn61mmwh3', 24, 1795710752433, 'usr_01m8cb732betj9e15sk9y8a27d', 'key_01m8cb73dremtt7k7r5g0xxnsy', 'invoice.create', 'inv_01m8cb75nhej5ae8as2k15wgmv', NULL, '{"id":"inv_01m8cb75nhej5ae8as2k15wgmv","type":"purchase","kind":"invoice","status":"issued","number":"FR-1209","contact_id":"con_01m8cb75fdezsbk1yfbaf59cjb","contact_name":"Fern & Rowe","issue_date":"2026-03-24","due_date":"2026-04-23","amounts_are":"inclusive","currency":"GBP","reference":null,"notes":null,"net_total":640.00,"vat_total":128.00,"gross_total":768.00,"amount_paid":0.00,"amount_credited":0.00,"amount_due":768.00,"overdue":true,"journal_id":"jnl_01m8cb75nhej5ae8as2q3ycnra","void_date":null,"void_journal_id":null,"created_at":"2026-11-26T16:32:32.433Z","updated_at":"2026-11-26T16:32:32.433Z","version":1,"lines":[{"description":"Illustration, 2 days","quantity":2,"unit_price":384.00,"discount_percent":null,"account_id":"acc_01m8cb74zme17t6qghjz34ycp2","account_code":"5010","vat_code":"ST","net_amount":640.00,"vat_amount":128.00,"gross_amount":768.00}]}', X'CD43CEF24BBE8C8A960886EA4C0173A507A404FB51234BA6A8E9FB457B84E48A');
INSERT INTO audit_events VALUES ('org_01m8cb74zme17t6qghn61mmwh3', 25, 1795710752442, 'usr_01m8cb732betj9e15sk9y8a27d', 'key_01m8cb73dremtt7k7r5g0xxnsy', 'invoice.create', 'inv_01m8cb75ntec0tkde5vycdgdvb', NULL, '{"id":"inv_01m8cb75ntec0tkde5vycdgdvb","type":"sales","kind":"invoice","status":"issued","number":"INV-0006","contact_id":"con_01m8cb7586e39atr309dz7t7bh","contact_name":"Abbey Schools Trust","issue_date":"2026-03-27","due_date":"2026-04-26","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":499.00,"vat_total":65.00,"gross_total":564.00,"amount_paid":0.00,"amount_credited":0.00,"amount_due":564.00,"overdue":true,"journal_id":"jnl_01m8cb75ntec0tkde5w28kcejp","void_date":null,"void_journal_id":null,"created_at":"2026-11-26T16:32:32.442Z","updated_at":"2026-11-26T16:32:32.442Z","version":1,"lines":[{"description":"Workbooks","quantity":24,"unit_price":7.25,"discount_percent":null,"account_id":"acc_01m8cb74zme17t6qghjbzrjtq7","account_code":"4010","vat_code":"ZR","net_amount":174.00,"vat_amount":0.00,"gross_amount":174.00},{"description":"Half a day of course design","quantity":0.5,"unit_price":650.00,"discount_percent":null,"account_id":"acc_01m8cb74zme17t6qghj619yjsn","account_code":"4000","vat_code":"ST","net_amount":325.00,"vat_amount":65.00,"gross_amount":390.00}]}', X'509E62C8783B9FA8C8FDF9EF6A121D5DDC4F354774854D7A45E4BF53DCF1977C');
INSERT INTO audit_events VALUES ('org_01m8cb74zme17t6qghn61mmwh3', 26, 1795710752501, 'usr_01m8cb732betj9e15sk9y8a27d', 'key_01m8cb73dremtt7k7r5g0xxnsy', 'invoice.void', 'inv_01m8cb75n0e5t9dqqfwtaj4af4', '{"status":"issued"}', '{"reason":"raised in error","status":"void","void_date":"2026-03-03","void_journal_id":"jnl_01m8cb75qne9yb4g9fjzyvdem0"}', X'40DB24A4A179649F72BF37DC2F810BFF741110EED02F6DED2FE35012CFCD0733');
INSERT INTO audit_events VALUES ('org_01m8cb74zme17t6qghn61mmwh3', 27, 1795710752570, 'usr_01m8cb732betj9e15sk9y8a27d', 'key_01m8cb73dremtt7k7r5g0xxnsy', 'invoice.allocate', 'inv_01m8cb75n8eh29pdqtx2errr92', NULL, '{"allocations":[{"amount":180.0,"invoice_id":"inv_01m8cb75mpegw9g72nev15hy1x"}]}', X'E6EBAEB116A12B1AF0E3C09EDBA1D53F641D3B1D5CF92AD004068BB39A08A8DA');
INSERT INTO audit_events VALUES ('org_01m8cb74zme17t6qghn61mmwh3', 28, 1795710752627, 'usr_01m8cb732betj9e15sk9y8a27d', 'key_01m8cb73dremtt7k7r5g0xxnsy', 'journal.post', 'jnl_01m8cb75vke5j9f0y4tjnj6qea', NULL, '{"sequence":14,"total":10000.00}', X'D1B2C600E009694108110DA02582A68A6AE30DE61CE1A88A714F0416622D7ED2');
INSERT INTO audit_events VALUES ('org_01m8cb74zme17t6qghn61mmwh3', 29, 1795710752627, 'usr_01m8cb732betj9e15sk9y8a27d', 'key_01m8cb73dremtt7k7r5g0xxnsy', 'journal.post', 'jnl_01m8cb75vke5j9f0y4tr76370z', NULL, '{"sequence":15,"total":1000.00}', X'BB5DFEE59390439B64D1B38F8B467D018CA325C8BC1DB310C835F2FBEA0E8378');
INSERT INTO audit_events VALUES ('org_01m8cb74zme17t6qghn61mmwh3', 30, 1795710752627, 'usr_01m8cb732betj9e15sk9y8a27d', 'key_01m8cb73dremtt7k7r5g0xxnsy', 'journal.post', 'jnl_01m8cb75vke5j9f0y4v07n418a', NULL, '{"sequence":16,"total":74.92}', X'5A8946EA79792F54262500C5F26FBC1298D859D79D47D38A4FA43C47837665B9');
INSERT INTO audit_events VALUES ('org_01m8cb74zme17t6qghn61mmwh3', 31, 1795710752671, 'usr_01m8cb732betj9e15sk9y8a27d', 'key_01m8cb73dremtt7k7r5g0xxnsy', 'settlement.create', 'set_01m8cb75wze9rt0k2xzh4v5xb2', NULL, '{"id":"set_01m8cb75wze9rt0k2xzh4v5xb2","type":"receipt","status":"posted","refund":false,"contact_id":"con_01m8cb7596ej79vfv8n2t1q6z7","contact_name":"Kestrel Fitness CIC","bank_account_id":"bac_01m8cb7558e2aayg89hjrj6a22","date":"2026-03-06","amount":282.00,"currency":"GBP","reference":null,"allocated_amount":282.00,"unallocated_amount":0.00,"allocations":[{"id":"alc_01m8cb75wze9rt0k2xzr9zsby9","invoice_id":"inv_01m8cb75kzee99nb998ew3aw95","invoice_number":"INV-0003","settlement_id":"set_01m8cb75wze9rt0k2xzh4v5xb2","credit_note_id":null,"amount":282.00,"date":"2026-03-06","created_at":"2026-11-26T16:32:32.671Z"}],"bank_transaction_id":null,"journal_id":"jnl_01m8cb75wze9rt0k2xznv91w0p","void_date":null,"void_journal_id":null,"created_at":"2026-11-26T16:32:32.671Z","updated_at":"2026-11-26T16:32:32.671Z","version":1}', X'B6D348BE223315AF4C0471414B471E46B93AD74475BA0E3D6BB72F07FD658AD8');
INSERT INTO audit_events VALUES ('org_01m8cb74zme17t6qghn61mmwh3', 32, 1795710752751, 'usr_01m8cb732betj9e15sk9y8a27d', 'key_01m8cb73dremtt7k7r5g0xxnsy', 'bank_transactions.import', 'bac_01m8cb7558e2aayg89hjrj6a22', NULL, '{"created":13,"duplicates":0,"statement_balance":9007.15,"statement_date":"2026-03-31"}', X'66DED498D2E61631E13D340BA79FE8593773D5AAB91530DE3CCCD6BA47EB7234');
INSERT INTO audit_events VALUES ('org_01m8cb74zme17t6qghn61mmwh3', 33, 1795710752836, 'usr_01m8cb732betj9e15sk9y8a27d', 'key_01m8cb73dremtt7k7r5g0xxnsy', 'settlement.create', 'set_01m8cb7624evnt6wksn3h1n80z', NULL, '{"id":"set_01m8cb7624evnt6wksn3h1n80z","type":"payment","status":"posted","refund":false,"contact_id":"con_01m8cb75credmajyyrq06fzpnz","contact_name":"Techbarn","bank_account_id":"bac_01m8cb7558e2aayg89hjrj6a22","date":"2026-01-22","amount":1078.80,"currency":"GBP","reference":null,"allocated_amount":1078.80,"unallocated_amount":0.00,"allocations":[{"id":"alc_01m8cb7624evnt6wksn3h1n80z","invoice_id":"inv_01m8cb75kce4ety3bykt2jy3g7","invoice_number":"TB-0117","settlement_id":"set_01m8cb7624evnt6wksn3h1n80z","credit_note_id":null,"amount":1078.80,"date":"2026-01-22","created_at":"2026-11-26T16:32:32.836Z"}],"bank_transaction_id":"btx_01m8cb75zee6hs7nmm238esyzm","journal_id":"jnl_01m8cb7624evnt6wksn3h1n80z","void_date":null,"void_journal_id":null,"created_at":"2026-11-26T16:32:32.836Z","updated_at":"2026-11-26T16:32:32.836Z","version":1}', X'DD71ABDB65D4241DD67955FB72FEF74C10BEBDF2D15066811DA16580B9F5C152');
INSERT INTO audit_events VALUES ('org_01m8cb74zme17t6qghn61mmwh3', 34, 1795710752836, 'usr_01m8cb732betj9e15sk9y8a27d', 'key_01m8cb73dremtt7k7r5g0xxnsy', 'bank_transaction.confirm', 'btx_01m8cb75zee6hs7nmm238esyzm', NULL, '{"journal_id":"jnl_01m8cb7624evnt6wksn3h1n80z","way":"allocations"}', X'07CBFD94A78609285E689F82EF54D43A0A2E15A964B1D6041C494D13A29E3519');
INSERT INTO audit_events VALUES ('org_01m8cb74zme17t6qghn61mmwh3', 35, 1795710752930, 'usr_01m8cb732betj9e15sk9y8a27d', 'key_01m8cb73dremtt7k7r5g0xxnsy', 'settlement.create', 'set_01m8cb7652ebgawwyv42vybe6x', NULL, '{"id":"set_01m8cb7652ebgawwyv42vybe6x","type":"receipt","status":"posted","refund":false,"contact_id":"con_01m8cb7586e39atr309dz7t7bh","contact_name":"Abbey Schools Trust","bank_account_id":"bac_01m8cb7558e2aayg89hjrj6a22","date":"2026-01-30","amount":1500.00,"currency":"GBP","reference":null,"allocated_amount":1500.00,"unallocated_amount":0.00,"allocations":[{"id":"alc_01m8cb7652ebgawwyv42vybe6x","invoice_id":"inv_01m8cb75jse15ay14cwyhkprtz","invoice_number":"INV-0001","settlement_id":"set_01m8cb7652ebgawwyv42vybe6x","credit_note_id":null,"amount":1500.00,"date":"2026-01-30","created_at":"2026-11-26T16:32:32.930Z"}],"bank_transaction_id":"btx_01m8cb75zfenr8cvb1sgn08p0q","journal_id":"jnl_01m8cb7652ebgawwyv42vybe6x","void_date":null,"void_journal_id":null,"created_at":"2026-11-26T16:32:32.930Z","updated_at":"2026-11-26T16:32:32.930Z","version":1}', X'1EAF2D2D66DA77B1E7139A693A23981C74600D73C2F033DA9AC86220E4725590');
INSERT INTO audit_events VALUES ('org_01m8cb74zme17t6qghn61mmwh3', 36, 1795710752930, 'usr_01m8cb732betj9e15sk9y8a27d', 'key_01m8cb73dremtt7k7r5g0xxnsy', 'bank_transaction.confirm', 'btx_01m8cb75zfenr8cvb1sgn08p0q', NULL, '{"journal_id":"jnl_01m8cb7652ebgawwyv42vybe6x","way":"allocations"}', X'BA2AE99DACF302CECFDDFB949791888BD185873F6EA9B09597D1E794A5EBD61D');
INSERT INTO audit_events VALUES ('org_01m8cb74zme17t6qghn61mmwh3', 37, 1795710753015, 'usr_01m8cb732betj9e15sk9y8a27d', 'key_01m8cb73dremtt7k7r5g0xxnsy', 'settlement.create', 'set_01m8cb767qexq85eq0ezav3scj', NULL, '{"id":"set_01m8cb767qexq85eq0ezav3scj","type":"payment","status":"posted","refund":false,"contact_id":"con_01m8cb75e3e6tsf89hqy3jrez9","contact_name":"Harcourt Lettings","bank_account_id":"bac_01m8cb7558e2aayg89hjrj6a22","date":"2026-02-10","amount":1350.00,"currency":"GBP","reference":null,"allocated_amount":1350.00,"unallocated_amount":0.00,"allocations":[{"id":"alc_01m8cb767qexq85eq0ezav3scj","invoice_id":"inv_01m8cb75ktevebhfyde50sd1jw","invoice_number":"HL-33","settlement_id":"set_01m8cb767qexq85eq0ezav3scj","credit_note_id":null,"amount":1350.00,"date":"2026-02-10","created_at":"2026-11-26T16:32:33.015Z"}],"bank_transaction_id":"btx_01m8cb75zfenr8cvb1stvg7pjq","journal_id":"jnl_01m8cb767qexq85eq0ezav3scj","void_date":null,"void_journal_id":null,"created_at":"2026-11-26T16:32:33.015Z","updated_at":"2026-11-26T16:32:33.015Z","version":1}', X'11340EB711D023CD104538D216C588C25AD69B6944FBEC8D40874F8BBF890167');
INSERT INTO audit_events VALUES ('org_01m8cb74zme17t6qghn61mmwh3', 38, 1795710753015, 'usr_01m8cb732betj9e15sk9y8a27d', 'key_01m8cb73dremtt7k7r5g0xxnsy', 'bank_transaction.confirm', 'btx_01m8cb75zfenr8cvb1stvg7pjq', NULL, '{"journal_id":"jnl_01m8cb767qexq85eq0ezav3scj","way":"allocations"}', X'6F7BB86C36620047F04EAEF06C3B749947E62531CBA45200BC3A520490FB61B9');
INSERT INTO audit_events VALUES ('org_01m8cb74zme17t6qghn61mmwh3', 39, 1795710753140, 'usr_01m8cb732betj9e15sk9y8a27d', 'key_01m8cb73dremtt7k7r5g0xxnsy', 'settlement.create', 'set_01m8cb76bme2map3em8rhht927', NULL, '{"id":"set_01m8cb76bme2map3em8rhht927","type":"receipt","status":"posted","refund":false,"contact_id":"con_01m8cb7586e39atr309dz7t7bh","contact_name":"Abbey Schools Trust","bank_account_id":"bac_01m8cb7558e2aayg89hjrj6a22","date":"2026-02-16","amount":1710.00,"currency":"GBP","reference":null,"allocated_amount":1710.00,"unallocated_amount":0.00,"allocations":[{"id":"alc_01m8cb76bme2map3em8rhht927","invoice_id":"inv_01m8cb75jse15ay14cwyhkprtz","invoice_number":"INV-0001","settlement_id":"set_01m8cb76bme2map3em8rhht927","credit_note_id":null,"amount":840.00,"date":"2026-02-16","created_at":"2026-11-26T16:32:33.140Z"},{"id":"alc_01m8cb76bme2map3em8rhht928","invoice_id":"inv_01m8cb75kme12rvb9jdj2rxg17","invoice_number":"INV-0002","settlement_id":"set_01m8cb76bme2map3em8rhht927","credit_note_id":null,"amount":870.00,"date":"2026-02-16","created_at":"2026-11-26T16:32:33.140Z"}],"bank_transaction_id":"btx_01m8cb75zfenr8cvb1szmv1cts","journal_id":"jnl_01m8cb76bme2map3em8rhht927","void_date":null,"void_journal_id":null,"created_at":"2026-11-26T16:32:33.140Z","updated_at":"2026-11-26T16:32:33.140Z","version":1}', X'B49A9F8F046266BCB3329FD51BE87C8C62D0B5FCBA6A30454544BFF153A93538');
INSERT INTO audit_events VALUES ('org_01m8cb74zme17t6qghn61mmwh3', 40, 1795710753140, 'usr_01m8cb732betj9e15sk9y8a27d', 'key_01m8cb73dremtt7k7r5g0xxnsy', 'bank_transaction.confirm', 'btx_01m8cb75zfenr8cvb1szmv1cts', NULL, '{"journal_id":"jnl_01m8cb76bme2map3em8rhht927","way":"allocations"}', X'C99EBC67AE2EE29A62883506FB22893243C3B211397B682EC4D7BF0BB027E8F5');
INSERT INTO audit_events VALUES ('org_01m8cb74zme17t6qghn61mmwh3', 41, 1795710753230, 'usr_01m8cb732betj9e15sk9y8a27d', 'key_01m8cb73dremtt7k7r5g0xxnsy', 'settlement.create', 'set_01m8cb76eeergrts8cxdj5mjea', NULL, '{"id":"set_01m8cb76eeergrts8cxdj5mjea","type":"payment","status":"posted","refund":false,"contact_id":"con_01m8cb75bge539epkanj9qy10g","contact_name":"Printwell","bank_account_id":"bac_01m8cb7558e2aayg89hjrj6a22","date":"2026-02-27","amount":400.00,"currency":"GBP","reference":null,"allocated_amount":400.00,"unallocated_amount":0.00,"allocations":[{"id":"alc_01m8cb76eeergrts8cxdj5mjea","invoice_id":"inv_01m8cb75k5ej8t69hr29ntmfnd","invoice_number":"PX-881","settlement_id":"set_01m8cb76eeergrts8cxdj5mjea","credit_note_id":null,"amount":400.00,"date":"2026-02-27","created_at":"2026-11-26T16:32:33.230Z"}],"bank_transaction_id":"btx_01m8cb75zfenr8cvb1t5s6ytmv","journal_id":"jnl_01m8cb76eeergrts8cxdj5mjea","void_date":null,"void_journal_id":null,"created_at":"2026-11-26T16:32:33.230Z","updated_at":"2026-11-26T16:32:33.230Z","version":1}', X'E4677BD597F3A1E87A526F53FE39A5C477D46BD12105D7E8F6B34CFBD347F30E');
INSERT INTO audit_events VALUES ('org_01m8cb74zme17t6qghn61mmwh3', 42, 1795710753230, 'usr_01m8cb732betj9e15sk9y8a27d', 'key_01m8cb73dremtt7k7r5g0xxnsy', 'bank_transaction.confirm', 'btx_01m8cb75zfenr8cvb1t5s6ytmv', NULL, '{"journal_id":"jnl_01m8cb76eeergrts8cxdj5mjea","way":"allocations"}', X'EE4471E081FF2B119B2A806A80F4627A521D8DC5A804D1B21BA15851572BD73B');
INSERT INTO audit_events VALUES ('org_01m8cb74zme17t6qghn61mmwh3', 43, 1795710753308, 'usr_01m8cb732betj9e15sk9y8a27d', 'key_01m8cb73dremtt7k7r5g0xxnsy', 'settlement.create', 'set_01m8cb76gwe2gtym2wvwe19b0w', NULL, '{"id":"set_01m8cb76gwe2gtym2wvwe19b0w","type":"receipt","status":"posted","refund":false,"contact_id":"con_01m8cb75acejebjw1ekkcz4yv4","contact_name":"Marlow & Pike LLP","bank_account_id":"bac_01m8cb7558e2aayg89hjrj6a22","date":"2026-03-16","amount":1418.40,"currency":"GBP","reference":null,"allocated_amount":1418.40,"unallocated_amount":0.00,"allocations":[{"id":"alc_01m8cb76gwe2gtym2wvwe19b0w","invoice_id":"inv_01m8cb75mpegw9g72nev15hy1x","invoice_number":"INV-0004","settlement_id":"set_01m8cb76gwe2gtym2wvwe19b0w","credit_note_id":null,"amount":1418.40,"date":"2026-03-16","created_at":"2026-11-26T16:32:33.308Z"}],"bank_transaction_id":"btx_01m8cb75zfenr8cvb1tkm7v1fe","journal_id":"jnl_01m8cb76gwe2gtym2wvwe19b0w","void_date":null,"void_journal_id":null,"created_at":"2026-11-26T16:32:33.308Z","updated_at":"2026-11-26T16:32:33.308Z","version":1}', X'6CB9E911F2776534C22AEB5C48666B20753938AFA7D52A353A4EF93291F7052C');
INSERT INTO audit_events VALUES ('org_01m8cb74zme17t6qghn61mmwh3', 44, 1795710753308, 'usr_01m8cb732betj9e15sk9y8a27d', 'key_01m8cb73dremtt7k7r5g0xxnsy', 'bank_transaction.confirm', 'btx_01m8cb75zfenr8cvb1tkm7v1fe', NULL, '{"journal_id":"jnl_01m8cb76gwe2gtym2wvwe19b0w","way":"allocations"}', X'A1211077A32AC7FD8353CD9AECD163F1C3421808CEE5C163F877BD95C471402C');
INSERT INTO audit_events VALUES ('org_01m8cb74zme17t6qghn61mmwh3', 45, 1795710753434, 'usr_01m8cb732betj9e15sk9y8a27d', 'key_01m8cb73dremtt7k7r5g0xxnsy', 'settlement.match', 'set_01m8cb75wze9rt0k2xzh4v5xb2', NULL, '{"bank_transaction_id":"btx_01m8cb75zfenr8cvb1tfxterdq"}', X'3DE127753C2E4030981F0FD45528B33D40E4D48C5D22C06EFD57841B462F73FA');
INSERT INTO audit_events VALUES ('org_01m8cb74zme17t6qghn61mmwh3', 46, 1795710753434, 'usr_01m8cb732betj9e15sk9y8a27d', 'key_01m8cb73dremtt7k7r5g0xxnsy', 'bank_transaction.confirm', 'btx_01m8cb75zfenr8cvb1tfxterdq', NULL, '{"journal_id":"jnl_01m8cb75wze9rt0k2xznv91w0p","way":"match"}', X'37AB922508175422C413450FBF808075418BEE60244948D050BF840AE5C35E81');
INSERT INTO audit_events VALUES ('org_01m8cb74zme17t6qghn61mmwh3', 47, 1795710753526, 'usr_01m8cb732betj9e15sk9y8a27d', 'key_01m8cb73dremtt7k7r5g0xxnsy', 'bank_transaction.confirm', 'btx_01m8cb75zfenr8cvb1trbyhwnv', NULL, '{"journal_id":"jnl_01m8cb76qpechvvxpkhm6aedz4","way":"transfer"}', X'51E96A3895E11953A05D12D3E744DE2E5D9D1B0B42CFCB8FBF87E4878B18CA73');
INSERT INTO audit_events VALUES ('org_01m8cb74zme17t6qghn61mmwh3', 48, 1795710753642, 'usr_01m8cb732betj9e15sk9y8a27d', 'key_01m8cb73dremtt7k7r5g0xxnsy', 'bank_transaction.confirm', 'btx_01m8cb75zfenr8cvb1tyzjtz1j', NULL, '{"journal_id":"jnl_01m8cb76vaehqbgp6jww085a66","way":"account"}', X'C70001FF18083F0FF3BB309A29E20BD367BCF8A0549ACDA0D1817CC678504B6D');
INSERT INTO audit_events VALUES ('org_01m8cb74zme17t6qghn61mmwh3', 49, 1795710754252, 'usr_01m8cb732betj9e15sk9y8a27d', 'key_01m8cb73dremtt7k7r5g0xxnsy', 'bank_transaction.update', 'btx_01m8cb75zfenr8cvb1sqmjcg1h', '{"account_id":null,"contact_id":null,"vat_amount":null,"vat_code":"NV"}', '{"account_id":"acc_01m8cb74zme17t6qghm2jz4x4b","contact_id":null,"vat_amount":null,"vat_code":"ST"}', X'38E03ADCD126F68AA31EF027DE8BF2851596B4B499FF3F7215DFFEA4182F2AE6');
INSERT INTO audit_events VALUES ('org_01m8cb74zme17t6qghn61mmwh3', 50, 1795710754252, 'usr_01m8cb732betj9e15sk9y8a27d', 'key_01m8cb73dremtt7k7r5g0xxnsy', 'bank_transaction.update', 'btx_01m8cb75zfenr8cvb1t3ap0btd', '{"account_id":null,"contact_id":null,"vat_amount":null,"vat_code":"NV"}', '{"account_id":"acc_01m8cb74zme17t6qghmasb6the","contact_id":null,"vat_amount":null,"vat_code":"ZR"}', X'E13B79B8FE6E322B43055308C6075AA934C777D57E27E91C6786D28AA57DE174');
INSERT INTO audit_events VALUES ('org_01m8cb74zme17t6qghn61mmwh3', 51, 1795710754252, 'usr_01m8cb732betj9e15sk9y8a27d', 'key_01m8cb73dremtt7k7r5g0xxnsy', 'bank_transaction.update', 'btx_01m8cb75zfenr8cvb1tasx6he0', '{"account_id":null,"contact_id":null,"vat_amount":null,"vat_code":"NV"}', '{"account_id":"acc_01m8cb74zme17t6qghm2jz4x4b","contact_id":null,"vat_amount":null,"vat_code":"ST"}', X'F1437E7CD9DB4C1EC73E1E240A05BDE07BB031DE6952BA180330955A839646E0');
INSERT INTO audit_events VALUES ('org_01m8cb74zme17t6qghn61mmwh3', 52, 1795710754252, 'usr_01m8cb732betj9e15sk9y8a27d', 'key_01m8cb73dremtt7k7r5g0xxnsy', 'bank_transaction.update', 'btx_01m8cb75zfenr8cvb1tqkgsr74', '{"account_id":null,"contact_id":null,"vat_amount":null,"vat_code":"NV"}', '{"account_id":"acc_01m8cb74zme17t6qghmy8kg8p6","contact_id":null,"vat_amount":null,"vat_code":"EX"}', X'9DFD2A93A40C82DA9190E2D43FFE8B219D28371153C6E3F0F846637AB9AFD7F8');
INSERT INTO audit_events VALUES ('org_01m8cb74zme17t6qghn61mmwh3', 53, 1795710754311, 'usr_01m8cb732betj9e15sk9y8a27d', 'key_01m8cb73dremtt7k7r5g0xxnsy', 'bank_transaction.confirm', 'btx_01m8cb75zfenr8cvb1t3ap0btd', NULL, '{"journal_id":"jnl_01m8cb77g7et0993cj5gdjehp0","way":"account"}', X'7ABA60C0142EA8186E76E12FE72B9B24E2F85DC109DEC34E23E3DBBB73A680E5');
INSERT INTO audit_events VALUES ('org_01m8cb74zme17t6qghn61mmwh3', 54, 1795710754456, 'usr_01m8cb732betj9e15sk9y8a27d', 'key_01m8cb73dremtt7k7r5g0xxnsy', 'bank_transaction.confirm', 'btx_01m8cb75zfenr8cvb1tasx6he0', NULL, '{"journal_id":"jnl_01m8cb77mrex9s5a4vyedd8bjd","way":"account"}', X'DCAE825A801AA9DAC6B23170FA8864005210268FE5759F2D85DBA04E84B677C1');
INSERT INTO audit_events VALUES ('org_01m8cb74zme17t6qghn61mmwh3', 55, 1795710754528, 'usr_01m8cb732betj9e15sk9y8a27d', 'key_01m8cb73dremtt7k7r5g0xxnsy', 'bank_transaction.confirm', 'btx_01m8cb75zfenr8cvb1sqmjcg1h', NULL, '{"journal_id":"jnl_01m8cb77q0eahtb4bx2jj2jkpe","way":"account"}', X'5DEA3C360E26B920176B529E458F675E09E4A871BC65D0601481201A9342DFD3');
INSERT INTO audit_events VALUES ('org_01m8cb74zme17t6qghn61mmwh3', 56, 1795710754587, 'usr_01m8cb732betj9e15sk9y8a27d', 'key_01m8cb73dremtt7k7r5g0xxnsy', 'bank_transaction.confirm', 'btx_01m8cb75zfenr8cvb1tqkgsr74', NULL, '{"journal_id":"jnl_01m8cb77rvefstjf51xwcjqp91","way":"account"}', X'482CECDAD73ADCBB3FBF1B9CF4B39A4EC941711A268A0D24F2D384502D8C901B');
INSERT INTO audit_events VALUES ('org_01m8cb74zme17t6qghn61mmwh3', 57, 1795710754713, 'usr_01m8cb732betj9e15sk9y8a27d', 'key_01m8cb73dremtt7k7r5g0xxnsy', 'vat_return.create', 'vrt_01m8cb77wsep59etyvtx91qbav', NULL, '{"id":"vrt_01m8cb77wsep59etyvtx91qbav","date_from":"2026-01-01","date_to":"2026-03-31","status":"draft","currency":"GBP","scheme":"standard","flat_rate_percent":null,"adjustments":[],"boxes":{"1":698.40,"2":0.00,"3":698.40,"4":319.80,"5":378.60,"6":4776.00,"7":3427.00,"8":0.00,"9":0.00},"direction":"pay","hmrc":{"vatDueSales":698.40,"vatDueAcquisitions":0.00,"totalVatDue":698.40,"vatReclaimedCurrPeriod":319.80,"netVatDue":378.60,"totalValueSalesExVAT":4776,"totalValuePurchasesExVAT":3427,"totalValueGoodsSuppliedExVAT":0,"totalAcquisitionsExVAT":0},"journal_id":null,"finalised_at":null,"created_at":"2026-11-26T16:32:34.713Z","updated_at":"2026-11-26T16:32:34.713Z","version":1}', X'692888E90E47566DE2110988380162287645C9821963BCB581ADECFE1DA10308');
INSERT INTO audit_events VALUES ('org_01m8cb74zme17t6qghn61mmwh3', 58, 1795710754778, 'usr_01m8cb732betj9e15sk9y8a27d', 'key_01m8cb73dremtt7k7r5g0xxnsy', 'vat_return.finalise', 'vrt_01m8cb77wsep59etyvtx91qbav', NULL, '{"id":"vrt_01m8cb77wsep59etyvtx91qbav","date_from":"2026-01-01","date_to":"2026-03-31","status":"finalised","currency":"GBP","scheme":"standard","flat_rate_percent":null,"adjustments":[],"boxes":{"1":698.40,"2":0.00,"3":698.40,"4":319.80,"5":378.60,"6":4776.00,"7":3427.00,"8":0.00,"9":0.00},"direction":"pay","hmrc":{"vatDueSales":698.40,"vatDueAcquisitions":0.00,"totalVatDue":698.40,"vatReclaimedCurrPeriod":319.80,"netVatDue":378.60,"totalValueSalesExVAT":4776,"totalValuePurchasesExVAT":3427,"totalValueGoodsSuppliedExVAT":0,"totalAcquisitionsExVAT":0},"journal_id":null,"finalised_at":"2026-11-26T16:32:34.778Z","created_at":"2026-11-26T16:32:34.713Z","updated_at":"2026-11-26T16:32:34.778Z","version":2}', X'171B46442B725D52DBF98E680C5C8F44798AFBE5E86FCCCBD9E5F26DE765A290');
INSERT INTO audit_events VALUES ('org_01m8cb74zme17t6qghn61mmwh3', 59, 1795710754841, 'usr_01m8cb732betj9e15sk9y8a27d', 'key_01m8cb73dremtt7k7r5g0xxnsy', 'organisation.lock', 'org_01m8cb74zme17t6qghn61mmwh3', '{"lock_date":null}', '{"lock_date":"2026-03-31","reason":"year end"}', X'E163CAF2482F51D43FEE5598192B8A4BBFCA3DDEA02547AAA017F4C00E40B4A7');
INSERT INTO bank_accounts VALUES ('bac_01m8cb74waegese3t5k2b2ea6f', 'org_01m8cb73e7ee38k3jjbd5q35v0', 'acc_01m8cb73e7ee38k3jj6je42mfg', 'Current', 'current', NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1795710751626, 1795710751626, 1, NULL);
INSERT INTO bank_accounts VALUES ('bac_01m8cb7558e2aayg89hjrj6a22', 'org_01m8cb74zme17t6qghn61mmwh3', 'acc_01m8cb74zme17t6qghg8nqpfwn', 'Current', 'current', NULL, NULL, NULL, 1000000, '2026-01-01', 'jnl_01m8cb7558e2aayg89hv0t7b2r', 900715, 1795710751912, 1795710752751, 2, '2026-03-31');
INSERT INTO bank_accounts VALUES ('bac_01m8cb756ge12shhfvravs9hsj', 'org_01m8cb74zme17t6qghn61mmwh3', 'acc_01m8cb756ge12shhfvrctm43c3', 'Savings', 'savings', NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1795710751952, 1795710751952, 1, NULL);
INSERT INTO stated_balances VALUES ('org_01m8cb74zme17t6qghn61mmwh3', 'bac_01m8cb7558e2aayg89hjrj6a22', '2026-03-31', 900715, 1795710752751);
INSERT INTO bank_transactions VALUES ('btx_01m8cb75zee6hs7nmm238esyzm', 'org_01m8cb74zme17t6qghn61mmwh3', 'bac_01m8cb7558e2aayg89hjrj6a22', '2026-01-22', -107880, 'FPO TECHBARN LTD TB-0117', NULL, NULL, X'1272808C0B8E7153718481FDD8CAD3BCA1177A0D294A925B0D41E3B4B2AE4845', 1, 'fpo techbarn ltd tb-0117', 'confirmed', NULL, 'NV', NULL, 'con_01m8cb75credmajyyrq06fzpnz', 'allocations', 'jnl_01m8cb7624evnt6wksn3h1n80z', 2, NULL, 'NV', 0, 1795710752836, 1795710752751, 1795710752836, 2, NULL);
INSERT INTO bank_transactions VALUES ('btx_01m8cb75zfenr8cvb1sgn08p0q', 'org_01m8cb74zme17t6qghn61mmwh3', 'bac_01m8cb7558e2aayg89hjrj6a22', '2026-01-30', 150000, 'FPI ABBEY SCHOOLS TRUST PART INV-0001', NULL, NULL, X'328DD05DF287413BBD6F750059372A7F48A2FE8810A1C938B25CC5B4201F7110', 1, 'fpi abbey schools trust part inv-0001', 'confirmed', NULL, 'NV', NULL, 'con_01m8cb7586e39atr309dz7t7bh', 'allocations', 'jnl_01m8cb7652ebgawwyv42vybe6x', 2, NULL, 'NV', 0, 1795710752930, 1795710752751, 1795710752930, 2, NULL);
INSERT INTO bank_transactions VALUES ('btx_01m8cb75zfenr8cvb1sqmjcg1h', 'org_01m8cb74zme17t6qghn61mmwh3', 'bac_01m8cb7558e2aayg89hjrj6a22', '2026-02-02', -3600, 'CARD SLATEWORK SOFTWARE SUBSCRIPTION', NULL, NULL, X'67141EE03747F94A367872676174183B43B71F3C3CDD657ED483571C76EC7C0E', 1, 'card slatework software subscription', 'confirmed', 'acc_01m8cb74zme17t6qghm2jz4x4b', 'ST', NULL, NULL, 'account', 'jnl_01m8cb77q0eahtb4bx2jj2jkpe', 1, 'acc_01m8cb74zme17t6qghm2jz4x4b', 'ST', -600, 1795710754528, 1795710752751, 1795710754528, 3, NULL);
INSERT INTO bank_transactions VALUES ('btx_01m8cb75zfenr8cvb1stvg7pjq', 'org_01m8cb74zme17t6qghn61mmwh3', 'bac_01m8cb7558e2aayg89hjrj6a22', '2026-02-10', -135000, 'FPO HARCOURT LETTINGS HL-33', NULL, NULL, X'A554BD883699F03B2433581DAE214B19EF4CA02926A5399A2312D8445D2AE6F3', 1, 'fpo harcourt lettings hl-33', 'confirmed', NULL, 'NV', NULL, 'con_01m8cb75e3e6tsf89hqy3jrez9', 'allocations', 'jnl_01m8cb767qexq85eq0ezav3scj', 2, NULL, 'NV', 0, 1795710753015, 1795710752751, 1795710753015, 2, NULL);
INSERT INTO bank_transactions VALUES ('btx_01m8cb75zfenr8cvb1szmv1cts', 'org_01m8cb74zme17t6qghn61mmwh3', 'bac_01m8cb7558e2aayg89hjrj6a22', '2026-02-16', 171000, 'FPI ABBEY SCHOOLS TRUST INV-0001 INV-0002', NULL, NULL, X'3A4F56DDD806837EDC73F6F4DC68C99DACBE0696CCC891AED5FA4883FF1E7336', 1, 'fpi abbey schools trust inv-0001 inv-0002', 'confirmed', NULL, 'NV', NULL, 'con_01m8cb7586e39atr309dz7t7bh', 'allocations', 'jnl_01m8cb76bme2map3em8rhht927', 2, NULL, 'NV', 0, 1795710753140, 1795710752751, 1795710753140, 2, NULL);
INSERT INTO bank_transactions VALUES ('btx_01m8cb75zfenr8cvb1t3ap0btd', 'org_01m8cb74zme17t6qghn61mmwh3', 'bac_01m8cb7558e2aayg89hjrj6a22', '2026-02-18', -5840, 'CARD TRAINLINE.COM LONDON', NULL, NULL, X'56CF7DBBB1CCE80AAE434516F639C2AE3AC2F04AE4E3EC16A64F481C4271CE17', 1, 'card trainline.com london', 'confirmed', 'acc_01m8cb74zme17t6qghmasb6the', 'ZR', NULL, NULL, 'account', 'jnl_01m8cb77g7et0993cj5gdjehp0', 1, 'acc_01m8cb74zme17t6qghmasb6the', 'ZR', 0, 1795710754311, 1795710752751, 1795710754311, 3, NULL);
INSERT INTO bank_transactions VALUES ('btx_01m8cb75zfenr8cvb1t5s6ytmv', 'org_01m8cb74zme17t6qghn61mmwh3', 'bac_01m8cb7558e2aayg89hjrj6a22', '2026-02-27', -40000, 'FPO PRINTWELL PX-881', NULL, NULL, X'CBB4004E5F456DD9C35D050B3FE3C9E6B04BF0EAB21532E492B097A7B21B73A1', 1, 'fpo printwell px-881', 'confirmed', NULL, 'NV', NULL, 'con_01m8cb75bge539epkanj9qy10g', 'allocations', 'jnl_01m8cb76eeergrts8cxdj5mjea', 2, NULL, 'NV', 0, 1795710753230, 1795710752751, 1795710753230, 2, NULL);
INSERT INTO bank_transactions VALUES ('btx_01m8cb75zfenr8cvb1tasx6he0', 'org_01m8cb74zme17t6qghn61mmwh3', 'bac_01m8cb7558e2aayg89hjrj6a22', '2026-03-02', -3600, 'CARD SLATEWORK SOFTWARE SUBSCRIPTION', NULL, NULL, X'C9F5FEC85CB8D9A7FF4021B408AB259A9BB61A729B1B9895D3CBF4C028444205', 1, 'card slatework software subscription', 'confirmed', 'acc_01m8cb74zme17t6qghm2jz4x4b', 'ST', NULL, NULL, 'account', 'jnl_01m8cb77mrex9s5a4vyedd8bjd', 1, 'acc_01m8cb74zme17t6qghm2jz4x4b', 'ST', -600, 1795710754456, 1795710752751, 1795710754456, 3, NULL);
INSERT INTO bank_transactions VALUES ('btx_01m8cb75zfenr8cvb1tfxterdq', 'org_01m8cb74zme17t6qghn61mmwh3', 'bac_01m8cb7558e2aayg89hjrj6a22', '2026-03-06', 28200, 'FPI KESTREL FITNESS CIC INV-0003', NULL, NULL, X'8E0352E4B1B35F89518582419B2FF0638D7196EA458695B1839482EA1B564551', 1, 'fpi kestrel fitness cic inv-0003', 'confirmed', NULL, 'NV', NULL, 'con_01m8cb7596ej79vfv8n2t1q6z7', 'match', 'jnl_01m8cb75wze9rt0k2xznv91w0p', 2, NULL, 'NV', 0, 1795710753434, 1795710752751, 1795710753434, 2, NULL);
INSERT INTO bank_transactions VALUES ('btx_01m8cb75zfenr8cvb1tkm7v1fe', 'org_01m8cb74zme17t6qghn61mmwh3', 'bac_01m8cb7558e2aayg89hjrj6a22', '2026-03-16', 141840, 'FPI MARLOW AND PIKE LLP INV-0004 LESS CN-0001', NULL, NULL, X'71E7888D7A34F0BCC91A019E775F105D0016A4F32F799EDAF02F3D2A7290E64D', 1, 'fpi marlow and pike llp inv-0004 less cn-0001', 'confirmed', NULL, 'NV', NULL, 'con_01m8cb75acejebjw1ekkcz4yv4', 'allocations', 'jnl_01m8cb76gwe2gtym2wvwe19b0w', 2, NULL, 'NV', 0, 1795710753308, 1795710752751, 1795710753308, 2, NULL);
INSERT INTO bank_transactions VALUES ('btx_01m8cb75zfenr8cvb1tqkgsr74', 'org_01m8cb74zme17t6qghn61mmwh3', 'bac_01m8cb7558e2aayg89hjrj6a22', '2026-03-20', -750, 'TOTAL CHARGES TO 19MAR2026', NULL, NULL, X'F0BA29B088E504EAE3E9A2FE7A0600DAE5D622DB4B4B80CCFFA83595DB79F5C3', 1, 'total charges to 19mar2026', 'confirmed', 'acc_01m8cb74zme17t6qghmy8kg8p6', 'EX', NULL, NULL, 'account', 'jnl_01m8cb77rvefstjf51xwcjqp91', 1, 'acc_01m8cb74zme17t6qghmy8kg8p6', 'EX', 0, 1795710754587, 1795710752751, 1795710754587, 3, NULL);
INSERT INTO bank_transactions VALUES ('btx_01m8cb75zfenr8cvb1trbyhwnv', 'org_01m8cb74zme17t6qghn61mmwh3', 'bac_01m8cb7558e2aayg89hjrj6a22', '2026-03-25', -200000, 'TFR TO SAVINGS', NULL, NULL, X'B7B90B8EE2BD4F650D5F978B5912EB492294E4044B7D3C5C2E065CA73B855EAE', 1, 'tfr to savings', 'confirmed', NULL, 'NV', NULL, NULL, 'transfer', 'jnl_01m8cb76qpechvvxpkhm6aedz4', 1, NULL, 'NV', 0, 1795710753526, 1795710752751, 1795710753526, 2, NULL);
INSERT INTO bank_transactions VALUES ('btx_01m8cb75zfenr8cvb1tyzjtz1j', 'org_01m8cb74zme17t6qghn61mmwh3', 'bac_01m8cb7558e2aayg89hjrj6a22', '2026-03-31', -93655, 'FPO J WREN NET PAY MARCH', NULL, NULL, X'B723781A8F8F5C03549E3D18755201BD640E2AC657779E194AC48817223FFDEE', 1, 'fpo j wren net pay march', 'confirmed', 'acc_01m8cb74zme17t6qghh0swgyf2', 'NV', NULL, NULL, 'account', 'jnl_01m8cb76vaehqbgp6jww085a66', 1, 'acc_01m8cb74zme17t6qghh0swgyf2', 'NV', 0, 1795710753642, 1795710752751, 1795710753642, 2, NULL);
INSERT INTO bank_transactions VALUES ('btx_01m8cb78dte4d87f1q0kazbg9h', 'org_01m8cb73e7ee38k3jjbd5q35v0', 'bac_01m8cb74waegese3t5k2b2ea6f', '2026-03-02', -50000, 'CARD 4417 SCREWFIX', NULL, NULL, X'0ED9BB1B0D55AF6C307FF282ECDC85BC1BD02E3792AC92D0AF03BB4A90C6DDD4', 1, 'card 4417 screwfix', 'unconfirmed', NULL, 'NV', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1795710755258, 1795710755324, 3, NULL);
INSERT INTO unlinked_journals VALUES ('org_01m8cb73e7ee38k3jjbd5q35v0', 'btx_01m8cb78dte4d87f1q0kazbg9h', 'jnl_01m8cb78f0eqgs8z9whhryr4m9');
INSERT INTO invoices VALUES ('inv_01m8cb75jse15ay14cwyhkprtz', 'org_01m8cb74zme17t6qghn61mmwh3', 'sales', 'invoice', 'issued', 'INV-0001', 'con_01m8cb7586e39atr309dz7t7bh', '2026-01-15', '2026-02-14', 'exclusive', NULL, NULL, 195000, 39000, 234000, 234000, 0, 'issued', 'jnl_01m8cb75jse15ay14cx1q1g106', NULL, NULL, 'inv-0001', 1795710752345, 1795710753140, 3, '2026-02-16', 2, '2026-01-30', '2026-02-16');
INSERT INTO invoices VALUES ('inv_01m8cb75k5ej8t69hr29ntmfnd', 'org_01m8cb74zme17t6qghn61mmwh3', 'purchase', 'invoice', 'issued', 'PX-881', 'con_01m8cb75bge539epkanj9qy10g', '2026-01-20', '2026-02-19', 'exclusive', NULL, NULL, 41200, 0, 41200, 40000, 0, 'issued', 'jnl_01m8cb75k5ej8t69hr2dqyen46', NULL, NULL, 'px-881', 1795710752357, 1795710753230, 2, '9999-99-99', 1, '2026-02-27', '2026-02-27');
INSERT INTO invoices VALUES ('inv_01m8cb75kce4ety3bykt2jy3g7', 'org_01m8cb74zme17t6qghn61mmwh3', 'purchase', 'invoice', 'issued', 'TB-0117', 'con_01m8cb75credmajyyrq06fzpnz', '2026-01-21', '2026-02-20', 'exclusive', NULL, NULL, 89900, 17980, 107880, 107880, 0, 'issued', 'jnl_01m8cb75kce4ety3bykx5n1fxt', NULL, NULL, 'tb-0117', 1795710752364, 1795710752836, 2, '2026-01-22', 1, '2026-01-22', '2026-01-22');
INSERT INTO invoices VALUES ('inv_01m8cb75kme12rvb9jdj2rxg17', 'org_01m8cb74zme17t6qghn61mmwh3', 'sales', 'invoice', 'issued', 'INV-0002', 'con_01m8cb7586e39atr309dz7t7bh', '2026-01-28', '2026-02-27', 'exclusive', NULL, NULL, 87000, 0, 87000, 87000, 0, 'issued', 'jnl_01m8cb75kme12rvb9jdn1zkn4z', NULL, NULL, 'inv-0002', 1795710752372, 1795710753140, 2, '2026-02-16', 1, '2026-02-16', '2026-02-16');
INSERT INTO invoices VALUES ('inv_01m8cb75ktevebhfyde50sd1jw', 'org_01m8cb74zme17t6qghn61mmwh3', 'purchase', 'invoice', 'issued', 'HL-33', 'con_01m8cb75e3e6tsf89hqy3jrez9', '2026-02-01', '2026-03-03', 'exclusive', NULL, NULL, 135000, 0, 135000, 135000, 0, 'issued', 'jnl_01m8cb75ktevebhfydebag4pb0', NULL, NULL, 'hl-33', 1795710752378, 1795710753015, 2, '2026-02-10', 1, '2026-02-10', '2026-02-10');
INSERT INTO invoices VALUES ('inv_01m8cb75kzee99nb998ew3aw95', 'org_01m8cb74zme17t6qghn61mmwh3', 'sales', 'invoice', 'issued', 'INV-0003', 'con_01m8cb7596ej79vfv8n2t1q6z7', '2026-02-09', '2026-03-11', 'exclusive', NULL, NULL, 27500, 700, 28200, 28200, 0, 'issued', 'jnl_01m8cb75kzee99nb998j30x6w5', NULL, NULL, 'inv-0003', 1795710752383, 1795710752671, 2, '2026-03-06', 1, '2026-03-06', '2026-03-06');
INSERT INTO invoices VALUES ('inv_01m8cb75mpegw9g72nev15hy1x', 'org_01m8cb74zme17t6qghn61mmwh3', 'sales', 'invoice', 'issued', 'INV-0004', 'con_01m8cb75acejebjw1ekkcz4yv4', '2026-02-20', '2026-03-22', 'exclusive', NULL, NULL, 133200, 26640, 159840, 141840, 18000, 'issued', 'jnl_01m8cb75mpegw9g72ney3h5g4s', NULL, NULL, 'inv-0004', 1795710752406, 1795710753308, 3, '2026-03-16', 2, '2026-03-12', '2026-03-16');
INSERT INTO invoices VALUES ('inv_01m8cb75n0e5t9dqqfwtaj4af4', 'org_01m8cb74zme17t6qghn61mmwh3', 'sales', 'invoice', 'void', 'INV-0005', 'con_01m8cb75acejebjw1ekkcz4yv4', '2026-03-03', '2026-04-02', 'exclusive', NULL, NULL, 50000, 10000, 60000, 0, 0, 'issued', 'jnl_01m8cb75n0e5t9dqqfwx183sby', '2026-03-03', 'jnl_01m8cb75qne9yb4g9fjzyvdem0', 'inv-0005', 1795710752416, 1795710752501, 2, '2026-03-03', 0, NULL, NULL);
INSERT INTO invoices VALUES ('inv_01m8cb75n8eh29pdqtx2errr92', 'org_01m8cb74zme17t6qghn61mmwh3', 'sales', 'credit_note', 'issued', 'CN-0001', 'con_01m8cb75acejebjw1ekkcz4yv4', '2026-03-12', '2026-03-12', 'exclusive', 'INV-0004', NULL, 15000, 3000, 18000, 0, 18000, 'issued', 'jnl_01m8cb75n8eh29pdqtx4060nn4', NULL, NULL, 'cn-0001
inv-0004', 1795710752424, 1795710752570, 2, '2026-03-12', 1, '2026-03-12', '2026-03-12');
INSERT INTO invoices VALUES ('inv_01m8cb75nhej5ae8as2k15wgmv', 'org_01m8cb74zme17t6qghn61mmwh3', 'purchase', 'invoice', 'issued', 'FR-1209', 'con_01m8cb75fdezsbk1yfbaf59cjb', '2026-03-24', '2026-04-23', 'inclusive', NULL, NULL, 64000, 12800, 76800, 0, 0, 'issued', 'jnl_01m8cb75nhej5ae8as2q3ycnra', NULL, NULL, 'fr-1209', 1795710752433, 1795710752433, 1, '9999-99-99', 0, NULL, NULL);
INSERT INTO invoices VALUES ('inv_01m8cb75ntec0tkde5vycdgdvb', 'org_01m8cb74zme17t6qghn61mmwh3', 'sales', 'invoice', 'issued', 'INV-0006', 'con_01m8cb7586e39atr309dz7t7bh', '2026-03-27', '2026-04-26', 'exclusive', NULL, NULL, 49900, 6500, 56400, 0, 0, 'issued', 'jnl_01m8cb75ntec0tkde5w28kcejp', NULL, NULL, 'inv-0006', 1795710752442, 1795710752442, 1, '9999-99-99', 0, NULL, NULL);
INSERT INTO invoice_lines VALUES ('org_01m8cb74zme17t6qghn61mmwh3', 'inv_01m8cb75jse15ay14cwyhkprtz', 1, 'Course design, 3 days', '3', '650.00', NULL, 'acc_01m8cb74zme17t6qghj619yjsn', 'ST', NULL, 195000, 39000, 234000);
INSERT INTO invoice_lines VALUES ('org_01m8cb74zme17t6qghn61mmwh3', 'inv_01m8cb75k5ej8t69hr29ntmfnd', 1, 'Printing of workbooks', '1', '412.00', NULL, 'acc_01m8cb74zme17t6qghjvcez682', 'ZR', NULL, 41200, 0, 41200);
INSERT INTO invoice_lines VALUES ('org_01m8cb74zme17t6qghn61mmwh3', 'inv_01m8cb75kce4ety3bykt2jy3g7', 1, 'Laptop', '1', '899.00', NULL, 'acc_01m8cb74zme17t6qghf9a82brr', 'ST', NULL, 89900, 17980, 107880);
INSERT INTO invoice_lines VALUES ('org_01m8cb74zme17t6qghn61mmwh3', 'inv_01m8cb75kme12rvb9jdj2rxg17', 1, 'Workbooks', '120', '7.25', NULL, 'acc_01m8cb74zme17t6qghjbzrjtq7', 'ZR', NULL, 87000, 0, 87000);
INSERT INTO invoice_lines VALUES ('org_01m8cb74zme17t6qghn61mmwh3', 'inv_01m8cb75ktevebhfyde50sd1jw', 1, 'Rent, January to March', '1', '1350.00', NULL, 'acc_01m8cb74zme17t6qghkjgn7r55', 'EX', NULL, 135000, 0, 135000);
INSERT INTO invoice_lines VALUES ('org_01m8cb74zme17t6qghn61mmwh3', 'inv_01m8cb75kzee99nb998ew3aw95', 1, 'Seminar room, 5 evenings', '5', '48.00', NULL, 'acc_01m8cb7524ey09gqzs6qvvqjyr', 'EX', NULL, 24000, 0, 24000);
INSERT INTO invoice_lines VALUES ('org_01m8cb74zme17t6qghn61mmwh3', 'inv_01m8cb75kzee99nb998ew3aw95', 2, 'Projector', '1', '35.00', NULL, 'acc_01m8cb74zme17t6qghj619yjsn', 'ST', NULL, 3500, 700, 4200);
INSERT INTO invoice_lines VALUES ('org_01m8cb74zme17t6qghn61mmwh3', 'inv_01m8cb75mpegw9g72nev15hy1x', 1, 'Course for new starters', '1', '1480.00', '10', 'acc_01m8cb74zme17t6qghj619yjsn', 'ST', NULL, 133200, 26640, 159840);
INSERT INTO invoice_lines VALUES ('org_01m8cb74zme17t6qghn61mmwh3', 'inv_01m8cb75n0e5t9dqqfwtaj4af4', 1, 'Raised in error', '1', '500.00', NULL, 'acc_01m8cb74zme17t6qghj619yjsn', 'ST', NULL, 50000, 10000, 60000);
INSERT INTO invoice_lines VALUES ('org_01m8cb74zme17t6qghn61mmwh3', 'inv_01m8cb75n8eh29pdqtx2errr92', 1, 'A day that was not held', '1', '150.00', NULL, 'acc_01m8cb74zme17t6qghj619yjsn', 'ST', NULL, 15000, 3000, 18000);
INSERT INTO invoice_lines VALUES ('org_01m8cb74zme17t6qghn61mmwh3', 'inv_01m8cb75nhej5ae8as2k15wgmv', 1, 'Illustration, 2 days', '2', '384.00', NULL, 'acc_01m8cb74zme17t6qghjz34ycp2', 'ST', NULL, 64000, 12800, 76800);
INSERT INTO invoice_lines VALUES ('org_01m8cb74zme17t6qghn61mmwh3', 'inv_01m8cb75ntec0tkde5vycdgdvb', 1, 'Workbooks', '24', '7.25', NULL, 'acc_01m8cb74zme17t6qghjbzrjtq7', 'ZR', NULL, 17400, 0, 17400);
INSERT INTO invoice_lines VALUES ('org_01m8cb74zme17t6qghn61mmwh3', 'inv_01m8cb75ntec0tkde5vycdgdvb', 2, 'Half a day of course design', '0.5', '650.00', NULL, 'acc_01m8cb74zme17t6qghj619yjsn', 'ST', NULL, 32500, 6500, 39000);
INSERT INTO number_sequences VALUES ('org_01m8cb74zme17t6qghn61mmwh3', 'credit_note', 1);
INSERT INTO number_sequences VALUES ('org_01m8cb74zme17t6qghn61mmwh3', 'invoice', 6);
INSERT INTO settlements VALUES ('set_01m8cb75wze9rt0k2xzh4v5xb2', 'org_01m8cb74zme17t6qghn61mmwh3', 'receipt', 'sales', 'posted', 'con_01m8cb7596ej79vfv8n2t1q6z7', 'bac_01m8cb7558e2aayg89hjrj6a22', '2026-03-06', 28200, 28200, NULL, 'btx_01m8cb75zfenr8cvb1tfxterdq', 0, 'jnl_01m8cb75wze9rt0k2xznv91w0p', NULL, NULL, '', 1795710752671, 1795710753434, 2, '2026-03-06', 1, '2026-03-06', '2026-03-06');
INSERT INTO settlements VALUES ('set_01m8cb7624evnt6wksn3h1n80z', 'org_01m8cb74zme17t6qghn61mmwh3', 'payment', 'purchase', 'posted', 'con_01m8cb75credmajyyrq06fzpnz', 'bac_01m8cb7558e2aayg89hjrj6a22', '2026-01-22', 107880, 107880, NULL, 'btx_01m8cb75zee6hs7nmm238esyzm', 1, 'jnl_01m8cb7624evnt6wksn3h1n80z', NULL, NULL, '', 1795710752836, 1795710752836, 1, '2026-01-22', 1, '2026-01-22', '2026-01-22');
INSERT INTO settlements VALUES ('set_01m8cb7652ebgawwyv42vybe6x', 'org_01m8cb74zme17t6qghn61mmwh3', 'receipt', 'sales', 'posted', 'con_01m8cb7586e39atr309dz7t7bh', 'bac_01m8cb7558e2aayg89hjrj6a22', '2026-01-30', 150000, 150000, NULL, 'btx_01m8cb75zfenr8cvb1sgn08p0q', 1, 'jnl_01m8cb7652ebgawwyv42vybe6x', NULL, NULL, '', 1795710752930, 1795710752930, 1, '2026-01-30', 1, '2026-01-30', '2026-01-30');
INSERT INTO settlements VALUES ('set_01m8cb767qexq85eq0ezav3scj', 'org_01m8cb74zme17t6qghn61mmwh3', 'payment', 'purchase', 'posted', 'con_01m8cb75e3e6tsf89hqy3jrez9', 'bac_01m8cb7558e2aayg89hjrj6a22', '2026-02-10', 135000, 135000, NULL, 'btx_01m8cb75zfenr8cvb1stvg7pjq', 1, 'jnl_01m8cb767qexq85eq0ezav3scj', NULL, NULL, '', 1795710753015, 1795710753015, 1, '2026-02-10', 1, '2026-02-10', '2026-02-10');
INSERT INTO settlements VALUES ('set_01m8cb76bme2map3em8rhht927', 'org_01m8cb74zme17t6qghn61mmwh3', 'receipt', 'sales', 'posted', 'con_01m8cb7586e39atr309dz7t7bh', 'bac_01m8cb7558e2aayg89hjrj6a22', '2026-02-16', 171000, 171000, NULL, 'btx_01m8cb75zfenr8cvb1szmv1cts', 1, 'jnl_01m8cb76bme2map3em8rhht927', NULL, NULL, '', 1795710753140, 1795710753140, 1, '2026-02-16', 2, '2026-02-16', '2026-02-16');
INSERT INTO settlements VALUES ('set_01m8cb76eeergrts8cxdj5mjea', 'org_01m8cb74zme17t6qghn61mmwh3', 'payment', 'purchase', 'posted', 'con_01m8cb75bge539epkanj9qy10g', 'bac_01m8cb7558e2aayg89hjrj6a22', '2026-02-27', 40000, 40000, NULL, 'btx_01m8cb75zfenr8cvb1t5s6ytmv', 1, 'jnl_01m8cb76eeergrts8cxdj5mjea', NULL, NULL, '', 1795710753230, 1795710753230, 1, '2026-02-27', 1, '2026-02-27', '2026-02-27');
INSERT INTO settlements VALUES ('set_01m8cb76gwe2gtym2wvwe19b0w', 'org_01m8cb74zme17t6qghn61mmwh3', 'receipt', 'sales', 'posted', 'con_01m8cb75acejebjw1ekkcz4yv4', 'bac_01m8cb7558e2aayg89hjrj6a22', '2026-03-16', 141840, 141840, NULL, 'btx_01m8cb75zfenr8cvb1tkm7v1fe', 1, 'jnl_01m8cb76gwe2gtym2wvwe19b0w', NULL, NULL, '', 1795710753308, 1795710753308, 1, '2026-03-16', 1, '2026-03-16', '2026-03-16');
INSERT INTO allocations VALUES ('alc_01m8cb75ste0waan8pf1338e78', 'org_01m8cb74zme17t6qghn61mmwh3', 'inv_01m8cb75mpegw9g72nev15hy1x', NULL, 'inv_01m8cb75n8eh29pdqtx2errr92', 18000, '2026-03-12', NULL, 1795710752570, NULL);
INSERT INTO allocations VALUES ('alc_01m8cb75wze9rt0k2xzr9zsby9', 'org_01m8cb74zme17t6qghn61mmwh3', 'inv_01m8cb75kzee99nb998ew3aw95', 'set_01m8cb75wze9rt0k2xzh4v5xb2', NULL, 28200, '2026-03-06', NULL, 1795710752671, NULL);
INSERT INTO allocations VALUES ('alc_01m8cb7624evnt6wksn3h1n80z', 'org_01m8cb74zme17t6qghn61mmwh3', 'inv_01m8cb75kce4ety3bykt2jy3g7', 'set_01m8cb7624evnt6wksn3h1n80z', NULL, 107880, '2026-01-22', NULL, 1795710752836, NULL);
INSERT INTO allocations VALUES ('alc_01m8cb7652ebgawwyv42vybe6x', 'org_01m8cb74zme17t6qghn61mmwh3', 'inv_01m8cb75jse15ay14cwyhkprtz', 'set_01m8cb7652ebgawwyv42vybe6x', NULL, 150000, '2026-01-30', NULL, 1795710752930, NULL);
INSERT INTO allocations VALUES ('alc_01m8cb767qexq85eq0ezav3scj', 'org_01m8cb74zme17t6qghn61mmwh3', 'inv_01m8cb75ktevebhfyde50sd1jw', 'set_01m8cb767qexq85eq0ezav3scj', NULL, 135000, '2026-02-10', NULL, 1795710753015, NULL);
INSERT INTO allocations VALUES ('alc_01m8cb76bme2map3em8rhht927', 'org_01m8cb74zme17t6qghn61mmwh3', 'inv_01m8cb75jse15ay14cwyhkprtz', 'set_01m8cb76bme2map3em8rhht927', NULL, 84000, '2026-02-16', NULL, 1795710753140, NULL);
INSERT INTO allocations VALUES ('alc_01m8cb76bme2map3em8rhht928', 'org_01m8cb74zme17t6qghn61mmwh3', 'inv_01m8cb75kme12rvb9jdj2rxg17', 'set_01m8cb76bme2map3em8rhht927', NULL, 87000, '2026-02-16', NULL, 1795710753140, NULL);
INSERT INTO allocations VALUES ('alc_01m8cb76eeergrts8cxdj5mjea', 'org_01m8cb74zme17t6qghn61mmwh3', 'inv_01m8cb75k5ej8t69hr29ntmfnd', 'set_01m8cb76eeergrts8cxdj5mjea', NULL, 40000, '2026-02-27', NULL, 1795710753230, NULL);
INSERT INTO allocations VALUES ('alc_01m8cb76gwe2gtym2wvwe19b0w', 'org_01m8cb74zme17t6qghn61mmwh3', 'inv_01m8cb75mpegw9g72nev15hy1x', 'set_01m8cb76gwe2gtym2wvwe19b0w', NULL, 141840, '2026-03-16', NULL, 1795710753308, NULL);
INSERT INTO tax_rates VALUES ('org_01m8cb73e7ee38k3jjbd5q35v0', 'ST', '2026-02-01', 190000);
INSERT INTO vat_entries VALUES ('org_01m8cb74zme17t6qghn61mmwh3', 2, 2, 0, '2026-01-15', '2026-01-15', 'output', 'ST', 195000, 39000, 'inv_01m8cb75jse15ay14cwyhkprtz', NULL);
INSERT INTO vat_entries VALUES ('org_01m8cb74zme17t6qghn61mmwh3', 3, 2, 0, '2026-01-20', '2026-01-20', 'input', 'ZR', 41200, 0, 'inv_01m8cb75k5ej8t69hr29ntmfnd', NULL);
INSERT INTO vat_entries VALUES ('org_01m8cb74zme17t6qghn61mmwh3', 4, 2, 0, '2026-01-21', '2026-01-21', 'input', 'ST', 89900, 17980, 'inv_01m8cb75kce4ety3bykt2jy3g7', NULL);
INSERT INTO vat_entries VALUES ('org_01m8cb74zme17t6qghn61mmwh3', 5, 2, 0, '2026-01-28', '2026-01-28', 'output', 'ZR', 87000, 0, 'inv_01m8cb75kme12rvb9jdj2rxg17', NULL);
INSERT INTO vat_entries VALUES ('org_01m8cb74zme17t6qghn61mmwh3', 6, 2, 0, '2026-02-01', '2026-02-01', 'input', 'EX', 135000, 0, 'inv_01m8cb75ktevebhfyde50sd1jw', NULL);
INSERT INTO vat_entries VALUES ('org_01m8cb74zme17t6qghn61mmwh3', 7, 2, 0, '2026-02-09', '2026-02-09', 'output', 'EX', 24000, 0, 'inv_01m8cb75kzee99nb998ew3aw95', NULL);
INSERT INTO vat_entries VALUES ('org_01m8cb74zme17t6qghn61mmwh3', 7, 3, 0, '2026-02-09', '2026-02-09', 'output', 'ST', 3500, 700, 'inv_01m8cb75kzee99nb998ew3aw95', NULL);
INSERT INTO vat_entries VALUES ('org_01m8cb74zme17t6qghn61mmwh3', 8, 2, 0, '2026-02-20', '2026-02-20', 'output', 'ST', 133200, 26640, 'inv_01m8cb75mpegw9g72nev15hy1x', NULL);
INSERT INTO vat_entries VALUES ('org_01m8cb74zme17t6qghn61mmwh3', 9, 2, 0, '2026-03-03', '2026-03-03', 'output', 'ST', 50000, 10000, 'inv_01m8cb75n0e5t9dqqfwtaj4af4', NULL);
INSERT INTO vat_entries VALUES ('org_01m8cb74zme17t6qghn61mmwh3', 10, 2, 0, '2026-03-12', '2026-03-12', 'output', 'ST', -15000, -3000, 'inv_01m8cb75n8eh29pdqtx2errr92', NULL);
INSERT INTO vat_entries VALUES ('org_01m8cb74zme17t6qghn61mmwh3', 11, 2, 0, '2026-03-24', '2026-03-24', 'input', 'ST', 64000, 12800, 'inv_01m8cb75nhej5ae8as2k15wgmv', NULL);
INSERT INTO vat_entries VALUES ('org_01m8cb74zme17t6qghn61mmwh3', 12, 2, 0, '2026-03-27', '2026-03-27', 'output', 'ZR', 17400, 0, 'inv_01m8cb75ntec0tkde5vycdgdvb', NULL);
INSERT INTO vat_entries VALUES ('org_01m8cb74zme17t6qghn61mmwh3', 12, 3, 0, '2026-03-27', '2026-03-27', 'output', 'ST', 32500, 6500, 'inv_01m8cb75ntec0tkde5vycdgdvb', NULL);
INSERT INTO vat_entries VALUES ('org_01m8cb74zme17t6qghn61mmwh3', 13, 2, 0, '2026-03-03', '2026-03-03', 'output', 'ST', -50000, -10000, 'inv_01m8cb75n0e5t9dqqfwtaj4af4', NULL);
INSERT INTO vat_entries VALUES ('org_01m8cb74zme17t6qghn61mmwh3', 26, 2, 0, '2026-02-18', '2026-02-18', 'input', 'ZR', 5840, 0, NULL, NULL);
INSERT INTO vat_entries VALUES ('org_01m8cb74zme17t6qghn61mmwh3', 27, 2, 0, '2026-03-02', '2026-03-02', 'input', 'ST', 3000, 600, NULL, NULL);
INSERT INTO vat_entries VALUES ('org_01m8cb74zme17t6qghn61mmwh3', 28, 2, 0, '2026-02-02', '2026-02-02', 'input', 'ST', 3000, 600, NULL, NULL);
INSERT INTO vat_entries VALUES ('org_01m8cb74zme17t6qghn61mmwh3', 29, 2, 0, '2026-03-20', '2026-03-20', 'input', 'EX', 750, 0, NULL, NULL);
INSERT INTO vat_days VALUES ('org_01m8cb74zme17t6qghn61mmwh3', '2026-01-15', 'output', 195000, 39000);
INSERT INTO vat_days VALUES ('org_01m8cb74zme17t6qghn61mmwh3', '2026-01-20', 'input', 41200, 0);
INSERT INTO vat_days VALUES ('org_01m8cb74zme17t6qghn61mmwh3', '2026-01-21', 'input', 89900, 17980);
INSERT INTO vat_days VALUES ('org_01m8cb74zme17t6qghn61mmwh3', '2026-01-28', 'output', 87000, 0);
INSERT INTO vat_days VALUES ('org_01m8cb74zme17t6qghn61mmwh3', '2026-02-01', 'input', 135000, 0);
INSERT INTO vat_days VALUES ('org_01m8cb74zme17t6qghn61mmwh3', '2026-02-02', 'input', 3000, 600);
INSERT INTO vat_days VALUES ('org_01m8cb74zme17t6qghn61mmwh3', '2026-02-09', 'output', 27500, 700);
INSERT INTO vat_days VALUES ('org_01m8cb74zme17t6qghn61mmwh3', '2026-02-18', 'input', 5840, 0);
INSERT INTO vat_days VALUES ('org_01m8cb74zme17t6qghn61mmwh3', '2026-02-20', 'output', 133200, 26640);
INSERT INTO vat_days VALUES ('org_01m8cb74zme17t6qghn61mmwh3', '2026-03-02', 'input', 3000, 600);
INSERT INTO vat_days VALUES ('org_01m8cb74zme17t6qghn61mmwh3', '2026-03-03', 'output', 0, 0);
INSERT INTO vat_days VALUES ('org_01m8cb74zme17t6qghn61mmwh3', '2026-03-12', 'output', -15000, -3000);
INSERT INTO vat_days VALUES ('org_01m8cb74zme17t6qghn61mmwh3', '2026-03-20', 'input', 750, 0);
INSERT INTO vat_days VALUES ('org_01m8cb74zme17t6qghn61mmwh3', '2026-03-24', 'input', 64000, 12800);
INSERT INTO vat_days VALUES ('org_01m8cb74zme17t6qghn61mmwh3', '2026-03-27', 'output', 49900, 6500);
INSERT INTO vat_returns VALUES ('vrt_01m8cb77wsep59etyvtx91qbav', 'org_01m8cb74zme17t6qghn61mmwh3', '2026-01-01', '2026-03-31', 'finalised', '[]', 'standard', NULL, 477600, 69840, 342690, 31980, 69840, 0, 69840, 31980, 37860, 477600, 342700, 0, 0, NULL, 1795710754778, 1795710754713, 1795710754778, 2);
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
