//! What handlers are described with for the published contract.
//!
//! With the feature `openapi` the descriptions become the contract; without it nothing of them is
//! compiled but where each handler is served.

#[cfg(not(feature = "openapi"))]
pub(crate) use tieout_macros::ToSchema;
pub(crate) use tieout_macros::operation;
#[cfg(feature = "openapi")]
pub(crate) use utoipa::ToSchema;

/// A table of handlers, each of them an `operation`: the function `routes` serves them, `operations`
/// publishes what they say of themselves.
macro_rules! table {
    ($(#[$doc:meta])* $($($part:ident)::+;)*) => {
        $(#[$doc])*
        pub(super) fn routes() -> axum::Router<crate::http::app::App> {
            axum::Router::new()$(.route(
                $($part)::+::PATH,
                axum::routing::on($($part)::+::METHOD, $($part)::+),
            ))*
        }

        /// The same for the published contract.
        #[cfg(feature = "openapi")]
        pub(super) fn operations() -> utoipa_axum::router::OpenApiRouter<crate::http::app::App> {
            utoipa_axum::router::OpenApiRouter::default()
                $(.routes(utoipa_axum::routes!($($part)::+)))*
        }
    };
}

pub(crate) use table;
