-- The day at the end of which the bank had the balance that a statement said; none of those said before.
ALTER TABLE bank_accounts ADD COLUMN statement_date TEXT;
