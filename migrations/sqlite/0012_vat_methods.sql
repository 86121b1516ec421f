-- How an organisation accounts for VAT has a date: from the beginning of its books as `organisations` says, from
-- `effective_from` on as the row here with that day. What counts in a VAT return is pinned to the day whose method
-- holds for it, and what has changed is what counts later, never a row that is there. Money is minor units; days are
-- YYYY-MM-DD.

CREATE TABLE vat_methods (
    organisation_id TEXT NOT NULL REFERENCES organisations (id),
    effective_from TEXT NOT NULL,
    vat_registered INTEGER NOT NULL CHECK (vat_registered IN (0, 1)),
    vat_number TEXT,
    vat_scheme TEXT NOT NULL CHECK (vat_scheme IN ('none', 'standard', 'cash', 'flat_rate')),
    flat_rate_percent TEXT,
    PRIMARY KEY (organisation_id, effective_from),
    CHECK ((vat_scheme = 'none') = (vat_registered = 0)),
    CHECK ((vat_scheme = 'flat_rate') = (flat_rate_percent IS NOT NULL))
) STRICT, WITHOUT ROWID;

-- The day for whose return a document counts and whose rates hold; none where it is the issue date.
ALTER TABLE invoices ADD COLUMN tax_point TEXT;

-- `method_date` is the day whose VAT method holds for an entry: the tax point of its document, the day of its
-- posting, or that of what it undoes. A part without an allocation takes back, or adds, what counts of a document
-- whose method has changed.
DROP TRIGGER vat_entries_never_change;
DROP TRIGGER vat_entries_never_go;
ALTER TABLE vat_entries RENAME TO vat_entries_before;

CREATE TABLE vat_entries (
    organisation_id TEXT NOT NULL,
    sequence INTEGER NOT NULL,
    line INTEGER NOT NULL CHECK (line > 0),
    part INTEGER NOT NULL CHECK (part >= 0),
    entry_date TEXT NOT NULL,
    vat_date TEXT,
    method_date TEXT NOT NULL,
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
    CHECK (part > 0 OR allocation_id IS NULL),
    CHECK (part = 0 OR (invoice_id IS NOT NULL AND vat_date IS NOT NULL))
) STRICT, WITHOUT ROWID;

INSERT INTO vat_entries
SELECT e.organisation_id, e.sequence, e.line, e.part, e.entry_date, e.vat_date,
    coalesce(i.issue_date, o.entry_date, e.entry_date), e.side, e.vat_code, e.net, e.vat, e.invoice_id,
    e.allocation_id
FROM vat_entries_before e
LEFT JOIN invoices i ON i.organisation_id = e.organisation_id AND i.id = e.invoice_id
LEFT JOIN journals j ON j.organisation_id = e.organisation_id AND j.sequence = e.sequence
LEFT JOIN journals o ON o.organisation_id = j.organisation_id AND o.id = j.reverses_journal_id;

DROP TABLE vat_entries_before;

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

-- What counts on a day, by side and the day whose method holds: kept along with every entry.
DROP TABLE vat_days;

CREATE TABLE vat_days (
    organisation_id TEXT NOT NULL REFERENCES organisations (id),
    day TEXT NOT NULL,
    side TEXT NOT NULL CHECK (side IN ('output', 'input')),
    method_date TEXT NOT NULL,
    net INTEGER NOT NULL,
    vat INTEGER NOT NULL,
    PRIMARY KEY (organisation_id, day, side, method_date)
) STRICT, WITHOUT ROWID;

INSERT INTO vat_days
SELECT organisation_id, vat_date, side, method_date, sum(net), sum(vat)
FROM vat_entries WHERE vat_date IS NOT NULL GROUP BY organisation_id, vat_date, side, method_date;
