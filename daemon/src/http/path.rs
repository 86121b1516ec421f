//! The identifier in a path.

use axum::extract::{FromRequestParts, Path};
use axum::http::request::Parts;

use super::error::ApiError;

/// The last part of the path as it was sent, percent signs resolved. What is no text names nothing:
/// it is as little there as an identifier that nobody has.
pub(super) struct PathId(pub(super) String);

impl<S: Send + Sync> FromRequestParts<S> for PathId {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, ApiError> {
        let path = Path::<String>::from_request_parts(parts, state).await;
        // An empty text is no identifier either; whoever looks it up finds nothing.
        Ok(Self(path.map_or_else(|_| String::new(), |Path(id)| id)))
    }
}

/// The organisation in a path, and what of it is meant, each as it was sent.
pub(super) struct PathIds(pub(super) String, pub(super) String);

impl<S: Send + Sync> FromRequestParts<S> for PathIds {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, ApiError> {
        let path = Path::<(String, String)>::from_request_parts(parts, state).await;
        let (organisation, id) = path.map(|Path(ids)| ids).unwrap_or_default();
        Ok(Self(organisation, id))
    }
}

/// The organisation in a path, what of it is meant, and a part of that, each as it was sent.
pub(super) struct PathParts(pub(super) String, pub(super) String, pub(super) String);

impl<S: Send + Sync> FromRequestParts<S> for PathParts {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, ApiError> {
        let path = Path::<(String, String, String)>::from_request_parts(parts, state).await;
        let (organisation, id, part) = path.map(|Path(ids)| ids).unwrap_or_default();
        Ok(Self(organisation, id, part))
    }
}
