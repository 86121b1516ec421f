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
INSERT INTO public._sqlx_migrations VALUES (1, 'platform', '2026-11-26 15:53:54.598628+00', true, '\x56c81ff92db5a60532a52e529ddcd2b3714beb82ec59181bf95986d52f268197171d205459743abb4151461a41566020', 64564908);
INSERT INTO public._sqlx_migrations VALUES (2, 'ledger', '2026-11-26 15:53:54.663761+00', true, '\x9dbce99dbcc48220e29e165be44645571133eb94388b7c8f75e291d52a3fb0f2eb2c984f32b101e0c87036b784fa257a', 69504723);
INSERT INTO public._sqlx_migrations VALUES (3, 'banking', '2026-11-26 15:53:54.733579+00', true, '\xaf7a63db1c79803920e379cde8dba5f12d6e3b18db971dc1a293319bba674be00693191dc100b8bd945b6d377ad9a22d', 21904404);
INSERT INTO public._sqlx_migrations VALUES (4, 'documents', '2026-11-26 15:53:54.755719+00', true, '\x2a0daa78186f0765af84764908dc9a70ee4b78006a4a83d772ac42dc7a5b36b224f48b1fd4dfa469253d5cb5c2e9ca87', 54265100);
INSERT INTO public._sqlx_migrations VALUES (5, 'vat', '2026-11-26 15:53:54.810366+00', true, '\x4aa7049bf04573185ba6c20a2b727e74cee0bea158d32fe08ba75b1be5d9790198c677fa5fee6e4112e4acdac9498cca', 69077245);
INSERT INTO public._sqlx_migrations VALUES (6, 'access', '2026-11-26 15:53:54.880923+00', true, '\x2eeca1ccffb48ab78e8df0e2eead3b622a4b3d0f46b423c7f57f69d1f0f8c9534c8c11820d61dae3384b0a4303051415', 1780268);
INSERT INTO public.account_days VALUES ('org_01m8c90ezse5b84e8wrpa0mkmr', '2026-01-01', 'acc_01m8c90ezse5b84e8wktngrjb0', 1000000, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8c90ezse5b84e8wrpa0mkmr', '2026-01-15', 'acc_01m8c90ezse5b84e8wke0nh5zs', 234000, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8c90ezse5b84e8wrpa0mkmr', '2026-01-15', 'acc_01m8c90ezse5b84e8wnp44jq9w', 0, 195000, 1);
INSERT INTO public.account_days VALUES ('org_01m8c90ezse5b84e8wrpa0mkmr', '2026-01-15', 'acc_01m8c90f0weqe895pb6k52q67y', 0, 39000, 1);
INSERT INTO public.account_days VALUES ('org_01m8c90ezse5b84e8wrpa0mkmr', '2026-01-20', 'acc_01m8c90ezse5b84e8wm307tzmw', 0, 41200, 1);
INSERT INTO public.account_days VALUES ('org_01m8c90ezse5b84e8wrpa0mkmr', '2026-01-20', 'acc_01m8c90ezse5b84e8wpamn3sbd', 41200, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8c90ezse5b84e8wrpa0mkmr', '2026-01-21', 'acc_01m8c90ezse5b84e8wjte6hn7x', 89900, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8c90ezse5b84e8wrpa0mkmr', '2026-01-21', 'acc_01m8c90ezse5b84e8wm307tzmw', 0, 107880, 1);
INSERT INTO public.account_days VALUES ('org_01m8c90ezse5b84e8wrpa0mkmr', '2026-01-21', 'acc_01m8c90f0weqe895pb6k52q67y', 17980, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8c90ezse5b84e8wrpa0mkmr', '2026-01-28', 'acc_01m8c90ezse5b84e8wke0nh5zs', 87000, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8c90ezse5b84e8wrpa0mkmr', '2026-01-28', 'acc_01m8c90ezse5b84e8wnrwyr3r7', 0, 87000, 1);
INSERT INTO public.account_days VALUES ('org_01m8c90ezse5b84e8wrpa0mkmr', '2026-02-01', 'acc_01m8c90ezse5b84e8wm307tzmw', 0, 135000, 1);
INSERT INTO public.account_days VALUES ('org_01m8c90ezse5b84e8wrpa0mkmr', '2026-02-01', 'acc_01m8c90ezse5b84e8wq1kfzr4x', 135000, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8c90ezse5b84e8wrpa0mkmr', '2026-02-09', 'acc_01m8c90ezse5b84e8wke0nh5zs', 28200, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8c90ezse5b84e8wrpa0mkmr', '2026-02-09', 'acc_01m8c90ezse5b84e8wnp44jq9w', 0, 3500, 1);
INSERT INTO public.account_days VALUES ('org_01m8c90ezse5b84e8wrpa0mkmr', '2026-02-09', 'acc_01m8c90f0weqe895pb6k52q67y', 0, 700, 1);
INSERT INTO public.account_days VALUES ('org_01m8c90ezse5b84e8wrpa0mkmr', '2026-02-09', 'acc_01m8c90f2ge21rfbp337xd3t58', 0, 24000, 1);
INSERT INTO public.account_days VALUES ('org_01m8c90ezse5b84e8wrpa0mkmr', '2026-02-20', 'acc_01m8c90ezse5b84e8wke0nh5zs', 159840, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8c90ezse5b84e8wrpa0mkmr', '2026-02-20', 'acc_01m8c90ezse5b84e8wnp44jq9w', 0, 133200, 1);
INSERT INTO public.account_days VALUES ('org_01m8c90ezse5b84e8wrpa0mkmr', '2026-02-20', 'acc_01m8c90f0weqe895pb6k52q67y', 0, 26640, 1);
INSERT INTO public.account_days VALUES ('org_01m8c90ezse5b84e8wrpa0mkmr', '2026-03-12', 'acc_01m8c90ezse5b84e8wke0nh5zs', 0, 18000, 1);
INSERT INTO public.account_days VALUES ('org_01m8c90ezse5b84e8wrpa0mkmr', '2026-03-12', 'acc_01m8c90ezse5b84e8wnp44jq9w', 15000, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8c90ezse5b84e8wrpa0mkmr', '2026-03-12', 'acc_01m8c90f0weqe895pb6k52q67y', 3000, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8c90ezse5b84e8wrpa0mkmr', '2026-03-24', 'acc_01m8c90ezse5b84e8wm307tzmw', 0, 76800, 1);
INSERT INTO public.account_days VALUES ('org_01m8c90ezse5b84e8wrpa0mkmr', '2026-03-24', 'acc_01m8c90ezse5b84e8wpcks5028', 64000, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8c90ezse5b84e8wrpa0mkmr', '2026-03-24', 'acc_01m8c90f0weqe895pb6k52q67y', 12800, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8c90ezse5b84e8wrpa0mkmr', '2026-03-27', 'acc_01m8c90ezse5b84e8wke0nh5zs', 56400, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8c90ezse5b84e8wrpa0mkmr', '2026-03-27', 'acc_01m8c90ezse5b84e8wnp44jq9w', 0, 32500, 1);
INSERT INTO public.account_days VALUES ('org_01m8c90ezse5b84e8wrpa0mkmr', '2026-03-27', 'acc_01m8c90ezse5b84e8wnrwyr3r7', 0, 17400, 1);
INSERT INTO public.account_days VALUES ('org_01m8c90ezse5b84e8wrpa0mkmr', '2026-03-27', 'acc_01m8c90f0weqe895pb6k52q67y', 0, 6500, 1);
INSERT INTO public.account_days VALUES ('org_01m8c90ezse5b84e8wrpa0mkmr', '2026-03-03', 'acc_01m8c90ezse5b84e8wke0nh5zs', 60000, 60000, 2);
INSERT INTO public.account_days VALUES ('org_01m8c90ezse5b84e8wrpa0mkmr', '2026-03-03', 'acc_01m8c90ezse5b84e8wnp44jq9w', 50000, 50000, 2);
INSERT INTO public.account_days VALUES ('org_01m8c90ezse5b84e8wrpa0mkmr', '2026-03-03', 'acc_01m8c90f0weqe895pb6k52q67y', 10000, 10000, 2);
INSERT INTO public.account_days VALUES ('org_01m8c90ezse5b84e8wrpa0mkmr', '2026-01-01', 'acc_01m8c90ezse5b84e8wmtsbvwxc', 0, 990000, 1);
INSERT INTO public.account_days VALUES ('org_01m8c90ezse5b84e8wrpa0mkmr', '2026-01-01', 'acc_01m8c90ezse5b84e8wn760w983', 0, 10000, 1);
INSERT INTO public.account_days VALUES ('org_01m8c90ezse5b84e8wrpa0mkmr', '2026-01-01', 'acc_01m8c90ezse5b84e8wnha22xgg', 1000000, 1000000, 2);
INSERT INTO public.account_days VALUES ('org_01m8c90ezse5b84e8wrpa0mkmr', '2026-03-31', 'acc_01m8c90ezse5b84e8wk65b70r6', 0, 7492, 1);
INSERT INTO public.account_days VALUES ('org_01m8c90ezse5b84e8wrpa0mkmr', '2026-03-31', 'acc_01m8c90ezse5b84e8wm8ww5vg9', 0, 6345, 1);
INSERT INTO public.account_days VALUES ('org_01m8c90ezse5b84e8wrpa0mkmr', '2026-03-31', 'acc_01m8c90ezse5b84e8wpqapxdz9', 100000, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8c90ezse5b84e8wrpa0mkmr', '2026-03-31', 'acc_01m8c90f3ge7avx7msjb3a592r', 7492, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8c90ezse5b84e8wrpa0mkmr', '2026-03-06', 'acc_01m8c90ezse5b84e8wke0nh5zs', 0, 28200, 1);
INSERT INTO public.account_days VALUES ('org_01m8c90ezse5b84e8wrpa0mkmr', '2026-03-06', 'acc_01m8c90ezse5b84e8wktngrjb0', 28200, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8c90ezse5b84e8wrpa0mkmr', '2026-01-22', 'acc_01m8c90ezse5b84e8wktngrjb0', 0, 107880, 1);
INSERT INTO public.account_days VALUES ('org_01m8c90ezse5b84e8wrpa0mkmr', '2026-01-22', 'acc_01m8c90ezse5b84e8wm307tzmw', 107880, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8c90ezse5b84e8wrpa0mkmr', '2026-01-30', 'acc_01m8c90ezse5b84e8wke0nh5zs', 0, 150000, 1);
INSERT INTO public.account_days VALUES ('org_01m8c90ezse5b84e8wrpa0mkmr', '2026-01-30', 'acc_01m8c90ezse5b84e8wktngrjb0', 150000, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8c90ezse5b84e8wrpa0mkmr', '2026-02-10', 'acc_01m8c90ezse5b84e8wktngrjb0', 0, 135000, 1);
INSERT INTO public.account_days VALUES ('org_01m8c90ezse5b84e8wrpa0mkmr', '2026-02-10', 'acc_01m8c90ezse5b84e8wm307tzmw', 135000, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8c90ezse5b84e8wrpa0mkmr', '2026-02-16', 'acc_01m8c90ezse5b84e8wke0nh5zs', 0, 171000, 1);
INSERT INTO public.account_days VALUES ('org_01m8c90ezse5b84e8wrpa0mkmr', '2026-02-16', 'acc_01m8c90ezse5b84e8wktngrjb0', 171000, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8c90ezse5b84e8wrpa0mkmr', '2026-02-27', 'acc_01m8c90ezse5b84e8wktngrjb0', 0, 40000, 1);
INSERT INTO public.account_days VALUES ('org_01m8c90ezse5b84e8wrpa0mkmr', '2026-02-27', 'acc_01m8c90ezse5b84e8wm307tzmw', 40000, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8c90ezse5b84e8wrpa0mkmr', '2026-03-16', 'acc_01m8c90ezse5b84e8wke0nh5zs', 0, 141840, 1);
INSERT INTO public.account_days VALUES ('org_01m8c90ezse5b84e8wrpa0mkmr', '2026-03-16', 'acc_01m8c90ezse5b84e8wktngrjb0', 141840, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8c90ezse5b84e8wrpa0mkmr', '2026-03-25', 'acc_01m8c90ezse5b84e8wktngrjb0', 0, 200000, 1);
INSERT INTO public.account_days VALUES ('org_01m8c90ezse5b84e8wrpa0mkmr', '2026-03-25', 'acc_01m8c90f6jekf8y203m89w10mz', 200000, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8c90ezse5b84e8wrpa0mkmr', '2026-03-31', 'acc_01m8c90ezse5b84e8wmjnqv53j', 93655, 93655, 2);
INSERT INTO public.account_days VALUES ('org_01m8c90ezse5b84e8wrpa0mkmr', '2026-02-18', 'acc_01m8c90ezse5b84e8wktngrjb0', 0, 5840, 1);
INSERT INTO public.account_days VALUES ('org_01m8c90ezse5b84e8wrpa0mkmr', '2026-02-18', 'acc_01m8c90ezse5b84e8wqvfzp0m1', 5840, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8c90ezse5b84e8wrpa0mkmr', '2026-03-02', 'acc_01m8c90ezse5b84e8wktngrjb0', 0, 3600, 1);
INSERT INTO public.account_days VALUES ('org_01m8c90ezse5b84e8wrpa0mkmr', '2026-03-31', 'acc_01m8c90ezse5b84e8wktngrjb0', 0, 93655, 1);
INSERT INTO public.account_days VALUES ('org_01m8c90ezse5b84e8wrpa0mkmr', '2026-03-20', 'acc_01m8c90ezse5b84e8wktngrjb0', 0, 750, 1);
INSERT INTO public.account_days VALUES ('org_01m8c90ezse5b84e8wrpa0mkmr', '2026-03-20', 'acc_01m8c90ezse5b84e8wrfgdzj5z', 750, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8c90ezse5b84e8wrpa0mkmr', '2026-03-02', 'acc_01m8c90ezse5b84e8wqkf3nx3b', 3000, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8c90ezse5b84e8wrpa0mkmr', '2026-03-02', 'acc_01m8c90f0weqe895pb6k52q67y', 600, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8c90ezse5b84e8wrpa0mkmr', '2026-02-02', 'acc_01m8c90ezse5b84e8wktngrjb0', 0, 3600, 1);
INSERT INTO public.account_days VALUES ('org_01m8c90ezse5b84e8wrpa0mkmr', '2026-02-02', 'acc_01m8c90ezse5b84e8wqkf3nx3b', 3000, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8c90ezse5b84e8wrpa0mkmr', '2026-02-02', 'acc_01m8c90f0weqe895pb6k52q67y', 600, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8c90et5edd8d3q7v82t6h20', '2026-03-02', 'acc_01m8c90et5edd8d3q7pchcjdcr', 0, 50000, 1);
INSERT INTO public.account_days VALUES ('org_01m8c90et5edd8d3q7v82t6h20', '2026-03-02', 'acc_01m8c90et5edd8d3q7s8pc9pre', 50000, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8c90et5edd8d3q7v82t6h20', '2026-03-20', 'acc_01m8c90et5edd8d3q7pchcjdcr', 50000, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8c90et5edd8d3q7v82t6h20', '2026-03-20', 'acc_01m8c90et5edd8d3q7s8pc9pre', 0, 50000, 1);
INSERT INTO public.account_months VALUES ('org_01m8c90ezse5b84e8wrpa0mkmr', 'acc_01m8c90ezse5b84e8wnp44jq9w', '2026-01', 0, 195000, 1);
INSERT INTO public.account_months VALUES ('org_01m8c90ezse5b84e8wrpa0mkmr', 'acc_01m8c90ezse5b84e8wpamn3sbd', '2026-01', 41200, 0, 1);
INSERT INTO public.account_months VALUES ('org_01m8c90ezse5b84e8wrpa0mkmr', 'acc_01m8c90ezse5b84e8wjte6hn7x', '2026-01', 89900, 0, 1);
INSERT INTO public.account_months VALUES ('org_01m8c90ezse5b84e8wrpa0mkmr', 'acc_01m8c90f0weqe895pb6k52q67y', '2026-01', 17980, 39000, 2);
INSERT INTO public.account_months VALUES ('org_01m8c90ezse5b84e8wrpa0mkmr', 'acc_01m8c90ezse5b84e8wmjnqv53j', '2026-03', 93655, 93655, 2);
INSERT INTO public.account_months VALUES ('org_01m8c90ezse5b84e8wrpa0mkmr', 'acc_01m8c90ezse5b84e8wnrwyr3r7', '2026-01', 0, 87000, 1);
INSERT INTO public.account_months VALUES ('org_01m8c90ezse5b84e8wrpa0mkmr', 'acc_01m8c90ezse5b84e8wq1kfzr4x', '2026-02', 135000, 0, 1);
INSERT INTO public.account_months VALUES ('org_01m8c90ezse5b84e8wrpa0mkmr', 'acc_01m8c90f2ge21rfbp337xd3t58', '2026-02', 0, 24000, 1);
INSERT INTO public.account_months VALUES ('org_01m8c90ezse5b84e8wrpa0mkmr', 'acc_01m8c90ezse5b84e8wnp44jq9w', '2026-02', 0, 136700, 2);
INSERT INTO public.account_months VALUES ('org_01m8c90ezse5b84e8wrpa0mkmr', 'acc_01m8c90ezse5b84e8wqvfzp0m1', '2026-02', 5840, 0, 1);
INSERT INTO public.account_months VALUES ('org_01m8c90ezse5b84e8wrpa0mkmr', 'acc_01m8c90ezse5b84e8wqkf3nx3b', '2026-03', 3000, 0, 1);
INSERT INTO public.account_months VALUES ('org_01m8c90ezse5b84e8wrpa0mkmr', 'acc_01m8c90ezse5b84e8wm307tzmw', '2026-03', 0, 76800, 1);
INSERT INTO public.account_months VALUES ('org_01m8c90ezse5b84e8wrpa0mkmr', 'acc_01m8c90ezse5b84e8wpcks5028', '2026-03', 64000, 0, 1);
INSERT INTO public.account_months VALUES ('org_01m8c90ezse5b84e8wrpa0mkmr', 'acc_01m8c90f0weqe895pb6k52q67y', '2026-03', 26400, 16500, 6);
INSERT INTO public.account_months VALUES ('org_01m8c90ezse5b84e8wrpa0mkmr', 'acc_01m8c90ezse5b84e8wktngrjb0', '2026-02', 171000, 184440, 5);
INSERT INTO public.account_months VALUES ('org_01m8c90ezse5b84e8wrpa0mkmr', 'acc_01m8c90ezse5b84e8wqkf3nx3b', '2026-02', 3000, 0, 1);
INSERT INTO public.account_months VALUES ('org_01m8c90ezse5b84e8wrpa0mkmr', 'acc_01m8c90ezse5b84e8wnrwyr3r7', '2026-03', 0, 17400, 1);
INSERT INTO public.account_months VALUES ('org_01m8c90ezse5b84e8wrpa0mkmr', 'acc_01m8c90f0weqe895pb6k52q67y', '2026-02', 600, 27340, 3);
INSERT INTO public.account_months VALUES ('org_01m8c90ezse5b84e8wrpa0mkmr', 'acc_01m8c90ezse5b84e8wktngrjb0', '2026-03', 170040, 298005, 6);
INSERT INTO public.account_months VALUES ('org_01m8c90ezse5b84e8wrpa0mkmr', 'acc_01m8c90ezse5b84e8wnp44jq9w', '2026-03', 65000, 82500, 4);
INSERT INTO public.account_months VALUES ('org_01m8c90ezse5b84e8wrpa0mkmr', 'acc_01m8c90ezse5b84e8wk65b70r6', '2026-03', 0, 7492, 1);
INSERT INTO public.account_months VALUES ('org_01m8c90ezse5b84e8wrpa0mkmr', 'acc_01m8c90ezse5b84e8wm8ww5vg9', '2026-03', 0, 6345, 1);
INSERT INTO public.account_months VALUES ('org_01m8c90ezse5b84e8wrpa0mkmr', 'acc_01m8c90ezse5b84e8wmtsbvwxc', '2026-01', 0, 990000, 1);
INSERT INTO public.account_months VALUES ('org_01m8c90ezse5b84e8wrpa0mkmr', 'acc_01m8c90ezse5b84e8wn760w983', '2026-01', 0, 10000, 1);
INSERT INTO public.account_months VALUES ('org_01m8c90ezse5b84e8wrpa0mkmr', 'acc_01m8c90ezse5b84e8wnha22xgg', '2026-01', 1000000, 1000000, 2);
INSERT INTO public.account_months VALUES ('org_01m8c90ezse5b84e8wrpa0mkmr', 'acc_01m8c90ezse5b84e8wpqapxdz9', '2026-03', 100000, 0, 1);
INSERT INTO public.account_months VALUES ('org_01m8c90ezse5b84e8wrpa0mkmr', 'acc_01m8c90f3ge7avx7msjb3a592r', '2026-03', 7492, 0, 1);
INSERT INTO public.account_months VALUES ('org_01m8c90ezse5b84e8wrpa0mkmr', 'acc_01m8c90ezse5b84e8wrfgdzj5z', '2026-03', 750, 0, 1);
INSERT INTO public.account_months VALUES ('org_01m8c90ezse5b84e8wrpa0mkmr', 'acc_01m8c90ezse5b84e8wm307tzmw', '2026-01', 107880, 149080, 3);
INSERT INTO public.account_months VALUES ('org_01m8c90ezse5b84e8wrpa0mkmr', 'acc_01m8c90ezse5b84e8wke0nh5zs', '2026-01', 321000, 150000, 3);
INSERT INTO public.account_months VALUES ('org_01m8c90ezse5b84e8wrpa0mkmr', 'acc_01m8c90ezse5b84e8wktngrjb0', '2026-01', 1150000, 107880, 3);
INSERT INTO public.account_months VALUES ('org_01m8c90ezse5b84e8wrpa0mkmr', 'acc_01m8c90ezse5b84e8wke0nh5zs', '2026-02', 188040, 171000, 3);
INSERT INTO public.account_months VALUES ('org_01m8c90et5edd8d3q7v82t6h20', 'acc_01m8c90et5edd8d3q7pchcjdcr', '2026-03', 50000, 50000, 2);
INSERT INTO public.account_months VALUES ('org_01m8c90ezse5b84e8wrpa0mkmr', 'acc_01m8c90ezse5b84e8wm307tzmw', '2026-02', 175000, 135000, 3);
INSERT INTO public.account_months VALUES ('org_01m8c90ezse5b84e8wrpa0mkmr', 'acc_01m8c90ezse5b84e8wke0nh5zs', '2026-03', 116400, 248040, 6);
INSERT INTO public.account_months VALUES ('org_01m8c90et5edd8d3q7v82t6h20', 'acc_01m8c90et5edd8d3q7s8pc9pre', '2026-03', 50000, 50000, 2);
INSERT INTO public.account_months VALUES ('org_01m8c90ezse5b84e8wrpa0mkmr', 'acc_01m8c90f6jekf8y203m89w10mz', '2026-03', 200000, 0, 1);
INSERT INTO public.accounts VALUES ('acc_01m8c90et5edd8d3q7ne5j2z50', 'org_01m8c90et5edd8d3q7v82t6h20', '1000', 'Computer equipment', 'ASSET', NULL, 'ST', NULL, 'active', 1795708435269, 1795708435269, 1);
INSERT INTO public.accounts VALUES ('acc_01m8c90et5edd8d3q7njvnzknd', 'org_01m8c90et5edd8d3q7v82t6h20', '1010', 'Office equipment and furniture', 'ASSET', NULL, 'ST', NULL, 'active', 1795708435269, 1795708435269, 1);
INSERT INTO public.accounts VALUES ('acc_01m8c90et5edd8d3q7npd2f0h2', 'org_01m8c90et5edd8d3q7v82t6h20', '1020', 'Motor vehicles', 'ASSET', NULL, 'ST', NULL, 'active', 1795708435269, 1795708435269, 1);
INSERT INTO public.accounts VALUES ('acc_01m8c90et5edd8d3q7ntm8q60b', 'org_01m8c90et5edd8d3q7v82t6h20', '1090', 'Accumulated depreciation', 'ASSET', NULL, 'NV', NULL, 'active', 1795708435269, 1795708435269, 1);
INSERT INTO public.accounts VALUES ('acc_01m8c90et5edd8d3q7nzfyp00f', 'org_01m8c90et5edd8d3q7v82t6h20', '1100', 'Stock', 'ASSET', NULL, 'ST', NULL, 'active', 1795708435269, 1795708435269, 1);
INSERT INTO public.accounts VALUES ('acc_01m8c90et5edd8d3q7p3jfxsjj', 'org_01m8c90et5edd8d3q7v82t6h20', '1200', 'Trade debtors', 'ASSET', 'receivable', NULL, NULL, 'active', 1795708435269, 1795708435269, 1);
INSERT INTO public.accounts VALUES ('acc_01m8c90et5edd8d3q7p7yj5s4f', 'org_01m8c90et5edd8d3q7v82t6h20', '1210', 'Prepayments', 'ASSET', NULL, 'NV', NULL, 'active', 1795708435269, 1795708435269, 1);
INSERT INTO public.accounts VALUES ('acc_01m8c90et5edd8d3q7p8t43nyz', 'org_01m8c90et5edd8d3q7v82t6h20', '1220', 'Other debtors', 'ASSET', NULL, 'NV', NULL, 'active', 1795708435269, 1795708435269, 1);
INSERT INTO public.accounts VALUES ('acc_01m8c90et5edd8d3q7pchcjdcr', 'org_01m8c90et5edd8d3q7v82t6h20', '1300', 'Current account', 'ASSET', 'bank', NULL, NULL, 'active', 1795708435269, 1795708435269, 1);
INSERT INTO public.accounts VALUES ('acc_01m8c90et5edd8d3q7ph9wwrze', 'org_01m8c90et5edd8d3q7v82t6h20', '1310', 'Petty cash', 'ASSET', NULL, 'NV', NULL, 'active', 1795708435269, 1795708435269, 1);
INSERT INTO public.accounts VALUES ('acc_01m8c90et5edd8d3q7pp39ajfs', 'org_01m8c90et5edd8d3q7v82t6h20', '2100', 'Trade creditors', 'LIABILITY', 'payable', NULL, NULL, 'active', 1795708435269, 1795708435269, 1);
INSERT INTO public.accounts VALUES ('acc_01m8c90et5edd8d3q7ptppder5', 'org_01m8c90et5edd8d3q7v82t6h20', '2110', 'Accruals', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795708435269, 1795708435269, 1);
INSERT INTO public.accounts VALUES ('acc_01m8c90et5edd8d3q7pzxppsga', 'org_01m8c90et5edd8d3q7v82t6h20', '2200', 'PAYE and National Insurance', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795708435269, 1795708435269, 1);
INSERT INTO public.accounts VALUES ('acc_01m8c90et5edd8d3q7q3c4eap0', 'org_01m8c90et5edd8d3q7v82t6h20', '2210', 'Pension contributions', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795708435269, 1795708435269, 1);
INSERT INTO public.accounts VALUES ('acc_01m8c90et5edd8d3q7q677rzw7', 'org_01m8c90et5edd8d3q7v82t6h20', '2220', 'Net wages', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795708435269, 1795708435269, 1);
INSERT INTO public.accounts VALUES ('acc_01m8c90et5edd8d3q7qa3wfrcs', 'org_01m8c90et5edd8d3q7v82t6h20', '2300', 'Corporation tax', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795708435269, 1795708435269, 1);
INSERT INTO public.accounts VALUES ('acc_01m8c90et5edd8d3q7qevwrzyn', 'org_01m8c90et5edd8d3q7v82t6h20', '2400', 'Director''s loan account', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795708435269, 1795708435269, 1);
INSERT INTO public.accounts VALUES ('acc_01m8c90et5edd8d3q7qg1y5w2p', 'org_01m8c90et5edd8d3q7v82t6h20', '2500', 'Bank loans', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795708435269, 1795708435269, 1);
INSERT INTO public.accounts VALUES ('acc_01m8c90et5edd8d3q7qpa0gpzj', 'org_01m8c90et5edd8d3q7v82t6h20', '2900', 'Suspense', 'LIABILITY', 'suspense', NULL, NULL, 'active', 1795708435269, 1795708435269, 1);
INSERT INTO public.accounts VALUES ('acc_01m8c90et5edd8d3q7qr33c8jz', 'org_01m8c90et5edd8d3q7v82t6h20', '3000', 'Share capital', 'EQUITY', NULL, 'NV', NULL, 'active', 1795708435269, 1795708435269, 1);
INSERT INTO public.accounts VALUES ('acc_01m8c90et5edd8d3q7qwv7pn4f', 'org_01m8c90et5edd8d3q7v82t6h20', '3100', 'Retained earnings', 'EQUITY', 'retained_earnings', NULL, NULL, 'active', 1795708435269, 1795708435269, 1);
INSERT INTO public.accounts VALUES ('acc_01m8c90et5edd8d3q7r1134sxr', 'org_01m8c90et5edd8d3q7v82t6h20', '3200', 'Dividends', 'EQUITY', NULL, 'NV', NULL, 'active', 1795708435269, 1795708435269, 1);
INSERT INTO public.accounts VALUES ('acc_01m8c90et5edd8d3q7r6xshy5b', 'org_01m8c90et5edd8d3q7v82t6h20', '3900', 'Opening balances', 'EQUITY', 'opening_balance', NULL, NULL, 'active', 1795708435269, 1795708435269, 1);
INSERT INTO public.accounts VALUES ('acc_01m8c90et5edd8d3q7rah7y5zn', 'org_01m8c90et5edd8d3q7v82t6h20', '4000', 'Sales', 'INCOME', NULL, 'ST', NULL, 'active', 1795708435269, 1795708435269, 1);
INSERT INTO public.accounts VALUES ('acc_01m8c90et5edd8d3q7rctggw53', 'org_01m8c90et5edd8d3q7v82t6h20', '4010', 'Sales, zero-rated', 'INCOME', NULL, 'ZR', NULL, 'active', 1795708435269, 1795708435269, 1);
INSERT INTO public.accounts VALUES ('acc_01m8c90et5edd8d3q7rgzr0w41', 'org_01m8c90et5edd8d3q7v82t6h20', '4090', 'Other income', 'INCOME', NULL, 'ST', NULL, 'active', 1795708435269, 1795708435269, 1);
INSERT INTO public.accounts VALUES ('acc_01m8c90et5edd8d3q7rmf76wkd', 'org_01m8c90et5edd8d3q7v82t6h20', '4900', 'Interest received', 'INCOME', NULL, 'EX', NULL, 'active', 1795708435269, 1795708435269, 1);
INSERT INTO public.accounts VALUES ('acc_01m8c90et5edd8d3q7rs56x9gr', 'org_01m8c90et5edd8d3q7v82t6h20', '4920', 'VAT flat-rate scheme difference', 'INCOME', 'vat_scheme_difference', NULL, NULL, 'active', 1795708435269, 1795708435269, 1);
INSERT INTO public.accounts VALUES ('acc_01m8c90et5edd8d3q7rzx4djjp', 'org_01m8c90et5edd8d3q7v82t6h20', '5000', 'Cost of goods sold', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795708435269, 1795708435269, 1);
INSERT INTO public.accounts VALUES ('acc_01m8c90et5edd8d3q7s2d9jfk2', 'org_01m8c90et5edd8d3q7v82t6h20', '5010', 'Subcontractors', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795708435269, 1795708435269, 1);
INSERT INTO public.accounts VALUES ('acc_01m8c90et5edd8d3q7s7saqkzx', 'org_01m8c90et5edd8d3q7v82t6h20', '5020', 'Carriage and postage', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795708435269, 1795708435269, 1);
INSERT INTO public.accounts VALUES ('acc_01m8c90et5edd8d3q7s8pc9pre', 'org_01m8c90et5edd8d3q7v82t6h20', '6000', 'Wages and salaries', 'EXPENSE', NULL, 'NV', NULL, 'active', 1795708435269, 1795708435269, 1);
INSERT INTO public.accounts VALUES ('acc_01m8c90et5edd8d3q7schb7g5w', 'org_01m8c90et5edd8d3q7v82t6h20', '6010', 'Employer''s National Insurance', 'EXPENSE', NULL, 'NV', NULL, 'active', 1795708435269, 1795708435269, 1);
INSERT INTO public.accounts VALUES ('acc_01m8c90et5edd8d3q7sggeb8ch', 'org_01m8c90et5edd8d3q7v82t6h20', '6020', 'Employer''s pension', 'EXPENSE', NULL, 'NV', NULL, 'active', 1795708435269, 1795708435269, 1);
INSERT INTO public.accounts VALUES ('acc_01m8c90et5edd8d3q7spajd18x', 'org_01m8c90et5edd8d3q7v82t6h20', '6100', 'Rent', 'EXPENSE', NULL, 'EX', NULL, 'active', 1795708435269, 1795708435269, 1);
INSERT INTO public.accounts VALUES ('acc_01m8c90et5edd8d3q7ssktzxmk', 'org_01m8c90et5edd8d3q7v82t6h20', '6110', 'Business rates', 'EXPENSE', NULL, 'NV', NULL, 'active', 1795708435269, 1795708435269, 1);
INSERT INTO public.accounts VALUES ('acc_01m8c90et5edd8d3q7sz8sma3m', 'org_01m8c90et5edd8d3q7v82t6h20', '6120', 'Light, heat and water', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795708435269, 1795708435269, 1);
INSERT INTO public.accounts VALUES ('acc_01m8c90et5edd8d3q7t3vnpqen', 'org_01m8c90et5edd8d3q7v82t6h20', '6200', 'Telephone and internet', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795708435269, 1795708435269, 1);
INSERT INTO public.accounts VALUES ('acc_01m8c90et5edd8d3q7t7nd8rnx', 'org_01m8c90et5edd8d3q7v82t6h20', '6210', 'Software and subscriptions', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795708435269, 1795708435269, 1);
INSERT INTO public.accounts VALUES ('acc_01m8c90et5edd8d3q7t84q6g4v', 'org_01m8c90et5edd8d3q7v82t6h20', '6220', 'Printing and stationery', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795708435269, 1795708435269, 1);
INSERT INTO public.accounts VALUES ('acc_01m8c90et5edd8d3q7tdhamy23', 'org_01m8c90et5edd8d3q7v82t6h20', '6300', 'Travel and subsistence', 'EXPENSE', NULL, 'ZR', NULL, 'active', 1795708435269, 1795708435269, 1);
INSERT INTO public.accounts VALUES ('acc_01m8c90et5edd8d3q7thx490cx', 'org_01m8c90et5edd8d3q7v82t6h20', '6310', 'Motor expenses', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795708435269, 1795708435269, 1);
INSERT INTO public.accounts VALUES ('acc_01m8c90et5edd8d3q7tnev4fsb', 'org_01m8c90et5edd8d3q7v82t6h20', '6400', 'Advertising and marketing', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795708435269, 1795708435269, 1);
INSERT INTO public.accounts VALUES ('acc_01m8c90et5edd8d3q7tv46wp84', 'org_01m8c90et5edd8d3q7v82t6h20', '6500', 'Accountancy and legal fees', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795708435269, 1795708435269, 1);
INSERT INTO public.accounts VALUES ('acc_01m8c90et5edd8d3q7tyb45ka0', 'org_01m8c90et5edd8d3q7v82t6h20', '6600', 'Insurance', 'EXPENSE', NULL, 'EX', NULL, 'active', 1795708435269, 1795708435269, 1);
INSERT INTO public.accounts VALUES ('acc_01m8c90et5edd8d3q7v39hp1sp', 'org_01m8c90et5edd8d3q7v82t6h20', '6700', 'Bank charges', 'EXPENSE', NULL, 'EX', NULL, 'active', 1795708435269, 1795708435269, 1);
INSERT INTO public.accounts VALUES ('acc_01m8c90et5edd8d3q7v7w7eb4p', 'org_01m8c90et5edd8d3q7v82t6h20', '6990', 'Rounding differences', 'EXPENSE', 'rounding', NULL, NULL, 'active', 1795708435269, 1795708435269, 1);
INSERT INTO public.accounts VALUES ('acc_01m8c90ewbeqhacdccr6r56dt4', 'org_01m8c90et5edd8d3q7v82t6h20', '2250', 'VAT', 'LIABILITY', 'vat_control', NULL, NULL, 'active', 1795708435339, 1795708435339, 1);
INSERT INTO public.accounts VALUES ('acc_01m8c90ezse5b84e8wjte6hn7x', 'org_01m8c90ezse5b84e8wrpa0mkmr', '1000', 'Computer equipment', 'ASSET', NULL, 'ST', NULL, 'active', 1795708435449, 1795708435449, 1);
INSERT INTO public.accounts VALUES ('acc_01m8c90ezse5b84e8wjxad952a', 'org_01m8c90ezse5b84e8wrpa0mkmr', '1010', 'Office equipment and furniture', 'ASSET', NULL, 'ST', NULL, 'active', 1795708435449, 1795708435449, 1);
INSERT INTO public.accounts VALUES ('acc_01m8c90ezse5b84e8wk11yqv8d', 'org_01m8c90ezse5b84e8wrpa0mkmr', '1020', 'Motor vehicles', 'ASSET', NULL, 'ST', NULL, 'active', 1795708435449, 1795708435449, 1);
INSERT INTO public.accounts VALUES ('acc_01m8c90ezse5b84e8wk65b70r6', 'org_01m8c90ezse5b84e8wrpa0mkmr', '1090', 'Accumulated depreciation', 'ASSET', NULL, 'NV', NULL, 'active', 1795708435449, 1795708435449, 1);
INSERT INTO public.accounts VALUES ('acc_01m8c90ezse5b84e8wkb4r0rhv', 'org_01m8c90ezse5b84e8wrpa0mkmr', '1100', 'Stock', 'ASSET', NULL, 'ST', NULL, 'active', 1795708435449, 1795708435449, 1);
INSERT INTO public.accounts VALUES ('acc_01m8c90ezse5b84e8wke0nh5zs', 'org_01m8c90ezse5b84e8wrpa0mkmr', '1200', 'Trade debtors', 'ASSET', 'receivable', NULL, NULL, 'active', 1795708435449, 1795708435449, 1);
INSERT INTO public.accounts VALUES ('acc_01m8c90ezse5b84e8wkhja69p2', 'org_01m8c90ezse5b84e8wrpa0mkmr', '1210', 'Prepayments', 'ASSET', NULL, 'NV', NULL, 'active', 1795708435449, 1795708435449, 1);
INSERT INTO public.accounts VALUES ('acc_01m8c90ezse5b84e8wkptmn0gg', 'org_01m8c90ezse5b84e8wrpa0mkmr', '1220', 'Other debtors', 'ASSET', NULL, 'NV', NULL, 'active', 1795708435449, 1795708435449, 1);
INSERT INTO public.accounts VALUES ('acc_01m8c90ezse5b84e8wktngrjb0', 'org_01m8c90ezse5b84e8wrpa0mkmr', '1300', 'Current account', 'ASSET', 'bank', NULL, NULL, 'active', 1795708435449, 1795708435449, 1);
INSERT INTO public.accounts VALUES ('acc_01m8c90ezse5b84e8wkzz4k6ve', 'org_01m8c90ezse5b84e8wrpa0mkmr', '1310', 'Petty cash', 'ASSET', NULL, 'NV', NULL, 'active', 1795708435449, 1795708435449, 1);
INSERT INTO public.accounts VALUES ('acc_01m8c90ezse5b84e8wm307tzmw', 'org_01m8c90ezse5b84e8wrpa0mkmr', '2100', 'Trade creditors', 'LIABILITY', 'payable', NULL, NULL, 'active', 1795708435449, 1795708435449, 1);
INSERT INTO public.accounts VALUES ('acc_01m8c90ezse5b84e8wm7n9bd8h', 'org_01m8c90ezse5b84e8wrpa0mkmr', '2110', 'Accruals', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795708435449, 1795708435449, 1);
INSERT INTO public.accounts VALUES ('acc_01m8c90ezse5b84e8wm8ww5vg9', 'org_01m8c90ezse5b84e8wrpa0mkmr', '2200', 'PAYE and National Insurance', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795708435449, 1795708435449, 1);
INSERT INTO public.accounts VALUES ('acc_01m8c90ezse5b84e8wmca9yaq4', 'org_01m8c90ezse5b84e8wrpa0mkmr', '2210', 'Pension contributions', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795708435449, 1795708435449, 1);
INSERT INTO public.accounts VALUES ('acc_01m8c90ezse5b84e8wmjnqv53j', 'org_01m8c90ezse5b84e8wrpa0mkmr', '2220', 'Net wages', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795708435449, 1795708435449, 1);
INSERT INTO public.accounts VALUES ('acc_01m8c90ezse5b84e8wmpvv98j0', 'org_01m8c90ezse5b84e8wrpa0mkmr', '2300', 'Corporation tax', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795708435449, 1795708435449, 1);
INSERT INTO public.accounts VALUES ('acc_01m8c90ezse5b84e8wmtsbvwxc', 'org_01m8c90ezse5b84e8wrpa0mkmr', '2400', 'Director''s loan account', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795708435449, 1795708435449, 1);
INSERT INTO public.accounts VALUES ('acc_01m8c90ezse5b84e8wmx9xw6qw', 'org_01m8c90ezse5b84e8wrpa0mkmr', '2500', 'Bank loans', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795708435449, 1795708435449, 1);
INSERT INTO public.accounts VALUES ('acc_01m8c90ezse5b84e8wn0avzrpt', 'org_01m8c90ezse5b84e8wrpa0mkmr', '2900', 'Suspense', 'LIABILITY', 'suspense', NULL, NULL, 'active', 1795708435449, 1795708435449, 1);
INSERT INTO public.accounts VALUES ('acc_01m8c90ezse5b84e8wn760w983', 'org_01m8c90ezse5b84e8wrpa0mkmr', '3000', 'Share capital', 'EQUITY', NULL, 'NV', NULL, 'active', 1795708435449, 1795708435449, 1);
INSERT INTO public.accounts VALUES ('acc_01m8c90ezse5b84e8wn8qbwcqj', 'org_01m8c90ezse5b84e8wrpa0mkmr', '3100', 'Retained earnings', 'EQUITY', 'retained_earnings', NULL, NULL, 'active', 1795708435449, 1795708435449, 1);
INSERT INTO public.accounts VALUES ('acc_01m8c90ezse5b84e8wndxyfc7e', 'org_01m8c90ezse5b84e8wrpa0mkmr', '3200', 'Dividends', 'EQUITY', NULL, 'NV', NULL, 'active', 1795708435449, 1795708435449, 1);
INSERT INTO public.accounts VALUES ('acc_01m8c90ezse5b84e8wnha22xgg', 'org_01m8c90ezse5b84e8wrpa0mkmr', '3900', 'Opening balances', 'EQUITY', 'opening_balance', NULL, NULL, 'active', 1795708435449, 1795708435449, 1);
INSERT INTO public.accounts VALUES ('acc_01m8c90ezse5b84e8wnp44jq9w', 'org_01m8c90ezse5b84e8wrpa0mkmr', '4000', 'Sales', 'INCOME', NULL, 'ST', NULL, 'active', 1795708435449, 1795708435449, 1);
INSERT INTO public.accounts VALUES ('acc_01m8c90ezse5b84e8wnrwyr3r7', 'org_01m8c90ezse5b84e8wrpa0mkmr', '4010', 'Sales, zero-rated', 'INCOME', NULL, 'ZR', NULL, 'active', 1795708435449, 1795708435449, 1);
INSERT INTO public.accounts VALUES ('acc_01m8c90ezse5b84e8wnwfg9vj2', 'org_01m8c90ezse5b84e8wrpa0mkmr', '4090', 'Other income', 'INCOME', NULL, 'ST', NULL, 'active', 1795708435449, 1795708435449, 1);
INSERT INTO public.accounts VALUES ('acc_01m8c90ezse5b84e8wp2qyktqa', 'org_01m8c90ezse5b84e8wrpa0mkmr', '4900', 'Interest received', 'INCOME', NULL, 'EX', NULL, 'active', 1795708435449, 1795708435449, 1);
INSERT INTO public.accounts VALUES ('acc_01m8c90ezse5b84e8wp7wa9jde', 'org_01m8c90ezse5b84e8wrpa0mkmr', '4920', 'VAT flat-rate scheme difference', 'INCOME', 'vat_scheme_difference', NULL, NULL, 'active', 1795708435449, 1795708435449, 1);
INSERT INTO public.accounts VALUES ('acc_01m8c90ezse5b84e8wpamn3sbd', 'org_01m8c90ezse5b84e8wrpa0mkmr', '5000', 'Cost of goods sold', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795708435449, 1795708435449, 1);
INSERT INTO public.accounts VALUES ('acc_01m8c90ezse5b84e8wpcks5028', 'org_01m8c90ezse5b84e8wrpa0mkmr', '5010', 'Subcontractors', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795708435449, 1795708435449, 1);
INSERT INTO public.accounts VALUES ('acc_01m8c90ezse5b84e8wpg4dk0ka', 'org_01m8c90ezse5b84e8wrpa0mkmr', '5020', 'Carriage and postage', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795708435449, 1795708435449, 1);
INSERT INTO public.accounts VALUES ('acc_01m8c90ezse5b84e8wpqapxdz9', 'org_01m8c90ezse5b84e8wrpa0mkmr', '6000', 'Wages and salaries', 'EXPENSE', NULL, 'NV', NULL, 'active', 1795708435449, 1795708435449, 1);
INSERT INTO public.accounts VALUES ('acc_01m8c90ezse5b84e8wptpf545w', 'org_01m8c90ezse5b84e8wrpa0mkmr', '6010', 'Employer''s National Insurance', 'EXPENSE', NULL, 'NV', NULL, 'active', 1795708435449, 1795708435449, 1);
INSERT INTO public.accounts VALUES ('acc_01m8c90ezse5b84e8wpzpvkhe7', 'org_01m8c90ezse5b84e8wrpa0mkmr', '6020', 'Employer''s pension', 'EXPENSE', NULL, 'NV', NULL, 'active', 1795708435449, 1795708435449, 1);
INSERT INTO public.accounts VALUES ('acc_01m8c90ezse5b84e8wq1kfzr4x', 'org_01m8c90ezse5b84e8wrpa0mkmr', '6100', 'Rent', 'EXPENSE', NULL, 'EX', NULL, 'active', 1795708435449, 1795708435449, 1);
INSERT INTO public.accounts VALUES ('acc_01m8c90ezse5b84e8wq53prfsb', 'org_01m8c90ezse5b84e8wrpa0mkmr', '6110', 'Business rates', 'EXPENSE', NULL, 'NV', NULL, 'active', 1795708435449, 1795708435449, 1);
INSERT INTO public.accounts VALUES ('acc_01m8c90ezse5b84e8wq924e95m', 'org_01m8c90ezse5b84e8wrpa0mkmr', '6120', 'Light, heat and water', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795708435449, 1795708435449, 1);
INSERT INTO public.accounts VALUES ('acc_01m8c90ezse5b84e8wqczvtyns', 'org_01m8c90ezse5b84e8wrpa0mkmr', '6200', 'Telephone and internet', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795708435449, 1795708435449, 1);
INSERT INTO public.accounts VALUES ('acc_01m8c90ezse5b84e8wqkf3nx3b', 'org_01m8c90ezse5b84e8wrpa0mkmr', '6210', 'Software and subscriptions', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795708435449, 1795708435449, 1);
INSERT INTO public.accounts VALUES ('acc_01m8c90ezse5b84e8wqnvm7v8w', 'org_01m8c90ezse5b84e8wrpa0mkmr', '6220', 'Printing and stationery', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795708435449, 1795708435449, 1);
INSERT INTO public.accounts VALUES ('acc_01m8c90ezse5b84e8wqvfzp0m1', 'org_01m8c90ezse5b84e8wrpa0mkmr', '6300', 'Travel and subsistence', 'EXPENSE', NULL, 'ZR', NULL, 'active', 1795708435449, 1795708435449, 1);
INSERT INTO public.accounts VALUES ('acc_01m8c90ezse5b84e8wqz6yr0yd', 'org_01m8c90ezse5b84e8wrpa0mkmr', '6310', 'Motor expenses', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795708435449, 1795708435449, 1);
INSERT INTO public.accounts VALUES ('acc_01m8c90ezse5b84e8wr2akb8jy', 'org_01m8c90ezse5b84e8wrpa0mkmr', '6400', 'Advertising and marketing', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795708435449, 1795708435449, 1);
INSERT INTO public.accounts VALUES ('acc_01m8c90ezse5b84e8wr77e0tfp', 'org_01m8c90ezse5b84e8wrpa0mkmr', '6500', 'Accountancy and legal fees', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795708435449, 1795708435449, 1);
INSERT INTO public.accounts VALUES ('acc_01m8c90ezse5b84e8wrarx94k5', 'org_01m8c90ezse5b84e8wrpa0mkmr', '6600', 'Insurance', 'EXPENSE', NULL, 'EX', NULL, 'active', 1795708435449, 1795708435449, 1);
INSERT INTO public.accounts VALUES ('acc_01m8c90ezse5b84e8wrfgdzj5z', 'org_01m8c90ezse5b84e8wrpa0mkmr', '6700', 'Bank charges', 'EXPENSE', NULL, 'EX', NULL, 'active', 1795708435449, 1795708435449, 1);
INSERT INTO public.accounts VALUES ('acc_01m8c90ezse5b84e8wrh8k6p3y', 'org_01m8c90ezse5b84e8wrpa0mkmr', '6990', 'Rounding differences', 'EXPENSE', 'rounding', NULL, NULL, 'active', 1795708435449, 1795708435449, 1);
INSERT INTO public.accounts VALUES ('acc_01m8c90f3ge7avx7msjb3a592r', 'org_01m8c90ezse5b84e8wrpa0mkmr', '6800', 'Depreciation', 'EXPENSE', NULL, NULL, NULL, 'active', 1795708435568, 1795708435568, 1);
INSERT INTO public.accounts VALUES ('acc_01m8c90f0weqe895pb6k52q67y', 'org_01m8c90ezse5b84e8wrpa0mkmr', '2250', 'VAT', 'LIABILITY', 'vat_control', NULL, NULL, 'active', 1795708435484, 1795708435484, 1);
INSERT INTO public.accounts VALUES ('acc_01m8c90f2ge21rfbp337xd3t58', 'org_01m8c90ezse5b84e8wrpa0mkmr', '4100', 'Room hire', 'INCOME', NULL, 'EX', NULL, 'active', 1795708435536, 1795708435536, 1);
INSERT INTO public.accounts VALUES ('acc_01m8c90f6jekf8y203m89w10mz', 'org_01m8c90ezse5b84e8wrpa0mkmr', '1301', 'Savings', 'ASSET', 'bank', NULL, NULL, 'active', 1795708435666, 1795708435666, 1);
INSERT INTO public.allocations VALUES ('alc_01m8c90g8bemern2vmqehydj0c', 'org_01m8c90ezse5b84e8wrpa0mkmr', 'inv_01m8c90fy3ejhrjsbht7q5e1z8', NULL, 'inv_01m8c90fzket6anesb55nrdf7w', 18000, '2026-03-12', NULL, 1795708436747, NULL);
INSERT INTO public.allocations VALUES ('alc_01m8c90gmweer8bpnjb1jgzrq0', 'org_01m8c90ezse5b84e8wrpa0mkmr', 'inv_01m8c90fx7e74rzhtye2gsykxq', 'set_01m8c90gmweer8bpnjarpf3c4v', NULL, 28200, '2026-03-06', NULL, 1795708437148, NULL);
INSERT INTO public.allocations VALUES ('alc_01m8c90h4nev3rb26nsk5d895g', 'org_01m8c90ezse5b84e8wrpa0mkmr', 'inv_01m8c90fsjes3v8ecfwfj4aefh', 'set_01m8c90h4nev3rb26nsk5d895g', NULL, 107880, '2026-01-22', NULL, 1795708437653, NULL);
INSERT INTO public.allocations VALUES ('alc_01m8c90heee4jazfzxj57ybf13', 'org_01m8c90ezse5b84e8wrpa0mkmr', 'inv_01m8c90fnwewxae62zcfnpqzc0', 'set_01m8c90heee4jazfzxj57ybf13', NULL, 150000, '2026-01-30', NULL, 1795708437966, NULL);
INSERT INTO public.allocations VALUES ('alc_01m8c90hpae56sh86pqam5gays', 'org_01m8c90ezse5b84e8wrpa0mkmr', 'inv_01m8c90fwrea39v8aygbdrv95t', 'set_01m8c90hpae56sh86pqam5gays', NULL, 135000, '2026-02-10', NULL, 1795708438218, NULL);
INSERT INTO public.allocations VALUES ('alc_01m8c90j3aefrbsc260p6jh449', 'org_01m8c90ezse5b84e8wrpa0mkmr', 'inv_01m8c90fnwewxae62zcfnpqzc0', 'set_01m8c90j3aefrbsc260p6jh449', NULL, 84000, '2026-02-16', NULL, 1795708438634, NULL);
INSERT INTO public.allocations VALUES ('alc_01m8c90j3aefrbsc260p6jh44a', 'org_01m8c90ezse5b84e8wrpa0mkmr', 'inv_01m8c90fvke3bv59jsc7he97f7', 'set_01m8c90j3aefrbsc260p6jh449', NULL, 87000, '2026-02-16', NULL, 1795708438634, NULL);
INSERT INTO public.allocations VALUES ('alc_01m8c90jdee3ea34sdqev0np4x', 'org_01m8c90ezse5b84e8wrpa0mkmr', 'inv_01m8c90fr8e029yxkbk7cx0gwj', 'set_01m8c90jdee3ea34sdqev0np4x', NULL, 40000, '2026-02-27', NULL, 1795708438958, NULL);
INSERT INTO public.allocations VALUES ('alc_01m8c90jr8edwvweetzs7egw13', 'org_01m8c90ezse5b84e8wrpa0mkmr', 'inv_01m8c90fy3ejhrjsbht7q5e1z8', 'set_01m8c90jr8edwvweetzs7egw13', NULL, 141840, '2026-03-16', NULL, 1795708439304, NULL);
INSERT INTO public.api_keys VALUES ('key_01m8c90ehneg5ts0yr8f6p7wf4', 'usr_01m8c90eejezvar5h6qds80tyt', 'main', 'reconcile:read reconcile:write', 0, '0YSM', 1795708434997, NULL, NULL, NULL);
INSERT INTO public.api_keys VALUES ('key_01m8c90es3epdbmh717660b3dr', 'usr_01m8c90eejezvar5h6qds80tyt', 'main', 'ledger:read ledger:write', 0, 'CMwi', 1795708435235, NULL, NULL, NULL);
INSERT INTO public.audit_events VALUES ('org_01m8c90et5edd8d3q7v82t6h20', 1, 1795708435269, 'usr_01m8c90eejezvar5h6qds80tyt', 'key_01m8c90es3epdbmh717660b3dr', 'organisation.create', 'org_01m8c90et5edd8d3q7v82t6h20', NULL, '{"id":"org_01m8c90et5edd8d3q7v82t6h20","name":"Acorn Ltd","currency":"GBP","country":"GB","financial_year_end":"03-31","vat_registered":true,"vat_number":null,"vat_scheme":"standard","flat_rate_percent":null,"vat_rounding":"line","status":"active","role":"owner","lock_date":null,"created_at":"2026-11-26T15:53:55.269Z","updated_at":"2026-11-26T15:53:55.269Z","version":1}');
INSERT INTO public.audit_events VALUES ('org_01m8c90et5edd8d3q7v82t6h20', 2, 1795708435339, 'usr_01m8c90eejezvar5h6qds80tyt', 'key_01m8c90es3epdbmh717660b3dr', 'account.create', 'acc_01m8c90ewbeqhacdccr6r56dt4', NULL, '{"id":"acc_01m8c90ewbeqhacdccr6r56dt4","code":"2250","name":"VAT","account_type":"LIABILITY","role":"vat_control","default_vat_code":null,"description":null,"currency":"GBP","status":"active","balance":0.00,"created_at":"2026-11-26T15:53:55.339Z","updated_at":"2026-11-26T15:53:55.339Z","version":1}');
INSERT INTO public.audit_events VALUES ('org_01m8c90et5edd8d3q7v82t6h20', 3, 1795708435384, 'usr_01m8c90eejezvar5h6qds80tyt', 'key_01m8c90es3epdbmh717660b3dr', 'bank_account.create', 'bac_01m8c90exrertv4656pmdc6s8j', NULL, '{"account_id":"acc_01m8c90et5edd8d3q7pchcjdcr","account_number":null,"created_at":"2026-11-26T15:53:55.384Z","currency":"GBP","iban":null,"id":"bac_01m8c90exrertv4656pmdc6s8j","ledger_balance":0.0,"name":"Current","opening_balance":null,"opening_date":null,"opening_journal_id":null,"sort_code":null,"statement_balance":null,"statement_date":null,"type":"current","unconfirmed_count":0,"updated_at":"2026-11-26T15:53:55.384Z","version":1}');
INSERT INTO public.audit_events VALUES ('org_01m8c90ezse5b84e8wrpa0mkmr', 1, 1795708435449, 'usr_01m8c90eejezvar5h6qds80tyt', 'key_01m8c90es3epdbmh717660b3dr', 'organisation.create', 'org_01m8c90ezse5b84e8wrpa0mkmr', NULL, '{"id":"org_01m8c90ezse5b84e8wrpa0mkmr","name":"Wren & Marsh Ltd","currency":"GBP","country":"GB","financial_year_end":"03-31","vat_registered":true,"vat_number":null,"vat_scheme":"standard","flat_rate_percent":null,"vat_rounding":"line","status":"active","role":"owner","lock_date":null,"created_at":"2026-11-26T15:53:55.449Z","updated_at":"2026-11-26T15:53:55.449Z","version":1}');
INSERT INTO public.audit_events VALUES ('org_01m8c90ezse5b84e8wrpa0mkmr', 2, 1795708435484, 'usr_01m8c90eejezvar5h6qds80tyt', 'key_01m8c90es3epdbmh717660b3dr', 'account.create', 'acc_01m8c90f0weqe895pb6k52q67y', NULL, '{"id":"acc_01m8c90f0weqe895pb6k52q67y","code":"2250","name":"VAT","account_type":"LIABILITY","role":"vat_control","default_vat_code":null,"description":null,"currency":"GBP","status":"active","balance":0.00,"created_at":"2026-11-26T15:53:55.484Z","updated_at":"2026-11-26T15:53:55.484Z","version":1}');
INSERT INTO public.audit_events VALUES ('org_01m8c90ezse5b84e8wrpa0mkmr', 3, 1795708435536, 'usr_01m8c90eejezvar5h6qds80tyt', 'key_01m8c90es3epdbmh717660b3dr', 'account.create', 'acc_01m8c90f2ge21rfbp337xd3t58', NULL, '{"id":"acc_01m8c90f2ge21rfbp337xd3t58","code":"4100","name":"Room hire","account_type":"INCOME","role":null,"default_vat_code":"EX","description":null,"currency":"GBP","status":"active","balance":0.00,"created_at":"2026-11-26T15:53:55.536Z","updated_at":"2026-11-26T15:53:55.536Z","version":1}');
INSERT INTO public.audit_events VALUES ('org_01m8c90ezse5b84e8wrpa0mkmr', 4, 1795708435568, 'usr_01m8c90eejezvar5h6qds80tyt', 'key_01m8c90es3epdbmh717660b3dr', 'account.create', 'acc_01m8c90f3ge7avx7msjb3a592r', NULL, '{"id":"acc_01m8c90f3ge7avx7msjb3a592r","code":"6800","name":"Depreciation","account_type":"EXPENSE","role":null,"default_vat_code":null,"description":null,"currency":"GBP","status":"active","balance":0.00,"created_at":"2026-11-26T15:53:55.568Z","updated_at":"2026-11-26T15:53:55.568Z","version":1}');
INSERT INTO public.audit_events VALUES ('org_01m8c90ezse5b84e8wrpa0mkmr', 5, 1795708435616, 'usr_01m8c90eejezvar5h6qds80tyt', 'key_01m8c90es3epdbmh717660b3dr', 'bank_account.create', 'bac_01m8c90f50exfa0vdzm3drsgdn', NULL, '{"account_id":"acc_01m8c90ezse5b84e8wktngrjb0","account_number":null,"created_at":"2026-11-26T15:53:55.616Z","currency":"GBP","iban":null,"id":"bac_01m8c90f50exfa0vdzm3drsgdn","ledger_balance":10000.0,"name":"Current","opening_balance":10000.0,"opening_date":"2026-01-01","opening_journal_id":"jnl_01m8c90f50exfa0vdzmbp46b6f","sort_code":null,"statement_balance":null,"statement_date":null,"type":"current","unconfirmed_count":0,"updated_at":"2026-11-26T15:53:55.616Z","version":1}');
INSERT INTO public.audit_events VALUES ('org_01m8c90ezse5b84e8wrpa0mkmr', 6, 1795708435666, 'usr_01m8c90eejezvar5h6qds80tyt', 'key_01m8c90es3epdbmh717660b3dr', 'account.create', 'acc_01m8c90f6jekf8y203m89w10mz', NULL, '{"account_type":"ASSET","balance":0.0,"code":"1301","created_at":"2026-11-26T15:53:55.666Z","currency":"GBP","default_vat_code":null,"description":null,"id":"acc_01m8c90f6jekf8y203m89w10mz","name":"Savings","role":"bank","status":"active","updated_at":"2026-11-26T15:53:55.666Z","version":1}');
INSERT INTO public.audit_events VALUES ('org_01m8c90ezse5b84e8wrpa0mkmr', 7, 1795708435666, 'usr_01m8c90eejezvar5h6qds80tyt', 'key_01m8c90es3epdbmh717660b3dr', 'bank_account.create', 'bac_01m8c90f6jekf8y203m6cfbbj9', NULL, '{"account_id":"acc_01m8c90f6jekf8y203m89w10mz","account_number":null,"created_at":"2026-11-26T15:53:55.666Z","currency":"GBP","iban":null,"id":"bac_01m8c90f6jekf8y203m6cfbbj9","ledger_balance":0.0,"name":"Savings","opening_balance":null,"opening_date":null,"opening_journal_id":null,"sort_code":null,"statement_balance":null,"statement_date":null,"type":"savings","unconfirmed_count":0,"updated_at":"2026-11-26T15:53:55.666Z","version":1}');
INSERT INTO public.audit_events VALUES ('org_01m8c90ezse5b84e8wrpa0mkmr', 8, 1795708435774, 'usr_01m8c90eejezvar5h6qds80tyt', 'key_01m8c90es3epdbmh717660b3dr', 'contact.create', 'con_01m8c90f9yee492k1jca3yj3n0', NULL, '{"id":"con_01m8c90f9yee492k1jca3yj3n0","kind":"customer","name":"Abbey Schools Trust","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-26T15:53:55.774Z","updated_at":"2026-11-26T15:53:55.774Z","version":1}');
INSERT INTO public.audit_events VALUES ('org_01m8c90ezse5b84e8wrpa0mkmr', 9, 1795708435799, 'usr_01m8c90eejezvar5h6qds80tyt', 'key_01m8c90es3epdbmh717660b3dr', 'contact.create', 'con_01m8c90faqetbrprrn6q4n8at9', NULL, '{"id":"con_01m8c90faqetbrprrn6q4n8at9","kind":"customer","name":"Kestrel Fitness CIC","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-26T15:53:55.799Z","updated_at":"2026-11-26T15:53:55.799Z","version":1}');
INSERT INTO public.audit_events VALUES ('org_01m8c90ezse5b84e8wrpa0mkmr', 10, 1795708435832, 'usr_01m8c90eejezvar5h6qds80tyt', 'key_01m8c90es3epdbmh717660b3dr', 'contact.create', 'con_01m8c90fbrexaazrwmy5mz7g61', NULL, '{"id":"con_01m8c90fbrexaazrwmy5mz7g61","kind":"customer","name":"Marlow & Pike LLP","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-26T15:53:55.832Z","updated_at":"2026-11-26T15:53:55.832Z","version":1}');
INSERT INTO public.audit_events VALUES ('org_01m8c90ezse5b84e8wrpa0mkmr', 11, 1795708435874, 'usr_01m8c90eejezvar5h6qds80tyt', 'key_01m8c90es3epdbmh717660b3dr', 'contact.create', 'con_01m8c90fd1e8xv86t8x2vpqzdk', NULL, '{"id":"con_01m8c90fd1e8xv86t8x2vpqzdk","kind":"supplier","name":"Printwell","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-26T15:53:55.874Z","updated_at":"2026-11-26T15:53:55.874Z","version":1}');
INSERT INTO public.audit_events VALUES ('org_01m8c90ezse5b84e8wrpa0mkmr', 12, 1795708435914, 'usr_01m8c90eejezvar5h6qds80tyt', 'key_01m8c90es3epdbmh717660b3dr', 'contact.create', 'con_01m8c90feaedgt78f7c9465rgp', NULL, '{"id":"con_01m8c90feaedgt78f7c9465rgp","kind":"supplier","name":"Techbarn","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-26T15:53:55.914Z","updated_at":"2026-11-26T15:53:55.914Z","version":1}');
INSERT INTO public.audit_events VALUES ('org_01m8c90ezse5b84e8wrpa0mkmr', 14, 1795708435988, 'usr_01m8c90eejezvar5h6qds80tyt', 'key_01m8c90es3epdbmh717660b3dr', 'contact.create', 'con_01m8c90fgme1r8bbbpxasfj778', NULL, '{"id":"con_01m8c90fgme1r8bbbpxasfj778","kind":"supplier","name":"Fern & Rowe","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-26T15:53:55.988Z","updated_at":"2026-11-26T15:53:55.988Z","version":1}');
INSERT INTO public.audit_events VALUES ('org_01m8c90ezse5b84e8wrpa0mkmr', 19, 1795708436376, 'usr_01m8c90eejezvar5h6qds80tyt', 'key_01m8c90es3epdbmh717660b3dr', 'invoice.create', 'inv_01m8c90fwrea39v8aygbdrv95t', NULL, '{"id":"inv_01m8c90fwrea39v8aygbdrv95t","type":"purchase","kind":"invoice","status":"issued","number":"HL-33","contact_id":"con_01m8c90ffte38sxpnvpztkqs77","contact_name":"Harcourt Lettings","issue_date":"2026-02-01","due_date":"2026-03-03","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":1350.00,"vat_total":0.00,"gross_total":1350.00,"amount_paid":0.00,"amount_credited":0.00,"amount_due":1350.00,"overdue":true,"journal_id":"jnl_01m8c90fwrea39v8aygc82hb5b","void_date":null,"void_journal_id":null,"created_at":"2026-11-26T15:53:56.376Z","updated_at":"2026-11-26T15:53:56.376Z","version":1,"lines":[{"description":"Rent, January to March","quantity":1,"unit_price":1350.00,"discount_percent":null,"account_id":"acc_01m8c90ezse5b84e8wq1kfzr4x","account_code":"6100","vat_code":"EX","net_amount":1350.00,"vat_amount":0.00,"gross_amount":1350.00}]}');
INSERT INTO public.audit_events VALUES ('org_01m8c90ezse5b84e8wrpa0mkmr', 24, 1795708436507, 'usr_01m8c90eejezvar5h6qds80tyt', 'key_01m8c90es3epdbmh717660b3dr', 'invoice.create', 'inv_01m8c90g0ve50vnnfn1dg881h1', NULL, '{"id":"inv_01m8c90g0ve50vnnfn1dg881h1","type":"purchase","kind":"invoice","status":"issued","number":"FR-1209","contact_id":"con_01m8c90fgme1r8bbbpxasfj778","contact_name":"Fern & Rowe","issue_date":"2026-03-24","due_date":"2026-04-23","amounts_are":"inclusive","currency":"GBP","reference":null,"notes":null,"net_total":640.00,"vat_total":128.00,"gross_total":768.00,"amount_paid":0.00,"amount_credited":0.00,"amount_due":768.00,"overdue":true,"journal_id":"jnl_01m8c90g0ve50vnnfn1hd73ey3","void_date":null,"void_journal_id":null,"created_at":"2026-11-26T15:53:56.507Z","updated_at":"2026-11-26T15:53:56.507Z","version":1,"lines":[{"description":"Illustration, 2 days","quantity":2,"unit_price":384.00,"discount_percent":null,"account_id":"acc_01m8c90ezse5b84e8wpcks5028","account_code":"5010","vat_code":"ST","net_amount":640.00,"vat_amount":128.00,"gross_amount":768.00}]}');
INSERT INTO public.audit_events VALUES ('org_01m8c90ezse5b84e8wrpa0mkmr', 26, 1795708436604, 'usr_01m8c90eejezvar5h6qds80tyt', 'key_01m8c90es3epdbmh717660b3dr', 'invoice.void', 'inv_01m8c90fyxe87932j4mk4qfnx3', '{"status":"issued"}', '{"reason":"raised in error","status":"void","void_date":"2026-03-03","void_journal_id":"jnl_01m8c90g3we98bb32wv3pf7g3r"}');
INSERT INTO public.audit_events VALUES ('org_01m8c90ezse5b84e8wrpa0mkmr', 35, 1795708437966, 'usr_01m8c90eejezvar5h6qds80tyt', 'key_01m8c90es3epdbmh717660b3dr', 'settlement.create', 'set_01m8c90heee4jazfzxj57ybf13', NULL, '{"id":"set_01m8c90heee4jazfzxj57ybf13","type":"receipt","status":"posted","refund":false,"contact_id":"con_01m8c90f9yee492k1jca3yj3n0","contact_name":"Abbey Schools Trust","bank_account_id":"bac_01m8c90f50exfa0vdzm3drsgdn","date":"2026-01-30","amount":1500.00,"currency":"GBP","reference":null,"allocated_amount":1500.00,"unallocated_amount":0.00,"allocations":[{"id":"alc_01m8c90heee4jazfzxj57ybf13","invoice_id":"inv_01m8c90fnwewxae62zcfnpqzc0","invoice_number":"INV-0001","settlement_id":"set_01m8c90heee4jazfzxj57ybf13","credit_note_id":null,"amount":1500.00,"date":"2026-01-30","created_at":"2026-11-26T15:53:57.966Z"}],"bank_transaction_id":"btx_01m8c90gt3eq9byqr0k6m057hx","journal_id":"jnl_01m8c90heee4jazfzxj57ybf13","void_date":null,"void_journal_id":null,"created_at":"2026-11-26T15:53:57.966Z","updated_at":"2026-11-26T15:53:57.966Z","version":1}');
INSERT INTO public.audit_events VALUES ('org_01m8c90ezse5b84e8wrpa0mkmr', 36, 1795708437966, 'usr_01m8c90eejezvar5h6qds80tyt', 'key_01m8c90es3epdbmh717660b3dr', 'bank_transaction.confirm', 'btx_01m8c90gt3eq9byqr0k6m057hx', NULL, '{"journal_id":"jnl_01m8c90heee4jazfzxj57ybf13","way":"allocations"}');
INSERT INTO public.audit_events VALUES ('org_01m8c90ezse5b84e8wrpa0mkmr', 13, 1795708435962, 'usr_01m8c90eejezvar5h6qds80tyt', 'key_01m8c90es3epdbmh717660b3dr', 'contact.create', 'con_01m8c90ffte38sxpnvpztkqs77', NULL, '{"id":"con_01m8c90ffte38sxpnvpztkqs77","kind":"supplier","name":"Harcourt Lettings","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-26T15:53:55.962Z","updated_at":"2026-11-26T15:53:55.962Z","version":1}');
INSERT INTO public.audit_events VALUES ('org_01m8c90ezse5b84e8wrpa0mkmr', 15, 1795708436156, 'usr_01m8c90eejezvar5h6qds80tyt', 'key_01m8c90es3epdbmh717660b3dr', 'invoice.create', 'inv_01m8c90fnwewxae62zcfnpqzc0', NULL, '{"id":"inv_01m8c90fnwewxae62zcfnpqzc0","type":"sales","kind":"invoice","status":"issued","number":"INV-0001","contact_id":"con_01m8c90f9yee492k1jca3yj3n0","contact_name":"Abbey Schools Trust","issue_date":"2026-01-15","due_date":"2026-02-14","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":1950.00,"vat_total":390.00,"gross_total":2340.00,"amount_paid":0.00,"amount_credited":0.00,"amount_due":2340.00,"overdue":true,"journal_id":"jnl_01m8c90fnwewxae62zcgm8qd3t","void_date":null,"void_journal_id":null,"created_at":"2026-11-26T15:53:56.156Z","updated_at":"2026-11-26T15:53:56.156Z","version":1,"lines":[{"description":"Course design, 3 days","quantity":3,"unit_price":650.00,"discount_percent":null,"account_id":"acc_01m8c90ezse5b84e8wnp44jq9w","account_code":"4000","vat_code":"ST","net_amount":1950.00,"vat_amount":390.00,"gross_amount":2340.00}]}');
INSERT INTO public.audit_events VALUES ('org_01m8c90ezse5b84e8wrpa0mkmr', 18, 1795708436339, 'usr_01m8c90eejezvar5h6qds80tyt', 'key_01m8c90es3epdbmh717660b3dr', 'invoice.create', 'inv_01m8c90fvke3bv59jsc7he97f7', NULL, '{"id":"inv_01m8c90fvke3bv59jsc7he97f7","type":"sales","kind":"invoice","status":"issued","number":"INV-0002","contact_id":"con_01m8c90f9yee492k1jca3yj3n0","contact_name":"Abbey Schools Trust","issue_date":"2026-01-28","due_date":"2026-02-27","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":870.00,"vat_total":0.00,"gross_total":870.00,"amount_paid":0.00,"amount_credited":0.00,"amount_due":870.00,"overdue":true,"journal_id":"jnl_01m8c90fvke3bv59jsc9zfxr78","void_date":null,"void_journal_id":null,"created_at":"2026-11-26T15:53:56.339Z","updated_at":"2026-11-26T15:53:56.339Z","version":1,"lines":[{"description":"Workbooks","quantity":120,"unit_price":7.25,"discount_percent":null,"account_id":"acc_01m8c90ezse5b84e8wnrwyr3r7","account_code":"4010","vat_code":"ZR","net_amount":870.00,"vat_amount":0.00,"gross_amount":870.00}]}');
INSERT INTO public.audit_events VALUES ('org_01m8c90ezse5b84e8wrpa0mkmr', 21, 1795708436419, 'usr_01m8c90eejezvar5h6qds80tyt', 'key_01m8c90es3epdbmh717660b3dr', 'invoice.create', 'inv_01m8c90fy3ejhrjsbht7q5e1z8', NULL, '{"id":"inv_01m8c90fy3ejhrjsbht7q5e1z8","type":"sales","kind":"invoice","status":"issued","number":"INV-0004","contact_id":"con_01m8c90fbrexaazrwmy5mz7g61","contact_name":"Marlow & Pike LLP","issue_date":"2026-02-20","due_date":"2026-03-22","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":1332.00,"vat_total":266.40,"gross_total":1598.40,"amount_paid":0.00,"amount_credited":0.00,"amount_due":1598.40,"overdue":true,"journal_id":"jnl_01m8c90fy3ejhrjsbht8fdkr3s","void_date":null,"void_journal_id":null,"created_at":"2026-11-26T15:53:56.419Z","updated_at":"2026-11-26T15:53:56.419Z","version":1,"lines":[{"description":"Course for new starters","quantity":1,"unit_price":1480.00,"discount_percent":10,"account_id":"acc_01m8c90ezse5b84e8wnp44jq9w","account_code":"4000","vat_code":"ST","net_amount":1332.00,"vat_amount":266.40,"gross_amount":1598.40}]}');
INSERT INTO public.audit_events VALUES ('org_01m8c90ezse5b84e8wrpa0mkmr', 23, 1795708436467, 'usr_01m8c90eejezvar5h6qds80tyt', 'key_01m8c90es3epdbmh717660b3dr', 'invoice.create', 'inv_01m8c90fzket6anesb55nrdf7w', NULL, '{"id":"inv_01m8c90fzket6anesb55nrdf7w","type":"sales","kind":"credit_note","status":"issued","number":"CN-0001","contact_id":"con_01m8c90fbrexaazrwmy5mz7g61","contact_name":"Marlow & Pike LLP","issue_date":"2026-03-12","due_date":"2026-03-12","amounts_are":"exclusive","currency":"GBP","reference":"INV-0004","notes":null,"net_total":150.00,"vat_total":30.00,"gross_total":180.00,"amount_paid":0.00,"amount_credited":0.00,"amount_due":180.00,"overdue":false,"journal_id":"jnl_01m8c90fzket6anesb591jjjw2","void_date":null,"void_journal_id":null,"created_at":"2026-11-26T15:53:56.467Z","updated_at":"2026-11-26T15:53:56.467Z","version":1,"lines":[{"description":"A day that was not held","quantity":1,"unit_price":150.00,"discount_percent":null,"account_id":"acc_01m8c90ezse5b84e8wnp44jq9w","account_code":"4000","vat_code":"ST","net_amount":150.00,"vat_amount":30.00,"gross_amount":180.00}]}');
INSERT INTO public.audit_events VALUES ('org_01m8c90ezse5b84e8wrpa0mkmr', 27, 1795708436747, 'usr_01m8c90eejezvar5h6qds80tyt', 'key_01m8c90es3epdbmh717660b3dr', 'invoice.allocate', 'inv_01m8c90fzket6anesb55nrdf7w', NULL, '{"allocations":[{"amount":180.0,"invoice_id":"inv_01m8c90fy3ejhrjsbht7q5e1z8"}]}');
INSERT INTO public.audit_events VALUES ('org_01m8c90ezse5b84e8wrpa0mkmr', 31, 1795708437148, 'usr_01m8c90eejezvar5h6qds80tyt', 'key_01m8c90es3epdbmh717660b3dr', 'settlement.create', 'set_01m8c90gmweer8bpnjarpf3c4v', NULL, '{"id":"set_01m8c90gmweer8bpnjarpf3c4v","type":"receipt","status":"posted","refund":false,"contact_id":"con_01m8c90faqetbrprrn6q4n8at9","contact_name":"Kestrel Fitness CIC","bank_account_id":"bac_01m8c90f50exfa0vdzm3drsgdn","date":"2026-03-06","amount":282.00,"currency":"GBP","reference":null,"allocated_amount":282.00,"unallocated_amount":0.00,"allocations":[{"id":"alc_01m8c90gmweer8bpnjb1jgzrq0","invoice_id":"inv_01m8c90fx7e74rzhtye2gsykxq","invoice_number":"INV-0003","settlement_id":"set_01m8c90gmweer8bpnjarpf3c4v","credit_note_id":null,"amount":282.00,"date":"2026-03-06","created_at":"2026-11-26T15:53:57.148Z"}],"bank_transaction_id":null,"journal_id":"jnl_01m8c90gmweer8bpnjawdvztdx","void_date":null,"void_journal_id":null,"created_at":"2026-11-26T15:53:57.148Z","updated_at":"2026-11-26T15:53:57.148Z","version":1}');
INSERT INTO public.audit_events VALUES ('org_01m8c90ezse5b84e8wrpa0mkmr', 33, 1795708437653, 'usr_01m8c90eejezvar5h6qds80tyt', 'key_01m8c90es3epdbmh717660b3dr', 'settlement.create', 'set_01m8c90h4nev3rb26nsk5d895g', NULL, '{"id":"set_01m8c90h4nev3rb26nsk5d895g","type":"payment","status":"posted","refund":false,"contact_id":"con_01m8c90feaedgt78f7c9465rgp","contact_name":"Techbarn","bank_account_id":"bac_01m8c90f50exfa0vdzm3drsgdn","date":"2026-01-22","amount":1078.80,"currency":"GBP","reference":null,"allocated_amount":1078.80,"unallocated_amount":0.00,"allocations":[{"id":"alc_01m8c90h4nev3rb26nsk5d895g","invoice_id":"inv_01m8c90fsjes3v8ecfwfj4aefh","invoice_number":"TB-0117","settlement_id":"set_01m8c90h4nev3rb26nsk5d895g","credit_note_id":null,"amount":1078.80,"date":"2026-01-22","created_at":"2026-11-26T15:53:57.653Z"}],"bank_transaction_id":"btx_01m8c90gt3eq9byqr0k36zrew1","journal_id":"jnl_01m8c90h4nev3rb26nsk5d895g","void_date":null,"void_journal_id":null,"created_at":"2026-11-26T15:53:57.653Z","updated_at":"2026-11-26T15:53:57.653Z","version":1}');
INSERT INTO public.audit_events VALUES ('org_01m8c90ezse5b84e8wrpa0mkmr', 34, 1795708437653, 'usr_01m8c90eejezvar5h6qds80tyt', 'key_01m8c90es3epdbmh717660b3dr', 'bank_transaction.confirm', 'btx_01m8c90gt3eq9byqr0k36zrew1', NULL, '{"journal_id":"jnl_01m8c90h4nev3rb26nsk5d895g","way":"allocations"}');
INSERT INTO public.audit_events VALUES ('org_01m8c90ezse5b84e8wrpa0mkmr', 45, 1795708439569, 'usr_01m8c90eejezvar5h6qds80tyt', 'key_01m8c90es3epdbmh717660b3dr', 'settlement.match', 'set_01m8c90gmweer8bpnjarpf3c4v', NULL, '{"bank_transaction_id":"btx_01m8c90gt3eq9byqr0m0ha24g9"}');
INSERT INTO public.audit_events VALUES ('org_01m8c90ezse5b84e8wrpa0mkmr', 46, 1795708439569, 'usr_01m8c90eejezvar5h6qds80tyt', 'key_01m8c90es3epdbmh717660b3dr', 'bank_transaction.confirm', 'btx_01m8c90gt3eq9byqr0m0ha24g9', NULL, '{"journal_id":"jnl_01m8c90gmweer8bpnjawdvztdx","way":"match"}');
INSERT INTO public.audit_events VALUES ('org_01m8c90ezse5b84e8wrpa0mkmr', 16, 1795708436232, 'usr_01m8c90eejezvar5h6qds80tyt', 'key_01m8c90es3epdbmh717660b3dr', 'invoice.create', 'inv_01m8c90fr8e029yxkbk7cx0gwj', NULL, '{"id":"inv_01m8c90fr8e029yxkbk7cx0gwj","type":"purchase","kind":"invoice","status":"issued","number":"PX-881","contact_id":"con_01m8c90fd1e8xv86t8x2vpqzdk","contact_name":"Printwell","issue_date":"2026-01-20","due_date":"2026-02-19","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":412.00,"vat_total":0.00,"gross_total":412.00,"amount_paid":0.00,"amount_credited":0.00,"amount_due":412.00,"overdue":true,"journal_id":"jnl_01m8c90fr8e029yxkbkbhytk43","void_date":null,"void_journal_id":null,"created_at":"2026-11-26T15:53:56.232Z","updated_at":"2026-11-26T15:53:56.232Z","version":1,"lines":[{"description":"Printing of workbooks","quantity":1,"unit_price":412.00,"discount_percent":null,"account_id":"acc_01m8c90ezse5b84e8wpamn3sbd","account_code":"5000","vat_code":"ZR","net_amount":412.00,"vat_amount":0.00,"gross_amount":412.00}]}');
INSERT INTO public.audit_events VALUES ('org_01m8c90ezse5b84e8wrpa0mkmr', 17, 1795708436274, 'usr_01m8c90eejezvar5h6qds80tyt', 'key_01m8c90es3epdbmh717660b3dr', 'invoice.create', 'inv_01m8c90fsjes3v8ecfwfj4aefh', NULL, '{"id":"inv_01m8c90fsjes3v8ecfwfj4aefh","type":"purchase","kind":"invoice","status":"issued","number":"TB-0117","contact_id":"con_01m8c90feaedgt78f7c9465rgp","contact_name":"Techbarn","issue_date":"2026-01-21","due_date":"2026-02-20","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":899.00,"vat_total":179.80,"gross_total":1078.80,"amount_paid":0.00,"amount_credited":0.00,"amount_due":1078.80,"overdue":true,"journal_id":"jnl_01m8c90fsjes3v8ecfwgc7nz1r","void_date":null,"void_journal_id":null,"created_at":"2026-11-26T15:53:56.274Z","updated_at":"2026-11-26T15:53:56.274Z","version":1,"lines":[{"description":"Laptop","quantity":1,"unit_price":899.00,"discount_percent":null,"account_id":"acc_01m8c90ezse5b84e8wjte6hn7x","account_code":"1000","vat_code":"ST","net_amount":899.00,"vat_amount":179.80,"gross_amount":1078.80}]}');
INSERT INTO public.audit_events VALUES ('org_01m8c90ezse5b84e8wrpa0mkmr', 20, 1795708436391, 'usr_01m8c90eejezvar5h6qds80tyt', 'key_01m8c90es3epdbmh717660b3dr', 'invoice.create', 'inv_01m8c90fx7e74rzhtye2gsykxq', NULL, '{"id":"inv_01m8c90fx7e74rzhtye2gsykxq","type":"sales","kind":"invoice","status":"issued","number":"INV-0003","contact_id":"con_01m8c90faqetbrprrn6q4n8at9","contact_name":"Kestrel Fitness CIC","issue_date":"2026-02-09","due_date":"2026-03-11","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":275.00,"vat_total":7.00,"gross_total":282.00,"amount_paid":0.00,"amount_credited":0.00,"amount_due":282.00,"overdue":true,"journal_id":"jnl_01m8c90fx7e74rzhtye6x5zv1q","void_date":null,"void_journal_id":null,"created_at":"2026-11-26T15:53:56.391Z","updated_at":"2026-11-26T15:53:56.391Z","version":1,"lines":[{"description":"Seminar room, 5 evenings","quantity":5,"unit_price":48.00,"discount_percent":null,"account_id":"acc_01m8c90f2ge21rfbp337xd3t58","account_code":"4100","vat_code":"EX","net_amount":240.00,"vat_amount":0.00,"gross_amount":240.00},{"description":"Projector","quantity":1,"unit_price":35.00,"discount_percent":null,"account_id":"acc_01m8c90ezse5b84e8wnp44jq9w","account_code":"4000","vat_code":"ST","net_amount":35.00,"vat_amount":7.00,"gross_amount":42.00}]}');
INSERT INTO public.audit_events VALUES ('org_01m8c90ezse5b84e8wrpa0mkmr', 22, 1795708436445, 'usr_01m8c90eejezvar5h6qds80tyt', 'key_01m8c90es3epdbmh717660b3dr', 'invoice.create', 'inv_01m8c90fyxe87932j4mk4qfnx3', NULL, '{"id":"inv_01m8c90fyxe87932j4mk4qfnx3","type":"sales","kind":"invoice","status":"issued","number":"INV-0005","contact_id":"con_01m8c90fbrexaazrwmy5mz7g61","contact_name":"Marlow & Pike LLP","issue_date":"2026-03-03","due_date":"2026-04-02","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":500.00,"vat_total":100.00,"gross_total":600.00,"amount_paid":0.00,"amount_credited":0.00,"amount_due":600.00,"overdue":true,"journal_id":"jnl_01m8c90fyxe87932j4mnth6kzm","void_date":null,"void_journal_id":null,"created_at":"2026-11-26T15:53:56.445Z","updated_at":"2026-11-26T15:53:56.445Z","version":1,"lines":[{"description":"Raised in error","quantity":1,"unit_price":500.00,"discount_percent":null,"account_id":"acc_01m8c90ezse5b84e8wnp44jq9w","account_code":"4000","vat_code":"ST","net_amount":500.00,"vat_amount":100.00,"gross_amount":600.00}]}');
INSERT INTO public.audit_events VALUES ('org_01m8c90ezse5b84e8wrpa0mkmr', 25, 1795708436522, 'usr_01m8c90eejezvar5h6qds80tyt', 'key_01m8c90es3epdbmh717660b3dr', 'invoice.create', 'inv_01m8c90g1ae3n9g7sdzqw8tkq9', NULL, '{"id":"inv_01m8c90g1ae3n9g7sdzqw8tkq9","type":"sales","kind":"invoice","status":"issued","number":"INV-0006","contact_id":"con_01m8c90f9yee492k1jca3yj3n0","contact_name":"Abbey Schools Trust","issue_date":"2026-03-27","due_date":"2026-04-26","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":499.00,"vat_total":65.00,"gross_total":564.00,"amount_paid":0.00,"amount_credited":0.00,"amount_due":564.00,"overdue":true,"journal_id":"jnl_01m8c90g1ae3n9g7sdztgq4jh8","void_date":null,"void_journal_id":null,"created_at":"2026-11-26T15:53:56.522Z","updated_at":"2026-11-26T15:53:56.522Z","version":1,"lines":[{"description":"Workbooks","quantity":24,"unit_price":7.25,"discount_percent":null,"account_id":"acc_01m8c90ezse5b84e8wnrwyr3r7","account_code":"4010","vat_code":"ZR","net_amount":174.00,"vat_amount":0.00,"gross_amount":174.00},{"description":"Half a day of course design","quantity":0.5,"unit_price":650.00,"discount_percent":null,"account_id":"acc_01m8c90ezse5b84e8wnp44jq9w","account_code":"4000","vat_code":"ST","net_amount":325.00,"vat_amount":65.00,"gross_amount":390.00}]}');
INSERT INTO public.audit_events VALUES ('org_01m8c90ezse5b84e8wrpa0mkmr', 28, 1795708436961, 'usr_01m8c90eejezvar5h6qds80tyt', 'key_01m8c90es3epdbmh717660b3dr', 'journal.post', 'jnl_01m8c90gf1ebh965q733840xvs', NULL, '{"sequence":14,"total":10000.00}');
INSERT INTO public.audit_events VALUES ('org_01m8c90ezse5b84e8wrpa0mkmr', 29, 1795708436961, 'usr_01m8c90eejezvar5h6qds80tyt', 'key_01m8c90es3epdbmh717660b3dr', 'journal.post', 'jnl_01m8c90gf1ebh965q73aq1fkz6', NULL, '{"sequence":15,"total":1000.00}');
INSERT INTO public.audit_events VALUES ('org_01m8c90ezse5b84e8wrpa0mkmr', 30, 1795708436961, 'usr_01m8c90eejezvar5h6qds80tyt', 'key_01m8c90es3epdbmh717660b3dr', 'journal.post', 'jnl_01m8c90gf1ebh965q73kgfk49p', NULL, '{"sequence":16,"total":74.92}');
INSERT INTO public.audit_events VALUES ('org_01m8c90ezse5b84e8wrpa0mkmr', 32, 1795708437316, 'usr_01m8c90eejezvar5h6qds80tyt', 'key_01m8c90es3epdbmh717660b3dr', 'bank_transactions.import', 'bac_01m8c90f50exfa0vdzm3drsgdn', NULL, '{"created":13,"duplicates":0,"statement_balance":9007.15,"statement_date":"2026-03-31"}');
INSERT INTO public.audit_events VALUES ('org_01m8c90ezse5b84e8wrpa0mkmr', 37, 1795708438218, 'usr_01m8c90eejezvar5h6qds80tyt', 'key_01m8c90es3epdbmh717660b3dr', 'settlement.create', 'set_01m8c90hpae56sh86pqam5gays', NULL, '{"id":"set_01m8c90hpae56sh86pqam5gays","type":"payment","status":"posted","refund":false,"contact_id":"con_01m8c90ffte38sxpnvpztkqs77","contact_name":"Harcourt Lettings","bank_account_id":"bac_01m8c90f50exfa0vdzm3drsgdn","date":"2026-02-10","amount":1350.00,"currency":"GBP","reference":null,"allocated_amount":1350.00,"unallocated_amount":0.00,"allocations":[{"id":"alc_01m8c90hpae56sh86pqam5gays","invoice_id":"inv_01m8c90fwrea39v8aygbdrv95t","invoice_number":"HL-33","settlement_id":"set_01m8c90hpae56sh86pqam5gays","credit_note_id":null,"amount":1350.00,"date":"2026-02-10","created_at":"2026-11-26T15:53:58.218Z"}],"bank_transaction_id":"btx_01m8c90gt3eq9byqr0kfmy4a64","journal_id":"jnl_01m8c90hpae56sh86pqam5gays","void_date":null,"void_journal_id":null,"created_at":"2026-11-26T15:53:58.218Z","updated_at":"2026-11-26T15:53:58.218Z","version":1}');
INSERT INTO public.audit_events VALUES ('org_01m8c90ezse5b84e8wrpa0mkmr', 38, 1795708438218, 'usr_01m8c90eejezvar5h6qds80tyt', 'key_01m8c90es3epdbmh717660b3dr', 'bank_transaction.confirm', 'btx_01m8c90gt3eq9byqr0kfmy4a64', NULL, '{"journal_id":"jnl_01m8c90hpae56sh86pqam5gays","way":"allocations"}');
INSERT INTO public.audit_events VALUES ('org_01m8c90ezse5b84e8wrpa0mkmr', 39, 1795708438634, 'usr_01m8c90eejezvar5h6qds80tyt', 'key_01m8c90es3epdbmh717660b3dr', 'settlement.create', 'set_01m8c90j3aefrbsc260p6jh449', NULL, '{"id":"set_01m8c90j3aefrbsc260p6jh449","type":"receipt","status":"posted","refund":false,"contact_id":"con_01m8c90f9yee492k1jca3yj3n0","contact_name":"Abbey Schools Trust","bank_account_id":"bac_01m8c90f50exfa0vdzm3drsgdn","date":"2026-02-16","amount":1710.00,"currency":"GBP","reference":null,"allocated_amount":1710.00,"unallocated_amount":0.00,"allocations":[{"id":"alc_01m8c90j3aefrbsc260p6jh449","invoice_id":"inv_01m8c90fnwewxae62zcfnpqzc0","invoice_number":"INV-0001","settlement_id":"set_01m8c90j3aefrbsc260p6jh449","credit_note_id":null,"amount":840.00,"date":"2026-02-16","created_at":"2026-11-26T15:53:58.634Z"},{"id":"alc_01m8c90j3aefrbsc260p6jh44a","invoice_id":"inv_01m8c90fvke3bv59jsc7he97f7","invoice_number":"INV-0002","settlement_id":"set_01m8c90j3aefrbsc260p6jh449","credit_note_id":null,"amount":870.00,"date":"2026-02-16","created_at":"2026-11-26T15:53:58.634Z"}],"bank_transaction_id":"btx_01m8c90gt3eq9byqr0khzegrvc","journal_id":"jnl_01m8c90j3aefrbsc260p6jh449","void_date":null,"void_journal_id":null,"created_at":"2026-11-26T15:53:58.634Z","updated_at":"2026-11-26T15:53:58.634Z","version":1}');
INSERT INTO public.audit_events VALUES ('org_01m8c90ezse5b84e8wrpa0mkmr', 40, 1795708438634, 'usr_01m8c90eejezvar5h6qds80tyt', 'key_01m8c90es3epdbmh717660b3dr', 'bank_transaction.confirm', 'btx_01m8c90gt3eq9byqr0khzegrvc', NULL, '{"journal_id":"jnl_01m8c90j3aefrbsc260p6jh449","way":"allocations"}');
INSERT INTO public.audit_events VALUES ('org_01m8c90ezse5b84e8wrpa0mkmr', 55, 1795708441938, 'usr_01m8c90eejezvar5h6qds80tyt', 'key_01m8c90es3epdbmh717660b3dr', 'bank_transaction.confirm', 'btx_01m8c90gt3eq9byqr0k9kvp7mb', NULL, '{"journal_id":"jnl_01m8c90naje6z9fmv683d09bdv","way":"account"}');
INSERT INTO public.audit_events VALUES ('org_01m8c90ezse5b84e8wrpa0mkmr', 58, 1795708442509, 'usr_01m8c90eejezvar5h6qds80tyt', 'key_01m8c90es3epdbmh717660b3dr', 'vat_return.finalise', 'vrt_01m8c90nsye9evjjmv88e3pcge', NULL, '{"id":"vrt_01m8c90nsye9evjjmv88e3pcge","date_from":"2026-01-01","date_to":"2026-03-31","status":"finalised","currency":"GBP","scheme":"standard","flat_rate_percent":null,"adjustments":[],"boxes":{"1":698.40,"2":0.00,"3":698.40,"4":319.80,"5":378.60,"6":4776.00,"7":3427.00,"8":0.00,"9":0.00},"direction":"pay","hmrc":{"vatDueSales":698.40,"vatDueAcquisitions":0.00,"totalVatDue":698.40,"vatReclaimedCurrPeriod":319.80,"netVatDue":378.60,"totalValueSalesExVAT":4776,"totalValuePurchasesExVAT":3427,"totalValueGoodsSuppliedExVAT":0,"totalAcquisitionsExVAT":0},"journal_id":null,"finalised_at":"2026-11-26T15:54:02.509Z","created_at":"2026-11-26T15:54:02.430Z","updated_at":"2026-11-26T15:54:02.509Z","version":2}');
INSERT INTO public.audit_events VALUES ('org_01m8c90et5edd8d3q7v82t6h20', 9, 1795708444264, 'usr_01m8c90eejezvar5h6qds80tyt', 'key_01m8c90es3epdbmh717660b3dr', 'journal.reverse', 'jnl_01m8c90qfpeh8s5fsrpkmy3jrh', NULL, '{"reversed_by_journal_id":"jnl_01m8c90qk8eah8gpx65jnky0e3","total":500.00}');
INSERT INTO public.audit_events VALUES ('org_01m8c90ezse5b84e8wrpa0mkmr', 41, 1795708438958, 'usr_01m8c90eejezvar5h6qds80tyt', 'key_01m8c90es3epdbmh717660b3dr', 'settlement.create', 'set_01m8c90jdee3ea34sdqev0np4x', NULL, '{"id":"set_01m8c90jdee3ea34sdqev0np4x","type":"payment","status":"posted","refund":false,"contact_id":"con_01m8c90fd1e8xv86t8x2vpqzdk","contact_name":"Printwell","bank_account_id":"bac_01m8c90f50exfa0vdzm3drsgdn","date":"2026-02-27","amount":400.00,"currency":"GBP","reference":null,"allocated_amount":400.00,"unallocated_amount":0.00,"allocations":[{"id":"alc_01m8c90jdee3ea34sdqev0np4x","invoice_id":"inv_01m8c90fr8e029yxkbk7cx0gwj","invoice_number":"PX-881","settlement_id":"set_01m8c90jdee3ea34sdqev0np4x","credit_note_id":null,"amount":400.00,"date":"2026-02-27","created_at":"2026-11-26T15:53:58.958Z"}],"bank_transaction_id":"btx_01m8c90gt3eq9byqr0kshqed6h","journal_id":"jnl_01m8c90jdee3ea34sdqev0np4x","void_date":null,"void_journal_id":null,"created_at":"2026-11-26T15:53:58.958Z","updated_at":"2026-11-26T15:53:58.958Z","version":1}');
INSERT INTO public.audit_events VALUES ('org_01m8c90ezse5b84e8wrpa0mkmr', 42, 1795708438958, 'usr_01m8c90eejezvar5h6qds80tyt', 'key_01m8c90es3epdbmh717660b3dr', 'bank_transaction.confirm', 'btx_01m8c90gt3eq9byqr0kshqed6h', NULL, '{"journal_id":"jnl_01m8c90jdee3ea34sdqev0np4x","way":"allocations"}');
INSERT INTO public.audit_events VALUES ('org_01m8c90ezse5b84e8wrpa0mkmr', 47, 1795708439732, 'usr_01m8c90eejezvar5h6qds80tyt', 'key_01m8c90es3epdbmh717660b3dr', 'bank_transaction.confirm', 'btx_01m8c90gt4ejb9kytnmrnb33r5', NULL, '{"journal_id":"jnl_01m8c90k5mebmrycfr4f6kdyym","way":"transfer"}');
INSERT INTO public.audit_events VALUES ('org_01m8c90ezse5b84e8wrpa0mkmr', 53, 1795708441324, 'usr_01m8c90eejezvar5h6qds80tyt', 'key_01m8c90es3epdbmh717660b3dr', 'bank_transaction.confirm', 'btx_01m8c90gt3eq9byqr0knxchb7w', NULL, '{"journal_id":"jnl_01m8c90mqce4dbfppvb4c3na4j","way":"account"}');
INSERT INTO public.audit_events VALUES ('org_01m8c90ezse5b84e8wrpa0mkmr', 57, 1795708442430, 'usr_01m8c90eejezvar5h6qds80tyt', 'key_01m8c90es3epdbmh717660b3dr', 'vat_return.create', 'vrt_01m8c90nsye9evjjmv88e3pcge', NULL, '{"id":"vrt_01m8c90nsye9evjjmv88e3pcge","date_from":"2026-01-01","date_to":"2026-03-31","status":"draft","currency":"GBP","scheme":"standard","flat_rate_percent":null,"adjustments":[],"boxes":{"1":698.40,"2":0.00,"3":698.40,"4":319.80,"5":378.60,"6":4776.00,"7":3427.00,"8":0.00,"9":0.00},"direction":"pay","hmrc":{"vatDueSales":698.40,"vatDueAcquisitions":0.00,"totalVatDue":698.40,"vatReclaimedCurrPeriod":319.80,"netVatDue":378.60,"totalValueSalesExVAT":4776,"totalValuePurchasesExVAT":3427,"totalValueGoodsSuppliedExVAT":0,"totalAcquisitionsExVAT":0},"journal_id":null,"finalised_at":null,"created_at":"2026-11-26T15:54:02.430Z","updated_at":"2026-11-26T15:54:02.430Z","version":1}');
INSERT INTO public.audit_events VALUES ('org_01m8c90et5edd8d3q7v82t6h20', 7, 1795708444198, 'usr_01m8c90eejezvar5h6qds80tyt', 'key_01m8c90es3epdbmh717660b3dr', 'bank_transaction.confirm', 'btx_01m8c90qf3e7cbmxnmmtjwtzrd', NULL, '{"journal_id":"jnl_01m8c90qfpeh8s5fsrpkmy3jrh","way":"match"}');
INSERT INTO public.audit_events VALUES ('org_01m8c90ezse5b84e8wrpa0mkmr', 43, 1795708439304, 'usr_01m8c90eejezvar5h6qds80tyt', 'key_01m8c90es3epdbmh717660b3dr', 'settlement.create', 'set_01m8c90jr8edwvweetzs7egw13', NULL, '{"id":"set_01m8c90jr8edwvweetzs7egw13","type":"receipt","status":"posted","refund":false,"contact_id":"con_01m8c90fbrexaazrwmy5mz7g61","contact_name":"Marlow & Pike LLP","bank_account_id":"bac_01m8c90f50exfa0vdzm3drsgdn","date":"2026-03-16","amount":1418.40,"currency":"GBP","reference":null,"allocated_amount":1418.40,"unallocated_amount":0.00,"allocations":[{"id":"alc_01m8c90jr8edwvweetzs7egw13","invoice_id":"inv_01m8c90fy3ejhrjsbht7q5e1z8","invoice_number":"INV-0004","settlement_id":"set_01m8c90jr8edwvweetzs7egw13","credit_note_id":null,"amount":1418.40,"date":"2026-03-16","created_at":"2026-11-26T15:53:59.304Z"}],"bank_transaction_id":"btx_01m8c90gt4ejb9kytnmg8805ez","journal_id":"jnl_01m8c90jr8edwvweetzs7egw13","void_date":null,"void_journal_id":null,"created_at":"2026-11-26T15:53:59.304Z","updated_at":"2026-11-26T15:53:59.304Z","version":1}');
INSERT INTO public.audit_events VALUES ('org_01m8c90ezse5b84e8wrpa0mkmr', 44, 1795708439304, 'usr_01m8c90eejezvar5h6qds80tyt', 'key_01m8c90es3epdbmh717660b3dr', 'bank_transaction.confirm', 'btx_01m8c90gt4ejb9kytnmg8805ez', NULL, '{"journal_id":"jnl_01m8c90jr8edwvweetzs7egw13","way":"allocations"}');
INSERT INTO public.audit_events VALUES ('org_01m8c90ezse5b84e8wrpa0mkmr', 54, 1795708441688, 'usr_01m8c90eejezvar5h6qds80tyt', 'key_01m8c90es3epdbmh717660b3dr', 'bank_transaction.confirm', 'btx_01m8c90gt3eq9byqr0ky94nfh5', NULL, '{"journal_id":"jnl_01m8c90n2rek4bsjg0rm81044e","way":"account"}');
INSERT INTO public.audit_events VALUES ('org_01m8c90et5edd8d3q7v82t6h20', 5, 1795708444131, 'usr_01m8c90eejezvar5h6qds80tyt', 'key_01m8c90es3epdbmh717660b3dr', 'bank_transaction.create', 'btx_01m8c90qf3e7cbmxnmmtjwtzrd', NULL, '{"account_id":null,"amount":-500.0,"bank_account_id":"bac_01m8c90exrertv4656pmdc6s8j","confirmed_at":null,"contact_id":null,"created_at":"2026-11-26T15:54:04.131Z","currency":"GBP","date":"2026-03-02","description":"CARD 4417 SCREWFIX","external_id":null,"id":"btx_01m8c90qf3e7cbmxnmmtjwtzrd","journal_id":null,"net_amount":-500.0,"reference":null,"settlement_id":null,"status":"unconfirmed","updated_at":"2026-11-26T15:54:04.131Z","vat_amount":0.0,"vat_code":"NV","version":1}');
INSERT INTO public.audit_events VALUES ('org_01m8c90et5edd8d3q7v82t6h20', 8, 1795708444238, 'usr_01m8c90eejezvar5h6qds80tyt', 'key_01m8c90es3epdbmh717660b3dr', 'bank_transaction.void', 'btx_01m8c90qf3e7cbmxnmmtjwtzrd', '{"journal_id":"jnl_01m8c90qfpeh8s5fsrpkmy3jrh"}', '{"reason":"matched in error"}');
INSERT INTO public.audit_events VALUES ('org_01m8c90ezse5b84e8wrpa0mkmr', 48, 1795708439959, 'usr_01m8c90eejezvar5h6qds80tyt', 'key_01m8c90es3epdbmh717660b3dr', 'bank_transaction.confirm', 'btx_01m8c90gt4ejb9kytnmz4m31yq', NULL, '{"journal_id":"jnl_01m8c90kcqec8s5bk016h2fy5y","way":"account"}');
INSERT INTO public.audit_events VALUES ('org_01m8c90ezse5b84e8wrpa0mkmr', 49, 1795708441191, 'usr_01m8c90eejezvar5h6qds80tyt', 'key_01m8c90es3epdbmh717660b3dr', 'bank_transaction.update', 'btx_01m8c90gt3eq9byqr0k9kvp7mb', '{"account_id":null,"contact_id":null,"vat_amount":null,"vat_code":"NV"}', '{"account_id":"acc_01m8c90ezse5b84e8wqkf3nx3b","contact_id":null,"vat_amount":null,"vat_code":"ST"}');
INSERT INTO public.audit_events VALUES ('org_01m8c90ezse5b84e8wrpa0mkmr', 50, 1795708441191, 'usr_01m8c90eejezvar5h6qds80tyt', 'key_01m8c90es3epdbmh717660b3dr', 'bank_transaction.update', 'btx_01m8c90gt3eq9byqr0knxchb7w', '{"account_id":null,"contact_id":null,"vat_amount":null,"vat_code":"NV"}', '{"account_id":"acc_01m8c90ezse5b84e8wqvfzp0m1","contact_id":null,"vat_amount":null,"vat_code":"ZR"}');
INSERT INTO public.audit_events VALUES ('org_01m8c90ezse5b84e8wrpa0mkmr', 51, 1795708441191, 'usr_01m8c90eejezvar5h6qds80tyt', 'key_01m8c90es3epdbmh717660b3dr', 'bank_transaction.update', 'btx_01m8c90gt3eq9byqr0ky94nfh5', '{"account_id":null,"contact_id":null,"vat_amount":null,"vat_code":"NV"}', '{"account_id":"acc_01m8c90ezse5b84e8wqkf3nx3b","contact_id":null,"vat_amount":null,"vat_code":"ST"}');
INSERT INTO public.audit_events VALUES ('org_01m8c90ezse5b84e8wrpa0mkmr', 52, 1795708441191, 'usr_01m8c90eejezvar5h6qds80tyt', 'key_01m8c90es3epdbmh717660b3dr', 'bank_transaction.update', 'btx_01m8c90gt4ejb9kytnmmxgz06c', '{"account_id":null,"contact_id":null,"vat_amount":null,"vat_code":"NV"}', '{"account_id":"acc_01m8c90ezse5b84e8wrfgdzj5z","contact_id":null,"vat_amount":null,"vat_code":"EX"}');
INSERT INTO public.audit_events VALUES ('org_01m8c90ezse5b84e8wrpa0mkmr', 56, 1795708442138, 'usr_01m8c90eejezvar5h6qds80tyt', 'key_01m8c90es3epdbmh717660b3dr', 'bank_transaction.confirm', 'btx_01m8c90gt4ejb9kytnmmxgz06c', NULL, '{"journal_id":"jnl_01m8c90ngteay8nqmyj79xz0a4","way":"account"}');
INSERT INTO public.audit_events VALUES ('org_01m8c90ezse5b84e8wrpa0mkmr', 59, 1795708442622, 'usr_01m8c90eejezvar5h6qds80tyt', 'key_01m8c90es3epdbmh717660b3dr', 'organisation.lock', 'org_01m8c90ezse5b84e8wrpa0mkmr', '{"lock_date":null}', '{"lock_date":"2026-03-31","reason":"year end"}');
INSERT INTO public.audit_events VALUES ('org_01m8c90et5edd8d3q7v82t6h20', 4, 1795708444075, 'usr_01m8c90eejezvar5h6qds80tyt', 'key_01m8c90es3epdbmh717660b3dr', 'tax_code.set', 'ST', NULL, '{"rate":19,"effective_from":"2026-02-01"}');
INSERT INTO public.audit_events VALUES ('org_01m8c90et5edd8d3q7v82t6h20', 6, 1795708444150, 'usr_01m8c90eejezvar5h6qds80tyt', 'key_01m8c90es3epdbmh717660b3dr', 'journal.post', 'jnl_01m8c90qfpeh8s5fsrpkmy3jrh', NULL, '{"sequence":1,"total":500.00}');
INSERT INTO public.bank_accounts VALUES ('bac_01m8c90exrertv4656pmdc6s8j', 'org_01m8c90et5edd8d3q7v82t6h20', 'acc_01m8c90et5edd8d3q7pchcjdcr', 'Current', 'current', NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1795708435384, 1795708435384, 1, NULL);
INSERT INTO public.bank_accounts VALUES ('bac_01m8c90f6jekf8y203m6cfbbj9', 'org_01m8c90ezse5b84e8wrpa0mkmr', 'acc_01m8c90f6jekf8y203m89w10mz', 'Savings', 'savings', NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1795708435666, 1795708435666, 1, NULL);
INSERT INTO public.bank_accounts VALUES ('bac_01m8c90f50exfa0vdzm3drsgdn', 'org_01m8c90ezse5b84e8wrpa0mkmr', 'acc_01m8c90ezse5b84e8wktngrjb0', 'Current', 'current', NULL, NULL, NULL, 1000000, '2026-01-01', 'jnl_01m8c90f50exfa0vdzmbp46b6f', 900715, 1795708435616, 1795708437316, 2, '2026-03-31');
INSERT INTO public.bank_transactions VALUES ('btx_01m8c90gt3eq9byqr0k36zrew1', 'org_01m8c90ezse5b84e8wrpa0mkmr', 'bac_01m8c90f50exfa0vdzm3drsgdn', '2026-01-22', -107880, 'FPO TECHBARN LTD TB-0117', NULL, NULL, '\x1272808c0b8e7153718481fdd8cad3bca1177a0d294a925b0d41e3b4b2ae4845', 1, 'fpo techbarn ltd tb-0117', 'confirmed', NULL, 'NV', NULL, 'con_01m8c90feaedgt78f7c9465rgp', 'allocations', 'jnl_01m8c90h4nev3rb26nsk5d895g', 2, NULL, 'NV', 0, 1795708437653, 1795708437316, 1795708437653, 2, NULL);
INSERT INTO public.bank_transactions VALUES ('btx_01m8c90gt3eq9byqr0k6m057hx', 'org_01m8c90ezse5b84e8wrpa0mkmr', 'bac_01m8c90f50exfa0vdzm3drsgdn', '2026-01-30', 150000, 'FPI ABBEY SCHOOLS TRUST PART INV-0001', NULL, NULL, '\x328dd05df287413bbd6f750059372a7f48a2fe8810a1c938b25cc5b4201f7110', 1, 'fpi abbey schools trust part inv-0001', 'confirmed', NULL, 'NV', NULL, 'con_01m8c90f9yee492k1jca3yj3n0', 'allocations', 'jnl_01m8c90heee4jazfzxj57ybf13', 2, NULL, 'NV', 0, 1795708437966, 1795708437316, 1795708437966, 2, NULL);
INSERT INTO public.bank_transactions VALUES ('btx_01m8c90gt3eq9byqr0kfmy4a64', 'org_01m8c90ezse5b84e8wrpa0mkmr', 'bac_01m8c90f50exfa0vdzm3drsgdn', '2026-02-10', -135000, 'FPO HARCOURT LETTINGS HL-33', NULL, NULL, '\xa554bd883699f03b2433581dae214b19ef4ca02926a5399a2312d8445d2ae6f3', 1, 'fpo harcourt lettings hl-33', 'confirmed', NULL, 'NV', NULL, 'con_01m8c90ffte38sxpnvpztkqs77', 'allocations', 'jnl_01m8c90hpae56sh86pqam5gays', 2, NULL, 'NV', 0, 1795708438218, 1795708437316, 1795708438218, 2, NULL);
INSERT INTO public.bank_transactions VALUES ('btx_01m8c90gt3eq9byqr0khzegrvc', 'org_01m8c90ezse5b84e8wrpa0mkmr', 'bac_01m8c90f50exfa0vdzm3drsgdn', '2026-02-16', 171000, 'FPI ABBEY SCHOOLS TRUST INV-0001 INV-0002', NULL, NULL, '\x3a4f56ddd806837edc73f6f4dc68c99dacbe0696ccc891aed5fa4883ff1e7336', 1, 'fpi abbey schools trust inv-0001 inv-0002', 'confirmed', NULL, 'NV', NULL, 'con_01m8c90f9yee492k1jca3yj3n0', 'allocations', 'jnl_01m8c90j3aefrbsc260p6jh449', 2, NULL, 'NV', 0, 1795708438634, 1795708437316, 1795708438634, 2, NULL);
INSERT INTO public.bank_transactions VALUES ('btx_01m8c90gt3eq9byqr0kshqed6h', 'org_01m8c90ezse5b84e8wrpa0mkmr', 'bac_01m8c90f50exfa0vdzm3drsgdn', '2026-02-27', -40000, 'FPO PRINTWELL PX-881', NULL, NULL, '\xcbb4004e5f456dd9c35d050b3fe3c9e6b04bf0eab21532e492b097a7b21b73a1', 1, 'fpo printwell px-881', 'confirmed', NULL, 'NV', NULL, 'con_01m8c90fd1e8xv86t8x2vpqzdk', 'allocations', 'jnl_01m8c90jdee3ea34sdqev0np4x', 2, NULL, 'NV', 0, 1795708438958, 1795708437316, 1795708438958, 2, NULL);
INSERT INTO public.bank_transactions VALUES ('btx_01m8c90gt4ejb9kytnmg8805ez', 'org_01m8c90ezse5b84e8wrpa0mkmr', 'bac_01m8c90f50exfa0vdzm3drsgdn', '2026-03-16', 141840, 'FPI MARLOW AND PIKE LLP INV-0004 LESS CN-0001', NULL, NULL, '\x71e7888d7a34f0bcc91a019e775f105d0016a4f32f799edaf02f3d2a7290e64d', 1, 'fpi marlow and pike llp inv-0004 less cn-0001', 'confirmed', NULL, 'NV', NULL, 'con_01m8c90fbrexaazrwmy5mz7g61', 'allocations', 'jnl_01m8c90jr8edwvweetzs7egw13', 2, NULL, 'NV', 0, 1795708439304, 1795708437316, 1795708439304, 2, NULL);
INSERT INTO public.bank_transactions VALUES ('btx_01m8c90gt3eq9byqr0m0ha24g9', 'org_01m8c90ezse5b84e8wrpa0mkmr', 'bac_01m8c90f50exfa0vdzm3drsgdn', '2026-03-06', 28200, 'FPI KESTREL FITNESS CIC INV-0003', NULL, NULL, '\x8e0352e4b1b35f89518582419b2ff0638d7196ea458695b1839482ea1b564551', 1, 'fpi kestrel fitness cic inv-0003', 'confirmed', NULL, 'NV', NULL, 'con_01m8c90faqetbrprrn6q4n8at9', 'match', 'jnl_01m8c90gmweer8bpnjawdvztdx', 2, NULL, 'NV', 0, 1795708439569, 1795708437316, 1795708439569, 2, NULL);
INSERT INTO public.bank_transactions VALUES ('btx_01m8c90gt4ejb9kytnmrnb33r5', 'org_01m8c90ezse5b84e8wrpa0mkmr', 'bac_01m8c90f50exfa0vdzm3drsgdn', '2026-03-25', -200000, 'TFR TO SAVINGS', NULL, NULL, '\xb7b90b8ee2bd4f650d5f978b5912eb492294e4044b7d3c5c2e065ca73b855eae', 1, 'tfr to savings', 'confirmed', NULL, 'NV', NULL, NULL, 'transfer', 'jnl_01m8c90k5mebmrycfr4f6kdyym', 1, NULL, 'NV', 0, 1795708439732, 1795708437316, 1795708439732, 2, NULL);
INSERT INTO public.bank_transactions VALUES ('btx_01m8c90gt4ejb9kytnmz4m31yq', 'org_01m8c90ezse5b84e8wrpa0mkmr', 'bac_01m8c90f50exfa0vdzm3drsgdn', '2026-03-31', -93655, 'FPO J WREN NET PAY MARCH', NULL, NULL, '\xb723781a8f8f5c03549e3d18755201bd640e2ac657779e194ac48817223ffdee', 1, 'fpo j wren net pay march', 'confirmed', 'acc_01m8c90ezse5b84e8wmjnqv53j', 'NV', NULL, NULL, 'account', 'jnl_01m8c90kcqec8s5bk016h2fy5y', 1, 'acc_01m8c90ezse5b84e8wmjnqv53j', 'NV', 0, 1795708439959, 1795708437316, 1795708439959, 2, NULL);
INSERT INTO public.bank_transactions VALUES ('btx_01m8c90gt3eq9byqr0knxchb7w', 'org_01m8c90ezse5b84e8wrpa0mkmr', 'bac_01m8c90f50exfa0vdzm3drsgdn', '2026-02-18', -5840, 'CARD TRAINLINE.COM LONDON', NULL, NULL, '\x56cf7dbbb1cce80aae434516f639c2ae3ac2f04ae4e3ec16a64f481c4271ce17', 1, 'card trainline.com london', 'confirmed', 'acc_01m8c90ezse5b84e8wqvfzp0m1', 'ZR', NULL, NULL, 'account', 'jnl_01m8c90mqce4dbfppvb4c3na4j', 1, 'acc_01m8c90ezse5b84e8wqvfzp0m1', 'ZR', 0, 1795708441324, 1795708437316, 1795708441324, 3, NULL);
INSERT INTO public.bank_transactions VALUES ('btx_01m8c90gt3eq9byqr0ky94nfh5', 'org_01m8c90ezse5b84e8wrpa0mkmr', 'bac_01m8c90f50exfa0vdzm3drsgdn', '2026-03-02', -3600, 'CARD SLATEWORK SOFTWARE SUBSCRIPTION', NULL, NULL, '\xc9f5fec85cb8d9a7ff4021b408ab259a9bb61a729b1b9895d3cbf4c028444205', 1, 'card slatework software subscription', 'confirmed', 'acc_01m8c90ezse5b84e8wqkf3nx3b', 'ST', NULL, NULL, 'account', 'jnl_01m8c90n2rek4bsjg0rm81044e', 1, 'acc_01m8c90ezse5b84e8wqkf3nx3b', 'ST', -600, 1795708441688, 1795708437316, 1795708441688, 3, NULL);
INSERT INTO public.bank_transactions VALUES ('btx_01m8c90gt3eq9byqr0k9kvp7mb', 'org_01m8c90ezse5b84e8wrpa0mkmr', 'bac_01m8c90f50exfa0vdzm3drsgdn', '2026-02-02', -3600, 'CARD SLATEWORK SOFTWARE SUBSCRIPTION', NULL, NULL, '\x67141ee03747f94a367872676174183b43b71f3c3cdd657ed483571c76ec7c0e', 1, 'card slatework software subscription', 'confirmed', 'acc_01m8c90ezse5b84e8wqkf3nx3b', 'ST', NULL, NULL, 'account', 'jnl_01m8c90naje6z9fmv683d09bdv', 1, 'acc_01m8c90ezse5b84e8wqkf3nx3b', 'ST', -600, 1795708441938, 1795708437316, 1795708441938, 3, NULL);
INSERT INTO public.bank_transactions VALUES ('btx_01m8c90gt4ejb9kytnmmxgz06c', 'org_01m8c90ezse5b84e8wrpa0mkmr', 'bac_01m8c90f50exfa0vdzm3drsgdn', '2026-03-20', -750, 'TOTAL CHARGES TO 19MAR2026', NULL, NULL, '\xf0ba29b088e504eae3e9a2fe7a0600dae5d622db4b4b80ccffa83595db79f5c3', 1, 'total charges to 19mar2026', 'confirmed', 'acc_01m8c90ezse5b84e8wrfgdzj5z', 'EX', NULL, NULL, 'account', 'jnl_01m8c90ngteay8nqmyj79xz0a4', 1, 'acc_01m8c90ezse5b84e8wrfgdzj5z', 'EX', 0, 1795708442138, 1795708437316, 1795708442138, 3, NULL);
INSERT INTO public.bank_transactions VALUES ('btx_01m8c90qf3e7cbmxnmmtjwtzrd', 'org_01m8c90et5edd8d3q7v82t6h20', 'bac_01m8c90exrertv4656pmdc6s8j', '2026-03-02', -50000, 'CARD 4417 SCREWFIX', NULL, NULL, '\x0ed9bb1b0d55af6c307ff282ecdc85bc1bd02e3792ac92d0af03bb4a90c6ddd4', 1, 'card 4417 screwfix', 'unconfirmed', NULL, 'NV', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1795708444131, 1795708444238, 3, NULL);
INSERT INTO public.blobs VALUES ('01a218905d5472e5b862f47ce0cd5fa4', 375, 1, 1795708443988, '\x28b52ffd607700cd0800040f7b2273756d6d617279223a7b227665726966696564223a747275652c2262616e6b5f726f7773223a332c22626f6f6d6174636865645f636f756e746d697373696e675f66726f6d5f626f6f6b73302c2272656d6f76657d2c22637265646974735f63686172676564636174696f6e223a7b2269735f65787065637465645f6e65745f64697363726570616e6379223a302e30302c2261637475616c656666656374726561736f6e223a2254686520756e20726f7773206578706c61696e207468652077686f6c6520646966666572656e6365206265747765656e2062616e6b20616e64202e227d223a5b5d223a5b5d7d0e007c4b48c0a28340404e932b4f820e7a4964b66533fef11344e10a3fa904d4b38712df61cc32');
INSERT INTO public.contacts VALUES ('con_01m8c90f9yee492k1jca3yj3n0', 'org_01m8c90ezse5b84e8wrpa0mkmr', 'customer', 'Abbey Schools Trust', NULL, NULL, NULL, NULL, NULL, 30, NULL, NULL, 'active', 'abbey schools trust', 1795708435774, 1795708435774, 1);
INSERT INTO public.contacts VALUES ('con_01m8c90faqetbrprrn6q4n8at9', 'org_01m8c90ezse5b84e8wrpa0mkmr', 'customer', 'Kestrel Fitness CIC', NULL, NULL, NULL, NULL, NULL, 30, NULL, NULL, 'active', 'kestrel fitness cic', 1795708435799, 1795708435799, 1);
INSERT INTO public.contacts VALUES ('con_01m8c90fbrexaazrwmy5mz7g61', 'org_01m8c90ezse5b84e8wrpa0mkmr', 'customer', 'Marlow & Pike LLP', NULL, NULL, NULL, NULL, NULL, 30, NULL, NULL, 'active', 'marlow & pike llp', 1795708435832, 1795708435832, 1);
INSERT INTO public.contacts VALUES ('con_01m8c90fd1e8xv86t8x2vpqzdk', 'org_01m8c90ezse5b84e8wrpa0mkmr', 'supplier', 'Printwell', NULL, NULL, NULL, NULL, NULL, 30, NULL, NULL, 'active', 'printwell', 1795708435874, 1795708435874, 1);
INSERT INTO public.contacts VALUES ('con_01m8c90feaedgt78f7c9465rgp', 'org_01m8c90ezse5b84e8wrpa0mkmr', 'supplier', 'Techbarn', NULL, NULL, NULL, NULL, NULL, 30, NULL, NULL, 'active', 'techbarn', 1795708435914, 1795708435914, 1);
INSERT INTO public.contacts VALUES ('con_01m8c90ffte38sxpnvpztkqs77', 'org_01m8c90ezse5b84e8wrpa0mkmr', 'supplier', 'Harcourt Lettings', NULL, NULL, NULL, NULL, NULL, 30, NULL, NULL, 'active', 'harcourt lettings', 1795708435962, 1795708435962, 1);
INSERT INTO public.contacts VALUES ('con_01m8c90fgme1r8bbbpxasfj778', 'org_01m8c90ezse5b84e8wrpa0mkmr', 'supplier', 'Fern & Rowe', NULL, NULL, NULL, NULL, NULL, 30, NULL, NULL, 'active', 'fern & rowe', 1795708435988, 1795708435988, 1);
INSERT INTO public.credit_movements OVERRIDING SYSTEM VALUE VALUES (1, 'usr_01m8c90eejezvar5h6qds80tyt', 'grant', 10, 0, NULL, NULL, 1795708443874);
INSERT INTO public.credit_movements OVERRIDING SYSTEM VALUE VALUES (2, 'usr_01m8c90eejezvar5h6qds80tyt', 'charge', -3, 0, 'rec_01m8c90q8yetaa5h8a10vzecd5', NULL, 1795708443988);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8c90eejezvar5h6qds80tyt', '', '01a21890-3bf3-720c-9d03-7a1234732dcf', '\x5c7452414ad92b98b79b5910903bbef595cc552b9c56621595b1aac3956bb699', 201, '{"data":{"id":"org_01m8c90ezse5b84e8wrpa0mkmr","name":"Wren & Marsh Ltd","currency":"GBP","country":"GB","financial_year_end":"03-31","vat_registered":true,"vat_number":null,"vat_scheme":"standard","flat_rate_percent":null,"vat_rounding":"line","status":"active","role":"owner","lock_date":null,"created_at":"2026-11-26T15:53:55.449Z","updated_at":"2026-11-26T15:53:55.449Z","version":1}}', 1795708435449);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8c90eejezvar5h6qds80tyt', 'org_01m8c90ezse5b84e8wrpa0mkmr', '01a21890-3c19-7361-ae58-51e068b06555', '\x1f0c8b685bdd4655725188c95f00ea224c4b3b54c68175a8b1ec9ca1a8a87396', 201, '{"data":{"id":"acc_01m8c90f0weqe895pb6k52q67y","code":"2250","name":"VAT","account_type":"LIABILITY","role":"vat_control","default_vat_code":null,"description":null,"currency":"GBP","status":"active","balance":0.00,"created_at":"2026-11-26T15:53:55.484Z","updated_at":"2026-11-26T15:53:55.484Z","version":1}}', 1795708435484);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8c90eejezvar5h6qds80tyt', 'org_01m8c90ezse5b84e8wrpa0mkmr', '01a21890-3c49-7177-9cbc-a278767e36ad', '\xf1fa807be0e61d9bb47979f2fdeba32a3124c3119ebececcfc9b72619edcb402', 201, '{"data":{"id":"acc_01m8c90f2ge21rfbp337xd3t58","code":"4100","name":"Room hire","account_type":"INCOME","role":null,"default_vat_code":"EX","description":null,"currency":"GBP","status":"active","balance":0.00,"created_at":"2026-11-26T15:53:55.536Z","updated_at":"2026-11-26T15:53:55.536Z","version":1}}', 1795708435536);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8c90eejezvar5h6qds80tyt', 'org_01m8c90ezse5b84e8wrpa0mkmr', '01a21890-3c6e-7325-8e25-2ae2d4080bf2', '\x63000ae3f66097198610de7b3717cb2647374b643877b28796bfc23fb6e3a548', 201, '{"data":{"id":"acc_01m8c90f3ge7avx7msjb3a592r","code":"6800","name":"Depreciation","account_type":"EXPENSE","role":null,"default_vat_code":null,"description":null,"currency":"GBP","status":"active","balance":0.00,"created_at":"2026-11-26T15:53:55.568Z","updated_at":"2026-11-26T15:53:55.568Z","version":1}}', 1795708435568);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8c90eejezvar5h6qds80tyt', 'org_01m8c90ezse5b84e8wrpa0mkmr', '01a21890-3c9d-76c0-a053-1d238b325a57', '\x483afba20d9c8a1178c17ea5dddaf53467b8e5036c067f71753eb5bd28591db0', 201, '{"data":{"id":"bac_01m8c90f50exfa0vdzm3drsgdn","name":"Current","type":"current","account_id":"acc_01m8c90ezse5b84e8wktngrjb0","currency":"GBP","account_number":null,"sort_code":null,"iban":null,"opening_balance":10000.00,"opening_date":"2026-01-01","opening_journal_id":"jnl_01m8c90f50exfa0vdzmbp46b6f","ledger_balance":10000.00,"statement_balance":null,"statement_date":null,"unconfirmed_count":0,"created_at":"2026-11-26T15:53:55.616Z","updated_at":"2026-11-26T15:53:55.616Z","version":1}}', 1795708435616);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8c90eejezvar5h6qds80tyt', 'org_01m8c90ezse5b84e8wrpa0mkmr', '01a21890-3cd1-72fe-a0eb-98c56e5315b6', '\xffb24de3317ec1d8eb70ea6e41a749e817b64d10ca1f7cda37e228979f9ff823', 201, '{"data":{"id":"bac_01m8c90f6jekf8y203m6cfbbj9","name":"Savings","type":"savings","account_id":"acc_01m8c90f6jekf8y203m89w10mz","currency":"GBP","account_number":null,"sort_code":null,"iban":null,"opening_balance":null,"opening_date":null,"opening_journal_id":null,"ledger_balance":0.00,"statement_balance":null,"statement_date":null,"unconfirmed_count":0,"created_at":"2026-11-26T15:53:55.666Z","updated_at":"2026-11-26T15:53:55.666Z","version":1}}', 1795708435666);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8c90eejezvar5h6qds80tyt', 'org_01m8c90ezse5b84e8wrpa0mkmr', '01a21890-3d3c-72a5-9c11-8507c9f6233c', '\x580507740adf97a9b74e428a0c76a9041944f405b27c2fdceaece9f629eb8b49', 201, '{"data":{"id":"con_01m8c90f9yee492k1jca3yj3n0","kind":"customer","name":"Abbey Schools Trust","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-26T15:53:55.774Z","updated_at":"2026-11-26T15:53:55.774Z","version":1}}', 1795708435774);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8c90eejezvar5h6qds80tyt', 'org_01m8c90ezse5b84e8wrpa0mkmr', '01a21890-3d55-77c6-b57b-820e038b986e', '\xa4ac7faa73baddf2f5140ed38575466090215bdba752fd0f57642d96db6b345e', 201, '{"data":{"id":"con_01m8c90faqetbrprrn6q4n8at9","kind":"customer","name":"Kestrel Fitness CIC","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-26T15:53:55.799Z","updated_at":"2026-11-26T15:53:55.799Z","version":1}}', 1795708435799);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8c90eejezvar5h6qds80tyt', 'org_01m8c90ezse5b84e8wrpa0mkmr', '01a21890-3d76-771b-a0a0-514304761a2a', '\xa7a7ceb8972bd614a2dd032af548546130e473fedab6bfb08a1b4f6d8214e3a4', 201, '{"data":{"id":"con_01m8c90fbrexaazrwmy5mz7g61","kind":"customer","name":"Marlow & Pike LLP","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-26T15:53:55.832Z","updated_at":"2026-11-26T15:53:55.832Z","version":1}}', 1795708435832);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8c90eejezvar5h6qds80tyt', 'org_01m8c90ezse5b84e8wrpa0mkmr', '01a21890-3d9c-77e1-925c-0647a891c4c2', '\x55020f9e19dd628f13ab6449637b7ca99371984599e537be8cf60d16a97955a1', 201, '{"data":{"id":"con_01m8c90fd1e8xv86t8x2vpqzdk","kind":"supplier","name":"Printwell","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-26T15:53:55.874Z","updated_at":"2026-11-26T15:53:55.874Z","version":1}}', 1795708435874);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8c90eejezvar5h6qds80tyt', 'org_01m8c90ezse5b84e8wrpa0mkmr', '01a21890-3dc1-72a5-9e62-6abde63207f8', '\x29894cba9e9ce11e4cc3849164446d92e5826db1e3c76bbb0e0c22469ee3af91', 201, '{"data":{"id":"con_01m8c90feaedgt78f7c9465rgp","kind":"supplier","name":"Techbarn","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-26T15:53:55.914Z","updated_at":"2026-11-26T15:53:55.914Z","version":1}}', 1795708435914);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8c90eejezvar5h6qds80tyt', 'org_01m8c90ezse5b84e8wrpa0mkmr', '01a21890-3df8-74cb-8076-47a3bcd7cbfc', '\xed66c0490b5ade73281ddd9cd9c4ef030fa7402420127c32c4b6af3c034c9073', 201, '{"data":{"id":"con_01m8c90ffte38sxpnvpztkqs77","kind":"supplier","name":"Harcourt Lettings","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-26T15:53:55.962Z","updated_at":"2026-11-26T15:53:55.962Z","version":1}}', 1795708435962);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8c90eejezvar5h6qds80tyt', 'org_01m8c90ezse5b84e8wrpa0mkmr', '01a21890-3e0f-74c3-baa4-7547d26e66fc', '\xc9a53bc68b17371ae10fadd38aa3e3e64286a8eabae0df62705e0aa4b4fbf49b', 201, '{"data":{"id":"con_01m8c90fgme1r8bbbpxasfj778","kind":"supplier","name":"Fern & Rowe","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-26T15:53:55.988Z","updated_at":"2026-11-26T15:53:55.988Z","version":1}}', 1795708435988);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8c90eejezvar5h6qds80tyt', 'org_01m8c90ezse5b84e8wrpa0mkmr', 'tieout-invoices-a9d82cd2882e7064f4f7064975b753a0412957e3b413e748b5aedffa98f67832', '\xc5b09c0ef52423731829712eb5659a371b5d69deddd5735ce81f9c7b41969393', 201, '{"data":{"id":"inv_01m8c90fnwewxae62zcfnpqzc0","type":"sales","kind":"invoice","status":"issued","number":"INV-0001","contact_id":"con_01m8c90f9yee492k1jca3yj3n0","contact_name":"Abbey Schools Trust","issue_date":"2026-01-15","due_date":"2026-02-14","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":1950.00,"vat_total":390.00,"gross_total":2340.00,"amount_paid":0.00,"amount_credited":0.00,"amount_due":2340.00,"overdue":true,"journal_id":"jnl_01m8c90fnwewxae62zcgm8qd3t","void_date":null,"void_journal_id":null,"created_at":"2026-11-26T15:53:56.156Z","updated_at":"2026-11-26T15:53:56.156Z","version":1,"lines":[{"description":"Course design, 3 days","quantity":3,"unit_price":650.00,"discount_percent":null,"account_id":"acc_01m8c90ezse5b84e8wnp44jq9w","account_code":"4000","vat_code":"ST","net_amount":1950.00,"vat_amount":390.00,"gross_amount":2340.00}]}}', 1795708436156);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8c90eejezvar5h6qds80tyt', 'org_01m8c90ezse5b84e8wrpa0mkmr', 'tieout-invoices-7af3d51b9c21773ce9ff366c115688e7a747108177c90ee0bbd11902279747f1', '\xf72de4c5ff6591d9a129d566d706002cd40181a161900507f2c80ad11d408c75', 201, '{"data":{"id":"inv_01m8c90fvke3bv59jsc7he97f7","type":"sales","kind":"invoice","status":"issued","number":"INV-0002","contact_id":"con_01m8c90f9yee492k1jca3yj3n0","contact_name":"Abbey Schools Trust","issue_date":"2026-01-28","due_date":"2026-02-27","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":870.00,"vat_total":0.00,"gross_total":870.00,"amount_paid":0.00,"amount_credited":0.00,"amount_due":870.00,"overdue":true,"journal_id":"jnl_01m8c90fvke3bv59jsc9zfxr78","void_date":null,"void_journal_id":null,"created_at":"2026-11-26T15:53:56.339Z","updated_at":"2026-11-26T15:53:56.339Z","version":1,"lines":[{"description":"Workbooks","quantity":120,"unit_price":7.25,"discount_percent":null,"account_id":"acc_01m8c90ezse5b84e8wnrwyr3r7","account_code":"4010","vat_code":"ZR","net_amount":870.00,"vat_amount":0.00,"gross_amount":870.00}]}}', 1795708436339);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8c90eejezvar5h6qds80tyt', 'org_01m8c90ezse5b84e8wrpa0mkmr', 'tieout-invoices-c89d00dc1c08ab7606a51889b18707fdbd658951627870537f2f1b76a3db5dfb', '\xf88f66f72ca78b992bdcc0413c8283d4ebdd7236be800b34df5b177b685566ef', 201, '{"data":{"id":"inv_01m8c90fzket6anesb55nrdf7w","type":"sales","kind":"credit_note","status":"issued","number":"CN-0001","contact_id":"con_01m8c90fbrexaazrwmy5mz7g61","contact_name":"Marlow & Pike LLP","issue_date":"2026-03-12","due_date":"2026-03-12","amounts_are":"exclusive","currency":"GBP","reference":"INV-0004","notes":null,"net_total":150.00,"vat_total":30.00,"gross_total":180.00,"amount_paid":0.00,"amount_credited":0.00,"amount_due":180.00,"overdue":false,"journal_id":"jnl_01m8c90fzket6anesb591jjjw2","void_date":null,"void_journal_id":null,"created_at":"2026-11-26T15:53:56.467Z","updated_at":"2026-11-26T15:53:56.467Z","version":1,"lines":[{"description":"A day that was not held","quantity":1,"unit_price":150.00,"discount_percent":null,"account_id":"acc_01m8c90ezse5b84e8wnp44jq9w","account_code":"4000","vat_code":"ST","net_amount":150.00,"vat_amount":30.00,"gross_amount":180.00}]}}', 1795708436467);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8c90eejezvar5h6qds80tyt', 'org_01m8c90ezse5b84e8wrpa0mkmr', '01a21890-4852-7681-91b3-4d67b8b1bbaa', '\x91cf7014e015c9f9c7366be987965f5148b4fb0f030c12ebbaf82b6629323935', 200, '{"data":{"id":"btx_01m8c90gt3eq9byqr0khzegrvc","bank_account_id":"bac_01m8c90f50exfa0vdzm3drsgdn","date":"2026-02-16","amount":1710.00,"currency":"GBP","description":"FPI ABBEY SCHOOLS TRUST INV-0001 INV-0002","reference":null,"external_id":null,"status":"confirmed","account_id":null,"vat_code":"NV","vat_amount":0.00,"net_amount":1710.00,"contact_id":"con_01m8c90f9yee492k1jca3yj3n0","journal_id":"jnl_01m8c90j3aefrbsc260p6jh449","settlement_id":"set_01m8c90j3aefrbsc260p6jh449","confirmed_at":"2026-11-26T15:53:58.634Z","created_at":"2026-11-26T15:53:57.316Z","updated_at":"2026-11-26T15:53:58.634Z","version":2}}', 1795708438634);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8c90eejezvar5h6qds80tyt', 'org_01m8c90ezse5b84e8wrpa0mkmr', '01a21890-5547-73b0-ac27-9cc9bc018f12', '\x70897e096643029f291aa2432ccedefc93f11ae8d80a08d6741716aa977f641a', 200, '{"data":{"id":"btx_01m8c90gt3eq9byqr0k9kvp7mb","bank_account_id":"bac_01m8c90f50exfa0vdzm3drsgdn","date":"2026-02-02","amount":-36.00,"currency":"GBP","description":"CARD SLATEWORK SOFTWARE SUBSCRIPTION","reference":null,"external_id":null,"status":"confirmed","account_id":"acc_01m8c90ezse5b84e8wqkf3nx3b","vat_code":"ST","vat_amount":6.00,"net_amount":-30.00,"contact_id":null,"journal_id":"jnl_01m8c90naje6z9fmv683d09bdv","settlement_id":null,"confirmed_at":"2026-11-26T15:54:01.938Z","created_at":"2026-11-26T15:53:57.316Z","updated_at":"2026-11-26T15:54:01.938Z","version":3}}', 1795708441938);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8c90eejezvar5h6qds80tyt', 'org_01m8c90ezse5b84e8wrpa0mkmr', '01a21890-5782-70a4-ac00-8efc02698072', '\xc8342aa5ef4c90804be102bcb4377d113e0a3789c18ece2b02654e06763ba412', 200, '{"data":{"id":"vrt_01m8c90nsye9evjjmv88e3pcge","date_from":"2026-01-01","date_to":"2026-03-31","status":"finalised","currency":"GBP","scheme":"standard","flat_rate_percent":null,"adjustments":[],"boxes":{"1":698.40,"2":0.00,"3":698.40,"4":319.80,"5":378.60,"6":4776.00,"7":3427.00,"8":0.00,"9":0.00},"direction":"pay","hmrc":{"vatDueSales":698.40,"vatDueAcquisitions":0.00,"totalVatDue":698.40,"vatReclaimedCurrPeriod":319.80,"netVatDue":378.60,"totalValueSalesExVAT":4776,"totalValuePurchasesExVAT":3427,"totalValueGoodsSuppliedExVAT":0,"totalAcquisitionsExVAT":0},"journal_id":null,"finalised_at":"2026-11-26T15:54:02.509Z","created_at":"2026-11-26T15:54:02.430Z","updated_at":"2026-11-26T15:54:02.509Z","version":2}}', 1795708442509);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8c90eejezvar5h6qds80tyt', 'org_01m8c90ezse5b84e8wrpa0mkmr', 'tieout-invoices-510ca9ea10de3e2e31198c30870afa704d44cc10baf3f078d3016f8f48f791bb', '\x2ed90c95f09a62b3f8e61f9696a1fdf6a60dc6ea5c5df47017feb0be89d8189d', 201, '{"data":{"id":"inv_01m8c90fr8e029yxkbk7cx0gwj","type":"purchase","kind":"invoice","status":"issued","number":"PX-881","contact_id":"con_01m8c90fd1e8xv86t8x2vpqzdk","contact_name":"Printwell","issue_date":"2026-01-20","due_date":"2026-02-19","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":412.00,"vat_total":0.00,"gross_total":412.00,"amount_paid":0.00,"amount_credited":0.00,"amount_due":412.00,"overdue":true,"journal_id":"jnl_01m8c90fr8e029yxkbkbhytk43","void_date":null,"void_journal_id":null,"created_at":"2026-11-26T15:53:56.232Z","updated_at":"2026-11-26T15:53:56.232Z","version":1,"lines":[{"description":"Printing of workbooks","quantity":1,"unit_price":412.00,"discount_percent":null,"account_id":"acc_01m8c90ezse5b84e8wpamn3sbd","account_code":"5000","vat_code":"ZR","net_amount":412.00,"vat_amount":0.00,"gross_amount":412.00}]}}', 1795708436232);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8c90eejezvar5h6qds80tyt', 'org_01m8c90ezse5b84e8wrpa0mkmr', 'tieout-invoices-07a8a0e4a8205e565b47ca39d1b32e8ebc7b21777d4fd7537c0d764acecaf74c', '\xb6a760d0ddaf05bd6732734c8a7fc592919a7b230890f6a0d51c925570fc5247', 201, '{"data":{"id":"inv_01m8c90fsjes3v8ecfwfj4aefh","type":"purchase","kind":"invoice","status":"issued","number":"TB-0117","contact_id":"con_01m8c90feaedgt78f7c9465rgp","contact_name":"Techbarn","issue_date":"2026-01-21","due_date":"2026-02-20","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":899.00,"vat_total":179.80,"gross_total":1078.80,"amount_paid":0.00,"amount_credited":0.00,"amount_due":1078.80,"overdue":true,"journal_id":"jnl_01m8c90fsjes3v8ecfwgc7nz1r","void_date":null,"void_journal_id":null,"created_at":"2026-11-26T15:53:56.274Z","updated_at":"2026-11-26T15:53:56.274Z","version":1,"lines":[{"description":"Laptop","quantity":1,"unit_price":899.00,"discount_percent":null,"account_id":"acc_01m8c90ezse5b84e8wjte6hn7x","account_code":"1000","vat_code":"ST","net_amount":899.00,"vat_amount":179.80,"gross_amount":1078.80}]}}', 1795708436274);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8c90eejezvar5h6qds80tyt', 'org_01m8c90ezse5b84e8wrpa0mkmr', 'tieout-invoices-476c4d268dfaed842c59f694331c9aebffba9e1880888896988513649921ca88', '\x827f085b559b1997d646a9e15df298bb102b424756d4fbe66c188a3aa6556442', 201, '{"data":{"id":"inv_01m8c90fx7e74rzhtye2gsykxq","type":"sales","kind":"invoice","status":"issued","number":"INV-0003","contact_id":"con_01m8c90faqetbrprrn6q4n8at9","contact_name":"Kestrel Fitness CIC","issue_date":"2026-02-09","due_date":"2026-03-11","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":275.00,"vat_total":7.00,"gross_total":282.00,"amount_paid":0.00,"amount_credited":0.00,"amount_due":282.00,"overdue":true,"journal_id":"jnl_01m8c90fx7e74rzhtye6x5zv1q","void_date":null,"void_journal_id":null,"created_at":"2026-11-26T15:53:56.391Z","updated_at":"2026-11-26T15:53:56.391Z","version":1,"lines":[{"description":"Seminar room, 5 evenings","quantity":5,"unit_price":48.00,"discount_percent":null,"account_id":"acc_01m8c90f2ge21rfbp337xd3t58","account_code":"4100","vat_code":"EX","net_amount":240.00,"vat_amount":0.00,"gross_amount":240.00},{"description":"Projector","quantity":1,"unit_price":35.00,"discount_percent":null,"account_id":"acc_01m8c90ezse5b84e8wnp44jq9w","account_code":"4000","vat_code":"ST","net_amount":35.00,"vat_amount":7.00,"gross_amount":42.00}]}}', 1795708436391);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8c90eejezvar5h6qds80tyt', 'org_01m8c90ezse5b84e8wrpa0mkmr', 'tieout-invoices-36c48c204532547339ce88a373f52ea85e40929fe21e4fedb0fb5f5dd5cd9810', '\xdf741d02c12cca7a2619129883a16c61e4536ae93c482ec618edaa27f37e3421', 201, '{"data":{"id":"inv_01m8c90fyxe87932j4mk4qfnx3","type":"sales","kind":"invoice","status":"issued","number":"INV-0005","contact_id":"con_01m8c90fbrexaazrwmy5mz7g61","contact_name":"Marlow & Pike LLP","issue_date":"2026-03-03","due_date":"2026-04-02","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":500.00,"vat_total":100.00,"gross_total":600.00,"amount_paid":0.00,"amount_credited":0.00,"amount_due":600.00,"overdue":true,"journal_id":"jnl_01m8c90fyxe87932j4mnth6kzm","void_date":null,"void_journal_id":null,"created_at":"2026-11-26T15:53:56.445Z","updated_at":"2026-11-26T15:53:56.445Z","version":1,"lines":[{"description":"Raised in error","quantity":1,"unit_price":500.00,"discount_percent":null,"account_id":"acc_01m8c90ezse5b84e8wnp44jq9w","account_code":"4000","vat_code":"ST","net_amount":500.00,"vat_amount":100.00,"gross_amount":600.00}]}}', 1795708436445);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8c90eejezvar5h6qds80tyt', 'org_01m8c90ezse5b84e8wrpa0mkmr', 'tieout-invoices-ef696a1b0548a6b6e73244d5b2ded6b9377d1de310f67c15bcdba32b8e2f6392', '\x172779f6dcf1f40efa00d000adb7c5a0d7926a39361d5caaa30d6ec5badffb83', 201, '{"data":{"id":"inv_01m8c90g1ae3n9g7sdzqw8tkq9","type":"sales","kind":"invoice","status":"issued","number":"INV-0006","contact_id":"con_01m8c90f9yee492k1jca3yj3n0","contact_name":"Abbey Schools Trust","issue_date":"2026-03-27","due_date":"2026-04-26","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":499.00,"vat_total":65.00,"gross_total":564.00,"amount_paid":0.00,"amount_credited":0.00,"amount_due":564.00,"overdue":true,"journal_id":"jnl_01m8c90g1ae3n9g7sdztgq4jh8","void_date":null,"void_journal_id":null,"created_at":"2026-11-26T15:53:56.522Z","updated_at":"2026-11-26T15:53:56.522Z","version":1,"lines":[{"description":"Workbooks","quantity":24,"unit_price":7.25,"discount_percent":null,"account_id":"acc_01m8c90ezse5b84e8wnrwyr3r7","account_code":"4010","vat_code":"ZR","net_amount":174.00,"vat_amount":0.00,"gross_amount":174.00},{"description":"Half a day of course design","quantity":0.5,"unit_price":650.00,"discount_percent":null,"account_id":"acc_01m8c90ezse5b84e8wnp44jq9w","account_code":"4000","vat_code":"ST","net_amount":325.00,"vat_amount":65.00,"gross_amount":390.00}]}}', 1795708436522);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8c90eejezvar5h6qds80tyt', 'org_01m8c90ezse5b84e8wrpa0mkmr', 'tieout-journals-7b62c66a84d80d02c5ece382a3875e2dd1d58cd9e3516ee6a019d714f485bbb9', '\xa635a7399e1a0aee5f65f5e66193a1aa165566d738ca377fb7475c5f7d538e93', 200, '{"data":{"mode":"all_or_nothing","posted":3,"refused":0,"items":[{"index":0,"status":"posted","id":"jnl_01m8c90gf1ebh965q733840xvs","sequence":14,"error":null},{"index":1,"status":"posted","id":"jnl_01m8c90gf1ebh965q73aq1fkz6","sequence":15,"error":null},{"index":2,"status":"posted","id":"jnl_01m8c90gf1ebh965q73kgfk49p","sequence":16,"error":null}]}}', 1795708436961);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8c90eejezvar5h6qds80tyt', 'org_01m8c90ezse5b84e8wrpa0mkmr', '01a21890-433f-7523-9739-1c3ba6c0c8bc', '\xf71bc8ba379e728b479d23daac2801c33557c7e658f50c2cdd4e35025d182674', 200, '{"data":{"created":13,"duplicates":0,"dry_run":false,"rows":[{"index":0,"status":"created","id":"btx_01m8c90gt3eq9byqr0k36zrew1"},{"index":1,"status":"created","id":"btx_01m8c90gt3eq9byqr0k6m057hx"},{"index":2,"status":"created","id":"btx_01m8c90gt3eq9byqr0k9kvp7mb"},{"index":3,"status":"created","id":"btx_01m8c90gt3eq9byqr0kfmy4a64"},{"index":4,"status":"created","id":"btx_01m8c90gt3eq9byqr0khzegrvc"},{"index":5,"status":"created","id":"btx_01m8c90gt3eq9byqr0knxchb7w"},{"index":6,"status":"created","id":"btx_01m8c90gt3eq9byqr0kshqed6h"},{"index":7,"status":"created","id":"btx_01m8c90gt3eq9byqr0ky94nfh5"},{"index":8,"status":"created","id":"btx_01m8c90gt3eq9byqr0m0ha24g9"},{"index":9,"status":"created","id":"btx_01m8c90gt4ejb9kytnmg8805ez"},{"index":10,"status":"created","id":"btx_01m8c90gt4ejb9kytnmmxgz06c"},{"index":11,"status":"created","id":"btx_01m8c90gt4ejb9kytnmrnb33r5"},{"index":12,"status":"created","id":"btx_01m8c90gt4ejb9kytnmz4m31yq"}]}}', 1795708437316);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8c90eejezvar5h6qds80tyt', 'org_01m8c90ezse5b84e8wrpa0mkmr', 'tieout-invoices-fa01455f32ecdfc20954a5a7c78eabdb6838dd661d4853469d7daebbfecb3371', '\x63aa46baaeaecae8bf24b89439d9840e8bc1172004ff2b8435a18beccbeb21ae', 201, '{"data":{"id":"inv_01m8c90fwrea39v8aygbdrv95t","type":"purchase","kind":"invoice","status":"issued","number":"HL-33","contact_id":"con_01m8c90ffte38sxpnvpztkqs77","contact_name":"Harcourt Lettings","issue_date":"2026-02-01","due_date":"2026-03-03","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":1350.00,"vat_total":0.00,"gross_total":1350.00,"amount_paid":0.00,"amount_credited":0.00,"amount_due":1350.00,"overdue":true,"journal_id":"jnl_01m8c90fwrea39v8aygc82hb5b","void_date":null,"void_journal_id":null,"created_at":"2026-11-26T15:53:56.376Z","updated_at":"2026-11-26T15:53:56.376Z","version":1,"lines":[{"description":"Rent, January to March","quantity":1,"unit_price":1350.00,"discount_percent":null,"account_id":"acc_01m8c90ezse5b84e8wq1kfzr4x","account_code":"6100","vat_code":"EX","net_amount":1350.00,"vat_amount":0.00,"gross_amount":1350.00}]}}', 1795708436376);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8c90eejezvar5h6qds80tyt', 'org_01m8c90ezse5b84e8wrpa0mkmr', 'tieout-invoices-42d7e46095e49231bb7da916f2f9a6f3c654116a62caf1acd3a15ba17c8f9c09', '\x63c03e89b972b4c5e65e73f922971d01ba8deb2a5582257e18f33634ae6a22fe', 201, '{"data":{"id":"inv_01m8c90g0ve50vnnfn1dg881h1","type":"purchase","kind":"invoice","status":"issued","number":"FR-1209","contact_id":"con_01m8c90fgme1r8bbbpxasfj778","contact_name":"Fern & Rowe","issue_date":"2026-03-24","due_date":"2026-04-23","amounts_are":"inclusive","currency":"GBP","reference":null,"notes":null,"net_total":640.00,"vat_total":128.00,"gross_total":768.00,"amount_paid":0.00,"amount_credited":0.00,"amount_due":768.00,"overdue":true,"journal_id":"jnl_01m8c90g0ve50vnnfn1hd73ey3","void_date":null,"void_journal_id":null,"created_at":"2026-11-26T15:53:56.507Z","updated_at":"2026-11-26T15:53:56.507Z","version":1,"lines":[{"description":"Illustration, 2 days","quantity":2,"unit_price":384.00,"discount_percent":null,"account_id":"acc_01m8c90ezse5b84e8wpcks5028","account_code":"5010","vat_code":"ST","net_amount":640.00,"vat_amount":128.00,"gross_amount":768.00}]}}', 1795708436507);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8c90eejezvar5h6qds80tyt', 'org_01m8c90ezse5b84e8wrpa0mkmr', '01a21890-4077-7645-a1f8-889c429ab1e1', '\x27e7fb3dd8f980ac48357210741070b47ea44468c65156ce981bd588d024227a', 200, '{"data":{"id":"inv_01m8c90fyxe87932j4mk4qfnx3","type":"sales","kind":"invoice","status":"void","number":"INV-0005","contact_id":"con_01m8c90fbrexaazrwmy5mz7g61","contact_name":"Marlow & Pike LLP","issue_date":"2026-03-03","due_date":"2026-04-02","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":500.00,"vat_total":100.00,"gross_total":600.00,"amount_paid":0.00,"amount_credited":0.00,"amount_due":0.00,"overdue":false,"journal_id":"jnl_01m8c90fyxe87932j4mnth6kzm","void_date":"2026-03-03","void_journal_id":"jnl_01m8c90g3we98bb32wv3pf7g3r","created_at":"2026-11-26T15:53:56.445Z","updated_at":"2026-11-26T15:53:56.604Z","version":2,"lines":[{"description":"Raised in error","quantity":1,"unit_price":500.00,"discount_percent":null,"account_id":"acc_01m8c90ezse5b84e8wnp44jq9w","account_code":"4000","vat_code":"ST","net_amount":500.00,"vat_amount":100.00,"gross_amount":600.00}]}}', 1795708436604);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8c90eejezvar5h6qds80tyt', 'org_01m8c90ezse5b84e8wrpa0mkmr', '01a21890-45ba-768a-ba6a-c4e1ea18c762', '\xca7c8842903634a75c7697d6fb4701e3211a2e91260d88c2dd7210f9bf154884', 200, '{"data":{"id":"btx_01m8c90gt3eq9byqr0k6m057hx","bank_account_id":"bac_01m8c90f50exfa0vdzm3drsgdn","date":"2026-01-30","amount":1500.00,"currency":"GBP","description":"FPI ABBEY SCHOOLS TRUST PART INV-0001","reference":null,"external_id":null,"status":"confirmed","account_id":null,"vat_code":"NV","vat_amount":0.00,"net_amount":1500.00,"contact_id":"con_01m8c90f9yee492k1jca3yj3n0","journal_id":"jnl_01m8c90heee4jazfzxj57ybf13","settlement_id":"set_01m8c90heee4jazfzxj57ybf13","confirmed_at":"2026-11-26T15:53:57.966Z","created_at":"2026-11-26T15:53:57.316Z","updated_at":"2026-11-26T15:53:57.966Z","version":2}}', 1795708437966);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8c90eejezvar5h6qds80tyt', 'org_01m8c90ezse5b84e8wrpa0mkmr', 'tieout-invoices-de6f067c84c6f3ca8eaa502e5235487643037431b13d52c11b5ceabef912366f', '\x648bd61b872535cddf50fe4d99291a9778c61ce4cd36d3f4692c5bffe8149016', 201, '{"data":{"id":"inv_01m8c90fy3ejhrjsbht7q5e1z8","type":"sales","kind":"invoice","status":"issued","number":"INV-0004","contact_id":"con_01m8c90fbrexaazrwmy5mz7g61","contact_name":"Marlow & Pike LLP","issue_date":"2026-02-20","due_date":"2026-03-22","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":1332.00,"vat_total":266.40,"gross_total":1598.40,"amount_paid":0.00,"amount_credited":0.00,"amount_due":1598.40,"overdue":true,"journal_id":"jnl_01m8c90fy3ejhrjsbht8fdkr3s","void_date":null,"void_journal_id":null,"created_at":"2026-11-26T15:53:56.419Z","updated_at":"2026-11-26T15:53:56.419Z","version":1,"lines":[{"description":"Course for new starters","quantity":1,"unit_price":1480.00,"discount_percent":10,"account_id":"acc_01m8c90ezse5b84e8wnp44jq9w","account_code":"4000","vat_code":"ST","net_amount":1332.00,"vat_amount":266.40,"gross_amount":1598.40}]}}', 1795708436419);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8c90eejezvar5h6qds80tyt', 'org_01m8c90ezse5b84e8wrpa0mkmr', '01a21890-4108-7795-8d5b-a354ccf5302d', '\x5136365a520c6eca448faa7052fd2a68c7a785b00f84ff7349f64aab4fc602a7', 201, '{"data":{"id":"inv_01m8c90fzket6anesb55nrdf7w","type":"sales","kind":"credit_note","status":"paid","number":"CN-0001","contact_id":"con_01m8c90fbrexaazrwmy5mz7g61","contact_name":"Marlow & Pike LLP","issue_date":"2026-03-12","due_date":"2026-03-12","amounts_are":"exclusive","currency":"GBP","reference":"INV-0004","notes":null,"net_total":150.00,"vat_total":30.00,"gross_total":180.00,"amount_paid":0.00,"amount_credited":180.00,"amount_due":0.00,"overdue":false,"journal_id":"jnl_01m8c90fzket6anesb591jjjw2","void_date":null,"void_journal_id":null,"created_at":"2026-11-26T15:53:56.467Z","updated_at":"2026-11-26T15:53:56.747Z","version":2,"lines":[{"description":"A day that was not held","quantity":1,"unit_price":150.00,"discount_percent":null,"account_id":"acc_01m8c90ezse5b84e8wnp44jq9w","account_code":"4000","vat_code":"ST","net_amount":150.00,"vat_amount":30.00,"gross_amount":180.00}]}}', 1795708436747);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8c90eejezvar5h6qds80tyt', 'org_01m8c90ezse5b84e8wrpa0mkmr', '01a21890-4297-730f-8710-36041e4eb56c', '\x319c2eff29be54a3e85c3c29d45a467e3d0d49a09360b2a59f7d67fb93d28177', 201, '{"data":{"id":"set_01m8c90gmweer8bpnjarpf3c4v","type":"receipt","status":"posted","refund":false,"contact_id":"con_01m8c90faqetbrprrn6q4n8at9","contact_name":"Kestrel Fitness CIC","bank_account_id":"bac_01m8c90f50exfa0vdzm3drsgdn","date":"2026-03-06","amount":282.00,"currency":"GBP","reference":null,"allocated_amount":282.00,"unallocated_amount":0.00,"allocations":[{"id":"alc_01m8c90gmweer8bpnjb1jgzrq0","invoice_id":"inv_01m8c90fx7e74rzhtye2gsykxq","invoice_number":"INV-0003","settlement_id":"set_01m8c90gmweer8bpnjarpf3c4v","credit_note_id":null,"amount":282.00,"date":"2026-03-06","created_at":"2026-11-26T15:53:57.148Z"}],"bank_transaction_id":null,"journal_id":"jnl_01m8c90gmweer8bpnjawdvztdx","void_date":null,"void_journal_id":null,"created_at":"2026-11-26T15:53:57.148Z","updated_at":"2026-11-26T15:53:57.148Z","version":1}}', 1795708437148);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8c90eejezvar5h6qds80tyt', 'org_01m8c90ezse5b84e8wrpa0mkmr', '01a21890-4478-7750-98ea-14df44cdc96e', '\xdd69db8a1f23f617832727bc6757780d4424d3a9bcdf64d0df54dd759592441e', 200, '{"data":{"id":"btx_01m8c90gt3eq9byqr0k36zrew1","bank_account_id":"bac_01m8c90f50exfa0vdzm3drsgdn","date":"2026-01-22","amount":-1078.80,"currency":"GBP","description":"FPO TECHBARN LTD TB-0117","reference":null,"external_id":null,"status":"confirmed","account_id":null,"vat_code":"NV","vat_amount":0.00,"net_amount":-1078.80,"contact_id":"con_01m8c90feaedgt78f7c9465rgp","journal_id":"jnl_01m8c90h4nev3rb26nsk5d895g","settlement_id":"set_01m8c90h4nev3rb26nsk5d895g","confirmed_at":"2026-11-26T15:53:57.653Z","created_at":"2026-11-26T15:53:57.316Z","updated_at":"2026-11-26T15:53:57.653Z","version":2}}', 1795708437653);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8c90eejezvar5h6qds80tyt', 'org_01m8c90ezse5b84e8wrpa0mkmr', '01a21890-4b05-76ce-b369-acdf29d22964', '\xd90f8d6b9d9791855ab0a3307759027f5b0fea18257f081f5cf52c71698f68c3', 200, '{"data":{"id":"btx_01m8c90gt4ejb9kytnmg8805ez","bank_account_id":"bac_01m8c90f50exfa0vdzm3drsgdn","date":"2026-03-16","amount":1418.40,"currency":"GBP","description":"FPI MARLOW AND PIKE LLP INV-0004 LESS CN-0001","reference":null,"external_id":null,"status":"confirmed","account_id":null,"vat_code":"NV","vat_amount":0.00,"net_amount":1418.40,"contact_id":"con_01m8c90fbrexaazrwmy5mz7g61","journal_id":"jnl_01m8c90jr8edwvweetzs7egw13","settlement_id":"set_01m8c90jr8edwvweetzs7egw13","confirmed_at":"2026-11-26T15:53:59.304Z","created_at":"2026-11-26T15:53:57.316Z","updated_at":"2026-11-26T15:53:59.304Z","version":2}}', 1795708439304);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8c90eejezvar5h6qds80tyt', 'org_01m8c90ezse5b84e8wrpa0mkmr', '01a21890-543a-76e4-8b9d-a228adc2fa0c', '\x5c1f1d3a316fb335528f6e19e17446cef9165a804bff9e1859cb2f19c0b2fef9', 200, '{"data":{"id":"btx_01m8c90gt3eq9byqr0ky94nfh5","bank_account_id":"bac_01m8c90f50exfa0vdzm3drsgdn","date":"2026-03-02","amount":-36.00,"currency":"GBP","description":"CARD SLATEWORK SOFTWARE SUBSCRIPTION","reference":null,"external_id":null,"status":"confirmed","account_id":"acc_01m8c90ezse5b84e8wqkf3nx3b","vat_code":"ST","vat_amount":6.00,"net_amount":-30.00,"contact_id":null,"journal_id":"jnl_01m8c90n2rek4bsjg0rm81044e","settlement_id":null,"confirmed_at":"2026-11-26T15:54:01.688Z","created_at":"2026-11-26T15:53:57.316Z","updated_at":"2026-11-26T15:54:01.688Z","version":3}}', 1795708441688);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8c90eejezvar5h6qds80tyt', 'org_01m8c90ezse5b84e8wrpa0mkmr', '01a21890-46c6-707d-9a8a-214c0a07dc40', '\x44c6736f992cab42080c3c9bf921bf67038fbaabde254d4f1375ac3d44f347c0', 200, '{"data":{"id":"btx_01m8c90gt3eq9byqr0kfmy4a64","bank_account_id":"bac_01m8c90f50exfa0vdzm3drsgdn","date":"2026-02-10","amount":-1350.00,"currency":"GBP","description":"FPO HARCOURT LETTINGS HL-33","reference":null,"external_id":null,"status":"confirmed","account_id":null,"vat_code":"NV","vat_amount":0.00,"net_amount":-1350.00,"contact_id":"con_01m8c90ffte38sxpnvpztkqs77","journal_id":"jnl_01m8c90hpae56sh86pqam5gays","settlement_id":"set_01m8c90hpae56sh86pqam5gays","confirmed_at":"2026-11-26T15:53:58.218Z","created_at":"2026-11-26T15:53:57.316Z","updated_at":"2026-11-26T15:53:58.218Z","version":2}}', 1795708438218);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8c90eejezvar5h6qds80tyt', 'org_01m8c90ezse5b84e8wrpa0mkmr', '01a21890-4c0f-757a-ba09-5c333fb07689', '\x0862e78df92ecf694b74642fbc0d105ca062aaf327f29313c3a6b7571efd762a', 200, '{"data":{"id":"btx_01m8c90gt3eq9byqr0m0ha24g9","bank_account_id":"bac_01m8c90f50exfa0vdzm3drsgdn","date":"2026-03-06","amount":282.00,"currency":"GBP","description":"FPI KESTREL FITNESS CIC INV-0003","reference":null,"external_id":null,"status":"confirmed","account_id":null,"vat_code":"NV","vat_amount":0.00,"net_amount":282.00,"contact_id":"con_01m8c90faqetbrprrn6q4n8at9","journal_id":"jnl_01m8c90gmweer8bpnjawdvztdx","settlement_id":"set_01m8c90gmweer8bpnjarpf3c4v","confirmed_at":"2026-11-26T15:53:59.569Z","created_at":"2026-11-26T15:53:57.316Z","updated_at":"2026-11-26T15:53:59.569Z","version":2}}', 1795708439569);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8c90eejezvar5h6qds80tyt', 'org_01m8c90ezse5b84e8wrpa0mkmr', '01a21890-4d94-7629-a97e-7f87e598db21', '\x127cd5049f0d5b735d16fb42854e621946732dffb1f0f6622b7004a6c435c232', 200, '{"data":{"id":"btx_01m8c90gt4ejb9kytnmz4m31yq","bank_account_id":"bac_01m8c90f50exfa0vdzm3drsgdn","date":"2026-03-31","amount":-936.55,"currency":"GBP","description":"FPO J WREN NET PAY MARCH","reference":null,"external_id":null,"status":"confirmed","account_id":"acc_01m8c90ezse5b84e8wmjnqv53j","vat_code":"NV","vat_amount":0.00,"net_amount":-936.55,"contact_id":null,"journal_id":"jnl_01m8c90kcqec8s5bk016h2fy5y","settlement_id":null,"confirmed_at":"2026-11-26T15:53:59.959Z","created_at":"2026-11-26T15:53:57.316Z","updated_at":"2026-11-26T15:53:59.959Z","version":2}}', 1795708439959);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8c90eejezvar5h6qds80tyt', 'org_01m8c90ezse5b84e8wrpa0mkmr', '01a21890-4df9-727d-90eb-717294d5a2b4', '\x059c40e6f08198ebb44ac3014d396b5a19333a7abd38af19c9b841d71d5ea938', 200, '{"data":{"suggested":4,"applied":4,"next":null,"suggestions":[{"id":"btx_01m8c90gt3eq9byqr0k9kvp7mb","bank_account_id":"bac_01m8c90f50exfa0vdzm3drsgdn","date":"2026-02-02","amount":-36.00,"currency":"GBP","description":"CARD SLATEWORK SOFTWARE SUBSCRIPTION","kind":"account","allocations":[],"settlement_id":null,"transfer_to_bank_account_id":null,"transfer_to_bank_account_name":null,"other_half_id":null,"account_id":"acc_01m8c90ezse5b84e8wqkf3nx3b","account_code":"6210","account_name":"Software and subscriptions","vat_code":"ST","vat_amount":6.00,"confidence":0.989,"suggested_by":"text","reason":"the text names the account, standard-rated (VAT Notice 700)","applied":true,"error":null},{"id":"btx_01m8c90gt3eq9byqr0knxchb7w","bank_account_id":"bac_01m8c90f50exfa0vdzm3drsgdn","date":"2026-02-18","amount":-58.40,"currency":"GBP","description":"CARD TRAINLINE.COM LONDON","kind":"account","allocations":[],"settlement_id":null,"transfer_to_bank_account_id":null,"transfer_to_bank_account_name":null,"other_half_id":null,"account_id":"acc_01m8c90ezse5b84e8wqvfzp0m1","account_code":"6300","account_name":"Travel and subsistence","vat_code":"ZR","vat_amount":0.00,"confidence":0.872,"suggested_by":"text","reason":"supplier Trainline: rail travel, zero-rated (VAT Notice 744A)","applied":true,"error":null},{"id":"btx_01m8c90gt3eq9byqr0ky94nfh5","bank_account_id":"bac_01m8c90f50exfa0vdzm3drsgdn","date":"2026-03-02","amount":-36.00,"currency":"GBP","description":"CARD SLATEWORK SOFTWARE SUBSCRIPTION","kind":"account","allocations":[],"settlement_id":null,"transfer_to_bank_account_id":null,"transfer_to_bank_account_name":null,"other_half_id":null,"account_id":"acc_01m8c90ezse5b84e8wqkf3nx3b","account_code":"6210","account_name":"Software and subscriptions","vat_code":"ST","vat_amount":6.00,"confidence":0.989,"suggested_by":"text","reason":"the text names the account, standard-rated (VAT Notice 700)","applied":true,"error":null},{"id":"btx_01m8c90gt4ejb9kytnmmxgz06c","bank_account_id":"bac_01m8c90f50exfa0vdzm3drsgdn","date":"2026-03-20","amount":-7.50,"currency":"GBP","description":"TOTAL CHARGES TO 19MAR2026","kind":"account","allocations":[],"settlement_id":null,"transfer_to_bank_account_id":null,"transfer_to_bank_account_name":null,"other_half_id":null,"account_id":"acc_01m8c90ezse5b84e8wrfgdzj5z","account_code":"6700","account_name":"Bank charges","vat_code":"EX","vat_amount":0.00,"confidence":0.990,"suggested_by":"text","reason":"\"bank charges\": bank charges, exempt (VAT Notice 701/49)","applied":true,"error":null}]}}', 1795708441191);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8c90eejezvar5h6qds80tyt', 'org_01m8c90ezse5b84e8wrpa0mkmr', '01a21890-5609-70a5-82c7-f9bb4535bd13', '\xa8587a10e810d272c5553e841cd5dd37fead8463191b03047bd2099485b2c013', 200, '{"data":{"id":"btx_01m8c90gt4ejb9kytnmmxgz06c","bank_account_id":"bac_01m8c90f50exfa0vdzm3drsgdn","date":"2026-03-20","amount":-7.50,"currency":"GBP","description":"TOTAL CHARGES TO 19MAR2026","reference":null,"external_id":null,"status":"confirmed","account_id":"acc_01m8c90ezse5b84e8wrfgdzj5z","vat_code":"EX","vat_amount":0.00,"net_amount":-7.50,"contact_id":null,"journal_id":"jnl_01m8c90ngteay8nqmyj79xz0a4","settlement_id":null,"confirmed_at":"2026-11-26T15:54:02.138Z","created_at":"2026-11-26T15:53:57.316Z","updated_at":"2026-11-26T15:54:02.138Z","version":3}}', 1795708442138);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8c90eejezvar5h6qds80tyt', 'org_01m8c90ezse5b84e8wrpa0mkmr', '01a21890-4996-738f-98f6-afe72e601153', '\xe159ac074fdc41b8373ad20b8eb72194982d4b8b02a6902df4bcfa95ae8f8f02', 200, '{"data":{"id":"btx_01m8c90gt3eq9byqr0kshqed6h","bank_account_id":"bac_01m8c90f50exfa0vdzm3drsgdn","date":"2026-02-27","amount":-400.00,"currency":"GBP","description":"FPO PRINTWELL PX-881","reference":null,"external_id":null,"status":"confirmed","account_id":null,"vat_code":"NV","vat_amount":0.00,"net_amount":-400.00,"contact_id":"con_01m8c90fd1e8xv86t8x2vpqzdk","journal_id":"jnl_01m8c90jdee3ea34sdqev0np4x","settlement_id":"set_01m8c90jdee3ea34sdqev0np4x","confirmed_at":"2026-11-26T15:53:58.958Z","created_at":"2026-11-26T15:53:57.316Z","updated_at":"2026-11-26T15:53:58.958Z","version":2}}', 1795708438958);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8c90eejezvar5h6qds80tyt', 'org_01m8c90ezse5b84e8wrpa0mkmr', '01a21890-4ca8-7261-adf9-b535aa757c64', '\x6a4c3d903dfa2fa76de0f296b7647d39cd796688da7ca63737098c16a5ae39e2', 200, '{"data":{"id":"btx_01m8c90gt4ejb9kytnmrnb33r5","bank_account_id":"bac_01m8c90f50exfa0vdzm3drsgdn","date":"2026-03-25","amount":-2000.00,"currency":"GBP","description":"TFR TO SAVINGS","reference":null,"external_id":null,"status":"confirmed","account_id":null,"vat_code":"NV","vat_amount":0.00,"net_amount":-2000.00,"contact_id":null,"journal_id":"jnl_01m8c90k5mebmrycfr4f6kdyym","settlement_id":null,"confirmed_at":"2026-11-26T15:53:59.732Z","created_at":"2026-11-26T15:53:57.316Z","updated_at":"2026-11-26T15:53:59.732Z","version":2}}', 1795708439732);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8c90eejezvar5h6qds80tyt', 'org_01m8c90ezse5b84e8wrpa0mkmr', '01a21890-52e0-7708-ab55-46062b8dde07', '\xcd9a368868f10b81c3441e266ad69b02b32702666a125e06f279c643a7a848f9', 200, '{"data":{"id":"btx_01m8c90gt3eq9byqr0knxchb7w","bank_account_id":"bac_01m8c90f50exfa0vdzm3drsgdn","date":"2026-02-18","amount":-58.40,"currency":"GBP","description":"CARD TRAINLINE.COM LONDON","reference":null,"external_id":null,"status":"confirmed","account_id":"acc_01m8c90ezse5b84e8wqvfzp0m1","vat_code":"ZR","vat_amount":0.00,"net_amount":-58.40,"contact_id":null,"journal_id":"jnl_01m8c90mqce4dbfppvb4c3na4j","settlement_id":null,"confirmed_at":"2026-11-26T15:54:01.324Z","created_at":"2026-11-26T15:53:57.316Z","updated_at":"2026-11-26T15:54:01.324Z","version":3}}', 1795708441324);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8c90eejezvar5h6qds80tyt', 'org_01m8c90ezse5b84e8wrpa0mkmr', '01a21890-5711-7016-8084-b2c86047e644', '\x013b38ed0c2982858974d1766de60ceace501206057e954d7b8e39b7bbcbc1fe', 201, '{"data":{"id":"vrt_01m8c90nsye9evjjmv88e3pcge","date_from":"2026-01-01","date_to":"2026-03-31","status":"draft","currency":"GBP","scheme":"standard","flat_rate_percent":null,"adjustments":[],"boxes":{"1":698.40,"2":0.00,"3":698.40,"4":319.80,"5":378.60,"6":4776.00,"7":3427.00,"8":0.00,"9":0.00},"direction":"pay","hmrc":{"vatDueSales":698.40,"vatDueAcquisitions":0.00,"totalVatDue":698.40,"vatReclaimedCurrPeriod":319.80,"netVatDue":378.60,"totalValueSalesExVAT":4776,"totalValuePurchasesExVAT":3427,"totalValueGoodsSuppliedExVAT":0,"totalAcquisitionsExVAT":0},"journal_id":null,"finalised_at":null,"created_at":"2026-11-26T15:54:02.430Z","updated_at":"2026-11-26T15:54:02.430Z","version":1}}', 1795708442430);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8c90eejezvar5h6qds80tyt', 'org_01m8c90ezse5b84e8wrpa0mkmr', '01a21890-57fb-74c6-bec6-05ce53c291a4', '\xf0fee4a1455af395c7a281469bc378934937617eddb77f24c7153ad87177d210', 200, '{"data":{"id":"org_01m8c90ezse5b84e8wrpa0mkmr","name":"Wren & Marsh Ltd","currency":"GBP","country":"GB","financial_year_end":"03-31","vat_registered":true,"vat_number":null,"vat_scheme":"standard","flat_rate_percent":null,"vat_rounding":"line","status":"active","role":"owner","lock_date":"2026-03-31","created_at":"2026-11-26T15:53:55.449Z","updated_at":"2026-11-26T15:54:02.622Z","version":2}}', 1795708442622);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8c90eejezvar5h6qds80tyt', '', 'once', '\xbd590065f8df1f619336633472911f7d86118bce11abf11de10c7d723b56911c', 202, '{"reconciliation_id":"rec_01m8c90q8yetaa5h8a10vzecd5","status":"queued","poll_url":"/api/v1/reconciliations/rec_01m8c90q8yetaa5h8a10vzecd5"}', 1795708443934);
INSERT INTO public.invoice_lines VALUES ('org_01m8c90ezse5b84e8wrpa0mkmr', 'inv_01m8c90fnwewxae62zcfnpqzc0', 1, 'Course design, 3 days', '3', '650.00', NULL, 'acc_01m8c90ezse5b84e8wnp44jq9w', 'ST', NULL, 195000, 39000, 234000);
INSERT INTO public.invoice_lines VALUES ('org_01m8c90ezse5b84e8wrpa0mkmr', 'inv_01m8c90fr8e029yxkbk7cx0gwj', 1, 'Printing of workbooks', '1', '412.00', NULL, 'acc_01m8c90ezse5b84e8wpamn3sbd', 'ZR', NULL, 41200, 0, 41200);
INSERT INTO public.invoice_lines VALUES ('org_01m8c90ezse5b84e8wrpa0mkmr', 'inv_01m8c90fsjes3v8ecfwfj4aefh', 1, 'Laptop', '1', '899.00', NULL, 'acc_01m8c90ezse5b84e8wjte6hn7x', 'ST', NULL, 89900, 17980, 107880);
INSERT INTO public.invoice_lines VALUES ('org_01m8c90ezse5b84e8wrpa0mkmr', 'inv_01m8c90fvke3bv59jsc7he97f7', 1, 'Workbooks', '120', '7.25', NULL, 'acc_01m8c90ezse5b84e8wnrwyr3r7', 'ZR', NULL, 87000, 0, 87000);
INSERT INTO public.invoice_lines VALUES ('org_01m8c90ezse5b84e8wrpa0mkmr', 'inv_01m8c90fwrea39v8aygbdrv95t', 1, 'Rent, January to March', '1', '1350.00', NULL, 'acc_01m8c90ezse5b84e8wq1kfzr4x', 'EX', NULL, 135000, 0, 135000);
INSERT INTO public.invoice_lines VALUES ('org_01m8c90ezse5b84e8wrpa0mkmr', 'inv_01m8c90fx7e74rzhtye2gsykxq', 1, 'Seminar room, 5 evenings', '5', '48.00', NULL, 'acc_01m8c90f2ge21rfbp337xd3t58', 'EX', NULL, 24000, 0, 24000);
INSERT INTO public.invoice_lines VALUES ('org_01m8c90ezse5b84e8wrpa0mkmr', 'inv_01m8c90fx7e74rzhtye2gsykxq', 2, 'Projector', '1', '35.00', NULL, 'acc_01m8c90ezse5b84e8wnp44jq9w', 'ST', NULL, 3500, 700, 4200);
INSERT INTO public.invoice_lines VALUES ('org_01m8c90ezse5b84e8wrpa0mkmr', 'inv_01m8c90fy3ejhrjsbht7q5e1z8', 1, 'Course for new starters', '1', '1480.00', '10', 'acc_01m8c90ezse5b84e8wnp44jq9w', 'ST', NULL, 133200, 26640, 159840);
INSERT INTO public.invoice_lines VALUES ('org_01m8c90ezse5b84e8wrpa0mkmr', 'inv_01m8c90fyxe87932j4mk4qfnx3', 1, 'Raised in error', '1', '500.00', NULL, 'acc_01m8c90ezse5b84e8wnp44jq9w', 'ST', NULL, 50000, 10000, 60000);
INSERT INTO public.invoice_lines VALUES ('org_01m8c90ezse5b84e8wrpa0mkmr', 'inv_01m8c90fzket6anesb55nrdf7w', 1, 'A day that was not held', '1', '150.00', NULL, 'acc_01m8c90ezse5b84e8wnp44jq9w', 'ST', NULL, 15000, 3000, 18000);
INSERT INTO public.invoice_lines VALUES ('org_01m8c90ezse5b84e8wrpa0mkmr', 'inv_01m8c90g0ve50vnnfn1dg881h1', 1, 'Illustration, 2 days', '2', '384.00', NULL, 'acc_01m8c90ezse5b84e8wpcks5028', 'ST', NULL, 64000, 12800, 76800);
INSERT INTO public.invoice_lines VALUES ('org_01m8c90ezse5b84e8wrpa0mkmr', 'inv_01m8c90g1ae3n9g7sdzqw8tkq9', 1, 'Workbooks', '24', '7.25', NULL, 'acc_01m8c90ezse5b84e8wnrwyr3r7', 'ZR', NULL, 17400, 0, 17400);
INSERT INTO public.invoice_lines VALUES ('org_01m8c90ezse5b84e8wrpa0mkmr', 'inv_01m8c90g1ae3n9g7sdzqw8tkq9', 2, 'Half a day of course design', '0.5', '650.00', NULL, 'acc_01m8c90ezse5b84e8wnp44jq9w', 'ST', NULL, 32500, 6500, 39000);
INSERT INTO public.invoices VALUES ('inv_01m8c90g0ve50vnnfn1dg881h1', 'org_01m8c90ezse5b84e8wrpa0mkmr', 'purchase', 'invoice', 'issued', 'FR-1209', 'con_01m8c90fgme1r8bbbpxasfj778', '2026-03-24', '2026-04-23', 'inclusive', NULL, NULL, 64000, 12800, 76800, 0, 0, 'issued', 'jnl_01m8c90g0ve50vnnfn1hd73ey3', NULL, NULL, 'fr-1209', 1795708436507, 1795708436507, 1, '9999-99-99', 0, NULL, NULL);
INSERT INTO public.invoices VALUES ('inv_01m8c90g1ae3n9g7sdzqw8tkq9', 'org_01m8c90ezse5b84e8wrpa0mkmr', 'sales', 'invoice', 'issued', 'INV-0006', 'con_01m8c90f9yee492k1jca3yj3n0', '2026-03-27', '2026-04-26', 'exclusive', NULL, NULL, 49900, 6500, 56400, 0, 0, 'issued', 'jnl_01m8c90g1ae3n9g7sdztgq4jh8', NULL, NULL, 'inv-0006', 1795708436522, 1795708436522, 1, '9999-99-99', 0, NULL, NULL);
INSERT INTO public.invoices VALUES ('inv_01m8c90fyxe87932j4mk4qfnx3', 'org_01m8c90ezse5b84e8wrpa0mkmr', 'sales', 'invoice', 'void', 'INV-0005', 'con_01m8c90fbrexaazrwmy5mz7g61', '2026-03-03', '2026-04-02', 'exclusive', NULL, NULL, 50000, 10000, 60000, 0, 0, 'issued', 'jnl_01m8c90fyxe87932j4mnth6kzm', '2026-03-03', 'jnl_01m8c90g3we98bb32wv3pf7g3r', 'inv-0005', 1795708436445, 1795708436604, 2, '2026-03-03', 0, NULL, NULL);
INSERT INTO public.invoices VALUES ('inv_01m8c90fzket6anesb55nrdf7w', 'org_01m8c90ezse5b84e8wrpa0mkmr', 'sales', 'credit_note', 'issued', 'CN-0001', 'con_01m8c90fbrexaazrwmy5mz7g61', '2026-03-12', '2026-03-12', 'exclusive', 'INV-0004', NULL, 15000, 3000, 18000, 0, 18000, 'issued', 'jnl_01m8c90fzket6anesb591jjjw2', NULL, NULL, 'cn-0001
inv-0004', 1795708436467, 1795708436747, 2, '2026-03-12', 1, '2026-03-12', '2026-03-12');
INSERT INTO public.invoices VALUES ('inv_01m8c90fx7e74rzhtye2gsykxq', 'org_01m8c90ezse5b84e8wrpa0mkmr', 'sales', 'invoice', 'issued', 'INV-0003', 'con_01m8c90faqetbrprrn6q4n8at9', '2026-02-09', '2026-03-11', 'exclusive', NULL, NULL, 27500, 700, 28200, 28200, 0, 'issued', 'jnl_01m8c90fx7e74rzhtye6x5zv1q', NULL, NULL, 'inv-0003', 1795708436391, 1795708437148, 2, '2026-03-06', 1, '2026-03-06', '2026-03-06');
INSERT INTO public.invoices VALUES ('inv_01m8c90fsjes3v8ecfwfj4aefh', 'org_01m8c90ezse5b84e8wrpa0mkmr', 'purchase', 'invoice', 'issued', 'TB-0117', 'con_01m8c90feaedgt78f7c9465rgp', '2026-01-21', '2026-02-20', 'exclusive', NULL, NULL, 89900, 17980, 107880, 107880, 0, 'issued', 'jnl_01m8c90fsjes3v8ecfwgc7nz1r', NULL, NULL, 'tb-0117', 1795708436274, 1795708437653, 2, '2026-01-22', 1, '2026-01-22', '2026-01-22');
INSERT INTO public.invoices VALUES ('inv_01m8c90fwrea39v8aygbdrv95t', 'org_01m8c90ezse5b84e8wrpa0mkmr', 'purchase', 'invoice', 'issued', 'HL-33', 'con_01m8c90ffte38sxpnvpztkqs77', '2026-02-01', '2026-03-03', 'exclusive', NULL, NULL, 135000, 0, 135000, 135000, 0, 'issued', 'jnl_01m8c90fwrea39v8aygc82hb5b', NULL, NULL, 'hl-33', 1795708436376, 1795708438218, 2, '2026-02-10', 1, '2026-02-10', '2026-02-10');
INSERT INTO public.invoices VALUES ('inv_01m8c90fnwewxae62zcfnpqzc0', 'org_01m8c90ezse5b84e8wrpa0mkmr', 'sales', 'invoice', 'issued', 'INV-0001', 'con_01m8c90f9yee492k1jca3yj3n0', '2026-01-15', '2026-02-14', 'exclusive', NULL, NULL, 195000, 39000, 234000, 234000, 0, 'issued', 'jnl_01m8c90fnwewxae62zcgm8qd3t', NULL, NULL, 'inv-0001', 1795708436156, 1795708438634, 3, '2026-02-16', 2, '2026-01-30', '2026-02-16');
INSERT INTO public.invoices VALUES ('inv_01m8c90fvke3bv59jsc7he97f7', 'org_01m8c90ezse5b84e8wrpa0mkmr', 'sales', 'invoice', 'issued', 'INV-0002', 'con_01m8c90f9yee492k1jca3yj3n0', '2026-01-28', '2026-02-27', 'exclusive', NULL, NULL, 87000, 0, 87000, 87000, 0, 'issued', 'jnl_01m8c90fvke3bv59jsc9zfxr78', NULL, NULL, 'inv-0002', 1795708436339, 1795708438634, 2, '2026-02-16', 1, '2026-02-16', '2026-02-16');
INSERT INTO public.invoices VALUES ('inv_01m8c90fr8e029yxkbk7cx0gwj', 'org_01m8c90ezse5b84e8wrpa0mkmr', 'purchase', 'invoice', 'issued', 'PX-881', 'con_01m8c90fd1e8xv86t8x2vpqzdk', '2026-01-20', '2026-02-19', 'exclusive', NULL, NULL, 41200, 0, 41200, 40000, 0, 'issued', 'jnl_01m8c90fr8e029yxkbkbhytk43', NULL, NULL, 'px-881', 1795708436232, 1795708438958, 2, '9999-99-99', 1, '2026-02-27', '2026-02-27');
INSERT INTO public.invoices VALUES ('inv_01m8c90fy3ejhrjsbht7q5e1z8', 'org_01m8c90ezse5b84e8wrpa0mkmr', 'sales', 'invoice', 'issued', 'INV-0004', 'con_01m8c90fbrexaazrwmy5mz7g61', '2026-02-20', '2026-03-22', 'exclusive', NULL, NULL, 133200, 26640, 159840, 141840, 18000, 'issued', 'jnl_01m8c90fy3ejhrjsbht8fdkr3s', NULL, NULL, 'inv-0004', 1795708436419, 1795708439304, 3, '2026-03-16', 2, '2026-03-12', '2026-03-16');
INSERT INTO public.jobs VALUES ('rec_01m8c90q8yetaa5h8a10vzecd5', 'reconcile', 1, 'usr_01m8c90eejezvar5h6qds80tyt', 'key_01m8c90ehneg5ts0yr8f6p7wf4', 'completed', 3, 0, 1, 1, NULL, NULL, '01a218905d5472e5b862f47ce0cd5fa4', 3, NULL, 1795708443934, 1795708443963, 1795708443988, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8c90ezse5b84e8wrpa0mkmr', 1, 1, 'acc_01m8c90ezse5b84e8wktngrjb0', 1000000, NULL, NULL, 0, 0, '2026-01-01');
INSERT INTO public.journal_lines VALUES ('org_01m8c90ezse5b84e8wrpa0mkmr', 1, 2, 'acc_01m8c90ezse5b84e8wnha22xgg', -1000000, NULL, NULL, 0, 0, '2026-01-01');
INSERT INTO public.journal_lines VALUES ('org_01m8c90ezse5b84e8wrpa0mkmr', 2, 1, 'acc_01m8c90ezse5b84e8wke0nh5zs', 234000, NULL, NULL, 0, 0, '2026-01-15');
INSERT INTO public.journal_lines VALUES ('org_01m8c90ezse5b84e8wrpa0mkmr', 2, 2, 'acc_01m8c90ezse5b84e8wnp44jq9w', -195000, 'Course design, 3 days', 'ST', 39000, 0, '2026-01-15');
INSERT INTO public.journal_lines VALUES ('org_01m8c90ezse5b84e8wrpa0mkmr', 2, 3, 'acc_01m8c90f0weqe895pb6k52q67y', -39000, NULL, 'ST', 0, 1, '2026-01-15');
INSERT INTO public.journal_lines VALUES ('org_01m8c90ezse5b84e8wrpa0mkmr', 3, 1, 'acc_01m8c90ezse5b84e8wm307tzmw', -41200, NULL, NULL, 0, 0, '2026-01-20');
INSERT INTO public.journal_lines VALUES ('org_01m8c90ezse5b84e8wrpa0mkmr', 3, 2, 'acc_01m8c90ezse5b84e8wpamn3sbd', 41200, 'Printing of workbooks', 'ZR', 0, 0, '2026-01-20');
INSERT INTO public.journal_lines VALUES ('org_01m8c90ezse5b84e8wrpa0mkmr', 4, 1, 'acc_01m8c90ezse5b84e8wm307tzmw', -107880, NULL, NULL, 0, 0, '2026-01-21');
INSERT INTO public.journal_lines VALUES ('org_01m8c90ezse5b84e8wrpa0mkmr', 4, 2, 'acc_01m8c90ezse5b84e8wjte6hn7x', 89900, 'Laptop', 'ST', 17980, 0, '2026-01-21');
INSERT INTO public.journal_lines VALUES ('org_01m8c90ezse5b84e8wrpa0mkmr', 4, 3, 'acc_01m8c90f0weqe895pb6k52q67y', 17980, NULL, 'ST', 0, 1, '2026-01-21');
INSERT INTO public.journal_lines VALUES ('org_01m8c90ezse5b84e8wrpa0mkmr', 5, 1, 'acc_01m8c90ezse5b84e8wke0nh5zs', 87000, NULL, NULL, 0, 0, '2026-01-28');
INSERT INTO public.journal_lines VALUES ('org_01m8c90ezse5b84e8wrpa0mkmr', 5, 2, 'acc_01m8c90ezse5b84e8wnrwyr3r7', -87000, 'Workbooks', 'ZR', 0, 0, '2026-01-28');
INSERT INTO public.journal_lines VALUES ('org_01m8c90ezse5b84e8wrpa0mkmr', 6, 1, 'acc_01m8c90ezse5b84e8wm307tzmw', -135000, NULL, NULL, 0, 0, '2026-02-01');
INSERT INTO public.journal_lines VALUES ('org_01m8c90ezse5b84e8wrpa0mkmr', 6, 2, 'acc_01m8c90ezse5b84e8wq1kfzr4x', 135000, 'Rent, January to March', 'EX', 0, 0, '2026-02-01');
INSERT INTO public.journal_lines VALUES ('org_01m8c90ezse5b84e8wrpa0mkmr', 7, 1, 'acc_01m8c90ezse5b84e8wke0nh5zs', 28200, NULL, NULL, 0, 0, '2026-02-09');
INSERT INTO public.journal_lines VALUES ('org_01m8c90ezse5b84e8wrpa0mkmr', 7, 2, 'acc_01m8c90f2ge21rfbp337xd3t58', -24000, 'Seminar room, 5 evenings', 'EX', 0, 0, '2026-02-09');
INSERT INTO public.journal_lines VALUES ('org_01m8c90ezse5b84e8wrpa0mkmr', 7, 3, 'acc_01m8c90ezse5b84e8wnp44jq9w', -3500, 'Projector', 'ST', 700, 0, '2026-02-09');
INSERT INTO public.journal_lines VALUES ('org_01m8c90ezse5b84e8wrpa0mkmr', 7, 4, 'acc_01m8c90f0weqe895pb6k52q67y', -700, NULL, 'ST', 0, 1, '2026-02-09');
INSERT INTO public.journal_lines VALUES ('org_01m8c90ezse5b84e8wrpa0mkmr', 8, 1, 'acc_01m8c90ezse5b84e8wke0nh5zs', 159840, NULL, NULL, 0, 0, '2026-02-20');
INSERT INTO public.journal_lines VALUES ('org_01m8c90ezse5b84e8wrpa0mkmr', 8, 2, 'acc_01m8c90ezse5b84e8wnp44jq9w', -133200, 'Course for new starters', 'ST', 26640, 0, '2026-02-20');
INSERT INTO public.journal_lines VALUES ('org_01m8c90ezse5b84e8wrpa0mkmr', 8, 3, 'acc_01m8c90f0weqe895pb6k52q67y', -26640, NULL, 'ST', 0, 1, '2026-02-20');
INSERT INTO public.journal_lines VALUES ('org_01m8c90ezse5b84e8wrpa0mkmr', 9, 1, 'acc_01m8c90ezse5b84e8wke0nh5zs', 60000, NULL, NULL, 0, 0, '2026-03-03');
INSERT INTO public.journal_lines VALUES ('org_01m8c90ezse5b84e8wrpa0mkmr', 9, 2, 'acc_01m8c90ezse5b84e8wnp44jq9w', -50000, 'Raised in error', 'ST', 10000, 0, '2026-03-03');
INSERT INTO public.journal_lines VALUES ('org_01m8c90ezse5b84e8wrpa0mkmr', 9, 3, 'acc_01m8c90f0weqe895pb6k52q67y', -10000, NULL, 'ST', 0, 1, '2026-03-03');
INSERT INTO public.journal_lines VALUES ('org_01m8c90ezse5b84e8wrpa0mkmr', 10, 1, 'acc_01m8c90ezse5b84e8wke0nh5zs', -18000, NULL, NULL, 0, 0, '2026-03-12');
INSERT INTO public.journal_lines VALUES ('org_01m8c90ezse5b84e8wrpa0mkmr', 10, 2, 'acc_01m8c90ezse5b84e8wnp44jq9w', 15000, 'A day that was not held', 'ST', 3000, 0, '2026-03-12');
INSERT INTO public.journal_lines VALUES ('org_01m8c90ezse5b84e8wrpa0mkmr', 10, 3, 'acc_01m8c90f0weqe895pb6k52q67y', 3000, NULL, 'ST', 0, 1, '2026-03-12');
INSERT INTO public.journal_lines VALUES ('org_01m8c90ezse5b84e8wrpa0mkmr', 11, 1, 'acc_01m8c90ezse5b84e8wm307tzmw', -76800, NULL, NULL, 0, 0, '2026-03-24');
INSERT INTO public.journal_lines VALUES ('org_01m8c90ezse5b84e8wrpa0mkmr', 11, 2, 'acc_01m8c90ezse5b84e8wpcks5028', 64000, 'Illustration, 2 days', 'ST', 12800, 0, '2026-03-24');
INSERT INTO public.journal_lines VALUES ('org_01m8c90ezse5b84e8wrpa0mkmr', 11, 3, 'acc_01m8c90f0weqe895pb6k52q67y', 12800, NULL, 'ST', 0, 1, '2026-03-24');
INSERT INTO public.journal_lines VALUES ('org_01m8c90ezse5b84e8wrpa0mkmr', 12, 1, 'acc_01m8c90ezse5b84e8wke0nh5zs', 56400, NULL, NULL, 0, 0, '2026-03-27');
INSERT INTO public.journal_lines VALUES ('org_01m8c90ezse5b84e8wrpa0mkmr', 12, 2, 'acc_01m8c90ezse5b84e8wnrwyr3r7', -17400, 'Workbooks', 'ZR', 0, 0, '2026-03-27');
INSERT INTO public.journal_lines VALUES ('org_01m8c90ezse5b84e8wrpa0mkmr', 12, 3, 'acc_01m8c90ezse5b84e8wnp44jq9w', -32500, 'Half a day of course design', 'ST', 6500, 0, '2026-03-27');
INSERT INTO public.journal_lines VALUES ('org_01m8c90ezse5b84e8wrpa0mkmr', 12, 4, 'acc_01m8c90f0weqe895pb6k52q67y', -6500, NULL, 'ST', 0, 1, '2026-03-27');
INSERT INTO public.journal_lines VALUES ('org_01m8c90ezse5b84e8wrpa0mkmr', 13, 1, 'acc_01m8c90ezse5b84e8wke0nh5zs', -60000, NULL, NULL, 0, 0, '2026-03-03');
INSERT INTO public.journal_lines VALUES ('org_01m8c90ezse5b84e8wrpa0mkmr', 13, 2, 'acc_01m8c90ezse5b84e8wnp44jq9w', 50000, 'Raised in error', 'ST', 10000, 0, '2026-03-03');
INSERT INTO public.journal_lines VALUES ('org_01m8c90ezse5b84e8wrpa0mkmr', 13, 3, 'acc_01m8c90f0weqe895pb6k52q67y', 10000, NULL, 'ST', 0, 1, '2026-03-03');
INSERT INTO public.journal_lines VALUES ('org_01m8c90ezse5b84e8wrpa0mkmr', 14, 1, 'acc_01m8c90ezse5b84e8wnha22xgg', 1000000, NULL, NULL, 0, 0, '2026-01-01');
INSERT INTO public.journal_lines VALUES ('org_01m8c90ezse5b84e8wrpa0mkmr', 14, 2, 'acc_01m8c90ezse5b84e8wn760w983', -10000, 'Share capital', NULL, 0, 0, '2026-01-01');
INSERT INTO public.journal_lines VALUES ('org_01m8c90ezse5b84e8wrpa0mkmr', 14, 3, 'acc_01m8c90ezse5b84e8wmtsbvwxc', -990000, 'Lent by the director', NULL, 0, 0, '2026-01-01');
INSERT INTO public.journal_lines VALUES ('org_01m8c90ezse5b84e8wrpa0mkmr', 15, 1, 'acc_01m8c90ezse5b84e8wpqapxdz9', 100000, NULL, NULL, 0, 0, '2026-03-31');
INSERT INTO public.journal_lines VALUES ('org_01m8c90ezse5b84e8wrpa0mkmr', 15, 2, 'acc_01m8c90ezse5b84e8wm8ww5vg9', -6345, 'PAYE and National Insurance', NULL, 0, 0, '2026-03-31');
INSERT INTO public.journal_lines VALUES ('org_01m8c90ezse5b84e8wrpa0mkmr', 15, 3, 'acc_01m8c90ezse5b84e8wmjnqv53j', -93655, 'Net pay', NULL, 0, 0, '2026-03-31');
INSERT INTO public.journal_lines VALUES ('org_01m8c90ezse5b84e8wrpa0mkmr', 16, 1, 'acc_01m8c90f3ge7avx7msjb3a592r', 7492, '3 of 36 months of 899.00', NULL, 0, 0, '2026-03-31');
INSERT INTO public.journal_lines VALUES ('org_01m8c90ezse5b84e8wrpa0mkmr', 16, 2, 'acc_01m8c90ezse5b84e8wk65b70r6', -7492, NULL, NULL, 0, 0, '2026-03-31');
INSERT INTO public.journal_lines VALUES ('org_01m8c90ezse5b84e8wrpa0mkmr', 17, 1, 'acc_01m8c90ezse5b84e8wke0nh5zs', -28200, NULL, NULL, 0, 0, '2026-03-06');
INSERT INTO public.journal_lines VALUES ('org_01m8c90ezse5b84e8wrpa0mkmr', 17, 2, 'acc_01m8c90ezse5b84e8wktngrjb0', 28200, NULL, NULL, 0, 0, '2026-03-06');
INSERT INTO public.journal_lines VALUES ('org_01m8c90ezse5b84e8wrpa0mkmr', 18, 1, 'acc_01m8c90ezse5b84e8wm307tzmw', 107880, NULL, NULL, 0, 0, '2026-01-22');
INSERT INTO public.journal_lines VALUES ('org_01m8c90ezse5b84e8wrpa0mkmr', 18, 2, 'acc_01m8c90ezse5b84e8wktngrjb0', -107880, NULL, NULL, 0, 0, '2026-01-22');
INSERT INTO public.journal_lines VALUES ('org_01m8c90ezse5b84e8wrpa0mkmr', 19, 1, 'acc_01m8c90ezse5b84e8wke0nh5zs', -150000, NULL, NULL, 0, 0, '2026-01-30');
INSERT INTO public.journal_lines VALUES ('org_01m8c90ezse5b84e8wrpa0mkmr', 19, 2, 'acc_01m8c90ezse5b84e8wktngrjb0', 150000, NULL, NULL, 0, 0, '2026-01-30');
INSERT INTO public.journal_lines VALUES ('org_01m8c90ezse5b84e8wrpa0mkmr', 20, 1, 'acc_01m8c90ezse5b84e8wm307tzmw', 135000, NULL, NULL, 0, 0, '2026-02-10');
INSERT INTO public.journal_lines VALUES ('org_01m8c90ezse5b84e8wrpa0mkmr', 20, 2, 'acc_01m8c90ezse5b84e8wktngrjb0', -135000, NULL, NULL, 0, 0, '2026-02-10');
INSERT INTO public.journal_lines VALUES ('org_01m8c90ezse5b84e8wrpa0mkmr', 25, 1, 'acc_01m8c90ezse5b84e8wktngrjb0', -93655, NULL, NULL, 0, 0, '2026-03-31');
INSERT INTO public.journal_lines VALUES ('org_01m8c90ezse5b84e8wrpa0mkmr', 25, 2, 'acc_01m8c90ezse5b84e8wmjnqv53j', 93655, NULL, NULL, 0, 0, '2026-03-31');
INSERT INTO public.journal_lines VALUES ('org_01m8c90ezse5b84e8wrpa0mkmr', 29, 1, 'acc_01m8c90ezse5b84e8wktngrjb0', -750, NULL, NULL, 0, 0, '2026-03-20');
INSERT INTO public.journal_lines VALUES ('org_01m8c90ezse5b84e8wrpa0mkmr', 29, 2, 'acc_01m8c90ezse5b84e8wrfgdzj5z', 750, NULL, 'EX', 0, 0, '2026-03-20');
INSERT INTO public.journal_lines VALUES ('org_01m8c90ezse5b84e8wrpa0mkmr', 21, 1, 'acc_01m8c90ezse5b84e8wke0nh5zs', -171000, NULL, NULL, 0, 0, '2026-02-16');
INSERT INTO public.journal_lines VALUES ('org_01m8c90ezse5b84e8wrpa0mkmr', 21, 2, 'acc_01m8c90ezse5b84e8wktngrjb0', 171000, NULL, NULL, 0, 0, '2026-02-16');
INSERT INTO public.journal_lines VALUES ('org_01m8c90ezse5b84e8wrpa0mkmr', 28, 1, 'acc_01m8c90ezse5b84e8wktngrjb0', -3600, NULL, NULL, 0, 0, '2026-02-02');
INSERT INTO public.journal_lines VALUES ('org_01m8c90ezse5b84e8wrpa0mkmr', 28, 2, 'acc_01m8c90ezse5b84e8wqkf3nx3b', 3000, NULL, 'ST', 600, 0, '2026-02-02');
INSERT INTO public.journal_lines VALUES ('org_01m8c90ezse5b84e8wrpa0mkmr', 28, 3, 'acc_01m8c90f0weqe895pb6k52q67y', 600, NULL, 'ST', 0, 1, '2026-02-02');
INSERT INTO public.journal_lines VALUES ('org_01m8c90et5edd8d3q7v82t6h20', 2, 1, 'acc_01m8c90et5edd8d3q7s8pc9pre', -50000, NULL, NULL, 0, 0, '2026-03-20');
INSERT INTO public.journal_lines VALUES ('org_01m8c90et5edd8d3q7v82t6h20', 2, 2, 'acc_01m8c90et5edd8d3q7pchcjdcr', 50000, NULL, NULL, 0, 0, '2026-03-20');
INSERT INTO public.journal_lines VALUES ('org_01m8c90ezse5b84e8wrpa0mkmr', 22, 1, 'acc_01m8c90ezse5b84e8wm307tzmw', 40000, NULL, NULL, 0, 0, '2026-02-27');
INSERT INTO public.journal_lines VALUES ('org_01m8c90ezse5b84e8wrpa0mkmr', 22, 2, 'acc_01m8c90ezse5b84e8wktngrjb0', -40000, NULL, NULL, 0, 0, '2026-02-27');
INSERT INTO public.journal_lines VALUES ('org_01m8c90ezse5b84e8wrpa0mkmr', 24, 1, 'acc_01m8c90ezse5b84e8wktngrjb0', -200000, NULL, NULL, 0, 0, '2026-03-25');
INSERT INTO public.journal_lines VALUES ('org_01m8c90ezse5b84e8wrpa0mkmr', 24, 2, 'acc_01m8c90f6jekf8y203m89w10mz', 200000, NULL, NULL, 0, 0, '2026-03-25');
INSERT INTO public.journal_lines VALUES ('org_01m8c90ezse5b84e8wrpa0mkmr', 26, 1, 'acc_01m8c90ezse5b84e8wktngrjb0', -5840, NULL, NULL, 0, 0, '2026-02-18');
INSERT INTO public.journal_lines VALUES ('org_01m8c90ezse5b84e8wrpa0mkmr', 26, 2, 'acc_01m8c90ezse5b84e8wqvfzp0m1', 5840, NULL, 'ZR', 0, 0, '2026-02-18');
INSERT INTO public.journal_lines VALUES ('org_01m8c90ezse5b84e8wrpa0mkmr', 23, 1, 'acc_01m8c90ezse5b84e8wke0nh5zs', -141840, NULL, NULL, 0, 0, '2026-03-16');
INSERT INTO public.journal_lines VALUES ('org_01m8c90ezse5b84e8wrpa0mkmr', 23, 2, 'acc_01m8c90ezse5b84e8wktngrjb0', 141840, NULL, NULL, 0, 0, '2026-03-16');
INSERT INTO public.journal_lines VALUES ('org_01m8c90ezse5b84e8wrpa0mkmr', 27, 1, 'acc_01m8c90ezse5b84e8wktngrjb0', -3600, NULL, NULL, 0, 0, '2026-03-02');
INSERT INTO public.journal_lines VALUES ('org_01m8c90ezse5b84e8wrpa0mkmr', 27, 2, 'acc_01m8c90ezse5b84e8wqkf3nx3b', 3000, NULL, 'ST', 600, 0, '2026-03-02');
INSERT INTO public.journal_lines VALUES ('org_01m8c90ezse5b84e8wrpa0mkmr', 27, 3, 'acc_01m8c90f0weqe895pb6k52q67y', 600, NULL, 'ST', 0, 1, '2026-03-02');
INSERT INTO public.journal_lines VALUES ('org_01m8c90et5edd8d3q7v82t6h20', 1, 1, 'acc_01m8c90et5edd8d3q7s8pc9pre', 50000, NULL, NULL, 0, 0, '2026-03-02');
INSERT INTO public.journal_lines VALUES ('org_01m8c90et5edd8d3q7v82t6h20', 1, 2, 'acc_01m8c90et5edd8d3q7pchcjdcr', -50000, NULL, NULL, 0, 0, '2026-03-02');
INSERT INTO public.journals VALUES ('jnl_01m8c90f50exfa0vdzmbp46b6f', 'org_01m8c90ezse5b84e8wrpa0mkmr', 1, '2026-01-01', 'Opening balance of Current', NULL, NULL, 'opening', NULL, 1000000, 1795708435616, 'usr_01m8c90eejezvar5h6qds80tyt', '\x0d67e0fa21b60cc757f673dc285c4bcfe3295b3b7307ce431be5f0ebe444732f', 'opening balance of current');
INSERT INTO public.journals VALUES ('jnl_01m8c90fnwewxae62zcgm8qd3t', 'org_01m8c90ezse5b84e8wrpa0mkmr', 2, '2026-01-15', 'Sales invoice INV-0001, Abbey Schools Trust', 'INV-0001', NULL, 'invoice', NULL, 234000, 1795708436156, 'usr_01m8c90eejezvar5h6qds80tyt', '\x22f859d84f5e4798164e76a7d6c58d6f9f7d5df9b426c48d5c4f467830683ed3', 'sales invoice inv-0001, abbey schools trust
inv-0001');
INSERT INTO public.journals VALUES ('jnl_01m8c90fr8e029yxkbkbhytk43', 'org_01m8c90ezse5b84e8wrpa0mkmr', 3, '2026-01-20', 'Purchase invoice PX-881, Printwell', 'PX-881', NULL, 'invoice', NULL, 41200, 1795708436232, 'usr_01m8c90eejezvar5h6qds80tyt', '\xc9a707c61470fe1a89cfb4638f504d5cc858886ae58fc54298a6e02affe30498', 'purchase invoice px-881, printwell
px-881');
INSERT INTO public.journals VALUES ('jnl_01m8c90fsjes3v8ecfwgc7nz1r', 'org_01m8c90ezse5b84e8wrpa0mkmr', 4, '2026-01-21', 'Purchase invoice TB-0117, Techbarn', 'TB-0117', NULL, 'invoice', NULL, 107880, 1795708436274, 'usr_01m8c90eejezvar5h6qds80tyt', '\x53291d6dd37bf276be50a6c570f3ab8727423b4fbb4b6325ae6523eda5a08899', 'purchase invoice tb-0117, techbarn
tb-0117');
INSERT INTO public.journals VALUES ('jnl_01m8c90fvke3bv59jsc9zfxr78', 'org_01m8c90ezse5b84e8wrpa0mkmr', 5, '2026-01-28', 'Sales invoice INV-0002, Abbey Schools Trust', 'INV-0002', NULL, 'invoice', NULL, 87000, 1795708436339, 'usr_01m8c90eejezvar5h6qds80tyt', '\x6efbc2824d460771a194259640d864efa1f08cc02339f03c702880d1926be001', 'sales invoice inv-0002, abbey schools trust
inv-0002');
INSERT INTO public.journals VALUES ('jnl_01m8c90fwrea39v8aygc82hb5b', 'org_01m8c90ezse5b84e8wrpa0mkmr', 6, '2026-02-01', 'Purchase invoice HL-33, Harcourt Lettings', 'HL-33', NULL, 'invoice', NULL, 135000, 1795708436376, 'usr_01m8c90eejezvar5h6qds80tyt', '\x44d2df34cf135063d6bdb30c837e831623d75388d3971fd58abfff4897c2858c', 'purchase invoice hl-33, harcourt lettings
hl-33');
INSERT INTO public.journals VALUES ('jnl_01m8c90fx7e74rzhtye6x5zv1q', 'org_01m8c90ezse5b84e8wrpa0mkmr', 7, '2026-02-09', 'Sales invoice INV-0003, Kestrel Fitness CIC', 'INV-0003', NULL, 'invoice', NULL, 28200, 1795708436391, 'usr_01m8c90eejezvar5h6qds80tyt', '\x5367bf6b84479f56e227a3870349672e8473777467123c08274c314d3e5fbb6d', 'sales invoice inv-0003, kestrel fitness cic
inv-0003');
INSERT INTO public.journals VALUES ('jnl_01m8c90fy3ejhrjsbht8fdkr3s', 'org_01m8c90ezse5b84e8wrpa0mkmr', 8, '2026-02-20', 'Sales invoice INV-0004, Marlow & Pike LLP', 'INV-0004', NULL, 'invoice', NULL, 159840, 1795708436419, 'usr_01m8c90eejezvar5h6qds80tyt', '\x1a6dd0032ff578c287f706baab22f9732b105698f1844c17ca073706758b7702', 'sales invoice inv-0004, marlow & pike llp
inv-0004');
INSERT INTO public.journals VALUES ('jnl_01m8c90fyxe87932j4mnth6kzm', 'org_01m8c90ezse5b84e8wrpa0mkmr', 9, '2026-03-03', 'Sales invoice INV-0005, Marlow & Pike LLP', 'INV-0005', NULL, 'invoice', NULL, 60000, 1795708436445, 'usr_01m8c90eejezvar5h6qds80tyt', '\x07a4b0f1901662377ea75938129779fd60a4f6e2db59ff9da7e88ea3a2a8f647', 'sales invoice inv-0005, marlow & pike llp
inv-0005');
INSERT INTO public.journals VALUES ('jnl_01m8c90fzket6anesb591jjjw2', 'org_01m8c90ezse5b84e8wrpa0mkmr', 10, '2026-03-12', 'Sales credit note CN-0001, Marlow & Pike LLP', 'CN-0001', NULL, 'invoice', NULL, 18000, 1795708436467, 'usr_01m8c90eejezvar5h6qds80tyt', '\x2ed88261c225fc654de0ccf603d0ffd5845d316d93b44940d1d97967150be2ed', 'sales credit note cn-0001, marlow & pike llp
cn-0001');
INSERT INTO public.journals VALUES ('jnl_01m8c90g0ve50vnnfn1hd73ey3', 'org_01m8c90ezse5b84e8wrpa0mkmr', 11, '2026-03-24', 'Purchase invoice FR-1209, Fern & Rowe', 'FR-1209', NULL, 'invoice', NULL, 76800, 1795708436507, 'usr_01m8c90eejezvar5h6qds80tyt', '\x5cadca23f13b004e34ad91b126c3528ea9661530bb2b3a5490d7bddf3017266d', 'purchase invoice fr-1209, fern & rowe
fr-1209');
INSERT INTO public.journals VALUES ('jnl_01m8c90g1ae3n9g7sdztgq4jh8', 'org_01m8c90ezse5b84e8wrpa0mkmr', 12, '2026-03-27', 'Sales invoice INV-0006, Abbey Schools Trust', 'INV-0006', NULL, 'invoice', NULL, 56400, 1795708436522, 'usr_01m8c90eejezvar5h6qds80tyt', '\x9ad5f3ed44e6052a67f160960b3213a938f5fce3ca1004e41b8a339151ef5df4', 'sales invoice inv-0006, abbey schools trust
inv-0006');
INSERT INTO public.journals VALUES ('jnl_01m8c90g3we98bb32wv3pf7g3r', 'org_01m8c90ezse5b84e8wrpa0mkmr', 13, '2026-03-03', 'Reversal of journal 9: Sales invoice INV-0005, Marlow & Pike LLP', 'INV-0005', NULL, 'reversal', 'jnl_01m8c90fyxe87932j4mnth6kzm', 60000, 1795708436604, 'usr_01m8c90eejezvar5h6qds80tyt', '\x0a6f3479aa7bd6d7e8c1e2e85300e77dcdde0955ab58666c7c5c907f31e69e22', 'reversal of journal 9: sales invoice inv-0005, marlow & pike llp
inv-0005');
INSERT INTO public.journals VALUES ('jnl_01m8c90gf1ebh965q733840xvs', 'org_01m8c90ezse5b84e8wrpa0mkmr', 14, '2026-01-01', 'Opening balances', 'JV-001', 'JV-001', 'manual', NULL, 1000000, 1795708436961, 'usr_01m8c90eejezvar5h6qds80tyt', '\xb5e4b45043c36989bcd171642b3f22c0675a4efc07b0118a690b54a636b06e01', 'opening balances
jv-001');
INSERT INTO public.journals VALUES ('jnl_01m8c90gf1ebh965q73aq1fkz6', 'org_01m8c90ezse5b84e8wrpa0mkmr', 15, '2026-03-31', 'March wages', 'JV-002', 'JV-002', 'manual', NULL, 100000, 1795708436961, 'usr_01m8c90eejezvar5h6qds80tyt', '\xa2286a617ea17ce2af676f80d80ba9704754b5c9a67c3a17b530c75101cafdc5', 'march wages
jv-002');
INSERT INTO public.journals VALUES ('jnl_01m8c90gf1ebh965q73kgfk49p', 'org_01m8c90ezse5b84e8wrpa0mkmr', 16, '2026-03-31', 'Depreciation of the laptop', 'JV-003', 'JV-003', 'manual', NULL, 7492, 1795708436961, 'usr_01m8c90eejezvar5h6qds80tyt', '\x6bb9448fed5a9722f2f6d0e7ea1e314d6acda8b04a81e14dfd56f4ebe5888a65', 'depreciation of the laptop
jv-003');
INSERT INTO public.journals VALUES ('jnl_01m8c90gmweer8bpnjawdvztdx', 'org_01m8c90ezse5b84e8wrpa0mkmr', 17, '2026-03-06', 'Receipt from Kestrel Fitness CIC', NULL, NULL, 'settlement', NULL, 28200, 1795708437148, 'usr_01m8c90eejezvar5h6qds80tyt', '\xd27698d67233b38b23cd1fb84ce9cbe6d5005b3099c1a34cbf7bd357113640f9', 'receipt from kestrel fitness cic');
INSERT INTO public.journals VALUES ('jnl_01m8c90h4nev3rb26nsk5d895g', 'org_01m8c90ezse5b84e8wrpa0mkmr', 18, '2026-01-22', 'FPO TECHBARN LTD TB-0117', NULL, NULL, 'settlement', NULL, 107880, 1795708437653, 'usr_01m8c90eejezvar5h6qds80tyt', '\xdc65f0dad06853f19cd5f73b22aad546c916692883a2f9d1cdab2a492f91f93c', 'fpo techbarn ltd tb-0117');
INSERT INTO public.journals VALUES ('jnl_01m8c90heee4jazfzxj57ybf13', 'org_01m8c90ezse5b84e8wrpa0mkmr', 19, '2026-01-30', 'FPI ABBEY SCHOOLS TRUST PART INV-0001', NULL, NULL, 'settlement', NULL, 150000, 1795708437966, 'usr_01m8c90eejezvar5h6qds80tyt', '\x708f6c14a4272cd88190494781ca834b0e0099fe361691b5c89d7ab4d8c1c37e', 'fpi abbey schools trust part inv-0001');
INSERT INTO public.journals VALUES ('jnl_01m8c90hpae56sh86pqam5gays', 'org_01m8c90ezse5b84e8wrpa0mkmr', 20, '2026-02-10', 'FPO HARCOURT LETTINGS HL-33', NULL, NULL, 'settlement', NULL, 135000, 1795708438218, 'usr_01m8c90eejezvar5h6qds80tyt', '\x8821c62c98dd229fb8aff2344fe5edcd60de446c9712e68dc9a768ff72085c5f', 'fpo harcourt lettings hl-33');
INSERT INTO public.journals VALUES ('jnl_01m8c90j3aefrbsc260p6jh449', 'org_01m8c90ezse5b84e8wrpa0mkmr', 21, '2026-02-16', 'FPI ABBEY SCHOOLS TRUST INV-0001 INV-0002', NULL, NULL, 'settlement', NULL, 171000, 1795708438634, 'usr_01m8c90eejezvar5h6qds80tyt', '\xde9a8d548634c07af6fba9c3c13ad792f67ae1d8136463ed9d0daf9c86adcc55', 'fpi abbey schools trust inv-0001 inv-0002');
INSERT INTO public.journals VALUES ('jnl_01m8c90jdee3ea34sdqev0np4x', 'org_01m8c90ezse5b84e8wrpa0mkmr', 22, '2026-02-27', 'FPO PRINTWELL PX-881', NULL, NULL, 'settlement', NULL, 40000, 1795708438958, 'usr_01m8c90eejezvar5h6qds80tyt', '\x3fe145d82406fd59783ecbbcb55c1e9129e001dd36e84b8fbcc5a09fecc32647', 'fpo printwell px-881');
INSERT INTO public.journals VALUES ('jnl_01m8c90jr8edwvweetzs7egw13', 'org_01m8c90ezse5b84e8wrpa0mkmr', 23, '2026-03-16', 'FPI MARLOW AND PIKE LLP INV-0004 LESS CN-0001', NULL, NULL, 'settlement', NULL, 141840, 1795708439304, 'usr_01m8c90eejezvar5h6qds80tyt', '\x60944b362bab2c10b6eea66d0d0bb9e0c1280df8a9e2d62f9352dfe9d588146e', 'fpi marlow and pike llp inv-0004 less cn-0001');
INSERT INTO public.journals VALUES ('jnl_01m8c90k5mebmrycfr4f6kdyym', 'org_01m8c90ezse5b84e8wrpa0mkmr', 24, '2026-03-25', 'TFR TO SAVINGS', NULL, NULL, 'bank', NULL, 200000, 1795708439732, 'usr_01m8c90eejezvar5h6qds80tyt', '\xa1833d45f28731fecef3790eedfdbfcde20e9967d5283e42c27e5c49279a7e39', 'tfr to savings');
INSERT INTO public.journals VALUES ('jnl_01m8c90kcqec8s5bk016h2fy5y', 'org_01m8c90ezse5b84e8wrpa0mkmr', 25, '2026-03-31', 'FPO J WREN NET PAY MARCH', NULL, NULL, 'bank', NULL, 93655, 1795708439959, 'usr_01m8c90eejezvar5h6qds80tyt', '\x2cbbcb1c64c8d45baae7f4b8d24b0f4ba339a7b9ab57e9341d6ee48a60e380bc', 'fpo j wren net pay march');
INSERT INTO public.journals VALUES ('jnl_01m8c90mqce4dbfppvb4c3na4j', 'org_01m8c90ezse5b84e8wrpa0mkmr', 26, '2026-02-18', 'CARD TRAINLINE.COM LONDON', NULL, NULL, 'bank', NULL, 5840, 1795708441324, 'usr_01m8c90eejezvar5h6qds80tyt', '\xd76996e37d37e432106b6e7a9b45666e691244d3a388fbcde737edf294be703b', 'card trainline.com london');
INSERT INTO public.journals VALUES ('jnl_01m8c90n2rek4bsjg0rm81044e', 'org_01m8c90ezse5b84e8wrpa0mkmr', 27, '2026-03-02', 'CARD SLATEWORK SOFTWARE SUBSCRIPTION', NULL, NULL, 'bank', NULL, 3600, 1795708441688, 'usr_01m8c90eejezvar5h6qds80tyt', '\x0ea80b43f3efad1f335ab8890891998f8db62066710fb6a56142e88c4830f7b4', 'card slatework software subscription');
INSERT INTO public.journals VALUES ('jnl_01m8c90naje6z9fmv683d09bdv', 'org_01m8c90ezse5b84e8wrpa0mkmr', 28, '2026-02-02', 'CARD SLATEWORK SOFTWARE SUBSCRIPTION', NULL, NULL, 'bank', NULL, 3600, 1795708441938, 'usr_01m8c90eejezvar5h6qds80tyt', '\x0d589003ceeef1c5fae0e0b844e051b870e6f332bbddc1e9e91995c29f1f315c', 'card slatework software subscription');
INSERT INTO public.journals VALUES ('jnl_01m8c90qk8eah8gpx65jnky0e3', 'org_01m8c90et5edd8d3q7v82t6h20', 2, '2026-03-20', 'Reversal of journal 1: A journal', NULL, NULL, 'reversal', 'jnl_01m8c90qfpeh8s5fsrpkmy3jrh', 50000, 1795708444264, 'usr_01m8c90eejezvar5h6qds80tyt', '\xd97f2cf450b3f76c7609f42a3ceeda45a38948320e7d07c4b326463ea866fad9', 'reversal of journal 1: a journal');
INSERT INTO public.journals VALUES ('jnl_01m8c90ngteay8nqmyj79xz0a4', 'org_01m8c90ezse5b84e8wrpa0mkmr', 29, '2026-03-20', 'TOTAL CHARGES TO 19MAR2026', NULL, NULL, 'bank', NULL, 750, 1795708442138, 'usr_01m8c90eejezvar5h6qds80tyt', '\x920fcdbed9468492dc08f2eb63fa95cb22c6f19c54aa7fb2b2a004064308d3fe', 'total charges to 19mar2026');
INSERT INTO public.journals VALUES ('jnl_01m8c90qfpeh8s5fsrpkmy3jrh', 'org_01m8c90et5edd8d3q7v82t6h20', 1, '2026-03-02', 'A journal', NULL, NULL, 'manual', NULL, 50000, 1795708444150, 'usr_01m8c90eejezvar5h6qds80tyt', '\x4dfd5a8d0a80c9f951df60808f1767a2a576a9682886c6da340d42ea89810cfa', 'a journal');
INSERT INTO public.key_secrets VALUES ('\x907c0bae751b533e79d19320f68f2c6cc6b070b7c1319491139d090941a734ca', 'key_01m8c90ehneg5ts0yr8f6p7wf4', NULL);
INSERT INTO public.key_secrets VALUES ('\x858fa90acfcae647bb1631c31d259a4a708f3d56e168ca7cda364c51801ee486', 'key_01m8c90es3epdbmh717660b3dr', NULL);
INSERT INTO public.ledger_heads VALUES ('org_01m8c90ezse5b84e8wrpa0mkmr', 29, '\x920fcdbed9468492dc08f2eb63fa95cb22c6f19c54aa7fb2b2a004064308d3fe', 4253177, 59);
INSERT INTO public.ledger_heads VALUES ('org_01m8c90et5edd8d3q7v82t6h20', 2, '\xd97f2cf450b3f76c7609f42a3ceeda45a38948320e7d07c4b326463ea866fad9', 100000, 9);
INSERT INTO public.members VALUES ('mem_01m8c90et5edd8d3q7naetw245', 'org_01m8c90et5edd8d3q7v82t6h20', 'jo@example.com', 'usr_01m8c90eejezvar5h6qds80tyt', 'owner', 1795708435269, 1795708435269, 1);
INSERT INTO public.members VALUES ('mem_01m8c90ezse5b84e8wjp22rf7p', 'org_01m8c90ezse5b84e8wrpa0mkmr', 'jo@example.com', 'usr_01m8c90eejezvar5h6qds80tyt', 'owner', 1795708435449, 1795708435449, 1);
INSERT INTO public.number_sequences VALUES ('org_01m8c90ezse5b84e8wrpa0mkmr', 'credit_note', 1);
INSERT INTO public.number_sequences VALUES ('org_01m8c90ezse5b84e8wrpa0mkmr', 'invoice', 6);
INSERT INTO public.organisations VALUES ('org_01m8c90ezse5b84e8wrpa0mkmr', 'Wren & Marsh Ltd', 'GBP', 'GB', '03-31', 1, NULL, 'standard', NULL, 'line', 'active', '2026-03-31', 1795708435449, 1795708442622, 2, 0, '2026-03-31');
INSERT INTO public.organisations VALUES ('org_01m8c90et5edd8d3q7v82t6h20', 'Acorn Ltd', 'GBP', 'GB', '03-31', 1, NULL, 'standard', NULL, 'line', 'active', NULL, 1795708435269, 1795708435269, 1, 1, NULL);
INSERT INTO public.queue_shares VALUES ('reconcile', 'usr_01m8c90eejezvar5h6qds80tyt', 0);
INSERT INTO public.queues VALUES ('coding', 0, 0);
INSERT INTO public.queues VALUES ('reconcile', 1, 0);
INSERT INTO public.settlements VALUES ('set_01m8c90h4nev3rb26nsk5d895g', 'org_01m8c90ezse5b84e8wrpa0mkmr', 'payment', 'purchase', 'posted', 'con_01m8c90feaedgt78f7c9465rgp', 'bac_01m8c90f50exfa0vdzm3drsgdn', '2026-01-22', 107880, 107880, NULL, 'btx_01m8c90gt3eq9byqr0k36zrew1', 1, 'jnl_01m8c90h4nev3rb26nsk5d895g', NULL, NULL, '', 1795708437653, 1795708437653, 1, '2026-01-22', 1, '2026-01-22', '2026-01-22');
INSERT INTO public.settlements VALUES ('set_01m8c90heee4jazfzxj57ybf13', 'org_01m8c90ezse5b84e8wrpa0mkmr', 'receipt', 'sales', 'posted', 'con_01m8c90f9yee492k1jca3yj3n0', 'bac_01m8c90f50exfa0vdzm3drsgdn', '2026-01-30', 150000, 150000, NULL, 'btx_01m8c90gt3eq9byqr0k6m057hx', 1, 'jnl_01m8c90heee4jazfzxj57ybf13', NULL, NULL, '', 1795708437966, 1795708437966, 1, '2026-01-30', 1, '2026-01-30', '2026-01-30');
INSERT INTO public.settlements VALUES ('set_01m8c90hpae56sh86pqam5gays', 'org_01m8c90ezse5b84e8wrpa0mkmr', 'payment', 'purchase', 'posted', 'con_01m8c90ffte38sxpnvpztkqs77', 'bac_01m8c90f50exfa0vdzm3drsgdn', '2026-02-10', 135000, 135000, NULL, 'btx_01m8c90gt3eq9byqr0kfmy4a64', 1, 'jnl_01m8c90hpae56sh86pqam5gays', NULL, NULL, '', 1795708438218, 1795708438218, 1, '2026-02-10', 1, '2026-02-10', '2026-02-10');
INSERT INTO public.settlements VALUES ('set_01m8c90j3aefrbsc260p6jh449', 'org_01m8c90ezse5b84e8wrpa0mkmr', 'receipt', 'sales', 'posted', 'con_01m8c90f9yee492k1jca3yj3n0', 'bac_01m8c90f50exfa0vdzm3drsgdn', '2026-02-16', 171000, 171000, NULL, 'btx_01m8c90gt3eq9byqr0khzegrvc', 1, 'jnl_01m8c90j3aefrbsc260p6jh449', NULL, NULL, '', 1795708438634, 1795708438634, 1, '2026-02-16', 2, '2026-02-16', '2026-02-16');
INSERT INTO public.settlements VALUES ('set_01m8c90jdee3ea34sdqev0np4x', 'org_01m8c90ezse5b84e8wrpa0mkmr', 'payment', 'purchase', 'posted', 'con_01m8c90fd1e8xv86t8x2vpqzdk', 'bac_01m8c90f50exfa0vdzm3drsgdn', '2026-02-27', 40000, 40000, NULL, 'btx_01m8c90gt3eq9byqr0kshqed6h', 1, 'jnl_01m8c90jdee3ea34sdqev0np4x', NULL, NULL, '', 1795708438958, 1795708438958, 1, '2026-02-27', 1, '2026-02-27', '2026-02-27');
INSERT INTO public.settlements VALUES ('set_01m8c90jr8edwvweetzs7egw13', 'org_01m8c90ezse5b84e8wrpa0mkmr', 'receipt', 'sales', 'posted', 'con_01m8c90fbrexaazrwmy5mz7g61', 'bac_01m8c90f50exfa0vdzm3drsgdn', '2026-03-16', 141840, 141840, NULL, 'btx_01m8c90gt4ejb9kytnmg8805ez', 1, 'jnl_01m8c90jr8edwvweetzs7egw13', NULL, NULL, '', 1795708439304, 1795708439304, 1, '2026-03-16', 1, '2026-03-16', '2026-03-16');
INSERT INTO public.settlements VALUES ('set_01m8c90gmweer8bpnjarpf3c4v', 'org_01m8c90ezse5b84e8wrpa0mkmr', 'receipt', 'sales', 'posted', 'con_01m8c90faqetbrprrn6q4n8at9', 'bac_01m8c90f50exfa0vdzm3drsgdn', '2026-03-06', 28200, 28200, NULL, 'btx_01m8c90gt3eq9byqr0m0ha24g9', 0, 'jnl_01m8c90gmweer8bpnjawdvztdx', NULL, NULL, '', 1795708437148, 1795708439569, 2, '2026-03-06', 1, '2026-03-06', '2026-03-06');
INSERT INTO public.stated_balances VALUES ('org_01m8c90ezse5b84e8wrpa0mkmr', 'bac_01m8c90f50exfa0vdzm3drsgdn', '2026-03-31', 900715, 1795708437316);
INSERT INTO public.tax_rates VALUES ('org_01m8c90et5edd8d3q7v82t6h20', 'ST', '2026-02-01', 190000);
INSERT INTO public.unlinked_journals VALUES ('org_01m8c90et5edd8d3q7v82t6h20', 'btx_01m8c90qf3e7cbmxnmmtjwtzrd', 'jnl_01m8c90qfpeh8s5fsrpkmy3jrh');
INSERT INTO public.users VALUES ('usr_01m8c90eejezvar5h6qds80tyt', 'jo@example.com', 0, 7, 0, 1795708434898, NULL, 0);
INSERT INTO public.vat_days VALUES ('org_01m8c90ezse5b84e8wrpa0mkmr', '2026-01-15', 'output', 195000, 39000);
INSERT INTO public.vat_days VALUES ('org_01m8c90ezse5b84e8wrpa0mkmr', '2026-01-20', 'input', 41200, 0);
INSERT INTO public.vat_days VALUES ('org_01m8c90ezse5b84e8wrpa0mkmr', '2026-01-21', 'input', 89900, 17980);
INSERT INTO public.vat_days VALUES ('org_01m8c90ezse5b84e8wrpa0mkmr', '2026-01-28', 'output', 87000, 0);
INSERT INTO public.vat_days VALUES ('org_01m8c90ezse5b84e8wrpa0mkmr', '2026-02-01', 'input', 135000, 0);
INSERT INTO public.vat_days VALUES ('org_01m8c90ezse5b84e8wrpa0mkmr', '2026-02-09', 'output', 27500, 700);
INSERT INTO public.vat_days VALUES ('org_01m8c90ezse5b84e8wrpa0mkmr', '2026-02-20', 'output', 133200, 26640);
INSERT INTO public.vat_days VALUES ('org_01m8c90ezse5b84e8wrpa0mkmr', '2026-03-12', 'output', -15000, -3000);
INSERT INTO public.vat_days VALUES ('org_01m8c90ezse5b84e8wrpa0mkmr', '2026-03-24', 'input', 64000, 12800);
INSERT INTO public.vat_days VALUES ('org_01m8c90ezse5b84e8wrpa0mkmr', '2026-03-27', 'output', 49900, 6500);
INSERT INTO public.vat_days VALUES ('org_01m8c90ezse5b84e8wrpa0mkmr', '2026-03-03', 'output', 0, 0);
INSERT INTO public.vat_days VALUES ('org_01m8c90ezse5b84e8wrpa0mkmr', '2026-02-18', 'input', 5840, 0);
INSERT INTO public.vat_days VALUES ('org_01m8c90ezse5b84e8wrpa0mkmr', '2026-03-02', 'input', 3000, 600);
INSERT INTO public.vat_days VALUES ('org_01m8c90ezse5b84e8wrpa0mkmr', '2026-02-02', 'input', 3000, 600);
INSERT INTO public.vat_days VALUES ('org_01m8c90ezse5b84e8wrpa0mkmr', '2026-03-20', 'input', 750, 0);
INSERT INTO public.vat_entries VALUES ('org_01m8c90ezse5b84e8wrpa0mkmr', 2, 2, 0, '2026-01-15', '2026-01-15', 'output', 'ST', 195000, 39000, 'inv_01m8c90fnwewxae62zcfnpqzc0', NULL);
INSERT INTO public.vat_entries VALUES ('org_01m8c90ezse5b84e8wrpa0mkmr', 3, 2, 0, '2026-01-20', '2026-01-20', 'input', 'ZR', 41200, 0, 'inv_01m8c90fr8e029yxkbk7cx0gwj', NULL);
INSERT INTO public.vat_entries VALUES ('org_01m8c90ezse5b84e8wrpa0mkmr', 4, 2, 0, '2026-01-21', '2026-01-21', 'input', 'ST', 89900, 17980, 'inv_01m8c90fsjes3v8ecfwfj4aefh', NULL);
INSERT INTO public.vat_entries VALUES ('org_01m8c90ezse5b84e8wrpa0mkmr', 5, 2, 0, '2026-01-28', '2026-01-28', 'output', 'ZR', 87000, 0, 'inv_01m8c90fvke3bv59jsc7he97f7', NULL);
INSERT INTO public.vat_entries VALUES ('org_01m8c90ezse5b84e8wrpa0mkmr', 6, 2, 0, '2026-02-01', '2026-02-01', 'input', 'EX', 135000, 0, 'inv_01m8c90fwrea39v8aygbdrv95t', NULL);
INSERT INTO public.vat_entries VALUES ('org_01m8c90ezse5b84e8wrpa0mkmr', 7, 2, 0, '2026-02-09', '2026-02-09', 'output', 'EX', 24000, 0, 'inv_01m8c90fx7e74rzhtye2gsykxq', NULL);
INSERT INTO public.vat_entries VALUES ('org_01m8c90ezse5b84e8wrpa0mkmr', 7, 3, 0, '2026-02-09', '2026-02-09', 'output', 'ST', 3500, 700, 'inv_01m8c90fx7e74rzhtye2gsykxq', NULL);
INSERT INTO public.vat_entries VALUES ('org_01m8c90ezse5b84e8wrpa0mkmr', 8, 2, 0, '2026-02-20', '2026-02-20', 'output', 'ST', 133200, 26640, 'inv_01m8c90fy3ejhrjsbht7q5e1z8', NULL);
INSERT INTO public.vat_entries VALUES ('org_01m8c90ezse5b84e8wrpa0mkmr', 9, 2, 0, '2026-03-03', '2026-03-03', 'output', 'ST', 50000, 10000, 'inv_01m8c90fyxe87932j4mk4qfnx3', NULL);
INSERT INTO public.vat_entries VALUES ('org_01m8c90ezse5b84e8wrpa0mkmr', 10, 2, 0, '2026-03-12', '2026-03-12', 'output', 'ST', -15000, -3000, 'inv_01m8c90fzket6anesb55nrdf7w', NULL);
INSERT INTO public.vat_entries VALUES ('org_01m8c90ezse5b84e8wrpa0mkmr', 11, 2, 0, '2026-03-24', '2026-03-24', 'input', 'ST', 64000, 12800, 'inv_01m8c90g0ve50vnnfn1dg881h1', NULL);
INSERT INTO public.vat_entries VALUES ('org_01m8c90ezse5b84e8wrpa0mkmr', 12, 2, 0, '2026-03-27', '2026-03-27', 'output', 'ZR', 17400, 0, 'inv_01m8c90g1ae3n9g7sdzqw8tkq9', NULL);
INSERT INTO public.vat_entries VALUES ('org_01m8c90ezse5b84e8wrpa0mkmr', 12, 3, 0, '2026-03-27', '2026-03-27', 'output', 'ST', 32500, 6500, 'inv_01m8c90g1ae3n9g7sdzqw8tkq9', NULL);
INSERT INTO public.vat_entries VALUES ('org_01m8c90ezse5b84e8wrpa0mkmr', 13, 2, 0, '2026-03-03', '2026-03-03', 'output', 'ST', -50000, -10000, 'inv_01m8c90fyxe87932j4mk4qfnx3', NULL);
INSERT INTO public.vat_entries VALUES ('org_01m8c90ezse5b84e8wrpa0mkmr', 26, 2, 0, '2026-02-18', '2026-02-18', 'input', 'ZR', 5840, 0, NULL, NULL);
INSERT INTO public.vat_entries VALUES ('org_01m8c90ezse5b84e8wrpa0mkmr', 27, 2, 0, '2026-03-02', '2026-03-02', 'input', 'ST', 3000, 600, NULL, NULL);
INSERT INTO public.vat_entries VALUES ('org_01m8c90ezse5b84e8wrpa0mkmr', 28, 2, 0, '2026-02-02', '2026-02-02', 'input', 'ST', 3000, 600, NULL, NULL);
INSERT INTO public.vat_entries VALUES ('org_01m8c90ezse5b84e8wrpa0mkmr', 29, 2, 0, '2026-03-20', '2026-03-20', 'input', 'EX', 750, 0, NULL, NULL);
INSERT INTO public.vat_returns VALUES ('vrt_01m8c90nsye9evjjmv88e3pcge', 'org_01m8c90ezse5b84e8wrpa0mkmr', '2026-01-01', '2026-03-31', 'finalised', '[]', 'standard', NULL, 477600, 69840, 342690, 31980, 69840, 0, 69840, 31980, 37860, 477600, 342700, 0, 0, NULL, 1795708442509, 1795708442430, 1795708442509, 2);
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
