-- The ledger: organisations, their members, their accounts, and the journals in their books.
-- Money is minor units, a debit positive and a credit negative; days are YYYY-MM-DD.

CREATE TABLE organisations (
    id TEXT COLLATE "C" PRIMARY KEY,
    name TEXT NOT NULL,
    currency TEXT NOT NULL,
    country TEXT NOT NULL,
    financial_year_end TEXT NOT NULL,
    vat_registered BIGINT NOT NULL CHECK (vat_registered IN (0, 1)),
    vat_number TEXT,
    vat_scheme TEXT NOT NULL CHECK (vat_scheme IN ('none', 'standard', 'cash', 'flat_rate')),
    flat_rate_percent TEXT,
    vat_rounding TEXT NOT NULL CHECK (vat_rounding IN ('line', 'document')),
    status TEXT NOT NULL CHECK (status IN ('active', 'archived')),
    lock_date TEXT,
    created_at BIGINT NOT NULL,
    updated_at BIGINT NOT NULL,
    version BIGINT NOT NULL,
    CHECK ((vat_scheme = 'none') = (vat_registered = 0)),
    CHECK ((vat_scheme = 'flat_rate') = (flat_rate_percent IS NOT NULL))
);

-- Where an organisation's books end: writers take turns at this row. `posted` is the sum of all
-- totals: no sum over lines is larger, so that none leaves 64 bits.
CREATE TABLE ledger_heads (
    organisation_id TEXT COLLATE "C" PRIMARY KEY REFERENCES organisations (id),
    sequence BIGINT NOT NULL CHECK (sequence >= 0),
    hash BYTEA NOT NULL CHECK (length(hash) = 32),
    posted BIGINT NOT NULL CHECK (posted >= 0),
    audited BIGINT NOT NULL CHECK (audited >= 0)
);

-- Invited by address; the user with the address accepts.
CREATE TABLE members (
    id TEXT COLLATE "C" PRIMARY KEY,
    organisation_id TEXT COLLATE "C" NOT NULL REFERENCES organisations (id),
    email TEXT NOT NULL,
    user_id TEXT REFERENCES users (id),
    role TEXT NOT NULL CHECK (role IN ('owner', 'editor', 'viewer')),
    created_at BIGINT NOT NULL,
    accepted_at BIGINT,
    UNIQUE (organisation_id, email),
    UNIQUE (organisation_id, user_id),
    CHECK ((user_id IS NULL) = (accepted_at IS NULL))
);

CREATE INDEX members_by_user ON members (user_id, organisation_id);
CREATE INDEX members_by_email ON members (email) WHERE user_id IS NULL;

CREATE TABLE accounts (
    id TEXT COLLATE "C" PRIMARY KEY,
    organisation_id TEXT COLLATE "C" NOT NULL REFERENCES organisations (id),
    code TEXT COLLATE "C" NOT NULL,
    name TEXT NOT NULL,
    account_type TEXT NOT NULL
        CHECK (account_type IN ('INCOME', 'EXPENSE', 'ASSET', 'LIABILITY', 'EQUITY')),
    role TEXT,
    default_vat_code TEXT,
    description TEXT,
    status TEXT NOT NULL CHECK (status IN ('active', 'archived')),
    created_at BIGINT NOT NULL,
    updated_at BIGINT NOT NULL,
    version BIGINT NOT NULL,
    UNIQUE (organisation_id, code),
    -- What refers to an account names its organisation too: no reference crosses.
    UNIQUE (organisation_id, id)
);

CREATE UNIQUE INDEX accounts_by_role ON accounts (organisation_id, role) WHERE role <> 'bank';

CREATE TABLE journals (
    id TEXT COLLATE "C" PRIMARY KEY,
    organisation_id TEXT COLLATE "C" NOT NULL REFERENCES organisations (id),
    sequence BIGINT NOT NULL CHECK (sequence > 0),
    entry_date TEXT COLLATE "C" NOT NULL,
    description TEXT NOT NULL,
    reference TEXT,
    external_id TEXT COLLATE "C",
    source TEXT NOT NULL,
    reverses_journal_id TEXT COLLATE "C" UNIQUE,
    total BIGINT NOT NULL CHECK (total > 0),
    created_at BIGINT NOT NULL,
    created_by TEXT NOT NULL REFERENCES users (id),
    hash BYTEA NOT NULL CHECK (length(hash) = 32),
    UNIQUE (organisation_id, sequence),
    UNIQUE (organisation_id, id),
    UNIQUE (organisation_id, external_id),
    FOREIGN KEY (organisation_id, reverses_journal_id) REFERENCES journals (organisation_id, id)
);

CREATE INDEX journals_by_date ON journals (organisation_id, entry_date, sequence);

-- The lines of a journal are written before it: see journals_balance. entry_date is the journal's,
-- so that an account's lines can be read in their order.
CREATE TABLE journal_lines (
    organisation_id TEXT COLLATE "C" NOT NULL,
    sequence BIGINT NOT NULL,
    line BIGINT NOT NULL CHECK (line > 0),
    account_id TEXT COLLATE "C" NOT NULL,
    amount BIGINT NOT NULL CHECK (amount <> 0),
    memo TEXT,
    vat_code TEXT,
    vat_amount BIGINT NOT NULL CHECK (vat_amount >= 0),
    is_generated BIGINT NOT NULL CHECK (is_generated IN (0, 1)),
    entry_date TEXT COLLATE "C" NOT NULL,
    PRIMARY KEY (organisation_id, sequence, line),
    FOREIGN KEY (organisation_id, sequence) REFERENCES journals (organisation_id, sequence)
        DEFERRABLE INITIALLY DEFERRED,
    FOREIGN KEY (organisation_id, account_id) REFERENCES accounts (organisation_id, id)
);

CREATE INDEX journal_lines_by_account ON journal_lines (account_id, entry_date, sequence, line);

-- What was posted to an account on a day, and in a month (YYYY-MM): kept along with every posting.
CREATE TABLE account_days (
    organisation_id TEXT COLLATE "C" NOT NULL,
    day TEXT COLLATE "C" NOT NULL,
    account_id TEXT COLLATE "C" NOT NULL REFERENCES accounts (id),
    debit BIGINT NOT NULL CHECK (debit >= 0),
    credit BIGINT NOT NULL CHECK (credit >= 0),
    PRIMARY KEY (organisation_id, day, account_id)
);

CREATE TABLE account_months (
    organisation_id TEXT COLLATE "C" NOT NULL,
    account_id TEXT COLLATE "C" NOT NULL REFERENCES accounts (id),
    month TEXT COLLATE "C" NOT NULL,
    debit BIGINT NOT NULL CHECK (debit >= 0),
    credit BIGINT NOT NULL CHECK (credit >= 0),
    PRIMARY KEY (organisation_id, account_id, month)
);

CREATE TABLE audit_events (
    organisation_id TEXT COLLATE "C" NOT NULL REFERENCES organisations (id),
    number BIGINT NOT NULL CHECK (number > 0),
    at BIGINT NOT NULL,
    user_id TEXT NOT NULL REFERENCES users (id),
    key_id TEXT REFERENCES api_keys (id),
    action TEXT NOT NULL,
    object_id TEXT NOT NULL,
    was TEXT,
    became TEXT,
    PRIMARY KEY (organisation_id, number)
);

-- A journal comes after its lines, which balance and make up its total.
CREATE FUNCTION journals_balance() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    IF EXISTS (
        SELECT 1 FROM added j CROSS JOIN LATERAL (
            SELECT count(*) AS lines, sum(amount) AS rest,
                sum(amount) FILTER (WHERE amount > 0) AS debits
            FROM journal_lines l
            WHERE l.organisation_id = j.organisation_id AND l.sequence = j.sequence
        ) t
        WHERE t.lines < 2 OR t.rest <> 0 OR t.debits IS DISTINCT FROM j.total
    ) THEN RAISE EXCEPTION 'a journal whose lines do not balance'; END IF;
    RETURN NULL;
END $$;

CREATE TRIGGER journals_balance AFTER INSERT ON journals REFERENCING NEW TABLE AS added
FOR EACH STATEMENT EXECUTE FUNCTION journals_balance();

-- And nothing comes after the journal.
CREATE FUNCTION journal_lines_come_first() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    IF EXISTS (
        SELECT 1 FROM added l JOIN journals j
        ON j.organisation_id = l.organisation_id AND j.sequence = l.sequence
    ) THEN RAISE EXCEPTION 'a line for a journal that is posted'; END IF;
    RETURN NULL;
END $$;

CREATE TRIGGER journal_lines_come_first AFTER INSERT ON journal_lines
REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION journal_lines_come_first();

CREATE TRIGGER journals_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON journals
FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

CREATE TRIGGER journal_lines_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON journal_lines
FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

CREATE TRIGGER audit_events_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON audit_events
FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
