-- Invoices and credit notes, receipts and payments, and what of the one settles the other. Money
-- is minor units; days are YYYY-MM-DD.

-- A draft has posted nothing and may change; once issued only its due date, reference and notes
-- do. `number` of a sales draft is none where it is left to the sequence. `paid` and `credited`
-- are the sums of its live allocations: of an invoice what receipts or payments and what credit
-- notes settle of it, of a credit note (`credited`) what it settles of invoices. `vat_counts` is
-- decided when it is issued: its VAT belongs to the return of the day it is issued, or of the days
-- it is paid.
-- From `closed_from` on nothing is open of it, whatever day is asked for; 9999-99-99 while something is.
-- What is allocated of it came about between `settled_from` and `settled_to`: at the end of a day before the
-- first nothing was, at the end of the last and of every later day what is allocated now. So an aged report
-- looks at allocations only for the few that were settled in part on either side of its day. `touched` grows
-- with every change of its allocations. Settlements have the same four columns.
CREATE TABLE invoices (
    id TEXT COLLATE "C" PRIMARY KEY,
    organisation_id TEXT COLLATE "C" NOT NULL REFERENCES organisations (id),
    type TEXT NOT NULL CHECK (type IN ('sales', 'purchase')),
    kind TEXT NOT NULL CHECK (kind IN ('invoice', 'credit_note')),
    status TEXT NOT NULL CHECK (status IN ('draft', 'issued', 'void')),
    number TEXT COLLATE "C",
    contact_id TEXT COLLATE "C" NOT NULL,
    issue_date TEXT COLLATE "C" NOT NULL,
    due_date TEXT COLLATE "C" NOT NULL,
    amounts_are TEXT NOT NULL CHECK (amounts_are IN ('exclusive', 'inclusive')),
    reference TEXT,
    notes TEXT,
    net_total BIGINT NOT NULL,
    vat_total BIGINT NOT NULL,
    gross_total BIGINT NOT NULL,
    paid BIGINT NOT NULL CHECK (paid >= 0),
    credited BIGINT NOT NULL CHECK (credited >= 0),
    vat_counts TEXT NOT NULL CHECK (vat_counts IN ('issued', 'paid')),
    journal_id TEXT COLLATE "C",
    void_date TEXT COLLATE "C",
    void_journal_id TEXT COLLATE "C",
    search TEXT COLLATE "C" NOT NULL,
    created_at BIGINT NOT NULL,
    updated_at BIGINT NOT NULL,
    version BIGINT NOT NULL,
    closed_from TEXT COLLATE "C" NOT NULL DEFAULT '9999-99-99',
    touched BIGINT NOT NULL DEFAULT 0,
    settled_from TEXT COLLATE "C",
    settled_to TEXT COLLATE "C",
    FOREIGN KEY (organisation_id, contact_id) REFERENCES contacts (organisation_id, id),
    FOREIGN KEY (organisation_id, journal_id) REFERENCES journals (organisation_id, id)
        DEFERRABLE INITIALLY DEFERRED,
    FOREIGN KEY (organisation_id, void_journal_id) REFERENCES journals (organisation_id, id)
        DEFERRABLE INITIALLY DEFERRED,
    CHECK (net_total + vat_total = gross_total),
    CHECK (paid + credited = 0 OR paid + credited <= gross_total),
    CHECK (status <> 'issued' OR (journal_id IS NOT NULL AND number IS NOT NULL)),
    CHECK (status <> 'draft' OR journal_id IS NULL),
    CHECK ((void_journal_id IS NOT NULL) = (status = 'void' AND journal_id IS NOT NULL)),
    CHECK ((void_date IS NOT NULL) = (status = 'void')),
    CHECK (status = 'issued' OR paid + credited = 0)
);

-- Lists and aged reports are answered from indexes alone: reading the table for each of many documents takes
-- ten times as long.
-- A sales number is given once; a supplier's once by each supplier, but for those that were void.
CREATE UNIQUE INDEX invoices_by_sales_number ON invoices (organisation_id, number)
    WHERE type = 'sales';
CREATE UNIQUE INDEX invoices_by_purchase_number ON invoices (organisation_id, contact_id, number)
    WHERE type = 'purchase' AND status <> 'void';
CREATE INDEX invoices_by_number ON invoices (organisation_id, number);
-- With all that a list is narrowed down by, so that documents are counted without being read.
CREATE INDEX invoices_by_date ON invoices (organisation_id, issue_date, id, type, kind, status,
    due_date, gross_total, paid, credited);
CREATE INDEX invoices_by_contact ON invoices (organisation_id, contact_id, issue_date, id);
CREATE INDEX invoices_by_void_date ON invoices (organisation_id, void_date)
    WHERE void_date IS NOT NULL;
-- What contacts owe and are owed is what is open, however much is settled.
CREATE INDEX invoices_that_are_open ON invoices (organisation_id, status, contact_id, type, kind,
    issue_date, due_date, gross_total, paid, credited, id)
    WHERE status = 'issued' AND gross_total > paid + credited;
-- With all that an aged report asks of what was open on a day.
CREATE INDEX invoices_by_closing ON invoices (organisation_id, type, closed_from, issue_date,
    void_date, kind, due_date, gross_total, paid, credited, settled_from, settled_to, contact_id, id,
    journal_id);
-- Made last, as that of bank_transactions is.
ALTER TABLE invoices ADD CONSTRAINT invoices_organisation_id_id_key
    UNIQUE (id, organisation_id);

-- Quantity, price and discount as they were sent; amounts are what was made of them.
CREATE TABLE invoice_lines (
    organisation_id TEXT COLLATE "C" NOT NULL,
    invoice_id TEXT COLLATE "C" NOT NULL,
    line BIGINT NOT NULL CHECK (line > 0),
    description TEXT NOT NULL,
    quantity TEXT NOT NULL,
    unit_price TEXT NOT NULL,
    discount_percent TEXT,
    account_id TEXT COLLATE "C" NOT NULL,
    vat_code TEXT NOT NULL,
    given_vat BIGINT CHECK (given_vat >= 0),
    net BIGINT NOT NULL,
    vat BIGINT NOT NULL,
    gross BIGINT NOT NULL,
    PRIMARY KEY (invoice_id, line),
    FOREIGN KEY (organisation_id, invoice_id) REFERENCES invoices (organisation_id, id),
    FOREIGN KEY (organisation_id, account_id) REFERENCES accounts (organisation_id, id),
    CHECK (net + vat = gross)
);

CREATE INDEX invoice_lines_by_account ON invoice_lines (account_id);

-- The last number that a sequence gave: without gaps, for a number is given when a document is
-- issued.
CREATE TABLE number_sequences (
    organisation_id TEXT COLLATE "C" NOT NULL REFERENCES organisations (id),
    name TEXT COLLATE "C" NOT NULL,
    last BIGINT NOT NULL CHECK (last >= 0),
    PRIMARY KEY (organisation_id, name)
);

-- Receipts of customers and payments to suppliers. `side` says whom it is settled with, and so which
-- control account it moves: customers pay in, suppliers are paid, and money back (a payment to a
-- customer, a receipt from a supplier) goes the other way. `allocated` is the sum of its live
-- allocations.
-- `bank_transaction_id` is the row of the statement that is this money: `is_owned` where
-- confirming that row made the settlement, so that only unconfirming it undoes it.
CREATE TABLE settlements (
    id TEXT COLLATE "C" PRIMARY KEY,
    organisation_id TEXT COLLATE "C" NOT NULL REFERENCES organisations (id),
    type TEXT NOT NULL CHECK (type IN ('receipt', 'payment')),
    side TEXT NOT NULL CHECK (side IN ('sales', 'purchase')),
    status TEXT NOT NULL CHECK (status IN ('posted', 'void')),
    contact_id TEXT COLLATE "C" NOT NULL,
    bank_account_id TEXT COLLATE "C" NOT NULL,
    date TEXT COLLATE "C" NOT NULL,
    amount BIGINT NOT NULL CHECK (amount > 0),
    allocated BIGINT NOT NULL CHECK (allocated >= 0 AND allocated <= amount),
    reference TEXT,
    bank_transaction_id TEXT COLLATE "C" UNIQUE,
    is_owned BIGINT NOT NULL CHECK (is_owned IN (0, 1)),
    journal_id TEXT COLLATE "C" NOT NULL UNIQUE,
    void_date TEXT COLLATE "C",
    void_journal_id TEXT COLLATE "C",
    search TEXT COLLATE "C" NOT NULL,
    created_at BIGINT NOT NULL,
    updated_at BIGINT NOT NULL,
    version BIGINT NOT NULL,
    closed_from TEXT COLLATE "C" NOT NULL DEFAULT '9999-99-99',
    touched BIGINT NOT NULL DEFAULT 0,
    settled_from TEXT COLLATE "C",
    settled_to TEXT COLLATE "C",
    FOREIGN KEY (organisation_id, contact_id) REFERENCES contacts (organisation_id, id),
    FOREIGN KEY (organisation_id, bank_account_id) REFERENCES bank_accounts (organisation_id, id),
    FOREIGN KEY (organisation_id, bank_transaction_id)
        REFERENCES bank_transactions (organisation_id, id),
    FOREIGN KEY (organisation_id, journal_id) REFERENCES journals (organisation_id, id)
        DEFERRABLE INITIALLY DEFERRED,
    FOREIGN KEY (organisation_id, void_journal_id) REFERENCES journals (organisation_id, id)
        DEFERRABLE INITIALLY DEFERRED,
    CHECK ((status = 'void') = (void_journal_id IS NOT NULL)),
    CHECK ((status = 'void') = (void_date IS NOT NULL)),
    CHECK (status = 'posted' OR allocated = 0)
);

CREATE INDEX settlements_by_date ON settlements (organisation_id, date, id, type, status,
    bank_account_id);
-- What was undone on which day is held against the books month by month.
CREATE INDEX settlements_by_void_date ON settlements (organisation_id, void_date)
    WHERE void_date IS NOT NULL;
CREATE INDEX settlements_by_contact ON settlements (organisation_id, contact_id, date, id);
CREATE INDEX settlements_that_are_open ON settlements (organisation_id, contact_id)
    WHERE status = 'posted' AND allocated < amount;
-- With all that an aged report asks of what was open on a day.
CREATE INDEX settlements_by_closing ON settlements (organisation_id, side, closed_from, date,
    void_date, type, amount, allocated, settled_from, settled_to, contact_id, id);
-- Made last, as that of bank_transactions is.
ALTER TABLE settlements ADD CONSTRAINT settlements_organisation_id_id_key
    UNIQUE (id, organisation_id);

-- What of a settlement or a credit note settles an invoice. It counts from `date`, the later of
-- both days; one that is taken back stays, and counts up to the day before `removed_date`.
CREATE TABLE allocations (
    id TEXT COLLATE "C" PRIMARY KEY,
    organisation_id TEXT COLLATE "C" NOT NULL REFERENCES organisations (id),
    invoice_id TEXT COLLATE "C" NOT NULL,
    settlement_id TEXT COLLATE "C",
    credit_note_id TEXT COLLATE "C",
    amount BIGINT NOT NULL CHECK (amount > 0),
    date TEXT COLLATE "C" NOT NULL,
    removed_date TEXT COLLATE "C",
    created_at BIGINT NOT NULL,
    removed_at BIGINT,
    FOREIGN KEY (organisation_id, invoice_id) REFERENCES invoices (organisation_id, id),
    FOREIGN KEY (organisation_id, settlement_id) REFERENCES settlements (organisation_id, id),
    FOREIGN KEY (organisation_id, credit_note_id) REFERENCES invoices (organisation_id, id),
    CHECK ((settlement_id IS NULL) <> (credit_note_id IS NULL)),
    CHECK ((removed_date IS NULL) = (removed_at IS NULL))
);

CREATE INDEX allocations_by_invoice ON allocations (invoice_id, date, removed_date, amount);
CREATE INDEX allocations_by_settlement ON allocations (settlement_id)
    WHERE settlement_id IS NOT NULL;
CREATE INDEX allocations_by_credit_note ON allocations (credit_note_id)
    WHERE credit_note_id IS NOT NULL;

-- `closed_from`, `settled_from` and `settled_to` of a document or of money, whenever it or what is allocated
-- of it changes. Each look is planned when it is made, as those of journals are.
CREATE FUNCTION invoices_close() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
    live BIGINT;
BEGIN
    EXECUTE 'SELECT CAST(coalesce(sum(amount) FILTER (WHERE removed_date IS NULL), 0) AS BIGINT),
        min(date), max(greatest(date, removed_date)) FROM allocations
        WHERE invoice_id = $1 OR credit_note_id = $1'
        INTO live, NEW.settled_from, NEW.settled_to USING NEW.id;
    NEW.closed_from := CASE WHEN NEW.status = 'void' OR NEW.gross_total = live
        THEN greatest(coalesce(NEW.void_date, NEW.issue_date), NEW.settled_to)
        ELSE '9999-99-99' END;
    RETURN NEW;
END $$;

CREATE TRIGGER invoices_close BEFORE UPDATE OF touched, status ON invoices
FOR EACH ROW EXECUTE FUNCTION invoices_close();

CREATE FUNCTION settlements_close() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
    live BIGINT;
BEGIN
    EXECUTE 'SELECT CAST(coalesce(sum(amount) FILTER (WHERE removed_date IS NULL), 0) AS BIGINT),
        min(date), max(greatest(date, removed_date)) FROM allocations WHERE settlement_id = $1'
        INTO live, NEW.settled_from, NEW.settled_to USING NEW.id;
    NEW.closed_from := CASE WHEN NEW.status = 'void' OR NEW.amount = live
        THEN greatest(coalesce(NEW.void_date, NEW.date), NEW.settled_to) ELSE '9999-99-99' END;
    RETURN NEW;
END $$;

CREATE TRIGGER settlements_close BEFORE UPDATE OF touched, status ON settlements
FOR EACH ROW EXECUTE FUNCTION settlements_close();

CREATE FUNCTION allocations_touch() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    EXECUTE 'UPDATE invoices SET touched = touched + 1 WHERE id = ANY($1)'
        USING ARRAY[NEW.invoice_id, NEW.credit_note_id];
    EXECUTE 'UPDATE settlements SET touched = touched + 1 WHERE id = $1' USING NEW.settlement_id;
    RETURN NULL;
END $$;

CREATE TRIGGER allocations_touch AFTER INSERT OR UPDATE ON allocations
FOR EACH ROW EXECUTE FUNCTION allocations_touch();
