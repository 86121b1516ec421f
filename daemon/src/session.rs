//! Web sessions: signed tokens that stand for a user, made by a web app in front of the daemon.

use jsonwebtoken::{Algorithm, DecodingKey, EncodingKey, Header, Validation, decode, encode};
use serde::{Deserialize, Serialize};
use tieout::id::UserId;
use tieout::time::Timestamp;

use crate::config::SessionSecret;
use crate::entropy::{EntropyError, new_session_secret};
use crate::store::{Store, StoreError};

/// Whom a session is for: a token made for something else with the same secret is none.
const AUDIENCE: &str = "tieout-web";

/// How far the clock of the web app may be ahead.
const CLOCK_SKEW_SECONDS: i64 = 60;

#[derive(Debug, Serialize, Deserialize)]
struct Claims {
    sub: String,
    aud: String,
    exp: i64,
    iat: Option<i64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    nbf: Option<i64>,
}

/// There is no secret to sign with.
#[derive(Debug, thiserror::Error)]
pub enum SecretError {
    /// The database's.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// The system's.
    #[error("there is no randomness to be had: {0}")]
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
) -> Result<String, jsonwebtoken::errors::Error> {
    let claims = Claims {
        sub: user.to_string(),
        aud: AUDIENCE.to_owned(),
        exp: ends_at.unix_ms() / 1000,
        iat: Some(at.unix_ms() / 1000),
        nbf: None,
    };
    let key = EncodingKey::from_secret(secret.as_bytes());
    encode(&Header::new(Algorithm::HS256), &claims, &key)
}

/// The user a token stands for, if it is a good one now.
#[must_use]
pub fn verify(secret: &SessionSecret, token: &str, at: Timestamp) -> Option<UserId> {
    let mut validation = Validation::new(Algorithm::HS256);
    validation.set_audience(&[AUDIENCE]);
    validation.set_required_spec_claims(&["exp", "aud", "sub"]);
    // The library has one leeway for all times; the times are checked below.
    validation.validate_exp = false;
    validation.validate_nbf = false;
    let key = DecodingKey::from_secret(secret.as_bytes());
    let token = decode::<Claims>(token, &key, &validation).ok()?;
    // What the header calls critical must be understood or the token refused (RFC 7515, 4.1.11), and
    // no extension is understood here.
    if token.header.crit.is_some() {
        return None;
    }
    let claims = token.claims;
    let now = at.unix_ms() / 1000;
    let is_ahead = |time: Option<i64>| time.is_some_and(|time| time > now + CLOCK_SKEW_SECONDS);
    if claims.exp <= now || is_ahead(claims.nbf) || is_ahead(claims.iat) {
        return None;
    }
    claims.sub.parse().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn secret() -> SessionSecret {
        SessionSecret::new("0123456789abcdef0123456789abcdef".to_owned()).unwrap()
    }

    fn signed(algorithm: Algorithm, claims: &serde_json::Value) -> String {
        encode(&Header::new(algorithm), claims, &EncodingKey::from_secret(secret().as_bytes()))
            .unwrap()
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
        let good = serde_json::json!({"sub": user, "aud": AUDIENCE, "exp": 1_800_000_100});
        let with = |name: &str, value: serde_json::Value| {
            let mut claims = good.clone();
            claims[name] = value;
            claims
        };
        assert_eq!(verify(&secret(), &signed(Algorithm::HS256, &good), at), Some(user));
        assert_eq!(verify(&secret(), &signed(Algorithm::HS512, &good), at), None);
        for (name, value) in [
            ("aud", "other".into()),
            ("sub", "key_00000000000000000000000007".into()),
            ("exp", serde_json::Value::Null),
            ("exp", 1_800_000_000.into()),
            ("nbf", 1_800_000_061.into()),
            ("iat", 1_800_000_061.into()),
        ] {
            let token = signed(Algorithm::HS256, &with(name, value));
            assert_eq!(verify(&secret(), &token, at), None, "{name}");
        }
        for name in ["aud", "sub", "exp"] {
            let mut claims = good.clone();
            claims.as_object_mut().unwrap().remove(name);
            assert_eq!(verify(&secret(), &signed(Algorithm::HS256, &claims), at), None, "{name}");
        }
        let soon = signed(Algorithm::HS256, &with("nbf", 1_800_000_060.into()));
        assert_eq!(verify(&secret(), &soon, at), Some(user));
        let mut critical = Header::new(Algorithm::HS256);
        critical.crit = Some(vec!["exp".to_owned()]);
        let key = EncodingKey::from_secret(secret().as_bytes());
        assert_eq!(verify(&secret(), &encode(&critical, &good, &key).unwrap(), at), None, "crit");
        let unsigned = "eyJhbGciOiJub25lIn0.eyJzdWIiOiJ1c3JfMDAifQ.";
        assert_eq!(verify(&secret(), unsigned, at), None);
    }
}
