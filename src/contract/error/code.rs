//! Every `code` of an error. The status of each stands in the daemon's `http/error.rs`.

use crate::contract::words::explained_words;

explained_words! {
    /// Error code for programs: `code` of an error. Source: contract part 7.
    ErrorCode {
        InvalidJson = "invalid_json":
            "The body is not valid JSON in UTF-8, is incomplete, or is compressed. `details.reason` is the \
             parser's message.",
            "Send the body as JSON, uncompressed.";
        ValidationError = "validation_error":
            "The body of a key endpoint does not have the required format, or the request headers contradict \
             each other. `details.issues` lists every problem.",
            "Correct everything in `details.issues`. Send exactly one `Host` header, and not both \
             `Content-Length` and `Transfer-Encoding`.";
        Unauthorized = "unauthorized":
            "The API key is missing, unknown, revoked or expired, or two different keys were sent. On a key \
             endpoint: the session token is missing.",
            "Send one valid key, as `Authorization: Bearer KEY` or `X-API-Key: KEY`.";
        InvalidToken = "invalid_token":
            "The web session token is invalid or has expired.",
            "Log in again, or create a session with `tieout admin sessions create`.";
        InsufficientCredits = "insufficient_credits":
            "The job costs `details.required` credits, but only `details.available` are available. A job that \
             is short of credits when it is to be charged fails with the same code; nothing is charged.",
            "Have credits granted, or wait for your other jobs to finish: each reserves its cost. For a \
             reconciliation, the subscription, the key and the request can together allow overage.";
        Forbidden = "forbidden":
            "The key lacks the scope, or your role in the organisation (`details.role`) does not allow it.",
            "Use a key with the scope named in the message. If it is the role, an owner can do it, or give \
             you another role.";
        NotFound = "not_found":
            "The path is unknown, or what it refers to does not exist or is not visible to you; the response \
             does not say which.",
            "Check the path and the ID, whose key it is, and that you have accepted the invitation to the \
             organisation.";
        MethodNotAllowed = "method_not_allowed":
            "The path does not support this method.",
            "Use one of the methods in the `Allow` header.";
        RequestTimeout = "request_timeout":
            "The body did not arrive in time: within a minute, unless the daemon is set to another \
             `--body-timeout`.",
            "Try again; over a slow connection, send less at once.";
        Conflict = "conflict":
            "The current state does not allow it. `details.reason` says why.",
            "Look up the reason.";
        PayloadTooLarge = "payload_too_large":
            "The body is larger than 25,000,000 bytes.",
            "Send less at once: a shorter period, or several requests.";
        UriTooLong = "uri_too_long":
            "The path and query are longer than 8,192 bytes.",
            "Shorten the query.";
        InvalidDatasetFormat = "invalid_dataset_format":
            "The body of a reconciliation does not have the required format. `details.issues` gives the \
             dataset, row (from 0) and field of each problem.",
            "Correct everything in `details.issues`; `details.issue_count` is the total number of problems.";
        InvalidRequestFormat = "invalid_request_format":
            "The body of a coding job or ledger request, or a query parameter, does not have the required \
             format. `details.issues` gives the section and row, or the field, of each problem.",
            "Correct everything in `details.issues`; `details.issue_count` is the total number of problems.";
        UnprocessableEntity = "unprocessable_entity":
            "The request has the required format, but the rules of the books do not allow it. `details.reason` \
             says why.",
            "Look up the reason.";
        RateLimited = "rate_limited":
            "The key has used up its requests for this 60-second window.",
            "Wait for the number of seconds in `Retry-After`. `RateLimit-Remaining` shows how many requests \
             are left.";
        HeadersTooLarge = "headers_too_large":
            "The request headers are larger than 32 KiB in all, or there are more than 64 of them.",
            "Send fewer or shorter headers.";
        InternalError = "internal_error":
            "The daemon failed; the cause is only in its log. A job that could not be run fails with the same \
             code; nothing is charged.",
            "Try again with the same `Idempotency-Key`. If it happens again, give the `request_id` to whoever \
             runs the daemon.";
        Busy = "busy":
            "The daemon is temporarily overloaded or stopping: the job queue is full, too many requests are \
             running, or the database is busy. At `/api/v1/ready`, `details.failing` names the component that \
             is not working.",
            "Try again after the number of seconds in `Retry-After`, with the same `Idempotency-Key`.";
    }
}
