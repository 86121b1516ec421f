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
INSERT INTO public._sqlx_migrations VALUES (1, 'platform', '2026-11-28 21:06:12.228298+00', true, '\x56c81ff92db5a60532a52e529ddcd2b3714beb82ec59181bf95986d52f268197171d205459743abb4151461a41566020', 74596198);
INSERT INTO public._sqlx_migrations VALUES (2, 'ledger', '2026-11-28 21:06:12.303337+00', true, '\x9dbce99dbcc48220e29e165be44645571133eb94388b7c8f75e291d52a3fb0f2eb2c984f32b101e0c87036b784fa257a', 34493985);
INSERT INTO public._sqlx_migrations VALUES (3, 'banking', '2026-11-28 21:06:12.338225+00', true, '\xaf7a63db1c79803920e379cde8dba5f12d6e3b18db971dc1a293319bba674be00693191dc100b8bd945b6d377ad9a22d', 31021887);
INSERT INTO public._sqlx_migrations VALUES (4, 'documents', '2026-11-28 21:06:12.369558+00', true, '\x2a0daa78186f0765af84764908dc9a70ee4b78006a4a83d772ac42dc7a5b36b224f48b1fd4dfa469253d5cb5c2e9ca87', 46882555);
INSERT INTO public._sqlx_migrations VALUES (5, 'vat', '2026-11-28 21:06:12.416785+00', true, '\x4aa7049bf04573185ba6c20a2b727e74cee0bea158d32fe08ba75b1be5d9790198c677fa5fee6e4112e4acdac9498cca', 31684801);
INSERT INTO public._sqlx_migrations VALUES (6, 'audit_chain', '2026-11-28 21:06:12.448944+00', true, '\x4d36e58febb07026c335df03ce24cb09228b213cb5db12a86a78bc44ad11337d09c026e139287d13faaf63730a1c89c9', 9087728);
INSERT INTO public._sqlx_migrations VALUES (7, 'access', '2026-11-28 21:06:12.458389+00', true, '\x2eeca1ccffb48ab78e8df0e2eead3b622a4b3d0f46b423c7f57f69d1f0f8c9534c8c11820d61dae3384b0a4303051415', 5538366);
INSERT INTO public._sqlx_migrations VALUES (8, 'evidence', '2026-11-28 21:06:12.464358+00', true, '\x6cf31930df5c41ea88b5aeb1f3b4691e614757b17e6cff355e989e759d9887903140b39b1e7bab1abb9de400a8ee3d4a', 20482633);
INSERT INTO public._sqlx_migrations VALUES (9, 'key_limits', '2026-11-28 21:06:12.485033+00', true, '\x8d2b63c9f54a4d5036ef7db3df10163c1b670c14e1a1a23f358abe4fb29a936555691946c1d80b582ba8665cba94bada', 457770);
INSERT INTO public._sqlx_migrations VALUES (10, 'daemons', '2026-11-28 21:06:12.485584+00', true, '\xf167388ccc0e720fedd761f18412562455d3b5f02c8245daed2c86611c166b0c07a0d183c5d93ff1ca635feb999240f7', 2357882);
INSERT INTO public.account_days VALUES ('org_01m8hzns4eekr9w2yxm83bqm49', '2026-01-01', 'acc_01m8hzns4eekr9w2yxffjpcssk', 1000000, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8hzns4eekr9w2yxm83bqm49', '2026-01-15', 'acc_01m8hzns4eekr9w2yxf33jx7p7', 234000, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8hzns4eekr9w2yxm83bqm49', '2026-01-15', 'acc_01m8hzns4eekr9w2yxhbgtxbz8', 0, 195000, 1);
INSERT INTO public.account_days VALUES ('org_01m8hzns4eekr9w2yxm83bqm49', '2026-01-15', 'acc_01m8hznsc3eq7aakjpabjrt9kn', 0, 39000, 1);
INSERT INTO public.account_days VALUES ('org_01m8hzns4eekr9w2yxm83bqm49', '2026-01-20', 'acc_01m8hzns4eekr9w2yxfnzq9h9q', 0, 41200, 1);
INSERT INTO public.account_days VALUES ('org_01m8hzns4eekr9w2yxm83bqm49', '2026-01-20', 'acc_01m8hzns4eekr9w2yxhxk3kc55', 41200, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8hzns4eekr9w2yxm83bqm49', '2026-01-21', 'acc_01m8hzns4eekr9w2yxecwz9b20', 89900, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8hzns4eekr9w2yxm83bqm49', '2026-01-21', 'acc_01m8hzns4eekr9w2yxfnzq9h9q', 0, 107880, 1);
INSERT INTO public.account_days VALUES ('org_01m8hzns4eekr9w2yxm83bqm49', '2026-01-21', 'acc_01m8hznsc3eq7aakjpabjrt9kn', 17980, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8hzns4eekr9w2yxm83bqm49', '2026-01-28', 'acc_01m8hzns4eekr9w2yxf33jx7p7', 87000, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8hzns4eekr9w2yxm83bqm49', '2026-01-28', 'acc_01m8hzns4eekr9w2yxhf9cwke6', 0, 87000, 1);
INSERT INTO public.account_days VALUES ('org_01m8hzns4eekr9w2yxm83bqm49', '2026-02-01', 'acc_01m8hzns4eekr9w2yxfnzq9h9q', 0, 135000, 1);
INSERT INTO public.account_days VALUES ('org_01m8hzns4eekr9w2yxm83bqm49', '2026-02-01', 'acc_01m8hzns4eekr9w2yxjqt2nhj3', 135000, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8hzns4eekr9w2yxm83bqm49', '2026-02-09', 'acc_01m8hzns4eekr9w2yxf33jx7p7', 28200, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8hzns4eekr9w2yxm83bqm49', '2026-02-09', 'acc_01m8hzns4eekr9w2yxhbgtxbz8', 0, 3500, 1);
INSERT INTO public.account_days VALUES ('org_01m8hzns4eekr9w2yxm83bqm49', '2026-02-09', 'acc_01m8hznsc3eq7aakjpabjrt9kn', 0, 700, 1);
INSERT INTO public.account_days VALUES ('org_01m8hzns4eekr9w2yxm83bqm49', '2026-02-09', 'acc_01m8hznsece2s8m0y3hvnx0wgv', 0, 24000, 1);
INSERT INTO public.account_days VALUES ('org_01m8hzns4eekr9w2yxm83bqm49', '2026-02-20', 'acc_01m8hzns4eekr9w2yxf33jx7p7', 159840, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8hzns4eekr9w2yxm83bqm49', '2026-02-20', 'acc_01m8hzns4eekr9w2yxhbgtxbz8', 0, 133200, 1);
INSERT INTO public.account_days VALUES ('org_01m8hzns4eekr9w2yxm83bqm49', '2026-02-20', 'acc_01m8hznsc3eq7aakjpabjrt9kn', 0, 26640, 1);
INSERT INTO public.account_days VALUES ('org_01m8hzns4eekr9w2yxm83bqm49', '2026-03-12', 'acc_01m8hzns4eekr9w2yxf33jx7p7', 0, 18000, 1);
INSERT INTO public.account_days VALUES ('org_01m8hzns4eekr9w2yxm83bqm49', '2026-03-12', 'acc_01m8hzns4eekr9w2yxhbgtxbz8', 15000, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8hzns4eekr9w2yxm83bqm49', '2026-03-12', 'acc_01m8hznsc3eq7aakjpabjrt9kn', 3000, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8hzns4eekr9w2yxm83bqm49', '2026-03-24', 'acc_01m8hzns4eekr9w2yxfnzq9h9q', 0, 76800, 1);
INSERT INTO public.account_days VALUES ('org_01m8hzns4eekr9w2yxm83bqm49', '2026-03-24', 'acc_01m8hzns4eekr9w2yxj0yvrztw', 64000, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8hzns4eekr9w2yxm83bqm49', '2026-03-24', 'acc_01m8hznsc3eq7aakjpabjrt9kn', 12800, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8hzns4eekr9w2yxm83bqm49', '2026-03-27', 'acc_01m8hzns4eekr9w2yxf33jx7p7', 56400, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8hzns4eekr9w2yxm83bqm49', '2026-03-27', 'acc_01m8hzns4eekr9w2yxhbgtxbz8', 0, 32500, 1);
INSERT INTO public.account_days VALUES ('org_01m8hzns4eekr9w2yxm83bqm49', '2026-03-27', 'acc_01m8hzns4eekr9w2yxhf9cwke6', 0, 17400, 1);
INSERT INTO public.account_days VALUES ('org_01m8hzns4eekr9w2yxm83bqm49', '2026-03-27', 'acc_01m8hznsc3eq7aakjpabjrt9kn', 0, 6500, 1);
INSERT INTO public.account_days VALUES ('org_01m8hzns4eekr9w2yxm83bqm49', '2026-03-03', 'acc_01m8hzns4eekr9w2yxf33jx7p7', 60000, 60000, 2);
INSERT INTO public.account_days VALUES ('org_01m8hzns4eekr9w2yxm83bqm49', '2026-03-03', 'acc_01m8hzns4eekr9w2yxhbgtxbz8', 50000, 50000, 2);
INSERT INTO public.account_days VALUES ('org_01m8hzns4eekr9w2yxm83bqm49', '2026-03-03', 'acc_01m8hznsc3eq7aakjpabjrt9kn', 10000, 10000, 2);
INSERT INTO public.account_days VALUES ('org_01m8hzns4eekr9w2yxm83bqm49', '2026-01-01', 'acc_01m8hzns4eekr9w2yxgevrk9c3', 0, 990000, 1);
INSERT INTO public.account_days VALUES ('org_01m8hzns4eekr9w2yxm83bqm49', '2026-01-01', 'acc_01m8hzns4eekr9w2yxgrprwpr9', 0, 10000, 1);
INSERT INTO public.account_days VALUES ('org_01m8hzns4eekr9w2yxm83bqm49', '2026-01-01', 'acc_01m8hzns4eekr9w2yxh4je1dr8', 1000000, 1000000, 2);
INSERT INTO public.account_days VALUES ('org_01m8hzns4eekr9w2yxm83bqm49', '2026-03-31', 'acc_01m8hzns4eekr9w2yxetfkg6v4', 0, 7492, 1);
INSERT INTO public.account_days VALUES ('org_01m8hzns4eekr9w2yxm83bqm49', '2026-03-31', 'acc_01m8hzns4eekr9w2yxfzc6xp02', 0, 6345, 1);
INSERT INTO public.account_days VALUES ('org_01m8hzns4eekr9w2yxm83bqm49', '2026-03-31', 'acc_01m8hzns4eekr9w2yxj86qa4ax', 100000, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8hzns4eekr9w2yxm83bqm49', '2026-03-31', 'acc_01m8hznsgdewaan7z0q033pz5h', 7492, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8hzns4eekr9w2yxm83bqm49', '2026-03-06', 'acc_01m8hzns4eekr9w2yxf33jx7p7', 0, 28200, 1);
INSERT INTO public.account_days VALUES ('org_01m8hzns4eekr9w2yxm83bqm49', '2026-03-06', 'acc_01m8hzns4eekr9w2yxffjpcssk', 28200, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8hzns4eekr9w2yxm83bqm49', '2026-01-22', 'acc_01m8hzns4eekr9w2yxffjpcssk', 0, 107880, 1);
INSERT INTO public.account_days VALUES ('org_01m8hzns4eekr9w2yxm83bqm49', '2026-01-22', 'acc_01m8hzns4eekr9w2yxfnzq9h9q', 107880, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8hzns4eekr9w2yxm83bqm49', '2026-01-30', 'acc_01m8hzns4eekr9w2yxf33jx7p7', 0, 150000, 1);
INSERT INTO public.account_days VALUES ('org_01m8hzns4eekr9w2yxm83bqm49', '2026-01-30', 'acc_01m8hzns4eekr9w2yxffjpcssk', 150000, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8hzns4eekr9w2yxm83bqm49', '2026-02-10', 'acc_01m8hzns4eekr9w2yxffjpcssk', 0, 135000, 1);
INSERT INTO public.account_days VALUES ('org_01m8hzns4eekr9w2yxm83bqm49', '2026-02-10', 'acc_01m8hzns4eekr9w2yxfnzq9h9q', 135000, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8hzns4eekr9w2yxm83bqm49', '2026-02-16', 'acc_01m8hzns4eekr9w2yxf33jx7p7', 0, 171000, 1);
INSERT INTO public.account_days VALUES ('org_01m8hzns4eekr9w2yxm83bqm49', '2026-02-16', 'acc_01m8hzns4eekr9w2yxffjpcssk', 171000, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8hzns4eekr9w2yxm83bqm49', '2026-02-27', 'acc_01m8hzns4eekr9w2yxffjpcssk', 0, 40000, 1);
INSERT INTO public.account_days VALUES ('org_01m8hzns4eekr9w2yxm83bqm49', '2026-02-27', 'acc_01m8hzns4eekr9w2yxfnzq9h9q', 40000, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8hzns4eekr9w2yxm83bqm49', '2026-03-16', 'acc_01m8hzns4eekr9w2yxf33jx7p7', 0, 141840, 1);
INSERT INTO public.account_days VALUES ('org_01m8hzns4eekr9w2yxm83bqm49', '2026-03-16', 'acc_01m8hzns4eekr9w2yxffjpcssk', 141840, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8hzns4eekr9w2yxm83bqm49', '2026-03-25', 'acc_01m8hzns4eekr9w2yxffjpcssk', 0, 200000, 1);
INSERT INTO public.account_days VALUES ('org_01m8hzns4eekr9w2yxm83bqm49', '2026-03-25', 'acc_01m8hznt3we1vtyhxsmj6sp1r4', 200000, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8hzns4eekr9w2yxm83bqm49', '2026-03-31', 'acc_01m8hzns4eekr9w2yxg6nhqaae', 93655, 93655, 2);
INSERT INTO public.account_days VALUES ('org_01m8hzns4eekr9w2yxm83bqm49', '2026-02-18', 'acc_01m8hzns4eekr9w2yxffjpcssk', 0, 5840, 1);
INSERT INTO public.account_days VALUES ('org_01m8hzns4eekr9w2yxm83bqm49', '2026-02-18', 'acc_01m8hzns4eekr9w2yxkcf8s44q', 5840, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8hzns4eekr9w2yxm83bqm49', '2026-03-02', 'acc_01m8hzns4eekr9w2yxffjpcssk', 0, 3600, 1);
INSERT INTO public.account_days VALUES ('org_01m8hzns4eekr9w2yxm83bqm49', '2026-03-31', 'acc_01m8hzns4eekr9w2yxffjpcssk', 0, 93655, 1);
INSERT INTO public.account_days VALUES ('org_01m8hzns4eekr9w2yxm83bqm49', '2026-02-02', 'acc_01m8hzns4eekr9w2yxffjpcssk', 0, 3600, 1);
INSERT INTO public.account_days VALUES ('org_01m8hzns4eekr9w2yxm83bqm49', '2026-02-02', 'acc_01m8hzns4eekr9w2yxk7fck2h0', 3000, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8hzns4eekr9w2yxm83bqm49', '2026-02-02', 'acc_01m8hznsc3eq7aakjpabjrt9kn', 600, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8hzns4eekr9w2yxm83bqm49', '2026-03-02', 'acc_01m8hzns4eekr9w2yxk7fck2h0', 3000, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8hzns4eekr9w2yxm83bqm49', '2026-03-02', 'acc_01m8hznsc3eq7aakjpabjrt9kn', 600, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8hzns4eekr9w2yxm83bqm49', '2026-03-20', 'acc_01m8hzns4eekr9w2yxffjpcssk', 0, 750, 1);
INSERT INTO public.account_days VALUES ('org_01m8hzns4eekr9w2yxm83bqm49', '2026-03-20', 'acc_01m8hzns4eekr9w2yxm0m1c1kg', 750, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8hznqtfe5srznssakhk00jw', '2026-03-02', 'acc_01m8hznqtfe5srznss5q9qv979', 0, 50000, 1);
INSERT INTO public.account_days VALUES ('org_01m8hznqtfe5srznssakhk00jw', '2026-03-02', 'acc_01m8hznqtfe5srznss8gz3e0ds', 50000, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8hznqtfe5srznssakhk00jw', '2026-03-20', 'acc_01m8hznqtfe5srznss5q9qv979', 50000, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8hznqtfe5srznssakhk00jw', '2026-03-20', 'acc_01m8hznqtfe5srznss8gz3e0ds', 0, 50000, 1);
INSERT INTO public.account_months VALUES ('org_01m8hzns4eekr9w2yxm83bqm49', 'acc_01m8hzns4eekr9w2yxhbgtxbz8', '2026-01', 0, 195000, 1);
INSERT INTO public.account_months VALUES ('org_01m8hzns4eekr9w2yxm83bqm49', 'acc_01m8hzns4eekr9w2yxhxk3kc55', '2026-01', 41200, 0, 1);
INSERT INTO public.account_months VALUES ('org_01m8hzns4eekr9w2yxm83bqm49', 'acc_01m8hzns4eekr9w2yxecwz9b20', '2026-01', 89900, 0, 1);
INSERT INTO public.account_months VALUES ('org_01m8hzns4eekr9w2yxm83bqm49', 'acc_01m8hznsc3eq7aakjpabjrt9kn', '2026-01', 17980, 39000, 2);
INSERT INTO public.account_months VALUES ('org_01m8hzns4eekr9w2yxm83bqm49', 'acc_01m8hzns4eekr9w2yxg6nhqaae', '2026-03', 93655, 93655, 2);
INSERT INTO public.account_months VALUES ('org_01m8hzns4eekr9w2yxm83bqm49', 'acc_01m8hzns4eekr9w2yxhf9cwke6', '2026-01', 0, 87000, 1);
INSERT INTO public.account_months VALUES ('org_01m8hzns4eekr9w2yxm83bqm49', 'acc_01m8hzns4eekr9w2yxjqt2nhj3', '2026-02', 135000, 0, 1);
INSERT INTO public.account_months VALUES ('org_01m8hzns4eekr9w2yxm83bqm49', 'acc_01m8hznsece2s8m0y3hvnx0wgv', '2026-02', 0, 24000, 1);
INSERT INTO public.account_months VALUES ('org_01m8hzns4eekr9w2yxm83bqm49', 'acc_01m8hzns4eekr9w2yxhbgtxbz8', '2026-02', 0, 136700, 2);
INSERT INTO public.account_months VALUES ('org_01m8hzns4eekr9w2yxm83bqm49', 'acc_01m8hzns4eekr9w2yxkcf8s44q', '2026-02', 5840, 0, 1);
INSERT INTO public.account_months VALUES ('org_01m8hzns4eekr9w2yxm83bqm49', 'acc_01m8hzns4eekr9w2yxk7fck2h0', '2026-03', 3000, 0, 1);
INSERT INTO public.account_months VALUES ('org_01m8hzns4eekr9w2yxm83bqm49', 'acc_01m8hzns4eekr9w2yxfnzq9h9q', '2026-03', 0, 76800, 1);
INSERT INTO public.account_months VALUES ('org_01m8hzns4eekr9w2yxm83bqm49', 'acc_01m8hzns4eekr9w2yxj0yvrztw', '2026-03', 64000, 0, 1);
INSERT INTO public.account_months VALUES ('org_01m8hzns4eekr9w2yxm83bqm49', 'acc_01m8hznsc3eq7aakjpabjrt9kn', '2026-03', 26400, 16500, 6);
INSERT INTO public.account_months VALUES ('org_01m8hzns4eekr9w2yxm83bqm49', 'acc_01m8hzns4eekr9w2yxffjpcssk', '2026-02', 171000, 184440, 5);
INSERT INTO public.account_months VALUES ('org_01m8hzns4eekr9w2yxm83bqm49', 'acc_01m8hzns4eekr9w2yxk7fck2h0', '2026-02', 3000, 0, 1);
INSERT INTO public.account_months VALUES ('org_01m8hzns4eekr9w2yxm83bqm49', 'acc_01m8hzns4eekr9w2yxhf9cwke6', '2026-03', 0, 17400, 1);
INSERT INTO public.account_months VALUES ('org_01m8hzns4eekr9w2yxm83bqm49', 'acc_01m8hznsc3eq7aakjpabjrt9kn', '2026-02', 600, 27340, 3);
INSERT INTO public.account_months VALUES ('org_01m8hzns4eekr9w2yxm83bqm49', 'acc_01m8hzns4eekr9w2yxffjpcssk', '2026-03', 170040, 298005, 6);
INSERT INTO public.account_months VALUES ('org_01m8hzns4eekr9w2yxm83bqm49', 'acc_01m8hzns4eekr9w2yxhbgtxbz8', '2026-03', 65000, 82500, 4);
INSERT INTO public.account_months VALUES ('org_01m8hzns4eekr9w2yxm83bqm49', 'acc_01m8hzns4eekr9w2yxetfkg6v4', '2026-03', 0, 7492, 1);
INSERT INTO public.account_months VALUES ('org_01m8hzns4eekr9w2yxm83bqm49', 'acc_01m8hzns4eekr9w2yxfzc6xp02', '2026-03', 0, 6345, 1);
INSERT INTO public.account_months VALUES ('org_01m8hzns4eekr9w2yxm83bqm49', 'acc_01m8hzns4eekr9w2yxgevrk9c3', '2026-01', 0, 990000, 1);
INSERT INTO public.account_months VALUES ('org_01m8hzns4eekr9w2yxm83bqm49', 'acc_01m8hzns4eekr9w2yxgrprwpr9', '2026-01', 0, 10000, 1);
INSERT INTO public.account_months VALUES ('org_01m8hzns4eekr9w2yxm83bqm49', 'acc_01m8hzns4eekr9w2yxh4je1dr8', '2026-01', 1000000, 1000000, 2);
INSERT INTO public.account_months VALUES ('org_01m8hzns4eekr9w2yxm83bqm49', 'acc_01m8hzns4eekr9w2yxj86qa4ax', '2026-03', 100000, 0, 1);
INSERT INTO public.account_months VALUES ('org_01m8hzns4eekr9w2yxm83bqm49', 'acc_01m8hznsgdewaan7z0q033pz5h', '2026-03', 7492, 0, 1);
INSERT INTO public.account_months VALUES ('org_01m8hzns4eekr9w2yxm83bqm49', 'acc_01m8hzns4eekr9w2yxm0m1c1kg', '2026-03', 750, 0, 1);
INSERT INTO public.account_months VALUES ('org_01m8hzns4eekr9w2yxm83bqm49', 'acc_01m8hzns4eekr9w2yxfnzq9h9q', '2026-01', 107880, 149080, 3);
INSERT INTO public.account_months VALUES ('org_01m8hzns4eekr9w2yxm83bqm49', 'acc_01m8hzns4eekr9w2yxf33jx7p7', '2026-01', 321000, 150000, 3);
INSERT INTO public.account_months VALUES ('org_01m8hzns4eekr9w2yxm83bqm49', 'acc_01m8hzns4eekr9w2yxffjpcssk', '2026-01', 1150000, 107880, 3);
INSERT INTO public.account_months VALUES ('org_01m8hzns4eekr9w2yxm83bqm49', 'acc_01m8hzns4eekr9w2yxf33jx7p7', '2026-02', 188040, 171000, 3);
INSERT INTO public.account_months VALUES ('org_01m8hznqtfe5srznssakhk00jw', 'acc_01m8hznqtfe5srznss5q9qv979', '2026-03', 50000, 50000, 2);
INSERT INTO public.account_months VALUES ('org_01m8hzns4eekr9w2yxm83bqm49', 'acc_01m8hzns4eekr9w2yxfnzq9h9q', '2026-02', 175000, 135000, 3);
INSERT INTO public.account_months VALUES ('org_01m8hzns4eekr9w2yxm83bqm49', 'acc_01m8hzns4eekr9w2yxf33jx7p7', '2026-03', 116400, 248040, 6);
INSERT INTO public.account_months VALUES ('org_01m8hznqtfe5srznssakhk00jw', 'acc_01m8hznqtfe5srznss8gz3e0ds', '2026-03', 50000, 50000, 2);
INSERT INTO public.account_months VALUES ('org_01m8hzns4eekr9w2yxm83bqm49', 'acc_01m8hznt3we1vtyhxsmj6sp1r4', '2026-03', 200000, 0, 1);
INSERT INTO public.accounts VALUES ('acc_01m8hznqtfe5srznss4nmfptq8', 'org_01m8hznqtfe5srznssakhk00jw', '1000', 'Computer equipment', 'ASSET', NULL, 'ST', NULL, 'active', 1795899973455, 1795899973455, 1);
INSERT INTO public.accounts VALUES ('acc_01m8hznqtfe5srznss4rfdr9zz', 'org_01m8hznqtfe5srznssakhk00jw', '1010', 'Office equipment and furniture', 'ASSET', NULL, 'ST', NULL, 'active', 1795899973455, 1795899973455, 1);
INSERT INTO public.accounts VALUES ('acc_01m8hznqtfe5srznss4w3zvvhh', 'org_01m8hznqtfe5srznssakhk00jw', '1020', 'Motor vehicles', 'ASSET', NULL, 'ST', NULL, 'active', 1795899973455, 1795899973455, 1);
INSERT INTO public.accounts VALUES ('acc_01m8hznqtfe5srznss53a9pevv', 'org_01m8hznqtfe5srznssakhk00jw', '1090', 'Accumulated depreciation', 'ASSET', NULL, 'NV', NULL, 'active', 1795899973455, 1795899973455, 1);
INSERT INTO public.accounts VALUES ('acc_01m8hznqtfe5srznss56t7sxjs', 'org_01m8hznqtfe5srznssakhk00jw', '1100', 'Stock', 'ASSET', NULL, 'ST', NULL, 'active', 1795899973455, 1795899973455, 1);
INSERT INTO public.accounts VALUES ('acc_01m8hznqtfe5srznss5bv03aa3', 'org_01m8hznqtfe5srznssakhk00jw', '1200', 'Trade debtors', 'ASSET', 'receivable', NULL, NULL, 'active', 1795899973455, 1795899973455, 1);
INSERT INTO public.accounts VALUES ('acc_01m8hznqtfe5srznss5edyqsn6', 'org_01m8hznqtfe5srznssakhk00jw', '1210', 'Prepayments', 'ASSET', NULL, 'NV', NULL, 'active', 1795899973455, 1795899973455, 1);
INSERT INTO public.accounts VALUES ('acc_01m8hznqtfe5srznss5kbar3hf', 'org_01m8hznqtfe5srznssakhk00jw', '1220', 'Other debtors', 'ASSET', NULL, 'NV', NULL, 'active', 1795899973455, 1795899973455, 1);
INSERT INTO public.accounts VALUES ('acc_01m8hznqtfe5srznss5q9qv979', 'org_01m8hznqtfe5srznssakhk00jw', '1300', 'Current account', 'ASSET', 'bank', NULL, NULL, 'active', 1795899973455, 1795899973455, 1);
INSERT INTO public.accounts VALUES ('acc_01m8hznqtfe5srznss5sprbt2h', 'org_01m8hznqtfe5srznssakhk00jw', '1310', 'Petty cash', 'ASSET', NULL, 'NV', NULL, 'active', 1795899973455, 1795899973455, 1);
INSERT INTO public.accounts VALUES ('acc_01m8hznqtfe5srznss5y7n6d4x', 'org_01m8hznqtfe5srznssakhk00jw', '2100', 'Trade creditors', 'LIABILITY', 'payable', NULL, NULL, 'active', 1795899973455, 1795899973455, 1);
INSERT INTO public.accounts VALUES ('acc_01m8hznqtfe5srznss62h4441v', 'org_01m8hznqtfe5srznssakhk00jw', '2110', 'Accruals', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795899973455, 1795899973455, 1);
INSERT INTO public.accounts VALUES ('acc_01m8hznqtfe5srznss64s5sepd', 'org_01m8hznqtfe5srznssakhk00jw', '2200', 'PAYE and National Insurance', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795899973455, 1795899973455, 1);
INSERT INTO public.accounts VALUES ('acc_01m8hznqtfe5srznss68s05ybx', 'org_01m8hznqtfe5srznssakhk00jw', '2210', 'Pension contributions', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795899973455, 1795899973455, 1);
INSERT INTO public.accounts VALUES ('acc_01m8hznqtfe5srznss6f9jw65k', 'org_01m8hznqtfe5srznssakhk00jw', '2220', 'Net wages', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795899973455, 1795899973455, 1);
INSERT INTO public.accounts VALUES ('acc_01m8hznqtfe5srznss6ks4xcdj', 'org_01m8hznqtfe5srznssakhk00jw', '2300', 'Corporation tax', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795899973455, 1795899973455, 1);
INSERT INTO public.accounts VALUES ('acc_01m8hznqtfe5srznss6p9q9fxv', 'org_01m8hznqtfe5srznssakhk00jw', '2400', 'Director''s loan account', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795899973455, 1795899973455, 1);
INSERT INTO public.accounts VALUES ('acc_01m8hznqtfe5srznss6s8vx02c', 'org_01m8hznqtfe5srznssakhk00jw', '2500', 'Bank loans', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795899973455, 1795899973455, 1);
INSERT INTO public.accounts VALUES ('acc_01m8hznqtfe5srznss6w769kxs', 'org_01m8hznqtfe5srznssakhk00jw', '2900', 'Suspense', 'LIABILITY', 'suspense', NULL, NULL, 'active', 1795899973455, 1795899973455, 1);
INSERT INTO public.accounts VALUES ('acc_01m8hznqtfe5srznss71ybvye3', 'org_01m8hznqtfe5srznssakhk00jw', '3000', 'Share capital', 'EQUITY', NULL, 'NV', NULL, 'active', 1795899973455, 1795899973455, 1);
INSERT INTO public.accounts VALUES ('acc_01m8hznqtfe5srznss76nzz0e4', 'org_01m8hznqtfe5srznssakhk00jw', '3100', 'Retained earnings', 'EQUITY', 'retained_earnings', NULL, NULL, 'active', 1795899973455, 1795899973455, 1);
INSERT INTO public.accounts VALUES ('acc_01m8hznqtfe5srznss7bst6dyz', 'org_01m8hznqtfe5srznssakhk00jw', '3200', 'Dividends', 'EQUITY', NULL, 'NV', NULL, 'active', 1795899973455, 1795899973455, 1);
INSERT INTO public.accounts VALUES ('acc_01m8hznqtfe5srznss7epmfb87', 'org_01m8hznqtfe5srznssakhk00jw', '3900', 'Opening balances', 'EQUITY', 'opening_balance', NULL, NULL, 'active', 1795899973455, 1795899973455, 1);
INSERT INTO public.accounts VALUES ('acc_01m8hznqtfe5srznss7gm7741n', 'org_01m8hznqtfe5srznssakhk00jw', '4000', 'Sales', 'INCOME', NULL, 'ST', NULL, 'active', 1795899973455, 1795899973455, 1);
INSERT INTO public.accounts VALUES ('acc_01m8hznqtfe5srznss7m7xzc54', 'org_01m8hznqtfe5srznssakhk00jw', '4010', 'Sales, zero-rated', 'INCOME', NULL, 'ZR', NULL, 'active', 1795899973455, 1795899973455, 1);
INSERT INTO public.accounts VALUES ('acc_01m8hznqtfe5srznss7thav9qn', 'org_01m8hznqtfe5srznssakhk00jw', '4090', 'Other income', 'INCOME', NULL, 'ST', NULL, 'active', 1795899973455, 1795899973455, 1);
INSERT INTO public.accounts VALUES ('acc_01m8hznqtfe5srznss7y9rs8we', 'org_01m8hznqtfe5srznssakhk00jw', '4900', 'Interest received', 'INCOME', NULL, 'EX', NULL, 'active', 1795899973455, 1795899973455, 1);
INSERT INTO public.accounts VALUES ('acc_01m8hznqtfe5srznss826dmr43', 'org_01m8hznqtfe5srznssakhk00jw', '4920', 'VAT flat-rate scheme difference', 'INCOME', 'vat_scheme_difference', NULL, NULL, 'active', 1795899973455, 1795899973455, 1);
INSERT INTO public.accounts VALUES ('acc_01m8hznqtfe5srznss879cffmx', 'org_01m8hznqtfe5srznssakhk00jw', '5000', 'Cost of goods sold', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795899973455, 1795899973455, 1);
INSERT INTO public.accounts VALUES ('acc_01m8hznqtfe5srznss8aw0cm9m', 'org_01m8hznqtfe5srznssakhk00jw', '5010', 'Subcontractors', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795899973455, 1795899973455, 1);
INSERT INTO public.accounts VALUES ('acc_01m8hznqtfe5srznss8ekvfj5f', 'org_01m8hznqtfe5srznssakhk00jw', '5020', 'Carriage and postage', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795899973455, 1795899973455, 1);
INSERT INTO public.accounts VALUES ('acc_01m8hznqtfe5srznss8gz3e0ds', 'org_01m8hznqtfe5srznssakhk00jw', '6000', 'Wages and salaries', 'EXPENSE', NULL, 'NV', NULL, 'active', 1795899973455, 1795899973455, 1);
INSERT INTO public.accounts VALUES ('acc_01m8hznqtfe5srznss8qq6d5x0', 'org_01m8hznqtfe5srznssakhk00jw', '6010', 'Employer''s National Insurance', 'EXPENSE', NULL, 'NV', NULL, 'active', 1795899973455, 1795899973455, 1);
INSERT INTO public.accounts VALUES ('acc_01m8hznqtfe5srznss8vc4qydx', 'org_01m8hznqtfe5srznssakhk00jw', '6020', 'Employer''s pension', 'EXPENSE', NULL, 'NV', NULL, 'active', 1795899973455, 1795899973455, 1);
INSERT INTO public.accounts VALUES ('acc_01m8hznqtfe5srznss8w6jvszt', 'org_01m8hznqtfe5srznssakhk00jw', '6100', 'Rent', 'EXPENSE', NULL, 'EX', NULL, 'active', 1795899973455, 1795899973455, 1);
INSERT INTO public.accounts VALUES ('acc_01m8hznqtfe5srznss90m4pywr', 'org_01m8hznqtfe5srznssakhk00jw', '6110', 'Business rates', 'EXPENSE', NULL, 'NV', NULL, 'active', 1795899973455, 1795899973455, 1);
INSERT INTO public.accounts VALUES ('acc_01m8hznqtfe5srznss950yrcs4', 'org_01m8hznqtfe5srznssakhk00jw', '6120', 'Light, heat and water', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795899973455, 1795899973455, 1);
INSERT INTO public.accounts VALUES ('acc_01m8hznqtfe5srznss9batj39j', 'org_01m8hznqtfe5srznssakhk00jw', '6200', 'Telephone and internet', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795899973455, 1795899973455, 1);
INSERT INTO public.accounts VALUES ('acc_01m8hznqtfe5srznss9fk8rg19', 'org_01m8hznqtfe5srznssakhk00jw', '6210', 'Software and subscriptions', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795899973455, 1795899973455, 1);
INSERT INTO public.accounts VALUES ('acc_01m8hznqtfe5srznss9jb88sck', 'org_01m8hznqtfe5srznssakhk00jw', '6220', 'Printing and stationery', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795899973455, 1795899973455, 1);
INSERT INTO public.accounts VALUES ('acc_01m8hznqtfe5srznss9qp04sjb', 'org_01m8hznqtfe5srznssakhk00jw', '6300', 'Travel and subsistence', 'EXPENSE', NULL, 'ZR', NULL, 'active', 1795899973455, 1795899973455, 1);
INSERT INTO public.accounts VALUES ('acc_01m8hznqtfe5srznss9sfatz4y', 'org_01m8hznqtfe5srznssakhk00jw', '6310', 'Motor expenses', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795899973455, 1795899973455, 1);
INSERT INTO public.accounts VALUES ('acc_01m8hznqtfe5srznss9w4xzx20', 'org_01m8hznqtfe5srznssakhk00jw', '6400', 'Advertising and marketing', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795899973455, 1795899973455, 1);
INSERT INTO public.accounts VALUES ('acc_01m8hznqtfe5srznssa14wn3kd', 'org_01m8hznqtfe5srznssakhk00jw', '6500', 'Accountancy and legal fees', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795899973455, 1795899973455, 1);
INSERT INTO public.accounts VALUES ('acc_01m8hznqtfe5srznssa4tn83pr', 'org_01m8hznqtfe5srznssakhk00jw', '6600', 'Insurance', 'EXPENSE', NULL, 'EX', NULL, 'active', 1795899973455, 1795899973455, 1);
INSERT INTO public.accounts VALUES ('acc_01m8hznqtfe5srznssa8at75vk', 'org_01m8hznqtfe5srznssakhk00jw', '6700', 'Bank charges', 'EXPENSE', NULL, 'EX', NULL, 'active', 1795899973455, 1795899973455, 1);
INSERT INTO public.accounts VALUES ('acc_01m8hznqtfe5srznssafzdwhp9', 'org_01m8hznqtfe5srznssakhk00jw', '6990', 'Rounding differences', 'EXPENSE', 'rounding', NULL, NULL, 'active', 1795899973455, 1795899973455, 1);
INSERT INTO public.accounts VALUES ('acc_01m8hznrvce938dvvg403pjmsm', 'org_01m8hznqtfe5srznssakhk00jw', '2250', 'VAT', 'LIABILITY', 'vat_control', NULL, NULL, 'active', 1795899974508, 1795899974508, 1);
INSERT INTO public.accounts VALUES ('acc_01m8hzns4eekr9w2yxecwz9b20', 'org_01m8hzns4eekr9w2yxm83bqm49', '1000', 'Computer equipment', 'ASSET', NULL, 'ST', NULL, 'active', 1795899974798, 1795899974798, 1);
INSERT INTO public.accounts VALUES ('acc_01m8hzns4eekr9w2yxehddmqjh', 'org_01m8hzns4eekr9w2yxm83bqm49', '1010', 'Office equipment and furniture', 'ASSET', NULL, 'ST', NULL, 'active', 1795899974798, 1795899974798, 1);
INSERT INTO public.accounts VALUES ('acc_01m8hzns4eekr9w2yxemncdsx2', 'org_01m8hzns4eekr9w2yxm83bqm49', '1020', 'Motor vehicles', 'ASSET', NULL, 'ST', NULL, 'active', 1795899974798, 1795899974798, 1);
INSERT INTO public.accounts VALUES ('acc_01m8hzns4eekr9w2yxetfkg6v4', 'org_01m8hzns4eekr9w2yxm83bqm49', '1090', 'Accumulated depreciation', 'ASSET', NULL, 'NV', NULL, 'active', 1795899974798, 1795899974798, 1);
INSERT INTO public.accounts VALUES ('acc_01m8hzns4eekr9w2yxex9g56gy', 'org_01m8hzns4eekr9w2yxm83bqm49', '1100', 'Stock', 'ASSET', NULL, 'ST', NULL, 'active', 1795899974798, 1795899974798, 1);
INSERT INTO public.accounts VALUES ('acc_01m8hzns4eekr9w2yxf33jx7p7', 'org_01m8hzns4eekr9w2yxm83bqm49', '1200', 'Trade debtors', 'ASSET', 'receivable', NULL, NULL, 'active', 1795899974798, 1795899974798, 1);
INSERT INTO public.accounts VALUES ('acc_01m8hzns4eekr9w2yxf6g85p96', 'org_01m8hzns4eekr9w2yxm83bqm49', '1210', 'Prepayments', 'ASSET', NULL, 'NV', NULL, 'active', 1795899974798, 1795899974798, 1);
INSERT INTO public.accounts VALUES ('acc_01m8hzns4eekr9w2yxf80kk0rk', 'org_01m8hzns4eekr9w2yxm83bqm49', '1220', 'Other debtors', 'ASSET', NULL, 'NV', NULL, 'active', 1795899974798, 1795899974798, 1);
INSERT INTO public.accounts VALUES ('acc_01m8hzns4eekr9w2yxffjpcssk', 'org_01m8hzns4eekr9w2yxm83bqm49', '1300', 'Current account', 'ASSET', 'bank', NULL, NULL, 'active', 1795899974798, 1795899974798, 1);
INSERT INTO public.accounts VALUES ('acc_01m8hzns4eekr9w2yxfj78pw26', 'org_01m8hzns4eekr9w2yxm83bqm49', '1310', 'Petty cash', 'ASSET', NULL, 'NV', NULL, 'active', 1795899974798, 1795899974798, 1);
INSERT INTO public.accounts VALUES ('acc_01m8hzns4eekr9w2yxfnzq9h9q', 'org_01m8hzns4eekr9w2yxm83bqm49', '2100', 'Trade creditors', 'LIABILITY', 'payable', NULL, NULL, 'active', 1795899974798, 1795899974798, 1);
INSERT INTO public.accounts VALUES ('acc_01m8hzns4eekr9w2yxfs2nfrb1', 'org_01m8hzns4eekr9w2yxm83bqm49', '2110', 'Accruals', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795899974798, 1795899974798, 1);
INSERT INTO public.accounts VALUES ('acc_01m8hzns4eekr9w2yxfzc6xp02', 'org_01m8hzns4eekr9w2yxm83bqm49', '2200', 'PAYE and National Insurance', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795899974798, 1795899974798, 1);
INSERT INTO public.accounts VALUES ('acc_01m8hzns4eekr9w2yxg1ybndq6', 'org_01m8hzns4eekr9w2yxm83bqm49', '2210', 'Pension contributions', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795899974798, 1795899974798, 1);
INSERT INTO public.accounts VALUES ('acc_01m8hzns4eekr9w2yxg6nhqaae', 'org_01m8hzns4eekr9w2yxm83bqm49', '2220', 'Net wages', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795899974798, 1795899974798, 1);
INSERT INTO public.accounts VALUES ('acc_01m8hzns4eekr9w2yxgazpv29d', 'org_01m8hzns4eekr9w2yxm83bqm49', '2300', 'Corporation tax', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795899974798, 1795899974798, 1);
INSERT INTO public.accounts VALUES ('acc_01m8hzns4eekr9w2yxgevrk9c3', 'org_01m8hzns4eekr9w2yxm83bqm49', '2400', 'Director''s loan account', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795899974798, 1795899974798, 1);
INSERT INTO public.accounts VALUES ('acc_01m8hzns4eekr9w2yxggs3wfrd', 'org_01m8hzns4eekr9w2yxm83bqm49', '2500', 'Bank loans', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795899974798, 1795899974798, 1);
INSERT INTO public.accounts VALUES ('acc_01m8hzns4eekr9w2yxgmm07133', 'org_01m8hzns4eekr9w2yxm83bqm49', '2900', 'Suspense', 'LIABILITY', 'suspense', NULL, NULL, 'active', 1795899974798, 1795899974798, 1);
INSERT INTO public.accounts VALUES ('acc_01m8hzns4eekr9w2yxgrprwpr9', 'org_01m8hzns4eekr9w2yxm83bqm49', '3000', 'Share capital', 'EQUITY', NULL, 'NV', NULL, 'active', 1795899974798, 1795899974798, 1);
INSERT INTO public.accounts VALUES ('acc_01m8hzns4eekr9w2yxgzz0xftw', 'org_01m8hzns4eekr9w2yxm83bqm49', '3100', 'Retained earnings', 'EQUITY', 'retained_earnings', NULL, NULL, 'active', 1795899974798, 1795899974798, 1);
INSERT INTO public.accounts VALUES ('acc_01m8hzns4eekr9w2yxh2bj83ft', 'org_01m8hzns4eekr9w2yxm83bqm49', '3200', 'Dividends', 'EQUITY', NULL, 'NV', NULL, 'active', 1795899974798, 1795899974798, 1);
INSERT INTO public.accounts VALUES ('acc_01m8hzns4eekr9w2yxh4je1dr8', 'org_01m8hzns4eekr9w2yxm83bqm49', '3900', 'Opening balances', 'EQUITY', 'opening_balance', NULL, NULL, 'active', 1795899974798, 1795899974798, 1);
INSERT INTO public.accounts VALUES ('acc_01m8hzns4eekr9w2yxhbgtxbz8', 'org_01m8hzns4eekr9w2yxm83bqm49', '4000', 'Sales', 'INCOME', NULL, 'ST', NULL, 'active', 1795899974798, 1795899974798, 1);
INSERT INTO public.accounts VALUES ('acc_01m8hzns4eekr9w2yxhf9cwke6', 'org_01m8hzns4eekr9w2yxm83bqm49', '4010', 'Sales, zero-rated', 'INCOME', NULL, 'ZR', NULL, 'active', 1795899974798, 1795899974798, 1);
INSERT INTO public.accounts VALUES ('acc_01m8hzns4eekr9w2yxhhcxjnnb', 'org_01m8hzns4eekr9w2yxm83bqm49', '4090', 'Other income', 'INCOME', NULL, 'ST', NULL, 'active', 1795899974798, 1795899974798, 1);
INSERT INTO public.accounts VALUES ('acc_01m8hzns4eekr9w2yxhm1v9s2c', 'org_01m8hzns4eekr9w2yxm83bqm49', '4900', 'Interest received', 'INCOME', NULL, 'EX', NULL, 'active', 1795899974798, 1795899974798, 1);
INSERT INTO public.accounts VALUES ('acc_01m8hzns4eekr9w2yxhr90a7h9', 'org_01m8hzns4eekr9w2yxm83bqm49', '4920', 'VAT flat-rate scheme difference', 'INCOME', 'vat_scheme_difference', NULL, NULL, 'active', 1795899974798, 1795899974798, 1);
INSERT INTO public.accounts VALUES ('acc_01m8hzns4eekr9w2yxhxk3kc55', 'org_01m8hzns4eekr9w2yxm83bqm49', '5000', 'Cost of goods sold', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795899974798, 1795899974798, 1);
INSERT INTO public.accounts VALUES ('acc_01m8hzns4eekr9w2yxj0yvrztw', 'org_01m8hzns4eekr9w2yxm83bqm49', '5010', 'Subcontractors', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795899974798, 1795899974798, 1);
INSERT INTO public.accounts VALUES ('acc_01m8hzns4eekr9w2yxj7q9e7rc', 'org_01m8hzns4eekr9w2yxm83bqm49', '5020', 'Carriage and postage', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795899974798, 1795899974798, 1);
INSERT INTO public.accounts VALUES ('acc_01m8hzns4eekr9w2yxj86qa4ax', 'org_01m8hzns4eekr9w2yxm83bqm49', '6000', 'Wages and salaries', 'EXPENSE', NULL, 'NV', NULL, 'active', 1795899974798, 1795899974798, 1);
INSERT INTO public.accounts VALUES ('acc_01m8hzns4eekr9w2yxjcrnc8jp', 'org_01m8hzns4eekr9w2yxm83bqm49', '6010', 'Employer''s National Insurance', 'EXPENSE', NULL, 'NV', NULL, 'active', 1795899974798, 1795899974798, 1);
INSERT INTO public.accounts VALUES ('acc_01m8hzns4eekr9w2yxjhx8s8c7', 'org_01m8hzns4eekr9w2yxm83bqm49', '6020', 'Employer''s pension', 'EXPENSE', NULL, 'NV', NULL, 'active', 1795899974798, 1795899974798, 1);
INSERT INTO public.accounts VALUES ('acc_01m8hzns4eekr9w2yxjqt2nhj3', 'org_01m8hzns4eekr9w2yxm83bqm49', '6100', 'Rent', 'EXPENSE', NULL, 'EX', NULL, 'active', 1795899974798, 1795899974798, 1);
INSERT INTO public.accounts VALUES ('acc_01m8hzns4eekr9w2yxjs9gadh1', 'org_01m8hzns4eekr9w2yxm83bqm49', '6110', 'Business rates', 'EXPENSE', NULL, 'NV', NULL, 'active', 1795899974798, 1795899974798, 1);
INSERT INTO public.accounts VALUES ('acc_01m8hzns4eekr9w2yxjxea1vjj', 'org_01m8hzns4eekr9w2yxm83bqm49', '6120', 'Light, heat and water', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795899974798, 1795899974798, 1);
INSERT INTO public.accounts VALUES ('acc_01m8hzns4eekr9w2yxk1zyqgpj', 'org_01m8hzns4eekr9w2yxm83bqm49', '6200', 'Telephone and internet', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795899974798, 1795899974798, 1);
INSERT INTO public.accounts VALUES ('acc_01m8hzns4eekr9w2yxk7fck2h0', 'org_01m8hzns4eekr9w2yxm83bqm49', '6210', 'Software and subscriptions', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795899974798, 1795899974798, 1);
INSERT INTO public.accounts VALUES ('acc_01m8hzns4eekr9w2yxk9t19bd2', 'org_01m8hzns4eekr9w2yxm83bqm49', '6220', 'Printing and stationery', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795899974798, 1795899974798, 1);
INSERT INTO public.accounts VALUES ('acc_01m8hzns4eekr9w2yxkcf8s44q', 'org_01m8hzns4eekr9w2yxm83bqm49', '6300', 'Travel and subsistence', 'EXPENSE', NULL, 'ZR', NULL, 'active', 1795899974798, 1795899974798, 1);
INSERT INTO public.accounts VALUES ('acc_01m8hzns4eekr9w2yxkhp64kx0', 'org_01m8hzns4eekr9w2yxm83bqm49', '6310', 'Motor expenses', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795899974798, 1795899974798, 1);
INSERT INTO public.accounts VALUES ('acc_01m8hzns4eekr9w2yxknm3cs20', 'org_01m8hzns4eekr9w2yxm83bqm49', '6400', 'Advertising and marketing', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795899974798, 1795899974798, 1);
INSERT INTO public.accounts VALUES ('acc_01m8hzns4eekr9w2yxktrjhnw0', 'org_01m8hzns4eekr9w2yxm83bqm49', '6500', 'Accountancy and legal fees', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795899974798, 1795899974798, 1);
INSERT INTO public.accounts VALUES ('acc_01m8hzns4eekr9w2yxkwagph8d', 'org_01m8hzns4eekr9w2yxm83bqm49', '6600', 'Insurance', 'EXPENSE', NULL, 'EX', NULL, 'active', 1795899974798, 1795899974798, 1);
INSERT INTO public.accounts VALUES ('acc_01m8hzns4eekr9w2yxm0m1c1kg', 'org_01m8hzns4eekr9w2yxm83bqm49', '6700', 'Bank charges', 'EXPENSE', NULL, 'EX', NULL, 'active', 1795899974798, 1795899974798, 1);
INSERT INTO public.accounts VALUES ('acc_01m8hzns4eekr9w2yxm6rys0j7', 'org_01m8hzns4eekr9w2yxm83bqm49', '6990', 'Rounding differences', 'EXPENSE', 'rounding', NULL, NULL, 'active', 1795899974798, 1795899974798, 1);
INSERT INTO public.accounts VALUES ('acc_01m8hznsc3eq7aakjpabjrt9kn', 'org_01m8hzns4eekr9w2yxm83bqm49', '2250', 'VAT', 'LIABILITY', 'vat_control', NULL, NULL, 'active', 1795899975043, 1795899975043, 1);
INSERT INTO public.accounts VALUES ('acc_01m8hznsece2s8m0y3hvnx0wgv', 'org_01m8hzns4eekr9w2yxm83bqm49', '4100', 'Room hire', 'INCOME', NULL, 'EX', NULL, 'active', 1795899975116, 1795899975116, 1);
INSERT INTO public.accounts VALUES ('acc_01m8hznsgdewaan7z0q033pz5h', 'org_01m8hzns4eekr9w2yxm83bqm49', '6800', 'Depreciation', 'EXPENSE', NULL, NULL, NULL, 'active', 1795899975181, 1795899975181, 1);
INSERT INTO public.accounts VALUES ('acc_01m8hznt3we1vtyhxsmj6sp1r4', 'org_01m8hzns4eekr9w2yxm83bqm49', '1301', 'Savings', 'ASSET', 'bank', NULL, NULL, 'active', 1795899975804, 1795899975804, 1);
INSERT INTO public.allocations VALUES ('alc_01m8hznwzbe1hbssq155qt6v0g', 'org_01m8hzns4eekr9w2yxm83bqm49', 'inv_01m8hznwa4eff8se6t8234799h', NULL, 'inv_01m8hznwhwebzt6gdf6ddqqcnr', 18000, '2026-03-12', NULL, 1795899978731, NULL);
INSERT INTO public.allocations VALUES ('alc_01m8hznxbherwbq4wk46j5mva2', 'org_01m8hzns4eekr9w2yxm83bqm49', 'inv_01m8hznw3remdr49swgnqm7j6t', 'set_01m8hznxbherwbq4wk3x84rt3a', NULL, 28200, '2026-03-06', NULL, 1795899979121, NULL);
INSERT INTO public.allocations VALUES ('alc_01m8hzny3xe26tgwgfp5ewdme2', 'org_01m8hzns4eekr9w2yxm83bqm49', 'inv_01m8hznvpte8dabac4eajak38y', 'set_01m8hzny3xe26tgwgfp5ewdme2', NULL, 107880, '2026-01-22', NULL, 1795899979901, NULL);
INSERT INTO public.allocations VALUES ('alc_01m8hznywve8esnea1z4xmg3kv', 'org_01m8hzns4eekr9w2yxm83bqm49', 'inv_01m8hznvdfee8tn7b3j5gpf4w3', 'set_01m8hznywve8esnea1z4xmg3kv', NULL, 150000, '2026-01-30', NULL, 1795899980699, NULL);
INSERT INTO public.allocations VALUES ('alc_01m8hznzqxe00s21cn502y04cm', 'org_01m8hzns4eekr9w2yxm83bqm49', 'inv_01m8hznw0sesyrvz03j0ym68vx', 'set_01m8hznzqxe00s21cn502y04cm', NULL, 135000, '2026-02-10', NULL, 1795899981565, NULL);
INSERT INTO public.allocations VALUES ('alc_01m8hzp0mbecnv0v6jbhvxg32b', 'org_01m8hzns4eekr9w2yxm83bqm49', 'inv_01m8hznvdfee8tn7b3j5gpf4w3', 'set_01m8hzp0mbecnv0v6jbhvxg32b', NULL, 84000, '2026-02-16', NULL, 1795899982475, NULL);
INSERT INTO public.allocations VALUES ('alc_01m8hzp0mbecnv0v6jbhvxg32c', 'org_01m8hzns4eekr9w2yxm83bqm49', 'inv_01m8hznvtcee28dsr6h0n6aq56', 'set_01m8hzp0mbecnv0v6jbhvxg32b', NULL, 87000, '2026-02-16', NULL, 1795899982475, NULL);
INSERT INTO public.allocations VALUES ('alc_01m8hzp1f1e5dt0rcqc20a09xk', 'org_01m8hzns4eekr9w2yxm83bqm49', 'inv_01m8hznvjheg9t40k83zqa1ndg', 'set_01m8hzp1f1e5dt0rcqc20a09xk', NULL, 40000, '2026-02-27', NULL, 1795899983329, NULL);
INSERT INTO public.allocations VALUES ('alc_01m8hzp1v9e53vnfaessqrjs53', 'org_01m8hzns4eekr9w2yxm83bqm49', 'inv_01m8hznwa4eff8se6t8234799h', 'set_01m8hzp1v9e53vnfaessqrjs53', NULL, 141840, '2026-03-16', NULL, 1795899983721, NULL);
INSERT INTO public.api_keys VALUES ('key_01m8hznq0ye8k9beg2jqw9wsne', 'usr_01m8hznpwpe39b4vaxp8qd8yaw', 'main', 'reconcile:read reconcile:write', 0, 'cJlp', 1795899972638, NULL, NULL, NULL, NULL);
INSERT INTO public.api_keys VALUES ('key_01m8hznqrwemavs5exyp7xmdxr', 'usr_01m8hznpwpe39b4vaxp8qd8yaw', 'main', 'ledger:read ledger:write', 0, 'H8aQ', 1795899973404, NULL, 1795899983207, NULL, NULL);
INSERT INTO public.audit_events VALUES ('org_01m8hznqtfe5srznssakhk00jw', 1, 1795899973455, 'usr_01m8hznpwpe39b4vaxp8qd8yaw', 'key_01m8hznqrwemavs5exyp7xmdxr', 'organisation.create', 'org_01m8hznqtfe5srznssakhk00jw', NULL, '{"id":"org_01m8hznqtfe5srznssakhk00jw","name":"Acorn Ltd","currency":"GBP","country":"GB","financial_year_end":"03-31","vat_registered":true,"vat_number":null,"vat_scheme":"standard","flat_rate_percent":null,"vat_rounding":"line","status":"active","role":"owner","lock_date":null,"created_at":"2026-11-28T21:06:13.455Z","updated_at":"2026-11-28T21:06:13.455Z","version":1}', '\x3da54a18744219d2d56ccd431faa6e524d5200aad13cea2659be04344feab415', '\xd83caf20544a1659e10db3fdca38885a6147b3e2360bdbe3c204586d396c7407');
INSERT INTO public.audit_events VALUES ('org_01m8hznqtfe5srznssakhk00jw', 2, 1795899974508, 'usr_01m8hznpwpe39b4vaxp8qd8yaw', 'key_01m8hznqrwemavs5exyp7xmdxr', 'account.create', 'acc_01m8hznrvce938dvvg403pjmsm', NULL, '{"id":"acc_01m8hznrvce938dvvg403pjmsm","code":"2250","name":"VAT","account_type":"LIABILITY","role":"vat_control","default_vat_code":null,"description":null,"currency":"GBP","status":"active","balance":0.00,"created_at":"2026-11-28T21:06:14.508Z","updated_at":"2026-11-28T21:06:14.508Z","version":1}', '\xed47fa98f0639eeca3aaf30a470f48e325d84526c03a2547854fd5d97c1a57a9', '\x60f50212f6a635d6d3ef4c857cd77c647a7d1120925e522dcc4aa8493a098864');
INSERT INTO public.audit_events VALUES ('org_01m8hznqtfe5srznssakhk00jw', 3, 1795899974636, 'usr_01m8hznpwpe39b4vaxp8qd8yaw', 'key_01m8hznqrwemavs5exyp7xmdxr', 'bank_account.create', 'bac_01m8hznrzcejs89ksyqcdfmt9a', NULL, '{"account_id":"acc_01m8hznqtfe5srznss5q9qv979","account_number":null,"created_at":"2026-11-28T21:06:14.636Z","currency":"GBP","iban":null,"id":"bac_01m8hznrzcejs89ksyqcdfmt9a","ledger_balance":0.0,"name":"Current","opening_balance":null,"opening_date":null,"opening_journal_id":null,"sort_code":null,"statement_balance":null,"statement_date":null,"type":"current","unconfirmed_count":0,"updated_at":"2026-11-28T21:06:14.636Z","version":1}', '\xbc9d49d6db600efa1a554348f69089ac062854a9cda413af2dffeb465a9b560d', '\x83381feba7bde0cce31b05f4c865f3c1afc8acf0aa15cd06532465c431475ed0');
INSERT INTO public.audit_events VALUES ('org_01m8hzns4eekr9w2yxm83bqm49', 1, 1795899974798, 'usr_01m8hznpwpe39b4vaxp8qd8yaw', 'key_01m8hznqrwemavs5exyp7xmdxr', 'organisation.create', 'org_01m8hzns4eekr9w2yxm83bqm49', NULL, '{"id":"org_01m8hzns4eekr9w2yxm83bqm49","name":"Wren & Marsh Ltd","currency":"GBP","country":"GB","financial_year_end":"03-31","vat_registered":true,"vat_number":null,"vat_scheme":"standard","flat_rate_percent":null,"vat_rounding":"line","status":"active","role":"owner","lock_date":null,"created_at":"2026-11-28T21:06:14.798Z","updated_at":"2026-11-28T21:06:14.798Z","version":1}', '\xa4a7234a740fa01c5304a89cc51024397b72793ec5105faa138f68715ceb2914', '\x3b129fc806695f1a8cbc3aaf6d6bff44c172225bc215e8db3353ebb3e405fe08');
INSERT INTO public.audit_events VALUES ('org_01m8hzns4eekr9w2yxm83bqm49', 2, 1795899975043, 'usr_01m8hznpwpe39b4vaxp8qd8yaw', 'key_01m8hznqrwemavs5exyp7xmdxr', 'account.create', 'acc_01m8hznsc3eq7aakjpabjrt9kn', NULL, '{"id":"acc_01m8hznsc3eq7aakjpabjrt9kn","code":"2250","name":"VAT","account_type":"LIABILITY","role":"vat_control","default_vat_code":null,"description":null,"currency":"GBP","status":"active","balance":0.00,"created_at":"2026-11-28T21:06:15.043Z","updated_at":"2026-11-28T21:06:15.043Z","version":1}', '\x9617e25b6d5bd1a0eb803569a4a0dd3d23328153ef3e628b12518aa7e8c9c27d', '\x971cab43ad2316a5a6475b5e74eded1745ce002084a029450447bc4804b1f60f');
INSERT INTO public.audit_events VALUES ('org_01m8hzns4eekr9w2yxm83bqm49', 3, 1795899975116, 'usr_01m8hznpwpe39b4vaxp8qd8yaw', 'key_01m8hznqrwemavs5exyp7xmdxr', 'account.create', 'acc_01m8hznsece2s8m0y3hvnx0wgv', NULL, '{"id":"acc_01m8hznsece2s8m0y3hvnx0wgv","code":"4100","name":"Room hire","account_type":"INCOME","role":null,"default_vat_code":"EX","description":null,"currency":"GBP","status":"active","balance":0.00,"created_at":"2026-11-28T21:06:15.116Z","updated_at":"2026-11-28T21:06:15.116Z","version":1}', '\x2645d1411a651f4acc10116688655aa382470aaa98f05660c934a5ccf2631302', '\x54f65f196c30e99d8251015c8d82c661af6367ad0228435ff698092f5e8a47ca');
INSERT INTO public.audit_events VALUES ('org_01m8hzns4eekr9w2yxm83bqm49', 4, 1795899975181, 'usr_01m8hznpwpe39b4vaxp8qd8yaw', 'key_01m8hznqrwemavs5exyp7xmdxr', 'account.create', 'acc_01m8hznsgdewaan7z0q033pz5h', NULL, '{"id":"acc_01m8hznsgdewaan7z0q033pz5h","code":"6800","name":"Depreciation","account_type":"EXPENSE","role":null,"default_vat_code":null,"description":null,"currency":"GBP","status":"active","balance":0.00,"created_at":"2026-11-28T21:06:15.181Z","updated_at":"2026-11-28T21:06:15.181Z","version":1}', '\x207a7fbc5a062148dec86c239b7efbb58624ebe6ab5f742126bc162f5607a683', '\x239a7f794ba0f5b873cded228ca6740317224738ef010d0cb88348022c556b22');
INSERT INTO public.audit_events VALUES ('org_01m8hzns4eekr9w2yxm83bqm49', 5, 1795899975698, 'usr_01m8hznpwpe39b4vaxp8qd8yaw', 'key_01m8hznqrwemavs5exyp7xmdxr', 'bank_account.create', 'bac_01m8hznt0jejgsqcbpc646q6n8', NULL, '{"account_id":"acc_01m8hzns4eekr9w2yxffjpcssk","account_number":null,"created_at":"2026-11-28T21:06:15.698Z","currency":"GBP","iban":null,"id":"bac_01m8hznt0jejgsqcbpc646q6n8","ledger_balance":10000.0,"name":"Current","opening_balance":10000.0,"opening_date":"2026-01-01","opening_journal_id":"jnl_01m8hznt0jejgsqcbpce6vm3cy","sort_code":null,"statement_balance":null,"statement_date":null,"type":"current","unconfirmed_count":0,"updated_at":"2026-11-28T21:06:15.698Z","version":1}', '\x65fe690b03f5a3bcb4a755dff5fa2842d47c8926e6b01acaedc25d16028ec744', '\x6aa4b5a0a0b363e4728bd0b2ab85bbf290dcd80528e071c41c84797915bc5b99');
INSERT INTO public.audit_events VALUES ('org_01m8hzns4eekr9w2yxm83bqm49', 6, 1795899975804, 'usr_01m8hznpwpe39b4vaxp8qd8yaw', 'key_01m8hznqrwemavs5exyp7xmdxr', 'account.create', 'acc_01m8hznt3we1vtyhxsmj6sp1r4', NULL, '{"account_type":"ASSET","balance":0.0,"code":"1301","created_at":"2026-11-28T21:06:15.804Z","currency":"GBP","default_vat_code":null,"description":null,"id":"acc_01m8hznt3we1vtyhxsmj6sp1r4","name":"Savings","role":"bank","status":"active","updated_at":"2026-11-28T21:06:15.804Z","version":1}', '\x45b8e537d4308be62f8248cd54bf5605c0ae365c8897e9d98e9e628118409a54', '\x9b9458846728eb93a1ce15ab2dcb093b9f49e7b133ba98b93e809c255940235e');
INSERT INTO public.audit_events VALUES ('org_01m8hzns4eekr9w2yxm83bqm49', 7, 1795899975804, 'usr_01m8hznpwpe39b4vaxp8qd8yaw', 'key_01m8hznqrwemavs5exyp7xmdxr', 'bank_account.create', 'bac_01m8hznt3we1vtyhxsmftsmy21', NULL, '{"account_id":"acc_01m8hznt3we1vtyhxsmj6sp1r4","account_number":null,"created_at":"2026-11-28T21:06:15.804Z","currency":"GBP","iban":null,"id":"bac_01m8hznt3we1vtyhxsmftsmy21","ledger_balance":0.0,"name":"Savings","opening_balance":null,"opening_date":null,"opening_journal_id":null,"sort_code":null,"statement_balance":null,"statement_date":null,"type":"savings","unconfirmed_count":0,"updated_at":"2026-11-28T21:06:15.804Z","version":1}', '\x5d46a27bf7d5f02476d23293c70985d87aeb7985daaf6ac90bdb914f01078326', '\x4afb1240b88e11be519c3648bc9394a97a9d4ccf4013c7038b13c537cb225bac');
INSERT INTO public.audit_events VALUES ('org_01m8hzns4eekr9w2yxm83bqm49', 8, 1795899975954, 'usr_01m8hznpwpe39b4vaxp8qd8yaw', 'key_01m8hznqrwemavs5exyp7xmdxr', 'contact.create', 'con_01m8hznt8jeztbb9zw3h0f6mba', NULL, '{"id":"con_01m8hznt8jeztbb9zw3h0f6mba","kind":"customer","name":"Abbey Schools Trust","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-28T21:06:15.954Z","updated_at":"2026-11-28T21:06:15.954Z","version":1}', '\x7254c4d4d3c75e2ebefb5369f01cf48ce5df3541ef5d41d4d7474af35005b2c0', '\x93e677eb6c8ca5e200de03e50a5f62e119cdc217983e98cdd7f976dc0487138f');
INSERT INTO public.audit_events VALUES ('org_01m8hzns4eekr9w2yxm83bqm49', 9, 1795899975982, 'usr_01m8hznpwpe39b4vaxp8qd8yaw', 'key_01m8hznqrwemavs5exyp7xmdxr', 'contact.create', 'con_01m8hznt9eeb481xte2h0rrbe6', NULL, '{"id":"con_01m8hznt9eeb481xte2h0rrbe6","kind":"customer","name":"Kestrel Fitness CIC","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-28T21:06:15.982Z","updated_at":"2026-11-28T21:06:15.982Z","version":1}', '\x849e7ac304887862d5adffc17b0e8dd4c7e04124104ccd5d0e7e795b81a4f5d9', '\x7d60fa4adb545fe08276aa5df50a5e31ff2cd2d0457d473d91159a59f64c244f');
INSERT INTO public.audit_events VALUES ('org_01m8hzns4eekr9w2yxm83bqm49', 55, 1795899986746, 'usr_01m8hznpwpe39b4vaxp8qd8yaw', 'key_01m8hznqrwemavs5exyp7xmdxr', 'bank_transaction.confirm', 'btx_01m8hznxmhegcamsfx0en4befh', NULL, '{"journal_id":"jnl_01m8hzp4ste5r8fhcvy0nwb6f4","way":"account"}', '\x7d87cb87427200d42b306bfe7c24868853426b571d0888df132faee7a7e0ec39', '\x9b5fc9025dd129b533c90377eace5a9de98358eb23e043c0cc9e58874128c6ad');
INSERT INTO public.audit_events VALUES ('org_01m8hzns4eekr9w2yxm83bqm49', 10, 1795899976018, 'usr_01m8hznpwpe39b4vaxp8qd8yaw', 'key_01m8hznqrwemavs5exyp7xmdxr', 'contact.create', 'con_01m8hzntajevk84e10ft766q2m', NULL, '{"id":"con_01m8hzntajevk84e10ft766q2m","kind":"customer","name":"Marlow & Pike LLP","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-28T21:06:16.018Z","updated_at":"2026-11-28T21:06:16.018Z","version":1}', '\x0c88baebb1ecb9f0f4f1cd868836f80bd48b1f0c462b0f8af985f0c4a3f2996f', '\x0fcbec85edc3c98354bb3291e3dfd003771597cd59ccc9ce7fd8311950e9618f');
INSERT INTO public.audit_events VALUES ('org_01m8hzns4eekr9w2yxm83bqm49', 12, 1795899976159, 'usr_01m8hznpwpe39b4vaxp8qd8yaw', 'key_01m8hznqrwemavs5exyp7xmdxr', 'contact.create', 'con_01m8hznteze6yrgkkv8pnj4e9q', NULL, '{"id":"con_01m8hznteze6yrgkkv8pnj4e9q","kind":"supplier","name":"Techbarn","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-28T21:06:16.159Z","updated_at":"2026-11-28T21:06:16.159Z","version":1}', '\xbd1d60c6413bd86a5c49d7e8c23c6bfd49710ead36075d78bb60b4352a3dd1ab', '\xd4c8bf1116c3f45ab1371dfefe1b1ac8e678e8cacb7f64f4de6355c8638788aa');
INSERT INTO public.audit_events VALUES ('org_01m8hzns4eekr9w2yxm83bqm49', 15, 1795899977135, 'usr_01m8hznpwpe39b4vaxp8qd8yaw', 'key_01m8hznqrwemavs5exyp7xmdxr', 'invoice.create', 'inv_01m8hznvdfee8tn7b3j5gpf4w3', NULL, '{"id":"inv_01m8hznvdfee8tn7b3j5gpf4w3","type":"sales","kind":"invoice","status":"issued","number":"INV-0001","contact_id":"con_01m8hznt8jeztbb9zw3h0f6mba","contact_name":"Abbey Schools Trust","issue_date":"2026-01-15","due_date":"2026-02-14","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":1950.00,"vat_total":390.00,"gross_total":2340.00,"amount_paid":0.00,"amount_credited":0.00,"amount_due":2340.00,"overdue":true,"journal_id":"jnl_01m8hznvdfee8tn7b3j80kq8fk","void_date":null,"void_journal_id":null,"created_at":"2026-11-28T21:06:17.135Z","updated_at":"2026-11-28T21:06:17.135Z","version":1,"lines":[{"description":"Course design, 3 days","quantity":3,"unit_price":650.00,"discount_percent":null,"account_id":"acc_01m8hzns4eekr9w2yxhbgtxbz8","account_code":"4000","vat_code":"ST","net_amount":1950.00,"vat_amount":390.00,"gross_amount":2340.00}]}', '\xedf063a276826d221ff00fc7cc901602c7e834c786b1682ca0ae8c5161240526', '\xcf45f71bc65fb32494762e945833272c3c05b557710de16fe0a6b02f3abdf6d5');
INSERT INTO public.audit_events VALUES ('org_01m8hzns4eekr9w2yxm83bqm49', 20, 1795899977848, 'usr_01m8hznpwpe39b4vaxp8qd8yaw', 'key_01m8hznqrwemavs5exyp7xmdxr', 'invoice.create', 'inv_01m8hznw3remdr49swgnqm7j6t', NULL, '{"id":"inv_01m8hznw3remdr49swgnqm7j6t","type":"sales","kind":"invoice","status":"issued","number":"INV-0003","contact_id":"con_01m8hznt9eeb481xte2h0rrbe6","contact_name":"Kestrel Fitness CIC","issue_date":"2026-02-09","due_date":"2026-03-11","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":275.00,"vat_total":7.00,"gross_total":282.00,"amount_paid":0.00,"amount_credited":0.00,"amount_due":282.00,"overdue":true,"journal_id":"jnl_01m8hznw3remdr49swgr6nxrrh","void_date":null,"void_journal_id":null,"created_at":"2026-11-28T21:06:17.848Z","updated_at":"2026-11-28T21:06:17.848Z","version":1,"lines":[{"description":"Seminar room, 5 evenings","quantity":5,"unit_price":48.00,"discount_percent":null,"account_id":"acc_01m8hznsece2s8m0y3hvnx0wgv","account_code":"4100","vat_code":"EX","net_amount":240.00,"vat_amount":0.00,"gross_amount":240.00},{"description":"Projector","quantity":1,"unit_price":35.00,"discount_percent":null,"account_id":"acc_01m8hzns4eekr9w2yxhbgtxbz8","account_code":"4000","vat_code":"ST","net_amount":35.00,"vat_amount":7.00,"gross_amount":42.00}]}', '\x3a1dd6c74469d46faf530a5019be1333c49a546a92a1bc61ea3172e8aa964c38', '\xd94a752f45f649807924200e80c58787b2eeb025ee38ddfefbed5cabbb220bbc');
INSERT INTO public.audit_events VALUES ('org_01m8hzns4eekr9w2yxm83bqm49', 24, 1795899978351, 'usr_01m8hznpwpe39b4vaxp8qd8yaw', 'key_01m8hznqrwemavs5exyp7xmdxr', 'invoice.create', 'inv_01m8hznwkfe0fvd073kpqq474t', NULL, '{"id":"inv_01m8hznwkfe0fvd073kpqq474t","type":"purchase","kind":"invoice","status":"issued","number":"FR-1209","contact_id":"con_01m8hznttqesztcxnn1bftpaf0","contact_name":"Fern & Rowe","issue_date":"2026-03-24","due_date":"2026-04-23","amounts_are":"inclusive","currency":"GBP","reference":null,"notes":null,"net_total":640.00,"vat_total":128.00,"gross_total":768.00,"amount_paid":0.00,"amount_credited":0.00,"amount_due":768.00,"overdue":true,"journal_id":"jnl_01m8hznwkfe0fvd073kvcqhynk","void_date":null,"void_journal_id":null,"created_at":"2026-11-28T21:06:18.351Z","updated_at":"2026-11-28T21:06:18.351Z","version":1,"lines":[{"description":"Illustration, 2 days","quantity":2,"unit_price":384.00,"discount_percent":null,"account_id":"acc_01m8hzns4eekr9w2yxj0yvrztw","account_code":"5010","vat_code":"ST","net_amount":640.00,"vat_amount":128.00,"gross_amount":768.00}]}', '\xf264a31193a44089eaf1dcd6f8e0444c9dbb767c2ea550008e24d4f19145a88e', '\xb6d6650570ecb1ce616f27fdb75a93d97a790cab6a7a9b17851f9b7785aea7ea');
INSERT INTO public.audit_events VALUES ('org_01m8hzns4eekr9w2yxm83bqm49', 32, 1795899979409, 'usr_01m8hznpwpe39b4vaxp8qd8yaw', 'key_01m8hznqrwemavs5exyp7xmdxr', 'bank_transactions.import', 'bac_01m8hznt0jejgsqcbpc646q6n8', NULL, '{"created":13,"duplicates":0,"statement_balance":9007.15,"statement_date":"2026-03-31"}', '\x3de01387e2be5d2e50af2188419b57c0b52eab10b8995e811a4e910bcd3786d5', '\x4406a5adddf3ae3f50d2842c13b97b40e0d3a71583798112c36e1c324a5d71b4');
INSERT INTO public.audit_events VALUES ('org_01m8hzns4eekr9w2yxm83bqm49', 37, 1795899981565, 'usr_01m8hznpwpe39b4vaxp8qd8yaw', 'key_01m8hznqrwemavs5exyp7xmdxr', 'settlement.create', 'set_01m8hznzqxe00s21cn502y04cm', NULL, '{"id":"set_01m8hznzqxe00s21cn502y04cm","type":"payment","status":"posted","refund":false,"contact_id":"con_01m8hzntr6e3zv37qrec24kygr","contact_name":"Harcourt Lettings","bank_account_id":"bac_01m8hznt0jejgsqcbpc646q6n8","date":"2026-02-10","amount":1350.00,"currency":"GBP","reference":null,"allocated_amount":1350.00,"unallocated_amount":0.00,"allocations":[{"id":"alc_01m8hznzqxe00s21cn502y04cm","invoice_id":"inv_01m8hznw0sesyrvz03j0ym68vx","invoice_number":"HL-33","settlement_id":"set_01m8hznzqxe00s21cn502y04cm","credit_note_id":null,"amount":1350.00,"date":"2026-02-10","created_at":"2026-11-28T21:06:21.565Z"}],"bank_transaction_id":"btx_01m8hznxmhegcamsfx0k948ymm","journal_id":"jnl_01m8hznzqxe00s21cn502y04cm","void_date":null,"void_journal_id":null,"created_at":"2026-11-28T21:06:21.565Z","updated_at":"2026-11-28T21:06:21.565Z","version":1}', '\x74450b87d8a08fd466dcf71cc75639a36153729eb37cc6c1055b9cdbe3ea5ede', '\xd66c5bc0797c1ed03ff8703203a3510003c73ec37a4f0e3320dfe3a2f3a57aed');
INSERT INTO public.audit_events VALUES ('org_01m8hzns4eekr9w2yxm83bqm49', 38, 1795899981565, 'usr_01m8hznpwpe39b4vaxp8qd8yaw', 'key_01m8hznqrwemavs5exyp7xmdxr', 'bank_transaction.confirm', 'btx_01m8hznxmhegcamsfx0k948ymm', NULL, '{"journal_id":"jnl_01m8hznzqxe00s21cn502y04cm","way":"allocations"}', '\x937c5ba0499e68b64031b83a1897ee2fdba5c856b8c9fc247bbcef2c07bac31d', '\x454d603b3f0ebd7b3174262d5988c08d3dc667c373aa7543db9aba7f8311db12');
INSERT INTO public.audit_events VALUES ('org_01m8hzns4eekr9w2yxm83bqm49', 53, 1795899986463, 'usr_01m8hznpwpe39b4vaxp8qd8yaw', 'key_01m8hznqrwemavs5exyp7xmdxr', 'bank_transaction.confirm', 'btx_01m8hznxmhegcamsfx0rd5ynbt', NULL, '{"journal_id":"jnl_01m8hzp4gze9jbhk50g06e7xfw","way":"account"}', '\x2fce2163e5f850c17ec85cae5800b4f89c6cfa29aabfbab2e75d57c023fa76b3', '\x1d3c912f77dfe388f0237c0fb3f67e8a1d33df81e55a464a5880d1fe708e8b03');
INSERT INTO public.audit_events VALUES ('org_01m8hzns4eekr9w2yxm83bqm49', 57, 1795899987632, 'usr_01m8hznpwpe39b4vaxp8qd8yaw', 'key_01m8hznqrwemavs5exyp7xmdxr', 'vat_return.create', 'vrt_01m8hzp5nge9eswve8f1svzxhx', NULL, '{"id":"vrt_01m8hzp5nge9eswve8f1svzxhx","date_from":"2026-01-01","date_to":"2026-03-31","status":"draft","currency":"GBP","scheme":"standard","flat_rate_percent":null,"adjustments":[],"boxes":{"1":698.40,"2":0.00,"3":698.40,"4":319.80,"5":378.60,"6":4776.00,"7":3427.00,"8":0.00,"9":0.00},"direction":"pay","hmrc":{"vatDueSales":698.40,"vatDueAcquisitions":0.00,"totalVatDue":698.40,"vatReclaimedCurrPeriod":319.80,"netVatDue":378.60,"totalValueSalesExVAT":4776,"totalValuePurchasesExVAT":3427,"totalValueGoodsSuppliedExVAT":0,"totalAcquisitionsExVAT":0},"journal_id":null,"finalised_at":null,"created_at":"2026-11-28T21:06:27.632Z","updated_at":"2026-11-28T21:06:27.632Z","version":1}', '\x1d3d75d29fdb65efaa694bfdab01ac8f5450f55d28e9bbcc702462444eb278f4', '\x23c26c181e31c8f8771fca9de5742da4c73be292661c600b979baa84e55592a7');
INSERT INTO public.audit_events VALUES ('org_01m8hzns4eekr9w2yxm83bqm49', 11, 1795899976066, 'usr_01m8hznpwpe39b4vaxp8qd8yaw', 'key_01m8hznqrwemavs5exyp7xmdxr', 'contact.create', 'con_01m8hzntc2ejdtswgzhw66ny7r', NULL, '{"id":"con_01m8hzntc2ejdtswgzhw66ny7r","kind":"supplier","name":"Printwell","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-28T21:06:16.066Z","updated_at":"2026-11-28T21:06:16.066Z","version":1}', '\xf040fd086b34730aaf0a4b386808a602d2b7b0d99c33fa97cb1770e945c5cf2b', '\x8455844a18095ff5fcac719a3ba143a9f82c44f557adde9771ff5024ff0a4038');
INSERT INTO public.audit_events VALUES ('org_01m8hzns4eekr9w2yxm83bqm49', 13, 1795899976454, 'usr_01m8hznpwpe39b4vaxp8qd8yaw', 'key_01m8hznqrwemavs5exyp7xmdxr', 'contact.create', 'con_01m8hzntr6e3zv37qrec24kygr', NULL, '{"id":"con_01m8hzntr6e3zv37qrec24kygr","kind":"supplier","name":"Harcourt Lettings","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-28T21:06:16.454Z","updated_at":"2026-11-28T21:06:16.454Z","version":1}', '\x8fd6e639c61cb4db869ae11eccce9c5eebfc15ab09104b9aca9243684c1ba5c2', '\xc63500f077a761cb45a627b4aaaec095b273729b5176c0d1c0726318a67520e0');
INSERT INTO public.audit_events VALUES ('org_01m8hzns4eekr9w2yxm83bqm49', 14, 1795899976535, 'usr_01m8hznpwpe39b4vaxp8qd8yaw', 'key_01m8hznqrwemavs5exyp7xmdxr', 'contact.create', 'con_01m8hznttqesztcxnn1bftpaf0', NULL, '{"id":"con_01m8hznttqesztcxnn1bftpaf0","kind":"supplier","name":"Fern & Rowe","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-28T21:06:16.535Z","updated_at":"2026-11-28T21:06:16.535Z","version":1}', '\xf8073165ffd49685ed6139e939db9c77d0708b47425454a1fd28e05588d144ec', '\xbfa538d9dd31fbbc5d119d162cc85d61401c9b9abcd25804a0617ac0c835f934');
INSERT INTO public.audit_events VALUES ('org_01m8hzns4eekr9w2yxm83bqm49', 17, 1795899977434, 'usr_01m8hznpwpe39b4vaxp8qd8yaw', 'key_01m8hznqrwemavs5exyp7xmdxr', 'invoice.create', 'inv_01m8hznvpte8dabac4eajak38y', NULL, '{"id":"inv_01m8hznvpte8dabac4eajak38y","type":"purchase","kind":"invoice","status":"issued","number":"TB-0117","contact_id":"con_01m8hznteze6yrgkkv8pnj4e9q","contact_name":"Techbarn","issue_date":"2026-01-21","due_date":"2026-02-20","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":899.00,"vat_total":179.80,"gross_total":1078.80,"amount_paid":0.00,"amount_credited":0.00,"amount_due":1078.80,"overdue":true,"journal_id":"jnl_01m8hznvpte8dabac4ec2z133p","void_date":null,"void_journal_id":null,"created_at":"2026-11-28T21:06:17.434Z","updated_at":"2026-11-28T21:06:17.434Z","version":1,"lines":[{"description":"Laptop","quantity":1,"unit_price":899.00,"discount_percent":null,"account_id":"acc_01m8hzns4eekr9w2yxecwz9b20","account_code":"1000","vat_code":"ST","net_amount":899.00,"vat_amount":179.80,"gross_amount":1078.80}]}', '\x262d9e0d7f7070fece5edcadc07e4cdc86a644006bc8c2dc68387347041798c7', '\x6208eb58969cc27dff169d2c0d00a551201fa0dc6d8545bcc846617f5491113b');
INSERT INTO public.audit_events VALUES ('org_01m8hzns4eekr9w2yxm83bqm49', 19, 1795899977753, 'usr_01m8hznpwpe39b4vaxp8qd8yaw', 'key_01m8hznqrwemavs5exyp7xmdxr', 'invoice.create', 'inv_01m8hznw0sesyrvz03j0ym68vx', NULL, '{"id":"inv_01m8hznw0sesyrvz03j0ym68vx","type":"purchase","kind":"invoice","status":"issued","number":"HL-33","contact_id":"con_01m8hzntr6e3zv37qrec24kygr","contact_name":"Harcourt Lettings","issue_date":"2026-02-01","due_date":"2026-03-03","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":1350.00,"vat_total":0.00,"gross_total":1350.00,"amount_paid":0.00,"amount_credited":0.00,"amount_due":1350.00,"overdue":true,"journal_id":"jnl_01m8hznw0sesyrvz03j7dmex9r","void_date":null,"void_journal_id":null,"created_at":"2026-11-28T21:06:17.753Z","updated_at":"2026-11-28T21:06:17.753Z","version":1,"lines":[{"description":"Rent, January to March","quantity":1,"unit_price":1350.00,"discount_percent":null,"account_id":"acc_01m8hzns4eekr9w2yxjqt2nhj3","account_code":"6100","vat_code":"EX","net_amount":1350.00,"vat_amount":0.00,"gross_amount":1350.00}]}', '\x925d5dc42d6840f3cf011149802ac924dd5500eddc1026d710c51cad34a9d2d7', '\x5d65b28299f066c3aa0eaeab788dd9924cf2b4986f6b5ea711383bf6398b094e');
INSERT INTO public.audit_events VALUES ('org_01m8hzns4eekr9w2yxm83bqm49', 22, 1795899978180, 'usr_01m8hznpwpe39b4vaxp8qd8yaw', 'key_01m8hznqrwemavs5exyp7xmdxr', 'invoice.create', 'inv_01m8hznwe4ezk8xp09t0jz50vw', NULL, '{"id":"inv_01m8hznwe4ezk8xp09t0jz50vw","type":"sales","kind":"invoice","status":"issued","number":"INV-0005","contact_id":"con_01m8hzntajevk84e10ft766q2m","contact_name":"Marlow & Pike LLP","issue_date":"2026-03-03","due_date":"2026-04-02","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":500.00,"vat_total":100.00,"gross_total":600.00,"amount_paid":0.00,"amount_credited":0.00,"amount_due":600.00,"overdue":true,"journal_id":"jnl_01m8hznwe4ezk8xp09t7scax38","void_date":null,"void_journal_id":null,"created_at":"2026-11-28T21:06:18.180Z","updated_at":"2026-11-28T21:06:18.180Z","version":1,"lines":[{"description":"Raised in error","quantity":1,"unit_price":500.00,"discount_percent":null,"account_id":"acc_01m8hzns4eekr9w2yxhbgtxbz8","account_code":"4000","vat_code":"ST","net_amount":500.00,"vat_amount":100.00,"gross_amount":600.00}]}', '\x8c7cd9d84c8686b5ab717c18b6d65e56cda7adc9735208e382d1e6b7e7d53318', '\x20a0b440f3e6ef07fe4356be23517aa63db68c111aa97d99709f0cc92d264d99');
INSERT INTO public.audit_events VALUES ('org_01m8hzns4eekr9w2yxm83bqm49', 23, 1795899978300, 'usr_01m8hznpwpe39b4vaxp8qd8yaw', 'key_01m8hznqrwemavs5exyp7xmdxr', 'invoice.create', 'inv_01m8hznwhwebzt6gdf6ddqqcnr', NULL, '{"id":"inv_01m8hznwhwebzt6gdf6ddqqcnr","type":"sales","kind":"credit_note","status":"issued","number":"CN-0001","contact_id":"con_01m8hzntajevk84e10ft766q2m","contact_name":"Marlow & Pike LLP","issue_date":"2026-03-12","due_date":"2026-03-12","amounts_are":"exclusive","currency":"GBP","reference":"INV-0004","notes":null,"net_total":150.00,"vat_total":30.00,"gross_total":180.00,"amount_paid":0.00,"amount_credited":0.00,"amount_due":180.00,"overdue":false,"journal_id":"jnl_01m8hznwhwebzt6gdf6hdypc2c","void_date":null,"void_journal_id":null,"created_at":"2026-11-28T21:06:18.300Z","updated_at":"2026-11-28T21:06:18.300Z","version":1,"lines":[{"description":"A day that was not held","quantity":1,"unit_price":150.00,"discount_percent":null,"account_id":"acc_01m8hzns4eekr9w2yxhbgtxbz8","account_code":"4000","vat_code":"ST","net_amount":150.00,"vat_amount":30.00,"gross_amount":180.00}]}', '\x3af8b911979f3b7f9989861873fbb08a5460d6b44ef6e602165e3556ff73efc8', '\x77e63ecda06442df51280ce284bf4ac06ea05f28662f1c53914eb9614076ff10');
INSERT INTO public.audit_events VALUES ('org_01m8hzns4eekr9w2yxm83bqm49', 27, 1795899978731, 'usr_01m8hznpwpe39b4vaxp8qd8yaw', 'key_01m8hznqrwemavs5exyp7xmdxr', 'invoice.allocate', 'inv_01m8hznwhwebzt6gdf6ddqqcnr', NULL, '{"allocations":[{"amount":180.0,"invoice_id":"inv_01m8hznwa4eff8se6t8234799h"}]}', '\x701945ae6226fbe0cf6fa4a07c07dfc318602e56c87138ae2460915a15c162b7', '\x9cb16e6730a6a84a3271c2cd5f2933e8bb296ac724ac207fc022163b85df15a2');
INSERT INTO public.audit_events VALUES ('org_01m8hzns4eekr9w2yxm83bqm49', 28, 1795899978944, 'usr_01m8hznpwpe39b4vaxp8qd8yaw', 'key_01m8hznqrwemavs5exyp7xmdxr', 'journal.post', 'jnl_01m8hznx60eb5bcehmkyjp5v4r', NULL, '{"sequence":14,"total":10000.00}', '\x07076f09706401906f7ed8a05c67ae76fd7f55744ec72ede2dc3f91429413a24', '\x');
INSERT INTO public.audit_events VALUES ('org_01m8hzns4eekr9w2yxm83bqm49', 29, 1795899978944, 'usr_01m8hznpwpe39b4vaxp8qd8yaw', 'key_01m8hznqrwemavs5exyp7xmdxr', 'journal.post', 'jnl_01m8hznx60eb5bcehmm4pb4n9r', NULL, '{"sequence":15,"total":1000.00}', '\x0629933019e8b9153f49a81090207a1881396e91891695d54d32cf1ffd8c8b93', '\x');
INSERT INTO public.audit_events VALUES ('org_01m8hzns4eekr9w2yxm83bqm49', 30, 1795899978944, 'usr_01m8hznpwpe39b4vaxp8qd8yaw', 'key_01m8hznqrwemavs5exyp7xmdxr', 'journal.post', 'jnl_01m8hznx60eb5bcehmmf90btx9', NULL, '{"sequence":16,"total":74.92}', '\x89ade3a2675d4f7abeadd8ff17610d8f3d30567db6d51fc6d94aba4012760390', '\x');
INSERT INTO public.audit_events VALUES ('org_01m8hzns4eekr9w2yxm83bqm49', 56, 1795899987023, 'usr_01m8hznpwpe39b4vaxp8qd8yaw', 'key_01m8hznqrwemavs5exyp7xmdxr', 'bank_transaction.confirm', 'btx_01m8hznxmhegcamsfx1dhsjs5x', NULL, '{"journal_id":"jnl_01m8hzp52feqr855wp6tjx55vy","way":"account"}', '\x465257d90cd243580413a6bf912abd56fb1086d2b03c6c3b9a7ab6ee2d8792b7', '\xd9ca1eff05b4c463ddfee1bd77438ec21415446ca5188f8c88a8fbf1c73ddd34');
INSERT INTO public.audit_events VALUES ('org_01m8hzns4eekr9w2yxm83bqm49', 16, 1795899977297, 'usr_01m8hznpwpe39b4vaxp8qd8yaw', 'key_01m8hznqrwemavs5exyp7xmdxr', 'invoice.create', 'inv_01m8hznvjheg9t40k83zqa1ndg', NULL, '{"id":"inv_01m8hznvjheg9t40k83zqa1ndg","type":"purchase","kind":"invoice","status":"issued","number":"PX-881","contact_id":"con_01m8hzntc2ejdtswgzhw66ny7r","contact_name":"Printwell","issue_date":"2026-01-20","due_date":"2026-02-19","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":412.00,"vat_total":0.00,"gross_total":412.00,"amount_paid":0.00,"amount_credited":0.00,"amount_due":412.00,"overdue":true,"journal_id":"jnl_01m8hznvjheg9t40k841dak4wp","void_date":null,"void_journal_id":null,"created_at":"2026-11-28T21:06:17.297Z","updated_at":"2026-11-28T21:06:17.297Z","version":1,"lines":[{"description":"Printing of workbooks","quantity":1,"unit_price":412.00,"discount_percent":null,"account_id":"acc_01m8hzns4eekr9w2yxhxk3kc55","account_code":"5000","vat_code":"ZR","net_amount":412.00,"vat_amount":0.00,"gross_amount":412.00}]}', '\x754983246244b25ec07ea735b8bbcc18fb2f8503b9143364449f8accaaa3c45e', '\x8a7b8d2d0f92d59bf95b7c79a27839d79a04f653aedae0678b351c8bef4e9ff2');
INSERT INTO public.audit_events VALUES ('org_01m8hzns4eekr9w2yxm83bqm49', 18, 1795899977548, 'usr_01m8hznpwpe39b4vaxp8qd8yaw', 'key_01m8hznqrwemavs5exyp7xmdxr', 'invoice.create', 'inv_01m8hznvtcee28dsr6h0n6aq56', NULL, '{"id":"inv_01m8hznvtcee28dsr6h0n6aq56","type":"sales","kind":"invoice","status":"issued","number":"INV-0002","contact_id":"con_01m8hznt8jeztbb9zw3h0f6mba","contact_name":"Abbey Schools Trust","issue_date":"2026-01-28","due_date":"2026-02-27","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":870.00,"vat_total":0.00,"gross_total":870.00,"amount_paid":0.00,"amount_credited":0.00,"amount_due":870.00,"overdue":true,"journal_id":"jnl_01m8hznvtcee28dsr6h42eqf7d","void_date":null,"void_journal_id":null,"created_at":"2026-11-28T21:06:17.548Z","updated_at":"2026-11-28T21:06:17.548Z","version":1,"lines":[{"description":"Workbooks","quantity":120,"unit_price":7.25,"discount_percent":null,"account_id":"acc_01m8hzns4eekr9w2yxhf9cwke6","account_code":"4010","vat_code":"ZR","net_amount":870.00,"vat_amount":0.00,"gross_amount":870.00}]}', '\x63360e805ad7508ec1323b79b011ee4aef99481aa098f8cd2e14c4d77addaa21', '\x74ae5b852def49a30c2a1dcae300ac56f8ff02bbfcedbd32683a056b0d94ccce');
INSERT INTO public.audit_events VALUES ('org_01m8hzns4eekr9w2yxm83bqm49', 21, 1795899978052, 'usr_01m8hznpwpe39b4vaxp8qd8yaw', 'key_01m8hznqrwemavs5exyp7xmdxr', 'invoice.create', 'inv_01m8hznwa4eff8se6t8234799h', NULL, '{"id":"inv_01m8hznwa4eff8se6t8234799h","type":"sales","kind":"invoice","status":"issued","number":"INV-0004","contact_id":"con_01m8hzntajevk84e10ft766q2m","contact_name":"Marlow & Pike LLP","issue_date":"2026-02-20","due_date":"2026-03-22","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":1332.00,"vat_total":266.40,"gross_total":1598.40,"amount_paid":0.00,"amount_credited":0.00,"amount_due":1598.40,"overdue":true,"journal_id":"jnl_01m8hznwa4eff8se6t86z1wy5q","void_date":null,"void_journal_id":null,"created_at":"2026-11-28T21:06:18.052Z","updated_at":"2026-11-28T21:06:18.052Z","version":1,"lines":[{"description":"Course for new starters","quantity":1,"unit_price":1480.00,"discount_percent":10,"account_id":"acc_01m8hzns4eekr9w2yxhbgtxbz8","account_code":"4000","vat_code":"ST","net_amount":1332.00,"vat_amount":266.40,"gross_amount":1598.40}]}', '\xf2ffb613ab91babff1d32f5fb0f1dc802119bd2251a9ddb2aede7d920c58fd75', '\x62878ebb4050d5012d9b93cf15ec5c33e2566884f3be890039de200f8ee3328e');
INSERT INTO public.audit_events VALUES ('org_01m8hzns4eekr9w2yxm83bqm49', 25, 1795899978384, 'usr_01m8hznpwpe39b4vaxp8qd8yaw', 'key_01m8hznqrwemavs5exyp7xmdxr', 'invoice.create', 'inv_01m8hznwmgevxbrzrjv2b4ak5f', NULL, '{"id":"inv_01m8hznwmgevxbrzrjv2b4ak5f","type":"sales","kind":"invoice","status":"issued","number":"INV-0006","contact_id":"con_01m8hznt8jeztbb9zw3h0f6mba","contact_name":"Abbey Schools Trust","issue_date":"2026-03-27","due_date":"2026-04-26","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":499.00,"vat_total":65.00,"gross_total":564.00,"amount_paid":0.00,"amount_credited":0.00,"amount_due":564.00,"overdue":true,"journal_id":"jnl_01m8hznwmgevxbrzrjv65s6qqz","void_date":null,"void_journal_id":null,"created_at":"2026-11-28T21:06:18.384Z","updated_at":"2026-11-28T21:06:18.384Z","version":1,"lines":[{"description":"Workbooks","quantity":24,"unit_price":7.25,"discount_percent":null,"account_id":"acc_01m8hzns4eekr9w2yxhf9cwke6","account_code":"4010","vat_code":"ZR","net_amount":174.00,"vat_amount":0.00,"gross_amount":174.00},{"description":"Half a day of course design","quantity":0.5,"unit_price":650.00,"discount_percent":null,"account_id":"acc_01m8hzns4eekr9w2yxhbgtxbz8","account_code":"4000","vat_code":"ST","net_amount":325.00,"vat_amount":65.00,"gross_amount":390.00}]}', '\xf5eeb8e45d7d8381213e684038c730bd9cd5f1d328d8ec046b24a482422f464e', '\x2b05660eab5dbd6daf6209ce2efe90a07c0f04786015dd709c0455f038d78fb6');
INSERT INTO public.audit_events VALUES ('org_01m8hzns4eekr9w2yxm83bqm49', 26, 1795899978600, 'usr_01m8hznpwpe39b4vaxp8qd8yaw', 'key_01m8hznqrwemavs5exyp7xmdxr', 'invoice.void', 'inv_01m8hznwe4ezk8xp09t0jz50vw', '{"status":"issued"}', '{"reason":"raised in error","status":"void","void_date":"2026-03-03","void_journal_id":"jnl_01m8hznwv8eqxbf01hnr3mn9ep"}', '\x7f114f9c55a2e10ad95004f812ec0a8f44dff1b77a4a5926ee6284fe94155d0d', '\x268510e91e25ecad7988cb491e80b23c7b4c4761ab135fb77a379a2cd0c7f8f7');
INSERT INTO public.audit_events VALUES ('org_01m8hzns4eekr9w2yxm83bqm49', 47, 1795899984498, 'usr_01m8hznpwpe39b4vaxp8qd8yaw', 'key_01m8hznqrwemavs5exyp7xmdxr', 'bank_transaction.confirm', 'btx_01m8hznxmhegcamsfx1g8w9yfa', NULL, '{"journal_id":"jnl_01m8hzp2khefnr103re0acahg4","way":"transfer"}', '\xd57a1a5bc7e0cb417f306487bf89bf5995db3d37b3626d217e3c90979132286f', '\x8bb1f87e67af034afd92b7093688522ad87f0fdb871bf2cd76adb36da9440fff');
INSERT INTO public.audit_events VALUES ('org_01m8hzns4eekr9w2yxm83bqm49', 49, 1795899986143, 'usr_01m8hznpwpe39b4vaxp8qd8yaw', 'key_01m8hznqrwemavs5exyp7xmdxr', 'bank_transaction.update', 'btx_01m8hznxmhegcamsfx0en4befh', '{"account_id":null,"contact_id":null,"vat_amount":null,"vat_code":"NV"}', '{"account_id":"acc_01m8hzns4eekr9w2yxk7fck2h0","contact_id":null,"vat_amount":null,"vat_code":"ST"}', '\xfdc4a9faf392ebc91292236856efbcdd624ba29b2db8adb7a4b68b7a6cf1484e', '\xb378027fcd1a60f769fb5569b0a6efc2bf25bce13e9ee64dad32b9eccc46066f');
INSERT INTO public.audit_events VALUES ('org_01m8hzns4eekr9w2yxm83bqm49', 50, 1795899986143, 'usr_01m8hznpwpe39b4vaxp8qd8yaw', 'key_01m8hznqrwemavs5exyp7xmdxr', 'bank_transaction.update', 'btx_01m8hznxmhegcamsfx0rd5ynbt', '{"account_id":null,"contact_id":null,"vat_amount":null,"vat_code":"NV"}', '{"account_id":"acc_01m8hzns4eekr9w2yxkcf8s44q","contact_id":null,"vat_amount":null,"vat_code":"ZR"}', '\x666b93c513992b6a30b3bfab62e6f2ce07f646638de195903b36a11746c6b129', '\x36f983ea660389b5f1023e5ede06f1dabe17a5264ce1dc38fefb156c0d9cc4b4');
INSERT INTO public.audit_events VALUES ('org_01m8hzns4eekr9w2yxm83bqm49', 51, 1795899986143, 'usr_01m8hznpwpe39b4vaxp8qd8yaw', 'key_01m8hznqrwemavs5exyp7xmdxr', 'bank_transaction.update', 'btx_01m8hznxmhegcamsfx119ezf93', '{"account_id":null,"contact_id":null,"vat_amount":null,"vat_code":"NV"}', '{"account_id":"acc_01m8hzns4eekr9w2yxk7fck2h0","contact_id":null,"vat_amount":null,"vat_code":"ST"}', '\xaadb2b2f0faa6ad4fc4700382e134a8069c9ec9e55f7521f2118fb97e17b7a7d', '\xb0dc5426ef4d730d1f116f86e2dead4de963c7b3eab5b7eb235310e186d0bc3f');
INSERT INTO public.audit_events VALUES ('org_01m8hzns4eekr9w2yxm83bqm49', 52, 1795899986143, 'usr_01m8hznpwpe39b4vaxp8qd8yaw', 'key_01m8hznqrwemavs5exyp7xmdxr', 'bank_transaction.update', 'btx_01m8hznxmhegcamsfx1dhsjs5x', '{"account_id":null,"contact_id":null,"vat_amount":null,"vat_code":"NV"}', '{"account_id":"acc_01m8hzns4eekr9w2yxm0m1c1kg","contact_id":null,"vat_amount":null,"vat_code":"EX"}', '\x321f6c5767e41a8b7dd147e210005300e7e5216f9c79f1769e3478cac0fc8733', '\xdc3fa03c9821fa9210fff879b80c50b43919c31f901ed633838b4fcec3411253');
INSERT INTO public.audit_events VALUES ('org_01m8hzns4eekr9w2yxm83bqm49', 54, 1795899986589, 'usr_01m8hznpwpe39b4vaxp8qd8yaw', 'key_01m8hznqrwemavs5exyp7xmdxr', 'bank_transaction.confirm', 'btx_01m8hznxmhegcamsfx119ezf93', NULL, '{"journal_id":"jnl_01m8hzp4mxe2gv03hrk868ppxx","way":"account"}', '\xab80c057ff32958e1fa33ad1b48a79be82a9a9c5f7d212be43d8c7cfa7a50858', '\x37c131871174defe19ea3a192755646d55762b01b80a29981d6d19a6a90e61f7');
INSERT INTO public.audit_events VALUES ('org_01m8hznqtfe5srznssakhk00jw', 4, 1795899991681, 'usr_01m8hznpwpe39b4vaxp8qd8yaw', 'key_01m8hznqrwemavs5exyp7xmdxr', 'tax_code.set', 'ST', NULL, '{"rate":19,"effective_from":"2026-02-01"}', '\xcc69751d74ce13e565d74b21ddb968554cb89590d57ee1b630f5e2e95b61c102', '\x751f854989003f82b2707d80d5627fc3489aa14aa9a92e774399d01ec7bef321');
INSERT INTO public.audit_events VALUES ('org_01m8hzns4eekr9w2yxm83bqm49', 31, 1795899979121, 'usr_01m8hznpwpe39b4vaxp8qd8yaw', 'key_01m8hznqrwemavs5exyp7xmdxr', 'settlement.create', 'set_01m8hznxbherwbq4wk3x84rt3a', NULL, '{"id":"set_01m8hznxbherwbq4wk3x84rt3a","type":"receipt","status":"posted","refund":false,"contact_id":"con_01m8hznt9eeb481xte2h0rrbe6","contact_name":"Kestrel Fitness CIC","bank_account_id":"bac_01m8hznt0jejgsqcbpc646q6n8","date":"2026-03-06","amount":282.00,"currency":"GBP","reference":null,"allocated_amount":282.00,"unallocated_amount":0.00,"allocations":[{"id":"alc_01m8hznxbherwbq4wk46j5mva2","invoice_id":"inv_01m8hznw3remdr49swgnqm7j6t","invoice_number":"INV-0003","settlement_id":"set_01m8hznxbherwbq4wk3x84rt3a","credit_note_id":null,"amount":282.00,"date":"2026-03-06","created_at":"2026-11-28T21:06:19.121Z"}],"bank_transaction_id":null,"journal_id":"jnl_01m8hznxbherwbq4wk42hcqr3t","void_date":null,"void_journal_id":null,"created_at":"2026-11-28T21:06:19.121Z","updated_at":"2026-11-28T21:06:19.121Z","version":1}', '\x567520b6dfbb9e32704dde994641effe3880593fb3e8fee0bb4dcac6adfffd94', '\x363619f1bbd5f807346187f129bfcf6feebee812d38db14eac93eaeac43665ff');
INSERT INTO public.audit_events VALUES ('org_01m8hzns4eekr9w2yxm83bqm49', 45, 1795899984158, 'usr_01m8hznpwpe39b4vaxp8qd8yaw', 'key_01m8hznqrwemavs5exyp7xmdxr', 'settlement.match', 'set_01m8hznxbherwbq4wk3x84rt3a', NULL, '{"bank_transaction_id":"btx_01m8hznxmhegcamsfx15nv6p1h"}', '\x0c70738817ec3df5a153f9e640cf184b2744d2b24bd679eee1f84dc57eb5ef9a', '\x95e3401ac657ac00d1fcd04d5353dd931937ea894e702be4b4076bcee1461e9f');
INSERT INTO public.audit_events VALUES ('org_01m8hzns4eekr9w2yxm83bqm49', 46, 1795899984158, 'usr_01m8hznpwpe39b4vaxp8qd8yaw', 'key_01m8hznqrwemavs5exyp7xmdxr', 'bank_transaction.confirm', 'btx_01m8hznxmhegcamsfx15nv6p1h', NULL, '{"journal_id":"jnl_01m8hznxbherwbq4wk42hcqr3t","way":"match"}', '\x5807257e462ba5b8c3d25ce3d3bc9ddb0c2e5a7e9b863b1418d8c8c5ca9b0223', '\xfc48f6f93a7dd7dfdd6c1d7973241c390935f87360574d77fcf3eb51b58dc85f');
INSERT INTO public.audit_events VALUES ('org_01m8hzns4eekr9w2yxm83bqm49', 33, 1795899979901, 'usr_01m8hznpwpe39b4vaxp8qd8yaw', 'key_01m8hznqrwemavs5exyp7xmdxr', 'settlement.create', 'set_01m8hzny3xe26tgwgfp5ewdme2', NULL, '{"id":"set_01m8hzny3xe26tgwgfp5ewdme2","type":"payment","status":"posted","refund":false,"contact_id":"con_01m8hznteze6yrgkkv8pnj4e9q","contact_name":"Techbarn","bank_account_id":"bac_01m8hznt0jejgsqcbpc646q6n8","date":"2026-01-22","amount":1078.80,"currency":"GBP","reference":null,"allocated_amount":1078.80,"unallocated_amount":0.00,"allocations":[{"id":"alc_01m8hzny3xe26tgwgfp5ewdme2","invoice_id":"inv_01m8hznvpte8dabac4eajak38y","invoice_number":"TB-0117","settlement_id":"set_01m8hzny3xe26tgwgfp5ewdme2","credit_note_id":null,"amount":1078.80,"date":"2026-01-22","created_at":"2026-11-28T21:06:19.901Z"}],"bank_transaction_id":"btx_01m8hznxmhegcamsfx06atbexb","journal_id":"jnl_01m8hzny3xe26tgwgfp5ewdme2","void_date":null,"void_journal_id":null,"created_at":"2026-11-28T21:06:19.901Z","updated_at":"2026-11-28T21:06:19.901Z","version":1}', '\xdd60441731e271e01d20e1119a38bd4f46bbe60ba1f80a5b70a428e6677bf70e', '\xc8d61836a480522f02c91982f505209008f375b45da43c80dad4e78b59e1a886');
INSERT INTO public.audit_events VALUES ('org_01m8hzns4eekr9w2yxm83bqm49', 34, 1795899979901, 'usr_01m8hznpwpe39b4vaxp8qd8yaw', 'key_01m8hznqrwemavs5exyp7xmdxr', 'bank_transaction.confirm', 'btx_01m8hznxmhegcamsfx06atbexb', NULL, '{"journal_id":"jnl_01m8hzny3xe26tgwgfp5ewdme2","way":"allocations"}', '\xd0b05d9488d792935f38307ef4684ac4955fc1b2b41497425fd81d1c7be12536', '\xba2849a4bc91902e1d4f7f559f6ca911e845205fd8ed2bbe52754d3df8bfa632');
INSERT INTO public.audit_events VALUES ('org_01m8hzns4eekr9w2yxm83bqm49', 35, 1795899980699, 'usr_01m8hznpwpe39b4vaxp8qd8yaw', 'key_01m8hznqrwemavs5exyp7xmdxr', 'settlement.create', 'set_01m8hznywve8esnea1z4xmg3kv', NULL, '{"id":"set_01m8hznywve8esnea1z4xmg3kv","type":"receipt","status":"posted","refund":false,"contact_id":"con_01m8hznt8jeztbb9zw3h0f6mba","contact_name":"Abbey Schools Trust","bank_account_id":"bac_01m8hznt0jejgsqcbpc646q6n8","date":"2026-01-30","amount":1500.00,"currency":"GBP","reference":null,"allocated_amount":1500.00,"unallocated_amount":0.00,"allocations":[{"id":"alc_01m8hznywve8esnea1z4xmg3kv","invoice_id":"inv_01m8hznvdfee8tn7b3j5gpf4w3","invoice_number":"INV-0001","settlement_id":"set_01m8hznywve8esnea1z4xmg3kv","credit_note_id":null,"amount":1500.00,"date":"2026-01-30","created_at":"2026-11-28T21:06:20.699Z"}],"bank_transaction_id":"btx_01m8hznxmhegcamsfx0a4a017f","journal_id":"jnl_01m8hznywve8esnea1z4xmg3kv","void_date":null,"void_journal_id":null,"created_at":"2026-11-28T21:06:20.699Z","updated_at":"2026-11-28T21:06:20.699Z","version":1}', '\x0443336685fbb9ae06bbf7f5ebd9f7c52a59c05d322b41cfe9c073c898978882', '\xa11b85741960e601680a9eebd67278a230cc86e2a13abb6f7d50198f2558616d');
INSERT INTO public.audit_events VALUES ('org_01m8hzns4eekr9w2yxm83bqm49', 36, 1795899980699, 'usr_01m8hznpwpe39b4vaxp8qd8yaw', 'key_01m8hznqrwemavs5exyp7xmdxr', 'bank_transaction.confirm', 'btx_01m8hznxmhegcamsfx0a4a017f', NULL, '{"journal_id":"jnl_01m8hznywve8esnea1z4xmg3kv","way":"allocations"}', '\x75bca9e5db82d6d8ab1809462cdbf1de11b328a35ec32949dea3d9bfaa43a281', '\x59a3e1a4da1d3da610309d91bca64aac476c6efa680aedf3e7a2221720208fba');
INSERT INTO public.audit_events VALUES ('org_01m8hzns4eekr9w2yxm83bqm49', 39, 1795899982475, 'usr_01m8hznpwpe39b4vaxp8qd8yaw', 'key_01m8hznqrwemavs5exyp7xmdxr', 'settlement.create', 'set_01m8hzp0mbecnv0v6jbhvxg32b', NULL, '{"id":"set_01m8hzp0mbecnv0v6jbhvxg32b","type":"receipt","status":"posted","refund":false,"contact_id":"con_01m8hznt8jeztbb9zw3h0f6mba","contact_name":"Abbey Schools Trust","bank_account_id":"bac_01m8hznt0jejgsqcbpc646q6n8","date":"2026-02-16","amount":1710.00,"currency":"GBP","reference":null,"allocated_amount":1710.00,"unallocated_amount":0.00,"allocations":[{"id":"alc_01m8hzp0mbecnv0v6jbhvxg32b","invoice_id":"inv_01m8hznvdfee8tn7b3j5gpf4w3","invoice_number":"INV-0001","settlement_id":"set_01m8hzp0mbecnv0v6jbhvxg32b","credit_note_id":null,"amount":840.00,"date":"2026-02-16","created_at":"2026-11-28T21:06:22.475Z"},{"id":"alc_01m8hzp0mbecnv0v6jbhvxg32c","invoice_id":"inv_01m8hznvtcee28dsr6h0n6aq56","invoice_number":"INV-0002","settlement_id":"set_01m8hzp0mbecnv0v6jbhvxg32b","credit_note_id":null,"amount":870.00,"date":"2026-02-16","created_at":"2026-11-28T21:06:22.475Z"}],"bank_transaction_id":"btx_01m8hznxmhegcamsfx0mx9yv9t","journal_id":"jnl_01m8hzp0mbecnv0v6jbhvxg32b","void_date":null,"void_journal_id":null,"created_at":"2026-11-28T21:06:22.475Z","updated_at":"2026-11-28T21:06:22.475Z","version":1}', '\x2d4788429040845e79a2da5a41a0817d7dc7c6e47effe4bc7c1195ffa0eb8bf8', '\xacf598c2b78e630a53fe6828576713b2c0acec858acb89ab9a2b2f6464d3e74c');
INSERT INTO public.audit_events VALUES ('org_01m8hzns4eekr9w2yxm83bqm49', 40, 1795899982475, 'usr_01m8hznpwpe39b4vaxp8qd8yaw', 'key_01m8hznqrwemavs5exyp7xmdxr', 'bank_transaction.confirm', 'btx_01m8hznxmhegcamsfx0mx9yv9t', NULL, '{"journal_id":"jnl_01m8hzp0mbecnv0v6jbhvxg32b","way":"allocations"}', '\x1a97137bcf51ccf29c81caa429dbb39c61dbf107d5870b6dc16fd581ea804d21', '\xe6065dc9b377f8ac25be6d376f469b30f857f78d4766033a1dd589552f7b67fd');
INSERT INTO public.audit_events VALUES ('org_01m8hzns4eekr9w2yxm83bqm49', 41, 1795899983329, 'usr_01m8hznpwpe39b4vaxp8qd8yaw', 'key_01m8hznqrwemavs5exyp7xmdxr', 'settlement.create', 'set_01m8hzp1f1e5dt0rcqc20a09xk', NULL, '{"id":"set_01m8hzp1f1e5dt0rcqc20a09xk","type":"payment","status":"posted","refund":false,"contact_id":"con_01m8hzntc2ejdtswgzhw66ny7r","contact_name":"Printwell","bank_account_id":"bac_01m8hznt0jejgsqcbpc646q6n8","date":"2026-02-27","amount":400.00,"currency":"GBP","reference":null,"allocated_amount":400.00,"unallocated_amount":0.00,"allocations":[{"id":"alc_01m8hzp1f1e5dt0rcqc20a09xk","invoice_id":"inv_01m8hznvjheg9t40k83zqa1ndg","invoice_number":"PX-881","settlement_id":"set_01m8hzp1f1e5dt0rcqc20a09xk","credit_note_id":null,"amount":400.00,"date":"2026-02-27","created_at":"2026-11-28T21:06:23.329Z"}],"bank_transaction_id":"btx_01m8hznxmhegcamsfx0w6ph2fz","journal_id":"jnl_01m8hzp1f1e5dt0rcqc20a09xk","void_date":null,"void_journal_id":null,"created_at":"2026-11-28T21:06:23.329Z","updated_at":"2026-11-28T21:06:23.329Z","version":1}', '\xc284f026c14f5ebcb5ec8ae96130eba2600675b6c77d1854be0becd9c625ee0b', '\x33418b6a8284a39c303899e9b90e8350886a84758fc7bec564af4eee579d9ea2');
INSERT INTO public.audit_events VALUES ('org_01m8hzns4eekr9w2yxm83bqm49', 42, 1795899983329, 'usr_01m8hznpwpe39b4vaxp8qd8yaw', 'key_01m8hznqrwemavs5exyp7xmdxr', 'bank_transaction.confirm', 'btx_01m8hznxmhegcamsfx0w6ph2fz', NULL, '{"journal_id":"jnl_01m8hzp1f1e5dt0rcqc20a09xk","way":"allocations"}', '\xfe45df88cff47a5597fcaa4ae752f9a68af7ff662b3f6aba72c38384af1d2a01', '\xc34ea42d9c4dc39d28b702e450f8a6584b091b68abcded814cc1ff167373b090');
INSERT INTO public.audit_events VALUES ('org_01m8hzns4eekr9w2yxm83bqm49', 43, 1795899983721, 'usr_01m8hznpwpe39b4vaxp8qd8yaw', 'key_01m8hznqrwemavs5exyp7xmdxr', 'settlement.create', 'set_01m8hzp1v9e53vnfaessqrjs53', NULL, '{"id":"set_01m8hzp1v9e53vnfaessqrjs53","type":"receipt","status":"posted","refund":false,"contact_id":"con_01m8hzntajevk84e10ft766q2m","contact_name":"Marlow & Pike LLP","bank_account_id":"bac_01m8hznt0jejgsqcbpc646q6n8","date":"2026-03-16","amount":1418.40,"currency":"GBP","reference":null,"allocated_amount":1418.40,"unallocated_amount":0.00,"allocations":[{"id":"alc_01m8hzp1v9e53vnfaessqrjs53","invoice_id":"inv_01m8hznwa4eff8se6t8234799h","invoice_number":"INV-0004","settlement_id":"set_01m8hzp1v9e53vnfaessqrjs53","credit_note_id":null,"amount":1418.40,"date":"2026-03-16","created_at":"2026-11-28T21:06:23.721Z"}],"bank_transaction_id":"btx_01m8hznxmhegcamsfx1by5tnrs","journal_id":"jnl_01m8hzp1v9e53vnfaessqrjs53","void_date":null,"void_journal_id":null,"created_at":"2026-11-28T21:06:23.721Z","updated_at":"2026-11-28T21:06:23.721Z","version":1}', '\x9ee32a54f66f59d2d1b52e21031e23d26481e62b1de3fea8431188c43c5681f0', '\xa2daa7a02e1c05c4c45b6d9b5636754ce4bb0c990368a1289bb37f8ef78bc9ae');
INSERT INTO public.audit_events VALUES ('org_01m8hzns4eekr9w2yxm83bqm49', 44, 1795899983721, 'usr_01m8hznpwpe39b4vaxp8qd8yaw', 'key_01m8hznqrwemavs5exyp7xmdxr', 'bank_transaction.confirm', 'btx_01m8hznxmhegcamsfx1by5tnrs', NULL, '{"journal_id":"jnl_01m8hzp1v9e53vnfaessqrjs53","way":"allocations"}', '\x328975f6ac5e8d36b9700823979748dc20cb04261f9bf8686180588c099c69da', '\x03e539e3b27921c83cccc9c902445e33c5e19e0551876e14a0ea79ed55b2f0ff');
INSERT INTO public.audit_events VALUES ('org_01m8hzns4eekr9w2yxm83bqm49', 48, 1795899984769, 'usr_01m8hznpwpe39b4vaxp8qd8yaw', 'key_01m8hznqrwemavs5exyp7xmdxr', 'bank_transaction.confirm', 'btx_01m8hznxmhegcamsfx1pdmk2ec', NULL, '{"journal_id":"jnl_01m8hzp2w1edea2jtbm7vspemd","way":"account"}', '\x08a75c4f9e7de80af961d485b104a8448cf2c33bcb4a0932c1e7ef05b113fd05', '\x1e96445bafe0164c5819e801d5da1ce75519dec9d2adf8939624ee8f40122086');
INSERT INTO public.audit_events VALUES ('org_01m8hzns4eekr9w2yxm83bqm49', 58, 1795899987676, 'usr_01m8hznpwpe39b4vaxp8qd8yaw', 'key_01m8hznqrwemavs5exyp7xmdxr', 'vat_return.finalise', 'vrt_01m8hzp5nge9eswve8f1svzxhx', NULL, '{"id":"vrt_01m8hzp5nge9eswve8f1svzxhx","date_from":"2026-01-01","date_to":"2026-03-31","status":"finalised","currency":"GBP","scheme":"standard","flat_rate_percent":null,"adjustments":[],"boxes":{"1":698.40,"2":0.00,"3":698.40,"4":319.80,"5":378.60,"6":4776.00,"7":3427.00,"8":0.00,"9":0.00},"direction":"pay","hmrc":{"vatDueSales":698.40,"vatDueAcquisitions":0.00,"totalVatDue":698.40,"vatReclaimedCurrPeriod":319.80,"netVatDue":378.60,"totalValueSalesExVAT":4776,"totalValuePurchasesExVAT":3427,"totalValueGoodsSuppliedExVAT":0,"totalAcquisitionsExVAT":0},"journal_id":null,"finalised_at":"2026-11-28T21:06:27.676Z","created_at":"2026-11-28T21:06:27.632Z","updated_at":"2026-11-28T21:06:27.676Z","version":2}', '\x9982625f00603c7a53438f03c990c448cc782e3fae625da2c141a40c3f405f6d', '\x556c485b484f5fe2cdd0a2cab96b223382cf32146f793b790a0641d799dfe126');
INSERT INTO public.audit_events VALUES ('org_01m8hzns4eekr9w2yxm83bqm49', 59, 1795899987753, 'usr_01m8hznpwpe39b4vaxp8qd8yaw', 'key_01m8hznqrwemavs5exyp7xmdxr', 'organisation.lock', 'org_01m8hzns4eekr9w2yxm83bqm49', '{"lock_date":null}', '{"lock_date":"2026-03-31","reason":"year end"}', '\x7f633a742a404afdf94cdcb82456cddebee255f5fc6111cfb75843bda61d2889', '\x7d5d23518ed31fcfafd4589c009da17ca79ed4fd3a026d2059191637d431d63c');
INSERT INTO public.audit_events VALUES ('org_01m8hznqtfe5srznssakhk00jw', 5, 1795899991697, 'usr_01m8hznpwpe39b4vaxp8qd8yaw', 'key_01m8hznqrwemavs5exyp7xmdxr', 'bank_transaction.create', 'btx_01m8hzp9mhedasnjgx96eycddt', NULL, '{"account_id":null,"amount":-500.0,"bank_account_id":"bac_01m8hznrzcejs89ksyqcdfmt9a","confirmed_at":null,"contact_id":null,"created_at":"2026-11-28T21:06:31.697Z","currency":"GBP","date":"2026-03-02","description":"CARD 4417 SCREWFIX","external_id":null,"id":"btx_01m8hzp9mhedasnjgx96eycddt","journal_id":null,"net_amount":-500.0,"reference":null,"settlement_id":null,"status":"unconfirmed","updated_at":"2026-11-28T21:06:31.697Z","vat_amount":0.0,"vat_code":"NV","version":1}', '\x0435509a70bfd9e9e028573904bf4326ffaac87ca2373c371eaf000a1758c89c', '\x6bce4ded8ab18c1b51d762489bfff4a30f01c1c1978798ecb4d26fc3b564203a');
INSERT INTO public.audit_events VALUES ('org_01m8hznqtfe5srznssakhk00jw', 6, 1795899991705, 'usr_01m8hznpwpe39b4vaxp8qd8yaw', 'key_01m8hznqrwemavs5exyp7xmdxr', 'journal.post', 'jnl_01m8hzp9mseev988jj547dw3za', NULL, '{"sequence":1,"total":500.00}', '\x1b14270c5d05378d70351dd71945d829093189816a1b777a0f6dce5326bbe421', '\x');
INSERT INTO public.audit_events VALUES ('org_01m8hznqtfe5srznssakhk00jw', 9, 1795899991827, 'usr_01m8hznpwpe39b4vaxp8qd8yaw', 'key_01m8hznqrwemavs5exyp7xmdxr', 'journal.reverse', 'jnl_01m8hzp9mseev988jj547dw3za', NULL, '{"reversed_by_journal_id":"jnl_01m8hzp9rkem9r3hxhshk45kqk","total":500.00}', '\xa6a109b6f76df805b335e834ff0e55dba686963ec804e80b61c52da0a559a2e1', '\x');
INSERT INTO public.audit_events VALUES ('org_01m8hznqtfe5srznssakhk00jw', 7, 1795899991790, 'usr_01m8hznpwpe39b4vaxp8qd8yaw', 'key_01m8hznqrwemavs5exyp7xmdxr', 'bank_transaction.confirm', 'btx_01m8hzp9mhedasnjgx96eycddt', NULL, '{"journal_id":"jnl_01m8hzp9mseev988jj547dw3za","way":"match"}', '\xd06701856d2b96cb278364a0e8577975fbec98bdaa760d3ffdb51ca67ee078fa', '\xc09364a3d63bdc102df50ae75d1500a305ab16cfb7fa698d2517956c90125b87');
INSERT INTO public.audit_events VALUES ('org_01m8hznqtfe5srznssakhk00jw', 8, 1795899991814, 'usr_01m8hznpwpe39b4vaxp8qd8yaw', 'key_01m8hznqrwemavs5exyp7xmdxr', 'bank_transaction.void', 'btx_01m8hzp9mhedasnjgx96eycddt', '{"journal_id":"jnl_01m8hzp9mseev988jj547dw3za"}', '{"reason":"matched in error"}', '\x7c6502c54d5f64dc5807eea06accaad556e2461787c1d407d1705386c50d8cdc', '\xec5c3248637ceb33faee187a30c0a67918c500f73698e44217fc728f9d32bdd9');
INSERT INTO public.audit_states VALUES ('org_01m8hznqtfe5srznssakhk00jw', 1, 1, 'organisations', 'org_01m8hznqtfe5srznssakhk00jw', '["org_01m8hznqtfe5srznssakhk00jw", "Acorn Ltd", "GBP", "GB", "03-31", 1, null, "standard", null, "line", "active", null, 1795899973455, 1795899973455, 1, 0, null]');
INSERT INTO public.audit_states VALUES ('org_01m8hznqtfe5srznssakhk00jw', 1, 2, 'members', 'mem_01m8hznqtfe5srznss4g1krqey', '["mem_01m8hznqtfe5srznss4g1krqey", "org_01m8hznqtfe5srznssakhk00jw", "jo@example.com", "usr_01m8hznpwpe39b4vaxp8qd8yaw", "owner", 1795899973455, 1795899973455, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8hznqtfe5srznssakhk00jw', 1, 3, 'accounts', 'acc_01m8hznqtfe5srznss4nmfptq8', '["acc_01m8hznqtfe5srznss4nmfptq8", "org_01m8hznqtfe5srznssakhk00jw", "1000", "Computer equipment", "ASSET", null, "ST", null, "active", 1795899973455, 1795899973455, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8hznqtfe5srznssakhk00jw', 1, 4, 'accounts', 'acc_01m8hznqtfe5srznss4rfdr9zz', '["acc_01m8hznqtfe5srznss4rfdr9zz", "org_01m8hznqtfe5srznssakhk00jw", "1010", "Office equipment and furniture", "ASSET", null, "ST", null, "active", 1795899973455, 1795899973455, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8hznqtfe5srznssakhk00jw', 1, 5, 'accounts', 'acc_01m8hznqtfe5srznss4w3zvvhh', '["acc_01m8hznqtfe5srznss4w3zvvhh", "org_01m8hznqtfe5srznssakhk00jw", "1020", "Motor vehicles", "ASSET", null, "ST", null, "active", 1795899973455, 1795899973455, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8hznqtfe5srznssakhk00jw', 1, 6, 'accounts', 'acc_01m8hznqtfe5srznss53a9pevv', '["acc_01m8hznqtfe5srznss53a9pevv", "org_01m8hznqtfe5srznssakhk00jw", "1090", "Accumulated depreciation", "ASSET", null, "NV", null, "active", 1795899973455, 1795899973455, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8hznqtfe5srznssakhk00jw', 1, 7, 'accounts', 'acc_01m8hznqtfe5srznss56t7sxjs', '["acc_01m8hznqtfe5srznss56t7sxjs", "org_01m8hznqtfe5srznssakhk00jw", "1100", "Stock", "ASSET", null, "ST", null, "active", 1795899973455, 1795899973455, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8hznqtfe5srznssakhk00jw', 1, 8, 'accounts', 'acc_01m8hznqtfe5srznss5bv03aa3', '["acc_01m8hznqtfe5srznss5bv03aa3", "org_01m8hznqtfe5srznssakhk00jw", "1200", "Trade debtors", "ASSET", "receivable", null, null, "active", 1795899973455, 1795899973455, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8hznqtfe5srznssakhk00jw', 1, 9, 'accounts', 'acc_01m8hznqtfe5srznss5edyqsn6', '["acc_01m8hznqtfe5srznss5edyqsn6", "org_01m8hznqtfe5srznssakhk00jw", "1210", "Prepayments", "ASSET", null, "NV", null, "active", 1795899973455, 1795899973455, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8hznqtfe5srznssakhk00jw', 1, 10, 'accounts', 'acc_01m8hznqtfe5srznss5kbar3hf', '["acc_01m8hznqtfe5srznss5kbar3hf", "org_01m8hznqtfe5srznssakhk00jw", "1220", "Other debtors", "ASSET", null, "NV", null, "active", 1795899973455, 1795899973455, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8hznqtfe5srznssakhk00jw', 1, 11, 'accounts', 'acc_01m8hznqtfe5srznss5q9qv979', '["acc_01m8hznqtfe5srznss5q9qv979", "org_01m8hznqtfe5srznssakhk00jw", "1300", "Current account", "ASSET", "bank", null, null, "active", 1795899973455, 1795899973455, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8hznqtfe5srznssakhk00jw', 1, 12, 'accounts', 'acc_01m8hznqtfe5srznss5sprbt2h', '["acc_01m8hznqtfe5srznss5sprbt2h", "org_01m8hznqtfe5srznssakhk00jw", "1310", "Petty cash", "ASSET", null, "NV", null, "active", 1795899973455, 1795899973455, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8hznqtfe5srznssakhk00jw', 1, 13, 'accounts', 'acc_01m8hznqtfe5srznss5y7n6d4x', '["acc_01m8hznqtfe5srznss5y7n6d4x", "org_01m8hznqtfe5srznssakhk00jw", "2100", "Trade creditors", "LIABILITY", "payable", null, null, "active", 1795899973455, 1795899973455, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8hznqtfe5srznssakhk00jw', 1, 14, 'accounts', 'acc_01m8hznqtfe5srznss62h4441v', '["acc_01m8hznqtfe5srznss62h4441v", "org_01m8hznqtfe5srznssakhk00jw", "2110", "Accruals", "LIABILITY", null, "NV", null, "active", 1795899973455, 1795899973455, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8hznqtfe5srznssakhk00jw', 1, 15, 'accounts', 'acc_01m8hznqtfe5srznss64s5sepd', '["acc_01m8hznqtfe5srznss64s5sepd", "org_01m8hznqtfe5srznssakhk00jw", "2200", "PAYE and National Insurance", "LIABILITY", null, "NV", null, "active", 1795899973455, 1795899973455, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8hznqtfe5srznssakhk00jw', 1, 16, 'accounts', 'acc_01m8hznqtfe5srznss68s05ybx', '["acc_01m8hznqtfe5srznss68s05ybx", "org_01m8hznqtfe5srznssakhk00jw", "2210", "Pension contributions", "LIABILITY", null, "NV", null, "active", 1795899973455, 1795899973455, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8hznqtfe5srznssakhk00jw', 1, 17, 'accounts', 'acc_01m8hznqtfe5srznss6f9jw65k', '["acc_01m8hznqtfe5srznss6f9jw65k", "org_01m8hznqtfe5srznssakhk00jw", "2220", "Net wages", "LIABILITY", null, "NV", null, "active", 1795899973455, 1795899973455, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8hznqtfe5srznssakhk00jw', 1, 18, 'accounts', 'acc_01m8hznqtfe5srznss6ks4xcdj', '["acc_01m8hznqtfe5srznss6ks4xcdj", "org_01m8hznqtfe5srznssakhk00jw", "2300", "Corporation tax", "LIABILITY", null, "NV", null, "active", 1795899973455, 1795899973455, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8hznqtfe5srznssakhk00jw', 1, 19, 'accounts', 'acc_01m8hznqtfe5srznss6p9q9fxv', '["acc_01m8hznqtfe5srznss6p9q9fxv", "org_01m8hznqtfe5srznssakhk00jw", "2400", "Director''s loan account", "LIABILITY", null, "NV", null, "active", 1795899973455, 1795899973455, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8hznqtfe5srznssakhk00jw', 1, 20, 'accounts', 'acc_01m8hznqtfe5srznss6s8vx02c', '["acc_01m8hznqtfe5srznss6s8vx02c", "org_01m8hznqtfe5srznssakhk00jw", "2500", "Bank loans", "LIABILITY", null, "NV", null, "active", 1795899973455, 1795899973455, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8hznqtfe5srznssakhk00jw', 1, 21, 'accounts', 'acc_01m8hznqtfe5srznss6w769kxs', '["acc_01m8hznqtfe5srznss6w769kxs", "org_01m8hznqtfe5srznssakhk00jw", "2900", "Suspense", "LIABILITY", "suspense", null, null, "active", 1795899973455, 1795899973455, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8hznqtfe5srznssakhk00jw', 1, 22, 'accounts', 'acc_01m8hznqtfe5srznss71ybvye3', '["acc_01m8hznqtfe5srznss71ybvye3", "org_01m8hznqtfe5srznssakhk00jw", "3000", "Share capital", "EQUITY", null, "NV", null, "active", 1795899973455, 1795899973455, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8hznqtfe5srznssakhk00jw', 1, 23, 'accounts', 'acc_01m8hznqtfe5srznss76nzz0e4', '["acc_01m8hznqtfe5srznss76nzz0e4", "org_01m8hznqtfe5srznssakhk00jw", "3100", "Retained earnings", "EQUITY", "retained_earnings", null, null, "active", 1795899973455, 1795899973455, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8hznqtfe5srznssakhk00jw', 1, 24, 'accounts', 'acc_01m8hznqtfe5srznss7bst6dyz', '["acc_01m8hznqtfe5srznss7bst6dyz", "org_01m8hznqtfe5srznssakhk00jw", "3200", "Dividends", "EQUITY", null, "NV", null, "active", 1795899973455, 1795899973455, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8hznqtfe5srznssakhk00jw', 1, 25, 'accounts', 'acc_01m8hznqtfe5srznss7epmfb87', '["acc_01m8hznqtfe5srznss7epmfb87", "org_01m8hznqtfe5srznssakhk00jw", "3900", "Opening balances", "EQUITY", "opening_balance", null, null, "active", 1795899973455, 1795899973455, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8hznqtfe5srznssakhk00jw', 1, 26, 'accounts', 'acc_01m8hznqtfe5srznss7gm7741n', '["acc_01m8hznqtfe5srznss7gm7741n", "org_01m8hznqtfe5srznssakhk00jw", "4000", "Sales", "INCOME", null, "ST", null, "active", 1795899973455, 1795899973455, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8hznqtfe5srznssakhk00jw', 1, 27, 'accounts', 'acc_01m8hznqtfe5srznss7m7xzc54', '["acc_01m8hznqtfe5srznss7m7xzc54", "org_01m8hznqtfe5srznssakhk00jw", "4010", "Sales, zero-rated", "INCOME", null, "ZR", null, "active", 1795899973455, 1795899973455, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8hznqtfe5srznssakhk00jw', 1, 28, 'accounts', 'acc_01m8hznqtfe5srznss7thav9qn', '["acc_01m8hznqtfe5srznss7thav9qn", "org_01m8hznqtfe5srznssakhk00jw", "4090", "Other income", "INCOME", null, "ST", null, "active", 1795899973455, 1795899973455, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8hznqtfe5srznssakhk00jw', 1, 29, 'accounts', 'acc_01m8hznqtfe5srznss7y9rs8we', '["acc_01m8hznqtfe5srznss7y9rs8we", "org_01m8hznqtfe5srznssakhk00jw", "4900", "Interest received", "INCOME", null, "EX", null, "active", 1795899973455, 1795899973455, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8hznqtfe5srznssakhk00jw', 1, 30, 'accounts', 'acc_01m8hznqtfe5srznss826dmr43', '["acc_01m8hznqtfe5srznss826dmr43", "org_01m8hznqtfe5srznssakhk00jw", "4920", "VAT flat-rate scheme difference", "INCOME", "vat_scheme_difference", null, null, "active", 1795899973455, 1795899973455, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8hznqtfe5srznssakhk00jw', 1, 31, 'accounts', 'acc_01m8hznqtfe5srznss879cffmx', '["acc_01m8hznqtfe5srznss879cffmx", "org_01m8hznqtfe5srznssakhk00jw", "5000", "Cost of goods sold", "EXPENSE", null, "ST", null, "active", 1795899973455, 1795899973455, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8hznqtfe5srznssakhk00jw', 1, 32, 'accounts', 'acc_01m8hznqtfe5srznss8aw0cm9m', '["acc_01m8hznqtfe5srznss8aw0cm9m", "org_01m8hznqtfe5srznssakhk00jw", "5010", "Subcontractors", "EXPENSE", null, "ST", null, "active", 1795899973455, 1795899973455, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8hznqtfe5srznssakhk00jw', 1, 33, 'accounts', 'acc_01m8hznqtfe5srznss8ekvfj5f', '["acc_01m8hznqtfe5srznss8ekvfj5f", "org_01m8hznqtfe5srznssakhk00jw", "5020", "Carriage and postage", "EXPENSE", null, "ST", null, "active", 1795899973455, 1795899973455, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8hznqtfe5srznssakhk00jw', 1, 34, 'accounts', 'acc_01m8hznqtfe5srznss8gz3e0ds', '["acc_01m8hznqtfe5srznss8gz3e0ds", "org_01m8hznqtfe5srznssakhk00jw", "6000", "Wages and salaries", "EXPENSE", null, "NV", null, "active", 1795899973455, 1795899973455, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8hznqtfe5srznssakhk00jw', 1, 35, 'accounts', 'acc_01m8hznqtfe5srznss8qq6d5x0', '["acc_01m8hznqtfe5srznss8qq6d5x0", "org_01m8hznqtfe5srznssakhk00jw", "6010", "Employer''s National Insurance", "EXPENSE", null, "NV", null, "active", 1795899973455, 1795899973455, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8hznqtfe5srznssakhk00jw', 1, 36, 'accounts', 'acc_01m8hznqtfe5srznss8vc4qydx', '["acc_01m8hznqtfe5srznss8vc4qydx", "org_01m8hznqtfe5srznssakhk00jw", "6020", "Employer''s pension", "EXPENSE", null, "NV", null, "active", 1795899973455, 1795899973455, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8hznqtfe5srznssakhk00jw', 1, 37, 'accounts', 'acc_01m8hznqtfe5srznss8w6jvszt', '["acc_01m8hznqtfe5srznss8w6jvszt", "org_01m8hznqtfe5srznssakhk00jw", "6100", "Rent", "EXPENSE", null, "EX", null, "active", 1795899973455, 1795899973455, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8hznqtfe5srznssakhk00jw', 1, 38, 'accounts', 'acc_01m8hznqtfe5srznss90m4pywr', '["acc_01m8hznqtfe5srznss90m4pywr", "org_01m8hznqtfe5srznssakhk00jw", "6110", "Business rates", "EXPENSE", null, "NV", null, "active", 1795899973455, 1795899973455, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8hznqtfe5srznssakhk00jw', 1, 39, 'accounts', 'acc_01m8hznqtfe5srznss950yrcs4', '["acc_01m8hznqtfe5srznss950yrcs4", "org_01m8hznqtfe5srznssakhk00jw", "6120", "Light, heat and water", "EXPENSE", null, "ST", null, "active", 1795899973455, 1795899973455, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8hznqtfe5srznssakhk00jw', 1, 40, 'accounts', 'acc_01m8hznqtfe5srznss9batj39j', '["acc_01m8hznqtfe5srznss9batj39j", "org_01m8hznqtfe5srznssakhk00jw", "6200", "Telephone and internet", "EXPENSE", null, "ST", null, "active", 1795899973455, 1795899973455, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8hznqtfe5srznssakhk00jw', 1, 41, 'accounts', 'acc_01m8hznqtfe5srznss9fk8rg19', '["acc_01m8hznqtfe5srznss9fk8rg19", "org_01m8hznqtfe5srznssakhk00jw", "6210", "Software and subscriptions", "EXPENSE", null, "ST", null, "active", 1795899973455, 1795899973455, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8hznqtfe5srznssakhk00jw', 1, 42, 'accounts', 'acc_01m8hznqtfe5srznss9jb88sck', '["acc_01m8hznqtfe5srznss9jb88sck", "org_01m8hznqtfe5srznssakhk00jw", "6220", "Printing and stationery", "EXPENSE", null, "ST", null, "active", 1795899973455, 1795899973455, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8hznqtfe5srznssakhk00jw', 1, 43, 'accounts', 'acc_01m8hznqtfe5srznss9qp04sjb', '["acc_01m8hznqtfe5srznss9qp04sjb", "org_01m8hznqtfe5srznssakhk00jw", "6300", "Travel and subsistence", "EXPENSE", null, "ZR", null, "active", 1795899973455, 1795899973455, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8hznqtfe5srznssakhk00jw', 1, 44, 'accounts', 'acc_01m8hznqtfe5srznss9sfatz4y', '["acc_01m8hznqtfe5srznss9sfatz4y", "org_01m8hznqtfe5srznssakhk00jw", "6310", "Motor expenses", "EXPENSE", null, "ST", null, "active", 1795899973455, 1795899973455, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8hznqtfe5srznssakhk00jw', 1, 45, 'accounts', 'acc_01m8hznqtfe5srznss9w4xzx20', '["acc_01m8hznqtfe5srznss9w4xzx20", "org_01m8hznqtfe5srznssakhk00jw", "6400", "Advertising and marketing", "EXPENSE", null, "ST", null, "active", 1795899973455, 1795899973455, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8hznqtfe5srznssakhk00jw', 1, 46, 'accounts', 'acc_01m8hznqtfe5srznssa14wn3kd', '["acc_01m8hznqtfe5srznssa14wn3kd", "org_01m8hznqtfe5srznssakhk00jw", "6500", "Accountancy and legal fees", "EXPENSE", null, "ST", null, "active", 1795899973455, 1795899973455, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8hznqtfe5srznssakhk00jw', 1, 47, 'accounts', 'acc_01m8hznqtfe5srznssa4tn83pr', '["acc_01m8hznqtfe5srznssa4tn83pr", "org_01m8hznqtfe5srznssakhk00jw", "6600", "Insurance", "EXPENSE", null, "EX", null, "active", 1795899973455, 1795899973455, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8hznqtfe5srznssakhk00jw', 1, 48, 'accounts', 'acc_01m8hznqtfe5srznssa8at75vk', '["acc_01m8hznqtfe5srznssa8at75vk", "org_01m8hznqtfe5srznssakhk00jw", "6700", "Bank charges", "EXPENSE", null, "EX", null, "active", 1795899973455, 1795899973455, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8hznqtfe5srznssakhk00jw', 1, 49, 'accounts', 'acc_01m8hznqtfe5srznssafzdwhp9', '["acc_01m8hznqtfe5srznssafzdwhp9", "org_01m8hznqtfe5srznssakhk00jw", "6990", "Rounding differences", "EXPENSE", "rounding", null, null, "active", 1795899973455, 1795899973455, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8hznqtfe5srznssakhk00jw', 2, 1, 'accounts', 'acc_01m8hznrvce938dvvg403pjmsm', '["acc_01m8hznrvce938dvvg403pjmsm", "org_01m8hznqtfe5srznssakhk00jw", "2250", "VAT", "LIABILITY", "vat_control", null, null, "active", 1795899974508, 1795899974508, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8hznqtfe5srznssakhk00jw', 3, 1, 'bank_accounts', 'bac_01m8hznrzcejs89ksyqcdfmt9a', '["bac_01m8hznrzcejs89ksyqcdfmt9a", "org_01m8hznqtfe5srznssakhk00jw", "acc_01m8hznqtfe5srznss5q9qv979", "Current", "current", null, null, null, null, null, null, null, 1795899974636, 1795899974636, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8hzns4eekr9w2yxm83bqm49', 1, 1, 'organisations', 'org_01m8hzns4eekr9w2yxm83bqm49', '["org_01m8hzns4eekr9w2yxm83bqm49", "Wren & Marsh Ltd", "GBP", "GB", "03-31", 1, null, "standard", null, "line", "active", null, 1795899974798, 1795899974798, 1, 0, null]');
INSERT INTO public.audit_states VALUES ('org_01m8hzns4eekr9w2yxm83bqm49', 1, 2, 'members', 'mem_01m8hzns4eekr9w2yxebbwcr7b', '["mem_01m8hzns4eekr9w2yxebbwcr7b", "org_01m8hzns4eekr9w2yxm83bqm49", "jo@example.com", "usr_01m8hznpwpe39b4vaxp8qd8yaw", "owner", 1795899974798, 1795899974798, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8hzns4eekr9w2yxm83bqm49', 1, 3, 'accounts', 'acc_01m8hzns4eekr9w2yxecwz9b20', '["acc_01m8hzns4eekr9w2yxecwz9b20", "org_01m8hzns4eekr9w2yxm83bqm49", "1000", "Computer equipment", "ASSET", null, "ST", null, "active", 1795899974798, 1795899974798, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8hzns4eekr9w2yxm83bqm49', 1, 4, 'accounts', 'acc_01m8hzns4eekr9w2yxehddmqjh', '["acc_01m8hzns4eekr9w2yxehddmqjh", "org_01m8hzns4eekr9w2yxm83bqm49", "1010", "Office equipment and furniture", "ASSET", null, "ST", null, "active", 1795899974798, 1795899974798, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8hzns4eekr9w2yxm83bqm49', 1, 5, 'accounts', 'acc_01m8hzns4eekr9w2yxemncdsx2', '["acc_01m8hzns4eekr9w2yxemncdsx2", "org_01m8hzns4eekr9w2yxm83bqm49", "1020", "Motor vehicles", "ASSET", null, "ST", null, "active", 1795899974798, 1795899974798, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8hzns4eekr9w2yxm83bqm49', 1, 6, 'accounts', 'acc_01m8hzns4eekr9w2yxetfkg6v4', '["acc_01m8hzns4eekr9w2yxetfkg6v4", "org_01m8hzns4eekr9w2yxm83bqm49", "1090", "Accumulated depreciation", "ASSET", null, "NV", null, "active", 1795899974798, 1795899974798, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8hzns4eekr9w2yxm83bqm49', 1, 7, 'accounts', 'acc_01m8hzns4eekr9w2yxex9g56gy', '["acc_01m8hzns4eekr9w2yxex9g56gy", "org_01m8hzns4eekr9w2yxm83bqm49", "1100", "Stock", "ASSET", null, "ST", null, "active", 1795899974798, 1795899974798, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8hzns4eekr9w2yxm83bqm49', 1, 8, 'accounts', 'acc_01m8hzns4eekr9w2yxf33jx7p7', '["acc_01m8hzns4eekr9w2yxf33jx7p7", "org_01m8hzns4eekr9w2yxm83bqm49", "1200", "Trade debtors", "ASSET", "receivable", null, null, "active", 1795899974798, 1795899974798, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8hzns4eekr9w2yxm83bqm49', 1, 9, 'accounts', 'acc_01m8hzns4eekr9w2yxf6g85p96', '["acc_01m8hzns4eekr9w2yxf6g85p96", "org_01m8hzns4eekr9w2yxm83bqm49", "1210", "Prepayments", "ASSET", null, "NV", null, "active", 1795899974798, 1795899974798, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8hzns4eekr9w2yxm83bqm49', 1, 10, 'accounts', 'acc_01m8hzns4eekr9w2yxf80kk0rk', '["acc_01m8hzns4eekr9w2yxf80kk0rk", "org_01m8hzns4eekr9w2yxm83bqm49", "1220", "Other debtors", "ASSET", null, "NV", null, "active", 1795899974798, 1795899974798, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8hzns4eekr9w2yxm83bqm49', 1, 11, 'accounts', 'acc_01m8hzns4eekr9w2yxffjpcssk', '["acc_01m8hzns4eekr9w2yxffjpcssk", "org_01m8hzns4eekr9w2yxm83bqm49", "1300", "Current account", "ASSET", "bank", null, null, "active", 1795899974798, 1795899974798, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8hzns4eekr9w2yxm83bqm49', 1, 12, 'accounts', 'acc_01m8hzns4eekr9w2yxfj78pw26', '["acc_01m8hzns4eekr9w2yxfj78pw26", "org_01m8hzns4eekr9w2yxm83bqm49", "1310", "Petty cash", "ASSET", null, "NV", null, "active", 1795899974798, 1795899974798, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8hzns4eekr9w2yxm83bqm49', 1, 13, 'accounts', 'acc_01m8hzns4eekr9w2yxfnzq9h9q', '["acc_01m8hzns4eekr9w2yxfnzq9h9q", "org_01m8hzns4eekr9w2yxm83bqm49", "2100", "Trade creditors", "LIABILITY", "payable", null, null, "active", 1795899974798, 1795899974798, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8hzns4eekr9w2yxm83bqm49', 1, 14, 'accounts', 'acc_01m8hzns4eekr9w2yxfs2nfrb1', '["acc_01m8hzns4eekr9w2yxfs2nfrb1", "org_01m8hzns4eekr9w2yxm83bqm49", "2110", "Accruals", "LIABILITY", null, "NV", null, "active", 1795899974798, 1795899974798, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8hzns4eekr9w2yxm83bqm49', 1, 15, 'accounts', 'acc_01m8hzns4eekr9w2yxfzc6xp02', '["acc_01m8hzns4eekr9w2yxfzc6xp02", "org_01m8hzns4eekr9w2yxm83bqm49", "2200", "PAYE and National Insurance", "LIABILITY", null, "NV", null, "active", 1795899974798, 1795899974798, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8hzns4eekr9w2yxm83bqm49', 1, 16, 'accounts', 'acc_01m8hzns4eekr9w2yxg1ybndq6', '["acc_01m8hzns4eekr9w2yxg1ybndq6", "org_01m8hzns4eekr9w2yxm83bqm49", "2210", "Pension contributions", "LIABILITY", null, "NV", null, "active", 1795899974798, 1795899974798, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8hzns4eekr9w2yxm83bqm49', 1, 17, 'accounts', 'acc_01m8hzns4eekr9w2yxg6nhqaae', '["acc_01m8hzns4eekr9w2yxg6nhqaae", "org_01m8hzns4eekr9w2yxm83bqm49", "2220", "Net wages", "LIABILITY", null, "NV", null, "active", 1795899974798, 1795899974798, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8hzns4eekr9w2yxm83bqm49', 1, 18, 'accounts', 'acc_01m8hzns4eekr9w2yxgazpv29d', '["acc_01m8hzns4eekr9w2yxgazpv29d", "org_01m8hzns4eekr9w2yxm83bqm49", "2300", "Corporation tax", "LIABILITY", null, "NV", null, "active", 1795899974798, 1795899974798, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8hzns4eekr9w2yxm83bqm49', 1, 19, 'accounts', 'acc_01m8hzns4eekr9w2yxgevrk9c3', '["acc_01m8hzns4eekr9w2yxgevrk9c3", "org_01m8hzns4eekr9w2yxm83bqm49", "2400", "Director''s loan account", "LIABILITY", null, "NV", null, "active", 1795899974798, 1795899974798, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8hzns4eekr9w2yxm83bqm49', 1, 20, 'accounts', 'acc_01m8hzns4eekr9w2yxggs3wfrd', '["acc_01m8hzns4eekr9w2yxggs3wfrd", "org_01m8hzns4eekr9w2yxm83bqm49", "2500", "Bank loans", "LIABILITY", null, "NV", null, "active", 1795899974798, 1795899974798, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8hzns4eekr9w2yxm83bqm49', 1, 21, 'accounts', 'acc_01m8hzns4eekr9w2yxgmm07133', '["acc_01m8hzns4eekr9w2yxgmm07133", "org_01m8hzns4eekr9w2yxm83bqm49", "2900", "Suspense", "LIABILITY", "suspense", null, null, "active", 1795899974798, 1795899974798, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8hzns4eekr9w2yxm83bqm49', 1, 22, 'accounts', 'acc_01m8hzns4eekr9w2yxgrprwpr9', '["acc_01m8hzns4eekr9w2yxgrprwpr9", "org_01m8hzns4eekr9w2yxm83bqm49", "3000", "Share capital", "EQUITY", null, "NV", null, "active", 1795899974798, 1795899974798, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8hzns4eekr9w2yxm83bqm49', 1, 23, 'accounts', 'acc_01m8hzns4eekr9w2yxgzz0xftw', '["acc_01m8hzns4eekr9w2yxgzz0xftw", "org_01m8hzns4eekr9w2yxm83bqm49", "3100", "Retained earnings", "EQUITY", "retained_earnings", null, null, "active", 1795899974798, 1795899974798, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8hzns4eekr9w2yxm83bqm49', 1, 24, 'accounts', 'acc_01m8hzns4eekr9w2yxh2bj83ft', '["acc_01m8hzns4eekr9w2yxh2bj83ft", "org_01m8hzns4eekr9w2yxm83bqm49", "3200", "Dividends", "EQUITY", null, "NV", null, "active", 1795899974798, 1795899974798, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8hzns4eekr9w2yxm83bqm49', 1, 25, 'accounts', 'acc_01m8hzns4eekr9w2yxh4je1dr8', '["acc_01m8hzns4eekr9w2yxh4je1dr8", "org_01m8hzns4eekr9w2yxm83bqm49", "3900", "Opening balances", "EQUITY", "opening_balance", null, null, "active", 1795899974798, 1795899974798, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8hzns4eekr9w2yxm83bqm49', 1, 26, 'accounts', 'acc_01m8hzns4eekr9w2yxhbgtxbz8', '["acc_01m8hzns4eekr9w2yxhbgtxbz8", "org_01m8hzns4eekr9w2yxm83bqm49", "4000", "Sales", "INCOME", null, "ST", null, "active", 1795899974798, 1795899974798, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8hzns4eekr9w2yxm83bqm49', 1, 27, 'accounts', 'acc_01m8hzns4eekr9w2yxhf9cwke6', '["acc_01m8hzns4eekr9w2yxhf9cwke6", "org_01m8hzns4eekr9w2yxm83bqm49", "4010", "Sales, zero-rated", "INCOME", null, "ZR", null, "active", 1795899974798, 1795899974798, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8hzns4eekr9w2yxm83bqm49', 1, 28, 'accounts', 'acc_01m8hzns4eekr9w2yxhhcxjnnb', '["acc_01m8hzns4eekr9w2yxhhcxjnnb", "org_01m8hzns4eekr9w2yxm83bqm49", "4090", "Other income", "INCOME", null, "ST", null, "active", 1795899974798, 1795899974798, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8hzns4eekr9w2yxm83bqm49', 1, 29, 'accounts', 'acc_01m8hzns4eekr9w2yxhm1v9s2c', '["acc_01m8hzns4eekr9w2yxhm1v9s2c", "org_01m8hzns4eekr9w2yxm83bqm49", "4900", "Interest received", "INCOME", null, "EX", null, "active", 1795899974798, 1795899974798, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8hzns4eekr9w2yxm83bqm49', 1, 30, 'accounts', 'acc_01m8hzns4eekr9w2yxhr90a7h9', '["acc_01m8hzns4eekr9w2yxhr90a7h9", "org_01m8hzns4eekr9w2yxm83bqm49", "4920", "VAT flat-rate scheme difference", "INCOME", "vat_scheme_difference", null, null, "active", 1795899974798, 1795899974798, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8hzns4eekr9w2yxm83bqm49', 1, 31, 'accounts', 'acc_01m8hzns4eekr9w2yxhxk3kc55', '["acc_01m8hzns4eekr9w2yxhxk3kc55", "org_01m8hzns4eekr9w2yxm83bqm49", "5000", "Cost of goods sold", "EXPENSE", null, "ST", null, "active", 1795899974798, 1795899974798, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8hzns4eekr9w2yxm83bqm49', 1, 32, 'accounts', 'acc_01m8hzns4eekr9w2yxj0yvrztw', '["acc_01m8hzns4eekr9w2yxj0yvrztw", "org_01m8hzns4eekr9w2yxm83bqm49", "5010", "Subcontractors", "EXPENSE", null, "ST", null, "active", 1795899974798, 1795899974798, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8hzns4eekr9w2yxm83bqm49', 1, 33, 'accounts', 'acc_01m8hzns4eekr9w2yxj7q9e7rc', '["acc_01m8hzns4eekr9w2yxj7q9e7rc", "org_01m8hzns4eekr9w2yxm83bqm49", "5020", "Carriage and postage", "EXPENSE", null, "ST", null, "active", 1795899974798, 1795899974798, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8hzns4eekr9w2yxm83bqm49', 1, 34, 'accounts', 'acc_01m8hzns4eekr9w2yxj86qa4ax', '["acc_01m8hzns4eekr9w2yxj86qa4ax", "org_01m8hzns4eekr9w2yxm83bqm49", "6000", "Wages and salaries", "EXPENSE", null, "NV", null, "active", 1795899974798, 1795899974798, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8hzns4eekr9w2yxm83bqm49', 1, 35, 'accounts', 'acc_01m8hzns4eekr9w2yxjcrnc8jp', '["acc_01m8hzns4eekr9w2yxjcrnc8jp", "org_01m8hzns4eekr9w2yxm83bqm49", "6010", "Employer''s National Insurance", "EXPENSE", null, "NV", null, "active", 1795899974798, 1795899974798, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8hzns4eekr9w2yxm83bqm49', 1, 36, 'accounts', 'acc_01m8hzns4eekr9w2yxjhx8s8c7', '["acc_01m8hzns4eekr9w2yxjhx8s8c7", "org_01m8hzns4eekr9w2yxm83bqm49", "6020", "Employer''s pension", "EXPENSE", null, "NV", null, "active", 1795899974798, 1795899974798, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8hzns4eekr9w2yxm83bqm49', 1, 37, 'accounts', 'acc_01m8hzns4eekr9w2yxjqt2nhj3', '["acc_01m8hzns4eekr9w2yxjqt2nhj3", "org_01m8hzns4eekr9w2yxm83bqm49", "6100", "Rent", "EXPENSE", null, "EX", null, "active", 1795899974798, 1795899974798, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8hzns4eekr9w2yxm83bqm49', 1, 38, 'accounts', 'acc_01m8hzns4eekr9w2yxjs9gadh1', '["acc_01m8hzns4eekr9w2yxjs9gadh1", "org_01m8hzns4eekr9w2yxm83bqm49", "6110", "Business rates", "EXPENSE", null, "NV", null, "active", 1795899974798, 1795899974798, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8hzns4eekr9w2yxm83bqm49', 1, 39, 'accounts', 'acc_01m8hzns4eekr9w2yxjxea1vjj', '["acc_01m8hzns4eekr9w2yxjxea1vjj", "org_01m8hzns4eekr9w2yxm83bqm49", "6120", "Light, heat and water", "EXPENSE", null, "ST", null, "active", 1795899974798, 1795899974798, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8hzns4eekr9w2yxm83bqm49', 1, 40, 'accounts', 'acc_01m8hzns4eekr9w2yxk1zyqgpj', '["acc_01m8hzns4eekr9w2yxk1zyqgpj", "org_01m8hzns4eekr9w2yxm83bqm49", "6200", "Telephone and internet", "EXPENSE", null, "ST", null, "active", 1795899974798, 1795899974798, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8hzns4eekr9w2yxm83bqm49', 1, 41, 'accounts', 'acc_01m8hzns4eekr9w2yxk7fck2h0', '["acc_01m8hzns4eekr9w2yxk7fck2h0", "org_01m8hzns4eekr9w2yxm83bqm49", "6210", "Software and subscriptions", "EXPENSE", null, "ST", null, "active", 1795899974798, 1795899974798, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8hzns4eekr9w2yxm83bqm49', 1, 42, 'accounts', 'acc_01m8hzns4eekr9w2yxk9t19bd2', '["acc_01m8hzns4eekr9w2yxk9t19bd2", "org_01m8hzns4eekr9w2yxm83bqm49", "6220", "Printing and stationery", "EXPENSE", null, "ST", null, "active", 1795899974798, 1795899974798, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8hzns4eekr9w2yxm83bqm49', 1, 43, 'accounts', 'acc_01m8hzns4eekr9w2yxkcf8s44q', '["acc_01m8hzns4eekr9w2yxkcf8s44q", "org_01m8hzns4eekr9w2yxm83bqm49", "6300", "Travel and subsistence", "EXPENSE", null, "ZR", null, "active", 1795899974798, 1795899974798, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8hzns4eekr9w2yxm83bqm49', 1, 44, 'accounts', 'acc_01m8hzns4eekr9w2yxkhp64kx0', '["acc_01m8hzns4eekr9w2yxkhp64kx0", "org_01m8hzns4eekr9w2yxm83bqm49", "6310", "Motor expenses", "EXPENSE", null, "ST", null, "active", 1795899974798, 1795899974798, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8hzns4eekr9w2yxm83bqm49', 1, 45, 'accounts', 'acc_01m8hzns4eekr9w2yxknm3cs20', '["acc_01m8hzns4eekr9w2yxknm3cs20", "org_01m8hzns4eekr9w2yxm83bqm49", "6400", "Advertising and marketing", "EXPENSE", null, "ST", null, "active", 1795899974798, 1795899974798, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8hzns4eekr9w2yxm83bqm49', 1, 46, 'accounts', 'acc_01m8hzns4eekr9w2yxktrjhnw0', '["acc_01m8hzns4eekr9w2yxktrjhnw0", "org_01m8hzns4eekr9w2yxm83bqm49", "6500", "Accountancy and legal fees", "EXPENSE", null, "ST", null, "active", 1795899974798, 1795899974798, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8hzns4eekr9w2yxm83bqm49', 1, 47, 'accounts', 'acc_01m8hzns4eekr9w2yxkwagph8d', '["acc_01m8hzns4eekr9w2yxkwagph8d", "org_01m8hzns4eekr9w2yxm83bqm49", "6600", "Insurance", "EXPENSE", null, "EX", null, "active", 1795899974798, 1795899974798, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8hzns4eekr9w2yxm83bqm49', 1, 48, 'accounts', 'acc_01m8hzns4eekr9w2yxm0m1c1kg', '["acc_01m8hzns4eekr9w2yxm0m1c1kg", "org_01m8hzns4eekr9w2yxm83bqm49", "6700", "Bank charges", "EXPENSE", null, "EX", null, "active", 1795899974798, 1795899974798, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8hzns4eekr9w2yxm83bqm49', 1, 49, 'accounts', 'acc_01m8hzns4eekr9w2yxm6rys0j7', '["acc_01m8hzns4eekr9w2yxm6rys0j7", "org_01m8hzns4eekr9w2yxm83bqm49", "6990", "Rounding differences", "EXPENSE", "rounding", null, null, "active", 1795899974798, 1795899974798, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8hzns4eekr9w2yxm83bqm49', 4, 1, 'accounts', 'acc_01m8hznsgdewaan7z0q033pz5h', '["acc_01m8hznsgdewaan7z0q033pz5h", "org_01m8hzns4eekr9w2yxm83bqm49", "6800", "Depreciation", "EXPENSE", null, null, null, "active", 1795899975181, 1795899975181, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8hzns4eekr9w2yxm83bqm49', 6, 1, 'accounts', 'acc_01m8hznt3we1vtyhxsmj6sp1r4', '["acc_01m8hznt3we1vtyhxsmj6sp1r4", "org_01m8hzns4eekr9w2yxm83bqm49", "1301", "Savings", "ASSET", "bank", null, null, "active", 1795899975804, 1795899975804, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8hzns4eekr9w2yxm83bqm49', 7, 1, 'bank_accounts', 'bac_01m8hznt3we1vtyhxsmftsmy21', '["bac_01m8hznt3we1vtyhxsmftsmy21", "org_01m8hzns4eekr9w2yxm83bqm49", "acc_01m8hznt3we1vtyhxsmj6sp1r4", "Savings", "savings", null, null, null, null, null, null, null, 1795899975804, 1795899975804, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8hzns4eekr9w2yxm83bqm49', 9, 1, 'contacts', 'con_01m8hznt9eeb481xte2h0rrbe6', '["con_01m8hznt9eeb481xte2h0rrbe6", "org_01m8hzns4eekr9w2yxm83bqm49", "customer", "Kestrel Fitness CIC", null, null, null, null, null, 30, null, null, "active", "kestrel fitness cic", 1795899975982, 1795899975982, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8hzns4eekr9w2yxm83bqm49', 11, 1, 'contacts', 'con_01m8hzntc2ejdtswgzhw66ny7r', '["con_01m8hzntc2ejdtswgzhw66ny7r", "org_01m8hzns4eekr9w2yxm83bqm49", "supplier", "Printwell", null, null, null, null, null, 30, null, null, "active", "printwell", 1795899976066, 1795899976066, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8hzns4eekr9w2yxm83bqm49', 13, 1, 'contacts', 'con_01m8hzntr6e3zv37qrec24kygr', '["con_01m8hzntr6e3zv37qrec24kygr", "org_01m8hzns4eekr9w2yxm83bqm49", "supplier", "Harcourt Lettings", null, null, null, null, null, 30, null, null, "active", "harcourt lettings", 1795899976454, 1795899976454, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8hzns4eekr9w2yxm83bqm49', 19, 1, 'invoices', 'inv_01m8hznw0sesyrvz03j0ym68vx', '["inv_01m8hznw0sesyrvz03j0ym68vx", "org_01m8hzns4eekr9w2yxm83bqm49", "purchase", "invoice", "issued", "HL-33", "con_01m8hzntr6e3zv37qrec24kygr", "2026-02-01", "2026-03-03", "exclusive", null, null, 135000, 0, 135000, 0, 0, "issued", "jnl_01m8hznw0sesyrvz03j7dmex9r", null, null, "hl-33", 1795899977753, 1795899977753, 1, "9999-99-99", 0, null, null, [["org_01m8hzns4eekr9w2yxm83bqm49", 1, "Rent, January to March", "1", "1350.00", null, "acc_01m8hzns4eekr9w2yxjqt2nhj3", "EX", null, 135000, 0, 135000]], [], []]');
INSERT INTO public.audit_states VALUES ('org_01m8hzns4eekr9w2yxm83bqm49', 32, 3, 'bank_transactions', 'btx_01m8hznxmhegcamsfx06atbexb', '["btx_01m8hznxmhegcamsfx06atbexb", "org_01m8hzns4eekr9w2yxm83bqm49", "bac_01m8hznt0jejgsqcbpc646q6n8", "2026-01-22", -107880, "FPO TECHBARN LTD TB-0117", null, null, 1, "fpo techbarn ltd tb-0117", "unconfirmed", null, "NV", null, null, null, null, null, null, null, null, null, 1795899979409, 1795899979409, 1, null, "1272808c0b8e7153718481fdd8cad3bca1177a0d294a925b0d41e3b4b2ae4845", []]');
INSERT INTO public.audit_states VALUES ('org_01m8hzns4eekr9w2yxm83bqm49', 2, 1, 'accounts', 'acc_01m8hznsc3eq7aakjpabjrt9kn', '["acc_01m8hznsc3eq7aakjpabjrt9kn", "org_01m8hzns4eekr9w2yxm83bqm49", "2250", "VAT", "LIABILITY", "vat_control", null, null, "active", 1795899975043, 1795899975043, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8hzns4eekr9w2yxm83bqm49', 16, 1, 'invoices', 'inv_01m8hznvjheg9t40k83zqa1ndg', '["inv_01m8hznvjheg9t40k83zqa1ndg", "org_01m8hzns4eekr9w2yxm83bqm49", "purchase", "invoice", "issued", "PX-881", "con_01m8hzntc2ejdtswgzhw66ny7r", "2026-01-20", "2026-02-19", "exclusive", null, null, 41200, 0, 41200, 0, 0, "issued", "jnl_01m8hznvjheg9t40k841dak4wp", null, null, "px-881", 1795899977297, 1795899977297, 1, "9999-99-99", 0, null, null, [["org_01m8hzns4eekr9w2yxm83bqm49", 1, "Printing of workbooks", "1", "412.00", null, "acc_01m8hzns4eekr9w2yxhxk3kc55", "ZR", null, 41200, 0, 41200]], [], []]');
INSERT INTO public.audit_states VALUES ('org_01m8hzns4eekr9w2yxm83bqm49', 18, 1, 'invoices', 'inv_01m8hznvtcee28dsr6h0n6aq56', '["inv_01m8hznvtcee28dsr6h0n6aq56", "org_01m8hzns4eekr9w2yxm83bqm49", "sales", "invoice", "issued", "INV-0002", "con_01m8hznt8jeztbb9zw3h0f6mba", "2026-01-28", "2026-02-27", "exclusive", null, null, 87000, 0, 87000, 0, 0, "issued", "jnl_01m8hznvtcee28dsr6h42eqf7d", null, null, "inv-0002", 1795899977548, 1795899977548, 1, "9999-99-99", 0, null, null, [["org_01m8hzns4eekr9w2yxm83bqm49", 1, "Workbooks", "120", "7.25", null, "acc_01m8hzns4eekr9w2yxhf9cwke6", "ZR", null, 87000, 0, 87000]], [], []]');
INSERT INTO public.audit_states VALUES ('org_01m8hzns4eekr9w2yxm83bqm49', 18, 2, 'number_sequences', 'invoice', '["org_01m8hzns4eekr9w2yxm83bqm49", "invoice", 2]');
INSERT INTO public.audit_states VALUES ('org_01m8hzns4eekr9w2yxm83bqm49', 21, 1, 'invoices', 'inv_01m8hznwa4eff8se6t8234799h', '["inv_01m8hznwa4eff8se6t8234799h", "org_01m8hzns4eekr9w2yxm83bqm49", "sales", "invoice", "issued", "INV-0004", "con_01m8hzntajevk84e10ft766q2m", "2026-02-20", "2026-03-22", "exclusive", null, null, 133200, 26640, 159840, 0, 0, "issued", "jnl_01m8hznwa4eff8se6t86z1wy5q", null, null, "inv-0004", 1795899978052, 1795899978052, 1, "9999-99-99", 0, null, null, [["org_01m8hzns4eekr9w2yxm83bqm49", 1, "Course for new starters", "1", "1480.00", "10", "acc_01m8hzns4eekr9w2yxhbgtxbz8", "ST", null, 133200, 26640, 159840]], [], []]');
INSERT INTO public.audit_states VALUES ('org_01m8hzns4eekr9w2yxm83bqm49', 21, 2, 'number_sequences', 'invoice', '["org_01m8hzns4eekr9w2yxm83bqm49", "invoice", 4]');
INSERT INTO public.audit_states VALUES ('org_01m8hzns4eekr9w2yxm83bqm49', 25, 1, 'invoices', 'inv_01m8hznwmgevxbrzrjv2b4ak5f', '["inv_01m8hznwmgevxbrzrjv2b4ak5f", "org_01m8hzns4eekr9w2yxm83bqm49", "sales", "invoice", "issued", "INV-0006", "con_01m8hznt8jeztbb9zw3h0f6mba", "2026-03-27", "2026-04-26", "exclusive", null, null, 49900, 6500, 56400, 0, 0, "issued", "jnl_01m8hznwmgevxbrzrjv65s6qqz", null, null, "inv-0006", 1795899978384, 1795899978384, 1, "9999-99-99", 0, null, null, [["org_01m8hzns4eekr9w2yxm83bqm49", 1, "Workbooks", "24", "7.25", null, "acc_01m8hzns4eekr9w2yxhf9cwke6", "ZR", null, 17400, 0, 17400], ["org_01m8hzns4eekr9w2yxm83bqm49", 2, "Half a day of course design", "0.5", "650.00", null, "acc_01m8hzns4eekr9w2yxhbgtxbz8", "ST", null, 32500, 6500, 39000]], [], []]');
INSERT INTO public.audit_states VALUES ('org_01m8hzns4eekr9w2yxm83bqm49', 25, 2, 'number_sequences', 'invoice', '["org_01m8hzns4eekr9w2yxm83bqm49", "invoice", 6]');
INSERT INTO public.audit_states VALUES ('org_01m8hzns4eekr9w2yxm83bqm49', 26, 1, 'invoices', 'inv_01m8hznwe4ezk8xp09t0jz50vw', '["inv_01m8hznwe4ezk8xp09t0jz50vw", "org_01m8hzns4eekr9w2yxm83bqm49", "sales", "invoice", "void", "INV-0005", "con_01m8hzntajevk84e10ft766q2m", "2026-03-03", "2026-04-02", "exclusive", null, null, 50000, 10000, 60000, 0, 0, "issued", "jnl_01m8hznwe4ezk8xp09t7scax38", "2026-03-03", "jnl_01m8hznwv8eqxbf01hnr3mn9ep", "inv-0005", 1795899978180, 1795899978600, 2, "2026-03-03", 0, null, null, [["org_01m8hzns4eekr9w2yxm83bqm49", 1, "Raised in error", "1", "500.00", null, "acc_01m8hzns4eekr9w2yxhbgtxbz8", "ST", null, 50000, 10000, 60000]], [], []]');
INSERT INTO public.audit_states VALUES ('org_01m8hzns4eekr9w2yxm83bqm49', 47, 1, 'bank_transactions', 'btx_01m8hznxmhegcamsfx1g8w9yfa', '["btx_01m8hznxmhegcamsfx1g8w9yfa", "org_01m8hzns4eekr9w2yxm83bqm49", "bac_01m8hznt0jejgsqcbpc646q6n8", "2026-03-25", -200000, "TFR TO SAVINGS", null, null, 1, "tfr to savings", "confirmed", null, "NV", null, null, "transfer", "jnl_01m8hzp2khefnr103re0acahg4", 1, null, "NV", 0, 1795899984498, 1795899979409, 1795899984498, 2, null, "b7b90b8ee2bd4f650d5f978b5912eb492294e4044b7d3c5c2e065ca73b855eae", []]');
INSERT INTO public.audit_states VALUES ('org_01m8hzns4eekr9w2yxm83bqm49', 49, 1, 'bank_transactions', 'btx_01m8hznxmhegcamsfx0en4befh', '["btx_01m8hznxmhegcamsfx0en4befh", "org_01m8hzns4eekr9w2yxm83bqm49", "bac_01m8hznt0jejgsqcbpc646q6n8", "2026-02-02", -3600, "CARD SLATEWORK SOFTWARE SUBSCRIPTION", null, null, 1, "card slatework software subscription", "unconfirmed", "acc_01m8hzns4eekr9w2yxk7fck2h0", "ST", null, null, null, null, null, null, null, null, null, 1795899979409, 1795899986143, 2, null, "67141ee03747f94a367872676174183b43b71f3c3cdd657ed483571c76ec7c0e", []]');
INSERT INTO public.audit_states VALUES ('org_01m8hzns4eekr9w2yxm83bqm49', 50, 1, 'bank_transactions', 'btx_01m8hznxmhegcamsfx0rd5ynbt', '["btx_01m8hznxmhegcamsfx0rd5ynbt", "org_01m8hzns4eekr9w2yxm83bqm49", "bac_01m8hznt0jejgsqcbpc646q6n8", "2026-02-18", -5840, "CARD TRAINLINE.COM LONDON", null, null, 1, "card trainline.com london", "unconfirmed", "acc_01m8hzns4eekr9w2yxkcf8s44q", "ZR", null, null, null, null, null, null, null, null, null, 1795899979409, 1795899986143, 2, null, "56cf7dbbb1cce80aae434516f639c2ae3ac2f04ae4e3ec16a64f481c4271ce17", []]');
INSERT INTO public.audit_states VALUES ('org_01m8hzns4eekr9w2yxm83bqm49', 51, 1, 'bank_transactions', 'btx_01m8hznxmhegcamsfx119ezf93', '["btx_01m8hznxmhegcamsfx119ezf93", "org_01m8hzns4eekr9w2yxm83bqm49", "bac_01m8hznt0jejgsqcbpc646q6n8", "2026-03-02", -3600, "CARD SLATEWORK SOFTWARE SUBSCRIPTION", null, null, 1, "card slatework software subscription", "unconfirmed", "acc_01m8hzns4eekr9w2yxk7fck2h0", "ST", null, null, null, null, null, null, null, null, null, 1795899979409, 1795899986143, 2, null, "c9f5fec85cb8d9a7ff4021b408ab259a9bb61a729b1b9895d3cbf4c028444205", []]');
INSERT INTO public.audit_states VALUES ('org_01m8hzns4eekr9w2yxm83bqm49', 52, 1, 'bank_transactions', 'btx_01m8hznxmhegcamsfx1dhsjs5x', '["btx_01m8hznxmhegcamsfx1dhsjs5x", "org_01m8hzns4eekr9w2yxm83bqm49", "bac_01m8hznt0jejgsqcbpc646q6n8", "2026-03-20", -750, "TOTAL CHARGES TO 19MAR2026", null, null, 1, "total charges to 19mar2026", "unconfirmed", "acc_01m8hzns4eekr9w2yxm0m1c1kg", "EX", null, null, null, null, null, null, null, null, null, 1795899979409, 1795899986143, 2, null, "f0ba29b088e504eae3e9a2fe7a0600dae5d622db4b4b80ccffa83595db79f5c3", []]');
INSERT INTO public.audit_states VALUES ('org_01m8hzns4eekr9w2yxm83bqm49', 54, 1, 'bank_transactions', 'btx_01m8hznxmhegcamsfx119ezf93', '["btx_01m8hznxmhegcamsfx119ezf93", "org_01m8hzns4eekr9w2yxm83bqm49", "bac_01m8hznt0jejgsqcbpc646q6n8", "2026-03-02", -3600, "CARD SLATEWORK SOFTWARE SUBSCRIPTION", null, null, 1, "card slatework software subscription", "confirmed", "acc_01m8hzns4eekr9w2yxk7fck2h0", "ST", null, null, "account", "jnl_01m8hzp4mxe2gv03hrk868ppxx", 1, "acc_01m8hzns4eekr9w2yxk7fck2h0", "ST", -600, 1795899986589, 1795899979409, 1795899986589, 3, null, "c9f5fec85cb8d9a7ff4021b408ab259a9bb61a729b1b9895d3cbf4c028444205", []]');
INSERT INTO public.audit_states VALUES ('org_01m8hznqtfe5srznssakhk00jw', 4, 1, 'organisations', 'org_01m8hznqtfe5srznssakhk00jw', '["org_01m8hznqtfe5srznssakhk00jw", "Acorn Ltd", "GBP", "GB", "03-31", 1, null, "standard", null, "line", "active", null, 1795899973455, 1795899973455, 1, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8hznqtfe5srznssakhk00jw', 4, 2, 'tax_rates', 'ST/2026-02-01', '["org_01m8hznqtfe5srznssakhk00jw", "ST", "2026-02-01", 190000]');
INSERT INTO public.audit_states VALUES ('org_01m8hzns4eekr9w2yxm83bqm49', 3, 1, 'accounts', 'acc_01m8hznsece2s8m0y3hvnx0wgv', '["acc_01m8hznsece2s8m0y3hvnx0wgv", "org_01m8hzns4eekr9w2yxm83bqm49", "4100", "Room hire", "INCOME", null, "EX", null, "active", 1795899975116, 1795899975116, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8hzns4eekr9w2yxm83bqm49', 5, 1, 'bank_accounts', 'bac_01m8hznt0jejgsqcbpc646q6n8', '["bac_01m8hznt0jejgsqcbpc646q6n8", "org_01m8hzns4eekr9w2yxm83bqm49", "acc_01m8hzns4eekr9w2yxffjpcssk", "Current", "current", null, null, null, 1000000, "2026-01-01", "jnl_01m8hznt0jejgsqcbpce6vm3cy", null, 1795899975698, 1795899975698, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8hzns4eekr9w2yxm83bqm49', 8, 1, 'contacts', 'con_01m8hznt8jeztbb9zw3h0f6mba', '["con_01m8hznt8jeztbb9zw3h0f6mba", "org_01m8hzns4eekr9w2yxm83bqm49", "customer", "Abbey Schools Trust", null, null, null, null, null, 30, null, null, "active", "abbey schools trust", 1795899975954, 1795899975954, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8hzns4eekr9w2yxm83bqm49', 10, 1, 'contacts', 'con_01m8hzntajevk84e10ft766q2m', '["con_01m8hzntajevk84e10ft766q2m", "org_01m8hzns4eekr9w2yxm83bqm49", "customer", "Marlow & Pike LLP", null, null, null, null, null, 30, null, null, "active", "marlow & pike llp", 1795899976018, 1795899976018, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8hzns4eekr9w2yxm83bqm49', 12, 1, 'contacts', 'con_01m8hznteze6yrgkkv8pnj4e9q', '["con_01m8hznteze6yrgkkv8pnj4e9q", "org_01m8hzns4eekr9w2yxm83bqm49", "supplier", "Techbarn", null, null, null, null, null, 30, null, null, "active", "techbarn", 1795899976159, 1795899976159, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8hzns4eekr9w2yxm83bqm49', 14, 1, 'contacts', 'con_01m8hznttqesztcxnn1bftpaf0', '["con_01m8hznttqesztcxnn1bftpaf0", "org_01m8hzns4eekr9w2yxm83bqm49", "supplier", "Fern & Rowe", null, null, null, null, null, 30, null, null, "active", "fern & rowe", 1795899976535, 1795899976535, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8hzns4eekr9w2yxm83bqm49', 15, 1, 'invoices', 'inv_01m8hznvdfee8tn7b3j5gpf4w3', '["inv_01m8hznvdfee8tn7b3j5gpf4w3", "org_01m8hzns4eekr9w2yxm83bqm49", "sales", "invoice", "issued", "INV-0001", "con_01m8hznt8jeztbb9zw3h0f6mba", "2026-01-15", "2026-02-14", "exclusive", null, null, 195000, 39000, 234000, 0, 0, "issued", "jnl_01m8hznvdfee8tn7b3j80kq8fk", null, null, "inv-0001", 1795899977135, 1795899977135, 1, "9999-99-99", 0, null, null, [["org_01m8hzns4eekr9w2yxm83bqm49", 1, "Course design, 3 days", "3", "650.00", null, "acc_01m8hzns4eekr9w2yxhbgtxbz8", "ST", null, 195000, 39000, 234000]], [], []]');
INSERT INTO public.audit_states VALUES ('org_01m8hzns4eekr9w2yxm83bqm49', 15, 2, 'number_sequences', 'invoice', '["org_01m8hzns4eekr9w2yxm83bqm49", "invoice", 1]');
INSERT INTO public.audit_states VALUES ('org_01m8hzns4eekr9w2yxm83bqm49', 17, 1, 'invoices', 'inv_01m8hznvpte8dabac4eajak38y', '["inv_01m8hznvpte8dabac4eajak38y", "org_01m8hzns4eekr9w2yxm83bqm49", "purchase", "invoice", "issued", "TB-0117", "con_01m8hznteze6yrgkkv8pnj4e9q", "2026-01-21", "2026-02-20", "exclusive", null, null, 89900, 17980, 107880, 0, 0, "issued", "jnl_01m8hznvpte8dabac4ec2z133p", null, null, "tb-0117", 1795899977434, 1795899977434, 1, "9999-99-99", 0, null, null, [["org_01m8hzns4eekr9w2yxm83bqm49", 1, "Laptop", "1", "899.00", null, "acc_01m8hzns4eekr9w2yxecwz9b20", "ST", null, 89900, 17980, 107880]], [], []]');
INSERT INTO public.audit_states VALUES ('org_01m8hzns4eekr9w2yxm83bqm49', 20, 1, 'invoices', 'inv_01m8hznw3remdr49swgnqm7j6t', '["inv_01m8hznw3remdr49swgnqm7j6t", "org_01m8hzns4eekr9w2yxm83bqm49", "sales", "invoice", "issued", "INV-0003", "con_01m8hznt9eeb481xte2h0rrbe6", "2026-02-09", "2026-03-11", "exclusive", null, null, 27500, 700, 28200, 0, 0, "issued", "jnl_01m8hznw3remdr49swgr6nxrrh", null, null, "inv-0003", 1795899977848, 1795899977848, 1, "9999-99-99", 0, null, null, [["org_01m8hzns4eekr9w2yxm83bqm49", 1, "Seminar room, 5 evenings", "5", "48.00", null, "acc_01m8hznsece2s8m0y3hvnx0wgv", "EX", null, 24000, 0, 24000], ["org_01m8hzns4eekr9w2yxm83bqm49", 2, "Projector", "1", "35.00", null, "acc_01m8hzns4eekr9w2yxhbgtxbz8", "ST", null, 3500, 700, 4200]], [], []]');
INSERT INTO public.audit_states VALUES ('org_01m8hzns4eekr9w2yxm83bqm49', 20, 2, 'number_sequences', 'invoice', '["org_01m8hzns4eekr9w2yxm83bqm49", "invoice", 3]');
INSERT INTO public.audit_states VALUES ('org_01m8hzns4eekr9w2yxm83bqm49', 22, 1, 'invoices', 'inv_01m8hznwe4ezk8xp09t0jz50vw', '["inv_01m8hznwe4ezk8xp09t0jz50vw", "org_01m8hzns4eekr9w2yxm83bqm49", "sales", "invoice", "issued", "INV-0005", "con_01m8hzntajevk84e10ft766q2m", "2026-03-03", "2026-04-02", "exclusive", null, null, 50000, 10000, 60000, 0, 0, "issued", "jnl_01m8hznwe4ezk8xp09t7scax38", null, null, "inv-0005", 1795899978180, 1795899978180, 1, "9999-99-99", 0, null, null, [["org_01m8hzns4eekr9w2yxm83bqm49", 1, "Raised in error", "1", "500.00", null, "acc_01m8hzns4eekr9w2yxhbgtxbz8", "ST", null, 50000, 10000, 60000]], [], []]');
INSERT INTO public.audit_states VALUES ('org_01m8hzns4eekr9w2yxm83bqm49', 22, 2, 'number_sequences', 'invoice', '["org_01m8hzns4eekr9w2yxm83bqm49", "invoice", 5]');
INSERT INTO public.audit_states VALUES ('org_01m8hzns4eekr9w2yxm83bqm49', 24, 1, 'invoices', 'inv_01m8hznwkfe0fvd073kpqq474t', '["inv_01m8hznwkfe0fvd073kpqq474t", "org_01m8hzns4eekr9w2yxm83bqm49", "purchase", "invoice", "issued", "FR-1209", "con_01m8hznttqesztcxnn1bftpaf0", "2026-03-24", "2026-04-23", "inclusive", null, null, 64000, 12800, 76800, 0, 0, "issued", "jnl_01m8hznwkfe0fvd073kvcqhynk", null, null, "fr-1209", 1795899978351, 1795899978351, 1, "9999-99-99", 0, null, null, [["org_01m8hzns4eekr9w2yxm83bqm49", 1, "Illustration, 2 days", "2", "384.00", null, "acc_01m8hzns4eekr9w2yxj0yvrztw", "ST", null, 64000, 12800, 76800]], [], []]');
INSERT INTO public.audit_states VALUES ('org_01m8hzns4eekr9w2yxm83bqm49', 27, 1, 'invoices', 'inv_01m8hznwa4eff8se6t8234799h', '["inv_01m8hznwa4eff8se6t8234799h", "org_01m8hzns4eekr9w2yxm83bqm49", "sales", "invoice", "issued", "INV-0004", "con_01m8hzntajevk84e10ft766q2m", "2026-02-20", "2026-03-22", "exclusive", null, null, 133200, 26640, 159840, 0, 18000, "issued", "jnl_01m8hznwa4eff8se6t86z1wy5q", null, null, "inv-0004", 1795899978052, 1795899978731, 2, "9999-99-99", 1, "2026-03-12", "2026-03-12", [["org_01m8hzns4eekr9w2yxm83bqm49", 1, "Course for new starters", "1", "1480.00", "10", "acc_01m8hzns4eekr9w2yxhbgtxbz8", "ST", null, 133200, 26640, 159840]], [["alc_01m8hznwzbe1hbssq155qt6v0g", "org_01m8hzns4eekr9w2yxm83bqm49", null, "inv_01m8hznwhwebzt6gdf6ddqqcnr", 18000, "2026-03-12", null, 1795899978731, null]], []]');
INSERT INTO public.audit_states VALUES ('org_01m8hzns4eekr9w2yxm83bqm49', 27, 2, 'invoices', 'inv_01m8hznwhwebzt6gdf6ddqqcnr', '["inv_01m8hznwhwebzt6gdf6ddqqcnr", "org_01m8hzns4eekr9w2yxm83bqm49", "sales", "credit_note", "issued", "CN-0001", "con_01m8hzntajevk84e10ft766q2m", "2026-03-12", "2026-03-12", "exclusive", "INV-0004", null, 15000, 3000, 18000, 0, 18000, "issued", "jnl_01m8hznwhwebzt6gdf6hdypc2c", null, null, "cn-0001\ninv-0004", 1795899978300, 1795899978731, 2, "2026-03-12", 1, "2026-03-12", "2026-03-12", [["org_01m8hzns4eekr9w2yxm83bqm49", 1, "A day that was not held", "1", "150.00", null, "acc_01m8hzns4eekr9w2yxhbgtxbz8", "ST", null, 15000, 3000, 18000]], [], []]');
INSERT INTO public.audit_states VALUES ('org_01m8hzns4eekr9w2yxm83bqm49', 32, 1, 'bank_accounts', 'bac_01m8hznt0jejgsqcbpc646q6n8', '["bac_01m8hznt0jejgsqcbpc646q6n8", "org_01m8hzns4eekr9w2yxm83bqm49", "acc_01m8hzns4eekr9w2yxffjpcssk", "Current", "current", null, null, null, 1000000, "2026-01-01", "jnl_01m8hznt0jejgsqcbpce6vm3cy", 900715, 1795899975698, 1795899979409, 2, "2026-03-31"]');
INSERT INTO public.audit_states VALUES ('org_01m8hzns4eekr9w2yxm83bqm49', 32, 2, 'stated_balances', 'bac_01m8hznt0jejgsqcbpc646q6n8/2026-03-31', '["org_01m8hzns4eekr9w2yxm83bqm49", "bac_01m8hznt0jejgsqcbpc646q6n8", "2026-03-31", 900715, 1795899979409]');
INSERT INTO public.audit_states VALUES ('org_01m8hzns4eekr9w2yxm83bqm49', 23, 1, 'invoices', 'inv_01m8hznwhwebzt6gdf6ddqqcnr', '["inv_01m8hznwhwebzt6gdf6ddqqcnr", "org_01m8hzns4eekr9w2yxm83bqm49", "sales", "credit_note", "issued", "CN-0001", "con_01m8hzntajevk84e10ft766q2m", "2026-03-12", "2026-03-12", "exclusive", "INV-0004", null, 15000, 3000, 18000, 0, 0, "issued", "jnl_01m8hznwhwebzt6gdf6hdypc2c", null, null, "cn-0001\ninv-0004", 1795899978300, 1795899978300, 1, "9999-99-99", 0, null, null, [["org_01m8hzns4eekr9w2yxm83bqm49", 1, "A day that was not held", "1", "150.00", null, "acc_01m8hzns4eekr9w2yxhbgtxbz8", "ST", null, 15000, 3000, 18000]], [], []]');
INSERT INTO public.audit_states VALUES ('org_01m8hzns4eekr9w2yxm83bqm49', 23, 2, 'number_sequences', 'credit_note', '["org_01m8hzns4eekr9w2yxm83bqm49", "credit_note", 1]');
INSERT INTO public.audit_states VALUES ('org_01m8hzns4eekr9w2yxm83bqm49', 33, 1, 'invoices', 'inv_01m8hznvpte8dabac4eajak38y', '["inv_01m8hznvpte8dabac4eajak38y", "org_01m8hzns4eekr9w2yxm83bqm49", "purchase", "invoice", "issued", "TB-0117", "con_01m8hznteze6yrgkkv8pnj4e9q", "2026-01-21", "2026-02-20", "exclusive", null, null, 89900, 17980, 107880, 107880, 0, "issued", "jnl_01m8hznvpte8dabac4ec2z133p", null, null, "tb-0117", 1795899977434, 1795899979901, 2, "2026-01-22", 1, "2026-01-22", "2026-01-22", [["org_01m8hzns4eekr9w2yxm83bqm49", 1, "Laptop", "1", "899.00", null, "acc_01m8hzns4eekr9w2yxecwz9b20", "ST", null, 89900, 17980, 107880]], [["alc_01m8hzny3xe26tgwgfp5ewdme2", "org_01m8hzns4eekr9w2yxm83bqm49", "set_01m8hzny3xe26tgwgfp5ewdme2", null, 107880, "2026-01-22", null, 1795899979901, null]], []]');
INSERT INTO public.audit_states VALUES ('org_01m8hzns4eekr9w2yxm83bqm49', 33, 2, 'settlements', 'set_01m8hzny3xe26tgwgfp5ewdme2', '["set_01m8hzny3xe26tgwgfp5ewdme2", "org_01m8hzns4eekr9w2yxm83bqm49", "payment", "purchase", "posted", "con_01m8hznteze6yrgkkv8pnj4e9q", "bac_01m8hznt0jejgsqcbpc646q6n8", "2026-01-22", 107880, 107880, null, "btx_01m8hznxmhegcamsfx06atbexb", 1, "jnl_01m8hzny3xe26tgwgfp5ewdme2", null, null, "", 1795899979901, 1795899979901, 1, "2026-01-22", 1, "2026-01-22", "2026-01-22"]');
INSERT INTO public.audit_states VALUES ('org_01m8hzns4eekr9w2yxm83bqm49', 34, 1, 'bank_transactions', 'btx_01m8hznxmhegcamsfx06atbexb', '["btx_01m8hznxmhegcamsfx06atbexb", "org_01m8hzns4eekr9w2yxm83bqm49", "bac_01m8hznt0jejgsqcbpc646q6n8", "2026-01-22", -107880, "FPO TECHBARN LTD TB-0117", null, null, 1, "fpo techbarn ltd tb-0117", "confirmed", null, "NV", null, "con_01m8hznteze6yrgkkv8pnj4e9q", "allocations", "jnl_01m8hzny3xe26tgwgfp5ewdme2", 2, null, "NV", 0, 1795899979901, 1795899979409, 1795899979901, 2, null, "1272808c0b8e7153718481fdd8cad3bca1177a0d294a925b0d41e3b4b2ae4845", []]');
INSERT INTO public.audit_states VALUES ('org_01m8hzns4eekr9w2yxm83bqm49', 35, 1, 'invoices', 'inv_01m8hznvdfee8tn7b3j5gpf4w3', '["inv_01m8hznvdfee8tn7b3j5gpf4w3", "org_01m8hzns4eekr9w2yxm83bqm49", "sales", "invoice", "issued", "INV-0001", "con_01m8hznt8jeztbb9zw3h0f6mba", "2026-01-15", "2026-02-14", "exclusive", null, null, 195000, 39000, 234000, 150000, 0, "issued", "jnl_01m8hznvdfee8tn7b3j80kq8fk", null, null, "inv-0001", 1795899977135, 1795899980699, 2, "9999-99-99", 1, "2026-01-30", "2026-01-30", [["org_01m8hzns4eekr9w2yxm83bqm49", 1, "Course design, 3 days", "3", "650.00", null, "acc_01m8hzns4eekr9w2yxhbgtxbz8", "ST", null, 195000, 39000, 234000]], [["alc_01m8hznywve8esnea1z4xmg3kv", "org_01m8hzns4eekr9w2yxm83bqm49", "set_01m8hznywve8esnea1z4xmg3kv", null, 150000, "2026-01-30", null, 1795899980699, null]], []]');
INSERT INTO public.audit_states VALUES ('org_01m8hzns4eekr9w2yxm83bqm49', 35, 2, 'settlements', 'set_01m8hznywve8esnea1z4xmg3kv', '["set_01m8hznywve8esnea1z4xmg3kv", "org_01m8hzns4eekr9w2yxm83bqm49", "receipt", "sales", "posted", "con_01m8hznt8jeztbb9zw3h0f6mba", "bac_01m8hznt0jejgsqcbpc646q6n8", "2026-01-30", 150000, 150000, null, "btx_01m8hznxmhegcamsfx0a4a017f", 1, "jnl_01m8hznywve8esnea1z4xmg3kv", null, null, "", 1795899980699, 1795899980699, 1, "2026-01-30", 1, "2026-01-30", "2026-01-30"]');
INSERT INTO public.audit_states VALUES ('org_01m8hzns4eekr9w2yxm83bqm49', 36, 1, 'bank_transactions', 'btx_01m8hznxmhegcamsfx0a4a017f', '["btx_01m8hznxmhegcamsfx0a4a017f", "org_01m8hzns4eekr9w2yxm83bqm49", "bac_01m8hznt0jejgsqcbpc646q6n8", "2026-01-30", 150000, "FPI ABBEY SCHOOLS TRUST PART INV-0001", null, null, 1, "fpi abbey schools trust part inv-0001", "confirmed", null, "NV", null, "con_01m8hznt8jeztbb9zw3h0f6mba", "allocations", "jnl_01m8hznywve8esnea1z4xmg3kv", 2, null, "NV", 0, 1795899980699, 1795899979409, 1795899980699, 2, null, "328dd05df287413bbd6f750059372a7f48a2fe8810a1c938b25cc5b4201f7110", []]');
INSERT INTO public.audit_states VALUES ('org_01m8hzns4eekr9w2yxm83bqm49', 39, 1, 'invoices', 'inv_01m8hznvdfee8tn7b3j5gpf4w3', '["inv_01m8hznvdfee8tn7b3j5gpf4w3", "org_01m8hzns4eekr9w2yxm83bqm49", "sales", "invoice", "issued", "INV-0001", "con_01m8hznt8jeztbb9zw3h0f6mba", "2026-01-15", "2026-02-14", "exclusive", null, null, 195000, 39000, 234000, 234000, 0, "issued", "jnl_01m8hznvdfee8tn7b3j80kq8fk", null, null, "inv-0001", 1795899977135, 1795899982475, 3, "2026-02-16", 2, "2026-01-30", "2026-02-16", [["org_01m8hzns4eekr9w2yxm83bqm49", 1, "Course design, 3 days", "3", "650.00", null, "acc_01m8hzns4eekr9w2yxhbgtxbz8", "ST", null, 195000, 39000, 234000]], [["alc_01m8hznywve8esnea1z4xmg3kv", "org_01m8hzns4eekr9w2yxm83bqm49", "set_01m8hznywve8esnea1z4xmg3kv", null, 150000, "2026-01-30", null, 1795899980699, null], ["alc_01m8hzp0mbecnv0v6jbhvxg32b", "org_01m8hzns4eekr9w2yxm83bqm49", "set_01m8hzp0mbecnv0v6jbhvxg32b", null, 84000, "2026-02-16", null, 1795899982475, null]], []]');
INSERT INTO public.audit_states VALUES ('org_01m8hzns4eekr9w2yxm83bqm49', 39, 2, 'invoices', 'inv_01m8hznvtcee28dsr6h0n6aq56', '["inv_01m8hznvtcee28dsr6h0n6aq56", "org_01m8hzns4eekr9w2yxm83bqm49", "sales", "invoice", "issued", "INV-0002", "con_01m8hznt8jeztbb9zw3h0f6mba", "2026-01-28", "2026-02-27", "exclusive", null, null, 87000, 0, 87000, 87000, 0, "issued", "jnl_01m8hznvtcee28dsr6h42eqf7d", null, null, "inv-0002", 1795899977548, 1795899982475, 2, "2026-02-16", 1, "2026-02-16", "2026-02-16", [["org_01m8hzns4eekr9w2yxm83bqm49", 1, "Workbooks", "120", "7.25", null, "acc_01m8hzns4eekr9w2yxhf9cwke6", "ZR", null, 87000, 0, 87000]], [["alc_01m8hzp0mbecnv0v6jbhvxg32c", "org_01m8hzns4eekr9w2yxm83bqm49", "set_01m8hzp0mbecnv0v6jbhvxg32b", null, 87000, "2026-02-16", null, 1795899982475, null]], []]');
INSERT INTO public.audit_states VALUES ('org_01m8hzns4eekr9w2yxm83bqm49', 39, 3, 'settlements', 'set_01m8hzp0mbecnv0v6jbhvxg32b', '["set_01m8hzp0mbecnv0v6jbhvxg32b", "org_01m8hzns4eekr9w2yxm83bqm49", "receipt", "sales", "posted", "con_01m8hznt8jeztbb9zw3h0f6mba", "bac_01m8hznt0jejgsqcbpc646q6n8", "2026-02-16", 171000, 171000, null, "btx_01m8hznxmhegcamsfx0mx9yv9t", 1, "jnl_01m8hzp0mbecnv0v6jbhvxg32b", null, null, "", 1795899982475, 1795899982475, 1, "2026-02-16", 2, "2026-02-16", "2026-02-16"]');
INSERT INTO public.audit_states VALUES ('org_01m8hzns4eekr9w2yxm83bqm49', 40, 1, 'bank_transactions', 'btx_01m8hznxmhegcamsfx0mx9yv9t', '["btx_01m8hznxmhegcamsfx0mx9yv9t", "org_01m8hzns4eekr9w2yxm83bqm49", "bac_01m8hznt0jejgsqcbpc646q6n8", "2026-02-16", 171000, "FPI ABBEY SCHOOLS TRUST INV-0001 INV-0002", null, null, 1, "fpi abbey schools trust inv-0001 inv-0002", "confirmed", null, "NV", null, "con_01m8hznt8jeztbb9zw3h0f6mba", "allocations", "jnl_01m8hzp0mbecnv0v6jbhvxg32b", 2, null, "NV", 0, 1795899982475, 1795899979409, 1795899982475, 2, null, "3a4f56ddd806837edc73f6f4dc68c99dacbe0696ccc891aed5fa4883ff1e7336", []]');
INSERT INTO public.audit_states VALUES ('org_01m8hznqtfe5srznssakhk00jw', 8, 1, 'bank_transactions', 'btx_01m8hzp9mhedasnjgx96eycddt', '["btx_01m8hzp9mhedasnjgx96eycddt", "org_01m8hznqtfe5srznssakhk00jw", "bac_01m8hznrzcejs89ksyqcdfmt9a", "2026-03-02", -50000, "CARD 4417 SCREWFIX", null, null, 1, "card 4417 screwfix", "unconfirmed", null, "NV", null, null, null, null, null, null, null, null, null, 1795899991697, 1795899991814, 3, null, "0ed9bb1b0d55af6c307ff282ecdc85bc1bd02e3792ac92d0af03bb4a90c6ddd4", [["org_01m8hznqtfe5srznssakhk00jw", "jnl_01m8hzp9mseev988jj547dw3za"]]]');
INSERT INTO public.audit_states VALUES ('org_01m8hzns4eekr9w2yxm83bqm49', 31, 1, 'invoices', 'inv_01m8hznw3remdr49swgnqm7j6t', '["inv_01m8hznw3remdr49swgnqm7j6t", "org_01m8hzns4eekr9w2yxm83bqm49", "sales", "invoice", "issued", "INV-0003", "con_01m8hznt9eeb481xte2h0rrbe6", "2026-02-09", "2026-03-11", "exclusive", null, null, 27500, 700, 28200, 28200, 0, "issued", "jnl_01m8hznw3remdr49swgr6nxrrh", null, null, "inv-0003", 1795899977848, 1795899979121, 2, "2026-03-06", 1, "2026-03-06", "2026-03-06", [["org_01m8hzns4eekr9w2yxm83bqm49", 1, "Seminar room, 5 evenings", "5", "48.00", null, "acc_01m8hznsece2s8m0y3hvnx0wgv", "EX", null, 24000, 0, 24000], ["org_01m8hzns4eekr9w2yxm83bqm49", 2, "Projector", "1", "35.00", null, "acc_01m8hzns4eekr9w2yxhbgtxbz8", "ST", null, 3500, 700, 4200]], [["alc_01m8hznxbherwbq4wk46j5mva2", "org_01m8hzns4eekr9w2yxm83bqm49", "set_01m8hznxbherwbq4wk3x84rt3a", null, 28200, "2026-03-06", null, 1795899979121, null]], []]');
INSERT INTO public.audit_states VALUES ('org_01m8hzns4eekr9w2yxm83bqm49', 31, 2, 'settlements', 'set_01m8hznxbherwbq4wk3x84rt3a', '["set_01m8hznxbherwbq4wk3x84rt3a", "org_01m8hzns4eekr9w2yxm83bqm49", "receipt", "sales", "posted", "con_01m8hznt9eeb481xte2h0rrbe6", "bac_01m8hznt0jejgsqcbpc646q6n8", "2026-03-06", 28200, 28200, null, null, 0, "jnl_01m8hznxbherwbq4wk42hcqr3t", null, null, "", 1795899979121, 1795899979121, 1, "2026-03-06", 1, "2026-03-06", "2026-03-06"]');
INSERT INTO public.audit_states VALUES ('org_01m8hzns4eekr9w2yxm83bqm49', 45, 1, 'settlements', 'set_01m8hznxbherwbq4wk3x84rt3a', '["set_01m8hznxbherwbq4wk3x84rt3a", "org_01m8hzns4eekr9w2yxm83bqm49", "receipt", "sales", "posted", "con_01m8hznt9eeb481xte2h0rrbe6", "bac_01m8hznt0jejgsqcbpc646q6n8", "2026-03-06", 28200, 28200, null, "btx_01m8hznxmhegcamsfx15nv6p1h", 0, "jnl_01m8hznxbherwbq4wk42hcqr3t", null, null, "", 1795899979121, 1795899984158, 2, "2026-03-06", 1, "2026-03-06", "2026-03-06"]');
INSERT INTO public.audit_states VALUES ('org_01m8hzns4eekr9w2yxm83bqm49', 46, 1, 'bank_transactions', 'btx_01m8hznxmhegcamsfx15nv6p1h', '["btx_01m8hznxmhegcamsfx15nv6p1h", "org_01m8hzns4eekr9w2yxm83bqm49", "bac_01m8hznt0jejgsqcbpc646q6n8", "2026-03-06", 28200, "FPI KESTREL FITNESS CIC INV-0003", null, null, 1, "fpi kestrel fitness cic inv-0003", "confirmed", null, "NV", null, "con_01m8hznt9eeb481xte2h0rrbe6", "match", "jnl_01m8hznxbherwbq4wk42hcqr3t", 2, null, "NV", 0, 1795899984158, 1795899979409, 1795899984158, 2, null, "8e0352e4b1b35f89518582419b2ff0638d7196ea458695b1839482ea1b564551", []]');
INSERT INTO public.audit_states VALUES ('org_01m8hzns4eekr9w2yxm83bqm49', 32, 4, 'bank_transactions', 'btx_01m8hznxmhegcamsfx0a4a017f', '["btx_01m8hznxmhegcamsfx0a4a017f", "org_01m8hzns4eekr9w2yxm83bqm49", "bac_01m8hznt0jejgsqcbpc646q6n8", "2026-01-30", 150000, "FPI ABBEY SCHOOLS TRUST PART INV-0001", null, null, 1, "fpi abbey schools trust part inv-0001", "unconfirmed", null, "NV", null, null, null, null, null, null, null, null, null, 1795899979409, 1795899979409, 1, null, "328dd05df287413bbd6f750059372a7f48a2fe8810a1c938b25cc5b4201f7110", []]');
INSERT INTO public.audit_states VALUES ('org_01m8hzns4eekr9w2yxm83bqm49', 32, 5, 'bank_transactions', 'btx_01m8hznxmhegcamsfx0en4befh', '["btx_01m8hznxmhegcamsfx0en4befh", "org_01m8hzns4eekr9w2yxm83bqm49", "bac_01m8hznt0jejgsqcbpc646q6n8", "2026-02-02", -3600, "CARD SLATEWORK SOFTWARE SUBSCRIPTION", null, null, 1, "card slatework software subscription", "unconfirmed", null, "NV", null, null, null, null, null, null, null, null, null, 1795899979409, 1795899979409, 1, null, "67141ee03747f94a367872676174183b43b71f3c3cdd657ed483571c76ec7c0e", []]');
INSERT INTO public.audit_states VALUES ('org_01m8hzns4eekr9w2yxm83bqm49', 32, 6, 'bank_transactions', 'btx_01m8hznxmhegcamsfx0k948ymm', '["btx_01m8hznxmhegcamsfx0k948ymm", "org_01m8hzns4eekr9w2yxm83bqm49", "bac_01m8hznt0jejgsqcbpc646q6n8", "2026-02-10", -135000, "FPO HARCOURT LETTINGS HL-33", null, null, 1, "fpo harcourt lettings hl-33", "unconfirmed", null, "NV", null, null, null, null, null, null, null, null, null, 1795899979409, 1795899979409, 1, null, "a554bd883699f03b2433581dae214b19ef4ca02926a5399a2312d8445d2ae6f3", []]');
INSERT INTO public.audit_states VALUES ('org_01m8hzns4eekr9w2yxm83bqm49', 32, 7, 'bank_transactions', 'btx_01m8hznxmhegcamsfx0mx9yv9t', '["btx_01m8hznxmhegcamsfx0mx9yv9t", "org_01m8hzns4eekr9w2yxm83bqm49", "bac_01m8hznt0jejgsqcbpc646q6n8", "2026-02-16", 171000, "FPI ABBEY SCHOOLS TRUST INV-0001 INV-0002", null, null, 1, "fpi abbey schools trust inv-0001 inv-0002", "unconfirmed", null, "NV", null, null, null, null, null, null, null, null, null, 1795899979409, 1795899979409, 1, null, "3a4f56ddd806837edc73f6f4dc68c99dacbe0696ccc891aed5fa4883ff1e7336", []]');
INSERT INTO public.audit_states VALUES ('org_01m8hzns4eekr9w2yxm83bqm49', 32, 8, 'bank_transactions', 'btx_01m8hznxmhegcamsfx0rd5ynbt', '["btx_01m8hznxmhegcamsfx0rd5ynbt", "org_01m8hzns4eekr9w2yxm83bqm49", "bac_01m8hznt0jejgsqcbpc646q6n8", "2026-02-18", -5840, "CARD TRAINLINE.COM LONDON", null, null, 1, "card trainline.com london", "unconfirmed", null, "NV", null, null, null, null, null, null, null, null, null, 1795899979409, 1795899979409, 1, null, "56cf7dbbb1cce80aae434516f639c2ae3ac2f04ae4e3ec16a64f481c4271ce17", []]');
INSERT INTO public.audit_states VALUES ('org_01m8hzns4eekr9w2yxm83bqm49', 32, 9, 'bank_transactions', 'btx_01m8hznxmhegcamsfx0w6ph2fz', '["btx_01m8hznxmhegcamsfx0w6ph2fz", "org_01m8hzns4eekr9w2yxm83bqm49", "bac_01m8hznt0jejgsqcbpc646q6n8", "2026-02-27", -40000, "FPO PRINTWELL PX-881", null, null, 1, "fpo printwell px-881", "unconfirmed", null, "NV", null, null, null, null, null, null, null, null, null, 1795899979409, 1795899979409, 1, null, "cbb4004e5f456dd9c35d050b3fe3c9e6b04bf0eab21532e492b097a7b21b73a1", []]');
INSERT INTO public.audit_states VALUES ('org_01m8hzns4eekr9w2yxm83bqm49', 32, 10, 'bank_transactions', 'btx_01m8hznxmhegcamsfx119ezf93', '["btx_01m8hznxmhegcamsfx119ezf93", "org_01m8hzns4eekr9w2yxm83bqm49", "bac_01m8hznt0jejgsqcbpc646q6n8", "2026-03-02", -3600, "CARD SLATEWORK SOFTWARE SUBSCRIPTION", null, null, 1, "card slatework software subscription", "unconfirmed", null, "NV", null, null, null, null, null, null, null, null, null, 1795899979409, 1795899979409, 1, null, "c9f5fec85cb8d9a7ff4021b408ab259a9bb61a729b1b9895d3cbf4c028444205", []]');
INSERT INTO public.audit_states VALUES ('org_01m8hzns4eekr9w2yxm83bqm49', 32, 11, 'bank_transactions', 'btx_01m8hznxmhegcamsfx15nv6p1h', '["btx_01m8hznxmhegcamsfx15nv6p1h", "org_01m8hzns4eekr9w2yxm83bqm49", "bac_01m8hznt0jejgsqcbpc646q6n8", "2026-03-06", 28200, "FPI KESTREL FITNESS CIC INV-0003", null, null, 1, "fpi kestrel fitness cic inv-0003", "unconfirmed", null, "NV", null, null, null, null, null, null, null, null, null, 1795899979409, 1795899979409, 1, null, "8e0352e4b1b35f89518582419b2ff0638d7196ea458695b1839482ea1b564551", []]');
INSERT INTO public.audit_states VALUES ('org_01m8hzns4eekr9w2yxm83bqm49', 32, 12, 'bank_transactions', 'btx_01m8hznxmhegcamsfx1by5tnrs', '["btx_01m8hznxmhegcamsfx1by5tnrs", "org_01m8hzns4eekr9w2yxm83bqm49", "bac_01m8hznt0jejgsqcbpc646q6n8", "2026-03-16", 141840, "FPI MARLOW AND PIKE LLP INV-0004 LESS CN-0001", null, null, 1, "fpi marlow and pike llp inv-0004 less cn-0001", "unconfirmed", null, "NV", null, null, null, null, null, null, null, null, null, 1795899979409, 1795899979409, 1, null, "71e7888d7a34f0bcc91a019e775f105d0016a4f32f799edaf02f3d2a7290e64d", []]');
INSERT INTO public.audit_states VALUES ('org_01m8hzns4eekr9w2yxm83bqm49', 32, 13, 'bank_transactions', 'btx_01m8hznxmhegcamsfx1dhsjs5x', '["btx_01m8hznxmhegcamsfx1dhsjs5x", "org_01m8hzns4eekr9w2yxm83bqm49", "bac_01m8hznt0jejgsqcbpc646q6n8", "2026-03-20", -750, "TOTAL CHARGES TO 19MAR2026", null, null, 1, "total charges to 19mar2026", "unconfirmed", null, "NV", null, null, null, null, null, null, null, null, null, 1795899979409, 1795899979409, 1, null, "f0ba29b088e504eae3e9a2fe7a0600dae5d622db4b4b80ccffa83595db79f5c3", []]');
INSERT INTO public.audit_states VALUES ('org_01m8hzns4eekr9w2yxm83bqm49', 32, 14, 'bank_transactions', 'btx_01m8hznxmhegcamsfx1g8w9yfa', '["btx_01m8hznxmhegcamsfx1g8w9yfa", "org_01m8hzns4eekr9w2yxm83bqm49", "bac_01m8hznt0jejgsqcbpc646q6n8", "2026-03-25", -200000, "TFR TO SAVINGS", null, null, 1, "tfr to savings", "unconfirmed", null, "NV", null, null, null, null, null, null, null, null, null, 1795899979409, 1795899979409, 1, null, "b7b90b8ee2bd4f650d5f978b5912eb492294e4044b7d3c5c2e065ca73b855eae", []]');
INSERT INTO public.audit_states VALUES ('org_01m8hzns4eekr9w2yxm83bqm49', 32, 15, 'bank_transactions', 'btx_01m8hznxmhegcamsfx1pdmk2ec', '["btx_01m8hznxmhegcamsfx1pdmk2ec", "org_01m8hzns4eekr9w2yxm83bqm49", "bac_01m8hznt0jejgsqcbpc646q6n8", "2026-03-31", -93655, "FPO J WREN NET PAY MARCH", null, null, 1, "fpo j wren net pay march", "unconfirmed", null, "NV", null, null, null, null, null, null, null, null, null, 1795899979409, 1795899979409, 1, null, "b723781a8f8f5c03549e3d18755201bd640e2ac657779e194ac48817223ffdee", []]');
INSERT INTO public.audit_states VALUES ('org_01m8hzns4eekr9w2yxm83bqm49', 37, 1, 'invoices', 'inv_01m8hznw0sesyrvz03j0ym68vx', '["inv_01m8hznw0sesyrvz03j0ym68vx", "org_01m8hzns4eekr9w2yxm83bqm49", "purchase", "invoice", "issued", "HL-33", "con_01m8hzntr6e3zv37qrec24kygr", "2026-02-01", "2026-03-03", "exclusive", null, null, 135000, 0, 135000, 135000, 0, "issued", "jnl_01m8hznw0sesyrvz03j7dmex9r", null, null, "hl-33", 1795899977753, 1795899981565, 2, "2026-02-10", 1, "2026-02-10", "2026-02-10", [["org_01m8hzns4eekr9w2yxm83bqm49", 1, "Rent, January to March", "1", "1350.00", null, "acc_01m8hzns4eekr9w2yxjqt2nhj3", "EX", null, 135000, 0, 135000]], [["alc_01m8hznzqxe00s21cn502y04cm", "org_01m8hzns4eekr9w2yxm83bqm49", "set_01m8hznzqxe00s21cn502y04cm", null, 135000, "2026-02-10", null, 1795899981565, null]], []]');
INSERT INTO public.audit_states VALUES ('org_01m8hzns4eekr9w2yxm83bqm49', 37, 2, 'settlements', 'set_01m8hznzqxe00s21cn502y04cm', '["set_01m8hznzqxe00s21cn502y04cm", "org_01m8hzns4eekr9w2yxm83bqm49", "payment", "purchase", "posted", "con_01m8hzntr6e3zv37qrec24kygr", "bac_01m8hznt0jejgsqcbpc646q6n8", "2026-02-10", 135000, 135000, null, "btx_01m8hznxmhegcamsfx0k948ymm", 1, "jnl_01m8hznzqxe00s21cn502y04cm", null, null, "", 1795899981565, 1795899981565, 1, "2026-02-10", 1, "2026-02-10", "2026-02-10"]');
INSERT INTO public.audit_states VALUES ('org_01m8hzns4eekr9w2yxm83bqm49', 38, 1, 'bank_transactions', 'btx_01m8hznxmhegcamsfx0k948ymm', '["btx_01m8hznxmhegcamsfx0k948ymm", "org_01m8hzns4eekr9w2yxm83bqm49", "bac_01m8hznt0jejgsqcbpc646q6n8", "2026-02-10", -135000, "FPO HARCOURT LETTINGS HL-33", null, null, 1, "fpo harcourt lettings hl-33", "confirmed", null, "NV", null, "con_01m8hzntr6e3zv37qrec24kygr", "allocations", "jnl_01m8hznzqxe00s21cn502y04cm", 2, null, "NV", 0, 1795899981565, 1795899979409, 1795899981565, 2, null, "a554bd883699f03b2433581dae214b19ef4ca02926a5399a2312d8445d2ae6f3", []]');
INSERT INTO public.audit_states VALUES ('org_01m8hzns4eekr9w2yxm83bqm49', 53, 1, 'bank_transactions', 'btx_01m8hznxmhegcamsfx0rd5ynbt', '["btx_01m8hznxmhegcamsfx0rd5ynbt", "org_01m8hzns4eekr9w2yxm83bqm49", "bac_01m8hznt0jejgsqcbpc646q6n8", "2026-02-18", -5840, "CARD TRAINLINE.COM LONDON", null, null, 1, "card trainline.com london", "confirmed", "acc_01m8hzns4eekr9w2yxkcf8s44q", "ZR", null, null, "account", "jnl_01m8hzp4gze9jbhk50g06e7xfw", 1, "acc_01m8hzns4eekr9w2yxkcf8s44q", "ZR", 0, 1795899986463, 1795899979409, 1795899986463, 3, null, "56cf7dbbb1cce80aae434516f639c2ae3ac2f04ae4e3ec16a64f481c4271ce17", []]');
INSERT INTO public.audit_states VALUES ('org_01m8hzns4eekr9w2yxm83bqm49', 57, 1, 'vat_returns', 'vrt_01m8hzp5nge9eswve8f1svzxhx', '["vrt_01m8hzp5nge9eswve8f1svzxhx", "org_01m8hzns4eekr9w2yxm83bqm49", "2026-01-01", "2026-03-31", "draft", "[]", null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, 1795899987632, 1795899987632, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8hznqtfe5srznssakhk00jw', 7, 1, 'bank_transactions', 'btx_01m8hzp9mhedasnjgx96eycddt', '["btx_01m8hzp9mhedasnjgx96eycddt", "org_01m8hznqtfe5srznssakhk00jw", "bac_01m8hznrzcejs89ksyqcdfmt9a", "2026-03-02", -50000, "CARD 4417 SCREWFIX", null, null, 1, "card 4417 screwfix", "confirmed", null, "NV", null, null, "match", "jnl_01m8hzp9mseev988jj547dw3za", 2, null, null, 0, 1795899991790, 1795899991697, 1795899991790, 2, null, "0ed9bb1b0d55af6c307ff282ecdc85bc1bd02e3792ac92d0af03bb4a90c6ddd4", []]');
INSERT INTO public.audit_states VALUES ('org_01m8hzns4eekr9w2yxm83bqm49', 41, 1, 'invoices', 'inv_01m8hznvjheg9t40k83zqa1ndg', '["inv_01m8hznvjheg9t40k83zqa1ndg", "org_01m8hzns4eekr9w2yxm83bqm49", "purchase", "invoice", "issued", "PX-881", "con_01m8hzntc2ejdtswgzhw66ny7r", "2026-01-20", "2026-02-19", "exclusive", null, null, 41200, 0, 41200, 40000, 0, "issued", "jnl_01m8hznvjheg9t40k841dak4wp", null, null, "px-881", 1795899977297, 1795899983329, 2, "9999-99-99", 1, "2026-02-27", "2026-02-27", [["org_01m8hzns4eekr9w2yxm83bqm49", 1, "Printing of workbooks", "1", "412.00", null, "acc_01m8hzns4eekr9w2yxhxk3kc55", "ZR", null, 41200, 0, 41200]], [["alc_01m8hzp1f1e5dt0rcqc20a09xk", "org_01m8hzns4eekr9w2yxm83bqm49", "set_01m8hzp1f1e5dt0rcqc20a09xk", null, 40000, "2026-02-27", null, 1795899983329, null]], []]');
INSERT INTO public.audit_states VALUES ('org_01m8hzns4eekr9w2yxm83bqm49', 41, 2, 'settlements', 'set_01m8hzp1f1e5dt0rcqc20a09xk', '["set_01m8hzp1f1e5dt0rcqc20a09xk", "org_01m8hzns4eekr9w2yxm83bqm49", "payment", "purchase", "posted", "con_01m8hzntc2ejdtswgzhw66ny7r", "bac_01m8hznt0jejgsqcbpc646q6n8", "2026-02-27", 40000, 40000, null, "btx_01m8hznxmhegcamsfx0w6ph2fz", 1, "jnl_01m8hzp1f1e5dt0rcqc20a09xk", null, null, "", 1795899983329, 1795899983329, 1, "2026-02-27", 1, "2026-02-27", "2026-02-27"]');
INSERT INTO public.audit_states VALUES ('org_01m8hzns4eekr9w2yxm83bqm49', 42, 1, 'bank_transactions', 'btx_01m8hznxmhegcamsfx0w6ph2fz', '["btx_01m8hznxmhegcamsfx0w6ph2fz", "org_01m8hzns4eekr9w2yxm83bqm49", "bac_01m8hznt0jejgsqcbpc646q6n8", "2026-02-27", -40000, "FPO PRINTWELL PX-881", null, null, 1, "fpo printwell px-881", "confirmed", null, "NV", null, "con_01m8hzntc2ejdtswgzhw66ny7r", "allocations", "jnl_01m8hzp1f1e5dt0rcqc20a09xk", 2, null, "NV", 0, 1795899983329, 1795899979409, 1795899983329, 2, null, "cbb4004e5f456dd9c35d050b3fe3c9e6b04bf0eab21532e492b097a7b21b73a1", []]');
INSERT INTO public.audit_states VALUES ('org_01m8hzns4eekr9w2yxm83bqm49', 43, 1, 'invoices', 'inv_01m8hznwa4eff8se6t8234799h', '["inv_01m8hznwa4eff8se6t8234799h", "org_01m8hzns4eekr9w2yxm83bqm49", "sales", "invoice", "issued", "INV-0004", "con_01m8hzntajevk84e10ft766q2m", "2026-02-20", "2026-03-22", "exclusive", null, null, 133200, 26640, 159840, 141840, 18000, "issued", "jnl_01m8hznwa4eff8se6t86z1wy5q", null, null, "inv-0004", 1795899978052, 1795899983721, 3, "2026-03-16", 2, "2026-03-12", "2026-03-16", [["org_01m8hzns4eekr9w2yxm83bqm49", 1, "Course for new starters", "1", "1480.00", "10", "acc_01m8hzns4eekr9w2yxhbgtxbz8", "ST", null, 133200, 26640, 159840]], [["alc_01m8hznwzbe1hbssq155qt6v0g", "org_01m8hzns4eekr9w2yxm83bqm49", null, "inv_01m8hznwhwebzt6gdf6ddqqcnr", 18000, "2026-03-12", null, 1795899978731, null], ["alc_01m8hzp1v9e53vnfaessqrjs53", "org_01m8hzns4eekr9w2yxm83bqm49", "set_01m8hzp1v9e53vnfaessqrjs53", null, 141840, "2026-03-16", null, 1795899983721, null]], []]');
INSERT INTO public.audit_states VALUES ('org_01m8hzns4eekr9w2yxm83bqm49', 43, 2, 'settlements', 'set_01m8hzp1v9e53vnfaessqrjs53', '["set_01m8hzp1v9e53vnfaessqrjs53", "org_01m8hzns4eekr9w2yxm83bqm49", "receipt", "sales", "posted", "con_01m8hzntajevk84e10ft766q2m", "bac_01m8hznt0jejgsqcbpc646q6n8", "2026-03-16", 141840, 141840, null, "btx_01m8hznxmhegcamsfx1by5tnrs", 1, "jnl_01m8hzp1v9e53vnfaessqrjs53", null, null, "", 1795899983721, 1795899983721, 1, "2026-03-16", 1, "2026-03-16", "2026-03-16"]');
INSERT INTO public.audit_states VALUES ('org_01m8hzns4eekr9w2yxm83bqm49', 44, 1, 'bank_transactions', 'btx_01m8hznxmhegcamsfx1by5tnrs', '["btx_01m8hznxmhegcamsfx1by5tnrs", "org_01m8hzns4eekr9w2yxm83bqm49", "bac_01m8hznt0jejgsqcbpc646q6n8", "2026-03-16", 141840, "FPI MARLOW AND PIKE LLP INV-0004 LESS CN-0001", null, null, 1, "fpi marlow and pike llp inv-0004 less cn-0001", "confirmed", null, "NV", null, "con_01m8hzntajevk84e10ft766q2m", "allocations", "jnl_01m8hzp1v9e53vnfaessqrjs53", 2, null, "NV", 0, 1795899983721, 1795899979409, 1795899983721, 2, null, "71e7888d7a34f0bcc91a019e775f105d0016a4f32f799edaf02f3d2a7290e64d", []]');
INSERT INTO public.audit_states VALUES ('org_01m8hzns4eekr9w2yxm83bqm49', 48, 1, 'bank_transactions', 'btx_01m8hznxmhegcamsfx1pdmk2ec', '["btx_01m8hznxmhegcamsfx1pdmk2ec", "org_01m8hzns4eekr9w2yxm83bqm49", "bac_01m8hznt0jejgsqcbpc646q6n8", "2026-03-31", -93655, "FPO J WREN NET PAY MARCH", null, null, 1, "fpo j wren net pay march", "confirmed", "acc_01m8hzns4eekr9w2yxg6nhqaae", "NV", null, null, "account", "jnl_01m8hzp2w1edea2jtbm7vspemd", 1, "acc_01m8hzns4eekr9w2yxg6nhqaae", "NV", 0, 1795899984769, 1795899979409, 1795899984769, 2, null, "b723781a8f8f5c03549e3d18755201bd640e2ac657779e194ac48817223ffdee", []]');
INSERT INTO public.audit_states VALUES ('org_01m8hzns4eekr9w2yxm83bqm49', 55, 1, 'bank_transactions', 'btx_01m8hznxmhegcamsfx0en4befh', '["btx_01m8hznxmhegcamsfx0en4befh", "org_01m8hzns4eekr9w2yxm83bqm49", "bac_01m8hznt0jejgsqcbpc646q6n8", "2026-02-02", -3600, "CARD SLATEWORK SOFTWARE SUBSCRIPTION", null, null, 1, "card slatework software subscription", "confirmed", "acc_01m8hzns4eekr9w2yxk7fck2h0", "ST", null, null, "account", "jnl_01m8hzp4ste5r8fhcvy0nwb6f4", 1, "acc_01m8hzns4eekr9w2yxk7fck2h0", "ST", -600, 1795899986746, 1795899979409, 1795899986746, 3, null, "67141ee03747f94a367872676174183b43b71f3c3cdd657ed483571c76ec7c0e", []]');
INSERT INTO public.audit_states VALUES ('org_01m8hzns4eekr9w2yxm83bqm49', 56, 1, 'bank_transactions', 'btx_01m8hznxmhegcamsfx1dhsjs5x', '["btx_01m8hznxmhegcamsfx1dhsjs5x", "org_01m8hzns4eekr9w2yxm83bqm49", "bac_01m8hznt0jejgsqcbpc646q6n8", "2026-03-20", -750, "TOTAL CHARGES TO 19MAR2026", null, null, 1, "total charges to 19mar2026", "confirmed", "acc_01m8hzns4eekr9w2yxm0m1c1kg", "EX", null, null, "account", "jnl_01m8hzp52feqr855wp6tjx55vy", 1, "acc_01m8hzns4eekr9w2yxm0m1c1kg", "EX", 0, 1795899987023, 1795899979409, 1795899987023, 3, null, "f0ba29b088e504eae3e9a2fe7a0600dae5d622db4b4b80ccffa83595db79f5c3", []]');
INSERT INTO public.audit_states VALUES ('org_01m8hzns4eekr9w2yxm83bqm49', 58, 1, 'organisations', 'org_01m8hzns4eekr9w2yxm83bqm49', '["org_01m8hzns4eekr9w2yxm83bqm49", "Wren & Marsh Ltd", "GBP", "GB", "03-31", 1, null, "standard", null, "line", "active", null, 1795899974798, 1795899974798, 1, 0, "2026-03-31"]');
INSERT INTO public.audit_states VALUES ('org_01m8hzns4eekr9w2yxm83bqm49', 58, 2, 'vat_returns', 'vrt_01m8hzp5nge9eswve8f1svzxhx', '["vrt_01m8hzp5nge9eswve8f1svzxhx", "org_01m8hzns4eekr9w2yxm83bqm49", "2026-01-01", "2026-03-31", "finalised", "[]", "standard", null, 477600, 69840, 342690, 31980, 69840, 0, 69840, 31980, 37860, 477600, 342700, 0, 0, null, 1795899987676, 1795899987632, 1795899987676, 2]');
INSERT INTO public.audit_states VALUES ('org_01m8hzns4eekr9w2yxm83bqm49', 59, 1, 'organisations', 'org_01m8hzns4eekr9w2yxm83bqm49', '["org_01m8hzns4eekr9w2yxm83bqm49", "Wren & Marsh Ltd", "GBP", "GB", "03-31", 1, null, "standard", null, "line", "active", "2026-03-31", 1795899974798, 1795899987753, 2, 0, "2026-03-31"]');
INSERT INTO public.audit_states VALUES ('org_01m8hznqtfe5srznssakhk00jw', 5, 1, 'bank_transactions', 'btx_01m8hzp9mhedasnjgx96eycddt', '["btx_01m8hzp9mhedasnjgx96eycddt", "org_01m8hznqtfe5srznssakhk00jw", "bac_01m8hznrzcejs89ksyqcdfmt9a", "2026-03-02", -50000, "CARD 4417 SCREWFIX", null, null, 1, "card 4417 screwfix", "unconfirmed", null, "NV", null, null, null, null, null, null, null, null, null, 1795899991697, 1795899991697, 1, null, "0ed9bb1b0d55af6c307ff282ecdc85bc1bd02e3792ac92d0af03bb4a90c6ddd4", []]');
INSERT INTO public.bank_accounts VALUES ('bac_01m8hznrzcejs89ksyqcdfmt9a', 'org_01m8hznqtfe5srznssakhk00jw', 'acc_01m8hznqtfe5srznss5q9qv979', 'Current', 'current', NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1795899974636, 1795899974636, 1, NULL);
INSERT INTO public.bank_accounts VALUES ('bac_01m8hznt3we1vtyhxsmftsmy21', 'org_01m8hzns4eekr9w2yxm83bqm49', 'acc_01m8hznt3we1vtyhxsmj6sp1r4', 'Savings', 'savings', NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1795899975804, 1795899975804, 1, NULL);
INSERT INTO public.bank_accounts VALUES ('bac_01m8hznt0jejgsqcbpc646q6n8', 'org_01m8hzns4eekr9w2yxm83bqm49', 'acc_01m8hzns4eekr9w2yxffjpcssk', 'Current', 'current', NULL, NULL, NULL, 1000000, '2026-01-01', 'jnl_01m8hznt0jejgsqcbpce6vm3cy', 900715, 1795899975698, 1795899979409, 2, '2026-03-31');
INSERT INTO public.bank_transactions VALUES ('btx_01m8hznxmhegcamsfx06atbexb', 'org_01m8hzns4eekr9w2yxm83bqm49', 'bac_01m8hznt0jejgsqcbpc646q6n8', '2026-01-22', -107880, 'FPO TECHBARN LTD TB-0117', NULL, NULL, '\x1272808c0b8e7153718481fdd8cad3bca1177a0d294a925b0d41e3b4b2ae4845', 1, 'fpo techbarn ltd tb-0117', 'confirmed', NULL, 'NV', NULL, 'con_01m8hznteze6yrgkkv8pnj4e9q', 'allocations', 'jnl_01m8hzny3xe26tgwgfp5ewdme2', 2, NULL, 'NV', 0, 1795899979901, 1795899979409, 1795899979901, 2, NULL);
INSERT INTO public.bank_transactions VALUES ('btx_01m8hznxmhegcamsfx0a4a017f', 'org_01m8hzns4eekr9w2yxm83bqm49', 'bac_01m8hznt0jejgsqcbpc646q6n8', '2026-01-30', 150000, 'FPI ABBEY SCHOOLS TRUST PART INV-0001', NULL, NULL, '\x328dd05df287413bbd6f750059372a7f48a2fe8810a1c938b25cc5b4201f7110', 1, 'fpi abbey schools trust part inv-0001', 'confirmed', NULL, 'NV', NULL, 'con_01m8hznt8jeztbb9zw3h0f6mba', 'allocations', 'jnl_01m8hznywve8esnea1z4xmg3kv', 2, NULL, 'NV', 0, 1795899980699, 1795899979409, 1795899980699, 2, NULL);
INSERT INTO public.bank_transactions VALUES ('btx_01m8hznxmhegcamsfx0k948ymm', 'org_01m8hzns4eekr9w2yxm83bqm49', 'bac_01m8hznt0jejgsqcbpc646q6n8', '2026-02-10', -135000, 'FPO HARCOURT LETTINGS HL-33', NULL, NULL, '\xa554bd883699f03b2433581dae214b19ef4ca02926a5399a2312d8445d2ae6f3', 1, 'fpo harcourt lettings hl-33', 'confirmed', NULL, 'NV', NULL, 'con_01m8hzntr6e3zv37qrec24kygr', 'allocations', 'jnl_01m8hznzqxe00s21cn502y04cm', 2, NULL, 'NV', 0, 1795899981565, 1795899979409, 1795899981565, 2, NULL);
INSERT INTO public.bank_transactions VALUES ('btx_01m8hznxmhegcamsfx0mx9yv9t', 'org_01m8hzns4eekr9w2yxm83bqm49', 'bac_01m8hznt0jejgsqcbpc646q6n8', '2026-02-16', 171000, 'FPI ABBEY SCHOOLS TRUST INV-0001 INV-0002', NULL, NULL, '\x3a4f56ddd806837edc73f6f4dc68c99dacbe0696ccc891aed5fa4883ff1e7336', 1, 'fpi abbey schools trust inv-0001 inv-0002', 'confirmed', NULL, 'NV', NULL, 'con_01m8hznt8jeztbb9zw3h0f6mba', 'allocations', 'jnl_01m8hzp0mbecnv0v6jbhvxg32b', 2, NULL, 'NV', 0, 1795899982475, 1795899979409, 1795899982475, 2, NULL);
INSERT INTO public.bank_transactions VALUES ('btx_01m8hznxmhegcamsfx0w6ph2fz', 'org_01m8hzns4eekr9w2yxm83bqm49', 'bac_01m8hznt0jejgsqcbpc646q6n8', '2026-02-27', -40000, 'FPO PRINTWELL PX-881', NULL, NULL, '\xcbb4004e5f456dd9c35d050b3fe3c9e6b04bf0eab21532e492b097a7b21b73a1', 1, 'fpo printwell px-881', 'confirmed', NULL, 'NV', NULL, 'con_01m8hzntc2ejdtswgzhw66ny7r', 'allocations', 'jnl_01m8hzp1f1e5dt0rcqc20a09xk', 2, NULL, 'NV', 0, 1795899983329, 1795899979409, 1795899983329, 2, NULL);
INSERT INTO public.bank_transactions VALUES ('btx_01m8hznxmhegcamsfx1by5tnrs', 'org_01m8hzns4eekr9w2yxm83bqm49', 'bac_01m8hznt0jejgsqcbpc646q6n8', '2026-03-16', 141840, 'FPI MARLOW AND PIKE LLP INV-0004 LESS CN-0001', NULL, NULL, '\x71e7888d7a34f0bcc91a019e775f105d0016a4f32f799edaf02f3d2a7290e64d', 1, 'fpi marlow and pike llp inv-0004 less cn-0001', 'confirmed', NULL, 'NV', NULL, 'con_01m8hzntajevk84e10ft766q2m', 'allocations', 'jnl_01m8hzp1v9e53vnfaessqrjs53', 2, NULL, 'NV', 0, 1795899983721, 1795899979409, 1795899983721, 2, NULL);
INSERT INTO public.bank_transactions VALUES ('btx_01m8hznxmhegcamsfx15nv6p1h', 'org_01m8hzns4eekr9w2yxm83bqm49', 'bac_01m8hznt0jejgsqcbpc646q6n8', '2026-03-06', 28200, 'FPI KESTREL FITNESS CIC INV-0003', NULL, NULL, '\x8e0352e4b1b35f89518582419b2ff0638d7196ea458695b1839482ea1b564551', 1, 'fpi kestrel fitness cic inv-0003', 'confirmed', NULL, 'NV', NULL, 'con_01m8hznt9eeb481xte2h0rrbe6', 'match', 'jnl_01m8hznxbherwbq4wk42hcqr3t', 2, NULL, 'NV', 0, 1795899984158, 1795899979409, 1795899984158, 2, NULL);
INSERT INTO public.bank_transactions VALUES ('btx_01m8hznxmhegcamsfx1g8w9yfa', 'org_01m8hzns4eekr9w2yxm83bqm49', 'bac_01m8hznt0jejgsqcbpc646q6n8', '2026-03-25', -200000, 'TFR TO SAVINGS', NULL, NULL, '\xb7b90b8ee2bd4f650d5f978b5912eb492294e4044b7d3c5c2e065ca73b855eae', 1, 'tfr to savings', 'confirmed', NULL, 'NV', NULL, NULL, 'transfer', 'jnl_01m8hzp2khefnr103re0acahg4', 1, NULL, 'NV', 0, 1795899984498, 1795899979409, 1795899984498, 2, NULL);
INSERT INTO public.bank_transactions VALUES ('btx_01m8hznxmhegcamsfx1pdmk2ec', 'org_01m8hzns4eekr9w2yxm83bqm49', 'bac_01m8hznt0jejgsqcbpc646q6n8', '2026-03-31', -93655, 'FPO J WREN NET PAY MARCH', NULL, NULL, '\xb723781a8f8f5c03549e3d18755201bd640e2ac657779e194ac48817223ffdee', 1, 'fpo j wren net pay march', 'confirmed', 'acc_01m8hzns4eekr9w2yxg6nhqaae', 'NV', NULL, NULL, 'account', 'jnl_01m8hzp2w1edea2jtbm7vspemd', 1, 'acc_01m8hzns4eekr9w2yxg6nhqaae', 'NV', 0, 1795899984769, 1795899979409, 1795899984769, 2, NULL);
INSERT INTO public.bank_transactions VALUES ('btx_01m8hznxmhegcamsfx0rd5ynbt', 'org_01m8hzns4eekr9w2yxm83bqm49', 'bac_01m8hznt0jejgsqcbpc646q6n8', '2026-02-18', -5840, 'CARD TRAINLINE.COM LONDON', NULL, NULL, '\x56cf7dbbb1cce80aae434516f639c2ae3ac2f04ae4e3ec16a64f481c4271ce17', 1, 'card trainline.com london', 'confirmed', 'acc_01m8hzns4eekr9w2yxkcf8s44q', 'ZR', NULL, NULL, 'account', 'jnl_01m8hzp4gze9jbhk50g06e7xfw', 1, 'acc_01m8hzns4eekr9w2yxkcf8s44q', 'ZR', 0, 1795899986463, 1795899979409, 1795899986463, 3, NULL);
INSERT INTO public.bank_transactions VALUES ('btx_01m8hznxmhegcamsfx119ezf93', 'org_01m8hzns4eekr9w2yxm83bqm49', 'bac_01m8hznt0jejgsqcbpc646q6n8', '2026-03-02', -3600, 'CARD SLATEWORK SOFTWARE SUBSCRIPTION', NULL, NULL, '\xc9f5fec85cb8d9a7ff4021b408ab259a9bb61a729b1b9895d3cbf4c028444205', 1, 'card slatework software subscription', 'confirmed', 'acc_01m8hzns4eekr9w2yxk7fck2h0', 'ST', NULL, NULL, 'account', 'jnl_01m8hzp4mxe2gv03hrk868ppxx', 1, 'acc_01m8hzns4eekr9w2yxk7fck2h0', 'ST', -600, 1795899986589, 1795899979409, 1795899986589, 3, NULL);
INSERT INTO public.bank_transactions VALUES ('btx_01m8hznxmhegcamsfx0en4befh', 'org_01m8hzns4eekr9w2yxm83bqm49', 'bac_01m8hznt0jejgsqcbpc646q6n8', '2026-02-02', -3600, 'CARD SLATEWORK SOFTWARE SUBSCRIPTION', NULL, NULL, '\x67141ee03747f94a367872676174183b43b71f3c3cdd657ed483571c76ec7c0e', 1, 'card slatework software subscription', 'confirmed', 'acc_01m8hzns4eekr9w2yxk7fck2h0', 'ST', NULL, NULL, 'account', 'jnl_01m8hzp4ste5r8fhcvy0nwb6f4', 1, 'acc_01m8hzns4eekr9w2yxk7fck2h0', 'ST', -600, 1795899986746, 1795899979409, 1795899986746, 3, NULL);
INSERT INTO public.bank_transactions VALUES ('btx_01m8hznxmhegcamsfx1dhsjs5x', 'org_01m8hzns4eekr9w2yxm83bqm49', 'bac_01m8hznt0jejgsqcbpc646q6n8', '2026-03-20', -750, 'TOTAL CHARGES TO 19MAR2026', NULL, NULL, '\xf0ba29b088e504eae3e9a2fe7a0600dae5d622db4b4b80ccffa83595db79f5c3', 1, 'total charges to 19mar2026', 'confirmed', 'acc_01m8hzns4eekr9w2yxm0m1c1kg', 'EX', NULL, NULL, 'account', 'jnl_01m8hzp52feqr855wp6tjx55vy', 1, 'acc_01m8hzns4eekr9w2yxm0m1c1kg', 'EX', 0, 1795899987023, 1795899979409, 1795899987023, 3, NULL);
INSERT INTO public.bank_transactions VALUES ('btx_01m8hzp9mhedasnjgx96eycddt', 'org_01m8hznqtfe5srznssakhk00jw', 'bac_01m8hznrzcejs89ksyqcdfmt9a', '2026-03-02', -50000, 'CARD 4417 SCREWFIX', NULL, NULL, '\x0ed9bb1b0d55af6c307ff282ecdc85bc1bd02e3792ac92d0af03bb4a90c6ddd4', 1, 'card 4417 screwfix', 'unconfirmed', NULL, 'NV', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1795899991697, 1795899991814, 3, NULL);
INSERT INTO public.blobs VALUES ('01a223fb264f73d2b64667d6ae686517', 375, 1, 1795899991631, '\x28b52ffd607700cd0800040f7b2273756d6d617279223a7b227665726966696564223a747275652c2262616e6b5f726f7773223a332c22626f6f6d6174636865645f636f756e746d697373696e675f66726f6d5f626f6f6b73302c2272656d6f76657d2c22637265646974735f63686172676564636174696f6e223a7b2269735f65787065637465645f6e65745f64697363726570616e6379223a302e30302c2261637475616c656666656374726561736f6e223a2254686520756e20726f7773206578706c61696e207468652077686f6c6520646966666572656e6365206265747765656e2062616e6b20616e64202e227d223a5b5d223a5b5d7d0e007c4b48c0a28340404e932b4f820e7a4964b66533fef11344e10a3fa904d4b38712df61cc32');
INSERT INTO public.contacts VALUES ('con_01m8hznt8jeztbb9zw3h0f6mba', 'org_01m8hzns4eekr9w2yxm83bqm49', 'customer', 'Abbey Schools Trust', NULL, NULL, NULL, NULL, NULL, 30, NULL, NULL, 'active', 'abbey schools trust', 1795899975954, 1795899975954, 1);
INSERT INTO public.contacts VALUES ('con_01m8hznt9eeb481xte2h0rrbe6', 'org_01m8hzns4eekr9w2yxm83bqm49', 'customer', 'Kestrel Fitness CIC', NULL, NULL, NULL, NULL, NULL, 30, NULL, NULL, 'active', 'kestrel fitness cic', 1795899975982, 1795899975982, 1);
INSERT INTO public.contacts VALUES ('con_01m8hzntajevk84e10ft766q2m', 'org_01m8hzns4eekr9w2yxm83bqm49', 'customer', 'Marlow & Pike LLP', NULL, NULL, NULL, NULL, NULL, 30, NULL, NULL, 'active', 'marlow & pike llp', 1795899976018, 1795899976018, 1);
INSERT INTO public.contacts VALUES ('con_01m8hzntc2ejdtswgzhw66ny7r', 'org_01m8hzns4eekr9w2yxm83bqm49', 'supplier', 'Printwell', NULL, NULL, NULL, NULL, NULL, 30, NULL, NULL, 'active', 'printwell', 1795899976066, 1795899976066, 1);
INSERT INTO public.contacts VALUES ('con_01m8hznteze6yrgkkv8pnj4e9q', 'org_01m8hzns4eekr9w2yxm83bqm49', 'supplier', 'Techbarn', NULL, NULL, NULL, NULL, NULL, 30, NULL, NULL, 'active', 'techbarn', 1795899976159, 1795899976159, 1);
INSERT INTO public.contacts VALUES ('con_01m8hzntr6e3zv37qrec24kygr', 'org_01m8hzns4eekr9w2yxm83bqm49', 'supplier', 'Harcourt Lettings', NULL, NULL, NULL, NULL, NULL, 30, NULL, NULL, 'active', 'harcourt lettings', 1795899976454, 1795899976454, 1);
INSERT INTO public.contacts VALUES ('con_01m8hznttqesztcxnn1bftpaf0', 'org_01m8hzns4eekr9w2yxm83bqm49', 'supplier', 'Fern & Rowe', NULL, NULL, NULL, NULL, NULL, 30, NULL, NULL, 'active', 'fern & rowe', 1795899976535, 1795899976535, 1);
INSERT INTO public.credit_movements OVERRIDING SYSTEM VALUE VALUES (1, 'usr_01m8hznpwpe39b4vaxp8qd8yaw', 'grant', 10, 0, NULL, NULL, 1795899990529);
INSERT INTO public.credit_movements OVERRIDING SYSTEM VALUE VALUES (2, 'usr_01m8hznpwpe39b4vaxp8qd8yaw', 'charge', -3, 0, 'rec_01m8hzp9epe3cryr2njt2spbdh', NULL, 1795899991631);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8hznpwpe39b4vaxp8qd8yaw', '', '01a223fa-e417-76d8-82dc-55fd5334bf05', '\x5c7452414ad92b98b79b5910903bbef595cc552b9c56621595b1aac3956bb699', 201, '{"data":{"id":"org_01m8hzns4eekr9w2yxm83bqm49","name":"Wren & Marsh Ltd","currency":"GBP","country":"GB","financial_year_end":"03-31","vat_registered":true,"vat_number":null,"vat_scheme":"standard","flat_rate_percent":null,"vat_rounding":"line","status":"active","role":"owner","lock_date":null,"created_at":"2026-11-28T21:06:14.798Z","updated_at":"2026-11-28T21:06:14.798Z","version":1}}', 1795899974798);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8hznpwpe39b4vaxp8qd8yaw', 'org_01m8hzns4eekr9w2yxm83bqm49', '01a223fa-e579-71e2-a476-890fc0ebc879', '\xb65e79adb5f0c1e8cfeee3c6aa17767823281bbb4224850b49b3f0745a7b26f4', 201, '{"data":{"id":"acc_01m8hznsc3eq7aakjpabjrt9kn","code":"2250","name":"VAT","account_type":"LIABILITY","role":"vat_control","default_vat_code":null,"description":null,"currency":"GBP","status":"active","balance":0.00,"created_at":"2026-11-28T21:06:15.043Z","updated_at":"2026-11-28T21:06:15.043Z","version":1}}', 1795899975043);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8hznpwpe39b4vaxp8qd8yaw', 'org_01m8hzns4eekr9w2yxm83bqm49', '01a223fa-e5c2-754f-af2d-2c5538c608ee', '\x2c022e46ed6188a91eb33db5724f68e1fcf1ce6c01d730a6b5cc114932de197d', 201, '{"data":{"id":"acc_01m8hznsece2s8m0y3hvnx0wgv","code":"4100","name":"Room hire","account_type":"INCOME","role":null,"default_vat_code":"EX","description":null,"currency":"GBP","status":"active","balance":0.00,"created_at":"2026-11-28T21:06:15.116Z","updated_at":"2026-11-28T21:06:15.116Z","version":1}}', 1795899975116);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8hznpwpe39b4vaxp8qd8yaw', 'org_01m8hzns4eekr9w2yxm83bqm49', '01a223fa-e60b-7658-9cfa-9aaf38a74f19', '\x9778ff60d24999ccd9883470986e5f7dab4daa335209815a7a56b27ac898ba4c', 201, '{"data":{"id":"acc_01m8hznsgdewaan7z0q033pz5h","code":"6800","name":"Depreciation","account_type":"EXPENSE","role":null,"default_vat_code":null,"description":null,"currency":"GBP","status":"active","balance":0.00,"created_at":"2026-11-28T21:06:15.181Z","updated_at":"2026-11-28T21:06:15.181Z","version":1}}', 1795899975181);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8hznpwpe39b4vaxp8qd8yaw', 'org_01m8hzns4eekr9w2yxm83bqm49', '01a223fa-e806-7487-8a7d-95af8e8569be', '\xb53622f9bfd1622d3778bb1ff3158c405444be39c437c932902343a5b5e088b7', 201, '{"data":{"id":"bac_01m8hznt0jejgsqcbpc646q6n8","name":"Current","type":"current","account_id":"acc_01m8hzns4eekr9w2yxffjpcssk","currency":"GBP","account_number":null,"sort_code":null,"iban":null,"opening_balance":10000.00,"opening_date":"2026-01-01","opening_journal_id":"jnl_01m8hznt0jejgsqcbpce6vm3cy","ledger_balance":10000.00,"statement_balance":null,"statement_date":null,"unconfirmed_count":0,"created_at":"2026-11-28T21:06:15.698Z","updated_at":"2026-11-28T21:06:15.698Z","version":1}}', 1795899975698);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8hznpwpe39b4vaxp8qd8yaw', 'org_01m8hzns4eekr9w2yxm83bqm49', '01a223fa-e875-703f-9140-e18048f04759', '\xaee7832fcfea4e57074d96d07eda38bcdeedc096bc2aa1e42ec1209e9a129fa4', 201, '{"data":{"id":"bac_01m8hznt3we1vtyhxsmftsmy21","name":"Savings","type":"savings","account_id":"acc_01m8hznt3we1vtyhxsmj6sp1r4","currency":"GBP","account_number":null,"sort_code":null,"iban":null,"opening_balance":null,"opening_date":null,"opening_journal_id":null,"ledger_balance":0.00,"statement_balance":null,"statement_date":null,"unconfirmed_count":0,"created_at":"2026-11-28T21:06:15.804Z","updated_at":"2026-11-28T21:06:15.804Z","version":1}}', 1795899975804);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8hznpwpe39b4vaxp8qd8yaw', 'org_01m8hzns4eekr9w2yxm83bqm49', '01a223fa-e90d-746b-92d6-220419dd63b8', '\x6ca8c30a4841e0157f89dfd6b1bfb38a55761d1200014659c9045e10c10b7877', 201, '{"data":{"id":"con_01m8hznt8jeztbb9zw3h0f6mba","kind":"customer","name":"Abbey Schools Trust","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-28T21:06:15.954Z","updated_at":"2026-11-28T21:06:15.954Z","version":1}}', 1795899975954);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8hznpwpe39b4vaxp8qd8yaw', 'org_01m8hzns4eekr9w2yxm83bqm49', '01a223fa-e92c-75ec-97af-6352b834e4ee', '\xa903b59d35b9c958b14749bdb0a7d52391c8a9241826791793c57f41b56bf481', 201, '{"data":{"id":"con_01m8hznt9eeb481xte2h0rrbe6","kind":"customer","name":"Kestrel Fitness CIC","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-28T21:06:15.982Z","updated_at":"2026-11-28T21:06:15.982Z","version":1}}', 1795899975982);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8hznpwpe39b4vaxp8qd8yaw', 'org_01m8hzns4eekr9w2yxm83bqm49', '01a223fa-e950-7707-9799-8b4935dc9fb5', '\xbe113c8da8ca945d171300dcaa4d181df325c4784d95f5c50f7aeb2d765f68b5', 201, '{"data":{"id":"con_01m8hzntajevk84e10ft766q2m","kind":"customer","name":"Marlow & Pike LLP","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-28T21:06:16.018Z","updated_at":"2026-11-28T21:06:16.018Z","version":1}}', 1795899976018);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8hznpwpe39b4vaxp8qd8yaw', 'org_01m8hzns4eekr9w2yxm83bqm49', '01a223fa-e981-7179-a9b0-27a661b298de', '\x5ad3b876ee256bc2626c1caf8d54ccd890a2835710794a8a74f2848febe42541', 201, '{"data":{"id":"con_01m8hzntc2ejdtswgzhw66ny7r","kind":"supplier","name":"Printwell","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-28T21:06:16.066Z","updated_at":"2026-11-28T21:06:16.066Z","version":1}}', 1795899976066);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8hznpwpe39b4vaxp8qd8yaw', 'org_01m8hzns4eekr9w2yxm83bqm49', '01a223fa-e9da-7104-a5b7-2de8780dcd41', '\xf08a88db9576282f38000a97d61788fee0c6f55578050dc533c7d5861cb73eee', 201, '{"data":{"id":"con_01m8hznteze6yrgkkv8pnj4e9q","kind":"supplier","name":"Techbarn","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-28T21:06:16.159Z","updated_at":"2026-11-28T21:06:16.159Z","version":1}}', 1795899976159);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8hznpwpe39b4vaxp8qd8yaw', 'org_01m8hzns4eekr9w2yxm83bqm49', '01a223fa-eb04-761b-911f-0de2b7b80368', '\xd3e0e376851f45088ed26f85318ecd1b7e6cebf5515c6210ff7450e343b6c774', 201, '{"data":{"id":"con_01m8hzntr6e3zv37qrec24kygr","kind":"supplier","name":"Harcourt Lettings","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-28T21:06:16.454Z","updated_at":"2026-11-28T21:06:16.454Z","version":1}}', 1795899976454);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8hznpwpe39b4vaxp8qd8yaw', 'org_01m8hzns4eekr9w2yxm83bqm49', '01a223fa-eb51-7539-bc58-7b1f1068ca49', '\xcecf3568b55175e2dfd331b538558e012ef6ceef58105670691cc3c316c9f1aa', 201, '{"data":{"id":"con_01m8hznttqesztcxnn1bftpaf0","kind":"supplier","name":"Fern & Rowe","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-28T21:06:16.535Z","updated_at":"2026-11-28T21:06:16.535Z","version":1}}', 1795899976535);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8hznpwpe39b4vaxp8qd8yaw', 'org_01m8hzns4eekr9w2yxm83bqm49', 'tieout-invoices-415ace8dd8070761e06f485f79bbda5e1208c42bcfc7447440f2d3d7030a1c16', '\x6624b961c92c77927850e938e94d4331f31bb5c4722480519b11df34b50499a3', 201, '{"data":{"id":"inv_01m8hznvdfee8tn7b3j5gpf4w3","type":"sales","kind":"invoice","status":"issued","number":"INV-0001","contact_id":"con_01m8hznt8jeztbb9zw3h0f6mba","contact_name":"Abbey Schools Trust","issue_date":"2026-01-15","due_date":"2026-02-14","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":1950.00,"vat_total":390.00,"gross_total":2340.00,"amount_paid":0.00,"amount_credited":0.00,"amount_due":2340.00,"overdue":true,"journal_id":"jnl_01m8hznvdfee8tn7b3j80kq8fk","void_date":null,"void_journal_id":null,"created_at":"2026-11-28T21:06:17.135Z","updated_at":"2026-11-28T21:06:17.135Z","version":1,"lines":[{"description":"Course design, 3 days","quantity":3,"unit_price":650.00,"discount_percent":null,"account_id":"acc_01m8hzns4eekr9w2yxhbgtxbz8","account_code":"4000","vat_code":"ST","net_amount":1950.00,"vat_amount":390.00,"gross_amount":2340.00}]}}', 1795899977135);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8hznpwpe39b4vaxp8qd8yaw', 'org_01m8hzns4eekr9w2yxm83bqm49', 'tieout-invoices-948bddbd6e4331d61be216f04f10ce8ef38e0dce84a0885f487041904939ed94', '\x7fdc56315924196b7ee73e9877c7bdc85a41f85c9a9fb62e52abff5375a46b19', 201, '{"data":{"id":"inv_01m8hznw3remdr49swgnqm7j6t","type":"sales","kind":"invoice","status":"issued","number":"INV-0003","contact_id":"con_01m8hznt9eeb481xte2h0rrbe6","contact_name":"Kestrel Fitness CIC","issue_date":"2026-02-09","due_date":"2026-03-11","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":275.00,"vat_total":7.00,"gross_total":282.00,"amount_paid":0.00,"amount_credited":0.00,"amount_due":282.00,"overdue":true,"journal_id":"jnl_01m8hznw3remdr49swgr6nxrrh","void_date":null,"void_journal_id":null,"created_at":"2026-11-28T21:06:17.848Z","updated_at":"2026-11-28T21:06:17.848Z","version":1,"lines":[{"description":"Seminar room, 5 evenings","quantity":5,"unit_price":48.00,"discount_percent":null,"account_id":"acc_01m8hznsece2s8m0y3hvnx0wgv","account_code":"4100","vat_code":"EX","net_amount":240.00,"vat_amount":0.00,"gross_amount":240.00},{"description":"Projector","quantity":1,"unit_price":35.00,"discount_percent":null,"account_id":"acc_01m8hzns4eekr9w2yxhbgtxbz8","account_code":"4000","vat_code":"ST","net_amount":35.00,"vat_amount":7.00,"gross_amount":42.00}]}}', 1795899977848);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8hznpwpe39b4vaxp8qd8yaw', 'org_01m8hzns4eekr9w2yxm83bqm49', 'tieout-invoices-e2d42afae49118ba6c6d9b1330071842c716cf621eea20dda096f0df465dfb42', '\x5f72b9ec8eebc893b34090b98b99a8f703035462ed727284affa0f1d619fe0ca', 201, '{"data":{"id":"inv_01m8hznwkfe0fvd073kpqq474t","type":"purchase","kind":"invoice","status":"issued","number":"FR-1209","contact_id":"con_01m8hznttqesztcxnn1bftpaf0","contact_name":"Fern & Rowe","issue_date":"2026-03-24","due_date":"2026-04-23","amounts_are":"inclusive","currency":"GBP","reference":null,"notes":null,"net_total":640.00,"vat_total":128.00,"gross_total":768.00,"amount_paid":0.00,"amount_credited":0.00,"amount_due":768.00,"overdue":true,"journal_id":"jnl_01m8hznwkfe0fvd073kvcqhynk","void_date":null,"void_journal_id":null,"created_at":"2026-11-28T21:06:18.351Z","updated_at":"2026-11-28T21:06:18.351Z","version":1,"lines":[{"description":"Illustration, 2 days","quantity":2,"unit_price":384.00,"discount_percent":null,"account_id":"acc_01m8hzns4eekr9w2yxj0yvrztw","account_code":"5010","vat_code":"ST","net_amount":640.00,"vat_amount":128.00,"gross_amount":768.00}]}}', 1795899978351);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8hznpwpe39b4vaxp8qd8yaw', 'org_01m8hzns4eekr9w2yxm83bqm49', '01a223fa-f68f-7191-8dc7-92f59a126d7d', '\x432aaecccac20dbc8aa2aa0229a1c60ca915fd6d5b3a43722f26f4415ca74ab5', 200, '{"data":{"created":13,"duplicates":0,"dry_run":false,"rows":[{"index":0,"status":"created","id":"btx_01m8hznxmhegcamsfx06atbexb"},{"index":1,"status":"created","id":"btx_01m8hznxmhegcamsfx0a4a017f"},{"index":2,"status":"created","id":"btx_01m8hznxmhegcamsfx0en4befh"},{"index":3,"status":"created","id":"btx_01m8hznxmhegcamsfx0k948ymm"},{"index":4,"status":"created","id":"btx_01m8hznxmhegcamsfx0mx9yv9t"},{"index":5,"status":"created","id":"btx_01m8hznxmhegcamsfx0rd5ynbt"},{"index":6,"status":"created","id":"btx_01m8hznxmhegcamsfx0w6ph2fz"},{"index":7,"status":"created","id":"btx_01m8hznxmhegcamsfx119ezf93"},{"index":8,"status":"created","id":"btx_01m8hznxmhegcamsfx15nv6p1h"},{"index":9,"status":"created","id":"btx_01m8hznxmhegcamsfx1by5tnrs"},{"index":10,"status":"created","id":"btx_01m8hznxmhegcamsfx1dhsjs5x"},{"index":11,"status":"created","id":"btx_01m8hznxmhegcamsfx1g8w9yfa"},{"index":12,"status":"created","id":"btx_01m8hznxmhegcamsfx1pdmk2ec"}]}}', 1795899979409);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8hznpwpe39b4vaxp8qd8yaw', 'org_01m8hzns4eekr9w2yxm83bqm49', '01a223fa-fedc-7048-a173-7a3a84dfe307', '\x4ff563435d3174ea2af81dadf63eb9f7152ddc94ddb953a95d672b6f802aff1e', 200, '{"data":{"id":"btx_01m8hznxmhegcamsfx0k948ymm","bank_account_id":"bac_01m8hznt0jejgsqcbpc646q6n8","date":"2026-02-10","amount":-1350.00,"currency":"GBP","description":"FPO HARCOURT LETTINGS HL-33","reference":null,"external_id":null,"status":"confirmed","account_id":null,"vat_code":"NV","vat_amount":0.00,"net_amount":-1350.00,"contact_id":"con_01m8hzntr6e3zv37qrec24kygr","journal_id":"jnl_01m8hznzqxe00s21cn502y04cm","settlement_id":"set_01m8hznzqxe00s21cn502y04cm","confirmed_at":"2026-11-28T21:06:21.565Z","created_at":"2026-11-28T21:06:19.409Z","updated_at":"2026-11-28T21:06:21.565Z","version":2}}', 1795899981565);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8hznpwpe39b4vaxp8qd8yaw', 'org_01m8hzns4eekr9w2yxm83bqm49', '01a223fb-11e1-739d-8263-8925bb9ed373', '\x9d5951a4e3e6c715bad3a102d6cab20cc8d308804b18e1f46d3da37f90bd011a', 200, '{"data":{"id":"btx_01m8hznxmhegcamsfx0rd5ynbt","bank_account_id":"bac_01m8hznt0jejgsqcbpc646q6n8","date":"2026-02-18","amount":-58.40,"currency":"GBP","description":"CARD TRAINLINE.COM LONDON","reference":null,"external_id":null,"status":"confirmed","account_id":"acc_01m8hzns4eekr9w2yxkcf8s44q","vat_code":"ZR","vat_amount":0.00,"net_amount":-58.40,"contact_id":null,"journal_id":"jnl_01m8hzp4gze9jbhk50g06e7xfw","settlement_id":null,"confirmed_at":"2026-11-28T21:06:26.463Z","created_at":"2026-11-28T21:06:19.409Z","updated_at":"2026-11-28T21:06:26.463Z","version":3}}', 1795899986463);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8hznpwpe39b4vaxp8qd8yaw', 'org_01m8hzns4eekr9w2yxm83bqm49', '01a223fb-16af-758e-8155-d9fbc70c6799', '\xe4608f70e253af722fbf45c1d4343ccd1c229108e0e8e78f967c74cb6dec0744', 201, '{"data":{"id":"vrt_01m8hzp5nge9eswve8f1svzxhx","date_from":"2026-01-01","date_to":"2026-03-31","status":"draft","currency":"GBP","scheme":"standard","flat_rate_percent":null,"adjustments":[],"boxes":{"1":698.40,"2":0.00,"3":698.40,"4":319.80,"5":378.60,"6":4776.00,"7":3427.00,"8":0.00,"9":0.00},"direction":"pay","hmrc":{"vatDueSales":698.40,"vatDueAcquisitions":0.00,"totalVatDue":698.40,"vatReclaimedCurrPeriod":319.80,"netVatDue":378.60,"totalValueSalesExVAT":4776,"totalValuePurchasesExVAT":3427,"totalValueGoodsSuppliedExVAT":0,"totalAcquisitionsExVAT":0},"journal_id":null,"finalised_at":null,"created_at":"2026-11-28T21:06:27.632Z","updated_at":"2026-11-28T21:06:27.632Z","version":1}}', 1795899987632);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8hznpwpe39b4vaxp8qd8yaw', '', 'once', '\xbd590065f8df1f619336633472911f7d86118bce11abf11de10c7d723b56911c', 202, '{"reconciliation_id":"rec_01m8hzp9epe3cryr2njt2spbdh","status":"queued","poll_url":"/api/v1/reconciliations/rec_01m8hzp9epe3cryr2njt2spbdh"}', 1795899991510);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8hznpwpe39b4vaxp8qd8yaw', 'org_01m8hzns4eekr9w2yxm83bqm49', 'tieout-invoices-e201445c4d43fa5b54c518524fefa6650b848e5150984a6a48a1b48d1d47c400', '\x0330710994f06aa17572520de5ffbe88f205a1e334cb99be21908ea406bab4d6', 201, '{"data":{"id":"inv_01m8hznvjheg9t40k83zqa1ndg","type":"purchase","kind":"invoice","status":"issued","number":"PX-881","contact_id":"con_01m8hzntc2ejdtswgzhw66ny7r","contact_name":"Printwell","issue_date":"2026-01-20","due_date":"2026-02-19","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":412.00,"vat_total":0.00,"gross_total":412.00,"amount_paid":0.00,"amount_credited":0.00,"amount_due":412.00,"overdue":true,"journal_id":"jnl_01m8hznvjheg9t40k841dak4wp","void_date":null,"void_journal_id":null,"created_at":"2026-11-28T21:06:17.297Z","updated_at":"2026-11-28T21:06:17.297Z","version":1,"lines":[{"description":"Printing of workbooks","quantity":1,"unit_price":412.00,"discount_percent":null,"account_id":"acc_01m8hzns4eekr9w2yxhxk3kc55","account_code":"5000","vat_code":"ZR","net_amount":412.00,"vat_amount":0.00,"gross_amount":412.00}]}}', 1795899977297);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8hznpwpe39b4vaxp8qd8yaw', 'org_01m8hzns4eekr9w2yxm83bqm49', 'tieout-invoices-817be8868ba9ec19955f2eacd8925d4215a7c5cc1fb33843510acc9af033718a', '\x787ffc187eefb52aa4e6a924e498fe825a377aed97ae4c5bad9db614af6a66a4', 201, '{"data":{"id":"inv_01m8hznvtcee28dsr6h0n6aq56","type":"sales","kind":"invoice","status":"issued","number":"INV-0002","contact_id":"con_01m8hznt8jeztbb9zw3h0f6mba","contact_name":"Abbey Schools Trust","issue_date":"2026-01-28","due_date":"2026-02-27","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":870.00,"vat_total":0.00,"gross_total":870.00,"amount_paid":0.00,"amount_credited":0.00,"amount_due":870.00,"overdue":true,"journal_id":"jnl_01m8hznvtcee28dsr6h42eqf7d","void_date":null,"void_journal_id":null,"created_at":"2026-11-28T21:06:17.548Z","updated_at":"2026-11-28T21:06:17.548Z","version":1,"lines":[{"description":"Workbooks","quantity":120,"unit_price":7.25,"discount_percent":null,"account_id":"acc_01m8hzns4eekr9w2yxhf9cwke6","account_code":"4010","vat_code":"ZR","net_amount":870.00,"vat_amount":0.00,"gross_amount":870.00}]}}', 1795899977548);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8hznpwpe39b4vaxp8qd8yaw', 'org_01m8hzns4eekr9w2yxm83bqm49', 'tieout-invoices-163506d18f0fe24d7ac43daf955d18e1236aa8134c0f70a57cc0e74034a44481', '\xdb8dc5ba513b7a0d4dba75927151eca579f2626b9e55622187228f6f3940016e', 201, '{"data":{"id":"inv_01m8hznwa4eff8se6t8234799h","type":"sales","kind":"invoice","status":"issued","number":"INV-0004","contact_id":"con_01m8hzntajevk84e10ft766q2m","contact_name":"Marlow & Pike LLP","issue_date":"2026-02-20","due_date":"2026-03-22","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":1332.00,"vat_total":266.40,"gross_total":1598.40,"amount_paid":0.00,"amount_credited":0.00,"amount_due":1598.40,"overdue":true,"journal_id":"jnl_01m8hznwa4eff8se6t86z1wy5q","void_date":null,"void_journal_id":null,"created_at":"2026-11-28T21:06:18.052Z","updated_at":"2026-11-28T21:06:18.052Z","version":1,"lines":[{"description":"Course for new starters","quantity":1,"unit_price":1480.00,"discount_percent":10,"account_id":"acc_01m8hzns4eekr9w2yxhbgtxbz8","account_code":"4000","vat_code":"ST","net_amount":1332.00,"vat_amount":266.40,"gross_amount":1598.40}]}}', 1795899978052);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8hznpwpe39b4vaxp8qd8yaw', 'org_01m8hzns4eekr9w2yxm83bqm49', 'tieout-invoices-6e5e5f3ed2d8a82f8c4365b005306d04199047a749e2d758aea4932f92328184', '\x3815f27730e59ee13ebaeaad4fca5404045ab8638a16c7e791462b017b29fcaa', 201, '{"data":{"id":"inv_01m8hznwmgevxbrzrjv2b4ak5f","type":"sales","kind":"invoice","status":"issued","number":"INV-0006","contact_id":"con_01m8hznt8jeztbb9zw3h0f6mba","contact_name":"Abbey Schools Trust","issue_date":"2026-03-27","due_date":"2026-04-26","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":499.00,"vat_total":65.00,"gross_total":564.00,"amount_paid":0.00,"amount_credited":0.00,"amount_due":564.00,"overdue":true,"journal_id":"jnl_01m8hznwmgevxbrzrjv65s6qqz","void_date":null,"void_journal_id":null,"created_at":"2026-11-28T21:06:18.384Z","updated_at":"2026-11-28T21:06:18.384Z","version":1,"lines":[{"description":"Workbooks","quantity":24,"unit_price":7.25,"discount_percent":null,"account_id":"acc_01m8hzns4eekr9w2yxhf9cwke6","account_code":"4010","vat_code":"ZR","net_amount":174.00,"vat_amount":0.00,"gross_amount":174.00},{"description":"Half a day of course design","quantity":0.5,"unit_price":650.00,"discount_percent":null,"account_id":"acc_01m8hzns4eekr9w2yxhbgtxbz8","account_code":"4000","vat_code":"ST","net_amount":325.00,"vat_amount":65.00,"gross_amount":390.00}]}}', 1795899978384);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8hznpwpe39b4vaxp8qd8yaw', 'org_01m8hzns4eekr9w2yxm83bqm49', '01a223fa-f355-7059-b099-9d85eab083a3', '\x86fc212542ca066c78ab2832fe2865476747e1677dedc79fb45f6d80ac2b154b', 200, '{"data":{"id":"inv_01m8hznwe4ezk8xp09t0jz50vw","type":"sales","kind":"invoice","status":"void","number":"INV-0005","contact_id":"con_01m8hzntajevk84e10ft766q2m","contact_name":"Marlow & Pike LLP","issue_date":"2026-03-03","due_date":"2026-04-02","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":500.00,"vat_total":100.00,"gross_total":600.00,"amount_paid":0.00,"amount_credited":0.00,"amount_due":0.00,"overdue":false,"journal_id":"jnl_01m8hznwe4ezk8xp09t7scax38","void_date":"2026-03-03","void_journal_id":"jnl_01m8hznwv8eqxbf01hnr3mn9ep","created_at":"2026-11-28T21:06:18.180Z","updated_at":"2026-11-28T21:06:18.600Z","version":2,"lines":[{"description":"Raised in error","quantity":1,"unit_price":500.00,"discount_percent":null,"account_id":"acc_01m8hzns4eekr9w2yxhbgtxbz8","account_code":"4000","vat_code":"ST","net_amount":500.00,"vat_amount":100.00,"gross_amount":600.00}]}}', 1795899978600);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8hznpwpe39b4vaxp8qd8yaw', 'org_01m8hzns4eekr9w2yxm83bqm49', '01a223fb-0a5e-7493-a3e9-ef48eaa28c2e', '\x632c4cc4a6496484024671170ea899ac94cf330a4e9de284c5992e68246f32f4', 200, '{"data":{"id":"btx_01m8hznxmhegcamsfx1g8w9yfa","bank_account_id":"bac_01m8hznt0jejgsqcbpc646q6n8","date":"2026-03-25","amount":-2000.00,"currency":"GBP","description":"TFR TO SAVINGS","reference":null,"external_id":null,"status":"confirmed","account_id":null,"vat_code":"NV","vat_amount":0.00,"net_amount":-2000.00,"contact_id":null,"journal_id":"jnl_01m8hzp2khefnr103re0acahg4","settlement_id":null,"confirmed_at":"2026-11-28T21:06:24.498Z","created_at":"2026-11-28T21:06:19.409Z","updated_at":"2026-11-28T21:06:24.498Z","version":2}}', 1795899984498);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8hznpwpe39b4vaxp8qd8yaw', 'org_01m8hzns4eekr9w2yxm83bqm49', '01a223fb-0c41-7210-b386-ed973bf468b8', '\xb4602d58361e3d7dd21817198656751e6d0a9bee13166d1f95b87853c9639889', 200, '{"data":{"suggested":4,"applied":4,"next":null,"suggestions":[{"id":"btx_01m8hznxmhegcamsfx0en4befh","bank_account_id":"bac_01m8hznt0jejgsqcbpc646q6n8","date":"2026-02-02","amount":-36.00,"currency":"GBP","description":"CARD SLATEWORK SOFTWARE SUBSCRIPTION","kind":"account","allocations":[],"settlement_id":null,"transfer_to_bank_account_id":null,"transfer_to_bank_account_name":null,"other_half_id":null,"account_id":"acc_01m8hzns4eekr9w2yxk7fck2h0","account_code":"6210","account_name":"Software and subscriptions","vat_code":"ST","vat_amount":6.00,"confidence":0.989,"suggested_by":"text","reason":"the text names the account, standard-rated (VAT Notice 700)","applied":true,"error":null},{"id":"btx_01m8hznxmhegcamsfx0rd5ynbt","bank_account_id":"bac_01m8hznt0jejgsqcbpc646q6n8","date":"2026-02-18","amount":-58.40,"currency":"GBP","description":"CARD TRAINLINE.COM LONDON","kind":"account","allocations":[],"settlement_id":null,"transfer_to_bank_account_id":null,"transfer_to_bank_account_name":null,"other_half_id":null,"account_id":"acc_01m8hzns4eekr9w2yxkcf8s44q","account_code":"6300","account_name":"Travel and subsistence","vat_code":"ZR","vat_amount":0.00,"confidence":0.872,"suggested_by":"text","reason":"supplier Trainline: rail travel, zero-rated (VAT Notice 744A)","applied":true,"error":null},{"id":"btx_01m8hznxmhegcamsfx119ezf93","bank_account_id":"bac_01m8hznt0jejgsqcbpc646q6n8","date":"2026-03-02","amount":-36.00,"currency":"GBP","description":"CARD SLATEWORK SOFTWARE SUBSCRIPTION","kind":"account","allocations":[],"settlement_id":null,"transfer_to_bank_account_id":null,"transfer_to_bank_account_name":null,"other_half_id":null,"account_id":"acc_01m8hzns4eekr9w2yxk7fck2h0","account_code":"6210","account_name":"Software and subscriptions","vat_code":"ST","vat_amount":6.00,"confidence":0.989,"suggested_by":"text","reason":"the text names the account, standard-rated (VAT Notice 700)","applied":true,"error":null},{"id":"btx_01m8hznxmhegcamsfx1dhsjs5x","bank_account_id":"bac_01m8hznt0jejgsqcbpc646q6n8","date":"2026-03-20","amount":-7.50,"currency":"GBP","description":"TOTAL CHARGES TO 19MAR2026","kind":"account","allocations":[],"settlement_id":null,"transfer_to_bank_account_id":null,"transfer_to_bank_account_name":null,"other_half_id":null,"account_id":"acc_01m8hzns4eekr9w2yxm0m1c1kg","account_code":"6700","account_name":"Bank charges","vat_code":"EX","vat_amount":0.00,"confidence":0.990,"suggested_by":"text","reason":"\"bank charges\": bank charges, exempt (VAT Notice 701/49)","applied":true,"error":null}]}}', 1795899986143);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8hznpwpe39b4vaxp8qd8yaw', 'org_01m8hzns4eekr9w2yxm83bqm49', 'tieout-invoices-8fde4ce6da235d65a666ad5d3144e72b82254486a393c92f2c464e2ca1b29254', '\x3986251334f81fa974b02f2e6590e931dfe3adff1db618f1a110421466e64706', 201, '{"data":{"id":"inv_01m8hznvpte8dabac4eajak38y","type":"purchase","kind":"invoice","status":"issued","number":"TB-0117","contact_id":"con_01m8hznteze6yrgkkv8pnj4e9q","contact_name":"Techbarn","issue_date":"2026-01-21","due_date":"2026-02-20","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":899.00,"vat_total":179.80,"gross_total":1078.80,"amount_paid":0.00,"amount_credited":0.00,"amount_due":1078.80,"overdue":true,"journal_id":"jnl_01m8hznvpte8dabac4ec2z133p","void_date":null,"void_journal_id":null,"created_at":"2026-11-28T21:06:17.434Z","updated_at":"2026-11-28T21:06:17.434Z","version":1,"lines":[{"description":"Laptop","quantity":1,"unit_price":899.00,"discount_percent":null,"account_id":"acc_01m8hzns4eekr9w2yxecwz9b20","account_code":"1000","vat_code":"ST","net_amount":899.00,"vat_amount":179.80,"gross_amount":1078.80}]}}', 1795899977434);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8hznpwpe39b4vaxp8qd8yaw', 'org_01m8hzns4eekr9w2yxm83bqm49', 'tieout-invoices-aa7c8aaca292dcda3ac865d33b26fb9da7c94343e18d0f389244b7106f7be34f', '\xf05a31af14b9e72e2015a5a80a177b9bcd2db6eb876b888a0bf027d5cb3f3a96', 201, '{"data":{"id":"inv_01m8hznwe4ezk8xp09t0jz50vw","type":"sales","kind":"invoice","status":"issued","number":"INV-0005","contact_id":"con_01m8hzntajevk84e10ft766q2m","contact_name":"Marlow & Pike LLP","issue_date":"2026-03-03","due_date":"2026-04-02","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":500.00,"vat_total":100.00,"gross_total":600.00,"amount_paid":0.00,"amount_credited":0.00,"amount_due":600.00,"overdue":true,"journal_id":"jnl_01m8hznwe4ezk8xp09t7scax38","void_date":null,"void_journal_id":null,"created_at":"2026-11-28T21:06:18.180Z","updated_at":"2026-11-28T21:06:18.180Z","version":1,"lines":[{"description":"Raised in error","quantity":1,"unit_price":500.00,"discount_percent":null,"account_id":"acc_01m8hzns4eekr9w2yxhbgtxbz8","account_code":"4000","vat_code":"ST","net_amount":500.00,"vat_amount":100.00,"gross_amount":600.00}]}}', 1795899978180);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8hznpwpe39b4vaxp8qd8yaw', 'org_01m8hzns4eekr9w2yxm83bqm49', '01a223fa-f3e6-7230-8960-2a63cd2cea80', '\x58682bf5bfae93d8da67cf3d4d144a65d2d000e6ed2485467a939e9ed8212876', 201, '{"data":{"id":"inv_01m8hznwhwebzt6gdf6ddqqcnr","type":"sales","kind":"credit_note","status":"paid","number":"CN-0001","contact_id":"con_01m8hzntajevk84e10ft766q2m","contact_name":"Marlow & Pike LLP","issue_date":"2026-03-12","due_date":"2026-03-12","amounts_are":"exclusive","currency":"GBP","reference":"INV-0004","notes":null,"net_total":150.00,"vat_total":30.00,"gross_total":180.00,"amount_paid":0.00,"amount_credited":180.00,"amount_due":0.00,"overdue":false,"journal_id":"jnl_01m8hznwhwebzt6gdf6hdypc2c","void_date":null,"void_journal_id":null,"created_at":"2026-11-28T21:06:18.300Z","updated_at":"2026-11-28T21:06:18.731Z","version":2,"lines":[{"description":"A day that was not held","quantity":1,"unit_price":150.00,"discount_percent":null,"account_id":"acc_01m8hzns4eekr9w2yxhbgtxbz8","account_code":"4000","vat_code":"ST","net_amount":150.00,"vat_amount":30.00,"gross_amount":180.00}]}}', 1795899978731);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8hznpwpe39b4vaxp8qd8yaw', 'org_01m8hzns4eekr9w2yxm83bqm49', '01a223fa-f56d-718d-81b1-9fa207c4a417', '\xbbd22ccbaee7fe5d9dc83c6ed9cf8463a7e2b7cad086b29c9b704655f0b563d8', 201, '{"data":{"id":"set_01m8hznxbherwbq4wk3x84rt3a","type":"receipt","status":"posted","refund":false,"contact_id":"con_01m8hznt9eeb481xte2h0rrbe6","contact_name":"Kestrel Fitness CIC","bank_account_id":"bac_01m8hznt0jejgsqcbpc646q6n8","date":"2026-03-06","amount":282.00,"currency":"GBP","reference":null,"allocated_amount":282.00,"unallocated_amount":0.00,"allocations":[{"id":"alc_01m8hznxbherwbq4wk46j5mva2","invoice_id":"inv_01m8hznw3remdr49swgnqm7j6t","invoice_number":"INV-0003","settlement_id":"set_01m8hznxbherwbq4wk3x84rt3a","credit_note_id":null,"amount":282.00,"date":"2026-03-06","created_at":"2026-11-28T21:06:19.121Z"}],"bank_transaction_id":null,"journal_id":"jnl_01m8hznxbherwbq4wk42hcqr3t","void_date":null,"void_journal_id":null,"created_at":"2026-11-28T21:06:19.121Z","updated_at":"2026-11-28T21:06:19.121Z","version":1}}', 1795899979121);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8hznpwpe39b4vaxp8qd8yaw', 'org_01m8hzns4eekr9w2yxm83bqm49', '01a223fb-0860-744c-a648-677ce0b0d4c7', '\x180213257f6a2bbf70c61b95f981d5d2db6765f05b92fb8995ea40b38bd4bc3e', 200, '{"data":{"id":"btx_01m8hznxmhegcamsfx15nv6p1h","bank_account_id":"bac_01m8hznt0jejgsqcbpc646q6n8","date":"2026-03-06","amount":282.00,"currency":"GBP","description":"FPI KESTREL FITNESS CIC INV-0003","reference":null,"external_id":null,"status":"confirmed","account_id":null,"vat_code":"NV","vat_amount":0.00,"net_amount":282.00,"contact_id":"con_01m8hznt9eeb481xte2h0rrbe6","journal_id":"jnl_01m8hznxbherwbq4wk42hcqr3t","settlement_id":"set_01m8hznxbherwbq4wk3x84rt3a","confirmed_at":"2026-11-28T21:06:24.158Z","created_at":"2026-11-28T21:06:19.409Z","updated_at":"2026-11-28T21:06:24.158Z","version":2}}', 1795899984158);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8hznpwpe39b4vaxp8qd8yaw', 'org_01m8hzns4eekr9w2yxm83bqm49', 'tieout-invoices-5dce164e0b64ca76aeb092765f2b37fdb72dc0b5b898c3d9d1845aa916e41de4', '\xf6474c9495cf517400f6aea9e529bb4698f44b63b9fe34d8927977af0df8673c', 201, '{"data":{"id":"inv_01m8hznw0sesyrvz03j0ym68vx","type":"purchase","kind":"invoice","status":"issued","number":"HL-33","contact_id":"con_01m8hzntr6e3zv37qrec24kygr","contact_name":"Harcourt Lettings","issue_date":"2026-02-01","due_date":"2026-03-03","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":1350.00,"vat_total":0.00,"gross_total":1350.00,"amount_paid":0.00,"amount_credited":0.00,"amount_due":1350.00,"overdue":true,"journal_id":"jnl_01m8hznw0sesyrvz03j7dmex9r","void_date":null,"void_journal_id":null,"created_at":"2026-11-28T21:06:17.753Z","updated_at":"2026-11-28T21:06:17.753Z","version":1,"lines":[{"description":"Rent, January to March","quantity":1,"unit_price":1350.00,"discount_percent":null,"account_id":"acc_01m8hzns4eekr9w2yxjqt2nhj3","account_code":"6100","vat_code":"EX","net_amount":1350.00,"vat_amount":0.00,"gross_amount":1350.00}]}}', 1795899977753);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8hznpwpe39b4vaxp8qd8yaw', 'org_01m8hzns4eekr9w2yxm83bqm49', 'tieout-invoices-f2224e8420564804db72d315a5bd5c7688df2f2e1e74d645a5299d12195d06cd', '\xe75b4485668bd98796aa2addd5a738fd7eb31902de6dd9660c278e04c20e18a2', 201, '{"data":{"id":"inv_01m8hznwhwebzt6gdf6ddqqcnr","type":"sales","kind":"credit_note","status":"issued","number":"CN-0001","contact_id":"con_01m8hzntajevk84e10ft766q2m","contact_name":"Marlow & Pike LLP","issue_date":"2026-03-12","due_date":"2026-03-12","amounts_are":"exclusive","currency":"GBP","reference":"INV-0004","notes":null,"net_total":150.00,"vat_total":30.00,"gross_total":180.00,"amount_paid":0.00,"amount_credited":0.00,"amount_due":180.00,"overdue":false,"journal_id":"jnl_01m8hznwhwebzt6gdf6hdypc2c","void_date":null,"void_journal_id":null,"created_at":"2026-11-28T21:06:18.300Z","updated_at":"2026-11-28T21:06:18.300Z","version":1,"lines":[{"description":"A day that was not held","quantity":1,"unit_price":150.00,"discount_percent":null,"account_id":"acc_01m8hzns4eekr9w2yxhbgtxbz8","account_code":"4000","vat_code":"ST","net_amount":150.00,"vat_amount":30.00,"gross_amount":180.00}]}}', 1795899978300);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8hznpwpe39b4vaxp8qd8yaw', 'org_01m8hzns4eekr9w2yxm83bqm49', 'tieout-journals-3d645fb7c44957f814e6ba1c33dbc720de0a3a49a45cd137139e105d9e56e9ab', '\xa1387b7000c3fc2552dfa175b00ed65122bdbd7b808e1f35fb2e974e606b5697', 200, '{"data":{"mode":"all_or_nothing","posted":3,"refused":0,"items":[{"index":0,"status":"posted","id":"jnl_01m8hznx60eb5bcehmkyjp5v4r","sequence":14,"error":null},{"index":1,"status":"posted","id":"jnl_01m8hznx60eb5bcehmm4pb4n9r","sequence":15,"error":null},{"index":2,"status":"posted","id":"jnl_01m8hznx60eb5bcehmmf90btx9","sequence":16,"error":null}]}}', 1795899978944);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8hznpwpe39b4vaxp8qd8yaw', 'org_01m8hzns4eekr9w2yxm83bqm49', '01a223fa-f86d-7048-b27f-7db480c9e32d', '\x4f9343f0faa2d1c1612769c98c45a26734c94c3443b623e6d6104460c0520346', 200, '{"data":{"id":"btx_01m8hznxmhegcamsfx06atbexb","bank_account_id":"bac_01m8hznt0jejgsqcbpc646q6n8","date":"2026-01-22","amount":-1078.80,"currency":"GBP","description":"FPO TECHBARN LTD TB-0117","reference":null,"external_id":null,"status":"confirmed","account_id":null,"vat_code":"NV","vat_amount":0.00,"net_amount":-1078.80,"contact_id":"con_01m8hznteze6yrgkkv8pnj4e9q","journal_id":"jnl_01m8hzny3xe26tgwgfp5ewdme2","settlement_id":"set_01m8hzny3xe26tgwgfp5ewdme2","confirmed_at":"2026-11-28T21:06:19.901Z","created_at":"2026-11-28T21:06:19.409Z","updated_at":"2026-11-28T21:06:19.901Z","version":2}}', 1795899979901);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8hznpwpe39b4vaxp8qd8yaw', 'org_01m8hzns4eekr9w2yxm83bqm49', '01a223fa-fb31-7684-9aad-e7800cc5d303', '\x45a549f1d8099bfc6fdcf7213b401a146bfebe2be6104b35820cd84ba43c078d', 200, '{"data":{"id":"btx_01m8hznxmhegcamsfx0a4a017f","bank_account_id":"bac_01m8hznt0jejgsqcbpc646q6n8","date":"2026-01-30","amount":1500.00,"currency":"GBP","description":"FPI ABBEY SCHOOLS TRUST PART INV-0001","reference":null,"external_id":null,"status":"confirmed","account_id":null,"vat_code":"NV","vat_amount":0.00,"net_amount":1500.00,"contact_id":"con_01m8hznt8jeztbb9zw3h0f6mba","journal_id":"jnl_01m8hznywve8esnea1z4xmg3kv","settlement_id":"set_01m8hznywve8esnea1z4xmg3kv","confirmed_at":"2026-11-28T21:06:20.699Z","created_at":"2026-11-28T21:06:19.409Z","updated_at":"2026-11-28T21:06:20.699Z","version":2}}', 1795899980699);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8hznpwpe39b4vaxp8qd8yaw', 'org_01m8hzns4eekr9w2yxm83bqm49', '01a223fb-0283-74cd-977e-3e07fdbf3d54', '\x5cb13f53255f31f40a46946ebfa111b75cdc50d94abe82ca864296667275860b', 200, '{"data":{"id":"btx_01m8hznxmhegcamsfx0mx9yv9t","bank_account_id":"bac_01m8hznt0jejgsqcbpc646q6n8","date":"2026-02-16","amount":1710.00,"currency":"GBP","description":"FPI ABBEY SCHOOLS TRUST INV-0001 INV-0002","reference":null,"external_id":null,"status":"confirmed","account_id":null,"vat_code":"NV","vat_amount":0.00,"net_amount":1710.00,"contact_id":"con_01m8hznt8jeztbb9zw3h0f6mba","journal_id":"jnl_01m8hzp0mbecnv0v6jbhvxg32b","settlement_id":"set_01m8hzp0mbecnv0v6jbhvxg32b","confirmed_at":"2026-11-28T21:06:22.475Z","created_at":"2026-11-28T21:06:19.409Z","updated_at":"2026-11-28T21:06:22.475Z","version":2}}', 1795899982475);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8hznpwpe39b4vaxp8qd8yaw', 'org_01m8hzns4eekr9w2yxm83bqm49', '01a223fb-0566-7643-9f56-89ade1112607', '\xc413c5989f7f07317bfebb4c76d403873c667d48e87d6d65b8c0de82184107dd', 200, '{"data":{"id":"btx_01m8hznxmhegcamsfx0w6ph2fz","bank_account_id":"bac_01m8hznt0jejgsqcbpc646q6n8","date":"2026-02-27","amount":-400.00,"currency":"GBP","description":"FPO PRINTWELL PX-881","reference":null,"external_id":null,"status":"confirmed","account_id":null,"vat_code":"NV","vat_amount":0.00,"net_amount":-400.00,"contact_id":"con_01m8hzntc2ejdtswgzhw66ny7r","journal_id":"jnl_01m8hzp1f1e5dt0rcqc20a09xk","settlement_id":"set_01m8hzp1f1e5dt0rcqc20a09xk","confirmed_at":"2026-11-28T21:06:23.329Z","created_at":"2026-11-28T21:06:19.409Z","updated_at":"2026-11-28T21:06:23.329Z","version":2}}', 1795899983329);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8hznpwpe39b4vaxp8qd8yaw', 'org_01m8hzns4eekr9w2yxm83bqm49', '01a223fb-0764-719e-90dc-8e1b9e9eeb4c', '\x8002f1568b1127e696a475fe3c280fd93ceafb860edf8703063e74e7b4c604e6', 200, '{"data":{"id":"btx_01m8hznxmhegcamsfx1by5tnrs","bank_account_id":"bac_01m8hznt0jejgsqcbpc646q6n8","date":"2026-03-16","amount":1418.40,"currency":"GBP","description":"FPI MARLOW AND PIKE LLP INV-0004 LESS CN-0001","reference":null,"external_id":null,"status":"confirmed","account_id":null,"vat_code":"NV","vat_amount":0.00,"net_amount":1418.40,"contact_id":"con_01m8hzntajevk84e10ft766q2m","journal_id":"jnl_01m8hzp1v9e53vnfaessqrjs53","settlement_id":"set_01m8hzp1v9e53vnfaessqrjs53","confirmed_at":"2026-11-28T21:06:23.721Z","created_at":"2026-11-28T21:06:19.409Z","updated_at":"2026-11-28T21:06:23.721Z","version":2}}', 1795899983721);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8hznpwpe39b4vaxp8qd8yaw', 'org_01m8hzns4eekr9w2yxm83bqm49', '01a223fb-0b7b-7646-9c34-af4d6368abd8', '\x32227733d0a74ae0f994b031f1ffa15dc597f6bd80992e82376adc13ca83a3f7', 200, '{"data":{"id":"btx_01m8hznxmhegcamsfx1pdmk2ec","bank_account_id":"bac_01m8hznt0jejgsqcbpc646q6n8","date":"2026-03-31","amount":-936.55,"currency":"GBP","description":"FPO J WREN NET PAY MARCH","reference":null,"external_id":null,"status":"confirmed","account_id":"acc_01m8hzns4eekr9w2yxg6nhqaae","vat_code":"NV","vat_amount":0.00,"net_amount":-936.55,"contact_id":null,"journal_id":"jnl_01m8hzp2w1edea2jtbm7vspemd","settlement_id":null,"confirmed_at":"2026-11-28T21:06:24.769Z","created_at":"2026-11-28T21:06:19.409Z","updated_at":"2026-11-28T21:06:24.769Z","version":2}}', 1795899984769);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8hznpwpe39b4vaxp8qd8yaw', 'org_01m8hzns4eekr9w2yxm83bqm49', '01a223fb-128d-7137-9507-d4007b6ba045', '\xd7c4889cf0f7330f3ee1f41bc2600a9c599a270094806b307bdcb7bc97675f38', 200, '{"data":{"id":"btx_01m8hznxmhegcamsfx119ezf93","bank_account_id":"bac_01m8hznt0jejgsqcbpc646q6n8","date":"2026-03-02","amount":-36.00,"currency":"GBP","description":"CARD SLATEWORK SOFTWARE SUBSCRIPTION","reference":null,"external_id":null,"status":"confirmed","account_id":"acc_01m8hzns4eekr9w2yxk7fck2h0","vat_code":"ST","vat_amount":6.00,"net_amount":-30.00,"contact_id":null,"journal_id":"jnl_01m8hzp4mxe2gv03hrk868ppxx","settlement_id":null,"confirmed_at":"2026-11-28T21:06:26.589Z","created_at":"2026-11-28T21:06:19.409Z","updated_at":"2026-11-28T21:06:26.589Z","version":3}}', 1795899986589);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8hznpwpe39b4vaxp8qd8yaw', 'org_01m8hzns4eekr9w2yxm83bqm49', '01a223fb-1330-778d-83fa-628909582505', '\x22d164c527d95c50927cb37475c46891ef623c586b9e1b0fd3284562c77dd1b9', 200, '{"data":{"id":"btx_01m8hznxmhegcamsfx0en4befh","bank_account_id":"bac_01m8hznt0jejgsqcbpc646q6n8","date":"2026-02-02","amount":-36.00,"currency":"GBP","description":"CARD SLATEWORK SOFTWARE SUBSCRIPTION","reference":null,"external_id":null,"status":"confirmed","account_id":"acc_01m8hzns4eekr9w2yxk7fck2h0","vat_code":"ST","vat_amount":6.00,"net_amount":-30.00,"contact_id":null,"journal_id":"jnl_01m8hzp4ste5r8fhcvy0nwb6f4","settlement_id":null,"confirmed_at":"2026-11-28T21:06:26.746Z","created_at":"2026-11-28T21:06:19.409Z","updated_at":"2026-11-28T21:06:26.746Z","version":3}}', 1795899986746);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8hznpwpe39b4vaxp8qd8yaw', 'org_01m8hzns4eekr9w2yxm83bqm49', '01a223fb-141c-773e-ab0e-bde923857af1', '\x27869f4f413000c5c87e443042e8218bebdc58920b09cbc4696c26ebc08df1bb', 200, '{"data":{"id":"btx_01m8hznxmhegcamsfx1dhsjs5x","bank_account_id":"bac_01m8hznt0jejgsqcbpc646q6n8","date":"2026-03-20","amount":-7.50,"currency":"GBP","description":"TOTAL CHARGES TO 19MAR2026","reference":null,"external_id":null,"status":"confirmed","account_id":"acc_01m8hzns4eekr9w2yxm0m1c1kg","vat_code":"EX","vat_amount":0.00,"net_amount":-7.50,"contact_id":null,"journal_id":"jnl_01m8hzp52feqr855wp6tjx55vy","settlement_id":null,"confirmed_at":"2026-11-28T21:06:27.023Z","created_at":"2026-11-28T21:06:19.409Z","updated_at":"2026-11-28T21:06:27.023Z","version":3}}', 1795899987023);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8hznpwpe39b4vaxp8qd8yaw', 'org_01m8hzns4eekr9w2yxm83bqm49', '01a223fb-16d5-7518-8c72-5f5e749fd88c', '\x0bbcf9e18968186bf0d58b96bb8302549fd52da6724a4db2ba0d8eb9a2683076', 200, '{"data":{"id":"vrt_01m8hzp5nge9eswve8f1svzxhx","date_from":"2026-01-01","date_to":"2026-03-31","status":"finalised","currency":"GBP","scheme":"standard","flat_rate_percent":null,"adjustments":[],"boxes":{"1":698.40,"2":0.00,"3":698.40,"4":319.80,"5":378.60,"6":4776.00,"7":3427.00,"8":0.00,"9":0.00},"direction":"pay","hmrc":{"vatDueSales":698.40,"vatDueAcquisitions":0.00,"totalVatDue":698.40,"vatReclaimedCurrPeriod":319.80,"netVatDue":378.60,"totalValueSalesExVAT":4776,"totalValuePurchasesExVAT":3427,"totalValueGoodsSuppliedExVAT":0,"totalAcquisitionsExVAT":0},"journal_id":null,"finalised_at":"2026-11-28T21:06:27.676Z","created_at":"2026-11-28T21:06:27.632Z","updated_at":"2026-11-28T21:06:27.676Z","version":2}}', 1795899987676);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8hznpwpe39b4vaxp8qd8yaw', 'org_01m8hzns4eekr9w2yxm83bqm49', '01a223fb-1725-74d8-a679-b1689e1a63b6', '\xc5b47b0a653d956f835b52b4b5cce7de364d7fd2d63389f3ec80b00ff4ee3a57', 200, '{"data":{"id":"org_01m8hzns4eekr9w2yxm83bqm49","name":"Wren & Marsh Ltd","currency":"GBP","country":"GB","financial_year_end":"03-31","vat_registered":true,"vat_number":null,"vat_scheme":"standard","flat_rate_percent":null,"vat_rounding":"line","status":"active","role":"owner","lock_date":"2026-03-31","created_at":"2026-11-28T21:06:14.798Z","updated_at":"2026-11-28T21:06:27.753Z","version":2}}', 1795899987753);
INSERT INTO public.invoice_lines VALUES ('org_01m8hzns4eekr9w2yxm83bqm49', 'inv_01m8hznvdfee8tn7b3j5gpf4w3', 1, 'Course design, 3 days', '3', '650.00', NULL, 'acc_01m8hzns4eekr9w2yxhbgtxbz8', 'ST', NULL, 195000, 39000, 234000);
INSERT INTO public.invoice_lines VALUES ('org_01m8hzns4eekr9w2yxm83bqm49', 'inv_01m8hznvjheg9t40k83zqa1ndg', 1, 'Printing of workbooks', '1', '412.00', NULL, 'acc_01m8hzns4eekr9w2yxhxk3kc55', 'ZR', NULL, 41200, 0, 41200);
INSERT INTO public.invoice_lines VALUES ('org_01m8hzns4eekr9w2yxm83bqm49', 'inv_01m8hznvpte8dabac4eajak38y', 1, 'Laptop', '1', '899.00', NULL, 'acc_01m8hzns4eekr9w2yxecwz9b20', 'ST', NULL, 89900, 17980, 107880);
INSERT INTO public.invoice_lines VALUES ('org_01m8hzns4eekr9w2yxm83bqm49', 'inv_01m8hznvtcee28dsr6h0n6aq56', 1, 'Workbooks', '120', '7.25', NULL, 'acc_01m8hzns4eekr9w2yxhf9cwke6', 'ZR', NULL, 87000, 0, 87000);
INSERT INTO public.invoice_lines VALUES ('org_01m8hzns4eekr9w2yxm83bqm49', 'inv_01m8hznw0sesyrvz03j0ym68vx', 1, 'Rent, January to March', '1', '1350.00', NULL, 'acc_01m8hzns4eekr9w2yxjqt2nhj3', 'EX', NULL, 135000, 0, 135000);
INSERT INTO public.invoice_lines VALUES ('org_01m8hzns4eekr9w2yxm83bqm49', 'inv_01m8hznw3remdr49swgnqm7j6t', 1, 'Seminar room, 5 evenings', '5', '48.00', NULL, 'acc_01m8hznsece2s8m0y3hvnx0wgv', 'EX', NULL, 24000, 0, 24000);
INSERT INTO public.invoice_lines VALUES ('org_01m8hzns4eekr9w2yxm83bqm49', 'inv_01m8hznw3remdr49swgnqm7j6t', 2, 'Projector', '1', '35.00', NULL, 'acc_01m8hzns4eekr9w2yxhbgtxbz8', 'ST', NULL, 3500, 700, 4200);
INSERT INTO public.invoice_lines VALUES ('org_01m8hzns4eekr9w2yxm83bqm49', 'inv_01m8hznwa4eff8se6t8234799h', 1, 'Course for new starters', '1', '1480.00', '10', 'acc_01m8hzns4eekr9w2yxhbgtxbz8', 'ST', NULL, 133200, 26640, 159840);
INSERT INTO public.invoice_lines VALUES ('org_01m8hzns4eekr9w2yxm83bqm49', 'inv_01m8hznwe4ezk8xp09t0jz50vw', 1, 'Raised in error', '1', '500.00', NULL, 'acc_01m8hzns4eekr9w2yxhbgtxbz8', 'ST', NULL, 50000, 10000, 60000);
INSERT INTO public.invoice_lines VALUES ('org_01m8hzns4eekr9w2yxm83bqm49', 'inv_01m8hznwhwebzt6gdf6ddqqcnr', 1, 'A day that was not held', '1', '150.00', NULL, 'acc_01m8hzns4eekr9w2yxhbgtxbz8', 'ST', NULL, 15000, 3000, 18000);
INSERT INTO public.invoice_lines VALUES ('org_01m8hzns4eekr9w2yxm83bqm49', 'inv_01m8hznwkfe0fvd073kpqq474t', 1, 'Illustration, 2 days', '2', '384.00', NULL, 'acc_01m8hzns4eekr9w2yxj0yvrztw', 'ST', NULL, 64000, 12800, 76800);
INSERT INTO public.invoice_lines VALUES ('org_01m8hzns4eekr9w2yxm83bqm49', 'inv_01m8hznwmgevxbrzrjv2b4ak5f', 1, 'Workbooks', '24', '7.25', NULL, 'acc_01m8hzns4eekr9w2yxhf9cwke6', 'ZR', NULL, 17400, 0, 17400);
INSERT INTO public.invoice_lines VALUES ('org_01m8hzns4eekr9w2yxm83bqm49', 'inv_01m8hznwmgevxbrzrjv2b4ak5f', 2, 'Half a day of course design', '0.5', '650.00', NULL, 'acc_01m8hzns4eekr9w2yxhbgtxbz8', 'ST', NULL, 32500, 6500, 39000);
INSERT INTO public.invoices VALUES ('inv_01m8hznwkfe0fvd073kpqq474t', 'org_01m8hzns4eekr9w2yxm83bqm49', 'purchase', 'invoice', 'issued', 'FR-1209', 'con_01m8hznttqesztcxnn1bftpaf0', '2026-03-24', '2026-04-23', 'inclusive', NULL, NULL, 64000, 12800, 76800, 0, 0, 'issued', 'jnl_01m8hznwkfe0fvd073kvcqhynk', NULL, NULL, 'fr-1209', 1795899978351, 1795899978351, 1, '9999-99-99', 0, NULL, NULL);
INSERT INTO public.invoices VALUES ('inv_01m8hznwmgevxbrzrjv2b4ak5f', 'org_01m8hzns4eekr9w2yxm83bqm49', 'sales', 'invoice', 'issued', 'INV-0006', 'con_01m8hznt8jeztbb9zw3h0f6mba', '2026-03-27', '2026-04-26', 'exclusive', NULL, NULL, 49900, 6500, 56400, 0, 0, 'issued', 'jnl_01m8hznwmgevxbrzrjv65s6qqz', NULL, NULL, 'inv-0006', 1795899978384, 1795899978384, 1, '9999-99-99', 0, NULL, NULL);
INSERT INTO public.invoices VALUES ('inv_01m8hznwe4ezk8xp09t0jz50vw', 'org_01m8hzns4eekr9w2yxm83bqm49', 'sales', 'invoice', 'void', 'INV-0005', 'con_01m8hzntajevk84e10ft766q2m', '2026-03-03', '2026-04-02', 'exclusive', NULL, NULL, 50000, 10000, 60000, 0, 0, 'issued', 'jnl_01m8hznwe4ezk8xp09t7scax38', '2026-03-03', 'jnl_01m8hznwv8eqxbf01hnr3mn9ep', 'inv-0005', 1795899978180, 1795899978600, 2, '2026-03-03', 0, NULL, NULL);
INSERT INTO public.invoices VALUES ('inv_01m8hznwhwebzt6gdf6ddqqcnr', 'org_01m8hzns4eekr9w2yxm83bqm49', 'sales', 'credit_note', 'issued', 'CN-0001', 'con_01m8hzntajevk84e10ft766q2m', '2026-03-12', '2026-03-12', 'exclusive', 'INV-0004', NULL, 15000, 3000, 18000, 0, 18000, 'issued', 'jnl_01m8hznwhwebzt6gdf6hdypc2c', NULL, NULL, 'cn-0001
inv-0004', 1795899978300, 1795899978731, 2, '2026-03-12', 1, '2026-03-12', '2026-03-12');
INSERT INTO public.invoices VALUES ('inv_01m8hznw3remdr49swgnqm7j6t', 'org_01m8hzns4eekr9w2yxm83bqm49', 'sales', 'invoice', 'issued', 'INV-0003', 'con_01m8hznt9eeb481xte2h0rrbe6', '2026-02-09', '2026-03-11', 'exclusive', NULL, NULL, 27500, 700, 28200, 28200, 0, 'issued', 'jnl_01m8hznw3remdr49swgr6nxrrh', NULL, NULL, 'inv-0003', 1795899977848, 1795899979121, 2, '2026-03-06', 1, '2026-03-06', '2026-03-06');
INSERT INTO public.invoices VALUES ('inv_01m8hznvpte8dabac4eajak38y', 'org_01m8hzns4eekr9w2yxm83bqm49', 'purchase', 'invoice', 'issued', 'TB-0117', 'con_01m8hznteze6yrgkkv8pnj4e9q', '2026-01-21', '2026-02-20', 'exclusive', NULL, NULL, 89900, 17980, 107880, 107880, 0, 'issued', 'jnl_01m8hznvpte8dabac4ec2z133p', NULL, NULL, 'tb-0117', 1795899977434, 1795899979901, 2, '2026-01-22', 1, '2026-01-22', '2026-01-22');
INSERT INTO public.invoices VALUES ('inv_01m8hznw0sesyrvz03j0ym68vx', 'org_01m8hzns4eekr9w2yxm83bqm49', 'purchase', 'invoice', 'issued', 'HL-33', 'con_01m8hzntr6e3zv37qrec24kygr', '2026-02-01', '2026-03-03', 'exclusive', NULL, NULL, 135000, 0, 135000, 135000, 0, 'issued', 'jnl_01m8hznw0sesyrvz03j7dmex9r', NULL, NULL, 'hl-33', 1795899977753, 1795899981565, 2, '2026-02-10', 1, '2026-02-10', '2026-02-10');
INSERT INTO public.invoices VALUES ('inv_01m8hznvdfee8tn7b3j5gpf4w3', 'org_01m8hzns4eekr9w2yxm83bqm49', 'sales', 'invoice', 'issued', 'INV-0001', 'con_01m8hznt8jeztbb9zw3h0f6mba', '2026-01-15', '2026-02-14', 'exclusive', NULL, NULL, 195000, 39000, 234000, 234000, 0, 'issued', 'jnl_01m8hznvdfee8tn7b3j80kq8fk', NULL, NULL, 'inv-0001', 1795899977135, 1795899982475, 3, '2026-02-16', 2, '2026-01-30', '2026-02-16');
INSERT INTO public.invoices VALUES ('inv_01m8hznvtcee28dsr6h0n6aq56', 'org_01m8hzns4eekr9w2yxm83bqm49', 'sales', 'invoice', 'issued', 'INV-0002', 'con_01m8hznt8jeztbb9zw3h0f6mba', '2026-01-28', '2026-02-27', 'exclusive', NULL, NULL, 87000, 0, 87000, 87000, 0, 'issued', 'jnl_01m8hznvtcee28dsr6h42eqf7d', NULL, NULL, 'inv-0002', 1795899977548, 1795899982475, 2, '2026-02-16', 1, '2026-02-16', '2026-02-16');
INSERT INTO public.invoices VALUES ('inv_01m8hznvjheg9t40k83zqa1ndg', 'org_01m8hzns4eekr9w2yxm83bqm49', 'purchase', 'invoice', 'issued', 'PX-881', 'con_01m8hzntc2ejdtswgzhw66ny7r', '2026-01-20', '2026-02-19', 'exclusive', NULL, NULL, 41200, 0, 41200, 40000, 0, 'issued', 'jnl_01m8hznvjheg9t40k841dak4wp', NULL, NULL, 'px-881', 1795899977297, 1795899983329, 2, '9999-99-99', 1, '2026-02-27', '2026-02-27');
INSERT INTO public.invoices VALUES ('inv_01m8hznwa4eff8se6t8234799h', 'org_01m8hzns4eekr9w2yxm83bqm49', 'sales', 'invoice', 'issued', 'INV-0004', 'con_01m8hzntajevk84e10ft766q2m', '2026-02-20', '2026-03-22', 'exclusive', NULL, NULL, 133200, 26640, 159840, 141840, 18000, 'issued', 'jnl_01m8hznwa4eff8se6t86z1wy5q', NULL, NULL, 'inv-0004', 1795899978052, 1795899983721, 3, '2026-03-16', 2, '2026-03-12', '2026-03-16');
INSERT INTO public.jobs VALUES ('rec_01m8hzp9epe3cryr2njt2spbdh', 'reconcile', 1, 'usr_01m8hznpwpe39b4vaxp8qd8yaw', 'key_01m8hznq0ye8k9beg2jqw9wsne', 'completed', 3, 0, 1, 1, NULL, NULL, '01a223fb264f73d2b64667d6ae686517', 3, NULL, 1795899991510, 1795899991520, 1795899991631, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8hzns4eekr9w2yxm83bqm49', 1, 1, 'acc_01m8hzns4eekr9w2yxffjpcssk', 1000000, NULL, NULL, 0, 0, '2026-01-01');
INSERT INTO public.journal_lines VALUES ('org_01m8hzns4eekr9w2yxm83bqm49', 1, 2, 'acc_01m8hzns4eekr9w2yxh4je1dr8', -1000000, NULL, NULL, 0, 0, '2026-01-01');
INSERT INTO public.journal_lines VALUES ('org_01m8hzns4eekr9w2yxm83bqm49', 2, 1, 'acc_01m8hzns4eekr9w2yxf33jx7p7', 234000, NULL, NULL, 0, 0, '2026-01-15');
INSERT INTO public.journal_lines VALUES ('org_01m8hzns4eekr9w2yxm83bqm49', 2, 2, 'acc_01m8hzns4eekr9w2yxhbgtxbz8', -195000, 'Course design, 3 days', 'ST', 39000, 0, '2026-01-15');
INSERT INTO public.journal_lines VALUES ('org_01m8hzns4eekr9w2yxm83bqm49', 2, 3, 'acc_01m8hznsc3eq7aakjpabjrt9kn', -39000, NULL, 'ST', 0, 1, '2026-01-15');
INSERT INTO public.journal_lines VALUES ('org_01m8hzns4eekr9w2yxm83bqm49', 3, 1, 'acc_01m8hzns4eekr9w2yxfnzq9h9q', -41200, NULL, NULL, 0, 0, '2026-01-20');
INSERT INTO public.journal_lines VALUES ('org_01m8hzns4eekr9w2yxm83bqm49', 3, 2, 'acc_01m8hzns4eekr9w2yxhxk3kc55', 41200, 'Printing of workbooks', 'ZR', 0, 0, '2026-01-20');
INSERT INTO public.journal_lines VALUES ('org_01m8hzns4eekr9w2yxm83bqm49', 4, 1, 'acc_01m8hzns4eekr9w2yxfnzq9h9q', -107880, NULL, NULL, 0, 0, '2026-01-21');
INSERT INTO public.journal_lines VALUES ('org_01m8hzns4eekr9w2yxm83bqm49', 4, 2, 'acc_01m8hzns4eekr9w2yxecwz9b20', 89900, 'Laptop', 'ST', 17980, 0, '2026-01-21');
INSERT INTO public.journal_lines VALUES ('org_01m8hzns4eekr9w2yxm83bqm49', 4, 3, 'acc_01m8hznsc3eq7aakjpabjrt9kn', 17980, NULL, 'ST', 0, 1, '2026-01-21');
INSERT INTO public.journal_lines VALUES ('org_01m8hzns4eekr9w2yxm83bqm49', 5, 1, 'acc_01m8hzns4eekr9w2yxf33jx7p7', 87000, NULL, NULL, 0, 0, '2026-01-28');
INSERT INTO public.journal_lines VALUES ('org_01m8hzns4eekr9w2yxm83bqm49', 5, 2, 'acc_01m8hzns4eekr9w2yxhf9cwke6', -87000, 'Workbooks', 'ZR', 0, 0, '2026-01-28');
INSERT INTO public.journal_lines VALUES ('org_01m8hzns4eekr9w2yxm83bqm49', 6, 1, 'acc_01m8hzns4eekr9w2yxfnzq9h9q', -135000, NULL, NULL, 0, 0, '2026-02-01');
INSERT INTO public.journal_lines VALUES ('org_01m8hzns4eekr9w2yxm83bqm49', 6, 2, 'acc_01m8hzns4eekr9w2yxjqt2nhj3', 135000, 'Rent, January to March', 'EX', 0, 0, '2026-02-01');
INSERT INTO public.journal_lines VALUES ('org_01m8hzns4eekr9w2yxm83bqm49', 7, 1, 'acc_01m8hzns4eekr9w2yxf33jx7p7', 28200, NULL, NULL, 0, 0, '2026-02-09');
INSERT INTO public.journal_lines VALUES ('org_01m8hzns4eekr9w2yxm83bqm49', 7, 2, 'acc_01m8hznsece2s8m0y3hvnx0wgv', -24000, 'Seminar room, 5 evenings', 'EX', 0, 0, '2026-02-09');
INSERT INTO public.journal_lines VALUES ('org_01m8hzns4eekr9w2yxm83bqm49', 7, 3, 'acc_01m8hzns4eekr9w2yxhbgtxbz8', -3500, 'Projector', 'ST', 700, 0, '2026-02-09');
INSERT INTO public.journal_lines VALUES ('org_01m8hzns4eekr9w2yxm83bqm49', 7, 4, 'acc_01m8hznsc3eq7aakjpabjrt9kn', -700, NULL, 'ST', 0, 1, '2026-02-09');
INSERT INTO public.journal_lines VALUES ('org_01m8hzns4eekr9w2yxm83bqm49', 8, 1, 'acc_01m8hzns4eekr9w2yxf33jx7p7', 159840, NULL, NULL, 0, 0, '2026-02-20');
INSERT INTO public.journal_lines VALUES ('org_01m8hzns4eekr9w2yxm83bqm49', 8, 2, 'acc_01m8hzns4eekr9w2yxhbgtxbz8', -133200, 'Course for new starters', 'ST', 26640, 0, '2026-02-20');
INSERT INTO public.journal_lines VALUES ('org_01m8hzns4eekr9w2yxm83bqm49', 8, 3, 'acc_01m8hznsc3eq7aakjpabjrt9kn', -26640, NULL, 'ST', 0, 1, '2026-02-20');
INSERT INTO public.journal_lines VALUES ('org_01m8hzns4eekr9w2yxm83bqm49', 9, 1, 'acc_01m8hzns4eekr9w2yxf33jx7p7', 60000, NULL, NULL, 0, 0, '2026-03-03');
INSERT INTO public.journal_lines VALUES ('org_01m8hzns4eekr9w2yxm83bqm49', 9, 2, 'acc_01m8hzns4eekr9w2yxhbgtxbz8', -50000, 'Raised in error', 'ST', 10000, 0, '2026-03-03');
INSERT INTO public.journal_lines VALUES ('org_01m8hzns4eekr9w2yxm83bqm49', 9, 3, 'acc_01m8hznsc3eq7aakjpabjrt9kn', -10000, NULL, 'ST', 0, 1, '2026-03-03');
INSERT INTO public.journal_lines VALUES ('org_01m8hzns4eekr9w2yxm83bqm49', 10, 1, 'acc_01m8hzns4eekr9w2yxf33jx7p7', -18000, NULL, NULL, 0, 0, '2026-03-12');
INSERT INTO public.journal_lines VALUES ('org_01m8hzns4eekr9w2yxm83bqm49', 10, 2, 'acc_01m8hzns4eekr9w2yxhbgtxbz8', 15000, 'A day that was not held', 'ST', 3000, 0, '2026-03-12');
INSERT INTO public.journal_lines VALUES ('org_01m8hzns4eekr9w2yxm83bqm49', 10, 3, 'acc_01m8hznsc3eq7aakjpabjrt9kn', 3000, NULL, 'ST', 0, 1, '2026-03-12');
INSERT INTO public.journal_lines VALUES ('org_01m8hzns4eekr9w2yxm83bqm49', 11, 1, 'acc_01m8hzns4eekr9w2yxfnzq9h9q', -76800, NULL, NULL, 0, 0, '2026-03-24');
INSERT INTO public.journal_lines VALUES ('org_01m8hzns4eekr9w2yxm83bqm49', 11, 2, 'acc_01m8hzns4eekr9w2yxj0yvrztw', 64000, 'Illustration, 2 days', 'ST', 12800, 0, '2026-03-24');
INSERT INTO public.journal_lines VALUES ('org_01m8hzns4eekr9w2yxm83bqm49', 11, 3, 'acc_01m8hznsc3eq7aakjpabjrt9kn', 12800, NULL, 'ST', 0, 1, '2026-03-24');
INSERT INTO public.journal_lines VALUES ('org_01m8hzns4eekr9w2yxm83bqm49', 12, 1, 'acc_01m8hzns4eekr9w2yxf33jx7p7', 56400, NULL, NULL, 0, 0, '2026-03-27');
INSERT INTO public.journal_lines VALUES ('org_01m8hzns4eekr9w2yxm83bqm49', 12, 2, 'acc_01m8hzns4eekr9w2yxhf9cwke6', -17400, 'Workbooks', 'ZR', 0, 0, '2026-03-27');
INSERT INTO public.journal_lines VALUES ('org_01m8hzns4eekr9w2yxm83bqm49', 12, 3, 'acc_01m8hzns4eekr9w2yxhbgtxbz8', -32500, 'Half a day of course design', 'ST', 6500, 0, '2026-03-27');
INSERT INTO public.journal_lines VALUES ('org_01m8hzns4eekr9w2yxm83bqm49', 12, 4, 'acc_01m8hznsc3eq7aakjpabjrt9kn', -6500, NULL, 'ST', 0, 1, '2026-03-27');
INSERT INTO public.journal_lines VALUES ('org_01m8hzns4eekr9w2yxm83bqm49', 13, 1, 'acc_01m8hzns4eekr9w2yxf33jx7p7', -60000, NULL, NULL, 0, 0, '2026-03-03');
INSERT INTO public.journal_lines VALUES ('org_01m8hzns4eekr9w2yxm83bqm49', 13, 2, 'acc_01m8hzns4eekr9w2yxhbgtxbz8', 50000, 'Raised in error', 'ST', 10000, 0, '2026-03-03');
INSERT INTO public.journal_lines VALUES ('org_01m8hzns4eekr9w2yxm83bqm49', 13, 3, 'acc_01m8hznsc3eq7aakjpabjrt9kn', 10000, NULL, 'ST', 0, 1, '2026-03-03');
INSERT INTO public.journal_lines VALUES ('org_01m8hzns4eekr9w2yxm83bqm49', 14, 1, 'acc_01m8hzns4eekr9w2yxh4je1dr8', 1000000, NULL, NULL, 0, 0, '2026-01-01');
INSERT INTO public.journal_lines VALUES ('org_01m8hzns4eekr9w2yxm83bqm49', 14, 2, 'acc_01m8hzns4eekr9w2yxgrprwpr9', -10000, 'Share capital', NULL, 0, 0, '2026-01-01');
INSERT INTO public.journal_lines VALUES ('org_01m8hzns4eekr9w2yxm83bqm49', 14, 3, 'acc_01m8hzns4eekr9w2yxgevrk9c3', -990000, 'Lent by the director', NULL, 0, 0, '2026-01-01');
INSERT INTO public.journal_lines VALUES ('org_01m8hzns4eekr9w2yxm83bqm49', 15, 1, 'acc_01m8hzns4eekr9w2yxj86qa4ax', 100000, NULL, NULL, 0, 0, '2026-03-31');
INSERT INTO public.journal_lines VALUES ('org_01m8hzns4eekr9w2yxm83bqm49', 15, 2, 'acc_01m8hzns4eekr9w2yxfzc6xp02', -6345, 'PAYE and National Insurance', NULL, 0, 0, '2026-03-31');
INSERT INTO public.journal_lines VALUES ('org_01m8hzns4eekr9w2yxm83bqm49', 15, 3, 'acc_01m8hzns4eekr9w2yxg6nhqaae', -93655, 'Net pay', NULL, 0, 0, '2026-03-31');
INSERT INTO public.journal_lines VALUES ('org_01m8hzns4eekr9w2yxm83bqm49', 16, 1, 'acc_01m8hznsgdewaan7z0q033pz5h', 7492, '3 of 36 months of 899.00', NULL, 0, 0, '2026-03-31');
INSERT INTO public.journal_lines VALUES ('org_01m8hzns4eekr9w2yxm83bqm49', 16, 2, 'acc_01m8hzns4eekr9w2yxetfkg6v4', -7492, NULL, NULL, 0, 0, '2026-03-31');
INSERT INTO public.journal_lines VALUES ('org_01m8hzns4eekr9w2yxm83bqm49', 17, 1, 'acc_01m8hzns4eekr9w2yxf33jx7p7', -28200, NULL, NULL, 0, 0, '2026-03-06');
INSERT INTO public.journal_lines VALUES ('org_01m8hzns4eekr9w2yxm83bqm49', 17, 2, 'acc_01m8hzns4eekr9w2yxffjpcssk', 28200, NULL, NULL, 0, 0, '2026-03-06');
INSERT INTO public.journal_lines VALUES ('org_01m8hzns4eekr9w2yxm83bqm49', 18, 1, 'acc_01m8hzns4eekr9w2yxfnzq9h9q', 107880, NULL, NULL, 0, 0, '2026-01-22');
INSERT INTO public.journal_lines VALUES ('org_01m8hzns4eekr9w2yxm83bqm49', 18, 2, 'acc_01m8hzns4eekr9w2yxffjpcssk', -107880, NULL, NULL, 0, 0, '2026-01-22');
INSERT INTO public.journal_lines VALUES ('org_01m8hzns4eekr9w2yxm83bqm49', 19, 1, 'acc_01m8hzns4eekr9w2yxf33jx7p7', -150000, NULL, NULL, 0, 0, '2026-01-30');
INSERT INTO public.journal_lines VALUES ('org_01m8hzns4eekr9w2yxm83bqm49', 19, 2, 'acc_01m8hzns4eekr9w2yxffjpcssk', 150000, NULL, NULL, 0, 0, '2026-01-30');
INSERT INTO public.journal_lines VALUES ('org_01m8hzns4eekr9w2yxm83bqm49', 21, 1, 'acc_01m8hzns4eekr9w2yxf33jx7p7', -171000, NULL, NULL, 0, 0, '2026-02-16');
INSERT INTO public.journal_lines VALUES ('org_01m8hzns4eekr9w2yxm83bqm49', 21, 2, 'acc_01m8hzns4eekr9w2yxffjpcssk', 171000, NULL, NULL, 0, 0, '2026-02-16');
INSERT INTO public.journal_lines VALUES ('org_01m8hzns4eekr9w2yxm83bqm49', 22, 1, 'acc_01m8hzns4eekr9w2yxfnzq9h9q', 40000, NULL, NULL, 0, 0, '2026-02-27');
INSERT INTO public.journal_lines VALUES ('org_01m8hzns4eekr9w2yxm83bqm49', 22, 2, 'acc_01m8hzns4eekr9w2yxffjpcssk', -40000, NULL, NULL, 0, 0, '2026-02-27');
INSERT INTO public.journal_lines VALUES ('org_01m8hzns4eekr9w2yxm83bqm49', 23, 1, 'acc_01m8hzns4eekr9w2yxf33jx7p7', -141840, NULL, NULL, 0, 0, '2026-03-16');
INSERT INTO public.journal_lines VALUES ('org_01m8hzns4eekr9w2yxm83bqm49', 23, 2, 'acc_01m8hzns4eekr9w2yxffjpcssk', 141840, NULL, NULL, 0, 0, '2026-03-16');
INSERT INTO public.journal_lines VALUES ('org_01m8hzns4eekr9w2yxm83bqm49', 25, 1, 'acc_01m8hzns4eekr9w2yxffjpcssk', -93655, NULL, NULL, 0, 0, '2026-03-31');
INSERT INTO public.journal_lines VALUES ('org_01m8hzns4eekr9w2yxm83bqm49', 25, 2, 'acc_01m8hzns4eekr9w2yxg6nhqaae', 93655, NULL, NULL, 0, 0, '2026-03-31');
INSERT INTO public.journal_lines VALUES ('org_01m8hzns4eekr9w2yxm83bqm49', 28, 1, 'acc_01m8hzns4eekr9w2yxffjpcssk', -3600, NULL, NULL, 0, 0, '2026-02-02');
INSERT INTO public.journal_lines VALUES ('org_01m8hzns4eekr9w2yxm83bqm49', 28, 2, 'acc_01m8hzns4eekr9w2yxk7fck2h0', 3000, NULL, 'ST', 600, 0, '2026-02-02');
INSERT INTO public.journal_lines VALUES ('org_01m8hzns4eekr9w2yxm83bqm49', 28, 3, 'acc_01m8hznsc3eq7aakjpabjrt9kn', 600, NULL, 'ST', 0, 1, '2026-02-02');
INSERT INTO public.journal_lines VALUES ('org_01m8hzns4eekr9w2yxm83bqm49', 20, 1, 'acc_01m8hzns4eekr9w2yxfnzq9h9q', 135000, NULL, NULL, 0, 0, '2026-02-10');
INSERT INTO public.journal_lines VALUES ('org_01m8hzns4eekr9w2yxm83bqm49', 20, 2, 'acc_01m8hzns4eekr9w2yxffjpcssk', -135000, NULL, NULL, 0, 0, '2026-02-10');
INSERT INTO public.journal_lines VALUES ('org_01m8hzns4eekr9w2yxm83bqm49', 26, 1, 'acc_01m8hzns4eekr9w2yxffjpcssk', -5840, NULL, NULL, 0, 0, '2026-02-18');
INSERT INTO public.journal_lines VALUES ('org_01m8hzns4eekr9w2yxm83bqm49', 26, 2, 'acc_01m8hzns4eekr9w2yxkcf8s44q', 5840, NULL, 'ZR', 0, 0, '2026-02-18');
INSERT INTO public.journal_lines VALUES ('org_01m8hzns4eekr9w2yxm83bqm49', 24, 1, 'acc_01m8hzns4eekr9w2yxffjpcssk', -200000, NULL, NULL, 0, 0, '2026-03-25');
INSERT INTO public.journal_lines VALUES ('org_01m8hzns4eekr9w2yxm83bqm49', 24, 2, 'acc_01m8hznt3we1vtyhxsmj6sp1r4', 200000, NULL, NULL, 0, 0, '2026-03-25');
INSERT INTO public.journal_lines VALUES ('org_01m8hzns4eekr9w2yxm83bqm49', 27, 1, 'acc_01m8hzns4eekr9w2yxffjpcssk', -3600, NULL, NULL, 0, 0, '2026-03-02');
INSERT INTO public.journal_lines VALUES ('org_01m8hzns4eekr9w2yxm83bqm49', 27, 2, 'acc_01m8hzns4eekr9w2yxk7fck2h0', 3000, NULL, 'ST', 600, 0, '2026-03-02');
INSERT INTO public.journal_lines VALUES ('org_01m8hzns4eekr9w2yxm83bqm49', 27, 3, 'acc_01m8hznsc3eq7aakjpabjrt9kn', 600, NULL, 'ST', 0, 1, '2026-03-02');
INSERT INTO public.journal_lines VALUES ('org_01m8hzns4eekr9w2yxm83bqm49', 29, 1, 'acc_01m8hzns4eekr9w2yxffjpcssk', -750, NULL, NULL, 0, 0, '2026-03-20');
INSERT INTO public.journal_lines VALUES ('org_01m8hzns4eekr9w2yxm83bqm49', 29, 2, 'acc_01m8hzns4eekr9w2yxm0m1c1kg', 750, NULL, 'EX', 0, 0, '2026-03-20');
INSERT INTO public.journal_lines VALUES ('org_01m8hznqtfe5srznssakhk00jw', 1, 1, 'acc_01m8hznqtfe5srznss8gz3e0ds', 50000, NULL, NULL, 0, 0, '2026-03-02');
INSERT INTO public.journal_lines VALUES ('org_01m8hznqtfe5srznssakhk00jw', 1, 2, 'acc_01m8hznqtfe5srznss5q9qv979', -50000, NULL, NULL, 0, 0, '2026-03-02');
INSERT INTO public.journal_lines VALUES ('org_01m8hznqtfe5srznssakhk00jw', 2, 1, 'acc_01m8hznqtfe5srznss8gz3e0ds', -50000, NULL, NULL, 0, 0, '2026-03-20');
INSERT INTO public.journal_lines VALUES ('org_01m8hznqtfe5srznssakhk00jw', 2, 2, 'acc_01m8hznqtfe5srznss5q9qv979', 50000, NULL, NULL, 0, 0, '2026-03-20');
INSERT INTO public.journals VALUES ('jnl_01m8hznt0jejgsqcbpce6vm3cy', 'org_01m8hzns4eekr9w2yxm83bqm49', 1, '2026-01-01', 'Opening balance of Current', NULL, NULL, 'opening', NULL, 1000000, 1795899975698, 'usr_01m8hznpwpe39b4vaxp8qd8yaw', '\x3ea67db23c0e0b556067e5e2cfa10c7d0788b7393ff0d9557fe97c5a01ecfe0e', 'opening balance of current');
INSERT INTO public.journals VALUES ('jnl_01m8hznvdfee8tn7b3j80kq8fk', 'org_01m8hzns4eekr9w2yxm83bqm49', 2, '2026-01-15', 'Sales invoice INV-0001, Abbey Schools Trust', 'INV-0001', NULL, 'invoice', NULL, 234000, 1795899977135, 'usr_01m8hznpwpe39b4vaxp8qd8yaw', '\xffa571d4758bc9ff8d99f2e35e1a8742aed4d37c8e6faf4b82181cdbaeadede0', 'sales invoice inv-0001, abbey schools trust
inv-0001');
INSERT INTO public.journals VALUES ('jnl_01m8hznvjheg9t40k841dak4wp', 'org_01m8hzns4eekr9w2yxm83bqm49', 3, '2026-01-20', 'Purchase invoice PX-881, Printwell', 'PX-881', NULL, 'invoice', NULL, 41200, 1795899977297, 'usr_01m8hznpwpe39b4vaxp8qd8yaw', '\xb8b3e5d9ce1449cc0be55c9cffe183897d545fece40334b76d8b9ae02759d54b', 'purchase invoice px-881, printwell
px-881');
INSERT INTO public.journals VALUES ('jnl_01m8hznvpte8dabac4ec2z133p', 'org_01m8hzns4eekr9w2yxm83bqm49', 4, '2026-01-21', 'Purchase invoice TB-0117, Techbarn', 'TB-0117', NULL, 'invoice', NULL, 107880, 1795899977434, 'usr_01m8hznpwpe39b4vaxp8qd8yaw', '\x165552bdeb0247cf6facace9e86d78dfc1b60e53a5e15f3defe6e92ddb33976f', 'purchase invoice tb-0117, techbarn
tb-0117');
INSERT INTO public.journals VALUES ('jnl_01m8hznvtcee28dsr6h42eqf7d', 'org_01m8hzns4eekr9w2yxm83bqm49', 5, '2026-01-28', 'Sales invoice INV-0002, Abbey Schools Trust', 'INV-0002', NULL, 'invoice', NULL, 87000, 1795899977548, 'usr_01m8hznpwpe39b4vaxp8qd8yaw', '\x03f33a23fb8a87aa70a2b1318ae5bd69f52122ba759cb44d5ab1b4531f2ac037', 'sales invoice inv-0002, abbey schools trust
inv-0002');
INSERT INTO public.journals VALUES ('jnl_01m8hznw0sesyrvz03j7dmex9r', 'org_01m8hzns4eekr9w2yxm83bqm49', 6, '2026-02-01', 'Purchase invoice HL-33, Harcourt Lettings', 'HL-33', NULL, 'invoice', NULL, 135000, 1795899977753, 'usr_01m8hznpwpe39b4vaxp8qd8yaw', '\x88e5b617f4da20b89f0d3ad6228a499c17d2a224575fe02fd0d7b827768c5aa5', 'purchase invoice hl-33, harcourt lettings
hl-33');
INSERT INTO public.journals VALUES ('jnl_01m8hznw3remdr49swgr6nxrrh', 'org_01m8hzns4eekr9w2yxm83bqm49', 7, '2026-02-09', 'Sales invoice INV-0003, Kestrel Fitness CIC', 'INV-0003', NULL, 'invoice', NULL, 28200, 1795899977848, 'usr_01m8hznpwpe39b4vaxp8qd8yaw', '\x3bbdefcef4f1e84abb4e57ba30ce06960b60bd42654f7515ad0aa7296a3daa58', 'sales invoice inv-0003, kestrel fitness cic
inv-0003');
INSERT INTO public.journals VALUES ('jnl_01m8hznwa4eff8se6t86z1wy5q', 'org_01m8hzns4eekr9w2yxm83bqm49', 8, '2026-02-20', 'Sales invoice INV-0004, Marlow & Pike LLP', 'INV-0004', NULL, 'invoice', NULL, 159840, 1795899978052, 'usr_01m8hznpwpe39b4vaxp8qd8yaw', '\xd00d8149f89aae16e47ba01a6127e4781bbe159c10ae3fb65d7e11c5d26c56be', 'sales invoice inv-0004, marlow & pike llp
inv-0004');
INSERT INTO public.journals VALUES ('jnl_01m8hznwe4ezk8xp09t7scax38', 'org_01m8hzns4eekr9w2yxm83bqm49', 9, '2026-03-03', 'Sales invoice INV-0005, Marlow & Pike LLP', 'INV-0005', NULL, 'invoice', NULL, 60000, 1795899978180, 'usr_01m8hznpwpe39b4vaxp8qd8yaw', '\x0001913e3ee1054ce8d676acfc7f1d133e97b832b5e62e3797e33c629e3a1c8b', 'sales invoice inv-0005, marlow & pike llp
inv-0005');
INSERT INTO public.journals VALUES ('jnl_01m8hznwhwebzt6gdf6hdypc2c', 'org_01m8hzns4eekr9w2yxm83bqm49', 10, '2026-03-12', 'Sales credit note CN-0001, Marlow & Pike LLP', 'CN-0001', NULL, 'invoice', NULL, 18000, 1795899978300, 'usr_01m8hznpwpe39b4vaxp8qd8yaw', '\x851d73dd295dab03ac38db9c8ea36ee7a352104e5f8bb525448a607503542adc', 'sales credit note cn-0001, marlow & pike llp
cn-0001');
INSERT INTO public.journals VALUES ('jnl_01m8hznwkfe0fvd073kvcqhynk', 'org_01m8hzns4eekr9w2yxm83bqm49', 11, '2026-03-24', 'Purchase invoice FR-1209, Fern & Rowe', 'FR-1209', NULL, 'invoice', NULL, 76800, 1795899978351, 'usr_01m8hznpwpe39b4vaxp8qd8yaw', '\x1458a13a3d753b535cc34ab5d50896530395598222ad86d1b8bd7f7411008983', 'purchase invoice fr-1209, fern & rowe
fr-1209');
INSERT INTO public.journals VALUES ('jnl_01m8hznwmgevxbrzrjv65s6qqz', 'org_01m8hzns4eekr9w2yxm83bqm49', 12, '2026-03-27', 'Sales invoice INV-0006, Abbey Schools Trust', 'INV-0006', NULL, 'invoice', NULL, 56400, 1795899978384, 'usr_01m8hznpwpe39b4vaxp8qd8yaw', '\xa48586aea47bed2a6185df1e2f3ea97ca46b405456b072a4860a04200fbae5b2', 'sales invoice inv-0006, abbey schools trust
inv-0006');
INSERT INTO public.journals VALUES ('jnl_01m8hznwv8eqxbf01hnr3mn9ep', 'org_01m8hzns4eekr9w2yxm83bqm49', 13, '2026-03-03', 'Reversal of journal 9: Sales invoice INV-0005, Marlow & Pike LLP', 'INV-0005', NULL, 'reversal', 'jnl_01m8hznwe4ezk8xp09t7scax38', 60000, 1795899978600, 'usr_01m8hznpwpe39b4vaxp8qd8yaw', '\xa4bfa94e881f11dc496c09dd9f131ecb0d1b4d79251378e0db1c9913ef158bbf', 'reversal of journal 9: sales invoice inv-0005, marlow & pike llp
inv-0005');
INSERT INTO public.journals VALUES ('jnl_01m8hznx60eb5bcehmkyjp5v4r', 'org_01m8hzns4eekr9w2yxm83bqm49', 14, '2026-01-01', 'Opening balances', 'JV-001', 'JV-001', 'manual', NULL, 1000000, 1795899978944, 'usr_01m8hznpwpe39b4vaxp8qd8yaw', '\x5130a32c7b603b834a53197b0b26fd01837f28a6612e8631308750b45f6071ee', 'opening balances
jv-001');
INSERT INTO public.journals VALUES ('jnl_01m8hznx60eb5bcehmm4pb4n9r', 'org_01m8hzns4eekr9w2yxm83bqm49', 15, '2026-03-31', 'March wages', 'JV-002', 'JV-002', 'manual', NULL, 100000, 1795899978944, 'usr_01m8hznpwpe39b4vaxp8qd8yaw', '\x2d35f1c093f4a8452d22f9c5cddb7fd26baf967aa98fd079ed8d1c463c4a379b', 'march wages
jv-002');
INSERT INTO public.journals VALUES ('jnl_01m8hznx60eb5bcehmmf90btx9', 'org_01m8hzns4eekr9w2yxm83bqm49', 16, '2026-03-31', 'Depreciation of the laptop', 'JV-003', 'JV-003', 'manual', NULL, 7492, 1795899978944, 'usr_01m8hznpwpe39b4vaxp8qd8yaw', '\x8b7b0b0bbbce2f3481d0f952da4ae3c0664bc8b4e4519df50de38db419b3282e', 'depreciation of the laptop
jv-003');
INSERT INTO public.journals VALUES ('jnl_01m8hznxbherwbq4wk42hcqr3t', 'org_01m8hzns4eekr9w2yxm83bqm49', 17, '2026-03-06', 'Receipt from Kestrel Fitness CIC', NULL, NULL, 'settlement', NULL, 28200, 1795899979121, 'usr_01m8hznpwpe39b4vaxp8qd8yaw', '\x0588dbfd4f0e324b9d16868a12ea3e21eee35195188075008c5d961d2268bbe5', 'receipt from kestrel fitness cic');
INSERT INTO public.journals VALUES ('jnl_01m8hzny3xe26tgwgfp5ewdme2', 'org_01m8hzns4eekr9w2yxm83bqm49', 18, '2026-01-22', 'FPO TECHBARN LTD TB-0117', NULL, NULL, 'settlement', NULL, 107880, 1795899979901, 'usr_01m8hznpwpe39b4vaxp8qd8yaw', '\x1cfa5dd67a15b892ff8cbcf2ffefda34c375ea62e5e5a71ea28af09977826499', 'fpo techbarn ltd tb-0117');
INSERT INTO public.journals VALUES ('jnl_01m8hznywve8esnea1z4xmg3kv', 'org_01m8hzns4eekr9w2yxm83bqm49', 19, '2026-01-30', 'FPI ABBEY SCHOOLS TRUST PART INV-0001', NULL, NULL, 'settlement', NULL, 150000, 1795899980699, 'usr_01m8hznpwpe39b4vaxp8qd8yaw', '\x97a0073bf70298f27a2d2a1d85ede3110b5ed9cb4130f6c31941de8589fbe755', 'fpi abbey schools trust part inv-0001');
INSERT INTO public.journals VALUES ('jnl_01m8hznzqxe00s21cn502y04cm', 'org_01m8hzns4eekr9w2yxm83bqm49', 20, '2026-02-10', 'FPO HARCOURT LETTINGS HL-33', NULL, NULL, 'settlement', NULL, 135000, 1795899981565, 'usr_01m8hznpwpe39b4vaxp8qd8yaw', '\xb03794946fb7b8cbb8dd9079713edf729509a9fbc939d84b1364d0e88a4d1463', 'fpo harcourt lettings hl-33');
INSERT INTO public.journals VALUES ('jnl_01m8hzp0mbecnv0v6jbhvxg32b', 'org_01m8hzns4eekr9w2yxm83bqm49', 21, '2026-02-16', 'FPI ABBEY SCHOOLS TRUST INV-0001 INV-0002', NULL, NULL, 'settlement', NULL, 171000, 1795899982475, 'usr_01m8hznpwpe39b4vaxp8qd8yaw', '\x619ba18ed352a2f7a6763430445781ce5990a98561681bab8d9ffc15abb6d3aa', 'fpi abbey schools trust inv-0001 inv-0002');
INSERT INTO public.journals VALUES ('jnl_01m8hzp1f1e5dt0rcqc20a09xk', 'org_01m8hzns4eekr9w2yxm83bqm49', 22, '2026-02-27', 'FPO PRINTWELL PX-881', NULL, NULL, 'settlement', NULL, 40000, 1795899983329, 'usr_01m8hznpwpe39b4vaxp8qd8yaw', '\xb2a2243378b50cfc5d8209a4ad74aa1c276f593cb1f54ead91727675de6459fa', 'fpo printwell px-881');
INSERT INTO public.journals VALUES ('jnl_01m8hzp1v9e53vnfaessqrjs53', 'org_01m8hzns4eekr9w2yxm83bqm49', 23, '2026-03-16', 'FPI MARLOW AND PIKE LLP INV-0004 LESS CN-0001', NULL, NULL, 'settlement', NULL, 141840, 1795899983721, 'usr_01m8hznpwpe39b4vaxp8qd8yaw', '\x826053e76879fe2b93f75e5d71c54be0abd86f6835e37b7075c8fd793c576cf6', 'fpi marlow and pike llp inv-0004 less cn-0001');
INSERT INTO public.journals VALUES ('jnl_01m8hzp2khefnr103re0acahg4', 'org_01m8hzns4eekr9w2yxm83bqm49', 24, '2026-03-25', 'TFR TO SAVINGS', NULL, NULL, 'bank', NULL, 200000, 1795899984498, 'usr_01m8hznpwpe39b4vaxp8qd8yaw', '\xeae69b8dc1a8608ea59830f0207511d046a364bc7d19fa38ceb0b17655041cd8', 'tfr to savings');
INSERT INTO public.journals VALUES ('jnl_01m8hzp2w1edea2jtbm7vspemd', 'org_01m8hzns4eekr9w2yxm83bqm49', 25, '2026-03-31', 'FPO J WREN NET PAY MARCH', NULL, NULL, 'bank', NULL, 93655, 1795899984769, 'usr_01m8hznpwpe39b4vaxp8qd8yaw', '\xcb83d29d856f407f3ee28b23b8f8fd65527a858f95a1b2dfd7d21fa2b200a79b', 'fpo j wren net pay march');
INSERT INTO public.journals VALUES ('jnl_01m8hzp4gze9jbhk50g06e7xfw', 'org_01m8hzns4eekr9w2yxm83bqm49', 26, '2026-02-18', 'CARD TRAINLINE.COM LONDON', NULL, NULL, 'bank', NULL, 5840, 1795899986463, 'usr_01m8hznpwpe39b4vaxp8qd8yaw', '\x32703c1e0b191b93e199e72b5412a5ba14008f7b9d3286db6e920f8137f05aeb', 'card trainline.com london');
INSERT INTO public.journals VALUES ('jnl_01m8hzp4mxe2gv03hrk868ppxx', 'org_01m8hzns4eekr9w2yxm83bqm49', 27, '2026-03-02', 'CARD SLATEWORK SOFTWARE SUBSCRIPTION', NULL, NULL, 'bank', NULL, 3600, 1795899986589, 'usr_01m8hznpwpe39b4vaxp8qd8yaw', '\xe037cad197158b9ade68a012d3ec0df5aab2c73de0e5050a188548f3cc36df8f', 'card slatework software subscription');
INSERT INTO public.journals VALUES ('jnl_01m8hzp4ste5r8fhcvy0nwb6f4', 'org_01m8hzns4eekr9w2yxm83bqm49', 28, '2026-02-02', 'CARD SLATEWORK SOFTWARE SUBSCRIPTION', NULL, NULL, 'bank', NULL, 3600, 1795899986746, 'usr_01m8hznpwpe39b4vaxp8qd8yaw', '\x412bb1ff8c3913e381847daa2693b0479b2c677924e5502bdbbed5a466e9c778', 'card slatework software subscription');
INSERT INTO public.journals VALUES ('jnl_01m8hzp52feqr855wp6tjx55vy', 'org_01m8hzns4eekr9w2yxm83bqm49', 29, '2026-03-20', 'TOTAL CHARGES TO 19MAR2026', NULL, NULL, 'bank', NULL, 750, 1795899987023, 'usr_01m8hznpwpe39b4vaxp8qd8yaw', '\xdf2cf928d7536a87cf86082bad84edd3174d255e1fb48a84efb1531b5484ceef', 'total charges to 19mar2026');
INSERT INTO public.journals VALUES ('jnl_01m8hzp9mseev988jj547dw3za', 'org_01m8hznqtfe5srznssakhk00jw', 1, '2026-03-02', 'A journal', NULL, NULL, 'manual', NULL, 50000, 1795899991705, 'usr_01m8hznpwpe39b4vaxp8qd8yaw', '\x38d72bae8d61df8121956d7e81d0e45a6d84ae2b674e644eaa817b39b87b5b97', 'a journal');
INSERT INTO public.journals VALUES ('jnl_01m8hzp9rkem9r3hxhshk45kqk', 'org_01m8hznqtfe5srznssakhk00jw', 2, '2026-03-20', 'Reversal of journal 1: A journal', NULL, NULL, 'reversal', 'jnl_01m8hzp9mseev988jj547dw3za', 50000, 1795899991827, 'usr_01m8hznpwpe39b4vaxp8qd8yaw', '\xf02716957a64538aef0874258480f10a76b9a20ddc4c7f6a58f2eb0d04b047be', 'reversal of journal 1: a journal');
INSERT INTO public.key_secrets VALUES ('\x28b96d9fa3b27f246198bad3d43b326b0971f48ad22a8a346d9441599c5a0783', 'key_01m8hznq0ye8k9beg2jqw9wsne', NULL);
INSERT INTO public.key_secrets VALUES ('\x2e1b6c0ffb1a56f31aa8f66a93b5ea91ad99efbd88798a0b50402532860f0ba9', 'key_01m8hznqrwemavs5exyp7xmdxr', NULL);
INSERT INTO public.ledger_heads VALUES ('org_01m8hzns4eekr9w2yxm83bqm49', 29, '\xdf2cf928d7536a87cf86082bad84edd3174d255e1fb48a84efb1531b5484ceef', 4253177, 59, '\x7f633a742a404afdf94cdcb82456cddebee255f5fc6111cfb75843bda61d2889');
INSERT INTO public.ledger_heads VALUES ('org_01m8hznqtfe5srznssakhk00jw', 2, '\xf02716957a64538aef0874258480f10a76b9a20ddc4c7f6a58f2eb0d04b047be', 100000, 9, '\xa6a109b6f76df805b335e834ff0e55dba686963ec804e80b61c52da0a559a2e1');
INSERT INTO public.members VALUES ('mem_01m8hznqtfe5srznss4g1krqey', 'org_01m8hznqtfe5srznssakhk00jw', 'jo@example.com', 'usr_01m8hznpwpe39b4vaxp8qd8yaw', 'owner', 1795899973455, 1795899973455, 1);
INSERT INTO public.members VALUES ('mem_01m8hzns4eekr9w2yxebbwcr7b', 'org_01m8hzns4eekr9w2yxm83bqm49', 'jo@example.com', 'usr_01m8hznpwpe39b4vaxp8qd8yaw', 'owner', 1795899974798, 1795899974798, 1);
INSERT INTO public.number_sequences VALUES ('org_01m8hzns4eekr9w2yxm83bqm49', 'credit_note', 1);
INSERT INTO public.number_sequences VALUES ('org_01m8hzns4eekr9w2yxm83bqm49', 'invoice', 6);
INSERT INTO public.organisations VALUES ('org_01m8hzns4eekr9w2yxm83bqm49', 'Wren & Marsh Ltd', 'GBP', 'GB', '03-31', 1, NULL, 'standard', NULL, 'line', 'active', '2026-03-31', 1795899974798, 1795899987753, 2, 0, '2026-03-31');
INSERT INTO public.organisations VALUES ('org_01m8hznqtfe5srznssakhk00jw', 'Acorn Ltd', 'GBP', 'GB', '03-31', 1, NULL, 'standard', NULL, 'line', 'active', NULL, 1795899973455, 1795899973455, 1, 1, NULL);
INSERT INTO public.queue_shares VALUES ('reconcile', 'usr_01m8hznpwpe39b4vaxp8qd8yaw', 0);
INSERT INTO public.queues VALUES ('coding', 0, 0);
INSERT INTO public.queues VALUES ('reconcile', 1, 0);
INSERT INTO public.security_events VALUES (1, 1795899972503, NULL, 'tieout admin users create', 'root@vm', 'user.create', 'usr_01m8hznpwpe39b4vaxp8qd8yaw', 'usr_01m8hznpwpe39b4vaxp8qd8yaw', '{}', '\x0dbab94538b88d4623ef91a6d9d0c8f329c322cc052914aafc6ade12f6cfff66');
INSERT INTO public.security_events VALUES (2, 1795899972638, NULL, 'tieout admin keys create', 'root@vm', 'key.create', 'key_01m8hznq0ye8k9beg2jqw9wsne', 'usr_01m8hznpwpe39b4vaxp8qd8yaw', '{"allow_overage":false,"expires_at":null,"rate_limit":null,"scopes":["reconcile:read","reconcile:write"]}', '\xaa6afdaa6397e97bacca5a36ba8aafcd61dafeab997043108c4fd431476d5611');
INSERT INTO public.security_events VALUES (3, 1795899972854, NULL, 'tieout admin sessions create', 'root@vm', 'session.create', 'usr_01m8hznpwpe39b4vaxp8qd8yaw', 'usr_01m8hznpwpe39b4vaxp8qd8yaw', '{"expires_at":"2026-11-28T22:06:12.854Z"}', '\x4a967a9b94689d545b13c06ad003f44e6029367ae38226a67c45e508866de7f2');
INSERT INTO public.security_events VALUES (4, 1795899973404, NULL, 'tieout admin keys create', 'root@vm', 'key.create', 'key_01m8hznqrwemavs5exyp7xmdxr', 'usr_01m8hznpwpe39b4vaxp8qd8yaw', '{"allow_overage":false,"expires_at":null,"rate_limit":null,"scopes":["ledger:read","ledger:write"]}', '\x1a7ed5c24aff70c5248f12858490ef733ba4ab57151759340ca9efd5a3311f54');
INSERT INTO public.security_events VALUES (5, 1795899990529, NULL, 'tieout admin credits grant', 'root@vm', 'credits.grant', 'usr_01m8hznpwpe39b4vaxp8qd8yaw', 'usr_01m8hznpwpe39b4vaxp8qd8yaw', '{"amount":10,"balance":10}', '\xee5b0ba1253ac674596f354453eaf1f2e030920f5caaa66d9820d7d8526677a9');
INSERT INTO public.security_head VALUES (1, 5, '\xee5b0ba1253ac674596f354453eaf1f2e030920f5caaa66d9820d7d8526677a9');
INSERT INTO public.settlements VALUES ('set_01m8hzny3xe26tgwgfp5ewdme2', 'org_01m8hzns4eekr9w2yxm83bqm49', 'payment', 'purchase', 'posted', 'con_01m8hznteze6yrgkkv8pnj4e9q', 'bac_01m8hznt0jejgsqcbpc646q6n8', '2026-01-22', 107880, 107880, NULL, 'btx_01m8hznxmhegcamsfx06atbexb', 1, 'jnl_01m8hzny3xe26tgwgfp5ewdme2', NULL, NULL, '', 1795899979901, 1795899979901, 1, '2026-01-22', 1, '2026-01-22', '2026-01-22');
INSERT INTO public.settlements VALUES ('set_01m8hznywve8esnea1z4xmg3kv', 'org_01m8hzns4eekr9w2yxm83bqm49', 'receipt', 'sales', 'posted', 'con_01m8hznt8jeztbb9zw3h0f6mba', 'bac_01m8hznt0jejgsqcbpc646q6n8', '2026-01-30', 150000, 150000, NULL, 'btx_01m8hznxmhegcamsfx0a4a017f', 1, 'jnl_01m8hznywve8esnea1z4xmg3kv', NULL, NULL, '', 1795899980699, 1795899980699, 1, '2026-01-30', 1, '2026-01-30', '2026-01-30');
INSERT INTO public.settlements VALUES ('set_01m8hznzqxe00s21cn502y04cm', 'org_01m8hzns4eekr9w2yxm83bqm49', 'payment', 'purchase', 'posted', 'con_01m8hzntr6e3zv37qrec24kygr', 'bac_01m8hznt0jejgsqcbpc646q6n8', '2026-02-10', 135000, 135000, NULL, 'btx_01m8hznxmhegcamsfx0k948ymm', 1, 'jnl_01m8hznzqxe00s21cn502y04cm', NULL, NULL, '', 1795899981565, 1795899981565, 1, '2026-02-10', 1, '2026-02-10', '2026-02-10');
INSERT INTO public.settlements VALUES ('set_01m8hzp0mbecnv0v6jbhvxg32b', 'org_01m8hzns4eekr9w2yxm83bqm49', 'receipt', 'sales', 'posted', 'con_01m8hznt8jeztbb9zw3h0f6mba', 'bac_01m8hznt0jejgsqcbpc646q6n8', '2026-02-16', 171000, 171000, NULL, 'btx_01m8hznxmhegcamsfx0mx9yv9t', 1, 'jnl_01m8hzp0mbecnv0v6jbhvxg32b', NULL, NULL, '', 1795899982475, 1795899982475, 1, '2026-02-16', 2, '2026-02-16', '2026-02-16');
INSERT INTO public.settlements VALUES ('set_01m8hzp1f1e5dt0rcqc20a09xk', 'org_01m8hzns4eekr9w2yxm83bqm49', 'payment', 'purchase', 'posted', 'con_01m8hzntc2ejdtswgzhw66ny7r', 'bac_01m8hznt0jejgsqcbpc646q6n8', '2026-02-27', 40000, 40000, NULL, 'btx_01m8hznxmhegcamsfx0w6ph2fz', 1, 'jnl_01m8hzp1f1e5dt0rcqc20a09xk', NULL, NULL, '', 1795899983329, 1795899983329, 1, '2026-02-27', 1, '2026-02-27', '2026-02-27');
INSERT INTO public.settlements VALUES ('set_01m8hzp1v9e53vnfaessqrjs53', 'org_01m8hzns4eekr9w2yxm83bqm49', 'receipt', 'sales', 'posted', 'con_01m8hzntajevk84e10ft766q2m', 'bac_01m8hznt0jejgsqcbpc646q6n8', '2026-03-16', 141840, 141840, NULL, 'btx_01m8hznxmhegcamsfx1by5tnrs', 1, 'jnl_01m8hzp1v9e53vnfaessqrjs53', NULL, NULL, '', 1795899983721, 1795899983721, 1, '2026-03-16', 1, '2026-03-16', '2026-03-16');
INSERT INTO public.settlements VALUES ('set_01m8hznxbherwbq4wk3x84rt3a', 'org_01m8hzns4eekr9w2yxm83bqm49', 'receipt', 'sales', 'posted', 'con_01m8hznt9eeb481xte2h0rrbe6', 'bac_01m8hznt0jejgsqcbpc646q6n8', '2026-03-06', 28200, 28200, NULL, 'btx_01m8hznxmhegcamsfx15nv6p1h', 0, 'jnl_01m8hznxbherwbq4wk42hcqr3t', NULL, NULL, '', 1795899979121, 1795899984158, 2, '2026-03-06', 1, '2026-03-06', '2026-03-06');
INSERT INTO public.stated_balances VALUES ('org_01m8hzns4eekr9w2yxm83bqm49', 'bac_01m8hznt0jejgsqcbpc646q6n8', '2026-03-31', 900715, 1795899979409);
INSERT INTO public.tax_rates VALUES ('org_01m8hznqtfe5srznssakhk00jw', 'ST', '2026-02-01', 190000);
INSERT INTO public.unlinked_journals VALUES ('org_01m8hznqtfe5srznssakhk00jw', 'btx_01m8hzp9mhedasnjgx96eycddt', 'jnl_01m8hzp9mseev988jj547dw3za');
INSERT INTO public.users VALUES ('usr_01m8hznpwpe39b4vaxp8qd8yaw', 'jo@example.com', 0, 7, 0, 1795899972503, NULL, 0);
INSERT INTO public.vat_days VALUES ('org_01m8hzns4eekr9w2yxm83bqm49', '2026-01-15', 'output', 195000, 39000);
INSERT INTO public.vat_days VALUES ('org_01m8hzns4eekr9w2yxm83bqm49', '2026-01-20', 'input', 41200, 0);
INSERT INTO public.vat_days VALUES ('org_01m8hzns4eekr9w2yxm83bqm49', '2026-01-21', 'input', 89900, 17980);
INSERT INTO public.vat_days VALUES ('org_01m8hzns4eekr9w2yxm83bqm49', '2026-01-28', 'output', 87000, 0);
INSERT INTO public.vat_days VALUES ('org_01m8hzns4eekr9w2yxm83bqm49', '2026-02-01', 'input', 135000, 0);
INSERT INTO public.vat_days VALUES ('org_01m8hzns4eekr9w2yxm83bqm49', '2026-02-09', 'output', 27500, 700);
INSERT INTO public.vat_days VALUES ('org_01m8hzns4eekr9w2yxm83bqm49', '2026-02-20', 'output', 133200, 26640);
INSERT INTO public.vat_days VALUES ('org_01m8hzns4eekr9w2yxm83bqm49', '2026-03-12', 'output', -15000, -3000);
INSERT INTO public.vat_days VALUES ('org_01m8hzns4eekr9w2yxm83bqm49', '2026-03-24', 'input', 64000, 12800);
INSERT INTO public.vat_days VALUES ('org_01m8hzns4eekr9w2yxm83bqm49', '2026-03-27', 'output', 49900, 6500);
INSERT INTO public.vat_days VALUES ('org_01m8hzns4eekr9w2yxm83bqm49', '2026-03-03', 'output', 0, 0);
INSERT INTO public.vat_days VALUES ('org_01m8hzns4eekr9w2yxm83bqm49', '2026-02-18', 'input', 5840, 0);
INSERT INTO public.vat_days VALUES ('org_01m8hzns4eekr9w2yxm83bqm49', '2026-03-02', 'input', 3000, 600);
INSERT INTO public.vat_days VALUES ('org_01m8hzns4eekr9w2yxm83bqm49', '2026-02-02', 'input', 3000, 600);
INSERT INTO public.vat_days VALUES ('org_01m8hzns4eekr9w2yxm83bqm49', '2026-03-20', 'input', 750, 0);
INSERT INTO public.vat_entries VALUES ('org_01m8hzns4eekr9w2yxm83bqm49', 2, 2, 0, '2026-01-15', '2026-01-15', 'output', 'ST', 195000, 39000, 'inv_01m8hznvdfee8tn7b3j5gpf4w3', NULL);
INSERT INTO public.vat_entries VALUES ('org_01m8hzns4eekr9w2yxm83bqm49', 3, 2, 0, '2026-01-20', '2026-01-20', 'input', 'ZR', 41200, 0, 'inv_01m8hznvjheg9t40k83zqa1ndg', NULL);
INSERT INTO public.vat_entries VALUES ('org_01m8hzns4eekr9w2yxm83bqm49', 4, 2, 0, '2026-01-21', '2026-01-21', 'input', 'ST', 89900, 17980, 'inv_01m8hznvpte8dabac4eajak38y', NULL);
INSERT INTO public.vat_entries VALUES ('org_01m8hzns4eekr9w2yxm83bqm49', 5, 2, 0, '2026-01-28', '2026-01-28', 'output', 'ZR', 87000, 0, 'inv_01m8hznvtcee28dsr6h0n6aq56', NULL);
INSERT INTO public.vat_entries VALUES ('org_01m8hzns4eekr9w2yxm83bqm49', 6, 2, 0, '2026-02-01', '2026-02-01', 'input', 'EX', 135000, 0, 'inv_01m8hznw0sesyrvz03j0ym68vx', NULL);
INSERT INTO public.vat_entries VALUES ('org_01m8hzns4eekr9w2yxm83bqm49', 7, 2, 0, '2026-02-09', '2026-02-09', 'output', 'EX', 24000, 0, 'inv_01m8hznw3remdr49swgnqm7j6t', NULL);
INSERT INTO public.vat_entries VALUES ('org_01m8hzns4eekr9w2yxm83bqm49', 7, 3, 0, '2026-02-09', '2026-02-09', 'output', 'ST', 3500, 700, 'inv_01m8hznw3remdr49swgnqm7j6t', NULL);
INSERT INTO public.vat_entries VALUES ('org_01m8hzns4eekr9w2yxm83bqm49', 8, 2, 0, '2026-02-20', '2026-02-20', 'output', 'ST', 133200, 26640, 'inv_01m8hznwa4eff8se6t8234799h', NULL);
INSERT INTO public.vat_entries VALUES ('org_01m8hzns4eekr9w2yxm83bqm49', 9, 2, 0, '2026-03-03', '2026-03-03', 'output', 'ST', 50000, 10000, 'inv_01m8hznwe4ezk8xp09t0jz50vw', NULL);
INSERT INTO public.vat_entries VALUES ('org_01m8hzns4eekr9w2yxm83bqm49', 10, 2, 0, '2026-03-12', '2026-03-12', 'output', 'ST', -15000, -3000, 'inv_01m8hznwhwebzt6gdf6ddqqcnr', NULL);
INSERT INTO public.vat_entries VALUES ('org_01m8hzns4eekr9w2yxm83bqm49', 11, 2, 0, '2026-03-24', '2026-03-24', 'input', 'ST', 64000, 12800, 'inv_01m8hznwkfe0fvd073kpqq474t', NULL);
INSERT INTO public.vat_entries VALUES ('org_01m8hzns4eekr9w2yxm83bqm49', 12, 2, 0, '2026-03-27', '2026-03-27', 'output', 'ZR', 17400, 0, 'inv_01m8hznwmgevxbrzrjv2b4ak5f', NULL);
INSERT INTO public.vat_entries VALUES ('org_01m8hzns4eekr9w2yxm83bqm49', 12, 3, 0, '2026-03-27', '2026-03-27', 'output', 'ST', 32500, 6500, 'inv_01m8hznwmgevxbrzrjv2b4ak5f', NULL);
INSERT INTO public.vat_entries VALUES ('org_01m8hzns4eekr9w2yxm83bqm49', 13, 2, 0, '2026-03-03', '2026-03-03', 'output', 'ST', -50000, -10000, 'inv_01m8hznwe4ezk8xp09t0jz50vw', NULL);
INSERT INTO public.vat_entries VALUES ('org_01m8hzns4eekr9w2yxm83bqm49', 26, 2, 0, '2026-02-18', '2026-02-18', 'input', 'ZR', 5840, 0, NULL, NULL);
INSERT INTO public.vat_entries VALUES ('org_01m8hzns4eekr9w2yxm83bqm49', 27, 2, 0, '2026-03-02', '2026-03-02', 'input', 'ST', 3000, 600, NULL, NULL);
INSERT INTO public.vat_entries VALUES ('org_01m8hzns4eekr9w2yxm83bqm49', 28, 2, 0, '2026-02-02', '2026-02-02', 'input', 'ST', 3000, 600, NULL, NULL);
INSERT INTO public.vat_entries VALUES ('org_01m8hzns4eekr9w2yxm83bqm49', 29, 2, 0, '2026-03-20', '2026-03-20', 'input', 'EX', 750, 0, NULL, NULL);
INSERT INTO public.vat_returns VALUES ('vrt_01m8hzp5nge9eswve8f1svzxhx', 'org_01m8hzns4eekr9w2yxm83bqm49', '2026-01-01', '2026-03-31', 'finalised', '[]', 'standard', NULL, 477600, 69840, 342690, 31980, 69840, 0, 69840, 31980, 37860, 477600, 342700, 0, 0, NULL, 1795899987676, 1795899987632, 1795899987676, 2);
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
