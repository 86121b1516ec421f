-- Nothing here: the step is about how SQLite finds what refers to a journal.

SELECT 1;
