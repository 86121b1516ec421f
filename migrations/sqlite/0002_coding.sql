-- Coding: a second product, whose payloads leave nothing behind.

INSERT INTO queues (product) VALUES ('coding');

-- The chunks of a payload that must leave nothing: the blob itself then has an empty first chunk.
-- What is zeroed when a row goes is its place on the page and its overflow pages; rows within a page
-- are moved when pages fill up, and the places they leave are not zeroed. `padding` is a page of
-- zeros: with it in front, all of `bytes` is in overflow pages, which never move.
CREATE TABLE traceless_chunks (
    blob_id TEXT NOT NULL REFERENCES blobs (id) ON DELETE CASCADE,
    place INTEGER NOT NULL,
    padding BLOB NOT NULL,
    bytes BLOB NOT NULL,
    PRIMARY KEY (blob_id, place)
) STRICT;

-- 1 from the end of a job whose payload must leave nothing until it is nowhere in the files any more,
-- the log included. Until then the job shows as running.
ALTER TABLE jobs ADD COLUMN has_remains INTEGER NOT NULL DEFAULT 0 CHECK (has_remains IN (0, 1));

CREATE INDEX jobs_with_remains ON jobs (id) WHERE has_remains = 1;
