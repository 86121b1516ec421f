//! Books with a row in every table of the books, for tests that change the tables.

use tieout::contract::ledger::account::{AccountPatch, NewAccount};
use tieout::contract::ledger::assertion::NewBalanceAssertion;
use tieout::contract::ledger::bank_account::NewBankAccount;
use tieout::contract::ledger::bank_transaction::{Import, ReasonBody};
use tieout::contract::ledger::confirm::Confirm;
use tieout::contract::ledger::contact::NewContact;
use tieout::contract::ledger::contra::{NewContra, UndoContra};
use tieout::contract::ledger::invoice::{NewInvoice, UndoWriteOff, Voiding, WriteOff};
use tieout::contract::ledger::journal::NewJournal;
use tieout::contract::ledger::late_vat::LateVatNote;
use tieout::contract::ledger::member::NewMember;
use tieout::contract::ledger::organisation::{OrganisationPatch, PeriodLock};
use tieout::contract::ledger::settlement::{NewAllocations, NewSettlement};
use tieout::contract::ledger::tax_code::{NewTaxCode, TaxCodePatch};
use tieout::contract::ledger::unpaid_purchase::RepayInputVat;
use tieout::contract::ledger::vat_filing::VatFiling;
use tieout::contract::ledger::vat_return::{NewVatReturn, VatPayment};
use tieout::id::{
    AccountId, AllocationId, BalanceAssertionId, BankAccountId, BankTransactionId, ContactId,
    ContraId, InvoiceId, JournalId, MemberId, SettlementId, VatReturnId,
};
use tieout_store::{
    AllocateCreditNote, AllocateSettlement, ConfirmBankTransaction, CreateAccount,
    CreateBalanceAssertion, CreateBankAccount, CreateContact, CreateContra, CreateInvoice,
    CreateSettlement, CreateVatReturn, FileVatReturn, FinaliseVatReturn, ImportBankTransactions,
    InviteMember, LockPeriod, NoteLateVat, PayVatReturn, PostJournal, RepayUnpaidPurchases,
    SetTaxCode, Store, UnallocateSettlement, UndoInvoiceWriteOff, UpdateAccount,
    UpdateOrganisation, UpdateTaxCode, VoidBankTransaction, VoidInvoice, WriteOffInvoice,
};

use crate::books::Books;
use crate::settling::spaced;
use crate::support::bits;
use crate::vat::{post, vat_control};

/// Books with something of everything.
pub(crate) struct WholeBooks<'s> {
    store: &'s Store,
    pub(crate) books: Books,
    contact: ContactId,
    bank: BankAccountId,
    control: AccountId,
}

impl<'s> WholeBooks<'s> {
    pub(crate) async fn new(store: &'s Store) -> Self {
        let books = Books::new(store).await;
        let mut whole = Self {
            store,
            books,
            contact: ContactId::new(bits()),
            bank: BankAccountId::new(bits()),
            control: AccountId::NOBODY,
        };
        whole.settings().await;
        let rows = whole.statement().await;
        let [first, second, note, _] = whole.documents().await;
        let receipt = whole.money(first, second, note).await;
        whole.deposit(second).await;
        whole.confirm(&rows, second, receipt).await;
        whole.write_offs(first, second).await;
        let bought = whole.unpaid_purchase().await;
        whole.contra(second, bought).await;
        whole.vat_returns().await;
        let journal = whole.books.post(store, 3).await;
        whole.books.reverse(store, journal).await;
        let new = NewBalanceAssertion::read(&format!(
            r#"{{"account_id":"{}","date":"2026-01-31","amount":12.50,"note":"Till"}}"#,
            whole.books.accounts[0]
        ));
        let (id, new) = (BalanceAssertionId::new(bits()), new.unwrap());
        whole.books.change(store, CreateBalanceAssertion { id, new }).await;
        let lock = PeriodLock::read(r#"{"lock_date":"2025-12-31","reason":"Closed"}"#).unwrap();
        whole.books.change(store, LockPeriod(lock)).await;
        whole
    }

    async fn settings(&mut self) {
        let (store, books) = (self.store, &self.books);
        let patch = OrganisationPatch::read(
            r#"{"vat_registered":true,"vat_scheme":"cash","vat_number":"GB123456789",
            "effective_from":"2026-01-01"}"#,
        );
        books.change(store, UpdateOrganisation(patch.unwrap())).await;
        for patch in [
            r#"{"vat_number":"GB123456788","effective_from":"2026-12-01"}"#,
            r#"{"vat_scheme":"standard","effective_from":"2027-06-01"}"#,
        ] {
            let patch = OrganisationPatch::read(patch).unwrap();
            books.change(store, UpdateOrganisation(patch)).await;
        }
        self.control = vat_control(store, books).await;
        let patch = AccountPatch::read(
            r#"{"description":"For the office","external_id":"A1","metadata":{"room":"2"}}"#,
        )
        .unwrap();
        books.change(store, UpdateAccount { id: books.accounts[0], patch }).await;
        for rate in ["21", "22.5"] {
            let new = format!(r#"{{"code":"ST","rate":{rate},"effective_from":"2026-02-01"}}"#);
            books.change(store, SetTaxCode(NewTaxCode::read(&new).unwrap())).await;
        }
        let new = r#"{"code":"CIS","name":"Construction","kind":"domestic_reverse_charge","rate":20,
            "effective_from":"2026-01-01","recoverable_percent":50}"#;
        books.change(store, SetTaxCode(NewTaxCode::read(new).unwrap())).await;
        let patch = TaxCodePatch::read(
            r#"{"effective_to":"2027-12-31","external_id":"T1","metadata":{"for":"sites"}}"#,
        )
        .unwrap();
        let code = "CIS".parse().unwrap();
        books.change(store, UpdateTaxCode { code, patch }).await;
        let new = NewMember::read(r#"{"email":"b@example.com","role":"viewer"}"#).unwrap();
        books.change(store, InviteMember { id: MemberId::new(bits()), new }).await;
        let new = format!(
            r#"{{"kind":"both","name":"Birch","reference":"B1","email":"b@birch.example",
            "vat_number":"GB999999973","company_number":"01234567","payment_terms_days":14,
            "address":{{"line1":"1 High St","town":"York"}},"default_account_id":"{}",
            "default_vat_code":"ST","external_id":"C1","metadata":{{"shop":"York"}}}}"#,
            books.accounts[0]
        );
        let new = NewContact::read(&new).unwrap();
        books.change(store, CreateContact { id: self.contact, new }).await;
        let new = NewBankAccount::read(
            r#"{"name":"Current","account_number":"12345678","sort_code":"12-34-56",
            "iban":"GB82WEST12345698765432","external_id":"B1","metadata":{"feed":"7"},"opening_balance":500.00,"opening_date":"2026-01-01"}"#,
        );
        let (account, journal) = (AccountId::new(bits()), JournalId::new(bits()));
        let new = new.unwrap();
        books.change(store, CreateBankAccount { id: self.bank, account, journal, new }).await;
    }

    /// Rows of a statement, with its balance.
    async fn statement(&self) -> Vec<BankTransactionId> {
        let row = |day: u8, amount: &str, more: &str| {
            format!(
                r#"{{"date":"2026-02-{day:02}","amount":{amount},"description":"Row {day}"{more}}}"#
            )
        };
        let rows = [
            row(
                1,
                "-12.00",
                &format!(r#","account_id":"{}","vat_code":"ST""#, self.books.accounts[1]),
            ),
            row(2, "-15.00", r#","reference":"R2","external_id":"E2","metadata":{"till":"3"}"#),
            row(3, "50.00", &format!(r#","contact_id":"{}""#, self.contact)),
            row(4, "24.00", ""),
            row(4, "24.00", ""),
        ];
        let import = format!(
            r#"{{"bank_account_id":"{}","rows":[{}],"statement_balance":571.00,"statement_date":"2026-02-28"}}"#,
            self.bank,
            rows.join(",")
        );
        let ids: Vec<_> = rows.iter().map(|_| BankTransactionId::new(bits())).collect();
        let import = Import::read(&import).unwrap();
        self.books.change(self.store, ImportBankTransactions { ids: ids.clone(), import }).await;
        ids
    }

    async fn document(&self, kind: &str, more: &str) -> InvoiceId {
        let id = InvoiceId::new(bits());
        let body = format!(
            r#"{{"type":"sales","kind":"{kind}","contact_id":"{}","issue_date":"2026-01-10",
            "reference":"PO 7","notes":"Thanks",{more}"lines":[
            {{"description":"Work","quantity":2,"unit_price":50.00,"discount_percent":10,
            "account_id":"{account}","vat_code":"ST"}},
            {{"description":"Parts","unit_price":10.00,"vat_amount":1.99,"account_id":"{account}","vat_code":"ST"}}]}}"#,
            self.contact,
            account = self.books.accounts[0],
        );
        let new = NewInvoice::read(&body).unwrap();
        self.books
            .change(self.store, CreateInvoice { id, journal: JournalId::new(bits()), new })
            .await;
        id
    }

    /// Two invoices and a credit note that are issued, one that is void; and a draft.
    async fn documents(&self) -> [InvoiceId; 4] {
        let first =
            self.document("invoice", r#""external_id":"I1","metadata":{"order":"9"},"#).await;
        let second = self.document("invoice", "").await;
        let note = self.document("credit_note", "").await;
        let void = self.document("invoice", "").await;
        let how = Voiding::default();
        let action = VoidInvoice { id: void, journal: JournalId::new(bits()), how };
        self.books.change(self.store, action).await;
        let draft = self.document("invoice", r#""issue":false,"#).await;
        [first, second, note, draft]
    }

    /// A receipt for a part of an invoice, what settled it and was taken back, and a credit note that settles the rest.
    async fn money(&self, first: InvoiceId, second: InvoiceId, note: InvoiceId) -> SettlementId {
        let (receipt, allocation) = (SettlementId::new(bits()), AllocationId::new(spaced()));
        let new = format!(
            r#"{{"type":"receipt","contact_id":"{}","bank_account_id":"{}","amount":50.00,"reference":"FP",
            "external_id":"S1","metadata":{{"card":"visa"}},
            "date":"2026-02-03","allocations":[{{"invoice_id":"{first}","amount":30.00}},
            {{"invoice_id":"{second}","amount":5.00}}]}}"#,
            self.contact, self.bank
        );
        let new = NewSettlement::read(&new).unwrap();
        let journal = JournalId::new(bits());
        let action = CreateSettlement { id: receipt, journal, allocation, new };
        self.books.change(self.store, action).await;
        self.books.change(self.store, UnallocateSettlement { id: receipt, allocation }).await;
        let new = format!(r#"{{"allocations":[{{"invoice_id":"{first}","amount":60.00}}]}}"#);
        let new = NewAllocations::read(&new).unwrap();
        let allocation = AllocationId::new(spaced());
        self.books.change(self.store, AllocateCreditNote { id: note, allocation, new }).await;
        receipt
    }

    /// A deposit that is allocated, and no longer is.
    async fn deposit(&self, invoice: InvoiceId) {
        let new = r#"{"code":"1250","name":"VAT on deposits","account_type":"ASSET","role":"vat_on_deposits"}"#;
        let (account, new) = (AccountId::new(bits()), NewAccount::read(new).unwrap());
        self.books.change(self.store, CreateAccount { id: account, new }).await;
        let body = format!(
            r#"{{"type":"receipt","contact_id":"{}","bank_account_id":"{}","amount":12.00,
            "date":"2026-02-03","deposit":{{"vat_code":"ST"}}}}"#,
            self.contact, self.bank
        );
        let (id, new) = (SettlementId::new(bits()), NewSettlement::read(&body).unwrap());
        let (journal, allocation) = (JournalId::new(bits()), AllocationId::new(spaced()));
        self.books.change(self.store, CreateSettlement { id, journal, allocation, new }).await;
        for amount in ["4.00", "5.00"] {
            let new =
                format!(r#"{{"allocations":[{{"invoice_id":"{invoice}","amount":{amount}}}]}}"#);
            let (allocation, new) =
                (AllocationId::new(spaced()), NewAllocations::read(&new).unwrap());
            self.books.change(self.store, AllocateSettlement { id, allocation, new }).await;
            if amount == "4.00" {
                self.books.change(self.store, UnallocateSettlement { id, allocation }).await;
            }
        }
    }

    /// A row that is coded, one that is split, one that was matched and is no longer, and one that settles.
    async fn confirm(&self, rows: &[BankTransactionId], invoice: InvoiceId, receipt: SettlementId) {
        let coded = format!(r#"{{"account_id":"{}","vat_code":"ST"}}"#, self.books.accounts[1]);
        let split = format!(
            r#"{{"lines":[{{"account_id":"{}","amount":-10.00,"vat_code":"CIS","memo":"a"}},
            {{"account_id":"{}","amount":-5.00}}]}}"#,
            self.books.accounts[1], self.books.accounts[2]
        );
        let matched = format!(r#"{{"match":{{"settlement_id":"{receipt}"}}}}"#);
        let settling =
            format!(r#"{{"allocations":[{{"invoice_id":"{invoice}","amount":24.00}}]}}"#);
        self.confirm_as(rows[0], &coded).await;
        self.confirm_as(rows[1], &split).await;
        self.confirm_as(rows[2], &matched).await;
        self.confirm_as(rows[3], &settling).await;
        for row in [rows[0], rows[2]] {
            let (journal, because) = (JournalId::new(bits()), ReasonBody::default());
            let undo = VoidBankTransaction { id: row, journal, because };
            self.books.change(self.store, undo).await;
        }
        self.confirm_as(rows[0], &coded).await;
    }

    async fn confirm_as(&self, id: BankTransactionId, how: &str) {
        let (journal, how) = (JournalId::new(spaced()), Confirm::read(how).unwrap());
        self.books.change(self.store, ConfirmBankTransaction { id, journal, how }).await;
    }

    /// A document of which the rest is written off, and one of which it was.
    async fn write_offs(&self, first: InvoiceId, second: InvoiceId) {
        let how = format!(
            r#"{{"date":"2027-01-15","account_id":"{}","reason":"Insolvent"}}"#,
            self.books.accounts[1]
        );
        for id in [first, second] {
            let (allocation, journal) = (AllocationId::new(spaced()), JournalId::new(bits()));
            let how = WriteOff::read(&how).unwrap();
            self.books.change(self.store, WriteOffInvoice { id, allocation, journal, how }).await;
        }
        let (journal, how) = (JournalId::new(bits()), UndoWriteOff::default());
        self.books.change(self.store, UndoInvoiceWriteOff { id: second, journal, how }).await;
    }

    /// A purchase of before cash accounting, whose VAT is given back.
    async fn unpaid_purchase(&self) -> InvoiceId {
        let body = format!(
            r#"{{"type":"purchase","contact_id":"{}","number":"P-1","issue_date":"2026-01-05",
            "tax_point":"2025-12-20","lines":[{{"description":"Oak","unit_price":50.00,
            "account_id":"{}","vat_code":"ST"}}]}}"#,
            self.contact, self.books.accounts[1],
        );
        let (id, journal) = (InvoiceId::new(bits()), JournalId::new(bits()));
        let new = NewInvoice::read(&body).unwrap();
        self.books.change(self.store, CreateInvoice { id, journal, new }).await;
        let how = format!(
            r#"{{"date":"2026-08-01","account_id":"{}","reason":"Unpaid"}}"#,
            self.books.accounts[2]
        );
        let (journal, how) = (JournalId::new(spaced()), RepayInputVat::read(&how).unwrap());
        self.books.change(self.store, RepayUnpaidPurchases { journal, how }).await;
        id
    }

    /// A contra, and one that is undone.
    async fn contra(&self, sold: InvoiceId, bought: InvoiceId) {
        for day in ["2027-01-20", "2027-01-21"] {
            let new = format!(
                r#"{{"contact_id":"{}","date":"{day}","reference":"C","external_id":"{day}","metadata":{{"by":"Ann"}},"allocations":[
                {{"invoice_id":"{sold}","amount":2.00}},{{"invoice_id":"{bought}","amount":2.00}}]}}"#,
                self.contact
            );
            let (id, journal) = (ContraId::new(bits()), JournalId::new(spaced()));
            let (allocation, new) = (AllocationId::new(spaced()), NewContra::read(&new).unwrap());
            self.books.change(self.store, CreateContra { id, journal, allocation, new }).await;
            if day == "2027-01-21" {
                let (journal, how) = (JournalId::new(bits()), UndoContra::default());
                let undo = tieout_store::UndoContra { id, journal, how };
                self.books.change(self.store, undo).await;
            }
        }
    }

    /// A payment to HMRC that is named on a return.
    async fn pay(&self, id: VatReturnId) {
        let lines = format!(
            r#"[{{"account_id":"{}","debit":5}},{{"account_id":"{}","credit":5}}]"#,
            self.control, self.books.accounts[0]
        );
        let new = format!(
            r#"{{"entry_date":"2026-03-05","description":"HMRC","metadata":{{"run":"1"}},"lines":{lines}}}"#
        );
        let (journal, new) = (JournalId::new(bits()), NewJournal::read(&new).unwrap());
        let action = PostJournal { id: journal, reversal: JournalId::new(bits()), new };
        self.books.change(self.store, action).await;
        let payment = VatPayment { journal_id: journal };
        self.books.change(self.store, PayVatReturn { id, payment }).await;
    }

    /// A filed return with an adjustment, and a draft.
    async fn vat_returns(&self) {
        let adjusted = r#","adjustments":[{"box":1,"amount":3.00,"reason":"Fuel"}]"#;
        for (from, to, more) in
            [("2026-01-01", "2026-02-28", adjusted), ("2026-03-01", "2026-03-31", "")]
        {
            let new = format!(r#"{{"date_from":"{from}","date_to":"{to}"{more}}}"#);
            let (id, new) = (VatReturnId::new(bits()), NewVatReturn::read(&new).unwrap());
            self.books.change(self.store, CreateVatReturn { id, new }).await;
            if !more.is_empty() {
                let action = FinaliseVatReturn { id, journal: JournalId::new(bits()) };
                self.books.change(self.store, action).await;
                let filing = r#"{"filed_at":"2026-03-01T00:00:00.000Z","receipt":"256660290587"}"#;
                let filing = VatFiling::read(filing).unwrap();
                self.books.change(self.store, FileVatReturn { id, filing }).await;
                self.pay(id).await;
                continue;
            }
            // Late, behind the first return: an error that the second one adjusts.
            let journal_id =
                post(self.store, &self.books, "2026-02-10", 6_000, ["credit", "debit"]).await;
            let note = format!(
                r#"{{"journal_id":"{journal_id}","kind":"error","behaviour":"careless","reason":"Lost"}}"#
            );
            let note = LateVatNote::read(&note).unwrap();
            self.books.change(self.store, NoteLateVat { id, note }).await;
        }
    }
}
