-- Between which days what is allocated of a document or of money came about. At the end of a day
-- before the first nothing was, at the end of the last and of every later day what is allocated now:
-- an aged report looks at allocations only for the few that were settled in part on either side of
-- its day.
ALTER TABLE invoices ADD COLUMN settled_from TEXT COLLATE "C";
ALTER TABLE invoices ADD COLUMN settled_to TEXT COLLATE "C";
ALTER TABLE settlements ADD COLUMN settled_from TEXT COLLATE "C";
ALTER TABLE settlements ADD COLUMN settled_to TEXT COLLATE "C";

CREATE OR REPLACE FUNCTION invoices_close() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
    live BIGINT;
BEGIN
    EXECUTE 'SELECT CAST(coalesce(sum(amount) FILTER (WHERE removed_date IS NULL), 0) AS BIGINT),
        min(date), max(greatest(date, removed_date)) FROM allocations
        WHERE invoice_id = $1 OR credit_note_id = $1'
        INTO live, NEW.settled_from, NEW.settled_to USING NEW.id;
    NEW.closed_from := CASE WHEN NEW.status = 'void' OR NEW.gross_total = live
        THEN greatest(coalesce(NEW.void_date, NEW.issue_date), NEW.settled_to)
        ELSE '9999-99-99' END;
    RETURN NEW;
END $$;

CREATE OR REPLACE FUNCTION settlements_close() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
    live BIGINT;
BEGIN
    EXECUTE 'SELECT CAST(coalesce(sum(amount) FILTER (WHERE removed_date IS NULL), 0) AS BIGINT),
        min(date), max(greatest(date, removed_date)) FROM allocations WHERE settlement_id = $1'
        INTO live, NEW.settled_from, NEW.settled_to USING NEW.id;
    NEW.closed_from := CASE WHEN NEW.status = 'void' OR NEW.amount = live
        THEN greatest(coalesce(NEW.void_date, NEW.date), NEW.settled_to) ELSE '9999-99-99' END;
    RETURN NEW;
END $$;

-- Again with all that an aged report asks.
DROP INDEX invoices_by_closing;
CREATE INDEX invoices_by_closing ON invoices (organisation_id, type, closed_from, issue_date,
    void_date, kind, due_date, gross_total, paid, credited, settled_from, settled_to, contact_id, id,
    journal_id);
DROP INDEX settlements_by_closing;
CREATE INDEX settlements_by_closing ON settlements (organisation_id, side, closed_from, date,
    void_date, type, amount, allocated, settled_from, settled_to, contact_id, id);

-- References are looked up by their keys. A look-up that was planned while a table was small takes any
-- index that begins with a column it has, and a session keeps to that plan until statistics are
-- gathered: each line looked for its journal among all journals of its organisation. What is asked for
-- by day or by external id says so, and a look-up that does not has no use for these two.
DROP INDEX journals_by_date;
CREATE INDEX journals_by_date ON journals (organisation_id, entry_date, sequence)
    WHERE entry_date IS NOT NULL;
ALTER TABLE journals DROP CONSTRAINT journals_organisation_id_external_id_key;
CREATE UNIQUE INDEX journals_by_external_id ON journals (organisation_id, external_id)
    WHERE external_id IS NOT NULL;

-- Of indexes that seem alike the one that was made last is taken: the keys are made again, those of
-- names with the name first.
DO $$
DECLARE
    key RECORD;
    references_to TEXT[];
    reference TEXT;
BEGIN
    FOR key IN
        SELECT c.conindid AS index, c.conrelid::regclass AS place, c.conname AS name, k.columns
        FROM (VALUES
            (1, 'journals_organisation_id_sequence_key', 'organisation_id, sequence'),
            (2, 'journals_organisation_id_id_key', 'id, organisation_id'),
            (3, 'bank_transactions_organisation_id_id_key', 'id, organisation_id'),
            (4, 'invoices_organisation_id_id_key', 'id, organisation_id'),
            (5, 'settlements_organisation_id_id_key', 'id, organisation_id')
        ) k (place, name, columns) JOIN pg_constraint c ON c.conname = k.name ORDER BY k.place
    LOOP
        references_to := ARRAY(
            SELECT format('ALTER TABLE %s ADD CONSTRAINT %I %s', conrelid::regclass, conname,
                pg_get_constraintdef(oid))
            FROM pg_constraint WHERE contype = 'f' AND conindid = key.index
        );
        EXECUTE format('ALTER TABLE %s DROP CONSTRAINT %I CASCADE', key.place, key.name);
        EXECUTE format('ALTER TABLE %s ADD CONSTRAINT %I UNIQUE (%s)', key.place, key.name,
            key.columns);
        FOREACH reference IN ARRAY references_to LOOP
            EXECUTE reference;
        END LOOP;
    END LOOP;
END $$;

-- Those that were settled before.
UPDATE invoices SET touched = touched + 1 WHERE touched > 0;
UPDATE settlements SET touched = touched + 1 WHERE touched > 0;
