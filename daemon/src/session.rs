//! Web sessions: signed tokens that stand for a user, made by a web app in front of the daemon.

mod in_force;
mod secret;
mod token;

use hmac::digest::InvalidLength;
use serde::Deserialize;
use serde_json::json;
use tieout::id::UserId;
use tieout::time::Timestamp;

use crate::config::SessionSecret;

pub(crate) use in_force::put_in_force;
pub(crate) use secret::CurrentSecret;
pub use secret::{SecretError, read_existing, read_or_make, rotate};

/// Whom a session is for: a token made for something else with the same secret is none.
const AUDIENCE: &str = "tieout-web";

/// How far the clock of the web app may be ahead.
const CLOCK_SKEW_SECONDS: i64 = 60;

/// The claim of a session made here that names its user's last revocation.
const VALID_FROM: &str = "sessions_valid_from";

/// The longest that a session may last: one for ever is a key without a name.
const LIFETIME_SECONDS_MAX: i64 = 30 * 24 * 60 * 60;

/// A session that is good now, as far as its token says.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct WebSession {
    /// Whom it stands for.
    pub user: UserId,
    /// When it began at the earliest, the clock of who signed it being as far ahead as it may be; in the past of all
    /// times where its token does not say.
    pub began_at: Timestamp,
    /// The last revocation that there had been, where the token says so.
    pub valid_from: Option<Timestamp>,
}

impl WebSession {
    /// Whether it counts for a user whose sessions were revoked last then. One that a revocation found good, whatever
    /// clock it was signed by, does not.
    #[must_use]
    pub fn is_valid_from(&self, revoked: Timestamp) -> bool {
        self.valid_from.map_or(self.began_at >= revoked, |valid_from| valid_from == revoked)
    }
}

/// Whom a token is for: one name, or a list of them (RFC 7519, 4.1.3).
#[derive(Deserialize)]
#[serde(untagged)]
enum Audiences {
    One(String),
    Several(Vec<String>),
}

impl Audiences {
    /// Whether a session is meant among others: an identity provider names all that may take its token.
    fn has_ours(&self) -> bool {
        match self {
            Self::One(audience) => audience == AUDIENCE,
            Self::Several(audiences) => audiences.iter().any(|audience| audience == AUDIENCE),
        }
    }
}

/// A token that ends then, for a user whose sessions were revoked last then: it counts at once, and until the next
/// time. A web app does not know, and says nothing of it.
///
/// # Errors
/// The library's, should it be unable to sign.
pub fn mint(
    secret: &SessionSecret,
    user: UserId,
    at: Timestamp,
    ends_at: Timestamp,
    valid_from: Option<Timestamp>,
) -> Result<String, InvalidLength> {
    let mut claims = json!({
        "sub": user,
        "aud": AUDIENCE,
        "exp": ends_at.unix_ms() / 1000,
        "iat": at.unix_ms() / 1000,
    });
    if let Some(valid_from) = valid_from {
        claims[VALID_FROM] = valid_from.unix_ms().into();
    }
    token::sign(secret.as_bytes(), &claims.to_string())
}

/// The session of a token, if it is a good one now.
#[must_use]
pub fn verify(secret: &SessionSecret, token: &str, at: Timestamp) -> Option<WebSession> {
    let claims = token::open(secret.as_bytes(), token)?;
    if !claims.get::<Audiences>("aud")?.has_ours() {
        return None;
    }
    let now = at.unix_ms() / 1000;
    let ends = claims.get::<i64>("exp")?;
    if ends <= now {
        return None;
    }
    for begins in ["nbf", "iat"] {
        let time = claims.get_if_there::<i64>(begins).ok()?;
        if time.is_some_and(|time| time > now + CLOCK_SKEW_SECONDS) {
            return None;
        }
    }
    let issued = claims.get_if_there::<i64>("iat").ok()?;
    if ends.saturating_sub(issued.unwrap_or(now)) > LIFETIME_SECONDS_MAX {
        return None;
    }
    let user = claims.get::<String>("sub")?.parse().ok()?;
    let began = issued.map_or(0, |issued| issued.saturating_sub(CLOCK_SKEW_SECONDS));
    let began_at = Timestamp::from_unix_ms(began.max(0).saturating_mul(1000));
    let valid_from = claims.get_if_there::<i64>(VALID_FROM).ok()?.map(Timestamp::from_unix_ms);
    Some(WebSession { user, began_at, valid_from })
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
        let token = mint(&secret(), user, at, at.plus_ms(60_000), None).unwrap();
        let session = WebSession { user, began_at: at.plus_ms(-60_000), valid_from: None };
        assert_eq!(verify(&secret(), &token, at), Some(session));
        assert_eq!(verify(&secret(), &token, at.plus_ms(59_999)), Some(session));
        assert_eq!(verify(&secret(), &token, at.plus_ms(60_000)), None);
        let other = SessionSecret::new("0123456789ABCDEF0123456789ABCDEF".to_owned()).unwrap();
        assert_eq!(verify(&other, &token, at), None);
    }

    #[test]
    fn whatever_was_good_when_sessions_were_revoked_is_not_good_after_it() {
        let (user, at) = (UserId::new(7), Timestamp::from_unix_ms(1_800_000_000_000));
        let revoked = at.plus_ms(1000);
        for ahead_s in -90..=90 {
            for valid_from in [None, Some(Timestamp::from_unix_ms(0))] {
                let issued = at.plus_ms(ahead_s * 1000);
                let ends = at.plus_ms(600_000);
                let token = mint(&secret(), user, issued, ends, valid_from).unwrap();
                let Some(session) = verify(&secret(), &token, at) else {
                    assert!(ahead_s > CLOCK_SKEW_SECONDS);
                    continue;
                };
                assert!(!session.is_valid_from(revoked), "{ahead_s} {valid_from:?}");
                let later = verify(&secret(), &token, at.plus_ms(300_000)).unwrap();
                assert!(!later.is_valid_from(revoked), "{ahead_s} {valid_from:?}");
            }
        }
        let new = mint(&secret(), user, at, at.plus_ms(60_000), Some(revoked)).unwrap();
        let new = verify(&secret(), &new, at).unwrap();
        assert!(new.is_valid_from(revoked) && !new.is_valid_from(revoked.plus_ms(1)));
        let from_web = at.plus_ms(61_000);
        let from_web = mint(&secret(), user, from_web, at.plus_ms(600_000), None).unwrap();
        assert!(verify(&secret(), &from_web, revoked).unwrap().is_valid_from(revoked));
    }

    #[test]
    fn a_secret_is_long_enough_and_no_pattern() {
        for weak in ["too short", &"x".repeat(64), &"abcdefg".repeat(9)] {
            assert!(SessionSecret::new(weak.to_owned()).is_none(), "{weak}");
        }
        for strong in ["0123456789abcdef0123456789abcdef", &"01234567".repeat(4)] {
            assert!(SessionSecret::new(strong.to_owned()).is_some(), "{strong}");
        }
    }

    #[test]
    fn a_session_lasts_thirty_days_at_most() {
        const DAY: i64 = 24 * 60 * 60;
        let at = Timestamp::from_unix_ms(1_800_000_000_000);
        let now = at.unix_ms() / 1000;
        let lasts = |issued: Option<i64>, ends: i64| {
            let mut claims = json!({"sub": UserId::new(7), "aud": AUDIENCE, "exp": ends});
            if let Some(issued) = issued {
                claims["iat"] = issued.into();
            }
            verify(&secret(), &signed(&claims), at).is_some()
        };
        assert!(lasts(Some(now), now + 30 * DAY) && lasts(None, now + 30 * DAY));
        assert!(!lasts(Some(now), now + 30 * DAY + 1) && !lasts(None, now + 30 * DAY + 1));
        assert!(!lasts(Some(now - 29 * DAY), now + 2 * DAY));
        assert!(!lasts(Some(i64::MIN), i64::MAX) && !lasts(None, i64::MAX));
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
        let let_in = |token: &str| verify(&secret(), token, at).map(|session| session.user);
        assert_eq!(let_in(&signed(&good)), Some(user));
        for (name, value) in [
            ("aud", "other".into()),
            ("aud", json!([])),
            ("aud", json!(["other"])),
            ("aud", json!([AUDIENCE, 1])),
            ("aud", json!([[AUDIENCE]])),
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
        let several = signed(&with("aud", json!(["other", AUDIENCE])));
        assert_eq!(let_in(&several), Some(user));
        let soon = signed(&with("nbf", 1_800_000_060.into()));
        assert_eq!(let_in(&soon), Some(user));
        let with_hs512 = forged::<Hmac<Sha512>>(&json!({"alg": "HS512"}), &good);
        assert_eq!(verify(&secret(), &with_hs512, at), None);
        let critical = json!({"alg": "HS256", "crit": ["exp"]});
        assert_eq!(verify(&secret(), &forged::<Hmac<Sha256>>(&critical, &good), at), None, "crit");
        let unsigned = "eyJhbGciOiJub25lIn0.eyJzdWIiOiJ1c3JfMDAifQ.";
        assert_eq!(verify(&secret(), unsigned, at), None);
    }
}
