-- VAT that is other than usual: written off before it fell due, outstanding when cash accounting is left, and late.

-- What a write-off took off the VAT account, since VAT that counts when it is paid never falls due then: above 0 a
-- debit. None where VAT stays due whatever is written off. Money is minor units.
ALTER TABLE write_offs ADD COLUMN vat INTEGER;

-- How a method that follows cash accounting accounts for the VAT that was outstanding then. None for any other, and for
-- those of before: there it counts when it is paid, whenever that is.
ALTER TABLE vat_methods ADD COLUMN outstanding_vat TEXT
    CHECK (outstanding_vat IS NULL OR (outstanding_vat IN ('settle_now', 'six_months') AND vat_scheme <> 'cash'));

-- What somebody said of VAT that was posted late, behind the return of its day: whether it is input tax claimed late
-- or an error of that return, and how the error came about. Of the others the sides of the entries say it.
CREATE TABLE late_vat (
    journal_id TEXT PRIMARY KEY,
    organisation_id TEXT NOT NULL REFERENCES organisations (id),
    kind TEXT NOT NULL CHECK (kind IN ('late_input', 'error')),
    behaviour TEXT CHECK (behaviour IN ('reasonable_care', 'careless', 'deliberate')),
    reason TEXT,
    created_at INTEGER NOT NULL,
    updated_at INTEGER NOT NULL,
    FOREIGN KEY (organisation_id, journal_id) REFERENCES journals (organisation_id, id),
    CHECK (behaviour IS NULL OR kind = 'error')
) STRICT;

CREATE INDEX late_vat_by_organisation ON late_vat (organisation_id, journal_id);

-- Errors beyond the limits are left out of a return: whether all that count in it were, and the VAT that the books have of
-- what was left out, deliberate errors included. Above 0 is owed.
ALTER TABLE vat_returns ADD COLUMN errors_left_out INTEGER NOT NULL DEFAULT 0 CHECK (errors_left_out IN (0, 1));
ALTER TABLE vat_returns ADD COLUMN left_out_vat INTEGER NOT NULL DEFAULT 0;

DROP TRIGGER vat_returns_never_change;

CREATE TRIGGER vat_returns_never_change BEFORE UPDATE ON vat_returns
WHEN OLD.status = 'finalised' AND NOT (OLD.filed_at IS NULL AND NEW.status = 'draft' AND (
    NEW.id, NEW.organisation_id, NEW.date_from, NEW.date_to, NEW.adjustments, NEW.created_at
) IS (
    OLD.id, OLD.organisation_id, OLD.date_from, OLD.date_to, OLD.adjustments, OLD.created_at
) AND NOT EXISTS (
    SELECT 1 FROM vat_returns r WHERE r.organisation_id = OLD.organisation_id AND r.status = 'finalised'
        AND r.date_to > OLD.date_to
)) AND (OLD.filed_at IS NOT NULL OR NEW.filed_at IS NULL OR (
    NEW.id, NEW.organisation_id, NEW.date_from, NEW.date_to, NEW.status, NEW.adjustments, NEW.scheme,
    NEW.flat_rate_percent, NEW.output_net, NEW.output_vat, NEW.input_net, NEW.input_vat, NEW.box_1,
    NEW.box_2, NEW.box_3, NEW.box_4, NEW.box_5, NEW.box_6, NEW.box_7, NEW.box_8, NEW.box_9, NEW.journal_id,
    NEW.finalised_at, NEW.created_at, NEW.errors_left_out, NEW.left_out_vat
) IS NOT (
    OLD.id, OLD.organisation_id, OLD.date_from, OLD.date_to, OLD.status, OLD.adjustments, OLD.scheme,
    OLD.flat_rate_percent, OLD.output_net, OLD.output_vat, OLD.input_net, OLD.input_vat, OLD.box_1,
    OLD.box_2, OLD.box_3, OLD.box_4, OLD.box_5, OLD.box_6, OLD.box_7, OLD.box_8, OLD.box_9, OLD.journal_id,
    OLD.finalised_at, OLD.created_at, OLD.errors_left_out, OLD.left_out_vat
))
BEGIN SELECT RAISE(ABORT, 'a finalised VAT return is never changed, but for when it was filed'); END;
