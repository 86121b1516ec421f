//! Web sessions: signed tokens that stand for a user, made by a web app in front of the daemon.

mod token;

use hmac::digest::InvalidLength;
use serde_json::json;
use tieout::id::UserId;
use tieout::time::Timestamp;

use crate::config::SessionSecret;
use crate::entropy::{EntropyError, new_session_secret};
use crate::store::{Store, StoreError};

/// Whom a session is for: a token made for something else with the same secret is none.
const AUDIENCE: &str = "tieout-web";

/// How far the clock of the web app may be ahead.
const CLOCK_SKEW_SECONDS: i64 = 60;

/// There is no secret to sign with.
#[derive(Debug, thiserror::Error)]
pub enum SecretError {
    /// The database's.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// The system's.
    #[error("no random numbers are available: {0}")]
    Entropy(#[from] EntropyError),
    /// The stored one is none.
    #[error("the session secret in the database is too short")]
    TooShort,
}

/// The secret that signs sessions: the given one, or the database's own, made when it is first asked
/// for.
///
/// # Errors
/// [`SecretError`].
pub async fn secret(
    store: &Store,
    given: Option<SessionSecret>,
) -> Result<SessionSecret, SecretError> {
    if let Some(given) = given {
        return Ok(given);
    }
    let stored = store.session_secret(new_session_secret()?).await?;
    SessionSecret::new(stored).ok_or(SecretError::TooShort)
}

/// A token that ends then.
///
/// # Errors
/// The library's, should it be unable to sign.
pub fn mint(
    secret: &SessionSecret,
    user: UserId,
    at: Timestamp,
    ends_at: Timestamp,
) -> Result<String, InvalidLength> {
    let claims = json!({
        "sub": user,
        "aud": AUDIENCE,
        "exp": ends_at.unix_ms() / 1000,
        "iat": at.unix_ms() / 1000,
    });
    token::sign(secret.as_bytes(), &claims.to_string())
}

/// The user a token stands for, if it is a good one now.
#[must_use]
pub fn verify(secret: &SessionSecret, token: &str, at: Timestamp) -> Option<UserId> {
    let claims = token::open(secret.as_bytes(), token)?;
    if claims.get::<String>("aud")? != AUDIENCE {
        return None;
    }
    let now = at.unix_ms() / 1000;
    if claims.get::<i64>("exp")? <= now {
        return None;
    }
    for begins in ["nbf", "iat"] {
        let time = claims.get_if_there::<i64>(begins).ok()?;
        if time.is_some_and(|time| time > now + CLOCK_SKEW_SECONDS) {
            return None;
        }
    }
    claims.get::<String>("sub")?.parse().ok()
}

#[cfg(test)]
mod tests {
    use base64::Engine as _;
    use base64::engine::general_purpose::URL_SAFE_NO_PAD;
    use hmac::{Hmac, KeyInit, Mac};
    use serde_json::Value;
    use sha2::{Sha256, Sha512};

    use super::*;

    fn secret() -> SessionSecret {
        SessionSecret::new("0123456789abcdef0123456789abcdef".to_owned()).unwrap()
    }

    /// A token with a header of its own, by any hash.
    fn forged<M: Mac + KeyInit>(header: &Value, claims: &Value) -> String {
        let base64 = |text: &Value| URL_SAFE_NO_PAD.encode(text.to_string());
        let message = format!("{}.{}", base64(header), base64(claims));
        let mut mac = <M as KeyInit>::new_from_slice(secret().as_bytes()).unwrap();
        mac.update(message.as_bytes());
        format!("{message}.{}", URL_SAFE_NO_PAD.encode(mac.finalize().into_bytes()))
    }

    fn signed(claims: &Value) -> String {
        forged::<Hmac<Sha256>>(&json!({"typ": "JWT", "alg": "HS256"}), claims)
    }

    #[test]
    fn a_token_stands_for_its_user_until_the_second_it_ends() {
        let (user, at) = (UserId::new(7), Timestamp::from_unix_ms(1_800_000_000_000));
        let token = mint(&secret(), user, at, at.plus_ms(60_000)).unwrap();
        assert_eq!(verify(&secret(), &token, at), Some(user));
        assert_eq!(verify(&secret(), &token, at.plus_ms(59_999)), Some(user));
        assert_eq!(verify(&secret(), &token, at.plus_ms(60_000)), None);
        let other = SessionSecret::new("x".repeat(32)).unwrap();
        assert_eq!(verify(&other, &token, at), None);
        assert!(SessionSecret::new("too short".to_owned()).is_none());
    }

    #[test]
    fn another_algorithm_audience_or_form_is_refused() {
        let at = Timestamp::from_unix_ms(1_800_000_000_000);
        let user = UserId::new(7);
        let good = json!({"sub": user, "aud": AUDIENCE, "exp": 1_800_000_100});
        let with = |name: &str, value: Value| {
            let mut claims = good.clone();
            claims[name] = value;
            claims
        };
        assert_eq!(verify(&secret(), &signed(&good), at), Some(user));
        for (name, value) in [
            ("aud", "other".into()),
            ("sub", "key_00000000000000000000000007".into()),
            ("exp", Value::Null),
            ("exp", 1_800_000_000.into()),
            ("nbf", 1_800_000_061.into()),
            ("iat", 1_800_000_061.into()),
        ] {
            let token = signed(&with(name, value));
            assert_eq!(verify(&secret(), &token, at), None, "{name}");
        }
        for name in ["aud", "sub", "exp"] {
            let mut claims = good.clone();
            claims.as_object_mut().unwrap().remove(name);
            assert_eq!(verify(&secret(), &signed(&claims), at), None, "{name}");
        }
        let soon = signed(&with("nbf", 1_800_000_060.into()));
        assert_eq!(verify(&secret(), &soon, at), Some(user));
        let with_hs512 = forged::<Hmac<Sha512>>(&json!({"alg": "HS512"}), &good);
        assert_eq!(verify(&secret(), &with_hs512, at), None);
        let critical = json!({"alg": "HS256", "crit": ["exp"]});
        assert_eq!(verify(&secret(), &forged::<Hmac<Sha256>>(&critical, &good), at), None, "crit");
        let unsigned = "eyJhbGciOiJub25lIn0.eyJzdWIiOiJ1c3JfMDAifQ.";
        assert_eq!(verify(&secret(), unsigned, at), None);
    }
}
