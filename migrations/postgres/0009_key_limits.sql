-- How many requests a key may make in which time, as 10/s or 600/m; null where the daemon's own limit holds.
ALTER TABLE api_keys ADD COLUMN rate_limit TEXT;
