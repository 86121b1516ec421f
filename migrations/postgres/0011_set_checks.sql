-- What a statement has added to the journals is held against what it names for all of its rows at
-- once: a foreign key asks for each row by itself, and bulk posting has many. What the totals of days
-- and months count are lines, whose accounts are checked.

ALTER TABLE journal_lines DROP CONSTRAINT journal_lines_organisation_id_account_id_fkey;
ALTER TABLE journals DROP CONSTRAINT journals_organisation_id_fkey;
ALTER TABLE journals DROP CONSTRAINT journals_created_by_fkey;
ALTER TABLE audit_events DROP CONSTRAINT audit_events_organisation_id_fkey;
ALTER TABLE audit_events DROP CONSTRAINT audit_events_user_id_fkey;
ALTER TABLE audit_events DROP CONSTRAINT audit_events_key_id_fkey;
ALTER TABLE account_days DROP CONSTRAINT account_days_account_id_fkey;
ALTER TABLE account_months DROP CONSTRAINT account_months_account_id_fkey;

-- As in 0006, each look is planned when it is made.
CREATE FUNCTION journal_lines_name_accounts() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
    is_bad BOOLEAN;
BEGIN
    EXECUTE 'SELECT EXISTS (
        SELECT 1 FROM (SELECT DISTINCT organisation_id, account_id FROM added) l
        WHERE NOT EXISTS (
            SELECT 1 FROM accounts a
            WHERE a.organisation_id = l.organisation_id AND a.id = l.account_id
        )
    )' INTO is_bad;
    IF is_bad THEN RAISE EXCEPTION 'a line on no account of its organisation'; END IF;
    RETURN NULL;
END $$;

CREATE TRIGGER journal_lines_name_accounts AFTER INSERT ON journal_lines
REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION journal_lines_name_accounts();

CREATE FUNCTION accounts_with_lines_stay() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    IF EXISTS (SELECT 1 FROM journal_lines WHERE account_id = OLD.id)
    THEN RAISE EXCEPTION 'an account that lines are on'; END IF;
    RETURN OLD;
END $$;

CREATE TRIGGER accounts_with_lines_stay BEFORE DELETE OR UPDATE OF id, organisation_id ON accounts
FOR EACH ROW EXECUTE FUNCTION accounts_with_lines_stay();

CREATE FUNCTION journals_name_their_makers() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
    is_bad BOOLEAN;
BEGIN
    EXECUTE 'SELECT EXISTS (
        SELECT 1 FROM (SELECT DISTINCT organisation_id, created_by FROM added) j
        WHERE NOT EXISTS (SELECT 1 FROM organisations o WHERE o.id = j.organisation_id)
        OR NOT EXISTS (SELECT 1 FROM users u WHERE u.id = j.created_by)
    )' INTO is_bad;
    IF is_bad THEN RAISE EXCEPTION 'a journal of nobody'; END IF;
    RETURN NULL;
END $$;

CREATE TRIGGER journals_name_their_makers AFTER INSERT ON journals REFERENCING NEW TABLE AS added
FOR EACH STATEMENT EXECUTE FUNCTION journals_name_their_makers();

CREATE FUNCTION audit_events_name_their_makers() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
    is_bad BOOLEAN;
BEGIN
    EXECUTE 'SELECT EXISTS (
        SELECT 1 FROM (SELECT DISTINCT organisation_id, user_id, key_id FROM added) e
        WHERE NOT EXISTS (SELECT 1 FROM organisations o WHERE o.id = e.organisation_id)
        OR NOT EXISTS (SELECT 1 FROM users u WHERE u.id = e.user_id)
        OR (e.key_id IS NOT NULL
            AND NOT EXISTS (SELECT 1 FROM api_keys k WHERE k.id = e.key_id))
    )' INTO is_bad;
    IF is_bad THEN RAISE EXCEPTION 'an audit event of nobody'; END IF;
    RETURN NULL;
END $$;

CREATE TRIGGER audit_events_name_their_makers AFTER INSERT ON audit_events
REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION audit_events_name_their_makers();
