//! A user as the operator names one.

use tieout::id::UserId;
use tieout_daemon::store::{Store, UserRecord};

use crate::database::store_failure;
use crate::exit::Failure;

/// A user as the operator names one: by id or by address.
pub(super) async fn find_user(store: &Store, name: &str) -> Result<UserRecord, Failure> {
    let found = match name.parse::<UserId>() {
        Ok(id) => store.user(id).await,
        Err(_) => store.user_by_email(&name.to_lowercase()).await,
    };
    found.map_err(store_failure)?.ok_or_else(|| {
        let failure = Failure::conflict(format!("there is no user {name}"));
        failure.with_hint("tieout admin users list shows them all")
    })
}

/// A user who is let in: a key or a session of another would be refused.
pub(super) async fn find_active_user(store: &Store, name: &str) -> Result<UserRecord, Failure> {
    let user = find_user(store, name).await?;
    if user.disabled_at.is_none() {
        return Ok(user);
    }
    let failure = Failure::conflict(format!("the user {} is disabled", user.email));
    Err(failure.with_hint("tieout admin users enable lets them in again"))
}
