//! Who may see an organisation's books, and change them: invited, let in, removed.

use async_trait::async_trait;
use tieout::contract::ledger::member::{Invitation, Member, MemberStatus, NewMember};
use tieout::contract::ledger::organisation::MemberRole;
use tieout::contract::page::Pagination;
use tieout::id::{MemberId, OrganisationId, UserId};
use tieout::ledger::member::{
    check_acceptance, check_invitation, check_removal, check_role_change, is_owner,
};

use crate::db::statement::{Row, UnbufferedQuery, query};
use crate::error::{NotDone, StoreError};
use crate::ledger::action::Action;
use crate::ledger::context::{Context, Denial};
use crate::ledger::membership::{MemberQuestion, Membership};
use crate::page::{KeyColumn, ListPage};
use crate::store::Store;
use crate::writes::batch::Batch;
use crate::writes::events::audit_json;
use crate::writes::recorded::RecordedTable;

/// What lists of members and invitations are ordered by.
const KEY: &[KeyColumn] = &[KeyColumn::Int("created_at"), KeyColumn::Text("id")];

impl Store {
    /// What a user may do in an organisation; none if it is not there, or the user is no accepted
    /// member. Whoever else waits for the same shares the statement.
    ///
    /// # Errors
    /// The database's.
    #[crate::boxed]
    pub async fn membership(
        &self,
        organisation: OrganisationId,
        user: UserId,
    ) -> Result<Option<Membership>, StoreError> {
        self.members.ask(MemberQuestion { organisation, user }).await?
    }
}

/// Invites a user by address.
#[derive(Debug, Clone)]
pub struct InviteMember {
    /// Names the membership.
    pub id: MemberId,
    /// Who is to be what.
    pub new: NewMember,
}

#[async_trait]
impl Action for InviteMember {
    type Object = Member;

    async fn apply(&self, batch: &mut Batch, context: &Context) -> Result<Member, NotDone<Denial>> {
        const SAME: &str =
            "SELECT accepted_at FROM members WHERE organisation_id = $1 AND email = $2";
        const INVITE: &str = "INSERT INTO members (id, organisation_id, email, role, created_at, \
            version) VALUES ($1, $2, $3, $4, $5, 1)";
        let (organisation, new) = (context.organisation, &self.new);
        let same = batch.first(query!(SAME).bind(organisation).bind(&*new.email)).await?;
        check_invitation(&new.email, same.as_ref().map(status).transpose()?)?;
        let invite = query!(INVITE)
            .bind(self.id)
            .bind(organisation)
            .bind(&*new.email)
            .bind(new.role.name())
            .bind(context.at);
        batch.execute(invite).await?;
        batch.books.record(organisation, RecordedTable::Members, self.id);
        batch.book(organisation, []).await?;
        let made = in_organisation(batch, organisation, self.id).await?;
        let made = made.ok_or(StoreError::Corrupt("id"))?;
        batch.books.audit(
            context,
            "member.invite",
            self.id.to_string(),
            [None, audit_json(&made)],
        )?;
        Ok(made)
    }
}

/// Lets a user in, or only invites them: an operator's way, who works on the database itself. An
/// invitation that waits is taken back for it.
#[derive(Debug, Clone)]
pub struct AddMember {
    /// Names the membership.
    pub id: MemberId,
    /// Who is to be what.
    pub new: NewMember,
    /// Whether they have to accept.
    pub is_invited: bool,
}

#[async_trait]
impl Action for AddMember {
    type Object = Member;

    async fn apply(&self, batch: &mut Batch, context: &Context) -> Result<Member, NotDone<Denial>> {
        const WAITS: &str = "SELECT id FROM members WHERE organisation_id = $1 AND email = $2 \
            AND accepted_at IS NULL";
        let (organisation, email) = (context.organisation, self.new.email.clone());
        batch.book(organisation, []).await?.ok_or(Denial::NotThere)?;
        let waits = batch.first(query!(WAITS).bind(organisation).bind(&*email)).await?;
        if let Some(row) = waits.filter(|_| !self.is_invited) {
            RemoveMember(row.parse("id")?).apply(batch, context).await?;
        }
        let invite = InviteMember { id: self.id, new: self.new.clone() };
        let invited = invite.apply(batch, context).await?;
        if self.is_invited {
            return Ok(invited);
        }
        AcceptInvitation { id: self.id, email }.apply(batch, context).await
    }
}

/// Takes somebody's membership, or the invitation to it, away.
#[derive(Debug, Clone, Copy)]
pub struct RemoveMember(pub MemberId);

#[async_trait]
impl Action for RemoveMember {
    type Object = Member;

    async fn apply(&self, batch: &mut Batch, context: &Context) -> Result<Member, NotDone<Denial>> {
        const REMOVE: &str = "DELETE FROM members WHERE organisation_id = $1 AND id = $2";
        let organisation = context.organisation;
        let was = in_organisation(batch, organisation, self.0).await?.ok_or(Denial::NotThere)?;
        context.check_version(was.version)?;
        check_removal(was.role, was.status, has_other_owner(batch, &was).await?)?;
        batch.execute(query!(REMOVE).bind(organisation).bind(self.0)).await?;
        batch.books.record(organisation, RecordedTable::Members, self.0);
        batch.book(organisation, []).await?;
        batch.books.audit(
            context,
            "member.remove",
            self.0.to_string(),
            [audit_json(&was), None],
        )?;
        Ok(was)
    }
}

/// Gives a member, or an invitation, another role.
#[derive(Debug, Clone, Copy)]
pub struct ChangeRole {
    /// Whose.
    pub id: MemberId,
    /// What the member may do from now on.
    pub role: MemberRole,
}

#[async_trait]
impl Action for ChangeRole {
    type Object = Member;

    async fn apply(&self, batch: &mut Batch, context: &Context) -> Result<Member, NotDone<Denial>> {
        const CHANGE: &str = "UPDATE members SET role = $3, version = version + 1 \
            WHERE organisation_id = $1 AND id = $2";
        let organisation = context.organisation;
        let was = in_organisation(batch, organisation, self.id).await?.ok_or(Denial::NotThere)?;
        context.check_version(was.version)?;
        let has_other_owner = has_other_owner(batch, &was).await?;
        check_role_change(was.role, self.role, was.status, has_other_owner)?;
        let change = query!(CHANGE).bind(organisation).bind(self.id).bind(self.role.name());
        batch.execute(change).await?;
        batch.books.record(organisation, RecordedTable::Members, self.id);
        batch.book(organisation, []).await?;
        let made = in_organisation(batch, organisation, self.id).await?;
        let made = made.ok_or(StoreError::Corrupt("id"))?;
        let values = [audit_json(&was), audit_json(&made)];
        batch.books.audit(context, "member.update", self.id.to_string(), values)?;
        Ok(made)
    }
}

/// Whether a member is an owner beside whom there is another one.
async fn has_other_owner(batch: &mut Batch, was: &Member) -> Result<bool, StoreError> {
    const OTHER_OWNER: &str = "SELECT 1 AS other FROM members WHERE organisation_id = $1 \
        AND id <> $2 AND role = 'owner' AND accepted_at IS NOT NULL LIMIT 1";
    let other_owner = query!(OTHER_OWNER).bind(was.organisation_id).bind(was.id);
    Ok(is_owner(was.role, was.status) && batch.first(other_owner).await?.is_some())
}

/// Lets somebody in who was invited.
#[derive(Debug, Clone)]
pub struct AcceptInvitation {
    /// Which invitation.
    pub id: MemberId,
    /// The address of the user who accepts.
    pub email: String,
}

#[async_trait]
impl Action for AcceptInvitation {
    type Object = Member;

    async fn apply(&self, batch: &mut Batch, context: &Context) -> Result<Member, NotDone<Denial>> {
        const ACCEPT: &str = "UPDATE members SET user_id = $3, accepted_at = $4, \
            version = version + 1 WHERE organisation_id = $1 AND id = $2";
        let organisation = context.organisation;
        let was = in_organisation(batch, organisation, self.id).await?;
        let was = was.filter(|was| was.email == self.email).ok_or(Denial::NotThere)?;
        context.check_version(was.version)?;
        check_acceptance(was.status)?;
        let accept = query!(ACCEPT).bind(organisation).bind(self.id);
        batch.execute(accept.bind(context.actor.user).bind(context.at)).await?;
        batch.books.record(organisation, RecordedTable::Members, self.id);
        batch.book(organisation, []).await?;
        let made = in_organisation(batch, organisation, self.id).await?;
        let made = made.ok_or(StoreError::Corrupt("id"))?;
        let values = [audit_json(&was), audit_json(&made)];
        batch.books.audit(context, "member.accept", self.id.to_string(), values)?;
        Ok(made)
    }
}

fn one(organisation: OrganisationId, id: MemberId) -> UnbufferedQuery {
    const ONE: &str = "SELECT id, organisation_id, email, user_id, role, created_at, accepted_at, \
        version FROM members WHERE organisation_id = $1 AND id = $2";
    query!(ONE).bind(organisation).bind(id)
}

async fn in_organisation(
    batch: &mut Batch,
    organisation: OrganisationId,
    id: MemberId,
) -> Result<Option<Member>, StoreError> {
    batch.first(one(organisation, id)).await?.as_ref().map(record).transpose()
}

fn status(row: &Row) -> Result<MemberStatus, StoreError> {
    let is_in = row.time_or_none("accepted_at")?.is_some();
    Ok(if is_in { MemberStatus::Accepted } else { MemberStatus::Invited })
}

fn record(row: &Row) -> Result<Member, StoreError> {
    Ok(Member {
        id: row.parse("id")?,
        organisation_id: row.parse("organisation_id")?,
        email: row.get("email")?,
        user_id: row.parse_or_none("user_id")?,
        role: row.parse("role")?,
        status: status(row)?,
        created_at: row.time("created_at")?,
        accepted_at: row.time_or_none("accepted_at")?,
        version: row.get("version")?,
    })
}

fn invitation(row: &Row) -> Result<Invitation, StoreError> {
    Ok(Invitation {
        id: row.parse("id")?,
        organisation_id: row.parse("organisation_id")?,
        organisation_name: row.get("name")?,
        role: row.parse("role")?,
        created_at: row.time("created_at")?,
    })
}

impl Store {
    /// A member of an organisation, or somebody who is invited.
    ///
    /// # Errors
    /// The database's.
    #[crate::boxed]
    pub async fn member(
        &self,
        organisation: OrganisationId,
        id: MemberId,
    ) -> Result<Option<Member>, StoreError> {
        self.database.first(one(organisation, id).into()).await?.as_ref().map(record).transpose()
    }

    /// The members of an organisation and those who are invited, the latest first.
    ///
    /// # Errors
    /// The database's.
    #[crate::boxed]
    pub async fn members(
        &self,
        organisation: OrganisationId,
        page: &ListPage,
    ) -> Result<(Vec<Member>, Pagination), StoreError> {
        const COUNT: &str = "SELECT count(*) AS total FROM members WHERE organisation_id = $1";
        const LIST: &str = "SELECT id, organisation_id, email, user_id, role, created_at, \
            accepted_at, version FROM members WHERE organisation_id = $1 \
            AND (created_at, id) < ($4, $5) ORDER BY created_at DESC, id DESC LIMIT $2 OFFSET $3";
        let asked = |sql| query(sql).bind(organisation);
        let (rows, pagination) = self.page_by(KEY, asked(COUNT), asked(LIST), page).await?;
        Ok((rows.iter().map(record).collect::<Result<_, _>>()?, pagination))
    }

    /// The invitations to an address that are not accepted yet, the latest first.
    ///
    /// # Errors
    /// The database's.
    #[crate::boxed]
    pub async fn invitations(
        &self,
        email: &str,
        page: &ListPage,
    ) -> Result<(Vec<Invitation>, Pagination), StoreError> {
        const COUNT: &str =
            "SELECT count(*) AS total FROM members WHERE email = $1 AND user_id IS NULL";
        const LIST: &str = "SELECT m.id, m.organisation_id, o.name, m.role, m.created_at \
            FROM members m JOIN organisations o ON o.id = m.organisation_id \
            WHERE m.email = $1 AND m.user_id IS NULL AND (m.created_at, m.id) < ($4, $5) \
            ORDER BY m.created_at DESC, m.id DESC LIMIT $2 OFFSET $3";
        let asked = |sql| query(sql).bind(email);
        let (rows, pagination) = self.page_by(KEY, asked(COUNT), asked(LIST), page).await?;
        Ok((rows.iter().map(invitation).collect::<Result<_, _>>()?, pagination))
    }

    /// The organisation to which somebody with this address is invited so, or was.
    ///
    /// # Errors
    /// The database's.
    #[crate::boxed]
    pub async fn invited_to(
        &self,
        id: MemberId,
        email: &str,
    ) -> Result<Option<OrganisationId>, StoreError> {
        const FIND: &str = "SELECT organisation_id FROM members WHERE id = $1 AND email = $2";
        let row = self.database.first(query(FIND).bind(id).bind(email)).await?;
        row.map(|row| row.parse("organisation_id")).transpose()
    }
}
