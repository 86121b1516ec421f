-- What statements said of a bank account, a balance a day: a later statement says another day's, and what
-- was said before is what earlier days are proved by. Of one day the last one said counts. `balance` is minor
-- units, at the end of the day.
CREATE TABLE stated_balances (
    organisation_id TEXT NOT NULL,
    bank_account_id TEXT NOT NULL,
    day TEXT NOT NULL,
    balance INTEGER NOT NULL,
    stated_at INTEGER NOT NULL,
    PRIMARY KEY (bank_account_id, day),
    FOREIGN KEY (organisation_id, bank_account_id) REFERENCES bank_accounts (organisation_id, id)
) STRICT, WITHOUT ROWID;

INSERT INTO stated_balances (organisation_id, bank_account_id, day, balance, stated_at)
SELECT organisation_id, id, statement_date, statement_balance, updated_at FROM bank_accounts
WHERE statement_date IS NOT NULL AND statement_balance IS NOT NULL;
