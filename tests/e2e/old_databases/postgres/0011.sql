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
INSERT INTO public._sqlx_migrations VALUES (1, 'platform', '2026-11-29 01:26:41.02251+00', true, '\x56c81ff92db5a60532a52e529ddcd2b3714beb82ec59181bf95986d52f268197171d205459743abb4151461a41566020', 47762242);
INSERT INTO public._sqlx_migrations VALUES (2, 'ledger', '2026-11-29 01:26:41.072407+00', true, '\x9dbce99dbcc48220e29e165be44645571133eb94388b7c8f75e291d52a3fb0f2eb2c984f32b101e0c87036b784fa257a', 55787882);
INSERT INTO public._sqlx_migrations VALUES (3, 'banking', '2026-11-29 01:26:41.128219+00', true, '\xaf7a63db1c79803920e379cde8dba5f12d6e3b18db971dc1a293319bba674be00693191dc100b8bd945b6d377ad9a22d', 55295781);
INSERT INTO public._sqlx_migrations VALUES (4, 'documents', '2026-11-29 01:26:41.194185+00', true, '\x2a0daa78186f0765af84764908dc9a70ee4b78006a4a83d772ac42dc7a5b36b224f48b1fd4dfa469253d5cb5c2e9ca87', 38924084);
INSERT INTO public._sqlx_migrations VALUES (5, 'vat', '2026-11-29 01:26:41.232315+00', true, '\x4aa7049bf04573185ba6c20a2b727e74cee0bea158d32fe08ba75b1be5d9790198c677fa5fee6e4112e4acdac9498cca', 28071675);
INSERT INTO public._sqlx_migrations VALUES (6, 'audit_chain', '2026-11-29 01:26:41.290967+00', true, '\x4d36e58febb07026c335df03ce24cb09228b213cb5db12a86a78bc44ad11337d09c026e139287d13faaf63730a1c89c9', 21193218);
INSERT INTO public._sqlx_migrations VALUES (7, 'access', '2026-11-29 01:26:41.298085+00', true, '\x2eeca1ccffb48ab78e8df0e2eead3b622a4b3d0f46b423c7f57f69d1f0f8c9534c8c11820d61dae3384b0a4303051415', 713340);
INSERT INTO public._sqlx_migrations VALUES (8, 'evidence', '2026-11-29 01:26:41.298879+00', true, '\x6cf31930df5c41ea88b5aeb1f3b4691e614757b17e6cff355e989e759d9887903140b39b1e7bab1abb9de400a8ee3d4a', 16655759);
INSERT INTO public._sqlx_migrations VALUES (9, 'key_limits', '2026-11-29 01:26:41.342995+00', true, '\x8d2b63c9f54a4d5036ef7db3df10163c1b670c14e1a1a23f358abe4fb29a936555691946c1d80b582ba8665cba94bada', 617317);
INSERT INTO public._sqlx_migrations VALUES (10, 'daemons', '2026-11-29 01:26:41.343692+00', true, '\xf167388ccc0e720fedd761f18412562455d3b5f02c8245daed2c86611c166b0c07a0d183c5d93ff1ca635feb999240f7', 1035227);
INSERT INTO public._sqlx_migrations VALUES (11, 'account_groups', '2026-11-29 01:26:41.344835+00', true, '\x1d6618f41880c17f3a4d0a808cc2e04e93a4b0cedd211272e0527dd571364df4118646f9be6c92bed859d689754a7190', 512381);
INSERT INTO public.account_days VALUES ('org_01m8jer7y4esrrzk0zz5wew8j8', '2026-01-01', 'acc_01m8jer7y4esrrzk0zsn3w21sx', 1000000, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8jer7y4esrrzk0zz5wew8j8', '2026-01-15', 'acc_01m8jer7y4esrrzk0zs9gt6vdn', 234000, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8jer7y4esrrzk0zz5wew8j8', '2026-01-15', 'acc_01m8jer7y4esrrzk0zvka76mnq', 0, 195000, 1);
INSERT INTO public.account_days VALUES ('org_01m8jer7y4esrrzk0zz5wew8j8', '2026-01-15', 'acc_01m8jer83xee69zvrkc8penq1m', 0, 39000, 1);
INSERT INTO public.account_days VALUES ('org_01m8jer7y4esrrzk0zz5wew8j8', '2026-01-20', 'acc_01m8jer7y4esrrzk0zsyq69kw9', 0, 41200, 1);
INSERT INTO public.account_days VALUES ('org_01m8jer7y4esrrzk0zz5wew8j8', '2026-01-20', 'acc_01m8jer7y4esrrzk0zw7exjm7d', 41200, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8jer7y4esrrzk0zz5wew8j8', '2026-01-21', 'acc_01m8jer7y4esrrzk0zrnmsnhzz', 89900, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8jer7y4esrrzk0zz5wew8j8', '2026-01-21', 'acc_01m8jer7y4esrrzk0zsyq69kw9', 0, 107880, 1);
INSERT INTO public.account_days VALUES ('org_01m8jer7y4esrrzk0zz5wew8j8', '2026-01-21', 'acc_01m8jer83xee69zvrkc8penq1m', 17980, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8jer7y4esrrzk0zz5wew8j8', '2026-01-28', 'acc_01m8jer7y4esrrzk0zs9gt6vdn', 87000, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8jer7y4esrrzk0zz5wew8j8', '2026-01-28', 'acc_01m8jer7y4esrrzk0zvqvj9apj', 0, 87000, 1);
INSERT INTO public.account_days VALUES ('org_01m8jer7y4esrrzk0zz5wew8j8', '2026-02-01', 'acc_01m8jer7y4esrrzk0zsyq69kw9', 0, 135000, 1);
INSERT INTO public.account_days VALUES ('org_01m8jer7y4esrrzk0zz5wew8j8', '2026-02-01', 'acc_01m8jer7y4esrrzk0zwxqwf3pg', 135000, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8jer7y4esrrzk0zz5wew8j8', '2026-02-09', 'acc_01m8jer7y4esrrzk0zs9gt6vdn', 28200, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8jer7y4esrrzk0zz5wew8j8', '2026-02-09', 'acc_01m8jer7y4esrrzk0zvka76mnq', 0, 3500, 1);
INSERT INTO public.account_days VALUES ('org_01m8jer7y4esrrzk0zz5wew8j8', '2026-02-09', 'acc_01m8jer83xee69zvrkc8penq1m', 0, 700, 1);
INSERT INTO public.account_days VALUES ('org_01m8jer7y4esrrzk0zz5wew8j8', '2026-02-09', 'acc_01m8jer86se46adycwp2wesp82', 0, 24000, 1);
INSERT INTO public.account_days VALUES ('org_01m8jer7y4esrrzk0zz5wew8j8', '2026-02-20', 'acc_01m8jer7y4esrrzk0zs9gt6vdn', 159840, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8jer7y4esrrzk0zz5wew8j8', '2026-02-20', 'acc_01m8jer7y4esrrzk0zvka76mnq', 0, 133200, 1);
INSERT INTO public.account_days VALUES ('org_01m8jer7y4esrrzk0zz5wew8j8', '2026-02-20', 'acc_01m8jer83xee69zvrkc8penq1m', 0, 26640, 1);
INSERT INTO public.account_days VALUES ('org_01m8jer7y4esrrzk0zz5wew8j8', '2026-03-12', 'acc_01m8jer7y4esrrzk0zs9gt6vdn', 0, 18000, 1);
INSERT INTO public.account_days VALUES ('org_01m8jer7y4esrrzk0zz5wew8j8', '2026-03-12', 'acc_01m8jer7y4esrrzk0zvka76mnq', 15000, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8jer7y4esrrzk0zz5wew8j8', '2026-03-12', 'acc_01m8jer83xee69zvrkc8penq1m', 3000, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8jer7y4esrrzk0zz5wew8j8', '2026-03-24', 'acc_01m8jer7y4esrrzk0zsyq69kw9', 0, 76800, 1);
INSERT INTO public.account_days VALUES ('org_01m8jer7y4esrrzk0zz5wew8j8', '2026-03-24', 'acc_01m8jer7y4esrrzk0zw9zx6s78', 64000, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8jer7y4esrrzk0zz5wew8j8', '2026-03-24', 'acc_01m8jer83xee69zvrkc8penq1m', 12800, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8jer7y4esrrzk0zz5wew8j8', '2026-03-27', 'acc_01m8jer7y4esrrzk0zs9gt6vdn', 56400, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8jer7y4esrrzk0zz5wew8j8', '2026-03-27', 'acc_01m8jer7y4esrrzk0zvka76mnq', 0, 32500, 1);
INSERT INTO public.account_days VALUES ('org_01m8jer7y4esrrzk0zz5wew8j8', '2026-03-27', 'acc_01m8jer7y4esrrzk0zvqvj9apj', 0, 17400, 1);
INSERT INTO public.account_days VALUES ('org_01m8jer7y4esrrzk0zz5wew8j8', '2026-03-27', 'acc_01m8jer83xee69zvrkc8penq1m', 0, 6500, 1);
INSERT INTO public.account_days VALUES ('org_01m8jer7y4esrrzk0zz5wew8j8', '2026-03-03', 'acc_01m8jer7y4esrrzk0zs9gt6vdn', 60000, 60000, 2);
INSERT INTO public.account_days VALUES ('org_01m8jer7y4esrrzk0zz5wew8j8', '2026-03-03', 'acc_01m8jer7y4esrrzk0zvka76mnq', 50000, 50000, 2);
INSERT INTO public.account_days VALUES ('org_01m8jer7y4esrrzk0zz5wew8j8', '2026-03-03', 'acc_01m8jer83xee69zvrkc8penq1m', 10000, 10000, 2);
INSERT INTO public.account_days VALUES ('org_01m8jer7y4esrrzk0zz5wew8j8', '2026-01-01', 'acc_01m8jer7y4esrrzk0ztp8c0fj1', 0, 990000, 1);
INSERT INTO public.account_days VALUES ('org_01m8jer7y4esrrzk0zz5wew8j8', '2026-01-01', 'acc_01m8jer7y4esrrzk0zv13qdh45', 0, 10000, 1);
INSERT INTO public.account_days VALUES ('org_01m8jer7y4esrrzk0zz5wew8j8', '2026-01-01', 'acc_01m8jer7y4esrrzk0zvdc8mtje', 1000000, 1000000, 2);
INSERT INTO public.account_days VALUES ('org_01m8jer7y4esrrzk0zz5wew8j8', '2026-03-31', 'acc_01m8jer7y4esrrzk0zs29qy9kc', 0, 7492, 1);
INSERT INTO public.account_days VALUES ('org_01m8jer7y4esrrzk0zz5wew8j8', '2026-03-31', 'acc_01m8jer7y4esrrzk0zt75zdd3z', 0, 6345, 1);
INSERT INTO public.account_days VALUES ('org_01m8jer7y4esrrzk0zz5wew8j8', '2026-03-31', 'acc_01m8jer7y4esrrzk0zwgs0tcm4', 100000, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8jer7y4esrrzk0zz5wew8j8', '2026-03-31', 'acc_01m8jer7y4esrrzk0zyg56yq8v', 7492, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8jer7y4esrrzk0zz5wew8j8', '2026-03-06', 'acc_01m8jer7y4esrrzk0zs9gt6vdn', 0, 28200, 1);
INSERT INTO public.account_days VALUES ('org_01m8jer7y4esrrzk0zz5wew8j8', '2026-03-06', 'acc_01m8jer7y4esrrzk0zsn3w21sx', 28200, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8jer7y4esrrzk0zz5wew8j8', '2026-01-22', 'acc_01m8jer7y4esrrzk0zsn3w21sx', 0, 107880, 1);
INSERT INTO public.account_days VALUES ('org_01m8jer7y4esrrzk0zz5wew8j8', '2026-01-22', 'acc_01m8jer7y4esrrzk0zsyq69kw9', 107880, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8jer7y4esrrzk0zz5wew8j8', '2026-01-30', 'acc_01m8jer7y4esrrzk0zs9gt6vdn', 0, 150000, 1);
INSERT INTO public.account_days VALUES ('org_01m8jer7y4esrrzk0zz5wew8j8', '2026-01-30', 'acc_01m8jer7y4esrrzk0zsn3w21sx', 150000, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8jer7y4esrrzk0zz5wew8j8', '2026-02-10', 'acc_01m8jer7y4esrrzk0zsn3w21sx', 0, 135000, 1);
INSERT INTO public.account_days VALUES ('org_01m8jer7y4esrrzk0zz5wew8j8', '2026-02-10', 'acc_01m8jer7y4esrrzk0zsyq69kw9', 135000, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8jer7y4esrrzk0zz5wew8j8', '2026-02-16', 'acc_01m8jer7y4esrrzk0zs9gt6vdn', 0, 171000, 1);
INSERT INTO public.account_days VALUES ('org_01m8jer7y4esrrzk0zz5wew8j8', '2026-02-16', 'acc_01m8jer7y4esrrzk0zsn3w21sx', 171000, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8jer7y4esrrzk0zz5wew8j8', '2026-02-27', 'acc_01m8jer7y4esrrzk0zsn3w21sx', 0, 40000, 1);
INSERT INTO public.account_days VALUES ('org_01m8jer7y4esrrzk0zz5wew8j8', '2026-02-27', 'acc_01m8jer7y4esrrzk0zsyq69kw9', 40000, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8jer7y4esrrzk0zz5wew8j8', '2026-03-16', 'acc_01m8jer7y4esrrzk0zs9gt6vdn', 0, 141840, 1);
INSERT INTO public.account_days VALUES ('org_01m8jer7y4esrrzk0zz5wew8j8', '2026-03-16', 'acc_01m8jer7y4esrrzk0zsn3w21sx', 141840, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8jer7y4esrrzk0zz5wew8j8', '2026-03-25', 'acc_01m8jer7y4esrrzk0zsn3w21sx', 0, 200000, 1);
INSERT INTO public.account_days VALUES ('org_01m8jer7y4esrrzk0zz5wew8j8', '2026-03-25', 'acc_01m8jer8knex69ffneatxhc0js', 200000, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8jer7y4esrrzk0zz5wew8j8', '2026-03-31', 'acc_01m8jer7y4esrrzk0ztejm6kss', 93655, 93655, 2);
INSERT INTO public.account_days VALUES ('org_01m8jer7y4esrrzk0zz5wew8j8', '2026-02-18', 'acc_01m8jer7y4esrrzk0zsn3w21sx', 0, 5840, 1);
INSERT INTO public.account_days VALUES ('org_01m8jer7y4esrrzk0zz5wew8j8', '2026-02-18', 'acc_01m8jer7y4esrrzk0zxmqxt2vp', 5840, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8jer7y4esrrzk0zz5wew8j8', '2026-03-20', 'acc_01m8jer7y4esrrzk0zsn3w21sx', 0, 750, 1);
INSERT INTO public.account_days VALUES ('org_01m8jer7hse8997d5tpcrwf4gn', '2026-03-20', 'acc_01m8jer7hse8997d5tgxfsntw5', 50000, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8jer7y4esrrzk0zz5wew8j8', '2026-03-31', 'acc_01m8jer7y4esrrzk0zsn3w21sx', 0, 93655, 1);
INSERT INTO public.account_days VALUES ('org_01m8jer7y4esrrzk0zz5wew8j8', '2026-03-02', 'acc_01m8jer7y4esrrzk0zsn3w21sx', 0, 3600, 1);
INSERT INTO public.account_days VALUES ('org_01m8jer7y4esrrzk0zz5wew8j8', '2026-03-02', 'acc_01m8jer7y4esrrzk0zxfwx2p3z', 3000, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8jer7y4esrrzk0zz5wew8j8', '2026-03-02', 'acc_01m8jer83xee69zvrkc8penq1m', 600, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8jer7y4esrrzk0zz5wew8j8', '2026-02-02', 'acc_01m8jer7y4esrrzk0zsn3w21sx', 0, 3600, 1);
INSERT INTO public.account_days VALUES ('org_01m8jer7y4esrrzk0zz5wew8j8', '2026-02-02', 'acc_01m8jer7y4esrrzk0zxfwx2p3z', 3000, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8jer7y4esrrzk0zz5wew8j8', '2026-02-02', 'acc_01m8jer83xee69zvrkc8penq1m', 600, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8jer7hse8997d5tpcrwf4gn', '2026-03-02', 'acc_01m8jer7hse8997d5tgxfsntw5', 0, 50000, 1);
INSERT INTO public.account_days VALUES ('org_01m8jer7hse8997d5tpcrwf4gn', '2026-03-02', 'acc_01m8jer7hse8997d5tkrqckeer', 50000, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8jer7y4esrrzk0zz5wew8j8', '2026-03-20', 'acc_01m8jer7y4esrrzk0zyfew9p87', 750, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8jer7hse8997d5tpcrwf4gn', '2026-03-20', 'acc_01m8jer7hse8997d5tkrqckeer', 0, 50000, 1);
INSERT INTO public.account_months VALUES ('org_01m8jer7y4esrrzk0zz5wew8j8', 'acc_01m8jer7y4esrrzk0zvka76mnq', '2026-01', 0, 195000, 1);
INSERT INTO public.account_months VALUES ('org_01m8jer7y4esrrzk0zz5wew8j8', 'acc_01m8jer7y4esrrzk0zw7exjm7d', '2026-01', 41200, 0, 1);
INSERT INTO public.account_months VALUES ('org_01m8jer7y4esrrzk0zz5wew8j8', 'acc_01m8jer7y4esrrzk0zrnmsnhzz', '2026-01', 89900, 0, 1);
INSERT INTO public.account_months VALUES ('org_01m8jer7y4esrrzk0zz5wew8j8', 'acc_01m8jer83xee69zvrkc8penq1m', '2026-01', 17980, 39000, 2);
INSERT INTO public.account_months VALUES ('org_01m8jer7y4esrrzk0zz5wew8j8', 'acc_01m8jer7y4esrrzk0ztejm6kss', '2026-03', 93655, 93655, 2);
INSERT INTO public.account_months VALUES ('org_01m8jer7y4esrrzk0zz5wew8j8', 'acc_01m8jer7y4esrrzk0zvqvj9apj', '2026-01', 0, 87000, 1);
INSERT INTO public.account_months VALUES ('org_01m8jer7y4esrrzk0zz5wew8j8', 'acc_01m8jer7y4esrrzk0zwxqwf3pg', '2026-02', 135000, 0, 1);
INSERT INTO public.account_months VALUES ('org_01m8jer7y4esrrzk0zz5wew8j8', 'acc_01m8jer86se46adycwp2wesp82', '2026-02', 0, 24000, 1);
INSERT INTO public.account_months VALUES ('org_01m8jer7y4esrrzk0zz5wew8j8', 'acc_01m8jer7y4esrrzk0zvka76mnq', '2026-02', 0, 136700, 2);
INSERT INTO public.account_months VALUES ('org_01m8jer7y4esrrzk0zz5wew8j8', 'acc_01m8jer7y4esrrzk0zxmqxt2vp', '2026-02', 5840, 0, 1);
INSERT INTO public.account_months VALUES ('org_01m8jer7y4esrrzk0zz5wew8j8', 'acc_01m8jer7y4esrrzk0zxfwx2p3z', '2026-03', 3000, 0, 1);
INSERT INTO public.account_months VALUES ('org_01m8jer7y4esrrzk0zz5wew8j8', 'acc_01m8jer7y4esrrzk0zsyq69kw9', '2026-03', 0, 76800, 1);
INSERT INTO public.account_months VALUES ('org_01m8jer7y4esrrzk0zz5wew8j8', 'acc_01m8jer7y4esrrzk0zw9zx6s78', '2026-03', 64000, 0, 1);
INSERT INTO public.account_months VALUES ('org_01m8jer7y4esrrzk0zz5wew8j8', 'acc_01m8jer83xee69zvrkc8penq1m', '2026-03', 26400, 16500, 6);
INSERT INTO public.account_months VALUES ('org_01m8jer7y4esrrzk0zz5wew8j8', 'acc_01m8jer7y4esrrzk0zsn3w21sx', '2026-02', 171000, 184440, 5);
INSERT INTO public.account_months VALUES ('org_01m8jer7y4esrrzk0zz5wew8j8', 'acc_01m8jer7y4esrrzk0zxfwx2p3z', '2026-02', 3000, 0, 1);
INSERT INTO public.account_months VALUES ('org_01m8jer7y4esrrzk0zz5wew8j8', 'acc_01m8jer7y4esrrzk0zvqvj9apj', '2026-03', 0, 17400, 1);
INSERT INTO public.account_months VALUES ('org_01m8jer7y4esrrzk0zz5wew8j8', 'acc_01m8jer83xee69zvrkc8penq1m', '2026-02', 600, 27340, 3);
INSERT INTO public.account_months VALUES ('org_01m8jer7y4esrrzk0zz5wew8j8', 'acc_01m8jer7y4esrrzk0zsn3w21sx', '2026-03', 170040, 298005, 6);
INSERT INTO public.account_months VALUES ('org_01m8jer7y4esrrzk0zz5wew8j8', 'acc_01m8jer7y4esrrzk0zvka76mnq', '2026-03', 65000, 82500, 4);
INSERT INTO public.account_months VALUES ('org_01m8jer7y4esrrzk0zz5wew8j8', 'acc_01m8jer7y4esrrzk0zs29qy9kc', '2026-03', 0, 7492, 1);
INSERT INTO public.account_months VALUES ('org_01m8jer7y4esrrzk0zz5wew8j8', 'acc_01m8jer7y4esrrzk0zt75zdd3z', '2026-03', 0, 6345, 1);
INSERT INTO public.account_months VALUES ('org_01m8jer7y4esrrzk0zz5wew8j8', 'acc_01m8jer7y4esrrzk0ztp8c0fj1', '2026-01', 0, 990000, 1);
INSERT INTO public.account_months VALUES ('org_01m8jer7y4esrrzk0zz5wew8j8', 'acc_01m8jer7y4esrrzk0zv13qdh45', '2026-01', 0, 10000, 1);
INSERT INTO public.account_months VALUES ('org_01m8jer7y4esrrzk0zz5wew8j8', 'acc_01m8jer7y4esrrzk0zvdc8mtje', '2026-01', 1000000, 1000000, 2);
INSERT INTO public.account_months VALUES ('org_01m8jer7y4esrrzk0zz5wew8j8', 'acc_01m8jer7y4esrrzk0zwgs0tcm4', '2026-03', 100000, 0, 1);
INSERT INTO public.account_months VALUES ('org_01m8jer7y4esrrzk0zz5wew8j8', 'acc_01m8jer7y4esrrzk0zyg56yq8v', '2026-03', 7492, 0, 1);
INSERT INTO public.account_months VALUES ('org_01m8jer7y4esrrzk0zz5wew8j8', 'acc_01m8jer7y4esrrzk0zyfew9p87', '2026-03', 750, 0, 1);
INSERT INTO public.account_months VALUES ('org_01m8jer7y4esrrzk0zz5wew8j8', 'acc_01m8jer7y4esrrzk0zsyq69kw9', '2026-01', 107880, 149080, 3);
INSERT INTO public.account_months VALUES ('org_01m8jer7y4esrrzk0zz5wew8j8', 'acc_01m8jer7y4esrrzk0zs9gt6vdn', '2026-01', 321000, 150000, 3);
INSERT INTO public.account_months VALUES ('org_01m8jer7y4esrrzk0zz5wew8j8', 'acc_01m8jer7y4esrrzk0zsn3w21sx', '2026-01', 1150000, 107880, 3);
INSERT INTO public.account_months VALUES ('org_01m8jer7y4esrrzk0zz5wew8j8', 'acc_01m8jer7y4esrrzk0zs9gt6vdn', '2026-02', 188040, 171000, 3);
INSERT INTO public.account_months VALUES ('org_01m8jer7hse8997d5tpcrwf4gn', 'acc_01m8jer7hse8997d5tgxfsntw5', '2026-03', 50000, 50000, 2);
INSERT INTO public.account_months VALUES ('org_01m8jer7y4esrrzk0zz5wew8j8', 'acc_01m8jer7y4esrrzk0zsyq69kw9', '2026-02', 175000, 135000, 3);
INSERT INTO public.account_months VALUES ('org_01m8jer7y4esrrzk0zz5wew8j8', 'acc_01m8jer7y4esrrzk0zs9gt6vdn', '2026-03', 116400, 248040, 6);
INSERT INTO public.account_months VALUES ('org_01m8jer7hse8997d5tpcrwf4gn', 'acc_01m8jer7hse8997d5tkrqckeer', '2026-03', 50000, 50000, 2);
INSERT INTO public.account_months VALUES ('org_01m8jer7y4esrrzk0zz5wew8j8', 'acc_01m8jer8knex69ffneatxhc0js', '2026-03', 200000, 0, 1);
INSERT INTO public.accounts VALUES ('acc_01m8jer7hse8997d5tfztftgga', 'org_01m8jer7hse8997d5tpcrwf4gn', '1000', 'Computer equipment', 'ASSET', NULL, 'ST', NULL, 'active', 1795915783737, 1795915783737, 1, 'fixed_assets');
INSERT INTO public.accounts VALUES ('acc_01m8jer7hse8997d5tg0bgeb6b', 'org_01m8jer7hse8997d5tpcrwf4gn', '1010', 'Office equipment and furniture', 'ASSET', NULL, 'ST', NULL, 'active', 1795915783737, 1795915783737, 1, 'fixed_assets');
INSERT INTO public.accounts VALUES ('acc_01m8jer7hse8997d5tg7203w03', 'org_01m8jer7hse8997d5tpcrwf4gn', '1020', 'Motor vehicles', 'ASSET', NULL, 'ST', NULL, 'active', 1795915783737, 1795915783737, 1, 'fixed_assets');
INSERT INTO public.accounts VALUES ('acc_01m8jer7hse8997d5tgaamj2ab', 'org_01m8jer7hse8997d5tpcrwf4gn', '1090', 'Accumulated depreciation', 'ASSET', NULL, 'NV', NULL, 'active', 1795915783737, 1795915783737, 1, 'fixed_assets');
INSERT INTO public.accounts VALUES ('acc_01m8jer7hse8997d5tgd6938ss', 'org_01m8jer7hse8997d5tpcrwf4gn', '1100', 'Stock', 'ASSET', NULL, 'ST', NULL, 'active', 1795915783737, 1795915783737, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8jer7hse8997d5tghf16sj9', 'org_01m8jer7hse8997d5tpcrwf4gn', '1200', 'Trade debtors', 'ASSET', 'receivable', NULL, NULL, 'active', 1795915783737, 1795915783737, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8jer7hse8997d5tgm7nfww0', 'org_01m8jer7hse8997d5tpcrwf4gn', '1210', 'Prepayments', 'ASSET', NULL, 'NV', NULL, 'active', 1795915783737, 1795915783737, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8jer7hse8997d5tgtek9bf4', 'org_01m8jer7hse8997d5tpcrwf4gn', '1220', 'Other debtors', 'ASSET', NULL, 'NV', NULL, 'active', 1795915783737, 1795915783737, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8jer7hse8997d5tgxfsntw5', 'org_01m8jer7hse8997d5tpcrwf4gn', '1300', 'Current account', 'ASSET', 'bank', NULL, NULL, 'active', 1795915783737, 1795915783737, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8jer7hse8997d5th3n5tx65', 'org_01m8jer7hse8997d5tpcrwf4gn', '1310', 'Petty cash', 'ASSET', NULL, 'NV', NULL, 'active', 1795915783737, 1795915783737, 1, 'cash');
INSERT INTO public.accounts VALUES ('acc_01m8jer7hse8997d5th6xchd72', 'org_01m8jer7hse8997d5tpcrwf4gn', '2100', 'Trade creditors', 'LIABILITY', 'payable', NULL, NULL, 'active', 1795915783737, 1795915783737, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8jer7hse8997d5thaq5mwzy', 'org_01m8jer7hse8997d5tpcrwf4gn', '2110', 'Accruals', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795915783737, 1795915783737, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8jer7hse8997d5thd8de2ge', 'org_01m8jer7hse8997d5tpcrwf4gn', '2200', 'PAYE and National Insurance', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795915783737, 1795915783737, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8jer7hse8997d5thhej81qf', 'org_01m8jer7hse8997d5tpcrwf4gn', '2210', 'Pension contributions', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795915783737, 1795915783737, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8jer7hse8997d5thmgezt6w', 'org_01m8jer7hse8997d5tpcrwf4gn', '2220', 'Net wages', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795915783737, 1795915783737, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8jer7hse8997d5thrvv8br6', 'org_01m8jer7hse8997d5tpcrwf4gn', '2300', 'Corporation tax', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795915783737, 1795915783737, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8jer7hse8997d5thykan4ae', 'org_01m8jer7hse8997d5tpcrwf4gn', '2400', 'Director''s loan account', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795915783737, 1795915783737, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8jer7hse8997d5tj08s7ptg', 'org_01m8jer7hse8997d5tpcrwf4gn', '2500', 'Bank loans', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795915783737, 1795915783737, 1, 'long_term_liabilities');
INSERT INTO public.accounts VALUES ('acc_01m8jer7hse8997d5tj7tfjz0n', 'org_01m8jer7hse8997d5tpcrwf4gn', '2900', 'Suspense', 'LIABILITY', 'suspense', NULL, NULL, 'active', 1795915783737, 1795915783737, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8jer7hse8997d5tj85vz9na', 'org_01m8jer7hse8997d5tpcrwf4gn', '3000', 'Share capital', 'EQUITY', NULL, 'NV', NULL, 'active', 1795915783737, 1795915783737, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8jer7hse8997d5tjcyp2tjf', 'org_01m8jer7hse8997d5tpcrwf4gn', '3100', 'Retained earnings', 'EQUITY', 'retained_earnings', NULL, NULL, 'active', 1795915783737, 1795915783737, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8jer7hse8997d5tjgjpy9rb', 'org_01m8jer7hse8997d5tpcrwf4gn', '3200', 'Dividends', 'EQUITY', NULL, 'NV', NULL, 'active', 1795915783737, 1795915783737, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8jer7hse8997d5tjmbgebj9', 'org_01m8jer7hse8997d5tpcrwf4gn', '3900', 'Opening balances', 'EQUITY', 'opening_balance', NULL, NULL, 'active', 1795915783737, 1795915783737, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8jer7hse8997d5tjvs9qbde', 'org_01m8jer7hse8997d5tpcrwf4gn', '4000', 'Sales', 'INCOME', NULL, 'ST', NULL, 'active', 1795915783737, 1795915783737, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8jer7hse8997d5tjxq960mj', 'org_01m8jer7hse8997d5tpcrwf4gn', '4010', 'Sales, zero-rated', 'INCOME', NULL, 'ZR', NULL, 'active', 1795915783737, 1795915783737, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8jer7hse8997d5tk3z8gg5c', 'org_01m8jer7hse8997d5tpcrwf4gn', '4090', 'Other income', 'INCOME', NULL, 'ST', NULL, 'active', 1795915783737, 1795915783737, 1, 'other_income');
INSERT INTO public.accounts VALUES ('acc_01m8jer7hse8997d5tk7eh4cpd', 'org_01m8jer7hse8997d5tpcrwf4gn', '4900', 'Interest received', 'INCOME', NULL, 'EX', NULL, 'active', 1795915783737, 1795915783737, 1, 'finance');
INSERT INTO public.accounts VALUES ('acc_01m8jer7hse8997d5tk82dgzcn', 'org_01m8jer7hse8997d5tpcrwf4gn', '4920', 'VAT flat-rate scheme difference', 'INCOME', 'vat_scheme_difference', NULL, NULL, 'active', 1795915783737, 1795915783737, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8jer7hse8997d5tkdcke9be', 'org_01m8jer7hse8997d5tpcrwf4gn', '5000', 'Cost of goods sold', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795915783737, 1795915783737, 1, 'cost_of_sales');
INSERT INTO public.accounts VALUES ('acc_01m8jer7hse8997d5tkjgrc8he', 'org_01m8jer7hse8997d5tpcrwf4gn', '5010', 'Subcontractors', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795915783737, 1795915783737, 1, 'cost_of_sales');
INSERT INTO public.accounts VALUES ('acc_01m8jer7hse8997d5tkn5aarat', 'org_01m8jer7hse8997d5tpcrwf4gn', '5020', 'Carriage and postage', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795915783737, 1795915783737, 1, 'cost_of_sales');
INSERT INTO public.accounts VALUES ('acc_01m8jer7hse8997d5tkrqckeer', 'org_01m8jer7hse8997d5tpcrwf4gn', '6000', 'Wages and salaries', 'EXPENSE', NULL, 'NV', NULL, 'active', 1795915783737, 1795915783737, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8jer7hse8997d5tkwcd5332', 'org_01m8jer7hse8997d5tpcrwf4gn', '6010', 'Employer''s National Insurance', 'EXPENSE', NULL, 'NV', NULL, 'active', 1795915783737, 1795915783737, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8jer7hse8997d5tm2yry3ym', 'org_01m8jer7hse8997d5tpcrwf4gn', '6020', 'Employer''s pension', 'EXPENSE', NULL, 'NV', NULL, 'active', 1795915783737, 1795915783737, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8jer7hse8997d5tm5s7tr4f', 'org_01m8jer7hse8997d5tpcrwf4gn', '6100', 'Rent', 'EXPENSE', NULL, 'EX', NULL, 'active', 1795915783737, 1795915783737, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8jer7hse8997d5tm984dx7h', 'org_01m8jer7hse8997d5tpcrwf4gn', '6110', 'Business rates', 'EXPENSE', NULL, 'NV', NULL, 'active', 1795915783737, 1795915783737, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8jer7hse8997d5tmc9z95fb', 'org_01m8jer7hse8997d5tpcrwf4gn', '6120', 'Light, heat and water', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795915783737, 1795915783737, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8jer7hse8997d5tmk80kepx', 'org_01m8jer7hse8997d5tpcrwf4gn', '6200', 'Telephone and internet', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795915783737, 1795915783737, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8jer7hse8997d5tmp7tsnzc', 'org_01m8jer7hse8997d5tpcrwf4gn', '6210', 'Software and subscriptions', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795915783737, 1795915783737, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8jer7hse8997d5tmtb5whf9', 'org_01m8jer7hse8997d5tpcrwf4gn', '6220', 'Printing and stationery', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795915783737, 1795915783737, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8jer7hse8997d5tmwn4h8t5', 'org_01m8jer7hse8997d5tpcrwf4gn', '6300', 'Travel and subsistence', 'EXPENSE', NULL, 'ZR', NULL, 'active', 1795915783737, 1795915783737, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8jer7hse8997d5tn05z4ms2', 'org_01m8jer7hse8997d5tpcrwf4gn', '6310', 'Motor expenses', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795915783737, 1795915783737, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8jer7hse8997d5tn7sfcqca', 'org_01m8jer7hse8997d5tpcrwf4gn', '6320', 'Repairs and maintenance', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795915783737, 1795915783737, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8jer7hse8997d5tn8bbf48x', 'org_01m8jer7hse8997d5tpcrwf4gn', '6400', 'Advertising and marketing', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795915783737, 1795915783737, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8jer7hse8997d5tndwxj13s', 'org_01m8jer7hse8997d5tpcrwf4gn', '6500', 'Accountancy and legal fees', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795915783737, 1795915783737, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8jer7hse8997d5tnhk1znq3', 'org_01m8jer7hse8997d5tpcrwf4gn', '6600', 'Insurance', 'EXPENSE', NULL, 'EX', NULL, 'active', 1795915783737, 1795915783737, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8jer7hse8997d5tnqcy3q95', 'org_01m8jer7hse8997d5tpcrwf4gn', '6700', 'Bank charges', 'EXPENSE', NULL, 'EX', NULL, 'active', 1795915783737, 1795915783737, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8jer7hse8997d5tntndtwj5', 'org_01m8jer7hse8997d5tpcrwf4gn', '6800', 'Depreciation', 'EXPENSE', NULL, 'NV', NULL, 'active', 1795915783737, 1795915783737, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8jer7hse8997d5tnyrq3a0x', 'org_01m8jer7hse8997d5tpcrwf4gn', '6810', 'Bad debts', 'EXPENSE', NULL, 'NV', NULL, 'active', 1795915783737, 1795915783737, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8jer7hse8997d5tp2mzt6t6', 'org_01m8jer7hse8997d5tpcrwf4gn', '6900', 'Interest payable', 'EXPENSE', NULL, 'EX', NULL, 'active', 1795915783737, 1795915783737, 1, 'finance');
INSERT INTO public.accounts VALUES ('acc_01m8jer7hse8997d5tp7m204y9', 'org_01m8jer7hse8997d5tpcrwf4gn', '6990', 'Rounding differences', 'EXPENSE', 'rounding', NULL, NULL, 'active', 1795915783737, 1795915783737, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8jer7hse8997d5tpark8gw3', 'org_01m8jer7hse8997d5tpcrwf4gn', '8000', 'Corporation tax charge', 'EXPENSE', NULL, 'NV', NULL, 'active', 1795915783737, 1795915783737, 1, 'tax');
INSERT INTO public.accounts VALUES ('acc_01m8jer7shemasv94vtgy5qeq7', 'org_01m8jer7hse8997d5tpcrwf4gn', '2250', 'VAT', 'LIABILITY', 'vat_control', NULL, NULL, 'active', 1795915783986, 1795915783986, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8jer7y4esrrzk0zrnmsnhzz', 'org_01m8jer7y4esrrzk0zz5wew8j8', '1000', 'Computer equipment', 'ASSET', NULL, 'ST', NULL, 'active', 1795915784132, 1795915784132, 1, 'fixed_assets');
INSERT INTO public.accounts VALUES ('acc_01m8jer7y4esrrzk0zrvk6psay', 'org_01m8jer7y4esrrzk0zz5wew8j8', '1010', 'Office equipment and furniture', 'ASSET', NULL, 'ST', NULL, 'active', 1795915784132, 1795915784132, 1, 'fixed_assets');
INSERT INTO public.accounts VALUES ('acc_01m8jer7y4esrrzk0zryn7spdx', 'org_01m8jer7y4esrrzk0zz5wew8j8', '1020', 'Motor vehicles', 'ASSET', NULL, 'ST', NULL, 'active', 1795915784132, 1795915784132, 1, 'fixed_assets');
INSERT INTO public.accounts VALUES ('acc_01m8jer7y4esrrzk0zs29qy9kc', 'org_01m8jer7y4esrrzk0zz5wew8j8', '1090', 'Accumulated depreciation', 'ASSET', NULL, 'NV', NULL, 'active', 1795915784132, 1795915784132, 1, 'fixed_assets');
INSERT INTO public.accounts VALUES ('acc_01m8jer7y4esrrzk0zs4xcq73f', 'org_01m8jer7y4esrrzk0zz5wew8j8', '1100', 'Stock', 'ASSET', NULL, 'ST', NULL, 'active', 1795915784132, 1795915784132, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8jer7y4esrrzk0zs9gt6vdn', 'org_01m8jer7y4esrrzk0zz5wew8j8', '1200', 'Trade debtors', 'ASSET', 'receivable', NULL, NULL, 'active', 1795915784132, 1795915784132, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8jer7y4esrrzk0zsfeccjjd', 'org_01m8jer7y4esrrzk0zz5wew8j8', '1210', 'Prepayments', 'ASSET', NULL, 'NV', NULL, 'active', 1795915784132, 1795915784132, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8jer7y4esrrzk0zsjydkxpd', 'org_01m8jer7y4esrrzk0zz5wew8j8', '1220', 'Other debtors', 'ASSET', NULL, 'NV', NULL, 'active', 1795915784132, 1795915784132, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8jer7y4esrrzk0zsn3w21sx', 'org_01m8jer7y4esrrzk0zz5wew8j8', '1300', 'Current account', 'ASSET', 'bank', NULL, NULL, 'active', 1795915784132, 1795915784132, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8jer7y4esrrzk0zsva7htez', 'org_01m8jer7y4esrrzk0zz5wew8j8', '1310', 'Petty cash', 'ASSET', NULL, 'NV', NULL, 'active', 1795915784132, 1795915784132, 1, 'cash');
INSERT INTO public.accounts VALUES ('acc_01m8jer7y4esrrzk0zsyq69kw9', 'org_01m8jer7y4esrrzk0zz5wew8j8', '2100', 'Trade creditors', 'LIABILITY', 'payable', NULL, NULL, 'active', 1795915784132, 1795915784132, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8jer7y4esrrzk0zt2kk5nsq', 'org_01m8jer7y4esrrzk0zz5wew8j8', '2110', 'Accruals', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795915784132, 1795915784132, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8jer7y4esrrzk0zt75zdd3z', 'org_01m8jer7y4esrrzk0zz5wew8j8', '2200', 'PAYE and National Insurance', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795915784132, 1795915784132, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8jer7y4esrrzk0zt8bmrhjw', 'org_01m8jer7y4esrrzk0zz5wew8j8', '2210', 'Pension contributions', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795915784132, 1795915784132, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8jer7y4esrrzk0ztejm6kss', 'org_01m8jer7y4esrrzk0zz5wew8j8', '2220', 'Net wages', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795915784132, 1795915784132, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8jer7y4esrrzk0ztkx0g2wt', 'org_01m8jer7y4esrrzk0zz5wew8j8', '2300', 'Corporation tax', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795915784132, 1795915784132, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8jer7y4esrrzk0ztp8c0fj1', 'org_01m8jer7y4esrrzk0zz5wew8j8', '2400', 'Director''s loan account', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795915784132, 1795915784132, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8jer7y4esrrzk0ztrp6sc43', 'org_01m8jer7y4esrrzk0zz5wew8j8', '2500', 'Bank loans', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795915784132, 1795915784132, 1, 'long_term_liabilities');
INSERT INTO public.accounts VALUES ('acc_01m8jer7y4esrrzk0ztx1hqafr', 'org_01m8jer7y4esrrzk0zz5wew8j8', '2900', 'Suspense', 'LIABILITY', 'suspense', NULL, NULL, 'active', 1795915784132, 1795915784132, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8jer7y4esrrzk0zv13qdh45', 'org_01m8jer7y4esrrzk0zz5wew8j8', '3000', 'Share capital', 'EQUITY', NULL, 'NV', NULL, 'active', 1795915784132, 1795915784132, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8jer7y4esrrzk0zv7zzrsmz', 'org_01m8jer7y4esrrzk0zz5wew8j8', '3100', 'Retained earnings', 'EQUITY', 'retained_earnings', NULL, NULL, 'active', 1795915784132, 1795915784132, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8jer7y4esrrzk0zvbkx78a5', 'org_01m8jer7y4esrrzk0zz5wew8j8', '3200', 'Dividends', 'EQUITY', NULL, 'NV', NULL, 'active', 1795915784132, 1795915784132, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8jer7y4esrrzk0zvdc8mtje', 'org_01m8jer7y4esrrzk0zz5wew8j8', '3900', 'Opening balances', 'EQUITY', 'opening_balance', NULL, NULL, 'active', 1795915784132, 1795915784132, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8jer7y4esrrzk0zvka76mnq', 'org_01m8jer7y4esrrzk0zz5wew8j8', '4000', 'Sales', 'INCOME', NULL, 'ST', NULL, 'active', 1795915784132, 1795915784132, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8jer7y4esrrzk0zvqvj9apj', 'org_01m8jer7y4esrrzk0zz5wew8j8', '4010', 'Sales, zero-rated', 'INCOME', NULL, 'ZR', NULL, 'active', 1795915784132, 1795915784132, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8jer7y4esrrzk0zvvr35see', 'org_01m8jer7y4esrrzk0zz5wew8j8', '4090', 'Other income', 'INCOME', NULL, 'ST', NULL, 'active', 1795915784132, 1795915784132, 1, 'other_income');
INSERT INTO public.accounts VALUES ('acc_01m8jer7y4esrrzk0zvx60c48v', 'org_01m8jer7y4esrrzk0zz5wew8j8', '4900', 'Interest received', 'INCOME', NULL, 'EX', NULL, 'active', 1795915784132, 1795915784132, 1, 'finance');
INSERT INTO public.accounts VALUES ('acc_01m8jer7y4esrrzk0zw3vrx1nh', 'org_01m8jer7y4esrrzk0zz5wew8j8', '4920', 'VAT flat-rate scheme difference', 'INCOME', 'vat_scheme_difference', NULL, NULL, 'active', 1795915784132, 1795915784132, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8jer7y4esrrzk0zw7exjm7d', 'org_01m8jer7y4esrrzk0zz5wew8j8', '5000', 'Cost of goods sold', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795915784132, 1795915784132, 1, 'cost_of_sales');
INSERT INTO public.accounts VALUES ('acc_01m8jer7y4esrrzk0zw9zx6s78', 'org_01m8jer7y4esrrzk0zz5wew8j8', '5010', 'Subcontractors', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795915784132, 1795915784132, 1, 'cost_of_sales');
INSERT INTO public.accounts VALUES ('acc_01m8jer7y4esrrzk0zwfgy4nx0', 'org_01m8jer7y4esrrzk0zz5wew8j8', '5020', 'Carriage and postage', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795915784132, 1795915784132, 1, 'cost_of_sales');
INSERT INTO public.accounts VALUES ('acc_01m8jer7y4esrrzk0zwgs0tcm4', 'org_01m8jer7y4esrrzk0zz5wew8j8', '6000', 'Wages and salaries', 'EXPENSE', NULL, 'NV', NULL, 'active', 1795915784132, 1795915784132, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8jer7y4esrrzk0zwph7rh8x', 'org_01m8jer7y4esrrzk0zz5wew8j8', '6010', 'Employer''s National Insurance', 'EXPENSE', NULL, 'NV', NULL, 'active', 1795915784132, 1795915784132, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8jer7y4esrrzk0zwsjywwxm', 'org_01m8jer7y4esrrzk0zz5wew8j8', '6020', 'Employer''s pension', 'EXPENSE', NULL, 'NV', NULL, 'active', 1795915784132, 1795915784132, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8jer7y4esrrzk0zwxqwf3pg', 'org_01m8jer7y4esrrzk0zz5wew8j8', '6100', 'Rent', 'EXPENSE', NULL, 'EX', NULL, 'active', 1795915784132, 1795915784132, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8jer7y4esrrzk0zx19bp4m7', 'org_01m8jer7y4esrrzk0zz5wew8j8', '6110', 'Business rates', 'EXPENSE', NULL, 'NV', NULL, 'active', 1795915784132, 1795915784132, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8jer7y4esrrzk0zx5cq214b', 'org_01m8jer7y4esrrzk0zz5wew8j8', '6120', 'Light, heat and water', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795915784132, 1795915784132, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8jer7y4esrrzk0zx882pvrw', 'org_01m8jer7y4esrrzk0zz5wew8j8', '6200', 'Telephone and internet', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795915784132, 1795915784132, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8jer7y4esrrzk0zxfwx2p3z', 'org_01m8jer7y4esrrzk0zz5wew8j8', '6210', 'Software and subscriptions', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795915784132, 1795915784132, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8jer7y4esrrzk0zxkkk7nx8', 'org_01m8jer7y4esrrzk0zz5wew8j8', '6220', 'Printing and stationery', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795915784132, 1795915784132, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8jer7y4esrrzk0zxmqxt2vp', 'org_01m8jer7y4esrrzk0zz5wew8j8', '6300', 'Travel and subsistence', 'EXPENSE', NULL, 'ZR', NULL, 'active', 1795915784132, 1795915784132, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8jer7y4esrrzk0zxtfb8e15', 'org_01m8jer7y4esrrzk0zz5wew8j8', '6310', 'Motor expenses', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795915784132, 1795915784132, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8jer7y4esrrzk0zxzdcheye', 'org_01m8jer7y4esrrzk0zz5wew8j8', '6320', 'Repairs and maintenance', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795915784132, 1795915784132, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8jer7y4esrrzk0zy3paetjk', 'org_01m8jer7y4esrrzk0zz5wew8j8', '6400', 'Advertising and marketing', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795915784132, 1795915784132, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8jer7y4esrrzk0zy46hd3rq', 'org_01m8jer7y4esrrzk0zz5wew8j8', '6500', 'Accountancy and legal fees', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795915784132, 1795915784132, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8jer7y4esrrzk0zy9055kcg', 'org_01m8jer7y4esrrzk0zz5wew8j8', '6600', 'Insurance', 'EXPENSE', NULL, 'EX', NULL, 'active', 1795915784132, 1795915784132, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8jer7y4esrrzk0zyfew9p87', 'org_01m8jer7y4esrrzk0zz5wew8j8', '6700', 'Bank charges', 'EXPENSE', NULL, 'EX', NULL, 'active', 1795915784132, 1795915784132, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8jer7y4esrrzk0zyg56yq8v', 'org_01m8jer7y4esrrzk0zz5wew8j8', '6800', 'Depreciation', 'EXPENSE', NULL, 'NV', NULL, 'active', 1795915784132, 1795915784132, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8jer7y4esrrzk0zymszh0kq', 'org_01m8jer7y4esrrzk0zz5wew8j8', '6810', 'Bad debts', 'EXPENSE', NULL, 'NV', NULL, 'active', 1795915784132, 1795915784132, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8jer7y4esrrzk0zyspxydcx', 'org_01m8jer7y4esrrzk0zz5wew8j8', '6900', 'Interest payable', 'EXPENSE', NULL, 'EX', NULL, 'active', 1795915784132, 1795915784132, 1, 'finance');
INSERT INTO public.accounts VALUES ('acc_01m8jer7y4esrrzk0zyx7cckx8', 'org_01m8jer7y4esrrzk0zz5wew8j8', '6990', 'Rounding differences', 'EXPENSE', 'rounding', NULL, NULL, 'active', 1795915784132, 1795915784132, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8jer7y4esrrzk0zz1ayhyzx', 'org_01m8jer7y4esrrzk0zz5wew8j8', '8000', 'Corporation tax charge', 'EXPENSE', NULL, 'NV', NULL, 'active', 1795915784132, 1795915784132, 1, 'tax');
INSERT INTO public.accounts VALUES ('acc_01m8jer83xee69zvrkc8penq1m', 'org_01m8jer7y4esrrzk0zz5wew8j8', '2250', 'VAT', 'LIABILITY', 'vat_control', NULL, NULL, 'active', 1795915784317, 1795915784317, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8jer86se46adycwp2wesp82', 'org_01m8jer7y4esrrzk0zz5wew8j8', '4100', 'Room hire', 'INCOME', NULL, 'EX', NULL, 'active', 1795915784409, 1795915784409, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8jer8knex69ffneatxhc0js', 'org_01m8jer7y4esrrzk0zz5wew8j8', '1301', 'Savings', 'ASSET', 'bank', NULL, NULL, 'active', 1795915784821, 1795915784821, 1, NULL);
INSERT INTO public.allocations VALUES ('alc_01m8jer9s4e8erwsy7gvkff0nv', 'org_01m8jer7y4esrrzk0zz5wew8j8', 'inv_01m8jer9fae4v92qmckt0nqfgr', NULL, 'inv_01m8jer9hfecwten8hg54s1cm7', 18000, '2026-03-12', NULL, 1795915786020, NULL);
INSERT INTO public.allocations VALUES ('alc_01m8jer9x4ez78xsva8c0tfvxc', 'org_01m8jer7y4esrrzk0zz5wew8j8', 'inv_01m8jer9dwetqvyhv8j40x0kp7', 'set_01m8jer9x4ez78xsva84qjhmx6', NULL, 28200, '2026-03-06', NULL, 1795915786148, NULL);
INSERT INTO public.allocations VALUES ('alc_01m8jera5ce3yr999v2vd12eg9', 'org_01m8jer7y4esrrzk0zz5wew8j8', 'inv_01m8jer986e4tazbnfgg9n1mev', 'set_01m8jera5ce3yr999v2vd12eg9', NULL, 107880, '2026-01-22', NULL, 1795915786412, NULL);
INSERT INTO public.allocations VALUES ('alc_01m8jeraa2epsrf4faf05yxtm6', 'org_01m8jer7y4esrrzk0zz5wew8j8', 'inv_01m8jer94jea29dbc7ev3xctjy', 'set_01m8jeraa2epsrf4faf05yxtm6', NULL, 150000, '2026-01-30', NULL, 1795915786562, NULL);
INSERT INTO public.allocations VALUES ('alc_01m8jeraefep9ae4n8g822vckf', 'org_01m8jer7y4esrrzk0zz5wew8j8', 'inv_01m8jer9ayecxvttm86x8myykv', 'set_01m8jeraefep9ae4n8g822vckf', NULL, 135000, '2026-02-10', NULL, 1795915786703, NULL);
INSERT INTO public.allocations VALUES ('alc_01m8jerante7nvk90sk3ntpda1', 'org_01m8jer7y4esrrzk0zz5wew8j8', 'inv_01m8jer94jea29dbc7ev3xctjy', 'set_01m8jerante7nvk90sk3ntpda1', NULL, 84000, '2026-02-16', NULL, 1795915786938, NULL);
INSERT INTO public.allocations VALUES ('alc_01m8jerante7nvk90sk3ntpda2', 'org_01m8jer7y4esrrzk0zz5wew8j8', 'inv_01m8jer99we4f904g4x78yevh5', 'set_01m8jerante7nvk90sk3ntpda1', NULL, 87000, '2026-02-16', NULL, 1795915786938, NULL);
INSERT INTO public.allocations VALUES ('alc_01m8jerashepg9afq5wn4968zp', 'org_01m8jer7y4esrrzk0zz5wew8j8', 'inv_01m8jer97kewjar4xywa54vkv1', 'set_01m8jerashepg9afq5wn4968zp', NULL, 40000, '2026-02-27', NULL, 1795915787057, NULL);
INSERT INTO public.allocations VALUES ('alc_01m8jeravteznat6e9pjgymkda', 'org_01m8jer7y4esrrzk0zz5wew8j8', 'inv_01m8jer9fae4v92qmckt0nqfgr', 'set_01m8jeravteznat6e9pjgymkda', NULL, 141840, '2026-03-16', NULL, 1795915787130, NULL);
INSERT INTO public.api_keys VALUES ('key_01m8jer5xxe4bark9agakf8rbj', 'usr_01m8jer5gke31abygz0zfk9dt4', 'main', 'reconcile:read reconcile:write', 0, 'oUle', 1795915782077, NULL, NULL, NULL, NULL);
INSERT INTO public.api_keys VALUES ('key_01m8jer7h4e589nqxrjns1b6kh', 'usr_01m8jer5gke31abygz0zfk9dt4', 'main', 'ledger:read ledger:write', 0, 'JG1L', 1795915783716, NULL, NULL, NULL, NULL);
INSERT INTO public.audit_events VALUES ('org_01m8jer7hse8997d5tpcrwf4gn', 1, 1795915783737, 'usr_01m8jer5gke31abygz0zfk9dt4', 'key_01m8jer7h4e589nqxrjns1b6kh', 'organisation.create', 'org_01m8jer7hse8997d5tpcrwf4gn', NULL, '{"id":"org_01m8jer7hse8997d5tpcrwf4gn","name":"Acorn Ltd","currency":"GBP","country":"GB","financial_year_end":"03-31","vat_registered":true,"vat_number":null,"vat_scheme":"standard","flat_rate_percent":null,"vat_rounding":"line","status":"active","role":"owner","lock_date":null,"created_at":"2026-11-29T01:29:43.737Z","updated_at":"2026-11-29T01:29:43.737Z","version":1}', '\x2be083ce4ec5801e236c8d1861a129b5d946e01a11fc5962d11fb5da8eeb7fdf', '\x490f32b213671d32cdf7c5533a4cfb9d9f9fd60d0eb4b1741e84255a4516b7f0');
INSERT INTO public.audit_events VALUES ('org_01m8jer7hse8997d5tpcrwf4gn', 2, 1795915783986, 'usr_01m8jer5gke31abygz0zfk9dt4', 'key_01m8jer7h4e589nqxrjns1b6kh', 'account.create', 'acc_01m8jer7shemasv94vtgy5qeq7', NULL, '{"id":"acc_01m8jer7shemasv94vtgy5qeq7","code":"2250","name":"VAT","account_type":"LIABILITY","role":"vat_control","group":"current_liabilities","default_vat_code":null,"description":null,"currency":"GBP","status":"active","balance":0.00,"created_at":"2026-11-29T01:29:43.986Z","updated_at":"2026-11-29T01:29:43.986Z","version":1}', '\x8b0271b98d1f2ae0d932c44a79bdb7cf7e8d0d9b19dd0b3fc0f825b761339b63', '\x5f592a0091ea8976a7df2a14d7d4a4810c875e1cbb5c6c48adbc94f8fe5e95c1');
INSERT INTO public.audit_events VALUES ('org_01m8jer7hse8997d5tpcrwf4gn', 3, 1795915784063, 'usr_01m8jer5gke31abygz0zfk9dt4', 'key_01m8jer7h4e589nqxrjns1b6kh', 'bank_account.create', 'bac_01m8jer7vze8dr4w0kn9h5vfaj', NULL, '{"account_id":"acc_01m8jer7hse8997d5tgxfsntw5","account_number":null,"created_at":"2026-11-29T01:29:44.063Z","currency":"GBP","iban":null,"id":"bac_01m8jer7vze8dr4w0kn9h5vfaj","ledger_balance":0.0,"name":"Current","opening_balance":null,"opening_date":null,"opening_journal_id":null,"sort_code":null,"statement_balance":null,"statement_date":null,"type":"current","unconfirmed_count":0,"updated_at":"2026-11-29T01:29:44.063Z","version":1}', '\xccb29b9b15b3f279c60739c8c509854dfa335736b2e58f60fd9e116a4bdae672', '\xca06eef5ef193d11cd8c6e7259571f225f5bb050c728a0eb6a0bb4b3c218df80');
INSERT INTO public.audit_events VALUES ('org_01m8jer7y4esrrzk0zz5wew8j8', 1, 1795915784132, 'usr_01m8jer5gke31abygz0zfk9dt4', 'key_01m8jer7h4e589nqxrjns1b6kh', 'organisation.create', 'org_01m8jer7y4esrrzk0zz5wew8j8', NULL, '{"id":"org_01m8jer7y4esrrzk0zz5wew8j8","name":"Wren & Marsh Ltd","currency":"GBP","country":"GB","financial_year_end":"03-31","vat_registered":true,"vat_number":null,"vat_scheme":"standard","flat_rate_percent":null,"vat_rounding":"line","status":"active","role":"owner","lock_date":null,"created_at":"2026-11-29T01:29:44.132Z","updated_at":"2026-11-29T01:29:44.132Z","version":1}', '\xeacd2d3ea1326e5211d6feb4c9e32e638cc4d1dad075fee2634fc733299a2189', '\x5c9f035b88459191fa1b0fcb8f8326d59f3f9d1281ecc3981a258649019f9842');
INSERT INTO public.audit_events VALUES ('org_01m8jer7y4esrrzk0zz5wew8j8', 2, 1795915784317, 'usr_01m8jer5gke31abygz0zfk9dt4', 'key_01m8jer7h4e589nqxrjns1b6kh', 'account.create', 'acc_01m8jer83xee69zvrkc8penq1m', NULL, '{"id":"acc_01m8jer83xee69zvrkc8penq1m","code":"2250","name":"VAT","account_type":"LIABILITY","role":"vat_control","group":"current_liabilities","default_vat_code":null,"description":null,"currency":"GBP","status":"active","balance":0.00,"created_at":"2026-11-29T01:29:44.317Z","updated_at":"2026-11-29T01:29:44.317Z","version":1}', '\x7e171f7604a19084198ec9f7863b2dcca75e6b9cc39d37b1dface626758cab1e', '\x27def38ec6550bfe64aa16da432da4a39268dcf86f2a821da4eb06e5283ba873');
INSERT INTO public.audit_events VALUES ('org_01m8jer7y4esrrzk0zz5wew8j8', 3, 1795915784409, 'usr_01m8jer5gke31abygz0zfk9dt4', 'key_01m8jer7h4e589nqxrjns1b6kh', 'account.create', 'acc_01m8jer86se46adycwp2wesp82', NULL, '{"id":"acc_01m8jer86se46adycwp2wesp82","code":"4100","name":"Room hire","account_type":"INCOME","role":null,"group":"turnover","default_vat_code":"EX","description":null,"currency":"GBP","status":"active","balance":0.00,"created_at":"2026-11-29T01:29:44.409Z","updated_at":"2026-11-29T01:29:44.409Z","version":1}', '\x6f25ca11b6cb07bdef419f03bdb9a26b9bdbda03e5edd9700842f9501402d5c4', '\xb8c060470ecf3b0abd666ff3410b7f627ea07ba1831806e99368c6cab939fa9c');
INSERT INTO public.audit_events VALUES ('org_01m8jer7y4esrrzk0zz5wew8j8', 4, 1795915784608, 'usr_01m8jer5gke31abygz0zfk9dt4', 'key_01m8jer7h4e589nqxrjns1b6kh', 'bank_account.create', 'bac_01m8jer8d0ee587bvs30cfy5nv', NULL, '{"account_id":"acc_01m8jer7y4esrrzk0zsn3w21sx","account_number":null,"created_at":"2026-11-29T01:29:44.608Z","currency":"GBP","iban":null,"id":"bac_01m8jer8d0ee587bvs30cfy5nv","ledger_balance":10000.0,"name":"Current","opening_balance":10000.0,"opening_date":"2026-01-01","opening_journal_id":"jnl_01m8jer8d0ee587bvs382fqgnx","sort_code":null,"statement_balance":null,"statement_date":null,"type":"current","unconfirmed_count":0,"updated_at":"2026-11-29T01:29:44.608Z","version":1}', '\x8b8a912366a368b465c979390b540337c1eeb17ed9562c30f24380adc0cf14c3', '\x9d6ac66bacfce4df62a204d19d6769e7f66cd1ff4ad7258cea214891ee17ed14');
INSERT INTO public.audit_events VALUES ('org_01m8jer7y4esrrzk0zz5wew8j8', 5, 1795915784821, 'usr_01m8jer5gke31abygz0zfk9dt4', 'key_01m8jer7h4e589nqxrjns1b6kh', 'account.create', 'acc_01m8jer8knex69ffneatxhc0js', NULL, '{"account_type":"ASSET","balance":0.0,"code":"1301","created_at":"2026-11-29T01:29:44.821Z","currency":"GBP","default_vat_code":null,"description":null,"group":"cash","id":"acc_01m8jer8knex69ffneatxhc0js","name":"Savings","role":"bank","status":"active","updated_at":"2026-11-29T01:29:44.821Z","version":1}', '\x6d64314617b5f84da5ba8b5dc890d6e19b0cb2122db831ea520c84e0a9468302', '\x7f382d0673c69e000c23ebca6ab388f0fc0611c1a51fe9a75782c67077b140f4');
INSERT INTO public.audit_events VALUES ('org_01m8jer7y4esrrzk0zz5wew8j8', 6, 1795915784821, 'usr_01m8jer5gke31abygz0zfk9dt4', 'key_01m8jer7h4e589nqxrjns1b6kh', 'bank_account.create', 'bac_01m8jer8knex69ffneapcv8wrw', NULL, '{"account_id":"acc_01m8jer8knex69ffneatxhc0js","account_number":null,"created_at":"2026-11-29T01:29:44.821Z","currency":"GBP","iban":null,"id":"bac_01m8jer8knex69ffneapcv8wrw","ledger_balance":0.0,"name":"Savings","opening_balance":null,"opening_date":null,"opening_journal_id":null,"sort_code":null,"statement_balance":null,"statement_date":null,"type":"savings","unconfirmed_count":0,"updated_at":"2026-11-29T01:29:44.821Z","version":1}', '\x4fd54f8b408c0ade2bd8b28dc422a5201883a01768b932d021086b360ce4daeb', '\x09cc3d8af404539544e59395d4f9478ede3d68c136e87cf083ad141ff339520d');
INSERT INTO public.audit_events VALUES ('org_01m8jer7y4esrrzk0zz5wew8j8', 7, 1795915784882, 'usr_01m8jer5gke31abygz0zfk9dt4', 'key_01m8jer7h4e589nqxrjns1b6kh', 'contact.create', 'con_01m8jer8nje4n8dhds4nxmhkzr', NULL, '{"id":"con_01m8jer8nje4n8dhds4nxmhkzr","kind":"customer","name":"Abbey Schools Trust","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-29T01:29:44.882Z","updated_at":"2026-11-29T01:29:44.882Z","version":1}', '\xa2039c40a618a2fe58a81379683acf64c4e5a6c9e656ac93a9137c62dbb104fc', '\xf484e0721929082cde720a06584e6d2e5ff292dc157d6718bcf7b0a90ae9953c');
INSERT INTO public.audit_events VALUES ('org_01m8jer7y4esrrzk0zz5wew8j8', 8, 1795915784935, 'usr_01m8jer5gke31abygz0zfk9dt4', 'key_01m8jer7h4e589nqxrjns1b6kh', 'contact.create', 'con_01m8jer8q7ep4rs2tkxjx3h904', NULL, '{"id":"con_01m8jer8q7ep4rs2tkxjx3h904","kind":"customer","name":"Kestrel Fitness CIC","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-29T01:29:44.935Z","updated_at":"2026-11-29T01:29:44.935Z","version":1}', '\x55693ad37ac7a870fba2557e1fdbf8d2678e2cf63cea75494bb96b412f4bb518', '\x0491f9cdffd35094acc22bce4a3bb8fc3f38de4ddbc16637ecc77e0aa1674d0b');
INSERT INTO public.audit_events VALUES ('org_01m8jer7y4esrrzk0zz5wew8j8', 9, 1795915784964, 'usr_01m8jer5gke31abygz0zfk9dt4', 'key_01m8jer7h4e589nqxrjns1b6kh', 'contact.create', 'con_01m8jer8r4e1js7w4scpn9tehd', NULL, '{"id":"con_01m8jer8r4e1js7w4scpn9tehd","kind":"customer","name":"Marlow & Pike LLP","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-29T01:29:44.964Z","updated_at":"2026-11-29T01:29:44.964Z","version":1}', '\x4434c09fbb04a91b4d1c95bc6748f0515776a16c8527c6083494e173e1bfc2cc', '\x0709156901d6d6c85ee1e9f60fcce5a83e25cbafe646626939e9187cd3994958');
INSERT INTO public.audit_events VALUES ('org_01m8jer7y4esrrzk0zz5wew8j8', 10, 1795915785071, 'usr_01m8jer5gke31abygz0zfk9dt4', 'key_01m8jer7h4e589nqxrjns1b6kh', 'contact.create', 'con_01m8jer8vfeshbj9xv9h9a28h6', NULL, '{"id":"con_01m8jer8vfeshbj9xv9h9a28h6","kind":"supplier","name":"Printwell","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-29T01:29:45.071Z","updated_at":"2026-11-29T01:29:45.071Z","version":1}', '\x91f936c2a2251b6c0bacddc8d9457436c1fb729461f2c6a92a287494eeff9ba0', '\xee358dbdacc77bad05c439efecbdc0d0014e29c96919cc512e57714acee9e1d9');
INSERT INTO public.audit_events VALUES ('org_01m8jer7y4esrrzk0zz5wew8j8', 13, 1795915785204, 'usr_01m8jer5gke31abygz0zfk9dt4', 'key_01m8jer7h4e589nqxrjns1b6kh', 'contact.create', 'con_01m8jer8zmeecvvgkgxs8j1mnp', NULL, '{"id":"con_01m8jer8zmeecvvgkgxs8j1mnp","kind":"supplier","name":"Fern & Rowe","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-29T01:29:45.204Z","updated_at":"2026-11-29T01:29:45.204Z","version":1}', '\xbd13bce348aeb0b849d0f8c73673b4fd3c84d8d1e3331cbf4f23b095d55a8d02', '\x20769cd5520789db817fa5a2248820763a9261a9569fa459a40b274b417a0e91');
INSERT INTO public.audit_events VALUES ('org_01m8jer7y4esrrzk0zz5wew8j8', 18, 1795915785566, 'usr_01m8jer5gke31abygz0zfk9dt4', 'key_01m8jer7h4e589nqxrjns1b6kh', 'invoice.create', 'inv_01m8jer9ayecxvttm86x8myykv', NULL, '{"id":"inv_01m8jer9ayecxvttm86x8myykv","type":"purchase","kind":"invoice","status":"issued","number":"HL-33","contact_id":"con_01m8jer8yje4psqv00910s456a","contact_name":"Harcourt Lettings","issue_date":"2026-02-01","due_date":"2026-03-03","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":1350.00,"vat_total":0.00,"gross_total":1350.00,"amount_paid":0.00,"amount_credited":0.00,"amount_due":1350.00,"overdue":true,"journal_id":"jnl_01m8jer9ayecxvttm8700gpsnw","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T01:29:45.566Z","updated_at":"2026-11-29T01:29:45.566Z","version":1,"lines":[{"description":"Rent, January to March","quantity":1,"unit_price":1350.00,"discount_percent":null,"account_id":"acc_01m8jer7y4esrrzk0zwxqwf3pg","account_code":"6100","vat_code":"EX","net_amount":1350.00,"vat_amount":0.00,"gross_amount":1350.00}]}', '\xede018475213554306564a38f381eef6423586d2ee07d61d91cfecf42dccde8a', '\x5efd9183c23d329e63111308ab7f8d187f4152c8c494e5caf787f1a5b9a6cc63');
INSERT INTO public.audit_events VALUES ('org_01m8jer7y4esrrzk0zz5wew8j8', 21, 1795915785750, 'usr_01m8jer5gke31abygz0zfk9dt4', 'key_01m8jer7h4e589nqxrjns1b6kh', 'invoice.create', 'inv_01m8jer9gpe80sfs7byzryq4gb', NULL, '{"id":"inv_01m8jer9gpe80sfs7byzryq4gb","type":"sales","kind":"invoice","status":"issued","number":"INV-0005","contact_id":"con_01m8jer8r4e1js7w4scpn9tehd","contact_name":"Marlow & Pike LLP","issue_date":"2026-03-03","due_date":"2026-04-02","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":500.00,"vat_total":100.00,"gross_total":600.00,"amount_paid":0.00,"amount_credited":0.00,"amount_due":600.00,"overdue":true,"journal_id":"jnl_01m8jer9gpe80sfs7bz33f3mwy","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T01:29:45.750Z","updated_at":"2026-11-29T01:29:45.750Z","version":1,"lines":[{"description":"Raised in error","quantity":1,"unit_price":500.00,"discount_percent":null,"account_id":"acc_01m8jer7y4esrrzk0zvka76mnq","account_code":"4000","vat_code":"ST","net_amount":500.00,"vat_amount":100.00,"gross_amount":600.00}]}', '\xbcd0ffe11feeccef6945a8c7c7e5a15e5a47d342b9ae198a0412aec0c1be5e5b', '\xab87615ef510a001f5c823cf3365ec8348d6a7b85091d5a6d0174130806b755c');
INSERT INTO public.audit_events VALUES ('org_01m8jer7y4esrrzk0zz5wew8j8', 24, 1795915785837, 'usr_01m8jer5gke31abygz0zfk9dt4', 'key_01m8jer7h4e589nqxrjns1b6kh', 'invoice.create', 'inv_01m8jer9kdeefrg9431tgwrkgz', NULL, '{"id":"inv_01m8jer9kdeefrg9431tgwrkgz","type":"sales","kind":"invoice","status":"issued","number":"INV-0006","contact_id":"con_01m8jer8nje4n8dhds4nxmhkzr","contact_name":"Abbey Schools Trust","issue_date":"2026-03-27","due_date":"2026-04-26","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":499.00,"vat_total":65.00,"gross_total":564.00,"amount_paid":0.00,"amount_credited":0.00,"amount_due":564.00,"overdue":true,"journal_id":"jnl_01m8jer9kdeefrg9431wjrwvnj","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T01:29:45.837Z","updated_at":"2026-11-29T01:29:45.837Z","version":1,"lines":[{"description":"Workbooks","quantity":24,"unit_price":7.25,"discount_percent":null,"account_id":"acc_01m8jer7y4esrrzk0zvqvj9apj","account_code":"4010","vat_code":"ZR","net_amount":174.00,"vat_amount":0.00,"gross_amount":174.00},{"description":"Half a day of course design","quantity":0.5,"unit_price":650.00,"discount_percent":null,"account_id":"acc_01m8jer7y4esrrzk0zvka76mnq","account_code":"4000","vat_code":"ST","net_amount":325.00,"vat_amount":65.00,"gross_amount":390.00}]}', '\x18537cbc9fe2a4e30e40324d96269917cc531a00356f4058ab7102980d7ab197', '\x6b69ba5498803555b554b655b352851dd4a80966f11fa9fa875b3dea339011ec');
INSERT INTO public.audit_events VALUES ('org_01m8jer7y4esrrzk0zz5wew8j8', 30, 1795915786148, 'usr_01m8jer5gke31abygz0zfk9dt4', 'key_01m8jer7h4e589nqxrjns1b6kh', 'settlement.create', 'set_01m8jer9x4ez78xsva84qjhmx6', NULL, '{"id":"set_01m8jer9x4ez78xsva84qjhmx6","type":"receipt","status":"posted","refund":false,"contact_id":"con_01m8jer8q7ep4rs2tkxjx3h904","contact_name":"Kestrel Fitness CIC","bank_account_id":"bac_01m8jer8d0ee587bvs30cfy5nv","date":"2026-03-06","amount":282.00,"currency":"GBP","reference":null,"allocated_amount":282.00,"unallocated_amount":0.00,"allocations":[{"id":"alc_01m8jer9x4ez78xsva8c0tfvxc","invoice_id":"inv_01m8jer9dwetqvyhv8j40x0kp7","invoice_number":"INV-0003","settlement_id":"set_01m8jer9x4ez78xsva84qjhmx6","credit_note_id":null,"amount":282.00,"date":"2026-03-06","created_at":"2026-11-29T01:29:46.148Z"}],"bank_transaction_id":null,"journal_id":"jnl_01m8jer9x4ez78xsva8a27nk0v","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T01:29:46.148Z","updated_at":"2026-11-29T01:29:46.148Z","version":1}', '\x26f66d1f5a109358f982768889fe98928722d79ff3fb9cf063438b098e5a517f', '\x6f8e445bbe58519cd907b0543e1498ad6533b71c41542a258bafb7ad49d326d0');
INSERT INTO public.audit_events VALUES ('org_01m8jer7y4esrrzk0zz5wew8j8', 31, 1795915786248, 'usr_01m8jer5gke31abygz0zfk9dt4', 'key_01m8jer7h4e589nqxrjns1b6kh', 'bank_transactions.import', 'bac_01m8jer8d0ee587bvs30cfy5nv', NULL, '{"created":13,"duplicates":0,"statement_balance":9007.15,"statement_date":"2026-03-31"}', '\x44db49a57c8c0a7b607fb252e75e56f7c263b9fe02359ebf0e5bda72b0d8e3ef', '\xdaa81fbb8b91093a7eb8b55d3c1169219e91e6c194142dd08e845da46b7106a3');
INSERT INTO public.audit_events VALUES ('org_01m8jer7y4esrrzk0zz5wew8j8', 32, 1795915786412, 'usr_01m8jer5gke31abygz0zfk9dt4', 'key_01m8jer7h4e589nqxrjns1b6kh', 'settlement.create', 'set_01m8jera5ce3yr999v2vd12eg9', NULL, '{"id":"set_01m8jera5ce3yr999v2vd12eg9","type":"payment","status":"posted","refund":false,"contact_id":"con_01m8jer8xqess9vm53nk1x5nzr","contact_name":"Techbarn","bank_account_id":"bac_01m8jer8d0ee587bvs30cfy5nv","date":"2026-01-22","amount":1078.80,"currency":"GBP","reference":null,"allocated_amount":1078.80,"unallocated_amount":0.00,"allocations":[{"id":"alc_01m8jera5ce3yr999v2vd12eg9","invoice_id":"inv_01m8jer986e4tazbnfgg9n1mev","invoice_number":"TB-0117","settlement_id":"set_01m8jera5ce3yr999v2vd12eg9","credit_note_id":null,"amount":1078.80,"date":"2026-01-22","created_at":"2026-11-29T01:29:46.412Z"}],"bank_transaction_id":"btx_01m8jera08ewv8s0g6crw049qa","journal_id":"jnl_01m8jera5ce3yr999v2vd12eg9","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T01:29:46.412Z","updated_at":"2026-11-29T01:29:46.412Z","version":1}', '\xd9974adbfba9e4221b1b1d5122c05412f7967f73f70198c56c15780645c7be91', '\x75045f80cd5517561b99238d05d02487d1d503c94b0cda60f37d1ae41b1c3de5');
INSERT INTO public.audit_events VALUES ('org_01m8jer7y4esrrzk0zz5wew8j8', 33, 1795915786412, 'usr_01m8jer5gke31abygz0zfk9dt4', 'key_01m8jer7h4e589nqxrjns1b6kh', 'bank_transaction.confirm', 'btx_01m8jera08ewv8s0g6crw049qa', NULL, '{"journal_id":"jnl_01m8jera5ce3yr999v2vd12eg9","way":"allocations"}', '\x5905b23c893932242a011f6982c7dc5266c2c4cd89c4c147e9e9a1c5580e7a4b', '\x7feaad54309bfb3d7299130b13151d0b0b0f36557351c49b432ccc3c98dade0b');
INSERT INTO public.audit_events VALUES ('org_01m8jer7y4esrrzk0zz5wew8j8', 11, 1795915785143, 'usr_01m8jer5gke31abygz0zfk9dt4', 'key_01m8jer7h4e589nqxrjns1b6kh', 'contact.create', 'con_01m8jer8xqess9vm53nk1x5nzr', NULL, '{"id":"con_01m8jer8xqess9vm53nk1x5nzr","kind":"supplier","name":"Techbarn","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-29T01:29:45.143Z","updated_at":"2026-11-29T01:29:45.143Z","version":1}', '\xba3d8a970a808202fb15d0f2fea1692681ce091a7bbb50e63025e06d7baf8f2f', '\xb3198665679c32ee3b0dcdb93d79a7240522fa7fd324fe630a15340382a361e0');
INSERT INTO public.audit_events VALUES ('org_01m8jer7y4esrrzk0zz5wew8j8', 16, 1795915785478, 'usr_01m8jer5gke31abygz0zfk9dt4', 'key_01m8jer7h4e589nqxrjns1b6kh', 'invoice.create', 'inv_01m8jer986e4tazbnfgg9n1mev', NULL, '{"id":"inv_01m8jer986e4tazbnfgg9n1mev","type":"purchase","kind":"invoice","status":"issued","number":"TB-0117","contact_id":"con_01m8jer8xqess9vm53nk1x5nzr","contact_name":"Techbarn","issue_date":"2026-01-21","due_date":"2026-02-20","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":899.00,"vat_total":179.80,"gross_total":1078.80,"amount_paid":0.00,"amount_credited":0.00,"amount_due":1078.80,"overdue":true,"journal_id":"jnl_01m8jer986e4tazbnfgm742yzf","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T01:29:45.478Z","updated_at":"2026-11-29T01:29:45.478Z","version":1,"lines":[{"description":"Laptop","quantity":1,"unit_price":899.00,"discount_percent":null,"account_id":"acc_01m8jer7y4esrrzk0zrnmsnhzz","account_code":"1000","vat_code":"ST","net_amount":899.00,"vat_amount":179.80,"gross_amount":1078.80}]}', '\x80696f09da9a77fba5522b394b4787faba15a1ac1ea5a2e56410520be06a8989', '\x6046bceb37eddf5707fa42db07ad0f94b838f1f15b02f134ce7a57e269cb2f76');
INSERT INTO public.audit_events VALUES ('org_01m8jer7y4esrrzk0zz5wew8j8', 17, 1795915785532, 'usr_01m8jer5gke31abygz0zfk9dt4', 'key_01m8jer7h4e589nqxrjns1b6kh', 'invoice.create', 'inv_01m8jer99we4f904g4x78yevh5', NULL, '{"id":"inv_01m8jer99we4f904g4x78yevh5","type":"sales","kind":"invoice","status":"issued","number":"INV-0002","contact_id":"con_01m8jer8nje4n8dhds4nxmhkzr","contact_name":"Abbey Schools Trust","issue_date":"2026-01-28","due_date":"2026-02-27","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":870.00,"vat_total":0.00,"gross_total":870.00,"amount_paid":0.00,"amount_credited":0.00,"amount_due":870.00,"overdue":true,"journal_id":"jnl_01m8jer99we4f904g4xad8j5cf","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T01:29:45.532Z","updated_at":"2026-11-29T01:29:45.532Z","version":1,"lines":[{"description":"Workbooks","quantity":120,"unit_price":7.25,"discount_percent":null,"account_id":"acc_01m8jer7y4esrrzk0zvqvj9apj","account_code":"4010","vat_code":"ZR","net_amount":870.00,"vat_amount":0.00,"gross_amount":870.00}]}', '\x6db6bc5f37d83181b09917e9820f497110ca60390be40f3b3d19d3a5a9eed45b', '\xcac1a00daa19194793db2ef878b5919a469adc627dd135d8dd91c8a92c0ea2c9');
INSERT INTO public.audit_events VALUES ('org_01m8jer7y4esrrzk0zz5wew8j8', 20, 1795915785706, 'usr_01m8jer5gke31abygz0zfk9dt4', 'key_01m8jer7h4e589nqxrjns1b6kh', 'invoice.create', 'inv_01m8jer9fae4v92qmckt0nqfgr', NULL, '{"id":"inv_01m8jer9fae4v92qmckt0nqfgr","type":"sales","kind":"invoice","status":"issued","number":"INV-0004","contact_id":"con_01m8jer8r4e1js7w4scpn9tehd","contact_name":"Marlow & Pike LLP","issue_date":"2026-02-20","due_date":"2026-03-22","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":1332.00,"vat_total":266.40,"gross_total":1598.40,"amount_paid":0.00,"amount_credited":0.00,"amount_due":1598.40,"overdue":true,"journal_id":"jnl_01m8jer9fae4v92qmckz9wez06","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T01:29:45.706Z","updated_at":"2026-11-29T01:29:45.706Z","version":1,"lines":[{"description":"Course for new starters","quantity":1,"unit_price":1480.00,"discount_percent":10,"account_id":"acc_01m8jer7y4esrrzk0zvka76mnq","account_code":"4000","vat_code":"ST","net_amount":1332.00,"vat_amount":266.40,"gross_amount":1598.40}]}', '\x959f2803ecc55d87cf2e11d0bc714d354e485eb3b06a28020e875c94bfcf54b5', '\xcf9841e240063ffeae314bd649093189314d14e43b635b10515e5d774dad893b');
INSERT INTO public.audit_events VALUES ('org_01m8jer7y4esrrzk0zz5wew8j8', 23, 1795915785805, 'usr_01m8jer5gke31abygz0zfk9dt4', 'key_01m8jer7h4e589nqxrjns1b6kh', 'invoice.create', 'inv_01m8jer9jde09894epanvm1s5q', NULL, '{"id":"inv_01m8jer9jde09894epanvm1s5q","type":"purchase","kind":"invoice","status":"issued","number":"FR-1209","contact_id":"con_01m8jer8zmeecvvgkgxs8j1mnp","contact_name":"Fern & Rowe","issue_date":"2026-03-24","due_date":"2026-04-23","amounts_are":"inclusive","currency":"GBP","reference":null,"notes":null,"net_total":640.00,"vat_total":128.00,"gross_total":768.00,"amount_paid":0.00,"amount_credited":0.00,"amount_due":768.00,"overdue":true,"journal_id":"jnl_01m8jer9jde09894epat4r0566","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T01:29:45.805Z","updated_at":"2026-11-29T01:29:45.805Z","version":1,"lines":[{"description":"Illustration, 2 days","quantity":2,"unit_price":384.00,"discount_percent":null,"account_id":"acc_01m8jer7y4esrrzk0zw9zx6s78","account_code":"5010","vat_code":"ST","net_amount":640.00,"vat_amount":128.00,"gross_amount":768.00}]}', '\x19a79d321b91cb2dbd3744e8db92faf897b3c1ee6e1420fc88d40088813d81a2', '\x18f96a0ed3cf96c29cf9e8f3557a550a7969a90bd7a6ed26f7387c61e2ab2742');
INSERT INTO public.audit_events VALUES ('org_01m8jer7y4esrrzk0zz5wew8j8', 26, 1795915786020, 'usr_01m8jer5gke31abygz0zfk9dt4', 'key_01m8jer7h4e589nqxrjns1b6kh', 'invoice.allocate', 'inv_01m8jer9hfecwten8hg54s1cm7', NULL, '{"allocations":[{"amount":180.0,"invoice_id":"inv_01m8jer9fae4v92qmckt0nqfgr"}]}', '\x64618107168945792946f3f860ea890e9ab3daf05e9b89347e5c7d9cc8fb1e2c', '\x1c75e2bcda4adea6e9ef75081d4c0a2cb748ae19c8dc4ac56385842fbae95abf');
INSERT INTO public.audit_events VALUES ('org_01m8jer7y4esrrzk0zz5wew8j8', 27, 1795915786061, 'usr_01m8jer5gke31abygz0zfk9dt4', 'key_01m8jer7h4e589nqxrjns1b6kh', 'journal.post', 'jnl_01m8jer9tdeh1asmmjdmp1w37j', NULL, '{"sequence":14,"total":10000.00}', '\xe754276ed9973274b6d2d6161ce1fcdd666c15b96c521d105f09c2f8733c064a', '\x');
INSERT INTO public.audit_events VALUES ('org_01m8jer7y4esrrzk0zz5wew8j8', 28, 1795915786061, 'usr_01m8jer5gke31abygz0zfk9dt4', 'key_01m8jer7h4e589nqxrjns1b6kh', 'journal.post', 'jnl_01m8jer9tdeh1asmmjdxrc3ck9', NULL, '{"sequence":15,"total":1000.00}', '\x90190e5e7c49bf9c153e2fef25a44c425c2b577f3eab09ff67de2c0da108fa9d', '\x');
INSERT INTO public.audit_events VALUES ('org_01m8jer7y4esrrzk0zz5wew8j8', 29, 1795915786061, 'usr_01m8jer5gke31abygz0zfk9dt4', 'key_01m8jer7h4e589nqxrjns1b6kh', 'journal.post', 'jnl_01m8jer9tdeh1asmmje6n7bke6', NULL, '{"sequence":16,"total":74.92}', '\x1ae1775eb94f5ee0ba8ac9853b107c928457a5f38b33b96336a0376b9e9a94ec', '\x');
INSERT INTO public.audit_events VALUES ('org_01m8jer7y4esrrzk0zz5wew8j8', 44, 1795915787223, 'usr_01m8jer5gke31abygz0zfk9dt4', 'key_01m8jer7h4e589nqxrjns1b6kh', 'settlement.match', 'set_01m8jer9x4ez78xsva84qjhmx6', NULL, '{"bank_transaction_id":"btx_01m8jera08ewv8s0g6dskc34nm"}', '\x05119085571f10f555f543be9d85a5fe0e54e8641620160bab9a0a606ae02cf8', '\xf1744c61db4f5ed1fe9c6e2f043e2d5a9fffd46d204dbf2363526929e4d9126c');
INSERT INTO public.audit_events VALUES ('org_01m8jer7y4esrrzk0zz5wew8j8', 45, 1795915787223, 'usr_01m8jer5gke31abygz0zfk9dt4', 'key_01m8jer7h4e589nqxrjns1b6kh', 'bank_transaction.confirm', 'btx_01m8jera08ewv8s0g6dskc34nm', NULL, '{"journal_id":"jnl_01m8jer9x4ez78xsva8a27nk0v","way":"match"}', '\x8350d0d8be8feed2868b7ac712fb5074cbdce22d2171747cfc6d05fa4d16f00b', '\x1b447807feb4e425d067b24dffd1efa0bb4dd6c5d2f6c04902549d10d9f4d9c1');
INSERT INTO public.audit_events VALUES ('org_01m8jer7y4esrrzk0zz5wew8j8', 46, 1795915787294, 'usr_01m8jer5gke31abygz0zfk9dt4', 'key_01m8jer7h4e589nqxrjns1b6kh', 'bank_transaction.confirm', 'btx_01m8jera08ewv8s0g6e41w5y3h', NULL, '{"journal_id":"jnl_01m8jerb0yeths316xsyxaxpvg","way":"transfer"}', '\x64d5ed89290a8be6e636bfd63698c1dac2f21cbde2cb3c0d147613748c744473', '\x948e6fe27bd1e1c0dcccc9a90854954a0c54aa6c85b5653e3d8b954a697418ca');
INSERT INTO public.audit_events VALUES ('org_01m8jer7y4esrrzk0zz5wew8j8', 48, 1795915788423, 'usr_01m8jer5gke31abygz0zfk9dt4', 'key_01m8jer7h4e589nqxrjns1b6kh', 'bank_transaction.update', 'btx_01m8jera08ewv8s0g6d0dswk9p', '{"account_id":null,"contact_id":null,"vat_amount":null,"vat_code":"NV"}', '{"account_id":"acc_01m8jer7y4esrrzk0zxfwx2p3z","contact_id":null,"vat_amount":null,"vat_code":"ST"}', '\x5f7949b79489e0084ac305272e99ae43c629a221e5ca3ec73fa63bd960465d89', '\xe7114a7702aecbd7e9e51879eddfb84b195a1fc9266ef1e88c128c43974eda49');
INSERT INTO public.audit_events VALUES ('org_01m8jer7y4esrrzk0zz5wew8j8', 12, 1795915785170, 'usr_01m8jer5gke31abygz0zfk9dt4', 'key_01m8jer7h4e589nqxrjns1b6kh', 'contact.create', 'con_01m8jer8yje4psqv00910s456a', NULL, '{"id":"con_01m8jer8yje4psqv00910s456a","kind":"supplier","name":"Harcourt Lettings","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-29T01:29:45.170Z","updated_at":"2026-11-29T01:29:45.170Z","version":1}', '\x48fd4bf0e7cffe823fde92089339527d00a6aaf47a94dadf0b07dd638039702b', '\x2006d43db245733f184f33f278ef9d5ea3075a83c389e51ec33ef1f950cc5976');
INSERT INTO public.audit_events VALUES ('org_01m8jer7y4esrrzk0zz5wew8j8', 14, 1795915785362, 'usr_01m8jer5gke31abygz0zfk9dt4', 'key_01m8jer7h4e589nqxrjns1b6kh', 'invoice.create', 'inv_01m8jer94jea29dbc7ev3xctjy', NULL, '{"id":"inv_01m8jer94jea29dbc7ev3xctjy","type":"sales","kind":"invoice","status":"issued","number":"INV-0001","contact_id":"con_01m8jer8nje4n8dhds4nxmhkzr","contact_name":"Abbey Schools Trust","issue_date":"2026-01-15","due_date":"2026-02-14","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":1950.00,"vat_total":390.00,"gross_total":2340.00,"amount_paid":0.00,"amount_credited":0.00,"amount_due":2340.00,"overdue":true,"journal_id":"jnl_01m8jer94jea29dbc7ewt4edaz","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T01:29:45.362Z","updated_at":"2026-11-29T01:29:45.362Z","version":1,"lines":[{"description":"Course design, 3 days","quantity":3,"unit_price":650.00,"discount_percent":null,"account_id":"acc_01m8jer7y4esrrzk0zvka76mnq","account_code":"4000","vat_code":"ST","net_amount":1950.00,"vat_amount":390.00,"gross_amount":2340.00}]}', '\xd5d1dd5381b3adb7f8c1f0f1dea1f6ba999a410a730592d5f9cc5c4da5ad3aa9', '\x11cbf1bbdc82a6605c0698aaf785f5c71859b6e655223243dbac64338150915a');
INSERT INTO public.audit_events VALUES ('org_01m8jer7y4esrrzk0zz5wew8j8', 15, 1795915785459, 'usr_01m8jer5gke31abygz0zfk9dt4', 'key_01m8jer7h4e589nqxrjns1b6kh', 'invoice.create', 'inv_01m8jer97kewjar4xywa54vkv1', NULL, '{"id":"inv_01m8jer97kewjar4xywa54vkv1","type":"purchase","kind":"invoice","status":"issued","number":"PX-881","contact_id":"con_01m8jer8vfeshbj9xv9h9a28h6","contact_name":"Printwell","issue_date":"2026-01-20","due_date":"2026-02-19","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":412.00,"vat_total":0.00,"gross_total":412.00,"amount_paid":0.00,"amount_credited":0.00,"amount_due":412.00,"overdue":true,"journal_id":"jnl_01m8jer97kewjar4xywcvaqrnv","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T01:29:45.459Z","updated_at":"2026-11-29T01:29:45.459Z","version":1,"lines":[{"description":"Printing of workbooks","quantity":1,"unit_price":412.00,"discount_percent":null,"account_id":"acc_01m8jer7y4esrrzk0zw7exjm7d","account_code":"5000","vat_code":"ZR","net_amount":412.00,"vat_amount":0.00,"gross_amount":412.00}]}', '\xf20e28ce1bc4ca51ad078608293ad0989ff6740549bc3d201281ef46675bbecc', '\xf14c8bda14950a5e84b96bce00f5498d4545757f1bcb49baeef854ad57238276');
INSERT INTO public.audit_events VALUES ('org_01m8jer7y4esrrzk0zz5wew8j8', 19, 1795915785660, 'usr_01m8jer5gke31abygz0zfk9dt4', 'key_01m8jer7h4e589nqxrjns1b6kh', 'invoice.create', 'inv_01m8jer9dwetqvyhv8j40x0kp7', NULL, '{"id":"inv_01m8jer9dwetqvyhv8j40x0kp7","type":"sales","kind":"invoice","status":"issued","number":"INV-0003","contact_id":"con_01m8jer8q7ep4rs2tkxjx3h904","contact_name":"Kestrel Fitness CIC","issue_date":"2026-02-09","due_date":"2026-03-11","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":275.00,"vat_total":7.00,"gross_total":282.00,"amount_paid":0.00,"amount_credited":0.00,"amount_due":282.00,"overdue":true,"journal_id":"jnl_01m8jer9dwetqvyhv8j88npr3n","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T01:29:45.660Z","updated_at":"2026-11-29T01:29:45.660Z","version":1,"lines":[{"description":"Seminar room, 5 evenings","quantity":5,"unit_price":48.00,"discount_percent":null,"account_id":"acc_01m8jer86se46adycwp2wesp82","account_code":"4100","vat_code":"EX","net_amount":240.00,"vat_amount":0.00,"gross_amount":240.00},{"description":"Projector","quantity":1,"unit_price":35.00,"discount_percent":null,"account_id":"acc_01m8jer7y4esrrzk0zvka76mnq","account_code":"4000","vat_code":"ST","net_amount":35.00,"vat_amount":7.00,"gross_amount":42.00}]}', '\xd1e384c9863c3f929fe7fcd1f3d5e7053264e32723f0751d6d7ff087d6bea16a', '\x338a1269a9f3e8eef3ba96174adafa62188114344f41a288c5282fe794b1dc7d');
INSERT INTO public.audit_events VALUES ('org_01m8jer7y4esrrzk0zz5wew8j8', 22, 1795915785775, 'usr_01m8jer5gke31abygz0zfk9dt4', 'key_01m8jer7h4e589nqxrjns1b6kh', 'invoice.create', 'inv_01m8jer9hfecwten8hg54s1cm7', NULL, '{"id":"inv_01m8jer9hfecwten8hg54s1cm7","type":"sales","kind":"credit_note","status":"issued","number":"CN-0001","contact_id":"con_01m8jer8r4e1js7w4scpn9tehd","contact_name":"Marlow & Pike LLP","issue_date":"2026-03-12","due_date":"2026-03-12","amounts_are":"exclusive","currency":"GBP","reference":"INV-0004","notes":null,"net_total":150.00,"vat_total":30.00,"gross_total":180.00,"amount_paid":0.00,"amount_credited":0.00,"amount_due":180.00,"overdue":false,"journal_id":"jnl_01m8jer9hfecwten8hg968h4rw","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T01:29:45.775Z","updated_at":"2026-11-29T01:29:45.775Z","version":1,"lines":[{"description":"A day that was not held","quantity":1,"unit_price":150.00,"discount_percent":null,"account_id":"acc_01m8jer7y4esrrzk0zvka76mnq","account_code":"4000","vat_code":"ST","net_amount":150.00,"vat_amount":30.00,"gross_amount":180.00}]}', '\xac16645493b36c1a1654c62afc001a433486cdbd0f0359a4a9e5f0eae0a5fb93', '\x2f40ec91580b2dff317eea172233d2171b1c69ae7950e0084b0df03f8a2ddc5d');
INSERT INTO public.audit_events VALUES ('org_01m8jer7y4esrrzk0zz5wew8j8', 25, 1795915785944, 'usr_01m8jer5gke31abygz0zfk9dt4', 'key_01m8jer7h4e589nqxrjns1b6kh', 'invoice.void', 'inv_01m8jer9gpe80sfs7byzryq4gb', '{"status":"issued"}', '{"reason":"raised in error","status":"void","void_date":"2026-03-03","void_journal_id":"jnl_01m8jer9pre26vyhxp95bkpbw2"}', '\xd6f7a2ee0fdff2f54f2a4636a6914a759d400369eb4ddd5ac38c2169feb92479', '\x1d5cb943e371f451599c1a90567a1c230e291ebca6648c31615d01e0c8a1ec22');
INSERT INTO public.audit_events VALUES ('org_01m8jer7y4esrrzk0zz5wew8j8', 34, 1795915786562, 'usr_01m8jer5gke31abygz0zfk9dt4', 'key_01m8jer7h4e589nqxrjns1b6kh', 'settlement.create', 'set_01m8jeraa2epsrf4faf05yxtm6', NULL, '{"id":"set_01m8jeraa2epsrf4faf05yxtm6","type":"receipt","status":"posted","refund":false,"contact_id":"con_01m8jer8nje4n8dhds4nxmhkzr","contact_name":"Abbey Schools Trust","bank_account_id":"bac_01m8jer8d0ee587bvs30cfy5nv","date":"2026-01-30","amount":1500.00,"currency":"GBP","reference":null,"allocated_amount":1500.00,"unallocated_amount":0.00,"allocations":[{"id":"alc_01m8jeraa2epsrf4faf05yxtm6","invoice_id":"inv_01m8jer94jea29dbc7ev3xctjy","invoice_number":"INV-0001","settlement_id":"set_01m8jeraa2epsrf4faf05yxtm6","credit_note_id":null,"amount":1500.00,"date":"2026-01-30","created_at":"2026-11-29T01:29:46.562Z"}],"bank_transaction_id":"btx_01m8jera08ewv8s0g6cwja3wq8","journal_id":"jnl_01m8jeraa2epsrf4faf05yxtm6","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T01:29:46.562Z","updated_at":"2026-11-29T01:29:46.562Z","version":1}', '\x42d3d1b163c3f327a69133beb8466f7f38f0252245a976b89cc01798bbee16dc', '\x2a92789dfe5ad07d7f591aaa6024a2eb7b30952316ada4c97de92e7f44bfef46');
INSERT INTO public.audit_events VALUES ('org_01m8jer7y4esrrzk0zz5wew8j8', 35, 1795915786562, 'usr_01m8jer5gke31abygz0zfk9dt4', 'key_01m8jer7h4e589nqxrjns1b6kh', 'bank_transaction.confirm', 'btx_01m8jera08ewv8s0g6cwja3wq8', NULL, '{"journal_id":"jnl_01m8jeraa2epsrf4faf05yxtm6","way":"allocations"}', '\xee3cd1c5e84e7d448db88a0c2ab65d23c4c0198db5d78550fec8bf0f7eb501be', '\x3130f06bbc3ed051d72ae783e5741e6d3f6be39489ad0b7cf54b4645036e9cf4');
INSERT INTO public.audit_events VALUES ('org_01m8jer7y4esrrzk0zz5wew8j8', 49, 1795915788423, 'usr_01m8jer5gke31abygz0zfk9dt4', 'key_01m8jer7h4e589nqxrjns1b6kh', 'bank_transaction.update', 'btx_01m8jera08ewv8s0g6de9jvjth', '{"account_id":null,"contact_id":null,"vat_amount":null,"vat_code":"NV"}', '{"account_id":"acc_01m8jer7y4esrrzk0zxmqxt2vp","contact_id":null,"vat_amount":null,"vat_code":"ZR"}', '\xbb6d2a3c97bab178ede9ebb8463e0f2e40fa39b6886e2ae85092d840126f25db', '\xbe766606a18feaa24381f6d242bd7e2b2a8abfe584653536cd76eab821bc906e');
INSERT INTO public.audit_events VALUES ('org_01m8jer7y4esrrzk0zz5wew8j8', 36, 1795915786703, 'usr_01m8jer5gke31abygz0zfk9dt4', 'key_01m8jer7h4e589nqxrjns1b6kh', 'settlement.create', 'set_01m8jeraefep9ae4n8g822vckf', NULL, '{"id":"set_01m8jeraefep9ae4n8g822vckf","type":"payment","status":"posted","refund":false,"contact_id":"con_01m8jer8yje4psqv00910s456a","contact_name":"Harcourt Lettings","bank_account_id":"bac_01m8jer8d0ee587bvs30cfy5nv","date":"2026-02-10","amount":1350.00,"currency":"GBP","reference":null,"allocated_amount":1350.00,"unallocated_amount":0.00,"allocations":[{"id":"alc_01m8jeraefep9ae4n8g822vckf","invoice_id":"inv_01m8jer9ayecxvttm86x8myykv","invoice_number":"HL-33","settlement_id":"set_01m8jeraefep9ae4n8g822vckf","credit_note_id":null,"amount":1350.00,"date":"2026-02-10","created_at":"2026-11-29T01:29:46.703Z"}],"bank_transaction_id":"btx_01m8jera08ewv8s0g6d7pz6c71","journal_id":"jnl_01m8jeraefep9ae4n8g822vckf","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T01:29:46.703Z","updated_at":"2026-11-29T01:29:46.703Z","version":1}', '\x0a6af26d6ebfd152e084aad1d67d5513d396bb115287a5948cc0310c1e08413c', '\x90e7e19e1b70ff643b34986e29f6baec9ed1d5870ebce1ced9d23729b0337a63');
INSERT INTO public.audit_events VALUES ('org_01m8jer7y4esrrzk0zz5wew8j8', 37, 1795915786703, 'usr_01m8jer5gke31abygz0zfk9dt4', 'key_01m8jer7h4e589nqxrjns1b6kh', 'bank_transaction.confirm', 'btx_01m8jera08ewv8s0g6d7pz6c71', NULL, '{"journal_id":"jnl_01m8jeraefep9ae4n8g822vckf","way":"allocations"}', '\xc3c422e018e25cd1fafff92ff2735bfb17482325102821276f227aef0ed41412', '\xdc370939629df2051a6146b84907bad93a595af3b6959e9e650a6599e1da5df3');
INSERT INTO public.audit_events VALUES ('org_01m8jer7y4esrrzk0zz5wew8j8', 42, 1795915787130, 'usr_01m8jer5gke31abygz0zfk9dt4', 'key_01m8jer7h4e589nqxrjns1b6kh', 'settlement.create', 'set_01m8jeravteznat6e9pjgymkda', NULL, '{"id":"set_01m8jeravteznat6e9pjgymkda","type":"receipt","status":"posted","refund":false,"contact_id":"con_01m8jer8r4e1js7w4scpn9tehd","contact_name":"Marlow & Pike LLP","bank_account_id":"bac_01m8jer8d0ee587bvs30cfy5nv","date":"2026-03-16","amount":1418.40,"currency":"GBP","reference":null,"allocated_amount":1418.40,"unallocated_amount":0.00,"allocations":[{"id":"alc_01m8jeravteznat6e9pjgymkda","invoice_id":"inv_01m8jer9fae4v92qmckt0nqfgr","invoice_number":"INV-0004","settlement_id":"set_01m8jeravteznat6e9pjgymkda","credit_note_id":null,"amount":1418.40,"date":"2026-03-16","created_at":"2026-11-29T01:29:47.130Z"}],"bank_transaction_id":"btx_01m8jera08ewv8s0g6dzra3tbt","journal_id":"jnl_01m8jeravteznat6e9pjgymkda","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T01:29:47.130Z","updated_at":"2026-11-29T01:29:47.130Z","version":1}', '\x45ae9e380f75b45039a950aed701a568e3fd7cadf53828097aa36d0b436fa194', '\xd0d2e11581ccca3dda2734e9f0580982a3b3dd403d90d5a02172173ed1da23d0');
INSERT INTO public.audit_events VALUES ('org_01m8jer7y4esrrzk0zz5wew8j8', 43, 1795915787130, 'usr_01m8jer5gke31abygz0zfk9dt4', 'key_01m8jer7h4e589nqxrjns1b6kh', 'bank_transaction.confirm', 'btx_01m8jera08ewv8s0g6dzra3tbt', NULL, '{"journal_id":"jnl_01m8jeravteznat6e9pjgymkda","way":"allocations"}', '\x757c3816b5845d0e34f707bb17c7d4b6be4d293fd6334bd3db6bba1096e556b0', '\x1f6e350c49ab3eec806fa4ad54096c4b701d09a8bbec4c82a83f9b15a73a539b');
INSERT INTO public.audit_events VALUES ('org_01m8jer7y4esrrzk0zz5wew8j8', 55, 1795915789109, 'usr_01m8jer5gke31abygz0zfk9dt4', 'key_01m8jer7h4e589nqxrjns1b6kh', 'bank_transaction.confirm', 'btx_01m8jera08ewv8s0g6e3e5ezs9', NULL, '{"journal_id":"jnl_01m8jercsnefvvq3qmg8jh7f8a","way":"account"}', '\xc31c6825d5b2eb23afd0e7c011bfaa1fa22688bd1faecb7859f9fc2fe381a80e', '\x0454e2e66666612198d646ca46f8cedd679e2a9bf9f886db7215ed0ad73a8fa7');
INSERT INTO public.audit_events VALUES ('org_01m8jer7y4esrrzk0zz5wew8j8', 38, 1795915786938, 'usr_01m8jer5gke31abygz0zfk9dt4', 'key_01m8jer7h4e589nqxrjns1b6kh', 'settlement.create', 'set_01m8jerante7nvk90sk3ntpda1', NULL, '{"id":"set_01m8jerante7nvk90sk3ntpda1","type":"receipt","status":"posted","refund":false,"contact_id":"con_01m8jer8nje4n8dhds4nxmhkzr","contact_name":"Abbey Schools Trust","bank_account_id":"bac_01m8jer8d0ee587bvs30cfy5nv","date":"2026-02-16","amount":1710.00,"currency":"GBP","reference":null,"allocated_amount":1710.00,"unallocated_amount":0.00,"allocations":[{"id":"alc_01m8jerante7nvk90sk3ntpda1","invoice_id":"inv_01m8jer94jea29dbc7ev3xctjy","invoice_number":"INV-0001","settlement_id":"set_01m8jerante7nvk90sk3ntpda1","credit_note_id":null,"amount":840.00,"date":"2026-02-16","created_at":"2026-11-29T01:29:46.938Z"},{"id":"alc_01m8jerante7nvk90sk3ntpda2","invoice_id":"inv_01m8jer99we4f904g4x78yevh5","invoice_number":"INV-0002","settlement_id":"set_01m8jerante7nvk90sk3ntpda1","credit_note_id":null,"amount":870.00,"date":"2026-02-16","created_at":"2026-11-29T01:29:46.938Z"}],"bank_transaction_id":"btx_01m8jera08ewv8s0g6d8ab59r9","journal_id":"jnl_01m8jerante7nvk90sk3ntpda1","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T01:29:46.938Z","updated_at":"2026-11-29T01:29:46.938Z","version":1}', '\x48b709565d8314c8d49f0093ca478072c214752580461af844f52800b7e23a9f', '\x06f8fe9c033e796ab22d0fde5ea45778b9969f805e93734fb5185b23330c4c29');
INSERT INTO public.audit_events VALUES ('org_01m8jer7y4esrrzk0zz5wew8j8', 39, 1795915786938, 'usr_01m8jer5gke31abygz0zfk9dt4', 'key_01m8jer7h4e589nqxrjns1b6kh', 'bank_transaction.confirm', 'btx_01m8jera08ewv8s0g6d8ab59r9', NULL, '{"journal_id":"jnl_01m8jerante7nvk90sk3ntpda1","way":"allocations"}', '\x2260198e71448a8dbda5b76d7cb089c8da9c9e081ee26572a9bafd0a2f7118c1', '\x9ee9f622417d676fdf16dac88d3a30580bc0ef10d92eb5b386c79a539733b9fd');
INSERT INTO public.audit_events VALUES ('org_01m8jer7y4esrrzk0zz5wew8j8', 40, 1795915787057, 'usr_01m8jer5gke31abygz0zfk9dt4', 'key_01m8jer7h4e589nqxrjns1b6kh', 'settlement.create', 'set_01m8jerashepg9afq5wn4968zp', NULL, '{"id":"set_01m8jerashepg9afq5wn4968zp","type":"payment","status":"posted","refund":false,"contact_id":"con_01m8jer8vfeshbj9xv9h9a28h6","contact_name":"Printwell","bank_account_id":"bac_01m8jer8d0ee587bvs30cfy5nv","date":"2026-02-27","amount":400.00,"currency":"GBP","reference":null,"allocated_amount":400.00,"unallocated_amount":0.00,"allocations":[{"id":"alc_01m8jerashepg9afq5wn4968zp","invoice_id":"inv_01m8jer97kewjar4xywa54vkv1","invoice_number":"PX-881","settlement_id":"set_01m8jerashepg9afq5wn4968zp","credit_note_id":null,"amount":400.00,"date":"2026-02-27","created_at":"2026-11-29T01:29:47.057Z"}],"bank_transaction_id":"btx_01m8jera08ewv8s0g6dktqc25n","journal_id":"jnl_01m8jerashepg9afq5wn4968zp","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T01:29:47.057Z","updated_at":"2026-11-29T01:29:47.057Z","version":1}', '\x01c357f5da990f84d6e1fa4bb59585894b22dc88e2c88e18f3def7420742cdf7', '\x4978f644fdf0322bfcb204e306272cbc466c3df439bb702c13885d2617b8cd7b');
INSERT INTO public.audit_events VALUES ('org_01m8jer7y4esrrzk0zz5wew8j8', 41, 1795915787057, 'usr_01m8jer5gke31abygz0zfk9dt4', 'key_01m8jer7h4e589nqxrjns1b6kh', 'bank_transaction.confirm', 'btx_01m8jera08ewv8s0g6dktqc25n', NULL, '{"journal_id":"jnl_01m8jerashepg9afq5wn4968zp","way":"allocations"}', '\xd2c5ab10e8778765d3ea774fd34b6ba5307e40a49fd805aea6e03c46ff791127', '\xe395b65a717bf59eb77d608565ee39ce4b9b7ef221fd4bc6b798cc914a32def5');
INSERT INTO public.audit_events VALUES ('org_01m8jer7y4esrrzk0zz5wew8j8', 47, 1795915787402, 'usr_01m8jer5gke31abygz0zfk9dt4', 'key_01m8jer7h4e589nqxrjns1b6kh', 'bank_transaction.confirm', 'btx_01m8jera08ewv8s0g6e807tp56', NULL, '{"journal_id":"jnl_01m8jerb4aeqmtgsp74wvvv5wb","way":"account"}', '\xce32eed6cd650ff127f115ae680fb0b4065aeba77ee11ce8e348a818ac04eddd', '\x6f9b7965fcdfcbbe7f0fdb4941e931b7a1df2c63f65b3f0f20e17fc3337378ad');
INSERT INTO public.audit_events VALUES ('org_01m8jer7y4esrrzk0zz5wew8j8', 56, 1795915789325, 'usr_01m8jer5gke31abygz0zfk9dt4', 'key_01m8jer7h4e589nqxrjns1b6kh', 'vat_return.create', 'vrt_01m8jerd0det1ajb682h5tersm', NULL, '{"id":"vrt_01m8jerd0det1ajb682h5tersm","date_from":"2026-01-01","date_to":"2026-03-31","status":"draft","currency":"GBP","scheme":"standard","flat_rate_percent":null,"adjustments":[],"boxes":{"1":698.40,"2":0.00,"3":698.40,"4":319.80,"5":378.60,"6":4776.00,"7":3427.00,"8":0.00,"9":0.00},"direction":"pay","hmrc":{"vatDueSales":698.40,"vatDueAcquisitions":0.00,"totalVatDue":698.40,"vatReclaimedCurrPeriod":319.80,"netVatDue":378.60,"totalValueSalesExVAT":4776,"totalValuePurchasesExVAT":3427,"totalValueGoodsSuppliedExVAT":0,"totalAcquisitionsExVAT":0},"journal_id":null,"finalised_at":null,"created_at":"2026-11-29T01:29:49.325Z","updated_at":"2026-11-29T01:29:49.325Z","version":1}', '\x80836426a17f542c53e3228a9437c36809078f9440a4c1938e5df99bef4444f5', '\xb7e565e5ff5e7278d5e8d59c573b3c89a06f71eadc3ac49b18fede6aa0215cb6');
INSERT INTO public.audit_events VALUES ('org_01m8jer7y4esrrzk0zz5wew8j8', 57, 1795915789418, 'usr_01m8jer5gke31abygz0zfk9dt4', 'key_01m8jer7h4e589nqxrjns1b6kh', 'vat_return.finalise', 'vrt_01m8jerd0det1ajb682h5tersm', NULL, '{"id":"vrt_01m8jerd0det1ajb682h5tersm","date_from":"2026-01-01","date_to":"2026-03-31","status":"finalised","currency":"GBP","scheme":"standard","flat_rate_percent":null,"adjustments":[],"boxes":{"1":698.40,"2":0.00,"3":698.40,"4":319.80,"5":378.60,"6":4776.00,"7":3427.00,"8":0.00,"9":0.00},"direction":"pay","hmrc":{"vatDueSales":698.40,"vatDueAcquisitions":0.00,"totalVatDue":698.40,"vatReclaimedCurrPeriod":319.80,"netVatDue":378.60,"totalValueSalesExVAT":4776,"totalValuePurchasesExVAT":3427,"totalValueGoodsSuppliedExVAT":0,"totalAcquisitionsExVAT":0},"journal_id":null,"finalised_at":"2026-11-29T01:29:49.418Z","created_at":"2026-11-29T01:29:49.325Z","updated_at":"2026-11-29T01:29:49.418Z","version":2}', '\x43e1610caf4f1d494d3c828b896445b491d8bcd5e5173200358a287de3ed56de', '\xa5b3e1c22b3cf796c253d5f1c47b45f48ae7cdd448bc2f1a77ffa83114dddc24');
INSERT INTO public.audit_events VALUES ('org_01m8jer7hse8997d5tpcrwf4gn', 5, 1795915790566, 'usr_01m8jer5gke31abygz0zfk9dt4', 'key_01m8jer7h4e589nqxrjns1b6kh', 'bank_transaction.create', 'btx_01m8jere76e1fv8yq233mfn80c', NULL, '{"account_id":null,"amount":-500.0,"bank_account_id":"bac_01m8jer7vze8dr4w0kn9h5vfaj","confirmed_at":null,"contact_id":null,"created_at":"2026-11-29T01:29:50.566Z","currency":"GBP","date":"2026-03-02","description":"CARD 4417 SCREWFIX","external_id":null,"id":"btx_01m8jere76e1fv8yq233mfn80c","journal_id":null,"net_amount":-500.0,"reference":null,"settlement_id":null,"status":"unconfirmed","updated_at":"2026-11-29T01:29:50.566Z","vat_amount":0.0,"vat_code":"NV","version":1}', '\x7290435d7c4c640e1dba60734bdd0543a1c19931923f219b903e072599a6155b', '\x031749c5e4bc0d3573041afa89bc5f532d3e3af9878ee82951e9016754f1797d');
INSERT INTO public.audit_events VALUES ('org_01m8jer7y4esrrzk0zz5wew8j8', 50, 1795915788423, 'usr_01m8jer5gke31abygz0zfk9dt4', 'key_01m8jer7h4e589nqxrjns1b6kh', 'bank_transaction.update', 'btx_01m8jera08ewv8s0g6dn96v2z0', '{"account_id":null,"contact_id":null,"vat_amount":null,"vat_code":"NV"}', '{"account_id":"acc_01m8jer7y4esrrzk0zxfwx2p3z","contact_id":null,"vat_amount":null,"vat_code":"ST"}', '\x5b9161ad9fe27c6fb031c596cf78e8fd98d77a347a3a544915f948a8daf61577', '\xc51485603f9c801c6e8410540bdb4a1326ec7703b8f8c1b3368f94c316c295ae');
INSERT INTO public.audit_events VALUES ('org_01m8jer7y4esrrzk0zz5wew8j8', 51, 1795915788423, 'usr_01m8jer5gke31abygz0zfk9dt4', 'key_01m8jer7h4e589nqxrjns1b6kh', 'bank_transaction.update', 'btx_01m8jera08ewv8s0g6e3e5ezs9', '{"account_id":null,"contact_id":null,"vat_amount":null,"vat_code":"NV"}', '{"account_id":"acc_01m8jer7y4esrrzk0zyfew9p87","contact_id":null,"vat_amount":null,"vat_code":"EX"}', '\x122b54965f06fcf91352e073e0707734d4a09303625c9134d16f1b1350a5cef3', '\xe054e05167e7861742a01811951ef3cf9b3fc8b2673c6d4669230b43d7b82008');
INSERT INTO public.audit_events VALUES ('org_01m8jer7y4esrrzk0zz5wew8j8', 52, 1795915788680, 'usr_01m8jer5gke31abygz0zfk9dt4', 'key_01m8jer7h4e589nqxrjns1b6kh', 'bank_transaction.confirm', 'btx_01m8jera08ewv8s0g6de9jvjth', NULL, '{"journal_id":"jnl_01m8jercc8e4p8658w7fzwfxjd","way":"account"}', '\x592501f1e66a895e31ce5b85414dae279ac6bcc5573b259f3e1d246457b18d89', '\x6aa65dbb06572a150626fb4553919bc63879844450a6cda3cf9f2574f74aeeab');
INSERT INTO public.audit_events VALUES ('org_01m8jer7y4esrrzk0zz5wew8j8', 53, 1795915788902, 'usr_01m8jer5gke31abygz0zfk9dt4', 'key_01m8jer7h4e589nqxrjns1b6kh', 'bank_transaction.confirm', 'btx_01m8jera08ewv8s0g6dn96v2z0', NULL, '{"journal_id":"jnl_01m8jerck6ekpbn5q3jd1hwt5v","way":"account"}', '\x6169d5db81ba244522e828cb3f2d0d9075d4da0cc93c8cb5e5d918c056c8429c', '\xc35f33db450809c7ed215c31e905948607ee41593e4ccaa631847827f10ab7b4');
INSERT INTO public.audit_events VALUES ('org_01m8jer7y4esrrzk0zz5wew8j8', 54, 1795915789037, 'usr_01m8jer5gke31abygz0zfk9dt4', 'key_01m8jer7h4e589nqxrjns1b6kh', 'bank_transaction.confirm', 'btx_01m8jera08ewv8s0g6d0dswk9p', NULL, '{"journal_id":"jnl_01m8jercqden4vwmxz98ct72c0","way":"account"}', '\x1d535d6c33ddf980fb0e225a3632ed60951ef6021b95601d0ba3e127253d16c0', '\xfd7b7c5a08305361893e422b6f9826c6fa42f1f5805d2644e88370ea40c09220');
INSERT INTO public.audit_events VALUES ('org_01m8jer7y4esrrzk0zz5wew8j8', 58, 1795915789493, 'usr_01m8jer5gke31abygz0zfk9dt4', 'key_01m8jer7h4e589nqxrjns1b6kh', 'organisation.lock', 'org_01m8jer7y4esrrzk0zz5wew8j8', '{"lock_date":null}', '{"lock_date":"2026-03-31","reason":"year end"}', '\x9ea95f882ae9f31838e5a538c055fb1b1965a8c3a446d9b7d4d1e479727b8218', '\x3aeccb92a43755a813e2b8196eef3b2dd57f113afce24d021cff4d59889e0eaf');
INSERT INTO public.audit_events VALUES ('org_01m8jer7hse8997d5tpcrwf4gn', 4, 1795915790554, 'usr_01m8jer5gke31abygz0zfk9dt4', 'key_01m8jer7h4e589nqxrjns1b6kh', 'tax_code.set', 'ST', NULL, '{"rate":19,"effective_from":"2026-02-01"}', '\xfc45dcdc5e7977559f615461cb5423774bd7a717719d97fec623dd591c41c106', '\x363c81502c05d5a65359ddac415089450ed3954e669aeba8ded695c5691ed3cc');
INSERT INTO public.audit_events VALUES ('org_01m8jer7hse8997d5tpcrwf4gn', 6, 1795915790589, 'usr_01m8jer5gke31abygz0zfk9dt4', 'key_01m8jer7h4e589nqxrjns1b6kh', 'journal.post', 'jnl_01m8jere7xeeat8crrmbz5cvm3', NULL, '{"sequence":1,"total":500.00}', '\x1c9cef9db22f7762ffe7d176056f8682711347baf70a469f29fd737a62979fe0', '\x');
INSERT INTO public.audit_events VALUES ('org_01m8jer7hse8997d5tpcrwf4gn', 7, 1795915790630, 'usr_01m8jer5gke31abygz0zfk9dt4', 'key_01m8jer7h4e589nqxrjns1b6kh', 'bank_transaction.confirm', 'btx_01m8jere76e1fv8yq233mfn80c', NULL, '{"journal_id":"jnl_01m8jere7xeeat8crrmbz5cvm3","way":"match"}', '\xeda8166fb77483f96ade7dd5e3a70ffb355419d4bebde43e7f50fba77cb31107', '\x4a719e0ab3e0d6df7104415daa39ac91e738bfa1b17db6bb1e69b8585c18231c');
INSERT INTO public.audit_events VALUES ('org_01m8jer7hse8997d5tpcrwf4gn', 8, 1795915790708, 'usr_01m8jer5gke31abygz0zfk9dt4', 'key_01m8jer7h4e589nqxrjns1b6kh', 'bank_transaction.void', 'btx_01m8jere76e1fv8yq233mfn80c', '{"journal_id":"jnl_01m8jere7xeeat8crrmbz5cvm3"}', '{"reason":"matched in error"}', '\x77e5e9056d26364282889230c33a31cdf64667e5286cae3c5c9a08f30f38b40c', '\x970baa22f7080b0423bedbc0725695f53080951a550f1c4594066a3e634d9b5a');
INSERT INTO public.audit_events VALUES ('org_01m8jer7hse8997d5tpcrwf4gn', 9, 1795915790769, 'usr_01m8jer5gke31abygz0zfk9dt4', 'key_01m8jer7h4e589nqxrjns1b6kh', 'journal.reverse', 'jnl_01m8jere7xeeat8crrmbz5cvm3', NULL, '{"reversed_by_journal_id":"jnl_01m8jeredherqt99pzsxyz58td","total":500.00}', '\x57d59889f13d131bab5cc033f191a6ce34d9394a8f412c3b85da846a18ff9fbd', '\x');
INSERT INTO public.audit_states VALUES ('org_01m8jer7hse8997d5tpcrwf4gn', 1, 1, 'organisations', 'org_01m8jer7hse8997d5tpcrwf4gn', '["org_01m8jer7hse8997d5tpcrwf4gn", "Acorn Ltd", "GBP", "GB", "03-31", 1, null, "standard", null, "line", "active", null, 1795915783737, 1795915783737, 1, 0, null]');
INSERT INTO public.audit_states VALUES ('org_01m8jer7hse8997d5tpcrwf4gn', 1, 2, 'members', 'mem_01m8jer7hse8997d5tfr7rm7yf', '["mem_01m8jer7hse8997d5tfr7rm7yf", "org_01m8jer7hse8997d5tpcrwf4gn", "jo@example.com", "usr_01m8jer5gke31abygz0zfk9dt4", "owner", 1795915783737, 1795915783737, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8jer7hse8997d5tpcrwf4gn', 1, 3, 'accounts', 'acc_01m8jer7hse8997d5tfztftgga', '["acc_01m8jer7hse8997d5tfztftgga", "org_01m8jer7hse8997d5tpcrwf4gn", "1000", "Computer equipment", "ASSET", null, "ST", null, "active", 1795915783737, 1795915783737, 1, "fixed_assets"]');
INSERT INTO public.audit_states VALUES ('org_01m8jer7hse8997d5tpcrwf4gn', 1, 4, 'accounts', 'acc_01m8jer7hse8997d5tg0bgeb6b', '["acc_01m8jer7hse8997d5tg0bgeb6b", "org_01m8jer7hse8997d5tpcrwf4gn", "1010", "Office equipment and furniture", "ASSET", null, "ST", null, "active", 1795915783737, 1795915783737, 1, "fixed_assets"]');
INSERT INTO public.audit_states VALUES ('org_01m8jer7hse8997d5tpcrwf4gn', 1, 5, 'accounts', 'acc_01m8jer7hse8997d5tg7203w03', '["acc_01m8jer7hse8997d5tg7203w03", "org_01m8jer7hse8997d5tpcrwf4gn", "1020", "Motor vehicles", "ASSET", null, "ST", null, "active", 1795915783737, 1795915783737, 1, "fixed_assets"]');
INSERT INTO public.audit_states VALUES ('org_01m8jer7hse8997d5tpcrwf4gn', 1, 6, 'accounts', 'acc_01m8jer7hse8997d5tgaamj2ab', '["acc_01m8jer7hse8997d5tgaamj2ab", "org_01m8jer7hse8997d5tpcrwf4gn", "1090", "Accumulated depreciation", "ASSET", null, "NV", null, "active", 1795915783737, 1795915783737, 1, "fixed_assets"]');
INSERT INTO public.audit_states VALUES ('org_01m8jer7hse8997d5tpcrwf4gn', 1, 7, 'accounts', 'acc_01m8jer7hse8997d5tgd6938ss', '["acc_01m8jer7hse8997d5tgd6938ss", "org_01m8jer7hse8997d5tpcrwf4gn", "1100", "Stock", "ASSET", null, "ST", null, "active", 1795915783737, 1795915783737, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8jer7hse8997d5tpcrwf4gn', 1, 8, 'accounts', 'acc_01m8jer7hse8997d5tghf16sj9', '["acc_01m8jer7hse8997d5tghf16sj9", "org_01m8jer7hse8997d5tpcrwf4gn", "1200", "Trade debtors", "ASSET", "receivable", null, null, "active", 1795915783737, 1795915783737, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8jer7hse8997d5tpcrwf4gn', 1, 9, 'accounts', 'acc_01m8jer7hse8997d5tgm7nfww0', '["acc_01m8jer7hse8997d5tgm7nfww0", "org_01m8jer7hse8997d5tpcrwf4gn", "1210", "Prepayments", "ASSET", null, "NV", null, "active", 1795915783737, 1795915783737, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8jer7hse8997d5tpcrwf4gn', 1, 10, 'accounts', 'acc_01m8jer7hse8997d5tgtek9bf4', '["acc_01m8jer7hse8997d5tgtek9bf4", "org_01m8jer7hse8997d5tpcrwf4gn", "1220", "Other debtors", "ASSET", null, "NV", null, "active", 1795915783737, 1795915783737, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8jer7hse8997d5tpcrwf4gn', 1, 11, 'accounts', 'acc_01m8jer7hse8997d5tgxfsntw5', '["acc_01m8jer7hse8997d5tgxfsntw5", "org_01m8jer7hse8997d5tpcrwf4gn", "1300", "Current account", "ASSET", "bank", null, null, "active", 1795915783737, 1795915783737, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8jer7hse8997d5tpcrwf4gn', 1, 12, 'accounts', 'acc_01m8jer7hse8997d5th3n5tx65', '["acc_01m8jer7hse8997d5th3n5tx65", "org_01m8jer7hse8997d5tpcrwf4gn", "1310", "Petty cash", "ASSET", null, "NV", null, "active", 1795915783737, 1795915783737, 1, "cash"]');
INSERT INTO public.audit_states VALUES ('org_01m8jer7hse8997d5tpcrwf4gn', 1, 13, 'accounts', 'acc_01m8jer7hse8997d5th6xchd72', '["acc_01m8jer7hse8997d5th6xchd72", "org_01m8jer7hse8997d5tpcrwf4gn", "2100", "Trade creditors", "LIABILITY", "payable", null, null, "active", 1795915783737, 1795915783737, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8jer7hse8997d5tpcrwf4gn', 1, 14, 'accounts', 'acc_01m8jer7hse8997d5thaq5mwzy', '["acc_01m8jer7hse8997d5thaq5mwzy", "org_01m8jer7hse8997d5tpcrwf4gn", "2110", "Accruals", "LIABILITY", null, "NV", null, "active", 1795915783737, 1795915783737, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8jer7hse8997d5tpcrwf4gn', 1, 15, 'accounts', 'acc_01m8jer7hse8997d5thd8de2ge', '["acc_01m8jer7hse8997d5thd8de2ge", "org_01m8jer7hse8997d5tpcrwf4gn", "2200", "PAYE and National Insurance", "LIABILITY", null, "NV", null, "active", 1795915783737, 1795915783737, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8jer7hse8997d5tpcrwf4gn', 1, 16, 'accounts', 'acc_01m8jer7hse8997d5thhej81qf', '["acc_01m8jer7hse8997d5thhej81qf", "org_01m8jer7hse8997d5tpcrwf4gn", "2210", "Pension contributions", "LIABILITY", null, "NV", null, "active", 1795915783737, 1795915783737, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8jer7hse8997d5tpcrwf4gn', 1, 17, 'accounts', 'acc_01m8jer7hse8997d5thmgezt6w', '["acc_01m8jer7hse8997d5thmgezt6w", "org_01m8jer7hse8997d5tpcrwf4gn", "2220", "Net wages", "LIABILITY", null, "NV", null, "active", 1795915783737, 1795915783737, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8jer7hse8997d5tpcrwf4gn', 1, 18, 'accounts', 'acc_01m8jer7hse8997d5thrvv8br6', '["acc_01m8jer7hse8997d5thrvv8br6", "org_01m8jer7hse8997d5tpcrwf4gn", "2300", "Corporation tax", "LIABILITY", null, "NV", null, "active", 1795915783737, 1795915783737, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8jer7hse8997d5tpcrwf4gn', 1, 19, 'accounts', 'acc_01m8jer7hse8997d5thykan4ae', '["acc_01m8jer7hse8997d5thykan4ae", "org_01m8jer7hse8997d5tpcrwf4gn", "2400", "Director''s loan account", "LIABILITY", null, "NV", null, "active", 1795915783737, 1795915783737, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8jer7hse8997d5tpcrwf4gn', 1, 20, 'accounts', 'acc_01m8jer7hse8997d5tj08s7ptg', '["acc_01m8jer7hse8997d5tj08s7ptg", "org_01m8jer7hse8997d5tpcrwf4gn", "2500", "Bank loans", "LIABILITY", null, "NV", null, "active", 1795915783737, 1795915783737, 1, "long_term_liabilities"]');
INSERT INTO public.audit_states VALUES ('org_01m8jer7hse8997d5tpcrwf4gn', 1, 21, 'accounts', 'acc_01m8jer7hse8997d5tj7tfjz0n', '["acc_01m8jer7hse8997d5tj7tfjz0n", "org_01m8jer7hse8997d5tpcrwf4gn", "2900", "Suspense", "LIABILITY", "suspense", null, null, "active", 1795915783737, 1795915783737, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8jer7hse8997d5tpcrwf4gn', 1, 22, 'accounts', 'acc_01m8jer7hse8997d5tj85vz9na', '["acc_01m8jer7hse8997d5tj85vz9na", "org_01m8jer7hse8997d5tpcrwf4gn", "3000", "Share capital", "EQUITY", null, "NV", null, "active", 1795915783737, 1795915783737, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8jer7hse8997d5tpcrwf4gn', 1, 23, 'accounts', 'acc_01m8jer7hse8997d5tjcyp2tjf', '["acc_01m8jer7hse8997d5tjcyp2tjf", "org_01m8jer7hse8997d5tpcrwf4gn", "3100", "Retained earnings", "EQUITY", "retained_earnings", null, null, "active", 1795915783737, 1795915783737, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8jer7hse8997d5tpcrwf4gn', 1, 24, 'accounts', 'acc_01m8jer7hse8997d5tjgjpy9rb', '["acc_01m8jer7hse8997d5tjgjpy9rb", "org_01m8jer7hse8997d5tpcrwf4gn", "3200", "Dividends", "EQUITY", null, "NV", null, "active", 1795915783737, 1795915783737, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8jer7hse8997d5tpcrwf4gn', 1, 25, 'accounts', 'acc_01m8jer7hse8997d5tjmbgebj9', '["acc_01m8jer7hse8997d5tjmbgebj9", "org_01m8jer7hse8997d5tpcrwf4gn", "3900", "Opening balances", "EQUITY", "opening_balance", null, null, "active", 1795915783737, 1795915783737, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8jer7hse8997d5tpcrwf4gn', 1, 26, 'accounts', 'acc_01m8jer7hse8997d5tjvs9qbde', '["acc_01m8jer7hse8997d5tjvs9qbde", "org_01m8jer7hse8997d5tpcrwf4gn", "4000", "Sales", "INCOME", null, "ST", null, "active", 1795915783737, 1795915783737, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8jer7hse8997d5tpcrwf4gn', 1, 27, 'accounts', 'acc_01m8jer7hse8997d5tjxq960mj', '["acc_01m8jer7hse8997d5tjxq960mj", "org_01m8jer7hse8997d5tpcrwf4gn", "4010", "Sales, zero-rated", "INCOME", null, "ZR", null, "active", 1795915783737, 1795915783737, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8jer7hse8997d5tpcrwf4gn', 1, 28, 'accounts', 'acc_01m8jer7hse8997d5tk3z8gg5c', '["acc_01m8jer7hse8997d5tk3z8gg5c", "org_01m8jer7hse8997d5tpcrwf4gn", "4090", "Other income", "INCOME", null, "ST", null, "active", 1795915783737, 1795915783737, 1, "other_income"]');
INSERT INTO public.audit_states VALUES ('org_01m8jer7hse8997d5tpcrwf4gn', 1, 29, 'accounts', 'acc_01m8jer7hse8997d5tk7eh4cpd', '["acc_01m8jer7hse8997d5tk7eh4cpd", "org_01m8jer7hse8997d5tpcrwf4gn", "4900", "Interest received", "INCOME", null, "EX", null, "active", 1795915783737, 1795915783737, 1, "finance"]');
INSERT INTO public.audit_states VALUES ('org_01m8jer7hse8997d5tpcrwf4gn', 1, 30, 'accounts', 'acc_01m8jer7hse8997d5tk82dgzcn', '["acc_01m8jer7hse8997d5tk82dgzcn", "org_01m8jer7hse8997d5tpcrwf4gn", "4920", "VAT flat-rate scheme difference", "INCOME", "vat_scheme_difference", null, null, "active", 1795915783737, 1795915783737, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8jer7hse8997d5tpcrwf4gn', 1, 31, 'accounts', 'acc_01m8jer7hse8997d5tkdcke9be', '["acc_01m8jer7hse8997d5tkdcke9be", "org_01m8jer7hse8997d5tpcrwf4gn", "5000", "Cost of goods sold", "EXPENSE", null, "ST", null, "active", 1795915783737, 1795915783737, 1, "cost_of_sales"]');
INSERT INTO public.audit_states VALUES ('org_01m8jer7hse8997d5tpcrwf4gn', 1, 32, 'accounts', 'acc_01m8jer7hse8997d5tkjgrc8he', '["acc_01m8jer7hse8997d5tkjgrc8he", "org_01m8jer7hse8997d5tpcrwf4gn", "5010", "Subcontractors", "EXPENSE", null, "ST", null, "active", 1795915783737, 1795915783737, 1, "cost_of_sales"]');
INSERT INTO public.audit_states VALUES ('org_01m8jer7hse8997d5tpcrwf4gn', 1, 33, 'accounts', 'acc_01m8jer7hse8997d5tkn5aarat', '["acc_01m8jer7hse8997d5tkn5aarat", "org_01m8jer7hse8997d5tpcrwf4gn", "5020", "Carriage and postage", "EXPENSE", null, "ST", null, "active", 1795915783737, 1795915783737, 1, "cost_of_sales"]');
INSERT INTO public.audit_states VALUES ('org_01m8jer7hse8997d5tpcrwf4gn', 1, 34, 'accounts', 'acc_01m8jer7hse8997d5tkrqckeer', '["acc_01m8jer7hse8997d5tkrqckeer", "org_01m8jer7hse8997d5tpcrwf4gn", "6000", "Wages and salaries", "EXPENSE", null, "NV", null, "active", 1795915783737, 1795915783737, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8jer7hse8997d5tpcrwf4gn', 1, 35, 'accounts', 'acc_01m8jer7hse8997d5tkwcd5332', '["acc_01m8jer7hse8997d5tkwcd5332", "org_01m8jer7hse8997d5tpcrwf4gn", "6010", "Employer''s National Insurance", "EXPENSE", null, "NV", null, "active", 1795915783737, 1795915783737, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8jer7hse8997d5tpcrwf4gn', 1, 36, 'accounts', 'acc_01m8jer7hse8997d5tm2yry3ym', '["acc_01m8jer7hse8997d5tm2yry3ym", "org_01m8jer7hse8997d5tpcrwf4gn", "6020", "Employer''s pension", "EXPENSE", null, "NV", null, "active", 1795915783737, 1795915783737, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8jer7hse8997d5tpcrwf4gn', 1, 37, 'accounts', 'acc_01m8jer7hse8997d5tm5s7tr4f', '["acc_01m8jer7hse8997d5tm5s7tr4f", "org_01m8jer7hse8997d5tpcrwf4gn", "6100", "Rent", "EXPENSE", null, "EX", null, "active", 1795915783737, 1795915783737, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8jer7hse8997d5tpcrwf4gn', 1, 38, 'accounts', 'acc_01m8jer7hse8997d5tm984dx7h', '["acc_01m8jer7hse8997d5tm984dx7h", "org_01m8jer7hse8997d5tpcrwf4gn", "6110", "Business rates", "EXPENSE", null, "NV", null, "active", 1795915783737, 1795915783737, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8jer7hse8997d5tpcrwf4gn', 1, 39, 'accounts', 'acc_01m8jer7hse8997d5tmc9z95fb', '["acc_01m8jer7hse8997d5tmc9z95fb", "org_01m8jer7hse8997d5tpcrwf4gn", "6120", "Light, heat and water", "EXPENSE", null, "ST", null, "active", 1795915783737, 1795915783737, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8jer7hse8997d5tpcrwf4gn', 1, 40, 'accounts', 'acc_01m8jer7hse8997d5tmk80kepx', '["acc_01m8jer7hse8997d5tmk80kepx", "org_01m8jer7hse8997d5tpcrwf4gn", "6200", "Telephone and internet", "EXPENSE", null, "ST", null, "active", 1795915783737, 1795915783737, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8jer7hse8997d5tpcrwf4gn', 1, 41, 'accounts', 'acc_01m8jer7hse8997d5tmp7tsnzc', '["acc_01m8jer7hse8997d5tmp7tsnzc", "org_01m8jer7hse8997d5tpcrwf4gn", "6210", "Software and subscriptions", "EXPENSE", null, "ST", null, "active", 1795915783737, 1795915783737, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8jer7hse8997d5tpcrwf4gn', 1, 42, 'accounts', 'acc_01m8jer7hse8997d5tmtb5whf9', '["acc_01m8jer7hse8997d5tmtb5whf9", "org_01m8jer7hse8997d5tpcrwf4gn", "6220", "Printing and stationery", "EXPENSE", null, "ST", null, "active", 1795915783737, 1795915783737, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8jer7hse8997d5tpcrwf4gn', 1, 43, 'accounts', 'acc_01m8jer7hse8997d5tmwn4h8t5', '["acc_01m8jer7hse8997d5tmwn4h8t5", "org_01m8jer7hse8997d5tpcrwf4gn", "6300", "Travel and subsistence", "EXPENSE", null, "ZR", null, "active", 1795915783737, 1795915783737, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8jer7hse8997d5tpcrwf4gn', 1, 44, 'accounts', 'acc_01m8jer7hse8997d5tn05z4ms2', '["acc_01m8jer7hse8997d5tn05z4ms2", "org_01m8jer7hse8997d5tpcrwf4gn", "6310", "Motor expenses", "EXPENSE", null, "ST", null, "active", 1795915783737, 1795915783737, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8jer7hse8997d5tpcrwf4gn', 1, 45, 'accounts', 'acc_01m8jer7hse8997d5tn7sfcqca', '["acc_01m8jer7hse8997d5tn7sfcqca", "org_01m8jer7hse8997d5tpcrwf4gn", "6320", "Repairs and maintenance", "EXPENSE", null, "ST", null, "active", 1795915783737, 1795915783737, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8jer7hse8997d5tpcrwf4gn', 1, 46, 'accounts', 'acc_01m8jer7hse8997d5tn8bbf48x', '["acc_01m8jer7hse8997d5tn8bbf48x", "org_01m8jer7hse8997d5tpcrwf4gn", "6400", "Advertising and marketing", "EXPENSE", null, "ST", null, "active", 1795915783737, 1795915783737, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8jer7hse8997d5tpcrwf4gn', 1, 47, 'accounts', 'acc_01m8jer7hse8997d5tndwxj13s', '["acc_01m8jer7hse8997d5tndwxj13s", "org_01m8jer7hse8997d5tpcrwf4gn", "6500", "Accountancy and legal fees", "EXPENSE", null, "ST", null, "active", 1795915783737, 1795915783737, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8jer7hse8997d5tpcrwf4gn', 1, 48, 'accounts', 'acc_01m8jer7hse8997d5tnhk1znq3', '["acc_01m8jer7hse8997d5tnhk1znq3", "org_01m8jer7hse8997d5tpcrwf4gn", "6600", "Insurance", "EXPENSE", null, "EX", null, "active", 1795915783737, 1795915783737, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8jer7hse8997d5tpcrwf4gn', 1, 49, 'accounts', 'acc_01m8jer7hse8997d5tnqcy3q95', '["acc_01m8jer7hse8997d5tnqcy3q95", "org_01m8jer7hse8997d5tpcrwf4gn", "6700", "Bank charges", "EXPENSE", null, "EX", null, "active", 1795915783737, 1795915783737, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8jer7hse8997d5tpcrwf4gn', 1, 50, 'accounts', 'acc_01m8jer7hse8997d5tntndtwj5', '["acc_01m8jer7hse8997d5tntndtwj5", "org_01m8jer7hse8997d5tpcrwf4gn", "6800", "Depreciation", "EXPENSE", null, "NV", null, "active", 1795915783737, 1795915783737, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8jer7hse8997d5tpcrwf4gn', 1, 51, 'accounts', 'acc_01m8jer7hse8997d5tnyrq3a0x', '["acc_01m8jer7hse8997d5tnyrq3a0x", "org_01m8jer7hse8997d5tpcrwf4gn", "6810", "Bad debts", "EXPENSE", null, "NV", null, "active", 1795915783737, 1795915783737, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8jer7hse8997d5tpcrwf4gn', 1, 52, 'accounts', 'acc_01m8jer7hse8997d5tp2mzt6t6', '["acc_01m8jer7hse8997d5tp2mzt6t6", "org_01m8jer7hse8997d5tpcrwf4gn", "6900", "Interest payable", "EXPENSE", null, "EX", null, "active", 1795915783737, 1795915783737, 1, "finance"]');
INSERT INTO public.audit_states VALUES ('org_01m8jer7hse8997d5tpcrwf4gn', 1, 53, 'accounts', 'acc_01m8jer7hse8997d5tp7m204y9', '["acc_01m8jer7hse8997d5tp7m204y9", "org_01m8jer7hse8997d5tpcrwf4gn", "6990", "Rounding differences", "EXPENSE", "rounding", null, null, "active", 1795915783737, 1795915783737, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8jer7hse8997d5tpcrwf4gn', 1, 54, 'accounts', 'acc_01m8jer7hse8997d5tpark8gw3', '["acc_01m8jer7hse8997d5tpark8gw3", "org_01m8jer7hse8997d5tpcrwf4gn", "8000", "Corporation tax charge", "EXPENSE", null, "NV", null, "active", 1795915783737, 1795915783737, 1, "tax"]');
INSERT INTO public.audit_states VALUES ('org_01m8jer7hse8997d5tpcrwf4gn', 2, 1, 'accounts', 'acc_01m8jer7shemasv94vtgy5qeq7', '["acc_01m8jer7shemasv94vtgy5qeq7", "org_01m8jer7hse8997d5tpcrwf4gn", "2250", "VAT", "LIABILITY", "vat_control", null, null, "active", 1795915783986, 1795915783986, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8jer7hse8997d5tpcrwf4gn', 3, 1, 'bank_accounts', 'bac_01m8jer7vze8dr4w0kn9h5vfaj', '["bac_01m8jer7vze8dr4w0kn9h5vfaj", "org_01m8jer7hse8997d5tpcrwf4gn", "acc_01m8jer7hse8997d5tgxfsntw5", "Current", "current", null, null, null, null, null, null, null, 1795915784063, 1795915784063, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8jer7y4esrrzk0zz5wew8j8', 1, 1, 'organisations', 'org_01m8jer7y4esrrzk0zz5wew8j8', '["org_01m8jer7y4esrrzk0zz5wew8j8", "Wren & Marsh Ltd", "GBP", "GB", "03-31", 1, null, "standard", null, "line", "active", null, 1795915784132, 1795915784132, 1, 0, null]');
INSERT INTO public.audit_states VALUES ('org_01m8jer7y4esrrzk0zz5wew8j8', 1, 2, 'members', 'mem_01m8jer7y4esrrzk0zrgnbqdrt', '["mem_01m8jer7y4esrrzk0zrgnbqdrt", "org_01m8jer7y4esrrzk0zz5wew8j8", "jo@example.com", "usr_01m8jer5gke31abygz0zfk9dt4", "owner", 1795915784132, 1795915784132, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8jer7y4esrrzk0zz5wew8j8', 1, 3, 'accounts', 'acc_01m8jer7y4esrrzk0zrnmsnhzz', '["acc_01m8jer7y4esrrzk0zrnmsnhzz", "org_01m8jer7y4esrrzk0zz5wew8j8", "1000", "Computer equipment", "ASSET", null, "ST", null, "active", 1795915784132, 1795915784132, 1, "fixed_assets"]');
INSERT INTO public.audit_states VALUES ('org_01m8jer7y4esrrzk0zz5wew8j8', 1, 4, 'accounts', 'acc_01m8jer7y4esrrzk0zrvk6psay', '["acc_01m8jer7y4esrrzk0zrvk6psay", "org_01m8jer7y4esrrzk0zz5wew8j8", "1010", "Office equipment and furniture", "ASSET", null, "ST", null, "active", 1795915784132, 1795915784132, 1, "fixed_assets"]');
INSERT INTO public.audit_states VALUES ('org_01m8jer7y4esrrzk0zz5wew8j8', 1, 5, 'accounts', 'acc_01m8jer7y4esrrzk0zryn7spdx', '["acc_01m8jer7y4esrrzk0zryn7spdx", "org_01m8jer7y4esrrzk0zz5wew8j8", "1020", "Motor vehicles", "ASSET", null, "ST", null, "active", 1795915784132, 1795915784132, 1, "fixed_assets"]');
INSERT INTO public.audit_states VALUES ('org_01m8jer7y4esrrzk0zz5wew8j8', 1, 6, 'accounts', 'acc_01m8jer7y4esrrzk0zs29qy9kc', '["acc_01m8jer7y4esrrzk0zs29qy9kc", "org_01m8jer7y4esrrzk0zz5wew8j8", "1090", "Accumulated depreciation", "ASSET", null, "NV", null, "active", 1795915784132, 1795915784132, 1, "fixed_assets"]');
INSERT INTO public.audit_states VALUES ('org_01m8jer7y4esrrzk0zz5wew8j8', 1, 7, 'accounts', 'acc_01m8jer7y4esrrzk0zs4xcq73f', '["acc_01m8jer7y4esrrzk0zs4xcq73f", "org_01m8jer7y4esrrzk0zz5wew8j8", "1100", "Stock", "ASSET", null, "ST", null, "active", 1795915784132, 1795915784132, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8jer7y4esrrzk0zz5wew8j8', 1, 8, 'accounts', 'acc_01m8jer7y4esrrzk0zs9gt6vdn', '["acc_01m8jer7y4esrrzk0zs9gt6vdn", "org_01m8jer7y4esrrzk0zz5wew8j8", "1200", "Trade debtors", "ASSET", "receivable", null, null, "active", 1795915784132, 1795915784132, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8jer7y4esrrzk0zz5wew8j8', 1, 9, 'accounts', 'acc_01m8jer7y4esrrzk0zsfeccjjd', '["acc_01m8jer7y4esrrzk0zsfeccjjd", "org_01m8jer7y4esrrzk0zz5wew8j8", "1210", "Prepayments", "ASSET", null, "NV", null, "active", 1795915784132, 1795915784132, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8jer7y4esrrzk0zz5wew8j8', 1, 10, 'accounts', 'acc_01m8jer7y4esrrzk0zsjydkxpd', '["acc_01m8jer7y4esrrzk0zsjydkxpd", "org_01m8jer7y4esrrzk0zz5wew8j8", "1220", "Other debtors", "ASSET", null, "NV", null, "active", 1795915784132, 1795915784132, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8jer7y4esrrzk0zz5wew8j8', 1, 11, 'accounts', 'acc_01m8jer7y4esrrzk0zsn3w21sx', '["acc_01m8jer7y4esrrzk0zsn3w21sx", "org_01m8jer7y4esrrzk0zz5wew8j8", "1300", "Current account", "ASSET", "bank", null, null, "active", 1795915784132, 1795915784132, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8jer7y4esrrzk0zz5wew8j8', 1, 12, 'accounts', 'acc_01m8jer7y4esrrzk0zsva7htez', '["acc_01m8jer7y4esrrzk0zsva7htez", "org_01m8jer7y4esrrzk0zz5wew8j8", "1310", "Petty cash", "ASSET", null, "NV", null, "active", 1795915784132, 1795915784132, 1, "cash"]');
INSERT INTO public.audit_states VALUES ('org_01m8jer7y4esrrzk0zz5wew8j8', 1, 13, 'accounts', 'acc_01m8jer7y4esrrzk0zsyq69kw9', '["acc_01m8jer7y4esrrzk0zsyq69kw9", "org_01m8jer7y4esrrzk0zz5wew8j8", "2100", "Trade creditors", "LIABILITY", "payable", null, null, "active", 1795915784132, 1795915784132, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8jer7y4esrrzk0zz5wew8j8', 1, 14, 'accounts', 'acc_01m8jer7y4esrrzk0zt2kk5nsq', '["acc_01m8jer7y4esrrzk0zt2kk5nsq", "org_01m8jer7y4esrrzk0zz5wew8j8", "2110", "Accruals", "LIABILITY", null, "NV", null, "active", 1795915784132, 1795915784132, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8jer7y4esrrzk0zz5wew8j8', 1, 15, 'accounts', 'acc_01m8jer7y4esrrzk0zt75zdd3z', '["acc_01m8jer7y4esrrzk0zt75zdd3z", "org_01m8jer7y4esrrzk0zz5wew8j8", "2200", "PAYE and National Insurance", "LIABILITY", null, "NV", null, "active", 1795915784132, 1795915784132, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8jer7y4esrrzk0zz5wew8j8', 1, 16, 'accounts', 'acc_01m8jer7y4esrrzk0zt8bmrhjw', '["acc_01m8jer7y4esrrzk0zt8bmrhjw", "org_01m8jer7y4esrrzk0zz5wew8j8", "2210", "Pension contributions", "LIABILITY", null, "NV", null, "active", 1795915784132, 1795915784132, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8jer7y4esrrzk0zz5wew8j8', 1, 17, 'accounts', 'acc_01m8jer7y4esrrzk0ztejm6kss', '["acc_01m8jer7y4esrrzk0ztejm6kss", "org_01m8jer7y4esrrzk0zz5wew8j8", "2220", "Net wages", "LIABILITY", null, "NV", null, "active", 1795915784132, 1795915784132, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8jer7y4esrrzk0zz5wew8j8', 1, 18, 'accounts', 'acc_01m8jer7y4esrrzk0ztkx0g2wt', '["acc_01m8jer7y4esrrzk0ztkx0g2wt", "org_01m8jer7y4esrrzk0zz5wew8j8", "2300", "Corporation tax", "LIABILITY", null, "NV", null, "active", 1795915784132, 1795915784132, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8jer7y4esrrzk0zz5wew8j8', 1, 19, 'accounts', 'acc_01m8jer7y4esrrzk0ztp8c0fj1', '["acc_01m8jer7y4esrrzk0ztp8c0fj1", "org_01m8jer7y4esrrzk0zz5wew8j8", "2400", "Director''s loan account", "LIABILITY", null, "NV", null, "active", 1795915784132, 1795915784132, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8jer7y4esrrzk0zz5wew8j8', 1, 20, 'accounts', 'acc_01m8jer7y4esrrzk0ztrp6sc43', '["acc_01m8jer7y4esrrzk0ztrp6sc43", "org_01m8jer7y4esrrzk0zz5wew8j8", "2500", "Bank loans", "LIABILITY", null, "NV", null, "active", 1795915784132, 1795915784132, 1, "long_term_liabilities"]');
INSERT INTO public.audit_states VALUES ('org_01m8jer7y4esrrzk0zz5wew8j8', 1, 21, 'accounts', 'acc_01m8jer7y4esrrzk0ztx1hqafr', '["acc_01m8jer7y4esrrzk0ztx1hqafr", "org_01m8jer7y4esrrzk0zz5wew8j8", "2900", "Suspense", "LIABILITY", "suspense", null, null, "active", 1795915784132, 1795915784132, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8jer7y4esrrzk0zz5wew8j8', 1, 22, 'accounts', 'acc_01m8jer7y4esrrzk0zv13qdh45', '["acc_01m8jer7y4esrrzk0zv13qdh45", "org_01m8jer7y4esrrzk0zz5wew8j8", "3000", "Share capital", "EQUITY", null, "NV", null, "active", 1795915784132, 1795915784132, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8jer7y4esrrzk0zz5wew8j8', 1, 23, 'accounts', 'acc_01m8jer7y4esrrzk0zv7zzrsmz', '["acc_01m8jer7y4esrrzk0zv7zzrsmz", "org_01m8jer7y4esrrzk0zz5wew8j8", "3100", "Retained earnings", "EQUITY", "retained_earnings", null, null, "active", 1795915784132, 1795915784132, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8jer7y4esrrzk0zz5wew8j8', 1, 24, 'accounts', 'acc_01m8jer7y4esrrzk0zvbkx78a5', '["acc_01m8jer7y4esrrzk0zvbkx78a5", "org_01m8jer7y4esrrzk0zz5wew8j8", "3200", "Dividends", "EQUITY", null, "NV", null, "active", 1795915784132, 1795915784132, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8jer7y4esrrzk0zz5wew8j8', 1, 25, 'accounts', 'acc_01m8jer7y4esrrzk0zvdc8mtje', '["acc_01m8jer7y4esrrzk0zvdc8mtje", "org_01m8jer7y4esrrzk0zz5wew8j8", "3900", "Opening balances", "EQUITY", "opening_balance", null, null, "active", 1795915784132, 1795915784132, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8jer7y4esrrzk0zz5wew8j8', 1, 26, 'accounts', 'acc_01m8jer7y4esrrzk0zvka76mnq', '["acc_01m8jer7y4esrrzk0zvka76mnq", "org_01m8jer7y4esrrzk0zz5wew8j8", "4000", "Sales", "INCOME", null, "ST", null, "active", 1795915784132, 1795915784132, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8jer7y4esrrzk0zz5wew8j8', 1, 27, 'accounts', 'acc_01m8jer7y4esrrzk0zvqvj9apj', '["acc_01m8jer7y4esrrzk0zvqvj9apj", "org_01m8jer7y4esrrzk0zz5wew8j8", "4010", "Sales, zero-rated", "INCOME", null, "ZR", null, "active", 1795915784132, 1795915784132, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8jer7y4esrrzk0zz5wew8j8', 1, 28, 'accounts', 'acc_01m8jer7y4esrrzk0zvvr35see', '["acc_01m8jer7y4esrrzk0zvvr35see", "org_01m8jer7y4esrrzk0zz5wew8j8", "4090", "Other income", "INCOME", null, "ST", null, "active", 1795915784132, 1795915784132, 1, "other_income"]');
INSERT INTO public.audit_states VALUES ('org_01m8jer7y4esrrzk0zz5wew8j8', 1, 29, 'accounts', 'acc_01m8jer7y4esrrzk0zvx60c48v', '["acc_01m8jer7y4esrrzk0zvx60c48v", "org_01m8jer7y4esrrzk0zz5wew8j8", "4900", "Interest received", "INCOME", null, "EX", null, "active", 1795915784132, 1795915784132, 1, "finance"]');
INSERT INTO public.audit_states VALUES ('org_01m8jer7y4esrrzk0zz5wew8j8', 1, 30, 'accounts', 'acc_01m8jer7y4esrrzk0zw3vrx1nh', '["acc_01m8jer7y4esrrzk0zw3vrx1nh", "org_01m8jer7y4esrrzk0zz5wew8j8", "4920", "VAT flat-rate scheme difference", "INCOME", "vat_scheme_difference", null, null, "active", 1795915784132, 1795915784132, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8jer7y4esrrzk0zz5wew8j8', 1, 31, 'accounts', 'acc_01m8jer7y4esrrzk0zw7exjm7d', '["acc_01m8jer7y4esrrzk0zw7exjm7d", "org_01m8jer7y4esrrzk0zz5wew8j8", "5000", "Cost of goods sold", "EXPENSE", null, "ST", null, "active", 1795915784132, 1795915784132, 1, "cost_of_sales"]');
INSERT INTO public.audit_states VALUES ('org_01m8jer7y4esrrzk0zz5wew8j8', 1, 32, 'accounts', 'acc_01m8jer7y4esrrzk0zw9zx6s78', '["acc_01m8jer7y4esrrzk0zw9zx6s78", "org_01m8jer7y4esrrzk0zz5wew8j8", "5010", "Subcontractors", "EXPENSE", null, "ST", null, "active", 1795915784132, 1795915784132, 1, "cost_of_sales"]');
INSERT INTO public.audit_states VALUES ('org_01m8jer7y4esrrzk0zz5wew8j8', 1, 33, 'accounts', 'acc_01m8jer7y4esrrzk0zwfgy4nx0', '["acc_01m8jer7y4esrrzk0zwfgy4nx0", "org_01m8jer7y4esrrzk0zz5wew8j8", "5020", "Carriage and postage", "EXPENSE", null, "ST", null, "active", 1795915784132, 1795915784132, 1, "cost_of_sales"]');
INSERT INTO public.audit_states VALUES ('org_01m8jer7y4esrrzk0zz5wew8j8', 1, 34, 'accounts', 'acc_01m8jer7y4esrrzk0zwgs0tcm4', '["acc_01m8jer7y4esrrzk0zwgs0tcm4", "org_01m8jer7y4esrrzk0zz5wew8j8", "6000", "Wages and salaries", "EXPENSE", null, "NV", null, "active", 1795915784132, 1795915784132, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8jer7y4esrrzk0zz5wew8j8', 1, 35, 'accounts', 'acc_01m8jer7y4esrrzk0zwph7rh8x', '["acc_01m8jer7y4esrrzk0zwph7rh8x", "org_01m8jer7y4esrrzk0zz5wew8j8", "6010", "Employer''s National Insurance", "EXPENSE", null, "NV", null, "active", 1795915784132, 1795915784132, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8jer7y4esrrzk0zz5wew8j8', 1, 36, 'accounts', 'acc_01m8jer7y4esrrzk0zwsjywwxm', '["acc_01m8jer7y4esrrzk0zwsjywwxm", "org_01m8jer7y4esrrzk0zz5wew8j8", "6020", "Employer''s pension", "EXPENSE", null, "NV", null, "active", 1795915784132, 1795915784132, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8jer7y4esrrzk0zz5wew8j8', 1, 37, 'accounts', 'acc_01m8jer7y4esrrzk0zwxqwf3pg', '["acc_01m8jer7y4esrrzk0zwxqwf3pg", "org_01m8jer7y4esrrzk0zz5wew8j8", "6100", "Rent", "EXPENSE", null, "EX", null, "active", 1795915784132, 1795915784132, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8jer7y4esrrzk0zz5wew8j8', 1, 38, 'accounts', 'acc_01m8jer7y4esrrzk0zx19bp4m7', '["acc_01m8jer7y4esrrzk0zx19bp4m7", "org_01m8jer7y4esrrzk0zz5wew8j8", "6110", "Business rates", "EXPENSE", null, "NV", null, "active", 1795915784132, 1795915784132, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8jer7y4esrrzk0zz5wew8j8', 1, 39, 'accounts', 'acc_01m8jer7y4esrrzk0zx5cq214b', '["acc_01m8jer7y4esrrzk0zx5cq214b", "org_01m8jer7y4esrrzk0zz5wew8j8", "6120", "Light, heat and water", "EXPENSE", null, "ST", null, "active", 1795915784132, 1795915784132, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8jer7y4esrrzk0zz5wew8j8', 1, 40, 'accounts', 'acc_01m8jer7y4esrrzk0zx882pvrw', '["acc_01m8jer7y4esrrzk0zx882pvrw", "org_01m8jer7y4esrrzk0zz5wew8j8", "6200", "Telephone and internet", "EXPENSE", null, "ST", null, "active", 1795915784132, 1795915784132, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8jer7y4esrrzk0zz5wew8j8', 1, 41, 'accounts', 'acc_01m8jer7y4esrrzk0zxfwx2p3z', '["acc_01m8jer7y4esrrzk0zxfwx2p3z", "org_01m8jer7y4esrrzk0zz5wew8j8", "6210", "Software and subscriptions", "EXPENSE", null, "ST", null, "active", 1795915784132, 1795915784132, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8jer7y4esrrzk0zz5wew8j8', 1, 42, 'accounts', 'acc_01m8jer7y4esrrzk0zxkkk7nx8', '["acc_01m8jer7y4esrrzk0zxkkk7nx8", "org_01m8jer7y4esrrzk0zz5wew8j8", "6220", "Printing and stationery", "EXPENSE", null, "ST", null, "active", 1795915784132, 1795915784132, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8jer7y4esrrzk0zz5wew8j8', 1, 43, 'accounts', 'acc_01m8jer7y4esrrzk0zxmqxt2vp', '["acc_01m8jer7y4esrrzk0zxmqxt2vp", "org_01m8jer7y4esrrzk0zz5wew8j8", "6300", "Travel and subsistence", "EXPENSE", null, "ZR", null, "active", 1795915784132, 1795915784132, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8jer7y4esrrzk0zz5wew8j8', 1, 44, 'accounts', 'acc_01m8jer7y4esrrzk0zxtfb8e15', '["acc_01m8jer7y4esrrzk0zxtfb8e15", "org_01m8jer7y4esrrzk0zz5wew8j8", "6310", "Motor expenses", "EXPENSE", null, "ST", null, "active", 1795915784132, 1795915784132, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8jer7y4esrrzk0zz5wew8j8', 1, 45, 'accounts', 'acc_01m8jer7y4esrrzk0zxzdcheye', '["acc_01m8jer7y4esrrzk0zxzdcheye", "org_01m8jer7y4esrrzk0zz5wew8j8", "6320", "Repairs and maintenance", "EXPENSE", null, "ST", null, "active", 1795915784132, 1795915784132, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8jer7y4esrrzk0zz5wew8j8', 1, 46, 'accounts', 'acc_01m8jer7y4esrrzk0zy3paetjk', '["acc_01m8jer7y4esrrzk0zy3paetjk", "org_01m8jer7y4esrrzk0zz5wew8j8", "6400", "Advertising and marketing", "EXPENSE", null, "ST", null, "active", 1795915784132, 1795915784132, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8jer7y4esrrzk0zz5wew8j8', 1, 47, 'accounts', 'acc_01m8jer7y4esrrzk0zy46hd3rq', '["acc_01m8jer7y4esrrzk0zy46hd3rq", "org_01m8jer7y4esrrzk0zz5wew8j8", "6500", "Accountancy and legal fees", "EXPENSE", null, "ST", null, "active", 1795915784132, 1795915784132, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8jer7y4esrrzk0zz5wew8j8', 1, 48, 'accounts', 'acc_01m8jer7y4esrrzk0zy9055kcg', '["acc_01m8jer7y4esrrzk0zy9055kcg", "org_01m8jer7y4esrrzk0zz5wew8j8", "6600", "Insurance", "EXPENSE", null, "EX", null, "active", 1795915784132, 1795915784132, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8jer7y4esrrzk0zz5wew8j8', 1, 49, 'accounts', 'acc_01m8jer7y4esrrzk0zyfew9p87', '["acc_01m8jer7y4esrrzk0zyfew9p87", "org_01m8jer7y4esrrzk0zz5wew8j8", "6700", "Bank charges", "EXPENSE", null, "EX", null, "active", 1795915784132, 1795915784132, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8jer7y4esrrzk0zz5wew8j8', 1, 50, 'accounts', 'acc_01m8jer7y4esrrzk0zyg56yq8v', '["acc_01m8jer7y4esrrzk0zyg56yq8v", "org_01m8jer7y4esrrzk0zz5wew8j8", "6800", "Depreciation", "EXPENSE", null, "NV", null, "active", 1795915784132, 1795915784132, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8jer7y4esrrzk0zz5wew8j8', 1, 51, 'accounts', 'acc_01m8jer7y4esrrzk0zymszh0kq', '["acc_01m8jer7y4esrrzk0zymszh0kq", "org_01m8jer7y4esrrzk0zz5wew8j8", "6810", "Bad debts", "EXPENSE", null, "NV", null, "active", 1795915784132, 1795915784132, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8jer7y4esrrzk0zz5wew8j8', 1, 52, 'accounts', 'acc_01m8jer7y4esrrzk0zyspxydcx', '["acc_01m8jer7y4esrrzk0zyspxydcx", "org_01m8jer7y4esrrzk0zz5wew8j8", "6900", "Interest payable", "EXPENSE", null, "EX", null, "active", 1795915784132, 1795915784132, 1, "finance"]');
INSERT INTO public.audit_states VALUES ('org_01m8jer7y4esrrzk0zz5wew8j8', 1, 53, 'accounts', 'acc_01m8jer7y4esrrzk0zyx7cckx8', '["acc_01m8jer7y4esrrzk0zyx7cckx8", "org_01m8jer7y4esrrzk0zz5wew8j8", "6990", "Rounding differences", "EXPENSE", "rounding", null, null, "active", 1795915784132, 1795915784132, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8jer7y4esrrzk0zz5wew8j8', 1, 54, 'accounts', 'acc_01m8jer7y4esrrzk0zz1ayhyzx', '["acc_01m8jer7y4esrrzk0zz1ayhyzx", "org_01m8jer7y4esrrzk0zz5wew8j8", "8000", "Corporation tax charge", "EXPENSE", null, "NV", null, "active", 1795915784132, 1795915784132, 1, "tax"]');
INSERT INTO public.audit_states VALUES ('org_01m8jer7y4esrrzk0zz5wew8j8', 2, 1, 'accounts', 'acc_01m8jer83xee69zvrkc8penq1m', '["acc_01m8jer83xee69zvrkc8penq1m", "org_01m8jer7y4esrrzk0zz5wew8j8", "2250", "VAT", "LIABILITY", "vat_control", null, null, "active", 1795915784317, 1795915784317, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8jer7y4esrrzk0zz5wew8j8', 3, 1, 'accounts', 'acc_01m8jer86se46adycwp2wesp82', '["acc_01m8jer86se46adycwp2wesp82", "org_01m8jer7y4esrrzk0zz5wew8j8", "4100", "Room hire", "INCOME", null, "EX", null, "active", 1795915784409, 1795915784409, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8jer7y4esrrzk0zz5wew8j8', 4, 1, 'bank_accounts', 'bac_01m8jer8d0ee587bvs30cfy5nv', '["bac_01m8jer8d0ee587bvs30cfy5nv", "org_01m8jer7y4esrrzk0zz5wew8j8", "acc_01m8jer7y4esrrzk0zsn3w21sx", "Current", "current", null, null, null, 1000000, "2026-01-01", "jnl_01m8jer8d0ee587bvs382fqgnx", null, 1795915784608, 1795915784608, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8jer7y4esrrzk0zz5wew8j8', 5, 1, 'accounts', 'acc_01m8jer8knex69ffneatxhc0js', '["acc_01m8jer8knex69ffneatxhc0js", "org_01m8jer7y4esrrzk0zz5wew8j8", "1301", "Savings", "ASSET", "bank", null, null, "active", 1795915784821, 1795915784821, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8jer7y4esrrzk0zz5wew8j8', 6, 1, 'bank_accounts', 'bac_01m8jer8knex69ffneapcv8wrw', '["bac_01m8jer8knex69ffneapcv8wrw", "org_01m8jer7y4esrrzk0zz5wew8j8", "acc_01m8jer8knex69ffneatxhc0js", "Savings", "savings", null, null, null, null, null, null, null, 1795915784821, 1795915784821, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8jer7y4esrrzk0zz5wew8j8', 8, 1, 'contacts', 'con_01m8jer8q7ep4rs2tkxjx3h904', '["con_01m8jer8q7ep4rs2tkxjx3h904", "org_01m8jer7y4esrrzk0zz5wew8j8", "customer", "Kestrel Fitness CIC", null, null, null, null, null, 30, null, null, "active", "kestrel fitness cic", 1795915784935, 1795915784935, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8jer7y4esrrzk0zz5wew8j8', 9, 1, 'contacts', 'con_01m8jer8r4e1js7w4scpn9tehd', '["con_01m8jer8r4e1js7w4scpn9tehd", "org_01m8jer7y4esrrzk0zz5wew8j8", "customer", "Marlow & Pike LLP", null, null, null, null, null, 30, null, null, "active", "marlow & pike llp", 1795915784964, 1795915784964, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8jer7y4esrrzk0zz5wew8j8', 11, 1, 'contacts', 'con_01m8jer8xqess9vm53nk1x5nzr', '["con_01m8jer8xqess9vm53nk1x5nzr", "org_01m8jer7y4esrrzk0zz5wew8j8", "supplier", "Techbarn", null, null, null, null, null, 30, null, null, "active", "techbarn", 1795915785143, 1795915785143, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8jer7y4esrrzk0zz5wew8j8', 12, 1, 'contacts', 'con_01m8jer8yje4psqv00910s456a', '["con_01m8jer8yje4psqv00910s456a", "org_01m8jer7y4esrrzk0zz5wew8j8", "supplier", "Harcourt Lettings", null, null, null, null, null, 30, null, null, "active", "harcourt lettings", 1795915785170, 1795915785170, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8jer7y4esrrzk0zz5wew8j8', 14, 1, 'invoices', 'inv_01m8jer94jea29dbc7ev3xctjy', '["inv_01m8jer94jea29dbc7ev3xctjy", "org_01m8jer7y4esrrzk0zz5wew8j8", "sales", "invoice", "issued", "INV-0001", "con_01m8jer8nje4n8dhds4nxmhkzr", "2026-01-15", "2026-02-14", "exclusive", null, null, 195000, 39000, 234000, 0, 0, "issued", "jnl_01m8jer94jea29dbc7ewt4edaz", null, null, "inv-0001", 1795915785362, 1795915785362, 1, "9999-99-99", 0, null, null, [["org_01m8jer7y4esrrzk0zz5wew8j8", 1, "Course design, 3 days", "3", "650.00", null, "acc_01m8jer7y4esrrzk0zvka76mnq", "ST", null, 195000, 39000, 234000]], [], []]');
INSERT INTO public.audit_states VALUES ('org_01m8jer7y4esrrzk0zz5wew8j8', 14, 2, 'number_sequences', 'invoice', '["org_01m8jer7y4esrrzk0zz5wew8j8", "invoice", 1]');
INSERT INTO public.audit_states VALUES ('org_01m8jer7y4esrrzk0zz5wew8j8', 15, 1, 'invoices', 'inv_01m8jer97kewjar4xywa54vkv1', '["inv_01m8jer97kewjar4xywa54vkv1", "org_01m8jer7y4esrrzk0zz5wew8j8", "purchase", "invoice", "issued", "PX-881", "con_01m8jer8vfeshbj9xv9h9a28h6", "2026-01-20", "2026-02-19", "exclusive", null, null, 41200, 0, 41200, 0, 0, "issued", "jnl_01m8jer97kewjar4xywcvaqrnv", null, null, "px-881", 1795915785459, 1795915785459, 1, "9999-99-99", 0, null, null, [["org_01m8jer7y4esrrzk0zz5wew8j8", 1, "Printing of workbooks", "1", "412.00", null, "acc_01m8jer7y4esrrzk0zw7exjm7d", "ZR", null, 41200, 0, 41200]], [], []]');
INSERT INTO public.audit_states VALUES ('org_01m8jer7y4esrrzk0zz5wew8j8', 16, 1, 'invoices', 'inv_01m8jer986e4tazbnfgg9n1mev', '["inv_01m8jer986e4tazbnfgg9n1mev", "org_01m8jer7y4esrrzk0zz5wew8j8", "purchase", "invoice", "issued", "TB-0117", "con_01m8jer8xqess9vm53nk1x5nzr", "2026-01-21", "2026-02-20", "exclusive", null, null, 89900, 17980, 107880, 0, 0, "issued", "jnl_01m8jer986e4tazbnfgm742yzf", null, null, "tb-0117", 1795915785478, 1795915785478, 1, "9999-99-99", 0, null, null, [["org_01m8jer7y4esrrzk0zz5wew8j8", 1, "Laptop", "1", "899.00", null, "acc_01m8jer7y4esrrzk0zrnmsnhzz", "ST", null, 89900, 17980, 107880]], [], []]');
INSERT INTO public.audit_states VALUES ('org_01m8jer7y4esrrzk0zz5wew8j8', 17, 1, 'invoices', 'inv_01m8jer99we4f904g4x78yevh5', '["inv_01m8jer99we4f904g4x78yevh5", "org_01m8jer7y4esrrzk0zz5wew8j8", "sales", "invoice", "issued", "INV-0002", "con_01m8jer8nje4n8dhds4nxmhkzr", "2026-01-28", "2026-02-27", "exclusive", null, null, 87000, 0, 87000, 0, 0, "issued", "jnl_01m8jer99we4f904g4xad8j5cf", null, null, "inv-0002", 1795915785532, 1795915785532, 1, "9999-99-99", 0, null, null, [["org_01m8jer7y4esrrzk0zz5wew8j8", 1, "Workbooks", "120", "7.25", null, "acc_01m8jer7y4esrrzk0zvqvj9apj", "ZR", null, 87000, 0, 87000]], [], []]');
INSERT INTO public.audit_states VALUES ('org_01m8jer7y4esrrzk0zz5wew8j8', 17, 2, 'number_sequences', 'invoice', '["org_01m8jer7y4esrrzk0zz5wew8j8", "invoice", 2]');
INSERT INTO public.audit_states VALUES ('org_01m8jer7y4esrrzk0zz5wew8j8', 19, 1, 'invoices', 'inv_01m8jer9dwetqvyhv8j40x0kp7', '["inv_01m8jer9dwetqvyhv8j40x0kp7", "org_01m8jer7y4esrrzk0zz5wew8j8", "sales", "invoice", "issued", "INV-0003", "con_01m8jer8q7ep4rs2tkxjx3h904", "2026-02-09", "2026-03-11", "exclusive", null, null, 27500, 700, 28200, 0, 0, "issued", "jnl_01m8jer9dwetqvyhv8j88npr3n", null, null, "inv-0003", 1795915785660, 1795915785660, 1, "9999-99-99", 0, null, null, [["org_01m8jer7y4esrrzk0zz5wew8j8", 1, "Seminar room, 5 evenings", "5", "48.00", null, "acc_01m8jer86se46adycwp2wesp82", "EX", null, 24000, 0, 24000], ["org_01m8jer7y4esrrzk0zz5wew8j8", 2, "Projector", "1", "35.00", null, "acc_01m8jer7y4esrrzk0zvka76mnq", "ST", null, 3500, 700, 4200]], [], []]');
INSERT INTO public.audit_states VALUES ('org_01m8jer7y4esrrzk0zz5wew8j8', 19, 2, 'number_sequences', 'invoice', '["org_01m8jer7y4esrrzk0zz5wew8j8", "invoice", 3]');
INSERT INTO public.audit_states VALUES ('org_01m8jer7y4esrrzk0zz5wew8j8', 20, 1, 'invoices', 'inv_01m8jer9fae4v92qmckt0nqfgr', '["inv_01m8jer9fae4v92qmckt0nqfgr", "org_01m8jer7y4esrrzk0zz5wew8j8", "sales", "invoice", "issued", "INV-0004", "con_01m8jer8r4e1js7w4scpn9tehd", "2026-02-20", "2026-03-22", "exclusive", null, null, 133200, 26640, 159840, 0, 0, "issued", "jnl_01m8jer9fae4v92qmckz9wez06", null, null, "inv-0004", 1795915785706, 1795915785706, 1, "9999-99-99", 0, null, null, [["org_01m8jer7y4esrrzk0zz5wew8j8", 1, "Course for new starters", "1", "1480.00", "10", "acc_01m8jer7y4esrrzk0zvka76mnq", "ST", null, 133200, 26640, 159840]], [], []]');
INSERT INTO public.audit_states VALUES ('org_01m8jer7y4esrrzk0zz5wew8j8', 20, 2, 'number_sequences', 'invoice', '["org_01m8jer7y4esrrzk0zz5wew8j8", "invoice", 4]');
INSERT INTO public.audit_states VALUES ('org_01m8jer7y4esrrzk0zz5wew8j8', 7, 1, 'contacts', 'con_01m8jer8nje4n8dhds4nxmhkzr', '["con_01m8jer8nje4n8dhds4nxmhkzr", "org_01m8jer7y4esrrzk0zz5wew8j8", "customer", "Abbey Schools Trust", null, null, null, null, null, 30, null, null, "active", "abbey schools trust", 1795915784882, 1795915784882, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8jer7y4esrrzk0zz5wew8j8', 10, 1, 'contacts', 'con_01m8jer8vfeshbj9xv9h9a28h6', '["con_01m8jer8vfeshbj9xv9h9a28h6", "org_01m8jer7y4esrrzk0zz5wew8j8", "supplier", "Printwell", null, null, null, null, null, 30, null, null, "active", "printwell", 1795915785071, 1795915785071, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8jer7y4esrrzk0zz5wew8j8', 13, 1, 'contacts', 'con_01m8jer8zmeecvvgkgxs8j1mnp', '["con_01m8jer8zmeecvvgkgxs8j1mnp", "org_01m8jer7y4esrrzk0zz5wew8j8", "supplier", "Fern & Rowe", null, null, null, null, null, 30, null, null, "active", "fern & rowe", 1795915785204, 1795915785204, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8jer7y4esrrzk0zz5wew8j8', 18, 1, 'invoices', 'inv_01m8jer9ayecxvttm86x8myykv', '["inv_01m8jer9ayecxvttm86x8myykv", "org_01m8jer7y4esrrzk0zz5wew8j8", "purchase", "invoice", "issued", "HL-33", "con_01m8jer8yje4psqv00910s456a", "2026-02-01", "2026-03-03", "exclusive", null, null, 135000, 0, 135000, 0, 0, "issued", "jnl_01m8jer9ayecxvttm8700gpsnw", null, null, "hl-33", 1795915785566, 1795915785566, 1, "9999-99-99", 0, null, null, [["org_01m8jer7y4esrrzk0zz5wew8j8", 1, "Rent, January to March", "1", "1350.00", null, "acc_01m8jer7y4esrrzk0zwxqwf3pg", "EX", null, 135000, 0, 135000]], [], []]');
INSERT INTO public.audit_states VALUES ('org_01m8jer7y4esrrzk0zz5wew8j8', 21, 1, 'invoices', 'inv_01m8jer9gpe80sfs7byzryq4gb', '["inv_01m8jer9gpe80sfs7byzryq4gb", "org_01m8jer7y4esrrzk0zz5wew8j8", "sales", "invoice", "issued", "INV-0005", "con_01m8jer8r4e1js7w4scpn9tehd", "2026-03-03", "2026-04-02", "exclusive", null, null, 50000, 10000, 60000, 0, 0, "issued", "jnl_01m8jer9gpe80sfs7bz33f3mwy", null, null, "inv-0005", 1795915785750, 1795915785750, 1, "9999-99-99", 0, null, null, [["org_01m8jer7y4esrrzk0zz5wew8j8", 1, "Raised in error", "1", "500.00", null, "acc_01m8jer7y4esrrzk0zvka76mnq", "ST", null, 50000, 10000, 60000]], [], []]');
INSERT INTO public.audit_states VALUES ('org_01m8jer7y4esrrzk0zz5wew8j8', 21, 2, 'number_sequences', 'invoice', '["org_01m8jer7y4esrrzk0zz5wew8j8", "invoice", 5]');
INSERT INTO public.audit_states VALUES ('org_01m8jer7y4esrrzk0zz5wew8j8', 24, 1, 'invoices', 'inv_01m8jer9kdeefrg9431tgwrkgz', '["inv_01m8jer9kdeefrg9431tgwrkgz", "org_01m8jer7y4esrrzk0zz5wew8j8", "sales", "invoice", "issued", "INV-0006", "con_01m8jer8nje4n8dhds4nxmhkzr", "2026-03-27", "2026-04-26", "exclusive", null, null, 49900, 6500, 56400, 0, 0, "issued", "jnl_01m8jer9kdeefrg9431wjrwvnj", null, null, "inv-0006", 1795915785837, 1795915785837, 1, "9999-99-99", 0, null, null, [["org_01m8jer7y4esrrzk0zz5wew8j8", 1, "Workbooks", "24", "7.25", null, "acc_01m8jer7y4esrrzk0zvqvj9apj", "ZR", null, 17400, 0, 17400], ["org_01m8jer7y4esrrzk0zz5wew8j8", 2, "Half a day of course design", "0.5", "650.00", null, "acc_01m8jer7y4esrrzk0zvka76mnq", "ST", null, 32500, 6500, 39000]], [], []]');
INSERT INTO public.audit_states VALUES ('org_01m8jer7y4esrrzk0zz5wew8j8', 24, 2, 'number_sequences', 'invoice', '["org_01m8jer7y4esrrzk0zz5wew8j8", "invoice", 6]');
INSERT INTO public.audit_states VALUES ('org_01m8jer7y4esrrzk0zz5wew8j8', 30, 1, 'invoices', 'inv_01m8jer9dwetqvyhv8j40x0kp7', '["inv_01m8jer9dwetqvyhv8j40x0kp7", "org_01m8jer7y4esrrzk0zz5wew8j8", "sales", "invoice", "issued", "INV-0003", "con_01m8jer8q7ep4rs2tkxjx3h904", "2026-02-09", "2026-03-11", "exclusive", null, null, 27500, 700, 28200, 28200, 0, "issued", "jnl_01m8jer9dwetqvyhv8j88npr3n", null, null, "inv-0003", 1795915785660, 1795915786148, 2, "2026-03-06", 1, "2026-03-06", "2026-03-06", [["org_01m8jer7y4esrrzk0zz5wew8j8", 1, "Seminar room, 5 evenings", "5", "48.00", null, "acc_01m8jer86se46adycwp2wesp82", "EX", null, 24000, 0, 24000], ["org_01m8jer7y4esrrzk0zz5wew8j8", 2, "Projector", "1", "35.00", null, "acc_01m8jer7y4esrrzk0zvka76mnq", "ST", null, 3500, 700, 4200]], [["alc_01m8jer9x4ez78xsva8c0tfvxc", "org_01m8jer7y4esrrzk0zz5wew8j8", "set_01m8jer9x4ez78xsva84qjhmx6", null, 28200, "2026-03-06", null, 1795915786148, null]], []]');
INSERT INTO public.audit_states VALUES ('org_01m8jer7y4esrrzk0zz5wew8j8', 30, 2, 'settlements', 'set_01m8jer9x4ez78xsva84qjhmx6', '["set_01m8jer9x4ez78xsva84qjhmx6", "org_01m8jer7y4esrrzk0zz5wew8j8", "receipt", "sales", "posted", "con_01m8jer8q7ep4rs2tkxjx3h904", "bac_01m8jer8d0ee587bvs30cfy5nv", "2026-03-06", 28200, 28200, null, null, 0, "jnl_01m8jer9x4ez78xsva8a27nk0v", null, null, "", 1795915786148, 1795915786148, 1, "2026-03-06", 1, "2026-03-06", "2026-03-06"]');
INSERT INTO public.audit_states VALUES ('org_01m8jer7y4esrrzk0zz5wew8j8', 31, 1, 'bank_accounts', 'bac_01m8jer8d0ee587bvs30cfy5nv', '["bac_01m8jer8d0ee587bvs30cfy5nv", "org_01m8jer7y4esrrzk0zz5wew8j8", "acc_01m8jer7y4esrrzk0zsn3w21sx", "Current", "current", null, null, null, 1000000, "2026-01-01", "jnl_01m8jer8d0ee587bvs382fqgnx", 900715, 1795915784608, 1795915786248, 2, "2026-03-31"]');
INSERT INTO public.audit_states VALUES ('org_01m8jer7y4esrrzk0zz5wew8j8', 31, 2, 'stated_balances', 'bac_01m8jer8d0ee587bvs30cfy5nv/2026-03-31', '["org_01m8jer7y4esrrzk0zz5wew8j8", "bac_01m8jer8d0ee587bvs30cfy5nv", "2026-03-31", 900715, 1795915786248]');
INSERT INTO public.audit_states VALUES ('org_01m8jer7y4esrrzk0zz5wew8j8', 31, 3, 'bank_transactions', 'btx_01m8jera08ewv8s0g6crw049qa', '["btx_01m8jera08ewv8s0g6crw049qa", "org_01m8jer7y4esrrzk0zz5wew8j8", "bac_01m8jer8d0ee587bvs30cfy5nv", "2026-01-22", -107880, "FPO TECHBARN LTD TB-0117", null, null, 1, "fpo techbarn ltd tb-0117", "unconfirmed", null, "NV", null, null, null, null, null, null, null, null, null, 1795915786248, 1795915786248, 1, null, "1272808c0b8e7153718481fdd8cad3bca1177a0d294a925b0d41e3b4b2ae4845", []]');
INSERT INTO public.audit_states VALUES ('org_01m8jer7y4esrrzk0zz5wew8j8', 31, 4, 'bank_transactions', 'btx_01m8jera08ewv8s0g6cwja3wq8', '["btx_01m8jera08ewv8s0g6cwja3wq8", "org_01m8jer7y4esrrzk0zz5wew8j8", "bac_01m8jer8d0ee587bvs30cfy5nv", "2026-01-30", 150000, "FPI ABBEY SCHOOLS TRUST PART INV-0001", null, null, 1, "fpi abbey schools trust part inv-0001", "unconfirmed", null, "NV", null, null, null, null, null, null, null, null, null, 1795915786248, 1795915786248, 1, null, "328dd05df287413bbd6f750059372a7f48a2fe8810a1c938b25cc5b4201f7110", []]');
INSERT INTO public.audit_states VALUES ('org_01m8jer7y4esrrzk0zz5wew8j8', 31, 5, 'bank_transactions', 'btx_01m8jera08ewv8s0g6d0dswk9p', '["btx_01m8jera08ewv8s0g6d0dswk9p", "org_01m8jer7y4esrrzk0zz5wew8j8", "bac_01m8jer8d0ee587bvs30cfy5nv", "2026-02-02", -3600, "CARD SLATEWORK SOFTWARE SUBSCRIPTION", null, null, 1, "card slatework software subscription", "unconfirmed", null, "NV", null, null, null, null, null, null, null, null, null, 1795915786248, 1795915786248, 1, null, "67141ee03747f94a367872676174183b43b71f3c3cdd657ed483571c76ec7c0e", []]');
INSERT INTO public.audit_states VALUES ('org_01m8jer7y4esrrzk0zz5wew8j8', 31, 6, 'bank_transactions', 'btx_01m8jera08ewv8s0g6d7pz6c71', '["btx_01m8jera08ewv8s0g6d7pz6c71", "org_01m8jer7y4esrrzk0zz5wew8j8", "bac_01m8jer8d0ee587bvs30cfy5nv", "2026-02-10", -135000, "FPO HARCOURT LETTINGS HL-33", null, null, 1, "fpo harcourt lettings hl-33", "unconfirmed", null, "NV", null, null, null, null, null, null, null, null, null, 1795915786248, 1795915786248, 1, null, "a554bd883699f03b2433581dae214b19ef4ca02926a5399a2312d8445d2ae6f3", []]');
INSERT INTO public.audit_states VALUES ('org_01m8jer7y4esrrzk0zz5wew8j8', 31, 7, 'bank_transactions', 'btx_01m8jera08ewv8s0g6d8ab59r9', '["btx_01m8jera08ewv8s0g6d8ab59r9", "org_01m8jer7y4esrrzk0zz5wew8j8", "bac_01m8jer8d0ee587bvs30cfy5nv", "2026-02-16", 171000, "FPI ABBEY SCHOOLS TRUST INV-0001 INV-0002", null, null, 1, "fpi abbey schools trust inv-0001 inv-0002", "unconfirmed", null, "NV", null, null, null, null, null, null, null, null, null, 1795915786248, 1795915786248, 1, null, "3a4f56ddd806837edc73f6f4dc68c99dacbe0696ccc891aed5fa4883ff1e7336", []]');
INSERT INTO public.audit_states VALUES ('org_01m8jer7y4esrrzk0zz5wew8j8', 22, 1, 'invoices', 'inv_01m8jer9hfecwten8hg54s1cm7', '["inv_01m8jer9hfecwten8hg54s1cm7", "org_01m8jer7y4esrrzk0zz5wew8j8", "sales", "credit_note", "issued", "CN-0001", "con_01m8jer8r4e1js7w4scpn9tehd", "2026-03-12", "2026-03-12", "exclusive", "INV-0004", null, 15000, 3000, 18000, 0, 0, "issued", "jnl_01m8jer9hfecwten8hg968h4rw", null, null, "cn-0001\ninv-0004", 1795915785775, 1795915785775, 1, "9999-99-99", 0, null, null, [["org_01m8jer7y4esrrzk0zz5wew8j8", 1, "A day that was not held", "1", "150.00", null, "acc_01m8jer7y4esrrzk0zvka76mnq", "ST", null, 15000, 3000, 18000]], [], []]');
INSERT INTO public.audit_states VALUES ('org_01m8jer7y4esrrzk0zz5wew8j8', 22, 2, 'number_sequences', 'credit_note', '["org_01m8jer7y4esrrzk0zz5wew8j8", "credit_note", 1]');
INSERT INTO public.audit_states VALUES ('org_01m8jer7y4esrrzk0zz5wew8j8', 25, 1, 'invoices', 'inv_01m8jer9gpe80sfs7byzryq4gb', '["inv_01m8jer9gpe80sfs7byzryq4gb", "org_01m8jer7y4esrrzk0zz5wew8j8", "sales", "invoice", "void", "INV-0005", "con_01m8jer8r4e1js7w4scpn9tehd", "2026-03-03", "2026-04-02", "exclusive", null, null, 50000, 10000, 60000, 0, 0, "issued", "jnl_01m8jer9gpe80sfs7bz33f3mwy", "2026-03-03", "jnl_01m8jer9pre26vyhxp95bkpbw2", "inv-0005", 1795915785750, 1795915785944, 2, "2026-03-03", 0, null, null, [["org_01m8jer7y4esrrzk0zz5wew8j8", 1, "Raised in error", "1", "500.00", null, "acc_01m8jer7y4esrrzk0zvka76mnq", "ST", null, 50000, 10000, 60000]], [], []]');
INSERT INTO public.audit_states VALUES ('org_01m8jer7y4esrrzk0zz5wew8j8', 34, 1, 'invoices', 'inv_01m8jer94jea29dbc7ev3xctjy', '["inv_01m8jer94jea29dbc7ev3xctjy", "org_01m8jer7y4esrrzk0zz5wew8j8", "sales", "invoice", "issued", "INV-0001", "con_01m8jer8nje4n8dhds4nxmhkzr", "2026-01-15", "2026-02-14", "exclusive", null, null, 195000, 39000, 234000, 150000, 0, "issued", "jnl_01m8jer94jea29dbc7ewt4edaz", null, null, "inv-0001", 1795915785362, 1795915786562, 2, "9999-99-99", 1, "2026-01-30", "2026-01-30", [["org_01m8jer7y4esrrzk0zz5wew8j8", 1, "Course design, 3 days", "3", "650.00", null, "acc_01m8jer7y4esrrzk0zvka76mnq", "ST", null, 195000, 39000, 234000]], [["alc_01m8jeraa2epsrf4faf05yxtm6", "org_01m8jer7y4esrrzk0zz5wew8j8", "set_01m8jeraa2epsrf4faf05yxtm6", null, 150000, "2026-01-30", null, 1795915786562, null]], []]');
INSERT INTO public.audit_states VALUES ('org_01m8jer7y4esrrzk0zz5wew8j8', 34, 2, 'settlements', 'set_01m8jeraa2epsrf4faf05yxtm6', '["set_01m8jeraa2epsrf4faf05yxtm6", "org_01m8jer7y4esrrzk0zz5wew8j8", "receipt", "sales", "posted", "con_01m8jer8nje4n8dhds4nxmhkzr", "bac_01m8jer8d0ee587bvs30cfy5nv", "2026-01-30", 150000, 150000, null, "btx_01m8jera08ewv8s0g6cwja3wq8", 1, "jnl_01m8jeraa2epsrf4faf05yxtm6", null, null, "", 1795915786562, 1795915786562, 1, "2026-01-30", 1, "2026-01-30", "2026-01-30"]');
INSERT INTO public.audit_states VALUES ('org_01m8jer7y4esrrzk0zz5wew8j8', 35, 1, 'bank_transactions', 'btx_01m8jera08ewv8s0g6cwja3wq8', '["btx_01m8jera08ewv8s0g6cwja3wq8", "org_01m8jer7y4esrrzk0zz5wew8j8", "bac_01m8jer8d0ee587bvs30cfy5nv", "2026-01-30", 150000, "FPI ABBEY SCHOOLS TRUST PART INV-0001", null, null, 1, "fpi abbey schools trust part inv-0001", "confirmed", null, "NV", null, "con_01m8jer8nje4n8dhds4nxmhkzr", "allocations", "jnl_01m8jeraa2epsrf4faf05yxtm6", 2, null, "NV", 0, 1795915786562, 1795915786248, 1795915786562, 2, null, "328dd05df287413bbd6f750059372a7f48a2fe8810a1c938b25cc5b4201f7110", []]');
INSERT INTO public.audit_states VALUES ('org_01m8jer7y4esrrzk0zz5wew8j8', 38, 1, 'invoices', 'inv_01m8jer94jea29dbc7ev3xctjy', '["inv_01m8jer94jea29dbc7ev3xctjy", "org_01m8jer7y4esrrzk0zz5wew8j8", "sales", "invoice", "issued", "INV-0001", "con_01m8jer8nje4n8dhds4nxmhkzr", "2026-01-15", "2026-02-14", "exclusive", null, null, 195000, 39000, 234000, 234000, 0, "issued", "jnl_01m8jer94jea29dbc7ewt4edaz", null, null, "inv-0001", 1795915785362, 1795915786938, 3, "2026-02-16", 2, "2026-01-30", "2026-02-16", [["org_01m8jer7y4esrrzk0zz5wew8j8", 1, "Course design, 3 days", "3", "650.00", null, "acc_01m8jer7y4esrrzk0zvka76mnq", "ST", null, 195000, 39000, 234000]], [["alc_01m8jeraa2epsrf4faf05yxtm6", "org_01m8jer7y4esrrzk0zz5wew8j8", "set_01m8jeraa2epsrf4faf05yxtm6", null, 150000, "2026-01-30", null, 1795915786562, null], ["alc_01m8jerante7nvk90sk3ntpda1", "org_01m8jer7y4esrrzk0zz5wew8j8", "set_01m8jerante7nvk90sk3ntpda1", null, 84000, "2026-02-16", null, 1795915786938, null]], []]');
INSERT INTO public.audit_states VALUES ('org_01m8jer7y4esrrzk0zz5wew8j8', 38, 2, 'invoices', 'inv_01m8jer99we4f904g4x78yevh5', '["inv_01m8jer99we4f904g4x78yevh5", "org_01m8jer7y4esrrzk0zz5wew8j8", "sales", "invoice", "issued", "INV-0002", "con_01m8jer8nje4n8dhds4nxmhkzr", "2026-01-28", "2026-02-27", "exclusive", null, null, 87000, 0, 87000, 87000, 0, "issued", "jnl_01m8jer99we4f904g4xad8j5cf", null, null, "inv-0002", 1795915785532, 1795915786938, 2, "2026-02-16", 1, "2026-02-16", "2026-02-16", [["org_01m8jer7y4esrrzk0zz5wew8j8", 1, "Workbooks", "120", "7.25", null, "acc_01m8jer7y4esrrzk0zvqvj9apj", "ZR", null, 87000, 0, 87000]], [["alc_01m8jerante7nvk90sk3ntpda2", "org_01m8jer7y4esrrzk0zz5wew8j8", "set_01m8jerante7nvk90sk3ntpda1", null, 87000, "2026-02-16", null, 1795915786938, null]], []]');
INSERT INTO public.audit_states VALUES ('org_01m8jer7y4esrrzk0zz5wew8j8', 38, 3, 'settlements', 'set_01m8jerante7nvk90sk3ntpda1', '["set_01m8jerante7nvk90sk3ntpda1", "org_01m8jer7y4esrrzk0zz5wew8j8", "receipt", "sales", "posted", "con_01m8jer8nje4n8dhds4nxmhkzr", "bac_01m8jer8d0ee587bvs30cfy5nv", "2026-02-16", 171000, 171000, null, "btx_01m8jera08ewv8s0g6d8ab59r9", 1, "jnl_01m8jerante7nvk90sk3ntpda1", null, null, "", 1795915786938, 1795915786938, 1, "2026-02-16", 2, "2026-02-16", "2026-02-16"]');
INSERT INTO public.audit_states VALUES ('org_01m8jer7y4esrrzk0zz5wew8j8', 39, 1, 'bank_transactions', 'btx_01m8jera08ewv8s0g6d8ab59r9', '["btx_01m8jera08ewv8s0g6d8ab59r9", "org_01m8jer7y4esrrzk0zz5wew8j8", "bac_01m8jer8d0ee587bvs30cfy5nv", "2026-02-16", 171000, "FPI ABBEY SCHOOLS TRUST INV-0001 INV-0002", null, null, 1, "fpi abbey schools trust inv-0001 inv-0002", "confirmed", null, "NV", null, "con_01m8jer8nje4n8dhds4nxmhkzr", "allocations", "jnl_01m8jerante7nvk90sk3ntpda1", 2, null, "NV", 0, 1795915786938, 1795915786248, 1795915786938, 2, null, "3a4f56ddd806837edc73f6f4dc68c99dacbe0696ccc891aed5fa4883ff1e7336", []]');
INSERT INTO public.audit_states VALUES ('org_01m8jer7y4esrrzk0zz5wew8j8', 40, 1, 'invoices', 'inv_01m8jer97kewjar4xywa54vkv1', '["inv_01m8jer97kewjar4xywa54vkv1", "org_01m8jer7y4esrrzk0zz5wew8j8", "purchase", "invoice", "issued", "PX-881", "con_01m8jer8vfeshbj9xv9h9a28h6", "2026-01-20", "2026-02-19", "exclusive", null, null, 41200, 0, 41200, 40000, 0, "issued", "jnl_01m8jer97kewjar4xywcvaqrnv", null, null, "px-881", 1795915785459, 1795915787057, 2, "9999-99-99", 1, "2026-02-27", "2026-02-27", [["org_01m8jer7y4esrrzk0zz5wew8j8", 1, "Printing of workbooks", "1", "412.00", null, "acc_01m8jer7y4esrrzk0zw7exjm7d", "ZR", null, 41200, 0, 41200]], [["alc_01m8jerashepg9afq5wn4968zp", "org_01m8jer7y4esrrzk0zz5wew8j8", "set_01m8jerashepg9afq5wn4968zp", null, 40000, "2026-02-27", null, 1795915787057, null]], []]');
INSERT INTO public.audit_states VALUES ('org_01m8jer7y4esrrzk0zz5wew8j8', 40, 2, 'settlements', 'set_01m8jerashepg9afq5wn4968zp', '["set_01m8jerashepg9afq5wn4968zp", "org_01m8jer7y4esrrzk0zz5wew8j8", "payment", "purchase", "posted", "con_01m8jer8vfeshbj9xv9h9a28h6", "bac_01m8jer8d0ee587bvs30cfy5nv", "2026-02-27", 40000, 40000, null, "btx_01m8jera08ewv8s0g6dktqc25n", 1, "jnl_01m8jerashepg9afq5wn4968zp", null, null, "", 1795915787057, 1795915787057, 1, "2026-02-27", 1, "2026-02-27", "2026-02-27"]');
INSERT INTO public.audit_states VALUES ('org_01m8jer7y4esrrzk0zz5wew8j8', 23, 1, 'invoices', 'inv_01m8jer9jde09894epanvm1s5q', '["inv_01m8jer9jde09894epanvm1s5q", "org_01m8jer7y4esrrzk0zz5wew8j8", "purchase", "invoice", "issued", "FR-1209", "con_01m8jer8zmeecvvgkgxs8j1mnp", "2026-03-24", "2026-04-23", "inclusive", null, null, 64000, 12800, 76800, 0, 0, "issued", "jnl_01m8jer9jde09894epat4r0566", null, null, "fr-1209", 1795915785805, 1795915785805, 1, "9999-99-99", 0, null, null, [["org_01m8jer7y4esrrzk0zz5wew8j8", 1, "Illustration, 2 days", "2", "384.00", null, "acc_01m8jer7y4esrrzk0zw9zx6s78", "ST", null, 64000, 12800, 76800]], [], []]');
INSERT INTO public.audit_states VALUES ('org_01m8jer7y4esrrzk0zz5wew8j8', 26, 1, 'invoices', 'inv_01m8jer9fae4v92qmckt0nqfgr', '["inv_01m8jer9fae4v92qmckt0nqfgr", "org_01m8jer7y4esrrzk0zz5wew8j8", "sales", "invoice", "issued", "INV-0004", "con_01m8jer8r4e1js7w4scpn9tehd", "2026-02-20", "2026-03-22", "exclusive", null, null, 133200, 26640, 159840, 0, 18000, "issued", "jnl_01m8jer9fae4v92qmckz9wez06", null, null, "inv-0004", 1795915785706, 1795915786020, 2, "9999-99-99", 1, "2026-03-12", "2026-03-12", [["org_01m8jer7y4esrrzk0zz5wew8j8", 1, "Course for new starters", "1", "1480.00", "10", "acc_01m8jer7y4esrrzk0zvka76mnq", "ST", null, 133200, 26640, 159840]], [["alc_01m8jer9s4e8erwsy7gvkff0nv", "org_01m8jer7y4esrrzk0zz5wew8j8", null, "inv_01m8jer9hfecwten8hg54s1cm7", 18000, "2026-03-12", null, 1795915786020, null]], []]');
INSERT INTO public.audit_states VALUES ('org_01m8jer7y4esrrzk0zz5wew8j8', 26, 2, 'invoices', 'inv_01m8jer9hfecwten8hg54s1cm7', '["inv_01m8jer9hfecwten8hg54s1cm7", "org_01m8jer7y4esrrzk0zz5wew8j8", "sales", "credit_note", "issued", "CN-0001", "con_01m8jer8r4e1js7w4scpn9tehd", "2026-03-12", "2026-03-12", "exclusive", "INV-0004", null, 15000, 3000, 18000, 0, 18000, "issued", "jnl_01m8jer9hfecwten8hg968h4rw", null, null, "cn-0001\ninv-0004", 1795915785775, 1795915786020, 2, "2026-03-12", 1, "2026-03-12", "2026-03-12", [["org_01m8jer7y4esrrzk0zz5wew8j8", 1, "A day that was not held", "1", "150.00", null, "acc_01m8jer7y4esrrzk0zvka76mnq", "ST", null, 15000, 3000, 18000]], [], []]');
INSERT INTO public.audit_states VALUES ('org_01m8jer7y4esrrzk0zz5wew8j8', 44, 1, 'settlements', 'set_01m8jer9x4ez78xsva84qjhmx6', '["set_01m8jer9x4ez78xsva84qjhmx6", "org_01m8jer7y4esrrzk0zz5wew8j8", "receipt", "sales", "posted", "con_01m8jer8q7ep4rs2tkxjx3h904", "bac_01m8jer8d0ee587bvs30cfy5nv", "2026-03-06", 28200, 28200, null, "btx_01m8jera08ewv8s0g6dskc34nm", 0, "jnl_01m8jer9x4ez78xsva8a27nk0v", null, null, "", 1795915786148, 1795915787223, 2, "2026-03-06", 1, "2026-03-06", "2026-03-06"]');
INSERT INTO public.audit_states VALUES ('org_01m8jer7y4esrrzk0zz5wew8j8', 45, 1, 'bank_transactions', 'btx_01m8jera08ewv8s0g6dskc34nm', '["btx_01m8jera08ewv8s0g6dskc34nm", "org_01m8jer7y4esrrzk0zz5wew8j8", "bac_01m8jer8d0ee587bvs30cfy5nv", "2026-03-06", 28200, "FPI KESTREL FITNESS CIC INV-0003", null, null, 1, "fpi kestrel fitness cic inv-0003", "confirmed", null, "NV", null, "con_01m8jer8q7ep4rs2tkxjx3h904", "match", "jnl_01m8jer9x4ez78xsva8a27nk0v", 2, null, "NV", 0, 1795915787223, 1795915786248, 1795915787223, 2, null, "8e0352e4b1b35f89518582419b2ff0638d7196ea458695b1839482ea1b564551", []]');
INSERT INTO public.audit_states VALUES ('org_01m8jer7y4esrrzk0zz5wew8j8', 46, 1, 'bank_transactions', 'btx_01m8jera08ewv8s0g6e41w5y3h', '["btx_01m8jera08ewv8s0g6e41w5y3h", "org_01m8jer7y4esrrzk0zz5wew8j8", "bac_01m8jer8d0ee587bvs30cfy5nv", "2026-03-25", -200000, "TFR TO SAVINGS", null, null, 1, "tfr to savings", "confirmed", null, "NV", null, null, "transfer", "jnl_01m8jerb0yeths316xsyxaxpvg", 1, null, "NV", 0, 1795915787294, 1795915786248, 1795915787294, 2, null, "b7b90b8ee2bd4f650d5f978b5912eb492294e4044b7d3c5c2e065ca73b855eae", []]');
INSERT INTO public.audit_states VALUES ('org_01m8jer7y4esrrzk0zz5wew8j8', 48, 1, 'bank_transactions', 'btx_01m8jera08ewv8s0g6d0dswk9p', '["btx_01m8jera08ewv8s0g6d0dswk9p", "org_01m8jer7y4esrrzk0zz5wew8j8", "bac_01m8jer8d0ee587bvs30cfy5nv", "2026-02-02", -3600, "CARD SLATEWORK SOFTWARE SUBSCRIPTION", null, null, 1, "card slatework software subscription", "unconfirmed", "acc_01m8jer7y4esrrzk0zxfwx2p3z", "ST", null, null, null, null, null, null, null, null, null, 1795915786248, 1795915788423, 2, null, "67141ee03747f94a367872676174183b43b71f3c3cdd657ed483571c76ec7c0e", []]');
INSERT INTO public.audit_states VALUES ('org_01m8jer7y4esrrzk0zz5wew8j8', 49, 1, 'bank_transactions', 'btx_01m8jera08ewv8s0g6de9jvjth', '["btx_01m8jera08ewv8s0g6de9jvjth", "org_01m8jer7y4esrrzk0zz5wew8j8", "bac_01m8jer8d0ee587bvs30cfy5nv", "2026-02-18", -5840, "CARD TRAINLINE.COM LONDON", null, null, 1, "card trainline.com london", "unconfirmed", "acc_01m8jer7y4esrrzk0zxmqxt2vp", "ZR", null, null, null, null, null, null, null, null, null, 1795915786248, 1795915788423, 2, null, "56cf7dbbb1cce80aae434516f639c2ae3ac2f04ae4e3ec16a64f481c4271ce17", []]');
INSERT INTO public.audit_states VALUES ('org_01m8jer7y4esrrzk0zz5wew8j8', 50, 1, 'bank_transactions', 'btx_01m8jera08ewv8s0g6dn96v2z0', '["btx_01m8jera08ewv8s0g6dn96v2z0", "org_01m8jer7y4esrrzk0zz5wew8j8", "bac_01m8jer8d0ee587bvs30cfy5nv", "2026-03-02", -3600, "CARD SLATEWORK SOFTWARE SUBSCRIPTION", null, null, 1, "card slatework software subscription", "unconfirmed", "acc_01m8jer7y4esrrzk0zxfwx2p3z", "ST", null, null, null, null, null, null, null, null, null, 1795915786248, 1795915788423, 2, null, "c9f5fec85cb8d9a7ff4021b408ab259a9bb61a729b1b9895d3cbf4c028444205", []]');
INSERT INTO public.audit_states VALUES ('org_01m8jer7y4esrrzk0zz5wew8j8', 51, 1, 'bank_transactions', 'btx_01m8jera08ewv8s0g6e3e5ezs9', '["btx_01m8jera08ewv8s0g6e3e5ezs9", "org_01m8jer7y4esrrzk0zz5wew8j8", "bac_01m8jer8d0ee587bvs30cfy5nv", "2026-03-20", -750, "TOTAL CHARGES TO 19MAR2026", null, null, 1, "total charges to 19mar2026", "unconfirmed", "acc_01m8jer7y4esrrzk0zyfew9p87", "EX", null, null, null, null, null, null, null, null, null, 1795915786248, 1795915788423, 2, null, "f0ba29b088e504eae3e9a2fe7a0600dae5d622db4b4b80ccffa83595db79f5c3", []]');
INSERT INTO public.audit_states VALUES ('org_01m8jer7y4esrrzk0zz5wew8j8', 52, 1, 'bank_transactions', 'btx_01m8jera08ewv8s0g6de9jvjth', '["btx_01m8jera08ewv8s0g6de9jvjth", "org_01m8jer7y4esrrzk0zz5wew8j8", "bac_01m8jer8d0ee587bvs30cfy5nv", "2026-02-18", -5840, "CARD TRAINLINE.COM LONDON", null, null, 1, "card trainline.com london", "confirmed", "acc_01m8jer7y4esrrzk0zxmqxt2vp", "ZR", null, null, "account", "jnl_01m8jercc8e4p8658w7fzwfxjd", 1, "acc_01m8jer7y4esrrzk0zxmqxt2vp", "ZR", 0, 1795915788680, 1795915786248, 1795915788680, 3, null, "56cf7dbbb1cce80aae434516f639c2ae3ac2f04ae4e3ec16a64f481c4271ce17", []]');
INSERT INTO public.audit_states VALUES ('org_01m8jer7y4esrrzk0zz5wew8j8', 58, 1, 'organisations', 'org_01m8jer7y4esrrzk0zz5wew8j8', '["org_01m8jer7y4esrrzk0zz5wew8j8", "Wren & Marsh Ltd", "GBP", "GB", "03-31", 1, null, "standard", null, "line", "active", "2026-03-31", 1795915784132, 1795915789493, 2, 0, "2026-03-31"]');
INSERT INTO public.audit_states VALUES ('org_01m8jer7hse8997d5tpcrwf4gn', 4, 1, 'organisations', 'org_01m8jer7hse8997d5tpcrwf4gn', '["org_01m8jer7hse8997d5tpcrwf4gn", "Acorn Ltd", "GBP", "GB", "03-31", 1, null, "standard", null, "line", "active", null, 1795915783737, 1795915783737, 1, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8jer7hse8997d5tpcrwf4gn', 4, 2, 'tax_rates', 'ST/2026-02-01', '["org_01m8jer7hse8997d5tpcrwf4gn", "ST", "2026-02-01", 190000]');
INSERT INTO public.audit_states VALUES ('org_01m8jer7hse8997d5tpcrwf4gn', 7, 1, 'bank_transactions', 'btx_01m8jere76e1fv8yq233mfn80c', '["btx_01m8jere76e1fv8yq233mfn80c", "org_01m8jer7hse8997d5tpcrwf4gn", "bac_01m8jer7vze8dr4w0kn9h5vfaj", "2026-03-02", -50000, "CARD 4417 SCREWFIX", null, null, 1, "card 4417 screwfix", "confirmed", null, "NV", null, null, "match", "jnl_01m8jere7xeeat8crrmbz5cvm3", 2, null, null, 0, 1795915790630, 1795915790566, 1795915790630, 2, null, "0ed9bb1b0d55af6c307ff282ecdc85bc1bd02e3792ac92d0af03bb4a90c6ddd4", []]');
INSERT INTO public.audit_states VALUES ('org_01m8jer7y4esrrzk0zz5wew8j8', 31, 8, 'bank_transactions', 'btx_01m8jera08ewv8s0g6de9jvjth', '["btx_01m8jera08ewv8s0g6de9jvjth", "org_01m8jer7y4esrrzk0zz5wew8j8", "bac_01m8jer8d0ee587bvs30cfy5nv", "2026-02-18", -5840, "CARD TRAINLINE.COM LONDON", null, null, 1, "card trainline.com london", "unconfirmed", null, "NV", null, null, null, null, null, null, null, null, null, 1795915786248, 1795915786248, 1, null, "56cf7dbbb1cce80aae434516f639c2ae3ac2f04ae4e3ec16a64f481c4271ce17", []]');
INSERT INTO public.audit_states VALUES ('org_01m8jer7y4esrrzk0zz5wew8j8', 31, 9, 'bank_transactions', 'btx_01m8jera08ewv8s0g6dktqc25n', '["btx_01m8jera08ewv8s0g6dktqc25n", "org_01m8jer7y4esrrzk0zz5wew8j8", "bac_01m8jer8d0ee587bvs30cfy5nv", "2026-02-27", -40000, "FPO PRINTWELL PX-881", null, null, 1, "fpo printwell px-881", "unconfirmed", null, "NV", null, null, null, null, null, null, null, null, null, 1795915786248, 1795915786248, 1, null, "cbb4004e5f456dd9c35d050b3fe3c9e6b04bf0eab21532e492b097a7b21b73a1", []]');
INSERT INTO public.audit_states VALUES ('org_01m8jer7y4esrrzk0zz5wew8j8', 31, 10, 'bank_transactions', 'btx_01m8jera08ewv8s0g6dn96v2z0', '["btx_01m8jera08ewv8s0g6dn96v2z0", "org_01m8jer7y4esrrzk0zz5wew8j8", "bac_01m8jer8d0ee587bvs30cfy5nv", "2026-03-02", -3600, "CARD SLATEWORK SOFTWARE SUBSCRIPTION", null, null, 1, "card slatework software subscription", "unconfirmed", null, "NV", null, null, null, null, null, null, null, null, null, 1795915786248, 1795915786248, 1, null, "c9f5fec85cb8d9a7ff4021b408ab259a9bb61a729b1b9895d3cbf4c028444205", []]');
INSERT INTO public.audit_states VALUES ('org_01m8jer7y4esrrzk0zz5wew8j8', 31, 11, 'bank_transactions', 'btx_01m8jera08ewv8s0g6dskc34nm', '["btx_01m8jera08ewv8s0g6dskc34nm", "org_01m8jer7y4esrrzk0zz5wew8j8", "bac_01m8jer8d0ee587bvs30cfy5nv", "2026-03-06", 28200, "FPI KESTREL FITNESS CIC INV-0003", null, null, 1, "fpi kestrel fitness cic inv-0003", "unconfirmed", null, "NV", null, null, null, null, null, null, null, null, null, 1795915786248, 1795915786248, 1, null, "8e0352e4b1b35f89518582419b2ff0638d7196ea458695b1839482ea1b564551", []]');
INSERT INTO public.audit_states VALUES ('org_01m8jer7y4esrrzk0zz5wew8j8', 31, 12, 'bank_transactions', 'btx_01m8jera08ewv8s0g6dzra3tbt', '["btx_01m8jera08ewv8s0g6dzra3tbt", "org_01m8jer7y4esrrzk0zz5wew8j8", "bac_01m8jer8d0ee587bvs30cfy5nv", "2026-03-16", 141840, "FPI MARLOW AND PIKE LLP INV-0004 LESS CN-0001", null, null, 1, "fpi marlow and pike llp inv-0004 less cn-0001", "unconfirmed", null, "NV", null, null, null, null, null, null, null, null, null, 1795915786248, 1795915786248, 1, null, "71e7888d7a34f0bcc91a019e775f105d0016a4f32f799edaf02f3d2a7290e64d", []]');
INSERT INTO public.audit_states VALUES ('org_01m8jer7y4esrrzk0zz5wew8j8', 31, 13, 'bank_transactions', 'btx_01m8jera08ewv8s0g6e3e5ezs9', '["btx_01m8jera08ewv8s0g6e3e5ezs9", "org_01m8jer7y4esrrzk0zz5wew8j8", "bac_01m8jer8d0ee587bvs30cfy5nv", "2026-03-20", -750, "TOTAL CHARGES TO 19MAR2026", null, null, 1, "total charges to 19mar2026", "unconfirmed", null, "NV", null, null, null, null, null, null, null, null, null, 1795915786248, 1795915786248, 1, null, "f0ba29b088e504eae3e9a2fe7a0600dae5d622db4b4b80ccffa83595db79f5c3", []]');
INSERT INTO public.audit_states VALUES ('org_01m8jer7y4esrrzk0zz5wew8j8', 31, 14, 'bank_transactions', 'btx_01m8jera08ewv8s0g6e41w5y3h', '["btx_01m8jera08ewv8s0g6e41w5y3h", "org_01m8jer7y4esrrzk0zz5wew8j8", "bac_01m8jer8d0ee587bvs30cfy5nv", "2026-03-25", -200000, "TFR TO SAVINGS", null, null, 1, "tfr to savings", "unconfirmed", null, "NV", null, null, null, null, null, null, null, null, null, 1795915786248, 1795915786248, 1, null, "b7b90b8ee2bd4f650d5f978b5912eb492294e4044b7d3c5c2e065ca73b855eae", []]');
INSERT INTO public.audit_states VALUES ('org_01m8jer7y4esrrzk0zz5wew8j8', 31, 15, 'bank_transactions', 'btx_01m8jera08ewv8s0g6e807tp56', '["btx_01m8jera08ewv8s0g6e807tp56", "org_01m8jer7y4esrrzk0zz5wew8j8", "bac_01m8jer8d0ee587bvs30cfy5nv", "2026-03-31", -93655, "FPO J WREN NET PAY MARCH", null, null, 1, "fpo j wren net pay march", "unconfirmed", null, "NV", null, null, null, null, null, null, null, null, null, 1795915786248, 1795915786248, 1, null, "b723781a8f8f5c03549e3d18755201bd640e2ac657779e194ac48817223ffdee", []]');
INSERT INTO public.audit_states VALUES ('org_01m8jer7y4esrrzk0zz5wew8j8', 32, 1, 'invoices', 'inv_01m8jer986e4tazbnfgg9n1mev', '["inv_01m8jer986e4tazbnfgg9n1mev", "org_01m8jer7y4esrrzk0zz5wew8j8", "purchase", "invoice", "issued", "TB-0117", "con_01m8jer8xqess9vm53nk1x5nzr", "2026-01-21", "2026-02-20", "exclusive", null, null, 89900, 17980, 107880, 107880, 0, "issued", "jnl_01m8jer986e4tazbnfgm742yzf", null, null, "tb-0117", 1795915785478, 1795915786412, 2, "2026-01-22", 1, "2026-01-22", "2026-01-22", [["org_01m8jer7y4esrrzk0zz5wew8j8", 1, "Laptop", "1", "899.00", null, "acc_01m8jer7y4esrrzk0zrnmsnhzz", "ST", null, 89900, 17980, 107880]], [["alc_01m8jera5ce3yr999v2vd12eg9", "org_01m8jer7y4esrrzk0zz5wew8j8", "set_01m8jera5ce3yr999v2vd12eg9", null, 107880, "2026-01-22", null, 1795915786412, null]], []]');
INSERT INTO public.audit_states VALUES ('org_01m8jer7y4esrrzk0zz5wew8j8', 32, 2, 'settlements', 'set_01m8jera5ce3yr999v2vd12eg9', '["set_01m8jera5ce3yr999v2vd12eg9", "org_01m8jer7y4esrrzk0zz5wew8j8", "payment", "purchase", "posted", "con_01m8jer8xqess9vm53nk1x5nzr", "bac_01m8jer8d0ee587bvs30cfy5nv", "2026-01-22", 107880, 107880, null, "btx_01m8jera08ewv8s0g6crw049qa", 1, "jnl_01m8jera5ce3yr999v2vd12eg9", null, null, "", 1795915786412, 1795915786412, 1, "2026-01-22", 1, "2026-01-22", "2026-01-22"]');
INSERT INTO public.audit_states VALUES ('org_01m8jer7y4esrrzk0zz5wew8j8', 33, 1, 'bank_transactions', 'btx_01m8jera08ewv8s0g6crw049qa', '["btx_01m8jera08ewv8s0g6crw049qa", "org_01m8jer7y4esrrzk0zz5wew8j8", "bac_01m8jer8d0ee587bvs30cfy5nv", "2026-01-22", -107880, "FPO TECHBARN LTD TB-0117", null, null, 1, "fpo techbarn ltd tb-0117", "confirmed", null, "NV", null, "con_01m8jer8xqess9vm53nk1x5nzr", "allocations", "jnl_01m8jera5ce3yr999v2vd12eg9", 2, null, "NV", 0, 1795915786412, 1795915786248, 1795915786412, 2, null, "1272808c0b8e7153718481fdd8cad3bca1177a0d294a925b0d41e3b4b2ae4845", []]');
INSERT INTO public.audit_states VALUES ('org_01m8jer7y4esrrzk0zz5wew8j8', 36, 1, 'invoices', 'inv_01m8jer9ayecxvttm86x8myykv', '["inv_01m8jer9ayecxvttm86x8myykv", "org_01m8jer7y4esrrzk0zz5wew8j8", "purchase", "invoice", "issued", "HL-33", "con_01m8jer8yje4psqv00910s456a", "2026-02-01", "2026-03-03", "exclusive", null, null, 135000, 0, 135000, 135000, 0, "issued", "jnl_01m8jer9ayecxvttm8700gpsnw", null, null, "hl-33", 1795915785566, 1795915786703, 2, "2026-02-10", 1, "2026-02-10", "2026-02-10", [["org_01m8jer7y4esrrzk0zz5wew8j8", 1, "Rent, January to March", "1", "1350.00", null, "acc_01m8jer7y4esrrzk0zwxqwf3pg", "EX", null, 135000, 0, 135000]], [["alc_01m8jeraefep9ae4n8g822vckf", "org_01m8jer7y4esrrzk0zz5wew8j8", "set_01m8jeraefep9ae4n8g822vckf", null, 135000, "2026-02-10", null, 1795915786703, null]], []]');
INSERT INTO public.audit_states VALUES ('org_01m8jer7y4esrrzk0zz5wew8j8', 36, 2, 'settlements', 'set_01m8jeraefep9ae4n8g822vckf', '["set_01m8jeraefep9ae4n8g822vckf", "org_01m8jer7y4esrrzk0zz5wew8j8", "payment", "purchase", "posted", "con_01m8jer8yje4psqv00910s456a", "bac_01m8jer8d0ee587bvs30cfy5nv", "2026-02-10", 135000, 135000, null, "btx_01m8jera08ewv8s0g6d7pz6c71", 1, "jnl_01m8jeraefep9ae4n8g822vckf", null, null, "", 1795915786703, 1795915786703, 1, "2026-02-10", 1, "2026-02-10", "2026-02-10"]');
INSERT INTO public.audit_states VALUES ('org_01m8jer7y4esrrzk0zz5wew8j8', 37, 1, 'bank_transactions', 'btx_01m8jera08ewv8s0g6d7pz6c71', '["btx_01m8jera08ewv8s0g6d7pz6c71", "org_01m8jer7y4esrrzk0zz5wew8j8", "bac_01m8jer8d0ee587bvs30cfy5nv", "2026-02-10", -135000, "FPO HARCOURT LETTINGS HL-33", null, null, 1, "fpo harcourt lettings hl-33", "confirmed", null, "NV", null, "con_01m8jer8yje4psqv00910s456a", "allocations", "jnl_01m8jeraefep9ae4n8g822vckf", 2, null, "NV", 0, 1795915786703, 1795915786248, 1795915786703, 2, null, "a554bd883699f03b2433581dae214b19ef4ca02926a5399a2312d8445d2ae6f3", []]');
INSERT INTO public.audit_states VALUES ('org_01m8jer7y4esrrzk0zz5wew8j8', 41, 1, 'bank_transactions', 'btx_01m8jera08ewv8s0g6dktqc25n', '["btx_01m8jera08ewv8s0g6dktqc25n", "org_01m8jer7y4esrrzk0zz5wew8j8", "bac_01m8jer8d0ee587bvs30cfy5nv", "2026-02-27", -40000, "FPO PRINTWELL PX-881", null, null, 1, "fpo printwell px-881", "confirmed", null, "NV", null, "con_01m8jer8vfeshbj9xv9h9a28h6", "allocations", "jnl_01m8jerashepg9afq5wn4968zp", 2, null, "NV", 0, 1795915787057, 1795915786248, 1795915787057, 2, null, "cbb4004e5f456dd9c35d050b3fe3c9e6b04bf0eab21532e492b097a7b21b73a1", []]');
INSERT INTO public.audit_states VALUES ('org_01m8jer7y4esrrzk0zz5wew8j8', 47, 1, 'bank_transactions', 'btx_01m8jera08ewv8s0g6e807tp56', '["btx_01m8jera08ewv8s0g6e807tp56", "org_01m8jer7y4esrrzk0zz5wew8j8", "bac_01m8jer8d0ee587bvs30cfy5nv", "2026-03-31", -93655, "FPO J WREN NET PAY MARCH", null, null, 1, "fpo j wren net pay march", "confirmed", "acc_01m8jer7y4esrrzk0ztejm6kss", "NV", null, null, "account", "jnl_01m8jerb4aeqmtgsp74wvvv5wb", 1, "acc_01m8jer7y4esrrzk0ztejm6kss", "NV", 0, 1795915787402, 1795915786248, 1795915787402, 2, null, "b723781a8f8f5c03549e3d18755201bd640e2ac657779e194ac48817223ffdee", []]');
INSERT INTO public.audit_states VALUES ('org_01m8jer7y4esrrzk0zz5wew8j8', 56, 1, 'vat_returns', 'vrt_01m8jerd0det1ajb682h5tersm', '["vrt_01m8jerd0det1ajb682h5tersm", "org_01m8jer7y4esrrzk0zz5wew8j8", "2026-01-01", "2026-03-31", "draft", "[]", null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, 1795915789325, 1795915789325, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8jer7y4esrrzk0zz5wew8j8', 57, 1, 'organisations', 'org_01m8jer7y4esrrzk0zz5wew8j8', '["org_01m8jer7y4esrrzk0zz5wew8j8", "Wren & Marsh Ltd", "GBP", "GB", "03-31", 1, null, "standard", null, "line", "active", null, 1795915784132, 1795915784132, 1, 0, "2026-03-31"]');
INSERT INTO public.audit_states VALUES ('org_01m8jer7y4esrrzk0zz5wew8j8', 57, 2, 'vat_returns', 'vrt_01m8jerd0det1ajb682h5tersm', '["vrt_01m8jerd0det1ajb682h5tersm", "org_01m8jer7y4esrrzk0zz5wew8j8", "2026-01-01", "2026-03-31", "finalised", "[]", "standard", null, 477600, 69840, 342690, 31980, 69840, 0, 69840, 31980, 37860, 477600, 342700, 0, 0, null, 1795915789418, 1795915789325, 1795915789418, 2]');
INSERT INTO public.audit_states VALUES ('org_01m8jer7hse8997d5tpcrwf4gn', 5, 1, 'bank_transactions', 'btx_01m8jere76e1fv8yq233mfn80c', '["btx_01m8jere76e1fv8yq233mfn80c", "org_01m8jer7hse8997d5tpcrwf4gn", "bac_01m8jer7vze8dr4w0kn9h5vfaj", "2026-03-02", -50000, "CARD 4417 SCREWFIX", null, null, 1, "card 4417 screwfix", "unconfirmed", null, "NV", null, null, null, null, null, null, null, null, null, 1795915790566, 1795915790566, 1, null, "0ed9bb1b0d55af6c307ff282ecdc85bc1bd02e3792ac92d0af03bb4a90c6ddd4", []]');
INSERT INTO public.audit_states VALUES ('org_01m8jer7y4esrrzk0zz5wew8j8', 42, 1, 'invoices', 'inv_01m8jer9fae4v92qmckt0nqfgr', '["inv_01m8jer9fae4v92qmckt0nqfgr", "org_01m8jer7y4esrrzk0zz5wew8j8", "sales", "invoice", "issued", "INV-0004", "con_01m8jer8r4e1js7w4scpn9tehd", "2026-02-20", "2026-03-22", "exclusive", null, null, 133200, 26640, 159840, 141840, 18000, "issued", "jnl_01m8jer9fae4v92qmckz9wez06", null, null, "inv-0004", 1795915785706, 1795915787130, 3, "2026-03-16", 2, "2026-03-12", "2026-03-16", [["org_01m8jer7y4esrrzk0zz5wew8j8", 1, "Course for new starters", "1", "1480.00", "10", "acc_01m8jer7y4esrrzk0zvka76mnq", "ST", null, 133200, 26640, 159840]], [["alc_01m8jer9s4e8erwsy7gvkff0nv", "org_01m8jer7y4esrrzk0zz5wew8j8", null, "inv_01m8jer9hfecwten8hg54s1cm7", 18000, "2026-03-12", null, 1795915786020, null], ["alc_01m8jeravteznat6e9pjgymkda", "org_01m8jer7y4esrrzk0zz5wew8j8", "set_01m8jeravteznat6e9pjgymkda", null, 141840, "2026-03-16", null, 1795915787130, null]], []]');
INSERT INTO public.audit_states VALUES ('org_01m8jer7y4esrrzk0zz5wew8j8', 42, 2, 'settlements', 'set_01m8jeravteznat6e9pjgymkda', '["set_01m8jeravteznat6e9pjgymkda", "org_01m8jer7y4esrrzk0zz5wew8j8", "receipt", "sales", "posted", "con_01m8jer8r4e1js7w4scpn9tehd", "bac_01m8jer8d0ee587bvs30cfy5nv", "2026-03-16", 141840, 141840, null, "btx_01m8jera08ewv8s0g6dzra3tbt", 1, "jnl_01m8jeravteznat6e9pjgymkda", null, null, "", 1795915787130, 1795915787130, 1, "2026-03-16", 1, "2026-03-16", "2026-03-16"]');
INSERT INTO public.audit_states VALUES ('org_01m8jer7y4esrrzk0zz5wew8j8', 43, 1, 'bank_transactions', 'btx_01m8jera08ewv8s0g6dzra3tbt', '["btx_01m8jera08ewv8s0g6dzra3tbt", "org_01m8jer7y4esrrzk0zz5wew8j8", "bac_01m8jer8d0ee587bvs30cfy5nv", "2026-03-16", 141840, "FPI MARLOW AND PIKE LLP INV-0004 LESS CN-0001", null, null, 1, "fpi marlow and pike llp inv-0004 less cn-0001", "confirmed", null, "NV", null, "con_01m8jer8r4e1js7w4scpn9tehd", "allocations", "jnl_01m8jeravteznat6e9pjgymkda", 2, null, "NV", 0, 1795915787130, 1795915786248, 1795915787130, 2, null, "71e7888d7a34f0bcc91a019e775f105d0016a4f32f799edaf02f3d2a7290e64d", []]');
INSERT INTO public.audit_states VALUES ('org_01m8jer7y4esrrzk0zz5wew8j8', 53, 1, 'bank_transactions', 'btx_01m8jera08ewv8s0g6dn96v2z0', '["btx_01m8jera08ewv8s0g6dn96v2z0", "org_01m8jer7y4esrrzk0zz5wew8j8", "bac_01m8jer8d0ee587bvs30cfy5nv", "2026-03-02", -3600, "CARD SLATEWORK SOFTWARE SUBSCRIPTION", null, null, 1, "card slatework software subscription", "confirmed", "acc_01m8jer7y4esrrzk0zxfwx2p3z", "ST", null, null, "account", "jnl_01m8jerck6ekpbn5q3jd1hwt5v", 1, "acc_01m8jer7y4esrrzk0zxfwx2p3z", "ST", -600, 1795915788902, 1795915786248, 1795915788902, 3, null, "c9f5fec85cb8d9a7ff4021b408ab259a9bb61a729b1b9895d3cbf4c028444205", []]');
INSERT INTO public.audit_states VALUES ('org_01m8jer7y4esrrzk0zz5wew8j8', 54, 1, 'bank_transactions', 'btx_01m8jera08ewv8s0g6d0dswk9p', '["btx_01m8jera08ewv8s0g6d0dswk9p", "org_01m8jer7y4esrrzk0zz5wew8j8", "bac_01m8jer8d0ee587bvs30cfy5nv", "2026-02-02", -3600, "CARD SLATEWORK SOFTWARE SUBSCRIPTION", null, null, 1, "card slatework software subscription", "confirmed", "acc_01m8jer7y4esrrzk0zxfwx2p3z", "ST", null, null, "account", "jnl_01m8jercqden4vwmxz98ct72c0", 1, "acc_01m8jer7y4esrrzk0zxfwx2p3z", "ST", -600, 1795915789037, 1795915786248, 1795915789037, 3, null, "67141ee03747f94a367872676174183b43b71f3c3cdd657ed483571c76ec7c0e", []]');
INSERT INTO public.audit_states VALUES ('org_01m8jer7y4esrrzk0zz5wew8j8', 55, 1, 'bank_transactions', 'btx_01m8jera08ewv8s0g6e3e5ezs9', '["btx_01m8jera08ewv8s0g6e3e5ezs9", "org_01m8jer7y4esrrzk0zz5wew8j8", "bac_01m8jer8d0ee587bvs30cfy5nv", "2026-03-20", -750, "TOTAL CHARGES TO 19MAR2026", null, null, 1, "total charges to 19mar2026", "confirmed", "acc_01m8jer7y4esrrzk0zyfew9p87", "EX", null, null, "account", "jnl_01m8jercsnefvvq3qmg8jh7f8a", 1, "acc_01m8jer7y4esrrzk0zyfew9p87", "EX", 0, 1795915789109, 1795915786248, 1795915789109, 3, null, "f0ba29b088e504eae3e9a2fe7a0600dae5d622db4b4b80ccffa83595db79f5c3", []]');
INSERT INTO public.audit_states VALUES ('org_01m8jer7hse8997d5tpcrwf4gn', 8, 1, 'bank_transactions', 'btx_01m8jere76e1fv8yq233mfn80c', '["btx_01m8jere76e1fv8yq233mfn80c", "org_01m8jer7hse8997d5tpcrwf4gn", "bac_01m8jer7vze8dr4w0kn9h5vfaj", "2026-03-02", -50000, "CARD 4417 SCREWFIX", null, null, 1, "card 4417 screwfix", "unconfirmed", null, "NV", null, null, null, null, null, null, null, null, null, 1795915790566, 1795915790708, 3, null, "0ed9bb1b0d55af6c307ff282ecdc85bc1bd02e3792ac92d0af03bb4a90c6ddd4", [["org_01m8jer7hse8997d5tpcrwf4gn", "jnl_01m8jere7xeeat8crrmbz5cvm3"]]]');
INSERT INTO public.bank_accounts VALUES ('bac_01m8jer7vze8dr4w0kn9h5vfaj', 'org_01m8jer7hse8997d5tpcrwf4gn', 'acc_01m8jer7hse8997d5tgxfsntw5', 'Current', 'current', NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1795915784063, 1795915784063, 1, NULL);
INSERT INTO public.bank_accounts VALUES ('bac_01m8jer8knex69ffneapcv8wrw', 'org_01m8jer7y4esrrzk0zz5wew8j8', 'acc_01m8jer8knex69ffneatxhc0js', 'Savings', 'savings', NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1795915784821, 1795915784821, 1, NULL);
INSERT INTO public.bank_accounts VALUES ('bac_01m8jer8d0ee587bvs30cfy5nv', 'org_01m8jer7y4esrrzk0zz5wew8j8', 'acc_01m8jer7y4esrrzk0zsn3w21sx', 'Current', 'current', NULL, NULL, NULL, 1000000, '2026-01-01', 'jnl_01m8jer8d0ee587bvs382fqgnx', 900715, 1795915784608, 1795915786248, 2, '2026-03-31');
INSERT INTO public.bank_transactions VALUES ('btx_01m8jera08ewv8s0g6crw049qa', 'org_01m8jer7y4esrrzk0zz5wew8j8', 'bac_01m8jer8d0ee587bvs30cfy5nv', '2026-01-22', -107880, 'FPO TECHBARN LTD TB-0117', NULL, NULL, '\x1272808c0b8e7153718481fdd8cad3bca1177a0d294a925b0d41e3b4b2ae4845', 1, 'fpo techbarn ltd tb-0117', 'confirmed', NULL, 'NV', NULL, 'con_01m8jer8xqess9vm53nk1x5nzr', 'allocations', 'jnl_01m8jera5ce3yr999v2vd12eg9', 2, NULL, 'NV', 0, 1795915786412, 1795915786248, 1795915786412, 2, NULL);
INSERT INTO public.bank_transactions VALUES ('btx_01m8jera08ewv8s0g6cwja3wq8', 'org_01m8jer7y4esrrzk0zz5wew8j8', 'bac_01m8jer8d0ee587bvs30cfy5nv', '2026-01-30', 150000, 'FPI ABBEY SCHOOLS TRUST PART INV-0001', NULL, NULL, '\x328dd05df287413bbd6f750059372a7f48a2fe8810a1c938b25cc5b4201f7110', 1, 'fpi abbey schools trust part inv-0001', 'confirmed', NULL, 'NV', NULL, 'con_01m8jer8nje4n8dhds4nxmhkzr', 'allocations', 'jnl_01m8jeraa2epsrf4faf05yxtm6', 2, NULL, 'NV', 0, 1795915786562, 1795915786248, 1795915786562, 2, NULL);
INSERT INTO public.bank_transactions VALUES ('btx_01m8jera08ewv8s0g6d7pz6c71', 'org_01m8jer7y4esrrzk0zz5wew8j8', 'bac_01m8jer8d0ee587bvs30cfy5nv', '2026-02-10', -135000, 'FPO HARCOURT LETTINGS HL-33', NULL, NULL, '\xa554bd883699f03b2433581dae214b19ef4ca02926a5399a2312d8445d2ae6f3', 1, 'fpo harcourt lettings hl-33', 'confirmed', NULL, 'NV', NULL, 'con_01m8jer8yje4psqv00910s456a', 'allocations', 'jnl_01m8jeraefep9ae4n8g822vckf', 2, NULL, 'NV', 0, 1795915786703, 1795915786248, 1795915786703, 2, NULL);
INSERT INTO public.bank_transactions VALUES ('btx_01m8jera08ewv8s0g6d8ab59r9', 'org_01m8jer7y4esrrzk0zz5wew8j8', 'bac_01m8jer8d0ee587bvs30cfy5nv', '2026-02-16', 171000, 'FPI ABBEY SCHOOLS TRUST INV-0001 INV-0002', NULL, NULL, '\x3a4f56ddd806837edc73f6f4dc68c99dacbe0696ccc891aed5fa4883ff1e7336', 1, 'fpi abbey schools trust inv-0001 inv-0002', 'confirmed', NULL, 'NV', NULL, 'con_01m8jer8nje4n8dhds4nxmhkzr', 'allocations', 'jnl_01m8jerante7nvk90sk3ntpda1', 2, NULL, 'NV', 0, 1795915786938, 1795915786248, 1795915786938, 2, NULL);
INSERT INTO public.bank_transactions VALUES ('btx_01m8jera08ewv8s0g6dktqc25n', 'org_01m8jer7y4esrrzk0zz5wew8j8', 'bac_01m8jer8d0ee587bvs30cfy5nv', '2026-02-27', -40000, 'FPO PRINTWELL PX-881', NULL, NULL, '\xcbb4004e5f456dd9c35d050b3fe3c9e6b04bf0eab21532e492b097a7b21b73a1', 1, 'fpo printwell px-881', 'confirmed', NULL, 'NV', NULL, 'con_01m8jer8vfeshbj9xv9h9a28h6', 'allocations', 'jnl_01m8jerashepg9afq5wn4968zp', 2, NULL, 'NV', 0, 1795915787057, 1795915786248, 1795915787057, 2, NULL);
INSERT INTO public.bank_transactions VALUES ('btx_01m8jera08ewv8s0g6dzra3tbt', 'org_01m8jer7y4esrrzk0zz5wew8j8', 'bac_01m8jer8d0ee587bvs30cfy5nv', '2026-03-16', 141840, 'FPI MARLOW AND PIKE LLP INV-0004 LESS CN-0001', NULL, NULL, '\x71e7888d7a34f0bcc91a019e775f105d0016a4f32f799edaf02f3d2a7290e64d', 1, 'fpi marlow and pike llp inv-0004 less cn-0001', 'confirmed', NULL, 'NV', NULL, 'con_01m8jer8r4e1js7w4scpn9tehd', 'allocations', 'jnl_01m8jeravteznat6e9pjgymkda', 2, NULL, 'NV', 0, 1795915787130, 1795915786248, 1795915787130, 2, NULL);
INSERT INTO public.bank_transactions VALUES ('btx_01m8jera08ewv8s0g6dskc34nm', 'org_01m8jer7y4esrrzk0zz5wew8j8', 'bac_01m8jer8d0ee587bvs30cfy5nv', '2026-03-06', 28200, 'FPI KESTREL FITNESS CIC INV-0003', NULL, NULL, '\x8e0352e4b1b35f89518582419b2ff0638d7196ea458695b1839482ea1b564551', 1, 'fpi kestrel fitness cic inv-0003', 'confirmed', NULL, 'NV', NULL, 'con_01m8jer8q7ep4rs2tkxjx3h904', 'match', 'jnl_01m8jer9x4ez78xsva8a27nk0v', 2, NULL, 'NV', 0, 1795915787223, 1795915786248, 1795915787223, 2, NULL);
INSERT INTO public.bank_transactions VALUES ('btx_01m8jera08ewv8s0g6e41w5y3h', 'org_01m8jer7y4esrrzk0zz5wew8j8', 'bac_01m8jer8d0ee587bvs30cfy5nv', '2026-03-25', -200000, 'TFR TO SAVINGS', NULL, NULL, '\xb7b90b8ee2bd4f650d5f978b5912eb492294e4044b7d3c5c2e065ca73b855eae', 1, 'tfr to savings', 'confirmed', NULL, 'NV', NULL, NULL, 'transfer', 'jnl_01m8jerb0yeths316xsyxaxpvg', 1, NULL, 'NV', 0, 1795915787294, 1795915786248, 1795915787294, 2, NULL);
INSERT INTO public.bank_transactions VALUES ('btx_01m8jera08ewv8s0g6e807tp56', 'org_01m8jer7y4esrrzk0zz5wew8j8', 'bac_01m8jer8d0ee587bvs30cfy5nv', '2026-03-31', -93655, 'FPO J WREN NET PAY MARCH', NULL, NULL, '\xb723781a8f8f5c03549e3d18755201bd640e2ac657779e194ac48817223ffdee', 1, 'fpo j wren net pay march', 'confirmed', 'acc_01m8jer7y4esrrzk0ztejm6kss', 'NV', NULL, NULL, 'account', 'jnl_01m8jerb4aeqmtgsp74wvvv5wb', 1, 'acc_01m8jer7y4esrrzk0ztejm6kss', 'NV', 0, 1795915787402, 1795915786248, 1795915787402, 2, NULL);
INSERT INTO public.bank_transactions VALUES ('btx_01m8jera08ewv8s0g6de9jvjth', 'org_01m8jer7y4esrrzk0zz5wew8j8', 'bac_01m8jer8d0ee587bvs30cfy5nv', '2026-02-18', -5840, 'CARD TRAINLINE.COM LONDON', NULL, NULL, '\x56cf7dbbb1cce80aae434516f639c2ae3ac2f04ae4e3ec16a64f481c4271ce17', 1, 'card trainline.com london', 'confirmed', 'acc_01m8jer7y4esrrzk0zxmqxt2vp', 'ZR', NULL, NULL, 'account', 'jnl_01m8jercc8e4p8658w7fzwfxjd', 1, 'acc_01m8jer7y4esrrzk0zxmqxt2vp', 'ZR', 0, 1795915788680, 1795915786248, 1795915788680, 3, NULL);
INSERT INTO public.bank_transactions VALUES ('btx_01m8jera08ewv8s0g6dn96v2z0', 'org_01m8jer7y4esrrzk0zz5wew8j8', 'bac_01m8jer8d0ee587bvs30cfy5nv', '2026-03-02', -3600, 'CARD SLATEWORK SOFTWARE SUBSCRIPTION', NULL, NULL, '\xc9f5fec85cb8d9a7ff4021b408ab259a9bb61a729b1b9895d3cbf4c028444205', 1, 'card slatework software subscription', 'confirmed', 'acc_01m8jer7y4esrrzk0zxfwx2p3z', 'ST', NULL, NULL, 'account', 'jnl_01m8jerck6ekpbn5q3jd1hwt5v', 1, 'acc_01m8jer7y4esrrzk0zxfwx2p3z', 'ST', -600, 1795915788902, 1795915786248, 1795915788902, 3, NULL);
INSERT INTO public.bank_transactions VALUES ('btx_01m8jera08ewv8s0g6d0dswk9p', 'org_01m8jer7y4esrrzk0zz5wew8j8', 'bac_01m8jer8d0ee587bvs30cfy5nv', '2026-02-02', -3600, 'CARD SLATEWORK SOFTWARE SUBSCRIPTION', NULL, NULL, '\x67141ee03747f94a367872676174183b43b71f3c3cdd657ed483571c76ec7c0e', 1, 'card slatework software subscription', 'confirmed', 'acc_01m8jer7y4esrrzk0zxfwx2p3z', 'ST', NULL, NULL, 'account', 'jnl_01m8jercqden4vwmxz98ct72c0', 1, 'acc_01m8jer7y4esrrzk0zxfwx2p3z', 'ST', -600, 1795915789037, 1795915786248, 1795915789037, 3, NULL);
INSERT INTO public.bank_transactions VALUES ('btx_01m8jera08ewv8s0g6e3e5ezs9', 'org_01m8jer7y4esrrzk0zz5wew8j8', 'bac_01m8jer8d0ee587bvs30cfy5nv', '2026-03-20', -750, 'TOTAL CHARGES TO 19MAR2026', NULL, NULL, '\xf0ba29b088e504eae3e9a2fe7a0600dae5d622db4b4b80ccffa83595db79f5c3', 1, 'total charges to 19mar2026', 'confirmed', 'acc_01m8jer7y4esrrzk0zyfew9p87', 'EX', NULL, NULL, 'account', 'jnl_01m8jercsnefvvq3qmg8jh7f8a', 1, 'acc_01m8jer7y4esrrzk0zyfew9p87', 'EX', 0, 1795915789109, 1795915786248, 1795915789109, 3, NULL);
INSERT INTO public.bank_transactions VALUES ('btx_01m8jere76e1fv8yq233mfn80c', 'org_01m8jer7hse8997d5tpcrwf4gn', 'bac_01m8jer7vze8dr4w0kn9h5vfaj', '2026-03-02', -50000, 'CARD 4417 SCREWFIX', NULL, NULL, '\x0ed9bb1b0d55af6c307ff282ecdc85bc1bd02e3792ac92d0af03bb4a90c6ddd4', 1, 'card 4417 screwfix', 'unconfirmed', NULL, 'NV', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1795915790566, 1795915790708, 3, NULL);
INSERT INTO public.blobs VALUES ('01a224ec38c67027bc6e19b875d4b00d', 375, 1, 1795915790534, '\x28b52ffd607700cd0800040f7b2273756d6d617279223a7b227665726966696564223a747275652c2262616e6b5f726f7773223a332c22626f6f6d6174636865645f636f756e746d697373696e675f66726f6d5f626f6f6b73302c2272656d6f76657d2c22637265646974735f63686172676564636174696f6e223a7b2269735f65787065637465645f6e65745f64697363726570616e6379223a302e30302c2261637475616c656666656374726561736f6e223a2254686520756e20726f7773206578706c61696e207468652077686f6c6520646966666572656e6365206265747765656e2062616e6b20616e64202e227d223a5b5d223a5b5d7d0e007c4b48c0a28340404e932b4f820e7a4964b66533fef11344e10a3fa904d4b38712df61cc32');
INSERT INTO public.contacts VALUES ('con_01m8jer8nje4n8dhds4nxmhkzr', 'org_01m8jer7y4esrrzk0zz5wew8j8', 'customer', 'Abbey Schools Trust', NULL, NULL, NULL, NULL, NULL, 30, NULL, NULL, 'active', 'abbey schools trust', 1795915784882, 1795915784882, 1);
INSERT INTO public.contacts VALUES ('con_01m8jer8q7ep4rs2tkxjx3h904', 'org_01m8jer7y4esrrzk0zz5wew8j8', 'customer', 'Kestrel Fitness CIC', NULL, NULL, NULL, NULL, NULL, 30, NULL, NULL, 'active', 'kestrel fitness cic', 1795915784935, 1795915784935, 1);
INSERT INTO public.contacts VALUES ('con_01m8jer8r4e1js7w4scpn9tehd', 'org_01m8jer7y4esrrzk0zz5wew8j8', 'customer', 'Marlow & Pike LLP', NULL, NULL, NULL, NULL, NULL, 30, NULL, NULL, 'active', 'marlow & pike llp', 1795915784964, 1795915784964, 1);
INSERT INTO public.contacts VALUES ('con_01m8jer8vfeshbj9xv9h9a28h6', 'org_01m8jer7y4esrrzk0zz5wew8j8', 'supplier', 'Printwell', NULL, NULL, NULL, NULL, NULL, 30, NULL, NULL, 'active', 'printwell', 1795915785071, 1795915785071, 1);
INSERT INTO public.contacts VALUES ('con_01m8jer8xqess9vm53nk1x5nzr', 'org_01m8jer7y4esrrzk0zz5wew8j8', 'supplier', 'Techbarn', NULL, NULL, NULL, NULL, NULL, 30, NULL, NULL, 'active', 'techbarn', 1795915785143, 1795915785143, 1);
INSERT INTO public.contacts VALUES ('con_01m8jer8yje4psqv00910s456a', 'org_01m8jer7y4esrrzk0zz5wew8j8', 'supplier', 'Harcourt Lettings', NULL, NULL, NULL, NULL, NULL, 30, NULL, NULL, 'active', 'harcourt lettings', 1795915785170, 1795915785170, 1);
INSERT INTO public.contacts VALUES ('con_01m8jer8zmeecvvgkgxs8j1mnp', 'org_01m8jer7y4esrrzk0zz5wew8j8', 'supplier', 'Fern & Rowe', NULL, NULL, NULL, NULL, NULL, 30, NULL, NULL, 'active', 'fern & rowe', 1795915785204, 1795915785204, 1);
INSERT INTO public.credit_movements OVERRIDING SYSTEM VALUE VALUES (1, 'usr_01m8jer5gke31abygz0zfk9dt4', 'grant', 10, 0, NULL, NULL, 1795915790480);
INSERT INTO public.credit_movements OVERRIDING SYSTEM VALUE VALUES (2, 'usr_01m8jer5gke31abygz0zfk9dt4', 'charge', -3, 0, 'rec_01m8jere57ezbtrnxyffdkt277', NULL, 1795915790534);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8jer5gke31abygz0zfk9dt4', '', '01a224ec-1fc2-76aa-9693-1bc7cfcb091b', '\x5c7452414ad92b98b79b5910903bbef595cc552b9c56621595b1aac3956bb699', 201, '{"data":{"id":"org_01m8jer7y4esrrzk0zz5wew8j8","name":"Wren & Marsh Ltd","currency":"GBP","country":"GB","financial_year_end":"03-31","vat_registered":true,"vat_number":null,"vat_scheme":"standard","flat_rate_percent":null,"vat_rounding":"line","status":"active","role":"owner","lock_date":null,"created_at":"2026-11-29T01:29:44.132Z","updated_at":"2026-11-29T01:29:44.132Z","version":1}}', 1795915784132);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8jer5gke31abygz0zfk9dt4', 'org_01m8jer7y4esrrzk0zz5wew8j8', '01a224ec-2044-70c9-b722-12dc3495bd0b', '\xe28fd33f48283706f404e244d240a7ae67d5d0e97fa5d92fe48ebc7837a868a7', 201, '{"data":{"id":"acc_01m8jer83xee69zvrkc8penq1m","code":"2250","name":"VAT","account_type":"LIABILITY","role":"vat_control","group":"current_liabilities","default_vat_code":null,"description":null,"currency":"GBP","status":"active","balance":0.00,"created_at":"2026-11-29T01:29:44.317Z","updated_at":"2026-11-29T01:29:44.317Z","version":1}}', 1795915784317);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8jer5gke31abygz0zfk9dt4', 'org_01m8jer7y4esrrzk0zz5wew8j8', '01a224ec-20ce-7396-abfc-80c49d91f2de', '\x84b03dbbbd0d020500d83ef37faf64d1e083eae3f2e6774d3aa2b34327610e0f', 201, '{"data":{"id":"acc_01m8jer86se46adycwp2wesp82","code":"4100","name":"Room hire","account_type":"INCOME","role":null,"group":"turnover","default_vat_code":"EX","description":null,"currency":"GBP","status":"active","balance":0.00,"created_at":"2026-11-29T01:29:44.409Z","updated_at":"2026-11-29T01:29:44.409Z","version":1}}', 1795915784409);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8jer5gke31abygz0zfk9dt4', 'org_01m8jer7y4esrrzk0zz5wew8j8', '01a224ec-218f-73dc-80c3-6333bac140bd', '\x8b0be3ee162197a93c435f3d0db7c3b3ac41348a472aa14855b64b015f43122a', 201, '{"data":{"id":"bac_01m8jer8d0ee587bvs30cfy5nv","name":"Current","type":"current","account_id":"acc_01m8jer7y4esrrzk0zsn3w21sx","currency":"GBP","account_number":null,"sort_code":null,"iban":null,"opening_balance":10000.00,"opening_date":"2026-01-01","opening_journal_id":"jnl_01m8jer8d0ee587bvs382fqgnx","ledger_balance":10000.00,"statement_balance":null,"statement_date":null,"unconfirmed_count":0,"created_at":"2026-11-29T01:29:44.608Z","updated_at":"2026-11-29T01:29:44.608Z","version":1}}', 1795915784608);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8jer5gke31abygz0zfk9dt4', 'org_01m8jer7y4esrrzk0zz5wew8j8', '01a224ec-2272-74ea-a565-e40b410075c9', '\x8eacf25ab222224811ac9e332524e990f2efc06e4f57fc6f2635aee62c481aec', 201, '{"data":{"id":"bac_01m8jer8knex69ffneapcv8wrw","name":"Savings","type":"savings","account_id":"acc_01m8jer8knex69ffneatxhc0js","currency":"GBP","account_number":null,"sort_code":null,"iban":null,"opening_balance":null,"opening_date":null,"opening_journal_id":null,"ledger_balance":0.00,"statement_balance":null,"statement_date":null,"unconfirmed_count":0,"created_at":"2026-11-29T01:29:44.821Z","updated_at":"2026-11-29T01:29:44.821Z","version":1}}', 1795915784821);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8jer5gke31abygz0zfk9dt4', 'org_01m8jer7y4esrrzk0zz5wew8j8', '01a224ec-22b0-76aa-a021-64dd2a6477c0', '\x879e8a66f07ee5479913a19d37fbac0ecc932cb0f1b102febbdcbc168307f824', 201, '{"data":{"id":"con_01m8jer8nje4n8dhds4nxmhkzr","kind":"customer","name":"Abbey Schools Trust","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-29T01:29:44.882Z","updated_at":"2026-11-29T01:29:44.882Z","version":1}}', 1795915784882);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8jer5gke31abygz0zfk9dt4', 'org_01m8jer7y4esrrzk0zz5wew8j8', '01a224ec-22e5-7435-b187-1f38a27133f7', '\x07b298eea159921517cdf8b873adcd627507c3ab5a9dd9815357fd6dcdcaa41f', 201, '{"data":{"id":"con_01m8jer8q7ep4rs2tkxjx3h904","kind":"customer","name":"Kestrel Fitness CIC","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-29T01:29:44.935Z","updated_at":"2026-11-29T01:29:44.935Z","version":1}}', 1795915784935);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8jer5gke31abygz0zfk9dt4', 'org_01m8jer7y4esrrzk0zz5wew8j8', '01a224ec-2300-7137-80bb-10de2024f895', '\xe397dc2e661efb40d788819aba8f740390622ad56bb617c858f54ec406856fc0', 201, '{"data":{"id":"con_01m8jer8r4e1js7w4scpn9tehd","kind":"customer","name":"Marlow & Pike LLP","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-29T01:29:44.964Z","updated_at":"2026-11-29T01:29:44.964Z","version":1}}', 1795915784964);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8jer5gke31abygz0zfk9dt4', 'org_01m8jer7y4esrrzk0zz5wew8j8', '01a224ec-236d-77b6-a719-d5030dbcb452', '\xaf2fe28e69d97f54ddcdf86ff60884f106b8e4bee28c98e8ff3cad1bfddc550a', 201, '{"data":{"id":"con_01m8jer8vfeshbj9xv9h9a28h6","kind":"supplier","name":"Printwell","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-29T01:29:45.071Z","updated_at":"2026-11-29T01:29:45.071Z","version":1}}', 1795915785071);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8jer5gke31abygz0zfk9dt4', 'org_01m8jer7y4esrrzk0zz5wew8j8', '01a224ec-23b3-71f2-a547-3ec80b8bc1d6', '\x94ec37bb761f16a1f1ffa3b463f0674bde35e7250902f5fac6474b27b123dc60', 201, '{"data":{"id":"con_01m8jer8xqess9vm53nk1x5nzr","kind":"supplier","name":"Techbarn","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-29T01:29:45.143Z","updated_at":"2026-11-29T01:29:45.143Z","version":1}}', 1795915785143);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8jer5gke31abygz0zfk9dt4', 'org_01m8jer7y4esrrzk0zz5wew8j8', '01a224ec-23d0-7367-a32e-31dc07bd85c0', '\x596fe15ab5bee91d7e905039b58bccbc073184609443a95f29fd0f69f5a06887', 201, '{"data":{"id":"con_01m8jer8yje4psqv00910s456a","kind":"supplier","name":"Harcourt Lettings","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-29T01:29:45.170Z","updated_at":"2026-11-29T01:29:45.170Z","version":1}}', 1795915785170);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8jer5gke31abygz0zfk9dt4', 'org_01m8jer7y4esrrzk0zz5wew8j8', '01a224ec-23ee-73f2-b3b8-ec5fd3e418e6', '\x170159b24c4c3b56ab27083a1ba6a6422e36feac3b31e3daa8f9253bc853826d', 201, '{"data":{"id":"con_01m8jer8zmeecvvgkgxs8j1mnp","kind":"supplier","name":"Fern & Rowe","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-29T01:29:45.204Z","updated_at":"2026-11-29T01:29:45.204Z","version":1}}', 1795915785204);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8jer5gke31abygz0zfk9dt4', 'org_01m8jer7y4esrrzk0zz5wew8j8', '01a224ec-2b2d-75b6-854e-dfded848c89a', '\x71f8264f25bdb674cd12247bae88aaead8f70e365d698d85feeaa024782d95e1', 200, '{"data":{"id":"btx_01m8jera08ewv8s0g6dktqc25n","bank_account_id":"bac_01m8jer8d0ee587bvs30cfy5nv","date":"2026-02-27","amount":-400.00,"currency":"GBP","description":"FPO PRINTWELL PX-881","reference":null,"external_id":null,"status":"confirmed","account_id":null,"vat_code":"NV","vat_amount":0.00,"net_amount":-400.00,"contact_id":"con_01m8jer8vfeshbj9xv9h9a28h6","journal_id":"jnl_01m8jerashepg9afq5wn4968zp","settlement_id":"set_01m8jerashepg9afq5wn4968zp","confirmed_at":"2026-11-29T01:29:47.057Z","created_at":"2026-11-29T01:29:46.248Z","updated_at":"2026-11-29T01:29:47.057Z","version":2}}', 1795915787057);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8jer5gke31abygz0zfk9dt4', 'org_01m8jer7y4esrrzk0zz5wew8j8', 'tieout-invoices-04f03ef32097f3f58afe55732648f57af1580a5b113e6320700e64833ad4aa4b', '\xe19f60bc23dfe0c604f3dd1ebb3d9fd2ae8372e6d5ff293b746a32f4b9c5e7a1', 201, '{"data":{"id":"inv_01m8jer94jea29dbc7ev3xctjy","type":"sales","kind":"invoice","status":"issued","number":"INV-0001","contact_id":"con_01m8jer8nje4n8dhds4nxmhkzr","contact_name":"Abbey Schools Trust","issue_date":"2026-01-15","due_date":"2026-02-14","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":1950.00,"vat_total":390.00,"gross_total":2340.00,"amount_paid":0.00,"amount_credited":0.00,"amount_due":2340.00,"overdue":true,"journal_id":"jnl_01m8jer94jea29dbc7ewt4edaz","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T01:29:45.362Z","updated_at":"2026-11-29T01:29:45.362Z","version":1,"lines":[{"description":"Course design, 3 days","quantity":3,"unit_price":650.00,"discount_percent":null,"account_id":"acc_01m8jer7y4esrrzk0zvka76mnq","account_code":"4000","vat_code":"ST","net_amount":1950.00,"vat_amount":390.00,"gross_amount":2340.00}]}}', 1795915785362);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8jer5gke31abygz0zfk9dt4', 'org_01m8jer7y4esrrzk0zz5wew8j8', 'tieout-invoices-3784a8201c95f7d3449d4eff512db7a622c26ae130585832b9c8df466c50f86d', '\x2d74226b3443cbc6403172109034b405cb419a79eff7878c211e91d4ee84a6dd', 201, '{"data":{"id":"inv_01m8jer97kewjar4xywa54vkv1","type":"purchase","kind":"invoice","status":"issued","number":"PX-881","contact_id":"con_01m8jer8vfeshbj9xv9h9a28h6","contact_name":"Printwell","issue_date":"2026-01-20","due_date":"2026-02-19","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":412.00,"vat_total":0.00,"gross_total":412.00,"amount_paid":0.00,"amount_credited":0.00,"amount_due":412.00,"overdue":true,"journal_id":"jnl_01m8jer97kewjar4xywcvaqrnv","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T01:29:45.459Z","updated_at":"2026-11-29T01:29:45.459Z","version":1,"lines":[{"description":"Printing of workbooks","quantity":1,"unit_price":412.00,"discount_percent":null,"account_id":"acc_01m8jer7y4esrrzk0zw7exjm7d","account_code":"5000","vat_code":"ZR","net_amount":412.00,"vat_amount":0.00,"gross_amount":412.00}]}}', 1795915785459);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8jer5gke31abygz0zfk9dt4', 'org_01m8jer7y4esrrzk0zz5wew8j8', 'tieout-invoices-44186bba0ca31051744bc52e7a358c3e3f2f1029bb71ce3f80ea664b6711da7e', '\xa86099d79b197e7e8bd2e4d6e6f41009474960fa4b45c34127725403595ef2b1', 201, '{"data":{"id":"inv_01m8jer9dwetqvyhv8j40x0kp7","type":"sales","kind":"invoice","status":"issued","number":"INV-0003","contact_id":"con_01m8jer8q7ep4rs2tkxjx3h904","contact_name":"Kestrel Fitness CIC","issue_date":"2026-02-09","due_date":"2026-03-11","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":275.00,"vat_total":7.00,"gross_total":282.00,"amount_paid":0.00,"amount_credited":0.00,"amount_due":282.00,"overdue":true,"journal_id":"jnl_01m8jer9dwetqvyhv8j88npr3n","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T01:29:45.660Z","updated_at":"2026-11-29T01:29:45.660Z","version":1,"lines":[{"description":"Seminar room, 5 evenings","quantity":5,"unit_price":48.00,"discount_percent":null,"account_id":"acc_01m8jer86se46adycwp2wesp82","account_code":"4100","vat_code":"EX","net_amount":240.00,"vat_amount":0.00,"gross_amount":240.00},{"description":"Projector","quantity":1,"unit_price":35.00,"discount_percent":null,"account_id":"acc_01m8jer7y4esrrzk0zvka76mnq","account_code":"4000","vat_code":"ST","net_amount":35.00,"vat_amount":7.00,"gross_amount":42.00}]}}', 1795915785660);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8jer5gke31abygz0zfk9dt4', 'org_01m8jer7y4esrrzk0zz5wew8j8', 'tieout-invoices-c01b3a97fdf9c3f4e4c70a804d403cce12647d08c8731a540d1b0edad12a2571', '\xddf8689a18e814bd238de885ebab86e6a8e4436608e2e80361eca739872648d5', 201, '{"data":{"id":"inv_01m8jer9hfecwten8hg54s1cm7","type":"sales","kind":"credit_note","status":"issued","number":"CN-0001","contact_id":"con_01m8jer8r4e1js7w4scpn9tehd","contact_name":"Marlow & Pike LLP","issue_date":"2026-03-12","due_date":"2026-03-12","amounts_are":"exclusive","currency":"GBP","reference":"INV-0004","notes":null,"net_total":150.00,"vat_total":30.00,"gross_total":180.00,"amount_paid":0.00,"amount_credited":0.00,"amount_due":180.00,"overdue":false,"journal_id":"jnl_01m8jer9hfecwten8hg968h4rw","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T01:29:45.775Z","updated_at":"2026-11-29T01:29:45.775Z","version":1,"lines":[{"description":"A day that was not held","quantity":1,"unit_price":150.00,"discount_percent":null,"account_id":"acc_01m8jer7y4esrrzk0zvka76mnq","account_code":"4000","vat_code":"ST","net_amount":150.00,"vat_amount":30.00,"gross_amount":180.00}]}}', 1795915785775);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8jer5gke31abygz0zfk9dt4', 'org_01m8jer7y4esrrzk0zz5wew8j8', '01a224ec-26d4-70e9-b245-d9214be30129', '\x0ee566b63a31eaf1eed9f3e8a9be769155077078808368e17d1cd07efd40cfa8', 200, '{"data":{"id":"inv_01m8jer9gpe80sfs7byzryq4gb","type":"sales","kind":"invoice","status":"void","number":"INV-0005","contact_id":"con_01m8jer8r4e1js7w4scpn9tehd","contact_name":"Marlow & Pike LLP","issue_date":"2026-03-03","due_date":"2026-04-02","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":500.00,"vat_total":100.00,"gross_total":600.00,"amount_paid":0.00,"amount_credited":0.00,"amount_due":0.00,"overdue":false,"journal_id":"jnl_01m8jer9gpe80sfs7bz33f3mwy","void_date":"2026-03-03","void_journal_id":"jnl_01m8jer9pre26vyhxp95bkpbw2","created_at":"2026-11-29T01:29:45.750Z","updated_at":"2026-11-29T01:29:45.944Z","version":2,"lines":[{"description":"Raised in error","quantity":1,"unit_price":500.00,"discount_percent":null,"account_id":"acc_01m8jer7y4esrrzk0zvka76mnq","account_code":"4000","vat_code":"ST","net_amount":500.00,"vat_amount":100.00,"gross_amount":600.00}]}}', 1795915785944);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8jer5gke31abygz0zfk9dt4', 'org_01m8jer7y4esrrzk0zz5wew8j8', '01a224ec-293f-751f-b717-ef56e0664add', '\xfcecb45e30163a96c87edb822f27ef296178d5f75a41dbde480684967f2576cd', 200, '{"data":{"id":"btx_01m8jera08ewv8s0g6cwja3wq8","bank_account_id":"bac_01m8jer8d0ee587bvs30cfy5nv","date":"2026-01-30","amount":1500.00,"currency":"GBP","description":"FPI ABBEY SCHOOLS TRUST PART INV-0001","reference":null,"external_id":null,"status":"confirmed","account_id":null,"vat_code":"NV","vat_amount":0.00,"net_amount":1500.00,"contact_id":"con_01m8jer8nje4n8dhds4nxmhkzr","journal_id":"jnl_01m8jeraa2epsrf4faf05yxtm6","settlement_id":"set_01m8jeraa2epsrf4faf05yxtm6","confirmed_at":"2026-11-29T01:29:46.562Z","created_at":"2026-11-29T01:29:46.248Z","updated_at":"2026-11-29T01:29:46.562Z","version":2}}', 1795915786562);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8jer5gke31abygz0zfk9dt4', 'org_01m8jer7y4esrrzk0zz5wew8j8', '01a224ec-2ab7-7352-ab58-febc35b8f488', '\xfa8e0fe26ebd953e4c1f32b1491351b46b577f294ec054bb3c22354ce64d60ae', 200, '{"data":{"id":"btx_01m8jera08ewv8s0g6d8ab59r9","bank_account_id":"bac_01m8jer8d0ee587bvs30cfy5nv","date":"2026-02-16","amount":1710.00,"currency":"GBP","description":"FPI ABBEY SCHOOLS TRUST INV-0001 INV-0002","reference":null,"external_id":null,"status":"confirmed","account_id":null,"vat_code":"NV","vat_amount":0.00,"net_amount":1710.00,"contact_id":"con_01m8jer8nje4n8dhds4nxmhkzr","journal_id":"jnl_01m8jerante7nvk90sk3ntpda1","settlement_id":"set_01m8jerante7nvk90sk3ntpda1","confirmed_at":"2026-11-29T01:29:46.938Z","created_at":"2026-11-29T01:29:46.248Z","updated_at":"2026-11-29T01:29:46.938Z","version":2}}', 1795915786938);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8jer5gke31abygz0zfk9dt4', 'org_01m8jer7y4esrrzk0zz5wew8j8', '01a224ec-2c88-773d-8709-4db559ecc4e7', '\x3684ba58d7230b197716b27ab53df119fffffe9628377380a7eb3a01b277ab8e', 200, '{"data":{"id":"btx_01m8jera08ewv8s0g6e807tp56","bank_account_id":"bac_01m8jer8d0ee587bvs30cfy5nv","date":"2026-03-31","amount":-936.55,"currency":"GBP","description":"FPO J WREN NET PAY MARCH","reference":null,"external_id":null,"status":"confirmed","account_id":"acc_01m8jer7y4esrrzk0ztejm6kss","vat_code":"NV","vat_amount":0.00,"net_amount":-936.55,"contact_id":null,"journal_id":"jnl_01m8jerb4aeqmtgsp74wvvv5wb","settlement_id":null,"confirmed_at":"2026-11-29T01:29:47.402Z","created_at":"2026-11-29T01:29:46.248Z","updated_at":"2026-11-29T01:29:47.402Z","version":2}}', 1795915787402);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8jer5gke31abygz0zfk9dt4', 'org_01m8jer7y4esrrzk0zz5wew8j8', 'tieout-invoices-288a68b0b82fcf4f3f0a6a317f5fe226fd88d1231d02e23f6a53f0bcc9058c05', '\xfecd9d28be875e25b801a652f72ec64e5d09f90f6a8416cb6774c09be7938ce8', 201, '{"data":{"id":"inv_01m8jer986e4tazbnfgg9n1mev","type":"purchase","kind":"invoice","status":"issued","number":"TB-0117","contact_id":"con_01m8jer8xqess9vm53nk1x5nzr","contact_name":"Techbarn","issue_date":"2026-01-21","due_date":"2026-02-20","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":899.00,"vat_total":179.80,"gross_total":1078.80,"amount_paid":0.00,"amount_credited":0.00,"amount_due":1078.80,"overdue":true,"journal_id":"jnl_01m8jer986e4tazbnfgm742yzf","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T01:29:45.478Z","updated_at":"2026-11-29T01:29:45.478Z","version":1,"lines":[{"description":"Laptop","quantity":1,"unit_price":899.00,"discount_percent":null,"account_id":"acc_01m8jer7y4esrrzk0zrnmsnhzz","account_code":"1000","vat_code":"ST","net_amount":899.00,"vat_amount":179.80,"gross_amount":1078.80}]}}', 1795915785478);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8jer5gke31abygz0zfk9dt4', 'org_01m8jer7y4esrrzk0zz5wew8j8', 'tieout-invoices-3f9ba327cb1c213c42252a4e819853073917de364ee4da98680dce2bf288155b', '\x663cba1574c9fdd496a615939f536df1cdd452f6511679c64b294ef94230bdcc', 201, '{"data":{"id":"inv_01m8jer99we4f904g4x78yevh5","type":"sales","kind":"invoice","status":"issued","number":"INV-0002","contact_id":"con_01m8jer8nje4n8dhds4nxmhkzr","contact_name":"Abbey Schools Trust","issue_date":"2026-01-28","due_date":"2026-02-27","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":870.00,"vat_total":0.00,"gross_total":870.00,"amount_paid":0.00,"amount_credited":0.00,"amount_due":870.00,"overdue":true,"journal_id":"jnl_01m8jer99we4f904g4xad8j5cf","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T01:29:45.532Z","updated_at":"2026-11-29T01:29:45.532Z","version":1,"lines":[{"description":"Workbooks","quantity":120,"unit_price":7.25,"discount_percent":null,"account_id":"acc_01m8jer7y4esrrzk0zvqvj9apj","account_code":"4010","vat_code":"ZR","net_amount":870.00,"vat_amount":0.00,"gross_amount":870.00}]}}', 1795915785532);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8jer5gke31abygz0zfk9dt4', 'org_01m8jer7y4esrrzk0zz5wew8j8', 'tieout-invoices-6f6f47bb8945b64c3f07e4818f2727add0e367277c16097557aabb011169b700', '\xd0e23033ccb17a369e24d3b61673738e040052979dfde90be8cc2abeb1cffb59', 201, '{"data":{"id":"inv_01m8jer9fae4v92qmckt0nqfgr","type":"sales","kind":"invoice","status":"issued","number":"INV-0004","contact_id":"con_01m8jer8r4e1js7w4scpn9tehd","contact_name":"Marlow & Pike LLP","issue_date":"2026-02-20","due_date":"2026-03-22","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":1332.00,"vat_total":266.40,"gross_total":1598.40,"amount_paid":0.00,"amount_credited":0.00,"amount_due":1598.40,"overdue":true,"journal_id":"jnl_01m8jer9fae4v92qmckz9wez06","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T01:29:45.706Z","updated_at":"2026-11-29T01:29:45.706Z","version":1,"lines":[{"description":"Course for new starters","quantity":1,"unit_price":1480.00,"discount_percent":10,"account_id":"acc_01m8jer7y4esrrzk0zvka76mnq","account_code":"4000","vat_code":"ST","net_amount":1332.00,"vat_amount":266.40,"gross_amount":1598.40}]}}', 1795915785706);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8jer5gke31abygz0zfk9dt4', 'org_01m8jer7y4esrrzk0zz5wew8j8', 'tieout-invoices-f6fa19fec57cd72cb456d0907fbae05a0d62f89a205861270b2949ab69a19cb3', '\xd9a98d6e409a54f4108bece6da55cd84934d4f155761d098106b5d4153db7ae7', 201, '{"data":{"id":"inv_01m8jer9jde09894epanvm1s5q","type":"purchase","kind":"invoice","status":"issued","number":"FR-1209","contact_id":"con_01m8jer8zmeecvvgkgxs8j1mnp","contact_name":"Fern & Rowe","issue_date":"2026-03-24","due_date":"2026-04-23","amounts_are":"inclusive","currency":"GBP","reference":null,"notes":null,"net_total":640.00,"vat_total":128.00,"gross_total":768.00,"amount_paid":0.00,"amount_credited":0.00,"amount_due":768.00,"overdue":true,"journal_id":"jnl_01m8jer9jde09894epat4r0566","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T01:29:45.805Z","updated_at":"2026-11-29T01:29:45.805Z","version":1,"lines":[{"description":"Illustration, 2 days","quantity":2,"unit_price":384.00,"discount_percent":null,"account_id":"acc_01m8jer7y4esrrzk0zw9zx6s78","account_code":"5010","vat_code":"ST","net_amount":640.00,"vat_amount":128.00,"gross_amount":768.00}]}}', 1795915785805);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8jer5gke31abygz0zfk9dt4', 'org_01m8jer7y4esrrzk0zz5wew8j8', '01a224ec-2721-7269-bf3f-5bdd1a23fb58', '\x6a64a21207161aecc70b8b456cb274006f98556f52ef0825ea09597a56cd5892', 201, '{"data":{"id":"inv_01m8jer9hfecwten8hg54s1cm7","type":"sales","kind":"credit_note","status":"paid","number":"CN-0001","contact_id":"con_01m8jer8r4e1js7w4scpn9tehd","contact_name":"Marlow & Pike LLP","issue_date":"2026-03-12","due_date":"2026-03-12","amounts_are":"exclusive","currency":"GBP","reference":"INV-0004","notes":null,"net_total":150.00,"vat_total":30.00,"gross_total":180.00,"amount_paid":0.00,"amount_credited":180.00,"amount_due":0.00,"overdue":false,"journal_id":"jnl_01m8jer9hfecwten8hg968h4rw","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T01:29:45.775Z","updated_at":"2026-11-29T01:29:46.020Z","version":2,"lines":[{"description":"A day that was not held","quantity":1,"unit_price":150.00,"discount_percent":null,"account_id":"acc_01m8jer7y4esrrzk0zvka76mnq","account_code":"4000","vat_code":"ST","net_amount":150.00,"vat_amount":30.00,"gross_amount":180.00}]}}', 1795915786020);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8jer5gke31abygz0zfk9dt4', 'org_01m8jer7y4esrrzk0zz5wew8j8', 'tieout-journals-76520078b261f282df7919e97fe2e87871895a09754b9519338b0e23c81d02da', '\xb7bc2314385c7aa96672bfe51c1c6b1e9cf5f950e4464627adbc0a72e7090011', 200, '{"data":{"mode":"all_or_nothing","posted":3,"refused":0,"items":[{"index":0,"status":"posted","id":"jnl_01m8jer9tdeh1asmmjdmp1w37j","sequence":14,"error":null},{"index":1,"status":"posted","id":"jnl_01m8jer9tdeh1asmmjdxrc3ck9","sequence":15,"error":null},{"index":2,"status":"posted","id":"jnl_01m8jer9tdeh1asmmje6n7bke6","sequence":16,"error":null}]}}', 1795915786061);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8jer5gke31abygz0zfk9dt4', 'org_01m8jer7y4esrrzk0zz5wew8j8', '01a224ec-2bd5-7584-a89b-9a790e16710c', '\x087f976f0bb765a112546aaf664bf24fb925b4aeeac5d42cdb2f9a0885882d31', 200, '{"data":{"id":"btx_01m8jera08ewv8s0g6dskc34nm","bank_account_id":"bac_01m8jer8d0ee587bvs30cfy5nv","date":"2026-03-06","amount":282.00,"currency":"GBP","description":"FPI KESTREL FITNESS CIC INV-0003","reference":null,"external_id":null,"status":"confirmed","account_id":null,"vat_code":"NV","vat_amount":0.00,"net_amount":282.00,"contact_id":"con_01m8jer8q7ep4rs2tkxjx3h904","journal_id":"jnl_01m8jer9x4ez78xsva8a27nk0v","settlement_id":"set_01m8jer9x4ez78xsva84qjhmx6","confirmed_at":"2026-11-29T01:29:47.223Z","created_at":"2026-11-29T01:29:46.248Z","updated_at":"2026-11-29T01:29:47.223Z","version":2}}', 1795915787223);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8jer5gke31abygz0zfk9dt4', 'org_01m8jer7y4esrrzk0zz5wew8j8', '01a224ec-2c1b-7370-83e5-617b2719b675', '\x1bb458230d20cf7bf3d453c408d3bcf92a36ebdcdb9415c54e4ff2246262e994', 200, '{"data":{"id":"btx_01m8jera08ewv8s0g6e41w5y3h","bank_account_id":"bac_01m8jer8d0ee587bvs30cfy5nv","date":"2026-03-25","amount":-2000.00,"currency":"GBP","description":"TFR TO SAVINGS","reference":null,"external_id":null,"status":"confirmed","account_id":null,"vat_code":"NV","vat_amount":0.00,"net_amount":-2000.00,"contact_id":null,"journal_id":"jnl_01m8jerb0yeths316xsyxaxpvg","settlement_id":null,"confirmed_at":"2026-11-29T01:29:47.294Z","created_at":"2026-11-29T01:29:46.248Z","updated_at":"2026-11-29T01:29:47.294Z","version":2}}', 1795915787294);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8jer5gke31abygz0zfk9dt4', 'org_01m8jer7y4esrrzk0zz5wew8j8', 'tieout-invoices-ced6a8730a55f1db7b2450cfacf134711bfc27cb8b8bd93be79a254d521960a3', '\x9315a64ae333adf34cb19a6055403ca08ebd52a9a8454e1df869573a7cd5bf98', 201, '{"data":{"id":"inv_01m8jer9ayecxvttm86x8myykv","type":"purchase","kind":"invoice","status":"issued","number":"HL-33","contact_id":"con_01m8jer8yje4psqv00910s456a","contact_name":"Harcourt Lettings","issue_date":"2026-02-01","due_date":"2026-03-03","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":1350.00,"vat_total":0.00,"gross_total":1350.00,"amount_paid":0.00,"amount_credited":0.00,"amount_due":1350.00,"overdue":true,"journal_id":"jnl_01m8jer9ayecxvttm8700gpsnw","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T01:29:45.566Z","updated_at":"2026-11-29T01:29:45.566Z","version":1,"lines":[{"description":"Rent, January to March","quantity":1,"unit_price":1350.00,"discount_percent":null,"account_id":"acc_01m8jer7y4esrrzk0zwxqwf3pg","account_code":"6100","vat_code":"EX","net_amount":1350.00,"vat_amount":0.00,"gross_amount":1350.00}]}}', 1795915785566);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8jer5gke31abygz0zfk9dt4', 'org_01m8jer7y4esrrzk0zz5wew8j8', 'tieout-invoices-e3e9ca72e2a8aef1408a3f5106283c0bea1cab536a4271193652382a2e07b1a2', '\x8b3a0c29183d26460c172b1409088f55fa92ef48333719a6fa6f2ed3f80353e7', 201, '{"data":{"id":"inv_01m8jer9gpe80sfs7byzryq4gb","type":"sales","kind":"invoice","status":"issued","number":"INV-0005","contact_id":"con_01m8jer8r4e1js7w4scpn9tehd","contact_name":"Marlow & Pike LLP","issue_date":"2026-03-03","due_date":"2026-04-02","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":500.00,"vat_total":100.00,"gross_total":600.00,"amount_paid":0.00,"amount_credited":0.00,"amount_due":600.00,"overdue":true,"journal_id":"jnl_01m8jer9gpe80sfs7bz33f3mwy","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T01:29:45.750Z","updated_at":"2026-11-29T01:29:45.750Z","version":1,"lines":[{"description":"Raised in error","quantity":1,"unit_price":500.00,"discount_percent":null,"account_id":"acc_01m8jer7y4esrrzk0zvka76mnq","account_code":"4000","vat_code":"ST","net_amount":500.00,"vat_amount":100.00,"gross_amount":600.00}]}}', 1795915785750);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8jer5gke31abygz0zfk9dt4', 'org_01m8jer7y4esrrzk0zz5wew8j8', 'tieout-invoices-f1f4877d08ad70591afe1ed204aa3a1dd707fa3501d7049da504fac3272bbc63', '\x0dd9496af609468568c2febd697da8fe03ffe435a0b776710ae8a187a871167b', 201, '{"data":{"id":"inv_01m8jer9kdeefrg9431tgwrkgz","type":"sales","kind":"invoice","status":"issued","number":"INV-0006","contact_id":"con_01m8jer8nje4n8dhds4nxmhkzr","contact_name":"Abbey Schools Trust","issue_date":"2026-03-27","due_date":"2026-04-26","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":499.00,"vat_total":65.00,"gross_total":564.00,"amount_paid":0.00,"amount_credited":0.00,"amount_due":564.00,"overdue":true,"journal_id":"jnl_01m8jer9kdeefrg9431wjrwvnj","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T01:29:45.837Z","updated_at":"2026-11-29T01:29:45.837Z","version":1,"lines":[{"description":"Workbooks","quantity":24,"unit_price":7.25,"discount_percent":null,"account_id":"acc_01m8jer7y4esrrzk0zvqvj9apj","account_code":"4010","vat_code":"ZR","net_amount":174.00,"vat_amount":0.00,"gross_amount":174.00},{"description":"Half a day of course design","quantity":0.5,"unit_price":650.00,"discount_percent":null,"account_id":"acc_01m8jer7y4esrrzk0zvka76mnq","account_code":"4000","vat_code":"ST","net_amount":325.00,"vat_amount":65.00,"gross_amount":390.00}]}}', 1795915785837);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8jer5gke31abygz0zfk9dt4', 'org_01m8jer7y4esrrzk0zz5wew8j8', '01a224ec-2797-77e9-8fb0-6969affcacb0', '\xb993f20db0f2cd742cf2639fee44e0b371c2622fcdbc058b4ef5728cf396240b', 201, '{"data":{"id":"set_01m8jer9x4ez78xsva84qjhmx6","type":"receipt","status":"posted","refund":false,"contact_id":"con_01m8jer8q7ep4rs2tkxjx3h904","contact_name":"Kestrel Fitness CIC","bank_account_id":"bac_01m8jer8d0ee587bvs30cfy5nv","date":"2026-03-06","amount":282.00,"currency":"GBP","reference":null,"allocated_amount":282.00,"unallocated_amount":0.00,"allocations":[{"id":"alc_01m8jer9x4ez78xsva8c0tfvxc","invoice_id":"inv_01m8jer9dwetqvyhv8j40x0kp7","invoice_number":"INV-0003","settlement_id":"set_01m8jer9x4ez78xsva84qjhmx6","credit_note_id":null,"amount":282.00,"date":"2026-03-06","created_at":"2026-11-29T01:29:46.148Z"}],"bank_transaction_id":null,"journal_id":"jnl_01m8jer9x4ez78xsva8a27nk0v","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T01:29:46.148Z","updated_at":"2026-11-29T01:29:46.148Z","version":1}}', 1795915786148);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8jer5gke31abygz0zfk9dt4', 'org_01m8jer7y4esrrzk0zz5wew8j8', '01a224ec-2805-7108-b1f3-baa66610ac51', '\x4f54434dccf00cbb3c169cdd2d4662f3d2186db43402392c335587ca085e5055', 200, '{"data":{"created":13,"duplicates":0,"dry_run":false,"rows":[{"index":0,"status":"created","id":"btx_01m8jera08ewv8s0g6crw049qa"},{"index":1,"status":"created","id":"btx_01m8jera08ewv8s0g6cwja3wq8"},{"index":2,"status":"created","id":"btx_01m8jera08ewv8s0g6d0dswk9p"},{"index":3,"status":"created","id":"btx_01m8jera08ewv8s0g6d7pz6c71"},{"index":4,"status":"created","id":"btx_01m8jera08ewv8s0g6d8ab59r9"},{"index":5,"status":"created","id":"btx_01m8jera08ewv8s0g6de9jvjth"},{"index":6,"status":"created","id":"btx_01m8jera08ewv8s0g6dktqc25n"},{"index":7,"status":"created","id":"btx_01m8jera08ewv8s0g6dn96v2z0"},{"index":8,"status":"created","id":"btx_01m8jera08ewv8s0g6dskc34nm"},{"index":9,"status":"created","id":"btx_01m8jera08ewv8s0g6dzra3tbt"},{"index":10,"status":"created","id":"btx_01m8jera08ewv8s0g6e3e5ezs9"},{"index":11,"status":"created","id":"btx_01m8jera08ewv8s0g6e41w5y3h"},{"index":12,"status":"created","id":"btx_01m8jera08ewv8s0g6e807tp56"}]}}', 1795915786248);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8jer5gke31abygz0zfk9dt4', 'org_01m8jer7y4esrrzk0zz5wew8j8', '01a224ec-28a8-72a7-84de-8c70890644b7', '\x711f959cf9cda6b4cdcc51fc4837edb3cbb535209c69d661b7340b9d73a6ab34', 200, '{"data":{"id":"btx_01m8jera08ewv8s0g6crw049qa","bank_account_id":"bac_01m8jer8d0ee587bvs30cfy5nv","date":"2026-01-22","amount":-1078.80,"currency":"GBP","description":"FPO TECHBARN LTD TB-0117","reference":null,"external_id":null,"status":"confirmed","account_id":null,"vat_code":"NV","vat_amount":0.00,"net_amount":-1078.80,"contact_id":"con_01m8jer8xqess9vm53nk1x5nzr","journal_id":"jnl_01m8jera5ce3yr999v2vd12eg9","settlement_id":"set_01m8jera5ce3yr999v2vd12eg9","confirmed_at":"2026-11-29T01:29:46.412Z","created_at":"2026-11-29T01:29:46.248Z","updated_at":"2026-11-29T01:29:46.412Z","version":2}}', 1795915786412);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8jer5gke31abygz0zfk9dt4', 'org_01m8jer7y4esrrzk0zz5wew8j8', '01a224ec-29cd-7758-a23a-397db78ec9d7', '\x85cfe3ebf1b0afcf96799af0464194c5f1a6932dd5b23499b104a3a8451561c0', 200, '{"data":{"id":"btx_01m8jera08ewv8s0g6d7pz6c71","bank_account_id":"bac_01m8jer8d0ee587bvs30cfy5nv","date":"2026-02-10","amount":-1350.00,"currency":"GBP","description":"FPO HARCOURT LETTINGS HL-33","reference":null,"external_id":null,"status":"confirmed","account_id":null,"vat_code":"NV","vat_amount":0.00,"net_amount":-1350.00,"contact_id":"con_01m8jer8yje4psqv00910s456a","journal_id":"jnl_01m8jeraefep9ae4n8g822vckf","settlement_id":"set_01m8jeraefep9ae4n8g822vckf","confirmed_at":"2026-11-29T01:29:46.703Z","created_at":"2026-11-29T01:29:46.248Z","updated_at":"2026-11-29T01:29:46.703Z","version":2}}', 1795915786703);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8jer5gke31abygz0zfk9dt4', 'org_01m8jer7y4esrrzk0zz5wew8j8', '01a224ec-2b78-75f8-b5fc-6a30a0954b14', '\xd12581bc2c44b578b858ed0c1cb7bf59e129372a71599221f3854a1b3ce9226f', 200, '{"data":{"id":"btx_01m8jera08ewv8s0g6dzra3tbt","bank_account_id":"bac_01m8jer8d0ee587bvs30cfy5nv","date":"2026-03-16","amount":1418.40,"currency":"GBP","description":"FPI MARLOW AND PIKE LLP INV-0004 LESS CN-0001","reference":null,"external_id":null,"status":"confirmed","account_id":null,"vat_code":"NV","vat_amount":0.00,"net_amount":1418.40,"contact_id":"con_01m8jer8r4e1js7w4scpn9tehd","journal_id":"jnl_01m8jeravteznat6e9pjgymkda","settlement_id":"set_01m8jeravteznat6e9pjgymkda","confirmed_at":"2026-11-29T01:29:47.130Z","created_at":"2026-11-29T01:29:46.248Z","updated_at":"2026-11-29T01:29:47.130Z","version":2}}', 1795915787130);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8jer5gke31abygz0zfk9dt4', 'org_01m8jer7y4esrrzk0zz5wew8j8', '01a224ec-2cb4-7612-99f6-47bc390901a7', '\x8c4cb7430d545cbcaa578587dd7791fa0fb987577e54505aba47ffd9e539fa62', 200, '{"data":{"suggested":4,"applied":4,"next":null,"suggestions":[{"id":"btx_01m8jera08ewv8s0g6d0dswk9p","bank_account_id":"bac_01m8jer8d0ee587bvs30cfy5nv","date":"2026-02-02","amount":-36.00,"currency":"GBP","description":"CARD SLATEWORK SOFTWARE SUBSCRIPTION","kind":"account","allocations":[],"settlement_id":null,"transfer_to_bank_account_id":null,"transfer_to_bank_account_name":null,"other_half_id":null,"account_id":"acc_01m8jer7y4esrrzk0zxfwx2p3z","account_code":"6210","account_name":"Software and subscriptions","vat_code":"ST","vat_amount":6.00,"confidence":0.989,"suggested_by":"text","reason":"the text names the account, standard-rated (VAT Notice 700)","applied":true,"error":null},{"id":"btx_01m8jera08ewv8s0g6de9jvjth","bank_account_id":"bac_01m8jer8d0ee587bvs30cfy5nv","date":"2026-02-18","amount":-58.40,"currency":"GBP","description":"CARD TRAINLINE.COM LONDON","kind":"account","allocations":[],"settlement_id":null,"transfer_to_bank_account_id":null,"transfer_to_bank_account_name":null,"other_half_id":null,"account_id":"acc_01m8jer7y4esrrzk0zxmqxt2vp","account_code":"6300","account_name":"Travel and subsistence","vat_code":"ZR","vat_amount":0.00,"confidence":0.872,"suggested_by":"text","reason":"supplier Trainline: rail travel, zero-rated (VAT Notice 744A)","applied":true,"error":null},{"id":"btx_01m8jera08ewv8s0g6dn96v2z0","bank_account_id":"bac_01m8jer8d0ee587bvs30cfy5nv","date":"2026-03-02","amount":-36.00,"currency":"GBP","description":"CARD SLATEWORK SOFTWARE SUBSCRIPTION","kind":"account","allocations":[],"settlement_id":null,"transfer_to_bank_account_id":null,"transfer_to_bank_account_name":null,"other_half_id":null,"account_id":"acc_01m8jer7y4esrrzk0zxfwx2p3z","account_code":"6210","account_name":"Software and subscriptions","vat_code":"ST","vat_amount":6.00,"confidence":0.989,"suggested_by":"text","reason":"the text names the account, standard-rated (VAT Notice 700)","applied":true,"error":null},{"id":"btx_01m8jera08ewv8s0g6e3e5ezs9","bank_account_id":"bac_01m8jer8d0ee587bvs30cfy5nv","date":"2026-03-20","amount":-7.50,"currency":"GBP","description":"TOTAL CHARGES TO 19MAR2026","kind":"account","allocations":[],"settlement_id":null,"transfer_to_bank_account_id":null,"transfer_to_bank_account_name":null,"other_half_id":null,"account_id":"acc_01m8jer7y4esrrzk0zyfew9p87","account_code":"6700","account_name":"Bank charges","vat_code":"EX","vat_amount":0.00,"confidence":0.990,"suggested_by":"text","reason":"\"bank charges\": bank charges, exempt (VAT Notice 701/49)","applied":true,"error":null}]}}', 1795915788423);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8jer5gke31abygz0zfk9dt4', 'org_01m8jer7y4esrrzk0zz5wew8j8', '01a224ec-317c-76c8-9aae-228140d4fae4', '\x12d87d586f0fc91a3736f24574e3c72a0aa9c6d05feca5661618c1ba75942883', 200, '{"data":{"id":"btx_01m8jera08ewv8s0g6de9jvjth","bank_account_id":"bac_01m8jer8d0ee587bvs30cfy5nv","date":"2026-02-18","amount":-58.40,"currency":"GBP","description":"CARD TRAINLINE.COM LONDON","reference":null,"external_id":null,"status":"confirmed","account_id":"acc_01m8jer7y4esrrzk0zxmqxt2vp","vat_code":"ZR","vat_amount":0.00,"net_amount":-58.40,"contact_id":null,"journal_id":"jnl_01m8jercc8e4p8658w7fzwfxjd","settlement_id":null,"confirmed_at":"2026-11-29T01:29:48.680Z","created_at":"2026-11-29T01:29:46.248Z","updated_at":"2026-11-29T01:29:48.680Z","version":3}}', 1795915788680);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8jer5gke31abygz0zfk9dt4', 'org_01m8jer7y4esrrzk0zz5wew8j8', '01a224ec-3261-765c-a165-540cc0fab1a7', '\xac6a8d1c43903179ff0839d797fd190add1c97b13e748912ff1aee3aaca58d32', 200, '{"data":{"id":"btx_01m8jera08ewv8s0g6dn96v2z0","bank_account_id":"bac_01m8jer8d0ee587bvs30cfy5nv","date":"2026-03-02","amount":-36.00,"currency":"GBP","description":"CARD SLATEWORK SOFTWARE SUBSCRIPTION","reference":null,"external_id":null,"status":"confirmed","account_id":"acc_01m8jer7y4esrrzk0zxfwx2p3z","vat_code":"ST","vat_amount":6.00,"net_amount":-30.00,"contact_id":null,"journal_id":"jnl_01m8jerck6ekpbn5q3jd1hwt5v","settlement_id":null,"confirmed_at":"2026-11-29T01:29:48.902Z","created_at":"2026-11-29T01:29:46.248Z","updated_at":"2026-11-29T01:29:48.902Z","version":3}}', 1795915788902);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8jer5gke31abygz0zfk9dt4', 'org_01m8jer7y4esrrzk0zz5wew8j8', '01a224ec-32e6-712a-b558-8d1e1a94600b', '\xa2a8c916372df454d0b5521cb4287849db7a36ce919f4f9fd2f4cf843e369bf6', 200, '{"data":{"id":"btx_01m8jera08ewv8s0g6d0dswk9p","bank_account_id":"bac_01m8jer8d0ee587bvs30cfy5nv","date":"2026-02-02","amount":-36.00,"currency":"GBP","description":"CARD SLATEWORK SOFTWARE SUBSCRIPTION","reference":null,"external_id":null,"status":"confirmed","account_id":"acc_01m8jer7y4esrrzk0zxfwx2p3z","vat_code":"ST","vat_amount":6.00,"net_amount":-30.00,"contact_id":null,"journal_id":"jnl_01m8jercqden4vwmxz98ct72c0","settlement_id":null,"confirmed_at":"2026-11-29T01:29:49.037Z","created_at":"2026-11-29T01:29:46.248Z","updated_at":"2026-11-29T01:29:49.037Z","version":3}}', 1795915789037);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8jer5gke31abygz0zfk9dt4', 'org_01m8jer7y4esrrzk0zz5wew8j8', '01a224ec-34b3-76ce-887f-caccdc3031f6', '\xbc4d292d4eec9f86955a313b3e3cba27b1e4116efe73c038c054d98c6b8c8e19', 200, '{"data":{"id":"org_01m8jer7y4esrrzk0zz5wew8j8","name":"Wren & Marsh Ltd","currency":"GBP","country":"GB","financial_year_end":"03-31","vat_registered":true,"vat_number":null,"vat_scheme":"standard","flat_rate_percent":null,"vat_rounding":"line","status":"active","role":"owner","lock_date":"2026-03-31","created_at":"2026-11-29T01:29:44.132Z","updated_at":"2026-11-29T01:29:49.493Z","version":2}}', 1795915789493);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8jer5gke31abygz0zfk9dt4', 'org_01m8jer7y4esrrzk0zz5wew8j8', '01a224ec-3331-71a8-b499-70f2644c02e9', '\x27d8e0bd8b1d5755b20e52985e9cf18bdc1c701d14c94ddd9d1b3747221dba7f', 200, '{"data":{"id":"btx_01m8jera08ewv8s0g6e3e5ezs9","bank_account_id":"bac_01m8jer8d0ee587bvs30cfy5nv","date":"2026-03-20","amount":-7.50,"currency":"GBP","description":"TOTAL CHARGES TO 19MAR2026","reference":null,"external_id":null,"status":"confirmed","account_id":"acc_01m8jer7y4esrrzk0zyfew9p87","vat_code":"EX","vat_amount":0.00,"net_amount":-7.50,"contact_id":null,"journal_id":"jnl_01m8jercsnefvvq3qmg8jh7f8a","settlement_id":null,"confirmed_at":"2026-11-29T01:29:49.109Z","created_at":"2026-11-29T01:29:46.248Z","updated_at":"2026-11-29T01:29:49.109Z","version":3}}', 1795915789109);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8jer5gke31abygz0zfk9dt4', 'org_01m8jer7y4esrrzk0zz5wew8j8', '01a224ec-3409-72ee-b0aa-b8baa3ba0d46', '\xf7b01af34ef2255d8fa33e020c23d8b7913d95cd2894d726d5043128bac88509', 201, '{"data":{"id":"vrt_01m8jerd0det1ajb682h5tersm","date_from":"2026-01-01","date_to":"2026-03-31","status":"draft","currency":"GBP","scheme":"standard","flat_rate_percent":null,"adjustments":[],"boxes":{"1":698.40,"2":0.00,"3":698.40,"4":319.80,"5":378.60,"6":4776.00,"7":3427.00,"8":0.00,"9":0.00},"direction":"pay","hmrc":{"vatDueSales":698.40,"vatDueAcquisitions":0.00,"totalVatDue":698.40,"vatReclaimedCurrPeriod":319.80,"netVatDue":378.60,"totalValueSalesExVAT":4776,"totalValuePurchasesExVAT":3427,"totalValueGoodsSuppliedExVAT":0,"totalAcquisitionsExVAT":0},"journal_id":null,"finalised_at":null,"created_at":"2026-11-29T01:29:49.325Z","updated_at":"2026-11-29T01:29:49.325Z","version":1}}', 1795915789325);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8jer5gke31abygz0zfk9dt4', 'org_01m8jer7y4esrrzk0zz5wew8j8', '01a224ec-3456-76cb-a316-e0b66e7e8bbe', '\x5636a472ba0f24b804a411e270461886eb4559e33d4cfb2043eeb0cfacb9290d', 200, '{"data":{"id":"vrt_01m8jerd0det1ajb682h5tersm","date_from":"2026-01-01","date_to":"2026-03-31","status":"finalised","currency":"GBP","scheme":"standard","flat_rate_percent":null,"adjustments":[],"boxes":{"1":698.40,"2":0.00,"3":698.40,"4":319.80,"5":378.60,"6":4776.00,"7":3427.00,"8":0.00,"9":0.00},"direction":"pay","hmrc":{"vatDueSales":698.40,"vatDueAcquisitions":0.00,"totalVatDue":698.40,"vatReclaimedCurrPeriod":319.80,"netVatDue":378.60,"totalValueSalesExVAT":4776,"totalValuePurchasesExVAT":3427,"totalValueGoodsSuppliedExVAT":0,"totalAcquisitionsExVAT":0},"journal_id":null,"finalised_at":"2026-11-29T01:29:49.418Z","created_at":"2026-11-29T01:29:49.325Z","updated_at":"2026-11-29T01:29:49.418Z","version":2}}', 1795915789418);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8jer5gke31abygz0zfk9dt4', '', 'once', '\xbd590065f8df1f619336633472911f7d86118bce11abf11de10c7d723b56911c', 202, '{"reconciliation_id":"rec_01m8jere57ezbtrnxyffdkt277","status":"queued","poll_url":"/api/v1/reconciliations/rec_01m8jere57ezbtrnxyffdkt277"}', 1795915790503);
INSERT INTO public.invoice_lines VALUES ('org_01m8jer7y4esrrzk0zz5wew8j8', 'inv_01m8jer94jea29dbc7ev3xctjy', 1, 'Course design, 3 days', '3', '650.00', NULL, 'acc_01m8jer7y4esrrzk0zvka76mnq', 'ST', NULL, 195000, 39000, 234000);
INSERT INTO public.invoice_lines VALUES ('org_01m8jer7y4esrrzk0zz5wew8j8', 'inv_01m8jer97kewjar4xywa54vkv1', 1, 'Printing of workbooks', '1', '412.00', NULL, 'acc_01m8jer7y4esrrzk0zw7exjm7d', 'ZR', NULL, 41200, 0, 41200);
INSERT INTO public.invoice_lines VALUES ('org_01m8jer7y4esrrzk0zz5wew8j8', 'inv_01m8jer986e4tazbnfgg9n1mev', 1, 'Laptop', '1', '899.00', NULL, 'acc_01m8jer7y4esrrzk0zrnmsnhzz', 'ST', NULL, 89900, 17980, 107880);
INSERT INTO public.invoice_lines VALUES ('org_01m8jer7y4esrrzk0zz5wew8j8', 'inv_01m8jer99we4f904g4x78yevh5', 1, 'Workbooks', '120', '7.25', NULL, 'acc_01m8jer7y4esrrzk0zvqvj9apj', 'ZR', NULL, 87000, 0, 87000);
INSERT INTO public.invoice_lines VALUES ('org_01m8jer7y4esrrzk0zz5wew8j8', 'inv_01m8jer9ayecxvttm86x8myykv', 1, 'Rent, January to March', '1', '1350.00', NULL, 'acc_01m8jer7y4esrrzk0zwxqwf3pg', 'EX', NULL, 135000, 0, 135000);
INSERT INTO public.invoice_lines VALUES ('org_01m8jer7y4esrrzk0zz5wew8j8', 'inv_01m8jer9dwetqvyhv8j40x0kp7', 1, 'Seminar room, 5 evenings', '5', '48.00', NULL, 'acc_01m8jer86se46adycwp2wesp82', 'EX', NULL, 24000, 0, 24000);
INSERT INTO public.invoice_lines VALUES ('org_01m8jer7y4esrrzk0zz5wew8j8', 'inv_01m8jer9dwetqvyhv8j40x0kp7', 2, 'Projector', '1', '35.00', NULL, 'acc_01m8jer7y4esrrzk0zvka76mnq', 'ST', NULL, 3500, 700, 4200);
INSERT INTO public.invoice_lines VALUES ('org_01m8jer7y4esrrzk0zz5wew8j8', 'inv_01m8jer9fae4v92qmckt0nqfgr', 1, 'Course for new starters', '1', '1480.00', '10', 'acc_01m8jer7y4esrrzk0zvka76mnq', 'ST', NULL, 133200, 26640, 159840);
INSERT INTO public.invoice_lines VALUES ('org_01m8jer7y4esrrzk0zz5wew8j8', 'inv_01m8jer9gpe80sfs7byzryq4gb', 1, 'Raised in error', '1', '500.00', NULL, 'acc_01m8jer7y4esrrzk0zvka76mnq', 'ST', NULL, 50000, 10000, 60000);
INSERT INTO public.invoice_lines VALUES ('org_01m8jer7y4esrrzk0zz5wew8j8', 'inv_01m8jer9hfecwten8hg54s1cm7', 1, 'A day that was not held', '1', '150.00', NULL, 'acc_01m8jer7y4esrrzk0zvka76mnq', 'ST', NULL, 15000, 3000, 18000);
INSERT INTO public.invoice_lines VALUES ('org_01m8jer7y4esrrzk0zz5wew8j8', 'inv_01m8jer9jde09894epanvm1s5q', 1, 'Illustration, 2 days', '2', '384.00', NULL, 'acc_01m8jer7y4esrrzk0zw9zx6s78', 'ST', NULL, 64000, 12800, 76800);
INSERT INTO public.invoice_lines VALUES ('org_01m8jer7y4esrrzk0zz5wew8j8', 'inv_01m8jer9kdeefrg9431tgwrkgz', 1, 'Workbooks', '24', '7.25', NULL, 'acc_01m8jer7y4esrrzk0zvqvj9apj', 'ZR', NULL, 17400, 0, 17400);
INSERT INTO public.invoice_lines VALUES ('org_01m8jer7y4esrrzk0zz5wew8j8', 'inv_01m8jer9kdeefrg9431tgwrkgz', 2, 'Half a day of course design', '0.5', '650.00', NULL, 'acc_01m8jer7y4esrrzk0zvka76mnq', 'ST', NULL, 32500, 6500, 39000);
INSERT INTO public.invoices VALUES ('inv_01m8jer9jde09894epanvm1s5q', 'org_01m8jer7y4esrrzk0zz5wew8j8', 'purchase', 'invoice', 'issued', 'FR-1209', 'con_01m8jer8zmeecvvgkgxs8j1mnp', '2026-03-24', '2026-04-23', 'inclusive', NULL, NULL, 64000, 12800, 76800, 0, 0, 'issued', 'jnl_01m8jer9jde09894epat4r0566', NULL, NULL, 'fr-1209', 1795915785805, 1795915785805, 1, '9999-99-99', 0, NULL, NULL);
INSERT INTO public.invoices VALUES ('inv_01m8jer9kdeefrg9431tgwrkgz', 'org_01m8jer7y4esrrzk0zz5wew8j8', 'sales', 'invoice', 'issued', 'INV-0006', 'con_01m8jer8nje4n8dhds4nxmhkzr', '2026-03-27', '2026-04-26', 'exclusive', NULL, NULL, 49900, 6500, 56400, 0, 0, 'issued', 'jnl_01m8jer9kdeefrg9431wjrwvnj', NULL, NULL, 'inv-0006', 1795915785837, 1795915785837, 1, '9999-99-99', 0, NULL, NULL);
INSERT INTO public.invoices VALUES ('inv_01m8jer9gpe80sfs7byzryq4gb', 'org_01m8jer7y4esrrzk0zz5wew8j8', 'sales', 'invoice', 'void', 'INV-0005', 'con_01m8jer8r4e1js7w4scpn9tehd', '2026-03-03', '2026-04-02', 'exclusive', NULL, NULL, 50000, 10000, 60000, 0, 0, 'issued', 'jnl_01m8jer9gpe80sfs7bz33f3mwy', '2026-03-03', 'jnl_01m8jer9pre26vyhxp95bkpbw2', 'inv-0005', 1795915785750, 1795915785944, 2, '2026-03-03', 0, NULL, NULL);
INSERT INTO public.invoices VALUES ('inv_01m8jer9hfecwten8hg54s1cm7', 'org_01m8jer7y4esrrzk0zz5wew8j8', 'sales', 'credit_note', 'issued', 'CN-0001', 'con_01m8jer8r4e1js7w4scpn9tehd', '2026-03-12', '2026-03-12', 'exclusive', 'INV-0004', NULL, 15000, 3000, 18000, 0, 18000, 'issued', 'jnl_01m8jer9hfecwten8hg968h4rw', NULL, NULL, 'cn-0001
inv-0004', 1795915785775, 1795915786020, 2, '2026-03-12', 1, '2026-03-12', '2026-03-12');
INSERT INTO public.invoices VALUES ('inv_01m8jer9dwetqvyhv8j40x0kp7', 'org_01m8jer7y4esrrzk0zz5wew8j8', 'sales', 'invoice', 'issued', 'INV-0003', 'con_01m8jer8q7ep4rs2tkxjx3h904', '2026-02-09', '2026-03-11', 'exclusive', NULL, NULL, 27500, 700, 28200, 28200, 0, 'issued', 'jnl_01m8jer9dwetqvyhv8j88npr3n', NULL, NULL, 'inv-0003', 1795915785660, 1795915786148, 2, '2026-03-06', 1, '2026-03-06', '2026-03-06');
INSERT INTO public.invoices VALUES ('inv_01m8jer986e4tazbnfgg9n1mev', 'org_01m8jer7y4esrrzk0zz5wew8j8', 'purchase', 'invoice', 'issued', 'TB-0117', 'con_01m8jer8xqess9vm53nk1x5nzr', '2026-01-21', '2026-02-20', 'exclusive', NULL, NULL, 89900, 17980, 107880, 107880, 0, 'issued', 'jnl_01m8jer986e4tazbnfgm742yzf', NULL, NULL, 'tb-0117', 1795915785478, 1795915786412, 2, '2026-01-22', 1, '2026-01-22', '2026-01-22');
INSERT INTO public.invoices VALUES ('inv_01m8jer9ayecxvttm86x8myykv', 'org_01m8jer7y4esrrzk0zz5wew8j8', 'purchase', 'invoice', 'issued', 'HL-33', 'con_01m8jer8yje4psqv00910s456a', '2026-02-01', '2026-03-03', 'exclusive', NULL, NULL, 135000, 0, 135000, 135000, 0, 'issued', 'jnl_01m8jer9ayecxvttm8700gpsnw', NULL, NULL, 'hl-33', 1795915785566, 1795915786703, 2, '2026-02-10', 1, '2026-02-10', '2026-02-10');
INSERT INTO public.invoices VALUES ('inv_01m8jer94jea29dbc7ev3xctjy', 'org_01m8jer7y4esrrzk0zz5wew8j8', 'sales', 'invoice', 'issued', 'INV-0001', 'con_01m8jer8nje4n8dhds4nxmhkzr', '2026-01-15', '2026-02-14', 'exclusive', NULL, NULL, 195000, 39000, 234000, 234000, 0, 'issued', 'jnl_01m8jer94jea29dbc7ewt4edaz', NULL, NULL, 'inv-0001', 1795915785362, 1795915786938, 3, '2026-02-16', 2, '2026-01-30', '2026-02-16');
INSERT INTO public.invoices VALUES ('inv_01m8jer99we4f904g4x78yevh5', 'org_01m8jer7y4esrrzk0zz5wew8j8', 'sales', 'invoice', 'issued', 'INV-0002', 'con_01m8jer8nje4n8dhds4nxmhkzr', '2026-01-28', '2026-02-27', 'exclusive', NULL, NULL, 87000, 0, 87000, 87000, 0, 'issued', 'jnl_01m8jer99we4f904g4xad8j5cf', NULL, NULL, 'inv-0002', 1795915785532, 1795915786938, 2, '2026-02-16', 1, '2026-02-16', '2026-02-16');
INSERT INTO public.invoices VALUES ('inv_01m8jer97kewjar4xywa54vkv1', 'org_01m8jer7y4esrrzk0zz5wew8j8', 'purchase', 'invoice', 'issued', 'PX-881', 'con_01m8jer8vfeshbj9xv9h9a28h6', '2026-01-20', '2026-02-19', 'exclusive', NULL, NULL, 41200, 0, 41200, 40000, 0, 'issued', 'jnl_01m8jer97kewjar4xywcvaqrnv', NULL, NULL, 'px-881', 1795915785459, 1795915787057, 2, '9999-99-99', 1, '2026-02-27', '2026-02-27');
INSERT INTO public.invoices VALUES ('inv_01m8jer9fae4v92qmckt0nqfgr', 'org_01m8jer7y4esrrzk0zz5wew8j8', 'sales', 'invoice', 'issued', 'INV-0004', 'con_01m8jer8r4e1js7w4scpn9tehd', '2026-02-20', '2026-03-22', 'exclusive', NULL, NULL, 133200, 26640, 159840, 141840, 18000, 'issued', 'jnl_01m8jer9fae4v92qmckz9wez06', NULL, NULL, 'inv-0004', 1795915785706, 1795915787130, 3, '2026-03-16', 2, '2026-03-12', '2026-03-16');
INSERT INTO public.jobs VALUES ('rec_01m8jere57ezbtrnxyffdkt277', 'reconcile', 1, 'usr_01m8jer5gke31abygz0zfk9dt4', 'key_01m8jer5xxe4bark9agakf8rbj', 'completed', 3, 0, 1, 1, NULL, NULL, '01a224ec38c67027bc6e19b875d4b00d', 3, NULL, 1795915790503, 1795915790518, 1795915790534, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8jer7y4esrrzk0zz5wew8j8', 1, 1, 'acc_01m8jer7y4esrrzk0zsn3w21sx', 1000000, NULL, NULL, 0, 0, '2026-01-01');
INSERT INTO public.journal_lines VALUES ('org_01m8jer7y4esrrzk0zz5wew8j8', 1, 2, 'acc_01m8jer7y4esrrzk0zvdc8mtje', -1000000, NULL, NULL, 0, 0, '2026-01-01');
INSERT INTO public.journal_lines VALUES ('org_01m8jer7y4esrrzk0zz5wew8j8', 2, 1, 'acc_01m8jer7y4esrrzk0zs9gt6vdn', 234000, NULL, NULL, 0, 0, '2026-01-15');
INSERT INTO public.journal_lines VALUES ('org_01m8jer7y4esrrzk0zz5wew8j8', 2, 2, 'acc_01m8jer7y4esrrzk0zvka76mnq', -195000, 'Course design, 3 days', 'ST', 39000, 0, '2026-01-15');
INSERT INTO public.journal_lines VALUES ('org_01m8jer7y4esrrzk0zz5wew8j8', 2, 3, 'acc_01m8jer83xee69zvrkc8penq1m', -39000, NULL, 'ST', 0, 1, '2026-01-15');
INSERT INTO public.journal_lines VALUES ('org_01m8jer7y4esrrzk0zz5wew8j8', 3, 1, 'acc_01m8jer7y4esrrzk0zsyq69kw9', -41200, NULL, NULL, 0, 0, '2026-01-20');
INSERT INTO public.journal_lines VALUES ('org_01m8jer7y4esrrzk0zz5wew8j8', 3, 2, 'acc_01m8jer7y4esrrzk0zw7exjm7d', 41200, 'Printing of workbooks', 'ZR', 0, 0, '2026-01-20');
INSERT INTO public.journal_lines VALUES ('org_01m8jer7y4esrrzk0zz5wew8j8', 4, 1, 'acc_01m8jer7y4esrrzk0zsyq69kw9', -107880, NULL, NULL, 0, 0, '2026-01-21');
INSERT INTO public.journal_lines VALUES ('org_01m8jer7y4esrrzk0zz5wew8j8', 4, 2, 'acc_01m8jer7y4esrrzk0zrnmsnhzz', 89900, 'Laptop', 'ST', 17980, 0, '2026-01-21');
INSERT INTO public.journal_lines VALUES ('org_01m8jer7y4esrrzk0zz5wew8j8', 4, 3, 'acc_01m8jer83xee69zvrkc8penq1m', 17980, NULL, 'ST', 0, 1, '2026-01-21');
INSERT INTO public.journal_lines VALUES ('org_01m8jer7y4esrrzk0zz5wew8j8', 5, 1, 'acc_01m8jer7y4esrrzk0zs9gt6vdn', 87000, NULL, NULL, 0, 0, '2026-01-28');
INSERT INTO public.journal_lines VALUES ('org_01m8jer7y4esrrzk0zz5wew8j8', 5, 2, 'acc_01m8jer7y4esrrzk0zvqvj9apj', -87000, 'Workbooks', 'ZR', 0, 0, '2026-01-28');
INSERT INTO public.journal_lines VALUES ('org_01m8jer7y4esrrzk0zz5wew8j8', 6, 1, 'acc_01m8jer7y4esrrzk0zsyq69kw9', -135000, NULL, NULL, 0, 0, '2026-02-01');
INSERT INTO public.journal_lines VALUES ('org_01m8jer7y4esrrzk0zz5wew8j8', 6, 2, 'acc_01m8jer7y4esrrzk0zwxqwf3pg', 135000, 'Rent, January to March', 'EX', 0, 0, '2026-02-01');
INSERT INTO public.journal_lines VALUES ('org_01m8jer7y4esrrzk0zz5wew8j8', 7, 1, 'acc_01m8jer7y4esrrzk0zs9gt6vdn', 28200, NULL, NULL, 0, 0, '2026-02-09');
INSERT INTO public.journal_lines VALUES ('org_01m8jer7y4esrrzk0zz5wew8j8', 7, 2, 'acc_01m8jer86se46adycwp2wesp82', -24000, 'Seminar room, 5 evenings', 'EX', 0, 0, '2026-02-09');
INSERT INTO public.journal_lines VALUES ('org_01m8jer7y4esrrzk0zz5wew8j8', 7, 3, 'acc_01m8jer7y4esrrzk0zvka76mnq', -3500, 'Projector', 'ST', 700, 0, '2026-02-09');
INSERT INTO public.journal_lines VALUES ('org_01m8jer7y4esrrzk0zz5wew8j8', 7, 4, 'acc_01m8jer83xee69zvrkc8penq1m', -700, NULL, 'ST', 0, 1, '2026-02-09');
INSERT INTO public.journal_lines VALUES ('org_01m8jer7y4esrrzk0zz5wew8j8', 8, 1, 'acc_01m8jer7y4esrrzk0zs9gt6vdn', 159840, NULL, NULL, 0, 0, '2026-02-20');
INSERT INTO public.journal_lines VALUES ('org_01m8jer7y4esrrzk0zz5wew8j8', 8, 2, 'acc_01m8jer7y4esrrzk0zvka76mnq', -133200, 'Course for new starters', 'ST', 26640, 0, '2026-02-20');
INSERT INTO public.journal_lines VALUES ('org_01m8jer7y4esrrzk0zz5wew8j8', 8, 3, 'acc_01m8jer83xee69zvrkc8penq1m', -26640, NULL, 'ST', 0, 1, '2026-02-20');
INSERT INTO public.journal_lines VALUES ('org_01m8jer7y4esrrzk0zz5wew8j8', 9, 1, 'acc_01m8jer7y4esrrzk0zs9gt6vdn', 60000, NULL, NULL, 0, 0, '2026-03-03');
INSERT INTO public.journal_lines VALUES ('org_01m8jer7y4esrrzk0zz5wew8j8', 9, 2, 'acc_01m8jer7y4esrrzk0zvka76mnq', -50000, 'Raised in error', 'ST', 10000, 0, '2026-03-03');
INSERT INTO public.journal_lines VALUES ('org_01m8jer7y4esrrzk0zz5wew8j8', 9, 3, 'acc_01m8jer83xee69zvrkc8penq1m', -10000, NULL, 'ST', 0, 1, '2026-03-03');
INSERT INTO public.journal_lines VALUES ('org_01m8jer7y4esrrzk0zz5wew8j8', 10, 1, 'acc_01m8jer7y4esrrzk0zs9gt6vdn', -18000, NULL, NULL, 0, 0, '2026-03-12');
INSERT INTO public.journal_lines VALUES ('org_01m8jer7y4esrrzk0zz5wew8j8', 10, 2, 'acc_01m8jer7y4esrrzk0zvka76mnq', 15000, 'A day that was not held', 'ST', 3000, 0, '2026-03-12');
INSERT INTO public.journal_lines VALUES ('org_01m8jer7y4esrrzk0zz5wew8j8', 10, 3, 'acc_01m8jer83xee69zvrkc8penq1m', 3000, NULL, 'ST', 0, 1, '2026-03-12');
INSERT INTO public.journal_lines VALUES ('org_01m8jer7y4esrrzk0zz5wew8j8', 11, 1, 'acc_01m8jer7y4esrrzk0zsyq69kw9', -76800, NULL, NULL, 0, 0, '2026-03-24');
INSERT INTO public.journal_lines VALUES ('org_01m8jer7y4esrrzk0zz5wew8j8', 11, 2, 'acc_01m8jer7y4esrrzk0zw9zx6s78', 64000, 'Illustration, 2 days', 'ST', 12800, 0, '2026-03-24');
INSERT INTO public.journal_lines VALUES ('org_01m8jer7y4esrrzk0zz5wew8j8', 11, 3, 'acc_01m8jer83xee69zvrkc8penq1m', 12800, NULL, 'ST', 0, 1, '2026-03-24');
INSERT INTO public.journal_lines VALUES ('org_01m8jer7y4esrrzk0zz5wew8j8', 12, 1, 'acc_01m8jer7y4esrrzk0zs9gt6vdn', 56400, NULL, NULL, 0, 0, '2026-03-27');
INSERT INTO public.journal_lines VALUES ('org_01m8jer7y4esrrzk0zz5wew8j8', 12, 2, 'acc_01m8jer7y4esrrzk0zvqvj9apj', -17400, 'Workbooks', 'ZR', 0, 0, '2026-03-27');
INSERT INTO public.journal_lines VALUES ('org_01m8jer7y4esrrzk0zz5wew8j8', 12, 3, 'acc_01m8jer7y4esrrzk0zvka76mnq', -32500, 'Half a day of course design', 'ST', 6500, 0, '2026-03-27');
INSERT INTO public.journal_lines VALUES ('org_01m8jer7y4esrrzk0zz5wew8j8', 12, 4, 'acc_01m8jer83xee69zvrkc8penq1m', -6500, NULL, 'ST', 0, 1, '2026-03-27');
INSERT INTO public.journal_lines VALUES ('org_01m8jer7y4esrrzk0zz5wew8j8', 13, 1, 'acc_01m8jer7y4esrrzk0zs9gt6vdn', -60000, NULL, NULL, 0, 0, '2026-03-03');
INSERT INTO public.journal_lines VALUES ('org_01m8jer7y4esrrzk0zz5wew8j8', 13, 2, 'acc_01m8jer7y4esrrzk0zvka76mnq', 50000, 'Raised in error', 'ST', 10000, 0, '2026-03-03');
INSERT INTO public.journal_lines VALUES ('org_01m8jer7y4esrrzk0zz5wew8j8', 13, 3, 'acc_01m8jer83xee69zvrkc8penq1m', 10000, NULL, 'ST', 0, 1, '2026-03-03');
INSERT INTO public.journal_lines VALUES ('org_01m8jer7y4esrrzk0zz5wew8j8', 14, 1, 'acc_01m8jer7y4esrrzk0zvdc8mtje', 1000000, NULL, NULL, 0, 0, '2026-01-01');
INSERT INTO public.journal_lines VALUES ('org_01m8jer7y4esrrzk0zz5wew8j8', 14, 2, 'acc_01m8jer7y4esrrzk0zv13qdh45', -10000, 'Share capital', NULL, 0, 0, '2026-01-01');
INSERT INTO public.journal_lines VALUES ('org_01m8jer7y4esrrzk0zz5wew8j8', 14, 3, 'acc_01m8jer7y4esrrzk0ztp8c0fj1', -990000, 'Lent by the director', NULL, 0, 0, '2026-01-01');
INSERT INTO public.journal_lines VALUES ('org_01m8jer7y4esrrzk0zz5wew8j8', 15, 1, 'acc_01m8jer7y4esrrzk0zwgs0tcm4', 100000, NULL, NULL, 0, 0, '2026-03-31');
INSERT INTO public.journal_lines VALUES ('org_01m8jer7y4esrrzk0zz5wew8j8', 15, 2, 'acc_01m8jer7y4esrrzk0zt75zdd3z', -6345, 'PAYE and National Insurance', NULL, 0, 0, '2026-03-31');
INSERT INTO public.journal_lines VALUES ('org_01m8jer7y4esrrzk0zz5wew8j8', 15, 3, 'acc_01m8jer7y4esrrzk0ztejm6kss', -93655, 'Net pay', NULL, 0, 0, '2026-03-31');
INSERT INTO public.journal_lines VALUES ('org_01m8jer7y4esrrzk0zz5wew8j8', 16, 1, 'acc_01m8jer7y4esrrzk0zyg56yq8v', 7492, '3 of 36 months of 899.00', NULL, 0, 0, '2026-03-31');
INSERT INTO public.journal_lines VALUES ('org_01m8jer7y4esrrzk0zz5wew8j8', 16, 2, 'acc_01m8jer7y4esrrzk0zs29qy9kc', -7492, NULL, NULL, 0, 0, '2026-03-31');
INSERT INTO public.journal_lines VALUES ('org_01m8jer7y4esrrzk0zz5wew8j8', 17, 1, 'acc_01m8jer7y4esrrzk0zs9gt6vdn', -28200, NULL, NULL, 0, 0, '2026-03-06');
INSERT INTO public.journal_lines VALUES ('org_01m8jer7y4esrrzk0zz5wew8j8', 17, 2, 'acc_01m8jer7y4esrrzk0zsn3w21sx', 28200, NULL, NULL, 0, 0, '2026-03-06');
INSERT INTO public.journal_lines VALUES ('org_01m8jer7y4esrrzk0zz5wew8j8', 18, 1, 'acc_01m8jer7y4esrrzk0zsyq69kw9', 107880, NULL, NULL, 0, 0, '2026-01-22');
INSERT INTO public.journal_lines VALUES ('org_01m8jer7y4esrrzk0zz5wew8j8', 18, 2, 'acc_01m8jer7y4esrrzk0zsn3w21sx', -107880, NULL, NULL, 0, 0, '2026-01-22');
INSERT INTO public.journal_lines VALUES ('org_01m8jer7y4esrrzk0zz5wew8j8', 19, 1, 'acc_01m8jer7y4esrrzk0zs9gt6vdn', -150000, NULL, NULL, 0, 0, '2026-01-30');
INSERT INTO public.journal_lines VALUES ('org_01m8jer7y4esrrzk0zz5wew8j8', 19, 2, 'acc_01m8jer7y4esrrzk0zsn3w21sx', 150000, NULL, NULL, 0, 0, '2026-01-30');
INSERT INTO public.journal_lines VALUES ('org_01m8jer7y4esrrzk0zz5wew8j8', 21, 1, 'acc_01m8jer7y4esrrzk0zs9gt6vdn', -171000, NULL, NULL, 0, 0, '2026-02-16');
INSERT INTO public.journal_lines VALUES ('org_01m8jer7y4esrrzk0zz5wew8j8', 21, 2, 'acc_01m8jer7y4esrrzk0zsn3w21sx', 171000, NULL, NULL, 0, 0, '2026-02-16');
INSERT INTO public.journal_lines VALUES ('org_01m8jer7y4esrrzk0zz5wew8j8', 22, 1, 'acc_01m8jer7y4esrrzk0zsyq69kw9', 40000, NULL, NULL, 0, 0, '2026-02-27');
INSERT INTO public.journal_lines VALUES ('org_01m8jer7y4esrrzk0zz5wew8j8', 22, 2, 'acc_01m8jer7y4esrrzk0zsn3w21sx', -40000, NULL, NULL, 0, 0, '2026-02-27');
INSERT INTO public.journal_lines VALUES ('org_01m8jer7y4esrrzk0zz5wew8j8', 25, 1, 'acc_01m8jer7y4esrrzk0zsn3w21sx', -93655, NULL, NULL, 0, 0, '2026-03-31');
INSERT INTO public.journal_lines VALUES ('org_01m8jer7y4esrrzk0zz5wew8j8', 25, 2, 'acc_01m8jer7y4esrrzk0ztejm6kss', 93655, NULL, NULL, 0, 0, '2026-03-31');
INSERT INTO public.journal_lines VALUES ('org_01m8jer7y4esrrzk0zz5wew8j8', 20, 1, 'acc_01m8jer7y4esrrzk0zsyq69kw9', 135000, NULL, NULL, 0, 0, '2026-02-10');
INSERT INTO public.journal_lines VALUES ('org_01m8jer7y4esrrzk0zz5wew8j8', 20, 2, 'acc_01m8jer7y4esrrzk0zsn3w21sx', -135000, NULL, NULL, 0, 0, '2026-02-10');
INSERT INTO public.journal_lines VALUES ('org_01m8jer7y4esrrzk0zz5wew8j8', 23, 1, 'acc_01m8jer7y4esrrzk0zs9gt6vdn', -141840, NULL, NULL, 0, 0, '2026-03-16');
INSERT INTO public.journal_lines VALUES ('org_01m8jer7y4esrrzk0zz5wew8j8', 23, 2, 'acc_01m8jer7y4esrrzk0zsn3w21sx', 141840, NULL, NULL, 0, 0, '2026-03-16');
INSERT INTO public.journal_lines VALUES ('org_01m8jer7y4esrrzk0zz5wew8j8', 29, 1, 'acc_01m8jer7y4esrrzk0zsn3w21sx', -750, NULL, NULL, 0, 0, '2026-03-20');
INSERT INTO public.journal_lines VALUES ('org_01m8jer7y4esrrzk0zz5wew8j8', 29, 2, 'acc_01m8jer7y4esrrzk0zyfew9p87', 750, NULL, 'EX', 0, 0, '2026-03-20');
INSERT INTO public.journal_lines VALUES ('org_01m8jer7y4esrrzk0zz5wew8j8', 24, 1, 'acc_01m8jer7y4esrrzk0zsn3w21sx', -200000, NULL, NULL, 0, 0, '2026-03-25');
INSERT INTO public.journal_lines VALUES ('org_01m8jer7y4esrrzk0zz5wew8j8', 24, 2, 'acc_01m8jer8knex69ffneatxhc0js', 200000, NULL, NULL, 0, 0, '2026-03-25');
INSERT INTO public.journal_lines VALUES ('org_01m8jer7y4esrrzk0zz5wew8j8', 26, 1, 'acc_01m8jer7y4esrrzk0zsn3w21sx', -5840, NULL, NULL, 0, 0, '2026-02-18');
INSERT INTO public.journal_lines VALUES ('org_01m8jer7y4esrrzk0zz5wew8j8', 26, 2, 'acc_01m8jer7y4esrrzk0zxmqxt2vp', 5840, NULL, 'ZR', 0, 0, '2026-02-18');
INSERT INTO public.journal_lines VALUES ('org_01m8jer7y4esrrzk0zz5wew8j8', 27, 1, 'acc_01m8jer7y4esrrzk0zsn3w21sx', -3600, NULL, NULL, 0, 0, '2026-03-02');
INSERT INTO public.journal_lines VALUES ('org_01m8jer7y4esrrzk0zz5wew8j8', 27, 2, 'acc_01m8jer7y4esrrzk0zxfwx2p3z', 3000, NULL, 'ST', 600, 0, '2026-03-02');
INSERT INTO public.journal_lines VALUES ('org_01m8jer7y4esrrzk0zz5wew8j8', 27, 3, 'acc_01m8jer83xee69zvrkc8penq1m', 600, NULL, 'ST', 0, 1, '2026-03-02');
INSERT INTO public.journal_lines VALUES ('org_01m8jer7y4esrrzk0zz5wew8j8', 28, 1, 'acc_01m8jer7y4esrrzk0zsn3w21sx', -3600, NULL, NULL, 0, 0, '2026-02-02');
INSERT INTO public.journal_lines VALUES ('org_01m8jer7y4esrrzk0zz5wew8j8', 28, 2, 'acc_01m8jer7y4esrrzk0zxfwx2p3z', 3000, NULL, 'ST', 600, 0, '2026-02-02');
INSERT INTO public.journal_lines VALUES ('org_01m8jer7y4esrrzk0zz5wew8j8', 28, 3, 'acc_01m8jer83xee69zvrkc8penq1m', 600, NULL, 'ST', 0, 1, '2026-02-02');
INSERT INTO public.journal_lines VALUES ('org_01m8jer7hse8997d5tpcrwf4gn', 1, 1, 'acc_01m8jer7hse8997d5tkrqckeer', 50000, NULL, NULL, 0, 0, '2026-03-02');
INSERT INTO public.journal_lines VALUES ('org_01m8jer7hse8997d5tpcrwf4gn', 1, 2, 'acc_01m8jer7hse8997d5tgxfsntw5', -50000, NULL, NULL, 0, 0, '2026-03-02');
INSERT INTO public.journal_lines VALUES ('org_01m8jer7hse8997d5tpcrwf4gn', 2, 1, 'acc_01m8jer7hse8997d5tkrqckeer', -50000, NULL, NULL, 0, 0, '2026-03-20');
INSERT INTO public.journal_lines VALUES ('org_01m8jer7hse8997d5tpcrwf4gn', 2, 2, 'acc_01m8jer7hse8997d5tgxfsntw5', 50000, NULL, NULL, 0, 0, '2026-03-20');
INSERT INTO public.journals VALUES ('jnl_01m8jer8d0ee587bvs382fqgnx', 'org_01m8jer7y4esrrzk0zz5wew8j8', 1, '2026-01-01', 'Opening balance of Current', NULL, NULL, 'opening', NULL, 1000000, 1795915784608, 'usr_01m8jer5gke31abygz0zfk9dt4', '\xdf261251f883709add7d0ccbc3480f62a2f572040c53fdd92ead6f0f37cbb3e5', 'opening balance of current');
INSERT INTO public.journals VALUES ('jnl_01m8jer94jea29dbc7ewt4edaz', 'org_01m8jer7y4esrrzk0zz5wew8j8', 2, '2026-01-15', 'Sales invoice INV-0001, Abbey Schools Trust', 'INV-0001', NULL, 'invoice', NULL, 234000, 1795915785362, 'usr_01m8jer5gke31abygz0zfk9dt4', '\x35dcb8d221f12f648cccf4fb530647c3488f9b9987e176a0911311b4fb313c67', 'sales invoice inv-0001, abbey schools trust
inv-0001');
INSERT INTO public.journals VALUES ('jnl_01m8jer97kewjar4xywcvaqrnv', 'org_01m8jer7y4esrrzk0zz5wew8j8', 3, '2026-01-20', 'Purchase invoice PX-881, Printwell', 'PX-881', NULL, 'invoice', NULL, 41200, 1795915785459, 'usr_01m8jer5gke31abygz0zfk9dt4', '\x140ce040321386adbd2a6f733aa3ad9ceb8f81353e1c03bc6a93fbd369d3a85a', 'purchase invoice px-881, printwell
px-881');
INSERT INTO public.journals VALUES ('jnl_01m8jer986e4tazbnfgm742yzf', 'org_01m8jer7y4esrrzk0zz5wew8j8', 4, '2026-01-21', 'Purchase invoice TB-0117, Techbarn', 'TB-0117', NULL, 'invoice', NULL, 107880, 1795915785478, 'usr_01m8jer5gke31abygz0zfk9dt4', '\x7bc6f60c95ee2f5e537714af8f6dc01cf5a1e3cebb8832534ddb07ab31a40909', 'purchase invoice tb-0117, techbarn
tb-0117');
INSERT INTO public.journals VALUES ('jnl_01m8jer99we4f904g4xad8j5cf', 'org_01m8jer7y4esrrzk0zz5wew8j8', 5, '2026-01-28', 'Sales invoice INV-0002, Abbey Schools Trust', 'INV-0002', NULL, 'invoice', NULL, 87000, 1795915785532, 'usr_01m8jer5gke31abygz0zfk9dt4', '\x96071ff4c8827ab5673c16e11e40810fee447384bfe72cceda4400795b7880f0', 'sales invoice inv-0002, abbey schools trust
inv-0002');
INSERT INTO public.journals VALUES ('jnl_01m8jer9ayecxvttm8700gpsnw', 'org_01m8jer7y4esrrzk0zz5wew8j8', 6, '2026-02-01', 'Purchase invoice HL-33, Harcourt Lettings', 'HL-33', NULL, 'invoice', NULL, 135000, 1795915785566, 'usr_01m8jer5gke31abygz0zfk9dt4', '\xe4605075bafb3961a29a67cf13959d65de951881a756824057701b12e2607c86', 'purchase invoice hl-33, harcourt lettings
hl-33');
INSERT INTO public.journals VALUES ('jnl_01m8jer9dwetqvyhv8j88npr3n', 'org_01m8jer7y4esrrzk0zz5wew8j8', 7, '2026-02-09', 'Sales invoice INV-0003, Kestrel Fitness CIC', 'INV-0003', NULL, 'invoice', NULL, 28200, 1795915785660, 'usr_01m8jer5gke31abygz0zfk9dt4', '\x7d410bc2be28c367b0ba90c1b8fb20fc5ffb82cf4cc18573f0c6ceeee04e8d53', 'sales invoice inv-0003, kestrel fitness cic
inv-0003');
INSERT INTO public.journals VALUES ('jnl_01m8jer9fae4v92qmckz9wez06', 'org_01m8jer7y4esrrzk0zz5wew8j8', 8, '2026-02-20', 'Sales invoice INV-0004, Marlow & Pike LLP', 'INV-0004', NULL, 'invoice', NULL, 159840, 1795915785706, 'usr_01m8jer5gke31abygz0zfk9dt4', '\xdaa5f10da64be63a0918fab5679af501d6984b6339b80b8c85c88e45e7b2d800', 'sales invoice inv-0004, marlow & pike llp
inv-0004');
INSERT INTO public.journals VALUES ('jnl_01m8jer9gpe80sfs7bz33f3mwy', 'org_01m8jer7y4esrrzk0zz5wew8j8', 9, '2026-03-03', 'Sales invoice INV-0005, Marlow & Pike LLP', 'INV-0005', NULL, 'invoice', NULL, 60000, 1795915785750, 'usr_01m8jer5gke31abygz0zfk9dt4', '\x716d8946df0093f794e3f91052c0523853264bc274580f71f6c6da914dda4222', 'sales invoice inv-0005, marlow & pike llp
inv-0005');
INSERT INTO public.journals VALUES ('jnl_01m8jer9hfecwten8hg968h4rw', 'org_01m8jer7y4esrrzk0zz5wew8j8', 10, '2026-03-12', 'Sales credit note CN-0001, Marlow & Pike LLP', 'CN-0001', NULL, 'invoice', NULL, 18000, 1795915785775, 'usr_01m8jer5gke31abygz0zfk9dt4', '\x23c92a12e309730f472c2b2a5ecc6a6ead800d9f1f58da30d3e38609dde07452', 'sales credit note cn-0001, marlow & pike llp
cn-0001');
INSERT INTO public.journals VALUES ('jnl_01m8jer9jde09894epat4r0566', 'org_01m8jer7y4esrrzk0zz5wew8j8', 11, '2026-03-24', 'Purchase invoice FR-1209, Fern & Rowe', 'FR-1209', NULL, 'invoice', NULL, 76800, 1795915785805, 'usr_01m8jer5gke31abygz0zfk9dt4', '\x065d618890ae5ea894152fd4cbee6e156c371dedb8c7d758c48461f65a1a1c26', 'purchase invoice fr-1209, fern & rowe
fr-1209');
INSERT INTO public.journals VALUES ('jnl_01m8jer9kdeefrg9431wjrwvnj', 'org_01m8jer7y4esrrzk0zz5wew8j8', 12, '2026-03-27', 'Sales invoice INV-0006, Abbey Schools Trust', 'INV-0006', NULL, 'invoice', NULL, 56400, 1795915785837, 'usr_01m8jer5gke31abygz0zfk9dt4', '\x47f6f5fb6106a4297589d27a025bd3fe427a25818e27d90cf2752ee6c2222fad', 'sales invoice inv-0006, abbey schools trust
inv-0006');
INSERT INTO public.journals VALUES ('jnl_01m8jer9pre26vyhxp95bkpbw2', 'org_01m8jer7y4esrrzk0zz5wew8j8', 13, '2026-03-03', 'Reversal of journal 9: Sales invoice INV-0005, Marlow & Pike LLP', 'INV-0005', NULL, 'reversal', 'jnl_01m8jer9gpe80sfs7bz33f3mwy', 60000, 1795915785944, 'usr_01m8jer5gke31abygz0zfk9dt4', '\x82f62f1f36e448226c38550e46dfe1a34f257ddf1c62c949865e044b490b3f5e', 'reversal of journal 9: sales invoice inv-0005, marlow & pike llp
inv-0005');
INSERT INTO public.journals VALUES ('jnl_01m8jer9tdeh1asmmjdmp1w37j', 'org_01m8jer7y4esrrzk0zz5wew8j8', 14, '2026-01-01', 'Opening balances', 'JV-001', 'JV-001', 'manual', NULL, 1000000, 1795915786061, 'usr_01m8jer5gke31abygz0zfk9dt4', '\x1cae5801cf3f97aa6d8b5847341c3eec4841d8d532e509b5b31f2decd9460793', 'opening balances
jv-001');
INSERT INTO public.journals VALUES ('jnl_01m8jer9tdeh1asmmjdxrc3ck9', 'org_01m8jer7y4esrrzk0zz5wew8j8', 15, '2026-03-31', 'March wages', 'JV-002', 'JV-002', 'manual', NULL, 100000, 1795915786061, 'usr_01m8jer5gke31abygz0zfk9dt4', '\xbd8f9af5739425a02e12cdc5b22a6ee0b829cc4df8df98e6aef3307360d0469e', 'march wages
jv-002');
INSERT INTO public.journals VALUES ('jnl_01m8jer9tdeh1asmmje6n7bke6', 'org_01m8jer7y4esrrzk0zz5wew8j8', 16, '2026-03-31', 'Depreciation of the laptop', 'JV-003', 'JV-003', 'manual', NULL, 7492, 1795915786061, 'usr_01m8jer5gke31abygz0zfk9dt4', '\x4fac696aba1b433a1fa377586b99076200a94569ad146b48affc39a075fe31ad', 'depreciation of the laptop
jv-003');
INSERT INTO public.journals VALUES ('jnl_01m8jer9x4ez78xsva8a27nk0v', 'org_01m8jer7y4esrrzk0zz5wew8j8', 17, '2026-03-06', 'Receipt from Kestrel Fitness CIC', NULL, NULL, 'settlement', NULL, 28200, 1795915786148, 'usr_01m8jer5gke31abygz0zfk9dt4', '\x09b3b1187b2f5bf4dda5279452e762ae0e6c474b08d305c39775dd4b43c84428', 'receipt from kestrel fitness cic');
INSERT INTO public.journals VALUES ('jnl_01m8jera5ce3yr999v2vd12eg9', 'org_01m8jer7y4esrrzk0zz5wew8j8', 18, '2026-01-22', 'FPO TECHBARN LTD TB-0117', NULL, NULL, 'settlement', NULL, 107880, 1795915786412, 'usr_01m8jer5gke31abygz0zfk9dt4', '\x4cb7e008903954dfd9cf230154ef2ff926022b2be2a925756de6674406aae39e', 'fpo techbarn ltd tb-0117');
INSERT INTO public.journals VALUES ('jnl_01m8jeraa2epsrf4faf05yxtm6', 'org_01m8jer7y4esrrzk0zz5wew8j8', 19, '2026-01-30', 'FPI ABBEY SCHOOLS TRUST PART INV-0001', NULL, NULL, 'settlement', NULL, 150000, 1795915786562, 'usr_01m8jer5gke31abygz0zfk9dt4', '\xaff82554f6a2a08785b7ebb463f574e6e0bfbf61e43fdde3dfe186c51d76ccaf', 'fpi abbey schools trust part inv-0001');
INSERT INTO public.journals VALUES ('jnl_01m8jeraefep9ae4n8g822vckf', 'org_01m8jer7y4esrrzk0zz5wew8j8', 20, '2026-02-10', 'FPO HARCOURT LETTINGS HL-33', NULL, NULL, 'settlement', NULL, 135000, 1795915786703, 'usr_01m8jer5gke31abygz0zfk9dt4', '\x0459ffebbee3413e255392a0e683536f0bafb3b9318c4b3f39396ca370ba9084', 'fpo harcourt lettings hl-33');
INSERT INTO public.journals VALUES ('jnl_01m8jerante7nvk90sk3ntpda1', 'org_01m8jer7y4esrrzk0zz5wew8j8', 21, '2026-02-16', 'FPI ABBEY SCHOOLS TRUST INV-0001 INV-0002', NULL, NULL, 'settlement', NULL, 171000, 1795915786938, 'usr_01m8jer5gke31abygz0zfk9dt4', '\x2fabff036df3c6e16d28a3ac453ebad8b04e42b655af3bb028cfb2e29a8932b3', 'fpi abbey schools trust inv-0001 inv-0002');
INSERT INTO public.journals VALUES ('jnl_01m8jerashepg9afq5wn4968zp', 'org_01m8jer7y4esrrzk0zz5wew8j8', 22, '2026-02-27', 'FPO PRINTWELL PX-881', NULL, NULL, 'settlement', NULL, 40000, 1795915787057, 'usr_01m8jer5gke31abygz0zfk9dt4', '\x3e1ea84a8e7d6e3501229f1adea5e198807a29ca143abed4a463df2f10eff0bb', 'fpo printwell px-881');
INSERT INTO public.journals VALUES ('jnl_01m8jeravteznat6e9pjgymkda', 'org_01m8jer7y4esrrzk0zz5wew8j8', 23, '2026-03-16', 'FPI MARLOW AND PIKE LLP INV-0004 LESS CN-0001', NULL, NULL, 'settlement', NULL, 141840, 1795915787130, 'usr_01m8jer5gke31abygz0zfk9dt4', '\x85a664caa9fcf72036bfb58153432e6e249fb5b607813c561bf92ec5f93f972f', 'fpi marlow and pike llp inv-0004 less cn-0001');
INSERT INTO public.journals VALUES ('jnl_01m8jerb0yeths316xsyxaxpvg', 'org_01m8jer7y4esrrzk0zz5wew8j8', 24, '2026-03-25', 'TFR TO SAVINGS', NULL, NULL, 'bank', NULL, 200000, 1795915787294, 'usr_01m8jer5gke31abygz0zfk9dt4', '\xf4034eec201390d7f88dbfeedf17794f0b1072b18d3506809550fab6770b1adb', 'tfr to savings');
INSERT INTO public.journals VALUES ('jnl_01m8jerb4aeqmtgsp74wvvv5wb', 'org_01m8jer7y4esrrzk0zz5wew8j8', 25, '2026-03-31', 'FPO J WREN NET PAY MARCH', NULL, NULL, 'bank', NULL, 93655, 1795915787402, 'usr_01m8jer5gke31abygz0zfk9dt4', '\x0d5c8fc256e8aeef38f33eec28fba054c426f1a126c976adf420e771f3ff65a6', 'fpo j wren net pay march');
INSERT INTO public.journals VALUES ('jnl_01m8jercc8e4p8658w7fzwfxjd', 'org_01m8jer7y4esrrzk0zz5wew8j8', 26, '2026-02-18', 'CARD TRAINLINE.COM LONDON', NULL, NULL, 'bank', NULL, 5840, 1795915788680, 'usr_01m8jer5gke31abygz0zfk9dt4', '\x6d30b2a2b3156aa3c055136e8d99fdfe97c830c5db70f208f8e52171b3ace554', 'card trainline.com london');
INSERT INTO public.journals VALUES ('jnl_01m8jerck6ekpbn5q3jd1hwt5v', 'org_01m8jer7y4esrrzk0zz5wew8j8', 27, '2026-03-02', 'CARD SLATEWORK SOFTWARE SUBSCRIPTION', NULL, NULL, 'bank', NULL, 3600, 1795915788902, 'usr_01m8jer5gke31abygz0zfk9dt4', '\xbc45d08fa7b86c4d068240142a6a472bfc34d09bf079820f16b270839b937cb4', 'card slatework software subscription');
INSERT INTO public.journals VALUES ('jnl_01m8jercqden4vwmxz98ct72c0', 'org_01m8jer7y4esrrzk0zz5wew8j8', 28, '2026-02-02', 'CARD SLATEWORK SOFTWARE SUBSCRIPTION', NULL, NULL, 'bank', NULL, 3600, 1795915789037, 'usr_01m8jer5gke31abygz0zfk9dt4', '\xe76a20befe53609fe12c59c8c46fec5aca90963905b7b03b857fa8a874fea7a2', 'card slatework software subscription');
INSERT INTO public.journals VALUES ('jnl_01m8jere7xeeat8crrmbz5cvm3', 'org_01m8jer7hse8997d5tpcrwf4gn', 1, '2026-03-02', 'A journal', NULL, NULL, 'manual', NULL, 50000, 1795915790589, 'usr_01m8jer5gke31abygz0zfk9dt4', '\xdcadf89be9429e90026f7b5108457b96dcf5e267fcd34bac7389501aca070c63', 'a journal');
INSERT INTO public.journals VALUES ('jnl_01m8jercsnefvvq3qmg8jh7f8a', 'org_01m8jer7y4esrrzk0zz5wew8j8', 29, '2026-03-20', 'TOTAL CHARGES TO 19MAR2026', NULL, NULL, 'bank', NULL, 750, 1795915789109, 'usr_01m8jer5gke31abygz0zfk9dt4', '\xc8992483b2e60d647afca71daa2fd6694438f0cfb7a276e95ef569b03a914ae6', 'total charges to 19mar2026');
INSERT INTO public.journals VALUES ('jnl_01m8jeredherqt99pzsxyz58td', 'org_01m8jer7hse8997d5tpcrwf4gn', 2, '2026-03-20', 'Reversal of journal 1: A journal', NULL, NULL, 'reversal', 'jnl_01m8jere7xeeat8crrmbz5cvm3', 50000, 1795915790769, 'usr_01m8jer5gke31abygz0zfk9dt4', '\x192d75ca2a3a40a15468d15913b9332b07d8b027bcb1bf03bed3e9e891cd83b0', 'reversal of journal 1: a journal');
INSERT INTO public.key_secrets VALUES ('\x69af5ae6a4b009fde2ad3d41fd07a45d77ff2390be3f5df6dfdecc28457c755e', 'key_01m8jer5xxe4bark9agakf8rbj', NULL);
INSERT INTO public.key_secrets VALUES ('\x5d38d835388d5be8bcf194e7238910eafc3bbfde10071515f74d41b437f39b12', 'key_01m8jer7h4e589nqxrjns1b6kh', NULL);
INSERT INTO public.ledger_heads VALUES ('org_01m8jer7y4esrrzk0zz5wew8j8', 29, '\xc8992483b2e60d647afca71daa2fd6694438f0cfb7a276e95ef569b03a914ae6', 4253177, 58, '\x9ea95f882ae9f31838e5a538c055fb1b1965a8c3a446d9b7d4d1e479727b8218');
INSERT INTO public.ledger_heads VALUES ('org_01m8jer7hse8997d5tpcrwf4gn', 2, '\x192d75ca2a3a40a15468d15913b9332b07d8b027bcb1bf03bed3e9e891cd83b0', 100000, 9, '\x57d59889f13d131bab5cc033f191a6ce34d9394a8f412c3b85da846a18ff9fbd');
INSERT INTO public.members VALUES ('mem_01m8jer7hse8997d5tfr7rm7yf', 'org_01m8jer7hse8997d5tpcrwf4gn', 'jo@example.com', 'usr_01m8jer5gke31abygz0zfk9dt4', 'owner', 1795915783737, 1795915783737, 1);
INSERT INTO public.members VALUES ('mem_01m8jer7y4esrrzk0zrgnbqdrt', 'org_01m8jer7y4esrrzk0zz5wew8j8', 'jo@example.com', 'usr_01m8jer5gke31abygz0zfk9dt4', 'owner', 1795915784132, 1795915784132, 1);
INSERT INTO public.number_sequences VALUES ('org_01m8jer7y4esrrzk0zz5wew8j8', 'credit_note', 1);
INSERT INTO public.number_sequences VALUES ('org_01m8jer7y4esrrzk0zz5wew8j8', 'invoice', 6);
INSERT INTO public.organisations VALUES ('org_01m8jer7y4esrrzk0zz5wew8j8', 'Wren & Marsh Ltd', 'GBP', 'GB', '03-31', 1, NULL, 'standard', NULL, 'line', 'active', '2026-03-31', 1795915784132, 1795915789493, 2, 0, '2026-03-31');
INSERT INTO public.organisations VALUES ('org_01m8jer7hse8997d5tpcrwf4gn', 'Acorn Ltd', 'GBP', 'GB', '03-31', 1, NULL, 'standard', NULL, 'line', 'active', NULL, 1795915783737, 1795915783737, 1, 1, NULL);
INSERT INTO public.queue_shares VALUES ('reconcile', 'usr_01m8jer5gke31abygz0zfk9dt4', 0);
INSERT INTO public.queues VALUES ('coding', 0, 0);
INSERT INTO public.queues VALUES ('reconcile', 1, 0);
INSERT INTO public.security_events VALUES (1, 1795915781651, NULL, 'tieout admin users create', 'root@vm', 'user.create', 'usr_01m8jer5gke31abygz0zfk9dt4', 'usr_01m8jer5gke31abygz0zfk9dt4', '{}', '\x8d7650f30dc10cb420ad5d3a59a82b4355311d33dd2f5bc63f899f5b535066a9');
INSERT INTO public.security_events VALUES (2, 1795915782077, NULL, 'tieout admin keys create', 'root@vm', 'key.create', 'key_01m8jer5xxe4bark9agakf8rbj', 'usr_01m8jer5gke31abygz0zfk9dt4', '{"allow_overage":false,"expires_at":null,"rate_limit":null,"scopes":["reconcile:read","reconcile:write"]}', '\xe7ab978132256def0e5f233e32843d8f68cf485b1d316242052c51a3419b81cd');
INSERT INTO public.security_events VALUES (3, 1795915782359, NULL, 'tieout admin sessions create', 'root@vm', 'session.create', 'usr_01m8jer5gke31abygz0zfk9dt4', 'usr_01m8jer5gke31abygz0zfk9dt4', '{"expires_at":"2026-11-29T02:29:42.359Z"}', '\x2c45887d51ce2cf73b5a09e06d2143f91c9432034c6ea28090e5528c720b6868');
INSERT INTO public.security_events VALUES (4, 1795915783716, NULL, 'tieout admin keys create', 'root@vm', 'key.create', 'key_01m8jer7h4e589nqxrjns1b6kh', 'usr_01m8jer5gke31abygz0zfk9dt4', '{"allow_overage":false,"expires_at":null,"rate_limit":null,"scopes":["ledger:read","ledger:write"]}', '\xbeeb8ebdeeb2d841986c0a7b64a46ae05543c67678dd4d39e759fb21ecb2aef2');
INSERT INTO public.security_events VALUES (5, 1795915790480, NULL, 'tieout admin credits grant', 'root@vm', 'credits.grant', 'usr_01m8jer5gke31abygz0zfk9dt4', 'usr_01m8jer5gke31abygz0zfk9dt4', '{"amount":10,"balance":10}', '\x0cb69c7afaa22136b0cabfe33b35d93e525116bc95bb7cfb50da16b2414c2392');
INSERT INTO public.security_head VALUES (1, 5, '\x0cb69c7afaa22136b0cabfe33b35d93e525116bc95bb7cfb50da16b2414c2392');
INSERT INTO public.settlements VALUES ('set_01m8jera5ce3yr999v2vd12eg9', 'org_01m8jer7y4esrrzk0zz5wew8j8', 'payment', 'purchase', 'posted', 'con_01m8jer8xqess9vm53nk1x5nzr', 'bac_01m8jer8d0ee587bvs30cfy5nv', '2026-01-22', 107880, 107880, NULL, 'btx_01m8jera08ewv8s0g6crw049qa', 1, 'jnl_01m8jera5ce3yr999v2vd12eg9', NULL, NULL, '', 1795915786412, 1795915786412, 1, '2026-01-22', 1, '2026-01-22', '2026-01-22');
INSERT INTO public.settlements VALUES ('set_01m8jeraa2epsrf4faf05yxtm6', 'org_01m8jer7y4esrrzk0zz5wew8j8', 'receipt', 'sales', 'posted', 'con_01m8jer8nje4n8dhds4nxmhkzr', 'bac_01m8jer8d0ee587bvs30cfy5nv', '2026-01-30', 150000, 150000, NULL, 'btx_01m8jera08ewv8s0g6cwja3wq8', 1, 'jnl_01m8jeraa2epsrf4faf05yxtm6', NULL, NULL, '', 1795915786562, 1795915786562, 1, '2026-01-30', 1, '2026-01-30', '2026-01-30');
INSERT INTO public.settlements VALUES ('set_01m8jeraefep9ae4n8g822vckf', 'org_01m8jer7y4esrrzk0zz5wew8j8', 'payment', 'purchase', 'posted', 'con_01m8jer8yje4psqv00910s456a', 'bac_01m8jer8d0ee587bvs30cfy5nv', '2026-02-10', 135000, 135000, NULL, 'btx_01m8jera08ewv8s0g6d7pz6c71', 1, 'jnl_01m8jeraefep9ae4n8g822vckf', NULL, NULL, '', 1795915786703, 1795915786703, 1, '2026-02-10', 1, '2026-02-10', '2026-02-10');
INSERT INTO public.settlements VALUES ('set_01m8jerante7nvk90sk3ntpda1', 'org_01m8jer7y4esrrzk0zz5wew8j8', 'receipt', 'sales', 'posted', 'con_01m8jer8nje4n8dhds4nxmhkzr', 'bac_01m8jer8d0ee587bvs30cfy5nv', '2026-02-16', 171000, 171000, NULL, 'btx_01m8jera08ewv8s0g6d8ab59r9', 1, 'jnl_01m8jerante7nvk90sk3ntpda1', NULL, NULL, '', 1795915786938, 1795915786938, 1, '2026-02-16', 2, '2026-02-16', '2026-02-16');
INSERT INTO public.settlements VALUES ('set_01m8jerashepg9afq5wn4968zp', 'org_01m8jer7y4esrrzk0zz5wew8j8', 'payment', 'purchase', 'posted', 'con_01m8jer8vfeshbj9xv9h9a28h6', 'bac_01m8jer8d0ee587bvs30cfy5nv', '2026-02-27', 40000, 40000, NULL, 'btx_01m8jera08ewv8s0g6dktqc25n', 1, 'jnl_01m8jerashepg9afq5wn4968zp', NULL, NULL, '', 1795915787057, 1795915787057, 1, '2026-02-27', 1, '2026-02-27', '2026-02-27');
INSERT INTO public.settlements VALUES ('set_01m8jeravteznat6e9pjgymkda', 'org_01m8jer7y4esrrzk0zz5wew8j8', 'receipt', 'sales', 'posted', 'con_01m8jer8r4e1js7w4scpn9tehd', 'bac_01m8jer8d0ee587bvs30cfy5nv', '2026-03-16', 141840, 141840, NULL, 'btx_01m8jera08ewv8s0g6dzra3tbt', 1, 'jnl_01m8jeravteznat6e9pjgymkda', NULL, NULL, '', 1795915787130, 1795915787130, 1, '2026-03-16', 1, '2026-03-16', '2026-03-16');
INSERT INTO public.settlements VALUES ('set_01m8jer9x4ez78xsva84qjhmx6', 'org_01m8jer7y4esrrzk0zz5wew8j8', 'receipt', 'sales', 'posted', 'con_01m8jer8q7ep4rs2tkxjx3h904', 'bac_01m8jer8d0ee587bvs30cfy5nv', '2026-03-06', 28200, 28200, NULL, 'btx_01m8jera08ewv8s0g6dskc34nm', 0, 'jnl_01m8jer9x4ez78xsva8a27nk0v', NULL, NULL, '', 1795915786148, 1795915787223, 2, '2026-03-06', 1, '2026-03-06', '2026-03-06');
INSERT INTO public.stated_balances VALUES ('org_01m8jer7y4esrrzk0zz5wew8j8', 'bac_01m8jer8d0ee587bvs30cfy5nv', '2026-03-31', 900715, 1795915786248);
INSERT INTO public.tax_rates VALUES ('org_01m8jer7hse8997d5tpcrwf4gn', 'ST', '2026-02-01', 190000);
INSERT INTO public.unlinked_journals VALUES ('org_01m8jer7hse8997d5tpcrwf4gn', 'btx_01m8jere76e1fv8yq233mfn80c', 'jnl_01m8jere7xeeat8crrmbz5cvm3');
INSERT INTO public.users VALUES ('usr_01m8jer5gke31abygz0zfk9dt4', 'jo@example.com', 0, 7, 0, 1795915781651, NULL, 0);
INSERT INTO public.vat_days VALUES ('org_01m8jer7y4esrrzk0zz5wew8j8', '2026-01-15', 'output', 195000, 39000);
INSERT INTO public.vat_days VALUES ('org_01m8jer7y4esrrzk0zz5wew8j8', '2026-01-20', 'input', 41200, 0);
INSERT INTO public.vat_days VALUES ('org_01m8jer7y4esrrzk0zz5wew8j8', '2026-01-21', 'input', 89900, 17980);
INSERT INTO public.vat_days VALUES ('org_01m8jer7y4esrrzk0zz5wew8j8', '2026-01-28', 'output', 87000, 0);
INSERT INTO public.vat_days VALUES ('org_01m8jer7y4esrrzk0zz5wew8j8', '2026-02-01', 'input', 135000, 0);
INSERT INTO public.vat_days VALUES ('org_01m8jer7y4esrrzk0zz5wew8j8', '2026-02-09', 'output', 27500, 700);
INSERT INTO public.vat_days VALUES ('org_01m8jer7y4esrrzk0zz5wew8j8', '2026-02-20', 'output', 133200, 26640);
INSERT INTO public.vat_days VALUES ('org_01m8jer7y4esrrzk0zz5wew8j8', '2026-03-12', 'output', -15000, -3000);
INSERT INTO public.vat_days VALUES ('org_01m8jer7y4esrrzk0zz5wew8j8', '2026-03-24', 'input', 64000, 12800);
INSERT INTO public.vat_days VALUES ('org_01m8jer7y4esrrzk0zz5wew8j8', '2026-03-27', 'output', 49900, 6500);
INSERT INTO public.vat_days VALUES ('org_01m8jer7y4esrrzk0zz5wew8j8', '2026-03-03', 'output', 0, 0);
INSERT INTO public.vat_days VALUES ('org_01m8jer7y4esrrzk0zz5wew8j8', '2026-02-18', 'input', 5840, 0);
INSERT INTO public.vat_days VALUES ('org_01m8jer7y4esrrzk0zz5wew8j8', '2026-03-02', 'input', 3000, 600);
INSERT INTO public.vat_days VALUES ('org_01m8jer7y4esrrzk0zz5wew8j8', '2026-02-02', 'input', 3000, 600);
INSERT INTO public.vat_days VALUES ('org_01m8jer7y4esrrzk0zz5wew8j8', '2026-03-20', 'input', 750, 0);
INSERT INTO public.vat_entries VALUES ('org_01m8jer7y4esrrzk0zz5wew8j8', 2, 2, 0, '2026-01-15', '2026-01-15', 'output', 'ST', 195000, 39000, 'inv_01m8jer94jea29dbc7ev3xctjy', NULL);
INSERT INTO public.vat_entries VALUES ('org_01m8jer7y4esrrzk0zz5wew8j8', 3, 2, 0, '2026-01-20', '2026-01-20', 'input', 'ZR', 41200, 0, 'inv_01m8jer97kewjar4xywa54vkv1', NULL);
INSERT INTO public.vat_entries VALUES ('org_01m8jer7y4esrrzk0zz5wew8j8', 4, 2, 0, '2026-01-21', '2026-01-21', 'input', 'ST', 89900, 17980, 'inv_01m8jer986e4tazbnfgg9n1mev', NULL);
INSERT INTO public.vat_entries VALUES ('org_01m8jer7y4esrrzk0zz5wew8j8', 5, 2, 0, '2026-01-28', '2026-01-28', 'output', 'ZR', 87000, 0, 'inv_01m8jer99we4f904g4x78yevh5', NULL);
INSERT INTO public.vat_entries VALUES ('org_01m8jer7y4esrrzk0zz5wew8j8', 6, 2, 0, '2026-02-01', '2026-02-01', 'input', 'EX', 135000, 0, 'inv_01m8jer9ayecxvttm86x8myykv', NULL);
INSERT INTO public.vat_entries VALUES ('org_01m8jer7y4esrrzk0zz5wew8j8', 7, 2, 0, '2026-02-09', '2026-02-09', 'output', 'EX', 24000, 0, 'inv_01m8jer9dwetqvyhv8j40x0kp7', NULL);
INSERT INTO public.vat_entries VALUES ('org_01m8jer7y4esrrzk0zz5wew8j8', 7, 3, 0, '2026-02-09', '2026-02-09', 'output', 'ST', 3500, 700, 'inv_01m8jer9dwetqvyhv8j40x0kp7', NULL);
INSERT INTO public.vat_entries VALUES ('org_01m8jer7y4esrrzk0zz5wew8j8', 8, 2, 0, '2026-02-20', '2026-02-20', 'output', 'ST', 133200, 26640, 'inv_01m8jer9fae4v92qmckt0nqfgr', NULL);
INSERT INTO public.vat_entries VALUES ('org_01m8jer7y4esrrzk0zz5wew8j8', 9, 2, 0, '2026-03-03', '2026-03-03', 'output', 'ST', 50000, 10000, 'inv_01m8jer9gpe80sfs7byzryq4gb', NULL);
INSERT INTO public.vat_entries VALUES ('org_01m8jer7y4esrrzk0zz5wew8j8', 10, 2, 0, '2026-03-12', '2026-03-12', 'output', 'ST', -15000, -3000, 'inv_01m8jer9hfecwten8hg54s1cm7', NULL);
INSERT INTO public.vat_entries VALUES ('org_01m8jer7y4esrrzk0zz5wew8j8', 11, 2, 0, '2026-03-24', '2026-03-24', 'input', 'ST', 64000, 12800, 'inv_01m8jer9jde09894epanvm1s5q', NULL);
INSERT INTO public.vat_entries VALUES ('org_01m8jer7y4esrrzk0zz5wew8j8', 12, 2, 0, '2026-03-27', '2026-03-27', 'output', 'ZR', 17400, 0, 'inv_01m8jer9kdeefrg9431tgwrkgz', NULL);
INSERT INTO public.vat_entries VALUES ('org_01m8jer7y4esrrzk0zz5wew8j8', 12, 3, 0, '2026-03-27', '2026-03-27', 'output', 'ST', 32500, 6500, 'inv_01m8jer9kdeefrg9431tgwrkgz', NULL);
INSERT INTO public.vat_entries VALUES ('org_01m8jer7y4esrrzk0zz5wew8j8', 13, 2, 0, '2026-03-03', '2026-03-03', 'output', 'ST', -50000, -10000, 'inv_01m8jer9gpe80sfs7byzryq4gb', NULL);
INSERT INTO public.vat_entries VALUES ('org_01m8jer7y4esrrzk0zz5wew8j8', 26, 2, 0, '2026-02-18', '2026-02-18', 'input', 'ZR', 5840, 0, NULL, NULL);
INSERT INTO public.vat_entries VALUES ('org_01m8jer7y4esrrzk0zz5wew8j8', 27, 2, 0, '2026-03-02', '2026-03-02', 'input', 'ST', 3000, 600, NULL, NULL);
INSERT INTO public.vat_entries VALUES ('org_01m8jer7y4esrrzk0zz5wew8j8', 28, 2, 0, '2026-02-02', '2026-02-02', 'input', 'ST', 3000, 600, NULL, NULL);
INSERT INTO public.vat_entries VALUES ('org_01m8jer7y4esrrzk0zz5wew8j8', 29, 2, 0, '2026-03-20', '2026-03-20', 'input', 'EX', 750, 0, NULL, NULL);
INSERT INTO public.vat_returns VALUES ('vrt_01m8jerd0det1ajb682h5tersm', 'org_01m8jer7y4esrrzk0zz5wew8j8', '2026-01-01', '2026-03-31', 'finalised', '[]', 'standard', NULL, 477600, 69840, 342690, 31980, 69840, 0, 69840, 31980, 37860, 477600, 342700, 0, 0, NULL, 1795915789418, 1795915789325, 1795915789418, 2);
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
ALTER TABLE ONLY public.vat_returns
    ADD CONSTRAINT vat_returns_organisation_id_fkey FOREIGN KEY (organisation_id) REFERENCES public.organisations(id);
ALTER TABLE ONLY public.vat_returns
    ADD CONSTRAINT vat_returns_organisation_id_journal_id_fkey FOREIGN KEY (organisation_id, journal_id) REFERENCES public.journals(organisation_id, id) DEFERRABLE INITIALLY DEFERRED;
