-- A bank transaction may settle invoices and credit notes together: what is allocated to the one kind is taken off what
-- is allocated to the other. `allocated` of a settlement is what its allocations come to, those to the documents that it
-- settles by itself (refunds: credit notes; all others: invoices) less the rest.
CREATE OR REPLACE FUNCTION settlements_close() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
    live BIGINT;
BEGIN
    EXECUTE 'SELECT CAST(coalesce(sum(CASE WHEN a.removed_date IS NOT NULL THEN 0
        WHEN (i.kind = ''credit_note'') = $2 THEN a.amount ELSE -a.amount END), 0) AS BIGINT),
        min(a.date), max(greatest(a.date, a.removed_date)) FROM allocations a
        JOIN invoices i ON i.id = a.invoice_id WHERE a.settlement_id = $1'
        INTO live, NEW.settled_from, NEW.settled_to
        USING NEW.id, (NEW.type = 'receipt') <> (NEW.side = 'sales');
    NEW.closed_from := CASE WHEN NEW.status = 'void' OR NEW.amount = live
        THEN greatest(coalesce(NEW.void_date, NEW.date), NEW.settled_to) ELSE '9999-99-99' END;
    RETURN NEW;
END $$;

-- What a customer owes set against what the same contact is owed as a supplier: it moves both control accounts by
-- `amount` on `date`, and back on `void_date`. Its allocations count from that day; on each side they come to `amount`,
-- invoices less credit notes. Money is minor units; days are YYYY-MM-DD.
CREATE TABLE contras (
    id TEXT COLLATE "C" PRIMARY KEY,
    organisation_id TEXT COLLATE "C" NOT NULL REFERENCES organisations (id),
    contact_id TEXT COLLATE "C" NOT NULL,
    date TEXT COLLATE "C" NOT NULL,
    amount BIGINT NOT NULL CHECK (amount > 0),
    reference TEXT,
    journal_id TEXT COLLATE "C" NOT NULL UNIQUE,
    void_date TEXT COLLATE "C",
    void_journal_id TEXT COLLATE "C",
    created_at BIGINT NOT NULL,
    updated_at BIGINT NOT NULL,
    version BIGINT NOT NULL,
    FOREIGN KEY (organisation_id, contact_id) REFERENCES contacts (organisation_id, id),
    FOREIGN KEY (organisation_id, journal_id) REFERENCES journals (organisation_id, id)
        DEFERRABLE INITIALLY DEFERRED,
    FOREIGN KEY (organisation_id, void_journal_id) REFERENCES journals (organisation_id, id)
        DEFERRABLE INITIALLY DEFERRED,
    CHECK ((void_date IS NULL) = (void_journal_id IS NULL))
);

CREATE INDEX contras_by_date ON contras (organisation_id, date, id);
CREATE INDEX contras_by_void_date ON contras (organisation_id, void_date)
    WHERE void_date IS NOT NULL;
CREATE INDEX contras_by_contact ON contras (organisation_id, contact_id, date, id);
CREATE INDEX contras_by_void_journal ON contras (organisation_id, void_journal_id)
    WHERE void_journal_id IS NOT NULL;
-- As of journals, the last of the indexes.
ALTER TABLE contras ADD CONSTRAINT contras_organisation_id_id_key UNIQUE (id, organisation_id);

-- An allocation by a contra. One by nothing of the three is written off.
ALTER TABLE allocations ADD COLUMN contra_id TEXT COLLATE "C"
    CHECK (contra_id IS NULL OR (settlement_id IS NULL AND credit_note_id IS NULL));
ALTER TABLE allocations ADD CONSTRAINT allocations_contra_id_fkey
    FOREIGN KEY (organisation_id, contra_id) REFERENCES contras (organisation_id, id);

CREATE INDEX allocations_by_contra ON allocations (contra_id) WHERE contra_id IS NOT NULL;
