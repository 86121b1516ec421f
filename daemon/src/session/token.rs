//! Signed tokens: the compact form of RFC 7515 with HS256, and nothing else of it.
//!
//! Nothing of a token is read before its signature is seen to be right. What could be read in two
//! ways is refused: other forms of the same base64, names that stand twice. What the members mean
//! is not decided here.

use std::collections::BTreeMap;
use std::fmt;

use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use hmac::digest::InvalidLength;
use hmac::{Hmac, KeyInit as _, Mac as _};
use serde::Deserialize;
use serde::de::{DeserializeOwned, Deserializer, Error as _, MapAccess, Visitor};
use serde_json::value::RawValue;
use sha2::Sha256;

/// The header of the tokens that are made here.
const HEADER: &str = r#"{"alg":"HS256","typ":"JWT"}"#;

const ALGORITHM: &str = "HS256";

/// A token of these claims.
///
/// # Errors
/// The library's, should it not take the secret; HMAC takes any.
pub(super) fn sign(secret: &[u8], claims: &str) -> Result<String, InvalidLength> {
    let message = format!("{}.{}", URL_SAFE_NO_PAD.encode(HEADER), URL_SAFE_NO_PAD.encode(claims));
    let signature = mac(secret, &message)?.finalize().into_bytes();
    Ok(format!("{message}.{}", URL_SAFE_NO_PAD.encode(signature)))
}

/// The claims of a token that was signed with this secret.
pub(super) fn open(secret: &[u8], token: &str) -> Option<UniqueMembers> {
    let (message, signature) = token.rsplit_once('.')?;
    // A further point is in neither part: base64 has none.
    let (header, claims) = message.split_once('.')?;
    // Compared in constant time, over the whole length of the hash.
    mac(secret, message).ok()?.verify_slice(&decode(signature)?).ok()?;
    let header = UniqueMembers::read(&decode(header)?)?;
    if header.get::<String>("alg")? != ALGORITHM {
        return None;
    }
    // What the header calls critical must be understood or the token refused (RFC 7515, 4.1.11), and
    // no extension is understood here.
    if header.has("crit") {
        return None;
    }
    UniqueMembers::read(&decode(claims)?)
}

fn mac(secret: &[u8], message: &str) -> Result<Hmac<Sha256>, InvalidLength> {
    let mut mac = Hmac::<Sha256>::new_from_slice(secret)?;
    mac.update(message.as_bytes());
    Ok(mac)
}

/// Without padding, in the alphabet for URLs, and no bit set behind the last byte: each text of bytes
/// has one form (RFC 4648, 3.5).
fn decode(part: &str) -> Option<Vec<u8>> {
    URL_SAFE_NO_PAD.decode(part).ok()
}

/// A JSON object whose names stand there once.
#[derive(Debug)]
pub(super) struct UniqueMembers(BTreeMap<String, Box<RawValue>>);

impl UniqueMembers {
    fn read(json: &[u8]) -> Option<Self> {
        serde_json::from_slice(json).ok()
    }

    fn has(&self, name: &str) -> bool {
        self.0.contains_key(name)
    }

    /// A member, if it is there and of this type.
    pub(super) fn get<T: DeserializeOwned>(&self, name: &str) -> Option<T> {
        serde_json::from_str(self.0.get(name)?.get()).ok()
    }

    /// A member that may be left out or null.
    ///
    /// # Errors
    /// [`WrongType`] where it is there and of another type.
    pub(super) fn get_if_there<T: DeserializeOwned>(
        &self,
        name: &str,
    ) -> Result<Option<T>, WrongType> {
        let Some(value) = self.0.get(name) else { return Ok(None) };
        serde_json::from_str(value.get()).map_err(|_| WrongType)
    }
}

/// A member is of another type than it must be.
#[derive(Debug)]
pub(super) struct WrongType;

impl<'de> Deserialize<'de> for UniqueMembers {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_map(UniqueMembersVisitor)
    }
}

struct UniqueMembersVisitor;

impl<'de> Visitor<'de> for UniqueMembersVisitor {
    type Value = UniqueMembers;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("an object")
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<UniqueMembers, A::Error> {
        let mut members = BTreeMap::new();
        while let Some((name, value)) = map.next_entry::<String, Box<RawValue>>()? {
            if members.insert(name, value).is_some() {
                return Err(A::Error::custom("a name is given twice"));
            }
        }
        Ok(UniqueMembers(members))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SECRET: &[u8] = b"0123456789abcdef0123456789abcdef";

    /// A token of any header and claims, with the signature that belongs to them.
    fn token(header: &str, claims: &str) -> String {
        signed(&URL_SAFE_NO_PAD.encode(header), &URL_SAFE_NO_PAD.encode(claims))
    }

    /// The same of parts as they are.
    fn signed(header: &str, claims: &str) -> String {
        let message = format!("{header}.{claims}");
        let signature = mac(SECRET, &message).unwrap().finalize().into_bytes();
        format!("{message}.{}", URL_SAFE_NO_PAD.encode(signature))
    }

    #[track_caller]
    fn assert_refused(token: &str) {
        assert!(open(SECRET, token).is_none(), "{token}");
    }

    /// RFC 7515, appendix A.1: the key, the token and what it says.
    #[test]
    fn the_example_of_the_standard_is_opened() {
        let key = "AyM1SysPpbyDfgZld3umj1qzKObwVMkoqQ-EstJQLr_T-1qS0gZH75aKtMN3Yj0iPS4hcgUuTwjAzZr1Z9CAow";
        let token = "eyJ0eXAiOiJKV1QiLA0KICJhbGciOiJIUzI1NiJ9.\
                     eyJpc3MiOiJqb2UiLA0KICJleHAiOjEzMDA4MTkzODAsDQogImh0dHA6Ly9leGFt\
                     cGxlLmNvbS9pc19yb290Ijp0cnVlfQ.\
                     dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk";
        let claims = open(&decode(key).unwrap(), token).unwrap();
        assert_eq!(claims.get::<String>("iss").as_deref(), Some("joe"));
        assert_eq!(claims.get::<i64>("exp"), Some(1_300_819_380));
        assert_refused(token);
    }

    #[test]
    fn what_is_signed_here_is_opened_here_with_the_same_secret_only() {
        let token = sign(SECRET, r#"{"a":1}"#).unwrap();
        assert_eq!(open(SECRET, &token).unwrap().get::<i64>("a"), Some(1));
        assert!(token.starts_with("eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9."), "{token}");
        for other in [&SECRET[1..], b"", b"0123456789abcdef0123456789abcdeF"] {
            assert!(open(other, &token).is_none());
        }
    }

    #[test]
    fn a_header_says_hs256_once_and_to_the_letter() {
        for header in [r#"{"alg":"HS256"}"#, r#" {"kid":"7","x":[1],"\u0061lg":"HS256"} "#] {
            assert!(open(SECRET, &token(header, "{}")).is_some(), "{header}");
        }
        for header in [
            r#"{"alg":"none"}"#,
            r#"{"alg":"None"}"#,
            r#"{"alg":""}"#,
            r#"{"alg":"HS512"}"#,
            r#"{"alg":"RS256"}"#,
            r#"{"alg":"hs256"}"#,
            r#"{"alg":"HS256 "}"#,
            r#"{"alg":"HS256\u0000"}"#,
            r#"{"alg":["HS256"]}"#,
            r#"{"alg":null}"#,
            r#"{"ALG":"HS256"}"#,
            r#"{"alg":"HS256","alg":"HS256"}"#,
            r#"{"alg":"none","alg":"HS256"}"#,
            r#"{"alg":"HS256","\u0061lg":"none"}"#,
            r#"{"alg":"HS256","kid":"1","kid":"2"}"#,
            r#"{"alg":"HS256","crit":[]}"#,
            r#"{"alg":"HS256","crit":null}"#,
            r#"{"alg":"HS256"} {}"#,
            r#"{"alg":"HS256",}"#,
            r#"{"alg":"HS256""#,
            r#"["alg","HS256"]"#,
            r#""HS256""#,
            "{}",
            "",
        ] {
            assert_refused(&token(header, "{}"));
        }
    }

    #[test]
    fn claims_are_one_object_whose_names_stand_there_once() {
        for claims in ["", "null", "[]", "{", "{}{}", r#"{"a":1,"a":1}"#, r#"{"a":1,"\u0061":2}"#] {
            assert_refused(&token(HEADER, claims));
        }
        let not_utf8 = URL_SAFE_NO_PAD.encode(b"{\"a\":\"\xff\"}");
        assert_refused(&signed(&URL_SAFE_NO_PAD.encode(HEADER), &not_utf8));
    }

    #[test]
    fn a_token_has_three_parts_and_each_one_form() {
        let good = sign(SECRET, r#"{"a":1}"#).unwrap();
        let parts: Vec<&str> = good.split('.').collect();
        let [header, claims, signature] = parts[..] else { panic!("{good}") };
        for token in [
            String::new(),
            ".".to_owned(),
            "..".to_owned(),
            header.to_owned(),
            format!("{header}.{claims}"),
            format!("{header}.{claims}."),
            format!("{header}..{signature}"),
            format!(".{claims}.{signature}"),
            format!("{good}."),
            format!(".{good}"),
            format!("{good}.{signature}"),
            format!("{good}="),
            format!("{good} "),
            format!(" {good}"),
            format!("{good}\n"),
            good[..good.len() - 1].to_owned(),
            format!("{good}A"),
        ] {
            assert_refused(&token);
        }
        // The signature belongs to what stands here; its form is another one's.
        for header in [format!("{header}="), format!("{header}\n"), format!("{header}A")] {
            assert_refused(&signed(&header, claims));
        }
        for claims in [
            format!("{claims}=="),
            format!("{claims}."),
            format!("{claims}.{claims}"),
            base64::engine::general_purpose::STANDARD.encode(r#"{"a":"??>>"}"#),
        ] {
            assert_refused(&signed(header, &claims));
        }
    }

    /// The last character of base64 may have bits to spare: only with zeros there is it the one form.
    #[test]
    fn no_part_is_read_with_bits_behind_its_last_byte() {
        const ALPHABET: &[u8] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
        let other_forms = |part: &str| -> Vec<String> {
            let (rest, last) = part.split_at(part.len() - 1);
            let bits = ALPHABET.iter().position(|letter| last.as_bytes() == [*letter]).unwrap();
            let spare = if part.len() % 4 == 2 { 15 } else { 3 };
            assert_eq!(bits & spare, 0, "{part}");
            (1..=spare)
                .map(|extra| format!("{rest}{}", char::from(ALPHABET[bits | extra])))
                .collect()
        };
        let good = sign(SECRET, r#"{"a":1}"#).unwrap();
        let (message, signature) = good.rsplit_once('.').unwrap();
        for form in other_forms(signature) {
            assert_refused(&format!("{message}.{form}"));
        }
        let (_, claims) = message.split_once('.').unwrap();
        let header = URL_SAFE_NO_PAD.encode(r#"{"alg":"HS256"} "#);
        assert!(open(SECRET, &signed(&header, claims)).is_some());
        for form in other_forms(&header) {
            assert_refused(&signed(&form, claims));
        }
        for form in other_forms(claims) {
            assert_refused(&signed(&header, &form));
        }
    }
}
