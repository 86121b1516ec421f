//! The schema on a server: compared with what the steps make in a schema of their own, which is taken back.
//!
//! A server is believed in what it says of itself: whoever is its superuser can make it say anything.

use std::collections::BTreeSet;

use sqlx::postgres::{PgConnection, PgRow};
use sqlx::{AssertSqlSafe, Executor as _, Row as _};

use super::constraints::{self, Question};
use super::migrations::POSTGRES;
use super::schema_parts::{SchemaPart, compared};
use super::server::{Server, in_time};
use super::server_catching as catching;
use super::server_names::{literal, of_own, oid};
use super::server_paths::{self as paths, SearchedSchemas};
use crate::error::StoreError;

/// What a schema is made of. A table that inherits from another gives it rows; one whose own triggers are off, or which
/// says that it has none, refers to what is not there. An index computes where it has an expression, picks rows or calls what is
/// neither the server's own nor in C. A publication of columns has to have those by which rows are told. What the server says to be its own trigger is that only with a constraint and its own function.
const PARTS: &str = "\
    WITH ours AS (SELECT * FROM pg_class WHERE relnamespace = OWN_OID AND relkind IN ('r', 'p')) \
    SELECT 'table' AS kind, relname::text AS name, relname::text AS table_name, concat_ws(' ', relkind, \
    relpersistence, relrowsecurity, relreplident = 'n', \
    EXISTS (SELECT FROM pg_inherits WHERE inhparent = ours.oid OR inhrelid = ours.oid), \
    relhastriggers OR NOT EXISTS (SELECT FROM pg_trigger WHERE tgrelid = ours.oid), \
    relhasindex OR NOT EXISTS (SELECT FROM pg_index WHERE indrelid = ours.oid), \
    relhasrules OR NOT EXISTS (SELECT FROM pg_rewrite WHERE ev_class = ours.oid), \
    relchecks = (SELECT count(*) FROM pg_constraint WHERE conrelid = ours.oid AND contype = 'c')) AS sql \
    FROM ours \
    UNION ALL SELECT 'reference', CASE WHEN r.relnamespace = OWN_OID THEN r.relname::text \
    ELSE c.conrelid::regclass::text END || '.' || conname, coalesce(f.relname, r.relname)::text, \
    string_agg(concat_ws(' ', tgrelid::regclass, proname, pronamespace::regnamespace, tgtype, tgenabled), ', ' \
    ORDER BY proname, tgtype, tgrelid::regclass::text) \
    FROM pg_constraint c JOIN pg_class r ON r.oid = conrelid LEFT JOIN ours f ON f.oid = confrelid \
    JOIN pg_trigger ON tgconstraint = c.oid AND tgisinternal JOIN pg_proc p ON p.oid = tgfoid \
    WHERE r.relnamespace = OWN_OID OR f.oid IS NOT NULL \
    GROUP BY r.relnamespace, r.relname, c.conrelid, conname, f.relname \
    UNION ALL SELECT 'column', relname || '.' || attname, relname::text, concat_ws(' ', \
    format_type(atttypid, atttypmod), attcollation::regcollation, attnotnull, attgenerated, attidentity, attstorage, \
    pg_get_expr(adbin, adrelid)) \
    FROM ours JOIN pg_attribute ON attrelid = ours.oid AND attnum > 0 AND NOT attisdropped \
    LEFT JOIN pg_attrdef ON adrelid = attrelid AND adnum = attnum \
    UNION ALL SELECT 'sequence', ours.relname || '.' || attname, ours.relname::text, concat_ws(' ', \
    format_type(seqtypid, NULL), seqstart, seqincrement, seqmin, seqmax, seqcache, seqcycle, c.relpersistence) \
    FROM ours JOIN pg_depend ON refobjid = ours.oid AND refclassid = 'pg_class'::regclass AND refobjsubid > 0 \
    AND classid = 'pg_class'::regclass AND deptype = 'i' JOIN pg_sequence ON seqrelid = objid JOIN pg_class c ON c.oid = objid \
    JOIN pg_attribute ON attrelid = ours.oid AND attnum = refobjsubid \
    UNION ALL SELECT 'constraint', relname || '.' || conname, relname::text, \
    pg_get_constraintdef(c.oid) FROM ours JOIN pg_constraint c ON conrelid = ours.oid \
    UNION ALL SELECT CASE WHEN indisunique OR indisexclusion OR indexprs IS NOT NULL OR indpred IS NOT NULL \
    OR EXISTS (SELECT FROM pg_depend WHERE classid = 'pg_class'::regclass AND objid = indexrelid \
    AND refclassid NOT IN ('pg_class'::regclass, 'pg_constraint'::regclass, 'pg_opclass'::regclass) \
    AND NOT (refclassid = 'pg_collation'::regclass AND refobjid < 16384)) \
    OR EXISTS (SELECT FROM pg_opclass o JOIN pg_amproc ON amprocfamily = opcfamily JOIN pg_proc f ON f.oid = amproc \
    WHERE o.oid = ANY (indclass) AND f.oid >= 16384 AND f.prolang <> 13) \
    THEN 'unique or computed index' ELSE 'index' END, ours.relname || '.' || i.relname, ours.relname::text, \
    concat_ws(' ', indisvalid, indisready, indislive, pg_get_indexdef(indexrelid)) \
    FROM ours JOIN pg_index ON indrelid = ours.oid JOIN pg_class i ON i.oid = indexrelid \
    UNION ALL SELECT 'trigger', relname || '.' || tgname, relname::text, \
    concat_ws(' ', tgenabled, pg_get_triggerdef(t.oid)) FROM ours JOIN pg_trigger t ON tgrelid = ours.oid \
    JOIN pg_proc f ON f.oid = tgfoid WHERE NOT tgisinternal OR tgconstraint = 0 OR f.oid >= 16384 \
    OR NOT (proname ^@ 'RI_FKey_' OR proname = 'unique_key_recheck') \
    UNION ALL SELECT 'rule', relname || '.' || rulename, relname::text, pg_get_ruledef(r.oid) \
    FROM ours JOIN pg_rewrite r ON ev_class = ours.oid \
    UNION ALL SELECT 'computed statistics', relname || '.' || stxname, relname::text, pg_get_statisticsobjdef(s.oid) \
    FROM ours JOIN pg_statistic_ext s ON stxrelid = ours.oid WHERE stxexprs IS NOT NULL \
    UNION ALL SELECT 'filtered publication', relname || '.' || pubname, relname::text, '' \
    FROM ours JOIN pg_publication_rel r ON prrelid = ours.oid JOIN pg_publication p ON p.oid = prpubid \
    WHERE (pubupdate OR pubdelete) AND (to_jsonb(r) ->> 'prqual' IS NOT NULL OR (to_jsonb(r) ->> 'prattrs' IS NOT NULL \
    AND (relreplident = 'f' OR EXISTS (SELECT FROM pg_index x, unnest(x.indkey) key WHERE indrelid = ours.oid \
    AND (indisreplident OR (relreplident = 'd' AND indisprimary)) \
    AND NOT (key::text = ANY (regexp_split_to_array(to_jsonb(r) ->> 'prattrs', '[^0-9]+'))))))) \
    UNION ALL SELECT 'policy', relname || '.' || polname, relname::text, '' \
    FROM ours JOIN pg_policy ON polrelid = ours.oid \
    UNION ALL SELECT 'function', proname || '(' || pg_get_function_identity_arguments(p.oid) || ')', '', \
    CASE WHEN prokind IN ('f', 'p') THEN pg_get_functiondef(p.oid) ELSE '' END \
    FROM pg_proc p WHERE pronamespace = OWN_OID";

/// The role may make no schema; the server is a standby.
const MAY_NOT: &str = "42501";
const IS_STANDBY: &str = "25006";

/// Why the schema cannot be compared, where that is known.
fn not_compared(error: &StoreError, database: &str, role: &str) -> Option<String> {
    let (StoreError::Database(error) | StoreError::Busy(error)) = error else { return None };
    let why = match error.as_database_error()?.code()?.as_ref() {
        MAY_NOT => format!(
            "the role may make no schema to compare it with: GRANT CREATE ON DATABASE {database} TO {role}"
        ),
        IS_STANDBY => "the server is a standby: ask the primary".to_owned(),
        _ => return None,
    };
    Some(format!("the schema was not compared with this program's: {why}"))
}

/// What the schema has otherwise than the first steps up to this one make, and what its rows are to be asked.
///
/// # Errors
/// The database's.
pub(super) async fn look(
    server: &Server,
    version: i64,
) -> Result<(Vec<String>, Vec<Question>), StoreError> {
    // Not the pool's afterwards: what is made here goes with the connection, whatever comes in between. It is dropped
    // and not closed, since a goodbye over TLS may never be answered.
    let mut connection = server.pool.acquire().await?.detach();
    let connection = &mut connection;
    let begun = begin(connection, "BEGIN READ WRITE").await;
    let mut faults = match begun {
        Ok(()) => Vec::new(),
        Err(error) => {
            let fault = not_compared(&error, "", "").ok_or(error)?;
            begin(connection, "ROLLBACK; BEGIN READ ONLY").await?;
            vec![fault]
        }
    };
    let searched = SearchedSchemas::read(connection).await?;
    // All that is there is read before anything is made: that may set off what others left for it.
    faults.extend(catching::event_triggers(connection).await?);
    let is_to_compare = faults.is_empty();
    let own = literal(&searched.own);
    let there = read_parts(connection, &PARTS.replace("OWN_OID", &oid(&own))).await?;
    let tables = |parts: &[SchemaPart]| -> BTreeSet<String> {
        parts.iter().filter(|part| part.kind == "table").map(|part| part.name.clone()).collect()
    };
    let settings = paths::settings(connection, &searched.own).await?;
    let mut names = tables(&there);
    let model =
        if is_to_compare { make_model(connection, version, &mut faults).await? } else { None };
    let made = match &model {
        Some(model) => {
            let sql = PARTS.replace("OWN_OID", &oid(&literal(model)));
            let made =
                in_own_words(read_parts(connection, &sql).await?, model, &searched.own_written);
            names = tables(&made);
            Some(made)
        }
        None => None,
    };
    let questions = constraints::questions(connection, model.as_deref(), &searched).await?;
    in_time(connection.execute(sqlx::raw_sql("ROLLBACK"))).await?;

    begin(connection, "BEGIN READ ONLY").await?;
    in_time(connection.execute(sqlx::raw_sql(paths::OWN_PATH))).await?;
    let relations = paths::relations(connection, &names).await?;
    let with_tables = paths::schemas_with_tables(connection).await?;
    faults.extend(paths::faults(&searched, &settings, &names, &relations, &with_tables));
    let before = paths::before_own(&searched, &settings);
    let all = paths::all(&searched, &settings);
    let catching = read_parts(connection, &catching::objects(&names, &before, &all)).await?;
    in_time(connection.execute(sqlx::raw_sql("ROLLBACK"))).await?;
    // Where nothing was made, nothing of ours is known to be otherwise, and others' objects are found all the same.
    let (made, there) = made.map_or_else(Default::default, |made| (made, there));
    let there = there.into_iter().chain(catching).collect();
    faults.extend(compared(made, there, false));
    Ok((faults, questions))
}

/// Texts are written the same way whatever the role has set.
async fn begin(connection: &mut PgConnection, begin: &str) -> Result<(), StoreError> {
    const SETTINGS: &str = "SET LOCAL client_min_messages = warning; SET LOCAL lock_timeout = 5000; \
        SET LOCAL statement_timeout = 0; SET LOCAL quote_all_identifiers = off; SET LOCAL jit = off; \
        SET LOCAL standard_conforming_strings = on; SET LOCAL transform_null_equals = off";
    let sql = AssertSqlSafe(format!("{begin}; {SETTINGS}"));
    in_time(connection.execute(sqlx::raw_sql(sql))).await?;
    Ok(())
}

/// Makes the steps' schema and says its name. Where none may be made, that is a fault.
async fn make_model(
    connection: &mut PgConnection,
    version: i64,
    faults: &mut Vec<String>,
) -> Result<Option<String>, StoreError> {
    const NAMES: &str = "SELECT 'tieout_schema_check_' || pg_backend_pid() AS model, \
        quote_ident(current_database()) AS database, quote_ident(current_user) AS role";
    let names = in_time(connection.fetch_one(sqlx::raw_sql(NAMES))).await?;
    let name = |column| names.try_get::<String, _>(column);
    // The name is nobody's before, and where two look at once, each has its own.
    let model = name("model")?;
    let begin_model =
        format!("SAVEPOINT model; CREATE SCHEMA {model}; SET LOCAL search_path = {model}, pg_temp");
    let begun = in_time(connection.execute(sqlx::raw_sql(AssertSqlSafe(begin_model)))).await;
    if let Err(error) = begun {
        faults.push(not_compared(&error, &name("database")?, &name("role")?).ok_or(error)?);
        in_time(connection.execute(sqlx::raw_sql("ROLLBACK TO model"))).await?;
        return Ok(None);
    }
    for (_, _, step) in POSTGRES.iter().take_while(|(step, ..)| *step <= version) {
        in_time(connection.execute(sqlx::raw_sql(*step))).await?;
    }
    in_time(connection.execute(sqlx::raw_sql(paths::OWN_PATH))).await?;
    Ok(Some(model))
}

/// The model's texts are the program's: only in them its name stands for the schema.
fn in_own_words(mut made: Vec<SchemaPart>, model: &str, own: &str) -> Vec<SchemaPart> {
    for part in &mut made {
        part.sql = of_own(&part.sql, model, own);
    }
    made
}

async fn read_parts(
    connection: &mut PgConnection,
    sql: &str,
) -> Result<Vec<SchemaPart>, StoreError> {
    let rows = connection.fetch_all(sqlx::raw_sql(AssertSqlSafe(sql.to_owned())));
    let part = |row: &PgRow| -> Result<SchemaPart, sqlx::Error> {
        let text = |column| row.try_get::<String, _>(column);
        let (kind, name) = (text("kind")?, text("name")?);
        Ok(SchemaPart { kind, name, table: text("table_name")?, sql: text("sql")? })
    };
    Ok(in_time(rows).await?.iter().map(part).collect::<Result<_, _>>()?)
}
