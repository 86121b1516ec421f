-- Users whose keys and sessions are not let in, and sessions that have ended before their time.

ALTER TABLE users ADD COLUMN disabled_at INTEGER;
ALTER TABLE users ADD COLUMN sessions_valid_from INTEGER NOT NULL DEFAULT 0;

-- What signs sessions is in a file of its own: copies of the database had this one.
DELETE FROM settings WHERE name = 'session_secret';
