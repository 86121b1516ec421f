-- Lists and aged reports over many documents are answered from indexes alone: reading the table for
-- each of them takes ten times as long.

-- With all that an aged report asks of what was open on a day.
DROP INDEX invoices_by_closing;
CREATE INDEX invoices_by_closing ON invoices (organisation_id, type, closed_from, issue_date,
    void_date, kind, due_date, gross_total, touched, contact_id, id, journal_id);
DROP INDEX settlements_by_closing;
CREATE INDEX settlements_by_closing ON settlements (organisation_id, side, closed_from, date,
    void_date, type, amount, touched, contact_id, id);
DROP INDEX allocations_by_invoice;
CREATE INDEX allocations_by_invoice ON allocations (invoice_id, date, removed_date, amount);

-- With all that lists are narrowed down by and ordered in.
DROP INDEX invoices_that_are_open;
CREATE INDEX invoices_that_are_open ON invoices (organisation_id, status, contact_id, type, kind,
    issue_date, due_date, gross_total, paid, credited, id)
    WHERE status = 'issued' AND gross_total > paid + credited;
DROP INDEX settlements_by_date;
CREATE INDEX settlements_by_date ON settlements (organisation_id, date, id, type, status,
    bank_account_id);
