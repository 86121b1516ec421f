-- VAT codes of an organisation's own, and kinds of codes with boxes of their own. `kind` is that of the code: it is on
-- each line that has another than the usual one (so that what is posted does not depend on what becomes of the
-- code), and on what counts in VAT returns. Money is minor units; days are YYYY-MM-DD.

-- Rate and recovery are in ten-thousandths of a percent.
CREATE TABLE tax_codes (
    organisation_id TEXT COLLATE "C" NOT NULL REFERENCES organisations (id),
    code TEXT COLLATE "C" NOT NULL,
    name TEXT NOT NULL,
    kind TEXT COLLATE "C" NOT NULL CHECK (kind IN ('standard', 'reverse_charge', 'domestic_reverse_charge',
        'import_postponed', 'capital_goods', 'outside_uk', 'outside_scope')),
    rate BIGINT NOT NULL CHECK (rate >= 0 AND rate <= 1000000),
    recoverable BIGINT NOT NULL CHECK (recoverable >= 0 AND recoverable <= 1000000),
    effective_from TEXT COLLATE "C" NOT NULL,
    effective_to TEXT COLLATE "C" CHECK (effective_to >= effective_from),
    created_at BIGINT NOT NULL,
    updated_at BIGINT NOT NULL,
    version BIGINT NOT NULL CHECK (version > 0),
    PRIMARY KEY (organisation_id, code)
);

-- Counts them: books without any are read without looking for them.
ALTER TABLE organisations ADD COLUMN own_codes BIGINT NOT NULL DEFAULT 0 CHECK (own_codes >= 0);

-- `vat_in_cost` is the VAT in a line that is not reclaimed.
ALTER TABLE journal_lines ADD COLUMN vat_kind TEXT COLLATE "C" CHECK (vat_kind IN ('reverse_charge',
    'domestic_reverse_charge', 'import_postponed', 'capital_goods', 'outside_uk', 'outside_scope'));
ALTER TABLE journal_lines ADD COLUMN vat_in_cost BIGINT NOT NULL DEFAULT 0 CHECK (vat_in_cost >= 0);

-- Where the buyer accounts for the VAT, one line counts on both sides.
ALTER TABLE vat_entries DROP CONSTRAINT vat_entries_vat_code_check;
ALTER TABLE vat_entries ADD CHECK (vat_code <> 'NV');
ALTER TABLE vat_entries ADD COLUMN kind TEXT COLLATE "C" NOT NULL DEFAULT 'standard'
    CHECK (kind IN ('standard', 'reverse_charge', 'domestic_reverse_charge', 'import_postponed', 'capital_goods',
        'outside_uk'));
ALTER TABLE vat_entries ALTER COLUMN kind DROP DEFAULT;
ALTER TABLE vat_entries ADD CHECK (kind = 'standard' OR (part = 0 AND vat_date IS NOT NULL));
ALTER TABLE vat_entries DROP CONSTRAINT vat_entries_pkey;
ALTER TABLE vat_entries ADD PRIMARY KEY (organisation_id, sequence, line, part, side);

-- What counts on a day, by side, kind and the day whose method holds: kept along with every entry.
ALTER TABLE vat_days ADD COLUMN kind TEXT COLLATE "C" NOT NULL DEFAULT 'standard'
    CHECK (kind IN ('standard', 'reverse_charge', 'domestic_reverse_charge', 'import_postponed', 'capital_goods',
        'outside_uk'));
ALTER TABLE vat_days ALTER COLUMN kind DROP DEFAULT;
ALTER TABLE vat_days DROP CONSTRAINT vat_days_pkey;
ALTER TABLE vat_days ADD PRIMARY KEY (organisation_id, day, side, method_date, kind);
