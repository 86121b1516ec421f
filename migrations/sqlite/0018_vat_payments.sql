-- The journals by which a finalised VAT return was paid, or HMRC paid it.
CREATE TABLE vat_payments (
    journal_id TEXT PRIMARY KEY,
    organisation_id TEXT NOT NULL REFERENCES organisations (id),
    vat_return_id TEXT NOT NULL,
    created_at INTEGER NOT NULL,
    FOREIGN KEY (organisation_id, journal_id) REFERENCES journals (organisation_id, id),
    FOREIGN KEY (vat_return_id) REFERENCES vat_returns (id)
) STRICT;

CREATE INDEX vat_payments_by_return ON vat_payments (organisation_id, vat_return_id);

-- With what tells the few lines of the VAT control account that are not the VAT of another line from all others.
DROP INDEX journal_lines_by_account;
CREATE INDEX journal_lines_by_account ON journal_lines (account_id, entry_date, sequence, line, is_generated);

-- Documents whose VAT counts when they are paid, and that are not.
CREATE INDEX invoices_with_vat_to_count ON invoices (organisation_id, id)
    WHERE vat_counts = 'paid' AND status = 'issued' AND gross_total <> paid + credited - written_off;

-- Without statistics of its tables, SQLite takes the key of an organisation's VAT entries, all of them, for as good as
-- this index, but for one that has all that is asked for.
DROP INDEX vat_entries_by_invoice;
CREATE INDEX vat_entries_by_invoice
    ON vat_entries (organisation_id, invoice_id, part, vat_date, vat_code, kind, net, vat)
    WHERE invoice_id IS NOT NULL;
