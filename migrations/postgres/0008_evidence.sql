-- What objects came to with an audit event: `state` has the columns of the row (of `object`, a table) as a list in
-- JSON, in the order of `writes/recorded.rs`, and is null where the row went. What an object was last recorded as is
-- what it must be.
CREATE TABLE audit_states (
    organisation_id TEXT COLLATE "C" NOT NULL,
    number BIGINT NOT NULL CHECK (number > 0),
    place BIGINT NOT NULL CHECK (place > 0),
    object TEXT COLLATE "C" NOT NULL,
    object_id TEXT COLLATE "C" NOT NULL,
    state TEXT,
    PRIMARY KEY (organisation_id, number, place)
);

CREATE INDEX audit_states_by_object ON audit_states (organisation_id, object, object_id, number);

CREATE TRIGGER audit_states_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON audit_states
FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- A digest of the states of an event, empty where it has none: the event's hash covers it. Null for events that are
-- older.
ALTER TABLE audit_events ADD COLUMN states BYTEA CHECK (octet_length(states) IN (0, 32));

-- Who changed users, keys and credits, or how the program lets people in: in a session or by which command (`via`),
-- what, to which object, which user it concerns, and from where. `user_id` is none for an operator, who works on the
-- database itself. `details` is JSON, and holds no secret and no address of a person. Each event's hash covers the
-- event and the hash before it.
CREATE TABLE security_events (
    number BIGINT PRIMARY KEY CHECK (number > 0),
    at BIGINT NOT NULL,
    user_id TEXT COLLATE "C",
    via TEXT NOT NULL,
    origin TEXT NOT NULL,
    action TEXT COLLATE "C" NOT NULL,
    object_id TEXT COLLATE "C" NOT NULL,
    subject_id TEXT COLLATE "C",
    details TEXT NOT NULL,
    hash BYTEA NOT NULL CHECK (octet_length(hash) = 32)
);

CREATE INDEX security_events_by_object ON security_events (object_id, number);

CREATE TRIGGER security_events_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON security_events
FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- The number and the hash of the last security event: one row, which whoever writes an event takes first.
CREATE TABLE security_head (
    id BIGINT PRIMARY KEY CHECK (id = 1),
    number BIGINT NOT NULL CHECK (number >= 0),
    hash BYTEA NOT NULL CHECK (octet_length(hash) = 32)
);

INSERT INTO security_head (id, number, hash)
VALUES (1, 0, decode('0000000000000000000000000000000000000000000000000000000000000000', 'hex'));
