-- Documents of which something is written off. `credited` of a document is what settles it other than money: credit
-- notes, and what is written off, of which `written_off` is the sum. Money is minor units; days are YYYY-MM-DD.
ALTER TABLE invoices ADD COLUMN written_off BIGINT NOT NULL DEFAULT 0
    CHECK (written_off >= 0 AND written_off <= credited);

-- An allocation by neither a settlement nor a credit note is written off. It counts as the others do.
ALTER TABLE allocations DROP CONSTRAINT allocations_check;
ALTER TABLE allocations ADD CONSTRAINT allocations_check
    CHECK (settlement_id IS NULL OR credit_note_id IS NULL);

-- What is written off of a document: it moves the control account on `date`, and back on `void_date`.
CREATE TABLE write_offs (
    allocation_id TEXT COLLATE "C" PRIMARY KEY REFERENCES allocations (id) DEFERRABLE INITIALLY DEFERRED,
    organisation_id TEXT COLLATE "C" NOT NULL REFERENCES organisations (id),
    invoice_id TEXT COLLATE "C" NOT NULL,
    date TEXT COLLATE "C" NOT NULL,
    amount BIGINT NOT NULL CHECK (amount > 0),
    account_id TEXT COLLATE "C" NOT NULL,
    reason TEXT,
    journal_id TEXT COLLATE "C" NOT NULL UNIQUE,
    void_date TEXT COLLATE "C",
    void_journal_id TEXT COLLATE "C",
    created_at BIGINT NOT NULL,
    FOREIGN KEY (organisation_id, invoice_id) REFERENCES invoices (organisation_id, id),
    FOREIGN KEY (organisation_id, account_id) REFERENCES accounts (organisation_id, id),
    FOREIGN KEY (organisation_id, journal_id) REFERENCES journals (organisation_id, id)
        DEFERRABLE INITIALLY DEFERRED,
    FOREIGN KEY (organisation_id, void_journal_id) REFERENCES journals (organisation_id, id)
        DEFERRABLE INITIALLY DEFERRED,
    CHECK ((void_date IS NULL) = (void_journal_id IS NULL))
);

CREATE INDEX write_offs_by_date ON write_offs (organisation_id, date);
CREATE INDEX write_offs_by_void_date ON write_offs (organisation_id, void_date)
    WHERE void_date IS NOT NULL;
CREATE INDEX write_offs_by_invoice ON write_offs (invoice_id);
CREATE INDEX write_offs_by_account ON write_offs (account_id);
CREATE INDEX write_offs_by_void_journal ON write_offs (organisation_id, void_journal_id)
    WHERE void_journal_id IS NOT NULL;

-- The VAT of documents that are not paid: `relieved` is the gross amount of a document whose VAT is moved, and
-- `vat_relieved` the VAT of it. Both are sums of the rows of `unpaid_vat` that were not undone.
ALTER TABLE invoices ADD COLUMN relieved BIGINT NOT NULL DEFAULT 0
    CHECK (relieved >= 0 AND (relieved = 0 OR relieved <= gross_total - paid - credited + written_off));
ALTER TABLE invoices ADD COLUMN vat_relieved BIGINT NOT NULL DEFAULT 0;

-- Each time the VAT of such a document moved. `amount` and `vat` are above 0 where more of it is relieved;
-- a part so small that no VAT moves has no journal.
CREATE TABLE unpaid_vat (
    id TEXT COLLATE "C" PRIMARY KEY,
    organisation_id TEXT COLLATE "C" NOT NULL REFERENCES organisations (id),
    invoice_id TEXT COLLATE "C" NOT NULL,
    act TEXT NOT NULL,
    date TEXT COLLATE "C" NOT NULL,
    amount BIGINT NOT NULL CHECK (amount <> 0),
    vat BIGINT NOT NULL,
    account_id TEXT COLLATE "C" NOT NULL,
    reason TEXT,
    journal_id TEXT COLLATE "C" UNIQUE,
    void_date TEXT COLLATE "C",
    void_journal_id TEXT COLLATE "C",
    created_at BIGINT NOT NULL,
    FOREIGN KEY (organisation_id, invoice_id) REFERENCES invoices (organisation_id, id),
    FOREIGN KEY (organisation_id, account_id) REFERENCES accounts (organisation_id, id),
    FOREIGN KEY (organisation_id, journal_id) REFERENCES journals (organisation_id, id)
        DEFERRABLE INITIALLY DEFERRED,
    FOREIGN KEY (organisation_id, void_journal_id) REFERENCES journals (organisation_id, id)
        DEFERRABLE INITIALLY DEFERRED,
    CHECK (void_journal_id IS NULL OR void_date IS NOT NULL)
);

CREATE INDEX unpaid_vat_by_invoice ON unpaid_vat (invoice_id);
CREATE INDEX unpaid_vat_by_account ON unpaid_vat (account_id);
CREATE INDEX unpaid_vat_by_void_journal ON unpaid_vat (organisation_id, void_journal_id)
    WHERE void_journal_id IS NOT NULL;
