-- Users, keys, credits, jobs: what every product shares.
-- Times are milliseconds since 1970 UTC, flags 0 or 1, ids the texts that clients see.

CREATE TABLE settings (
    name TEXT PRIMARY KEY,
    value TEXT NOT NULL
);

-- balance is the sum of the user's movements; reserved the cost of the user's unfinished jobs.
CREATE TABLE users (
    id TEXT COLLATE "C" PRIMARY KEY,
    email TEXT NOT NULL UNIQUE,
    allow_overage BIGINT NOT NULL DEFAULT 0 CHECK (allow_overage IN (0, 1)),
    balance BIGINT NOT NULL DEFAULT 0 CHECK (balance >= 0),
    reserved BIGINT NOT NULL DEFAULT 0 CHECK (reserved >= 0),
    created_at BIGINT NOT NULL
);

CREATE TABLE api_keys (
    id TEXT COLLATE "C" PRIMARY KEY,
    user_id TEXT NOT NULL REFERENCES users (id),
    name TEXT NOT NULL,
    scopes TEXT NOT NULL,
    allow_overage BIGINT NOT NULL CHECK (allow_overage IN (0, 1)),
    hint TEXT NOT NULL,
    created_at BIGINT NOT NULL,
    expires_at BIGINT,
    last_used_at BIGINT,
    revoked_at BIGINT
);

CREATE INDEX api_keys_of_user ON api_keys (user_id, id);

-- A key has one secret, and for a while after a rotation the ones before it.
CREATE TABLE key_secrets (
    hash BYTEA PRIMARY KEY CHECK (length(hash) = 32),
    key_id TEXT NOT NULL REFERENCES api_keys (id),
    valid_until BIGINT
);

CREATE INDEX key_secrets_of_key ON key_secrets (key_id);

-- Append-only. An overage adds nothing to the balance; its units are billed elsewhere.
CREATE TABLE credit_movements (
    id BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    user_id TEXT NOT NULL REFERENCES users (id),
    kind TEXT NOT NULL CHECK (kind IN ('grant', 'charge', 'adjustment', 'overage')),
    amount BIGINT NOT NULL CHECK (kind <> 'overage' OR amount = 0),
    units BIGINT NOT NULL DEFAULT 0 CHECK (units >= 0 AND (kind = 'overage' OR units = 0)),
    job_id TEXT,
    reason TEXT,
    created_at BIGINT NOT NULL,
    UNIQUE (job_id, kind)
);

CREATE INDEX credit_movements_of_user ON credit_movements (user_id, id);

CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS
$$ BEGIN RAISE EXCEPTION '% is append-only', TG_TABLE_NAME; END $$;

CREATE TRIGGER credit_movements_append_only
BEFORE UPDATE OR DELETE OR TRUNCATE ON credit_movements
FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- Compressed payloads and results: the first chunk with the blob, those of a large one beside it.
-- One that nothing points to yet has kept = 0.
CREATE TABLE blobs (
    id TEXT COLLATE "C" PRIMARY KEY,
    raw_length BIGINT NOT NULL,
    kept BIGINT NOT NULL CHECK (kept IN (0, 1)),
    created_at BIGINT NOT NULL,
    first_chunk BYTEA NOT NULL
);

CREATE INDEX blobs_not_kept ON blobs (created_at) WHERE kept = 0;

CREATE TABLE blob_chunks (
    blob_id TEXT NOT NULL REFERENCES blobs (id) ON DELETE CASCADE,
    place BIGINT NOT NULL,
    bytes BYTEA NOT NULL,
    PRIMARY KEY (blob_id, place)
);

-- The chunks of a payload that must leave nothing: the blob itself then has an empty first chunk. In a
-- table of their own, which is small and can be written anew (VACUUM FULL) when jobs have ended.
CREATE TABLE traceless_chunks (
    blob_id TEXT NOT NULL REFERENCES blobs (id) ON DELETE CASCADE,
    place BIGINT NOT NULL,
    padding BYTEA NOT NULL,
    bytes BYTEA NOT NULL,
    PRIMARY KEY (blob_id, place)
);

-- Compressed already. (In CREATE TABLE only from PostgreSQL 16 on.)
ALTER TABLE traceless_chunks ALTER COLUMN bytes SET STORAGE EXTERNAL;

-- The head of each product's queue: how many jobs it has accepted, and how many of them have not
-- ended.
CREATE TABLE queues (
    product TEXT PRIMARY KEY,
    accepted BIGINT NOT NULL DEFAULT 0,
    unfinished BIGINT NOT NULL DEFAULT 0 CHECK (unfinished >= 0)
);

INSERT INTO queues (product) VALUES ('reconcile'), ('coding');

-- Whose the unfinished jobs are: counting them anew for every submit would take longer the more wait.
CREATE TABLE queue_shares (
    product TEXT NOT NULL REFERENCES queues (product),
    user_id TEXT NOT NULL REFERENCES users (id),
    unfinished BIGINT NOT NULL CHECK (unfinished >= 0),
    PRIMARY KEY (product, user_id)
);

-- `has_remains` is always 0 here: what remains on a server is not for a client to wait for.
CREATE TABLE jobs (
    id TEXT COLLATE "C" PRIMARY KEY,
    product TEXT NOT NULL REFERENCES queues (product),
    place BIGINT NOT NULL,
    user_id TEXT NOT NULL REFERENCES users (id),
    key_id TEXT NOT NULL REFERENCES api_keys (id),
    status TEXT NOT NULL CHECK (status IN ('queued', 'processing', 'completed', 'failed')),
    cost BIGINT NOT NULL CHECK (cost >= 0),
    allow_overage BIGINT NOT NULL CHECK (allow_overage IN (0, 1)),
    attempts BIGINT NOT NULL DEFAULT 0,
    fence BIGINT NOT NULL DEFAULT 0,
    leased_until BIGINT,
    payload TEXT REFERENCES blobs (id),
    result TEXT REFERENCES blobs (id),
    credits_charged BIGINT,
    error TEXT,
    created_at BIGINT NOT NULL,
    started_at BIGINT,
    finished_at BIGINT,
    has_remains BIGINT NOT NULL DEFAULT 0 CHECK (has_remains IN (0, 1)),
    UNIQUE (product, place),
    CHECK ((status = 'completed') = (result IS NOT NULL)),
    CHECK ((status = 'failed') = (error IS NOT NULL)),
    CHECK ((status IN ('queued', 'processing')) = (payload IS NOT NULL))
);

CREATE INDEX jobs_unfinished ON jobs (product, place) WHERE finished_at IS NULL;
CREATE INDEX jobs_running ON jobs (product, leased_until) WHERE status = 'processing';
CREATE INDEX jobs_of_user ON jobs (user_id, product, id);
CREATE INDEX jobs_finished ON jobs (finished_at) WHERE finished_at IS NOT NULL;
CREATE INDEX jobs_of_payload ON jobs (payload) WHERE payload IS NOT NULL;
CREATE INDEX jobs_of_result ON jobs (result) WHERE result IS NOT NULL;
CREATE INDEX jobs_with_remains ON jobs (id) WHERE has_remains = 1;

-- Answers kept for callers who repeat a request with the same Idempotency-Key.
CREATE TABLE idempotent_answers (
    user_id TEXT NOT NULL REFERENCES users (id),
    realm TEXT NOT NULL,
    idempotency_key TEXT NOT NULL,
    fingerprint BYTEA NOT NULL,
    status BIGINT NOT NULL,
    body TEXT NOT NULL,
    created_at BIGINT NOT NULL,
    PRIMARY KEY (user_id, realm, idempotency_key)
);

CREATE INDEX idempotent_answers_by_age ON idempotent_answers (created_at);

-- Requests of each key in its present window, shared by all daemons. Nothing is lost with it.
CREATE UNLOGGED TABLE rate_windows (
    key_id TEXT PRIMARY KEY,
    began_at BIGINT NOT NULL,
    used BIGINT NOT NULL
);
