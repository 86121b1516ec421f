-- What the balance of an account must be at the end of a day: debits less credits, in minor units. Whether it is, is
-- worked out when it is asked for. Assertions are made and removed, and never change. Days are YYYY-MM-DD.
CREATE TABLE balance_assertions (
    id TEXT PRIMARY KEY,
    organisation_id TEXT NOT NULL REFERENCES organisations (id),
    account_id TEXT NOT NULL,
    date TEXT NOT NULL,
    amount INTEGER NOT NULL,
    note TEXT,
    created_at INTEGER NOT NULL,
    FOREIGN KEY (organisation_id, account_id) REFERENCES accounts (organisation_id, id)
) STRICT;

CREATE INDEX balance_assertions_by_date ON balance_assertions (organisation_id, date, id);
CREATE INDEX balance_assertions_by_account ON balance_assertions (organisation_id, account_id, date, id);
