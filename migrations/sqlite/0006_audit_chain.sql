-- The chain of audit events, as that of entries: each event's hash covers the event and the hash before it. Events
-- that were there before have none; the first with a hash is chained to zeros, and none follows without.
ALTER TABLE audit_events ADD COLUMN hash BLOB CHECK (length(hash) = 32);

-- The hash of the last event.
ALTER TABLE ledger_heads ADD COLUMN audit_hash BLOB NOT NULL DEFAULT x'0000000000000000000000000000000000000000000000000000000000000000'
    CHECK (length(audit_hash) = 32);
