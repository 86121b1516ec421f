-- The ledger: organisations, their members, accounts and contacts, and the journals in their books.
-- Money is minor units, a debit positive and a credit negative; days are YYYY-MM-DD.

-- `own_rates` counts the VAT rates of its own. `vat_returned_to` is the last day of all finalised returns:
-- what is posted later on or before that day counts from the day behind it.
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
    own_rates BIGINT NOT NULL DEFAULT 0 CHECK (own_rates >= 0),
    vat_returned_to TEXT COLLATE "C",
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
    version BIGINT NOT NULL DEFAULT 1,
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

-- Customers and suppliers.
CREATE TABLE contacts (
    id TEXT COLLATE "C" PRIMARY KEY,
    organisation_id TEXT COLLATE "C" NOT NULL REFERENCES organisations (id),
    kind TEXT NOT NULL CHECK (kind IN ('customer', 'supplier', 'both')),
    name TEXT NOT NULL,
    reference TEXT COLLATE "C",
    email TEXT,
    vat_number TEXT,
    company_number TEXT,
    -- JSON.
    address TEXT,
    payment_terms_days BIGINT NOT NULL CHECK (payment_terms_days BETWEEN 0 AND 365),
    default_account_id TEXT COLLATE "C",
    default_vat_code TEXT,
    status TEXT NOT NULL CHECK (status IN ('active', 'archived')),
    search TEXT COLLATE "C" NOT NULL,
    created_at BIGINT NOT NULL,
    updated_at BIGINT NOT NULL,
    version BIGINT NOT NULL,
    UNIQUE (organisation_id, reference),
    -- What refers to a contact names its organisation too: no reference crosses.
    UNIQUE (organisation_id, id),
    FOREIGN KEY (organisation_id, default_account_id) REFERENCES accounts (organisation_id, id)
);

CREATE INDEX contacts_by_account ON contacts (organisation_id, default_account_id)
WHERE default_account_id IS NOT NULL;

-- `search` is description and reference in the form in which they are searched.
-- References are looked up by their keys. A look-up that is planned while a table is small takes any index that
-- begins with a column it has, and a session keeps to that plan until statistics are gathered: so the key that
-- others refer to has the name first, and the indexes for what is asked by day or by external id say so,
-- which a look-up of a reference has no use for.
-- What a statement adds to the journals is held against what it names by triggers, for all of its rows at once:
-- a foreign key asks for each row by itself, and bulk posting has many. What the totals of days and months
-- count are lines, whose accounts are checked.
CREATE TABLE journals (
    id TEXT COLLATE "C" PRIMARY KEY,
    organisation_id TEXT COLLATE "C" NOT NULL,
    sequence BIGINT NOT NULL CHECK (sequence > 0),
    entry_date TEXT COLLATE "C" NOT NULL,
    description TEXT NOT NULL,
    reference TEXT,
    external_id TEXT COLLATE "C",
    source TEXT NOT NULL,
    reverses_journal_id TEXT COLLATE "C" UNIQUE,
    total BIGINT NOT NULL CHECK (total > 0),
    created_at BIGINT NOT NULL,
    created_by TEXT NOT NULL,
    hash BYTEA NOT NULL CHECK (length(hash) = 32),
    search TEXT COLLATE "C" NOT NULL DEFAULT '',
    UNIQUE (organisation_id, sequence),
    CONSTRAINT journals_organisation_id_id_key UNIQUE (id, organisation_id),
    FOREIGN KEY (organisation_id, reverses_journal_id) REFERENCES journals (organisation_id, id)
);

CREATE INDEX journals_by_date ON journals (organisation_id, entry_date, sequence)
    WHERE entry_date IS NOT NULL;
CREATE UNIQUE INDEX journals_by_external_id ON journals (organisation_id, external_id)
    WHERE external_id IS NOT NULL;

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
        DEFERRABLE INITIALLY DEFERRED
);

CREATE INDEX journal_lines_by_account ON journal_lines (account_id, entry_date, sequence, line);

-- What was posted to an account on a day, and in a month (YYYY-MM), and how many lines that is: kept along
-- with every posting.
CREATE TABLE account_days (
    organisation_id TEXT COLLATE "C" NOT NULL,
    day TEXT COLLATE "C" NOT NULL,
    account_id TEXT COLLATE "C" NOT NULL,
    debit BIGINT NOT NULL CHECK (debit >= 0),
    credit BIGINT NOT NULL CHECK (credit >= 0),
    line_count BIGINT NOT NULL DEFAULT 0 CHECK (line_count >= 0),
    PRIMARY KEY (organisation_id, day, account_id)
);

CREATE TABLE account_months (
    organisation_id TEXT COLLATE "C" NOT NULL,
    account_id TEXT COLLATE "C" NOT NULL,
    month TEXT COLLATE "C" NOT NULL,
    debit BIGINT NOT NULL CHECK (debit >= 0),
    credit BIGINT NOT NULL CHECK (credit >= 0),
    line_count BIGINT NOT NULL DEFAULT 0 CHECK (line_count >= 0),
    PRIMARY KEY (organisation_id, account_id, month)
);

CREATE TABLE audit_events (
    organisation_id TEXT COLLATE "C" NOT NULL,
    number BIGINT NOT NULL CHECK (number > 0),
    at BIGINT NOT NULL,
    user_id TEXT NOT NULL,
    key_id TEXT,
    action TEXT NOT NULL,
    object_id TEXT NOT NULL,
    was TEXT,
    became TEXT,
    PRIMARY KEY (organisation_id, number)
);

-- What was done to one thing is looked for by its identifier.
CREATE INDEX audit_events_by_object ON audit_events (organisation_id, object_id, number);

-- A journal comes after its lines, which balance and make up its total. This look and those below are planned
-- each time: see `journals`.
CREATE FUNCTION journals_balance() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
    is_bad BOOLEAN;
BEGIN
    EXECUTE 'SELECT EXISTS (
        SELECT 1 FROM added j CROSS JOIN LATERAL (
            SELECT count(*) AS lines, sum(amount) AS rest,
                sum(amount) FILTER (WHERE amount > 0) AS debits
            FROM journal_lines l
            WHERE l.organisation_id = j.organisation_id AND l.sequence = j.sequence
        ) t
        WHERE t.lines < 2 OR t.rest <> 0 OR t.debits IS DISTINCT FROM j.total
    )' INTO is_bad;
    IF is_bad THEN RAISE EXCEPTION 'a journal whose lines do not balance'; END IF;
    RETURN NULL;
END $$;

CREATE TRIGGER journals_balance AFTER INSERT ON journals REFERENCING NEW TABLE AS added
FOR EACH STATEMENT EXECUTE FUNCTION journals_balance();

-- And nothing comes after the journal.
CREATE FUNCTION journal_lines_come_first() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
    is_bad BOOLEAN;
BEGIN
    EXECUTE 'SELECT EXISTS (
        SELECT 1 FROM added l JOIN journals j
        ON j.organisation_id = l.organisation_id AND j.sequence = l.sequence
    )' INTO is_bad;
    IF is_bad THEN RAISE EXCEPTION 'a line for a journal that is posted'; END IF;
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

CREATE FUNCTION journal_lines_name_accounts() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
    is_bad BOOLEAN;
BEGIN
    EXECUTE 'SELECT EXISTS (
        SELECT 1 FROM (SELECT DISTINCT organisation_id, account_id FROM added) l
        WHERE NOT EXISTS (
            SELECT 1 FROM accounts a
            WHERE a.organisation_id = l.organisation_id AND a.id = l.account_id
        )
    )' INTO is_bad;
    IF is_bad THEN RAISE EXCEPTION 'a line on no account of its organisation'; END IF;
    RETURN NULL;
END $$;

CREATE TRIGGER journal_lines_name_accounts AFTER INSERT ON journal_lines
REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION journal_lines_name_accounts();

CREATE FUNCTION accounts_with_lines_stay() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    IF EXISTS (SELECT 1 FROM journal_lines WHERE account_id = OLD.id)
    THEN RAISE EXCEPTION 'an account that lines are on'; END IF;
    RETURN OLD;
END $$;

CREATE TRIGGER accounts_with_lines_stay BEFORE DELETE OR UPDATE OF id, organisation_id ON accounts
FOR EACH ROW EXECUTE FUNCTION accounts_with_lines_stay();

CREATE FUNCTION journals_name_their_makers() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
    is_bad BOOLEAN;
BEGIN
    EXECUTE 'SELECT EXISTS (
        SELECT 1 FROM (SELECT DISTINCT organisation_id, created_by FROM added) j
        WHERE NOT EXISTS (SELECT 1 FROM organisations o WHERE o.id = j.organisation_id)
        OR NOT EXISTS (SELECT 1 FROM users u WHERE u.id = j.created_by)
    )' INTO is_bad;
    IF is_bad THEN RAISE EXCEPTION 'a journal of nobody'; END IF;
    RETURN NULL;
END $$;

CREATE TRIGGER journals_name_their_makers AFTER INSERT ON journals REFERENCING NEW TABLE AS added
FOR EACH STATEMENT EXECUTE FUNCTION journals_name_their_makers();

CREATE FUNCTION audit_events_name_their_makers() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
    is_bad BOOLEAN;
BEGIN
    EXECUTE 'SELECT EXISTS (
        SELECT 1 FROM (SELECT DISTINCT organisation_id, user_id, key_id FROM added) e
        WHERE NOT EXISTS (SELECT 1 FROM organisations o WHERE o.id = e.organisation_id)
        OR NOT EXISTS (SELECT 1 FROM users u WHERE u.id = e.user_id)
        OR (e.key_id IS NOT NULL
            AND NOT EXISTS (SELECT 1 FROM api_keys k WHERE k.id = e.key_id))
    )' INTO is_bad;
    IF is_bad THEN RAISE EXCEPTION 'an audit event of nobody'; END IF;
    RETURN NULL;
END $$;

CREATE TRIGGER audit_events_name_their_makers AFTER INSERT ON audit_events
REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION audit_events_name_their_makers();
