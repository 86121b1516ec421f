-- Daemons behind a pooler that keeps no session for them: each renews its row. Others hold an advisory lock.
-- Nothing is lost with it.
CREATE UNLOGGED TABLE daemons (
    id TEXT PRIMARY KEY,
    seen_at BIGINT NOT NULL
);
