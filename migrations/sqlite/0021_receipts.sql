-- A bank transaction may settle invoices and credit notes together: what is allocated to the one kind is taken off what
-- is allocated to the other. `allocated` of a settlement is what its allocations come to, those to the documents that it
-- settles by itself (refunds: credit notes; all others: invoices) less the rest.
DROP TRIGGER settlements_close;

CREATE TRIGGER settlements_close AFTER UPDATE OF touched, status ON settlements
BEGIN
    UPDATE settlements SET settled_from = now.first, settled_to = now.last, closed_from = CASE
        WHEN status = 'void' OR amount = now.live
        THEN max(coalesce(void_date, date), coalesce(now.last, date))
        ELSE '9999-99-99' END
    FROM (
        SELECT coalesce(sum(CASE WHEN a.removed_date IS NOT NULL THEN 0
            WHEN (i.kind = 'credit_note') = ((NEW.type = 'receipt') <> (NEW.side = 'sales'))
            THEN a.amount ELSE -a.amount END), 0) AS live,
            min(a.date) AS first, max(max(a.date, coalesce(a.removed_date, a.date))) AS last
        FROM allocations a JOIN invoices i ON i.id = a.invoice_id WHERE a.settlement_id = NEW.id
    ) now
    WHERE id = NEW.id;
END;

-- What a customer owes set against what the same contact is owed as a supplier: it moves both control accounts by
-- `amount` on `date`, and back on `void_date`. Its allocations count from that day; on each side they come to `amount`,
-- invoices less credit notes. Money is minor units; days are YYYY-MM-DD.
CREATE TABLE contras (
    id TEXT PRIMARY KEY,
    organisation_id TEXT NOT NULL REFERENCES organisations (id),
    contact_id TEXT NOT NULL,
    date TEXT NOT NULL,
    amount INTEGER NOT NULL CHECK (amount > 0),
    reference TEXT,
    journal_id TEXT NOT NULL UNIQUE,
    void_date TEXT,
    void_journal_id TEXT,
    created_at INTEGER NOT NULL,
    updated_at INTEGER NOT NULL,
    version INTEGER NOT NULL,
    UNIQUE (organisation_id, id),
    FOREIGN KEY (organisation_id, contact_id) REFERENCES contacts (organisation_id, id),
    FOREIGN KEY (organisation_id, journal_id) REFERENCES journals (organisation_id, id)
        DEFERRABLE INITIALLY DEFERRED,
    FOREIGN KEY (organisation_id, void_journal_id) REFERENCES journals (organisation_id, id)
        DEFERRABLE INITIALLY DEFERRED,
    CHECK ((void_date IS NULL) = (void_journal_id IS NULL))
) STRICT;

CREATE INDEX contras_by_date ON contras (organisation_id, date, id);
CREATE INDEX contras_by_void_date ON contras (organisation_id, void_date)
    WHERE void_date IS NOT NULL;
CREATE INDEX contras_by_contact ON contras (organisation_id, contact_id, date, id);
CREATE INDEX contras_by_void_journal ON contras (organisation_id, void_journal_id)
    WHERE void_journal_id IS NOT NULL;

-- An allocation by a contra. One by nothing of the three is written off.
ALTER TABLE allocations ADD COLUMN contra_id TEXT REFERENCES contras (id)
    CHECK (contra_id IS NULL OR (settlement_id IS NULL AND credit_note_id IS NULL));

CREATE INDEX allocations_by_contra ON allocations (contra_id) WHERE contra_id IS NOT NULL;
