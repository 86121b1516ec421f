//! Who may see an organisation's books: looked up by every request.

use tieout::contract::ledger::organisation::{MemberRole, Standing};
use tieout::id::{OrganisationId, UserId};

use crate::db::backend::Database;
use crate::db::batch_query::{BatchQuery, batch_query};
use crate::db::statement::Row;
use crate::error::StoreError;

/// Whether a user is an accepted member of an organisation.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct MemberQuestion {
    pub(crate) organisation: OrganisationId,
    pub(crate) user: UserId,
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
pub(crate) async fn find(
    database: Database,
    asked: Vec<MemberQuestion>,
) -> Result<Vec<Result<Option<Membership>, StoreError>>, StoreError> {
    const FIND: BatchQuery = batch_query!(
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
