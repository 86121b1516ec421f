-- Coding: a second product, whose payloads leave as little behind as a server allows.

INSERT INTO queues (product) VALUES ('coding');

-- The chunks of a payload that must leave nothing: the blob itself then has an empty first chunk. In a
-- table of their own, which is small and can be written anew (VACUUM FULL) when jobs have ended.
CREATE TABLE traceless_chunks (
    blob_id TEXT NOT NULL REFERENCES blobs (id) ON DELETE CASCADE,
    place BIGINT NOT NULL,
    padding BYTEA NOT NULL,
    bytes BYTEA NOT NULL,
    PRIMARY KEY (blob_id, place)
);

-- Compressed already.
ALTER TABLE traceless_chunks ALTER COLUMN bytes SET STORAGE EXTERNAL;

-- Always 0 here: what remains on a server is not for a client to wait for.
ALTER TABLE jobs ADD COLUMN has_remains BIGINT NOT NULL DEFAULT 0 CHECK (has_remains IN (0, 1));

CREATE INDEX jobs_with_remains ON jobs (id) WHERE has_remains = 1;
