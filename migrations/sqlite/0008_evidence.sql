-- What objects came to with an audit event: `state` has the columns of the row (of `object`, a table) as a list in
-- JSON, in the order of `writes/recorded.rs`, and is null where the row went. What an object was last recorded as is
-- what it must be.
CREATE TABLE audit_states (
    organisation_id TEXT NOT NULL,
    number INTEGER NOT NULL CHECK (number > 0),
    place INTEGER NOT NULL CHECK (place > 0),
    object TEXT NOT NULL,
    object_id TEXT NOT NULL,
    state TEXT,
    PRIMARY KEY (organisation_id, number, place)
) STRICT, WITHOUT ROWID;

CREATE INDEX audit_states_by_object ON audit_states (organisation_id, object, object_id, number);

CREATE TRIGGER audit_states_never_change BEFORE UPDATE ON audit_states
BEGIN SELECT RAISE(ABORT, 'audit states are never changed'); END;

CREATE TRIGGER audit_states_never_go BEFORE DELETE ON audit_states
BEGIN SELECT RAISE(ABORT, 'audit states are never deleted'); END;

-- A digest of the states of an event, empty where it has none: the event's hash covers it. Null for events that are
-- older.
ALTER TABLE audit_events ADD COLUMN states BLOB CHECK (length(states) IN (0, 32));

-- Who changed users, keys and credits, or how the program lets people in: in a session or by which command (`via`),
-- what, to which object, which user it concerns, and from where. `user_id` is none for an operator, who works on the
-- database itself. `details` is JSON, and holds no secret and no address of a person. Each event's hash covers the
-- event and the hash before it.
CREATE TABLE security_events (
    number INTEGER PRIMARY KEY CHECK (number > 0),
    at INTEGER NOT NULL,
    user_id TEXT,
    via TEXT NOT NULL,
    origin TEXT NOT NULL,
    action TEXT NOT NULL,
    object_id TEXT NOT NULL,
    subject_id TEXT,
    details TEXT NOT NULL,
    hash BLOB NOT NULL CHECK (length(hash) = 32)
) STRICT;

CREATE INDEX security_events_by_object ON security_events (object_id, number);

CREATE TRIGGER security_events_never_change BEFORE UPDATE ON security_events
BEGIN SELECT RAISE(ABORT, 'security events are never changed'); END;

CREATE TRIGGER security_events_never_go BEFORE DELETE ON security_events
BEGIN SELECT RAISE(ABORT, 'security events are never deleted'); END;

-- The number and the hash of the last security event: one row, which whoever writes an event takes first.
CREATE TABLE security_head (
    id INTEGER PRIMARY KEY CHECK (id = 1),
    number INTEGER NOT NULL CHECK (number >= 0),
    hash BLOB NOT NULL CHECK (length(hash) = 32)
) STRICT;

INSERT INTO security_head (id, number, hash)
VALUES (1, 0, x'0000000000000000000000000000000000000000000000000000000000000000');
