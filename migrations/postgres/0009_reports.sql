-- What reports need to answer without reading every line or every document.

-- How many lines the totals are of: which of them stand on a page is known without counting.
ALTER TABLE account_days ADD COLUMN line_count BIGINT NOT NULL DEFAULT 0 CHECK (line_count >= 0);
ALTER TABLE account_months ADD COLUMN line_count BIGINT NOT NULL DEFAULT 0 CHECK (line_count >= 0);

UPDATE account_days SET line_count = counted.lines FROM (
    SELECT account_id, entry_date, count(*) AS lines FROM journal_lines
    GROUP BY account_id, entry_date
) counted
WHERE counted.account_id = account_days.account_id AND counted.entry_date = account_days.day;
UPDATE account_months SET line_count = counted.lines FROM (
    SELECT organisation_id, account_id, substr(day, 1, 7) AS month,
        CAST(sum(line_count) AS BIGINT) AS lines
    FROM account_days GROUP BY organisation_id, account_id, substr(day, 1, 7)
) counted
WHERE counted.organisation_id = account_months.organisation_id
    AND counted.account_id = account_months.account_id AND counted.month = account_months.month;

-- From this day on nothing is open of the document or the money, whatever day before is asked for;
-- 9999-99-99 while something is. `touched` grows with every change of its allocations.
ALTER TABLE invoices ADD COLUMN closed_from TEXT COLLATE "C" NOT NULL DEFAULT '9999-99-99';
ALTER TABLE invoices ADD COLUMN touched BIGINT NOT NULL DEFAULT 0;
ALTER TABLE settlements ADD COLUMN closed_from TEXT COLLATE "C" NOT NULL DEFAULT '9999-99-99';
ALTER TABLE settlements ADD COLUMN touched BIGINT NOT NULL DEFAULT 0;

CREATE INDEX invoices_by_closing ON invoices (organisation_id, type, closed_from);
CREATE INDEX settlements_by_closing ON settlements (organisation_id, closed_from);

-- Planned anew each time, as the checks of journals are.
CREATE FUNCTION invoices_close() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
    live BIGINT;
    last TEXT;
BEGIN
    EXECUTE 'SELECT CAST(coalesce(sum(amount) FILTER (WHERE removed_date IS NULL), 0) AS BIGINT),
        max(coalesce(removed_date, date)) FROM allocations
        WHERE invoice_id = $1 OR credit_note_id = $1' INTO live, last USING NEW.id;
    NEW.closed_from := CASE WHEN NEW.status = 'void' OR NEW.gross_total = live
        THEN greatest(coalesce(NEW.void_date, NEW.issue_date), last) ELSE '9999-99-99' END;
    RETURN NEW;
END $$;

CREATE TRIGGER invoices_close BEFORE UPDATE OF touched, status ON invoices
FOR EACH ROW EXECUTE FUNCTION invoices_close();

CREATE FUNCTION settlements_close() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
    live BIGINT;
    last TEXT;
BEGIN
    EXECUTE 'SELECT CAST(coalesce(sum(amount) FILTER (WHERE removed_date IS NULL), 0) AS BIGINT),
        max(coalesce(removed_date, date)) FROM allocations
        WHERE settlement_id = $1' INTO live, last USING NEW.id;
    NEW.closed_from := CASE WHEN NEW.status = 'void' OR NEW.amount = live
        THEN greatest(coalesce(NEW.void_date, NEW.date), last) ELSE '9999-99-99' END;
    RETURN NEW;
END $$;

CREATE TRIGGER settlements_close BEFORE UPDATE OF touched, status ON settlements
FOR EACH ROW EXECUTE FUNCTION settlements_close();

CREATE FUNCTION allocations_touch() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    EXECUTE 'UPDATE invoices SET touched = touched + 1 WHERE id = ANY($1)'
        USING ARRAY[NEW.invoice_id, NEW.credit_note_id];
    EXECUTE 'UPDATE settlements SET touched = touched + 1 WHERE id = $1' USING NEW.settlement_id;
    RETURN NULL;
END $$;

CREATE TRIGGER allocations_touch AFTER INSERT OR UPDATE ON allocations
FOR EACH ROW EXECUTE FUNCTION allocations_touch();

-- Allocations that were made before.
UPDATE invoices SET touched = 1 WHERE status = 'void' OR id IN (
    SELECT invoice_id FROM allocations UNION
    SELECT credit_note_id FROM allocations WHERE credit_note_id IS NOT NULL
);
UPDATE settlements SET touched = 1 WHERE status = 'void' OR id IN (
    SELECT settlement_id FROM allocations WHERE settlement_id IS NOT NULL
);
