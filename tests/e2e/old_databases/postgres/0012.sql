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
    account_group text COLLATE pg_catalog."C",
    CONSTRAINT accounts_account_group_check CHECK ((account_group = ANY (ARRAY['fixed_assets'::text, 'current_assets'::text, 'cash'::text, 'current_liabilities'::text, 'long_term_liabilities'::text, 'equity'::text, 'turnover'::text, 'other_income'::text, 'cost_of_sales'::text, 'overheads'::text, 'finance'::text, 'tax'::text]))),
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
    rate_limit text,
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
    states bytea,
    CONSTRAINT audit_events_hash_check CHECK ((octet_length(hash) = 32)),
    CONSTRAINT audit_events_number_check CHECK ((number > 0)),
    CONSTRAINT audit_events_states_check CHECK ((octet_length(states) = ANY (ARRAY[0, 32])))
);
CREATE TABLE public.audit_states (
    organisation_id text NOT NULL COLLATE pg_catalog."C",
    number bigint NOT NULL,
    place bigint NOT NULL,
    object text NOT NULL COLLATE pg_catalog."C",
    object_id text NOT NULL COLLATE pg_catalog."C",
    state text,
    CONSTRAINT audit_states_number_check CHECK ((number > 0)),
    CONSTRAINT audit_states_place_check CHECK ((place > 0))
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
CREATE UNLOGGED TABLE public.daemons (
    id text NOT NULL,
    seen_at bigint NOT NULL
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
    tax_point text COLLATE pg_catalog."C",
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
CREATE TABLE public.security_events (
    number bigint NOT NULL,
    at bigint NOT NULL,
    user_id text COLLATE pg_catalog."C",
    via text NOT NULL,
    origin text NOT NULL,
    action text NOT NULL COLLATE pg_catalog."C",
    object_id text NOT NULL COLLATE pg_catalog."C",
    subject_id text COLLATE pg_catalog."C",
    details text NOT NULL,
    hash bytea NOT NULL,
    CONSTRAINT security_events_hash_check CHECK ((octet_length(hash) = 32)),
    CONSTRAINT security_events_number_check CHECK ((number > 0))
);
CREATE TABLE public.security_head (
    id bigint NOT NULL,
    number bigint NOT NULL,
    hash bytea NOT NULL,
    CONSTRAINT security_head_hash_check CHECK ((octet_length(hash) = 32)),
    CONSTRAINT security_head_id_check CHECK ((id = 1)),
    CONSTRAINT security_head_number_check CHECK ((number >= 0))
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
    method_date text NOT NULL COLLATE pg_catalog."C",
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
    method_date text NOT NULL COLLATE pg_catalog."C",
    side text NOT NULL COLLATE pg_catalog."C",
    vat_code text NOT NULL COLLATE pg_catalog."C",
    net bigint NOT NULL,
    vat bigint NOT NULL,
    invoice_id text COLLATE pg_catalog."C",
    allocation_id text COLLATE pg_catalog."C",
    CONSTRAINT vat_entries_check CHECK (((part > 0) OR (allocation_id IS NULL))),
    CONSTRAINT vat_entries_check1 CHECK (((part = 0) OR ((invoice_id IS NOT NULL) AND (vat_date IS NOT NULL)))),
    CONSTRAINT vat_entries_line_check CHECK ((line > 0)),
    CONSTRAINT vat_entries_part_check CHECK ((part >= 0)),
    CONSTRAINT vat_entries_side_check CHECK ((side = ANY (ARRAY['output'::text, 'input'::text]))),
    CONSTRAINT vat_entries_vat_code_check CHECK ((vat_code = ANY (ARRAY['ST'::text, 'RR'::text, 'ZR'::text, 'EX'::text])))
);
CREATE TABLE public.vat_methods (
    organisation_id text NOT NULL COLLATE pg_catalog."C",
    effective_from text NOT NULL COLLATE pg_catalog."C",
    vat_registered bigint NOT NULL,
    vat_number text COLLATE pg_catalog."C",
    vat_scheme text NOT NULL COLLATE pg_catalog."C",
    flat_rate_percent text COLLATE pg_catalog."C",
    CONSTRAINT vat_methods_check CHECK (((vat_scheme = 'none'::text) = (vat_registered = 0))),
    CONSTRAINT vat_methods_check1 CHECK (((vat_scheme = 'flat_rate'::text) = (flat_rate_percent IS NOT NULL))),
    CONSTRAINT vat_methods_vat_registered_check CHECK ((vat_registered = ANY (ARRAY[(0)::bigint, (1)::bigint]))),
    CONSTRAINT vat_methods_vat_scheme_check CHECK ((vat_scheme = ANY (ARRAY['none'::text, 'standard'::text, 'cash'::text, 'flat_rate'::text])))
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
INSERT INTO public._sqlx_migrations VALUES (1, 'platform', '2026-11-29 01:42:21.745015+00', true, '\x56c81ff92db5a60532a52e529ddcd2b3714beb82ec59181bf95986d52f268197171d205459743abb4151461a41566020', 88524046);
INSERT INTO public._sqlx_migrations VALUES (2, 'ledger', '2026-11-29 01:42:21.834358+00', true, '\x9dbce99dbcc48220e29e165be44645571133eb94388b7c8f75e291d52a3fb0f2eb2c984f32b101e0c87036b784fa257a', 91378095);
INSERT INTO public._sqlx_migrations VALUES (3, 'banking', '2026-11-29 01:42:21.927421+00', true, '\xaf7a63db1c79803920e379cde8dba5f12d6e3b18db971dc1a293319bba674be00693191dc100b8bd945b6d377ad9a22d', 33368152);
INSERT INTO public._sqlx_migrations VALUES (4, 'documents', '2026-11-29 01:42:21.961182+00', true, '\x2a0daa78186f0765af84764908dc9a70ee4b78006a4a83d772ac42dc7a5b36b224f48b1fd4dfa469253d5cb5c2e9ca87', 46728956);
INSERT INTO public._sqlx_migrations VALUES (5, 'vat', '2026-11-29 01:42:22.011386+00', true, '\x4aa7049bf04573185ba6c20a2b727e74cee0bea158d32fe08ba75b1be5d9790198c677fa5fee6e4112e4acdac9498cca', 23639962);
INSERT INTO public._sqlx_migrations VALUES (6, 'audit_chain', '2026-11-29 01:42:22.032423+00', true, '\x4d36e58febb07026c335df03ce24cb09228b213cb5db12a86a78bc44ad11337d09c026e139287d13faaf63730a1c89c9', 4490049);
INSERT INTO public._sqlx_migrations VALUES (7, 'access', '2026-11-29 01:42:22.037127+00', true, '\x2eeca1ccffb48ab78e8df0e2eead3b622a4b3d0f46b423c7f57f69d1f0f8c9534c8c11820d61dae3384b0a4303051415', 3040135);
INSERT INTO public._sqlx_migrations VALUES (8, 'evidence', '2026-11-29 01:42:22.040314+00', true, '\x6cf31930df5c41ea88b5aeb1f3b4691e614757b17e6cff355e989e759d9887903140b39b1e7bab1abb9de400a8ee3d4a', 9685606);
INSERT INTO public._sqlx_migrations VALUES (9, 'key_limits', '2026-11-29 01:42:22.050193+00', true, '\x8d2b63c9f54a4d5036ef7db3df10163c1b670c14e1a1a23f358abe4fb29a936555691946c1d80b582ba8665cba94bada', 462887);
INSERT INTO public._sqlx_migrations VALUES (10, 'daemons', '2026-11-29 01:42:22.050785+00', true, '\xf167388ccc0e720fedd761f18412562455d3b5f02c8245daed2c86611c166b0c07a0d183c5d93ff1ca635feb999240f7', 5018374);
INSERT INTO public._sqlx_migrations VALUES (11, 'account_groups', '2026-11-29 01:42:22.056039+00', true, '\x1d6618f41880c17f3a4d0a808cc2e04e93a4b0cedd211272e0527dd571364df4118646f9be6c92bed859d689754a7190', 845987);
INSERT INTO public._sqlx_migrations VALUES (12, 'vat_methods', '2026-11-29 01:42:22.057016+00', true, '\x99e26e93dba4848ecc562b370a13e50dffb39526e7d1c5ac35ac1912df6f209c32acb92b0d1e667853e35dbc2753edd3', 27461529);
INSERT INTO public.account_days VALUES ('org_01m8jffe5demnrjyesqpvsr442', '2026-01-01', 'acc_01m8jffe5demnrjyesj77dcap9', 1000000, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8jffe5demnrjyesqpvsr442', '2026-01-15', 'acc_01m8jffe5demnrjyeshv758600', 234000, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8jffe5demnrjyesqpvsr442', '2026-01-15', 'acc_01m8jffe5demnrjyesm39c815v', 0, 195000, 1);
INSERT INTO public.account_days VALUES ('org_01m8jffe5demnrjyesqpvsr442', '2026-01-15', 'acc_01m8jffe7deyvtc63yvfezwqm7', 0, 39000, 1);
INSERT INTO public.account_days VALUES ('org_01m8jffe5demnrjyesqpvsr442', '2026-01-20', 'acc_01m8jffe5demnrjyesjd942kxq', 0, 41200, 1);
INSERT INTO public.account_days VALUES ('org_01m8jffe5demnrjyesqpvsr442', '2026-01-20', 'acc_01m8jffe5demnrjyesmms06v7s', 41200, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8jffe5demnrjyesqpvsr442', '2026-01-21', 'acc_01m8jffe5demnrjyesh6mtzp68', 89900, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8jffe5demnrjyesqpvsr442', '2026-01-21', 'acc_01m8jffe5demnrjyesjd942kxq', 0, 107880, 1);
INSERT INTO public.account_days VALUES ('org_01m8jffe5demnrjyesqpvsr442', '2026-01-21', 'acc_01m8jffe7deyvtc63yvfezwqm7', 17980, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8jffe5demnrjyesqpvsr442', '2026-01-28', 'acc_01m8jffe5demnrjyeshv758600', 87000, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8jffe5demnrjyesqpvsr442', '2026-01-28', 'acc_01m8jffe5demnrjyesm70wt084', 0, 87000, 1);
INSERT INTO public.account_days VALUES ('org_01m8jffe5demnrjyesqpvsr442', '2026-02-01', 'acc_01m8jffe5demnrjyesjd942kxq', 0, 135000, 1);
INSERT INTO public.account_days VALUES ('org_01m8jffe5demnrjyesqpvsr442', '2026-02-01', 'acc_01m8jffe5demnrjyesncfbw01j', 135000, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8jffe5demnrjyesqpvsr442', '2026-02-09', 'acc_01m8jffe5demnrjyeshv758600', 28200, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8jffe5demnrjyesqpvsr442', '2026-02-09', 'acc_01m8jffe5demnrjyesm39c815v', 0, 3500, 1);
INSERT INTO public.account_days VALUES ('org_01m8jffe5demnrjyesqpvsr442', '2026-02-09', 'acc_01m8jffe7deyvtc63yvfezwqm7', 0, 700, 1);
INSERT INTO public.account_days VALUES ('org_01m8jffe5demnrjyesqpvsr442', '2026-02-09', 'acc_01m8jffe9me0r96m1wsrmfm3fa', 0, 24000, 1);
INSERT INTO public.account_days VALUES ('org_01m8jffe5demnrjyesqpvsr442', '2026-02-20', 'acc_01m8jffe5demnrjyeshv758600', 159840, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8jffe5demnrjyesqpvsr442', '2026-02-20', 'acc_01m8jffe5demnrjyesm39c815v', 0, 133200, 1);
INSERT INTO public.account_days VALUES ('org_01m8jffe5demnrjyesqpvsr442', '2026-02-20', 'acc_01m8jffe7deyvtc63yvfezwqm7', 0, 26640, 1);
INSERT INTO public.account_days VALUES ('org_01m8jffe5demnrjyesqpvsr442', '2026-03-12', 'acc_01m8jffe5demnrjyeshv758600', 0, 18000, 1);
INSERT INTO public.account_days VALUES ('org_01m8jffe5demnrjyesqpvsr442', '2026-03-12', 'acc_01m8jffe5demnrjyesm39c815v', 15000, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8jffe5demnrjyesqpvsr442', '2026-03-12', 'acc_01m8jffe7deyvtc63yvfezwqm7', 3000, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8jffe5demnrjyesqpvsr442', '2026-03-24', 'acc_01m8jffe5demnrjyesjd942kxq', 0, 76800, 1);
INSERT INTO public.account_days VALUES ('org_01m8jffe5demnrjyesqpvsr442', '2026-03-24', 'acc_01m8jffe5demnrjyesmsc7bee0', 64000, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8jffe5demnrjyesqpvsr442', '2026-03-24', 'acc_01m8jffe7deyvtc63yvfezwqm7', 12800, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8jffe5demnrjyesqpvsr442', '2026-03-27', 'acc_01m8jffe5demnrjyeshv758600', 56400, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8jffe5demnrjyesqpvsr442', '2026-03-27', 'acc_01m8jffe5demnrjyesm39c815v', 0, 32500, 1);
INSERT INTO public.account_days VALUES ('org_01m8jffe5demnrjyesqpvsr442', '2026-03-27', 'acc_01m8jffe5demnrjyesm70wt084', 0, 17400, 1);
INSERT INTO public.account_days VALUES ('org_01m8jffe5demnrjyesqpvsr442', '2026-03-27', 'acc_01m8jffe7deyvtc63yvfezwqm7', 0, 6500, 1);
INSERT INTO public.account_days VALUES ('org_01m8jffe5demnrjyesqpvsr442', '2026-03-03', 'acc_01m8jffe5demnrjyeshv758600', 60000, 60000, 2);
INSERT INTO public.account_days VALUES ('org_01m8jffe5demnrjyesqpvsr442', '2026-03-03', 'acc_01m8jffe5demnrjyesm39c815v', 50000, 50000, 2);
INSERT INTO public.account_days VALUES ('org_01m8jffe5demnrjyesqpvsr442', '2026-03-03', 'acc_01m8jffe7deyvtc63yvfezwqm7', 10000, 10000, 2);
INSERT INTO public.account_days VALUES ('org_01m8jffe5demnrjyesqpvsr442', '2026-01-01', 'acc_01m8jffe5demnrjyesk7txrh0v', 0, 990000, 1);
INSERT INTO public.account_days VALUES ('org_01m8jffe5demnrjyesqpvsr442', '2026-01-01', 'acc_01m8jffe5demnrjyeskjs0x894', 0, 10000, 1);
INSERT INTO public.account_days VALUES ('org_01m8jffe5demnrjyesqpvsr442', '2026-01-01', 'acc_01m8jffe5demnrjyeskwvze3ds', 1000000, 1000000, 2);
INSERT INTO public.account_days VALUES ('org_01m8jffe5demnrjyesqpvsr442', '2026-03-31', 'acc_01m8jffe5demnrjyeshgjqjqn2', 0, 7492, 1);
INSERT INTO public.account_days VALUES ('org_01m8jffe5demnrjyesqpvsr442', '2026-03-31', 'acc_01m8jffe5demnrjyesjq590n5b', 0, 6345, 1);
INSERT INTO public.account_days VALUES ('org_01m8jffe5demnrjyesqpvsr442', '2026-03-31', 'acc_01m8jffe5demnrjyesn2879w22', 100000, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8jffe5demnrjyesqpvsr442', '2026-03-31', 'acc_01m8jffe5demnrjyesq31j0z4z', 7492, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8jffe5demnrjyesqpvsr442', '2026-03-06', 'acc_01m8jffe5demnrjyeshv758600', 0, 28200, 1);
INSERT INTO public.account_days VALUES ('org_01m8jffe5demnrjyesqpvsr442', '2026-03-06', 'acc_01m8jffe5demnrjyesj77dcap9', 28200, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8jffe5demnrjyesqpvsr442', '2026-01-22', 'acc_01m8jffe5demnrjyesj77dcap9', 0, 107880, 1);
INSERT INTO public.account_days VALUES ('org_01m8jffe5demnrjyesqpvsr442', '2026-01-22', 'acc_01m8jffe5demnrjyesjd942kxq', 107880, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8jffe5demnrjyesqpvsr442', '2026-01-30', 'acc_01m8jffe5demnrjyeshv758600', 0, 150000, 1);
INSERT INTO public.account_days VALUES ('org_01m8jffe5demnrjyesqpvsr442', '2026-01-30', 'acc_01m8jffe5demnrjyesj77dcap9', 150000, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8jffe5demnrjyesqpvsr442', '2026-02-10', 'acc_01m8jffe5demnrjyesj77dcap9', 0, 135000, 1);
INSERT INTO public.account_days VALUES ('org_01m8jffe5demnrjyesqpvsr442', '2026-02-10', 'acc_01m8jffe5demnrjyesjd942kxq', 135000, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8jffe5demnrjyesqpvsr442', '2026-02-16', 'acc_01m8jffe5demnrjyeshv758600', 0, 171000, 1);
INSERT INTO public.account_days VALUES ('org_01m8jffe5demnrjyesqpvsr442', '2026-02-16', 'acc_01m8jffe5demnrjyesj77dcap9', 171000, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8jffe5demnrjyesqpvsr442', '2026-02-27', 'acc_01m8jffe5demnrjyesj77dcap9', 0, 40000, 1);
INSERT INTO public.account_days VALUES ('org_01m8jffe5demnrjyesqpvsr442', '2026-02-27', 'acc_01m8jffe5demnrjyesjd942kxq', 40000, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8jffe5demnrjyesqpvsr442', '2026-03-16', 'acc_01m8jffe5demnrjyeshv758600', 0, 141840, 1);
INSERT INTO public.account_days VALUES ('org_01m8jffe5demnrjyesqpvsr442', '2026-03-16', 'acc_01m8jffe5demnrjyesj77dcap9', 141840, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8jffe5demnrjyesqpvsr442', '2026-03-25', 'acc_01m8jffe5demnrjyesj77dcap9', 0, 200000, 1);
INSERT INTO public.account_days VALUES ('org_01m8jffe5demnrjyesqpvsr442', '2026-03-25', 'acc_01m8jffedhe4rvq4n3nf8zw66n', 200000, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8jffe5demnrjyesqpvsr442', '2026-03-31', 'acc_01m8jffe5demnrjyesjw05epz3', 93655, 93655, 2);
INSERT INTO public.account_days VALUES ('org_01m8jffe5demnrjyesqpvsr442', '2026-02-18', 'acc_01m8jffe5demnrjyesj77dcap9', 0, 5840, 1);
INSERT INTO public.account_days VALUES ('org_01m8jffe5demnrjyesqpvsr442', '2026-02-18', 'acc_01m8jffe5demnrjyesp55463q8', 5840, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8jffe5demnrjyesqpvsr442', '2026-03-02', 'acc_01m8jffe5demnrjyesj77dcap9', 0, 3600, 1);
INSERT INTO public.account_days VALUES ('org_01m8jffe5demnrjyesqpvsr442', '2026-03-31', 'acc_01m8jffe5demnrjyesj77dcap9', 0, 93655, 1);
INSERT INTO public.account_days VALUES ('org_01m8jffe5demnrjyesqpvsr442', '2026-03-02', 'acc_01m8jffe5demnrjyesnx4rbrrg', 3000, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8jffe5demnrjyesqpvsr442', '2026-03-02', 'acc_01m8jffe7deyvtc63yvfezwqm7', 600, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8jffe5demnrjyesqpvsr442', '2026-02-02', 'acc_01m8jffe5demnrjyesj77dcap9', 0, 3600, 1);
INSERT INTO public.account_days VALUES ('org_01m8jffe5demnrjyesqpvsr442', '2026-02-02', 'acc_01m8jffe5demnrjyesnx4rbrrg', 3000, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8jffe5demnrjyesqpvsr442', '2026-02-02', 'acc_01m8jffe7deyvtc63yvfezwqm7', 600, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8jffe5demnrjyesqpvsr442', '2026-03-20', 'acc_01m8jffe5demnrjyesj77dcap9', 0, 750, 1);
INSERT INTO public.account_days VALUES ('org_01m8jffe5demnrjyesqpvsr442', '2026-03-20', 'acc_01m8jffe5demnrjyespwsrs1xj', 750, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8jffdazess8q5xv83sx3m5e', '2026-03-02', 'acc_01m8jffdazess8q5xv2grefyad', 0, 50000, 1);
INSERT INTO public.account_days VALUES ('org_01m8jffdazess8q5xv83sx3m5e', '2026-03-02', 'acc_01m8jffdazess8q5xv5cj36yz2', 50000, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8jffdazess8q5xv83sx3m5e', '2026-03-20', 'acc_01m8jffdazess8q5xv2grefyad', 50000, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8jffdazess8q5xv83sx3m5e', '2026-03-20', 'acc_01m8jffdazess8q5xv5cj36yz2', 0, 50000, 1);
INSERT INTO public.account_months VALUES ('org_01m8jffe5demnrjyesqpvsr442', 'acc_01m8jffe5demnrjyesm39c815v', '2026-01', 0, 195000, 1);
INSERT INTO public.account_months VALUES ('org_01m8jffe5demnrjyesqpvsr442', 'acc_01m8jffe5demnrjyesmms06v7s', '2026-01', 41200, 0, 1);
INSERT INTO public.account_months VALUES ('org_01m8jffe5demnrjyesqpvsr442', 'acc_01m8jffe5demnrjyesh6mtzp68', '2026-01', 89900, 0, 1);
INSERT INTO public.account_months VALUES ('org_01m8jffe5demnrjyesqpvsr442', 'acc_01m8jffe7deyvtc63yvfezwqm7', '2026-01', 17980, 39000, 2);
INSERT INTO public.account_months VALUES ('org_01m8jffe5demnrjyesqpvsr442', 'acc_01m8jffe5demnrjyesjw05epz3', '2026-03', 93655, 93655, 2);
INSERT INTO public.account_months VALUES ('org_01m8jffe5demnrjyesqpvsr442', 'acc_01m8jffe5demnrjyesm70wt084', '2026-01', 0, 87000, 1);
INSERT INTO public.account_months VALUES ('org_01m8jffe5demnrjyesqpvsr442', 'acc_01m8jffe5demnrjyesncfbw01j', '2026-02', 135000, 0, 1);
INSERT INTO public.account_months VALUES ('org_01m8jffe5demnrjyesqpvsr442', 'acc_01m8jffe9me0r96m1wsrmfm3fa', '2026-02', 0, 24000, 1);
INSERT INTO public.account_months VALUES ('org_01m8jffe5demnrjyesqpvsr442', 'acc_01m8jffe5demnrjyesm39c815v', '2026-02', 0, 136700, 2);
INSERT INTO public.account_months VALUES ('org_01m8jffe5demnrjyesqpvsr442', 'acc_01m8jffe5demnrjyesp55463q8', '2026-02', 5840, 0, 1);
INSERT INTO public.account_months VALUES ('org_01m8jffe5demnrjyesqpvsr442', 'acc_01m8jffe5demnrjyesnx4rbrrg', '2026-03', 3000, 0, 1);
INSERT INTO public.account_months VALUES ('org_01m8jffe5demnrjyesqpvsr442', 'acc_01m8jffe5demnrjyesjd942kxq', '2026-03', 0, 76800, 1);
INSERT INTO public.account_months VALUES ('org_01m8jffe5demnrjyesqpvsr442', 'acc_01m8jffe5demnrjyesmsc7bee0', '2026-03', 64000, 0, 1);
INSERT INTO public.account_months VALUES ('org_01m8jffe5demnrjyesqpvsr442', 'acc_01m8jffe7deyvtc63yvfezwqm7', '2026-03', 26400, 16500, 6);
INSERT INTO public.account_months VALUES ('org_01m8jffe5demnrjyesqpvsr442', 'acc_01m8jffe5demnrjyesj77dcap9', '2026-02', 171000, 184440, 5);
INSERT INTO public.account_months VALUES ('org_01m8jffe5demnrjyesqpvsr442', 'acc_01m8jffe5demnrjyesnx4rbrrg', '2026-02', 3000, 0, 1);
INSERT INTO public.account_months VALUES ('org_01m8jffe5demnrjyesqpvsr442', 'acc_01m8jffe5demnrjyesm70wt084', '2026-03', 0, 17400, 1);
INSERT INTO public.account_months VALUES ('org_01m8jffe5demnrjyesqpvsr442', 'acc_01m8jffe7deyvtc63yvfezwqm7', '2026-02', 600, 27340, 3);
INSERT INTO public.account_months VALUES ('org_01m8jffe5demnrjyesqpvsr442', 'acc_01m8jffe5demnrjyesj77dcap9', '2026-03', 170040, 298005, 6);
INSERT INTO public.account_months VALUES ('org_01m8jffe5demnrjyesqpvsr442', 'acc_01m8jffe5demnrjyesm39c815v', '2026-03', 65000, 82500, 4);
INSERT INTO public.account_months VALUES ('org_01m8jffe5demnrjyesqpvsr442', 'acc_01m8jffe5demnrjyeshgjqjqn2', '2026-03', 0, 7492, 1);
INSERT INTO public.account_months VALUES ('org_01m8jffe5demnrjyesqpvsr442', 'acc_01m8jffe5demnrjyesjq590n5b', '2026-03', 0, 6345, 1);
INSERT INTO public.account_months VALUES ('org_01m8jffe5demnrjyesqpvsr442', 'acc_01m8jffe5demnrjyesk7txrh0v', '2026-01', 0, 990000, 1);
INSERT INTO public.account_months VALUES ('org_01m8jffe5demnrjyesqpvsr442', 'acc_01m8jffe5demnrjyeskjs0x894', '2026-01', 0, 10000, 1);
INSERT INTO public.account_months VALUES ('org_01m8jffe5demnrjyesqpvsr442', 'acc_01m8jffe5demnrjyeskwvze3ds', '2026-01', 1000000, 1000000, 2);
INSERT INTO public.account_months VALUES ('org_01m8jffe5demnrjyesqpvsr442', 'acc_01m8jffe5demnrjyesn2879w22', '2026-03', 100000, 0, 1);
INSERT INTO public.account_months VALUES ('org_01m8jffe5demnrjyesqpvsr442', 'acc_01m8jffe5demnrjyesq31j0z4z', '2026-03', 7492, 0, 1);
INSERT INTO public.account_months VALUES ('org_01m8jffe5demnrjyesqpvsr442', 'acc_01m8jffe5demnrjyespwsrs1xj', '2026-03', 750, 0, 1);
INSERT INTO public.account_months VALUES ('org_01m8jffe5demnrjyesqpvsr442', 'acc_01m8jffe5demnrjyesjd942kxq', '2026-01', 107880, 149080, 3);
INSERT INTO public.account_months VALUES ('org_01m8jffe5demnrjyesqpvsr442', 'acc_01m8jffe5demnrjyeshv758600', '2026-01', 321000, 150000, 3);
INSERT INTO public.account_months VALUES ('org_01m8jffe5demnrjyesqpvsr442', 'acc_01m8jffe5demnrjyesj77dcap9', '2026-01', 1150000, 107880, 3);
INSERT INTO public.account_months VALUES ('org_01m8jffe5demnrjyesqpvsr442', 'acc_01m8jffe5demnrjyeshv758600', '2026-02', 188040, 171000, 3);
INSERT INTO public.account_months VALUES ('org_01m8jffdazess8q5xv83sx3m5e', 'acc_01m8jffdazess8q5xv2grefyad', '2026-03', 50000, 50000, 2);
INSERT INTO public.account_months VALUES ('org_01m8jffe5demnrjyesqpvsr442', 'acc_01m8jffe5demnrjyesjd942kxq', '2026-02', 175000, 135000, 3);
INSERT INTO public.account_months VALUES ('org_01m8jffe5demnrjyesqpvsr442', 'acc_01m8jffe5demnrjyeshv758600', '2026-03', 116400, 248040, 6);
INSERT INTO public.account_months VALUES ('org_01m8jffdazess8q5xv83sx3m5e', 'acc_01m8jffdazess8q5xv5cj36yz2', '2026-03', 50000, 50000, 2);
INSERT INTO public.account_months VALUES ('org_01m8jffe5demnrjyesqpvsr442', 'acc_01m8jffedhe4rvq4n3nf8zw66n', '2026-03', 200000, 0, 1);
INSERT INTO public.accounts VALUES ('acc_01m8jffdazess8q5xv1jspt5zx', 'org_01m8jffdazess8q5xv83sx3m5e', '1000', 'Computer equipment', 'ASSET', NULL, 'ST', NULL, 'active', 1795916543327, 1795916543327, 1, 'fixed_assets');
INSERT INTO public.accounts VALUES ('acc_01m8jffdazess8q5xv1pqgqghr', 'org_01m8jffdazess8q5xv83sx3m5e', '1010', 'Office equipment and furniture', 'ASSET', NULL, 'ST', NULL, 'active', 1795916543327, 1795916543327, 1, 'fixed_assets');
INSERT INTO public.accounts VALUES ('acc_01m8jffdazess8q5xv1t0h785g', 'org_01m8jffdazess8q5xv83sx3m5e', '1020', 'Motor vehicles', 'ASSET', NULL, 'ST', NULL, 'active', 1795916543327, 1795916543327, 1, 'fixed_assets');
INSERT INTO public.accounts VALUES ('acc_01m8jffdazess8q5xv1wam6x95', 'org_01m8jffdazess8q5xv83sx3m5e', '1090', 'Accumulated depreciation', 'ASSET', NULL, 'NV', NULL, 'active', 1795916543327, 1795916543327, 1, 'fixed_assets');
INSERT INTO public.accounts VALUES ('acc_01m8jffdazess8q5xv211a3rej', 'org_01m8jffdazess8q5xv83sx3m5e', '1100', 'Stock', 'ASSET', NULL, 'ST', NULL, 'active', 1795916543327, 1795916543327, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8jffdazess8q5xv26f73kx2', 'org_01m8jffdazess8q5xv83sx3m5e', '1200', 'Trade debtors', 'ASSET', 'receivable', NULL, NULL, 'active', 1795916543327, 1795916543327, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8jffdazess8q5xv28q0dnyb', 'org_01m8jffdazess8q5xv83sx3m5e', '1210', 'Prepayments', 'ASSET', NULL, 'NV', NULL, 'active', 1795916543327, 1795916543327, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8jffdazess8q5xv2cgxt5k8', 'org_01m8jffdazess8q5xv83sx3m5e', '1220', 'Other debtors', 'ASSET', NULL, 'NV', NULL, 'active', 1795916543327, 1795916543327, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8jffdazess8q5xv2grefyad', 'org_01m8jffdazess8q5xv83sx3m5e', '1300', 'Current account', 'ASSET', 'bank', NULL, NULL, 'active', 1795916543327, 1795916543327, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8jffdazess8q5xv2ne4dw7f', 'org_01m8jffdazess8q5xv83sx3m5e', '1310', 'Petty cash', 'ASSET', NULL, 'NV', NULL, 'active', 1795916543327, 1795916543327, 1, 'cash');
INSERT INTO public.accounts VALUES ('acc_01m8jffdazess8q5xv2tsq3sh2', 'org_01m8jffdazess8q5xv83sx3m5e', '2100', 'Trade creditors', 'LIABILITY', 'payable', NULL, NULL, 'active', 1795916543327, 1795916543327, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8jffdazess8q5xv2zw4xtf6', 'org_01m8jffdazess8q5xv83sx3m5e', '2110', 'Accruals', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795916543327, 1795916543327, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8jffdazess8q5xv333ycyht', 'org_01m8jffdazess8q5xv83sx3m5e', '2200', 'PAYE and National Insurance', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795916543327, 1795916543327, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8jffdazess8q5xv35b9fz0p', 'org_01m8jffdazess8q5xv83sx3m5e', '2210', 'Pension contributions', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795916543327, 1795916543327, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8jffdazess8q5xv390nhnej', 'org_01m8jffdazess8q5xv83sx3m5e', '2220', 'Net wages', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795916543327, 1795916543327, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8jffdazess8q5xv3ekkcs01', 'org_01m8jffdazess8q5xv83sx3m5e', '2300', 'Corporation tax', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795916543327, 1795916543327, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8jffdazess8q5xv3h2byz4j', 'org_01m8jffdazess8q5xv83sx3m5e', '2400', 'Director''s loan account', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795916543327, 1795916543327, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8jffdazess8q5xv3qbyepek', 'org_01m8jffdazess8q5xv83sx3m5e', '2500', 'Bank loans', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795916543327, 1795916543327, 1, 'long_term_liabilities');
INSERT INTO public.accounts VALUES ('acc_01m8jffdazess8q5xv3tn9e7y2', 'org_01m8jffdazess8q5xv83sx3m5e', '2900', 'Suspense', 'LIABILITY', 'suspense', NULL, NULL, 'active', 1795916543327, 1795916543327, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8jffdazess8q5xv3xqv33zw', 'org_01m8jffdazess8q5xv83sx3m5e', '3000', 'Share capital', 'EQUITY', NULL, 'NV', NULL, 'active', 1795916543327, 1795916543327, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8jffdazess8q5xv42dzmamw', 'org_01m8jffdazess8q5xv83sx3m5e', '3100', 'Retained earnings', 'EQUITY', 'retained_earnings', NULL, NULL, 'active', 1795916543327, 1795916543327, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8jffdazess8q5xv46w35p65', 'org_01m8jffdazess8q5xv83sx3m5e', '3200', 'Dividends', 'EQUITY', NULL, 'NV', NULL, 'active', 1795916543327, 1795916543327, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8jffdazess8q5xv492hka8q', 'org_01m8jffdazess8q5xv83sx3m5e', '3900', 'Opening balances', 'EQUITY', 'opening_balance', NULL, NULL, 'active', 1795916543327, 1795916543327, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8jffdazess8q5xv4c3syfd0', 'org_01m8jffdazess8q5xv83sx3m5e', '4000', 'Sales', 'INCOME', NULL, 'ST', NULL, 'active', 1795916543327, 1795916543327, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8jffdazess8q5xv4h8j7c8w', 'org_01m8jffdazess8q5xv83sx3m5e', '4010', 'Sales, zero-rated', 'INCOME', NULL, 'ZR', NULL, 'active', 1795916543327, 1795916543327, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8jffdazess8q5xv4mgeez14', 'org_01m8jffdazess8q5xv83sx3m5e', '4090', 'Other income', 'INCOME', NULL, 'ST', NULL, 'active', 1795916543327, 1795916543327, 1, 'other_income');
INSERT INTO public.accounts VALUES ('acc_01m8jffdazess8q5xv4vy6ck04', 'org_01m8jffdazess8q5xv83sx3m5e', '4900', 'Interest received', 'INCOME', NULL, 'EX', NULL, 'active', 1795916543327, 1795916543327, 1, 'finance');
INSERT INTO public.accounts VALUES ('acc_01m8jffdazess8q5xv4wcxrk8r', 'org_01m8jffdazess8q5xv83sx3m5e', '4920', 'VAT flat-rate scheme difference', 'INCOME', 'vat_scheme_difference', NULL, NULL, 'active', 1795916543327, 1795916543327, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8jffdazess8q5xv51p2frbx', 'org_01m8jffdazess8q5xv83sx3m5e', '5000', 'Cost of goods sold', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795916543327, 1795916543327, 1, 'cost_of_sales');
INSERT INTO public.accounts VALUES ('acc_01m8jffdazess8q5xv55h4x284', 'org_01m8jffdazess8q5xv83sx3m5e', '5010', 'Subcontractors', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795916543327, 1795916543327, 1, 'cost_of_sales');
INSERT INTO public.accounts VALUES ('acc_01m8jffdazess8q5xv593cg5xy', 'org_01m8jffdazess8q5xv83sx3m5e', '5020', 'Carriage and postage', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795916543327, 1795916543327, 1, 'cost_of_sales');
INSERT INTO public.accounts VALUES ('acc_01m8jffdazess8q5xv5cj36yz2', 'org_01m8jffdazess8q5xv83sx3m5e', '6000', 'Wages and salaries', 'EXPENSE', NULL, 'NV', NULL, 'active', 1795916543327, 1795916543327, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8jffdazess8q5xv5j759tet', 'org_01m8jffdazess8q5xv83sx3m5e', '6010', 'Employer''s National Insurance', 'EXPENSE', NULL, 'NV', NULL, 'active', 1795916543327, 1795916543327, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8jffdazess8q5xv5mwjs30b', 'org_01m8jffdazess8q5xv83sx3m5e', '6020', 'Employer''s pension', 'EXPENSE', NULL, 'NV', NULL, 'active', 1795916543327, 1795916543327, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8jffdazess8q5xv5s5xxm29', 'org_01m8jffdazess8q5xv83sx3m5e', '6100', 'Rent', 'EXPENSE', NULL, 'EX', NULL, 'active', 1795916543327, 1795916543327, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8jffdazess8q5xv5wzghdda', 'org_01m8jffdazess8q5xv83sx3m5e', '6110', 'Business rates', 'EXPENSE', NULL, 'NV', NULL, 'active', 1795916543327, 1795916543327, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8jffdazess8q5xv61hq9hv2', 'org_01m8jffdazess8q5xv83sx3m5e', '6120', 'Light, heat and water', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795916543327, 1795916543327, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8jffdazess8q5xv64ceds6e', 'org_01m8jffdazess8q5xv83sx3m5e', '6200', 'Telephone and internet', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795916543327, 1795916543327, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8jffdazess8q5xv69qhkpjv', 'org_01m8jffdazess8q5xv83sx3m5e', '6210', 'Software and subscriptions', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795916543327, 1795916543327, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8jffdazess8q5xv6c4ddtf6', 'org_01m8jffdazess8q5xv83sx3m5e', '6220', 'Printing and stationery', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795916543327, 1795916543327, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8jffdazess8q5xv6k5wrjjw', 'org_01m8jffdazess8q5xv83sx3m5e', '6300', 'Travel and subsistence', 'EXPENSE', NULL, 'ZR', NULL, 'active', 1795916543327, 1795916543327, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8jffdazess8q5xv6p855xph', 'org_01m8jffdazess8q5xv83sx3m5e', '6310', 'Motor expenses', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795916543327, 1795916543327, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8jffdazess8q5xv6tdkx0e7', 'org_01m8jffdazess8q5xv83sx3m5e', '6320', 'Repairs and maintenance', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795916543327, 1795916543327, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8jffdazess8q5xv6yt2q38c', 'org_01m8jffdazess8q5xv83sx3m5e', '6400', 'Advertising and marketing', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795916543327, 1795916543327, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8jffdazess8q5xv708kd2a6', 'org_01m8jffdazess8q5xv83sx3m5e', '6500', 'Accountancy and legal fees', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795916543327, 1795916543327, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8jffdazess8q5xv7623gbtn', 'org_01m8jffdazess8q5xv83sx3m5e', '6600', 'Insurance', 'EXPENSE', NULL, 'EX', NULL, 'active', 1795916543327, 1795916543327, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8jffdazess8q5xv79d25eqy', 'org_01m8jffdazess8q5xv83sx3m5e', '6700', 'Bank charges', 'EXPENSE', NULL, 'EX', NULL, 'active', 1795916543327, 1795916543327, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8jffdazess8q5xv7e8dbzbm', 'org_01m8jffdazess8q5xv83sx3m5e', '6800', 'Depreciation', 'EXPENSE', NULL, 'NV', NULL, 'active', 1795916543327, 1795916543327, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8jffdazess8q5xv7jx4374z', 'org_01m8jffdazess8q5xv83sx3m5e', '6810', 'Bad debts', 'EXPENSE', NULL, 'NV', NULL, 'active', 1795916543327, 1795916543327, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8jffdazess8q5xv7n6r2rve', 'org_01m8jffdazess8q5xv83sx3m5e', '6900', 'Interest payable', 'EXPENSE', NULL, 'EX', NULL, 'active', 1795916543327, 1795916543327, 1, 'finance');
INSERT INTO public.accounts VALUES ('acc_01m8jffdazess8q5xv7rf85kkb', 'org_01m8jffdazess8q5xv83sx3m5e', '6990', 'Rounding differences', 'EXPENSE', 'rounding', NULL, NULL, 'active', 1795916543327, 1795916543327, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8jffdazess8q5xv7y41x5y0', 'org_01m8jffdazess8q5xv83sx3m5e', '8000', 'Corporation tax charge', 'EXPENSE', NULL, 'NV', NULL, 'active', 1795916543327, 1795916543327, 1, 'tax');
INSERT INTO public.accounts VALUES ('acc_01m8jffe1cep49xsg5kb57fsvt', 'org_01m8jffdazess8q5xv83sx3m5e', '2250', 'VAT', 'LIABILITY', 'vat_control', NULL, NULL, 'active', 1795916544044, 1795916544044, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8jffe5demnrjyesh6mtzp68', 'org_01m8jffe5demnrjyesqpvsr442', '1000', 'Computer equipment', 'ASSET', NULL, 'ST', NULL, 'active', 1795916544173, 1795916544173, 1, 'fixed_assets');
INSERT INTO public.accounts VALUES ('acc_01m8jffe5demnrjyesh89mjbqt', 'org_01m8jffe5demnrjyesqpvsr442', '1010', 'Office equipment and furniture', 'ASSET', NULL, 'ST', NULL, 'active', 1795916544173, 1795916544173, 1, 'fixed_assets');
INSERT INTO public.accounts VALUES ('acc_01m8jffe5demnrjyeshd4kv9dr', 'org_01m8jffe5demnrjyesqpvsr442', '1020', 'Motor vehicles', 'ASSET', NULL, 'ST', NULL, 'active', 1795916544173, 1795916544173, 1, 'fixed_assets');
INSERT INTO public.accounts VALUES ('acc_01m8jffe5demnrjyeshgjqjqn2', 'org_01m8jffe5demnrjyesqpvsr442', '1090', 'Accumulated depreciation', 'ASSET', NULL, 'NV', NULL, 'active', 1795916544173, 1795916544173, 1, 'fixed_assets');
INSERT INTO public.accounts VALUES ('acc_01m8jffe5demnrjyeshm8e1tv4', 'org_01m8jffe5demnrjyesqpvsr442', '1100', 'Stock', 'ASSET', NULL, 'ST', NULL, 'active', 1795916544173, 1795916544173, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8jffe5demnrjyeshv758600', 'org_01m8jffe5demnrjyesqpvsr442', '1200', 'Trade debtors', 'ASSET', 'receivable', NULL, NULL, 'active', 1795916544173, 1795916544173, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8jffe5demnrjyeshyrjfg4n', 'org_01m8jffe5demnrjyesqpvsr442', '1210', 'Prepayments', 'ASSET', NULL, 'NV', NULL, 'active', 1795916544173, 1795916544173, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8jffe5demnrjyesj22s1kfb', 'org_01m8jffe5demnrjyesqpvsr442', '1220', 'Other debtors', 'ASSET', NULL, 'NV', NULL, 'active', 1795916544173, 1795916544173, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8jffe5demnrjyesj77dcap9', 'org_01m8jffe5demnrjyesqpvsr442', '1300', 'Current account', 'ASSET', 'bank', NULL, NULL, 'active', 1795916544173, 1795916544173, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8jffe5demnrjyesj9mgqwqh', 'org_01m8jffe5demnrjyesqpvsr442', '1310', 'Petty cash', 'ASSET', NULL, 'NV', NULL, 'active', 1795916544173, 1795916544173, 1, 'cash');
INSERT INTO public.accounts VALUES ('acc_01m8jffe5demnrjyesjd942kxq', 'org_01m8jffe5demnrjyesqpvsr442', '2100', 'Trade creditors', 'LIABILITY', 'payable', NULL, NULL, 'active', 1795916544173, 1795916544173, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8jffe5demnrjyesjj701q4e', 'org_01m8jffe5demnrjyesqpvsr442', '2110', 'Accruals', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795916544173, 1795916544173, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8jffe5demnrjyesjq590n5b', 'org_01m8jffe5demnrjyesqpvsr442', '2200', 'PAYE and National Insurance', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795916544173, 1795916544173, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8jffe5demnrjyesjtg84117', 'org_01m8jffe5demnrjyesqpvsr442', '2210', 'Pension contributions', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795916544173, 1795916544173, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8jffe5demnrjyesjw05epz3', 'org_01m8jffe5demnrjyesqpvsr442', '2220', 'Net wages', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795916544173, 1795916544173, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8jffe5demnrjyesk2ft9wxf', 'org_01m8jffe5demnrjyesqpvsr442', '2300', 'Corporation tax', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795916544173, 1795916544173, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8jffe5demnrjyesk7txrh0v', 'org_01m8jffe5demnrjyesqpvsr442', '2400', 'Director''s loan account', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795916544173, 1795916544173, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8jffe5demnrjyesk9ks5b8d', 'org_01m8jffe5demnrjyesqpvsr442', '2500', 'Bank loans', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795916544173, 1795916544173, 1, 'long_term_liabilities');
INSERT INTO public.accounts VALUES ('acc_01m8jffe5demnrjyeskd3e72t3', 'org_01m8jffe5demnrjyesqpvsr442', '2900', 'Suspense', 'LIABILITY', 'suspense', NULL, NULL, 'active', 1795916544173, 1795916544173, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8jffe5demnrjyeskjs0x894', 'org_01m8jffe5demnrjyesqpvsr442', '3000', 'Share capital', 'EQUITY', NULL, 'NV', NULL, 'active', 1795916544173, 1795916544173, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8jffe5demnrjyesknxr9r8k', 'org_01m8jffe5demnrjyesqpvsr442', '3100', 'Retained earnings', 'EQUITY', 'retained_earnings', NULL, NULL, 'active', 1795916544173, 1795916544173, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8jffe5demnrjyeskt4nj3cf', 'org_01m8jffe5demnrjyesqpvsr442', '3200', 'Dividends', 'EQUITY', NULL, 'NV', NULL, 'active', 1795916544173, 1795916544173, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8jffe5demnrjyeskwvze3ds', 'org_01m8jffe5demnrjyesqpvsr442', '3900', 'Opening balances', 'EQUITY', 'opening_balance', NULL, NULL, 'active', 1795916544173, 1795916544173, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8jffe5demnrjyesm39c815v', 'org_01m8jffe5demnrjyesqpvsr442', '4000', 'Sales', 'INCOME', NULL, 'ST', NULL, 'active', 1795916544173, 1795916544173, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8jffe5demnrjyesm70wt084', 'org_01m8jffe5demnrjyesqpvsr442', '4010', 'Sales, zero-rated', 'INCOME', NULL, 'ZR', NULL, 'active', 1795916544173, 1795916544173, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8jffe5demnrjyesm8chyb9g', 'org_01m8jffe5demnrjyesqpvsr442', '4090', 'Other income', 'INCOME', NULL, 'ST', NULL, 'active', 1795916544173, 1795916544173, 1, 'other_income');
INSERT INTO public.accounts VALUES ('acc_01m8jffe5demnrjyesme61q37m', 'org_01m8jffe5demnrjyesqpvsr442', '4900', 'Interest received', 'INCOME', NULL, 'EX', NULL, 'active', 1795916544173, 1795916544173, 1, 'finance');
INSERT INTO public.accounts VALUES ('acc_01m8jffe5demnrjyesmjc3247e', 'org_01m8jffe5demnrjyesqpvsr442', '4920', 'VAT flat-rate scheme difference', 'INCOME', 'vat_scheme_difference', NULL, NULL, 'active', 1795916544173, 1795916544173, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8jffe5demnrjyesmms06v7s', 'org_01m8jffe5demnrjyesqpvsr442', '5000', 'Cost of goods sold', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795916544173, 1795916544173, 1, 'cost_of_sales');
INSERT INTO public.accounts VALUES ('acc_01m8jffe5demnrjyesmsc7bee0', 'org_01m8jffe5demnrjyesqpvsr442', '5010', 'Subcontractors', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795916544173, 1795916544173, 1, 'cost_of_sales');
INSERT INTO public.accounts VALUES ('acc_01m8jffe5demnrjyesmyva2bjx', 'org_01m8jffe5demnrjyesqpvsr442', '5020', 'Carriage and postage', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795916544173, 1795916544173, 1, 'cost_of_sales');
INSERT INTO public.accounts VALUES ('acc_01m8jffe5demnrjyesn2879w22', 'org_01m8jffe5demnrjyesqpvsr442', '6000', 'Wages and salaries', 'EXPENSE', NULL, 'NV', NULL, 'active', 1795916544173, 1795916544173, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8jffe5demnrjyesn770v4y0', 'org_01m8jffe5demnrjyesqpvsr442', '6010', 'Employer''s National Insurance', 'EXPENSE', NULL, 'NV', NULL, 'active', 1795916544173, 1795916544173, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8jffe5demnrjyesnayghr37', 'org_01m8jffe5demnrjyesqpvsr442', '6020', 'Employer''s pension', 'EXPENSE', NULL, 'NV', NULL, 'active', 1795916544173, 1795916544173, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8jffe5demnrjyesncfbw01j', 'org_01m8jffe5demnrjyesqpvsr442', '6100', 'Rent', 'EXPENSE', NULL, 'EX', NULL, 'active', 1795916544173, 1795916544173, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8jffe5demnrjyesnj51txcs', 'org_01m8jffe5demnrjyesqpvsr442', '6110', 'Business rates', 'EXPENSE', NULL, 'NV', NULL, 'active', 1795916544173, 1795916544173, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8jffe5demnrjyesnn2k7shy', 'org_01m8jffe5demnrjyesqpvsr442', '6120', 'Light, heat and water', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795916544173, 1795916544173, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8jffe5demnrjyesnrr36m6t', 'org_01m8jffe5demnrjyesqpvsr442', '6200', 'Telephone and internet', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795916544173, 1795916544173, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8jffe5demnrjyesnx4rbrrg', 'org_01m8jffe5demnrjyesqpvsr442', '6210', 'Software and subscriptions', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795916544173, 1795916544173, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8jffe5demnrjyesp395e4ma', 'org_01m8jffe5demnrjyesqpvsr442', '6220', 'Printing and stationery', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795916544173, 1795916544173, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8jffe5demnrjyesp55463q8', 'org_01m8jffe5demnrjyesqpvsr442', '6300', 'Travel and subsistence', 'EXPENSE', NULL, 'ZR', NULL, 'active', 1795916544173, 1795916544173, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8jffe5demnrjyesp99788w8', 'org_01m8jffe5demnrjyesqpvsr442', '6310', 'Motor expenses', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795916544173, 1795916544173, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8jffe5demnrjyespf7sy36y', 'org_01m8jffe5demnrjyesqpvsr442', '6320', 'Repairs and maintenance', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795916544173, 1795916544173, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8jffe5demnrjyesphm5a9mv', 'org_01m8jffe5demnrjyesqpvsr442', '6400', 'Advertising and marketing', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795916544173, 1795916544173, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8jffe5demnrjyespqv1d372', 'org_01m8jffe5demnrjyesqpvsr442', '6500', 'Accountancy and legal fees', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795916544173, 1795916544173, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8jffe5demnrjyespvkh9k20', 'org_01m8jffe5demnrjyesqpvsr442', '6600', 'Insurance', 'EXPENSE', NULL, 'EX', NULL, 'active', 1795916544173, 1795916544173, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8jffe5demnrjyespwsrs1xj', 'org_01m8jffe5demnrjyesqpvsr442', '6700', 'Bank charges', 'EXPENSE', NULL, 'EX', NULL, 'active', 1795916544173, 1795916544173, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8jffe5demnrjyesq31j0z4z', 'org_01m8jffe5demnrjyesqpvsr442', '6800', 'Depreciation', 'EXPENSE', NULL, 'NV', NULL, 'active', 1795916544173, 1795916544173, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8jffe5demnrjyesq6apfdc9', 'org_01m8jffe5demnrjyesqpvsr442', '6810', 'Bad debts', 'EXPENSE', NULL, 'NV', NULL, 'active', 1795916544173, 1795916544173, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8jffe5demnrjyesq90861tv', 'org_01m8jffe5demnrjyesqpvsr442', '6900', 'Interest payable', 'EXPENSE', NULL, 'EX', NULL, 'active', 1795916544173, 1795916544173, 1, 'finance');
INSERT INTO public.accounts VALUES ('acc_01m8jffe5demnrjyesqfky0r30', 'org_01m8jffe5demnrjyesqpvsr442', '6990', 'Rounding differences', 'EXPENSE', 'rounding', NULL, NULL, 'active', 1795916544173, 1795916544173, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8jffe5demnrjyesqjrh151j', 'org_01m8jffe5demnrjyesqpvsr442', '8000', 'Corporation tax charge', 'EXPENSE', NULL, 'NV', NULL, 'active', 1795916544173, 1795916544173, 1, 'tax');
INSERT INTO public.accounts VALUES ('acc_01m8jffe7deyvtc63yvfezwqm7', 'org_01m8jffe5demnrjyesqpvsr442', '2250', 'VAT', 'LIABILITY', 'vat_control', NULL, NULL, 'active', 1795916544237, 1795916544237, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8jffe9me0r96m1wsrmfm3fa', 'org_01m8jffe5demnrjyesqpvsr442', '4100', 'Room hire', 'INCOME', NULL, 'EX', NULL, 'active', 1795916544308, 1795916544308, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8jffedhe4rvq4n3nf8zw66n', 'org_01m8jffe5demnrjyesqpvsr442', '1301', 'Savings', 'ASSET', 'bank', NULL, NULL, 'active', 1795916544433, 1795916544433, 1, NULL);
INSERT INTO public.allocations VALUES ('alc_01m8jffftbetarmqhm17q16a04', 'org_01m8jffe5demnrjyesqpvsr442', 'inv_01m8jfff9ped39gqsgehww1dsa', NULL, 'inv_01m8jfffdmec2vxccgn3yy89yk', 18000, '2026-03-12', NULL, 1795916545867, NULL);
INSERT INTO public.allocations VALUES ('alc_01m8jffg5seqbatm64r37gyy07', 'org_01m8jffe5demnrjyesqpvsr442', 'inv_01m8jfff8yen986zhd7g9c1gxx', 'set_01m8jffg5seqbatm64qvt5c9k5', NULL, 28200, '2026-03-06', NULL, 1795916546233, NULL);
INSERT INTO public.allocations VALUES ('alc_01m8jffgvte7sbvbexmchc1esa', 'org_01m8jffe5demnrjyesqpvsr442', 'inv_01m8jfff32e9v876n3avwwkj12', 'set_01m8jffgvte7sbvbexmchc1esa', NULL, 107880, '2026-01-22', NULL, 1795916546938, NULL);
INSERT INTO public.allocations VALUES ('alc_01m8jffh4aesk82xjsn3t9wt4v', 'org_01m8jffe5demnrjyesqpvsr442', 'inv_01m8jfff0reeetwg4fn10hdt8v', 'set_01m8jffh4aesk82xjsn3t9wt4v', NULL, 150000, '2026-01-30', NULL, 1795916547210, NULL);
INSERT INTO public.allocations VALUES ('alc_01m8jffhffet3t2tf81mt340hm', 'org_01m8jffe5demnrjyesqpvsr442', 'inv_01m8jfff7mef7sm48xyfk988rc', 'set_01m8jffhffet3t2tf81mt340hm', NULL, 135000, '2026-02-10', NULL, 1795916547568, NULL);
INSERT INTO public.allocations VALUES ('alc_01m8jffhs5ecs94f8dx216dgt4', 'org_01m8jffe5demnrjyesqpvsr442', 'inv_01m8jfff0reeetwg4fn10hdt8v', 'set_01m8jffhs5ecs94f8dx216dgt4', NULL, 84000, '2026-02-16', NULL, 1795916547877, NULL);
INSERT INTO public.allocations VALUES ('alc_01m8jffhs5ecs94f8dx216dgt5', 'org_01m8jffe5demnrjyesqpvsr442', 'inv_01m8jfff67ew2vs003v127w5va', 'set_01m8jffhs5ecs94f8dx216dgt4', NULL, 87000, '2026-02-16', NULL, 1795916547877, NULL);
INSERT INTO public.allocations VALUES ('alc_01m8jffj4bev1v453jezwq5n8x', 'org_01m8jffe5demnrjyesqpvsr442', 'inv_01m8jfff28ejevcn0mhqstjk73', 'set_01m8jffj4bev1v453jezwq5n8x', NULL, 40000, '2026-02-27', NULL, 1795916548235, NULL);
INSERT INTO public.allocations VALUES ('alc_01m8jffjdsey59veqr3n7wz22j', 'org_01m8jffe5demnrjyesqpvsr442', 'inv_01m8jfff9ped39gqsgehww1dsa', 'set_01m8jffjdsey59veqr3n7wz22j', NULL, 141840, '2026-03-16', NULL, 1795916548537, NULL);
INSERT INTO public.api_keys VALUES ('key_01m8jffckwe7v9vqkcyw9kmskx', 'usr_01m8jffcf9ep9s3x7xepbz77cp', 'main', 'reconcile:read reconcile:write', 0, '9ydD', 1795916542588, NULL, NULL, NULL, NULL);
INSERT INTO public.api_keys VALUES ('key_01m8jffd9yenespg4n94apq081', 'usr_01m8jffcf9ep9s3x7xepbz77cp', 'main', 'ledger:read ledger:write', 0, 'GRCh', 1795916543294, NULL, NULL, NULL, NULL);
INSERT INTO public.audit_events VALUES ('org_01m8jffdazess8q5xv83sx3m5e', 1, 1795916543327, 'usr_01m8jffcf9ep9s3x7xepbz77cp', 'key_01m8jffd9yenespg4n94apq081', 'organisation.create', 'org_01m8jffdazess8q5xv83sx3m5e', NULL, '{"id":"org_01m8jffdazess8q5xv83sx3m5e","name":"Acorn Ltd","currency":"GBP","country":"GB","financial_year_end":"03-31","vat_registered":true,"vat_number":null,"vat_scheme":"standard","flat_rate_percent":null,"vat_methods":[{"effective_from":null,"vat_registered":true,"vat_number":null,"vat_scheme":"standard","flat_rate_percent":null}],"vat_rounding":"line","status":"active","role":"owner","lock_date":null,"created_at":"2026-11-29T01:42:23.327Z","updated_at":"2026-11-29T01:42:23.327Z","version":1}', '\xff4e5b7ff494511722673f7de985eadd63efc16ccb18a94808ee2a305c1c8c6c', '\x20fbba8429c776ecac764f8b5cb6c24cfa9c97065cb72fb7ea07b7aeada90259');
INSERT INTO public.audit_events VALUES ('org_01m8jffdazess8q5xv83sx3m5e', 2, 1795916544044, 'usr_01m8jffcf9ep9s3x7xepbz77cp', 'key_01m8jffd9yenespg4n94apq081', 'account.create', 'acc_01m8jffe1cep49xsg5kb57fsvt', NULL, '{"id":"acc_01m8jffe1cep49xsg5kb57fsvt","code":"2250","name":"VAT","account_type":"LIABILITY","role":"vat_control","group":"current_liabilities","default_vat_code":null,"description":null,"currency":"GBP","status":"active","balance":0.00,"created_at":"2026-11-29T01:42:24.044Z","updated_at":"2026-11-29T01:42:24.044Z","version":1}', '\xdd2c0e1108bea6cca93b51a15cbb4c585ae04248f8f60200a89805703ea503ad', '\xae3570c373f6e5c8a46215e60576c8b2ace35d70f1d8db6967ff12ed201a05b4');
INSERT INTO public.audit_events VALUES ('org_01m8jffdazess8q5xv83sx3m5e', 3, 1795916544088, 'usr_01m8jffcf9ep9s3x7xepbz77cp', 'key_01m8jffd9yenespg4n94apq081', 'bank_account.create', 'bac_01m8jffe2re90a98ban7pb26wk', NULL, '{"account_id":"acc_01m8jffdazess8q5xv2grefyad","account_number":null,"created_at":"2026-11-29T01:42:24.088Z","currency":"GBP","iban":null,"id":"bac_01m8jffe2re90a98ban7pb26wk","ledger_balance":0.0,"name":"Current","opening_balance":null,"opening_date":null,"opening_journal_id":null,"sort_code":null,"statement_balance":null,"statement_date":null,"type":"current","unconfirmed_count":0,"updated_at":"2026-11-29T01:42:24.088Z","version":1}', '\x0c552c2578fdec89109cc6439565ccf2c046ddca196bdde774bd290bbc11a958', '\xe44008ecaa4ac104d6398ea31f8299b60b131c8be55584953bd326de908c7925');
INSERT INTO public.audit_events VALUES ('org_01m8jffe5demnrjyesqpvsr442', 1, 1795916544173, 'usr_01m8jffcf9ep9s3x7xepbz77cp', 'key_01m8jffd9yenespg4n94apq081', 'organisation.create', 'org_01m8jffe5demnrjyesqpvsr442', NULL, '{"id":"org_01m8jffe5demnrjyesqpvsr442","name":"Wren & Marsh Ltd","currency":"GBP","country":"GB","financial_year_end":"03-31","vat_registered":true,"vat_number":null,"vat_scheme":"standard","flat_rate_percent":null,"vat_methods":[{"effective_from":null,"vat_registered":true,"vat_number":null,"vat_scheme":"standard","flat_rate_percent":null}],"vat_rounding":"line","status":"active","role":"owner","lock_date":null,"created_at":"2026-11-29T01:42:24.173Z","updated_at":"2026-11-29T01:42:24.173Z","version":1}', '\xfce43e924839ebb5d4728774d4e76cc3886cb56dd3859cac1323e8ecdfd22927', '\xe894044be24ba97e62d6d647f1bdb59c4a3128749331c4d708a5aba77b660984');
INSERT INTO public.audit_events VALUES ('org_01m8jffe5demnrjyesqpvsr442', 2, 1795916544237, 'usr_01m8jffcf9ep9s3x7xepbz77cp', 'key_01m8jffd9yenespg4n94apq081', 'account.create', 'acc_01m8jffe7deyvtc63yvfezwqm7', NULL, '{"id":"acc_01m8jffe7deyvtc63yvfezwqm7","code":"2250","name":"VAT","account_type":"LIABILITY","role":"vat_control","group":"current_liabilities","default_vat_code":null,"description":null,"currency":"GBP","status":"active","balance":0.00,"created_at":"2026-11-29T01:42:24.237Z","updated_at":"2026-11-29T01:42:24.237Z","version":1}', '\x880b3f55db45f3ec17d68e3023f70bcce73830251156d938b05a41e77dd38a7c', '\x69ed93c040fa92ea87ff744ec7491aa698a6cd1147ce716cb391527d6138d19d');
INSERT INTO public.audit_events VALUES ('org_01m8jffe5demnrjyesqpvsr442', 3, 1795916544308, 'usr_01m8jffcf9ep9s3x7xepbz77cp', 'key_01m8jffd9yenespg4n94apq081', 'account.create', 'acc_01m8jffe9me0r96m1wsrmfm3fa', NULL, '{"id":"acc_01m8jffe9me0r96m1wsrmfm3fa","code":"4100","name":"Room hire","account_type":"INCOME","role":null,"group":"turnover","default_vat_code":"EX","description":null,"currency":"GBP","status":"active","balance":0.00,"created_at":"2026-11-29T01:42:24.308Z","updated_at":"2026-11-29T01:42:24.308Z","version":1}', '\x640a405e5ab7e2f31ffb54479ec295e582047950a681c7ecfb346bef178dfebd', '\x41acf50ca74a66ea77997f9869b5409db9de0f2bc717bb4313cf87cd46245885');
INSERT INTO public.audit_events VALUES ('org_01m8jffe5demnrjyesqpvsr442', 4, 1795916544388, 'usr_01m8jffcf9ep9s3x7xepbz77cp', 'key_01m8jffd9yenespg4n94apq081', 'bank_account.create', 'bac_01m8jffec4efwswt1cp8w49kba', NULL, '{"account_id":"acc_01m8jffe5demnrjyesj77dcap9","account_number":null,"created_at":"2026-11-29T01:42:24.388Z","currency":"GBP","iban":null,"id":"bac_01m8jffec4efwswt1cp8w49kba","ledger_balance":10000.0,"name":"Current","opening_balance":10000.0,"opening_date":"2026-01-01","opening_journal_id":"jnl_01m8jffec4efwswt1cpkfwp29c","sort_code":null,"statement_balance":null,"statement_date":null,"type":"current","unconfirmed_count":0,"updated_at":"2026-11-29T01:42:24.388Z","version":1}', '\xb311069109f48bf2229879b51f913d368f7b46328a3e5f4a8ddb2db11dcee3e7', '\x5a119511570e94c33ea6988130e833b381cdf0285a5e1fe787c61c9e07c7ff44');
INSERT INTO public.audit_events VALUES ('org_01m8jffe5demnrjyesqpvsr442', 5, 1795916544433, 'usr_01m8jffcf9ep9s3x7xepbz77cp', 'key_01m8jffd9yenespg4n94apq081', 'account.create', 'acc_01m8jffedhe4rvq4n3nf8zw66n', NULL, '{"account_type":"ASSET","balance":0.0,"code":"1301","created_at":"2026-11-29T01:42:24.433Z","currency":"GBP","default_vat_code":null,"description":null,"group":"cash","id":"acc_01m8jffedhe4rvq4n3nf8zw66n","name":"Savings","role":"bank","status":"active","updated_at":"2026-11-29T01:42:24.433Z","version":1}', '\x0c8cdae53aa63024924995e8ca2b53da1b76d77ea4b88b123c53aec3d7ffba69', '\xb3eb4863d0e97b564e06e1ee8815b075c83e4654fd6e08f2cc10764b1678eef8');
INSERT INTO public.audit_events VALUES ('org_01m8jffe5demnrjyesqpvsr442', 6, 1795916544433, 'usr_01m8jffcf9ep9s3x7xepbz77cp', 'key_01m8jffd9yenespg4n94apq081', 'bank_account.create', 'bac_01m8jffedhe4rvq4n3na66k3pt', NULL, '{"account_id":"acc_01m8jffedhe4rvq4n3nf8zw66n","account_number":null,"created_at":"2026-11-29T01:42:24.433Z","currency":"GBP","iban":null,"id":"bac_01m8jffedhe4rvq4n3na66k3pt","ledger_balance":0.0,"name":"Savings","opening_balance":null,"opening_date":null,"opening_journal_id":null,"sort_code":null,"statement_balance":null,"statement_date":null,"type":"savings","unconfirmed_count":0,"updated_at":"2026-11-29T01:42:24.433Z","version":1}', '\x2b5f0ce3ed2aeb8837e45f8cfe7e1763ba51a8e1a5b929d4f162473fceb5ee61', '\xf797561db1ea2ae0486bb3c586a65b086caba498e32714bb646bd819c9e655fe');
INSERT INTO public.audit_events VALUES ('org_01m8jffe5demnrjyesqpvsr442', 7, 1795916544490, 'usr_01m8jffcf9ep9s3x7xepbz77cp', 'key_01m8jffd9yenespg4n94apq081', 'contact.create', 'con_01m8jffefaev3t5zcre3b3k82n', NULL, '{"id":"con_01m8jffefaev3t5zcre3b3k82n","kind":"customer","name":"Abbey Schools Trust","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-29T01:42:24.490Z","updated_at":"2026-11-29T01:42:24.490Z","version":1}', '\x2e79e9fd567ee7291ad516d528310c667597c17f736ddf47a6cc74e65a209eba', '\x1ba171291f42cb7531c11714889e6e42b4d1957abb5bb2a559918a93ddf77056');
INSERT INTO public.audit_events VALUES ('org_01m8jffe5demnrjyesqpvsr442', 8, 1795916544584, 'usr_01m8jffcf9ep9s3x7xepbz77cp', 'key_01m8jffd9yenespg4n94apq081', 'contact.create', 'con_01m8jffej8e28srfsvfjvbx33a', NULL, '{"id":"con_01m8jffej8e28srfsvfjvbx33a","kind":"customer","name":"Kestrel Fitness CIC","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-29T01:42:24.584Z","updated_at":"2026-11-29T01:42:24.584Z","version":1}', '\x4c4cf5b700a57b8fae3eb7759b96d3194e43f6f91472001496706626fa9a7f54', '\x6e0d04a887cfbb74df5032f16b628a9b508a06d1a165eea5388cd67c4c9d55cc');
INSERT INTO public.audit_events VALUES ('org_01m8jffe5demnrjyesqpvsr442', 9, 1795916544723, 'usr_01m8jffcf9ep9s3x7xepbz77cp', 'key_01m8jffd9yenespg4n94apq081', 'contact.create', 'con_01m8jffepke1pv6mvmz4wg7h5f', NULL, '{"id":"con_01m8jffepke1pv6mvmz4wg7h5f","kind":"customer","name":"Marlow & Pike LLP","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-29T01:42:24.723Z","updated_at":"2026-11-29T01:42:24.723Z","version":1}', '\xabddb76f5e6710d8eebcc03299db4f3a71a68014132f0e913edfccf2ce467f03', '\x69ecd468b9698c9714ae49ed2605854fe542a991e51862b1dc5b60d2ffc71f80');
INSERT INTO public.audit_events VALUES ('org_01m8jffe5demnrjyesqpvsr442', 10, 1795916544783, 'usr_01m8jffcf9ep9s3x7xepbz77cp', 'key_01m8jffd9yenespg4n94apq081', 'contact.create', 'con_01m8jfferfehabfp95s7v65gxw', NULL, '{"id":"con_01m8jfferfehabfp95s7v65gxw","kind":"supplier","name":"Printwell","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-29T01:42:24.783Z","updated_at":"2026-11-29T01:42:24.783Z","version":1}', '\x1945a859d6f840ac4c044fc3e031596f17ec5143b91e0a86dd7e6ecaa5fc0d4e', '\xa87c8fb87ca297f3f7d38a5e503c0a9956d8a95ae1013e88d7671694bd05577b');
INSERT INTO public.audit_events VALUES ('org_01m8jffe5demnrjyesqpvsr442', 11, 1795916544820, 'usr_01m8jffcf9ep9s3x7xepbz77cp', 'key_01m8jffd9yenespg4n94apq081', 'contact.create', 'con_01m8jffesmesabqe1j04z83g8y', NULL, '{"id":"con_01m8jffesmesabqe1j04z83g8y","kind":"supplier","name":"Techbarn","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-29T01:42:24.820Z","updated_at":"2026-11-29T01:42:24.820Z","version":1}', '\xcdb82cd6d42fa1c6e533158b52c333881b96d2f0d14e8588cc1e0f9dc8dced37', '\xc19661ea4ad8f0a64714b0a37dafa9a0c545e56e3586e96a16a2095a7e73a90b');
INSERT INTO public.audit_events VALUES ('org_01m8jffe5demnrjyesqpvsr442', 12, 1795916544857, 'usr_01m8jffcf9ep9s3x7xepbz77cp', 'key_01m8jffd9yenespg4n94apq081', 'contact.create', 'con_01m8jffetsexea2bnrtyw1abvv', NULL, '{"id":"con_01m8jffetsexea2bnrtyw1abvv","kind":"supplier","name":"Harcourt Lettings","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-29T01:42:24.857Z","updated_at":"2026-11-29T01:42:24.857Z","version":1}', '\xd14640292bf56379a45707ea307cf81878b82021a46666a49d8d8cdc065d7285', '\x14736717503ac474ccfa755dddede6dac236c622c1272183b1db6f14ef911f89');
INSERT INTO public.audit_events VALUES ('org_01m8jffe5demnrjyesqpvsr442', 13, 1795916544887, 'usr_01m8jffcf9ep9s3x7xepbz77cp', 'key_01m8jffd9yenespg4n94apq081', 'contact.create', 'con_01m8jffevqeq4amwf5hgx0e1yd', NULL, '{"id":"con_01m8jffevqeq4amwf5hgx0e1yd","kind":"supplier","name":"Fern & Rowe","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-29T01:42:24.887Z","updated_at":"2026-11-29T01:42:24.887Z","version":1}', '\x3b4ecdc7c699756ddf1caaec1b7eb0f9be6a2b98f8a23359b281d46f16f63f8a', '\x33131860657e81b26b81b89f09083080ce93e1360e09b5a5b0f3170ace4baceb');
INSERT INTO public.audit_events VALUES ('org_01m8jffe5demnrjyesqpvsr442', 18, 1795916545268, 'usr_01m8jffcf9ep9s3x7xepbz77cp', 'key_01m8jffd9yenespg4n94apq081', 'invoice.create', 'inv_01m8jfff7mef7sm48xyfk988rc', NULL, '{"id":"inv_01m8jfff7mef7sm48xyfk988rc","type":"purchase","kind":"invoice","status":"issued","number":"HL-33","contact_id":"con_01m8jffetsexea2bnrtyw1abvv","contact_name":"Harcourt Lettings","issue_date":"2026-02-01","tax_point":"2026-02-01","due_date":"2026-03-03","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":1350.00,"vat_total":0.00,"gross_total":1350.00,"amount_paid":0.00,"amount_credited":0.00,"amount_due":1350.00,"overdue":true,"journal_id":"jnl_01m8jfff7mef7sm48xyh52xps7","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T01:42:25.268Z","updated_at":"2026-11-29T01:42:25.268Z","version":1,"lines":[{"description":"Rent, January to March","quantity":1,"unit_price":1350.00,"discount_percent":null,"account_id":"acc_01m8jffe5demnrjyesncfbw01j","account_code":"6100","vat_code":"EX","net_amount":1350.00,"vat_amount":0.00,"gross_amount":1350.00}]}', '\xce6c0853379be461db6d92e8814dc59ef22e3d628707ad3481e8d14b3f2ee72e', '\x028287f6a4da503885cd754db5d2301552156476aabdabb8cafb06b91792072b');
INSERT INTO public.audit_events VALUES ('org_01m8jffe5demnrjyesqpvsr442', 22, 1795916545460, 'usr_01m8jffcf9ep9s3x7xepbz77cp', 'key_01m8jffd9yenespg4n94apq081', 'invoice.create', 'inv_01m8jfffdmec2vxccgn3yy89yk', NULL, '{"id":"inv_01m8jfffdmec2vxccgn3yy89yk","type":"sales","kind":"credit_note","status":"issued","number":"CN-0001","contact_id":"con_01m8jffepke1pv6mvmz4wg7h5f","contact_name":"Marlow & Pike LLP","issue_date":"2026-03-12","tax_point":"2026-03-12","due_date":"2026-03-12","amounts_are":"exclusive","currency":"GBP","reference":"INV-0004","notes":null,"net_total":150.00,"vat_total":30.00,"gross_total":180.00,"amount_paid":0.00,"amount_credited":0.00,"amount_due":180.00,"overdue":false,"journal_id":"jnl_01m8jfffdmec2vxccgn6dp0p6p","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T01:42:25.460Z","updated_at":"2026-11-29T01:42:25.460Z","version":1,"lines":[{"description":"A day that was not held","quantity":1,"unit_price":150.00,"discount_percent":null,"account_id":"acc_01m8jffe5demnrjyesm39c815v","account_code":"4000","vat_code":"ST","net_amount":150.00,"vat_amount":30.00,"gross_amount":180.00}]}', '\x88942b25d0d5bd5531556348c6c5b1b0cfd6f6d33d6c4d1d4cf356b8752d6fd9', '\x4dcd5f62d3e2b0f77ec79361ca43a00d81f9e7f7d0ce5212351820b02f5c74a9');
INSERT INTO public.audit_events VALUES ('org_01m8jffe5demnrjyesqpvsr442', 26, 1795916545867, 'usr_01m8jffcf9ep9s3x7xepbz77cp', 'key_01m8jffd9yenespg4n94apq081', 'invoice.allocate', 'inv_01m8jfffdmec2vxccgn3yy89yk', NULL, '{"allocations":[{"amount":180.0,"invoice_id":"inv_01m8jfff9ped39gqsgehww1dsa"}]}', '\xc0bd2c13961f19d2e651fac55053027a23e2d86cd31d352a6885fedf012f3aaf', '\xe638e62c4022cbd47efda1ee104346ca4f49acfe182b6e61b0062c16ccab66b2');
INSERT INTO public.audit_events VALUES ('org_01m8jffe5demnrjyesqpvsr442', 27, 1795916546033, 'usr_01m8jffcf9ep9s3x7xepbz77cp', 'key_01m8jffd9yenespg4n94apq081', 'journal.post', 'jnl_01m8jfffzheqqvjzty4snewpwg', NULL, '{"sequence":14,"total":10000.00}', '\x91d6ec7f5bc70a1242f39585635c35d716d24614516c455cf5fe9753a3eeaef8', '\x');
INSERT INTO public.audit_events VALUES ('org_01m8jffe5demnrjyesqpvsr442', 28, 1795916546033, 'usr_01m8jffcf9ep9s3x7xepbz77cp', 'key_01m8jffd9yenespg4n94apq081', 'journal.post', 'jnl_01m8jfffzheqqvjzty5302zs7t', NULL, '{"sequence":15,"total":1000.00}', '\x12faeeb6eb7beb79e7e71035ab140771e08f8aa6ccb833fda637d9499b0d0ff5', '\x');
INSERT INTO public.audit_events VALUES ('org_01m8jffe5demnrjyesqpvsr442', 29, 1795916546033, 'usr_01m8jffcf9ep9s3x7xepbz77cp', 'key_01m8jffd9yenespg4n94apq081', 'journal.post', 'jnl_01m8jfffzheqqvjzty5b1e4sa4', NULL, '{"sequence":16,"total":74.92}', '\xed119884ec9ffd8bcded6d46d3af315993ea260897ac82aeb6d7b42fd3ce07f6', '\x');
INSERT INTO public.audit_events VALUES ('org_01m8jffe5demnrjyesqpvsr442', 30, 1795916546233, 'usr_01m8jffcf9ep9s3x7xepbz77cp', 'key_01m8jffd9yenespg4n94apq081', 'settlement.create', 'set_01m8jffg5seqbatm64qvt5c9k5', NULL, '{"id":"set_01m8jffg5seqbatm64qvt5c9k5","type":"receipt","status":"posted","refund":false,"contact_id":"con_01m8jffej8e28srfsvfjvbx33a","contact_name":"Kestrel Fitness CIC","bank_account_id":"bac_01m8jffec4efwswt1cp8w49kba","date":"2026-03-06","amount":282.00,"currency":"GBP","reference":null,"allocated_amount":282.00,"unallocated_amount":0.00,"allocations":[{"id":"alc_01m8jffg5seqbatm64r37gyy07","invoice_id":"inv_01m8jfff8yen986zhd7g9c1gxx","invoice_number":"INV-0003","settlement_id":"set_01m8jffg5seqbatm64qvt5c9k5","credit_note_id":null,"amount":282.00,"date":"2026-03-06","created_at":"2026-11-29T01:42:26.233Z"}],"bank_transaction_id":null,"journal_id":"jnl_01m8jffg5seqbatm64qx9tberx","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T01:42:26.233Z","updated_at":"2026-11-29T01:42:26.233Z","version":1}', '\x9270dbeb97f7acbc525da0a750efe297397f77322eac15656f316129f70c406d', '\x9b2b50766de86b38e3186827051374963a41973c1365680b1c84008ad662fe09');
INSERT INTO public.audit_events VALUES ('org_01m8jffe5demnrjyesqpvsr442', 46, 1795916548893, 'usr_01m8jffcf9ep9s3x7xepbz77cp', 'key_01m8jffd9yenespg4n94apq081', 'bank_transaction.confirm', 'btx_01m8jffgbheqgt8mnwnkeb55we', NULL, '{"journal_id":"jnl_01m8jffjrxejyah9gnzkmmxnej","way":"transfer"}', '\x33fa66c5dc8c6e7ff0cec12a85c0a82cb27ab7f35d87399c72f99aff08bf3e86', '\x61d01535ce0f66ec4a451bf60473b3038d8bf42bcc176c12c2fd6162224d0378');
INSERT INTO public.audit_events VALUES ('org_01m8jffe5demnrjyesqpvsr442', 48, 1795916550141, 'usr_01m8jffcf9ep9s3x7xepbz77cp', 'key_01m8jffd9yenespg4n94apq081', 'bank_transaction.update', 'btx_01m8jffgbheqgt8mnwmcn3bvcy', '{"account_id":null,"contact_id":null,"vat_amount":null,"vat_code":"NV"}', '{"account_id":"acc_01m8jffe5demnrjyesnx4rbrrg","contact_id":null,"vat_amount":null,"vat_code":"ST"}', '\x507b8a3bfc290d5928e05a5aa45015150c0882b4c292917bbe27c9f25db23b55', '\x0d8c5e51aff8b46464c2aa1145079cf423bb80a587a4f9a5620a5d0ba3d50ba3');
INSERT INTO public.audit_events VALUES ('org_01m8jffe5demnrjyesqpvsr442', 14, 1795916545048, 'usr_01m8jffcf9ep9s3x7xepbz77cp', 'key_01m8jffd9yenespg4n94apq081', 'invoice.create', 'inv_01m8jfff0reeetwg4fn10hdt8v', NULL, '{"id":"inv_01m8jfff0reeetwg4fn10hdt8v","type":"sales","kind":"invoice","status":"issued","number":"INV-0001","contact_id":"con_01m8jffefaev3t5zcre3b3k82n","contact_name":"Abbey Schools Trust","issue_date":"2026-01-15","tax_point":"2026-01-15","due_date":"2026-02-14","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":1950.00,"vat_total":390.00,"gross_total":2340.00,"amount_paid":0.00,"amount_credited":0.00,"amount_due":2340.00,"overdue":true,"journal_id":"jnl_01m8jfff0reeetwg4fn6dm5f68","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T01:42:25.048Z","updated_at":"2026-11-29T01:42:25.048Z","version":1,"lines":[{"description":"Course design, 3 days","quantity":3,"unit_price":650.00,"discount_percent":null,"account_id":"acc_01m8jffe5demnrjyesm39c815v","account_code":"4000","vat_code":"ST","net_amount":1950.00,"vat_amount":390.00,"gross_amount":2340.00}]}', '\xc6f233d01e91fac8b129d62cca3f15b62f154a526804e3f80bfc9a4168022b6d', '\x93bb7c089d031510b04104ec385ba72e5c1b1850b88fee20725b888d4ecdca1c');
INSERT INTO public.audit_events VALUES ('org_01m8jffe5demnrjyesqpvsr442', 19, 1795916545310, 'usr_01m8jffcf9ep9s3x7xepbz77cp', 'key_01m8jffd9yenespg4n94apq081', 'invoice.create', 'inv_01m8jfff8yen986zhd7g9c1gxx', NULL, '{"id":"inv_01m8jfff8yen986zhd7g9c1gxx","type":"sales","kind":"invoice","status":"issued","number":"INV-0003","contact_id":"con_01m8jffej8e28srfsvfjvbx33a","contact_name":"Kestrel Fitness CIC","issue_date":"2026-02-09","tax_point":"2026-02-09","due_date":"2026-03-11","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":275.00,"vat_total":7.00,"gross_total":282.00,"amount_paid":0.00,"amount_credited":0.00,"amount_due":282.00,"overdue":true,"journal_id":"jnl_01m8jfff8yen986zhd7q6b3xx8","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T01:42:25.310Z","updated_at":"2026-11-29T01:42:25.310Z","version":1,"lines":[{"description":"Seminar room, 5 evenings","quantity":5,"unit_price":48.00,"discount_percent":null,"account_id":"acc_01m8jffe9me0r96m1wsrmfm3fa","account_code":"4100","vat_code":"EX","net_amount":240.00,"vat_amount":0.00,"gross_amount":240.00},{"description":"Projector","quantity":1,"unit_price":35.00,"discount_percent":null,"account_id":"acc_01m8jffe5demnrjyesm39c815v","account_code":"4000","vat_code":"ST","net_amount":35.00,"vat_amount":7.00,"gross_amount":42.00}]}', '\x4aa4c484d257cc46342b8c1f0b7213e5e9d557d59a6f7780ff0caf4e73dd2344', '\x09532f7d48bd5635dceb277ccea8a1fb3c510c366dd5b994bafa821f064f6892');
INSERT INTO public.audit_events VALUES ('org_01m8jffe5demnrjyesqpvsr442', 23, 1795916545562, 'usr_01m8jffcf9ep9s3x7xepbz77cp', 'key_01m8jffd9yenespg4n94apq081', 'invoice.create', 'inv_01m8jfffgtewkrrw1kcxj47187', NULL, '{"id":"inv_01m8jfffgtewkrrw1kcxj47187","type":"purchase","kind":"invoice","status":"issued","number":"FR-1209","contact_id":"con_01m8jffevqeq4amwf5hgx0e1yd","contact_name":"Fern & Rowe","issue_date":"2026-03-24","tax_point":"2026-03-24","due_date":"2026-04-23","amounts_are":"inclusive","currency":"GBP","reference":null,"notes":null,"net_total":640.00,"vat_total":128.00,"gross_total":768.00,"amount_paid":0.00,"amount_credited":0.00,"amount_due":768.00,"overdue":true,"journal_id":"jnl_01m8jfffgtewkrrw1kd2rzapa1","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T01:42:25.562Z","updated_at":"2026-11-29T01:42:25.562Z","version":1,"lines":[{"description":"Illustration, 2 days","quantity":2,"unit_price":384.00,"discount_percent":null,"account_id":"acc_01m8jffe5demnrjyesmsc7bee0","account_code":"5010","vat_code":"ST","net_amount":640.00,"vat_amount":128.00,"gross_amount":768.00}]}', '\x31cfacf7ef70bf6ae0a99cc4a45a90594dc24e6a3cdb1372dc0cf72693dfb105', '\xddb1823d5a301dc1159154ad39d2798b43be193fe1ca969a33510a66f815e7df');
INSERT INTO public.audit_events VALUES ('org_01m8jffe5demnrjyesqpvsr442', 32, 1795916546938, 'usr_01m8jffcf9ep9s3x7xepbz77cp', 'key_01m8jffd9yenespg4n94apq081', 'settlement.create', 'set_01m8jffgvte7sbvbexmchc1esa', NULL, '{"id":"set_01m8jffgvte7sbvbexmchc1esa","type":"payment","status":"posted","refund":false,"contact_id":"con_01m8jffesmesabqe1j04z83g8y","contact_name":"Techbarn","bank_account_id":"bac_01m8jffec4efwswt1cp8w49kba","date":"2026-01-22","amount":1078.80,"currency":"GBP","reference":null,"allocated_amount":1078.80,"unallocated_amount":0.00,"allocations":[{"id":"alc_01m8jffgvte7sbvbexmchc1esa","invoice_id":"inv_01m8jfff32e9v876n3avwwkj12","invoice_number":"TB-0117","settlement_id":"set_01m8jffgvte7sbvbexmchc1esa","credit_note_id":null,"amount":1078.80,"date":"2026-01-22","created_at":"2026-11-29T01:42:26.938Z"}],"bank_transaction_id":"btx_01m8jffgbheqgt8mnwm574j7tb","journal_id":"jnl_01m8jffgvte7sbvbexmchc1esa","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T01:42:26.938Z","updated_at":"2026-11-29T01:42:26.938Z","version":1}', '\x42dd39548585f7bd873dba6775ae65b6c39df6f014e1fdee9e17b895801e6ea6', '\xc50e9b5725c29d406b6ed6c82f1c30155236271459d09e578d1e697b6eda5241');
INSERT INTO public.audit_events VALUES ('org_01m8jffe5demnrjyesqpvsr442', 33, 1795916546938, 'usr_01m8jffcf9ep9s3x7xepbz77cp', 'key_01m8jffd9yenespg4n94apq081', 'bank_transaction.confirm', 'btx_01m8jffgbheqgt8mnwm574j7tb', NULL, '{"journal_id":"jnl_01m8jffgvte7sbvbexmchc1esa","way":"allocations"}', '\x12e4e9379d401436868a9efca153a1bbb851c03fe52b4a5fa3290acc69ed497f', '\x3eee00d7c7c96b7c21d6323f91b388b60583c83659d862af0d8a7b370e016424');
INSERT INTO public.audit_events VALUES ('org_01m8jffe5demnrjyesqpvsr442', 34, 1795916547210, 'usr_01m8jffcf9ep9s3x7xepbz77cp', 'key_01m8jffd9yenespg4n94apq081', 'settlement.create', 'set_01m8jffh4aesk82xjsn3t9wt4v', NULL, '{"id":"set_01m8jffh4aesk82xjsn3t9wt4v","type":"receipt","status":"posted","refund":false,"contact_id":"con_01m8jffefaev3t5zcre3b3k82n","contact_name":"Abbey Schools Trust","bank_account_id":"bac_01m8jffec4efwswt1cp8w49kba","date":"2026-01-30","amount":1500.00,"currency":"GBP","reference":null,"allocated_amount":1500.00,"unallocated_amount":0.00,"allocations":[{"id":"alc_01m8jffh4aesk82xjsn3t9wt4v","invoice_id":"inv_01m8jfff0reeetwg4fn10hdt8v","invoice_number":"INV-0001","settlement_id":"set_01m8jffh4aesk82xjsn3t9wt4v","credit_note_id":null,"amount":1500.00,"date":"2026-01-30","created_at":"2026-11-29T01:42:27.210Z"}],"bank_transaction_id":"btx_01m8jffgbheqgt8mnwmawthm65","journal_id":"jnl_01m8jffh4aesk82xjsn3t9wt4v","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T01:42:27.210Z","updated_at":"2026-11-29T01:42:27.210Z","version":1}', '\x593b2102f2a22632fb9ef3aca87cf52ebc6d8c935550bcb9dcaf4b2f1a05f88b', '\x176f0f9ff7f7b05e55fd1163350279104ff120b5908bbe2f9b3e57ae43e37d8b');
INSERT INTO public.audit_events VALUES ('org_01m8jffe5demnrjyesqpvsr442', 35, 1795916547210, 'usr_01m8jffcf9ep9s3x7xepbz77cp', 'key_01m8jffd9yenespg4n94apq081', 'bank_transaction.confirm', 'btx_01m8jffgbheqgt8mnwmawthm65', NULL, '{"journal_id":"jnl_01m8jffh4aesk82xjsn3t9wt4v","way":"allocations"}', '\xb93e44e99bb51f44818d056532b5dfcd2a1de027fdfe600316d082789bb9169d', '\xc765ff771b3055744cc31e72b74a1bcbc931b759f0a448e7ca611f4a2361820f');
INSERT INTO public.audit_events VALUES ('org_01m8jffe5demnrjyesqpvsr442', 44, 1795916548773, 'usr_01m8jffcf9ep9s3x7xepbz77cp', 'key_01m8jffd9yenespg4n94apq081', 'settlement.match', 'set_01m8jffg5seqbatm64qvt5c9k5', NULL, '{"bank_transaction_id":"btx_01m8jffgbheqgt8mnwn65azczj"}', '\x52659339d395a5eb0d069a6384167f3a48c41116dbf12dbf2412b4270e5f8c85', '\x89aade19fcc4ed86d605df4eafb6d7dd889a3556e0fd3caf4402710851860558');
INSERT INTO public.audit_events VALUES ('org_01m8jffe5demnrjyesqpvsr442', 45, 1795916548773, 'usr_01m8jffcf9ep9s3x7xepbz77cp', 'key_01m8jffd9yenespg4n94apq081', 'bank_transaction.confirm', 'btx_01m8jffgbheqgt8mnwn65azczj', NULL, '{"journal_id":"jnl_01m8jffg5seqbatm64qx9tberx","way":"match"}', '\x1199e0d17c431d20dc525d124e4a1daee33e4ea9eba4d2ba9d882f6840ab6a00', '\x51fae062f98c3965537d63cae9c4c12fab998261a17218eddf2938f7f1e4278f');
INSERT INTO public.audit_events VALUES ('org_01m8jffe5demnrjyesqpvsr442', 15, 1795916545096, 'usr_01m8jffcf9ep9s3x7xepbz77cp', 'key_01m8jffd9yenespg4n94apq081', 'invoice.create', 'inv_01m8jfff28ejevcn0mhqstjk73', NULL, '{"id":"inv_01m8jfff28ejevcn0mhqstjk73","type":"purchase","kind":"invoice","status":"issued","number":"PX-881","contact_id":"con_01m8jfferfehabfp95s7v65gxw","contact_name":"Printwell","issue_date":"2026-01-20","tax_point":"2026-01-20","due_date":"2026-02-19","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":412.00,"vat_total":0.00,"gross_total":412.00,"amount_paid":0.00,"amount_credited":0.00,"amount_due":412.00,"overdue":true,"journal_id":"jnl_01m8jfff28ejevcn0mht276ycq","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T01:42:25.096Z","updated_at":"2026-11-29T01:42:25.096Z","version":1,"lines":[{"description":"Printing of workbooks","quantity":1,"unit_price":412.00,"discount_percent":null,"account_id":"acc_01m8jffe5demnrjyesmms06v7s","account_code":"5000","vat_code":"ZR","net_amount":412.00,"vat_amount":0.00,"gross_amount":412.00}]}', '\x4e1108909277dbe71f68890353d5fb60fc3eeaaf5e6dc462bb72e214a5c13f6e', '\x3c24f32910d7ca9519b73dc6f291342f26149256a928563f5dd84b81fadc7f68');
INSERT INTO public.audit_events VALUES ('org_01m8jffe5demnrjyesqpvsr442', 16, 1795916545122, 'usr_01m8jffcf9ep9s3x7xepbz77cp', 'key_01m8jffd9yenespg4n94apq081', 'invoice.create', 'inv_01m8jfff32e9v876n3avwwkj12', NULL, '{"id":"inv_01m8jfff32e9v876n3avwwkj12","type":"purchase","kind":"invoice","status":"issued","number":"TB-0117","contact_id":"con_01m8jffesmesabqe1j04z83g8y","contact_name":"Techbarn","issue_date":"2026-01-21","tax_point":"2026-01-21","due_date":"2026-02-20","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":899.00,"vat_total":179.80,"gross_total":1078.80,"amount_paid":0.00,"amount_credited":0.00,"amount_due":1078.80,"overdue":true,"journal_id":"jnl_01m8jfff32e9v876n3az92ekew","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T01:42:25.122Z","updated_at":"2026-11-29T01:42:25.122Z","version":1,"lines":[{"description":"Laptop","quantity":1,"unit_price":899.00,"discount_percent":null,"account_id":"acc_01m8jffe5demnrjyesh6mtzp68","account_code":"1000","vat_code":"ST","net_amount":899.00,"vat_amount":179.80,"gross_amount":1078.80}]}', '\xd0a71b25715c59a1c20c32c17517c051b2edab6c465850a299a26737cdf13e77', '\x4bc0d78b0a61cc645a94db957813d2181394adc8d97391999dbe35137ed9f05d');
INSERT INTO public.audit_events VALUES ('org_01m8jffe5demnrjyesqpvsr442', 17, 1795916545223, 'usr_01m8jffcf9ep9s3x7xepbz77cp', 'key_01m8jffd9yenespg4n94apq081', 'invoice.create', 'inv_01m8jfff67ew2vs003v127w5va', NULL, '{"id":"inv_01m8jfff67ew2vs003v127w5va","type":"sales","kind":"invoice","status":"issued","number":"INV-0002","contact_id":"con_01m8jffefaev3t5zcre3b3k82n","contact_name":"Abbey Schools Trust","issue_date":"2026-01-28","tax_point":"2026-01-28","due_date":"2026-02-27","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":870.00,"vat_total":0.00,"gross_total":870.00,"amount_paid":0.00,"amount_credited":0.00,"amount_due":870.00,"overdue":true,"journal_id":"jnl_01m8jfff67ew2vs003v4krk473","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T01:42:25.223Z","updated_at":"2026-11-29T01:42:25.223Z","version":1,"lines":[{"description":"Workbooks","quantity":120,"unit_price":7.25,"discount_percent":null,"account_id":"acc_01m8jffe5demnrjyesm70wt084","account_code":"4010","vat_code":"ZR","net_amount":870.00,"vat_amount":0.00,"gross_amount":870.00}]}', '\xf2c84065e047c15967d13af0f6c139781e2792e5440ac0a3d14a094a668dab87', '\xc4bec3b6137b074e339557adb6b652a92c09c8f840ee6ffb689385d7df00ea00');
INSERT INTO public.audit_events VALUES ('org_01m8jffe5demnrjyesqpvsr442', 20, 1795916545334, 'usr_01m8jffcf9ep9s3x7xepbz77cp', 'key_01m8jffd9yenespg4n94apq081', 'invoice.create', 'inv_01m8jfff9ped39gqsgehww1dsa', NULL, '{"id":"inv_01m8jfff9ped39gqsgehww1dsa","type":"sales","kind":"invoice","status":"issued","number":"INV-0004","contact_id":"con_01m8jffepke1pv6mvmz4wg7h5f","contact_name":"Marlow & Pike LLP","issue_date":"2026-02-20","tax_point":"2026-02-20","due_date":"2026-03-22","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":1332.00,"vat_total":266.40,"gross_total":1598.40,"amount_paid":0.00,"amount_credited":0.00,"amount_due":1598.40,"overdue":true,"journal_id":"jnl_01m8jfff9ped39gqsgenfhdsnd","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T01:42:25.334Z","updated_at":"2026-11-29T01:42:25.334Z","version":1,"lines":[{"description":"Course for new starters","quantity":1,"unit_price":1480.00,"discount_percent":10,"account_id":"acc_01m8jffe5demnrjyesm39c815v","account_code":"4000","vat_code":"ST","net_amount":1332.00,"vat_amount":266.40,"gross_amount":1598.40}]}', '\x994be7a8ebd68d7d6da0ed4e1fa855f642b86f2b642345a8d0607c49691da7ae', '\x57dcdff19db65959323dcfb50d60d402097f5b16ba7e3642e0681abcc65f3bef');
INSERT INTO public.audit_events VALUES ('org_01m8jffe5demnrjyesqpvsr442', 21, 1795916545358, 'usr_01m8jffcf9ep9s3x7xepbz77cp', 'key_01m8jffd9yenespg4n94apq081', 'invoice.create', 'inv_01m8jfffaeeda96g2wvz30fef7', NULL, '{"id":"inv_01m8jfffaeeda96g2wvz30fef7","type":"sales","kind":"invoice","status":"issued","number":"INV-0005","contact_id":"con_01m8jffepke1pv6mvmz4wg7h5f","contact_name":"Marlow & Pike LLP","issue_date":"2026-03-03","tax_point":"2026-03-03","due_date":"2026-04-02","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":500.00,"vat_total":100.00,"gross_total":600.00,"amount_paid":0.00,"amount_credited":0.00,"amount_due":600.00,"overdue":true,"journal_id":"jnl_01m8jfffaeeda96g2ww10bqs6j","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T01:42:25.358Z","updated_at":"2026-11-29T01:42:25.358Z","version":1,"lines":[{"description":"Raised in error","quantity":1,"unit_price":500.00,"discount_percent":null,"account_id":"acc_01m8jffe5demnrjyesm39c815v","account_code":"4000","vat_code":"ST","net_amount":500.00,"vat_amount":100.00,"gross_amount":600.00}]}', '\x288f796c5895682b0071d644d7ed7b4abafaf76782b36cd804e63be4d47170e9', '\xc09ce47614c36687aa43cb631e0c1b682d5557bffefbdfd7610bf20ef7ed50ba');
INSERT INTO public.audit_events VALUES ('org_01m8jffe5demnrjyesqpvsr442', 24, 1795916545611, 'usr_01m8jffcf9ep9s3x7xepbz77cp', 'key_01m8jffd9yenespg4n94apq081', 'invoice.create', 'inv_01m8jfffjbejwtg5wcg04q61dn', NULL, '{"id":"inv_01m8jfffjbejwtg5wcg04q61dn","type":"sales","kind":"invoice","status":"issued","number":"INV-0006","contact_id":"con_01m8jffefaev3t5zcre3b3k82n","contact_name":"Abbey Schools Trust","issue_date":"2026-03-27","tax_point":"2026-03-27","due_date":"2026-04-26","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":499.00,"vat_total":65.00,"gross_total":564.00,"amount_paid":0.00,"amount_credited":0.00,"amount_due":564.00,"overdue":true,"journal_id":"jnl_01m8jfffjbejwtg5wcg7114adg","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T01:42:25.611Z","updated_at":"2026-11-29T01:42:25.611Z","version":1,"lines":[{"description":"Workbooks","quantity":24,"unit_price":7.25,"discount_percent":null,"account_id":"acc_01m8jffe5demnrjyesm70wt084","account_code":"4010","vat_code":"ZR","net_amount":174.00,"vat_amount":0.00,"gross_amount":174.00},{"description":"Half a day of course design","quantity":0.5,"unit_price":650.00,"discount_percent":null,"account_id":"acc_01m8jffe5demnrjyesm39c815v","account_code":"4000","vat_code":"ST","net_amount":325.00,"vat_amount":65.00,"gross_amount":390.00}]}', '\x7b93180aaaf96bd63da341bae1891ff2a4e3e309106d53c72307e2eb955e797f', '\xab7061f7aed0a12d6e5a42dbbf0fe6de95e7943c71b4afdd548617a949d5ece2');
INSERT INTO public.audit_events VALUES ('org_01m8jffe5demnrjyesqpvsr442', 25, 1795916545748, 'usr_01m8jffcf9ep9s3x7xepbz77cp', 'key_01m8jffd9yenespg4n94apq081', 'invoice.void', 'inv_01m8jfffaeeda96g2wvz30fef7', '{"status":"issued"}', '{"reason":"raised in error","status":"void","void_date":"2026-03-03","void_journal_id":"jnl_01m8jfffpmecm9hkfx4zfsg9ka"}', '\xea0abab69a58b7063028373f0bedc39283f8ec6a68b7a8861e4b3d100d0ae2ac', '\x1bd5b693553aa8e50c15fcd54bcdbcf5665621c8aeafbdbec82bf1d7e239c02c');
INSERT INTO public.audit_events VALUES ('org_01m8jffe5demnrjyesqpvsr442', 31, 1795916546417, 'usr_01m8jffcf9ep9s3x7xepbz77cp', 'key_01m8jffd9yenespg4n94apq081', 'bank_transactions.import', 'bac_01m8jffec4efwswt1cp8w49kba', NULL, '{"created":13,"duplicates":0,"statement_balance":9007.15,"statement_date":"2026-03-31"}', '\xa6547cc105f5dda067af4f2872a33fad914bb7864cc23d1faf37cd2a11bd9d56', '\xbf1b038c09a001757933bcb08268aff6598a09459123a4e8a5e226d31bd92279');
INSERT INTO public.audit_events VALUES ('org_01m8jffe5demnrjyesqpvsr442', 36, 1795916547568, 'usr_01m8jffcf9ep9s3x7xepbz77cp', 'key_01m8jffd9yenespg4n94apq081', 'settlement.create', 'set_01m8jffhffet3t2tf81mt340hm', NULL, '{"id":"set_01m8jffhffet3t2tf81mt340hm","type":"payment","status":"posted","refund":false,"contact_id":"con_01m8jffetsexea2bnrtyw1abvv","contact_name":"Harcourt Lettings","bank_account_id":"bac_01m8jffec4efwswt1cp8w49kba","date":"2026-02-10","amount":1350.00,"currency":"GBP","reference":null,"allocated_amount":1350.00,"unallocated_amount":0.00,"allocations":[{"id":"alc_01m8jffhffet3t2tf81mt340hm","invoice_id":"inv_01m8jfff7mef7sm48xyfk988rc","invoice_number":"HL-33","settlement_id":"set_01m8jffhffet3t2tf81mt340hm","credit_note_id":null,"amount":1350.00,"date":"2026-02-10","created_at":"2026-11-29T01:42:27.568Z"}],"bank_transaction_id":"btx_01m8jffgbheqgt8mnwmg74tp5s","journal_id":"jnl_01m8jffhffet3t2tf81mt340hm","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T01:42:27.568Z","updated_at":"2026-11-29T01:42:27.568Z","version":1}', '\x26c057d6007c236b59cab8917a45cdc42ac4a6ffcfa2cf4afa0e77205a30f642', '\xc74c3a07f3432a2691ed683b00b70a661ac479c007b7c17dba0aa984fa4b1988');
INSERT INTO public.audit_events VALUES ('org_01m8jffe5demnrjyesqpvsr442', 37, 1795916547568, 'usr_01m8jffcf9ep9s3x7xepbz77cp', 'key_01m8jffd9yenespg4n94apq081', 'bank_transaction.confirm', 'btx_01m8jffgbheqgt8mnwmg74tp5s', NULL, '{"journal_id":"jnl_01m8jffhffet3t2tf81mt340hm","way":"allocations"}', '\x2dbd41546b3ec3276a44652530006c9b3708bbdc5218c2413c1e9710335c868d', '\xd5de834ec81e1455ab9a29f3bc2a8ea742e91995b760639d6fe8f91c34d0d829');
INSERT INTO public.audit_events VALUES ('org_01m8jffe5demnrjyesqpvsr442', 42, 1795916548537, 'usr_01m8jffcf9ep9s3x7xepbz77cp', 'key_01m8jffd9yenespg4n94apq081', 'settlement.create', 'set_01m8jffjdsey59veqr3n7wz22j', NULL, '{"id":"set_01m8jffjdsey59veqr3n7wz22j","type":"receipt","status":"posted","refund":false,"contact_id":"con_01m8jffepke1pv6mvmz4wg7h5f","contact_name":"Marlow & Pike LLP","bank_account_id":"bac_01m8jffec4efwswt1cp8w49kba","date":"2026-03-16","amount":1418.40,"currency":"GBP","reference":null,"allocated_amount":1418.40,"unallocated_amount":0.00,"allocations":[{"id":"alc_01m8jffjdsey59veqr3n7wz22j","invoice_id":"inv_01m8jfff9ped39gqsgehww1dsa","invoice_number":"INV-0004","settlement_id":"set_01m8jffjdsey59veqr3n7wz22j","credit_note_id":null,"amount":1418.40,"date":"2026-03-16","created_at":"2026-11-29T01:42:28.537Z"}],"bank_transaction_id":"btx_01m8jffgbheqgt8mnwnbpx0xp6","journal_id":"jnl_01m8jffjdsey59veqr3n7wz22j","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T01:42:28.537Z","updated_at":"2026-11-29T01:42:28.537Z","version":1}', '\x33df0c2fbddcdab62e67ada0ee7a7b197e43fef85531ca16ef57f4f83eb72f33', '\xda9c25b18d5e00b6ad9807538106839e4f6a83b8b5067a12361c225192fa3a47');
INSERT INTO public.audit_events VALUES ('org_01m8jffe5demnrjyesqpvsr442', 43, 1795916548537, 'usr_01m8jffcf9ep9s3x7xepbz77cp', 'key_01m8jffd9yenespg4n94apq081', 'bank_transaction.confirm', 'btx_01m8jffgbheqgt8mnwnbpx0xp6', NULL, '{"journal_id":"jnl_01m8jffjdsey59veqr3n7wz22j","way":"allocations"}', '\x18dcfa126880ed339db18148ea8288d88a4be6dd126521a977ee0af68a7c1cd5', '\x210de8d1adabf7f458f3ae6e4de65360bcd08cae76adefd5c8ff72d5ece57e5d');
INSERT INTO public.audit_events VALUES ('org_01m8jffe5demnrjyesqpvsr442', 47, 1795916549066, 'usr_01m8jffcf9ep9s3x7xepbz77cp', 'key_01m8jffd9yenespg4n94apq081', 'bank_transaction.confirm', 'btx_01m8jffgbheqgt8mnwnqy1b4kf', NULL, '{"journal_id":"jnl_01m8jffjyaejfrppd49r84mqr9","way":"account"}', '\x656b389ec32c6f359786c604f04aa0c166c7a22119c0ce5fe9c5f5fdbfdc9c5e', '\xfccded66106389c4f60f6af4e90cff7be03ad66297410dbd868733108e836c1d');
INSERT INTO public.audit_events VALUES ('org_01m8jffe5demnrjyesqpvsr442', 38, 1795916547877, 'usr_01m8jffcf9ep9s3x7xepbz77cp', 'key_01m8jffd9yenespg4n94apq081', 'settlement.create', 'set_01m8jffhs5ecs94f8dx216dgt4', NULL, '{"id":"set_01m8jffhs5ecs94f8dx216dgt4","type":"receipt","status":"posted","refund":false,"contact_id":"con_01m8jffefaev3t5zcre3b3k82n","contact_name":"Abbey Schools Trust","bank_account_id":"bac_01m8jffec4efwswt1cp8w49kba","date":"2026-02-16","amount":1710.00,"currency":"GBP","reference":null,"allocated_amount":1710.00,"unallocated_amount":0.00,"allocations":[{"id":"alc_01m8jffhs5ecs94f8dx216dgt4","invoice_id":"inv_01m8jfff0reeetwg4fn10hdt8v","invoice_number":"INV-0001","settlement_id":"set_01m8jffhs5ecs94f8dx216dgt4","credit_note_id":null,"amount":840.00,"date":"2026-02-16","created_at":"2026-11-29T01:42:27.877Z"},{"id":"alc_01m8jffhs5ecs94f8dx216dgt5","invoice_id":"inv_01m8jfff67ew2vs003v127w5va","invoice_number":"INV-0002","settlement_id":"set_01m8jffhs5ecs94f8dx216dgt4","credit_note_id":null,"amount":870.00,"date":"2026-02-16","created_at":"2026-11-29T01:42:27.877Z"}],"bank_transaction_id":"btx_01m8jffgbheqgt8mnwmnmdc98e","journal_id":"jnl_01m8jffhs5ecs94f8dx216dgt4","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T01:42:27.877Z","updated_at":"2026-11-29T01:42:27.877Z","version":1}', '\xcc82e1b1349a22c0ab38090bf6812309ab8cbdc5ed0e921787c8256a46a3be95', '\xce9d554e5ee18a37c585c83c649cd817d9f42a196ff3b68adb161875ec572e0f');
INSERT INTO public.audit_events VALUES ('org_01m8jffe5demnrjyesqpvsr442', 39, 1795916547877, 'usr_01m8jffcf9ep9s3x7xepbz77cp', 'key_01m8jffd9yenespg4n94apq081', 'bank_transaction.confirm', 'btx_01m8jffgbheqgt8mnwmnmdc98e', NULL, '{"journal_id":"jnl_01m8jffhs5ecs94f8dx216dgt4","way":"allocations"}', '\xd65962403addffc34d4d1357ddd3824dd8e10ab2bb5f76769d5af0570b1975a5', '\x40cf73d5e567b07483a27ed19de10202414d259c14f502771192e9376cfb5175');
INSERT INTO public.audit_events VALUES ('org_01m8jffe5demnrjyesqpvsr442', 40, 1795916548235, 'usr_01m8jffcf9ep9s3x7xepbz77cp', 'key_01m8jffd9yenespg4n94apq081', 'settlement.create', 'set_01m8jffj4bev1v453jezwq5n8x', NULL, '{"id":"set_01m8jffj4bev1v453jezwq5n8x","type":"payment","status":"posted","refund":false,"contact_id":"con_01m8jfferfehabfp95s7v65gxw","contact_name":"Printwell","bank_account_id":"bac_01m8jffec4efwswt1cp8w49kba","date":"2026-02-27","amount":400.00,"currency":"GBP","reference":null,"allocated_amount":400.00,"unallocated_amount":0.00,"allocations":[{"id":"alc_01m8jffj4bev1v453jezwq5n8x","invoice_id":"inv_01m8jfff28ejevcn0mhqstjk73","invoice_number":"PX-881","settlement_id":"set_01m8jffj4bev1v453jezwq5n8x","credit_note_id":null,"amount":400.00,"date":"2026-02-27","created_at":"2026-11-29T01:42:28.235Z"}],"bank_transaction_id":"btx_01m8jffgbheqgt8mnwmyp97mmh","journal_id":"jnl_01m8jffj4bev1v453jezwq5n8x","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T01:42:28.235Z","updated_at":"2026-11-29T01:42:28.235Z","version":1}', '\x66a2527354da2e4026b455d8e299540aad361032a57ff77211bda854ed35efe8', '\x87de1601e317a2842a3aa283a5a778f4a916ed798ec98e42c5c2b850ef8fafdb');
INSERT INTO public.audit_events VALUES ('org_01m8jffe5demnrjyesqpvsr442', 41, 1795916548235, 'usr_01m8jffcf9ep9s3x7xepbz77cp', 'key_01m8jffd9yenespg4n94apq081', 'bank_transaction.confirm', 'btx_01m8jffgbheqgt8mnwmyp97mmh', NULL, '{"journal_id":"jnl_01m8jffj4bev1v453jezwq5n8x","way":"allocations"}', '\x8bb829f17dd640d950099389c4c971c5df986a59e4c3d33d04a07c578e82ce27', '\xd57119e4413d6bec4eaf182addf01978d8a817916b09dd2ddf7c49897fd6fb80');
INSERT INTO public.audit_events VALUES ('org_01m8jffe5demnrjyesqpvsr442', 52, 1795916550427, 'usr_01m8jffcf9ep9s3x7xepbz77cp', 'key_01m8jffd9yenespg4n94apq081', 'bank_transaction.confirm', 'btx_01m8jffgbheqgt8mnwmvg2apqh', NULL, '{"journal_id":"jnl_01m8jffm8ve1r8h74jtz76jf7c","way":"account"}', '\x597da9d60f3eb7772e531c5bb5c698a3cdbbfec8c59431b18fd0874f49db867c', '\xfe4866a68a426f005799bf1d550cca3351ed87eb08af44225c33092d5a27a7ba');
INSERT INTO public.audit_events VALUES ('org_01m8jffe5demnrjyesqpvsr442', 54, 1795916550756, 'usr_01m8jffcf9ep9s3x7xepbz77cp', 'key_01m8jffd9yenespg4n94apq081', 'bank_transaction.confirm', 'btx_01m8jffgbheqgt8mnwmcn3bvcy', NULL, '{"journal_id":"jnl_01m8jffmk4edxs8wenbb07nsyk","way":"account"}', '\x11adf26e203b7445a97e7368c281a5f1006a822c3e00da310c8fea1f6204e31c', '\x6c163b916030e5296b859fd969a6d40fb935e3d48019acad832d9bf4bc376066');
INSERT INTO public.audit_events VALUES ('org_01m8jffe5demnrjyesqpvsr442', 55, 1795916550976, 'usr_01m8jffcf9ep9s3x7xepbz77cp', 'key_01m8jffd9yenespg4n94apq081', 'bank_transaction.confirm', 'btx_01m8jffgbheqgt8mnwndaxgkqq', NULL, '{"journal_id":"jnl_01m8jffmt0eqyaqq177g7jw1sz","way":"account"}', '\xb55da5ddeecfa9c8addb3dc5384a79254f7d36951eb040e53601c2f7f8fe121e', '\xd845ba6cbf8180c1e8be7790f84c5e8269ced8d3e542e69392e3c2fc4379a717');
INSERT INTO public.audit_events VALUES ('org_01m8jffe5demnrjyesqpvsr442', 57, 1795916551232, 'usr_01m8jffcf9ep9s3x7xepbz77cp', 'key_01m8jffd9yenespg4n94apq081', 'vat_return.finalise', 'vrt_01m8jffn0yemr96zd91952grw6', NULL, '{"id":"vrt_01m8jffn0yemr96zd91952grw6","date_from":"2026-01-01","date_to":"2026-03-31","status":"finalised","currency":"GBP","scheme":"standard","flat_rate_percent":null,"adjustments":[],"boxes":{"1":698.40,"2":0.00,"3":698.40,"4":319.80,"5":378.60,"6":4776.00,"7":3427.00,"8":0.00,"9":0.00},"direction":"pay","hmrc":{"vatDueSales":698.40,"vatDueAcquisitions":0.00,"totalVatDue":698.40,"vatReclaimedCurrPeriod":319.80,"netVatDue":378.60,"totalValueSalesExVAT":4776,"totalValuePurchasesExVAT":3427,"totalValueGoodsSuppliedExVAT":0,"totalAcquisitionsExVAT":0},"journal_id":null,"finalised_at":"2026-11-29T01:42:31.232Z","created_at":"2026-11-29T01:42:31.198Z","updated_at":"2026-11-29T01:42:31.232Z","version":2}', '\x0356e3e870bb8287eacde745f262e92300ffac88cfc57660ea1385597566fb06', '\x18e054ec9327cc5203574f43a1aba376e75b9c1b3ad744ebfca4afe65b6cf848');
INSERT INTO public.audit_events VALUES ('org_01m8jffdazess8q5xv83sx3m5e', 7, 1795916552265, 'usr_01m8jffcf9ep9s3x7xepbz77cp', 'key_01m8jffd9yenespg4n94apq081', 'journal.post', 'jnl_01m8jffp29ev49whyenq51pqd8', NULL, '{"sequence":1,"total":500.00}', '\x0a2d2a10a3b6a8d7af27811612f7943792c68ff7d34958364e3472d70e4d1111', '\x');
INSERT INTO public.audit_events VALUES ('org_01m8jffdazess8q5xv83sx3m5e', 9, 1795916552342, 'usr_01m8jffcf9ep9s3x7xepbz77cp', 'key_01m8jffd9yenespg4n94apq081', 'bank_transaction.void', 'btx_01m8jffp0cepsbz83tj3mkmtzr', '{"journal_id":"jnl_01m8jffp29ev49whyenq51pqd8"}', '{"reason":"matched in error"}', '\x7f975ed56561518a33a8f0240d3e486344e8e905294fcea3a155f5d0c13c8d8c', '\x87c5b314523c58dd4986eb086464dd18bc6f9a6c4bebe496046a6922fffc846f');
INSERT INTO public.audit_events VALUES ('org_01m8jffe5demnrjyesqpvsr442', 49, 1795916550141, 'usr_01m8jffcf9ep9s3x7xepbz77cp', 'key_01m8jffd9yenespg4n94apq081', 'bank_transaction.update', 'btx_01m8jffgbheqgt8mnwmvg2apqh', '{"account_id":null,"contact_id":null,"vat_amount":null,"vat_code":"NV"}', '{"account_id":"acc_01m8jffe5demnrjyesp55463q8","contact_id":null,"vat_amount":null,"vat_code":"ZR"}', '\xee2a00d9ff11e54d69947383b290f38d160068c371b512175d2b35808a80f603', '\x2791f202cfece4d7a62e320064c1f5e0d03fb038600ee3db5649fa980151ca66');
INSERT INTO public.audit_events VALUES ('org_01m8jffe5demnrjyesqpvsr442', 50, 1795916550141, 'usr_01m8jffcf9ep9s3x7xepbz77cp', 'key_01m8jffd9yenespg4n94apq081', 'bank_transaction.update', 'btx_01m8jffgbheqgt8mnwn0kxmcpw', '{"account_id":null,"contact_id":null,"vat_amount":null,"vat_code":"NV"}', '{"account_id":"acc_01m8jffe5demnrjyesnx4rbrrg","contact_id":null,"vat_amount":null,"vat_code":"ST"}', '\x5e0c7fb2c981795977673cc6e07b388f01964f6d468a672761fe097cefda5cd2', '\xb3ea13fb894e0258dd6534893d08517a55c37a638578433909e3f01faab225f2');
INSERT INTO public.audit_events VALUES ('org_01m8jffe5demnrjyesqpvsr442', 51, 1795916550141, 'usr_01m8jffcf9ep9s3x7xepbz77cp', 'key_01m8jffd9yenespg4n94apq081', 'bank_transaction.update', 'btx_01m8jffgbheqgt8mnwndaxgkqq', '{"account_id":null,"contact_id":null,"vat_amount":null,"vat_code":"NV"}', '{"account_id":"acc_01m8jffe5demnrjyespwsrs1xj","contact_id":null,"vat_amount":null,"vat_code":"EX"}', '\xa9d9245d8176e00dcf8a5d2a17746125a9ea43994584277fd7fdd30d550c8975', '\x06533efa924fb369337127c9067212169e819aa13af1697e8cb1a95e1a027140');
INSERT INTO public.audit_events VALUES ('org_01m8jffe5demnrjyesqpvsr442', 53, 1795916550572, 'usr_01m8jffcf9ep9s3x7xepbz77cp', 'key_01m8jffd9yenespg4n94apq081', 'bank_transaction.confirm', 'btx_01m8jffgbheqgt8mnwn0kxmcpw', NULL, '{"journal_id":"jnl_01m8jffmdcews99m9mhh29we2t","way":"account"}', '\xa2caaf871bdc9b14ba78ff88d94e22af8dc368c55367fffbd3a31e5337c11dfc', '\x57c8995be851ec063798a22ac30205450a961409455883adbacc8343ec0fbca1');
INSERT INTO public.audit_events VALUES ('org_01m8jffdazess8q5xv83sx3m5e', 6, 1795916552204, 'usr_01m8jffcf9ep9s3x7xepbz77cp', 'key_01m8jffd9yenespg4n94apq081', 'bank_transaction.create', 'btx_01m8jffp0cepsbz83tj3mkmtzr', NULL, '{"account_id":null,"amount":-500.0,"bank_account_id":"bac_01m8jffe2re90a98ban7pb26wk","confirmed_at":null,"contact_id":null,"created_at":"2026-11-29T01:42:32.204Z","currency":"GBP","date":"2026-03-02","description":"CARD 4417 SCREWFIX","external_id":null,"id":"btx_01m8jffp0cepsbz83tj3mkmtzr","journal_id":null,"net_amount":-500.0,"reference":null,"settlement_id":null,"status":"unconfirmed","updated_at":"2026-11-29T01:42:32.204Z","vat_amount":0.0,"vat_code":"NV","version":1}', '\x8143179356be815f9bd1363cc4ded8528d71ae5016a4811637871172ea87fc75', '\x941921b1adaba616f8fc54b21f7813d9c5dcf1463488686acba568f27122ed9e');
INSERT INTO public.audit_events VALUES ('org_01m8jffe5demnrjyesqpvsr442', 56, 1795916551198, 'usr_01m8jffcf9ep9s3x7xepbz77cp', 'key_01m8jffd9yenespg4n94apq081', 'vat_return.create', 'vrt_01m8jffn0yemr96zd91952grw6', NULL, '{"id":"vrt_01m8jffn0yemr96zd91952grw6","date_from":"2026-01-01","date_to":"2026-03-31","status":"draft","currency":"GBP","scheme":"standard","flat_rate_percent":null,"adjustments":[],"boxes":{"1":698.40,"2":0.00,"3":698.40,"4":319.80,"5":378.60,"6":4776.00,"7":3427.00,"8":0.00,"9":0.00},"direction":"pay","hmrc":{"vatDueSales":698.40,"vatDueAcquisitions":0.00,"totalVatDue":698.40,"vatReclaimedCurrPeriod":319.80,"netVatDue":378.60,"totalValueSalesExVAT":4776,"totalValuePurchasesExVAT":3427,"totalValueGoodsSuppliedExVAT":0,"totalAcquisitionsExVAT":0},"journal_id":null,"finalised_at":null,"created_at":"2026-11-29T01:42:31.198Z","updated_at":"2026-11-29T01:42:31.198Z","version":1}', '\x512cfeebc2668ceb22b3b18f9ad5b544b1f090deea7271b346ebeb7057a32910', '\x50322ece70735ff73a60809ff2f240c4f2ff64d936853d1ef4b49fa19532f0aa');
INSERT INTO public.audit_events VALUES ('org_01m8jffe5demnrjyesqpvsr442', 58, 1795916551266, 'usr_01m8jffcf9ep9s3x7xepbz77cp', 'key_01m8jffd9yenespg4n94apq081', 'organisation.lock', 'org_01m8jffe5demnrjyesqpvsr442', '{"lock_date":null}', '{"lock_date":"2026-03-31","reason":"year end"}', '\x76fd445b2058dd0bc34db739955f5dcdd2d643463eefdc9a47b45622aaf2a934', '\xe853b7f48a78d197c1fd9fb5ce2b364f447cc07e5ce8dff13213178f418bf348');
INSERT INTO public.audit_events VALUES ('org_01m8jffdazess8q5xv83sx3m5e', 4, 1795916552152, 'usr_01m8jffcf9ep9s3x7xepbz77cp', 'key_01m8jffd9yenespg4n94apq081', 'tax_code.set', 'ST', NULL, '{"rate":19,"effective_from":"2026-02-01"}', '\xf2a4e4339e109134b1a2aed8c018ac77ab73678f73fac34b923a605b1002a404', '\x934454f75561412d9c60dc63f56730a7a1699692ccf6a53ce8479e42faa3c5ac');
INSERT INTO public.audit_events VALUES ('org_01m8jffdazess8q5xv83sx3m5e', 5, 1795916552185, 'usr_01m8jffcf9ep9s3x7xepbz77cp', 'key_01m8jffd9yenespg4n94apq081', 'organisation.update', 'org_01m8jffdazess8q5xv83sx3m5e', '{"id":"org_01m8jffdazess8q5xv83sx3m5e","name":"Acorn Ltd","currency":"GBP","country":"GB","financial_year_end":"03-31","vat_registered":true,"vat_number":null,"vat_scheme":"standard","flat_rate_percent":null,"vat_methods":[{"effective_from":null,"vat_registered":true,"vat_number":null,"vat_scheme":"standard","flat_rate_percent":null}],"vat_rounding":"line","status":"active","role":"owner","lock_date":null,"created_at":"2026-11-29T01:42:23.327Z","updated_at":"2026-11-29T01:42:23.327Z","version":1}', '{"id":"org_01m8jffdazess8q5xv83sx3m5e","name":"Acorn Ltd","currency":"GBP","country":"GB","financial_year_end":"03-31","vat_registered":true,"vat_number":"GB123456789","vat_scheme":"standard","flat_rate_percent":null,"vat_methods":[{"effective_from":null,"vat_registered":true,"vat_number":null,"vat_scheme":"standard","flat_rate_percent":null},{"effective_from":"2026-05-01","vat_registered":true,"vat_number":"GB123456789","vat_scheme":"standard","flat_rate_percent":null}],"vat_rounding":"line","status":"active","role":"owner","lock_date":null,"created_at":"2026-11-29T01:42:23.327Z","updated_at":"2026-11-29T01:42:32.185Z","version":2}', '\x1c0a170d1d4ec91e166aaaafbb97e53672bf9e6e6c31c5f7c8811b4f2b27517f', '\xee50efaa4eb4cfaf3d1a7c4bbcd1aac773239e739a8240decb6ee9a9fdbd068e');
INSERT INTO public.audit_events VALUES ('org_01m8jffdazess8q5xv83sx3m5e', 8, 1795916552318, 'usr_01m8jffcf9ep9s3x7xepbz77cp', 'key_01m8jffd9yenespg4n94apq081', 'bank_transaction.confirm', 'btx_01m8jffp0cepsbz83tj3mkmtzr', NULL, '{"journal_id":"jnl_01m8jffp29ev49whyenq51pqd8","way":"match"}', '\x3c1835013ce8a2116184ed765ea2b5e848610eb69c5f94707e1bb09ce7160a38', '\x3a5615821f7ef565645c2190f975e2f6182254861f431cb5c6534b4725c01e9e');
INSERT INTO public.audit_events VALUES ('org_01m8jffdazess8q5xv83sx3m5e', 10, 1795916552369, 'usr_01m8jffcf9ep9s3x7xepbz77cp', 'key_01m8jffd9yenespg4n94apq081', 'journal.reverse', 'jnl_01m8jffp29ev49whyenq51pqd8', NULL, '{"reversed_by_journal_id":"jnl_01m8jffp5hehyav65mfjdt2dkr","total":500.00}', '\xf7a683b6224396bc96ebccf4e7766a338bd10500a7f8bf753f68f8320983939e', '\x');
INSERT INTO public.audit_states VALUES ('org_01m8jffdazess8q5xv83sx3m5e', 1, 1, 'organisations', 'org_01m8jffdazess8q5xv83sx3m5e', '["org_01m8jffdazess8q5xv83sx3m5e", "Acorn Ltd", "GBP", "GB", "03-31", 1, null, "standard", null, "line", "active", null, 1795916543327, 1795916543327, 1, 0, null]');
INSERT INTO public.audit_states VALUES ('org_01m8jffdazess8q5xv83sx3m5e', 1, 2, 'members', 'mem_01m8jffdayejvtw48rjenrs2yw', '["mem_01m8jffdayejvtw48rjenrs2yw", "org_01m8jffdazess8q5xv83sx3m5e", "jo@example.com", "usr_01m8jffcf9ep9s3x7xepbz77cp", "owner", 1795916543327, 1795916543327, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8jffdazess8q5xv83sx3m5e', 1, 3, 'accounts', 'acc_01m8jffdazess8q5xv1jspt5zx', '["acc_01m8jffdazess8q5xv1jspt5zx", "org_01m8jffdazess8q5xv83sx3m5e", "1000", "Computer equipment", "ASSET", null, "ST", null, "active", 1795916543327, 1795916543327, 1, "fixed_assets"]');
INSERT INTO public.audit_states VALUES ('org_01m8jffdazess8q5xv83sx3m5e', 1, 4, 'accounts', 'acc_01m8jffdazess8q5xv1pqgqghr', '["acc_01m8jffdazess8q5xv1pqgqghr", "org_01m8jffdazess8q5xv83sx3m5e", "1010", "Office equipment and furniture", "ASSET", null, "ST", null, "active", 1795916543327, 1795916543327, 1, "fixed_assets"]');
INSERT INTO public.audit_states VALUES ('org_01m8jffdazess8q5xv83sx3m5e', 1, 5, 'accounts', 'acc_01m8jffdazess8q5xv1t0h785g', '["acc_01m8jffdazess8q5xv1t0h785g", "org_01m8jffdazess8q5xv83sx3m5e", "1020", "Motor vehicles", "ASSET", null, "ST", null, "active", 1795916543327, 1795916543327, 1, "fixed_assets"]');
INSERT INTO public.audit_states VALUES ('org_01m8jffdazess8q5xv83sx3m5e', 1, 6, 'accounts', 'acc_01m8jffdazess8q5xv1wam6x95', '["acc_01m8jffdazess8q5xv1wam6x95", "org_01m8jffdazess8q5xv83sx3m5e", "1090", "Accumulated depreciation", "ASSET", null, "NV", null, "active", 1795916543327, 1795916543327, 1, "fixed_assets"]');
INSERT INTO public.audit_states VALUES ('org_01m8jffdazess8q5xv83sx3m5e', 1, 7, 'accounts', 'acc_01m8jffdazess8q5xv211a3rej', '["acc_01m8jffdazess8q5xv211a3rej", "org_01m8jffdazess8q5xv83sx3m5e", "1100", "Stock", "ASSET", null, "ST", null, "active", 1795916543327, 1795916543327, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8jffdazess8q5xv83sx3m5e', 1, 8, 'accounts', 'acc_01m8jffdazess8q5xv26f73kx2', '["acc_01m8jffdazess8q5xv26f73kx2", "org_01m8jffdazess8q5xv83sx3m5e", "1200", "Trade debtors", "ASSET", "receivable", null, null, "active", 1795916543327, 1795916543327, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8jffdazess8q5xv83sx3m5e', 1, 9, 'accounts', 'acc_01m8jffdazess8q5xv28q0dnyb', '["acc_01m8jffdazess8q5xv28q0dnyb", "org_01m8jffdazess8q5xv83sx3m5e", "1210", "Prepayments", "ASSET", null, "NV", null, "active", 1795916543327, 1795916543327, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8jffdazess8q5xv83sx3m5e', 1, 10, 'accounts', 'acc_01m8jffdazess8q5xv2cgxt5k8', '["acc_01m8jffdazess8q5xv2cgxt5k8", "org_01m8jffdazess8q5xv83sx3m5e", "1220", "Other debtors", "ASSET", null, "NV", null, "active", 1795916543327, 1795916543327, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8jffdazess8q5xv83sx3m5e', 1, 11, 'accounts', 'acc_01m8jffdazess8q5xv2grefyad', '["acc_01m8jffdazess8q5xv2grefyad", "org_01m8jffdazess8q5xv83sx3m5e", "1300", "Current account", "ASSET", "bank", null, null, "active", 1795916543327, 1795916543327, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8jffdazess8q5xv83sx3m5e', 1, 12, 'accounts', 'acc_01m8jffdazess8q5xv2ne4dw7f', '["acc_01m8jffdazess8q5xv2ne4dw7f", "org_01m8jffdazess8q5xv83sx3m5e", "1310", "Petty cash", "ASSET", null, "NV", null, "active", 1795916543327, 1795916543327, 1, "cash"]');
INSERT INTO public.audit_states VALUES ('org_01m8jffdazess8q5xv83sx3m5e', 1, 13, 'accounts', 'acc_01m8jffdazess8q5xv2tsq3sh2', '["acc_01m8jffdazess8q5xv2tsq3sh2", "org_01m8jffdazess8q5xv83sx3m5e", "2100", "Trade creditors", "LIABILITY", "payable", null, null, "active", 1795916543327, 1795916543327, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8jffdazess8q5xv83sx3m5e', 1, 14, 'accounts', 'acc_01m8jffdazess8q5xv2zw4xtf6', '["acc_01m8jffdazess8q5xv2zw4xtf6", "org_01m8jffdazess8q5xv83sx3m5e", "2110", "Accruals", "LIABILITY", null, "NV", null, "active", 1795916543327, 1795916543327, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8jffdazess8q5xv83sx3m5e', 1, 15, 'accounts', 'acc_01m8jffdazess8q5xv333ycyht', '["acc_01m8jffdazess8q5xv333ycyht", "org_01m8jffdazess8q5xv83sx3m5e", "2200", "PAYE and National Insurance", "LIABILITY", null, "NV", null, "active", 1795916543327, 1795916543327, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8jffdazess8q5xv83sx3m5e', 1, 16, 'accounts', 'acc_01m8jffdazess8q5xv35b9fz0p', '["acc_01m8jffdazess8q5xv35b9fz0p", "org_01m8jffdazess8q5xv83sx3m5e", "2210", "Pension contributions", "LIABILITY", null, "NV", null, "active", 1795916543327, 1795916543327, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8jffdazess8q5xv83sx3m5e', 1, 17, 'accounts', 'acc_01m8jffdazess8q5xv390nhnej', '["acc_01m8jffdazess8q5xv390nhnej", "org_01m8jffdazess8q5xv83sx3m5e", "2220", "Net wages", "LIABILITY", null, "NV", null, "active", 1795916543327, 1795916543327, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8jffdazess8q5xv83sx3m5e', 1, 18, 'accounts', 'acc_01m8jffdazess8q5xv3ekkcs01', '["acc_01m8jffdazess8q5xv3ekkcs01", "org_01m8jffdazess8q5xv83sx3m5e", "2300", "Corporation tax", "LIABILITY", null, "NV", null, "active", 1795916543327, 1795916543327, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8jffdazess8q5xv83sx3m5e', 1, 19, 'accounts', 'acc_01m8jffdazess8q5xv3h2byz4j', '["acc_01m8jffdazess8q5xv3h2byz4j", "org_01m8jffdazess8q5xv83sx3m5e", "2400", "Director''s loan account", "LIABILITY", null, "NV", null, "active", 1795916543327, 1795916543327, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8jffdazess8q5xv83sx3m5e', 1, 20, 'accounts', 'acc_01m8jffdazess8q5xv3qbyepek', '["acc_01m8jffdazess8q5xv3qbyepek", "org_01m8jffdazess8q5xv83sx3m5e", "2500", "Bank loans", "LIABILITY", null, "NV", null, "active", 1795916543327, 1795916543327, 1, "long_term_liabilities"]');
INSERT INTO public.audit_states VALUES ('org_01m8jffdazess8q5xv83sx3m5e', 1, 21, 'accounts', 'acc_01m8jffdazess8q5xv3tn9e7y2', '["acc_01m8jffdazess8q5xv3tn9e7y2", "org_01m8jffdazess8q5xv83sx3m5e", "2900", "Suspense", "LIABILITY", "suspense", null, null, "active", 1795916543327, 1795916543327, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8jffdazess8q5xv83sx3m5e', 1, 22, 'accounts', 'acc_01m8jffdazess8q5xv3xqv33zw', '["acc_01m8jffdazess8q5xv3xqv33zw", "org_01m8jffdazess8q5xv83sx3m5e", "3000", "Share capital", "EQUITY", null, "NV", null, "active", 1795916543327, 1795916543327, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8jffdazess8q5xv83sx3m5e', 1, 23, 'accounts', 'acc_01m8jffdazess8q5xv42dzmamw', '["acc_01m8jffdazess8q5xv42dzmamw", "org_01m8jffdazess8q5xv83sx3m5e", "3100", "Retained earnings", "EQUITY", "retained_earnings", null, null, "active", 1795916543327, 1795916543327, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8jffdazess8q5xv83sx3m5e', 1, 24, 'accounts', 'acc_01m8jffdazess8q5xv46w35p65', '["acc_01m8jffdazess8q5xv46w35p65", "org_01m8jffdazess8q5xv83sx3m5e", "3200", "Dividends", "EQUITY", null, "NV", null, "active", 1795916543327, 1795916543327, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8jffdazess8q5xv83sx3m5e', 1, 25, 'accounts', 'acc_01m8jffdazess8q5xv492hka8q', '["acc_01m8jffdazess8q5xv492hka8q", "org_01m8jffdazess8q5xv83sx3m5e", "3900", "Opening balances", "EQUITY", "opening_balance", null, null, "active", 1795916543327, 1795916543327, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8jffdazess8q5xv83sx3m5e', 1, 26, 'accounts', 'acc_01m8jffdazess8q5xv4c3syfd0', '["acc_01m8jffdazess8q5xv4c3syfd0", "org_01m8jffdazess8q5xv83sx3m5e", "4000", "Sales", "INCOME", null, "ST", null, "active", 1795916543327, 1795916543327, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8jffdazess8q5xv83sx3m5e', 1, 27, 'accounts', 'acc_01m8jffdazess8q5xv4h8j7c8w', '["acc_01m8jffdazess8q5xv4h8j7c8w", "org_01m8jffdazess8q5xv83sx3m5e", "4010", "Sales, zero-rated", "INCOME", null, "ZR", null, "active", 1795916543327, 1795916543327, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8jffdazess8q5xv83sx3m5e', 1, 28, 'accounts', 'acc_01m8jffdazess8q5xv4mgeez14', '["acc_01m8jffdazess8q5xv4mgeez14", "org_01m8jffdazess8q5xv83sx3m5e", "4090", "Other income", "INCOME", null, "ST", null, "active", 1795916543327, 1795916543327, 1, "other_income"]');
INSERT INTO public.audit_states VALUES ('org_01m8jffdazess8q5xv83sx3m5e', 1, 29, 'accounts', 'acc_01m8jffdazess8q5xv4vy6ck04', '["acc_01m8jffdazess8q5xv4vy6ck04", "org_01m8jffdazess8q5xv83sx3m5e", "4900", "Interest received", "INCOME", null, "EX", null, "active", 1795916543327, 1795916543327, 1, "finance"]');
INSERT INTO public.audit_states VALUES ('org_01m8jffdazess8q5xv83sx3m5e', 1, 30, 'accounts', 'acc_01m8jffdazess8q5xv4wcxrk8r', '["acc_01m8jffdazess8q5xv4wcxrk8r", "org_01m8jffdazess8q5xv83sx3m5e", "4920", "VAT flat-rate scheme difference", "INCOME", "vat_scheme_difference", null, null, "active", 1795916543327, 1795916543327, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8jffdazess8q5xv83sx3m5e', 1, 31, 'accounts', 'acc_01m8jffdazess8q5xv51p2frbx', '["acc_01m8jffdazess8q5xv51p2frbx", "org_01m8jffdazess8q5xv83sx3m5e", "5000", "Cost of goods sold", "EXPENSE", null, "ST", null, "active", 1795916543327, 1795916543327, 1, "cost_of_sales"]');
INSERT INTO public.audit_states VALUES ('org_01m8jffdazess8q5xv83sx3m5e', 1, 32, 'accounts', 'acc_01m8jffdazess8q5xv55h4x284', '["acc_01m8jffdazess8q5xv55h4x284", "org_01m8jffdazess8q5xv83sx3m5e", "5010", "Subcontractors", "EXPENSE", null, "ST", null, "active", 1795916543327, 1795916543327, 1, "cost_of_sales"]');
INSERT INTO public.audit_states VALUES ('org_01m8jffdazess8q5xv83sx3m5e', 1, 33, 'accounts', 'acc_01m8jffdazess8q5xv593cg5xy', '["acc_01m8jffdazess8q5xv593cg5xy", "org_01m8jffdazess8q5xv83sx3m5e", "5020", "Carriage and postage", "EXPENSE", null, "ST", null, "active", 1795916543327, 1795916543327, 1, "cost_of_sales"]');
INSERT INTO public.audit_states VALUES ('org_01m8jffdazess8q5xv83sx3m5e', 1, 34, 'accounts', 'acc_01m8jffdazess8q5xv5cj36yz2', '["acc_01m8jffdazess8q5xv5cj36yz2", "org_01m8jffdazess8q5xv83sx3m5e", "6000", "Wages and salaries", "EXPENSE", null, "NV", null, "active", 1795916543327, 1795916543327, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8jffdazess8q5xv83sx3m5e', 1, 35, 'accounts', 'acc_01m8jffdazess8q5xv5j759tet', '["acc_01m8jffdazess8q5xv5j759tet", "org_01m8jffdazess8q5xv83sx3m5e", "6010", "Employer''s National Insurance", "EXPENSE", null, "NV", null, "active", 1795916543327, 1795916543327, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8jffdazess8q5xv83sx3m5e', 1, 36, 'accounts', 'acc_01m8jffdazess8q5xv5mwjs30b', '["acc_01m8jffdazess8q5xv5mwjs30b", "org_01m8jffdazess8q5xv83sx3m5e", "6020", "Employer''s pension", "EXPENSE", null, "NV", null, "active", 1795916543327, 1795916543327, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8jffdazess8q5xv83sx3m5e', 1, 37, 'accounts', 'acc_01m8jffdazess8q5xv5s5xxm29', '["acc_01m8jffdazess8q5xv5s5xxm29", "org_01m8jffdazess8q5xv83sx3m5e", "6100", "Rent", "EXPENSE", null, "EX", null, "active", 1795916543327, 1795916543327, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8jffdazess8q5xv83sx3m5e', 1, 38, 'accounts', 'acc_01m8jffdazess8q5xv5wzghdda', '["acc_01m8jffdazess8q5xv5wzghdda", "org_01m8jffdazess8q5xv83sx3m5e", "6110", "Business rates", "EXPENSE", null, "NV", null, "active", 1795916543327, 1795916543327, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8jffdazess8q5xv83sx3m5e', 1, 39, 'accounts', 'acc_01m8jffdazess8q5xv61hq9hv2', '["acc_01m8jffdazess8q5xv61hq9hv2", "org_01m8jffdazess8q5xv83sx3m5e", "6120", "Light, heat and water", "EXPENSE", null, "ST", null, "active", 1795916543327, 1795916543327, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8jffdazess8q5xv83sx3m5e', 1, 40, 'accounts', 'acc_01m8jffdazess8q5xv64ceds6e', '["acc_01m8jffdazess8q5xv64ceds6e", "org_01m8jffdazess8q5xv83sx3m5e", "6200", "Telephone and internet", "EXPENSE", null, "ST", null, "active", 1795916543327, 1795916543327, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8jffdazess8q5xv83sx3m5e', 1, 41, 'accounts', 'acc_01m8jffdazess8q5xv69qhkpjv', '["acc_01m8jffdazess8q5xv69qhkpjv", "org_01m8jffdazess8q5xv83sx3m5e", "6210", "Software and subscriptions", "EXPENSE", null, "ST", null, "active", 1795916543327, 1795916543327, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8jffdazess8q5xv83sx3m5e', 1, 42, 'accounts', 'acc_01m8jffdazess8q5xv6c4ddtf6', '["acc_01m8jffdazess8q5xv6c4ddtf6", "org_01m8jffdazess8q5xv83sx3m5e", "6220", "Printing and stationery", "EXPENSE", null, "ST", null, "active", 1795916543327, 1795916543327, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8jffdazess8q5xv83sx3m5e', 1, 43, 'accounts', 'acc_01m8jffdazess8q5xv6k5wrjjw', '["acc_01m8jffdazess8q5xv6k5wrjjw", "org_01m8jffdazess8q5xv83sx3m5e", "6300", "Travel and subsistence", "EXPENSE", null, "ZR", null, "active", 1795916543327, 1795916543327, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8jffdazess8q5xv83sx3m5e', 1, 44, 'accounts', 'acc_01m8jffdazess8q5xv6p855xph', '["acc_01m8jffdazess8q5xv6p855xph", "org_01m8jffdazess8q5xv83sx3m5e", "6310", "Motor expenses", "EXPENSE", null, "ST", null, "active", 1795916543327, 1795916543327, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8jffdazess8q5xv83sx3m5e', 1, 45, 'accounts', 'acc_01m8jffdazess8q5xv6tdkx0e7', '["acc_01m8jffdazess8q5xv6tdkx0e7", "org_01m8jffdazess8q5xv83sx3m5e", "6320", "Repairs and maintenance", "EXPENSE", null, "ST", null, "active", 1795916543327, 1795916543327, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8jffdazess8q5xv83sx3m5e', 1, 46, 'accounts', 'acc_01m8jffdazess8q5xv6yt2q38c', '["acc_01m8jffdazess8q5xv6yt2q38c", "org_01m8jffdazess8q5xv83sx3m5e", "6400", "Advertising and marketing", "EXPENSE", null, "ST", null, "active", 1795916543327, 1795916543327, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8jffdazess8q5xv83sx3m5e', 1, 47, 'accounts', 'acc_01m8jffdazess8q5xv708kd2a6', '["acc_01m8jffdazess8q5xv708kd2a6", "org_01m8jffdazess8q5xv83sx3m5e", "6500", "Accountancy and legal fees", "EXPENSE", null, "ST", null, "active", 1795916543327, 1795916543327, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8jffdazess8q5xv83sx3m5e', 1, 48, 'accounts', 'acc_01m8jffdazess8q5xv7623gbtn', '["acc_01m8jffdazess8q5xv7623gbtn", "org_01m8jffdazess8q5xv83sx3m5e", "6600", "Insurance", "EXPENSE", null, "EX", null, "active", 1795916543327, 1795916543327, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8jffdazess8q5xv83sx3m5e', 1, 49, 'accounts', 'acc_01m8jffdazess8q5xv79d25eqy', '["acc_01m8jffdazess8q5xv79d25eqy", "org_01m8jffdazess8q5xv83sx3m5e", "6700", "Bank charges", "EXPENSE", null, "EX", null, "active", 1795916543327, 1795916543327, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8jffdazess8q5xv83sx3m5e', 1, 50, 'accounts', 'acc_01m8jffdazess8q5xv7e8dbzbm', '["acc_01m8jffdazess8q5xv7e8dbzbm", "org_01m8jffdazess8q5xv83sx3m5e", "6800", "Depreciation", "EXPENSE", null, "NV", null, "active", 1795916543327, 1795916543327, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8jffdazess8q5xv83sx3m5e', 1, 51, 'accounts', 'acc_01m8jffdazess8q5xv7jx4374z', '["acc_01m8jffdazess8q5xv7jx4374z", "org_01m8jffdazess8q5xv83sx3m5e", "6810", "Bad debts", "EXPENSE", null, "NV", null, "active", 1795916543327, 1795916543327, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8jffdazess8q5xv83sx3m5e', 1, 52, 'accounts', 'acc_01m8jffdazess8q5xv7n6r2rve', '["acc_01m8jffdazess8q5xv7n6r2rve", "org_01m8jffdazess8q5xv83sx3m5e", "6900", "Interest payable", "EXPENSE", null, "EX", null, "active", 1795916543327, 1795916543327, 1, "finance"]');
INSERT INTO public.audit_states VALUES ('org_01m8jffdazess8q5xv83sx3m5e', 1, 53, 'accounts', 'acc_01m8jffdazess8q5xv7rf85kkb', '["acc_01m8jffdazess8q5xv7rf85kkb", "org_01m8jffdazess8q5xv83sx3m5e", "6990", "Rounding differences", "EXPENSE", "rounding", null, null, "active", 1795916543327, 1795916543327, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8jffdazess8q5xv83sx3m5e', 1, 54, 'accounts', 'acc_01m8jffdazess8q5xv7y41x5y0', '["acc_01m8jffdazess8q5xv7y41x5y0", "org_01m8jffdazess8q5xv83sx3m5e", "8000", "Corporation tax charge", "EXPENSE", null, "NV", null, "active", 1795916543327, 1795916543327, 1, "tax"]');
INSERT INTO public.audit_states VALUES ('org_01m8jffdazess8q5xv83sx3m5e', 2, 1, 'accounts', 'acc_01m8jffe1cep49xsg5kb57fsvt', '["acc_01m8jffe1cep49xsg5kb57fsvt", "org_01m8jffdazess8q5xv83sx3m5e", "2250", "VAT", "LIABILITY", "vat_control", null, null, "active", 1795916544044, 1795916544044, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8jffe5demnrjyesqpvsr442', 4, 1, 'bank_accounts', 'bac_01m8jffec4efwswt1cp8w49kba', '["bac_01m8jffec4efwswt1cp8w49kba", "org_01m8jffe5demnrjyesqpvsr442", "acc_01m8jffe5demnrjyesj77dcap9", "Current", "current", null, null, null, 1000000, "2026-01-01", "jnl_01m8jffec4efwswt1cpkfwp29c", null, 1795916544388, 1795916544388, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8jffe5demnrjyesqpvsr442', 5, 1, 'accounts', 'acc_01m8jffedhe4rvq4n3nf8zw66n', '["acc_01m8jffedhe4rvq4n3nf8zw66n", "org_01m8jffe5demnrjyesqpvsr442", "1301", "Savings", "ASSET", "bank", null, null, "active", 1795916544433, 1795916544433, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8jffe5demnrjyesqpvsr442', 6, 1, 'bank_accounts', 'bac_01m8jffedhe4rvq4n3na66k3pt', '["bac_01m8jffedhe4rvq4n3na66k3pt", "org_01m8jffe5demnrjyesqpvsr442", "acc_01m8jffedhe4rvq4n3nf8zw66n", "Savings", "savings", null, null, null, null, null, null, null, 1795916544433, 1795916544433, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8jffe5demnrjyesqpvsr442', 7, 1, 'contacts', 'con_01m8jffefaev3t5zcre3b3k82n', '["con_01m8jffefaev3t5zcre3b3k82n", "org_01m8jffe5demnrjyesqpvsr442", "customer", "Abbey Schools Trust", null, null, null, null, null, 30, null, null, "active", "abbey schools trust", 1795916544490, 1795916544490, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8jffe5demnrjyesqpvsr442', 8, 1, 'contacts', 'con_01m8jffej8e28srfsvfjvbx33a', '["con_01m8jffej8e28srfsvfjvbx33a", "org_01m8jffe5demnrjyesqpvsr442", "customer", "Kestrel Fitness CIC", null, null, null, null, null, 30, null, null, "active", "kestrel fitness cic", 1795916544584, 1795916544584, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8jffe5demnrjyesqpvsr442', 9, 1, 'contacts', 'con_01m8jffepke1pv6mvmz4wg7h5f', '["con_01m8jffepke1pv6mvmz4wg7h5f", "org_01m8jffe5demnrjyesqpvsr442", "customer", "Marlow & Pike LLP", null, null, null, null, null, 30, null, null, "active", "marlow & pike llp", 1795916544723, 1795916544723, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8jffe5demnrjyesqpvsr442', 10, 1, 'contacts', 'con_01m8jfferfehabfp95s7v65gxw', '["con_01m8jfferfehabfp95s7v65gxw", "org_01m8jffe5demnrjyesqpvsr442", "supplier", "Printwell", null, null, null, null, null, 30, null, null, "active", "printwell", 1795916544783, 1795916544783, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8jffe5demnrjyesqpvsr442', 11, 1, 'contacts', 'con_01m8jffesmesabqe1j04z83g8y', '["con_01m8jffesmesabqe1j04z83g8y", "org_01m8jffe5demnrjyesqpvsr442", "supplier", "Techbarn", null, null, null, null, null, 30, null, null, "active", "techbarn", 1795916544820, 1795916544820, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8jffe5demnrjyesqpvsr442', 12, 1, 'contacts', 'con_01m8jffetsexea2bnrtyw1abvv', '["con_01m8jffetsexea2bnrtyw1abvv", "org_01m8jffe5demnrjyesqpvsr442", "supplier", "Harcourt Lettings", null, null, null, null, null, 30, null, null, "active", "harcourt lettings", 1795916544857, 1795916544857, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8jffe5demnrjyesqpvsr442', 13, 1, 'contacts', 'con_01m8jffevqeq4amwf5hgx0e1yd', '["con_01m8jffevqeq4amwf5hgx0e1yd", "org_01m8jffe5demnrjyesqpvsr442", "supplier", "Fern & Rowe", null, null, null, null, null, 30, null, null, "active", "fern & rowe", 1795916544887, 1795916544887, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8jffe5demnrjyesqpvsr442', 18, 1, 'invoices', 'inv_01m8jfff7mef7sm48xyfk988rc', '["inv_01m8jfff7mef7sm48xyfk988rc", "org_01m8jffe5demnrjyesqpvsr442", "purchase", "invoice", "issued", "HL-33", "con_01m8jffetsexea2bnrtyw1abvv", "2026-02-01", "2026-03-03", "exclusive", null, null, 135000, 0, 135000, 0, 0, "issued", "jnl_01m8jfff7mef7sm48xyh52xps7", null, null, "hl-33", 1795916545268, 1795916545268, 1, "9999-99-99", 0, null, null, [["org_01m8jffe5demnrjyesqpvsr442", 1, "Rent, January to March", "1", "1350.00", null, "acc_01m8jffe5demnrjyesncfbw01j", "EX", null, 135000, 0, 135000]], [], [], null]');
INSERT INTO public.audit_states VALUES ('org_01m8jffe5demnrjyesqpvsr442', 22, 1, 'invoices', 'inv_01m8jfffdmec2vxccgn3yy89yk', '["inv_01m8jfffdmec2vxccgn3yy89yk", "org_01m8jffe5demnrjyesqpvsr442", "sales", "credit_note", "issued", "CN-0001", "con_01m8jffepke1pv6mvmz4wg7h5f", "2026-03-12", "2026-03-12", "exclusive", "INV-0004", null, 15000, 3000, 18000, 0, 0, "issued", "jnl_01m8jfffdmec2vxccgn6dp0p6p", null, null, "cn-0001\ninv-0004", 1795916545460, 1795916545460, 1, "9999-99-99", 0, null, null, [["org_01m8jffe5demnrjyesqpvsr442", 1, "A day that was not held", "1", "150.00", null, "acc_01m8jffe5demnrjyesm39c815v", "ST", null, 15000, 3000, 18000]], [], [], null]');
INSERT INTO public.audit_states VALUES ('org_01m8jffe5demnrjyesqpvsr442', 22, 2, 'number_sequences', 'credit_note', '["org_01m8jffe5demnrjyesqpvsr442", "credit_note", 1]');
INSERT INTO public.audit_states VALUES ('org_01m8jffe5demnrjyesqpvsr442', 26, 1, 'invoices', 'inv_01m8jfff9ped39gqsgehww1dsa', '["inv_01m8jfff9ped39gqsgehww1dsa", "org_01m8jffe5demnrjyesqpvsr442", "sales", "invoice", "issued", "INV-0004", "con_01m8jffepke1pv6mvmz4wg7h5f", "2026-02-20", "2026-03-22", "exclusive", null, null, 133200, 26640, 159840, 0, 18000, "issued", "jnl_01m8jfff9ped39gqsgenfhdsnd", null, null, "inv-0004", 1795916545334, 1795916545867, 2, "9999-99-99", 1, "2026-03-12", "2026-03-12", [["org_01m8jffe5demnrjyesqpvsr442", 1, "Course for new starters", "1", "1480.00", "10", "acc_01m8jffe5demnrjyesm39c815v", "ST", null, 133200, 26640, 159840]], [["alc_01m8jffftbetarmqhm17q16a04", "org_01m8jffe5demnrjyesqpvsr442", null, "inv_01m8jfffdmec2vxccgn3yy89yk", 18000, "2026-03-12", null, 1795916545867, null]], [], null]');
INSERT INTO public.audit_states VALUES ('org_01m8jffe5demnrjyesqpvsr442', 26, 2, 'invoices', 'inv_01m8jfffdmec2vxccgn3yy89yk', '["inv_01m8jfffdmec2vxccgn3yy89yk", "org_01m8jffe5demnrjyesqpvsr442", "sales", "credit_note", "issued", "CN-0001", "con_01m8jffepke1pv6mvmz4wg7h5f", "2026-03-12", "2026-03-12", "exclusive", "INV-0004", null, 15000, 3000, 18000, 0, 18000, "issued", "jnl_01m8jfffdmec2vxccgn6dp0p6p", null, null, "cn-0001\ninv-0004", 1795916545460, 1795916545867, 2, "2026-03-12", 1, "2026-03-12", "2026-03-12", [["org_01m8jffe5demnrjyesqpvsr442", 1, "A day that was not held", "1", "150.00", null, "acc_01m8jffe5demnrjyesm39c815v", "ST", null, 15000, 3000, 18000]], [], [], null]');
INSERT INTO public.audit_states VALUES ('org_01m8jffe5demnrjyesqpvsr442', 30, 1, 'invoices', 'inv_01m8jfff8yen986zhd7g9c1gxx', '["inv_01m8jfff8yen986zhd7g9c1gxx", "org_01m8jffe5demnrjyesqpvsr442", "sales", "invoice", "issued", "INV-0003", "con_01m8jffej8e28srfsvfjvbx33a", "2026-02-09", "2026-03-11", "exclusive", null, null, 27500, 700, 28200, 28200, 0, "issued", "jnl_01m8jfff8yen986zhd7q6b3xx8", null, null, "inv-0003", 1795916545310, 1795916546233, 2, "2026-03-06", 1, "2026-03-06", "2026-03-06", [["org_01m8jffe5demnrjyesqpvsr442", 1, "Seminar room, 5 evenings", "5", "48.00", null, "acc_01m8jffe9me0r96m1wsrmfm3fa", "EX", null, 24000, 0, 24000], ["org_01m8jffe5demnrjyesqpvsr442", 2, "Projector", "1", "35.00", null, "acc_01m8jffe5demnrjyesm39c815v", "ST", null, 3500, 700, 4200]], [["alc_01m8jffg5seqbatm64r37gyy07", "org_01m8jffe5demnrjyesqpvsr442", "set_01m8jffg5seqbatm64qvt5c9k5", null, 28200, "2026-03-06", null, 1795916546233, null]], [], null]');
INSERT INTO public.audit_states VALUES ('org_01m8jffe5demnrjyesqpvsr442', 30, 2, 'settlements', 'set_01m8jffg5seqbatm64qvt5c9k5', '["set_01m8jffg5seqbatm64qvt5c9k5", "org_01m8jffe5demnrjyesqpvsr442", "receipt", "sales", "posted", "con_01m8jffej8e28srfsvfjvbx33a", "bac_01m8jffec4efwswt1cp8w49kba", "2026-03-06", 28200, 28200, null, null, 0, "jnl_01m8jffg5seqbatm64qx9tberx", null, null, "", 1795916546233, 1795916546233, 1, "2026-03-06", 1, "2026-03-06", "2026-03-06"]');
INSERT INTO public.audit_states VALUES ('org_01m8jffdazess8q5xv83sx3m5e', 3, 1, 'bank_accounts', 'bac_01m8jffe2re90a98ban7pb26wk', '["bac_01m8jffe2re90a98ban7pb26wk", "org_01m8jffdazess8q5xv83sx3m5e", "acc_01m8jffdazess8q5xv2grefyad", "Current", "current", null, null, null, null, null, null, null, 1795916544088, 1795916544088, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8jffe5demnrjyesqpvsr442', 1, 1, 'organisations', 'org_01m8jffe5demnrjyesqpvsr442', '["org_01m8jffe5demnrjyesqpvsr442", "Wren & Marsh Ltd", "GBP", "GB", "03-31", 1, null, "standard", null, "line", "active", null, 1795916544173, 1795916544173, 1, 0, null]');
INSERT INTO public.audit_states VALUES ('org_01m8jffe5demnrjyesqpvsr442', 1, 2, 'members', 'mem_01m8jffe5demnrjyesh1j8nacs', '["mem_01m8jffe5demnrjyesh1j8nacs", "org_01m8jffe5demnrjyesqpvsr442", "jo@example.com", "usr_01m8jffcf9ep9s3x7xepbz77cp", "owner", 1795916544173, 1795916544173, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8jffe5demnrjyesqpvsr442', 1, 3, 'accounts', 'acc_01m8jffe5demnrjyesh6mtzp68', '["acc_01m8jffe5demnrjyesh6mtzp68", "org_01m8jffe5demnrjyesqpvsr442", "1000", "Computer equipment", "ASSET", null, "ST", null, "active", 1795916544173, 1795916544173, 1, "fixed_assets"]');
INSERT INTO public.audit_states VALUES ('org_01m8jffe5demnrjyesqpvsr442', 1, 4, 'accounts', 'acc_01m8jffe5demnrjyesh89mjbqt', '["acc_01m8jffe5demnrjyesh89mjbqt", "org_01m8jffe5demnrjyesqpvsr442", "1010", "Office equipment and furniture", "ASSET", null, "ST", null, "active", 1795916544173, 1795916544173, 1, "fixed_assets"]');
INSERT INTO public.audit_states VALUES ('org_01m8jffe5demnrjyesqpvsr442', 1, 5, 'accounts', 'acc_01m8jffe5demnrjyeshd4kv9dr', '["acc_01m8jffe5demnrjyeshd4kv9dr", "org_01m8jffe5demnrjyesqpvsr442", "1020", "Motor vehicles", "ASSET", null, "ST", null, "active", 1795916544173, 1795916544173, 1, "fixed_assets"]');
INSERT INTO public.audit_states VALUES ('org_01m8jffe5demnrjyesqpvsr442', 1, 6, 'accounts', 'acc_01m8jffe5demnrjyeshgjqjqn2', '["acc_01m8jffe5demnrjyeshgjqjqn2", "org_01m8jffe5demnrjyesqpvsr442", "1090", "Accumulated depreciation", "ASSET", null, "NV", null, "active", 1795916544173, 1795916544173, 1, "fixed_assets"]');
INSERT INTO public.audit_states VALUES ('org_01m8jffe5demnrjyesqpvsr442', 1, 7, 'accounts', 'acc_01m8jffe5demnrjyeshm8e1tv4', '["acc_01m8jffe5demnrjyeshm8e1tv4", "org_01m8jffe5demnrjyesqpvsr442", "1100", "Stock", "ASSET", null, "ST", null, "active", 1795916544173, 1795916544173, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8jffe5demnrjyesqpvsr442', 1, 8, 'accounts', 'acc_01m8jffe5demnrjyeshv758600', '["acc_01m8jffe5demnrjyeshv758600", "org_01m8jffe5demnrjyesqpvsr442", "1200", "Trade debtors", "ASSET", "receivable", null, null, "active", 1795916544173, 1795916544173, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8jffe5demnrjyesqpvsr442', 1, 9, 'accounts', 'acc_01m8jffe5demnrjyeshyrjfg4n', '["acc_01m8jffe5demnrjyeshyrjfg4n", "org_01m8jffe5demnrjyesqpvsr442", "1210", "Prepayments", "ASSET", null, "NV", null, "active", 1795916544173, 1795916544173, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8jffe5demnrjyesqpvsr442', 1, 10, 'accounts', 'acc_01m8jffe5demnrjyesj22s1kfb', '["acc_01m8jffe5demnrjyesj22s1kfb", "org_01m8jffe5demnrjyesqpvsr442", "1220", "Other debtors", "ASSET", null, "NV", null, "active", 1795916544173, 1795916544173, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8jffe5demnrjyesqpvsr442', 1, 11, 'accounts', 'acc_01m8jffe5demnrjyesj77dcap9', '["acc_01m8jffe5demnrjyesj77dcap9", "org_01m8jffe5demnrjyesqpvsr442", "1300", "Current account", "ASSET", "bank", null, null, "active", 1795916544173, 1795916544173, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8jffe5demnrjyesqpvsr442', 1, 12, 'accounts', 'acc_01m8jffe5demnrjyesj9mgqwqh', '["acc_01m8jffe5demnrjyesj9mgqwqh", "org_01m8jffe5demnrjyesqpvsr442", "1310", "Petty cash", "ASSET", null, "NV", null, "active", 1795916544173, 1795916544173, 1, "cash"]');
INSERT INTO public.audit_states VALUES ('org_01m8jffe5demnrjyesqpvsr442', 1, 13, 'accounts', 'acc_01m8jffe5demnrjyesjd942kxq', '["acc_01m8jffe5demnrjyesjd942kxq", "org_01m8jffe5demnrjyesqpvsr442", "2100", "Trade creditors", "LIABILITY", "payable", null, null, "active", 1795916544173, 1795916544173, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8jffe5demnrjyesqpvsr442', 1, 14, 'accounts', 'acc_01m8jffe5demnrjyesjj701q4e', '["acc_01m8jffe5demnrjyesjj701q4e", "org_01m8jffe5demnrjyesqpvsr442", "2110", "Accruals", "LIABILITY", null, "NV", null, "active", 1795916544173, 1795916544173, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8jffe5demnrjyesqpvsr442', 1, 15, 'accounts', 'acc_01m8jffe5demnrjyesjq590n5b', '["acc_01m8jffe5demnrjyesjq590n5b", "org_01m8jffe5demnrjyesqpvsr442", "2200", "PAYE and National Insurance", "LIABILITY", null, "NV", null, "active", 1795916544173, 1795916544173, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8jffe5demnrjyesqpvsr442', 1, 16, 'accounts', 'acc_01m8jffe5demnrjyesjtg84117', '["acc_01m8jffe5demnrjyesjtg84117", "org_01m8jffe5demnrjyesqpvsr442", "2210", "Pension contributions", "LIABILITY", null, "NV", null, "active", 1795916544173, 1795916544173, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8jffe5demnrjyesqpvsr442', 1, 17, 'accounts', 'acc_01m8jffe5demnrjyesjw05epz3', '["acc_01m8jffe5demnrjyesjw05epz3", "org_01m8jffe5demnrjyesqpvsr442", "2220", "Net wages", "LIABILITY", null, "NV", null, "active", 1795916544173, 1795916544173, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8jffe5demnrjyesqpvsr442', 1, 18, 'accounts', 'acc_01m8jffe5demnrjyesk2ft9wxf', '["acc_01m8jffe5demnrjyesk2ft9wxf", "org_01m8jffe5demnrjyesqpvsr442", "2300", "Corporation tax", "LIABILITY", null, "NV", null, "active", 1795916544173, 1795916544173, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8jffe5demnrjyesqpvsr442', 1, 19, 'accounts', 'acc_01m8jffe5demnrjyesk7txrh0v', '["acc_01m8jffe5demnrjyesk7txrh0v", "org_01m8jffe5demnrjyesqpvsr442", "2400", "Director''s loan account", "LIABILITY", null, "NV", null, "active", 1795916544173, 1795916544173, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8jffe5demnrjyesqpvsr442', 1, 20, 'accounts', 'acc_01m8jffe5demnrjyesk9ks5b8d', '["acc_01m8jffe5demnrjyesk9ks5b8d", "org_01m8jffe5demnrjyesqpvsr442", "2500", "Bank loans", "LIABILITY", null, "NV", null, "active", 1795916544173, 1795916544173, 1, "long_term_liabilities"]');
INSERT INTO public.audit_states VALUES ('org_01m8jffe5demnrjyesqpvsr442', 1, 21, 'accounts', 'acc_01m8jffe5demnrjyeskd3e72t3', '["acc_01m8jffe5demnrjyeskd3e72t3", "org_01m8jffe5demnrjyesqpvsr442", "2900", "Suspense", "LIABILITY", "suspense", null, null, "active", 1795916544173, 1795916544173, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8jffe5demnrjyesqpvsr442', 1, 22, 'accounts', 'acc_01m8jffe5demnrjyeskjs0x894', '["acc_01m8jffe5demnrjyeskjs0x894", "org_01m8jffe5demnrjyesqpvsr442", "3000", "Share capital", "EQUITY", null, "NV", null, "active", 1795916544173, 1795916544173, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8jffe5demnrjyesqpvsr442', 1, 23, 'accounts', 'acc_01m8jffe5demnrjyesknxr9r8k', '["acc_01m8jffe5demnrjyesknxr9r8k", "org_01m8jffe5demnrjyesqpvsr442", "3100", "Retained earnings", "EQUITY", "retained_earnings", null, null, "active", 1795916544173, 1795916544173, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8jffe5demnrjyesqpvsr442', 1, 24, 'accounts', 'acc_01m8jffe5demnrjyeskt4nj3cf', '["acc_01m8jffe5demnrjyeskt4nj3cf", "org_01m8jffe5demnrjyesqpvsr442", "3200", "Dividends", "EQUITY", null, "NV", null, "active", 1795916544173, 1795916544173, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8jffe5demnrjyesqpvsr442', 1, 25, 'accounts', 'acc_01m8jffe5demnrjyeskwvze3ds', '["acc_01m8jffe5demnrjyeskwvze3ds", "org_01m8jffe5demnrjyesqpvsr442", "3900", "Opening balances", "EQUITY", "opening_balance", null, null, "active", 1795916544173, 1795916544173, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8jffe5demnrjyesqpvsr442', 1, 26, 'accounts', 'acc_01m8jffe5demnrjyesm39c815v', '["acc_01m8jffe5demnrjyesm39c815v", "org_01m8jffe5demnrjyesqpvsr442", "4000", "Sales", "INCOME", null, "ST", null, "active", 1795916544173, 1795916544173, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8jffe5demnrjyesqpvsr442', 1, 27, 'accounts', 'acc_01m8jffe5demnrjyesm70wt084', '["acc_01m8jffe5demnrjyesm70wt084", "org_01m8jffe5demnrjyesqpvsr442", "4010", "Sales, zero-rated", "INCOME", null, "ZR", null, "active", 1795916544173, 1795916544173, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8jffe5demnrjyesqpvsr442', 1, 28, 'accounts', 'acc_01m8jffe5demnrjyesm8chyb9g', '["acc_01m8jffe5demnrjyesm8chyb9g", "org_01m8jffe5demnrjyesqpvsr442", "4090", "Other income", "INCOME", null, "ST", null, "active", 1795916544173, 1795916544173, 1, "other_income"]');
INSERT INTO public.audit_states VALUES ('org_01m8jffe5demnrjyesqpvsr442', 1, 29, 'accounts', 'acc_01m8jffe5demnrjyesme61q37m', '["acc_01m8jffe5demnrjyesme61q37m", "org_01m8jffe5demnrjyesqpvsr442", "4900", "Interest received", "INCOME", null, "EX", null, "active", 1795916544173, 1795916544173, 1, "finance"]');
INSERT INTO public.audit_states VALUES ('org_01m8jffe5demnrjyesqpvsr442', 1, 30, 'accounts', 'acc_01m8jffe5demnrjyesmjc3247e', '["acc_01m8jffe5demnrjyesmjc3247e", "org_01m8jffe5demnrjyesqpvsr442", "4920", "VAT flat-rate scheme difference", "INCOME", "vat_scheme_difference", null, null, "active", 1795916544173, 1795916544173, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8jffe5demnrjyesqpvsr442', 1, 31, 'accounts', 'acc_01m8jffe5demnrjyesmms06v7s', '["acc_01m8jffe5demnrjyesmms06v7s", "org_01m8jffe5demnrjyesqpvsr442", "5000", "Cost of goods sold", "EXPENSE", null, "ST", null, "active", 1795916544173, 1795916544173, 1, "cost_of_sales"]');
INSERT INTO public.audit_states VALUES ('org_01m8jffe5demnrjyesqpvsr442', 1, 32, 'accounts', 'acc_01m8jffe5demnrjyesmsc7bee0', '["acc_01m8jffe5demnrjyesmsc7bee0", "org_01m8jffe5demnrjyesqpvsr442", "5010", "Subcontractors", "EXPENSE", null, "ST", null, "active", 1795916544173, 1795916544173, 1, "cost_of_sales"]');
INSERT INTO public.audit_states VALUES ('org_01m8jffe5demnrjyesqpvsr442', 1, 33, 'accounts', 'acc_01m8jffe5demnrjyesmyva2bjx', '["acc_01m8jffe5demnrjyesmyva2bjx", "org_01m8jffe5demnrjyesqpvsr442", "5020", "Carriage and postage", "EXPENSE", null, "ST", null, "active", 1795916544173, 1795916544173, 1, "cost_of_sales"]');
INSERT INTO public.audit_states VALUES ('org_01m8jffe5demnrjyesqpvsr442', 1, 34, 'accounts', 'acc_01m8jffe5demnrjyesn2879w22', '["acc_01m8jffe5demnrjyesn2879w22", "org_01m8jffe5demnrjyesqpvsr442", "6000", "Wages and salaries", "EXPENSE", null, "NV", null, "active", 1795916544173, 1795916544173, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8jffe5demnrjyesqpvsr442', 1, 35, 'accounts', 'acc_01m8jffe5demnrjyesn770v4y0', '["acc_01m8jffe5demnrjyesn770v4y0", "org_01m8jffe5demnrjyesqpvsr442", "6010", "Employer''s National Insurance", "EXPENSE", null, "NV", null, "active", 1795916544173, 1795916544173, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8jffe5demnrjyesqpvsr442', 1, 36, 'accounts', 'acc_01m8jffe5demnrjyesnayghr37', '["acc_01m8jffe5demnrjyesnayghr37", "org_01m8jffe5demnrjyesqpvsr442", "6020", "Employer''s pension", "EXPENSE", null, "NV", null, "active", 1795916544173, 1795916544173, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8jffe5demnrjyesqpvsr442', 1, 37, 'accounts', 'acc_01m8jffe5demnrjyesncfbw01j', '["acc_01m8jffe5demnrjyesncfbw01j", "org_01m8jffe5demnrjyesqpvsr442", "6100", "Rent", "EXPENSE", null, "EX", null, "active", 1795916544173, 1795916544173, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8jffe5demnrjyesqpvsr442', 1, 38, 'accounts', 'acc_01m8jffe5demnrjyesnj51txcs', '["acc_01m8jffe5demnrjyesnj51txcs", "org_01m8jffe5demnrjyesqpvsr442", "6110", "Business rates", "EXPENSE", null, "NV", null, "active", 1795916544173, 1795916544173, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8jffe5demnrjyesqpvsr442', 1, 39, 'accounts', 'acc_01m8jffe5demnrjyesnn2k7shy', '["acc_01m8jffe5demnrjyesnn2k7shy", "org_01m8jffe5demnrjyesqpvsr442", "6120", "Light, heat and water", "EXPENSE", null, "ST", null, "active", 1795916544173, 1795916544173, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8jffe5demnrjyesqpvsr442', 1, 40, 'accounts', 'acc_01m8jffe5demnrjyesnrr36m6t', '["acc_01m8jffe5demnrjyesnrr36m6t", "org_01m8jffe5demnrjyesqpvsr442", "6200", "Telephone and internet", "EXPENSE", null, "ST", null, "active", 1795916544173, 1795916544173, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8jffe5demnrjyesqpvsr442', 1, 41, 'accounts', 'acc_01m8jffe5demnrjyesnx4rbrrg', '["acc_01m8jffe5demnrjyesnx4rbrrg", "org_01m8jffe5demnrjyesqpvsr442", "6210", "Software and subscriptions", "EXPENSE", null, "ST", null, "active", 1795916544173, 1795916544173, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8jffe5demnrjyesqpvsr442', 1, 42, 'accounts', 'acc_01m8jffe5demnrjyesp395e4ma', '["acc_01m8jffe5demnrjyesp395e4ma", "org_01m8jffe5demnrjyesqpvsr442", "6220", "Printing and stationery", "EXPENSE", null, "ST", null, "active", 1795916544173, 1795916544173, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8jffe5demnrjyesqpvsr442', 1, 43, 'accounts', 'acc_01m8jffe5demnrjyesp55463q8', '["acc_01m8jffe5demnrjyesp55463q8", "org_01m8jffe5demnrjyesqpvsr442", "6300", "Travel and subsistence", "EXPENSE", null, "ZR", null, "active", 1795916544173, 1795916544173, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8jffe5demnrjyesqpvsr442', 1, 44, 'accounts', 'acc_01m8jffe5demnrjyesp99788w8', '["acc_01m8jffe5demnrjyesp99788w8", "org_01m8jffe5demnrjyesqpvsr442", "6310", "Motor expenses", "EXPENSE", null, "ST", null, "active", 1795916544173, 1795916544173, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8jffe5demnrjyesqpvsr442', 1, 45, 'accounts', 'acc_01m8jffe5demnrjyespf7sy36y', '["acc_01m8jffe5demnrjyespf7sy36y", "org_01m8jffe5demnrjyesqpvsr442", "6320", "Repairs and maintenance", "EXPENSE", null, "ST", null, "active", 1795916544173, 1795916544173, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8jffe5demnrjyesqpvsr442', 1, 46, 'accounts', 'acc_01m8jffe5demnrjyesphm5a9mv', '["acc_01m8jffe5demnrjyesphm5a9mv", "org_01m8jffe5demnrjyesqpvsr442", "6400", "Advertising and marketing", "EXPENSE", null, "ST", null, "active", 1795916544173, 1795916544173, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8jffe5demnrjyesqpvsr442', 1, 47, 'accounts', 'acc_01m8jffe5demnrjyespqv1d372', '["acc_01m8jffe5demnrjyespqv1d372", "org_01m8jffe5demnrjyesqpvsr442", "6500", "Accountancy and legal fees", "EXPENSE", null, "ST", null, "active", 1795916544173, 1795916544173, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8jffe5demnrjyesqpvsr442', 1, 48, 'accounts', 'acc_01m8jffe5demnrjyespvkh9k20', '["acc_01m8jffe5demnrjyespvkh9k20", "org_01m8jffe5demnrjyesqpvsr442", "6600", "Insurance", "EXPENSE", null, "EX", null, "active", 1795916544173, 1795916544173, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8jffe5demnrjyesqpvsr442', 1, 49, 'accounts', 'acc_01m8jffe5demnrjyespwsrs1xj', '["acc_01m8jffe5demnrjyespwsrs1xj", "org_01m8jffe5demnrjyesqpvsr442", "6700", "Bank charges", "EXPENSE", null, "EX", null, "active", 1795916544173, 1795916544173, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8jffe5demnrjyesqpvsr442', 1, 50, 'accounts', 'acc_01m8jffe5demnrjyesq31j0z4z', '["acc_01m8jffe5demnrjyesq31j0z4z", "org_01m8jffe5demnrjyesqpvsr442", "6800", "Depreciation", "EXPENSE", null, "NV", null, "active", 1795916544173, 1795916544173, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8jffe5demnrjyesqpvsr442', 1, 51, 'accounts', 'acc_01m8jffe5demnrjyesq6apfdc9', '["acc_01m8jffe5demnrjyesq6apfdc9", "org_01m8jffe5demnrjyesqpvsr442", "6810", "Bad debts", "EXPENSE", null, "NV", null, "active", 1795916544173, 1795916544173, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8jffe5demnrjyesqpvsr442', 1, 52, 'accounts', 'acc_01m8jffe5demnrjyesq90861tv', '["acc_01m8jffe5demnrjyesq90861tv", "org_01m8jffe5demnrjyesqpvsr442", "6900", "Interest payable", "EXPENSE", null, "EX", null, "active", 1795916544173, 1795916544173, 1, "finance"]');
INSERT INTO public.audit_states VALUES ('org_01m8jffe5demnrjyesqpvsr442', 1, 53, 'accounts', 'acc_01m8jffe5demnrjyesqfky0r30', '["acc_01m8jffe5demnrjyesqfky0r30", "org_01m8jffe5demnrjyesqpvsr442", "6990", "Rounding differences", "EXPENSE", "rounding", null, null, "active", 1795916544173, 1795916544173, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8jffe5demnrjyesqpvsr442', 1, 54, 'accounts', 'acc_01m8jffe5demnrjyesqjrh151j', '["acc_01m8jffe5demnrjyesqjrh151j", "org_01m8jffe5demnrjyesqpvsr442", "8000", "Corporation tax charge", "EXPENSE", null, "NV", null, "active", 1795916544173, 1795916544173, 1, "tax"]');
INSERT INTO public.audit_states VALUES ('org_01m8jffe5demnrjyesqpvsr442', 2, 1, 'accounts', 'acc_01m8jffe7deyvtc63yvfezwqm7', '["acc_01m8jffe7deyvtc63yvfezwqm7", "org_01m8jffe5demnrjyesqpvsr442", "2250", "VAT", "LIABILITY", "vat_control", null, null, "active", 1795916544237, 1795916544237, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8jffe5demnrjyesqpvsr442', 3, 1, 'accounts', 'acc_01m8jffe9me0r96m1wsrmfm3fa', '["acc_01m8jffe9me0r96m1wsrmfm3fa", "org_01m8jffe5demnrjyesqpvsr442", "4100", "Room hire", "INCOME", null, "EX", null, "active", 1795916544308, 1795916544308, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8jffe5demnrjyesqpvsr442', 14, 1, 'invoices', 'inv_01m8jfff0reeetwg4fn10hdt8v', '["inv_01m8jfff0reeetwg4fn10hdt8v", "org_01m8jffe5demnrjyesqpvsr442", "sales", "invoice", "issued", "INV-0001", "con_01m8jffefaev3t5zcre3b3k82n", "2026-01-15", "2026-02-14", "exclusive", null, null, 195000, 39000, 234000, 0, 0, "issued", "jnl_01m8jfff0reeetwg4fn6dm5f68", null, null, "inv-0001", 1795916545048, 1795916545048, 1, "9999-99-99", 0, null, null, [["org_01m8jffe5demnrjyesqpvsr442", 1, "Course design, 3 days", "3", "650.00", null, "acc_01m8jffe5demnrjyesm39c815v", "ST", null, 195000, 39000, 234000]], [], [], null]');
INSERT INTO public.audit_states VALUES ('org_01m8jffe5demnrjyesqpvsr442', 14, 2, 'number_sequences', 'invoice', '["org_01m8jffe5demnrjyesqpvsr442", "invoice", 1]');
INSERT INTO public.audit_states VALUES ('org_01m8jffe5demnrjyesqpvsr442', 15, 1, 'invoices', 'inv_01m8jfff28ejevcn0mhqstjk73', '["inv_01m8jfff28ejevcn0mhqstjk73", "org_01m8jffe5demnrjyesqpvsr442", "purchase", "invoice", "issued", "PX-881", "con_01m8jfferfehabfp95s7v65gxw", "2026-01-20", "2026-02-19", "exclusive", null, null, 41200, 0, 41200, 0, 0, "issued", "jnl_01m8jfff28ejevcn0mht276ycq", null, null, "px-881", 1795916545096, 1795916545096, 1, "9999-99-99", 0, null, null, [["org_01m8jffe5demnrjyesqpvsr442", 1, "Printing of workbooks", "1", "412.00", null, "acc_01m8jffe5demnrjyesmms06v7s", "ZR", null, 41200, 0, 41200]], [], [], null]');
INSERT INTO public.audit_states VALUES ('org_01m8jffe5demnrjyesqpvsr442', 16, 1, 'invoices', 'inv_01m8jfff32e9v876n3avwwkj12', '["inv_01m8jfff32e9v876n3avwwkj12", "org_01m8jffe5demnrjyesqpvsr442", "purchase", "invoice", "issued", "TB-0117", "con_01m8jffesmesabqe1j04z83g8y", "2026-01-21", "2026-02-20", "exclusive", null, null, 89900, 17980, 107880, 0, 0, "issued", "jnl_01m8jfff32e9v876n3az92ekew", null, null, "tb-0117", 1795916545122, 1795916545122, 1, "9999-99-99", 0, null, null, [["org_01m8jffe5demnrjyesqpvsr442", 1, "Laptop", "1", "899.00", null, "acc_01m8jffe5demnrjyesh6mtzp68", "ST", null, 89900, 17980, 107880]], [], [], null]');
INSERT INTO public.audit_states VALUES ('org_01m8jffe5demnrjyesqpvsr442', 17, 1, 'invoices', 'inv_01m8jfff67ew2vs003v127w5va', '["inv_01m8jfff67ew2vs003v127w5va", "org_01m8jffe5demnrjyesqpvsr442", "sales", "invoice", "issued", "INV-0002", "con_01m8jffefaev3t5zcre3b3k82n", "2026-01-28", "2026-02-27", "exclusive", null, null, 87000, 0, 87000, 0, 0, "issued", "jnl_01m8jfff67ew2vs003v4krk473", null, null, "inv-0002", 1795916545223, 1795916545223, 1, "9999-99-99", 0, null, null, [["org_01m8jffe5demnrjyesqpvsr442", 1, "Workbooks", "120", "7.25", null, "acc_01m8jffe5demnrjyesm70wt084", "ZR", null, 87000, 0, 87000]], [], [], null]');
INSERT INTO public.audit_states VALUES ('org_01m8jffe5demnrjyesqpvsr442', 17, 2, 'number_sequences', 'invoice', '["org_01m8jffe5demnrjyesqpvsr442", "invoice", 2]');
INSERT INTO public.audit_states VALUES ('org_01m8jffe5demnrjyesqpvsr442', 19, 1, 'invoices', 'inv_01m8jfff8yen986zhd7g9c1gxx', '["inv_01m8jfff8yen986zhd7g9c1gxx", "org_01m8jffe5demnrjyesqpvsr442", "sales", "invoice", "issued", "INV-0003", "con_01m8jffej8e28srfsvfjvbx33a", "2026-02-09", "2026-03-11", "exclusive", null, null, 27500, 700, 28200, 0, 0, "issued", "jnl_01m8jfff8yen986zhd7q6b3xx8", null, null, "inv-0003", 1795916545310, 1795916545310, 1, "9999-99-99", 0, null, null, [["org_01m8jffe5demnrjyesqpvsr442", 1, "Seminar room, 5 evenings", "5", "48.00", null, "acc_01m8jffe9me0r96m1wsrmfm3fa", "EX", null, 24000, 0, 24000], ["org_01m8jffe5demnrjyesqpvsr442", 2, "Projector", "1", "35.00", null, "acc_01m8jffe5demnrjyesm39c815v", "ST", null, 3500, 700, 4200]], [], [], null]');
INSERT INTO public.audit_states VALUES ('org_01m8jffe5demnrjyesqpvsr442', 19, 2, 'number_sequences', 'invoice', '["org_01m8jffe5demnrjyesqpvsr442", "invoice", 3]');
INSERT INTO public.audit_states VALUES ('org_01m8jffe5demnrjyesqpvsr442', 20, 1, 'invoices', 'inv_01m8jfff9ped39gqsgehww1dsa', '["inv_01m8jfff9ped39gqsgehww1dsa", "org_01m8jffe5demnrjyesqpvsr442", "sales", "invoice", "issued", "INV-0004", "con_01m8jffepke1pv6mvmz4wg7h5f", "2026-02-20", "2026-03-22", "exclusive", null, null, 133200, 26640, 159840, 0, 0, "issued", "jnl_01m8jfff9ped39gqsgenfhdsnd", null, null, "inv-0004", 1795916545334, 1795916545334, 1, "9999-99-99", 0, null, null, [["org_01m8jffe5demnrjyesqpvsr442", 1, "Course for new starters", "1", "1480.00", "10", "acc_01m8jffe5demnrjyesm39c815v", "ST", null, 133200, 26640, 159840]], [], [], null]');
INSERT INTO public.audit_states VALUES ('org_01m8jffe5demnrjyesqpvsr442', 20, 2, 'number_sequences', 'invoice', '["org_01m8jffe5demnrjyesqpvsr442", "invoice", 4]');
INSERT INTO public.audit_states VALUES ('org_01m8jffe5demnrjyesqpvsr442', 21, 1, 'invoices', 'inv_01m8jfffaeeda96g2wvz30fef7', '["inv_01m8jfffaeeda96g2wvz30fef7", "org_01m8jffe5demnrjyesqpvsr442", "sales", "invoice", "issued", "INV-0005", "con_01m8jffepke1pv6mvmz4wg7h5f", "2026-03-03", "2026-04-02", "exclusive", null, null, 50000, 10000, 60000, 0, 0, "issued", "jnl_01m8jfffaeeda96g2ww10bqs6j", null, null, "inv-0005", 1795916545358, 1795916545358, 1, "9999-99-99", 0, null, null, [["org_01m8jffe5demnrjyesqpvsr442", 1, "Raised in error", "1", "500.00", null, "acc_01m8jffe5demnrjyesm39c815v", "ST", null, 50000, 10000, 60000]], [], [], null]');
INSERT INTO public.audit_states VALUES ('org_01m8jffe5demnrjyesqpvsr442', 21, 2, 'number_sequences', 'invoice', '["org_01m8jffe5demnrjyesqpvsr442", "invoice", 5]');
INSERT INTO public.audit_states VALUES ('org_01m8jffe5demnrjyesqpvsr442', 23, 1, 'invoices', 'inv_01m8jfffgtewkrrw1kcxj47187', '["inv_01m8jfffgtewkrrw1kcxj47187", "org_01m8jffe5demnrjyesqpvsr442", "purchase", "invoice", "issued", "FR-1209", "con_01m8jffevqeq4amwf5hgx0e1yd", "2026-03-24", "2026-04-23", "inclusive", null, null, 64000, 12800, 76800, 0, 0, "issued", "jnl_01m8jfffgtewkrrw1kd2rzapa1", null, null, "fr-1209", 1795916545562, 1795916545562, 1, "9999-99-99", 0, null, null, [["org_01m8jffe5demnrjyesqpvsr442", 1, "Illustration, 2 days", "2", "384.00", null, "acc_01m8jffe5demnrjyesmsc7bee0", "ST", null, 64000, 12800, 76800]], [], [], null]');
INSERT INTO public.audit_states VALUES ('org_01m8jffe5demnrjyesqpvsr442', 24, 1, 'invoices', 'inv_01m8jfffjbejwtg5wcg04q61dn', '["inv_01m8jfffjbejwtg5wcg04q61dn", "org_01m8jffe5demnrjyesqpvsr442", "sales", "invoice", "issued", "INV-0006", "con_01m8jffefaev3t5zcre3b3k82n", "2026-03-27", "2026-04-26", "exclusive", null, null, 49900, 6500, 56400, 0, 0, "issued", "jnl_01m8jfffjbejwtg5wcg7114adg", null, null, "inv-0006", 1795916545611, 1795916545611, 1, "9999-99-99", 0, null, null, [["org_01m8jffe5demnrjyesqpvsr442", 1, "Workbooks", "24", "7.25", null, "acc_01m8jffe5demnrjyesm70wt084", "ZR", null, 17400, 0, 17400], ["org_01m8jffe5demnrjyesqpvsr442", 2, "Half a day of course design", "0.5", "650.00", null, "acc_01m8jffe5demnrjyesm39c815v", "ST", null, 32500, 6500, 39000]], [], [], null]');
INSERT INTO public.audit_states VALUES ('org_01m8jffe5demnrjyesqpvsr442', 24, 2, 'number_sequences', 'invoice', '["org_01m8jffe5demnrjyesqpvsr442", "invoice", 6]');
INSERT INTO public.audit_states VALUES ('org_01m8jffe5demnrjyesqpvsr442', 25, 1, 'invoices', 'inv_01m8jfffaeeda96g2wvz30fef7', '["inv_01m8jfffaeeda96g2wvz30fef7", "org_01m8jffe5demnrjyesqpvsr442", "sales", "invoice", "void", "INV-0005", "con_01m8jffepke1pv6mvmz4wg7h5f", "2026-03-03", "2026-04-02", "exclusive", null, null, 50000, 10000, 60000, 0, 0, "issued", "jnl_01m8jfffaeeda96g2ww10bqs6j", "2026-03-03", "jnl_01m8jfffpmecm9hkfx4zfsg9ka", "inv-0005", 1795916545358, 1795916545748, 2, "2026-03-03", 0, null, null, [["org_01m8jffe5demnrjyesqpvsr442", 1, "Raised in error", "1", "500.00", null, "acc_01m8jffe5demnrjyesm39c815v", "ST", null, 50000, 10000, 60000]], [], [], null]');
INSERT INTO public.audit_states VALUES ('org_01m8jffe5demnrjyesqpvsr442', 46, 1, 'bank_transactions', 'btx_01m8jffgbheqgt8mnwnkeb55we', '["btx_01m8jffgbheqgt8mnwnkeb55we", "org_01m8jffe5demnrjyesqpvsr442", "bac_01m8jffec4efwswt1cp8w49kba", "2026-03-25", -200000, "TFR TO SAVINGS", null, null, 1, "tfr to savings", "confirmed", null, "NV", null, null, "transfer", "jnl_01m8jffjrxejyah9gnzkmmxnej", 1, null, "NV", 0, 1795916548893, 1795916546417, 1795916548893, 2, null, "b7b90b8ee2bd4f650d5f978b5912eb492294e4044b7d3c5c2e065ca73b855eae", []]');
INSERT INTO public.audit_states VALUES ('org_01m8jffe5demnrjyesqpvsr442', 48, 1, 'bank_transactions', 'btx_01m8jffgbheqgt8mnwmcn3bvcy', '["btx_01m8jffgbheqgt8mnwmcn3bvcy", "org_01m8jffe5demnrjyesqpvsr442", "bac_01m8jffec4efwswt1cp8w49kba", "2026-02-02", -3600, "CARD SLATEWORK SOFTWARE SUBSCRIPTION", null, null, 1, "card slatework software subscription", "unconfirmed", "acc_01m8jffe5demnrjyesnx4rbrrg", "ST", null, null, null, null, null, null, null, null, null, 1795916546417, 1795916550141, 2, null, "67141ee03747f94a367872676174183b43b71f3c3cdd657ed483571c76ec7c0e", []]');
INSERT INTO public.audit_states VALUES ('org_01m8jffe5demnrjyesqpvsr442', 49, 1, 'bank_transactions', 'btx_01m8jffgbheqgt8mnwmvg2apqh', '["btx_01m8jffgbheqgt8mnwmvg2apqh", "org_01m8jffe5demnrjyesqpvsr442", "bac_01m8jffec4efwswt1cp8w49kba", "2026-02-18", -5840, "CARD TRAINLINE.COM LONDON", null, null, 1, "card trainline.com london", "unconfirmed", "acc_01m8jffe5demnrjyesp55463q8", "ZR", null, null, null, null, null, null, null, null, null, 1795916546417, 1795916550141, 2, null, "56cf7dbbb1cce80aae434516f639c2ae3ac2f04ae4e3ec16a64f481c4271ce17", []]');
INSERT INTO public.audit_states VALUES ('org_01m8jffe5demnrjyesqpvsr442', 50, 1, 'bank_transactions', 'btx_01m8jffgbheqgt8mnwn0kxmcpw', '["btx_01m8jffgbheqgt8mnwn0kxmcpw", "org_01m8jffe5demnrjyesqpvsr442", "bac_01m8jffec4efwswt1cp8w49kba", "2026-03-02", -3600, "CARD SLATEWORK SOFTWARE SUBSCRIPTION", null, null, 1, "card slatework software subscription", "unconfirmed", "acc_01m8jffe5demnrjyesnx4rbrrg", "ST", null, null, null, null, null, null, null, null, null, 1795916546417, 1795916550141, 2, null, "c9f5fec85cb8d9a7ff4021b408ab259a9bb61a729b1b9895d3cbf4c028444205", []]');
INSERT INTO public.audit_states VALUES ('org_01m8jffe5demnrjyesqpvsr442', 51, 1, 'bank_transactions', 'btx_01m8jffgbheqgt8mnwndaxgkqq', '["btx_01m8jffgbheqgt8mnwndaxgkqq", "org_01m8jffe5demnrjyesqpvsr442", "bac_01m8jffec4efwswt1cp8w49kba", "2026-03-20", -750, "TOTAL CHARGES TO 19MAR2026", null, null, 1, "total charges to 19mar2026", "unconfirmed", "acc_01m8jffe5demnrjyespwsrs1xj", "EX", null, null, null, null, null, null, null, null, null, 1795916546417, 1795916550141, 2, null, "f0ba29b088e504eae3e9a2fe7a0600dae5d622db4b4b80ccffa83595db79f5c3", []]');
INSERT INTO public.audit_states VALUES ('org_01m8jffe5demnrjyesqpvsr442', 53, 1, 'bank_transactions', 'btx_01m8jffgbheqgt8mnwn0kxmcpw', '["btx_01m8jffgbheqgt8mnwn0kxmcpw", "org_01m8jffe5demnrjyesqpvsr442", "bac_01m8jffec4efwswt1cp8w49kba", "2026-03-02", -3600, "CARD SLATEWORK SOFTWARE SUBSCRIPTION", null, null, 1, "card slatework software subscription", "confirmed", "acc_01m8jffe5demnrjyesnx4rbrrg", "ST", null, null, "account", "jnl_01m8jffmdcews99m9mhh29we2t", 1, "acc_01m8jffe5demnrjyesnx4rbrrg", "ST", -600, 1795916550572, 1795916546417, 1795916550572, 3, null, "c9f5fec85cb8d9a7ff4021b408ab259a9bb61a729b1b9895d3cbf4c028444205", []]');
INSERT INTO public.audit_states VALUES ('org_01m8jffdazess8q5xv83sx3m5e', 6, 1, 'bank_transactions', 'btx_01m8jffp0cepsbz83tj3mkmtzr', '["btx_01m8jffp0cepsbz83tj3mkmtzr", "org_01m8jffdazess8q5xv83sx3m5e", "bac_01m8jffe2re90a98ban7pb26wk", "2026-03-02", -50000, "CARD 4417 SCREWFIX", null, null, 1, "card 4417 screwfix", "unconfirmed", null, "NV", null, null, null, null, null, null, null, null, null, 1795916552204, 1795916552204, 1, null, "0ed9bb1b0d55af6c307ff282ecdc85bc1bd02e3792ac92d0af03bb4a90c6ddd4", []]');
INSERT INTO public.audit_states VALUES ('org_01m8jffe5demnrjyesqpvsr442', 31, 1, 'bank_accounts', 'bac_01m8jffec4efwswt1cp8w49kba', '["bac_01m8jffec4efwswt1cp8w49kba", "org_01m8jffe5demnrjyesqpvsr442", "acc_01m8jffe5demnrjyesj77dcap9", "Current", "current", null, null, null, 1000000, "2026-01-01", "jnl_01m8jffec4efwswt1cpkfwp29c", 900715, 1795916544388, 1795916546417, 2, "2026-03-31"]');
INSERT INTO public.audit_states VALUES ('org_01m8jffe5demnrjyesqpvsr442', 31, 2, 'stated_balances', 'bac_01m8jffec4efwswt1cp8w49kba/2026-03-31', '["org_01m8jffe5demnrjyesqpvsr442", "bac_01m8jffec4efwswt1cp8w49kba", "2026-03-31", 900715, 1795916546417]');
INSERT INTO public.audit_states VALUES ('org_01m8jffe5demnrjyesqpvsr442', 31, 3, 'bank_transactions', 'btx_01m8jffgbheqgt8mnwm574j7tb', '["btx_01m8jffgbheqgt8mnwm574j7tb", "org_01m8jffe5demnrjyesqpvsr442", "bac_01m8jffec4efwswt1cp8w49kba", "2026-01-22", -107880, "FPO TECHBARN LTD TB-0117", null, null, 1, "fpo techbarn ltd tb-0117", "unconfirmed", null, "NV", null, null, null, null, null, null, null, null, null, 1795916546417, 1795916546417, 1, null, "1272808c0b8e7153718481fdd8cad3bca1177a0d294a925b0d41e3b4b2ae4845", []]');
INSERT INTO public.audit_states VALUES ('org_01m8jffe5demnrjyesqpvsr442', 31, 4, 'bank_transactions', 'btx_01m8jffgbheqgt8mnwmawthm65', '["btx_01m8jffgbheqgt8mnwmawthm65", "org_01m8jffe5demnrjyesqpvsr442", "bac_01m8jffec4efwswt1cp8w49kba", "2026-01-30", 150000, "FPI ABBEY SCHOOLS TRUST PART INV-0001", null, null, 1, "fpi abbey schools trust part inv-0001", "unconfirmed", null, "NV", null, null, null, null, null, null, null, null, null, 1795916546417, 1795916546417, 1, null, "328dd05df287413bbd6f750059372a7f48a2fe8810a1c938b25cc5b4201f7110", []]');
INSERT INTO public.audit_states VALUES ('org_01m8jffe5demnrjyesqpvsr442', 31, 5, 'bank_transactions', 'btx_01m8jffgbheqgt8mnwmcn3bvcy', '["btx_01m8jffgbheqgt8mnwmcn3bvcy", "org_01m8jffe5demnrjyesqpvsr442", "bac_01m8jffec4efwswt1cp8w49kba", "2026-02-02", -3600, "CARD SLATEWORK SOFTWARE SUBSCRIPTION", null, null, 1, "card slatework software subscription", "unconfirmed", null, "NV", null, null, null, null, null, null, null, null, null, 1795916546417, 1795916546417, 1, null, "67141ee03747f94a367872676174183b43b71f3c3cdd657ed483571c76ec7c0e", []]');
INSERT INTO public.audit_states VALUES ('org_01m8jffe5demnrjyesqpvsr442', 31, 6, 'bank_transactions', 'btx_01m8jffgbheqgt8mnwmg74tp5s', '["btx_01m8jffgbheqgt8mnwmg74tp5s", "org_01m8jffe5demnrjyesqpvsr442", "bac_01m8jffec4efwswt1cp8w49kba", "2026-02-10", -135000, "FPO HARCOURT LETTINGS HL-33", null, null, 1, "fpo harcourt lettings hl-33", "unconfirmed", null, "NV", null, null, null, null, null, null, null, null, null, 1795916546417, 1795916546417, 1, null, "a554bd883699f03b2433581dae214b19ef4ca02926a5399a2312d8445d2ae6f3", []]');
INSERT INTO public.audit_states VALUES ('org_01m8jffe5demnrjyesqpvsr442', 31, 7, 'bank_transactions', 'btx_01m8jffgbheqgt8mnwmnmdc98e', '["btx_01m8jffgbheqgt8mnwmnmdc98e", "org_01m8jffe5demnrjyesqpvsr442", "bac_01m8jffec4efwswt1cp8w49kba", "2026-02-16", 171000, "FPI ABBEY SCHOOLS TRUST INV-0001 INV-0002", null, null, 1, "fpi abbey schools trust inv-0001 inv-0002", "unconfirmed", null, "NV", null, null, null, null, null, null, null, null, null, 1795916546417, 1795916546417, 1, null, "3a4f56ddd806837edc73f6f4dc68c99dacbe0696ccc891aed5fa4883ff1e7336", []]');
INSERT INTO public.audit_states VALUES ('org_01m8jffe5demnrjyesqpvsr442', 31, 8, 'bank_transactions', 'btx_01m8jffgbheqgt8mnwmvg2apqh', '["btx_01m8jffgbheqgt8mnwmvg2apqh", "org_01m8jffe5demnrjyesqpvsr442", "bac_01m8jffec4efwswt1cp8w49kba", "2026-02-18", -5840, "CARD TRAINLINE.COM LONDON", null, null, 1, "card trainline.com london", "unconfirmed", null, "NV", null, null, null, null, null, null, null, null, null, 1795916546417, 1795916546417, 1, null, "56cf7dbbb1cce80aae434516f639c2ae3ac2f04ae4e3ec16a64f481c4271ce17", []]');
INSERT INTO public.audit_states VALUES ('org_01m8jffe5demnrjyesqpvsr442', 31, 9, 'bank_transactions', 'btx_01m8jffgbheqgt8mnwmyp97mmh', '["btx_01m8jffgbheqgt8mnwmyp97mmh", "org_01m8jffe5demnrjyesqpvsr442", "bac_01m8jffec4efwswt1cp8w49kba", "2026-02-27", -40000, "FPO PRINTWELL PX-881", null, null, 1, "fpo printwell px-881", "unconfirmed", null, "NV", null, null, null, null, null, null, null, null, null, 1795916546417, 1795916546417, 1, null, "cbb4004e5f456dd9c35d050b3fe3c9e6b04bf0eab21532e492b097a7b21b73a1", []]');
INSERT INTO public.audit_states VALUES ('org_01m8jffe5demnrjyesqpvsr442', 31, 10, 'bank_transactions', 'btx_01m8jffgbheqgt8mnwn0kxmcpw', '["btx_01m8jffgbheqgt8mnwn0kxmcpw", "org_01m8jffe5demnrjyesqpvsr442", "bac_01m8jffec4efwswt1cp8w49kba", "2026-03-02", -3600, "CARD SLATEWORK SOFTWARE SUBSCRIPTION", null, null, 1, "card slatework software subscription", "unconfirmed", null, "NV", null, null, null, null, null, null, null, null, null, 1795916546417, 1795916546417, 1, null, "c9f5fec85cb8d9a7ff4021b408ab259a9bb61a729b1b9895d3cbf4c028444205", []]');
INSERT INTO public.audit_states VALUES ('org_01m8jffe5demnrjyesqpvsr442', 31, 11, 'bank_transactions', 'btx_01m8jffgbheqgt8mnwn65azczj', '["btx_01m8jffgbheqgt8mnwn65azczj", "org_01m8jffe5demnrjyesqpvsr442", "bac_01m8jffec4efwswt1cp8w49kba", "2026-03-06", 28200, "FPI KESTREL FITNESS CIC INV-0003", null, null, 1, "fpi kestrel fitness cic inv-0003", "unconfirmed", null, "NV", null, null, null, null, null, null, null, null, null, 1795916546417, 1795916546417, 1, null, "8e0352e4b1b35f89518582419b2ff0638d7196ea458695b1839482ea1b564551", []]');
INSERT INTO public.audit_states VALUES ('org_01m8jffe5demnrjyesqpvsr442', 31, 12, 'bank_transactions', 'btx_01m8jffgbheqgt8mnwnbpx0xp6', '["btx_01m8jffgbheqgt8mnwnbpx0xp6", "org_01m8jffe5demnrjyesqpvsr442", "bac_01m8jffec4efwswt1cp8w49kba", "2026-03-16", 141840, "FPI MARLOW AND PIKE LLP INV-0004 LESS CN-0001", null, null, 1, "fpi marlow and pike llp inv-0004 less cn-0001", "unconfirmed", null, "NV", null, null, null, null, null, null, null, null, null, 1795916546417, 1795916546417, 1, null, "71e7888d7a34f0bcc91a019e775f105d0016a4f32f799edaf02f3d2a7290e64d", []]');
INSERT INTO public.audit_states VALUES ('org_01m8jffe5demnrjyesqpvsr442', 31, 13, 'bank_transactions', 'btx_01m8jffgbheqgt8mnwndaxgkqq', '["btx_01m8jffgbheqgt8mnwndaxgkqq", "org_01m8jffe5demnrjyesqpvsr442", "bac_01m8jffec4efwswt1cp8w49kba", "2026-03-20", -750, "TOTAL CHARGES TO 19MAR2026", null, null, 1, "total charges to 19mar2026", "unconfirmed", null, "NV", null, null, null, null, null, null, null, null, null, 1795916546417, 1795916546417, 1, null, "f0ba29b088e504eae3e9a2fe7a0600dae5d622db4b4b80ccffa83595db79f5c3", []]');
INSERT INTO public.audit_states VALUES ('org_01m8jffe5demnrjyesqpvsr442', 31, 14, 'bank_transactions', 'btx_01m8jffgbheqgt8mnwnkeb55we', '["btx_01m8jffgbheqgt8mnwnkeb55we", "org_01m8jffe5demnrjyesqpvsr442", "bac_01m8jffec4efwswt1cp8w49kba", "2026-03-25", -200000, "TFR TO SAVINGS", null, null, 1, "tfr to savings", "unconfirmed", null, "NV", null, null, null, null, null, null, null, null, null, 1795916546417, 1795916546417, 1, null, "b7b90b8ee2bd4f650d5f978b5912eb492294e4044b7d3c5c2e065ca73b855eae", []]');
INSERT INTO public.audit_states VALUES ('org_01m8jffe5demnrjyesqpvsr442', 31, 15, 'bank_transactions', 'btx_01m8jffgbheqgt8mnwnqy1b4kf', '["btx_01m8jffgbheqgt8mnwnqy1b4kf", "org_01m8jffe5demnrjyesqpvsr442", "bac_01m8jffec4efwswt1cp8w49kba", "2026-03-31", -93655, "FPO J WREN NET PAY MARCH", null, null, 1, "fpo j wren net pay march", "unconfirmed", null, "NV", null, null, null, null, null, null, null, null, null, 1795916546417, 1795916546417, 1, null, "b723781a8f8f5c03549e3d18755201bd640e2ac657779e194ac48817223ffdee", []]');
INSERT INTO public.audit_states VALUES ('org_01m8jffdazess8q5xv83sx3m5e', 8, 1, 'bank_transactions', 'btx_01m8jffp0cepsbz83tj3mkmtzr', '["btx_01m8jffp0cepsbz83tj3mkmtzr", "org_01m8jffdazess8q5xv83sx3m5e", "bac_01m8jffe2re90a98ban7pb26wk", "2026-03-02", -50000, "CARD 4417 SCREWFIX", null, null, 1, "card 4417 screwfix", "confirmed", null, "NV", null, null, "match", "jnl_01m8jffp29ev49whyenq51pqd8", 2, null, null, 0, 1795916552318, 1795916552204, 1795916552318, 2, null, "0ed9bb1b0d55af6c307ff282ecdc85bc1bd02e3792ac92d0af03bb4a90c6ddd4", []]');
INSERT INTO public.audit_states VALUES ('org_01m8jffe5demnrjyesqpvsr442', 32, 1, 'invoices', 'inv_01m8jfff32e9v876n3avwwkj12', '["inv_01m8jfff32e9v876n3avwwkj12", "org_01m8jffe5demnrjyesqpvsr442", "purchase", "invoice", "issued", "TB-0117", "con_01m8jffesmesabqe1j04z83g8y", "2026-01-21", "2026-02-20", "exclusive", null, null, 89900, 17980, 107880, 107880, 0, "issued", "jnl_01m8jfff32e9v876n3az92ekew", null, null, "tb-0117", 1795916545122, 1795916546938, 2, "2026-01-22", 1, "2026-01-22", "2026-01-22", [["org_01m8jffe5demnrjyesqpvsr442", 1, "Laptop", "1", "899.00", null, "acc_01m8jffe5demnrjyesh6mtzp68", "ST", null, 89900, 17980, 107880]], [["alc_01m8jffgvte7sbvbexmchc1esa", "org_01m8jffe5demnrjyesqpvsr442", "set_01m8jffgvte7sbvbexmchc1esa", null, 107880, "2026-01-22", null, 1795916546938, null]], [], null]');
INSERT INTO public.audit_states VALUES ('org_01m8jffe5demnrjyesqpvsr442', 32, 2, 'settlements', 'set_01m8jffgvte7sbvbexmchc1esa', '["set_01m8jffgvte7sbvbexmchc1esa", "org_01m8jffe5demnrjyesqpvsr442", "payment", "purchase", "posted", "con_01m8jffesmesabqe1j04z83g8y", "bac_01m8jffec4efwswt1cp8w49kba", "2026-01-22", 107880, 107880, null, "btx_01m8jffgbheqgt8mnwm574j7tb", 1, "jnl_01m8jffgvte7sbvbexmchc1esa", null, null, "", 1795916546938, 1795916546938, 1, "2026-01-22", 1, "2026-01-22", "2026-01-22"]');
INSERT INTO public.audit_states VALUES ('org_01m8jffe5demnrjyesqpvsr442', 33, 1, 'bank_transactions', 'btx_01m8jffgbheqgt8mnwm574j7tb', '["btx_01m8jffgbheqgt8mnwm574j7tb", "org_01m8jffe5demnrjyesqpvsr442", "bac_01m8jffec4efwswt1cp8w49kba", "2026-01-22", -107880, "FPO TECHBARN LTD TB-0117", null, null, 1, "fpo techbarn ltd tb-0117", "confirmed", null, "NV", null, "con_01m8jffesmesabqe1j04z83g8y", "allocations", "jnl_01m8jffgvte7sbvbexmchc1esa", 2, null, "NV", 0, 1795916546938, 1795916546417, 1795916546938, 2, null, "1272808c0b8e7153718481fdd8cad3bca1177a0d294a925b0d41e3b4b2ae4845", []]');
INSERT INTO public.audit_states VALUES ('org_01m8jffe5demnrjyesqpvsr442', 34, 1, 'invoices', 'inv_01m8jfff0reeetwg4fn10hdt8v', '["inv_01m8jfff0reeetwg4fn10hdt8v", "org_01m8jffe5demnrjyesqpvsr442", "sales", "invoice", "issued", "INV-0001", "con_01m8jffefaev3t5zcre3b3k82n", "2026-01-15", "2026-02-14", "exclusive", null, null, 195000, 39000, 234000, 150000, 0, "issued", "jnl_01m8jfff0reeetwg4fn6dm5f68", null, null, "inv-0001", 1795916545048, 1795916547210, 2, "9999-99-99", 1, "2026-01-30", "2026-01-30", [["org_01m8jffe5demnrjyesqpvsr442", 1, "Course design, 3 days", "3", "650.00", null, "acc_01m8jffe5demnrjyesm39c815v", "ST", null, 195000, 39000, 234000]], [["alc_01m8jffh4aesk82xjsn3t9wt4v", "org_01m8jffe5demnrjyesqpvsr442", "set_01m8jffh4aesk82xjsn3t9wt4v", null, 150000, "2026-01-30", null, 1795916547210, null]], [], null]');
INSERT INTO public.audit_states VALUES ('org_01m8jffe5demnrjyesqpvsr442', 34, 2, 'settlements', 'set_01m8jffh4aesk82xjsn3t9wt4v', '["set_01m8jffh4aesk82xjsn3t9wt4v", "org_01m8jffe5demnrjyesqpvsr442", "receipt", "sales", "posted", "con_01m8jffefaev3t5zcre3b3k82n", "bac_01m8jffec4efwswt1cp8w49kba", "2026-01-30", 150000, 150000, null, "btx_01m8jffgbheqgt8mnwmawthm65", 1, "jnl_01m8jffh4aesk82xjsn3t9wt4v", null, null, "", 1795916547210, 1795916547210, 1, "2026-01-30", 1, "2026-01-30", "2026-01-30"]');
INSERT INTO public.audit_states VALUES ('org_01m8jffe5demnrjyesqpvsr442', 35, 1, 'bank_transactions', 'btx_01m8jffgbheqgt8mnwmawthm65', '["btx_01m8jffgbheqgt8mnwmawthm65", "org_01m8jffe5demnrjyesqpvsr442", "bac_01m8jffec4efwswt1cp8w49kba", "2026-01-30", 150000, "FPI ABBEY SCHOOLS TRUST PART INV-0001", null, null, 1, "fpi abbey schools trust part inv-0001", "confirmed", null, "NV", null, "con_01m8jffefaev3t5zcre3b3k82n", "allocations", "jnl_01m8jffh4aesk82xjsn3t9wt4v", 2, null, "NV", 0, 1795916547210, 1795916546417, 1795916547210, 2, null, "328dd05df287413bbd6f750059372a7f48a2fe8810a1c938b25cc5b4201f7110", []]');
INSERT INTO public.audit_states VALUES ('org_01m8jffe5demnrjyesqpvsr442', 44, 1, 'settlements', 'set_01m8jffg5seqbatm64qvt5c9k5', '["set_01m8jffg5seqbatm64qvt5c9k5", "org_01m8jffe5demnrjyesqpvsr442", "receipt", "sales", "posted", "con_01m8jffej8e28srfsvfjvbx33a", "bac_01m8jffec4efwswt1cp8w49kba", "2026-03-06", 28200, 28200, null, "btx_01m8jffgbheqgt8mnwn65azczj", 0, "jnl_01m8jffg5seqbatm64qx9tberx", null, null, "", 1795916546233, 1795916548773, 2, "2026-03-06", 1, "2026-03-06", "2026-03-06"]');
INSERT INTO public.audit_states VALUES ('org_01m8jffe5demnrjyesqpvsr442', 45, 1, 'bank_transactions', 'btx_01m8jffgbheqgt8mnwn65azczj', '["btx_01m8jffgbheqgt8mnwn65azczj", "org_01m8jffe5demnrjyesqpvsr442", "bac_01m8jffec4efwswt1cp8w49kba", "2026-03-06", 28200, "FPI KESTREL FITNESS CIC INV-0003", null, null, 1, "fpi kestrel fitness cic inv-0003", "confirmed", null, "NV", null, "con_01m8jffej8e28srfsvfjvbx33a", "match", "jnl_01m8jffg5seqbatm64qx9tberx", 2, null, "NV", 0, 1795916548773, 1795916546417, 1795916548773, 2, null, "8e0352e4b1b35f89518582419b2ff0638d7196ea458695b1839482ea1b564551", []]');
INSERT INTO public.audit_states VALUES ('org_01m8jffe5demnrjyesqpvsr442', 56, 1, 'vat_returns', 'vrt_01m8jffn0yemr96zd91952grw6', '["vrt_01m8jffn0yemr96zd91952grw6", "org_01m8jffe5demnrjyesqpvsr442", "2026-01-01", "2026-03-31", "draft", "[]", null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, 1795916551198, 1795916551198, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8jffdazess8q5xv83sx3m5e', 4, 1, 'organisations', 'org_01m8jffdazess8q5xv83sx3m5e', '["org_01m8jffdazess8q5xv83sx3m5e", "Acorn Ltd", "GBP", "GB", "03-31", 1, null, "standard", null, "line", "active", null, 1795916543327, 1795916543327, 1, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8jffdazess8q5xv83sx3m5e', 4, 2, 'tax_rates', 'ST/2026-02-01', '["org_01m8jffdazess8q5xv83sx3m5e", "ST", "2026-02-01", 190000]');
INSERT INTO public.audit_states VALUES ('org_01m8jffe5demnrjyesqpvsr442', 36, 1, 'invoices', 'inv_01m8jfff7mef7sm48xyfk988rc', '["inv_01m8jfff7mef7sm48xyfk988rc", "org_01m8jffe5demnrjyesqpvsr442", "purchase", "invoice", "issued", "HL-33", "con_01m8jffetsexea2bnrtyw1abvv", "2026-02-01", "2026-03-03", "exclusive", null, null, 135000, 0, 135000, 135000, 0, "issued", "jnl_01m8jfff7mef7sm48xyh52xps7", null, null, "hl-33", 1795916545268, 1795916547568, 2, "2026-02-10", 1, "2026-02-10", "2026-02-10", [["org_01m8jffe5demnrjyesqpvsr442", 1, "Rent, January to March", "1", "1350.00", null, "acc_01m8jffe5demnrjyesncfbw01j", "EX", null, 135000, 0, 135000]], [["alc_01m8jffhffet3t2tf81mt340hm", "org_01m8jffe5demnrjyesqpvsr442", "set_01m8jffhffet3t2tf81mt340hm", null, 135000, "2026-02-10", null, 1795916547568, null]], [], null]');
INSERT INTO public.audit_states VALUES ('org_01m8jffe5demnrjyesqpvsr442', 36, 2, 'settlements', 'set_01m8jffhffet3t2tf81mt340hm', '["set_01m8jffhffet3t2tf81mt340hm", "org_01m8jffe5demnrjyesqpvsr442", "payment", "purchase", "posted", "con_01m8jffetsexea2bnrtyw1abvv", "bac_01m8jffec4efwswt1cp8w49kba", "2026-02-10", 135000, 135000, null, "btx_01m8jffgbheqgt8mnwmg74tp5s", 1, "jnl_01m8jffhffet3t2tf81mt340hm", null, null, "", 1795916547568, 1795916547568, 1, "2026-02-10", 1, "2026-02-10", "2026-02-10"]');
INSERT INTO public.audit_states VALUES ('org_01m8jffe5demnrjyesqpvsr442', 37, 1, 'bank_transactions', 'btx_01m8jffgbheqgt8mnwmg74tp5s', '["btx_01m8jffgbheqgt8mnwmg74tp5s", "org_01m8jffe5demnrjyesqpvsr442", "bac_01m8jffec4efwswt1cp8w49kba", "2026-02-10", -135000, "FPO HARCOURT LETTINGS HL-33", null, null, 1, "fpo harcourt lettings hl-33", "confirmed", null, "NV", null, "con_01m8jffetsexea2bnrtyw1abvv", "allocations", "jnl_01m8jffhffet3t2tf81mt340hm", 2, null, "NV", 0, 1795916547568, 1795916546417, 1795916547568, 2, null, "a554bd883699f03b2433581dae214b19ef4ca02926a5399a2312d8445d2ae6f3", []]');
INSERT INTO public.audit_states VALUES ('org_01m8jffe5demnrjyesqpvsr442', 42, 1, 'invoices', 'inv_01m8jfff9ped39gqsgehww1dsa', '["inv_01m8jfff9ped39gqsgehww1dsa", "org_01m8jffe5demnrjyesqpvsr442", "sales", "invoice", "issued", "INV-0004", "con_01m8jffepke1pv6mvmz4wg7h5f", "2026-02-20", "2026-03-22", "exclusive", null, null, 133200, 26640, 159840, 141840, 18000, "issued", "jnl_01m8jfff9ped39gqsgenfhdsnd", null, null, "inv-0004", 1795916545334, 1795916548537, 3, "2026-03-16", 2, "2026-03-12", "2026-03-16", [["org_01m8jffe5demnrjyesqpvsr442", 1, "Course for new starters", "1", "1480.00", "10", "acc_01m8jffe5demnrjyesm39c815v", "ST", null, 133200, 26640, 159840]], [["alc_01m8jffftbetarmqhm17q16a04", "org_01m8jffe5demnrjyesqpvsr442", null, "inv_01m8jfffdmec2vxccgn3yy89yk", 18000, "2026-03-12", null, 1795916545867, null], ["alc_01m8jffjdsey59veqr3n7wz22j", "org_01m8jffe5demnrjyesqpvsr442", "set_01m8jffjdsey59veqr3n7wz22j", null, 141840, "2026-03-16", null, 1795916548537, null]], [], null]');
INSERT INTO public.audit_states VALUES ('org_01m8jffe5demnrjyesqpvsr442', 42, 2, 'settlements', 'set_01m8jffjdsey59veqr3n7wz22j', '["set_01m8jffjdsey59veqr3n7wz22j", "org_01m8jffe5demnrjyesqpvsr442", "receipt", "sales", "posted", "con_01m8jffepke1pv6mvmz4wg7h5f", "bac_01m8jffec4efwswt1cp8w49kba", "2026-03-16", 141840, 141840, null, "btx_01m8jffgbheqgt8mnwnbpx0xp6", 1, "jnl_01m8jffjdsey59veqr3n7wz22j", null, null, "", 1795916548537, 1795916548537, 1, "2026-03-16", 1, "2026-03-16", "2026-03-16"]');
INSERT INTO public.audit_states VALUES ('org_01m8jffe5demnrjyesqpvsr442', 43, 1, 'bank_transactions', 'btx_01m8jffgbheqgt8mnwnbpx0xp6', '["btx_01m8jffgbheqgt8mnwnbpx0xp6", "org_01m8jffe5demnrjyesqpvsr442", "bac_01m8jffec4efwswt1cp8w49kba", "2026-03-16", 141840, "FPI MARLOW AND PIKE LLP INV-0004 LESS CN-0001", null, null, 1, "fpi marlow and pike llp inv-0004 less cn-0001", "confirmed", null, "NV", null, "con_01m8jffepke1pv6mvmz4wg7h5f", "allocations", "jnl_01m8jffjdsey59veqr3n7wz22j", 2, null, "NV", 0, 1795916548537, 1795916546417, 1795916548537, 2, null, "71e7888d7a34f0bcc91a019e775f105d0016a4f32f799edaf02f3d2a7290e64d", []]');
INSERT INTO public.audit_states VALUES ('org_01m8jffe5demnrjyesqpvsr442', 47, 1, 'bank_transactions', 'btx_01m8jffgbheqgt8mnwnqy1b4kf', '["btx_01m8jffgbheqgt8mnwnqy1b4kf", "org_01m8jffe5demnrjyesqpvsr442", "bac_01m8jffec4efwswt1cp8w49kba", "2026-03-31", -93655, "FPO J WREN NET PAY MARCH", null, null, 1, "fpo j wren net pay march", "confirmed", "acc_01m8jffe5demnrjyesjw05epz3", "NV", null, null, "account", "jnl_01m8jffjyaejfrppd49r84mqr9", 1, "acc_01m8jffe5demnrjyesjw05epz3", "NV", 0, 1795916549066, 1795916546417, 1795916549066, 2, null, "b723781a8f8f5c03549e3d18755201bd640e2ac657779e194ac48817223ffdee", []]');
INSERT INTO public.audit_states VALUES ('org_01m8jffe5demnrjyesqpvsr442', 38, 1, 'invoices', 'inv_01m8jfff0reeetwg4fn10hdt8v', '["inv_01m8jfff0reeetwg4fn10hdt8v", "org_01m8jffe5demnrjyesqpvsr442", "sales", "invoice", "issued", "INV-0001", "con_01m8jffefaev3t5zcre3b3k82n", "2026-01-15", "2026-02-14", "exclusive", null, null, 195000, 39000, 234000, 234000, 0, "issued", "jnl_01m8jfff0reeetwg4fn6dm5f68", null, null, "inv-0001", 1795916545048, 1795916547877, 3, "2026-02-16", 2, "2026-01-30", "2026-02-16", [["org_01m8jffe5demnrjyesqpvsr442", 1, "Course design, 3 days", "3", "650.00", null, "acc_01m8jffe5demnrjyesm39c815v", "ST", null, 195000, 39000, 234000]], [["alc_01m8jffh4aesk82xjsn3t9wt4v", "org_01m8jffe5demnrjyesqpvsr442", "set_01m8jffh4aesk82xjsn3t9wt4v", null, 150000, "2026-01-30", null, 1795916547210, null], ["alc_01m8jffhs5ecs94f8dx216dgt4", "org_01m8jffe5demnrjyesqpvsr442", "set_01m8jffhs5ecs94f8dx216dgt4", null, 84000, "2026-02-16", null, 1795916547877, null]], [], null]');
INSERT INTO public.audit_states VALUES ('org_01m8jffe5demnrjyesqpvsr442', 38, 2, 'invoices', 'inv_01m8jfff67ew2vs003v127w5va', '["inv_01m8jfff67ew2vs003v127w5va", "org_01m8jffe5demnrjyesqpvsr442", "sales", "invoice", "issued", "INV-0002", "con_01m8jffefaev3t5zcre3b3k82n", "2026-01-28", "2026-02-27", "exclusive", null, null, 87000, 0, 87000, 87000, 0, "issued", "jnl_01m8jfff67ew2vs003v4krk473", null, null, "inv-0002", 1795916545223, 1795916547877, 2, "2026-02-16", 1, "2026-02-16", "2026-02-16", [["org_01m8jffe5demnrjyesqpvsr442", 1, "Workbooks", "120", "7.25", null, "acc_01m8jffe5demnrjyesm70wt084", "ZR", null, 87000, 0, 87000]], [["alc_01m8jffhs5ecs94f8dx216dgt5", "org_01m8jffe5demnrjyesqpvsr442", "set_01m8jffhs5ecs94f8dx216dgt4", null, 87000, "2026-02-16", null, 1795916547877, null]], [], null]');
INSERT INTO public.audit_states VALUES ('org_01m8jffe5demnrjyesqpvsr442', 38, 3, 'settlements', 'set_01m8jffhs5ecs94f8dx216dgt4', '["set_01m8jffhs5ecs94f8dx216dgt4", "org_01m8jffe5demnrjyesqpvsr442", "receipt", "sales", "posted", "con_01m8jffefaev3t5zcre3b3k82n", "bac_01m8jffec4efwswt1cp8w49kba", "2026-02-16", 171000, 171000, null, "btx_01m8jffgbheqgt8mnwmnmdc98e", 1, "jnl_01m8jffhs5ecs94f8dx216dgt4", null, null, "", 1795916547877, 1795916547877, 1, "2026-02-16", 2, "2026-02-16", "2026-02-16"]');
INSERT INTO public.audit_states VALUES ('org_01m8jffe5demnrjyesqpvsr442', 39, 1, 'bank_transactions', 'btx_01m8jffgbheqgt8mnwmnmdc98e', '["btx_01m8jffgbheqgt8mnwmnmdc98e", "org_01m8jffe5demnrjyesqpvsr442", "bac_01m8jffec4efwswt1cp8w49kba", "2026-02-16", 171000, "FPI ABBEY SCHOOLS TRUST INV-0001 INV-0002", null, null, 1, "fpi abbey schools trust inv-0001 inv-0002", "confirmed", null, "NV", null, "con_01m8jffefaev3t5zcre3b3k82n", "allocations", "jnl_01m8jffhs5ecs94f8dx216dgt4", 2, null, "NV", 0, 1795916547877, 1795916546417, 1795916547877, 2, null, "3a4f56ddd806837edc73f6f4dc68c99dacbe0696ccc891aed5fa4883ff1e7336", []]');
INSERT INTO public.audit_states VALUES ('org_01m8jffe5demnrjyesqpvsr442', 40, 1, 'invoices', 'inv_01m8jfff28ejevcn0mhqstjk73', '["inv_01m8jfff28ejevcn0mhqstjk73", "org_01m8jffe5demnrjyesqpvsr442", "purchase", "invoice", "issued", "PX-881", "con_01m8jfferfehabfp95s7v65gxw", "2026-01-20", "2026-02-19", "exclusive", null, null, 41200, 0, 41200, 40000, 0, "issued", "jnl_01m8jfff28ejevcn0mht276ycq", null, null, "px-881", 1795916545096, 1795916548235, 2, "9999-99-99", 1, "2026-02-27", "2026-02-27", [["org_01m8jffe5demnrjyesqpvsr442", 1, "Printing of workbooks", "1", "412.00", null, "acc_01m8jffe5demnrjyesmms06v7s", "ZR", null, 41200, 0, 41200]], [["alc_01m8jffj4bev1v453jezwq5n8x", "org_01m8jffe5demnrjyesqpvsr442", "set_01m8jffj4bev1v453jezwq5n8x", null, 40000, "2026-02-27", null, 1795916548235, null]], [], null]');
INSERT INTO public.audit_states VALUES ('org_01m8jffe5demnrjyesqpvsr442', 40, 2, 'settlements', 'set_01m8jffj4bev1v453jezwq5n8x', '["set_01m8jffj4bev1v453jezwq5n8x", "org_01m8jffe5demnrjyesqpvsr442", "payment", "purchase", "posted", "con_01m8jfferfehabfp95s7v65gxw", "bac_01m8jffec4efwswt1cp8w49kba", "2026-02-27", 40000, 40000, null, "btx_01m8jffgbheqgt8mnwmyp97mmh", 1, "jnl_01m8jffj4bev1v453jezwq5n8x", null, null, "", 1795916548235, 1795916548235, 1, "2026-02-27", 1, "2026-02-27", "2026-02-27"]');
INSERT INTO public.audit_states VALUES ('org_01m8jffe5demnrjyesqpvsr442', 41, 1, 'bank_transactions', 'btx_01m8jffgbheqgt8mnwmyp97mmh', '["btx_01m8jffgbheqgt8mnwmyp97mmh", "org_01m8jffe5demnrjyesqpvsr442", "bac_01m8jffec4efwswt1cp8w49kba", "2026-02-27", -40000, "FPO PRINTWELL PX-881", null, null, 1, "fpo printwell px-881", "confirmed", null, "NV", null, "con_01m8jfferfehabfp95s7v65gxw", "allocations", "jnl_01m8jffj4bev1v453jezwq5n8x", 2, null, "NV", 0, 1795916548235, 1795916546417, 1795916548235, 2, null, "cbb4004e5f456dd9c35d050b3fe3c9e6b04bf0eab21532e492b097a7b21b73a1", []]');
INSERT INTO public.audit_states VALUES ('org_01m8jffe5demnrjyesqpvsr442', 52, 1, 'bank_transactions', 'btx_01m8jffgbheqgt8mnwmvg2apqh', '["btx_01m8jffgbheqgt8mnwmvg2apqh", "org_01m8jffe5demnrjyesqpvsr442", "bac_01m8jffec4efwswt1cp8w49kba", "2026-02-18", -5840, "CARD TRAINLINE.COM LONDON", null, null, 1, "card trainline.com london", "confirmed", "acc_01m8jffe5demnrjyesp55463q8", "ZR", null, null, "account", "jnl_01m8jffm8ve1r8h74jtz76jf7c", 1, "acc_01m8jffe5demnrjyesp55463q8", "ZR", 0, 1795916550427, 1795916546417, 1795916550427, 3, null, "56cf7dbbb1cce80aae434516f639c2ae3ac2f04ae4e3ec16a64f481c4271ce17", []]');
INSERT INTO public.audit_states VALUES ('org_01m8jffe5demnrjyesqpvsr442', 54, 1, 'bank_transactions', 'btx_01m8jffgbheqgt8mnwmcn3bvcy', '["btx_01m8jffgbheqgt8mnwmcn3bvcy", "org_01m8jffe5demnrjyesqpvsr442", "bac_01m8jffec4efwswt1cp8w49kba", "2026-02-02", -3600, "CARD SLATEWORK SOFTWARE SUBSCRIPTION", null, null, 1, "card slatework software subscription", "confirmed", "acc_01m8jffe5demnrjyesnx4rbrrg", "ST", null, null, "account", "jnl_01m8jffmk4edxs8wenbb07nsyk", 1, "acc_01m8jffe5demnrjyesnx4rbrrg", "ST", -600, 1795916550756, 1795916546417, 1795916550756, 3, null, "67141ee03747f94a367872676174183b43b71f3c3cdd657ed483571c76ec7c0e", []]');
INSERT INTO public.audit_states VALUES ('org_01m8jffe5demnrjyesqpvsr442', 55, 1, 'bank_transactions', 'btx_01m8jffgbheqgt8mnwndaxgkqq', '["btx_01m8jffgbheqgt8mnwndaxgkqq", "org_01m8jffe5demnrjyesqpvsr442", "bac_01m8jffec4efwswt1cp8w49kba", "2026-03-20", -750, "TOTAL CHARGES TO 19MAR2026", null, null, 1, "total charges to 19mar2026", "confirmed", "acc_01m8jffe5demnrjyespwsrs1xj", "EX", null, null, "account", "jnl_01m8jffmt0eqyaqq177g7jw1sz", 1, "acc_01m8jffe5demnrjyespwsrs1xj", "EX", 0, 1795916550976, 1795916546417, 1795916550976, 3, null, "f0ba29b088e504eae3e9a2fe7a0600dae5d622db4b4b80ccffa83595db79f5c3", []]');
INSERT INTO public.audit_states VALUES ('org_01m8jffe5demnrjyesqpvsr442', 57, 1, 'organisations', 'org_01m8jffe5demnrjyesqpvsr442', '["org_01m8jffe5demnrjyesqpvsr442", "Wren & Marsh Ltd", "GBP", "GB", "03-31", 1, null, "standard", null, "line", "active", null, 1795916544173, 1795916544173, 1, 0, "2026-03-31"]');
INSERT INTO public.audit_states VALUES ('org_01m8jffe5demnrjyesqpvsr442', 57, 2, 'vat_returns', 'vrt_01m8jffn0yemr96zd91952grw6', '["vrt_01m8jffn0yemr96zd91952grw6", "org_01m8jffe5demnrjyesqpvsr442", "2026-01-01", "2026-03-31", "finalised", "[]", "standard", null, 477600, 69840, 342690, 31980, 69840, 0, 69840, 31980, 37860, 477600, 342700, 0, 0, null, 1795916551232, 1795916551198, 1795916551232, 2]');
INSERT INTO public.audit_states VALUES ('org_01m8jffe5demnrjyesqpvsr442', 58, 1, 'organisations', 'org_01m8jffe5demnrjyesqpvsr442', '["org_01m8jffe5demnrjyesqpvsr442", "Wren & Marsh Ltd", "GBP", "GB", "03-31", 1, null, "standard", null, "line", "active", "2026-03-31", 1795916544173, 1795916551266, 2, 0, "2026-03-31"]');
INSERT INTO public.audit_states VALUES ('org_01m8jffdazess8q5xv83sx3m5e', 5, 1, 'organisations', 'org_01m8jffdazess8q5xv83sx3m5e', '["org_01m8jffdazess8q5xv83sx3m5e", "Acorn Ltd", "GBP", "GB", "03-31", 1, null, "standard", null, "line", "active", null, 1795916543327, 1795916552185, 2, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8jffdazess8q5xv83sx3m5e', 5, 2, 'vat_methods', '2026-05-01', '["org_01m8jffdazess8q5xv83sx3m5e", "2026-05-01", 1, "GB123456789", "standard", null]');
INSERT INTO public.audit_states VALUES ('org_01m8jffdazess8q5xv83sx3m5e', 9, 1, 'bank_transactions', 'btx_01m8jffp0cepsbz83tj3mkmtzr', '["btx_01m8jffp0cepsbz83tj3mkmtzr", "org_01m8jffdazess8q5xv83sx3m5e", "bac_01m8jffe2re90a98ban7pb26wk", "2026-03-02", -50000, "CARD 4417 SCREWFIX", null, null, 1, "card 4417 screwfix", "unconfirmed", null, "NV", null, null, null, null, null, null, null, null, null, 1795916552204, 1795916552342, 3, null, "0ed9bb1b0d55af6c307ff282ecdc85bc1bd02e3792ac92d0af03bb4a90c6ddd4", [["org_01m8jffdazess8q5xv83sx3m5e", "jnl_01m8jffp29ev49whyenq51pqd8"]]]');
INSERT INTO public.bank_accounts VALUES ('bac_01m8jffe2re90a98ban7pb26wk', 'org_01m8jffdazess8q5xv83sx3m5e', 'acc_01m8jffdazess8q5xv2grefyad', 'Current', 'current', NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1795916544088, 1795916544088, 1, NULL);
INSERT INTO public.bank_accounts VALUES ('bac_01m8jffedhe4rvq4n3na66k3pt', 'org_01m8jffe5demnrjyesqpvsr442', 'acc_01m8jffedhe4rvq4n3nf8zw66n', 'Savings', 'savings', NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1795916544433, 1795916544433, 1, NULL);
INSERT INTO public.bank_accounts VALUES ('bac_01m8jffec4efwswt1cp8w49kba', 'org_01m8jffe5demnrjyesqpvsr442', 'acc_01m8jffe5demnrjyesj77dcap9', 'Current', 'current', NULL, NULL, NULL, 1000000, '2026-01-01', 'jnl_01m8jffec4efwswt1cpkfwp29c', 900715, 1795916544388, 1795916546417, 2, '2026-03-31');
INSERT INTO public.bank_transactions VALUES ('btx_01m8jffgbheqgt8mnwm574j7tb', 'org_01m8jffe5demnrjyesqpvsr442', 'bac_01m8jffec4efwswt1cp8w49kba', '2026-01-22', -107880, 'FPO TECHBARN LTD TB-0117', NULL, NULL, '\x1272808c0b8e7153718481fdd8cad3bca1177a0d294a925b0d41e3b4b2ae4845', 1, 'fpo techbarn ltd tb-0117', 'confirmed', NULL, 'NV', NULL, 'con_01m8jffesmesabqe1j04z83g8y', 'allocations', 'jnl_01m8jffgvte7sbvbexmchc1esa', 2, NULL, 'NV', 0, 1795916546938, 1795916546417, 1795916546938, 2, NULL);
INSERT INTO public.bank_transactions VALUES ('btx_01m8jffgbheqgt8mnwmawthm65', 'org_01m8jffe5demnrjyesqpvsr442', 'bac_01m8jffec4efwswt1cp8w49kba', '2026-01-30', 150000, 'FPI ABBEY SCHOOLS TRUST PART INV-0001', NULL, NULL, '\x328dd05df287413bbd6f750059372a7f48a2fe8810a1c938b25cc5b4201f7110', 1, 'fpi abbey schools trust part inv-0001', 'confirmed', NULL, 'NV', NULL, 'con_01m8jffefaev3t5zcre3b3k82n', 'allocations', 'jnl_01m8jffh4aesk82xjsn3t9wt4v', 2, NULL, 'NV', 0, 1795916547210, 1795916546417, 1795916547210, 2, NULL);
INSERT INTO public.bank_transactions VALUES ('btx_01m8jffgbheqgt8mnwmg74tp5s', 'org_01m8jffe5demnrjyesqpvsr442', 'bac_01m8jffec4efwswt1cp8w49kba', '2026-02-10', -135000, 'FPO HARCOURT LETTINGS HL-33', NULL, NULL, '\xa554bd883699f03b2433581dae214b19ef4ca02926a5399a2312d8445d2ae6f3', 1, 'fpo harcourt lettings hl-33', 'confirmed', NULL, 'NV', NULL, 'con_01m8jffetsexea2bnrtyw1abvv', 'allocations', 'jnl_01m8jffhffet3t2tf81mt340hm', 2, NULL, 'NV', 0, 1795916547568, 1795916546417, 1795916547568, 2, NULL);
INSERT INTO public.bank_transactions VALUES ('btx_01m8jffgbheqgt8mnwmnmdc98e', 'org_01m8jffe5demnrjyesqpvsr442', 'bac_01m8jffec4efwswt1cp8w49kba', '2026-02-16', 171000, 'FPI ABBEY SCHOOLS TRUST INV-0001 INV-0002', NULL, NULL, '\x3a4f56ddd806837edc73f6f4dc68c99dacbe0696ccc891aed5fa4883ff1e7336', 1, 'fpi abbey schools trust inv-0001 inv-0002', 'confirmed', NULL, 'NV', NULL, 'con_01m8jffefaev3t5zcre3b3k82n', 'allocations', 'jnl_01m8jffhs5ecs94f8dx216dgt4', 2, NULL, 'NV', 0, 1795916547877, 1795916546417, 1795916547877, 2, NULL);
INSERT INTO public.bank_transactions VALUES ('btx_01m8jffgbheqgt8mnwmyp97mmh', 'org_01m8jffe5demnrjyesqpvsr442', 'bac_01m8jffec4efwswt1cp8w49kba', '2026-02-27', -40000, 'FPO PRINTWELL PX-881', NULL, NULL, '\xcbb4004e5f456dd9c35d050b3fe3c9e6b04bf0eab21532e492b097a7b21b73a1', 1, 'fpo printwell px-881', 'confirmed', NULL, 'NV', NULL, 'con_01m8jfferfehabfp95s7v65gxw', 'allocations', 'jnl_01m8jffj4bev1v453jezwq5n8x', 2, NULL, 'NV', 0, 1795916548235, 1795916546417, 1795916548235, 2, NULL);
INSERT INTO public.bank_transactions VALUES ('btx_01m8jffgbheqgt8mnwnbpx0xp6', 'org_01m8jffe5demnrjyesqpvsr442', 'bac_01m8jffec4efwswt1cp8w49kba', '2026-03-16', 141840, 'FPI MARLOW AND PIKE LLP INV-0004 LESS CN-0001', NULL, NULL, '\x71e7888d7a34f0bcc91a019e775f105d0016a4f32f799edaf02f3d2a7290e64d', 1, 'fpi marlow and pike llp inv-0004 less cn-0001', 'confirmed', NULL, 'NV', NULL, 'con_01m8jffepke1pv6mvmz4wg7h5f', 'allocations', 'jnl_01m8jffjdsey59veqr3n7wz22j', 2, NULL, 'NV', 0, 1795916548537, 1795916546417, 1795916548537, 2, NULL);
INSERT INTO public.bank_transactions VALUES ('btx_01m8jffgbheqgt8mnwn65azczj', 'org_01m8jffe5demnrjyesqpvsr442', 'bac_01m8jffec4efwswt1cp8w49kba', '2026-03-06', 28200, 'FPI KESTREL FITNESS CIC INV-0003', NULL, NULL, '\x8e0352e4b1b35f89518582419b2ff0638d7196ea458695b1839482ea1b564551', 1, 'fpi kestrel fitness cic inv-0003', 'confirmed', NULL, 'NV', NULL, 'con_01m8jffej8e28srfsvfjvbx33a', 'match', 'jnl_01m8jffg5seqbatm64qx9tberx', 2, NULL, 'NV', 0, 1795916548773, 1795916546417, 1795916548773, 2, NULL);
INSERT INTO public.bank_transactions VALUES ('btx_01m8jffgbheqgt8mnwnkeb55we', 'org_01m8jffe5demnrjyesqpvsr442', 'bac_01m8jffec4efwswt1cp8w49kba', '2026-03-25', -200000, 'TFR TO SAVINGS', NULL, NULL, '\xb7b90b8ee2bd4f650d5f978b5912eb492294e4044b7d3c5c2e065ca73b855eae', 1, 'tfr to savings', 'confirmed', NULL, 'NV', NULL, NULL, 'transfer', 'jnl_01m8jffjrxejyah9gnzkmmxnej', 1, NULL, 'NV', 0, 1795916548893, 1795916546417, 1795916548893, 2, NULL);
INSERT INTO public.bank_transactions VALUES ('btx_01m8jffgbheqgt8mnwnqy1b4kf', 'org_01m8jffe5demnrjyesqpvsr442', 'bac_01m8jffec4efwswt1cp8w49kba', '2026-03-31', -93655, 'FPO J WREN NET PAY MARCH', NULL, NULL, '\xb723781a8f8f5c03549e3d18755201bd640e2ac657779e194ac48817223ffdee', 1, 'fpo j wren net pay march', 'confirmed', 'acc_01m8jffe5demnrjyesjw05epz3', 'NV', NULL, NULL, 'account', 'jnl_01m8jffjyaejfrppd49r84mqr9', 1, 'acc_01m8jffe5demnrjyesjw05epz3', 'NV', 0, 1795916549066, 1795916546417, 1795916549066, 2, NULL);
INSERT INTO public.bank_transactions VALUES ('btx_01m8jffgbheqgt8mnwmvg2apqh', 'org_01m8jffe5demnrjyesqpvsr442', 'bac_01m8jffec4efwswt1cp8w49kba', '2026-02-18', -5840, 'CARD TRAINLINE.COM LONDON', NULL, NULL, '\x56cf7dbbb1cce80aae434516f639c2ae3ac2f04ae4e3ec16a64f481c4271ce17', 1, 'card trainline.com london', 'confirmed', 'acc_01m8jffe5demnrjyesp55463q8', 'ZR', NULL, NULL, 'account', 'jnl_01m8jffm8ve1r8h74jtz76jf7c', 1, 'acc_01m8jffe5demnrjyesp55463q8', 'ZR', 0, 1795916550427, 1795916546417, 1795916550427, 3, NULL);
INSERT INTO public.bank_transactions VALUES ('btx_01m8jffgbheqgt8mnwn0kxmcpw', 'org_01m8jffe5demnrjyesqpvsr442', 'bac_01m8jffec4efwswt1cp8w49kba', '2026-03-02', -3600, 'CARD SLATEWORK SOFTWARE SUBSCRIPTION', NULL, NULL, '\xc9f5fec85cb8d9a7ff4021b408ab259a9bb61a729b1b9895d3cbf4c028444205', 1, 'card slatework software subscription', 'confirmed', 'acc_01m8jffe5demnrjyesnx4rbrrg', 'ST', NULL, NULL, 'account', 'jnl_01m8jffmdcews99m9mhh29we2t', 1, 'acc_01m8jffe5demnrjyesnx4rbrrg', 'ST', -600, 1795916550572, 1795916546417, 1795916550572, 3, NULL);
INSERT INTO public.bank_transactions VALUES ('btx_01m8jffgbheqgt8mnwmcn3bvcy', 'org_01m8jffe5demnrjyesqpvsr442', 'bac_01m8jffec4efwswt1cp8w49kba', '2026-02-02', -3600, 'CARD SLATEWORK SOFTWARE SUBSCRIPTION', NULL, NULL, '\x67141ee03747f94a367872676174183b43b71f3c3cdd657ed483571c76ec7c0e', 1, 'card slatework software subscription', 'confirmed', 'acc_01m8jffe5demnrjyesnx4rbrrg', 'ST', NULL, NULL, 'account', 'jnl_01m8jffmk4edxs8wenbb07nsyk', 1, 'acc_01m8jffe5demnrjyesnx4rbrrg', 'ST', -600, 1795916550756, 1795916546417, 1795916550756, 3, NULL);
INSERT INTO public.bank_transactions VALUES ('btx_01m8jffgbheqgt8mnwndaxgkqq', 'org_01m8jffe5demnrjyesqpvsr442', 'bac_01m8jffec4efwswt1cp8w49kba', '2026-03-20', -750, 'TOTAL CHARGES TO 19MAR2026', NULL, NULL, '\xf0ba29b088e504eae3e9a2fe7a0600dae5d622db4b4b80ccffa83595db79f5c3', 1, 'total charges to 19mar2026', 'confirmed', 'acc_01m8jffe5demnrjyespwsrs1xj', 'EX', NULL, NULL, 'account', 'jnl_01m8jffmt0eqyaqq177g7jw1sz', 1, 'acc_01m8jffe5demnrjyespwsrs1xj', 'EX', 0, 1795916550976, 1795916546417, 1795916550976, 3, NULL);
INSERT INTO public.bank_transactions VALUES ('btx_01m8jffp0cepsbz83tj3mkmtzr', 'org_01m8jffdazess8q5xv83sx3m5e', 'bac_01m8jffe2re90a98ban7pb26wk', '2026-03-02', -50000, 'CARD 4417 SCREWFIX', NULL, NULL, '\x0ed9bb1b0d55af6c307ff282ecdc85bc1bd02e3792ac92d0af03bb4a90c6ddd4', 1, 'card 4417 screwfix', 'unconfirmed', NULL, 'NV', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1795916552204, 1795916552342, 3, NULL);
INSERT INTO public.blobs VALUES ('01a224f7d7b674a19fec8aca9a000a55', 375, 1, 1795916552118, '\x28b52ffd607700cd0800040f7b2273756d6d617279223a7b227665726966696564223a747275652c2262616e6b5f726f7773223a332c22626f6f6d6174636865645f636f756e746d697373696e675f66726f6d5f626f6f6b73302c2272656d6f76657d2c22637265646974735f63686172676564636174696f6e223a7b2269735f65787065637465645f6e65745f64697363726570616e6379223a302e30302c2261637475616c656666656374726561736f6e223a2254686520756e20726f7773206578706c61696e207468652077686f6c6520646966666572656e6365206265747765656e2062616e6b20616e64202e227d223a5b5d223a5b5d7d0e007c4b48c0a28340404e932b4f820e7a4964b66533fef11344e10a3fa904d4b38712df61cc32');
INSERT INTO public.contacts VALUES ('con_01m8jffefaev3t5zcre3b3k82n', 'org_01m8jffe5demnrjyesqpvsr442', 'customer', 'Abbey Schools Trust', NULL, NULL, NULL, NULL, NULL, 30, NULL, NULL, 'active', 'abbey schools trust', 1795916544490, 1795916544490, 1);
INSERT INTO public.contacts VALUES ('con_01m8jffej8e28srfsvfjvbx33a', 'org_01m8jffe5demnrjyesqpvsr442', 'customer', 'Kestrel Fitness CIC', NULL, NULL, NULL, NULL, NULL, 30, NULL, NULL, 'active', 'kestrel fitness cic', 1795916544584, 1795916544584, 1);
INSERT INTO public.contacts VALUES ('con_01m8jffepke1pv6mvmz4wg7h5f', 'org_01m8jffe5demnrjyesqpvsr442', 'customer', 'Marlow & Pike LLP', NULL, NULL, NULL, NULL, NULL, 30, NULL, NULL, 'active', 'marlow & pike llp', 1795916544723, 1795916544723, 1);
INSERT INTO public.contacts VALUES ('con_01m8jfferfehabfp95s7v65gxw', 'org_01m8jffe5demnrjyesqpvsr442', 'supplier', 'Printwell', NULL, NULL, NULL, NULL, NULL, 30, NULL, NULL, 'active', 'printwell', 1795916544783, 1795916544783, 1);
INSERT INTO public.contacts VALUES ('con_01m8jffesmesabqe1j04z83g8y', 'org_01m8jffe5demnrjyesqpvsr442', 'supplier', 'Techbarn', NULL, NULL, NULL, NULL, NULL, 30, NULL, NULL, 'active', 'techbarn', 1795916544820, 1795916544820, 1);
INSERT INTO public.contacts VALUES ('con_01m8jffetsexea2bnrtyw1abvv', 'org_01m8jffe5demnrjyesqpvsr442', 'supplier', 'Harcourt Lettings', NULL, NULL, NULL, NULL, NULL, 30, NULL, NULL, 'active', 'harcourt lettings', 1795916544857, 1795916544857, 1);
INSERT INTO public.contacts VALUES ('con_01m8jffevqeq4amwf5hgx0e1yd', 'org_01m8jffe5demnrjyesqpvsr442', 'supplier', 'Fern & Rowe', NULL, NULL, NULL, NULL, NULL, 30, NULL, NULL, 'active', 'fern & rowe', 1795916544887, 1795916544887, 1);
INSERT INTO public.credit_movements OVERRIDING SYSTEM VALUE VALUES (1, 'usr_01m8jffcf9ep9s3x7xepbz77cp', 'grant', 10, 0, NULL, NULL, 1795916552061);
INSERT INTO public.credit_movements OVERRIDING SYSTEM VALUE VALUES (2, 'usr_01m8jffcf9ep9s3x7xepbz77cp', 'charge', -3, 0, 'rec_01m8jffnwhexsakrmfe2c5jwsg', NULL, 1795916552118);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8jffcf9ep9s3x7xepbz77cp', '', '01a224f7-b8a8-71e6-b69b-111ad8f5303d', '\x5c7452414ad92b98b79b5910903bbef595cc552b9c56621595b1aac3956bb699', 201, '{"data":{"id":"org_01m8jffe5demnrjyesqpvsr442","name":"Wren & Marsh Ltd","currency":"GBP","country":"GB","financial_year_end":"03-31","vat_registered":true,"vat_number":null,"vat_scheme":"standard","flat_rate_percent":null,"vat_methods":[{"effective_from":null,"vat_registered":true,"vat_number":null,"vat_scheme":"standard","flat_rate_percent":null}],"vat_rounding":"line","status":"active","role":"owner","lock_date":null,"created_at":"2026-11-29T01:42:24.173Z","updated_at":"2026-11-29T01:42:24.173Z","version":1}}', 1795916544173);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8jffcf9ep9s3x7xepbz77cp', 'org_01m8jffe5demnrjyesqpvsr442', '01a224f7-b8e9-77d6-aefa-70ebf7f9047e', '\x8c559956aa5ff752902d7edf0b877d8f7c512d7654edfccad19c3a67a3823ea4', 201, '{"data":{"id":"acc_01m8jffe7deyvtc63yvfezwqm7","code":"2250","name":"VAT","account_type":"LIABILITY","role":"vat_control","group":"current_liabilities","default_vat_code":null,"description":null,"currency":"GBP","status":"active","balance":0.00,"created_at":"2026-11-29T01:42:24.237Z","updated_at":"2026-11-29T01:42:24.237Z","version":1}}', 1795916544237);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8jffcf9ep9s3x7xepbz77cp', 'org_01m8jffe5demnrjyesqpvsr442', '01a224f7-b931-7306-a025-1d6c104621ca', '\x14f975e6e563d2b1d0bd1943a9e0641feba286b3c3de89dfee2d191f9b7c2cc1', 201, '{"data":{"id":"acc_01m8jffe9me0r96m1wsrmfm3fa","code":"4100","name":"Room hire","account_type":"INCOME","role":null,"group":"turnover","default_vat_code":"EX","description":null,"currency":"GBP","status":"active","balance":0.00,"created_at":"2026-11-29T01:42:24.308Z","updated_at":"2026-11-29T01:42:24.308Z","version":1}}', 1795916544308);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8jffcf9ep9s3x7xepbz77cp', 'org_01m8jffe5demnrjyesqpvsr442', '01a224f7-b97f-7295-b83a-29b3aee33791', '\xb4f66ede159fc58dc67789ebee253054dc32793c8e4626e5928f15988a6a26e0', 201, '{"data":{"id":"bac_01m8jffec4efwswt1cp8w49kba","name":"Current","type":"current","account_id":"acc_01m8jffe5demnrjyesj77dcap9","currency":"GBP","account_number":null,"sort_code":null,"iban":null,"opening_balance":10000.00,"opening_date":"2026-01-01","opening_journal_id":"jnl_01m8jffec4efwswt1cpkfwp29c","ledger_balance":10000.00,"statement_balance":null,"statement_date":null,"unconfirmed_count":0,"created_at":"2026-11-29T01:42:24.388Z","updated_at":"2026-11-29T01:42:24.388Z","version":1}}', 1795916544388);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8jffcf9ep9s3x7xepbz77cp', 'org_01m8jffe5demnrjyesqpvsr442', '01a224f7-b9af-710a-91d0-4353cc38d8ab', '\x4c48c2ecd573f89e6e54e564831d9d2bcf6ec7dc55dd341836181112366ce5d9', 201, '{"data":{"id":"bac_01m8jffedhe4rvq4n3na66k3pt","name":"Savings","type":"savings","account_id":"acc_01m8jffedhe4rvq4n3nf8zw66n","currency":"GBP","account_number":null,"sort_code":null,"iban":null,"opening_balance":null,"opening_date":null,"opening_journal_id":null,"ledger_balance":0.00,"statement_balance":null,"statement_date":null,"unconfirmed_count":0,"created_at":"2026-11-29T01:42:24.433Z","updated_at":"2026-11-29T01:42:24.433Z","version":1}}', 1795916544433);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8jffcf9ep9s3x7xepbz77cp', 'org_01m8jffe5demnrjyesqpvsr442', '01a224f7-b9e5-71f7-90bc-5c2396bf16c8', '\x22e093a746a71c914acbae6637fbe9acf59a297512f0c9f4b48d07c57a170124', 201, '{"data":{"id":"con_01m8jffefaev3t5zcre3b3k82n","kind":"customer","name":"Abbey Schools Trust","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-29T01:42:24.490Z","updated_at":"2026-11-29T01:42:24.490Z","version":1}}', 1795916544490);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8jffcf9ep9s3x7xepbz77cp', 'org_01m8jffe5demnrjyesqpvsr442', '01a224f7-ba41-776c-8266-a0be483f988b', '\xf0ec725045fc9fd7e4082feb77f46a9cb4ad4bd3275a8228e58869d6d9eacd02', 201, '{"data":{"id":"con_01m8jffej8e28srfsvfjvbx33a","kind":"customer","name":"Kestrel Fitness CIC","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-29T01:42:24.584Z","updated_at":"2026-11-29T01:42:24.584Z","version":1}}', 1795916544584);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8jffcf9ep9s3x7xepbz77cp', 'org_01m8jffe5demnrjyesqpvsr442', '01a224f7-bace-73c5-a7d6-37d84d001d96', '\x7a0dcc89fca58a9d5307f0c1aae9cb666c149e54b6543cdabae874d7c62ebaaa', 201, '{"data":{"id":"con_01m8jffepke1pv6mvmz4wg7h5f","kind":"customer","name":"Marlow & Pike LLP","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-29T01:42:24.723Z","updated_at":"2026-11-29T01:42:24.723Z","version":1}}', 1795916544723);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8jffcf9ep9s3x7xepbz77cp', 'org_01m8jffe5demnrjyesqpvsr442', '01a224f7-bb0d-7458-8030-39880f33883f', '\x559fc1ed0bbe2485e8825d84097c405cec2cf239e3a773ec7369f85d7595f51d', 201, '{"data":{"id":"con_01m8jfferfehabfp95s7v65gxw","kind":"supplier","name":"Printwell","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-29T01:42:24.783Z","updated_at":"2026-11-29T01:42:24.783Z","version":1}}', 1795916544783);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8jffcf9ep9s3x7xepbz77cp', 'org_01m8jffe5demnrjyesqpvsr442', '01a224f7-bb33-759e-a3f3-f65e7609a333', '\x3f0212f44a90fa2eadd54ec94a924f5fa3ebe089675e12e430da6ae3a454688a', 201, '{"data":{"id":"con_01m8jffesmesabqe1j04z83g8y","kind":"supplier","name":"Techbarn","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-29T01:42:24.820Z","updated_at":"2026-11-29T01:42:24.820Z","version":1}}', 1795916544820);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8jffcf9ep9s3x7xepbz77cp', 'org_01m8jffe5demnrjyesqpvsr442', '01a224f7-bb54-73c4-a74d-3b5ff99d917b', '\x2ebc340439af9103249861a8ba1249642b362d1be61b14095db83c52a81f897a', 201, '{"data":{"id":"con_01m8jffetsexea2bnrtyw1abvv","kind":"supplier","name":"Harcourt Lettings","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-29T01:42:24.857Z","updated_at":"2026-11-29T01:42:24.857Z","version":1}}', 1795916544857);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8jffcf9ep9s3x7xepbz77cp', 'org_01m8jffe5demnrjyesqpvsr442', '01a224f7-bb75-74b7-bad4-2d1624033e4e', '\x27f7323d327166bbae3647737494066944f571b750d558a19448705e2f0368a4', 201, '{"data":{"id":"con_01m8jffevqeq4amwf5hgx0e1yd","kind":"supplier","name":"Fern & Rowe","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-29T01:42:24.887Z","updated_at":"2026-11-29T01:42:24.887Z","version":1}}', 1795916544887);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8jffcf9ep9s3x7xepbz77cp', 'org_01m8jffe5demnrjyesqpvsr442', 'tieout-invoices-4be233a86e68a9d7c52e0c0b0c315fc651d1c17f7bbb77faf6936bd3cb1b29b8', '\x529c1aebdaf4c3c2f69ee81de1946eab78f5f1171d2d693cce455257104f7001', 201, '{"data":{"id":"inv_01m8jfff0reeetwg4fn10hdt8v","type":"sales","kind":"invoice","status":"issued","number":"INV-0001","contact_id":"con_01m8jffefaev3t5zcre3b3k82n","contact_name":"Abbey Schools Trust","issue_date":"2026-01-15","tax_point":"2026-01-15","due_date":"2026-02-14","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":1950.00,"vat_total":390.00,"gross_total":2340.00,"amount_paid":0.00,"amount_credited":0.00,"amount_due":2340.00,"overdue":true,"journal_id":"jnl_01m8jfff0reeetwg4fn6dm5f68","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T01:42:25.048Z","updated_at":"2026-11-29T01:42:25.048Z","version":1,"lines":[{"description":"Course design, 3 days","quantity":3,"unit_price":650.00,"discount_percent":null,"account_id":"acc_01m8jffe5demnrjyesm39c815v","account_code":"4000","vat_code":"ST","net_amount":1950.00,"vat_amount":390.00,"gross_amount":2340.00}]}}', 1795916545048);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8jffcf9ep9s3x7xepbz77cp', 'org_01m8jffe5demnrjyesqpvsr442', 'tieout-invoices-02cd2ba5b47bcd609dcfb41cfc47355ecf2410c1abc2b4e55c54ca6e4f8dc4b5', '\xd69573efd297e10d091612771d5640a0604f44dad89fc399839788662754e16e', 201, '{"data":{"id":"inv_01m8jfff8yen986zhd7g9c1gxx","type":"sales","kind":"invoice","status":"issued","number":"INV-0003","contact_id":"con_01m8jffej8e28srfsvfjvbx33a","contact_name":"Kestrel Fitness CIC","issue_date":"2026-02-09","tax_point":"2026-02-09","due_date":"2026-03-11","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":275.00,"vat_total":7.00,"gross_total":282.00,"amount_paid":0.00,"amount_credited":0.00,"amount_due":282.00,"overdue":true,"journal_id":"jnl_01m8jfff8yen986zhd7q6b3xx8","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T01:42:25.310Z","updated_at":"2026-11-29T01:42:25.310Z","version":1,"lines":[{"description":"Seminar room, 5 evenings","quantity":5,"unit_price":48.00,"discount_percent":null,"account_id":"acc_01m8jffe9me0r96m1wsrmfm3fa","account_code":"4100","vat_code":"EX","net_amount":240.00,"vat_amount":0.00,"gross_amount":240.00},{"description":"Projector","quantity":1,"unit_price":35.00,"discount_percent":null,"account_id":"acc_01m8jffe5demnrjyesm39c815v","account_code":"4000","vat_code":"ST","net_amount":35.00,"vat_amount":7.00,"gross_amount":42.00}]}}', 1795916545310);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8jffcf9ep9s3x7xepbz77cp', 'org_01m8jffe5demnrjyesqpvsr442', 'tieout-invoices-e77d04cd1b057a793e9f0b846ada41bac83af397cfcb538056710eb89baf1306', '\x6d36e0391a4a5eba465545107cd0ebe8640be75f6487ddce2acb373dfb8e48bc', 201, '{"data":{"id":"inv_01m8jfffgtewkrrw1kcxj47187","type":"purchase","kind":"invoice","status":"issued","number":"FR-1209","contact_id":"con_01m8jffevqeq4amwf5hgx0e1yd","contact_name":"Fern & Rowe","issue_date":"2026-03-24","tax_point":"2026-03-24","due_date":"2026-04-23","amounts_are":"inclusive","currency":"GBP","reference":null,"notes":null,"net_total":640.00,"vat_total":128.00,"gross_total":768.00,"amount_paid":0.00,"amount_credited":0.00,"amount_due":768.00,"overdue":true,"journal_id":"jnl_01m8jfffgtewkrrw1kd2rzapa1","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T01:42:25.562Z","updated_at":"2026-11-29T01:42:25.562Z","version":1,"lines":[{"description":"Illustration, 2 days","quantity":2,"unit_price":384.00,"discount_percent":null,"account_id":"acc_01m8jffe5demnrjyesmsc7bee0","account_code":"5010","vat_code":"ST","net_amount":640.00,"vat_amount":128.00,"gross_amount":768.00}]}}', 1795916545562);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8jffcf9ep9s3x7xepbz77cp', 'org_01m8jffe5demnrjyesqpvsr442', '01a224f7-c370-7670-8d15-7f155b20081b', '\xb9b788b776c21e1cf7bcbb7508f9af2bdc6decbace544830f0bcb5253a864bc8', 200, '{"data":{"id":"btx_01m8jffgbheqgt8mnwm574j7tb","bank_account_id":"bac_01m8jffec4efwswt1cp8w49kba","date":"2026-01-22","amount":-1078.80,"currency":"GBP","description":"FPO TECHBARN LTD TB-0117","reference":null,"external_id":null,"status":"confirmed","account_id":null,"vat_code":"NV","vat_amount":0.00,"net_amount":-1078.80,"contact_id":"con_01m8jffesmesabqe1j04z83g8y","journal_id":"jnl_01m8jffgvte7sbvbexmchc1esa","settlement_id":"set_01m8jffgvte7sbvbexmchc1esa","confirmed_at":"2026-11-29T01:42:26.938Z","created_at":"2026-11-29T01:42:26.417Z","updated_at":"2026-11-29T01:42:26.938Z","version":2}}', 1795916546938);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8jffcf9ep9s3x7xepbz77cp', 'org_01m8jffe5demnrjyesqpvsr442', '01a224f7-c47a-747d-af39-29213bb28d28', '\x7d541cd98cec49b9be1b2f129f07b13c3e3f299b8efb05c907cd24e90633726b', 200, '{"data":{"id":"btx_01m8jffgbheqgt8mnwmawthm65","bank_account_id":"bac_01m8jffec4efwswt1cp8w49kba","date":"2026-01-30","amount":1500.00,"currency":"GBP","description":"FPI ABBEY SCHOOLS TRUST PART INV-0001","reference":null,"external_id":null,"status":"confirmed","account_id":null,"vat_code":"NV","vat_amount":0.00,"net_amount":1500.00,"contact_id":"con_01m8jffefaev3t5zcre3b3k82n","journal_id":"jnl_01m8jffh4aesk82xjsn3t9wt4v","settlement_id":"set_01m8jffh4aesk82xjsn3t9wt4v","confirmed_at":"2026-11-29T01:42:27.210Z","created_at":"2026-11-29T01:42:26.417Z","updated_at":"2026-11-29T01:42:27.210Z","version":2}}', 1795916547210);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8jffcf9ep9s3x7xepbz77cp', 'org_01m8jffe5demnrjyesqpvsr442', '01a224f7-caa0-759a-bf21-ba07140907d3', '\x685fa226f2b65025cb6bb9caa197b7cd746c9cf3beb195725abe1f69fc4c65b1', 200, '{"data":{"id":"btx_01m8jffgbheqgt8mnwn65azczj","bank_account_id":"bac_01m8jffec4efwswt1cp8w49kba","date":"2026-03-06","amount":282.00,"currency":"GBP","description":"FPI KESTREL FITNESS CIC INV-0003","reference":null,"external_id":null,"status":"confirmed","account_id":null,"vat_code":"NV","vat_amount":0.00,"net_amount":282.00,"contact_id":"con_01m8jffej8e28srfsvfjvbx33a","journal_id":"jnl_01m8jffg5seqbatm64qx9tberx","settlement_id":"set_01m8jffg5seqbatm64qvt5c9k5","confirmed_at":"2026-11-29T01:42:28.773Z","created_at":"2026-11-29T01:42:26.417Z","updated_at":"2026-11-29T01:42:28.773Z","version":2}}', 1795916548773);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8jffcf9ep9s3x7xepbz77cp', 'org_01m8jffe5demnrjyesqpvsr442', '01a224f7-d41c-71a8-a610-989905f38b53', '\x1a319b8aa0149418d1cef256996a8f01a52cc6e83458049f1b7ebb7b5270c519', 201, '{"data":{"id":"vrt_01m8jffn0yemr96zd91952grw6","date_from":"2026-01-01","date_to":"2026-03-31","status":"draft","currency":"GBP","scheme":"standard","flat_rate_percent":null,"adjustments":[],"boxes":{"1":698.40,"2":0.00,"3":698.40,"4":319.80,"5":378.60,"6":4776.00,"7":3427.00,"8":0.00,"9":0.00},"direction":"pay","hmrc":{"vatDueSales":698.40,"vatDueAcquisitions":0.00,"totalVatDue":698.40,"vatReclaimedCurrPeriod":319.80,"netVatDue":378.60,"totalValueSalesExVAT":4776,"totalValuePurchasesExVAT":3427,"totalValueGoodsSuppliedExVAT":0,"totalAcquisitionsExVAT":0},"journal_id":null,"finalised_at":null,"created_at":"2026-11-29T01:42:31.198Z","updated_at":"2026-11-29T01:42:31.198Z","version":1}}', 1795916551198);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8jffcf9ep9s3x7xepbz77cp', 'org_01m8jffe5demnrjyesqpvsr442', 'tieout-invoices-85576210311968a89de8282273a4c1a7d181420a4d950e1f3960f9f11622a42d', '\xd6b9484ea718aac49b84518ead11cdda4ff1455abff2304cf5d1b11339c2cbf7', 201, '{"data":{"id":"inv_01m8jfff28ejevcn0mhqstjk73","type":"purchase","kind":"invoice","status":"issued","number":"PX-881","contact_id":"con_01m8jfferfehabfp95s7v65gxw","contact_name":"Printwell","issue_date":"2026-01-20","tax_point":"2026-01-20","due_date":"2026-02-19","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":412.00,"vat_total":0.00,"gross_total":412.00,"amount_paid":0.00,"amount_credited":0.00,"amount_due":412.00,"overdue":true,"journal_id":"jnl_01m8jfff28ejevcn0mht276ycq","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T01:42:25.096Z","updated_at":"2026-11-29T01:42:25.096Z","version":1,"lines":[{"description":"Printing of workbooks","quantity":1,"unit_price":412.00,"discount_percent":null,"account_id":"acc_01m8jffe5demnrjyesmms06v7s","account_code":"5000","vat_code":"ZR","net_amount":412.00,"vat_amount":0.00,"gross_amount":412.00}]}}', 1795916545096);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8jffcf9ep9s3x7xepbz77cp', 'org_01m8jffe5demnrjyesqpvsr442', 'tieout-invoices-a165c78a489c452b17fae14c2f6bc8cee9cdb44d3f9a5a33e562557f5fea07a6', '\xf0ac3e7e53a9711b1f99a5d5e3ee53b432f2a34e7aac7b37c091c6b58c24ff31', 201, '{"data":{"id":"inv_01m8jfff32e9v876n3avwwkj12","type":"purchase","kind":"invoice","status":"issued","number":"TB-0117","contact_id":"con_01m8jffesmesabqe1j04z83g8y","contact_name":"Techbarn","issue_date":"2026-01-21","tax_point":"2026-01-21","due_date":"2026-02-20","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":899.00,"vat_total":179.80,"gross_total":1078.80,"amount_paid":0.00,"amount_credited":0.00,"amount_due":1078.80,"overdue":true,"journal_id":"jnl_01m8jfff32e9v876n3az92ekew","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T01:42:25.122Z","updated_at":"2026-11-29T01:42:25.122Z","version":1,"lines":[{"description":"Laptop","quantity":1,"unit_price":899.00,"discount_percent":null,"account_id":"acc_01m8jffe5demnrjyesh6mtzp68","account_code":"1000","vat_code":"ST","net_amount":899.00,"vat_amount":179.80,"gross_amount":1078.80}]}}', 1795916545122);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8jffcf9ep9s3x7xepbz77cp', 'org_01m8jffe5demnrjyesqpvsr442', 'tieout-invoices-a08933772f53bb7a3e0d7f09986526be6c409028d9b6b6ec17c390764ded4e65', '\x02d69548c798c9398eb20fc82b3f2ae0fa72ec53f5485bba8d304dcbc923f40f', 201, '{"data":{"id":"inv_01m8jfff67ew2vs003v127w5va","type":"sales","kind":"invoice","status":"issued","number":"INV-0002","contact_id":"con_01m8jffefaev3t5zcre3b3k82n","contact_name":"Abbey Schools Trust","issue_date":"2026-01-28","tax_point":"2026-01-28","due_date":"2026-02-27","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":870.00,"vat_total":0.00,"gross_total":870.00,"amount_paid":0.00,"amount_credited":0.00,"amount_due":870.00,"overdue":true,"journal_id":"jnl_01m8jfff67ew2vs003v4krk473","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T01:42:25.223Z","updated_at":"2026-11-29T01:42:25.223Z","version":1,"lines":[{"description":"Workbooks","quantity":120,"unit_price":7.25,"discount_percent":null,"account_id":"acc_01m8jffe5demnrjyesm70wt084","account_code":"4010","vat_code":"ZR","net_amount":870.00,"vat_amount":0.00,"gross_amount":870.00}]}}', 1795916545223);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8jffcf9ep9s3x7xepbz77cp', 'org_01m8jffe5demnrjyesqpvsr442', 'tieout-invoices-24f2d497d67611ee4b916a85f2a23fcdd7857457acc62ad191f46fc104ec5b36', '\x41baecab0f0cbec6bc1e74bd103ff582884f972ddc9508b8687edfbf63bf48e3', 201, '{"data":{"id":"inv_01m8jfff9ped39gqsgehww1dsa","type":"sales","kind":"invoice","status":"issued","number":"INV-0004","contact_id":"con_01m8jffepke1pv6mvmz4wg7h5f","contact_name":"Marlow & Pike LLP","issue_date":"2026-02-20","tax_point":"2026-02-20","due_date":"2026-03-22","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":1332.00,"vat_total":266.40,"gross_total":1598.40,"amount_paid":0.00,"amount_credited":0.00,"amount_due":1598.40,"overdue":true,"journal_id":"jnl_01m8jfff9ped39gqsgenfhdsnd","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T01:42:25.334Z","updated_at":"2026-11-29T01:42:25.334Z","version":1,"lines":[{"description":"Course for new starters","quantity":1,"unit_price":1480.00,"discount_percent":10,"account_id":"acc_01m8jffe5demnrjyesm39c815v","account_code":"4000","vat_code":"ST","net_amount":1332.00,"vat_amount":266.40,"gross_amount":1598.40}]}}', 1795916545334);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8jffcf9ep9s3x7xepbz77cp', 'org_01m8jffe5demnrjyesqpvsr442', 'tieout-invoices-a433f06b428639a9cb2f0a3199fc667997a7a6a4cdbdb77ec1b9a78975b56f9f', '\x7f41a50363cc5ca3007b6cd1c5fc440ad309e9fd68515e7344922b936de59687', 201, '{"data":{"id":"inv_01m8jfffaeeda96g2wvz30fef7","type":"sales","kind":"invoice","status":"issued","number":"INV-0005","contact_id":"con_01m8jffepke1pv6mvmz4wg7h5f","contact_name":"Marlow & Pike LLP","issue_date":"2026-03-03","tax_point":"2026-03-03","due_date":"2026-04-02","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":500.00,"vat_total":100.00,"gross_total":600.00,"amount_paid":0.00,"amount_credited":0.00,"amount_due":600.00,"overdue":true,"journal_id":"jnl_01m8jfffaeeda96g2ww10bqs6j","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T01:42:25.358Z","updated_at":"2026-11-29T01:42:25.358Z","version":1,"lines":[{"description":"Raised in error","quantity":1,"unit_price":500.00,"discount_percent":null,"account_id":"acc_01m8jffe5demnrjyesm39c815v","account_code":"4000","vat_code":"ST","net_amount":500.00,"vat_amount":100.00,"gross_amount":600.00}]}}', 1795916545358);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8jffcf9ep9s3x7xepbz77cp', 'org_01m8jffe5demnrjyesqpvsr442', 'tieout-invoices-a444992eb0a0fcb22ee3d3ae8d37280771ed657878ec7a2f1ddc0c87d2f20c1c', '\x6b32b8a06fa5a6888f4cf4fa067c4d56e7d284acf85fd11695c1c7bdfb3c4082', 201, '{"data":{"id":"inv_01m8jfffjbejwtg5wcg04q61dn","type":"sales","kind":"invoice","status":"issued","number":"INV-0006","contact_id":"con_01m8jffefaev3t5zcre3b3k82n","contact_name":"Abbey Schools Trust","issue_date":"2026-03-27","tax_point":"2026-03-27","due_date":"2026-04-26","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":499.00,"vat_total":65.00,"gross_total":564.00,"amount_paid":0.00,"amount_credited":0.00,"amount_due":564.00,"overdue":true,"journal_id":"jnl_01m8jfffjbejwtg5wcg7114adg","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T01:42:25.611Z","updated_at":"2026-11-29T01:42:25.611Z","version":1,"lines":[{"description":"Workbooks","quantity":24,"unit_price":7.25,"discount_percent":null,"account_id":"acc_01m8jffe5demnrjyesm70wt084","account_code":"4010","vat_code":"ZR","net_amount":174.00,"vat_amount":0.00,"gross_amount":174.00},{"description":"Half a day of course design","quantity":0.5,"unit_price":650.00,"discount_percent":null,"account_id":"acc_01m8jffe5demnrjyesm39c815v","account_code":"4000","vat_code":"ST","net_amount":325.00,"vat_amount":65.00,"gross_amount":390.00}]}}', 1795916545611);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8jffcf9ep9s3x7xepbz77cp', 'org_01m8jffe5demnrjyesqpvsr442', 'tieout-invoices-f1bfc5df4da0d977ae54aecfeb638c5d7ea868ae56228dae09372c0904c66bce', '\xd066a629c3d26657ccb580b43db6e6f20b5d18b1d32517a02018a7d5b4ff1388', 201, '{"data":{"id":"inv_01m8jfff7mef7sm48xyfk988rc","type":"purchase","kind":"invoice","status":"issued","number":"HL-33","contact_id":"con_01m8jffetsexea2bnrtyw1abvv","contact_name":"Harcourt Lettings","issue_date":"2026-02-01","tax_point":"2026-02-01","due_date":"2026-03-03","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":1350.00,"vat_total":0.00,"gross_total":1350.00,"amount_paid":0.00,"amount_credited":0.00,"amount_due":1350.00,"overdue":true,"journal_id":"jnl_01m8jfff7mef7sm48xyh52xps7","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T01:42:25.268Z","updated_at":"2026-11-29T01:42:25.268Z","version":1,"lines":[{"description":"Rent, January to March","quantity":1,"unit_price":1350.00,"discount_percent":null,"account_id":"acc_01m8jffe5demnrjyesncfbw01j","account_code":"6100","vat_code":"EX","net_amount":1350.00,"vat_amount":0.00,"gross_amount":1350.00}]}}', 1795916545268);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8jffcf9ep9s3x7xepbz77cp', 'org_01m8jffe5demnrjyesqpvsr442', 'tieout-invoices-5b4adff184407b24405f9d6bc8e720029954724ed519b076e3f1f04bdd6c3bb9', '\xfbd6cdd260dce43d1d158463c93acb46038119cdc6d0f2577d52e47eb91c51dc', 201, '{"data":{"id":"inv_01m8jfffdmec2vxccgn3yy89yk","type":"sales","kind":"credit_note","status":"issued","number":"CN-0001","contact_id":"con_01m8jffepke1pv6mvmz4wg7h5f","contact_name":"Marlow & Pike LLP","issue_date":"2026-03-12","tax_point":"2026-03-12","due_date":"2026-03-12","amounts_are":"exclusive","currency":"GBP","reference":"INV-0004","notes":null,"net_total":150.00,"vat_total":30.00,"gross_total":180.00,"amount_paid":0.00,"amount_credited":0.00,"amount_due":180.00,"overdue":false,"journal_id":"jnl_01m8jfffdmec2vxccgn6dp0p6p","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T01:42:25.460Z","updated_at":"2026-11-29T01:42:25.460Z","version":1,"lines":[{"description":"A day that was not held","quantity":1,"unit_price":150.00,"discount_percent":null,"account_id":"acc_01m8jffe5demnrjyesm39c815v","account_code":"4000","vat_code":"ST","net_amount":150.00,"vat_amount":30.00,"gross_amount":180.00}]}}', 1795916545460);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8jffcf9ep9s3x7xepbz77cp', 'org_01m8jffe5demnrjyesqpvsr442', '01a224f7-bf45-7521-b922-9efffd00574f', '\x143d5c39cf4d6347554521564d3a6599acc094cce09e62d41b4843bdb45fdbdd', 201, '{"data":{"id":"inv_01m8jfffdmec2vxccgn3yy89yk","type":"sales","kind":"credit_note","status":"paid","number":"CN-0001","contact_id":"con_01m8jffepke1pv6mvmz4wg7h5f","contact_name":"Marlow & Pike LLP","issue_date":"2026-03-12","tax_point":"2026-03-12","due_date":"2026-03-12","amounts_are":"exclusive","currency":"GBP","reference":"INV-0004","notes":null,"net_total":150.00,"vat_total":30.00,"gross_total":180.00,"amount_paid":0.00,"amount_credited":180.00,"amount_due":0.00,"overdue":false,"journal_id":"jnl_01m8jfffdmec2vxccgn6dp0p6p","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T01:42:25.460Z","updated_at":"2026-11-29T01:42:25.867Z","version":2,"lines":[{"description":"A day that was not held","quantity":1,"unit_price":150.00,"discount_percent":null,"account_id":"acc_01m8jffe5demnrjyesm39c815v","account_code":"4000","vat_code":"ST","net_amount":150.00,"vat_amount":30.00,"gross_amount":180.00}]}}', 1795916545867);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8jffcf9ep9s3x7xepbz77cp', 'org_01m8jffe5demnrjyesqpvsr442', 'tieout-journals-b90265b9a080174d2b08e1f613e926600b8d71b57c7715fbeb8dca543500411a', '\xc901ec0f49e59d0037bb933af01f4f12efd5ef3d9458d67c398e507380c3d33a', 200, '{"data":{"mode":"all_or_nothing","posted":3,"refused":0,"items":[{"index":0,"status":"posted","id":"jnl_01m8jfffzheqqvjzty4snewpwg","sequence":14,"error":null},{"index":1,"status":"posted","id":"jnl_01m8jfffzheqqvjzty5302zs7t","sequence":15,"error":null},{"index":2,"status":"posted","id":"jnl_01m8jfffzheqqvjzty5b1e4sa4","sequence":16,"error":null}]}}', 1795916546033);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8jffcf9ep9s3x7xepbz77cp', 'org_01m8jffe5demnrjyesqpvsr442', '01a224f7-c0a8-74dc-867b-5f73e3d9a657', '\xa6d3d1838564cd33fcb02628e1fa4925cc53b788de9124a15dd3369c28f4eb3b', 201, '{"data":{"id":"set_01m8jffg5seqbatm64qvt5c9k5","type":"receipt","status":"posted","refund":false,"contact_id":"con_01m8jffej8e28srfsvfjvbx33a","contact_name":"Kestrel Fitness CIC","bank_account_id":"bac_01m8jffec4efwswt1cp8w49kba","date":"2026-03-06","amount":282.00,"currency":"GBP","reference":null,"allocated_amount":282.00,"unallocated_amount":0.00,"allocations":[{"id":"alc_01m8jffg5seqbatm64r37gyy07","invoice_id":"inv_01m8jfff8yen986zhd7g9c1gxx","invoice_number":"INV-0003","settlement_id":"set_01m8jffg5seqbatm64qvt5c9k5","credit_note_id":null,"amount":282.00,"date":"2026-03-06","created_at":"2026-11-29T01:42:26.233Z"}],"bank_transaction_id":null,"journal_id":"jnl_01m8jffg5seqbatm64qx9tberx","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T01:42:26.233Z","updated_at":"2026-11-29T01:42:26.233Z","version":1}}', 1795916546233);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8jffcf9ep9s3x7xepbz77cp', 'org_01m8jffe5demnrjyesqpvsr442', '01a224f7-c5e4-73b5-9d25-de09ea81c535', '\x63934e8e8b2cea9c847782ad47ecab03968d67692dac965e5405edfb74eb6115', 200, '{"data":{"id":"btx_01m8jffgbheqgt8mnwmg74tp5s","bank_account_id":"bac_01m8jffec4efwswt1cp8w49kba","date":"2026-02-10","amount":-1350.00,"currency":"GBP","description":"FPO HARCOURT LETTINGS HL-33","reference":null,"external_id":null,"status":"confirmed","account_id":null,"vat_code":"NV","vat_amount":0.00,"net_amount":-1350.00,"contact_id":"con_01m8jffetsexea2bnrtyw1abvv","journal_id":"jnl_01m8jffhffet3t2tf81mt340hm","settlement_id":"set_01m8jffhffet3t2tf81mt340hm","confirmed_at":"2026-11-29T01:42:27.568Z","created_at":"2026-11-29T01:42:26.417Z","updated_at":"2026-11-29T01:42:27.568Z","version":2}}', 1795916547568);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8jffcf9ep9s3x7xepbz77cp', 'org_01m8jffe5demnrjyesqpvsr442', '01a224f7-c9b5-7604-bc77-e2b9c58c1eb4', '\x58a134a403d5971940b3559929eef07d4e1ee46c00b627354426a8650e2909c9', 200, '{"data":{"id":"btx_01m8jffgbheqgt8mnwnbpx0xp6","bank_account_id":"bac_01m8jffec4efwswt1cp8w49kba","date":"2026-03-16","amount":1418.40,"currency":"GBP","description":"FPI MARLOW AND PIKE LLP INV-0004 LESS CN-0001","reference":null,"external_id":null,"status":"confirmed","account_id":null,"vat_code":"NV","vat_amount":0.00,"net_amount":1418.40,"contact_id":"con_01m8jffepke1pv6mvmz4wg7h5f","journal_id":"jnl_01m8jffjdsey59veqr3n7wz22j","settlement_id":"set_01m8jffjdsey59veqr3n7wz22j","confirmed_at":"2026-11-29T01:42:28.537Z","created_at":"2026-11-29T01:42:26.417Z","updated_at":"2026-11-29T01:42:28.537Z","version":2}}', 1795916548537);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8jffcf9ep9s3x7xepbz77cp', 'org_01m8jffe5demnrjyesqpvsr442', '01a224f7-cbc7-7782-a7be-c3a459681566', '\xeb316c0698b3142adf7b7e02c2151369add93af97d1914f7d76daf5c08ba86f6', 200, '{"data":{"id":"btx_01m8jffgbheqgt8mnwnqy1b4kf","bank_account_id":"bac_01m8jffec4efwswt1cp8w49kba","date":"2026-03-31","amount":-936.55,"currency":"GBP","description":"FPO J WREN NET PAY MARCH","reference":null,"external_id":null,"status":"confirmed","account_id":"acc_01m8jffe5demnrjyesjw05epz3","vat_code":"NV","vat_amount":0.00,"net_amount":-936.55,"contact_id":null,"journal_id":"jnl_01m8jffjyaejfrppd49r84mqr9","settlement_id":null,"confirmed_at":"2026-11-29T01:42:29.066Z","created_at":"2026-11-29T01:42:26.417Z","updated_at":"2026-11-29T01:42:29.066Z","version":2}}', 1795916549066);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8jffcf9ep9s3x7xepbz77cp', 'org_01m8jffe5demnrjyesqpvsr442', '01a224f7-bec7-71d1-a3c2-834509eb53c6', '\xe412def76fcd1bff363199fd2ce5b0d7b0a07a3ceb22ed44b3e6e2cab8a8c364', 200, '{"data":{"id":"inv_01m8jfffaeeda96g2wvz30fef7","type":"sales","kind":"invoice","status":"void","number":"INV-0005","contact_id":"con_01m8jffepke1pv6mvmz4wg7h5f","contact_name":"Marlow & Pike LLP","issue_date":"2026-03-03","tax_point":"2026-03-03","due_date":"2026-04-02","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":500.00,"vat_total":100.00,"gross_total":600.00,"amount_paid":0.00,"amount_credited":0.00,"amount_due":0.00,"overdue":false,"journal_id":"jnl_01m8jfffaeeda96g2ww10bqs6j","void_date":"2026-03-03","void_journal_id":"jnl_01m8jfffpmecm9hkfx4zfsg9ka","created_at":"2026-11-29T01:42:25.358Z","updated_at":"2026-11-29T01:42:25.748Z","version":2,"lines":[{"description":"Raised in error","quantity":1,"unit_price":500.00,"discount_percent":null,"account_id":"acc_01m8jffe5demnrjyesm39c815v","account_code":"4000","vat_code":"ST","net_amount":500.00,"vat_amount":100.00,"gross_amount":600.00}]}}', 1795916545748);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8jffcf9ep9s3x7xepbz77cp', 'org_01m8jffe5demnrjyesqpvsr442', '01a224f7-cb1b-7260-ba5e-e002e1c15d86', '\x1cd9cd8d3021586b32a6a4c42aa8b66a5afcdd8b2fac030aeeedb851aa0bb4c4', 200, '{"data":{"id":"btx_01m8jffgbheqgt8mnwnkeb55we","bank_account_id":"bac_01m8jffec4efwswt1cp8w49kba","date":"2026-03-25","amount":-2000.00,"currency":"GBP","description":"TFR TO SAVINGS","reference":null,"external_id":null,"status":"confirmed","account_id":null,"vat_code":"NV","vat_amount":0.00,"net_amount":-2000.00,"contact_id":null,"journal_id":"jnl_01m8jffjrxejyah9gnzkmmxnej","settlement_id":null,"confirmed_at":"2026-11-29T01:42:28.893Z","created_at":"2026-11-29T01:42:26.417Z","updated_at":"2026-11-29T01:42:28.893Z","version":2}}', 1795916548893);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8jffcf9ep9s3x7xepbz77cp', 'org_01m8jffe5demnrjyesqpvsr442', '01a224f7-cbe5-7486-ba05-dbe4bae41dbd', '\xb8f26b6d09423558500b8b10e30a8cc201799684ccebfddcc2a16cf36baed10d', 200, '{"data":{"suggested":4,"applied":4,"next":null,"suggestions":[{"id":"btx_01m8jffgbheqgt8mnwmcn3bvcy","bank_account_id":"bac_01m8jffec4efwswt1cp8w49kba","date":"2026-02-02","amount":-36.00,"currency":"GBP","description":"CARD SLATEWORK SOFTWARE SUBSCRIPTION","kind":"account","allocations":[],"settlement_id":null,"transfer_to_bank_account_id":null,"transfer_to_bank_account_name":null,"other_half_id":null,"account_id":"acc_01m8jffe5demnrjyesnx4rbrrg","account_code":"6210","account_name":"Software and subscriptions","vat_code":"ST","vat_amount":6.00,"confidence":0.989,"suggested_by":"text","reason":"the text names the account, standard-rated (VAT Notice 700)","applied":true,"error":null},{"id":"btx_01m8jffgbheqgt8mnwmvg2apqh","bank_account_id":"bac_01m8jffec4efwswt1cp8w49kba","date":"2026-02-18","amount":-58.40,"currency":"GBP","description":"CARD TRAINLINE.COM LONDON","kind":"account","allocations":[],"settlement_id":null,"transfer_to_bank_account_id":null,"transfer_to_bank_account_name":null,"other_half_id":null,"account_id":"acc_01m8jffe5demnrjyesp55463q8","account_code":"6300","account_name":"Travel and subsistence","vat_code":"ZR","vat_amount":0.00,"confidence":0.872,"suggested_by":"text","reason":"supplier Trainline: rail travel, zero-rated (VAT Notice 744A)","applied":true,"error":null},{"id":"btx_01m8jffgbheqgt8mnwn0kxmcpw","bank_account_id":"bac_01m8jffec4efwswt1cp8w49kba","date":"2026-03-02","amount":-36.00,"currency":"GBP","description":"CARD SLATEWORK SOFTWARE SUBSCRIPTION","kind":"account","allocations":[],"settlement_id":null,"transfer_to_bank_account_id":null,"transfer_to_bank_account_name":null,"other_half_id":null,"account_id":"acc_01m8jffe5demnrjyesnx4rbrrg","account_code":"6210","account_name":"Software and subscriptions","vat_code":"ST","vat_amount":6.00,"confidence":0.989,"suggested_by":"text","reason":"the text names the account, standard-rated (VAT Notice 700)","applied":true,"error":null},{"id":"btx_01m8jffgbheqgt8mnwndaxgkqq","bank_account_id":"bac_01m8jffec4efwswt1cp8w49kba","date":"2026-03-20","amount":-7.50,"currency":"GBP","description":"TOTAL CHARGES TO 19MAR2026","kind":"account","allocations":[],"settlement_id":null,"transfer_to_bank_account_id":null,"transfer_to_bank_account_name":null,"other_half_id":null,"account_id":"acc_01m8jffe5demnrjyespwsrs1xj","account_code":"6700","account_name":"Bank charges","vat_code":"EX","vat_amount":0.00,"confidence":0.990,"suggested_by":"text","reason":"\"bank charges\": bank charges, exempt (VAT Notice 701/49)","applied":true,"error":null}]}}', 1795916550141);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8jffcf9ep9s3x7xepbz77cp', 'org_01m8jffe5demnrjyesqpvsr442', '01a224f7-d1a9-757c-bb82-4968dcae96de', '\x3fc1cac9ae3f037d057c171fb00b14df5e79a7b108431be8b933a02876790162', 200, '{"data":{"id":"btx_01m8jffgbheqgt8mnwn0kxmcpw","bank_account_id":"bac_01m8jffec4efwswt1cp8w49kba","date":"2026-03-02","amount":-36.00,"currency":"GBP","description":"CARD SLATEWORK SOFTWARE SUBSCRIPTION","reference":null,"external_id":null,"status":"confirmed","account_id":"acc_01m8jffe5demnrjyesnx4rbrrg","vat_code":"ST","vat_amount":6.00,"net_amount":-30.00,"contact_id":null,"journal_id":"jnl_01m8jffmdcews99m9mhh29we2t","settlement_id":null,"confirmed_at":"2026-11-29T01:42:30.572Z","created_at":"2026-11-29T01:42:26.417Z","updated_at":"2026-11-29T01:42:30.572Z","version":3}}', 1795916550572);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8jffcf9ep9s3x7xepbz77cp', '', 'once', '\xbd590065f8df1f619336633472911f7d86118bce11abf11de10c7d723b56911c', 202, '{"reconciliation_id":"rec_01m8jffnwhexsakrmfe2c5jwsg","status":"queued","poll_url":"/api/v1/reconciliations/rec_01m8jffnwhexsakrmfe2c5jwsg"}', 1795916552081);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8jffcf9ep9s3x7xepbz77cp', 'org_01m8jffe5demnrjyesqpvsr442', '01a224f7-c16a-75d7-b00a-204e87aa16a3', '\x2cd94d95f9aa3bf54268221bb3cd228595f9635f37968fb7350beb5ffb105f31', 200, '{"data":{"created":13,"duplicates":0,"dry_run":false,"rows":[{"index":0,"status":"created","id":"btx_01m8jffgbheqgt8mnwm574j7tb"},{"index":1,"status":"created","id":"btx_01m8jffgbheqgt8mnwmawthm65"},{"index":2,"status":"created","id":"btx_01m8jffgbheqgt8mnwmcn3bvcy"},{"index":3,"status":"created","id":"btx_01m8jffgbheqgt8mnwmg74tp5s"},{"index":4,"status":"created","id":"btx_01m8jffgbheqgt8mnwmnmdc98e"},{"index":5,"status":"created","id":"btx_01m8jffgbheqgt8mnwmvg2apqh"},{"index":6,"status":"created","id":"btx_01m8jffgbheqgt8mnwmyp97mmh"},{"index":7,"status":"created","id":"btx_01m8jffgbheqgt8mnwn0kxmcpw"},{"index":8,"status":"created","id":"btx_01m8jffgbheqgt8mnwn65azczj"},{"index":9,"status":"created","id":"btx_01m8jffgbheqgt8mnwnbpx0xp6"},{"index":10,"status":"created","id":"btx_01m8jffgbheqgt8mnwndaxgkqq"},{"index":11,"status":"created","id":"btx_01m8jffgbheqgt8mnwnkeb55we"},{"index":12,"status":"created","id":"btx_01m8jffgbheqgt8mnwnqy1b4kf"}]}}', 1795916546417);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8jffcf9ep9s3x7xepbz77cp', 'org_01m8jffe5demnrjyesqpvsr442', '01a224f7-c717-7118-98ee-1c8ef0aaf6ed', '\x216ce376d57e0319c9b2c18be1947a682beeec8512c9795fe2ce1fee472a61cb', 200, '{"data":{"id":"btx_01m8jffgbheqgt8mnwmnmdc98e","bank_account_id":"bac_01m8jffec4efwswt1cp8w49kba","date":"2026-02-16","amount":1710.00,"currency":"GBP","description":"FPI ABBEY SCHOOLS TRUST INV-0001 INV-0002","reference":null,"external_id":null,"status":"confirmed","account_id":null,"vat_code":"NV","vat_amount":0.00,"net_amount":1710.00,"contact_id":"con_01m8jffefaev3t5zcre3b3k82n","journal_id":"jnl_01m8jffhs5ecs94f8dx216dgt4","settlement_id":"set_01m8jffhs5ecs94f8dx216dgt4","confirmed_at":"2026-11-29T01:42:27.877Z","created_at":"2026-11-29T01:42:26.417Z","updated_at":"2026-11-29T01:42:27.877Z","version":2}}', 1795916547877);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8jffcf9ep9s3x7xepbz77cp', 'org_01m8jffe5demnrjyesqpvsr442', '01a224f7-c876-737a-9bbe-004ab5b41950', '\xa21071b56f2b892d079e21c5f2ac48daf2d1bce38d1d79ea36f538003edc1e44', 200, '{"data":{"id":"btx_01m8jffgbheqgt8mnwmyp97mmh","bank_account_id":"bac_01m8jffec4efwswt1cp8w49kba","date":"2026-02-27","amount":-400.00,"currency":"GBP","description":"FPO PRINTWELL PX-881","reference":null,"external_id":null,"status":"confirmed","account_id":null,"vat_code":"NV","vat_amount":0.00,"net_amount":-400.00,"contact_id":"con_01m8jfferfehabfp95s7v65gxw","journal_id":"jnl_01m8jffj4bev1v453jezwq5n8x","settlement_id":"set_01m8jffj4bev1v453jezwq5n8x","confirmed_at":"2026-11-29T01:42:28.235Z","created_at":"2026-11-29T01:42:26.417Z","updated_at":"2026-11-29T01:42:28.235Z","version":2}}', 1795916548235);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8jffcf9ep9s3x7xepbz77cp', 'org_01m8jffe5demnrjyesqpvsr442', '01a224f7-d107-702d-a24a-73838c91fdc5', '\x71f22d81569277be8b12f80e415f426dd47242db60d093553d3089336cdadc0c', 200, '{"data":{"id":"btx_01m8jffgbheqgt8mnwmvg2apqh","bank_account_id":"bac_01m8jffec4efwswt1cp8w49kba","date":"2026-02-18","amount":-58.40,"currency":"GBP","description":"CARD TRAINLINE.COM LONDON","reference":null,"external_id":null,"status":"confirmed","account_id":"acc_01m8jffe5demnrjyesp55463q8","vat_code":"ZR","vat_amount":0.00,"net_amount":-58.40,"contact_id":null,"journal_id":"jnl_01m8jffm8ve1r8h74jtz76jf7c","settlement_id":null,"confirmed_at":"2026-11-29T01:42:30.427Z","created_at":"2026-11-29T01:42:26.417Z","updated_at":"2026-11-29T01:42:30.427Z","version":3}}', 1795916550427);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8jffcf9ep9s3x7xepbz77cp', 'org_01m8jffe5demnrjyesqpvsr442', '01a224f7-d260-75f5-ac74-db2039c34fcf', '\xff671189b6589adac7fd69e68b077f28e68b5bdd16dc91b33da369bfefa73df0', 200, '{"data":{"id":"btx_01m8jffgbheqgt8mnwmcn3bvcy","bank_account_id":"bac_01m8jffec4efwswt1cp8w49kba","date":"2026-02-02","amount":-36.00,"currency":"GBP","description":"CARD SLATEWORK SOFTWARE SUBSCRIPTION","reference":null,"external_id":null,"status":"confirmed","account_id":"acc_01m8jffe5demnrjyesnx4rbrrg","vat_code":"ST","vat_amount":6.00,"net_amount":-30.00,"contact_id":null,"journal_id":"jnl_01m8jffmk4edxs8wenbb07nsyk","settlement_id":null,"confirmed_at":"2026-11-29T01:42:30.756Z","created_at":"2026-11-29T01:42:26.417Z","updated_at":"2026-11-29T01:42:30.756Z","version":3}}', 1795916550756);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8jffcf9ep9s3x7xepbz77cp', 'org_01m8jffe5demnrjyesqpvsr442', '01a224f7-d339-7042-aabf-7196524b7e68', '\xd6834435e7e63cddbeabb466d7d3188d1d15fe36314779b277c9985c334143a6', 200, '{"data":{"id":"btx_01m8jffgbheqgt8mnwndaxgkqq","bank_account_id":"bac_01m8jffec4efwswt1cp8w49kba","date":"2026-03-20","amount":-7.50,"currency":"GBP","description":"TOTAL CHARGES TO 19MAR2026","reference":null,"external_id":null,"status":"confirmed","account_id":"acc_01m8jffe5demnrjyespwsrs1xj","vat_code":"EX","vat_amount":0.00,"net_amount":-7.50,"contact_id":null,"journal_id":"jnl_01m8jffmt0eqyaqq177g7jw1sz","settlement_id":null,"confirmed_at":"2026-11-29T01:42:30.976Z","created_at":"2026-11-29T01:42:26.417Z","updated_at":"2026-11-29T01:42:30.976Z","version":3}}', 1795916550976);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8jffcf9ep9s3x7xepbz77cp', 'org_01m8jffe5demnrjyesqpvsr442', '01a224f7-d43e-7599-9178-26264536ff69', '\x6cb62aa1e00448788eb26a9d6265fad184f8c4b213f273230bda50b8681aadbf', 200, '{"data":{"id":"vrt_01m8jffn0yemr96zd91952grw6","date_from":"2026-01-01","date_to":"2026-03-31","status":"finalised","currency":"GBP","scheme":"standard","flat_rate_percent":null,"adjustments":[],"boxes":{"1":698.40,"2":0.00,"3":698.40,"4":319.80,"5":378.60,"6":4776.00,"7":3427.00,"8":0.00,"9":0.00},"direction":"pay","hmrc":{"vatDueSales":698.40,"vatDueAcquisitions":0.00,"totalVatDue":698.40,"vatReclaimedCurrPeriod":319.80,"netVatDue":378.60,"totalValueSalesExVAT":4776,"totalValuePurchasesExVAT":3427,"totalValueGoodsSuppliedExVAT":0,"totalAcquisitionsExVAT":0},"journal_id":null,"finalised_at":"2026-11-29T01:42:31.232Z","created_at":"2026-11-29T01:42:31.198Z","updated_at":"2026-11-29T01:42:31.232Z","version":2}}', 1795916551232);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8jffcf9ep9s3x7xepbz77cp', 'org_01m8jffe5demnrjyesqpvsr442', '01a224f7-d461-74ae-8ad8-74bb1c63aaf5', '\xdab3e60bc35829127ac40fa51c5d5be469802f4adfe86a80b8501bc8bef13708', 200, '{"data":{"id":"org_01m8jffe5demnrjyesqpvsr442","name":"Wren & Marsh Ltd","currency":"GBP","country":"GB","financial_year_end":"03-31","vat_registered":true,"vat_number":null,"vat_scheme":"standard","flat_rate_percent":null,"vat_methods":[{"effective_from":null,"vat_registered":true,"vat_number":null,"vat_scheme":"standard","flat_rate_percent":null}],"vat_rounding":"line","status":"active","role":"owner","lock_date":"2026-03-31","created_at":"2026-11-29T01:42:24.173Z","updated_at":"2026-11-29T01:42:31.266Z","version":2}}', 1795916551266);
INSERT INTO public.invoice_lines VALUES ('org_01m8jffe5demnrjyesqpvsr442', 'inv_01m8jfff0reeetwg4fn10hdt8v', 1, 'Course design, 3 days', '3', '650.00', NULL, 'acc_01m8jffe5demnrjyesm39c815v', 'ST', NULL, 195000, 39000, 234000);
INSERT INTO public.invoice_lines VALUES ('org_01m8jffe5demnrjyesqpvsr442', 'inv_01m8jfff28ejevcn0mhqstjk73', 1, 'Printing of workbooks', '1', '412.00', NULL, 'acc_01m8jffe5demnrjyesmms06v7s', 'ZR', NULL, 41200, 0, 41200);
INSERT INTO public.invoice_lines VALUES ('org_01m8jffe5demnrjyesqpvsr442', 'inv_01m8jfff32e9v876n3avwwkj12', 1, 'Laptop', '1', '899.00', NULL, 'acc_01m8jffe5demnrjyesh6mtzp68', 'ST', NULL, 89900, 17980, 107880);
INSERT INTO public.invoice_lines VALUES ('org_01m8jffe5demnrjyesqpvsr442', 'inv_01m8jfff67ew2vs003v127w5va', 1, 'Workbooks', '120', '7.25', NULL, 'acc_01m8jffe5demnrjyesm70wt084', 'ZR', NULL, 87000, 0, 87000);
INSERT INTO public.invoice_lines VALUES ('org_01m8jffe5demnrjyesqpvsr442', 'inv_01m8jfff7mef7sm48xyfk988rc', 1, 'Rent, January to March', '1', '1350.00', NULL, 'acc_01m8jffe5demnrjyesncfbw01j', 'EX', NULL, 135000, 0, 135000);
INSERT INTO public.invoice_lines VALUES ('org_01m8jffe5demnrjyesqpvsr442', 'inv_01m8jfff8yen986zhd7g9c1gxx', 1, 'Seminar room, 5 evenings', '5', '48.00', NULL, 'acc_01m8jffe9me0r96m1wsrmfm3fa', 'EX', NULL, 24000, 0, 24000);
INSERT INTO public.invoice_lines VALUES ('org_01m8jffe5demnrjyesqpvsr442', 'inv_01m8jfff8yen986zhd7g9c1gxx', 2, 'Projector', '1', '35.00', NULL, 'acc_01m8jffe5demnrjyesm39c815v', 'ST', NULL, 3500, 700, 4200);
INSERT INTO public.invoice_lines VALUES ('org_01m8jffe5demnrjyesqpvsr442', 'inv_01m8jfff9ped39gqsgehww1dsa', 1, 'Course for new starters', '1', '1480.00', '10', 'acc_01m8jffe5demnrjyesm39c815v', 'ST', NULL, 133200, 26640, 159840);
INSERT INTO public.invoice_lines VALUES ('org_01m8jffe5demnrjyesqpvsr442', 'inv_01m8jfffaeeda96g2wvz30fef7', 1, 'Raised in error', '1', '500.00', NULL, 'acc_01m8jffe5demnrjyesm39c815v', 'ST', NULL, 50000, 10000, 60000);
INSERT INTO public.invoice_lines VALUES ('org_01m8jffe5demnrjyesqpvsr442', 'inv_01m8jfffdmec2vxccgn3yy89yk', 1, 'A day that was not held', '1', '150.00', NULL, 'acc_01m8jffe5demnrjyesm39c815v', 'ST', NULL, 15000, 3000, 18000);
INSERT INTO public.invoice_lines VALUES ('org_01m8jffe5demnrjyesqpvsr442', 'inv_01m8jfffgtewkrrw1kcxj47187', 1, 'Illustration, 2 days', '2', '384.00', NULL, 'acc_01m8jffe5demnrjyesmsc7bee0', 'ST', NULL, 64000, 12800, 76800);
INSERT INTO public.invoice_lines VALUES ('org_01m8jffe5demnrjyesqpvsr442', 'inv_01m8jfffjbejwtg5wcg04q61dn', 1, 'Workbooks', '24', '7.25', NULL, 'acc_01m8jffe5demnrjyesm70wt084', 'ZR', NULL, 17400, 0, 17400);
INSERT INTO public.invoice_lines VALUES ('org_01m8jffe5demnrjyesqpvsr442', 'inv_01m8jfffjbejwtg5wcg04q61dn', 2, 'Half a day of course design', '0.5', '650.00', NULL, 'acc_01m8jffe5demnrjyesm39c815v', 'ST', NULL, 32500, 6500, 39000);
INSERT INTO public.invoices VALUES ('inv_01m8jfffgtewkrrw1kcxj47187', 'org_01m8jffe5demnrjyesqpvsr442', 'purchase', 'invoice', 'issued', 'FR-1209', 'con_01m8jffevqeq4amwf5hgx0e1yd', '2026-03-24', '2026-04-23', 'inclusive', NULL, NULL, 64000, 12800, 76800, 0, 0, 'issued', 'jnl_01m8jfffgtewkrrw1kd2rzapa1', NULL, NULL, 'fr-1209', 1795916545562, 1795916545562, 1, '9999-99-99', 0, NULL, NULL, NULL);
INSERT INTO public.invoices VALUES ('inv_01m8jfffjbejwtg5wcg04q61dn', 'org_01m8jffe5demnrjyesqpvsr442', 'sales', 'invoice', 'issued', 'INV-0006', 'con_01m8jffefaev3t5zcre3b3k82n', '2026-03-27', '2026-04-26', 'exclusive', NULL, NULL, 49900, 6500, 56400, 0, 0, 'issued', 'jnl_01m8jfffjbejwtg5wcg7114adg', NULL, NULL, 'inv-0006', 1795916545611, 1795916545611, 1, '9999-99-99', 0, NULL, NULL, NULL);
INSERT INTO public.invoices VALUES ('inv_01m8jfffaeeda96g2wvz30fef7', 'org_01m8jffe5demnrjyesqpvsr442', 'sales', 'invoice', 'void', 'INV-0005', 'con_01m8jffepke1pv6mvmz4wg7h5f', '2026-03-03', '2026-04-02', 'exclusive', NULL, NULL, 50000, 10000, 60000, 0, 0, 'issued', 'jnl_01m8jfffaeeda96g2ww10bqs6j', '2026-03-03', 'jnl_01m8jfffpmecm9hkfx4zfsg9ka', 'inv-0005', 1795916545358, 1795916545748, 2, '2026-03-03', 0, NULL, NULL, NULL);
INSERT INTO public.invoices VALUES ('inv_01m8jfffdmec2vxccgn3yy89yk', 'org_01m8jffe5demnrjyesqpvsr442', 'sales', 'credit_note', 'issued', 'CN-0001', 'con_01m8jffepke1pv6mvmz4wg7h5f', '2026-03-12', '2026-03-12', 'exclusive', 'INV-0004', NULL, 15000, 3000, 18000, 0, 18000, 'issued', 'jnl_01m8jfffdmec2vxccgn6dp0p6p', NULL, NULL, 'cn-0001
inv-0004', 1795916545460, 1795916545867, 2, '2026-03-12', 1, '2026-03-12', '2026-03-12', NULL);
INSERT INTO public.invoices VALUES ('inv_01m8jfff8yen986zhd7g9c1gxx', 'org_01m8jffe5demnrjyesqpvsr442', 'sales', 'invoice', 'issued', 'INV-0003', 'con_01m8jffej8e28srfsvfjvbx33a', '2026-02-09', '2026-03-11', 'exclusive', NULL, NULL, 27500, 700, 28200, 28200, 0, 'issued', 'jnl_01m8jfff8yen986zhd7q6b3xx8', NULL, NULL, 'inv-0003', 1795916545310, 1795916546233, 2, '2026-03-06', 1, '2026-03-06', '2026-03-06', NULL);
INSERT INTO public.invoices VALUES ('inv_01m8jfff32e9v876n3avwwkj12', 'org_01m8jffe5demnrjyesqpvsr442', 'purchase', 'invoice', 'issued', 'TB-0117', 'con_01m8jffesmesabqe1j04z83g8y', '2026-01-21', '2026-02-20', 'exclusive', NULL, NULL, 89900, 17980, 107880, 107880, 0, 'issued', 'jnl_01m8jfff32e9v876n3az92ekew', NULL, NULL, 'tb-0117', 1795916545122, 1795916546938, 2, '2026-01-22', 1, '2026-01-22', '2026-01-22', NULL);
INSERT INTO public.invoices VALUES ('inv_01m8jfff7mef7sm48xyfk988rc', 'org_01m8jffe5demnrjyesqpvsr442', 'purchase', 'invoice', 'issued', 'HL-33', 'con_01m8jffetsexea2bnrtyw1abvv', '2026-02-01', '2026-03-03', 'exclusive', NULL, NULL, 135000, 0, 135000, 135000, 0, 'issued', 'jnl_01m8jfff7mef7sm48xyh52xps7', NULL, NULL, 'hl-33', 1795916545268, 1795916547568, 2, '2026-02-10', 1, '2026-02-10', '2026-02-10', NULL);
INSERT INTO public.invoices VALUES ('inv_01m8jfff0reeetwg4fn10hdt8v', 'org_01m8jffe5demnrjyesqpvsr442', 'sales', 'invoice', 'issued', 'INV-0001', 'con_01m8jffefaev3t5zcre3b3k82n', '2026-01-15', '2026-02-14', 'exclusive', NULL, NULL, 195000, 39000, 234000, 234000, 0, 'issued', 'jnl_01m8jfff0reeetwg4fn6dm5f68', NULL, NULL, 'inv-0001', 1795916545048, 1795916547877, 3, '2026-02-16', 2, '2026-01-30', '2026-02-16', NULL);
INSERT INTO public.invoices VALUES ('inv_01m8jfff67ew2vs003v127w5va', 'org_01m8jffe5demnrjyesqpvsr442', 'sales', 'invoice', 'issued', 'INV-0002', 'con_01m8jffefaev3t5zcre3b3k82n', '2026-01-28', '2026-02-27', 'exclusive', NULL, NULL, 87000, 0, 87000, 87000, 0, 'issued', 'jnl_01m8jfff67ew2vs003v4krk473', NULL, NULL, 'inv-0002', 1795916545223, 1795916547877, 2, '2026-02-16', 1, '2026-02-16', '2026-02-16', NULL);
INSERT INTO public.invoices VALUES ('inv_01m8jfff28ejevcn0mhqstjk73', 'org_01m8jffe5demnrjyesqpvsr442', 'purchase', 'invoice', 'issued', 'PX-881', 'con_01m8jfferfehabfp95s7v65gxw', '2026-01-20', '2026-02-19', 'exclusive', NULL, NULL, 41200, 0, 41200, 40000, 0, 'issued', 'jnl_01m8jfff28ejevcn0mht276ycq', NULL, NULL, 'px-881', 1795916545096, 1795916548235, 2, '9999-99-99', 1, '2026-02-27', '2026-02-27', NULL);
INSERT INTO public.invoices VALUES ('inv_01m8jfff9ped39gqsgehww1dsa', 'org_01m8jffe5demnrjyesqpvsr442', 'sales', 'invoice', 'issued', 'INV-0004', 'con_01m8jffepke1pv6mvmz4wg7h5f', '2026-02-20', '2026-03-22', 'exclusive', NULL, NULL, 133200, 26640, 159840, 141840, 18000, 'issued', 'jnl_01m8jfff9ped39gqsgenfhdsnd', NULL, NULL, 'inv-0004', 1795916545334, 1795916548537, 3, '2026-03-16', 2, '2026-03-12', '2026-03-16', NULL);
INSERT INTO public.jobs VALUES ('rec_01m8jffnwhexsakrmfe2c5jwsg', 'reconcile', 1, 'usr_01m8jffcf9ep9s3x7xepbz77cp', 'key_01m8jffckwe7v9vqkcyw9kmskx', 'completed', 3, 0, 1, 1, NULL, NULL, '01a224f7d7b674a19fec8aca9a000a55', 3, NULL, 1795916552081, 1795916552088, 1795916552118, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8jffe5demnrjyesqpvsr442', 1, 1, 'acc_01m8jffe5demnrjyesj77dcap9', 1000000, NULL, NULL, 0, 0, '2026-01-01');
INSERT INTO public.journal_lines VALUES ('org_01m8jffe5demnrjyesqpvsr442', 1, 2, 'acc_01m8jffe5demnrjyeskwvze3ds', -1000000, NULL, NULL, 0, 0, '2026-01-01');
INSERT INTO public.journal_lines VALUES ('org_01m8jffe5demnrjyesqpvsr442', 2, 1, 'acc_01m8jffe5demnrjyeshv758600', 234000, NULL, NULL, 0, 0, '2026-01-15');
INSERT INTO public.journal_lines VALUES ('org_01m8jffe5demnrjyesqpvsr442', 2, 2, 'acc_01m8jffe5demnrjyesm39c815v', -195000, 'Course design, 3 days', 'ST', 39000, 0, '2026-01-15');
INSERT INTO public.journal_lines VALUES ('org_01m8jffe5demnrjyesqpvsr442', 2, 3, 'acc_01m8jffe7deyvtc63yvfezwqm7', -39000, NULL, 'ST', 0, 1, '2026-01-15');
INSERT INTO public.journal_lines VALUES ('org_01m8jffe5demnrjyesqpvsr442', 3, 1, 'acc_01m8jffe5demnrjyesjd942kxq', -41200, NULL, NULL, 0, 0, '2026-01-20');
INSERT INTO public.journal_lines VALUES ('org_01m8jffe5demnrjyesqpvsr442', 3, 2, 'acc_01m8jffe5demnrjyesmms06v7s', 41200, 'Printing of workbooks', 'ZR', 0, 0, '2026-01-20');
INSERT INTO public.journal_lines VALUES ('org_01m8jffe5demnrjyesqpvsr442', 4, 1, 'acc_01m8jffe5demnrjyesjd942kxq', -107880, NULL, NULL, 0, 0, '2026-01-21');
INSERT INTO public.journal_lines VALUES ('org_01m8jffe5demnrjyesqpvsr442', 4, 2, 'acc_01m8jffe5demnrjyesh6mtzp68', 89900, 'Laptop', 'ST', 17980, 0, '2026-01-21');
INSERT INTO public.journal_lines VALUES ('org_01m8jffe5demnrjyesqpvsr442', 4, 3, 'acc_01m8jffe7deyvtc63yvfezwqm7', 17980, NULL, 'ST', 0, 1, '2026-01-21');
INSERT INTO public.journal_lines VALUES ('org_01m8jffe5demnrjyesqpvsr442', 5, 1, 'acc_01m8jffe5demnrjyeshv758600', 87000, NULL, NULL, 0, 0, '2026-01-28');
INSERT INTO public.journal_lines VALUES ('org_01m8jffe5demnrjyesqpvsr442', 5, 2, 'acc_01m8jffe5demnrjyesm70wt084', -87000, 'Workbooks', 'ZR', 0, 0, '2026-01-28');
INSERT INTO public.journal_lines VALUES ('org_01m8jffe5demnrjyesqpvsr442', 6, 1, 'acc_01m8jffe5demnrjyesjd942kxq', -135000, NULL, NULL, 0, 0, '2026-02-01');
INSERT INTO public.journal_lines VALUES ('org_01m8jffe5demnrjyesqpvsr442', 6, 2, 'acc_01m8jffe5demnrjyesncfbw01j', 135000, 'Rent, January to March', 'EX', 0, 0, '2026-02-01');
INSERT INTO public.journal_lines VALUES ('org_01m8jffe5demnrjyesqpvsr442', 7, 1, 'acc_01m8jffe5demnrjyeshv758600', 28200, NULL, NULL, 0, 0, '2026-02-09');
INSERT INTO public.journal_lines VALUES ('org_01m8jffe5demnrjyesqpvsr442', 7, 2, 'acc_01m8jffe9me0r96m1wsrmfm3fa', -24000, 'Seminar room, 5 evenings', 'EX', 0, 0, '2026-02-09');
INSERT INTO public.journal_lines VALUES ('org_01m8jffe5demnrjyesqpvsr442', 7, 3, 'acc_01m8jffe5demnrjyesm39c815v', -3500, 'Projector', 'ST', 700, 0, '2026-02-09');
INSERT INTO public.journal_lines VALUES ('org_01m8jffe5demnrjyesqpvsr442', 7, 4, 'acc_01m8jffe7deyvtc63yvfezwqm7', -700, NULL, 'ST', 0, 1, '2026-02-09');
INSERT INTO public.journal_lines VALUES ('org_01m8jffe5demnrjyesqpvsr442', 8, 1, 'acc_01m8jffe5demnrjyeshv758600', 159840, NULL, NULL, 0, 0, '2026-02-20');
INSERT INTO public.journal_lines VALUES ('org_01m8jffe5demnrjyesqpvsr442', 8, 2, 'acc_01m8jffe5demnrjyesm39c815v', -133200, 'Course for new starters', 'ST', 26640, 0, '2026-02-20');
INSERT INTO public.journal_lines VALUES ('org_01m8jffe5demnrjyesqpvsr442', 8, 3, 'acc_01m8jffe7deyvtc63yvfezwqm7', -26640, NULL, 'ST', 0, 1, '2026-02-20');
INSERT INTO public.journal_lines VALUES ('org_01m8jffe5demnrjyesqpvsr442', 9, 1, 'acc_01m8jffe5demnrjyeshv758600', 60000, NULL, NULL, 0, 0, '2026-03-03');
INSERT INTO public.journal_lines VALUES ('org_01m8jffe5demnrjyesqpvsr442', 9, 2, 'acc_01m8jffe5demnrjyesm39c815v', -50000, 'Raised in error', 'ST', 10000, 0, '2026-03-03');
INSERT INTO public.journal_lines VALUES ('org_01m8jffe5demnrjyesqpvsr442', 9, 3, 'acc_01m8jffe7deyvtc63yvfezwqm7', -10000, NULL, 'ST', 0, 1, '2026-03-03');
INSERT INTO public.journal_lines VALUES ('org_01m8jffe5demnrjyesqpvsr442', 10, 1, 'acc_01m8jffe5demnrjyeshv758600', -18000, NULL, NULL, 0, 0, '2026-03-12');
INSERT INTO public.journal_lines VALUES ('org_01m8jffe5demnrjyesqpvsr442', 10, 2, 'acc_01m8jffe5demnrjyesm39c815v', 15000, 'A day that was not held', 'ST', 3000, 0, '2026-03-12');
INSERT INTO public.journal_lines VALUES ('org_01m8jffe5demnrjyesqpvsr442', 10, 3, 'acc_01m8jffe7deyvtc63yvfezwqm7', 3000, NULL, 'ST', 0, 1, '2026-03-12');
INSERT INTO public.journal_lines VALUES ('org_01m8jffe5demnrjyesqpvsr442', 11, 1, 'acc_01m8jffe5demnrjyesjd942kxq', -76800, NULL, NULL, 0, 0, '2026-03-24');
INSERT INTO public.journal_lines VALUES ('org_01m8jffe5demnrjyesqpvsr442', 11, 2, 'acc_01m8jffe5demnrjyesmsc7bee0', 64000, 'Illustration, 2 days', 'ST', 12800, 0, '2026-03-24');
INSERT INTO public.journal_lines VALUES ('org_01m8jffe5demnrjyesqpvsr442', 11, 3, 'acc_01m8jffe7deyvtc63yvfezwqm7', 12800, NULL, 'ST', 0, 1, '2026-03-24');
INSERT INTO public.journal_lines VALUES ('org_01m8jffe5demnrjyesqpvsr442', 12, 1, 'acc_01m8jffe5demnrjyeshv758600', 56400, NULL, NULL, 0, 0, '2026-03-27');
INSERT INTO public.journal_lines VALUES ('org_01m8jffe5demnrjyesqpvsr442', 12, 2, 'acc_01m8jffe5demnrjyesm70wt084', -17400, 'Workbooks', 'ZR', 0, 0, '2026-03-27');
INSERT INTO public.journal_lines VALUES ('org_01m8jffe5demnrjyesqpvsr442', 12, 3, 'acc_01m8jffe5demnrjyesm39c815v', -32500, 'Half a day of course design', 'ST', 6500, 0, '2026-03-27');
INSERT INTO public.journal_lines VALUES ('org_01m8jffe5demnrjyesqpvsr442', 12, 4, 'acc_01m8jffe7deyvtc63yvfezwqm7', -6500, NULL, 'ST', 0, 1, '2026-03-27');
INSERT INTO public.journal_lines VALUES ('org_01m8jffe5demnrjyesqpvsr442', 13, 1, 'acc_01m8jffe5demnrjyeshv758600', -60000, NULL, NULL, 0, 0, '2026-03-03');
INSERT INTO public.journal_lines VALUES ('org_01m8jffe5demnrjyesqpvsr442', 13, 2, 'acc_01m8jffe5demnrjyesm39c815v', 50000, 'Raised in error', 'ST', 10000, 0, '2026-03-03');
INSERT INTO public.journal_lines VALUES ('org_01m8jffe5demnrjyesqpvsr442', 13, 3, 'acc_01m8jffe7deyvtc63yvfezwqm7', 10000, NULL, 'ST', 0, 1, '2026-03-03');
INSERT INTO public.journal_lines VALUES ('org_01m8jffe5demnrjyesqpvsr442', 14, 1, 'acc_01m8jffe5demnrjyeskwvze3ds', 1000000, NULL, NULL, 0, 0, '2026-01-01');
INSERT INTO public.journal_lines VALUES ('org_01m8jffe5demnrjyesqpvsr442', 14, 2, 'acc_01m8jffe5demnrjyeskjs0x894', -10000, 'Share capital', NULL, 0, 0, '2026-01-01');
INSERT INTO public.journal_lines VALUES ('org_01m8jffe5demnrjyesqpvsr442', 14, 3, 'acc_01m8jffe5demnrjyesk7txrh0v', -990000, 'Lent by the director', NULL, 0, 0, '2026-01-01');
INSERT INTO public.journal_lines VALUES ('org_01m8jffe5demnrjyesqpvsr442', 15, 1, 'acc_01m8jffe5demnrjyesn2879w22', 100000, NULL, NULL, 0, 0, '2026-03-31');
INSERT INTO public.journal_lines VALUES ('org_01m8jffe5demnrjyesqpvsr442', 15, 2, 'acc_01m8jffe5demnrjyesjq590n5b', -6345, 'PAYE and National Insurance', NULL, 0, 0, '2026-03-31');
INSERT INTO public.journal_lines VALUES ('org_01m8jffe5demnrjyesqpvsr442', 15, 3, 'acc_01m8jffe5demnrjyesjw05epz3', -93655, 'Net pay', NULL, 0, 0, '2026-03-31');
INSERT INTO public.journal_lines VALUES ('org_01m8jffe5demnrjyesqpvsr442', 16, 1, 'acc_01m8jffe5demnrjyesq31j0z4z', 7492, '3 of 36 months of 899.00', NULL, 0, 0, '2026-03-31');
INSERT INTO public.journal_lines VALUES ('org_01m8jffe5demnrjyesqpvsr442', 16, 2, 'acc_01m8jffe5demnrjyeshgjqjqn2', -7492, NULL, NULL, 0, 0, '2026-03-31');
INSERT INTO public.journal_lines VALUES ('org_01m8jffe5demnrjyesqpvsr442', 17, 1, 'acc_01m8jffe5demnrjyeshv758600', -28200, NULL, NULL, 0, 0, '2026-03-06');
INSERT INTO public.journal_lines VALUES ('org_01m8jffe5demnrjyesqpvsr442', 17, 2, 'acc_01m8jffe5demnrjyesj77dcap9', 28200, NULL, NULL, 0, 0, '2026-03-06');
INSERT INTO public.journal_lines VALUES ('org_01m8jffe5demnrjyesqpvsr442', 18, 1, 'acc_01m8jffe5demnrjyesjd942kxq', 107880, NULL, NULL, 0, 0, '2026-01-22');
INSERT INTO public.journal_lines VALUES ('org_01m8jffe5demnrjyesqpvsr442', 18, 2, 'acc_01m8jffe5demnrjyesj77dcap9', -107880, NULL, NULL, 0, 0, '2026-01-22');
INSERT INTO public.journal_lines VALUES ('org_01m8jffe5demnrjyesqpvsr442', 19, 1, 'acc_01m8jffe5demnrjyeshv758600', -150000, NULL, NULL, 0, 0, '2026-01-30');
INSERT INTO public.journal_lines VALUES ('org_01m8jffe5demnrjyesqpvsr442', 19, 2, 'acc_01m8jffe5demnrjyesj77dcap9', 150000, NULL, NULL, 0, 0, '2026-01-30');
INSERT INTO public.journal_lines VALUES ('org_01m8jffe5demnrjyesqpvsr442', 20, 1, 'acc_01m8jffe5demnrjyesjd942kxq', 135000, NULL, NULL, 0, 0, '2026-02-10');
INSERT INTO public.journal_lines VALUES ('org_01m8jffe5demnrjyesqpvsr442', 20, 2, 'acc_01m8jffe5demnrjyesj77dcap9', -135000, NULL, NULL, 0, 0, '2026-02-10');
INSERT INTO public.journal_lines VALUES ('org_01m8jffe5demnrjyesqpvsr442', 23, 1, 'acc_01m8jffe5demnrjyeshv758600', -141840, NULL, NULL, 0, 0, '2026-03-16');
INSERT INTO public.journal_lines VALUES ('org_01m8jffe5demnrjyesqpvsr442', 23, 2, 'acc_01m8jffe5demnrjyesj77dcap9', 141840, NULL, NULL, 0, 0, '2026-03-16');
INSERT INTO public.journal_lines VALUES ('org_01m8jffe5demnrjyesqpvsr442', 25, 1, 'acc_01m8jffe5demnrjyesj77dcap9', -93655, NULL, NULL, 0, 0, '2026-03-31');
INSERT INTO public.journal_lines VALUES ('org_01m8jffe5demnrjyesqpvsr442', 25, 2, 'acc_01m8jffe5demnrjyesjw05epz3', 93655, NULL, NULL, 0, 0, '2026-03-31');
INSERT INTO public.journal_lines VALUES ('org_01m8jffe5demnrjyesqpvsr442', 21, 1, 'acc_01m8jffe5demnrjyeshv758600', -171000, NULL, NULL, 0, 0, '2026-02-16');
INSERT INTO public.journal_lines VALUES ('org_01m8jffe5demnrjyesqpvsr442', 21, 2, 'acc_01m8jffe5demnrjyesj77dcap9', 171000, NULL, NULL, 0, 0, '2026-02-16');
INSERT INTO public.journal_lines VALUES ('org_01m8jffe5demnrjyesqpvsr442', 22, 1, 'acc_01m8jffe5demnrjyesjd942kxq', 40000, NULL, NULL, 0, 0, '2026-02-27');
INSERT INTO public.journal_lines VALUES ('org_01m8jffe5demnrjyesqpvsr442', 22, 2, 'acc_01m8jffe5demnrjyesj77dcap9', -40000, NULL, NULL, 0, 0, '2026-02-27');
INSERT INTO public.journal_lines VALUES ('org_01m8jffe5demnrjyesqpvsr442', 26, 1, 'acc_01m8jffe5demnrjyesj77dcap9', -5840, NULL, NULL, 0, 0, '2026-02-18');
INSERT INTO public.journal_lines VALUES ('org_01m8jffe5demnrjyesqpvsr442', 26, 2, 'acc_01m8jffe5demnrjyesp55463q8', 5840, NULL, 'ZR', 0, 0, '2026-02-18');
INSERT INTO public.journal_lines VALUES ('org_01m8jffe5demnrjyesqpvsr442', 28, 1, 'acc_01m8jffe5demnrjyesj77dcap9', -3600, NULL, NULL, 0, 0, '2026-02-02');
INSERT INTO public.journal_lines VALUES ('org_01m8jffe5demnrjyesqpvsr442', 28, 2, 'acc_01m8jffe5demnrjyesnx4rbrrg', 3000, NULL, 'ST', 600, 0, '2026-02-02');
INSERT INTO public.journal_lines VALUES ('org_01m8jffe5demnrjyesqpvsr442', 28, 3, 'acc_01m8jffe7deyvtc63yvfezwqm7', 600, NULL, 'ST', 0, 1, '2026-02-02');
INSERT INTO public.journal_lines VALUES ('org_01m8jffe5demnrjyesqpvsr442', 29, 1, 'acc_01m8jffe5demnrjyesj77dcap9', -750, NULL, NULL, 0, 0, '2026-03-20');
INSERT INTO public.journal_lines VALUES ('org_01m8jffe5demnrjyesqpvsr442', 29, 2, 'acc_01m8jffe5demnrjyespwsrs1xj', 750, NULL, 'EX', 0, 0, '2026-03-20');
INSERT INTO public.journal_lines VALUES ('org_01m8jffdazess8q5xv83sx3m5e', 1, 1, 'acc_01m8jffdazess8q5xv5cj36yz2', 50000, NULL, NULL, 0, 0, '2026-03-02');
INSERT INTO public.journal_lines VALUES ('org_01m8jffdazess8q5xv83sx3m5e', 1, 2, 'acc_01m8jffdazess8q5xv2grefyad', -50000, NULL, NULL, 0, 0, '2026-03-02');
INSERT INTO public.journal_lines VALUES ('org_01m8jffe5demnrjyesqpvsr442', 24, 1, 'acc_01m8jffe5demnrjyesj77dcap9', -200000, NULL, NULL, 0, 0, '2026-03-25');
INSERT INTO public.journal_lines VALUES ('org_01m8jffe5demnrjyesqpvsr442', 24, 2, 'acc_01m8jffedhe4rvq4n3nf8zw66n', 200000, NULL, NULL, 0, 0, '2026-03-25');
INSERT INTO public.journal_lines VALUES ('org_01m8jffe5demnrjyesqpvsr442', 27, 1, 'acc_01m8jffe5demnrjyesj77dcap9', -3600, NULL, NULL, 0, 0, '2026-03-02');
INSERT INTO public.journal_lines VALUES ('org_01m8jffe5demnrjyesqpvsr442', 27, 2, 'acc_01m8jffe5demnrjyesnx4rbrrg', 3000, NULL, 'ST', 600, 0, '2026-03-02');
INSERT INTO public.journal_lines VALUES ('org_01m8jffe5demnrjyesqpvsr442', 27, 3, 'acc_01m8jffe7deyvtc63yvfezwqm7', 600, NULL, 'ST', 0, 1, '2026-03-02');
INSERT INTO public.journal_lines VALUES ('org_01m8jffdazess8q5xv83sx3m5e', 2, 1, 'acc_01m8jffdazess8q5xv5cj36yz2', -50000, NULL, NULL, 0, 0, '2026-03-20');
INSERT INTO public.journal_lines VALUES ('org_01m8jffdazess8q5xv83sx3m5e', 2, 2, 'acc_01m8jffdazess8q5xv2grefyad', 50000, NULL, NULL, 0, 0, '2026-03-20');
INSERT INTO public.journals VALUES ('jnl_01m8jffec4efwswt1cpkfwp29c', 'org_01m8jffe5demnrjyesqpvsr442', 1, '2026-01-01', 'Opening balance of Current', NULL, NULL, 'opening', NULL, 1000000, 1795916544388, 'usr_01m8jffcf9ep9s3x7xepbz77cp', '\xf8ebf006d0881e7add82b28804409eeca7524d824f2582591fd781938d2b50ee', 'opening balance of current');
INSERT INTO public.journals VALUES ('jnl_01m8jfff0reeetwg4fn6dm5f68', 'org_01m8jffe5demnrjyesqpvsr442', 2, '2026-01-15', 'Sales invoice INV-0001, Abbey Schools Trust', 'INV-0001', NULL, 'invoice', NULL, 234000, 1795916545048, 'usr_01m8jffcf9ep9s3x7xepbz77cp', '\xaafbc28dcaafd2fb142be56cb2a8096d753bc1fcfb9b5ab79942aae4d5052727', 'sales invoice inv-0001, abbey schools trust
inv-0001');
INSERT INTO public.journals VALUES ('jnl_01m8jfff28ejevcn0mht276ycq', 'org_01m8jffe5demnrjyesqpvsr442', 3, '2026-01-20', 'Purchase invoice PX-881, Printwell', 'PX-881', NULL, 'invoice', NULL, 41200, 1795916545096, 'usr_01m8jffcf9ep9s3x7xepbz77cp', '\x175f94e0a3c69fdf9fba1df35ce6cc2531fc78d4380dd0f4f493853cec18daf4', 'purchase invoice px-881, printwell
px-881');
INSERT INTO public.journals VALUES ('jnl_01m8jfff32e9v876n3az92ekew', 'org_01m8jffe5demnrjyesqpvsr442', 4, '2026-01-21', 'Purchase invoice TB-0117, Techbarn', 'TB-0117', NULL, 'invoice', NULL, 107880, 1795916545122, 'usr_01m8jffcf9ep9s3x7xepbz77cp', '\x497b6e6d042ab4f001d3e3d3017ba3dac52502c4d21378fac2894eb3433ba2a7', 'purchase invoice tb-0117, techbarn
tb-0117');
INSERT INTO public.journals VALUES ('jnl_01m8jfff67ew2vs003v4krk473', 'org_01m8jffe5demnrjyesqpvsr442', 5, '2026-01-28', 'Sales invoice INV-0002, Abbey Schools Trust', 'INV-0002', NULL, 'invoice', NULL, 87000, 1795916545223, 'usr_01m8jffcf9ep9s3x7xepbz77cp', '\x725a8317d5110109737b2ce0f59ff7b2a8499ee486d86618dbb7fb0055f92362', 'sales invoice inv-0002, abbey schools trust
inv-0002');
INSERT INTO public.journals VALUES ('jnl_01m8jfff7mef7sm48xyh52xps7', 'org_01m8jffe5demnrjyesqpvsr442', 6, '2026-02-01', 'Purchase invoice HL-33, Harcourt Lettings', 'HL-33', NULL, 'invoice', NULL, 135000, 1795916545268, 'usr_01m8jffcf9ep9s3x7xepbz77cp', '\xc8898306f1db0543a29be684219e483e9582bdf2bcb8ed4ecaa77feb317d6363', 'purchase invoice hl-33, harcourt lettings
hl-33');
INSERT INTO public.journals VALUES ('jnl_01m8jfff8yen986zhd7q6b3xx8', 'org_01m8jffe5demnrjyesqpvsr442', 7, '2026-02-09', 'Sales invoice INV-0003, Kestrel Fitness CIC', 'INV-0003', NULL, 'invoice', NULL, 28200, 1795916545310, 'usr_01m8jffcf9ep9s3x7xepbz77cp', '\x799ace9f43220aa973cf3c4113a3b0e6db3a22bb86135cdb4cdc0ebc014c8ff0', 'sales invoice inv-0003, kestrel fitness cic
inv-0003');
INSERT INTO public.journals VALUES ('jnl_01m8jfff9ped39gqsgenfhdsnd', 'org_01m8jffe5demnrjyesqpvsr442', 8, '2026-02-20', 'Sales invoice INV-0004, Marlow & Pike LLP', 'INV-0004', NULL, 'invoice', NULL, 159840, 1795916545334, 'usr_01m8jffcf9ep9s3x7xepbz77cp', '\x698575eeb5ba2e904471515975605cf9204aa14e1ab9b22cd3101b123f932eb8', 'sales invoice inv-0004, marlow & pike llp
inv-0004');
INSERT INTO public.journals VALUES ('jnl_01m8jfffaeeda96g2ww10bqs6j', 'org_01m8jffe5demnrjyesqpvsr442', 9, '2026-03-03', 'Sales invoice INV-0005, Marlow & Pike LLP', 'INV-0005', NULL, 'invoice', NULL, 60000, 1795916545358, 'usr_01m8jffcf9ep9s3x7xepbz77cp', '\x66fd3b132b9667a358c296d946856006deef6d9a08e0d320818ad57b5ccd08f2', 'sales invoice inv-0005, marlow & pike llp
inv-0005');
INSERT INTO public.journals VALUES ('jnl_01m8jfffdmec2vxccgn6dp0p6p', 'org_01m8jffe5demnrjyesqpvsr442', 10, '2026-03-12', 'Sales credit note CN-0001, Marlow & Pike LLP', 'CN-0001', NULL, 'invoice', NULL, 18000, 1795916545460, 'usr_01m8jffcf9ep9s3x7xepbz77cp', '\x0deefad030124ef94d0fbb7fc1902b310cb1f02add290506b4a14666f1da4ed8', 'sales credit note cn-0001, marlow & pike llp
cn-0001');
INSERT INTO public.journals VALUES ('jnl_01m8jfffgtewkrrw1kd2rzapa1', 'org_01m8jffe5demnrjyesqpvsr442', 11, '2026-03-24', 'Purchase invoice FR-1209, Fern & Rowe', 'FR-1209', NULL, 'invoice', NULL, 76800, 1795916545562, 'usr_01m8jffcf9ep9s3x7xepbz77cp', '\x28886e475d2b150fda81d74b5dcd8ecaa448b55c3b76230d55f4ef02f8d51cf1', 'purchase invoice fr-1209, fern & rowe
fr-1209');
INSERT INTO public.journals VALUES ('jnl_01m8jfffjbejwtg5wcg7114adg', 'org_01m8jffe5demnrjyesqpvsr442', 12, '2026-03-27', 'Sales invoice INV-0006, Abbey Schools Trust', 'INV-0006', NULL, 'invoice', NULL, 56400, 1795916545611, 'usr_01m8jffcf9ep9s3x7xepbz77cp', '\xc0eca5b196efacf47dae5e1bb407252e5125834b29024fe748c8db83c2b45e12', 'sales invoice inv-0006, abbey schools trust
inv-0006');
INSERT INTO public.journals VALUES ('jnl_01m8jfffpmecm9hkfx4zfsg9ka', 'org_01m8jffe5demnrjyesqpvsr442', 13, '2026-03-03', 'Reversal of journal 9: Sales invoice INV-0005, Marlow & Pike LLP', 'INV-0005', NULL, 'reversal', 'jnl_01m8jfffaeeda96g2ww10bqs6j', 60000, 1795916545748, 'usr_01m8jffcf9ep9s3x7xepbz77cp', '\x915098369a9319e1150bfa97d505f528f9abc1bac674001c86a286dbea790d56', 'reversal of journal 9: sales invoice inv-0005, marlow & pike llp
inv-0005');
INSERT INTO public.journals VALUES ('jnl_01m8jfffzheqqvjzty4snewpwg', 'org_01m8jffe5demnrjyesqpvsr442', 14, '2026-01-01', 'Opening balances', 'JV-001', 'JV-001', 'manual', NULL, 1000000, 1795916546033, 'usr_01m8jffcf9ep9s3x7xepbz77cp', '\xbd215a20681662dd9d7c9a80d294b3a9513deefceec7d8f538ed1b8e01b0b9f1', 'opening balances
jv-001');
INSERT INTO public.journals VALUES ('jnl_01m8jfffzheqqvjzty5302zs7t', 'org_01m8jffe5demnrjyesqpvsr442', 15, '2026-03-31', 'March wages', 'JV-002', 'JV-002', 'manual', NULL, 100000, 1795916546033, 'usr_01m8jffcf9ep9s3x7xepbz77cp', '\x4baab9b43fa34ee98f5acb6a4ac930384ad9145b335ab868ca472e7d46a9eb5d', 'march wages
jv-002');
INSERT INTO public.journals VALUES ('jnl_01m8jfffzheqqvjzty5b1e4sa4', 'org_01m8jffe5demnrjyesqpvsr442', 16, '2026-03-31', 'Depreciation of the laptop', 'JV-003', 'JV-003', 'manual', NULL, 7492, 1795916546033, 'usr_01m8jffcf9ep9s3x7xepbz77cp', '\xb879a4461d03db089d7aac0b5839bd177e31b3ed44b98192f97cbbecee74a017', 'depreciation of the laptop
jv-003');
INSERT INTO public.journals VALUES ('jnl_01m8jffg5seqbatm64qx9tberx', 'org_01m8jffe5demnrjyesqpvsr442', 17, '2026-03-06', 'Receipt from Kestrel Fitness CIC', NULL, NULL, 'settlement', NULL, 28200, 1795916546233, 'usr_01m8jffcf9ep9s3x7xepbz77cp', '\xab415523322d76003b3361e59b60dd0888faa273579e0e2c08c30fc048cb19fb', 'receipt from kestrel fitness cic');
INSERT INTO public.journals VALUES ('jnl_01m8jffgvte7sbvbexmchc1esa', 'org_01m8jffe5demnrjyesqpvsr442', 18, '2026-01-22', 'FPO TECHBARN LTD TB-0117', NULL, NULL, 'settlement', NULL, 107880, 1795916546938, 'usr_01m8jffcf9ep9s3x7xepbz77cp', '\x0ac1200006d7a40e2016df10fd6379d76f3f15ed724830c249adda784336c6f4', 'fpo techbarn ltd tb-0117');
INSERT INTO public.journals VALUES ('jnl_01m8jffh4aesk82xjsn3t9wt4v', 'org_01m8jffe5demnrjyesqpvsr442', 19, '2026-01-30', 'FPI ABBEY SCHOOLS TRUST PART INV-0001', NULL, NULL, 'settlement', NULL, 150000, 1795916547210, 'usr_01m8jffcf9ep9s3x7xepbz77cp', '\xcae47a858b3eef2530a1ecd0367b78c5f0579de5c816f1db2a74b82abb794e3e', 'fpi abbey schools trust part inv-0001');
INSERT INTO public.journals VALUES ('jnl_01m8jffhffet3t2tf81mt340hm', 'org_01m8jffe5demnrjyesqpvsr442', 20, '2026-02-10', 'FPO HARCOURT LETTINGS HL-33', NULL, NULL, 'settlement', NULL, 135000, 1795916547568, 'usr_01m8jffcf9ep9s3x7xepbz77cp', '\xcb3aac6cc05781a777ac6c7400f66015735c72d66df88b3a50810c61e5d34cd1', 'fpo harcourt lettings hl-33');
INSERT INTO public.journals VALUES ('jnl_01m8jffhs5ecs94f8dx216dgt4', 'org_01m8jffe5demnrjyesqpvsr442', 21, '2026-02-16', 'FPI ABBEY SCHOOLS TRUST INV-0001 INV-0002', NULL, NULL, 'settlement', NULL, 171000, 1795916547877, 'usr_01m8jffcf9ep9s3x7xepbz77cp', '\x10e1fa812df7ec2d282b8915dbe1e44b1c65b1349ffa01c167f5df3dad2f9ef6', 'fpi abbey schools trust inv-0001 inv-0002');
INSERT INTO public.journals VALUES ('jnl_01m8jffj4bev1v453jezwq5n8x', 'org_01m8jffe5demnrjyesqpvsr442', 22, '2026-02-27', 'FPO PRINTWELL PX-881', NULL, NULL, 'settlement', NULL, 40000, 1795916548235, 'usr_01m8jffcf9ep9s3x7xepbz77cp', '\xb46667950b48633224d3645b923e91e121cfb62fa2947c9b7a34690c70fb1a35', 'fpo printwell px-881');
INSERT INTO public.journals VALUES ('jnl_01m8jffjdsey59veqr3n7wz22j', 'org_01m8jffe5demnrjyesqpvsr442', 23, '2026-03-16', 'FPI MARLOW AND PIKE LLP INV-0004 LESS CN-0001', NULL, NULL, 'settlement', NULL, 141840, 1795916548537, 'usr_01m8jffcf9ep9s3x7xepbz77cp', '\xb37f12790a2a4aa045d94a35b2bb245c7f2dabc7855c909d0bb8ed345439629f', 'fpi marlow and pike llp inv-0004 less cn-0001');
INSERT INTO public.journals VALUES ('jnl_01m8jffjrxejyah9gnzkmmxnej', 'org_01m8jffe5demnrjyesqpvsr442', 24, '2026-03-25', 'TFR TO SAVINGS', NULL, NULL, 'bank', NULL, 200000, 1795916548893, 'usr_01m8jffcf9ep9s3x7xepbz77cp', '\x69f9d846ebc1dd3579e665c543ba3401dba27cbc4b67a2f66cc1dbba8d7f56ee', 'tfr to savings');
INSERT INTO public.journals VALUES ('jnl_01m8jffjyaejfrppd49r84mqr9', 'org_01m8jffe5demnrjyesqpvsr442', 25, '2026-03-31', 'FPO J WREN NET PAY MARCH', NULL, NULL, 'bank', NULL, 93655, 1795916549066, 'usr_01m8jffcf9ep9s3x7xepbz77cp', '\xc62eee7fdb7c689112ade019d9efd49d5a95f285529197e7812f25c17f8e8cf1', 'fpo j wren net pay march');
INSERT INTO public.journals VALUES ('jnl_01m8jffm8ve1r8h74jtz76jf7c', 'org_01m8jffe5demnrjyesqpvsr442', 26, '2026-02-18', 'CARD TRAINLINE.COM LONDON', NULL, NULL, 'bank', NULL, 5840, 1795916550427, 'usr_01m8jffcf9ep9s3x7xepbz77cp', '\xc0613465f9710198cd2f7eebc6597dae67c475e36415b7b9ad96230851ff5609', 'card trainline.com london');
INSERT INTO public.journals VALUES ('jnl_01m8jffmdcews99m9mhh29we2t', 'org_01m8jffe5demnrjyesqpvsr442', 27, '2026-03-02', 'CARD SLATEWORK SOFTWARE SUBSCRIPTION', NULL, NULL, 'bank', NULL, 3600, 1795916550572, 'usr_01m8jffcf9ep9s3x7xepbz77cp', '\x5e4e8b6de2dc95d0d54fb677e29555b0468be3dc4375b610e3260a091ce8aa31', 'card slatework software subscription');
INSERT INTO public.journals VALUES ('jnl_01m8jffmk4edxs8wenbb07nsyk', 'org_01m8jffe5demnrjyesqpvsr442', 28, '2026-02-02', 'CARD SLATEWORK SOFTWARE SUBSCRIPTION', NULL, NULL, 'bank', NULL, 3600, 1795916550756, 'usr_01m8jffcf9ep9s3x7xepbz77cp', '\xd84859de7452d5c106ffa06e8b8e9f4791bc58e3a28e7006a8d33fe3402b4d2e', 'card slatework software subscription');
INSERT INTO public.journals VALUES ('jnl_01m8jffmt0eqyaqq177g7jw1sz', 'org_01m8jffe5demnrjyesqpvsr442', 29, '2026-03-20', 'TOTAL CHARGES TO 19MAR2026', NULL, NULL, 'bank', NULL, 750, 1795916550976, 'usr_01m8jffcf9ep9s3x7xepbz77cp', '\x23d32a1c76dce90971da558362a4dea0e2088716919ad4cbea34fe643cd6f36b', 'total charges to 19mar2026');
INSERT INTO public.journals VALUES ('jnl_01m8jffp29ev49whyenq51pqd8', 'org_01m8jffdazess8q5xv83sx3m5e', 1, '2026-03-02', 'A journal', NULL, NULL, 'manual', NULL, 50000, 1795916552265, 'usr_01m8jffcf9ep9s3x7xepbz77cp', '\x25bf772f32a9a7f5843842fea907c4af0ecf68a71f5725fbce5439075bbfc840', 'a journal');
INSERT INTO public.journals VALUES ('jnl_01m8jffp5hehyav65mfjdt2dkr', 'org_01m8jffdazess8q5xv83sx3m5e', 2, '2026-03-20', 'Reversal of journal 1: A journal', NULL, NULL, 'reversal', 'jnl_01m8jffp29ev49whyenq51pqd8', 50000, 1795916552369, 'usr_01m8jffcf9ep9s3x7xepbz77cp', '\xcfe945be49357db8716f32d93047acc33ea6db4f7352fb5aaa60414c6a56d03f', 'reversal of journal 1: a journal');
INSERT INTO public.key_secrets VALUES ('\x1f687bad0452e0a2e95fb39b9c43da12c4463d8163116469da82cae0f7a0266d', 'key_01m8jffckwe7v9vqkcyw9kmskx', NULL);
INSERT INTO public.key_secrets VALUES ('\x9b5956f283d8b7e7b96ebae639b8dddab0bbb5099640f872c43fb057f2142f65', 'key_01m8jffd9yenespg4n94apq081', NULL);
INSERT INTO public.ledger_heads VALUES ('org_01m8jffe5demnrjyesqpvsr442', 29, '\x23d32a1c76dce90971da558362a4dea0e2088716919ad4cbea34fe643cd6f36b', 4253177, 58, '\x76fd445b2058dd0bc34db739955f5dcdd2d643463eefdc9a47b45622aaf2a934');
INSERT INTO public.ledger_heads VALUES ('org_01m8jffdazess8q5xv83sx3m5e', 2, '\xcfe945be49357db8716f32d93047acc33ea6db4f7352fb5aaa60414c6a56d03f', 100000, 10, '\xf7a683b6224396bc96ebccf4e7766a338bd10500a7f8bf753f68f8320983939e');
INSERT INTO public.members VALUES ('mem_01m8jffdayejvtw48rjenrs2yw', 'org_01m8jffdazess8q5xv83sx3m5e', 'jo@example.com', 'usr_01m8jffcf9ep9s3x7xepbz77cp', 'owner', 1795916543327, 1795916543327, 1);
INSERT INTO public.members VALUES ('mem_01m8jffe5demnrjyesh1j8nacs', 'org_01m8jffe5demnrjyesqpvsr442', 'jo@example.com', 'usr_01m8jffcf9ep9s3x7xepbz77cp', 'owner', 1795916544173, 1795916544173, 1);
INSERT INTO public.number_sequences VALUES ('org_01m8jffe5demnrjyesqpvsr442', 'credit_note', 1);
INSERT INTO public.number_sequences VALUES ('org_01m8jffe5demnrjyesqpvsr442', 'invoice', 6);
INSERT INTO public.organisations VALUES ('org_01m8jffe5demnrjyesqpvsr442', 'Wren & Marsh Ltd', 'GBP', 'GB', '03-31', 1, NULL, 'standard', NULL, 'line', 'active', '2026-03-31', 1795916544173, 1795916551266, 2, 0, '2026-03-31');
INSERT INTO public.organisations VALUES ('org_01m8jffdazess8q5xv83sx3m5e', 'Acorn Ltd', 'GBP', 'GB', '03-31', 1, NULL, 'standard', NULL, 'line', 'active', NULL, 1795916543327, 1795916552185, 2, 1, NULL);
INSERT INTO public.queue_shares VALUES ('reconcile', 'usr_01m8jffcf9ep9s3x7xepbz77cp', 0);
INSERT INTO public.queues VALUES ('coding', 0, 0);
INSERT INTO public.queues VALUES ('reconcile', 1, 0);
INSERT INTO public.security_events VALUES (1, 1795916542441, NULL, 'tieout admin users create', 'root@vm', 'user.create', 'usr_01m8jffcf9ep9s3x7xepbz77cp', 'usr_01m8jffcf9ep9s3x7xepbz77cp', '{}', '\x1131c9d05f589451d1032a36c4484c0a707100dce36269d5c0385a7078b12e43');
INSERT INTO public.security_events VALUES (2, 1795916542588, NULL, 'tieout admin keys create', 'root@vm', 'key.create', 'key_01m8jffckwe7v9vqkcyw9kmskx', 'usr_01m8jffcf9ep9s3x7xepbz77cp', '{"allow_overage":false,"expires_at":null,"rate_limit":null,"scopes":["reconcile:read","reconcile:write"]}', '\x19e418375c909bd31cfc6375a62e87e732824fc4e0abb802c76ca3e4b6bb749b');
INSERT INTO public.security_events VALUES (3, 1795916542693, NULL, 'tieout admin sessions create', 'root@vm', 'session.create', 'usr_01m8jffcf9ep9s3x7xepbz77cp', 'usr_01m8jffcf9ep9s3x7xepbz77cp', '{"expires_at":"2026-11-29T02:42:22.693Z"}', '\xf3bb077cc85e424ec4079dcde2354ee8c057f87daf74d01c633bf742ebea2e16');
INSERT INTO public.security_events VALUES (4, 1795916543294, NULL, 'tieout admin keys create', 'root@vm', 'key.create', 'key_01m8jffd9yenespg4n94apq081', 'usr_01m8jffcf9ep9s3x7xepbz77cp', '{"allow_overage":false,"expires_at":null,"rate_limit":null,"scopes":["ledger:read","ledger:write"]}', '\x6283adc77298b38d6be3b6ad5a4c28c472ac9e202bbb8e0a17b0a2343d491dc9');
INSERT INTO public.security_events VALUES (5, 1795916552061, NULL, 'tieout admin credits grant', 'root@vm', 'credits.grant', 'usr_01m8jffcf9ep9s3x7xepbz77cp', 'usr_01m8jffcf9ep9s3x7xepbz77cp', '{"amount":10,"balance":10}', '\x35bf440ced6086fecf9844464955e569494f70ab256366d57204ed9b34a62fa7');
INSERT INTO public.security_head VALUES (1, 5, '\x35bf440ced6086fecf9844464955e569494f70ab256366d57204ed9b34a62fa7');
INSERT INTO public.settlements VALUES ('set_01m8jffgvte7sbvbexmchc1esa', 'org_01m8jffe5demnrjyesqpvsr442', 'payment', 'purchase', 'posted', 'con_01m8jffesmesabqe1j04z83g8y', 'bac_01m8jffec4efwswt1cp8w49kba', '2026-01-22', 107880, 107880, NULL, 'btx_01m8jffgbheqgt8mnwm574j7tb', 1, 'jnl_01m8jffgvte7sbvbexmchc1esa', NULL, NULL, '', 1795916546938, 1795916546938, 1, '2026-01-22', 1, '2026-01-22', '2026-01-22');
INSERT INTO public.settlements VALUES ('set_01m8jffh4aesk82xjsn3t9wt4v', 'org_01m8jffe5demnrjyesqpvsr442', 'receipt', 'sales', 'posted', 'con_01m8jffefaev3t5zcre3b3k82n', 'bac_01m8jffec4efwswt1cp8w49kba', '2026-01-30', 150000, 150000, NULL, 'btx_01m8jffgbheqgt8mnwmawthm65', 1, 'jnl_01m8jffh4aesk82xjsn3t9wt4v', NULL, NULL, '', 1795916547210, 1795916547210, 1, '2026-01-30', 1, '2026-01-30', '2026-01-30');
INSERT INTO public.settlements VALUES ('set_01m8jffhffet3t2tf81mt340hm', 'org_01m8jffe5demnrjyesqpvsr442', 'payment', 'purchase', 'posted', 'con_01m8jffetsexea2bnrtyw1abvv', 'bac_01m8jffec4efwswt1cp8w49kba', '2026-02-10', 135000, 135000, NULL, 'btx_01m8jffgbheqgt8mnwmg74tp5s', 1, 'jnl_01m8jffhffet3t2tf81mt340hm', NULL, NULL, '', 1795916547568, 1795916547568, 1, '2026-02-10', 1, '2026-02-10', '2026-02-10');
INSERT INTO public.settlements VALUES ('set_01m8jffhs5ecs94f8dx216dgt4', 'org_01m8jffe5demnrjyesqpvsr442', 'receipt', 'sales', 'posted', 'con_01m8jffefaev3t5zcre3b3k82n', 'bac_01m8jffec4efwswt1cp8w49kba', '2026-02-16', 171000, 171000, NULL, 'btx_01m8jffgbheqgt8mnwmnmdc98e', 1, 'jnl_01m8jffhs5ecs94f8dx216dgt4', NULL, NULL, '', 1795916547877, 1795916547877, 1, '2026-02-16', 2, '2026-02-16', '2026-02-16');
INSERT INTO public.settlements VALUES ('set_01m8jffj4bev1v453jezwq5n8x', 'org_01m8jffe5demnrjyesqpvsr442', 'payment', 'purchase', 'posted', 'con_01m8jfferfehabfp95s7v65gxw', 'bac_01m8jffec4efwswt1cp8w49kba', '2026-02-27', 40000, 40000, NULL, 'btx_01m8jffgbheqgt8mnwmyp97mmh', 1, 'jnl_01m8jffj4bev1v453jezwq5n8x', NULL, NULL, '', 1795916548235, 1795916548235, 1, '2026-02-27', 1, '2026-02-27', '2026-02-27');
INSERT INTO public.settlements VALUES ('set_01m8jffjdsey59veqr3n7wz22j', 'org_01m8jffe5demnrjyesqpvsr442', 'receipt', 'sales', 'posted', 'con_01m8jffepke1pv6mvmz4wg7h5f', 'bac_01m8jffec4efwswt1cp8w49kba', '2026-03-16', 141840, 141840, NULL, 'btx_01m8jffgbheqgt8mnwnbpx0xp6', 1, 'jnl_01m8jffjdsey59veqr3n7wz22j', NULL, NULL, '', 1795916548537, 1795916548537, 1, '2026-03-16', 1, '2026-03-16', '2026-03-16');
INSERT INTO public.settlements VALUES ('set_01m8jffg5seqbatm64qvt5c9k5', 'org_01m8jffe5demnrjyesqpvsr442', 'receipt', 'sales', 'posted', 'con_01m8jffej8e28srfsvfjvbx33a', 'bac_01m8jffec4efwswt1cp8w49kba', '2026-03-06', 28200, 28200, NULL, 'btx_01m8jffgbheqgt8mnwn65azczj', 0, 'jnl_01m8jffg5seqbatm64qx9tberx', NULL, NULL, '', 1795916546233, 1795916548773, 2, '2026-03-06', 1, '2026-03-06', '2026-03-06');
INSERT INTO public.stated_balances VALUES ('org_01m8jffe5demnrjyesqpvsr442', 'bac_01m8jffec4efwswt1cp8w49kba', '2026-03-31', 900715, 1795916546417);
INSERT INTO public.tax_rates VALUES ('org_01m8jffdazess8q5xv83sx3m5e', 'ST', '2026-02-01', 190000);
INSERT INTO public.unlinked_journals VALUES ('org_01m8jffdazess8q5xv83sx3m5e', 'btx_01m8jffp0cepsbz83tj3mkmtzr', 'jnl_01m8jffp29ev49whyenq51pqd8');
INSERT INTO public.users VALUES ('usr_01m8jffcf9ep9s3x7xepbz77cp', 'jo@example.com', 0, 7, 0, 1795916542441, NULL, 0);
INSERT INTO public.vat_days VALUES ('org_01m8jffe5demnrjyesqpvsr442', '2026-01-15', 'output', '2026-01-15', 195000, 39000);
INSERT INTO public.vat_days VALUES ('org_01m8jffe5demnrjyesqpvsr442', '2026-01-20', 'input', '2026-01-20', 41200, 0);
INSERT INTO public.vat_days VALUES ('org_01m8jffe5demnrjyesqpvsr442', '2026-01-21', 'input', '2026-01-21', 89900, 17980);
INSERT INTO public.vat_days VALUES ('org_01m8jffe5demnrjyesqpvsr442', '2026-01-28', 'output', '2026-01-28', 87000, 0);
INSERT INTO public.vat_days VALUES ('org_01m8jffe5demnrjyesqpvsr442', '2026-02-01', 'input', '2026-02-01', 135000, 0);
INSERT INTO public.vat_days VALUES ('org_01m8jffe5demnrjyesqpvsr442', '2026-02-09', 'output', '2026-02-09', 27500, 700);
INSERT INTO public.vat_days VALUES ('org_01m8jffe5demnrjyesqpvsr442', '2026-02-20', 'output', '2026-02-20', 133200, 26640);
INSERT INTO public.vat_days VALUES ('org_01m8jffe5demnrjyesqpvsr442', '2026-03-12', 'output', '2026-03-12', -15000, -3000);
INSERT INTO public.vat_days VALUES ('org_01m8jffe5demnrjyesqpvsr442', '2026-03-24', 'input', '2026-03-24', 64000, 12800);
INSERT INTO public.vat_days VALUES ('org_01m8jffe5demnrjyesqpvsr442', '2026-03-27', 'output', '2026-03-27', 49900, 6500);
INSERT INTO public.vat_days VALUES ('org_01m8jffe5demnrjyesqpvsr442', '2026-03-03', 'output', '2026-03-03', 0, 0);
INSERT INTO public.vat_days VALUES ('org_01m8jffe5demnrjyesqpvsr442', '2026-02-18', 'input', '2026-02-18', 5840, 0);
INSERT INTO public.vat_days VALUES ('org_01m8jffe5demnrjyesqpvsr442', '2026-03-02', 'input', '2026-03-02', 3000, 600);
INSERT INTO public.vat_days VALUES ('org_01m8jffe5demnrjyesqpvsr442', '2026-02-02', 'input', '2026-02-02', 3000, 600);
INSERT INTO public.vat_days VALUES ('org_01m8jffe5demnrjyesqpvsr442', '2026-03-20', 'input', '2026-03-20', 750, 0);
INSERT INTO public.vat_entries VALUES ('org_01m8jffe5demnrjyesqpvsr442', 2, 2, 0, '2026-01-15', '2026-01-15', '2026-01-15', 'output', 'ST', 195000, 39000, 'inv_01m8jfff0reeetwg4fn10hdt8v', NULL);
INSERT INTO public.vat_entries VALUES ('org_01m8jffe5demnrjyesqpvsr442', 3, 2, 0, '2026-01-20', '2026-01-20', '2026-01-20', 'input', 'ZR', 41200, 0, 'inv_01m8jfff28ejevcn0mhqstjk73', NULL);
INSERT INTO public.vat_entries VALUES ('org_01m8jffe5demnrjyesqpvsr442', 4, 2, 0, '2026-01-21', '2026-01-21', '2026-01-21', 'input', 'ST', 89900, 17980, 'inv_01m8jfff32e9v876n3avwwkj12', NULL);
INSERT INTO public.vat_entries VALUES ('org_01m8jffe5demnrjyesqpvsr442', 5, 2, 0, '2026-01-28', '2026-01-28', '2026-01-28', 'output', 'ZR', 87000, 0, 'inv_01m8jfff67ew2vs003v127w5va', NULL);
INSERT INTO public.vat_entries VALUES ('org_01m8jffe5demnrjyesqpvsr442', 6, 2, 0, '2026-02-01', '2026-02-01', '2026-02-01', 'input', 'EX', 135000, 0, 'inv_01m8jfff7mef7sm48xyfk988rc', NULL);
INSERT INTO public.vat_entries VALUES ('org_01m8jffe5demnrjyesqpvsr442', 7, 2, 0, '2026-02-09', '2026-02-09', '2026-02-09', 'output', 'EX', 24000, 0, 'inv_01m8jfff8yen986zhd7g9c1gxx', NULL);
INSERT INTO public.vat_entries VALUES ('org_01m8jffe5demnrjyesqpvsr442', 7, 3, 0, '2026-02-09', '2026-02-09', '2026-02-09', 'output', 'ST', 3500, 700, 'inv_01m8jfff8yen986zhd7g9c1gxx', NULL);
INSERT INTO public.vat_entries VALUES ('org_01m8jffe5demnrjyesqpvsr442', 8, 2, 0, '2026-02-20', '2026-02-20', '2026-02-20', 'output', 'ST', 133200, 26640, 'inv_01m8jfff9ped39gqsgehww1dsa', NULL);
INSERT INTO public.vat_entries VALUES ('org_01m8jffe5demnrjyesqpvsr442', 9, 2, 0, '2026-03-03', '2026-03-03', '2026-03-03', 'output', 'ST', 50000, 10000, 'inv_01m8jfffaeeda96g2wvz30fef7', NULL);
INSERT INTO public.vat_entries VALUES ('org_01m8jffe5demnrjyesqpvsr442', 10, 2, 0, '2026-03-12', '2026-03-12', '2026-03-12', 'output', 'ST', -15000, -3000, 'inv_01m8jfffdmec2vxccgn3yy89yk', NULL);
INSERT INTO public.vat_entries VALUES ('org_01m8jffe5demnrjyesqpvsr442', 11, 2, 0, '2026-03-24', '2026-03-24', '2026-03-24', 'input', 'ST', 64000, 12800, 'inv_01m8jfffgtewkrrw1kcxj47187', NULL);
INSERT INTO public.vat_entries VALUES ('org_01m8jffe5demnrjyesqpvsr442', 12, 2, 0, '2026-03-27', '2026-03-27', '2026-03-27', 'output', 'ZR', 17400, 0, 'inv_01m8jfffjbejwtg5wcg04q61dn', NULL);
INSERT INTO public.vat_entries VALUES ('org_01m8jffe5demnrjyesqpvsr442', 12, 3, 0, '2026-03-27', '2026-03-27', '2026-03-27', 'output', 'ST', 32500, 6500, 'inv_01m8jfffjbejwtg5wcg04q61dn', NULL);
INSERT INTO public.vat_entries VALUES ('org_01m8jffe5demnrjyesqpvsr442', 13, 2, 0, '2026-03-03', '2026-03-03', '2026-03-03', 'output', 'ST', -50000, -10000, 'inv_01m8jfffaeeda96g2wvz30fef7', NULL);
INSERT INTO public.vat_entries VALUES ('org_01m8jffe5demnrjyesqpvsr442', 26, 2, 0, '2026-02-18', '2026-02-18', '2026-02-18', 'input', 'ZR', 5840, 0, NULL, NULL);
INSERT INTO public.vat_entries VALUES ('org_01m8jffe5demnrjyesqpvsr442', 27, 2, 0, '2026-03-02', '2026-03-02', '2026-03-02', 'input', 'ST', 3000, 600, NULL, NULL);
INSERT INTO public.vat_entries VALUES ('org_01m8jffe5demnrjyesqpvsr442', 28, 2, 0, '2026-02-02', '2026-02-02', '2026-02-02', 'input', 'ST', 3000, 600, NULL, NULL);
INSERT INTO public.vat_entries VALUES ('org_01m8jffe5demnrjyesqpvsr442', 29, 2, 0, '2026-03-20', '2026-03-20', '2026-03-20', 'input', 'EX', 750, 0, NULL, NULL);
INSERT INTO public.vat_methods VALUES ('org_01m8jffdazess8q5xv83sx3m5e', '2026-05-01', 1, 'GB123456789', 'standard', NULL);
INSERT INTO public.vat_returns VALUES ('vrt_01m8jffn0yemr96zd91952grw6', 'org_01m8jffe5demnrjyesqpvsr442', '2026-01-01', '2026-03-31', 'finalised', '[]', 'standard', NULL, 477600, 69840, 342690, 31980, 69840, 0, 69840, 31980, 37860, 477600, 342700, 0, 0, NULL, 1795916551232, 1795916551198, 1795916551232, 2);
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
ALTER TABLE ONLY public.audit_states
    ADD CONSTRAINT audit_states_pkey PRIMARY KEY (organisation_id, number, place);
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
ALTER TABLE ONLY public.daemons
    ADD CONSTRAINT daemons_pkey PRIMARY KEY (id);
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
ALTER TABLE ONLY public.security_events
    ADD CONSTRAINT security_events_pkey PRIMARY KEY (number);
ALTER TABLE ONLY public.security_head
    ADD CONSTRAINT security_head_pkey PRIMARY KEY (id);
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
    ADD CONSTRAINT vat_days_pkey PRIMARY KEY (organisation_id, day, side, method_date);
ALTER TABLE ONLY public.vat_entries
    ADD CONSTRAINT vat_entries_pkey PRIMARY KEY (organisation_id, sequence, line, part);
ALTER TABLE ONLY public.vat_methods
    ADD CONSTRAINT vat_methods_pkey PRIMARY KEY (organisation_id, effective_from);
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
CREATE INDEX audit_states_by_object ON public.audit_states USING btree (organisation_id, object, object_id, number);
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
CREATE INDEX security_events_by_object ON public.security_events USING btree (object_id, number);
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
CREATE TRIGGER audit_states_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON public.audit_states FOR EACH STATEMENT EXECUTE FUNCTION public.refuse_change();
CREATE TRIGGER credit_movements_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON public.credit_movements FOR EACH STATEMENT EXECUTE FUNCTION public.refuse_change();
CREATE TRIGGER invoices_close BEFORE UPDATE OF touched, status ON public.invoices FOR EACH ROW EXECUTE FUNCTION public.invoices_close();
CREATE TRIGGER journal_lines_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON public.journal_lines FOR EACH STATEMENT EXECUTE FUNCTION public.refuse_change();
CREATE TRIGGER journal_lines_come_first AFTER INSERT ON public.journal_lines REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION public.journal_lines_come_first();
CREATE TRIGGER journal_lines_name_accounts AFTER INSERT ON public.journal_lines REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION public.journal_lines_name_accounts();
CREATE TRIGGER journals_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON public.journals FOR EACH STATEMENT EXECUTE FUNCTION public.refuse_change();
CREATE TRIGGER journals_balance AFTER INSERT ON public.journals REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION public.journals_balance();
CREATE TRIGGER journals_name_their_makers AFTER INSERT ON public.journals REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION public.journals_name_their_makers();
CREATE TRIGGER security_events_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON public.security_events FOR EACH STATEMENT EXECUTE FUNCTION public.refuse_change();
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
ALTER TABLE ONLY public.vat_methods
    ADD CONSTRAINT vat_methods_organisation_id_fkey FOREIGN KEY (organisation_id) REFERENCES public.organisations(id);
ALTER TABLE ONLY public.vat_returns
    ADD CONSTRAINT vat_returns_organisation_id_fkey FOREIGN KEY (organisation_id) REFERENCES public.organisations(id);
ALTER TABLE ONLY public.vat_returns
    ADD CONSTRAINT vat_returns_organisation_id_journal_id_fkey FOREIGN KEY (organisation_id, journal_id) REFERENCES public.journals(organisation_id, id) DEFERRABLE INITIALLY DEFERRED;
