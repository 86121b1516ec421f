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
INSERT INTO public._sqlx_migrations VALUES (1, 'platform', '2026-11-23 22:10:29.834747+00', true, '\x56c81ff92db5a60532a52e529ddcd2b3714beb82ec59181bf95986d52f268197171d205459743abb4151461a41566020', 21119673);
INSERT INTO public._sqlx_migrations VALUES (2, 'ledger', '2026-11-23 22:10:29.856331+00', true, '\x9dbce99dbcc48220e29e165be44645571133eb94388b7c8f75e291d52a3fb0f2eb2c984f32b101e0c87036b784fa257a', 17626609);
INSERT INTO public._sqlx_migrations VALUES (3, 'banking', '2026-11-23 22:10:29.874266+00', true, '\xaf7a63db1c79803920e379cde8dba5f12d6e3b18db971dc1a293319bba674be00693191dc100b8bd945b6d377ad9a22d', 9998958);
INSERT INTO public._sqlx_migrations VALUES (4, 'documents', '2026-11-23 22:10:29.884505+00', true, '\x2a0daa78186f0765af84764908dc9a70ee4b78006a4a83d772ac42dc7a5b36b224f48b1fd4dfa469253d5cb5c2e9ca87', 16503817);
INSERT INTO public._sqlx_migrations VALUES (5, 'vat', '2026-11-23 22:10:29.901286+00', true, '\x4aa7049bf04573185ba6c20a2b727e74cee0bea158d32fe08ba75b1be5d9790198c677fa5fee6e4112e4acdac9498cca', 7953627);
INSERT INTO public.account_days VALUES ('org_01m857bv3nevctcht6bc82t9hr', '2026-01-01', 'acc_01m857bv3nevctcht66jt94k63', 1000000, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m857bv3nevctcht6bc82t9hr', '2026-01-15', 'acc_01m857bv3nevctcht666s4dmwa', 234000, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m857bv3nevctcht6bc82t9hr', '2026-01-15', 'acc_01m857bv3nevctcht68fxhwyxq', 0, 195000, 1);
INSERT INTO public.account_days VALUES ('org_01m857bv3nevctcht6bc82t9hr', '2026-01-15', 'acc_01m857bv4kegm9n9cknawyv099', 0, 39000, 1);
INSERT INTO public.account_days VALUES ('org_01m857bv3nevctcht6bc82t9hr', '2026-01-20', 'acc_01m857bv3nevctcht66smy6jg7', 0, 41200, 1);
INSERT INTO public.account_days VALUES ('org_01m857bv3nevctcht6bc82t9hr', '2026-01-20', 'acc_01m857bv3nevctcht691mxv30z', 41200, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m857bv3nevctcht6bc82t9hr', '2026-01-21', 'acc_01m857bv3nevctcht65jx2xqv6', 89900, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m857bv3nevctcht6bc82t9hr', '2026-01-21', 'acc_01m857bv3nevctcht66smy6jg7', 0, 107880, 1);
INSERT INTO public.account_days VALUES ('org_01m857bv3nevctcht6bc82t9hr', '2026-01-21', 'acc_01m857bv4kegm9n9cknawyv099', 17980, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m857bv3nevctcht6bc82t9hr', '2026-01-28', 'acc_01m857bv3nevctcht666s4dmwa', 87000, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m857bv3nevctcht6bc82t9hr', '2026-01-28', 'acc_01m857bv3nevctcht68gshfvqx', 0, 87000, 1);
INSERT INTO public.account_days VALUES ('org_01m857bv3nevctcht6bc82t9hr', '2026-02-01', 'acc_01m857bv3nevctcht66smy6jg7', 0, 135000, 1);
INSERT INTO public.account_days VALUES ('org_01m857bv3nevctcht6bc82t9hr', '2026-02-01', 'acc_01m857bv3nevctcht69r2e2cyy', 135000, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m857bv3nevctcht6bc82t9hr', '2026-02-09', 'acc_01m857bv3nevctcht666s4dmwa', 28200, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m857bv3nevctcht6bc82t9hr', '2026-02-09', 'acc_01m857bv3nevctcht68fxhwyxq', 0, 3500, 1);
INSERT INTO public.account_days VALUES ('org_01m857bv3nevctcht6bc82t9hr', '2026-02-09', 'acc_01m857bv4kegm9n9cknawyv099', 0, 700, 1);
INSERT INTO public.account_days VALUES ('org_01m857bv3nevctcht6bc82t9hr', '2026-02-09', 'acc_01m857bv5ee0z8gdbyvswte3v2', 0, 24000, 1);
INSERT INTO public.account_days VALUES ('org_01m857bv3nevctcht6bc82t9hr', '2026-02-20', 'acc_01m857bv3nevctcht666s4dmwa', 159840, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m857bv3nevctcht6bc82t9hr', '2026-02-20', 'acc_01m857bv3nevctcht68fxhwyxq', 0, 133200, 1);
INSERT INTO public.account_days VALUES ('org_01m857bv3nevctcht6bc82t9hr', '2026-02-20', 'acc_01m857bv4kegm9n9cknawyv099', 0, 26640, 1);
INSERT INTO public.account_days VALUES ('org_01m857bv3nevctcht6bc82t9hr', '2026-03-12', 'acc_01m857bv3nevctcht666s4dmwa', 0, 18000, 1);
INSERT INTO public.account_days VALUES ('org_01m857bv3nevctcht6bc82t9hr', '2026-03-12', 'acc_01m857bv3nevctcht68fxhwyxq', 15000, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m857bv3nevctcht6bc82t9hr', '2026-03-12', 'acc_01m857bv4kegm9n9cknawyv099', 3000, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m857bv3nevctcht6bc82t9hr', '2026-03-24', 'acc_01m857bv3nevctcht66smy6jg7', 0, 76800, 1);
INSERT INTO public.account_days VALUES ('org_01m857bv3nevctcht6bc82t9hr', '2026-03-24', 'acc_01m857bv3nevctcht697zw33nj', 64000, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m857bv3nevctcht6bc82t9hr', '2026-03-24', 'acc_01m857bv4kegm9n9cknawyv099', 12800, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m857bv3nevctcht6bc82t9hr', '2026-03-27', 'acc_01m857bv3nevctcht666s4dmwa', 56400, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m857bv3nevctcht6bc82t9hr', '2026-03-27', 'acc_01m857bv3nevctcht68fxhwyxq', 0, 32500, 1);
INSERT INTO public.account_days VALUES ('org_01m857bv3nevctcht6bc82t9hr', '2026-03-27', 'acc_01m857bv3nevctcht68gshfvqx', 0, 17400, 1);
INSERT INTO public.account_days VALUES ('org_01m857bv3nevctcht6bc82t9hr', '2026-03-27', 'acc_01m857bv4kegm9n9cknawyv099', 0, 6500, 1);
INSERT INTO public.account_days VALUES ('org_01m857bv3nevctcht6bc82t9hr', '2026-03-03', 'acc_01m857bv3nevctcht666s4dmwa', 60000, 60000, 2);
INSERT INTO public.account_days VALUES ('org_01m857bv3nevctcht6bc82t9hr', '2026-03-03', 'acc_01m857bv3nevctcht68fxhwyxq', 50000, 50000, 2);
INSERT INTO public.account_days VALUES ('org_01m857bv3nevctcht6bc82t9hr', '2026-03-03', 'acc_01m857bv4kegm9n9cknawyv099', 10000, 10000, 2);
INSERT INTO public.account_days VALUES ('org_01m857bv3nevctcht6bc82t9hr', '2026-01-01', 'acc_01m857bv3nevctcht67jj8zmxt', 0, 990000, 1);
INSERT INTO public.account_days VALUES ('org_01m857bv3nevctcht6bc82t9hr', '2026-01-01', 'acc_01m857bv3nevctcht67w3kh9k9', 0, 10000, 1);
INSERT INTO public.account_days VALUES ('org_01m857bv3nevctcht6bc82t9hr', '2026-01-01', 'acc_01m857bv3nevctcht68a9n3dc7', 1000000, 1000000, 2);
INSERT INTO public.account_days VALUES ('org_01m857bv3nevctcht6bc82t9hr', '2026-03-31', 'acc_01m857bv3nevctcht65xn5kpvr', 0, 7492, 1);
INSERT INTO public.account_days VALUES ('org_01m857bv3nevctcht6bc82t9hr', '2026-03-31', 'acc_01m857bv3nevctcht670q6tpjg', 0, 6345, 1);
INSERT INTO public.account_days VALUES ('org_01m857bv3nevctcht6bc82t9hr', '2026-03-31', 'acc_01m857bv3nevctcht69e83ghtj', 100000, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m857bv3nevctcht6bc82t9hr', '2026-03-31', 'acc_01m857bv63e5nbvfq23fkadp9j', 7492, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m857bv3nevctcht6bc82t9hr', '2026-03-06', 'acc_01m857bv3nevctcht666s4dmwa', 0, 28200, 1);
INSERT INTO public.account_days VALUES ('org_01m857bv3nevctcht6bc82t9hr', '2026-03-06', 'acc_01m857bv3nevctcht66jt94k63', 28200, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m857bv3nevctcht6bc82t9hr', '2026-01-22', 'acc_01m857bv3nevctcht66jt94k63', 0, 107880, 1);
INSERT INTO public.account_days VALUES ('org_01m857bv3nevctcht6bc82t9hr', '2026-01-22', 'acc_01m857bv3nevctcht66smy6jg7', 107880, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m857bv3nevctcht6bc82t9hr', '2026-01-30', 'acc_01m857bv3nevctcht666s4dmwa', 0, 150000, 1);
INSERT INTO public.account_days VALUES ('org_01m857bv3nevctcht6bc82t9hr', '2026-01-30', 'acc_01m857bv3nevctcht66jt94k63', 150000, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m857bv3nevctcht6bc82t9hr', '2026-02-10', 'acc_01m857bv3nevctcht66jt94k63', 0, 135000, 1);
INSERT INTO public.account_days VALUES ('org_01m857bv3nevctcht6bc82t9hr', '2026-02-10', 'acc_01m857bv3nevctcht66smy6jg7', 135000, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m857bv3nevctcht6bc82t9hr', '2026-02-16', 'acc_01m857bv3nevctcht666s4dmwa', 0, 171000, 1);
INSERT INTO public.account_days VALUES ('org_01m857bv3nevctcht6bc82t9hr', '2026-02-16', 'acc_01m857bv3nevctcht66jt94k63', 171000, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m857bv3nevctcht6bc82t9hr', '2026-02-27', 'acc_01m857bv3nevctcht66jt94k63', 0, 40000, 1);
INSERT INTO public.account_days VALUES ('org_01m857bv3nevctcht6bc82t9hr', '2026-02-27', 'acc_01m857bv3nevctcht66smy6jg7', 40000, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m857bv3nevctcht6bc82t9hr', '2026-03-16', 'acc_01m857bv3nevctcht666s4dmwa', 0, 141840, 1);
INSERT INTO public.account_days VALUES ('org_01m857bv3nevctcht6bc82t9hr', '2026-03-16', 'acc_01m857bv3nevctcht66jt94k63', 141840, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m857bv3nevctcht6bc82t9hr', '2026-03-25', 'acc_01m857bv3nevctcht66jt94k63', 0, 200000, 1);
INSERT INTO public.account_days VALUES ('org_01m857bv3nevctcht6bc82t9hr', '2026-03-25', 'acc_01m857bv83ek2vswxrywp8k23t', 200000, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m857bv3nevctcht6bc82t9hr', '2026-03-31', 'acc_01m857bv3nevctcht678yfdt8p', 93655, 93655, 2);
INSERT INTO public.account_days VALUES ('org_01m857bv3nevctcht6bc82t9hr', '2026-02-18', 'acc_01m857bv3nevctcht66jt94k63', 0, 5840, 1);
INSERT INTO public.account_days VALUES ('org_01m857bv3nevctcht6bc82t9hr', '2026-02-18', 'acc_01m857bv3nevctcht6akx84spf', 5840, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m857bv3nevctcht6bc82t9hr', '2026-03-02', 'acc_01m857bv3nevctcht66jt94k63', 0, 3600, 1);
INSERT INTO public.account_days VALUES ('org_01m857bv3nevctcht6bc82t9hr', '2026-03-31', 'acc_01m857bv3nevctcht66jt94k63', 0, 93655, 1);
INSERT INTO public.account_days VALUES ('org_01m857bv1nezqbqcyxz5ee9k51', '2026-03-02', 'acc_01m857bv1nezqbqcyxt85q93f8', 0, 50000, 1);
INSERT INTO public.account_days VALUES ('org_01m857bv1nezqbqcyxz5ee9k51', '2026-03-02', 'acc_01m857bv1nezqbqcyxx70e8n8r', 50000, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m857bv3nevctcht6bc82t9hr', '2026-03-02', 'acc_01m857bv3nevctcht6a8a8dfjc', 3000, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m857bv3nevctcht6bc82t9hr', '2026-03-02', 'acc_01m857bv4kegm9n9cknawyv099', 600, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m857bv3nevctcht6bc82t9hr', '2026-02-02', 'acc_01m857bv3nevctcht66jt94k63', 0, 3600, 1);
INSERT INTO public.account_days VALUES ('org_01m857bv3nevctcht6bc82t9hr', '2026-02-02', 'acc_01m857bv3nevctcht6a8a8dfjc', 3000, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m857bv3nevctcht6bc82t9hr', '2026-02-02', 'acc_01m857bv4kegm9n9cknawyv099', 600, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m857bv3nevctcht6bc82t9hr', '2026-03-20', 'acc_01m857bv3nevctcht66jt94k63', 0, 750, 1);
INSERT INTO public.account_days VALUES ('org_01m857bv3nevctcht6bc82t9hr', '2026-03-20', 'acc_01m857bv3nevctcht6b5g84pq5', 750, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m857bv1nezqbqcyxz5ee9k51', '2026-03-20', 'acc_01m857bv1nezqbqcyxt85q93f8', 50000, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m857bv1nezqbqcyxz5ee9k51', '2026-03-20', 'acc_01m857bv1nezqbqcyxx70e8n8r', 0, 50000, 1);
INSERT INTO public.account_months VALUES ('org_01m857bv3nevctcht6bc82t9hr', 'acc_01m857bv3nevctcht68fxhwyxq', '2026-01', 0, 195000, 1);
INSERT INTO public.account_months VALUES ('org_01m857bv3nevctcht6bc82t9hr', 'acc_01m857bv3nevctcht691mxv30z', '2026-01', 41200, 0, 1);
INSERT INTO public.account_months VALUES ('org_01m857bv3nevctcht6bc82t9hr', 'acc_01m857bv3nevctcht65jx2xqv6', '2026-01', 89900, 0, 1);
INSERT INTO public.account_months VALUES ('org_01m857bv3nevctcht6bc82t9hr', 'acc_01m857bv4kegm9n9cknawyv099', '2026-01', 17980, 39000, 2);
INSERT INTO public.account_months VALUES ('org_01m857bv3nevctcht6bc82t9hr', 'acc_01m857bv3nevctcht678yfdt8p', '2026-03', 93655, 93655, 2);
INSERT INTO public.account_months VALUES ('org_01m857bv3nevctcht6bc82t9hr', 'acc_01m857bv3nevctcht68gshfvqx', '2026-01', 0, 87000, 1);
INSERT INTO public.account_months VALUES ('org_01m857bv3nevctcht6bc82t9hr', 'acc_01m857bv3nevctcht69r2e2cyy', '2026-02', 135000, 0, 1);
INSERT INTO public.account_months VALUES ('org_01m857bv3nevctcht6bc82t9hr', 'acc_01m857bv5ee0z8gdbyvswte3v2', '2026-02', 0, 24000, 1);
INSERT INTO public.account_months VALUES ('org_01m857bv3nevctcht6bc82t9hr', 'acc_01m857bv3nevctcht68fxhwyxq', '2026-02', 0, 136700, 2);
INSERT INTO public.account_months VALUES ('org_01m857bv3nevctcht6bc82t9hr', 'acc_01m857bv3nevctcht6akx84spf', '2026-02', 5840, 0, 1);
INSERT INTO public.account_months VALUES ('org_01m857bv3nevctcht6bc82t9hr', 'acc_01m857bv3nevctcht6a8a8dfjc', '2026-03', 3000, 0, 1);
INSERT INTO public.account_months VALUES ('org_01m857bv3nevctcht6bc82t9hr', 'acc_01m857bv3nevctcht66smy6jg7', '2026-03', 0, 76800, 1);
INSERT INTO public.account_months VALUES ('org_01m857bv3nevctcht6bc82t9hr', 'acc_01m857bv3nevctcht697zw33nj', '2026-03', 64000, 0, 1);
INSERT INTO public.account_months VALUES ('org_01m857bv3nevctcht6bc82t9hr', 'acc_01m857bv4kegm9n9cknawyv099', '2026-03', 26400, 16500, 6);
INSERT INTO public.account_months VALUES ('org_01m857bv3nevctcht6bc82t9hr', 'acc_01m857bv3nevctcht66jt94k63', '2026-02', 171000, 184440, 5);
INSERT INTO public.account_months VALUES ('org_01m857bv3nevctcht6bc82t9hr', 'acc_01m857bv3nevctcht6a8a8dfjc', '2026-02', 3000, 0, 1);
INSERT INTO public.account_months VALUES ('org_01m857bv3nevctcht6bc82t9hr', 'acc_01m857bv3nevctcht68gshfvqx', '2026-03', 0, 17400, 1);
INSERT INTO public.account_months VALUES ('org_01m857bv3nevctcht6bc82t9hr', 'acc_01m857bv4kegm9n9cknawyv099', '2026-02', 600, 27340, 3);
INSERT INTO public.account_months VALUES ('org_01m857bv3nevctcht6bc82t9hr', 'acc_01m857bv3nevctcht66jt94k63', '2026-03', 170040, 298005, 6);
INSERT INTO public.account_months VALUES ('org_01m857bv3nevctcht6bc82t9hr', 'acc_01m857bv3nevctcht68fxhwyxq', '2026-03', 65000, 82500, 4);
INSERT INTO public.account_months VALUES ('org_01m857bv3nevctcht6bc82t9hr', 'acc_01m857bv3nevctcht65xn5kpvr', '2026-03', 0, 7492, 1);
INSERT INTO public.account_months VALUES ('org_01m857bv3nevctcht6bc82t9hr', 'acc_01m857bv3nevctcht670q6tpjg', '2026-03', 0, 6345, 1);
INSERT INTO public.account_months VALUES ('org_01m857bv3nevctcht6bc82t9hr', 'acc_01m857bv3nevctcht67jj8zmxt', '2026-01', 0, 990000, 1);
INSERT INTO public.account_months VALUES ('org_01m857bv3nevctcht6bc82t9hr', 'acc_01m857bv3nevctcht67w3kh9k9', '2026-01', 0, 10000, 1);
INSERT INTO public.account_months VALUES ('org_01m857bv3nevctcht6bc82t9hr', 'acc_01m857bv3nevctcht68a9n3dc7', '2026-01', 1000000, 1000000, 2);
INSERT INTO public.account_months VALUES ('org_01m857bv3nevctcht6bc82t9hr', 'acc_01m857bv3nevctcht69e83ghtj', '2026-03', 100000, 0, 1);
INSERT INTO public.account_months VALUES ('org_01m857bv3nevctcht6bc82t9hr', 'acc_01m857bv63e5nbvfq23fkadp9j', '2026-03', 7492, 0, 1);
INSERT INTO public.account_months VALUES ('org_01m857bv3nevctcht6bc82t9hr', 'acc_01m857bv3nevctcht6b5g84pq5', '2026-03', 750, 0, 1);
INSERT INTO public.account_months VALUES ('org_01m857bv3nevctcht6bc82t9hr', 'acc_01m857bv3nevctcht66smy6jg7', '2026-01', 107880, 149080, 3);
INSERT INTO public.account_months VALUES ('org_01m857bv3nevctcht6bc82t9hr', 'acc_01m857bv3nevctcht666s4dmwa', '2026-01', 321000, 150000, 3);
INSERT INTO public.account_months VALUES ('org_01m857bv3nevctcht6bc82t9hr', 'acc_01m857bv3nevctcht66jt94k63', '2026-01', 1150000, 107880, 3);
INSERT INTO public.account_months VALUES ('org_01m857bv3nevctcht6bc82t9hr', 'acc_01m857bv3nevctcht666s4dmwa', '2026-02', 188040, 171000, 3);
INSERT INTO public.account_months VALUES ('org_01m857bv1nezqbqcyxz5ee9k51', 'acc_01m857bv1nezqbqcyxt85q93f8', '2026-03', 50000, 50000, 2);
INSERT INTO public.account_months VALUES ('org_01m857bv3nevctcht6bc82t9hr', 'acc_01m857bv3nevctcht66smy6jg7', '2026-02', 175000, 135000, 3);
INSERT INTO public.account_months VALUES ('org_01m857bv3nevctcht6bc82t9hr', 'acc_01m857bv3nevctcht666s4dmwa', '2026-03', 116400, 248040, 6);
INSERT INTO public.account_months VALUES ('org_01m857bv1nezqbqcyxz5ee9k51', 'acc_01m857bv1nezqbqcyxx70e8n8r', '2026-03', 50000, 50000, 2);
INSERT INTO public.account_months VALUES ('org_01m857bv3nevctcht6bc82t9hr', 'acc_01m857bv83ek2vswxrywp8k23t', '2026-03', 200000, 0, 1);
INSERT INTO public.accounts VALUES ('acc_01m857bv1nezqbqcyxsbettb57', 'org_01m857bv1nezqbqcyxz5ee9k51', '1000', 'Computer equipment', 'ASSET', NULL, 'ST', NULL, 'active', 1795471830069, 1795471830069, 1);
INSERT INTO public.accounts VALUES ('acc_01m857bv1nezqbqcyxsfedds9v', 'org_01m857bv1nezqbqcyxz5ee9k51', '1010', 'Office equipment and furniture', 'ASSET', NULL, 'ST', NULL, 'active', 1795471830069, 1795471830069, 1);
INSERT INTO public.accounts VALUES ('acc_01m857bv1nezqbqcyxskd4eyzp', 'org_01m857bv1nezqbqcyxz5ee9k51', '1020', 'Motor vehicles', 'ASSET', NULL, 'ST', NULL, 'active', 1795471830069, 1795471830069, 1);
INSERT INTO public.accounts VALUES ('acc_01m857bv1nezqbqcyxsmy1wkeb', 'org_01m857bv1nezqbqcyxz5ee9k51', '1090', 'Accumulated depreciation', 'ASSET', NULL, 'NV', NULL, 'active', 1795471830069, 1795471830069, 1);
INSERT INTO public.accounts VALUES ('acc_01m857bv1nezqbqcyxssjcdznt', 'org_01m857bv1nezqbqcyxz5ee9k51', '1100', 'Stock', 'ASSET', NULL, 'ST', NULL, 'active', 1795471830069, 1795471830069, 1);
INSERT INTO public.accounts VALUES ('acc_01m857bv1nezqbqcyxsxf6ybjk', 'org_01m857bv1nezqbqcyxz5ee9k51', '1200', 'Trade debtors', 'ASSET', 'receivable', NULL, NULL, 'active', 1795471830069, 1795471830069, 1);
INSERT INTO public.accounts VALUES ('acc_01m857bv1nezqbqcyxt343jpsj', 'org_01m857bv1nezqbqcyxz5ee9k51', '1210', 'Prepayments', 'ASSET', NULL, 'NV', NULL, 'active', 1795471830069, 1795471830069, 1);
INSERT INTO public.accounts VALUES ('acc_01m857bv1nezqbqcyxt4dm6q5x', 'org_01m857bv1nezqbqcyxz5ee9k51', '1220', 'Other debtors', 'ASSET', NULL, 'NV', NULL, 'active', 1795471830069, 1795471830069, 1);
INSERT INTO public.accounts VALUES ('acc_01m857bv1nezqbqcyxt85q93f8', 'org_01m857bv1nezqbqcyxz5ee9k51', '1300', 'Current account', 'ASSET', 'bank', NULL, NULL, 'active', 1795471830069, 1795471830069, 1);
INSERT INTO public.accounts VALUES ('acc_01m857bv1nezqbqcyxtfd6yeww', 'org_01m857bv1nezqbqcyxz5ee9k51', '1310', 'Petty cash', 'ASSET', NULL, 'NV', NULL, 'active', 1795471830069, 1795471830069, 1);
INSERT INTO public.accounts VALUES ('acc_01m857bv1nezqbqcyxtjt0nb24', 'org_01m857bv1nezqbqcyxz5ee9k51', '2100', 'Trade creditors', 'LIABILITY', 'payable', NULL, NULL, 'active', 1795471830069, 1795471830069, 1);
INSERT INTO public.accounts VALUES ('acc_01m857bv1nezqbqcyxtmcg01bd', 'org_01m857bv1nezqbqcyxz5ee9k51', '2110', 'Accruals', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795471830069, 1795471830069, 1);
INSERT INTO public.accounts VALUES ('acc_01m857bv1nezqbqcyxttfv9h2k', 'org_01m857bv1nezqbqcyxz5ee9k51', '2200', 'PAYE and National Insurance', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795471830069, 1795471830069, 1);
INSERT INTO public.accounts VALUES ('acc_01m857bv1nezqbqcyxtxhbmp9h', 'org_01m857bv1nezqbqcyxz5ee9k51', '2210', 'Pension contributions', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795471830069, 1795471830069, 1);
INSERT INTO public.accounts VALUES ('acc_01m857bv1nezqbqcyxv30kwm2a', 'org_01m857bv1nezqbqcyxz5ee9k51', '2220', 'Net wages', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795471830069, 1795471830069, 1);
INSERT INTO public.accounts VALUES ('acc_01m857bv1nezqbqcyxv4mhnhhm', 'org_01m857bv1nezqbqcyxz5ee9k51', '2300', 'Corporation tax', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795471830069, 1795471830069, 1);
INSERT INTO public.accounts VALUES ('acc_01m857bv1nezqbqcyxv8w5mqrp', 'org_01m857bv1nezqbqcyxz5ee9k51', '2400', 'Director''s loan account', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795471830069, 1795471830069, 1);
INSERT INTO public.accounts VALUES ('acc_01m857bv1nezqbqcyxvdj93pvg', 'org_01m857bv1nezqbqcyxz5ee9k51', '2500', 'Bank loans', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795471830069, 1795471830069, 1);
INSERT INTO public.accounts VALUES ('acc_01m857bv1nezqbqcyxvgr4c5d5', 'org_01m857bv1nezqbqcyxz5ee9k51', '2900', 'Suspense', 'LIABILITY', 'suspense', NULL, NULL, 'active', 1795471830069, 1795471830069, 1);
INSERT INTO public.accounts VALUES ('acc_01m857bv1nezqbqcyxvqhxnpzk', 'org_01m857bv1nezqbqcyxz5ee9k51', '3000', 'Share capital', 'EQUITY', NULL, 'NV', NULL, 'active', 1795471830069, 1795471830069, 1);
INSERT INTO public.accounts VALUES ('acc_01m857bv1nezqbqcyxvvhysqjd', 'org_01m857bv1nezqbqcyxz5ee9k51', '3100', 'Retained earnings', 'EQUITY', 'retained_earnings', NULL, NULL, 'active', 1795471830069, 1795471830069, 1);
INSERT INTO public.accounts VALUES ('acc_01m857bv1nezqbqcyxvwyht9s6', 'org_01m857bv1nezqbqcyxz5ee9k51', '3200', 'Dividends', 'EQUITY', NULL, 'NV', NULL, 'active', 1795471830069, 1795471830069, 1);
INSERT INTO public.accounts VALUES ('acc_01m857bv1nezqbqcyxw2a8q5nv', 'org_01m857bv1nezqbqcyxz5ee9k51', '3900', 'Opening balances', 'EQUITY', 'opening_balance', NULL, NULL, 'active', 1795471830069, 1795471830069, 1);
INSERT INTO public.accounts VALUES ('acc_01m857bv1nezqbqcyxw64bm1r2', 'org_01m857bv1nezqbqcyxz5ee9k51', '4000', 'Sales', 'INCOME', NULL, 'ST', NULL, 'active', 1795471830069, 1795471830069, 1);
INSERT INTO public.accounts VALUES ('acc_01m857bv1nezqbqcyxw90my6q6', 'org_01m857bv1nezqbqcyxz5ee9k51', '4010', 'Sales, zero-rated', 'INCOME', NULL, 'ZR', NULL, 'active', 1795471830069, 1795471830069, 1);
INSERT INTO public.accounts VALUES ('acc_01m857bv1nezqbqcyxwf53wmjb', 'org_01m857bv1nezqbqcyxz5ee9k51', '4090', 'Other income', 'INCOME', NULL, 'ST', NULL, 'active', 1795471830069, 1795471830069, 1);
INSERT INTO public.accounts VALUES ('acc_01m857bv1nezqbqcyxwg15dc2r', 'org_01m857bv1nezqbqcyxz5ee9k51', '4900', 'Interest received', 'INCOME', NULL, 'EX', NULL, 'active', 1795471830069, 1795471830069, 1);
INSERT INTO public.accounts VALUES ('acc_01m857bv1nezqbqcyxwqf8jyr7', 'org_01m857bv1nezqbqcyxz5ee9k51', '4920', 'VAT flat-rate scheme difference', 'INCOME', 'vat_scheme_difference', NULL, NULL, 'active', 1795471830069, 1795471830069, 1);
INSERT INTO public.accounts VALUES ('acc_01m857bv1nezqbqcyxwt8sa4sr', 'org_01m857bv1nezqbqcyxz5ee9k51', '5000', 'Cost of goods sold', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795471830069, 1795471830069, 1);
INSERT INTO public.accounts VALUES ('acc_01m857bv1nezqbqcyxwxpwtkeg', 'org_01m857bv1nezqbqcyxz5ee9k51', '5010', 'Subcontractors', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795471830069, 1795471830069, 1);
INSERT INTO public.accounts VALUES ('acc_01m857bv1nezqbqcyxx1axskm6', 'org_01m857bv1nezqbqcyxz5ee9k51', '5020', 'Carriage and postage', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795471830069, 1795471830069, 1);
INSERT INTO public.accounts VALUES ('acc_01m857bv1nezqbqcyxx70e8n8r', 'org_01m857bv1nezqbqcyxz5ee9k51', '6000', 'Wages and salaries', 'EXPENSE', NULL, 'NV', NULL, 'active', 1795471830069, 1795471830069, 1);
INSERT INTO public.accounts VALUES ('acc_01m857bv1nezqbqcyxx878q585', 'org_01m857bv1nezqbqcyxz5ee9k51', '6010', 'Employer''s National Insurance', 'EXPENSE', NULL, 'NV', NULL, 'active', 1795471830069, 1795471830069, 1);
INSERT INTO public.accounts VALUES ('acc_01m857bv1nezqbqcyxxftybn80', 'org_01m857bv1nezqbqcyxz5ee9k51', '6020', 'Employer''s pension', 'EXPENSE', NULL, 'NV', NULL, 'active', 1795471830069, 1795471830069, 1);
INSERT INTO public.accounts VALUES ('acc_01m857bv1nezqbqcyxxhrxn49w', 'org_01m857bv1nezqbqcyxz5ee9k51', '6100', 'Rent', 'EXPENSE', NULL, 'EX', NULL, 'active', 1795471830069, 1795471830069, 1);
INSERT INTO public.accounts VALUES ('acc_01m857bv1nezqbqcyxxmd0ysna', 'org_01m857bv1nezqbqcyxz5ee9k51', '6110', 'Business rates', 'EXPENSE', NULL, 'NV', NULL, 'active', 1795471830069, 1795471830069, 1);
INSERT INTO public.accounts VALUES ('acc_01m857bv1nezqbqcyxxvyt0790', 'org_01m857bv1nezqbqcyxz5ee9k51', '6120', 'Light, heat and water', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795471830069, 1795471830069, 1);
INSERT INTO public.accounts VALUES ('acc_01m857bv1nezqbqcyxxxfjg3as', 'org_01m857bv1nezqbqcyxz5ee9k51', '6200', 'Telephone and internet', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795471830069, 1795471830069, 1);
INSERT INTO public.accounts VALUES ('acc_01m857bv1nezqbqcyxy34d406b', 'org_01m857bv1nezqbqcyxz5ee9k51', '6210', 'Software and subscriptions', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795471830069, 1795471830069, 1);
INSERT INTO public.accounts VALUES ('acc_01m857bv1nezqbqcyxy7a70yhs', 'org_01m857bv1nezqbqcyxz5ee9k51', '6220', 'Printing and stationery', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795471830069, 1795471830069, 1);
INSERT INTO public.accounts VALUES ('acc_01m857bv1nezqbqcyxy9n79v79', 'org_01m857bv1nezqbqcyxz5ee9k51', '6300', 'Travel and subsistence', 'EXPENSE', NULL, 'ZR', NULL, 'active', 1795471830069, 1795471830069, 1);
INSERT INTO public.accounts VALUES ('acc_01m857bv1nezqbqcyxyc57ebsp', 'org_01m857bv1nezqbqcyxz5ee9k51', '6310', 'Motor expenses', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795471830069, 1795471830069, 1);
INSERT INTO public.accounts VALUES ('acc_01m857bv1nezqbqcyxygcfcjqx', 'org_01m857bv1nezqbqcyxz5ee9k51', '6400', 'Advertising and marketing', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795471830069, 1795471830069, 1);
INSERT INTO public.accounts VALUES ('acc_01m857bv1nezqbqcyxypz0gdmx', 'org_01m857bv1nezqbqcyxz5ee9k51', '6500', 'Accountancy and legal fees', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795471830069, 1795471830069, 1);
INSERT INTO public.accounts VALUES ('acc_01m857bv1nezqbqcyxyt8qyynp', 'org_01m857bv1nezqbqcyxz5ee9k51', '6600', 'Insurance', 'EXPENSE', NULL, 'EX', NULL, 'active', 1795471830069, 1795471830069, 1);
INSERT INTO public.accounts VALUES ('acc_01m857bv1nezqbqcyxywdf16mr', 'org_01m857bv1nezqbqcyxz5ee9k51', '6700', 'Bank charges', 'EXPENSE', NULL, 'EX', NULL, 'active', 1795471830069, 1795471830069, 1);
INSERT INTO public.accounts VALUES ('acc_01m857bv1nezqbqcyxz065gsvk', 'org_01m857bv1nezqbqcyxz5ee9k51', '6990', 'Rounding differences', 'EXPENSE', 'rounding', NULL, NULL, 'active', 1795471830069, 1795471830069, 1);
INSERT INTO public.accounts VALUES ('acc_01m857bv2jekqapj16bgmj8pm9', 'org_01m857bv1nezqbqcyxz5ee9k51', '2250', 'VAT', 'LIABILITY', 'vat_control', NULL, NULL, 'active', 1795471830098, 1795471830098, 1);
INSERT INTO public.accounts VALUES ('acc_01m857bv3nevctcht65jx2xqv6', 'org_01m857bv3nevctcht6bc82t9hr', '1000', 'Computer equipment', 'ASSET', NULL, 'ST', NULL, 'active', 1795471830133, 1795471830133, 1);
INSERT INTO public.accounts VALUES ('acc_01m857bv3nevctcht65qy2eq0y', 'org_01m857bv3nevctcht6bc82t9hr', '1010', 'Office equipment and furniture', 'ASSET', NULL, 'ST', NULL, 'active', 1795471830133, 1795471830133, 1);
INSERT INTO public.accounts VALUES ('acc_01m857bv3nevctcht65rya490z', 'org_01m857bv3nevctcht6bc82t9hr', '1020', 'Motor vehicles', 'ASSET', NULL, 'ST', NULL, 'active', 1795471830133, 1795471830133, 1);
INSERT INTO public.accounts VALUES ('acc_01m857bv3nevctcht65xn5kpvr', 'org_01m857bv3nevctcht6bc82t9hr', '1090', 'Accumulated depreciation', 'ASSET', NULL, 'NV', NULL, 'active', 1795471830133, 1795471830133, 1);
INSERT INTO public.accounts VALUES ('acc_01m857bv3nevctcht660e8c2qh', 'org_01m857bv3nevctcht6bc82t9hr', '1100', 'Stock', 'ASSET', NULL, 'ST', NULL, 'active', 1795471830133, 1795471830133, 1);
INSERT INTO public.accounts VALUES ('acc_01m857bv3nevctcht666s4dmwa', 'org_01m857bv3nevctcht6bc82t9hr', '1200', 'Trade debtors', 'ASSET', 'receivable', NULL, NULL, 'active', 1795471830133, 1795471830133, 1);
INSERT INTO public.accounts VALUES ('acc_01m857bv3nevctcht66bkexzg8', 'org_01m857bv3nevctcht6bc82t9hr', '1210', 'Prepayments', 'ASSET', NULL, 'NV', NULL, 'active', 1795471830133, 1795471830133, 1);
INSERT INTO public.accounts VALUES ('acc_01m857bv3nevctcht66dadgjds', 'org_01m857bv3nevctcht6bc82t9hr', '1220', 'Other debtors', 'ASSET', NULL, 'NV', NULL, 'active', 1795471830133, 1795471830133, 1);
INSERT INTO public.accounts VALUES ('acc_01m857bv3nevctcht66jt94k63', 'org_01m857bv3nevctcht6bc82t9hr', '1300', 'Current account', 'ASSET', 'bank', NULL, NULL, 'active', 1795471830133, 1795471830133, 1);
INSERT INTO public.accounts VALUES ('acc_01m857bv3nevctcht66mtvrwje', 'org_01m857bv3nevctcht6bc82t9hr', '1310', 'Petty cash', 'ASSET', NULL, 'NV', NULL, 'active', 1795471830133, 1795471830133, 1);
INSERT INTO public.accounts VALUES ('acc_01m857bv3nevctcht66smy6jg7', 'org_01m857bv3nevctcht6bc82t9hr', '2100', 'Trade creditors', 'LIABILITY', 'payable', NULL, NULL, 'active', 1795471830133, 1795471830133, 1);
INSERT INTO public.accounts VALUES ('acc_01m857bv3nevctcht66yxyeeg6', 'org_01m857bv3nevctcht6bc82t9hr', '2110', 'Accruals', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795471830133, 1795471830133, 1);
INSERT INTO public.accounts VALUES ('acc_01m857bv3nevctcht670q6tpjg', 'org_01m857bv3nevctcht6bc82t9hr', '2200', 'PAYE and National Insurance', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795471830133, 1795471830133, 1);
INSERT INTO public.accounts VALUES ('acc_01m857bv3nevctcht677kf7re6', 'org_01m857bv3nevctcht6bc82t9hr', '2210', 'Pension contributions', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795471830133, 1795471830133, 1);
INSERT INTO public.accounts VALUES ('acc_01m857bv3nevctcht678yfdt8p', 'org_01m857bv3nevctcht6bc82t9hr', '2220', 'Net wages', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795471830133, 1795471830133, 1);
INSERT INTO public.accounts VALUES ('acc_01m857bv3nevctcht67exe11x4', 'org_01m857bv3nevctcht6bc82t9hr', '2300', 'Corporation tax', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795471830133, 1795471830133, 1);
INSERT INTO public.accounts VALUES ('acc_01m857bv3nevctcht67jj8zmxt', 'org_01m857bv3nevctcht6bc82t9hr', '2400', 'Director''s loan account', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795471830133, 1795471830133, 1);
INSERT INTO public.accounts VALUES ('acc_01m857bv3nevctcht67ng6j0fk', 'org_01m857bv3nevctcht6bc82t9hr', '2500', 'Bank loans', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795471830133, 1795471830133, 1);
INSERT INTO public.accounts VALUES ('acc_01m857bv3nevctcht67t07e64s', 'org_01m857bv3nevctcht6bc82t9hr', '2900', 'Suspense', 'LIABILITY', 'suspense', NULL, NULL, 'active', 1795471830133, 1795471830133, 1);
INSERT INTO public.accounts VALUES ('acc_01m857bv3nevctcht67w3kh9k9', 'org_01m857bv3nevctcht6bc82t9hr', '3000', 'Share capital', 'EQUITY', NULL, 'NV', NULL, 'active', 1795471830133, 1795471830133, 1);
INSERT INTO public.accounts VALUES ('acc_01m857bv3nevctcht683cc2k5b', 'org_01m857bv3nevctcht6bc82t9hr', '3100', 'Retained earnings', 'EQUITY', 'retained_earnings', NULL, NULL, 'active', 1795471830133, 1795471830133, 1);
INSERT INTO public.accounts VALUES ('acc_01m857bv3nevctcht687krsged', 'org_01m857bv3nevctcht6bc82t9hr', '3200', 'Dividends', 'EQUITY', NULL, 'NV', NULL, 'active', 1795471830133, 1795471830133, 1);
INSERT INTO public.accounts VALUES ('acc_01m857bv3nevctcht68a9n3dc7', 'org_01m857bv3nevctcht6bc82t9hr', '3900', 'Opening balances', 'EQUITY', 'opening_balance', NULL, NULL, 'active', 1795471830133, 1795471830133, 1);
INSERT INTO public.accounts VALUES ('acc_01m857bv3nevctcht68fxhwyxq', 'org_01m857bv3nevctcht6bc82t9hr', '4000', 'Sales', 'INCOME', NULL, 'ST', NULL, 'active', 1795471830133, 1795471830133, 1);
INSERT INTO public.accounts VALUES ('acc_01m857bv3nevctcht68gshfvqx', 'org_01m857bv3nevctcht6bc82t9hr', '4010', 'Sales, zero-rated', 'INCOME', NULL, 'ZR', NULL, 'active', 1795471830133, 1795471830133, 1);
INSERT INTO public.accounts VALUES ('acc_01m857bv3nevctcht68n1wsv7j', 'org_01m857bv3nevctcht6bc82t9hr', '4090', 'Other income', 'INCOME', NULL, 'ST', NULL, 'active', 1795471830133, 1795471830133, 1);
INSERT INTO public.accounts VALUES ('acc_01m857bv3nevctcht68t0tsgn2', 'org_01m857bv3nevctcht6bc82t9hr', '4900', 'Interest received', 'INCOME', NULL, 'EX', NULL, 'active', 1795471830133, 1795471830133, 1);
INSERT INTO public.accounts VALUES ('acc_01m857bv3nevctcht68w02qxc2', 'org_01m857bv3nevctcht6bc82t9hr', '4920', 'VAT flat-rate scheme difference', 'INCOME', 'vat_scheme_difference', NULL, NULL, 'active', 1795471830133, 1795471830133, 1);
INSERT INTO public.accounts VALUES ('acc_01m857bv3nevctcht691mxv30z', 'org_01m857bv3nevctcht6bc82t9hr', '5000', 'Cost of goods sold', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795471830133, 1795471830133, 1);
INSERT INTO public.accounts VALUES ('acc_01m857bv3nevctcht697zw33nj', 'org_01m857bv3nevctcht6bc82t9hr', '5010', 'Subcontractors', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795471830133, 1795471830133, 1);
INSERT INTO public.accounts VALUES ('acc_01m857bv3nevctcht69brx5crs', 'org_01m857bv3nevctcht6bc82t9hr', '5020', 'Carriage and postage', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795471830133, 1795471830133, 1);
INSERT INTO public.accounts VALUES ('acc_01m857bv3nevctcht69e83ghtj', 'org_01m857bv3nevctcht6bc82t9hr', '6000', 'Wages and salaries', 'EXPENSE', NULL, 'NV', NULL, 'active', 1795471830133, 1795471830133, 1);
INSERT INTO public.accounts VALUES ('acc_01m857bv3nevctcht69hrvktyy', 'org_01m857bv3nevctcht6bc82t9hr', '6010', 'Employer''s National Insurance', 'EXPENSE', NULL, 'NV', NULL, 'active', 1795471830133, 1795471830133, 1);
INSERT INTO public.accounts VALUES ('acc_01m857bv3nevctcht69qr3mftw', 'org_01m857bv3nevctcht6bc82t9hr', '6020', 'Employer''s pension', 'EXPENSE', NULL, 'NV', NULL, 'active', 1795471830133, 1795471830133, 1);
INSERT INTO public.accounts VALUES ('acc_01m857bv3nevctcht69r2e2cyy', 'org_01m857bv3nevctcht6bc82t9hr', '6100', 'Rent', 'EXPENSE', NULL, 'EX', NULL, 'active', 1795471830133, 1795471830133, 1);
INSERT INTO public.accounts VALUES ('acc_01m857bv3nevctcht69z4s21er', 'org_01m857bv3nevctcht6bc82t9hr', '6110', 'Business rates', 'EXPENSE', NULL, 'NV', NULL, 'active', 1795471830133, 1795471830133, 1);
INSERT INTO public.accounts VALUES ('acc_01m857bv3nevctcht6a16dtgg3', 'org_01m857bv3nevctcht6bc82t9hr', '6120', 'Light, heat and water', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795471830133, 1795471830133, 1);
INSERT INTO public.accounts VALUES ('acc_01m857bv3nevctcht6a698ew81', 'org_01m857bv3nevctcht6bc82t9hr', '6200', 'Telephone and internet', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795471830133, 1795471830133, 1);
INSERT INTO public.accounts VALUES ('acc_01m857bv3nevctcht6a8a8dfjc', 'org_01m857bv3nevctcht6bc82t9hr', '6210', 'Software and subscriptions', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795471830133, 1795471830133, 1);
INSERT INTO public.accounts VALUES ('acc_01m857bv3nevctcht6aceyd458', 'org_01m857bv3nevctcht6bc82t9hr', '6220', 'Printing and stationery', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795471830133, 1795471830133, 1);
INSERT INTO public.accounts VALUES ('acc_01m857bv3nevctcht6akx84spf', 'org_01m857bv3nevctcht6bc82t9hr', '6300', 'Travel and subsistence', 'EXPENSE', NULL, 'ZR', NULL, 'active', 1795471830133, 1795471830133, 1);
INSERT INTO public.accounts VALUES ('acc_01m857bv3nevctcht6aqg2ft76', 'org_01m857bv3nevctcht6bc82t9hr', '6310', 'Motor expenses', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795471830133, 1795471830133, 1);
INSERT INTO public.accounts VALUES ('acc_01m857bv3nevctcht6arrxjkn8', 'org_01m857bv3nevctcht6bc82t9hr', '6400', 'Advertising and marketing', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795471830133, 1795471830133, 1);
INSERT INTO public.accounts VALUES ('acc_01m857bv3nevctcht6azw7n1xa', 'org_01m857bv3nevctcht6bc82t9hr', '6500', 'Accountancy and legal fees', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795471830133, 1795471830133, 1);
INSERT INTO public.accounts VALUES ('acc_01m857bv3nevctcht6b02f5dv5', 'org_01m857bv3nevctcht6bc82t9hr', '6600', 'Insurance', 'EXPENSE', NULL, 'EX', NULL, 'active', 1795471830133, 1795471830133, 1);
INSERT INTO public.accounts VALUES ('acc_01m857bv3nevctcht6b5g84pq5', 'org_01m857bv3nevctcht6bc82t9hr', '6700', 'Bank charges', 'EXPENSE', NULL, 'EX', NULL, 'active', 1795471830133, 1795471830133, 1);
INSERT INTO public.accounts VALUES ('acc_01m857bv3nevctcht6b8jh86sp', 'org_01m857bv3nevctcht6bc82t9hr', '6990', 'Rounding differences', 'EXPENSE', 'rounding', NULL, NULL, 'active', 1795471830133, 1795471830133, 1);
INSERT INTO public.accounts VALUES ('acc_01m857bv4kegm9n9cknawyv099', 'org_01m857bv3nevctcht6bc82t9hr', '2250', 'VAT', 'LIABILITY', 'vat_control', NULL, NULL, 'active', 1795471830163, 1795471830163, 1);
INSERT INTO public.accounts VALUES ('acc_01m857bv5ee0z8gdbyvswte3v2', 'org_01m857bv3nevctcht6bc82t9hr', '4100', 'Room hire', 'INCOME', NULL, 'EX', NULL, 'active', 1795471830190, 1795471830190, 1);
INSERT INTO public.accounts VALUES ('acc_01m857bv63e5nbvfq23fkadp9j', 'org_01m857bv3nevctcht6bc82t9hr', '6800', 'Depreciation', 'EXPENSE', NULL, NULL, NULL, 'active', 1795471830211, 1795471830211, 1);
INSERT INTO public.accounts VALUES ('acc_01m857bv83ek2vswxrywp8k23t', 'org_01m857bv3nevctcht6bc82t9hr', '1301', 'Savings', 'ASSET', 'bank', NULL, NULL, 'active', 1795471830275, 1795471830275, 1);
INSERT INTO public.allocations VALUES ('alc_01m857bvn9ey0spme6rcv1atzs', 'org_01m857bv3nevctcht6bc82t9hr', 'inv_01m857bvhke1bv2v1792qag91h', NULL, 'inv_01m857bvj7ejt8jxd9vf1f89k7', 18000, '2026-03-12', NULL, 1795471830697, NULL);
INSERT INTO public.allocations VALUES ('alc_01m857bvr8edg9e917wdfr796d', 'org_01m857bv3nevctcht6bc82t9hr', 'inv_01m857bvh9e3wtgmh1zw6jr11m', 'set_01m857bvr8edg9e917w75g17h9', NULL, 28200, '2026-03-06', NULL, 1795471830792, NULL);
INSERT INTO public.allocations VALUES ('alc_01m857bvx0e42b3qjkkerqrvzy', 'org_01m857bv3nevctcht6bc82t9hr', 'inv_01m857bvg9epvbsgb4bvxpndy3', 'set_01m857bvx0e42b3qjkkerqrvzy', NULL, 107880, '2026-01-22', NULL, 1795471830944, NULL);
INSERT INTO public.allocations VALUES ('alc_01m857bvzserz8nw87dseebbnt', 'org_01m857bv3nevctcht6bc82t9hr', 'inv_01m857bvfbe6qrbmw2n95ttset', 'set_01m857bvzserz8nw87dseebbnt', NULL, 150000, '2026-01-30', NULL, 1795471831034, NULL);
INSERT INTO public.allocations VALUES ('alc_01m857bw2sevysbx2nsv0dfba6', 'org_01m857bv3nevctcht6bc82t9hr', 'inv_01m857bvgye6yssp9qjxdbvyh9', 'set_01m857bw2sevysbx2nsv0dfba6', NULL, 135000, '2026-02-10', NULL, 1795471831129, NULL);
INSERT INTO public.allocations VALUES ('alc_01m857bw63epgtqstvfdcg9fdd', 'org_01m857bv3nevctcht6bc82t9hr', 'inv_01m857bvfbe6qrbmw2n95ttset', 'set_01m857bw63epgtqstvfdcg9fdd', NULL, 84000, '2026-02-16', NULL, 1795471831235, NULL);
INSERT INTO public.allocations VALUES ('alc_01m857bw63epgtqstvfdcg9fde', 'org_01m857bv3nevctcht6bc82t9hr', 'inv_01m857bvgke0yraen1a56jjz5a', 'set_01m857bw63epgtqstvfdcg9fdd', NULL, 87000, '2026-02-16', NULL, 1795471831235, NULL);
INSERT INTO public.allocations VALUES ('alc_01m857bw8re5kbtstf857ch02n', 'org_01m857bv3nevctcht6bc82t9hr', 'inv_01m857bvfsew8vwq8dfhek456b', 'set_01m857bw8re5kbtstf857ch02n', NULL, 40000, '2026-02-27', NULL, 1795471831320, NULL);
INSERT INTO public.allocations VALUES ('alc_01m857bwb5epgvn5t3qena4bcv', 'org_01m857bv3nevctcht6bc82t9hr', 'inv_01m857bvhke1bv2v1792qag91h', 'set_01m857bwb5epgvn5t3qena4bcv', NULL, 141840, '2026-03-16', NULL, 1795471831397, NULL);
INSERT INTO public.api_keys VALUES ('key_01m857btxrexnajqrhg6e6d8mz', 'usr_01m857btwzeksrdg1qngasjwa8', 'main', 'reconcile:read reconcile:write', 0, 'NtZ7', 1795471829944, NULL, NULL, NULL);
INSERT INTO public.api_keys VALUES ('key_01m857bv15epmtz70gaz11kgb1', 'usr_01m857btwzeksrdg1qngasjwa8', 'main', 'ledger:read ledger:write', 0, 'nNQb', 1795471830053, NULL, NULL, NULL);
INSERT INTO public.audit_events VALUES ('org_01m857bv1nezqbqcyxz5ee9k51', 1, 1795471830069, 'usr_01m857btwzeksrdg1qngasjwa8', 'key_01m857bv15epmtz70gaz11kgb1', 'organisation.create', 'org_01m857bv1nezqbqcyxz5ee9k51', NULL, '{"id":"org_01m857bv1nezqbqcyxz5ee9k51","name":"Acorn Ltd","currency":"GBP","country":"GB","financial_year_end":"03-31","vat_registered":true,"vat_number":null,"vat_scheme":"standard","flat_rate_percent":null,"vat_rounding":"line","status":"active","role":"owner","lock_date":null,"created_at":"2026-11-23T22:10:30.069Z","updated_at":"2026-11-23T22:10:30.069Z","version":1}');
INSERT INTO public.audit_events VALUES ('org_01m857bv1nezqbqcyxz5ee9k51', 2, 1795471830098, 'usr_01m857btwzeksrdg1qngasjwa8', 'key_01m857bv15epmtz70gaz11kgb1', 'account.create', 'acc_01m857bv2jekqapj16bgmj8pm9', NULL, '{"id":"acc_01m857bv2jekqapj16bgmj8pm9","code":"2250","name":"VAT","account_type":"LIABILITY","role":"vat_control","default_vat_code":null,"description":null,"currency":"GBP","status":"active","balance":0.00,"created_at":"2026-11-23T22:10:30.098Z","updated_at":"2026-11-23T22:10:30.098Z","version":1}');
INSERT INTO public.audit_events VALUES ('org_01m857bv1nezqbqcyxz5ee9k51', 3, 1795471830106, 'usr_01m857btwzeksrdg1qngasjwa8', 'key_01m857bv15epmtz70gaz11kgb1', 'bank_account.create', 'bac_01m857bv2teyethatyfyeza3ec', NULL, '{"account_id":"acc_01m857bv1nezqbqcyxt85q93f8","account_number":null,"created_at":"2026-11-23T22:10:30.106Z","currency":"GBP","iban":null,"id":"bac_01m857bv2teyethatyfyeza3ec","ledger_balance":0.0,"name":"Current","opening_balance":null,"opening_date":null,"opening_journal_id":null,"sort_code":null,"statement_balance":null,"statement_date":null,"type":"current","unconfirmed_count":0,"updated_at":"2026-11-23T22:10:30.106Z","version":1}');
INSERT INTO public.audit_events VALUES ('org_01m857bv3nevctcht6bc82t9hr', 1, 1795471830133, 'usr_01m857btwzeksrdg1qngasjwa8', 'key_01m857bv15epmtz70gaz11kgb1', 'organisation.create', 'org_01m857bv3nevctcht6bc82t9hr', NULL, '{"id":"org_01m857bv3nevctcht6bc82t9hr","name":"Wren & Marsh Ltd","currency":"GBP","country":"GB","financial_year_end":"03-31","vat_registered":true,"vat_number":null,"vat_scheme":"standard","flat_rate_percent":null,"vat_rounding":"line","status":"active","role":"owner","lock_date":null,"created_at":"2026-11-23T22:10:30.133Z","updated_at":"2026-11-23T22:10:30.133Z","version":1}');
INSERT INTO public.audit_events VALUES ('org_01m857bv3nevctcht6bc82t9hr', 2, 1795471830163, 'usr_01m857btwzeksrdg1qngasjwa8', 'key_01m857bv15epmtz70gaz11kgb1', 'account.create', 'acc_01m857bv4kegm9n9cknawyv099', NULL, '{"id":"acc_01m857bv4kegm9n9cknawyv099","code":"2250","name":"VAT","account_type":"LIABILITY","role":"vat_control","default_vat_code":null,"description":null,"currency":"GBP","status":"active","balance":0.00,"created_at":"2026-11-23T22:10:30.163Z","updated_at":"2026-11-23T22:10:30.163Z","version":1}');
INSERT INTO public.audit_events VALUES ('org_01m857bv3nevctcht6bc82t9hr', 3, 1795471830190, 'usr_01m857btwzeksrdg1qngasjwa8', 'key_01m857bv15epmtz70gaz11kgb1', 'account.create', 'acc_01m857bv5ee0z8gdbyvswte3v2', NULL, '{"id":"acc_01m857bv5ee0z8gdbyvswte3v2","code":"4100","name":"Room hire","account_type":"INCOME","role":null,"default_vat_code":"EX","description":null,"currency":"GBP","status":"active","balance":0.00,"created_at":"2026-11-23T22:10:30.190Z","updated_at":"2026-11-23T22:10:30.190Z","version":1}');
INSERT INTO public.audit_events VALUES ('org_01m857bv3nevctcht6bc82t9hr', 4, 1795471830211, 'usr_01m857btwzeksrdg1qngasjwa8', 'key_01m857bv15epmtz70gaz11kgb1', 'account.create', 'acc_01m857bv63e5nbvfq23fkadp9j', NULL, '{"id":"acc_01m857bv63e5nbvfq23fkadp9j","code":"6800","name":"Depreciation","account_type":"EXPENSE","role":null,"default_vat_code":null,"description":null,"currency":"GBP","status":"active","balance":0.00,"created_at":"2026-11-23T22:10:30.211Z","updated_at":"2026-11-23T22:10:30.211Z","version":1}');
INSERT INTO public.audit_events VALUES ('org_01m857bv3nevctcht6bc82t9hr', 5, 1795471830245, 'usr_01m857btwzeksrdg1qngasjwa8', 'key_01m857bv15epmtz70gaz11kgb1', 'bank_account.create', 'bac_01m857bv75eb6t7dz82f3m6zw8', NULL, '{"account_id":"acc_01m857bv3nevctcht66jt94k63","account_number":null,"created_at":"2026-11-23T22:10:30.245Z","currency":"GBP","iban":null,"id":"bac_01m857bv75eb6t7dz82f3m6zw8","ledger_balance":10000.0,"name":"Current","opening_balance":10000.0,"opening_date":"2026-01-01","opening_journal_id":"jnl_01m857bv75eb6t7dz82pg4ge2k","sort_code":null,"statement_balance":null,"statement_date":null,"type":"current","unconfirmed_count":0,"updated_at":"2026-11-23T22:10:30.245Z","version":1}');
INSERT INTO public.audit_events VALUES ('org_01m857bv3nevctcht6bc82t9hr', 6, 1795471830275, 'usr_01m857btwzeksrdg1qngasjwa8', 'key_01m857bv15epmtz70gaz11kgb1', 'account.create', 'acc_01m857bv83ek2vswxrywp8k23t', NULL, '{"account_type":"ASSET","balance":0.0,"code":"1301","created_at":"2026-11-23T22:10:30.275Z","currency":"GBP","default_vat_code":null,"description":null,"id":"acc_01m857bv83ek2vswxrywp8k23t","name":"Savings","role":"bank","status":"active","updated_at":"2026-11-23T22:10:30.275Z","version":1}');
INSERT INTO public.audit_events VALUES ('org_01m857bv3nevctcht6bc82t9hr', 7, 1795471830275, 'usr_01m857btwzeksrdg1qngasjwa8', 'key_01m857bv15epmtz70gaz11kgb1', 'bank_account.create', 'bac_01m857bv83ek2vswxryvkbbb0x', NULL, '{"account_id":"acc_01m857bv83ek2vswxrywp8k23t","account_number":null,"created_at":"2026-11-23T22:10:30.275Z","currency":"GBP","iban":null,"id":"bac_01m857bv83ek2vswxryvkbbb0x","ledger_balance":0.0,"name":"Savings","opening_balance":null,"opening_date":null,"opening_journal_id":null,"sort_code":null,"statement_balance":null,"statement_date":null,"type":"savings","unconfirmed_count":0,"updated_at":"2026-11-23T22:10:30.275Z","version":1}');
INSERT INTO public.audit_events VALUES ('org_01m857bv3nevctcht6bc82t9hr', 8, 1795471830302, 'usr_01m857btwzeksrdg1qngasjwa8', 'key_01m857bv15epmtz70gaz11kgb1', 'contact.create', 'con_01m857bv8ye628dnc5zz34raxv', NULL, '{"id":"con_01m857bv8ye628dnc5zz34raxv","kind":"customer","name":"Abbey Schools Trust","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-23T22:10:30.302Z","updated_at":"2026-11-23T22:10:30.302Z","version":1}');
INSERT INTO public.audit_events VALUES ('org_01m857bv3nevctcht6bc82t9hr', 9, 1795471830322, 'usr_01m857btwzeksrdg1qngasjwa8', 'key_01m857bv15epmtz70gaz11kgb1', 'contact.create', 'con_01m857bv9jespvdh79hwfr0kqy', NULL, '{"id":"con_01m857bv9jespvdh79hwfr0kqy","kind":"customer","name":"Kestrel Fitness CIC","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-23T22:10:30.322Z","updated_at":"2026-11-23T22:10:30.322Z","version":1}');
INSERT INTO public.audit_events VALUES ('org_01m857bv3nevctcht6bc82t9hr', 10, 1795471830348, 'usr_01m857btwzeksrdg1qngasjwa8', 'key_01m857bv15epmtz70gaz11kgb1', 'contact.create', 'con_01m857bvacewkbzvmfc541y3kq', NULL, '{"id":"con_01m857bvacewkbzvmfc541y3kq","kind":"customer","name":"Marlow & Pike LLP","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-23T22:10:30.348Z","updated_at":"2026-11-23T22:10:30.348Z","version":1}');
INSERT INTO public.audit_events VALUES ('org_01m857bv3nevctcht6bc82t9hr', 11, 1795471830367, 'usr_01m857btwzeksrdg1qngasjwa8', 'key_01m857bv15epmtz70gaz11kgb1', 'contact.create', 'con_01m857bvazehj9pq1vavkwbmk6', NULL, '{"id":"con_01m857bvazehj9pq1vavkwbmk6","kind":"supplier","name":"Printwell","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-23T22:10:30.367Z","updated_at":"2026-11-23T22:10:30.367Z","version":1}');
INSERT INTO public.audit_events VALUES ('org_01m857bv3nevctcht6bc82t9hr', 12, 1795471830389, 'usr_01m857btwzeksrdg1qngasjwa8', 'key_01m857bv15epmtz70gaz11kgb1', 'contact.create', 'con_01m857bvbnev69sn8fqjafth6k', NULL, '{"id":"con_01m857bvbnev69sn8fqjafth6k","kind":"supplier","name":"Techbarn","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-23T22:10:30.389Z","updated_at":"2026-11-23T22:10:30.389Z","version":1}');
INSERT INTO public.audit_events VALUES ('org_01m857bv3nevctcht6bc82t9hr', 13, 1795471830415, 'usr_01m857btwzeksrdg1qngasjwa8', 'key_01m857bv15epmtz70gaz11kgb1', 'contact.create', 'con_01m857bvcfenpvbbe1n0e2s4m5', NULL, '{"id":"con_01m857bvcfenpvbbe1n0e2s4m5","kind":"supplier","name":"Harcourt Lettings","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-23T22:10:30.415Z","updated_at":"2026-11-23T22:10:30.415Z","version":1}');
INSERT INTO public.audit_events VALUES ('org_01m857bv3nevctcht6bc82t9hr', 14, 1795471830434, 'usr_01m857btwzeksrdg1qngasjwa8', 'key_01m857bv15epmtz70gaz11kgb1', 'contact.create', 'con_01m857bvd2efv9mfmr1jgnrhjz', NULL, '{"id":"con_01m857bvd2efv9mfmr1jgnrhjz","kind":"supplier","name":"Fern & Rowe","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-23T22:10:30.434Z","updated_at":"2026-11-23T22:10:30.434Z","version":1}');
INSERT INTO public.audit_events VALUES ('org_01m857bv3nevctcht6bc82t9hr', 15, 1795471830507, 'usr_01m857btwzeksrdg1qngasjwa8', 'key_01m857bv15epmtz70gaz11kgb1', 'invoice.create', 'inv_01m857bvfbe6qrbmw2n95ttset', NULL, '{"id":"inv_01m857bvfbe6qrbmw2n95ttset","type":"sales","kind":"invoice","status":"issued","number":"INV-0001","contact_id":"con_01m857bv8ye628dnc5zz34raxv","contact_name":"Abbey Schools Trust","issue_date":"2026-01-15","due_date":"2026-02-14","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":1950.00,"vat_total":390.00,"gross_total":2340.00,"amount_paid":0.00,"amount_credited":0.00,"amount_due":2340.00,"overdue":true,"journal_id":"jnl_01m857bvfbe6qrbmw2nc2rqtdn","void_date":null,"void_journal_id":null,"created_at":"2026-11-23T22:10:30.507Z","updated_at":"2026-11-23T22:10:30.507Z","version":1,"lines":[{"description":"Course design, 3 days","quantity":3,"unit_price":650.00,"discount_percent":null,"account_id":"acc_01m857bv3nevctcht68fxhwyxq","account_code":"4000","vat_code":"ST","net_amount":1950.00,"vat_amount":390.00,"gross_amount":2340.00}]}');
INSERT INTO public.audit_events VALUES ('org_01m857bv3nevctcht6bc82t9hr', 17, 1795471830537, 'usr_01m857btwzeksrdg1qngasjwa8', 'key_01m857bv15epmtz70gaz11kgb1', 'invoice.create', 'inv_01m857bvg9epvbsgb4bvxpndy3', NULL, '{"id":"inv_01m857bvg9epvbsgb4bvxpndy3","type":"purchase","kind":"invoice","status":"issued","number":"TB-0117","contact_id":"con_01m857bvbnev69sn8fqjafth6k","contact_name":"Techbarn","issue_date":"2026-01-21","due_date":"2026-02-20","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":899.00,"vat_total":179.80,"gross_total":1078.80,"amount_paid":0.00,"amount_credited":0.00,"amount_due":1078.80,"overdue":true,"journal_id":"jnl_01m857bvg9epvbsgb4bx3kyf8a","void_date":null,"void_journal_id":null,"created_at":"2026-11-23T22:10:30.537Z","updated_at":"2026-11-23T22:10:30.537Z","version":1,"lines":[{"description":"Laptop","quantity":1,"unit_price":899.00,"discount_percent":null,"account_id":"acc_01m857bv3nevctcht65jx2xqv6","account_code":"1000","vat_code":"ST","net_amount":899.00,"vat_amount":179.80,"gross_amount":1078.80}]}');
INSERT INTO public.audit_events VALUES ('org_01m857bv3nevctcht6bc82t9hr', 19, 1795471830558, 'usr_01m857btwzeksrdg1qngasjwa8', 'key_01m857bv15epmtz70gaz11kgb1', 'invoice.create', 'inv_01m857bvgye6yssp9qjxdbvyh9', NULL, '{"id":"inv_01m857bvgye6yssp9qjxdbvyh9","type":"purchase","kind":"invoice","status":"issued","number":"HL-33","contact_id":"con_01m857bvcfenpvbbe1n0e2s4m5","contact_name":"Harcourt Lettings","issue_date":"2026-02-01","due_date":"2026-03-03","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":1350.00,"vat_total":0.00,"gross_total":1350.00,"amount_paid":0.00,"amount_credited":0.00,"amount_due":1350.00,"overdue":true,"journal_id":"jnl_01m857bvgye6yssp9qk0hy0468","void_date":null,"void_journal_id":null,"created_at":"2026-11-23T22:10:30.558Z","updated_at":"2026-11-23T22:10:30.558Z","version":1,"lines":[{"description":"Rent, January to March","quantity":1,"unit_price":1350.00,"discount_percent":null,"account_id":"acc_01m857bv3nevctcht69r2e2cyy","account_code":"6100","vat_code":"EX","net_amount":1350.00,"vat_amount":0.00,"gross_amount":1350.00}]}');
INSERT INTO public.audit_events VALUES ('org_01m857bv3nevctcht6bc82t9hr', 21, 1795471830579, 'usr_01m857btwzeksrdg1qngasjwa8', 'key_01m857bv15epmtz70gaz11kgb1', 'invoice.create', 'inv_01m857bvhke1bv2v1792qag91h', NULL, '{"id":"inv_01m857bvhke1bv2v1792qag91h","type":"sales","kind":"invoice","status":"issued","number":"INV-0004","contact_id":"con_01m857bvacewkbzvmfc541y3kq","contact_name":"Marlow & Pike LLP","issue_date":"2026-02-20","due_date":"2026-03-22","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":1332.00,"vat_total":266.40,"gross_total":1598.40,"amount_paid":0.00,"amount_credited":0.00,"amount_due":1598.40,"overdue":true,"journal_id":"jnl_01m857bvhke1bv2v17975pvqsy","void_date":null,"void_journal_id":null,"created_at":"2026-11-23T22:10:30.579Z","updated_at":"2026-11-23T22:10:30.579Z","version":1,"lines":[{"description":"Course for new starters","quantity":1,"unit_price":1480.00,"discount_percent":10,"account_id":"acc_01m857bv3nevctcht68fxhwyxq","account_code":"4000","vat_code":"ST","net_amount":1332.00,"vat_amount":266.40,"gross_amount":1598.40}]}');
INSERT INTO public.audit_events VALUES ('org_01m857bv3nevctcht6bc82t9hr', 23, 1795471830599, 'usr_01m857btwzeksrdg1qngasjwa8', 'key_01m857bv15epmtz70gaz11kgb1', 'invoice.create', 'inv_01m857bvj7ejt8jxd9vf1f89k7', NULL, '{"id":"inv_01m857bvj7ejt8jxd9vf1f89k7","type":"sales","kind":"credit_note","status":"issued","number":"CN-0001","contact_id":"con_01m857bvacewkbzvmfc541y3kq","contact_name":"Marlow & Pike LLP","issue_date":"2026-03-12","due_date":"2026-03-12","amounts_are":"exclusive","currency":"GBP","reference":"INV-0004","notes":null,"net_total":150.00,"vat_total":30.00,"gross_total":180.00,"amount_paid":0.00,"amount_credited":0.00,"amount_due":180.00,"overdue":false,"journal_id":"jnl_01m857bvj7ejt8jxd9vkd25gxe","void_date":null,"void_journal_id":null,"created_at":"2026-11-23T22:10:30.599Z","updated_at":"2026-11-23T22:10:30.599Z","version":1,"lines":[{"description":"A day that was not held","quantity":1,"unit_price":150.00,"discount_percent":null,"account_id":"acc_01m857bv3nevctcht68fxhwyxq","account_code":"4000","vat_code":"ST","net_amount":150.00,"vat_amount":30.00,"gross_amount":180.00}]}');
INSERT INTO public.audit_events VALUES ('org_01m857bv3nevctcht6bc82t9hr', 34, 1795471830944, 'usr_01m857btwzeksrdg1qngasjwa8', 'key_01m857bv15epmtz70gaz11kgb1', 'bank_transaction.confirm', 'btx_01m857bvt6e96bw4x9bc5hjkym', NULL, '{"journal_id":"jnl_01m857bvx0e42b3qjkkerqrvzy","way":"allocations"}');
INSERT INTO public.audit_events VALUES ('org_01m857bv3nevctcht6bc82t9hr', 50, 1795471832172, 'usr_01m857btwzeksrdg1qngasjwa8', 'key_01m857bv15epmtz70gaz11kgb1', 'bank_transaction.update', 'btx_01m857bvt6e96bw4x9c38xm4rk', '{"account_id":null,"contact_id":null,"vat_amount":null,"vat_code":"NV"}', '{"account_id":"acc_01m857bv3nevctcht6akx84spf","contact_id":null,"vat_amount":null,"vat_code":"ZR"}');
INSERT INTO public.audit_events VALUES ('org_01m857bv3nevctcht6bc82t9hr', 16, 1795471830521, 'usr_01m857btwzeksrdg1qngasjwa8', 'key_01m857bv15epmtz70gaz11kgb1', 'invoice.create', 'inv_01m857bvfsew8vwq8dfhek456b', NULL, '{"id":"inv_01m857bvfsew8vwq8dfhek456b","type":"purchase","kind":"invoice","status":"issued","number":"PX-881","contact_id":"con_01m857bvazehj9pq1vavkwbmk6","contact_name":"Printwell","issue_date":"2026-01-20","due_date":"2026-02-19","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":412.00,"vat_total":0.00,"gross_total":412.00,"amount_paid":0.00,"amount_credited":0.00,"amount_due":412.00,"overdue":true,"journal_id":"jnl_01m857bvfsew8vwq8dfnxpcne3","void_date":null,"void_journal_id":null,"created_at":"2026-11-23T22:10:30.521Z","updated_at":"2026-11-23T22:10:30.521Z","version":1,"lines":[{"description":"Printing of workbooks","quantity":1,"unit_price":412.00,"discount_percent":null,"account_id":"acc_01m857bv3nevctcht691mxv30z","account_code":"5000","vat_code":"ZR","net_amount":412.00,"vat_amount":0.00,"gross_amount":412.00}]}');
INSERT INTO public.audit_events VALUES ('org_01m857bv3nevctcht6bc82t9hr', 18, 1795471830547, 'usr_01m857btwzeksrdg1qngasjwa8', 'key_01m857bv15epmtz70gaz11kgb1', 'invoice.create', 'inv_01m857bvgke0yraen1a56jjz5a', NULL, '{"id":"inv_01m857bvgke0yraen1a56jjz5a","type":"sales","kind":"invoice","status":"issued","number":"INV-0002","contact_id":"con_01m857bv8ye628dnc5zz34raxv","contact_name":"Abbey Schools Trust","issue_date":"2026-01-28","due_date":"2026-02-27","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":870.00,"vat_total":0.00,"gross_total":870.00,"amount_paid":0.00,"amount_credited":0.00,"amount_due":870.00,"overdue":true,"journal_id":"jnl_01m857bvgke0yraen1aaqpm06d","void_date":null,"void_journal_id":null,"created_at":"2026-11-23T22:10:30.547Z","updated_at":"2026-11-23T22:10:30.547Z","version":1,"lines":[{"description":"Workbooks","quantity":120,"unit_price":7.25,"discount_percent":null,"account_id":"acc_01m857bv3nevctcht68gshfvqx","account_code":"4010","vat_code":"ZR","net_amount":870.00,"vat_amount":0.00,"gross_amount":870.00}]}');
INSERT INTO public.audit_events VALUES ('org_01m857bv3nevctcht6bc82t9hr', 20, 1795471830569, 'usr_01m857btwzeksrdg1qngasjwa8', 'key_01m857bv15epmtz70gaz11kgb1', 'invoice.create', 'inv_01m857bvh9e3wtgmh1zw6jr11m', NULL, '{"id":"inv_01m857bvh9e3wtgmh1zw6jr11m","type":"sales","kind":"invoice","status":"issued","number":"INV-0003","contact_id":"con_01m857bv9jespvdh79hwfr0kqy","contact_name":"Kestrel Fitness CIC","issue_date":"2026-02-09","due_date":"2026-03-11","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":275.00,"vat_total":7.00,"gross_total":282.00,"amount_paid":0.00,"amount_credited":0.00,"amount_due":282.00,"overdue":true,"journal_id":"jnl_01m857bvh9e3wtgmh2020t6h38","void_date":null,"void_journal_id":null,"created_at":"2026-11-23T22:10:30.569Z","updated_at":"2026-11-23T22:10:30.569Z","version":1,"lines":[{"description":"Seminar room, 5 evenings","quantity":5,"unit_price":48.00,"discount_percent":null,"account_id":"acc_01m857bv5ee0z8gdbyvswte3v2","account_code":"4100","vat_code":"EX","net_amount":240.00,"vat_amount":0.00,"gross_amount":240.00},{"description":"Projector","quantity":1,"unit_price":35.00,"discount_percent":null,"account_id":"acc_01m857bv3nevctcht68fxhwyxq","account_code":"4000","vat_code":"ST","net_amount":35.00,"vat_amount":7.00,"gross_amount":42.00}]}');
INSERT INTO public.audit_events VALUES ('org_01m857bv3nevctcht6bc82t9hr', 22, 1795471830588, 'usr_01m857btwzeksrdg1qngasjwa8', 'key_01m857bv15epmtz70gaz11kgb1', 'invoice.create', 'inv_01m857bvhwebr8g2p1thvcmhsx', NULL, '{"id":"inv_01m857bvhwebr8g2p1thvcmhsx","type":"sales","kind":"invoice","status":"issued","number":"INV-0005","contact_id":"con_01m857bvacewkbzvmfc541y3kq","contact_name":"Marlow & Pike LLP","issue_date":"2026-03-03","due_date":"2026-04-02","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":500.00,"vat_total":100.00,"gross_total":600.00,"amount_paid":0.00,"amount_credited":0.00,"amount_due":600.00,"overdue":true,"journal_id":"jnl_01m857bvhwebr8g2p1tm93e317","void_date":null,"void_journal_id":null,"created_at":"2026-11-23T22:10:30.588Z","updated_at":"2026-11-23T22:10:30.588Z","version":1,"lines":[{"description":"Raised in error","quantity":1,"unit_price":500.00,"discount_percent":null,"account_id":"acc_01m857bv3nevctcht68fxhwyxq","account_code":"4000","vat_code":"ST","net_amount":500.00,"vat_amount":100.00,"gross_amount":600.00}]}');
INSERT INTO public.audit_events VALUES ('org_01m857bv3nevctcht6bc82t9hr', 24, 1795471830609, 'usr_01m857btwzeksrdg1qngasjwa8', 'key_01m857bv15epmtz70gaz11kgb1', 'invoice.create', 'inv_01m857bvjhehbvj0jv6mdcv9ag', NULL, '{"id":"inv_01m857bvjhehbvj0jv6mdcv9ag","type":"purchase","kind":"invoice","status":"issued","number":"FR-1209","contact_id":"con_01m857bvd2efv9mfmr1jgnrhjz","contact_name":"Fern & Rowe","issue_date":"2026-03-24","due_date":"2026-04-23","amounts_are":"inclusive","currency":"GBP","reference":null,"notes":null,"net_total":640.00,"vat_total":128.00,"gross_total":768.00,"amount_paid":0.00,"amount_credited":0.00,"amount_due":768.00,"overdue":true,"journal_id":"jnl_01m857bvjhehbvj0jv6svet7rn","void_date":null,"void_journal_id":null,"created_at":"2026-11-23T22:10:30.609Z","updated_at":"2026-11-23T22:10:30.609Z","version":1,"lines":[{"description":"Illustration, 2 days","quantity":2,"unit_price":384.00,"discount_percent":null,"account_id":"acc_01m857bv3nevctcht697zw33nj","account_code":"5010","vat_code":"ST","net_amount":640.00,"vat_amount":128.00,"gross_amount":768.00}]}');
INSERT INTO public.audit_events VALUES ('org_01m857bv3nevctcht6bc82t9hr', 27, 1795471830697, 'usr_01m857btwzeksrdg1qngasjwa8', 'key_01m857bv15epmtz70gaz11kgb1', 'invoice.allocate', 'inv_01m857bvj7ejt8jxd9vf1f89k7', NULL, '{"allocations":[{"amount":180.0,"invoice_id":"inv_01m857bvhke1bv2v1792qag91h"}]}');
INSERT INTO public.audit_events VALUES ('org_01m857bv3nevctcht6bc82t9hr', 31, 1795471830792, 'usr_01m857btwzeksrdg1qngasjwa8', 'key_01m857bv15epmtz70gaz11kgb1', 'settlement.create', 'set_01m857bvr8edg9e917w75g17h9', NULL, '{"id":"set_01m857bvr8edg9e917w75g17h9","type":"receipt","status":"posted","refund":false,"contact_id":"con_01m857bv9jespvdh79hwfr0kqy","contact_name":"Kestrel Fitness CIC","bank_account_id":"bac_01m857bv75eb6t7dz82f3m6zw8","date":"2026-03-06","amount":282.00,"currency":"GBP","reference":null,"allocated_amount":282.00,"unallocated_amount":0.00,"allocations":[{"id":"alc_01m857bvr8edg9e917wdfr796d","invoice_id":"inv_01m857bvh9e3wtgmh1zw6jr11m","invoice_number":"INV-0003","settlement_id":"set_01m857bvr8edg9e917w75g17h9","credit_note_id":null,"amount":282.00,"date":"2026-03-06","created_at":"2026-11-23T22:10:30.792Z"}],"bank_transaction_id":null,"journal_id":"jnl_01m857bvr8edg9e917w9jd8mdr","void_date":null,"void_journal_id":null,"created_at":"2026-11-23T22:10:30.792Z","updated_at":"2026-11-23T22:10:30.792Z","version":1}');
INSERT INTO public.audit_events VALUES ('org_01m857bv3nevctcht6bc82t9hr', 33, 1795471830944, 'usr_01m857btwzeksrdg1qngasjwa8', 'key_01m857bv15epmtz70gaz11kgb1', 'settlement.create', 'set_01m857bvx0e42b3qjkkerqrvzy', NULL, '{"id":"set_01m857bvx0e42b3qjkkerqrvzy","type":"payment","status":"posted","refund":false,"contact_id":"con_01m857bvbnev69sn8fqjafth6k","contact_name":"Techbarn","bank_account_id":"bac_01m857bv75eb6t7dz82f3m6zw8","date":"2026-01-22","amount":1078.80,"currency":"GBP","reference":null,"allocated_amount":1078.80,"unallocated_amount":0.00,"allocations":[{"id":"alc_01m857bvx0e42b3qjkkerqrvzy","invoice_id":"inv_01m857bvg9epvbsgb4bvxpndy3","invoice_number":"TB-0117","settlement_id":"set_01m857bvx0e42b3qjkkerqrvzy","credit_note_id":null,"amount":1078.80,"date":"2026-01-22","created_at":"2026-11-23T22:10:30.944Z"}],"bank_transaction_id":"btx_01m857bvt6e96bw4x9bc5hjkym","journal_id":"jnl_01m857bvx0e42b3qjkkerqrvzy","void_date":null,"void_journal_id":null,"created_at":"2026-11-23T22:10:30.944Z","updated_at":"2026-11-23T22:10:30.944Z","version":1}');
INSERT INTO public.audit_events VALUES ('org_01m857bv3nevctcht6bc82t9hr', 25, 1795471830621, 'usr_01m857btwzeksrdg1qngasjwa8', 'key_01m857bv15epmtz70gaz11kgb1', 'invoice.create', 'inv_01m857bvjxe0xav5p2gtgxq9xy', NULL, '{"id":"inv_01m857bvjxe0xav5p2gtgxq9xy","type":"sales","kind":"invoice","status":"issued","number":"INV-0006","contact_id":"con_01m857bv8ye628dnc5zz34raxv","contact_name":"Abbey Schools Trust","issue_date":"2026-03-27","due_date":"2026-04-26","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":499.00,"vat_total":65.00,"gross_total":564.00,"amount_paid":0.00,"amount_credited":0.00,"amount_due":564.00,"overdue":true,"journal_id":"jnl_01m857bvjxe0xav5p2gwsc44zw","void_date":null,"void_journal_id":null,"created_at":"2026-11-23T22:10:30.621Z","updated_at":"2026-11-23T22:10:30.621Z","version":1,"lines":[{"description":"Workbooks","quantity":24,"unit_price":7.25,"discount_percent":null,"account_id":"acc_01m857bv3nevctcht68gshfvqx","account_code":"4010","vat_code":"ZR","net_amount":174.00,"vat_amount":0.00,"gross_amount":174.00},{"description":"Half a day of course design","quantity":0.5,"unit_price":650.00,"discount_percent":null,"account_id":"acc_01m857bv3nevctcht68fxhwyxq","account_code":"4000","vat_code":"ST","net_amount":325.00,"vat_amount":65.00,"gross_amount":390.00}]}');
INSERT INTO public.audit_events VALUES ('org_01m857bv3nevctcht6bc82t9hr', 26, 1795471830654, 'usr_01m857btwzeksrdg1qngasjwa8', 'key_01m857bv15epmtz70gaz11kgb1', 'invoice.void', 'inv_01m857bvhwebr8g2p1thvcmhsx', '{"status":"issued"}', '{"reason":"raised in error","status":"void","void_date":"2026-03-03","void_journal_id":"jnl_01m857bvkye5889bn9wc1r9m2k"}');
INSERT INTO public.audit_events VALUES ('org_01m857bv3nevctcht6bc82t9hr', 28, 1795471830741, 'usr_01m857btwzeksrdg1qngasjwa8', 'key_01m857bv15epmtz70gaz11kgb1', 'journal.post', 'jnl_01m857bvpnepqs0vh4xegg4exp', NULL, '{"sequence":14,"total":10000.00}');
INSERT INTO public.audit_events VALUES ('org_01m857bv3nevctcht6bc82t9hr', 29, 1795471830741, 'usr_01m857btwzeksrdg1qngasjwa8', 'key_01m857bv15epmtz70gaz11kgb1', 'journal.post', 'jnl_01m857bvpnepqs0vh4xpxhtc1y', NULL, '{"sequence":15,"total":1000.00}');
INSERT INTO public.audit_events VALUES ('org_01m857bv3nevctcht6bc82t9hr', 30, 1795471830741, 'usr_01m857btwzeksrdg1qngasjwa8', 'key_01m857bv15epmtz70gaz11kgb1', 'journal.post', 'jnl_01m857bvpnepqs0vh4xz5fjxdy', NULL, '{"sequence":16,"total":74.92}');
INSERT INTO public.audit_events VALUES ('org_01m857bv3nevctcht6bc82t9hr', 32, 1795471830854, 'usr_01m857btwzeksrdg1qngasjwa8', 'key_01m857bv15epmtz70gaz11kgb1', 'bank_transactions.import', 'bac_01m857bv75eb6t7dz82f3m6zw8', NULL, '{"created":13,"duplicates":0,"statement_balance":9007.15,"statement_date":"2026-03-31"}');
INSERT INTO public.audit_events VALUES ('org_01m857bv3nevctcht6bc82t9hr', 35, 1795471831034, 'usr_01m857btwzeksrdg1qngasjwa8', 'key_01m857bv15epmtz70gaz11kgb1', 'settlement.create', 'set_01m857bvzserz8nw87dseebbnt', NULL, '{"id":"set_01m857bvzserz8nw87dseebbnt","type":"receipt","status":"posted","refund":false,"contact_id":"con_01m857bv8ye628dnc5zz34raxv","contact_name":"Abbey Schools Trust","bank_account_id":"bac_01m857bv75eb6t7dz82f3m6zw8","date":"2026-01-30","amount":1500.00,"currency":"GBP","reference":null,"allocated_amount":1500.00,"unallocated_amount":0.00,"allocations":[{"id":"alc_01m857bvzserz8nw87dseebbnt","invoice_id":"inv_01m857bvfbe6qrbmw2n95ttset","invoice_number":"INV-0001","settlement_id":"set_01m857bvzserz8nw87dseebbnt","credit_note_id":null,"amount":1500.00,"date":"2026-01-30","created_at":"2026-11-23T22:10:31.034Z"}],"bank_transaction_id":"btx_01m857bvt6e96bw4x9bjy3y2vh","journal_id":"jnl_01m857bvzserz8nw87dseebbnt","void_date":null,"void_journal_id":null,"created_at":"2026-11-23T22:10:31.034Z","updated_at":"2026-11-23T22:10:31.034Z","version":1}');
INSERT INTO public.audit_events VALUES ('org_01m857bv3nevctcht6bc82t9hr', 36, 1795471831034, 'usr_01m857btwzeksrdg1qngasjwa8', 'key_01m857bv15epmtz70gaz11kgb1', 'bank_transaction.confirm', 'btx_01m857bvt6e96bw4x9bjy3y2vh', NULL, '{"journal_id":"jnl_01m857bvzserz8nw87dseebbnt","way":"allocations"}');
INSERT INTO public.audit_events VALUES ('org_01m857bv3nevctcht6bc82t9hr', 37, 1795471831129, 'usr_01m857btwzeksrdg1qngasjwa8', 'key_01m857bv15epmtz70gaz11kgb1', 'settlement.create', 'set_01m857bw2sevysbx2nsv0dfba6', NULL, '{"id":"set_01m857bw2sevysbx2nsv0dfba6","type":"payment","status":"posted","refund":false,"contact_id":"con_01m857bvcfenpvbbe1n0e2s4m5","contact_name":"Harcourt Lettings","bank_account_id":"bac_01m857bv75eb6t7dz82f3m6zw8","date":"2026-02-10","amount":1350.00,"currency":"GBP","reference":null,"allocated_amount":1350.00,"unallocated_amount":0.00,"allocations":[{"id":"alc_01m857bw2sevysbx2nsv0dfba6","invoice_id":"inv_01m857bvgye6yssp9qjxdbvyh9","invoice_number":"HL-33","settlement_id":"set_01m857bw2sevysbx2nsv0dfba6","credit_note_id":null,"amount":1350.00,"date":"2026-02-10","created_at":"2026-11-23T22:10:31.129Z"}],"bank_transaction_id":"btx_01m857bvt6e96bw4x9bvycxp7y","journal_id":"jnl_01m857bw2sevysbx2nsv0dfba6","void_date":null,"void_journal_id":null,"created_at":"2026-11-23T22:10:31.129Z","updated_at":"2026-11-23T22:10:31.129Z","version":1}');
INSERT INTO public.audit_events VALUES ('org_01m857bv3nevctcht6bc82t9hr', 38, 1795471831129, 'usr_01m857btwzeksrdg1qngasjwa8', 'key_01m857bv15epmtz70gaz11kgb1', 'bank_transaction.confirm', 'btx_01m857bvt6e96bw4x9bvycxp7y', NULL, '{"journal_id":"jnl_01m857bw2sevysbx2nsv0dfba6","way":"allocations"}');
INSERT INTO public.audit_events VALUES ('org_01m857bv3nevctcht6bc82t9hr', 39, 1795471831235, 'usr_01m857btwzeksrdg1qngasjwa8', 'key_01m857bv15epmtz70gaz11kgb1', 'settlement.create', 'set_01m857bw63epgtqstvfdcg9fdd', NULL, '{"id":"set_01m857bw63epgtqstvfdcg9fdd","type":"receipt","status":"posted","refund":false,"contact_id":"con_01m857bv8ye628dnc5zz34raxv","contact_name":"Abbey Schools Trust","bank_account_id":"bac_01m857bv75eb6t7dz82f3m6zw8","date":"2026-02-16","amount":1710.00,"currency":"GBP","reference":null,"allocated_amount":1710.00,"unallocated_amount":0.00,"allocations":[{"id":"alc_01m857bw63epgtqstvfdcg9fdd","invoice_id":"inv_01m857bvfbe6qrbmw2n95ttset","invoice_number":"INV-0001","settlement_id":"set_01m857bw63epgtqstvfdcg9fdd","credit_note_id":null,"amount":840.00,"date":"2026-02-16","created_at":"2026-11-23T22:10:31.235Z"},{"id":"alc_01m857bw63epgtqstvfdcg9fde","invoice_id":"inv_01m857bvgke0yraen1a56jjz5a","invoice_number":"INV-0002","settlement_id":"set_01m857bw63epgtqstvfdcg9fdd","credit_note_id":null,"amount":870.00,"date":"2026-02-16","created_at":"2026-11-23T22:10:31.235Z"}],"bank_transaction_id":"btx_01m857bvt6e96bw4x9by8smy4s","journal_id":"jnl_01m857bw63epgtqstvfdcg9fdd","void_date":null,"void_journal_id":null,"created_at":"2026-11-23T22:10:31.235Z","updated_at":"2026-11-23T22:10:31.235Z","version":1}');
INSERT INTO public.audit_events VALUES ('org_01m857bv3nevctcht6bc82t9hr', 40, 1795471831235, 'usr_01m857btwzeksrdg1qngasjwa8', 'key_01m857bv15epmtz70gaz11kgb1', 'bank_transaction.confirm', 'btx_01m857bvt6e96bw4x9by8smy4s', NULL, '{"journal_id":"jnl_01m857bw63epgtqstvfdcg9fdd","way":"allocations"}');
INSERT INTO public.audit_events VALUES ('org_01m857bv3nevctcht6bc82t9hr', 45, 1795471831478, 'usr_01m857btwzeksrdg1qngasjwa8', 'key_01m857bv15epmtz70gaz11kgb1', 'settlement.match', 'set_01m857bvr8edg9e917w75g17h9', NULL, '{"bank_transaction_id":"btx_01m857bvt6e96bw4x9ccc47m1g"}');
INSERT INTO public.audit_events VALUES ('org_01m857bv3nevctcht6bc82t9hr', 46, 1795471831478, 'usr_01m857btwzeksrdg1qngasjwa8', 'key_01m857bv15epmtz70gaz11kgb1', 'bank_transaction.confirm', 'btx_01m857bvt6e96bw4x9ccc47m1g', NULL, '{"journal_id":"jnl_01m857bvr8edg9e917w9jd8mdr","way":"match"}');
INSERT INTO public.audit_events VALUES ('org_01m857bv3nevctcht6bc82t9hr', 47, 1795471831530, 'usr_01m857btwzeksrdg1qngasjwa8', 'key_01m857bv15epmtz70gaz11kgb1', 'bank_transaction.confirm', 'btx_01m857bvt6e96bw4x9ct1dax8b', NULL, '{"journal_id":"jnl_01m857bwfaet0s6c88b69mfh25","way":"transfer"}');
INSERT INTO public.audit_events VALUES ('org_01m857bv3nevctcht6bc82t9hr', 49, 1795471832172, 'usr_01m857btwzeksrdg1qngasjwa8', 'key_01m857bv15epmtz70gaz11kgb1', 'bank_transaction.update', 'btx_01m857bvt6e96bw4x9bpg4d9kp', '{"account_id":null,"contact_id":null,"vat_amount":null,"vat_code":"NV"}', '{"account_id":"acc_01m857bv3nevctcht6a8a8dfjc","contact_id":null,"vat_amount":null,"vat_code":"ST"}');
INSERT INTO public.audit_events VALUES ('org_01m857bv3nevctcht6bc82t9hr', 41, 1795471831320, 'usr_01m857btwzeksrdg1qngasjwa8', 'key_01m857bv15epmtz70gaz11kgb1', 'settlement.create', 'set_01m857bw8re5kbtstf857ch02n', NULL, '{"id":"set_01m857bw8re5kbtstf857ch02n","type":"payment","status":"posted","refund":false,"contact_id":"con_01m857bvazehj9pq1vavkwbmk6","contact_name":"Printwell","bank_account_id":"bac_01m857bv75eb6t7dz82f3m6zw8","date":"2026-02-27","amount":400.00,"currency":"GBP","reference":null,"allocated_amount":400.00,"unallocated_amount":0.00,"allocations":[{"id":"alc_01m857bw8re5kbtstf857ch02n","invoice_id":"inv_01m857bvfsew8vwq8dfhek456b","invoice_number":"PX-881","settlement_id":"set_01m857bw8re5kbtstf857ch02n","credit_note_id":null,"amount":400.00,"date":"2026-02-27","created_at":"2026-11-23T22:10:31.320Z"}],"bank_transaction_id":"btx_01m857bvt6e96bw4x9c6dggsvb","journal_id":"jnl_01m857bw8re5kbtstf857ch02n","void_date":null,"void_journal_id":null,"created_at":"2026-11-23T22:10:31.320Z","updated_at":"2026-11-23T22:10:31.320Z","version":1}');
INSERT INTO public.audit_events VALUES ('org_01m857bv3nevctcht6bc82t9hr', 42, 1795471831320, 'usr_01m857btwzeksrdg1qngasjwa8', 'key_01m857bv15epmtz70gaz11kgb1', 'bank_transaction.confirm', 'btx_01m857bvt6e96bw4x9c6dggsvb', NULL, '{"journal_id":"jnl_01m857bw8re5kbtstf857ch02n","way":"allocations"}');
INSERT INTO public.audit_events VALUES ('org_01m857bv3nevctcht6bc82t9hr', 43, 1795471831397, 'usr_01m857btwzeksrdg1qngasjwa8', 'key_01m857bv15epmtz70gaz11kgb1', 'settlement.create', 'set_01m857bwb5epgvn5t3qena4bcv', NULL, '{"id":"set_01m857bwb5epgvn5t3qena4bcv","type":"receipt","status":"posted","refund":false,"contact_id":"con_01m857bvacewkbzvmfc541y3kq","contact_name":"Marlow & Pike LLP","bank_account_id":"bac_01m857bv75eb6t7dz82f3m6zw8","date":"2026-03-16","amount":1418.40,"currency":"GBP","reference":null,"allocated_amount":1418.40,"unallocated_amount":0.00,"allocations":[{"id":"alc_01m857bwb5epgvn5t3qena4bcv","invoice_id":"inv_01m857bvhke1bv2v1792qag91h","invoice_number":"INV-0004","settlement_id":"set_01m857bwb5epgvn5t3qena4bcv","credit_note_id":null,"amount":1418.40,"date":"2026-03-16","created_at":"2026-11-23T22:10:31.397Z"}],"bank_transaction_id":"btx_01m857bvt6e96bw4x9cj73x45d","journal_id":"jnl_01m857bwb5epgvn5t3qena4bcv","void_date":null,"void_journal_id":null,"created_at":"2026-11-23T22:10:31.397Z","updated_at":"2026-11-23T22:10:31.397Z","version":1}');
INSERT INTO public.audit_events VALUES ('org_01m857bv3nevctcht6bc82t9hr', 44, 1795471831397, 'usr_01m857btwzeksrdg1qngasjwa8', 'key_01m857bv15epmtz70gaz11kgb1', 'bank_transaction.confirm', 'btx_01m857bvt6e96bw4x9cj73x45d', NULL, '{"journal_id":"jnl_01m857bwb5epgvn5t3qena4bcv","way":"allocations"}');
INSERT INTO public.audit_events VALUES ('org_01m857bv3nevctcht6bc82t9hr', 48, 1795471831601, 'usr_01m857btwzeksrdg1qngasjwa8', 'key_01m857bv15epmtz70gaz11kgb1', 'bank_transaction.confirm', 'btx_01m857bvt6e96bw4x9cynnw2zz', NULL, '{"journal_id":"jnl_01m857bwhhebdb0dmwnckme9va","way":"account"}');
INSERT INTO public.audit_events VALUES ('org_01m857bv3nevctcht6bc82t9hr', 58, 1795471832561, 'usr_01m857btwzeksrdg1qngasjwa8', 'key_01m857bv15epmtz70gaz11kgb1', 'vat_return.finalise', 'vrt_01m857bxegekm83hz0dh4zn0my', NULL, '{"id":"vrt_01m857bxegekm83hz0dh4zn0my","date_from":"2026-01-01","date_to":"2026-03-31","status":"finalised","currency":"GBP","scheme":"standard","flat_rate_percent":null,"adjustments":[],"boxes":{"1":698.40,"2":0.00,"3":698.40,"4":319.80,"5":378.60,"6":4776.00,"7":3427.00,"8":0.00,"9":0.00},"direction":"pay","hmrc":{"vatDueSales":698.40,"vatDueAcquisitions":0.00,"totalVatDue":698.40,"vatReclaimedCurrPeriod":319.80,"netVatDue":378.60,"totalValueSalesExVAT":4776,"totalValuePurchasesExVAT":3427,"totalValueGoodsSuppliedExVAT":0,"totalAcquisitionsExVAT":0},"journal_id":null,"finalised_at":"2026-11-23T22:10:32.561Z","created_at":"2026-11-23T22:10:32.528Z","updated_at":"2026-11-23T22:10:32.561Z","version":2}');
INSERT INTO public.audit_events VALUES ('org_01m857bv1nezqbqcyxz5ee9k51', 6, 1795471833044, 'usr_01m857btwzeksrdg1qngasjwa8', 'key_01m857bv15epmtz70gaz11kgb1', 'journal.post', 'jnl_01m857bxymetmtaerzver47dad', NULL, '{"sequence":1,"total":500.00}');
INSERT INTO public.audit_events VALUES ('org_01m857bv1nezqbqcyxz5ee9k51', 8, 1795471833075, 'usr_01m857btwzeksrdg1qngasjwa8', 'key_01m857bv15epmtz70gaz11kgb1', 'bank_transaction.void', 'btx_01m857bxyce10rcrpdaddkwsnb', '{"journal_id":"jnl_01m857bxymetmtaerzver47dad"}', '{"reason":"matched in error"}');
INSERT INTO public.audit_events VALUES ('org_01m857bv3nevctcht6bc82t9hr', 51, 1795471832172, 'usr_01m857btwzeksrdg1qngasjwa8', 'key_01m857bv15epmtz70gaz11kgb1', 'bank_transaction.update', 'btx_01m857bvt6e96bw4x9c82wc4yf', '{"account_id":null,"contact_id":null,"vat_amount":null,"vat_code":"NV"}', '{"account_id":"acc_01m857bv3nevctcht6a8a8dfjc","contact_id":null,"vat_amount":null,"vat_code":"ST"}');
INSERT INTO public.audit_events VALUES ('org_01m857bv3nevctcht6bc82t9hr', 52, 1795471832172, 'usr_01m857btwzeksrdg1qngasjwa8', 'key_01m857bv15epmtz70gaz11kgb1', 'bank_transaction.update', 'btx_01m857bvt6e96bw4x9cntcxmem', '{"account_id":null,"contact_id":null,"vat_amount":null,"vat_code":"NV"}', '{"account_id":"acc_01m857bv3nevctcht6b5g84pq5","contact_id":null,"vat_amount":null,"vat_code":"EX"}');
INSERT INTO public.audit_events VALUES ('org_01m857bv1nezqbqcyxz5ee9k51', 5, 1795471833036, 'usr_01m857btwzeksrdg1qngasjwa8', 'key_01m857bv15epmtz70gaz11kgb1', 'bank_transaction.create', 'btx_01m857bxyce10rcrpdaddkwsnb', NULL, '{"account_id":null,"amount":-500.0,"bank_account_id":"bac_01m857bv2teyethatyfyeza3ec","confirmed_at":null,"contact_id":null,"created_at":"2026-11-23T22:10:33.036Z","currency":"GBP","date":"2026-03-02","description":"CARD 4417 SCREWFIX","external_id":null,"id":"btx_01m857bxyce10rcrpdaddkwsnb","journal_id":null,"net_amount":-500.0,"reference":null,"settlement_id":null,"status":"unconfirmed","updated_at":"2026-11-23T22:10:33.036Z","vat_amount":0.0,"vat_code":"NV","version":1}');
INSERT INTO public.audit_events VALUES ('org_01m857bv3nevctcht6bc82t9hr', 53, 1795471832219, 'usr_01m857btwzeksrdg1qngasjwa8', 'key_01m857bv15epmtz70gaz11kgb1', 'bank_transaction.confirm', 'btx_01m857bvt6e96bw4x9c38xm4rk', NULL, '{"journal_id":"jnl_01m857bx4veqhs9bdqtw84eev0","way":"account"}');
INSERT INTO public.audit_events VALUES ('org_01m857bv3nevctcht6bc82t9hr', 54, 1795471832275, 'usr_01m857btwzeksrdg1qngasjwa8', 'key_01m857bv15epmtz70gaz11kgb1', 'bank_transaction.confirm', 'btx_01m857bvt6e96bw4x9c82wc4yf', NULL, '{"journal_id":"jnl_01m857bx6kepgb7aa5qfv2c8x6","way":"account"}');
INSERT INTO public.audit_events VALUES ('org_01m857bv3nevctcht6bc82t9hr', 55, 1795471832340, 'usr_01m857btwzeksrdg1qngasjwa8', 'key_01m857bv15epmtz70gaz11kgb1', 'bank_transaction.confirm', 'btx_01m857bvt6e96bw4x9bpg4d9kp', NULL, '{"journal_id":"jnl_01m857bx8me8cv7rdew7e3kpae","way":"account"}');
INSERT INTO public.audit_events VALUES ('org_01m857bv3nevctcht6bc82t9hr', 56, 1795471832398, 'usr_01m857btwzeksrdg1qngasjwa8', 'key_01m857bv15epmtz70gaz11kgb1', 'bank_transaction.confirm', 'btx_01m857bvt6e96bw4x9cntcxmem', NULL, '{"journal_id":"jnl_01m857bxaee1w9592wpykzpn9z","way":"account"}');
INSERT INTO public.audit_events VALUES ('org_01m857bv3nevctcht6bc82t9hr', 57, 1795471832528, 'usr_01m857btwzeksrdg1qngasjwa8', 'key_01m857bv15epmtz70gaz11kgb1', 'vat_return.create', 'vrt_01m857bxegekm83hz0dh4zn0my', NULL, '{"id":"vrt_01m857bxegekm83hz0dh4zn0my","date_from":"2026-01-01","date_to":"2026-03-31","status":"draft","currency":"GBP","scheme":"standard","flat_rate_percent":null,"adjustments":[],"boxes":{"1":698.40,"2":0.00,"3":698.40,"4":319.80,"5":378.60,"6":4776.00,"7":3427.00,"8":0.00,"9":0.00},"direction":"pay","hmrc":{"vatDueSales":698.40,"vatDueAcquisitions":0.00,"totalVatDue":698.40,"vatReclaimedCurrPeriod":319.80,"netVatDue":378.60,"totalValueSalesExVAT":4776,"totalValuePurchasesExVAT":3427,"totalValueGoodsSuppliedExVAT":0,"totalAcquisitionsExVAT":0},"journal_id":null,"finalised_at":null,"created_at":"2026-11-23T22:10:32.528Z","updated_at":"2026-11-23T22:10:32.528Z","version":1}');
INSERT INTO public.audit_events VALUES ('org_01m857bv3nevctcht6bc82t9hr', 59, 1795471832597, 'usr_01m857btwzeksrdg1qngasjwa8', 'key_01m857bv15epmtz70gaz11kgb1', 'organisation.lock', 'org_01m857bv3nevctcht6bc82t9hr', '{"lock_date":null}', '{"lock_date":"2026-03-31","reason":"year end"}');
INSERT INTO public.audit_events VALUES ('org_01m857bv1nezqbqcyxz5ee9k51', 4, 1795471833023, 'usr_01m857btwzeksrdg1qngasjwa8', 'key_01m857bv15epmtz70gaz11kgb1', 'tax_code.set', 'ST', NULL, '{"rate":19,"effective_from":"2026-02-01"}');
INSERT INTO public.audit_events VALUES ('org_01m857bv1nezqbqcyxz5ee9k51', 7, 1795471833057, 'usr_01m857btwzeksrdg1qngasjwa8', 'key_01m857bv15epmtz70gaz11kgb1', 'bank_transaction.confirm', 'btx_01m857bxyce10rcrpdaddkwsnb', NULL, '{"journal_id":"jnl_01m857bxymetmtaerzver47dad","way":"match"}');
INSERT INTO public.audit_events VALUES ('org_01m857bv1nezqbqcyxz5ee9k51', 9, 1795471833086, 'usr_01m857btwzeksrdg1qngasjwa8', 'key_01m857bv15epmtz70gaz11kgb1', 'journal.reverse', 'jnl_01m857bxymetmtaerzver47dad', NULL, '{"reversed_by_journal_id":"jnl_01m857bxzyedbb56dzjkgyf24s","total":500.00}');
INSERT INTO public.bank_accounts VALUES ('bac_01m857bv2teyethatyfyeza3ec', 'org_01m857bv1nezqbqcyxz5ee9k51', 'acc_01m857bv1nezqbqcyxt85q93f8', 'Current', 'current', NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1795471830106, 1795471830106, 1, NULL);
INSERT INTO public.bank_accounts VALUES ('bac_01m857bv83ek2vswxryvkbbb0x', 'org_01m857bv3nevctcht6bc82t9hr', 'acc_01m857bv83ek2vswxrywp8k23t', 'Savings', 'savings', NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1795471830275, 1795471830275, 1, NULL);
INSERT INTO public.bank_accounts VALUES ('bac_01m857bv75eb6t7dz82f3m6zw8', 'org_01m857bv3nevctcht6bc82t9hr', 'acc_01m857bv3nevctcht66jt94k63', 'Current', 'current', NULL, NULL, NULL, 1000000, '2026-01-01', 'jnl_01m857bv75eb6t7dz82pg4ge2k', 900715, 1795471830245, 1795471830854, 2, '2026-03-31');
INSERT INTO public.bank_transactions VALUES ('btx_01m857bvt6e96bw4x9bc5hjkym', 'org_01m857bv3nevctcht6bc82t9hr', 'bac_01m857bv75eb6t7dz82f3m6zw8', '2026-01-22', -107880, 'FPO TECHBARN LTD TB-0117', NULL, NULL, '\x1272808c0b8e7153718481fdd8cad3bca1177a0d294a925b0d41e3b4b2ae4845', 1, 'fpo techbarn ltd tb-0117', 'confirmed', NULL, 'NV', NULL, 'con_01m857bvbnev69sn8fqjafth6k', 'allocations', 'jnl_01m857bvx0e42b3qjkkerqrvzy', 2, NULL, 'NV', 0, 1795471830944, 1795471830854, 1795471830944, 2, NULL);
INSERT INTO public.bank_transactions VALUES ('btx_01m857bvt6e96bw4x9bjy3y2vh', 'org_01m857bv3nevctcht6bc82t9hr', 'bac_01m857bv75eb6t7dz82f3m6zw8', '2026-01-30', 150000, 'FPI ABBEY SCHOOLS TRUST PART INV-0001', NULL, NULL, '\x328dd05df287413bbd6f750059372a7f48a2fe8810a1c938b25cc5b4201f7110', 1, 'fpi abbey schools trust part inv-0001', 'confirmed', NULL, 'NV', NULL, 'con_01m857bv8ye628dnc5zz34raxv', 'allocations', 'jnl_01m857bvzserz8nw87dseebbnt', 2, NULL, 'NV', 0, 1795471831034, 1795471830854, 1795471831034, 2, NULL);
INSERT INTO public.bank_transactions VALUES ('btx_01m857bvt6e96bw4x9bvycxp7y', 'org_01m857bv3nevctcht6bc82t9hr', 'bac_01m857bv75eb6t7dz82f3m6zw8', '2026-02-10', -135000, 'FPO HARCOURT LETTINGS HL-33', NULL, NULL, '\xa554bd883699f03b2433581dae214b19ef4ca02926a5399a2312d8445d2ae6f3', 1, 'fpo harcourt lettings hl-33', 'confirmed', NULL, 'NV', NULL, 'con_01m857bvcfenpvbbe1n0e2s4m5', 'allocations', 'jnl_01m857bw2sevysbx2nsv0dfba6', 2, NULL, 'NV', 0, 1795471831129, 1795471830854, 1795471831129, 2, NULL);
INSERT INTO public.bank_transactions VALUES ('btx_01m857bvt6e96bw4x9by8smy4s', 'org_01m857bv3nevctcht6bc82t9hr', 'bac_01m857bv75eb6t7dz82f3m6zw8', '2026-02-16', 171000, 'FPI ABBEY SCHOOLS TRUST INV-0001 INV-0002', NULL, NULL, '\x3a4f56ddd806837edc73f6f4dc68c99dacbe0696ccc891aed5fa4883ff1e7336', 1, 'fpi abbey schools trust inv-0001 inv-0002', 'confirmed', NULL, 'NV', NULL, 'con_01m857bv8ye628dnc5zz34raxv', 'allocations', 'jnl_01m857bw63epgtqstvfdcg9fdd', 2, NULL, 'NV', 0, 1795471831235, 1795471830854, 1795471831235, 2, NULL);
INSERT INTO public.bank_transactions VALUES ('btx_01m857bvt6e96bw4x9c6dggsvb', 'org_01m857bv3nevctcht6bc82t9hr', 'bac_01m857bv75eb6t7dz82f3m6zw8', '2026-02-27', -40000, 'FPO PRINTWELL PX-881', NULL, NULL, '\xcbb4004e5f456dd9c35d050b3fe3c9e6b04bf0eab21532e492b097a7b21b73a1', 1, 'fpo printwell px-881', 'confirmed', NULL, 'NV', NULL, 'con_01m857bvazehj9pq1vavkwbmk6', 'allocations', 'jnl_01m857bw8re5kbtstf857ch02n', 2, NULL, 'NV', 0, 1795471831320, 1795471830854, 1795471831320, 2, NULL);
INSERT INTO public.bank_transactions VALUES ('btx_01m857bvt6e96bw4x9cj73x45d', 'org_01m857bv3nevctcht6bc82t9hr', 'bac_01m857bv75eb6t7dz82f3m6zw8', '2026-03-16', 141840, 'FPI MARLOW AND PIKE LLP INV-0004 LESS CN-0001', NULL, NULL, '\x71e7888d7a34f0bcc91a019e775f105d0016a4f32f799edaf02f3d2a7290e64d', 1, 'fpi marlow and pike llp inv-0004 less cn-0001', 'confirmed', NULL, 'NV', NULL, 'con_01m857bvacewkbzvmfc541y3kq', 'allocations', 'jnl_01m857bwb5epgvn5t3qena4bcv', 2, NULL, 'NV', 0, 1795471831397, 1795471830854, 1795471831397, 2, NULL);
INSERT INTO public.bank_transactions VALUES ('btx_01m857bvt6e96bw4x9ccc47m1g', 'org_01m857bv3nevctcht6bc82t9hr', 'bac_01m857bv75eb6t7dz82f3m6zw8', '2026-03-06', 28200, 'FPI KESTREL FITNESS CIC INV-0003', NULL, NULL, '\x8e0352e4b1b35f89518582419b2ff0638d7196ea458695b1839482ea1b564551', 1, 'fpi kestrel fitness cic inv-0003', 'confirmed', NULL, 'NV', NULL, 'con_01m857bv9jespvdh79hwfr0kqy', 'match', 'jnl_01m857bvr8edg9e917w9jd8mdr', 2, NULL, 'NV', 0, 1795471831478, 1795471830854, 1795471831478, 2, NULL);
INSERT INTO public.bank_transactions VALUES ('btx_01m857bvt6e96bw4x9ct1dax8b', 'org_01m857bv3nevctcht6bc82t9hr', 'bac_01m857bv75eb6t7dz82f3m6zw8', '2026-03-25', -200000, 'TFR TO SAVINGS', NULL, NULL, '\xb7b90b8ee2bd4f650d5f978b5912eb492294e4044b7d3c5c2e065ca73b855eae', 1, 'tfr to savings', 'confirmed', NULL, 'NV', NULL, NULL, 'transfer', 'jnl_01m857bwfaet0s6c88b69mfh25', 1, NULL, 'NV', 0, 1795471831530, 1795471830854, 1795471831530, 2, NULL);
INSERT INTO public.bank_transactions VALUES ('btx_01m857bvt6e96bw4x9cynnw2zz', 'org_01m857bv3nevctcht6bc82t9hr', 'bac_01m857bv75eb6t7dz82f3m6zw8', '2026-03-31', -93655, 'FPO J WREN NET PAY MARCH', NULL, NULL, '\xb723781a8f8f5c03549e3d18755201bd640e2ac657779e194ac48817223ffdee', 1, 'fpo j wren net pay march', 'confirmed', 'acc_01m857bv3nevctcht678yfdt8p', 'NV', NULL, NULL, 'account', 'jnl_01m857bwhhebdb0dmwnckme9va', 1, 'acc_01m857bv3nevctcht678yfdt8p', 'NV', 0, 1795471831601, 1795471830854, 1795471831601, 2, NULL);
INSERT INTO public.bank_transactions VALUES ('btx_01m857bvt6e96bw4x9c38xm4rk', 'org_01m857bv3nevctcht6bc82t9hr', 'bac_01m857bv75eb6t7dz82f3m6zw8', '2026-02-18', -5840, 'CARD TRAINLINE.COM LONDON', NULL, NULL, '\x56cf7dbbb1cce80aae434516f639c2ae3ac2f04ae4e3ec16a64f481c4271ce17', 1, 'card trainline.com london', 'confirmed', 'acc_01m857bv3nevctcht6akx84spf', 'ZR', NULL, NULL, 'account', 'jnl_01m857bx4veqhs9bdqtw84eev0', 1, 'acc_01m857bv3nevctcht6akx84spf', 'ZR', 0, 1795471832219, 1795471830854, 1795471832219, 3, NULL);
INSERT INTO public.bank_transactions VALUES ('btx_01m857bvt6e96bw4x9c82wc4yf', 'org_01m857bv3nevctcht6bc82t9hr', 'bac_01m857bv75eb6t7dz82f3m6zw8', '2026-03-02', -3600, 'CARD SLATEWORK SOFTWARE SUBSCRIPTION', NULL, NULL, '\xc9f5fec85cb8d9a7ff4021b408ab259a9bb61a729b1b9895d3cbf4c028444205', 1, 'card slatework software subscription', 'confirmed', 'acc_01m857bv3nevctcht6a8a8dfjc', 'ST', NULL, NULL, 'account', 'jnl_01m857bx6kepgb7aa5qfv2c8x6', 1, 'acc_01m857bv3nevctcht6a8a8dfjc', 'ST', -600, 1795471832275, 1795471830854, 1795471832275, 3, NULL);
INSERT INTO public.bank_transactions VALUES ('btx_01m857bvt6e96bw4x9bpg4d9kp', 'org_01m857bv3nevctcht6bc82t9hr', 'bac_01m857bv75eb6t7dz82f3m6zw8', '2026-02-02', -3600, 'CARD SLATEWORK SOFTWARE SUBSCRIPTION', NULL, NULL, '\x67141ee03747f94a367872676174183b43b71f3c3cdd657ed483571c76ec7c0e', 1, 'card slatework software subscription', 'confirmed', 'acc_01m857bv3nevctcht6a8a8dfjc', 'ST', NULL, NULL, 'account', 'jnl_01m857bx8me8cv7rdew7e3kpae', 1, 'acc_01m857bv3nevctcht6a8a8dfjc', 'ST', -600, 1795471832340, 1795471830854, 1795471832340, 3, NULL);
INSERT INTO public.bank_transactions VALUES ('btx_01m857bvt6e96bw4x9cntcxmem', 'org_01m857bv3nevctcht6bc82t9hr', 'bac_01m857bv75eb6t7dz82f3m6zw8', '2026-03-20', -750, 'TOTAL CHARGES TO 19MAR2026', NULL, NULL, '\xf0ba29b088e504eae3e9a2fe7a0600dae5d622db4b4b80ccffa83595db79f5c3', 1, 'total charges to 19mar2026', 'confirmed', 'acc_01m857bv3nevctcht6b5g84pq5', 'EX', NULL, NULL, 'account', 'jnl_01m857bxaee1w9592wpykzpn9z', 1, 'acc_01m857bv3nevctcht6b5g84pq5', 'EX', 0, 1795471832398, 1795471830854, 1795471832398, 3, NULL);
INSERT INTO public.bank_transactions VALUES ('btx_01m857bxyce10rcrpdaddkwsnb', 'org_01m857bv1nezqbqcyxz5ee9k51', 'bac_01m857bv2teyethatyfyeza3ec', '2026-03-02', -50000, 'CARD 4417 SCREWFIX', NULL, NULL, '\x0ed9bb1b0d55af6c307ff282ecdc85bc1bd02e3792ac92d0af03bb4a90c6ddd4', 1, 'card 4417 screwfix', 'unconfirmed', NULL, 'NV', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1795471833036, 1795471833075, 3, NULL);
INSERT INTO public.blobs VALUES ('01a20a75f7ac756a876f27a3db8cdfb8', 375, 1, 1795471833004, '\x28b52ffd607700cd0800040f7b2273756d6d617279223a7b227665726966696564223a747275652c2262616e6b5f726f7773223a332c22626f6f6d6174636865645f636f756e746d697373696e675f66726f6d5f626f6f6b73302c2272656d6f76657d2c22637265646974735f63686172676564636174696f6e223a7b2269735f65787065637465645f6e65745f64697363726570616e6379223a302e30302c2261637475616c656666656374726561736f6e223a2254686520756e20726f7773206578706c61696e207468652077686f6c6520646966666572656e6365206265747765656e2062616e6b20616e64202e227d223a5b5d223a5b5d7d0e007c4b48c0a28340404e932b4f820e7a4964b66533fef11344e10a3fa904d4b38712df61cc32');
INSERT INTO public.contacts VALUES ('con_01m857bv8ye628dnc5zz34raxv', 'org_01m857bv3nevctcht6bc82t9hr', 'customer', 'Abbey Schools Trust', NULL, NULL, NULL, NULL, NULL, 30, NULL, NULL, 'active', 'abbey schools trust', 1795471830302, 1795471830302, 1);
INSERT INTO public.contacts VALUES ('con_01m857bv9jespvdh79hwfr0kqy', 'org_01m857bv3nevctcht6bc82t9hr', 'customer', 'Kestrel Fitness CIC', NULL, NULL, NULL, NULL, NULL, 30, NULL, NULL, 'active', 'kestrel fitness cic', 1795471830322, 1795471830322, 1);
INSERT INTO public.contacts VALUES ('con_01m857bvacewkbzvmfc541y3kq', 'org_01m857bv3nevctcht6bc82t9hr', 'customer', 'Marlow & Pike LLP', NULL, NULL, NULL, NULL, NULL, 30, NULL, NULL, 'active', 'marlow & pike llp', 1795471830348, 1795471830348, 1);
INSERT INTO public.contacts VALUES ('con_01m857bvazehj9pq1vavkwbmk6', 'org_01m857bv3nevctcht6bc82t9hr', 'supplier', 'Printwell', NULL, NULL, NULL, NULL, NULL, 30, NULL, NULL, 'active', 'printwell', 1795471830367, 1795471830367, 1);
INSERT INTO public.contacts VALUES ('con_01m857bvbnev69sn8fqjafth6k', 'org_01m857bv3nevctcht6bc82t9hr', 'supplier', 'Techbarn', NULL, NULL, NULL, NULL, NULL, 30, NULL, NULL, 'active', 'techbarn', 1795471830389, 1795471830389, 1);
INSERT INTO public.contacts VALUES ('con_01m857bvcfenpvbbe1n0e2s4m5', 'org_01m857bv3nevctcht6bc82t9hr', 'supplier', 'Harcourt Lettings', NULL, NULL, NULL, NULL, NULL, 30, NULL, NULL, 'active', 'harcourt lettings', 1795471830415, 1795471830415, 1);
INSERT INTO public.contacts VALUES ('con_01m857bvd2efv9mfmr1jgnrhjz', 'org_01m857bv3nevctcht6bc82t9hr', 'supplier', 'Fern & Rowe', NULL, NULL, NULL, NULL, NULL, 30, NULL, NULL, 'active', 'fern & rowe', 1795471830434, 1795471830434, 1);
INSERT INTO public.credit_movements OVERRIDING SYSTEM VALUE VALUES (1, 'usr_01m857btwzeksrdg1qngasjwa8', 'grant', 10, 0, NULL, NULL, 1795471832973);
INSERT INTO public.credit_movements OVERRIDING SYSTEM VALUE VALUES (2, 'usr_01m857btwzeksrdg1qngasjwa8', 'charge', -3, 0, 'rec_01m857bxwwe69t006sxheyte5q', NULL, 1795471833004);
INSERT INTO public.idempotent_answers VALUES ('usr_01m857btwzeksrdg1qngasjwa8', '', '01a20a75-ec72-7140-8c83-b3fc48f2eda7', '\x5c7452414ad92b98b79b5910903bbef595cc552b9c56621595b1aac3956bb699', 201, '{"data":{"id":"org_01m857bv3nevctcht6bc82t9hr","name":"Wren & Marsh Ltd","currency":"GBP","country":"GB","financial_year_end":"03-31","vat_registered":true,"vat_number":null,"vat_scheme":"standard","flat_rate_percent":null,"vat_rounding":"line","status":"active","role":"owner","lock_date":null,"created_at":"2026-11-23T22:10:30.133Z","updated_at":"2026-11-23T22:10:30.133Z","version":1}}', 1795471830133);
INSERT INTO public.idempotent_answers VALUES ('usr_01m857btwzeksrdg1qngasjwa8', 'org_01m857bv3nevctcht6bc82t9hr', '01a20a75-ec90-748e-9566-5daffae4ad71', '\xec281673f750014acbf679712a92e1ac94f51bf712207619a0fdc0a1a6ccc327', 201, '{"data":{"id":"acc_01m857bv4kegm9n9cknawyv099","code":"2250","name":"VAT","account_type":"LIABILITY","role":"vat_control","default_vat_code":null,"description":null,"currency":"GBP","status":"active","balance":0.00,"created_at":"2026-11-23T22:10:30.163Z","updated_at":"2026-11-23T22:10:30.163Z","version":1}}', 1795471830163);
INSERT INTO public.idempotent_answers VALUES ('usr_01m857btwzeksrdg1qngasjwa8', 'org_01m857bv3nevctcht6bc82t9hr', '01a20a75-ecaa-73d7-a828-653cae7891ab', '\x219240086cd92d1d18592ba48baa820f48c42d14c52ca992c572059d726e7715', 201, '{"data":{"id":"acc_01m857bv5ee0z8gdbyvswte3v2","code":"4100","name":"Room hire","account_type":"INCOME","role":null,"default_vat_code":"EX","description":null,"currency":"GBP","status":"active","balance":0.00,"created_at":"2026-11-23T22:10:30.190Z","updated_at":"2026-11-23T22:10:30.190Z","version":1}}', 1795471830190);
INSERT INTO public.idempotent_answers VALUES ('usr_01m857btwzeksrdg1qngasjwa8', 'org_01m857bv3nevctcht6bc82t9hr', '01a20a75-ecc1-7037-835a-eddeaea0b7f4', '\x302335932f2f2d76bde35233b34c890aa174584d0b80313ea6bbd35789216580', 201, '{"data":{"id":"acc_01m857bv63e5nbvfq23fkadp9j","code":"6800","name":"Depreciation","account_type":"EXPENSE","role":null,"default_vat_code":null,"description":null,"currency":"GBP","status":"active","balance":0.00,"created_at":"2026-11-23T22:10:30.211Z","updated_at":"2026-11-23T22:10:30.211Z","version":1}}', 1795471830211);
INSERT INTO public.idempotent_answers VALUES ('usr_01m857btwzeksrdg1qngasjwa8', 'org_01m857bv3nevctcht6bc82t9hr', '01a20a75-ece3-735c-9271-755effa3f68d', '\xc2e28bfadc95c27999cc06e237211eb240f2a1b3b3d7ce719eda3f3f15a93bc3', 201, '{"data":{"id":"bac_01m857bv75eb6t7dz82f3m6zw8","name":"Current","type":"current","account_id":"acc_01m857bv3nevctcht66jt94k63","currency":"GBP","account_number":null,"sort_code":null,"iban":null,"opening_balance":10000.00,"opening_date":"2026-01-01","opening_journal_id":"jnl_01m857bv75eb6t7dz82pg4ge2k","ledger_balance":10000.00,"statement_balance":null,"statement_date":null,"unconfirmed_count":0,"created_at":"2026-11-23T22:10:30.245Z","updated_at":"2026-11-23T22:10:30.245Z","version":1}}', 1795471830245);
INSERT INTO public.idempotent_answers VALUES ('usr_01m857btwzeksrdg1qngasjwa8', 'org_01m857bv3nevctcht6bc82t9hr', '01a20a75-ed02-75c6-9b35-bf476e2fa828', '\x6a9e9392d0a4ff34798eff0fd37fff1aa4a5c1a7b12738f76b03a6a8b4b52f9d', 201, '{"data":{"id":"bac_01m857bv83ek2vswxryvkbbb0x","name":"Savings","type":"savings","account_id":"acc_01m857bv83ek2vswxrywp8k23t","currency":"GBP","account_number":null,"sort_code":null,"iban":null,"opening_balance":null,"opening_date":null,"opening_journal_id":null,"ledger_balance":0.00,"statement_balance":null,"statement_date":null,"unconfirmed_count":0,"created_at":"2026-11-23T22:10:30.275Z","updated_at":"2026-11-23T22:10:30.275Z","version":1}}', 1795471830275);
INSERT INTO public.idempotent_answers VALUES ('usr_01m857btwzeksrdg1qngasjwa8', 'org_01m857bv3nevctcht6bc82t9hr', '01a20a75-ed1c-7773-bb0b-1d955a3dd48b', '\x187ccd71cf10a13ed756495d72ab0ff8a673940042c646fb96ca514753679434', 201, '{"data":{"id":"con_01m857bv8ye628dnc5zz34raxv","kind":"customer","name":"Abbey Schools Trust","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-23T22:10:30.302Z","updated_at":"2026-11-23T22:10:30.302Z","version":1}}', 1795471830302);
INSERT INTO public.idempotent_answers VALUES ('usr_01m857btwzeksrdg1qngasjwa8', 'org_01m857bv3nevctcht6bc82t9hr', '01a20a75-ed30-759b-9854-e06754e9956a', '\xd9082d41ca47ec96d40a20da1dfb41cf722811afae6821097cb3d49850c635e9', 201, '{"data":{"id":"con_01m857bv9jespvdh79hwfr0kqy","kind":"customer","name":"Kestrel Fitness CIC","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-23T22:10:30.322Z","updated_at":"2026-11-23T22:10:30.322Z","version":1}}', 1795471830322);
INSERT INTO public.idempotent_answers VALUES ('usr_01m857btwzeksrdg1qngasjwa8', 'org_01m857bv3nevctcht6bc82t9hr', '01a20a75-ed48-7544-b413-ef2f99e19f19', '\x521f9bfda5e27be1800e7118a8615317cb710029cd0bce5d31ff1d9262adc0bb', 201, '{"data":{"id":"con_01m857bvacewkbzvmfc541y3kq","kind":"customer","name":"Marlow & Pike LLP","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-23T22:10:30.348Z","updated_at":"2026-11-23T22:10:30.348Z","version":1}}', 1795471830348);
INSERT INTO public.idempotent_answers VALUES ('usr_01m857btwzeksrdg1qngasjwa8', 'org_01m857bv3nevctcht6bc82t9hr', '01a20a75-ed5d-7153-a4d3-977be966dc09', '\x142a371fd857b5a2bf550945453dfd19ffb49ae1043ae3dcbe60933c47ed44bb', 201, '{"data":{"id":"con_01m857bvazehj9pq1vavkwbmk6","kind":"supplier","name":"Printwell","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-23T22:10:30.367Z","updated_at":"2026-11-23T22:10:30.367Z","version":1}}', 1795471830367);
INSERT INTO public.idempotent_answers VALUES ('usr_01m857btwzeksrdg1qngasjwa8', 'org_01m857bv3nevctcht6bc82t9hr', '01a20a75-ed73-761b-899e-c0e13950cec1', '\x8aef0fcda54c84fdd82b03f661fc252c4aa578d07d2d6126875243c7fad1821c', 201, '{"data":{"id":"con_01m857bvbnev69sn8fqjafth6k","kind":"supplier","name":"Techbarn","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-23T22:10:30.389Z","updated_at":"2026-11-23T22:10:30.389Z","version":1}}', 1795471830389);
INSERT INTO public.idempotent_answers VALUES ('usr_01m857btwzeksrdg1qngasjwa8', 'org_01m857bv3nevctcht6bc82t9hr', '01a20a75-ed8d-73e6-8e2a-ccb5814ab864', '\xfbad493acdc99785bbfbdfec1c659bff5a9e5a5be131ea31b2da5bda6d63d719', 201, '{"data":{"id":"con_01m857bvcfenpvbbe1n0e2s4m5","kind":"supplier","name":"Harcourt Lettings","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-23T22:10:30.415Z","updated_at":"2026-11-23T22:10:30.415Z","version":1}}', 1795471830415);
INSERT INTO public.idempotent_answers VALUES ('usr_01m857btwzeksrdg1qngasjwa8', 'org_01m857bv3nevctcht6bc82t9hr', '01a20a75-eda0-74f5-aa8e-74acf9c42811', '\x9bfce392d1d9d4c6165925aa3da247aabf224536e2a794b9d062d2434a57cd16', 201, '{"data":{"id":"con_01m857bvd2efv9mfmr1jgnrhjz","kind":"supplier","name":"Fern & Rowe","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-23T22:10:30.434Z","updated_at":"2026-11-23T22:10:30.434Z","version":1}}', 1795471830434);
INSERT INTO public.idempotent_answers VALUES ('usr_01m857btwzeksrdg1qngasjwa8', 'org_01m857bv3nevctcht6bc82t9hr', 'tieout-invoices-98ad7cd7c8d0074e4a6a95da1a2e12cd87459f602e401bf0763d02f86dcadaf4', '\xb453738eafc87072f9735e8374aa20f77163ed1c08505f8197ef3950a0a5375c', 201, '{"data":{"id":"inv_01m857bvfbe6qrbmw2n95ttset","type":"sales","kind":"invoice","status":"issued","number":"INV-0001","contact_id":"con_01m857bv8ye628dnc5zz34raxv","contact_name":"Abbey Schools Trust","issue_date":"2026-01-15","due_date":"2026-02-14","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":1950.00,"vat_total":390.00,"gross_total":2340.00,"amount_paid":0.00,"amount_credited":0.00,"amount_due":2340.00,"overdue":true,"journal_id":"jnl_01m857bvfbe6qrbmw2nc2rqtdn","void_date":null,"void_journal_id":null,"created_at":"2026-11-23T22:10:30.507Z","updated_at":"2026-11-23T22:10:30.507Z","version":1,"lines":[{"description":"Course design, 3 days","quantity":3,"unit_price":650.00,"discount_percent":null,"account_id":"acc_01m857bv3nevctcht68fxhwyxq","account_code":"4000","vat_code":"ST","net_amount":1950.00,"vat_amount":390.00,"gross_amount":2340.00}]}}', 1795471830507);
INSERT INTO public.idempotent_answers VALUES ('usr_01m857btwzeksrdg1qngasjwa8', 'org_01m857bv3nevctcht6bc82t9hr', 'tieout-invoices-0747ad10490eaa9202a9a11a47e34030d590af518dc35fceed1a345ef8dfdd42', '\xd0dc021d3d90566f6ee4c9047603199b14908abe31e870e967dfc53999c9ecea', 201, '{"data":{"id":"inv_01m857bvg9epvbsgb4bvxpndy3","type":"purchase","kind":"invoice","status":"issued","number":"TB-0117","contact_id":"con_01m857bvbnev69sn8fqjafth6k","contact_name":"Techbarn","issue_date":"2026-01-21","due_date":"2026-02-20","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":899.00,"vat_total":179.80,"gross_total":1078.80,"amount_paid":0.00,"amount_credited":0.00,"amount_due":1078.80,"overdue":true,"journal_id":"jnl_01m857bvg9epvbsgb4bx3kyf8a","void_date":null,"void_journal_id":null,"created_at":"2026-11-23T22:10:30.537Z","updated_at":"2026-11-23T22:10:30.537Z","version":1,"lines":[{"description":"Laptop","quantity":1,"unit_price":899.00,"discount_percent":null,"account_id":"acc_01m857bv3nevctcht65jx2xqv6","account_code":"1000","vat_code":"ST","net_amount":899.00,"vat_amount":179.80,"gross_amount":1078.80}]}}', 1795471830537);
INSERT INTO public.idempotent_answers VALUES ('usr_01m857btwzeksrdg1qngasjwa8', 'org_01m857bv3nevctcht6bc82t9hr', 'tieout-invoices-fa74e65dac5c3b6de6e7e934f459fa43a5d0bc9807c0e47d6d6ce2023839c981', '\xbcf07f948f68cf06022021537fd8dac98678d1c853b260a2fbc20202be9e8284', 201, '{"data":{"id":"inv_01m857bvgye6yssp9qjxdbvyh9","type":"purchase","kind":"invoice","status":"issued","number":"HL-33","contact_id":"con_01m857bvcfenpvbbe1n0e2s4m5","contact_name":"Harcourt Lettings","issue_date":"2026-02-01","due_date":"2026-03-03","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":1350.00,"vat_total":0.00,"gross_total":1350.00,"amount_paid":0.00,"amount_credited":0.00,"amount_due":1350.00,"overdue":true,"journal_id":"jnl_01m857bvgye6yssp9qk0hy0468","void_date":null,"void_journal_id":null,"created_at":"2026-11-23T22:10:30.558Z","updated_at":"2026-11-23T22:10:30.558Z","version":1,"lines":[{"description":"Rent, January to March","quantity":1,"unit_price":1350.00,"discount_percent":null,"account_id":"acc_01m857bv3nevctcht69r2e2cyy","account_code":"6100","vat_code":"EX","net_amount":1350.00,"vat_amount":0.00,"gross_amount":1350.00}]}}', 1795471830558);
INSERT INTO public.idempotent_answers VALUES ('usr_01m857btwzeksrdg1qngasjwa8', 'org_01m857bv3nevctcht6bc82t9hr', 'tieout-invoices-188041f3049779d637eb0e7c84645ff39d70a06600c36107ad16270a6704d9ce', '\xa61159772385e648dcf7a47cb6b4b91b4afeec0335483a054b1d1c372ef4f719', 201, '{"data":{"id":"inv_01m857bvhke1bv2v1792qag91h","type":"sales","kind":"invoice","status":"issued","number":"INV-0004","contact_id":"con_01m857bvacewkbzvmfc541y3kq","contact_name":"Marlow & Pike LLP","issue_date":"2026-02-20","due_date":"2026-03-22","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":1332.00,"vat_total":266.40,"gross_total":1598.40,"amount_paid":0.00,"amount_credited":0.00,"amount_due":1598.40,"overdue":true,"journal_id":"jnl_01m857bvhke1bv2v17975pvqsy","void_date":null,"void_journal_id":null,"created_at":"2026-11-23T22:10:30.579Z","updated_at":"2026-11-23T22:10:30.579Z","version":1,"lines":[{"description":"Course for new starters","quantity":1,"unit_price":1480.00,"discount_percent":10,"account_id":"acc_01m857bv3nevctcht68fxhwyxq","account_code":"4000","vat_code":"ST","net_amount":1332.00,"vat_amount":266.40,"gross_amount":1598.40}]}}', 1795471830579);
INSERT INTO public.idempotent_answers VALUES ('usr_01m857btwzeksrdg1qngasjwa8', 'org_01m857bv3nevctcht6bc82t9hr', 'tieout-invoices-c407b3e6707b500d64a8b74078bfeecdabd1f82fb08e8e25768376b5a4beb98d', '\x309ca60fdd5267c72b9c064bd54df5ce46b5b8da35c093b30032342c4511096c', 201, '{"data":{"id":"inv_01m857bvj7ejt8jxd9vf1f89k7","type":"sales","kind":"credit_note","status":"issued","number":"CN-0001","contact_id":"con_01m857bvacewkbzvmfc541y3kq","contact_name":"Marlow & Pike LLP","issue_date":"2026-03-12","due_date":"2026-03-12","amounts_are":"exclusive","currency":"GBP","reference":"INV-0004","notes":null,"net_total":150.00,"vat_total":30.00,"gross_total":180.00,"amount_paid":0.00,"amount_credited":0.00,"amount_due":180.00,"overdue":false,"journal_id":"jnl_01m857bvj7ejt8jxd9vkd25gxe","void_date":null,"void_journal_id":null,"created_at":"2026-11-23T22:10:30.599Z","updated_at":"2026-11-23T22:10:30.599Z","version":1,"lines":[{"description":"A day that was not held","quantity":1,"unit_price":150.00,"discount_percent":null,"account_id":"acc_01m857bv3nevctcht68fxhwyxq","account_code":"4000","vat_code":"ST","net_amount":150.00,"vat_amount":30.00,"gross_amount":180.00}]}}', 1795471830599);
INSERT INTO public.idempotent_answers VALUES ('usr_01m857btwzeksrdg1qngasjwa8', 'org_01m857bv3nevctcht6bc82t9hr', 'tieout-invoices-eda1b35b8df05251ce1ec494c99db65157b483062f6fa350efb8de39d92a865b', '\x61bb1aa622b7a63ef842c1f6c6085b4fa0bd4e16c75b315b3ef810826c27b8a7', 201, '{"data":{"id":"inv_01m857bvjxe0xav5p2gtgxq9xy","type":"sales","kind":"invoice","status":"issued","number":"INV-0006","contact_id":"con_01m857bv8ye628dnc5zz34raxv","contact_name":"Abbey Schools Trust","issue_date":"2026-03-27","due_date":"2026-04-26","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":499.00,"vat_total":65.00,"gross_total":564.00,"amount_paid":0.00,"amount_credited":0.00,"amount_due":564.00,"overdue":true,"journal_id":"jnl_01m857bvjxe0xav5p2gwsc44zw","void_date":null,"void_journal_id":null,"created_at":"2026-11-23T22:10:30.621Z","updated_at":"2026-11-23T22:10:30.621Z","version":1,"lines":[{"description":"Workbooks","quantity":24,"unit_price":7.25,"discount_percent":null,"account_id":"acc_01m857bv3nevctcht68gshfvqx","account_code":"4010","vat_code":"ZR","net_amount":174.00,"vat_amount":0.00,"gross_amount":174.00},{"description":"Half a day of course design","quantity":0.5,"unit_price":650.00,"discount_percent":null,"account_id":"acc_01m857bv3nevctcht68fxhwyxq","account_code":"4000","vat_code":"ST","net_amount":325.00,"vat_amount":65.00,"gross_amount":390.00}]}}', 1795471830621);
INSERT INTO public.idempotent_answers VALUES ('usr_01m857btwzeksrdg1qngasjwa8', 'org_01m857bv3nevctcht6bc82t9hr', '01a20a75-ee7a-7018-95a7-5839552a9ecd', '\x020189e2b0655834409d2ad44ab5c0aefc34061d528fbbe3044e40099d975df8', 200, '{"data":{"id":"inv_01m857bvhwebr8g2p1thvcmhsx","type":"sales","kind":"invoice","status":"void","number":"INV-0005","contact_id":"con_01m857bvacewkbzvmfc541y3kq","contact_name":"Marlow & Pike LLP","issue_date":"2026-03-03","due_date":"2026-04-02","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":500.00,"vat_total":100.00,"gross_total":600.00,"amount_paid":0.00,"amount_credited":0.00,"amount_due":0.00,"overdue":false,"journal_id":"jnl_01m857bvhwebr8g2p1tm93e317","void_date":"2026-03-03","void_journal_id":"jnl_01m857bvkye5889bn9wc1r9m2k","created_at":"2026-11-23T22:10:30.588Z","updated_at":"2026-11-23T22:10:30.654Z","version":2,"lines":[{"description":"Raised in error","quantity":1,"unit_price":500.00,"discount_percent":null,"account_id":"acc_01m857bv3nevctcht68fxhwyxq","account_code":"4000","vat_code":"ST","net_amount":500.00,"vat_amount":100.00,"gross_amount":600.00}]}}', 1795471830654);
INSERT INTO public.idempotent_answers VALUES ('usr_01m857btwzeksrdg1qngasjwa8', 'org_01m857bv3nevctcht6bc82t9hr', 'tieout-invoices-4b76ed2e90ee5ca8590b9663d842de40d066aacbe8b82fefc1d6248d7dcb9ed8', '\xd5f815c2d44fdca76940aa6fedf594d5d425a90d51a98cb0a1f3f3262aa035da', 201, '{"data":{"id":"inv_01m857bvfsew8vwq8dfhek456b","type":"purchase","kind":"invoice","status":"issued","number":"PX-881","contact_id":"con_01m857bvazehj9pq1vavkwbmk6","contact_name":"Printwell","issue_date":"2026-01-20","due_date":"2026-02-19","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":412.00,"vat_total":0.00,"gross_total":412.00,"amount_paid":0.00,"amount_credited":0.00,"amount_due":412.00,"overdue":true,"journal_id":"jnl_01m857bvfsew8vwq8dfnxpcne3","void_date":null,"void_journal_id":null,"created_at":"2026-11-23T22:10:30.521Z","updated_at":"2026-11-23T22:10:30.521Z","version":1,"lines":[{"description":"Printing of workbooks","quantity":1,"unit_price":412.00,"discount_percent":null,"account_id":"acc_01m857bv3nevctcht691mxv30z","account_code":"5000","vat_code":"ZR","net_amount":412.00,"vat_amount":0.00,"gross_amount":412.00}]}}', 1795471830521);
INSERT INTO public.idempotent_answers VALUES ('usr_01m857btwzeksrdg1qngasjwa8', 'org_01m857bv3nevctcht6bc82t9hr', 'tieout-invoices-3c5a46da20e12b5d9db045b2b8069c340ef683e8a6a2a3f49fd54c4ff51fbf2d', '\xb6a93156b4e5be0dda0812cf0791e89cf4457a425e6da0ec2c3d638991e82d45', 201, '{"data":{"id":"inv_01m857bvgke0yraen1a56jjz5a","type":"sales","kind":"invoice","status":"issued","number":"INV-0002","contact_id":"con_01m857bv8ye628dnc5zz34raxv","contact_name":"Abbey Schools Trust","issue_date":"2026-01-28","due_date":"2026-02-27","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":870.00,"vat_total":0.00,"gross_total":870.00,"amount_paid":0.00,"amount_credited":0.00,"amount_due":870.00,"overdue":true,"journal_id":"jnl_01m857bvgke0yraen1aaqpm06d","void_date":null,"void_journal_id":null,"created_at":"2026-11-23T22:10:30.547Z","updated_at":"2026-11-23T22:10:30.547Z","version":1,"lines":[{"description":"Workbooks","quantity":120,"unit_price":7.25,"discount_percent":null,"account_id":"acc_01m857bv3nevctcht68gshfvqx","account_code":"4010","vat_code":"ZR","net_amount":870.00,"vat_amount":0.00,"gross_amount":870.00}]}}', 1795471830547);
INSERT INTO public.idempotent_answers VALUES ('usr_01m857btwzeksrdg1qngasjwa8', 'org_01m857bv3nevctcht6bc82t9hr', 'tieout-invoices-56e78c7baeab248e6de23dacb316baba741935a0d4a6d99e47932aa3bfc3b537', '\xc1c4421d2929e709452113e580ed57927b1c16fb2af91728bf539b0d12b44032', 201, '{"data":{"id":"inv_01m857bvh9e3wtgmh1zw6jr11m","type":"sales","kind":"invoice","status":"issued","number":"INV-0003","contact_id":"con_01m857bv9jespvdh79hwfr0kqy","contact_name":"Kestrel Fitness CIC","issue_date":"2026-02-09","due_date":"2026-03-11","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":275.00,"vat_total":7.00,"gross_total":282.00,"amount_paid":0.00,"amount_credited":0.00,"amount_due":282.00,"overdue":true,"journal_id":"jnl_01m857bvh9e3wtgmh2020t6h38","void_date":null,"void_journal_id":null,"created_at":"2026-11-23T22:10:30.569Z","updated_at":"2026-11-23T22:10:30.569Z","version":1,"lines":[{"description":"Seminar room, 5 evenings","quantity":5,"unit_price":48.00,"discount_percent":null,"account_id":"acc_01m857bv5ee0z8gdbyvswte3v2","account_code":"4100","vat_code":"EX","net_amount":240.00,"vat_amount":0.00,"gross_amount":240.00},{"description":"Projector","quantity":1,"unit_price":35.00,"discount_percent":null,"account_id":"acc_01m857bv3nevctcht68fxhwyxq","account_code":"4000","vat_code":"ST","net_amount":35.00,"vat_amount":7.00,"gross_amount":42.00}]}}', 1795471830569);
INSERT INTO public.idempotent_answers VALUES ('usr_01m857btwzeksrdg1qngasjwa8', 'org_01m857bv3nevctcht6bc82t9hr', 'tieout-invoices-aa33179dcff3b6ade6d41ff22517359fef230d5d5dfe16ebbcd6885f5adee827', '\x244923b2397a9a5fdd8d890cd63b456e703e94c9f2d91a48a66442dd6a4fa423', 201, '{"data":{"id":"inv_01m857bvhwebr8g2p1thvcmhsx","type":"sales","kind":"invoice","status":"issued","number":"INV-0005","contact_id":"con_01m857bvacewkbzvmfc541y3kq","contact_name":"Marlow & Pike LLP","issue_date":"2026-03-03","due_date":"2026-04-02","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":500.00,"vat_total":100.00,"gross_total":600.00,"amount_paid":0.00,"amount_credited":0.00,"amount_due":600.00,"overdue":true,"journal_id":"jnl_01m857bvhwebr8g2p1tm93e317","void_date":null,"void_journal_id":null,"created_at":"2026-11-23T22:10:30.588Z","updated_at":"2026-11-23T22:10:30.588Z","version":1,"lines":[{"description":"Raised in error","quantity":1,"unit_price":500.00,"discount_percent":null,"account_id":"acc_01m857bv3nevctcht68fxhwyxq","account_code":"4000","vat_code":"ST","net_amount":500.00,"vat_amount":100.00,"gross_amount":600.00}]}}', 1795471830588);
INSERT INTO public.idempotent_answers VALUES ('usr_01m857btwzeksrdg1qngasjwa8', 'org_01m857bv3nevctcht6bc82t9hr', 'tieout-invoices-69f1ff505d9aa62e2a85eead60971960a3888d684228e09c4c55f7461bfe4029', '\x9cec335166f2de3289258137cc028e243321fa67786cbe207566f2efbc768f53', 201, '{"data":{"id":"inv_01m857bvjhehbvj0jv6mdcv9ag","type":"purchase","kind":"invoice","status":"issued","number":"FR-1209","contact_id":"con_01m857bvd2efv9mfmr1jgnrhjz","contact_name":"Fern & Rowe","issue_date":"2026-03-24","due_date":"2026-04-23","amounts_are":"inclusive","currency":"GBP","reference":null,"notes":null,"net_total":640.00,"vat_total":128.00,"gross_total":768.00,"amount_paid":0.00,"amount_credited":0.00,"amount_due":768.00,"overdue":true,"journal_id":"jnl_01m857bvjhehbvj0jv6svet7rn","void_date":null,"void_journal_id":null,"created_at":"2026-11-23T22:10:30.609Z","updated_at":"2026-11-23T22:10:30.609Z","version":1,"lines":[{"description":"Illustration, 2 days","quantity":2,"unit_price":384.00,"discount_percent":null,"account_id":"acc_01m857bv3nevctcht697zw33nj","account_code":"5010","vat_code":"ST","net_amount":640.00,"vat_amount":128.00,"gross_amount":768.00}]}}', 1795471830609);
INSERT INTO public.idempotent_answers VALUES ('usr_01m857btwzeksrdg1qngasjwa8', 'org_01m857bv3nevctcht6bc82t9hr', '01a20a75-eea6-70a1-b00a-f7422daa3c5a', '\xffd700ca4d898dc5254663ae1cb3d05a6f9197c90c5446956f6739d3d979d196', 201, '{"data":{"id":"inv_01m857bvj7ejt8jxd9vf1f89k7","type":"sales","kind":"credit_note","status":"paid","number":"CN-0001","contact_id":"con_01m857bvacewkbzvmfc541y3kq","contact_name":"Marlow & Pike LLP","issue_date":"2026-03-12","due_date":"2026-03-12","amounts_are":"exclusive","currency":"GBP","reference":"INV-0004","notes":null,"net_total":150.00,"vat_total":30.00,"gross_total":180.00,"amount_paid":0.00,"amount_credited":180.00,"amount_due":0.00,"overdue":false,"journal_id":"jnl_01m857bvj7ejt8jxd9vkd25gxe","void_date":null,"void_journal_id":null,"created_at":"2026-11-23T22:10:30.599Z","updated_at":"2026-11-23T22:10:30.697Z","version":2,"lines":[{"description":"A day that was not held","quantity":1,"unit_price":150.00,"discount_percent":null,"account_id":"acc_01m857bv3nevctcht68fxhwyxq","account_code":"4000","vat_code":"ST","net_amount":150.00,"vat_amount":30.00,"gross_amount":180.00}]}}', 1795471830697);
INSERT INTO public.idempotent_answers VALUES ('usr_01m857btwzeksrdg1qngasjwa8', 'org_01m857bv3nevctcht6bc82t9hr', '01a20a75-ef05-7023-86c3-2b2b16599295', '\x657feea75357d1e058a6ebfcbe7888a4d799121f48c2713c0d665748744e6613', 201, '{"data":{"id":"set_01m857bvr8edg9e917w75g17h9","type":"receipt","status":"posted","refund":false,"contact_id":"con_01m857bv9jespvdh79hwfr0kqy","contact_name":"Kestrel Fitness CIC","bank_account_id":"bac_01m857bv75eb6t7dz82f3m6zw8","date":"2026-03-06","amount":282.00,"currency":"GBP","reference":null,"allocated_amount":282.00,"unallocated_amount":0.00,"allocations":[{"id":"alc_01m857bvr8edg9e917wdfr796d","invoice_id":"inv_01m857bvh9e3wtgmh1zw6jr11m","invoice_number":"INV-0003","settlement_id":"set_01m857bvr8edg9e917w75g17h9","credit_note_id":null,"amount":282.00,"date":"2026-03-06","created_at":"2026-11-23T22:10:30.792Z"}],"bank_transaction_id":null,"journal_id":"jnl_01m857bvr8edg9e917w9jd8mdr","void_date":null,"void_journal_id":null,"created_at":"2026-11-23T22:10:30.792Z","updated_at":"2026-11-23T22:10:30.792Z","version":1}}', 1795471830792);
INSERT INTO public.idempotent_answers VALUES ('usr_01m857btwzeksrdg1qngasjwa8', 'org_01m857bv3nevctcht6bc82t9hr', 'tieout-journals-3c5a92d30880bbcc5c6850f133718f383b1e5eccab3d356c0ad316b306c4cd7d', '\x827b31598b9293a2819da51621680b76597f4e48ed5fd4dc52102c2d5ada4566', 200, '{"data":{"mode":"all_or_nothing","posted":3,"refused":0,"items":[{"index":0,"status":"posted","id":"jnl_01m857bvpnepqs0vh4xegg4exp","sequence":14,"error":null},{"index":1,"status":"posted","id":"jnl_01m857bvpnepqs0vh4xpxhtc1y","sequence":15,"error":null},{"index":2,"status":"posted","id":"jnl_01m857bvpnepqs0vh4xz5fjxdy","sequence":16,"error":null}]}}', 1795471830741);
INSERT INTO public.idempotent_answers VALUES ('usr_01m857btwzeksrdg1qngasjwa8', 'org_01m857bv3nevctcht6bc82t9hr', '01a20a75-ef43-7312-88a2-81efd5df27ea', '\x8f7eec28169351a4980377ef211e6730855aa1aad10a892b27fdc3dc4fe9bf37', 200, '{"data":{"created":13,"duplicates":0,"dry_run":false,"rows":[{"index":0,"status":"created","id":"btx_01m857bvt6e96bw4x9bc5hjkym"},{"index":1,"status":"created","id":"btx_01m857bvt6e96bw4x9bjy3y2vh"},{"index":2,"status":"created","id":"btx_01m857bvt6e96bw4x9bpg4d9kp"},{"index":3,"status":"created","id":"btx_01m857bvt6e96bw4x9bvycxp7y"},{"index":4,"status":"created","id":"btx_01m857bvt6e96bw4x9by8smy4s"},{"index":5,"status":"created","id":"btx_01m857bvt6e96bw4x9c38xm4rk"},{"index":6,"status":"created","id":"btx_01m857bvt6e96bw4x9c6dggsvb"},{"index":7,"status":"created","id":"btx_01m857bvt6e96bw4x9c82wc4yf"},{"index":8,"status":"created","id":"btx_01m857bvt6e96bw4x9ccc47m1g"},{"index":9,"status":"created","id":"btx_01m857bvt6e96bw4x9cj73x45d"},{"index":10,"status":"created","id":"btx_01m857bvt6e96bw4x9cntcxmem"},{"index":11,"status":"created","id":"btx_01m857bvt6e96bw4x9ct1dax8b"},{"index":12,"status":"created","id":"btx_01m857bvt6e96bw4x9cynnw2zz"}]}}', 1795471830854);
INSERT INTO public.idempotent_answers VALUES ('usr_01m857btwzeksrdg1qngasjwa8', 'org_01m857bv3nevctcht6bc82t9hr', '01a20a75-f056-7749-b4f4-34f4655961d3', '\x44027027acfb5143f934475891178dc2ef361f0492e634defbfd9219545899f0', 200, '{"data":{"id":"btx_01m857bvt6e96bw4x9bvycxp7y","bank_account_id":"bac_01m857bv75eb6t7dz82f3m6zw8","date":"2026-02-10","amount":-1350.00,"currency":"GBP","description":"FPO HARCOURT LETTINGS HL-33","reference":null,"external_id":null,"status":"confirmed","account_id":null,"vat_code":"NV","vat_amount":0.00,"net_amount":-1350.00,"contact_id":"con_01m857bvcfenpvbbe1n0e2s4m5","journal_id":"jnl_01m857bw2sevysbx2nsv0dfba6","settlement_id":"set_01m857bw2sevysbx2nsv0dfba6","confirmed_at":"2026-11-23T22:10:31.129Z","created_at":"2026-11-23T22:10:30.854Z","updated_at":"2026-11-23T22:10:31.129Z","version":2}}', 1795471831129);
INSERT INTO public.idempotent_answers VALUES ('usr_01m857btwzeksrdg1qngasjwa8', 'org_01m857bv3nevctcht6bc82t9hr', '01a20a75-f250-74ac-8dc2-075629e9ca3d', '\xd0813529bbe7756a882043ddd501deb306f15001d69a4635f54fdf165bc8565f', 200, '{"data":{"suggested":4,"applied":4,"next":null,"suggestions":[{"id":"btx_01m857bvt6e96bw4x9bpg4d9kp","bank_account_id":"bac_01m857bv75eb6t7dz82f3m6zw8","date":"2026-02-02","amount":-36.00,"currency":"GBP","description":"CARD SLATEWORK SOFTWARE SUBSCRIPTION","kind":"account","allocations":[],"settlement_id":null,"transfer_to_bank_account_id":null,"transfer_to_bank_account_name":null,"other_half_id":null,"account_id":"acc_01m857bv3nevctcht6a8a8dfjc","account_code":"6210","account_name":"Software and subscriptions","vat_code":"ST","vat_amount":6.00,"confidence":0.989,"suggested_by":"text","reason":"the text names the account, standard-rated (VAT Notice 700)","applied":true,"error":null},{"id":"btx_01m857bvt6e96bw4x9c38xm4rk","bank_account_id":"bac_01m857bv75eb6t7dz82f3m6zw8","date":"2026-02-18","amount":-58.40,"currency":"GBP","description":"CARD TRAINLINE.COM LONDON","kind":"account","allocations":[],"settlement_id":null,"transfer_to_bank_account_id":null,"transfer_to_bank_account_name":null,"other_half_id":null,"account_id":"acc_01m857bv3nevctcht6akx84spf","account_code":"6300","account_name":"Travel and subsistence","vat_code":"ZR","vat_amount":0.00,"confidence":0.872,"suggested_by":"text","reason":"supplier Trainline: rail travel, zero-rated (VAT Notice 744A)","applied":true,"error":null},{"id":"btx_01m857bvt6e96bw4x9c82wc4yf","bank_account_id":"bac_01m857bv75eb6t7dz82f3m6zw8","date":"2026-03-02","amount":-36.00,"currency":"GBP","description":"CARD SLATEWORK SOFTWARE SUBSCRIPTION","kind":"account","allocations":[],"settlement_id":null,"transfer_to_bank_account_id":null,"transfer_to_bank_account_name":null,"other_half_id":null,"account_id":"acc_01m857bv3nevctcht6a8a8dfjc","account_code":"6210","account_name":"Software and subscriptions","vat_code":"ST","vat_amount":6.00,"confidence":0.989,"suggested_by":"text","reason":"the text names the account, standard-rated (VAT Notice 700)","applied":true,"error":null},{"id":"btx_01m857bvt6e96bw4x9cntcxmem","bank_account_id":"bac_01m857bv75eb6t7dz82f3m6zw8","date":"2026-03-20","amount":-7.50,"currency":"GBP","description":"TOTAL CHARGES TO 19MAR2026","kind":"account","allocations":[],"settlement_id":null,"transfer_to_bank_account_id":null,"transfer_to_bank_account_name":null,"other_half_id":null,"account_id":"acc_01m857bv3nevctcht6b5g84pq5","account_code":"6700","account_name":"Bank charges","vat_code":"EX","vat_amount":0.00,"confidence":0.990,"suggested_by":"text","reason":"\"bank charges\": bank charges, exempt (VAT Notice 701/49)","applied":true,"error":null}]}}', 1795471832172);
INSERT INTO public.idempotent_answers VALUES ('usr_01m857btwzeksrdg1qngasjwa8', 'org_01m857bv3nevctcht6bc82t9hr', '01a20a75-ef9b-729d-b8c9-e257d6050800', '\x1ea8d502c47270ccfcc0f2b56a1d9d10d11fc898401ed3077665e0fc6af4f5f0', 200, '{"data":{"id":"btx_01m857bvt6e96bw4x9bc5hjkym","bank_account_id":"bac_01m857bv75eb6t7dz82f3m6zw8","date":"2026-01-22","amount":-1078.80,"currency":"GBP","description":"FPO TECHBARN LTD TB-0117","reference":null,"external_id":null,"status":"confirmed","account_id":null,"vat_code":"NV","vat_amount":0.00,"net_amount":-1078.80,"contact_id":"con_01m857bvbnev69sn8fqjafth6k","journal_id":"jnl_01m857bvx0e42b3qjkkerqrvzy","settlement_id":"set_01m857bvx0e42b3qjkkerqrvzy","confirmed_at":"2026-11-23T22:10:30.944Z","created_at":"2026-11-23T22:10:30.854Z","updated_at":"2026-11-23T22:10:30.944Z","version":2}}', 1795471830944);
INSERT INTO public.idempotent_answers VALUES ('usr_01m857btwzeksrdg1qngasjwa8', 'org_01m857bv3nevctcht6bc82t9hr', '01a20a75-eff1-7655-8941-22bfa7bd46d1', '\x43b90423b446c137c14e86b855549c98993af1226897d25c6efb2325d79dd1e1', 200, '{"data":{"id":"btx_01m857bvt6e96bw4x9bjy3y2vh","bank_account_id":"bac_01m857bv75eb6t7dz82f3m6zw8","date":"2026-01-30","amount":1500.00,"currency":"GBP","description":"FPI ABBEY SCHOOLS TRUST PART INV-0001","reference":null,"external_id":null,"status":"confirmed","account_id":null,"vat_code":"NV","vat_amount":0.00,"net_amount":1500.00,"contact_id":"con_01m857bv8ye628dnc5zz34raxv","journal_id":"jnl_01m857bvzserz8nw87dseebbnt","settlement_id":"set_01m857bvzserz8nw87dseebbnt","confirmed_at":"2026-11-23T22:10:31.034Z","created_at":"2026-11-23T22:10:30.854Z","updated_at":"2026-11-23T22:10:31.034Z","version":2}}', 1795471831034);
INSERT INTO public.idempotent_answers VALUES ('usr_01m857btwzeksrdg1qngasjwa8', 'org_01m857bv3nevctcht6bc82t9hr', '01a20a75-f0be-7217-b138-2527208e718f', '\x9408f9302096637039bc622ffdd692578c003e82f9f735e434e45ab5afe46765', 200, '{"data":{"id":"btx_01m857bvt6e96bw4x9by8smy4s","bank_account_id":"bac_01m857bv75eb6t7dz82f3m6zw8","date":"2026-02-16","amount":1710.00,"currency":"GBP","description":"FPI ABBEY SCHOOLS TRUST INV-0001 INV-0002","reference":null,"external_id":null,"status":"confirmed","account_id":null,"vat_code":"NV","vat_amount":0.00,"net_amount":1710.00,"contact_id":"con_01m857bv8ye628dnc5zz34raxv","journal_id":"jnl_01m857bw63epgtqstvfdcg9fdd","settlement_id":"set_01m857bw63epgtqstvfdcg9fdd","confirmed_at":"2026-11-23T22:10:31.235Z","created_at":"2026-11-23T22:10:30.854Z","updated_at":"2026-11-23T22:10:31.235Z","version":2}}', 1795471831235);
INSERT INTO public.idempotent_answers VALUES ('usr_01m857btwzeksrdg1qngasjwa8', 'org_01m857bv3nevctcht6bc82t9hr', '01a20a75-f114-726f-a5d0-b4eb299cb66d', '\xf8e11ea9e6bbc9bc20650c7d2993c5d30d4d65576f193147a9d10a01e1477e87', 200, '{"data":{"id":"btx_01m857bvt6e96bw4x9c6dggsvb","bank_account_id":"bac_01m857bv75eb6t7dz82f3m6zw8","date":"2026-02-27","amount":-400.00,"currency":"GBP","description":"FPO PRINTWELL PX-881","reference":null,"external_id":null,"status":"confirmed","account_id":null,"vat_code":"NV","vat_amount":0.00,"net_amount":-400.00,"contact_id":"con_01m857bvazehj9pq1vavkwbmk6","journal_id":"jnl_01m857bw8re5kbtstf857ch02n","settlement_id":"set_01m857bw8re5kbtstf857ch02n","confirmed_at":"2026-11-23T22:10:31.320Z","created_at":"2026-11-23T22:10:30.854Z","updated_at":"2026-11-23T22:10:31.320Z","version":2}}', 1795471831320);
INSERT INTO public.idempotent_answers VALUES ('usr_01m857btwzeksrdg1qngasjwa8', 'org_01m857bv3nevctcht6bc82t9hr', '01a20a75-f162-77b5-809f-ff0bb5bf8367', '\xbedd87acc8091faa8e8a30f16f1507913337e2afe95f1c22e4312baefe43a8a7', 200, '{"data":{"id":"btx_01m857bvt6e96bw4x9cj73x45d","bank_account_id":"bac_01m857bv75eb6t7dz82f3m6zw8","date":"2026-03-16","amount":1418.40,"currency":"GBP","description":"FPI MARLOW AND PIKE LLP INV-0004 LESS CN-0001","reference":null,"external_id":null,"status":"confirmed","account_id":null,"vat_code":"NV","vat_amount":0.00,"net_amount":1418.40,"contact_id":"con_01m857bvacewkbzvmfc541y3kq","journal_id":"jnl_01m857bwb5epgvn5t3qena4bcv","settlement_id":"set_01m857bwb5epgvn5t3qena4bcv","confirmed_at":"2026-11-23T22:10:31.397Z","created_at":"2026-11-23T22:10:30.854Z","updated_at":"2026-11-23T22:10:31.397Z","version":2}}', 1795471831397);
INSERT INTO public.idempotent_answers VALUES ('usr_01m857btwzeksrdg1qngasjwa8', 'org_01m857bv3nevctcht6bc82t9hr', '01a20a75-f1b3-77c3-9a66-b6e49a16460b', '\xb6238a5c66ec2902cdf7a58174f5efd4bcf5fcd353029e4d897f4f95bd6e9669', 200, '{"data":{"id":"btx_01m857bvt6e96bw4x9ccc47m1g","bank_account_id":"bac_01m857bv75eb6t7dz82f3m6zw8","date":"2026-03-06","amount":282.00,"currency":"GBP","description":"FPI KESTREL FITNESS CIC INV-0003","reference":null,"external_id":null,"status":"confirmed","account_id":null,"vat_code":"NV","vat_amount":0.00,"net_amount":282.00,"contact_id":"con_01m857bv9jespvdh79hwfr0kqy","journal_id":"jnl_01m857bvr8edg9e917w9jd8mdr","settlement_id":"set_01m857bvr8edg9e917w75g17h9","confirmed_at":"2026-11-23T22:10:31.478Z","created_at":"2026-11-23T22:10:30.854Z","updated_at":"2026-11-23T22:10:31.478Z","version":2}}', 1795471831478);
INSERT INTO public.idempotent_answers VALUES ('usr_01m857btwzeksrdg1qngasjwa8', 'org_01m857bv3nevctcht6bc82t9hr', '01a20a75-f1e7-76dc-8a72-b4dc1dc53087', '\xd37628057c8f704cb6a73c785114772501d5a3107ac473d44276991abb9b6cef', 200, '{"data":{"id":"btx_01m857bvt6e96bw4x9ct1dax8b","bank_account_id":"bac_01m857bv75eb6t7dz82f3m6zw8","date":"2026-03-25","amount":-2000.00,"currency":"GBP","description":"TFR TO SAVINGS","reference":null,"external_id":null,"status":"confirmed","account_id":null,"vat_code":"NV","vat_amount":0.00,"net_amount":-2000.00,"contact_id":null,"journal_id":"jnl_01m857bwfaet0s6c88b69mfh25","settlement_id":null,"confirmed_at":"2026-11-23T22:10:31.530Z","created_at":"2026-11-23T22:10:30.854Z","updated_at":"2026-11-23T22:10:31.530Z","version":2}}', 1795471831530);
INSERT INTO public.idempotent_answers VALUES ('usr_01m857btwzeksrdg1qngasjwa8', 'org_01m857bv3nevctcht6bc82t9hr', '01a20a75-f22f-75e0-abf6-72a8b12c4def', '\x5ce83e7e5431ff49dcb866f4f59cfca0d45f57cc503275b248a52fcf618cd291', 200, '{"data":{"id":"btx_01m857bvt6e96bw4x9cynnw2zz","bank_account_id":"bac_01m857bv75eb6t7dz82f3m6zw8","date":"2026-03-31","amount":-936.55,"currency":"GBP","description":"FPO J WREN NET PAY MARCH","reference":null,"external_id":null,"status":"confirmed","account_id":"acc_01m857bv3nevctcht678yfdt8p","vat_code":"NV","vat_amount":0.00,"net_amount":-936.55,"contact_id":null,"journal_id":"jnl_01m857bwhhebdb0dmwnckme9va","settlement_id":null,"confirmed_at":"2026-11-23T22:10:31.601Z","created_at":"2026-11-23T22:10:30.854Z","updated_at":"2026-11-23T22:10:31.601Z","version":2}}', 1795471831601);
INSERT INTO public.idempotent_answers VALUES ('usr_01m857btwzeksrdg1qngasjwa8', 'org_01m857bv3nevctcht6bc82t9hr', '01a20a75-f498-75bf-af35-affc4b195af6', '\xd0f982bc33dd0dbf9d92e5f27fba2698df68e025aa3631b3c6a66185ce485513', 200, '{"data":{"id":"btx_01m857bvt6e96bw4x9c38xm4rk","bank_account_id":"bac_01m857bv75eb6t7dz82f3m6zw8","date":"2026-02-18","amount":-58.40,"currency":"GBP","description":"CARD TRAINLINE.COM LONDON","reference":null,"external_id":null,"status":"confirmed","account_id":"acc_01m857bv3nevctcht6akx84spf","vat_code":"ZR","vat_amount":0.00,"net_amount":-58.40,"contact_id":null,"journal_id":"jnl_01m857bx4veqhs9bdqtw84eev0","settlement_id":null,"confirmed_at":"2026-11-23T22:10:32.219Z","created_at":"2026-11-23T22:10:30.854Z","updated_at":"2026-11-23T22:10:32.219Z","version":3}}', 1795471832219);
INSERT INTO public.idempotent_answers VALUES ('usr_01m857btwzeksrdg1qngasjwa8', 'org_01m857bv3nevctcht6bc82t9hr', '01a20a75-f4cf-76e4-89e9-f18ead2efc39', '\xc49e18ce6660ee6c8c4355912bfb21a36113da2d67e4fdc4a374c4e6cee76410', 200, '{"data":{"id":"btx_01m857bvt6e96bw4x9c82wc4yf","bank_account_id":"bac_01m857bv75eb6t7dz82f3m6zw8","date":"2026-03-02","amount":-36.00,"currency":"GBP","description":"CARD SLATEWORK SOFTWARE SUBSCRIPTION","reference":null,"external_id":null,"status":"confirmed","account_id":"acc_01m857bv3nevctcht6a8a8dfjc","vat_code":"ST","vat_amount":6.00,"net_amount":-30.00,"contact_id":null,"journal_id":"jnl_01m857bx6kepgb7aa5qfv2c8x6","settlement_id":null,"confirmed_at":"2026-11-23T22:10:32.275Z","created_at":"2026-11-23T22:10:30.854Z","updated_at":"2026-11-23T22:10:32.275Z","version":3}}', 1795471832275);
INSERT INTO public.idempotent_answers VALUES ('usr_01m857btwzeksrdg1qngasjwa8', 'org_01m857bv3nevctcht6bc82t9hr', '01a20a75-f510-74b9-9837-1a66960559e8', '\xf9271a34132cc6059502760f381815b8431daec61a8a2a03038d2165108f3303', 200, '{"data":{"id":"btx_01m857bvt6e96bw4x9bpg4d9kp","bank_account_id":"bac_01m857bv75eb6t7dz82f3m6zw8","date":"2026-02-02","amount":-36.00,"currency":"GBP","description":"CARD SLATEWORK SOFTWARE SUBSCRIPTION","reference":null,"external_id":null,"status":"confirmed","account_id":"acc_01m857bv3nevctcht6a8a8dfjc","vat_code":"ST","vat_amount":6.00,"net_amount":-30.00,"contact_id":null,"journal_id":"jnl_01m857bx8me8cv7rdew7e3kpae","settlement_id":null,"confirmed_at":"2026-11-23T22:10:32.340Z","created_at":"2026-11-23T22:10:30.854Z","updated_at":"2026-11-23T22:10:32.340Z","version":3}}', 1795471832340);
INSERT INTO public.idempotent_answers VALUES ('usr_01m857btwzeksrdg1qngasjwa8', 'org_01m857bv3nevctcht6bc82t9hr', '01a20a75-f54b-7607-825d-6661ad80918c', '\x5c65648183f0ace470f57026ba98bf1224ef59d9662a7a31f1829ddaded29208', 200, '{"data":{"id":"btx_01m857bvt6e96bw4x9cntcxmem","bank_account_id":"bac_01m857bv75eb6t7dz82f3m6zw8","date":"2026-03-20","amount":-7.50,"currency":"GBP","description":"TOTAL CHARGES TO 19MAR2026","reference":null,"external_id":null,"status":"confirmed","account_id":"acc_01m857bv3nevctcht6b5g84pq5","vat_code":"EX","vat_amount":0.00,"net_amount":-7.50,"contact_id":null,"journal_id":"jnl_01m857bxaee1w9592wpykzpn9z","settlement_id":null,"confirmed_at":"2026-11-23T22:10:32.398Z","created_at":"2026-11-23T22:10:30.854Z","updated_at":"2026-11-23T22:10:32.398Z","version":3}}', 1795471832398);
INSERT INTO public.idempotent_answers VALUES ('usr_01m857btwzeksrdg1qngasjwa8', 'org_01m857bv3nevctcht6bc82t9hr', '01a20a75-f5ce-776f-b4ef-e3030129a017', '\x72335f5481f0423e8ea77069947ae8eb2657c02ddea8de4aba2fb7e927b695bf', 201, '{"data":{"id":"vrt_01m857bxegekm83hz0dh4zn0my","date_from":"2026-01-01","date_to":"2026-03-31","status":"draft","currency":"GBP","scheme":"standard","flat_rate_percent":null,"adjustments":[],"boxes":{"1":698.40,"2":0.00,"3":698.40,"4":319.80,"5":378.60,"6":4776.00,"7":3427.00,"8":0.00,"9":0.00},"direction":"pay","hmrc":{"vatDueSales":698.40,"vatDueAcquisitions":0.00,"totalVatDue":698.40,"vatReclaimedCurrPeriod":319.80,"netVatDue":378.60,"totalValueSalesExVAT":4776,"totalValuePurchasesExVAT":3427,"totalValueGoodsSuppliedExVAT":0,"totalAcquisitionsExVAT":0},"journal_id":null,"finalised_at":null,"created_at":"2026-11-23T22:10:32.528Z","updated_at":"2026-11-23T22:10:32.528Z","version":1}}', 1795471832528);
INSERT INTO public.idempotent_answers VALUES ('usr_01m857btwzeksrdg1qngasjwa8', 'org_01m857bv3nevctcht6bc82t9hr', '01a20a75-f613-77a8-87c0-efb810ba6a14', '\x46255be183253dc8c44b045b8dbb3abe856b18b552f7aee0e3480a27360b0956', 200, '{"data":{"id":"org_01m857bv3nevctcht6bc82t9hr","name":"Wren & Marsh Ltd","currency":"GBP","country":"GB","financial_year_end":"03-31","vat_registered":true,"vat_number":null,"vat_scheme":"standard","flat_rate_percent":null,"vat_rounding":"line","status":"active","role":"owner","lock_date":"2026-03-31","created_at":"2026-11-23T22:10:30.133Z","updated_at":"2026-11-23T22:10:32.597Z","version":2}}', 1795471832597);
INSERT INTO public.idempotent_answers VALUES ('usr_01m857btwzeksrdg1qngasjwa8', 'org_01m857bv3nevctcht6bc82t9hr', '01a20a75-f5ee-71e2-95d3-0068b7903dde', '\x82735d8b9f3c69d5bb4634ded6364f192b1fdf08acf69e04049f6e6143305a59', 200, '{"data":{"id":"vrt_01m857bxegekm83hz0dh4zn0my","date_from":"2026-01-01","date_to":"2026-03-31","status":"finalised","currency":"GBP","scheme":"standard","flat_rate_percent":null,"adjustments":[],"boxes":{"1":698.40,"2":0.00,"3":698.40,"4":319.80,"5":378.60,"6":4776.00,"7":3427.00,"8":0.00,"9":0.00},"direction":"pay","hmrc":{"vatDueSales":698.40,"vatDueAcquisitions":0.00,"totalVatDue":698.40,"vatReclaimedCurrPeriod":319.80,"netVatDue":378.60,"totalValueSalesExVAT":4776,"totalValuePurchasesExVAT":3427,"totalValueGoodsSuppliedExVAT":0,"totalAcquisitionsExVAT":0},"journal_id":null,"finalised_at":"2026-11-23T22:10:32.561Z","created_at":"2026-11-23T22:10:32.528Z","updated_at":"2026-11-23T22:10:32.561Z","version":2}}', 1795471832561);
INSERT INTO public.idempotent_answers VALUES ('usr_01m857btwzeksrdg1qngasjwa8', '', 'once', '\xbd590065f8df1f619336633472911f7d86118bce11abf11de10c7d723b56911c', 202, '{"reconciliation_id":"rec_01m857bxwwe69t006sxheyte5q","status":"queued","poll_url":"/api/v1/reconciliations/rec_01m857bxwwe69t006sxheyte5q"}', 1795471832988);
INSERT INTO public.invoice_lines VALUES ('org_01m857bv3nevctcht6bc82t9hr', 'inv_01m857bvfbe6qrbmw2n95ttset', 1, 'Course design, 3 days', '3', '650.00', NULL, 'acc_01m857bv3nevctcht68fxhwyxq', 'ST', NULL, 195000, 39000, 234000);
INSERT INTO public.invoice_lines VALUES ('org_01m857bv3nevctcht6bc82t9hr', 'inv_01m857bvfsew8vwq8dfhek456b', 1, 'Printing of workbooks', '1', '412.00', NULL, 'acc_01m857bv3nevctcht691mxv30z', 'ZR', NULL, 41200, 0, 41200);
INSERT INTO public.invoice_lines VALUES ('org_01m857bv3nevctcht6bc82t9hr', 'inv_01m857bvg9epvbsgb4bvxpndy3', 1, 'Laptop', '1', '899.00', NULL, 'acc_01m857bv3nevctcht65jx2xqv6', 'ST', NULL, 89900, 17980, 107880);
INSERT INTO public.invoice_lines VALUES ('org_01m857bv3nevctcht6bc82t9hr', 'inv_01m857bvgke0yraen1a56jjz5a', 1, 'Workbooks', '120', '7.25', NULL, 'acc_01m857bv3nevctcht68gshfvqx', 'ZR', NULL, 87000, 0, 87000);
INSERT INTO public.invoice_lines VALUES ('org_01m857bv3nevctcht6bc82t9hr', 'inv_01m857bvgye6yssp9qjxdbvyh9', 1, 'Rent, January to March', '1', '1350.00', NULL, 'acc_01m857bv3nevctcht69r2e2cyy', 'EX', NULL, 135000, 0, 135000);
INSERT INTO public.invoice_lines VALUES ('org_01m857bv3nevctcht6bc82t9hr', 'inv_01m857bvh9e3wtgmh1zw6jr11m', 1, 'Seminar room, 5 evenings', '5', '48.00', NULL, 'acc_01m857bv5ee0z8gdbyvswte3v2', 'EX', NULL, 24000, 0, 24000);
INSERT INTO public.invoice_lines VALUES ('org_01m857bv3nevctcht6bc82t9hr', 'inv_01m857bvh9e3wtgmh1zw6jr11m', 2, 'Projector', '1', '35.00', NULL, 'acc_01m857bv3nevctcht68fxhwyxq', 'ST', NULL, 3500, 700, 4200);
INSERT INTO public.invoice_lines VALUES ('org_01m857bv3nevctcht6bc82t9hr', 'inv_01m857bvhke1bv2v1792qag91h', 1, 'Course for new starters', '1', '1480.00', '10', 'acc_01m857bv3nevctcht68fxhwyxq', 'ST', NULL, 133200, 26640, 159840);
INSERT INTO public.invoice_lines VALUES ('org_01m857bv3nevctcht6bc82t9hr', 'inv_01m857bvhwebr8g2p1thvcmhsx', 1, 'Raised in error', '1', '500.00', NULL, 'acc_01m857bv3nevctcht68fxhwyxq', 'ST', NULL, 50000, 10000, 60000);
INSERT INTO public.invoice_lines VALUES ('org_01m857bv3nevctcht6bc82t9hr', 'inv_01m857bvj7ejt8jxd9vf1f89k7', 1, 'A day that was not held', '1', '150.00', NULL, 'acc_01m857bv3nevctcht68fxhwyxq', 'ST', NULL, 15000, 3000, 18000);
INSERT INTO public.invoice_lines VALUES ('org_01m857bv3nevctcht6bc82t9hr', 'inv_01m857bvjhehbvj0jv6mdcv9ag', 1, 'Illustration, 2 days', '2', '384.00', NULL, 'acc_01m857bv3nevctcht697zw33nj', 'ST', NULL, 64000, 12800, 76800);
INSERT INTO public.invoice_lines VALUES ('org_01m857bv3nevctcht6bc82t9hr', 'inv_01m857bvjxe0xav5p2gtgxq9xy', 1, 'Workbooks', '24', '7.25', NULL, 'acc_01m857bv3nevctcht68gshfvqx', 'ZR', NULL, 17400, 0, 17400);
INSERT INTO public.invoice_lines VALUES ('org_01m857bv3nevctcht6bc82t9hr', 'inv_01m857bvjxe0xav5p2gtgxq9xy', 2, 'Half a day of course design', '0.5', '650.00', NULL, 'acc_01m857bv3nevctcht68fxhwyxq', 'ST', NULL, 32500, 6500, 39000);
INSERT INTO public.invoices VALUES ('inv_01m857bvjhehbvj0jv6mdcv9ag', 'org_01m857bv3nevctcht6bc82t9hr', 'purchase', 'invoice', 'issued', 'FR-1209', 'con_01m857bvd2efv9mfmr1jgnrhjz', '2026-03-24', '2026-04-23', 'inclusive', NULL, NULL, 64000, 12800, 76800, 0, 0, 'issued', 'jnl_01m857bvjhehbvj0jv6svet7rn', NULL, NULL, 'fr-1209', 1795471830609, 1795471830609, 1, '9999-99-99', 0, NULL, NULL);
INSERT INTO public.invoices VALUES ('inv_01m857bvjxe0xav5p2gtgxq9xy', 'org_01m857bv3nevctcht6bc82t9hr', 'sales', 'invoice', 'issued', 'INV-0006', 'con_01m857bv8ye628dnc5zz34raxv', '2026-03-27', '2026-04-26', 'exclusive', NULL, NULL, 49900, 6500, 56400, 0, 0, 'issued', 'jnl_01m857bvjxe0xav5p2gwsc44zw', NULL, NULL, 'inv-0006', 1795471830621, 1795471830621, 1, '9999-99-99', 0, NULL, NULL);
INSERT INTO public.invoices VALUES ('inv_01m857bvhwebr8g2p1thvcmhsx', 'org_01m857bv3nevctcht6bc82t9hr', 'sales', 'invoice', 'void', 'INV-0005', 'con_01m857bvacewkbzvmfc541y3kq', '2026-03-03', '2026-04-02', 'exclusive', NULL, NULL, 50000, 10000, 60000, 0, 0, 'issued', 'jnl_01m857bvhwebr8g2p1tm93e317', '2026-03-03', 'jnl_01m857bvkye5889bn9wc1r9m2k', 'inv-0005', 1795471830588, 1795471830654, 2, '2026-03-03', 0, NULL, NULL);
INSERT INTO public.invoices VALUES ('inv_01m857bvj7ejt8jxd9vf1f89k7', 'org_01m857bv3nevctcht6bc82t9hr', 'sales', 'credit_note', 'issued', 'CN-0001', 'con_01m857bvacewkbzvmfc541y3kq', '2026-03-12', '2026-03-12', 'exclusive', 'INV-0004', NULL, 15000, 3000, 18000, 0, 18000, 'issued', 'jnl_01m857bvj7ejt8jxd9vkd25gxe', NULL, NULL, 'cn-0001
inv-0004', 1795471830599, 1795471830697, 2, '2026-03-12', 1, '2026-03-12', '2026-03-12');
INSERT INTO public.invoices VALUES ('inv_01m857bvh9e3wtgmh1zw6jr11m', 'org_01m857bv3nevctcht6bc82t9hr', 'sales', 'invoice', 'issued', 'INV-0003', 'con_01m857bv9jespvdh79hwfr0kqy', '2026-02-09', '2026-03-11', 'exclusive', NULL, NULL, 27500, 700, 28200, 28200, 0, 'issued', 'jnl_01m857bvh9e3wtgmh2020t6h38', NULL, NULL, 'inv-0003', 1795471830569, 1795471830792, 2, '2026-03-06', 1, '2026-03-06', '2026-03-06');
INSERT INTO public.invoices VALUES ('inv_01m857bvg9epvbsgb4bvxpndy3', 'org_01m857bv3nevctcht6bc82t9hr', 'purchase', 'invoice', 'issued', 'TB-0117', 'con_01m857bvbnev69sn8fqjafth6k', '2026-01-21', '2026-02-20', 'exclusive', NULL, NULL, 89900, 17980, 107880, 107880, 0, 'issued', 'jnl_01m857bvg9epvbsgb4bx3kyf8a', NULL, NULL, 'tb-0117', 1795471830537, 1795471830944, 2, '2026-01-22', 1, '2026-01-22', '2026-01-22');
INSERT INTO public.invoices VALUES ('inv_01m857bvgye6yssp9qjxdbvyh9', 'org_01m857bv3nevctcht6bc82t9hr', 'purchase', 'invoice', 'issued', 'HL-33', 'con_01m857bvcfenpvbbe1n0e2s4m5', '2026-02-01', '2026-03-03', 'exclusive', NULL, NULL, 135000, 0, 135000, 135000, 0, 'issued', 'jnl_01m857bvgye6yssp9qk0hy0468', NULL, NULL, 'hl-33', 1795471830558, 1795471831129, 2, '2026-02-10', 1, '2026-02-10', '2026-02-10');
INSERT INTO public.invoices VALUES ('inv_01m857bvfbe6qrbmw2n95ttset', 'org_01m857bv3nevctcht6bc82t9hr', 'sales', 'invoice', 'issued', 'INV-0001', 'con_01m857bv8ye628dnc5zz34raxv', '2026-01-15', '2026-02-14', 'exclusive', NULL, NULL, 195000, 39000, 234000, 234000, 0, 'issued', 'jnl_01m857bvfbe6qrbmw2nc2rqtdn', NULL, NULL, 'inv-0001', 1795471830507, 1795471831235, 3, '2026-02-16', 2, '2026-01-30', '2026-02-16');
INSERT INTO public.invoices VALUES ('inv_01m857bvgke0yraen1a56jjz5a', 'org_01m857bv3nevctcht6bc82t9hr', 'sales', 'invoice', 'issued', 'INV-0002', 'con_01m857bv8ye628dnc5zz34raxv', '2026-01-28', '2026-02-27', 'exclusive', NULL, NULL, 87000, 0, 87000, 87000, 0, 'issued', 'jnl_01m857bvgke0yraen1aaqpm06d', NULL, NULL, 'inv-0002', 1795471830547, 1795471831235, 2, '2026-02-16', 1, '2026-02-16', '2026-02-16');
INSERT INTO public.invoices VALUES ('inv_01m857bvfsew8vwq8dfhek456b', 'org_01m857bv3nevctcht6bc82t9hr', 'purchase', 'invoice', 'issued', 'PX-881', 'con_01m857bvazehj9pq1vavkwbmk6', '2026-01-20', '2026-02-19', 'exclusive', NULL, NULL, 41200, 0, 41200, 40000, 0, 'issued', 'jnl_01m857bvfsew8vwq8dfnxpcne3', NULL, NULL, 'px-881', 1795471830521, 1795471831320, 2, '9999-99-99', 1, '2026-02-27', '2026-02-27');
INSERT INTO public.invoices VALUES ('inv_01m857bvhke1bv2v1792qag91h', 'org_01m857bv3nevctcht6bc82t9hr', 'sales', 'invoice', 'issued', 'INV-0004', 'con_01m857bvacewkbzvmfc541y3kq', '2026-02-20', '2026-03-22', 'exclusive', NULL, NULL, 133200, 26640, 159840, 141840, 18000, 'issued', 'jnl_01m857bvhke1bv2v17975pvqsy', NULL, NULL, 'inv-0004', 1795471830579, 1795471831397, 3, '2026-03-16', 2, '2026-03-12', '2026-03-16');
INSERT INTO public.jobs VALUES ('rec_01m857bxwwe69t006sxheyte5q', 'reconcile', 1, 'usr_01m857btwzeksrdg1qngasjwa8', 'key_01m857btxrexnajqrhg6e6d8mz', 'completed', 3, 0, 1, 1, NULL, NULL, '01a20a75f7ac756a876f27a3db8cdfb8', 3, NULL, 1795471832988, 1795471832995, 1795471833004, 0);
INSERT INTO public.journal_lines VALUES ('org_01m857bv3nevctcht6bc82t9hr', 1, 1, 'acc_01m857bv3nevctcht66jt94k63', 1000000, NULL, NULL, 0, 0, '2026-01-01');
INSERT INTO public.journal_lines VALUES ('org_01m857bv3nevctcht6bc82t9hr', 1, 2, 'acc_01m857bv3nevctcht68a9n3dc7', -1000000, NULL, NULL, 0, 0, '2026-01-01');
INSERT INTO public.journal_lines VALUES ('org_01m857bv3nevctcht6bc82t9hr', 2, 1, 'acc_01m857bv3nevctcht666s4dmwa', 234000, NULL, NULL, 0, 0, '2026-01-15');
INSERT INTO public.journal_lines VALUES ('org_01m857bv3nevctcht6bc82t9hr', 2, 2, 'acc_01m857bv3nevctcht68fxhwyxq', -195000, 'Course design, 3 days', 'ST', 39000, 0, '2026-01-15');
INSERT INTO public.journal_lines VALUES ('org_01m857bv3nevctcht6bc82t9hr', 2, 3, 'acc_01m857bv4kegm9n9cknawyv099', -39000, NULL, 'ST', 0, 1, '2026-01-15');
INSERT INTO public.journal_lines VALUES ('org_01m857bv3nevctcht6bc82t9hr', 3, 1, 'acc_01m857bv3nevctcht66smy6jg7', -41200, NULL, NULL, 0, 0, '2026-01-20');
INSERT INTO public.journal_lines VALUES ('org_01m857bv3nevctcht6bc82t9hr', 3, 2, 'acc_01m857bv3nevctcht691mxv30z', 41200, 'Printing of workbooks', 'ZR', 0, 0, '2026-01-20');
INSERT INTO public.journal_lines VALUES ('org_01m857bv3nevctcht6bc82t9hr', 4, 1, 'acc_01m857bv3nevctcht66smy6jg7', -107880, NULL, NULL, 0, 0, '2026-01-21');
INSERT INTO public.journal_lines VALUES ('org_01m857bv3nevctcht6bc82t9hr', 4, 2, 'acc_01m857bv3nevctcht65jx2xqv6', 89900, 'Laptop', 'ST', 17980, 0, '2026-01-21');
INSERT INTO public.journal_lines VALUES ('org_01m857bv3nevctcht6bc82t9hr', 4, 3, 'acc_01m857bv4kegm9n9cknawyv099', 17980, NULL, 'ST', 0, 1, '2026-01-21');
INSERT INTO public.journal_lines VALUES ('org_01m857bv3nevctcht6bc82t9hr', 5, 1, 'acc_01m857bv3nevctcht666s4dmwa', 87000, NULL, NULL, 0, 0, '2026-01-28');
INSERT INTO public.journal_lines VALUES ('org_01m857bv3nevctcht6bc82t9hr', 5, 2, 'acc_01m857bv3nevctcht68gshfvqx', -87000, 'Workbooks', 'ZR', 0, 0, '2026-01-28');
INSERT INTO public.journal_lines VALUES ('org_01m857bv3nevctcht6bc82t9hr', 6, 1, 'acc_01m857bv3nevctcht66smy6jg7', -135000, NULL, NULL, 0, 0, '2026-02-01');
INSERT INTO public.journal_lines VALUES ('org_01m857bv3nevctcht6bc82t9hr', 6, 2, 'acc_01m857bv3nevctcht69r2e2cyy', 135000, 'Rent, January to March', 'EX', 0, 0, '2026-02-01');
INSERT INTO public.journal_lines VALUES ('org_01m857bv3nevctcht6bc82t9hr', 7, 1, 'acc_01m857bv3nevctcht666s4dmwa', 28200, NULL, NULL, 0, 0, '2026-02-09');
INSERT INTO public.journal_lines VALUES ('org_01m857bv3nevctcht6bc82t9hr', 7, 2, 'acc_01m857bv5ee0z8gdbyvswte3v2', -24000, 'Seminar room, 5 evenings', 'EX', 0, 0, '2026-02-09');
INSERT INTO public.journal_lines VALUES ('org_01m857bv3nevctcht6bc82t9hr', 7, 3, 'acc_01m857bv3nevctcht68fxhwyxq', -3500, 'Projector', 'ST', 700, 0, '2026-02-09');
INSERT INTO public.journal_lines VALUES ('org_01m857bv3nevctcht6bc82t9hr', 7, 4, 'acc_01m857bv4kegm9n9cknawyv099', -700, NULL, 'ST', 0, 1, '2026-02-09');
INSERT INTO public.journal_lines VALUES ('org_01m857bv3nevctcht6bc82t9hr', 8, 1, 'acc_01m857bv3nevctcht666s4dmwa', 159840, NULL, NULL, 0, 0, '2026-02-20');
INSERT INTO public.journal_lines VALUES ('org_01m857bv3nevctcht6bc82t9hr', 8, 2, 'acc_01m857bv3nevctcht68fxhwyxq', -133200, 'Course for new starters', 'ST', 26640, 0, '2026-02-20');
INSERT INTO public.journal_lines VALUES ('org_01m857bv3nevctcht6bc82t9hr', 8, 3, 'acc_01m857bv4kegm9n9cknawyv099', -26640, NULL, 'ST', 0, 1, '2026-02-20');
INSERT INTO public.journal_lines VALUES ('org_01m857bv3nevctcht6bc82t9hr', 9, 1, 'acc_01m857bv3nevctcht666s4dmwa', 60000, NULL, NULL, 0, 0, '2026-03-03');
INSERT INTO public.journal_lines VALUES ('org_01m857bv3nevctcht6bc82t9hr', 9, 2, 'acc_01m857bv3nevctcht68fxhwyxq', -50000, 'Raised in error', 'ST', 10000, 0, '2026-03-03');
INSERT INTO public.journal_lines VALUES ('org_01m857bv3nevctcht6bc82t9hr', 9, 3, 'acc_01m857bv4kegm9n9cknawyv099', -10000, NULL, 'ST', 0, 1, '2026-03-03');
INSERT INTO public.journal_lines VALUES ('org_01m857bv3nevctcht6bc82t9hr', 10, 1, 'acc_01m857bv3nevctcht666s4dmwa', -18000, NULL, NULL, 0, 0, '2026-03-12');
INSERT INTO public.journal_lines VALUES ('org_01m857bv3nevctcht6bc82t9hr', 10, 2, 'acc_01m857bv3nevctcht68fxhwyxq', 15000, 'A day that was not held', 'ST', 3000, 0, '2026-03-12');
INSERT INTO public.journal_lines VALUES ('org_01m857bv3nevctcht6bc82t9hr', 10, 3, 'acc_01m857bv4kegm9n9cknawyv099', 3000, NULL, 'ST', 0, 1, '2026-03-12');
INSERT INTO public.journal_lines VALUES ('org_01m857bv3nevctcht6bc82t9hr', 11, 1, 'acc_01m857bv3nevctcht66smy6jg7', -76800, NULL, NULL, 0, 0, '2026-03-24');
INSERT INTO public.journal_lines VALUES ('org_01m857bv3nevctcht6bc82t9hr', 11, 2, 'acc_01m857bv3nevctcht697zw33nj', 64000, 'Illustration, 2 days', 'ST', 12800, 0, '2026-03-24');
INSERT INTO public.journal_lines VALUES ('org_01m857bv3nevctcht6bc82t9hr', 11, 3, 'acc_01m857bv4kegm9n9cknawyv099', 12800, NULL, 'ST', 0, 1, '2026-03-24');
INSERT INTO public.journal_lines VALUES ('org_01m857bv3nevctcht6bc82t9hr', 12, 1, 'acc_01m857bv3nevctcht666s4dmwa', 56400, NULL, NULL, 0, 0, '2026-03-27');
INSERT INTO public.journal_lines VALUES ('org_01m857bv3nevctcht6bc82t9hr', 12, 2, 'acc_01m857bv3nevctcht68gshfvqx', -17400, 'Workbooks', 'ZR', 0, 0, '2026-03-27');
INSERT INTO public.journal_lines VALUES ('org_01m857bv3nevctcht6bc82t9hr', 12, 3, 'acc_01m857bv3nevctcht68fxhwyxq', -32500, 'Half a day of course design', 'ST', 6500, 0, '2026-03-27');
INSERT INTO public.journal_lines VALUES ('org_01m857bv3nevctcht6bc82t9hr', 12, 4, 'acc_01m857bv4kegm9n9cknawyv099', -6500, NULL, 'ST', 0, 1, '2026-03-27');
INSERT INTO public.journal_lines VALUES ('org_01m857bv3nevctcht6bc82t9hr', 13, 1, 'acc_01m857bv3nevctcht666s4dmwa', -60000, NULL, NULL, 0, 0, '2026-03-03');
INSERT INTO public.journal_lines VALUES ('org_01m857bv3nevctcht6bc82t9hr', 13, 2, 'acc_01m857bv3nevctcht68fxhwyxq', 50000, 'Raised in error', 'ST', 10000, 0, '2026-03-03');
INSERT INTO public.journal_lines VALUES ('org_01m857bv3nevctcht6bc82t9hr', 13, 3, 'acc_01m857bv4kegm9n9cknawyv099', 10000, NULL, 'ST', 0, 1, '2026-03-03');
INSERT INTO public.journal_lines VALUES ('org_01m857bv3nevctcht6bc82t9hr', 14, 1, 'acc_01m857bv3nevctcht68a9n3dc7', 1000000, NULL, NULL, 0, 0, '2026-01-01');
INSERT INTO public.journal_lines VALUES ('org_01m857bv3nevctcht6bc82t9hr', 14, 2, 'acc_01m857bv3nevctcht67w3kh9k9', -10000, 'Share capital', NULL, 0, 0, '2026-01-01');
INSERT INTO public.journal_lines VALUES ('org_01m857bv3nevctcht6bc82t9hr', 14, 3, 'acc_01m857bv3nevctcht67jj8zmxt', -990000, 'Lent by the director', NULL, 0, 0, '2026-01-01');
INSERT INTO public.journal_lines VALUES ('org_01m857bv3nevctcht6bc82t9hr', 15, 1, 'acc_01m857bv3nevctcht69e83ghtj', 100000, NULL, NULL, 0, 0, '2026-03-31');
INSERT INTO public.journal_lines VALUES ('org_01m857bv3nevctcht6bc82t9hr', 15, 2, 'acc_01m857bv3nevctcht670q6tpjg', -6345, 'PAYE and National Insurance', NULL, 0, 0, '2026-03-31');
INSERT INTO public.journal_lines VALUES ('org_01m857bv3nevctcht6bc82t9hr', 15, 3, 'acc_01m857bv3nevctcht678yfdt8p', -93655, 'Net pay', NULL, 0, 0, '2026-03-31');
INSERT INTO public.journal_lines VALUES ('org_01m857bv3nevctcht6bc82t9hr', 16, 1, 'acc_01m857bv63e5nbvfq23fkadp9j', 7492, '3 of 36 months of 899.00', NULL, 0, 0, '2026-03-31');
INSERT INTO public.journal_lines VALUES ('org_01m857bv3nevctcht6bc82t9hr', 16, 2, 'acc_01m857bv3nevctcht65xn5kpvr', -7492, NULL, NULL, 0, 0, '2026-03-31');
INSERT INTO public.journal_lines VALUES ('org_01m857bv3nevctcht6bc82t9hr', 17, 1, 'acc_01m857bv3nevctcht666s4dmwa', -28200, NULL, NULL, 0, 0, '2026-03-06');
INSERT INTO public.journal_lines VALUES ('org_01m857bv3nevctcht6bc82t9hr', 17, 2, 'acc_01m857bv3nevctcht66jt94k63', 28200, NULL, NULL, 0, 0, '2026-03-06');
INSERT INTO public.journal_lines VALUES ('org_01m857bv3nevctcht6bc82t9hr', 18, 1, 'acc_01m857bv3nevctcht66smy6jg7', 107880, NULL, NULL, 0, 0, '2026-01-22');
INSERT INTO public.journal_lines VALUES ('org_01m857bv3nevctcht6bc82t9hr', 18, 2, 'acc_01m857bv3nevctcht66jt94k63', -107880, NULL, NULL, 0, 0, '2026-01-22');
INSERT INTO public.journal_lines VALUES ('org_01m857bv3nevctcht6bc82t9hr', 19, 1, 'acc_01m857bv3nevctcht666s4dmwa', -150000, NULL, NULL, 0, 0, '2026-01-30');
INSERT INTO public.journal_lines VALUES ('org_01m857bv3nevctcht6bc82t9hr', 19, 2, 'acc_01m857bv3nevctcht66jt94k63', 150000, NULL, NULL, 0, 0, '2026-01-30');
INSERT INTO public.journal_lines VALUES ('org_01m857bv3nevctcht6bc82t9hr', 21, 1, 'acc_01m857bv3nevctcht666s4dmwa', -171000, NULL, NULL, 0, 0, '2026-02-16');
INSERT INTO public.journal_lines VALUES ('org_01m857bv3nevctcht6bc82t9hr', 21, 2, 'acc_01m857bv3nevctcht66jt94k63', 171000, NULL, NULL, 0, 0, '2026-02-16');
INSERT INTO public.journal_lines VALUES ('org_01m857bv3nevctcht6bc82t9hr', 24, 1, 'acc_01m857bv3nevctcht66jt94k63', -200000, NULL, NULL, 0, 0, '2026-03-25');
INSERT INTO public.journal_lines VALUES ('org_01m857bv3nevctcht6bc82t9hr', 24, 2, 'acc_01m857bv83ek2vswxrywp8k23t', 200000, NULL, NULL, 0, 0, '2026-03-25');
INSERT INTO public.journal_lines VALUES ('org_01m857bv3nevctcht6bc82t9hr', 26, 1, 'acc_01m857bv3nevctcht66jt94k63', -5840, NULL, NULL, 0, 0, '2026-02-18');
INSERT INTO public.journal_lines VALUES ('org_01m857bv3nevctcht6bc82t9hr', 26, 2, 'acc_01m857bv3nevctcht6akx84spf', 5840, NULL, 'ZR', 0, 0, '2026-02-18');
INSERT INTO public.journal_lines VALUES ('org_01m857bv3nevctcht6bc82t9hr', 27, 1, 'acc_01m857bv3nevctcht66jt94k63', -3600, NULL, NULL, 0, 0, '2026-03-02');
INSERT INTO public.journal_lines VALUES ('org_01m857bv3nevctcht6bc82t9hr', 27, 2, 'acc_01m857bv3nevctcht6a8a8dfjc', 3000, NULL, 'ST', 600, 0, '2026-03-02');
INSERT INTO public.journal_lines VALUES ('org_01m857bv3nevctcht6bc82t9hr', 27, 3, 'acc_01m857bv4kegm9n9cknawyv099', 600, NULL, 'ST', 0, 1, '2026-03-02');
INSERT INTO public.journal_lines VALUES ('org_01m857bv3nevctcht6bc82t9hr', 28, 1, 'acc_01m857bv3nevctcht66jt94k63', -3600, NULL, NULL, 0, 0, '2026-02-02');
INSERT INTO public.journal_lines VALUES ('org_01m857bv3nevctcht6bc82t9hr', 28, 2, 'acc_01m857bv3nevctcht6a8a8dfjc', 3000, NULL, 'ST', 600, 0, '2026-02-02');
INSERT INTO public.journal_lines VALUES ('org_01m857bv3nevctcht6bc82t9hr', 28, 3, 'acc_01m857bv4kegm9n9cknawyv099', 600, NULL, 'ST', 0, 1, '2026-02-02');
INSERT INTO public.journal_lines VALUES ('org_01m857bv3nevctcht6bc82t9hr', 29, 1, 'acc_01m857bv3nevctcht66jt94k63', -750, NULL, NULL, 0, 0, '2026-03-20');
INSERT INTO public.journal_lines VALUES ('org_01m857bv3nevctcht6bc82t9hr', 29, 2, 'acc_01m857bv3nevctcht6b5g84pq5', 750, NULL, 'EX', 0, 0, '2026-03-20');
INSERT INTO public.journal_lines VALUES ('org_01m857bv3nevctcht6bc82t9hr', 20, 1, 'acc_01m857bv3nevctcht66smy6jg7', 135000, NULL, NULL, 0, 0, '2026-02-10');
INSERT INTO public.journal_lines VALUES ('org_01m857bv3nevctcht6bc82t9hr', 20, 2, 'acc_01m857bv3nevctcht66jt94k63', -135000, NULL, NULL, 0, 0, '2026-02-10');
INSERT INTO public.journal_lines VALUES ('org_01m857bv3nevctcht6bc82t9hr', 22, 1, 'acc_01m857bv3nevctcht66smy6jg7', 40000, NULL, NULL, 0, 0, '2026-02-27');
INSERT INTO public.journal_lines VALUES ('org_01m857bv3nevctcht6bc82t9hr', 22, 2, 'acc_01m857bv3nevctcht66jt94k63', -40000, NULL, NULL, 0, 0, '2026-02-27');
INSERT INTO public.journal_lines VALUES ('org_01m857bv3nevctcht6bc82t9hr', 23, 1, 'acc_01m857bv3nevctcht666s4dmwa', -141840, NULL, NULL, 0, 0, '2026-03-16');
INSERT INTO public.journal_lines VALUES ('org_01m857bv3nevctcht6bc82t9hr', 23, 2, 'acc_01m857bv3nevctcht66jt94k63', 141840, NULL, NULL, 0, 0, '2026-03-16');
INSERT INTO public.journal_lines VALUES ('org_01m857bv3nevctcht6bc82t9hr', 25, 1, 'acc_01m857bv3nevctcht66jt94k63', -93655, NULL, NULL, 0, 0, '2026-03-31');
INSERT INTO public.journal_lines VALUES ('org_01m857bv3nevctcht6bc82t9hr', 25, 2, 'acc_01m857bv3nevctcht678yfdt8p', 93655, NULL, NULL, 0, 0, '2026-03-31');
INSERT INTO public.journal_lines VALUES ('org_01m857bv1nezqbqcyxz5ee9k51', 1, 1, 'acc_01m857bv1nezqbqcyxx70e8n8r', 50000, NULL, NULL, 0, 0, '2026-03-02');
INSERT INTO public.journal_lines VALUES ('org_01m857bv1nezqbqcyxz5ee9k51', 1, 2, 'acc_01m857bv1nezqbqcyxt85q93f8', -50000, NULL, NULL, 0, 0, '2026-03-02');
INSERT INTO public.journal_lines VALUES ('org_01m857bv1nezqbqcyxz5ee9k51', 2, 1, 'acc_01m857bv1nezqbqcyxx70e8n8r', -50000, NULL, NULL, 0, 0, '2026-03-20');
INSERT INTO public.journal_lines VALUES ('org_01m857bv1nezqbqcyxz5ee9k51', 2, 2, 'acc_01m857bv1nezqbqcyxt85q93f8', 50000, NULL, NULL, 0, 0, '2026-03-20');
INSERT INTO public.journals VALUES ('jnl_01m857bv75eb6t7dz82pg4ge2k', 'org_01m857bv3nevctcht6bc82t9hr', 1, '2026-01-01', 'Opening balance of Current', NULL, NULL, 'opening', NULL, 1000000, 1795471830245, 'usr_01m857btwzeksrdg1qngasjwa8', '\xf6e0297a73cdddbc19679a2ec71dd095badb36c90337edafdf1f50f44f615c46', 'opening balance of current');
INSERT INTO public.journals VALUES ('jnl_01m857bvfbe6qrbmw2nc2rqtdn', 'org_01m857bv3nevctcht6bc82t9hr', 2, '2026-01-15', 'Sales invoice INV-0001, Abbey Schools Trust', 'INV-0001', NULL, 'invoice', NULL, 234000, 1795471830507, 'usr_01m857btwzeksrdg1qngasjwa8', '\x299011a01228dcca119e2812ee1c540bf611a44ad169eb670a385b7a9431d2c3', 'sales invoice inv-0001, abbey schools trust
inv-0001');
INSERT INTO public.journals VALUES ('jnl_01m857bvfsew8vwq8dfnxpcne3', 'org_01m857bv3nevctcht6bc82t9hr', 3, '2026-01-20', 'Purchase invoice PX-881, Printwell', 'PX-881', NULL, 'invoice', NULL, 41200, 1795471830521, 'usr_01m857btwzeksrdg1qngasjwa8', '\x423e64c619c50a38cd492948359a1cc038347a5706cc1a8cc5a4f56074842aba', 'purchase invoice px-881, printwell
px-881');
INSERT INTO public.journals VALUES ('jnl_01m857bvg9epvbsgb4bx3kyf8a', 'org_01m857bv3nevctcht6bc82t9hr', 4, '2026-01-21', 'Purchase invoice TB-0117, Techbarn', 'TB-0117', NULL, 'invoice', NULL, 107880, 1795471830537, 'usr_01m857btwzeksrdg1qngasjwa8', '\x490d57f0d4f65da68141c0e64acdd475e3d6512b170a8e67085af7da6d72825d', 'purchase invoice tb-0117, techbarn
tb-0117');
INSERT INTO public.journals VALUES ('jnl_01m857bvgke0yraen1aaqpm06d', 'org_01m857bv3nevctcht6bc82t9hr', 5, '2026-01-28', 'Sales invoice INV-0002, Abbey Schools Trust', 'INV-0002', NULL, 'invoice', NULL, 87000, 1795471830547, 'usr_01m857btwzeksrdg1qngasjwa8', '\x922fd793a73d4665f18591165cebfc087891d633f5f3696d45a245a27f365a6c', 'sales invoice inv-0002, abbey schools trust
inv-0002');
INSERT INTO public.journals VALUES ('jnl_01m857bvgye6yssp9qk0hy0468', 'org_01m857bv3nevctcht6bc82t9hr', 6, '2026-02-01', 'Purchase invoice HL-33, Harcourt Lettings', 'HL-33', NULL, 'invoice', NULL, 135000, 1795471830558, 'usr_01m857btwzeksrdg1qngasjwa8', '\xb021a8327140f6287defda793dffe6e05f08645b761338c378b61a095ccd96bd', 'purchase invoice hl-33, harcourt lettings
hl-33');
INSERT INTO public.journals VALUES ('jnl_01m857bvh9e3wtgmh2020t6h38', 'org_01m857bv3nevctcht6bc82t9hr', 7, '2026-02-09', 'Sales invoice INV-0003, Kestrel Fitness CIC', 'INV-0003', NULL, 'invoice', NULL, 28200, 1795471830569, 'usr_01m857btwzeksrdg1qngasjwa8', '\x5ba8d42a500594e63c28122b0dc92c67c0112fa40b66d381561a6a1a3d70725a', 'sales invoice inv-0003, kestrel fitness cic
inv-0003');
INSERT INTO public.journals VALUES ('jnl_01m857bvhke1bv2v17975pvqsy', 'org_01m857bv3nevctcht6bc82t9hr', 8, '2026-02-20', 'Sales invoice INV-0004, Marlow & Pike LLP', 'INV-0004', NULL, 'invoice', NULL, 159840, 1795471830579, 'usr_01m857btwzeksrdg1qngasjwa8', '\xe5da58cc422d11969ba3c1636d9f1d0ada45d8297a65edae57530b871202cb53', 'sales invoice inv-0004, marlow & pike llp
inv-0004');
INSERT INTO public.journals VALUES ('jnl_01m857bvhwebr8g2p1tm93e317', 'org_01m857bv3nevctcht6bc82t9hr', 9, '2026-03-03', 'Sales invoice INV-0005, Marlow & Pike LLP', 'INV-0005', NULL, 'invoice', NULL, 60000, 1795471830588, 'usr_01m857btwzeksrdg1qngasjwa8', '\xd2da087895020f75a73f0f864c5a200a962e7e94082d69d2f80475e46262b1d8', 'sales invoice inv-0005, marlow & pike llp
inv-0005');
INSERT INTO public.journals VALUES ('jnl_01m857bvj7ejt8jxd9vkd25gxe', 'org_01m857bv3nevctcht6bc82t9hr', 10, '2026-03-12', 'Sales credit note CN-0001, Marlow & Pike LLP', 'CN-0001', NULL, 'invoice', NULL, 18000, 1795471830599, 'usr_01m857btwzeksrdg1qngasjwa8', '\xc79d3102c4994a304b8e3e3ff7bd6dbc699051b15225b54e8f7fbd75e7cea727', 'sales credit note cn-0001, marlow & pike llp
cn-0001');
INSERT INTO public.journals VALUES ('jnl_01m857bvjhehbvj0jv6svet7rn', 'org_01m857bv3nevctcht6bc82t9hr', 11, '2026-03-24', 'Purchase invoice FR-1209, Fern & Rowe', 'FR-1209', NULL, 'invoice', NULL, 76800, 1795471830609, 'usr_01m857btwzeksrdg1qngasjwa8', '\x9310f8dca012e37bf0e0ce60ad6d351a1804c7f18036cef5bb316944b2761506', 'purchase invoice fr-1209, fern & rowe
fr-1209');
INSERT INTO public.journals VALUES ('jnl_01m857bvjxe0xav5p2gwsc44zw', 'org_01m857bv3nevctcht6bc82t9hr', 12, '2026-03-27', 'Sales invoice INV-0006, Abbey Schools Trust', 'INV-0006', NULL, 'invoice', NULL, 56400, 1795471830621, 'usr_01m857btwzeksrdg1qngasjwa8', '\xd1dc9b4673b61dc61fd112603363ce9ae1d22f6f85d486636f165c3adb7a88a9', 'sales invoice inv-0006, abbey schools trust
inv-0006');
INSERT INTO public.journals VALUES ('jnl_01m857bvkye5889bn9wc1r9m2k', 'org_01m857bv3nevctcht6bc82t9hr', 13, '2026-03-03', 'Reversal of journal 9: Sales invoice INV-0005, Marlow & Pike LLP', 'INV-0005', NULL, 'reversal', 'jnl_01m857bvhwebr8g2p1tm93e317', 60000, 1795471830654, 'usr_01m857btwzeksrdg1qngasjwa8', '\xa0b485501490de853e898e8be2519f7844b6dae1d3cf3dbf2146c7cab5becdb7', 'reversal of journal 9: sales invoice inv-0005, marlow & pike llp
inv-0005');
INSERT INTO public.journals VALUES ('jnl_01m857bvpnepqs0vh4xegg4exp', 'org_01m857bv3nevctcht6bc82t9hr', 14, '2026-01-01', 'Opening balances', 'JV-001', 'JV-001', 'manual', NULL, 1000000, 1795471830741, 'usr_01m857btwzeksrdg1qngasjwa8', '\x26a4b8d10355b417b68c1d7f5aaf71c37372673235bac53d3fe204cd436f2906', 'opening balances
jv-001');
INSERT INTO public.journals VALUES ('jnl_01m857bvpnepqs0vh4xpxhtc1y', 'org_01m857bv3nevctcht6bc82t9hr', 15, '2026-03-31', 'March wages', 'JV-002', 'JV-002', 'manual', NULL, 100000, 1795471830741, 'usr_01m857btwzeksrdg1qngasjwa8', '\x9854a1c3b36efec2d5c5d38472d6a6463ae9578b6e05dd17aa62e9a5bdc3140b', 'march wages
jv-002');
INSERT INTO public.journals VALUES ('jnl_01m857bvpnepqs0vh4xz5fjxdy', 'org_01m857bv3nevctcht6bc82t9hr', 16, '2026-03-31', 'Depreciation of the laptop', 'JV-003', 'JV-003', 'manual', NULL, 7492, 1795471830741, 'usr_01m857btwzeksrdg1qngasjwa8', '\x6e72c89dc8eeca404de849cfa72219cc22fef622288315a51d4c203b550af971', 'depreciation of the laptop
jv-003');
INSERT INTO public.journals VALUES ('jnl_01m857bvr8edg9e917w9jd8mdr', 'org_01m857bv3nevctcht6bc82t9hr', 17, '2026-03-06', 'Receipt from Kestrel Fitness CIC', NULL, NULL, 'settlement', NULL, 28200, 1795471830792, 'usr_01m857btwzeksrdg1qngasjwa8', '\x4a46058b80ff390844388622ff4ab429a7b1bc3dd0cd3712b0ff7d68dd0e20d1', 'receipt from kestrel fitness cic');
INSERT INTO public.journals VALUES ('jnl_01m857bvx0e42b3qjkkerqrvzy', 'org_01m857bv3nevctcht6bc82t9hr', 18, '2026-01-22', 'FPO TECHBARN LTD TB-0117', NULL, NULL, 'settlement', NULL, 107880, 1795471830944, 'usr_01m857btwzeksrdg1qngasjwa8', '\x152360af30677a4cbd96aebaef498a66584da64dc436cb532f89529a6168d96e', 'fpo techbarn ltd tb-0117');
INSERT INTO public.journals VALUES ('jnl_01m857bvzserz8nw87dseebbnt', 'org_01m857bv3nevctcht6bc82t9hr', 19, '2026-01-30', 'FPI ABBEY SCHOOLS TRUST PART INV-0001', NULL, NULL, 'settlement', NULL, 150000, 1795471831034, 'usr_01m857btwzeksrdg1qngasjwa8', '\x62af6a81f88ff4f9a2bfa7ef1fe239ed13e0a48294efb6d613416c6f180c6781', 'fpi abbey schools trust part inv-0001');
INSERT INTO public.journals VALUES ('jnl_01m857bw2sevysbx2nsv0dfba6', 'org_01m857bv3nevctcht6bc82t9hr', 20, '2026-02-10', 'FPO HARCOURT LETTINGS HL-33', NULL, NULL, 'settlement', NULL, 135000, 1795471831129, 'usr_01m857btwzeksrdg1qngasjwa8', '\x24891a7262bdddb3eab35b46d9406c30b99d55fbb642316b30939d18b52ba98d', 'fpo harcourt lettings hl-33');
INSERT INTO public.journals VALUES ('jnl_01m857bw63epgtqstvfdcg9fdd', 'org_01m857bv3nevctcht6bc82t9hr', 21, '2026-02-16', 'FPI ABBEY SCHOOLS TRUST INV-0001 INV-0002', NULL, NULL, 'settlement', NULL, 171000, 1795471831235, 'usr_01m857btwzeksrdg1qngasjwa8', '\x7b48710c28ff0fe5ac41ad787a32e6a15b5ec193e1134677b1139e4715a6a9f4', 'fpi abbey schools trust inv-0001 inv-0002');
INSERT INTO public.journals VALUES ('jnl_01m857bw8re5kbtstf857ch02n', 'org_01m857bv3nevctcht6bc82t9hr', 22, '2026-02-27', 'FPO PRINTWELL PX-881', NULL, NULL, 'settlement', NULL, 40000, 1795471831320, 'usr_01m857btwzeksrdg1qngasjwa8', '\x005544cf1c0b57c556043c1541810fb61ed9924d9404f01c81aa9d752a5fc94e', 'fpo printwell px-881');
INSERT INTO public.journals VALUES ('jnl_01m857bwb5epgvn5t3qena4bcv', 'org_01m857bv3nevctcht6bc82t9hr', 23, '2026-03-16', 'FPI MARLOW AND PIKE LLP INV-0004 LESS CN-0001', NULL, NULL, 'settlement', NULL, 141840, 1795471831397, 'usr_01m857btwzeksrdg1qngasjwa8', '\x9174d1c81a11a7d6c52b068e823568c415589cec7ce2ea3b6829193f0b1fb5d5', 'fpi marlow and pike llp inv-0004 less cn-0001');
INSERT INTO public.journals VALUES ('jnl_01m857bwfaet0s6c88b69mfh25', 'org_01m857bv3nevctcht6bc82t9hr', 24, '2026-03-25', 'TFR TO SAVINGS', NULL, NULL, 'bank', NULL, 200000, 1795471831530, 'usr_01m857btwzeksrdg1qngasjwa8', '\xd79538599b638532913cfb5c72f8dc70cc3fee4524ebb938124436d73b1b9a01', 'tfr to savings');
INSERT INTO public.journals VALUES ('jnl_01m857bwhhebdb0dmwnckme9va', 'org_01m857bv3nevctcht6bc82t9hr', 25, '2026-03-31', 'FPO J WREN NET PAY MARCH', NULL, NULL, 'bank', NULL, 93655, 1795471831601, 'usr_01m857btwzeksrdg1qngasjwa8', '\x6da2ac6725b6a44a2804efa964a72cbaa79721de79556664199bd81aca611375', 'fpo j wren net pay march');
INSERT INTO public.journals VALUES ('jnl_01m857bx4veqhs9bdqtw84eev0', 'org_01m857bv3nevctcht6bc82t9hr', 26, '2026-02-18', 'CARD TRAINLINE.COM LONDON', NULL, NULL, 'bank', NULL, 5840, 1795471832219, 'usr_01m857btwzeksrdg1qngasjwa8', '\x865528dbc0a8abe11c10829272402182ad806ea767f9ca1067a1c6f98ce97ea0', 'card trainline.com london');
INSERT INTO public.journals VALUES ('jnl_01m857bx6kepgb7aa5qfv2c8x6', 'org_01m857bv3nevctcht6bc82t9hr', 27, '2026-03-02', 'CARD SLATEWORK SOFTWARE SUBSCRIPTION', NULL, NULL, 'bank', NULL, 3600, 1795471832275, 'usr_01m857btwzeksrdg1qngasjwa8', '\x5c524ab1ac434ad5df85710c6b5e856c621be94c6054aad3cc04d4e3304dc98c', 'card slatework software subscription');
INSERT INTO public.journals VALUES ('jnl_01m857bx8me8cv7rdew7e3kpae', 'org_01m857bv3nevctcht6bc82t9hr', 28, '2026-02-02', 'CARD SLATEWORK SOFTWARE SUBSCRIPTION', NULL, NULL, 'bank', NULL, 3600, 1795471832340, 'usr_01m857btwzeksrdg1qngasjwa8', '\x71390440879c44179f8408ee1e0ba6ee5c78a967e909c72a703799f5e0ec21d1', 'card slatework software subscription');
INSERT INTO public.journals VALUES ('jnl_01m857bxaee1w9592wpykzpn9z', 'org_01m857bv3nevctcht6bc82t9hr', 29, '2026-03-20', 'TOTAL CHARGES TO 19MAR2026', NULL, NULL, 'bank', NULL, 750, 1795471832398, 'usr_01m857btwzeksrdg1qngasjwa8', '\xf6fab3fb1b630f654ce725de35393f9a594928ce52892af5521b801bf613c9cf', 'total charges to 19mar2026');
INSERT INTO public.journals VALUES ('jnl_01m857bxymetmtaerzver47dad', 'org_01m857bv1nezqbqcyxz5ee9k51', 1, '2026-03-02', 'A journal', NULL, NULL, 'manual', NULL, 50000, 1795471833044, 'usr_01m857btwzeksrdg1qngasjwa8', '\xe05fc63722f7165178efe316792bb7a2cbf1ddb4357b405290c168708037c147', 'a journal');
INSERT INTO public.journals VALUES ('jnl_01m857bxzyedbb56dzjkgyf24s', 'org_01m857bv1nezqbqcyxz5ee9k51', 2, '2026-03-20', 'Reversal of journal 1: A journal', NULL, NULL, 'reversal', 'jnl_01m857bxymetmtaerzver47dad', 50000, 1795471833086, 'usr_01m857btwzeksrdg1qngasjwa8', '\x87eea305caf74c9a9291400eed8391bceecfda448a427ba228123401b64569e1', 'reversal of journal 1: a journal');
INSERT INTO public.key_secrets VALUES ('\x0f325fc502466446c5b49c0c9de7c58003d0364ad64af688b68f9f3aa4f52aca', 'key_01m857btxrexnajqrhg6e6d8mz', NULL);
INSERT INTO public.key_secrets VALUES ('\xd9704bcf0dcbb4a2baab936c0632ff5c406c44fea7377d4dcd4438e4cef407c6', 'key_01m857bv15epmtz70gaz11kgb1', NULL);
INSERT INTO public.ledger_heads VALUES ('org_01m857bv3nevctcht6bc82t9hr', 29, '\xf6fab3fb1b630f654ce725de35393f9a594928ce52892af5521b801bf613c9cf', 4253177, 59);
INSERT INTO public.ledger_heads VALUES ('org_01m857bv1nezqbqcyxz5ee9k51', 2, '\x87eea305caf74c9a9291400eed8391bceecfda448a427ba228123401b64569e1', 100000, 9);
INSERT INTO public.members VALUES ('mem_01m857bv1nezqbqcyxs5eqr0k0', 'org_01m857bv1nezqbqcyxz5ee9k51', 'jo@example.com', 'usr_01m857btwzeksrdg1qngasjwa8', 'owner', 1795471830069, 1795471830069, 1);
INSERT INTO public.members VALUES ('mem_01m857bv3nevctcht65drax87k', 'org_01m857bv3nevctcht6bc82t9hr', 'jo@example.com', 'usr_01m857btwzeksrdg1qngasjwa8', 'owner', 1795471830133, 1795471830133, 1);
INSERT INTO public.number_sequences VALUES ('org_01m857bv3nevctcht6bc82t9hr', 'credit_note', 1);
INSERT INTO public.number_sequences VALUES ('org_01m857bv3nevctcht6bc82t9hr', 'invoice', 6);
INSERT INTO public.organisations VALUES ('org_01m857bv3nevctcht6bc82t9hr', 'Wren & Marsh Ltd', 'GBP', 'GB', '03-31', 1, NULL, 'standard', NULL, 'line', 'active', '2026-03-31', 1795471830133, 1795471832597, 2, 0, '2026-03-31');
INSERT INTO public.organisations VALUES ('org_01m857bv1nezqbqcyxz5ee9k51', 'Acorn Ltd', 'GBP', 'GB', '03-31', 1, NULL, 'standard', NULL, 'line', 'active', NULL, 1795471830069, 1795471830069, 1, 1, NULL);
INSERT INTO public.queue_shares VALUES ('reconcile', 'usr_01m857btwzeksrdg1qngasjwa8', 0);
INSERT INTO public.queues VALUES ('coding', 0, 0);
INSERT INTO public.queues VALUES ('reconcile', 1, 0);
INSERT INTO public.settings VALUES ('session_secret', 'tieout_mTcAEIBwls6scQ7uadz9f76IB9gUtwpe6pMdYlvAFbM1gURuZ');
INSERT INTO public.settlements VALUES ('set_01m857bvx0e42b3qjkkerqrvzy', 'org_01m857bv3nevctcht6bc82t9hr', 'payment', 'purchase', 'posted', 'con_01m857bvbnev69sn8fqjafth6k', 'bac_01m857bv75eb6t7dz82f3m6zw8', '2026-01-22', 107880, 107880, NULL, 'btx_01m857bvt6e96bw4x9bc5hjkym', 1, 'jnl_01m857bvx0e42b3qjkkerqrvzy', NULL, NULL, '', 1795471830944, 1795471830944, 1, '2026-01-22', 1, '2026-01-22', '2026-01-22');
INSERT INTO public.settlements VALUES ('set_01m857bvzserz8nw87dseebbnt', 'org_01m857bv3nevctcht6bc82t9hr', 'receipt', 'sales', 'posted', 'con_01m857bv8ye628dnc5zz34raxv', 'bac_01m857bv75eb6t7dz82f3m6zw8', '2026-01-30', 150000, 150000, NULL, 'btx_01m857bvt6e96bw4x9bjy3y2vh', 1, 'jnl_01m857bvzserz8nw87dseebbnt', NULL, NULL, '', 1795471831034, 1795471831034, 1, '2026-01-30', 1, '2026-01-30', '2026-01-30');
INSERT INTO public.settlements VALUES ('set_01m857bw2sevysbx2nsv0dfba6', 'org_01m857bv3nevctcht6bc82t9hr', 'payment', 'purchase', 'posted', 'con_01m857bvcfenpvbbe1n0e2s4m5', 'bac_01m857bv75eb6t7dz82f3m6zw8', '2026-02-10', 135000, 135000, NULL, 'btx_01m857bvt6e96bw4x9bvycxp7y', 1, 'jnl_01m857bw2sevysbx2nsv0dfba6', NULL, NULL, '', 1795471831129, 1795471831129, 1, '2026-02-10', 1, '2026-02-10', '2026-02-10');
INSERT INTO public.settlements VALUES ('set_01m857bw63epgtqstvfdcg9fdd', 'org_01m857bv3nevctcht6bc82t9hr', 'receipt', 'sales', 'posted', 'con_01m857bv8ye628dnc5zz34raxv', 'bac_01m857bv75eb6t7dz82f3m6zw8', '2026-02-16', 171000, 171000, NULL, 'btx_01m857bvt6e96bw4x9by8smy4s', 1, 'jnl_01m857bw63epgtqstvfdcg9fdd', NULL, NULL, '', 1795471831235, 1795471831235, 1, '2026-02-16', 2, '2026-02-16', '2026-02-16');
INSERT INTO public.settlements VALUES ('set_01m857bw8re5kbtstf857ch02n', 'org_01m857bv3nevctcht6bc82t9hr', 'payment', 'purchase', 'posted', 'con_01m857bvazehj9pq1vavkwbmk6', 'bac_01m857bv75eb6t7dz82f3m6zw8', '2026-02-27', 40000, 40000, NULL, 'btx_01m857bvt6e96bw4x9c6dggsvb', 1, 'jnl_01m857bw8re5kbtstf857ch02n', NULL, NULL, '', 1795471831320, 1795471831320, 1, '2026-02-27', 1, '2026-02-27', '2026-02-27');
INSERT INTO public.settlements VALUES ('set_01m857bwb5epgvn5t3qena4bcv', 'org_01m857bv3nevctcht6bc82t9hr', 'receipt', 'sales', 'posted', 'con_01m857bvacewkbzvmfc541y3kq', 'bac_01m857bv75eb6t7dz82f3m6zw8', '2026-03-16', 141840, 141840, NULL, 'btx_01m857bvt6e96bw4x9cj73x45d', 1, 'jnl_01m857bwb5epgvn5t3qena4bcv', NULL, NULL, '', 1795471831397, 1795471831397, 1, '2026-03-16', 1, '2026-03-16', '2026-03-16');
INSERT INTO public.settlements VALUES ('set_01m857bvr8edg9e917w75g17h9', 'org_01m857bv3nevctcht6bc82t9hr', 'receipt', 'sales', 'posted', 'con_01m857bv9jespvdh79hwfr0kqy', 'bac_01m857bv75eb6t7dz82f3m6zw8', '2026-03-06', 28200, 28200, NULL, 'btx_01m857bvt6e96bw4x9ccc47m1g', 0, 'jnl_01m857bvr8edg9e917w9jd8mdr', NULL, NULL, '', 1795471830792, 1795471831478, 2, '2026-03-06', 1, '2026-03-06', '2026-03-06');
INSERT INTO public.stated_balances VALUES ('org_01m857bv3nevctcht6bc82t9hr', 'bac_01m857bv75eb6t7dz82f3m6zw8', '2026-03-31', 900715, 1795471830854);
INSERT INTO public.tax_rates VALUES ('org_01m857bv1nezqbqcyxz5ee9k51', 'ST', '2026-02-01', 190000);
INSERT INTO public.unlinked_journals VALUES ('org_01m857bv1nezqbqcyxz5ee9k51', 'btx_01m857bxyce10rcrpdaddkwsnb', 'jnl_01m857bxymetmtaerzver47dad');
INSERT INTO public.users VALUES ('usr_01m857btwzeksrdg1qngasjwa8', 'jo@example.com', 0, 7, 0, 1795471829919);
INSERT INTO public.vat_days VALUES ('org_01m857bv3nevctcht6bc82t9hr', '2026-01-15', 'output', 195000, 39000);
INSERT INTO public.vat_days VALUES ('org_01m857bv3nevctcht6bc82t9hr', '2026-01-20', 'input', 41200, 0);
INSERT INTO public.vat_days VALUES ('org_01m857bv3nevctcht6bc82t9hr', '2026-01-21', 'input', 89900, 17980);
INSERT INTO public.vat_days VALUES ('org_01m857bv3nevctcht6bc82t9hr', '2026-01-28', 'output', 87000, 0);
INSERT INTO public.vat_days VALUES ('org_01m857bv3nevctcht6bc82t9hr', '2026-02-01', 'input', 135000, 0);
INSERT INTO public.vat_days VALUES ('org_01m857bv3nevctcht6bc82t9hr', '2026-02-09', 'output', 27500, 700);
INSERT INTO public.vat_days VALUES ('org_01m857bv3nevctcht6bc82t9hr', '2026-02-20', 'output', 133200, 26640);
INSERT INTO public.vat_days VALUES ('org_01m857bv3nevctcht6bc82t9hr', '2026-03-12', 'output', -15000, -3000);
INSERT INTO public.vat_days VALUES ('org_01m857bv3nevctcht6bc82t9hr', '2026-03-24', 'input', 64000, 12800);
INSERT INTO public.vat_days VALUES ('org_01m857bv3nevctcht6bc82t9hr', '2026-03-27', 'output', 49900, 6500);
INSERT INTO public.vat_days VALUES ('org_01m857bv3nevctcht6bc82t9hr', '2026-03-03', 'output', 0, 0);
INSERT INTO public.vat_days VALUES ('org_01m857bv3nevctcht6bc82t9hr', '2026-02-18', 'input', 5840, 0);
INSERT INTO public.vat_days VALUES ('org_01m857bv3nevctcht6bc82t9hr', '2026-03-02', 'input', 3000, 600);
INSERT INTO public.vat_days VALUES ('org_01m857bv3nevctcht6bc82t9hr', '2026-02-02', 'input', 3000, 600);
INSERT INTO public.vat_days VALUES ('org_01m857bv3nevctcht6bc82t9hr', '2026-03-20', 'input', 750, 0);
INSERT INTO public.vat_entries VALUES ('org_01m857bv3nevctcht6bc82t9hr', 2, 2, 0, '2026-01-15', '2026-01-15', 'output', 'ST', 195000, 39000, 'inv_01m857bvfbe6qrbmw2n95ttset', NULL);
INSERT INTO public.vat_entries VALUES ('org_01m857bv3nevctcht6bc82t9hr', 3, 2, 0, '2026-01-20', '2026-01-20', 'input', 'ZR', 41200, 0, 'inv_01m857bvfsew8vwq8dfhek456b', NULL);
INSERT INTO public.vat_entries VALUES ('org_01m857bv3nevctcht6bc82t9hr', 4, 2, 0, '2026-01-21', '2026-01-21', 'input', 'ST', 89900, 17980, 'inv_01m857bvg9epvbsgb4bvxpndy3', NULL);
INSERT INTO public.vat_entries VALUES ('org_01m857bv3nevctcht6bc82t9hr', 5, 2, 0, '2026-01-28', '2026-01-28', 'output', 'ZR', 87000, 0, 'inv_01m857bvgke0yraen1a56jjz5a', NULL);
INSERT INTO public.vat_entries VALUES ('org_01m857bv3nevctcht6bc82t9hr', 6, 2, 0, '2026-02-01', '2026-02-01', 'input', 'EX', 135000, 0, 'inv_01m857bvgye6yssp9qjxdbvyh9', NULL);
INSERT INTO public.vat_entries VALUES ('org_01m857bv3nevctcht6bc82t9hr', 7, 2, 0, '2026-02-09', '2026-02-09', 'output', 'EX', 24000, 0, 'inv_01m857bvh9e3wtgmh1zw6jr11m', NULL);
INSERT INTO public.vat_entries VALUES ('org_01m857bv3nevctcht6bc82t9hr', 7, 3, 0, '2026-02-09', '2026-02-09', 'output', 'ST', 3500, 700, 'inv_01m857bvh9e3wtgmh1zw6jr11m', NULL);
INSERT INTO public.vat_entries VALUES ('org_01m857bv3nevctcht6bc82t9hr', 8, 2, 0, '2026-02-20', '2026-02-20', 'output', 'ST', 133200, 26640, 'inv_01m857bvhke1bv2v1792qag91h', NULL);
INSERT INTO public.vat_entries VALUES ('org_01m857bv3nevctcht6bc82t9hr', 9, 2, 0, '2026-03-03', '2026-03-03', 'output', 'ST', 50000, 10000, 'inv_01m857bvhwebr8g2p1thvcmhsx', NULL);
INSERT INTO public.vat_entries VALUES ('org_01m857bv3nevctcht6bc82t9hr', 10, 2, 0, '2026-03-12', '2026-03-12', 'output', 'ST', -15000, -3000, 'inv_01m857bvj7ejt8jxd9vf1f89k7', NULL);
INSERT INTO public.vat_entries VALUES ('org_01m857bv3nevctcht6bc82t9hr', 11, 2, 0, '2026-03-24', '2026-03-24', 'input', 'ST', 64000, 12800, 'inv_01m857bvjhehbvj0jv6mdcv9ag', NULL);
INSERT INTO public.vat_entries VALUES ('org_01m857bv3nevctcht6bc82t9hr', 12, 2, 0, '2026-03-27', '2026-03-27', 'output', 'ZR', 17400, 0, 'inv_01m857bvjxe0xav5p2gtgxq9xy', NULL);
INSERT INTO public.vat_entries VALUES ('org_01m857bv3nevctcht6bc82t9hr', 12, 3, 0, '2026-03-27', '2026-03-27', 'output', 'ST', 32500, 6500, 'inv_01m857bvjxe0xav5p2gtgxq9xy', NULL);
INSERT INTO public.vat_entries VALUES ('org_01m857bv3nevctcht6bc82t9hr', 13, 2, 0, '2026-03-03', '2026-03-03', 'output', 'ST', -50000, -10000, 'inv_01m857bvhwebr8g2p1thvcmhsx', NULL);
INSERT INTO public.vat_entries VALUES ('org_01m857bv3nevctcht6bc82t9hr', 26, 2, 0, '2026-02-18', '2026-02-18', 'input', 'ZR', 5840, 0, NULL, NULL);
INSERT INTO public.vat_entries VALUES ('org_01m857bv3nevctcht6bc82t9hr', 27, 2, 0, '2026-03-02', '2026-03-02', 'input', 'ST', 3000, 600, NULL, NULL);
INSERT INTO public.vat_entries VALUES ('org_01m857bv3nevctcht6bc82t9hr', 28, 2, 0, '2026-02-02', '2026-02-02', 'input', 'ST', 3000, 600, NULL, NULL);
INSERT INTO public.vat_entries VALUES ('org_01m857bv3nevctcht6bc82t9hr', 29, 2, 0, '2026-03-20', '2026-03-20', 'input', 'EX', 750, 0, NULL, NULL);
INSERT INTO public.vat_returns VALUES ('vrt_01m857bxegekm83hz0dh4zn0my', 'org_01m857bv3nevctcht6bc82t9hr', '2026-01-01', '2026-03-31', 'finalised', '[]', 'standard', NULL, 477600, 69840, 342690, 31980, 69840, 0, 69840, 31980, 37860, 477600, 342700, 0, 0, NULL, 1795471832561, 1795471832528, 1795471832561, 2);
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
