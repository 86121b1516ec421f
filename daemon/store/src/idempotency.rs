//! Answers kept for callers who repeat a request: the same key and bytes get the same answer.

/// How long an answer is kept.
pub(crate) const KEPT_FOR_MS: i64 = 24 * 60 * 60 * 1000;

/// What a caller's `Idempotency-Key` stands for.
#[derive(Debug, Clone)]
pub struct IdempotencyKey {
    /// Whose keys it is among: empty, or the organisation it belongs to.
    pub realm: String,
    /// The header's value.
    pub key: String,
    /// SHA-256 of method, path and body: another request must not get this one's answer.
    pub fingerprint: [u8; 32],
    /// What a repetition is answered with; never holds a secret.
    pub answer: Answer,
}

/// What a caller's `Idempotency-Key` stands for, before there is an answer.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Repetition {
    /// Whose keys it is among: empty, or the organisation it belongs to.
    pub realm: String,
    /// The header's value.
    pub key: String,
    /// SHA-256 of method, path and body.
    pub fingerprint: [u8; 32],
}

/// An answer as it was, or would be, sent.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Answer {
    /// The HTTP status.
    pub status: u16,
    /// The JSON body.
    pub body: String,
}

/// What is known of a request's key.
pub(crate) enum IdempotencyState {
    /// Nothing, or no key was given.
    New,
    /// The same request was answered so.
    Same(Answer),
    /// Another request has it.
    Other,
}

impl IdempotencyKey {
    /// The same without the answer.
    pub(crate) fn repetition(&self) -> Repetition {
        let Self { realm, key, fingerprint, .. } = self;
        Repetition { realm: realm.clone(), key: key.clone(), fingerprint: *fingerprint }
    }
}
