-- The chain of audit events, as that of entries: each event's hash covers the event and the hash before it. Events
-- that were there before have none; the first with a hash is chained to zeros, and none follows without.
ALTER TABLE audit_events ADD COLUMN hash BYTEA CHECK (octet_length(hash) = 32);

-- The hash of the last event.
ALTER TABLE ledger_heads ADD COLUMN audit_hash BYTEA NOT NULL DEFAULT '\x0000000000000000000000000000000000000000000000000000000000000000'
    CHECK (octet_length(audit_hash) = 32);
