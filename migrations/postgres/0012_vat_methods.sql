-- How an organisation accounts for VAT has a date: from the beginning of its books as `organisations` says, from
-- `effective_from` on as the row here with that day. What counts in a VAT return is pinned to the day whose method
-- holds for it, and what has changed is what counts later, never a row that is there. Money is minor units; days are
-- YYYY-MM-DD.

CREATE TABLE vat_methods (
    organisation_id TEXT COLLATE "C" NOT NULL REFERENCES organisations (id),
    effective_from TEXT COLLATE "C" NOT NULL,
    vat_registered BIGINT NOT NULL CHECK (vat_registered IN (0, 1)),
    vat_number TEXT COLLATE "C",
    vat_scheme TEXT COLLATE "C" NOT NULL CHECK (vat_scheme IN ('none', 'standard', 'cash', 'flat_rate')),
    flat_rate_percent TEXT COLLATE "C",
    PRIMARY KEY (organisation_id, effective_from),
    CHECK ((vat_scheme = 'none') = (vat_registered = 0)),
    CHECK ((vat_scheme = 'flat_rate') = (flat_rate_percent IS NOT NULL))
);

-- The day for whose return a document counts and whose rates hold; none where it is the issue date.
ALTER TABLE invoices ADD COLUMN tax_point TEXT COLLATE "C";

-- `method_date` is the day whose VAT method holds for an entry: the tax point of its document, the day of its
-- posting, or that of what it undoes. A part without an allocation takes back, or adds, what counts of a document
-- whose method has changed.
CREATE TEMPORARY TABLE vat_entries_before ON COMMIT DROP AS SELECT * FROM vat_entries;
DROP TABLE vat_entries;

CREATE TABLE vat_entries (
    organisation_id TEXT COLLATE "C" NOT NULL,
    sequence BIGINT NOT NULL,
    line BIGINT NOT NULL CHECK (line > 0),
    part BIGINT NOT NULL CHECK (part >= 0),
    entry_date TEXT COLLATE "C" NOT NULL,
    vat_date TEXT COLLATE "C",
    method_date TEXT COLLATE "C" NOT NULL,
    side TEXT COLLATE "C" NOT NULL CHECK (side IN ('output', 'input')),
    vat_code TEXT COLLATE "C" NOT NULL CHECK (vat_code IN ('ST', 'RR', 'ZR', 'EX')),
    net BIGINT NOT NULL,
    vat BIGINT NOT NULL,
    invoice_id TEXT COLLATE "C",
    allocation_id TEXT COLLATE "C",
    PRIMARY KEY (organisation_id, sequence, line, part),
    FOREIGN KEY (organisation_id, sequence) REFERENCES journals (organisation_id, sequence),
    FOREIGN KEY (organisation_id, invoice_id) REFERENCES invoices (organisation_id, id)
        DEFERRABLE INITIALLY DEFERRED,
    FOREIGN KEY (allocation_id) REFERENCES allocations (id) DEFERRABLE INITIALLY DEFERRED,
    CHECK (part > 0 OR allocation_id IS NULL),
    CHECK (part = 0 OR (invoice_id IS NOT NULL AND vat_date IS NOT NULL))
);

CREATE INDEX vat_entries_by_date
    ON vat_entries (organisation_id, vat_date, sequence, line, part, side, vat);
CREATE INDEX vat_entries_by_invoice ON vat_entries (organisation_id, invoice_id)
    WHERE invoice_id IS NOT NULL;

CREATE TRIGGER vat_entries_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON vat_entries
FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

INSERT INTO vat_entries
SELECT e.organisation_id, e.sequence, e.line, e.part, e.entry_date, e.vat_date,
    coalesce(i.issue_date, o.entry_date, e.entry_date), e.side, e.vat_code, e.net, e.vat, e.invoice_id,
    e.allocation_id
FROM vat_entries_before e
LEFT JOIN invoices i ON i.organisation_id = e.organisation_id AND i.id = e.invoice_id
LEFT JOIN journals j ON j.organisation_id = e.organisation_id AND j.sequence = e.sequence
LEFT JOIN journals o ON o.organisation_id = j.organisation_id AND o.id = j.reverses_journal_id;

-- What was inserted is held against the other tables now: a table with checks to come is not altered.
SET CONSTRAINTS ALL IMMEDIATE;
SET CONSTRAINTS ALL DEFERRED;

-- What counts on a day, by side and the day whose method holds: kept along with every entry.
DROP TABLE vat_days;

CREATE TABLE vat_days (
    organisation_id TEXT COLLATE "C" NOT NULL REFERENCES organisations (id),
    day TEXT COLLATE "C" NOT NULL,
    side TEXT COLLATE "C" NOT NULL CHECK (side IN ('output', 'input')),
    method_date TEXT COLLATE "C" NOT NULL,
    net BIGINT NOT NULL,
    vat BIGINT NOT NULL,
    PRIMARY KEY (organisation_id, day, side, method_date)
);

INSERT INTO vat_days
SELECT organisation_id, vat_date, side, method_date, CAST(sum(net) AS BIGINT), CAST(sum(vat) AS BIGINT)
FROM vat_entries WHERE vat_date IS NOT NULL GROUP BY organisation_id, vat_date, side, method_date;
