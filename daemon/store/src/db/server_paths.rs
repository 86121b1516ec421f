//! Where a server looks up names, for the session that asks and for the roles that the program connects as.

use std::collections::{BTreeMap, BTreeSet};

use sqlx::postgres::{PgConnection, PgRow};
use sqlx::{AssertSqlSafe, Executor as _, Row as _};

use super::server::in_time;
use super::server_names::{literal, literals, oid};
use crate::error::StoreError;

/// The schema of the server's own.
const SERVERS_OWN: &str = "pg_catalog";

/// A table that only this program has.
const MARK: &str = "security_head";

/// Nothing but the server's own is found by its name then, and nothing that is only the session's before it: whatever is
/// not is written with its schema.
pub(super) const OWN_PATH: &str = "SET LOCAL search_path = pg_catalog, pg_temp";

/// Where names are looked up, as the session that asks has it.
pub(super) struct SearchedSchemas {
    /// Where tables are found.
    pub(super) own: String,
    /// The same as the server writes it: in quotes where it is one of its words, too.
    pub(super) own_written: String,
    /// All of them, in their order.
    path: Vec<String>,
}

impl SearchedSchemas {
    /// Reads it, and has nothing but the server's own found from then on.
    pub(super) async fn read(connection: &mut PgConnection) -> Result<Self, StoreError> {
        // As the role would have it: a session that writes stays with the schema in which it began.
        const AS_SET: &str = "SET LOCAL search_path TO DEFAULT";
        // No name here is looked up, and no operator used, that others could have put in front.
        const ALL: &str = "SELECT name, pg_catalog.quote_ident(name::text) AS written \
            FROM pg_catalog.unnest(pg_catalog.current_schemas(true)) AS name";
        in_time(connection.execute(sqlx::raw_sql(AS_SET))).await?;
        let all = in_time(connection.fetch_all(sqlx::raw_sql(ALL))).await?;
        in_time(connection.execute(sqlx::raw_sql(OWN_PATH))).await?;
        let (mut path, mut own) = (Vec::new(), None);
        for row in &all {
            let name: String = row.try_get("name")?;
            if name.starts_with("pg_temp") {
                continue;
            }
            if own.is_none() && name != SERVERS_OWN {
                own = Some((name.clone(), row.try_get("written")?));
            }
            path.push(name);
        }
        let (own, own_written) = own.unwrap_or_default();
        Ok(Self { own, own_written, path })
    }
}

/// A setting that sessions begin with.
pub(super) struct Setting {
    name: String,
    value: String,
    /// Whose; nobody's where it is everybody's.
    role: Option<String>,
    /// The role and the database that it is made for, in words.
    whose: String,
    /// What takes it back.
    command: String,
}

/// The settings that count for whoever connects: of this role, of the role whose the tables are, and of everybody. Where
/// one has several, the first is valid.
///
/// # Errors
/// The database's.
pub(super) async fn settings(
    connection: &mut PgConnection,
    own: &str,
) -> Result<Vec<Setting>, StoreError> {
    const ALL: &str = "\
        WITH roles AS (SELECT oid FROM pg_roles WHERE rolname IN (current_user, session_user) \
        UNION SELECT relowner FROM pg_class WHERE relnamespace = OWN_OID AND relkind IN ('r', 'p')), \
        kept AS (SELECT split_part(setting, '=', 1) AS name, substr(setting, strpos(setting, '=') + 1) AS value, \
        rolname, datname FROM pg_db_role_setting LEFT JOIN pg_roles r ON r.oid = setrole \
        LEFT JOIN pg_database d ON d.oid = setdatabase, unnest(setconfig) setting \
        WHERE (setrole = 0 OR setrole IN (SELECT oid FROM roles)) AND (setdatabase = 0 OR datname = current_database())) \
        SELECT name, CASE WHEN name = 'default_transaction_read_only' THEN CASE WHEN value::boolean THEN 'on' ELSE 'off' END \
        ELSE value END AS value, rolname::text AS role, CASE WHEN rolname IS NULL AND datname IS NULL THEN 'every role' \
        ELSE concat_ws(' in ', 'role ' || rolname, 'database ' || datname) END AS whose, \
        CASE WHEN rolname IS NOT NULL AND datname IS NOT NULL THEN format('ALTER ROLE %I IN DATABASE %I', rolname, datname) \
        WHEN rolname IS NOT NULL THEN format('ALTER ROLE %I', rolname) \
        WHEN datname IS NOT NULL THEN format('ALTER DATABASE %I', datname) ELSE 'ALTER ROLE ALL' END \
        || ' RESET ' || name AS command, 2 * (rolname IS NULL)::integer + (datname IS NULL)::integer AS place \
        FROM kept WHERE name IN ('search_path', 'session_replication_role', 'default_transaction_read_only') \
        UNION ALL SELECT name, setting, NULL, 'the ' || source, format('ALTER DATABASE %I SET %s = %s', \
        current_database(), name, boot_val), 4 FROM pg_settings \
        WHERE name IN ('session_replication_role', 'default_transaction_read_only') \
        AND source NOT IN ('default', 'global', 'database', 'user', 'database user') ORDER BY place, role";
    let sql = ALL.replace("OWN_OID", &oid(&literal(own)));
    let rows = in_time(connection.fetch_all(sqlx::raw_sql(AssertSqlSafe(sql)))).await?;
    let setting = |row: &PgRow| -> Result<Setting, sqlx::Error> {
        Ok(Setting {
            name: row.try_get("name")?,
            value: row.try_get("value")?,
            role: row.try_get("role")?,
            whose: row.try_get("whose")?,
            command: row.try_get("command")?,
        })
    };
    Ok(rows.iter().map(setting).collect::<Result<_, _>>()?)
}

/// Which schemas have something of each of these names.
///
/// # Errors
/// The database's.
pub(super) async fn relations(
    connection: &mut PgConnection,
    names: &BTreeSet<String>,
) -> Result<BTreeMap<String, BTreeSet<String>>, StoreError> {
    let sql = format!(
        "SELECT nspname::text AS schema, relname::text AS name FROM pg_class JOIN pg_namespace n \
         ON n.oid = relnamespace WHERE relname IN ({})",
        literals(names)
    );
    let mut relations: BTreeMap<_, BTreeSet<_>> = BTreeMap::new();
    for row in in_time(connection.fetch_all(sqlx::raw_sql(AssertSqlSafe(sql)))).await? {
        let (schema, name): (String, String) = (row.try_get("schema")?, row.try_get("name")?);
        relations.entry(name).or_default().insert(schema);
    }
    Ok(relations)
}

/// The schemas with this program's tables: a role may find any of them first.
///
/// # Errors
/// The database's.
pub(super) async fn schemas_with_tables(
    connection: &mut PgConnection,
) -> Result<Vec<String>, StoreError> {
    let sql = format!(
        "SELECT nspname::text AS name FROM pg_class JOIN pg_namespace n ON n.oid = relnamespace \
         WHERE relname = '{MARK}' ORDER BY 1"
    );
    let rows = in_time(connection.fetch_all(sqlx::raw_sql(AssertSqlSafe(sql)))).await?;
    let names = rows.iter().map(|row| row.try_get::<String, _>("name"));
    Ok(names.collect::<Result<_, _>>()?)
}

/// What is told of settings: those that turn triggers off or have writes refused, and those with which a name of ours is another's.
pub(super) fn faults(
    searched: &SearchedSchemas,
    settings: &[Setting],
    names: &BTreeSet<String>,
    relations: &BTreeMap<String, BTreeSet<String>>,
    with_tables: &[String],
) -> Vec<String> {
    let mut faults = BTreeSet::new();
    for schema in with_tables.iter().filter(|schema| **schema != searched.own) {
        if !searched.path.contains(schema) {
            faults.insert(format!(
                "this program's tables are in the schema {schema}, too: a daemon whose search_path has it keeps another \
                ledger there; check it as that daemon's role"
            ));
        }
    }
    // Whoever makes a schema of a role's name has the program begin anew in it.
    let begun_in =
        |schema: &&String| relations.get(MARK).is_some_and(|schemas| schemas.contains(*schema));
    for schema in searched.path.iter().filter(|schema| **schema != searched.own).filter(begun_in) {
        faults.insert(format!(
            "this program's tables are in the schema {schema}, too, which is searched after {}: which of them are meant?",
            searched.own
        ));
    }
    for setting in valid(settings) {
        let Setting { name, value, whose, command, .. } = setting;
        if name == "session_replication_role" && value == "replica" {
            faults.insert(format!(
                "{name}={value} of {whose} turns triggers and references off: {command}"
            ));
        }
        // That of a role is the one that counts.
        let is_overruled = || {
            let of_role = |other: &Setting| other.role.is_some() && other.name == *name;
            setting.role.is_none() && settings.iter().any(of_role)
        };
        if name == "default_transaction_read_only" && value == "on" && !is_overruled() {
            faults.insert(format!(
                "{name}={value} of {whose} has all writes refused: BEGIN READ WRITE; {command}; COMMIT"
            ));
        }
        if name == "search_path" {
            let path = path_of(setting);
            let other = names.iter().find_map(|name| {
                let schemas = relations.get(name)?;
                let found = path.iter().find(|schema| schemas.contains(*schema))?;
                (*found != searched.own && schemas.contains(&searched.own)).then_some((name, found))
            });
            if let Some((table, schema)) = other {
                faults.insert(format!(
                    "with {name}={value} of {whose}, {table} is that of the schema {schema}: {command}"
                ));
            }
        }
    }
    faults.into_iter().collect()
}

/// All schemas that are looked at, by whoever connects.
pub(super) fn all(searched: &SearchedSchemas, settings: &[Setting]) -> BTreeSet<String> {
    let paths = valid(settings).filter(|setting| setting.name == "search_path").map(path_of);
    std::iter::once(searched.path.clone()).chain(paths).flatten().collect()
}

/// The schemas that are looked at before the server's own, by whoever connects.
pub(super) fn before_own(searched: &SearchedSchemas, settings: &[Setting]) -> BTreeSet<String> {
    let paths = valid(settings).filter(|setting| setting.name == "search_path").map(path_of);
    let paths = std::iter::once(searched.path.clone()).chain(paths);
    paths.flat_map(|path| path.into_iter().take_while(|name| name != SERVERS_OWN)).collect()
}

/// The first of each role, and the first of everybody's.
fn valid(settings: &[Setting]) -> impl Iterator<Item = &Setting> {
    let mut seen = BTreeSet::new();
    settings.iter().filter(move |setting| seen.insert((&setting.name, &setting.role)))
}

/// The schemas that a setting has searched, the server's own among them.
fn path_of(setting: &Setting) -> Vec<String> {
    let mut path = names_of(&setting.value);
    for name in &mut path {
        if name == "$user" {
            *name = setting.role.clone().unwrap_or_default();
        }
    }
    if !path.iter().any(|name| name == SERVERS_OWN) {
        path.insert(0, SERVERS_OWN.to_owned());
    }
    path
}

/// The names of a list, as the server reads them.
fn names_of(list: &str) -> Vec<String> {
    let (mut names, mut name, mut is_quoted) = (Vec::new(), String::new(), false);
    let mut signs = list.chars().peekable();
    while let Some(sign) = signs.next() {
        match sign {
            '"' if is_quoted && signs.peek() == Some(&'"') => {
                name.push('"');
                signs.next();
            }
            '"' => is_quoted = !is_quoted,
            ',' if !is_quoted => names.push(std::mem::take(&mut name)),
            _ if is_quoted => name.push(sign),
            _ if sign.is_ascii_whitespace() => {}
            _ => name.push(sign.to_ascii_lowercase()),
        }
    }
    names.push(name);
    names
}

#[cfg(test)]
mod tests {
    use super::names_of;

    #[test]
    fn a_list_of_names_is_read_as_the_server_reads_it() {
        assert_eq!(names_of("\"$user\", public"), ["$user", "public"]);
        assert_eq!(
            names_of("Books,\"a,b\" , \"a\"\"b\",\"Tie Out\""),
            ["books", "a,b", "a\"b", "Tie Out"]
        );
        assert_eq!(names_of("\"public, pg_catalog\""), ["public, pg_catalog"]);
    }
}
