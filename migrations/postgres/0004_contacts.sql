-- Customers and suppliers, and what lists of the ledger are searched by.

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

ALTER TABLE members ADD COLUMN version BIGINT NOT NULL DEFAULT 1;

-- Description and reference in the form in which they are searched; of entries that were posted
-- before there was one, as near to it as the database comes.
ALTER TABLE journals ADD COLUMN search TEXT COLLATE "C" NOT NULL DEFAULT '';
ALTER TABLE journals DISABLE TRIGGER journals_append_only;
UPDATE journals SET search = lower(concat_ws(chr(10), description, reference));
ALTER TABLE journals ENABLE TRIGGER journals_append_only;
