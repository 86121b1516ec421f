//! Whether the books are as they were posted, from what the tables hold.
//!
//! Every statement reads a bounded part of the books; none keeps another waiting, and what is posted
//! meanwhile lies behind the head that was read first. Sums are compared within one statement, which
//! sees one state of the database.

use std::sync::Arc;

use tieout::contract::ledger::audit::{FirstBad, Integrity, LedgerHead};
use tieout::id::OrganisationId;
use tieout::ledger::chain::{ChainHead, EntryHash, START, head_seal};
use tieout::ledger::integrity::{AuditWalk, ChainWalk, missing};

use super::assertions::HeldAssertions;
use super::audit_walk::{AuditCheck, LogEnd};
use super::deposit_check;
use super::finding::{Stop, month_of, of_no_entry};
use super::object_check::ObjectCheck;
use super::open_items;
use super::posted_check;
use super::vat::integrity::{VatCheck, VatFault};
use super::walk::Entries;
use crate::db::batch_query::hex;
use crate::db::statement::{Row, query};
use crate::error::StoreError;
use crate::ledger_key::{LedgerKey, NO_KEY};
use crate::store::Store;

/// What is to be looked at.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct IntegrityQuestion {
    /// Begins with this entry and this audit event, which must have these hashes; none, or the place 0, begins with
    /// the first.
    pub after: Option<LedgerHead>,
    /// At most so many entries, and so many events, not counting those it begins with.
    pub entries_max: i64,
}

/// What counts in VAT returns is not what the books say.
fn check_vat(fault: Option<VatFault>) -> Result<(), Stop> {
    let Some(VatFault { sequence, message }) = fault else { return Ok(()) };
    Err(Stop::Bad(Box::new(FirstBad { sequence, ..FirstBad::of(message) })))
}

fn of_place(sequence: i64, message: &str) -> Stop {
    let sequence = Some(sequence);
    Stop::Bad(Box::new(FirstBad { sequence, ..FirstBad::of(message.to_owned()) }))
}

/// How often VAT is looked at while returns are finalised and reopened all the time.
const LOOKS_MAX: usize = 50;

/// What is to be held against the log.
#[derive(Debug, Clone, Copy)]
enum VatLook {
    Lines { behind: i64, last: i64 },
    Sums,
    Returns,
}

impl VatLook {
    async fn at(self, vat: &VatCheck<'_>) -> Result<(), Stop> {
        match self {
            Self::Lines { behind, last } => check_vat(vat.lines(behind, last).await?),
            Self::Sums => check_vat(vat.sums().await?),
            Self::Returns => vat.returns().await,
        }
    }
}

/// The head as it was when the look began.
struct WalkedHead {
    sequence: i64,
    hash: EntryHash,
    posted: i64,
    log: LogEnd,
    seal: Option<Vec<u8>>,
}

impl Store {
    /// Looks at the books as the tables hold them, and names the first entry that is not as it was
    /// posted, the first audit event that is not as it was written, or the first object that is not as its last event
    /// recorded it. Where the end is reached, the head, the totals of days and months, and what is open of contacts
    /// are held against the entries too, and objects against the log.
    ///
    /// # Errors
    /// The database's.
    #[crate::boxed]
    pub async fn integrity(
        &self,
        organisation: OrganisationId,
        question: &IntegrityQuestion,
    ) -> Result<Integrity, StoreError> {
        const HEAD: &str = "SELECT sequence, hash, posted, audited, audit_hash, seal FROM ledger_heads \
            WHERE organisation_id = $1";
        let row = self.database.first(query(HEAD).bind(organisation)).await?;
        let gone = || FirstBad::of("the head of the books is not there".to_owned());
        let Some(row) = row else { return Ok(without_head(gone())) };
        let head = match walked_head(&row) {
            Ok(head) => head,
            Err(error) => return Ok(without_head(unreadable(error)?)),
        };
        let (whose, key) = (organisation.to_string(), self.chain_key());
        let log = AuditCheck {
            store: self,
            organisation,
            walk: AuditWalk::behind(whose.clone(), key, 0, START),
            events: 0,
        };
        let walk = ChainWalk::behind(whose, key, 0, START);
        let objects = ObjectCheck { store: self, organisation, objects: 0, not_recorded: 0 };
        let mut walked = IntegrityWalk {
            store: self,
            organisation,
            walk,
            entries: 0,
            log,
            objects,
            held: HeldAssertions::default(),
        };
        let stopped = walked.look(question, &head).await;
        let first_bad = match stopped {
            Ok(()) => None,
            Err(Stop::Bad(bad)) => Some(*bad),
            Err(Stop::Failed(error)) => Some(unreadable(error)?),
        };
        let IntegrityWalk { walk, entries, log, objects, held, .. } = walked;
        let is_unfinished = first_bad.is_none()
            && (walk.sequence < head.sequence || log.walk.number < head.log.number);
        let next = LedgerHead {
            sequence: walk.sequence,
            hash: hex(&walk.hash),
            audit_sequence: log.walk.number,
            audit_hash: hex(&log.walk.hash),
        };
        Ok(Integrity {
            ok: first_bad.is_none(),
            entries,
            audit_events: log.events,
            objects: objects.objects,
            objects_not_recorded: objects.not_recorded,
            assertions: held.count,
            assertions_failed: held.failed,
            failed_assertions: held.first_failed,
            head: LedgerHead {
                sequence: head.sequence,
                hash: hex(&head.hash),
                audit_sequence: head.log.number,
                audit_hash: hex(&head.log.hash),
            },
            first_bad,
            next: is_unfinished.then_some(next),
            keyed_from: walk.keyed_from,
            audit_keyed_from: log.walk.keyed_from,
        })
    }

    pub(crate) fn chain_key(&self) -> Option<&[u8]> {
        self.ledger_key.as_ref().map(LedgerKey::as_bytes)
    }

    /// What heads are sealed with.
    pub(crate) fn key_for_seals(&self) -> Option<Arc<[u8]>> {
        self.ledger_key.as_ref().map(LedgerKey::for_seals)
    }
}

fn walked_head(row: &Row) -> Result<WalkedHead, StoreError> {
    Ok(WalkedHead {
        sequence: row.get("sequence")?,
        hash: row.hash("hash")?,
        posted: row.get("posted")?,
        log: LogEnd { number: row.get("audited")?, hash: row.hash("audit_hash")? },
        seal: row.bytes("seal")?.map(|seal| seal.to_vec()),
    })
}

/// What is stored and cannot be read is a finding.
fn unreadable(error: StoreError) -> Result<FirstBad, StoreError> {
    if error.is_unreadable() {
        return Ok(FirstBad::of(format!("what is stored cannot be read: {error}")));
    }
    Err(error)
}

/// What is found where the head of the books is gone: without it there is no end to look for.
fn without_head(first_bad: FirstBad) -> Integrity {
    let zeros = hex(&START);
    Integrity {
        ok: false,
        entries: 0,
        audit_events: 0,
        objects: 0,
        objects_not_recorded: 0,
        assertions: 0,
        assertions_failed: 0,
        failed_assertions: Vec::new(),
        head: LedgerHead { sequence: 0, hash: zeros.clone(), audit_sequence: 0, audit_hash: zeros },
        first_bad: Some(first_bad),
        next: None,
        keyed_from: None,
        audit_keyed_from: None,
    }
}

/// A look at the books of an organisation.
struct IntegrityWalk<'s> {
    store: &'s Store,
    organisation: OrganisationId,
    walk: ChainWalk<'s>,
    entries: i64,
    log: AuditCheck<'s>,
    objects: ObjectCheck<'s>,
    held: HeldAssertions,
}

impl IntegrityWalk<'_> {
    async fn look(&mut self, question: &IntegrityQuestion, head: &WalkedHead) -> Result<(), Stop> {
        if let Some(after) = &question.after {
            self.begin_at(after, head).await?;
            self.log.begin_at(after, &head.log).await?;
        }
        let is_whole = self.walk.sequence == 0;
        let last = self.walk.sequence.saturating_add(question.entries_max);
        let behind = self.walk.sequence;
        self.look_up_to(last.min(head.sequence)).await?;
        self.look_at_vat(VatLook::Lines { behind, last: self.walk.sequence }).await?;
        let last_event = self.log.walk.number.saturating_add(question.entries_max);
        self.log.look_up_to(last_event.min(head.log.number)).await?;
        if self.walk.sequence < head.sequence || self.log.walk.number < head.log.number {
            return Ok(());
        }
        self.log.look_at_the_end(&head.log).await?;
        if self.walk.hash != head.hash {
            return Err(of_no_entry("the head has not the hash of the last entry".to_owned()));
        }
        if is_whole && self.walk.posted != i128::from(head.posted) {
            return Err(of_no_entry("the head has not the sum of all totals".to_owned()));
        }
        self.check_seal(head)?;
        self.look_behind_the_head().await?;
        self.look_before_the_first_day().await?;
        self.look_at_vat(VatLook::Sums).await?;
        self.look_at_vat(VatLook::Returns).await?;
        self.compare_totals().await?;
        open_items::check(self.store, self.organisation).await?;
        deposit_check::check(self.store, self.organisation).await?;
        self.objects.look().await?;
        posted_check::check(self.store, self.organisation).await?;
        self.held = self.store.held_assertions(self.organisation).await?;
        Ok(())
    }

    /// Goes to an entry that must have this hash, and looks at it first.
    async fn begin_at(&mut self, after: &LedgerHead, head: &WalkedHead) -> Result<(), Stop> {
        const BEFORE: &str =
            "SELECT hash FROM journals WHERE organisation_id = $1 AND sequence = $2";
        if after.sequence > head.sequence {
            return Err(missing(after.sequence).into());
        }
        if after.sequence > 1 {
            let before = query(BEFORE).bind(self.organisation).bind(after.sequence - 1);
            let row = self.store.database.first(before).await?;
            let row = row.ok_or_else(|| missing(after.sequence - 1))?;
            let organisation = self.organisation.to_string();
            let hash = row.hash("hash")?;
            let key = self.store.chain_key();
            self.walk = ChainWalk::behind(organisation, key, after.sequence - 1, hash);
        }
        if after.sequence > 0 {
            self.look_up_to(after.sequence).await?;
        }
        if hex(&self.walk.hash) != after.hash {
            return Err(of_place(after.sequence, "it has another hash than the one that was kept"));
        }
        Ok(())
    }

    /// Looks at the next entries, up to this one.
    async fn look_up_to(&mut self, last: i64) -> Result<(), Stop> {
        let behind = self.walk.sequence;
        let mut entries = Entries::between(self.store, self.organisation, behind, last);
        while self.walk.sequence < last {
            let next = self.walk.sequence + 1;
            let entry = match entries.next().await {
                Ok(entry) => entry.ok_or_else(|| missing(next))?,
                Err(StoreError::Corrupt(_)) => {
                    return Err(of_place(next, "what is stored of it cannot be read"));
                }
                Err(error) => return Err(error.into()),
            };
            self.walk.step(&entry)?;
            self.entries += 1;
        }
        Ok(())
    }

    /// What counts in returns is held against the log, which is read before it. Where something is wrong and the books have
    /// moved meanwhile, a return may have been finalised or reopened in between: it is looked at again.
    async fn look_at_vat(&self, look: VatLook) -> Result<(), Stop> {
        let vat = VatCheck { store: self.store, organisation: self.organisation };
        let mut audited = self.audited().await?;
        for _ in 1..LOOKS_MAX {
            match look.at(&vat).await {
                Err(Stop::Bad(bad)) => {
                    let before = std::mem::replace(&mut audited, self.audited().await?);
                    if before == audited {
                        return Err(Stop::Bad(bad));
                    }
                }
                looked => return looked,
            }
        }
        look.at(&vat).await
    }

    /// How many audit events there are by now.
    async fn audited(&self) -> Result<i64, StoreError> {
        const AUDITED: &str = "SELECT audited FROM ledger_heads WHERE organisation_id = $1";
        let row = self.store.database.first(query(AUDITED).bind(self.organisation)).await?;
        row.ok_or(StoreError::Corrupt("audited"))?.get("audited")
    }

    /// Nothing may stand where no entry is.
    async fn look_behind_the_head(&self) -> Result<(), Stop> {
        const JOURNALS: &str = "SELECT min(j.sequence) AS sequence FROM journals j \
            JOIN ledger_heads h ON h.organisation_id = j.organisation_id \
            WHERE j.organisation_id = $1 AND j.sequence > h.sequence";
        const LINES: &str = "SELECT min(l.sequence) AS sequence FROM journal_lines l \
            JOIN ledger_heads h ON h.organisation_id = l.organisation_id \
            WHERE l.organisation_id = $1 AND l.sequence > h.sequence";
        const JOURNALS_BEFORE: &str = "SELECT min(sequence) AS sequence FROM journals \
            WHERE organisation_id = $1 AND sequence < 1";
        const LINES_BEFORE: &str = "SELECT min(sequence) AS sequence FROM journal_lines \
            WHERE organisation_id = $1 AND sequence < 1";
        const VAT: &str = "SELECT min(e.sequence) AS sequence FROM vat_entries e \
            JOIN ledger_heads h ON h.organisation_id = e.organisation_id \
            WHERE e.organisation_id = $1 AND e.sequence > h.sequence";
        const VAT_BEFORE: &str = "SELECT min(sequence) AS sequence FROM vat_entries \
            WHERE organisation_id = $1 AND sequence < 1";
        for sql in [JOURNALS, LINES, VAT, JOURNALS_BEFORE, LINES_BEFORE, VAT_BEFORE] {
            let row = self.store.database.first(query(sql).bind(self.organisation)).await?;
            let row = row.ok_or(StoreError::Corrupt("sequence"))?;
            if let Some(sequence) = row.get::<Option<i64>>("sequence")? {
                return Err(of_place(sequence, "it stands where no entry is"));
            }
        }
        Ok(())
    }

    /// No total may stand before the first day: reports add it up, and none of the looks below comes to it.
    async fn look_before_the_first_day(&self) -> Result<(), Stop> {
        const DAYS: &str =
            "SELECT 1 AS found FROM account_days WHERE organisation_id = $1 AND day <= '' LIMIT 1";
        const MONTHS: &str = "SELECT 1 AS found FROM account_months WHERE organisation_id = $1 AND month <= '' LIMIT 1";
        const VAT: &str =
            "SELECT 1 AS found FROM vat_days WHERE organisation_id = $1 AND day <= '' LIMIT 1";
        for (table, sql) in [("account_days", DAYS), ("account_months", MONTHS), ("vat_days", VAT)]
        {
            if self.store.database.first(query(sql).bind(self.organisation)).await?.is_some() {
                return Err(of_no_entry(format!("{table} has a total without a day")));
            }
        }
        Ok(())
    }

    /// With the operator's key, the head has the seal that only who has it makes.
    fn check_seal(&self, head: &WalkedHead) -> Result<(), Stop> {
        let Some(key) = self.store.key_for_seals() else {
            return match head.seal {
                None => Ok(()),
                Some(_) => Err(of_no_entry(NO_KEY.to_owned())),
            };
        };
        let sealed = ChainHead {
            organisation: &self.organisation.to_string(),
            sequence: head.sequence,
            hash: &head.hash,
            posted_minor: head.posted,
            audited: head.log.number,
            audit_hash: &head.log.hash,
        };
        let message = match &head.seal {
            Some(seal) if **seal == head_seal(&key, &sealed) => return Ok(()),
            Some(_) => "the head has another seal than the key gives it",
            None if self.store.is_before_sealing => return Ok(()),
            None => "the head has no seal, though heads are sealed with the key",
        };
        Err(of_no_entry(message.to_owned()))
    }

    /// The totals of days are what the lines add up to, and those of months what the days do.
    async fn compare_totals(&self) -> Result<(), Stop> {
        const NEXT: &str = "SELECT min(day) AS day FROM ( \
            SELECT min(entry_date) AS day FROM journals \
            WHERE organisation_id = $1 AND entry_date > $2 UNION ALL \
            SELECT min(day) AS day FROM account_days \
            WHERE organisation_id = $1 AND day > $2 UNION ALL \
            SELECT min(month) || '-00' AS day FROM account_months \
            WHERE organisation_id = $1 AND month > $3) days";
        const DAYS: &str = "SELECT account_id, day FROM ( \
            SELECT l.account_id, j.entry_date AS day, \
            CASE WHEN l.amount > 0 THEN l.amount ELSE 0 END AS debit, \
            CASE WHEN l.amount < 0 THEN -l.amount ELSE 0 END AS credit, 1 AS lines \
            FROM journals j JOIN journal_lines l ON l.organisation_id = j.organisation_id \
            AND l.sequence = j.sequence WHERE j.organisation_id = $1 \
            AND j.entry_date >= $2 AND j.entry_date < $3 UNION ALL \
            SELECT account_id, day, -debit, -credit, -line_count FROM account_days \
            WHERE organisation_id = $1 AND day >= $2 AND day < $3) parts GROUP BY account_id, day \
            HAVING sum(debit) <> 0 OR sum(credit) <> 0 OR sum(lines) <> 0 \
            ORDER BY day, account_id LIMIT 1";
        const MONTHS: &str = "SELECT account_id, $4 AS day FROM ( \
            SELECT account_id, debit, credit, line_count FROM account_days \
            WHERE organisation_id = $1 AND day >= $2 AND day < $3 UNION ALL \
            SELECT account_id, -debit, -credit, -line_count FROM account_months \
            WHERE organisation_id = $1 AND month = $4) parts GROUP BY account_id \
            HAVING sum(debit) <> 0 OR sum(credit) <> 0 OR sum(line_count) <> 0 \
            ORDER BY account_id LIMIT 1";
        let mut month = String::new();
        loop {
            // Behind every day of the month.
            let behind = if month.is_empty() { String::new() } else { format!("{month}-99") };
            let next = query(NEXT).bind(self.organisation).bind(&*behind).bind(&*month);
            let row = self.store.database.first(next).await?;
            let day: Option<String> = row.ok_or(StoreError::Corrupt("day"))?.get("day")?;
            let Some(day) = day else { return Ok(()) };
            let Some(next) = month_of(&day, &month) else {
                return Err(of_no_entry(format!(
                    "something is posted on {day:?}, which is no day"
                )));
            };
            next.clone_into(&mut month);
            let (first, last) = (format!("{month}-00"), format!("{month}-99"));
            for (sql, table) in [(DAYS, "account_days"), (MONTHS, "account_months")] {
                let mut asked = query(sql).bind(self.organisation).bind(&*first).bind(&*last);
                if table == "account_months" {
                    asked = asked.bind(&*month);
                }
                if let Some(row) = self.store.database.first(asked).await? {
                    let (account, day): (String, String) =
                        (row.get("account_id")?, row.get("day")?);
                    let message = format!(
                        "{table} has another total for account {account} in {day} than the lines"
                    );
                    return Err(of_no_entry(message));
                }
            }
        }
    }
}
