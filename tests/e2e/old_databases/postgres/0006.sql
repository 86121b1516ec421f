CREATE FUNCTION public.accounts_with_lines_stay() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
    IF EXISTS (SELECT 1 FROM journal_lines WHERE account_id = OLD.id)
    THEN RAISE EXCEPTION 'an account that lines are on'; END IF;
    RETURN OLD;
END $$;
CREATE FUNCTION public.allocations_touch() RETURNS trigger
    LANGUAGE plpgsql
    AS $_$
BEGIN
    EXECUTE 'UPDATE invoices SET touched = touched + 1 WHERE id = ANY($1)'
        USING ARRAY[NEW.invoice_id, NEW.credit_note_id];
    EXECUTE 'UPDATE settlements SET touched = touched + 1 WHERE id = $1' USING NEW.settlement_id;
    RETURN NULL;
END $_$;
CREATE FUNCTION public.audit_events_name_their_makers() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
DECLARE
    is_bad BOOLEAN;
BEGIN
    EXECUTE 'SELECT EXISTS (
        SELECT 1 FROM (SELECT DISTINCT organisation_id, user_id, key_id FROM added) e
        WHERE NOT EXISTS (SELECT 1 FROM organisations o WHERE o.id = e.organisation_id)
        OR NOT EXISTS (SELECT 1 FROM users u WHERE u.id = e.user_id)
        OR (e.key_id IS NOT NULL
            AND NOT EXISTS (SELECT 1 FROM api_keys k WHERE k.id = e.key_id))
    )' INTO is_bad;
    IF is_bad THEN RAISE EXCEPTION 'an audit event of nobody'; END IF;
    RETURN NULL;
END $$;
CREATE FUNCTION public.invoices_close() RETURNS trigger
    LANGUAGE plpgsql
    AS $_$
DECLARE
    live BIGINT;
BEGIN
    EXECUTE 'SELECT CAST(coalesce(sum(amount) FILTER (WHERE removed_date IS NULL), 0) AS BIGINT),
        min(date), max(greatest(date, removed_date)) FROM allocations
        WHERE invoice_id = $1 OR credit_note_id = $1'
        INTO live, NEW.settled_from, NEW.settled_to USING NEW.id;
    NEW.closed_from := CASE WHEN NEW.status = 'void' OR NEW.gross_total = live
        THEN greatest(coalesce(NEW.void_date, NEW.issue_date), NEW.settled_to)
        ELSE '9999-99-99' END;
    RETURN NEW;
END $_$;
CREATE FUNCTION public.journal_lines_come_first() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
DECLARE
    is_bad BOOLEAN;
BEGIN
    EXECUTE 'SELECT EXISTS (
        SELECT 1 FROM added l JOIN journals j
        ON j.organisation_id = l.organisation_id AND j.sequence = l.sequence
    )' INTO is_bad;
    IF is_bad THEN RAISE EXCEPTION 'a line for a journal that is posted'; END IF;
    RETURN NULL;
END $$;
CREATE FUNCTION public.journal_lines_name_accounts() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
DECLARE
    is_bad BOOLEAN;
BEGIN
    EXECUTE 'SELECT EXISTS (
        SELECT 1 FROM (SELECT DISTINCT organisation_id, account_id FROM added) l
        WHERE NOT EXISTS (
            SELECT 1 FROM accounts a
            WHERE a.organisation_id = l.organisation_id AND a.id = l.account_id
        )
    )' INTO is_bad;
    IF is_bad THEN RAISE EXCEPTION 'a line on no account of its organisation'; END IF;
    RETURN NULL;
END $$;
CREATE FUNCTION public.journals_balance() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
DECLARE
    is_bad BOOLEAN;
BEGIN
    EXECUTE 'SELECT EXISTS (
        SELECT 1 FROM added j CROSS JOIN LATERAL (
            SELECT count(*) AS lines, sum(amount) AS rest,
                sum(amount) FILTER (WHERE amount > 0) AS debits
            FROM journal_lines l
            WHERE l.organisation_id = j.organisation_id AND l.sequence = j.sequence
        ) t
        WHERE t.lines < 2 OR t.rest <> 0 OR t.debits IS DISTINCT FROM j.total
    )' INTO is_bad;
    IF is_bad THEN RAISE EXCEPTION 'a journal whose lines do not balance'; END IF;
    RETURN NULL;
END $$;
CREATE FUNCTION public.journals_name_their_makers() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
DECLARE
    is_bad BOOLEAN;
BEGIN
    EXECUTE 'SELECT EXISTS (
        SELECT 1 FROM (SELECT DISTINCT organisation_id, created_by FROM added) j
        WHERE NOT EXISTS (SELECT 1 FROM organisations o WHERE o.id = j.organisation_id)
        OR NOT EXISTS (SELECT 1 FROM users u WHERE u.id = j.created_by)
    )' INTO is_bad;
    IF is_bad THEN RAISE EXCEPTION 'a journal of nobody'; END IF;
    RETURN NULL;
END $$;
CREATE FUNCTION public.refuse_change() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ BEGIN RAISE EXCEPTION '% is append-only', TG_TABLE_NAME; END $$;
CREATE FUNCTION public.settlements_close() RETURNS trigger
    LANGUAGE plpgsql
    AS $_$
DECLARE
    live BIGINT;
BEGIN
    EXECUTE 'SELECT CAST(coalesce(sum(amount) FILTER (WHERE removed_date IS NULL), 0) AS BIGINT),
        min(date), max(greatest(date, removed_date)) FROM allocations WHERE settlement_id = $1'
        INTO live, NEW.settled_from, NEW.settled_to USING NEW.id;
    NEW.closed_from := CASE WHEN NEW.status = 'void' OR NEW.amount = live
        THEN greatest(coalesce(NEW.void_date, NEW.date), NEW.settled_to) ELSE '9999-99-99' END;
    RETURN NEW;
END $_$;
CREATE FUNCTION public.vat_returns_hold() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
    IF TG_OP = 'INSERT' THEN
        IF NEW.status <> 'draft' THEN RAISE EXCEPTION 'a VAT return begins as a draft'; END IF;
        RETURN NEW;
    END IF;
    IF OLD.status = 'finalised' THEN
        RAISE EXCEPTION 'a finalised VAT return is never changed';
    END IF;
    IF TG_OP = 'DELETE' THEN RETURN OLD; END IF;
    IF NEW.status = 'finalised' AND EXISTS (
        SELECT 1 FROM vat_returns r
        WHERE r.organisation_id = NEW.organisation_id AND r.id <> NEW.id
            AND r.status = 'finalised' AND r.date_from <= NEW.date_to AND r.date_to >= NEW.date_from
    ) THEN RAISE EXCEPTION 'finalised VAT returns do not overlap'; END IF;
    RETURN NEW;
END $$;
CREATE TABLE public._sqlx_migrations (
    version bigint NOT NULL,
    description text NOT NULL,
    installed_on timestamp with time zone DEFAULT now() NOT NULL,
    success boolean NOT NULL,
    checksum bytea NOT NULL,
    execution_time bigint NOT NULL
);
CREATE TABLE public.account_days (
    organisation_id text NOT NULL COLLATE pg_catalog."C",
    day text NOT NULL COLLATE pg_catalog."C",
    account_id text NOT NULL COLLATE pg_catalog."C",
    debit bigint NOT NULL,
    credit bigint NOT NULL,
    line_count bigint DEFAULT 0 NOT NULL,
    CONSTRAINT account_days_credit_check CHECK ((credit >= 0)),
    CONSTRAINT account_days_debit_check CHECK ((debit >= 0)),
    CONSTRAINT account_days_line_count_check CHECK ((line_count >= 0))
);
CREATE TABLE public.account_months (
    organisation_id text NOT NULL COLLATE pg_catalog."C",
    account_id text NOT NULL COLLATE pg_catalog."C",
    month text NOT NULL COLLATE pg_catalog."C",
    debit bigint NOT NULL,
    credit bigint NOT NULL,
    line_count bigint DEFAULT 0 NOT NULL,
    CONSTRAINT account_months_credit_check CHECK ((credit >= 0)),
    CONSTRAINT account_months_debit_check CHECK ((debit >= 0)),
    CONSTRAINT account_months_line_count_check CHECK ((line_count >= 0))
);
CREATE TABLE public.accounts (
    id text NOT NULL COLLATE pg_catalog."C",
    organisation_id text NOT NULL COLLATE pg_catalog."C",
    code text NOT NULL COLLATE pg_catalog."C",
    name text NOT NULL,
    account_type text NOT NULL,
    role text,
    default_vat_code text,
    description text,
    status text NOT NULL,
    created_at bigint NOT NULL,
    updated_at bigint NOT NULL,
    version bigint NOT NULL,
    CONSTRAINT accounts_account_type_check CHECK ((account_type = ANY (ARRAY['INCOME'::text, 'EXPENSE'::text, 'ASSET'::text, 'LIABILITY'::text, 'EQUITY'::text]))),
    CONSTRAINT accounts_status_check CHECK ((status = ANY (ARRAY['active'::text, 'archived'::text])))
);
CREATE TABLE public.allocations (
    id text NOT NULL COLLATE pg_catalog."C",
    organisation_id text NOT NULL COLLATE pg_catalog."C",
    invoice_id text NOT NULL COLLATE pg_catalog."C",
    settlement_id text COLLATE pg_catalog."C",
    credit_note_id text COLLATE pg_catalog."C",
    amount bigint NOT NULL,
    date text NOT NULL COLLATE pg_catalog."C",
    removed_date text COLLATE pg_catalog."C",
    created_at bigint NOT NULL,
    removed_at bigint,
    CONSTRAINT allocations_amount_check CHECK ((amount > 0)),
    CONSTRAINT allocations_check CHECK (((settlement_id IS NULL) <> (credit_note_id IS NULL))),
    CONSTRAINT allocations_check1 CHECK (((removed_date IS NULL) = (removed_at IS NULL)))
);
CREATE TABLE public.api_keys (
    id text NOT NULL COLLATE pg_catalog."C",
    user_id text NOT NULL,
    name text NOT NULL,
    scopes text NOT NULL,
    allow_overage bigint NOT NULL,
    hint text NOT NULL,
    created_at bigint NOT NULL,
    expires_at bigint,
    last_used_at bigint,
    revoked_at bigint,
    CONSTRAINT api_keys_allow_overage_check CHECK ((allow_overage = ANY (ARRAY[(0)::bigint, (1)::bigint])))
);
CREATE TABLE public.audit_events (
    organisation_id text NOT NULL COLLATE pg_catalog."C",
    number bigint NOT NULL,
    at bigint NOT NULL,
    user_id text NOT NULL,
    key_id text,
    action text NOT NULL,
    object_id text NOT NULL,
    was text,
    became text,
    hash bytea,
    CONSTRAINT audit_events_hash_check CHECK ((octet_length(hash) = 32)),
    CONSTRAINT audit_events_number_check CHECK ((number > 0))
);
CREATE TABLE public.bank_accounts (
    id text NOT NULL COLLATE pg_catalog."C",
    organisation_id text NOT NULL COLLATE pg_catalog."C",
    account_id text NOT NULL COLLATE pg_catalog."C",
    name text NOT NULL,
    kind text NOT NULL,
    account_number text,
    sort_code text,
    iban text,
    opening_balance bigint,
    opening_date text COLLATE pg_catalog."C",
    opening_journal_id text COLLATE pg_catalog."C",
    statement_balance bigint,
    created_at bigint NOT NULL,
    updated_at bigint NOT NULL,
    version bigint NOT NULL,
    statement_date text COLLATE pg_catalog."C",
    CONSTRAINT bank_accounts_check CHECK (((opening_balance IS NULL) = (opening_date IS NULL))),
    CONSTRAINT bank_accounts_kind_check CHECK ((kind = ANY (ARRAY['current'::text, 'savings'::text, 'credit_card'::text, 'cash'::text])))
);
CREATE TABLE public.bank_transactions (
    id text NOT NULL COLLATE pg_catalog."C",
    organisation_id text NOT NULL COLLATE pg_catalog."C",
    bank_account_id text NOT NULL COLLATE pg_catalog."C",
    date text NOT NULL COLLATE pg_catalog."C",
    amount bigint NOT NULL,
    description text NOT NULL,
    reference text,
    external_id text COLLATE pg_catalog."C",
    content_hash bytea NOT NULL,
    occurrence bigint NOT NULL,
    search text NOT NULL,
    status text NOT NULL,
    account_id text COLLATE pg_catalog."C",
    vat_code text NOT NULL,
    vat_amount bigint,
    contact_id text COLLATE pg_catalog."C",
    way text,
    journal_id text COLLATE pg_catalog."C",
    journal_line bigint,
    posted_account_id text COLLATE pg_catalog."C",
    posted_vat_code text,
    posted_vat bigint,
    confirmed_at bigint,
    created_at bigint NOT NULL,
    updated_at bigint NOT NULL,
    version bigint NOT NULL,
    taken_back text,
    CONSTRAINT bank_transactions_amount_check CHECK ((amount <> 0)),
    CONSTRAINT bank_transactions_check CHECK (((status = 'confirmed'::text) = (journal_id IS NOT NULL))),
    CONSTRAINT bank_transactions_check1 CHECK (((journal_id IS NULL) = (journal_line IS NULL))),
    CONSTRAINT bank_transactions_check2 CHECK (((journal_id IS NULL) = (way IS NULL))),
    CONSTRAINT bank_transactions_check3 CHECK (((journal_id IS NULL) = (confirmed_at IS NULL))),
    CONSTRAINT bank_transactions_check4 CHECK (((external_id IS NULL) = (occurrence > 0))),
    CONSTRAINT bank_transactions_content_hash_check CHECK ((length(content_hash) = 32)),
    CONSTRAINT bank_transactions_status_check CHECK ((status = ANY (ARRAY['unconfirmed'::text, 'confirmed'::text, 'excluded'::text]))),
    CONSTRAINT bank_transactions_way_check CHECK ((way = ANY (ARRAY['account'::text, 'split'::text, 'transfer'::text, 'match'::text, 'allocations'::text])))
);
CREATE TABLE public.blob_chunks (
    blob_id text NOT NULL,
    place bigint NOT NULL,
    bytes bytea NOT NULL
);
CREATE TABLE public.blobs (
    id text NOT NULL COLLATE pg_catalog."C",
    raw_length bigint NOT NULL,
    kept bigint NOT NULL,
    created_at bigint NOT NULL,
    first_chunk bytea NOT NULL,
    CONSTRAINT blobs_kept_check CHECK ((kept = ANY (ARRAY[(0)::bigint, (1)::bigint])))
);
CREATE TABLE public.contacts (
    id text NOT NULL COLLATE pg_catalog."C",
    organisation_id text NOT NULL COLLATE pg_catalog."C",
    kind text NOT NULL,
    name text NOT NULL,
    reference text COLLATE pg_catalog."C",
    email text,
    vat_number text,
    company_number text,
    address text,
    payment_terms_days bigint NOT NULL,
    default_account_id text COLLATE pg_catalog."C",
    default_vat_code text,
    status text NOT NULL,
    search text NOT NULL COLLATE pg_catalog."C",
    created_at bigint NOT NULL,
    updated_at bigint NOT NULL,
    version bigint NOT NULL,
    CONSTRAINT contacts_kind_check CHECK ((kind = ANY (ARRAY['customer'::text, 'supplier'::text, 'both'::text]))),
    CONSTRAINT contacts_payment_terms_days_check CHECK (((payment_terms_days >= 0) AND (payment_terms_days <= 365))),
    CONSTRAINT contacts_status_check CHECK ((status = ANY (ARRAY['active'::text, 'archived'::text])))
);
CREATE TABLE public.credit_movements (
    id bigint NOT NULL,
    user_id text NOT NULL,
    kind text NOT NULL,
    amount bigint NOT NULL,
    units bigint DEFAULT 0 NOT NULL,
    job_id text,
    reason text,
    created_at bigint NOT NULL,
    CONSTRAINT credit_movements_check CHECK (((kind <> 'overage'::text) OR (amount = 0))),
    CONSTRAINT credit_movements_check1 CHECK (((units >= 0) AND ((kind = 'overage'::text) OR (units = 0)))),
    CONSTRAINT credit_movements_kind_check CHECK ((kind = ANY (ARRAY['grant'::text, 'charge'::text, 'adjustment'::text, 'overage'::text])))
);
ALTER TABLE public.credit_movements ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.credit_movements_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.idempotent_answers (
    user_id text NOT NULL,
    realm text NOT NULL,
    idempotency_key text NOT NULL,
    fingerprint bytea NOT NULL,
    status bigint NOT NULL,
    body text NOT NULL,
    created_at bigint NOT NULL
);
CREATE TABLE public.invoice_lines (
    organisation_id text NOT NULL COLLATE pg_catalog."C",
    invoice_id text NOT NULL COLLATE pg_catalog."C",
    line bigint NOT NULL,
    description text NOT NULL,
    quantity text NOT NULL,
    unit_price text NOT NULL,
    discount_percent text,
    account_id text NOT NULL COLLATE pg_catalog."C",
    vat_code text NOT NULL,
    given_vat bigint,
    net bigint NOT NULL,
    vat bigint NOT NULL,
    gross bigint NOT NULL,
    CONSTRAINT invoice_lines_check CHECK (((net + vat) = gross)),
    CONSTRAINT invoice_lines_given_vat_check CHECK ((given_vat >= 0)),
    CONSTRAINT invoice_lines_line_check CHECK ((line > 0))
);
CREATE TABLE public.invoices (
    id text NOT NULL COLLATE pg_catalog."C",
    organisation_id text NOT NULL COLLATE pg_catalog."C",
    type text NOT NULL,
    kind text NOT NULL,
    status text NOT NULL,
    number text COLLATE pg_catalog."C",
    contact_id text NOT NULL COLLATE pg_catalog."C",
    issue_date text NOT NULL COLLATE pg_catalog."C",
    due_date text NOT NULL COLLATE pg_catalog."C",
    amounts_are text NOT NULL,
    reference text,
    notes text,
    net_total bigint NOT NULL,
    vat_total bigint NOT NULL,
    gross_total bigint NOT NULL,
    paid bigint NOT NULL,
    credited bigint NOT NULL,
    vat_counts text NOT NULL,
    journal_id text COLLATE pg_catalog."C",
    void_date text COLLATE pg_catalog."C",
    void_journal_id text COLLATE pg_catalog."C",
    search text NOT NULL COLLATE pg_catalog."C",
    created_at bigint NOT NULL,
    updated_at bigint NOT NULL,
    version bigint NOT NULL,
    closed_from text DEFAULT '9999-99-99'::text NOT NULL COLLATE pg_catalog."C",
    touched bigint DEFAULT 0 NOT NULL,
    settled_from text COLLATE pg_catalog."C",
    settled_to text COLLATE pg_catalog."C",
    CONSTRAINT invoices_amounts_are_check CHECK ((amounts_are = ANY (ARRAY['exclusive'::text, 'inclusive'::text]))),
    CONSTRAINT invoices_check CHECK (((net_total + vat_total) = gross_total)),
    CONSTRAINT invoices_check1 CHECK ((((paid + credited) = 0) OR ((paid + credited) <= gross_total))),
    CONSTRAINT invoices_check2 CHECK (((status <> 'issued'::text) OR ((journal_id IS NOT NULL) AND (number IS NOT NULL)))),
    CONSTRAINT invoices_check3 CHECK (((status <> 'draft'::text) OR (journal_id IS NULL))),
    CONSTRAINT invoices_check4 CHECK (((void_journal_id IS NOT NULL) = ((status = 'void'::text) AND (journal_id IS NOT NULL)))),
    CONSTRAINT invoices_check5 CHECK (((void_date IS NOT NULL) = (status = 'void'::text))),
    CONSTRAINT invoices_check6 CHECK (((status = 'issued'::text) OR ((paid + credited) = 0))),
    CONSTRAINT invoices_credited_check CHECK ((credited >= 0)),
    CONSTRAINT invoices_kind_check CHECK ((kind = ANY (ARRAY['invoice'::text, 'credit_note'::text]))),
    CONSTRAINT invoices_paid_check CHECK ((paid >= 0)),
    CONSTRAINT invoices_status_check CHECK ((status = ANY (ARRAY['draft'::text, 'issued'::text, 'void'::text]))),
    CONSTRAINT invoices_type_check CHECK ((type = ANY (ARRAY['sales'::text, 'purchase'::text]))),
    CONSTRAINT invoices_vat_counts_check CHECK ((vat_counts = ANY (ARRAY['issued'::text, 'paid'::text])))
);
CREATE TABLE public.jobs (
    id text NOT NULL COLLATE pg_catalog."C",
    product text NOT NULL,
    place bigint NOT NULL,
    user_id text NOT NULL,
    key_id text NOT NULL,
    status text NOT NULL,
    cost bigint NOT NULL,
    allow_overage bigint NOT NULL,
    attempts bigint DEFAULT 0 NOT NULL,
    fence bigint DEFAULT 0 NOT NULL,
    leased_until bigint,
    payload text,
    result text,
    credits_charged bigint,
    error text,
    created_at bigint NOT NULL,
    started_at bigint,
    finished_at bigint,
    has_remains bigint DEFAULT 0 NOT NULL,
    CONSTRAINT jobs_allow_overage_check CHECK ((allow_overage = ANY (ARRAY[(0)::bigint, (1)::bigint]))),
    CONSTRAINT jobs_check CHECK (((status = 'completed'::text) = (result IS NOT NULL))),
    CONSTRAINT jobs_check1 CHECK (((status = 'failed'::text) = (error IS NOT NULL))),
    CONSTRAINT jobs_check2 CHECK (((status = ANY (ARRAY['queued'::text, 'processing'::text])) = (payload IS NOT NULL))),
    CONSTRAINT jobs_cost_check CHECK ((cost >= 0)),
    CONSTRAINT jobs_has_remains_check CHECK ((has_remains = ANY (ARRAY[(0)::bigint, (1)::bigint]))),
    CONSTRAINT jobs_status_check CHECK ((status = ANY (ARRAY['queued'::text, 'processing'::text, 'completed'::text, 'failed'::text])))
);
CREATE TABLE public.journal_lines (
    organisation_id text NOT NULL COLLATE pg_catalog."C",
    sequence bigint NOT NULL,
    line bigint NOT NULL,
    account_id text NOT NULL COLLATE pg_catalog."C",
    amount bigint NOT NULL,
    memo text,
    vat_code text,
    vat_amount bigint NOT NULL,
    is_generated bigint NOT NULL,
    entry_date text NOT NULL COLLATE pg_catalog."C",
    CONSTRAINT journal_lines_amount_check CHECK ((amount <> 0)),
    CONSTRAINT journal_lines_is_generated_check CHECK ((is_generated = ANY (ARRAY[(0)::bigint, (1)::bigint]))),
    CONSTRAINT journal_lines_line_check CHECK ((line > 0)),
    CONSTRAINT journal_lines_vat_amount_check CHECK ((vat_amount >= 0))
);
CREATE TABLE public.journals (
    id text NOT NULL COLLATE pg_catalog."C",
    organisation_id text NOT NULL COLLATE pg_catalog."C",
    sequence bigint NOT NULL,
    entry_date text NOT NULL COLLATE pg_catalog."C",
    description text NOT NULL,
    reference text,
    external_id text COLLATE pg_catalog."C",
    source text NOT NULL,
    reverses_journal_id text COLLATE pg_catalog."C",
    total bigint NOT NULL,
    created_at bigint NOT NULL,
    created_by text NOT NULL,
    hash bytea NOT NULL,
    search text DEFAULT ''::text NOT NULL COLLATE pg_catalog."C",
    CONSTRAINT journals_hash_check CHECK ((length(hash) = 32)),
    CONSTRAINT journals_sequence_check CHECK ((sequence > 0)),
    CONSTRAINT journals_total_check CHECK ((total > 0))
);
CREATE TABLE public.key_secrets (
    hash bytea NOT NULL,
    key_id text NOT NULL,
    valid_until bigint,
    CONSTRAINT key_secrets_hash_check CHECK ((length(hash) = 32))
);
CREATE TABLE public.ledger_heads (
    organisation_id text NOT NULL COLLATE pg_catalog."C",
    sequence bigint NOT NULL,
    hash bytea NOT NULL,
    posted bigint NOT NULL,
    audited bigint NOT NULL,
    audit_hash bytea DEFAULT '\x0000000000000000000000000000000000000000000000000000000000000000'::bytea NOT NULL,
    CONSTRAINT ledger_heads_audit_hash_check CHECK ((octet_length(audit_hash) = 32)),
    CONSTRAINT ledger_heads_audited_check CHECK ((audited >= 0)),
    CONSTRAINT ledger_heads_hash_check CHECK ((length(hash) = 32)),
    CONSTRAINT ledger_heads_posted_check CHECK ((posted >= 0)),
    CONSTRAINT ledger_heads_sequence_check CHECK ((sequence >= 0))
);
CREATE TABLE public.members (
    id text NOT NULL COLLATE pg_catalog."C",
    organisation_id text NOT NULL COLLATE pg_catalog."C",
    email text NOT NULL,
    user_id text,
    role text NOT NULL,
    created_at bigint NOT NULL,
    accepted_at bigint,
    version bigint DEFAULT 1 NOT NULL,
    CONSTRAINT members_check CHECK (((user_id IS NULL) = (accepted_at IS NULL))),
    CONSTRAINT members_role_check CHECK ((role = ANY (ARRAY['owner'::text, 'editor'::text, 'viewer'::text])))
);
CREATE TABLE public.number_sequences (
    organisation_id text NOT NULL COLLATE pg_catalog."C",
    name text NOT NULL COLLATE pg_catalog."C",
    last bigint NOT NULL,
    CONSTRAINT number_sequences_last_check CHECK ((last >= 0))
);
CREATE TABLE public.organisations (
    id text NOT NULL COLLATE pg_catalog."C",
    name text NOT NULL,
    currency text NOT NULL,
    country text NOT NULL,
    financial_year_end text NOT NULL,
    vat_registered bigint NOT NULL,
    vat_number text,
    vat_scheme text NOT NULL,
    flat_rate_percent text,
    vat_rounding text NOT NULL,
    status text NOT NULL,
    lock_date text,
    created_at bigint NOT NULL,
    updated_at bigint NOT NULL,
    version bigint NOT NULL,
    own_rates bigint DEFAULT 0 NOT NULL,
    vat_returned_to text COLLATE pg_catalog."C",
    CONSTRAINT organisations_check CHECK (((vat_scheme = 'none'::text) = (vat_registered = 0))),
    CONSTRAINT organisations_check1 CHECK (((vat_scheme = 'flat_rate'::text) = (flat_rate_percent IS NOT NULL))),
    CONSTRAINT organisations_own_rates_check CHECK ((own_rates >= 0)),
    CONSTRAINT organisations_status_check CHECK ((status = ANY (ARRAY['active'::text, 'archived'::text]))),
    CONSTRAINT organisations_vat_registered_check CHECK ((vat_registered = ANY (ARRAY[(0)::bigint, (1)::bigint]))),
    CONSTRAINT organisations_vat_rounding_check CHECK ((vat_rounding = ANY (ARRAY['line'::text, 'document'::text]))),
    CONSTRAINT organisations_vat_scheme_check CHECK ((vat_scheme = ANY (ARRAY['none'::text, 'standard'::text, 'cash'::text, 'flat_rate'::text])))
);
CREATE TABLE public.queue_shares (
    product text NOT NULL,
    user_id text NOT NULL,
    unfinished bigint NOT NULL,
    CONSTRAINT queue_shares_unfinished_check CHECK ((unfinished >= 0))
);
CREATE TABLE public.queues (
    product text NOT NULL,
    accepted bigint DEFAULT 0 NOT NULL,
    unfinished bigint DEFAULT 0 NOT NULL,
    CONSTRAINT queues_unfinished_check CHECK ((unfinished >= 0))
);
CREATE UNLOGGED TABLE public.rate_windows (
    key_id text NOT NULL,
    began_at bigint NOT NULL,
    used bigint NOT NULL
);
CREATE TABLE public.settings (
    name text NOT NULL,
    value text NOT NULL
);
CREATE TABLE public.settlements (
    id text NOT NULL COLLATE pg_catalog."C",
    organisation_id text NOT NULL COLLATE pg_catalog."C",
    type text NOT NULL,
    side text NOT NULL,
    status text NOT NULL,
    contact_id text NOT NULL COLLATE pg_catalog."C",
    bank_account_id text NOT NULL COLLATE pg_catalog."C",
    date text NOT NULL COLLATE pg_catalog."C",
    amount bigint NOT NULL,
    allocated bigint NOT NULL,
    reference text,
    bank_transaction_id text COLLATE pg_catalog."C",
    is_owned bigint NOT NULL,
    journal_id text NOT NULL COLLATE pg_catalog."C",
    void_date text COLLATE pg_catalog."C",
    void_journal_id text COLLATE pg_catalog."C",
    search text NOT NULL COLLATE pg_catalog."C",
    created_at bigint NOT NULL,
    updated_at bigint NOT NULL,
    version bigint NOT NULL,
    closed_from text DEFAULT '9999-99-99'::text NOT NULL COLLATE pg_catalog."C",
    touched bigint DEFAULT 0 NOT NULL,
    settled_from text COLLATE pg_catalog."C",
    settled_to text COLLATE pg_catalog."C",
    CONSTRAINT settlements_amount_check CHECK ((amount > 0)),
    CONSTRAINT settlements_check CHECK (((allocated >= 0) AND (allocated <= amount))),
    CONSTRAINT settlements_check1 CHECK (((status = 'void'::text) = (void_journal_id IS NOT NULL))),
    CONSTRAINT settlements_check2 CHECK (((status = 'void'::text) = (void_date IS NOT NULL))),
    CONSTRAINT settlements_check3 CHECK (((status = 'posted'::text) OR (allocated = 0))),
    CONSTRAINT settlements_is_owned_check CHECK ((is_owned = ANY (ARRAY[(0)::bigint, (1)::bigint]))),
    CONSTRAINT settlements_side_check CHECK ((side = ANY (ARRAY['sales'::text, 'purchase'::text]))),
    CONSTRAINT settlements_status_check CHECK ((status = ANY (ARRAY['posted'::text, 'void'::text]))),
    CONSTRAINT settlements_type_check CHECK ((type = ANY (ARRAY['receipt'::text, 'payment'::text])))
);
CREATE TABLE public.stated_balances (
    organisation_id text NOT NULL COLLATE pg_catalog."C",
    bank_account_id text NOT NULL COLLATE pg_catalog."C",
    day text NOT NULL COLLATE pg_catalog."C",
    balance bigint NOT NULL,
    stated_at bigint NOT NULL
);
CREATE TABLE public.tax_rates (
    organisation_id text NOT NULL COLLATE pg_catalog."C",
    code text NOT NULL COLLATE pg_catalog."C",
    effective_from text NOT NULL COLLATE pg_catalog."C",
    rate bigint NOT NULL,
    CONSTRAINT tax_rates_code_check CHECK ((code = ANY (ARRAY['ST'::text, 'RR'::text]))),
    CONSTRAINT tax_rates_rate_check CHECK (((rate >= 0) AND (rate <= 1000000)))
);
CREATE TABLE public.traceless_chunks (
    blob_id text NOT NULL,
    place bigint NOT NULL,
    padding bytea NOT NULL,
    bytes bytea NOT NULL
);
ALTER TABLE ONLY public.traceless_chunks ALTER COLUMN bytes SET STORAGE EXTERNAL;
CREATE TABLE public.unlinked_journals (
    organisation_id text NOT NULL COLLATE pg_catalog."C",
    bank_transaction_id text NOT NULL COLLATE pg_catalog."C",
    journal_id text NOT NULL COLLATE pg_catalog."C"
);
CREATE TABLE public.users (
    id text NOT NULL COLLATE pg_catalog."C",
    email text NOT NULL,
    allow_overage bigint DEFAULT 0 NOT NULL,
    balance bigint DEFAULT 0 NOT NULL,
    reserved bigint DEFAULT 0 NOT NULL,
    created_at bigint NOT NULL,
    CONSTRAINT users_allow_overage_check CHECK ((allow_overage = ANY (ARRAY[(0)::bigint, (1)::bigint]))),
    CONSTRAINT users_balance_check CHECK ((balance >= 0)),
    CONSTRAINT users_reserved_check CHECK ((reserved >= 0))
);
CREATE TABLE public.vat_days (
    organisation_id text NOT NULL COLLATE pg_catalog."C",
    day text NOT NULL COLLATE pg_catalog."C",
    side text NOT NULL COLLATE pg_catalog."C",
    net bigint NOT NULL,
    vat bigint NOT NULL,
    CONSTRAINT vat_days_side_check CHECK ((side = ANY (ARRAY['output'::text, 'input'::text])))
);
CREATE TABLE public.vat_entries (
    organisation_id text NOT NULL COLLATE pg_catalog."C",
    sequence bigint NOT NULL,
    line bigint NOT NULL,
    part bigint NOT NULL,
    entry_date text NOT NULL COLLATE pg_catalog."C",
    vat_date text COLLATE pg_catalog."C",
    side text NOT NULL COLLATE pg_catalog."C",
    vat_code text NOT NULL COLLATE pg_catalog."C",
    net bigint NOT NULL,
    vat bigint NOT NULL,
    invoice_id text COLLATE pg_catalog."C",
    allocation_id text COLLATE pg_catalog."C",
    CONSTRAINT vat_entries_check CHECK (((part = 0) = (allocation_id IS NULL))),
    CONSTRAINT vat_entries_check1 CHECK (((part = 0) OR ((invoice_id IS NOT NULL) AND (vat_date IS NOT NULL)))),
    CONSTRAINT vat_entries_line_check CHECK ((line > 0)),
    CONSTRAINT vat_entries_part_check CHECK ((part >= 0)),
    CONSTRAINT vat_entries_side_check CHECK ((side = ANY (ARRAY['output'::text, 'input'::text]))),
    CONSTRAINT vat_entries_vat_code_check CHECK ((vat_code = ANY (ARRAY['ST'::text, 'RR'::text, 'ZR'::text, 'EX'::text])))
);
CREATE TABLE public.vat_returns (
    id text NOT NULL COLLATE pg_catalog."C",
    organisation_id text NOT NULL COLLATE pg_catalog."C",
    date_from text NOT NULL COLLATE pg_catalog."C",
    date_to text NOT NULL COLLATE pg_catalog."C",
    status text NOT NULL,
    adjustments text NOT NULL,
    scheme text,
    flat_rate_percent text,
    output_net bigint,
    output_vat bigint,
    input_net bigint,
    input_vat bigint,
    box_1 bigint,
    box_2 bigint,
    box_3 bigint,
    box_4 bigint,
    box_5 bigint,
    box_6 bigint,
    box_7 bigint,
    box_8 bigint,
    box_9 bigint,
    journal_id text COLLATE pg_catalog."C",
    finalised_at bigint,
    created_at bigint NOT NULL,
    updated_at bigint NOT NULL,
    version bigint NOT NULL,
    CONSTRAINT vat_returns_check CHECK ((date_from <= date_to)),
    CONSTRAINT vat_returns_check1 CHECK (((status = 'finalised'::text) = (finalised_at IS NOT NULL))),
    CONSTRAINT vat_returns_check2 CHECK (((status = 'finalised'::text) = (scheme IS NOT NULL))),
    CONSTRAINT vat_returns_check3 CHECK (((status = 'finalised'::text) = ((output_net IS NOT NULL) AND (output_vat IS NOT NULL) AND (input_net IS NOT NULL) AND (input_vat IS NOT NULL)))),
    CONSTRAINT vat_returns_check4 CHECK (((status = 'finalised'::text) = ((box_1 IS NOT NULL) AND (box_2 IS NOT NULL) AND (box_3 IS NOT NULL) AND (box_4 IS NOT NULL) AND (box_5 IS NOT NULL) AND (box_6 IS NOT NULL) AND (box_7 IS NOT NULL) AND (box_8 IS NOT NULL) AND (box_9 IS NOT NULL)))),
    CONSTRAINT vat_returns_check5 CHECK (((status = 'finalised'::text) OR (journal_id IS NULL))),
    CONSTRAINT vat_returns_scheme_check CHECK ((scheme = ANY (ARRAY['none'::text, 'standard'::text, 'cash'::text, 'flat_rate'::text]))),
    CONSTRAINT vat_returns_status_check CHECK ((status = ANY (ARRAY['draft'::text, 'finalised'::text])))
);
INSERT INTO public._sqlx_migrations VALUES (1, 'platform', '2026-11-26 16:29:36.269227+00', true, '\x56c81ff92db5a60532a52e529ddcd2b3714beb82ec59181bf95986d52f268197171d205459743abb4151461a41566020', 98260446);
INSERT INTO public._sqlx_migrations VALUES (2, 'ledger', '2026-11-26 16:29:36.367978+00', true, '\x9dbce99dbcc48220e29e165be44645571133eb94388b7c8f75e291d52a3fb0f2eb2c984f32b101e0c87036b784fa257a', 66623922);
INSERT INTO public._sqlx_migrations VALUES (3, 'banking', '2026-11-26 16:29:36.434904+00', true, '\xaf7a63db1c79803920e379cde8dba5f12d6e3b18db971dc1a293319bba674be00693191dc100b8bd945b6d377ad9a22d', 40855048);
INSERT INTO public._sqlx_migrations VALUES (4, 'documents', '2026-11-26 16:29:36.476087+00', true, '\x2a0daa78186f0765af84764908dc9a70ee4b78006a4a83d772ac42dc7a5b36b224f48b1fd4dfa469253d5cb5c2e9ca87', 56888587);
INSERT INTO public._sqlx_migrations VALUES (5, 'vat', '2026-11-26 16:29:36.533284+00', true, '\x4aa7049bf04573185ba6c20a2b727e74cee0bea158d32fe08ba75b1be5d9790198c677fa5fee6e4112e4acdac9498cca', 31881099);
INSERT INTO public._sqlx_migrations VALUES (6, 'audit_chain', '2026-11-26 16:29:36.565395+00', true, '\x4d36e58febb07026c335df03ce24cb09228b213cb5db12a86a78bc44ad11337d09c026e139287d13faaf63730a1c89c9', 792373);
INSERT INTO public.account_days VALUES ('org_01m8cb1tj4evnb84s0azdtgzah', '2026-01-01', 'acc_01m8cb1tj4evnb84s062zyj4ge', 1000000, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8cb1tj4evnb84s0azdtgzah', '2026-01-15', 'acc_01m8cb1tj4evnb84s05qhmjay7', 234000, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8cb1tj4evnb84s0azdtgzah', '2026-01-15', 'acc_01m8cb1tj4evnb84s07we9rke5', 0, 195000, 1);
INSERT INTO public.account_days VALUES ('org_01m8cb1tj4evnb84s0azdtgzah', '2026-01-15', 'acc_01m8cb1tmmephvbqvnfacbane0', 0, 39000, 1);
INSERT INTO public.account_days VALUES ('org_01m8cb1tj4evnb84s0azdtgzah', '2026-01-20', 'acc_01m8cb1tj4evnb84s06bpnk8jm', 0, 41200, 1);
INSERT INTO public.account_days VALUES ('org_01m8cb1tj4evnb84s0azdtgzah', '2026-01-20', 'acc_01m8cb1tj4evnb84s08jxjzv94', 41200, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8cb1tj4evnb84s0azdtgzah', '2026-01-21', 'acc_01m8cb1tj4evnb84s053nn8zr5', 89900, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8cb1tj4evnb84s0azdtgzah', '2026-01-21', 'acc_01m8cb1tj4evnb84s06bpnk8jm', 0, 107880, 1);
INSERT INTO public.account_days VALUES ('org_01m8cb1tj4evnb84s0azdtgzah', '2026-01-21', 'acc_01m8cb1tmmephvbqvnfacbane0', 17980, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8cb1tj4evnb84s0azdtgzah', '2026-01-28', 'acc_01m8cb1tj4evnb84s05qhmjay7', 87000, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8cb1tj4evnb84s0azdtgzah', '2026-01-28', 'acc_01m8cb1tj4evnb84s080qz4rmj', 0, 87000, 1);
INSERT INTO public.account_days VALUES ('org_01m8cb1tj4evnb84s0azdtgzah', '2026-02-01', 'acc_01m8cb1tj4evnb84s06bpnk8jm', 0, 135000, 1);
INSERT INTO public.account_days VALUES ('org_01m8cb1tj4evnb84s0azdtgzah', '2026-02-01', 'acc_01m8cb1tj4evnb84s09ad22bbp', 135000, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8cb1tj4evnb84s0azdtgzah', '2026-02-09', 'acc_01m8cb1tj4evnb84s05qhmjay7', 28200, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8cb1tj4evnb84s0azdtgzah', '2026-02-09', 'acc_01m8cb1tj4evnb84s07we9rke5', 0, 3500, 1);
INSERT INTO public.account_days VALUES ('org_01m8cb1tj4evnb84s0azdtgzah', '2026-02-09', 'acc_01m8cb1tmmephvbqvnfacbane0', 0, 700, 1);
INSERT INTO public.account_days VALUES ('org_01m8cb1tj4evnb84s0azdtgzah', '2026-02-09', 'acc_01m8cb1tpwe6j86kbs6x72crkb', 0, 24000, 1);
INSERT INTO public.account_days VALUES ('org_01m8cb1tj4evnb84s0azdtgzah', '2026-02-20', 'acc_01m8cb1tj4evnb84s05qhmjay7', 159840, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8cb1tj4evnb84s0azdtgzah', '2026-02-20', 'acc_01m8cb1tj4evnb84s07we9rke5', 0, 133200, 1);
INSERT INTO public.account_days VALUES ('org_01m8cb1tj4evnb84s0azdtgzah', '2026-02-20', 'acc_01m8cb1tmmephvbqvnfacbane0', 0, 26640, 1);
INSERT INTO public.account_days VALUES ('org_01m8cb1tj4evnb84s0azdtgzah', '2026-03-12', 'acc_01m8cb1tj4evnb84s05qhmjay7', 0, 18000, 1);
INSERT INTO public.account_days VALUES ('org_01m8cb1tj4evnb84s0azdtgzah', '2026-03-12', 'acc_01m8cb1tj4evnb84s07we9rke5', 15000, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8cb1tj4evnb84s0azdtgzah', '2026-03-12', 'acc_01m8cb1tmmephvbqvnfacbane0', 3000, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8cb1tj4evnb84s0azdtgzah', '2026-03-24', 'acc_01m8cb1tj4evnb84s06bpnk8jm', 0, 76800, 1);
INSERT INTO public.account_days VALUES ('org_01m8cb1tj4evnb84s0azdtgzah', '2026-03-24', 'acc_01m8cb1tj4evnb84s08p26qdba', 64000, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8cb1tj4evnb84s0azdtgzah', '2026-03-24', 'acc_01m8cb1tmmephvbqvnfacbane0', 12800, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8cb1tj4evnb84s0azdtgzah', '2026-03-27', 'acc_01m8cb1tj4evnb84s05qhmjay7', 56400, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8cb1tj4evnb84s0azdtgzah', '2026-03-27', 'acc_01m8cb1tj4evnb84s07we9rke5', 0, 32500, 1);
INSERT INTO public.account_days VALUES ('org_01m8cb1tj4evnb84s0azdtgzah', '2026-03-27', 'acc_01m8cb1tj4evnb84s080qz4rmj', 0, 17400, 1);
INSERT INTO public.account_days VALUES ('org_01m8cb1tj4evnb84s0azdtgzah', '2026-03-27', 'acc_01m8cb1tmmephvbqvnfacbane0', 0, 6500, 1);
INSERT INTO public.account_days VALUES ('org_01m8cb1tj4evnb84s0azdtgzah', '2026-03-03', 'acc_01m8cb1tj4evnb84s05qhmjay7', 60000, 60000, 2);
INSERT INTO public.account_days VALUES ('org_01m8cb1tj4evnb84s0azdtgzah', '2026-03-03', 'acc_01m8cb1tj4evnb84s07we9rke5', 50000, 50000, 2);
INSERT INTO public.account_days VALUES ('org_01m8cb1tj4evnb84s0azdtgzah', '2026-03-03', 'acc_01m8cb1tmmephvbqvnfacbane0', 10000, 10000, 2);
INSERT INTO public.account_days VALUES ('org_01m8cb1tj4evnb84s0azdtgzah', '2026-01-01', 'acc_01m8cb1tj4evnb84s0715rrwjq', 0, 990000, 1);
INSERT INTO public.account_days VALUES ('org_01m8cb1tj4evnb84s0azdtgzah', '2026-01-01', 'acc_01m8cb1tj4evnb84s07cnt4ta6', 0, 10000, 1);
INSERT INTO public.account_days VALUES ('org_01m8cb1tj4evnb84s0azdtgzah', '2026-01-01', 'acc_01m8cb1tj4evnb84s07s9ygbsw', 1000000, 1000000, 2);
INSERT INTO public.account_days VALUES ('org_01m8cb1tj4evnb84s0azdtgzah', '2026-03-31', 'acc_01m8cb1tj4evnb84s05dnh6xtr', 0, 7492, 1);
INSERT INTO public.account_days VALUES ('org_01m8cb1tj4evnb84s0azdtgzah', '2026-03-31', 'acc_01m8cb1tj4evnb84s06jyfms3f', 0, 6345, 1);
INSERT INTO public.account_days VALUES ('org_01m8cb1tj4evnb84s0azdtgzah', '2026-03-31', 'acc_01m8cb1tj4evnb84s08yqfkapa', 100000, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8cb1tj4evnb84s0azdtgzah', '2026-03-31', 'acc_01m8cb1tsse5ss1hgma48vsye7', 7492, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8cb1tj4evnb84s0azdtgzah', '2026-03-06', 'acc_01m8cb1tj4evnb84s05qhmjay7', 0, 28200, 1);
INSERT INTO public.account_days VALUES ('org_01m8cb1tj4evnb84s0azdtgzah', '2026-03-06', 'acc_01m8cb1tj4evnb84s062zyj4ge', 28200, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8cb1tj4evnb84s0azdtgzah', '2026-01-22', 'acc_01m8cb1tj4evnb84s062zyj4ge', 0, 107880, 1);
INSERT INTO public.account_days VALUES ('org_01m8cb1tj4evnb84s0azdtgzah', '2026-01-22', 'acc_01m8cb1tj4evnb84s06bpnk8jm', 107880, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8cb1tj4evnb84s0azdtgzah', '2026-01-30', 'acc_01m8cb1tj4evnb84s05qhmjay7', 0, 150000, 1);
INSERT INTO public.account_days VALUES ('org_01m8cb1tj4evnb84s0azdtgzah', '2026-01-30', 'acc_01m8cb1tj4evnb84s062zyj4ge', 150000, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8cb1tj4evnb84s0azdtgzah', '2026-02-10', 'acc_01m8cb1tj4evnb84s062zyj4ge', 0, 135000, 1);
INSERT INTO public.account_days VALUES ('org_01m8cb1tj4evnb84s0azdtgzah', '2026-02-10', 'acc_01m8cb1tj4evnb84s06bpnk8jm', 135000, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8cb1tj4evnb84s0azdtgzah', '2026-02-16', 'acc_01m8cb1tj4evnb84s05qhmjay7', 0, 171000, 1);
INSERT INTO public.account_days VALUES ('org_01m8cb1tj4evnb84s0azdtgzah', '2026-02-16', 'acc_01m8cb1tj4evnb84s062zyj4ge', 171000, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8cb1tj4evnb84s0azdtgzah', '2026-02-27', 'acc_01m8cb1tj4evnb84s062zyj4ge', 0, 40000, 1);
INSERT INTO public.account_days VALUES ('org_01m8cb1tj4evnb84s0azdtgzah', '2026-02-27', 'acc_01m8cb1tj4evnb84s06bpnk8jm', 40000, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8cb1tj4evnb84s0azdtgzah', '2026-03-16', 'acc_01m8cb1tj4evnb84s05qhmjay7', 0, 141840, 1);
INSERT INTO public.account_days VALUES ('org_01m8cb1tj4evnb84s0azdtgzah', '2026-03-16', 'acc_01m8cb1tj4evnb84s062zyj4ge', 141840, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8cb1tj4evnb84s0azdtgzah', '2026-03-25', 'acc_01m8cb1tj4evnb84s062zyj4ge', 0, 200000, 1);
INSERT INTO public.account_days VALUES ('org_01m8cb1tj4evnb84s0azdtgzah', '2026-03-25', 'acc_01m8cb1v0reqxstesayr7h863h', 200000, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8cb1tj4evnb84s0azdtgzah', '2026-03-31', 'acc_01m8cb1tj4evnb84s06reven9w', 93655, 93655, 2);
INSERT INTO public.account_days VALUES ('org_01m8cb1tj4evnb84s0azdtgzah', '2026-02-18', 'acc_01m8cb1tj4evnb84s062zyj4ge', 0, 5840, 1);
INSERT INTO public.account_days VALUES ('org_01m8cb1tj4evnb84s0azdtgzah', '2026-02-18', 'acc_01m8cb1tj4evnb84s0a3pwr0vk', 5840, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8cb1tj4evnb84s0azdtgzah', '2026-02-02', 'acc_01m8cb1tj4evnb84s062zyj4ge', 0, 3600, 1);
INSERT INTO public.account_days VALUES ('org_01m8cb1tj4evnb84s0azdtgzah', '2026-03-31', 'acc_01m8cb1tj4evnb84s062zyj4ge', 0, 93655, 1);
INSERT INTO public.account_days VALUES ('org_01m8cb1tj4evnb84s0azdtgzah', '2026-03-02', 'acc_01m8cb1tj4evnb84s062zyj4ge', 0, 3600, 1);
INSERT INTO public.account_days VALUES ('org_01m8cb1tj4evnb84s0azdtgzah', '2026-03-02', 'acc_01m8cb1tj4evnb84s09rzyycp5', 3000, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8cb1tj4evnb84s0azdtgzah', '2026-03-02', 'acc_01m8cb1tmmephvbqvnfacbane0', 600, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8cb1tj4evnb84s0azdtgzah', '2026-03-20', 'acc_01m8cb1tj4evnb84s062zyj4ge', 0, 750, 1);
INSERT INTO public.account_days VALUES ('org_01m8cb1tj4evnb84s0azdtgzah', '2026-03-20', 'acc_01m8cb1tj4evnb84s0apw84atm', 750, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8cb1tb3e33tq2xgbbjfqeed', '2026-03-02', 'acc_01m8cb1tb3e33tq2xg6cta9ea6', 0, 50000, 1);
INSERT INTO public.account_days VALUES ('org_01m8cb1tb3e33tq2xgbbjfqeed', '2026-03-02', 'acc_01m8cb1tb3e33tq2xg98658vm3', 50000, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8cb1tj4evnb84s0azdtgzah', '2026-02-02', 'acc_01m8cb1tj4evnb84s09rzyycp5', 3000, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8cb1tj4evnb84s0azdtgzah', '2026-02-02', 'acc_01m8cb1tmmephvbqvnfacbane0', 600, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8cb1tb3e33tq2xgbbjfqeed', '2026-03-20', 'acc_01m8cb1tb3e33tq2xg6cta9ea6', 50000, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8cb1tb3e33tq2xgbbjfqeed', '2026-03-20', 'acc_01m8cb1tb3e33tq2xg98658vm3', 0, 50000, 1);
INSERT INTO public.account_months VALUES ('org_01m8cb1tj4evnb84s0azdtgzah', 'acc_01m8cb1tj4evnb84s07we9rke5', '2026-01', 0, 195000, 1);
INSERT INTO public.account_months VALUES ('org_01m8cb1tj4evnb84s0azdtgzah', 'acc_01m8cb1tj4evnb84s08jxjzv94', '2026-01', 41200, 0, 1);
INSERT INTO public.account_months VALUES ('org_01m8cb1tj4evnb84s0azdtgzah', 'acc_01m8cb1tj4evnb84s053nn8zr5', '2026-01', 89900, 0, 1);
INSERT INTO public.account_months VALUES ('org_01m8cb1tj4evnb84s0azdtgzah', 'acc_01m8cb1tmmephvbqvnfacbane0', '2026-01', 17980, 39000, 2);
INSERT INTO public.account_months VALUES ('org_01m8cb1tj4evnb84s0azdtgzah', 'acc_01m8cb1tj4evnb84s06reven9w', '2026-03', 93655, 93655, 2);
INSERT INTO public.account_months VALUES ('org_01m8cb1tj4evnb84s0azdtgzah', 'acc_01m8cb1tj4evnb84s080qz4rmj', '2026-01', 0, 87000, 1);
INSERT INTO public.account_months VALUES ('org_01m8cb1tj4evnb84s0azdtgzah', 'acc_01m8cb1tj4evnb84s09ad22bbp', '2026-02', 135000, 0, 1);
INSERT INTO public.account_months VALUES ('org_01m8cb1tj4evnb84s0azdtgzah', 'acc_01m8cb1tpwe6j86kbs6x72crkb', '2026-02', 0, 24000, 1);
INSERT INTO public.account_months VALUES ('org_01m8cb1tj4evnb84s0azdtgzah', 'acc_01m8cb1tj4evnb84s07we9rke5', '2026-02', 0, 136700, 2);
INSERT INTO public.account_months VALUES ('org_01m8cb1tj4evnb84s0azdtgzah', 'acc_01m8cb1tj4evnb84s0a3pwr0vk', '2026-02', 5840, 0, 1);
INSERT INTO public.account_months VALUES ('org_01m8cb1tj4evnb84s0azdtgzah', 'acc_01m8cb1tj4evnb84s09rzyycp5', '2026-03', 3000, 0, 1);
INSERT INTO public.account_months VALUES ('org_01m8cb1tj4evnb84s0azdtgzah', 'acc_01m8cb1tj4evnb84s06bpnk8jm', '2026-03', 0, 76800, 1);
INSERT INTO public.account_months VALUES ('org_01m8cb1tj4evnb84s0azdtgzah', 'acc_01m8cb1tj4evnb84s08p26qdba', '2026-03', 64000, 0, 1);
INSERT INTO public.account_months VALUES ('org_01m8cb1tj4evnb84s0azdtgzah', 'acc_01m8cb1tmmephvbqvnfacbane0', '2026-03', 26400, 16500, 6);
INSERT INTO public.account_months VALUES ('org_01m8cb1tj4evnb84s0azdtgzah', 'acc_01m8cb1tj4evnb84s062zyj4ge', '2026-02', 171000, 184440, 5);
INSERT INTO public.account_months VALUES ('org_01m8cb1tj4evnb84s0azdtgzah', 'acc_01m8cb1tj4evnb84s09rzyycp5', '2026-02', 3000, 0, 1);
INSERT INTO public.account_months VALUES ('org_01m8cb1tj4evnb84s0azdtgzah', 'acc_01m8cb1tj4evnb84s080qz4rmj', '2026-03', 0, 17400, 1);
INSERT INTO public.account_months VALUES ('org_01m8cb1tj4evnb84s0azdtgzah', 'acc_01m8cb1tmmephvbqvnfacbane0', '2026-02', 600, 27340, 3);
INSERT INTO public.account_months VALUES ('org_01m8cb1tj4evnb84s0azdtgzah', 'acc_01m8cb1tj4evnb84s062zyj4ge', '2026-03', 170040, 298005, 6);
INSERT INTO public.account_months VALUES ('org_01m8cb1tj4evnb84s0azdtgzah', 'acc_01m8cb1tj4evnb84s07we9rke5', '2026-03', 65000, 82500, 4);
INSERT INTO public.account_months VALUES ('org_01m8cb1tj4evnb84s0azdtgzah', 'acc_01m8cb1tj4evnb84s05dnh6xtr', '2026-03', 0, 7492, 1);
INSERT INTO public.account_months VALUES ('org_01m8cb1tj4evnb84s0azdtgzah', 'acc_01m8cb1tj4evnb84s06jyfms3f', '2026-03', 0, 6345, 1);
INSERT INTO public.account_months VALUES ('org_01m8cb1tj4evnb84s0azdtgzah', 'acc_01m8cb1tj4evnb84s0715rrwjq', '2026-01', 0, 990000, 1);
INSERT INTO public.account_months VALUES ('org_01m8cb1tj4evnb84s0azdtgzah', 'acc_01m8cb1tj4evnb84s07cnt4ta6', '2026-01', 0, 10000, 1);
INSERT INTO public.account_months VALUES ('org_01m8cb1tj4evnb84s0azdtgzah', 'acc_01m8cb1tj4evnb84s07s9ygbsw', '2026-01', 1000000, 1000000, 2);
INSERT INTO public.account_months VALUES ('org_01m8cb1tj4evnb84s0azdtgzah', 'acc_01m8cb1tj4evnb84s08yqfkapa', '2026-03', 100000, 0, 1);
INSERT INTO public.account_months VALUES ('org_01m8cb1tj4evnb84s0azdtgzah', 'acc_01m8cb1tsse5ss1hgma48vsye7', '2026-03', 7492, 0, 1);
INSERT INTO public.account_months VALUES ('org_01m8cb1tj4evnb84s0azdtgzah', 'acc_01m8cb1tj4evnb84s0apw84atm', '2026-03', 750, 0, 1);
INSERT INTO public.account_months VALUES ('org_01m8cb1tj4evnb84s0azdtgzah', 'acc_01m8cb1tj4evnb84s06bpnk8jm', '2026-01', 107880, 149080, 3);
INSERT INTO public.account_months VALUES ('org_01m8cb1tj4evnb84s0azdtgzah', 'acc_01m8cb1tj4evnb84s05qhmjay7', '2026-01', 321000, 150000, 3);
INSERT INTO public.account_months VALUES ('org_01m8cb1tj4evnb84s0azdtgzah', 'acc_01m8cb1tj4evnb84s062zyj4ge', '2026-01', 1150000, 107880, 3);
INSERT INTO public.account_months VALUES ('org_01m8cb1tj4evnb84s0azdtgzah', 'acc_01m8cb1tj4evnb84s05qhmjay7', '2026-02', 188040, 171000, 3);
INSERT INTO public.account_months VALUES ('org_01m8cb1tb3e33tq2xgbbjfqeed', 'acc_01m8cb1tb3e33tq2xg6cta9ea6', '2026-03', 50000, 50000, 2);
INSERT INTO public.account_months VALUES ('org_01m8cb1tj4evnb84s0azdtgzah', 'acc_01m8cb1tj4evnb84s06bpnk8jm', '2026-02', 175000, 135000, 3);
INSERT INTO public.account_months VALUES ('org_01m8cb1tj4evnb84s0azdtgzah', 'acc_01m8cb1tj4evnb84s05qhmjay7', '2026-03', 116400, 248040, 6);
INSERT INTO public.account_months VALUES ('org_01m8cb1tb3e33tq2xgbbjfqeed', 'acc_01m8cb1tb3e33tq2xg98658vm3', '2026-03', 50000, 50000, 2);
INSERT INTO public.account_months VALUES ('org_01m8cb1tj4evnb84s0azdtgzah', 'acc_01m8cb1v0reqxstesayr7h863h', '2026-03', 200000, 0, 1);
INSERT INTO public.accounts VALUES ('acc_01m8cb1tb3e33tq2xg5dg5me4h', 'org_01m8cb1tb3e33tq2xgbbjfqeed', '1000', 'Computer equipment', 'ASSET', NULL, 'ST', NULL, 'active', 1795710576995, 1795710576995, 1);
INSERT INTO public.accounts VALUES ('acc_01m8cb1tb3e33tq2xg5ht71hfp', 'org_01m8cb1tb3e33tq2xgbbjfqeed', '1010', 'Office equipment and furniture', 'ASSET', NULL, 'ST', NULL, 'active', 1795710576995, 1795710576995, 1);
INSERT INTO public.accounts VALUES ('acc_01m8cb1tb3e33tq2xg5nydpcfp', 'org_01m8cb1tb3e33tq2xgbbjfqeed', '1020', 'Motor vehicles', 'ASSET', NULL, 'ST', NULL, 'active', 1795710576995, 1795710576995, 1);
INSERT INTO public.accounts VALUES ('acc_01m8cb1tb3e33tq2xg5tyywys2', 'org_01m8cb1tb3e33tq2xgbbjfqeed', '1090', 'Accumulated depreciation', 'ASSET', NULL, 'NV', NULL, 'active', 1795710576995, 1795710576995, 1);
INSERT INTO public.accounts VALUES ('acc_01m8cb1tb3e33tq2xg5y46nr3p', 'org_01m8cb1tb3e33tq2xgbbjfqeed', '1100', 'Stock', 'ASSET', NULL, 'ST', NULL, 'active', 1795710576995, 1795710576995, 1);
INSERT INTO public.accounts VALUES ('acc_01m8cb1tb3e33tq2xg61h7nep5', 'org_01m8cb1tb3e33tq2xgbbjfqeed', '1200', 'Trade debtors', 'ASSET', 'receivable', NULL, NULL, 'active', 1795710576995, 1795710576995, 1);
INSERT INTO public.accounts VALUES ('acc_01m8cb1tb3e33tq2xg66wxq0a8', 'org_01m8cb1tb3e33tq2xgbbjfqeed', '1210', 'Prepayments', 'ASSET', NULL, 'NV', NULL, 'active', 1795710576995, 1795710576995, 1);
INSERT INTO public.accounts VALUES ('acc_01m8cb1tb3e33tq2xg699vg2g1', 'org_01m8cb1tb3e33tq2xgbbjfqeed', '1220', 'Other debtors', 'ASSET', NULL, 'NV', NULL, 'active', 1795710576995, 1795710576995, 1);
INSERT INTO public.accounts VALUES ('acc_01m8cb1tb3e33tq2xg6cta9ea6', 'org_01m8cb1tb3e33tq2xgbbjfqeed', '1300', 'Current account', 'ASSET', 'bank', NULL, NULL, 'active', 1795710576995, 1795710576995, 1);
INSERT INTO public.accounts VALUES ('acc_01m8cb1tb3e33tq2xg6jzjfbdk', 'org_01m8cb1tb3e33tq2xgbbjfqeed', '1310', 'Petty cash', 'ASSET', NULL, 'NV', NULL, 'active', 1795710576995, 1795710576995, 1);
INSERT INTO public.accounts VALUES ('acc_01m8cb1tb3e33tq2xg6q5w3pe3', 'org_01m8cb1tb3e33tq2xgbbjfqeed', '2100', 'Trade creditors', 'LIABILITY', 'payable', NULL, NULL, 'active', 1795710576995, 1795710576995, 1);
INSERT INTO public.accounts VALUES ('acc_01m8cb1tb3e33tq2xg6r9y644e', 'org_01m8cb1tb3e33tq2xgbbjfqeed', '2110', 'Accruals', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795710576995, 1795710576995, 1);
INSERT INTO public.accounts VALUES ('acc_01m8cb1tb3e33tq2xg6wmampgt', 'org_01m8cb1tb3e33tq2xgbbjfqeed', '2200', 'PAYE and National Insurance', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795710576995, 1795710576995, 1);
INSERT INTO public.accounts VALUES ('acc_01m8cb1tb3e33tq2xg71zycy3m', 'org_01m8cb1tb3e33tq2xgbbjfqeed', '2210', 'Pension contributions', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795710576995, 1795710576995, 1);
INSERT INTO public.accounts VALUES ('acc_01m8cb1tb3e33tq2xg778nk6gk', 'org_01m8cb1tb3e33tq2xgbbjfqeed', '2220', 'Net wages', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795710576995, 1795710576995, 1);
INSERT INTO public.accounts VALUES ('acc_01m8cb1tb3e33tq2xg78r572ac', 'org_01m8cb1tb3e33tq2xgbbjfqeed', '2300', 'Corporation tax', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795710576995, 1795710576995, 1);
INSERT INTO public.accounts VALUES ('acc_01m8cb1tb3e33tq2xg7ekeb800', 'org_01m8cb1tb3e33tq2xgbbjfqeed', '2400', 'Director''s loan account', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795710576995, 1795710576995, 1);
INSERT INTO public.accounts VALUES ('acc_01m8cb1tb3e33tq2xg7knn78qb', 'org_01m8cb1tb3e33tq2xgbbjfqeed', '2500', 'Bank loans', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795710576995, 1795710576995, 1);
INSERT INTO public.accounts VALUES ('acc_01m8cb1tb3e33tq2xg7m3vbr1y', 'org_01m8cb1tb3e33tq2xgbbjfqeed', '2900', 'Suspense', 'LIABILITY', 'suspense', NULL, NULL, 'active', 1795710576995, 1795710576995, 1);
INSERT INTO public.accounts VALUES ('acc_01m8cb1tb3e33tq2xg7vjmztsy', 'org_01m8cb1tb3e33tq2xgbbjfqeed', '3000', 'Share capital', 'EQUITY', NULL, 'NV', NULL, 'active', 1795710576995, 1795710576995, 1);
INSERT INTO public.accounts VALUES ('acc_01m8cb1tb3e33tq2xg7zsvmwdz', 'org_01m8cb1tb3e33tq2xgbbjfqeed', '3100', 'Retained earnings', 'EQUITY', 'retained_earnings', NULL, NULL, 'active', 1795710576995, 1795710576995, 1);
INSERT INTO public.accounts VALUES ('acc_01m8cb1tb3e33tq2xg817kas8b', 'org_01m8cb1tb3e33tq2xgbbjfqeed', '3200', 'Dividends', 'EQUITY', NULL, 'NV', NULL, 'active', 1795710576995, 1795710576995, 1);
INSERT INTO public.accounts VALUES ('acc_01m8cb1tb3e33tq2xg85zhwm1e', 'org_01m8cb1tb3e33tq2xgbbjfqeed', '3900', 'Opening balances', 'EQUITY', 'opening_balance', NULL, NULL, 'active', 1795710576995, 1795710576995, 1);
INSERT INTO public.accounts VALUES ('acc_01m8cb1tb3e33tq2xg8ar86hs4', 'org_01m8cb1tb3e33tq2xgbbjfqeed', '4000', 'Sales', 'INCOME', NULL, 'ST', NULL, 'active', 1795710576995, 1795710576995, 1);
INSERT INTO public.accounts VALUES ('acc_01m8cb1tb3e33tq2xg8d1m967c', 'org_01m8cb1tb3e33tq2xgbbjfqeed', '4010', 'Sales, zero-rated', 'INCOME', NULL, 'ZR', NULL, 'active', 1795710576995, 1795710576995, 1);
INSERT INTO public.accounts VALUES ('acc_01m8cb1tb3e33tq2xg8hakbxgj', 'org_01m8cb1tb3e33tq2xgbbjfqeed', '4090', 'Other income', 'INCOME', NULL, 'ST', NULL, 'active', 1795710576995, 1795710576995, 1);
INSERT INTO public.accounts VALUES ('acc_01m8cb1tb3e33tq2xg8njh6xms', 'org_01m8cb1tb3e33tq2xgbbjfqeed', '4900', 'Interest received', 'INCOME', NULL, 'EX', NULL, 'active', 1795710576995, 1795710576995, 1);
INSERT INTO public.accounts VALUES ('acc_01m8cb1tb3e33tq2xg8rsd3x6s', 'org_01m8cb1tb3e33tq2xgbbjfqeed', '4920', 'VAT flat-rate scheme difference', 'INCOME', 'vat_scheme_difference', NULL, NULL, 'active', 1795710576995, 1795710576995, 1);
INSERT INTO public.accounts VALUES ('acc_01m8cb1tb3e33tq2xg8wam5bsk', 'org_01m8cb1tb3e33tq2xgbbjfqeed', '5000', 'Cost of goods sold', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795710576995, 1795710576995, 1);
INSERT INTO public.accounts VALUES ('acc_01m8cb1tb3e33tq2xg90zavg6k', 'org_01m8cb1tb3e33tq2xgbbjfqeed', '5010', 'Subcontractors', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795710576995, 1795710576995, 1);
INSERT INTO public.accounts VALUES ('acc_01m8cb1tb3e33tq2xg97g6d7rg', 'org_01m8cb1tb3e33tq2xgbbjfqeed', '5020', 'Carriage and postage', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795710576995, 1795710576995, 1);
INSERT INTO public.accounts VALUES ('acc_01m8cb1tb3e33tq2xg98658vm3', 'org_01m8cb1tb3e33tq2xgbbjfqeed', '6000', 'Wages and salaries', 'EXPENSE', NULL, 'NV', NULL, 'active', 1795710576995, 1795710576995, 1);
INSERT INTO public.accounts VALUES ('acc_01m8cb1tb3e33tq2xg9em0rwa0', 'org_01m8cb1tb3e33tq2xgbbjfqeed', '6010', 'Employer''s National Insurance', 'EXPENSE', NULL, 'NV', NULL, 'active', 1795710576995, 1795710576995, 1);
INSERT INTO public.accounts VALUES ('acc_01m8cb1tb3e33tq2xg9k8saw6v', 'org_01m8cb1tb3e33tq2xgbbjfqeed', '6020', 'Employer''s pension', 'EXPENSE', NULL, 'NV', NULL, 'active', 1795710576995, 1795710576995, 1);
INSERT INTO public.accounts VALUES ('acc_01m8cb1tb3e33tq2xg9qvz4e0g', 'org_01m8cb1tb3e33tq2xgbbjfqeed', '6100', 'Rent', 'EXPENSE', NULL, 'EX', NULL, 'active', 1795710576995, 1795710576995, 1);
INSERT INTO public.accounts VALUES ('acc_01m8cb1tb3e33tq2xg9vcsn640', 'org_01m8cb1tb3e33tq2xgbbjfqeed', '6110', 'Business rates', 'EXPENSE', NULL, 'NV', NULL, 'active', 1795710576995, 1795710576995, 1);
INSERT INTO public.accounts VALUES ('acc_01m8cb1tb3e33tq2xg9wsjhafd', 'org_01m8cb1tb3e33tq2xgbbjfqeed', '6120', 'Light, heat and water', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795710576995, 1795710576995, 1);
INSERT INTO public.accounts VALUES ('acc_01m8cb1tb3e33tq2xga3ft4dyz', 'org_01m8cb1tb3e33tq2xgbbjfqeed', '6200', 'Telephone and internet', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795710576995, 1795710576995, 1);
INSERT INTO public.accounts VALUES ('acc_01m8cb1tb3e33tq2xga4nfcmsq', 'org_01m8cb1tb3e33tq2xgbbjfqeed', '6210', 'Software and subscriptions', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795710576995, 1795710576995, 1);
INSERT INTO public.accounts VALUES ('acc_01m8cb1tb3e33tq2xga8tgmbjg', 'org_01m8cb1tb3e33tq2xgbbjfqeed', '6220', 'Printing and stationery', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795710576995, 1795710576995, 1);
INSERT INTO public.accounts VALUES ('acc_01m8cb1tb3e33tq2xgad0ybdhm', 'org_01m8cb1tb3e33tq2xgbbjfqeed', '6300', 'Travel and subsistence', 'EXPENSE', NULL, 'ZR', NULL, 'active', 1795710576995, 1795710576995, 1);
INSERT INTO public.accounts VALUES ('acc_01m8cb1tb3e33tq2xgaj6kq5zh', 'org_01m8cb1tb3e33tq2xgbbjfqeed', '6310', 'Motor expenses', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795710576995, 1795710576995, 1);
INSERT INTO public.accounts VALUES ('acc_01m8cb1tb3e33tq2xganr95m50', 'org_01m8cb1tb3e33tq2xgbbjfqeed', '6400', 'Advertising and marketing', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795710576995, 1795710576995, 1);
INSERT INTO public.accounts VALUES ('acc_01m8cb1tb3e33tq2xgatxgx1x1', 'org_01m8cb1tb3e33tq2xgbbjfqeed', '6500', 'Accountancy and legal fees', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795710576995, 1795710576995, 1);
INSERT INTO public.accounts VALUES ('acc_01m8cb1tb3e33tq2xgawxf8myx', 'org_01m8cb1tb3e33tq2xgbbjfqeed', '6600', 'Insurance', 'EXPENSE', NULL, 'EX', NULL, 'active', 1795710576995, 1795710576995, 1);
INSERT INTO public.accounts VALUES ('acc_01m8cb1tb3e33tq2xgb1psxz1m', 'org_01m8cb1tb3e33tq2xgbbjfqeed', '6700', 'Bank charges', 'EXPENSE', NULL, 'EX', NULL, 'active', 1795710576995, 1795710576995, 1);
INSERT INTO public.accounts VALUES ('acc_01m8cb1tb3e33tq2xgb5cm529g', 'org_01m8cb1tb3e33tq2xgbbjfqeed', '6990', 'Rounding differences', 'EXPENSE', 'rounding', NULL, NULL, 'active', 1795710576995, 1795710576995, 1);
INSERT INTO public.accounts VALUES ('acc_01m8cb1td2eqfabpjnczg26jxb', 'org_01m8cb1tb3e33tq2xgbbjfqeed', '2250', 'VAT', 'LIABILITY', 'vat_control', NULL, NULL, 'active', 1795710577058, 1795710577058, 1);
INSERT INTO public.accounts VALUES ('acc_01m8cb1tj4evnb84s053nn8zr5', 'org_01m8cb1tj4evnb84s0azdtgzah', '1000', 'Computer equipment', 'ASSET', NULL, 'ST', NULL, 'active', 1795710577220, 1795710577220, 1);
INSERT INTO public.accounts VALUES ('acc_01m8cb1tj4evnb84s0554h2qdz', 'org_01m8cb1tj4evnb84s0azdtgzah', '1010', 'Office equipment and furniture', 'ASSET', NULL, 'ST', NULL, 'active', 1795710577220, 1795710577220, 1);
INSERT INTO public.accounts VALUES ('acc_01m8cb1tj4evnb84s05b1a1hkb', 'org_01m8cb1tj4evnb84s0azdtgzah', '1020', 'Motor vehicles', 'ASSET', NULL, 'ST', NULL, 'active', 1795710577220, 1795710577220, 1);
INSERT INTO public.accounts VALUES ('acc_01m8cb1tj4evnb84s05dnh6xtr', 'org_01m8cb1tj4evnb84s0azdtgzah', '1090', 'Accumulated depreciation', 'ASSET', NULL, 'NV', NULL, 'active', 1795710577220, 1795710577220, 1);
INSERT INTO public.accounts VALUES ('acc_01m8cb1tj4evnb84s05hzs2xzf', 'org_01m8cb1tj4evnb84s0azdtgzah', '1100', 'Stock', 'ASSET', NULL, 'ST', NULL, 'active', 1795710577220, 1795710577220, 1);
INSERT INTO public.accounts VALUES ('acc_01m8cb1tj4evnb84s05qhmjay7', 'org_01m8cb1tj4evnb84s0azdtgzah', '1200', 'Trade debtors', 'ASSET', 'receivable', NULL, NULL, 'active', 1795710577220, 1795710577220, 1);
INSERT INTO public.accounts VALUES ('acc_01m8cb1tj4evnb84s05t6wkr1j', 'org_01m8cb1tj4evnb84s0azdtgzah', '1210', 'Prepayments', 'ASSET', NULL, 'NV', NULL, 'active', 1795710577220, 1795710577220, 1);
INSERT INTO public.accounts VALUES ('acc_01m8cb1tj4evnb84s05ynxmvcj', 'org_01m8cb1tj4evnb84s0azdtgzah', '1220', 'Other debtors', 'ASSET', NULL, 'NV', NULL, 'active', 1795710577220, 1795710577220, 1);
INSERT INTO public.accounts VALUES ('acc_01m8cb1tj4evnb84s062zyj4ge', 'org_01m8cb1tj4evnb84s0azdtgzah', '1300', 'Current account', 'ASSET', 'bank', NULL, NULL, 'active', 1795710577220, 1795710577220, 1);
INSERT INTO public.accounts VALUES ('acc_01m8cb1tj4evnb84s065atvjf9', 'org_01m8cb1tj4evnb84s0azdtgzah', '1310', 'Petty cash', 'ASSET', NULL, 'NV', NULL, 'active', 1795710577220, 1795710577220, 1);
INSERT INTO public.accounts VALUES ('acc_01m8cb1tj4evnb84s06bpnk8jm', 'org_01m8cb1tj4evnb84s0azdtgzah', '2100', 'Trade creditors', 'LIABILITY', 'payable', NULL, NULL, 'active', 1795710577220, 1795710577220, 1);
INSERT INTO public.accounts VALUES ('acc_01m8cb1tj4evnb84s06fj7tz15', 'org_01m8cb1tj4evnb84s0azdtgzah', '2110', 'Accruals', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795710577220, 1795710577220, 1);
INSERT INTO public.accounts VALUES ('acc_01m8cb1tj4evnb84s06jyfms3f', 'org_01m8cb1tj4evnb84s0azdtgzah', '2200', 'PAYE and National Insurance', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795710577220, 1795710577220, 1);
INSERT INTO public.accounts VALUES ('acc_01m8cb1tj4evnb84s06pnzhn68', 'org_01m8cb1tj4evnb84s0azdtgzah', '2210', 'Pension contributions', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795710577220, 1795710577220, 1);
INSERT INTO public.accounts VALUES ('acc_01m8cb1tj4evnb84s06reven9w', 'org_01m8cb1tj4evnb84s0azdtgzah', '2220', 'Net wages', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795710577220, 1795710577220, 1);
INSERT INTO public.accounts VALUES ('acc_01m8cb1tj4evnb84s06w1bgj56', 'org_01m8cb1tj4evnb84s0azdtgzah', '2300', 'Corporation tax', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795710577220, 1795710577220, 1);
INSERT INTO public.accounts VALUES ('acc_01m8cb1tj4evnb84s0715rrwjq', 'org_01m8cb1tj4evnb84s0azdtgzah', '2400', 'Director''s loan account', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795710577220, 1795710577220, 1);
INSERT INTO public.accounts VALUES ('acc_01m8cb1tj4evnb84s074kw3p3h', 'org_01m8cb1tj4evnb84s0azdtgzah', '2500', 'Bank loans', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795710577220, 1795710577220, 1);
INSERT INTO public.accounts VALUES ('acc_01m8cb1tj4evnb84s07abqpxsy', 'org_01m8cb1tj4evnb84s0azdtgzah', '2900', 'Suspense', 'LIABILITY', 'suspense', NULL, NULL, 'active', 1795710577220, 1795710577220, 1);
INSERT INTO public.accounts VALUES ('acc_01m8cb1tj4evnb84s07cnt4ta6', 'org_01m8cb1tj4evnb84s0azdtgzah', '3000', 'Share capital', 'EQUITY', NULL, 'NV', NULL, 'active', 1795710577220, 1795710577220, 1);
INSERT INTO public.accounts VALUES ('acc_01m8cb1tj4evnb84s07k7529gt', 'org_01m8cb1tj4evnb84s0azdtgzah', '3100', 'Retained earnings', 'EQUITY', 'retained_earnings', NULL, NULL, 'active', 1795710577220, 1795710577220, 1);
INSERT INTO public.accounts VALUES ('acc_01m8cb1tj4evnb84s07mg2aa55', 'org_01m8cb1tj4evnb84s0azdtgzah', '3200', 'Dividends', 'EQUITY', NULL, 'NV', NULL, 'active', 1795710577220, 1795710577220, 1);
INSERT INTO public.accounts VALUES ('acc_01m8cb1tj4evnb84s07s9ygbsw', 'org_01m8cb1tj4evnb84s0azdtgzah', '3900', 'Opening balances', 'EQUITY', 'opening_balance', NULL, NULL, 'active', 1795710577220, 1795710577220, 1);
INSERT INTO public.accounts VALUES ('acc_01m8cb1tj4evnb84s07we9rke5', 'org_01m8cb1tj4evnb84s0azdtgzah', '4000', 'Sales', 'INCOME', NULL, 'ST', NULL, 'active', 1795710577220, 1795710577220, 1);
INSERT INTO public.accounts VALUES ('acc_01m8cb1tj4evnb84s080qz4rmj', 'org_01m8cb1tj4evnb84s0azdtgzah', '4010', 'Sales, zero-rated', 'INCOME', NULL, 'ZR', NULL, 'active', 1795710577220, 1795710577220, 1);
INSERT INTO public.accounts VALUES ('acc_01m8cb1tj4evnb84s086k4e0bm', 'org_01m8cb1tj4evnb84s0azdtgzah', '4090', 'Other income', 'INCOME', NULL, 'ST', NULL, 'active', 1795710577220, 1795710577220, 1);
INSERT INTO public.accounts VALUES ('acc_01m8cb1tj4evnb84s089vay1c4', 'org_01m8cb1tj4evnb84s0azdtgzah', '4900', 'Interest received', 'INCOME', NULL, 'EX', NULL, 'active', 1795710577220, 1795710577220, 1);
INSERT INTO public.accounts VALUES ('acc_01m8cb1tj4evnb84s08fv4wq4c', 'org_01m8cb1tj4evnb84s0azdtgzah', '4920', 'VAT flat-rate scheme difference', 'INCOME', 'vat_scheme_difference', NULL, NULL, 'active', 1795710577220, 1795710577220, 1);
INSERT INTO public.accounts VALUES ('acc_01m8cb1tj4evnb84s08jxjzv94', 'org_01m8cb1tj4evnb84s0azdtgzah', '5000', 'Cost of goods sold', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795710577220, 1795710577220, 1);
INSERT INTO public.accounts VALUES ('acc_01m8cb1tj4evnb84s08p26qdba', 'org_01m8cb1tj4evnb84s0azdtgzah', '5010', 'Subcontractors', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795710577220, 1795710577220, 1);
INSERT INTO public.accounts VALUES ('acc_01m8cb1tj4evnb84s08rsw4f3n', 'org_01m8cb1tj4evnb84s0azdtgzah', '5020', 'Carriage and postage', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795710577220, 1795710577220, 1);
INSERT INTO public.accounts VALUES ('acc_01m8cb1tj4evnb84s08yqfkapa', 'org_01m8cb1tj4evnb84s0azdtgzah', '6000', 'Wages and salaries', 'EXPENSE', NULL, 'NV', NULL, 'active', 1795710577220, 1795710577220, 1);
INSERT INTO public.accounts VALUES ('acc_01m8cb1tj4evnb84s0932x24j4', 'org_01m8cb1tj4evnb84s0azdtgzah', '6010', 'Employer''s National Insurance', 'EXPENSE', NULL, 'NV', NULL, 'active', 1795710577220, 1795710577220, 1);
INSERT INTO public.accounts VALUES ('acc_01m8cb1tj4evnb84s097mkjej4', 'org_01m8cb1tj4evnb84s0azdtgzah', '6020', 'Employer''s pension', 'EXPENSE', NULL, 'NV', NULL, 'active', 1795710577220, 1795710577220, 1);
INSERT INTO public.accounts VALUES ('acc_01m8cb1tj4evnb84s09ad22bbp', 'org_01m8cb1tj4evnb84s0azdtgzah', '6100', 'Rent', 'EXPENSE', NULL, 'EX', NULL, 'active', 1795710577220, 1795710577220, 1);
INSERT INTO public.accounts VALUES ('acc_01m8cb1tj4evnb84s09dsp4mha', 'org_01m8cb1tj4evnb84s0azdtgzah', '6110', 'Business rates', 'EXPENSE', NULL, 'NV', NULL, 'active', 1795710577220, 1795710577220, 1);
INSERT INTO public.accounts VALUES ('acc_01m8cb1tj4evnb84s09hdt3mkj', 'org_01m8cb1tj4evnb84s0azdtgzah', '6120', 'Light, heat and water', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795710577220, 1795710577220, 1);
INSERT INTO public.accounts VALUES ('acc_01m8cb1tj4evnb84s09pq65t74', 'org_01m8cb1tj4evnb84s0azdtgzah', '6200', 'Telephone and internet', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795710577220, 1795710577220, 1);
INSERT INTO public.accounts VALUES ('acc_01m8cb1tj4evnb84s09rzyycp5', 'org_01m8cb1tj4evnb84s0azdtgzah', '6210', 'Software and subscriptions', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795710577220, 1795710577220, 1);
INSERT INTO public.accounts VALUES ('acc_01m8cb1tj4evnb84s09w3878v1', 'org_01m8cb1tj4evnb84s0azdtgzah', '6220', 'Printing and stationery', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795710577220, 1795710577220, 1);
INSERT INTO public.accounts VALUES ('acc_01m8cb1tj4evnb84s0a3pwr0vk', 'org_01m8cb1tj4evnb84s0azdtgzah', '6300', 'Travel and subsistence', 'EXPENSE', NULL, 'ZR', NULL, 'active', 1795710577220, 1795710577220, 1);
INSERT INTO public.accounts VALUES ('acc_01m8cb1tj4evnb84s0a7tdgem3', 'org_01m8cb1tj4evnb84s0azdtgzah', '6310', 'Motor expenses', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795710577220, 1795710577220, 1);
INSERT INTO public.accounts VALUES ('acc_01m8cb1tj4evnb84s0aam0mda6', 'org_01m8cb1tj4evnb84s0azdtgzah', '6400', 'Advertising and marketing', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795710577220, 1795710577220, 1);
INSERT INTO public.accounts VALUES ('acc_01m8cb1tj4evnb84s0adk0h9za', 'org_01m8cb1tj4evnb84s0azdtgzah', '6500', 'Accountancy and legal fees', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795710577220, 1795710577220, 1);
INSERT INTO public.accounts VALUES ('acc_01m8cb1tj4evnb84s0akhxx8fp', 'org_01m8cb1tj4evnb84s0azdtgzah', '6600', 'Insurance', 'EXPENSE', NULL, 'EX', NULL, 'active', 1795710577220, 1795710577220, 1);
INSERT INTO public.accounts VALUES ('acc_01m8cb1tj4evnb84s0apw84atm', 'org_01m8cb1tj4evnb84s0azdtgzah', '6700', 'Bank charges', 'EXPENSE', NULL, 'EX', NULL, 'active', 1795710577220, 1795710577220, 1);
INSERT INTO public.accounts VALUES ('acc_01m8cb1tj4evnb84s0ar2yfa9t', 'org_01m8cb1tj4evnb84s0azdtgzah', '6990', 'Rounding differences', 'EXPENSE', 'rounding', NULL, NULL, 'active', 1795710577220, 1795710577220, 1);
INSERT INTO public.accounts VALUES ('acc_01m8cb1tsse5ss1hgma48vsye7', 'org_01m8cb1tj4evnb84s0azdtgzah', '6800', 'Depreciation', 'EXPENSE', NULL, NULL, NULL, 'active', 1795710577465, 1795710577465, 1);
INSERT INTO public.accounts VALUES ('acc_01m8cb1tmmephvbqvnfacbane0', 'org_01m8cb1tj4evnb84s0azdtgzah', '2250', 'VAT', 'LIABILITY', 'vat_control', NULL, NULL, 'active', 1795710577300, 1795710577300, 1);
INSERT INTO public.accounts VALUES ('acc_01m8cb1tpwe6j86kbs6x72crkb', 'org_01m8cb1tj4evnb84s0azdtgzah', '4100', 'Room hire', 'INCOME', NULL, 'EX', NULL, 'active', 1795710577372, 1795710577372, 1);
INSERT INTO public.accounts VALUES ('acc_01m8cb1v0reqxstesayr7h863h', 'org_01m8cb1tj4evnb84s0azdtgzah', '1301', 'Savings', 'ASSET', 'bank', NULL, NULL, 'active', 1795710577688, 1795710577688, 1);
INSERT INTO public.allocations VALUES ('alc_01m8cb1w2bexmb3b8cqjqw34sw', 'org_01m8cb1tj4evnb84s0azdtgzah', 'inv_01m8cb1vsresw86g6h31avxjd4', NULL, 'inv_01m8cb1vvdepft1ak49k6ns6nk', 18000, '2026-03-12', NULL, 1795710578763, NULL);
INSERT INTO public.allocations VALUES ('alc_01m8cb1wdye50ah2tfm01bfmf3', 'org_01m8cb1tj4evnb84s0azdtgzah', 'inv_01m8cb1vs1excsamjzs1yh1vng', 'set_01m8cb1wdye50ah2tfksrfb0rn', NULL, 28200, '2026-03-06', NULL, 1795710579134, NULL);
INSERT INTO public.allocations VALUES ('alc_01m8cb1x04eqjbrmxnwcrkrnpb', 'org_01m8cb1tj4evnb84s0azdtgzah', 'inv_01m8cb1vpven68ss4z3482r347', 'set_01m8cb1x04eqjbrmxnwcrkrnpb', NULL, 107880, '2026-01-22', NULL, 1795710579716, NULL);
INSERT INTO public.allocations VALUES ('alc_01m8cb1xcter8r2e8x23jzsy0d', 'org_01m8cb1tj4evnb84s0azdtgzah', 'inv_01m8cb1vmveqev9397b8pjqm6k', 'set_01m8cb1xcter8r2e8x23jzsy0d', NULL, 150000, '2026-01-30', NULL, 1795710580122, NULL);
INSERT INTO public.allocations VALUES ('alc_01m8cb1xq6e1a9cwvhn0zphz5f', 'org_01m8cb1tj4evnb84s0azdtgzah', 'inv_01m8cb1vrbebbrpt04p4mzf2t1', 'set_01m8cb1xq6e1a9cwvhn0zphz5f', NULL, 135000, '2026-02-10', NULL, 1795710580454, NULL);
INSERT INTO public.allocations VALUES ('alc_01m8cb1y2aevp8cvpf9g48ar9c', 'org_01m8cb1tj4evnb84s0azdtgzah', 'inv_01m8cb1vmveqev9397b8pjqm6k', 'set_01m8cb1y2aevp8cvpf9g48ar9c', NULL, 84000, '2026-02-16', NULL, 1795710580810, NULL);
INSERT INTO public.allocations VALUES ('alc_01m8cb1y2aevp8cvpf9g48ar9d', 'org_01m8cb1tj4evnb84s0azdtgzah', 'inv_01m8cb1vqteb6b05pnycpcjtnv', 'set_01m8cb1y2aevp8cvpf9g48ar9c', NULL, 87000, '2026-02-16', NULL, 1795710580810, NULL);
INSERT INTO public.allocations VALUES ('alc_01m8cb1yfhe92ahsjqfw61nfk8', 'org_01m8cb1tj4evnb84s0azdtgzah', 'inv_01m8cb1vp1ey9t9rd680e5036h', 'set_01m8cb1yfhe92ahsjqfw61nfk8', NULL, 40000, '2026-02-27', NULL, 1795710581233, NULL);
INSERT INTO public.allocations VALUES ('alc_01m8cb1yypej29vhs57jscdxx7', 'org_01m8cb1tj4evnb84s0azdtgzah', 'inv_01m8cb1vsresw86g6h31avxjd4', 'set_01m8cb1yypej29vhs57jscdxx7', NULL, 141840, '2026-03-16', NULL, 1795710581718, NULL);
INSERT INTO public.api_keys VALUES ('key_01m8cb1szte4xaf31zgfaa6gw3', 'usr_01m8cb1sy6ezb8r6zwkzcr1xqz', 'main', 'reconcile:read reconcile:write', 0, 'nnGx', 1795710576634, NULL, NULL, NULL);
INSERT INTO public.api_keys VALUES ('key_01m8cb1t9qe0trtwn6341s9jq3', 'usr_01m8cb1sy6ezb8r6zwkzcr1xqz', 'main', 'ledger:read ledger:write', 0, 'bpUs', 1795710576951, NULL, 1795710586810, NULL);
INSERT INTO public.audit_events VALUES ('org_01m8cb1tb3e33tq2xgbbjfqeed', 1, 1795710576995, 'usr_01m8cb1sy6ezb8r6zwkzcr1xqz', 'key_01m8cb1t9qe0trtwn6341s9jq3', 'organisation.create', 'org_01m8cb1tb3e33tq2xgbbjfqeed', NULL, '{"id":"org_01m8cb1tb3e33tq2xgbbjfqeed","name":"Acorn Ltd","currency":"GBP","country":"GB","financial_year_end":"03-31","vat_registered":true,"vat_number":null,"vat_scheme":"standard","flat_rate_percent":null,"vat_rounding":"line","status":"active","role":"owner","lock_date":null,"created_at":"2026-11-26T16:29:36.995Z","updated_at":"2026-11-26T16:29:36.995Z","version":1}', '\xd3bce236f9798dfa3fd842b6af2ad3f1ad97e3396d1ae8509cc894cd266405f0');
INSERT INTO public.audit_events VALUES ('org_01m8cb1tb3e33tq2xgbbjfqeed', 2, 1795710577058, 'usr_01m8cb1sy6ezb8r6zwkzcr1xqz', 'key_01m8cb1t9qe0trtwn6341s9jq3', 'account.create', 'acc_01m8cb1td2eqfabpjnczg26jxb', NULL, '{"id":"acc_01m8cb1td2eqfabpjnczg26jxb","code":"2250","name":"VAT","account_type":"LIABILITY","role":"vat_control","default_vat_code":null,"description":null,"currency":"GBP","status":"active","balance":0.00,"created_at":"2026-11-26T16:29:37.058Z","updated_at":"2026-11-26T16:29:37.058Z","version":1}', '\x07259b5940b36d2011903dd1cb694f2af16a3d766229474559cce703d888c462');
INSERT INTO public.audit_events VALUES ('org_01m8cb1tb3e33tq2xgbbjfqeed', 3, 1795710577090, 'usr_01m8cb1sy6ezb8r6zwkzcr1xqz', 'key_01m8cb1t9qe0trtwn6341s9jq3', 'bank_account.create', 'bac_01m8cb1te2ekatsnnhqgn8bjsp', NULL, '{"account_id":"acc_01m8cb1tb3e33tq2xg6cta9ea6","account_number":null,"created_at":"2026-11-26T16:29:37.090Z","currency":"GBP","iban":null,"id":"bac_01m8cb1te2ekatsnnhqgn8bjsp","ledger_balance":0.0,"name":"Current","opening_balance":null,"opening_date":null,"opening_journal_id":null,"sort_code":null,"statement_balance":null,"statement_date":null,"type":"current","unconfirmed_count":0,"updated_at":"2026-11-26T16:29:37.090Z","version":1}', '\x8535acff671ef3d6dc71ce6e19edb5c2ed9b10f22f51491bb889512d7a7ba3f8');
INSERT INTO public.audit_events VALUES ('org_01m8cb1tj4evnb84s0azdtgzah', 1, 1795710577220, 'usr_01m8cb1sy6ezb8r6zwkzcr1xqz', 'key_01m8cb1t9qe0trtwn6341s9jq3', 'organisation.create', 'org_01m8cb1tj4evnb84s0azdtgzah', NULL, '{"id":"org_01m8cb1tj4evnb84s0azdtgzah","name":"Wren & Marsh Ltd","currency":"GBP","country":"GB","financial_year_end":"03-31","vat_registered":true,"vat_number":null,"vat_scheme":"standard","flat_rate_percent":null,"vat_rounding":"line","status":"active","role":"owner","lock_date":null,"created_at":"2026-11-26T16:29:37.220Z","updated_at":"2026-11-26T16:29:37.220Z","version":1}', '\xef076e0c1af1107f056c59b3aa456d2ef7c4d26d28232d9eff5496ef691e53d2');
INSERT INTO public.audit_events VALUES ('org_01m8cb1tj4evnb84s0azdtgzah', 2, 1795710577300, 'usr_01m8cb1sy6ezb8r6zwkzcr1xqz', 'key_01m8cb1t9qe0trtwn6341s9jq3', 'account.create', 'acc_01m8cb1tmmephvbqvnfacbane0', NULL, '{"id":"acc_01m8cb1tmmephvbqvnfacbane0","code":"2250","name":"VAT","account_type":"LIABILITY","role":"vat_control","default_vat_code":null,"description":null,"currency":"GBP","status":"active","balance":0.00,"created_at":"2026-11-26T16:29:37.300Z","updated_at":"2026-11-26T16:29:37.300Z","version":1}', '\xbf0e459c47296d57e1285b14d8907341501cde48a4d5885d92045050d0ee997e');
INSERT INTO public.audit_events VALUES ('org_01m8cb1tj4evnb84s0azdtgzah', 3, 1795710577372, 'usr_01m8cb1sy6ezb8r6zwkzcr1xqz', 'key_01m8cb1t9qe0trtwn6341s9jq3', 'account.create', 'acc_01m8cb1tpwe6j86kbs6x72crkb', NULL, '{"id":"acc_01m8cb1tpwe6j86kbs6x72crkb","code":"4100","name":"Room hire","account_type":"INCOME","role":null,"default_vat_code":"EX","description":null,"currency":"GBP","status":"active","balance":0.00,"created_at":"2026-11-26T16:29:37.372Z","updated_at":"2026-11-26T16:29:37.372Z","version":1}', '\x21531199548494c1419c952437334f804abe08cde3c815e76ac4219e22d0052a');
INSERT INTO public.audit_events VALUES ('org_01m8cb1tj4evnb84s0azdtgzah', 4, 1795710577465, 'usr_01m8cb1sy6ezb8r6zwkzcr1xqz', 'key_01m8cb1t9qe0trtwn6341s9jq3', 'account.create', 'acc_01m8cb1tsse5ss1hgma48vsye7', NULL, '{"id":"acc_01m8cb1tsse5ss1hgma48vsye7","code":"6800","name":"Depreciation","account_type":"EXPENSE","role":null,"default_vat_code":null,"description":null,"currency":"GBP","status":"active","balance":0.00,"created_at":"2026-11-26T16:29:37.465Z","updated_at":"2026-11-26T16:29:37.465Z","version":1}', '\x65cbdfa6912568aca42bc82fae06b2d454b37607a7434c7c60ebc634be944d30');
INSERT INTO public.audit_events VALUES ('org_01m8cb1tj4evnb84s0azdtgzah', 5, 1795710577600, 'usr_01m8cb1sy6ezb8r6zwkzcr1xqz', 'key_01m8cb1t9qe0trtwn6341s9jq3', 'bank_account.create', 'bac_01m8cb1ty0enctwvgg04ygmvgx', NULL, '{"account_id":"acc_01m8cb1tj4evnb84s062zyj4ge","account_number":null,"created_at":"2026-11-26T16:29:37.600Z","currency":"GBP","iban":null,"id":"bac_01m8cb1ty0enctwvgg04ygmvgx","ledger_balance":10000.0,"name":"Current","opening_balance":10000.0,"opening_date":"2026-01-01","opening_journal_id":"jnl_01m8cb1ty0enctwvgg0f3srr9b","sort_code":null,"statement_balance":null,"statement_date":null,"type":"current","unconfirmed_count":0,"updated_at":"2026-11-26T16:29:37.600Z","version":1}', '\x06301ae2a6c6497014b313312e56d45e77f17256ce9f969dce50b8c94b4e1382');
INSERT INTO public.audit_events VALUES ('org_01m8cb1tj4evnb84s0azdtgzah', 6, 1795710577688, 'usr_01m8cb1sy6ezb8r6zwkzcr1xqz', 'key_01m8cb1t9qe0trtwn6341s9jq3', 'account.create', 'acc_01m8cb1v0reqxstesayr7h863h', NULL, '{"account_type":"ASSET","balance":0.0,"code":"1301","created_at":"2026-11-26T16:29:37.688Z","currency":"GBP","default_vat_code":null,"description":null,"id":"acc_01m8cb1v0reqxstesayr7h863h","name":"Savings","role":"bank","status":"active","updated_at":"2026-11-26T16:29:37.688Z","version":1}', '\xf54f486e3634b072094daef73ba9319ce45f7d314ac19ab1d3e919b2b878aa02');
INSERT INTO public.audit_events VALUES ('org_01m8cb1tj4evnb84s0azdtgzah', 7, 1795710577688, 'usr_01m8cb1sy6ezb8r6zwkzcr1xqz', 'key_01m8cb1t9qe0trtwn6341s9jq3', 'bank_account.create', 'bac_01m8cb1v0reqxstesaynbzj7h3', NULL, '{"account_id":"acc_01m8cb1v0reqxstesayr7h863h","account_number":null,"created_at":"2026-11-26T16:29:37.688Z","currency":"GBP","iban":null,"id":"bac_01m8cb1v0reqxstesaynbzj7h3","ledger_balance":0.0,"name":"Savings","opening_balance":null,"opening_date":null,"opening_journal_id":null,"sort_code":null,"statement_balance":null,"statement_date":null,"type":"savings","unconfirmed_count":0,"updated_at":"2026-11-26T16:29:37.688Z","version":1}', '\xa2ec569585103773ad959190810b8303ead2c37749cbf5bc61e54673a69d06f7');
INSERT INTO public.audit_events VALUES ('org_01m8cb1tj4evnb84s0azdtgzah', 8, 1795710577773, 'usr_01m8cb1sy6ezb8r6zwkzcr1xqz', 'key_01m8cb1t9qe0trtwn6341s9jq3', 'contact.create', 'con_01m8cb1v3deq0s9q867nfwvvwh', NULL, '{"id":"con_01m8cb1v3deq0s9q867nfwvvwh","kind":"customer","name":"Abbey Schools Trust","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-26T16:29:37.773Z","updated_at":"2026-11-26T16:29:37.773Z","version":1}', '\x161bbecfbe486fc5fd1a9bead61760ae7ac414128222416a66836111125ad2a1');
INSERT INTO public.audit_events VALUES ('org_01m8cb1tj4evnb84s0azdtgzah', 9, 1795710577837, 'usr_01m8cb1sy6ezb8r6zwkzcr1xqz', 'key_01m8cb1t9qe0trtwn6341s9jq3', 'contact.create', 'con_01m8cb1v5dek49pd4ze4hqz3t5', NULL, '{"id":"con_01m8cb1v5dek49pd4ze4hqz3t5","kind":"customer","name":"Kestrel Fitness CIC","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-26T16:29:37.837Z","updated_at":"2026-11-26T16:29:37.837Z","version":1}', '\xcb6b46f6faf9e94cdaa3f3842eb539be8aa13f45effb4b6b64fbc91b6eea5dba');
INSERT INTO public.audit_events VALUES ('org_01m8cb1tj4evnb84s0azdtgzah', 10, 1795710577894, 'usr_01m8cb1sy6ezb8r6zwkzcr1xqz', 'key_01m8cb1t9qe0trtwn6341s9jq3', 'contact.create', 'con_01m8cb1v76etq88s1xmyqc9e8f', NULL, '{"id":"con_01m8cb1v76etq88s1xmyqc9e8f","kind":"customer","name":"Marlow & Pike LLP","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-26T16:29:37.894Z","updated_at":"2026-11-26T16:29:37.894Z","version":1}', '\x6ecdc4cb6c89c51d046f73e4c65f520a2259834413d38e1e39b6c7260940af3e');
INSERT INTO public.audit_events VALUES ('org_01m8cb1tb3e33tq2xgbbjfqeed', 6, 1795710588720, 'usr_01m8cb1sy6ezb8r6zwkzcr1xqz', 'key_01m8cb1t9qe0trtwn6341s9jq3', 'journal.post', 'jnl_01m8cb25sge22vnybgcx33f4rj', NULL, '{"sequence":1,"total":500.00}', '\x3203d00121282301f23c800f94c5ab292cc08958763eff49ad6140065140b63c');
INSERT INTO public.audit_events VALUES ('org_01m8cb1tj4evnb84s0azdtgzah', 11, 1795710577964, 'usr_01m8cb1sy6ezb8r6zwkzcr1xqz', 'key_01m8cb1t9qe0trtwn6341s9jq3', 'contact.create', 'con_01m8cb1v9cegcsvwjgbyt7kk4z', NULL, '{"id":"con_01m8cb1v9cegcsvwjgbyt7kk4z","kind":"supplier","name":"Printwell","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-26T16:29:37.964Z","updated_at":"2026-11-26T16:29:37.964Z","version":1}', '\xd312aa692d4fbb516906df62d41c5a69eca874cc9659c16ccb0e35c55f71f333');
INSERT INTO public.audit_events VALUES ('org_01m8cb1tj4evnb84s0azdtgzah', 14, 1795710578154, 'usr_01m8cb1sy6ezb8r6zwkzcr1xqz', 'key_01m8cb1t9qe0trtwn6341s9jq3', 'contact.create', 'con_01m8cb1vfae4381zf70akkyysb', NULL, '{"id":"con_01m8cb1vfae4381zf70akkyysb","kind":"supplier","name":"Fern & Rowe","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-26T16:29:38.154Z","updated_at":"2026-11-26T16:29:38.154Z","version":1}', '\x4f79494b87cdabaf00d32e27eaa382327f35c00a780ea431e59c96d749ed22c3');
INSERT INTO public.audit_events VALUES ('org_01m8cb1tj4evnb84s0azdtgzah', 15, 1795710578331, 'usr_01m8cb1sy6ezb8r6zwkzcr1xqz', 'key_01m8cb1t9qe0trtwn6341s9jq3', 'invoice.create', 'inv_01m8cb1vmveqev9397b8pjqm6k', NULL, '{"id":"inv_01m8cb1vmveqev9397b8pjqm6k","type":"sales","kind":"invoice","status":"issued","number":"INV-0001","contact_id":"con_01m8cb1v3deq0s9q867nfwvvwh","contact_name":"Abbey Schools Trust","issue_date":"2026-01-15","due_date":"2026-02-14","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":1950.00,"vat_total":390.00,"gross_total":2340.00,"amount_paid":0.00,"amount_credited":0.00,"amount_due":2340.00,"overdue":true,"journal_id":"jnl_01m8cb1vmveqev9397bewv2df5","void_date":null,"void_journal_id":null,"created_at":"2026-11-26T16:29:38.331Z","updated_at":"2026-11-26T16:29:38.331Z","version":1,"lines":[{"description":"Course design, 3 days","quantity":3,"unit_price":650.00,"discount_percent":null,"account_id":"acc_01m8cb1tj4evnb84s07we9rke5","account_code":"4000","vat_code":"ST","net_amount":1950.00,"vat_amount":390.00,"gross_amount":2340.00}]}', '\x0e3fc97d05b28f20c1d1dac6b4a199c18eaeb5d82b553c842eb9083a6ab4e4ff');
INSERT INTO public.audit_events VALUES ('org_01m8cb1tj4evnb84s0azdtgzah', 18, 1795710578426, 'usr_01m8cb1sy6ezb8r6zwkzcr1xqz', 'key_01m8cb1t9qe0trtwn6341s9jq3', 'invoice.create', 'inv_01m8cb1vqteb6b05pnycpcjtnv', NULL, '{"id":"inv_01m8cb1vqteb6b05pnycpcjtnv","type":"sales","kind":"invoice","status":"issued","number":"INV-0002","contact_id":"con_01m8cb1v3deq0s9q867nfwvvwh","contact_name":"Abbey Schools Trust","issue_date":"2026-01-28","due_date":"2026-02-27","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":870.00,"vat_total":0.00,"gross_total":870.00,"amount_paid":0.00,"amount_credited":0.00,"amount_due":870.00,"overdue":true,"journal_id":"jnl_01m8cb1vqteb6b05pnygrvh5z2","void_date":null,"void_journal_id":null,"created_at":"2026-11-26T16:29:38.426Z","updated_at":"2026-11-26T16:29:38.426Z","version":1,"lines":[{"description":"Workbooks","quantity":120,"unit_price":7.25,"discount_percent":null,"account_id":"acc_01m8cb1tj4evnb84s080qz4rmj","account_code":"4010","vat_code":"ZR","net_amount":870.00,"vat_amount":0.00,"gross_amount":870.00}]}', '\x5e72edc01e84b0631054ad8e9ff4ce237b3cb374ac65120fb1179d7c0fdfe25a');
INSERT INTO public.audit_events VALUES ('org_01m8cb1tj4evnb84s0azdtgzah', 21, 1795710578488, 'usr_01m8cb1sy6ezb8r6zwkzcr1xqz', 'key_01m8cb1t9qe0trtwn6341s9jq3', 'invoice.create', 'inv_01m8cb1vsresw86g6h31avxjd4', NULL, '{"id":"inv_01m8cb1vsresw86g6h31avxjd4","type":"sales","kind":"invoice","status":"issued","number":"INV-0004","contact_id":"con_01m8cb1v76etq88s1xmyqc9e8f","contact_name":"Marlow & Pike LLP","issue_date":"2026-02-20","due_date":"2026-03-22","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":1332.00,"vat_total":266.40,"gross_total":1598.40,"amount_paid":0.00,"amount_credited":0.00,"amount_due":1598.40,"overdue":true,"journal_id":"jnl_01m8cb1vsresw86g6h360kdbrx","void_date":null,"void_journal_id":null,"created_at":"2026-11-26T16:29:38.488Z","updated_at":"2026-11-26T16:29:38.488Z","version":1,"lines":[{"description":"Course for new starters","quantity":1,"unit_price":1480.00,"discount_percent":10,"account_id":"acc_01m8cb1tj4evnb84s07we9rke5","account_code":"4000","vat_code":"ST","net_amount":1332.00,"vat_amount":266.40,"gross_amount":1598.40}]}', '\x85c2007339be294ec9925e1b79f0ef39ae1f23cec16bbeb5f14ac41f422a0173');
INSERT INTO public.audit_events VALUES ('org_01m8cb1tj4evnb84s0azdtgzah', 24, 1795710578563, 'usr_01m8cb1sy6ezb8r6zwkzcr1xqz', 'key_01m8cb1t9qe0trtwn6341s9jq3', 'invoice.create', 'inv_01m8cb1vw3e50a0q4269qg9de8', NULL, '{"id":"inv_01m8cb1vw3e50a0q4269qg9de8","type":"purchase","kind":"invoice","status":"issued","number":"FR-1209","contact_id":"con_01m8cb1vfae4381zf70akkyysb","contact_name":"Fern & Rowe","issue_date":"2026-03-24","due_date":"2026-04-23","amounts_are":"inclusive","currency":"GBP","reference":null,"notes":null,"net_total":640.00,"vat_total":128.00,"gross_total":768.00,"amount_paid":0.00,"amount_credited":0.00,"amount_due":768.00,"overdue":true,"journal_id":"jnl_01m8cb1vw3e50a0q426dfetmv2","void_date":null,"void_journal_id":null,"created_at":"2026-11-26T16:29:38.563Z","updated_at":"2026-11-26T16:29:38.563Z","version":1,"lines":[{"description":"Illustration, 2 days","quantity":2,"unit_price":384.00,"discount_percent":null,"account_id":"acc_01m8cb1tj4evnb84s08p26qdba","account_code":"5010","vat_code":"ST","net_amount":640.00,"vat_amount":128.00,"gross_amount":768.00}]}', '\xae2209c8f59caafd473e295c7aef229e6bc4345b620f7fe7dba169ef77b1bbce');
INSERT INTO public.audit_events VALUES ('org_01m8cb1tj4evnb84s0azdtgzah', 37, 1795710580454, 'usr_01m8cb1sy6ezb8r6zwkzcr1xqz', 'key_01m8cb1t9qe0trtwn6341s9jq3', 'settlement.create', 'set_01m8cb1xq6e1a9cwvhn0zphz5f', NULL, '{"id":"set_01m8cb1xq6e1a9cwvhn0zphz5f","type":"payment","status":"posted","refund":false,"contact_id":"con_01m8cb1vdmepgr1hy0y0zvacn5","contact_name":"Harcourt Lettings","bank_account_id":"bac_01m8cb1ty0enctwvgg04ygmvgx","date":"2026-02-10","amount":1350.00,"currency":"GBP","reference":null,"allocated_amount":1350.00,"unallocated_amount":0.00,"allocations":[{"id":"alc_01m8cb1xq6e1a9cwvhn0zphz5f","invoice_id":"inv_01m8cb1vrbebbrpt04p4mzf2t1","invoice_number":"HL-33","settlement_id":"set_01m8cb1xq6e1a9cwvhn0zphz5f","credit_note_id":null,"amount":1350.00,"date":"2026-02-10","created_at":"2026-11-26T16:29:40.454Z"}],"bank_transaction_id":"btx_01m8cb1wmwet4v8v1hm36c4d08","journal_id":"jnl_01m8cb1xq6e1a9cwvhn0zphz5f","void_date":null,"void_journal_id":null,"created_at":"2026-11-26T16:29:40.454Z","updated_at":"2026-11-26T16:29:40.454Z","version":1}', '\x5ff2aad3682813932e205bd364d31dd98e3220b0a1b6310df3a0cd28061888ca');
INSERT INTO public.audit_events VALUES ('org_01m8cb1tj4evnb84s0azdtgzah', 38, 1795710580454, 'usr_01m8cb1sy6ezb8r6zwkzcr1xqz', 'key_01m8cb1t9qe0trtwn6341s9jq3', 'bank_transaction.confirm', 'btx_01m8cb1wmwet4v8v1hm36c4d08', NULL, '{"journal_id":"jnl_01m8cb1xq6e1a9cwvhn0zphz5f","way":"allocations"}', '\xdd6a6b42f3fab7f1db76d25d0b6b900afb9aa8bea1510e4be1dd11300b4686fb');
INSERT INTO public.audit_events VALUES ('org_01m8cb1tb3e33tq2xgbbjfqeed', 8, 1795710588786, 'usr_01m8cb1sy6ezb8r6zwkzcr1xqz', 'key_01m8cb1t9qe0trtwn6341s9jq3', 'bank_transaction.void', 'btx_01m8cb25q2eqjs0x9b568yzrzk', '{"journal_id":"jnl_01m8cb25sge22vnybgcx33f4rj"}', '{"reason":"matched in error"}', '\x3a05946b142ff38de558697ba2ab98009c9a50c141b14ba3123f8b28874779ad');
INSERT INTO public.audit_events VALUES ('org_01m8cb1tj4evnb84s0azdtgzah', 12, 1795710578031, 'usr_01m8cb1sy6ezb8r6zwkzcr1xqz', 'key_01m8cb1t9qe0trtwn6341s9jq3', 'contact.create', 'con_01m8cb1vbfe04vgf0976bzdcgf', NULL, '{"id":"con_01m8cb1vbfe04vgf0976bzdcgf","kind":"supplier","name":"Techbarn","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-26T16:29:38.031Z","updated_at":"2026-11-26T16:29:38.031Z","version":1}', '\x2574570a43bff78a4bcf7496ec124eb68339ec6fd46a1b5ebdac351317dd2829');
INSERT INTO public.audit_events VALUES ('org_01m8cb1tj4evnb84s0azdtgzah', 16, 1795710578369, 'usr_01m8cb1sy6ezb8r6zwkzcr1xqz', 'key_01m8cb1t9qe0trtwn6341s9jq3', 'invoice.create', 'inv_01m8cb1vp1ey9t9rd680e5036h', NULL, '{"id":"inv_01m8cb1vp1ey9t9rd680e5036h","type":"purchase","kind":"invoice","status":"issued","number":"PX-881","contact_id":"con_01m8cb1v9cegcsvwjgbyt7kk4z","contact_name":"Printwell","issue_date":"2026-01-20","due_date":"2026-02-19","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":412.00,"vat_total":0.00,"gross_total":412.00,"amount_paid":0.00,"amount_credited":0.00,"amount_due":412.00,"overdue":true,"journal_id":"jnl_01m8cb1vp1ey9t9rd685v7t0se","void_date":null,"void_journal_id":null,"created_at":"2026-11-26T16:29:38.369Z","updated_at":"2026-11-26T16:29:38.369Z","version":1,"lines":[{"description":"Printing of workbooks","quantity":1,"unit_price":412.00,"discount_percent":null,"account_id":"acc_01m8cb1tj4evnb84s08jxjzv94","account_code":"5000","vat_code":"ZR","net_amount":412.00,"vat_amount":0.00,"gross_amount":412.00}]}', '\xe911c7d485871d716c5eab5e634a8b24adeeb228e0b94eb19fa83b6513174585');
INSERT INTO public.audit_events VALUES ('org_01m8cb1tj4evnb84s0azdtgzah', 19, 1795710578443, 'usr_01m8cb1sy6ezb8r6zwkzcr1xqz', 'key_01m8cb1t9qe0trtwn6341s9jq3', 'invoice.create', 'inv_01m8cb1vrbebbrpt04p4mzf2t1', NULL, '{"id":"inv_01m8cb1vrbebbrpt04p4mzf2t1","type":"purchase","kind":"invoice","status":"issued","number":"HL-33","contact_id":"con_01m8cb1vdmepgr1hy0y0zvacn5","contact_name":"Harcourt Lettings","issue_date":"2026-02-01","due_date":"2026-03-03","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":1350.00,"vat_total":0.00,"gross_total":1350.00,"amount_paid":0.00,"amount_credited":0.00,"amount_due":1350.00,"overdue":true,"journal_id":"jnl_01m8cb1vrbebbrpt04p841b1s4","void_date":null,"void_journal_id":null,"created_at":"2026-11-26T16:29:38.443Z","updated_at":"2026-11-26T16:29:38.443Z","version":1,"lines":[{"description":"Rent, January to March","quantity":1,"unit_price":1350.00,"discount_percent":null,"account_id":"acc_01m8cb1tj4evnb84s09ad22bbp","account_code":"6100","vat_code":"EX","net_amount":1350.00,"vat_amount":0.00,"gross_amount":1350.00}]}', '\x6e0c0fa2ae14479e0e3c47f8c601aae536308325187e2b6039f01ba84c8422d3');
INSERT INTO public.audit_events VALUES ('org_01m8cb1tj4evnb84s0azdtgzah', 22, 1795710578507, 'usr_01m8cb1sy6ezb8r6zwkzcr1xqz', 'key_01m8cb1t9qe0trtwn6341s9jq3', 'invoice.create', 'inv_01m8cb1vtbe96vpptnm1vt0m20', NULL, '{"id":"inv_01m8cb1vtbe96vpptnm1vt0m20","type":"sales","kind":"invoice","status":"issued","number":"INV-0005","contact_id":"con_01m8cb1v76etq88s1xmyqc9e8f","contact_name":"Marlow & Pike LLP","issue_date":"2026-03-03","due_date":"2026-04-02","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":500.00,"vat_total":100.00,"gross_total":600.00,"amount_paid":0.00,"amount_credited":0.00,"amount_due":600.00,"overdue":true,"journal_id":"jnl_01m8cb1vtbe96vpptnm4qzefbp","void_date":null,"void_journal_id":null,"created_at":"2026-11-26T16:29:38.507Z","updated_at":"2026-11-26T16:29:38.507Z","version":1,"lines":[{"description":"Raised in error","quantity":1,"unit_price":500.00,"discount_percent":null,"account_id":"acc_01m8cb1tj4evnb84s07we9rke5","account_code":"4000","vat_code":"ST","net_amount":500.00,"vat_amount":100.00,"gross_amount":600.00}]}', '\x62d6d5e869f6d35ea6bd63fc355277fb9322aae677a50fce2e2428cfdac5dddd');
INSERT INTO public.audit_events VALUES ('org_01m8cb1tj4evnb84s0azdtgzah', 25, 1795710578592, 'usr_01m8cb1sy6ezb8r6zwkzcr1xqz', 'key_01m8cb1t9qe0trtwn6341s9jq3', 'invoice.create', 'inv_01m8cb1vx0efjv02pcxqmf1jrd', NULL, '{"id":"inv_01m8cb1vx0efjv02pcxqmf1jrd","type":"sales","kind":"invoice","status":"issued","number":"INV-0006","contact_id":"con_01m8cb1v3deq0s9q867nfwvvwh","contact_name":"Abbey Schools Trust","issue_date":"2026-03-27","due_date":"2026-04-26","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":499.00,"vat_total":65.00,"gross_total":564.00,"amount_paid":0.00,"amount_credited":0.00,"amount_due":564.00,"overdue":true,"journal_id":"jnl_01m8cb1vx0efjv02pcxse2s2ya","void_date":null,"void_journal_id":null,"created_at":"2026-11-26T16:29:38.592Z","updated_at":"2026-11-26T16:29:38.592Z","version":1,"lines":[{"description":"Workbooks","quantity":24,"unit_price":7.25,"discount_percent":null,"account_id":"acc_01m8cb1tj4evnb84s080qz4rmj","account_code":"4010","vat_code":"ZR","net_amount":174.00,"vat_amount":0.00,"gross_amount":174.00},{"description":"Half a day of course design","quantity":0.5,"unit_price":650.00,"discount_percent":null,"account_id":"acc_01m8cb1tj4evnb84s07we9rke5","account_code":"4000","vat_code":"ST","net_amount":325.00,"vat_amount":65.00,"gross_amount":390.00}]}', '\x041e32793ecd484a406024cf07dddf5fec2685d118c0b8ccb89f6d1dab108708');
INSERT INTO public.audit_events VALUES ('org_01m8cb1tj4evnb84s0azdtgzah', 27, 1795710578763, 'usr_01m8cb1sy6ezb8r6zwkzcr1xqz', 'key_01m8cb1t9qe0trtwn6341s9jq3', 'invoice.allocate', 'inv_01m8cb1vvdepft1ak49k6ns6nk', NULL, '{"allocations":[{"amount":180.0,"invoice_id":"inv_01m8cb1vsresw86g6h31avxjd4"}]}', '\xddb1f831fe07dffda816423352840ec2b2f68bd0cbddfe05b4716508dbb7b28e');
INSERT INTO public.audit_events VALUES ('org_01m8cb1tj4evnb84s0azdtgzah', 28, 1795710578935, 'usr_01m8cb1sy6ezb8r6zwkzcr1xqz', 'key_01m8cb1t9qe0trtwn6341s9jq3', 'journal.post', 'jnl_01m8cb1w7qe40t5x1v0pybjmda', NULL, '{"sequence":14,"total":10000.00}', '\xa77cd23e6cf75df86d699a851316572d59145b363f4d883206a7281ea79e0095');
INSERT INTO public.audit_events VALUES ('org_01m8cb1tj4evnb84s0azdtgzah', 29, 1795710578935, 'usr_01m8cb1sy6ezb8r6zwkzcr1xqz', 'key_01m8cb1t9qe0trtwn6341s9jq3', 'journal.post', 'jnl_01m8cb1w7qe40t5x1v0x1j2ax4', NULL, '{"sequence":15,"total":1000.00}', '\x4875aa53e2e8c2f40b08ed7a641759371f0c2d1690c8eeaf38263f91feac5913');
INSERT INTO public.audit_events VALUES ('org_01m8cb1tj4evnb84s0azdtgzah', 30, 1795710578935, 'usr_01m8cb1sy6ezb8r6zwkzcr1xqz', 'key_01m8cb1t9qe0trtwn6341s9jq3', 'journal.post', 'jnl_01m8cb1w7qe40t5x1v16cf8e4h', NULL, '{"sequence":16,"total":74.92}', '\xf37d093a1e9be321ed4417b91656c0ca5c067af9699fdcbcf43683f59f227654');
INSERT INTO public.audit_events VALUES ('org_01m8cb1tj4evnb84s0azdtgzah', 31, 1795710579134, 'usr_01m8cb1sy6ezb8r6zwkzcr1xqz', 'key_01m8cb1t9qe0trtwn6341s9jq3', 'settlement.create', 'set_01m8cb1wdye50ah2tfksrfb0rn', NULL, '{"id":"set_01m8cb1wdye50ah2tfksrfb0rn","type":"receipt","status":"posted","refund":false,"contact_id":"con_01m8cb1v5dek49pd4ze4hqz3t5","contact_name":"Kestrel Fitness CIC","bank_account_id":"bac_01m8cb1ty0enctwvgg04ygmvgx","date":"2026-03-06","amount":282.00,"currency":"GBP","reference":null,"allocated_amount":282.00,"unallocated_amount":0.00,"allocations":[{"id":"alc_01m8cb1wdye50ah2tfm01bfmf3","invoice_id":"inv_01m8cb1vs1excsamjzs1yh1vng","invoice_number":"INV-0003","settlement_id":"set_01m8cb1wdye50ah2tfksrfb0rn","credit_note_id":null,"amount":282.00,"date":"2026-03-06","created_at":"2026-11-26T16:29:39.134Z"}],"bank_transaction_id":null,"journal_id":"jnl_01m8cb1wdye50ah2tfkwjknerj","void_date":null,"void_journal_id":null,"created_at":"2026-11-26T16:29:39.134Z","updated_at":"2026-11-26T16:29:39.134Z","version":1}', '\xcee8e0aca7b1eed24139cc4806f71faae2181bae255ef5f24f451eb93039ec5d');
INSERT INTO public.audit_events VALUES ('org_01m8cb1tj4evnb84s0azdtgzah', 32, 1795710579356, 'usr_01m8cb1sy6ezb8r6zwkzcr1xqz', 'key_01m8cb1t9qe0trtwn6341s9jq3', 'bank_transactions.import', 'bac_01m8cb1ty0enctwvgg04ygmvgx', NULL, '{"created":13,"duplicates":0,"statement_balance":9007.15,"statement_date":"2026-03-31"}', '\x3a4a3cf83a3eaa2f4a26c6d47a2e3f6d5d673899d980469616c258bbcd5b31ec');
INSERT INTO public.audit_events VALUES ('org_01m8cb1tj4evnb84s0azdtgzah', 48, 1795710583012, 'usr_01m8cb1sy6ezb8r6zwkzcr1xqz', 'key_01m8cb1t9qe0trtwn6341s9jq3', 'bank_transaction.confirm', 'btx_01m8cb1wmwet4v8v1hn5v2rwpt', NULL, '{"journal_id":"jnl_01m8cb2074epdb9fec992fefxr","way":"account"}', '\x99a6823b7b7bace23ba1ef5aaa6c6384217b0372d08d26be7f91b2af7d0f39d5');
INSERT INTO public.audit_events VALUES ('org_01m8cb1tj4evnb84s0azdtgzah', 13, 1795710578100, 'usr_01m8cb1sy6ezb8r6zwkzcr1xqz', 'key_01m8cb1t9qe0trtwn6341s9jq3', 'contact.create', 'con_01m8cb1vdmepgr1hy0y0zvacn5', NULL, '{"id":"con_01m8cb1vdmepgr1hy0y0zvacn5","kind":"supplier","name":"Harcourt Lettings","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-26T16:29:38.100Z","updated_at":"2026-11-26T16:29:38.100Z","version":1}', '\xfcca2d9b3eb9f285b323060b76303c1cfa06fe97061716d9481dc1f6139d6275');
INSERT INTO public.audit_events VALUES ('org_01m8cb1tj4evnb84s0azdtgzah', 17, 1795710578395, 'usr_01m8cb1sy6ezb8r6zwkzcr1xqz', 'key_01m8cb1t9qe0trtwn6341s9jq3', 'invoice.create', 'inv_01m8cb1vpven68ss4z3482r347', NULL, '{"id":"inv_01m8cb1vpven68ss4z3482r347","type":"purchase","kind":"invoice","status":"issued","number":"TB-0117","contact_id":"con_01m8cb1vbfe04vgf0976bzdcgf","contact_name":"Techbarn","issue_date":"2026-01-21","due_date":"2026-02-20","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":899.00,"vat_total":179.80,"gross_total":1078.80,"amount_paid":0.00,"amount_credited":0.00,"amount_due":1078.80,"overdue":true,"journal_id":"jnl_01m8cb1vpven68ss4z39t2yfaf","void_date":null,"void_journal_id":null,"created_at":"2026-11-26T16:29:38.395Z","updated_at":"2026-11-26T16:29:38.395Z","version":1,"lines":[{"description":"Laptop","quantity":1,"unit_price":899.00,"discount_percent":null,"account_id":"acc_01m8cb1tj4evnb84s053nn8zr5","account_code":"1000","vat_code":"ST","net_amount":899.00,"vat_amount":179.80,"gross_amount":1078.80}]}', '\xdb5fa9c74ebfc3c508229815b4d8c9ee439b5e611c3e0d4f1c50a10c3dd9a826');
INSERT INTO public.audit_events VALUES ('org_01m8cb1tj4evnb84s0azdtgzah', 20, 1795710578465, 'usr_01m8cb1sy6ezb8r6zwkzcr1xqz', 'key_01m8cb1t9qe0trtwn6341s9jq3', 'invoice.create', 'inv_01m8cb1vs1excsamjzs1yh1vng', NULL, '{"id":"inv_01m8cb1vs1excsamjzs1yh1vng","type":"sales","kind":"invoice","status":"issued","number":"INV-0003","contact_id":"con_01m8cb1v5dek49pd4ze4hqz3t5","contact_name":"Kestrel Fitness CIC","issue_date":"2026-02-09","due_date":"2026-03-11","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":275.00,"vat_total":7.00,"gross_total":282.00,"amount_paid":0.00,"amount_credited":0.00,"amount_due":282.00,"overdue":true,"journal_id":"jnl_01m8cb1vs1excsamjzs4835qas","void_date":null,"void_journal_id":null,"created_at":"2026-11-26T16:29:38.465Z","updated_at":"2026-11-26T16:29:38.465Z","version":1,"lines":[{"description":"Seminar room, 5 evenings","quantity":5,"unit_price":48.00,"discount_percent":null,"account_id":"acc_01m8cb1tpwe6j86kbs6x72crkb","account_code":"4100","vat_code":"EX","net_amount":240.00,"vat_amount":0.00,"gross_amount":240.00},{"description":"Projector","quantity":1,"unit_price":35.00,"discount_percent":null,"account_id":"acc_01m8cb1tj4evnb84s07we9rke5","account_code":"4000","vat_code":"ST","net_amount":35.00,"vat_amount":7.00,"gross_amount":42.00}]}', '\x061399666e0bafaed62d403c2e0b3cf89f6baf86bd734c753289487c49195954');
INSERT INTO public.audit_events VALUES ('org_01m8cb1tj4evnb84s0azdtgzah', 23, 1795710578541, 'usr_01m8cb1sy6ezb8r6zwkzcr1xqz', 'key_01m8cb1t9qe0trtwn6341s9jq3', 'invoice.create', 'inv_01m8cb1vvdepft1ak49k6ns6nk', NULL, '{"id":"inv_01m8cb1vvdepft1ak49k6ns6nk","type":"sales","kind":"credit_note","status":"issued","number":"CN-0001","contact_id":"con_01m8cb1v76etq88s1xmyqc9e8f","contact_name":"Marlow & Pike LLP","issue_date":"2026-03-12","due_date":"2026-03-12","amounts_are":"exclusive","currency":"GBP","reference":"INV-0004","notes":null,"net_total":150.00,"vat_total":30.00,"gross_total":180.00,"amount_paid":0.00,"amount_credited":0.00,"amount_due":180.00,"overdue":false,"journal_id":"jnl_01m8cb1vvdepft1ak49nqp7y2q","void_date":null,"void_journal_id":null,"created_at":"2026-11-26T16:29:38.541Z","updated_at":"2026-11-26T16:29:38.541Z","version":1,"lines":[{"description":"A day that was not held","quantity":1,"unit_price":150.00,"discount_percent":null,"account_id":"acc_01m8cb1tj4evnb84s07we9rke5","account_code":"4000","vat_code":"ST","net_amount":150.00,"vat_amount":30.00,"gross_amount":180.00}]}', '\x5e7a9fb16423b952134d9b8601793cb642cf50ea407e91fc3caeb9b074820d05');
INSERT INTO public.audit_events VALUES ('org_01m8cb1tj4evnb84s0azdtgzah', 26, 1795710578683, 'usr_01m8cb1sy6ezb8r6zwkzcr1xqz', 'key_01m8cb1t9qe0trtwn6341s9jq3', 'invoice.void', 'inv_01m8cb1vtbe96vpptnm1vt0m20', '{"status":"issued"}', '{"reason":"raised in error","status":"void","void_date":"2026-03-03","void_journal_id":"jnl_01m8cb1vzve76sszx00x80fgfh"}', '\x59c5e33985ddd1582a613d047d6b5adcf4374cd1c10e4c93f273495a256a3b85');
INSERT INTO public.audit_events VALUES ('org_01m8cb1tj4evnb84s0azdtgzah', 33, 1795710579716, 'usr_01m8cb1sy6ezb8r6zwkzcr1xqz', 'key_01m8cb1t9qe0trtwn6341s9jq3', 'settlement.create', 'set_01m8cb1x04eqjbrmxnwcrkrnpb', NULL, '{"id":"set_01m8cb1x04eqjbrmxnwcrkrnpb","type":"payment","status":"posted","refund":false,"contact_id":"con_01m8cb1vbfe04vgf0976bzdcgf","contact_name":"Techbarn","bank_account_id":"bac_01m8cb1ty0enctwvgg04ygmvgx","date":"2026-01-22","amount":1078.80,"currency":"GBP","reference":null,"allocated_amount":1078.80,"unallocated_amount":0.00,"allocations":[{"id":"alc_01m8cb1x04eqjbrmxnwcrkrnpb","invoice_id":"inv_01m8cb1vpven68ss4z3482r347","invoice_number":"TB-0117","settlement_id":"set_01m8cb1x04eqjbrmxnwcrkrnpb","credit_note_id":null,"amount":1078.80,"date":"2026-01-22","created_at":"2026-11-26T16:29:39.716Z"}],"bank_transaction_id":"btx_01m8cb1wmwet4v8v1hkpv2z74p","journal_id":"jnl_01m8cb1x04eqjbrmxnwcrkrnpb","void_date":null,"void_journal_id":null,"created_at":"2026-11-26T16:29:39.716Z","updated_at":"2026-11-26T16:29:39.716Z","version":1}', '\xc6e53d1277d59ead1175654068e91206be86571135ed972e45d97950a34a68c4');
INSERT INTO public.audit_events VALUES ('org_01m8cb1tj4evnb84s0azdtgzah', 34, 1795710579716, 'usr_01m8cb1sy6ezb8r6zwkzcr1xqz', 'key_01m8cb1t9qe0trtwn6341s9jq3', 'bank_transaction.confirm', 'btx_01m8cb1wmwet4v8v1hkpv2z74p', NULL, '{"journal_id":"jnl_01m8cb1x04eqjbrmxnwcrkrnpb","way":"allocations"}', '\x285f9f2d0977638fb8c68e74569914f36053d7bc3165cd392fc6f2512ee5cda2');
INSERT INTO public.audit_events VALUES ('org_01m8cb1tj4evnb84s0azdtgzah', 35, 1795710580122, 'usr_01m8cb1sy6ezb8r6zwkzcr1xqz', 'key_01m8cb1t9qe0trtwn6341s9jq3', 'settlement.create', 'set_01m8cb1xcter8r2e8x23jzsy0d', NULL, '{"id":"set_01m8cb1xcter8r2e8x23jzsy0d","type":"receipt","status":"posted","refund":false,"contact_id":"con_01m8cb1v3deq0s9q867nfwvvwh","contact_name":"Abbey Schools Trust","bank_account_id":"bac_01m8cb1ty0enctwvgg04ygmvgx","date":"2026-01-30","amount":1500.00,"currency":"GBP","reference":null,"allocated_amount":1500.00,"unallocated_amount":0.00,"allocations":[{"id":"alc_01m8cb1xcter8r2e8x23jzsy0d","invoice_id":"inv_01m8cb1vmveqev9397b8pjqm6k","invoice_number":"INV-0001","settlement_id":"set_01m8cb1xcter8r2e8x23jzsy0d","credit_note_id":null,"amount":1500.00,"date":"2026-01-30","created_at":"2026-11-26T16:29:40.122Z"}],"bank_transaction_id":"btx_01m8cb1wmwet4v8v1hkv3vvtxc","journal_id":"jnl_01m8cb1xcter8r2e8x23jzsy0d","void_date":null,"void_journal_id":null,"created_at":"2026-11-26T16:29:40.122Z","updated_at":"2026-11-26T16:29:40.122Z","version":1}', '\x542d5a9336ebe76f64cc1670ea2006736e0a065236886501b3026113bfdd8f83');
INSERT INTO public.audit_events VALUES ('org_01m8cb1tj4evnb84s0azdtgzah', 36, 1795710580122, 'usr_01m8cb1sy6ezb8r6zwkzcr1xqz', 'key_01m8cb1t9qe0trtwn6341s9jq3', 'bank_transaction.confirm', 'btx_01m8cb1wmwet4v8v1hkv3vvtxc', NULL, '{"journal_id":"jnl_01m8cb1xcter8r2e8x23jzsy0d","way":"allocations"}', '\xa61cf0cfc386e2a8251037e2d78021f89e7fa529c864493745d07491f2a1f326');
INSERT INTO public.audit_events VALUES ('org_01m8cb1tj4evnb84s0azdtgzah', 39, 1795710580810, 'usr_01m8cb1sy6ezb8r6zwkzcr1xqz', 'key_01m8cb1t9qe0trtwn6341s9jq3', 'settlement.create', 'set_01m8cb1y2aevp8cvpf9g48ar9c', NULL, '{"id":"set_01m8cb1y2aevp8cvpf9g48ar9c","type":"receipt","status":"posted","refund":false,"contact_id":"con_01m8cb1v3deq0s9q867nfwvvwh","contact_name":"Abbey Schools Trust","bank_account_id":"bac_01m8cb1ty0enctwvgg04ygmvgx","date":"2026-02-16","amount":1710.00,"currency":"GBP","reference":null,"allocated_amount":1710.00,"unallocated_amount":0.00,"allocations":[{"id":"alc_01m8cb1y2aevp8cvpf9g48ar9c","invoice_id":"inv_01m8cb1vmveqev9397b8pjqm6k","invoice_number":"INV-0001","settlement_id":"set_01m8cb1y2aevp8cvpf9g48ar9c","credit_note_id":null,"amount":840.00,"date":"2026-02-16","created_at":"2026-11-26T16:29:40.810Z"},{"id":"alc_01m8cb1y2aevp8cvpf9g48ar9d","invoice_id":"inv_01m8cb1vqteb6b05pnycpcjtnv","invoice_number":"INV-0002","settlement_id":"set_01m8cb1y2aevp8cvpf9g48ar9c","credit_note_id":null,"amount":870.00,"date":"2026-02-16","created_at":"2026-11-26T16:29:40.810Z"}],"bank_transaction_id":"btx_01m8cb1wmwet4v8v1hm6qa1scw","journal_id":"jnl_01m8cb1y2aevp8cvpf9g48ar9c","void_date":null,"void_journal_id":null,"created_at":"2026-11-26T16:29:40.810Z","updated_at":"2026-11-26T16:29:40.810Z","version":1}', '\xdd7cf044d1374e80bc8fa8a5c7db1da1dfe764424aa89db4223437b31876cc40');
INSERT INTO public.audit_events VALUES ('org_01m8cb1tj4evnb84s0azdtgzah', 40, 1795710580810, 'usr_01m8cb1sy6ezb8r6zwkzcr1xqz', 'key_01m8cb1t9qe0trtwn6341s9jq3', 'bank_transaction.confirm', 'btx_01m8cb1wmwet4v8v1hm6qa1scw', NULL, '{"journal_id":"jnl_01m8cb1y2aevp8cvpf9g48ar9c","way":"allocations"}', '\xeed35503d86de22640a657fd3fddd01b2019677fc1777678bc2af1f6cc8d34a5');
INSERT INTO public.audit_events VALUES ('org_01m8cb1tj4evnb84s0azdtgzah', 53, 1795710585450, 'usr_01m8cb1sy6ezb8r6zwkzcr1xqz', 'key_01m8cb1t9qe0trtwn6341s9jq3', 'bank_transaction.confirm', 'btx_01m8cb1wmwet4v8v1hm9362b9v', NULL, '{"journal_id":"jnl_01m8cb22kae43by4fmsapate6f","way":"account"}', '\xc6bbea3d0001b6a59837dd5cf7a39ff990a8d500857ae60a504be12bd7cbf599');
INSERT INTO public.audit_events VALUES ('org_01m8cb1tj4evnb84s0azdtgzah', 55, 1795710586076, 'usr_01m8cb1sy6ezb8r6zwkzcr1xqz', 'key_01m8cb1t9qe0trtwn6341s9jq3', 'bank_transaction.confirm', 'btx_01m8cb1wmwet4v8v1hkyx7sj79', NULL, '{"journal_id":"jnl_01m8cb236we6z9maknbhzdsj0z","way":"account"}', '\x479015ded1e6307b7a0d808c9cea2f9aaf27709b0191b4ebe9ac21a826b48d64');
INSERT INTO public.audit_events VALUES ('org_01m8cb1tj4evnb84s0azdtgzah', 58, 1795710587078, 'usr_01m8cb1sy6ezb8r6zwkzcr1xqz', 'key_01m8cb1t9qe0trtwn6341s9jq3', 'vat_return.finalise', 'vrt_01m8cb240secq94j3qyg2mzgcz', NULL, '{"id":"vrt_01m8cb240secq94j3qyg2mzgcz","date_from":"2026-01-01","date_to":"2026-03-31","status":"finalised","currency":"GBP","scheme":"standard","flat_rate_percent":null,"adjustments":[],"boxes":{"1":698.40,"2":0.00,"3":698.40,"4":319.80,"5":378.60,"6":4776.00,"7":3427.00,"8":0.00,"9":0.00},"direction":"pay","hmrc":{"vatDueSales":698.40,"vatDueAcquisitions":0.00,"totalVatDue":698.40,"vatReclaimedCurrPeriod":319.80,"netVatDue":378.60,"totalValueSalesExVAT":4776,"totalValuePurchasesExVAT":3427,"totalValueGoodsSuppliedExVAT":0,"totalAcquisitionsExVAT":0},"journal_id":null,"finalised_at":"2026-11-26T16:29:47.078Z","created_at":"2026-11-26T16:29:46.905Z","updated_at":"2026-11-26T16:29:47.078Z","version":2}', '\x82cc291a1a6b272e705139d7f108d37c3e88cb57e145a138736f1b0581fe5d82');
INSERT INTO public.audit_events VALUES ('org_01m8cb1tb3e33tq2xgbbjfqeed', 4, 1795710588594, 'usr_01m8cb1sy6ezb8r6zwkzcr1xqz', 'key_01m8cb1t9qe0trtwn6341s9jq3', 'tax_code.set', 'ST', NULL, '{"rate":19,"effective_from":"2026-02-01"}', '\x558c40f37cfbc763f79d1c8845a7220eafb0b6add07e2602e8dc5490ebdcfba3');
INSERT INTO public.audit_events VALUES ('org_01m8cb1tb3e33tq2xgbbjfqeed', 7, 1795710588766, 'usr_01m8cb1sy6ezb8r6zwkzcr1xqz', 'key_01m8cb1t9qe0trtwn6341s9jq3', 'bank_transaction.confirm', 'btx_01m8cb25q2eqjs0x9b568yzrzk', NULL, '{"journal_id":"jnl_01m8cb25sge22vnybgcx33f4rj","way":"match"}', '\x05cef27e7b201f8b02aafe7038c9c5d2816ecf4cd288c0d39df731a84d7d7177');
INSERT INTO public.audit_events VALUES ('org_01m8cb1tb3e33tq2xgbbjfqeed', 9, 1795710588806, 'usr_01m8cb1sy6ezb8r6zwkzcr1xqz', 'key_01m8cb1t9qe0trtwn6341s9jq3', 'journal.reverse', 'jnl_01m8cb25sge22vnybgcx33f4rj', NULL, '{"reversed_by_journal_id":"jnl_01m8cb25w6ejh8rbmrggg4ejsb","total":500.00}', '\x280182a8cf58d99b8b46ee56df1a7f3a19d6e5e7e63f61939fc9cd088396f4f8');
INSERT INTO public.audit_events VALUES ('org_01m8cb1tj4evnb84s0azdtgzah', 41, 1795710581233, 'usr_01m8cb1sy6ezb8r6zwkzcr1xqz', 'key_01m8cb1t9qe0trtwn6341s9jq3', 'settlement.create', 'set_01m8cb1yfhe92ahsjqfw61nfk8', NULL, '{"id":"set_01m8cb1yfhe92ahsjqfw61nfk8","type":"payment","status":"posted","refund":false,"contact_id":"con_01m8cb1v9cegcsvwjgbyt7kk4z","contact_name":"Printwell","bank_account_id":"bac_01m8cb1ty0enctwvgg04ygmvgx","date":"2026-02-27","amount":400.00,"currency":"GBP","reference":null,"allocated_amount":400.00,"unallocated_amount":0.00,"allocations":[{"id":"alc_01m8cb1yfhe92ahsjqfw61nfk8","invoice_id":"inv_01m8cb1vp1ey9t9rd680e5036h","invoice_number":"PX-881","settlement_id":"set_01m8cb1yfhe92ahsjqfw61nfk8","credit_note_id":null,"amount":400.00,"date":"2026-02-27","created_at":"2026-11-26T16:29:41.233Z"}],"bank_transaction_id":"btx_01m8cb1wmwet4v8v1hmeds8bw0","journal_id":"jnl_01m8cb1yfhe92ahsjqfw61nfk8","void_date":null,"void_journal_id":null,"created_at":"2026-11-26T16:29:41.233Z","updated_at":"2026-11-26T16:29:41.233Z","version":1}', '\x780b92c12a653cd8f24f227ed776f7100667f771ae7bcc298ab13e25b0f60889');
INSERT INTO public.audit_events VALUES ('org_01m8cb1tj4evnb84s0azdtgzah', 42, 1795710581233, 'usr_01m8cb1sy6ezb8r6zwkzcr1xqz', 'key_01m8cb1t9qe0trtwn6341s9jq3', 'bank_transaction.confirm', 'btx_01m8cb1wmwet4v8v1hmeds8bw0', NULL, '{"journal_id":"jnl_01m8cb1yfhe92ahsjqfw61nfk8","way":"allocations"}', '\x56eeb3f6a62ee2954e5c2b92107fee9caf4cb2e23a40ee0ac4e447384b8c529c');
INSERT INTO public.audit_events VALUES ('org_01m8cb1tj4evnb84s0azdtgzah', 43, 1795710581718, 'usr_01m8cb1sy6ezb8r6zwkzcr1xqz', 'key_01m8cb1t9qe0trtwn6341s9jq3', 'settlement.create', 'set_01m8cb1yypej29vhs57jscdxx7', NULL, '{"id":"set_01m8cb1yypej29vhs57jscdxx7","type":"receipt","status":"posted","refund":false,"contact_id":"con_01m8cb1v76etq88s1xmyqc9e8f","contact_name":"Marlow & Pike LLP","bank_account_id":"bac_01m8cb1ty0enctwvgg04ygmvgx","date":"2026-03-16","amount":1418.40,"currency":"GBP","reference":null,"allocated_amount":1418.40,"unallocated_amount":0.00,"allocations":[{"id":"alc_01m8cb1yypej29vhs57jscdxx7","invoice_id":"inv_01m8cb1vsresw86g6h31avxjd4","invoice_number":"INV-0004","settlement_id":"set_01m8cb1yypej29vhs57jscdxx7","credit_note_id":null,"amount":1418.40,"date":"2026-03-16","created_at":"2026-11-26T16:29:41.718Z"}],"bank_transaction_id":"btx_01m8cb1wmwet4v8v1hmsm2bg31","journal_id":"jnl_01m8cb1yypej29vhs57jscdxx7","void_date":null,"void_journal_id":null,"created_at":"2026-11-26T16:29:41.718Z","updated_at":"2026-11-26T16:29:41.718Z","version":1}', '\x3696546c9f86e61013d8928926a2fc622d890a85d2eb83901ec57b21d6ade05d');
INSERT INTO public.audit_events VALUES ('org_01m8cb1tj4evnb84s0azdtgzah', 44, 1795710581718, 'usr_01m8cb1sy6ezb8r6zwkzcr1xqz', 'key_01m8cb1t9qe0trtwn6341s9jq3', 'bank_transaction.confirm', 'btx_01m8cb1wmwet4v8v1hmsm2bg31', NULL, '{"journal_id":"jnl_01m8cb1yypej29vhs57jscdxx7","way":"allocations"}', '\x37b5c63f842e5eb9fca8f168c7a11b9cecc62c7bcb48ab3dc3af1ad24e8219a3');
INSERT INTO public.audit_events VALUES ('org_01m8cb1tj4evnb84s0azdtgzah', 45, 1795710582338, 'usr_01m8cb1sy6ezb8r6zwkzcr1xqz', 'key_01m8cb1t9qe0trtwn6341s9jq3', 'settlement.match', 'set_01m8cb1wdye50ah2tfksrfb0rn', NULL, '{"bank_transaction_id":"btx_01m8cb1wmwet4v8v1hmm1menn5"}', '\x626cf91a7b762fc2890e39e79e36407bb36342b101a7bd06e9f54378a904fd10');
INSERT INTO public.audit_events VALUES ('org_01m8cb1tj4evnb84s0azdtgzah', 46, 1795710582338, 'usr_01m8cb1sy6ezb8r6zwkzcr1xqz', 'key_01m8cb1t9qe0trtwn6341s9jq3', 'bank_transaction.confirm', 'btx_01m8cb1wmwet4v8v1hmm1menn5', NULL, '{"journal_id":"jnl_01m8cb1wdye50ah2tfkwjknerj","way":"match"}', '\x65c0c62c2ff37b8757708d0323f4adcbee4313a24f6bd3fa98107d234e4bccad');
INSERT INTO public.audit_events VALUES ('org_01m8cb1tj4evnb84s0azdtgzah', 47, 1795710582658, 'usr_01m8cb1sy6ezb8r6zwkzcr1xqz', 'key_01m8cb1t9qe0trtwn6341s9jq3', 'bank_transaction.confirm', 'btx_01m8cb1wmwet4v8v1hn08gskgy', NULL, '{"journal_id":"jnl_01m8cb1zw2e16bywqj7jc19073","way":"transfer"}', '\x48e31a3352b328466a4939c8137e355bc358773f46bae5def3acdd6a803e36d8');
INSERT INTO public.audit_events VALUES ('org_01m8cb1tj4evnb84s0azdtgzah', 49, 1795710585149, 'usr_01m8cb1sy6ezb8r6zwkzcr1xqz', 'key_01m8cb1t9qe0trtwn6341s9jq3', 'bank_transaction.update', 'btx_01m8cb1wmwet4v8v1hkyx7sj79', '{"account_id":null,"contact_id":null,"vat_amount":null,"vat_code":"NV"}', '{"account_id":"acc_01m8cb1tj4evnb84s09rzyycp5","contact_id":null,"vat_amount":null,"vat_code":"ST"}', '\xb5008fb252d561326dbe7ef5b11087783ec22879acb8e99981320d84c016080d');
INSERT INTO public.audit_events VALUES ('org_01m8cb1tj4evnb84s0azdtgzah', 50, 1795710585149, 'usr_01m8cb1sy6ezb8r6zwkzcr1xqz', 'key_01m8cb1t9qe0trtwn6341s9jq3', 'bank_transaction.update', 'btx_01m8cb1wmwet4v8v1hm9362b9v', '{"account_id":null,"contact_id":null,"vat_amount":null,"vat_code":"NV"}', '{"account_id":"acc_01m8cb1tj4evnb84s0a3pwr0vk","contact_id":null,"vat_amount":null,"vat_code":"ZR"}', '\x6c3b8543c15f2483e3ac283c6af65a844e512d5ef0c2dfd449d8d769bcf068c1');
INSERT INTO public.audit_events VALUES ('org_01m8cb1tj4evnb84s0azdtgzah', 51, 1795710585149, 'usr_01m8cb1sy6ezb8r6zwkzcr1xqz', 'key_01m8cb1t9qe0trtwn6341s9jq3', 'bank_transaction.update', 'btx_01m8cb1wmwet4v8v1hmj5r65sn', '{"account_id":null,"contact_id":null,"vat_amount":null,"vat_code":"NV"}', '{"account_id":"acc_01m8cb1tj4evnb84s09rzyycp5","contact_id":null,"vat_amount":null,"vat_code":"ST"}', '\x7f15fef61e35a20cff63dbba17c2c9cd198493de176951730ab7de5bed805952');
INSERT INTO public.audit_events VALUES ('org_01m8cb1tj4evnb84s0azdtgzah', 52, 1795710585149, 'usr_01m8cb1sy6ezb8r6zwkzcr1xqz', 'key_01m8cb1t9qe0trtwn6341s9jq3', 'bank_transaction.update', 'btx_01m8cb1wmwet4v8v1hmzz9695a', '{"account_id":null,"contact_id":null,"vat_amount":null,"vat_code":"NV"}', '{"account_id":"acc_01m8cb1tj4evnb84s0apw84atm","contact_id":null,"vat_amount":null,"vat_code":"EX"}', '\x56b5b0830c5245514cd5eab7ddc65af771e475c06120be25c28ff80030b9c15c');
INSERT INTO public.audit_events VALUES ('org_01m8cb1tj4evnb84s0azdtgzah', 54, 1795710585742, 'usr_01m8cb1sy6ezb8r6zwkzcr1xqz', 'key_01m8cb1t9qe0trtwn6341s9jq3', 'bank_transaction.confirm', 'btx_01m8cb1wmwet4v8v1hmj5r65sn', NULL, '{"journal_id":"jnl_01m8cb22wee54v1k15gnvb8vcb","way":"account"}', '\x0beb58c89b07a81eeca9f37072393f5f85e27db4805a7d54a1f7e22756626577');
INSERT INTO public.audit_events VALUES ('org_01m8cb1tj4evnb84s0azdtgzah', 56, 1795710586378, 'usr_01m8cb1sy6ezb8r6zwkzcr1xqz', 'key_01m8cb1t9qe0trtwn6341s9jq3', 'bank_transaction.confirm', 'btx_01m8cb1wmwet4v8v1hmzz9695a', NULL, '{"journal_id":"jnl_01m8cb23gaedjt5mswj0h8dtsa","way":"account"}', '\xc60d040498ed82200a4a83204fbd85cba2260109433a2d974fc8f4a7f762ef48');
INSERT INTO public.audit_events VALUES ('org_01m8cb1tj4evnb84s0azdtgzah', 57, 1795710586905, 'usr_01m8cb1sy6ezb8r6zwkzcr1xqz', 'key_01m8cb1t9qe0trtwn6341s9jq3', 'vat_return.create', 'vrt_01m8cb240secq94j3qyg2mzgcz', NULL, '{"id":"vrt_01m8cb240secq94j3qyg2mzgcz","date_from":"2026-01-01","date_to":"2026-03-31","status":"draft","currency":"GBP","scheme":"standard","flat_rate_percent":null,"adjustments":[],"boxes":{"1":698.40,"2":0.00,"3":698.40,"4":319.80,"5":378.60,"6":4776.00,"7":3427.00,"8":0.00,"9":0.00},"direction":"pay","hmrc":{"vatDueSales":698.40,"vatDueAcquisitions":0.00,"totalVatDue":698.40,"vatReclaimedCurrPeriod":319.80,"netVatDue":378.60,"totalValueSalesExVAT":4776,"totalValuePurchasesExVAT":3427,"totalValueGoodsSuppliedExVAT":0,"totalAcquisitionsExVAT":0},"journal_id":null,"finalised_at":null,"created_at":"2026-11-26T16:29:46.905Z","updated_at":"2026-11-26T16:29:46.905Z","version":1}', '\xcffcd1b55b94a55fb7fc11cc4cde14e9f91600dd7a94840567f3fe0761c25d23');
INSERT INTO public.audit_events VALUES ('org_01m8cb1tj4evnb84s0azdtgzah', 59, 1795710587247, 'usr_01m8cb1sy6ezb8r6zwkzcr1xqz', 'key_01m8cb1t9qe0trtwn6341s9jq3', 'organisation.lock', 'org_01m8cb1tj4evnb84s0azdtgzah', '{"lock_date":null}', '{"lock_date":"2026-03-31","reason":"year end"}', '\x6b6753dc2f276e5d613ffe040c953c45bd7329523f14666af06a0aff007de5fa');
INSERT INTO public.audit_events VALUES ('org_01m8cb1tb3e33tq2xgbbjfqeed', 5, 1795710588642, 'usr_01m8cb1sy6ezb8r6zwkzcr1xqz', 'key_01m8cb1t9qe0trtwn6341s9jq3', 'bank_transaction.create', 'btx_01m8cb25q2eqjs0x9b568yzrzk', NULL, '{"account_id":null,"amount":-500.0,"bank_account_id":"bac_01m8cb1te2ekatsnnhqgn8bjsp","confirmed_at":null,"contact_id":null,"created_at":"2026-11-26T16:29:48.642Z","currency":"GBP","date":"2026-03-02","description":"CARD 4417 SCREWFIX","external_id":null,"id":"btx_01m8cb25q2eqjs0x9b568yzrzk","journal_id":null,"net_amount":-500.0,"reference":null,"settlement_id":null,"status":"unconfirmed","updated_at":"2026-11-26T16:29:48.642Z","vat_amount":0.0,"vat_code":"NV","version":1}', '\x7d5145a1341afa5905a44efe385e1ab413bd3612d1d6fe2be5dbf1250be79db7');
INSERT INTO public.bank_accounts VALUES ('bac_01m8cb1te2ekatsnnhqgn8bjsp', 'org_01m8cb1tb3e33tq2xgbbjfqeed', 'acc_01m8cb1tb3e33tq2xg6cta9ea6', 'Current', 'current', NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1795710577090, 1795710577090, 1, NULL);
INSERT INTO public.bank_accounts VALUES ('bac_01m8cb1v0reqxstesaynbzj7h3', 'org_01m8cb1tj4evnb84s0azdtgzah', 'acc_01m8cb1v0reqxstesayr7h863h', 'Savings', 'savings', NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1795710577688, 1795710577688, 1, NULL);
INSERT INTO public.bank_accounts VALUES ('bac_01m8cb1ty0enctwvgg04ygmvgx', 'org_01m8cb1tj4evnb84s0azdtgzah', 'acc_01m8cb1tj4evnb84s062zyj4ge', 'Current', 'current', NULL, NULL, NULL, 1000000, '2026-01-01', 'jnl_01m8cb1ty0enctwvgg0f3srr9b', 900715, 1795710577600, 1795710579356, 2, '2026-03-31');
INSERT INTO public.bank_transactions VALUES ('btx_01m8cb1wmwet4v8v1hkpv2z74p', 'org_01m8cb1tj4evnb84s0azdtgzah', 'bac_01m8cb1ty0enctwvgg04ygmvgx', '2026-01-22', -107880, 'FPO TECHBARN LTD TB-0117', NULL, NULL, '\x1272808c0b8e7153718481fdd8cad3bca1177a0d294a925b0d41e3b4b2ae4845', 1, 'fpo techbarn ltd tb-0117', 'confirmed', NULL, 'NV', NULL, 'con_01m8cb1vbfe04vgf0976bzdcgf', 'allocations', 'jnl_01m8cb1x04eqjbrmxnwcrkrnpb', 2, NULL, 'NV', 0, 1795710579716, 1795710579356, 1795710579716, 2, NULL);
INSERT INTO public.bank_transactions VALUES ('btx_01m8cb1wmwet4v8v1hkv3vvtxc', 'org_01m8cb1tj4evnb84s0azdtgzah', 'bac_01m8cb1ty0enctwvgg04ygmvgx', '2026-01-30', 150000, 'FPI ABBEY SCHOOLS TRUST PART INV-0001', NULL, NULL, '\x328dd05df287413bbd6f750059372a7f48a2fe8810a1c938b25cc5b4201f7110', 1, 'fpi abbey schools trust part inv-0001', 'confirmed', NULL, 'NV', NULL, 'con_01m8cb1v3deq0s9q867nfwvvwh', 'allocations', 'jnl_01m8cb1xcter8r2e8x23jzsy0d', 2, NULL, 'NV', 0, 1795710580122, 1795710579356, 1795710580122, 2, NULL);
INSERT INTO public.bank_transactions VALUES ('btx_01m8cb1wmwet4v8v1hm36c4d08', 'org_01m8cb1tj4evnb84s0azdtgzah', 'bac_01m8cb1ty0enctwvgg04ygmvgx', '2026-02-10', -135000, 'FPO HARCOURT LETTINGS HL-33', NULL, NULL, '\xa554bd883699f03b2433581dae214b19ef4ca02926a5399a2312d8445d2ae6f3', 1, 'fpo harcourt lettings hl-33', 'confirmed', NULL, 'NV', NULL, 'con_01m8cb1vdmepgr1hy0y0zvacn5', 'allocations', 'jnl_01m8cb1xq6e1a9cwvhn0zphz5f', 2, NULL, 'NV', 0, 1795710580454, 1795710579356, 1795710580454, 2, NULL);
INSERT INTO public.bank_transactions VALUES ('btx_01m8cb1wmwet4v8v1hm6qa1scw', 'org_01m8cb1tj4evnb84s0azdtgzah', 'bac_01m8cb1ty0enctwvgg04ygmvgx', '2026-02-16', 171000, 'FPI ABBEY SCHOOLS TRUST INV-0001 INV-0002', NULL, NULL, '\x3a4f56ddd806837edc73f6f4dc68c99dacbe0696ccc891aed5fa4883ff1e7336', 1, 'fpi abbey schools trust inv-0001 inv-0002', 'confirmed', NULL, 'NV', NULL, 'con_01m8cb1v3deq0s9q867nfwvvwh', 'allocations', 'jnl_01m8cb1y2aevp8cvpf9g48ar9c', 2, NULL, 'NV', 0, 1795710580810, 1795710579356, 1795710580810, 2, NULL);
INSERT INTO public.bank_transactions VALUES ('btx_01m8cb1wmwet4v8v1hmeds8bw0', 'org_01m8cb1tj4evnb84s0azdtgzah', 'bac_01m8cb1ty0enctwvgg04ygmvgx', '2026-02-27', -40000, 'FPO PRINTWELL PX-881', NULL, NULL, '\xcbb4004e5f456dd9c35d050b3fe3c9e6b04bf0eab21532e492b097a7b21b73a1', 1, 'fpo printwell px-881', 'confirmed', NULL, 'NV', NULL, 'con_01m8cb1v9cegcsvwjgbyt7kk4z', 'allocations', 'jnl_01m8cb1yfhe92ahsjqfw61nfk8', 2, NULL, 'NV', 0, 1795710581233, 1795710579356, 1795710581233, 2, NULL);
INSERT INTO public.bank_transactions VALUES ('btx_01m8cb1wmwet4v8v1hmsm2bg31', 'org_01m8cb1tj4evnb84s0azdtgzah', 'bac_01m8cb1ty0enctwvgg04ygmvgx', '2026-03-16', 141840, 'FPI MARLOW AND PIKE LLP INV-0004 LESS CN-0001', NULL, NULL, '\x71e7888d7a34f0bcc91a019e775f105d0016a4f32f799edaf02f3d2a7290e64d', 1, 'fpi marlow and pike llp inv-0004 less cn-0001', 'confirmed', NULL, 'NV', NULL, 'con_01m8cb1v76etq88s1xmyqc9e8f', 'allocations', 'jnl_01m8cb1yypej29vhs57jscdxx7', 2, NULL, 'NV', 0, 1795710581718, 1795710579356, 1795710581718, 2, NULL);
INSERT INTO public.bank_transactions VALUES ('btx_01m8cb1wmwet4v8v1hmm1menn5', 'org_01m8cb1tj4evnb84s0azdtgzah', 'bac_01m8cb1ty0enctwvgg04ygmvgx', '2026-03-06', 28200, 'FPI KESTREL FITNESS CIC INV-0003', NULL, NULL, '\x8e0352e4b1b35f89518582419b2ff0638d7196ea458695b1839482ea1b564551', 1, 'fpi kestrel fitness cic inv-0003', 'confirmed', NULL, 'NV', NULL, 'con_01m8cb1v5dek49pd4ze4hqz3t5', 'match', 'jnl_01m8cb1wdye50ah2tfkwjknerj', 2, NULL, 'NV', 0, 1795710582338, 1795710579356, 1795710582338, 2, NULL);
INSERT INTO public.bank_transactions VALUES ('btx_01m8cb1wmwet4v8v1hn08gskgy', 'org_01m8cb1tj4evnb84s0azdtgzah', 'bac_01m8cb1ty0enctwvgg04ygmvgx', '2026-03-25', -200000, 'TFR TO SAVINGS', NULL, NULL, '\xb7b90b8ee2bd4f650d5f978b5912eb492294e4044b7d3c5c2e065ca73b855eae', 1, 'tfr to savings', 'confirmed', NULL, 'NV', NULL, NULL, 'transfer', 'jnl_01m8cb1zw2e16bywqj7jc19073', 1, NULL, 'NV', 0, 1795710582658, 1795710579356, 1795710582658, 2, NULL);
INSERT INTO public.bank_transactions VALUES ('btx_01m8cb1wmwet4v8v1hn5v2rwpt', 'org_01m8cb1tj4evnb84s0azdtgzah', 'bac_01m8cb1ty0enctwvgg04ygmvgx', '2026-03-31', -93655, 'FPO J WREN NET PAY MARCH', NULL, NULL, '\xb723781a8f8f5c03549e3d18755201bd640e2ac657779e194ac48817223ffdee', 1, 'fpo j wren net pay march', 'confirmed', 'acc_01m8cb1tj4evnb84s06reven9w', 'NV', NULL, NULL, 'account', 'jnl_01m8cb2074epdb9fec992fefxr', 1, 'acc_01m8cb1tj4evnb84s06reven9w', 'NV', 0, 1795710583012, 1795710579356, 1795710583012, 2, NULL);
INSERT INTO public.bank_transactions VALUES ('btx_01m8cb1wmwet4v8v1hm9362b9v', 'org_01m8cb1tj4evnb84s0azdtgzah', 'bac_01m8cb1ty0enctwvgg04ygmvgx', '2026-02-18', -5840, 'CARD TRAINLINE.COM LONDON', NULL, NULL, '\x56cf7dbbb1cce80aae434516f639c2ae3ac2f04ae4e3ec16a64f481c4271ce17', 1, 'card trainline.com london', 'confirmed', 'acc_01m8cb1tj4evnb84s0a3pwr0vk', 'ZR', NULL, NULL, 'account', 'jnl_01m8cb22kae43by4fmsapate6f', 1, 'acc_01m8cb1tj4evnb84s0a3pwr0vk', 'ZR', 0, 1795710585450, 1795710579356, 1795710585450, 3, NULL);
INSERT INTO public.bank_transactions VALUES ('btx_01m8cb1wmwet4v8v1hmj5r65sn', 'org_01m8cb1tj4evnb84s0azdtgzah', 'bac_01m8cb1ty0enctwvgg04ygmvgx', '2026-03-02', -3600, 'CARD SLATEWORK SOFTWARE SUBSCRIPTION', NULL, NULL, '\xc9f5fec85cb8d9a7ff4021b408ab259a9bb61a729b1b9895d3cbf4c028444205', 1, 'card slatework software subscription', 'confirmed', 'acc_01m8cb1tj4evnb84s09rzyycp5', 'ST', NULL, NULL, 'account', 'jnl_01m8cb22wee54v1k15gnvb8vcb', 1, 'acc_01m8cb1tj4evnb84s09rzyycp5', 'ST', -600, 1795710585742, 1795710579356, 1795710585742, 3, NULL);
INSERT INTO public.bank_transactions VALUES ('btx_01m8cb1wmwet4v8v1hkyx7sj79', 'org_01m8cb1tj4evnb84s0azdtgzah', 'bac_01m8cb1ty0enctwvgg04ygmvgx', '2026-02-02', -3600, 'CARD SLATEWORK SOFTWARE SUBSCRIPTION', NULL, NULL, '\x67141ee03747f94a367872676174183b43b71f3c3cdd657ed483571c76ec7c0e', 1, 'card slatework software subscription', 'confirmed', 'acc_01m8cb1tj4evnb84s09rzyycp5', 'ST', NULL, NULL, 'account', 'jnl_01m8cb236we6z9maknbhzdsj0z', 1, 'acc_01m8cb1tj4evnb84s09rzyycp5', 'ST', -600, 1795710586076, 1795710579356, 1795710586076, 3, NULL);
INSERT INTO public.bank_transactions VALUES ('btx_01m8cb1wmwet4v8v1hmzz9695a', 'org_01m8cb1tj4evnb84s0azdtgzah', 'bac_01m8cb1ty0enctwvgg04ygmvgx', '2026-03-20', -750, 'TOTAL CHARGES TO 19MAR2026', NULL, NULL, '\xf0ba29b088e504eae3e9a2fe7a0600dae5d622db4b4b80ccffa83595db79f5c3', 1, 'total charges to 19mar2026', 'confirmed', 'acc_01m8cb1tj4evnb84s0apw84atm', 'EX', NULL, NULL, 'account', 'jnl_01m8cb23gaedjt5mswj0h8dtsa', 1, 'acc_01m8cb1tj4evnb84s0apw84atm', 'EX', 0, 1795710586378, 1795710579356, 1795710586378, 3, NULL);
INSERT INTO public.bank_transactions VALUES ('btx_01m8cb25q2eqjs0x9b568yzrzk', 'org_01m8cb1tb3e33tq2xgbbjfqeed', 'bac_01m8cb1te2ekatsnnhqgn8bjsp', '2026-03-02', -50000, 'CARD 4417 SCREWFIX', NULL, NULL, '\x0ed9bb1b0d55af6c307ff282ecdc85bc1bd02e3792ac92d0af03bb4a90c6ddd4', 1, 'card 4417 screwfix', 'unconfirmed', NULL, 'NV', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1795710588642, 1795710588786, 3, NULL);
INSERT INTO public.blobs VALUES ('01a218b1164e7525ad45da17d7ec787d', 375, 1, 1795710588494, '\x28b52ffd607700cd0800040f7b2273756d6d617279223a7b227665726966696564223a747275652c2262616e6b5f726f7773223a332c22626f6f6d6174636865645f636f756e746d697373696e675f66726f6d5f626f6f6b73302c2272656d6f76657d2c22637265646974735f63686172676564636174696f6e223a7b2269735f65787065637465645f6e65745f64697363726570616e6379223a302e30302c2261637475616c656666656374726561736f6e223a2254686520756e20726f7773206578706c61696e207468652077686f6c6520646966666572656e6365206265747765656e2062616e6b20616e64202e227d223a5b5d223a5b5d7d0e007c4b48c0a28340404e932b4f820e7a4964b66533fef11344e10a3fa904d4b38712df61cc32');
INSERT INTO public.contacts VALUES ('con_01m8cb1v3deq0s9q867nfwvvwh', 'org_01m8cb1tj4evnb84s0azdtgzah', 'customer', 'Abbey Schools Trust', NULL, NULL, NULL, NULL, NULL, 30, NULL, NULL, 'active', 'abbey schools trust', 1795710577773, 1795710577773, 1);
INSERT INTO public.contacts VALUES ('con_01m8cb1v5dek49pd4ze4hqz3t5', 'org_01m8cb1tj4evnb84s0azdtgzah', 'customer', 'Kestrel Fitness CIC', NULL, NULL, NULL, NULL, NULL, 30, NULL, NULL, 'active', 'kestrel fitness cic', 1795710577837, 1795710577837, 1);
INSERT INTO public.contacts VALUES ('con_01m8cb1v76etq88s1xmyqc9e8f', 'org_01m8cb1tj4evnb84s0azdtgzah', 'customer', 'Marlow & Pike LLP', NULL, NULL, NULL, NULL, NULL, 30, NULL, NULL, 'active', 'marlow & pike llp', 1795710577894, 1795710577894, 1);
INSERT INTO public.contacts VALUES ('con_01m8cb1v9cegcsvwjgbyt7kk4z', 'org_01m8cb1tj4evnb84s0azdtgzah', 'supplier', 'Printwell', NULL, NULL, NULL, NULL, NULL, 30, NULL, NULL, 'active', 'printwell', 1795710577964, 1795710577964, 1);
INSERT INTO public.contacts VALUES ('con_01m8cb1vbfe04vgf0976bzdcgf', 'org_01m8cb1tj4evnb84s0azdtgzah', 'supplier', 'Techbarn', NULL, NULL, NULL, NULL, NULL, 30, NULL, NULL, 'active', 'techbarn', 1795710578031, 1795710578031, 1);
INSERT INTO public.contacts VALUES ('con_01m8cb1vdmepgr1hy0y0zvacn5', 'org_01m8cb1tj4evnb84s0azdtgzah', 'supplier', 'Harcourt Lettings', NULL, NULL, NULL, NULL, NULL, 30, NULL, NULL, 'active', 'harcourt lettings', 1795710578100, 1795710578100, 1);
INSERT INTO public.contacts VALUES ('con_01m8cb1vfae4381zf70akkyysb', 'org_01m8cb1tj4evnb84s0azdtgzah', 'supplier', 'Fern & Rowe', NULL, NULL, NULL, NULL, NULL, 30, NULL, NULL, 'active', 'fern & rowe', 1795710578154, 1795710578154, 1);
INSERT INTO public.credit_movements OVERRIDING SYSTEM VALUE VALUES (1, 'usr_01m8cb1sy6ezb8r6zwkzcr1xqz', 'grant', 10, 0, NULL, NULL, 1795710588405);
INSERT INTO public.credit_movements OVERRIDING SYSTEM VALUE VALUES (2, 'usr_01m8cb1sy6ezb8r6zwkzcr1xqz', 'charge', -3, 0, 'rec_01m8cb25h2evgtjhw4jf5hjgem', NULL, 1795710588494);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8cb1sy6ezb8r6zwkzcr1xqz', '', '01a218b0-ea37-73dd-a904-1c789d059d78', '\x5c7452414ad92b98b79b5910903bbef595cc552b9c56621595b1aac3956bb699', 201, '{"data":{"id":"org_01m8cb1tj4evnb84s0azdtgzah","name":"Wren & Marsh Ltd","currency":"GBP","country":"GB","financial_year_end":"03-31","vat_registered":true,"vat_number":null,"vat_scheme":"standard","flat_rate_percent":null,"vat_rounding":"line","status":"active","role":"owner","lock_date":null,"created_at":"2026-11-26T16:29:37.220Z","updated_at":"2026-11-26T16:29:37.220Z","version":1}}', 1795710577220);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8cb1sy6ezb8r6zwkzcr1xqz', 'org_01m8cb1tj4evnb84s0azdtgzah', '01a218b0-ea8f-73f4-8d8e-6519f75def83', '\x59cdd876cb5370de7dd8b9fa50caa43b0ca1327db44b8c205237c2e623844017', 201, '{"data":{"id":"acc_01m8cb1tmmephvbqvnfacbane0","code":"2250","name":"VAT","account_type":"LIABILITY","role":"vat_control","default_vat_code":null,"description":null,"currency":"GBP","status":"active","balance":0.00,"created_at":"2026-11-26T16:29:37.300Z","updated_at":"2026-11-26T16:29:37.300Z","version":1}}', 1795710577300);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8cb1sy6ezb8r6zwkzcr1xqz', 'org_01m8cb1tj4evnb84s0azdtgzah', '01a218b0-ead2-7122-b4cb-8fb2bbea18a3', '\x4205b1e0252c570aab98de3f67f069bedca64be10e5efeda7ac9a03395505614', 201, '{"data":{"id":"acc_01m8cb1tpwe6j86kbs6x72crkb","code":"4100","name":"Room hire","account_type":"INCOME","role":null,"default_vat_code":"EX","description":null,"currency":"GBP","status":"active","balance":0.00,"created_at":"2026-11-26T16:29:37.372Z","updated_at":"2026-11-26T16:29:37.372Z","version":1}}', 1795710577372);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8cb1sy6ezb8r6zwkzcr1xqz', 'org_01m8cb1tj4evnb84s0azdtgzah', '01a218b0-eb36-7116-846c-f7d2365f1e2b', '\x4adae764e617e8c015fdc641248c02b3934f099ae836dca974efca90a40e7112', 201, '{"data":{"id":"acc_01m8cb1tsse5ss1hgma48vsye7","code":"6800","name":"Depreciation","account_type":"EXPENSE","role":null,"default_vat_code":null,"description":null,"currency":"GBP","status":"active","balance":0.00,"created_at":"2026-11-26T16:29:37.465Z","updated_at":"2026-11-26T16:29:37.465Z","version":1}}', 1795710577465);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8cb1sy6ezb8r6zwkzcr1xqz', 'org_01m8cb1tj4evnb84s0azdtgzah', '01a218b0-ebba-77ce-8363-942b65caa46d', '\xddcf85f1ae615af799d7e1414885a97ee0ee43787b324fa839cb6504d8d5d68e', 201, '{"data":{"id":"bac_01m8cb1ty0enctwvgg04ygmvgx","name":"Current","type":"current","account_id":"acc_01m8cb1tj4evnb84s062zyj4ge","currency":"GBP","account_number":null,"sort_code":null,"iban":null,"opening_balance":10000.00,"opening_date":"2026-01-01","opening_journal_id":"jnl_01m8cb1ty0enctwvgg0f3srr9b","ledger_balance":10000.00,"statement_balance":null,"statement_date":null,"unconfirmed_count":0,"created_at":"2026-11-26T16:29:37.600Z","updated_at":"2026-11-26T16:29:37.600Z","version":1}}', 1795710577600);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8cb1sy6ezb8r6zwkzcr1xqz', 'org_01m8cb1tj4evnb84s0azdtgzah', '01a218b0-ec11-76c7-87de-30958f760c53', '\xefcdbecd86b9892e7d9e6b11ca3952b7fc185072e1dd65311635b75f76aa6d13', 201, '{"data":{"id":"bac_01m8cb1v0reqxstesaynbzj7h3","name":"Savings","type":"savings","account_id":"acc_01m8cb1v0reqxstesayr7h863h","currency":"GBP","account_number":null,"sort_code":null,"iban":null,"opening_balance":null,"opening_date":null,"opening_journal_id":null,"ledger_balance":0.00,"statement_balance":null,"statement_date":null,"unconfirmed_count":0,"created_at":"2026-11-26T16:29:37.688Z","updated_at":"2026-11-26T16:29:37.688Z","version":1}}', 1795710577688);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8cb1sy6ezb8r6zwkzcr1xqz', 'org_01m8cb1tj4evnb84s0azdtgzah', '01a218b0-ec6a-71a8-9ca9-c50590887210', '\x4fcb1008fa9e3660655fe3899a8ccee832971007fdfdb3b751c736a6e9f92404', 201, '{"data":{"id":"con_01m8cb1v3deq0s9q867nfwvvwh","kind":"customer","name":"Abbey Schools Trust","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-26T16:29:37.773Z","updated_at":"2026-11-26T16:29:37.773Z","version":1}}', 1795710577773);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8cb1sy6ezb8r6zwkzcr1xqz', 'org_01m8cb1tj4evnb84s0azdtgzah', '01a218b0-ecab-72ee-b94b-22038f3c6b7b', '\xa811bb55c09c15fc58a07eaed23456f1d2dd6e2ef5cbb34a0a6f75de15285fae', 201, '{"data":{"id":"con_01m8cb1v5dek49pd4ze4hqz3t5","kind":"customer","name":"Kestrel Fitness CIC","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-26T16:29:37.837Z","updated_at":"2026-11-26T16:29:37.837Z","version":1}}', 1795710577837);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8cb1sy6ezb8r6zwkzcr1xqz', 'org_01m8cb1tj4evnb84s0azdtgzah', '01a218b0-ece2-7557-bbc3-6e4613b46f8c', '\xce4f42220a74c04e1bba9e813dfac1ff37c7d5da008a14876512bfba0245ec40', 201, '{"data":{"id":"con_01m8cb1v76etq88s1xmyqc9e8f","kind":"customer","name":"Marlow & Pike LLP","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-26T16:29:37.894Z","updated_at":"2026-11-26T16:29:37.894Z","version":1}}', 1795710577894);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8cb1sy6ezb8r6zwkzcr1xqz', 'org_01m8cb1tj4evnb84s0azdtgzah', '01a218b0-ed2a-72bf-a0c6-12ba114ba645', '\xa9fc94fa076f73db86e692c7ed73afda8f876fab4b1f1e17b5b412878979c1a9', 201, '{"data":{"id":"con_01m8cb1v9cegcsvwjgbyt7kk4z","kind":"supplier","name":"Printwell","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-26T16:29:37.964Z","updated_at":"2026-11-26T16:29:37.964Z","version":1}}', 1795710577964);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8cb1sy6ezb8r6zwkzcr1xqz', 'org_01m8cb1tj4evnb84s0azdtgzah', '01a218b0-ed6c-71d3-85df-983f07c59276', '\x33550b20118fac3219d5d33476395dadb95e3649772999fe163d98a6c3fbdec9', 201, '{"data":{"id":"con_01m8cb1vbfe04vgf0976bzdcgf","kind":"supplier","name":"Techbarn","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-26T16:29:38.031Z","updated_at":"2026-11-26T16:29:38.031Z","version":1}}', 1795710578031);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8cb1sy6ezb8r6zwkzcr1xqz', 'org_01m8cb1tj4evnb84s0azdtgzah', '01a218b0-edae-7037-87d1-dacb31751bac', '\x2db58ee58877062d8ca3afdf3647823998b1ea5c01e657700c37ba8fe158d92f', 201, '{"data":{"id":"con_01m8cb1vdmepgr1hy0y0zvacn5","kind":"supplier","name":"Harcourt Lettings","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-26T16:29:38.100Z","updated_at":"2026-11-26T16:29:38.100Z","version":1}}', 1795710578100);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8cb1sy6ezb8r6zwkzcr1xqz', 'org_01m8cb1tj4evnb84s0azdtgzah', '01a218b0-ede8-769f-9d9a-acc0acc5a9f5', '\x6ea66a0f9c93f573af4f375c92e65b4287e06d1fe9b5cd0809749c27ce471926', 201, '{"data":{"id":"con_01m8cb1vfae4381zf70akkyysb","kind":"supplier","name":"Fern & Rowe","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-26T16:29:38.154Z","updated_at":"2026-11-26T16:29:38.154Z","version":1}}', 1795710578154);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8cb1sy6ezb8r6zwkzcr1xqz', 'org_01m8cb1tj4evnb84s0azdtgzah', 'tieout-invoices-6f8a8a7aaf17aa7c159b9fcdbf604f4f8c6e70b31d1d6c867834033fef634411', '\x72c05c8ea555fccc0211bab660c9cd9ecb45029c13a565768024922d5d3397ab', 201, '{"data":{"id":"inv_01m8cb1vmveqev9397b8pjqm6k","type":"sales","kind":"invoice","status":"issued","number":"INV-0001","contact_id":"con_01m8cb1v3deq0s9q867nfwvvwh","contact_name":"Abbey Schools Trust","issue_date":"2026-01-15","due_date":"2026-02-14","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":1950.00,"vat_total":390.00,"gross_total":2340.00,"amount_paid":0.00,"amount_credited":0.00,"amount_due":2340.00,"overdue":true,"journal_id":"jnl_01m8cb1vmveqev9397bewv2df5","void_date":null,"void_journal_id":null,"created_at":"2026-11-26T16:29:38.331Z","updated_at":"2026-11-26T16:29:38.331Z","version":1,"lines":[{"description":"Course design, 3 days","quantity":3,"unit_price":650.00,"discount_percent":null,"account_id":"acc_01m8cb1tj4evnb84s07we9rke5","account_code":"4000","vat_code":"ST","net_amount":1950.00,"vat_amount":390.00,"gross_amount":2340.00}]}}', 1795710578331);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8cb1sy6ezb8r6zwkzcr1xqz', 'org_01m8cb1tj4evnb84s0azdtgzah', 'tieout-invoices-41e20f9efada94d9c90b6787d2048a53e44813b69a72025858bf287a36e6bd17', '\x506927590909eface0cff9a1393e9b2ef3dd9637a4f58205f61e0df799e34cca', 201, '{"data":{"id":"inv_01m8cb1vqteb6b05pnycpcjtnv","type":"sales","kind":"invoice","status":"issued","number":"INV-0002","contact_id":"con_01m8cb1v3deq0s9q867nfwvvwh","contact_name":"Abbey Schools Trust","issue_date":"2026-01-28","due_date":"2026-02-27","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":870.00,"vat_total":0.00,"gross_total":870.00,"amount_paid":0.00,"amount_credited":0.00,"amount_due":870.00,"overdue":true,"journal_id":"jnl_01m8cb1vqteb6b05pnygrvh5z2","void_date":null,"void_journal_id":null,"created_at":"2026-11-26T16:29:38.426Z","updated_at":"2026-11-26T16:29:38.426Z","version":1,"lines":[{"description":"Workbooks","quantity":120,"unit_price":7.25,"discount_percent":null,"account_id":"acc_01m8cb1tj4evnb84s080qz4rmj","account_code":"4010","vat_code":"ZR","net_amount":870.00,"vat_amount":0.00,"gross_amount":870.00}]}}', 1795710578426);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8cb1sy6ezb8r6zwkzcr1xqz', 'org_01m8cb1tj4evnb84s0azdtgzah', 'tieout-invoices-fca9969bfa3044661ac5d80c1b3950c7919edc10c6677f543a27de0a126b416f', '\x85145997dee62997248a7fbc2443f5bf3f07da53c957e310c7c649c9174e56d2', 201, '{"data":{"id":"inv_01m8cb1vsresw86g6h31avxjd4","type":"sales","kind":"invoice","status":"issued","number":"INV-0004","contact_id":"con_01m8cb1v76etq88s1xmyqc9e8f","contact_name":"Marlow & Pike LLP","issue_date":"2026-02-20","due_date":"2026-03-22","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":1332.00,"vat_total":266.40,"gross_total":1598.40,"amount_paid":0.00,"amount_credited":0.00,"amount_due":1598.40,"overdue":true,"journal_id":"jnl_01m8cb1vsresw86g6h360kdbrx","void_date":null,"void_journal_id":null,"created_at":"2026-11-26T16:29:38.488Z","updated_at":"2026-11-26T16:29:38.488Z","version":1,"lines":[{"description":"Course for new starters","quantity":1,"unit_price":1480.00,"discount_percent":10,"account_id":"acc_01m8cb1tj4evnb84s07we9rke5","account_code":"4000","vat_code":"ST","net_amount":1332.00,"vat_amount":266.40,"gross_amount":1598.40}]}}', 1795710578488);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8cb1sy6ezb8r6zwkzcr1xqz', 'org_01m8cb1tj4evnb84s0azdtgzah', 'tieout-invoices-1f069dde0984d81f02b0968a1696cec87f69fc45bafaffcbc43e2ea899ab88cd', '\x34e0319e4aa1fa5e1d3a2a1c351de4af2b80aee4d7b0039ce48bc021be71faae', 201, '{"data":{"id":"inv_01m8cb1vw3e50a0q4269qg9de8","type":"purchase","kind":"invoice","status":"issued","number":"FR-1209","contact_id":"con_01m8cb1vfae4381zf70akkyysb","contact_name":"Fern & Rowe","issue_date":"2026-03-24","due_date":"2026-04-23","amounts_are":"inclusive","currency":"GBP","reference":null,"notes":null,"net_total":640.00,"vat_total":128.00,"gross_total":768.00,"amount_paid":0.00,"amount_credited":0.00,"amount_due":768.00,"overdue":true,"journal_id":"jnl_01m8cb1vw3e50a0q426dfetmv2","void_date":null,"void_journal_id":null,"created_at":"2026-11-26T16:29:38.563Z","updated_at":"2026-11-26T16:29:38.563Z","version":1,"lines":[{"description":"Illustration, 2 days","quantity":2,"unit_price":384.00,"discount_percent":null,"account_id":"acc_01m8cb1tj4evnb84s08p26qdba","account_code":"5010","vat_code":"ST","net_amount":640.00,"vat_amount":128.00,"gross_amount":768.00}]}}', 1795710578563);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8cb1sy6ezb8r6zwkzcr1xqz', 'org_01m8cb1tj4evnb84s0azdtgzah', '01a218b0-f6d2-76c1-8f0a-4b3f1ef67a83', '\x5ba636d1bb13ad4afab8dc19ccbf9ddc1f1deee89d985ea459eb6dbb518d4cae', 200, '{"data":{"id":"btx_01m8cb1wmwet4v8v1hm36c4d08","bank_account_id":"bac_01m8cb1ty0enctwvgg04ygmvgx","date":"2026-02-10","amount":-1350.00,"currency":"GBP","description":"FPO HARCOURT LETTINGS HL-33","reference":null,"external_id":null,"status":"confirmed","account_id":null,"vat_code":"NV","vat_amount":0.00,"net_amount":-1350.00,"contact_id":"con_01m8cb1vdmepgr1hy0y0zvacn5","journal_id":"jnl_01m8cb1xq6e1a9cwvhn0zphz5f","settlement_id":"set_01m8cb1xq6e1a9cwvhn0zphz5f","confirmed_at":"2026-11-26T16:29:40.454Z","created_at":"2026-11-26T16:29:39.356Z","updated_at":"2026-11-26T16:29:40.454Z","version":2}}', 1795710580454);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8cb1sy6ezb8r6zwkzcr1xqz', 'org_01m8cb1tj4evnb84s0azdtgzah', '01a218b0-f83e-72b4-89de-b041334b10be', '\xa1617ab5dc0fcd7a0b833d251639a823f8722285039c03dc42e86c68495fe5d3', 200, '{"data":{"id":"btx_01m8cb1wmwet4v8v1hm6qa1scw","bank_account_id":"bac_01m8cb1ty0enctwvgg04ygmvgx","date":"2026-02-16","amount":1710.00,"currency":"GBP","description":"FPI ABBEY SCHOOLS TRUST INV-0001 INV-0002","reference":null,"external_id":null,"status":"confirmed","account_id":null,"vat_code":"NV","vat_amount":0.00,"net_amount":1710.00,"contact_id":"con_01m8cb1v3deq0s9q867nfwvvwh","journal_id":"jnl_01m8cb1y2aevp8cvpf9g48ar9c","settlement_id":"set_01m8cb1y2aevp8cvpf9g48ar9c","confirmed_at":"2026-11-26T16:29:40.810Z","created_at":"2026-11-26T16:29:39.356Z","updated_at":"2026-11-26T16:29:40.810Z","version":2}}', 1795710580810);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8cb1sy6ezb8r6zwkzcr1xqz', 'org_01m8cb1tj4evnb84s0azdtgzah', '01a218b1-0a5e-7575-8647-102ace9b8750', '\x7f9ef99523ea2accf251c7fcf378bf6cdc0a32d5f26e3188256a74af5716167a', 200, '{"data":{"id":"btx_01m8cb1wmwet4v8v1hm9362b9v","bank_account_id":"bac_01m8cb1ty0enctwvgg04ygmvgx","date":"2026-02-18","amount":-58.40,"currency":"GBP","description":"CARD TRAINLINE.COM LONDON","reference":null,"external_id":null,"status":"confirmed","account_id":"acc_01m8cb1tj4evnb84s0a3pwr0vk","vat_code":"ZR","vat_amount":0.00,"net_amount":-58.40,"contact_id":null,"journal_id":"jnl_01m8cb22kae43by4fmsapate6f","settlement_id":null,"confirmed_at":"2026-11-26T16:29:45.450Z","created_at":"2026-11-26T16:29:39.356Z","updated_at":"2026-11-26T16:29:45.450Z","version":3}}', 1795710585450);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8cb1sy6ezb8r6zwkzcr1xqz', 'org_01m8cb1tj4evnb84s0azdtgzah', '01a218b1-0ccf-7760-803a-896c5f283e5c', '\x3542b2c33e3a9ff9aedce06571a8368a2463120540d3aca8ae1c2fabb06edd89', 200, '{"data":{"id":"btx_01m8cb1wmwet4v8v1hkyx7sj79","bank_account_id":"bac_01m8cb1ty0enctwvgg04ygmvgx","date":"2026-02-02","amount":-36.00,"currency":"GBP","description":"CARD SLATEWORK SOFTWARE SUBSCRIPTION","reference":null,"external_id":null,"status":"confirmed","account_id":"acc_01m8cb1tj4evnb84s09rzyycp5","vat_code":"ST","vat_amount":6.00,"net_amount":-30.00,"contact_id":null,"journal_id":"jnl_01m8cb236we6z9maknbhzdsj0z","settlement_id":null,"confirmed_at":"2026-11-26T16:29:46.076Z","created_at":"2026-11-26T16:29:39.356Z","updated_at":"2026-11-26T16:29:46.076Z","version":3}}', 1795710586076);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8cb1sy6ezb8r6zwkzcr1xqz', 'org_01m8cb1tj4evnb84s0azdtgzah', 'tieout-invoices-80f5149005617bf64f2d2456c4d130e263cf01b8ee642a75c7d14a98decdfc5c', '\xda6e962f56435d1bf9658156f4730598dcc17608e1db66ac6d2b4b59deb4e368', 201, '{"data":{"id":"inv_01m8cb1vp1ey9t9rd680e5036h","type":"purchase","kind":"invoice","status":"issued","number":"PX-881","contact_id":"con_01m8cb1v9cegcsvwjgbyt7kk4z","contact_name":"Printwell","issue_date":"2026-01-20","due_date":"2026-02-19","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":412.00,"vat_total":0.00,"gross_total":412.00,"amount_paid":0.00,"amount_credited":0.00,"amount_due":412.00,"overdue":true,"journal_id":"jnl_01m8cb1vp1ey9t9rd685v7t0se","void_date":null,"void_journal_id":null,"created_at":"2026-11-26T16:29:38.369Z","updated_at":"2026-11-26T16:29:38.369Z","version":1,"lines":[{"description":"Printing of workbooks","quantity":1,"unit_price":412.00,"discount_percent":null,"account_id":"acc_01m8cb1tj4evnb84s08jxjzv94","account_code":"5000","vat_code":"ZR","net_amount":412.00,"vat_amount":0.00,"gross_amount":412.00}]}}', 1795710578369);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8cb1sy6ezb8r6zwkzcr1xqz', 'org_01m8cb1tj4evnb84s0azdtgzah', 'tieout-invoices-6c36f2623f8c1012e549767edc418c015366e1af967c29f0b25f5b0e2f178026', '\xbfb9cfc3787f2da1bf973a5809aadf944aeb952557f33965b73a6d6797a120f1', 201, '{"data":{"id":"inv_01m8cb1vrbebbrpt04p4mzf2t1","type":"purchase","kind":"invoice","status":"issued","number":"HL-33","contact_id":"con_01m8cb1vdmepgr1hy0y0zvacn5","contact_name":"Harcourt Lettings","issue_date":"2026-02-01","due_date":"2026-03-03","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":1350.00,"vat_total":0.00,"gross_total":1350.00,"amount_paid":0.00,"amount_credited":0.00,"amount_due":1350.00,"overdue":true,"journal_id":"jnl_01m8cb1vrbebbrpt04p841b1s4","void_date":null,"void_journal_id":null,"created_at":"2026-11-26T16:29:38.443Z","updated_at":"2026-11-26T16:29:38.443Z","version":1,"lines":[{"description":"Rent, January to March","quantity":1,"unit_price":1350.00,"discount_percent":null,"account_id":"acc_01m8cb1tj4evnb84s09ad22bbp","account_code":"6100","vat_code":"EX","net_amount":1350.00,"vat_amount":0.00,"gross_amount":1350.00}]}}', 1795710578443);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8cb1sy6ezb8r6zwkzcr1xqz', 'org_01m8cb1tj4evnb84s0azdtgzah', 'tieout-invoices-8c15f865b56dc6ee3e0ab64459b3d3a026260f79b55ef0d78d68c05fd1235a41', '\x9cfda2a97ef8559924a4953016bd22bb3f8c00e0641d85807cb0fc9c7da156b2', 201, '{"data":{"id":"inv_01m8cb1vtbe96vpptnm1vt0m20","type":"sales","kind":"invoice","status":"issued","number":"INV-0005","contact_id":"con_01m8cb1v76etq88s1xmyqc9e8f","contact_name":"Marlow & Pike LLP","issue_date":"2026-03-03","due_date":"2026-04-02","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":500.00,"vat_total":100.00,"gross_total":600.00,"amount_paid":0.00,"amount_credited":0.00,"amount_due":600.00,"overdue":true,"journal_id":"jnl_01m8cb1vtbe96vpptnm4qzefbp","void_date":null,"void_journal_id":null,"created_at":"2026-11-26T16:29:38.507Z","updated_at":"2026-11-26T16:29:38.507Z","version":1,"lines":[{"description":"Raised in error","quantity":1,"unit_price":500.00,"discount_percent":null,"account_id":"acc_01m8cb1tj4evnb84s07we9rke5","account_code":"4000","vat_code":"ST","net_amount":500.00,"vat_amount":100.00,"gross_amount":600.00}]}}', 1795710578507);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8cb1sy6ezb8r6zwkzcr1xqz', 'org_01m8cb1tj4evnb84s0azdtgzah', 'tieout-invoices-9f6e4a9b285007fbf3aa5e01342bdb24487ed2984055703905155c71c4b22173', '\xf24667b5f288ab8e81715c455a4abfc66ad55e3c7fcfb4a4886ab9d8a3121a7e', 201, '{"data":{"id":"inv_01m8cb1vx0efjv02pcxqmf1jrd","type":"sales","kind":"invoice","status":"issued","number":"INV-0006","contact_id":"con_01m8cb1v3deq0s9q867nfwvvwh","contact_name":"Abbey Schools Trust","issue_date":"2026-03-27","due_date":"2026-04-26","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":499.00,"vat_total":65.00,"gross_total":564.00,"amount_paid":0.00,"amount_credited":0.00,"amount_due":564.00,"overdue":true,"journal_id":"jnl_01m8cb1vx0efjv02pcxse2s2ya","void_date":null,"void_journal_id":null,"created_at":"2026-11-26T16:29:38.592Z","updated_at":"2026-11-26T16:29:38.592Z","version":1,"lines":[{"description":"Workbooks","quantity":24,"unit_price":7.25,"discount_percent":null,"account_id":"acc_01m8cb1tj4evnb84s080qz4rmj","account_code":"4010","vat_code":"ZR","net_amount":174.00,"vat_amount":0.00,"gross_amount":174.00},{"description":"Half a day of course design","quantity":0.5,"unit_price":650.00,"discount_percent":null,"account_id":"acc_01m8cb1tj4evnb84s07we9rke5","account_code":"4000","vat_code":"ST","net_amount":325.00,"vat_amount":65.00,"gross_amount":390.00}]}}', 1795710578592);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8cb1sy6ezb8r6zwkzcr1xqz', 'org_01m8cb1tj4evnb84s0azdtgzah', '01a218b0-f047-7443-b8d8-471617eb7f49', '\xff2a85b5112f6bc5688e502e478b594ce16cb681c140e8450877eb9760ca2940', 201, '{"data":{"id":"inv_01m8cb1vvdepft1ak49k6ns6nk","type":"sales","kind":"credit_note","status":"paid","number":"CN-0001","contact_id":"con_01m8cb1v76etq88s1xmyqc9e8f","contact_name":"Marlow & Pike LLP","issue_date":"2026-03-12","due_date":"2026-03-12","amounts_are":"exclusive","currency":"GBP","reference":"INV-0004","notes":null,"net_total":150.00,"vat_total":30.00,"gross_total":180.00,"amount_paid":0.00,"amount_credited":180.00,"amount_due":0.00,"overdue":false,"journal_id":"jnl_01m8cb1vvdepft1ak49nqp7y2q","void_date":null,"void_journal_id":null,"created_at":"2026-11-26T16:29:38.541Z","updated_at":"2026-11-26T16:29:38.763Z","version":2,"lines":[{"description":"A day that was not held","quantity":1,"unit_price":150.00,"discount_percent":null,"account_id":"acc_01m8cb1tj4evnb84s07we9rke5","account_code":"4000","vat_code":"ST","net_amount":150.00,"vat_amount":30.00,"gross_amount":180.00}]}}', 1795710578763);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8cb1sy6ezb8r6zwkzcr1xqz', 'org_01m8cb1tj4evnb84s0azdtgzah', 'tieout-journals-0e395a99629a6760710f252e5b34994cf470ffd881a9a4dba353e7e189b490ed', '\xb119bdec5fb8d3e23cf5286f3aee6272858e5858aa0685c5a18339e3e50d2860', 200, '{"data":{"mode":"all_or_nothing","posted":3,"refused":0,"items":[{"index":0,"status":"posted","id":"jnl_01m8cb1w7qe40t5x1v0pybjmda","sequence":14,"error":null},{"index":1,"status":"posted","id":"jnl_01m8cb1w7qe40t5x1v0x1j2ax4","sequence":15,"error":null},{"index":2,"status":"posted","id":"jnl_01m8cb1w7qe40t5x1v16cf8e4h","sequence":16,"error":null}]}}', 1795710578935);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8cb1sy6ezb8r6zwkzcr1xqz', 'org_01m8cb1tj4evnb84s0azdtgzah', '01a218b0-f1b2-715b-b127-cfe39f8980b9', '\xad6ba98b172fe7cdc21550a5b8670ec618ebd4a1dc011f4d7befdaf7343608ad', 201, '{"data":{"id":"set_01m8cb1wdye50ah2tfksrfb0rn","type":"receipt","status":"posted","refund":false,"contact_id":"con_01m8cb1v5dek49pd4ze4hqz3t5","contact_name":"Kestrel Fitness CIC","bank_account_id":"bac_01m8cb1ty0enctwvgg04ygmvgx","date":"2026-03-06","amount":282.00,"currency":"GBP","reference":null,"allocated_amount":282.00,"unallocated_amount":0.00,"allocations":[{"id":"alc_01m8cb1wdye50ah2tfm01bfmf3","invoice_id":"inv_01m8cb1vs1excsamjzs1yh1vng","invoice_number":"INV-0003","settlement_id":"set_01m8cb1wdye50ah2tfksrfb0rn","credit_note_id":null,"amount":282.00,"date":"2026-03-06","created_at":"2026-11-26T16:29:39.134Z"}],"bank_transaction_id":null,"journal_id":"jnl_01m8cb1wdye50ah2tfkwjknerj","void_date":null,"void_journal_id":null,"created_at":"2026-11-26T16:29:39.134Z","updated_at":"2026-11-26T16:29:39.134Z","version":1}}', 1795710579134);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8cb1sy6ezb8r6zwkzcr1xqz', 'org_01m8cb1tj4evnb84s0azdtgzah', '01a218b0-ff63-71e3-9013-2530a271b167', '\x03d86d0ba089fff3afd1956e6399d4f2b190739da4bd8841bf155780c20bbf68', 200, '{"data":{"id":"btx_01m8cb1wmwet4v8v1hn08gskgy","bank_account_id":"bac_01m8cb1ty0enctwvgg04ygmvgx","date":"2026-03-25","amount":-2000.00,"currency":"GBP","description":"TFR TO SAVINGS","reference":null,"external_id":null,"status":"confirmed","account_id":null,"vat_code":"NV","vat_amount":0.00,"net_amount":-2000.00,"contact_id":null,"journal_id":"jnl_01m8cb1zw2e16bywqj7jc19073","settlement_id":null,"confirmed_at":"2026-11-26T16:29:42.658Z","created_at":"2026-11-26T16:29:39.356Z","updated_at":"2026-11-26T16:29:42.658Z","version":2}}', 1795710582658);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8cb1sy6ezb8r6zwkzcr1xqz', 'org_01m8cb1tj4evnb84s0azdtgzah', 'tieout-invoices-125ee0b071f72574f4e8551199f42c296c167b790664ebc1078ba7053f8dbe93', '\x9e096558ed93bead8ccecf4becf1f302c1ebaeb084f6a4431264de675fc92490', 201, '{"data":{"id":"inv_01m8cb1vpven68ss4z3482r347","type":"purchase","kind":"invoice","status":"issued","number":"TB-0117","contact_id":"con_01m8cb1vbfe04vgf0976bzdcgf","contact_name":"Techbarn","issue_date":"2026-01-21","due_date":"2026-02-20","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":899.00,"vat_total":179.80,"gross_total":1078.80,"amount_paid":0.00,"amount_credited":0.00,"amount_due":1078.80,"overdue":true,"journal_id":"jnl_01m8cb1vpven68ss4z39t2yfaf","void_date":null,"void_journal_id":null,"created_at":"2026-11-26T16:29:38.395Z","updated_at":"2026-11-26T16:29:38.395Z","version":1,"lines":[{"description":"Laptop","quantity":1,"unit_price":899.00,"discount_percent":null,"account_id":"acc_01m8cb1tj4evnb84s053nn8zr5","account_code":"1000","vat_code":"ST","net_amount":899.00,"vat_amount":179.80,"gross_amount":1078.80}]}}', 1795710578395);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8cb1sy6ezb8r6zwkzcr1xqz', 'org_01m8cb1tj4evnb84s0azdtgzah', 'tieout-invoices-a37109c600366aadca9f9cedc3a5f9486f9f42b73e12440171cd76a12b0f49ae', '\x112664b7b783c5533c5af274603e23eb8b364fe69f608754e1362ba36cb6e7c4', 201, '{"data":{"id":"inv_01m8cb1vs1excsamjzs1yh1vng","type":"sales","kind":"invoice","status":"issued","number":"INV-0003","contact_id":"con_01m8cb1v5dek49pd4ze4hqz3t5","contact_name":"Kestrel Fitness CIC","issue_date":"2026-02-09","due_date":"2026-03-11","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":275.00,"vat_total":7.00,"gross_total":282.00,"amount_paid":0.00,"amount_credited":0.00,"amount_due":282.00,"overdue":true,"journal_id":"jnl_01m8cb1vs1excsamjzs4835qas","void_date":null,"void_journal_id":null,"created_at":"2026-11-26T16:29:38.465Z","updated_at":"2026-11-26T16:29:38.465Z","version":1,"lines":[{"description":"Seminar room, 5 evenings","quantity":5,"unit_price":48.00,"discount_percent":null,"account_id":"acc_01m8cb1tpwe6j86kbs6x72crkb","account_code":"4100","vat_code":"EX","net_amount":240.00,"vat_amount":0.00,"gross_amount":240.00},{"description":"Projector","quantity":1,"unit_price":35.00,"discount_percent":null,"account_id":"acc_01m8cb1tj4evnb84s07we9rke5","account_code":"4000","vat_code":"ST","net_amount":35.00,"vat_amount":7.00,"gross_amount":42.00}]}}', 1795710578465);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8cb1sy6ezb8r6zwkzcr1xqz', 'org_01m8cb1tj4evnb84s0azdtgzah', 'tieout-invoices-d7a317ef26b7359f62f00ee8a85277787f75137bb1e1fc5dccdae20341146831', '\x09b3b7cec8bddf63c20d9b43af163a2612b5ef28dc99c010474b7376de24d890', 201, '{"data":{"id":"inv_01m8cb1vvdepft1ak49k6ns6nk","type":"sales","kind":"credit_note","status":"issued","number":"CN-0001","contact_id":"con_01m8cb1v76etq88s1xmyqc9e8f","contact_name":"Marlow & Pike LLP","issue_date":"2026-03-12","due_date":"2026-03-12","amounts_are":"exclusive","currency":"GBP","reference":"INV-0004","notes":null,"net_total":150.00,"vat_total":30.00,"gross_total":180.00,"amount_paid":0.00,"amount_credited":0.00,"amount_due":180.00,"overdue":false,"journal_id":"jnl_01m8cb1vvdepft1ak49nqp7y2q","void_date":null,"void_journal_id":null,"created_at":"2026-11-26T16:29:38.541Z","updated_at":"2026-11-26T16:29:38.541Z","version":1,"lines":[{"description":"A day that was not held","quantity":1,"unit_price":150.00,"discount_percent":null,"account_id":"acc_01m8cb1tj4evnb84s07we9rke5","account_code":"4000","vat_code":"ST","net_amount":150.00,"vat_amount":30.00,"gross_amount":180.00}]}}', 1795710578541);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8cb1sy6ezb8r6zwkzcr1xqz', 'org_01m8cb1tj4evnb84s0azdtgzah', '01a218b0-efea-7416-9a61-7cde06474857', '\x624eedbb9e9f6c23c607c3fc362ef6e0e3fee017b37ddb3999475f08ff45edfe', 200, '{"data":{"id":"inv_01m8cb1vtbe96vpptnm1vt0m20","type":"sales","kind":"invoice","status":"void","number":"INV-0005","contact_id":"con_01m8cb1v76etq88s1xmyqc9e8f","contact_name":"Marlow & Pike LLP","issue_date":"2026-03-03","due_date":"2026-04-02","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":500.00,"vat_total":100.00,"gross_total":600.00,"amount_paid":0.00,"amount_credited":0.00,"amount_due":0.00,"overdue":false,"journal_id":"jnl_01m8cb1vtbe96vpptnm4qzefbp","void_date":"2026-03-03","void_journal_id":"jnl_01m8cb1vzve76sszx00x80fgfh","created_at":"2026-11-26T16:29:38.507Z","updated_at":"2026-11-26T16:29:38.683Z","version":2,"lines":[{"description":"Raised in error","quantity":1,"unit_price":500.00,"discount_percent":null,"account_id":"acc_01m8cb1tj4evnb84s07we9rke5","account_code":"4000","vat_code":"ST","net_amount":500.00,"vat_amount":100.00,"gross_amount":600.00}]}}', 1795710578683);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8cb1sy6ezb8r6zwkzcr1xqz', 'org_01m8cb1tj4evnb84s0azdtgzah', '01a218b0-f3f6-7670-994f-23a52bbe8da1', '\xdbaac0c96617bcf456e5bceb52ca70af4c41b2bf2950c94526ba2055cb344062', 200, '{"data":{"id":"btx_01m8cb1wmwet4v8v1hkpv2z74p","bank_account_id":"bac_01m8cb1ty0enctwvgg04ygmvgx","date":"2026-01-22","amount":-1078.80,"currency":"GBP","description":"FPO TECHBARN LTD TB-0117","reference":null,"external_id":null,"status":"confirmed","account_id":null,"vat_code":"NV","vat_amount":0.00,"net_amount":-1078.80,"contact_id":"con_01m8cb1vbfe04vgf0976bzdcgf","journal_id":"jnl_01m8cb1x04eqjbrmxnwcrkrnpb","settlement_id":"set_01m8cb1x04eqjbrmxnwcrkrnpb","confirmed_at":"2026-11-26T16:29:39.716Z","created_at":"2026-11-26T16:29:39.356Z","updated_at":"2026-11-26T16:29:39.716Z","version":2}}', 1795710579716);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8cb1sy6ezb8r6zwkzcr1xqz', 'org_01m8cb1tj4evnb84s0azdtgzah', '01a218b0-f57d-7250-a3a4-3f4990a55e27', '\xd02244a9fb272a1fd6468442a56c78a59e436e621c2dd699874571d02d262fbb', 200, '{"data":{"id":"btx_01m8cb1wmwet4v8v1hkv3vvtxc","bank_account_id":"bac_01m8cb1ty0enctwvgg04ygmvgx","date":"2026-01-30","amount":1500.00,"currency":"GBP","description":"FPI ABBEY SCHOOLS TRUST PART INV-0001","reference":null,"external_id":null,"status":"confirmed","account_id":null,"vat_code":"NV","vat_amount":0.00,"net_amount":1500.00,"contact_id":"con_01m8cb1v3deq0s9q867nfwvvwh","journal_id":"jnl_01m8cb1xcter8r2e8x23jzsy0d","settlement_id":"set_01m8cb1xcter8r2e8x23jzsy0d","confirmed_at":"2026-11-26T16:29:40.122Z","created_at":"2026-11-26T16:29:39.356Z","updated_at":"2026-11-26T16:29:40.122Z","version":2}}', 1795710580122);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8cb1sy6ezb8r6zwkzcr1xqz', 'org_01m8cb1tj4evnb84s0azdtgzah', '01a218b0-f9de-7587-8e56-4b4ff0e37de2', '\x79c4dbf1b7082bee73b62348edb0cd644d3b01ff19d4fc07ce455207163a0aff', 200, '{"data":{"id":"btx_01m8cb1wmwet4v8v1hmeds8bw0","bank_account_id":"bac_01m8cb1ty0enctwvgg04ygmvgx","date":"2026-02-27","amount":-400.00,"currency":"GBP","description":"FPO PRINTWELL PX-881","reference":null,"external_id":null,"status":"confirmed","account_id":null,"vat_code":"NV","vat_amount":0.00,"net_amount":-400.00,"contact_id":"con_01m8cb1v9cegcsvwjgbyt7kk4z","journal_id":"jnl_01m8cb1yfhe92ahsjqfw61nfk8","settlement_id":"set_01m8cb1yfhe92ahsjqfw61nfk8","confirmed_at":"2026-11-26T16:29:41.233Z","created_at":"2026-11-26T16:29:39.356Z","updated_at":"2026-11-26T16:29:41.233Z","version":2}}', 1795710581233);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8cb1sy6ezb8r6zwkzcr1xqz', 'org_01m8cb1tj4evnb84s0azdtgzah', '01a218b0-fbb3-771e-8ea8-6e55a5e4cf94', '\x71f007d4630a8dfadc0e7978d0d7f3f8ad7d4ab5454c75cbd8c374fabbf6675b', 200, '{"data":{"id":"btx_01m8cb1wmwet4v8v1hmsm2bg31","bank_account_id":"bac_01m8cb1ty0enctwvgg04ygmvgx","date":"2026-03-16","amount":1418.40,"currency":"GBP","description":"FPI MARLOW AND PIKE LLP INV-0004 LESS CN-0001","reference":null,"external_id":null,"status":"confirmed","account_id":null,"vat_code":"NV","vat_amount":0.00,"net_amount":1418.40,"contact_id":"con_01m8cb1v76etq88s1xmyqc9e8f","journal_id":"jnl_01m8cb1yypej29vhs57jscdxx7","settlement_id":"set_01m8cb1yypej29vhs57jscdxx7","confirmed_at":"2026-11-26T16:29:41.718Z","created_at":"2026-11-26T16:29:39.356Z","updated_at":"2026-11-26T16:29:41.718Z","version":2}}', 1795710581718);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8cb1sy6ezb8r6zwkzcr1xqz', 'org_01m8cb1tj4evnb84s0azdtgzah', '01a218b0-f287-7514-a7fc-96655679171e', '\x7cfa6b2ca12549e7920727be7f40ae7b07eb9858a66e767c373d689b6b676696', 200, '{"data":{"created":13,"duplicates":0,"dry_run":false,"rows":[{"index":0,"status":"created","id":"btx_01m8cb1wmwet4v8v1hkpv2z74p"},{"index":1,"status":"created","id":"btx_01m8cb1wmwet4v8v1hkv3vvtxc"},{"index":2,"status":"created","id":"btx_01m8cb1wmwet4v8v1hkyx7sj79"},{"index":3,"status":"created","id":"btx_01m8cb1wmwet4v8v1hm36c4d08"},{"index":4,"status":"created","id":"btx_01m8cb1wmwet4v8v1hm6qa1scw"},{"index":5,"status":"created","id":"btx_01m8cb1wmwet4v8v1hm9362b9v"},{"index":6,"status":"created","id":"btx_01m8cb1wmwet4v8v1hmeds8bw0"},{"index":7,"status":"created","id":"btx_01m8cb1wmwet4v8v1hmj5r65sn"},{"index":8,"status":"created","id":"btx_01m8cb1wmwet4v8v1hmm1menn5"},{"index":9,"status":"created","id":"btx_01m8cb1wmwet4v8v1hmsm2bg31"},{"index":10,"status":"created","id":"btx_01m8cb1wmwet4v8v1hmzz9695a"},{"index":11,"status":"created","id":"btx_01m8cb1wmwet4v8v1hn08gskgy"},{"index":12,"status":"created","id":"btx_01m8cb1wmwet4v8v1hn5v2rwpt"}]}}', 1795710579356);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8cb1sy6ezb8r6zwkzcr1xqz', 'org_01m8cb1tj4evnb84s0azdtgzah', '01a218b0-fe27-72d7-9a32-0971eae1c7b8', '\xe1877d2cacffcba899257610be55aac40ae860cbcc48a4d14d20a83e501cb2b4', 200, '{"data":{"id":"btx_01m8cb1wmwet4v8v1hmm1menn5","bank_account_id":"bac_01m8cb1ty0enctwvgg04ygmvgx","date":"2026-03-06","amount":282.00,"currency":"GBP","description":"FPI KESTREL FITNESS CIC INV-0003","reference":null,"external_id":null,"status":"confirmed","account_id":null,"vat_code":"NV","vat_amount":0.00,"net_amount":282.00,"contact_id":"con_01m8cb1v5dek49pd4ze4hqz3t5","journal_id":"jnl_01m8cb1wdye50ah2tfkwjknerj","settlement_id":"set_01m8cb1wdye50ah2tfksrfb0rn","confirmed_at":"2026-11-26T16:29:42.338Z","created_at":"2026-11-26T16:29:39.356Z","updated_at":"2026-11-26T16:29:42.338Z","version":2}}', 1795710582338);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8cb1sy6ezb8r6zwkzcr1xqz', 'org_01m8cb1tj4evnb84s0azdtgzah', '01a218b1-00d1-712e-936b-e077bc1cccbe', '\xdf91b1e0f24415e06c003b264a2f14eba131a93d182573f324739f88f3eca612', 200, '{"data":{"id":"btx_01m8cb1wmwet4v8v1hn5v2rwpt","bank_account_id":"bac_01m8cb1ty0enctwvgg04ygmvgx","date":"2026-03-31","amount":-936.55,"currency":"GBP","description":"FPO J WREN NET PAY MARCH","reference":null,"external_id":null,"status":"confirmed","account_id":"acc_01m8cb1tj4evnb84s06reven9w","vat_code":"NV","vat_amount":0.00,"net_amount":-936.55,"contact_id":null,"journal_id":"jnl_01m8cb2074epdb9fec992fefxr","settlement_id":null,"confirmed_at":"2026-11-26T16:29:43.012Z","created_at":"2026-11-26T16:29:39.356Z","updated_at":"2026-11-26T16:29:43.012Z","version":2}}', 1795710583012);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8cb1sy6ezb8r6zwkzcr1xqz', 'org_01m8cb1tj4evnb84s0azdtgzah', '01a218b1-01a2-72fc-918c-76a3e110f635', '\x1d675acba8b471ba81901580d1434e3a991a6fa52a010991080525a3c936698f', 200, '{"data":{"suggested":4,"applied":4,"next":null,"suggestions":[{"id":"btx_01m8cb1wmwet4v8v1hkyx7sj79","bank_account_id":"bac_01m8cb1ty0enctwvgg04ygmvgx","date":"2026-02-02","amount":-36.00,"currency":"GBP","description":"CARD SLATEWORK SOFTWARE SUBSCRIPTION","kind":"account","allocations":[],"settlement_id":null,"transfer_to_bank_account_id":null,"transfer_to_bank_account_name":null,"other_half_id":null,"account_id":"acc_01m8cb1tj4evnb84s09rzyycp5","account_code":"6210","account_name":"Software and subscriptions","vat_code":"ST","vat_amount":6.00,"confidence":0.989,"suggested_by":"text","reason":"the text names the account, standard-rated (VAT Notice 700)","applied":true,"error":null},{"id":"btx_01m8cb1wmwet4v8v1hm9362b9v","bank_account_id":"bac_01m8cb1ty0enctwvgg04ygmvgx","date":"2026-02-18","amount":-58.40,"currency":"GBP","description":"CARD TRAINLINE.COM LONDON","kind":"account","allocations":[],"settlement_id":null,"transfer_to_bank_account_id":null,"transfer_to_bank_account_name":null,"other_half_id":null,"account_id":"acc_01m8cb1tj4evnb84s0a3pwr0vk","account_code":"6300","account_name":"Travel and subsistence","vat_code":"ZR","vat_amount":0.00,"confidence":0.872,"suggested_by":"text","reason":"supplier Trainline: rail travel, zero-rated (VAT Notice 744A)","applied":true,"error":null},{"id":"btx_01m8cb1wmwet4v8v1hmj5r65sn","bank_account_id":"bac_01m8cb1ty0enctwvgg04ygmvgx","date":"2026-03-02","amount":-36.00,"currency":"GBP","description":"CARD SLATEWORK SOFTWARE SUBSCRIPTION","kind":"account","allocations":[],"settlement_id":null,"transfer_to_bank_account_id":null,"transfer_to_bank_account_name":null,"other_half_id":null,"account_id":"acc_01m8cb1tj4evnb84s09rzyycp5","account_code":"6210","account_name":"Software and subscriptions","vat_code":"ST","vat_amount":6.00,"confidence":0.989,"suggested_by":"text","reason":"the text names the account, standard-rated (VAT Notice 700)","applied":true,"error":null},{"id":"btx_01m8cb1wmwet4v8v1hmzz9695a","bank_account_id":"bac_01m8cb1ty0enctwvgg04ygmvgx","date":"2026-03-20","amount":-7.50,"currency":"GBP","description":"TOTAL CHARGES TO 19MAR2026","kind":"account","allocations":[],"settlement_id":null,"transfer_to_bank_account_id":null,"transfer_to_bank_account_name":null,"other_half_id":null,"account_id":"acc_01m8cb1tj4evnb84s0apw84atm","account_code":"6700","account_name":"Bank charges","vat_code":"EX","vat_amount":0.00,"confidence":0.990,"suggested_by":"text","reason":"\"bank charges\": bank charges, exempt (VAT Notice 701/49)","applied":true,"error":null}]}}', 1795710585149);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8cb1sy6ezb8r6zwkzcr1xqz', 'org_01m8cb1tj4evnb84s0azdtgzah', '01a218b1-0b87-7021-b75b-d9de538ef815', '\x1483524a3ccefc7db06abe3462253aa759053c720418840132405704575600d4', 200, '{"data":{"id":"btx_01m8cb1wmwet4v8v1hmj5r65sn","bank_account_id":"bac_01m8cb1ty0enctwvgg04ygmvgx","date":"2026-03-02","amount":-36.00,"currency":"GBP","description":"CARD SLATEWORK SOFTWARE SUBSCRIPTION","reference":null,"external_id":null,"status":"confirmed","account_id":"acc_01m8cb1tj4evnb84s09rzyycp5","vat_code":"ST","vat_amount":6.00,"net_amount":-30.00,"contact_id":null,"journal_id":"jnl_01m8cb22wee54v1k15gnvb8vcb","settlement_id":null,"confirmed_at":"2026-11-26T16:29:45.742Z","created_at":"2026-11-26T16:29:39.356Z","updated_at":"2026-11-26T16:29:45.742Z","version":3}}', 1795710585742);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8cb1sy6ezb8r6zwkzcr1xqz', 'org_01m8cb1tj4evnb84s0azdtgzah', '01a218b1-0e01-770b-b22d-a8203780719b', '\x0e930aac0e0bbacfafecb98c639f95554db9a809dc6473cdbefca4b44150120c', 200, '{"data":{"id":"btx_01m8cb1wmwet4v8v1hmzz9695a","bank_account_id":"bac_01m8cb1ty0enctwvgg04ygmvgx","date":"2026-03-20","amount":-7.50,"currency":"GBP","description":"TOTAL CHARGES TO 19MAR2026","reference":null,"external_id":null,"status":"confirmed","account_id":"acc_01m8cb1tj4evnb84s0apw84atm","vat_code":"EX","vat_amount":0.00,"net_amount":-7.50,"contact_id":null,"journal_id":"jnl_01m8cb23gaedjt5mswj0h8dtsa","settlement_id":null,"confirmed_at":"2026-11-26T16:29:46.378Z","created_at":"2026-11-26T16:29:39.356Z","updated_at":"2026-11-26T16:29:46.378Z","version":3}}', 1795710586378);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8cb1sy6ezb8r6zwkzcr1xqz', 'org_01m8cb1tj4evnb84s0azdtgzah', '01a218b1-1016-7019-8696-27da11ba2f96', '\xf1c21cd5dd8c39d44a3df773f869f4e9cec9a2107d094b06a02988d5ac6f3938', 201, '{"data":{"id":"vrt_01m8cb240secq94j3qyg2mzgcz","date_from":"2026-01-01","date_to":"2026-03-31","status":"draft","currency":"GBP","scheme":"standard","flat_rate_percent":null,"adjustments":[],"boxes":{"1":698.40,"2":0.00,"3":698.40,"4":319.80,"5":378.60,"6":4776.00,"7":3427.00,"8":0.00,"9":0.00},"direction":"pay","hmrc":{"vatDueSales":698.40,"vatDueAcquisitions":0.00,"totalVatDue":698.40,"vatReclaimedCurrPeriod":319.80,"netVatDue":378.60,"totalValueSalesExVAT":4776,"totalValuePurchasesExVAT":3427,"totalValueGoodsSuppliedExVAT":0,"totalAcquisitionsExVAT":0},"journal_id":null,"finalised_at":null,"created_at":"2026-11-26T16:29:46.905Z","updated_at":"2026-11-26T16:29:46.905Z","version":1}}', 1795710586905);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8cb1sy6ezb8r6zwkzcr1xqz', 'org_01m8cb1tj4evnb84s0azdtgzah', '01a218b1-1169-741f-96ba-d40e0ce6f5e6', '\x3e1b863ddc0e4e6e0a32c3c8d4ce366d99074668b25cedcdcd2c7d0ecfb43ede', 200, '{"data":{"id":"org_01m8cb1tj4evnb84s0azdtgzah","name":"Wren & Marsh Ltd","currency":"GBP","country":"GB","financial_year_end":"03-31","vat_registered":true,"vat_number":null,"vat_scheme":"standard","flat_rate_percent":null,"vat_rounding":"line","status":"active","role":"owner","lock_date":"2026-03-31","created_at":"2026-11-26T16:29:37.220Z","updated_at":"2026-11-26T16:29:47.247Z","version":2}}', 1795710587247);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8cb1sy6ezb8r6zwkzcr1xqz', '', 'once', '\xbd590065f8df1f619336633472911f7d86118bce11abf11de10c7d723b56911c', 202, '{"reconciliation_id":"rec_01m8cb25h2evgtjhw4jf5hjgem","status":"queued","poll_url":"/api/v1/reconciliations/rec_01m8cb25h2evgtjhw4jf5hjgem"}', 1795710588450);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8cb1sy6ezb8r6zwkzcr1xqz', 'org_01m8cb1tj4evnb84s0azdtgzah', '01a218b1-10ae-7310-8719-7a324c6a5609', '\xb628c8b22c4d2993b6a9419beeb6ae21e4209c73a348b91658d98fce0da8dec7', 200, '{"data":{"id":"vrt_01m8cb240secq94j3qyg2mzgcz","date_from":"2026-01-01","date_to":"2026-03-31","status":"finalised","currency":"GBP","scheme":"standard","flat_rate_percent":null,"adjustments":[],"boxes":{"1":698.40,"2":0.00,"3":698.40,"4":319.80,"5":378.60,"6":4776.00,"7":3427.00,"8":0.00,"9":0.00},"direction":"pay","hmrc":{"vatDueSales":698.40,"vatDueAcquisitions":0.00,"totalVatDue":698.40,"vatReclaimedCurrPeriod":319.80,"netVatDue":378.60,"totalValueSalesExVAT":4776,"totalValuePurchasesExVAT":3427,"totalValueGoodsSuppliedExVAT":0,"totalAcquisitionsExVAT":0},"journal_id":null,"finalised_at":"2026-11-26T16:29:47.078Z","created_at":"2026-11-26T16:29:46.905Z","updated_at":"2026-11-26T16:29:47.078Z","version":2}}', 1795710587078);
INSERT INTO public.invoice_lines VALUES ('org_01m8cb1tj4evnb84s0azdtgzah', 'inv_01m8cb1vmveqev9397b8pjqm6k', 1, 'Course design, 3 days', '3', '650.00', NULL, 'acc_01m8cb1tj4evnb84s07we9rke5', 'ST', NULL, 195000, 39000, 234000);
INSERT INTO public.invoice_lines VALUES ('org_01m8cb1tj4evnb84s0azdtgzah', 'inv_01m8cb1vp1ey9t9rd680e5036h', 1, 'Printing of workbooks', '1', '412.00', NULL, 'acc_01m8cb1tj4evnb84s08jxjzv94', 'ZR', NULL, 41200, 0, 41200);
INSERT INTO public.invoice_lines VALUES ('org_01m8cb1tj4evnb84s0azdtgzah', 'inv_01m8cb1vpven68ss4z3482r347', 1, 'Laptop', '1', '899.00', NULL, 'acc_01m8cb1tj4evnb84s053nn8zr5', 'ST', NULL, 89900, 17980, 107880);
INSERT INTO public.invoice_lines VALUES ('org_01m8cb1tj4evnb84s0azdtgzah', 'inv_01m8cb1vqteb6b05pnycpcjtnv', 1, 'Workbooks', '120', '7.25', NULL, 'acc_01m8cb1tj4evnb84s080qz4rmj', 'ZR', NULL, 87000, 0, 87000);
INSERT INTO public.invoice_lines VALUES ('org_01m8cb1tj4evnb84s0azdtgzah', 'inv_01m8cb1vrbebbrpt04p4mzf2t1', 1, 'Rent, January to March', '1', '1350.00', NULL, 'acc_01m8cb1tj4evnb84s09ad22bbp', 'EX', NULL, 135000, 0, 135000);
INSERT INTO public.invoice_lines VALUES ('org_01m8cb1tj4evnb84s0azdtgzah', 'inv_01m8cb1vs1excsamjzs1yh1vng', 1, 'Seminar room, 5 evenings', '5', '48.00', NULL, 'acc_01m8cb1tpwe6j86kbs6x72crkb', 'EX', NULL, 24000, 0, 24000);
INSERT INTO public.invoice_lines VALUES ('org_01m8cb1tj4evnb84s0azdtgzah', 'inv_01m8cb1vs1excsamjzs1yh1vng', 2, 'Projector', '1', '35.00', NULL, 'acc_01m8cb1tj4evnb84s07we9rke5', 'ST', NULL, 3500, 700, 4200);
INSERT INTO public.invoice_lines VALUES ('org_01m8cb1tj4evnb84s0azdtgzah', 'inv_01m8cb1vsresw86g6h31avxjd4', 1, 'Course for new starters', '1', '1480.00', '10', 'acc_01m8cb1tj4evnb84s07we9rke5', 'ST', NULL, 133200, 26640, 159840);
INSERT INTO public.invoice_lines VALUES ('org_01m8cb1tj4evnb84s0azdtgzah', 'inv_01m8cb1vtbe96vpptnm1vt0m20', 1, 'Raised in error', '1', '500.00', NULL, 'acc_01m8cb1tj4evnb84s07we9rke5', 'ST', NULL, 50000, 10000, 60000);
INSERT INTO public.invoice_lines VALUES ('org_01m8cb1tj4evnb84s0azdtgzah', 'inv_01m8cb1vvdepft1ak49k6ns6nk', 1, 'A day that was not held', '1', '150.00', NULL, 'acc_01m8cb1tj4evnb84s07we9rke5', 'ST', NULL, 15000, 3000, 18000);
INSERT INTO public.invoice_lines VALUES ('org_01m8cb1tj4evnb84s0azdtgzah', 'inv_01m8cb1vw3e50a0q4269qg9de8', 1, 'Illustration, 2 days', '2', '384.00', NULL, 'acc_01m8cb1tj4evnb84s08p26qdba', 'ST', NULL, 64000, 12800, 76800);
INSERT INTO public.invoice_lines VALUES ('org_01m8cb1tj4evnb84s0azdtgzah', 'inv_01m8cb1vx0efjv02pcxqmf1jrd', 1, 'Workbooks', '24', '7.25', NULL, 'acc_01m8cb1tj4evnb84s080qz4rmj', 'ZR', NULL, 17400, 0, 17400);
INSERT INTO public.invoice_lines VALUES ('org_01m8cb1tj4evnb84s0azdtgzah', 'inv_01m8cb1vx0efjv02pcxqmf1jrd', 2, 'Half a day of course design', '0.5', '650.00', NULL, 'acc_01m8cb1tj4evnb84s07we9rke5', 'ST', NULL, 32500, 6500, 39000);
INSERT INTO public.invoices VALUES ('inv_01m8cb1vw3e50a0q4269qg9de8', 'org_01m8cb1tj4evnb84s0azdtgzah', 'purchase', 'invoice', 'issued', 'FR-1209', 'con_01m8cb1vfae4381zf70akkyysb', '2026-03-24', '2026-04-23', 'inclusive', NULL, NULL, 64000, 12800, 76800, 0, 0, 'issued', 'jnl_01m8cb1vw3e50a0q426dfetmv2', NULL, NULL, 'fr-1209', 1795710578563, 1795710578563, 1, '9999-99-99', 0, NULL, NULL);
INSERT INTO public.invoices VALUES ('inv_01m8cb1vx0efjv02pcxqmf1jrd', 'org_01m8cb1tj4evnb84s0azdtgzah', 'sales', 'invoice', 'issued', 'INV-0006', 'con_01m8cb1v3deq0s9q867nfwvvwh', '2026-03-27', '2026-04-26', 'exclusive', NULL, NULL, 49900, 6500, 56400, 0, 0, 'issued', 'jnl_01m8cb1vx0efjv02pcxse2s2ya', NULL, NULL, 'inv-0006', 1795710578592, 1795710578592, 1, '9999-99-99', 0, NULL, NULL);
INSERT INTO public.invoices VALUES ('inv_01m8cb1vtbe96vpptnm1vt0m20', 'org_01m8cb1tj4evnb84s0azdtgzah', 'sales', 'invoice', 'void', 'INV-0005', 'con_01m8cb1v76etq88s1xmyqc9e8f', '2026-03-03', '2026-04-02', 'exclusive', NULL, NULL, 50000, 10000, 60000, 0, 0, 'issued', 'jnl_01m8cb1vtbe96vpptnm4qzefbp', '2026-03-03', 'jnl_01m8cb1vzve76sszx00x80fgfh', 'inv-0005', 1795710578507, 1795710578683, 2, '2026-03-03', 0, NULL, NULL);
INSERT INTO public.invoices VALUES ('inv_01m8cb1vvdepft1ak49k6ns6nk', 'org_01m8cb1tj4evnb84s0azdtgzah', 'sales', 'credit_note', 'issued', 'CN-0001', 'con_01m8cb1v76etq88s1xmyqc9e8f', '2026-03-12', '2026-03-12', 'exclusive', 'INV-0004', NULL, 15000, 3000, 18000, 0, 18000, 'issued', 'jnl_01m8cb1vvdepft1ak49nqp7y2q', NULL, NULL, 'cn-0001
inv-0004', 1795710578541, 1795710578763, 2, '2026-03-12', 1, '2026-03-12', '2026-03-12');
INSERT INTO public.invoices VALUES ('inv_01m8cb1vs1excsamjzs1yh1vng', 'org_01m8cb1tj4evnb84s0azdtgzah', 'sales', 'invoice', 'issued', 'INV-0003', 'con_01m8cb1v5dek49pd4ze4hqz3t5', '2026-02-09', '2026-03-11', 'exclusive', NULL, NULL, 27500, 700, 28200, 28200, 0, 'issued', 'jnl_01m8cb1vs1excsamjzs4835qas', NULL, NULL, 'inv-0003', 1795710578465, 1795710579134, 2, '2026-03-06', 1, '2026-03-06', '2026-03-06');
INSERT INTO public.invoices VALUES ('inv_01m8cb1vpven68ss4z3482r347', 'org_01m8cb1tj4evnb84s0azdtgzah', 'purchase', 'invoice', 'issued', 'TB-0117', 'con_01m8cb1vbfe04vgf0976bzdcgf', '2026-01-21', '2026-02-20', 'exclusive', NULL, NULL, 89900, 17980, 107880, 107880, 0, 'issued', 'jnl_01m8cb1vpven68ss4z39t2yfaf', NULL, NULL, 'tb-0117', 1795710578395, 1795710579716, 2, '2026-01-22', 1, '2026-01-22', '2026-01-22');
INSERT INTO public.invoices VALUES ('inv_01m8cb1vrbebbrpt04p4mzf2t1', 'org_01m8cb1tj4evnb84s0azdtgzah', 'purchase', 'invoice', 'issued', 'HL-33', 'con_01m8cb1vdmepgr1hy0y0zvacn5', '2026-02-01', '2026-03-03', 'exclusive', NULL, NULL, 135000, 0, 135000, 135000, 0, 'issued', 'jnl_01m8cb1vrbebbrpt04p841b1s4', NULL, NULL, 'hl-33', 1795710578443, 1795710580454, 2, '2026-02-10', 1, '2026-02-10', '2026-02-10');
INSERT INTO public.invoices VALUES ('inv_01m8cb1vmveqev9397b8pjqm6k', 'org_01m8cb1tj4evnb84s0azdtgzah', 'sales', 'invoice', 'issued', 'INV-0001', 'con_01m8cb1v3deq0s9q867nfwvvwh', '2026-01-15', '2026-02-14', 'exclusive', NULL, NULL, 195000, 39000, 234000, 234000, 0, 'issued', 'jnl_01m8cb1vmveqev9397bewv2df5', NULL, NULL, 'inv-0001', 1795710578331, 1795710580810, 3, '2026-02-16', 2, '2026-01-30', '2026-02-16');
INSERT INTO public.invoices VALUES ('inv_01m8cb1vqteb6b05pnycpcjtnv', 'org_01m8cb1tj4evnb84s0azdtgzah', 'sales', 'invoice', 'issued', 'INV-0002', 'con_01m8cb1v3deq0s9q867nfwvvwh', '2026-01-28', '2026-02-27', 'exclusive', NULL, NULL, 87000, 0, 87000, 87000, 0, 'issued', 'jnl_01m8cb1vqteb6b05pnygrvh5z2', NULL, NULL, 'inv-0002', 1795710578426, 1795710580810, 2, '2026-02-16', 1, '2026-02-16', '2026-02-16');
INSERT INTO public.invoices VALUES ('inv_01m8cb1vp1ey9t9rd680e5036h', 'org_01m8cb1tj4evnb84s0azdtgzah', 'purchase', 'invoice', 'issued', 'PX-881', 'con_01m8cb1v9cegcsvwjgbyt7kk4z', '2026-01-20', '2026-02-19', 'exclusive', NULL, NULL, 41200, 0, 41200, 40000, 0, 'issued', 'jnl_01m8cb1vp1ey9t9rd685v7t0se', NULL, NULL, 'px-881', 1795710578369, 1795710581233, 2, '9999-99-99', 1, '2026-02-27', '2026-02-27');
INSERT INTO public.invoices VALUES ('inv_01m8cb1vsresw86g6h31avxjd4', 'org_01m8cb1tj4evnb84s0azdtgzah', 'sales', 'invoice', 'issued', 'INV-0004', 'con_01m8cb1v76etq88s1xmyqc9e8f', '2026-02-20', '2026-03-22', 'exclusive', NULL, NULL, 133200, 26640, 159840, 141840, 18000, 'issued', 'jnl_01m8cb1vsresw86g6h360kdbrx', NULL, NULL, 'inv-0004', 1795710578488, 1795710581718, 3, '2026-03-16', 2, '2026-03-12', '2026-03-16');
INSERT INTO public.jobs VALUES ('rec_01m8cb25h2evgtjhw4jf5hjgem', 'reconcile', 1, 'usr_01m8cb1sy6ezb8r6zwkzcr1xqz', 'key_01m8cb1szte4xaf31zgfaa6gw3', 'completed', 3, 0, 1, 1, NULL, NULL, '01a218b1164e7525ad45da17d7ec787d', 3, NULL, 1795710588450, 1795710588482, 1795710588494, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8cb1tj4evnb84s0azdtgzah', 1, 1, 'acc_01m8cb1tj4evnb84s062zyj4ge', 1000000, NULL, NULL, 0, 0, '2026-01-01');
INSERT INTO public.journal_lines VALUES ('org_01m8cb1tj4evnb84s0azdtgzah', 1, 2, 'acc_01m8cb1tj4evnb84s07s9ygbsw', -1000000, NULL, NULL, 0, 0, '2026-01-01');
INSERT INTO public.journal_lines VALUES ('org_01m8cb1tj4evnb84s0azdtgzah', 2, 1, 'acc_01m8cb1tj4evnb84s05qhmjay7', 234000, NULL, NULL, 0, 0, '2026-01-15');
INSERT INTO public.journal_lines VALUES ('org_01m8cb1tj4evnb84s0azdtgzah', 2, 2, 'acc_01m8cb1tj4evnb84s07we9rke5', -195000, 'Course design, 3 days', 'ST', 39000, 0, '2026-01-15');
INSERT INTO public.journal_lines VALUES ('org_01m8cb1tj4evnb84s0azdtgzah', 2, 3, 'acc_01m8cb1tmmephvbqvnfacbane0', -39000, NULL, 'ST', 0, 1, '2026-01-15');
INSERT INTO public.journal_lines VALUES ('org_01m8cb1tj4evnb84s0azdtgzah', 3, 1, 'acc_01m8cb1tj4evnb84s06bpnk8jm', -41200, NULL, NULL, 0, 0, '2026-01-20');
INSERT INTO public.journal_lines VALUES ('org_01m8cb1tj4evnb84s0azdtgzah', 3, 2, 'acc_01m8cb1tj4evnb84s08jxjzv94', 41200, 'Printing of workbooks', 'ZR', 0, 0, '2026-01-20');
INSERT INTO public.journal_lines VALUES ('org_01m8cb1tj4evnb84s0azdtgzah', 4, 1, 'acc_01m8cb1tj4evnb84s06bpnk8jm', -107880, NULL, NULL, 0, 0, '2026-01-21');
INSERT INTO public.journal_lines VALUES ('org_01m8cb1tj4evnb84s0azdtgzah', 4, 2, 'acc_01m8cb1tj4evnb84s053nn8zr5', 89900, 'Laptop', 'ST', 17980, 0, '2026-01-21');
INSERT INTO public.journal_lines VALUES ('org_01m8cb1tj4evnb84s0azdtgzah', 4, 3, 'acc_01m8cb1tmmephvbqvnfacbane0', 17980, NULL, 'ST', 0, 1, '2026-01-21');
INSERT INTO public.journal_lines VALUES ('org_01m8cb1tj4evnb84s0azdtgzah', 5, 1, 'acc_01m8cb1tj4evnb84s05qhmjay7', 87000, NULL, NULL, 0, 0, '2026-01-28');
INSERT INTO public.journal_lines VALUES ('org_01m8cb1tj4evnb84s0azdtgzah', 5, 2, 'acc_01m8cb1tj4evnb84s080qz4rmj', -87000, 'Workbooks', 'ZR', 0, 0, '2026-01-28');
INSERT INTO public.journal_lines VALUES ('org_01m8cb1tj4evnb84s0azdtgzah', 6, 1, 'acc_01m8cb1tj4evnb84s06bpnk8jm', -135000, NULL, NULL, 0, 0, '2026-02-01');
INSERT INTO public.journal_lines VALUES ('org_01m8cb1tj4evnb84s0azdtgzah', 6, 2, 'acc_01m8cb1tj4evnb84s09ad22bbp', 135000, 'Rent, January to March', 'EX', 0, 0, '2026-02-01');
INSERT INTO public.journal_lines VALUES ('org_01m8cb1tj4evnb84s0azdtgzah', 7, 1, 'acc_01m8cb1tj4evnb84s05qhmjay7', 28200, NULL, NULL, 0, 0, '2026-02-09');
INSERT INTO public.journal_lines VALUES ('org_01m8cb1tj4evnb84s0azdtgzah', 7, 2, 'acc_01m8cb1tpwe6j86kbs6x72crkb', -24000, 'Seminar room, 5 evenings', 'EX', 0, 0, '2026-02-09');
INSERT INTO public.journal_lines VALUES ('org_01m8cb1tj4evnb84s0azdtgzah', 7, 3, 'acc_01m8cb1tj4evnb84s07we9rke5', -3500, 'Projector', 'ST', 700, 0, '2026-02-09');
INSERT INTO public.journal_lines VALUES ('org_01m8cb1tj4evnb84s0azdtgzah', 7, 4, 'acc_01m8cb1tmmephvbqvnfacbane0', -700, NULL, 'ST', 0, 1, '2026-02-09');
INSERT INTO public.journal_lines VALUES ('org_01m8cb1tj4evnb84s0azdtgzah', 8, 1, 'acc_01m8cb1tj4evnb84s05qhmjay7', 159840, NULL, NULL, 0, 0, '2026-02-20');
INSERT INTO public.journal_lines VALUES ('org_01m8cb1tj4evnb84s0azdtgzah', 8, 2, 'acc_01m8cb1tj4evnb84s07we9rke5', -133200, 'Course for new starters', 'ST', 26640, 0, '2026-02-20');
INSERT INTO public.journal_lines VALUES ('org_01m8cb1tj4evnb84s0azdtgzah', 8, 3, 'acc_01m8cb1tmmephvbqvnfacbane0', -26640, NULL, 'ST', 0, 1, '2026-02-20');
INSERT INTO public.journal_lines VALUES ('org_01m8cb1tj4evnb84s0azdtgzah', 9, 1, 'acc_01m8cb1tj4evnb84s05qhmjay7', 60000, NULL, NULL, 0, 0, '2026-03-03');
INSERT INTO public.journal_lines VALUES ('org_01m8cb1tj4evnb84s0azdtgzah', 9, 2, 'acc_01m8cb1tj4evnb84s07we9rke5', -50000, 'Raised in error', 'ST', 10000, 0, '2026-03-03');
INSERT INTO public.journal_lines VALUES ('org_01m8cb1tj4evnb84s0azdtgzah', 9, 3, 'acc_01m8cb1tmmephvbqvnfacbane0', -10000, NULL, 'ST', 0, 1, '2026-03-03');
INSERT INTO public.journal_lines VALUES ('org_01m8cb1tj4evnb84s0azdtgzah', 10, 1, 'acc_01m8cb1tj4evnb84s05qhmjay7', -18000, NULL, NULL, 0, 0, '2026-03-12');
INSERT INTO public.journal_lines VALUES ('org_01m8cb1tj4evnb84s0azdtgzah', 10, 2, 'acc_01m8cb1tj4evnb84s07we9rke5', 15000, 'A day that was not held', 'ST', 3000, 0, '2026-03-12');
INSERT INTO public.journal_lines VALUES ('org_01m8cb1tj4evnb84s0azdtgzah', 10, 3, 'acc_01m8cb1tmmephvbqvnfacbane0', 3000, NULL, 'ST', 0, 1, '2026-03-12');
INSERT INTO public.journal_lines VALUES ('org_01m8cb1tj4evnb84s0azdtgzah', 11, 1, 'acc_01m8cb1tj4evnb84s06bpnk8jm', -76800, NULL, NULL, 0, 0, '2026-03-24');
INSERT INTO public.journal_lines VALUES ('org_01m8cb1tj4evnb84s0azdtgzah', 11, 2, 'acc_01m8cb1tj4evnb84s08p26qdba', 64000, 'Illustration, 2 days', 'ST', 12800, 0, '2026-03-24');
INSERT INTO public.journal_lines VALUES ('org_01m8cb1tj4evnb84s0azdtgzah', 11, 3, 'acc_01m8cb1tmmephvbqvnfacbane0', 12800, NULL, 'ST', 0, 1, '2026-03-24');
INSERT INTO public.journal_lines VALUES ('org_01m8cb1tj4evnb84s0azdtgzah', 12, 1, 'acc_01m8cb1tj4evnb84s05qhmjay7', 56400, NULL, NULL, 0, 0, '2026-03-27');
INSERT INTO public.journal_lines VALUES ('org_01m8cb1tj4evnb84s0azdtgzah', 12, 2, 'acc_01m8cb1tj4evnb84s080qz4rmj', -17400, 'Workbooks', 'ZR', 0, 0, '2026-03-27');
INSERT INTO public.journal_lines VALUES ('org_01m8cb1tj4evnb84s0azdtgzah', 12, 3, 'acc_01m8cb1tj4evnb84s07we9rke5', -32500, 'Half a day of course design', 'ST', 6500, 0, '2026-03-27');
INSERT INTO public.journal_lines VALUES ('org_01m8cb1tj4evnb84s0azdtgzah', 12, 4, 'acc_01m8cb1tmmephvbqvnfacbane0', -6500, NULL, 'ST', 0, 1, '2026-03-27');
INSERT INTO public.journal_lines VALUES ('org_01m8cb1tj4evnb84s0azdtgzah', 13, 1, 'acc_01m8cb1tj4evnb84s05qhmjay7', -60000, NULL, NULL, 0, 0, '2026-03-03');
INSERT INTO public.journal_lines VALUES ('org_01m8cb1tj4evnb84s0azdtgzah', 13, 2, 'acc_01m8cb1tj4evnb84s07we9rke5', 50000, 'Raised in error', 'ST', 10000, 0, '2026-03-03');
INSERT INTO public.journal_lines VALUES ('org_01m8cb1tj4evnb84s0azdtgzah', 13, 3, 'acc_01m8cb1tmmephvbqvnfacbane0', 10000, NULL, 'ST', 0, 1, '2026-03-03');
INSERT INTO public.journal_lines VALUES ('org_01m8cb1tj4evnb84s0azdtgzah', 14, 1, 'acc_01m8cb1tj4evnb84s07s9ygbsw', 1000000, NULL, NULL, 0, 0, '2026-01-01');
INSERT INTO public.journal_lines VALUES ('org_01m8cb1tj4evnb84s0azdtgzah', 14, 2, 'acc_01m8cb1tj4evnb84s07cnt4ta6', -10000, 'Share capital', NULL, 0, 0, '2026-01-01');
INSERT INTO public.journal_lines VALUES ('org_01m8cb1tj4evnb84s0azdtgzah', 14, 3, 'acc_01m8cb1tj4evnb84s0715rrwjq', -990000, 'Lent by the director', NULL, 0, 0, '2026-01-01');
INSERT INTO public.journal_lines VALUES ('org_01m8cb1tj4evnb84s0azdtgzah', 15, 1, 'acc_01m8cb1tj4evnb84s08yqfkapa', 100000, NULL, NULL, 0, 0, '2026-03-31');
INSERT INTO public.journal_lines VALUES ('org_01m8cb1tj4evnb84s0azdtgzah', 15, 2, 'acc_01m8cb1tj4evnb84s06jyfms3f', -6345, 'PAYE and National Insurance', NULL, 0, 0, '2026-03-31');
INSERT INTO public.journal_lines VALUES ('org_01m8cb1tj4evnb84s0azdtgzah', 15, 3, 'acc_01m8cb1tj4evnb84s06reven9w', -93655, 'Net pay', NULL, 0, 0, '2026-03-31');
INSERT INTO public.journal_lines VALUES ('org_01m8cb1tj4evnb84s0azdtgzah', 16, 1, 'acc_01m8cb1tsse5ss1hgma48vsye7', 7492, '3 of 36 months of 899.00', NULL, 0, 0, '2026-03-31');
INSERT INTO public.journal_lines VALUES ('org_01m8cb1tj4evnb84s0azdtgzah', 16, 2, 'acc_01m8cb1tj4evnb84s05dnh6xtr', -7492, NULL, NULL, 0, 0, '2026-03-31');
INSERT INTO public.journal_lines VALUES ('org_01m8cb1tj4evnb84s0azdtgzah', 17, 1, 'acc_01m8cb1tj4evnb84s05qhmjay7', -28200, NULL, NULL, 0, 0, '2026-03-06');
INSERT INTO public.journal_lines VALUES ('org_01m8cb1tj4evnb84s0azdtgzah', 17, 2, 'acc_01m8cb1tj4evnb84s062zyj4ge', 28200, NULL, NULL, 0, 0, '2026-03-06');
INSERT INTO public.journal_lines VALUES ('org_01m8cb1tj4evnb84s0azdtgzah', 18, 1, 'acc_01m8cb1tj4evnb84s06bpnk8jm', 107880, NULL, NULL, 0, 0, '2026-01-22');
INSERT INTO public.journal_lines VALUES ('org_01m8cb1tj4evnb84s0azdtgzah', 18, 2, 'acc_01m8cb1tj4evnb84s062zyj4ge', -107880, NULL, NULL, 0, 0, '2026-01-22');
INSERT INTO public.journal_lines VALUES ('org_01m8cb1tj4evnb84s0azdtgzah', 19, 1, 'acc_01m8cb1tj4evnb84s05qhmjay7', -150000, NULL, NULL, 0, 0, '2026-01-30');
INSERT INTO public.journal_lines VALUES ('org_01m8cb1tj4evnb84s0azdtgzah', 19, 2, 'acc_01m8cb1tj4evnb84s062zyj4ge', 150000, NULL, NULL, 0, 0, '2026-01-30');
INSERT INTO public.journal_lines VALUES ('org_01m8cb1tj4evnb84s0azdtgzah', 22, 1, 'acc_01m8cb1tj4evnb84s06bpnk8jm', 40000, NULL, NULL, 0, 0, '2026-02-27');
INSERT INTO public.journal_lines VALUES ('org_01m8cb1tj4evnb84s0azdtgzah', 22, 2, 'acc_01m8cb1tj4evnb84s062zyj4ge', -40000, NULL, NULL, 0, 0, '2026-02-27');
INSERT INTO public.journal_lines VALUES ('org_01m8cb1tj4evnb84s0azdtgzah', 23, 1, 'acc_01m8cb1tj4evnb84s05qhmjay7', -141840, NULL, NULL, 0, 0, '2026-03-16');
INSERT INTO public.journal_lines VALUES ('org_01m8cb1tj4evnb84s0azdtgzah', 23, 2, 'acc_01m8cb1tj4evnb84s062zyj4ge', 141840, NULL, NULL, 0, 0, '2026-03-16');
INSERT INTO public.journal_lines VALUES ('org_01m8cb1tj4evnb84s0azdtgzah', 24, 1, 'acc_01m8cb1tj4evnb84s062zyj4ge', -200000, NULL, NULL, 0, 0, '2026-03-25');
INSERT INTO public.journal_lines VALUES ('org_01m8cb1tj4evnb84s0azdtgzah', 24, 2, 'acc_01m8cb1v0reqxstesayr7h863h', 200000, NULL, NULL, 0, 0, '2026-03-25');
INSERT INTO public.journal_lines VALUES ('org_01m8cb1tj4evnb84s0azdtgzah', 20, 1, 'acc_01m8cb1tj4evnb84s06bpnk8jm', 135000, NULL, NULL, 0, 0, '2026-02-10');
INSERT INTO public.journal_lines VALUES ('org_01m8cb1tj4evnb84s0azdtgzah', 20, 2, 'acc_01m8cb1tj4evnb84s062zyj4ge', -135000, NULL, NULL, 0, 0, '2026-02-10');
INSERT INTO public.journal_lines VALUES ('org_01m8cb1tj4evnb84s0azdtgzah', 21, 1, 'acc_01m8cb1tj4evnb84s05qhmjay7', -171000, NULL, NULL, 0, 0, '2026-02-16');
INSERT INTO public.journal_lines VALUES ('org_01m8cb1tj4evnb84s0azdtgzah', 21, 2, 'acc_01m8cb1tj4evnb84s062zyj4ge', 171000, NULL, NULL, 0, 0, '2026-02-16');
INSERT INTO public.journal_lines VALUES ('org_01m8cb1tj4evnb84s0azdtgzah', 26, 1, 'acc_01m8cb1tj4evnb84s062zyj4ge', -5840, NULL, NULL, 0, 0, '2026-02-18');
INSERT INTO public.journal_lines VALUES ('org_01m8cb1tj4evnb84s0azdtgzah', 26, 2, 'acc_01m8cb1tj4evnb84s0a3pwr0vk', 5840, NULL, 'ZR', 0, 0, '2026-02-18');
INSERT INTO public.journal_lines VALUES ('org_01m8cb1tj4evnb84s0azdtgzah', 28, 1, 'acc_01m8cb1tj4evnb84s062zyj4ge', -3600, NULL, NULL, 0, 0, '2026-02-02');
INSERT INTO public.journal_lines VALUES ('org_01m8cb1tj4evnb84s0azdtgzah', 28, 2, 'acc_01m8cb1tj4evnb84s09rzyycp5', 3000, NULL, 'ST', 600, 0, '2026-02-02');
INSERT INTO public.journal_lines VALUES ('org_01m8cb1tj4evnb84s0azdtgzah', 28, 3, 'acc_01m8cb1tmmephvbqvnfacbane0', 600, NULL, 'ST', 0, 1, '2026-02-02');
INSERT INTO public.journal_lines VALUES ('org_01m8cb1tb3e33tq2xgbbjfqeed', 2, 1, 'acc_01m8cb1tb3e33tq2xg98658vm3', -50000, NULL, NULL, 0, 0, '2026-03-20');
INSERT INTO public.journal_lines VALUES ('org_01m8cb1tb3e33tq2xgbbjfqeed', 2, 2, 'acc_01m8cb1tb3e33tq2xg6cta9ea6', 50000, NULL, NULL, 0, 0, '2026-03-20');
INSERT INTO public.journal_lines VALUES ('org_01m8cb1tj4evnb84s0azdtgzah', 25, 1, 'acc_01m8cb1tj4evnb84s062zyj4ge', -93655, NULL, NULL, 0, 0, '2026-03-31');
INSERT INTO public.journal_lines VALUES ('org_01m8cb1tj4evnb84s0azdtgzah', 25, 2, 'acc_01m8cb1tj4evnb84s06reven9w', 93655, NULL, NULL, 0, 0, '2026-03-31');
INSERT INTO public.journal_lines VALUES ('org_01m8cb1tj4evnb84s0azdtgzah', 27, 1, 'acc_01m8cb1tj4evnb84s062zyj4ge', -3600, NULL, NULL, 0, 0, '2026-03-02');
INSERT INTO public.journal_lines VALUES ('org_01m8cb1tj4evnb84s0azdtgzah', 27, 2, 'acc_01m8cb1tj4evnb84s09rzyycp5', 3000, NULL, 'ST', 600, 0, '2026-03-02');
INSERT INTO public.journal_lines VALUES ('org_01m8cb1tj4evnb84s0azdtgzah', 27, 3, 'acc_01m8cb1tmmephvbqvnfacbane0', 600, NULL, 'ST', 0, 1, '2026-03-02');
INSERT INTO public.journal_lines VALUES ('org_01m8cb1tj4evnb84s0azdtgzah', 29, 1, 'acc_01m8cb1tj4evnb84s062zyj4ge', -750, NULL, NULL, 0, 0, '2026-03-20');
INSERT INTO public.journal_lines VALUES ('org_01m8cb1tj4evnb84s0azdtgzah', 29, 2, 'acc_01m8cb1tj4evnb84s0apw84atm', 750, NULL, 'EX', 0, 0, '2026-03-20');
INSERT INTO public.journal_lines VALUES ('org_01m8cb1tb3e33tq2xgbbjfqeed', 1, 1, 'acc_01m8cb1tb3e33tq2xg98658vm3', 50000, NULL, NULL, 0, 0, '2026-03-02');
INSERT INTO public.journal_lines VALUES ('org_01m8cb1tb3e33tq2xgbbjfqeed', 1, 2, 'acc_01m8cb1tb3e33tq2xg6cta9ea6', -50000, NULL, NULL, 0, 0, '2026-03-02');
INSERT INTO public.journals VALUES ('jnl_01m8cb1ty0enctwvgg0f3srr9b', 'org_01m8cb1tj4evnb84s0azdtgzah', 1, '2026-01-01', 'Opening balance of Current', NULL, NULL, 'opening', NULL, 1000000, 1795710577600, 'usr_01m8cb1sy6ezb8r6zwkzcr1xqz', '\x91d121ab938244657a73984bfa28e24ebb3bfab88870e14b0c5f763b104ecdee', 'opening balance of current');
INSERT INTO public.journals VALUES ('jnl_01m8cb1vmveqev9397bewv2df5', 'org_01m8cb1tj4evnb84s0azdtgzah', 2, '2026-01-15', 'Sales invoice INV-0001, Abbey Schools Trust', 'INV-0001', NULL, 'invoice', NULL, 234000, 1795710578331, 'usr_01m8cb1sy6ezb8r6zwkzcr1xqz', '\x156bd9226d38635814a3b6d52c7d09423d3598a96cc3a3034ee56c247419af99', 'sales invoice inv-0001, abbey schools trust
inv-0001');
INSERT INTO public.journals VALUES ('jnl_01m8cb1vp1ey9t9rd685v7t0se', 'org_01m8cb1tj4evnb84s0azdtgzah', 3, '2026-01-20', 'Purchase invoice PX-881, Printwell', 'PX-881', NULL, 'invoice', NULL, 41200, 1795710578369, 'usr_01m8cb1sy6ezb8r6zwkzcr1xqz', '\xd9df1cdee01c86d7512999ce1670216b1e263ac41bc2a5240eb0e80a05f8b982', 'purchase invoice px-881, printwell
px-881');
INSERT INTO public.journals VALUES ('jnl_01m8cb1vpven68ss4z39t2yfaf', 'org_01m8cb1tj4evnb84s0azdtgzah', 4, '2026-01-21', 'Purchase invoice TB-0117, Techbarn', 'TB-0117', NULL, 'invoice', NULL, 107880, 1795710578395, 'usr_01m8cb1sy6ezb8r6zwkzcr1xqz', '\x812c8dd6427423e02234fec24a7e981675a566b57af456ac74d32d9caf1a0bd5', 'purchase invoice tb-0117, techbarn
tb-0117');
INSERT INTO public.journals VALUES ('jnl_01m8cb1vqteb6b05pnygrvh5z2', 'org_01m8cb1tj4evnb84s0azdtgzah', 5, '2026-01-28', 'Sales invoice INV-0002, Abbey Schools Trust', 'INV-0002', NULL, 'invoice', NULL, 87000, 1795710578426, 'usr_01m8cb1sy6ezb8r6zwkzcr1xqz', '\x9454b9baa0da811484e024135f4b8601fb8947b6955a8661e6b573e8e67ac37e', 'sales invoice inv-0002, abbey schools trust
inv-0002');
INSERT INTO public.journals VALUES ('jnl_01m8cb1vrbebbrpt04p841b1s4', 'org_01m8cb1tj4evnb84s0azdtgzah', 6, '2026-02-01', 'Purchase invoice HL-33, Harcourt Lettings', 'HL-33', NULL, 'invoice', NULL, 135000, 1795710578443, 'usr_01m8cb1sy6ezb8r6zwkzcr1xqz', '\xd0401444f6af6130e77da5b768b8b205ecd60bd481dbf4a2773fa2f460d773a6', 'purchase invoice hl-33, harcourt lettings
hl-33');
INSERT INTO public.journals VALUES ('jnl_01m8cb1vs1excsamjzs4835qas', 'org_01m8cb1tj4evnb84s0azdtgzah', 7, '2026-02-09', 'Sales invoice INV-0003, Kestrel Fitness CIC', 'INV-0003', NULL, 'invoice', NULL, 28200, 1795710578465, 'usr_01m8cb1sy6ezb8r6zwkzcr1xqz', '\x5333e798777c875fbc8edcab80ad1fe34aff116efdf0df032411da125af0948d', 'sales invoice inv-0003, kestrel fitness cic
inv-0003');
INSERT INTO public.journals VALUES ('jnl_01m8cb1vsresw86g6h360kdbrx', 'org_01m8cb1tj4evnb84s0azdtgzah', 8, '2026-02-20', 'Sales invoice INV-0004, Marlow & Pike LLP', 'INV-0004', NULL, 'invoice', NULL, 159840, 1795710578488, 'usr_01m8cb1sy6ezb8r6zwkzcr1xqz', '\x79890c0dbd6e7a14189a253a4452dedb379038ad812340d1330b91947e317ba0', 'sales invoice inv-0004, marlow & pike llp
inv-0004');
INSERT INTO public.journals VALUES ('jnl_01m8cb1vtbe96vpptnm4qzefbp', 'org_01m8cb1tj4evnb84s0azdtgzah', 9, '2026-03-03', 'Sales invoice INV-0005, Marlow & Pike LLP', 'INV-0005', NULL, 'invoice', NULL, 60000, 1795710578507, 'usr_01m8cb1sy6ezb8r6zwkzcr1xqz', '\xb85ecd26f3bbb55af392e4ed65ada7225f3c5a78fadf957dc2513c25b91910cd', 'sales invoice inv-0005, marlow & pike llp
inv-0005');
INSERT INTO public.journals VALUES ('jnl_01m8cb1vvdepft1ak49nqp7y2q', 'org_01m8cb1tj4evnb84s0azdtgzah', 10, '2026-03-12', 'Sales credit note CN-0001, Marlow & Pike LLP', 'CN-0001', NULL, 'invoice', NULL, 18000, 1795710578541, 'usr_01m8cb1sy6ezb8r6zwkzcr1xqz', '\x7b3c71648a2178f230a0f6b4fe9f9a47bcb4b40367f9ece4d7470195013f40f4', 'sales credit note cn-0001, marlow & pike llp
cn-0001');
INSERT INTO public.journals VALUES ('jnl_01m8cb1vw3e50a0q426dfetmv2', 'org_01m8cb1tj4evnb84s0azdtgzah', 11, '2026-03-24', 'Purchase invoice FR-1209, Fern & Rowe', 'FR-1209', NULL, 'invoice', NULL, 76800, 1795710578563, 'usr_01m8cb1sy6ezb8r6zwkzcr1xqz', '\x8cb7d0306940fe7f199dee891023690ec8ada72968fae9b05372210cd32a18a9', 'purchase invoice fr-1209, fern & rowe
fr-1209');
INSERT INTO public.journals VALUES ('jnl_01m8cb1vx0efjv02pcxse2s2ya', 'org_01m8cb1tj4evnb84s0azdtgzah', 12, '2026-03-27', 'Sales invoice INV-0006, Abbey Schools Trust', 'INV-0006', NULL, 'invoice', NULL, 56400, 1795710578592, 'usr_01m8cb1sy6ezb8r6zwkzcr1xqz', '\x36295d1eebab6d463292ad81b67784dcfbdedab174b1cd76393427e2d6487b23', 'sales invoice inv-0006, abbey schools trust
inv-0006');
INSERT INTO public.journals VALUES ('jnl_01m8cb1vzve76sszx00x80fgfh', 'org_01m8cb1tj4evnb84s0azdtgzah', 13, '2026-03-03', 'Reversal of journal 9: Sales invoice INV-0005, Marlow & Pike LLP', 'INV-0005', NULL, 'reversal', 'jnl_01m8cb1vtbe96vpptnm4qzefbp', 60000, 1795710578683, 'usr_01m8cb1sy6ezb8r6zwkzcr1xqz', '\xe6eca3656dc8311a837e2c64141f7dc69220896eb51d95631947a55ff3022021', 'reversal of journal 9: sales invoice inv-0005, marlow & pike llp
inv-0005');
INSERT INTO public.journals VALUES ('jnl_01m8cb1w7qe40t5x1v0pybjmda', 'org_01m8cb1tj4evnb84s0azdtgzah', 14, '2026-01-01', 'Opening balances', 'JV-001', 'JV-001', 'manual', NULL, 1000000, 1795710578935, 'usr_01m8cb1sy6ezb8r6zwkzcr1xqz', '\x09590ddbfa29177fe20a00e366e515fa27d9f66b6ac4b6acc02a41dbff97be8e', 'opening balances
jv-001');
INSERT INTO public.journals VALUES ('jnl_01m8cb1w7qe40t5x1v0x1j2ax4', 'org_01m8cb1tj4evnb84s0azdtgzah', 15, '2026-03-31', 'March wages', 'JV-002', 'JV-002', 'manual', NULL, 100000, 1795710578935, 'usr_01m8cb1sy6ezb8r6zwkzcr1xqz', '\xcecb4b790dd362f3bb9b907862d1a79548e61c9df3aa6d02426470b9161976a7', 'march wages
jv-002');
INSERT INTO public.journals VALUES ('jnl_01m8cb1w7qe40t5x1v16cf8e4h', 'org_01m8cb1tj4evnb84s0azdtgzah', 16, '2026-03-31', 'Depreciation of the laptop', 'JV-003', 'JV-003', 'manual', NULL, 7492, 1795710578935, 'usr_01m8cb1sy6ezb8r6zwkzcr1xqz', '\x5d2ae06157e408deddcb1d258ca61abdde6fda7f1a8227135d08d5ccbbe9a9fe', 'depreciation of the laptop
jv-003');
INSERT INTO public.journals VALUES ('jnl_01m8cb1wdye50ah2tfkwjknerj', 'org_01m8cb1tj4evnb84s0azdtgzah', 17, '2026-03-06', 'Receipt from Kestrel Fitness CIC', NULL, NULL, 'settlement', NULL, 28200, 1795710579134, 'usr_01m8cb1sy6ezb8r6zwkzcr1xqz', '\x0f5143f86f2bb4c0096ba78d88a9af2598fe7886a9dae0668f9cbe1a1164d767', 'receipt from kestrel fitness cic');
INSERT INTO public.journals VALUES ('jnl_01m8cb1x04eqjbrmxnwcrkrnpb', 'org_01m8cb1tj4evnb84s0azdtgzah', 18, '2026-01-22', 'FPO TECHBARN LTD TB-0117', NULL, NULL, 'settlement', NULL, 107880, 1795710579716, 'usr_01m8cb1sy6ezb8r6zwkzcr1xqz', '\x2e828260130a52a9b788cd28667423c622dcf2a6ae48f2bbef3844c8c04dbd89', 'fpo techbarn ltd tb-0117');
INSERT INTO public.journals VALUES ('jnl_01m8cb1xcter8r2e8x23jzsy0d', 'org_01m8cb1tj4evnb84s0azdtgzah', 19, '2026-01-30', 'FPI ABBEY SCHOOLS TRUST PART INV-0001', NULL, NULL, 'settlement', NULL, 150000, 1795710580122, 'usr_01m8cb1sy6ezb8r6zwkzcr1xqz', '\xc29766dd3d9675eac2edbca755b97160872642f7aebe07859a4a21d8aed6ef99', 'fpi abbey schools trust part inv-0001');
INSERT INTO public.journals VALUES ('jnl_01m8cb1xq6e1a9cwvhn0zphz5f', 'org_01m8cb1tj4evnb84s0azdtgzah', 20, '2026-02-10', 'FPO HARCOURT LETTINGS HL-33', NULL, NULL, 'settlement', NULL, 135000, 1795710580454, 'usr_01m8cb1sy6ezb8r6zwkzcr1xqz', '\xbfcc13f5a56d3b05a64192911756724b9f331adc1f6eb414ad86003b45cfd605', 'fpo harcourt lettings hl-33');
INSERT INTO public.journals VALUES ('jnl_01m8cb1y2aevp8cvpf9g48ar9c', 'org_01m8cb1tj4evnb84s0azdtgzah', 21, '2026-02-16', 'FPI ABBEY SCHOOLS TRUST INV-0001 INV-0002', NULL, NULL, 'settlement', NULL, 171000, 1795710580810, 'usr_01m8cb1sy6ezb8r6zwkzcr1xqz', '\xca97aac874e48cebb24adb728049dda77d45a89a838fee8bd51a0b48604827ed', 'fpi abbey schools trust inv-0001 inv-0002');
INSERT INTO public.journals VALUES ('jnl_01m8cb1yfhe92ahsjqfw61nfk8', 'org_01m8cb1tj4evnb84s0azdtgzah', 22, '2026-02-27', 'FPO PRINTWELL PX-881', NULL, NULL, 'settlement', NULL, 40000, 1795710581233, 'usr_01m8cb1sy6ezb8r6zwkzcr1xqz', '\xe228566d5f170a4ab6aca0fbb3283983efcc367034fcaafd789a35765b85b275', 'fpo printwell px-881');
INSERT INTO public.journals VALUES ('jnl_01m8cb1yypej29vhs57jscdxx7', 'org_01m8cb1tj4evnb84s0azdtgzah', 23, '2026-03-16', 'FPI MARLOW AND PIKE LLP INV-0004 LESS CN-0001', NULL, NULL, 'settlement', NULL, 141840, 1795710581718, 'usr_01m8cb1sy6ezb8r6zwkzcr1xqz', '\x75b0947d2eb86413c9110f47cc3f01291bd5e1ba75d526d19467eda0c1fbdc56', 'fpi marlow and pike llp inv-0004 less cn-0001');
INSERT INTO public.journals VALUES ('jnl_01m8cb1zw2e16bywqj7jc19073', 'org_01m8cb1tj4evnb84s0azdtgzah', 24, '2026-03-25', 'TFR TO SAVINGS', NULL, NULL, 'bank', NULL, 200000, 1795710582658, 'usr_01m8cb1sy6ezb8r6zwkzcr1xqz', '\xc3098413b8dfa56f5fc4cf848b130a99b81d9bb7b3f0ce39f4784cf008598b98', 'tfr to savings');
INSERT INTO public.journals VALUES ('jnl_01m8cb2074epdb9fec992fefxr', 'org_01m8cb1tj4evnb84s0azdtgzah', 25, '2026-03-31', 'FPO J WREN NET PAY MARCH', NULL, NULL, 'bank', NULL, 93655, 1795710583012, 'usr_01m8cb1sy6ezb8r6zwkzcr1xqz', '\x36de9aa1bc89abbd381b6c06b47aa899b8509bafe0b32b8a6c7ca9e5b4162d32', 'fpo j wren net pay march');
INSERT INTO public.journals VALUES ('jnl_01m8cb22kae43by4fmsapate6f', 'org_01m8cb1tj4evnb84s0azdtgzah', 26, '2026-02-18', 'CARD TRAINLINE.COM LONDON', NULL, NULL, 'bank', NULL, 5840, 1795710585450, 'usr_01m8cb1sy6ezb8r6zwkzcr1xqz', '\xf9227026118739170befb1e3e2f0e629797ca8b6aa9cc811cf437f1e5214eba8', 'card trainline.com london');
INSERT INTO public.journals VALUES ('jnl_01m8cb22wee54v1k15gnvb8vcb', 'org_01m8cb1tj4evnb84s0azdtgzah', 27, '2026-03-02', 'CARD SLATEWORK SOFTWARE SUBSCRIPTION', NULL, NULL, 'bank', NULL, 3600, 1795710585742, 'usr_01m8cb1sy6ezb8r6zwkzcr1xqz', '\x716b00944f34ed09685dece6c737d714b6792f87d3679742b72e45275e128a2e', 'card slatework software subscription');
INSERT INTO public.journals VALUES ('jnl_01m8cb236we6z9maknbhzdsj0z', 'org_01m8cb1tj4evnb84s0azdtgzah', 28, '2026-02-02', 'CARD SLATEWORK SOFTWARE SUBSCRIPTION', NULL, NULL, 'bank', NULL, 3600, 1795710586076, 'usr_01m8cb1sy6ezb8r6zwkzcr1xqz', '\x5b29410decc85b7991e93c05169ae7aa547d65b40b9e5bcc72391039d362b989', 'card slatework software subscription');
INSERT INTO public.journals VALUES ('jnl_01m8cb25w6ejh8rbmrggg4ejsb', 'org_01m8cb1tb3e33tq2xgbbjfqeed', 2, '2026-03-20', 'Reversal of journal 1: A journal', NULL, NULL, 'reversal', 'jnl_01m8cb25sge22vnybgcx33f4rj', 50000, 1795710588806, 'usr_01m8cb1sy6ezb8r6zwkzcr1xqz', '\xea3e2430ebb811a964821158e0e84d290738597a2caeafd64b0ab3ce07ac3ff7', 'reversal of journal 1: a journal');
INSERT INTO public.journals VALUES ('jnl_01m8cb23gaedjt5mswj0h8dtsa', 'org_01m8cb1tj4evnb84s0azdtgzah', 29, '2026-03-20', 'TOTAL CHARGES TO 19MAR2026', NULL, NULL, 'bank', NULL, 750, 1795710586378, 'usr_01m8cb1sy6ezb8r6zwkzcr1xqz', '\xfcc5cde33fce5bc71e7f0a3da81d7c523445f45523276fce14638538023b9f13', 'total charges to 19mar2026');
INSERT INTO public.journals VALUES ('jnl_01m8cb25sge22vnybgcx33f4rj', 'org_01m8cb1tb3e33tq2xgbbjfqeed', 1, '2026-03-02', 'A journal', NULL, NULL, 'manual', NULL, 50000, 1795710588720, 'usr_01m8cb1sy6ezb8r6zwkzcr1xqz', '\x8f4f082e5204c333b8a9b38ce90f3d46d1f824991ab2f2201ffb01cc31552144', 'a journal');
INSERT INTO public.key_secrets VALUES ('\xcba829ff0117ad6f0804d0ebc26177a50ed4fb080f37fca98de58288a82e1887', 'key_01m8cb1szte4xaf31zgfaa6gw3', NULL);
INSERT INTO public.key_secrets VALUES ('\x32664b309d50c6bc9ee4a555b4cc7d541a6f2cc6c8a1e7a84ba412232b8991d4', 'key_01m8cb1t9qe0trtwn6341s9jq3', NULL);
INSERT INTO public.ledger_heads VALUES ('org_01m8cb1tj4evnb84s0azdtgzah', 29, '\xfcc5cde33fce5bc71e7f0a3da81d7c523445f45523276fce14638538023b9f13', 4253177, 59, '\x6b6753dc2f276e5d613ffe040c953c45bd7329523f14666af06a0aff007de5fa');
INSERT INTO public.ledger_heads VALUES ('org_01m8cb1tb3e33tq2xgbbjfqeed', 2, '\xea3e2430ebb811a964821158e0e84d290738597a2caeafd64b0ab3ce07ac3ff7', 100000, 9, '\x280182a8cf58d99b8b46ee56df1a7f3a19d6e5e7e63f61939fc9cd088396f4f8');
INSERT INTO public.members VALUES ('mem_01m8cb1tb3e33tq2xg599prgkm', 'org_01m8cb1tb3e33tq2xgbbjfqeed', 'jo@example.com', 'usr_01m8cb1sy6ezb8r6zwkzcr1xqz', 'owner', 1795710576995, 1795710576995, 1);
INSERT INTO public.members VALUES ('mem_01m8cb1tj4evnb84s04wnm0qfw', 'org_01m8cb1tj4evnb84s0azdtgzah', 'jo@example.com', 'usr_01m8cb1sy6ezb8r6zwkzcr1xqz', 'owner', 1795710577220, 1795710577220, 1);
INSERT INTO public.number_sequences VALUES ('org_01m8cb1tj4evnb84s0azdtgzah', 'credit_note', 1);
INSERT INTO public.number_sequences VALUES ('org_01m8cb1tj4evnb84s0azdtgzah', 'invoice', 6);
INSERT INTO public.organisations VALUES ('org_01m8cb1tj4evnb84s0azdtgzah', 'Wren & Marsh Ltd', 'GBP', 'GB', '03-31', 1, NULL, 'standard', NULL, 'line', 'active', '2026-03-31', 1795710577220, 1795710587247, 2, 0, '2026-03-31');
INSERT INTO public.organisations VALUES ('org_01m8cb1tb3e33tq2xgbbjfqeed', 'Acorn Ltd', 'GBP', 'GB', '03-31', 1, NULL, 'standard', NULL, 'line', 'active', NULL, 1795710576995, 1795710576995, 1, 1, NULL);
INSERT INTO public.queue_shares VALUES ('reconcile', 'usr_01m8cb1sy6ezb8r6zwkzcr1xqz', 0);
INSERT INTO public.queues VALUES ('coding', 0, 0);
INSERT INTO public.queues VALUES ('reconcile', 1, 0);
INSERT INTO public.settings VALUES ('session_secret', 'tieout_hinRhfUneLsAJq9RUwWFYORJZ8Ub2jVWIMaAbQhl4dK43yyQ0');
INSERT INTO public.settlements VALUES ('set_01m8cb1x04eqjbrmxnwcrkrnpb', 'org_01m8cb1tj4evnb84s0azdtgzah', 'payment', 'purchase', 'posted', 'con_01m8cb1vbfe04vgf0976bzdcgf', 'bac_01m8cb1ty0enctwvgg04ygmvgx', '2026-01-22', 107880, 107880, NULL, 'btx_01m8cb1wmwet4v8v1hkpv2z74p', 1, 'jnl_01m8cb1x04eqjbrmxnwcrkrnpb', NULL, NULL, '', 1795710579716, 1795710579716, 1, '2026-01-22', 1, '2026-01-22', '2026-01-22');
INSERT INTO public.settlements VALUES ('set_01m8cb1xcter8r2e8x23jzsy0d', 'org_01m8cb1tj4evnb84s0azdtgzah', 'receipt', 'sales', 'posted', 'con_01m8cb1v3deq0s9q867nfwvvwh', 'bac_01m8cb1ty0enctwvgg04ygmvgx', '2026-01-30', 150000, 150000, NULL, 'btx_01m8cb1wmwet4v8v1hkv3vvtxc', 1, 'jnl_01m8cb1xcter8r2e8x23jzsy0d', NULL, NULL, '', 1795710580122, 1795710580122, 1, '2026-01-30', 1, '2026-01-30', '2026-01-30');
INSERT INTO public.settlements VALUES ('set_01m8cb1xq6e1a9cwvhn0zphz5f', 'org_01m8cb1tj4evnb84s0azdtgzah', 'payment', 'purchase', 'posted', 'con_01m8cb1vdmepgr1hy0y0zvacn5', 'bac_01m8cb1ty0enctwvgg04ygmvgx', '2026-02-10', 135000, 135000, NULL, 'btx_01m8cb1wmwet4v8v1hm36c4d08', 1, 'jnl_01m8cb1xq6e1a9cwvhn0zphz5f', NULL, NULL, '', 1795710580454, 1795710580454, 1, '2026-02-10', 1, '2026-02-10', '2026-02-10');
INSERT INTO public.settlements VALUES ('set_01m8cb1y2aevp8cvpf9g48ar9c', 'org_01m8cb1tj4evnb84s0azdtgzah', 'receipt', 'sales', 'posted', 'con_01m8cb1v3deq0s9q867nfwvvwh', 'bac_01m8cb1ty0enctwvgg04ygmvgx', '2026-02-16', 171000, 171000, NULL, 'btx_01m8cb1wmwet4v8v1hm6qa1scw', 1, 'jnl_01m8cb1y2aevp8cvpf9g48ar9c', NULL, NULL, '', 1795710580810, 1795710580810, 1, '2026-02-16', 2, '2026-02-16', '2026-02-16');
INSERT INTO public.settlements VALUES ('set_01m8cb1yfhe92ahsjqfw61nfk8', 'org_01m8cb1tj4evnb84s0azdtgzah', 'payment', 'purchase', 'posted', 'con_01m8cb1v9cegcsvwjgbyt7kk4z', 'bac_01m8cb1ty0enctwvgg04ygmvgx', '2026-02-27', 40000, 40000, NULL, 'btx_01m8cb1wmwet4v8v1hmeds8bw0', 1, 'jnl_01m8cb1yfhe92ahsjqfw61nfk8', NULL, NULL, '', 1795710581233, 1795710581233, 1, '2026-02-27', 1, '2026-02-27', '2026-02-27');
INSERT INTO public.settlements VALUES ('set_01m8cb1yypej29vhs57jscdxx7', 'org_01m8cb1tj4evnb84s0azdtgzah', 'receipt', 'sales', 'posted', 'con_01m8cb1v76etq88s1xmyqc9e8f', 'bac_01m8cb1ty0enctwvgg04ygmvgx', '2026-03-16', 141840, 141840, NULL, 'btx_01m8cb1wmwet4v8v1hmsm2bg31', 1, 'jnl_01m8cb1yypej29vhs57jscdxx7', NULL, NULL, '', 1795710581718, 1795710581718, 1, '2026-03-16', 1, '2026-03-16', '2026-03-16');
INSERT INTO public.settlements VALUES ('set_01m8cb1wdye50ah2tfksrfb0rn', 'org_01m8cb1tj4evnb84s0azdtgzah', 'receipt', 'sales', 'posted', 'con_01m8cb1v5dek49pd4ze4hqz3t5', 'bac_01m8cb1ty0enctwvgg04ygmvgx', '2026-03-06', 28200, 28200, NULL, 'btx_01m8cb1wmwet4v8v1hmm1menn5', 0, 'jnl_01m8cb1wdye50ah2tfkwjknerj', NULL, NULL, '', 1795710579134, 1795710582338, 2, '2026-03-06', 1, '2026-03-06', '2026-03-06');
INSERT INTO public.stated_balances VALUES ('org_01m8cb1tj4evnb84s0azdtgzah', 'bac_01m8cb1ty0enctwvgg04ygmvgx', '2026-03-31', 900715, 1795710579356);
INSERT INTO public.tax_rates VALUES ('org_01m8cb1tb3e33tq2xgbbjfqeed', 'ST', '2026-02-01', 190000);
INSERT INTO public.unlinked_journals VALUES ('org_01m8cb1tb3e33tq2xgbbjfqeed', 'btx_01m8cb25q2eqjs0x9b568yzrzk', 'jnl_01m8cb25sge22vnybgcx33f4rj');
INSERT INTO public.users VALUES ('usr_01m8cb1sy6ezb8r6zwkzcr1xqz', 'jo@example.com', 0, 7, 0, 1795710576582);
INSERT INTO public.vat_days VALUES ('org_01m8cb1tj4evnb84s0azdtgzah', '2026-01-15', 'output', 195000, 39000);
INSERT INTO public.vat_days VALUES ('org_01m8cb1tj4evnb84s0azdtgzah', '2026-01-20', 'input', 41200, 0);
INSERT INTO public.vat_days VALUES ('org_01m8cb1tj4evnb84s0azdtgzah', '2026-01-21', 'input', 89900, 17980);
INSERT INTO public.vat_days VALUES ('org_01m8cb1tj4evnb84s0azdtgzah', '2026-01-28', 'output', 87000, 0);
INSERT INTO public.vat_days VALUES ('org_01m8cb1tj4evnb84s0azdtgzah', '2026-02-01', 'input', 135000, 0);
INSERT INTO public.vat_days VALUES ('org_01m8cb1tj4evnb84s0azdtgzah', '2026-02-09', 'output', 27500, 700);
INSERT INTO public.vat_days VALUES ('org_01m8cb1tj4evnb84s0azdtgzah', '2026-02-20', 'output', 133200, 26640);
INSERT INTO public.vat_days VALUES ('org_01m8cb1tj4evnb84s0azdtgzah', '2026-03-12', 'output', -15000, -3000);
INSERT INTO public.vat_days VALUES ('org_01m8cb1tj4evnb84s0azdtgzah', '2026-03-24', 'input', 64000, 12800);
INSERT INTO public.vat_days VALUES ('org_01m8cb1tj4evnb84s0azdtgzah', '2026-03-27', 'output', 49900, 6500);
INSERT INTO public.vat_days VALUES ('org_01m8cb1tj4evnb84s0azdtgzah', '2026-03-03', 'output', 0, 0);
INSERT INTO public.vat_days VALUES ('org_01m8cb1tj4evnb84s0azdtgzah', '2026-02-18', 'input', 5840, 0);
INSERT INTO public.vat_days VALUES ('org_01m8cb1tj4evnb84s0azdtgzah', '2026-03-02', 'input', 3000, 600);
INSERT INTO public.vat_days VALUES ('org_01m8cb1tj4evnb84s0azdtgzah', '2026-02-02', 'input', 3000, 600);
INSERT INTO public.vat_days VALUES ('org_01m8cb1tj4evnb84s0azdtgzah', '2026-03-20', 'input', 750, 0);
INSERT INTO public.vat_entries VALUES ('org_01m8cb1tj4evnb84s0azdtgzah', 2, 2, 0, '2026-01-15', '2026-01-15', 'output', 'ST', 195000, 39000, 'inv_01m8cb1vmveqev9397b8pjqm6k', NULL);
INSERT INTO public.vat_entries VALUES ('org_01m8cb1tj4evnb84s0azdtgzah', 3, 2, 0, '2026-01-20', '2026-01-20', 'input', 'ZR', 41200, 0, 'inv_01m8cb1vp1ey9t9rd680e5036h', NULL);
INSERT INTO public.vat_entries VALUES ('org_01m8cb1tj4evnb84s0azdtgzah', 4, 2, 0, '2026-01-21', '2026-01-21', 'input', 'ST', 89900, 17980, 'inv_01m8cb1vpven68ss4z3482r347', NULL);
INSERT INTO public.vat_entries VALUES ('org_01m8cb1tj4evnb84s0azdtgzah', 5, 2, 0, '2026-01-28', '2026-01-28', 'output', 'ZR', 87000, 0, 'inv_01m8cb1vqteb6b05pnycpcjtnv', NULL);
INSERT INTO public.vat_entries VALUES ('org_01m8cb1tj4evnb84s0azdtgzah', 6, 2, 0, '2026-02-01', '2026-02-01', 'input', 'EX', 135000, 0, 'inv_01m8cb1vrbebbrpt04p4mzf2t1', NULL);
INSERT INTO public.vat_entries VALUES ('org_01m8cb1tj4evnb84s0azdtgzah', 7, 2, 0, '2026-02-09', '2026-02-09', 'output', 'EX', 24000, 0, 'inv_01m8cb1vs1excsamjzs1yh1vng', NULL);
INSERT INTO public.vat_entries VALUES ('org_01m8cb1tj4evnb84s0azdtgzah', 7, 3, 0, '2026-02-09', '2026-02-09', 'output', 'ST', 3500, 700, 'inv_01m8cb1vs1excsamjzs1yh1vng', NULL);
INSERT INTO public.vat_entries VALUES ('org_01m8cb1tj4evnb84s0azdtgzah', 8, 2, 0, '2026-02-20', '2026-02-20', 'output', 'ST', 133200, 26640, 'inv_01m8cb1vsresw86g6h31avxjd4', NULL);
INSERT INTO public.vat_entries VALUES ('org_01m8cb1tj4evnb84s0azdtgzah', 9, 2, 0, '2026-03-03', '2026-03-03', 'output', 'ST', 50000, 10000, 'inv_01m8cb1vtbe96vpptnm1vt0m20', NULL);
INSERT INTO public.vat_entries VALUES ('org_01m8cb1tj4evnb84s0azdtgzah', 10, 2, 0, '2026-03-12', '2026-03-12', 'output', 'ST', -15000, -3000, 'inv_01m8cb1vvdepft1ak49k6ns6nk', NULL);
INSERT INTO public.vat_entries VALUES ('org_01m8cb1tj4evnb84s0azdtgzah', 11, 2, 0, '2026-03-24', '2026-03-24', 'input', 'ST', 64000, 12800, 'inv_01m8cb1vw3e50a0q4269qg9de8', NULL);
INSERT INTO public.vat_entries VALUES ('org_01m8cb1tj4evnb84s0azdtgzah', 12, 2, 0, '2026-03-27', '2026-03-27', 'output', 'ZR', 17400, 0, 'inv_01m8cb1vx0efjv02pcxqmf1jrd', NULL);
INSERT INTO public.vat_entries VALUES ('org_01m8cb1tj4evnb84s0azdtgzah', 12, 3, 0, '2026-03-27', '2026-03-27', 'output', 'ST', 32500, 6500, 'inv_01m8cb1vx0efjv02pcxqmf1jrd', NULL);
INSERT INTO public.vat_entries VALUES ('org_01m8cb1tj4evnb84s0azdtgzah', 13, 2, 0, '2026-03-03', '2026-03-03', 'output', 'ST', -50000, -10000, 'inv_01m8cb1vtbe96vpptnm1vt0m20', NULL);
INSERT INTO public.vat_entries VALUES ('org_01m8cb1tj4evnb84s0azdtgzah', 26, 2, 0, '2026-02-18', '2026-02-18', 'input', 'ZR', 5840, 0, NULL, NULL);
INSERT INTO public.vat_entries VALUES ('org_01m8cb1tj4evnb84s0azdtgzah', 27, 2, 0, '2026-03-02', '2026-03-02', 'input', 'ST', 3000, 600, NULL, NULL);
INSERT INTO public.vat_entries VALUES ('org_01m8cb1tj4evnb84s0azdtgzah', 28, 2, 0, '2026-02-02', '2026-02-02', 'input', 'ST', 3000, 600, NULL, NULL);
INSERT INTO public.vat_entries VALUES ('org_01m8cb1tj4evnb84s0azdtgzah', 29, 2, 0, '2026-03-20', '2026-03-20', 'input', 'EX', 750, 0, NULL, NULL);
INSERT INTO public.vat_returns VALUES ('vrt_01m8cb240secq94j3qyg2mzgcz', 'org_01m8cb1tj4evnb84s0azdtgzah', '2026-01-01', '2026-03-31', 'finalised', '[]', 'standard', NULL, 477600, 69840, 342690, 31980, 69840, 0, 69840, 31980, 37860, 477600, 342700, 0, 0, NULL, 1795710587078, 1795710586905, 1795710587078, 2);
SELECT pg_catalog.setval('public.credit_movements_id_seq', 2, true);
ALTER TABLE ONLY public._sqlx_migrations
    ADD CONSTRAINT _sqlx_migrations_pkey PRIMARY KEY (version);
ALTER TABLE ONLY public.account_days
    ADD CONSTRAINT account_days_pkey PRIMARY KEY (organisation_id, day, account_id);
ALTER TABLE ONLY public.account_months
    ADD CONSTRAINT account_months_pkey PRIMARY KEY (organisation_id, account_id, month);
ALTER TABLE ONLY public.accounts
    ADD CONSTRAINT accounts_organisation_id_code_key UNIQUE (organisation_id, code);
ALTER TABLE ONLY public.accounts
    ADD CONSTRAINT accounts_organisation_id_id_key UNIQUE (organisation_id, id);
ALTER TABLE ONLY public.accounts
    ADD CONSTRAINT accounts_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.allocations
    ADD CONSTRAINT allocations_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.api_keys
    ADD CONSTRAINT api_keys_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.audit_events
    ADD CONSTRAINT audit_events_pkey PRIMARY KEY (organisation_id, number);
ALTER TABLE ONLY public.bank_accounts
    ADD CONSTRAINT bank_accounts_account_id_key UNIQUE (account_id);
ALTER TABLE ONLY public.bank_accounts
    ADD CONSTRAINT bank_accounts_organisation_id_id_key UNIQUE (organisation_id, id);
ALTER TABLE ONLY public.bank_accounts
    ADD CONSTRAINT bank_accounts_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.bank_transactions
    ADD CONSTRAINT bank_transactions_bank_account_id_external_id_key UNIQUE (bank_account_id, external_id);
ALTER TABLE ONLY public.bank_transactions
    ADD CONSTRAINT bank_transactions_journal_id_journal_line_key UNIQUE (journal_id, journal_line);
ALTER TABLE ONLY public.bank_transactions
    ADD CONSTRAINT bank_transactions_organisation_id_id_key UNIQUE (id, organisation_id);
ALTER TABLE ONLY public.bank_transactions
    ADD CONSTRAINT bank_transactions_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.blob_chunks
    ADD CONSTRAINT blob_chunks_pkey PRIMARY KEY (blob_id, place);
ALTER TABLE ONLY public.blobs
    ADD CONSTRAINT blobs_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.contacts
    ADD CONSTRAINT contacts_organisation_id_id_key UNIQUE (organisation_id, id);
ALTER TABLE ONLY public.contacts
    ADD CONSTRAINT contacts_organisation_id_reference_key UNIQUE (organisation_id, reference);
ALTER TABLE ONLY public.contacts
    ADD CONSTRAINT contacts_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.credit_movements
    ADD CONSTRAINT credit_movements_job_id_kind_key UNIQUE (job_id, kind);
ALTER TABLE ONLY public.credit_movements
    ADD CONSTRAINT credit_movements_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.idempotent_answers
    ADD CONSTRAINT idempotent_answers_pkey PRIMARY KEY (user_id, realm, idempotency_key);
ALTER TABLE ONLY public.invoice_lines
    ADD CONSTRAINT invoice_lines_pkey PRIMARY KEY (invoice_id, line);
ALTER TABLE ONLY public.invoices
    ADD CONSTRAINT invoices_organisation_id_id_key UNIQUE (id, organisation_id);
ALTER TABLE ONLY public.invoices
    ADD CONSTRAINT invoices_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.jobs
    ADD CONSTRAINT jobs_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.jobs
    ADD CONSTRAINT jobs_product_place_key UNIQUE (product, place);
ALTER TABLE ONLY public.journal_lines
    ADD CONSTRAINT journal_lines_pkey PRIMARY KEY (organisation_id, sequence, line);
ALTER TABLE ONLY public.journals
    ADD CONSTRAINT journals_organisation_id_id_key UNIQUE (id, organisation_id);
ALTER TABLE ONLY public.journals
    ADD CONSTRAINT journals_organisation_id_sequence_key UNIQUE (organisation_id, sequence);
ALTER TABLE ONLY public.journals
    ADD CONSTRAINT journals_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.journals
    ADD CONSTRAINT journals_reverses_journal_id_key UNIQUE (reverses_journal_id);
ALTER TABLE ONLY public.key_secrets
    ADD CONSTRAINT key_secrets_pkey PRIMARY KEY (hash);
ALTER TABLE ONLY public.ledger_heads
    ADD CONSTRAINT ledger_heads_pkey PRIMARY KEY (organisation_id);
ALTER TABLE ONLY public.members
    ADD CONSTRAINT members_organisation_id_email_key UNIQUE (organisation_id, email);
ALTER TABLE ONLY public.members
    ADD CONSTRAINT members_organisation_id_user_id_key UNIQUE (organisation_id, user_id);
ALTER TABLE ONLY public.members
    ADD CONSTRAINT members_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.number_sequences
    ADD CONSTRAINT number_sequences_pkey PRIMARY KEY (organisation_id, name);
ALTER TABLE ONLY public.organisations
    ADD CONSTRAINT organisations_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.queue_shares
    ADD CONSTRAINT queue_shares_pkey PRIMARY KEY (product, user_id);
ALTER TABLE ONLY public.queues
    ADD CONSTRAINT queues_pkey PRIMARY KEY (product);
ALTER TABLE ONLY public.rate_windows
    ADD CONSTRAINT rate_windows_pkey PRIMARY KEY (key_id);
ALTER TABLE ONLY public.settings
    ADD CONSTRAINT settings_pkey PRIMARY KEY (name);
ALTER TABLE ONLY public.settlements
    ADD CONSTRAINT settlements_bank_transaction_id_key UNIQUE (bank_transaction_id);
ALTER TABLE ONLY public.settlements
    ADD CONSTRAINT settlements_journal_id_key UNIQUE (journal_id);
ALTER TABLE ONLY public.settlements
    ADD CONSTRAINT settlements_organisation_id_id_key UNIQUE (id, organisation_id);
ALTER TABLE ONLY public.settlements
    ADD CONSTRAINT settlements_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.stated_balances
    ADD CONSTRAINT stated_balances_pkey PRIMARY KEY (bank_account_id, day);
ALTER TABLE ONLY public.tax_rates
    ADD CONSTRAINT tax_rates_pkey PRIMARY KEY (organisation_id, code, effective_from);
ALTER TABLE ONLY public.traceless_chunks
    ADD CONSTRAINT traceless_chunks_pkey PRIMARY KEY (blob_id, place);
ALTER TABLE ONLY public.unlinked_journals
    ADD CONSTRAINT unlinked_journals_pkey PRIMARY KEY (bank_transaction_id, journal_id);
ALTER TABLE ONLY public.users
    ADD CONSTRAINT users_email_key UNIQUE (email);
ALTER TABLE ONLY public.users
    ADD CONSTRAINT users_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.vat_days
    ADD CONSTRAINT vat_days_pkey PRIMARY KEY (organisation_id, day, side);
ALTER TABLE ONLY public.vat_entries
    ADD CONSTRAINT vat_entries_pkey PRIMARY KEY (organisation_id, sequence, line, part);
ALTER TABLE ONLY public.vat_returns
    ADD CONSTRAINT vat_returns_organisation_id_id_key UNIQUE (organisation_id, id);
ALTER TABLE ONLY public.vat_returns
    ADD CONSTRAINT vat_returns_pkey PRIMARY KEY (id);
CREATE UNIQUE INDEX accounts_by_role ON public.accounts USING btree (organisation_id, role) WHERE (role <> 'bank'::text);
CREATE INDEX allocations_by_credit_note ON public.allocations USING btree (credit_note_id) WHERE (credit_note_id IS NOT NULL);
CREATE INDEX allocations_by_invoice ON public.allocations USING btree (invoice_id, date, removed_date, amount);
CREATE INDEX allocations_by_settlement ON public.allocations USING btree (settlement_id) WHERE (settlement_id IS NOT NULL);
CREATE INDEX api_keys_of_user ON public.api_keys USING btree (user_id, id);
CREATE INDEX audit_events_by_object ON public.audit_events USING btree (organisation_id, object_id, number);
CREATE INDEX bank_transactions_by_account ON public.bank_transactions USING btree (account_id) WHERE (account_id IS NOT NULL);
CREATE INDEX bank_transactions_by_amount ON public.bank_transactions USING btree (bank_account_id, amount, date);
CREATE INDEX bank_transactions_by_contact ON public.bank_transactions USING btree (organisation_id, contact_id) WHERE (contact_id IS NOT NULL);
CREATE UNIQUE INDEX bank_transactions_by_content ON public.bank_transactions USING btree (bank_account_id, content_hash, occurrence) WHERE (occurrence > 0);
CREATE INDEX bank_transactions_by_date ON public.bank_transactions USING btree (organisation_id, date, id);
CREATE INDEX bank_transactions_by_status ON public.bank_transactions USING btree (organisation_id, status, date, id);
CREATE INDEX bank_transactions_taken_back ON public.bank_transactions USING btree (organisation_id) WHERE (taken_back IS NOT NULL);
CREATE INDEX bank_transactions_that_wait ON public.bank_transactions USING btree (bank_account_id) WHERE (status = 'unconfirmed'::text);
CREATE INDEX blobs_not_kept ON public.blobs USING btree (created_at) WHERE (kept = 0);
CREATE INDEX contacts_by_account ON public.contacts USING btree (organisation_id, default_account_id) WHERE (default_account_id IS NOT NULL);
CREATE INDEX credit_movements_of_user ON public.credit_movements USING btree (user_id, id);
CREATE INDEX idempotent_answers_by_age ON public.idempotent_answers USING btree (created_at);
CREATE INDEX invoice_lines_by_account ON public.invoice_lines USING btree (account_id);
CREATE INDEX invoices_by_closing ON public.invoices USING btree (organisation_id, type, closed_from, issue_date, void_date, kind, due_date, gross_total, paid, credited, settled_from, settled_to, contact_id, id, journal_id);
CREATE INDEX invoices_by_contact ON public.invoices USING btree (organisation_id, contact_id, issue_date, id);
CREATE INDEX invoices_by_date ON public.invoices USING btree (organisation_id, issue_date, id, type, kind, status, due_date, gross_total, paid, credited);
CREATE INDEX invoices_by_number ON public.invoices USING btree (organisation_id, number);
CREATE UNIQUE INDEX invoices_by_purchase_number ON public.invoices USING btree (organisation_id, contact_id, number) WHERE ((type = 'purchase'::text) AND (status <> 'void'::text));
CREATE UNIQUE INDEX invoices_by_sales_number ON public.invoices USING btree (organisation_id, number) WHERE (type = 'sales'::text);
CREATE INDEX invoices_by_void_date ON public.invoices USING btree (organisation_id, void_date) WHERE (void_date IS NOT NULL);
CREATE INDEX invoices_that_are_open ON public.invoices USING btree (organisation_id, status, contact_id, type, kind, issue_date, due_date, gross_total, paid, credited, id) WHERE ((status = 'issued'::text) AND (gross_total > (paid + credited)));
CREATE INDEX jobs_finished ON public.jobs USING btree (finished_at) WHERE (finished_at IS NOT NULL);
CREATE INDEX jobs_of_payload ON public.jobs USING btree (payload) WHERE (payload IS NOT NULL);
CREATE INDEX jobs_of_result ON public.jobs USING btree (result) WHERE (result IS NOT NULL);
CREATE INDEX jobs_of_user ON public.jobs USING btree (user_id, product, id);
CREATE INDEX jobs_running ON public.jobs USING btree (product, leased_until) WHERE (status = 'processing'::text);
CREATE INDEX jobs_unfinished ON public.jobs USING btree (product, place) WHERE (finished_at IS NULL);
CREATE INDEX jobs_with_remains ON public.jobs USING btree (id) WHERE (has_remains = 1);
CREATE INDEX journal_lines_by_account ON public.journal_lines USING btree (account_id, entry_date, sequence, line);
CREATE INDEX journals_by_date ON public.journals USING btree (organisation_id, entry_date, sequence) WHERE (entry_date IS NOT NULL);
CREATE UNIQUE INDEX journals_by_external_id ON public.journals USING btree (organisation_id, external_id) WHERE (external_id IS NOT NULL);
CREATE INDEX key_secrets_of_key ON public.key_secrets USING btree (key_id);
CREATE INDEX members_by_email ON public.members USING btree (email) WHERE (user_id IS NULL);
CREATE INDEX members_by_user ON public.members USING btree (user_id, organisation_id);
CREATE INDEX settlements_by_closing ON public.settlements USING btree (organisation_id, side, closed_from, date, void_date, type, amount, allocated, settled_from, settled_to, contact_id, id);
CREATE INDEX settlements_by_contact ON public.settlements USING btree (organisation_id, contact_id, date, id);
CREATE INDEX settlements_by_date ON public.settlements USING btree (organisation_id, date, id, type, status, bank_account_id);
CREATE INDEX settlements_by_void_date ON public.settlements USING btree (organisation_id, void_date) WHERE (void_date IS NOT NULL);
CREATE INDEX settlements_that_are_open ON public.settlements USING btree (organisation_id, contact_id) WHERE ((status = 'posted'::text) AND (allocated < amount));
CREATE INDEX vat_entries_by_date ON public.vat_entries USING btree (organisation_id, vat_date, sequence, line, part, side, vat);
CREATE INDEX vat_entries_by_invoice ON public.vat_entries USING btree (organisation_id, invoice_id) WHERE (invoice_id IS NOT NULL);
CREATE INDEX vat_returns_by_date ON public.vat_returns USING btree (organisation_id, date_from, id);
CREATE TRIGGER accounts_with_lines_stay BEFORE DELETE OR UPDATE OF id, organisation_id ON public.accounts FOR EACH ROW EXECUTE FUNCTION public.accounts_with_lines_stay();
CREATE TRIGGER allocations_touch AFTER INSERT OR UPDATE ON public.allocations FOR EACH ROW EXECUTE FUNCTION public.allocations_touch();
CREATE TRIGGER audit_events_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON public.audit_events FOR EACH STATEMENT EXECUTE FUNCTION public.refuse_change();
CREATE TRIGGER audit_events_name_their_makers AFTER INSERT ON public.audit_events REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION public.audit_events_name_their_makers();
CREATE TRIGGER credit_movements_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON public.credit_movements FOR EACH STATEMENT EXECUTE FUNCTION public.refuse_change();
CREATE TRIGGER invoices_close BEFORE UPDATE OF touched, status ON public.invoices FOR EACH ROW EXECUTE FUNCTION public.invoices_close();
CREATE TRIGGER journal_lines_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON public.journal_lines FOR EACH STATEMENT EXECUTE FUNCTION public.refuse_change();
CREATE TRIGGER journal_lines_come_first AFTER INSERT ON public.journal_lines REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION public.journal_lines_come_first();
CREATE TRIGGER journal_lines_name_accounts AFTER INSERT ON public.journal_lines REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION public.journal_lines_name_accounts();
CREATE TRIGGER journals_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON public.journals FOR EACH STATEMENT EXECUTE FUNCTION public.refuse_change();
CREATE TRIGGER journals_balance AFTER INSERT ON public.journals REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION public.journals_balance();
CREATE TRIGGER journals_name_their_makers AFTER INSERT ON public.journals REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION public.journals_name_their_makers();
CREATE TRIGGER settlements_close BEFORE UPDATE OF touched, status ON public.settlements FOR EACH ROW EXECUTE FUNCTION public.settlements_close();
CREATE TRIGGER vat_entries_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON public.vat_entries FOR EACH STATEMENT EXECUTE FUNCTION public.refuse_change();
CREATE TRIGGER vat_returns_hold BEFORE INSERT OR DELETE OR UPDATE ON public.vat_returns FOR EACH ROW EXECUTE FUNCTION public.vat_returns_hold();
ALTER TABLE ONLY public.accounts
    ADD CONSTRAINT accounts_organisation_id_fkey FOREIGN KEY (organisation_id) REFERENCES public.organisations(id);
ALTER TABLE ONLY public.allocations
    ADD CONSTRAINT allocations_organisation_id_credit_note_id_fkey FOREIGN KEY (organisation_id, credit_note_id) REFERENCES public.invoices(organisation_id, id);
ALTER TABLE ONLY public.allocations
    ADD CONSTRAINT allocations_organisation_id_fkey FOREIGN KEY (organisation_id) REFERENCES public.organisations(id);
ALTER TABLE ONLY public.allocations
    ADD CONSTRAINT allocations_organisation_id_invoice_id_fkey FOREIGN KEY (organisation_id, invoice_id) REFERENCES public.invoices(organisation_id, id);
ALTER TABLE ONLY public.allocations
    ADD CONSTRAINT allocations_organisation_id_settlement_id_fkey FOREIGN KEY (organisation_id, settlement_id) REFERENCES public.settlements(organisation_id, id);
ALTER TABLE ONLY public.api_keys
    ADD CONSTRAINT api_keys_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id);
ALTER TABLE ONLY public.bank_accounts
    ADD CONSTRAINT bank_accounts_organisation_id_account_id_fkey FOREIGN KEY (organisation_id, account_id) REFERENCES public.accounts(organisation_id, id);
ALTER TABLE ONLY public.bank_accounts
    ADD CONSTRAINT bank_accounts_organisation_id_fkey FOREIGN KEY (organisation_id) REFERENCES public.organisations(id);
ALTER TABLE ONLY public.bank_accounts
    ADD CONSTRAINT bank_accounts_organisation_id_opening_journal_id_fkey FOREIGN KEY (organisation_id, opening_journal_id) REFERENCES public.journals(organisation_id, id) DEFERRABLE INITIALLY DEFERRED;
ALTER TABLE ONLY public.bank_transactions
    ADD CONSTRAINT bank_transactions_organisation_id_account_id_fkey FOREIGN KEY (organisation_id, account_id) REFERENCES public.accounts(organisation_id, id);
ALTER TABLE ONLY public.bank_transactions
    ADD CONSTRAINT bank_transactions_organisation_id_bank_account_id_fkey FOREIGN KEY (organisation_id, bank_account_id) REFERENCES public.bank_accounts(organisation_id, id);
ALTER TABLE ONLY public.bank_transactions
    ADD CONSTRAINT bank_transactions_organisation_id_contact_id_fkey FOREIGN KEY (organisation_id, contact_id) REFERENCES public.contacts(organisation_id, id);
ALTER TABLE ONLY public.bank_transactions
    ADD CONSTRAINT bank_transactions_organisation_id_journal_id_fkey FOREIGN KEY (organisation_id, journal_id) REFERENCES public.journals(organisation_id, id) DEFERRABLE INITIALLY DEFERRED;
ALTER TABLE ONLY public.bank_transactions
    ADD CONSTRAINT bank_transactions_organisation_id_posted_account_id_fkey FOREIGN KEY (organisation_id, posted_account_id) REFERENCES public.accounts(organisation_id, id);
ALTER TABLE ONLY public.blob_chunks
    ADD CONSTRAINT blob_chunks_blob_id_fkey FOREIGN KEY (blob_id) REFERENCES public.blobs(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.contacts
    ADD CONSTRAINT contacts_organisation_id_default_account_id_fkey FOREIGN KEY (organisation_id, default_account_id) REFERENCES public.accounts(organisation_id, id);
ALTER TABLE ONLY public.contacts
    ADD CONSTRAINT contacts_organisation_id_fkey FOREIGN KEY (organisation_id) REFERENCES public.organisations(id);
ALTER TABLE ONLY public.credit_movements
    ADD CONSTRAINT credit_movements_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id);
ALTER TABLE ONLY public.idempotent_answers
    ADD CONSTRAINT idempotent_answers_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id);
ALTER TABLE ONLY public.invoice_lines
    ADD CONSTRAINT invoice_lines_organisation_id_account_id_fkey FOREIGN KEY (organisation_id, account_id) REFERENCES public.accounts(organisation_id, id);
ALTER TABLE ONLY public.invoice_lines
    ADD CONSTRAINT invoice_lines_organisation_id_invoice_id_fkey FOREIGN KEY (organisation_id, invoice_id) REFERENCES public.invoices(organisation_id, id);
ALTER TABLE ONLY public.invoices
    ADD CONSTRAINT invoices_organisation_id_contact_id_fkey FOREIGN KEY (organisation_id, contact_id) REFERENCES public.contacts(organisation_id, id);
ALTER TABLE ONLY public.invoices
    ADD CONSTRAINT invoices_organisation_id_fkey FOREIGN KEY (organisation_id) REFERENCES public.organisations(id);
ALTER TABLE ONLY public.invoices
    ADD CONSTRAINT invoices_organisation_id_journal_id_fkey FOREIGN KEY (organisation_id, journal_id) REFERENCES public.journals(organisation_id, id) DEFERRABLE INITIALLY DEFERRED;
ALTER TABLE ONLY public.invoices
    ADD CONSTRAINT invoices_organisation_id_void_journal_id_fkey FOREIGN KEY (organisation_id, void_journal_id) REFERENCES public.journals(organisation_id, id) DEFERRABLE INITIALLY DEFERRED;
ALTER TABLE ONLY public.jobs
    ADD CONSTRAINT jobs_key_id_fkey FOREIGN KEY (key_id) REFERENCES public.api_keys(id);
ALTER TABLE ONLY public.jobs
    ADD CONSTRAINT jobs_payload_fkey FOREIGN KEY (payload) REFERENCES public.blobs(id);
ALTER TABLE ONLY public.jobs
    ADD CONSTRAINT jobs_product_fkey FOREIGN KEY (product) REFERENCES public.queues(product);
ALTER TABLE ONLY public.jobs
    ADD CONSTRAINT jobs_result_fkey FOREIGN KEY (result) REFERENCES public.blobs(id);
ALTER TABLE ONLY public.jobs
    ADD CONSTRAINT jobs_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id);
ALTER TABLE ONLY public.journal_lines
    ADD CONSTRAINT journal_lines_organisation_id_sequence_fkey FOREIGN KEY (organisation_id, sequence) REFERENCES public.journals(organisation_id, sequence) DEFERRABLE INITIALLY DEFERRED;
ALTER TABLE ONLY public.journals
    ADD CONSTRAINT journals_organisation_id_reverses_journal_id_fkey FOREIGN KEY (organisation_id, reverses_journal_id) REFERENCES public.journals(organisation_id, id);
ALTER TABLE ONLY public.key_secrets
    ADD CONSTRAINT key_secrets_key_id_fkey FOREIGN KEY (key_id) REFERENCES public.api_keys(id);
ALTER TABLE ONLY public.ledger_heads
    ADD CONSTRAINT ledger_heads_organisation_id_fkey FOREIGN KEY (organisation_id) REFERENCES public.organisations(id);
ALTER TABLE ONLY public.members
    ADD CONSTRAINT members_organisation_id_fkey FOREIGN KEY (organisation_id) REFERENCES public.organisations(id);
ALTER TABLE ONLY public.members
    ADD CONSTRAINT members_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id);
ALTER TABLE ONLY public.number_sequences
    ADD CONSTRAINT number_sequences_organisation_id_fkey FOREIGN KEY (organisation_id) REFERENCES public.organisations(id);
ALTER TABLE ONLY public.queue_shares
    ADD CONSTRAINT queue_shares_product_fkey FOREIGN KEY (product) REFERENCES public.queues(product);
ALTER TABLE ONLY public.queue_shares
    ADD CONSTRAINT queue_shares_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id);
ALTER TABLE ONLY public.settlements
    ADD CONSTRAINT settlements_organisation_id_bank_account_id_fkey FOREIGN KEY (organisation_id, bank_account_id) REFERENCES public.bank_accounts(organisation_id, id);
ALTER TABLE ONLY public.settlements
    ADD CONSTRAINT settlements_organisation_id_bank_transaction_id_fkey FOREIGN KEY (organisation_id, bank_transaction_id) REFERENCES public.bank_transactions(organisation_id, id);
ALTER TABLE ONLY public.settlements
    ADD CONSTRAINT settlements_organisation_id_contact_id_fkey FOREIGN KEY (organisation_id, contact_id) REFERENCES public.contacts(organisation_id, id);
ALTER TABLE ONLY public.settlements
    ADD CONSTRAINT settlements_organisation_id_fkey FOREIGN KEY (organisation_id) REFERENCES public.organisations(id);
ALTER TABLE ONLY public.settlements
    ADD CONSTRAINT settlements_organisation_id_journal_id_fkey FOREIGN KEY (organisation_id, journal_id) REFERENCES public.journals(organisation_id, id) DEFERRABLE INITIALLY DEFERRED;
ALTER TABLE ONLY public.settlements
    ADD CONSTRAINT settlements_organisation_id_void_journal_id_fkey FOREIGN KEY (organisation_id, void_journal_id) REFERENCES public.journals(organisation_id, id) DEFERRABLE INITIALLY DEFERRED;
ALTER TABLE ONLY public.stated_balances
    ADD CONSTRAINT stated_balances_organisation_id_bank_account_id_fkey FOREIGN KEY (organisation_id, bank_account_id) REFERENCES public.bank_accounts(organisation_id, id);
ALTER TABLE ONLY public.tax_rates
    ADD CONSTRAINT tax_rates_organisation_id_fkey FOREIGN KEY (organisation_id) REFERENCES public.organisations(id);
ALTER TABLE ONLY public.traceless_chunks
    ADD CONSTRAINT traceless_chunks_blob_id_fkey FOREIGN KEY (blob_id) REFERENCES public.blobs(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.unlinked_journals
    ADD CONSTRAINT unlinked_journals_organisation_id_bank_transaction_id_fkey FOREIGN KEY (organisation_id, bank_transaction_id) REFERENCES public.bank_transactions(organisation_id, id);
ALTER TABLE ONLY public.unlinked_journals
    ADD CONSTRAINT unlinked_journals_organisation_id_journal_id_fkey FOREIGN KEY (organisation_id, journal_id) REFERENCES public.journals(organisation_id, id) DEFERRABLE INITIALLY DEFERRED;
ALTER TABLE ONLY public.vat_days
    ADD CONSTRAINT vat_days_organisation_id_fkey FOREIGN KEY (organisation_id) REFERENCES public.organisations(id);
ALTER TABLE ONLY public.vat_entries
    ADD CONSTRAINT vat_entries_allocation_id_fkey FOREIGN KEY (allocation_id) REFERENCES public.allocations(id) DEFERRABLE INITIALLY DEFERRED;
ALTER TABLE ONLY public.vat_entries
    ADD CONSTRAINT vat_entries_organisation_id_invoice_id_fkey FOREIGN KEY (organisation_id, invoice_id) REFERENCES public.invoices(organisation_id, id) DEFERRABLE INITIALLY DEFERRED;
ALTER TABLE ONLY public.vat_entries
    ADD CONSTRAINT vat_entries_organisation_id_sequence_fkey FOREIGN KEY (organisation_id, sequence) REFERENCES public.journals(organisation_id, sequence);
ALTER TABLE ONLY public.vat_returns
    ADD CONSTRAINT vat_returns_organisation_id_fkey FOREIGN KEY (organisation_id) REFERENCES public.organisations(id);
ALTER TABLE ONLY public.vat_returns
    ADD CONSTRAINT vat_returns_organisation_id_journal_id_fkey FOREIGN KEY (organisation_id, journal_id) REFERENCES public.journals(organisation_id, id) DEFERRABLE INITIALLY DEFERRED;
