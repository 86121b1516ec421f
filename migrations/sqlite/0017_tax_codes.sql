-- VAT codes of an organisation's own, and kinds of codes with boxes of their own. `kind` is that of the code: it is on
-- each line that has another than the usual one (so that what is posted does not depend on what becomes of the
-- code), and on what counts in VAT returns. Money is minor units; days are YYYY-MM-DD.

-- Rate and recovery are in ten-thousandths of a percent.
CREATE TABLE tax_codes (
    organisation_id TEXT NOT NULL REFERENCES organisations (id),
    code TEXT NOT NULL,
    name TEXT NOT NULL,
    kind TEXT NOT NULL CHECK (kind IN ('standard', 'reverse_charge', 'domestic_reverse_charge',
        'import_postponed', 'capital_goods', 'outside_uk', 'outside_scope')),
    rate INTEGER NOT NULL CHECK (rate >= 0 AND rate <= 1000000),
    recoverable INTEGER NOT NULL CHECK (recoverable >= 0 AND recoverable <= 1000000),
    effective_from TEXT NOT NULL,
    effective_to TEXT CHECK (effective_to >= effective_from),
    created_at INTEGER NOT NULL,
    updated_at INTEGER NOT NULL,
    version INTEGER NOT NULL CHECK (version > 0),
    PRIMARY KEY (organisation_id, code)
) STRICT, WITHOUT ROWID;

-- Counts them: books without any are read without looking for them.
ALTER TABLE organisations ADD COLUMN own_codes INTEGER NOT NULL DEFAULT 0 CHECK (own_codes >= 0);

-- `vat_in_cost` is the VAT in a line that is not reclaimed.
ALTER TABLE journal_lines ADD COLUMN vat_kind TEXT CHECK (vat_kind IN ('reverse_charge',
    'domestic_reverse_charge', 'import_postponed', 'capital_goods', 'outside_uk', 'outside_scope'));
ALTER TABLE journal_lines ADD COLUMN vat_in_cost INTEGER NOT NULL DEFAULT 0 CHECK (vat_in_cost >= 0);

-- Where the buyer accounts for the VAT, one line counts on both sides.
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
    vat_code TEXT NOT NULL CHECK (vat_code <> 'NV'),
    net INTEGER NOT NULL,
    vat INTEGER NOT NULL,
    invoice_id TEXT,
    allocation_id TEXT,
    kind TEXT NOT NULL CHECK (kind IN ('standard', 'reverse_charge', 'domestic_reverse_charge',
        'import_postponed', 'capital_goods', 'outside_uk')),
    PRIMARY KEY (organisation_id, sequence, line, part, side),
    FOREIGN KEY (organisation_id, sequence) REFERENCES journals (organisation_id, sequence),
    FOREIGN KEY (organisation_id, invoice_id) REFERENCES invoices (organisation_id, id)
        DEFERRABLE INITIALLY DEFERRED,
    FOREIGN KEY (allocation_id) REFERENCES allocations (id) DEFERRABLE INITIALLY DEFERRED,
    CHECK (part > 0 OR allocation_id IS NULL),
    CHECK (part = 0 OR (invoice_id IS NOT NULL AND vat_date IS NOT NULL)),
    CHECK (kind = 'standard' OR (part = 0 AND vat_date IS NOT NULL))
) STRICT, WITHOUT ROWID;

INSERT INTO vat_entries
SELECT organisation_id, sequence, line, part, entry_date, vat_date, method_date, side, vat_code, net, vat,
    invoice_id, allocation_id, 'standard'
FROM vat_entries_before;

DROP TABLE vat_entries_before;

CREATE INDEX vat_entries_by_date
    ON vat_entries (organisation_id, vat_date, sequence, line, part, side, vat);
CREATE INDEX vat_entries_by_invoice ON vat_entries (organisation_id, invoice_id)
    WHERE invoice_id IS NOT NULL;
CREATE INDEX vat_entries_by_allocation ON vat_entries (allocation_id)
    WHERE allocation_id IS NOT NULL;

CREATE TRIGGER vat_entries_never_change BEFORE UPDATE ON vat_entries
WHEN NEW.vat_date IS NULL OR OLD.vat_date IS NULL OR (
    NEW.organisation_id, NEW.sequence, NEW.line, NEW.part, NEW.entry_date, NEW.method_date, NEW.side,
    NEW.vat_code, NEW.net, NEW.vat, NEW.invoice_id, NEW.allocation_id, NEW.kind
) IS NOT (
    OLD.organisation_id, OLD.sequence, OLD.line, OLD.part, OLD.entry_date, OLD.method_date, OLD.side,
    OLD.vat_code, OLD.net, OLD.vat, OLD.invoice_id, OLD.allocation_id, OLD.kind
)
BEGIN SELECT RAISE(ABORT, 'VAT entries are never changed'); END;

CREATE TRIGGER vat_entries_never_go BEFORE DELETE ON vat_entries
BEGIN SELECT RAISE(ABORT, 'VAT entries are never deleted'); END;

-- What counts on a day, by side, kind and the day whose method holds: kept along with every entry.
ALTER TABLE vat_days RENAME TO vat_days_before;

CREATE TABLE vat_days (
    organisation_id TEXT NOT NULL REFERENCES organisations (id),
    day TEXT NOT NULL,
    side TEXT NOT NULL CHECK (side IN ('output', 'input')),
    method_date TEXT NOT NULL,
    net INTEGER NOT NULL,
    vat INTEGER NOT NULL,
    kind TEXT NOT NULL CHECK (kind IN ('standard', 'reverse_charge', 'domestic_reverse_charge',
        'import_postponed', 'capital_goods', 'outside_uk')),
    PRIMARY KEY (organisation_id, day, side, method_date, kind)
) STRICT, WITHOUT ROWID;

INSERT INTO vat_days
SELECT organisation_id, day, side, method_date, net, vat, 'standard' FROM vat_days_before;

DROP TABLE vat_days_before;
