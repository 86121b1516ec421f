-- What clients keep with objects: an ID of their own, and keys and values (a JSON object of texts; NULL for none). A
-- journal never changes and is hashed whole, so that what is kept with one stands beside it.
ALTER TABLE accounts ADD COLUMN external_id TEXT;
ALTER TABLE accounts ADD COLUMN metadata TEXT;
ALTER TABLE contacts ADD COLUMN external_id TEXT;
ALTER TABLE contacts ADD COLUMN metadata TEXT;
ALTER TABLE bank_accounts ADD COLUMN external_id TEXT;
ALTER TABLE bank_accounts ADD COLUMN metadata TEXT;
ALTER TABLE bank_transactions ADD COLUMN metadata TEXT;
ALTER TABLE tax_codes ADD COLUMN external_id TEXT;
ALTER TABLE tax_codes ADD COLUMN metadata TEXT;
ALTER TABLE invoices ADD COLUMN external_id TEXT;
ALTER TABLE invoices ADD COLUMN metadata TEXT;
ALTER TABLE settlements ADD COLUMN external_id TEXT;
ALTER TABLE settlements ADD COLUMN metadata TEXT;
ALTER TABLE contras ADD COLUMN external_id TEXT;
ALTER TABLE contras ADD COLUMN metadata TEXT;

CREATE UNIQUE INDEX accounts_by_external_id ON accounts (organisation_id, external_id)
    WHERE external_id IS NOT NULL;
CREATE UNIQUE INDEX contacts_by_external_id ON contacts (organisation_id, external_id)
    WHERE external_id IS NOT NULL;
CREATE UNIQUE INDEX bank_accounts_by_external_id ON bank_accounts (organisation_id, external_id)
    WHERE external_id IS NOT NULL;
CREATE UNIQUE INDEX tax_codes_by_external_id ON tax_codes (organisation_id, external_id)
    WHERE external_id IS NOT NULL;
CREATE UNIQUE INDEX invoices_by_external_id ON invoices (organisation_id, external_id)
    WHERE external_id IS NOT NULL;
CREATE UNIQUE INDEX settlements_by_external_id ON settlements (organisation_id, external_id)
    WHERE external_id IS NOT NULL;
CREATE UNIQUE INDEX contras_by_external_id ON contras (organisation_id, external_id)
    WHERE external_id IS NOT NULL;

CREATE TABLE journal_metadata (
    journal_id TEXT PRIMARY KEY,
    organisation_id TEXT NOT NULL,
    metadata TEXT NOT NULL,
    FOREIGN KEY (organisation_id, journal_id) REFERENCES journals (organisation_id, id)
        DEFERRABLE INITIALLY DEFERRED
) STRICT;

CREATE INDEX journal_metadata_by_organisation ON journal_metadata (organisation_id, journal_id);

-- What was changed last, for clients that ask for what changed since they asked before. A journal changes when it is
-- posted, and when another one reverses it.
CREATE INDEX contacts_by_change ON contacts (organisation_id, updated_at);
CREATE INDEX bank_transactions_by_change ON bank_transactions (organisation_id, updated_at);
CREATE INDEX invoices_by_change ON invoices (organisation_id, updated_at);
CREATE INDEX settlements_by_change ON settlements (organisation_id, updated_at);
CREATE INDEX contras_by_change ON contras (organisation_id, updated_at);
CREATE INDEX journals_by_change ON journals (organisation_id, created_at);
