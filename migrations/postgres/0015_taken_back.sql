-- When something that a row of a statement had posted was last taken back, on a later day than it had
-- counted from: what it posts next counts from then on, or it would be in the books twice on the days
-- before. And the journals that it was matched to and is no longer, which may be undone later.
ALTER TABLE bank_transactions ADD COLUMN taken_back TEXT;
ALTER TABLE bank_transactions ADD COLUMN unlinked_journal_ids TEXT;

-- Of those that were taken back before, as the audit tells of them; of one that is confirmed, by what it
-- had posted before what it posts now. Where that is of an earlier day, the integrity check names it.
UPDATE bank_transactions SET taken_back = (
    SELECT max(r.entry_date) FROM audit_events a JOIN journals r
        ON r.organisation_id = a.organisation_id AND r.reverses_journal_id = CAST(a.was AS jsonb) ->> 'journal_id'
    JOIN journals o ON o.organisation_id = r.organisation_id AND o.id = r.reverses_journal_id
        AND o.entry_date < r.entry_date
    WHERE a.organisation_id = bank_transactions.organisation_id
        AND a.object_id = bank_transactions.id AND a.action = 'bank_transaction.void'
        AND (bank_transactions.journal_id IS NULL OR r.sequence < (
            SELECT j.sequence FROM journals j
            WHERE j.organisation_id = bank_transactions.organisation_id
                AND j.id = bank_transactions.journal_id
        ))
) WHERE version > 1;

CREATE INDEX bank_transactions_taken_back ON bank_transactions (organisation_id)
    WHERE taken_back IS NOT NULL;
