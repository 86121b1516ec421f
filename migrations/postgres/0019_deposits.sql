-- Receipts that are deposits: the code of the VAT in them, and the VAT, which counts on the day of the receipt.
ALTER TABLE settlements ADD COLUMN deposit_vat_code TEXT COLLATE "C"
    CHECK (deposit_vat_code IS NULL OR (type = 'receipt' AND side = 'sales'));
ALTER TABLE settlements ADD COLUMN deposit_vat BIGINT
    CHECK ((deposit_vat IS NULL) = (deposit_vat_code IS NULL) AND (deposit_vat IS NULL OR deposit_vat >= 0));

CREATE INDEX settlements_that_are_deposits ON settlements (organisation_id, id)
    WHERE deposit_vat_code IS NOT NULL;

-- What of a deposit no longer counts since it is allocated to an invoice, which has the VAT of the whole: net and VAT
-- that the journal took back, until the allocation was taken back on `void_date`.
CREATE TABLE deposit_releases (
    allocation_id TEXT COLLATE "C" PRIMARY KEY REFERENCES allocations (id) DEFERRABLE INITIALLY DEFERRED,
    organisation_id TEXT COLLATE "C" NOT NULL REFERENCES organisations (id),
    settlement_id TEXT COLLATE "C" NOT NULL,
    date TEXT COLLATE "C" NOT NULL,
    net BIGINT NOT NULL CHECK (net >= 0),
    vat BIGINT NOT NULL CHECK (vat >= 0),
    journal_id TEXT COLLATE "C" NOT NULL UNIQUE,
    void_date TEXT COLLATE "C",
    void_journal_id TEXT COLLATE "C",
    created_at BIGINT NOT NULL,
    FOREIGN KEY (organisation_id, settlement_id) REFERENCES settlements (organisation_id, id),
    FOREIGN KEY (organisation_id, journal_id) REFERENCES journals (organisation_id, id)
        DEFERRABLE INITIALLY DEFERRED,
    FOREIGN KEY (organisation_id, void_journal_id) REFERENCES journals (organisation_id, id)
        DEFERRABLE INITIALLY DEFERRED,
    CHECK (net + vat > 0),
    CHECK ((void_date IS NULL) = (void_journal_id IS NULL))
);

CREATE INDEX deposit_releases_by_settlement ON deposit_releases (settlement_id);
CREATE INDEX deposit_releases_by_void_journal ON deposit_releases (organisation_id, void_journal_id)
    WHERE void_journal_id IS NOT NULL;
