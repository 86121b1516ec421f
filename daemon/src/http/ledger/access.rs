//! Who may do what to an organisation's books.

use axum::http::request::Parts;
use tieout::contract::ledger::member::Member;
use tieout::contract::ledger::organisation::MemberRole;
use tieout::id::{MemberId, OrganisationId};
use tieout::scope::Scope;

use crate::http::app::App;
use crate::http::auth::AuthorisedCaller;
use crate::http::error::ApiError;

/// What a request does to the books.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(in crate::http) enum BooksAccess {
    /// It looks.
    Read,
    /// It changes something.
    Write,
    /// It changes who may do what, or up to when, or cannot be undone.
    Own,
}

impl BooksAccess {
    const fn scope(self) -> Scope {
        match self {
            Self::Read => Scope::LedgerRead,
            Self::Write | Self::Own => Scope::LedgerWrite,
        }
    }

    fn check(self, role: MemberRole) -> Result<(), ApiError> {
        let is_allowed = match self {
            Self::Read => true,
            Self::Write => role != MemberRole::Viewer,
            Self::Own => role == MemberRole::Owner,
        };
        is_allowed.then_some(()).ok_or(ApiError::ForbiddenToRole(role))
    }
}

/// A caller who has been let in to an organisation's books.
pub(in crate::http) struct BooksMember {
    pub(in crate::http) entered: AuthorisedCaller,
    pub(in crate::http) organisation: OrganisationId,
}

impl App {
    /// Lets a caller in to an organisation's books: 401, 429, 403 for the scope, 404 for who is no
    /// accepted member, whether there is such an organisation or not (contract part 4, rule 6), 403 for
    /// the member's role.
    pub(in crate::http) async fn authorise_member(
        &self,
        parts: &Parts,
        organisation: &str,
        right: BooksAccess,
    ) -> Result<BooksMember, ApiError> {
        let (member, role) = self.enter_books(parts, organisation, right.scope()).await?;
        right.check(role)?;
        Ok(member)
    }

    /// The same for who takes away a membership, or an invitation: an owner, or whoever has it. Gives it where it is
    /// there.
    pub(in crate::http) async fn authorise_removal(
        &self,
        parts: &Parts,
        organisation: &str,
        id: MemberId,
    ) -> Result<(BooksMember, Option<Member>), ApiError> {
        let scope = BooksAccess::Own.scope();
        let (member, role) = self.enter_books(parts, organisation, scope).await?;
        let found = self.store.member(member.organisation, id).await?;
        let user = Some(member.entered.caller.user);
        if found.as_ref().is_none_or(|found| found.user_id != user) {
            BooksAccess::Own.check(role)?;
        }
        Ok((member, found))
    }

    async fn enter_books(
        &self,
        parts: &Parts,
        organisation: &str,
        scope: Scope,
    ) -> Result<(BooksMember, MemberRole), ApiError> {
        let entered = self.authorise(parts).await?;
        entered.require(scope)?;
        // One that is ill-formed is one that nobody has, and is looked up like it.
        let organisation = organisation.parse().unwrap_or(OrganisationId::NOBODY);
        let membership = self.store.membership(organisation, entered.caller.user).await?;
        let membership = membership.ok_or(ApiError::NotFound)?;
        Ok((BooksMember { entered, organisation }, membership.role))
    }
}
