-- Between which days what is allocated of a document or of money came about. At the end of a day
-- before the first nothing was, at the end of the last and of every later day what is allocated now:
-- an aged report looks at allocations only for the few that were settled in part on either side of
-- its day.
ALTER TABLE invoices ADD COLUMN settled_from TEXT;
ALTER TABLE invoices ADD COLUMN settled_to TEXT;
ALTER TABLE settlements ADD COLUMN settled_from TEXT;
ALTER TABLE settlements ADD COLUMN settled_to TEXT;

DROP TRIGGER invoices_close;
CREATE TRIGGER invoices_close AFTER UPDATE OF touched, status ON invoices
BEGIN
    UPDATE invoices SET settled_from = now.first, settled_to = now.last, closed_from = CASE
        WHEN status = 'void' OR gross_total = now.live
        THEN max(coalesce(void_date, issue_date), coalesce(now.last, issue_date))
        ELSE '9999-99-99' END
    FROM (
        SELECT coalesce(sum(CASE WHEN a.removed_date IS NULL THEN a.amount END), 0) AS live,
            min(a.date) AS first, max(max(a.date, coalesce(a.removed_date, a.date))) AS last
        FROM allocations a WHERE a.invoice_id = NEW.id OR a.credit_note_id = NEW.id
    ) now
    WHERE id = NEW.id;
END;

DROP TRIGGER settlements_close;
CREATE TRIGGER settlements_close AFTER UPDATE OF touched, status ON settlements
BEGIN
    UPDATE settlements SET settled_from = now.first, settled_to = now.last, closed_from = CASE
        WHEN status = 'void' OR amount = now.live
        THEN max(coalesce(void_date, date), coalesce(now.last, date))
        ELSE '9999-99-99' END
    FROM (
        SELECT coalesce(sum(CASE WHEN a.removed_date IS NULL THEN a.amount END), 0) AS live,
            min(a.date) AS first, max(max(a.date, coalesce(a.removed_date, a.date))) AS last
        FROM allocations a WHERE a.settlement_id = NEW.id
    ) now
    WHERE id = NEW.id;
END;

-- Those that were settled before.
UPDATE invoices SET touched = touched + 1 WHERE touched > 0;
UPDATE settlements SET touched = touched + 1 WHERE touched > 0;

-- Again with all that an aged report asks.
DROP INDEX invoices_by_closing;
CREATE INDEX invoices_by_closing ON invoices (organisation_id, type, closed_from, issue_date,
    void_date, kind, due_date, gross_total, paid, credited, settled_from, settled_to, contact_id, id,
    journal_id);
DROP INDEX settlements_by_closing;
CREATE INDEX settlements_by_closing ON settlements (organisation_id, side, closed_from, date,
    void_date, type, amount, allocated, settled_from, settled_to, contact_id, id);
