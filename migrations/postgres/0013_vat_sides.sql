-- A line says on which side of a VAT return it counts. The hash of an entry covers that from the second layout of its
-- bytes on; entries that were posted before have the first, and no side on their lines: what counts of them is on
-- the side that `vat_entries` has.
ALTER TABLE journals ADD COLUMN layout BIGINT NOT NULL DEFAULT 1 CHECK (layout IN (1, 2));

ALTER TABLE journal_lines ADD COLUMN vat_side TEXT COLLATE "C" CHECK (vat_side IN ('output', 'input'));

ALTER TABLE bank_transactions ADD COLUMN posted_vat_side TEXT COLLATE "C" CHECK (posted_vat_side IN ('output', 'input'));

-- When a finalised return was filed with HMRC, and HMRC's receipt. Filing is the only thing that is still noted of
-- a return once it is finalised, and it is noted once.
ALTER TABLE vat_returns ADD COLUMN filed_at BIGINT CHECK (filed_at IS NULL OR status = 'finalised');
ALTER TABLE vat_returns ADD COLUMN receipt TEXT CHECK (receipt IS NULL OR filed_at IS NOT NULL);

CREATE OR REPLACE FUNCTION vat_returns_hold() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    IF TG_OP = 'INSERT' THEN
        IF NEW.status <> 'draft' THEN RAISE EXCEPTION 'a VAT return begins as a draft'; END IF;
        RETURN NEW;
    END IF;
    IF OLD.status = 'finalised' AND TG_OP = 'UPDATE' THEN
        IF OLD.filed_at IS NOT NULL OR NEW.filed_at IS NULL OR ROW(
            NEW.id, NEW.organisation_id, NEW.date_from, NEW.date_to, NEW.status, NEW.adjustments,
            NEW.scheme, NEW.flat_rate_percent, NEW.output_net, NEW.output_vat, NEW.input_net,
            NEW.input_vat, NEW.box_1, NEW.box_2, NEW.box_3, NEW.box_4, NEW.box_5, NEW.box_6, NEW.box_7,
            NEW.box_8, NEW.box_9, NEW.journal_id, NEW.finalised_at, NEW.created_at
        ) IS DISTINCT FROM ROW(
            OLD.id, OLD.organisation_id, OLD.date_from, OLD.date_to, OLD.status, OLD.adjustments,
            OLD.scheme, OLD.flat_rate_percent, OLD.output_net, OLD.output_vat, OLD.input_net,
            OLD.input_vat, OLD.box_1, OLD.box_2, OLD.box_3, OLD.box_4, OLD.box_5, OLD.box_6, OLD.box_7,
            OLD.box_8, OLD.box_9, OLD.journal_id, OLD.finalised_at, OLD.created_at
        ) THEN RAISE EXCEPTION 'a finalised VAT return is never changed, but for when it was filed'; END IF;
        RETURN NEW;
    END IF;
    IF OLD.status = 'finalised' THEN
        RAISE EXCEPTION 'a finalised VAT return is never deleted';
    END IF;
    IF TG_OP = 'DELETE' THEN RETURN OLD; END IF;
    IF NEW.status = 'finalised' AND EXISTS (
        SELECT 1 FROM vat_returns r
        WHERE r.organisation_id = NEW.organisation_id AND r.id <> NEW.id
            AND r.status = 'finalised' AND r.date_from <= NEW.date_to AND r.date_to >= NEW.date_from
    ) THEN RAISE EXCEPTION 'finalised VAT returns do not overlap'; END IF;
    RETURN NEW;
END $$;
