//! Whether objects say what their journals say: a document its lines, a receipt its bank account and amount, a row of a
//! statement its line, and what is void the journal that undid it.
//!
//! Every statement looks at so many objects, and compares what it sees in one state. An object that was changed together
//! with what was recorded of it, as an import could have it, is found here and nowhere else.

use tieout::contract::ledger::audit::FirstBad;
use tieout::id::OrganisationId;

use super::finding::{Stop, bad_object};
use crate::db::statement::query;
use crate::store::Store;

/// Objects of a statement.
const OBJECTS_MAX: i64 = 500;

/// Objects of a kind: a statement that gives their identifiers in order, behind one, each with whether something is
/// wrong.
struct PostedObjects {
    table: &'static str,
    sql: &'static str,
    message: &'static str,
}

/// Each line of the document goes to its account with its VAT code, net of the VAT in it; the first line of the journal
/// is the whole, on the control account. A credit note is the mirror of an invoice. What settles it counts from no day
/// before both are there.
const INVOICES: PostedObjects = PostedObjects {
    table: "invoices",
    sql: "SELECT d.id, CAST(CASE WHEN d.net_total = (SELECT coalesce(sum(l.net), 0) FROM invoice_lines l \
        WHERE l.invoice_id = d.id) AND d.vat_total = (SELECT coalesce(sum(l.vat), 0) FROM invoice_lines l \
        WHERE l.invoice_id = d.id) AND EXISTS (SELECT 1 FROM invoice_lines l WHERE l.invoice_id = d.id) \
        AND (d.journal_id IS NULL OR (d.gross_total > 0 AND EXISTS (SELECT 1 FROM journals j JOIN journal_lines l \
        ON l.organisation_id = j.organisation_id AND l.sequence = j.sequence AND l.line = 1 \
        JOIN accounts a ON a.organisation_id = l.organisation_id AND a.id = l.account_id \
        WHERE j.organisation_id = $1 AND j.id = d.journal_id AND j.entry_date = d.issue_date AND j.source = 'invoice' \
        AND a.role = CASE WHEN d.type = 'sales' THEN 'receivable' ELSE 'payable' END \
        AND l.amount = CASE WHEN (d.type = 'sales') = (d.kind = 'invoice') THEN d.gross_total ELSE -d.gross_total END) \
        AND NOT EXISTS (SELECT 1 FROM (SELECT l.account_id, l.vat_code, \
        CASE WHEN (d.type = 'sales') = (d.kind = 'invoice') THEN -l.net ELSE l.net END AS net, \
        CASE WHEN (d.type = 'sales') = (d.kind = 'invoice') THEN -l.vat ELSE l.vat END AS vat \
        FROM invoice_lines l WHERE l.invoice_id = d.id UNION ALL SELECT l.account_id, coalesce(l.vat_code, 'NV'), \
        CASE WHEN l.amount < 0 THEN -l.amount - l.vat_in_cost ELSE l.vat_in_cost - l.amount END, \
        CASE WHEN l.vat_kind IN ('reverse_charge', 'domestic_reverse_charge', 'import_postponed') THEN 0 \
        WHEN l.amount < 0 THEN l.vat_amount + l.vat_in_cost ELSE -l.vat_amount - l.vat_in_cost END \
        FROM journals j JOIN journal_lines l ON l.organisation_id = j.organisation_id AND l.sequence = j.sequence \
        WHERE j.organisation_id = $1 AND j.id = d.journal_id AND l.line > 1 AND l.is_generated = 0) parts \
        GROUP BY account_id, vat_code HAVING sum(net) <> 0 OR sum(vat) <> 0) \
        AND (d.void_journal_id IS NULL OR EXISTS (SELECT 1 FROM journals r WHERE r.organisation_id = $1 \
        AND r.id = d.void_journal_id AND r.reverses_journal_id = d.journal_id AND r.entry_date = d.void_date)))) \
        AND NOT EXISTS (SELECT 1 FROM allocations a LEFT JOIN settlements s ON s.id = a.settlement_id \
        LEFT JOIN invoices n ON n.id = a.credit_note_id WHERE a.invoice_id = d.id AND (a.date < d.issue_date \
        OR a.date < s.date OR a.date < n.issue_date OR a.removed_date < a.date)) \
        THEN 0 ELSE 1 END AS BIGINT) AS is_wrong FROM invoices d WHERE d.organisation_id = $1 AND d.id > $2 \
        ORDER BY d.id LIMIT $3",
    message: "it is not what its lines, its journal and its allocations say",
};

/// The first line is the contact's control account, the second the bank account's; with more in the row of the
/// statement, that is of the row's amount.
const SETTLEMENTS: PostedObjects = PostedObjects {
    table: "settlements",
    sql: "SELECT s.id, CAST(CASE WHEN EXISTS (SELECT 1 FROM journals j \
        JOIN journal_lines c ON c.organisation_id = j.organisation_id AND c.sequence = j.sequence AND c.line = 1 \
        JOIN accounts a ON a.organisation_id = c.organisation_id AND a.id = c.account_id \
        JOIN journal_lines b ON b.organisation_id = j.organisation_id AND b.sequence = j.sequence AND b.line = 2 \
        JOIN bank_accounts k ON k.organisation_id = j.organisation_id AND k.account_id = b.account_id \
        WHERE j.organisation_id = $1 AND j.id = s.journal_id AND j.entry_date = s.date AND k.id = s.bank_account_id \
        AND j.source = 'settlement' \
        AND a.role = CASE WHEN s.side = 'sales' THEN 'receivable' ELSE 'payable' END \
        AND c.amount = CASE WHEN s.type = 'receipt' THEN -s.amount ELSE s.amount END \
        AND (s.is_owned = 1 OR b.amount = -c.amount) AND (s.void_journal_id IS NULL OR EXISTS (SELECT 1 \
        FROM journals r WHERE r.organisation_id = $1 AND r.id = s.void_journal_id AND r.reverses_journal_id = s.journal_id \
        AND r.entry_date = s.void_date))) THEN 0 ELSE 1 END AS BIGINT) AS is_wrong \
        FROM settlements s WHERE s.organisation_id = $1 AND s.id > $2 ORDER BY s.id LIMIT $3",
    message: "it is not what its journal says",
};

const CONTRAS: PostedObjects = PostedObjects {
    table: "contras",
    sql: "SELECT c.id, CAST(CASE WHEN c.amount = (SELECT coalesce(sum(l.amount), 0) FROM journals j \
        JOIN journal_lines l ON l.organisation_id = j.organisation_id AND l.sequence = j.sequence \
        JOIN accounts a ON a.organisation_id = l.organisation_id AND a.id = l.account_id AND a.role = 'payable' \
        WHERE j.organisation_id = $1 AND j.id = c.journal_id AND j.source = 'contra') AND (c.void_journal_id IS NULL OR EXISTS (SELECT 1 \
        FROM journals r WHERE r.organisation_id = $1 AND r.id = c.void_journal_id AND r.reverses_journal_id = c.journal_id \
        AND r.entry_date = c.void_date)) \
        THEN 0 ELSE 1 END AS BIGINT) AS is_wrong FROM contras c WHERE c.organisation_id = $1 AND c.id > $2 \
        ORDER BY c.id LIMIT $3",
    message: "it is not what its journal says",
};

/// Documents, receipts and payments are of contacts that are customers, or suppliers.
const CONTACTS: PostedObjects = PostedObjects {
    table: "contacts",
    sql: "SELECT c.id, CAST(CASE WHEN c.kind = 'both' THEN 0 WHEN EXISTS (SELECT 1 FROM invoices d \
        WHERE d.organisation_id = $1 AND d.contact_id = c.id AND d.status <> 'void' \
        AND d.type = CASE WHEN c.kind = 'customer' THEN 'purchase' ELSE 'sales' END) OR EXISTS (SELECT 1 \
        FROM settlements s WHERE s.organisation_id = $1 AND s.contact_id = c.id AND s.status <> 'void' \
        AND s.side = CASE WHEN c.kind = 'customer' THEN 'purchase' ELSE 'sales' END) THEN 1 ELSE 0 END AS BIGINT) \
        AS is_wrong FROM contacts c WHERE c.organisation_id = $1 AND c.id > $2 ORDER BY c.id LIMIT $3",
    message: "it has documents or payments of the other kind",
};

/// A row of a statement is a line of its bank account's, posted on its day or later; what else it is coded to is another
/// line, with its VAT where it is one (which is looked for in the journal, not among all of the account).
const BANK_TRANSACTIONS: PostedObjects = PostedObjects {
    table: "bank_transactions",
    sql: "SELECT t.id, CAST(CASE WHEN t.journal_id IS NULL OR EXISTS (SELECT 1 FROM journals j \
        JOIN journal_lines l ON l.organisation_id = j.organisation_id AND l.sequence = j.sequence \
        AND l.line = t.journal_line JOIN bank_accounts k ON k.organisation_id = j.organisation_id \
        AND k.account_id = l.account_id WHERE j.organisation_id = $1 AND j.id = t.journal_id \
        AND k.id = t.bank_account_id AND l.amount = t.amount AND (t.way = 'match' OR j.entry_date >= t.date) \
        AND (t.way = 'match' OR j.source = CASE WHEN t.way = 'allocations' THEN 'settlement' ELSE 'bank' END) \
        AND (t.way = 'match' OR NOT EXISTS (SELECT 1 FROM journals r WHERE r.organisation_id = $1 \
        AND r.reverses_journal_id = t.journal_id)) AND NOT EXISTS (SELECT 1 FROM settlements s \
        WHERE s.organisation_id = $1 AND s.journal_id = t.journal_id AND (s.bank_transaction_id IS NULL \
        OR s.bank_transaction_id <> t.id)) \
        AND (t.way = 'allocations') = EXISTS (SELECT 1 FROM settlements s WHERE s.organisation_id = $1 \
        AND s.bank_transaction_id = t.id AND s.is_owned = 1 AND s.status = 'posted') AND (t.posted_account_id IS NULL OR EXISTS (SELECT 1 \
        FROM journal_lines p WHERE p.organisation_id = $1 AND p.sequence = j.sequence AND p.line <> l.line \
        AND p.account_id || '' = t.posted_account_id \
        AND (t.way <> 'account' OR (coalesce(p.vat_code, 'NV') = coalesce(t.posted_vat_code, 'NV') \
        AND abs(coalesce(t.posted_vat, 0)) = CASE WHEN p.vat_kind IN ('reverse_charge', 'domestic_reverse_charge', \
        'import_postponed') THEN 0 ELSE p.vat_amount + p.vat_in_cost END))))) THEN 0 ELSE 1 END AS BIGINT) AS is_wrong \
        FROM bank_transactions t WHERE t.organisation_id = $1 AND t.id > $2 ORDER BY t.id LIMIT $3",
    message: "it is not the line of its journal",
};

/// What was there at first is posted to the account on that day.
const BANK_ACCOUNTS: PostedObjects = PostedObjects {
    table: "bank_accounts",
    sql: "SELECT k.id, CAST(CASE WHEN a.role = 'bank' AND (k.opening_journal_id IS NULL \
        AND coalesce(k.opening_balance, 0) = 0 OR EXISTS (SELECT 1 FROM journals j JOIN journal_lines l \
        ON l.organisation_id = j.organisation_id AND l.sequence = j.sequence AND l.account_id = k.account_id \
        WHERE j.organisation_id = $1 AND j.id = k.opening_journal_id AND j.entry_date = k.opening_date \
        AND j.source = 'opening' AND l.amount = k.opening_balance AND NOT EXISTS (SELECT 1 FROM journals r \
        WHERE r.organisation_id = $1 AND r.reverses_journal_id = j.id))) THEN 0 ELSE 1 END AS BIGINT) AS is_wrong FROM bank_accounts k \
        JOIN accounts a ON a.organisation_id = k.organisation_id AND a.id = k.account_id \
        WHERE k.organisation_id = $1 AND k.id > $2 ORDER BY k.id LIMIT $3",
    message: "it is not what its account and its opening journal say",
};

/// What is written off leaves the control account, and for as much the account of the loss and that of VAT.
const WRITE_OFFS: PostedObjects = PostedObjects {
    table: "write_offs",
    sql: "SELECT w.allocation_id AS id, CAST(CASE WHEN w.amount = (SELECT abs(coalesce(sum(l.amount), 0)) \
        FROM journals j JOIN journal_lines l ON l.organisation_id = j.organisation_id AND l.sequence = j.sequence \
        JOIN accounts a ON a.organisation_id = l.organisation_id AND a.id = l.account_id \
        AND a.role IN ('receivable', 'payable') WHERE j.organisation_id = $1 AND j.id = w.journal_id \
        AND j.source = 'write_off') AND NOT EXISTS (SELECT 1 FROM accounts a WHERE a.organisation_id = $1 \
        AND a.id = w.account_id AND a.role IN ('receivable', 'payable', 'vat_control')) AND (w.amount = coalesce(abs(w.vat), 0) OR EXISTS (SELECT 1 FROM journals j JOIN journal_lines l \
        ON l.organisation_id = j.organisation_id AND l.sequence = j.sequence AND l.account_id = w.account_id \
        WHERE j.organisation_id = $1 AND j.id = w.journal_id)) AND (w.void_journal_id IS NULL OR EXISTS (SELECT 1 \
        FROM journals r WHERE r.organisation_id = $1 AND r.id = w.void_journal_id AND r.reverses_journal_id = w.journal_id \
        AND r.entry_date = w.void_date)) \
        THEN 0 ELSE 1 END AS BIGINT) AS is_wrong FROM write_offs w WHERE w.organisation_id = $1 \
        AND w.allocation_id > $2 ORDER BY w.allocation_id LIMIT $3",
    message: "it is not what its journal says",
};

/// VAT of what is not paid is moved on its day, to or from its account: of a sale by relief, and back by what is repaid of
/// it; of a purchase by what is given back, and back by what is restored.
const UNPAID_VAT: PostedObjects = PostedObjects {
    table: "unpaid_vat",
    sql: "SELECT u.id, CAST(CASE WHEN u.journal_id IS NULL OR EXISTS (SELECT 1 FROM journals j JOIN journal_lines l \
        ON l.organisation_id = j.organisation_id AND l.sequence = j.sequence AND l.account_id = u.account_id \
        WHERE j.organisation_id = $1 AND j.id = u.journal_id AND j.source = 'vat_relief' AND j.entry_date = u.date \
        AND (l.amount = u.vat OR l.amount = -u.vat)) AND (u.void_journal_id IS NULL OR EXISTS (SELECT 1 \
        FROM journals r WHERE r.organisation_id = $1 AND r.id = u.void_journal_id \
        AND r.reverses_journal_id = u.journal_id AND r.entry_date = u.void_date)) \
        AND (u.journal_id IS NULL OR (u.void_date IS NULL) = (u.void_journal_id IS NULL)) \
        AND EXISTS (SELECT 1 FROM invoices d WHERE d.organisation_id = $1 AND d.id = u.invoice_id AND u.act = CASE \
        WHEN d.type = 'sales' THEN CASE WHEN u.amount > 0 THEN 'relief' ELSE 'relief_repaid' END \
        WHEN u.amount > 0 THEN 'input_repaid' ELSE 'input_restored' END) THEN 0 ELSE 1 END AS BIGINT) AS is_wrong \
        FROM unpaid_vat u WHERE u.organisation_id = $1 AND u.id > $2 ORDER BY u.id LIMIT $3",
    message: "it is not what its document and its journal say",
};

/// What a payment of a VAT return is posted by moves the VAT control account; the return may have been reopened since.
const VAT_PAYMENTS: PostedObjects = PostedObjects {
    table: "vat_payments",
    sql: "SELECT p.journal_id AS id, CAST(CASE WHEN EXISTS (SELECT 1 FROM vat_returns r WHERE r.id = p.vat_return_id \
        AND r.organisation_id = $1) AND EXISTS (SELECT 1 FROM journals j \
        JOIN journal_lines l ON l.organisation_id = j.organisation_id AND l.sequence = j.sequence \
        AND l.is_generated = 0 JOIN accounts a ON a.organisation_id = l.organisation_id AND a.id = l.account_id \
        AND a.role = 'vat_control' WHERE j.organisation_id = $1 AND j.id = p.journal_id) THEN 0 ELSE 1 END AS BIGINT) \
        AS is_wrong FROM vat_payments p WHERE p.organisation_id = $1 AND p.journal_id > $2 \
        ORDER BY p.journal_id LIMIT $3",
    message: "its journal pays no VAT return",
};

const ALL: [PostedObjects; 9] = [
    CONTACTS,
    INVOICES,
    SETTLEMENTS,
    CONTRAS,
    BANK_TRANSACTIONS,
    BANK_ACCOUNTS,
    WRITE_OFFS,
    UNPAID_VAT,
    VAT_PAYMENTS,
];

/// Journals that only an object may have posted, and none has; lines of VAT on another account than that of VAT;
/// reversals that are no mirror of what they reverse; and lines of another kind than the organisation's own VAT code, which
/// never changes.
const JOURNALS: [(&str, &str); 4] = [
    (
        "SELECT min(j.sequence) AS sequence FROM journals j WHERE j.organisation_id = $1 AND CASE j.source \
         WHEN 'invoice' THEN NOT EXISTS (SELECT 1 FROM invoices o WHERE o.organisation_id = $1 AND o.journal_id = j.id) \
         WHEN 'settlement' THEN NOT EXISTS (SELECT 1 FROM settlements o WHERE o.organisation_id = $1 \
         AND o.journal_id = j.id) WHEN 'contra' THEN NOT EXISTS (SELECT 1 FROM contras o \
         WHERE o.organisation_id = $1 AND o.journal_id = j.id) WHEN 'write_off' THEN NOT EXISTS (SELECT 1 \
         FROM write_offs o WHERE o.organisation_id = $1 AND o.journal_id = j.id) WHEN 'vat_relief' \
         THEN NOT EXISTS (SELECT 1 FROM unpaid_vat o WHERE o.organisation_id = $1 AND o.journal_id = j.id) \
         WHEN 'deposit' THEN NOT EXISTS (SELECT 1 FROM deposit_releases o WHERE o.organisation_id = $1 \
         AND o.journal_id = j.id) WHEN 'bank' THEN NOT EXISTS (SELECT 1 FROM bank_transactions o \
         WHERE o.organisation_id || '' = $1 AND o.journal_id = j.id AND o.way <> 'match') AND NOT EXISTS (SELECT 1 \
         FROM journals r WHERE r.organisation_id = $1 AND r.reverses_journal_id = j.id) \
         WHEN 'reversal' THEN j.reverses_journal_id IS NULL ELSE 1 = 0 END",
        "nothing that it says posted it is there",
    ),
    (
        "SELECT min(l.sequence) AS sequence FROM journal_lines l JOIN accounts a ON a.organisation_id = l.organisation_id \
         AND a.id = l.account_id WHERE l.organisation_id = $1 AND l.is_generated = 1 \
         AND (a.role IS NULL OR a.role <> 'vat_control')",
        "a line of VAT is not on the VAT control account",
    ),
    (
        "SELECT min(r.sequence) AS sequence FROM journals r JOIN journals o ON o.organisation_id = r.organisation_id \
         AND o.id = r.reverses_journal_id JOIN journal_lines l ON l.organisation_id = r.organisation_id \
         AND l.sequence = r.sequence LEFT JOIN journal_lines m ON m.organisation_id = o.organisation_id \
         AND m.sequence = o.sequence AND m.line = l.line WHERE r.organisation_id = $1 \
         AND r.reverses_journal_id IS NOT NULL AND (m.account_id IS NULL OR m.account_id <> l.account_id \
         OR m.amount <> -l.amount OR coalesce(m.vat_code, '') <> coalesce(l.vat_code, '') \
         OR m.vat_amount <> l.vat_amount OR m.is_generated <> l.is_generated OR m.vat_in_cost <> l.vat_in_cost \
         OR coalesce(m.vat_kind, '') <> coalesce(l.vat_kind, '') OR (o.layout > 1 \
         AND coalesce(m.vat_side, '') <> coalesce(l.vat_side, '')) OR r.entry_date < o.entry_date)",
        "it is not the mirror of what it reverses",
    ),
    (
        "SELECT min(l.sequence) AS sequence FROM tax_codes c JOIN journal_lines l ON l.organisation_id = c.organisation_id \
         AND l.vat_code = c.code WHERE c.organisation_id = $1 AND l.is_generated = 0 AND c.kind <> 'capital_goods' \
         AND coalesce(l.vat_kind, 'standard') <> c.kind",
        "it counts for VAT otherwise than its VAT code says",
    ),
];

/// Looks at all of an organisation's.
pub(super) async fn check(store: &Store, organisation: OrganisationId) -> Result<(), Stop> {
    for (sql, message) in JOURNALS {
        let row = store.database.first(query(sql).bind(organisation)).await?;
        let sequence = row.and_then(|row| row.get::<Option<i64>>("sequence").transpose());
        if let Some(sequence) = sequence.transpose()? {
            return Err(Stop::Bad(Box::new(FirstBad {
                sequence: Some(sequence),
                ..FirstBad::of(message.to_owned())
            })));
        }
    }
    for objects in ALL {
        let mut behind = String::new();
        loop {
            let asked = query(objects.sql).bind(organisation).bind(&*behind).bind(OBJECTS_MAX);
            let page = store.database.all(asked).await?;
            let Some(last) = page.last() else { break };
            behind = last.get("id")?;
            for row in &page {
                if row.flag("is_wrong")? {
                    let id = row.get("id")?;
                    return Err(bad_object(objects.table, id, None, None, objects.message));
                }
            }
        }
    }
    Ok(())
}
