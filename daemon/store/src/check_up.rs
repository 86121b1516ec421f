//! Whether a database is whole, from its files up to its books. Nothing is changed.

use sqlx::Row as _;
use tieout::contract::ledger::audit::Integrity;
use tieout::id::OrganisationId;
use tieout::ledger::security_log::SecurityFault;

use crate::db::backend::Database;
use crate::db::constraints::{self, Question};
use crate::db::schema_check;
use crate::db::statement::query;
use crate::db::unchanged::schema_version;
use crate::error::StoreError;
use crate::ledger::IntegrityQuestion;
use crate::security_log::SecurityCheck;
use crate::store::Store;

/// What a look at a whole database has found.
#[derive(Debug, Clone)]
pub struct CheckUp {
    /// The number of the last step that made the schema.
    pub schema: i64,
    /// What the database itself finds wrong with its file, some of it at least.
    pub faults: Vec<String>,
    /// In what the schema is not the one that the program's steps make.
    pub schema_faults: Vec<String>,
    /// What was found in the security log; none where it was not looked at.
    pub security: Option<SecurityCheck>,
    /// The books of every organisation, by name; none where they were not looked at.
    pub books: Option<Vec<CheckedBooks>>,
}

/// Whether the books of an organisation are as they were posted.
#[derive(Debug, Clone)]
pub struct CheckedBooks {
    /// Whose they are.
    pub organisation: OrganisationId,
    /// Its name.
    pub name: String,
    /// What was found.
    pub integrity: Integrity,
}

impl CheckUp {
    /// Whether something is chained with the key.
    pub(crate) fn is_keyed(&self) -> bool {
        let of_books = |books: &CheckedBooks| {
            books.integrity.keyed_from.is_some() || books.integrity.audit_keyed_from.is_some()
        };
        self.books.iter().flatten().any(of_books)
            || self.security.as_ref().is_some_and(|log| log.is_keyed)
    }

    /// The first thing that is wrong, if anything is.
    #[must_use]
    pub fn fault(&self) -> Option<String> {
        let of_books = |books: &CheckedBooks| {
            let bad = books.integrity.first_bad.as_ref()?;
            Some(format!("books of {}: {}", books.organisation, bad.with_place()))
        };
        let of_log = |fault: &SecurityFault| match fault.number {
            Some(number) => format!("security event {number}: {}", fault.message),
            None => format!("security log: {}", fault.message),
        };
        let log = self.security.as_ref().and_then(|log| log.fault.as_ref()).map(of_log);
        let mut books = self.books.iter().flatten();
        let of_data = self.faults.first().cloned().or(log).or_else(|| books.find_map(of_books));
        of_data.or_else(|| self.schema_faults.first().cloned())
    }
}

impl Store {
    /// Looks at all of it. The files of a server are its own affair.
    ///
    /// # Errors
    /// The database's; [`StoreError::LedgerKey`] where entries are chained with another key; [`StoreError::Unsealed`].
    #[crate::boxed]
    pub async fn check_up(&self) -> Result<CheckUp, StoreError> {
        let compared = self.compare_ledger_key().await;
        if let Err(error @ (StoreError::LedgerKey(_) | StoreError::Unsealed)) = compared {
            return Err(error);
        }
        let seen = self.look_at_all().await?;
        match compared {
            Err(StoreError::Database(_) | StoreError::Corrupt(_))
                if !seen.schema_faults.is_empty() =>
            {
                Ok(seen)
            }
            compared => compared.map(|()| seen),
        }
    }

    /// The same, whosever key it is.
    pub(crate) async fn look_at_all(&self) -> Result<CheckUp, StoreError> {
        let schema = schema_version(&self.database).await?;
        let seen = schema_check::look(&self.database, schema).await?;
        let has_schema_faults = !seen.faults.is_empty();
        let checked = self.check_rows(schema, &seen.questions).await;
        let schema_faults = seen.faults;
        match checked {
            Ok(check_up) => Ok(CheckUp { schema_faults, ..check_up }),
            // A table or a column is not as it is asked for: what the schema says comes first.
            Err(StoreError::Database(_) | StoreError::Corrupt(_)) if has_schema_faults => {
                Ok(CheckUp {
                    schema,
                    faults: Vec::new(),
                    schema_faults,
                    security: None,
                    books: None,
                })
            }
            Err(error) => Err(error),
        }
    }

    /// Looks at what is in the tables.
    async fn check_rows(&self, schema: i64, questions: &[Question]) -> Result<CheckUp, StoreError> {
        const LIST: &str = "SELECT id, name FROM organisations ORDER BY name, id";
        let faults = self.file_faults(questions).await?;
        let checked = |security, books| CheckUp {
            schema,
            faults: faults.clone(),
            schema_faults: Vec::new(),
            security,
            books,
        };
        // What is read of a damaged file may be anything.
        if !faults.is_empty() {
            return Ok(checked(None, None));
        }
        let security = Some(self.check_security_log(None).await?);
        let mut books = Vec::new();
        for row in self.database.all(query(LIST)).await? {
            let Ok(organisation) = row.parse("id") else {
                let id: String = row.get("id")?;
                let fault = format!("a row of organisations has the ID {id:?}, which is none");
                return Ok(CheckUp { faults: vec![fault], ..checked(security, Some(books)) });
            };
            let whole = IntegrityQuestion { after: None, entries_max: i64::MAX };
            let integrity = self.integrity(organisation, &whole).await?;
            books.push(CheckedBooks { organisation, name: row.get("name")?, integrity });
        }
        Ok(checked(security, Some(books)))
    }

    /// What the database finds wrong with its pages and indexes, or in rows with what is asked of them.
    pub(crate) async fn file_faults(
        &self,
        questions: &[Question],
    ) -> Result<Vec<String>, StoreError> {
        // Statements, and no names: a table may be called as a function is that gives the same.
        const PAGES: &str = "PRAGMA integrity_check(20)";
        const FAULTS_MAX: usize = 20;
        let mut faults = Vec::new();
        match &self.database {
            Database::Sqlite { read, .. } => {
                for row in self.database.all(query(PAGES)).await? {
                    faults.push(row.get("integrity_check")?);
                }
                faults.retain(|fault| fault != "ok");
                for question in questions {
                    for row in question.rows_of(read).await?.iter().take(FAULTS_MAX) {
                        let (table, parent): (String, String) =
                            (row.try_get("table")?, row.try_get("parent")?);
                        faults.push(format!(
                            "a row of {table} refers to one of {parent} that is not there"
                        ));
                    }
                }
            }
            Database::Postgres(server) => {
                faults.extend(constraints::faults(server, questions).await?);
            }
            Database::Within(_) => return Err(StoreError::Closed),
        }
        Ok(faults)
    }
}
