//! Invariants as statements over the tables.

/// Each gives a number that must be 0.
pub(super) const LAWS: [(&str, &str); 22] = [
    (
        "1, lines",
        "SELECT count(*) FROM (SELECT organisation_id, sequence FROM journal_lines \
        GROUP BY organisation_id, sequence HAVING sum(amount) <> 0 OR count(*) < 2) bad",
    ),
    (
        "1, totals",
        "SELECT count(*) FROM journals j WHERE total <> (SELECT sum(amount) FROM journal_lines l \
        WHERE l.organisation_id = j.organisation_id AND l.sequence = j.sequence AND amount > 0)",
    ),
    (
        "2, days",
        "SELECT count(*) FROM (SELECT organisation_id, day FROM account_days \
        GROUP BY organisation_id, day HAVING sum(debit) <> sum(credit)) bad",
    ),
    (
        "3, items of customers",
        "SELECT count(*) FROM (SELECT (SELECT coalesce(sum(l.amount), 0) FROM journal_lines l \
        JOIN accounts a ON a.id = l.account_id WHERE l.organisation_id = o.id \
        AND a.role = 'receivable') - (SELECT coalesce(sum(CASE i.kind WHEN 'invoice' THEN 1 \
        ELSE -1 END * (i.gross_total - i.paid - i.credited)), 0) FROM invoices i \
        WHERE i.organisation_id = o.id AND i.type = 'sales' AND i.status = 'issued') \
        + (SELECT coalesce(sum(CASE s.type WHEN 'receipt' THEN 1 ELSE -1 END \
        * (s.amount - s.allocated)), 0) FROM settlements s WHERE s.organisation_id = o.id \
        AND s.side = 'sales' AND s.status = 'posted') AS apart FROM organisations o) bad \
        WHERE apart <> 0",
    ),
    (
        "3, items of suppliers",
        "SELECT count(*) FROM (SELECT (SELECT coalesce(sum(l.amount), 0) FROM journal_lines l \
        JOIN accounts a ON a.id = l.account_id WHERE l.organisation_id = o.id \
        AND a.role = 'payable') + (SELECT coalesce(sum(CASE i.kind WHEN 'invoice' THEN 1 \
        ELSE -1 END * (i.gross_total - i.paid - i.credited)), 0) FROM invoices i \
        WHERE i.organisation_id = o.id AND i.type = 'purchase' AND i.status = 'issued') \
        - (SELECT coalesce(sum(CASE s.type WHEN 'payment' THEN 1 ELSE -1 END \
        * (s.amount - s.allocated)), 0) FROM settlements s WHERE s.organisation_id = o.id \
        AND s.side = 'purchase' AND s.status = 'posted') AS apart FROM organisations o) bad \
        WHERE apart <> 0",
    ),
    (
        "4, bounds of documents",
        "SELECT count(*) FROM invoices WHERE paid < 0 OR credited < 0 \
        OR (status = 'issued' AND paid + credited > gross_total) \
        OR (status <> 'issued' AND paid + credited <> 0)",
    ),
    (
        "4, bounds of money",
        "SELECT count(*) FROM settlements s WHERE allocated < 0 OR allocated > amount \
        OR allocated <> (SELECT coalesce(sum(CASE WHEN (n.kind = 'credit_note') = ((s.type = 'receipt') <> (s.side = 'sales')) \
        THEN a.amount ELSE -a.amount END), 0) FROM allocations a \
        JOIN invoices n ON n.id = a.invoice_id WHERE a.settlement_id = s.id AND a.removed_at IS NULL)",
    ),
    (
        "4, documents on any day",
        "SELECT count(*) FROM invoices i JOIN allocations d ON i.id IN (d.invoice_id, d.credit_note_id) \
        WHERE (SELECT sum(a.amount) FROM allocations a WHERE i.id IN (a.invoice_id, a.credit_note_id) \
        AND a.date <= d.date AND (a.removed_date IS NULL OR a.removed_date > d.date)) > i.gross_total",
    ),
    (
        "4, money on any day",
        "SELECT count(*) FROM settlements s JOIN allocations d ON d.settlement_id = s.id \
        WHERE (SELECT sum(CASE WHEN (n.kind = 'credit_note') = ((s.type = 'receipt') <> (s.side = 'sales')) \
        THEN a.amount ELSE -a.amount END) FROM allocations a JOIN invoices n ON n.id = a.invoice_id \
        WHERE a.settlement_id = s.id \
        AND a.date <= d.date AND (a.removed_date IS NULL OR a.removed_date > d.date)) > s.amount",
    ),
    (
        "5, rows",
        "SELECT count(*) FROM bank_transactions t \
        LEFT JOIN bank_accounts b ON b.id = t.bank_account_id \
        LEFT JOIN journals j ON j.id = t.journal_id LEFT JOIN journal_lines l \
        ON l.organisation_id = j.organisation_id AND l.sequence = j.sequence \
        AND l.line = t.journal_line WHERE t.status = 'confirmed' AND (l.amount IS NULL \
        OR l.amount <> t.amount OR l.account_id <> b.account_id \
        OR EXISTS (SELECT 1 FROM journals r WHERE r.reverses_journal_id = j.id))",
    ),
    (
        "5, rows for one line",
        "SELECT count(*) FROM (SELECT journal_id, journal_line FROM bank_transactions \
        WHERE status = 'confirmed' GROUP BY journal_id, journal_line HAVING count(*) > 1) bad",
    ),
    (
        "5, entries of rows",
        "SELECT count(*) FROM journals j WHERE source = 'bank' \
        AND NOT EXISTS (SELECT 1 FROM journals r WHERE r.reverses_journal_id = j.id) \
        AND NOT EXISTS (SELECT 1 FROM bank_transactions t \
        WHERE t.journal_id = j.id AND t.status = 'confirmed')",
    ),
    (
        "5, banks",
        "SELECT count(*) FROM (SELECT (SELECT coalesce(sum(l.amount), 0) FROM journal_lines l \
        WHERE l.account_id = b.account_id) - (SELECT coalesce(sum(t.amount), 0) \
        FROM bank_transactions t WHERE t.bank_account_id = b.id AND t.status = 'confirmed') \
        - (SELECT coalesce(sum(l.amount), 0) FROM journal_lines l JOIN journals j \
        ON j.organisation_id = l.organisation_id AND j.sequence = l.sequence \
        WHERE l.account_id = b.account_id AND NOT EXISTS (SELECT 1 FROM bank_transactions t \
        WHERE t.journal_id = j.id AND t.journal_line = l.line AND t.status = 'confirmed')) \
        AS apart FROM bank_accounts b) bad WHERE apart <> 0",
    ),
    (
        "6, returns",
        "SELECT count(*) FROM vat_returns a JOIN vat_returns b \
        ON b.organisation_id = a.organisation_id AND b.id <> a.id WHERE a.status = 'finalised' \
        AND b.status = 'finalised' AND a.date_from <= b.date_to AND b.date_from <= a.date_to",
    ),
    (
        "7, names of journals",
        "SELECT count(*) FROM (SELECT organisation_id, external_id FROM journals \
        WHERE external_id IS NOT NULL GROUP BY organisation_id, external_id \
        HAVING count(*) > 1) bad",
    ),
    (
        "7, names of rows",
        "SELECT count(*) FROM (SELECT bank_account_id, external_id FROM bank_transactions \
        WHERE external_id IS NOT NULL GROUP BY bank_account_id, external_id \
        HAVING count(*) > 1) bad",
    ),
    (
        "7, numbers of sales",
        "SELECT count(*) FROM (SELECT organisation_id, kind, number FROM invoices \
        WHERE type = 'sales' AND number IS NOT NULL GROUP BY organisation_id, kind, number \
        HAVING count(*) > 1) bad",
    ),
    (
        "7, entries undone",
        "SELECT count(*) FROM (SELECT reverses_journal_id FROM journals \
        WHERE reverses_journal_id IS NOT NULL GROUP BY reverses_journal_id \
        HAVING count(*) > 1) bad",
    ),
    (
        "9, places",
        "SELECT (SELECT count(*) FROM journals) - (SELECT sum(sequence) FROM ledger_heads)",
    ),
    (
        "9, events",
        "SELECT (SELECT count(*) FROM audit_events) - (SELECT sum(audited) FROM ledger_heads)",
    ),
    (
        "10, locks",
        "SELECT count(*) FROM audit_events p JOIN (SELECT id, id AS object, entry_date FROM journals \
        UNION ALL SELECT j.id, i.id, j.entry_date FROM invoices i JOIN journals j \
        ON j.id = i.journal_id UNION ALL SELECT j.id, s.id, j.entry_date FROM settlements s \
        JOIN journals j ON j.id = s.journal_id) e ON e.object = p.object_id \
        JOIN audit_events l ON l.organisation_id = p.organisation_id AND l.number = \
        (SELECT max(m.number) FROM audit_events m WHERE m.organisation_id = p.organisation_id \
        AND m.action = 'organisation.lock' AND m.number < p.number) \
        WHERE p.action IN ('journal.post', 'opening_balances.post', 'invoice.issue', \
        'settlement.create') AND CASE WHEN l.became LIKE '{\"lock_date\":\"%' \
        THEN CAST(replace(substr(l.became, 15, 10), '-', '') AS BIGINT) ELSE 0 END \
        >= CAST(replace(e.entry_date, '-', '') AS BIGINT)",
    ),
    ("12, answers", "SELECT count(*) FROM idempotent_answers WHERE status >= 300"),
];

/// A table, its column, and what that names: of the same organisation always.
pub(super) const REFERENCES: [(&str, &str, &str); 32] = [
    ("late_vat", "journal_id", "journals"),
    ("vat_payments", "journal_id", "journals"),
    ("vat_payments", "vat_return_id", "vat_returns"),
    ("deposit_releases", "settlement_id", "settlements"),
    ("deposit_releases", "journal_id", "journals"),
    ("journal_lines", "account_id", "accounts"),
    ("journals", "reverses_journal_id", "journals"),
    ("contacts", "default_account_id", "accounts"),
    ("bank_accounts", "account_id", "accounts"),
    ("bank_accounts", "opening_journal_id", "journals"),
    ("balance_assertions", "account_id", "accounts"),
    ("journal_metadata", "journal_id", "journals"),
    ("bank_transactions", "bank_account_id", "bank_accounts"),
    ("bank_transactions", "account_id", "accounts"),
    ("bank_transactions", "contact_id", "contacts"),
    ("bank_transactions", "journal_id", "journals"),
    ("unlinked_journals", "bank_transaction_id", "bank_transactions"),
    ("unlinked_journals", "journal_id", "journals"),
    ("invoices", "contact_id", "contacts"),
    ("invoices", "journal_id", "journals"),
    ("invoice_lines", "account_id", "accounts"),
    ("invoice_lines", "invoice_id", "invoices"),
    ("settlements", "contact_id", "contacts"),
    ("settlements", "bank_account_id", "bank_accounts"),
    ("settlements", "journal_id", "journals"),
    ("allocations", "invoice_id", "invoices"),
    ("allocations", "settlement_id", "settlements"),
    ("allocations", "credit_note_id", "invoices"),
    ("allocations", "contra_id", "contras"),
    ("contras", "contact_id", "contacts"),
    ("contras", "journal_id", "journals"),
    ("vat_returns", "journal_id", "journals"),
];

/// Tables whose rows tell by their versions that something has changed.
pub(super) const VERSIONED: [&str; 9] = [
    "organisations",
    "accounts",
    "contacts",
    "bank_accounts",
    "bank_transactions",
    "invoices",
    "settlements",
    "contras",
    "vat_returns",
];

/// And others, which only get more.
pub(super) const COUNTED: [&str; 16] = [
    "members",
    "balance_assertions",
    "journals",
    "journal_metadata",
    "journal_lines",
    "account_days",
    "account_months",
    "audit_events",
    "invoice_lines",
    "allocations",
    "tax_codes",
    "tax_rates",
    "vat_entries",
    "vat_days",
    "unlinked_journals",
    "idempotent_answers",
];
