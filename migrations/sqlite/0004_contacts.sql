-- Customers and suppliers, and what lists of the ledger are searched by.

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

CREATE INDEX contacts_by_account ON contacts (organisation_id, default_account_id)
WHERE default_account_id IS NOT NULL;

ALTER TABLE members ADD COLUMN version INTEGER NOT NULL DEFAULT 1;

-- Description and reference in the form in which they are searched; of entries that were posted
-- before there was one, as near to it as the database comes.
ALTER TABLE journals ADD COLUMN search TEXT NOT NULL DEFAULT '';
DROP TRIGGER journals_never_change;
UPDATE journals SET search = lower(description || coalesce(char(10) || reference, ''));
CREATE TRIGGER journals_never_change BEFORE UPDATE ON journals
BEGIN SELECT RAISE(ABORT, 'journals are never changed'); END;
