//! The VAT reconciliation: what the VAT control account is made of.

use tieout::contract::ledger::report::{
    ControlAccount, ReconciledVatReturn, VatReconciliation, VatReconciliationEntry,
    VatReconciliationPart,
};
use tieout::contract::page::Pagination;
use tieout::id::OrganisationId;
use tieout::ledger::Refusal;
use tieout::ledger::report::vat_reconciliation::{VatReconciliationParts, vat_reconciliation};
use tieout::money::Money;

use crate::db::statement::{Row, query};
use crate::error::{NotDone, StoreError};
use crate::page::Page;
use crate::store::Store;

/// Journals with lines on the VAT control account that are VAT of no entry, but for differences of the flat-rate scheme and
/// their mirrors: by how much they add to what is owed, and the return that they are named on, or what they undo. Such
/// lines are found by their index alone; nearly all lines of the account are VAT of an entry.
macro_rules! postings {
    () => {
        "control AS (SELECT a.id, a.code, a.name FROM accounts a \
        WHERE a.organisation_id = $1 AND a.role = 'vat_control'), \
        moved AS (SELECT l.sequence, CAST(-sum(l.amount) AS BIGINT) AS amount FROM ( \
        SELECT q.sequence, q.line FROM journal_lines q WHERE q.account_id = (SELECT id FROM control) \
        AND q.is_generated = 0) p CROSS JOIN journal_lines l WHERE l.organisation_id = $1 \
        AND l.sequence = p.sequence AND l.line = p.line GROUP BY l.sequence), \
        postings AS (SELECT j.id, j.sequence, j.entry_date, j.description, moved.amount, \
        coalesce(p.vat_return_id, u.vat_return_id) AS vat_return_id \
        FROM (SELECT moved.sequence, moved.amount FROM moved WHERE moved.amount <> 0) moved \
        CROSS JOIN journals j LEFT JOIN journals o ON o.organisation_id = $1 AND o.id = j.reverses_journal_id \
        LEFT JOIN vat_payments p ON p.organisation_id = $1 AND p.journal_id = j.id \
        LEFT JOIN vat_payments u ON u.organisation_id = $1 AND u.journal_id = j.reverses_journal_id \
        WHERE j.organisation_id = $1 AND j.sequence = moved.sequence AND j.source <> 'vat_return' \
        AND (o.source IS NULL OR o.source <> 'vat_return'))"
    };
}

/// Whether a day is of no finalised return: these follow each other without gaps.
macro_rules! is_open {
    ($day:literal) => {
        concat!(
            "(",
            $day,
            " < coalesce((SELECT min(r.date_from) FROM vat_returns r WHERE r.organisation_id = $1 \
            AND r.status = 'finalised'), '9999-99-99') OR ",
            $day,
            " > (SELECT max(r.date_to) FROM vat_returns r WHERE r.organisation_id = $1 \
            AND r.status = 'finalised'))"
        )
    };
}

/// Documents that count when they are paid, and are not, or not in full.
macro_rules! is_unpaid {
    () => {
        "i.organisation_id = $1 AND i.vat_counts = 'paid' AND i.status = 'issued' \
        AND i.gross_total <> i.paid + i.credited - i.written_off"
    };
}

/// The VAT of such a document that does not count yet: that of its posting, less what counts.
macro_rules! waiting {
    () => {
        "CAST(coalesce(sum((CASE WHEN e.part = 0 THEN 1 ELSE 0 END \
        - CASE WHEN e.vat_date IS NULL THEN 0 ELSE 1 END) \
        * CASE WHEN e.side = 'output' THEN e.vat ELSE -e.vat END), 0) AS BIGINT)"
    };
}

/// By how much write-offs that stand have taken VAT off the account that never falls due: of one document, or of all.
macro_rules! taken_off {
    ($of:literal) => {
        concat!(
            "coalesce((SELECT CAST(sum(w.vat) AS BIGINT) FROM write_offs w WHERE w.organisation_id = $1 \
            AND w.void_date IS NULL",
            $of,
            "), 0)"
        )
    };
}

/// Documents whose VAT is to count when they are paid, each with so much of it that does not count yet.
macro_rules! unpaid_documents {
    () => {
        concat!(
            "SELECT u.id, u.number, u.journal_id, u.contact_id, u.day, u.amount FROM (SELECT i.id, i.number, \
            i.journal_id, i.contact_id, coalesce(i.tax_point, i.issue_date) AS day, (SELECT ",
            waiting!(),
            " FROM vat_entries e WHERE e.organisation_id = $1 AND e.invoice_id = i.id) - ",
            taken_off!(" AND w.invoice_id = i.id"),
            " AS amount FROM invoices i WHERE ",
            is_unpaid!(),
            " AND i.vat_total <> 0) u WHERE u.amount <> 0"
        )
    };
}

/// All parts in one statement, so that they are of one instant: the account, finalised returns, what counts in none,
/// what does not count yet, and what was posted to the account otherwise.
const PARTS: &str = concat!(
    "WITH ",
    postings!(),
    " SELECT 'account' AS part, control.id AS id, control.code AS word, control.name AS name, '' AS day_from, \
    '' AS day_to, (SELECT CAST(coalesce(sum(m.credit) - sum(m.debit), 0) AS BIGINT) FROM account_months m \
    WHERE m.organisation_id = $1 AND m.account_id = control.id) AS amount, CAST(0 AS BIGINT) AS difference, \
    CAST(0 AS BIGINT) AS net_due, CAST(0 AS BIGINT) AS left_out FROM control UNION ALL \
    SELECT 'return', r.id, CASE WHEN r.filed_at IS NULL THEN 'finalised' ELSE 'filed' END, '', r.date_from, \
    r.date_to, r.output_vat - r.input_vat, CAST(coalesce((SELECT -sum(l.amount) FROM journals j \
    JOIN journal_lines l ON l.organisation_id = $1 AND l.sequence = j.sequence \
    AND l.account_id = (SELECT id FROM control) WHERE j.organisation_id = $1 AND j.id = r.journal_id), 0) AS BIGINT), \
    r.box_3 - r.box_4, r.left_out_vat FROM vat_returns r WHERE r.organisation_id = $1 AND r.status = 'finalised' UNION ALL \
    SELECT 'open', '', '', '', '', '', CAST(coalesce(sum(CASE WHEN d.side = 'output' THEN d.vat ELSE -d.vat END), 0) \
    AS BIGINT), 0, 0, 0 FROM vat_days d WHERE d.organisation_id = $1 AND ",
    is_open!("d.day"),
    " UNION ALL SELECT 'unpaid', '', '', '', '', '', ",
    waiting!(),
    " - ",
    taken_off!(""),
    ", 0, 0, 0 FROM invoices i CROSS JOIN vat_entries e WHERE e.organisation_id = $1 AND e.invoice_id = i.id AND ",
    is_unpaid!(),
    " UNION ALL SELECT 'posting', coalesce(vat_return_id, ''), '', '', '', '', CAST(sum(amount) AS BIGINT), 0, 0, 0 \
    FROM postings GROUP BY vat_return_id ORDER BY part, day_from, id"
);

impl VatReconciliationEntries {
    const OPEN: Self = Self {
        count: concat!(
            "SELECT count(*) AS total FROM vat_entries p WHERE p.organisation_id = $1 AND p.vat <> 0 AND ",
            is_open!("p.vat_date")
        ),
        list: concat!(
            "SELECT e.vat_date AS date, CASE WHEN e.side = 'output' THEN e.vat ELSE -e.vat END AS amount, \
            j.id AS journal_id, j.description, CAST(NULL AS TEXT) AS vat_return_id, e.invoice_id, \
            i.number AS invoice_number, c.name AS contact_name FROM ( \
            SELECT p.sequence, p.line, p.part, p.side FROM vat_entries p \
            WHERE p.organisation_id = $1 AND p.vat <> 0 AND ",
            is_open!("p.vat_date"),
            " ORDER BY p.vat_date, p.sequence, p.line, p.part, p.side LIMIT $2 OFFSET $3) place \
            CROSS JOIN vat_entries e JOIN journals j ON j.organisation_id = $1 AND j.sequence = e.sequence \
            LEFT JOIN invoices i ON i.organisation_id = $1 AND i.id = e.invoice_id \
            LEFT JOIN contacts c ON c.organisation_id = $1 AND c.id = i.contact_id \
            WHERE e.organisation_id = $1 AND e.sequence = place.sequence AND e.line = place.line \
            AND e.part = place.part AND e.side = place.side \
            ORDER BY e.vat_date, e.sequence, e.line, e.part, e.side"
        ),
    };

    const UNPAID: Self = Self {
        count: concat!("SELECT count(*) AS total FROM (", unpaid_documents!(), ") p"),
        list: concat!(
            "SELECT i.day AS date, i.amount, i.journal_id, j.description, \
            CAST(NULL AS TEXT) AS vat_return_id, i.id AS invoice_id, i.number AS invoice_number, \
            c.name AS contact_name FROM (",
            unpaid_documents!(),
            " ORDER BY u.day, u.id LIMIT $2 OFFSET $3) i \
            CROSS JOIN journals j CROSS JOIN contacts c WHERE j.organisation_id = $1 AND j.id = i.journal_id \
            AND c.organisation_id = $1 AND c.id = i.contact_id ORDER BY i.day, i.id"
        ),
    };

    const PAYMENTS: Self = Self {
        count: concat!(
            "WITH ",
            postings!(),
            " SELECT count(*) AS total FROM postings WHERE vat_return_id IS NOT NULL"
        ),
        list: concat!(
            "WITH ",
            postings!(),
            " SELECT entry_date AS date, amount, id AS journal_id, description, vat_return_id, \
            CAST(NULL AS TEXT) AS invoice_id, CAST(NULL AS TEXT) AS invoice_number, \
            CAST(NULL AS TEXT) AS contact_name FROM postings WHERE vat_return_id IS NOT NULL \
            ORDER BY entry_date, sequence LIMIT $2 OFFSET $3"
        ),
    };

    const OTHER: Self = Self {
        count: concat!(
            "WITH ",
            postings!(),
            " SELECT count(*) AS total FROM postings WHERE vat_return_id IS NULL"
        ),
        list: concat!(
            "WITH ",
            postings!(),
            " SELECT entry_date AS date, amount, id AS journal_id, description, vat_return_id, \
            CAST(NULL AS TEXT) AS invoice_id, CAST(NULL AS TEXT) AS invoice_number, \
            CAST(NULL AS TEXT) AS contact_name FROM postings WHERE vat_return_id IS NULL \
            ORDER BY entry_date, sequence LIMIT $2 OFFSET $3"
        ),
    };

    const fn of(part: VatReconciliationPart) -> Self {
        match part {
            VatReconciliationPart::Open => Self::OPEN,
            VatReconciliationPart::Unpaid => Self::UNPAID,
            VatReconciliationPart::Payments => Self::PAYMENTS,
            VatReconciliationPart::Other => Self::OTHER,
        }
    }
}

/// How the entries of a part are counted, and listed.
#[derive(Debug, Clone, Copy)]
struct VatReconciliationEntries {
    count: &'static str,
    list: &'static str,
}

impl Store {
    /// What the VAT control account is made of, with the entries of a part where one is asked for.
    ///
    /// # Errors
    /// [`NotDone`]: the database's, or [`TotalOutOfRange`](tieout::ledger::Reason::TotalOutOfRange).
    #[crate::boxed]
    pub async fn vat_reconciliation(
        &self,
        organisation: OrganisationId,
        asked: Option<(VatReconciliationPart, Page)>,
    ) -> Result<(VatReconciliation, Option<Pagination>), NotDone<Refusal>> {
        let (_, currency) = self.vat_methods(organisation).await?;
        let mut parts = VatReconciliationParts::default();
        for row in self.database.all(query(PARTS).bind(organisation)).await? {
            add(&mut parts, &row)?;
        }
        let mut all = vat_reconciliation(currency, parts)?;
        let Some((part, page)) = asked else { return Ok((all, None)) };
        let VatReconciliationEntries { count, list } = VatReconciliationEntries::of(part);
        let [count, list] = [count, list].map(|sql| query(sql).bind(organisation));
        let (rows, pagination) = self.page(count, list, page).await?;
        all.entries = Some(rows.iter().map(entry).collect::<Result<_, _>>()?);
        Ok((all, Some(pagination)))
    }
}

fn add(parts: &mut VatReconciliationParts, row: &Row) -> Result<(), StoreError> {
    let part: String = row.get("part")?;
    let minor: i64 = row.get("amount")?;
    match part.as_str() {
        "account" => {
            parts.control_account = Some(ControlAccount {
                account_id: row.parse("id")?,
                account_code: row.get("word")?,
                account_name: row.get("name")?,
                balance: Money::from_minor(minor),
            });
        }
        "return" => parts.returns.push(ReconciledVatReturn {
            vat_return_id: row.parse("id")?,
            date_from: row.parse("day_from")?,
            date_to: row.parse("day_to")?,
            status: row.parse("word")?,
            vat: Money::from_minor(minor),
            scheme_difference: row.get("difference").map(Money::from_minor)?,
            net_vat_due: row.get("net_due").map(Money::from_minor)?,
            left_out_vat: row.get("left_out").map(Money::from_minor)?,
            amount_paid: Money::ZERO,
        }),
        "open" => parts.open_minor = minor,
        "unpaid" => parts.unpaid_minor = minor,
        _ => {
            let named: String = row.get("id")?;
            let named = (!named.is_empty()).then(|| row.parse("id")).transpose()?;
            parts.postings.push((named, minor));
        }
    }
    Ok(())
}

fn entry(row: &Row) -> Result<VatReconciliationEntry, StoreError> {
    Ok(VatReconciliationEntry {
        date: row.parse("date")?,
        amount: row.get("amount").map(Money::from_minor)?,
        journal_id: row.parse("journal_id")?,
        description: row.get("description")?,
        vat_return_id: row.parse_or_none("vat_return_id")?,
        invoice_id: row.parse_or_none("invoice_id")?,
        invoice_number: row.get("invoice_number")?,
        contact_name: row.get("contact_name")?,
    })
}
