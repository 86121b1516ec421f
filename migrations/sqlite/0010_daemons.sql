-- A file has one daemon, and the lock on the file says whether it is there: only a server has a table of daemons.
SELECT 1;
