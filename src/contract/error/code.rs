//! Every `code` of an error. The status of each stands in the daemon's `http/error.rs`.

use crate::contract::words::explained_words;

explained_words! {
    /// Error code for programs: `code` of an error. Source: contract part 7.
    ErrorCode {
        InvalidJson = "invalid_json":
            "The body is not valid JSON in UTF-8, did not arrive whole, or is compressed. `details.reason` is \
             the message of the parser.",
            "Send the body as JSON, uncompressed.";
        ValidationError = "validation_error":
            "The body of a key endpoint does not have its form, or the head of the request contradicts \
             itself. `details.issues` lists every problem.",
            "Correct each of `details.issues`. A head has one `Host`, and not both `Content-Length` and \
             `Transfer-Encoding`.";
        Unauthorized = "unauthorized":
            "There is no API key, or it is unknown, revoked or expired, or two different ones were sent. On a \
             key endpoint: there is no session token.",
            "Send one valid key, as `Authorization: Bearer KEY` or `X-API-Key: KEY`.";
        InvalidToken = "invalid_token":
            "The token of the web session is invalid or has expired.",
            "Log in again, or make a session with `tieout admin sessions create`.";
        InsufficientCredits = "insufficient_credits":
            "The job costs `details.required` credits, and `details.available` are available. A job that is \
             short of credits when it is to be charged fails with the same code; nothing is charged.",
            "Have credits granted, or wait until your other jobs end: each reserves what it will cost. For a \
             reconciliation, subscription, key and request can permit overage.";
        Forbidden = "forbidden":
            "The key lacks the scope, or your role in the organisation (`details.role`) does not permit it.",
            "Use a key with the scope that the message names. For a role: an owner can remove you and invite \
             you again with another.";
        NotFound = "not_found":
            "The path is unknown, or what it names does not exist or is not yours; which of them is not said.",
            "Check the path and the identifier, whose key it is, and that you have accepted the invitation to \
             the organisation.";
        MethodNotAllowed = "method_not_allowed":
            "The path does not take this method.",
            "Use one of the methods in the `Allow` header.";
        RequestTimeout = "request_timeout":
            "The body did not arrive in time: within a minute, unless the daemon has another `--body-timeout`.",
            "Send it again; over a slow connection, send less at once.";
        Conflict = "conflict":
            "The present state does not allow it. `details.reason` says why.",
            "Look up the reason.";
        PayloadTooLarge = "payload_too_large":
            "The body has more than 25,000,000 bytes.",
            "Send less at once: a shorter period, or several requests.";
        UriTooLong = "uri_too_long":
            "Path and query have more than 8,192 bytes.",
            "Shorten the query.";
        InvalidDatasetFormat = "invalid_dataset_format":
            "The body of a reconciliation does not have the canonical form. `details.issues` names each problem by \
             dataset, row (from 0) and field.",
            "Correct each of `details.issues`; `details.issue_count` says how many there are in all.";
        InvalidRequestFormat = "invalid_request_format":
            "The body of a coding job or of the ledger, or a query parameter, does not have its form. \
             `details.issues` names each problem by section and row, or by field.",
            "Correct each of `details.issues`; `details.issue_count` says how many there are in all.";
        UnprocessableEntity = "unprocessable_entity":
            "The request has its form, but the books do not take it. `details.reason` says why.",
            "Look up the reason.";
        RateLimited = "rate_limited":
            "The key has used up its requests of this window of 60 seconds.",
            "Wait as many seconds as `Retry-After` says. `RateLimit-Remaining` shows how many requests are left.";
        HeadersTooLarge = "headers_too_large":
            "The head of the request is larger than 32 KiB or has more than 64 header lines.",
            "Send fewer or shorter headers.";
        InternalError = "internal_error":
            "The daemon failed; why is in its log only. A job that could not be run fails with the same code; \
             nothing is charged.",
            "Try again, with the same `Idempotency-Key`. If it happens again, give the `request_id` to whoever \
             runs the daemon.";
        Busy = "busy":
            "The daemon has no room or no time just now: the job queue is full, too much runs at once, the \
             database is busy, or the daemon is stopping. At `/api/v1/ready`, `details.failing` names the part \
             that does not work.",
            "Try again after as many seconds as `Retry-After` says, with the same `Idempotency-Key`.";
    }
}
