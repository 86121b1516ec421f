//! Who may see an organisation's books, and change them.

use tieout::contract::ledger::organisation::{MemberRole, Standing};
use tieout::id::{OrganisationId, UserId};

use crate::store::Store;
use crate::store::asking::{Asking, asking};
use crate::store::dialect::Database;
use crate::store::error::StoreError;
use crate::store::query::Row;

/// Whether a user is an accepted member of an organisation.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(in crate::store) struct MemberQuestion {
    organisation: OrganisationId,
    user: UserId,
}

/// What a member may do.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Membership {
    /// What the member may do.
    pub role: MemberRole,
    /// Whether the organisation is in use still.
    pub standing: Standing,
}

fn membership(row: &Row) -> Result<Membership, StoreError> {
    Ok(Membership { role: row.parse("role")?, standing: row.parse("standing")? })
}

/// Memberships, in the order of the questions; none for who is no accepted member, and for an
/// organisation that is not there (contract part 4, rule 6).
pub(in crate::store) async fn find(
    database: Database,
    asked: Vec<MemberQuestion>,
) -> Result<Vec<Result<Option<Membership>, StoreError>>, StoreError> {
    const FIND: Asking = asking!(
        [organisation: text 0, caller: text 1],
        [role: m.role, standing: o.status],
        "FROM asked JOIN members m ON m.organisation_id = asked.organisation \
        AND m.user_id = asked.caller JOIN organisations o ON o.id = m.organisation_id"
    );
    let question =
        |asked: &MemberQuestion| (asked.organisation.to_string(), asked.user.to_string());
    let list: Vec<_> = asked.iter().map(question).collect();
    let mut found = vec![Ok(None); asked.len()];
    for row in database.ask(FIND, &list).await? {
        let place = found.get_mut(row.place()?).ok_or(StoreError::Corrupt("place"))?;
        *place = membership(&row).map(Some);
    }
    Ok(found)
}

impl Store {
    /// What a user may do in an organisation; none if it is not there, or the user is no accepted
    /// member. Whoever else waits for the same shares the statement.
    ///
    /// # Errors
    /// The database's.
    pub async fn membership(
        &self,
        organisation: OrganisationId,
        user: UserId,
    ) -> Result<Option<Membership>, StoreError> {
        self.members.ask(MemberQuestion { organisation, user }).await?
    }
}
