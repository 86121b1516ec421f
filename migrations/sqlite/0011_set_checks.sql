-- Nothing here: the step is about how a PostgreSQL server holds what is posted against what it names.

SELECT 1;
