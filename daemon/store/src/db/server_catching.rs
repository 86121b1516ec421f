//! What others put on a server that a statement of ours could come upon in place of what it means.
//!
//! An extension is believed where its function is in C: only a superuser makes one, who could replace the server's as
//! well. Whatever else is said to belong to one may have been added to it.

use std::collections::BTreeSet;

use sqlx::postgres::PgConnection;
use sqlx::{Executor as _, Row as _};

use super::server::in_time;
use super::server_names::{filled, literals, oid};
use crate::error::StoreError;

/// What runs where a schema is made.
///
/// # Errors
/// The database's.
pub(super) async fn event_triggers(
    connection: &mut PgConnection,
) -> Result<Vec<String>, StoreError> {
    const ALL: &str = "SELECT evtname::text AS name, quote_ident(evtname) AS quoted FROM pg_event_trigger e \
        WHERE evtenabled <> 'D' AND NOT (EXISTS (SELECT FROM pg_depend WHERE deptype = 'e' \
        AND classid = 'pg_event_trigger'::regclass AND objid = e.oid) \
        AND EXISTS (SELECT FROM pg_proc f WHERE f.oid = evtfoid AND prolang = 13)) ORDER BY evtname";
    let rows = in_time(connection.fetch_all(sqlx::raw_sql(ALL))).await?;
    let told = |row: &sqlx::postgres::PgRow| -> Result<String, sqlx::Error> {
        let (name, quoted): (String, String) = (row.try_get("name")?, row.try_get("quoted")?);
        Ok(format!(
            "the event trigger {name} is none of this program's, and would run as the schema is compared, which was not \
             done: ALTER EVENT TRIGGER {quoted} DISABLE"
        ))
    };
    Ok(rows.iter().map(told).collect::<Result<_, _>>()?)
}

/// Functions, operators and casts of the server's own names between its own types, in whatever schema; a domain counts as
/// what it is made of. A type of others is never given, so that an implicit cast alone leads to one, or an argument that may
/// be left out, or a text that stands where the server's own takes any type. What stands among the server's own is found first; what stands before them, where it has the name of one.
const OBJECTS: &str = "\
    WITH brought AS (SELECT classid, objid FROM pg_depend WHERE deptype = 'e'), \
    in_c AS (SELECT oid FROM pg_proc WHERE prolang = 13), \
    others AS (SELECT oid FROM pg_type WHERE oid >= 16384 AND typtype <> 'd'), \
    temporary AS (SELECT oid FROM pg_namespace WHERE nspname ^@ 'pg_temp_') \
    SELECT 'overload' AS kind, p.oid::regprocedure::text AS name, '' AS table_name, '' AS sql FROM pg_proc p \
    WHERE oid >= 16384 AND EXISTS (SELECT FROM pg_proc own WHERE own.proname = p.proname AND own.oid < 16384 \
    AND own.pronamespace = SERVERS_OID) \
    AND prorettype NOT IN ('trigger'::regtype, 'event_trigger'::regtype) \
    AND (NOT EXISTS (SELECT FROM others WHERE others.oid = ANY ((proargtypes::oid[]) \
    [0:pronargs - pronargdefaults - (provariadic <> 0)::integer - 1])) \
    OR (pronamespace IN (SELECT oid FROM pg_namespace WHERE nspname IN (SEARCHED_NAMES)) \
    AND EXISTS (SELECT FROM pg_proc own WHERE own.proname = p.proname AND own.oid < 16384 AND own.prokind = 'f' \
    AND own.pronamespace = SERVERS_OID AND own.provariadic = '\"any\"'::regtype))) \
    AND pronamespace NOT IN (SELECT oid FROM temporary) \
    AND NOT (prolang = 13 AND EXISTS (SELECT FROM brought WHERE classid = 'pg_proc'::regclass AND objid = p.oid)) \
    UNION SELECT 'operator', o.oid::regoperator::text, '', '' FROM pg_operator o \
    WHERE (oid >= 16384 OR oprcode::oid >= 16384) \
    AND EXISTS (SELECT FROM pg_operator own WHERE own.oprname = o.oprname AND own.oid < 16384) \
    AND NOT EXISTS (SELECT FROM others WHERE others.oid IN (oprleft, oprright)) \
    AND oprnamespace NOT IN (SELECT oid FROM temporary) \
    AND NOT (oprcode::oid IN (SELECT oid FROM in_c) \
    AND EXISTS (SELECT FROM brought WHERE classid = 'pg_operator'::regclass AND objid = o.oid)) \
    UNION SELECT 'cast', format_type(castsource, NULL) || ' to ' || format_type(casttarget, NULL), '', '' \
    FROM pg_cast c WHERE (oid >= 16384 OR castfunc >= 16384) \
    AND castsource NOT IN (SELECT oid FROM others) \
    AND (casttarget NOT IN (SELECT oid FROM others) OR castcontext = 'i') \
    AND NOT ((castfunc IN (SELECT oid FROM in_c) OR (castfunc = 0 AND casttarget IN (SELECT oid FROM others))) \
    AND EXISTS (SELECT FROM brought WHERE classid = 'pg_cast'::regclass AND objid = c.oid)) \
    UNION SELECT kind, 'pg_catalog.' || name, '', '' FROM ( \
    SELECT 'pg_class'::regclass AS class, oid, relnamespace AS namespace, 'relation' AS kind, relname::text AS name \
    FROM pg_class WHERE relkind NOT IN ('i', 'I', 'c') \
    UNION ALL SELECT 'pg_type'::regclass, oid, typnamespace, 'type', typname::text \
    FROM pg_type WHERE typtype <> 'c' AND typcategory <> 'A' \
    UNION ALL SELECT 'pg_proc'::regclass, oid, pronamespace, 'server function', proname::text FROM pg_proc) x \
    WHERE namespace = SERVERS_OID AND oid >= 16384 \
    AND NOT EXISTS (SELECT FROM brought WHERE classid = class AND objid = x.oid) \
    UNION SELECT 'relation', 'pg_catalog.' || relname, '', '' FROM pg_class \
    WHERE relnamespace = SERVERS_OID AND relname IN (OWN_NAMES) \
    UNION SELECT 'relation', nspname || '.' || relname, '', '' FROM pg_class c \
    JOIN pg_namespace n ON n.oid = relnamespace WHERE nspname IN (BEFORE_NAMES) \
    AND EXISTS (SELECT FROM pg_class own WHERE own.relname = c.relname AND own.relnamespace = SERVERS_OID) \
    UNION SELECT 'type', nspname || '.' || typname, '', '' FROM pg_type t \
    JOIN pg_namespace n ON n.oid = typnamespace WHERE nspname IN (BEFORE_NAMES) \
    AND EXISTS (SELECT FROM pg_type own WHERE own.typname = t.typname AND own.typnamespace = SERVERS_OID) \
    UNION SELECT 'collation', nspname || '.' || collname, '', '' FROM pg_collation l \
    JOIN pg_namespace n ON n.oid = collnamespace WHERE l.oid >= 16384 AND collname = 'C' \
    AND nspname IN ('pg_catalog', BEFORE_NAMES)";

/// What asks for them: beside tables of these names, with these schemas before the server's own, of these that are searched.
pub(super) fn objects(
    own: &BTreeSet<String>,
    before: &BTreeSet<String>,
    searched: &BTreeSet<String>,
) -> String {
    let texts = [
        ("SERVERS_OID", oid("'pg_catalog'")),
        ("SEARCHED_NAMES", literals(searched)),
        ("OWN_NAMES", literals(own)),
        ("BEFORE_NAMES", literals(before)),
    ];
    filled(OBJECTS, &texts.each_ref().map(|(mark, text)| (*mark, &**text)))
}
