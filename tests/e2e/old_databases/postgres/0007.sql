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
    disabled_at bigint,
    sessions_valid_from bigint DEFAULT 0 NOT NULL,
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
INSERT INTO public._sqlx_migrations VALUES (1, 'platform', '2026-11-26 16:32:32.424512+00', true, '\x56c81ff92db5a60532a52e529ddcd2b3714beb82ec59181bf95986d52f268197171d205459743abb4151461a41566020', 123133663);
INSERT INTO public._sqlx_migrations VALUES (2, 'ledger', '2026-11-26 16:32:32.548114+00', true, '\x9dbce99dbcc48220e29e165be44645571133eb94388b7c8f75e291d52a3fb0f2eb2c984f32b101e0c87036b784fa257a', 76436843);
INSERT INTO public._sqlx_migrations VALUES (3, 'banking', '2026-11-26 16:32:32.624822+00', true, '\xaf7a63db1c79803920e379cde8dba5f12d6e3b18db971dc1a293319bba674be00693191dc100b8bd945b6d377ad9a22d', 41214164);
INSERT INTO public._sqlx_migrations VALUES (4, 'documents', '2026-11-26 16:32:32.666347+00', true, '\x2a0daa78186f0765af84764908dc9a70ee4b78006a4a83d772ac42dc7a5b36b224f48b1fd4dfa469253d5cb5c2e9ca87', 81213655);
INSERT INTO public._sqlx_migrations VALUES (5, 'vat', '2026-11-26 16:32:32.748015+00', true, '\x4aa7049bf04573185ba6c20a2b727e74cee0bea158d32fe08ba75b1be5d9790198c677fa5fee6e4112e4acdac9498cca', 28845948);
INSERT INTO public._sqlx_migrations VALUES (6, 'audit_chain', '2026-11-26 16:32:32.783741+00', true, '\x4d36e58febb07026c335df03ce24cb09228b213cb5db12a86a78bc44ad11337d09c026e139287d13faaf63730a1c89c9', 1149386);
INSERT INTO public._sqlx_migrations VALUES (7, 'access', '2026-11-26 16:32:32.784978+00', true, '\x2eeca1ccffb48ab78e8df0e2eead3b622a4b3d0f46b423c7f57f69d1f0f8c9534c8c11820d61dae3384b0a4303051415', 541278);
INSERT INTO public.account_days VALUES ('org_01m8cb76g2ej191bjatj71692m', '2026-01-01', 'acc_01m8cb76g2ej191bjanp6hzzwn', 1000000, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8cb76g2ej191bjatj71692m', '2026-01-15', 'acc_01m8cb76g2ej191bjan99d1kja', 234000, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8cb76g2ej191bjatj71692m', '2026-01-15', 'acc_01m8cb76g2ej191bjaqgzb9m9q', 0, 195000, 1);
INSERT INTO public.account_days VALUES ('org_01m8cb76g2ej191bjatj71692m', '2026-01-15', 'acc_01m8cb76haej7spxrj1xqh97an', 0, 39000, 1);
INSERT INTO public.account_days VALUES ('org_01m8cb76g2ej191bjatj71692m', '2026-01-20', 'acc_01m8cb76g2ej191bjanxyxpape', 0, 41200, 1);
INSERT INTO public.account_days VALUES ('org_01m8cb76g2ej191bjatj71692m', '2026-01-20', 'acc_01m8cb76g2ej191bjar7jmzxwx', 41200, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8cb76g2ej191bjatj71692m', '2026-01-21', 'acc_01m8cb76g2ej191bjampjdrvpa', 89900, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8cb76g2ej191bjatj71692m', '2026-01-21', 'acc_01m8cb76g2ej191bjanxyxpape', 0, 107880, 1);
INSERT INTO public.account_days VALUES ('org_01m8cb76g2ej191bjatj71692m', '2026-01-21', 'acc_01m8cb76haej7spxrj1xqh97an', 17980, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8cb76g2ej191bjatj71692m', '2026-01-28', 'acc_01m8cb76g2ej191bjan99d1kja', 87000, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8cb76g2ej191bjatj71692m', '2026-01-28', 'acc_01m8cb76g2ej191bjaqmsb164t', 0, 87000, 1);
INSERT INTO public.account_days VALUES ('org_01m8cb76g2ej191bjatj71692m', '2026-02-01', 'acc_01m8cb76g2ej191bjanxyxpape', 0, 135000, 1);
INSERT INTO public.account_days VALUES ('org_01m8cb76g2ej191bjatj71692m', '2026-02-01', 'acc_01m8cb76g2ej191bjarzr4tqj8', 135000, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8cb76g2ej191bjatj71692m', '2026-02-09', 'acc_01m8cb76g2ej191bjan99d1kja', 28200, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8cb76g2ej191bjatj71692m', '2026-02-09', 'acc_01m8cb76g2ej191bjaqgzb9m9q', 0, 3500, 1);
INSERT INTO public.account_days VALUES ('org_01m8cb76g2ej191bjatj71692m', '2026-02-09', 'acc_01m8cb76haej7spxrj1xqh97an', 0, 700, 1);
INSERT INTO public.account_days VALUES ('org_01m8cb76g2ej191bjatj71692m', '2026-02-09', 'acc_01m8cb76jdetsbrvk8t3w2rcfc', 0, 24000, 1);
INSERT INTO public.account_days VALUES ('org_01m8cb76g2ej191bjatj71692m', '2026-02-20', 'acc_01m8cb76g2ej191bjan99d1kja', 159840, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8cb76g2ej191bjatj71692m', '2026-02-20', 'acc_01m8cb76g2ej191bjaqgzb9m9q', 0, 133200, 1);
INSERT INTO public.account_days VALUES ('org_01m8cb76g2ej191bjatj71692m', '2026-02-20', 'acc_01m8cb76haej7spxrj1xqh97an', 0, 26640, 1);
INSERT INTO public.account_days VALUES ('org_01m8cb76g2ej191bjatj71692m', '2026-03-12', 'acc_01m8cb76g2ej191bjan99d1kja', 0, 18000, 1);
INSERT INTO public.account_days VALUES ('org_01m8cb76g2ej191bjatj71692m', '2026-03-12', 'acc_01m8cb76g2ej191bjaqgzb9m9q', 15000, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8cb76g2ej191bjatj71692m', '2026-03-12', 'acc_01m8cb76haej7spxrj1xqh97an', 3000, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8cb76g2ej191bjatj71692m', '2026-03-24', 'acc_01m8cb76g2ej191bjanxyxpape', 0, 76800, 1);
INSERT INTO public.account_days VALUES ('org_01m8cb76g2ej191bjatj71692m', '2026-03-24', 'acc_01m8cb76g2ej191bjararsz2aa', 64000, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8cb76g2ej191bjatj71692m', '2026-03-24', 'acc_01m8cb76haej7spxrj1xqh97an', 12800, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8cb76g2ej191bjatj71692m', '2026-03-27', 'acc_01m8cb76g2ej191bjan99d1kja', 56400, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8cb76g2ej191bjatj71692m', '2026-03-27', 'acc_01m8cb76g2ej191bjaqgzb9m9q', 0, 32500, 1);
INSERT INTO public.account_days VALUES ('org_01m8cb76g2ej191bjatj71692m', '2026-03-27', 'acc_01m8cb76g2ej191bjaqmsb164t', 0, 17400, 1);
INSERT INTO public.account_days VALUES ('org_01m8cb76g2ej191bjatj71692m', '2026-03-27', 'acc_01m8cb76haej7spxrj1xqh97an', 0, 6500, 1);
INSERT INTO public.account_days VALUES ('org_01m8cb76g2ej191bjatj71692m', '2026-03-03', 'acc_01m8cb76g2ej191bjan99d1kja', 60000, 60000, 2);
INSERT INTO public.account_days VALUES ('org_01m8cb76g2ej191bjatj71692m', '2026-03-03', 'acc_01m8cb76g2ej191bjaqgzb9m9q', 50000, 50000, 2);
INSERT INTO public.account_days VALUES ('org_01m8cb76g2ej191bjatj71692m', '2026-03-03', 'acc_01m8cb76haej7spxrj1xqh97an', 10000, 10000, 2);
INSERT INTO public.account_days VALUES ('org_01m8cb76g2ej191bjatj71692m', '2026-01-01', 'acc_01m8cb76g2ej191bjapn9trnw9', 0, 990000, 1);
INSERT INTO public.account_days VALUES ('org_01m8cb76g2ej191bjatj71692m', '2026-01-01', 'acc_01m8cb76g2ej191bjaq32am42h', 0, 10000, 1);
INSERT INTO public.account_days VALUES ('org_01m8cb76g2ej191bjatj71692m', '2026-01-01', 'acc_01m8cb76g2ej191bjaqcwjm5c2', 1000000, 1000000, 2);
INSERT INTO public.account_days VALUES ('org_01m8cb76g2ej191bjatj71692m', '2026-03-31', 'acc_01m8cb76g2ej191bjan1em9zc2', 0, 7492, 1);
INSERT INTO public.account_days VALUES ('org_01m8cb76g2ej191bjatj71692m', '2026-03-31', 'acc_01m8cb76g2ej191bjap6ggvdmd', 0, 6345, 1);
INSERT INTO public.account_days VALUES ('org_01m8cb76g2ej191bjatj71692m', '2026-03-31', 'acc_01m8cb76g2ej191bjarg8ayp5j', 100000, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8cb76g2ej191bjatj71692m', '2026-03-31', 'acc_01m8cb76kkenp8fh858wdjf6w9', 7492, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8cb76g2ej191bjatj71692m', '2026-03-06', 'acc_01m8cb76g2ej191bjan99d1kja', 0, 28200, 1);
INSERT INTO public.account_days VALUES ('org_01m8cb76g2ej191bjatj71692m', '2026-03-06', 'acc_01m8cb76g2ej191bjanp6hzzwn', 28200, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8cb76g2ej191bjatj71692m', '2026-01-22', 'acc_01m8cb76g2ej191bjanp6hzzwn', 0, 107880, 1);
INSERT INTO public.account_days VALUES ('org_01m8cb76g2ej191bjatj71692m', '2026-01-22', 'acc_01m8cb76g2ej191bjanxyxpape', 107880, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8cb76g2ej191bjatj71692m', '2026-01-30', 'acc_01m8cb76g2ej191bjan99d1kja', 0, 150000, 1);
INSERT INTO public.account_days VALUES ('org_01m8cb76g2ej191bjatj71692m', '2026-01-30', 'acc_01m8cb76g2ej191bjanp6hzzwn', 150000, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8cb76g2ej191bjatj71692m', '2026-02-10', 'acc_01m8cb76g2ej191bjanp6hzzwn', 0, 135000, 1);
INSERT INTO public.account_days VALUES ('org_01m8cb76g2ej191bjatj71692m', '2026-02-10', 'acc_01m8cb76g2ej191bjanxyxpape', 135000, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8cb76g2ej191bjatj71692m', '2026-02-16', 'acc_01m8cb76g2ej191bjan99d1kja', 0, 171000, 1);
INSERT INTO public.account_days VALUES ('org_01m8cb76g2ej191bjatj71692m', '2026-02-16', 'acc_01m8cb76g2ej191bjanp6hzzwn', 171000, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8cb76g2ej191bjatj71692m', '2026-02-27', 'acc_01m8cb76g2ej191bjanp6hzzwn', 0, 40000, 1);
INSERT INTO public.account_days VALUES ('org_01m8cb76g2ej191bjatj71692m', '2026-02-27', 'acc_01m8cb76g2ej191bjanxyxpape', 40000, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8cb76g2ej191bjatj71692m', '2026-03-16', 'acc_01m8cb76g2ej191bjan99d1kja', 0, 141840, 1);
INSERT INTO public.account_days VALUES ('org_01m8cb76g2ej191bjatj71692m', '2026-03-16', 'acc_01m8cb76g2ej191bjanp6hzzwn', 141840, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8cb76g2ej191bjatj71692m', '2026-03-25', 'acc_01m8cb76g2ej191bjanp6hzzwn', 0, 200000, 1);
INSERT INTO public.account_days VALUES ('org_01m8cb76g2ej191bjatj71692m', '2026-03-25', 'acc_01m8cb76qqe609jrm637yyzv5e', 200000, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8cb76g2ej191bjatj71692m', '2026-03-31', 'acc_01m8cb76g2ej191bjapdhztp00', 93655, 93655, 2);
INSERT INTO public.account_days VALUES ('org_01m8cb76g2ej191bjatj71692m', '2026-02-18', 'acc_01m8cb76g2ej191bjanp6hzzwn', 0, 5840, 1);
INSERT INTO public.account_days VALUES ('org_01m8cb76g2ej191bjatj71692m', '2026-02-18', 'acc_01m8cb76g2ej191bjasmcgfzsq', 5840, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8cb76g2ej191bjatj71692m', '2026-03-02', 'acc_01m8cb76g2ej191bjanp6hzzwn', 0, 3600, 1);
INSERT INTO public.account_days VALUES ('org_01m8cb76g2ej191bjatj71692m', '2026-03-31', 'acc_01m8cb76g2ej191bjanp6hzzwn', 0, 93655, 1);
INSERT INTO public.account_days VALUES ('org_01m8cb76g2ej191bjatj71692m', '2026-03-20', 'acc_01m8cb76g2ej191bjanp6hzzwn', 0, 750, 1);
INSERT INTO public.account_days VALUES ('org_01m8cb76g2ej191bjatj71692m', '2026-03-20', 'acc_01m8cb76g2ej191bjatbqnz1cm', 750, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8cb76bbeghs7b9kdbddjj41', '2026-03-02', 'acc_01m8cb76bbeghs7b9k8ejnvpwd', 0, 50000, 1);
INSERT INTO public.account_days VALUES ('org_01m8cb76bbeghs7b9kdbddjj41', '2026-03-02', 'acc_01m8cb76bbeghs7b9kba80ghpy', 50000, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8cb76g2ej191bjatj71692m', '2026-03-02', 'acc_01m8cb76g2ej191bjascks6nfw', 3000, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8cb76g2ej191bjatj71692m', '2026-03-02', 'acc_01m8cb76haej7spxrj1xqh97an', 600, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8cb76g2ej191bjatj71692m', '2026-02-02', 'acc_01m8cb76g2ej191bjanp6hzzwn', 0, 3600, 1);
INSERT INTO public.account_days VALUES ('org_01m8cb76g2ej191bjatj71692m', '2026-02-02', 'acc_01m8cb76g2ej191bjascks6nfw', 3000, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8cb76g2ej191bjatj71692m', '2026-02-02', 'acc_01m8cb76haej7spxrj1xqh97an', 600, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8cb76bbeghs7b9kdbddjj41', '2026-03-20', 'acc_01m8cb76bbeghs7b9k8ejnvpwd', 50000, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8cb76bbeghs7b9kdbddjj41', '2026-03-20', 'acc_01m8cb76bbeghs7b9kba80ghpy', 0, 50000, 1);
INSERT INTO public.account_months VALUES ('org_01m8cb76g2ej191bjatj71692m', 'acc_01m8cb76g2ej191bjaqgzb9m9q', '2026-01', 0, 195000, 1);
INSERT INTO public.account_months VALUES ('org_01m8cb76g2ej191bjatj71692m', 'acc_01m8cb76g2ej191bjar7jmzxwx', '2026-01', 41200, 0, 1);
INSERT INTO public.account_months VALUES ('org_01m8cb76g2ej191bjatj71692m', 'acc_01m8cb76g2ej191bjampjdrvpa', '2026-01', 89900, 0, 1);
INSERT INTO public.account_months VALUES ('org_01m8cb76g2ej191bjatj71692m', 'acc_01m8cb76haej7spxrj1xqh97an', '2026-01', 17980, 39000, 2);
INSERT INTO public.account_months VALUES ('org_01m8cb76g2ej191bjatj71692m', 'acc_01m8cb76g2ej191bjapdhztp00', '2026-03', 93655, 93655, 2);
INSERT INTO public.account_months VALUES ('org_01m8cb76g2ej191bjatj71692m', 'acc_01m8cb76g2ej191bjaqmsb164t', '2026-01', 0, 87000, 1);
INSERT INTO public.account_months VALUES ('org_01m8cb76g2ej191bjatj71692m', 'acc_01m8cb76g2ej191bjarzr4tqj8', '2026-02', 135000, 0, 1);
INSERT INTO public.account_months VALUES ('org_01m8cb76g2ej191bjatj71692m', 'acc_01m8cb76jdetsbrvk8t3w2rcfc', '2026-02', 0, 24000, 1);
INSERT INTO public.account_months VALUES ('org_01m8cb76g2ej191bjatj71692m', 'acc_01m8cb76g2ej191bjaqgzb9m9q', '2026-02', 0, 136700, 2);
INSERT INTO public.account_months VALUES ('org_01m8cb76g2ej191bjatj71692m', 'acc_01m8cb76g2ej191bjasmcgfzsq', '2026-02', 5840, 0, 1);
INSERT INTO public.account_months VALUES ('org_01m8cb76g2ej191bjatj71692m', 'acc_01m8cb76g2ej191bjascks6nfw', '2026-03', 3000, 0, 1);
INSERT INTO public.account_months VALUES ('org_01m8cb76g2ej191bjatj71692m', 'acc_01m8cb76g2ej191bjanxyxpape', '2026-03', 0, 76800, 1);
INSERT INTO public.account_months VALUES ('org_01m8cb76g2ej191bjatj71692m', 'acc_01m8cb76g2ej191bjararsz2aa', '2026-03', 64000, 0, 1);
INSERT INTO public.account_months VALUES ('org_01m8cb76g2ej191bjatj71692m', 'acc_01m8cb76haej7spxrj1xqh97an', '2026-03', 26400, 16500, 6);
INSERT INTO public.account_months VALUES ('org_01m8cb76g2ej191bjatj71692m', 'acc_01m8cb76g2ej191bjanp6hzzwn', '2026-02', 171000, 184440, 5);
INSERT INTO public.account_months VALUES ('org_01m8cb76g2ej191bjatj71692m', 'acc_01m8cb76g2ej191bjascks6nfw', '2026-02', 3000, 0, 1);
INSERT INTO public.account_months VALUES ('org_01m8cb76g2ej191bjatj71692m', 'acc_01m8cb76g2ej191bjaqmsb164t', '2026-03', 0, 17400, 1);
INSERT INTO public.account_months VALUES ('org_01m8cb76g2ej191bjatj71692m', 'acc_01m8cb76haej7spxrj1xqh97an', '2026-02', 600, 27340, 3);
INSERT INTO public.account_months VALUES ('org_01m8cb76g2ej191bjatj71692m', 'acc_01m8cb76g2ej191bjanp6hzzwn', '2026-03', 170040, 298005, 6);
INSERT INTO public.account_months VALUES ('org_01m8cb76g2ej191bjatj71692m', 'acc_01m8cb76g2ej191bjaqgzb9m9q', '2026-03', 65000, 82500, 4);
INSERT INTO public.account_months VALUES ('org_01m8cb76g2ej191bjatj71692m', 'acc_01m8cb76g2ej191bjan1em9zc2', '2026-03', 0, 7492, 1);
INSERT INTO public.account_months VALUES ('org_01m8cb76g2ej191bjatj71692m', 'acc_01m8cb76g2ej191bjap6ggvdmd', '2026-03', 0, 6345, 1);
INSERT INTO public.account_months VALUES ('org_01m8cb76g2ej191bjatj71692m', 'acc_01m8cb76g2ej191bjapn9trnw9', '2026-01', 0, 990000, 1);
INSERT INTO public.account_months VALUES ('org_01m8cb76g2ej191bjatj71692m', 'acc_01m8cb76g2ej191bjaq32am42h', '2026-01', 0, 10000, 1);
INSERT INTO public.account_months VALUES ('org_01m8cb76g2ej191bjatj71692m', 'acc_01m8cb76g2ej191bjaqcwjm5c2', '2026-01', 1000000, 1000000, 2);
INSERT INTO public.account_months VALUES ('org_01m8cb76g2ej191bjatj71692m', 'acc_01m8cb76g2ej191bjarg8ayp5j', '2026-03', 100000, 0, 1);
INSERT INTO public.account_months VALUES ('org_01m8cb76g2ej191bjatj71692m', 'acc_01m8cb76kkenp8fh858wdjf6w9', '2026-03', 7492, 0, 1);
INSERT INTO public.account_months VALUES ('org_01m8cb76g2ej191bjatj71692m', 'acc_01m8cb76g2ej191bjatbqnz1cm', '2026-03', 750, 0, 1);
INSERT INTO public.account_months VALUES ('org_01m8cb76g2ej191bjatj71692m', 'acc_01m8cb76g2ej191bjanxyxpape', '2026-01', 107880, 149080, 3);
INSERT INTO public.account_months VALUES ('org_01m8cb76g2ej191bjatj71692m', 'acc_01m8cb76g2ej191bjan99d1kja', '2026-01', 321000, 150000, 3);
INSERT INTO public.account_months VALUES ('org_01m8cb76g2ej191bjatj71692m', 'acc_01m8cb76g2ej191bjanp6hzzwn', '2026-01', 1150000, 107880, 3);
INSERT INTO public.account_months VALUES ('org_01m8cb76g2ej191bjatj71692m', 'acc_01m8cb76g2ej191bjan99d1kja', '2026-02', 188040, 171000, 3);
INSERT INTO public.account_months VALUES ('org_01m8cb76bbeghs7b9kdbddjj41', 'acc_01m8cb76bbeghs7b9k8ejnvpwd', '2026-03', 50000, 50000, 2);
INSERT INTO public.account_months VALUES ('org_01m8cb76g2ej191bjatj71692m', 'acc_01m8cb76g2ej191bjanxyxpape', '2026-02', 175000, 135000, 3);
INSERT INTO public.account_months VALUES ('org_01m8cb76g2ej191bjatj71692m', 'acc_01m8cb76g2ej191bjan99d1kja', '2026-03', 116400, 248040, 6);
INSERT INTO public.account_months VALUES ('org_01m8cb76bbeghs7b9kdbddjj41', 'acc_01m8cb76bbeghs7b9kba80ghpy', '2026-03', 50000, 50000, 2);
INSERT INTO public.account_months VALUES ('org_01m8cb76g2ej191bjatj71692m', 'acc_01m8cb76qqe609jrm637yyzv5e', '2026-03', 200000, 0, 1);
INSERT INTO public.accounts VALUES ('acc_01m8cb76bbeghs7b9k7c49143x', 'org_01m8cb76bbeghs7b9kdbddjj41', '1000', 'Computer equipment', 'ASSET', NULL, 'ST', NULL, 'active', 1795710753131, 1795710753131, 1);
INSERT INTO public.accounts VALUES ('acc_01m8cb76bbeghs7b9k7kfn36yy', 'org_01m8cb76bbeghs7b9kdbddjj41', '1010', 'Office equipment and furniture', 'ASSET', NULL, 'ST', NULL, 'active', 1795710753131, 1795710753131, 1);
INSERT INTO public.accounts VALUES ('acc_01m8cb76bbeghs7b9k7m6bxrd4', 'org_01m8cb76bbeghs7b9kdbddjj41', '1020', 'Motor vehicles', 'ASSET', NULL, 'ST', NULL, 'active', 1795710753131, 1795710753131, 1);
INSERT INTO public.accounts VALUES ('acc_01m8cb76bbeghs7b9k7t40g0fh', 'org_01m8cb76bbeghs7b9kdbddjj41', '1090', 'Accumulated depreciation', 'ASSET', NULL, 'NV', NULL, 'active', 1795710753131, 1795710753131, 1);
INSERT INTO public.accounts VALUES ('acc_01m8cb76bbeghs7b9k7yjjdzy8', 'org_01m8cb76bbeghs7b9kdbddjj41', '1100', 'Stock', 'ASSET', NULL, 'ST', NULL, 'active', 1795710753131, 1795710753131, 1);
INSERT INTO public.accounts VALUES ('acc_01m8cb76bbeghs7b9k819sen61', 'org_01m8cb76bbeghs7b9kdbddjj41', '1200', 'Trade debtors', 'ASSET', 'receivable', NULL, NULL, 'active', 1795710753131, 1795710753131, 1);
INSERT INTO public.accounts VALUES ('acc_01m8cb76bbeghs7b9k8703y9v7', 'org_01m8cb76bbeghs7b9kdbddjj41', '1210', 'Prepayments', 'ASSET', NULL, 'NV', NULL, 'active', 1795710753131, 1795710753131, 1);
INSERT INTO public.accounts VALUES ('acc_01m8cb76bbeghs7b9k8bq03433', 'org_01m8cb76bbeghs7b9kdbddjj41', '1220', 'Other debtors', 'ASSET', NULL, 'NV', NULL, 'active', 1795710753131, 1795710753131, 1);
INSERT INTO public.accounts VALUES ('acc_01m8cb76bbeghs7b9k8ejnvpwd', 'org_01m8cb76bbeghs7b9kdbddjj41', '1300', 'Current account', 'ASSET', 'bank', NULL, NULL, 'active', 1795710753131, 1795710753131, 1);
INSERT INTO public.accounts VALUES ('acc_01m8cb76bbeghs7b9k8jc5w7qv', 'org_01m8cb76bbeghs7b9kdbddjj41', '1310', 'Petty cash', 'ASSET', NULL, 'NV', NULL, 'active', 1795710753131, 1795710753131, 1);
INSERT INTO public.accounts VALUES ('acc_01m8cb76bbeghs7b9k8qpfm1n6', 'org_01m8cb76bbeghs7b9kdbddjj41', '2100', 'Trade creditors', 'LIABILITY', 'payable', NULL, NULL, 'active', 1795710753131, 1795710753131, 1);
INSERT INTO public.accounts VALUES ('acc_01m8cb76bbeghs7b9k8twbyb25', 'org_01m8cb76bbeghs7b9kdbddjj41', '2110', 'Accruals', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795710753131, 1795710753131, 1);
INSERT INTO public.accounts VALUES ('acc_01m8cb76bbeghs7b9k8xrb5hvm', 'org_01m8cb76bbeghs7b9kdbddjj41', '2200', 'PAYE and National Insurance', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795710753131, 1795710753131, 1);
INSERT INTO public.accounts VALUES ('acc_01m8cb76bbeghs7b9k91ke5ec6', 'org_01m8cb76bbeghs7b9kdbddjj41', '2210', 'Pension contributions', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795710753131, 1795710753131, 1);
INSERT INTO public.accounts VALUES ('acc_01m8cb76bbeghs7b9k95ybc35p', 'org_01m8cb76bbeghs7b9kdbddjj41', '2220', 'Net wages', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795710753131, 1795710753131, 1);
INSERT INTO public.accounts VALUES ('acc_01m8cb76bbeghs7b9k9b05b2c8', 'org_01m8cb76bbeghs7b9kdbddjj41', '2300', 'Corporation tax', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795710753131, 1795710753131, 1);
INSERT INTO public.accounts VALUES ('acc_01m8cb76bbeghs7b9k9dwt00b7', 'org_01m8cb76bbeghs7b9kdbddjj41', '2400', 'Director''s loan account', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795710753131, 1795710753131, 1);
INSERT INTO public.accounts VALUES ('acc_01m8cb76bbeghs7b9k9gh0xxa4', 'org_01m8cb76bbeghs7b9kdbddjj41', '2500', 'Bank loans', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795710753131, 1795710753131, 1);
INSERT INTO public.accounts VALUES ('acc_01m8cb76bbeghs7b9k9q3rw7s0', 'org_01m8cb76bbeghs7b9kdbddjj41', '2900', 'Suspense', 'LIABILITY', 'suspense', NULL, NULL, 'active', 1795710753131, 1795710753131, 1);
INSERT INTO public.accounts VALUES ('acc_01m8cb76bbeghs7b9k9rednya0', 'org_01m8cb76bbeghs7b9kdbddjj41', '3000', 'Share capital', 'EQUITY', NULL, 'NV', NULL, 'active', 1795710753131, 1795710753131, 1);
INSERT INTO public.accounts VALUES ('acc_01m8cb76bbeghs7b9k9zqrnpse', 'org_01m8cb76bbeghs7b9kdbddjj41', '3100', 'Retained earnings', 'EQUITY', 'retained_earnings', NULL, NULL, 'active', 1795710753131, 1795710753131, 1);
INSERT INTO public.accounts VALUES ('acc_01m8cb76bbeghs7b9ka39e16b1', 'org_01m8cb76bbeghs7b9kdbddjj41', '3200', 'Dividends', 'EQUITY', NULL, 'NV', NULL, 'active', 1795710753131, 1795710753131, 1);
INSERT INTO public.accounts VALUES ('acc_01m8cb76bbeghs7b9ka5rwja28', 'org_01m8cb76bbeghs7b9kdbddjj41', '3900', 'Opening balances', 'EQUITY', 'opening_balance', NULL, NULL, 'active', 1795710753131, 1795710753131, 1);
INSERT INTO public.accounts VALUES ('acc_01m8cb76bbeghs7b9kabvkxnh3', 'org_01m8cb76bbeghs7b9kdbddjj41', '4000', 'Sales', 'INCOME', NULL, 'ST', NULL, 'active', 1795710753131, 1795710753131, 1);
INSERT INTO public.accounts VALUES ('acc_01m8cb76bbeghs7b9kac5v05rd', 'org_01m8cb76bbeghs7b9kdbddjj41', '4010', 'Sales, zero-rated', 'INCOME', NULL, 'ZR', NULL, 'active', 1795710753131, 1795710753131, 1);
INSERT INTO public.accounts VALUES ('acc_01m8cb76bbeghs7b9kahzwbs1b', 'org_01m8cb76bbeghs7b9kdbddjj41', '4090', 'Other income', 'INCOME', NULL, 'ST', NULL, 'active', 1795710753131, 1795710753131, 1);
INSERT INTO public.accounts VALUES ('acc_01m8cb76bbeghs7b9kaqt2d5df', 'org_01m8cb76bbeghs7b9kdbddjj41', '4900', 'Interest received', 'INCOME', NULL, 'EX', NULL, 'active', 1795710753131, 1795710753131, 1);
INSERT INTO public.accounts VALUES ('acc_01m8cb76bbeghs7b9katx9atqv', 'org_01m8cb76bbeghs7b9kdbddjj41', '4920', 'VAT flat-rate scheme difference', 'INCOME', 'vat_scheme_difference', NULL, NULL, 'active', 1795710753131, 1795710753131, 1);
INSERT INTO public.accounts VALUES ('acc_01m8cb76bbeghs7b9kaze7t0jr', 'org_01m8cb76bbeghs7b9kdbddjj41', '5000', 'Cost of goods sold', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795710753131, 1795710753131, 1);
INSERT INTO public.accounts VALUES ('acc_01m8cb76bbeghs7b9kb2h1y5cf', 'org_01m8cb76bbeghs7b9kdbddjj41', '5010', 'Subcontractors', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795710753131, 1795710753131, 1);
INSERT INTO public.accounts VALUES ('acc_01m8cb76bbeghs7b9kb47h59k1', 'org_01m8cb76bbeghs7b9kdbddjj41', '5020', 'Carriage and postage', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795710753131, 1795710753131, 1);
INSERT INTO public.accounts VALUES ('acc_01m8cb76bbeghs7b9kba80ghpy', 'org_01m8cb76bbeghs7b9kdbddjj41', '6000', 'Wages and salaries', 'EXPENSE', NULL, 'NV', NULL, 'active', 1795710753131, 1795710753131, 1);
INSERT INTO public.accounts VALUES ('acc_01m8cb76bbeghs7b9kbdtmjh6n', 'org_01m8cb76bbeghs7b9kdbddjj41', '6010', 'Employer''s National Insurance', 'EXPENSE', NULL, 'NV', NULL, 'active', 1795710753131, 1795710753131, 1);
INSERT INTO public.accounts VALUES ('acc_01m8cb76bbeghs7b9kbhp6m3xd', 'org_01m8cb76bbeghs7b9kdbddjj41', '6020', 'Employer''s pension', 'EXPENSE', NULL, 'NV', NULL, 'active', 1795710753131, 1795710753131, 1);
INSERT INTO public.accounts VALUES ('acc_01m8cb76bbeghs7b9kbqrt49f3', 'org_01m8cb76bbeghs7b9kdbddjj41', '6100', 'Rent', 'EXPENSE', NULL, 'EX', NULL, 'active', 1795710753131, 1795710753131, 1);
INSERT INTO public.accounts VALUES ('acc_01m8cb76bbeghs7b9kbsq9kxgx', 'org_01m8cb76bbeghs7b9kdbddjj41', '6110', 'Business rates', 'EXPENSE', NULL, 'NV', NULL, 'active', 1795710753131, 1795710753131, 1);
INSERT INTO public.accounts VALUES ('acc_01m8cb76bbeghs7b9kbx73jy2g', 'org_01m8cb76bbeghs7b9kdbddjj41', '6120', 'Light, heat and water', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795710753131, 1795710753131, 1);
INSERT INTO public.accounts VALUES ('acc_01m8cb76bbeghs7b9kc3rajza2', 'org_01m8cb76bbeghs7b9kdbddjj41', '6200', 'Telephone and internet', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795710753131, 1795710753131, 1);
INSERT INTO public.accounts VALUES ('acc_01m8cb76bbeghs7b9kc74w5jhr', 'org_01m8cb76bbeghs7b9kdbddjj41', '6210', 'Software and subscriptions', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795710753131, 1795710753131, 1);
INSERT INTO public.accounts VALUES ('acc_01m8cb76bbeghs7b9kcb0ewc2x', 'org_01m8cb76bbeghs7b9kdbddjj41', '6220', 'Printing and stationery', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795710753131, 1795710753131, 1);
INSERT INTO public.accounts VALUES ('acc_01m8cb76bbeghs7b9kcc2ebvcr', 'org_01m8cb76bbeghs7b9kdbddjj41', '6300', 'Travel and subsistence', 'EXPENSE', NULL, 'ZR', NULL, 'active', 1795710753131, 1795710753131, 1);
INSERT INTO public.accounts VALUES ('acc_01m8cb76bbeghs7b9kcga1bnb4', 'org_01m8cb76bbeghs7b9kdbddjj41', '6310', 'Motor expenses', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795710753131, 1795710753131, 1);
INSERT INTO public.accounts VALUES ('acc_01m8cb76bbeghs7b9kcpw2447d', 'org_01m8cb76bbeghs7b9kdbddjj41', '6400', 'Advertising and marketing', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795710753131, 1795710753131, 1);
INSERT INTO public.accounts VALUES ('acc_01m8cb76bbeghs7b9kcvbje6w6', 'org_01m8cb76bbeghs7b9kdbddjj41', '6500', 'Accountancy and legal fees', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795710753131, 1795710753131, 1);
INSERT INTO public.accounts VALUES ('acc_01m8cb76bbeghs7b9kcwexwvxk', 'org_01m8cb76bbeghs7b9kdbddjj41', '6600', 'Insurance', 'EXPENSE', NULL, 'EX', NULL, 'active', 1795710753131, 1795710753131, 1);
INSERT INTO public.accounts VALUES ('acc_01m8cb76bbeghs7b9kd3941bef', 'org_01m8cb76bbeghs7b9kdbddjj41', '6700', 'Bank charges', 'EXPENSE', NULL, 'EX', NULL, 'active', 1795710753131, 1795710753131, 1);
INSERT INTO public.accounts VALUES ('acc_01m8cb76bbeghs7b9kd6k7tn2q', 'org_01m8cb76bbeghs7b9kdbddjj41', '6990', 'Rounding differences', 'EXPENSE', 'rounding', NULL, NULL, 'active', 1795710753131, 1795710753131, 1);
INSERT INTO public.accounts VALUES ('acc_01m8cb76dbe66t00w1x4wrsymk', 'org_01m8cb76bbeghs7b9kdbddjj41', '2250', 'VAT', 'LIABILITY', 'vat_control', NULL, NULL, 'active', 1795710753195, 1795710753195, 1);
INSERT INTO public.accounts VALUES ('acc_01m8cb76g2ej191bjampjdrvpa', 'org_01m8cb76g2ej191bjatj71692m', '1000', 'Computer equipment', 'ASSET', NULL, 'ST', NULL, 'active', 1795710753282, 1795710753282, 1);
INSERT INTO public.accounts VALUES ('acc_01m8cb76g2ej191bjamsdw7dza', 'org_01m8cb76g2ej191bjatj71692m', '1010', 'Office equipment and furniture', 'ASSET', NULL, 'ST', NULL, 'active', 1795710753282, 1795710753282, 1);
INSERT INTO public.accounts VALUES ('acc_01m8cb76g2ej191bjamzcccp3m', 'org_01m8cb76g2ej191bjatj71692m', '1020', 'Motor vehicles', 'ASSET', NULL, 'ST', NULL, 'active', 1795710753282, 1795710753282, 1);
INSERT INTO public.accounts VALUES ('acc_01m8cb76g2ej191bjan1em9zc2', 'org_01m8cb76g2ej191bjatj71692m', '1090', 'Accumulated depreciation', 'ASSET', NULL, 'NV', NULL, 'active', 1795710753282, 1795710753282, 1);
INSERT INTO public.accounts VALUES ('acc_01m8cb76g2ej191bjan74th7dr', 'org_01m8cb76g2ej191bjatj71692m', '1100', 'Stock', 'ASSET', NULL, 'ST', NULL, 'active', 1795710753282, 1795710753282, 1);
INSERT INTO public.accounts VALUES ('acc_01m8cb76g2ej191bjan99d1kja', 'org_01m8cb76g2ej191bjatj71692m', '1200', 'Trade debtors', 'ASSET', 'receivable', NULL, NULL, 'active', 1795710753282, 1795710753282, 1);
INSERT INTO public.accounts VALUES ('acc_01m8cb76g2ej191bjandhqg2j6', 'org_01m8cb76g2ej191bjatj71692m', '1210', 'Prepayments', 'ASSET', NULL, 'NV', NULL, 'active', 1795710753282, 1795710753282, 1);
INSERT INTO public.accounts VALUES ('acc_01m8cb76g2ej191bjanh6qt34g', 'org_01m8cb76g2ej191bjatj71692m', '1220', 'Other debtors', 'ASSET', NULL, 'NV', NULL, 'active', 1795710753282, 1795710753282, 1);
INSERT INTO public.accounts VALUES ('acc_01m8cb76g2ej191bjanp6hzzwn', 'org_01m8cb76g2ej191bjatj71692m', '1300', 'Current account', 'ASSET', 'bank', NULL, NULL, 'active', 1795710753282, 1795710753282, 1);
INSERT INTO public.accounts VALUES ('acc_01m8cb76g2ej191bjanrnrde8y', 'org_01m8cb76g2ej191bjatj71692m', '1310', 'Petty cash', 'ASSET', NULL, 'NV', NULL, 'active', 1795710753282, 1795710753282, 1);
INSERT INTO public.accounts VALUES ('acc_01m8cb76g2ej191bjanxyxpape', 'org_01m8cb76g2ej191bjatj71692m', '2100', 'Trade creditors', 'LIABILITY', 'payable', NULL, NULL, 'active', 1795710753282, 1795710753282, 1);
INSERT INTO public.accounts VALUES ('acc_01m8cb76g2ej191bjap0ne7yzx', 'org_01m8cb76g2ej191bjatj71692m', '2110', 'Accruals', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795710753282, 1795710753282, 1);
INSERT INTO public.accounts VALUES ('acc_01m8cb76g2ej191bjap6ggvdmd', 'org_01m8cb76g2ej191bjatj71692m', '2200', 'PAYE and National Insurance', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795710753282, 1795710753282, 1);
INSERT INTO public.accounts VALUES ('acc_01m8cb76g2ej191bjapa5jg7qr', 'org_01m8cb76g2ej191bjatj71692m', '2210', 'Pension contributions', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795710753282, 1795710753282, 1);
INSERT INTO public.accounts VALUES ('acc_01m8cb76g2ej191bjapdhztp00', 'org_01m8cb76g2ej191bjatj71692m', '2220', 'Net wages', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795710753282, 1795710753282, 1);
INSERT INTO public.accounts VALUES ('acc_01m8cb76g2ej191bjapghw8wa6', 'org_01m8cb76g2ej191bjatj71692m', '2300', 'Corporation tax', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795710753282, 1795710753282, 1);
INSERT INTO public.accounts VALUES ('acc_01m8cb76g2ej191bjapn9trnw9', 'org_01m8cb76g2ej191bjatj71692m', '2400', 'Director''s loan account', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795710753282, 1795710753282, 1);
INSERT INTO public.accounts VALUES ('acc_01m8cb76g2ej191bjaptc5wwan', 'org_01m8cb76g2ej191bjatj71692m', '2500', 'Bank loans', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795710753282, 1795710753282, 1);
INSERT INTO public.accounts VALUES ('acc_01m8cb76g2ej191bjapzdxv09a', 'org_01m8cb76g2ej191bjatj71692m', '2900', 'Suspense', 'LIABILITY', 'suspense', NULL, NULL, 'active', 1795710753282, 1795710753282, 1);
INSERT INTO public.accounts VALUES ('acc_01m8cb76g2ej191bjaq32am42h', 'org_01m8cb76g2ej191bjatj71692m', '3000', 'Share capital', 'EQUITY', NULL, 'NV', NULL, 'active', 1795710753282, 1795710753282, 1);
INSERT INTO public.accounts VALUES ('acc_01m8cb76g2ej191bjaq5vhrm2q', 'org_01m8cb76g2ej191bjatj71692m', '3100', 'Retained earnings', 'EQUITY', 'retained_earnings', NULL, NULL, 'active', 1795710753282, 1795710753282, 1);
INSERT INTO public.accounts VALUES ('acc_01m8cb76g2ej191bjaq9kwngm5', 'org_01m8cb76g2ej191bjatj71692m', '3200', 'Dividends', 'EQUITY', NULL, 'NV', NULL, 'active', 1795710753282, 1795710753282, 1);
INSERT INTO public.accounts VALUES ('acc_01m8cb76g2ej191bjaqcwjm5c2', 'org_01m8cb76g2ej191bjatj71692m', '3900', 'Opening balances', 'EQUITY', 'opening_balance', NULL, NULL, 'active', 1795710753282, 1795710753282, 1);
INSERT INTO public.accounts VALUES ('acc_01m8cb76g2ej191bjaqgzb9m9q', 'org_01m8cb76g2ej191bjatj71692m', '4000', 'Sales', 'INCOME', NULL, 'ST', NULL, 'active', 1795710753282, 1795710753282, 1);
INSERT INTO public.accounts VALUES ('acc_01m8cb76g2ej191bjaqmsb164t', 'org_01m8cb76g2ej191bjatj71692m', '4010', 'Sales, zero-rated', 'INCOME', NULL, 'ZR', NULL, 'active', 1795710753282, 1795710753282, 1);
INSERT INTO public.accounts VALUES ('acc_01m8cb76g2ej191bjaqsrhy01z', 'org_01m8cb76g2ej191bjatj71692m', '4090', 'Other income', 'INCOME', NULL, 'ST', NULL, 'active', 1795710753282, 1795710753282, 1);
INSERT INTO public.accounts VALUES ('acc_01m8cb76g2ej191bjaqw5psnzr', 'org_01m8cb76g2ej191bjatj71692m', '4900', 'Interest received', 'INCOME', NULL, 'EX', NULL, 'active', 1795710753282, 1795710753282, 1);
INSERT INTO public.accounts VALUES ('acc_01m8cb76g2ej191bjar36azxqe', 'org_01m8cb76g2ej191bjatj71692m', '4920', 'VAT flat-rate scheme difference', 'INCOME', 'vat_scheme_difference', NULL, NULL, 'active', 1795710753282, 1795710753282, 1);
INSERT INTO public.accounts VALUES ('acc_01m8cb76g2ej191bjar7jmzxwx', 'org_01m8cb76g2ej191bjatj71692m', '5000', 'Cost of goods sold', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795710753282, 1795710753282, 1);
INSERT INTO public.accounts VALUES ('acc_01m8cb76g2ej191bjararsz2aa', 'org_01m8cb76g2ej191bjatj71692m', '5010', 'Subcontractors', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795710753282, 1795710753282, 1);
INSERT INTO public.accounts VALUES ('acc_01m8cb76g2ej191bjarfp515cs', 'org_01m8cb76g2ej191bjatj71692m', '5020', 'Carriage and postage', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795710753282, 1795710753282, 1);
INSERT INTO public.accounts VALUES ('acc_01m8cb76g2ej191bjarg8ayp5j', 'org_01m8cb76g2ej191bjatj71692m', '6000', 'Wages and salaries', 'EXPENSE', NULL, 'NV', NULL, 'active', 1795710753282, 1795710753282, 1);
INSERT INTO public.accounts VALUES ('acc_01m8cb76g2ej191bjarm2a7477', 'org_01m8cb76g2ej191bjatj71692m', '6010', 'Employer''s National Insurance', 'EXPENSE', NULL, 'NV', NULL, 'active', 1795710753282, 1795710753282, 1);
INSERT INTO public.accounts VALUES ('acc_01m8cb76g2ej191bjart6sfpzj', 'org_01m8cb76g2ej191bjatj71692m', '6020', 'Employer''s pension', 'EXPENSE', NULL, 'NV', NULL, 'active', 1795710753282, 1795710753282, 1);
INSERT INTO public.accounts VALUES ('acc_01m8cb76g2ej191bjarzr4tqj8', 'org_01m8cb76g2ej191bjatj71692m', '6100', 'Rent', 'EXPENSE', NULL, 'EX', NULL, 'active', 1795710753282, 1795710753282, 1);
INSERT INTO public.accounts VALUES ('acc_01m8cb76g2ej191bjas1gqpxjt', 'org_01m8cb76g2ej191bjatj71692m', '6110', 'Business rates', 'EXPENSE', NULL, 'NV', NULL, 'active', 1795710753282, 1795710753282, 1);
INSERT INTO public.accounts VALUES ('acc_01m8cb76g2ej191bjas69j2zsc', 'org_01m8cb76g2ej191bjatj71692m', '6120', 'Light, heat and water', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795710753282, 1795710753282, 1);
INSERT INTO public.accounts VALUES ('acc_01m8cb76g2ej191bjasam0x04s', 'org_01m8cb76g2ej191bjatj71692m', '6200', 'Telephone and internet', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795710753282, 1795710753282, 1);
INSERT INTO public.accounts VALUES ('acc_01m8cb76g2ej191bjascks6nfw', 'org_01m8cb76g2ej191bjatj71692m', '6210', 'Software and subscriptions', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795710753282, 1795710753282, 1);
INSERT INTO public.accounts VALUES ('acc_01m8cb76g2ej191bjaskh2df50', 'org_01m8cb76g2ej191bjatj71692m', '6220', 'Printing and stationery', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795710753282, 1795710753282, 1);
INSERT INTO public.accounts VALUES ('acc_01m8cb76g2ej191bjasmcgfzsq', 'org_01m8cb76g2ej191bjatj71692m', '6300', 'Travel and subsistence', 'EXPENSE', NULL, 'ZR', NULL, 'active', 1795710753282, 1795710753282, 1);
INSERT INTO public.accounts VALUES ('acc_01m8cb76g2ej191bjasr04kvbr', 'org_01m8cb76g2ej191bjatj71692m', '6310', 'Motor expenses', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795710753282, 1795710753282, 1);
INSERT INTO public.accounts VALUES ('acc_01m8cb76g2ej191bjasz6pvtzf', 'org_01m8cb76g2ej191bjatj71692m', '6400', 'Advertising and marketing', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795710753282, 1795710753282, 1);
INSERT INTO public.accounts VALUES ('acc_01m8cb76g2ej191bjat371hd0f', 'org_01m8cb76g2ej191bjatj71692m', '6500', 'Accountancy and legal fees', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795710753282, 1795710753282, 1);
INSERT INTO public.accounts VALUES ('acc_01m8cb76g2ej191bjat5av4ys1', 'org_01m8cb76g2ej191bjatj71692m', '6600', 'Insurance', 'EXPENSE', NULL, 'EX', NULL, 'active', 1795710753282, 1795710753282, 1);
INSERT INTO public.accounts VALUES ('acc_01m8cb76g2ej191bjatbqnz1cm', 'org_01m8cb76g2ej191bjatj71692m', '6700', 'Bank charges', 'EXPENSE', NULL, 'EX', NULL, 'active', 1795710753282, 1795710753282, 1);
INSERT INTO public.accounts VALUES ('acc_01m8cb76g2ej191bjatewq3fx6', 'org_01m8cb76g2ej191bjatj71692m', '6990', 'Rounding differences', 'EXPENSE', 'rounding', NULL, NULL, 'active', 1795710753282, 1795710753282, 1);
INSERT INTO public.accounts VALUES ('acc_01m8cb76haej7spxrj1xqh97an', 'org_01m8cb76g2ej191bjatj71692m', '2250', 'VAT', 'LIABILITY', 'vat_control', NULL, NULL, 'active', 1795710753322, 1795710753322, 1);
INSERT INTO public.accounts VALUES ('acc_01m8cb76jdetsbrvk8t3w2rcfc', 'org_01m8cb76g2ej191bjatj71692m', '4100', 'Room hire', 'INCOME', NULL, 'EX', NULL, 'active', 1795710753357, 1795710753357, 1);
INSERT INTO public.accounts VALUES ('acc_01m8cb76kkenp8fh858wdjf6w9', 'org_01m8cb76g2ej191bjatj71692m', '6800', 'Depreciation', 'EXPENSE', NULL, NULL, NULL, 'active', 1795710753395, 1795710753395, 1);
INSERT INTO public.accounts VALUES ('acc_01m8cb76qqe609jrm637yyzv5e', 'org_01m8cb76g2ej191bjatj71692m', '1301', 'Savings', 'ASSET', 'bank', NULL, NULL, 'active', 1795710753527, 1795710753527, 1);
INSERT INTO public.allocations VALUES ('alc_01m8cb77npee5vbw20zk834qxx', 'org_01m8cb76g2ej191bjatj71692m', 'inv_01m8cb77dfe4d8ekth5afvtaky', NULL, 'inv_01m8cb77ewendrh752c8s296s2', 18000, '2026-03-12', NULL, 1795710754486, NULL);
INSERT INTO public.allocations VALUES ('alc_01m8cb77v5e7t9aps3y10znhas', 'org_01m8cb76g2ej191bjatj71692m', 'inv_01m8cb77d2e8yaqvy81fd6rwqj', 'set_01m8cb77v5e7t9aps3xv19dx80', NULL, 28200, '2026-03-06', NULL, 1795710754661, NULL);
INSERT INTO public.allocations VALUES ('alc_01m8cb781aegps7dq5hnn5tcgn', 'org_01m8cb76g2ej191bjatj71692m', 'inv_01m8cb77beem3skxhs4dz6shfs', 'set_01m8cb781aegps7dq5hnn5tcgn', NULL, 107880, '2026-01-22', NULL, 1795710754858, NULL);
INSERT INTO public.allocations VALUES ('alc_01m8cb789jen2af3n0f9j3nbew', 'org_01m8cb76g2ej191bjatj71692m', 'inv_01m8cb77a4ejcb4sxz7hnj3z88', 'set_01m8cb789jen2af3n0f9j3nbew', NULL, 150000, '2026-01-30', NULL, 1795710755122, NULL);
INSERT INTO public.allocations VALUES ('alc_01m8cb78fkeq091vgasaqnjgzk', 'org_01m8cb76g2ej191bjatj71692m', 'inv_01m8cb77cqe0b9nhbz79pfa8tn', 'set_01m8cb78fkeq091vgasaqnjgzk', NULL, 135000, '2026-02-10', NULL, 1795710755315, NULL);
INSERT INTO public.allocations VALUES ('alc_01m8cb78jke8crnq45tnmkq1kw', 'org_01m8cb76g2ej191bjatj71692m', 'inv_01m8cb77a4ejcb4sxz7hnj3z88', 'set_01m8cb78jke8crnq45tnmkq1kw', NULL, 84000, '2026-02-16', NULL, 1795710755411, NULL);
INSERT INTO public.allocations VALUES ('alc_01m8cb78jke8crnq45tnmkq1kx', 'org_01m8cb76g2ej191bjatj71692m', 'inv_01m8cb77c9e9prwf70e6xhqhp0', 'set_01m8cb78jke8crnq45tnmkq1kw', NULL, 87000, '2026-02-16', NULL, 1795710755411, NULL);
INSERT INTO public.allocations VALUES ('alc_01m8cb78rhe0bv95k3qfp6qn9t', 'org_01m8cb76g2ej191bjatj71692m', 'inv_01m8cb77awex68gte7x7rdam44', 'set_01m8cb78rhe0bv95k3qfp6qn9t', NULL, 40000, '2026-02-27', NULL, 1795710755601, NULL);
INSERT INTO public.allocations VALUES ('alc_01m8cb78wnevqr4eas8ng1vs0q', 'org_01m8cb76g2ej191bjatj71692m', 'inv_01m8cb77dfe4d8ekth5afvtaky', 'set_01m8cb78wnevqr4eas8ng1vs0q', NULL, 141840, '2026-03-16', NULL, 1795710755733, NULL);
INSERT INTO public.api_keys VALUES ('key_01m8cb763cegta431g410n9t5w', 'usr_01m8cb760sed2aavc4m020dm4d', 'main', 'reconcile:read reconcile:write', 0, 'R1ZE', 1795710752876, NULL, NULL, NULL);
INSERT INTO public.api_keys VALUES ('key_01m8cb769eep3819j39fxw7t26', 'usr_01m8cb760sed2aavc4m020dm4d', 'main', 'ledger:read ledger:write', 0, 'AMJ9', 1795710753070, NULL, NULL, NULL);
INSERT INTO public.audit_events VALUES ('org_01m8cb76bbeghs7b9kdbddjj41', 1, 1795710753131, 'usr_01m8cb760sed2aavc4m020dm4d', 'key_01m8cb769eep3819j39fxw7t26', 'organisation.create', 'org_01m8cb76bbeghs7b9kdbddjj41', NULL, '{"id":"org_01m8cb76bbeghs7b9kdbddjj41","name":"Acorn Ltd","currency":"GBP","country":"GB","financial_year_end":"03-31","vat_registered":true,"vat_number":null,"vat_scheme":"standard","flat_rate_percent":null,"vat_rounding":"line","status":"active","role":"owner","lock_date":null,"created_at":"2026-11-26T16:32:33.131Z","updated_at":"2026-11-26T16:32:33.131Z","version":1}', '\x0a6ff4197e9d6b52053172d3008c483a799d932300181a324a5cedcaf572c1c1');
INSERT INTO public.audit_events VALUES ('org_01m8cb76bbeghs7b9kdbddjj41', 2, 1795710753195, 'usr_01m8cb760sed2aavc4m020dm4d', 'key_01m8cb769eep3819j39fxw7t26', 'account.create', 'acc_01m8cb76dbe66t00w1x4wrsymk', NULL, '{"id":"acc_01m8cb76dbe66t00w1x4wrsymk","code":"2250","name":"VAT","account_type":"LIABILITY","role":"vat_control","default_vat_code":null,"description":null,"currency":"GBP","status":"active","balance":0.00,"created_at":"2026-11-26T16:32:33.195Z","updated_at":"2026-11-26T16:32:33.195Z","version":1}', '\x47361165c81a4d8f7cbbb2b836327925072b138f695000c903d8d735e631bc3e');
INSERT INTO public.audit_events VALUES ('org_01m8cb76bbeghs7b9kdbddjj41', 3, 1795710753226, 'usr_01m8cb760sed2aavc4m020dm4d', 'key_01m8cb769eep3819j39fxw7t26', 'bank_account.create', 'bac_01m8cb76eae03vd0kx3zmk1ktp', NULL, '{"account_id":"acc_01m8cb76bbeghs7b9k8ejnvpwd","account_number":null,"created_at":"2026-11-26T16:32:33.226Z","currency":"GBP","iban":null,"id":"bac_01m8cb76eae03vd0kx3zmk1ktp","ledger_balance":0.0,"name":"Current","opening_balance":null,"opening_date":null,"opening_journal_id":null,"sort_code":null,"statement_balance":null,"statement_date":null,"type":"current","unconfirmed_count":0,"updated_at":"2026-11-26T16:32:33.226Z","version":1}', '\x04a84b8975085c025e8ba342440188180501b10d550eff89e83b30f47985af3d');
INSERT INTO public.audit_events VALUES ('org_01m8cb76g2ej191bjatj71692m', 1, 1795710753282, 'usr_01m8cb760sed2aavc4m020dm4d', 'key_01m8cb769eep3819j39fxw7t26', 'organisation.create', 'org_01m8cb76g2ej191bjatj71692m', NULL, '{"id":"org_01m8cb76g2ej191bjatj71692m","name":"Wren & Marsh Ltd","currency":"GBP","country":"GB","financial_year_end":"03-31","vat_registered":true,"vat_number":null,"vat_scheme":"standard","flat_rate_percent":null,"vat_rounding":"line","status":"active","role":"owner","lock_date":null,"created_at":"2026-11-26T16:32:33.282Z","updated_at":"2026-11-26T16:32:33.282Z","version":1}', '\x1ac3d382c3e066aa7778b20aad68f7150bddf1957f746a039fef884c9f581159');
INSERT INTO public.audit_events VALUES ('org_01m8cb76g2ej191bjatj71692m', 2, 1795710753322, 'usr_01m8cb760sed2aavc4m020dm4d', 'key_01m8cb769eep3819j39fxw7t26', 'account.create', 'acc_01m8cb76haej7spxrj1xqh97an', NULL, '{"id":"acc_01m8cb76haej7spxrj1xqh97an","code":"2250","name":"VAT","account_type":"LIABILITY","role":"vat_control","default_vat_code":null,"description":null,"currency":"GBP","status":"active","balance":0.00,"created_at":"2026-11-26T16:32:33.322Z","updated_at":"2026-11-26T16:32:33.322Z","version":1}', '\x24921f9929e7d92a2c434f48dc96d9080922771da2ae964fe5c8a2dda5d1aa9e');
INSERT INTO public.audit_events VALUES ('org_01m8cb76g2ej191bjatj71692m', 3, 1795710753357, 'usr_01m8cb760sed2aavc4m020dm4d', 'key_01m8cb769eep3819j39fxw7t26', 'account.create', 'acc_01m8cb76jdetsbrvk8t3w2rcfc', NULL, '{"id":"acc_01m8cb76jdetsbrvk8t3w2rcfc","code":"4100","name":"Room hire","account_type":"INCOME","role":null,"default_vat_code":"EX","description":null,"currency":"GBP","status":"active","balance":0.00,"created_at":"2026-11-26T16:32:33.357Z","updated_at":"2026-11-26T16:32:33.357Z","version":1}', '\x0335d5d2bc1fff1c750debe429150b4cea8beceb950f1a7943d29fe6bdbe74e2');
INSERT INTO public.audit_events VALUES ('org_01m8cb76g2ej191bjatj71692m', 4, 1795710753395, 'usr_01m8cb760sed2aavc4m020dm4d', 'key_01m8cb769eep3819j39fxw7t26', 'account.create', 'acc_01m8cb76kkenp8fh858wdjf6w9', NULL, '{"id":"acc_01m8cb76kkenp8fh858wdjf6w9","code":"6800","name":"Depreciation","account_type":"EXPENSE","role":null,"default_vat_code":null,"description":null,"currency":"GBP","status":"active","balance":0.00,"created_at":"2026-11-26T16:32:33.395Z","updated_at":"2026-11-26T16:32:33.395Z","version":1}', '\xdacf657be399330c2611ab2b5cf00aadb45a186f36e96a81ae0a32f501126902');
INSERT INTO public.audit_events VALUES ('org_01m8cb76g2ej191bjatj71692m', 5, 1795710753456, 'usr_01m8cb760sed2aavc4m020dm4d', 'key_01m8cb769eep3819j39fxw7t26', 'bank_account.create', 'bac_01m8cb76nge6kserajqv3gxszs', NULL, '{"account_id":"acc_01m8cb76g2ej191bjanp6hzzwn","account_number":null,"created_at":"2026-11-26T16:32:33.456Z","currency":"GBP","iban":null,"id":"bac_01m8cb76nge6kserajqv3gxszs","ledger_balance":10000.0,"name":"Current","opening_balance":10000.0,"opening_date":"2026-01-01","opening_journal_id":"jnl_01m8cb76nge6kserajr2jvd4kw","sort_code":null,"statement_balance":null,"statement_date":null,"type":"current","unconfirmed_count":0,"updated_at":"2026-11-26T16:32:33.456Z","version":1}', '\xfabdc2272e293c7f5b5808cc712db90745f4d17fc28d4317c30515f81dd5d616');
INSERT INTO public.audit_events VALUES ('org_01m8cb76g2ej191bjatj71692m', 6, 1795710753527, 'usr_01m8cb760sed2aavc4m020dm4d', 'key_01m8cb769eep3819j39fxw7t26', 'account.create', 'acc_01m8cb76qqe609jrm637yyzv5e', NULL, '{"account_type":"ASSET","balance":0.0,"code":"1301","created_at":"2026-11-26T16:32:33.527Z","currency":"GBP","default_vat_code":null,"description":null,"id":"acc_01m8cb76qqe609jrm637yyzv5e","name":"Savings","role":"bank","status":"active","updated_at":"2026-11-26T16:32:33.527Z","version":1}', '\xa6d9ca1b7a4e879ad3a6715d68fa39ea2ab7d440e0d87d9dd980cf1d4702e81f');
INSERT INTO public.audit_events VALUES ('org_01m8cb76g2ej191bjatj71692m', 7, 1795710753527, 'usr_01m8cb760sed2aavc4m020dm4d', 'key_01m8cb769eep3819j39fxw7t26', 'bank_account.create', 'bac_01m8cb76qqe609jrm632enfd0g', NULL, '{"account_id":"acc_01m8cb76qqe609jrm637yyzv5e","account_number":null,"created_at":"2026-11-26T16:32:33.527Z","currency":"GBP","iban":null,"id":"bac_01m8cb76qqe609jrm632enfd0g","ledger_balance":0.0,"name":"Savings","opening_balance":null,"opening_date":null,"opening_journal_id":null,"sort_code":null,"statement_balance":null,"statement_date":null,"type":"savings","unconfirmed_count":0,"updated_at":"2026-11-26T16:32:33.527Z","version":1}', '\xcadbf1a6bdc98da9261582e5eb601a69822ff2cae0bd1c7d33095f0d20b74472');
INSERT INTO public.audit_events VALUES ('org_01m8cb76g2ej191bjatj71692m', 8, 1795710753584, 'usr_01m8cb760sed2aavc4m020dm4d', 'key_01m8cb769eep3819j39fxw7t26', 'contact.create', 'con_01m8cb76sge439zwghw1yxm404', NULL, '{"id":"con_01m8cb76sge439zwghw1yxm404","kind":"customer","name":"Abbey Schools Trust","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-26T16:32:33.584Z","updated_at":"2026-11-26T16:32:33.584Z","version":1}', '\x80f646a367df3a05d922a5f8a9cb8a3d549eb9a2cb939d456a29fc3d7805125e');
INSERT INTO public.audit_events VALUES ('org_01m8cb76g2ej191bjatj71692m', 9, 1795710753630, 'usr_01m8cb760sed2aavc4m020dm4d', 'key_01m8cb769eep3819j39fxw7t26', 'contact.create', 'con_01m8cb76tye8cra2s6q9cvnjj5', NULL, '{"id":"con_01m8cb76tye8cra2s6q9cvnjj5","kind":"customer","name":"Kestrel Fitness CIC","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-26T16:32:33.630Z","updated_at":"2026-11-26T16:32:33.630Z","version":1}', '\xe9335c758abcd7d421a9e7ef2f42ee2e613da6059462b439b06ee96fc91e4fa0');
INSERT INTO public.audit_events VALUES ('org_01m8cb76g2ej191bjatj71692m', 10, 1795710753659, 'usr_01m8cb760sed2aavc4m020dm4d', 'key_01m8cb769eep3819j39fxw7t26', 'contact.create', 'con_01m8cb76vvebgvfrtdjpgshvg5', NULL, '{"id":"con_01m8cb76vvebgvfrtdjpgshvg5","kind":"customer","name":"Marlow & Pike LLP","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-26T16:32:33.659Z","updated_at":"2026-11-26T16:32:33.659Z","version":1}', '\xb21ba24941bca64026f5b8fb997810cf0acb62cc226f10af0dad858e4e104280');
INSERT INTO public.audit_events VALUES ('org_01m8cb76g2ej191bjatj71692m', 11, 1795710753703, 'usr_01m8cb760sed2aavc4m020dm4d', 'key_01m8cb769eep3819j39fxw7t26', 'contact.create', 'con_01m8cb76x7ekp9b0j986bw0rtn', NULL, '{"id":"con_01m8cb76x7ekp9b0j986bw0rtn","kind":"supplier","name":"Printwell","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-26T16:32:33.703Z","updated_at":"2026-11-26T16:32:33.703Z","version":1}', '\x1a3ff8323b0a8f36dd2d42d279d6df6bb0b7c50f32b58cb6b5bdd555a229f15c');
INSERT INTO public.audit_events VALUES ('org_01m8cb76g2ej191bjatj71692m', 12, 1795710753778, 'usr_01m8cb760sed2aavc4m020dm4d', 'key_01m8cb769eep3819j39fxw7t26', 'contact.create', 'con_01m8cb76zjezaax034fs7wx1ya', NULL, '{"id":"con_01m8cb76zjezaax034fs7wx1ya","kind":"supplier","name":"Techbarn","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-26T16:32:33.778Z","updated_at":"2026-11-26T16:32:33.778Z","version":1}', '\x8e5f5a7333c2ba69e3f169c48dff58517f133aa5d9d32d06964f9e6378b1cb70');
INSERT INTO public.audit_events VALUES ('org_01m8cb76g2ej191bjatj71692m', 13, 1795710753890, 'usr_01m8cb760sed2aavc4m020dm4d', 'key_01m8cb769eep3819j39fxw7t26', 'contact.create', 'con_01m8cb7732ex9a55wxm36fn6fn', NULL, '{"id":"con_01m8cb7732ex9a55wxm36fn6fn","kind":"supplier","name":"Harcourt Lettings","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-26T16:32:33.890Z","updated_at":"2026-11-26T16:32:33.890Z","version":1}', '\xbc86d7dde126bd43fc73f16b746561b11c97d2fec58f1ef6b596ccf2ffc7e012');
INSERT INTO public.audit_events VALUES ('org_01m8cb76g2ej191bjatj71692m', 14, 1795710753970, 'usr_01m8cb760sed2aavc4m020dm4d', 'key_01m8cb769eep3819j39fxw7t26', 'contact.create', 'con_01m8cb775jephak567xbv4r8js', NULL, '{"id":"con_01m8cb775jephak567xbv4r8js","kind":"supplier","name":"Fern & Rowe","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-26T16:32:33.970Z","updated_at":"2026-11-26T16:32:33.970Z","version":1}', '\x897f19aef921644ef3394684120aa2ecdba3d8388f070a01f58f184f07ba8b8f');
INSERT INTO public.audit_events VALUES ('org_01m8cb76g2ej191bjatj71692m', 15, 1795710754116, 'usr_01m8cb760sed2aavc4m020dm4d', 'key_01m8cb769eep3819j39fxw7t26', 'invoice.create', 'inv_01m8cb77a4ejcb4sxz7hnj3z88', NULL, '{"id":"inv_01m8cb77a4ejcb4sxz7hnj3z88","type":"sales","kind":"invoice","status":"issued","number":"INV-0001","contact_id":"con_01m8cb76sge439zwghw1yxm404","contact_name":"Abbey Schools Trust","issue_date":"2026-01-15","due_date":"2026-02-14","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":1950.00,"vat_total":390.00,"gross_total":2340.00,"amount_paid":0.00,"amount_credited":0.00,"amount_due":2340.00,"overdue":true,"journal_id":"jnl_01m8cb77a4ejcb4sxz7mc2g7jg","void_date":null,"void_journal_id":null,"created_at":"2026-11-26T16:32:34.116Z","updated_at":"2026-11-26T16:32:34.116Z","version":1,"lines":[{"description":"Course design, 3 days","quantity":3,"unit_price":650.00,"discount_percent":null,"account_id":"acc_01m8cb76g2ej191bjaqgzb9m9q","account_code":"4000","vat_code":"ST","net_amount":1950.00,"vat_amount":390.00,"gross_amount":2340.00}]}', '\x17ac9422c9da1a1a7f715c3f4f1607564f9d568c168391b351f7c8464b7e1ca7');
INSERT INTO public.audit_events VALUES ('org_01m8cb76g2ej191bjatj71692m', 16, 1795710754140, 'usr_01m8cb760sed2aavc4m020dm4d', 'key_01m8cb769eep3819j39fxw7t26', 'invoice.create', 'inv_01m8cb77awex68gte7x7rdam44', NULL, '{"id":"inv_01m8cb77awex68gte7x7rdam44","type":"purchase","kind":"invoice","status":"issued","number":"PX-881","contact_id":"con_01m8cb76x7ekp9b0j986bw0rtn","contact_name":"Printwell","issue_date":"2026-01-20","due_date":"2026-02-19","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":412.00,"vat_total":0.00,"gross_total":412.00,"amount_paid":0.00,"amount_credited":0.00,"amount_due":412.00,"overdue":true,"journal_id":"jnl_01m8cb77awex68gte7xbdzc288","void_date":null,"void_journal_id":null,"created_at":"2026-11-26T16:32:34.140Z","updated_at":"2026-11-26T16:32:34.140Z","version":1,"lines":[{"description":"Printing of workbooks","quantity":1,"unit_price":412.00,"discount_percent":null,"account_id":"acc_01m8cb76g2ej191bjar7jmzxwx","account_code":"5000","vat_code":"ZR","net_amount":412.00,"vat_amount":0.00,"gross_amount":412.00}]}', '\x68415c3854d9222698553220c5dffa0e11112ae44159ee0a45f10c812fabd6e0');
INSERT INTO public.audit_events VALUES ('org_01m8cb76g2ej191bjatj71692m', 18, 1795710754185, 'usr_01m8cb760sed2aavc4m020dm4d', 'key_01m8cb769eep3819j39fxw7t26', 'invoice.create', 'inv_01m8cb77c9e9prwf70e6xhqhp0', NULL, '{"id":"inv_01m8cb77c9e9prwf70e6xhqhp0","type":"sales","kind":"invoice","status":"issued","number":"INV-0002","contact_id":"con_01m8cb76sge439zwghw1yxm404","contact_name":"Abbey Schools Trust","issue_date":"2026-01-28","due_date":"2026-02-27","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":870.00,"vat_total":0.00,"gross_total":870.00,"amount_paid":0.00,"amount_credited":0.00,"amount_due":870.00,"overdue":true,"journal_id":"jnl_01m8cb77c9e9prwf70e9a2z59z","void_date":null,"void_journal_id":null,"created_at":"2026-11-26T16:32:34.185Z","updated_at":"2026-11-26T16:32:34.185Z","version":1,"lines":[{"description":"Workbooks","quantity":120,"unit_price":7.25,"discount_percent":null,"account_id":"acc_01m8cb76g2ej191bjaqmsb164t","account_code":"4010","vat_code":"ZR","net_amount":870.00,"vat_amount":0.00,"gross_amount":870.00}]}', '\xb69dbc9f909e8447487089eb07c8911e2c3540a89c134546fb58947f7e6e975a');
INSERT INTO public.audit_events VALUES ('org_01m8cb76g2ej191bjatj71692m', 19, 1795710754199, 'usr_01m8cb760sed2aavc4m020dm4d', 'key_01m8cb769eep3819j39fxw7t26', 'invoice.create', 'inv_01m8cb77cqe0b9nhbz79pfa8tn', NULL, '{"id":"inv_01m8cb77cqe0b9nhbz79pfa8tn","type":"purchase","kind":"invoice","status":"issued","number":"HL-33","contact_id":"con_01m8cb7732ex9a55wxm36fn6fn","contact_name":"Harcourt Lettings","issue_date":"2026-02-01","due_date":"2026-03-03","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":1350.00,"vat_total":0.00,"gross_total":1350.00,"amount_paid":0.00,"amount_credited":0.00,"amount_due":1350.00,"overdue":true,"journal_id":"jnl_01m8cb77cqe0b9nhbz7e27vvs9","void_date":null,"void_journal_id":null,"created_at":"2026-11-26T16:32:34.199Z","updated_at":"2026-11-26T16:32:34.199Z","version":1,"lines":[{"description":"Rent, January to March","quantity":1,"unit_price":1350.00,"discount_percent":null,"account_id":"acc_01m8cb76g2ej191bjarzr4tqj8","account_code":"6100","vat_code":"EX","net_amount":1350.00,"vat_amount":0.00,"gross_amount":1350.00}]}', '\x67783583d573b2af8cf1ff85beabadf25759806b3e8c93bc0a88fe14db638b10');
INSERT INTO public.audit_events VALUES ('org_01m8cb76g2ej191bjatj71692m', 22, 1795710754250, 'usr_01m8cb760sed2aavc4m020dm4d', 'key_01m8cb769eep3819j39fxw7t26', 'invoice.create', 'inv_01m8cb77eaeyx8f8k0y9kvn23p', NULL, '{"id":"inv_01m8cb77eaeyx8f8k0y9kvn23p","type":"sales","kind":"invoice","status":"issued","number":"INV-0005","contact_id":"con_01m8cb76vvebgvfrtdjpgshvg5","contact_name":"Marlow & Pike LLP","issue_date":"2026-03-03","due_date":"2026-04-02","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":500.00,"vat_total":100.00,"gross_total":600.00,"amount_paid":0.00,"amount_credited":0.00,"amount_due":600.00,"overdue":true,"journal_id":"jnl_01m8cb77eaeyx8f8k0yc283vsj","void_date":null,"void_journal_id":null,"created_at":"2026-11-26T16:32:34.250Z","updated_at":"2026-11-26T16:32:34.250Z","version":1,"lines":[{"description":"Raised in error","quantity":1,"unit_price":500.00,"discount_percent":null,"account_id":"acc_01m8cb76g2ej191bjaqgzb9m9q","account_code":"4000","vat_code":"ST","net_amount":500.00,"vat_amount":100.00,"gross_amount":600.00}]}', '\x12353ffd8ec36baf375222669d2c90a5087844eab62d6df28e238bf561ee5ffd');
INSERT INTO public.audit_events VALUES ('org_01m8cb76g2ej191bjatj71692m', 17, 1795710754158, 'usr_01m8cb760sed2aavc4m020dm4d', 'key_01m8cb769eep3819j39fxw7t26', 'invoice.create', 'inv_01m8cb77beem3skxhs4dz6shfs', NULL, '{"id":"inv_01m8cb77beem3skxhs4dz6shfs","type":"purchase","kind":"invoice","status":"issued","number":"TB-0117","contact_id":"con_01m8cb76zjezaax034fs7wx1ya","contact_name":"Techbarn","issue_date":"2026-01-21","due_date":"2026-02-20","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":899.00,"vat_total":179.80,"gross_total":1078.80,"amount_paid":0.00,"amount_credited":0.00,"amount_due":1078.80,"overdue":true,"journal_id":"jnl_01m8cb77beem3skxhs4h5hgmpz","void_date":null,"void_journal_id":null,"created_at":"2026-11-26T16:32:34.158Z","updated_at":"2026-11-26T16:32:34.158Z","version":1,"lines":[{"description":"Laptop","quantity":1,"unit_price":899.00,"discount_percent":null,"account_id":"acc_01m8cb76g2ej191bjampjdrvpa","account_code":"1000","vat_code":"ST","net_amount":899.00,"vat_amount":179.80,"gross_amount":1078.80}]}', '\xc715402a98c8a118e0fb4698a1dc2b8df7afdc94bec204fe04eb703e288b8cbf');
INSERT INTO public.audit_events VALUES ('org_01m8cb76g2ej191bjatj71692m', 21, 1795710754223, 'usr_01m8cb760sed2aavc4m020dm4d', 'key_01m8cb769eep3819j39fxw7t26', 'invoice.create', 'inv_01m8cb77dfe4d8ekth5afvtaky', NULL, '{"id":"inv_01m8cb77dfe4d8ekth5afvtaky","type":"sales","kind":"invoice","status":"issued","number":"INV-0004","contact_id":"con_01m8cb76vvebgvfrtdjpgshvg5","contact_name":"Marlow & Pike LLP","issue_date":"2026-02-20","due_date":"2026-03-22","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":1332.00,"vat_total":266.40,"gross_total":1598.40,"amount_paid":0.00,"amount_credited":0.00,"amount_due":1598.40,"overdue":true,"journal_id":"jnl_01m8cb77dfe4d8ekth5cjwgzma","void_date":null,"void_journal_id":null,"created_at":"2026-11-26T16:32:34.223Z","updated_at":"2026-11-26T16:32:34.223Z","version":1,"lines":[{"description":"Course for new starters","quantity":1,"unit_price":1480.00,"discount_percent":10,"account_id":"acc_01m8cb76g2ej191bjaqgzb9m9q","account_code":"4000","vat_code":"ST","net_amount":1332.00,"vat_amount":266.40,"gross_amount":1598.40}]}', '\x56c890b4ce302f3c1d364feec0357906a970821952eff6268042616055694df0');
INSERT INTO public.audit_events VALUES ('org_01m8cb76g2ej191bjatj71692m', 25, 1795710754298, 'usr_01m8cb760sed2aavc4m020dm4d', 'key_01m8cb769eep3819j39fxw7t26', 'invoice.create', 'inv_01m8cb77ftedrbbqtads7gx8jv', NULL, '{"id":"inv_01m8cb77ftedrbbqtads7gx8jv","type":"sales","kind":"invoice","status":"issued","number":"INV-0006","contact_id":"con_01m8cb76sge439zwghw1yxm404","contact_name":"Abbey Schools Trust","issue_date":"2026-03-27","due_date":"2026-04-26","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":499.00,"vat_total":65.00,"gross_total":564.00,"amount_paid":0.00,"amount_credited":0.00,"amount_due":564.00,"overdue":true,"journal_id":"jnl_01m8cb77ftedrbbqtadx44rbfq","void_date":null,"void_journal_id":null,"created_at":"2026-11-26T16:32:34.298Z","updated_at":"2026-11-26T16:32:34.298Z","version":1,"lines":[{"description":"Workbooks","quantity":24,"unit_price":7.25,"discount_percent":null,"account_id":"acc_01m8cb76g2ej191bjaqmsb164t","account_code":"4010","vat_code":"ZR","net_amount":174.00,"vat_amount":0.00,"gross_amount":174.00},{"description":"Half a day of course design","quantity":0.5,"unit_price":650.00,"discount_percent":null,"account_id":"acc_01m8cb76g2ej191bjaqgzb9m9q","account_code":"4000","vat_code":"ST","net_amount":325.00,"vat_amount":65.00,"gross_amount":390.00}]}', '\x282d8b3ef31053315cebd0770852fd648c267e4d16507cacc8c4e9ca34773042');
INSERT INTO public.audit_events VALUES ('org_01m8cb76g2ej191bjatj71692m', 26, 1795710754388, 'usr_01m8cb760sed2aavc4m020dm4d', 'key_01m8cb769eep3819j39fxw7t26', 'invoice.void', 'inv_01m8cb77eaeyx8f8k0y9kvn23p', '{"status":"issued"}', '{"reason":"raised in error","status":"void","void_date":"2026-03-03","void_journal_id":"jnl_01m8cb77jmeg7s634zzsmg765n"}', '\x0b838cb2d3c744d758e5ccd7d862a359ff55fe26818d2336b5cf360be688d91e');
INSERT INTO public.audit_events VALUES ('org_01m8cb76g2ej191bjatj71692m', 32, 1795710754737, 'usr_01m8cb760sed2aavc4m020dm4d', 'key_01m8cb769eep3819j39fxw7t26', 'bank_transactions.import', 'bac_01m8cb76nge6kserajqv3gxszs', NULL, '{"created":13,"duplicates":0,"statement_balance":9007.15,"statement_date":"2026-03-31"}', '\x54ecb3535fa6341a7bd29f61800e2c7ae53466000ad48f61f4f4c3b6c38d25dc');
INSERT INTO public.audit_events VALUES ('org_01m8cb76g2ej191bjatj71692m', 33, 1795710754858, 'usr_01m8cb760sed2aavc4m020dm4d', 'key_01m8cb769eep3819j39fxw7t26', 'settlement.create', 'set_01m8cb781aegps7dq5hnn5tcgn', NULL, '{"id":"set_01m8cb781aegps7dq5hnn5tcgn","type":"payment","status":"posted","refund":false,"contact_id":"con_01m8cb76zjezaax034fs7wx1ya","contact_name":"Techbarn","bank_account_id":"bac_01m8cb76nge6kserajqv3gxszs","date":"2026-01-22","amount":1078.80,"currency":"GBP","reference":null,"allocated_amount":1078.80,"unallocated_amount":0.00,"allocations":[{"id":"alc_01m8cb781aegps7dq5hnn5tcgn","invoice_id":"inv_01m8cb77beem3skxhs4dz6shfs","invoice_number":"TB-0117","settlement_id":"set_01m8cb781aegps7dq5hnn5tcgn","credit_note_id":null,"amount":1078.80,"date":"2026-01-22","created_at":"2026-11-26T16:32:34.858Z"}],"bank_transaction_id":"btx_01m8cb77xhex1rmmp6mmv0j31m","journal_id":"jnl_01m8cb781aegps7dq5hnn5tcgn","void_date":null,"void_journal_id":null,"created_at":"2026-11-26T16:32:34.858Z","updated_at":"2026-11-26T16:32:34.858Z","version":1}', '\xcf6a242b7d9a0571bf2be0997406b7a2d349366c059d34a0bc2a8c082a7b11a0');
INSERT INTO public.audit_events VALUES ('org_01m8cb76g2ej191bjatj71692m', 34, 1795710754858, 'usr_01m8cb760sed2aavc4m020dm4d', 'key_01m8cb769eep3819j39fxw7t26', 'bank_transaction.confirm', 'btx_01m8cb77xhex1rmmp6mmv0j31m', NULL, '{"journal_id":"jnl_01m8cb781aegps7dq5hnn5tcgn","way":"allocations"}', '\x44b234abcd44fde6b090ce56b22b0d7955d86e6103077df18dd8825a5d5e4dca');
INSERT INTO public.audit_events VALUES ('org_01m8cb76g2ej191bjatj71692m', 47, 1795710756027, 'usr_01m8cb760sed2aavc4m020dm4d', 'key_01m8cb769eep3819j39fxw7t26', 'bank_transaction.confirm', 'btx_01m8cb77xhex1rmmp6p34ffygr', NULL, '{"journal_id":"jnl_01m8cb795vem0b92vkqdb4d2rp","way":"transfer"}', '\x2848117ba8b8cf1d9baefe9d371870f58b0a43a6bd338995c2abc125b3fbd64c');
INSERT INTO public.audit_events VALUES ('org_01m8cb76g2ej191bjatj71692m', 48, 1795710756167, 'usr_01m8cb760sed2aavc4m020dm4d', 'key_01m8cb769eep3819j39fxw7t26', 'bank_transaction.confirm', 'btx_01m8cb77xhex1rmmp6p4af3042', NULL, '{"journal_id":"jnl_01m8cb79a7evjtgqsw1mmeyz16","way":"account"}', '\x85a308c8db45fbb6fee9a733aa58e2b0c881a31e49c45fe3ddc1d22fedc19880');
INSERT INTO public.audit_events VALUES ('org_01m8cb76g2ej191bjatj71692m', 56, 1795710757628, 'usr_01m8cb760sed2aavc4m020dm4d', 'key_01m8cb769eep3819j39fxw7t26', 'bank_transaction.confirm', 'btx_01m8cb77xhex1rmmp6nyzwz9w4', NULL, '{"journal_id":"jnl_01m8cb7aqwe779temr56g1a8nc","way":"account"}', '\x05cd186bec98c9cf5feecf189c9b5a6816bd8e65211b4865105f8d2868e747e5');
INSERT INTO public.audit_events VALUES ('org_01m8cb76bbeghs7b9kdbddjj41', 6, 1795710758382, 'usr_01m8cb760sed2aavc4m020dm4d', 'key_01m8cb769eep3819j39fxw7t26', 'journal.post', 'jnl_01m8cb7bfeeeya6wpynqvyg2hd', NULL, '{"sequence":1,"total":500.00}', '\x212af88f3ecfb9c2867e7ffe28520a47d8660955109b04180a39b1e8f026bdd9');
INSERT INTO public.audit_events VALUES ('org_01m8cb76bbeghs7b9kdbddjj41', 8, 1795710758411, 'usr_01m8cb760sed2aavc4m020dm4d', 'key_01m8cb769eep3819j39fxw7t26', 'bank_transaction.void', 'btx_01m8cb7bf4e64bswmsvaj55rz3', '{"journal_id":"jnl_01m8cb7bfeeeya6wpynqvyg2hd"}', '{"reason":"matched in error"}', '\xac1891745be122d9f9b3759f452c0c8f6fd01bce61fe3079d7951429740d060e');
INSERT INTO public.audit_events VALUES ('org_01m8cb76g2ej191bjatj71692m', 20, 1795710754210, 'usr_01m8cb760sed2aavc4m020dm4d', 'key_01m8cb769eep3819j39fxw7t26', 'invoice.create', 'inv_01m8cb77d2e8yaqvy81fd6rwqj', NULL, '{"id":"inv_01m8cb77d2e8yaqvy81fd6rwqj","type":"sales","kind":"invoice","status":"issued","number":"INV-0003","contact_id":"con_01m8cb76tye8cra2s6q9cvnjj5","contact_name":"Kestrel Fitness CIC","issue_date":"2026-02-09","due_date":"2026-03-11","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":275.00,"vat_total":7.00,"gross_total":282.00,"amount_paid":0.00,"amount_credited":0.00,"amount_due":282.00,"overdue":true,"journal_id":"jnl_01m8cb77d2e8yaqvy81jd6tv75","void_date":null,"void_journal_id":null,"created_at":"2026-11-26T16:32:34.210Z","updated_at":"2026-11-26T16:32:34.210Z","version":1,"lines":[{"description":"Seminar room, 5 evenings","quantity":5,"unit_price":48.00,"discount_percent":null,"account_id":"acc_01m8cb76jdetsbrvk8t3w2rcfc","account_code":"4100","vat_code":"EX","net_amount":240.00,"vat_amount":0.00,"gross_amount":240.00},{"description":"Projector","quantity":1,"unit_price":35.00,"discount_percent":null,"account_id":"acc_01m8cb76g2ej191bjaqgzb9m9q","account_code":"4000","vat_code":"ST","net_amount":35.00,"vat_amount":7.00,"gross_amount":42.00}]}', '\x38f6111a16e5b53adace4d2084b83f506ce26f7ed89919cdb439b8d6830ade13');
INSERT INTO public.audit_events VALUES ('org_01m8cb76g2ej191bjatj71692m', 24, 1795710754280, 'usr_01m8cb760sed2aavc4m020dm4d', 'key_01m8cb769eep3819j39fxw7t26', 'invoice.create', 'inv_01m8cb77f8exdv5p99fh0bxmr3', NULL, '{"id":"inv_01m8cb77f8exdv5p99fh0bxmr3","type":"purchase","kind":"invoice","status":"issued","number":"FR-1209","contact_id":"con_01m8cb775jephak567xbv4r8js","contact_name":"Fern & Rowe","issue_date":"2026-03-24","due_date":"2026-04-23","amounts_are":"inclusive","currency":"GBP","reference":null,"notes":null,"net_total":640.00,"vat_total":128.00,"gross_total":768.00,"amount_paid":0.00,"amount_credited":0.00,"amount_due":768.00,"overdue":true,"journal_id":"jnl_01m8cb77f8exdv5p99fp747kw9","void_date":null,"void_journal_id":null,"created_at":"2026-11-26T16:32:34.280Z","updated_at":"2026-11-26T16:32:34.280Z","version":1,"lines":[{"description":"Illustration, 2 days","quantity":2,"unit_price":384.00,"discount_percent":null,"account_id":"acc_01m8cb76g2ej191bjararsz2aa","account_code":"5010","vat_code":"ST","net_amount":640.00,"vat_amount":128.00,"gross_amount":768.00}]}', '\xac2bf1cb65656489eba8d05a47bef9243b0a90888e691c802af4b3db028267fe');
INSERT INTO public.audit_events VALUES ('org_01m8cb76g2ej191bjatj71692m', 27, 1795710754486, 'usr_01m8cb760sed2aavc4m020dm4d', 'key_01m8cb769eep3819j39fxw7t26', 'invoice.allocate', 'inv_01m8cb77ewendrh752c8s296s2', NULL, '{"allocations":[{"amount":180.0,"invoice_id":"inv_01m8cb77dfe4d8ekth5afvtaky"}]}', '\x4a9612db8ba547d7f8279d8bc9a5ce08b35483ec4eeeffd8474b6c3f57f3a9a0');
INSERT INTO public.audit_events VALUES ('org_01m8cb76g2ej191bjatj71692m', 35, 1795710755122, 'usr_01m8cb760sed2aavc4m020dm4d', 'key_01m8cb769eep3819j39fxw7t26', 'settlement.create', 'set_01m8cb789jen2af3n0f9j3nbew', NULL, '{"id":"set_01m8cb789jen2af3n0f9j3nbew","type":"receipt","status":"posted","refund":false,"contact_id":"con_01m8cb76sge439zwghw1yxm404","contact_name":"Abbey Schools Trust","bank_account_id":"bac_01m8cb76nge6kserajqv3gxszs","date":"2026-01-30","amount":1500.00,"currency":"GBP","reference":null,"allocated_amount":1500.00,"unallocated_amount":0.00,"allocations":[{"id":"alc_01m8cb789jen2af3n0f9j3nbew","invoice_id":"inv_01m8cb77a4ejcb4sxz7hnj3z88","invoice_number":"INV-0001","settlement_id":"set_01m8cb789jen2af3n0f9j3nbew","credit_note_id":null,"amount":1500.00,"date":"2026-01-30","created_at":"2026-11-26T16:32:35.122Z"}],"bank_transaction_id":"btx_01m8cb77xhex1rmmp6mtm9rhk0","journal_id":"jnl_01m8cb789jen2af3n0f9j3nbew","void_date":null,"void_journal_id":null,"created_at":"2026-11-26T16:32:35.122Z","updated_at":"2026-11-26T16:32:35.122Z","version":1}', '\x70823c77626ee16b9f61f3a8d2bfda625e832e75b93f088400c364738a0ac336');
INSERT INTO public.audit_events VALUES ('org_01m8cb76g2ej191bjatj71692m', 36, 1795710755122, 'usr_01m8cb760sed2aavc4m020dm4d', 'key_01m8cb769eep3819j39fxw7t26', 'bank_transaction.confirm', 'btx_01m8cb77xhex1rmmp6mtm9rhk0', NULL, '{"journal_id":"jnl_01m8cb789jen2af3n0f9j3nbew","way":"allocations"}', '\xfffc42c4d0cfc8e9d2955ce7c4d926b0456197c721bc26d179be4e2ebe51dbac');
INSERT INTO public.audit_events VALUES ('org_01m8cb76g2ej191bjatj71692m', 37, 1795710755315, 'usr_01m8cb760sed2aavc4m020dm4d', 'key_01m8cb769eep3819j39fxw7t26', 'settlement.create', 'set_01m8cb78fkeq091vgasaqnjgzk', NULL, '{"id":"set_01m8cb78fkeq091vgasaqnjgzk","type":"payment","status":"posted","refund":false,"contact_id":"con_01m8cb7732ex9a55wxm36fn6fn","contact_name":"Harcourt Lettings","bank_account_id":"bac_01m8cb76nge6kserajqv3gxszs","date":"2026-02-10","amount":1350.00,"currency":"GBP","reference":null,"allocated_amount":1350.00,"unallocated_amount":0.00,"allocations":[{"id":"alc_01m8cb78fkeq091vgasaqnjgzk","invoice_id":"inv_01m8cb77cqe0b9nhbz79pfa8tn","invoice_number":"HL-33","settlement_id":"set_01m8cb78fkeq091vgasaqnjgzk","credit_note_id":null,"amount":1350.00,"date":"2026-02-10","created_at":"2026-11-26T16:32:35.315Z"}],"bank_transaction_id":"btx_01m8cb77xhex1rmmp6n1evdmp3","journal_id":"jnl_01m8cb78fkeq091vgasaqnjgzk","void_date":null,"void_journal_id":null,"created_at":"2026-11-26T16:32:35.315Z","updated_at":"2026-11-26T16:32:35.315Z","version":1}', '\x895e62fce3f72e3d4a0c4a0ad760bb5ad16c11e3e8366da5d5455081799465ec');
INSERT INTO public.audit_events VALUES ('org_01m8cb76g2ej191bjatj71692m', 38, 1795710755315, 'usr_01m8cb760sed2aavc4m020dm4d', 'key_01m8cb769eep3819j39fxw7t26', 'bank_transaction.confirm', 'btx_01m8cb77xhex1rmmp6n1evdmp3', NULL, '{"journal_id":"jnl_01m8cb78fkeq091vgasaqnjgzk","way":"allocations"}', '\xfcf67a8a14f68b755003cc32d6a29c32a7327fbe46c3f759aa2b8052e07f6034');
INSERT INTO public.audit_events VALUES ('org_01m8cb76g2ej191bjatj71692m', 55, 1795710757522, 'usr_01m8cb760sed2aavc4m020dm4d', 'key_01m8cb769eep3819j39fxw7t26', 'bank_transaction.confirm', 'btx_01m8cb77xhex1rmmp6mw3qqfg4', NULL, '{"journal_id":"jnl_01m8cb7amjestads5zssn6w3t2","way":"account"}', '\xde6c25104b2c8e0a30c76a94737341c4e7e5e34c413afb8b3cb698c22d997813');
INSERT INTO public.audit_events VALUES ('org_01m8cb76g2ej191bjatj71692m', 59, 1795710757897, 'usr_01m8cb760sed2aavc4m020dm4d', 'key_01m8cb769eep3819j39fxw7t26', 'organisation.lock', 'org_01m8cb76g2ej191bjatj71692m', '{"lock_date":null}', '{"lock_date":"2026-03-31","reason":"year end"}', '\xbda21c289f3dfad684047bf2effbfeee3bd0eb44636d6eb8bb2cf3d5ce0ac3fb');
INSERT INTO public.audit_events VALUES ('org_01m8cb76bbeghs7b9kdbddjj41', 4, 1795710758356, 'usr_01m8cb760sed2aavc4m020dm4d', 'key_01m8cb769eep3819j39fxw7t26', 'tax_code.set', 'ST', NULL, '{"rate":19,"effective_from":"2026-02-01"}', '\x47a00eb9930700e0263e4d3cd6fc5e630622e7f7c5a74ed01c66e546a3b934b9');
INSERT INTO public.audit_events VALUES ('org_01m8cb76bbeghs7b9kdbddjj41', 7, 1795710758395, 'usr_01m8cb760sed2aavc4m020dm4d', 'key_01m8cb769eep3819j39fxw7t26', 'bank_transaction.confirm', 'btx_01m8cb7bf4e64bswmsvaj55rz3', NULL, '{"journal_id":"jnl_01m8cb7bfeeeya6wpynqvyg2hd","way":"match"}', '\xc3e97ce3c974da71775c568e3499ee965636258616cb56fd9f71a5288d414db7');
INSERT INTO public.audit_events VALUES ('org_01m8cb76bbeghs7b9kdbddjj41', 9, 1795710758421, 'usr_01m8cb760sed2aavc4m020dm4d', 'key_01m8cb769eep3819j39fxw7t26', 'journal.reverse', 'jnl_01m8cb7bfeeeya6wpynqvyg2hd', NULL, '{"reversed_by_journal_id":"jnl_01m8cb7bgne7vbh9b2km4d0gxy","total":500.00}', '\x0b0b804ce006dac3fa3fa749655033a576d79db2e7f402562f8208360543f661');
INSERT INTO public.audit_events VALUES ('org_01m8cb76g2ej191bjatj71692m', 23, 1795710754268, 'usr_01m8cb760sed2aavc4m020dm4d', 'key_01m8cb769eep3819j39fxw7t26', 'invoice.create', 'inv_01m8cb77ewendrh752c8s296s2', NULL, '{"id":"inv_01m8cb77ewendrh752c8s296s2","type":"sales","kind":"credit_note","status":"issued","number":"CN-0001","contact_id":"con_01m8cb76vvebgvfrtdjpgshvg5","contact_name":"Marlow & Pike LLP","issue_date":"2026-03-12","due_date":"2026-03-12","amounts_are":"exclusive","currency":"GBP","reference":"INV-0004","notes":null,"net_total":150.00,"vat_total":30.00,"gross_total":180.00,"amount_paid":0.00,"amount_credited":0.00,"amount_due":180.00,"overdue":false,"journal_id":"jnl_01m8cb77ewendrh752ccmqzs8c","void_date":null,"void_journal_id":null,"created_at":"2026-11-26T16:32:34.268Z","updated_at":"2026-11-26T16:32:34.268Z","version":1,"lines":[{"description":"A day that was not held","quantity":1,"unit_price":150.00,"discount_percent":null,"account_id":"acc_01m8cb76g2ej191bjaqgzb9m9q","account_code":"4000","vat_code":"ST","net_amount":150.00,"vat_amount":30.00,"gross_amount":180.00}]}', '\xf4232bec72989943f7b88390179936e5a8800805ba932379f9d98a0a7b52f188');
INSERT INTO public.audit_events VALUES ('org_01m8cb76g2ej191bjatj71692m', 28, 1795710754580, 'usr_01m8cb760sed2aavc4m020dm4d', 'key_01m8cb769eep3819j39fxw7t26', 'journal.post', 'jnl_01m8cb77rme2hs6rxy0wakx3qb', NULL, '{"sequence":14,"total":10000.00}', '\x382ad80c31f590a95ecb43730a276cd236fd300d55ded794985245bcae55f0fc');
INSERT INTO public.audit_events VALUES ('org_01m8cb76g2ej191bjatj71692m', 29, 1795710754580, 'usr_01m8cb760sed2aavc4m020dm4d', 'key_01m8cb769eep3819j39fxw7t26', 'journal.post', 'jnl_01m8cb77rme2hs6rxy14r8zzd9', NULL, '{"sequence":15,"total":1000.00}', '\x53e6c776f4277f51cd0141e4a465e85e229c4556c8fe4b8f5de9ad8dc4b7ecb5');
INSERT INTO public.audit_events VALUES ('org_01m8cb76g2ej191bjatj71692m', 30, 1795710754580, 'usr_01m8cb760sed2aavc4m020dm4d', 'key_01m8cb769eep3819j39fxw7t26', 'journal.post', 'jnl_01m8cb77rme2hs6rxy1fq3tg01', NULL, '{"sequence":16,"total":74.92}', '\x2ef39a421365fa3a8accaff833923bef43c5bf1a56753cafc40f293c71f8bb46');
INSERT INTO public.audit_events VALUES ('org_01m8cb76g2ej191bjatj71692m', 43, 1795710755733, 'usr_01m8cb760sed2aavc4m020dm4d', 'key_01m8cb769eep3819j39fxw7t26', 'settlement.create', 'set_01m8cb78wnevqr4eas8ng1vs0q', NULL, '{"id":"set_01m8cb78wnevqr4eas8ng1vs0q","type":"receipt","status":"posted","refund":false,"contact_id":"con_01m8cb76vvebgvfrtdjpgshvg5","contact_name":"Marlow & Pike LLP","bank_account_id":"bac_01m8cb76nge6kserajqv3gxszs","date":"2026-03-16","amount":1418.40,"currency":"GBP","reference":null,"allocated_amount":1418.40,"unallocated_amount":0.00,"allocations":[{"id":"alc_01m8cb78wnevqr4eas8ng1vs0q","invoice_id":"inv_01m8cb77dfe4d8ekth5afvtaky","invoice_number":"INV-0004","settlement_id":"set_01m8cb78wnevqr4eas8ng1vs0q","credit_note_id":null,"amount":1418.40,"date":"2026-03-16","created_at":"2026-11-26T16:32:35.733Z"}],"bank_transaction_id":"btx_01m8cb77xhex1rmmp6nr3d7v6d","journal_id":"jnl_01m8cb78wnevqr4eas8ng1vs0q","void_date":null,"void_journal_id":null,"created_at":"2026-11-26T16:32:35.733Z","updated_at":"2026-11-26T16:32:35.733Z","version":1}', '\x2f09efe3355852190a87a14d4e29e2c65009278169214120ee4b92e51592cd5a');
INSERT INTO public.audit_events VALUES ('org_01m8cb76g2ej191bjatj71692m', 44, 1795710755733, 'usr_01m8cb760sed2aavc4m020dm4d', 'key_01m8cb769eep3819j39fxw7t26', 'bank_transaction.confirm', 'btx_01m8cb77xhex1rmmp6nr3d7v6d', NULL, '{"journal_id":"jnl_01m8cb78wnevqr4eas8ng1vs0q","way":"allocations"}', '\x3b7ee365447254289c6e6f0baca3d44f675abd672033fd785c8de7f94ccc2870');
INSERT INTO public.audit_events VALUES ('org_01m8cb76bbeghs7b9kdbddjj41', 5, 1795710758372, 'usr_01m8cb760sed2aavc4m020dm4d', 'key_01m8cb769eep3819j39fxw7t26', 'bank_transaction.create', 'btx_01m8cb7bf4e64bswmsvaj55rz3', NULL, '{"account_id":null,"amount":-500.0,"bank_account_id":"bac_01m8cb76eae03vd0kx3zmk1ktp","confirmed_at":null,"contact_id":null,"created_at":"2026-11-26T16:32:38.372Z","currency":"GBP","date":"2026-03-02","description":"CARD 4417 SCREWFIX","external_id":null,"id":"btx_01m8cb7bf4e64bswmsvaj55rz3","journal_id":null,"net_amount":-500.0,"reference":null,"settlement_id":null,"status":"unconfirmed","updated_at":"2026-11-26T16:32:38.372Z","vat_amount":0.0,"vat_code":"NV","version":1}', '\x6e0c0131c3563606b86d3818166d0209e0c5a71394e3a4742f9a616d8bd79568');
INSERT INTO public.audit_events VALUES ('org_01m8cb76g2ej191bjatj71692m', 31, 1795710754661, 'usr_01m8cb760sed2aavc4m020dm4d', 'key_01m8cb769eep3819j39fxw7t26', 'settlement.create', 'set_01m8cb77v5e7t9aps3xv19dx80', NULL, '{"id":"set_01m8cb77v5e7t9aps3xv19dx80","type":"receipt","status":"posted","refund":false,"contact_id":"con_01m8cb76tye8cra2s6q9cvnjj5","contact_name":"Kestrel Fitness CIC","bank_account_id":"bac_01m8cb76nge6kserajqv3gxszs","date":"2026-03-06","amount":282.00,"currency":"GBP","reference":null,"allocated_amount":282.00,"unallocated_amount":0.00,"allocations":[{"id":"alc_01m8cb77v5e7t9aps3y10znhas","invoice_id":"inv_01m8cb77d2e8yaqvy81fd6rwqj","invoice_number":"INV-0003","settlement_id":"set_01m8cb77v5e7t9aps3xv19dx80","credit_note_id":null,"amount":282.00,"date":"2026-03-06","created_at":"2026-11-26T16:32:34.661Z"}],"bank_transaction_id":null,"journal_id":"jnl_01m8cb77v5e7t9aps3xygm9nfw","void_date":null,"void_journal_id":null,"created_at":"2026-11-26T16:32:34.661Z","updated_at":"2026-11-26T16:32:34.661Z","version":1}', '\x54bb22a31ea32b4135144d57113bd0ba1edf57d30da02703d45e6e174645452a');
INSERT INTO public.audit_events VALUES ('org_01m8cb76g2ej191bjatj71692m', 39, 1795710755411, 'usr_01m8cb760sed2aavc4m020dm4d', 'key_01m8cb769eep3819j39fxw7t26', 'settlement.create', 'set_01m8cb78jke8crnq45tnmkq1kw', NULL, '{"id":"set_01m8cb78jke8crnq45tnmkq1kw","type":"receipt","status":"posted","refund":false,"contact_id":"con_01m8cb76sge439zwghw1yxm404","contact_name":"Abbey Schools Trust","bank_account_id":"bac_01m8cb76nge6kserajqv3gxszs","date":"2026-02-16","amount":1710.00,"currency":"GBP","reference":null,"allocated_amount":1710.00,"unallocated_amount":0.00,"allocations":[{"id":"alc_01m8cb78jke8crnq45tnmkq1kw","invoice_id":"inv_01m8cb77a4ejcb4sxz7hnj3z88","invoice_number":"INV-0001","settlement_id":"set_01m8cb78jke8crnq45tnmkq1kw","credit_note_id":null,"amount":840.00,"date":"2026-02-16","created_at":"2026-11-26T16:32:35.411Z"},{"id":"alc_01m8cb78jke8crnq45tnmkq1kx","invoice_id":"inv_01m8cb77c9e9prwf70e6xhqhp0","invoice_number":"INV-0002","settlement_id":"set_01m8cb78jke8crnq45tnmkq1kw","credit_note_id":null,"amount":870.00,"date":"2026-02-16","created_at":"2026-11-26T16:32:35.411Z"}],"bank_transaction_id":"btx_01m8cb77xhex1rmmp6n6rvxsc2","journal_id":"jnl_01m8cb78jke8crnq45tnmkq1kw","void_date":null,"void_journal_id":null,"created_at":"2026-11-26T16:32:35.411Z","updated_at":"2026-11-26T16:32:35.411Z","version":1}', '\xeea84a298809a39a452622e2fd74cc65c0418f3d595470768929ead1b9079c9c');
INSERT INTO public.audit_events VALUES ('org_01m8cb76g2ej191bjatj71692m', 40, 1795710755411, 'usr_01m8cb760sed2aavc4m020dm4d', 'key_01m8cb769eep3819j39fxw7t26', 'bank_transaction.confirm', 'btx_01m8cb77xhex1rmmp6n6rvxsc2', NULL, '{"journal_id":"jnl_01m8cb78jke8crnq45tnmkq1kw","way":"allocations"}', '\x23d74022fb7602919ae4bd0ce263fc99b8d15bf60fa0f887189a7a430a713c92');
INSERT INTO public.audit_events VALUES ('org_01m8cb76g2ej191bjatj71692m', 41, 1795710755601, 'usr_01m8cb760sed2aavc4m020dm4d', 'key_01m8cb769eep3819j39fxw7t26', 'settlement.create', 'set_01m8cb78rhe0bv95k3qfp6qn9t', NULL, '{"id":"set_01m8cb78rhe0bv95k3qfp6qn9t","type":"payment","status":"posted","refund":false,"contact_id":"con_01m8cb76x7ekp9b0j986bw0rtn","contact_name":"Printwell","bank_account_id":"bac_01m8cb76nge6kserajqv3gxszs","date":"2026-02-27","amount":400.00,"currency":"GBP","reference":null,"allocated_amount":400.00,"unallocated_amount":0.00,"allocations":[{"id":"alc_01m8cb78rhe0bv95k3qfp6qn9t","invoice_id":"inv_01m8cb77awex68gte7x7rdam44","invoice_number":"PX-881","settlement_id":"set_01m8cb78rhe0bv95k3qfp6qn9t","credit_note_id":null,"amount":400.00,"date":"2026-02-27","created_at":"2026-11-26T16:32:35.601Z"}],"bank_transaction_id":"btx_01m8cb77xhex1rmmp6nd7fbz2t","journal_id":"jnl_01m8cb78rhe0bv95k3qfp6qn9t","void_date":null,"void_journal_id":null,"created_at":"2026-11-26T16:32:35.601Z","updated_at":"2026-11-26T16:32:35.601Z","version":1}', '\x67b290959ece1349a6960dbbb94598415e24466ca605db1656fee9f963f1934f');
INSERT INTO public.audit_events VALUES ('org_01m8cb76g2ej191bjatj71692m', 42, 1795710755601, 'usr_01m8cb760sed2aavc4m020dm4d', 'key_01m8cb769eep3819j39fxw7t26', 'bank_transaction.confirm', 'btx_01m8cb77xhex1rmmp6nd7fbz2t', NULL, '{"journal_id":"jnl_01m8cb78rhe0bv95k3qfp6qn9t","way":"allocations"}', '\xb962c797ec7d1b0bd9cae816116050d05293a78f66beed29c011e7099a98593c');
INSERT INTO public.audit_events VALUES ('org_01m8cb76g2ej191bjatj71692m', 45, 1795710755923, 'usr_01m8cb760sed2aavc4m020dm4d', 'key_01m8cb769eep3819j39fxw7t26', 'settlement.match', 'set_01m8cb77v5e7t9aps3xv19dx80', NULL, '{"bank_transaction_id":"btx_01m8cb77xhex1rmmp6npc78939"}', '\x0309e81b51d11c3a960e0e394607f1ca224015ece2475be7ff89f6abf5b3db98');
INSERT INTO public.audit_events VALUES ('org_01m8cb76g2ej191bjatj71692m', 46, 1795710755923, 'usr_01m8cb760sed2aavc4m020dm4d', 'key_01m8cb769eep3819j39fxw7t26', 'bank_transaction.confirm', 'btx_01m8cb77xhex1rmmp6npc78939', NULL, '{"journal_id":"jnl_01m8cb77v5e7t9aps3xygm9nfw","way":"match"}', '\x76ae8836f2919a5bd58658c29c22a35cbf50714aa3ca2a2c7ef0ce233ef0b9c9');
INSERT INTO public.audit_events VALUES ('org_01m8cb76g2ej191bjatj71692m', 49, 1795710757056, 'usr_01m8cb760sed2aavc4m020dm4d', 'key_01m8cb769eep3819j39fxw7t26', 'bank_transaction.update', 'btx_01m8cb77xhex1rmmp6mw3qqfg4', '{"account_id":null,"contact_id":null,"vat_amount":null,"vat_code":"NV"}', '{"account_id":"acc_01m8cb76g2ej191bjascks6nfw","contact_id":null,"vat_amount":null,"vat_code":"ST"}', '\xec566e9b401a6ec2a177867425bcb1c4cc4713da2df9ab0de986dbd6f216d208');
INSERT INTO public.audit_events VALUES ('org_01m8cb76g2ej191bjatj71692m', 50, 1795710757056, 'usr_01m8cb760sed2aavc4m020dm4d', 'key_01m8cb769eep3819j39fxw7t26', 'bank_transaction.update', 'btx_01m8cb77xhex1rmmp6nahvcvda', '{"account_id":null,"contact_id":null,"vat_amount":null,"vat_code":"NV"}', '{"account_id":"acc_01m8cb76g2ej191bjasmcgfzsq","contact_id":null,"vat_amount":null,"vat_code":"ZR"}', '\x86e95d0f66d688092ee3a68fbeee77033cc304868bc822db435b3720cdb8e1a0');
INSERT INTO public.audit_events VALUES ('org_01m8cb76g2ej191bjatj71692m', 51, 1795710757056, 'usr_01m8cb760sed2aavc4m020dm4d', 'key_01m8cb769eep3819j39fxw7t26', 'bank_transaction.update', 'btx_01m8cb77xhex1rmmp6nkg2fa8r', '{"account_id":null,"contact_id":null,"vat_amount":null,"vat_code":"NV"}', '{"account_id":"acc_01m8cb76g2ej191bjascks6nfw","contact_id":null,"vat_amount":null,"vat_code":"ST"}', '\xccbc1669f2a537e9f0a88d3923859ca268dbfe1420eeb95b639ff22b6714ff78');
INSERT INTO public.audit_events VALUES ('org_01m8cb76g2ej191bjatj71692m', 52, 1795710757056, 'usr_01m8cb760sed2aavc4m020dm4d', 'key_01m8cb769eep3819j39fxw7t26', 'bank_transaction.update', 'btx_01m8cb77xhex1rmmp6nyzwz9w4', '{"account_id":null,"contact_id":null,"vat_amount":null,"vat_code":"NV"}', '{"account_id":"acc_01m8cb76g2ej191bjatbqnz1cm","contact_id":null,"vat_amount":null,"vat_code":"EX"}', '\xd300ba57aea40686b149156353ce65ae1f028fd7bc633d3c7811e964fb2a30e7');
INSERT INTO public.audit_events VALUES ('org_01m8cb76g2ej191bjatj71692m', 53, 1795710757145, 'usr_01m8cb760sed2aavc4m020dm4d', 'key_01m8cb769eep3819j39fxw7t26', 'bank_transaction.confirm', 'btx_01m8cb77xhex1rmmp6nahvcvda', NULL, '{"journal_id":"jnl_01m8cb7a8seaxr3yjezj02yqva","way":"account"}', '\x4823942dc6c45678f564d6bed28a2d547c78ea6ab7fe6dab05c64a66afc2116e');
INSERT INTO public.audit_events VALUES ('org_01m8cb76g2ej191bjatj71692m', 54, 1795710757309, 'usr_01m8cb760sed2aavc4m020dm4d', 'key_01m8cb769eep3819j39fxw7t26', 'bank_transaction.confirm', 'btx_01m8cb77xhex1rmmp6nkg2fa8r', NULL, '{"journal_id":"jnl_01m8cb7adxen69j5q5eb1vp39f","way":"account"}', '\x6da4ba0e616fb043f5a36a7d11fe4a5f99a1b2291331dd5f0a6c2481610384de');
INSERT INTO public.audit_events VALUES ('org_01m8cb76g2ej191bjatj71692m', 57, 1795710757816, 'usr_01m8cb760sed2aavc4m020dm4d', 'key_01m8cb769eep3819j39fxw7t26', 'vat_return.create', 'vrt_01m8cb7axre3srr4adxb8q117e', NULL, '{"id":"vrt_01m8cb7axre3srr4adxb8q117e","date_from":"2026-01-01","date_to":"2026-03-31","status":"draft","currency":"GBP","scheme":"standard","flat_rate_percent":null,"adjustments":[],"boxes":{"1":698.40,"2":0.00,"3":698.40,"4":319.80,"5":378.60,"6":4776.00,"7":3427.00,"8":0.00,"9":0.00},"direction":"pay","hmrc":{"vatDueSales":698.40,"vatDueAcquisitions":0.00,"totalVatDue":698.40,"vatReclaimedCurrPeriod":319.80,"netVatDue":378.60,"totalValueSalesExVAT":4776,"totalValuePurchasesExVAT":3427,"totalValueGoodsSuppliedExVAT":0,"totalAcquisitionsExVAT":0},"journal_id":null,"finalised_at":null,"created_at":"2026-11-26T16:32:37.816Z","updated_at":"2026-11-26T16:32:37.816Z","version":1}', '\x63621a48a2d5f42a7d96ba282b316f84b4bc3d5c8c2b97bfa86b2c5232faeafe');
INSERT INTO public.audit_events VALUES ('org_01m8cb76g2ej191bjatj71692m', 58, 1795710757854, 'usr_01m8cb760sed2aavc4m020dm4d', 'key_01m8cb769eep3819j39fxw7t26', 'vat_return.finalise', 'vrt_01m8cb7axre3srr4adxb8q117e', NULL, '{"id":"vrt_01m8cb7axre3srr4adxb8q117e","date_from":"2026-01-01","date_to":"2026-03-31","status":"finalised","currency":"GBP","scheme":"standard","flat_rate_percent":null,"adjustments":[],"boxes":{"1":698.40,"2":0.00,"3":698.40,"4":319.80,"5":378.60,"6":4776.00,"7":3427.00,"8":0.00,"9":0.00},"direction":"pay","hmrc":{"vatDueSales":698.40,"vatDueAcquisitions":0.00,"totalVatDue":698.40,"vatReclaimedCurrPeriod":319.80,"netVatDue":378.60,"totalValueSalesExVAT":4776,"totalValuePurchasesExVAT":3427,"totalValueGoodsSuppliedExVAT":0,"totalAcquisitionsExVAT":0},"journal_id":null,"finalised_at":"2026-11-26T16:32:37.854Z","created_at":"2026-11-26T16:32:37.816Z","updated_at":"2026-11-26T16:32:37.854Z","version":2}', '\x26cab06a89344883e600e2e7a39e86c0fec6cb86fa8e573516dafd83ef0c48ad');
INSERT INTO public.bank_accounts VALUES ('bac_01m8cb76eae03vd0kx3zmk1ktp', 'org_01m8cb76bbeghs7b9kdbddjj41', 'acc_01m8cb76bbeghs7b9k8ejnvpwd', 'Current', 'current', NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1795710753226, 1795710753226, 1, NULL);
INSERT INTO public.bank_accounts VALUES ('bac_01m8cb76qqe609jrm632enfd0g', 'org_01m8cb76g2ej191bjatj71692m', 'acc_01m8cb76qqe609jrm637yyzv5e', 'Savings', 'savings', NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1795710753527, 1795710753527, 1, NULL);
INSERT INTO public.bank_accounts VALUES ('bac_01m8cb76nge6kserajqv3gxszs', 'org_01m8cb76g2ej191bjatj71692m', 'acc_01m8cb76g2ej191bjanp6hzzwn', 'Current', 'current', NULL, NULL, NULL, 1000000, '2026-01-01', 'jnl_01m8cb76nge6kserajr2jvd4kw', 900715, 1795710753456, 1795710754737, 2, '2026-03-31');
INSERT INTO public.bank_transactions VALUES ('btx_01m8cb77xhex1rmmp6mmv0j31m', 'org_01m8cb76g2ej191bjatj71692m', 'bac_01m8cb76nge6kserajqv3gxszs', '2026-01-22', -107880, 'FPO TECHBARN LTD TB-0117', NULL, NULL, '\x1272808c0b8e7153718481fdd8cad3bca1177a0d294a925b0d41e3b4b2ae4845', 1, 'fpo techbarn ltd tb-0117', 'confirmed', NULL, 'NV', NULL, 'con_01m8cb76zjezaax034fs7wx1ya', 'allocations', 'jnl_01m8cb781aegps7dq5hnn5tcgn', 2, NULL, 'NV', 0, 1795710754858, 1795710754737, 1795710754858, 2, NULL);
INSERT INTO public.bank_transactions VALUES ('btx_01m8cb77xhex1rmmp6mtm9rhk0', 'org_01m8cb76g2ej191bjatj71692m', 'bac_01m8cb76nge6kserajqv3gxszs', '2026-01-30', 150000, 'FPI ABBEY SCHOOLS TRUST PART INV-0001', NULL, NULL, '\x328dd05df287413bbd6f750059372a7f48a2fe8810a1c938b25cc5b4201f7110', 1, 'fpi abbey schools trust part inv-0001', 'confirmed', NULL, 'NV', NULL, 'con_01m8cb76sge439zwghw1yxm404', 'allocations', 'jnl_01m8cb789jen2af3n0f9j3nbew', 2, NULL, 'NV', 0, 1795710755122, 1795710754737, 1795710755122, 2, NULL);
INSERT INTO public.bank_transactions VALUES ('btx_01m8cb77xhex1rmmp6n1evdmp3', 'org_01m8cb76g2ej191bjatj71692m', 'bac_01m8cb76nge6kserajqv3gxszs', '2026-02-10', -135000, 'FPO HARCOURT LETTINGS HL-33', NULL, NULL, '\xa554bd883699f03b2433581dae214b19ef4ca02926a5399a2312d8445d2ae6f3', 1, 'fpo harcourt lettings hl-33', 'confirmed', NULL, 'NV', NULL, 'con_01m8cb7732ex9a55wxm36fn6fn', 'allocations', 'jnl_01m8cb78fkeq091vgasaqnjgzk', 2, NULL, 'NV', 0, 1795710755315, 1795710754737, 1795710755315, 2, NULL);
INSERT INTO public.bank_transactions VALUES ('btx_01m8cb77xhex1rmmp6n6rvxsc2', 'org_01m8cb76g2ej191bjatj71692m', 'bac_01m8cb76nge6kserajqv3gxszs', '2026-02-16', 171000, 'FPI ABBEY SCHOOLS TRUST INV-0001 INV-0002', NULL, NULL, '\x3a4f56ddd806837edc73f6f4dc68c99dacbe0696ccc891aed5fa4883ff1e7336', 1, 'fpi abbey schools trust inv-0001 inv-0002', 'confirmed', NULL, 'NV', NULL, 'con_01m8cb76sge439zwghw1yxm404', 'allocations', 'jnl_01m8cb78jke8crnq45tnmkq1kw', 2, NULL, 'NV', 0, 1795710755411, 1795710754737, 1795710755411, 2, NULL);
INSERT INTO public.bank_transactions VALUES ('btx_01m8cb77xhex1rmmp6nd7fbz2t', 'org_01m8cb76g2ej191bjatj71692m', 'bac_01m8cb76nge6kserajqv3gxszs', '2026-02-27', -40000, 'FPO PRINTWELL PX-881', NULL, NULL, '\xcbb4004e5f456dd9c35d050b3fe3c9e6b04bf0eab21532e492b097a7b21b73a1', 1, 'fpo printwell px-881', 'confirmed', NULL, 'NV', NULL, 'con_01m8cb76x7ekp9b0j986bw0rtn', 'allocations', 'jnl_01m8cb78rhe0bv95k3qfp6qn9t', 2, NULL, 'NV', 0, 1795710755601, 1795710754737, 1795710755601, 2, NULL);
INSERT INTO public.bank_transactions VALUES ('btx_01m8cb77xhex1rmmp6nr3d7v6d', 'org_01m8cb76g2ej191bjatj71692m', 'bac_01m8cb76nge6kserajqv3gxszs', '2026-03-16', 141840, 'FPI MARLOW AND PIKE LLP INV-0004 LESS CN-0001', NULL, NULL, '\x71e7888d7a34f0bcc91a019e775f105d0016a4f32f799edaf02f3d2a7290e64d', 1, 'fpi marlow and pike llp inv-0004 less cn-0001', 'confirmed', NULL, 'NV', NULL, 'con_01m8cb76vvebgvfrtdjpgshvg5', 'allocations', 'jnl_01m8cb78wnevqr4eas8ng1vs0q', 2, NULL, 'NV', 0, 1795710755733, 1795710754737, 1795710755733, 2, NULL);
INSERT INTO public.bank_transactions VALUES ('btx_01m8cb77xhex1rmmp6npc78939', 'org_01m8cb76g2ej191bjatj71692m', 'bac_01m8cb76nge6kserajqv3gxszs', '2026-03-06', 28200, 'FPI KESTREL FITNESS CIC INV-0003', NULL, NULL, '\x8e0352e4b1b35f89518582419b2ff0638d7196ea458695b1839482ea1b564551', 1, 'fpi kestrel fitness cic inv-0003', 'confirmed', NULL, 'NV', NULL, 'con_01m8cb76tye8cra2s6q9cvnjj5', 'match', 'jnl_01m8cb77v5e7t9aps3xygm9nfw', 2, NULL, 'NV', 0, 1795710755923, 1795710754737, 1795710755923, 2, NULL);
INSERT INTO public.bank_transactions VALUES ('btx_01m8cb77xhex1rmmp6p34ffygr', 'org_01m8cb76g2ej191bjatj71692m', 'bac_01m8cb76nge6kserajqv3gxszs', '2026-03-25', -200000, 'TFR TO SAVINGS', NULL, NULL, '\xb7b90b8ee2bd4f650d5f978b5912eb492294e4044b7d3c5c2e065ca73b855eae', 1, 'tfr to savings', 'confirmed', NULL, 'NV', NULL, NULL, 'transfer', 'jnl_01m8cb795vem0b92vkqdb4d2rp', 1, NULL, 'NV', 0, 1795710756027, 1795710754737, 1795710756027, 2, NULL);
INSERT INTO public.bank_transactions VALUES ('btx_01m8cb77xhex1rmmp6p4af3042', 'org_01m8cb76g2ej191bjatj71692m', 'bac_01m8cb76nge6kserajqv3gxszs', '2026-03-31', -93655, 'FPO J WREN NET PAY MARCH', NULL, NULL, '\xb723781a8f8f5c03549e3d18755201bd640e2ac657779e194ac48817223ffdee', 1, 'fpo j wren net pay march', 'confirmed', 'acc_01m8cb76g2ej191bjapdhztp00', 'NV', NULL, NULL, 'account', 'jnl_01m8cb79a7evjtgqsw1mmeyz16', 1, 'acc_01m8cb76g2ej191bjapdhztp00', 'NV', 0, 1795710756167, 1795710754737, 1795710756167, 2, NULL);
INSERT INTO public.bank_transactions VALUES ('btx_01m8cb77xhex1rmmp6nahvcvda', 'org_01m8cb76g2ej191bjatj71692m', 'bac_01m8cb76nge6kserajqv3gxszs', '2026-02-18', -5840, 'CARD TRAINLINE.COM LONDON', NULL, NULL, '\x56cf7dbbb1cce80aae434516f639c2ae3ac2f04ae4e3ec16a64f481c4271ce17', 1, 'card trainline.com london', 'confirmed', 'acc_01m8cb76g2ej191bjasmcgfzsq', 'ZR', NULL, NULL, 'account', 'jnl_01m8cb7a8seaxr3yjezj02yqva', 1, 'acc_01m8cb76g2ej191bjasmcgfzsq', 'ZR', 0, 1795710757145, 1795710754737, 1795710757145, 3, NULL);
INSERT INTO public.bank_transactions VALUES ('btx_01m8cb77xhex1rmmp6nkg2fa8r', 'org_01m8cb76g2ej191bjatj71692m', 'bac_01m8cb76nge6kserajqv3gxszs', '2026-03-02', -3600, 'CARD SLATEWORK SOFTWARE SUBSCRIPTION', NULL, NULL, '\xc9f5fec85cb8d9a7ff4021b408ab259a9bb61a729b1b9895d3cbf4c028444205', 1, 'card slatework software subscription', 'confirmed', 'acc_01m8cb76g2ej191bjascks6nfw', 'ST', NULL, NULL, 'account', 'jnl_01m8cb7adxen69j5q5eb1vp39f', 1, 'acc_01m8cb76g2ej191bjascks6nfw', 'ST', -600, 1795710757309, 1795710754737, 1795710757309, 3, NULL);
INSERT INTO public.bank_transactions VALUES ('btx_01m8cb77xhex1rmmp6mw3qqfg4', 'org_01m8cb76g2ej191bjatj71692m', 'bac_01m8cb76nge6kserajqv3gxszs', '2026-02-02', -3600, 'CARD SLATEWORK SOFTWARE SUBSCRIPTION', NULL, NULL, '\x67141ee03747f94a367872676174183b43b71f3c3cdd657ed483571c76ec7c0e', 1, 'card slatework software subscription', 'confirmed', 'acc_01m8cb76g2ej191bjascks6nfw', 'ST', NULL, NULL, 'account', 'jnl_01m8cb7amjestads5zssn6w3t2', 1, 'acc_01m8cb76g2ej191bjascks6nfw', 'ST', -600, 1795710757522, 1795710754737, 1795710757522, 3, NULL);
INSERT INTO public.bank_transactions VALUES ('btx_01m8cb77xhex1rmmp6nyzwz9w4', 'org_01m8cb76g2ej191bjatj71692m', 'bac_01m8cb76nge6kserajqv3gxszs', '2026-03-20', -750, 'TOTAL CHARGES TO 19MAR2026', NULL, NULL, '\xf0ba29b088e504eae3e9a2fe7a0600dae5d622db4b4b80ccffa83595db79f5c3', 1, 'total charges to 19mar2026', 'confirmed', 'acc_01m8cb76g2ej191bjatbqnz1cm', 'EX', NULL, NULL, 'account', 'jnl_01m8cb7aqwe779temr56g1a8nc', 1, 'acc_01m8cb76g2ej191bjatbqnz1cm', 'EX', 0, 1795710757628, 1795710754737, 1795710757628, 3, NULL);
INSERT INTO public.bank_transactions VALUES ('btx_01m8cb7bf4e64bswmsvaj55rz3', 'org_01m8cb76bbeghs7b9kdbddjj41', 'bac_01m8cb76eae03vd0kx3zmk1ktp', '2026-03-02', -50000, 'CARD 4417 SCREWFIX', NULL, NULL, '\x0ed9bb1b0d55af6c307ff282ecdc85bc1bd02e3792ac92d0af03bb4a90c6ddd4', 1, 'card 4417 screwfix', 'unconfirmed', NULL, 'NV', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1795710758372, 1795710758411, 3, NULL);
INSERT INTO public.blobs VALUES ('01a218b3adc37402a2d59b9c2a95b236', 375, 1, 1795710758339, '\x28b52ffd607700cd0800040f7b2273756d6d617279223a7b227665726966696564223a747275652c2262616e6b5f726f7773223a332c22626f6f6d6174636865645f636f756e746d697373696e675f66726f6d5f626f6f6b73302c2272656d6f76657d2c22637265646974735f63686172676564636174696f6e223a7b2269735f65787065637465645f6e65745f64697363726570616e6379223a302e30302c2261637475616c656666656374726561736f6e223a2254686520756e20726f7773206578706c61696e207468652077686f6c6520646966666572656e6365206265747765656e2062616e6b20616e64202e227d223a5b5d223a5b5d7d0e007c4b48c0a28340404e932b4f820e7a4964b66533fef11344e10a3fa904d4b38712df61cc32');
INSERT INTO public.contacts VALUES ('con_01m8cb76sge439zwghw1yxm404', 'org_01m8cb76g2ej191bjatj71692m', 'customer', 'Abbey Schools Trust', NULL, NULL, NULL, NULL, NULL, 30, NULL, NULL, 'active', 'abbey schools trust', 1795710753584, 1795710753584, 1);
INSERT INTO public.contacts VALUES ('con_01m8cb76tye8cra2s6q9cvnjj5', 'org_01m8cb76g2ej191bjatj71692m', 'customer', 'Kestrel Fitness CIC', NULL, NULL, NULL, NULL, NULL, 30, NULL, NULL, 'active', 'kestrel fitness cic', 1795710753630, 1795710753630, 1);
INSERT INTO public.contacts VALUES ('con_01m8cb76vvebgvfrtdjpgshvg5', 'org_01m8cb76g2ej191bjatj71692m', 'customer', 'Marlow & Pike LLP', NULL, NULL, NULL, NULL, NULL, 30, NULL, NULL, 'active', 'marlow & pike llp', 1795710753659, 1795710753659, 1);
INSERT INTO public.contacts VALUES ('con_01m8cb76x7ekp9b0j986bw0rtn', 'org_01m8cb76g2ej191bjatj71692m', 'supplier', 'Printwell', NULL, NULL, NULL, NULL, NULL, 30, NULL, NULL, 'active', 'printwell', 1795710753703, 1795710753703, 1);
INSERT INTO public.contacts VALUES ('con_01m8cb76zjezaax034fs7wx1ya', 'org_01m8cb76g2ej191bjatj71692m', 'supplier', 'Techbarn', NULL, NULL, NULL, NULL, NULL, 30, NULL, NULL, 'active', 'techbarn', 1795710753778, 1795710753778, 1);
INSERT INTO public.contacts VALUES ('con_01m8cb7732ex9a55wxm36fn6fn', 'org_01m8cb76g2ej191bjatj71692m', 'supplier', 'Harcourt Lettings', NULL, NULL, NULL, NULL, NULL, 30, NULL, NULL, 'active', 'harcourt lettings', 1795710753890, 1795710753890, 1);
INSERT INTO public.contacts VALUES ('con_01m8cb775jephak567xbv4r8js', 'org_01m8cb76g2ej191bjatj71692m', 'supplier', 'Fern & Rowe', NULL, NULL, NULL, NULL, NULL, 30, NULL, NULL, 'active', 'fern & rowe', 1795710753970, 1795710753970, 1);
INSERT INTO public.credit_movements OVERRIDING SYSTEM VALUE VALUES (1, 'usr_01m8cb760sed2aavc4m020dm4d', 'grant', 10, 0, NULL, NULL, 1795710758297);
INSERT INTO public.credit_movements OVERRIDING SYSTEM VALUE VALUES (2, 'usr_01m8cb760sed2aavc4m020dm4d', 'charge', -3, 0, 'rec_01m8cb7bdce1ytgasdj2yn8kq5', NULL, 1795710758339);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8cb760sed2aavc4m020dm4d', '', '01a218b3-99ff-7200-aa9f-7996ed5bd115', '\x5c7452414ad92b98b79b5910903bbef595cc552b9c56621595b1aac3956bb699', 201, '{"data":{"id":"org_01m8cb76g2ej191bjatj71692m","name":"Wren & Marsh Ltd","currency":"GBP","country":"GB","financial_year_end":"03-31","vat_registered":true,"vat_number":null,"vat_scheme":"standard","flat_rate_percent":null,"vat_rounding":"line","status":"active","role":"owner","lock_date":null,"created_at":"2026-11-26T16:32:33.282Z","updated_at":"2026-11-26T16:32:33.282Z","version":1}}', 1795710753282);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8cb760sed2aavc4m020dm4d', 'org_01m8cb76g2ej191bjatj71692m', '01a218b3-9a27-753d-acdd-cc425d010592', '\x297dcf2b1892a6f2581cbff6a895e4317c6042a601f53585cc54d1961358da52', 201, '{"data":{"id":"acc_01m8cb76haej7spxrj1xqh97an","code":"2250","name":"VAT","account_type":"LIABILITY","role":"vat_control","default_vat_code":null,"description":null,"currency":"GBP","status":"active","balance":0.00,"created_at":"2026-11-26T16:32:33.322Z","updated_at":"2026-11-26T16:32:33.322Z","version":1}}', 1795710753322);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8cb760sed2aavc4m020dm4d', 'org_01m8cb76g2ej191bjatj71692m', '01a218b3-9a4b-7799-b2ab-27a9c77b0f16', '\x8aa3da96c6b8d9e05eb8847518a112c113afff039c35d24a3c6f848bc07d7ff7', 201, '{"data":{"id":"acc_01m8cb76jdetsbrvk8t3w2rcfc","code":"4100","name":"Room hire","account_type":"INCOME","role":null,"default_vat_code":"EX","description":null,"currency":"GBP","status":"active","balance":0.00,"created_at":"2026-11-26T16:32:33.357Z","updated_at":"2026-11-26T16:32:33.357Z","version":1}}', 1795710753357);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8cb760sed2aavc4m020dm4d', 'org_01m8cb76g2ej191bjatj71692m', '01a218b3-9a72-715d-bbe2-e541157c3979', '\xf9d98f0c8832cb5d56810551eb82f91f43b45092c182f41c6c797d6ec140403c', 201, '{"data":{"id":"acc_01m8cb76kkenp8fh858wdjf6w9","code":"6800","name":"Depreciation","account_type":"EXPENSE","role":null,"default_vat_code":null,"description":null,"currency":"GBP","status":"active","balance":0.00,"created_at":"2026-11-26T16:32:33.395Z","updated_at":"2026-11-26T16:32:33.395Z","version":1}}', 1795710753395);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8cb760sed2aavc4m020dm4d', 'org_01m8cb76g2ej191bjatj71692m', '01a218b3-9aae-7142-b1b2-1c2e6c88fe6e', '\x9f7f7ce42343cd38c4aad6a6bb432938440354a767ad8c3fa818bcb64a93fe7e', 201, '{"data":{"id":"bac_01m8cb76nge6kserajqv3gxszs","name":"Current","type":"current","account_id":"acc_01m8cb76g2ej191bjanp6hzzwn","currency":"GBP","account_number":null,"sort_code":null,"iban":null,"opening_balance":10000.00,"opening_date":"2026-01-01","opening_journal_id":"jnl_01m8cb76nge6kserajr2jvd4kw","ledger_balance":10000.00,"statement_balance":null,"statement_date":null,"unconfirmed_count":0,"created_at":"2026-11-26T16:32:33.456Z","updated_at":"2026-11-26T16:32:33.456Z","version":1}}', 1795710753456);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8cb760sed2aavc4m020dm4d', 'org_01m8cb76g2ej191bjatj71692m', '01a218b3-9aef-72b2-961a-870d70a2c0a7', '\x650d3abbc95885252501f7180e4c2f3997f8b786e7d5a6a5aeac20d60954db52', 201, '{"data":{"id":"bac_01m8cb76qqe609jrm632enfd0g","name":"Savings","type":"savings","account_id":"acc_01m8cb76qqe609jrm637yyzv5e","currency":"GBP","account_number":null,"sort_code":null,"iban":null,"opening_balance":null,"opening_date":null,"opening_journal_id":null,"ledger_balance":0.00,"statement_balance":null,"statement_date":null,"unconfirmed_count":0,"created_at":"2026-11-26T16:32:33.527Z","updated_at":"2026-11-26T16:32:33.527Z","version":1}}', 1795710753527);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8cb760sed2aavc4m020dm4d', 'org_01m8cb76g2ej191bjatj71692m', '01a218b3-9b2b-71e9-96e5-afa3b2c10aa9', '\xb0743f3ca50d3fec0718c14e2ebac94e58dfee888c2f6770b7639cbbfc317cbe', 201, '{"data":{"id":"con_01m8cb76sge439zwghw1yxm404","kind":"customer","name":"Abbey Schools Trust","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-26T16:32:33.584Z","updated_at":"2026-11-26T16:32:33.584Z","version":1}}', 1795710753584);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8cb760sed2aavc4m020dm4d', 'org_01m8cb76g2ej191bjatj71692m', '01a218b3-9b5a-7360-a927-3b44f6525651', '\x733755b8d5da269fc9a46b287c707b3fb8e32b519d6919d845ce0da2f514c7cc', 201, '{"data":{"id":"con_01m8cb76tye8cra2s6q9cvnjj5","kind":"customer","name":"Kestrel Fitness CIC","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-26T16:32:33.630Z","updated_at":"2026-11-26T16:32:33.630Z","version":1}}', 1795710753630);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8cb760sed2aavc4m020dm4d', 'org_01m8cb76g2ej191bjatj71692m', '01a218b3-9b78-7442-95e3-d2f36a018f37', '\x3655e7fdfda1ff0f2f05750630520ff827e3d71a70098cf58658ab6306e6a768', 201, '{"data":{"id":"con_01m8cb76vvebgvfrtdjpgshvg5","kind":"customer","name":"Marlow & Pike LLP","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-26T16:32:33.659Z","updated_at":"2026-11-26T16:32:33.659Z","version":1}}', 1795710753659);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8cb760sed2aavc4m020dm4d', 'org_01m8cb76g2ej191bjatj71692m', '01a218b3-9ba5-75bb-89f4-b7f384c83a21', '\x949377ef242f251902b77c1ecabb925cc59408cc7207ad9676a92896a6637a25', 201, '{"data":{"id":"con_01m8cb76x7ekp9b0j986bw0rtn","kind":"supplier","name":"Printwell","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-26T16:32:33.703Z","updated_at":"2026-11-26T16:32:33.703Z","version":1}}', 1795710753703);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8cb760sed2aavc4m020dm4d', 'org_01m8cb76g2ej191bjatj71692m', '01a218b3-9bec-7397-981f-1435d5839e00', '\xe2045bc72174c525f7f425eeea32fd328f6fb8651ee86f7df80350c97155f6be', 201, '{"data":{"id":"con_01m8cb76zjezaax034fs7wx1ya","kind":"supplier","name":"Techbarn","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-26T16:32:33.778Z","updated_at":"2026-11-26T16:32:33.778Z","version":1}}', 1795710753778);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8cb760sed2aavc4m020dm4d', 'org_01m8cb76g2ej191bjatj71692m', '01a218b3-9c59-77dc-9e54-5750ab3f5137', '\xd44cde7a1303a19efb29d1c90ce53ca9bbc483858114e76aded176c58434f69e', 201, '{"data":{"id":"con_01m8cb7732ex9a55wxm36fn6fn","kind":"supplier","name":"Harcourt Lettings","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-26T16:32:33.890Z","updated_at":"2026-11-26T16:32:33.890Z","version":1}}', 1795710753890);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8cb760sed2aavc4m020dm4d', 'org_01m8cb76g2ej191bjatj71692m', '01a218b3-9ca5-75df-9d76-9b080eded47a', '\x13db3ef55852f1914c89b36eaf1f078f2f7499cfbfac30093e97639fc815ad22', 201, '{"data":{"id":"con_01m8cb775jephak567xbv4r8js","kind":"supplier","name":"Fern & Rowe","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-26T16:32:33.970Z","updated_at":"2026-11-26T16:32:33.970Z","version":1}}', 1795710753970);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8cb760sed2aavc4m020dm4d', 'org_01m8cb76g2ej191bjatj71692m', 'tieout-invoices-ea55be5ad4da1fa69db15fe860662924c1549c5d9dc707423e3af256698768e6', '\x40e3d8c93b006eae0c08db234e1d07ed656cb21947de81e0514720a44df1a010', 201, '{"data":{"id":"inv_01m8cb77a4ejcb4sxz7hnj3z88","type":"sales","kind":"invoice","status":"issued","number":"INV-0001","contact_id":"con_01m8cb76sge439zwghw1yxm404","contact_name":"Abbey Schools Trust","issue_date":"2026-01-15","due_date":"2026-02-14","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":1950.00,"vat_total":390.00,"gross_total":2340.00,"amount_paid":0.00,"amount_credited":0.00,"amount_due":2340.00,"overdue":true,"journal_id":"jnl_01m8cb77a4ejcb4sxz7mc2g7jg","void_date":null,"void_journal_id":null,"created_at":"2026-11-26T16:32:34.116Z","updated_at":"2026-11-26T16:32:34.116Z","version":1,"lines":[{"description":"Course design, 3 days","quantity":3,"unit_price":650.00,"discount_percent":null,"account_id":"acc_01m8cb76g2ej191bjaqgzb9m9q","account_code":"4000","vat_code":"ST","net_amount":1950.00,"vat_amount":390.00,"gross_amount":2340.00}]}}', 1795710754116);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8cb760sed2aavc4m020dm4d', 'org_01m8cb76g2ej191bjatj71692m', 'tieout-invoices-0e8c3d76a172aeb2af5f5776a135cd859619576520c735794917af7e20ff637a', '\xa79972cb983e01cb24a8d5da968232e40fc2b7d9ef52c4badf25fc78a69e9e6d', 201, '{"data":{"id":"inv_01m8cb77awex68gte7x7rdam44","type":"purchase","kind":"invoice","status":"issued","number":"PX-881","contact_id":"con_01m8cb76x7ekp9b0j986bw0rtn","contact_name":"Printwell","issue_date":"2026-01-20","due_date":"2026-02-19","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":412.00,"vat_total":0.00,"gross_total":412.00,"amount_paid":0.00,"amount_credited":0.00,"amount_due":412.00,"overdue":true,"journal_id":"jnl_01m8cb77awex68gte7xbdzc288","void_date":null,"void_journal_id":null,"created_at":"2026-11-26T16:32:34.140Z","updated_at":"2026-11-26T16:32:34.140Z","version":1,"lines":[{"description":"Printing of workbooks","quantity":1,"unit_price":412.00,"discount_percent":null,"account_id":"acc_01m8cb76g2ej191bjar7jmzxwx","account_code":"5000","vat_code":"ZR","net_amount":412.00,"vat_amount":0.00,"gross_amount":412.00}]}}', 1795710754140);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8cb760sed2aavc4m020dm4d', 'org_01m8cb76g2ej191bjatj71692m', 'tieout-invoices-d7bb6f17e41183acf31e8c2299dfb575f9be06a34961f5054a0a320ae9231db4', '\x7074412399e2d431edb5609983cffdbcf9fb5a9005d410dba1cdd828a57317b7', 201, '{"data":{"id":"inv_01m8cb77beem3skxhs4dz6shfs","type":"purchase","kind":"invoice","status":"issued","number":"TB-0117","contact_id":"con_01m8cb76zjezaax034fs7wx1ya","contact_name":"Techbarn","issue_date":"2026-01-21","due_date":"2026-02-20","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":899.00,"vat_total":179.80,"gross_total":1078.80,"amount_paid":0.00,"amount_credited":0.00,"amount_due":1078.80,"overdue":true,"journal_id":"jnl_01m8cb77beem3skxhs4h5hgmpz","void_date":null,"void_journal_id":null,"created_at":"2026-11-26T16:32:34.158Z","updated_at":"2026-11-26T16:32:34.158Z","version":1,"lines":[{"description":"Laptop","quantity":1,"unit_price":899.00,"discount_percent":null,"account_id":"acc_01m8cb76g2ej191bjampjdrvpa","account_code":"1000","vat_code":"ST","net_amount":899.00,"vat_amount":179.80,"gross_amount":1078.80}]}}', 1795710754158);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8cb760sed2aavc4m020dm4d', 'org_01m8cb76g2ej191bjatj71692m', 'tieout-invoices-8a915115fb19ee41d87486fa3bd8a3be760eaa0adfc0253ca03c1ed91c395c54', '\x1faf663b8c316ca8b6a3527dc71518dfba66849b250566da15eca036b192721e', 201, '{"data":{"id":"inv_01m8cb77cqe0b9nhbz79pfa8tn","type":"purchase","kind":"invoice","status":"issued","number":"HL-33","contact_id":"con_01m8cb7732ex9a55wxm36fn6fn","contact_name":"Harcourt Lettings","issue_date":"2026-02-01","due_date":"2026-03-03","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":1350.00,"vat_total":0.00,"gross_total":1350.00,"amount_paid":0.00,"amount_credited":0.00,"amount_due":1350.00,"overdue":true,"journal_id":"jnl_01m8cb77cqe0b9nhbz7e27vvs9","void_date":null,"void_journal_id":null,"created_at":"2026-11-26T16:32:34.199Z","updated_at":"2026-11-26T16:32:34.199Z","version":1,"lines":[{"description":"Rent, January to March","quantity":1,"unit_price":1350.00,"discount_percent":null,"account_id":"acc_01m8cb76g2ej191bjarzr4tqj8","account_code":"6100","vat_code":"EX","net_amount":1350.00,"vat_amount":0.00,"gross_amount":1350.00}]}}', 1795710754199);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8cb760sed2aavc4m020dm4d', 'org_01m8cb76g2ej191bjatj71692m', 'tieout-invoices-f7e3d19ab6d66e793700d09dc71200c4a3c1e90cd0225fa135d9d3ead827c028', '\x7ae4334a1238f688f024e848aefe21ebb980a4e6180259ff644036be5c8ca96d', 201, '{"data":{"id":"inv_01m8cb77d2e8yaqvy81fd6rwqj","type":"sales","kind":"invoice","status":"issued","number":"INV-0003","contact_id":"con_01m8cb76tye8cra2s6q9cvnjj5","contact_name":"Kestrel Fitness CIC","issue_date":"2026-02-09","due_date":"2026-03-11","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":275.00,"vat_total":7.00,"gross_total":282.00,"amount_paid":0.00,"amount_credited":0.00,"amount_due":282.00,"overdue":true,"journal_id":"jnl_01m8cb77d2e8yaqvy81jd6tv75","void_date":null,"void_journal_id":null,"created_at":"2026-11-26T16:32:34.210Z","updated_at":"2026-11-26T16:32:34.210Z","version":1,"lines":[{"description":"Seminar room, 5 evenings","quantity":5,"unit_price":48.00,"discount_percent":null,"account_id":"acc_01m8cb76jdetsbrvk8t3w2rcfc","account_code":"4100","vat_code":"EX","net_amount":240.00,"vat_amount":0.00,"gross_amount":240.00},{"description":"Projector","quantity":1,"unit_price":35.00,"discount_percent":null,"account_id":"acc_01m8cb76g2ej191bjaqgzb9m9q","account_code":"4000","vat_code":"ST","net_amount":35.00,"vat_amount":7.00,"gross_amount":42.00}]}}', 1795710754210);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8cb760sed2aavc4m020dm4d', 'org_01m8cb76g2ej191bjatj71692m', 'tieout-invoices-0246814533e92f6b434435662a556eed3051b5afd8ee4b71e0d6e8d378db8d60', '\x649d40c898ce002f0c93b9ce409bc77f4509e139cc9ae2666ff428cb9a13005b', 201, '{"data":{"id":"inv_01m8cb77dfe4d8ekth5afvtaky","type":"sales","kind":"invoice","status":"issued","number":"INV-0004","contact_id":"con_01m8cb76vvebgvfrtdjpgshvg5","contact_name":"Marlow & Pike LLP","issue_date":"2026-02-20","due_date":"2026-03-22","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":1332.00,"vat_total":266.40,"gross_total":1598.40,"amount_paid":0.00,"amount_credited":0.00,"amount_due":1598.40,"overdue":true,"journal_id":"jnl_01m8cb77dfe4d8ekth5cjwgzma","void_date":null,"void_journal_id":null,"created_at":"2026-11-26T16:32:34.223Z","updated_at":"2026-11-26T16:32:34.223Z","version":1,"lines":[{"description":"Course for new starters","quantity":1,"unit_price":1480.00,"discount_percent":10,"account_id":"acc_01m8cb76g2ej191bjaqgzb9m9q","account_code":"4000","vat_code":"ST","net_amount":1332.00,"vat_amount":266.40,"gross_amount":1598.40}]}}', 1795710754223);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8cb760sed2aavc4m020dm4d', 'org_01m8cb76g2ej191bjatj71692m', 'tieout-invoices-1687ca3e7c1e6289e27fda7a3d648c16f5ca96d83c26d410e9d442a76b594096', '\x819f1106eebca0189fa2530174e24f344a60e07643107b78f5be3e4a39e14c66', 201, '{"data":{"id":"inv_01m8cb77ewendrh752c8s296s2","type":"sales","kind":"credit_note","status":"issued","number":"CN-0001","contact_id":"con_01m8cb76vvebgvfrtdjpgshvg5","contact_name":"Marlow & Pike LLP","issue_date":"2026-03-12","due_date":"2026-03-12","amounts_are":"exclusive","currency":"GBP","reference":"INV-0004","notes":null,"net_total":150.00,"vat_total":30.00,"gross_total":180.00,"amount_paid":0.00,"amount_credited":0.00,"amount_due":180.00,"overdue":false,"journal_id":"jnl_01m8cb77ewendrh752ccmqzs8c","void_date":null,"void_journal_id":null,"created_at":"2026-11-26T16:32:34.268Z","updated_at":"2026-11-26T16:32:34.268Z","version":1,"lines":[{"description":"A day that was not held","quantity":1,"unit_price":150.00,"discount_percent":null,"account_id":"acc_01m8cb76g2ej191bjaqgzb9m9q","account_code":"4000","vat_code":"ST","net_amount":150.00,"vat_amount":30.00,"gross_amount":180.00}]}}', 1795710754268);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8cb760sed2aavc4m020dm4d', 'org_01m8cb76g2ej191bjatj71692m', 'tieout-invoices-3fc3f4ca3c330ac3a83984d9085eb59c487c23118138545feebbc6c63e1cb6cf', '\x7ae35c9f26aab9b70d11e4b4787134be5ff115aaed8261793c301513a2021ce4', 201, '{"data":{"id":"inv_01m8cb77c9e9prwf70e6xhqhp0","type":"sales","kind":"invoice","status":"issued","number":"INV-0002","contact_id":"con_01m8cb76sge439zwghw1yxm404","contact_name":"Abbey Schools Trust","issue_date":"2026-01-28","due_date":"2026-02-27","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":870.00,"vat_total":0.00,"gross_total":870.00,"amount_paid":0.00,"amount_credited":0.00,"amount_due":870.00,"overdue":true,"journal_id":"jnl_01m8cb77c9e9prwf70e9a2z59z","void_date":null,"void_journal_id":null,"created_at":"2026-11-26T16:32:34.185Z","updated_at":"2026-11-26T16:32:34.185Z","version":1,"lines":[{"description":"Workbooks","quantity":120,"unit_price":7.25,"discount_percent":null,"account_id":"acc_01m8cb76g2ej191bjaqmsb164t","account_code":"4010","vat_code":"ZR","net_amount":870.00,"vat_amount":0.00,"gross_amount":870.00}]}}', 1795710754185);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8cb760sed2aavc4m020dm4d', 'org_01m8cb76g2ej191bjatj71692m', 'tieout-invoices-ae87980d3c49fd5d18c0d3c44edb3ed1254caa33ed10054d84aa5fc1e19d965e', '\x9b03d0a8817bbeaff014fda3bc6dc1286319698d9d79e5e4eeafc9af7bf6b455', 201, '{"data":{"id":"inv_01m8cb77eaeyx8f8k0y9kvn23p","type":"sales","kind":"invoice","status":"issued","number":"INV-0005","contact_id":"con_01m8cb76vvebgvfrtdjpgshvg5","contact_name":"Marlow & Pike LLP","issue_date":"2026-03-03","due_date":"2026-04-02","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":500.00,"vat_total":100.00,"gross_total":600.00,"amount_paid":0.00,"amount_credited":0.00,"amount_due":600.00,"overdue":true,"journal_id":"jnl_01m8cb77eaeyx8f8k0yc283vsj","void_date":null,"void_journal_id":null,"created_at":"2026-11-26T16:32:34.250Z","updated_at":"2026-11-26T16:32:34.250Z","version":1,"lines":[{"description":"Raised in error","quantity":1,"unit_price":500.00,"discount_percent":null,"account_id":"acc_01m8cb76g2ej191bjaqgzb9m9q","account_code":"4000","vat_code":"ST","net_amount":500.00,"vat_amount":100.00,"gross_amount":600.00}]}}', 1795710754250);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8cb760sed2aavc4m020dm4d', 'org_01m8cb76g2ej191bjatj71692m', '01a218b3-9f63-7653-b0b1-c31f55909c76', '\xb4a1b6efe02672a924fee508ef4b3cf9e931b2b5d3e6519227932f121a148ab1', 201, '{"data":{"id":"set_01m8cb77v5e7t9aps3xv19dx80","type":"receipt","status":"posted","refund":false,"contact_id":"con_01m8cb76tye8cra2s6q9cvnjj5","contact_name":"Kestrel Fitness CIC","bank_account_id":"bac_01m8cb76nge6kserajqv3gxszs","date":"2026-03-06","amount":282.00,"currency":"GBP","reference":null,"allocated_amount":282.00,"unallocated_amount":0.00,"allocations":[{"id":"alc_01m8cb77v5e7t9aps3y10znhas","invoice_id":"inv_01m8cb77d2e8yaqvy81fd6rwqj","invoice_number":"INV-0003","settlement_id":"set_01m8cb77v5e7t9aps3xv19dx80","credit_note_id":null,"amount":282.00,"date":"2026-03-06","created_at":"2026-11-26T16:32:34.661Z"}],"bank_transaction_id":null,"journal_id":"jnl_01m8cb77v5e7t9aps3xygm9nfw","void_date":null,"void_journal_id":null,"created_at":"2026-11-26T16:32:34.661Z","updated_at":"2026-11-26T16:32:34.661Z","version":1}}', 1795710754661);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8cb760sed2aavc4m020dm4d', 'org_01m8cb76g2ej191bjatj71692m', '01a218b3-a24e-7209-9a15-34f18d3a6ed6', '\x2d3f9e6754089aaa3705cd0260141794134e961a128fdc97c50be598d0429186', 200, '{"data":{"id":"btx_01m8cb77xhex1rmmp6n6rvxsc2","bank_account_id":"bac_01m8cb76nge6kserajqv3gxszs","date":"2026-02-16","amount":1710.00,"currency":"GBP","description":"FPI ABBEY SCHOOLS TRUST INV-0001 INV-0002","reference":null,"external_id":null,"status":"confirmed","account_id":null,"vat_code":"NV","vat_amount":0.00,"net_amount":1710.00,"contact_id":"con_01m8cb76sge439zwghw1yxm404","journal_id":"jnl_01m8cb78jke8crnq45tnmkq1kw","settlement_id":"set_01m8cb78jke8crnq45tnmkq1kw","confirmed_at":"2026-11-26T16:32:35.411Z","created_at":"2026-11-26T16:32:34.737Z","updated_at":"2026-11-26T16:32:35.411Z","version":2}}', 1795710755411);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8cb760sed2aavc4m020dm4d', 'org_01m8cb76g2ej191bjatj71692m', '01a218b3-a307-7717-b610-21a90f3e6d34', '\xd3c56e275ba0e4a91adcfcb5744bf9b00690ce2c6e993c2e48a3eb4789df80a5', 200, '{"data":{"id":"btx_01m8cb77xhex1rmmp6nd7fbz2t","bank_account_id":"bac_01m8cb76nge6kserajqv3gxszs","date":"2026-02-27","amount":-400.00,"currency":"GBP","description":"FPO PRINTWELL PX-881","reference":null,"external_id":null,"status":"confirmed","account_id":null,"vat_code":"NV","vat_amount":0.00,"net_amount":-400.00,"contact_id":"con_01m8cb76x7ekp9b0j986bw0rtn","journal_id":"jnl_01m8cb78rhe0bv95k3qfp6qn9t","settlement_id":"set_01m8cb78rhe0bv95k3qfp6qn9t","confirmed_at":"2026-11-26T16:32:35.601Z","created_at":"2026-11-26T16:32:34.737Z","updated_at":"2026-11-26T16:32:35.601Z","version":2}}', 1795710755601);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8cb760sed2aavc4m020dm4d', 'org_01m8cb76g2ej191bjatj71692m', '01a218b3-a446-7013-bd4a-311a812e1dc2', '\x619ff8f9b413ecbd530574bf58246f8d16a5019b7a534fbb40a1ed41c9889e7d', 200, '{"data":{"id":"btx_01m8cb77xhex1rmmp6npc78939","bank_account_id":"bac_01m8cb76nge6kserajqv3gxszs","date":"2026-03-06","amount":282.00,"currency":"GBP","description":"FPI KESTREL FITNESS CIC INV-0003","reference":null,"external_id":null,"status":"confirmed","account_id":null,"vat_code":"NV","vat_amount":0.00,"net_amount":282.00,"contact_id":"con_01m8cb76tye8cra2s6q9cvnjj5","journal_id":"jnl_01m8cb77v5e7t9aps3xygm9nfw","settlement_id":"set_01m8cb77v5e7t9aps3xv19dx80","confirmed_at":"2026-11-26T16:32:35.923Z","created_at":"2026-11-26T16:32:34.737Z","updated_at":"2026-11-26T16:32:35.923Z","version":2}}', 1795710755923);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8cb760sed2aavc4m020dm4d', 'org_01m8cb76g2ej191bjatj71692m', '01a218b3-a593-7324-8181-4102914576b4', '\xc4172c50ba46b29e35e638ad5e40a3be305ef6a7fdcd1a195ea136e46f4dd8e9', 200, '{"data":{"suggested":4,"applied":4,"next":null,"suggestions":[{"id":"btx_01m8cb77xhex1rmmp6mw3qqfg4","bank_account_id":"bac_01m8cb76nge6kserajqv3gxszs","date":"2026-02-02","amount":-36.00,"currency":"GBP","description":"CARD SLATEWORK SOFTWARE SUBSCRIPTION","kind":"account","allocations":[],"settlement_id":null,"transfer_to_bank_account_id":null,"transfer_to_bank_account_name":null,"other_half_id":null,"account_id":"acc_01m8cb76g2ej191bjascks6nfw","account_code":"6210","account_name":"Software and subscriptions","vat_code":"ST","vat_amount":6.00,"confidence":0.989,"suggested_by":"text","reason":"the text names the account, standard-rated (VAT Notice 700)","applied":true,"error":null},{"id":"btx_01m8cb77xhex1rmmp6nahvcvda","bank_account_id":"bac_01m8cb76nge6kserajqv3gxszs","date":"2026-02-18","amount":-58.40,"currency":"GBP","description":"CARD TRAINLINE.COM LONDON","kind":"account","allocations":[],"settlement_id":null,"transfer_to_bank_account_id":null,"transfer_to_bank_account_name":null,"other_half_id":null,"account_id":"acc_01m8cb76g2ej191bjasmcgfzsq","account_code":"6300","account_name":"Travel and subsistence","vat_code":"ZR","vat_amount":0.00,"confidence":0.872,"suggested_by":"text","reason":"supplier Trainline: rail travel, zero-rated (VAT Notice 744A)","applied":true,"error":null},{"id":"btx_01m8cb77xhex1rmmp6nkg2fa8r","bank_account_id":"bac_01m8cb76nge6kserajqv3gxszs","date":"2026-03-02","amount":-36.00,"currency":"GBP","description":"CARD SLATEWORK SOFTWARE SUBSCRIPTION","kind":"account","allocations":[],"settlement_id":null,"transfer_to_bank_account_id":null,"transfer_to_bank_account_name":null,"other_half_id":null,"account_id":"acc_01m8cb76g2ej191bjascks6nfw","account_code":"6210","account_name":"Software and subscriptions","vat_code":"ST","vat_amount":6.00,"confidence":0.989,"suggested_by":"text","reason":"the text names the account, standard-rated (VAT Notice 700)","applied":true,"error":null},{"id":"btx_01m8cb77xhex1rmmp6nyzwz9w4","bank_account_id":"bac_01m8cb76nge6kserajqv3gxszs","date":"2026-03-20","amount":-7.50,"currency":"GBP","description":"TOTAL CHARGES TO 19MAR2026","kind":"account","allocations":[],"settlement_id":null,"transfer_to_bank_account_id":null,"transfer_to_bank_account_name":null,"other_half_id":null,"account_id":"acc_01m8cb76g2ej191bjatbqnz1cm","account_code":"6700","account_name":"Bank charges","vat_code":"EX","vat_amount":0.00,"confidence":0.990,"suggested_by":"text","reason":"\"bank charges\": bank charges, exempt (VAT Notice 701/49)","applied":true,"error":null}]}}', 1795710757056);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8cb760sed2aavc4m020dm4d', 'org_01m8cb76g2ej191bjatj71692m', '01a218b3-a914-7413-8398-6c7fb520df1e', '\x06f04eb1e238c2566ad130c00c49bbdb3db3bb0f6ca5cd17c8f35c5a1ef7136c', 200, '{"data":{"id":"btx_01m8cb77xhex1rmmp6nahvcvda","bank_account_id":"bac_01m8cb76nge6kserajqv3gxszs","date":"2026-02-18","amount":-58.40,"currency":"GBP","description":"CARD TRAINLINE.COM LONDON","reference":null,"external_id":null,"status":"confirmed","account_id":"acc_01m8cb76g2ej191bjasmcgfzsq","vat_code":"ZR","vat_amount":0.00,"net_amount":-58.40,"contact_id":null,"journal_id":"jnl_01m8cb7a8seaxr3yjezj02yqva","settlement_id":null,"confirmed_at":"2026-11-26T16:32:37.145Z","created_at":"2026-11-26T16:32:34.737Z","updated_at":"2026-11-26T16:32:37.145Z","version":3}}', 1795710757145);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8cb760sed2aavc4m020dm4d', 'org_01m8cb76g2ej191bjatj71692m', '01a218b3-a99f-7154-919e-ae994a96591f', '\xc0fae6acc6440837714e3cf4e40114c33c364323486e99e805a181adbacadda5', 200, '{"data":{"id":"btx_01m8cb77xhex1rmmp6nkg2fa8r","bank_account_id":"bac_01m8cb76nge6kserajqv3gxszs","date":"2026-03-02","amount":-36.00,"currency":"GBP","description":"CARD SLATEWORK SOFTWARE SUBSCRIPTION","reference":null,"external_id":null,"status":"confirmed","account_id":"acc_01m8cb76g2ej191bjascks6nfw","vat_code":"ST","vat_amount":6.00,"net_amount":-30.00,"contact_id":null,"journal_id":"jnl_01m8cb7adxen69j5q5eb1vp39f","settlement_id":null,"confirmed_at":"2026-11-26T16:32:37.309Z","created_at":"2026-11-26T16:32:34.737Z","updated_at":"2026-11-26T16:32:37.309Z","version":3}}', 1795710757309);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8cb760sed2aavc4m020dm4d', 'org_01m8cb76g2ej191bjatj71692m', 'tieout-invoices-c8e3a4ab809a8f00ed5cad96ee52d106ca28d17087370c254592d23f2c63150f', '\xc110a143bd04009b7a0a268e53db77972d143fbf6ceeb923e0c1b0aa6ded2644', 201, '{"data":{"id":"inv_01m8cb77f8exdv5p99fh0bxmr3","type":"purchase","kind":"invoice","status":"issued","number":"FR-1209","contact_id":"con_01m8cb775jephak567xbv4r8js","contact_name":"Fern & Rowe","issue_date":"2026-03-24","due_date":"2026-04-23","amounts_are":"inclusive","currency":"GBP","reference":null,"notes":null,"net_total":640.00,"vat_total":128.00,"gross_total":768.00,"amount_paid":0.00,"amount_credited":0.00,"amount_due":768.00,"overdue":true,"journal_id":"jnl_01m8cb77f8exdv5p99fp747kw9","void_date":null,"void_journal_id":null,"created_at":"2026-11-26T16:32:34.280Z","updated_at":"2026-11-26T16:32:34.280Z","version":1,"lines":[{"description":"Illustration, 2 days","quantity":2,"unit_price":384.00,"discount_percent":null,"account_id":"acc_01m8cb76g2ej191bjararsz2aa","account_code":"5010","vat_code":"ST","net_amount":640.00,"vat_amount":128.00,"gross_amount":768.00}]}}', 1795710754280);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8cb760sed2aavc4m020dm4d', 'org_01m8cb76g2ej191bjatj71692m', '01a218b3-9eb2-74e4-bf01-495e7ea0bac3', '\x61a2eebaff4d679fb09e50489f4a425abbff1487ae58492b31c26478bc3fe262', 201, '{"data":{"id":"inv_01m8cb77ewendrh752c8s296s2","type":"sales","kind":"credit_note","status":"paid","number":"CN-0001","contact_id":"con_01m8cb76vvebgvfrtdjpgshvg5","contact_name":"Marlow & Pike LLP","issue_date":"2026-03-12","due_date":"2026-03-12","amounts_are":"exclusive","currency":"GBP","reference":"INV-0004","notes":null,"net_total":150.00,"vat_total":30.00,"gross_total":180.00,"amount_paid":0.00,"amount_credited":180.00,"amount_due":0.00,"overdue":false,"journal_id":"jnl_01m8cb77ewendrh752ccmqzs8c","void_date":null,"void_journal_id":null,"created_at":"2026-11-26T16:32:34.268Z","updated_at":"2026-11-26T16:32:34.486Z","version":2,"lines":[{"description":"A day that was not held","quantity":1,"unit_price":150.00,"discount_percent":null,"account_id":"acc_01m8cb76g2ej191bjaqgzb9m9q","account_code":"4000","vat_code":"ST","net_amount":150.00,"vat_amount":30.00,"gross_amount":180.00}]}}', 1795710754486);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8cb760sed2aavc4m020dm4d', 'org_01m8cb76g2ej191bjatj71692m', '01a218b3-a109-71f5-89db-dec33fb1f296', '\xa6b3e7cbc4a9f13465732b8eff2b4c5766c8d622e7ad388529d2b5c1da381a05', 200, '{"data":{"id":"btx_01m8cb77xhex1rmmp6mtm9rhk0","bank_account_id":"bac_01m8cb76nge6kserajqv3gxszs","date":"2026-01-30","amount":1500.00,"currency":"GBP","description":"FPI ABBEY SCHOOLS TRUST PART INV-0001","reference":null,"external_id":null,"status":"confirmed","account_id":null,"vat_code":"NV","vat_amount":0.00,"net_amount":1500.00,"contact_id":"con_01m8cb76sge439zwghw1yxm404","journal_id":"jnl_01m8cb789jen2af3n0f9j3nbew","settlement_id":"set_01m8cb789jen2af3n0f9j3nbew","confirmed_at":"2026-11-26T16:32:35.122Z","created_at":"2026-11-26T16:32:34.737Z","updated_at":"2026-11-26T16:32:35.122Z","version":2}}', 1795710755122);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8cb760sed2aavc4m020dm4d', 'org_01m8cb76g2ej191bjatj71692m', '01a218b3-a1e6-77ea-a271-411878be4342', '\xacf9d06f0cef12804d73f8bba57ef6c894457ba92e67a303c4a3feafc2a019a5', 200, '{"data":{"id":"btx_01m8cb77xhex1rmmp6n1evdmp3","bank_account_id":"bac_01m8cb76nge6kserajqv3gxszs","date":"2026-02-10","amount":-1350.00,"currency":"GBP","description":"FPO HARCOURT LETTINGS HL-33","reference":null,"external_id":null,"status":"confirmed","account_id":null,"vat_code":"NV","vat_amount":0.00,"net_amount":-1350.00,"contact_id":"con_01m8cb7732ex9a55wxm36fn6fn","journal_id":"jnl_01m8cb78fkeq091vgasaqnjgzk","settlement_id":"set_01m8cb78fkeq091vgasaqnjgzk","confirmed_at":"2026-11-26T16:32:35.315Z","created_at":"2026-11-26T16:32:34.737Z","updated_at":"2026-11-26T16:32:35.315Z","version":2}}', 1795710755315);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8cb760sed2aavc4m020dm4d', 'org_01m8cb76g2ej191bjatj71692m', '01a218b3-aa68-7023-9cb2-14428efbd705', '\x4f4919e34c7d531db4e9112ccfb41c3c55c6a2c9a7a321d0ca12246581f2740a', 200, '{"data":{"id":"btx_01m8cb77xhex1rmmp6mw3qqfg4","bank_account_id":"bac_01m8cb76nge6kserajqv3gxszs","date":"2026-02-02","amount":-36.00,"currency":"GBP","description":"CARD SLATEWORK SOFTWARE SUBSCRIPTION","reference":null,"external_id":null,"status":"confirmed","account_id":"acc_01m8cb76g2ej191bjascks6nfw","vat_code":"ST","vat_amount":6.00,"net_amount":-30.00,"contact_id":null,"journal_id":"jnl_01m8cb7amjestads5zssn6w3t2","settlement_id":null,"confirmed_at":"2026-11-26T16:32:37.522Z","created_at":"2026-11-26T16:32:34.737Z","updated_at":"2026-11-26T16:32:37.522Z","version":3}}', 1795710757522);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8cb760sed2aavc4m020dm4d', 'org_01m8cb76g2ej191bjatj71692m', '01a218b3-ac07-7014-9ef9-7fd754a9f475', '\xdd0178a6da3e8bb1a89daccb2412c74c129c82206225352c763ef9f44595f095', 200, '{"data":{"id":"org_01m8cb76g2ej191bjatj71692m","name":"Wren & Marsh Ltd","currency":"GBP","country":"GB","financial_year_end":"03-31","vat_registered":true,"vat_number":null,"vat_scheme":"standard","flat_rate_percent":null,"vat_rounding":"line","status":"active","role":"owner","lock_date":"2026-03-31","created_at":"2026-11-26T16:32:33.282Z","updated_at":"2026-11-26T16:32:37.897Z","version":2}}', 1795710757897);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8cb760sed2aavc4m020dm4d', 'org_01m8cb76g2ej191bjatj71692m', 'tieout-invoices-ddbfd38ead812f30e4ef08d3a6353c77bd182262a8dc4ee9db731e7ab24223d2', '\x108d55df8db52bf50c75311065cc8527c21361ce1c1c1d1f4ab95b91b19a2bde', 201, '{"data":{"id":"inv_01m8cb77ftedrbbqtads7gx8jv","type":"sales","kind":"invoice","status":"issued","number":"INV-0006","contact_id":"con_01m8cb76sge439zwghw1yxm404","contact_name":"Abbey Schools Trust","issue_date":"2026-03-27","due_date":"2026-04-26","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":499.00,"vat_total":65.00,"gross_total":564.00,"amount_paid":0.00,"amount_credited":0.00,"amount_due":564.00,"overdue":true,"journal_id":"jnl_01m8cb77ftedrbbqtadx44rbfq","void_date":null,"void_journal_id":null,"created_at":"2026-11-26T16:32:34.298Z","updated_at":"2026-11-26T16:32:34.298Z","version":1,"lines":[{"description":"Workbooks","quantity":24,"unit_price":7.25,"discount_percent":null,"account_id":"acc_01m8cb76g2ej191bjaqmsb164t","account_code":"4010","vat_code":"ZR","net_amount":174.00,"vat_amount":0.00,"gross_amount":174.00},{"description":"Half a day of course design","quantity":0.5,"unit_price":650.00,"discount_percent":null,"account_id":"acc_01m8cb76g2ej191bjaqgzb9m9q","account_code":"4000","vat_code":"ST","net_amount":325.00,"vat_amount":65.00,"gross_amount":390.00}]}}', 1795710754298);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8cb760sed2aavc4m020dm4d', 'org_01m8cb76g2ej191bjatj71692m', '01a218b3-9e4f-7604-a7c2-8a1254d9691c', '\x6a4f8c34f127481bf41940a8a92cd95e9d465e00080d52a5d48a345d113bcb98', 200, '{"data":{"id":"inv_01m8cb77eaeyx8f8k0y9kvn23p","type":"sales","kind":"invoice","status":"void","number":"INV-0005","contact_id":"con_01m8cb76vvebgvfrtdjpgshvg5","contact_name":"Marlow & Pike LLP","issue_date":"2026-03-03","due_date":"2026-04-02","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":500.00,"vat_total":100.00,"gross_total":600.00,"amount_paid":0.00,"amount_credited":0.00,"amount_due":0.00,"overdue":false,"journal_id":"jnl_01m8cb77eaeyx8f8k0yc283vsj","void_date":"2026-03-03","void_journal_id":"jnl_01m8cb77jmeg7s634zzsmg765n","created_at":"2026-11-26T16:32:34.250Z","updated_at":"2026-11-26T16:32:34.388Z","version":2,"lines":[{"description":"Raised in error","quantity":1,"unit_price":500.00,"discount_percent":null,"account_id":"acc_01m8cb76g2ej191bjaqgzb9m9q","account_code":"4000","vat_code":"ST","net_amount":500.00,"vat_amount":100.00,"gross_amount":600.00}]}}', 1795710754388);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8cb760sed2aavc4m020dm4d', 'org_01m8cb76g2ej191bjatj71692m', '01a218b3-9faf-77b5-bd55-1dfc98c8dc91', '\x87719525eea6441614184b16e3760823625fd8b20bb056eef0ea2ac737de6583', 200, '{"data":{"created":13,"duplicates":0,"dry_run":false,"rows":[{"index":0,"status":"created","id":"btx_01m8cb77xhex1rmmp6mmv0j31m"},{"index":1,"status":"created","id":"btx_01m8cb77xhex1rmmp6mtm9rhk0"},{"index":2,"status":"created","id":"btx_01m8cb77xhex1rmmp6mw3qqfg4"},{"index":3,"status":"created","id":"btx_01m8cb77xhex1rmmp6n1evdmp3"},{"index":4,"status":"created","id":"btx_01m8cb77xhex1rmmp6n6rvxsc2"},{"index":5,"status":"created","id":"btx_01m8cb77xhex1rmmp6nahvcvda"},{"index":6,"status":"created","id":"btx_01m8cb77xhex1rmmp6nd7fbz2t"},{"index":7,"status":"created","id":"btx_01m8cb77xhex1rmmp6nkg2fa8r"},{"index":8,"status":"created","id":"btx_01m8cb77xhex1rmmp6npc78939"},{"index":9,"status":"created","id":"btx_01m8cb77xhex1rmmp6nr3d7v6d"},{"index":10,"status":"created","id":"btx_01m8cb77xhex1rmmp6nyzwz9w4"},{"index":11,"status":"created","id":"btx_01m8cb77xhex1rmmp6p34ffygr"},{"index":12,"status":"created","id":"btx_01m8cb77xhex1rmmp6p4af3042"}]}}', 1795710754737);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8cb760sed2aavc4m020dm4d', 'org_01m8cb76g2ej191bjatj71692m', '01a218b3-a027-730c-8acc-44bf3daff02f', '\x0854d4c97aa7902ccad9772f95828a6ea3d0675136e33f5e79ddf0d5d53becbc', 200, '{"data":{"id":"btx_01m8cb77xhex1rmmp6mmv0j31m","bank_account_id":"bac_01m8cb76nge6kserajqv3gxszs","date":"2026-01-22","amount":-1078.80,"currency":"GBP","description":"FPO TECHBARN LTD TB-0117","reference":null,"external_id":null,"status":"confirmed","account_id":null,"vat_code":"NV","vat_amount":0.00,"net_amount":-1078.80,"contact_id":"con_01m8cb76zjezaax034fs7wx1ya","journal_id":"jnl_01m8cb781aegps7dq5hnn5tcgn","settlement_id":"set_01m8cb781aegps7dq5hnn5tcgn","confirmed_at":"2026-11-26T16:32:34.858Z","created_at":"2026-11-26T16:32:34.737Z","updated_at":"2026-11-26T16:32:34.858Z","version":2}}', 1795710754858);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8cb760sed2aavc4m020dm4d', 'org_01m8cb76g2ej191bjatj71692m', '01a218b3-a4b4-7303-bf21-31395a9c0f9b', '\x5f6938ca60c6b509d1260aecdc9ba11f5b32295f099e072ff0b4fadb5dcb4a80', 200, '{"data":{"id":"btx_01m8cb77xhex1rmmp6p34ffygr","bank_account_id":"bac_01m8cb76nge6kserajqv3gxszs","date":"2026-03-25","amount":-2000.00,"currency":"GBP","description":"TFR TO SAVINGS","reference":null,"external_id":null,"status":"confirmed","account_id":null,"vat_code":"NV","vat_amount":0.00,"net_amount":-2000.00,"contact_id":null,"journal_id":"jnl_01m8cb795vem0b92vkqdb4d2rp","settlement_id":null,"confirmed_at":"2026-11-26T16:32:36.027Z","created_at":"2026-11-26T16:32:34.737Z","updated_at":"2026-11-26T16:32:36.027Z","version":2}}', 1795710756027);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8cb760sed2aavc4m020dm4d', 'org_01m8cb76g2ej191bjatj71692m', '01a218b3-a544-77a0-b9b5-f6b9ba7e3491', '\x15a33015d8d332495c5fc55782c63776b03cdbb2086892258d8185e860d0efb4', 200, '{"data":{"id":"btx_01m8cb77xhex1rmmp6p4af3042","bank_account_id":"bac_01m8cb76nge6kserajqv3gxszs","date":"2026-03-31","amount":-936.55,"currency":"GBP","description":"FPO J WREN NET PAY MARCH","reference":null,"external_id":null,"status":"confirmed","account_id":"acc_01m8cb76g2ej191bjapdhztp00","vat_code":"NV","vat_amount":0.00,"net_amount":-936.55,"contact_id":null,"journal_id":"jnl_01m8cb79a7evjtgqsw1mmeyz16","settlement_id":null,"confirmed_at":"2026-11-26T16:32:36.167Z","created_at":"2026-11-26T16:32:34.737Z","updated_at":"2026-11-26T16:32:36.167Z","version":2}}', 1795710756167);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8cb760sed2aavc4m020dm4d', 'org_01m8cb76g2ej191bjatj71692m', '01a218b3-aaf5-7425-9495-59387e1ea6c9', '\xd20f0442c1d0bbd62f3fc73762836862dc025304503b08954f260d615003e524', 200, '{"data":{"id":"btx_01m8cb77xhex1rmmp6nyzwz9w4","bank_account_id":"bac_01m8cb76nge6kserajqv3gxszs","date":"2026-03-20","amount":-7.50,"currency":"GBP","description":"TOTAL CHARGES TO 19MAR2026","reference":null,"external_id":null,"status":"confirmed","account_id":"acc_01m8cb76g2ej191bjatbqnz1cm","vat_code":"EX","vat_amount":0.00,"net_amount":-7.50,"contact_id":null,"journal_id":"jnl_01m8cb7aqwe779temr56g1a8nc","settlement_id":null,"confirmed_at":"2026-11-26T16:32:37.628Z","created_at":"2026-11-26T16:32:34.737Z","updated_at":"2026-11-26T16:32:37.628Z","version":3}}', 1795710757628);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8cb760sed2aavc4m020dm4d', '', 'once', '\xbd590065f8df1f619336633472911f7d86118bce11abf11de10c7d723b56911c', 202, '{"reconciliation_id":"rec_01m8cb7bdce1ytgasdj2yn8kq5","status":"queued","poll_url":"/api/v1/reconciliations/rec_01m8cb7bdce1ytgasdj2yn8kq5"}', 1795710758316);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8cb760sed2aavc4m020dm4d', 'org_01m8cb76g2ej191bjatj71692m', 'tieout-journals-7ec201c0840590b3856c035cc11793a916f004a821c1340702c83bdc553238cd', '\x13b96ad49c7e78a9553a4127856b8e0bdc985e86396f3741c04cd07865ce437c', 200, '{"data":{"mode":"all_or_nothing","posted":3,"refused":0,"items":[{"index":0,"status":"posted","id":"jnl_01m8cb77rme2hs6rxy0wakx3qb","sequence":14,"error":null},{"index":1,"status":"posted","id":"jnl_01m8cb77rme2hs6rxy14r8zzd9","sequence":15,"error":null},{"index":2,"status":"posted","id":"jnl_01m8cb77rme2hs6rxy1fq3tg01","sequence":16,"error":null}]}}', 1795710754580);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8cb760sed2aavc4m020dm4d', 'org_01m8cb76g2ej191bjatj71692m', '01a218b3-a38a-7362-afc7-46fd37925bdd', '\xe13d187a6075ab27e164576333b36e4d59df46fa80fc3dc4d90897436a72c45d', 200, '{"data":{"id":"btx_01m8cb77xhex1rmmp6nr3d7v6d","bank_account_id":"bac_01m8cb76nge6kserajqv3gxszs","date":"2026-03-16","amount":1418.40,"currency":"GBP","description":"FPI MARLOW AND PIKE LLP INV-0004 LESS CN-0001","reference":null,"external_id":null,"status":"confirmed","account_id":null,"vat_code":"NV","vat_amount":0.00,"net_amount":1418.40,"contact_id":"con_01m8cb76vvebgvfrtdjpgshvg5","journal_id":"jnl_01m8cb78wnevqr4eas8ng1vs0q","settlement_id":"set_01m8cb78wnevqr4eas8ng1vs0q","confirmed_at":"2026-11-26T16:32:35.733Z","created_at":"2026-11-26T16:32:34.737Z","updated_at":"2026-11-26T16:32:35.733Z","version":2}}', 1795710755733);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8cb760sed2aavc4m020dm4d', 'org_01m8cb76g2ej191bjatj71692m', '01a218b3-abb6-754a-878f-fccf7a77f676', '\x7edecdf31137721ab900519b914d994d5614ac418a3e259ed94cd786b792b823', 201, '{"data":{"id":"vrt_01m8cb7axre3srr4adxb8q117e","date_from":"2026-01-01","date_to":"2026-03-31","status":"draft","currency":"GBP","scheme":"standard","flat_rate_percent":null,"adjustments":[],"boxes":{"1":698.40,"2":0.00,"3":698.40,"4":319.80,"5":378.60,"6":4776.00,"7":3427.00,"8":0.00,"9":0.00},"direction":"pay","hmrc":{"vatDueSales":698.40,"vatDueAcquisitions":0.00,"totalVatDue":698.40,"vatReclaimedCurrPeriod":319.80,"netVatDue":378.60,"totalValueSalesExVAT":4776,"totalValuePurchasesExVAT":3427,"totalValueGoodsSuppliedExVAT":0,"totalAcquisitionsExVAT":0},"journal_id":null,"finalised_at":null,"created_at":"2026-11-26T16:32:37.816Z","updated_at":"2026-11-26T16:32:37.816Z","version":1}}', 1795710757816);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8cb760sed2aavc4m020dm4d', 'org_01m8cb76g2ej191bjatj71692m', '01a218b3-abda-726a-b9db-9e8a68c1b562', '\x28e454d835374fea56ce40cb68654b37461be47ef0b92affdfbdd7b177be9be2', 200, '{"data":{"id":"vrt_01m8cb7axre3srr4adxb8q117e","date_from":"2026-01-01","date_to":"2026-03-31","status":"finalised","currency":"GBP","scheme":"standard","flat_rate_percent":null,"adjustments":[],"boxes":{"1":698.40,"2":0.00,"3":698.40,"4":319.80,"5":378.60,"6":4776.00,"7":3427.00,"8":0.00,"9":0.00},"direction":"pay","hmrc":{"vatDueSales":698.40,"vatDueAcquisitions":0.00,"totalVatDue":698.40,"vatReclaimedCurrPeriod":319.80,"netVatDue":378.60,"totalValueSalesExVAT":4776,"totalValuePurchasesExVAT":3427,"totalValueGoodsSuppliedExVAT":0,"totalAcquisitionsExVAT":0},"journal_id":null,"finalised_at":"2026-11-26T16:32:37.854Z","created_at":"2026-11-26T16:32:37.816Z","updated_at":"2026-11-26T16:32:37.854Z","version":2}}', 1795710757854);
INSERT INTO public.invoice_lines VALUES ('org_01m8cb76g2ej191bjatj71692m', 'inv_01m8cb77a4ejcb4sxz7hnj3z88', 1, 'Course design, 3 days', '3', '650.00', NULL, 'acc_01m8cb76g2ej191bjaqgzb9m9q', 'ST', NULL, 195000, 39000, 234000);
INSERT INTO public.invoice_lines VALUES ('org_01m8cb76g2ej191bjatj71692m', 'inv_01m8cb77awex68gte7x7rdam44', 1, 'Printing of workbooks', '1', '412.00', NULL, 'acc_01m8cb76g2ej191bjar7jmzxwx', 'ZR', NULL, 41200, 0, 41200);
INSERT INTO public.invoice_lines VALUES ('org_01m8cb76g2ej191bjatj71692m', 'inv_01m8cb77beem3skxhs4dz6shfs', 1, 'Laptop', '1', '899.00', NULL, 'acc_01m8cb76g2ej191bjampjdrvpa', 'ST', NULL, 89900, 17980, 107880);
INSERT INTO public.invoice_lines VALUES ('org_01m8cb76g2ej191bjatj71692m', 'inv_01m8cb77c9e9prwf70e6xhqhp0', 1, 'Workbooks', '120', '7.25', NULL, 'acc_01m8cb76g2ej191bjaqmsb164t', 'ZR', NULL, 87000, 0, 87000);
INSERT INTO public.invoice_lines VALUES ('org_01m8cb76g2ej191bjatj71692m', 'inv_01m8cb77cqe0b9nhbz79pfa8tn', 1, 'Rent, January to March', '1', '1350.00', NULL, 'acc_01m8cb76g2ej191bjarzr4tqj8', 'EX', NULL, 135000, 0, 135000);
INSERT INTO public.invoice_lines VALUES ('org_01m8cb76g2ej191bjatj71692m', 'inv_01m8cb77d2e8yaqvy81fd6rwqj', 1, 'Seminar room, 5 evenings', '5', '48.00', NULL, 'acc_01m8cb76jdetsbrvk8t3w2rcfc', 'EX', NULL, 24000, 0, 24000);
INSERT INTO public.invoice_lines VALUES ('org_01m8cb76g2ej191bjatj71692m', 'inv_01m8cb77d2e8yaqvy81fd6rwqj', 2, 'Projector', '1', '35.00', NULL, 'acc_01m8cb76g2ej191bjaqgzb9m9q', 'ST', NULL, 3500, 700, 4200);
INSERT INTO public.invoice_lines VALUES ('org_01m8cb76g2ej191bjatj71692m', 'inv_01m8cb77dfe4d8ekth5afvtaky', 1, 'Course for new starters', '1', '1480.00', '10', 'acc_01m8cb76g2ej191bjaqgzb9m9q', 'ST', NULL, 133200, 26640, 159840);
INSERT INTO public.invoice_lines VALUES ('org_01m8cb76g2ej191bjatj71692m', 'inv_01m8cb77eaeyx8f8k0y9kvn23p', 1, 'Raised in error', '1', '500.00', NULL, 'acc_01m8cb76g2ej191bjaqgzb9m9q', 'ST', NULL, 50000, 10000, 60000);
INSERT INTO public.invoice_lines VALUES ('org_01m8cb76g2ej191bjatj71692m', 'inv_01m8cb77ewendrh752c8s296s2', 1, 'A day that was not held', '1', '150.00', NULL, 'acc_01m8cb76g2ej191bjaqgzb9m9q', 'ST', NULL, 15000, 3000, 18000);
INSERT INTO public.invoice_lines VALUES ('org_01m8cb76g2ej191bjatj71692m', 'inv_01m8cb77f8exdv5p99fh0bxmr3', 1, 'Illustration, 2 days', '2', '384.00', NULL, 'acc_01m8cb76g2ej191bjararsz2aa', 'ST', NULL, 64000, 12800, 76800);
INSERT INTO public.invoice_lines VALUES ('org_01m8cb76g2ej191bjatj71692m', 'inv_01m8cb77ftedrbbqtads7gx8jv', 1, 'Workbooks', '24', '7.25', NULL, 'acc_01m8cb76g2ej191bjaqmsb164t', 'ZR', NULL, 17400, 0, 17400);
INSERT INTO public.invoice_lines VALUES ('org_01m8cb76g2ej191bjatj71692m', 'inv_01m8cb77ftedrbbqtads7gx8jv', 2, 'Half a day of course design', '0.5', '650.00', NULL, 'acc_01m8cb76g2ej191bjaqgzb9m9q', 'ST', NULL, 32500, 6500, 39000);
INSERT INTO public.invoices VALUES ('inv_01m8cb77f8exdv5p99fh0bxmr3', 'org_01m8cb76g2ej191bjatj71692m', 'purchase', 'invoice', 'issued', 'FR-1209', 'con_01m8cb775jephak567xbv4r8js', '2026-03-24', '2026-04-23', 'inclusive', NULL, NULL, 64000, 12800, 76800, 0, 0, 'issued', 'jnl_01m8cb77f8exdv5p99fp747kw9', NULL, NULL, 'fr-1209', 1795710754280, 1795710754280, 1, '9999-99-99', 0, NULL, NULL);
INSERT INTO public.invoices VALUES ('inv_01m8cb77ftedrbbqtads7gx8jv', 'org_01m8cb76g2ej191bjatj71692m', 'sales', 'invoice', 'issued', 'INV-0006', 'con_01m8cb76sge439zwghw1yxm404', '2026-03-27', '2026-04-26', 'exclusive', NULL, NULL, 49900, 6500, 56400, 0, 0, 'issued', 'jnl_01m8cb77ftedrbbqtadx44rbfq', NULL, NULL, 'inv-0006', 1795710754298, 1795710754298, 1, '9999-99-99', 0, NULL, NULL);
INSERT INTO public.invoices VALUES ('inv_01m8cb77eaeyx8f8k0y9kvn23p', 'org_01m8cb76g2ej191bjatj71692m', 'sales', 'invoice', 'void', 'INV-0005', 'con_01m8cb76vvebgvfrtdjpgshvg5', '2026-03-03', '2026-04-02', 'exclusive', NULL, NULL, 50000, 10000, 60000, 0, 0, 'issued', 'jnl_01m8cb77eaeyx8f8k0yc283vsj', '2026-03-03', 'jnl_01m8cb77jmeg7s634zzsmg765n', 'inv-0005', 1795710754250, 1795710754388, 2, '2026-03-03', 0, NULL, NULL);
INSERT INTO public.invoices VALUES ('inv_01m8cb77ewendrh752c8s296s2', 'org_01m8cb76g2ej191bjatj71692m', 'sales', 'credit_note', 'issued', 'CN-0001', 'con_01m8cb76vvebgvfrtdjpgshvg5', '2026-03-12', '2026-03-12', 'exclusive', 'INV-0004', NULL, 15000, 3000, 18000, 0, 18000, 'issued', 'jnl_01m8cb77ewendrh752ccmqzs8c', NULL, NULL, 'cn-0001
inv-0004', 1795710754268, 1795710754486, 2, '2026-03-12', 1, '2026-03-12', '2026-03-12');
INSERT INTO public.invoices VALUES ('inv_01m8cb77d2e8yaqvy81fd6rwqj', 'org_01m8cb76g2ej191bjatj71692m', 'sales', 'invoice', 'issued', 'INV-0003', 'con_01m8cb76tye8cra2s6q9cvnjj5', '2026-02-09', '2026-03-11', 'exclusive', NULL, NULL, 27500, 700, 28200, 28200, 0, 'issued', 'jnl_01m8cb77d2e8yaqvy81jd6tv75', NULL, NULL, 'inv-0003', 1795710754210, 1795710754661, 2, '2026-03-06', 1, '2026-03-06', '2026-03-06');
INSERT INTO public.invoices VALUES ('inv_01m8cb77beem3skxhs4dz6shfs', 'org_01m8cb76g2ej191bjatj71692m', 'purchase', 'invoice', 'issued', 'TB-0117', 'con_01m8cb76zjezaax034fs7wx1ya', '2026-01-21', '2026-02-20', 'exclusive', NULL, NULL, 89900, 17980, 107880, 107880, 0, 'issued', 'jnl_01m8cb77beem3skxhs4h5hgmpz', NULL, NULL, 'tb-0117', 1795710754158, 1795710754858, 2, '2026-01-22', 1, '2026-01-22', '2026-01-22');
INSERT INTO public.invoices VALUES ('inv_01m8cb77cqe0b9nhbz79pfa8tn', 'org_01m8cb76g2ej191bjatj71692m', 'purchase', 'invoice', 'issued', 'HL-33', 'con_01m8cb7732ex9a55wxm36fn6fn', '2026-02-01', '2026-03-03', 'exclusive', NULL, NULL, 135000, 0, 135000, 135000, 0, 'issued', 'jnl_01m8cb77cqe0b9nhbz7e27vvs9', NULL, NULL, 'hl-33', 1795710754199, 1795710755315, 2, '2026-02-10', 1, '2026-02-10', '2026-02-10');
INSERT INTO public.invoices VALUES ('inv_01m8cb77a4ejcb4sxz7hnj3z88', 'org_01m8cb76g2ej191bjatj71692m', 'sales', 'invoice', 'issued', 'INV-0001', 'con_01m8cb76sge439zwghw1yxm404', '2026-01-15', '2026-02-14', 'exclusive', NULL, NULL, 195000, 39000, 234000, 234000, 0, 'issued', 'jnl_01m8cb77a4ejcb4sxz7mc2g7jg', NULL, NULL, 'inv-0001', 1795710754116, 1795710755411, 3, '2026-02-16', 2, '2026-01-30', '2026-02-16');
INSERT INTO public.invoices VALUES ('inv_01m8cb77c9e9prwf70e6xhqhp0', 'org_01m8cb76g2ej191bjatj71692m', 'sales', 'invoice', 'issued', 'INV-0002', 'con_01m8cb76sge439zwghw1yxm404', '2026-01-28', '2026-02-27', 'exclusive', NULL, NULL, 87000, 0, 87000, 87000, 0, 'issued', 'jnl_01m8cb77c9e9prwf70e9a2z59z', NULL, NULL, 'inv-0002', 1795710754185, 1795710755411, 2, '2026-02-16', 1, '2026-02-16', '2026-02-16');
INSERT INTO public.invoices VALUES ('inv_01m8cb77awex68gte7x7rdam44', 'org_01m8cb76g2ej191bjatj71692m', 'purchase', 'invoice', 'issued', 'PX-881', 'con_01m8cb76x7ekp9b0j986bw0rtn', '2026-01-20', '2026-02-19', 'exclusive', NULL, NULL, 41200, 0, 41200, 40000, 0, 'issued', 'jnl_01m8cb77awex68gte7xbdzc288', NULL, NULL, 'px-881', 1795710754140, 1795710755601, 2, '9999-99-99', 1, '2026-02-27', '2026-02-27');
INSERT INTO public.invoices VALUES ('inv_01m8cb77dfe4d8ekth5afvtaky', 'org_01m8cb76g2ej191bjatj71692m', 'sales', 'invoice', 'issued', 'INV-0004', 'con_01m8cb76vvebgvfrtdjpgshvg5', '2026-02-20', '2026-03-22', 'exclusive', NULL, NULL, 133200, 26640, 159840, 141840, 18000, 'issued', 'jnl_01m8cb77dfe4d8ekth5cjwgzma', NULL, NULL, 'inv-0004', 1795710754223, 1795710755733, 3, '2026-03-16', 2, '2026-03-12', '2026-03-16');
INSERT INTO public.jobs VALUES ('rec_01m8cb7bdce1ytgasdj2yn8kq5', 'reconcile', 1, 'usr_01m8cb760sed2aavc4m020dm4d', 'key_01m8cb763cegta431g410n9t5w', 'completed', 3, 0, 1, 1, NULL, NULL, '01a218b3adc37402a2d59b9c2a95b236', 3, NULL, 1795710758316, 1795710758321, 1795710758339, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8cb76g2ej191bjatj71692m', 1, 1, 'acc_01m8cb76g2ej191bjanp6hzzwn', 1000000, NULL, NULL, 0, 0, '2026-01-01');
INSERT INTO public.journal_lines VALUES ('org_01m8cb76g2ej191bjatj71692m', 1, 2, 'acc_01m8cb76g2ej191bjaqcwjm5c2', -1000000, NULL, NULL, 0, 0, '2026-01-01');
INSERT INTO public.journal_lines VALUES ('org_01m8cb76g2ej191bjatj71692m', 2, 1, 'acc_01m8cb76g2ej191bjan99d1kja', 234000, NULL, NULL, 0, 0, '2026-01-15');
INSERT INTO public.journal_lines VALUES ('org_01m8cb76g2ej191bjatj71692m', 2, 2, 'acc_01m8cb76g2ej191bjaqgzb9m9q', -195000, 'Course design, 3 days', 'ST', 39000, 0, '2026-01-15');
INSERT INTO public.journal_lines VALUES ('org_01m8cb76g2ej191bjatj71692m', 2, 3, 'acc_01m8cb76haej7spxrj1xqh97an', -39000, NULL, 'ST', 0, 1, '2026-01-15');
INSERT INTO public.journal_lines VALUES ('org_01m8cb76g2ej191bjatj71692m', 3, 1, 'acc_01m8cb76g2ej191bjanxyxpape', -41200, NULL, NULL, 0, 0, '2026-01-20');
INSERT INTO public.journal_lines VALUES ('org_01m8cb76g2ej191bjatj71692m', 3, 2, 'acc_01m8cb76g2ej191bjar7jmzxwx', 41200, 'Printing of workbooks', 'ZR', 0, 0, '2026-01-20');
INSERT INTO public.journal_lines VALUES ('org_01m8cb76g2ej191bjatj71692m', 4, 1, 'acc_01m8cb76g2ej191bjanxyxpape', -107880, NULL, NULL, 0, 0, '2026-01-21');
INSERT INTO public.journal_lines VALUES ('org_01m8cb76g2ej191bjatj71692m', 4, 2, 'acc_01m8cb76g2ej191bjampjdrvpa', 89900, 'Laptop', 'ST', 17980, 0, '2026-01-21');
INSERT INTO public.journal_lines VALUES ('org_01m8cb76g2ej191bjatj71692m', 4, 3, 'acc_01m8cb76haej7spxrj1xqh97an', 17980, NULL, 'ST', 0, 1, '2026-01-21');
INSERT INTO public.journal_lines VALUES ('org_01m8cb76g2ej191bjatj71692m', 5, 1, 'acc_01m8cb76g2ej191bjan99d1kja', 87000, NULL, NULL, 0, 0, '2026-01-28');
INSERT INTO public.journal_lines VALUES ('org_01m8cb76g2ej191bjatj71692m', 5, 2, 'acc_01m8cb76g2ej191bjaqmsb164t', -87000, 'Workbooks', 'ZR', 0, 0, '2026-01-28');
INSERT INTO public.journal_lines VALUES ('org_01m8cb76g2ej191bjatj71692m', 6, 1, 'acc_01m8cb76g2ej191bjanxyxpape', -135000, NULL, NULL, 0, 0, '2026-02-01');
INSERT INTO public.journal_lines VALUES ('org_01m8cb76g2ej191bjatj71692m', 6, 2, 'acc_01m8cb76g2ej191bjarzr4tqj8', 135000, 'Rent, January to March', 'EX', 0, 0, '2026-02-01');
INSERT INTO public.journal_lines VALUES ('org_01m8cb76g2ej191bjatj71692m', 7, 1, 'acc_01m8cb76g2ej191bjan99d1kja', 28200, NULL, NULL, 0, 0, '2026-02-09');
INSERT INTO public.journal_lines VALUES ('org_01m8cb76g2ej191bjatj71692m', 7, 2, 'acc_01m8cb76jdetsbrvk8t3w2rcfc', -24000, 'Seminar room, 5 evenings', 'EX', 0, 0, '2026-02-09');
INSERT INTO public.journal_lines VALUES ('org_01m8cb76g2ej191bjatj71692m', 7, 3, 'acc_01m8cb76g2ej191bjaqgzb9m9q', -3500, 'Projector', 'ST', 700, 0, '2026-02-09');
INSERT INTO public.journal_lines VALUES ('org_01m8cb76g2ej191bjatj71692m', 7, 4, 'acc_01m8cb76haej7spxrj1xqh97an', -700, NULL, 'ST', 0, 1, '2026-02-09');
INSERT INTO public.journal_lines VALUES ('org_01m8cb76g2ej191bjatj71692m', 8, 1, 'acc_01m8cb76g2ej191bjan99d1kja', 159840, NULL, NULL, 0, 0, '2026-02-20');
INSERT INTO public.journal_lines VALUES ('org_01m8cb76g2ej191bjatj71692m', 8, 2, 'acc_01m8cb76g2ej191bjaqgzb9m9q', -133200, 'Course for new starters', 'ST', 26640, 0, '2026-02-20');
INSERT INTO public.journal_lines VALUES ('org_01m8cb76g2ej191bjatj71692m', 8, 3, 'acc_01m8cb76haej7spxrj1xqh97an', -26640, NULL, 'ST', 0, 1, '2026-02-20');
INSERT INTO public.journal_lines VALUES ('org_01m8cb76g2ej191bjatj71692m', 9, 1, 'acc_01m8cb76g2ej191bjan99d1kja', 60000, NULL, NULL, 0, 0, '2026-03-03');
INSERT INTO public.journal_lines VALUES ('org_01m8cb76g2ej191bjatj71692m', 9, 2, 'acc_01m8cb76g2ej191bjaqgzb9m9q', -50000, 'Raised in error', 'ST', 10000, 0, '2026-03-03');
INSERT INTO public.journal_lines VALUES ('org_01m8cb76g2ej191bjatj71692m', 9, 3, 'acc_01m8cb76haej7spxrj1xqh97an', -10000, NULL, 'ST', 0, 1, '2026-03-03');
INSERT INTO public.journal_lines VALUES ('org_01m8cb76g2ej191bjatj71692m', 10, 1, 'acc_01m8cb76g2ej191bjan99d1kja', -18000, NULL, NULL, 0, 0, '2026-03-12');
INSERT INTO public.journal_lines VALUES ('org_01m8cb76g2ej191bjatj71692m', 10, 2, 'acc_01m8cb76g2ej191bjaqgzb9m9q', 15000, 'A day that was not held', 'ST', 3000, 0, '2026-03-12');
INSERT INTO public.journal_lines VALUES ('org_01m8cb76g2ej191bjatj71692m', 10, 3, 'acc_01m8cb76haej7spxrj1xqh97an', 3000, NULL, 'ST', 0, 1, '2026-03-12');
INSERT INTO public.journal_lines VALUES ('org_01m8cb76g2ej191bjatj71692m', 11, 1, 'acc_01m8cb76g2ej191bjanxyxpape', -76800, NULL, NULL, 0, 0, '2026-03-24');
INSERT INTO public.journal_lines VALUES ('org_01m8cb76g2ej191bjatj71692m', 11, 2, 'acc_01m8cb76g2ej191bjararsz2aa', 64000, 'Illustration, 2 days', 'ST', 12800, 0, '2026-03-24');
INSERT INTO public.journal_lines VALUES ('org_01m8cb76g2ej191bjatj71692m', 11, 3, 'acc_01m8cb76haej7spxrj1xqh97an', 12800, NULL, 'ST', 0, 1, '2026-03-24');
INSERT INTO public.journal_lines VALUES ('org_01m8cb76g2ej191bjatj71692m', 12, 1, 'acc_01m8cb76g2ej191bjan99d1kja', 56400, NULL, NULL, 0, 0, '2026-03-27');
INSERT INTO public.journal_lines VALUES ('org_01m8cb76g2ej191bjatj71692m', 12, 2, 'acc_01m8cb76g2ej191bjaqmsb164t', -17400, 'Workbooks', 'ZR', 0, 0, '2026-03-27');
INSERT INTO public.journal_lines VALUES ('org_01m8cb76g2ej191bjatj71692m', 12, 3, 'acc_01m8cb76g2ej191bjaqgzb9m9q', -32500, 'Half a day of course design', 'ST', 6500, 0, '2026-03-27');
INSERT INTO public.journal_lines VALUES ('org_01m8cb76g2ej191bjatj71692m', 12, 4, 'acc_01m8cb76haej7spxrj1xqh97an', -6500, NULL, 'ST', 0, 1, '2026-03-27');
INSERT INTO public.journal_lines VALUES ('org_01m8cb76g2ej191bjatj71692m', 13, 1, 'acc_01m8cb76g2ej191bjan99d1kja', -60000, NULL, NULL, 0, 0, '2026-03-03');
INSERT INTO public.journal_lines VALUES ('org_01m8cb76g2ej191bjatj71692m', 13, 2, 'acc_01m8cb76g2ej191bjaqgzb9m9q', 50000, 'Raised in error', 'ST', 10000, 0, '2026-03-03');
INSERT INTO public.journal_lines VALUES ('org_01m8cb76g2ej191bjatj71692m', 13, 3, 'acc_01m8cb76haej7spxrj1xqh97an', 10000, NULL, 'ST', 0, 1, '2026-03-03');
INSERT INTO public.journal_lines VALUES ('org_01m8cb76g2ej191bjatj71692m', 14, 1, 'acc_01m8cb76g2ej191bjaqcwjm5c2', 1000000, NULL, NULL, 0, 0, '2026-01-01');
INSERT INTO public.journal_lines VALUES ('org_01m8cb76g2ej191bjatj71692m', 14, 2, 'acc_01m8cb76g2ej191bjaq32am42h', -10000, 'Share capital', NULL, 0, 0, '2026-01-01');
INSERT INTO public.journal_lines VALUES ('org_01m8cb76g2ej191bjatj71692m', 14, 3, 'acc_01m8cb76g2ej191bjapn9trnw9', -990000, 'Lent by the director', NULL, 0, 0, '2026-01-01');
INSERT INTO public.journal_lines VALUES ('org_01m8cb76g2ej191bjatj71692m', 15, 1, 'acc_01m8cb76g2ej191bjarg8ayp5j', 100000, NULL, NULL, 0, 0, '2026-03-31');
INSERT INTO public.journal_lines VALUES ('org_01m8cb76g2ej191bjatj71692m', 15, 2, 'acc_01m8cb76g2ej191bjap6ggvdmd', -6345, 'PAYE and National Insurance', NULL, 0, 0, '2026-03-31');
INSERT INTO public.journal_lines VALUES ('org_01m8cb76g2ej191bjatj71692m', 15, 3, 'acc_01m8cb76g2ej191bjapdhztp00', -93655, 'Net pay', NULL, 0, 0, '2026-03-31');
INSERT INTO public.journal_lines VALUES ('org_01m8cb76g2ej191bjatj71692m', 16, 1, 'acc_01m8cb76kkenp8fh858wdjf6w9', 7492, '3 of 36 months of 899.00', NULL, 0, 0, '2026-03-31');
INSERT INTO public.journal_lines VALUES ('org_01m8cb76g2ej191bjatj71692m', 16, 2, 'acc_01m8cb76g2ej191bjan1em9zc2', -7492, NULL, NULL, 0, 0, '2026-03-31');
INSERT INTO public.journal_lines VALUES ('org_01m8cb76g2ej191bjatj71692m', 17, 1, 'acc_01m8cb76g2ej191bjan99d1kja', -28200, NULL, NULL, 0, 0, '2026-03-06');
INSERT INTO public.journal_lines VALUES ('org_01m8cb76g2ej191bjatj71692m', 17, 2, 'acc_01m8cb76g2ej191bjanp6hzzwn', 28200, NULL, NULL, 0, 0, '2026-03-06');
INSERT INTO public.journal_lines VALUES ('org_01m8cb76g2ej191bjatj71692m', 18, 1, 'acc_01m8cb76g2ej191bjanxyxpape', 107880, NULL, NULL, 0, 0, '2026-01-22');
INSERT INTO public.journal_lines VALUES ('org_01m8cb76g2ej191bjatj71692m', 18, 2, 'acc_01m8cb76g2ej191bjanp6hzzwn', -107880, NULL, NULL, 0, 0, '2026-01-22');
INSERT INTO public.journal_lines VALUES ('org_01m8cb76g2ej191bjatj71692m', 19, 1, 'acc_01m8cb76g2ej191bjan99d1kja', -150000, NULL, NULL, 0, 0, '2026-01-30');
INSERT INTO public.journal_lines VALUES ('org_01m8cb76g2ej191bjatj71692m', 19, 2, 'acc_01m8cb76g2ej191bjanp6hzzwn', 150000, NULL, NULL, 0, 0, '2026-01-30');
INSERT INTO public.journal_lines VALUES ('org_01m8cb76g2ej191bjatj71692m', 20, 1, 'acc_01m8cb76g2ej191bjanxyxpape', 135000, NULL, NULL, 0, 0, '2026-02-10');
INSERT INTO public.journal_lines VALUES ('org_01m8cb76g2ej191bjatj71692m', 20, 2, 'acc_01m8cb76g2ej191bjanp6hzzwn', -135000, NULL, NULL, 0, 0, '2026-02-10');
INSERT INTO public.journal_lines VALUES ('org_01m8cb76g2ej191bjatj71692m', 28, 1, 'acc_01m8cb76g2ej191bjanp6hzzwn', -3600, NULL, NULL, 0, 0, '2026-02-02');
INSERT INTO public.journal_lines VALUES ('org_01m8cb76g2ej191bjatj71692m', 28, 2, 'acc_01m8cb76g2ej191bjascks6nfw', 3000, NULL, 'ST', 600, 0, '2026-02-02');
INSERT INTO public.journal_lines VALUES ('org_01m8cb76g2ej191bjatj71692m', 28, 3, 'acc_01m8cb76haej7spxrj1xqh97an', 600, NULL, 'ST', 0, 1, '2026-02-02');
INSERT INTO public.journal_lines VALUES ('org_01m8cb76bbeghs7b9kdbddjj41', 2, 1, 'acc_01m8cb76bbeghs7b9kba80ghpy', -50000, NULL, NULL, 0, 0, '2026-03-20');
INSERT INTO public.journal_lines VALUES ('org_01m8cb76bbeghs7b9kdbddjj41', 2, 2, 'acc_01m8cb76bbeghs7b9k8ejnvpwd', 50000, NULL, NULL, 0, 0, '2026-03-20');
INSERT INTO public.journal_lines VALUES ('org_01m8cb76g2ej191bjatj71692m', 21, 1, 'acc_01m8cb76g2ej191bjan99d1kja', -171000, NULL, NULL, 0, 0, '2026-02-16');
INSERT INTO public.journal_lines VALUES ('org_01m8cb76g2ej191bjatj71692m', 21, 2, 'acc_01m8cb76g2ej191bjanp6hzzwn', 171000, NULL, NULL, 0, 0, '2026-02-16');
INSERT INTO public.journal_lines VALUES ('org_01m8cb76g2ej191bjatj71692m', 22, 1, 'acc_01m8cb76g2ej191bjanxyxpape', 40000, NULL, NULL, 0, 0, '2026-02-27');
INSERT INTO public.journal_lines VALUES ('org_01m8cb76g2ej191bjatj71692m', 22, 2, 'acc_01m8cb76g2ej191bjanp6hzzwn', -40000, NULL, NULL, 0, 0, '2026-02-27');
INSERT INTO public.journal_lines VALUES ('org_01m8cb76g2ej191bjatj71692m', 26, 1, 'acc_01m8cb76g2ej191bjanp6hzzwn', -5840, NULL, NULL, 0, 0, '2026-02-18');
INSERT INTO public.journal_lines VALUES ('org_01m8cb76g2ej191bjatj71692m', 26, 2, 'acc_01m8cb76g2ej191bjasmcgfzsq', 5840, NULL, 'ZR', 0, 0, '2026-02-18');
INSERT INTO public.journal_lines VALUES ('org_01m8cb76g2ej191bjatj71692m', 27, 1, 'acc_01m8cb76g2ej191bjanp6hzzwn', -3600, NULL, NULL, 0, 0, '2026-03-02');
INSERT INTO public.journal_lines VALUES ('org_01m8cb76g2ej191bjatj71692m', 27, 2, 'acc_01m8cb76g2ej191bjascks6nfw', 3000, NULL, 'ST', 600, 0, '2026-03-02');
INSERT INTO public.journal_lines VALUES ('org_01m8cb76g2ej191bjatj71692m', 27, 3, 'acc_01m8cb76haej7spxrj1xqh97an', 600, NULL, 'ST', 0, 1, '2026-03-02');
INSERT INTO public.journal_lines VALUES ('org_01m8cb76g2ej191bjatj71692m', 23, 1, 'acc_01m8cb76g2ej191bjan99d1kja', -141840, NULL, NULL, 0, 0, '2026-03-16');
INSERT INTO public.journal_lines VALUES ('org_01m8cb76g2ej191bjatj71692m', 23, 2, 'acc_01m8cb76g2ej191bjanp6hzzwn', 141840, NULL, NULL, 0, 0, '2026-03-16');
INSERT INTO public.journal_lines VALUES ('org_01m8cb76g2ej191bjatj71692m', 24, 1, 'acc_01m8cb76g2ej191bjanp6hzzwn', -200000, NULL, NULL, 0, 0, '2026-03-25');
INSERT INTO public.journal_lines VALUES ('org_01m8cb76g2ej191bjatj71692m', 24, 2, 'acc_01m8cb76qqe609jrm637yyzv5e', 200000, NULL, NULL, 0, 0, '2026-03-25');
INSERT INTO public.journal_lines VALUES ('org_01m8cb76g2ej191bjatj71692m', 25, 1, 'acc_01m8cb76g2ej191bjanp6hzzwn', -93655, NULL, NULL, 0, 0, '2026-03-31');
INSERT INTO public.journal_lines VALUES ('org_01m8cb76g2ej191bjatj71692m', 25, 2, 'acc_01m8cb76g2ej191bjapdhztp00', 93655, NULL, NULL, 0, 0, '2026-03-31');
INSERT INTO public.journal_lines VALUES ('org_01m8cb76g2ej191bjatj71692m', 29, 1, 'acc_01m8cb76g2ej191bjanp6hzzwn', -750, NULL, NULL, 0, 0, '2026-03-20');
INSERT INTO public.journal_lines VALUES ('org_01m8cb76g2ej191bjatj71692m', 29, 2, 'acc_01m8cb76g2ej191bjatbqnz1cm', 750, NULL, 'EX', 0, 0, '2026-03-20');
INSERT INTO public.journal_lines VALUES ('org_01m8cb76bbeghs7b9kdbddjj41', 1, 1, 'acc_01m8cb76bbeghs7b9kba80ghpy', 50000, NULL, NULL, 0, 0, '2026-03-02');
INSERT INTO public.journal_lines VALUES ('org_01m8cb76bbeghs7b9kdbddjj41', 1, 2, 'acc_01m8cb76bbeghs7b9k8ejnvpwd', -50000, NULL, NULL, 0, 0, '2026-03-02');
INSERT INTO public.journals VALUES ('jnl_01m8cb76nge6kserajr2jvd4kw', 'org_01m8cb76g2ej191bjatj71692m', 1, '2026-01-01', 'Opening balance of Current', NULL, NULL, 'opening', NULL, 1000000, 1795710753456, 'usr_01m8cb760sed2aavc4m020dm4d', '\xfc3332c50d0fd75662f9f489702da99f8fb8a909de39fbee35a6e13c044d4105', 'opening balance of current');
INSERT INTO public.journals VALUES ('jnl_01m8cb77a4ejcb4sxz7mc2g7jg', 'org_01m8cb76g2ej191bjatj71692m', 2, '2026-01-15', 'Sales invoice INV-0001, Abbey Schools Trust', 'INV-0001', NULL, 'invoice', NULL, 234000, 1795710754116, 'usr_01m8cb760sed2aavc4m020dm4d', '\x77f3bc4dd9cc4baa80bfd2d78a87872223cdfec3dc10a5279dd8b332dd58ca37', 'sales invoice inv-0001, abbey schools trust
inv-0001');
INSERT INTO public.journals VALUES ('jnl_01m8cb77awex68gte7xbdzc288', 'org_01m8cb76g2ej191bjatj71692m', 3, '2026-01-20', 'Purchase invoice PX-881, Printwell', 'PX-881', NULL, 'invoice', NULL, 41200, 1795710754140, 'usr_01m8cb760sed2aavc4m020dm4d', '\xadb0ec7e8e1a86739e32d8d210c0cf355159e3fa2c068a4732036c6dd987ea02', 'purchase invoice px-881, printwell
px-881');
INSERT INTO public.journals VALUES ('jnl_01m8cb77beem3skxhs4h5hgmpz', 'org_01m8cb76g2ej191bjatj71692m', 4, '2026-01-21', 'Purchase invoice TB-0117, Techbarn', 'TB-0117', NULL, 'invoice', NULL, 107880, 1795710754158, 'usr_01m8cb760sed2aavc4m020dm4d', '\xc8dd20d59da6b20d384eb9e8308102dbe4b5390a9600194ec2b6f168ffd5ef9a', 'purchase invoice tb-0117, techbarn
tb-0117');
INSERT INTO public.journals VALUES ('jnl_01m8cb77c9e9prwf70e9a2z59z', 'org_01m8cb76g2ej191bjatj71692m', 5, '2026-01-28', 'Sales invoice INV-0002, Abbey Schools Trust', 'INV-0002', NULL, 'invoice', NULL, 87000, 1795710754185, 'usr_01m8cb760sed2aavc4m020dm4d', '\xe5ae8d14aafff1a92db7c07cc2e614cf0bae15ea4e8128f94af88aa1663814b1', 'sales invoice inv-0002, abbey schools trust
inv-0002');
INSERT INTO public.journals VALUES ('jnl_01m8cb77cqe0b9nhbz7e27vvs9', 'org_01m8cb76g2ej191bjatj71692m', 6, '2026-02-01', 'Purchase invoice HL-33, Harcourt Lettings', 'HL-33', NULL, 'invoice', NULL, 135000, 1795710754199, 'usr_01m8cb760sed2aavc4m020dm4d', '\x64abef37de440766cc7c91dd700d030cdafbe4edc72a8471e1297d9350f03a97', 'purchase invoice hl-33, harcourt lettings
hl-33');
INSERT INTO public.journals VALUES ('jnl_01m8cb77d2e8yaqvy81jd6tv75', 'org_01m8cb76g2ej191bjatj71692m', 7, '2026-02-09', 'Sales invoice INV-0003, Kestrel Fitness CIC', 'INV-0003', NULL, 'invoice', NULL, 28200, 1795710754210, 'usr_01m8cb760sed2aavc4m020dm4d', '\x0f420f624bf8f829d13ebab6789885fed58ee8d3e6bcf7a6e76468af75abd34e', 'sales invoice inv-0003, kestrel fitness cic
inv-0003');
INSERT INTO public.journals VALUES ('jnl_01m8cb77dfe4d8ekth5cjwgzma', 'org_01m8cb76g2ej191bjatj71692m', 8, '2026-02-20', 'Sales invoice INV-0004, Marlow & Pike LLP', 'INV-0004', NULL, 'invoice', NULL, 159840, 1795710754223, 'usr_01m8cb760sed2aavc4m020dm4d', '\x8a91e36b9a8dae9e708ff9740d46c8f00f3408ab4f5fde2a3a6018a087166252', 'sales invoice inv-0004, marlow & pike llp
inv-0004');
INSERT INTO public.journals VALUES ('jnl_01m8cb77eaeyx8f8k0yc283vsj', 'org_01m8cb76g2ej191bjatj71692m', 9, '2026-03-03', 'Sales invoice INV-0005, Marlow & Pike LLP', 'INV-0005', NULL, 'invoice', NULL, 60000, 1795710754250, 'usr_01m8cb760sed2aavc4m020dm4d', '\x4e7efd949700999671227d3dcf7494f2d6a4a5e6a2efd5e680b0d2492683e758', 'sales invoice inv-0005, marlow & pike llp
inv-0005');
INSERT INTO public.journals VALUES ('jnl_01m8cb77ewendrh752ccmqzs8c', 'org_01m8cb76g2ej191bjatj71692m', 10, '2026-03-12', 'Sales credit note CN-0001, Marlow & Pike LLP', 'CN-0001', NULL, 'invoice', NULL, 18000, 1795710754268, 'usr_01m8cb760sed2aavc4m020dm4d', '\xb039a5f53c5219a7ba05d5b376dcf32d2d6361516eb960904969ae2a8005b279', 'sales credit note cn-0001, marlow & pike llp
cn-0001');
INSERT INTO public.journals VALUES ('jnl_01m8cb77f8exdv5p99fp747kw9', 'org_01m8cb76g2ej191bjatj71692m', 11, '2026-03-24', 'Purchase invoice FR-1209, Fern & Rowe', 'FR-1209', NULL, 'invoice', NULL, 76800, 1795710754280, 'usr_01m8cb760sed2aavc4m020dm4d', '\x26de4267e597d6fb52f3c72c383a7a87ba12ebd362c263d64f0f458b4db1da17', 'purchase invoice fr-1209, fern & rowe
fr-1209');
INSERT INTO public.journals VALUES ('jnl_01m8cb77ftedrbbqtadx44rbfq', 'org_01m8cb76g2ej191bjatj71692m', 12, '2026-03-27', 'Sales invoice INV-0006, Abbey Schools Trust', 'INV-0006', NULL, 'invoice', NULL, 56400, 1795710754298, 'usr_01m8cb760sed2aavc4m020dm4d', '\x5337109b1655c5684f1323b95385230f7698535689eab42caf605eccab207a55', 'sales invoice inv-0006, abbey schools trust
inv-0006');
INSERT INTO public.journals VALUES ('jnl_01m8cb77jmeg7s634zzsmg765n', 'org_01m8cb76g2ej191bjatj71692m', 13, '2026-03-03', 'Reversal of journal 9: Sales invoice INV-0005, Marlow & Pike LLP', 'INV-0005', NULL, 'reversal', 'jnl_01m8cb77eaeyx8f8k0yc283vsj', 60000, 1795710754388, 'usr_01m8cb760sed2aavc4m020dm4d', '\x1773ffb27b1d6634ab66da0520efbefcf3958a5bbf6b8cbcff79c037ba52f7c1', 'reversal of journal 9: sales invoice inv-0005, marlow & pike llp
inv-0005');
INSERT INTO public.journals VALUES ('jnl_01m8cb77rme2hs6rxy0wakx3qb', 'org_01m8cb76g2ej191bjatj71692m', 14, '2026-01-01', 'Opening balances', 'JV-001', 'JV-001', 'manual', NULL, 1000000, 1795710754580, 'usr_01m8cb760sed2aavc4m020dm4d', '\xced5637295566fcd665e5642220b42932dd48aae6999ca6bcce2f3011bb448ef', 'opening balances
jv-001');
INSERT INTO public.journals VALUES ('jnl_01m8cb77rme2hs6rxy14r8zzd9', 'org_01m8cb76g2ej191bjatj71692m', 15, '2026-03-31', 'March wages', 'JV-002', 'JV-002', 'manual', NULL, 100000, 1795710754580, 'usr_01m8cb760sed2aavc4m020dm4d', '\xda3f808a26530042dbcb88719f9b3b764cbb9b455e5faf789226b3644f461da1', 'march wages
jv-002');
INSERT INTO public.journals VALUES ('jnl_01m8cb77rme2hs6rxy1fq3tg01', 'org_01m8cb76g2ej191bjatj71692m', 16, '2026-03-31', 'Depreciation of the laptop', 'JV-003', 'JV-003', 'manual', NULL, 7492, 1795710754580, 'usr_01m8cb760sed2aavc4m020dm4d', '\x8439076f71ddc1eff801d4ac2e73b8c1f8561bfce649477dea62bcca91d425d7', 'depreciation of the laptop
jv-003');
INSERT INTO public.journals VALUES ('jnl_01m8cb77v5e7t9aps3xygm9nfw', 'org_01m8cb76g2ej191bjatj71692m', 17, '2026-03-06', 'Receipt from Kestrel Fitness CIC', NULL, NULL, 'settlement', NULL, 28200, 1795710754661, 'usr_01m8cb760sed2aavc4m020dm4d', '\x3b552602c8d100148ab9e6ddf02dab7500641dcb79ebefa183cd0fd21e18f881', 'receipt from kestrel fitness cic');
INSERT INTO public.journals VALUES ('jnl_01m8cb781aegps7dq5hnn5tcgn', 'org_01m8cb76g2ej191bjatj71692m', 18, '2026-01-22', 'FPO TECHBARN LTD TB-0117', NULL, NULL, 'settlement', NULL, 107880, 1795710754858, 'usr_01m8cb760sed2aavc4m020dm4d', '\xc627b7a15fa130e86ac9f03bc42ee68bc601ad2c13b6857dc9d038e182d3115a', 'fpo techbarn ltd tb-0117');
INSERT INTO public.journals VALUES ('jnl_01m8cb789jen2af3n0f9j3nbew', 'org_01m8cb76g2ej191bjatj71692m', 19, '2026-01-30', 'FPI ABBEY SCHOOLS TRUST PART INV-0001', NULL, NULL, 'settlement', NULL, 150000, 1795710755122, 'usr_01m8cb760sed2aavc4m020dm4d', '\xf3ee2c3eef9d29c245b4f768f2cecd84a79e57bd3b46cdb75bdc320e5954fdba', 'fpi abbey schools trust part inv-0001');
INSERT INTO public.journals VALUES ('jnl_01m8cb78fkeq091vgasaqnjgzk', 'org_01m8cb76g2ej191bjatj71692m', 20, '2026-02-10', 'FPO HARCOURT LETTINGS HL-33', NULL, NULL, 'settlement', NULL, 135000, 1795710755315, 'usr_01m8cb760sed2aavc4m020dm4d', '\xb20970700a1041f74583a17e51a730ab00806ad77256d5a5102a51a2eb5d3550', 'fpo harcourt lettings hl-33');
INSERT INTO public.journals VALUES ('jnl_01m8cb78jke8crnq45tnmkq1kw', 'org_01m8cb76g2ej191bjatj71692m', 21, '2026-02-16', 'FPI ABBEY SCHOOLS TRUST INV-0001 INV-0002', NULL, NULL, 'settlement', NULL, 171000, 1795710755411, 'usr_01m8cb760sed2aavc4m020dm4d', '\x85384fe3d1e1ebd7248eba109c3d322cdcd5ee7582fa27d07edaa95789f14b58', 'fpi abbey schools trust inv-0001 inv-0002');
INSERT INTO public.journals VALUES ('jnl_01m8cb78rhe0bv95k3qfp6qn9t', 'org_01m8cb76g2ej191bjatj71692m', 22, '2026-02-27', 'FPO PRINTWELL PX-881', NULL, NULL, 'settlement', NULL, 40000, 1795710755601, 'usr_01m8cb760sed2aavc4m020dm4d', '\x25bce13237e4665d52670a9908777421aa17b7c61cea823dc95ccb269aa74e59', 'fpo printwell px-881');
INSERT INTO public.journals VALUES ('jnl_01m8cb78wnevqr4eas8ng1vs0q', 'org_01m8cb76g2ej191bjatj71692m', 23, '2026-03-16', 'FPI MARLOW AND PIKE LLP INV-0004 LESS CN-0001', NULL, NULL, 'settlement', NULL, 141840, 1795710755733, 'usr_01m8cb760sed2aavc4m020dm4d', '\x5dfc3a2dc2bf8a5dea4ddbdf79e8888338fead1790d48e06f81ed87f86e652ea', 'fpi marlow and pike llp inv-0004 less cn-0001');
INSERT INTO public.journals VALUES ('jnl_01m8cb795vem0b92vkqdb4d2rp', 'org_01m8cb76g2ej191bjatj71692m', 24, '2026-03-25', 'TFR TO SAVINGS', NULL, NULL, 'bank', NULL, 200000, 1795710756027, 'usr_01m8cb760sed2aavc4m020dm4d', '\x247e6de0726bbcabcbbeb9d01b441712c315d6ef8ca71ca64f0b5d1c6be88403', 'tfr to savings');
INSERT INTO public.journals VALUES ('jnl_01m8cb79a7evjtgqsw1mmeyz16', 'org_01m8cb76g2ej191bjatj71692m', 25, '2026-03-31', 'FPO J WREN NET PAY MARCH', NULL, NULL, 'bank', NULL, 93655, 1795710756167, 'usr_01m8cb760sed2aavc4m020dm4d', '\xd779405fcc3c2c6f3aa1af9bf4e7e0881bb12a0a97e85bd5be8905322e027c86', 'fpo j wren net pay march');
INSERT INTO public.journals VALUES ('jnl_01m8cb7a8seaxr3yjezj02yqva', 'org_01m8cb76g2ej191bjatj71692m', 26, '2026-02-18', 'CARD TRAINLINE.COM LONDON', NULL, NULL, 'bank', NULL, 5840, 1795710757145, 'usr_01m8cb760sed2aavc4m020dm4d', '\x3d21bfff16b438f79e6e98ee2f9caf42fef8cd64203243f2ce0dc8d3bb6bde52', 'card trainline.com london');
INSERT INTO public.journals VALUES ('jnl_01m8cb7adxen69j5q5eb1vp39f', 'org_01m8cb76g2ej191bjatj71692m', 27, '2026-03-02', 'CARD SLATEWORK SOFTWARE SUBSCRIPTION', NULL, NULL, 'bank', NULL, 3600, 1795710757309, 'usr_01m8cb760sed2aavc4m020dm4d', '\x901a418d916994b87df5b90773230e185ef88f6f1c9b5718b0712614cf6b9bff', 'card slatework software subscription');
INSERT INTO public.journals VALUES ('jnl_01m8cb7amjestads5zssn6w3t2', 'org_01m8cb76g2ej191bjatj71692m', 28, '2026-02-02', 'CARD SLATEWORK SOFTWARE SUBSCRIPTION', NULL, NULL, 'bank', NULL, 3600, 1795710757522, 'usr_01m8cb760sed2aavc4m020dm4d', '\x521c0ccaccc74ab23f08c952d0bd4fbf57d05a1f6e63d0ddacea04a8fc9a0773', 'card slatework software subscription');
INSERT INTO public.journals VALUES ('jnl_01m8cb7bgne7vbh9b2km4d0gxy', 'org_01m8cb76bbeghs7b9kdbddjj41', 2, '2026-03-20', 'Reversal of journal 1: A journal', NULL, NULL, 'reversal', 'jnl_01m8cb7bfeeeya6wpynqvyg2hd', 50000, 1795710758421, 'usr_01m8cb760sed2aavc4m020dm4d', '\xe4b32cc5dc23640e58d27828760f03a6f1206e7f2eacb33d5efa132e21194fbe', 'reversal of journal 1: a journal');
INSERT INTO public.journals VALUES ('jnl_01m8cb7aqwe779temr56g1a8nc', 'org_01m8cb76g2ej191bjatj71692m', 29, '2026-03-20', 'TOTAL CHARGES TO 19MAR2026', NULL, NULL, 'bank', NULL, 750, 1795710757628, 'usr_01m8cb760sed2aavc4m020dm4d', '\x629a2429c5b8bbb5482491e24672a1351d11d07744f7e22f8e19dfa403aea526', 'total charges to 19mar2026');
INSERT INTO public.journals VALUES ('jnl_01m8cb7bfeeeya6wpynqvyg2hd', 'org_01m8cb76bbeghs7b9kdbddjj41', 1, '2026-03-02', 'A journal', NULL, NULL, 'manual', NULL, 50000, 1795710758382, 'usr_01m8cb760sed2aavc4m020dm4d', '\x2a654d889edcf9bdd7906704bce495bdec8561178ac13219be4034cb5842325e', 'a journal');
INSERT INTO public.key_secrets VALUES ('\xcb5edadfc81d9c7aca545fd60f53d7ccbbc33201657e0a06e873a320cbf91793', 'key_01m8cb763cegta431g410n9t5w', NULL);
INSERT INTO public.key_secrets VALUES ('\x285eca6d4808124b3b90d65a93fb849a3d6e44a24405787e082f8c115eda7034', 'key_01m8cb769eep3819j39fxw7t26', NULL);
INSERT INTO public.ledger_heads VALUES ('org_01m8cb76g2ej191bjatj71692m', 29, '\x629a2429c5b8bbb5482491e24672a1351d11d07744f7e22f8e19dfa403aea526', 4253177, 59, '\xbda21c289f3dfad684047bf2effbfeee3bd0eb44636d6eb8bb2cf3d5ce0ac3fb');
INSERT INTO public.ledger_heads VALUES ('org_01m8cb76bbeghs7b9kdbddjj41', 2, '\xe4b32cc5dc23640e58d27828760f03a6f1206e7f2eacb33d5efa132e21194fbe', 100000, 9, '\x0b0b804ce006dac3fa3fa749655033a576d79db2e7f402562f8208360543f661');
INSERT INTO public.members VALUES ('mem_01m8cb76bbeghs7b9k786rtn85', 'org_01m8cb76bbeghs7b9kdbddjj41', 'jo@example.com', 'usr_01m8cb760sed2aavc4m020dm4d', 'owner', 1795710753131, 1795710753131, 1);
INSERT INTO public.members VALUES ('mem_01m8cb76g2ej191bjamgstw5ke', 'org_01m8cb76g2ej191bjatj71692m', 'jo@example.com', 'usr_01m8cb760sed2aavc4m020dm4d', 'owner', 1795710753282, 1795710753282, 1);
INSERT INTO public.number_sequences VALUES ('org_01m8cb76g2ej191bjatj71692m', 'credit_note', 1);
INSERT INTO public.number_sequences VALUES ('org_01m8cb76g2ej191bjatj71692m', 'invoice', 6);
INSERT INTO public.organisations VALUES ('org_01m8cb76g2ej191bjatj71692m', 'Wren & Marsh Ltd', 'GBP', 'GB', '03-31', 1, NULL, 'standard', NULL, 'line', 'active', '2026-03-31', 1795710753282, 1795710757897, 2, 0, '2026-03-31');
INSERT INTO public.organisations VALUES ('org_01m8cb76bbeghs7b9kdbddjj41', 'Acorn Ltd', 'GBP', 'GB', '03-31', 1, NULL, 'standard', NULL, 'line', 'active', NULL, 1795710753131, 1795710753131, 1, 1, NULL);
INSERT INTO public.queue_shares VALUES ('reconcile', 'usr_01m8cb760sed2aavc4m020dm4d', 0);
INSERT INTO public.queues VALUES ('coding', 0, 0);
INSERT INTO public.queues VALUES ('reconcile', 1, 0);
INSERT INTO public.settlements VALUES ('set_01m8cb781aegps7dq5hnn5tcgn', 'org_01m8cb76g2ej191bjatj71692m', 'payment', 'purchase', 'posted', 'con_01m8cb76zjezaax034fs7wx1ya', 'bac_01m8cb76nge6kserajqv3gxszs', '2026-01-22', 107880, 107880, NULL, 'btx_01m8cb77xhex1rmmp6mmv0j31m', 1, 'jnl_01m8cb781aegps7dq5hnn5tcgn', NULL, NULL, '', 1795710754858, 1795710754858, 1, '2026-01-22', 1, '2026-01-22', '2026-01-22');
INSERT INTO public.settlements VALUES ('set_01m8cb789jen2af3n0f9j3nbew', 'org_01m8cb76g2ej191bjatj71692m', 'receipt', 'sales', 'posted', 'con_01m8cb76sge439zwghw1yxm404', 'bac_01m8cb76nge6kserajqv3gxszs', '2026-01-30', 150000, 150000, NULL, 'btx_01m8cb77xhex1rmmp6mtm9rhk0', 1, 'jnl_01m8cb789jen2af3n0f9j3nbew', NULL, NULL, '', 1795710755122, 1795710755122, 1, '2026-01-30', 1, '2026-01-30', '2026-01-30');
INSERT INTO public.settlements VALUES ('set_01m8cb78fkeq091vgasaqnjgzk', 'org_01m8cb76g2ej191bjatj71692m', 'payment', 'purchase', 'posted', 'con_01m8cb7732ex9a55wxm36fn6fn', 'bac_01m8cb76nge6kserajqv3gxszs', '2026-02-10', 135000, 135000, NULL, 'btx_01m8cb77xhex1rmmp6n1evdmp3', 1, 'jnl_01m8cb78fkeq091vgasaqnjgzk', NULL, NULL, '', 1795710755315, 1795710755315, 1, '2026-02-10', 1, '2026-02-10', '2026-02-10');
INSERT INTO public.settlements VALUES ('set_01m8cb78jke8crnq45tnmkq1kw', 'org_01m8cb76g2ej191bjatj71692m', 'receipt', 'sales', 'posted', 'con_01m8cb76sge439zwghw1yxm404', 'bac_01m8cb76nge6kserajqv3gxszs', '2026-02-16', 171000, 171000, NULL, 'btx_01m8cb77xhex1rmmp6n6rvxsc2', 1, 'jnl_01m8cb78jke8crnq45tnmkq1kw', NULL, NULL, '', 1795710755411, 1795710755411, 1, '2026-02-16', 2, '2026-02-16', '2026-02-16');
INSERT INTO public.settlements VALUES ('set_01m8cb78rhe0bv95k3qfp6qn9t', 'org_01m8cb76g2ej191bjatj71692m', 'payment', 'purchase', 'posted', 'con_01m8cb76x7ekp9b0j986bw0rtn', 'bac_01m8cb76nge6kserajqv3gxszs', '2026-02-27', 40000, 40000, NULL, 'btx_01m8cb77xhex1rmmp6nd7fbz2t', 1, 'jnl_01m8cb78rhe0bv95k3qfp6qn9t', NULL, NULL, '', 1795710755601, 1795710755601, 1, '2026-02-27', 1, '2026-02-27', '2026-02-27');
INSERT INTO public.settlements VALUES ('set_01m8cb78wnevqr4eas8ng1vs0q', 'org_01m8cb76g2ej191bjatj71692m', 'receipt', 'sales', 'posted', 'con_01m8cb76vvebgvfrtdjpgshvg5', 'bac_01m8cb76nge6kserajqv3gxszs', '2026-03-16', 141840, 141840, NULL, 'btx_01m8cb77xhex1rmmp6nr3d7v6d', 1, 'jnl_01m8cb78wnevqr4eas8ng1vs0q', NULL, NULL, '', 1795710755733, 1795710755733, 1, '2026-03-16', 1, '2026-03-16', '2026-03-16');
INSERT INTO public.settlements VALUES ('set_01m8cb77v5e7t9aps3xv19dx80', 'org_01m8cb76g2ej191bjatj71692m', 'receipt', 'sales', 'posted', 'con_01m8cb76tye8cra2s6q9cvnjj5', 'bac_01m8cb76nge6kserajqv3gxszs', '2026-03-06', 28200, 28200, NULL, 'btx_01m8cb77xhex1rmmp6npc78939', 0, 'jnl_01m8cb77v5e7t9aps3xygm9nfw', NULL, NULL, '', 1795710754661, 1795710755923, 2, '2026-03-06', 1, '2026-03-06', '2026-03-06');
INSERT INTO public.stated_balances VALUES ('org_01m8cb76g2ej191bjatj71692m', 'bac_01m8cb76nge6kserajqv3gxszs', '2026-03-31', 900715, 1795710754737);
INSERT INTO public.tax_rates VALUES ('org_01m8cb76bbeghs7b9kdbddjj41', 'ST', '2026-02-01', 190000);
INSERT INTO public.unlinked_journals VALUES ('org_01m8cb76bbeghs7b9kdbddjj41', 'btx_01m8cb7bf4e64bswmsvaj55rz3', 'jnl_01m8cb7bfeeeya6wpynqvyg2hd');
INSERT INTO public.users VALUES ('usr_01m8cb760sed2aavc4m020dm4d', 'jo@example.com', 0, 7, 0, 1795710752793, NULL, 0);
INSERT INTO public.vat_days VALUES ('org_01m8cb76g2ej191bjatj71692m', '2026-01-15', 'output', 195000, 39000);
INSERT INTO public.vat_days VALUES ('org_01m8cb76g2ej191bjatj71692m', '2026-01-20', 'input', 41200, 0);
INSERT INTO public.vat_days VALUES ('org_01m8cb76g2ej191bjatj71692m', '2026-01-21', 'input', 89900, 17980);
INSERT INTO public.vat_days VALUES ('org_01m8cb76g2ej191bjatj71692m', '2026-01-28', 'output', 87000, 0);
INSERT INTO public.vat_days VALUES ('org_01m8cb76g2ej191bjatj71692m', '2026-02-01', 'input', 135000, 0);
INSERT INTO public.vat_days VALUES ('org_01m8cb76g2ej191bjatj71692m', '2026-02-09', 'output', 27500, 700);
INSERT INTO public.vat_days VALUES ('org_01m8cb76g2ej191bjatj71692m', '2026-02-20', 'output', 133200, 26640);
INSERT INTO public.vat_days VALUES ('org_01m8cb76g2ej191bjatj71692m', '2026-03-12', 'output', -15000, -3000);
INSERT INTO public.vat_days VALUES ('org_01m8cb76g2ej191bjatj71692m', '2026-03-24', 'input', 64000, 12800);
INSERT INTO public.vat_days VALUES ('org_01m8cb76g2ej191bjatj71692m', '2026-03-27', 'output', 49900, 6500);
INSERT INTO public.vat_days VALUES ('org_01m8cb76g2ej191bjatj71692m', '2026-03-03', 'output', 0, 0);
INSERT INTO public.vat_days VALUES ('org_01m8cb76g2ej191bjatj71692m', '2026-02-18', 'input', 5840, 0);
INSERT INTO public.vat_days VALUES ('org_01m8cb76g2ej191bjatj71692m', '2026-03-02', 'input', 3000, 600);
INSERT INTO public.vat_days VALUES ('org_01m8cb76g2ej191bjatj71692m', '2026-02-02', 'input', 3000, 600);
INSERT INTO public.vat_days VALUES ('org_01m8cb76g2ej191bjatj71692m', '2026-03-20', 'input', 750, 0);
INSERT INTO public.vat_entries VALUES ('org_01m8cb76g2ej191bjatj71692m', 2, 2, 0, '2026-01-15', '2026-01-15', 'output', 'ST', 195000, 39000, 'inv_01m8cb77a4ejcb4sxz7hnj3z88', NULL);
INSERT INTO public.vat_entries VALUES ('org_01m8cb76g2ej191bjatj71692m', 3, 2, 0, '2026-01-20', '2026-01-20', 'input', 'ZR', 41200, 0, 'inv_01m8cb77awex68gte7x7rdam44', NULL);
INSERT INTO public.vat_entries VALUES ('org_01m8cb76g2ej191bjatj71692m', 4, 2, 0, '2026-01-21', '2026-01-21', 'input', 'ST', 89900, 17980, 'inv_01m8cb77beem3skxhs4dz6shfs', NULL);
INSERT INTO public.vat_entries VALUES ('org_01m8cb76g2ej191bjatj71692m', 5, 2, 0, '2026-01-28', '2026-01-28', 'output', 'ZR', 87000, 0, 'inv_01m8cb77c9e9prwf70e6xhqhp0', NULL);
INSERT INTO public.vat_entries VALUES ('org_01m8cb76g2ej191bjatj71692m', 6, 2, 0, '2026-02-01', '2026-02-01', 'input', 'EX', 135000, 0, 'inv_01m8cb77cqe0b9nhbz79pfa8tn', NULL);
INSERT INTO public.vat_entries VALUES ('org_01m8cb76g2ej191bjatj71692m', 7, 2, 0, '2026-02-09', '2026-02-09', 'output', 'EX', 24000, 0, 'inv_01m8cb77d2e8yaqvy81fd6rwqj', NULL);
INSERT INTO public.vat_entries VALUES ('org_01m8cb76g2ej191bjatj71692m', 7, 3, 0, '2026-02-09', '2026-02-09', 'output', 'ST', 3500, 700, 'inv_01m8cb77d2e8yaqvy81fd6rwqj', NULL);
INSERT INTO public.vat_entries VALUES ('org_01m8cb76g2ej191bjatj71692m', 8, 2, 0, '2026-02-20', '2026-02-20', 'output', 'ST', 133200, 26640, 'inv_01m8cb77dfe4d8ekth5afvtaky', NULL);
INSERT INTO public.vat_entries VALUES ('org_01m8cb76g2ej191bjatj71692m', 9, 2, 0, '2026-03-03', '2026-03-03', 'output', 'ST', 50000, 10000, 'inv_01m8cb77eaeyx8f8k0y9kvn23p', NULL);
INSERT INTO public.vat_entries VALUES ('org_01m8cb76g2ej191bjatj71692m', 10, 2, 0, '2026-03-12', '2026-03-12', 'output', 'ST', -15000, -3000, 'inv_01m8cb77ewendrh752c8s296s2', NULL);
INSERT INTO public.vat_entries VALUES ('org_01m8cb76g2ej191bjatj71692m', 11, 2, 0, '2026-03-24', '2026-03-24', 'input', 'ST', 64000, 12800, 'inv_01m8cb77f8exdv5p99fh0bxmr3', NULL);
INSERT INTO public.vat_entries VALUES ('org_01m8cb76g2ej191bjatj71692m', 12, 2, 0, '2026-03-27', '2026-03-27', 'output', 'ZR', 17400, 0, 'inv_01m8cb77ftedrbbqtads7gx8jv', NULL);
INSERT INTO public.vat_entries VALUES ('org_01m8cb76g2ej191bjatj71692m', 12, 3, 0, '2026-03-27', '2026-03-27', 'output', 'ST', 32500, 6500, 'inv_01m8cb77ftedrbbqtads7gx8jv', NULL);
INSERT INTO public.vat_entries VALUES ('org_01m8cb76g2ej191bjatj71692m', 13, 2, 0, '2026-03-03', '2026-03-03', 'output', 'ST', -50000, -10000, 'inv_01m8cb77eaeyx8f8k0y9kvn23p', NULL);
INSERT INTO public.vat_entries VALUES ('org_01m8cb76g2ej191bjatj71692m', 26, 2, 0, '2026-02-18', '2026-02-18', 'input', 'ZR', 5840, 0, NULL, NULL);
INSERT INTO public.vat_entries VALUES ('org_01m8cb76g2ej191bjatj71692m', 27, 2, 0, '2026-03-02', '2026-03-02', 'input', 'ST', 3000, 600, NULL, NULL);
INSERT INTO public.vat_entries VALUES ('org_01m8cb76g2ej191bjatj71692m', 28, 2, 0, '2026-02-02', '2026-02-02', 'input', 'ST', 3000, 600, NULL, NULL);
INSERT INTO public.vat_entries VALUES ('org_01m8cb76g2ej191bjatj71692m', 29, 2, 0, '2026-03-20', '2026-03-20', 'input', 'EX', 750, 0, NULL, NULL);
INSERT INTO public.vat_returns VALUES ('vrt_01m8cb7axre3srr4adxb8q117e', 'org_01m8cb76g2ej191bjatj71692m', '2026-01-01', '2026-03-31', 'finalised', '[]', 'standard', NULL, 477600, 69840, 342690, 31980, 69840, 0, 69840, 31980, 37860, 477600, 342700, 0, 0, NULL, 1795710757854, 1795710757816, 1795710757854, 2);
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
