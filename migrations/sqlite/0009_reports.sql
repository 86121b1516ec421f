-- What reports need to answer without reading every line or every document.

-- How many lines the totals are of: which of them stand on a page is known without counting.
ALTER TABLE account_days ADD COLUMN line_count INTEGER NOT NULL DEFAULT 0 CHECK (line_count >= 0);
ALTER TABLE account_months ADD COLUMN line_count INTEGER NOT NULL DEFAULT 0 CHECK (line_count >= 0);

UPDATE account_days SET line_count = (
    SELECT count(*) FROM journal_lines l
    WHERE l.account_id = account_days.account_id AND l.entry_date = account_days.day
);
UPDATE account_months SET line_count = (
    SELECT coalesce(sum(d.line_count), 0) FROM account_days d
    WHERE d.organisation_id = account_months.organisation_id
        AND d.account_id = account_months.account_id
        AND d.day > account_months.month || '-00' AND d.day < account_months.month || '-99'
);

-- From this day on nothing is open of the document or the money, whatever day before is asked for;
-- 9999-99-99 while something is. `touched` grows with every change of its allocations.
ALTER TABLE invoices ADD COLUMN closed_from TEXT NOT NULL DEFAULT '9999-99-99';
ALTER TABLE invoices ADD COLUMN touched INTEGER NOT NULL DEFAULT 0;
ALTER TABLE settlements ADD COLUMN closed_from TEXT NOT NULL DEFAULT '9999-99-99';
ALTER TABLE settlements ADD COLUMN touched INTEGER NOT NULL DEFAULT 0;

CREATE INDEX invoices_by_closing ON invoices (organisation_id, type, closed_from);
CREATE INDEX settlements_by_closing ON settlements (organisation_id, closed_from);

CREATE TRIGGER invoices_close AFTER UPDATE OF touched, status ON invoices
BEGIN
    UPDATE invoices SET closed_from = CASE
        WHEN status = 'void' OR gross_total = (
            SELECT coalesce(sum(a.amount), 0) FROM allocations a
            WHERE (a.invoice_id = NEW.id OR a.credit_note_id = NEW.id) AND a.removed_date IS NULL
        ) THEN max(coalesce(void_date, issue_date), coalesce((
            SELECT max(coalesce(a.removed_date, a.date)) FROM allocations a
            WHERE a.invoice_id = NEW.id OR a.credit_note_id = NEW.id
        ), issue_date))
        ELSE '9999-99-99' END
    WHERE id = NEW.id;
END;

CREATE TRIGGER settlements_close AFTER UPDATE OF touched, status ON settlements
BEGIN
    UPDATE settlements SET closed_from = CASE
        WHEN status = 'void' OR amount = (
            SELECT coalesce(sum(a.amount), 0) FROM allocations a
            WHERE a.settlement_id = NEW.id AND a.removed_date IS NULL
        ) THEN max(coalesce(void_date, date), coalesce((
            SELECT max(coalesce(a.removed_date, a.date)) FROM allocations a
            WHERE a.settlement_id = NEW.id
        ), date))
        ELSE '9999-99-99' END
    WHERE id = NEW.id;
END;

CREATE TRIGGER allocations_touch AFTER INSERT ON allocations
BEGIN
    UPDATE invoices SET touched = touched + 1
    WHERE id = NEW.invoice_id OR id = NEW.credit_note_id;
    UPDATE settlements SET touched = touched + 1 WHERE id = NEW.settlement_id;
END;

CREATE TRIGGER allocations_touch_again AFTER UPDATE ON allocations
BEGIN
    UPDATE invoices SET touched = touched + 1
    WHERE id = NEW.invoice_id OR id = NEW.credit_note_id;
    UPDATE settlements SET touched = touched + 1 WHERE id = NEW.settlement_id;
END;

-- Allocations that were made before.
UPDATE invoices SET touched = 1 WHERE status = 'void' OR id IN (
    SELECT invoice_id FROM allocations UNION
    SELECT credit_note_id FROM allocations WHERE credit_note_id IS NOT NULL
);
UPDATE settlements SET touched = 1 WHERE status = 'void' OR id IN (
    SELECT settlement_id FROM allocations WHERE settlement_id IS NOT NULL
);
