//! Keys by which what a file asks for is done once, in whichever run of the program.

use sha2::{Digest as _, Sha256};
use tieout::id::OrganisationId;

/// The same for the same bytes at the same place of a file of these things for the same organisation,
/// and for nothing else: what was done is answered again and not done again.
pub(crate) fn idempotency_key(
    things: &str,
    organisation: OrganisationId,
    ordinal: u64,
    body: &str,
) -> String {
    let mut hash = Sha256::new();
    hash.update(organisation.to_string());
    hash.update(ordinal.to_be_bytes());
    hash.update(body);
    let digest = hash.finalize();
    digest.iter().fold(format!("tieout-{things}-"), |key, byte| format!("{key}{byte:02x}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_key_tells_organisation_place_and_content() {
        let (one, other) = (OrganisationId::new(1), OrganisationId::new(2));
        let key = idempotency_key("journals", one, 0, "a");
        assert_eq!(key, idempotency_key("journals", one, 0, "a"));
        assert_eq!((key.len(), key.is_ascii()), (80, true));
        for another in [
            idempotency_key("invoices", one, 0, "a"),
            idempotency_key("journals", other, 0, "a"),
            idempotency_key("journals", one, 1, "a"),
            idempotency_key("journals", one, 0, "b"),
        ] {
            assert_ne!(key, another);
        }
    }
}
