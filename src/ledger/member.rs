//! Who may be let into an organisation's books, and who may leave them.

use super::refusal::{Reason, Refusal};
use crate::contract::ledger::member::MemberStatus;
use crate::contract::ledger::organisation::MemberRole;

/// Refuses to invite somebody who is there already, or invited.
///
/// # Errors
/// [`Reason::AlreadyMember`].
pub fn check_invitation(email: &str, there: Option<MemberStatus>) -> Result<(), Refusal> {
    let what = match there {
        None => return Ok(()),
        Some(MemberStatus::Accepted) => "a member",
        Some(MemberStatus::Invited) => "invited",
    };
    let message = format!("{email} is {what} already");
    Err(Refusal::new(Reason::AlreadyMember, message).at("email"))
}

/// Refuses to accept an invitation twice.
///
/// # Errors
/// [`Reason::AlreadyMember`].
pub fn check_acceptance(status: MemberStatus) -> Result<(), Refusal> {
    if status == MemberStatus::Invited {
        return Ok(());
    }
    let message = "the invitation is accepted already";
    Err(Refusal::new(Reason::AlreadyMember, message))
}

/// Whether somebody is an owner who has come in: one of these there must always be.
#[must_use]
pub fn is_owner(role: MemberRole, status: MemberStatus) -> bool {
    role == MemberRole::Owner && status == MemberStatus::Accepted
}

/// Refuses to give the last owner another role.
///
/// # Errors
/// [`Reason::LastOwner`].
pub fn check_role_change(
    from: MemberRole,
    to: MemberRole,
    status: MemberStatus,
    has_other_owner: bool,
) -> Result<(), Refusal> {
    if is_owner(to, status) {
        return Ok(());
    }
    check_removal(from, status, has_other_owner)
}

/// Refuses to remove the last owner; of others it does not matter whether there is another one.
///
/// # Errors
/// [`Reason::LastOwner`].
pub fn check_removal(
    role: MemberRole,
    status: MemberStatus,
    has_other_owner: bool,
) -> Result<(), Refusal> {
    if !is_owner(role, status) || has_other_owner {
        return Ok(());
    }
    let message = "the organisation would be left without an owner";
    Err(Refusal::new(Reason::LastOwner, message))
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    #[test]
    fn who_is_there_or_invited_is_not_invited_again() {
        assert_eq!(check_invitation("a@b.example", None), Ok(()));
        let message = |there| check_invitation("a@b.example", Some(there)).unwrap_err().message;
        assert_eq!(message(MemberStatus::Accepted), "a@b.example is a member already");
        assert_eq!(message(MemberStatus::Invited), "a@b.example is invited already");
        assert_eq!(check_acceptance(MemberStatus::Invited), Ok(()));
        let twice = check_acceptance(MemberStatus::Accepted).unwrap_err();
        assert_eq!(twice.reason, Reason::AlreadyMember);
    }

    proptest! {
        #[test]
        fn whoever_is_removed_or_gets_another_role_an_owner_is_left_where_there_was_one(
            members in prop::collection::vec((0_usize..3, any::<bool>()), 0..6),
            changes in prop::collection::vec((0_usize..6, prop::option::of(0_usize..3)), 0..12),
        ) {
            let status =
                |is_in| if is_in { MemberStatus::Accepted } else { MemberStatus::Invited };
            let mut members: Vec<_> =
                members.iter().map(|(role, is_in)| (MemberRole::ALL[*role], status(*is_in))).collect();
            let owners = |members: &[(MemberRole, MemberStatus)]| {
                members.iter().filter(|(role, status)| is_owner(*role, *status)).count()
            };
            let had_one = owners(&members) > 0;
            for (at, new_role) in changes {
                let Some((role, status)) = members.get(at).copied() else { continue };
                let mut others = members.clone();
                others.remove(at);
                let has_other = owners(&others) > 0;
                let new_role = new_role.map(|role| MemberRole::ALL[role]);
                let checked = match new_role {
                    None => check_removal(role, status, has_other),
                    Some(new_role) => check_role_change(role, new_role, status, has_other),
                };
                others.extend(new_role.map(|new_role| (new_role, status)));
                match checked {
                    Ok(()) => members = others,
                    Err(refusal) => prop_assert_eq!(refusal.reason, Reason::LastOwner),
                }
                prop_assert!(owners(&members) > 0 || !had_one);
            }
        }
    }
}
