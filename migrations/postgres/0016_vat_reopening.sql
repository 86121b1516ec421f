-- The latest finalised return may be opened again until it is filed: it is a draft then, with nothing of what it was. What
-- counted behind it, since it was posted late, counts on its own day again: of an entry for VAT returns nothing else
-- ever changes.
CREATE OR REPLACE FUNCTION vat_returns_hold() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    IF TG_OP = 'INSERT' THEN
        IF NEW.status <> 'draft' THEN RAISE EXCEPTION 'a VAT return begins as a draft'; END IF;
        RETURN NEW;
    END IF;
    IF OLD.status = 'finalised' AND TG_OP = 'UPDATE' AND NEW.status = 'draft' AND OLD.filed_at IS NULL
        AND ROW(
            NEW.id, NEW.organisation_id, NEW.date_from, NEW.date_to, NEW.adjustments, NEW.created_at
        ) IS NOT DISTINCT FROM ROW(
            OLD.id, OLD.organisation_id, OLD.date_from, OLD.date_to, OLD.adjustments, OLD.created_at
        ) AND NOT EXISTS (
            SELECT 1 FROM vat_returns r WHERE r.organisation_id = OLD.organisation_id
                AND r.status = 'finalised' AND r.date_to > OLD.date_to
        ) THEN RETURN NEW;
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

DROP TRIGGER vat_entries_append_only ON vat_entries;

CREATE TRIGGER vat_entries_never_go BEFORE DELETE OR TRUNCATE ON vat_entries
FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

CREATE TRIGGER vat_entries_never_change BEFORE UPDATE ON vat_entries
FOR EACH ROW WHEN (NEW.vat_date IS NULL OR OLD.vat_date IS NULL
    OR NEW.organisation_id IS DISTINCT FROM OLD.organisation_id
    OR NEW.sequence IS DISTINCT FROM OLD.sequence
    OR NEW.line IS DISTINCT FROM OLD.line
    OR NEW.part IS DISTINCT FROM OLD.part
    OR NEW.entry_date IS DISTINCT FROM OLD.entry_date
    OR NEW.method_date IS DISTINCT FROM OLD.method_date
    OR NEW.side IS DISTINCT FROM OLD.side
    OR NEW.vat_code IS DISTINCT FROM OLD.vat_code
    OR NEW.net IS DISTINCT FROM OLD.net
    OR NEW.vat IS DISTINCT FROM OLD.vat
    OR NEW.invoice_id IS DISTINCT FROM OLD.invoice_id
    OR NEW.allocation_id IS DISTINCT FROM OLD.allocation_id)
EXECUTE FUNCTION refuse_change();
