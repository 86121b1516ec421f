//! Who may see an organisation's books, and change them: looked up by every request, invited, let
//! in, removed.

use tieout::contract::ledger::member::{Invitation, Member, MemberStatus, NewMember};
use tieout::contract::ledger::organisation::{MemberRole, Standing};
use tieout::contract::page::Pagination;
use tieout::id::{MemberId, OrganisationId, UserId};
use tieout::ledger::{Reason, Refusal};

use super::load::parsed;
use super::pending::told;
use super::{Action, Context, Denial};
use crate::asking::{Asking, asking};
use crate::dialect::{Database, Tx};
use crate::error::{NotDone, StoreError};
use crate::query::{Query, Row, query};
use crate::{Page, Store};

/// Whether a user is an accepted member of an organisation.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct MemberQuestion {
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
pub(crate) async fn find(
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

/// Invites a user by address.
#[derive(Debug, Clone)]
pub struct InviteMember {
    /// Names the membership.
    pub id: MemberId,
    /// Who is to be what.
    pub new: NewMember,
}

impl Action for InviteMember {
    type Object = Member;

    async fn apply(&self, tx: &mut Tx, context: &Context) -> Result<Member, NotDone<Denial>> {
        const SAME: &str =
            "SELECT accepted_at FROM members WHERE organisation_id = $1 AND email = $2";
        const INVITE: &str = "INSERT INTO members (id, organisation_id, email, role, created_at, \
            version) VALUES ($1, $2, $3, $4, $5, 1)";
        let (organisation, new) = (context.organisation, &self.new);
        if let Some(same) = tx.first(query(SAME).bind(organisation).bind(&*new.email)).await? {
            let is_in = same.time_or_none("accepted_at")?.is_some();
            let what = if is_in { "a member" } else { "invited" };
            let message = format!("{} is {what} already", new.email);
            let refusal = Refusal::new(Reason::AlreadyMember, message).at("email");
            return Err(refusal.into());
        }
        let invite = query(INVITE)
            .bind(self.id)
            .bind(organisation)
            .bind(&*new.email)
            .bind(new.role.name())
            .bind(context.at);
        tx.execute(invite).await?;
        tx.book(organisation, []).await?;
        let made = in_organisation(tx, organisation, self.id).await?;
        let made = made.ok_or(StoreError::Corrupt("id"))?;
        tx.books.audit(context, "member.invite", self.id.to_string(), [None, told(&made)])?;
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

impl Action for AddMember {
    type Object = Member;

    async fn apply(&self, tx: &mut Tx, context: &Context) -> Result<Member, NotDone<Denial>> {
        const WAITS: &str = "SELECT id FROM members WHERE organisation_id = $1 AND email = $2 \
            AND accepted_at IS NULL";
        let (organisation, email) = (context.organisation, self.new.email.clone());
        tx.book(organisation, []).await?.ok_or(Denial::NotThere)?;
        let waits = tx.first(query(WAITS).bind(organisation).bind(&*email)).await?;
        if let Some(row) = waits.filter(|_| !self.is_invited) {
            RemoveMember(row.parse("id")?).apply(tx, context).await?;
        }
        let invite = InviteMember { id: self.id, new: self.new.clone() };
        let invited = invite.apply(tx, context).await?;
        if self.is_invited {
            return Ok(invited);
        }
        AcceptInvitation { id: self.id, email }.apply(tx, context).await
    }
}

/// Takes somebody's membership, or the invitation to it, away.
#[derive(Debug, Clone, Copy)]
pub struct RemoveMember(pub MemberId);

impl Action for RemoveMember {
    type Object = Member;

    async fn apply(&self, tx: &mut Tx, context: &Context) -> Result<Member, NotDone<Denial>> {
        const OTHER_OWNER: &str = "SELECT 1 AS other FROM members WHERE organisation_id = $1 \
            AND id <> $2 AND role = 'owner' AND accepted_at IS NOT NULL LIMIT 1";
        const REMOVE: &str = "DELETE FROM members WHERE organisation_id = $1 AND id = $2";
        let organisation = context.organisation;
        let was = in_organisation(tx, organisation, self.0).await?.ok_or(Denial::NotThere)?;
        context.check_version(was.version)?;
        let is_owner = was.role == MemberRole::Owner && was.status == MemberStatus::Accepted;
        let other_owner = query(OTHER_OWNER).bind(organisation).bind(self.0);
        if is_owner && tx.first(other_owner).await?.is_none() {
            let message = "the organisation would be left without an owner";
            return Err(Refusal::new(Reason::LastOwner, message).into());
        }
        tx.execute(query(REMOVE).bind(organisation).bind(self.0)).await?;
        tx.book(organisation, []).await?;
        tx.books.audit(context, "member.remove", self.0.to_string(), [told(&was), None])?;
        Ok(was)
    }
}

/// Lets somebody in who was invited.
#[derive(Debug, Clone)]
pub struct AcceptInvitation {
    /// Which invitation.
    pub id: MemberId,
    /// The address of the user who accepts.
    pub email: String,
}

impl Action for AcceptInvitation {
    type Object = Member;

    async fn apply(&self, tx: &mut Tx, context: &Context) -> Result<Member, NotDone<Denial>> {
        const ACCEPT: &str = "UPDATE members SET user_id = $3, accepted_at = $4, \
            version = version + 1 WHERE organisation_id = $1 AND id = $2";
        let organisation = context.organisation;
        let was = in_organisation(tx, organisation, self.id).await?;
        let was = was.filter(|was| was.email == self.email).ok_or(Denial::NotThere)?;
        context.check_version(was.version)?;
        if was.status == MemberStatus::Accepted {
            let message = "the invitation is accepted already";
            return Err(Refusal::new(Reason::AlreadyMember, message).into());
        }
        let accept = query(ACCEPT).bind(organisation).bind(self.id);
        tx.execute(accept.bind(context.actor.user).bind(context.at)).await?;
        tx.book(organisation, []).await?;
        let made = in_organisation(tx, organisation, self.id).await?;
        let made = made.ok_or(StoreError::Corrupt("id"))?;
        let values = [told(&was), told(&made)];
        tx.books.audit(context, "member.accept", self.id.to_string(), values)?;
        Ok(made)
    }
}

fn one(organisation: OrganisationId, id: MemberId) -> Query {
    const ONE: &str = "SELECT id, organisation_id, email, user_id, role, created_at, accepted_at, \
        version FROM members WHERE organisation_id = $1 AND id = $2";
    query(ONE).bind(organisation).bind(id)
}

async fn in_organisation(
    tx: &mut Tx,
    organisation: OrganisationId,
    id: MemberId,
) -> Result<Option<Member>, StoreError> {
    tx.first(one(organisation, id)).await?.as_ref().map(record).transpose()
}

fn record(row: &Row) -> Result<Member, StoreError> {
    let accepted_at = row.time_or_none("accepted_at")?;
    Ok(Member {
        id: row.parse("id")?,
        organisation_id: row.parse("organisation_id")?,
        email: row.get("email")?,
        user_id: parsed(row, "user_id")?,
        role: row.parse("role")?,
        status: if accepted_at.is_some() { MemberStatus::Accepted } else { MemberStatus::Invited },
        created_at: row.time("created_at")?,
        accepted_at,
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
    pub async fn member(
        &self,
        organisation: OrganisationId,
        id: MemberId,
    ) -> Result<Option<Member>, StoreError> {
        self.database.first(one(organisation, id)).await?.as_ref().map(record).transpose()
    }

    /// The members of an organisation and those who are invited, the latest first.
    ///
    /// # Errors
    /// The database's.
    pub async fn members(
        &self,
        organisation: OrganisationId,
        page: Page,
    ) -> Result<(Vec<Member>, Pagination), StoreError> {
        const COUNT: &str = "SELECT count(*) AS total FROM members WHERE organisation_id = $1";
        const LIST: &str = "SELECT id, organisation_id, email, user_id, role, created_at, \
            accepted_at, version FROM members WHERE organisation_id = $1 \
            ORDER BY created_at DESC, id DESC LIMIT $2 OFFSET $3";
        let asked = |sql| query(sql).bind(organisation);
        let (rows, pagination) = self.page(asked(COUNT), asked(LIST), page).await?;
        Ok((rows.iter().map(record).collect::<Result<_, _>>()?, pagination))
    }

    /// The invitations to an address that are not accepted yet, the latest first.
    ///
    /// # Errors
    /// The database's.
    pub async fn invitations(
        &self,
        email: &str,
        page: Page,
    ) -> Result<(Vec<Invitation>, Pagination), StoreError> {
        const COUNT: &str =
            "SELECT count(*) AS total FROM members WHERE email = $1 AND user_id IS NULL";
        const LIST: &str = "SELECT m.id, m.organisation_id, o.name, m.role, m.created_at \
            FROM members m JOIN organisations o ON o.id = m.organisation_id \
            WHERE m.email = $1 AND m.user_id IS NULL \
            ORDER BY m.created_at DESC, m.id DESC LIMIT $2 OFFSET $3";
        let asked = |sql| query(sql).bind(email);
        let (rows, pagination) = self.page(asked(COUNT), asked(LIST), page).await?;
        Ok((rows.iter().map(invitation).collect::<Result<_, _>>()?, pagination))
    }

    /// The organisation to which somebody with this address is invited so, or was.
    ///
    /// # Errors
    /// The database's.
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
