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
INSERT INTO _sqlx_migrations VALUES (1, 'platform', '2026-11-26 15:53:54', 1, X'31F3F13106F5C220E76168EC877AD0AC2C7BFE1BBC157A48832325AB52812926503DC72187A16EDDECC5B7BEAE91D6D1', 2271101);
INSERT INTO _sqlx_migrations VALUES (2, 'ledger', '2026-11-26 15:53:54', 1, X'B86B30FF3D6A97C593AA05D9E7FA83E674546973DB88044B0A188359E3B694F823658B7A566D7A3BF0B0CD378C2596FD', 2656887);
INSERT INTO _sqlx_migrations VALUES (3, 'banking', '2026-11-26 15:53:54', 1, X'DAB4EFEBAB581AE3030966287F0B3A17D30A5566FD412D6B5D1E6B35F35CE9CA6EF22DD520F8BFD18C4DFB1196176140', 1673659);
INSERT INTO _sqlx_migrations VALUES (4, 'documents', '2026-11-26 15:53:54', 1, X'4609E006B8BA2F37B287C8FC9DC76EF01D20ED4CABAB5ADE8925F724286D3B50DBBD03F49300CA987B369C9A2626AD24', 2594864);
INSERT INTO _sqlx_migrations VALUES (5, 'vat', '2026-11-26 15:53:54', 1, X'BF18F331E577B96B29EB8060CC667883ADA09FE3EF20D5BC97AEB7D473184D33DB097628F5D9FDD7757F933620912C65', 2022750);
INSERT INTO _sqlx_migrations VALUES (6, 'access', '2026-11-26 15:53:54', 1, X'D563B46454586394327941E198D9B3AEEB70F3B1C3F48687E7269E39291CE83DEDEFBEA48C2EA852D20126061FE6124D', 2984245);
INSERT INTO users VALUES ('usr_01m8c90dvpebwt0s942dj986d9', 'jo@example.com', 0, 7, 0, 1795708434294, NULL, 0);
INSERT INTO api_keys VALUES ('key_01m8c90dz6exv82ssk4t6mga7b', 'usr_01m8c90dvpebwt0s942dj986d9', 'main', 'reconcile:read reconcile:write', 0, 'XLsC', 1795708434406, NULL, NULL, NULL);
INSERT INTO api_keys VALUES ('key_01m8c90e9fejms7n1f4rxymjpb', 'usr_01m8c90dvpebwt0s942dj986d9', 'main', 'ledger:read ledger:write', 0, 'XHFg', 1795708434734, NULL, NULL, NULL);
INSERT INTO key_secrets VALUES (X'18BBD3E11F86C3A8A7E8D16589F4D357387E1B2DC1C54C8B1F541E588ED101E9', 'key_01m8c90dz6exv82ssk4t6mga7b', NULL);
INSERT INTO key_secrets VALUES (X'DD3B3E3568892395B0AB3A5E4D575531600338C29D245146E7B03FEE3912F749', 'key_01m8c90e9fejms7n1f4rxymjpb', NULL);
INSERT INTO credit_movements VALUES (1, 'usr_01m8c90dvpebwt0s942dj986d9', 'grant', 10, 0, NULL, NULL, 1795708441529);
INSERT INTO credit_movements VALUES (2, 'usr_01m8c90dvpebwt0s942dj986d9', 'charge', -3, 0, 'rec_01m8c90n0te55bn61dfyq1espa', NULL, 1795708441675);
INSERT INTO blobs VALUES ('01a21890544a76dca2fc9b29aa6360ab', 375, 1, 1795708441675, X'28B52FFD607700CD0800040F7B2273756D6D617279223A7B227665726966696564223A747275652C2262616E6B5F726F7773223A332C22626F6F6D6174636865645F636F756E746D697373696E675F66726F6D5F626F6F6B73302C2272656D6F76657D2C22637265646974735F63686172676564636174696F6E223A7B2269735F65787065637465645F6E65745F64697363726570616E6379223A302E30302C2261637475616C656666656374726561736F6E223A2254686520756E20726F7773206578706C61696E207468652077686F6C6520646966666572656E6365206265747765656E2062616E6B20616E64202E227D223A5B5D223A5B5D7D0E007C4B48C0A28340404E932B4F820E7A4964B66533FEF11344E10A3FA904D4B38712DF61CC32');
INSERT INTO queues VALUES ('reconcile', 1, 0);
INSERT INTO queues VALUES ('coding', 0, 0);
INSERT INTO queue_shares VALUES ('reconcile', 'usr_01m8c90dvpebwt0s942dj986d9', 0);
INSERT INTO jobs VALUES ('rec_01m8c90n0te55bn61dfyq1espa', 'reconcile', 1, 'usr_01m8c90dvpebwt0s942dj986d9', 'key_01m8c90dz6exv82ssk4t6mga7b', 'completed', 3, 0, 1, 1, NULL, NULL, '01a21890544a76dca2fc9b29aa6360ab', 3, NULL, 1795708441626, 1795708441652, 1795708441675, 0);
INSERT INTO idempotent_answers VALUES ('usr_01m8c90dvpebwt0s942dj986d9', '', '01a21890-39be-71c5-b4a3-57bcc72aca07', X'5C7452414AD92B98B79B5910903BBEF595CC552B9C56621595B1AAC3956BB699', 201, '{"data":{"id":"org_01m8c90ee6evw82b01anjq7ja9","name":"Wren & Marsh Ltd","currency":"GBP","country":"GB","financial_year_end":"03-31","vat_registered":true,"vat_number":null,"vat_scheme":"standard","flat_rate_percent":null,"vat_rounding":"line","status":"active","role":"owner","lock_date":null,"created_at":"2026-11-26T15:53:54.886Z","updated_at":"2026-11-26T15:53:54.886Z","version":1}}', 1795708434886);
INSERT INTO idempotent_answers VALUES ('usr_01m8c90dvpebwt0s942dj986d9', 'org_01m8c90ee6evw82b01anjq7ja9', '01a21890-39de-7245-8b05-cd82068a6975', X'5CD083249F3308883519434E386CE47783C2D2BAC7513BF759CCB659CE22F1E7', 201, '{"data":{"id":"acc_01m8c90eezes69t9yaxwk9gddm","code":"2250","name":"VAT","account_type":"LIABILITY","role":"vat_control","default_vat_code":null,"description":null,"currency":"GBP","status":"active","balance":0.00,"created_at":"2026-11-26T15:53:54.911Z","updated_at":"2026-11-26T15:53:54.911Z","version":1}}', 1795708434911);
INSERT INTO idempotent_answers VALUES ('usr_01m8c90dvpebwt0s942dj986d9', 'org_01m8c90ee6evw82b01anjq7ja9', '01a21890-3a1e-7166-8c33-2bfb9f7f1532', X'1549B88849C8C790BCC497DFB8B08ABD7D83EB4689256BDF93D7F57949762057', 201, '{"data":{"id":"acc_01m8c90ehee47vpsfaahs5we4v","code":"4100","name":"Room hire","account_type":"INCOME","role":null,"default_vat_code":"EX","description":null,"currency":"GBP","status":"active","balance":0.00,"created_at":"2026-11-26T15:53:54.990Z","updated_at":"2026-11-26T15:53:54.990Z","version":1}}', 1795708434990);
INSERT INTO idempotent_answers VALUES ('usr_01m8c90dvpebwt0s942dj986d9', 'org_01m8c90ee6evw82b01anjq7ja9', '01a21890-3a7f-73fa-884a-94849c42262a', X'ABD6A38B56F2BE58620406D4ACEB6AD2915AC0FA542576948E0A192BA3DFAB99', 201, '{"data":{"id":"acc_01m8c90em2e3ktgrqwwk10xgm4","code":"6800","name":"Depreciation","account_type":"EXPENSE","role":null,"default_vat_code":null,"description":null,"currency":"GBP","status":"active","balance":0.00,"created_at":"2026-11-26T15:53:55.074Z","updated_at":"2026-11-26T15:53:55.074Z","version":1}}', 1795708435074);
INSERT INTO idempotent_answers VALUES ('usr_01m8c90dvpebwt0s942dj986d9', 'org_01m8c90ee6evw82b01anjq7ja9', '01a21890-3aba-74c0-aca7-178ae4ae8358', X'D308BFBFFB5D34ADF59035E48F6BD05368953DBACA8290878D849BFF7E3E0429', 201, '{"data":{"id":"bac_01m8c90enxe4qsv594sm2eemtz","name":"Current","type":"current","account_id":"acc_01m8c90ee6evw82b015sjahrrd","currency":"GBP","account_number":null,"sort_code":null,"iban":null,"opening_balance":10000.00,"opening_date":"2026-01-01","opening_journal_id":"jnl_01m8c90enxe4qsv594swaz44q5","ledger_balance":10000.00,"statement_balance":null,"statement_date":null,"unconfirmed_count":0,"created_at":"2026-11-26T15:53:55.133Z","updated_at":"2026-11-26T15:53:55.133Z","version":1}}', 1795708435133);
INSERT INTO idempotent_answers VALUES ('usr_01m8c90dvpebwt0s942dj986d9', 'org_01m8c90ee6evw82b01anjq7ja9', '01a21890-3ad8-734e-aca2-df9e5df79de6', X'9959B3BE7B27EF7BDFF02AC485B172D3D631089A986D650EA856547E4BAF14A2', 201, '{"data":{"id":"bac_01m8c90eptepc90xt782tc2qge","name":"Savings","type":"savings","account_id":"acc_01m8c90eptepc90xt786grybe2","currency":"GBP","account_number":null,"sort_code":null,"iban":null,"opening_balance":null,"opening_date":null,"opening_journal_id":null,"ledger_balance":0.00,"statement_balance":null,"statement_date":null,"unconfirmed_count":0,"created_at":"2026-11-26T15:53:55.162Z","updated_at":"2026-11-26T15:53:55.162Z","version":1}}', 1795708435162);
INSERT INTO idempotent_answers VALUES ('usr_01m8c90dvpebwt0s942dj986d9', 'org_01m8c90ee6evw82b01anjq7ja9', '01a21890-3af5-711f-af34-bbdf29cc0678', X'5FACFA34C92EABF4D33ABB0002214766D582F7EF08766A956F67AD30D1B90A28', 201, '{"data":{"id":"con_01m8c90eqrethreh2pzz5th3vh","kind":"customer","name":"Abbey Schools Trust","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-26T15:53:55.192Z","updated_at":"2026-11-26T15:53:55.192Z","version":1}}', 1795708435192);
INSERT INTO idempotent_answers VALUES ('usr_01m8c90dvpebwt0s942dj986d9', 'org_01m8c90ee6evw82b01anjq7ja9', '01a21890-3b6a-7137-93d4-18b66593fe5c', X'ECCFBF0655AD776EDC53E4EA713DA394DEFE3F9260EE86A1379385F9C1D9F963', 201, '{"data":{"id":"con_01m8c90evqehnsab191gre2pa7","kind":"customer","name":"Kestrel Fitness CIC","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-26T15:53:55.319Z","updated_at":"2026-11-26T15:53:55.319Z","version":1}}', 1795708435319);
INSERT INTO idempotent_answers VALUES ('usr_01m8c90dvpebwt0s942dj986d9', 'org_01m8c90ee6evw82b01anjq7ja9', '01a21890-3bba-76e9-8916-c9c2bef1a87f', X'4C3347504C992C91BDA21CAFAF9BDBCD788965844A663FFE4B7B44826DEC5AEA', 201, '{"data":{"id":"con_01m8c90exxe67tved4s1hfn94q","kind":"customer","name":"Marlow & Pike LLP","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-26T15:53:55.389Z","updated_at":"2026-11-26T15:53:55.389Z","version":1}}', 1795708435389);
INSERT INTO idempotent_answers VALUES ('usr_01m8c90dvpebwt0s942dj986d9', 'org_01m8c90ee6evw82b01anjq7ja9', '01a21890-3bf4-70f7-8abf-1c4785bec6b4', X'7B67EF0B5821D5C507BCF5B9E8B60A6A2F0E0082020DB76C5054E72D118CA41F', 201, '{"data":{"id":"con_01m8c90ezqekavj4kdv47ys1wn","kind":"supplier","name":"Printwell","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-26T15:53:55.447Z","updated_at":"2026-11-26T15:53:55.447Z","version":1}}', 1795708435447);
INSERT INTO idempotent_answers VALUES ('usr_01m8c90dvpebwt0s942dj986d9', 'org_01m8c90ee6evw82b01anjq7ja9', '01a21890-3c4c-764c-94a0-f9212fde0133', X'2A2847EA9B7FE9014A0E14B7A6FD41E77DE0965372E287D0BEC73F9FEC189991', 201, '{"data":{"id":"con_01m8c90f2eeqb8wxjb3g0rwycg","kind":"supplier","name":"Techbarn","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-26T15:53:55.534Z","updated_at":"2026-11-26T15:53:55.534Z","version":1}}', 1795708435534);
INSERT INTO idempotent_answers VALUES ('usr_01m8c90dvpebwt0s942dj986d9', 'org_01m8c90ee6evw82b01anjq7ja9', '01a21890-3c9a-764b-91ed-93a5fdf0d6dd', X'DE412399C973E793DE5BDF74CC18AACE335DD2C7CB5CB03D260A09C55D10FEA0', 201, '{"data":{"id":"con_01m8c90f4wew7r6a8v5zfk0sz1","kind":"supplier","name":"Harcourt Lettings","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-26T15:53:55.613Z","updated_at":"2026-11-26T15:53:55.613Z","version":1}}', 1795708435613);
INSERT INTO idempotent_answers VALUES ('usr_01m8c90dvpebwt0s942dj986d9', 'org_01m8c90ee6evw82b01anjq7ja9', '01a21890-3ce0-74e6-80ba-50e3991507fa', X'0C8512481CE17D0A7ED374CAD1F187A5CFC2FEC6A6AE50B16174FDF2A7E8A5D8', 201, '{"data":{"id":"con_01m8c90f73eh2sc0weqh6he6sg","kind":"supplier","name":"Fern & Rowe","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-26T15:53:55.683Z","updated_at":"2026-11-26T15:53:55.683Z","version":1}}', 1795708435683);
INSERT INTO idempotent_answers VALUES ('usr_01m8c90dvpebwt0s942dj986d9', 'org_01m8c90ee6evw82b01anjq7ja9', 'tieout-invoices-5abdbc2b07b70645c39b29bc1010b134565972f29d1a45ffeb8184e9c560a011', X'91EB58211DFB2E2704BE9CE6172D64CF2329414CDB3095F09A86B8B91A0BD072', 201, '{"data":{"id":"inv_01m8c90f9mesgackz64h8zrgam","type":"sales","kind":"invoice","status":"issued","number":"INV-0001","contact_id":"con_01m8c90eqrethreh2pzz5th3vh","contact_name":"Abbey Schools Trust","issue_date":"2026-01-15","due_date":"2026-02-14","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":1950.00,"vat_total":390.00,"gross_total":2340.00,"amount_paid":0.00,"amount_credited":0.00,"amount_due":2340.00,"overdue":true,"journal_id":"jnl_01m8c90f9mesgackz64pr2tsc2","void_date":null,"void_journal_id":null,"created_at":"2026-11-26T15:53:55.764Z","updated_at":"2026-11-26T15:53:55.764Z","version":1,"lines":[{"description":"Course design, 3 days","quantity":3,"unit_price":650.00,"discount_percent":null,"account_id":"acc_01m8c90ee6evw82b017nbgpw7v","account_code":"4000","vat_code":"ST","net_amount":1950.00,"vat_amount":390.00,"gross_amount":2340.00}]}}', 1795708435764);
INSERT INTO idempotent_answers VALUES ('usr_01m8c90dvpebwt0s942dj986d9', 'org_01m8c90ee6evw82b01anjq7ja9', 'tieout-invoices-a2e93a8b74243b8ac30fe6e0e5c9430cd22a4d69f4685ab702248ce42fc38261', X'7E2FEA41682A20670B43F5C20B2B380B7612258B7B758F0F5A0B62F803A41885', 201, '{"data":{"id":"inv_01m8c90faye339fnb49ntx3yr8","type":"purchase","kind":"invoice","status":"issued","number":"PX-881","contact_id":"con_01m8c90ezqekavj4kdv47ys1wn","contact_name":"Printwell","issue_date":"2026-01-20","due_date":"2026-02-19","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":412.00,"vat_total":0.00,"gross_total":412.00,"amount_paid":0.00,"amount_credited":0.00,"amount_due":412.00,"overdue":true,"journal_id":"jnl_01m8c90faye339fnb49te6zagw","void_date":null,"void_journal_id":null,"created_at":"2026-11-26T15:53:55.806Z","updated_at":"2026-11-26T15:53:55.806Z","version":1,"lines":[{"description":"Printing of workbooks","quantity":1,"unit_price":412.00,"discount_percent":null,"account_id":"acc_01m8c90ee6evw82b018at4kpkv","account_code":"5000","vat_code":"ZR","net_amount":412.00,"vat_amount":0.00,"gross_amount":412.00}]}}', 1795708435806);
INSERT INTO idempotent_answers VALUES ('usr_01m8c90dvpebwt0s942dj986d9', 'org_01m8c90ee6evw82b01anjq7ja9', 'tieout-invoices-35ff85b1c08d90cb3959ebab3ead08a7595a1203c5934211bf397417c0638ec1', X'8421BC82B5C278EFF4C73F5F83072A9A01A13BFCE0E1AC9CF4EE78CE3BD3A5D7', 201, '{"data":{"id":"inv_01m8c90fcjeb5v26h1sys0xehf","type":"purchase","kind":"invoice","status":"issued","number":"TB-0117","contact_id":"con_01m8c90f2eeqb8wxjb3g0rwycg","contact_name":"Techbarn","issue_date":"2026-01-21","due_date":"2026-02-20","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":899.00,"vat_total":179.80,"gross_total":1078.80,"amount_paid":0.00,"amount_credited":0.00,"amount_due":1078.80,"overdue":true,"journal_id":"jnl_01m8c90fcjeb5v26h1t3m4xphj","void_date":null,"void_journal_id":null,"created_at":"2026-11-26T15:53:55.858Z","updated_at":"2026-11-26T15:53:55.858Z","version":1,"lines":[{"description":"Laptop","quantity":1,"unit_price":899.00,"discount_percent":null,"account_id":"acc_01m8c90ee6evw82b014ta5c40f","account_code":"1000","vat_code":"ST","net_amount":899.00,"vat_amount":179.80,"gross_amount":1078.80}]}}', 1795708435858);
INSERT INTO idempotent_answers VALUES ('usr_01m8c90dvpebwt0s942dj986d9', 'org_01m8c90ee6evw82b01anjq7ja9', 'tieout-invoices-c368fb06677c5ff74ebdf788edf9300197f8ecfdf25c713c8f516a9313b6508d', X'56F9E194FBB8F1D6EE4317716A0F5A40173D492252AD2949FA5A30E014376F00', 201, '{"data":{"id":"inv_01m8c90fd1edtrpsqgch4dm021","type":"sales","kind":"invoice","status":"issued","number":"INV-0002","contact_id":"con_01m8c90eqrethreh2pzz5th3vh","contact_name":"Abbey Schools Trust","issue_date":"2026-01-28","due_date":"2026-02-27","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":870.00,"vat_total":0.00,"gross_total":870.00,"amount_paid":0.00,"amount_credited":0.00,"amount_due":870.00,"overdue":true,"journal_id":"jnl_01m8c90fd1edtrpsqgcp9nm5v0","void_date":null,"void_journal_id":null,"created_at":"2026-11-26T15:53:55.873Z","updated_at":"2026-11-26T15:53:55.873Z","version":1,"lines":[{"description":"Workbooks","quantity":120,"unit_price":7.25,"discount_percent":null,"account_id":"acc_01m8c90ee6evw82b017v97jzzm","account_code":"4010","vat_code":"ZR","net_amount":870.00,"vat_amount":0.00,"gross_amount":870.00}]}}', 1795708435873);
INSERT INTO idempotent_answers VALUES ('usr_01m8c90dvpebwt0s942dj986d9', 'org_01m8c90ee6evw82b01anjq7ja9', 'tieout-invoices-7231211f60bea7562397d1813983759c0c0fecf2e0388d7ba74e7a74e03eb2a8', X'D31FE81D7BD2D3F05B94C781E3049D29FF70AA814E890574B0B432F384D101C4', 201, '{"data":{"id":"inv_01m8c90fdqepfr9ns9fagvkzyp","type":"purchase","kind":"invoice","status":"issued","number":"HL-33","contact_id":"con_01m8c90f4wew7r6a8v5zfk0sz1","contact_name":"Harcourt Lettings","issue_date":"2026-02-01","due_date":"2026-03-03","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":1350.00,"vat_total":0.00,"gross_total":1350.00,"amount_paid":0.00,"amount_credited":0.00,"amount_due":1350.00,"overdue":true,"journal_id":"jnl_01m8c90fdqepfr9ns9fe4d6n14","void_date":null,"void_journal_id":null,"created_at":"2026-11-26T15:53:55.895Z","updated_at":"2026-11-26T15:53:55.895Z","version":1,"lines":[{"description":"Rent, January to March","quantity":1,"unit_price":1350.00,"discount_percent":null,"account_id":"acc_01m8c90ee6evw82b0192c26aqb","account_code":"6100","vat_code":"EX","net_amount":1350.00,"vat_amount":0.00,"gross_amount":1350.00}]}}', 1795708435895);
INSERT INTO idempotent_answers VALUES ('usr_01m8c90dvpebwt0s942dj986d9', 'org_01m8c90ee6evw82b01anjq7ja9', 'tieout-invoices-57371054db60f103ee24567e4234fc23799e94d7eacb4786c94f75efcf76a3a9', X'0DC11094175902738F8C486FD87A9AB3295E9E1A679CB01F1772413A13120611', 201, '{"data":{"id":"inv_01m8c90fe5ep79vyke1hqad6ak","type":"sales","kind":"invoice","status":"issued","number":"INV-0003","contact_id":"con_01m8c90evqehnsab191gre2pa7","contact_name":"Kestrel Fitness CIC","issue_date":"2026-02-09","due_date":"2026-03-11","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":275.00,"vat_total":7.00,"gross_total":282.00,"amount_paid":0.00,"amount_credited":0.00,"amount_due":282.00,"overdue":true,"journal_id":"jnl_01m8c90fe5ep79vyke1pysresr","void_date":null,"void_journal_id":null,"created_at":"2026-11-26T15:53:55.909Z","updated_at":"2026-11-26T15:53:55.909Z","version":1,"lines":[{"description":"Seminar room, 5 evenings","quantity":5,"unit_price":48.00,"discount_percent":null,"account_id":"acc_01m8c90ehee47vpsfaahs5we4v","account_code":"4100","vat_code":"EX","net_amount":240.00,"vat_amount":0.00,"gross_amount":240.00},{"description":"Projector","quantity":1,"unit_price":35.00,"discount_percent":null,"account_id":"acc_01m8c90ee6evw82b017nbgpw7v","account_code":"4000","vat_code":"ST","net_amount":35.00,"vat_amount":7.00,"gross_amount":42.00}]}}', 1795708435909);
INSERT INTO idempotent_answers VALUES ('usr_01m8c90dvpebwt0s942dj986d9', 'org_01m8c90ee6evw82b01anjq7ja9', 'tieout-invoices-76d05a1b37a17f16a55ef08cd8ecdf2ef7e999eb2d74114c836b0c3d32c3ad30', X'3DC8A688A24E74D93905897979C13C3DFCE5DAE6122F6FC43CB6B8D2CE89EA5C', 201, '{"data":{"id":"inv_01m8c90feeed5b8z93p06mx05v","type":"sales","kind":"invoice","status":"issued","number":"INV-0004","contact_id":"con_01m8c90exxe67tved4s1hfn94q","contact_name":"Marlow & Pike LLP","issue_date":"2026-02-20","due_date":"2026-03-22","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":1332.00,"vat_total":266.40,"gross_total":1598.40,"amount_paid":0.00,"amount_credited":0.00,"amount_due":1598.40,"overdue":true,"journal_id":"jnl_01m8c90feeed5b8z93p4dcrn60","void_date":null,"void_journal_id":null,"created_at":"2026-11-26T15:53:55.918Z","updated_at":"2026-11-26T15:53:55.918Z","version":1,"lines":[{"description":"Course for new starters","quantity":1,"unit_price":1480.00,"discount_percent":10,"account_id":"acc_01m8c90ee6evw82b017nbgpw7v","account_code":"4000","vat_code":"ST","net_amount":1332.00,"vat_amount":266.40,"gross_amount":1598.40}]}}', 1795708435918);
INSERT INTO idempotent_answers VALUES ('usr_01m8c90dvpebwt0s942dj986d9', 'org_01m8c90ee6evw82b01anjq7ja9', 'tieout-invoices-7958791b227ff4d86d775e52c2c85d761427a0d2bbc0a43823409351f75167b3', X'63C73FB9D895F35CD7ACA8CC00D1E569BF2A5166C34703C35EFEFE13E7934ED1', 201, '{"data":{"id":"inv_01m8c90ffne32sv62vyhjjkn1b","type":"sales","kind":"invoice","status":"issued","number":"INV-0005","contact_id":"con_01m8c90exxe67tved4s1hfn94q","contact_name":"Marlow & Pike LLP","issue_date":"2026-03-03","due_date":"2026-04-02","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":500.00,"vat_total":100.00,"gross_total":600.00,"amount_paid":0.00,"amount_credited":0.00,"amount_due":600.00,"overdue":true,"journal_id":"jnl_01m8c90ffne32sv62vynxmmgx5","void_date":null,"void_journal_id":null,"created_at":"2026-11-26T15:53:55.957Z","updated_at":"2026-11-26T15:53:55.957Z","version":1,"lines":[{"description":"Raised in error","quantity":1,"unit_price":500.00,"discount_percent":null,"account_id":"acc_01m8c90ee6evw82b017nbgpw7v","account_code":"4000","vat_code":"ST","net_amount":500.00,"vat_amount":100.00,"gross_amount":600.00}]}}', 1795708435957);
INSERT INTO idempotent_answers VALUES ('usr_01m8c90dvpebwt0s942dj986d9', 'org_01m8c90ee6evw82b01anjq7ja9', 'tieout-invoices-8fa2238607dd5a6de8c7684bef1c7edad68bd8bdbee6c3f9e06b1463bed71075', X'3E3089DC423FD3AF4630A695CAD6E5824AFF4EB11AEB3BB5CD908AA12A9325AD', 201, '{"data":{"id":"inv_01m8c90fgkedp8ecwk3k6jf4b0","type":"sales","kind":"credit_note","status":"issued","number":"CN-0001","contact_id":"con_01m8c90exxe67tved4s1hfn94q","contact_name":"Marlow & Pike LLP","issue_date":"2026-03-12","due_date":"2026-03-12","amounts_are":"exclusive","currency":"GBP","reference":"INV-0004","notes":null,"net_total":150.00,"vat_total":30.00,"gross_total":180.00,"amount_paid":0.00,"amount_credited":0.00,"amount_due":180.00,"overdue":false,"journal_id":"jnl_01m8c90fgkedp8ecwk3qzpaaqm","void_date":null,"void_journal_id":null,"created_at":"2026-11-26T15:53:55.987Z","updated_at":"2026-11-26T15:53:55.987Z","version":1,"lines":[{"description":"A day that was not held","quantity":1,"unit_price":150.00,"discount_percent":null,"account_id":"acc_01m8c90ee6evw82b017nbgpw7v","account_code":"4000","vat_code":"ST","net_amount":150.00,"vat_amount":30.00,"gross_amount":180.00}]}}', 1795708435987);
INSERT INTO idempotent_answers VALUES ('usr_01m8c90dvpebwt0s942dj986d9', 'org_01m8c90ee6evw82b01anjq7ja9', 'tieout-invoices-592688c5241a1e785c9e7241c50af3479c4974414f092c772c17f35e37c8d4e7', X'B369DB0A35004B904027C88BB878A6FE1881A2413762309019889074D94768E0', 201, '{"data":{"id":"inv_01m8c90fhkebarahnvnk45wama","type":"purchase","kind":"invoice","status":"issued","number":"FR-1209","contact_id":"con_01m8c90f73eh2sc0weqh6he6sg","contact_name":"Fern & Rowe","issue_date":"2026-03-24","due_date":"2026-04-23","amounts_are":"inclusive","currency":"GBP","reference":null,"notes":null,"net_total":640.00,"vat_total":128.00,"gross_total":768.00,"amount_paid":0.00,"amount_credited":0.00,"amount_due":768.00,"overdue":true,"journal_id":"jnl_01m8c90fhkebarahnvnqvepdhc","void_date":null,"void_journal_id":null,"created_at":"2026-11-26T15:53:56.019Z","updated_at":"2026-11-26T15:53:56.019Z","version":1,"lines":[{"description":"Illustration, 2 days","quantity":2,"unit_price":384.00,"discount_percent":null,"account_id":"acc_01m8c90ee6evw82b018egbtjb5","account_code":"5010","vat_code":"ST","net_amount":640.00,"vat_amount":128.00,"gross_amount":768.00}]}}', 1795708436019);
INSERT INTO idempotent_answers VALUES ('usr_01m8c90dvpebwt0s942dj986d9', 'org_01m8c90ee6evw82b01anjq7ja9', 'tieout-invoices-6c0a2ad6f5b3af951cff3c09f689dbc74eea408d4d05b3030347ffb1ce75263e', X'EE13ED234FAA3D60ACCE12B6804011C7FA37F04C14BF74BEB38BF4AA20F0D10F', 201, '{"data":{"id":"inv_01m8c90fjaehyvx1129fk77fkj","type":"sales","kind":"invoice","status":"issued","number":"INV-0006","contact_id":"con_01m8c90eqrethreh2pzz5th3vh","contact_name":"Abbey Schools Trust","issue_date":"2026-03-27","due_date":"2026-04-26","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":499.00,"vat_total":65.00,"gross_total":564.00,"amount_paid":0.00,"amount_credited":0.00,"amount_due":564.00,"overdue":true,"journal_id":"jnl_01m8c90fjaehyvx1129hc2y6ra","void_date":null,"void_journal_id":null,"created_at":"2026-11-26T15:53:56.042Z","updated_at":"2026-11-26T15:53:56.042Z","version":1,"lines":[{"description":"Workbooks","quantity":24,"unit_price":7.25,"discount_percent":null,"account_id":"acc_01m8c90ee6evw82b017v97jzzm","account_code":"4010","vat_code":"ZR","net_amount":174.00,"vat_amount":0.00,"gross_amount":174.00},{"description":"Half a day of course design","quantity":0.5,"unit_price":650.00,"discount_percent":null,"account_id":"acc_01m8c90ee6evw82b017nbgpw7v","account_code":"4000","vat_code":"ST","net_amount":325.00,"vat_amount":65.00,"gross_amount":390.00}]}}', 1795708436042);
INSERT INTO idempotent_answers VALUES ('usr_01m8c90dvpebwt0s942dj986d9', 'org_01m8c90ee6evw82b01anjq7ja9', '01a21890-3e87-7118-8bac-ed46d1830649', X'6A6A324ABA7FAC440D6AA3D1777E5EBD788E00299FB213E48F3424DE235FBF16', 200, '{"data":{"id":"inv_01m8c90ffne32sv62vyhjjkn1b","type":"sales","kind":"invoice","status":"void","number":"INV-0005","contact_id":"con_01m8c90exxe67tved4s1hfn94q","contact_name":"Marlow & Pike LLP","issue_date":"2026-03-03","due_date":"2026-04-02","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":500.00,"vat_total":100.00,"gross_total":600.00,"amount_paid":0.00,"amount_credited":0.00,"amount_due":0.00,"overdue":false,"journal_id":"jnl_01m8c90ffne32sv62vynxmmgx5","void_date":"2026-03-03","void_journal_id":"jnl_01m8c90fm9ey39b4rfc9k621x4","created_at":"2026-11-26T15:53:55.957Z","updated_at":"2026-11-26T15:53:56.105Z","version":2,"lines":[{"description":"Raised in error","quantity":1,"unit_price":500.00,"discount_percent":null,"account_id":"acc_01m8c90ee6evw82b017nbgpw7v","account_code":"4000","vat_code":"ST","net_amount":500.00,"vat_amount":100.00,"gross_amount":600.00}]}}', 1795708436105);
INSERT INTO idempotent_answers VALUES ('usr_01m8c90dvpebwt0s942dj986d9', 'org_01m8c90ee6evw82b01anjq7ja9', '01a21890-3f0e-7752-a13a-1db8c852d2a2', X'A1F1A881D192F048203FE16E9B7E6292E98C63729FBE2FF234866BBB07D379F1', 201, '{"data":{"id":"inv_01m8c90fgkedp8ecwk3k6jf4b0","type":"sales","kind":"credit_note","status":"paid","number":"CN-0001","contact_id":"con_01m8c90exxe67tved4s1hfn94q","contact_name":"Marlow & Pike LLP","issue_date":"2026-03-12","due_date":"2026-03-12","amounts_are":"exclusive","currency":"GBP","reference":"INV-0004","notes":null,"net_total":150.00,"vat_total":30.00,"gross_total":180.00,"amount_paid":0.00,"amount_credited":180.00,"amount_due":0.00,"overdue":false,"journal_id":"jnl_01m8c90fgkedp8ecwk3qzpaaqm","void_date":null,"void_journal_id":null,"created_at":"2026-11-26T15:53:55.987Z","updated_at":"2026-11-26T15:53:56.240Z","version":2,"lines":[{"description":"A day that was not held","quantity":1,"unit_price":150.00,"discount_percent":null,"account_id":"acc_01m8c90ee6evw82b017nbgpw7v","account_code":"4000","vat_code":"ST","net_amount":150.00,"vat_amount":30.00,"gross_amount":180.00}]}}', 1795708436240);
INSERT INTO idempotent_answers VALUES ('usr_01m8c90dvpebwt0s942dj986d9', 'org_01m8c90ee6evw82b01anjq7ja9', 'tieout-journals-d86d49dbc90c53fb8f5ef8c26cbea26004c0096bf7bd78dd8aa1726d25a5e64e', X'37A03260008BCE39697F50356B3DEF61A5C8ACF62E3BB11F1B37ABBDE5971066', 200, '{"data":{"mode":"all_or_nothing","posted":3,"refused":0,"items":[{"index":0,"status":"posted","id":"jnl_01m8c90fvwe66awz0k45ps8nkq","sequence":14,"error":null},{"index":1,"status":"posted","id":"jnl_01m8c90fvwe66awz0k4fgcefs4","sequence":15,"error":null},{"index":2,"status":"posted","id":"jnl_01m8c90fvwe66awz0k4mxkw8pe","sequence":16,"error":null}]}}', 1795708436348);
INSERT INTO idempotent_answers VALUES ('usr_01m8c90dvpebwt0s942dj986d9', 'org_01m8c90ee6evw82b01anjq7ja9', '01a21890-3fe2-76d4-bf71-334b9132b5fc', X'8751A118178B38984A1B23230A52902DA1FE019DEF7286CA314F0F6336811EFF', 201, '{"data":{"id":"set_01m8c90fz4ejv9dn24qmr6m5tz","type":"receipt","status":"posted","refund":false,"contact_id":"con_01m8c90evqehnsab191gre2pa7","contact_name":"Kestrel Fitness CIC","bank_account_id":"bac_01m8c90enxe4qsv594sm2eemtz","date":"2026-03-06","amount":282.00,"currency":"GBP","reference":null,"allocated_amount":282.00,"unallocated_amount":0.00,"allocations":[{"id":"alc_01m8c90fz4ejv9dn24qx1gmpw3","invoice_id":"inv_01m8c90fe5ep79vyke1hqad6ak","invoice_number":"INV-0003","settlement_id":"set_01m8c90fz4ejv9dn24qmr6m5tz","credit_note_id":null,"amount":282.00,"date":"2026-03-06","created_at":"2026-11-26T15:53:56.452Z"}],"bank_transaction_id":null,"journal_id":"jnl_01m8c90fz4ejv9dn24qs9gtg2x","void_date":null,"void_journal_id":null,"created_at":"2026-11-26T15:53:56.452Z","updated_at":"2026-11-26T15:53:56.452Z","version":1}}', 1795708436452);
INSERT INTO idempotent_answers VALUES ('usr_01m8c90dvpebwt0s942dj986d9', 'org_01m8c90ee6evw82b01anjq7ja9', '01a21890-406f-76dd-b4fe-f0c70bf31c96', X'D7768E25C62DE437FEB8EB241A751FD7AA9890C381B405090CABE5CFBBFE34DC', 200, '{"data":{"created":13,"duplicates":0,"dry_run":false,"rows":[{"index":0,"status":"created","id":"btx_01m8c90g3gecg8b58j2waxyegf"},{"index":1,"status":"created","id":"btx_01m8c90g3gecg8b58j32axjd1y"},{"index":2,"status":"created","id":"btx_01m8c90g3gecg8b58j3544tg7s"},{"index":3,"status":"created","id":"btx_01m8c90g3gecg8b58j39ahbe8g"},{"index":4,"status":"created","id":"btx_01m8c90g3gecg8b58j3d3q5pzd"},{"index":5,"status":"created","id":"btx_01m8c90g3gecg8b58j3gm0vpmf"},{"index":6,"status":"created","id":"btx_01m8c90g3gecg8b58j3pcztma3"},{"index":7,"status":"created","id":"btx_01m8c90g3gecg8b58j3vaz62zj"},{"index":8,"status":"created","id":"btx_01m8c90g3gecg8b58j3xw0mm3w"},{"index":9,"status":"created","id":"btx_01m8c90g3gecg8b58j42qczb7m"},{"index":10,"status":"created","id":"btx_01m8c90g3gecg8b58j45prkm6a"},{"index":11,"status":"created","id":"btx_01m8c90g3gecg8b58j49ndxe7v"},{"index":12,"status":"created","id":"btx_01m8c90g3gecg8b58j4dy05qay"}]}}', 1795708436592);
INSERT INTO idempotent_answers VALUES ('usr_01m8c90dvpebwt0s942dj986d9', 'org_01m8c90ee6evw82b01anjq7ja9', '01a21890-4101-71b5-9d73-950529a1cf85', X'20A7AB8D81BDEF4C96DC910E4B7E86700C45127ADF5DAE2E496E2A739CD0FD95', 200, '{"data":{"id":"btx_01m8c90g3gecg8b58j2waxyegf","bank_account_id":"bac_01m8c90enxe4qsv594sm2eemtz","date":"2026-01-22","amount":-1078.80,"currency":"GBP","description":"FPO TECHBARN LTD TB-0117","reference":null,"external_id":null,"status":"confirmed","account_id":null,"vat_code":"NV","vat_amount":0.00,"net_amount":-1078.80,"contact_id":"con_01m8c90f2eeqb8wxjb3g0rwycg","journal_id":"jnl_01m8c90g85esvbrvs7aajt43cb","settlement_id":"set_01m8c90g85esvbrvs7aajt43cb","confirmed_at":"2026-11-26T15:53:56.741Z","created_at":"2026-11-26T15:53:56.592Z","updated_at":"2026-11-26T15:53:56.741Z","version":2}}', 1795708436741);
INSERT INTO idempotent_answers VALUES ('usr_01m8c90dvpebwt0s942dj986d9', 'org_01m8c90ee6evw82b01anjq7ja9', '01a21890-4163-763e-b5c6-99d4bc7ae3e0', X'7524A639969702240FC9D92C0B5E9F518E8F748A0138770B44E7E0A2A83C644B', 200, '{"data":{"id":"btx_01m8c90g3gecg8b58j32axjd1y","bank_account_id":"bac_01m8c90enxe4qsv594sm2eemtz","date":"2026-01-30","amount":1500.00,"currency":"GBP","description":"FPI ABBEY SCHOOLS TRUST PART INV-0001","reference":null,"external_id":null,"status":"confirmed","account_id":null,"vat_code":"NV","vat_amount":0.00,"net_amount":1500.00,"contact_id":"con_01m8c90eqrethreh2pzz5th3vh","journal_id":"jnl_01m8c90gbfesz9dk2we6fmm5rs","settlement_id":"set_01m8c90gbfesz9dk2we6fmm5rs","confirmed_at":"2026-11-26T15:53:56.847Z","created_at":"2026-11-26T15:53:56.592Z","updated_at":"2026-11-26T15:53:56.847Z","version":2}}', 1795708436847);
INSERT INTO idempotent_answers VALUES ('usr_01m8c90dvpebwt0s942dj986d9', 'org_01m8c90ee6evw82b01anjq7ja9', '01a21890-423a-7447-9763-0ea138122978', X'2E669B37A4329745325EE8866207B635EF0EB7B4ECBBB91F41BBCA9466B05A7D', 200, '{"data":{"id":"btx_01m8c90g3gecg8b58j39ahbe8g","bank_account_id":"bac_01m8c90enxe4qsv594sm2eemtz","date":"2026-02-10","amount":-1350.00,"currency":"GBP","description":"FPO HARCOURT LETTINGS HL-33","reference":null,"external_id":null,"status":"confirmed","account_id":null,"vat_code":"NV","vat_amount":0.00,"net_amount":-1350.00,"contact_id":"con_01m8c90f4wew7r6a8v5zfk0sz1","journal_id":"jnl_01m8c90gj6ebv98997mcy91bss","settlement_id":"set_01m8c90gj6ebv98997mcy91bss","confirmed_at":"2026-11-26T15:53:57.062Z","created_at":"2026-11-26T15:53:56.592Z","updated_at":"2026-11-26T15:53:57.062Z","version":2}}', 1795708437062);
INSERT INTO idempotent_answers VALUES ('usr_01m8c90dvpebwt0s942dj986d9', 'org_01m8c90ee6evw82b01anjq7ja9', '01a21890-429b-722b-bf3b-4698c3c47271', X'515987DBF308F1937735AAA751EF9EAAF7E25A3DD52124A7DB1169F608DF91E5', 200, '{"data":{"id":"btx_01m8c90g3gecg8b58j3d3q5pzd","bank_account_id":"bac_01m8c90enxe4qsv594sm2eemtz","date":"2026-02-16","amount":1710.00,"currency":"GBP","description":"FPI ABBEY SCHOOLS TRUST INV-0001 INV-0002","reference":null,"external_id":null,"status":"confirmed","account_id":null,"vat_code":"NV","vat_amount":0.00,"net_amount":1710.00,"contact_id":"con_01m8c90eqrethreh2pzz5th3vh","journal_id":"jnl_01m8c90gmyenvr0zg1zj7edrze","settlement_id":"set_01m8c90gmyenvr0zg1zj7edrze","confirmed_at":"2026-11-26T15:53:57.150Z","created_at":"2026-11-26T15:53:56.592Z","updated_at":"2026-11-26T15:53:57.150Z","version":2}}', 1795708437150);
INSERT INTO idempotent_answers VALUES ('usr_01m8c90dvpebwt0s942dj986d9', 'org_01m8c90ee6evw82b01anjq7ja9', '01a21890-4336-76eb-8bfe-3112dbdc5ef9', X'D3DDA7CB196D75697DDF22549BA2EFC1300F012A9636D4EB9434D6F65DD94601', 200, '{"data":{"id":"btx_01m8c90g3gecg8b58j3pcztma3","bank_account_id":"bac_01m8c90enxe4qsv594sm2eemtz","date":"2026-02-27","amount":-400.00,"currency":"GBP","description":"FPO PRINTWELL PX-881","reference":null,"external_id":null,"status":"confirmed","account_id":null,"vat_code":"NV","vat_amount":0.00,"net_amount":-400.00,"contact_id":"con_01m8c90ezqekavj4kdv47ys1wn","journal_id":"jnl_01m8c90gsre4mvwzbxqt541j5z","settlement_id":"set_01m8c90gsre4mvwzbxqt541j5z","confirmed_at":"2026-11-26T15:53:57.304Z","created_at":"2026-11-26T15:53:56.592Z","updated_at":"2026-11-26T15:53:57.304Z","version":2}}', 1795708437304);
INSERT INTO idempotent_answers VALUES ('usr_01m8c90dvpebwt0s942dj986d9', 'org_01m8c90ee6evw82b01anjq7ja9', '01a21890-43ae-7178-b3e0-99d9f3451f00', X'201B08CC8309F5D92520119DEFB1A738F148B27D43207E885D766A379F81E120', 200, '{"data":{"id":"btx_01m8c90g3gecg8b58j42qczb7m","bank_account_id":"bac_01m8c90enxe4qsv594sm2eemtz","date":"2026-03-16","amount":1418.40,"currency":"GBP","description":"FPI MARLOW AND PIKE LLP INV-0004 LESS CN-0001","reference":null,"external_id":null,"status":"confirmed","account_id":null,"vat_code":"NV","vat_amount":0.00,"net_amount":1418.40,"contact_id":"con_01m8c90exxe67tved4s1hfn94q","journal_id":"jnl_01m8c90gxjez98wyn6btapkb09","settlement_id":"set_01m8c90gxjez98wyn6btapkb09","confirmed_at":"2026-11-26T15:53:57.426Z","created_at":"2026-11-26T15:53:56.592Z","updated_at":"2026-11-26T15:53:57.426Z","version":2}}', 1795708437426);
INSERT INTO idempotent_answers VALUES ('usr_01m8c90dvpebwt0s942dj986d9', 'org_01m8c90ee6evw82b01anjq7ja9', '01a21890-4497-744c-a7e9-a59fa60c1bea', X'83F2D52E724805059DA23945126042905F3B1A98941C73FF7CE11AFEA64AAAE3', 200, '{"data":{"id":"btx_01m8c90g3gecg8b58j3xw0mm3w","bank_account_id":"bac_01m8c90enxe4qsv594sm2eemtz","date":"2026-03-06","amount":282.00,"currency":"GBP","description":"FPI KESTREL FITNESS CIC INV-0003","reference":null,"external_id":null,"status":"confirmed","account_id":null,"vat_code":"NV","vat_amount":0.00,"net_amount":282.00,"contact_id":"con_01m8c90evqehnsab191gre2pa7","journal_id":"jnl_01m8c90fz4ejv9dn24qs9gtg2x","settlement_id":"set_01m8c90fz4ejv9dn24qmr6m5tz","confirmed_at":"2026-11-26T15:53:57.657Z","created_at":"2026-11-26T15:53:56.592Z","updated_at":"2026-11-26T15:53:57.657Z","version":2}}', 1795708437657);
INSERT INTO idempotent_answers VALUES ('usr_01m8c90dvpebwt0s942dj986d9', 'org_01m8c90ee6evw82b01anjq7ja9', '01a21890-44f7-7157-8bea-d7cca76f04ba', X'DC9F28DE79FDE872D2BD4FE30378FADAAF1679B168264FA275C4CAB6A3F60227', 200, '{"data":{"id":"btx_01m8c90g3gecg8b58j49ndxe7v","bank_account_id":"bac_01m8c90enxe4qsv594sm2eemtz","date":"2026-03-25","amount":-2000.00,"currency":"GBP","description":"TFR TO SAVINGS","reference":null,"external_id":null,"status":"confirmed","account_id":null,"vat_code":"NV","vat_amount":0.00,"net_amount":-2000.00,"contact_id":null,"journal_id":"jnl_01m8c90h7ye06t1kay7hzny3v1","settlement_id":null,"confirmed_at":"2026-11-26T15:53:57.758Z","created_at":"2026-11-26T15:53:56.592Z","updated_at":"2026-11-26T15:53:57.758Z","version":2}}', 1795708437758);
INSERT INTO idempotent_answers VALUES ('usr_01m8c90dvpebwt0s942dj986d9', 'org_01m8c90ee6evw82b01anjq7ja9', '01a21890-45a4-71e4-ae7c-aa8eab95e635', X'6F4FF67C0E7C79F486EF02CC208EF155DC1405DFD403A738B62E82222CC5C522', 200, '{"data":{"id":"btx_01m8c90g3gecg8b58j4dy05qay","bank_account_id":"bac_01m8c90enxe4qsv594sm2eemtz","date":"2026-03-31","amount":-936.55,"currency":"GBP","description":"FPO J WREN NET PAY MARCH","reference":null,"external_id":null,"status":"confirmed","account_id":"acc_01m8c90ee6evw82b016hyaq6rf","vat_code":"NV","vat_amount":0.00,"net_amount":-936.55,"contact_id":null,"journal_id":"jnl_01m8c90hd8ehra0dp3efhk8rsy","settlement_id":null,"confirmed_at":"2026-11-26T15:53:57.928Z","created_at":"2026-11-26T15:53:56.592Z","updated_at":"2026-11-26T15:53:57.928Z","version":2}}', 1795708437928);
INSERT INTO idempotent_answers VALUES ('usr_01m8c90dvpebwt0s942dj986d9', 'org_01m8c90ee6evw82b01anjq7ja9', '01a21890-45cc-72f3-8572-cb9c308b161c', X'8F261EA1292233658558E6781BB9151A8740FE880B10D22147DBCFC74BFB2A7F', 200, '{"data":{"suggested":4,"applied":4,"next":null,"suggestions":[{"id":"btx_01m8c90g3gecg8b58j3544tg7s","bank_account_id":"bac_01m8c90enxe4qsv594sm2eemtz","date":"2026-02-02","amount":-36.00,"currency":"GBP","description":"CARD SLATEWORK SOFTWARE SUBSCRIPTION","kind":"account","allocations":[],"settlement_id":null,"transfer_to_bank_account_id":null,"transfer_to_bank_account_name":null,"other_half_id":null,"account_id":"acc_01m8c90ee6evw82b019jbqxdw4","account_code":"6210","account_name":"Software and subscriptions","vat_code":"ST","vat_amount":6.00,"confidence":0.989,"suggested_by":"text","reason":"the text names the account, standard-rated (VAT Notice 700)","applied":true,"error":null},{"id":"btx_01m8c90g3gecg8b58j3gm0vpmf","bank_account_id":"bac_01m8c90enxe4qsv594sm2eemtz","date":"2026-02-18","amount":-58.40,"currency":"GBP","description":"CARD TRAINLINE.COM LONDON","kind":"account","allocations":[],"settlement_id":null,"transfer_to_bank_account_id":null,"transfer_to_bank_account_name":null,"other_half_id":null,"account_id":"acc_01m8c90ee6evw82b019rpj0ydd","account_code":"6300","account_name":"Travel and subsistence","vat_code":"ZR","vat_amount":0.00,"confidence":0.872,"suggested_by":"text","reason":"supplier Trainline: rail travel, zero-rated (VAT Notice 744A)","applied":true,"error":null},{"id":"btx_01m8c90g3gecg8b58j3vaz62zj","bank_account_id":"bac_01m8c90enxe4qsv594sm2eemtz","date":"2026-03-02","amount":-36.00,"currency":"GBP","description":"CARD SLATEWORK SOFTWARE SUBSCRIPTION","kind":"account","allocations":[],"settlement_id":null,"transfer_to_bank_account_id":null,"transfer_to_bank_account_name":null,"other_half_id":null,"account_id":"acc_01m8c90ee6evw82b019jbqxdw4","account_code":"6210","account_name":"Software and subscriptions","vat_code":"ST","vat_amount":6.00,"confidence":0.989,"suggested_by":"text","reason":"the text names the account, standard-rated (VAT Notice 700)","applied":true,"error":null},{"id":"btx_01m8c90g3gecg8b58j45prkm6a","bank_account_id":"bac_01m8c90enxe4qsv594sm2eemtz","date":"2026-03-20","amount":-7.50,"currency":"GBP","description":"TOTAL CHARGES TO 19MAR2026","kind":"account","allocations":[],"settlement_id":null,"transfer_to_bank_account_id":null,"transfer_to_bank_account_name":null,"other_half_id":null,"account_id":"acc_01m8c90ee6evw82b01adjdsap4","account_code":"6700","account_name":"Bank charges","vat_code":"EX","vat_amount":0.00,"confidence":0.990,"suggested_by":"text","reason":"\"bank charges\": bank charges, exempt (VAT Notice 701/49)","applied":true,"error":null}]}}', 1795708439257);
INSERT INTO idempotent_answers VALUES ('usr_01m8c90dvpebwt0s942dj986d9', 'org_01m8c90ee6evw82b01anjq7ja9', '01a21890-4b20-770d-9614-93e1c7ed04ce', X'5580828F3E6057165A76060F976054B2282A73339979B272BC84D80899185618', 200, '{"data":{"id":"btx_01m8c90g3gecg8b58j3gm0vpmf","bank_account_id":"bac_01m8c90enxe4qsv594sm2eemtz","date":"2026-02-18","amount":-58.40,"currency":"GBP","description":"CARD TRAINLINE.COM LONDON","reference":null,"external_id":null,"status":"confirmed","account_id":"acc_01m8c90ee6evw82b019rpj0ydd","vat_code":"ZR","vat_amount":0.00,"net_amount":-58.40,"contact_id":null,"journal_id":"jnl_01m8c90js3ezja3tyh8pz56a61","settlement_id":null,"confirmed_at":"2026-11-26T15:53:59.331Z","created_at":"2026-11-26T15:53:56.592Z","updated_at":"2026-11-26T15:53:59.331Z","version":3}}', 1795708439331);
INSERT INTO idempotent_answers VALUES ('usr_01m8c90dvpebwt0s942dj986d9', 'org_01m8c90ee6evw82b01anjq7ja9', '01a21890-4b9a-70e5-b290-601cef248e9d', X'E6F19A58859DCB2A273B2F05833EBDFA1FDD06E7C16C23863EA7C49A837A1E9C', 200, '{"data":{"id":"btx_01m8c90g3gecg8b58j3vaz62zj","bank_account_id":"bac_01m8c90enxe4qsv594sm2eemtz","date":"2026-03-02","amount":-36.00,"currency":"GBP","description":"CARD SLATEWORK SOFTWARE SUBSCRIPTION","reference":null,"external_id":null,"status":"confirmed","account_id":"acc_01m8c90ee6evw82b019jbqxdw4","vat_code":"ST","vat_amount":6.00,"net_amount":-30.00,"contact_id":null,"journal_id":"jnl_01m8c90jwwe6p9dfcsbk75h0s6","settlement_id":null,"confirmed_at":"2026-11-26T15:53:59.452Z","created_at":"2026-11-26T15:53:56.592Z","updated_at":"2026-11-26T15:53:59.452Z","version":3}}', 1795708439452);
INSERT INTO idempotent_answers VALUES ('usr_01m8c90dvpebwt0s942dj986d9', 'org_01m8c90ee6evw82b01anjq7ja9', '01a21890-4c21-7704-8728-a7a69feae750', X'363DFFE8BA57BFC1A8FDF8A9AB45599EBCD9B279D6CF4A943FEF31AA15570315', 200, '{"data":{"id":"btx_01m8c90g3gecg8b58j3544tg7s","bank_account_id":"bac_01m8c90enxe4qsv594sm2eemtz","date":"2026-02-02","amount":-36.00,"currency":"GBP","description":"CARD SLATEWORK SOFTWARE SUBSCRIPTION","reference":null,"external_id":null,"status":"confirmed","account_id":"acc_01m8c90ee6evw82b019jbqxdw4","vat_code":"ST","vat_amount":6.00,"net_amount":-30.00,"contact_id":null,"journal_id":"jnl_01m8c90k13e2r8sd2mmgv8422w","settlement_id":null,"confirmed_at":"2026-11-26T15:53:59.587Z","created_at":"2026-11-26T15:53:56.592Z","updated_at":"2026-11-26T15:53:59.587Z","version":3}}', 1795708439587);
INSERT INTO idempotent_answers VALUES ('usr_01m8c90dvpebwt0s942dj986d9', 'org_01m8c90ee6evw82b01anjq7ja9', '01a21890-4ccb-7430-9a77-3a0d8fb601cf', X'124C4D7DA73B1F1A6577B7C4FFDB857342C1FB99B2CE02E3280D0A93CE90F2DC', 200, '{"data":{"id":"btx_01m8c90g3gecg8b58j45prkm6a","bank_account_id":"bac_01m8c90enxe4qsv594sm2eemtz","date":"2026-03-20","amount":-7.50,"currency":"GBP","description":"TOTAL CHARGES TO 19MAR2026","reference":null,"external_id":null,"status":"confirmed","account_id":"acc_01m8c90ee6evw82b01adjdsap4","vat_code":"EX","vat_amount":0.00,"net_amount":-7.50,"contact_id":null,"journal_id":"jnl_01m8c90k6ge4ba6chq5akjbjnq","settlement_id":null,"confirmed_at":"2026-11-26T15:53:59.760Z","created_at":"2026-11-26T15:53:56.592Z","updated_at":"2026-11-26T15:53:59.760Z","version":3}}', 1795708439760);
INSERT INTO idempotent_answers VALUES ('usr_01m8c90dvpebwt0s942dj986d9', 'org_01m8c90ee6evw82b01anjq7ja9', '01a21890-4dd7-765e-8ed4-dbeef994863a', X'B3F2D5994C19EEA256929F819D3A51D937CF5FCBE45009F74C595C0395A3EC5A', 201, '{"data":{"id":"vrt_01m8c90kesew3bh8bsngpepx90","date_from":"2026-01-01","date_to":"2026-03-31","status":"draft","currency":"GBP","scheme":"standard","flat_rate_percent":null,"adjustments":[],"boxes":{"1":698.40,"2":0.00,"3":698.40,"4":319.80,"5":378.60,"6":4776.00,"7":3427.00,"8":0.00,"9":0.00},"direction":"pay","hmrc":{"vatDueSales":698.40,"vatDueAcquisitions":0.00,"totalVatDue":698.40,"vatReclaimedCurrPeriod":319.80,"netVatDue":378.60,"totalValueSalesExVAT":4776,"totalValuePurchasesExVAT":3427,"totalValueGoodsSuppliedExVAT":0,"totalAcquisitionsExVAT":0},"journal_id":null,"finalised_at":null,"created_at":"2026-11-26T15:54:00.025Z","updated_at":"2026-11-26T15:54:00.025Z","version":1}}', 1795708440025);
INSERT INTO idempotent_answers VALUES ('usr_01m8c90dvpebwt0s942dj986d9', 'org_01m8c90ee6evw82b01anjq7ja9', '01a21890-4e3c-76c1-843f-cb848d2c9113', X'4067BEF261B4BCE034EF898CB5A8F5CA455D2662C3F56AE7C481E71F7CA2A876', 200, '{"data":{"id":"vrt_01m8c90kesew3bh8bsngpepx90","date_from":"2026-01-01","date_to":"2026-03-31","status":"finalised","currency":"GBP","scheme":"standard","flat_rate_percent":null,"adjustments":[],"boxes":{"1":698.40,"2":0.00,"3":698.40,"4":319.80,"5":378.60,"6":4776.00,"7":3427.00,"8":0.00,"9":0.00},"direction":"pay","hmrc":{"vatDueSales":698.40,"vatDueAcquisitions":0.00,"totalVatDue":698.40,"vatReclaimedCurrPeriod":319.80,"netVatDue":378.60,"totalValueSalesExVAT":4776,"totalValuePurchasesExVAT":3427,"totalValueGoodsSuppliedExVAT":0,"totalAcquisitionsExVAT":0},"journal_id":null,"finalised_at":"2026-11-26T15:54:00.158Z","created_at":"2026-11-26T15:54:00.025Z","updated_at":"2026-11-26T15:54:00.158Z","version":2}}', 1795708440158);
INSERT INTO idempotent_answers VALUES ('usr_01m8c90dvpebwt0s942dj986d9', 'org_01m8c90ee6evw82b01anjq7ja9', '01a21890-4eaa-7011-8323-2d265e2be50c', X'6B7B1925100530576EE3753B5FFA5C51705FCA04442851029D90D09C169333D9', 200, '{"data":{"id":"org_01m8c90ee6evw82b01anjq7ja9","name":"Wren & Marsh Ltd","currency":"GBP","country":"GB","financial_year_end":"03-31","vat_registered":true,"vat_number":null,"vat_scheme":"standard","flat_rate_percent":null,"vat_rounding":"line","status":"active","role":"owner","lock_date":"2026-03-31","created_at":"2026-11-26T15:53:54.886Z","updated_at":"2026-11-26T15:54:00.236Z","version":2}}', 1795708440236);
INSERT INTO idempotent_answers VALUES ('usr_01m8c90dvpebwt0s942dj986d9', '', 'once', X'BD590065F8DF1F619336633472911F7D86118BCE11ABF11DE10C7D723B56911C', 202, '{"reconciliation_id":"rec_01m8c90n0te55bn61dfyq1espa","status":"queued","poll_url":"/api/v1/reconciliations/rec_01m8c90n0te55bn61dfyq1espa"}', 1795708441626);
INSERT INTO organisations VALUES ('org_01m8c90eb8ekzrnxepa9ppv2rg', 'Acorn Ltd', 'GBP', 'GB', '03-31', 1, NULL, 'standard', NULL, 'line', 'active', NULL, 1795708434792, 1795708434792, 1, 1, NULL);
INSERT INTO organisations VALUES ('org_01m8c90ee6evw82b01anjq7ja9', 'Wren & Marsh Ltd', 'GBP', 'GB', '03-31', 1, NULL, 'standard', NULL, 'line', 'active', '2026-03-31', 1795708434886, 1795708440236, 2, 0, '2026-03-31');
INSERT INTO ledger_heads VALUES ('org_01m8c90eb8ekzrnxepa9ppv2rg', 2, X'21EE44B61EE7FC7AA60EC9CB03BD5F73D22791B42BDED84F5553CE2D84436262', 100000, 9);
INSERT INTO ledger_heads VALUES ('org_01m8c90ee6evw82b01anjq7ja9', 29, X'2D1B8E2C8F5FC2543595DA74B3E269CA236BAFE53C41635BBD80FF2BBEB9CEA0', 4253177, 59);
INSERT INTO members VALUES ('mem_01m8c90eb8ekzrnxep48s4c44d', 'org_01m8c90eb8ekzrnxepa9ppv2rg', 'jo@example.com', 'usr_01m8c90dvpebwt0s942dj986d9', 'owner', 1795708434792, 1795708434792, 1);
INSERT INTO members VALUES ('mem_01m8c90ee6evw82b014p53n26q', 'org_01m8c90ee6evw82b01anjq7ja9', 'jo@example.com', 'usr_01m8c90dvpebwt0s942dj986d9', 'owner', 1795708434886, 1795708434886, 1);
INSERT INTO accounts VALUES ('acc_01m8c90eb8ekzrnxep4fpkaw4k', 'org_01m8c90eb8ekzrnxepa9ppv2rg', '1000', 'Computer equipment', 'ASSET', NULL, 'ST', NULL, 'active', 1795708434792, 1795708434792, 1);
INSERT INTO accounts VALUES ('acc_01m8c90eb8ekzrnxep4jgre3dh', 'org_01m8c90eb8ekzrnxepa9ppv2rg', '1010', 'Office equipment and furniture', 'ASSET', NULL, 'ST', NULL, 'active', 1795708434792, 1795708434792, 1);
INSERT INTO accounts VALUES ('acc_01m8c90eb8ekzrnxep4q7be3wm', 'org_01m8c90eb8ekzrnxepa9ppv2rg', '1020', 'Motor vehicles', 'ASSET', NULL, 'ST', NULL, 'active', 1795708434792, 1795708434792, 1);
INSERT INTO accounts VALUES ('acc_01m8c90eb8ekzrnxep4ths6n43', 'org_01m8c90eb8ekzrnxepa9ppv2rg', '1090', 'Accumulated depreciation', 'ASSET', NULL, 'NV', NULL, 'active', 1795708434792, 1795708434792, 1);
INSERT INTO accounts VALUES ('acc_01m8c90eb8ekzrnxep4xebwkd7', 'org_01m8c90eb8ekzrnxepa9ppv2rg', '1100', 'Stock', 'ASSET', NULL, 'ST', NULL, 'active', 1795708434792, 1795708434792, 1);
INSERT INTO accounts VALUES ('acc_01m8c90eb8ekzrnxep52jybsnx', 'org_01m8c90eb8ekzrnxepa9ppv2rg', '1200', 'Trade debtors', 'ASSET', 'receivable', NULL, NULL, 'active', 1795708434792, 1795708434792, 1);
INSERT INTO accounts VALUES ('acc_01m8c90eb8ekzrnxep552y9q2c', 'org_01m8c90eb8ekzrnxepa9ppv2rg', '1210', 'Prepayments', 'ASSET', NULL, 'NV', NULL, 'active', 1795708434792, 1795708434792, 1);
INSERT INTO accounts VALUES ('acc_01m8c90eb8ekzrnxep59xssbrf', 'org_01m8c90eb8ekzrnxepa9ppv2rg', '1220', 'Other debtors', 'ASSET', NULL, 'NV', NULL, 'active', 1795708434792, 1795708434792, 1);
INSERT INTO accounts VALUES ('acc_01m8c90eb8ekzrnxep5d84w2xb', 'org_01m8c90eb8ekzrnxepa9ppv2rg', '1300', 'Current account', 'ASSET', 'bank', NULL, NULL, 'active', 1795708434792, 1795708434792, 1);
INSERT INTO accounts VALUES ('acc_01m8c90eb8ekzrnxep5gc8qav5', 'org_01m8c90eb8ekzrnxepa9ppv2rg', '1310', 'Petty cash', 'ASSET', NULL, 'NV', NULL, 'active', 1795708434792, 1795708434792, 1);
INSERT INTO accounts VALUES ('acc_01m8c90eb8ekzrnxep5nbat4dk', 'org_01m8c90eb8ekzrnxepa9ppv2rg', '2100', 'Trade creditors', 'LIABILITY', 'payable', NULL, NULL, 'active', 1795708434792, 1795708434792, 1);
INSERT INTO accounts VALUES ('acc_01m8c90eb8ekzrnxep5s1et1hw', 'org_01m8c90eb8ekzrnxepa9ppv2rg', '2110', 'Accruals', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795708434792, 1795708434792, 1);
INSERT INTO accounts VALUES ('acc_01m8c90eb8ekzrnxep5wcg0hsw', 'org_01m8c90eb8ekzrnxepa9ppv2rg', '2200', 'PAYE and National Insurance', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795708434792, 1795708434792, 1);
INSERT INTO accounts VALUES ('acc_01m8c90eb8ekzrnxep61ge6v99', 'org_01m8c90eb8ekzrnxepa9ppv2rg', '2210', 'Pension contributions', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795708434792, 1795708434792, 1);
INSERT INTO accounts VALUES ('acc_01m8c90eb8ekzrnxep64jpjwm3', 'org_01m8c90eb8ekzrnxepa9ppv2rg', '2220', 'Net wages', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795708434792, 1795708434792, 1);
INSERT INTO accounts VALUES ('acc_01m8c90eb8ekzrnxep68m221zp', 'org_01m8c90eb8ekzrnxepa9ppv2rg', '2300', 'Corporation tax', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795708434792, 1795708434792, 1);
INSERT INTO accounts VALUES ('acc_01m8c90eb8ekzrnxep6en611b5', 'org_01m8c90eb8ekzrnxepa9ppv2rg', '2400', 'Director''s loan account', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795708434792, 1795708434792, 1);
INSERT INTO accounts VALUES ('acc_01m8c90eb8ekzrnxep6kdv3wf1', 'org_01m8c90eb8ekzrnxepa9ppv2rg', '2500', 'Bank loans', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795708434792, 1795708434792, 1);
INSERT INTO accounts VALUES ('acc_01m8c90eb8ekzrnxep6m5z5vzn', 'org_01m8c90eb8ekzrnxepa9ppv2rg', '2900', 'Suspense', 'LIABILITY', 'suspense', NULL, NULL, 'active', 1795708434792, 1795708434792, 1);
INSERT INTO accounts VALUES ('acc_01m8c90eb8ekzrnxep6vk08c4b', 'org_01m8c90eb8ekzrnxepa9ppv2rg', '3000', 'Share capital', 'EQUITY', NULL, 'NV', NULL, 'active', 1795708434792, 1795708434792, 1);
INSERT INTO accounts VALUES ('acc_01m8c90eb8ekzrnxep6wp2h872', 'org_01m8c90eb8ekzrnxepa9ppv2rg', '3100', 'Retained earnings', 'EQUITY', 'retained_earnings', NULL, NULL, 'active', 1795708434792, 1795708434792, 1);
INSERT INTO accounts VALUES ('acc_01m8c90eb8ekzrnxep71cm6s83', 'org_01m8c90eb8ekzrnxepa9ppv2rg', '3200', 'Dividends', 'EQUITY', NULL, 'NV', NULL, 'active', 1795708434792, 1795708434792, 1);
INSERT INTO accounts VALUES ('acc_01m8c90eb8ekzrnxep75qwn1nj', 'org_01m8c90eb8ekzrnxepa9ppv2rg', '3900', 'Opening balances', 'EQUITY', 'opening_balance', NULL, NULL, 'active', 1795708434792, 1795708434792, 1);
INSERT INTO accounts VALUES ('acc_01m8c90eb8ekzrnxep7a8wakex', 'org_01m8c90eb8ekzrnxepa9ppv2rg', '4000', 'Sales', 'INCOME', NULL, 'ST', NULL, 'active', 1795708434792, 1795708434792, 1);
INSERT INTO accounts VALUES ('acc_01m8c90eb8ekzrnxep7d7c1rps', 'org_01m8c90eb8ekzrnxepa9ppv2rg', '4010', 'Sales, zero-rated', 'INCOME', NULL, 'ZR', NULL, 'active', 1795708434792, 1795708434792, 1);
INSERT INTO accounts VALUES ('acc_01m8c90eb8ekzrnxep7kbym7rs', 'org_01m8c90eb8ekzrnxepa9ppv2rg', '4090', 'Other income', 'INCOME', NULL, 'ST', NULL, 'active', 1795708434792, 1795708434792, 1);
INSERT INTO accounts VALUES ('acc_01m8c90eb8ekzrnxep7qz20gen', 'org_01m8c90eb8ekzrnxepa9ppv2rg', '4900', 'Interest received', 'INCOME', NULL, 'EX', NULL, 'active', 1795708434792, 1795708434792, 1);
INSERT INTO accounts VALUES ('acc_01m8c90eb8ekzrnxep7v6kq5ev', 'org_01m8c90eb8ekzrnxepa9ppv2rg', '4920', 'VAT flat-rate scheme difference', 'INCOME', 'vat_scheme_difference', NULL, NULL, 'active', 1795708434792, 1795708434792, 1);
INSERT INTO accounts VALUES ('acc_01m8c90eb8ekzrnxep7xdp3pgs', 'org_01m8c90eb8ekzrnxepa9ppv2rg', '5000', 'Cost of goods sold', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795708434792, 1795708434792, 1);
INSERT INTO accounts VALUES ('acc_01m8c90eb8ekzrnxep82mbdee5', 'org_01m8c90eb8ekzrnxepa9ppv2rg', '5010', 'Subcontractors', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795708434792, 1795708434792, 1);
INSERT INTO accounts VALUES ('acc_01m8c90eb8ekzrnxep874h47es', 'org_01m8c90eb8ekzrnxepa9ppv2rg', '5020', 'Carriage and postage', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795708434792, 1795708434792, 1);
INSERT INTO accounts VALUES ('acc_01m8c90eb8ekzrnxep892zejf8', 'org_01m8c90eb8ekzrnxepa9ppv2rg', '6000', 'Wages and salaries', 'EXPENSE', NULL, 'NV', NULL, 'active', 1795708434792, 1795708434792, 1);
INSERT INTO accounts VALUES ('acc_01m8c90eb8ekzrnxep8e2ymy3f', 'org_01m8c90eb8ekzrnxepa9ppv2rg', '6010', 'Employer''s National Insurance', 'EXPENSE', NULL, 'NV', NULL, 'active', 1795708434792, 1795708434792, 1);
INSERT INTO accounts VALUES ('acc_01m8c90eb8ekzrnxep8g4v9s9d', 'org_01m8c90eb8ekzrnxepa9ppv2rg', '6020', 'Employer''s pension', 'EXPENSE', NULL, 'NV', NULL, 'active', 1795708434792, 1795708434792, 1);
INSERT INTO accounts VALUES ('acc_01m8c90eb8ekzrnxep8mjbcfpd', 'org_01m8c90eb8ekzrnxepa9ppv2rg', '6100', 'Rent', 'EXPENSE', NULL, 'EX', NULL, 'active', 1795708434792, 1795708434792, 1);
INSERT INTO accounts VALUES ('acc_01m8c90eb8ekzrnxep8thjrn33', 'org_01m8c90eb8ekzrnxepa9ppv2rg', '6110', 'Business rates', 'EXPENSE', NULL, 'NV', NULL, 'active', 1795708434792, 1795708434792, 1);
INSERT INTO accounts VALUES ('acc_01m8c90eb8ekzrnxep8w5emt8d', 'org_01m8c90eb8ekzrnxepa9ppv2rg', '6120', 'Light, heat and water', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795708434792, 1795708434792, 1);
INSERT INTO accounts VALUES ('acc_01m8c90eb8ekzrnxep90fb43sp', 'org_01m8c90eb8ekzrnxepa9ppv2rg', '6200', 'Telephone and internet', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795708434792, 1795708434792, 1);
INSERT INTO accounts VALUES ('acc_01m8c90eb8ekzrnxep957ajx4g', 'org_01m8c90eb8ekzrnxepa9ppv2rg', '6210', 'Software and subscriptions', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795708434792, 1795708434792, 1);
INSERT INTO accounts VALUES ('acc_01m8c90eb8ekzrnxep98yregbx', 'org_01m8c90eb8ekzrnxepa9ppv2rg', '6220', 'Printing and stationery', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795708434792, 1795708434792, 1);
INSERT INTO accounts VALUES ('acc_01m8c90eb8ekzrnxep9cbzz0hp', 'org_01m8c90eb8ekzrnxepa9ppv2rg', '6300', 'Travel and subsistence', 'EXPENSE', NULL, 'ZR', NULL, 'active', 1795708434792, 1795708434792, 1);
INSERT INTO accounts VALUES ('acc_01m8c90eb8ekzrnxep9jct6c72', 'org_01m8c90eb8ekzrnxepa9ppv2rg', '6310', 'Motor expenses', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795708434792, 1795708434792, 1);
INSERT INTO accounts VALUES ('acc_01m8c90eb8ekzrnxep9pwk2j2e', 'org_01m8c90eb8ekzrnxepa9ppv2rg', '6400', 'Advertising and marketing', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795708434792, 1795708434792, 1);
INSERT INTO accounts VALUES ('acc_01m8c90eb8ekzrnxep9vcbzm79', 'org_01m8c90eb8ekzrnxepa9ppv2rg', '6500', 'Accountancy and legal fees', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795708434792, 1795708434792, 1);
INSERT INTO accounts VALUES ('acc_01m8c90eb8ekzrnxep9xq8g302', 'org_01m8c90eb8ekzrnxepa9ppv2rg', '6600', 'Insurance', 'EXPENSE', NULL, 'EX', NULL, 'active', 1795708434792, 1795708434792, 1);
INSERT INTO accounts VALUES ('acc_01m8c90eb8ekzrnxepa13839dn', 'org_01m8c90eb8ekzrnxepa9ppv2rg', '6700', 'Bank charges', 'EXPENSE', NULL, 'EX', NULL, 'active', 1795708434792, 1795708434792, 1);
INSERT INTO accounts VALUES ('acc_01m8c90eb8ekzrnxepa7ch1zm3', 'org_01m8c90eb8ekzrnxepa9ppv2rg', '6990', 'Rounding differences', 'EXPENSE', 'rounding', NULL, NULL, 'active', 1795708434792, 1795708434792, 1);
INSERT INTO accounts VALUES ('acc_01m8c90ebqec2883n5jz0cy6d3', 'org_01m8c90eb8ekzrnxepa9ppv2rg', '2250', 'VAT', 'LIABILITY', 'vat_control', NULL, NULL, 'active', 1795708434807, 1795708434807, 1);
INSERT INTO accounts VALUES ('acc_01m8c90ee6evw82b014ta5c40f', 'org_01m8c90ee6evw82b01anjq7ja9', '1000', 'Computer equipment', 'ASSET', NULL, 'ST', NULL, 'active', 1795708434886, 1795708434886, 1);
INSERT INTO accounts VALUES ('acc_01m8c90ee6evw82b014wk87pvv', 'org_01m8c90ee6evw82b01anjq7ja9', '1010', 'Office equipment and furniture', 'ASSET', NULL, 'ST', NULL, 'active', 1795708434886, 1795708434886, 1);
INSERT INTO accounts VALUES ('acc_01m8c90ee6evw82b01534ddbe3', 'org_01m8c90ee6evw82b01anjq7ja9', '1020', 'Motor vehicles', 'ASSET', NULL, 'ST', NULL, 'active', 1795708434886, 1795708434886, 1);
INSERT INTO accounts VALUES ('acc_01m8c90ee6evw82b0154g4cv0r', 'org_01m8c90ee6evw82b01anjq7ja9', '1090', 'Accumulated depreciation', 'ASSET', NULL, 'NV', NULL, 'active', 1795708434886, 1795708434886, 1);
INSERT INTO accounts VALUES ('acc_01m8c90ee6evw82b015aydnqnq', 'org_01m8c90ee6evw82b01anjq7ja9', '1100', 'Stock', 'ASSET', NULL, 'ST', NULL, 'active', 1795708434886, 1795708434886, 1);
INSERT INTO accounts VALUES ('acc_01m8c90ee6evw82b015ecsybbg', 'org_01m8c90ee6evw82b01anjq7ja9', '1200', 'Trade debtors', 'ASSET', 'receivable', NULL, NULL, 'active', 1795708434886, 1795708434886, 1);
INSERT INTO accounts VALUES ('acc_01m8c90ee6evw82b015hfqsbbd', 'org_01m8c90ee6evw82b01anjq7ja9', '1210', 'Prepayments', 'ASSET', NULL, 'NV', NULL, 'active', 1795708434886, 1795708434886, 1);
INSERT INTO accounts VALUES ('acc_01m8c90ee6evw82b015mnvzr0a', 'org_01m8c90ee6evw82b01anjq7ja9', '1220', 'Other debtors', 'ASSET', NULL, 'NV', NULL, 'active', 1795708434886, 1795708434886, 1);
INSERT INTO accounts VALUES ('acc_01m8c90ee6evw82b015sjahrrd', 'org_01m8c90ee6evw82b01anjq7ja9', '1300', 'Current account', 'ASSET', 'bank', NULL, NULL, 'active', 1795708434886, 1795708434886, 1);
INSERT INTO accounts VALUES ('acc_01m8c90ee6evw82b015x9ekdkz', 'org_01m8c90ee6evw82b01anjq7ja9', '1310', 'Petty cash', 'ASSET', NULL, 'NV', NULL, 'active', 1795708434886, 1795708434886, 1);
INSERT INTO accounts VALUES ('acc_01m8c90ee6evw82b01616191j7', 'org_01m8c90ee6evw82b01anjq7ja9', '2100', 'Trade creditors', 'LIABILITY', 'payable', NULL, NULL, 'active', 1795708434886, 1795708434886, 1);
INSERT INTO accounts VALUES ('acc_01m8c90ee6evw82b0167c4r8yh', 'org_01m8c90ee6evw82b01anjq7ja9', '2110', 'Accruals', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795708434886, 1795708434886, 1);
INSERT INTO accounts VALUES ('acc_01m8c90ee6evw82b016b12b98b', 'org_01m8c90ee6evw82b01anjq7ja9', '2200', 'PAYE and National Insurance', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795708434886, 1795708434886, 1);
INSERT INTO accounts VALUES ('acc_01m8c90ee6evw82b016ef415gn', 'org_01m8c90ee6evw82b01anjq7ja9', '2210', 'Pension contributions', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795708434886, 1795708434886, 1);
INSERT INTO accounts VALUES ('acc_01m8c90ee6evw82b016hyaq6rf', 'org_01m8c90ee6evw82b01anjq7ja9', '2220', 'Net wages', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795708434886, 1795708434886, 1);
INSERT INTO accounts VALUES ('acc_01m8c90ee6evw82b016mv3j24t', 'org_01m8c90ee6evw82b01anjq7ja9', '2300', 'Corporation tax', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795708434886, 1795708434886, 1);
INSERT INTO accounts VALUES ('acc_01m8c90ee6evw82b016rffe5n0', 'org_01m8c90ee6evw82b01anjq7ja9', '2400', 'Director''s loan account', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795708434886, 1795708434886, 1);
INSERT INTO accounts VALUES ('acc_01m8c90ee6evw82b016xhjk5c8', 'org_01m8c90ee6evw82b01anjq7ja9', '2500', 'Bank loans', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795708434886, 1795708434886, 1);
INSERT INTO accounts VALUES ('acc_01m8c90ee6evw82b0172zqt2zh', 'org_01m8c90ee6evw82b01anjq7ja9', '2900', 'Suspense', 'LIABILITY', 'suspense', NULL, NULL, 'active', 1795708434886, 1795708434886, 1);
INSERT INTO accounts VALUES ('acc_01m8c90ee6evw82b0177ysppr0', 'org_01m8c90ee6evw82b01anjq7ja9', '3000', 'Share capital', 'EQUITY', NULL, 'NV', NULL, 'active', 1795708434886, 1795708434886, 1);
INSERT INTO accounts VALUES ('acc_01m8c90ee6evw82b017bze56ca', 'org_01m8c90ee6evw82b01anjq7ja9', '3100', 'Retained earnings', 'EQUITY', 'retained_earnings', NULL, NULL, 'active', 1795708434886, 1795708434886, 1);
INSERT INTO accounts VALUES ('acc_01m8c90ee6evw82b017e5n0jxw', 'org_01m8c90ee6evw82b01anjq7ja9', '3200', 'Dividends', 'EQUITY', NULL, 'NV', NULL, 'active', 1795708434886, 1795708434886, 1);
INSERT INTO accounts VALUES ('acc_01m8c90ee6evw82b017kz1ks31', 'org_01m8c90ee6evw82b01anjq7ja9', '3900', 'Opening balances', 'EQUITY', 'opening_balance', NULL, NULL, 'active', 1795708434886, 1795708434886, 1);
INSERT INTO accounts VALUES ('acc_01m8c90ee6evw82b017nbgpw7v', 'org_01m8c90ee6evw82b01anjq7ja9', '4000', 'Sales', 'INCOME', NULL, 'ST', NULL, 'active', 1795708434886, 1795708434886, 1);
INSERT INTO accounts VALUES ('acc_01m8c90ee6evw82b017v97jzzm', 'org_01m8c90ee6evw82b01anjq7ja9', '4010', 'Sales, zero-rated', 'INCOME', NULL, 'ZR', NULL, 'active', 1795708434886, 1795708434886, 1);
INSERT INTO accounts VALUES ('acc_01m8c90ee6evw82b017wbcjf7d', 'org_01m8c90ee6evw82b01anjq7ja9', '4090', 'Other income', 'INCOME', NULL, 'ST', NULL, 'active', 1795708434886, 1795708434886, 1);
INSERT INTO accounts VALUES ('acc_01m8c90ee6evw82b0180perpad', 'org_01m8c90ee6evw82b01anjq7ja9', '4900', 'Interest received', 'INCOME', NULL, 'EX', NULL, 'active', 1795708434886, 1795708434886, 1);
INSERT INTO accounts VALUES ('acc_01m8c90ee6evw82b0185xabgv3', 'org_01m8c90ee6evw82b01anjq7ja9', '4920', 'VAT flat-rate scheme difference', 'INCOME', 'vat_scheme_difference', NULL, NULL, 'active', 1795708434886, 1795708434886, 1);
INSERT INTO accounts VALUES ('acc_01m8c90ee6evw82b018at4kpkv', 'org_01m8c90ee6evw82b01anjq7ja9', '5000', 'Cost of goods sold', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795708434886, 1795708434886, 1);
INSERT INTO accounts VALUES ('acc_01m8c90ee6evw82b018egbtjb5', 'org_01m8c90ee6evw82b01anjq7ja9', '5010', 'Subcontractors', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795708434886, 1795708434886, 1);
INSERT INTO accounts VALUES ('acc_01m8c90ee6evw82b018ghjwq0g', 'org_01m8c90ee6evw82b01anjq7ja9', '5020', 'Carriage and postage', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795708434886, 1795708434886, 1);
INSERT INTO accounts VALUES ('acc_01m8c90ee6evw82b018qkbgf0p', 'org_01m8c90ee6evw82b01anjq7ja9', '6000', 'Wages and salaries', 'EXPENSE', NULL, 'NV', NULL, 'active', 1795708434886, 1795708434886, 1);
INSERT INTO accounts VALUES ('acc_01m8c90ee6evw82b018tp7bpmf', 'org_01m8c90ee6evw82b01anjq7ja9', '6010', 'Employer''s National Insurance', 'EXPENSE', NULL, 'NV', NULL, 'active', 1795708434886, 1795708434886, 1);
INSERT INTO accounts VALUES ('acc_01m8c90ee6evw82b018wa9qk0j', 'org_01m8c90ee6evw82b01anjq7ja9', '6020', 'Employer''s pension', 'EXPENSE', NULL, 'NV', NULL, 'active', 1795708434886, 1795708434886, 1);
INSERT INTO accounts VALUES ('acc_01m8c90ee6evw82b0192c26aqb', 'org_01m8c90ee6evw82b01anjq7ja9', '6100', 'Rent', 'EXPENSE', NULL, 'EX', NULL, 'active', 1795708434886, 1795708434886, 1);
INSERT INTO accounts VALUES ('acc_01m8c90ee6evw82b0196b5taht', 'org_01m8c90ee6evw82b01anjq7ja9', '6110', 'Business rates', 'EXPENSE', NULL, 'NV', NULL, 'active', 1795708434886, 1795708434886, 1);
INSERT INTO accounts VALUES ('acc_01m8c90ee6evw82b0198xabzr7', 'org_01m8c90ee6evw82b01anjq7ja9', '6120', 'Light, heat and water', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795708434886, 1795708434886, 1);
INSERT INTO accounts VALUES ('acc_01m8c90ee6evw82b019fvjnngt', 'org_01m8c90ee6evw82b01anjq7ja9', '6200', 'Telephone and internet', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795708434886, 1795708434886, 1);
INSERT INTO accounts VALUES ('acc_01m8c90ee6evw82b019jbqxdw4', 'org_01m8c90ee6evw82b01anjq7ja9', '6210', 'Software and subscriptions', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795708434886, 1795708434886, 1);
INSERT INTO accounts VALUES ('acc_01m8c90ee6evw82b019mg3x925', 'org_01m8c90ee6evw82b01anjq7ja9', '6220', 'Printing and stationery', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795708434886, 1795708434886, 1);
INSERT INTO accounts VALUES ('acc_01m8c90ee6evw82b019rpj0ydd', 'org_01m8c90ee6evw82b01anjq7ja9', '6300', 'Travel and subsistence', 'EXPENSE', NULL, 'ZR', NULL, 'active', 1795708434886, 1795708434886, 1);
INSERT INTO accounts VALUES ('acc_01m8c90ee6evw82b019wnaxx32', 'org_01m8c90ee6evw82b01anjq7ja9', '6310', 'Motor expenses', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795708434886, 1795708434886, 1);
INSERT INTO accounts VALUES ('acc_01m8c90ee6evw82b01a0xak6ea', 'org_01m8c90ee6evw82b01anjq7ja9', '6400', 'Advertising and marketing', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795708434886, 1795708434886, 1);
INSERT INTO accounts VALUES ('acc_01m8c90ee6evw82b01a6hnmge0', 'org_01m8c90ee6evw82b01anjq7ja9', '6500', 'Accountancy and legal fees', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795708434886, 1795708434886, 1);
INSERT INTO accounts VALUES ('acc_01m8c90ee6evw82b01a9xb0xkd', 'org_01m8c90ee6evw82b01anjq7ja9', '6600', 'Insurance', 'EXPENSE', NULL, 'EX', NULL, 'active', 1795708434886, 1795708434886, 1);
INSERT INTO accounts VALUES ('acc_01m8c90ee6evw82b01adjdsap4', 'org_01m8c90ee6evw82b01anjq7ja9', '6700', 'Bank charges', 'EXPENSE', NULL, 'EX', NULL, 'active', 1795708434886, 1795708434886, 1);
INSERT INTO accounts VALUES ('acc_01m8c90ee6evw82b01ak1m863r', 'org_01m8c90ee6evw82b01anjq7ja9', '6990', 'Rounding differences', 'EXPENSE', 'rounding', NULL, NULL, 'active', 1795708434886, 1795708434886, 1);
INSERT INTO accounts VALUES ('acc_01m8c90eezes69t9yaxwk9gddm', 'org_01m8c90ee6evw82b01anjq7ja9', '2250', 'VAT', 'LIABILITY', 'vat_control', NULL, NULL, 'active', 1795708434911, 1795708434911, 1);
INSERT INTO accounts VALUES ('acc_01m8c90ehee47vpsfaahs5we4v', 'org_01m8c90ee6evw82b01anjq7ja9', '4100', 'Room hire', 'INCOME', NULL, 'EX', NULL, 'active', 1795708434990, 1795708434990, 1);
INSERT INTO accounts VALUES ('acc_01m8c90em2e3ktgrqwwk10xgm4', 'org_01m8c90ee6evw82b01anjq7ja9', '6800', 'Depreciation', 'EXPENSE', NULL, NULL, NULL, 'active', 1795708435074, 1795708435074, 1);
INSERT INTO accounts VALUES ('acc_01m8c90eptepc90xt786grybe2', 'org_01m8c90ee6evw82b01anjq7ja9', '1301', 'Savings', 'ASSET', 'bank', NULL, NULL, 'active', 1795708435162, 1795708435162, 1);
INSERT INTO contacts VALUES ('con_01m8c90eqrethreh2pzz5th3vh', 'org_01m8c90ee6evw82b01anjq7ja9', 'customer', 'Abbey Schools Trust', NULL, NULL, NULL, NULL, NULL, 30, NULL, NULL, 'active', 'abbey schools trust', 1795708435192, 1795708435192, 1);
INSERT INTO contacts VALUES ('con_01m8c90evqehnsab191gre2pa7', 'org_01m8c90ee6evw82b01anjq7ja9', 'customer', 'Kestrel Fitness CIC', NULL, NULL, NULL, NULL, NULL, 30, NULL, NULL, 'active', 'kestrel fitness cic', 1795708435319, 1795708435319, 1);
INSERT INTO contacts VALUES ('con_01m8c90exxe67tved4s1hfn94q', 'org_01m8c90ee6evw82b01anjq7ja9', 'customer', 'Marlow & Pike LLP', NULL, NULL, NULL, NULL, NULL, 30, NULL, NULL, 'active', 'marlow & pike llp', 1795708435389, 1795708435389, 1);
INSERT INTO contacts VALUES ('con_01m8c90ezqekavj4kdv47ys1wn', 'org_01m8c90ee6evw82b01anjq7ja9', 'supplier', 'Printwell', NULL, NULL, NULL, NULL, NULL, 30, NULL, NULL, 'active', 'printwell', 1795708435447, 1795708435447, 1);
INSERT INTO contacts VALUES ('con_01m8c90f2eeqb8wxjb3g0rwycg', 'org_01m8c90ee6evw82b01anjq7ja9', 'supplier', 'Techbarn', NULL, NULL, NULL, NULL, NULL, 30, NULL, NULL, 'active', 'techbarn', 1795708435534, 1795708435534, 1);
INSERT INTO contacts VALUES ('con_01m8c90f4wew7r6a8v5zfk0sz1', 'org_01m8c90ee6evw82b01anjq7ja9', 'supplier', 'Harcourt Lettings', NULL, NULL, NULL, NULL, NULL, 30, NULL, NULL, 'active', 'harcourt lettings', 1795708435613, 1795708435613, 1);
INSERT INTO contacts VALUES ('con_01m8c90f73eh2sc0weqh6he6sg', 'org_01m8c90ee6evw82b01anjq7ja9', 'supplier', 'Fern & Rowe', NULL, NULL, NULL, NULL, NULL, 30, NULL, NULL, 'active', 'fern & rowe', 1795708435683, 1795708435683, 1);
INSERT INTO journals VALUES ('jnl_01m8c90enxe4qsv594swaz44q5', 'org_01m8c90ee6evw82b01anjq7ja9', 1, '2026-01-01', 'Opening balance of Current', NULL, NULL, 'opening', NULL, 1000000, 1795708435133, 'usr_01m8c90dvpebwt0s942dj986d9', X'4A2F522F4DCF520A9FD56DD06C69B9E7BCE27BABDC811FF6E50D8DBA1B657F75', 'opening balance of current');
INSERT INTO journals VALUES ('jnl_01m8c90f9mesgackz64pr2tsc2', 'org_01m8c90ee6evw82b01anjq7ja9', 2, '2026-01-15', 'Sales invoice INV-0001, Abbey Schools Trust', 'INV-0001', NULL, 'invoice', NULL, 234000, 1795708435764, 'usr_01m8c90dvpebwt0s942dj986d9', X'B54D9B2A5983FBD498726E360EF9C1C5945BA370A3A8376D8EDE88128DC2CB49', 'sales invoice inv-0001, abbey schools trust
inv-0001');
INSERT INTO journals VALUES ('jnl_01m8c90faye339fnb49te6zagw', 'org_01m8c90ee6evw82b01anjq7ja9', 3, '2026-01-20', 'Purchase invoice PX-881, Printwell', 'PX-881', NULL, 'invoice', NULL, 41200, 1795708435806, 'usr_01m8c90dvpebwt0s942dj986d9', X'3942523A2881DCB0C4CC972F2236192E3E3C7B14775C1DFAC160D944742E5445', 'purchase invoice px-881, printwell
px-881');
INSERT INTO journals VALUES ('jnl_01m8c90fcjeb5v26h1t3m4xphj', 'org_01m8c90ee6evw82b01anjq7ja9', 4, '2026-01-21', 'Purchase invoice TB-0117, Techbarn', 'TB-0117', NULL, 'invoice', NULL, 107880, 1795708435858, 'usr_01m8c90dvpebwt0s942dj986d9', X'55E5A04B66581F9431C538ADBD04E79727F89E1C0429081915C97A13AAA74222', 'purchase invoice tb-0117, techbarn
tb-0117');
INSERT INTO journals VALUES ('jnl_01m8c90fd1edtrpsqgcp9nm5v0', 'org_01m8c90ee6evw82b01anjq7ja9', 5, '2026-01-28', 'Sales invoice INV-0002, Abbey Schools Trust', 'INV-0002', NULL, 'invoice', NULL, 87000, 1795708435873, 'usr_01m8c90dvpebwt0s942dj986d9', X'CF96DFBCA147E4A85DCC764D4DDBF703791826506DFB9D03EEE24716916B8B69', 'sales invoice inv-0002, abbey schools trust
inv-0002');
INSERT INTO journals VALUES ('jnl_01m8c90fdqepfr9ns9fe4d6n14', 'org_01m8c90ee6evw82b01anjq7ja9', 6, '2026-02-01', 'Purchase invoice HL-33, Harcourt Lettings', 'HL-33', NULL, 'invoice', NULL, 135000, 1795708435895, 'usr_01m8c90dvpebwt0s942dj986d9', X'61830846CE4D206EAD929E90907E84C1A629BBDCF1C3558BD1860FBBA40A2297', 'purchase invoice hl-33, harcourt lettings
hl-33');
INSERT INTO journals VALUES ('jnl_01m8c90fe5ep79vyke1pysresr', 'org_01m8c90ee6evw82b01anjq7ja9', 7, '2026-02-09', 'Sales invoice INV-0003, Kestrel Fitness CIC', 'INV-0003', NULL, 'invoice', NULL, 28200, 1795708435909, 'usr_01m8c90dvpebwt0s942dj986d9', X'7109D93E9D0B6B66B360122E049782D13897F8FB104E32438AFC1CBDDB509E08', 'sales invoice inv-0003, kestrel fitness cic
inv-0003');
INSERT INTO journals VALUES ('jnl_01m8c90feeed5b8z93p4dcrn60', 'org_01m8c90ee6evw82b01anjq7ja9', 8, '2026-02-20', 'Sales invoice INV-0004, Marlow & Pike LLP', 'INV-0004', NULL, 'invoice', NULL, 159840, 1795708435918, 'usr_01m8c90dvpebwt0s942dj986d9', X'1CA522BC3116358AF716408CAF5F02363473D6729D2DA8510AFF20E61C262F97', 'sales invoice inv-0004, marlow & pike llp
inv-0004');
INSERT INTO journals VALUES ('jnl_01m8c90ffne32sv62vynxmmgx5', 'org_01m8c90ee6evw82b01anjq7ja9', 9, '2026-03-03', 'Sales invoice INV-0005, Marlow & Pike LLP', 'INV-0005', NULL, 'invoice', NULL, 60000, 1795708435957, 'usr_01m8c90dvpebwt0s942dj986d9', X'78195C52FCAB2A25E8E176A80192580DAC39ABF33159FE5BCF4F2D833195A5B5', 'sales invoice inv-0005, marlow & pike llp
inv-0005');
INSERT INTO journals VALUES ('jnl_01m8c90fgkedp8ecwk3qzpaaqm', 'org_01m8c90ee6evw82b01anjq7ja9', 10, '2026-03-12', 'Sales credit note CN-0001, Marlow & Pike LLP', 'CN-0001', NULL, 'invoice', NULL, 18000, 1795708435987, 'usr_01m8c90dvpebwt0s942dj986d9', X'D290F1648D0741DF141ABD06BC58E0D22C35CF57A2F73BDAEA9E6BCA15598625', 'sales credit note cn-0001, marlow & pike llp
cn-0001');
INSERT INTO journals VALUES ('jnl_01m8c90fhkebarahnvnqvepdhc', 'org_01m8c90ee6evw82b01anjq7ja9', 11, '2026-03-24', 'Purchase invoice FR-1209, Fern & Rowe', 'FR-1209', NULL, 'invoice', NULL, 76800, 1795708436019, 'usr_01m8c90dvpebwt0s942dj986d9', X'FBD1AFEE13E249280F681F31525430FA25CD85623E8AFE882455F1E394E40949', 'purchase invoice fr-1209, fern & rowe
fr-1209');
INSERT INTO journals VALUES ('jnl_01m8c90fjaehyvx1129hc2y6ra', 'org_01m8c90ee6evw82b01anjq7ja9', 12, '2026-03-27', 'Sales invoice INV-0006, Abbey Schools Trust', 'INV-0006', NULL, 'invoice', NULL, 56400, 1795708436042, 'usr_01m8c90dvpebwt0s942dj986d9', X'C44A42ED1C79D4B74ABE0E0FC6E757669AAA7EE1931EFBC748FEDC87E3AF3BA2', 'sales invoice inv-0006, abbey schools trust
inv-0006');
INSERT INTO journals VALUES ('jnl_01m8c90fm9ey39b4rfc9k621x4', 'org_01m8c90ee6evw82b01anjq7ja9', 13, '2026-03-03', 'Reversal of journal 9: Sales invoice INV-0005, Marlow & Pike LLP', 'INV-0005', NULL, 'reversal', 'jnl_01m8c90ffne32sv62vynxmmgx5', 60000, 1795708436105, 'usr_01m8c90dvpebwt0s942dj986d9', X'7384B52A358B194CED8DBD0E1DC650233A9D3A9729D725ED4A68F26F438827DC', 'reversal of journal 9: sales invoice inv-0005, marlow & pike llp
inv-0005');
INSERT INTO journals VALUES ('jnl_01m8c90fvwe66awz0k45ps8nkq', 'org_01m8c90ee6evw82b01anjq7ja9', 14, '2026-01-01', 'Opening balances', 'JV-001', 'JV-001', 'manual', NULL, 1000000, 1795708436348, 'usr_01m8c90dvpebwt0s942dj986d9', X'B3F731896E9D5075F9FBBD4D8FC7AF216A13A061E359A768B4ABF47FE1B2A7B7', 'opening balances
jv-001');
INSERT INTO journals VALUES ('jnl_01m8c90fvwe66awz0k4fgcefs4', 'org_01m8c90ee6evw82b01anjq7ja9', 15, '2026-03-31', 'March wages', 'JV-002', 'JV-002', 'manual', NULL, 100000, 1795708436348, 'usr_01m8c90dvpebwt0s942dj986d9', X'9520D79B8E5E87EA17E6438E03D50B48034E3DD38F19A253EFDD1A442BBEB6C4', 'march wages
jv-002');
INSERT INTO journals VALUES ('jnl_01m8c90fvwe66awz0k4mxkw8pe', 'org_01m8c90ee6evw82b01anjq7ja9', 16, '2026-03-31', 'Depreciation of the laptop', 'JV-003', 'JV-003', 'manual', NULL, 7492, 1795708436348, 'usr_01m8c90dvpebwt0s942dj986d9', X'44398C8C310A5A412FE47E956050BC01E0EF2EEB6F148D547F195D34B711BB48', 'depreciation of the laptop
jv-003');
INSERT INTO journals VALUES ('jnl_01m8c90fz4ejv9dn24qs9gtg2x', 'org_01m8c90ee6evw82b01anjq7ja9', 17, '2026-03-06', 'Receipt from Kestrel Fitness CIC', NULL, NULL, 'settlement', NULL, 28200, 1795708436452, 'usr_01m8c90dvpebwt0s942dj986d9', X'DBB7420C4F2B3B7BC0431735546F06B1BC4C6C228B545CC30BF559B55A2A5DAD', 'receipt from kestrel fitness cic');
INSERT INTO journals VALUES ('jnl_01m8c90g85esvbrvs7aajt43cb', 'org_01m8c90ee6evw82b01anjq7ja9', 18, '2026-01-22', 'FPO TECHBARN LTD TB-0117', NULL, NULL, 'settlement', NULL, 107880, 1795708436741, 'usr_01m8c90dvpebwt0s942dj986d9', X'8A298463F8993347645224ACC293D97F886EAF0583C57CF857C941C7C6C8975C', 'fpo techbarn ltd tb-0117');
INSERT INTO journals VALUES ('jnl_01m8c90gbfesz9dk2we6fmm5rs', 'org_01m8c90ee6evw82b01anjq7ja9', 19, '2026-01-30', 'FPI ABBEY SCHOOLS TRUST PART INV-0001', NULL, NULL, 'settlement', NULL, 150000, 1795708436847, 'usr_01m8c90dvpebwt0s942dj986d9', X'BD27E5E013EED70F7777DD9ECD7BCACBABD69F98E6E4A093FB884D13647CABB7', 'fpi abbey schools trust part inv-0001');
INSERT INTO journals VALUES ('jnl_01m8c90gj6ebv98997mcy91bss', 'org_01m8c90ee6evw82b01anjq7ja9', 20, '2026-02-10', 'FPO HARCOURT LETTINGS HL-33', NULL, NULL, 'settlement', NULL, 135000, 1795708437062, 'usr_01m8c90dvpebwt0s942dj986d9', X'E7E6C2C0F26F53DF8615A7B76AFDDDFAC24C353885DBB4840044F3CECE9D3224', 'fpo harcourt lettings hl-33');
INSERT INTO journals VALUES ('jnl_01m8c90gmyenvr0zg1zj7edrze', 'org_01m8c90ee6evw82b01anjq7ja9', 21, '2026-02-16', 'FPI ABBEY SCHOOLS TRUST INV-0001 INV-0002', NULL, NULL, 'settlement', NULL, 171000, 1795708437150, 'usr_01m8c90dvpebwt0s942dj986d9', X'7412D4764AFDA4708AA27AFC10240D42B28DA32D1443A926CA39E5D023E8B249', 'fpi abbey schools trust inv-0001 inv-0002');
INSERT INTO journals VALUES ('jnl_01m8c90gsre4mvwzbxqt541j5z', 'org_01m8c90ee6evw82b01anjq7ja9', 22, '2026-02-27', 'FPO PRINTWELL PX-881', NULL, NULL, 'settlement', NULL, 40000, 1795708437304, 'usr_01m8c90dvpebwt0s942dj986d9', X'B63BDEEC26C06CAC6EF5282CB9C4FD165D85E658A242EE1C58A111C63E698DF0', 'fpo printwell px-881');
INSERT INTO journals VALUES ('jnl_01m8c90gxjez98wyn6btapkb09', 'org_01m8c90ee6evw82b01anjq7ja9', 23, '2026-03-16', 'FPI MARLOW AND PIKE LLP INV-0004 LESS CN-0001', NULL, NULL, 'settlement', NULL, 141840, 1795708437426, 'usr_01m8c90dvpebwt0s942dj986d9', X'D681521AA5B655748F2BCA15AA8CCB072A9C992866ED63BE06A8502E1B9CAD4C', 'fpi marlow and pike llp inv-0004 less cn-0001');
INSERT INTO journals VALUES ('jnl_01m8c90h7ye06t1kay7hzny3v1', 'org_01m8c90ee6evw82b01anjq7ja9', 24, '2026-03-25', 'TFR TO SAVINGS', NULL, NULL, 'bank', NULL, 200000, 1795708437758, 'usr_01m8c90dvpebwt0s942dj986d9', X'C87F3625E9CE9D0409F2A1701A652D2E3397CE0C8C30FFA262D345033D1E934C', 'tfr to savings');
INSERT INTO journals VALUES ('jnl_01m8c90hd8ehra0dp3efhk8rsy', 'org_01m8c90ee6evw82b01anjq7ja9', 25, '2026-03-31', 'FPO J WREN NET PAY MARCH', NULL, NULL, 'bank', NULL, 93655, 1795708437928, 'usr_01m8c90dvpebwt0s942dj986d9', X'9B686050A9A004D6DBD38DE89B1178F246F41B3672C7983FE6B2CD4114E4B625', 'fpo j wren net pay march');
INSERT INTO journals VALUES ('jnl_01m8c90js3ezja3tyh8pz56a61', 'org_01m8c90ee6evw82b01anjq7ja9', 26, '2026-02-18', 'CARD TRAINLINE.COM LONDON', NULL, NULL, 'bank', NULL, 5840, 1795708439331, 'usr_01m8c90dvpebwt0s942dj986d9', X'FD4C73BF0B048052B0229EC78BEB5C73715CBD0F67A2355E99333AC0F9D023AB', 'card trainline.com london');
INSERT INTO journals VALUES ('jnl_01m8c90jwwe6p9dfcsbk75h0s6', 'org_01m8c90ee6evw82b01anjq7ja9', 27, '2026-03-02', 'CARD SLATEWORK SOFTWARE SUBSCRIPTION', NULL, NULL, 'bank', NULL, 3600, 1795708439452, 'usr_01m8c90dvpebwt0s942dj986d9', X'3C0981E36A9F75DF301BDBD05C9DE0BD2A2AAE4A79F4B4E668E331ED3AD1AD53', 'card slatework software subscription');
INSERT INTO journals VALUES ('jnl_01m8c90k13e2r8sd2mmgv8422w', 'org_01m8c90ee6evw82b01anjq7ja9', 28, '2026-02-02', 'CARD SLATEWORK SOFTWARE SUBSCRIPTION', NULL, NULL, 'bank', NULL, 3600, 1795708439587, 'usr_01m8c90dvpebwt0s942dj986d9', X'F2C65F8DFE6DFB8F1A21F17F0262587613E58E281969561D747F4DF9E4CD2E4D', 'card slatework software subscription');
INSERT INTO journals VALUES ('jnl_01m8c90k6ge4ba6chq5akjbjnq', 'org_01m8c90ee6evw82b01anjq7ja9', 29, '2026-03-20', 'TOTAL CHARGES TO 19MAR2026', NULL, NULL, 'bank', NULL, 750, 1795708439760, 'usr_01m8c90dvpebwt0s942dj986d9', X'2D1B8E2C8F5FC2543595DA74B3E269CA236BAFE53C41635BBD80FF2BBEB9CEA0', 'total charges to 19mar2026');
INSERT INTO journals VALUES ('jnl_01m8c90n4fewgv6wjjrq84q92e', 'org_01m8c90eb8ekzrnxepa9ppv2rg', 1, '2026-03-02', 'A journal', NULL, NULL, 'manual', NULL, 50000, 1795708441743, 'usr_01m8c90dvpebwt0s942dj986d9', X'CD659EA8B70B4BEB0A4F12EFBD808888C33A710560A8261A97CA3216625EC55F', 'a journal');
INSERT INTO journals VALUES ('jnl_01m8c90n64ef9rxs9aqr21e67q', 'org_01m8c90eb8ekzrnxepa9ppv2rg', 2, '2026-03-20', 'Reversal of journal 1: A journal', NULL, NULL, 'reversal', 'jnl_01m8c90n4fewgv6wjjrq84q92e', 50000, 1795708441796, 'usr_01m8c90dvpebwt0s942dj986d9', X'21EE44B61EE7FC7AA60EC9CB03BD5F73D22791B42BDED84F5553CE2D84436262', 'reversal of journal 1: a journal');
INSERT INTO journal_lines VALUES ('org_01m8c90eb8ekzrnxepa9ppv2rg', 1, 1, 'acc_01m8c90eb8ekzrnxep892zejf8', 50000, NULL, NULL, 0, 0, '2026-03-02');
INSERT INTO journal_lines VALUES ('org_01m8c90eb8ekzrnxepa9ppv2rg', 1, 2, 'acc_01m8c90eb8ekzrnxep5d84w2xb', -50000, NULL, NULL, 0, 0, '2026-03-02');
INSERT INTO journal_lines VALUES ('org_01m8c90eb8ekzrnxepa9ppv2rg', 2, 1, 'acc_01m8c90eb8ekzrnxep892zejf8', -50000, NULL, NULL, 0, 0, '2026-03-20');
INSERT INTO journal_lines VALUES ('org_01m8c90eb8ekzrnxepa9ppv2rg', 2, 2, 'acc_01m8c90eb8ekzrnxep5d84w2xb', 50000, NULL, NULL, 0, 0, '2026-03-20');
INSERT INTO journal_lines VALUES ('org_01m8c90ee6evw82b01anjq7ja9', 1, 1, 'acc_01m8c90ee6evw82b015sjahrrd', 1000000, NULL, NULL, 0, 0, '2026-01-01');
INSERT INTO journal_lines VALUES ('org_01m8c90ee6evw82b01anjq7ja9', 1, 2, 'acc_01m8c90ee6evw82b017kz1ks31', -1000000, NULL, NULL, 0, 0, '2026-01-01');
INSERT INTO journal_lines VALUES ('org_01m8c90ee6evw82b01anjq7ja9', 2, 1, 'acc_01m8c90ee6evw82b015ecsybbg', 234000, NULL, NULL, 0, 0, '2026-01-15');
INSERT INTO journal_lines VALUES ('org_01m8c90ee6evw82b01anjq7ja9', 2, 2, 'acc_01m8c90ee6evw82b017nbgpw7v', -195000, 'Course design, 3 days', 'ST', 39000, 0, '2026-01-15');
INSERT INTO journal_lines VALUES ('org_01m8c90ee6evw82b01anjq7ja9', 2, 3, 'acc_01m8c90eezes69t9yaxwk9gddm', -39000, NULL, 'ST', 0, 1, '2026-01-15');
INSERT INTO journal_lines VALUES ('org_01m8c90ee6evw82b01anjq7ja9', 3, 1, 'acc_01m8c90ee6evw82b01616191j7', -41200, NULL, NULL, 0, 0, '2026-01-20');
INSERT INTO journal_lines VALUES ('org_01m8c90ee6evw82b01anjq7ja9', 3, 2, 'acc_01m8c90ee6evw82b018at4kpkv', 41200, 'Printing of workbooks', 'ZR', 0, 0, '2026-01-20');
INSERT INTO journal_lines VALUES ('org_01m8c90ee6evw82b01anjq7ja9', 4, 1, 'acc_01m8c90ee6evw82b01616191j7', -107880, NULL, NULL, 0, 0, '2026-01-21');
INSERT INTO journal_lines VALUES ('org_01m8c90ee6evw82b01anjq7ja9', 4, 2, 'acc_01m8c90ee6evw82b014ta5c40f', 89900, 'Laptop', 'ST', 17980, 0, '2026-01-21');
INSERT INTO journal_lines VALUES ('org_01m8c90ee6evw82b01anjq7ja9', 4, 3, 'acc_01m8c90eezes69t9yaxwk9gddm', 17980, NULL, 'ST', 0, 1, '2026-01-21');
INSERT INTO journal_lines VALUES ('org_01m8c90ee6evw82b01anjq7ja9', 5, 1, 'acc_01m8c90ee6evw82b015ecsybbg', 87000, NULL, NULL, 0, 0, '2026-01-28');
INSERT INTO journal_lines VALUES ('org_01m8c90ee6evw82b01anjq7ja9', 5, 2, 'acc_01m8c90ee6evw82b017v97jzzm', -87000, 'Workbooks', 'ZR', 0, 0, '2026-01-28');
INSERT INTO journal_lines VALUES ('org_01m8c90ee6evw82b01anjq7ja9', 6, 1, 'acc_01m8c90ee6evw82b01616191j7', -135000, NULL, NULL, 0, 0, '2026-02-01');
INSERT INTO journal_lines VALUES ('org_01m8c90ee6evw82b01anjq7ja9', 6, 2, 'acc_01m8c90ee6evw82b0192c26aqb', 135000, 'Rent, January to March', 'EX', 0, 0, '2026-02-01');
INSERT INTO journal_lines VALUES ('org_01m8c90ee6evw82b01anjq7ja9', 7, 1, 'acc_01m8c90ee6evw82b015ecsybbg', 28200, NULL, NULL, 0, 0, '2026-02-09');
INSERT INTO journal_lines VALUES ('org_01m8c90ee6evw82b01anjq7ja9', 7, 2, 'acc_01m8c90ehee47vpsfaahs5we4v', -24000, 'Seminar room, 5 evenings', 'EX', 0, 0, '2026-02-09');
INSERT INTO journal_lines VALUES ('org_01m8c90ee6evw82b01anjq7ja9', 7, 3, 'acc_01m8c90ee6evw82b017nbgpw7v', -3500, 'Projector', 'ST', 700, 0, '2026-02-09');
INSERT INTO journal_lines VALUES ('org_01m8c90ee6evw82b01anjq7ja9', 7, 4, 'acc_01m8c90eezes69t9yaxwk9gddm', -700, NULL, 'ST', 0, 1, '2026-02-09');
INSERT INTO journal_lines VALUES ('org_01m8c90ee6evw82b01anjq7ja9', 8, 1, 'acc_01m8c90ee6evw82b015ecsybbg', 159840, NULL, NULL, 0, 0, '2026-02-20');
INSERT INTO journal_lines VALUES ('org_01m8c90ee6evw82b01anjq7ja9', 8, 2, 'acc_01m8c90ee6evw82b017nbgpw7v', -133200, 'Course for new starters', 'ST', 26640, 0, '2026-02-20');
INSERT INTO journal_lines VALUES ('org_01m8c90ee6evw82b01anjq7ja9', 8, 3, 'acc_01m8c90eezes69t9yaxwk9gddm', -26640, NULL, 'ST', 0, 1, '2026-02-20');
INSERT INTO journal_lines VALUES ('org_01m8c90ee6evw82b01anjq7ja9', 9, 1, 'acc_01m8c90ee6evw82b015ecsybbg', 60000, NULL, NULL, 0, 0, '2026-03-03');
INSERT INTO journal_lines VALUES ('org_01m8c90ee6evw82b01anjq7ja9', 9, 2, 'acc_01m8c90ee6evw82b017nbgpw7v', -50000, 'Raised in error', 'ST', 10000, 0, '2026-03-03');
INSERT INTO journal_lines VALUES ('org_01m8c90ee6evw82b01anjq7ja9', 9, 3, 'acc_01m8c90eezes69t9yaxwk9gddm', -10000, NULL, 'ST', 0, 1, '2026-03-03');
INSERT INTO journal_lines VALUES ('org_01m8c90ee6evw82b01anjq7ja9', 10, 1, 'acc_01m8c90ee6evw82b015ecsybbg', -18000, NULL, NULL, 0, 0, '2026-03-12');
INSERT INTO journal_lines VALUES ('org_01m8c90ee6evw82b01anjq7ja9', 10, 2, 'acc_01m8c90ee6evw82b017nbgpw7v', 15000, 'A day that was not held', 'ST', 3000, 0, '2026-03-12');
INSERT INTO journal_lines VALUES ('org_01m8c90ee6evw82b01anjq7ja9', 10, 3, 'acc_01m8c90eezes69t9yaxwk9gddm', 3000, NULL, 'ST', 0, 1, '2026-03-12');
INSERT INTO journal_lines VALUES ('org_01m8c90ee6evw82b01anjq7ja9', 11, 1, 'acc_01m8c90ee6evw82b01616191j7', -76800, NULL, NULL, 0, 0, '2026-03-24');
INSERT INTO journal_lines VALUES ('org_01m8c90ee6evw82b01anjq7ja9', 11, 2, 'acc_01m8c90ee6evw82b018egbtjb5', 64000, 'Illustration, 2 days', 'ST', 12800, 0, '2026-03-24');
INSERT INTO journal_lines VALUES ('org_01m8c90ee6evw82b01anjq7ja9', 11, 3, 'acc_01m8c90eezes69t9yaxwk9gddm', 12800, NULL, 'ST', 0, 1, '2026-03-24');
INSERT INTO journal_lines VALUES ('org_01m8c90ee6evw82b01anjq7ja9', 12, 1, 'acc_01m8c90ee6evw82b015ecsybbg', 56400, NULL, NULL, 0, 0, '2026-03-27');
INSERT INTO journal_lines VALUES ('org_01m8c90ee6evw82b01anjq7ja9', 12, 2, 'acc_01m8c90ee6evw82b017v97jzzm', -17400, 'Workbooks', 'ZR', 0, 0, '2026-03-27');
INSERT INTO journal_lines VALUES ('org_01m8c90ee6evw82b01anjq7ja9', 12, 3, 'acc_01m8c90ee6evw82b017nbgpw7v', -32500, 'Half a day of course design', 'ST', 6500, 0, '2026-03-27');
INSERT INTO journal_lines VALUES ('org_01m8c90ee6evw82b01anjq7ja9', 12, 4, 'acc_01m8c90eezes69t9yaxwk9gddm', -6500, NULL, 'ST', 0, 1, '2026-03-27');
INSERT INTO journal_lines VALUES ('org_01m8c90ee6evw82b01anjq7ja9', 13, 1, 'acc_01m8c90ee6evw82b015ecsybbg', -60000, NULL, NULL, 0, 0, '2026-03-03');
INSERT INTO journal_lines VALUES ('org_01m8c90ee6evw82b01anjq7ja9', 13, 2, 'acc_01m8c90ee6evw82b017nbgpw7v', 50000, 'Raised in error', 'ST', 10000, 0, '2026-03-03');
INSERT INTO journal_lines VALUES ('org_01m8c90ee6evw82b01anjq7ja9', 13, 3, 'acc_01m8c90eezes69t9yaxwk9gddm', 10000, NULL, 'ST', 0, 1, '2026-03-03');
INSERT INTO journal_lines VALUES ('org_01m8c90ee6evw82b01anjq7ja9', 14, 1, 'acc_01m8c90ee6evw82b017kz1ks31', 1000000, NULL, NULL, 0, 0, '2026-01-01');
INSERT INTO journal_lines VALUES ('org_01m8c90ee6evw82b01anjq7ja9', 14, 2, 'acc_01m8c90ee6evw82b0177ysppr0', -10000, 'Share capital', NULL, 0, 0, '2026-01-01');
INSERT INTO journal_lines VALUES ('org_01m8c90ee6evw82b01anjq7ja9', 14, 3, 'acc_01m8c90ee6evw82b016rffe5n0', -990000, 'Lent by the director', NULL, 0, 0, '2026-01-01');
INSERT INTO journal_lines VALUES ('org_01m8c90ee6evw82b01anjq7ja9', 15, 1, 'acc_01m8c90ee6evw82b018qkbgf0p', 100000, NULL, NULL, 0, 0, '2026-03-31');
INSERT INTO journal_lines VALUES ('org_01m8c90ee6evw82b01anjq7ja9', 15, 2, 'acc_01m8c90ee6evw82b016b12b98b', -6345, 'PAYE and National Insurance', NULL, 0, 0, '2026-03-31');
INSERT INTO journal_lines VALUES ('org_01m8c90ee6evw82b01anjq7ja9', 15, 3, 'acc_01m8c90ee6evw82b016hyaq6rf', -93655, 'Net pay', NULL, 0, 0, '2026-03-31');
INSERT INTO journal_lines VALUES ('org_01m8c90ee6evw82b01anjq7ja9', 16, 1, 'acc_01m8c90em2e3ktgrqwwk10xgm4', 7492, '3 of 36 months of 899.00', NULL, 0, 0, '2026-03-31');
INSERT INTO journal_lines VALUES ('org_01m8c90ee6evw82b01anjq7ja9', 16, 2, 'acc_01m8c90ee6evw82b0154g4cv0r', -7492, NULL, NULL, 0, 0, '2026-03-31');
INSERT INTO journal_lines VALUES ('org_01m8c90ee6evw82b01anjq7ja9', 17, 1, 'acc_01m8c90ee6evw82b015ecsybbg', -28200, NULL, NULL, 0, 0, '2026-03-06');
INSERT INTO journal_lines VALUES ('org_01m8c90ee6evw82b01anjq7ja9', 17, 2, 'acc_01m8c90ee6evw82b015sjahrrd', 28200, NULL, NULL, 0, 0, '2026-03-06');
INSERT INTO journal_lines VALUES ('org_01m8c90ee6evw82b01anjq7ja9', 18, 1, 'acc_01m8c90ee6evw82b01616191j7', 107880, NULL, NULL, 0, 0, '2026-01-22');
INSERT INTO journal_lines VALUES ('org_01m8c90ee6evw82b01anjq7ja9', 18, 2, 'acc_01m8c90ee6evw82b015sjahrrd', -107880, NULL, NULL, 0, 0, '2026-01-22');
INSERT INTO journal_lines VALUES ('org_01m8c90ee6evw82b01anjq7ja9', 19, 1, 'acc_01m8c90ee6evw82b015ecsybbg', -150000, NULL, NULL, 0, 0, '2026-01-30');
INSERT INTO journal_lines VALUES ('org_01m8c90ee6evw82b01anjq7ja9', 19, 2, 'acc_01m8c90ee6evw82b015sjahrrd', 150000, NULL, NULL, 0, 0, '2026-01-30');
INSERT INTO journal_lines VALUES ('org_01m8c90ee6evw82b01anjq7ja9', 20, 1, 'acc_01m8c90ee6evw82b01616191j7', 135000, NULL, NULL, 0, 0, '2026-02-10');
INSERT INTO journal_lines VALUES ('org_01m8c90ee6evw82b01anjq7ja9', 20, 2, 'acc_01m8c90ee6evw82b015sjahrrd', -135000, NULL, NULL, 0, 0, '2026-02-10');
INSERT INTO journal_lines VALUES ('org_01m8c90ee6evw82b01anjq7ja9', 21, 1, 'acc_01m8c90ee6evw82b015ecsybbg', -171000, NULL, NULL, 0, 0, '2026-02-16');
INSERT INTO journal_lines VALUES ('org_01m8c90ee6evw82b01anjq7ja9', 21, 2, 'acc_01m8c90ee6evw82b015sjahrrd', 171000, NULL, NULL, 0, 0, '2026-02-16');
INSERT INTO journal_lines VALUES ('org_01m8c90ee6evw82b01anjq7ja9', 22, 1, 'acc_01m8c90ee6evw82b01616191j7', 40000, NULL, NULL, 0, 0, '2026-02-27');
INSERT INTO journal_lines VALUES ('org_01m8c90ee6evw82b01anjq7ja9', 22, 2, 'acc_01m8c90ee6evw82b015sjahrrd', -40000, NULL, NULL, 0, 0, '2026-02-27');
INSERT INTO journal_lines VALUES ('org_01m8c90ee6evw82b01anjq7ja9', 23, 1, 'acc_01m8c90ee6evw82b015ecsybbg', -141840, NULL, NULL, 0, 0, '2026-03-16');
INSERT INTO journal_lines VALUES ('org_01m8c90ee6evw82b01anjq7ja9', 23, 2, 'acc_01m8c90ee6evw82b015sjahrrd', 141840, NULL, NULL, 0, 0, '2026-03-16');
INSERT INTO journal_lines VALUES ('org_01m8c90ee6evw82b01anjq7ja9', 24, 1, 'acc_01m8c90ee6evw82b015sjahrrd', -200000, NULL, NULL, 0, 0, '2026-03-25');
INSERT INTO journal_lines VALUES ('org_01m8c90ee6evw82b01anjq7ja9', 24, 2, 'acc_01m8c90eptepc90xt786grybe2', 200000, NULL, NULL, 0, 0, '2026-03-25');
INSERT INTO journal_lines VALUES ('org_01m8c90ee6evw82b01anjq7ja9', 25, 1, 'acc_01m8c90ee6evw82b015sjahrrd', -93655, NULL, NULL, 0, 0, '2026-03-31');
INSERT INTO journal_lines VALUES ('org_01m8c90ee6evw82b01anjq7ja9', 25, 2, 'acc_01m8c90ee6evw82b016hyaq6rf', 93655, NULL, NULL, 0, 0, '2026-03-31');
INSERT INTO journal_lines VALUES ('org_01m8c90ee6evw82b01anjq7ja9', 26, 1, 'acc_01m8c90ee6evw82b015sjahrrd', -5840, NULL, NULL, 0, 0, '2026-02-18');
INSERT INTO journal_lines VALUES ('org_01m8c90ee6evw82b01anjq7ja9', 26, 2, 'acc_01m8c90ee6evw82b019rpj0ydd', 5840, NULL, 'ZR', 0, 0, '2026-02-18');
INSERT INTO journal_lines VALUES ('org_01m8c90ee6evw82b01anjq7ja9', 27, 1, 'acc_01m8c90ee6evw82b015sjahrrd', -3600, NULL, NULL, 0, 0, '2026-03-02');
INSERT INTO journal_lines VALUES ('org_01m8c90ee6evw82b01anjq7ja9', 27, 2, 'acc_01m8c90ee6evw82b019jbqxdw4', 3000, NULL, 'ST', 600, 0, '2026-03-02');
INSERT INTO journal_lines VALUES ('org_01m8c90ee6evw82b01anjq7ja9', 27, 3, 'acc_01m8c90eezes69t9yaxwk9gddm', 600, NULL, 'ST', 0, 1, '2026-03-02');
INSERT INTO journal_lines VALUES ('org_01m8c90ee6evw82b01anjq7ja9', 28, 1, 'acc_01m8c90ee6evw82b015sjahrrd', -3600, NULL, NULL, 0, 0, '2026-02-02');
INSERT INTO journal_lines VALUES ('org_01m8c90ee6evw82b01anjq7ja9', 28, 2, 'acc_01m8c90ee6evw82b019jbqxdw4', 3000, NULL, 'ST', 600, 0, '2026-02-02');
INSERT INTO journal_lines VALUES ('org_01m8c90ee6evw82b01anjq7ja9', 28, 3, 'acc_01m8c90eezes69t9yaxwk9gddm', 600, NULL, 'ST', 0, 1, '2026-02-02');
INSERT INTO journal_lines VALUES ('org_01m8c90ee6evw82b01anjq7ja9', 29, 1, 'acc_01m8c90ee6evw82b015sjahrrd', -750, NULL, NULL, 0, 0, '2026-03-20');
INSERT INTO journal_lines VALUES ('org_01m8c90ee6evw82b01anjq7ja9', 29, 2, 'acc_01m8c90ee6evw82b01adjdsap4', 750, NULL, 'EX', 0, 0, '2026-03-20');
INSERT INTO account_days VALUES ('org_01m8c90eb8ekzrnxepa9ppv2rg', '2026-03-02', 'acc_01m8c90eb8ekzrnxep5d84w2xb', 0, 50000, 1);
INSERT INTO account_days VALUES ('org_01m8c90eb8ekzrnxepa9ppv2rg', '2026-03-02', 'acc_01m8c90eb8ekzrnxep892zejf8', 50000, 0, 1);
INSERT INTO account_days VALUES ('org_01m8c90eb8ekzrnxepa9ppv2rg', '2026-03-20', 'acc_01m8c90eb8ekzrnxep5d84w2xb', 50000, 0, 1);
INSERT INTO account_days VALUES ('org_01m8c90eb8ekzrnxepa9ppv2rg', '2026-03-20', 'acc_01m8c90eb8ekzrnxep892zejf8', 0, 50000, 1);
INSERT INTO account_days VALUES ('org_01m8c90ee6evw82b01anjq7ja9', '2026-01-01', 'acc_01m8c90ee6evw82b015sjahrrd', 1000000, 0, 1);
INSERT INTO account_days VALUES ('org_01m8c90ee6evw82b01anjq7ja9', '2026-01-01', 'acc_01m8c90ee6evw82b016rffe5n0', 0, 990000, 1);
INSERT INTO account_days VALUES ('org_01m8c90ee6evw82b01anjq7ja9', '2026-01-01', 'acc_01m8c90ee6evw82b0177ysppr0', 0, 10000, 1);
INSERT INTO account_days VALUES ('org_01m8c90ee6evw82b01anjq7ja9', '2026-01-01', 'acc_01m8c90ee6evw82b017kz1ks31', 1000000, 1000000, 2);
INSERT INTO account_days VALUES ('org_01m8c90ee6evw82b01anjq7ja9', '2026-01-15', 'acc_01m8c90ee6evw82b015ecsybbg', 234000, 0, 1);
INSERT INTO account_days VALUES ('org_01m8c90ee6evw82b01anjq7ja9', '2026-01-15', 'acc_01m8c90ee6evw82b017nbgpw7v', 0, 195000, 1);
INSERT INTO account_days VALUES ('org_01m8c90ee6evw82b01anjq7ja9', '2026-01-15', 'acc_01m8c90eezes69t9yaxwk9gddm', 0, 39000, 1);
INSERT INTO account_days VALUES ('org_01m8c90ee6evw82b01anjq7ja9', '2026-01-20', 'acc_01m8c90ee6evw82b01616191j7', 0, 41200, 1);
INSERT INTO account_days VALUES ('org_01m8c90ee6evw82b01anjq7ja9', '2026-01-20', 'acc_01m8c90ee6evw82b018at4kpkv', 41200, 0, 1);
INSERT INTO account_days VALUES ('org_01m8c90ee6evw82b01anjq7ja9', '2026-01-21', 'acc_01m8c90ee6evw82b014ta5c40f', 89900, 0, 1);
INSERT INTO account_days VALUES ('org_01m8c90ee6evw82b01anjq7ja9', '2026-01-21', 'acc_01m8c90ee6evw82b01616191j7', 0, 107880, 1);
INSERT INTO account_days VALUES ('org_01m8c90ee6evw82b01anjq7ja9', '2026-01-21', 'acc_01m8c90eezes69t9yaxwk9gddm', 17980, 0, 1);
INSERT INTO account_days VALUES ('org_01m8c90ee6evw82b01anjq7ja9', '2026-01-22', 'acc_01m8c90ee6evw82b015sjahrrd', 0, 107880, 1);
INSERT INTO account_days VALUES ('org_01m8c90ee6evw82b01anjq7ja9', '2026-01-22', 'acc_01m8c90ee6evw82b01616191j7', 107880, 0, 1);
INSERT INTO account_days VALUES ('org_01m8c90ee6evw82b01anjq7ja9', '2026-01-28', 'acc_01m8c90ee6evw82b015ecsybbg', 87000, 0, 1);
INSERT INTO account_days VALUES ('org_01m8c90ee6evw82b01anjq7ja9', '2026-01-28', 'acc_01m8c90ee6evw82b017v97jzzm', 0, 87000, 1);
INSERT INTO account_days VALUES ('org_01m8c90ee6evw82b01anjq7ja9', '2026-01-30', 'acc_01m8c90ee6evw82b015ecsybbg', 0, 150000, 1);
INSERT INTO account_days VALUES ('org_01m8c90ee6evw82b01anjq7ja9', '2026-01-30', 'acc_01m8c90ee6evw82b015sjahrrd', 150000, 0, 1);
INSERT INTO account_days VALUES ('org_01m8c90ee6evw82b01anjq7ja9', '2026-02-01', 'acc_01m8c90ee6evw82b01616191j7', 0, 135000, 1);
INSERT INTO account_days VALUES ('org_01m8c90ee6evw82b01anjq7ja9', '2026-02-01', 'acc_01m8c90ee6evw82b0192c26aqb', 135000, 0, 1);
INSERT INTO account_days VALUES ('org_01m8c90ee6evw82b01anjq7ja9', '2026-02-02', 'acc_01m8c90ee6evw82b015sjahrrd', 0, 3600, 1);
INSERT INTO account_days VALUES ('org_01m8c90ee6evw82b01anjq7ja9', '2026-02-02', 'acc_01m8c90ee6evw82b019jbqxdw4', 3000, 0, 1);
INSERT INTO account_days VALUES ('org_01m8c90ee6evw82b01anjq7ja9', '2026-02-02', 'acc_01m8c90eezes69t9yaxwk9gddm', 600, 0, 1);
INSERT INTO account_days VALUES ('org_01m8c90ee6evw82b01anjq7ja9', '2026-02-09', 'acc_01m8c90ee6evw82b015ecsybbg', 28200, 0, 1);
INSERT INTO account_days VALUES ('org_01m8c90ee6evw82b01anjq7ja9', '2026-02-09', 'acc_01m8c90ee6evw82b017nbgpw7v', 0, 3500, 1);
INSERT INTO account_days VALUES ('org_01m8c90ee6evw82b01anjq7ja9', '2026-02-09', 'acc_01m8c90eezes69t9yaxwk9gddm', 0, 700, 1);
INSERT INTO account_days VALUES ('org_01m8c90ee6evw82b01anjq7ja9', '2026-02-09', 'acc_01m8c90ehee47vpsfaahs5we4v', 0, 24000, 1);
INSERT INTO account_days VALUES ('org_01m8c90ee6evw82b01anjq7ja9', '2026-02-10', 'acc_01m8c90ee6evw82b015sjahrrd', 0, 135000, 1);
INSERT INTO account_days VALUES ('org_01m8c90ee6evw82b01anjq7ja9', '2026-02-10', 'acc_01m8c90ee6evw82b01616191j7', 135000, 0, 1);
INSERT INTO account_days VALUES ('org_01m8c90ee6evw82b01anjq7ja9', '2026-02-16', 'acc_01m8c90ee6evw82b015ecsybbg', 0, 171000, 1);
INSERT INTO account_days VALUES ('org_01m8c90ee6evw82b01anjq7ja9', '2026-02-16', 'acc_01m8c90ee6evw82b015sjahrrd', 171000, 0, 1);
INSERT INTO account_days VALUES ('org_01m8c90ee6evw82b01anjq7ja9', '2026-02-18', 'acc_01m8c90ee6evw82b015sjahrrd', 0, 5840, 1);
INSERT INTO account_days VALUES ('org_01m8c90ee6evw82b01anjq7ja9', '2026-02-18', 'acc_01m8c90ee6evw82b019rpj0ydd', 5840, 0, 1);
INSERT INTO account_days VALUES ('org_01m8c90ee6evw82b01anjq7ja9', '2026-02-20', 'acc_01m8c90ee6evw82b015ecsybbg', 159840, 0, 1);
INSERT INTO account_days VALUES ('org_01m8c90ee6evw82b01anjq7ja9', '2026-02-20', 'acc_01m8c90ee6evw82b017nbgpw7v', 0, 133200, 1);
INSERT INTO account_days VALUES ('org_01m8c90ee6evw82b01anjq7ja9', '2026-02-20', 'acc_01m8c90eezes69t9yaxwk9gddm', 0, 26640, 1);
INSERT INTO account_days VALUES ('org_01m8c90ee6evw82b01anjq7ja9', '2026-02-27', 'acc_01m8c90ee6evw82b015sjahrrd', 0, 40000, 1);
INSERT INTO account_days VALUES ('org_01m8c90ee6evw82b01anjq7ja9', '2026-02-27', 'acc_01m8c90ee6evw82b01616191j7', 40000, 0, 1);
INSERT INTO account_days VALUES ('org_01m8c90ee6evw82b01anjq7ja9', '2026-03-02', 'acc_01m8c90ee6evw82b015sjahrrd', 0, 3600, 1);
INSERT INTO account_days VALUES ('org_01m8c90ee6evw82b01anjq7ja9', '2026-03-02', 'acc_01m8c90ee6evw82b019jbqxdw4', 3000, 0, 1);
INSERT INTO account_days VALUES ('org_01m8c90ee6evw82b01anjq7ja9', '2026-03-02', 'acc_01m8c90eezes69t9yaxwk9gddm', 600, 0, 1);
INSERT INTO account_days VALUES ('org_01m8c90ee6evw82b01anjq7ja9', '2026-03-03', 'acc_01m8c90ee6evw82b015ecsybbg', 60000, 60000, 2);
INSERT INTO account_days VALUES ('org_01m8c90ee6evw82b01anjq7ja9', '2026-03-03', 'acc_01m8c90ee6evw82b017nbgpw7v', 50000, 50000, 2);
INSERT INTO account_days VALUES ('org_01m8c90ee6evw82b01anjq7ja9', '2026-03-03', 'acc_01m8c90eezes69t9yaxwk9gddm', 10000, 10000, 2);
INSERT INTO account_days VALUES ('org_01m8c90ee6evw82b01anjq7ja9', '2026-03-06', 'acc_01m8c90ee6evw82b015ecsybbg', 0, 28200, 1);
INSERT INTO account_days VALUES ('org_01m8c90ee6evw82b01anjq7ja9', '2026-03-06', 'acc_01m8c90ee6evw82b015sjahrrd', 28200, 0, 1);
INSERT INTO account_days VALUES ('org_01m8c90ee6evw82b01anjq7ja9', '2026-03-12', 'acc_01m8c90ee6evw82b015ecsybbg', 0, 18000, 1);
INSERT INTO account_days VALUES ('org_01m8c90ee6evw82b01anjq7ja9', '2026-03-12', 'acc_01m8c90ee6evw82b017nbgpw7v', 15000, 0, 1);
INSERT INTO account_days VALUES ('org_01m8c90ee6evw82b01anjq7ja9', '2026-03-12', 'acc_01m8c90eezes69t9yaxwk9gddm', 3000, 0, 1);
INSERT INTO account_days VALUES ('org_01m8c90ee6evw82b01anjq7ja9', '2026-03-16', 'acc_01m8c90ee6evw82b015ecsybbg', 0, 141840, 1);
INSERT INTO account_days VALUES ('org_01m8c90ee6evw82b01anjq7ja9', '2026-03-16', 'acc_01m8c90ee6evw82b015sjahrrd', 141840, 0, 1);
INSERT INTO account_days VALUES ('org_01m8c90ee6evw82b01anjq7ja9', '2026-03-20', 'acc_01m8c90ee6evw82b015sjahrrd', 0, 750, 1);
INSERT INTO account_days VALUES ('org_01m8c90ee6evw82b01anjq7ja9', '2026-03-20', 'acc_01m8c90ee6evw82b01adjdsap4', 750, 0, 1);
INSERT INTO account_days VALUES ('org_01m8c90ee6evw82b01anjq7ja9', '2026-03-24', 'acc_01m8c90ee6evw82b01616191j7', 0, 76800, 1);
INSERT INTO account_days VALUES ('org_01m8c90ee6evw82b01anjq7ja9', '2026-03-24', 'acc_01m8c90ee6evw82b018egbtjb5', 64000, 0, 1);
INSERT INTO account_days VALUES ('org_01m8c90ee6evw82b01anjq7ja9', '2026-03-24', 'acc_01m8c90eezes69t9yaxwk9gddm', 12800, 0, 1);
INSERT INTO account_days VALUES ('org_01m8c90ee6evw82b01anjq7ja9', '2026-03-25', 'acc_01m8c90ee6evw82b015sjahrrd', 0, 200000, 1);
INSERT INTO account_days VALUES ('org_01m8c90ee6evw82b01anjq7ja9', '2026-03-25', 'acc_01m8c90eptepc90xt786grybe2', 200000, 0, 1);
INSERT INTO account_days VALUES ('org_01m8c90ee6evw82b01anjq7ja9', '2026-03-27', 'acc_01m8c90ee6evw82b015ecsybbg', 56400, 0, 1);
INSERT INTO account_days VALUES ('org_01m8c90ee6evw82b01anjq7ja9', '2026-03-27', 'acc_01m8c90ee6evw82b017nbgpw7v', 0, 32500, 1);
INSERT INTO account_days VALUES ('org_01m8c90ee6evw82b01anjq7ja9', '2026-03-27', 'acc_01m8c90ee6evw82b017v97jzzm', 0, 17400, 1);
INSERT INTO account_days VALUES ('org_01m8c90ee6evw82b01anjq7ja9', '2026-03-27', 'acc_01m8c90eezes69t9yaxwk9gddm', 0, 6500, 1);
INSERT INTO account_days VALUES ('org_01m8c90ee6evw82b01anjq7ja9', '2026-03-31', 'acc_01m8c90ee6evw82b0154g4cv0r', 0, 7492, 1);
INSERT INTO account_days VALUES ('org_01m8c90ee6evw82b01anjq7ja9', '2026-03-31', 'acc_01m8c90ee6evw82b015sjahrrd', 0, 93655, 1);
INSERT INTO account_days VALUES ('org_01m8c90ee6evw82b01anjq7ja9', '2026-03-31', 'acc_01m8c90ee6evw82b016b12b98b', 0, 6345, 1);
INSERT INTO account_days VALUES ('org_01m8c90ee6evw82b01anjq7ja9', '2026-03-31', 'acc_01m8c90ee6evw82b016hyaq6rf', 93655, 93655, 2);
INSERT INTO account_days VALUES ('org_01m8c90ee6evw82b01anjq7ja9', '2026-03-31', 'acc_01m8c90ee6evw82b018qkbgf0p', 100000, 0, 1);
INSERT INTO account_days VALUES ('org_01m8c90ee6evw82b01anjq7ja9', '2026-03-31', 'acc_01m8c90em2e3ktgrqwwk10xgm4', 7492, 0, 1);
INSERT INTO account_months VALUES ('org_01m8c90eb8ekzrnxepa9ppv2rg', 'acc_01m8c90eb8ekzrnxep5d84w2xb', '2026-03', 50000, 50000, 2);
INSERT INTO account_months VALUES ('org_01m8c90eb8ekzrnxepa9ppv2rg', 'acc_01m8c90eb8ekzrnxep892zejf8', '2026-03', 50000, 50000, 2);
INSERT INTO account_months VALUES ('org_01m8c90ee6evw82b01anjq7ja9', 'acc_01m8c90ee6evw82b014ta5c40f', '2026-01', 89900, 0, 1);
INSERT INTO account_months VALUES ('org_01m8c90ee6evw82b01anjq7ja9', 'acc_01m8c90ee6evw82b0154g4cv0r', '2026-03', 0, 7492, 1);
INSERT INTO account_months VALUES ('org_01m8c90ee6evw82b01anjq7ja9', 'acc_01m8c90ee6evw82b015ecsybbg', '2026-01', 321000, 150000, 3);
INSERT INTO account_months VALUES ('org_01m8c90ee6evw82b01anjq7ja9', 'acc_01m8c90ee6evw82b015ecsybbg', '2026-02', 188040, 171000, 3);
INSERT INTO account_months VALUES ('org_01m8c90ee6evw82b01anjq7ja9', 'acc_01m8c90ee6evw82b015ecsybbg', '2026-03', 116400, 248040, 6);
INSERT INTO account_months VALUES ('org_01m8c90ee6evw82b01anjq7ja9', 'acc_01m8c90ee6evw82b015sjahrrd', '2026-01', 1150000, 107880, 3);
INSERT INTO account_months VALUES ('org_01m8c90ee6evw82b01anjq7ja9', 'acc_01m8c90ee6evw82b015sjahrrd', '2026-02', 171000, 184440, 5);
INSERT INTO account_months VALUES ('org_01m8c90ee6evw82b01anjq7ja9', 'acc_01m8c90ee6evw82b015sjahrrd', '2026-03', 170040, 298005, 6);
INSERT INTO account_months VALUES ('org_01m8c90ee6evw82b01anjq7ja9', 'acc_01m8c90ee6evw82b01616191j7', '2026-01', 107880, 149080, 3);
INSERT INTO account_months VALUES ('org_01m8c90ee6evw82b01anjq7ja9', 'acc_01m8c90ee6evw82b01616191j7', '2026-02', 175000, 135000, 3);
INSERT INTO account_months VALUES ('org_01m8c90ee6evw82b01anjq7ja9', 'acc_01m8c90ee6evw82b01616191j7', '2026-03', 0, 76800, 1);
INSERT INTO account_months VALUES ('org_01m8c90ee6evw82b01anjq7ja9', 'acc_01m8c90ee6evw82b016b12b98b', '2026-03', 0, 6345, 1);
INSERT INTO account_months VALUES ('org_01m8c90ee6evw82b01anjq7ja9', 'acc_01m8c90ee6evw82b016hyaq6rf', '2026-03', 93655, 93655, 2);
INSERT INTO account_months VALUES ('org_01m8c90ee6evw82b01anjq7ja9', 'acc_01m8c90ee6evw82b016rffe5n0', '2026-01', 0, 990000, 1);
INSERT INTO account_months VALUES ('org_01m8c90ee6evw82b01anjq7ja9', 'acc_01m8c90ee6evw82b0177ysppr0', '2026-01', 0, 10000, 1);
INSERT INTO account_months VALUES ('org_01m8c90ee6evw82b01anjq7ja9', 'acc_01m8c90ee6evw82b017kz1ks31', '2026-01', 1000000, 1000000, 2);
INSERT INTO account_months VALUES ('org_01m8c90ee6evw82b01anjq7ja9', 'acc_01m8c90ee6evw82b017nbgpw7v', '2026-01', 0, 195000, 1);
INSERT INTO account_months VALUES ('org_01m8c90ee6evw82b01anjq7ja9', 'acc_01m8c90ee6evw82b017nbgpw7v', '2026-02', 0, 136700, 2);
INSERT INTO account_months VALUES ('org_01m8c90ee6evw82b01anjq7ja9', 'acc_01m8c90ee6evw82b017nbgpw7v', '2026-03', 65000, 82500, 4);
INSERT INTO account_months VALUES ('org_01m8c90ee6evw82b01anjq7ja9', 'acc_01m8c90ee6evw82b017v97jzzm', '2026-01', 0, 87000, 1);
INSERT INTO account_months VALUES ('org_01m8c90ee6evw82b01anjq7ja9', 'acc_01m8c90ee6evw82b017v97jzzm', '2026-03', 0, 17400, 1);
INSERT INTO account_months VALUES ('org_01m8c90ee6evw82b01anjq7ja9', 'acc_01m8c90ee6evw82b018at4kpkv', '2026-01', 41200, 0, 1);
INSERT INTO account_months VALUES ('org_01m8c90ee6evw82b01anjq7ja9', 'acc_01m8c90ee6evw82b018egbtjb5', '2026-03', 64000, 0, 1);
INSERT INTO account_months VALUES ('org_01m8c90ee6evw82b01anjq7ja9', 'acc_01m8c90ee6evw82b018qkbgf0p', '2026-03', 100000, 0, 1);
INSERT INTO account_months VALUES ('org_01m8c90ee6evw82b01anjq7ja9', 'acc_01m8c90ee6evw82b0192c26aqb', '2026-02', 135000, 0, 1);
INSERT INTO account_months VALUES ('org_01m8c90ee6evw82b01anjq7ja9', 'acc_01m8c90ee6evw82b019jbqxdw4', '2026-02', 3000, 0, 1);
INSERT INTO account_months VALUES ('org_01m8c90ee6evw82b01anjq7ja9', 'acc_01m8c90ee6evw82b019jbqxdw4', '2026-03', 3000, 0, 1);
INSERT INTO account_months VALUES ('org_01m8c90ee6evw82b01anjq7ja9', 'acc_01m8c90ee6evw82b019rpj0ydd', '2026-02', 5840, 0, 1);
INSERT INTO account_months VALUES ('org_01m8c90ee6evw82b01anjq7ja9', 'acc_01m8c90ee6evw82b01adjdsap4', '2026-03', 750, 0, 1);
INSERT INTO account_months VALUES ('org_01m8c90ee6evw82b01anjq7ja9', 'acc_01m8c90eezes69t9yaxwk9gddm', '2026-01', 17980, 39000, 2);
INSERT INTO account_months VALUES ('org_01m8c90ee6evw82b01anjq7ja9', 'acc_01m8c90eezes69t9yaxwk9gddm', '2026-02', 600, 27340, 3);
INSERT INTO account_months VALUES ('org_01m8c90ee6evw82b01anjq7ja9', 'acc_01m8c90eezes69t9yaxwk9gddm', '2026-03', 26400, 16500, 6);
INSERT INTO account_months VALUES ('org_01m8c90ee6evw82b01anjq7ja9', 'acc_01m8c90ehee47vpsfaahs5we4v', '2026-02', 0, 24000, 1);
INSERT INTO account_months VALUES ('org_01m8c90ee6evw82b01anjq7ja9', 'acc_01m8c90em2e3ktgrqwwk10xgm4', '2026-03', 7492, 0, 1);
INSERT INTO account_months VALUES ('org_01m8c90ee6evw82b01anjq7ja9', 'acc_01m8c90eptepc90xt786grybe2', '2026-03', 200000, 0, 1);
INSERT INTO audit_events VALUES ('org_01m8c90eb8ekzrnxepa9ppv2rg', 1, 1795708434792, 'usr_01m8c90dvpebwt0s942dj986d9', 'key_01m8c90e9fejms7n1f4rxymjpb', 'organisation.create', 'org_01m8c90eb8ekzrnxepa9ppv2rg', NULL, '{"id":"org_01m8c90eb8ekzrnxepa9ppv2rg","name":"Acorn Ltd","currency":"GBP","country":"GB","financial_year_end":"03-31","vat_registered":true,"vat_number":null,"vat_scheme":"standard","flat_rate_percent":null,"vat_rounding":"line","status":"active","role":"owner","lock_date":null,"created_at":"2026-11-26T15:53:54.792Z","updated_at":"2026-11-26T15:53:54.792Z","version":1}');
INSERT INTO audit_events VALUES ('org_01m8c90eb8ekzrnxepa9ppv2rg', 2, 1795708434807, 'usr_01m8c90dvpebwt0s942dj986d9', 'key_01m8c90e9fejms7n1f4rxymjpb', 'account.create', 'acc_01m8c90ebqec2883n5jz0cy6d3', NULL, '{"id":"acc_01m8c90ebqec2883n5jz0cy6d3","code":"2250","name":"VAT","account_type":"LIABILITY","role":"vat_control","default_vat_code":null,"description":null,"currency":"GBP","status":"active","balance":0.00,"created_at":"2026-11-26T15:53:54.807Z","updated_at":"2026-11-26T15:53:54.807Z","version":1}');
INSERT INTO audit_events VALUES ('org_01m8c90eb8ekzrnxepa9ppv2rg', 3, 1795708434829, 'usr_01m8c90dvpebwt0s942dj986d9', 'key_01m8c90e9fejms7n1f4rxymjpb', 'bank_account.create', 'bac_01m8c90ecdez98zw785rtb5g34', NULL, '{"account_id":"acc_01m8c90eb8ekzrnxep5d84w2xb","account_number":null,"created_at":"2026-11-26T15:53:54.829Z","currency":"GBP","iban":null,"id":"bac_01m8c90ecdez98zw785rtb5g34","ledger_balance":0.0,"name":"Current","opening_balance":null,"opening_date":null,"opening_journal_id":null,"sort_code":null,"statement_balance":null,"statement_date":null,"type":"current","unconfirmed_count":0,"updated_at":"2026-11-26T15:53:54.829Z","version":1}');
INSERT INTO audit_events VALUES ('org_01m8c90eb8ekzrnxepa9ppv2rg', 4, 1795708441688, 'usr_01m8c90dvpebwt0s942dj986d9', 'key_01m8c90e9fejms7n1f4rxymjpb', 'tax_code.set', 'ST', NULL, '{"rate":19,"effective_from":"2026-02-01"}');
INSERT INTO audit_events VALUES ('org_01m8c90eb8ekzrnxepa9ppv2rg', 5, 1795708441714, 'usr_01m8c90dvpebwt0s942dj986d9', 'key_01m8c90e9fejms7n1f4rxymjpb', 'bank_transaction.create', 'btx_01m8c90n3jefbrydb4d7s07jah', NULL, '{"account_id":null,"amount":-500.0,"bank_account_id":"bac_01m8c90ecdez98zw785rtb5g34","confirmed_at":null,"contact_id":null,"created_at":"2026-11-26T15:54:01.714Z","currency":"GBP","date":"2026-03-02","description":"CARD 4417 SCREWFIX","external_id":null,"id":"btx_01m8c90n3jefbrydb4d7s07jah","journal_id":null,"net_amount":-500.0,"reference":null,"settlement_id":null,"status":"unconfirmed","updated_at":"2026-11-26T15:54:01.714Z","vat_amount":0.0,"vat_code":"NV","version":1}');
INSERT INTO audit_events VALUES ('org_01m8c90eb8ekzrnxepa9ppv2rg', 6, 1795708441743, 'usr_01m8c90dvpebwt0s942dj986d9', 'key_01m8c90e9fejms7n1f4rxymjpb', 'journal.post', 'jnl_01m8c90n4fewgv6wjjrq84q92e', NULL, '{"sequence":1,"total":500.00}');
INSERT INTO audit_events VALUES ('org_01m8c90eb8ekzrnxepa9ppv2rg', 7, 1795708441777, 'usr_01m8c90dvpebwt0s942dj986d9', 'key_01m8c90e9fejms7n1f4rxymjpb', 'bank_transaction.confirm', 'btx_01m8c90n3jefbrydb4d7s07jah', NULL, '{"journal_id":"jnl_01m8c90n4fewgv6wjjrq84q92e","way":"match"}');
INSERT INTO audit_events VALUES ('org_01m8c90eb8ekzrnxepa9ppv2rg', 8, 1795708441788, 'usr_01m8c90dvpebwt0s942dj986d9', 'key_01m8c90e9fejms7n1f4rxymjpb', 'bank_transaction.void', 'btx_01m8c90n3jefbrydb4d7s07jah', '{"journal_id":"jnl_01m8c90n4fewgv6wjjrq84q92e"}', '{"reason":"matched in error"}');
INSERT INTO audit_events VALUES ('org_01m8c90eb8ekzrnxepa9ppv2rg', 9, 1795708441796, 'usr_01m8c90dvpebwt0s942dj986d9', 'key_01m8c90e9fejms7n1f4rxymjpb', 'journal.reverse', 'jnl_01m8c90n4fewgv6wjjrq84q92e', NULL, '{"reversed_by_journal_id":"jnl_01m8c90n64ef9rxs9aqr21e67q","total":500.00}');
INSERT INTO audit_events VALUES ('org_01m8c90ee6evw82b01anjq7ja9', 1, 1795708434886, 'usr_01m8c90dvpebwt0s942dj986d9', 'key_01m8c90e9fejms7n1f4rxymjpb', 'organisation.create', 'org_01m8c90ee6evw82b01anjq7ja9', NULL, '{"id":"org_01m8c90ee6evw82b01anjq7ja9","name":"Wren & Marsh Ltd","currency":"GBP","country":"GB","financial_year_end":"03-31","vat_registered":true,"vat_number":null,"vat_scheme":"standard","flat_rate_percent":null,"vat_rounding":"line","status":"active","role":"owner","lock_date":null,"created_at":"2026-11-26T15:53:54.886Z","updated_at":"2026-11-26T15:53:54.886Z","version":1}');
INSERT INTO audit_events VALUES ('org_01m8c90ee6evw82b01anjq7ja9', 2, 1795708434911, 'usr_01m8c90dvpebwt0s942dj986d9', 'key_01m8c90e9fejms7n1f4rxymjpb', 'account.create', 'acc_01m8c90eezes69t9yaxwk9gddm', NULL, '{"id":"acc_01m8c90eezes69t9yaxwk9gddm","code":"2250","name":"VAT","account_type":"LIABILITY","role":"vat_control","default_vat_code":null,"description":null,"currency":"GBP","status":"active","balance":0.00,"created_at":"2026-11-26T15:53:54.911Z","updated_at":"2026-11-26T15:53:54.911Z","version":1}');
INSERT INTO audit_events VALUES ('org_01m8c90ee6evw82b01anjq7ja9', 3, 1795708434990, 'usr_01m8c90dvpebwt0s942dj986d9', 'key_01m8c90e9fejms7n1f4rxymjpb', 'account.create', 'acc_01m8c90ehee47vpsfaahs5we4v', NULL, '{"id":"acc_01m8c90ehee47vpsfaahs5we4v","code":"4100","name":"Room hire","account_type":"INCOME","role":null,"default_vat_code":"EX","description":null,"currency":"GBP","status":"active","balance":0.00,"created_at":"2026-11-26T15:53:54.990Z","updated_at":"2026-11-26T15:53:54.990Z","version":1}');
INSERT INTO audit_events VALUES ('org_01m8c90ee6evw82b01anjq7ja9', 4, 1795708435074, 'usr_01m8c90dvpebwt0s942dj986d9', 'key_01m8c90e9fejms7n1f4rxymjpb', 'account.create', 'acc_01m8c90em2e3ktgrqwwk10xgm4', NULL, '{"id":"acc_01m8c90em2e3ktgrqwwk10xgm4","code":"6800","name":"Depreciation","account_type":"EXPENSE","role":null,"default_vat_code":null,"description":null,"currency":"GBP","status":"active","balance":0.00,"created_at":"2026-11-26T15:53:55.074Z","updated_at":"2026-11-26T15:53:55.074Z","version":1}');
INSERT INTO audit_events VALUES ('org_01m8c90ee6evw82b01anjq7ja9', 5, 1795708435133, 'usr_01m8c90dvpebwt0s942dj986d9', 'key_01m8c90e9fejms7n1f4rxymjpb', 'bank_account.create', 'bac_01m8c90enxe4qsv594sm2eemtz', NULL, '{"account_id":"acc_01m8c90ee6evw82b015sjahrrd","account_number":null,"created_at":"2026-11-26T15:53:55.133Z","currency":"GBP","iban":null,"id":"bac_01m8c90enxe4qsv594sm2eemtz","ledger_balance":10000.0,"name":"Current","opening_balance":10000.0,"opening_date":"2026-01-01","opening_journal_id":"jnl_01m8c90enxe4qsv594swaz44q5","sort_code":null,"statement_balance":null,"statement_date":null,"type":"current","unconfirmed_count":0,"updated_at":"2026-11-26T15:53:55.133Z","version":1}');
INSERT INTO audit_events VALUES ('org_01m8c90ee6evw82b01anjq7ja9', 6, 1795708435162, 'usr_01m8c90dvpebwt0s942dj986d9', 'key_01m8c90e9fejms7n1f4rxymjpb', 'account.create', 'acc_01m8c90eptepc90xt786grybe2', NULL, '{"account_type":"ASSET","balance":0.0,"code":"1301","created_at":"2026-11-26T15:53:55.162Z","currency":"GBP","default_vat_code":null,"description":null,"id":"acc_01m8c90eptepc90xt786grybe2","name":"Savings","role":"bank","status":"active","updated_at":"2026-11-26T15:53:55.162Z","version":1}');
INSERT INTO audit_events VALUES ('org_01m8c90ee6evw82b01anjq7ja9', 7, 1795708435162, 'usr_01m8c90dvpebwt0s942dj986d9', 'key_01m8c90e9fejms7n1f4rxymjpb', 'bank_account.create', 'bac_01m8c90eptepc90xt782tc2qge', NULL, '{"account_id":"acc_01m8c90eptepc90xt786grybe2","account_number":null,"created_at":"2026-11-26T15:53:55.162Z","currency":"GBP","iban":null,"id":"bac_01m8c90eptepc90xt782tc2qge","ledger_balance":0.0,"name":"Savings","opening_balance":null,"opening_date":null,"opening_journal_id":null,"sort_code":null,"statement_balance":null,"statement_date":null,"type":"savings","unconfirmed_count":0,"updated_at":"2026-11-26T15:53:55.162Z","version":1}');
INSERT INTO audit_events VALUES ('org_01m8c90ee6evw82b01anjq7ja9', 8, 1795708435192, 'usr_01m8c90dvpebwt0s942dj986d9', 'key_01m8c90e9fejms7n1f4rxymjpb', 'contact.create', 'con_01m8c90eqrethreh2pzz5th3vh', NULL, '{"id":"con_01m8c90eqrethreh2pzz5th3vh","kind":"customer","name":"Abbey Schools Trust","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-26T15:53:55.192Z","updated_at":"2026-11-26T15:53:55.192Z","version":1}');
INSERT INTO audit_events VALUES ('org_01m8c90ee6evw82b01anjq7ja9', 9, 1795708435319, 'usr_01m8c90dvpebwt0s942dj986d9', 'key_01m8c90e9fejms7n1f4rxymjpb', 'contact.create', 'con_01m8c90evqehnsab191gre2pa7', NULL, '{"id":"con_01m8c90evqehnsab191gre2pa7","kind":"customer","name":"Kestrel Fitness CIC","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-26T15:53:55.319Z","updated_at":"2026-11-26T15:53:55.319Z","version":1}');
INSERT INTO audit_events VALUES ('org_01m8c90ee6evw82b01anjq7ja9', 10, 1795708435389, 'usr_01m8c90dvpebwt0s942dj986d9', 'key_01m8c90e9fejms7n1f4rxymjpb', 'contact.create', 'con_01m8c90exxe67tved4s1hfn94q', NULL, '{"id":"con_01m8c90exxe67tved4s1hfn94q","kind":"customer","name":"Marlow & Pike LLP","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-26T15:53:55.389Z","updated_at":"2026-11-26T15:53:55.389Z","version":1}');
INSERT INTO audit_events VALUES ('org_01m8c90ee6evw82b01anjq7ja9', 11, 1795708435447, 'usr_01m8c90dvpebwt0s942dj986d9', 'key_01m8c90e9fejms7n1f4rxymjpb', 'contact.create', 'con_01m8c90ezqekavj4kdv47ys1wn', NULL, '{"id":"con_01m8c90ezqekavj4kdv47ys1wn","kind":"supplier","name":"Printwell","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-26T15:53:55.447Z","updated_at":"2026-11-26T15:53:55.447Z","version":1}');
INSERT INTO audit_events VALUES ('org_01m8c90ee6evw82b01anjq7ja9', 12, 1795708435534, 'usr_01m8c90dvpebwt0s942dj986d9', 'key_01m8c90e9fejms7n1f4rxymjpb', 'contact.create', 'con_01m8c90f2eeqb8wxjb3g0rwycg', NULL, '{"id":"con_01m8c90f2eeqb8wxjb3g0rwycg","kind":"supplier","name":"Techbarn","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-26T15:53:55.534Z","updated_at":"2026-11-26T15:53:55.534Z","version":1}');
INSERT INTO audit_events VALUES ('org_01m8c90ee6evw82b01anjq7ja9', 13, 1795708435613, 'usr_01m8c90dvpebwt0s942dj986d9', 'key_01m8c90e9fejms7n1f4rxymjpb', 'contact.create', 'con_01m8c90f4wew7r6a8v5zfk0sz1', NULL, '{"id":"con_01m8c90f4wew7r6a8v5zfk0sz1","kind":"supplier","name":"Harcourt Lettings","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-26T15:53:55.613Z","updated_at":"2026-11-26T15:53:55.613Z","version":1}');
INSERT INTO audit_events VALUES ('org_01m8c90ee6evw82b01anjq7ja9', 14, 1795708435683, 'usr_01m8c90dvpebwt0s942dj986d9', 'key_01m8c90e9fejms7n1f4rxymjpb', 'contact.create', 'con_01m8c90f73eh2sc0weqh6he6sg', NULL, '{"id":"con_01m8c90f73eh2sc0weqh6he6sg","kind":"supplier","name":"Fern & Rowe","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-26T15:53:55.683Z","updated_at":"2026-11-26T15:53:55.683Z","version":1}');
INSERT INTO audit_events VALUES ('org_01m8c90ee6evw82b01anjq7ja9', 15, 1795708435764, 'usr_01m8c90dvpebwt0s942dj986d9', 'key_01m8c90e9fejms7n1f4rxymjpb', 'invoice.create', 'inv_01m8c90f9mesgackz64h8zrgam', NULL, '{"id":"inv_01m8c90f9mesgackz64h8zrgam","type":"sales","kind":"invoice","status":"issued","number":"INV-0001","contact_id":"con_01m8c90eqrethreh2pzz5th3vh","contact_name":"Abbey Schools Trust","issue_date":"2026-01-15","due_date":"2026-02-14","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":1950.00,"vat_total":390.00,"gross_total":2340.00,"amount_paid":0.00,"amount_credited":0.00,"amount_due":2340.00,"overdue":true,"journal_id":"jnl_01m8c90f9mesgackz64pr2tsc2","void_date":null,"void_journal_id":null,"created_at":"2026-11-26T15:53:55.764Z","updated_at":"2026-11-26T15:53:55.764Z","version":1,"lines":[{"description":"Course design, 3 days","quantity":3,"unit_price":650.00,"discount_percent":null,"account_id":"acc_01m8c90ee6evw82b017nbgpw7v","account_code":"4000","vat_code":"ST","net_amount":1950.00,"vat_amount":390.00,"gross_amount":2340.00}]}');
INSERT INTO audit_events VALUES ('org_01m8c90ee6evw82b01anjq7ja9', 16, 1795708435806, 'usr_01m8c90dvpebwt0s942dj986d9', 'key_01m8c90e9fejms7n1f4rxymjpb', 'invoice.create', 'inv_01m8c90faye339fnb49ntx3yr8', NULL, '{"id":"inv_01m8c90faye339fnb49ntx3yr8","type":"purchase","kind":"invoice","status":"issued","number":"PX-881","contact_id":"con_01m8c90ezqekavj4kdv47ys1wn","contact_name":"Printwell","issue_date":"2026-01-20","due_date":"2026-02-19","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":412.00,"vat_total":0.00,"gross_total":412.00,"amount_paid":0.00,"amount_credited":0.00,"amount_due":412.00,"overdue":true,"journal_id":"jnl_01m8c90faye339fnb49te6zagw","void_date":null,"void_journal_id":null,"created_at":"2026-11-26T15:53:55.806Z","updated_at":"2026-11-26T15:53:55.806Z","version":1,"lines":[{"description":"Printing of workbooks","quantity":1,"unit_price":412.00,"discount_percent":null,"account_id":"acc_01m8c90ee6evw82b018at4kpkv","account_code":"5000","vat_code":"ZR","net_amount":412.00,"vat_amount":0.00,"gross_amount":412.00}]}');
INSERT INTO audit_events VALUES ('org_01m8c90ee6evw82b01anjq7ja9', 17, 1795708435858, 'usr_01m8c90dvpebwt0s942dj986d9', 'key_01m8c90e9fejms7n1f4rxymjpb', 'invoice.create', 'inv_01m8c90fcjeb5v26h1sys0xehf', NULL, '{"id":"inv_01m8c90fcjeb5v26h1sys0xehf","type":"purchase","kind":"invoice","status":"issued","number":"TB-0117","contact_id":"con_01m8c90f2eeqb8wxjb3g0rwycg","contact_name":"Techbarn","issue_date":"2026-01-21","due_date":"2026-02-20","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":899.00,"vat_total":179.80,"gross_total":1078.80,"amount_paid":0.00,"amount_credited":0.00,"amount_due":1078.80,"overdue":true,"journal_id":"jnl_01m8c90fcjeb5v26h1t3m4xphj","void_date":null,"void_journal_id":null,"created_at":"2026-11-26T15:53:55.858Z","updated_at":"2026-11-26T15:53:55.858Z","version":1,"lines":[{"description":"Laptop","quantity":1,"unit_price":899.00,"discount_percent":null,"account_id":"acc_01m8c90ee6evw82b014ta5c40f","account_code":"1000","vat_code":"ST","net_amount":899.00,"vat_amount":179.80,"gross_amount":1078.80}]}');
INSERT INTO audit_events VALUES ('org_01m8c90ee6evw82b01anjq7ja9', 18, 1795708435873, 'usr_01m8c90dvpebwt0s942dj986d9', 'key_01m8c90e9fejms7n1f4rxymjpb', 'invoice.create', 'inv_01m8c90fd1edtrpsqgch4dm021', NULL, '{"id":"inv_01m8c90fd1edtrpsqgch4dm021","type":"sales","kind":"invoice","status":"issued","number":"INV-0002","contact_id":"con_01m8c90eqrethreh2pzz5th3vh","contact_name":"Abbey Schools Trust","issue_date":"2026-01-28","due_date":"2026-02-27","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":870.00,"vat_total":0.00,"gross_total":870.00,"amount_paid":0.00,"amount_credited":0.00,"amount_due":870.00,"overdue":true,"journal_id":"jnl_01m8c90fd1edtrpsqgcp9nm5v0","void_date":null,"void_journal_id":null,"created_at":"2026-11-26T15:53:55.873Z","updated_at":"2026-11-26T15:53:55.873Z","version":1,"lines":[{"description":"Workbooks","quantity":120,"unit_price":7.25,"discount_percent":null,"account_id":"acc_01m8c90ee6evw82b017v97jzzm","account_code":"4010","vat_code":"ZR","net_amount":870.00,"vat_amount":0.00,"gross_amount":870.00}]}');
INSERT INTO audit_events VALUES ('org_01m8c90ee6evw82b01anjq7ja9', 19, 1795708435895, 'usr_01m8c90dvpebwt0s942dj986d9', 'key_01m8c90e9fejms7n1f4rxymjpb', 'invoice.create', 'inv_01m8c90fdqepfr9ns9fagvkzyp', NULL, '{"id":"inv_01m8c90fdqepfr9ns9fagvkzyp","type":"purchase","kind":"invoice","status":"issued","number":"HL-33","contact_id":"con_01m8c90f4wew7r6a8v5zfk0sz1","contact_name":"Harcourt Lettings","issue_date":"2026-02-01","due_date":"2026-03-03","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":1350.00,"vat_total":0.00,"gross_total":1350.00,"amount_paid":0.00,"amount_credited":0.00,"amount_due":1350.00,"overdue":true,"journal_id":"jnl_01m8c90fdqepfr9ns9fe4d6n14","void_date":null,"void_journal_id":null,"created_at":"2026-11-26T15:53:55.895Z","updated_at":"2026-11-26T15:53:55.895Z","version":1,"lines":[{"description":"Rent, January to March","quantity":1,"unit_price":1350.00,"discount_percent":null,"account_id":"acc_01m8c90ee6evw82b0192c26aqb","account_code":"6100","vat_code":"EX","net_amount":1350.00,"vat_amount":0.00,"gross_amount":1350.00}]}');
INSERT INTO audit_events VALUES ('org_01m8c90ee6evw82b01anjq7ja9', 20, 1795708435909, 'usr_01m8c90dvpebwt0s942dj986d9', 'key_01m8c90e9fejms7n1f4rxymjpb', 'invoice.create', 'inv_01m8c90fe5ep79vyke1hqad6ak', NULL, '{"id":"inv_01m8c90fe5ep79vyke1hqad6ak","type":"sales","kind":"invoice","status":"issued","number":"INV-0003","contact_id":"con_01m8c90evqehnsab191gre2pa7","contact_name":"Kestrel Fitness CIC","issue_date":"2026-02-09","due_date":"2026-03-11","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":275.00,"vat_total":7.00,"gross_total":282.00,"amount_paid":0.00,"amount_credited":0.00,"amount_due":282.00,"overdue":true,"journal_id":"jnl_01m8c90fe5ep79vyke1pysresr","void_date":null,"void_journal_id":null,"created_at":"2026-11-26T15:53:55.909Z","updated_at":"2026-11-26T15:53:55.909Z","version":1,"lines":[{"description":"Seminar room, 5 evenings","quantity":5,"unit_price":48.00,"discount_percent":null,"account_id":"acc_01m8c90ehee47vpsfaahs5we4v","account_code":"4100","vat_code":"EX","net_amount":240.00,"vat_amount":0.00,"gross_amount":240.00},{"description":"Projector","quantity":1,"unit_price":35.00,"discount_percent":null,"account_id":"acc_01m8c90ee6evw82b017nbgpw7v","account_code":"4000","vat_code":"ST","net_amount":35.00,"vat_amount":7.00,"gross_amount":42.00}]}');
INSERT INTO audit_events VALUES ('org_01m8c90ee6evw82b01anjq7ja9', 21, 1795708435918, 'usr_01m8c90dvpebwt0s942dj986d9', 'key_01m8c90e9fejms7n1f4rxymjpb', 'invoice.create', 'inv_01m8c90feeed5b8z93p06mx05v', NULL, '{"id":"inv_01m8c90feeed5b8z93p06mx05v","type":"sales","kind":"invoice","status":"issued","number":"INV-0004","contact_id":"con_01m8c90exxe67tved4s1hfn94q","contact_name":"Marlow & Pike LLP","issue_date":"2026-02-20","due_date":"2026-03-22","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":1332.00,"vat_total":266.40,"gross_total":1598.40,"amount_paid":0.00,"amount_credited":0.00,"amount_due":1598.40,"overdue":true,"journal_id":"jnl_01m8c90feeed5b8z93p4dcrn60","void_date":null,"void_journal_id":null,"created_at":"2026-11-26T15:53:55.918Z","updated_at":"2026-11-26T15:53:55.918Z","version":1,"lines":[{"description":"Course for new starters","quantity":1,"unit_price":1480.00,"discount_percent":10,"account_id":"acc_01m8c90ee6evw82b017nbgpw7v","account_code":"4000","vat_code":"ST","net_amount":1332.00,"vat_amount":266.40,"gross_amount":1598.40}]}');
INSERT INTO audit_events VALUES ('org_01m8c90ee6evw82b01anjq7ja9', 22, 1795708435957, 'usr_01m8c90dvpebwt0s942dj986d9', 'key_01m8c90e9fejms7n1f4rxymjpb', 'invoice.create', 'inv_01m8c90ffne32sv62vyhjjkn1b', NULL, '{"id":"inv_01m8c90ffne32sv62vyhjjkn1b","type":"sales","kind":"invoice","status":"issued","number":"INV-0005","contact_id":"con_01m8c90exxe67tved4s1hfn94q","contact_name":"Marlow & Pike LLP","issue_date":"2026-03-03","due_date":"2026-04-02","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":500.00,"vat_total":100.00,"gross_total":600.00,"amount_paid":0.00,"amount_credited":0.00,"amount_due":600.00,"overdue":true,"journal_id":"jnl_01m8c90ffne32sv62vynxmmgx5","void_date":null,"void_journal_id":null,"created_at":"2026-11-26T15:53:55.957Z","updated_at":"2026-11-26T15:53:55.957Z","version":1,"lines":[{"description":"Raised in error","quantity":1,"unit_price":500.00,"discount_percent":null,"account_id":"acc_01m8c90ee6evw82b017nbgpw7v","account_code":"4000","vat_code":"ST","net_amount":500.00,"vat_amount":100.00,"gross_amount":600.00}]}');
INSERT INTO audit_events VALUES ('org_01m8c90ee6evw82b01anjq7ja9', 23, 1795708435987, 'usr_01m8c90dvpebwt0s942dj986d9', 'key_01m8c90e9fejms7n1f4rxymjpb', 'invoice.create', 'inv_01m8c90fgkedp8ecwk3k6jf4b0', NULL, '{"id":"inv_01m8c90fgkedp8ecwk3k6jf4b0","type":"sales","kind":"credit_note","status":"issued","number":"CN-0001","contact_id":"con_01m8c90exxe67tved4s1hfn94q","contact_name":"Marlow & Pike LLP","issue_date":"2026-03-12","due_date":"2026-03-12","amounts_are":"exclusive","currency":"GBP","reference":"INV-0004","notes":null,"net_total":150.00,"vat_total":30.00,"gross_total":180.00,"amount_paid":0.00,"amount_credited":0.00,"amount_due":180.00,"overdue":false,"journal_id":"jnl_01m8c90fgkedp8ecwk3qzpaaqm","void_date":null,"void_journal_id":null,"created_at":"2026-11-26T15:53:55.987Z","updated_at":"2026-11-26T15:53:55.987Z","version":1,"lines":[{"description":"A day that was not held","quantity":1,"unit_price":150.00,"discount_percent":null,"account_id":"acc_01m8c90ee6evw82b017nbgpw7v","account_code":"4000","vat_code":"ST","net_amount":150.00,"vat_amount":30.00,"gross_amount":180.00}]}');
INSERT INTO audit_events VALUES ('org_01m8c90ee6evw82b01anjq7ja9', 24, 1795708436019, 'usr_01m8c90dvpebwt0s942dj986d9', 'key_01m8c90e9fejms7n1f4rxymjpb', 'invoice.create', 'inv_01m8c90fhkebarahnvnk45wama', NULL, '{"id":"inv_01m8c90fhkebarahnvnk45wama","type":"purchase","kind":"invoice","status":"issued","number":"FR-1209","contact_id":"con_01m8c90f73eh2sc0weqh6he6sg","contact_name":"Fern & Rowe","issue_date":"2026-03-24","due_date":"2026-04-23","amounts_are":"inclusive","currency":"GBP","reference":null,"notes":null,"net_total":640.00,"vat_total":128.00,"gross_total":768.00,"amount_paid":0.00,"amount_credited":0.00,"amount_due":768.00,"overdue":true,"journal_id":"jnl_01m8c90fhkebarahnvnqvepdhc","void_date":null,"void_journal_id":null,"created_at":"2026-11-26T15:53:56.019Z","updated_at":"2026-11-26T15:53:56.019Z","version":1,"lines":[{"description":"Illustration, 2 days","quantity":2,"unit_price":384.00,"discount_percent":null,"account_id":"acc_01m8c90ee6evw82b018egbtjb5","account_code":"5010","vat_code":"ST","net_amount":640.00,"vat_amount":128.00,"gross_amount":768.00}]}');
INSERT INTO audit_events VALUES ('org_01m8c90ee6evw82b01anjq7ja9', 25, 1795708436042, 'usr_01m8c90dvpebwt0s942dj986d9', 'key_01m8c90e9fejms7n1f4rxymjpb', 'invoice.create', 'inv_01m8c90fjaehyvx1129fk77fkj', NULL, '{"id":"inv_01m8c90fjaehyvx1129fk77fkj","type":"sales","kind":"invoice","status":"issued","number":"INV-0006","contact_id":"con_01m8c90eqrethreh2pzz5th3vh","contact_name":"Abbey Schools Trust","issue_date":"2026-03-27","due_date":"2026-04-26","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":499.00,"vat_total":65.00,"gross_total":564.00,"amount_paid":0.00,"amount_credited":0.00,"amount_due":564.00,"overdue":true,"journal_id":"jnl_01m8c90fjaehyvx1129hc2y6ra","void_date":null,"void_journal_id":null,"created_at":"2026-11-26T15:53:56.042Z","updated_at":"2026-11-26T15:53:56.042Z","version":1,"lines":[{"description":"Workbooks","quantity":24,"unit_price":7.25,"discount_percent":null,"account_id":"acc_01m8c90ee6evw82b017v97jzzm","account_code":"4010","vat_code":"ZR","net_amount":174.00,"vat_amount":0.00,"gross_amount":174.00},{"description":"Half a day of course design","quantity":0.5,"unit_price":650.00,"discount_percent":null,"account_id":"acc_01m8c90ee6evw82b017nbgpw7v","account_code":"4000","vat_code":"ST","net_amount":325.00,"vat_amount":65.00,"gross_amount":390.00}]}');
INSERT INTO audit_events VALUES ('org_01m8c90ee6evw82b01anjq7ja9', 26, 1795708436105, 'usr_01m8c90dvpebwt0s942dj986d9', 'key_01m8c90e9fejms7n1f4rxymjpb', 'invoice.void', 'inv_01m8c90ffne32sv62vyhjjkn1b', '{"status":"issued"}', '{"reason":"raised in error","status":"void","void_date":"2026-03-03","void_journal_id":"jnl_01m8c90fm9ey39b4rfc9k621x4"}');
INSERT INTO audit_events VALUES ('org_01m8c90ee6evw82b01anjq7ja9', 27, 1795708436240, 'usr_01m8c90dvpebwt0s942dj986d9', 'key_01m8c90e9fejms7n1f4rxymjpb', 'invoice.allocate', 'inv_01m8c90fgkedp8ecwk3k6jf4b0', NULL, '{"allocations":[{"amount":180.0,"invoice_id":"inv_01m8c90feeed5b8z93p06mx05v"}]}');
INSERT INTO audit_events VALUES ('org_01m8c90ee6evw82b01anjq7ja9', 28, 1795708436348, 'usr_01m8c90dvpebwt0s942dj986d9', 'key_01m8c90e9fejms7n1f4rxymjpb', 'journal.post', 'jnl_01m8c90fvwe66awz0k45ps8nkq', NULL, '{"sequence":14,"total":10000.00}');
INSERT INTO audit_events VALUES ('org_01m8c90ee6evw82b01anjq7ja9', 29, 1795708436348, 'usr_01m8c90dvpebwt0s942dj986d9', 'key_01m8c90e9fejms7n1f4rxymjpb', 'journal.post', 'jnl_01m8c90fvwe66awz0k4fgcefs4', NULL, '{"sequence":15,"total":1000.00}');
INSERT INTO audit_events VALUES ('org_01m8c90ee6evw82b01anjq7ja9', 30, 1795708436348, 'usr_01m8c90dvpebwt0s942dj986d9', 'key_01m8c90e9fejms7n1f4rxymjpb', 'journal.post', 'jnl_01m8c90fvwe66awz0k4mxkw8pe', NULL, '{"sequence":16,"total":74.92}');
INSERT INTO audit_events VALUES ('org_01m8c90ee6evw82b01anjq7ja9', 31, 1795708436452, 'usr_01m8c90dvpebwt0s942dj986d9', 'key_01m8c90e9fejms7n1f4rxymjpb', 'settlement.create', 'set_01m8c90fz4ejv9dn24qmr6m5tz', NULL, '{"id":"set_01m8c90fz4ejv9dn24qmr6m5tz","type":"receipt","status":"posted","refund":false,"contact_id":"con_01m8c90evqehnsab191gre2pa7","contact_name":"Kestrel Fitness CIC","bank_account_id":"bac_01m8c90enxe4qsv594sm2eemtz","date":"2026-03-06","amount":282.00,"currency":"GBP","reference":null,"allocated_amount":282.00,"unallocated_amount":0.00,"allocations":[{"id":"alc_01m8c90fz4ejv9dn24qx1gmpw3","invoice_id":"inv_01m8c90fe5ep79vyke1hqad6ak","invoice_number":"INV-0003","settlement_id":"set_01m8c90fz4ejv9dn24qmr6m5tz","credit_note_id":null,"amount":282.00,"date":"2026-03-06","created_at":"2026-11-26T15:53:56.452Z"}],"bank_transaction_id":null,"journal_id":"jnl_01m8c90fz4ejv9dn24qs9gtg2x","void_date":null,"void_journal_id":null,"created_at":"2026-11-26T15:53:56.452Z","updated_at":"2026-11-26T15:53:56.452Z","version":1}');
INSERT INTO audit_events VALUES ('org_01m8c90ee6evw82b01anjq7ja9', 32, 1795708436592, 'usr_01m8c90dvpebwt0s942dj986d9', 'key_01m8c90e9fejms7n1f4rxymjpb', 'bank_transactions.import', 'bac_01m8c90enxe4qsv594sm2eemtz', NULL, '{"created":13,"duplicates":0,"statement_balance":9007.15,"statement_date":"2026-03-31"}');
INSERT INTO audit_events VALUES ('org_01m8c90ee6evw82b01anjq7ja9', 33, 1795708436741, 'usr_01m8c90dvpebwt0s942dj986d9', 'key_01m8c90e9fejms7n1f4rxymjpb', 'settlement.create', 'set_01m8c90g85esvbrvs7aajt43cb', NULL, '{"id":"set_01m8c90g85esvbrvs7aajt43cb","type":"payment","status":"posted","refund":false,"contact_id":"con_01m8c90f2eeqb8wxjb3g0rwycg","contact_name":"Techbarn","bank_account_id":"bac_01m8c90enxe4qsv594sm2eemtz","date":"2026-01-22","amount":1078.80,"currency":"GBP","reference":null,"allocated_amount":1078.80,"unallocated_amount":0.00,"allocations":[{"id":"alc_01m8c90g85esvbrvs7aajt43cb","invoice_id":"inv_01m8c90fcjeb5v26h1sys0xehf","invoice_number":"TB-0117","settlement_id":"set_01m8c90g85esvbrvs7aajt43cb","credit_note_id":null,"amount":1078.80,"date":"2026-01-22","created_at":"2026-11-26T15:53:56.741Z"}],"bank_transaction_id":"btx_01m8c90g3gecg8b58j2waxyegf","journal_id":"jnl_01m8c90g85esvbrvs7aajt43cb","void_date":null,"void_journal_id":null,"created_at":"2026-11-26T15:53:56.741Z","updated_at":"2026-11-26T15:53:56.741Z","version":1}');
INSERT INTO audit_events VALUES ('org_01m8c90ee6evw82b01anjq7ja9', 34, 1795708436741, 'usr_01m8c90dvpebwt0s942dj986d9', 'key_01m8c90e9fejms7n1f4rxymjpb', 'bank_transaction.confirm', 'btx_01m8c90g3gecg8b58j2waxyegf', NULL, '{"journal_id":"jnl_01m8c90g85esvbrvs7aajt43cb","way":"allocations"}');
INSERT INTO audit_events VALUES ('org_01m8c90ee6evw82b01anjq7ja9', 35, 1795708436847, 'usr_01m8c90dvpebwt0s942dj986d9', 'key_01m8c90e9fejms7n1f4rxymjpb', 'settlement.create', 'set_01m8c90gbfesz9dk2we6fmm5rs', NULL, '{"id":"set_01m8c90gbfesz9dk2we6fmm5rs","type":"receipt","status":"posted","refund":false,"contact_id":"con_01m8c90eqrethreh2pzz5th3vh","contact_name":"Abbey Schools Trust","bank_account_id":"bac_01m8c90enxe4qsv594sm2eemtz","date":"2026-01-30","amount":1500.00,"currency":"GBP","reference":null,"allocated_amount":1500.00,"unallocated_amount":0.00,"allocations":[{"id":"alc_01m8c90gbfesz9dk2we6fmm5rs","invoice_id":"inv_01m8c90f9mesgackz64h8zrgam","invoice_number":"INV-0001","settlement_id":"set_01m8c90gbfesz9dk2we6fmm5rs","credit_note_id":null,"amount":1500.00,"date":"2026-01-30","created_at":"2026-11-26T15:53:56.847Z"}],"bank_transaction_id":"btx_01m8c90g3gecg8b58j32axjd1y","journal_id":"jnl_01m8c90gbfesz9dk2we6fmm5rs","void_date":null,"void_journal_id":null,"created_at":"2026-11-26T15:53:56.847Z","updated_at":"2026-11-26T15:53:56.847Z","version":1}');
INSERT INTO audit_events VALUES ('org_01m8c90ee6evw82b01anjq7ja9', 36, 1795708436847, 'usr_01m8c90dvpebwt0s942dj986d9', 'key_01m8c90e9fejms7n1f4rxymjpb', 'bank_transaction.confirm', 'btx_01m8c90g3gecg8b58j32axjd1y', NULL, '{"journal_id":"jnl_01m8c90gbfesz9dk2we6fmm5rs","way":"allocations"}');
INSERT INTO audit_events VALUES ('org_01m8c90ee6evw82b01anjq7ja9', 37, 1795708437062, 'usr_01m8c90dvpebwt0s942dj986d9', 'key_01m8c90e9fejms7n1f4rxymjpb', 'settlement.create', 'set_01m8c90gj6ebv98997mcy91bss', NULL, '{"id":"set_01m8c90gj6ebv98997mcy91bss","type":"payment","status":"posted","refund":false,"contact_id":"con_01m8c90f4wew7r6a8v5zfk0sz1","contact_name":"Harcourt Lettings","bank_account_id":"bac_01m8c90enxe4qsv594sm2eemtz","date":"2026-02-10","amount":1350.00,"currency":"GBP","reference":null,"allocated_amount":1350.00,"unallocated_amount":0.00,"allocations":[{"id":"alc_01m8c90gj6ebv98997mcy91bss","invoice_id":"inv_01m8c90fdqepfr9ns9fagvkzyp","invoice_number":"HL-33","settlement_id":"set_01m8c90gj6ebv98997mcy91bss","credit_note_id":null,"amount":1350.00,"date":"2026-02-10","created_at":"2026-11-26T15:53:57.062Z"}],"bank_transaction_id":"btx_01m8c90g3gecg8b58j39ahbe8g","journal_id":"jnl_01m8c90gj6ebv98997mcy91bss","void_date":null,"void_journal_id":null,"created_at":"2026-11-26T15:53:57.062Z","updated_at":"2026-11-26T15:53:57.062Z","version":1}');
INSERT INTO audit_events VALUES ('org_01m8c90ee6evw82b01anjq7ja9', 38, 1795708437062, 'usr_01m8c90dvpebwt0s942dj986d9', 'key_01m8c90e9fejms7n1f4rxymjpb', 'bank_transaction.confirm', 'btx_01m8c90g3gecg8b58j39ahbe8g', NULL, '{"journal_id":"jnl_01m8c90gj6ebv98997mcy91bss","way":"allocations"}');
INSERT INTO audit_events VALUES ('org_01m8c90ee6evw82b01anjq7ja9', 39, 1795708437150, 'usr_01m8c90dvpebwt0s942dj986d9', 'key_01m8c90e9fejms7n1f4rxymjpb', 'settlement.create', 'set_01m8c90gmyenvr0zg1zj7edrze', NULL, '{"id":"set_01m8c90gmyenvr0zg1zj7edrze","type":"receipt","status":"posted","refund":false,"contact_id":"con_01m8c90eqrethreh2pzz5th3vh","contact_name":"Abbey Schools Trust","bank_account_id":"bac_01m8c90enxe4qsv594sm2eemtz","date":"2026-02-16","amount":1710.00,"currency":"GBP","reference":null,"allocated_amount":1710.00,"unallocated_amount":0.00,"allocations":[{"id":"alc_01m8c90gmyenvr0zg1zj7edrze","invoice_id":"inv_01m8c90f9mesgackz64h8zrgam","invoice_number":"INV-0001","settlement_id":"set_01m8c90gmyenvr0zg1zj7edrze","credit_note_id":null,"amount":840.00,"date":"2026-02-16","created_at":"2026-11-26T15:53:57.150Z"},{"id":"alc_01m8c90gmyenvr0zg1zj7edrzf","invoice_id":"inv_01m8c90fd1edtrpsqgch4dm021","invoice_number":"INV-0002","settlement_id":"set_01m8c90gmyenvr0zg1zj7edrze","credit_note_id":null,"amount":870.00,"date":"2026-02-16","created_at":"2026-11-26T15:53:57.150Z"}],"bank_transaction_id":"btx_01m8c90g3gecg8b58j3d3q5pzd","journal_id":"jnl_01m8c90gmyenvr0zg1zj7edrze","void_date":null,"void_journal_id":null,"created_at":"2026-11-26T15:53:57.150Z","updated_at":"2026-11-26T15:53:57.150Z","version":1}');
INSERT INTO audit_events VALUES ('org_01m8c90ee6evw82b01anjq7ja9', 40, 1795708437150, 'usr_01m8c90dvpebwt0s942dj986d9', 'key_01m8c90e9fejms7n1f4rxymjpb', 'bank_transaction.confirm', 'btx_01m8c90g3gecg8b58j3d3q5pzd', NULL, '{"journal_id":"jnl_01m8c90gmyenvr0zg1zj7edrze","way":"allocations"}');
INSERT INTO audit_events VALUES ('org_01m8c90ee6evw82b01anjq7ja9', 41, 1795708437304, 'usr_01m8c90dvpebwt0s942dj986d9', 'key_01m8c90e9fejms7n1f4rxymjpb', 'settlement.create', 'set_01m8c90gsre4mvwzbxqt541j5z', NULL, '{"id":"set_01m8c90gsre4mvwzbxqt541j5z","type":"payment","status":"posted","refund":false,"contact_id":"con_01m8c90ezqekavj4kdv47ys1wn","contact_name":"Printwell","bank_account_id":"bac_01m8c90enxe4qsv594sm2eemtz","date":"2026-02-27","amount":400.00,"currency":"GBP","reference":null,"allocated_amount":400.00,"unallocated_amount":0.00,"allocations":[{"id":"alc_01m8c90gsre4mvwzbxqt541j5z","invoice_id":"inv_01m8c90faye339fnb49ntx3yr8","invoice_number":"PX-881","settlement_id":"set_01m8c90gsre4mvwzbxqt541j5z","credit_note_id":null,"amount":400.00,"date":"2026-02-27","created_at":"2026-11-26T15:53:57.304Z"}],"bank_transaction_id":"btx_01m8c90g3gecg8b58j3pcztma3","journal_id":"jnl_01m8c90gsre4mvwzbxqt541j5z","void_date":null,"void_journal_id":null,"created_at":"2026-11-26T15:53:57.304Z","updated_at":"2026-11-26T15:53:57.304Z","version":1}');
INSERT INTO audit_events VALUES ('org_01m8c90ee6evw82b01anjq7ja9', 42, 1795708437304, 'usr_01m8c90dvpebwt0s942dj986d9', 'key_01m8c90e9fejms7n1f4rxymjpb', 'bank_transaction.confirm', 'btx_01m8c90g3gecg8b58j3pcztma3', NULL, '{"journal_id":"jnl_01m8c90gsre4mvwzbxqt541j5z","way":"allocations"}');
INSERT INTO audit_events VALUES ('org_01m8c90ee6evw82b01anjq7ja9', 43, 1795708437426, 'usr_01m8c90dvpebwt0s942dj986d9', 'key_01m8c90e9fejms7n1f4rxymjpb', 'settlement.create', 'set_01m8c90gxjez98wyn6btapkb09', NULL, '{"id":"set_01m8c90gxjez98wyn6btapkb09","type":"receipt","status":"posted","refund":false,"contact_id":"con_01m8c90exxe67tved4s1hfn94q","contact_name":"Marlow & Pike LLP","bank_account_id":"bac_01m8c90enxe4qsv594sm2eemtz","date":"2026-03-16","amount":1418.40,"currency":"GBP","reference":null,"allocated_amount":1418.40,"unallocated_amount":0.00,"allocations":[{"id":"alc_01m8c90gxjez98wyn6btapkb09","invoice_id":"inv_01m8c90feeed5b8z93p06mx05v","invoice_number":"INV-0004","settlement_id":"set_01m8c90gxjez98wyn6btapkb09","credit_note_id":null,"amount":1418.40,"date":"2026-03-16","created_at":"2026-11-26T15:53:57.426Z"}],"bank_transaction_id":"btx_01m8c90g3gecg8b58j42qczb7m","journal_id":"jnl_01m8c90gxjez98wyn6btapkb09","void_date":null,"void_journal_id":null,"created_at":"2026-11-26T15:53:57.426Z","updated_at":"2026-11-26T15:53:57.426Z","version":1}');
INSERT INTO audit_events VALUES ('org_01m8c90ee6evw82b01anjq7ja9', 44, 1795708437426, 'usr_01m8c90dvpebwt0s942dj986d9', 'key_01m8c90e9fejms7n1f4rxymjpb', 'bank_transaction.confirm', 'btx_01m8c90g3gecg8b58j42qczb7m', NULL, '{"journal_id":"jnl_01m8c90gxjez98wyn6btapkb09","way":"allocations"}');
INSERT INTO audit_events VALUES ('org_01m8c90ee6evw82b01anjq7ja9', 45, 1795708437657, 'usr_01m8c90dvpebwt0s942dj986d9', 'key_01m8c90e9fejms7n1f4rxymjpb', 'settlement.match', 'set_01m8c90fz4ejv9dn24qmr6m5tz', NULL, '{"bank_transaction_id":"btx_01m8c90g3gecg8b58j3xw0mm3w"}');
INSERT INTO audit_events VALUES ('org_01m8c90ee6evw82b01anjq7ja9', 46, 1795708437657, 'usr_01m8c90dvpebwt0s942dj986d9', 'key_01m8c90e9fejms7n1f4rxymjpb', 'bank_transaction.confirm', 'btx_01m8c90g3gecg8b58j3xw0mm3w', NULL, '{"journal_id":"jnl_01m8c90fz4ejv9dn24qs9gtg2x","way":"match"}');
INSERT INTO audit_events VALUES ('org_01m8c90ee6evw82b01anjq7ja9', 47, 1795708437758, 'usr_01m8c90dvpebwt0s942dj986d9', 'key_01m8c90e9fejms7n1f4rxymjpb', 'bank_transaction.confirm', 'btx_01m8c90g3gecg8b58j49ndxe7v', NULL, '{"journal_id":"jnl_01m8c90h7ye06t1kay7hzny3v1","way":"transfer"}');
INSERT INTO audit_events VALUES ('org_01m8c90ee6evw82b01anjq7ja9', 48, 1795708437928, 'usr_01m8c90dvpebwt0s942dj986d9', 'key_01m8c90e9fejms7n1f4rxymjpb', 'bank_transaction.confirm', 'btx_01m8c90g3gecg8b58j4dy05qay', NULL, '{"journal_id":"jnl_01m8c90hd8ehra0dp3efhk8rsy","way":"account"}');
INSERT INTO audit_events VALUES ('org_01m8c90ee6evw82b01anjq7ja9', 49, 1795708439257, 'usr_01m8c90dvpebwt0s942dj986d9', 'key_01m8c90e9fejms7n1f4rxymjpb', 'bank_transaction.update', 'btx_01m8c90g3gecg8b58j3544tg7s', '{"account_id":null,"contact_id":null,"vat_amount":null,"vat_code":"NV"}', '{"account_id":"acc_01m8c90ee6evw82b019jbqxdw4","contact_id":null,"vat_amount":null,"vat_code":"ST"}');
INSERT INTO audit_events VALUES ('org_01m8c90ee6evw82b01anjq7ja9', 50, 1795708439257, 'usr_01m8c90dvpebwt0s942dj986d9', 'key_01m8c90e9fejms7n1f4rxymjpb', 'bank_transaction.update', 'btx_01m8c90g3gecg8b58j3gm0vpmf', '{"account_id":null,"contact_id":null,"vat_amount":null,"vat_code":"NV"}', '{"account_id":"acc_01m8c90ee6evw82b019rpj0ydd","contact_id":null,"vat_amount":null,"vat_code":"ZR"}');
INSERT INTO audit_events VALUES ('org_01m8c90ee6evw82b01anjq7ja9', 51, 1795708439257, 'usr_01m8c90dvpebwt0s942dj986d9', 'key_01m8c90e9fejms7n1f4rxymjpb', 'bank_transaction.update', 'btx_01m8c90g3gecg8b58j3vaz62zj', '{"account_id":null,"contact_id":null,"vat_amount":null,"vat_code":"NV"}', '{"account_id":"acc_01m8c90ee6evw82b019jbqxdw4","contact_id":null,"vat_amount":null,"vat_code":"ST"}');
INSERT INTO audit_events VALUES ('org_01m8c90ee6evw82b01anjq7ja9', 52, 1795708439257, 'usr_01m8c90dvpebwt0s942dj986d9', 'key_01m8c90e9fejms7n1f4rxymjpb', 'bank_transaction.update', 'btx_01m8c90g3gecg8b58j45prkm6a', '{"account_id":null,"contact_id":null,"vat_amount":null,"vat_code":"NV"}', '{"account_id":"acc_01m8c90ee6evw82b01adjdsap4","contact_id":null,"vat_amount":null,"vat_code":"EX"}');
INSERT INTO audit_events VALUES ('org_01m8c90ee6evw82b01anjq7ja9', 53, 1795708439331, 'usr_01m8c90dvpebwt0s942dj986d9', 'key_01m8c90e9fejms7n1f4rxymjpb', 'bank_transaction.confirm', 'btx_01m8c90g3gecg8b58j3gm0vpmf', NULL, '{"journal_id":"jnl_01m8c90js3ezja3tyh8pz56a61","way":"account"}');
INSERT INTO audit_events VALUES ('org_01m8c90ee6evw82b01anjq7ja9', 54, 1795708439452, 'usr_01m8c90dvpebwt0s942dj986d9', 'key_01m8c90e9fejms7n1f4rxymjpb', 'bank_transaction.confirm', 'btx_01m8c90g3gecg8b58j3vaz62zj', NULL, '{"journal_id":"jnl_01m8c90jwwe6p9dfcsbk75h0s6","way":"account"}');
INSERT INTO audit_events VALUES ('org_01m8c90ee6evw82b01anjq7ja9', 55, 1795708439587, 'usr_01m8c90dvpebwt0s942dj986d9', 'key_01m8c90e9fejms7n1f4rxymjpb', 'bank_transaction.confirm', 'btx_01m8c90g3gecg8b58j3544tg7s', NULL, '{"journal_id":"jnl_01m8c90k13e2r8sd2mmgv8422w","way":"account"}');
INSERT INTO audit_events VALUES ('org_01m8c90ee6evw82b01anjq7ja9', 56, 1795708439760, 'usr_01m8c90dvpebwt0s942dj986d9', 'key_01m8c90e9fejms7n1f4rxymjpb', 'bank_transaction.confirm', 'btx_01m8c90g3gecg8b58j45prkm6a', NULL, '{"journal_id":"jnl_01m8c90k6ge4ba6chq5akjbjnq","way":"account"}');
INSERT INTO audit_events VALUES ('org_01m8c90ee6evw82b01anjq7ja9', 57, 1795708440025, 'usr_01m8c90dvpebwt0s942dj986d9', 'key_01m8c90e9fejms7n1f4rxymjpb', 'vat_return.create', 'vrt_01m8c90kesew3bh8bsngpepx90', NULL, '{"id":"vrt_01m8c90kesew3bh8bsngpepx90","date_from":"2026-01-01","date_to":"2026-03-31","status":"draft","currency":"GBP","scheme":"standard","flat_rate_percent":null,"adjustments":[],"boxes":{"1":698.40,"2":0.00,"3":698.40,"4":319.80,"5":378.60,"6":4776.00,"7":3427.00,"8":0.00,"9":0.00},"direction":"pay","hmrc":{"vatDueSales":698.40,"vatDueAcquisitions":0.00,"totalVatDue":698.40,"vatReclaimedCurrPeriod":319.80,"netVatDue":378.60,"totalValueSalesExVAT":4776,"totalValuePurchasesExVAT":3427,"totalValueGoodsSuppliedExVAT":0,"totalAcquisitionsExVAT":0},"journal_id":null,"finalised_at":null,"created_at":"2026-11-26T15:54:00.025Z","updated_at":"2026-11-26T15:54:00.025Z","version":1}');
INSERT INTO audit_events VALUES ('org_01m8c90ee6evw82b01anjq7ja9', 58, 1795708440158, 'usr_01m8c90dvpebwt0s942dj986d9', 'key_01m8c90e9fejms7n1f4rxymjpb', 'vat_return.finalise', 'vrt_01m8c90kesew3bh8bsngpepx90', NULL, '{"id":"vrt_01m8c90kesew3bh8bsngpepx90","date_from":"2026-01-01","date_to":"2026-03-31","status":"finalised","currency":"GBP","scheme":"standard","flat_rate_percent":null,"adjustments":[],"boxes":{"1":698.40,"2":0.00,"3":698.40,"4":319.80,"5":378.60,"6":4776.00,"7":3427.00,"8":0.00,"9":0.00},"direction":"pay","hmrc":{"vatDueSales":698.40,"vatDueAcquisitions":0.00,"totalVatDue":698.40,"vatReclaimedCurrPeriod":319.80,"netVatDue":378.60,"totalValueSalesExVAT":4776,"totalValuePurchasesExVAT":3427,"totalValueGoodsSuppliedExVAT":0,"totalAcquisitionsExVAT":0},"journal_id":null,"finalised_at":"2026-11-26T15:54:00.158Z","created_at":"2026-11-26T15:54:00.025Z","updated_at":"2026-11-26T15:54:00.158Z","version":2}');
INSERT INTO audit_events VALUES ('org_01m8c90ee6evw82b01anjq7ja9', 59, 1795708440236, 'usr_01m8c90dvpebwt0s942dj986d9', 'key_01m8c90e9fejms7n1f4rxymjpb', 'organisation.lock', 'org_01m8c90ee6evw82b01anjq7ja9', '{"lock_date":null}', '{"lock_date":"2026-03-31","reason":"year end"}');
INSERT INTO bank_accounts VALUES ('bac_01m8c90ecdez98zw785rtb5g34', 'org_01m8c90eb8ekzrnxepa9ppv2rg', 'acc_01m8c90eb8ekzrnxep5d84w2xb', 'Current', 'current', NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1795708434829, 1795708434829, 1, NULL);
INSERT INTO bank_accounts VALUES ('bac_01m8c90enxe4qsv594sm2eemtz', 'org_01m8c90ee6evw82b01anjq7ja9', 'acc_01m8c90ee6evw82b015sjahrrd', 'Current', 'current', NULL, NULL, NULL, 1000000, '2026-01-01', 'jnl_01m8c90enxe4qsv594swaz44q5', 900715, 1795708435133, 1795708436592, 2, '2026-03-31');
INSERT INTO bank_accounts VALUES ('bac_01m8c90eptepc90xt782tc2qge', 'org_01m8c90ee6evw82b01anjq7ja9', 'acc_01m8c90eptepc90xt786grybe2', 'Savings', 'savings', NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1795708435162, 1795708435162, 1, NULL);
INSERT INTO stated_balances VALUES ('org_01m8c90ee6evw82b01anjq7ja9', 'bac_01m8c90enxe4qsv594sm2eemtz', '2026-03-31', 900715, 1795708436592);
INSERT INTO bank_transactions VALUES ('btx_01m8c90g3gecg8b58j2waxyegf', 'org_01m8c90ee6evw82b01anjq7ja9', 'bac_01m8c90enxe4qsv594sm2eemtz', '2026-01-22', -107880, 'FPO TECHBARN LTD TB-0117', NULL, NULL, X'1272808C0B8E7153718481FDD8CAD3BCA1177A0D294A925B0D41E3B4B2AE4845', 1, 'fpo techbarn ltd tb-0117', 'confirmed', NULL, 'NV', NULL, 'con_01m8c90f2eeqb8wxjb3g0rwycg', 'allocations', 'jnl_01m8c90g85esvbrvs7aajt43cb', 2, NULL, 'NV', 0, 1795708436741, 1795708436592, 1795708436741, 2, NULL);
INSERT INTO bank_transactions VALUES ('btx_01m8c90g3gecg8b58j32axjd1y', 'org_01m8c90ee6evw82b01anjq7ja9', 'bac_01m8c90enxe4qsv594sm2eemtz', '2026-01-30', 150000, 'FPI ABBEY SCHOOLS TRUST PART INV-0001', NULL, NULL, X'328DD05DF287413BBD6F750059372A7F48A2FE8810A1C938B25CC5B4201F7110', 1, 'fpi abbey schools trust part inv-0001', 'confirmed', NULL, 'NV', NULL, 'con_01m8c90eqrethreh2pzz5th3vh', 'allocations', 'jnl_01m8c90gbfesz9dk2we6fmm5rs', 2, NULL, 'NV', 0, 1795708436847, 1795708436592, 1795708436847, 2, NULL);
INSERT INTO bank_transactions VALUES ('btx_01m8c90g3gecg8b58j3544tg7s', 'org_01m8c90ee6evw82b01anjq7ja9', 'bac_01m8c90enxe4qsv594sm2eemtz', '2026-02-02', -3600, 'CARD SLATEWORK SOFTWARE SUBSCRIPTION', NULL, NULL, X'67141EE03747F94A367872676174183B43B71F3C3CDD657ED483571C76EC7C0E', 1, 'card slatework software subscription', 'confirmed', 'acc_01m8c90ee6evw82b019jbqxdw4', 'ST', NULL, NULL, 'account', 'jnl_01m8c90k13e2r8sd2mmgv8422w', 1, 'acc_01m8c90ee6evw82b019jbqxdw4', 'ST', -600, 1795708439587, 1795708436592, 1795708439587, 3, NULL);
INSERT INTO bank_transactions VALUES ('btx_01m8c90g3gecg8b58j39ahbe8g', 'org_01m8c90ee6evw82b01anjq7ja9', 'bac_01m8c90enxe4qsv594sm2eemtz', '2026-02-10', -135000, 'FPO HARCOURT LETTINGS HL-33', NULL, NULL, X'A554BD883699F03B2433581DAE214B19EF4CA02926A5399A2312D8445D2AE6F3', 1, 'fpo harcourt lettings hl-33', 'confirmed', NULL, 'NV', NULL, 'con_01m8c90f4wew7r6a8v5zfk0sz1', 'allocations', 'jnl_01m8c90gj6ebv98997mcy91bss', 2, NULL, 'NV', 0, 1795708437062, 1795708436592, 1795708437062, 2, NULL);
INSERT INTO bank_transactions VALUES ('btx_01m8c90g3gecg8b58j3d3q5pzd', 'org_01m8c90ee6evw82b01anjq7ja9', 'bac_01m8c90enxe4qsv594sm2eemtz', '2026-02-16', 171000, 'FPI ABBEY SCHOOLS TRUST INV-0001 INV-0002', NULL, NULL, X'3A4F56DDD806837EDC73F6F4DC68C99DACBE0696CCC891AED5FA4883FF1E7336', 1, 'fpi abbey schools trust inv-0001 inv-0002', 'confirmed', NULL, 'NV', NULL, 'con_01m8c90eqrethreh2pzz5th3vh', 'allocations', 'jnl_01m8c90gmyenvr0zg1zj7edrze', 2, NULL, 'NV', 0, 1795708437150, 1795708436592, 1795708437150, 2, NULL);
INSERT INTO bank_transactions VALUES ('btx_01m8c90g3gecg8b58j3gm0vpmf', 'org_01m8c90ee6evw82b01anjq7ja9', 'bac_01m8c90enxe4qsv594sm2eemtz', '2026-02-18', -5840, 'CARD TRAINLINE.COM LONDON', NULL, NULL, X'56CF7DBBB1CCE80AAE434516F639C2AE3AC2F04AE4E3EC16A64F481C4271CE17', 1, 'card trainline.com london', 'confirmed', 'acc_01m8c90ee6evw82b019rpj0ydd', 'ZR', NULL, NULL, 'account', 'jnl_01m8c90js3ezja3tyh8pz56a61', 1, 'acc_01m8c90ee6evw82b019rpj0ydd', 'ZR', 0, 1795708439331, 1795708436592, 1795708439331, 3, NULL);
INSERT INTO bank_transactions VALUES ('btx_01m8c90g3gecg8b58j3pcztma3', 'org_01m8c90ee6evw82b01anjq7ja9', 'bac_01m8c90enxe4qsv594sm2eemtz', '2026-02-27', -40000, 'FPO PRINTWELL PX-881', NULL, NULL, X'CBB4004E5F456DD9C35D050B3FE3C9E6B04BF0EAB21532E492B097A7B21B73A1', 1, 'fpo printwell px-881', 'confirmed', NULL, 'NV', NULL, 'con_01m8c90ezqekavj4kdv47ys1wn', 'allocations', 'jnl_01m8c90gsre4mvwzbxqt541j5z', 2, NULL, 'NV', 0, 1795708437304, 1795708436592, 1795708437304, 2, NULL);
INSERT INTO bank_transactions VALUES ('btx_01m8c90g3gecg8b58j3vaz62zj', 'org_01m8c90ee6evw82b01anjq7ja9', 'bac_01m8c90enxe4qsv594sm2eemtz', '2026-03-02', -3600, 'CARD SLATEWORK SOFTWARE SUBSCRIPTION', NULL, NULL, X'C9F5FEC85CB8D9A7FF4021B408AB259A9BB61A729B1B9895D3CBF4C028444205', 1, 'card slatework software subscription', 'confirmed', 'acc_01m8c90ee6evw82b019jbqxdw4', 'ST', NULL, NULL, 'account', 'jnl_01m8c90jwwe6p9dfcsbk75h0s6', 1, 'acc_01m8c90ee6evw82b019jbqxdw4', 'ST', -600, 1795708439452, 1795708436592, 1795708439452, 3, NULL);
INSERT INTO bank_transactions VALUES ('btx_01m8c90g3gecg8b58j3xw0mm3w', 'org_01m8c90ee6evw82b01anjq7ja9', 'bac_01m8c90enxe4qsv594sm2eemtz', '2026-03-06', 28200, 'FPI KESTREL FITNESS CIC INV-0003', NULL, NULL, X'8E0352E4B1B35F89518582419B2FF0638D7196EA458695B1839482EA1B564551', 1, 'fpi kestrel fitness cic inv-0003', 'confirmed', NULL, 'NV', NULL, 'con_01m8c90evqehnsab191gre2pa7', 'match', 'jnl_01m8c90fz4ejv9dn24qs9gtg2x', 2, NULL, 'NV', 0, 1795708437657, 1795708436592, 1795708437657, 2, NULL);
INSERT INTO bank_transactions VALUES ('btx_01m8c90g3gecg8b58j42qczb7m', 'org_01m8c90ee6evw82b01anjq7ja9', 'bac_01m8c90enxe4qsv594sm2eemtz', '2026-03-16', 141840, 'FPI MARLOW AND PIKE LLP INV-0004 LESS CN-0001', NULL, NULL, X'71E7888D7A34F0BCC91A019E775F105D0016A4F32F799EDAF02F3D2A7290E64D', 1, 'fpi marlow and pike llp inv-0004 less cn-0001', 'confirmed', NULL, 'NV', NULL, 'con_01m8c90exxe67tved4s1hfn94q', 'allocations', 'jnl_01m8c90gxjez98wyn6btapkb09', 2, NULL, 'NV', 0, 1795708437426, 1795708436592, 1795708437426, 2, NULL);
INSERT INTO bank_transactions VALUES ('btx_01m8c90g3gecg8b58j45prkm6a', 'org_01m8c90ee6evw82b01anjq7ja9', 'bac_01m8c90enxe4qsv594sm2eemtz', '2026-03-20', -750, 'TOTAL CHARGES TO 19MAR2026', NULL, NULL, X'F0BA29B088E504EAE3E9A2FE7A0600DAE5D622DB4B4B80CCFFA83595DB79F5C3', 1, 'total charges to 19mar2026', 'confirmed', 'acc_01m8c90ee6evw82b01adjdsap4', 'EX', NULL, NULL, 'account', 'jnl_01m8c90k6ge4ba6chq5akjbjnq', 1, 'acc_01m8c90ee6evw82b01adjdsap4', 'EX', 0, 1795708439760, 1795708436592, 1795708439760, 3, NULL);
INSERT INTO bank_transactions VALUES ('btx_01m8c90g3gecg8b58j49ndxe7v', 'org_01m8c90ee6evw82b01anjq7ja9', 'bac_01m8c90enxe4qsv594sm2eemtz', '2026-03-25', -200000, 'TFR TO SAVINGS', NULL, NULL, X'B7B90B8EE2BD4F650D5F978B5912EB492294E4044B7D3C5C2E065CA73B855EAE', 1, 'tfr to savings', 'confirmed', NULL, 'NV', NULL, NULL, 'transfer', 'jnl_01m8c90h7ye06t1kay7hzny3v1', 1, NULL, 'NV', 0, 1795708437758, 1795708436592, 1795708437758, 2, NULL);
INSERT INTO bank_transactions VALUES ('btx_01m8c90g3gecg8b58j4dy05qay', 'org_01m8c90ee6evw82b01anjq7ja9', 'bac_01m8c90enxe4qsv594sm2eemtz', '2026-03-31', -93655, 'FPO J WREN NET PAY MARCH', NULL, NULL, X'B723781A8F8F5C03549E3D18755201BD640E2AC657779E194AC48817223FFDEE', 1, 'fpo j wren net pay march', 'confirmed', 'acc_01m8c90ee6evw82b016hyaq6rf', 'NV', NULL, NULL, 'account', 'jnl_01m8c90hd8ehra0dp3efhk8rsy', 1, 'acc_01m8c90ee6evw82b016hyaq6rf', 'NV', 0, 1795708437928, 1795708436592, 1795708437928, 2, NULL);
INSERT INTO bank_transactions VALUES ('btx_01m8c90n3jefbrydb4d7s07jah', 'org_01m8c90eb8ekzrnxepa9ppv2rg', 'bac_01m8c90ecdez98zw785rtb5g34', '2026-03-02', -50000, 'CARD 4417 SCREWFIX', NULL, NULL, X'0ED9BB1B0D55AF6C307FF282ECDC85BC1BD02E3792AC92D0AF03BB4A90C6DDD4', 1, 'card 4417 screwfix', 'unconfirmed', NULL, 'NV', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1795708441714, 1795708441788, 3, NULL);
INSERT INTO unlinked_journals VALUES ('org_01m8c90eb8ekzrnxepa9ppv2rg', 'btx_01m8c90n3jefbrydb4d7s07jah', 'jnl_01m8c90n4fewgv6wjjrq84q92e');
INSERT INTO invoices VALUES ('inv_01m8c90f9mesgackz64h8zrgam', 'org_01m8c90ee6evw82b01anjq7ja9', 'sales', 'invoice', 'issued', 'INV-0001', 'con_01m8c90eqrethreh2pzz5th3vh', '2026-01-15', '2026-02-14', 'exclusive', NULL, NULL, 195000, 39000, 234000, 234000, 0, 'issued', 'jnl_01m8c90f9mesgackz64pr2tsc2', NULL, NULL, 'inv-0001', 1795708435764, 1795708437150, 3, '2026-02-16', 2, '2026-01-30', '2026-02-16');
INSERT INTO invoices VALUES ('inv_01m8c90faye339fnb49ntx3yr8', 'org_01m8c90ee6evw82b01anjq7ja9', 'purchase', 'invoice', 'issued', 'PX-881', 'con_01m8c90ezqekavj4kdv47ys1wn', '2026-01-20', '2026-02-19', 'exclusive', NULL, NULL, 41200, 0, 41200, 40000, 0, 'issued', 'jnl_01m8c90faye339fnb49te6zagw', NULL, NULL, 'px-881', 1795708435806, 1795708437304, 2, '9999-99-99', 1, '2026-02-27', '2026-02-27');
INSERT INTO invoices VALUES ('inv_01m8c90fcjeb5v26h1sys0xehf', 'org_01m8c90ee6evw82b01anjq7ja9', 'purchase', 'invoice', 'issued', 'TB-0117', 'con_01m8c90f2eeqb8wxjb3g0rwycg', '2026-01-21', '2026-02-20', 'exclusive', NULL, NULL, 89900, 17980, 107880, 107880, 0, 'issued', 'jnl_01m8c90fcjeb5v26h1t3m4xphj', NULL, NULL, 'tb-0117', 1795708435858, 1795708436741, 2, '2026-01-22', 1, '2026-01-22', '2026-01-22');
INSERT INTO invoices VALUES ('inv_01m8c90fd1edtrpsqgch4dm021', 'org_01m8c90ee6evw82b01anjq7ja9', 'sales', 'invoice', 'issued', 'INV-0002', 'con_01m8c90eqrethreh2pzz5th3vh', '2026-01-28', '2026-02-27', 'exclusive', NULL, NULL, 87000, 0, 87000, 87000, 0, 'issued', 'jnl_01m8c90fd1edtrpsqgcp9nm5v0', NULL, NULL, 'inv-0002', 1795708435873, 1795708437150, 2, '2026-02-16', 1, '2026-02-16', '2026-02-16');
INSERT INTO invoices VALUES ('inv_01m8c90fdqepfr9ns9fagvkzyp', 'org_01m8c90ee6evw82b01anjq7ja9', 'purchase', 'invoice', 'issued', 'HL-33', 'con_01m8c90f4wew7r6a8v5zfk0sz1', '2026-02-01', '2026-03-03', 'exclusive', NULL, NULL, 135000, 0, 135000, 135000, 0, 'issued', 'jnl_01m8c90fdqepfr9ns9fe4d6n14', NULL, NULL, 'hl-33', 1795708435895, 1795708437062, 2, '2026-02-10', 1, '2026-02-10', '2026-02-10');
INSERT INTO invoices VALUES ('inv_01m8c90fe5ep79vyke1hqad6ak', 'org_01m8c90ee6evw82b01anjq7ja9', 'sales', 'invoice', 'issued', 'INV-0003', 'con_01m8c90evqehnsab191gre2pa7', '2026-02-09', '2026-03-11', 'exclusive', NULL, NULL, 27500, 700, 28200, 28200, 0, 'issued', 'jnl_01m8c90fe5ep79vyke1pysresr', NULL, NULL, 'inv-0003', 1795708435909, 1795708436452, 2, '2026-03-06', 1, '2026-03-06', '2026-03-06');
INSERT INTO invoices VALUES ('inv_01m8c90feeed5b8z93p06mx05v', 'org_01m8c90ee6evw82b01anjq7ja9', 'sales', 'invoice', 'issued', 'INV-0004', 'con_01m8c90exxe67tved4s1hfn94q', '2026-02-20', '2026-03-22', 'exclusive', NULL, NULL, 133200, 26640, 159840, 141840, 18000, 'issued', 'jnl_01m8c90feeed5b8z93p4dcrn60', NULL, NULL, 'inv-0004', 1795708435918, 1795708437426, 3, '2026-03-16', 2, '2026-03-12', '2026-03-16');
INSERT INTO invoices VALUES ('inv_01m8c90ffne32sv62vyhjjkn1b', 'org_01m8c90ee6evw82b01anjq7ja9', 'sales', 'invoice', 'void', 'INV-0005', 'con_01m8c90exxe67tved4s1hfn94q', '2026-03-03', '2026-04-02', 'exclusive', NULL, NULL, 50000, 10000, 60000, 0, 0, 'issued', 'jnl_01m8c90ffne32sv62vynxmmgx5', '2026-03-03', 'jnl_01m8c90fm9ey39b4rfc9k621x4', 'inv-0005', 1795708435957, 1795708436105, 2, '2026-03-03', 0, NULL, NULL);
INSERT INTO invoices VALUES ('inv_01m8c90fgkedp8ecwk3k6jf4b0', 'org_01m8c90ee6evw82b01anjq7ja9', 'sales', 'credit_note', 'issued', 'CN-0001', 'con_01m8c90exxe67tved4s1hfn94q', '2026-03-12', '2026-03-12', 'exclusive', 'INV-0004', NULL, 15000, 3000, 18000, 0, 18000, 'issued', 'jnl_01m8c90fgkedp8ecwk3qzpaaqm', NULL, NULL, 'cn-0001
inv-0004', 1795708435987, 1795708436240, 2, '2026-03-12', 1, '2026-03-12', '2026-03-12');
INSERT INTO invoices VALUES ('inv_01m8c90fhkebarahnvnk45wama', 'org_01m8c90ee6evw82b01anjq7ja9', 'purchase', 'invoice', 'issued', 'FR-1209', 'con_01m8c90f73eh2sc0weqh6he6sg', '2026-03-24', '2026-04-23', 'inclusive', NULL, NULL, 64000, 12800, 76800, 0, 0, 'issued', 'jnl_01m8c90fhkebarahnvnqvepdhc', NULL, NULL, 'fr-1209', 1795708436019, 1795708436019, 1, '9999-99-99', 0, NULL, NULL);
INSERT INTO invoices VALUES ('inv_01m8c90fjaehyvx1129fk77fkj', 'org_01m8c90ee6evw82b01anjq7ja9', 'sales', 'invoice', 'issued', 'INV-0006', 'con_01m8c90eqrethreh2pzz5th3vh', '2026-03-27', '2026-04-26', 'exclusive', NULL, NULL, 49900, 6500, 56400, 0, 0, 'issued', 'jnl_01m8c90fjaehyvx1129hc2y6ra', NULL, NULL, 'inv-0006', 1795708436042, 1795708436042, 1, '9999-99-99', 0, NULL, NULL);
INSERT INTO invoice_lines VALUES ('org_01m8c90ee6evw82b01anjq7ja9', 'inv_01m8c90f9mesgackz64h8zrgam', 1, 'Course design, 3 days', '3', '650.00', NULL, 'acc_01m8c90ee6evw82b017nbgpw7v', 'ST', NULL, 195000, 39000, 234000);
INSERT INTO invoice_lines VALUES ('org_01m8c90ee6evw82b01anjq7ja9', 'inv_01m8c90faye339fnb49ntx3yr8', 1, 'Printing of workbooks', '1', '412.00', NULL, 'acc_01m8c90ee6evw82b018at4kpkv', 'ZR', NULL, 41200, 0, 41200);
INSERT INTO invoice_lines VALUES ('org_01m8c90ee6evw82b01anjq7ja9', 'inv_01m8c90fcjeb5v26h1sys0xehf', 1, 'Laptop', '1', '899.00', NULL, 'acc_01m8c90ee6evw82b014ta5c40f', 'ST', NULL, 89900, 17980, 107880);
INSERT INTO invoice_lines VALUES ('org_01m8c90ee6evw82b01anjq7ja9', 'inv_01m8c90fd1edtrpsqgch4dm021', 1, 'Workbooks', '120', '7.25', NULL, 'acc_01m8c90ee6evw82b017v97jzzm', 'ZR', NULL, 87000, 0, 87000);
INSERT INTO invoice_lines VALUES ('org_01m8c90ee6evw82b01anjq7ja9', 'inv_01m8c90fdqepfr9ns9fagvkzyp', 1, 'Rent, January to March', '1', '1350.00', NULL, 'acc_01m8c90ee6evw82b0192c26aqb', 'EX', NULL, 135000, 0, 135000);
INSERT INTO invoice_lines VALUES ('org_01m8c90ee6evw82b01anjq7ja9', 'inv_01m8c90fe5ep79vyke1hqad6ak', 1, 'Seminar room, 5 evenings', '5', '48.00', NULL, 'acc_01m8c90ehee47vpsfaahs5we4v', 'EX', NULL, 24000, 0, 24000);
INSERT INTO invoice_lines VALUES ('org_01m8c90ee6evw82b01anjq7ja9', 'inv_01m8c90fe5ep79vyke1hqad6ak', 2, 'Projector', '1', '35.00', NULL, 'acc_01m8c90ee6evw82b017nbgpw7v', 'ST', NULL, 3500, 700, 4200);
INSERT INTO invoice_lines VALUES ('org_01m8c90ee6evw82b01anjq7ja9', 'inv_01m8c90feeed5b8z93p06mx05v', 1, 'Course for new starters', '1', '1480.00', '10', 'acc_01m8c90ee6evw82b017nbgpw7v', 'ST', NULL, 133200, 26640, 159840);
INSERT INTO invoice_lines VALUES ('org_01m8c90ee6evw82b01anjq7ja9', 'inv_01m8c90ffne32sv62vyhjjkn1b', 1, 'Raised in error', '1', '500.00', NULL, 'acc_01m8c90ee6evw82b017nbgpw7v', 'ST', NULL, 50000, 10000, 60000);
INSERT INTO invoice_lines VALUES ('org_01m8c90ee6evw82b01anjq7ja9', 'inv_01m8c90fgkedp8ecwk3k6jf4b0', 1, 'A day that was not held', '1', '150.00', NULL, 'acc_01m8c90ee6evw82b017nbgpw7v', 'ST', NULL, 15000, 3000, 18000);
INSERT INTO invoice_lines VALUES ('org_01m8c90ee6evw82b01anjq7ja9', 'inv_01m8c90fhkebarahnvnk45wama', 1, 'Illustration, 2 days', '2', '384.00', NULL, 'acc_01m8c90ee6evw82b018egbtjb5', 'ST', NULL, 64000, 12800, 76800);
INSERT INTO invoice_lines VALUES ('org_01m8c90ee6evw82b01anjq7ja9', 'inv_01m8c90fjaehyvx1129fk77fkj', 1, 'Workbooks', '24', '7.25', NULL, 'acc_01m8c90ee6evw82b017v97jzzm', 'ZR', NULL, 17400, 0, 17400);
INSERT INTO invoice_lines VALUES ('org_01m8c90ee6evw82b01anjq7ja9', 'inv_01m8c90fjaehyvx1129fk77fkj', 2, 'Half a day of course design', '0.5', '650.00', NULL, 'acc_01m8c90ee6evw82b017nbgpw7v', 'ST', NULL, 32500, 6500, 39000);
INSERT INTO number_sequences VALUES ('org_01m8c90ee6evw82b01anjq7ja9', 'credit_note', 1);
INSERT INTO number_sequences VALUES ('org_01m8c90ee6evw82b01anjq7ja9', 'invoice', 6);
INSERT INTO settlements VALUES ('set_01m8c90fz4ejv9dn24qmr6m5tz', 'org_01m8c90ee6evw82b01anjq7ja9', 'receipt', 'sales', 'posted', 'con_01m8c90evqehnsab191gre2pa7', 'bac_01m8c90enxe4qsv594sm2eemtz', '2026-03-06', 28200, 28200, NULL, 'btx_01m8c90g3gecg8b58j3xw0mm3w', 0, 'jnl_01m8c90fz4ejv9dn24qs9gtg2x', NULL, NULL, '', 1795708436452, 1795708437657, 2, '2026-03-06', 1, '2026-03-06', '2026-03-06');
INSERT INTO settlements VALUES ('set_01m8c90g85esvbrvs7aajt43cb', 'org_01m8c90ee6evw82b01anjq7ja9', 'payment', 'purchase', 'posted', 'con_01m8c90f2eeqb8wxjb3g0rwycg', 'bac_01m8c90enxe4qsv594sm2eemtz', '2026-01-22', 107880, 107880, NULL, 'btx_01m8c90g3gecg8b58j2waxyegf', 1, 'jnl_01m8c90g85esvbrvs7aajt43cb', NULL, NULL, '', 1795708436741, 1795708436741, 1, '2026-01-22', 1, '2026-01-22', '2026-01-22');
INSERT INTO settlements VALUES ('set_01m8c90gbfesz9dk2we6fmm5rs', 'org_01m8c90ee6evw82b01anjq7ja9', 'receipt', 'sales', 'posted', 'con_01m8c90eqrethreh2pzz5th3vh', 'bac_01m8c90enxe4qsv594sm2eemtz', '2026-01-30', 150000, 150000, NULL, 'btx_01m8c90g3gecg8b58j32axjd1y', 1, 'jnl_01m8c90gbfesz9dk2we6fmm5rs', NULL, NULL, '', 1795708436847, 1795708436847, 1, '2026-01-30', 1, '2026-01-30', '2026-01-30');
INSERT INTO settlements VALUES ('set_01m8c90gj6ebv98997mcy91bss', 'org_01m8c90ee6evw82b01anjq7ja9', 'payment', 'purchase', 'posted', 'con_01m8c90f4wew7r6a8v5zfk0sz1', 'bac_01m8c90enxe4qsv594sm2eemtz', '2026-02-10', 135000, 135000, NULL, 'btx_01m8c90g3gecg8b58j39ahbe8g', 1, 'jnl_01m8c90gj6ebv98997mcy91bss', NULL, NULL, '', 1795708437062, 1795708437062, 1, '2026-02-10', 1, '2026-02-10', '2026-02-10');
INSERT INTO settlements VALUES ('set_01m8c90gmyenvr0zg1zj7edrze', 'org_01m8c90ee6evw82b01anjq7ja9', 'receipt', 'sales', 'posted', 'con_01m8c90eqrethreh2pzz5th3vh', 'bac_01m8c90enxe4qsv594sm2eemtz', '2026-02-16', 171000, 171000, NULL, 'btx_01m8c90g3gecg8b58j3d3q5pzd', 1, 'jnl_01m8c90gmyenvr0zg1zj7edrze', NULL, NULL, '', 1795708437150, 1795708437150, 1, '2026-02-16', 2, '2026-02-16', '2026-02-16');
INSERT INTO settlements VALUES ('set_01m8c90gsre4mvwzbxqt541j5z', 'org_01m8c90ee6evw82b01anjq7ja9', 'payment', 'purchase', 'posted', 'con_01m8c90ezqekavj4kdv47ys1wn', 'bac_01m8c90enxe4qsv594sm2eemtz', '2026-02-27', 40000, 40000, NULL, 'btx_01m8c90g3gecg8b58j3pcztma3', 1, 'jnl_01m8c90gsre4mvwzbxqt541j5z', NULL, NULL, '', 1795708437304, 1795708437304, 1, '2026-02-27', 1, '2026-02-27', '2026-02-27');
INSERT INTO settlements VALUES ('set_01m8c90gxjez98wyn6btapkb09', 'org_01m8c90ee6evw82b01anjq7ja9', 'receipt', 'sales', 'posted', 'con_01m8c90exxe67tved4s1hfn94q', 'bac_01m8c90enxe4qsv594sm2eemtz', '2026-03-16', 141840, 141840, NULL, 'btx_01m8c90g3gecg8b58j42qczb7m', 1, 'jnl_01m8c90gxjez98wyn6btapkb09', NULL, NULL, '', 1795708437426, 1795708437426, 1, '2026-03-16', 1, '2026-03-16', '2026-03-16');
INSERT INTO allocations VALUES ('alc_01m8c90frgezsv1g8v4h14f93h', 'org_01m8c90ee6evw82b01anjq7ja9', 'inv_01m8c90feeed5b8z93p06mx05v', NULL, 'inv_01m8c90fgkedp8ecwk3k6jf4b0', 18000, '2026-03-12', NULL, 1795708436240, NULL);
INSERT INTO allocations VALUES ('alc_01m8c90fz4ejv9dn24qx1gmpw3', 'org_01m8c90ee6evw82b01anjq7ja9', 'inv_01m8c90fe5ep79vyke1hqad6ak', 'set_01m8c90fz4ejv9dn24qmr6m5tz', NULL, 28200, '2026-03-06', NULL, 1795708436452, NULL);
INSERT INTO allocations VALUES ('alc_01m8c90g85esvbrvs7aajt43cb', 'org_01m8c90ee6evw82b01anjq7ja9', 'inv_01m8c90fcjeb5v26h1sys0xehf', 'set_01m8c90g85esvbrvs7aajt43cb', NULL, 107880, '2026-01-22', NULL, 1795708436741, NULL);
INSERT INTO allocations VALUES ('alc_01m8c90gbfesz9dk2we6fmm5rs', 'org_01m8c90ee6evw82b01anjq7ja9', 'inv_01m8c90f9mesgackz64h8zrgam', 'set_01m8c90gbfesz9dk2we6fmm5rs', NULL, 150000, '2026-01-30', NULL, 1795708436847, NULL);
INSERT INTO allocations VALUES ('alc_01m8c90gj6ebv98997mcy91bss', 'org_01m8c90ee6evw82b01anjq7ja9', 'inv_01m8c90fdqepfr9ns9fagvkzyp', 'set_01m8c90gj6ebv98997mcy91bss', NULL, 135000, '2026-02-10', NULL, 1795708437062, NULL);
INSERT INTO allocations VALUES ('alc_01m8c90gmyenvr0zg1zj7edrze', 'org_01m8c90ee6evw82b01anjq7ja9', 'inv_01m8c90f9mesgackz64h8zrgam', 'set_01m8c90gmyenvr0zg1zj7edrze', NULL, 84000, '2026-02-16', NULL, 1795708437150, NULL);
INSERT INTO allocations VALUES ('alc_01m8c90gmyenvr0zg1zj7edrzf', 'org_01m8c90ee6evw82b01anjq7ja9', 'inv_01m8c90fd1edtrpsqgch4dm021', 'set_01m8c90gmyenvr0zg1zj7edrze', NULL, 87000, '2026-02-16', NULL, 1795708437150, NULL);
INSERT INTO allocations VALUES ('alc_01m8c90gsre4mvwzbxqt541j5z', 'org_01m8c90ee6evw82b01anjq7ja9', 'inv_01m8c90faye339fnb49ntx3yr8', 'set_01m8c90gsre4mvwzbxqt541j5z', NULL, 40000, '2026-02-27', NULL, 1795708437304, NULL);
INSERT INTO allocations VALUES ('alc_01m8c90gxjez98wyn6btapkb09', 'org_01m8c90ee6evw82b01anjq7ja9', 'inv_01m8c90feeed5b8z93p06mx05v', 'set_01m8c90gxjez98wyn6btapkb09', NULL, 141840, '2026-03-16', NULL, 1795708437426, NULL);
INSERT INTO tax_rates VALUES ('org_01m8c90eb8ekzrnxepa9ppv2rg', 'ST', '2026-02-01', 190000);
INSERT INTO vat_entries VALUES ('org_01m8c90ee6evw82b01anjq7ja9', 2, 2, 0, '2026-01-15', '2026-01-15', 'output', 'ST', 195000, 39000, 'inv_01m8c90f9mesgackz64h8zrgam', NULL);
INSERT INTO vat_entries VALUES ('org_01m8c90ee6evw82b01anjq7ja9', 3, 2, 0, '2026-01-20', '2026-01-20', 'input', 'ZR', 41200, 0, 'inv_01m8c90faye339fnb49ntx3yr8', NULL);
INSERT INTO vat_entries VALUES ('org_01m8c90ee6evw82b01anjq7ja9', 4, 2, 0, '2026-01-21', '2026-01-21', 'input', 'ST', 89900, 17980, 'inv_01m8c90fcjeb5v26h1sys0xehf', NULL);
INSERT INTO vat_entries VALUES ('org_01m8c90ee6evw82b01anjq7ja9', 5, 2, 0, '2026-01-28', '2026-01-28', 'output', 'ZR', 87000, 0, 'inv_01m8c90fd1edtrpsqgch4dm021', NULL);
INSERT INTO vat_entries VALUES ('org_01m8c90ee6evw82b01anjq7ja9', 6, 2, 0, '2026-02-01', '2026-02-01', 'input', 'EX', 135000, 0, 'inv_01m8c90fdqepfr9ns9fagvkzyp', NULL);
INSERT INTO vat_entries VALUES ('org_01m8c90ee6evw82b01anjq7ja9', 7, 2, 0, '2026-02-09', '2026-02-09', 'output', 'EX', 24000, 0, 'inv_01m8c90fe5ep79vyke1hqad6ak', NULL);
INSERT INTO vat_entries VALUES ('org_01m8c90ee6evw82b01anjq7ja9', 7, 3, 0, '2026-02-09', '2026-02-09', 'output', 'ST', 3500, 700, 'inv_01m8c90fe5ep79vyke1hqad6ak', NULL);
INSERT INTO vat_entries VALUES ('org_01m8c90ee6evw82b01anjq7ja9', 8, 2, 0, '2026-02-20', '2026-02-20', 'output', 'ST', 133200, 26640, 'inv_01m8c90feeed5b8z93p06mx05v', NULL);
INSERT INTO vat_entries VALUES ('org_01m8c90ee6evw82b01anjq7ja9', 9, 2, 0, '2026-03-03', '2026-03-03', 'output', 'ST', 50000, 10000, 'inv_01m8c90ffne32sv62vyhjjkn1b', NULL);
INSERT INTO vat_entries VALUES ('org_01m8c90ee6evw82b01anjq7ja9', 10, 2, 0, '2026-03-12', '2026-03-12', 'output', 'ST', -15000, -3000, 'inv_01m8c90fgkedp8ecwk3k6jf4b0', NULL);
INSERT INTO vat_entries VALUES ('org_01m8c90ee6evw82b01anjq7ja9', 11, 2, 0, '2026-03-24', '2026-03-24', 'input', 'ST', 64000, 12800, 'inv_01m8c90fhkebarahnvnk45wama', NULL);
INSERT INTO vat_entries VALUES ('org_01m8c90ee6evw82b01anjq7ja9', 12, 2, 0, '2026-03-27', '2026-03-27', 'output', 'ZR', 17400, 0, 'inv_01m8c90fjaehyvx1129fk77fkj', NULL);
INSERT INTO vat_entries VALUES ('org_01m8c90ee6evw82b01anjq7ja9', 12, 3, 0, '2026-03-27', '2026-03-27', 'output', 'ST', 32500, 6500, 'inv_01m8c90fjaehyvx1129fk77fkj', NULL);
INSERT INTO vat_entries VALUES ('org_01m8c90ee6evw82b01anjq7ja9', 13, 2, 0, '2026-03-03', '2026-03-03', 'output', 'ST', -50000, -10000, 'inv_01m8c90ffne32sv62vyhjjkn1b', NULL);
INSERT INTO vat_entries VALUES ('org_01m8c90ee6evw82b01anjq7ja9', 26, 2, 0, '2026-02-18', '2026-02-18', 'input', 'ZR', 5840, 0, NULL, NULL);
INSERT INTO vat_entries VALUES ('org_01m8c90ee6evw82b01anjq7ja9', 27, 2, 0, '2026-03-02', '2026-03-02', 'input', 'ST', 3000, 600, NULL, NULL);
INSERT INTO vat_entries VALUES ('org_01m8c90ee6evw82b01anjq7ja9', 28, 2, 0, '2026-02-02', '2026-02-02', 'input', 'ST', 3000, 600, NULL, NULL);
INSERT INTO vat_entries VALUES ('org_01m8c90ee6evw82b01anjq7ja9', 29, 2, 0, '2026-03-20', '2026-03-20', 'input', 'EX', 750, 0, NULL, NULL);
INSERT INTO vat_days VALUES ('org_01m8c90ee6evw82b01anjq7ja9', '2026-01-15', 'output', 195000, 39000);
INSERT INTO vat_days VALUES ('org_01m8c90ee6evw82b01anjq7ja9', '2026-01-20', 'input', 41200, 0);
INSERT INTO vat_days VALUES ('org_01m8c90ee6evw82b01anjq7ja9', '2026-01-21', 'input', 89900, 17980);
INSERT INTO vat_days VALUES ('org_01m8c90ee6evw82b01anjq7ja9', '2026-01-28', 'output', 87000, 0);
INSERT INTO vat_days VALUES ('org_01m8c90ee6evw82b01anjq7ja9', '2026-02-01', 'input', 135000, 0);
INSERT INTO vat_days VALUES ('org_01m8c90ee6evw82b01anjq7ja9', '2026-02-02', 'input', 3000, 600);
INSERT INTO vat_days VALUES ('org_01m8c90ee6evw82b01anjq7ja9', '2026-02-09', 'output', 27500, 700);
INSERT INTO vat_days VALUES ('org_01m8c90ee6evw82b01anjq7ja9', '2026-02-18', 'input', 5840, 0);
INSERT INTO vat_days VALUES ('org_01m8c90ee6evw82b01anjq7ja9', '2026-02-20', 'output', 133200, 26640);
INSERT INTO vat_days VALUES ('org_01m8c90ee6evw82b01anjq7ja9', '2026-03-02', 'input', 3000, 600);
INSERT INTO vat_days VALUES ('org_01m8c90ee6evw82b01anjq7ja9', '2026-03-03', 'output', 0, 0);
INSERT INTO vat_days VALUES ('org_01m8c90ee6evw82b01anjq7ja9', '2026-03-12', 'output', -15000, -3000);
INSERT INTO vat_days VALUES ('org_01m8c90ee6evw82b01anjq7ja9', '2026-03-20', 'input', 750, 0);
INSERT INTO vat_days VALUES ('org_01m8c90ee6evw82b01anjq7ja9', '2026-03-24', 'input', 64000, 12800);
INSERT INTO vat_days VALUES ('org_01m8c90ee6evw82b01anjq7ja9', '2026-03-27', 'output', 49900, 6500);
INSERT INTO vat_returns VALUES ('vrt_01m8c90kesew3bh8bsngpepx90', 'org_01m8c90ee6evw82b01anjq7ja9', '2026-01-01', '2026-03-31', 'finalised', '[]', 'standard', NULL, 477600, 69840, 342690, 31980, 69840, 0, 69840, 31980, 37860, 477600, 342700, 0, 0, NULL, 1795708440158, 1795708440025, 1795708440158, 2);
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
