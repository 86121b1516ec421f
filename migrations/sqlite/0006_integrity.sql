-- Nothing here: the step is about how a PostgreSQL server plans the checks of journals.

SELECT 1;
