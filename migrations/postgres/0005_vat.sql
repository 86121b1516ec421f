-- VAT: rates of an organisation's own, what counts in which VAT return, and the returns. Money is
-- minor units; days are YYYY-MM-DD.

-- An organisation's own rates, in ten-thousandths of a percent.
CREATE TABLE tax_rates (
    organisation_id TEXT COLLATE "C" NOT NULL REFERENCES organisations (id),
    code TEXT COLLATE "C" NOT NULL CHECK (code IN ('ST', 'RR')),
    effective_from TEXT COLLATE "C" NOT NULL,
    rate BIGINT NOT NULL CHECK (rate >= 0 AND rate <= 1000000),
    PRIMARY KEY (organisation_id, code, effective_from)
);

-- Each line with a VAT code (but for NV) gives one of part 0, at the line's place. Where the VAT of
-- an invoice counts when it is paid, that one has no `vat_date`, and each time more of it is settled,
-- or less, gives one for each code: at the place of the invoice's journal, `line` the number of the
-- code, `part` 1 and up, `allocation_id` what it is of. `entry_date` is the day of the posting or of
-- the payment, `vat_date` the day for which it counts. Above 0 is what adds to its side.
CREATE TABLE vat_entries (
    organisation_id TEXT COLLATE "C" NOT NULL,
    sequence BIGINT NOT NULL,
    line BIGINT NOT NULL CHECK (line > 0),
    part BIGINT NOT NULL CHECK (part >= 0),
    entry_date TEXT COLLATE "C" NOT NULL,
    vat_date TEXT COLLATE "C",
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
    CHECK ((part = 0) = (allocation_id IS NULL)),
    CHECK (part = 0 OR (invoice_id IS NOT NULL AND vat_date IS NOT NULL))
);

CREATE INDEX vat_entries_by_date
    ON vat_entries (organisation_id, vat_date, sequence, line, part, side, vat);
CREATE INDEX vat_entries_by_invoice ON vat_entries (organisation_id, invoice_id)
    WHERE invoice_id IS NOT NULL;

-- What counts on a day, by side: kept along with every entry.
CREATE TABLE vat_days (
    organisation_id TEXT COLLATE "C" NOT NULL REFERENCES organisations (id),
    day TEXT COLLATE "C" NOT NULL,
    side TEXT COLLATE "C" NOT NULL CHECK (side IN ('output', 'input')),
    net BIGINT NOT NULL,
    vat BIGINT NOT NULL,
    PRIMARY KEY (organisation_id, day, side)
);

CREATE TRIGGER vat_entries_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON vat_entries
FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- A draft is what its adjustments make of the entries of its days. Finalising it keeps how it was
-- made and what it came to: the sums of its entries, and the boxes. `journal_id` is the difference of
-- the flat-rate scheme.
CREATE TABLE vat_returns (
    id TEXT COLLATE "C" PRIMARY KEY,
    organisation_id TEXT COLLATE "C" NOT NULL REFERENCES organisations (id),
    date_from TEXT COLLATE "C" NOT NULL,
    date_to TEXT COLLATE "C" NOT NULL,
    status TEXT NOT NULL CHECK (status IN ('draft', 'finalised')),
    adjustments TEXT NOT NULL,
    scheme TEXT CHECK (scheme IN ('none', 'standard', 'cash', 'flat_rate')),
    flat_rate_percent TEXT,
    output_net BIGINT,
    output_vat BIGINT,
    input_net BIGINT,
    input_vat BIGINT,
    box_1 BIGINT,
    box_2 BIGINT,
    box_3 BIGINT,
    box_4 BIGINT,
    box_5 BIGINT,
    box_6 BIGINT,
    box_7 BIGINT,
    box_8 BIGINT,
    box_9 BIGINT,
    journal_id TEXT COLLATE "C",
    finalised_at BIGINT,
    created_at BIGINT NOT NULL,
    updated_at BIGINT NOT NULL,
    version BIGINT NOT NULL,
    UNIQUE (organisation_id, id),
    FOREIGN KEY (organisation_id, journal_id) REFERENCES journals (organisation_id, id)
        DEFERRABLE INITIALLY DEFERRED,
    CHECK (date_from <= date_to),
    CHECK ((status = 'finalised') = (finalised_at IS NOT NULL)),
    CHECK ((status = 'finalised') = (scheme IS NOT NULL)),
    CHECK ((status = 'finalised') = (output_net IS NOT NULL AND output_vat IS NOT NULL
        AND input_net IS NOT NULL AND input_vat IS NOT NULL)),
    CHECK ((status = 'finalised') = (box_1 IS NOT NULL AND box_2 IS NOT NULL AND box_3 IS NOT NULL
        AND box_4 IS NOT NULL AND box_5 IS NOT NULL AND box_6 IS NOT NULL AND box_7 IS NOT NULL
        AND box_8 IS NOT NULL AND box_9 IS NOT NULL)),
    CHECK (status = 'finalised' OR journal_id IS NULL)
);

CREATE INDEX vat_returns_by_date ON vat_returns (organisation_id, date_from, id);

CREATE FUNCTION vat_returns_hold() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    IF TG_OP = 'INSERT' THEN
        IF NEW.status <> 'draft' THEN RAISE EXCEPTION 'a VAT return begins as a draft'; END IF;
        RETURN NEW;
    END IF;
    IF OLD.status = 'finalised' THEN
        RAISE EXCEPTION 'a finalised VAT return is never changed';
    END IF;
    IF TG_OP = 'DELETE' THEN RETURN OLD; END IF;
    IF NEW.status = 'finalised' AND EXISTS (
        SELECT 1 FROM vat_returns r
        WHERE r.organisation_id = NEW.organisation_id AND r.id <> NEW.id
            AND r.status = 'finalised' AND r.date_from <= NEW.date_to AND r.date_to >= NEW.date_from
    ) THEN RAISE EXCEPTION 'finalised VAT returns do not overlap'; END IF;
    RETURN NEW;
END $$;

CREATE TRIGGER vat_returns_hold BEFORE INSERT OR UPDATE OR DELETE ON vat_returns
FOR EACH ROW EXECUTE FUNCTION vat_returns_hold();
