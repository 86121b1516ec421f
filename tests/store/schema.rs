//! A schema that others changed is told of, and what they keep beside it is not.

use tieout_store::{Location, Store};

use crate::support::{Desk, on_both_databases};

/// What is told of the schema, with connections of its own, which are as the settings have them.
async fn faults(desk: &Desk) -> Vec<String> {
    let store = Store::open_unchanged(&desk.location, None).await.unwrap();
    let faults = store.check_up().await.unwrap().schema_faults;
    store.close().await;
    faults
}

/// Changes the schema. What is written into that of a file by hand is read by whoever opens it next.
async fn change(desk: &Desk, sql: &str) {
    let changed = desk.execute(&sql.replace("DATABASE_HERE", &desk.database_name())).await;
    changed.unwrap_or_else(|error| panic!("{sql}: {error}"));
}

on_both_databases! {
    async fn a_schema_that_is_not_the_programs_is_told_of(desk: &Desk) {
        desk.store().await.close().await;
        // As tools that copy or look at the database keep them.
        for others in ["CREATE TABLE _copies (seq INTEGER)", "CREATE INDEX _quick ON journals (sequence, organisation_id)"] {
            desk.execute(others).await.unwrap();
        }
        assert_eq!(faults(desk).await, Vec::<String>::new());
        let changes = match desk.location {
            Location::Sqlite(_) => CHANGES_OF_FILE,
            Location::Postgres(_) => CHANGES_OF_SERVER,
        };
        for (changed, back, fault) in changes {
            let fault = fault.replace("DATABASE_HERE", &desk.database_name());
            change(desk, changed).await;
            let told = faults(desk).await;
            assert!(told.contains(&fault), "{changed}: {told:?}");
            change(desk, back).await;
        }
        assert_eq!(faults(desk).await, Vec::<String>::new());
    }

    async fn what_others_keep_beside_the_schema_is_no_fault(desk: &Desk) {
        desk.store().await.close().await;
        let harmless = match desk.location {
            Location::Sqlite(_) => HARMLESS_IN_FILE,
            Location::Postgres(_) => HARMLESS_ON_SERVER,
        };
        for (changed, back) in harmless {
            change(desk, changed).await;
            assert_eq!(faults(desk).await, Vec::<String>::new(), "{changed}");
            change(desk, back).await;
        }
    }

    async fn a_table_that_is_gone_is_named_before_it_is_asked(desk: &Desk) {
        desk.store().await.close().await;
        desk.execute("DROP TABLE settings").await.unwrap();
        assert_eq!(faults(desk).await[0], "the table settings is not there");
    }
}

/// What is changed, how it is taken back, and what is found meanwhile.
type SchemaChanges = &'static [(&'static str, &'static str, &'static str)];

const CHANGES_OF_FILE: SchemaChanges = &[
    // What fails for a row refuses it.
    (
        "CREATE INDEX _picked ON contacts (abs(-9223372036854775807 - length(name)))",
        "DROP INDEX _picked",
        "the unique or computed index _picked is none of this program's",
    ),
    (
        "CREATE INDEX _picked ON contacts (name) WHERE abs(-9223372036854775807 - length(name)) > 0",
        "DROP INDEX _picked",
        "the unique or computed index _picked is none of this program's",
    ),
    (
        "CREATE INDEX _picked ON contacts (name COLLATE NOCASE)",
        "DROP INDEX _picked",
        "the unique or computed index _picked is none of this program's",
    ),
    (
        "CREATE TRIGGER launder AFTER UPDATE OF name ON bank_accounts BEGIN \
         UPDATE bank_accounts SET iban = 'GB29NWBK60161331926819' WHERE id = NEW.id; END",
        "DROP TRIGGER launder",
        "the trigger launder is none of this program's",
    ),
    (
        "CREATE TRIGGER launder AFTER UPDATE OF name ON BANK_ACCOUNTS BEGIN \
         UPDATE bank_accounts SET iban = 'GB29NWBK60161331926819' WHERE id = NEW.id; END",
        "DROP TRIGGER launder",
        "the trigger launder is none of this program's",
    ),
    (
        "ALTER TABLE members ADD COLUMN note TEXT",
        "ALTER TABLE members DROP COLUMN note",
        "the table members is not as this program made it",
    ),
    (
        "DROP TRIGGER security_events_never_go",
        "CREATE TRIGGER security_events_never_go BEFORE DELETE ON security_events \
         BEGIN SELECT RAISE(ABORT, 'security events are never deleted'); END",
        "the trigger security_events_never_go is not there",
    ),
    (
        "PRAGMA writable_schema = ON; UPDATE sqlite_schema SET sql = replace(sql, 'BEGIN', \
         'BEGIN /*/ -- */ UPDATE users SET email = OLD.via;' || char(10)) WHERE name = 'security_events_never_go'",
        "PRAGMA writable_schema = ON; UPDATE sqlite_schema SET sql = replace(sql, \
         ' /*/ -- */ UPDATE users SET email = OLD.via;' || char(10), '') WHERE name = 'security_events_never_go'",
        "the trigger security_events_never_go is not as this program made it",
    ),
    (
        "PRAGMA writable_schema = ON; UPDATE sqlite_schema SET sql = replace(sql, 'NULL CHECK (sequence >= 0)', \
         'NULL/*/ CHECK (sequence >= 0)/*/') WHERE name = 'ledger_heads'",
        "PRAGMA writable_schema = ON; UPDATE sqlite_schema SET sql = replace(sql, \
         'NULL/*/ CHECK (sequence >= 0)/*/', 'NULL CHECK (sequence >= 0)') WHERE name = 'ledger_heads'",
        "the table ledger_heads is not as this program made it",
    ),
    (
        "PRAGMA writable_schema = ON; UPDATE sqlite_schema SET sql = replace(sql, 'vat_date IS NULL', \
         'vat_date IS \"NULL\"') WHERE name = 'vat_entries_never_change'",
        "PRAGMA writable_schema = ON; UPDATE sqlite_schema SET sql = replace(sql, 'IS \"NULL\"', 'IS NULL') \
         WHERE name = 'vat_entries_never_change'",
        "the trigger vat_entries_never_change is not as this program made it",
    ),
    (
        "CREATE UNIQUE INDEX _only ON contacts (organisation_id, name); PRAGMA writable_schema = ON; \
         UPDATE sqlite_schema SET sql = replace(sql, 'CREATE UNIQUE', 'create  unique') WHERE name = '_only'",
        "DROP INDEX _only",
        "the unique or computed index _only is none of this program's",
    ),
    (
        "PRAGMA writable_schema = ON; INSERT INTO sqlite_schema VALUES ('trigger', '_pay', \
         CAST(x'6a6f75726e616c730078' AS TEXT), 0, 'CREATE TRIGGER _pay AFTER INSERT ON journals BEGIN DELETE FROM api_keys; END')",
        "PRAGMA writable_schema = ON; DELETE FROM sqlite_schema WHERE name = '_pay'",
        "the disguised part _pay is none of this program's",
    ),
    // Two tables whose references are called the same.
    (
        "CREATE TABLE \"a.0 to b\" (x TEXT REFERENCES accounts (id) ON DELETE CASCADE); \
         CREATE TABLE a (x TEXT REFERENCES \"b.0 to accounts\" (id))",
        "DROP TABLE a; DROP TABLE \"a.0 to b\"",
        "the reference a.0 to b.0 to accounts is none of this program's",
    ),
    (
        "CREATE UNIQUE INDEX _only ON contacts (organisation_id, name); PRAGMA writable_schema = ON; \
         UPDATE sqlite_schema SET name = 'sqlite_stat_only', sql = replace(sql, '_only', 'sqlite_stat_only') \
         WHERE name = '_only'",
        "PRAGMA writable_schema = ON; DELETE FROM sqlite_schema WHERE name = 'sqlite_stat_only'",
        "the unique or computed index sqlite_stat_only is none of this program's",
    ),
    (
        "CREATE UNIQUE INDEX _only ON contacts (organisation_id, name); PRAGMA writable_schema = ON; \
         UPDATE sqlite_schema SET sql = replace(sql, 'CREATE UNIQUE', 'CREATE ' || char(65279) || 'UNIQUE') WHERE name = '_only'",
        "DROP INDEX _only",
        "the unique or computed index _only is none of this program's",
    ),
    (
        "CREATE TABLE _note (customer TEXT REFERENCES Users (id) ON DELETE CASCADE)",
        "DROP TABLE _note",
        "the reference _note.0 to Users is none of this program's",
    ),
    (
        "CREATE TRIGGER _pay AFTER UPDATE ON users BEGIN DELETE FROM api_keys; END; PRAGMA writable_schema = ON; \
         UPDATE sqlite_schema SET type = 'Trigger' || char(0) || 'x' WHERE name = '_pay'",
        "PRAGMA writable_schema = ON; DELETE FROM sqlite_schema WHERE name = '_pay'",
        "the disguised part _pay is none of this program's",
    ),
];

/// What others change that is no fault, and how it is taken back.
type Harmless = &'static [(&'static str, &'static str)];

const HARMLESS_IN_FILE: Harmless = &[
    ("create index _quick on accounts ([name] desc, `code` asc, 'name')", "DROP INDEX _quick"),
    (
        "CREATE TABLE _parents (id INTEGER); PRAGMA foreign_keys = OFF; CREATE TABLE _children (a REFERENCES _parents (id), \
         b REFERENCES nowhere (id)); INSERT INTO _children VALUES (5, 6)",
        "DROP TABLE _children; DROP TABLE _parents",
    ),
    (
        "PRAGMA writable_schema = ON; UPDATE sqlite_schema SET sql = replace(sql, 'BEGIN', \
         char(9) || 'BEGIN/* so /*/' || char(10)) WHERE name = 'security_events_never_go'",
        "PRAGMA writable_schema = ON; UPDATE sqlite_schema SET sql = replace(sql, \
         char(9) || 'BEGIN/* so /*/' || char(10), 'BEGIN') WHERE name = 'security_events_never_go'",
    ),
    (
        "CREATE INDEX IF NOT EXISTS \"_quick\" ON invoices (gross_total DESC, id)",
        "DROP INDEX _quick",
    ),
    (
        "CREATE INDEX \"_my (idx\" ON \"audit_events\" (\"action\", at COLLATE binary DESC)",
        "DROP INDEX \"_my (idx\"",
    ),
    ("ANALYZE; CREATE VIEW _report AS SELECT * FROM invoices", "DROP VIEW _report"),
];

const CHANGES_OF_SERVER: SchemaChanges = &[
    (
        "CREATE PUBLICATION _some FOR TABLE ledger_heads WHERE (length(hash) > 0)",
        "DROP PUBLICATION _some",
        "the filtered publication ledger_heads._some is none of this program's",
    ),
    (
        "CREATE PUBLICATION _some FOR TABLE accounts (code)",
        "DROP PUBLICATION _some",
        "the filtered publication accounts._some is none of this program's",
    ),
    (
        "ALTER DATABASE DATABASE_HERE SET default_transaction_read_only = 't'",
        "BEGIN READ WRITE; ALTER DATABASE DATABASE_HERE RESET default_transaction_read_only; COMMIT",
        "default_transaction_read_only=on of database DATABASE_HERE has all writes refused: \
         BEGIN READ WRITE; ALTER DATABASE DATABASE_HERE RESET default_transaction_read_only; COMMIT",
    ),
    (
        "ALTER TABLE accounts REPLICA IDENTITY NOTHING",
        "ALTER TABLE accounts REPLICA IDENTITY DEFAULT",
        "the table accounts is not as this program made it",
    ),
    (
        "ALTER TABLE journal_metadata ALTER COLUMN metadata SET STORAGE PLAIN",
        "ALTER TABLE journal_metadata ALTER COLUMN metadata SET STORAGE EXTENDED",
        "the column journal_metadata.metadata is not as this program made it",
    ),
    (
        "CREATE INDEX _picked ON contacts (name) WHERE 1 / (length(name) - 5) > 0",
        "DROP INDEX _picked",
        "the unique or computed index contacts._picked is none of this program's",
    ),
    (
        "ALTER TABLE credit_movements ALTER COLUMN id SET INCREMENT BY -1 SET MINVALUE -9",
        "ALTER TABLE credit_movements ALTER COLUMN id SET INCREMENT BY 1 SET MINVALUE 1",
        "the sequence credit_movements.id is not as this program made it",
    ),
    (
        "CREATE FUNCTION launder() RETURNS trigger LANGUAGE plpgsql AS \
         $$ BEGIN NEW.iban := 'GB29NWBK60161331926819'; RETURN NEW; END $$; \
         CREATE TRIGGER launder BEFORE UPDATE ON bank_accounts FOR EACH ROW EXECUTE FUNCTION launder()",
        "DROP TRIGGER launder ON bank_accounts; DROP FUNCTION launder()",
        "the trigger bank_accounts.launder is none of this program's",
    ),
    (
        "CREATE SCHEMA spy; CREATE TABLE spy.s (id TEXT COLLATE \"C\" REFERENCES invoices (id) ON DELETE CASCADE)",
        "DROP SCHEMA spy CASCADE",
        "the reference spy.s.s_id_fkey is none of this program's",
    ),
    // Of a table of ours and of another, called the same.
    (
        "CREATE FUNCTION nothing() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RETURN NULL; END $$; \
         CREATE TABLE \"journals.x\" (a INTEGER); CREATE TRIGGER \"x.evil\" AFTER INSERT ON journals FOR EACH STATEMENT \
         EXECUTE FUNCTION nothing(); CREATE TRIGGER evil AFTER INSERT ON \"journals.x\" FOR EACH STATEMENT \
         EXECUTE FUNCTION nothing()",
        "DROP TABLE \"journals.x\"; DROP TRIGGER \"x.evil\" ON journals; DROP FUNCTION nothing()",
        "the trigger journals.x.evil is none of this program's",
    ),
    (
        "CREATE TABLE \"audit_events.x\" (a INTEGER); CREATE RULE \"x.evil\" AS ON INSERT TO audit_events DO ALSO NOTHING; \
         CREATE RULE evil AS ON INSERT TO \"audit_events.x\" DO ALSO NOTHING",
        "DROP TABLE \"audit_events.x\"; DROP RULE \"x.evil\" ON audit_events",
        "the rule audit_events.x.evil is none of this program's",
    ),
    (
        "CREATE UNIQUE INDEX \"x.evil\" ON accounts (organisation_id, code, name); CREATE TABLE \"accounts.x\" (a INTEGER); \
         CREATE UNIQUE INDEX evil ON \"accounts.x\" (a)",
        "DROP TABLE \"accounts.x\"; DROP INDEX \"x.evil\"",
        "the unique or computed index accounts.x.evil is none of this program's",
    ),
    (
        "CREATE TABLE z (a TEXT COLLATE \"C\", CONSTRAINT \"y.w\" FOREIGN KEY (a) REFERENCES accounts (id) ON DELETE CASCADE); \
         CREATE TABLE o (id TEXT PRIMARY KEY); \
         CREATE TABLE \"z.y\" (a TEXT, CONSTRAINT w FOREIGN KEY (a) REFERENCES o (id))",
        "DROP TABLE \"z.y\"; DROP TABLE o; DROP TABLE z",
        "the reference z.y.w is none of this program's",
    ),
    (
        "CREATE FUNCTION named(text) RETURNS text LANGUAGE sql IMMUTABLE AS 'SELECT $1'; \
         CREATE STATISTICS _named ON (named(name)), code FROM accounts",
        "DROP STATISTICS _named; DROP FUNCTION named(text)",
        "the computed statistics accounts._named is none of this program's",
    ),
    (
        "CREATE ROLE \"of_DATABASE_HERE\" LOGIN; CREATE SCHEMA \"of_DATABASE_HERE\"; \
         CREATE TABLE \"of_DATABASE_HERE\".security_head (id INTEGER)",
        "DROP SCHEMA \"of_DATABASE_HERE\" CASCADE; DROP ROLE \"of_DATABASE_HERE\"",
        "this program's tables are in the schema of_DATABASE_HERE, too: a daemon whose search_path has it keeps another \
         ledger there; check it as that daemon's role",
    ),
    (
        "CREATE TABLE _note (customer TEXT COLLATE \"C\" REFERENCES users (id))",
        "DROP TABLE _note",
        "the reference _note._note_customer_fkey is none of this program's",
    ),
    (
        "CREATE FUNCTION spy(v text) RETURNS boolean LANGUAGE sql AS 'SELECT true'; \
         CREATE DOMAIN spied AS text CHECK (spy(VALUE)); \
         CREATE INDEX _zz ON invoice_lines (description) WHERE (description::spied) <> ''",
        "DROP INDEX _zz; DROP DOMAIN spied; DROP FUNCTION spy(text)",
        "the unique or computed index invoice_lines._zz is none of this program's",
    ),
    (
        "CREATE TYPE mt AS ENUM ('a'); CREATE FUNCTION json_build_array(text, text, mt DEFAULT NULL) RETURNS json \
         LANGUAGE sql IMMUTABLE AS 'SELECT ''[]''::json'",
        "DROP FUNCTION json_build_array(text, text, mt); DROP TYPE mt",
        "the overload public.json_build_array(text,text,public.mt) is none of this program's",
    ),
    (
        "CREATE TYPE mt AS ENUM ('x'); CREATE FUNCTION concat_ws(mt, text) RETURNS text LANGUAGE sql IMMUTABLE \
         AS 'SELECT ''''::text'",
        "DROP FUNCTION concat_ws(mt, text); DROP TYPE mt",
        "the overload public.concat_ws(public.mt,text) is none of this program's",
    ),
    (
        "CREATE TYPE mt AS ENUM ('x'); CREATE FUNCTION upper(text, VARIADIC mt[] DEFAULT NULL) RETURNS text LANGUAGE sql \
         IMMUTABLE AS 'SELECT ''''::text'",
        "DROP FUNCTION upper(text, mt[]); DROP TYPE mt",
        "the overload public.upper(text,public.mt[]) is none of this program's",
    ),
    (
        "CREATE SCHEMA later; CREATE TABLE later.security_head (id INTEGER); \
         ALTER DATABASE DATABASE_HERE SET search_path = public, later",
        "DROP SCHEMA later CASCADE; ALTER DATABASE DATABASE_HERE RESET search_path",
        "this program's tables are in the schema later, too, which is searched after public: which of them are meant?",
    ),
    (
        "CREATE FUNCTION json_build_array(text, text) RETURNS json LANGUAGE sql IMMUTABLE AS 'SELECT ''[]''::json'",
        "DROP FUNCTION json_build_array(text, text)",
        "the overload public.json_build_array(text,text) is none of this program's",
    ),
    (
        "CREATE FUNCTION \"public.settlements_close\"() RETURNS trigger LANGUAGE plpgsql AS \
         $$ BEGIN NEW.amount := 1; RETURN NEW; END $$; CREATE TRIGGER \"public.settlements_close\" BEFORE UPDATE \
         ON settlements FOR EACH ROW EXECUTE FUNCTION \"public.settlements_close\"()",
        "DROP TRIGGER \"public.settlements_close\" ON settlements; DROP FUNCTION \"public.settlements_close\"()",
        "the trigger settlements.public.settlements_close is none of this program's",
    ),
    (
        "CREATE INDEX _quick_names ON contacts (lower(name))",
        "DROP INDEX _quick_names",
        "the unique or computed index contacts._quick_names is none of this program's",
    ),
    (
        "CREATE DOMAIN \"text\" AS pg_catalog.text; ALTER TABLE members ALTER COLUMN email TYPE public.\"text\"",
        "ALTER TABLE members ALTER COLUMN email TYPE pg_catalog.text; DROP DOMAIN public.\"text\"",
        "the column members.email is not as this program made it",
    ),
    (
        "ALTER DATABASE DATABASE_HERE SET session_replication_role = replica",
        "ALTER DATABASE DATABASE_HERE RESET session_replication_role",
        "session_replication_role=replica of database DATABASE_HERE turns triggers and references off: \
         ALTER DATABASE DATABASE_HERE RESET session_replication_role",
    ),
    (
        "CREATE SCHEMA evil; CREATE TABLE evil.members (id TEXT); CREATE ROLE owner_DATABASE_HERE; \
         ALTER TABLE members OWNER TO owner_DATABASE_HERE; \
         ALTER ROLE owner_DATABASE_HERE IN DATABASE DATABASE_HERE SET search_path = evil, public",
        "ALTER TABLE members OWNER TO CURRENT_USER; DROP ROLE owner_DATABASE_HERE; DROP SCHEMA evil CASCADE",
        "with search_path=evil, public of role owner_DATABASE_HERE in database DATABASE_HERE, members is that of the \
         schema evil: ALTER ROLE owner_DATABASE_HERE IN DATABASE DATABASE_HERE RESET search_path",
    ),
    (
        "CREATE DOMAIN public.\"text\" AS pg_catalog.text; \
         ALTER DATABASE DATABASE_HERE SET search_path = public, pg_catalog",
        "ALTER DATABASE DATABASE_HERE RESET search_path; DROP DOMAIN public.\"text\"",
        "the type public.text is none of this program's",
    ),
    (
        "CREATE FUNCTION pg_catalog.launder() RETURNS trigger LANGUAGE plpgsql AS \
         $$ BEGIN NEW.iban := 'GB29NWBK60161331926819'; RETURN NEW; END $$; \
         CREATE TRIGGER launder BEFORE UPDATE ON bank_accounts FOR EACH ROW EXECUTE FUNCTION launder(); \
         UPDATE pg_trigger SET tgisinternal = true WHERE tgname = 'launder'",
        "UPDATE pg_trigger SET tgisinternal = false WHERE tgname = 'launder'; \
         DROP TRIGGER launder ON bank_accounts; DROP FUNCTION pg_catalog.launder()",
        "the trigger bank_accounts.launder is none of this program's",
    ),
    (
        "CREATE FUNCTION pg_catalog.launder() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RETURN NULL; END $$",
        "DROP FUNCTION pg_catalog.launder()",
        "the server function pg_catalog.launder is none of this program's",
    ),
    (
        "CREATE FUNCTION never(numeric, integer) RETURNS boolean LANGUAGE sql IMMUTABLE AS 'SELECT false'; \
         CREATE OPERATOR pg_catalog.<> (FUNCTION = never, LEFTARG = numeric, RIGHTARG = integer)",
        "DROP OPERATOR pg_catalog.<> (numeric, integer); DROP FUNCTION never(numeric, integer)",
        "the operator <>(numeric,integer) is none of this program's",
    ),
    (
        "CREATE FUNCTION never(numeric, integer) RETURNS boolean LANGUAGE sql IMMUTABLE AS 'SELECT false'; \
         CREATE OPERATOR public.<> (FUNCTION = never, LEFTARG = numeric, RIGHTARG = integer); \
         ALTER EXTENSION plpgsql ADD OPERATOR public.<> (numeric, integer)",
        "ALTER EXTENSION plpgsql DROP OPERATOR public.<> (numeric, integer); \
         DROP OPERATOR public.<> (numeric, integer); DROP FUNCTION never(numeric, integer)",
        "the operator public.<>(numeric,integer) is none of this program's",
    ),
    (
        "CREATE SCHEMA app; CREATE DOMAIN app.pence AS bigint; \
         CREATE FUNCTION app.abs(app.pence) RETURNS bigint LANGUAGE sql IMMUTABLE AS 'SELECT 0::bigint'; \
         ALTER EXTENSION plpgsql ADD FUNCTION app.abs(app.pence)",
        "ALTER EXTENSION plpgsql DROP FUNCTION app.abs(app.pence); DROP SCHEMA app CASCADE",
        "the overload app.abs(app.pence) is none of this program's",
    ),
    (
        "CREATE FUNCTION nought(bigint) RETURNS text LANGUAGE sql IMMUTABLE AS 'SELECT ''0''::text'; \
         CREATE CAST (bigint AS text) WITH FUNCTION nought(bigint) AS IMPLICIT; \
         ALTER EXTENSION plpgsql ADD CAST (bigint AS text)",
        "ALTER EXTENSION plpgsql DROP CAST (bigint AS text); DROP CAST (bigint AS text); DROP FUNCTION nought(bigint)",
        "the cast bigint to text is none of this program's",
    ),
    (
        "SET allow_system_table_mods = on; \
         CREATE VIEW pg_catalog.account_months AS SELECT * FROM public.account_months",
        "SET allow_system_table_mods = on; DROP VIEW pg_catalog.account_months",
        "the relation pg_catalog.account_months is none of this program's",
    ),
    (
        "CREATE FUNCTION hide() RETURNS event_trigger LANGUAGE plpgsql AS $$ BEGIN END $$; \
         CREATE EVENT TRIGGER \"Hide\" ON ddl_command_end EXECUTE FUNCTION hide()",
        "DROP EVENT TRIGGER \"Hide\"; DROP FUNCTION hide()",
        "the event trigger Hide is none of this program's, and would run as the schema is compared, which was not \
         done: ALTER EVENT TRIGGER \"Hide\" DISABLE",
    ),
    (
        "UPDATE pg_class SET relhastriggers = false WHERE oid = 'journals'::regclass",
        "UPDATE pg_class SET relhastriggers = true WHERE oid = 'journals'::regclass",
        "the table journals is not as this program made it",
    ),
    (
        "UPDATE pg_class SET relchecks = 0 WHERE oid = 'members'::regclass",
        "UPDATE pg_class SET relchecks = (SELECT count(*) FROM pg_constraint WHERE conrelid = 'members'::regclass \
         AND contype = 'c') WHERE oid = 'members'::regclass",
        "the table members is not as this program made it",
    ),
    (
        "CREATE FUNCTION peek(text) RETURNS boolean LANGUAGE sql IMMUTABLE AS 'SELECT true'; \
         CREATE INDEX _quick_names ON contacts (id) WHERE peek(name)",
        "DROP INDEX _quick_names; DROP FUNCTION peek(text)",
        "the unique or computed index contacts._quick_names is none of this program's",
    ),
    (
        "CREATE FUNCTION cast_it(json) RETURNS text LANGUAGE sql IMMUTABLE AS 'SELECT ''x''::text'; \
         CREATE CAST (json AS text) WITH FUNCTION cast_it(json)",
        "DROP CAST (json AS text); DROP FUNCTION cast_it(json)",
        "the cast json to text is none of this program's",
    ),
    (
        "CREATE OR REPLACE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS \
         E'BEGIN --\\r RETURN NULL;\\n RAISE EXCEPTION ''% is append-only'', TG_TABLE_NAME; END'",
        "CREATE OR REPLACE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS \
         $$ BEGIN RAISE EXCEPTION '% is append-only', TG_TABLE_NAME; END $$",
        "the function refuse_change() is not as this program made it",
    ),
    (
        "CREATE RULE hide AS ON INSERT TO security_events DO INSTEAD NOTHING",
        "DROP RULE hide ON security_events",
        "the rule security_events.hide is none of this program's",
    ),
    (
        "ALTER TABLE members ADD COLUMN note TEXT",
        "ALTER TABLE members DROP COLUMN note",
        "the column members.note is none of this program's",
    ),
    (
        "ALTER TABLE journals DISABLE TRIGGER journals_append_only",
        "ALTER TABLE journals ENABLE TRIGGER journals_append_only",
        "the trigger journals.journals_append_only is not as this program made it",
    ),
    (
        "ALTER TABLE journal_lines DISABLE TRIGGER ALL; ALTER TABLE journal_lines ENABLE TRIGGER USER",
        "ALTER TABLE journal_lines ENABLE TRIGGER ALL",
        "the reference journal_lines.journal_lines_organisation_id_sequence_fkey is not as this program made it",
    ),
    (
        "CREATE TABLE more_credits () INHERITS (members)",
        "DROP TABLE more_credits",
        "the table members is not as this program made it",
    ),
    (
        "CREATE OR REPLACE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS \
         $$ BEGIN RETURN NULL; END $$",
        "CREATE OR REPLACE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS \
         $$ BEGIN RAISE EXCEPTION '% is append-only', TG_TABLE_NAME; END $$",
        "the function refuse_change() is not as this program made it",
    ),
];

const HARMLESS_ON_SERVER: Harmless = &[
    ("CREATE PUBLICATION _all FOR ALL TABLES", "DROP PUBLICATION _all"),
    (
        "CREATE PUBLICATION _some FOR TABLE accounts (code, id), invoices WHERE (status = 'issued') \
         WITH (publish = 'insert')",
        "DROP PUBLICATION _some",
    ),
    ("CREATE PUBLICATION _some FOR TABLE accounts (code, id)", "DROP PUBLICATION _some"),
    (
        "ALTER DATABASE DATABASE_HERE SET default_transaction_read_only = on; \
         ALTER ROLE CURRENT_USER IN DATABASE DATABASE_HERE SET default_transaction_read_only = off",
        "BEGIN READ WRITE; ALTER DATABASE DATABASE_HERE RESET default_transaction_read_only; \
         ALTER ROLE CURRENT_USER IN DATABASE DATABASE_HERE RESET default_transaction_read_only; COMMIT",
    ),
    ("CREATE INDEX _quick ON contacts (name COLLATE \"und-x-icu\")", "DROP INDEX _quick"),
    (
        "CREATE EXTENSION pg_trgm; CREATE INDEX _quick ON contacts USING gin (name gin_trgm_ops)",
        "DROP INDEX _quick; DROP EXTENSION pg_trgm",
    ),
    ("CREATE SEQUENCE _mine OWNED BY credit_movements.id", "DROP SEQUENCE _mine"),
    (
        "CREATE SCHEMA \"OWN_NAMES\"; ALTER DATABASE DATABASE_HERE SET search_path = public, \"OWN_NAMES\"",
        "ALTER DATABASE DATABASE_HERE RESET search_path; DROP SCHEMA \"OWN_NAMES\"",
    ),
    ("CREATE TABLE \"Users\" (id INTEGER PRIMARY KEY, email TEXT UNIQUE)", "DROP TABLE \"Users\""),
    (
        "CREATE ROLE other_DATABASE_HERE; CREATE SCHEMA evil; CREATE TABLE evil.members (id TEXT); \
         ALTER ROLE other_DATABASE_HERE IN DATABASE DATABASE_HERE SET search_path = evil; \
         ALTER ROLE other_DATABASE_HERE IN DATABASE DATABASE_HERE SET session_replication_role = replica",
        "DROP ROLE other_DATABASE_HERE; DROP SCHEMA evil CASCADE",
    ),
    (
        "CREATE SCHEMA app; CREATE TYPE app.money2 AS (v bigint); \
         CREATE FUNCTION app.round(app.money2) RETURNS bigint LANGUAGE sql AS 'SELECT ($1).v'; \
         CREATE CAST (app.money2 AS bigint) WITH FUNCTION app.round(app.money2)",
        "DROP SCHEMA app CASCADE",
    ),
    (
        "CREATE INDEX _quick ON invoices (gross_total DESC, id) INCLUDE (status)",
        "DROP INDEX _quick",
    ),
    (
        "CREATE SCHEMA api; CREATE TYPE api.card AS (v bigint); \
      CREATE FUNCTION api.concat(api.card, api.card) RETURNS text LANGUAGE sql AS 'SELECT ''''::text'",
        "DROP SCHEMA api CASCADE",
    ),
    (
        "ALTER DATABASE DATABASE_HERE SET search_path = \"$user\", public",
        "ALTER DATABASE DATABASE_HERE RESET search_path",
    ),
    (
        "ALTER DATABASE DATABASE_HERE SET search_path = public, pg_catalog",
        "ALTER DATABASE DATABASE_HERE RESET search_path",
    ),
    (
        "ALTER DATABASE DATABASE_HERE SET search_path = pg_catalog, public",
        "ALTER DATABASE DATABASE_HERE RESET search_path",
    ),
    (
        "ALTER SCHEMA public RENAME TO \"a,b\"\"C\"; ALTER DATABASE DATABASE_HERE SET search_path = \"a,b\"\"C\"",
        "ALTER SCHEMA \"a,b\"\"C\" RENAME TO public; ALTER DATABASE DATABASE_HERE RESET search_path",
    ),
    (
        "DO $$ BEGIN EXECUTE format('ALTER SCHEMA public RENAME TO %I', current_user); END $$; CREATE SCHEMA public; \
         ALTER DATABASE DATABASE_HERE SET search_path = \"$user\", public",
        "DROP SCHEMA public; DO $$ BEGIN EXECUTE format('ALTER SCHEMA %I RENAME TO public', current_user); END $$; \
         ALTER DATABASE DATABASE_HERE RESET search_path",
    ),
    (
        "CREATE FUNCTION seen() RETURNS event_trigger LANGUAGE plpgsql AS $$ BEGIN END $$; \
         CREATE EVENT TRIGGER seen ON ddl_command_end EXECUTE FUNCTION seen(); ALTER EVENT TRIGGER seen DISABLE",
        "DROP EVENT TRIGGER seen; DROP FUNCTION seen()",
    ),
    // Those that are installed: their operators and functions have names and types of the server's own.
    (
        "DO $$ DECLARE one TEXT; BEGIN FOR one IN SELECT name FROM pg_available_extensions WHERE name IN ('adminpack', \
         'btree_gist', 'citext', 'hstore', 'intarray', 'ltree', 'pg_trgm', 'pgcrypto', 'uuid-ossp') \
         LOOP EXECUTE format('CREATE EXTENSION %I', one); END LOOP; END $$",
        "DO $$ DECLARE one TEXT; BEGIN FOR one IN SELECT extname FROM pg_extension WHERE extname <> 'plpgsql' \
         LOOP EXECUTE format('DROP EXTENSION %I', one); END LOOP; END $$",
    ),
];
