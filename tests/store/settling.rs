//! Whatever is changed of documents, receipts, payments and what settles what, past the store, is seen.

use tieout::contract::ledger::bank_account::NewBankAccount;
use tieout::contract::ledger::bank_transaction::{
    BankTransactionFilter, NewBankTransaction, ReasonBody,
};
use tieout::contract::ledger::confirm::Confirm;
use tieout::contract::ledger::contact::NewContact;
use tieout::contract::ledger::invoice::NewInvoice;
use tieout::contract::ledger::organisation::PeriodLock;
use tieout::contract::ledger::settlement::{
    NewAllocations, NewSettlement, VoidSettlement as Undoing,
};
use tieout::id::{
    AccountId, AllocationId, BankAccountId, BankTransactionId, ContactId, InvoiceId, JournalId,
    SettlementId,
};
use tieout_store::{
    AllocateCreditNote, ConfirmBankTransaction, CreateBankAccount, CreateBankTransaction,
    CreateContact, CreateInvoice, CreateSettlement, IntegrityQuestion, LockPeriod, Page, Store,
    VoidBankTransaction, VoidSettlement,
};

use crate::books::Books;
use crate::integrity::tamper;
use crate::support::{bits, on_both_databases};

const TABLES: [&str; 4] = ["invoices", "settlements", "allocations", "bank_transactions"];

/// An identifier's bits behind which some are free, for the names that follow it.
pub(crate) fn spaced() -> u128 {
    bits() << 20
}

/// Books with a customer and a bank account.
pub(crate) struct Till<'s> {
    store: &'s Store,
    pub(crate) books: Books,
    pub(crate) contact: ContactId,
    pub(crate) bank: BankAccountId,
}

impl<'s> Till<'s> {
    pub(crate) async fn new(store: &'s Store) -> Self {
        let books = Books::new(store).await;
        let (contact, bank) = (ContactId::new(bits()), BankAccountId::new(bits()));
        let new = NewContact::read(r#"{"kind":"both","name":"Birch"}"#).unwrap();
        books.change(store, CreateContact { id: contact, new }).await;
        let new = NewBankAccount::read(r#"{"name":"Current"}"#).unwrap();
        let (account, journal) = (AccountId::new(bits()), JournalId::new(bits()));
        books.change(store, CreateBankAccount { id: bank, account, journal, new }).await;
        Self { store, books, contact, bank }
    }

    async fn document(&self, kind: &str, amount: &str) -> InvoiceId {
        self.coded(kind, amount, "NV").await
    }

    /// With a VAT code.
    pub(crate) async fn coded(&self, kind: &str, amount: &str, vat_code: &str) -> InvoiceId {
        let body = format!(
            r#"{{"type":"sales","kind":"{kind}","contact_id":"{}","issue_date":"2026-01-10",
            "lines":[{{"description":"x","unit_price":{amount},"account_id":"{}",
            "vat_code":"{vat_code}"}}]}}"#,
            self.contact, self.books.accounts[0],
        );
        let (id, new) = (InvoiceId::new(bits()), NewInvoice::read(&body).unwrap());
        let action = CreateInvoice { id, journal: JournalId::new(bits()), new };
        self.books.change(self.store, action).await;
        id
    }

    async fn receipt(&self, amount: &str, allocations: &str) -> SettlementId {
        self.paid(amount, allocations).await.0
    }

    /// With the name of its first allocation.
    pub(crate) async fn paid(
        &self,
        amount: &str,
        allocations: &str,
    ) -> (SettlementId, AllocationId) {
        let body = format!(
            r#"{{"type":"receipt","contact_id":"{}","bank_account_id":"{}","amount":{amount},
            "date":"2026-01-20"{allocations}}}"#,
            self.contact, self.bank,
        );
        let (id, new) = (SettlementId::new(bits()), NewSettlement::read(&body).unwrap());
        let (journal, allocation) = (JournalId::new(bits()), AllocationId::new(spaced()));
        self.books.change(self.store, CreateSettlement { id, journal, allocation, new }).await;
        (id, allocation)
    }

    pub(crate) async fn is_whole(&self) -> bool {
        let question = IntegrityQuestion { after: None, entries_max: i64::MAX };
        self.store.integrity(self.books.organisation, &question).await.unwrap().ok
    }
}

/// Two invoices, of which one is paid in part and credited in part; a receipt of which nothing is
/// allocated, one that is void, and one that a row of a statement made.
async fn till(store: &Store) -> Till<'_> {
    let till = Till::new(store).await;
    let [one, two] = [till.document("invoice", "100").await, till.document("invoice", "50").await];
    let note = till.document("credit_note", "30").await;
    let part =
        |id: InvoiceId, amount: &str| format!(r#"[{{"invoice_id":"{id}","amount":{amount}}}]"#);
    till.receipt("60", &format!(r#","allocations":{}"#, part(one, "40"))).await;
    till.receipt("25", "").await;
    let void = till.receipt("70", "").await;
    let (id, how) = (void, Undoing::default());
    let undo = VoidSettlement { id, journal: JournalId::new(bits()), how };
    till.books.change(store, undo).await;
    let new = format!(r#"{{"allocations":{}}}"#, part(one, "20"));
    let new = NewAllocations::read(&new).unwrap();
    let credit = AllocateCreditNote { id: note, allocation: AllocationId::new(spaced()), new };
    till.books.change(store, credit).await;
    let body = format!(
        r#"{{"bank_account_id":"{}","date":"2026-01-21","amount":50,"description":"x"}}"#,
        till.bank
    );
    let (id, new) = (BankTransactionId::new(bits()), NewBankTransaction::read(&body).unwrap());
    till.books.change(store, CreateBankTransaction { id, new }).await;
    let how = format!(r#"{{"allocations":{}}}"#, part(two, "50"));
    let how = Confirm::read(&how).unwrap();
    let confirm = ConfirmBankTransaction { id, journal: JournalId::new(spaced()), how };
    till.books.change(store, confirm).await;
    till
}

/// Every way to change them by as little as can be.
const CHANGES: [&str; 30] = [
    "UPDATE invoices SET paid = paid - 1 WHERE paid = 4000",
    "UPDATE invoices SET paid = paid + 1 WHERE paid = 4000",
    "UPDATE invoices SET credited = credited + 1 WHERE kind = 'invoice' AND credited > 0",
    "UPDATE invoices SET credited = credited - 1 WHERE kind = 'credit_note'",
    "UPDATE invoices SET gross_total = gross_total + 1, net_total = net_total + 1 WHERE paid = 4000",
    "UPDATE invoices SET issue_date = '2026-02-01' WHERE paid = 4000",
    "UPDATE invoices SET type = 'purchase' WHERE kind = 'credit_note'",
    "UPDATE invoices SET kind = 'credit_note' WHERE paid = 4000",
    "UPDATE invoices SET contact_id = 'con_z' WHERE paid = 4000",
    "DELETE FROM invoices WHERE kind = 'credit_note'",
    "UPDATE settlements SET allocated = allocated - 1 WHERE allocated = 4000",
    "UPDATE settlements SET allocated = allocated + 1 WHERE allocated = 4000",
    "UPDATE settlements SET amount = amount + 1 WHERE allocated = 4000",
    "UPDATE settlements SET date = '2026-02-01' WHERE amount = 2500",
    "UPDATE settlements SET side = 'purchase' WHERE amount = 2500",
    "UPDATE settlements SET type = 'payment' WHERE amount = 2500",
    "UPDATE settlements SET void_date = '2026-02-01' WHERE status = 'void'",
    "UPDATE settlements SET void_date = 'x' WHERE status = 'void'",
    "UPDATE settlements SET void_date = '2026-99-01' WHERE status = 'void'",
    "UPDATE settlements SET bank_transaction_id = NULL WHERE is_owned = 1",
    "UPDATE settlements SET journal_id = 'jnl_z' WHERE is_owned = 1",
    "DELETE FROM settlements WHERE amount = 2500",
    "UPDATE allocations SET amount = amount + 1 WHERE amount = 4000",
    "UPDATE allocations SET removed_date = '2026-02-01', removed_at = 1 WHERE amount = 4000",
    "UPDATE allocations SET invoice_id = (SELECT id FROM invoices WHERE gross_total = 5000) \
     WHERE amount = 4000",
    "DELETE FROM allocations WHERE amount = 2000",
    // Taken back, and used again from before that day: of the invoice, of the receipt, of the note.
    "INSERT INTO allocations (id, organisation_id, invoice_id, settlement_id, credit_note_id, amount, \
     date, removed_date, created_at, removed_at) SELECT 'alc_z', organisation_id, invoice_id, \
     (SELECT id FROM settlements WHERE amount = 2500), NULL, 4100, date, '2026-02-01', created_at, 1 \
     FROM allocations WHERE amount = 4000",
    "INSERT INTO allocations (id, organisation_id, invoice_id, settlement_id, credit_note_id, amount, \
     date, removed_date, created_at, removed_at) SELECT 'alc_z', organisation_id, invoice_id, \
     settlement_id, NULL, 2100, date, '2026-02-01', created_at, 1 FROM allocations WHERE amount = 4000",
    "INSERT INTO allocations (id, organisation_id, invoice_id, settlement_id, credit_note_id, amount, \
     date, removed_date, created_at, removed_at) SELECT 'alc_z', organisation_id, invoice_id, NULL, \
     credit_note_id, 1100, date, '2026-02-01', created_at, 1 FROM allocations WHERE amount = 2000",
    // In the books before, until after the day on which it is posted now.
    "UPDATE bank_transactions SET taken_back = '2026-01-22' WHERE way = 'allocations'",
];

on_both_databases! {
    async fn any_change_of_what_is_open_or_settled_is_seen(desk: &Desk) {
        let store = desk.store().await;
        let till = till(&store).await;
        assert!(till.is_whole().await);
        for table in TABLES {
            tamper(desk, &[&format!("CREATE TABLE kept_{table} AS SELECT * FROM {table}")]).await;
        }
        for change in CHANGES {
            tamper(desk, &[change]).await;
            assert!(!till.is_whole().await, "{change}");
            for table in TABLES {
                let clear = format!("DELETE FROM {table}");
                let fill = format!("INSERT INTO {table} SELECT * FROM kept_{table}");
                tamper(desk, &[&clear, &fill]).await;
            }
        }
        assert!(till.is_whole().await, "what was brought back is as it was");
    }

    async fn the_database_itself_keeps_what_is_settled_within_its_bounds(desk: &Desk) {
        let store = desk.store().await;
        let till = till(&store).await;
        for change in [
            "UPDATE invoices SET paid = gross_total + 1 WHERE gross_total = 5000",
            "UPDATE invoices SET paid = -1 WHERE gross_total = 5000",
            "UPDATE settlements SET allocated = amount + 1",
            "UPDATE settlements SET allocated = -1",
            "UPDATE settlements SET status = 'void'",
        ] {
            assert!(desk.execute(change).await.is_err(), "{change}");
        }
        assert!(till.is_whole().await);
    }

    async fn a_row_that_is_in_the_books_twice_for_some_days_is_named(desk: &Desk) {
        let store = desk.store().await;
        let till = till(&store).await;
        let (filter, page) = (BankTransactionFilter::default(), Page { limit: 1, offset: 0 });
        let listed = store.bank_transactions(till.books.organisation, &filter, &page.into()).await;
        let row = listed.unwrap().0[0].id;
        let lock = r#"{"lock_date":"2026-01-31","reason":"x"}"#;
        till.books.change(&store, LockPeriod(PeriodLock::read(lock).unwrap())).await;
        let (journal, because) = (JournalId::new(bits()), ReasonBody::default());
        till.books.change(&store, VoidBankTransaction { id: row, journal, because }).await;
        let kept = "SELECT count(*) FROM bank_transactions WHERE taken_back = '2026-02-01'";
        assert_eq!(desk.number(kept).await, 1);
        // Confirmed again on its own day, it is in the books twice until the day on which it was taken back.
        tamper(desk, &["UPDATE bank_transactions SET taken_back = NULL"]).await;
        let unlock = r#"{"lock_date":null,"reason":"x"}"#;
        till.books.change(&store, LockPeriod(PeriodLock::read(unlock).unwrap())).await;
        let how = format!(r#"{{"account_id":"{}"}}"#, till.books.accounts[1]);
        let again = || {
            let (journal, how) = (JournalId::new(bits()), Confirm::read(&how).unwrap());
            ConfirmBankTransaction { id: row, journal, how }
        };
        till.books.change(&store, again()).await;
        assert!(till.is_whole().await);
        tamper(desk, &["UPDATE bank_transactions SET taken_back = '2026-02-01'"]).await;
        assert!(!till.is_whole().await);
        // Confirmed anew it is right.
        let (journal, because) = (JournalId::new(bits()), ReasonBody::default());
        till.books.change(&store, VoidBankTransaction { id: row, journal, because }).await;
        till.books.change(&store, again()).await;
        assert!(till.is_whole().await);
    }
}
