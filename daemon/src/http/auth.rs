//! Who calls: checks 4 to 6 of every request that needs a key.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

use axum::http::HeaderMap;
use axum::http::header::AUTHORIZATION;
use axum::http::request::Parts;
use tieout::id::{KeyId, UserId};
use tieout::job::JobId;
use tieout::scope::Scope;
use tieout::secret::KeySecret;
use tieout::time::Timestamp;

use super::app::App;
use super::body::{BodySender, may_be_large};
use super::error::ApiError;
use super::rate::CountedWindow;
use crate::clock;
use crate::session;
use crate::store::{Caller, JobRecord};

/// Requests of one key that may run at once.
const IN_FLIGHT_MAX: u32 = 256;

/// A caller who has been let in.
pub(super) struct AuthorisedCaller {
    pub(super) caller: Caller,
    _in_flight: RunningKeyRequest,
}

impl AuthorisedCaller {
    /// Refuses a key without this scope.
    pub(super) fn require(&self, scope: Scope) -> Result<(), ApiError> {
        if self.may(scope) { Ok(()) } else { Err(ApiError::Forbidden(scope)) }
    }

    /// Whether the key has this scope.
    pub(super) fn may(&self, scope: Scope) -> bool {
        self.caller.scopes.contains(scope)
    }
}

/// Requests that run now, and keys that were used since they were last noted.
#[derive(Debug, Default)]
pub(crate) struct KeyUsage {
    running: Arc<Mutex<HashMap<KeyId, u32>>>,
    used: Mutex<HashMap<KeyId, Timestamp>>,
}

impl KeyUsage {
    /// The keys used since this was last asked.
    pub(crate) fn take_uses(&self) -> Vec<(KeyId, Timestamp)> {
        let mut used = self.used.lock().unwrap_or_else(PoisonError::into_inner);
        let mut list: Vec<_> = used.drain().collect();
        // In one order for all daemons: they lock the same rows.
        list.sort_unstable();
        list
    }

    fn note_use(&self, key: KeyId, at: Timestamp) {
        self.used.lock().unwrap_or_else(PoisonError::into_inner).insert(key, at);
    }

    fn begin(&self, key: KeyId) -> Result<RunningKeyRequest, ApiError> {
        let mut running = self.running.lock().unwrap_or_else(PoisonError::into_inner);
        let count = running.entry(key).or_insert(0);
        if *count >= IN_FLIGHT_MAX {
            return Err(ApiError::TOO_MANY_AT_ONCE);
        }
        *count += 1;
        Ok(RunningKeyRequest { key, running: Arc::clone(&self.running) })
    }
}

/// One running request of a key; it has ended when this is dropped.
struct RunningKeyRequest {
    key: KeyId,
    running: Arc<Mutex<HashMap<KeyId, u32>>>,
}

impl Drop for RunningKeyRequest {
    fn drop(&mut self) {
        let mut running = self.running.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(count) = running.get_mut(&self.key) {
            *count -= 1;
            if *count == 0 {
                running.remove(&self.key);
            }
        }
    }
}

impl App {
    /// Lets a caller with a valid key in: 401, then 429.
    pub(super) async fn authorise(&self, parts: &Parts) -> Result<AuthorisedCaller, ApiError> {
        let at = clock::now();
        let secret = presented_key(&parts.headers)?;
        let caller = self.store.caller(&secret, at).await?;
        self.let_in(caller, parts, at).await
    }

    /// The same for who asks for a job, and the job if it is the caller's.
    pub(super) async fn authorise_poll(
        &self,
        parts: &Parts,
        job: JobId,
        scope: Scope,
    ) -> Result<(AuthorisedCaller, Option<JobRecord>), ApiError> {
        let at = clock::now();
        let secret = presented_key(&parts.headers)?;
        let (caller, job) = self.store.poll(&secret, at, job, scope).await?.unzip();
        Ok((self.let_in(caller, parts, at).await?, job.flatten()))
    }

    async fn let_in(
        &self,
        caller: Option<Caller>,
        parts: &Parts,
        at: Timestamp,
    ) -> Result<AuthorisedCaller, ApiError> {
        let caller = caller.ok_or(ApiError::BAD_KEY)?;
        let in_flight = self.doorkeeper.begin(caller.key)?;
        self.doorkeeper.note_use(caller.key, at);
        if let Some(seen) = parts.extensions.get::<CountedWindow>() {
            self.rate.count(caller.key, caller.rate_limit, seen).await?;
        }
        Ok(AuthorisedCaller { caller, _in_flight: in_flight })
    }

    /// Where a body's room is taken. A large one may come only after its key was looked at, though
    /// what is wrong with the key is said in its turn.
    pub(super) async fn sender(&self, parts: &Parts) -> BodySender {
        if !may_be_large(&parts.headers) {
            return BodySender::Stranger;
        }
        let Ok(secret) = presented_key(&parts.headers) else { return BodySender::Stranger };
        match self.store.caller(&secret, clock::now()).await {
            Ok(Some(caller)) => BodySender::Caller(caller.user),
            Ok(None) | Err(_) => BodySender::Stranger,
        }
    }

    /// The user of a web session.
    pub(super) async fn authorise_session(&self, parts: &Parts) -> Result<UserId, ApiError> {
        let mut tokens = parts.headers.get_all(AUTHORIZATION).iter();
        let (Some(token), None) = (tokens.next(), tokens.next()) else {
            return Err(ApiError::NO_SESSION);
        };
        // Bytes beyond ASCII are a token that is wrong, not one that is missing.
        let token = token.to_str().map_err(|_| ApiError::InvalidToken)?;
        let token = bearer(token).ok_or(ApiError::NO_SESSION)?;
        let session = session::verify(&self.session_secret.get(), token, clock::now());
        let session = session.ok_or(ApiError::InvalidToken)?;
        // A token outlives its user only on paper.
        let user = self.store.user(session.user).await?.ok_or(ApiError::InvalidToken)?;
        let is_let_in =
            user.disabled_at.is_none() && session.is_valid_from(user.sessions_valid_from);
        is_let_in.then_some(user.id).ok_or(ApiError::InvalidToken)
    }
}

fn bearer(value: &str) -> Option<&str> {
    let (scheme, token) = value.split_once(' ')?;
    scheme.eq_ignore_ascii_case("bearer").then(|| token.trim_matches(' '))
}

/// The key of a request, however it is sent; the two ways are equivalent, two keys are none. Source:
/// contract part 5, rule 1.
fn presented_key(headers: &HeaderMap) -> Result<KeySecret, ApiError> {
    let mut presented: Option<&str> = None;
    let bearers = headers.get_all(AUTHORIZATION).iter().map(|value| (value, true));
    let plain = headers.get_all("x-api-key").iter().map(|value| (value, false));
    for (value, is_bearer) in bearers.chain(plain) {
        let text = value.to_str().map_err(|_| ApiError::BAD_KEY)?;
        // Another scheme is for somebody else, a proxy in front for one.
        let Some(key) = (if is_bearer { bearer(text) } else { Some(text) }) else { continue };
        if presented.is_some_and(|presented| presented != key) {
            return Err(ApiError::TWO_KEYS);
        }
        presented = Some(key);
    }
    let presented = presented.ok_or(ApiError::NO_KEY)?;
    KeySecret::parse(presented).ok_or(ApiError::BAD_KEY)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn headers(list: &[(&'static str, &str)]) -> HeaderMap {
        let mut headers = HeaderMap::new();
        for (name, value) in list {
            headers.append(*name, value.parse().unwrap());
        }
        headers
    }

    #[test]
    fn a_key_may_be_sent_in_two_ways_but_not_two_keys() {
        let (one, two) = (KeySecret::from_random([1; 32]), KeySecret::from_random([2; 32]));
        let (k1, k2) = (one.expose(), two.expose());
        let bearer = format!("Bearer {k1}");
        let lower = format!("bearer {k1}");
        for good in [
            headers(&[("authorization", &bearer)]),
            headers(&[("authorization", &lower)]),
            headers(&[("x-api-key", k1)]),
            headers(&[("authorization", &bearer), ("x-api-key", k1)]),
            headers(&[("authorization", "Basic dXNlcjpwYXNz"), ("x-api-key", k1)]),
        ] {
            assert_eq!(presented_key(&good).unwrap(), one);
        }
        for bad in [
            headers(&[]),
            headers(&[("authorization", &bearer), ("x-api-key", k2)]),
            headers(&[("x-api-key", k1), ("x-api-key", k2)]),
            headers(&[("authorization", k1)]),
            headers(&[("authorization", "Basic dXNlcjpwYXNz")]),
            headers(&[("x-api-key", "tieout_x")]),
        ] {
            assert!(matches!(presented_key(&bad), Err(ApiError::Unauthorized(_))), "{bad:?}");
        }
    }

    #[test]
    fn a_key_may_have_256_requests_running_and_an_ended_one_makes_room() {
        let doorkeeper = KeyUsage::default();
        let key = KeyId::new(1);
        let mut running: Vec<_> = (0..256).map(|_| doorkeeper.begin(key).unwrap()).collect();
        assert!(doorkeeper.begin(key).is_err());
        assert!(doorkeeper.begin(KeyId::new(2)).is_ok());
        running.pop();
        assert!(doorkeeper.begin(key).is_ok());
    }
}
