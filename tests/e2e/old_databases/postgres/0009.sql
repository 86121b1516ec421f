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
INSERT INTO public._sqlx_migrations VALUES (1, 'platform', '2026-11-26 23:13:31.770761+00', true, '\x56c81ff92db5a60532a52e529ddcd2b3714beb82ec59181bf95986d52f268197171d205459743abb4151461a41566020', 26993555);
INSERT INTO public._sqlx_migrations VALUES (2, 'ledger', '2026-11-26 23:13:31.802896+00', true, '\x9dbce99dbcc48220e29e165be44645571133eb94388b7c8f75e291d52a3fb0f2eb2c984f32b101e0c87036b784fa257a', 24258398);
INSERT INTO public._sqlx_migrations VALUES (3, 'banking', '2026-11-26 23:13:31.827478+00', true, '\xaf7a63db1c79803920e379cde8dba5f12d6e3b18db971dc1a293319bba674be00693191dc100b8bd945b6d377ad9a22d', 16572481);
INSERT INTO public._sqlx_migrations VALUES (4, 'documents', '2026-11-26 23:13:31.844317+00', true, '\x2a0daa78186f0765af84764908dc9a70ee4b78006a4a83d772ac42dc7a5b36b224f48b1fd4dfa469253d5cb5c2e9ca87', 34762807);
INSERT INTO public._sqlx_migrations VALUES (5, 'vat', '2026-11-26 23:13:31.879372+00', true, '\x4aa7049bf04573185ba6c20a2b727e74cee0bea158d32fe08ba75b1be5d9790198c677fa5fee6e4112e4acdac9498cca', 15341841);
INSERT INTO public._sqlx_migrations VALUES (6, 'audit_chain', '2026-11-26 23:13:31.895031+00', true, '\x4d36e58febb07026c335df03ce24cb09228b213cb5db12a86a78bc44ad11337d09c026e139287d13faaf63730a1c89c9', 861731);
INSERT INTO public._sqlx_migrations VALUES (7, 'access', '2026-11-26 23:13:31.896053+00', true, '\x2eeca1ccffb48ab78e8df0e2eead3b622a4b3d0f46b423c7f57f69d1f0f8c9534c8c11820d61dae3384b0a4303051415', 658750);
INSERT INTO public._sqlx_migrations VALUES (8, 'evidence', '2026-11-26 23:13:31.896826+00', true, '\x6cf31930df5c41ea88b5aeb1f3b4691e614757b17e6cff355e989e759d9887903140b39b1e7bab1abb9de400a8ee3d4a', 10061149);
INSERT INTO public._sqlx_migrations VALUES (9, 'key_limits', '2026-11-26 23:13:31.907177+00', true, '\x8d2b63c9f54a4d5036ef7db3df10163c1b670c14e1a1a23f358abe4fb29a936555691946c1d80b582ba8665cba94bada', 3690337);
INSERT INTO public.account_days VALUES ('org_01m8d25eececdsw4fbmwmpsnv0', '2026-01-01', 'acc_01m8d25eececdsw4fbg0x8mff9', 1000000, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8d25eececdsw4fbmwmpsnv0', '2026-01-15', 'acc_01m8d25eececdsw4fbfq6nc0fx', 234000, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8d25eececdsw4fbmwmpsnv0', '2026-01-15', 'acc_01m8d25eececdsw4fbhwh0g9va', 0, 195000, 1);
INSERT INTO public.account_days VALUES ('org_01m8d25eececdsw4fbmwmpsnv0', '2026-01-15', 'acc_01m8d25ehee3xaw4x5ck4by36w', 0, 39000, 1);
INSERT INTO public.account_days VALUES ('org_01m8d25eececdsw4fbmwmpsnv0', '2026-01-20', 'acc_01m8d25eececdsw4fbg8g6kbsk', 0, 41200, 1);
INSERT INTO public.account_days VALUES ('org_01m8d25eececdsw4fbmwmpsnv0', '2026-01-20', 'acc_01m8d25eececdsw4fbjktek78w', 41200, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8d25eececdsw4fbmwmpsnv0', '2026-01-21', 'acc_01m8d25eececdsw4fbf2kxgztm', 89900, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8d25eececdsw4fbmwmpsnv0', '2026-01-21', 'acc_01m8d25eececdsw4fbg8g6kbsk', 0, 107880, 1);
INSERT INTO public.account_days VALUES ('org_01m8d25eececdsw4fbmwmpsnv0', '2026-01-21', 'acc_01m8d25ehee3xaw4x5ck4by36w', 17980, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8d25eececdsw4fbmwmpsnv0', '2026-01-28', 'acc_01m8d25eececdsw4fbfq6nc0fx', 87000, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8d25eececdsw4fbmwmpsnv0', '2026-01-28', 'acc_01m8d25eececdsw4fbj1655g8w', 0, 87000, 1);
INSERT INTO public.account_days VALUES ('org_01m8d25eececdsw4fbmwmpsnv0', '2026-02-01', 'acc_01m8d25eececdsw4fbg8g6kbsk', 0, 135000, 1);
INSERT INTO public.account_days VALUES ('org_01m8d25eececdsw4fbmwmpsnv0', '2026-02-01', 'acc_01m8d25eececdsw4fbka797mrw', 135000, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8d25eececdsw4fbmwmpsnv0', '2026-02-09', 'acc_01m8d25eececdsw4fbfq6nc0fx', 28200, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8d25eececdsw4fbmwmpsnv0', '2026-02-09', 'acc_01m8d25eececdsw4fbhwh0g9va', 0, 3500, 1);
INSERT INTO public.account_days VALUES ('org_01m8d25eececdsw4fbmwmpsnv0', '2026-02-09', 'acc_01m8d25ehee3xaw4x5ck4by36w', 0, 700, 1);
INSERT INTO public.account_days VALUES ('org_01m8d25eececdsw4fbmwmpsnv0', '2026-02-09', 'acc_01m8d25emeeywv95hfvwh3brf3', 0, 24000, 1);
INSERT INTO public.account_days VALUES ('org_01m8d25eececdsw4fbmwmpsnv0', '2026-02-20', 'acc_01m8d25eececdsw4fbfq6nc0fx', 159840, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8d25eececdsw4fbmwmpsnv0', '2026-02-20', 'acc_01m8d25eececdsw4fbhwh0g9va', 0, 133200, 1);
INSERT INTO public.account_days VALUES ('org_01m8d25eececdsw4fbmwmpsnv0', '2026-02-20', 'acc_01m8d25ehee3xaw4x5ck4by36w', 0, 26640, 1);
INSERT INTO public.account_days VALUES ('org_01m8d25eececdsw4fbmwmpsnv0', '2026-03-12', 'acc_01m8d25eececdsw4fbfq6nc0fx', 0, 18000, 1);
INSERT INTO public.account_days VALUES ('org_01m8d25eececdsw4fbmwmpsnv0', '2026-03-12', 'acc_01m8d25eececdsw4fbhwh0g9va', 15000, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8d25eececdsw4fbmwmpsnv0', '2026-03-12', 'acc_01m8d25ehee3xaw4x5ck4by36w', 3000, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8d25eececdsw4fbmwmpsnv0', '2026-03-24', 'acc_01m8d25eececdsw4fbg8g6kbsk', 0, 76800, 1);
INSERT INTO public.account_days VALUES ('org_01m8d25eececdsw4fbmwmpsnv0', '2026-03-24', 'acc_01m8d25eececdsw4fbjmnxw2a6', 64000, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8d25eececdsw4fbmwmpsnv0', '2026-03-24', 'acc_01m8d25ehee3xaw4x5ck4by36w', 12800, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8d25eececdsw4fbmwmpsnv0', '2026-03-27', 'acc_01m8d25eececdsw4fbfq6nc0fx', 56400, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8d25eececdsw4fbmwmpsnv0', '2026-03-27', 'acc_01m8d25eececdsw4fbhwh0g9va', 0, 32500, 1);
INSERT INTO public.account_days VALUES ('org_01m8d25eececdsw4fbmwmpsnv0', '2026-03-27', 'acc_01m8d25eececdsw4fbj1655g8w', 0, 17400, 1);
INSERT INTO public.account_days VALUES ('org_01m8d25eececdsw4fbmwmpsnv0', '2026-03-27', 'acc_01m8d25ehee3xaw4x5ck4by36w', 0, 6500, 1);
INSERT INTO public.account_days VALUES ('org_01m8d25eececdsw4fbmwmpsnv0', '2026-03-03', 'acc_01m8d25eececdsw4fbfq6nc0fx', 60000, 60000, 2);
INSERT INTO public.account_days VALUES ('org_01m8d25eececdsw4fbmwmpsnv0', '2026-03-03', 'acc_01m8d25eececdsw4fbhwh0g9va', 50000, 50000, 2);
INSERT INTO public.account_days VALUES ('org_01m8d25eececdsw4fbmwmpsnv0', '2026-03-03', 'acc_01m8d25ehee3xaw4x5ck4by36w', 10000, 10000, 2);
INSERT INTO public.account_days VALUES ('org_01m8d25eececdsw4fbmwmpsnv0', '2026-01-01', 'acc_01m8d25eececdsw4fbh1ehnx68', 0, 990000, 1);
INSERT INTO public.account_days VALUES ('org_01m8d25eececdsw4fbmwmpsnv0', '2026-01-01', 'acc_01m8d25eececdsw4fbhc1cvggt', 0, 10000, 1);
INSERT INTO public.account_days VALUES ('org_01m8d25eececdsw4fbmwmpsnv0', '2026-01-01', 'acc_01m8d25eececdsw4fbht9t1a1s', 1000000, 1000000, 2);
INSERT INTO public.account_days VALUES ('org_01m8d25eececdsw4fbmwmpsnv0', '2026-03-31', 'acc_01m8d25eececdsw4fbfdqkmj1a', 0, 7492, 1);
INSERT INTO public.account_days VALUES ('org_01m8d25eececdsw4fbmwmpsnv0', '2026-03-31', 'acc_01m8d25eececdsw4fbghnaxzk0', 0, 6345, 1);
INSERT INTO public.account_days VALUES ('org_01m8d25eececdsw4fbmwmpsnv0', '2026-03-31', 'acc_01m8d25eececdsw4fbjwnp8x7k', 100000, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8d25eececdsw4fbmwmpsnv0', '2026-03-31', 'acc_01m8d25epbewnv3fg03gfaz3vv', 7492, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8d25eececdsw4fbmwmpsnv0', '2026-03-06', 'acc_01m8d25eececdsw4fbfq6nc0fx', 0, 28200, 1);
INSERT INTO public.account_days VALUES ('org_01m8d25eececdsw4fbmwmpsnv0', '2026-03-06', 'acc_01m8d25eececdsw4fbg0x8mff9', 28200, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8d25eececdsw4fbmwmpsnv0', '2026-01-22', 'acc_01m8d25eececdsw4fbg0x8mff9', 0, 107880, 1);
INSERT INTO public.account_days VALUES ('org_01m8d25eececdsw4fbmwmpsnv0', '2026-01-22', 'acc_01m8d25eececdsw4fbg8g6kbsk', 107880, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8d25eececdsw4fbmwmpsnv0', '2026-01-30', 'acc_01m8d25eececdsw4fbfq6nc0fx', 0, 150000, 1);
INSERT INTO public.account_days VALUES ('org_01m8d25eececdsw4fbmwmpsnv0', '2026-01-30', 'acc_01m8d25eececdsw4fbg0x8mff9', 150000, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8d25eececdsw4fbmwmpsnv0', '2026-02-10', 'acc_01m8d25eececdsw4fbg0x8mff9', 0, 135000, 1);
INSERT INTO public.account_days VALUES ('org_01m8d25eececdsw4fbmwmpsnv0', '2026-02-10', 'acc_01m8d25eececdsw4fbg8g6kbsk', 135000, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8d25eececdsw4fbmwmpsnv0', '2026-02-16', 'acc_01m8d25eececdsw4fbfq6nc0fx', 0, 171000, 1);
INSERT INTO public.account_days VALUES ('org_01m8d25eececdsw4fbmwmpsnv0', '2026-02-16', 'acc_01m8d25eececdsw4fbg0x8mff9', 171000, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8d25eececdsw4fbmwmpsnv0', '2026-02-27', 'acc_01m8d25eececdsw4fbg0x8mff9', 0, 40000, 1);
INSERT INTO public.account_days VALUES ('org_01m8d25eececdsw4fbmwmpsnv0', '2026-02-27', 'acc_01m8d25eececdsw4fbg8g6kbsk', 40000, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8d25eececdsw4fbmwmpsnv0', '2026-03-16', 'acc_01m8d25eececdsw4fbfq6nc0fx', 0, 141840, 1);
INSERT INTO public.account_days VALUES ('org_01m8d25eececdsw4fbmwmpsnv0', '2026-03-16', 'acc_01m8d25eececdsw4fbg0x8mff9', 141840, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8d25eececdsw4fbmwmpsnv0', '2026-03-25', 'acc_01m8d25eececdsw4fbg0x8mff9', 0, 200000, 1);
INSERT INTO public.account_days VALUES ('org_01m8d25eececdsw4fbmwmpsnv0', '2026-03-25', 'acc_01m8d25esjeyavfwjq7svx81mc', 200000, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8d25eececdsw4fbmwmpsnv0', '2026-03-31', 'acc_01m8d25eececdsw4fbgrs3bs6c', 93655, 93655, 2);
INSERT INTO public.account_days VALUES ('org_01m8d25eececdsw4fbmwmpsnv0', '2026-02-18', 'acc_01m8d25eececdsw4fbg0x8mff9', 0, 5840, 1);
INSERT INTO public.account_days VALUES ('org_01m8d25eececdsw4fbmwmpsnv0', '2026-02-18', 'acc_01m8d25eececdsw4fbm1jah9f3', 5840, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8d25eececdsw4fbmwmpsnv0', '2026-03-02', 'acc_01m8d25eececdsw4fbg0x8mff9', 0, 3600, 1);
INSERT INTO public.account_days VALUES ('org_01m8d25eececdsw4fbmwmpsnv0', '2026-03-31', 'acc_01m8d25eececdsw4fbg0x8mff9', 0, 93655, 1);
INSERT INTO public.account_days VALUES ('org_01m8d25eececdsw4fbmwmpsnv0', '2026-03-02', 'acc_01m8d25eececdsw4fbkr15phz4', 3000, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8d25eececdsw4fbmwmpsnv0', '2026-03-02', 'acc_01m8d25ehee3xaw4x5ck4by36w', 600, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8d25eececdsw4fbmwmpsnv0', '2026-02-02', 'acc_01m8d25eececdsw4fbg0x8mff9', 0, 3600, 1);
INSERT INTO public.account_days VALUES ('org_01m8d25eececdsw4fbmwmpsnv0', '2026-02-02', 'acc_01m8d25eececdsw4fbkr15phz4', 3000, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8d25eececdsw4fbmwmpsnv0', '2026-02-02', 'acc_01m8d25ehee3xaw4x5ck4by36w', 600, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8d25eececdsw4fbmwmpsnv0', '2026-03-20', 'acc_01m8d25eececdsw4fbg0x8mff9', 0, 750, 1);
INSERT INTO public.account_days VALUES ('org_01m8d25eececdsw4fbmwmpsnv0', '2026-03-20', 'acc_01m8d25eececdsw4fbmp84md5g', 750, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8d25e0teg2vb8x4vxz9ma0q', '2026-03-02', 'acc_01m8d25e0teg2vb8x4q3nxw3bp', 0, 50000, 1);
INSERT INTO public.account_days VALUES ('org_01m8d25e0teg2vb8x4vxz9ma0q', '2026-03-02', 'acc_01m8d25e0teg2vb8x4szpq2hz7', 50000, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8d25e0teg2vb8x4vxz9ma0q', '2026-03-20', 'acc_01m8d25e0teg2vb8x4q3nxw3bp', 50000, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8d25e0teg2vb8x4vxz9ma0q', '2026-03-20', 'acc_01m8d25e0teg2vb8x4szpq2hz7', 0, 50000, 1);
INSERT INTO public.account_months VALUES ('org_01m8d25eececdsw4fbmwmpsnv0', 'acc_01m8d25eececdsw4fbhwh0g9va', '2026-01', 0, 195000, 1);
INSERT INTO public.account_months VALUES ('org_01m8d25eececdsw4fbmwmpsnv0', 'acc_01m8d25eececdsw4fbjktek78w', '2026-01', 41200, 0, 1);
INSERT INTO public.account_months VALUES ('org_01m8d25eececdsw4fbmwmpsnv0', 'acc_01m8d25eececdsw4fbf2kxgztm', '2026-01', 89900, 0, 1);
INSERT INTO public.account_months VALUES ('org_01m8d25eececdsw4fbmwmpsnv0', 'acc_01m8d25ehee3xaw4x5ck4by36w', '2026-01', 17980, 39000, 2);
INSERT INTO public.account_months VALUES ('org_01m8d25eececdsw4fbmwmpsnv0', 'acc_01m8d25eececdsw4fbgrs3bs6c', '2026-03', 93655, 93655, 2);
INSERT INTO public.account_months VALUES ('org_01m8d25eececdsw4fbmwmpsnv0', 'acc_01m8d25eececdsw4fbj1655g8w', '2026-01', 0, 87000, 1);
INSERT INTO public.account_months VALUES ('org_01m8d25eececdsw4fbmwmpsnv0', 'acc_01m8d25eececdsw4fbka797mrw', '2026-02', 135000, 0, 1);
INSERT INTO public.account_months VALUES ('org_01m8d25eececdsw4fbmwmpsnv0', 'acc_01m8d25emeeywv95hfvwh3brf3', '2026-02', 0, 24000, 1);
INSERT INTO public.account_months VALUES ('org_01m8d25eececdsw4fbmwmpsnv0', 'acc_01m8d25eececdsw4fbhwh0g9va', '2026-02', 0, 136700, 2);
INSERT INTO public.account_months VALUES ('org_01m8d25eececdsw4fbmwmpsnv0', 'acc_01m8d25eececdsw4fbm1jah9f3', '2026-02', 5840, 0, 1);
INSERT INTO public.account_months VALUES ('org_01m8d25eececdsw4fbmwmpsnv0', 'acc_01m8d25eececdsw4fbkr15phz4', '2026-03', 3000, 0, 1);
INSERT INTO public.account_months VALUES ('org_01m8d25eececdsw4fbmwmpsnv0', 'acc_01m8d25eececdsw4fbg8g6kbsk', '2026-03', 0, 76800, 1);
INSERT INTO public.account_months VALUES ('org_01m8d25eececdsw4fbmwmpsnv0', 'acc_01m8d25eececdsw4fbjmnxw2a6', '2026-03', 64000, 0, 1);
INSERT INTO public.account_months VALUES ('org_01m8d25eececdsw4fbmwmpsnv0', 'acc_01m8d25ehee3xaw4x5ck4by36w', '2026-03', 26400, 16500, 6);
INSERT INTO public.account_months VALUES ('org_01m8d25eececdsw4fbmwmpsnv0', 'acc_01m8d25eececdsw4fbg0x8mff9', '2026-02', 171000, 184440, 5);
INSERT INTO public.account_months VALUES ('org_01m8d25eececdsw4fbmwmpsnv0', 'acc_01m8d25eececdsw4fbkr15phz4', '2026-02', 3000, 0, 1);
INSERT INTO public.account_months VALUES ('org_01m8d25eececdsw4fbmwmpsnv0', 'acc_01m8d25eececdsw4fbj1655g8w', '2026-03', 0, 17400, 1);
INSERT INTO public.account_months VALUES ('org_01m8d25eececdsw4fbmwmpsnv0', 'acc_01m8d25ehee3xaw4x5ck4by36w', '2026-02', 600, 27340, 3);
INSERT INTO public.account_months VALUES ('org_01m8d25eececdsw4fbmwmpsnv0', 'acc_01m8d25eececdsw4fbg0x8mff9', '2026-03', 170040, 298005, 6);
INSERT INTO public.account_months VALUES ('org_01m8d25eececdsw4fbmwmpsnv0', 'acc_01m8d25eececdsw4fbhwh0g9va', '2026-03', 65000, 82500, 4);
INSERT INTO public.account_months VALUES ('org_01m8d25eececdsw4fbmwmpsnv0', 'acc_01m8d25eececdsw4fbfdqkmj1a', '2026-03', 0, 7492, 1);
INSERT INTO public.account_months VALUES ('org_01m8d25eececdsw4fbmwmpsnv0', 'acc_01m8d25eececdsw4fbghnaxzk0', '2026-03', 0, 6345, 1);
INSERT INTO public.account_months VALUES ('org_01m8d25eececdsw4fbmwmpsnv0', 'acc_01m8d25eececdsw4fbh1ehnx68', '2026-01', 0, 990000, 1);
INSERT INTO public.account_months VALUES ('org_01m8d25eececdsw4fbmwmpsnv0', 'acc_01m8d25eececdsw4fbhc1cvggt', '2026-01', 0, 10000, 1);
INSERT INTO public.account_months VALUES ('org_01m8d25eececdsw4fbmwmpsnv0', 'acc_01m8d25eececdsw4fbht9t1a1s', '2026-01', 1000000, 1000000, 2);
INSERT INTO public.account_months VALUES ('org_01m8d25eececdsw4fbmwmpsnv0', 'acc_01m8d25eececdsw4fbjwnp8x7k', '2026-03', 100000, 0, 1);
INSERT INTO public.account_months VALUES ('org_01m8d25eececdsw4fbmwmpsnv0', 'acc_01m8d25epbewnv3fg03gfaz3vv', '2026-03', 7492, 0, 1);
INSERT INTO public.account_months VALUES ('org_01m8d25eececdsw4fbmwmpsnv0', 'acc_01m8d25eececdsw4fbmp84md5g', '2026-03', 750, 0, 1);
INSERT INTO public.account_months VALUES ('org_01m8d25eececdsw4fbmwmpsnv0', 'acc_01m8d25eececdsw4fbg8g6kbsk', '2026-01', 107880, 149080, 3);
INSERT INTO public.account_months VALUES ('org_01m8d25eececdsw4fbmwmpsnv0', 'acc_01m8d25eececdsw4fbfq6nc0fx', '2026-01', 321000, 150000, 3);
INSERT INTO public.account_months VALUES ('org_01m8d25eececdsw4fbmwmpsnv0', 'acc_01m8d25eececdsw4fbg0x8mff9', '2026-01', 1150000, 107880, 3);
INSERT INTO public.account_months VALUES ('org_01m8d25eececdsw4fbmwmpsnv0', 'acc_01m8d25eececdsw4fbfq6nc0fx', '2026-02', 188040, 171000, 3);
INSERT INTO public.account_months VALUES ('org_01m8d25e0teg2vb8x4vxz9ma0q', 'acc_01m8d25e0teg2vb8x4q3nxw3bp', '2026-03', 50000, 50000, 2);
INSERT INTO public.account_months VALUES ('org_01m8d25eececdsw4fbmwmpsnv0', 'acc_01m8d25eececdsw4fbg8g6kbsk', '2026-02', 175000, 135000, 3);
INSERT INTO public.account_months VALUES ('org_01m8d25eececdsw4fbmwmpsnv0', 'acc_01m8d25eececdsw4fbfq6nc0fx', '2026-03', 116400, 248040, 6);
INSERT INTO public.account_months VALUES ('org_01m8d25e0teg2vb8x4vxz9ma0q', 'acc_01m8d25e0teg2vb8x4szpq2hz7', '2026-03', 50000, 50000, 2);
INSERT INTO public.account_months VALUES ('org_01m8d25eececdsw4fbmwmpsnv0', 'acc_01m8d25esjeyavfwjq7svx81mc', '2026-03', 200000, 0, 1);
INSERT INTO public.accounts VALUES ('acc_01m8d25e0teg2vb8x4p2c9twkh', 'org_01m8d25e0teg2vb8x4vxz9ma0q', '1000', 'Computer equipment', 'ASSET', NULL, 'ST', NULL, 'active', 1795734812698, 1795734812698, 1);
INSERT INTO public.accounts VALUES ('acc_01m8d25e0teg2vb8x4p4cav1cd', 'org_01m8d25e0teg2vb8x4vxz9ma0q', '1010', 'Office equipment and furniture', 'ASSET', NULL, 'ST', NULL, 'active', 1795734812698, 1795734812698, 1);
INSERT INTO public.accounts VALUES ('acc_01m8d25e0teg2vb8x4pb6yagzq', 'org_01m8d25e0teg2vb8x4vxz9ma0q', '1020', 'Motor vehicles', 'ASSET', NULL, 'ST', NULL, 'active', 1795734812698, 1795734812698, 1);
INSERT INTO public.accounts VALUES ('acc_01m8d25e0teg2vb8x4pch4nx33', 'org_01m8d25e0teg2vb8x4vxz9ma0q', '1090', 'Accumulated depreciation', 'ASSET', NULL, 'NV', NULL, 'active', 1795734812698, 1795734812698, 1);
INSERT INTO public.accounts VALUES ('acc_01m8d25e0teg2vb8x4pkjarwv7', 'org_01m8d25e0teg2vb8x4vxz9ma0q', '1100', 'Stock', 'ASSET', NULL, 'ST', NULL, 'active', 1795734812698, 1795734812698, 1);
INSERT INTO public.accounts VALUES ('acc_01m8d25e0teg2vb8x4ppagv95d', 'org_01m8d25e0teg2vb8x4vxz9ma0q', '1200', 'Trade debtors', 'ASSET', 'receivable', NULL, NULL, 'active', 1795734812698, 1795734812698, 1);
INSERT INTO public.accounts VALUES ('acc_01m8d25e0teg2vb8x4pv7w0yrs', 'org_01m8d25e0teg2vb8x4vxz9ma0q', '1210', 'Prepayments', 'ASSET', NULL, 'NV', NULL, 'active', 1795734812698, 1795734812698, 1);
INSERT INTO public.accounts VALUES ('acc_01m8d25e0teg2vb8x4pzrjsse7', 'org_01m8d25e0teg2vb8x4vxz9ma0q', '1220', 'Other debtors', 'ASSET', NULL, 'NV', NULL, 'active', 1795734812698, 1795734812698, 1);
INSERT INTO public.accounts VALUES ('acc_01m8d25e0teg2vb8x4q3nxw3bp', 'org_01m8d25e0teg2vb8x4vxz9ma0q', '1300', 'Current account', 'ASSET', 'bank', NULL, NULL, 'active', 1795734812698, 1795734812698, 1);
INSERT INTO public.accounts VALUES ('acc_01m8d25e0teg2vb8x4q69s9at6', 'org_01m8d25e0teg2vb8x4vxz9ma0q', '1310', 'Petty cash', 'ASSET', NULL, 'NV', NULL, 'active', 1795734812698, 1795734812698, 1);
INSERT INTO public.accounts VALUES ('acc_01m8d25e0teg2vb8x4q9mcmrwa', 'org_01m8d25e0teg2vb8x4vxz9ma0q', '2100', 'Trade creditors', 'LIABILITY', 'payable', NULL, NULL, 'active', 1795734812698, 1795734812698, 1);
INSERT INTO public.accounts VALUES ('acc_01m8d25e0teg2vb8x4qdsr5tw0', 'org_01m8d25e0teg2vb8x4vxz9ma0q', '2110', 'Accruals', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795734812698, 1795734812698, 1);
INSERT INTO public.accounts VALUES ('acc_01m8d25e0teg2vb8x4qkx9awmr', 'org_01m8d25e0teg2vb8x4vxz9ma0q', '2200', 'PAYE and National Insurance', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795734812698, 1795734812698, 1);
INSERT INTO public.accounts VALUES ('acc_01m8d25e0teg2vb8x4qnjy35va', 'org_01m8d25e0teg2vb8x4vxz9ma0q', '2210', 'Pension contributions', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795734812698, 1795734812698, 1);
INSERT INTO public.accounts VALUES ('acc_01m8d25e0teg2vb8x4qttd4k2k', 'org_01m8d25e0teg2vb8x4vxz9ma0q', '2220', 'Net wages', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795734812698, 1795734812698, 1);
INSERT INTO public.accounts VALUES ('acc_01m8d25e0teg2vb8x4qxj9z2xc', 'org_01m8d25e0teg2vb8x4vxz9ma0q', '2300', 'Corporation tax', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795734812698, 1795734812698, 1);
INSERT INTO public.accounts VALUES ('acc_01m8d25e0teg2vb8x4r33a7ma5', 'org_01m8d25e0teg2vb8x4vxz9ma0q', '2400', 'Director''s loan account', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795734812698, 1795734812698, 1);
INSERT INTO public.accounts VALUES ('acc_01m8d25e0teg2vb8x4r70fkmkh', 'org_01m8d25e0teg2vb8x4vxz9ma0q', '2500', 'Bank loans', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795734812698, 1795734812698, 1);
INSERT INTO public.accounts VALUES ('acc_01m8d25e0teg2vb8x4rbk0k70n', 'org_01m8d25e0teg2vb8x4vxz9ma0q', '2900', 'Suspense', 'LIABILITY', 'suspense', NULL, NULL, 'active', 1795734812698, 1795734812698, 1);
INSERT INTO public.accounts VALUES ('acc_01m8d25e0teg2vb8x4rd0pq07b', 'org_01m8d25e0teg2vb8x4vxz9ma0q', '3000', 'Share capital', 'EQUITY', NULL, 'NV', NULL, 'active', 1795734812698, 1795734812698, 1);
INSERT INTO public.accounts VALUES ('acc_01m8d25e0teg2vb8x4rkxv57qp', 'org_01m8d25e0teg2vb8x4vxz9ma0q', '3100', 'Retained earnings', 'EQUITY', 'retained_earnings', NULL, NULL, 'active', 1795734812698, 1795734812698, 1);
INSERT INTO public.accounts VALUES ('acc_01m8d25e0teg2vb8x4rn6vh1dw', 'org_01m8d25e0teg2vb8x4vxz9ma0q', '3200', 'Dividends', 'EQUITY', NULL, 'NV', NULL, 'active', 1795734812698, 1795734812698, 1);
INSERT INTO public.accounts VALUES ('acc_01m8d25e0teg2vb8x4rtz01k22', 'org_01m8d25e0teg2vb8x4vxz9ma0q', '3900', 'Opening balances', 'EQUITY', 'opening_balance', NULL, NULL, 'active', 1795734812698, 1795734812698, 1);
INSERT INTO public.accounts VALUES ('acc_01m8d25e0teg2vb8x4rwep7xvg', 'org_01m8d25e0teg2vb8x4vxz9ma0q', '4000', 'Sales', 'INCOME', NULL, 'ST', NULL, 'active', 1795734812698, 1795734812698, 1);
INSERT INTO public.accounts VALUES ('acc_01m8d25e0teg2vb8x4s1s1nsh6', 'org_01m8d25e0teg2vb8x4vxz9ma0q', '4010', 'Sales, zero-rated', 'INCOME', NULL, 'ZR', NULL, 'active', 1795734812698, 1795734812698, 1);
INSERT INTO public.accounts VALUES ('acc_01m8d25e0teg2vb8x4s6m2dar8', 'org_01m8d25e0teg2vb8x4vxz9ma0q', '4090', 'Other income', 'INCOME', NULL, 'ST', NULL, 'active', 1795734812698, 1795734812698, 1);
INSERT INTO public.accounts VALUES ('acc_01m8d25e0teg2vb8x4s963s1md', 'org_01m8d25e0teg2vb8x4vxz9ma0q', '4900', 'Interest received', 'INCOME', NULL, 'EX', NULL, 'active', 1795734812698, 1795734812698, 1);
INSERT INTO public.accounts VALUES ('acc_01m8d25e0teg2vb8x4sdgd1ahs', 'org_01m8d25e0teg2vb8x4vxz9ma0q', '4920', 'VAT flat-rate scheme difference', 'INCOME', 'vat_scheme_difference', NULL, NULL, 'active', 1795734812698, 1795734812698, 1);
INSERT INTO public.accounts VALUES ('acc_01m8d25e0teg2vb8x4sg9173pe', 'org_01m8d25e0teg2vb8x4vxz9ma0q', '5000', 'Cost of goods sold', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795734812698, 1795734812698, 1);
INSERT INTO public.accounts VALUES ('acc_01m8d25e0teg2vb8x4sph9bhd6', 'org_01m8d25e0teg2vb8x4vxz9ma0q', '5010', 'Subcontractors', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795734812698, 1795734812698, 1);
INSERT INTO public.accounts VALUES ('acc_01m8d25e0teg2vb8x4srdy2anb', 'org_01m8d25e0teg2vb8x4vxz9ma0q', '5020', 'Carriage and postage', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795734812698, 1795734812698, 1);
INSERT INTO public.accounts VALUES ('acc_01m8d25e0teg2vb8x4szpq2hz7', 'org_01m8d25e0teg2vb8x4vxz9ma0q', '6000', 'Wages and salaries', 'EXPENSE', NULL, 'NV', NULL, 'active', 1795734812698, 1795734812698, 1);
INSERT INTO public.accounts VALUES ('acc_01m8d25e0teg2vb8x4t2fzhasb', 'org_01m8d25e0teg2vb8x4vxz9ma0q', '6010', 'Employer''s National Insurance', 'EXPENSE', NULL, 'NV', NULL, 'active', 1795734812698, 1795734812698, 1);
INSERT INTO public.accounts VALUES ('acc_01m8d25e0teg2vb8x4t43jxkge', 'org_01m8d25e0teg2vb8x4vxz9ma0q', '6020', 'Employer''s pension', 'EXPENSE', NULL, 'NV', NULL, 'active', 1795734812698, 1795734812698, 1);
INSERT INTO public.accounts VALUES ('acc_01m8d25e0teg2vb8x4ta2brrtz', 'org_01m8d25e0teg2vb8x4vxz9ma0q', '6100', 'Rent', 'EXPENSE', NULL, 'EX', NULL, 'active', 1795734812698, 1795734812698, 1);
INSERT INTO public.accounts VALUES ('acc_01m8d25e0teg2vb8x4tc2bfq6w', 'org_01m8d25e0teg2vb8x4vxz9ma0q', '6110', 'Business rates', 'EXPENSE', NULL, 'NV', NULL, 'active', 1795734812698, 1795734812698, 1);
INSERT INTO public.accounts VALUES ('acc_01m8d25e0teg2vb8x4tj2e6esx', 'org_01m8d25e0teg2vb8x4vxz9ma0q', '6120', 'Light, heat and water', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795734812698, 1795734812698, 1);
INSERT INTO public.accounts VALUES ('acc_01m8d25e0teg2vb8x4tnzm6ejb', 'org_01m8d25e0teg2vb8x4vxz9ma0q', '6200', 'Telephone and internet', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795734812698, 1795734812698, 1);
INSERT INTO public.accounts VALUES ('acc_01m8d25e0teg2vb8x4tve7anyp', 'org_01m8d25e0teg2vb8x4vxz9ma0q', '6210', 'Software and subscriptions', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795734812698, 1795734812698, 1);
INSERT INTO public.accounts VALUES ('acc_01m8d25e0teg2vb8x4tw0cz4kt', 'org_01m8d25e0teg2vb8x4vxz9ma0q', '6220', 'Printing and stationery', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795734812698, 1795734812698, 1);
INSERT INTO public.accounts VALUES ('acc_01m8d25e0teg2vb8x4v3t0dykp', 'org_01m8d25e0teg2vb8x4vxz9ma0q', '6300', 'Travel and subsistence', 'EXPENSE', NULL, 'ZR', NULL, 'active', 1795734812698, 1795734812698, 1);
INSERT INTO public.accounts VALUES ('acc_01m8d25e0teg2vb8x4v5bep98j', 'org_01m8d25e0teg2vb8x4vxz9ma0q', '6310', 'Motor expenses', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795734812698, 1795734812698, 1);
INSERT INTO public.accounts VALUES ('acc_01m8d25e0teg2vb8x4v8jf7x8d', 'org_01m8d25e0teg2vb8x4vxz9ma0q', '6400', 'Advertising and marketing', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795734812698, 1795734812698, 1);
INSERT INTO public.accounts VALUES ('acc_01m8d25e0teg2vb8x4vc71yh5a', 'org_01m8d25e0teg2vb8x4vxz9ma0q', '6500', 'Accountancy and legal fees', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795734812698, 1795734812698, 1);
INSERT INTO public.accounts VALUES ('acc_01m8d25e0teg2vb8x4vjrg8t5a', 'org_01m8d25e0teg2vb8x4vxz9ma0q', '6600', 'Insurance', 'EXPENSE', NULL, 'EX', NULL, 'active', 1795734812698, 1795734812698, 1);
INSERT INTO public.accounts VALUES ('acc_01m8d25e0teg2vb8x4vqxsrjbz', 'org_01m8d25e0teg2vb8x4vxz9ma0q', '6700', 'Bank charges', 'EXPENSE', NULL, 'EX', NULL, 'active', 1795734812698, 1795734812698, 1);
INSERT INTO public.accounts VALUES ('acc_01m8d25e0teg2vb8x4vr6yab76', 'org_01m8d25e0teg2vb8x4vxz9ma0q', '6990', 'Rounding differences', 'EXPENSE', 'rounding', NULL, NULL, 'active', 1795734812698, 1795734812698, 1);
INSERT INTO public.accounts VALUES ('acc_01m8d25ebsererhq5a76wtwvpw', 'org_01m8d25e0teg2vb8x4vxz9ma0q', '2250', 'VAT', 'LIABILITY', 'vat_control', NULL, NULL, 'active', 1795734813049, 1795734813049, 1);
INSERT INTO public.accounts VALUES ('acc_01m8d25eececdsw4fbf2kxgztm', 'org_01m8d25eececdsw4fbmwmpsnv0', '1000', 'Computer equipment', 'ASSET', NULL, 'ST', NULL, 'active', 1795734813132, 1795734813132, 1);
INSERT INTO public.accounts VALUES ('acc_01m8d25eececdsw4fbf49cy350', 'org_01m8d25eececdsw4fbmwmpsnv0', '1010', 'Office equipment and furniture', 'ASSET', NULL, 'ST', NULL, 'active', 1795734813132, 1795734813132, 1);
INSERT INTO public.accounts VALUES ('acc_01m8d25eececdsw4fbf8ae66df', 'org_01m8d25eececdsw4fbmwmpsnv0', '1020', 'Motor vehicles', 'ASSET', NULL, 'ST', NULL, 'active', 1795734813132, 1795734813132, 1);
INSERT INTO public.accounts VALUES ('acc_01m8d25eececdsw4fbfdqkmj1a', 'org_01m8d25eececdsw4fbmwmpsnv0', '1090', 'Accumulated depreciation', 'ASSET', NULL, 'NV', NULL, 'active', 1795734813132, 1795734813132, 1);
INSERT INTO public.accounts VALUES ('acc_01m8d25eececdsw4fbfjexkh8w', 'org_01m8d25eececdsw4fbmwmpsnv0', '1100', 'Stock', 'ASSET', NULL, 'ST', NULL, 'active', 1795734813132, 1795734813132, 1);
INSERT INTO public.accounts VALUES ('acc_01m8d25eececdsw4fbfq6nc0fx', 'org_01m8d25eececdsw4fbmwmpsnv0', '1200', 'Trade debtors', 'ASSET', 'receivable', NULL, NULL, 'active', 1795734813132, 1795734813132, 1);
INSERT INTO public.accounts VALUES ('acc_01m8d25eececdsw4fbftfs83bt', 'org_01m8d25eececdsw4fbmwmpsnv0', '1210', 'Prepayments', 'ASSET', NULL, 'NV', NULL, 'active', 1795734813132, 1795734813132, 1);
INSERT INTO public.accounts VALUES ('acc_01m8d25eececdsw4fbfzhmw8mr', 'org_01m8d25eececdsw4fbmwmpsnv0', '1220', 'Other debtors', 'ASSET', NULL, 'NV', NULL, 'active', 1795734813132, 1795734813132, 1);
INSERT INTO public.accounts VALUES ('acc_01m8d25eececdsw4fbg0x8mff9', 'org_01m8d25eececdsw4fbmwmpsnv0', '1300', 'Current account', 'ASSET', 'bank', NULL, NULL, 'active', 1795734813132, 1795734813132, 1);
INSERT INTO public.accounts VALUES ('acc_01m8d25eececdsw4fbg6cyz8f9', 'org_01m8d25eececdsw4fbmwmpsnv0', '1310', 'Petty cash', 'ASSET', NULL, 'NV', NULL, 'active', 1795734813132, 1795734813132, 1);
INSERT INTO public.accounts VALUES ('acc_01m8d25eececdsw4fbg8g6kbsk', 'org_01m8d25eececdsw4fbmwmpsnv0', '2100', 'Trade creditors', 'LIABILITY', 'payable', NULL, NULL, 'active', 1795734813132, 1795734813132, 1);
INSERT INTO public.accounts VALUES ('acc_01m8d25eececdsw4fbgejey0zm', 'org_01m8d25eececdsw4fbmwmpsnv0', '2110', 'Accruals', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795734813132, 1795734813132, 1);
INSERT INTO public.accounts VALUES ('acc_01m8d25eececdsw4fbghnaxzk0', 'org_01m8d25eececdsw4fbmwmpsnv0', '2200', 'PAYE and National Insurance', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795734813132, 1795734813132, 1);
INSERT INTO public.accounts VALUES ('acc_01m8d25eececdsw4fbgpc5qrsr', 'org_01m8d25eececdsw4fbmwmpsnv0', '2210', 'Pension contributions', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795734813132, 1795734813132, 1);
INSERT INTO public.accounts VALUES ('acc_01m8d25eececdsw4fbgrs3bs6c', 'org_01m8d25eececdsw4fbmwmpsnv0', '2220', 'Net wages', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795734813132, 1795734813132, 1);
INSERT INTO public.accounts VALUES ('acc_01m8d25eececdsw4fbgwfe82np', 'org_01m8d25eececdsw4fbmwmpsnv0', '2300', 'Corporation tax', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795734813132, 1795734813132, 1);
INSERT INTO public.accounts VALUES ('acc_01m8d25eececdsw4fbh1ehnx68', 'org_01m8d25eececdsw4fbmwmpsnv0', '2400', 'Director''s loan account', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795734813132, 1795734813132, 1);
INSERT INTO public.accounts VALUES ('acc_01m8d25eececdsw4fbh793xh7m', 'org_01m8d25eececdsw4fbmwmpsnv0', '2500', 'Bank loans', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795734813132, 1795734813132, 1);
INSERT INTO public.accounts VALUES ('acc_01m8d25eececdsw4fbh85yjrsp', 'org_01m8d25eececdsw4fbmwmpsnv0', '2900', 'Suspense', 'LIABILITY', 'suspense', NULL, NULL, 'active', 1795734813132, 1795734813132, 1);
INSERT INTO public.accounts VALUES ('acc_01m8d25eececdsw4fbhc1cvggt', 'org_01m8d25eececdsw4fbmwmpsnv0', '3000', 'Share capital', 'EQUITY', NULL, 'NV', NULL, 'active', 1795734813132, 1795734813132, 1);
INSERT INTO public.accounts VALUES ('acc_01m8d25eececdsw4fbhjg0g4bx', 'org_01m8d25eececdsw4fbmwmpsnv0', '3100', 'Retained earnings', 'EQUITY', 'retained_earnings', NULL, NULL, 'active', 1795734813132, 1795734813132, 1);
INSERT INTO public.accounts VALUES ('acc_01m8d25eececdsw4fbhnzv4r3n', 'org_01m8d25eececdsw4fbmwmpsnv0', '3200', 'Dividends', 'EQUITY', NULL, 'NV', NULL, 'active', 1795734813132, 1795734813132, 1);
INSERT INTO public.accounts VALUES ('acc_01m8d25eececdsw4fbht9t1a1s', 'org_01m8d25eececdsw4fbmwmpsnv0', '3900', 'Opening balances', 'EQUITY', 'opening_balance', NULL, NULL, 'active', 1795734813132, 1795734813132, 1);
INSERT INTO public.accounts VALUES ('acc_01m8d25eececdsw4fbhwh0g9va', 'org_01m8d25eececdsw4fbmwmpsnv0', '4000', 'Sales', 'INCOME', NULL, 'ST', NULL, 'active', 1795734813132, 1795734813132, 1);
INSERT INTO public.accounts VALUES ('acc_01m8d25eececdsw4fbj1655g8w', 'org_01m8d25eececdsw4fbmwmpsnv0', '4010', 'Sales, zero-rated', 'INCOME', NULL, 'ZR', NULL, 'active', 1795734813132, 1795734813132, 1);
INSERT INTO public.accounts VALUES ('acc_01m8d25eececdsw4fbj7wcw37r', 'org_01m8d25eececdsw4fbmwmpsnv0', '4090', 'Other income', 'INCOME', NULL, 'ST', NULL, 'active', 1795734813132, 1795734813132, 1);
INSERT INTO public.accounts VALUES ('acc_01m8d25eececdsw4fbj923p50q', 'org_01m8d25eececdsw4fbmwmpsnv0', '4900', 'Interest received', 'INCOME', NULL, 'EX', NULL, 'active', 1795734813132, 1795734813132, 1);
INSERT INTO public.accounts VALUES ('acc_01m8d25eececdsw4fbjfm7dgph', 'org_01m8d25eececdsw4fbmwmpsnv0', '4920', 'VAT flat-rate scheme difference', 'INCOME', 'vat_scheme_difference', NULL, NULL, 'active', 1795734813132, 1795734813132, 1);
INSERT INTO public.accounts VALUES ('acc_01m8d25eececdsw4fbjktek78w', 'org_01m8d25eececdsw4fbmwmpsnv0', '5000', 'Cost of goods sold', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795734813132, 1795734813132, 1);
INSERT INTO public.accounts VALUES ('acc_01m8d25eececdsw4fbjmnxw2a6', 'org_01m8d25eececdsw4fbmwmpsnv0', '5010', 'Subcontractors', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795734813132, 1795734813132, 1);
INSERT INTO public.accounts VALUES ('acc_01m8d25eececdsw4fbjtngvp4c', 'org_01m8d25eececdsw4fbmwmpsnv0', '5020', 'Carriage and postage', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795734813132, 1795734813132, 1);
INSERT INTO public.accounts VALUES ('acc_01m8d25eececdsw4fbjwnp8x7k', 'org_01m8d25eececdsw4fbmwmpsnv0', '6000', 'Wages and salaries', 'EXPENSE', NULL, 'NV', NULL, 'active', 1795734813132, 1795734813132, 1);
INSERT INTO public.accounts VALUES ('acc_01m8d25eececdsw4fbk35wxamj', 'org_01m8d25eececdsw4fbmwmpsnv0', '6010', 'Employer''s National Insurance', 'EXPENSE', NULL, 'NV', NULL, 'active', 1795734813132, 1795734813132, 1);
INSERT INTO public.accounts VALUES ('acc_01m8d25eececdsw4fbk4dgafsn', 'org_01m8d25eececdsw4fbmwmpsnv0', '6020', 'Employer''s pension', 'EXPENSE', NULL, 'NV', NULL, 'active', 1795734813132, 1795734813132, 1);
INSERT INTO public.accounts VALUES ('acc_01m8d25eececdsw4fbka797mrw', 'org_01m8d25eececdsw4fbmwmpsnv0', '6100', 'Rent', 'EXPENSE', NULL, 'EX', NULL, 'active', 1795734813132, 1795734813132, 1);
INSERT INTO public.accounts VALUES ('acc_01m8d25eececdsw4fbkevw8rbj', 'org_01m8d25eececdsw4fbmwmpsnv0', '6110', 'Business rates', 'EXPENSE', NULL, 'NV', NULL, 'active', 1795734813132, 1795734813132, 1);
INSERT INTO public.accounts VALUES ('acc_01m8d25eececdsw4fbkjwj4h85', 'org_01m8d25eececdsw4fbmwmpsnv0', '6120', 'Light, heat and water', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795734813132, 1795734813132, 1);
INSERT INTO public.accounts VALUES ('acc_01m8d25eececdsw4fbkmdbkhdg', 'org_01m8d25eececdsw4fbmwmpsnv0', '6200', 'Telephone and internet', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795734813132, 1795734813132, 1);
INSERT INTO public.accounts VALUES ('acc_01m8d25eececdsw4fbkr15phz4', 'org_01m8d25eececdsw4fbmwmpsnv0', '6210', 'Software and subscriptions', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795734813132, 1795734813132, 1);
INSERT INTO public.accounts VALUES ('acc_01m8d25eececdsw4fbkxfmyq7d', 'org_01m8d25eececdsw4fbmwmpsnv0', '6220', 'Printing and stationery', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795734813132, 1795734813132, 1);
INSERT INTO public.accounts VALUES ('acc_01m8d25eececdsw4fbm1jah9f3', 'org_01m8d25eececdsw4fbmwmpsnv0', '6300', 'Travel and subsistence', 'EXPENSE', NULL, 'ZR', NULL, 'active', 1795734813132, 1795734813132, 1);
INSERT INTO public.accounts VALUES ('acc_01m8d25eececdsw4fbm7fs9t99', 'org_01m8d25eececdsw4fbmwmpsnv0', '6310', 'Motor expenses', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795734813132, 1795734813132, 1);
INSERT INTO public.accounts VALUES ('acc_01m8d25eececdsw4fbmasqr9he', 'org_01m8d25eececdsw4fbmwmpsnv0', '6400', 'Advertising and marketing', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795734813132, 1795734813132, 1);
INSERT INTO public.accounts VALUES ('acc_01m8d25eececdsw4fbmczg74h8', 'org_01m8d25eececdsw4fbmwmpsnv0', '6500', 'Accountancy and legal fees', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795734813132, 1795734813132, 1);
INSERT INTO public.accounts VALUES ('acc_01m8d25eececdsw4fbmhdjf64g', 'org_01m8d25eececdsw4fbmwmpsnv0', '6600', 'Insurance', 'EXPENSE', NULL, 'EX', NULL, 'active', 1795734813132, 1795734813132, 1);
INSERT INTO public.accounts VALUES ('acc_01m8d25eececdsw4fbmp84md5g', 'org_01m8d25eececdsw4fbmwmpsnv0', '6700', 'Bank charges', 'EXPENSE', NULL, 'EX', NULL, 'active', 1795734813132, 1795734813132, 1);
INSERT INTO public.accounts VALUES ('acc_01m8d25eececdsw4fbmvxy4xxw', 'org_01m8d25eececdsw4fbmwmpsnv0', '6990', 'Rounding differences', 'EXPENSE', 'rounding', NULL, NULL, 'active', 1795734813132, 1795734813132, 1);
INSERT INTO public.accounts VALUES ('acc_01m8d25epbewnv3fg03gfaz3vv', 'org_01m8d25eececdsw4fbmwmpsnv0', '6800', 'Depreciation', 'EXPENSE', NULL, NULL, NULL, 'active', 1795734813387, 1795734813387, 1);
INSERT INTO public.accounts VALUES ('acc_01m8d25ehee3xaw4x5ck4by36w', 'org_01m8d25eececdsw4fbmwmpsnv0', '2250', 'VAT', 'LIABILITY', 'vat_control', NULL, NULL, 'active', 1795734813231, 1795734813231, 1);
INSERT INTO public.accounts VALUES ('acc_01m8d25emeeywv95hfvwh3brf3', 'org_01m8d25eececdsw4fbmwmpsnv0', '4100', 'Room hire', 'INCOME', NULL, 'EX', NULL, 'active', 1795734813326, 1795734813326, 1);
INSERT INTO public.accounts VALUES ('acc_01m8d25esjeyavfwjq7svx81mc', 'org_01m8d25eececdsw4fbmwmpsnv0', '1301', 'Savings', 'ASSET', 'bank', NULL, NULL, 'active', 1795734813490, 1795734813490, 1);
INSERT INTO public.allocations VALUES ('alc_01m8d25fvhejs9ea66ksfecky4', 'org_01m8d25eececdsw4fbmwmpsnv0', 'inv_01m8d25fhze9hb7kettwb93d85', NULL, 'inv_01m8d25fkxey0vjkcx1qqghkhq', 18000, '2026-03-12', NULL, 1795734814577, NULL);
INSERT INTO public.allocations VALUES ('alc_01m8d25g77e578eam4mqj6q3sh', 'org_01m8d25eececdsw4fbmwmpsnv0', 'inv_01m8d25fg8eg2b3sgy68hn5jdb', 'set_01m8d25g77e578eam4mdwxhcj2', NULL, 28200, '2026-03-06', NULL, 1795734814951, NULL);
INSERT INTO public.allocations VALUES ('alc_01m8d25ggrejza1zwa0xvyb31m', 'org_01m8d25eececdsw4fbmwmpsnv0', 'inv_01m8d25fbqerbatfpdvm5fcswn', 'set_01m8d25ggrejza1zwa0xvyb31m', NULL, 107880, '2026-01-22', NULL, 1795734815256, NULL);
INSERT INTO public.allocations VALUES ('alc_01m8d25gvfegprpxv493zqk5f9', 'org_01m8d25eececdsw4fbmwmpsnv0', 'inv_01m8d25f8te7fa4bfer9f0jfda', 'set_01m8d25gvfegprpxv493zqk5f9', NULL, 150000, '2026-01-30', NULL, 1795734815599, NULL);
INSERT INTO public.allocations VALUES ('alc_01m8d25h6eexj8tac0aj80q1er', 'org_01m8d25eececdsw4fbmwmpsnv0', 'inv_01m8d25fe9esqvsxbm6565x5br', 'set_01m8d25h6eexj8tac0aj80q1er', NULL, 135000, '2026-02-10', NULL, 1795734815950, NULL);
INSERT INTO public.allocations VALUES ('alc_01m8d25hjbe56rsp8d0w9hxcbh', 'org_01m8d25eececdsw4fbmwmpsnv0', 'inv_01m8d25f8te7fa4bfer9f0jfda', 'set_01m8d25hjbe56rsp8d0w9hxcbh', NULL, 84000, '2026-02-16', NULL, 1795734816331, NULL);
INSERT INTO public.allocations VALUES ('alc_01m8d25hjbe56rsp8d0w9hxcbj', 'org_01m8d25eececdsw4fbmwmpsnv0', 'inv_01m8d25fdneat9td3rgddvrme7', 'set_01m8d25hjbe56rsp8d0w9hxcbh', NULL, 87000, '2026-02-16', NULL, 1795734816331, NULL);
INSERT INTO public.allocations VALUES ('alc_01m8d25hw7ezx9bk4nxvxns3vb', 'org_01m8d25eececdsw4fbmwmpsnv0', 'inv_01m8d25f9mepr9bhef122hvrbj', 'set_01m8d25hw7ezx9bk4nxvxns3vb', NULL, 40000, '2026-02-27', NULL, 1795734816647, NULL);
INSERT INTO public.allocations VALUES ('alc_01m8d25j2def8tmb3vfqy2rtwm', 'org_01m8d25eececdsw4fbmwmpsnv0', 'inv_01m8d25fhze9hb7kettwb93d85', 'set_01m8d25j2def8tmb3vfqy2rtwm', NULL, 141840, '2026-03-16', NULL, 1795734816845, NULL);
INSERT INTO public.api_keys VALUES ('key_01m8d25ddderca25fmpcz7rp1y', 'usr_01m8d25d8temd8m53hbfdg4pv9', 'main', 'reconcile:read reconcile:write', 0, 'viqI', 1795734812077, NULL, NULL, NULL, NULL);
INSERT INTO public.api_keys VALUES ('key_01m8d25dz4e8d9xz0kgk11fdnf', 'usr_01m8d25d8temd8m53hbfdg4pv9', 'main', 'ledger:read ledger:write', 0, 'juD9', 1795734812643, NULL, NULL, NULL, NULL);
INSERT INTO public.audit_events VALUES ('org_01m8d25e0teg2vb8x4vxz9ma0q', 1, 1795734812698, 'usr_01m8d25d8temd8m53hbfdg4pv9', 'key_01m8d25dz4e8d9xz0kgk11fdnf', 'organisation.create', 'org_01m8d25e0teg2vb8x4vxz9ma0q', NULL, '{"id":"org_01m8d25e0teg2vb8x4vxz9ma0q","name":"Acorn Ltd","currency":"GBP","country":"GB","financial_year_end":"03-31","vat_registered":true,"vat_number":null,"vat_scheme":"standard","flat_rate_percent":null,"vat_rounding":"line","status":"active","role":"owner","lock_date":null,"created_at":"2026-11-26T23:13:32.698Z","updated_at":"2026-11-26T23:13:32.698Z","version":1}', '\x1e961c0dd8d9b96760b2aa804ff681484e0da0ed9df5150656c897156eb033b4', '\x6270424bb0160ae403f105af8e0c8900ecb9c329de28fb7e0559b0f9bf51dd40');
INSERT INTO public.audit_events VALUES ('org_01m8d25e0teg2vb8x4vxz9ma0q', 2, 1795734813049, 'usr_01m8d25d8temd8m53hbfdg4pv9', 'key_01m8d25dz4e8d9xz0kgk11fdnf', 'account.create', 'acc_01m8d25ebsererhq5a76wtwvpw', NULL, '{"id":"acc_01m8d25ebsererhq5a76wtwvpw","code":"2250","name":"VAT","account_type":"LIABILITY","role":"vat_control","default_vat_code":null,"description":null,"currency":"GBP","status":"active","balance":0.00,"created_at":"2026-11-26T23:13:33.049Z","updated_at":"2026-11-26T23:13:33.049Z","version":1}', '\x2d293ffb2c0e688ce820bc78a81c93c83efa77d163d3f0352e352f0e41583c7f', '\x4edb7e44c4f922ae82f48b4e8ae79e99f3a63ff608f16cd73d05881b16a4468f');
INSERT INTO public.audit_events VALUES ('org_01m8d25e0teg2vb8x4vxz9ma0q', 3, 1795734813076, 'usr_01m8d25d8temd8m53hbfdg4pv9', 'key_01m8d25dz4e8d9xz0kgk11fdnf', 'bank_account.create', 'bac_01m8d25ecmem48vwjnkc9mk2zd', NULL, '{"account_id":"acc_01m8d25e0teg2vb8x4q3nxw3bp","account_number":null,"created_at":"2026-11-26T23:13:33.076Z","currency":"GBP","iban":null,"id":"bac_01m8d25ecmem48vwjnkc9mk2zd","ledger_balance":0.0,"name":"Current","opening_balance":null,"opening_date":null,"opening_journal_id":null,"sort_code":null,"statement_balance":null,"statement_date":null,"type":"current","unconfirmed_count":0,"updated_at":"2026-11-26T23:13:33.076Z","version":1}', '\x9fd650a535bd77bfd31f54859bb594ee75c8720a7b72084c9f8d1120eca1759d', '\xbf72781812ea5eafd0a6ab8885eceb2023a0f761813a950e7959ae0ea55b1d38');
INSERT INTO public.audit_events VALUES ('org_01m8d25eececdsw4fbmwmpsnv0', 1, 1795734813132, 'usr_01m8d25d8temd8m53hbfdg4pv9', 'key_01m8d25dz4e8d9xz0kgk11fdnf', 'organisation.create', 'org_01m8d25eececdsw4fbmwmpsnv0', NULL, '{"id":"org_01m8d25eececdsw4fbmwmpsnv0","name":"Wren & Marsh Ltd","currency":"GBP","country":"GB","financial_year_end":"03-31","vat_registered":true,"vat_number":null,"vat_scheme":"standard","flat_rate_percent":null,"vat_rounding":"line","status":"active","role":"owner","lock_date":null,"created_at":"2026-11-26T23:13:33.132Z","updated_at":"2026-11-26T23:13:33.132Z","version":1}', '\x912fae1dfc9224f48b5588cccc81a19396d161d9b22ddbbd91c2356814eabf7d', '\x7c7c314f0afd808ad1480d4b9835be61c279129806af32173d63b1a47ed57e07');
INSERT INTO public.audit_events VALUES ('org_01m8d25eececdsw4fbmwmpsnv0', 2, 1795734813231, 'usr_01m8d25d8temd8m53hbfdg4pv9', 'key_01m8d25dz4e8d9xz0kgk11fdnf', 'account.create', 'acc_01m8d25ehee3xaw4x5ck4by36w', NULL, '{"id":"acc_01m8d25ehee3xaw4x5ck4by36w","code":"2250","name":"VAT","account_type":"LIABILITY","role":"vat_control","default_vat_code":null,"description":null,"currency":"GBP","status":"active","balance":0.00,"created_at":"2026-11-26T23:13:33.231Z","updated_at":"2026-11-26T23:13:33.231Z","version":1}', '\xf0248534b3fa1ee25ef807275d15707bac775ca688cce917a7854985b3dd0b42', '\xcaba2651f2ad84777f05adb30526af8cf8ebafd9d5465b6b7f332700b007368c');
INSERT INTO public.audit_events VALUES ('org_01m8d25eececdsw4fbmwmpsnv0', 3, 1795734813326, 'usr_01m8d25d8temd8m53hbfdg4pv9', 'key_01m8d25dz4e8d9xz0kgk11fdnf', 'account.create', 'acc_01m8d25emeeywv95hfvwh3brf3', NULL, '{"id":"acc_01m8d25emeeywv95hfvwh3brf3","code":"4100","name":"Room hire","account_type":"INCOME","role":null,"default_vat_code":"EX","description":null,"currency":"GBP","status":"active","balance":0.00,"created_at":"2026-11-26T23:13:33.326Z","updated_at":"2026-11-26T23:13:33.326Z","version":1}', '\xc69306d0c773b561daa73be3b5a3ef6d6288aad7b54ffc7d8f1d379aea11b938', '\x87f83e04b173b12c8671e982d164a5b0b918f36ca5f0c51222588ffd7f63e7b7');
INSERT INTO public.audit_events VALUES ('org_01m8d25eececdsw4fbmwmpsnv0', 4, 1795734813387, 'usr_01m8d25d8temd8m53hbfdg4pv9', 'key_01m8d25dz4e8d9xz0kgk11fdnf', 'account.create', 'acc_01m8d25epbewnv3fg03gfaz3vv', NULL, '{"id":"acc_01m8d25epbewnv3fg03gfaz3vv","code":"6800","name":"Depreciation","account_type":"EXPENSE","role":null,"default_vat_code":null,"description":null,"currency":"GBP","status":"active","balance":0.00,"created_at":"2026-11-26T23:13:33.387Z","updated_at":"2026-11-26T23:13:33.387Z","version":1}', '\x1fc3e6dc8153ba35ba05d6bcba13929af872180e4aa315a32dee60412a944329', '\x2bf2f95fc6452c583e121fd7f54bddad40e7fccac9a595fcce8b4513749f5738');
INSERT INTO public.audit_events VALUES ('org_01m8d25eececdsw4fbmwmpsnv0', 5, 1795734813440, 'usr_01m8d25d8temd8m53hbfdg4pv9', 'key_01m8d25dz4e8d9xz0kgk11fdnf', 'bank_account.create', 'bac_01m8d25er0ejy9v5xffbm7cf5d', NULL, '{"account_id":"acc_01m8d25eececdsw4fbg0x8mff9","account_number":null,"created_at":"2026-11-26T23:13:33.440Z","currency":"GBP","iban":null,"id":"bac_01m8d25er0ejy9v5xffbm7cf5d","ledger_balance":10000.0,"name":"Current","opening_balance":10000.0,"opening_date":"2026-01-01","opening_journal_id":"jnl_01m8d25er0ejy9v5xffkwb68md","sort_code":null,"statement_balance":null,"statement_date":null,"type":"current","unconfirmed_count":0,"updated_at":"2026-11-26T23:13:33.440Z","version":1}', '\x5f42a4f45af9a343a0f9b8266aff9ae423d9632aa11abc140e5c15b60d8b2edb', '\x94d1e5c9cb28e9a8cf17489a7f93bd133ad9820bacb4f7f878245e65df60ce93');
INSERT INTO public.audit_events VALUES ('org_01m8d25eececdsw4fbmwmpsnv0', 6, 1795734813490, 'usr_01m8d25d8temd8m53hbfdg4pv9', 'key_01m8d25dz4e8d9xz0kgk11fdnf', 'account.create', 'acc_01m8d25esjeyavfwjq7svx81mc', NULL, '{"account_type":"ASSET","balance":0.0,"code":"1301","created_at":"2026-11-26T23:13:33.490Z","currency":"GBP","default_vat_code":null,"description":null,"id":"acc_01m8d25esjeyavfwjq7svx81mc","name":"Savings","role":"bank","status":"active","updated_at":"2026-11-26T23:13:33.490Z","version":1}', '\x1f1a6d0b77bc2534fecd1fc1d01905eca96eee270637bd7b236ce2c3f51930ca', '\xa9315ca750f41c51895880f4ea18f6351645df1dfeae12ab046f7ca004401653');
INSERT INTO public.audit_events VALUES ('org_01m8d25eececdsw4fbmwmpsnv0', 7, 1795734813490, 'usr_01m8d25d8temd8m53hbfdg4pv9', 'key_01m8d25dz4e8d9xz0kgk11fdnf', 'bank_account.create', 'bac_01m8d25esjeyavfwjq7mx5syqf', NULL, '{"account_id":"acc_01m8d25esjeyavfwjq7svx81mc","account_number":null,"created_at":"2026-11-26T23:13:33.490Z","currency":"GBP","iban":null,"id":"bac_01m8d25esjeyavfwjq7mx5syqf","ledger_balance":0.0,"name":"Savings","opening_balance":null,"opening_date":null,"opening_journal_id":null,"sort_code":null,"statement_balance":null,"statement_date":null,"type":"savings","unconfirmed_count":0,"updated_at":"2026-11-26T23:13:33.490Z","version":1}', '\x26082a14e307b561b2aca262b8a1d7fe13f386ed836bcba15e0378382a680abb', '\x480da22fd9ca70dad2d38c1f87eb5719827cabe344c710f61dbbdf3d7c260ac9');
INSERT INTO public.audit_events VALUES ('org_01m8d25eececdsw4fbmwmpsnv0', 8, 1795734813537, 'usr_01m8d25d8temd8m53hbfdg4pv9', 'key_01m8d25dz4e8d9xz0kgk11fdnf', 'contact.create', 'con_01m8d25ev1erx8yc73av0kg10e', NULL, '{"id":"con_01m8d25ev1erx8yc73av0kg10e","kind":"customer","name":"Abbey Schools Trust","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-26T23:13:33.537Z","updated_at":"2026-11-26T23:13:33.537Z","version":1}', '\x4cb97a27a109884cc385a7e6b48a374dd524542b71be238ab82973161f2ef5ad', '\x4a95b2d1e1ca84a0e3f9a1c3de9af4c20168538e30cda0c84661a514f3ba1a6d');
INSERT INTO public.audit_events VALUES ('org_01m8d25eececdsw4fbmwmpsnv0', 9, 1795734813589, 'usr_01m8d25d8temd8m53hbfdg4pv9', 'key_01m8d25dz4e8d9xz0kgk11fdnf', 'contact.create', 'con_01m8d25ewne58sza6m602s8vns', NULL, '{"id":"con_01m8d25ewne58sza6m602s8vns","kind":"customer","name":"Kestrel Fitness CIC","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-26T23:13:33.589Z","updated_at":"2026-11-26T23:13:33.589Z","version":1}', '\x565ab8744dbe5d345ad1b610c61c6cf9af21702e5ae6999c244b93a09c9ad020', '\x569ccafc5151f5d7c77e371f12d1d2ea03ce0d4ab40a230d339ae01a6935d34a');
INSERT INTO public.audit_events VALUES ('org_01m8d25eececdsw4fbmwmpsnv0', 50, 1795734818092, 'usr_01m8d25d8temd8m53hbfdg4pv9', 'key_01m8d25dz4e8d9xz0kgk11fdnf', 'bank_transaction.update', 'btx_01m8d25gb1ex2th1fdmzfhve1m', '{"account_id":null,"contact_id":null,"vat_amount":null,"vat_code":"NV"}', '{"account_id":"acc_01m8d25eececdsw4fbm1jah9f3","contact_id":null,"vat_amount":null,"vat_code":"ZR"}', '\x51d8a70a4a51af6c8caf05bb14534118d98c3388fb0fc646f5026529d37aeda7', '\xdf4489718fa9f50f28173eee0cadf1420f15be3a04e6b1145343e801f0ec42f2');
INSERT INTO public.audit_events VALUES ('org_01m8d25eececdsw4fbmwmpsnv0', 10, 1795734813667, 'usr_01m8d25d8temd8m53hbfdg4pv9', 'key_01m8d25dz4e8d9xz0kgk11fdnf', 'contact.create', 'con_01m8d25ez3edx9k8hme2szzwre', NULL, '{"id":"con_01m8d25ez3edx9k8hme2szzwre","kind":"customer","name":"Marlow & Pike LLP","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-26T23:13:33.667Z","updated_at":"2026-11-26T23:13:33.667Z","version":1}', '\xff6fe233a9da0009f6d718500e926cfaf725a6632c1f8838d60ac9c7d759e22c', '\x3f9b5fc351f82179ccd0b27ab29e82855cdaccbba987765c6815743eb2143f91');
INSERT INTO public.audit_events VALUES ('org_01m8d25eececdsw4fbmwmpsnv0', 12, 1795734813728, 'usr_01m8d25d8temd8m53hbfdg4pv9', 'key_01m8d25dz4e8d9xz0kgk11fdnf', 'contact.create', 'con_01m8d25f10esyvfa5hgmratkka', NULL, '{"id":"con_01m8d25f10esyvfa5hgmratkka","kind":"supplier","name":"Techbarn","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-26T23:13:33.728Z","updated_at":"2026-11-26T23:13:33.728Z","version":1}', '\x5e101721c744f3d6f9023a123a441b439868eb8d87b7821ee34435173f858c9f', '\x38c3f6b16ed9468a8b1ceb5b8370c9396a789d621bd93992e29c5ea6881be554');
INSERT INTO public.audit_events VALUES ('org_01m8d25eececdsw4fbmwmpsnv0', 15, 1795734813978, 'usr_01m8d25d8temd8m53hbfdg4pv9', 'key_01m8d25dz4e8d9xz0kgk11fdnf', 'invoice.create', 'inv_01m8d25f8te7fa4bfer9f0jfda', NULL, '{"id":"inv_01m8d25f8te7fa4bfer9f0jfda","type":"sales","kind":"invoice","status":"issued","number":"INV-0001","contact_id":"con_01m8d25ev1erx8yc73av0kg10e","contact_name":"Abbey Schools Trust","issue_date":"2026-01-15","due_date":"2026-02-14","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":1950.00,"vat_total":390.00,"gross_total":2340.00,"amount_paid":0.00,"amount_credited":0.00,"amount_due":2340.00,"overdue":true,"journal_id":"jnl_01m8d25f8te7fa4bferfpk6ytk","void_date":null,"void_journal_id":null,"created_at":"2026-11-26T23:13:33.978Z","updated_at":"2026-11-26T23:13:33.978Z","version":1,"lines":[{"description":"Course design, 3 days","quantity":3,"unit_price":650.00,"discount_percent":null,"account_id":"acc_01m8d25eececdsw4fbhwh0g9va","account_code":"4000","vat_code":"ST","net_amount":1950.00,"vat_amount":390.00,"gross_amount":2340.00}]}', '\x8b15d27b2adc60559472359ef3fd9674bfe69e37e2ec47525bf3a7254413565f', '\xdb1c619e6ff50b7c7adbd033315d3bf2f857d46b11103a49590bd546b0f69fd1');
INSERT INTO public.audit_events VALUES ('org_01m8d25eececdsw4fbmwmpsnv0', 18, 1795734814133, 'usr_01m8d25d8temd8m53hbfdg4pv9', 'key_01m8d25dz4e8d9xz0kgk11fdnf', 'invoice.create', 'inv_01m8d25fdneat9td3rgddvrme7', NULL, '{"id":"inv_01m8d25fdneat9td3rgddvrme7","type":"sales","kind":"invoice","status":"issued","number":"INV-0002","contact_id":"con_01m8d25ev1erx8yc73av0kg10e","contact_name":"Abbey Schools Trust","issue_date":"2026-01-28","due_date":"2026-02-27","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":870.00,"vat_total":0.00,"gross_total":870.00,"amount_paid":0.00,"amount_credited":0.00,"amount_due":870.00,"overdue":true,"journal_id":"jnl_01m8d25fdneat9td3rgkbyg48w","void_date":null,"void_journal_id":null,"created_at":"2026-11-26T23:13:34.133Z","updated_at":"2026-11-26T23:13:34.133Z","version":1,"lines":[{"description":"Workbooks","quantity":120,"unit_price":7.25,"discount_percent":null,"account_id":"acc_01m8d25eececdsw4fbj1655g8w","account_code":"4010","vat_code":"ZR","net_amount":870.00,"vat_amount":0.00,"gross_amount":870.00}]}', '\x1fd610900f8740441f054d77f60de8c5e60860333ea4517eb144eb0602eda01e', '\x996674e7200995906b5a5b88fdab093d1a4e00a90109dec3d162dbaffe12e848');
INSERT INTO public.audit_events VALUES ('org_01m8d25eececdsw4fbmwmpsnv0', 21, 1795734814271, 'usr_01m8d25d8temd8m53hbfdg4pv9', 'key_01m8d25dz4e8d9xz0kgk11fdnf', 'invoice.create', 'inv_01m8d25fhze9hb7kettwb93d85', NULL, '{"id":"inv_01m8d25fhze9hb7kettwb93d85","type":"sales","kind":"invoice","status":"issued","number":"INV-0004","contact_id":"con_01m8d25ez3edx9k8hme2szzwre","contact_name":"Marlow & Pike LLP","issue_date":"2026-02-20","due_date":"2026-03-22","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":1332.00,"vat_total":266.40,"gross_total":1598.40,"amount_paid":0.00,"amount_credited":0.00,"amount_due":1598.40,"overdue":true,"journal_id":"jnl_01m8d25fhze9hb7ketv1e3n0w8","void_date":null,"void_journal_id":null,"created_at":"2026-11-26T23:13:34.271Z","updated_at":"2026-11-26T23:13:34.271Z","version":1,"lines":[{"description":"Course for new starters","quantity":1,"unit_price":1480.00,"discount_percent":10,"account_id":"acc_01m8d25eececdsw4fbhwh0g9va","account_code":"4000","vat_code":"ST","net_amount":1332.00,"vat_amount":266.40,"gross_amount":1598.40}]}', '\xc5b8742fcefff85dc87af0b78af3b39abbee7a6b9aa0813e161920351eef3580', '\x7c2917d5d3e511b8f8e8145649e4d5ebed646f8d5b1a5fa62af5baed30246795');
INSERT INTO public.audit_events VALUES ('org_01m8d25eececdsw4fbmwmpsnv0', 24, 1795734814368, 'usr_01m8d25d8temd8m53hbfdg4pv9', 'key_01m8d25dz4e8d9xz0kgk11fdnf', 'invoice.create', 'inv_01m8d25fn0evwtpddg8bbw5f2y', NULL, '{"id":"inv_01m8d25fn0evwtpddg8bbw5f2y","type":"purchase","kind":"invoice","status":"issued","number":"FR-1209","contact_id":"con_01m8d25f33ey3btg9zhfgxhvjn","contact_name":"Fern & Rowe","issue_date":"2026-03-24","due_date":"2026-04-23","amounts_are":"inclusive","currency":"GBP","reference":null,"notes":null,"net_total":640.00,"vat_total":128.00,"gross_total":768.00,"amount_paid":0.00,"amount_credited":0.00,"amount_due":768.00,"overdue":true,"journal_id":"jnl_01m8d25fn0evwtpddg8dhagwjz","void_date":null,"void_journal_id":null,"created_at":"2026-11-26T23:13:34.368Z","updated_at":"2026-11-26T23:13:34.368Z","version":1,"lines":[{"description":"Illustration, 2 days","quantity":2,"unit_price":384.00,"discount_percent":null,"account_id":"acc_01m8d25eececdsw4fbjmnxw2a6","account_code":"5010","vat_code":"ST","net_amount":640.00,"vat_amount":128.00,"gross_amount":768.00}]}', '\xeb1f21e62662c8111c6b4272723295839097fbd930fbd3d487a31f9bbc40906e', '\x4c790a2c32192fb7f77e6fa76828091c3a8932ff3ee7f027af56ba6630cdf406');
INSERT INTO public.audit_events VALUES ('org_01m8d25eececdsw4fbmwmpsnv0', 43, 1795734816845, 'usr_01m8d25d8temd8m53hbfdg4pv9', 'key_01m8d25dz4e8d9xz0kgk11fdnf', 'settlement.create', 'set_01m8d25j2def8tmb3vfqy2rtwm', NULL, '{"id":"set_01m8d25j2def8tmb3vfqy2rtwm","type":"receipt","status":"posted","refund":false,"contact_id":"con_01m8d25ez3edx9k8hme2szzwre","contact_name":"Marlow & Pike LLP","bank_account_id":"bac_01m8d25er0ejy9v5xffbm7cf5d","date":"2026-03-16","amount":1418.40,"currency":"GBP","reference":null,"allocated_amount":1418.40,"unallocated_amount":0.00,"allocations":[{"id":"alc_01m8d25j2def8tmb3vfqy2rtwm","invoice_id":"inv_01m8d25fhze9hb7kettwb93d85","invoice_number":"INV-0004","settlement_id":"set_01m8d25j2def8tmb3vfqy2rtwm","credit_note_id":null,"amount":1418.40,"date":"2026-03-16","created_at":"2026-11-26T23:13:36.845Z"}],"bank_transaction_id":"btx_01m8d25gb1ex2th1fdnf0ebke0","journal_id":"jnl_01m8d25j2def8tmb3vfqy2rtwm","void_date":null,"void_journal_id":null,"created_at":"2026-11-26T23:13:36.845Z","updated_at":"2026-11-26T23:13:36.845Z","version":1}', '\xbe2ce70b559e272345d219deaecb28a73b76fbbaff42a35b1360009d32e3af0f', '\xed0864401beabb5e939632bd80050508f3681b3acbff14ff541d3ff592b9a679');
INSERT INTO public.audit_events VALUES ('org_01m8d25eececdsw4fbmwmpsnv0', 44, 1795734816845, 'usr_01m8d25d8temd8m53hbfdg4pv9', 'key_01m8d25dz4e8d9xz0kgk11fdnf', 'bank_transaction.confirm', 'btx_01m8d25gb1ex2th1fdnf0ebke0', NULL, '{"journal_id":"jnl_01m8d25j2def8tmb3vfqy2rtwm","way":"allocations"}', '\xb3ce058baaee85e96c63690252f24a0dffe8ddb7413a23b902e86495480ab339', '\xdbebed37d2c91d738921fbd08cb1e42b177d224a09b1da0178c45fea69d9b193');
INSERT INTO public.audit_events VALUES ('org_01m8d25eececdsw4fbmwmpsnv0', 48, 1795734817440, 'usr_01m8d25d8temd8m53hbfdg4pv9', 'key_01m8d25dz4e8d9xz0kgk11fdnf', 'bank_transaction.confirm', 'btx_01m8d25gb1ex2th1fdnsz6h0jm', NULL, '{"journal_id":"jnl_01m8d25jn0eak8v8bk9q3kmc5v","way":"account"}', '\x6d2607835cda11f246bdc2171e4a56e4fc7ffc71d319e0acd5603adf64e3fa39', '\x09a17734359c7f77e822c82adb5e63057c8cb3c55a37235b2460972fe4419361');
INSERT INTO public.audit_events VALUES ('org_01m8d25eececdsw4fbmwmpsnv0', 49, 1795734818092, 'usr_01m8d25d8temd8m53hbfdg4pv9', 'key_01m8d25dz4e8d9xz0kgk11fdnf', 'bank_transaction.update', 'btx_01m8d25gb1ex2th1fdmkbas45v', '{"account_id":null,"contact_id":null,"vat_amount":null,"vat_code":"NV"}', '{"account_id":"acc_01m8d25eececdsw4fbkr15phz4","contact_id":null,"vat_amount":null,"vat_code":"ST"}', '\x3720f0698a530a9acb78b5dd7d49dde0e2fe13902b513253189ddab7780d784d', '\x11ff149b58233070419ac961f8915350dba40631d802da0051e1d5a65226ced1');
INSERT INTO public.audit_events VALUES ('org_01m8d25eececdsw4fbmwmpsnv0', 11, 1795734813695, 'usr_01m8d25d8temd8m53hbfdg4pv9', 'key_01m8d25dz4e8d9xz0kgk11fdnf', 'contact.create', 'con_01m8d25ezzencr52z7dq3xxkd5', NULL, '{"id":"con_01m8d25ezzencr52z7dq3xxkd5","kind":"supplier","name":"Printwell","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-26T23:13:33.695Z","updated_at":"2026-11-26T23:13:33.695Z","version":1}', '\xca0399094727e5986f3218cb87bdb8e29d7576558d1e3786f09d545cf8e8c16d', '\xd36d7520971cfa43eb892e8c674f03aa43af81682e21d3b398e18ce6edf73029');
INSERT INTO public.audit_events VALUES ('org_01m8d25eececdsw4fbmwmpsnv0', 14, 1795734813795, 'usr_01m8d25d8temd8m53hbfdg4pv9', 'key_01m8d25dz4e8d9xz0kgk11fdnf', 'contact.create', 'con_01m8d25f33ey3btg9zhfgxhvjn', NULL, '{"id":"con_01m8d25f33ey3btg9zhfgxhvjn","kind":"supplier","name":"Fern & Rowe","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-26T23:13:33.795Z","updated_at":"2026-11-26T23:13:33.795Z","version":1}', '\x9662c9fdfe88d65f3a46c0c6a883eb7fda25a8255894634529a1ab90b1069039', '\xbdacb70b63c05f521df08f2b56d900f7f464a4869fa37c7a077253a9cecbf4f2');
INSERT INTO public.audit_events VALUES ('org_01m8d25eececdsw4fbmwmpsnv0', 17, 1795734814071, 'usr_01m8d25d8temd8m53hbfdg4pv9', 'key_01m8d25dz4e8d9xz0kgk11fdnf', 'invoice.create', 'inv_01m8d25fbqerbatfpdvm5fcswn', NULL, '{"id":"inv_01m8d25fbqerbatfpdvm5fcswn","type":"purchase","kind":"invoice","status":"issued","number":"TB-0117","contact_id":"con_01m8d25f10esyvfa5hgmratkka","contact_name":"Techbarn","issue_date":"2026-01-21","due_date":"2026-02-20","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":899.00,"vat_total":179.80,"gross_total":1078.80,"amount_paid":0.00,"amount_credited":0.00,"amount_due":1078.80,"overdue":true,"journal_id":"jnl_01m8d25fbqerbatfpdvt2eca8p","void_date":null,"void_journal_id":null,"created_at":"2026-11-26T23:13:34.071Z","updated_at":"2026-11-26T23:13:34.071Z","version":1,"lines":[{"description":"Laptop","quantity":1,"unit_price":899.00,"discount_percent":null,"account_id":"acc_01m8d25eececdsw4fbf2kxgztm","account_code":"1000","vat_code":"ST","net_amount":899.00,"vat_amount":179.80,"gross_amount":1078.80}]}', '\xe341fa8fc379b563ce680eaad0df1ed3476e7b88ff470eb6e2b8a99e1f8b5471', '\xdce20fb81f7d176b268d66532db9a97a63cd5e341dbe9bf08eec37285bbb8578');
INSERT INTO public.audit_events VALUES ('org_01m8d25eececdsw4fbmwmpsnv0', 20, 1795734814216, 'usr_01m8d25d8temd8m53hbfdg4pv9', 'key_01m8d25dz4e8d9xz0kgk11fdnf', 'invoice.create', 'inv_01m8d25fg8eg2b3sgy68hn5jdb', NULL, '{"id":"inv_01m8d25fg8eg2b3sgy68hn5jdb","type":"sales","kind":"invoice","status":"issued","number":"INV-0003","contact_id":"con_01m8d25ewne58sza6m602s8vns","contact_name":"Kestrel Fitness CIC","issue_date":"2026-02-09","due_date":"2026-03-11","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":275.00,"vat_total":7.00,"gross_total":282.00,"amount_paid":0.00,"amount_credited":0.00,"amount_due":282.00,"overdue":true,"journal_id":"jnl_01m8d25fg8eg2b3sgy6ejz4n25","void_date":null,"void_journal_id":null,"created_at":"2026-11-26T23:13:34.216Z","updated_at":"2026-11-26T23:13:34.216Z","version":1,"lines":[{"description":"Seminar room, 5 evenings","quantity":5,"unit_price":48.00,"discount_percent":null,"account_id":"acc_01m8d25emeeywv95hfvwh3brf3","account_code":"4100","vat_code":"EX","net_amount":240.00,"vat_amount":0.00,"gross_amount":240.00},{"description":"Projector","quantity":1,"unit_price":35.00,"discount_percent":null,"account_id":"acc_01m8d25eececdsw4fbhwh0g9va","account_code":"4000","vat_code":"ST","net_amount":35.00,"vat_amount":7.00,"gross_amount":42.00}]}', '\x29240d5f0ac2b9c55d9c0e72ca44ae62204655701116a942575bd7d0c61ca985', '\x5547a3d762d0c5fcdc4288e0467a40853751f92bddcc543855682ed8abae821b');
INSERT INTO public.audit_events VALUES ('org_01m8d25eececdsw4fbmwmpsnv0', 23, 1795734814333, 'usr_01m8d25d8temd8m53hbfdg4pv9', 'key_01m8d25dz4e8d9xz0kgk11fdnf', 'invoice.create', 'inv_01m8d25fkxey0vjkcx1qqghkhq', NULL, '{"id":"inv_01m8d25fkxey0vjkcx1qqghkhq","type":"sales","kind":"credit_note","status":"issued","number":"CN-0001","contact_id":"con_01m8d25ez3edx9k8hme2szzwre","contact_name":"Marlow & Pike LLP","issue_date":"2026-03-12","due_date":"2026-03-12","amounts_are":"exclusive","currency":"GBP","reference":"INV-0004","notes":null,"net_total":150.00,"vat_total":30.00,"gross_total":180.00,"amount_paid":0.00,"amount_credited":0.00,"amount_due":180.00,"overdue":false,"journal_id":"jnl_01m8d25fkxey0vjkcx1rfrwt1j","void_date":null,"void_journal_id":null,"created_at":"2026-11-26T23:13:34.333Z","updated_at":"2026-11-26T23:13:34.333Z","version":1,"lines":[{"description":"A day that was not held","quantity":1,"unit_price":150.00,"discount_percent":null,"account_id":"acc_01m8d25eececdsw4fbhwh0g9va","account_code":"4000","vat_code":"ST","net_amount":150.00,"vat_amount":30.00,"gross_amount":180.00}]}', '\xc9b6a2b813254ef67e3745800b3721610fedd3d52d0d0402e2f96ab0d2e3b211', '\xaad8def48c8e99a2aaa0bc739b5d39e6ea4bb7deca159c5ca1906090e1d4ee4d');
INSERT INTO public.audit_events VALUES ('org_01m8d25eececdsw4fbmwmpsnv0', 26, 1795734814454, 'usr_01m8d25d8temd8m53hbfdg4pv9', 'key_01m8d25dz4e8d9xz0kgk11fdnf', 'invoice.void', 'inv_01m8d25fjfetgv09pm95aabdtw', '{"status":"issued"}', '{"reason":"raised in error","status":"void","void_date":"2026-03-03","void_journal_id":"jnl_01m8d25fqped99dbt8cf419kkq"}', '\x2392bb71e3964ff5982eb6212b6eb922a28cef5fbc0bd9ff3e3fd1bf5fb2a8e2', '\x9362287c362c4dbfd030ac315b2272fa6c0c438282819aaf5b2d5023676769bc');
INSERT INTO public.audit_events VALUES ('org_01m8d25eececdsw4fbmwmpsnv0', 28, 1795734814756, 'usr_01m8d25d8temd8m53hbfdg4pv9', 'key_01m8d25dz4e8d9xz0kgk11fdnf', 'journal.post', 'jnl_01m8d25g14ebfr6tbp88p2qk7g', NULL, '{"sequence":14,"total":10000.00}', '\x95f6dc1b098da7119123566689838f09b3c53d98ff22c7cc5d132bc84cafa9e2', '\x');
INSERT INTO public.audit_events VALUES ('org_01m8d25eececdsw4fbmwmpsnv0', 29, 1795734814756, 'usr_01m8d25d8temd8m53hbfdg4pv9', 'key_01m8d25dz4e8d9xz0kgk11fdnf', 'journal.post', 'jnl_01m8d25g14ebfr6tbp8hdmfhe5', NULL, '{"sequence":15,"total":1000.00}', '\x6882941fcaf004e285d9e93cccf8e0b5929f02d29934a35864906eafd829f25e', '\x');
INSERT INTO public.audit_events VALUES ('org_01m8d25eececdsw4fbmwmpsnv0', 30, 1795734814756, 'usr_01m8d25d8temd8m53hbfdg4pv9', 'key_01m8d25dz4e8d9xz0kgk11fdnf', 'journal.post', 'jnl_01m8d25g14ebfr6tbp8rdxgd80', NULL, '{"sequence":16,"total":74.92}', '\x54b373f688b3e8c15b4a3eab8e81dddbe2d587f4796c0c84094c97ca9a12a502', '\x');
INSERT INTO public.audit_events VALUES ('org_01m8d25eececdsw4fbmwmpsnv0', 33, 1795734815256, 'usr_01m8d25d8temd8m53hbfdg4pv9', 'key_01m8d25dz4e8d9xz0kgk11fdnf', 'settlement.create', 'set_01m8d25ggrejza1zwa0xvyb31m', NULL, '{"id":"set_01m8d25ggrejza1zwa0xvyb31m","type":"payment","status":"posted","refund":false,"contact_id":"con_01m8d25f10esyvfa5hgmratkka","contact_name":"Techbarn","bank_account_id":"bac_01m8d25er0ejy9v5xffbm7cf5d","date":"2026-01-22","amount":1078.80,"currency":"GBP","reference":null,"allocated_amount":1078.80,"unallocated_amount":0.00,"allocations":[{"id":"alc_01m8d25ggrejza1zwa0xvyb31m","invoice_id":"inv_01m8d25fbqerbatfpdvm5fcswn","invoice_number":"TB-0117","settlement_id":"set_01m8d25ggrejza1zwa0xvyb31m","credit_note_id":null,"amount":1078.80,"date":"2026-01-22","created_at":"2026-11-26T23:13:35.256Z"}],"bank_transaction_id":"btx_01m8d25gb1ex2th1fdm9p4hhg9","journal_id":"jnl_01m8d25ggrejza1zwa0xvyb31m","void_date":null,"void_journal_id":null,"created_at":"2026-11-26T23:13:35.256Z","updated_at":"2026-11-26T23:13:35.256Z","version":1}', '\xe6a9bf1a73a2da81045def06d1fa2c0c01f8a694b4731fb8e9c6bb79bc8b789a', '\x2c047863fd9f6c1caaf383d60c0d0e24bad2a67fbbdcf1a2005b8db0d978f154');
INSERT INTO public.audit_events VALUES ('org_01m8d25eececdsw4fbmwmpsnv0', 34, 1795734815256, 'usr_01m8d25d8temd8m53hbfdg4pv9', 'key_01m8d25dz4e8d9xz0kgk11fdnf', 'bank_transaction.confirm', 'btx_01m8d25gb1ex2th1fdm9p4hhg9', NULL, '{"journal_id":"jnl_01m8d25ggrejza1zwa0xvyb31m","way":"allocations"}', '\x6c08b7e4cc7dfd41764b3a0b7491d876b7bd8aa884067246220d030265f3fd9e', '\x48ec44d19069b50be81e15e58224af0725ba6cc5374efd0a8060da6510f63ef6');
INSERT INTO public.audit_events VALUES ('org_01m8d25eececdsw4fbmwmpsnv0', 51, 1795734818092, 'usr_01m8d25d8temd8m53hbfdg4pv9', 'key_01m8d25dz4e8d9xz0kgk11fdnf', 'bank_transaction.update', 'btx_01m8d25gb1ex2th1fdn4peyjgj', '{"account_id":null,"contact_id":null,"vat_amount":null,"vat_code":"NV"}', '{"account_id":"acc_01m8d25eececdsw4fbkr15phz4","contact_id":null,"vat_amount":null,"vat_code":"ST"}', '\xe80850e03d954012b01085001aff935ea8aec969ada792f8422bb70828841e5e', '\x311417dcc0cb8a789ab782174ec7f57f230cb4a62e34d5d28b9fa9d3d79969da');
INSERT INTO public.audit_events VALUES ('org_01m8d25eececdsw4fbmwmpsnv0', 13, 1795734813758, 'usr_01m8d25d8temd8m53hbfdg4pv9', 'key_01m8d25dz4e8d9xz0kgk11fdnf', 'contact.create', 'con_01m8d25f1yehd9zd55927m5vgn', NULL, '{"id":"con_01m8d25f1yehd9zd55927m5vgn","kind":"supplier","name":"Harcourt Lettings","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-26T23:13:33.758Z","updated_at":"2026-11-26T23:13:33.758Z","version":1}', '\x542cc17f4595153e7bd166f580c0cd8099164d44eed908804b3065629b5c21b6', '\x2e8f12d25bc6d6d5adaa8c3334d72c7a24dd68e9d157e80733022e5626732980');
INSERT INTO public.audit_events VALUES ('org_01m8d25eececdsw4fbmwmpsnv0', 16, 1795734814004, 'usr_01m8d25d8temd8m53hbfdg4pv9', 'key_01m8d25dz4e8d9xz0kgk11fdnf', 'invoice.create', 'inv_01m8d25f9mepr9bhef122hvrbj', NULL, '{"id":"inv_01m8d25f9mepr9bhef122hvrbj","type":"purchase","kind":"invoice","status":"issued","number":"PX-881","contact_id":"con_01m8d25ezzencr52z7dq3xxkd5","contact_name":"Printwell","issue_date":"2026-01-20","due_date":"2026-02-19","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":412.00,"vat_total":0.00,"gross_total":412.00,"amount_paid":0.00,"amount_credited":0.00,"amount_due":412.00,"overdue":true,"journal_id":"jnl_01m8d25f9mepr9bhef177k72cy","void_date":null,"void_journal_id":null,"created_at":"2026-11-26T23:13:34.004Z","updated_at":"2026-11-26T23:13:34.004Z","version":1,"lines":[{"description":"Printing of workbooks","quantity":1,"unit_price":412.00,"discount_percent":null,"account_id":"acc_01m8d25eececdsw4fbjktek78w","account_code":"5000","vat_code":"ZR","net_amount":412.00,"vat_amount":0.00,"gross_amount":412.00}]}', '\xc451c6cd8484dd6b678bb3b3d52feec22cb5fee8665cdeaa080ed7032e43e245', '\x5fae423ece641f1d25bf019249cd31562b661b9ead0fbd0e4c8824e8a156ecec');
INSERT INTO public.audit_events VALUES ('org_01m8d25eececdsw4fbmwmpsnv0', 19, 1795734814153, 'usr_01m8d25d8temd8m53hbfdg4pv9', 'key_01m8d25dz4e8d9xz0kgk11fdnf', 'invoice.create', 'inv_01m8d25fe9esqvsxbm6565x5br', NULL, '{"id":"inv_01m8d25fe9esqvsxbm6565x5br","type":"purchase","kind":"invoice","status":"issued","number":"HL-33","contact_id":"con_01m8d25f1yehd9zd55927m5vgn","contact_name":"Harcourt Lettings","issue_date":"2026-02-01","due_date":"2026-03-03","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":1350.00,"vat_total":0.00,"gross_total":1350.00,"amount_paid":0.00,"amount_credited":0.00,"amount_due":1350.00,"overdue":true,"journal_id":"jnl_01m8d25fe9esqvsxbm6ar38cg6","void_date":null,"void_journal_id":null,"created_at":"2026-11-26T23:13:34.153Z","updated_at":"2026-11-26T23:13:34.153Z","version":1,"lines":[{"description":"Rent, January to March","quantity":1,"unit_price":1350.00,"discount_percent":null,"account_id":"acc_01m8d25eececdsw4fbka797mrw","account_code":"6100","vat_code":"EX","net_amount":1350.00,"vat_amount":0.00,"gross_amount":1350.00}]}', '\x3c24bf63a254d44c9e919785ef273247e6115247dcb7a3dc5b38ab357101892e', '\x74c8dc57fb801a4b01eeb912403225e15edf0ecd1c3dbebaeec6c4954dcc90bd');
INSERT INTO public.audit_events VALUES ('org_01m8d25eececdsw4fbmwmpsnv0', 22, 1795734814287, 'usr_01m8d25d8temd8m53hbfdg4pv9', 'key_01m8d25dz4e8d9xz0kgk11fdnf', 'invoice.create', 'inv_01m8d25fjfetgv09pm95aabdtw', NULL, '{"id":"inv_01m8d25fjfetgv09pm95aabdtw","type":"sales","kind":"invoice","status":"issued","number":"INV-0005","contact_id":"con_01m8d25ez3edx9k8hme2szzwre","contact_name":"Marlow & Pike LLP","issue_date":"2026-03-03","due_date":"2026-04-02","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":500.00,"vat_total":100.00,"gross_total":600.00,"amount_paid":0.00,"amount_credited":0.00,"amount_due":600.00,"overdue":true,"journal_id":"jnl_01m8d25fjfetgv09pm9bqtx836","void_date":null,"void_journal_id":null,"created_at":"2026-11-26T23:13:34.287Z","updated_at":"2026-11-26T23:13:34.287Z","version":1,"lines":[{"description":"Raised in error","quantity":1,"unit_price":500.00,"discount_percent":null,"account_id":"acc_01m8d25eececdsw4fbhwh0g9va","account_code":"4000","vat_code":"ST","net_amount":500.00,"vat_amount":100.00,"gross_amount":600.00}]}', '\x089a9577ae1cf6dc9da77bc0cf20825a123099179475e02e82a01d2289b48963', '\x2af1e34296f0e0954279351463f0da9e00a5570e251061f94088cab90071da27');
INSERT INTO public.audit_events VALUES ('org_01m8d25eececdsw4fbmwmpsnv0', 25, 1795734814381, 'usr_01m8d25d8temd8m53hbfdg4pv9', 'key_01m8d25dz4e8d9xz0kgk11fdnf', 'invoice.create', 'inv_01m8d25fndekf858kx8093jydd', NULL, '{"id":"inv_01m8d25fndekf858kx8093jydd","type":"sales","kind":"invoice","status":"issued","number":"INV-0006","contact_id":"con_01m8d25ev1erx8yc73av0kg10e","contact_name":"Abbey Schools Trust","issue_date":"2026-03-27","due_date":"2026-04-26","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":499.00,"vat_total":65.00,"gross_total":564.00,"amount_paid":0.00,"amount_credited":0.00,"amount_due":564.00,"overdue":true,"journal_id":"jnl_01m8d25fndekf858kx8641q8xc","void_date":null,"void_journal_id":null,"created_at":"2026-11-26T23:13:34.381Z","updated_at":"2026-11-26T23:13:34.381Z","version":1,"lines":[{"description":"Workbooks","quantity":24,"unit_price":7.25,"discount_percent":null,"account_id":"acc_01m8d25eececdsw4fbj1655g8w","account_code":"4010","vat_code":"ZR","net_amount":174.00,"vat_amount":0.00,"gross_amount":174.00},{"description":"Half a day of course design","quantity":0.5,"unit_price":650.00,"discount_percent":null,"account_id":"acc_01m8d25eececdsw4fbhwh0g9va","account_code":"4000","vat_code":"ST","net_amount":325.00,"vat_amount":65.00,"gross_amount":390.00}]}', '\xbbf342a2b0931de950d1c1fb505014cfaa89a1680607173e7424747936530670', '\xaa9e481ae9bc7d5f68e26452a3b673b192bb8acd4d2ed3646a16300cbd53090d');
INSERT INTO public.audit_events VALUES ('org_01m8d25eececdsw4fbmwmpsnv0', 27, 1795734814577, 'usr_01m8d25d8temd8m53hbfdg4pv9', 'key_01m8d25dz4e8d9xz0kgk11fdnf', 'invoice.allocate', 'inv_01m8d25fkxey0vjkcx1qqghkhq', NULL, '{"allocations":[{"amount":180.0,"invoice_id":"inv_01m8d25fhze9hb7kettwb93d85"}]}', '\x0e78962623a0a68047462ccb6248debc41347284c680ec5f919b160a056c61e8', '\x90c47336322284bb7b375f99a743da75526b3434e7c664b4dc00a46e7602f13d');
INSERT INTO public.audit_events VALUES ('org_01m8d25eececdsw4fbmwmpsnv0', 31, 1795734814951, 'usr_01m8d25d8temd8m53hbfdg4pv9', 'key_01m8d25dz4e8d9xz0kgk11fdnf', 'settlement.create', 'set_01m8d25g77e578eam4mdwxhcj2', NULL, '{"id":"set_01m8d25g77e578eam4mdwxhcj2","type":"receipt","status":"posted","refund":false,"contact_id":"con_01m8d25ewne58sza6m602s8vns","contact_name":"Kestrel Fitness CIC","bank_account_id":"bac_01m8d25er0ejy9v5xffbm7cf5d","date":"2026-03-06","amount":282.00,"currency":"GBP","reference":null,"allocated_amount":282.00,"unallocated_amount":0.00,"allocations":[{"id":"alc_01m8d25g77e578eam4mqj6q3sh","invoice_id":"inv_01m8d25fg8eg2b3sgy68hn5jdb","invoice_number":"INV-0003","settlement_id":"set_01m8d25g77e578eam4mdwxhcj2","credit_note_id":null,"amount":282.00,"date":"2026-03-06","created_at":"2026-11-26T23:13:34.951Z"}],"bank_transaction_id":null,"journal_id":"jnl_01m8d25g77e578eam4mhwf83s3","void_date":null,"void_journal_id":null,"created_at":"2026-11-26T23:13:34.951Z","updated_at":"2026-11-26T23:13:34.951Z","version":1}', '\x111978cf4cb9f3aa3346e6ce8a618b6d71226ffe279cc3a9b7d54ce31a8cd8a1', '\x031c9dab0984961d08bb6e3a75c0e106a0659e2c134f6136a3a1fcf99a5e3bae');
INSERT INTO public.audit_events VALUES ('org_01m8d25eececdsw4fbmwmpsnv0', 32, 1795734815073, 'usr_01m8d25d8temd8m53hbfdg4pv9', 'key_01m8d25dz4e8d9xz0kgk11fdnf', 'bank_transactions.import', 'bac_01m8d25er0ejy9v5xffbm7cf5d', NULL, '{"created":13,"duplicates":0,"statement_balance":9007.15,"statement_date":"2026-03-31"}', '\x8bc05906bbbb23846917f5e5a7bbca85cfb34d1800caf5b73f612e4136eef009', '\x1a8c3ac6c7d28b977f47d57268702241a5dd822d7ee4055785254247bf9a1158');
INSERT INTO public.audit_events VALUES ('org_01m8d25eececdsw4fbmwmpsnv0', 52, 1795734818092, 'usr_01m8d25d8temd8m53hbfdg4pv9', 'key_01m8d25dz4e8d9xz0kgk11fdnf', 'bank_transaction.update', 'btx_01m8d25gb1ex2th1fdng9h6kcf', '{"account_id":null,"contact_id":null,"vat_amount":null,"vat_code":"NV"}', '{"account_id":"acc_01m8d25eececdsw4fbmp84md5g","contact_id":null,"vat_amount":null,"vat_code":"EX"}', '\x781c60f0f7e0fda0433f7d2baab81e8059a2cfadbe07d3f368a624d78f6139e2', '\x89e6079d8338013f7aa035a8940300d8005a4007c89331a14bb0fb67cc68f508');
INSERT INTO public.audit_events VALUES ('org_01m8d25eececdsw4fbmwmpsnv0', 35, 1795734815599, 'usr_01m8d25d8temd8m53hbfdg4pv9', 'key_01m8d25dz4e8d9xz0kgk11fdnf', 'settlement.create', 'set_01m8d25gvfegprpxv493zqk5f9', NULL, '{"id":"set_01m8d25gvfegprpxv493zqk5f9","type":"receipt","status":"posted","refund":false,"contact_id":"con_01m8d25ev1erx8yc73av0kg10e","contact_name":"Abbey Schools Trust","bank_account_id":"bac_01m8d25er0ejy9v5xffbm7cf5d","date":"2026-01-30","amount":1500.00,"currency":"GBP","reference":null,"allocated_amount":1500.00,"unallocated_amount":0.00,"allocations":[{"id":"alc_01m8d25gvfegprpxv493zqk5f9","invoice_id":"inv_01m8d25f8te7fa4bfer9f0jfda","invoice_number":"INV-0001","settlement_id":"set_01m8d25gvfegprpxv493zqk5f9","credit_note_id":null,"amount":1500.00,"date":"2026-01-30","created_at":"2026-11-26T23:13:35.599Z"}],"bank_transaction_id":"btx_01m8d25gb1ex2th1fdmd7y91b9","journal_id":"jnl_01m8d25gvfegprpxv493zqk5f9","void_date":null,"void_journal_id":null,"created_at":"2026-11-26T23:13:35.599Z","updated_at":"2026-11-26T23:13:35.599Z","version":1}', '\xa489baf7e8544f2f24a025944409eb5e39bdb36e2cfdbbe48007f3508e71de21', '\xfd2a9613e6beb66a5714517b0f00f280f70bcdbdbcac8582a201497a8a743638');
INSERT INTO public.audit_events VALUES ('org_01m8d25eececdsw4fbmwmpsnv0', 36, 1795734815599, 'usr_01m8d25d8temd8m53hbfdg4pv9', 'key_01m8d25dz4e8d9xz0kgk11fdnf', 'bank_transaction.confirm', 'btx_01m8d25gb1ex2th1fdmd7y91b9', NULL, '{"journal_id":"jnl_01m8d25gvfegprpxv493zqk5f9","way":"allocations"}', '\xaaf6a28eec85373389e9c6b26ce8e839e039ec0a7fe327cd58f2e33e5b2fba99', '\x696606ae36d9d3f6176d473da3a686a4d53aa0ab0efeb27775294e53697a5d7d');
INSERT INTO public.audit_events VALUES ('org_01m8d25eececdsw4fbmwmpsnv0', 39, 1795734816331, 'usr_01m8d25d8temd8m53hbfdg4pv9', 'key_01m8d25dz4e8d9xz0kgk11fdnf', 'settlement.create', 'set_01m8d25hjbe56rsp8d0w9hxcbh', NULL, '{"id":"set_01m8d25hjbe56rsp8d0w9hxcbh","type":"receipt","status":"posted","refund":false,"contact_id":"con_01m8d25ev1erx8yc73av0kg10e","contact_name":"Abbey Schools Trust","bank_account_id":"bac_01m8d25er0ejy9v5xffbm7cf5d","date":"2026-02-16","amount":1710.00,"currency":"GBP","reference":null,"allocated_amount":1710.00,"unallocated_amount":0.00,"allocations":[{"id":"alc_01m8d25hjbe56rsp8d0w9hxcbh","invoice_id":"inv_01m8d25f8te7fa4bfer9f0jfda","invoice_number":"INV-0001","settlement_id":"set_01m8d25hjbe56rsp8d0w9hxcbh","credit_note_id":null,"amount":840.00,"date":"2026-02-16","created_at":"2026-11-26T23:13:36.331Z"},{"id":"alc_01m8d25hjbe56rsp8d0w9hxcbj","invoice_id":"inv_01m8d25fdneat9td3rgddvrme7","invoice_number":"INV-0002","settlement_id":"set_01m8d25hjbe56rsp8d0w9hxcbh","credit_note_id":null,"amount":870.00,"date":"2026-02-16","created_at":"2026-11-26T23:13:36.331Z"}],"bank_transaction_id":"btx_01m8d25gb1ex2th1fdmt2nan5f","journal_id":"jnl_01m8d25hjbe56rsp8d0w9hxcbh","void_date":null,"void_journal_id":null,"created_at":"2026-11-26T23:13:36.331Z","updated_at":"2026-11-26T23:13:36.331Z","version":1}', '\xf1b3b50ac1968592f59c4a7ae76312215b1c39e0832ee0e9b3d37452bb78c861', '\x33611348a75a7af6652e35fba0acbeda7db0b303bc83dd5a92defc3b31a46b64');
INSERT INTO public.audit_events VALUES ('org_01m8d25eececdsw4fbmwmpsnv0', 40, 1795734816331, 'usr_01m8d25d8temd8m53hbfdg4pv9', 'key_01m8d25dz4e8d9xz0kgk11fdnf', 'bank_transaction.confirm', 'btx_01m8d25gb1ex2th1fdmt2nan5f', NULL, '{"journal_id":"jnl_01m8d25hjbe56rsp8d0w9hxcbh","way":"allocations"}', '\x59da1fbfdf65e5308adb8518c2d33e44c1e907287a41548eb0f46af8ca3a8a82', '\x3441c33e6f2a72da240ec8df7f6018384f2b365b78573a839286826e0bb68052');
INSERT INTO public.audit_events VALUES ('org_01m8d25eececdsw4fbmwmpsnv0', 41, 1795734816647, 'usr_01m8d25d8temd8m53hbfdg4pv9', 'key_01m8d25dz4e8d9xz0kgk11fdnf', 'settlement.create', 'set_01m8d25hw7ezx9bk4nxvxns3vb', NULL, '{"id":"set_01m8d25hw7ezx9bk4nxvxns3vb","type":"payment","status":"posted","refund":false,"contact_id":"con_01m8d25ezzencr52z7dq3xxkd5","contact_name":"Printwell","bank_account_id":"bac_01m8d25er0ejy9v5xffbm7cf5d","date":"2026-02-27","amount":400.00,"currency":"GBP","reference":null,"allocated_amount":400.00,"unallocated_amount":0.00,"allocations":[{"id":"alc_01m8d25hw7ezx9bk4nxvxns3vb","invoice_id":"inv_01m8d25f9mepr9bhef122hvrbj","invoice_number":"PX-881","settlement_id":"set_01m8d25hw7ezx9bk4nxvxns3vb","credit_note_id":null,"amount":400.00,"date":"2026-02-27","created_at":"2026-11-26T23:13:36.647Z"}],"bank_transaction_id":"btx_01m8d25gb1ex2th1fdn33c935w","journal_id":"jnl_01m8d25hw7ezx9bk4nxvxns3vb","void_date":null,"void_journal_id":null,"created_at":"2026-11-26T23:13:36.647Z","updated_at":"2026-11-26T23:13:36.647Z","version":1}', '\x30fbccaee835cab151e68fa0ade3a3934efa4cd937f3b369ed7e2ac27f5db381', '\x45f8fc07838c038a6f0317c9048e2fb78daedf435f43abafdb67ec110454ffd3');
INSERT INTO public.audit_events VALUES ('org_01m8d25eececdsw4fbmwmpsnv0', 42, 1795734816647, 'usr_01m8d25d8temd8m53hbfdg4pv9', 'key_01m8d25dz4e8d9xz0kgk11fdnf', 'bank_transaction.confirm', 'btx_01m8d25gb1ex2th1fdn33c935w', NULL, '{"journal_id":"jnl_01m8d25hw7ezx9bk4nxvxns3vb","way":"allocations"}', '\x1e48087b5b0f1cc89045a5d7b82667bb829768b295a4e3fe15fedd1584b36a33', '\x560669138fed8aa2da2a4462f8e0e56e3e8fc7997ddc736a5b8a1828e782526c');
INSERT INTO public.audit_events VALUES ('org_01m8d25eececdsw4fbmwmpsnv0', 45, 1795734817112, 'usr_01m8d25d8temd8m53hbfdg4pv9', 'key_01m8d25dz4e8d9xz0kgk11fdnf', 'settlement.match', 'set_01m8d25g77e578eam4mdwxhcj2', NULL, '{"bank_transaction_id":"btx_01m8d25gb1ex2th1fdn9c297te"}', '\xbfac2329bf2aa2035124010002b7f4f523767377558d25f0fee337bdd4231896', '\x975bc88a2e2a9051f95389b67637ce66505770a99438220e2ec5f75be97375fd');
INSERT INTO public.audit_events VALUES ('org_01m8d25eececdsw4fbmwmpsnv0', 46, 1795734817112, 'usr_01m8d25d8temd8m53hbfdg4pv9', 'key_01m8d25dz4e8d9xz0kgk11fdnf', 'bank_transaction.confirm', 'btx_01m8d25gb1ex2th1fdn9c297te', NULL, '{"journal_id":"jnl_01m8d25g77e578eam4mhwf83s3","way":"match"}', '\xa8dec02017eab8b4c8cab486e08992769b672f25650b223dd6e90ad88cb70713', '\x09e39c3bfefa7e77102df2f96262223d9baecf52009ee84772c18789de7626d5');
INSERT INTO public.audit_events VALUES ('org_01m8d25eececdsw4fbmwmpsnv0', 47, 1795734817226, 'usr_01m8d25d8temd8m53hbfdg4pv9', 'key_01m8d25dz4e8d9xz0kgk11fdnf', 'bank_transaction.confirm', 'btx_01m8d25gb1ex2th1fdnqa5yrcx', NULL, '{"journal_id":"jnl_01m8d25jeaemc87f5y0t3s81yg","way":"transfer"}', '\xec586b9312d090de68480bf62b51a2abacfbdd6ef6c5d0ca7408d560caa550be', '\xc1cd5b6da3aaf0141e96de3d0a407947773b49d83c202fdde76e38fc4af58ba3');
INSERT INTO public.audit_events VALUES ('org_01m8d25eececdsw4fbmwmpsnv0', 53, 1795734818285, 'usr_01m8d25d8temd8m53hbfdg4pv9', 'key_01m8d25dz4e8d9xz0kgk11fdnf', 'bank_transaction.confirm', 'btx_01m8d25gb1ex2th1fdmzfhve1m', NULL, '{"journal_id":"jnl_01m8d25kfdekfasfz7zktrxeh3","way":"account"}', '\xb9cdd198f8cc14e4ec5ff95fa7aa9723275666fd41fd70ac5d2a11d04be8e2cb', '\x9b1b743f46229e90098106bff44299aab120504a23c07fb394c6853494dfc4fc');
INSERT INTO public.audit_events VALUES ('org_01m8d25eececdsw4fbmwmpsnv0', 54, 1795734818366, 'usr_01m8d25d8temd8m53hbfdg4pv9', 'key_01m8d25dz4e8d9xz0kgk11fdnf', 'bank_transaction.confirm', 'btx_01m8d25gb1ex2th1fdn4peyjgj', NULL, '{"journal_id":"jnl_01m8d25khyev89ggd9eh9rre0r","way":"account"}', '\x56f6c351729e69f207f286f7d4c27398df02cf74af61c7ad03cc1077a0002e3c', '\x999b31507f68106cfd7dcb5bc5b19539ed6366ca23da5d914872ca3d375b5ab9');
INSERT INTO public.audit_events VALUES ('org_01m8d25eececdsw4fbmwmpsnv0', 55, 1795734818449, 'usr_01m8d25d8temd8m53hbfdg4pv9', 'key_01m8d25dz4e8d9xz0kgk11fdnf', 'bank_transaction.confirm', 'btx_01m8d25gb1ex2th1fdmkbas45v', NULL, '{"journal_id":"jnl_01m8d25kmhetzak08r68zenag9","way":"account"}', '\x6b0d87514e263c57618d43f1311bcce99b73a3db111c81900d925f0cde1be0bb', '\x7306555c0aab417c9e6889dbea993d62184f7f2c614f947ff0f0e761001742ad');
INSERT INTO public.audit_events VALUES ('org_01m8d25eececdsw4fbmwmpsnv0', 56, 1795734818537, 'usr_01m8d25d8temd8m53hbfdg4pv9', 'key_01m8d25dz4e8d9xz0kgk11fdnf', 'bank_transaction.confirm', 'btx_01m8d25gb1ex2th1fdng9h6kcf', NULL, '{"journal_id":"jnl_01m8d25kq9e14a1w6xxhv4cqe1","way":"account"}', '\x3d104e658d8ecbe015035251b7d6aa33975af63fd9faf646ab55cf2156aea917', '\x8757e8ead21a98243dd17b0c3b047c3836e473614eeea8b739d208d9468507f2');
INSERT INTO public.audit_events VALUES ('org_01m8d25eececdsw4fbmwmpsnv0', 59, 1795734818848, 'usr_01m8d25d8temd8m53hbfdg4pv9', 'key_01m8d25dz4e8d9xz0kgk11fdnf', 'organisation.lock', 'org_01m8d25eececdsw4fbmwmpsnv0', '{"lock_date":null}', '{"lock_date":"2026-03-31","reason":"year end"}', '\xc6445b52a91038b129e3e95aafd1a80cf6f2762d6aef82d04230ba0c7aa0f6e4', '\x28f6817445794c2fe2b681f1f117b70073073e11967f1f1252536b350f7aecbf');
INSERT INTO public.audit_events VALUES ('org_01m8d25e0teg2vb8x4vxz9ma0q', 6, 1795734820068, 'usr_01m8d25d8temd8m53hbfdg4pv9', 'key_01m8d25dz4e8d9xz0kgk11fdnf', 'journal.post', 'jnl_01m8d25n74es6b52gcwgyh62pz', NULL, '{"sequence":1,"total":500.00}', '\xa7e24221161120de2ba08da70995d185b81532a2ca97005e2ee19f00f9ed377c', '\x');
INSERT INTO public.audit_events VALUES ('org_01m8d25eececdsw4fbmwmpsnv0', 37, 1795734815950, 'usr_01m8d25d8temd8m53hbfdg4pv9', 'key_01m8d25dz4e8d9xz0kgk11fdnf', 'settlement.create', 'set_01m8d25h6eexj8tac0aj80q1er', NULL, '{"id":"set_01m8d25h6eexj8tac0aj80q1er","type":"payment","status":"posted","refund":false,"contact_id":"con_01m8d25f1yehd9zd55927m5vgn","contact_name":"Harcourt Lettings","bank_account_id":"bac_01m8d25er0ejy9v5xffbm7cf5d","date":"2026-02-10","amount":1350.00,"currency":"GBP","reference":null,"allocated_amount":1350.00,"unallocated_amount":0.00,"allocations":[{"id":"alc_01m8d25h6eexj8tac0aj80q1er","invoice_id":"inv_01m8d25fe9esqvsxbm6565x5br","invoice_number":"HL-33","settlement_id":"set_01m8d25h6eexj8tac0aj80q1er","credit_note_id":null,"amount":1350.00,"date":"2026-02-10","created_at":"2026-11-26T23:13:35.950Z"}],"bank_transaction_id":"btx_01m8d25gb1ex2th1fdmn806q26","journal_id":"jnl_01m8d25h6eexj8tac0aj80q1er","void_date":null,"void_journal_id":null,"created_at":"2026-11-26T23:13:35.950Z","updated_at":"2026-11-26T23:13:35.950Z","version":1}', '\x99cf788c2a16a7f6b777a9d7234e323f5debea75faf0c1398c79b30610c7fa83', '\x86f8d5e169ace80ec8052671efa446763dd0d23cd9fe5d1ec4c4c399737328e4');
INSERT INTO public.audit_events VALUES ('org_01m8d25eececdsw4fbmwmpsnv0', 38, 1795734815950, 'usr_01m8d25d8temd8m53hbfdg4pv9', 'key_01m8d25dz4e8d9xz0kgk11fdnf', 'bank_transaction.confirm', 'btx_01m8d25gb1ex2th1fdmn806q26', NULL, '{"journal_id":"jnl_01m8d25h6eexj8tac0aj80q1er","way":"allocations"}', '\xb41d500a4e648454399e7f4783faa05136f9571df1f0221d3f8d72975d4fe22e', '\x0510548117ea43cd9684e3e07959ca816eb5c845c2a1ae883652c7dd445f7d90');
INSERT INTO public.audit_events VALUES ('org_01m8d25eececdsw4fbmwmpsnv0', 58, 1795734818802, 'usr_01m8d25d8temd8m53hbfdg4pv9', 'key_01m8d25dz4e8d9xz0kgk11fdnf', 'vat_return.finalise', 'vrt_01m8d25kxbey1arxq2z2eng8cj', NULL, '{"id":"vrt_01m8d25kxbey1arxq2z2eng8cj","date_from":"2026-01-01","date_to":"2026-03-31","status":"finalised","currency":"GBP","scheme":"standard","flat_rate_percent":null,"adjustments":[],"boxes":{"1":698.40,"2":0.00,"3":698.40,"4":319.80,"5":378.60,"6":4776.00,"7":3427.00,"8":0.00,"9":0.00},"direction":"pay","hmrc":{"vatDueSales":698.40,"vatDueAcquisitions":0.00,"totalVatDue":698.40,"vatReclaimedCurrPeriod":319.80,"netVatDue":378.60,"totalValueSalesExVAT":4776,"totalValuePurchasesExVAT":3427,"totalValueGoodsSuppliedExVAT":0,"totalAcquisitionsExVAT":0},"journal_id":null,"finalised_at":"2026-11-26T23:13:38.802Z","created_at":"2026-11-26T23:13:38.731Z","updated_at":"2026-11-26T23:13:38.802Z","version":2}', '\xef16aac3c7bb1540258e2268dc09f41691faaa81683f79a26908bb53e6726bb3', '\xfa42d9d510f2209a24968bc3216817d8a42d4b90abd84d6cca4966ec1bd1e7c0');
INSERT INTO public.audit_events VALUES ('org_01m8d25e0teg2vb8x4vxz9ma0q', 5, 1795734820053, 'usr_01m8d25d8temd8m53hbfdg4pv9', 'key_01m8d25dz4e8d9xz0kgk11fdnf', 'bank_transaction.create', 'btx_01m8d25n6neawbz4x9xjc75kpg', NULL, '{"account_id":null,"amount":-500.0,"bank_account_id":"bac_01m8d25ecmem48vwjnkc9mk2zd","confirmed_at":null,"contact_id":null,"created_at":"2026-11-26T23:13:40.053Z","currency":"GBP","date":"2026-03-02","description":"CARD 4417 SCREWFIX","external_id":null,"id":"btx_01m8d25n6neawbz4x9xjc75kpg","journal_id":null,"net_amount":-500.0,"reference":null,"settlement_id":null,"status":"unconfirmed","updated_at":"2026-11-26T23:13:40.053Z","vat_amount":0.0,"vat_code":"NV","version":1}', '\xe591a0d58a36eed81c42511ebd56c9812c71f57b7f57d6696b7b2bffa0aa0556', '\xf0c98f8ce15af8112bc0d3244bcab7a80800299aeb7065c47df1f4ad8a7ca976');
INSERT INTO public.audit_events VALUES ('org_01m8d25e0teg2vb8x4vxz9ma0q', 8, 1795734820153, 'usr_01m8d25d8temd8m53hbfdg4pv9', 'key_01m8d25dz4e8d9xz0kgk11fdnf', 'bank_transaction.void', 'btx_01m8d25n6neawbz4x9xjc75kpg', '{"journal_id":"jnl_01m8d25n74es6b52gcwgyh62pz"}', '{"reason":"matched in error"}', '\x19ca69330f36bd7be3352dbde206f8d4c2d3b3353d23d065e12027b96e36b090', '\x94ecd4138b77b1c3cc87527b8d11958c4701d52d912c1ba83635f35d73335255');
INSERT INTO public.audit_events VALUES ('org_01m8d25eececdsw4fbmwmpsnv0', 57, 1795734818731, 'usr_01m8d25d8temd8m53hbfdg4pv9', 'key_01m8d25dz4e8d9xz0kgk11fdnf', 'vat_return.create', 'vrt_01m8d25kxbey1arxq2z2eng8cj', NULL, '{"id":"vrt_01m8d25kxbey1arxq2z2eng8cj","date_from":"2026-01-01","date_to":"2026-03-31","status":"draft","currency":"GBP","scheme":"standard","flat_rate_percent":null,"adjustments":[],"boxes":{"1":698.40,"2":0.00,"3":698.40,"4":319.80,"5":378.60,"6":4776.00,"7":3427.00,"8":0.00,"9":0.00},"direction":"pay","hmrc":{"vatDueSales":698.40,"vatDueAcquisitions":0.00,"totalVatDue":698.40,"vatReclaimedCurrPeriod":319.80,"netVatDue":378.60,"totalValueSalesExVAT":4776,"totalValuePurchasesExVAT":3427,"totalValueGoodsSuppliedExVAT":0,"totalAcquisitionsExVAT":0},"journal_id":null,"finalised_at":null,"created_at":"2026-11-26T23:13:38.731Z","updated_at":"2026-11-26T23:13:38.731Z","version":1}', '\x08741abee8db904195989095c1fdfe35246c8a18387caaf0c29ad5ecf6588f96', '\x0e1ee127ce7b799386eed80ceb31deff5a8d594b2e051935e480e6fe3e3e9dc4');
INSERT INTO public.audit_events VALUES ('org_01m8d25e0teg2vb8x4vxz9ma0q', 4, 1795734819990, 'usr_01m8d25d8temd8m53hbfdg4pv9', 'key_01m8d25dz4e8d9xz0kgk11fdnf', 'tax_code.set', 'ST', NULL, '{"rate":19,"effective_from":"2026-02-01"}', '\x6a6202f5750a0462b4de0d3c06467870768b2dbd780db3fd79158c93572feefe', '\x597d58ee48540f4b4b12e6b3d453e76e642334ad549d0a7669c0fec1321e7a97');
INSERT INTO public.audit_events VALUES ('org_01m8d25e0teg2vb8x4vxz9ma0q', 7, 1795734820142, 'usr_01m8d25d8temd8m53hbfdg4pv9', 'key_01m8d25dz4e8d9xz0kgk11fdnf', 'bank_transaction.confirm', 'btx_01m8d25n6neawbz4x9xjc75kpg', NULL, '{"journal_id":"jnl_01m8d25n74es6b52gcwgyh62pz","way":"match"}', '\x6f54db5f8599bdf35dc68e8c23ce7ae341fa6688d4c3298a071fd1977d677b81', '\x28a55e87d30317874e64e2525b1283c02b29907aec667175180c24d82eb2d426');
INSERT INTO public.audit_events VALUES ('org_01m8d25e0teg2vb8x4vxz9ma0q', 9, 1795734820163, 'usr_01m8d25d8temd8m53hbfdg4pv9', 'key_01m8d25dz4e8d9xz0kgk11fdnf', 'journal.reverse', 'jnl_01m8d25n74es6b52gcwgyh62pz', NULL, '{"reversed_by_journal_id":"jnl_01m8d25na3eq5tgj0yatkfsmww","total":500.00}', '\xe11cb41874f0cb74dce49ade97da3ee1fd0a4c0c77ef952853a3fe60a0bffccf', '\x');
INSERT INTO public.audit_states VALUES ('org_01m8d25e0teg2vb8x4vxz9ma0q', 1, 1, 'organisations', 'org_01m8d25e0teg2vb8x4vxz9ma0q', '["org_01m8d25e0teg2vb8x4vxz9ma0q", "Acorn Ltd", "GBP", "GB", "03-31", 1, null, "standard", null, "line", "active", null, 1795734812698, 1795734812698, 1, 0, null]');
INSERT INTO public.audit_states VALUES ('org_01m8d25e0teg2vb8x4vxz9ma0q', 1, 2, 'members', 'mem_01m8d25e0teg2vb8x4ny0a0x1s', '["mem_01m8d25e0teg2vb8x4ny0a0x1s", "org_01m8d25e0teg2vb8x4vxz9ma0q", "jo@example.com", "usr_01m8d25d8temd8m53hbfdg4pv9", "owner", 1795734812698, 1795734812698, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8d25e0teg2vb8x4vxz9ma0q', 1, 3, 'accounts', 'acc_01m8d25e0teg2vb8x4p2c9twkh', '["acc_01m8d25e0teg2vb8x4p2c9twkh", "org_01m8d25e0teg2vb8x4vxz9ma0q", "1000", "Computer equipment", "ASSET", null, "ST", null, "active", 1795734812698, 1795734812698, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8d25e0teg2vb8x4vxz9ma0q', 1, 4, 'accounts', 'acc_01m8d25e0teg2vb8x4p4cav1cd', '["acc_01m8d25e0teg2vb8x4p4cav1cd", "org_01m8d25e0teg2vb8x4vxz9ma0q", "1010", "Office equipment and furniture", "ASSET", null, "ST", null, "active", 1795734812698, 1795734812698, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8d25e0teg2vb8x4vxz9ma0q', 1, 5, 'accounts', 'acc_01m8d25e0teg2vb8x4pb6yagzq', '["acc_01m8d25e0teg2vb8x4pb6yagzq", "org_01m8d25e0teg2vb8x4vxz9ma0q", "1020", "Motor vehicles", "ASSET", null, "ST", null, "active", 1795734812698, 1795734812698, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8d25e0teg2vb8x4vxz9ma0q', 1, 6, 'accounts', 'acc_01m8d25e0teg2vb8x4pch4nx33', '["acc_01m8d25e0teg2vb8x4pch4nx33", "org_01m8d25e0teg2vb8x4vxz9ma0q", "1090", "Accumulated depreciation", "ASSET", null, "NV", null, "active", 1795734812698, 1795734812698, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8d25e0teg2vb8x4vxz9ma0q', 1, 7, 'accounts', 'acc_01m8d25e0teg2vb8x4pkjarwv7', '["acc_01m8d25e0teg2vb8x4pkjarwv7", "org_01m8d25e0teg2vb8x4vxz9ma0q", "1100", "Stock", "ASSET", null, "ST", null, "active", 1795734812698, 1795734812698, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8d25e0teg2vb8x4vxz9ma0q', 1, 8, 'accounts', 'acc_01m8d25e0teg2vb8x4ppagv95d', '["acc_01m8d25e0teg2vb8x4ppagv95d", "org_01m8d25e0teg2vb8x4vxz9ma0q", "1200", "Trade debtors", "ASSET", "receivable", null, null, "active", 1795734812698, 1795734812698, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8d25e0teg2vb8x4vxz9ma0q', 1, 9, 'accounts', 'acc_01m8d25e0teg2vb8x4pv7w0yrs', '["acc_01m8d25e0teg2vb8x4pv7w0yrs", "org_01m8d25e0teg2vb8x4vxz9ma0q", "1210", "Prepayments", "ASSET", null, "NV", null, "active", 1795734812698, 1795734812698, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8d25e0teg2vb8x4vxz9ma0q', 1, 10, 'accounts', 'acc_01m8d25e0teg2vb8x4pzrjsse7', '["acc_01m8d25e0teg2vb8x4pzrjsse7", "org_01m8d25e0teg2vb8x4vxz9ma0q", "1220", "Other debtors", "ASSET", null, "NV", null, "active", 1795734812698, 1795734812698, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8d25e0teg2vb8x4vxz9ma0q', 1, 11, 'accounts', 'acc_01m8d25e0teg2vb8x4q3nxw3bp', '["acc_01m8d25e0teg2vb8x4q3nxw3bp", "org_01m8d25e0teg2vb8x4vxz9ma0q", "1300", "Current account", "ASSET", "bank", null, null, "active", 1795734812698, 1795734812698, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8d25e0teg2vb8x4vxz9ma0q', 1, 12, 'accounts', 'acc_01m8d25e0teg2vb8x4q69s9at6', '["acc_01m8d25e0teg2vb8x4q69s9at6", "org_01m8d25e0teg2vb8x4vxz9ma0q", "1310", "Petty cash", "ASSET", null, "NV", null, "active", 1795734812698, 1795734812698, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8d25e0teg2vb8x4vxz9ma0q', 1, 13, 'accounts', 'acc_01m8d25e0teg2vb8x4q9mcmrwa', '["acc_01m8d25e0teg2vb8x4q9mcmrwa", "org_01m8d25e0teg2vb8x4vxz9ma0q", "2100", "Trade creditors", "LIABILITY", "payable", null, null, "active", 1795734812698, 1795734812698, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8d25e0teg2vb8x4vxz9ma0q', 1, 14, 'accounts', 'acc_01m8d25e0teg2vb8x4qdsr5tw0', '["acc_01m8d25e0teg2vb8x4qdsr5tw0", "org_01m8d25e0teg2vb8x4vxz9ma0q", "2110", "Accruals", "LIABILITY", null, "NV", null, "active", 1795734812698, 1795734812698, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8d25e0teg2vb8x4vxz9ma0q', 1, 15, 'accounts', 'acc_01m8d25e0teg2vb8x4qkx9awmr', '["acc_01m8d25e0teg2vb8x4qkx9awmr", "org_01m8d25e0teg2vb8x4vxz9ma0q", "2200", "PAYE and National Insurance", "LIABILITY", null, "NV", null, "active", 1795734812698, 1795734812698, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8d25e0teg2vb8x4vxz9ma0q', 1, 16, 'accounts', 'acc_01m8d25e0teg2vb8x4qnjy35va', '["acc_01m8d25e0teg2vb8x4qnjy35va", "org_01m8d25e0teg2vb8x4vxz9ma0q", "2210", "Pension contributions", "LIABILITY", null, "NV", null, "active", 1795734812698, 1795734812698, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8d25e0teg2vb8x4vxz9ma0q', 1, 17, 'accounts', 'acc_01m8d25e0teg2vb8x4qttd4k2k', '["acc_01m8d25e0teg2vb8x4qttd4k2k", "org_01m8d25e0teg2vb8x4vxz9ma0q", "2220", "Net wages", "LIABILITY", null, "NV", null, "active", 1795734812698, 1795734812698, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8d25e0teg2vb8x4vxz9ma0q', 1, 18, 'accounts', 'acc_01m8d25e0teg2vb8x4qxj9z2xc', '["acc_01m8d25e0teg2vb8x4qxj9z2xc", "org_01m8d25e0teg2vb8x4vxz9ma0q", "2300", "Corporation tax", "LIABILITY", null, "NV", null, "active", 1795734812698, 1795734812698, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8d25e0teg2vb8x4vxz9ma0q', 1, 19, 'accounts', 'acc_01m8d25e0teg2vb8x4r33a7ma5', '["acc_01m8d25e0teg2vb8x4r33a7ma5", "org_01m8d25e0teg2vb8x4vxz9ma0q", "2400", "Director''s loan account", "LIABILITY", null, "NV", null, "active", 1795734812698, 1795734812698, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8d25e0teg2vb8x4vxz9ma0q', 1, 20, 'accounts', 'acc_01m8d25e0teg2vb8x4r70fkmkh', '["acc_01m8d25e0teg2vb8x4r70fkmkh", "org_01m8d25e0teg2vb8x4vxz9ma0q", "2500", "Bank loans", "LIABILITY", null, "NV", null, "active", 1795734812698, 1795734812698, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8d25e0teg2vb8x4vxz9ma0q', 1, 21, 'accounts', 'acc_01m8d25e0teg2vb8x4rbk0k70n', '["acc_01m8d25e0teg2vb8x4rbk0k70n", "org_01m8d25e0teg2vb8x4vxz9ma0q", "2900", "Suspense", "LIABILITY", "suspense", null, null, "active", 1795734812698, 1795734812698, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8d25e0teg2vb8x4vxz9ma0q', 1, 22, 'accounts', 'acc_01m8d25e0teg2vb8x4rd0pq07b', '["acc_01m8d25e0teg2vb8x4rd0pq07b", "org_01m8d25e0teg2vb8x4vxz9ma0q", "3000", "Share capital", "EQUITY", null, "NV", null, "active", 1795734812698, 1795734812698, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8d25e0teg2vb8x4vxz9ma0q', 1, 23, 'accounts', 'acc_01m8d25e0teg2vb8x4rkxv57qp', '["acc_01m8d25e0teg2vb8x4rkxv57qp", "org_01m8d25e0teg2vb8x4vxz9ma0q", "3100", "Retained earnings", "EQUITY", "retained_earnings", null, null, "active", 1795734812698, 1795734812698, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8d25e0teg2vb8x4vxz9ma0q', 1, 24, 'accounts', 'acc_01m8d25e0teg2vb8x4rn6vh1dw', '["acc_01m8d25e0teg2vb8x4rn6vh1dw", "org_01m8d25e0teg2vb8x4vxz9ma0q", "3200", "Dividends", "EQUITY", null, "NV", null, "active", 1795734812698, 1795734812698, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8d25e0teg2vb8x4vxz9ma0q', 1, 25, 'accounts', 'acc_01m8d25e0teg2vb8x4rtz01k22', '["acc_01m8d25e0teg2vb8x4rtz01k22", "org_01m8d25e0teg2vb8x4vxz9ma0q", "3900", "Opening balances", "EQUITY", "opening_balance", null, null, "active", 1795734812698, 1795734812698, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8d25e0teg2vb8x4vxz9ma0q', 1, 26, 'accounts', 'acc_01m8d25e0teg2vb8x4rwep7xvg', '["acc_01m8d25e0teg2vb8x4rwep7xvg", "org_01m8d25e0teg2vb8x4vxz9ma0q", "4000", "Sales", "INCOME", null, "ST", null, "active", 1795734812698, 1795734812698, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8d25e0teg2vb8x4vxz9ma0q', 1, 27, 'accounts', 'acc_01m8d25e0teg2vb8x4s1s1nsh6', '["acc_01m8d25e0teg2vb8x4s1s1nsh6", "org_01m8d25e0teg2vb8x4vxz9ma0q", "4010", "Sales, zero-rated", "INCOME", null, "ZR", null, "active", 1795734812698, 1795734812698, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8d25e0teg2vb8x4vxz9ma0q', 1, 28, 'accounts', 'acc_01m8d25e0teg2vb8x4s6m2dar8', '["acc_01m8d25e0teg2vb8x4s6m2dar8", "org_01m8d25e0teg2vb8x4vxz9ma0q", "4090", "Other income", "INCOME", null, "ST", null, "active", 1795734812698, 1795734812698, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8d25e0teg2vb8x4vxz9ma0q', 1, 29, 'accounts', 'acc_01m8d25e0teg2vb8x4s963s1md', '["acc_01m8d25e0teg2vb8x4s963s1md", "org_01m8d25e0teg2vb8x4vxz9ma0q", "4900", "Interest received", "INCOME", null, "EX", null, "active", 1795734812698, 1795734812698, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8d25e0teg2vb8x4vxz9ma0q', 1, 30, 'accounts', 'acc_01m8d25e0teg2vb8x4sdgd1ahs', '["acc_01m8d25e0teg2vb8x4sdgd1ahs", "org_01m8d25e0teg2vb8x4vxz9ma0q", "4920", "VAT flat-rate scheme difference", "INCOME", "vat_scheme_difference", null, null, "active", 1795734812698, 1795734812698, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8d25e0teg2vb8x4vxz9ma0q', 1, 31, 'accounts', 'acc_01m8d25e0teg2vb8x4sg9173pe', '["acc_01m8d25e0teg2vb8x4sg9173pe", "org_01m8d25e0teg2vb8x4vxz9ma0q", "5000", "Cost of goods sold", "EXPENSE", null, "ST", null, "active", 1795734812698, 1795734812698, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8d25e0teg2vb8x4vxz9ma0q', 1, 32, 'accounts', 'acc_01m8d25e0teg2vb8x4sph9bhd6', '["acc_01m8d25e0teg2vb8x4sph9bhd6", "org_01m8d25e0teg2vb8x4vxz9ma0q", "5010", "Subcontractors", "EXPENSE", null, "ST", null, "active", 1795734812698, 1795734812698, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8d25e0teg2vb8x4vxz9ma0q', 1, 33, 'accounts', 'acc_01m8d25e0teg2vb8x4srdy2anb', '["acc_01m8d25e0teg2vb8x4srdy2anb", "org_01m8d25e0teg2vb8x4vxz9ma0q", "5020", "Carriage and postage", "EXPENSE", null, "ST", null, "active", 1795734812698, 1795734812698, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8d25e0teg2vb8x4vxz9ma0q', 1, 34, 'accounts', 'acc_01m8d25e0teg2vb8x4szpq2hz7', '["acc_01m8d25e0teg2vb8x4szpq2hz7", "org_01m8d25e0teg2vb8x4vxz9ma0q", "6000", "Wages and salaries", "EXPENSE", null, "NV", null, "active", 1795734812698, 1795734812698, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8d25e0teg2vb8x4vxz9ma0q', 1, 35, 'accounts', 'acc_01m8d25e0teg2vb8x4t2fzhasb', '["acc_01m8d25e0teg2vb8x4t2fzhasb", "org_01m8d25e0teg2vb8x4vxz9ma0q", "6010", "Employer''s National Insurance", "EXPENSE", null, "NV", null, "active", 1795734812698, 1795734812698, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8d25e0teg2vb8x4vxz9ma0q', 1, 36, 'accounts', 'acc_01m8d25e0teg2vb8x4t43jxkge', '["acc_01m8d25e0teg2vb8x4t43jxkge", "org_01m8d25e0teg2vb8x4vxz9ma0q", "6020", "Employer''s pension", "EXPENSE", null, "NV", null, "active", 1795734812698, 1795734812698, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8d25e0teg2vb8x4vxz9ma0q', 1, 37, 'accounts', 'acc_01m8d25e0teg2vb8x4ta2brrtz', '["acc_01m8d25e0teg2vb8x4ta2brrtz", "org_01m8d25e0teg2vb8x4vxz9ma0q", "6100", "Rent", "EXPENSE", null, "EX", null, "active", 1795734812698, 1795734812698, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8d25e0teg2vb8x4vxz9ma0q', 1, 38, 'accounts', 'acc_01m8d25e0teg2vb8x4tc2bfq6w', '["acc_01m8d25e0teg2vb8x4tc2bfq6w", "org_01m8d25e0teg2vb8x4vxz9ma0q", "6110", "Business rates", "EXPENSE", null, "NV", null, "active", 1795734812698, 1795734812698, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8d25e0teg2vb8x4vxz9ma0q', 1, 39, 'accounts', 'acc_01m8d25e0teg2vb8x4tj2e6esx', '["acc_01m8d25e0teg2vb8x4tj2e6esx", "org_01m8d25e0teg2vb8x4vxz9ma0q", "6120", "Light, heat and water", "EXPENSE", null, "ST", null, "active", 1795734812698, 1795734812698, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8d25e0teg2vb8x4vxz9ma0q', 1, 40, 'accounts', 'acc_01m8d25e0teg2vb8x4tnzm6ejb', '["acc_01m8d25e0teg2vb8x4tnzm6ejb", "org_01m8d25e0teg2vb8x4vxz9ma0q", "6200", "Telephone and internet", "EXPENSE", null, "ST", null, "active", 1795734812698, 1795734812698, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8d25e0teg2vb8x4vxz9ma0q', 1, 41, 'accounts', 'acc_01m8d25e0teg2vb8x4tve7anyp', '["acc_01m8d25e0teg2vb8x4tve7anyp", "org_01m8d25e0teg2vb8x4vxz9ma0q", "6210", "Software and subscriptions", "EXPENSE", null, "ST", null, "active", 1795734812698, 1795734812698, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8d25e0teg2vb8x4vxz9ma0q', 1, 42, 'accounts', 'acc_01m8d25e0teg2vb8x4tw0cz4kt', '["acc_01m8d25e0teg2vb8x4tw0cz4kt", "org_01m8d25e0teg2vb8x4vxz9ma0q", "6220", "Printing and stationery", "EXPENSE", null, "ST", null, "active", 1795734812698, 1795734812698, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8d25e0teg2vb8x4vxz9ma0q', 1, 43, 'accounts', 'acc_01m8d25e0teg2vb8x4v3t0dykp', '["acc_01m8d25e0teg2vb8x4v3t0dykp", "org_01m8d25e0teg2vb8x4vxz9ma0q", "6300", "Travel and subsistence", "EXPENSE", null, "ZR", null, "active", 1795734812698, 1795734812698, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8d25e0teg2vb8x4vxz9ma0q', 1, 44, 'accounts', 'acc_01m8d25e0teg2vb8x4v5bep98j', '["acc_01m8d25e0teg2vb8x4v5bep98j", "org_01m8d25e0teg2vb8x4vxz9ma0q", "6310", "Motor expenses", "EXPENSE", null, "ST", null, "active", 1795734812698, 1795734812698, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8d25e0teg2vb8x4vxz9ma0q', 1, 45, 'accounts', 'acc_01m8d25e0teg2vb8x4v8jf7x8d', '["acc_01m8d25e0teg2vb8x4v8jf7x8d", "org_01m8d25e0teg2vb8x4vxz9ma0q", "6400", "Advertising and marketing", "EXPENSE", null, "ST", null, "active", 1795734812698, 1795734812698, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8d25e0teg2vb8x4vxz9ma0q', 1, 46, 'accounts', 'acc_01m8d25e0teg2vb8x4vc71yh5a', '["acc_01m8d25e0teg2vb8x4vc71yh5a", "org_01m8d25e0teg2vb8x4vxz9ma0q", "6500", "Accountancy and legal fees", "EXPENSE", null, "ST", null, "active", 1795734812698, 1795734812698, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8d25e0teg2vb8x4vxz9ma0q', 1, 47, 'accounts', 'acc_01m8d25e0teg2vb8x4vjrg8t5a', '["acc_01m8d25e0teg2vb8x4vjrg8t5a", "org_01m8d25e0teg2vb8x4vxz9ma0q", "6600", "Insurance", "EXPENSE", null, "EX", null, "active", 1795734812698, 1795734812698, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8d25e0teg2vb8x4vxz9ma0q', 1, 48, 'accounts', 'acc_01m8d25e0teg2vb8x4vqxsrjbz', '["acc_01m8d25e0teg2vb8x4vqxsrjbz", "org_01m8d25e0teg2vb8x4vxz9ma0q", "6700", "Bank charges", "EXPENSE", null, "EX", null, "active", 1795734812698, 1795734812698, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8d25e0teg2vb8x4vxz9ma0q', 1, 49, 'accounts', 'acc_01m8d25e0teg2vb8x4vr6yab76', '["acc_01m8d25e0teg2vb8x4vr6yab76", "org_01m8d25e0teg2vb8x4vxz9ma0q", "6990", "Rounding differences", "EXPENSE", "rounding", null, null, "active", 1795734812698, 1795734812698, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8d25e0teg2vb8x4vxz9ma0q', 2, 1, 'accounts', 'acc_01m8d25ebsererhq5a76wtwvpw', '["acc_01m8d25ebsererhq5a76wtwvpw", "org_01m8d25e0teg2vb8x4vxz9ma0q", "2250", "VAT", "LIABILITY", "vat_control", null, null, "active", 1795734813049, 1795734813049, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8d25e0teg2vb8x4vxz9ma0q', 3, 1, 'bank_accounts', 'bac_01m8d25ecmem48vwjnkc9mk2zd', '["bac_01m8d25ecmem48vwjnkc9mk2zd", "org_01m8d25e0teg2vb8x4vxz9ma0q", "acc_01m8d25e0teg2vb8x4q3nxw3bp", "Current", "current", null, null, null, null, null, null, null, 1795734813076, 1795734813076, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8d25eececdsw4fbmwmpsnv0', 1, 1, 'organisations', 'org_01m8d25eececdsw4fbmwmpsnv0', '["org_01m8d25eececdsw4fbmwmpsnv0", "Wren & Marsh Ltd", "GBP", "GB", "03-31", 1, null, "standard", null, "line", "active", null, 1795734813132, 1795734813132, 1, 0, null]');
INSERT INTO public.audit_states VALUES ('org_01m8d25eececdsw4fbmwmpsnv0', 1, 2, 'members', 'mem_01m8d25eececdsw4fbeykez0q3', '["mem_01m8d25eececdsw4fbeykez0q3", "org_01m8d25eececdsw4fbmwmpsnv0", "jo@example.com", "usr_01m8d25d8temd8m53hbfdg4pv9", "owner", 1795734813132, 1795734813132, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8d25eececdsw4fbmwmpsnv0', 1, 3, 'accounts', 'acc_01m8d25eececdsw4fbf2kxgztm', '["acc_01m8d25eececdsw4fbf2kxgztm", "org_01m8d25eececdsw4fbmwmpsnv0", "1000", "Computer equipment", "ASSET", null, "ST", null, "active", 1795734813132, 1795734813132, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8d25eececdsw4fbmwmpsnv0', 1, 4, 'accounts', 'acc_01m8d25eececdsw4fbf49cy350', '["acc_01m8d25eececdsw4fbf49cy350", "org_01m8d25eececdsw4fbmwmpsnv0", "1010", "Office equipment and furniture", "ASSET", null, "ST", null, "active", 1795734813132, 1795734813132, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8d25eececdsw4fbmwmpsnv0', 1, 5, 'accounts', 'acc_01m8d25eececdsw4fbf8ae66df', '["acc_01m8d25eececdsw4fbf8ae66df", "org_01m8d25eececdsw4fbmwmpsnv0", "1020", "Motor vehicles", "ASSET", null, "ST", null, "active", 1795734813132, 1795734813132, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8d25eececdsw4fbmwmpsnv0', 1, 6, 'accounts', 'acc_01m8d25eececdsw4fbfdqkmj1a', '["acc_01m8d25eececdsw4fbfdqkmj1a", "org_01m8d25eececdsw4fbmwmpsnv0", "1090", "Accumulated depreciation", "ASSET", null, "NV", null, "active", 1795734813132, 1795734813132, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8d25eececdsw4fbmwmpsnv0', 1, 7, 'accounts', 'acc_01m8d25eececdsw4fbfjexkh8w', '["acc_01m8d25eececdsw4fbfjexkh8w", "org_01m8d25eececdsw4fbmwmpsnv0", "1100", "Stock", "ASSET", null, "ST", null, "active", 1795734813132, 1795734813132, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8d25eececdsw4fbmwmpsnv0', 1, 8, 'accounts', 'acc_01m8d25eececdsw4fbfq6nc0fx', '["acc_01m8d25eececdsw4fbfq6nc0fx", "org_01m8d25eececdsw4fbmwmpsnv0", "1200", "Trade debtors", "ASSET", "receivable", null, null, "active", 1795734813132, 1795734813132, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8d25eececdsw4fbmwmpsnv0', 1, 9, 'accounts', 'acc_01m8d25eececdsw4fbftfs83bt', '["acc_01m8d25eececdsw4fbftfs83bt", "org_01m8d25eececdsw4fbmwmpsnv0", "1210", "Prepayments", "ASSET", null, "NV", null, "active", 1795734813132, 1795734813132, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8d25eececdsw4fbmwmpsnv0', 1, 10, 'accounts', 'acc_01m8d25eececdsw4fbfzhmw8mr', '["acc_01m8d25eececdsw4fbfzhmw8mr", "org_01m8d25eececdsw4fbmwmpsnv0", "1220", "Other debtors", "ASSET", null, "NV", null, "active", 1795734813132, 1795734813132, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8d25eececdsw4fbmwmpsnv0', 1, 11, 'accounts', 'acc_01m8d25eececdsw4fbg0x8mff9', '["acc_01m8d25eececdsw4fbg0x8mff9", "org_01m8d25eececdsw4fbmwmpsnv0", "1300", "Current account", "ASSET", "bank", null, null, "active", 1795734813132, 1795734813132, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8d25eececdsw4fbmwmpsnv0', 1, 12, 'accounts', 'acc_01m8d25eececdsw4fbg6cyz8f9', '["acc_01m8d25eececdsw4fbg6cyz8f9", "org_01m8d25eececdsw4fbmwmpsnv0", "1310", "Petty cash", "ASSET", null, "NV", null, "active", 1795734813132, 1795734813132, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8d25eececdsw4fbmwmpsnv0', 1, 13, 'accounts', 'acc_01m8d25eececdsw4fbg8g6kbsk', '["acc_01m8d25eececdsw4fbg8g6kbsk", "org_01m8d25eececdsw4fbmwmpsnv0", "2100", "Trade creditors", "LIABILITY", "payable", null, null, "active", 1795734813132, 1795734813132, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8d25eececdsw4fbmwmpsnv0', 1, 14, 'accounts', 'acc_01m8d25eececdsw4fbgejey0zm', '["acc_01m8d25eececdsw4fbgejey0zm", "org_01m8d25eececdsw4fbmwmpsnv0", "2110", "Accruals", "LIABILITY", null, "NV", null, "active", 1795734813132, 1795734813132, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8d25eececdsw4fbmwmpsnv0', 1, 15, 'accounts', 'acc_01m8d25eececdsw4fbghnaxzk0', '["acc_01m8d25eececdsw4fbghnaxzk0", "org_01m8d25eececdsw4fbmwmpsnv0", "2200", "PAYE and National Insurance", "LIABILITY", null, "NV", null, "active", 1795734813132, 1795734813132, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8d25eececdsw4fbmwmpsnv0', 1, 16, 'accounts', 'acc_01m8d25eececdsw4fbgpc5qrsr', '["acc_01m8d25eececdsw4fbgpc5qrsr", "org_01m8d25eececdsw4fbmwmpsnv0", "2210", "Pension contributions", "LIABILITY", null, "NV", null, "active", 1795734813132, 1795734813132, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8d25eececdsw4fbmwmpsnv0', 1, 17, 'accounts', 'acc_01m8d25eececdsw4fbgrs3bs6c', '["acc_01m8d25eececdsw4fbgrs3bs6c", "org_01m8d25eececdsw4fbmwmpsnv0", "2220", "Net wages", "LIABILITY", null, "NV", null, "active", 1795734813132, 1795734813132, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8d25eececdsw4fbmwmpsnv0', 1, 18, 'accounts', 'acc_01m8d25eececdsw4fbgwfe82np', '["acc_01m8d25eececdsw4fbgwfe82np", "org_01m8d25eececdsw4fbmwmpsnv0", "2300", "Corporation tax", "LIABILITY", null, "NV", null, "active", 1795734813132, 1795734813132, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8d25eececdsw4fbmwmpsnv0', 1, 19, 'accounts', 'acc_01m8d25eececdsw4fbh1ehnx68', '["acc_01m8d25eececdsw4fbh1ehnx68", "org_01m8d25eececdsw4fbmwmpsnv0", "2400", "Director''s loan account", "LIABILITY", null, "NV", null, "active", 1795734813132, 1795734813132, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8d25eececdsw4fbmwmpsnv0', 1, 20, 'accounts', 'acc_01m8d25eececdsw4fbh793xh7m', '["acc_01m8d25eececdsw4fbh793xh7m", "org_01m8d25eececdsw4fbmwmpsnv0", "2500", "Bank loans", "LIABILITY", null, "NV", null, "active", 1795734813132, 1795734813132, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8d25eececdsw4fbmwmpsnv0', 1, 21, 'accounts', 'acc_01m8d25eececdsw4fbh85yjrsp', '["acc_01m8d25eececdsw4fbh85yjrsp", "org_01m8d25eececdsw4fbmwmpsnv0", "2900", "Suspense", "LIABILITY", "suspense", null, null, "active", 1795734813132, 1795734813132, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8d25eececdsw4fbmwmpsnv0', 1, 22, 'accounts', 'acc_01m8d25eececdsw4fbhc1cvggt', '["acc_01m8d25eececdsw4fbhc1cvggt", "org_01m8d25eececdsw4fbmwmpsnv0", "3000", "Share capital", "EQUITY", null, "NV", null, "active", 1795734813132, 1795734813132, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8d25eececdsw4fbmwmpsnv0', 1, 23, 'accounts', 'acc_01m8d25eececdsw4fbhjg0g4bx', '["acc_01m8d25eececdsw4fbhjg0g4bx", "org_01m8d25eececdsw4fbmwmpsnv0", "3100", "Retained earnings", "EQUITY", "retained_earnings", null, null, "active", 1795734813132, 1795734813132, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8d25eececdsw4fbmwmpsnv0', 1, 24, 'accounts', 'acc_01m8d25eececdsw4fbhnzv4r3n', '["acc_01m8d25eececdsw4fbhnzv4r3n", "org_01m8d25eececdsw4fbmwmpsnv0", "3200", "Dividends", "EQUITY", null, "NV", null, "active", 1795734813132, 1795734813132, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8d25eececdsw4fbmwmpsnv0', 1, 25, 'accounts', 'acc_01m8d25eececdsw4fbht9t1a1s', '["acc_01m8d25eececdsw4fbht9t1a1s", "org_01m8d25eececdsw4fbmwmpsnv0", "3900", "Opening balances", "EQUITY", "opening_balance", null, null, "active", 1795734813132, 1795734813132, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8d25eececdsw4fbmwmpsnv0', 1, 26, 'accounts', 'acc_01m8d25eececdsw4fbhwh0g9va', '["acc_01m8d25eececdsw4fbhwh0g9va", "org_01m8d25eececdsw4fbmwmpsnv0", "4000", "Sales", "INCOME", null, "ST", null, "active", 1795734813132, 1795734813132, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8d25eececdsw4fbmwmpsnv0', 1, 27, 'accounts', 'acc_01m8d25eececdsw4fbj1655g8w', '["acc_01m8d25eececdsw4fbj1655g8w", "org_01m8d25eececdsw4fbmwmpsnv0", "4010", "Sales, zero-rated", "INCOME", null, "ZR", null, "active", 1795734813132, 1795734813132, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8d25eececdsw4fbmwmpsnv0', 1, 28, 'accounts', 'acc_01m8d25eececdsw4fbj7wcw37r', '["acc_01m8d25eececdsw4fbj7wcw37r", "org_01m8d25eececdsw4fbmwmpsnv0", "4090", "Other income", "INCOME", null, "ST", null, "active", 1795734813132, 1795734813132, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8d25eececdsw4fbmwmpsnv0', 1, 29, 'accounts', 'acc_01m8d25eececdsw4fbj923p50q', '["acc_01m8d25eececdsw4fbj923p50q", "org_01m8d25eececdsw4fbmwmpsnv0", "4900", "Interest received", "INCOME", null, "EX", null, "active", 1795734813132, 1795734813132, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8d25eececdsw4fbmwmpsnv0', 1, 30, 'accounts', 'acc_01m8d25eececdsw4fbjfm7dgph', '["acc_01m8d25eececdsw4fbjfm7dgph", "org_01m8d25eececdsw4fbmwmpsnv0", "4920", "VAT flat-rate scheme difference", "INCOME", "vat_scheme_difference", null, null, "active", 1795734813132, 1795734813132, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8d25eececdsw4fbmwmpsnv0', 1, 31, 'accounts', 'acc_01m8d25eececdsw4fbjktek78w', '["acc_01m8d25eececdsw4fbjktek78w", "org_01m8d25eececdsw4fbmwmpsnv0", "5000", "Cost of goods sold", "EXPENSE", null, "ST", null, "active", 1795734813132, 1795734813132, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8d25eececdsw4fbmwmpsnv0', 1, 32, 'accounts', 'acc_01m8d25eececdsw4fbjmnxw2a6', '["acc_01m8d25eececdsw4fbjmnxw2a6", "org_01m8d25eececdsw4fbmwmpsnv0", "5010", "Subcontractors", "EXPENSE", null, "ST", null, "active", 1795734813132, 1795734813132, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8d25eececdsw4fbmwmpsnv0', 1, 33, 'accounts', 'acc_01m8d25eececdsw4fbjtngvp4c', '["acc_01m8d25eececdsw4fbjtngvp4c", "org_01m8d25eececdsw4fbmwmpsnv0", "5020", "Carriage and postage", "EXPENSE", null, "ST", null, "active", 1795734813132, 1795734813132, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8d25eececdsw4fbmwmpsnv0', 1, 34, 'accounts', 'acc_01m8d25eececdsw4fbjwnp8x7k', '["acc_01m8d25eececdsw4fbjwnp8x7k", "org_01m8d25eececdsw4fbmwmpsnv0", "6000", "Wages and salaries", "EXPENSE", null, "NV", null, "active", 1795734813132, 1795734813132, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8d25eececdsw4fbmwmpsnv0', 1, 35, 'accounts', 'acc_01m8d25eececdsw4fbk35wxamj', '["acc_01m8d25eececdsw4fbk35wxamj", "org_01m8d25eececdsw4fbmwmpsnv0", "6010", "Employer''s National Insurance", "EXPENSE", null, "NV", null, "active", 1795734813132, 1795734813132, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8d25eececdsw4fbmwmpsnv0', 1, 36, 'accounts', 'acc_01m8d25eececdsw4fbk4dgafsn', '["acc_01m8d25eececdsw4fbk4dgafsn", "org_01m8d25eececdsw4fbmwmpsnv0", "6020", "Employer''s pension", "EXPENSE", null, "NV", null, "active", 1795734813132, 1795734813132, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8d25eececdsw4fbmwmpsnv0', 1, 37, 'accounts', 'acc_01m8d25eececdsw4fbka797mrw', '["acc_01m8d25eececdsw4fbka797mrw", "org_01m8d25eececdsw4fbmwmpsnv0", "6100", "Rent", "EXPENSE", null, "EX", null, "active", 1795734813132, 1795734813132, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8d25eececdsw4fbmwmpsnv0', 1, 38, 'accounts', 'acc_01m8d25eececdsw4fbkevw8rbj', '["acc_01m8d25eececdsw4fbkevw8rbj", "org_01m8d25eececdsw4fbmwmpsnv0", "6110", "Business rates", "EXPENSE", null, "NV", null, "active", 1795734813132, 1795734813132, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8d25eececdsw4fbmwmpsnv0', 1, 39, 'accounts', 'acc_01m8d25eececdsw4fbkjwj4h85', '["acc_01m8d25eececdsw4fbkjwj4h85", "org_01m8d25eececdsw4fbmwmpsnv0", "6120", "Light, heat and water", "EXPENSE", null, "ST", null, "active", 1795734813132, 1795734813132, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8d25eececdsw4fbmwmpsnv0', 1, 40, 'accounts', 'acc_01m8d25eececdsw4fbkmdbkhdg', '["acc_01m8d25eececdsw4fbkmdbkhdg", "org_01m8d25eececdsw4fbmwmpsnv0", "6200", "Telephone and internet", "EXPENSE", null, "ST", null, "active", 1795734813132, 1795734813132, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8d25eececdsw4fbmwmpsnv0', 1, 41, 'accounts', 'acc_01m8d25eececdsw4fbkr15phz4', '["acc_01m8d25eececdsw4fbkr15phz4", "org_01m8d25eececdsw4fbmwmpsnv0", "6210", "Software and subscriptions", "EXPENSE", null, "ST", null, "active", 1795734813132, 1795734813132, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8d25eececdsw4fbmwmpsnv0', 1, 42, 'accounts', 'acc_01m8d25eececdsw4fbkxfmyq7d', '["acc_01m8d25eececdsw4fbkxfmyq7d", "org_01m8d25eececdsw4fbmwmpsnv0", "6220", "Printing and stationery", "EXPENSE", null, "ST", null, "active", 1795734813132, 1795734813132, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8d25eececdsw4fbmwmpsnv0', 1, 43, 'accounts', 'acc_01m8d25eececdsw4fbm1jah9f3', '["acc_01m8d25eececdsw4fbm1jah9f3", "org_01m8d25eececdsw4fbmwmpsnv0", "6300", "Travel and subsistence", "EXPENSE", null, "ZR", null, "active", 1795734813132, 1795734813132, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8d25eececdsw4fbmwmpsnv0', 1, 44, 'accounts', 'acc_01m8d25eececdsw4fbm7fs9t99', '["acc_01m8d25eececdsw4fbm7fs9t99", "org_01m8d25eececdsw4fbmwmpsnv0", "6310", "Motor expenses", "EXPENSE", null, "ST", null, "active", 1795734813132, 1795734813132, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8d25eececdsw4fbmwmpsnv0', 1, 45, 'accounts', 'acc_01m8d25eececdsw4fbmasqr9he', '["acc_01m8d25eececdsw4fbmasqr9he", "org_01m8d25eececdsw4fbmwmpsnv0", "6400", "Advertising and marketing", "EXPENSE", null, "ST", null, "active", 1795734813132, 1795734813132, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8d25eececdsw4fbmwmpsnv0', 1, 46, 'accounts', 'acc_01m8d25eececdsw4fbmczg74h8', '["acc_01m8d25eececdsw4fbmczg74h8", "org_01m8d25eececdsw4fbmwmpsnv0", "6500", "Accountancy and legal fees", "EXPENSE", null, "ST", null, "active", 1795734813132, 1795734813132, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8d25eececdsw4fbmwmpsnv0', 1, 47, 'accounts', 'acc_01m8d25eececdsw4fbmhdjf64g', '["acc_01m8d25eececdsw4fbmhdjf64g", "org_01m8d25eececdsw4fbmwmpsnv0", "6600", "Insurance", "EXPENSE", null, "EX", null, "active", 1795734813132, 1795734813132, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8d25eececdsw4fbmwmpsnv0', 1, 48, 'accounts', 'acc_01m8d25eececdsw4fbmp84md5g', '["acc_01m8d25eececdsw4fbmp84md5g", "org_01m8d25eececdsw4fbmwmpsnv0", "6700", "Bank charges", "EXPENSE", null, "EX", null, "active", 1795734813132, 1795734813132, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8d25eececdsw4fbmwmpsnv0', 1, 49, 'accounts', 'acc_01m8d25eececdsw4fbmvxy4xxw', '["acc_01m8d25eececdsw4fbmvxy4xxw", "org_01m8d25eececdsw4fbmwmpsnv0", "6990", "Rounding differences", "EXPENSE", "rounding", null, null, "active", 1795734813132, 1795734813132, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8d25eececdsw4fbmwmpsnv0', 4, 1, 'accounts', 'acc_01m8d25epbewnv3fg03gfaz3vv', '["acc_01m8d25epbewnv3fg03gfaz3vv", "org_01m8d25eececdsw4fbmwmpsnv0", "6800", "Depreciation", "EXPENSE", null, null, null, "active", 1795734813387, 1795734813387, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8d25eececdsw4fbmwmpsnv0', 6, 1, 'accounts', 'acc_01m8d25esjeyavfwjq7svx81mc', '["acc_01m8d25esjeyavfwjq7svx81mc", "org_01m8d25eececdsw4fbmwmpsnv0", "1301", "Savings", "ASSET", "bank", null, null, "active", 1795734813490, 1795734813490, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8d25eececdsw4fbmwmpsnv0', 7, 1, 'bank_accounts', 'bac_01m8d25esjeyavfwjq7mx5syqf', '["bac_01m8d25esjeyavfwjq7mx5syqf", "org_01m8d25eececdsw4fbmwmpsnv0", "acc_01m8d25esjeyavfwjq7svx81mc", "Savings", "savings", null, null, null, null, null, null, null, 1795734813490, 1795734813490, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8d25eececdsw4fbmwmpsnv0', 8, 1, 'contacts', 'con_01m8d25ev1erx8yc73av0kg10e', '["con_01m8d25ev1erx8yc73av0kg10e", "org_01m8d25eececdsw4fbmwmpsnv0", "customer", "Abbey Schools Trust", null, null, null, null, null, 30, null, null, "active", "abbey schools trust", 1795734813537, 1795734813537, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8d25eececdsw4fbmwmpsnv0', 11, 1, 'contacts', 'con_01m8d25ezzencr52z7dq3xxkd5', '["con_01m8d25ezzencr52z7dq3xxkd5", "org_01m8d25eececdsw4fbmwmpsnv0", "supplier", "Printwell", null, null, null, null, null, 30, null, null, "active", "printwell", 1795734813695, 1795734813695, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8d25eececdsw4fbmwmpsnv0', 14, 1, 'contacts', 'con_01m8d25f33ey3btg9zhfgxhvjn', '["con_01m8d25f33ey3btg9zhfgxhvjn", "org_01m8d25eececdsw4fbmwmpsnv0", "supplier", "Fern & Rowe", null, null, null, null, null, 30, null, null, "active", "fern & rowe", 1795734813795, 1795734813795, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8d25eececdsw4fbmwmpsnv0', 17, 1, 'invoices', 'inv_01m8d25fbqerbatfpdvm5fcswn', '["inv_01m8d25fbqerbatfpdvm5fcswn", "org_01m8d25eececdsw4fbmwmpsnv0", "purchase", "invoice", "issued", "TB-0117", "con_01m8d25f10esyvfa5hgmratkka", "2026-01-21", "2026-02-20", "exclusive", null, null, 89900, 17980, 107880, 0, 0, "issued", "jnl_01m8d25fbqerbatfpdvt2eca8p", null, null, "tb-0117", 1795734814071, 1795734814071, 1, "9999-99-99", 0, null, null, [["org_01m8d25eececdsw4fbmwmpsnv0", 1, "Laptop", "1", "899.00", null, "acc_01m8d25eececdsw4fbf2kxgztm", "ST", null, 89900, 17980, 107880]], [], []]');
INSERT INTO public.audit_states VALUES ('org_01m8d25eececdsw4fbmwmpsnv0', 32, 4, 'bank_transactions', 'btx_01m8d25gb1ex2th1fdmd7y91b9', '["btx_01m8d25gb1ex2th1fdmd7y91b9", "org_01m8d25eececdsw4fbmwmpsnv0", "bac_01m8d25er0ejy9v5xffbm7cf5d", "2026-01-30", 150000, "FPI ABBEY SCHOOLS TRUST PART INV-0001", null, null, 1, "fpi abbey schools trust part inv-0001", "unconfirmed", null, "NV", null, null, null, null, null, null, null, null, null, 1795734815073, 1795734815073, 1, null, "328dd05df287413bbd6f750059372a7f48a2fe8810a1c938b25cc5b4201f7110", []]');
INSERT INTO public.audit_states VALUES ('org_01m8d25eececdsw4fbmwmpsnv0', 2, 1, 'accounts', 'acc_01m8d25ehee3xaw4x5ck4by36w', '["acc_01m8d25ehee3xaw4x5ck4by36w", "org_01m8d25eececdsw4fbmwmpsnv0", "2250", "VAT", "LIABILITY", "vat_control", null, null, "active", 1795734813231, 1795734813231, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8d25eececdsw4fbmwmpsnv0', 9, 1, 'contacts', 'con_01m8d25ewne58sza6m602s8vns', '["con_01m8d25ewne58sza6m602s8vns", "org_01m8d25eececdsw4fbmwmpsnv0", "customer", "Kestrel Fitness CIC", null, null, null, null, null, 30, null, null, "active", "kestrel fitness cic", 1795734813589, 1795734813589, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8d25eececdsw4fbmwmpsnv0', 13, 1, 'contacts', 'con_01m8d25f1yehd9zd55927m5vgn', '["con_01m8d25f1yehd9zd55927m5vgn", "org_01m8d25eececdsw4fbmwmpsnv0", "supplier", "Harcourt Lettings", null, null, null, null, null, 30, null, null, "active", "harcourt lettings", 1795734813758, 1795734813758, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8d25eececdsw4fbmwmpsnv0', 16, 1, 'invoices', 'inv_01m8d25f9mepr9bhef122hvrbj', '["inv_01m8d25f9mepr9bhef122hvrbj", "org_01m8d25eececdsw4fbmwmpsnv0", "purchase", "invoice", "issued", "PX-881", "con_01m8d25ezzencr52z7dq3xxkd5", "2026-01-20", "2026-02-19", "exclusive", null, null, 41200, 0, 41200, 0, 0, "issued", "jnl_01m8d25f9mepr9bhef177k72cy", null, null, "px-881", 1795734814004, 1795734814004, 1, "9999-99-99", 0, null, null, [["org_01m8d25eececdsw4fbmwmpsnv0", 1, "Printing of workbooks", "1", "412.00", null, "acc_01m8d25eececdsw4fbjktek78w", "ZR", null, 41200, 0, 41200]], [], []]');
INSERT INTO public.audit_states VALUES ('org_01m8d25eececdsw4fbmwmpsnv0', 19, 1, 'invoices', 'inv_01m8d25fe9esqvsxbm6565x5br', '["inv_01m8d25fe9esqvsxbm6565x5br", "org_01m8d25eececdsw4fbmwmpsnv0", "purchase", "invoice", "issued", "HL-33", "con_01m8d25f1yehd9zd55927m5vgn", "2026-02-01", "2026-03-03", "exclusive", null, null, 135000, 0, 135000, 0, 0, "issued", "jnl_01m8d25fe9esqvsxbm6ar38cg6", null, null, "hl-33", 1795734814153, 1795734814153, 1, "9999-99-99", 0, null, null, [["org_01m8d25eececdsw4fbmwmpsnv0", 1, "Rent, January to March", "1", "1350.00", null, "acc_01m8d25eececdsw4fbka797mrw", "EX", null, 135000, 0, 135000]], [], []]');
INSERT INTO public.audit_states VALUES ('org_01m8d25eececdsw4fbmwmpsnv0', 22, 1, 'invoices', 'inv_01m8d25fjfetgv09pm95aabdtw', '["inv_01m8d25fjfetgv09pm95aabdtw", "org_01m8d25eececdsw4fbmwmpsnv0", "sales", "invoice", "issued", "INV-0005", "con_01m8d25ez3edx9k8hme2szzwre", "2026-03-03", "2026-04-02", "exclusive", null, null, 50000, 10000, 60000, 0, 0, "issued", "jnl_01m8d25fjfetgv09pm9bqtx836", null, null, "inv-0005", 1795734814287, 1795734814287, 1, "9999-99-99", 0, null, null, [["org_01m8d25eececdsw4fbmwmpsnv0", 1, "Raised in error", "1", "500.00", null, "acc_01m8d25eececdsw4fbhwh0g9va", "ST", null, 50000, 10000, 60000]], [], []]');
INSERT INTO public.audit_states VALUES ('org_01m8d25eececdsw4fbmwmpsnv0', 22, 2, 'number_sequences', 'invoice', '["org_01m8d25eececdsw4fbmwmpsnv0", "invoice", 5]');
INSERT INTO public.audit_states VALUES ('org_01m8d25eececdsw4fbmwmpsnv0', 25, 1, 'invoices', 'inv_01m8d25fndekf858kx8093jydd', '["inv_01m8d25fndekf858kx8093jydd", "org_01m8d25eececdsw4fbmwmpsnv0", "sales", "invoice", "issued", "INV-0006", "con_01m8d25ev1erx8yc73av0kg10e", "2026-03-27", "2026-04-26", "exclusive", null, null, 49900, 6500, 56400, 0, 0, "issued", "jnl_01m8d25fndekf858kx8641q8xc", null, null, "inv-0006", 1795734814381, 1795734814381, 1, "9999-99-99", 0, null, null, [["org_01m8d25eececdsw4fbmwmpsnv0", 1, "Workbooks", "24", "7.25", null, "acc_01m8d25eececdsw4fbj1655g8w", "ZR", null, 17400, 0, 17400], ["org_01m8d25eececdsw4fbmwmpsnv0", 2, "Half a day of course design", "0.5", "650.00", null, "acc_01m8d25eececdsw4fbhwh0g9va", "ST", null, 32500, 6500, 39000]], [], []]');
INSERT INTO public.audit_states VALUES ('org_01m8d25eececdsw4fbmwmpsnv0', 25, 2, 'number_sequences', 'invoice', '["org_01m8d25eececdsw4fbmwmpsnv0", "invoice", 6]');
INSERT INTO public.audit_states VALUES ('org_01m8d25eececdsw4fbmwmpsnv0', 27, 1, 'invoices', 'inv_01m8d25fhze9hb7kettwb93d85', '["inv_01m8d25fhze9hb7kettwb93d85", "org_01m8d25eececdsw4fbmwmpsnv0", "sales", "invoice", "issued", "INV-0004", "con_01m8d25ez3edx9k8hme2szzwre", "2026-02-20", "2026-03-22", "exclusive", null, null, 133200, 26640, 159840, 0, 18000, "issued", "jnl_01m8d25fhze9hb7ketv1e3n0w8", null, null, "inv-0004", 1795734814271, 1795734814577, 2, "9999-99-99", 1, "2026-03-12", "2026-03-12", [["org_01m8d25eececdsw4fbmwmpsnv0", 1, "Course for new starters", "1", "1480.00", "10", "acc_01m8d25eececdsw4fbhwh0g9va", "ST", null, 133200, 26640, 159840]], [["alc_01m8d25fvhejs9ea66ksfecky4", "org_01m8d25eececdsw4fbmwmpsnv0", null, "inv_01m8d25fkxey0vjkcx1qqghkhq", 18000, "2026-03-12", null, 1795734814577, null]], []]');
INSERT INTO public.audit_states VALUES ('org_01m8d25eececdsw4fbmwmpsnv0', 27, 2, 'invoices', 'inv_01m8d25fkxey0vjkcx1qqghkhq', '["inv_01m8d25fkxey0vjkcx1qqghkhq", "org_01m8d25eececdsw4fbmwmpsnv0", "sales", "credit_note", "issued", "CN-0001", "con_01m8d25ez3edx9k8hme2szzwre", "2026-03-12", "2026-03-12", "exclusive", "INV-0004", null, 15000, 3000, 18000, 0, 18000, "issued", "jnl_01m8d25fkxey0vjkcx1rfrwt1j", null, null, "cn-0001\ninv-0004", 1795734814333, 1795734814577, 2, "2026-03-12", 1, "2026-03-12", "2026-03-12", [["org_01m8d25eececdsw4fbmwmpsnv0", 1, "A day that was not held", "1", "150.00", null, "acc_01m8d25eececdsw4fbhwh0g9va", "ST", null, 15000, 3000, 18000]], [], []]');
INSERT INTO public.audit_states VALUES ('org_01m8d25eececdsw4fbmwmpsnv0', 31, 1, 'invoices', 'inv_01m8d25fg8eg2b3sgy68hn5jdb', '["inv_01m8d25fg8eg2b3sgy68hn5jdb", "org_01m8d25eececdsw4fbmwmpsnv0", "sales", "invoice", "issued", "INV-0003", "con_01m8d25ewne58sza6m602s8vns", "2026-02-09", "2026-03-11", "exclusive", null, null, 27500, 700, 28200, 28200, 0, "issued", "jnl_01m8d25fg8eg2b3sgy6ejz4n25", null, null, "inv-0003", 1795734814216, 1795734814951, 2, "2026-03-06", 1, "2026-03-06", "2026-03-06", [["org_01m8d25eececdsw4fbmwmpsnv0", 1, "Seminar room, 5 evenings", "5", "48.00", null, "acc_01m8d25emeeywv95hfvwh3brf3", "EX", null, 24000, 0, 24000], ["org_01m8d25eececdsw4fbmwmpsnv0", 2, "Projector", "1", "35.00", null, "acc_01m8d25eececdsw4fbhwh0g9va", "ST", null, 3500, 700, 4200]], [["alc_01m8d25g77e578eam4mqj6q3sh", "org_01m8d25eececdsw4fbmwmpsnv0", "set_01m8d25g77e578eam4mdwxhcj2", null, 28200, "2026-03-06", null, 1795734814951, null]], []]');
INSERT INTO public.audit_states VALUES ('org_01m8d25eececdsw4fbmwmpsnv0', 31, 2, 'settlements', 'set_01m8d25g77e578eam4mdwxhcj2', '["set_01m8d25g77e578eam4mdwxhcj2", "org_01m8d25eececdsw4fbmwmpsnv0", "receipt", "sales", "posted", "con_01m8d25ewne58sza6m602s8vns", "bac_01m8d25er0ejy9v5xffbm7cf5d", "2026-03-06", 28200, 28200, null, null, 0, "jnl_01m8d25g77e578eam4mhwf83s3", null, null, "", 1795734814951, 1795734814951, 1, "2026-03-06", 1, "2026-03-06", "2026-03-06"]');
INSERT INTO public.audit_states VALUES ('org_01m8d25eececdsw4fbmwmpsnv0', 32, 1, 'bank_accounts', 'bac_01m8d25er0ejy9v5xffbm7cf5d', '["bac_01m8d25er0ejy9v5xffbm7cf5d", "org_01m8d25eececdsw4fbmwmpsnv0", "acc_01m8d25eececdsw4fbg0x8mff9", "Current", "current", null, null, null, 1000000, "2026-01-01", "jnl_01m8d25er0ejy9v5xffkwb68md", 900715, 1795734813440, 1795734815073, 2, "2026-03-31"]');
INSERT INTO public.audit_states VALUES ('org_01m8d25eececdsw4fbmwmpsnv0', 32, 2, 'stated_balances', 'bac_01m8d25er0ejy9v5xffbm7cf5d/2026-03-31', '["org_01m8d25eececdsw4fbmwmpsnv0", "bac_01m8d25er0ejy9v5xffbm7cf5d", "2026-03-31", 900715, 1795734815073]');
INSERT INTO public.audit_states VALUES ('org_01m8d25eececdsw4fbmwmpsnv0', 32, 3, 'bank_transactions', 'btx_01m8d25gb1ex2th1fdm9p4hhg9', '["btx_01m8d25gb1ex2th1fdm9p4hhg9", "org_01m8d25eececdsw4fbmwmpsnv0", "bac_01m8d25er0ejy9v5xffbm7cf5d", "2026-01-22", -107880, "FPO TECHBARN LTD TB-0117", null, null, 1, "fpo techbarn ltd tb-0117", "unconfirmed", null, "NV", null, null, null, null, null, null, null, null, null, 1795734815073, 1795734815073, 1, null, "1272808c0b8e7153718481fdd8cad3bca1177a0d294a925b0d41e3b4b2ae4845", []]');
INSERT INTO public.audit_states VALUES ('org_01m8d25eececdsw4fbmwmpsnv0', 3, 1, 'accounts', 'acc_01m8d25emeeywv95hfvwh3brf3', '["acc_01m8d25emeeywv95hfvwh3brf3", "org_01m8d25eececdsw4fbmwmpsnv0", "4100", "Room hire", "INCOME", null, "EX", null, "active", 1795734813326, 1795734813326, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8d25eececdsw4fbmwmpsnv0', 5, 1, 'bank_accounts', 'bac_01m8d25er0ejy9v5xffbm7cf5d', '["bac_01m8d25er0ejy9v5xffbm7cf5d", "org_01m8d25eececdsw4fbmwmpsnv0", "acc_01m8d25eececdsw4fbg0x8mff9", "Current", "current", null, null, null, 1000000, "2026-01-01", "jnl_01m8d25er0ejy9v5xffkwb68md", null, 1795734813440, 1795734813440, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8d25eececdsw4fbmwmpsnv0', 10, 1, 'contacts', 'con_01m8d25ez3edx9k8hme2szzwre', '["con_01m8d25ez3edx9k8hme2szzwre", "org_01m8d25eececdsw4fbmwmpsnv0", "customer", "Marlow & Pike LLP", null, null, null, null, null, 30, null, null, "active", "marlow & pike llp", 1795734813667, 1795734813667, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8d25eececdsw4fbmwmpsnv0', 12, 1, 'contacts', 'con_01m8d25f10esyvfa5hgmratkka', '["con_01m8d25f10esyvfa5hgmratkka", "org_01m8d25eececdsw4fbmwmpsnv0", "supplier", "Techbarn", null, null, null, null, null, 30, null, null, "active", "techbarn", 1795734813728, 1795734813728, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8d25eececdsw4fbmwmpsnv0', 15, 1, 'invoices', 'inv_01m8d25f8te7fa4bfer9f0jfda', '["inv_01m8d25f8te7fa4bfer9f0jfda", "org_01m8d25eececdsw4fbmwmpsnv0", "sales", "invoice", "issued", "INV-0001", "con_01m8d25ev1erx8yc73av0kg10e", "2026-01-15", "2026-02-14", "exclusive", null, null, 195000, 39000, 234000, 0, 0, "issued", "jnl_01m8d25f8te7fa4bferfpk6ytk", null, null, "inv-0001", 1795734813978, 1795734813978, 1, "9999-99-99", 0, null, null, [["org_01m8d25eececdsw4fbmwmpsnv0", 1, "Course design, 3 days", "3", "650.00", null, "acc_01m8d25eececdsw4fbhwh0g9va", "ST", null, 195000, 39000, 234000]], [], []]');
INSERT INTO public.audit_states VALUES ('org_01m8d25eececdsw4fbmwmpsnv0', 15, 2, 'number_sequences', 'invoice', '["org_01m8d25eececdsw4fbmwmpsnv0", "invoice", 1]');
INSERT INTO public.audit_states VALUES ('org_01m8d25eececdsw4fbmwmpsnv0', 18, 1, 'invoices', 'inv_01m8d25fdneat9td3rgddvrme7', '["inv_01m8d25fdneat9td3rgddvrme7", "org_01m8d25eececdsw4fbmwmpsnv0", "sales", "invoice", "issued", "INV-0002", "con_01m8d25ev1erx8yc73av0kg10e", "2026-01-28", "2026-02-27", "exclusive", null, null, 87000, 0, 87000, 0, 0, "issued", "jnl_01m8d25fdneat9td3rgkbyg48w", null, null, "inv-0002", 1795734814133, 1795734814133, 1, "9999-99-99", 0, null, null, [["org_01m8d25eececdsw4fbmwmpsnv0", 1, "Workbooks", "120", "7.25", null, "acc_01m8d25eececdsw4fbj1655g8w", "ZR", null, 87000, 0, 87000]], [], []]');
INSERT INTO public.audit_states VALUES ('org_01m8d25eececdsw4fbmwmpsnv0', 18, 2, 'number_sequences', 'invoice', '["org_01m8d25eececdsw4fbmwmpsnv0", "invoice", 2]');
INSERT INTO public.audit_states VALUES ('org_01m8d25eececdsw4fbmwmpsnv0', 21, 1, 'invoices', 'inv_01m8d25fhze9hb7kettwb93d85', '["inv_01m8d25fhze9hb7kettwb93d85", "org_01m8d25eececdsw4fbmwmpsnv0", "sales", "invoice", "issued", "INV-0004", "con_01m8d25ez3edx9k8hme2szzwre", "2026-02-20", "2026-03-22", "exclusive", null, null, 133200, 26640, 159840, 0, 0, "issued", "jnl_01m8d25fhze9hb7ketv1e3n0w8", null, null, "inv-0004", 1795734814271, 1795734814271, 1, "9999-99-99", 0, null, null, [["org_01m8d25eececdsw4fbmwmpsnv0", 1, "Course for new starters", "1", "1480.00", "10", "acc_01m8d25eececdsw4fbhwh0g9va", "ST", null, 133200, 26640, 159840]], [], []]');
INSERT INTO public.audit_states VALUES ('org_01m8d25eececdsw4fbmwmpsnv0', 21, 2, 'number_sequences', 'invoice', '["org_01m8d25eececdsw4fbmwmpsnv0", "invoice", 4]');
INSERT INTO public.audit_states VALUES ('org_01m8d25eececdsw4fbmwmpsnv0', 24, 1, 'invoices', 'inv_01m8d25fn0evwtpddg8bbw5f2y', '["inv_01m8d25fn0evwtpddg8bbw5f2y", "org_01m8d25eececdsw4fbmwmpsnv0", "purchase", "invoice", "issued", "FR-1209", "con_01m8d25f33ey3btg9zhfgxhvjn", "2026-03-24", "2026-04-23", "inclusive", null, null, 64000, 12800, 76800, 0, 0, "issued", "jnl_01m8d25fn0evwtpddg8dhagwjz", null, null, "fr-1209", 1795734814368, 1795734814368, 1, "9999-99-99", 0, null, null, [["org_01m8d25eececdsw4fbmwmpsnv0", 1, "Illustration, 2 days", "2", "384.00", null, "acc_01m8d25eececdsw4fbjmnxw2a6", "ST", null, 64000, 12800, 76800]], [], []]');
INSERT INTO public.audit_states VALUES ('org_01m8d25eececdsw4fbmwmpsnv0', 43, 1, 'invoices', 'inv_01m8d25fhze9hb7kettwb93d85', '["inv_01m8d25fhze9hb7kettwb93d85", "org_01m8d25eececdsw4fbmwmpsnv0", "sales", "invoice", "issued", "INV-0004", "con_01m8d25ez3edx9k8hme2szzwre", "2026-02-20", "2026-03-22", "exclusive", null, null, 133200, 26640, 159840, 141840, 18000, "issued", "jnl_01m8d25fhze9hb7ketv1e3n0w8", null, null, "inv-0004", 1795734814271, 1795734816845, 3, "2026-03-16", 2, "2026-03-12", "2026-03-16", [["org_01m8d25eececdsw4fbmwmpsnv0", 1, "Course for new starters", "1", "1480.00", "10", "acc_01m8d25eececdsw4fbhwh0g9va", "ST", null, 133200, 26640, 159840]], [["alc_01m8d25fvhejs9ea66ksfecky4", "org_01m8d25eececdsw4fbmwmpsnv0", null, "inv_01m8d25fkxey0vjkcx1qqghkhq", 18000, "2026-03-12", null, 1795734814577, null], ["alc_01m8d25j2def8tmb3vfqy2rtwm", "org_01m8d25eececdsw4fbmwmpsnv0", "set_01m8d25j2def8tmb3vfqy2rtwm", null, 141840, "2026-03-16", null, 1795734816845, null]], []]');
INSERT INTO public.audit_states VALUES ('org_01m8d25eececdsw4fbmwmpsnv0', 43, 2, 'settlements', 'set_01m8d25j2def8tmb3vfqy2rtwm', '["set_01m8d25j2def8tmb3vfqy2rtwm", "org_01m8d25eececdsw4fbmwmpsnv0", "receipt", "sales", "posted", "con_01m8d25ez3edx9k8hme2szzwre", "bac_01m8d25er0ejy9v5xffbm7cf5d", "2026-03-16", 141840, 141840, null, "btx_01m8d25gb1ex2th1fdnf0ebke0", 1, "jnl_01m8d25j2def8tmb3vfqy2rtwm", null, null, "", 1795734816845, 1795734816845, 1, "2026-03-16", 1, "2026-03-16", "2026-03-16"]');
INSERT INTO public.audit_states VALUES ('org_01m8d25eececdsw4fbmwmpsnv0', 44, 1, 'bank_transactions', 'btx_01m8d25gb1ex2th1fdnf0ebke0', '["btx_01m8d25gb1ex2th1fdnf0ebke0", "org_01m8d25eececdsw4fbmwmpsnv0", "bac_01m8d25er0ejy9v5xffbm7cf5d", "2026-03-16", 141840, "FPI MARLOW AND PIKE LLP INV-0004 LESS CN-0001", null, null, 1, "fpi marlow and pike llp inv-0004 less cn-0001", "confirmed", null, "NV", null, "con_01m8d25ez3edx9k8hme2szzwre", "allocations", "jnl_01m8d25j2def8tmb3vfqy2rtwm", 2, null, "NV", 0, 1795734816845, 1795734815073, 1795734816845, 2, null, "71e7888d7a34f0bcc91a019e775f105d0016a4f32f799edaf02f3d2a7290e64d", []]');
INSERT INTO public.audit_states VALUES ('org_01m8d25eececdsw4fbmwmpsnv0', 48, 1, 'bank_transactions', 'btx_01m8d25gb1ex2th1fdnsz6h0jm', '["btx_01m8d25gb1ex2th1fdnsz6h0jm", "org_01m8d25eececdsw4fbmwmpsnv0", "bac_01m8d25er0ejy9v5xffbm7cf5d", "2026-03-31", -93655, "FPO J WREN NET PAY MARCH", null, null, 1, "fpo j wren net pay march", "confirmed", "acc_01m8d25eececdsw4fbgrs3bs6c", "NV", null, null, "account", "jnl_01m8d25jn0eak8v8bk9q3kmc5v", 1, "acc_01m8d25eececdsw4fbgrs3bs6c", "NV", 0, 1795734817440, 1795734815073, 1795734817440, 2, null, "b723781a8f8f5c03549e3d18755201bd640e2ac657779e194ac48817223ffdee", []]');
INSERT INTO public.audit_states VALUES ('org_01m8d25eececdsw4fbmwmpsnv0', 49, 1, 'bank_transactions', 'btx_01m8d25gb1ex2th1fdmkbas45v', '["btx_01m8d25gb1ex2th1fdmkbas45v", "org_01m8d25eececdsw4fbmwmpsnv0", "bac_01m8d25er0ejy9v5xffbm7cf5d", "2026-02-02", -3600, "CARD SLATEWORK SOFTWARE SUBSCRIPTION", null, null, 1, "card slatework software subscription", "unconfirmed", "acc_01m8d25eececdsw4fbkr15phz4", "ST", null, null, null, null, null, null, null, null, null, 1795734815073, 1795734818092, 2, null, "67141ee03747f94a367872676174183b43b71f3c3cdd657ed483571c76ec7c0e", []]');
INSERT INTO public.audit_states VALUES ('org_01m8d25eececdsw4fbmwmpsnv0', 50, 1, 'bank_transactions', 'btx_01m8d25gb1ex2th1fdmzfhve1m', '["btx_01m8d25gb1ex2th1fdmzfhve1m", "org_01m8d25eececdsw4fbmwmpsnv0", "bac_01m8d25er0ejy9v5xffbm7cf5d", "2026-02-18", -5840, "CARD TRAINLINE.COM LONDON", null, null, 1, "card trainline.com london", "unconfirmed", "acc_01m8d25eececdsw4fbm1jah9f3", "ZR", null, null, null, null, null, null, null, null, null, 1795734815073, 1795734818092, 2, null, "56cf7dbbb1cce80aae434516f639c2ae3ac2f04ae4e3ec16a64f481c4271ce17", []]');
INSERT INTO public.audit_states VALUES ('org_01m8d25eececdsw4fbmwmpsnv0', 20, 1, 'invoices', 'inv_01m8d25fg8eg2b3sgy68hn5jdb', '["inv_01m8d25fg8eg2b3sgy68hn5jdb", "org_01m8d25eececdsw4fbmwmpsnv0", "sales", "invoice", "issued", "INV-0003", "con_01m8d25ewne58sza6m602s8vns", "2026-02-09", "2026-03-11", "exclusive", null, null, 27500, 700, 28200, 0, 0, "issued", "jnl_01m8d25fg8eg2b3sgy6ejz4n25", null, null, "inv-0003", 1795734814216, 1795734814216, 1, "9999-99-99", 0, null, null, [["org_01m8d25eececdsw4fbmwmpsnv0", 1, "Seminar room, 5 evenings", "5", "48.00", null, "acc_01m8d25emeeywv95hfvwh3brf3", "EX", null, 24000, 0, 24000], ["org_01m8d25eececdsw4fbmwmpsnv0", 2, "Projector", "1", "35.00", null, "acc_01m8d25eececdsw4fbhwh0g9va", "ST", null, 3500, 700, 4200]], [], []]');
INSERT INTO public.audit_states VALUES ('org_01m8d25eececdsw4fbmwmpsnv0', 20, 2, 'number_sequences', 'invoice', '["org_01m8d25eececdsw4fbmwmpsnv0", "invoice", 3]');
INSERT INTO public.audit_states VALUES ('org_01m8d25eececdsw4fbmwmpsnv0', 23, 1, 'invoices', 'inv_01m8d25fkxey0vjkcx1qqghkhq', '["inv_01m8d25fkxey0vjkcx1qqghkhq", "org_01m8d25eececdsw4fbmwmpsnv0", "sales", "credit_note", "issued", "CN-0001", "con_01m8d25ez3edx9k8hme2szzwre", "2026-03-12", "2026-03-12", "exclusive", "INV-0004", null, 15000, 3000, 18000, 0, 0, "issued", "jnl_01m8d25fkxey0vjkcx1rfrwt1j", null, null, "cn-0001\ninv-0004", 1795734814333, 1795734814333, 1, "9999-99-99", 0, null, null, [["org_01m8d25eececdsw4fbmwmpsnv0", 1, "A day that was not held", "1", "150.00", null, "acc_01m8d25eececdsw4fbhwh0g9va", "ST", null, 15000, 3000, 18000]], [], []]');
INSERT INTO public.audit_states VALUES ('org_01m8d25eececdsw4fbmwmpsnv0', 23, 2, 'number_sequences', 'credit_note', '["org_01m8d25eececdsw4fbmwmpsnv0", "credit_note", 1]');
INSERT INTO public.audit_states VALUES ('org_01m8d25eececdsw4fbmwmpsnv0', 26, 1, 'invoices', 'inv_01m8d25fjfetgv09pm95aabdtw', '["inv_01m8d25fjfetgv09pm95aabdtw", "org_01m8d25eececdsw4fbmwmpsnv0", "sales", "invoice", "void", "INV-0005", "con_01m8d25ez3edx9k8hme2szzwre", "2026-03-03", "2026-04-02", "exclusive", null, null, 50000, 10000, 60000, 0, 0, "issued", "jnl_01m8d25fjfetgv09pm9bqtx836", "2026-03-03", "jnl_01m8d25fqped99dbt8cf419kkq", "inv-0005", 1795734814287, 1795734814454, 2, "2026-03-03", 0, null, null, [["org_01m8d25eececdsw4fbmwmpsnv0", 1, "Raised in error", "1", "500.00", null, "acc_01m8d25eececdsw4fbhwh0g9va", "ST", null, 50000, 10000, 60000]], [], []]');
INSERT INTO public.audit_states VALUES ('org_01m8d25eececdsw4fbmwmpsnv0', 33, 1, 'invoices', 'inv_01m8d25fbqerbatfpdvm5fcswn', '["inv_01m8d25fbqerbatfpdvm5fcswn", "org_01m8d25eececdsw4fbmwmpsnv0", "purchase", "invoice", "issued", "TB-0117", "con_01m8d25f10esyvfa5hgmratkka", "2026-01-21", "2026-02-20", "exclusive", null, null, 89900, 17980, 107880, 107880, 0, "issued", "jnl_01m8d25fbqerbatfpdvt2eca8p", null, null, "tb-0117", 1795734814071, 1795734815256, 2, "2026-01-22", 1, "2026-01-22", "2026-01-22", [["org_01m8d25eececdsw4fbmwmpsnv0", 1, "Laptop", "1", "899.00", null, "acc_01m8d25eececdsw4fbf2kxgztm", "ST", null, 89900, 17980, 107880]], [["alc_01m8d25ggrejza1zwa0xvyb31m", "org_01m8d25eececdsw4fbmwmpsnv0", "set_01m8d25ggrejza1zwa0xvyb31m", null, 107880, "2026-01-22", null, 1795734815256, null]], []]');
INSERT INTO public.audit_states VALUES ('org_01m8d25eececdsw4fbmwmpsnv0', 33, 2, 'settlements', 'set_01m8d25ggrejza1zwa0xvyb31m', '["set_01m8d25ggrejza1zwa0xvyb31m", "org_01m8d25eececdsw4fbmwmpsnv0", "payment", "purchase", "posted", "con_01m8d25f10esyvfa5hgmratkka", "bac_01m8d25er0ejy9v5xffbm7cf5d", "2026-01-22", 107880, 107880, null, "btx_01m8d25gb1ex2th1fdm9p4hhg9", 1, "jnl_01m8d25ggrejza1zwa0xvyb31m", null, null, "", 1795734815256, 1795734815256, 1, "2026-01-22", 1, "2026-01-22", "2026-01-22"]');
INSERT INTO public.audit_states VALUES ('org_01m8d25eececdsw4fbmwmpsnv0', 34, 1, 'bank_transactions', 'btx_01m8d25gb1ex2th1fdm9p4hhg9', '["btx_01m8d25gb1ex2th1fdm9p4hhg9", "org_01m8d25eececdsw4fbmwmpsnv0", "bac_01m8d25er0ejy9v5xffbm7cf5d", "2026-01-22", -107880, "FPO TECHBARN LTD TB-0117", null, null, 1, "fpo techbarn ltd tb-0117", "confirmed", null, "NV", null, "con_01m8d25f10esyvfa5hgmratkka", "allocations", "jnl_01m8d25ggrejza1zwa0xvyb31m", 2, null, "NV", 0, 1795734815256, 1795734815073, 1795734815256, 2, null, "1272808c0b8e7153718481fdd8cad3bca1177a0d294a925b0d41e3b4b2ae4845", []]');
INSERT INTO public.audit_states VALUES ('org_01m8d25eececdsw4fbmwmpsnv0', 35, 1, 'invoices', 'inv_01m8d25f8te7fa4bfer9f0jfda', '["inv_01m8d25f8te7fa4bfer9f0jfda", "org_01m8d25eececdsw4fbmwmpsnv0", "sales", "invoice", "issued", "INV-0001", "con_01m8d25ev1erx8yc73av0kg10e", "2026-01-15", "2026-02-14", "exclusive", null, null, 195000, 39000, 234000, 150000, 0, "issued", "jnl_01m8d25f8te7fa4bferfpk6ytk", null, null, "inv-0001", 1795734813978, 1795734815599, 2, "9999-99-99", 1, "2026-01-30", "2026-01-30", [["org_01m8d25eececdsw4fbmwmpsnv0", 1, "Course design, 3 days", "3", "650.00", null, "acc_01m8d25eececdsw4fbhwh0g9va", "ST", null, 195000, 39000, 234000]], [["alc_01m8d25gvfegprpxv493zqk5f9", "org_01m8d25eececdsw4fbmwmpsnv0", "set_01m8d25gvfegprpxv493zqk5f9", null, 150000, "2026-01-30", null, 1795734815599, null]], []]');
INSERT INTO public.audit_states VALUES ('org_01m8d25eececdsw4fbmwmpsnv0', 35, 2, 'settlements', 'set_01m8d25gvfegprpxv493zqk5f9', '["set_01m8d25gvfegprpxv493zqk5f9", "org_01m8d25eececdsw4fbmwmpsnv0", "receipt", "sales", "posted", "con_01m8d25ev1erx8yc73av0kg10e", "bac_01m8d25er0ejy9v5xffbm7cf5d", "2026-01-30", 150000, 150000, null, "btx_01m8d25gb1ex2th1fdmd7y91b9", 1, "jnl_01m8d25gvfegprpxv493zqk5f9", null, null, "", 1795734815599, 1795734815599, 1, "2026-01-30", 1, "2026-01-30", "2026-01-30"]');
INSERT INTO public.audit_states VALUES ('org_01m8d25eececdsw4fbmwmpsnv0', 36, 1, 'bank_transactions', 'btx_01m8d25gb1ex2th1fdmd7y91b9', '["btx_01m8d25gb1ex2th1fdmd7y91b9", "org_01m8d25eececdsw4fbmwmpsnv0", "bac_01m8d25er0ejy9v5xffbm7cf5d", "2026-01-30", 150000, "FPI ABBEY SCHOOLS TRUST PART INV-0001", null, null, 1, "fpi abbey schools trust part inv-0001", "confirmed", null, "NV", null, "con_01m8d25ev1erx8yc73av0kg10e", "allocations", "jnl_01m8d25gvfegprpxv493zqk5f9", 2, null, "NV", 0, 1795734815599, 1795734815073, 1795734815599, 2, null, "328dd05df287413bbd6f750059372a7f48a2fe8810a1c938b25cc5b4201f7110", []]');
INSERT INTO public.audit_states VALUES ('org_01m8d25eececdsw4fbmwmpsnv0', 39, 1, 'invoices', 'inv_01m8d25f8te7fa4bfer9f0jfda', '["inv_01m8d25f8te7fa4bfer9f0jfda", "org_01m8d25eececdsw4fbmwmpsnv0", "sales", "invoice", "issued", "INV-0001", "con_01m8d25ev1erx8yc73av0kg10e", "2026-01-15", "2026-02-14", "exclusive", null, null, 195000, 39000, 234000, 234000, 0, "issued", "jnl_01m8d25f8te7fa4bferfpk6ytk", null, null, "inv-0001", 1795734813978, 1795734816331, 3, "2026-02-16", 2, "2026-01-30", "2026-02-16", [["org_01m8d25eececdsw4fbmwmpsnv0", 1, "Course design, 3 days", "3", "650.00", null, "acc_01m8d25eececdsw4fbhwh0g9va", "ST", null, 195000, 39000, 234000]], [["alc_01m8d25gvfegprpxv493zqk5f9", "org_01m8d25eececdsw4fbmwmpsnv0", "set_01m8d25gvfegprpxv493zqk5f9", null, 150000, "2026-01-30", null, 1795734815599, null], ["alc_01m8d25hjbe56rsp8d0w9hxcbh", "org_01m8d25eececdsw4fbmwmpsnv0", "set_01m8d25hjbe56rsp8d0w9hxcbh", null, 84000, "2026-02-16", null, 1795734816331, null]], []]');
INSERT INTO public.audit_states VALUES ('org_01m8d25eececdsw4fbmwmpsnv0', 39, 2, 'invoices', 'inv_01m8d25fdneat9td3rgddvrme7', '["inv_01m8d25fdneat9td3rgddvrme7", "org_01m8d25eececdsw4fbmwmpsnv0", "sales", "invoice", "issued", "INV-0002", "con_01m8d25ev1erx8yc73av0kg10e", "2026-01-28", "2026-02-27", "exclusive", null, null, 87000, 0, 87000, 87000, 0, "issued", "jnl_01m8d25fdneat9td3rgkbyg48w", null, null, "inv-0002", 1795734814133, 1795734816331, 2, "2026-02-16", 1, "2026-02-16", "2026-02-16", [["org_01m8d25eececdsw4fbmwmpsnv0", 1, "Workbooks", "120", "7.25", null, "acc_01m8d25eececdsw4fbj1655g8w", "ZR", null, 87000, 0, 87000]], [["alc_01m8d25hjbe56rsp8d0w9hxcbj", "org_01m8d25eececdsw4fbmwmpsnv0", "set_01m8d25hjbe56rsp8d0w9hxcbh", null, 87000, "2026-02-16", null, 1795734816331, null]], []]');
INSERT INTO public.audit_states VALUES ('org_01m8d25eececdsw4fbmwmpsnv0', 32, 5, 'bank_transactions', 'btx_01m8d25gb1ex2th1fdmkbas45v', '["btx_01m8d25gb1ex2th1fdmkbas45v", "org_01m8d25eececdsw4fbmwmpsnv0", "bac_01m8d25er0ejy9v5xffbm7cf5d", "2026-02-02", -3600, "CARD SLATEWORK SOFTWARE SUBSCRIPTION", null, null, 1, "card slatework software subscription", "unconfirmed", null, "NV", null, null, null, null, null, null, null, null, null, 1795734815073, 1795734815073, 1, null, "67141ee03747f94a367872676174183b43b71f3c3cdd657ed483571c76ec7c0e", []]');
INSERT INTO public.audit_states VALUES ('org_01m8d25eececdsw4fbmwmpsnv0', 32, 6, 'bank_transactions', 'btx_01m8d25gb1ex2th1fdmn806q26', '["btx_01m8d25gb1ex2th1fdmn806q26", "org_01m8d25eececdsw4fbmwmpsnv0", "bac_01m8d25er0ejy9v5xffbm7cf5d", "2026-02-10", -135000, "FPO HARCOURT LETTINGS HL-33", null, null, 1, "fpo harcourt lettings hl-33", "unconfirmed", null, "NV", null, null, null, null, null, null, null, null, null, 1795734815073, 1795734815073, 1, null, "a554bd883699f03b2433581dae214b19ef4ca02926a5399a2312d8445d2ae6f3", []]');
INSERT INTO public.audit_states VALUES ('org_01m8d25eececdsw4fbmwmpsnv0', 32, 7, 'bank_transactions', 'btx_01m8d25gb1ex2th1fdmt2nan5f', '["btx_01m8d25gb1ex2th1fdmt2nan5f", "org_01m8d25eececdsw4fbmwmpsnv0", "bac_01m8d25er0ejy9v5xffbm7cf5d", "2026-02-16", 171000, "FPI ABBEY SCHOOLS TRUST INV-0001 INV-0002", null, null, 1, "fpi abbey schools trust inv-0001 inv-0002", "unconfirmed", null, "NV", null, null, null, null, null, null, null, null, null, 1795734815073, 1795734815073, 1, null, "3a4f56ddd806837edc73f6f4dc68c99dacbe0696ccc891aed5fa4883ff1e7336", []]');
INSERT INTO public.audit_states VALUES ('org_01m8d25eececdsw4fbmwmpsnv0', 32, 8, 'bank_transactions', 'btx_01m8d25gb1ex2th1fdmzfhve1m', '["btx_01m8d25gb1ex2th1fdmzfhve1m", "org_01m8d25eececdsw4fbmwmpsnv0", "bac_01m8d25er0ejy9v5xffbm7cf5d", "2026-02-18", -5840, "CARD TRAINLINE.COM LONDON", null, null, 1, "card trainline.com london", "unconfirmed", null, "NV", null, null, null, null, null, null, null, null, null, 1795734815073, 1795734815073, 1, null, "56cf7dbbb1cce80aae434516f639c2ae3ac2f04ae4e3ec16a64f481c4271ce17", []]');
INSERT INTO public.audit_states VALUES ('org_01m8d25eececdsw4fbmwmpsnv0', 32, 9, 'bank_transactions', 'btx_01m8d25gb1ex2th1fdn33c935w', '["btx_01m8d25gb1ex2th1fdn33c935w", "org_01m8d25eececdsw4fbmwmpsnv0", "bac_01m8d25er0ejy9v5xffbm7cf5d", "2026-02-27", -40000, "FPO PRINTWELL PX-881", null, null, 1, "fpo printwell px-881", "unconfirmed", null, "NV", null, null, null, null, null, null, null, null, null, 1795734815073, 1795734815073, 1, null, "cbb4004e5f456dd9c35d050b3fe3c9e6b04bf0eab21532e492b097a7b21b73a1", []]');
INSERT INTO public.audit_states VALUES ('org_01m8d25eececdsw4fbmwmpsnv0', 32, 10, 'bank_transactions', 'btx_01m8d25gb1ex2th1fdn4peyjgj', '["btx_01m8d25gb1ex2th1fdn4peyjgj", "org_01m8d25eececdsw4fbmwmpsnv0", "bac_01m8d25er0ejy9v5xffbm7cf5d", "2026-03-02", -3600, "CARD SLATEWORK SOFTWARE SUBSCRIPTION", null, null, 1, "card slatework software subscription", "unconfirmed", null, "NV", null, null, null, null, null, null, null, null, null, 1795734815073, 1795734815073, 1, null, "c9f5fec85cb8d9a7ff4021b408ab259a9bb61a729b1b9895d3cbf4c028444205", []]');
INSERT INTO public.audit_states VALUES ('org_01m8d25eececdsw4fbmwmpsnv0', 32, 11, 'bank_transactions', 'btx_01m8d25gb1ex2th1fdn9c297te', '["btx_01m8d25gb1ex2th1fdn9c297te", "org_01m8d25eececdsw4fbmwmpsnv0", "bac_01m8d25er0ejy9v5xffbm7cf5d", "2026-03-06", 28200, "FPI KESTREL FITNESS CIC INV-0003", null, null, 1, "fpi kestrel fitness cic inv-0003", "unconfirmed", null, "NV", null, null, null, null, null, null, null, null, null, 1795734815073, 1795734815073, 1, null, "8e0352e4b1b35f89518582419b2ff0638d7196ea458695b1839482ea1b564551", []]');
INSERT INTO public.audit_states VALUES ('org_01m8d25eececdsw4fbmwmpsnv0', 32, 12, 'bank_transactions', 'btx_01m8d25gb1ex2th1fdnf0ebke0', '["btx_01m8d25gb1ex2th1fdnf0ebke0", "org_01m8d25eececdsw4fbmwmpsnv0", "bac_01m8d25er0ejy9v5xffbm7cf5d", "2026-03-16", 141840, "FPI MARLOW AND PIKE LLP INV-0004 LESS CN-0001", null, null, 1, "fpi marlow and pike llp inv-0004 less cn-0001", "unconfirmed", null, "NV", null, null, null, null, null, null, null, null, null, 1795734815073, 1795734815073, 1, null, "71e7888d7a34f0bcc91a019e775f105d0016a4f32f799edaf02f3d2a7290e64d", []]');
INSERT INTO public.audit_states VALUES ('org_01m8d25eececdsw4fbmwmpsnv0', 32, 13, 'bank_transactions', 'btx_01m8d25gb1ex2th1fdng9h6kcf', '["btx_01m8d25gb1ex2th1fdng9h6kcf", "org_01m8d25eececdsw4fbmwmpsnv0", "bac_01m8d25er0ejy9v5xffbm7cf5d", "2026-03-20", -750, "TOTAL CHARGES TO 19MAR2026", null, null, 1, "total charges to 19mar2026", "unconfirmed", null, "NV", null, null, null, null, null, null, null, null, null, 1795734815073, 1795734815073, 1, null, "f0ba29b088e504eae3e9a2fe7a0600dae5d622db4b4b80ccffa83595db79f5c3", []]');
INSERT INTO public.audit_states VALUES ('org_01m8d25eececdsw4fbmwmpsnv0', 32, 14, 'bank_transactions', 'btx_01m8d25gb1ex2th1fdnqa5yrcx', '["btx_01m8d25gb1ex2th1fdnqa5yrcx", "org_01m8d25eececdsw4fbmwmpsnv0", "bac_01m8d25er0ejy9v5xffbm7cf5d", "2026-03-25", -200000, "TFR TO SAVINGS", null, null, 1, "tfr to savings", "unconfirmed", null, "NV", null, null, null, null, null, null, null, null, null, 1795734815073, 1795734815073, 1, null, "b7b90b8ee2bd4f650d5f978b5912eb492294e4044b7d3c5c2e065ca73b855eae", []]');
INSERT INTO public.audit_states VALUES ('org_01m8d25eececdsw4fbmwmpsnv0', 32, 15, 'bank_transactions', 'btx_01m8d25gb1ex2th1fdnsz6h0jm', '["btx_01m8d25gb1ex2th1fdnsz6h0jm", "org_01m8d25eececdsw4fbmwmpsnv0", "bac_01m8d25er0ejy9v5xffbm7cf5d", "2026-03-31", -93655, "FPO J WREN NET PAY MARCH", null, null, 1, "fpo j wren net pay march", "unconfirmed", null, "NV", null, null, null, null, null, null, null, null, null, 1795734815073, 1795734815073, 1, null, "b723781a8f8f5c03549e3d18755201bd640e2ac657779e194ac48817223ffdee", []]');
INSERT INTO public.audit_states VALUES ('org_01m8d25eececdsw4fbmwmpsnv0', 37, 1, 'invoices', 'inv_01m8d25fe9esqvsxbm6565x5br', '["inv_01m8d25fe9esqvsxbm6565x5br", "org_01m8d25eececdsw4fbmwmpsnv0", "purchase", "invoice", "issued", "HL-33", "con_01m8d25f1yehd9zd55927m5vgn", "2026-02-01", "2026-03-03", "exclusive", null, null, 135000, 0, 135000, 135000, 0, "issued", "jnl_01m8d25fe9esqvsxbm6ar38cg6", null, null, "hl-33", 1795734814153, 1795734815950, 2, "2026-02-10", 1, "2026-02-10", "2026-02-10", [["org_01m8d25eececdsw4fbmwmpsnv0", 1, "Rent, January to March", "1", "1350.00", null, "acc_01m8d25eececdsw4fbka797mrw", "EX", null, 135000, 0, 135000]], [["alc_01m8d25h6eexj8tac0aj80q1er", "org_01m8d25eececdsw4fbmwmpsnv0", "set_01m8d25h6eexj8tac0aj80q1er", null, 135000, "2026-02-10", null, 1795734815950, null]], []]');
INSERT INTO public.audit_states VALUES ('org_01m8d25eececdsw4fbmwmpsnv0', 37, 2, 'settlements', 'set_01m8d25h6eexj8tac0aj80q1er', '["set_01m8d25h6eexj8tac0aj80q1er", "org_01m8d25eececdsw4fbmwmpsnv0", "payment", "purchase", "posted", "con_01m8d25f1yehd9zd55927m5vgn", "bac_01m8d25er0ejy9v5xffbm7cf5d", "2026-02-10", 135000, 135000, null, "btx_01m8d25gb1ex2th1fdmn806q26", 1, "jnl_01m8d25h6eexj8tac0aj80q1er", null, null, "", 1795734815950, 1795734815950, 1, "2026-02-10", 1, "2026-02-10", "2026-02-10"]');
INSERT INTO public.audit_states VALUES ('org_01m8d25eececdsw4fbmwmpsnv0', 38, 1, 'bank_transactions', 'btx_01m8d25gb1ex2th1fdmn806q26', '["btx_01m8d25gb1ex2th1fdmn806q26", "org_01m8d25eececdsw4fbmwmpsnv0", "bac_01m8d25er0ejy9v5xffbm7cf5d", "2026-02-10", -135000, "FPO HARCOURT LETTINGS HL-33", null, null, 1, "fpo harcourt lettings hl-33", "confirmed", null, "NV", null, "con_01m8d25f1yehd9zd55927m5vgn", "allocations", "jnl_01m8d25h6eexj8tac0aj80q1er", 2, null, "NV", 0, 1795734815950, 1795734815073, 1795734815950, 2, null, "a554bd883699f03b2433581dae214b19ef4ca02926a5399a2312d8445d2ae6f3", []]');
INSERT INTO public.audit_states VALUES ('org_01m8d25eececdsw4fbmwmpsnv0', 58, 1, 'organisations', 'org_01m8d25eececdsw4fbmwmpsnv0', '["org_01m8d25eececdsw4fbmwmpsnv0", "Wren & Marsh Ltd", "GBP", "GB", "03-31", 1, null, "standard", null, "line", "active", null, 1795734813132, 1795734813132, 1, 0, "2026-03-31"]');
INSERT INTO public.audit_states VALUES ('org_01m8d25eececdsw4fbmwmpsnv0', 39, 3, 'settlements', 'set_01m8d25hjbe56rsp8d0w9hxcbh', '["set_01m8d25hjbe56rsp8d0w9hxcbh", "org_01m8d25eececdsw4fbmwmpsnv0", "receipt", "sales", "posted", "con_01m8d25ev1erx8yc73av0kg10e", "bac_01m8d25er0ejy9v5xffbm7cf5d", "2026-02-16", 171000, 171000, null, "btx_01m8d25gb1ex2th1fdmt2nan5f", 1, "jnl_01m8d25hjbe56rsp8d0w9hxcbh", null, null, "", 1795734816331, 1795734816331, 1, "2026-02-16", 2, "2026-02-16", "2026-02-16"]');
INSERT INTO public.audit_states VALUES ('org_01m8d25eececdsw4fbmwmpsnv0', 40, 1, 'bank_transactions', 'btx_01m8d25gb1ex2th1fdmt2nan5f', '["btx_01m8d25gb1ex2th1fdmt2nan5f", "org_01m8d25eececdsw4fbmwmpsnv0", "bac_01m8d25er0ejy9v5xffbm7cf5d", "2026-02-16", 171000, "FPI ABBEY SCHOOLS TRUST INV-0001 INV-0002", null, null, 1, "fpi abbey schools trust inv-0001 inv-0002", "confirmed", null, "NV", null, "con_01m8d25ev1erx8yc73av0kg10e", "allocations", "jnl_01m8d25hjbe56rsp8d0w9hxcbh", 2, null, "NV", 0, 1795734816331, 1795734815073, 1795734816331, 2, null, "3a4f56ddd806837edc73f6f4dc68c99dacbe0696ccc891aed5fa4883ff1e7336", []]');
INSERT INTO public.audit_states VALUES ('org_01m8d25eececdsw4fbmwmpsnv0', 41, 1, 'invoices', 'inv_01m8d25f9mepr9bhef122hvrbj', '["inv_01m8d25f9mepr9bhef122hvrbj", "org_01m8d25eececdsw4fbmwmpsnv0", "purchase", "invoice", "issued", "PX-881", "con_01m8d25ezzencr52z7dq3xxkd5", "2026-01-20", "2026-02-19", "exclusive", null, null, 41200, 0, 41200, 40000, 0, "issued", "jnl_01m8d25f9mepr9bhef177k72cy", null, null, "px-881", 1795734814004, 1795734816647, 2, "9999-99-99", 1, "2026-02-27", "2026-02-27", [["org_01m8d25eececdsw4fbmwmpsnv0", 1, "Printing of workbooks", "1", "412.00", null, "acc_01m8d25eececdsw4fbjktek78w", "ZR", null, 41200, 0, 41200]], [["alc_01m8d25hw7ezx9bk4nxvxns3vb", "org_01m8d25eececdsw4fbmwmpsnv0", "set_01m8d25hw7ezx9bk4nxvxns3vb", null, 40000, "2026-02-27", null, 1795734816647, null]], []]');
INSERT INTO public.audit_states VALUES ('org_01m8d25eececdsw4fbmwmpsnv0', 41, 2, 'settlements', 'set_01m8d25hw7ezx9bk4nxvxns3vb', '["set_01m8d25hw7ezx9bk4nxvxns3vb", "org_01m8d25eececdsw4fbmwmpsnv0", "payment", "purchase", "posted", "con_01m8d25ezzencr52z7dq3xxkd5", "bac_01m8d25er0ejy9v5xffbm7cf5d", "2026-02-27", 40000, 40000, null, "btx_01m8d25gb1ex2th1fdn33c935w", 1, "jnl_01m8d25hw7ezx9bk4nxvxns3vb", null, null, "", 1795734816647, 1795734816647, 1, "2026-02-27", 1, "2026-02-27", "2026-02-27"]');
INSERT INTO public.audit_states VALUES ('org_01m8d25eececdsw4fbmwmpsnv0', 42, 1, 'bank_transactions', 'btx_01m8d25gb1ex2th1fdn33c935w', '["btx_01m8d25gb1ex2th1fdn33c935w", "org_01m8d25eececdsw4fbmwmpsnv0", "bac_01m8d25er0ejy9v5xffbm7cf5d", "2026-02-27", -40000, "FPO PRINTWELL PX-881", null, null, 1, "fpo printwell px-881", "confirmed", null, "NV", null, "con_01m8d25ezzencr52z7dq3xxkd5", "allocations", "jnl_01m8d25hw7ezx9bk4nxvxns3vb", 2, null, "NV", 0, 1795734816647, 1795734815073, 1795734816647, 2, null, "cbb4004e5f456dd9c35d050b3fe3c9e6b04bf0eab21532e492b097a7b21b73a1", []]');
INSERT INTO public.audit_states VALUES ('org_01m8d25eececdsw4fbmwmpsnv0', 45, 1, 'settlements', 'set_01m8d25g77e578eam4mdwxhcj2', '["set_01m8d25g77e578eam4mdwxhcj2", "org_01m8d25eececdsw4fbmwmpsnv0", "receipt", "sales", "posted", "con_01m8d25ewne58sza6m602s8vns", "bac_01m8d25er0ejy9v5xffbm7cf5d", "2026-03-06", 28200, 28200, null, "btx_01m8d25gb1ex2th1fdn9c297te", 0, "jnl_01m8d25g77e578eam4mhwf83s3", null, null, "", 1795734814951, 1795734817112, 2, "2026-03-06", 1, "2026-03-06", "2026-03-06"]');
INSERT INTO public.audit_states VALUES ('org_01m8d25eececdsw4fbmwmpsnv0', 46, 1, 'bank_transactions', 'btx_01m8d25gb1ex2th1fdn9c297te', '["btx_01m8d25gb1ex2th1fdn9c297te", "org_01m8d25eececdsw4fbmwmpsnv0", "bac_01m8d25er0ejy9v5xffbm7cf5d", "2026-03-06", 28200, "FPI KESTREL FITNESS CIC INV-0003", null, null, 1, "fpi kestrel fitness cic inv-0003", "confirmed", null, "NV", null, "con_01m8d25ewne58sza6m602s8vns", "match", "jnl_01m8d25g77e578eam4mhwf83s3", 2, null, "NV", 0, 1795734817112, 1795734815073, 1795734817112, 2, null, "8e0352e4b1b35f89518582419b2ff0638d7196ea458695b1839482ea1b564551", []]');
INSERT INTO public.audit_states VALUES ('org_01m8d25eececdsw4fbmwmpsnv0', 47, 1, 'bank_transactions', 'btx_01m8d25gb1ex2th1fdnqa5yrcx', '["btx_01m8d25gb1ex2th1fdnqa5yrcx", "org_01m8d25eececdsw4fbmwmpsnv0", "bac_01m8d25er0ejy9v5xffbm7cf5d", "2026-03-25", -200000, "TFR TO SAVINGS", null, null, 1, "tfr to savings", "confirmed", null, "NV", null, null, "transfer", "jnl_01m8d25jeaemc87f5y0t3s81yg", 1, null, "NV", 0, 1795734817226, 1795734815073, 1795734817226, 2, null, "b7b90b8ee2bd4f650d5f978b5912eb492294e4044b7d3c5c2e065ca73b855eae", []]');
INSERT INTO public.audit_states VALUES ('org_01m8d25eececdsw4fbmwmpsnv0', 53, 1, 'bank_transactions', 'btx_01m8d25gb1ex2th1fdmzfhve1m', '["btx_01m8d25gb1ex2th1fdmzfhve1m", "org_01m8d25eececdsw4fbmwmpsnv0", "bac_01m8d25er0ejy9v5xffbm7cf5d", "2026-02-18", -5840, "CARD TRAINLINE.COM LONDON", null, null, 1, "card trainline.com london", "confirmed", "acc_01m8d25eececdsw4fbm1jah9f3", "ZR", null, null, "account", "jnl_01m8d25kfdekfasfz7zktrxeh3", 1, "acc_01m8d25eececdsw4fbm1jah9f3", "ZR", 0, 1795734818285, 1795734815073, 1795734818285, 3, null, "56cf7dbbb1cce80aae434516f639c2ae3ac2f04ae4e3ec16a64f481c4271ce17", []]');
INSERT INTO public.audit_states VALUES ('org_01m8d25eececdsw4fbmwmpsnv0', 54, 1, 'bank_transactions', 'btx_01m8d25gb1ex2th1fdn4peyjgj', '["btx_01m8d25gb1ex2th1fdn4peyjgj", "org_01m8d25eececdsw4fbmwmpsnv0", "bac_01m8d25er0ejy9v5xffbm7cf5d", "2026-03-02", -3600, "CARD SLATEWORK SOFTWARE SUBSCRIPTION", null, null, 1, "card slatework software subscription", "confirmed", "acc_01m8d25eececdsw4fbkr15phz4", "ST", null, null, "account", "jnl_01m8d25khyev89ggd9eh9rre0r", 1, "acc_01m8d25eececdsw4fbkr15phz4", "ST", -600, 1795734818366, 1795734815073, 1795734818366, 3, null, "c9f5fec85cb8d9a7ff4021b408ab259a9bb61a729b1b9895d3cbf4c028444205", []]');
INSERT INTO public.audit_states VALUES ('org_01m8d25eececdsw4fbmwmpsnv0', 55, 1, 'bank_transactions', 'btx_01m8d25gb1ex2th1fdmkbas45v', '["btx_01m8d25gb1ex2th1fdmkbas45v", "org_01m8d25eececdsw4fbmwmpsnv0", "bac_01m8d25er0ejy9v5xffbm7cf5d", "2026-02-02", -3600, "CARD SLATEWORK SOFTWARE SUBSCRIPTION", null, null, 1, "card slatework software subscription", "confirmed", "acc_01m8d25eececdsw4fbkr15phz4", "ST", null, null, "account", "jnl_01m8d25kmhetzak08r68zenag9", 1, "acc_01m8d25eececdsw4fbkr15phz4", "ST", -600, 1795734818449, 1795734815073, 1795734818449, 3, null, "67141ee03747f94a367872676174183b43b71f3c3cdd657ed483571c76ec7c0e", []]');
INSERT INTO public.audit_states VALUES ('org_01m8d25eececdsw4fbmwmpsnv0', 56, 1, 'bank_transactions', 'btx_01m8d25gb1ex2th1fdng9h6kcf', '["btx_01m8d25gb1ex2th1fdng9h6kcf", "org_01m8d25eececdsw4fbmwmpsnv0", "bac_01m8d25er0ejy9v5xffbm7cf5d", "2026-03-20", -750, "TOTAL CHARGES TO 19MAR2026", null, null, 1, "total charges to 19mar2026", "confirmed", "acc_01m8d25eececdsw4fbmp84md5g", "EX", null, null, "account", "jnl_01m8d25kq9e14a1w6xxhv4cqe1", 1, "acc_01m8d25eececdsw4fbmp84md5g", "EX", 0, 1795734818537, 1795734815073, 1795734818537, 3, null, "f0ba29b088e504eae3e9a2fe7a0600dae5d622db4b4b80ccffa83595db79f5c3", []]');
INSERT INTO public.audit_states VALUES ('org_01m8d25eececdsw4fbmwmpsnv0', 59, 1, 'organisations', 'org_01m8d25eececdsw4fbmwmpsnv0', '["org_01m8d25eececdsw4fbmwmpsnv0", "Wren & Marsh Ltd", "GBP", "GB", "03-31", 1, null, "standard", null, "line", "active", "2026-03-31", 1795734813132, 1795734818848, 2, 0, "2026-03-31"]');
INSERT INTO public.audit_states VALUES ('org_01m8d25eececdsw4fbmwmpsnv0', 51, 1, 'bank_transactions', 'btx_01m8d25gb1ex2th1fdn4peyjgj', '["btx_01m8d25gb1ex2th1fdn4peyjgj", "org_01m8d25eececdsw4fbmwmpsnv0", "bac_01m8d25er0ejy9v5xffbm7cf5d", "2026-03-02", -3600, "CARD SLATEWORK SOFTWARE SUBSCRIPTION", null, null, 1, "card slatework software subscription", "unconfirmed", "acc_01m8d25eececdsw4fbkr15phz4", "ST", null, null, null, null, null, null, null, null, null, 1795734815073, 1795734818092, 2, null, "c9f5fec85cb8d9a7ff4021b408ab259a9bb61a729b1b9895d3cbf4c028444205", []]');
INSERT INTO public.audit_states VALUES ('org_01m8d25eececdsw4fbmwmpsnv0', 52, 1, 'bank_transactions', 'btx_01m8d25gb1ex2th1fdng9h6kcf', '["btx_01m8d25gb1ex2th1fdng9h6kcf", "org_01m8d25eececdsw4fbmwmpsnv0", "bac_01m8d25er0ejy9v5xffbm7cf5d", "2026-03-20", -750, "TOTAL CHARGES TO 19MAR2026", null, null, 1, "total charges to 19mar2026", "unconfirmed", "acc_01m8d25eececdsw4fbmp84md5g", "EX", null, null, null, null, null, null, null, null, null, 1795734815073, 1795734818092, 2, null, "f0ba29b088e504eae3e9a2fe7a0600dae5d622db4b4b80ccffa83595db79f5c3", []]');
INSERT INTO public.audit_states VALUES ('org_01m8d25eececdsw4fbmwmpsnv0', 57, 1, 'vat_returns', 'vrt_01m8d25kxbey1arxq2z2eng8cj', '["vrt_01m8d25kxbey1arxq2z2eng8cj", "org_01m8d25eececdsw4fbmwmpsnv0", "2026-01-01", "2026-03-31", "draft", "[]", null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, 1795734818731, 1795734818731, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8d25e0teg2vb8x4vxz9ma0q', 7, 1, 'bank_transactions', 'btx_01m8d25n6neawbz4x9xjc75kpg', '["btx_01m8d25n6neawbz4x9xjc75kpg", "org_01m8d25e0teg2vb8x4vxz9ma0q", "bac_01m8d25ecmem48vwjnkc9mk2zd", "2026-03-02", -50000, "CARD 4417 SCREWFIX", null, null, 1, "card 4417 screwfix", "confirmed", null, "NV", null, null, "match", "jnl_01m8d25n74es6b52gcwgyh62pz", 2, null, null, 0, 1795734820142, 1795734820053, 1795734820142, 2, null, "0ed9bb1b0d55af6c307ff282ecdc85bc1bd02e3792ac92d0af03bb4a90c6ddd4", []]');
INSERT INTO public.audit_states VALUES ('org_01m8d25eececdsw4fbmwmpsnv0', 58, 2, 'vat_returns', 'vrt_01m8d25kxbey1arxq2z2eng8cj', '["vrt_01m8d25kxbey1arxq2z2eng8cj", "org_01m8d25eececdsw4fbmwmpsnv0", "2026-01-01", "2026-03-31", "finalised", "[]", "standard", null, 477600, 69840, 342690, 31980, 69840, 0, 69840, 31980, 37860, 477600, 342700, 0, 0, null, 1795734818802, 1795734818731, 1795734818802, 2]');
INSERT INTO public.audit_states VALUES ('org_01m8d25e0teg2vb8x4vxz9ma0q', 4, 1, 'organisations', 'org_01m8d25e0teg2vb8x4vxz9ma0q', '["org_01m8d25e0teg2vb8x4vxz9ma0q", "Acorn Ltd", "GBP", "GB", "03-31", 1, null, "standard", null, "line", "active", null, 1795734812698, 1795734812698, 1, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8d25e0teg2vb8x4vxz9ma0q', 4, 2, 'tax_rates', 'ST/2026-02-01', '["org_01m8d25e0teg2vb8x4vxz9ma0q", "ST", "2026-02-01", 190000]');
INSERT INTO public.audit_states VALUES ('org_01m8d25e0teg2vb8x4vxz9ma0q', 5, 1, 'bank_transactions', 'btx_01m8d25n6neawbz4x9xjc75kpg', '["btx_01m8d25n6neawbz4x9xjc75kpg", "org_01m8d25e0teg2vb8x4vxz9ma0q", "bac_01m8d25ecmem48vwjnkc9mk2zd", "2026-03-02", -50000, "CARD 4417 SCREWFIX", null, null, 1, "card 4417 screwfix", "unconfirmed", null, "NV", null, null, null, null, null, null, null, null, null, 1795734820053, 1795734820053, 1, null, "0ed9bb1b0d55af6c307ff282ecdc85bc1bd02e3792ac92d0af03bb4a90c6ddd4", []]');
INSERT INTO public.audit_states VALUES ('org_01m8d25e0teg2vb8x4vxz9ma0q', 8, 1, 'bank_transactions', 'btx_01m8d25n6neawbz4x9xjc75kpg', '["btx_01m8d25n6neawbz4x9xjc75kpg", "org_01m8d25e0teg2vb8x4vxz9ma0q", "bac_01m8d25ecmem48vwjnkc9mk2zd", "2026-03-02", -50000, "CARD 4417 SCREWFIX", null, null, 1, "card 4417 screwfix", "unconfirmed", null, "NV", null, null, null, null, null, null, null, null, null, 1795734820053, 1795734820153, 3, null, "0ed9bb1b0d55af6c307ff282ecdc85bc1bd02e3792ac92d0af03bb4a90c6ddd4", [["org_01m8d25e0teg2vb8x4vxz9ma0q", "jnl_01m8d25n74es6b52gcwgyh62pz"]]]');
INSERT INTO public.bank_accounts VALUES ('bac_01m8d25ecmem48vwjnkc9mk2zd', 'org_01m8d25e0teg2vb8x4vxz9ma0q', 'acc_01m8d25e0teg2vb8x4q3nxw3bp', 'Current', 'current', NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1795734813076, 1795734813076, 1, NULL);
INSERT INTO public.bank_accounts VALUES ('bac_01m8d25esjeyavfwjq7mx5syqf', 'org_01m8d25eececdsw4fbmwmpsnv0', 'acc_01m8d25esjeyavfwjq7svx81mc', 'Savings', 'savings', NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1795734813490, 1795734813490, 1, NULL);
INSERT INTO public.bank_accounts VALUES ('bac_01m8d25er0ejy9v5xffbm7cf5d', 'org_01m8d25eececdsw4fbmwmpsnv0', 'acc_01m8d25eececdsw4fbg0x8mff9', 'Current', 'current', NULL, NULL, NULL, 1000000, '2026-01-01', 'jnl_01m8d25er0ejy9v5xffkwb68md', 900715, 1795734813440, 1795734815073, 2, '2026-03-31');
INSERT INTO public.bank_transactions VALUES ('btx_01m8d25gb1ex2th1fdm9p4hhg9', 'org_01m8d25eececdsw4fbmwmpsnv0', 'bac_01m8d25er0ejy9v5xffbm7cf5d', '2026-01-22', -107880, 'FPO TECHBARN LTD TB-0117', NULL, NULL, '\x1272808c0b8e7153718481fdd8cad3bca1177a0d294a925b0d41e3b4b2ae4845', 1, 'fpo techbarn ltd tb-0117', 'confirmed', NULL, 'NV', NULL, 'con_01m8d25f10esyvfa5hgmratkka', 'allocations', 'jnl_01m8d25ggrejza1zwa0xvyb31m', 2, NULL, 'NV', 0, 1795734815256, 1795734815073, 1795734815256, 2, NULL);
INSERT INTO public.bank_transactions VALUES ('btx_01m8d25gb1ex2th1fdmd7y91b9', 'org_01m8d25eececdsw4fbmwmpsnv0', 'bac_01m8d25er0ejy9v5xffbm7cf5d', '2026-01-30', 150000, 'FPI ABBEY SCHOOLS TRUST PART INV-0001', NULL, NULL, '\x328dd05df287413bbd6f750059372a7f48a2fe8810a1c938b25cc5b4201f7110', 1, 'fpi abbey schools trust part inv-0001', 'confirmed', NULL, 'NV', NULL, 'con_01m8d25ev1erx8yc73av0kg10e', 'allocations', 'jnl_01m8d25gvfegprpxv493zqk5f9', 2, NULL, 'NV', 0, 1795734815599, 1795734815073, 1795734815599, 2, NULL);
INSERT INTO public.bank_transactions VALUES ('btx_01m8d25gb1ex2th1fdmn806q26', 'org_01m8d25eececdsw4fbmwmpsnv0', 'bac_01m8d25er0ejy9v5xffbm7cf5d', '2026-02-10', -135000, 'FPO HARCOURT LETTINGS HL-33', NULL, NULL, '\xa554bd883699f03b2433581dae214b19ef4ca02926a5399a2312d8445d2ae6f3', 1, 'fpo harcourt lettings hl-33', 'confirmed', NULL, 'NV', NULL, 'con_01m8d25f1yehd9zd55927m5vgn', 'allocations', 'jnl_01m8d25h6eexj8tac0aj80q1er', 2, NULL, 'NV', 0, 1795734815950, 1795734815073, 1795734815950, 2, NULL);
INSERT INTO public.bank_transactions VALUES ('btx_01m8d25gb1ex2th1fdmt2nan5f', 'org_01m8d25eececdsw4fbmwmpsnv0', 'bac_01m8d25er0ejy9v5xffbm7cf5d', '2026-02-16', 171000, 'FPI ABBEY SCHOOLS TRUST INV-0001 INV-0002', NULL, NULL, '\x3a4f56ddd806837edc73f6f4dc68c99dacbe0696ccc891aed5fa4883ff1e7336', 1, 'fpi abbey schools trust inv-0001 inv-0002', 'confirmed', NULL, 'NV', NULL, 'con_01m8d25ev1erx8yc73av0kg10e', 'allocations', 'jnl_01m8d25hjbe56rsp8d0w9hxcbh', 2, NULL, 'NV', 0, 1795734816331, 1795734815073, 1795734816331, 2, NULL);
INSERT INTO public.bank_transactions VALUES ('btx_01m8d25gb1ex2th1fdn33c935w', 'org_01m8d25eececdsw4fbmwmpsnv0', 'bac_01m8d25er0ejy9v5xffbm7cf5d', '2026-02-27', -40000, 'FPO PRINTWELL PX-881', NULL, NULL, '\xcbb4004e5f456dd9c35d050b3fe3c9e6b04bf0eab21532e492b097a7b21b73a1', 1, 'fpo printwell px-881', 'confirmed', NULL, 'NV', NULL, 'con_01m8d25ezzencr52z7dq3xxkd5', 'allocations', 'jnl_01m8d25hw7ezx9bk4nxvxns3vb', 2, NULL, 'NV', 0, 1795734816647, 1795734815073, 1795734816647, 2, NULL);
INSERT INTO public.bank_transactions VALUES ('btx_01m8d25gb1ex2th1fdnf0ebke0', 'org_01m8d25eececdsw4fbmwmpsnv0', 'bac_01m8d25er0ejy9v5xffbm7cf5d', '2026-03-16', 141840, 'FPI MARLOW AND PIKE LLP INV-0004 LESS CN-0001', NULL, NULL, '\x71e7888d7a34f0bcc91a019e775f105d0016a4f32f799edaf02f3d2a7290e64d', 1, 'fpi marlow and pike llp inv-0004 less cn-0001', 'confirmed', NULL, 'NV', NULL, 'con_01m8d25ez3edx9k8hme2szzwre', 'allocations', 'jnl_01m8d25j2def8tmb3vfqy2rtwm', 2, NULL, 'NV', 0, 1795734816845, 1795734815073, 1795734816845, 2, NULL);
INSERT INTO public.bank_transactions VALUES ('btx_01m8d25gb1ex2th1fdn9c297te', 'org_01m8d25eececdsw4fbmwmpsnv0', 'bac_01m8d25er0ejy9v5xffbm7cf5d', '2026-03-06', 28200, 'FPI KESTREL FITNESS CIC INV-0003', NULL, NULL, '\x8e0352e4b1b35f89518582419b2ff0638d7196ea458695b1839482ea1b564551', 1, 'fpi kestrel fitness cic inv-0003', 'confirmed', NULL, 'NV', NULL, 'con_01m8d25ewne58sza6m602s8vns', 'match', 'jnl_01m8d25g77e578eam4mhwf83s3', 2, NULL, 'NV', 0, 1795734817112, 1795734815073, 1795734817112, 2, NULL);
INSERT INTO public.bank_transactions VALUES ('btx_01m8d25gb1ex2th1fdnqa5yrcx', 'org_01m8d25eececdsw4fbmwmpsnv0', 'bac_01m8d25er0ejy9v5xffbm7cf5d', '2026-03-25', -200000, 'TFR TO SAVINGS', NULL, NULL, '\xb7b90b8ee2bd4f650d5f978b5912eb492294e4044b7d3c5c2e065ca73b855eae', 1, 'tfr to savings', 'confirmed', NULL, 'NV', NULL, NULL, 'transfer', 'jnl_01m8d25jeaemc87f5y0t3s81yg', 1, NULL, 'NV', 0, 1795734817226, 1795734815073, 1795734817226, 2, NULL);
INSERT INTO public.bank_transactions VALUES ('btx_01m8d25gb1ex2th1fdnsz6h0jm', 'org_01m8d25eececdsw4fbmwmpsnv0', 'bac_01m8d25er0ejy9v5xffbm7cf5d', '2026-03-31', -93655, 'FPO J WREN NET PAY MARCH', NULL, NULL, '\xb723781a8f8f5c03549e3d18755201bd640e2ac657779e194ac48817223ffdee', 1, 'fpo j wren net pay march', 'confirmed', 'acc_01m8d25eececdsw4fbgrs3bs6c', 'NV', NULL, NULL, 'account', 'jnl_01m8d25jn0eak8v8bk9q3kmc5v', 1, 'acc_01m8d25eececdsw4fbgrs3bs6c', 'NV', 0, 1795734817440, 1795734815073, 1795734817440, 2, NULL);
INSERT INTO public.bank_transactions VALUES ('btx_01m8d25gb1ex2th1fdmzfhve1m', 'org_01m8d25eececdsw4fbmwmpsnv0', 'bac_01m8d25er0ejy9v5xffbm7cf5d', '2026-02-18', -5840, 'CARD TRAINLINE.COM LONDON', NULL, NULL, '\x56cf7dbbb1cce80aae434516f639c2ae3ac2f04ae4e3ec16a64f481c4271ce17', 1, 'card trainline.com london', 'confirmed', 'acc_01m8d25eececdsw4fbm1jah9f3', 'ZR', NULL, NULL, 'account', 'jnl_01m8d25kfdekfasfz7zktrxeh3', 1, 'acc_01m8d25eececdsw4fbm1jah9f3', 'ZR', 0, 1795734818285, 1795734815073, 1795734818285, 3, NULL);
INSERT INTO public.bank_transactions VALUES ('btx_01m8d25gb1ex2th1fdn4peyjgj', 'org_01m8d25eececdsw4fbmwmpsnv0', 'bac_01m8d25er0ejy9v5xffbm7cf5d', '2026-03-02', -3600, 'CARD SLATEWORK SOFTWARE SUBSCRIPTION', NULL, NULL, '\xc9f5fec85cb8d9a7ff4021b408ab259a9bb61a729b1b9895d3cbf4c028444205', 1, 'card slatework software subscription', 'confirmed', 'acc_01m8d25eececdsw4fbkr15phz4', 'ST', NULL, NULL, 'account', 'jnl_01m8d25khyev89ggd9eh9rre0r', 1, 'acc_01m8d25eececdsw4fbkr15phz4', 'ST', -600, 1795734818366, 1795734815073, 1795734818366, 3, NULL);
INSERT INTO public.bank_transactions VALUES ('btx_01m8d25gb1ex2th1fdmkbas45v', 'org_01m8d25eececdsw4fbmwmpsnv0', 'bac_01m8d25er0ejy9v5xffbm7cf5d', '2026-02-02', -3600, 'CARD SLATEWORK SOFTWARE SUBSCRIPTION', NULL, NULL, '\x67141ee03747f94a367872676174183b43b71f3c3cdd657ed483571c76ec7c0e', 1, 'card slatework software subscription', 'confirmed', 'acc_01m8d25eececdsw4fbkr15phz4', 'ST', NULL, NULL, 'account', 'jnl_01m8d25kmhetzak08r68zenag9', 1, 'acc_01m8d25eececdsw4fbkr15phz4', 'ST', -600, 1795734818449, 1795734815073, 1795734818449, 3, NULL);
INSERT INTO public.bank_transactions VALUES ('btx_01m8d25gb1ex2th1fdng9h6kcf', 'org_01m8d25eececdsw4fbmwmpsnv0', 'bac_01m8d25er0ejy9v5xffbm7cf5d', '2026-03-20', -750, 'TOTAL CHARGES TO 19MAR2026', NULL, NULL, '\xf0ba29b088e504eae3e9a2fe7a0600dae5d622db4b4b80ccffa83595db79f5c3', 1, 'total charges to 19mar2026', 'confirmed', 'acc_01m8d25eececdsw4fbmp84md5g', 'EX', NULL, NULL, 'account', 'jnl_01m8d25kq9e14a1w6xxhv4cqe1', 1, 'acc_01m8d25eececdsw4fbmp84md5g', 'EX', 0, 1795734818537, 1795734815073, 1795734818537, 3, NULL);
INSERT INTO public.bank_transactions VALUES ('btx_01m8d25n6neawbz4x9xjc75kpg', 'org_01m8d25e0teg2vb8x4vxz9ma0q', 'bac_01m8d25ecmem48vwjnkc9mk2zd', '2026-03-02', -50000, 'CARD 4417 SCREWFIX', NULL, NULL, '\x0ed9bb1b0d55af6c307ff282ecdc85bc1bd02e3792ac92d0af03bb4a90c6ddd4', 1, 'card 4417 screwfix', 'unconfirmed', NULL, 'NV', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1795734820053, 1795734820153, 3, NULL);
INSERT INTO public.blobs VALUES ('01a21a22d44d72f4b264f922b42bd407', 375, 1, 1795734819917, '\x28b52ffd607700cd0800040f7b2273756d6d617279223a7b227665726966696564223a747275652c2262616e6b5f726f7773223a332c22626f6f6d6174636865645f636f756e746d697373696e675f66726f6d5f626f6f6b73302c2272656d6f76657d2c22637265646974735f63686172676564636174696f6e223a7b2269735f65787065637465645f6e65745f64697363726570616e6379223a302e30302c2261637475616c656666656374726561736f6e223a2254686520756e20726f7773206578706c61696e207468652077686f6c6520646966666572656e6365206265747765656e2062616e6b20616e64202e227d223a5b5d223a5b5d7d0e007c4b48c0a28340404e932b4f820e7a4964b66533fef11344e10a3fa904d4b38712df61cc32');
INSERT INTO public.contacts VALUES ('con_01m8d25ev1erx8yc73av0kg10e', 'org_01m8d25eececdsw4fbmwmpsnv0', 'customer', 'Abbey Schools Trust', NULL, NULL, NULL, NULL, NULL, 30, NULL, NULL, 'active', 'abbey schools trust', 1795734813537, 1795734813537, 1);
INSERT INTO public.contacts VALUES ('con_01m8d25ewne58sza6m602s8vns', 'org_01m8d25eececdsw4fbmwmpsnv0', 'customer', 'Kestrel Fitness CIC', NULL, NULL, NULL, NULL, NULL, 30, NULL, NULL, 'active', 'kestrel fitness cic', 1795734813589, 1795734813589, 1);
INSERT INTO public.contacts VALUES ('con_01m8d25ez3edx9k8hme2szzwre', 'org_01m8d25eececdsw4fbmwmpsnv0', 'customer', 'Marlow & Pike LLP', NULL, NULL, NULL, NULL, NULL, 30, NULL, NULL, 'active', 'marlow & pike llp', 1795734813667, 1795734813667, 1);
INSERT INTO public.contacts VALUES ('con_01m8d25ezzencr52z7dq3xxkd5', 'org_01m8d25eececdsw4fbmwmpsnv0', 'supplier', 'Printwell', NULL, NULL, NULL, NULL, NULL, 30, NULL, NULL, 'active', 'printwell', 1795734813695, 1795734813695, 1);
INSERT INTO public.contacts VALUES ('con_01m8d25f10esyvfa5hgmratkka', 'org_01m8d25eececdsw4fbmwmpsnv0', 'supplier', 'Techbarn', NULL, NULL, NULL, NULL, NULL, 30, NULL, NULL, 'active', 'techbarn', 1795734813728, 1795734813728, 1);
INSERT INTO public.contacts VALUES ('con_01m8d25f1yehd9zd55927m5vgn', 'org_01m8d25eececdsw4fbmwmpsnv0', 'supplier', 'Harcourt Lettings', NULL, NULL, NULL, NULL, NULL, 30, NULL, NULL, 'active', 'harcourt lettings', 1795734813758, 1795734813758, 1);
INSERT INTO public.contacts VALUES ('con_01m8d25f33ey3btg9zhfgxhvjn', 'org_01m8d25eececdsw4fbmwmpsnv0', 'supplier', 'Fern & Rowe', NULL, NULL, NULL, NULL, NULL, 30, NULL, NULL, 'active', 'fern & rowe', 1795734813795, 1795734813795, 1);
INSERT INTO public.credit_movements OVERRIDING SYSTEM VALUE VALUES (1, 'usr_01m8d25d8temd8m53hbfdg4pv9', 'grant', 10, 0, NULL, NULL, 1795734819793);
INSERT INTO public.credit_movements OVERRIDING SYSTEM VALUE VALUES (2, 'usr_01m8d25d8temd8m53hbfdg4pv9', 'charge', -3, 0, 'rec_01m8d25n1ceawvm405rtwbzfbv', NULL, 1795734819917);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8d25d8temd8m53hbfdg4pv9', '', '01a21a22-b9c9-764e-9f25-c8800805aff5', '\x5c7452414ad92b98b79b5910903bbef595cc552b9c56621595b1aac3956bb699', 201, '{"data":{"id":"org_01m8d25eececdsw4fbmwmpsnv0","name":"Wren & Marsh Ltd","currency":"GBP","country":"GB","financial_year_end":"03-31","vat_registered":true,"vat_number":null,"vat_scheme":"standard","flat_rate_percent":null,"vat_rounding":"line","status":"active","role":"owner","lock_date":null,"created_at":"2026-11-26T23:13:33.132Z","updated_at":"2026-11-26T23:13:33.132Z","version":1}}', 1795734813132);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8d25d8temd8m53hbfdg4pv9', 'org_01m8d25eececdsw4fbmwmpsnv0', '01a21a22-ba2c-718c-a23b-0ccc4d10113f', '\x658d85afedd91feb5e51289968dcc8677a5008cdf750b16eb77c3f606662ad46', 201, '{"data":{"id":"acc_01m8d25ehee3xaw4x5ck4by36w","code":"2250","name":"VAT","account_type":"LIABILITY","role":"vat_control","default_vat_code":null,"description":null,"currency":"GBP","status":"active","balance":0.00,"created_at":"2026-11-26T23:13:33.231Z","updated_at":"2026-11-26T23:13:33.231Z","version":1}}', 1795734813231);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8d25d8temd8m53hbfdg4pv9', 'org_01m8d25eececdsw4fbmwmpsnv0', '01a21a22-ba62-70eb-a62e-45feb0a69665', '\x90f0c6aadfd1fe999236f167993b0d35416a3c63cbfc4afdd8e628dddc315aad', 201, '{"data":{"id":"acc_01m8d25emeeywv95hfvwh3brf3","code":"4100","name":"Room hire","account_type":"INCOME","role":null,"default_vat_code":"EX","description":null,"currency":"GBP","status":"active","balance":0.00,"created_at":"2026-11-26T23:13:33.326Z","updated_at":"2026-11-26T23:13:33.326Z","version":1}}', 1795734813326);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8d25d8temd8m53hbfdg4pv9', 'org_01m8d25eececdsw4fbmwmpsnv0', '01a21a22-bac5-7777-ab14-3ee69041c95d', '\xf220bd220b2cb66124e7b3aeb049627c9d34d4fcc6e7b92892178aae73d676ae', 201, '{"data":{"id":"acc_01m8d25epbewnv3fg03gfaz3vv","code":"6800","name":"Depreciation","account_type":"EXPENSE","role":null,"default_vat_code":null,"description":null,"currency":"GBP","status":"active","balance":0.00,"created_at":"2026-11-26T23:13:33.387Z","updated_at":"2026-11-26T23:13:33.387Z","version":1}}', 1795734813387);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8d25d8temd8m53hbfdg4pv9', 'org_01m8d25eececdsw4fbmwmpsnv0', '01a21a22-baff-73b1-b286-b4c84256dd71', '\xb6205e3dab7e5c8522ddfebb297de630ad354ecaa7217f01b3917b9f5fb970cd', 201, '{"data":{"id":"bac_01m8d25er0ejy9v5xffbm7cf5d","name":"Current","type":"current","account_id":"acc_01m8d25eececdsw4fbg0x8mff9","currency":"GBP","account_number":null,"sort_code":null,"iban":null,"opening_balance":10000.00,"opening_date":"2026-01-01","opening_journal_id":"jnl_01m8d25er0ejy9v5xffkwb68md","ledger_balance":10000.00,"statement_balance":null,"statement_date":null,"unconfirmed_count":0,"created_at":"2026-11-26T23:13:33.440Z","updated_at":"2026-11-26T23:13:33.440Z","version":1}}', 1795734813440);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8d25d8temd8m53hbfdg4pv9', 'org_01m8d25eececdsw4fbmwmpsnv0', '01a21a22-bb30-75c4-b1e6-bffa7d6fc79e', '\x5249ad11222c51639fb89c26107864334a06d77845c1ce63608ef1a316853179', 201, '{"data":{"id":"bac_01m8d25esjeyavfwjq7mx5syqf","name":"Savings","type":"savings","account_id":"acc_01m8d25esjeyavfwjq7svx81mc","currency":"GBP","account_number":null,"sort_code":null,"iban":null,"opening_balance":null,"opening_date":null,"opening_journal_id":null,"ledger_balance":0.00,"statement_balance":null,"statement_date":null,"unconfirmed_count":0,"created_at":"2026-11-26T23:13:33.490Z","updated_at":"2026-11-26T23:13:33.490Z","version":1}}', 1795734813490);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8d25d8temd8m53hbfdg4pv9', 'org_01m8d25eececdsw4fbmwmpsnv0', '01a21a22-bb5a-74d4-9dd6-537b54d14d0f', '\xcf6f9ffeb0f40024728b5a4381d240f656ba87b3deaff2ae1a086ba0665ea094', 201, '{"data":{"id":"con_01m8d25ev1erx8yc73av0kg10e","kind":"customer","name":"Abbey Schools Trust","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-26T23:13:33.537Z","updated_at":"2026-11-26T23:13:33.537Z","version":1}}', 1795734813537);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8d25d8temd8m53hbfdg4pv9', 'org_01m8d25eececdsw4fbmwmpsnv0', '01a21a22-bb93-758f-9b88-04f0523c76f2', '\x2ce4d031c3725a525f187894f0a635e1345260754a6f10c54110b95c6c689648', 201, '{"data":{"id":"con_01m8d25ewne58sza6m602s8vns","kind":"customer","name":"Kestrel Fitness CIC","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-26T23:13:33.589Z","updated_at":"2026-11-26T23:13:33.589Z","version":1}}', 1795734813589);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8d25d8temd8m53hbfdg4pv9', 'org_01m8d25eececdsw4fbmwmpsnv0', '01a21a22-bbe0-719f-9600-9240721ddd15', '\x9b438a4313f7282820b25a2ade85721797dc28735c2f52343182a7bbe017a2f9', 201, '{"data":{"id":"con_01m8d25ez3edx9k8hme2szzwre","kind":"customer","name":"Marlow & Pike LLP","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-26T23:13:33.667Z","updated_at":"2026-11-26T23:13:33.667Z","version":1}}', 1795734813667);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8d25d8temd8m53hbfdg4pv9', 'org_01m8d25eececdsw4fbmwmpsnv0', '01a21a22-bbfd-7515-869e-e3b5fee0ba58', '\xde1ee9cebde3d7f4a5fad891927dedacca51d5306629f48925f4500f368b6c82', 201, '{"data":{"id":"con_01m8d25ezzencr52z7dq3xxkd5","kind":"supplier","name":"Printwell","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-26T23:13:33.695Z","updated_at":"2026-11-26T23:13:33.695Z","version":1}}', 1795734813695);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8d25d8temd8m53hbfdg4pv9', 'org_01m8d25eececdsw4fbmwmpsnv0', '01a21a22-bc1f-740b-8737-8f2962580c48', '\x3e6cc4eaa4089de1cfe608c7cf8951feacb1208581405f93feea62aaa1f32be9', 201, '{"data":{"id":"con_01m8d25f10esyvfa5hgmratkka","kind":"supplier","name":"Techbarn","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-26T23:13:33.728Z","updated_at":"2026-11-26T23:13:33.728Z","version":1}}', 1795734813728);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8d25d8temd8m53hbfdg4pv9', 'org_01m8d25eececdsw4fbmwmpsnv0', '01a21a22-bc3c-72d2-8bc7-a3fdc2876846', '\x11a7fe2d60a34341a64194a620f7deddf35d08d1e72431215111b92f6c0302be', 201, '{"data":{"id":"con_01m8d25f1yehd9zd55927m5vgn","kind":"supplier","name":"Harcourt Lettings","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-26T23:13:33.758Z","updated_at":"2026-11-26T23:13:33.758Z","version":1}}', 1795734813758);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8d25d8temd8m53hbfdg4pv9', 'org_01m8d25eececdsw4fbmwmpsnv0', '01a21a22-bc61-70c7-affc-66ff5e4b2213', '\xd6ed74326a68f4f15dca069e8904eb9a3b54d73cc1a426748952da529e9c30c0', 201, '{"data":{"id":"con_01m8d25f33ey3btg9zhfgxhvjn","kind":"supplier","name":"Fern & Rowe","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-26T23:13:33.795Z","updated_at":"2026-11-26T23:13:33.795Z","version":1}}', 1795734813795);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8d25d8temd8m53hbfdg4pv9', 'org_01m8d25eececdsw4fbmwmpsnv0', 'tieout-invoices-2a198d63fadc13212198670fb008672a3f7a050d83589e242f065f5793a14d39', '\x89df7361952d4d44ea312ebf78545c7f5af80996a10b3f3a1f8a4d1c912f2f7e', 201, '{"data":{"id":"inv_01m8d25f8te7fa4bfer9f0jfda","type":"sales","kind":"invoice","status":"issued","number":"INV-0001","contact_id":"con_01m8d25ev1erx8yc73av0kg10e","contact_name":"Abbey Schools Trust","issue_date":"2026-01-15","due_date":"2026-02-14","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":1950.00,"vat_total":390.00,"gross_total":2340.00,"amount_paid":0.00,"amount_credited":0.00,"amount_due":2340.00,"overdue":true,"journal_id":"jnl_01m8d25f8te7fa4bferfpk6ytk","void_date":null,"void_journal_id":null,"created_at":"2026-11-26T23:13:33.978Z","updated_at":"2026-11-26T23:13:33.978Z","version":1,"lines":[{"description":"Course design, 3 days","quantity":3,"unit_price":650.00,"discount_percent":null,"account_id":"acc_01m8d25eececdsw4fbhwh0g9va","account_code":"4000","vat_code":"ST","net_amount":1950.00,"vat_amount":390.00,"gross_amount":2340.00}]}}', 1795734813978);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8d25d8temd8m53hbfdg4pv9', 'org_01m8d25eececdsw4fbmwmpsnv0', 'tieout-invoices-2161656f052071dd0c34157078660910ec86e3d3874e108b95c16601f938f2cf', '\xc274f94f1bcefa02d40014012416fb41b8519087c77fbc75b13303f3531abc9e', 201, '{"data":{"id":"inv_01m8d25fdneat9td3rgddvrme7","type":"sales","kind":"invoice","status":"issued","number":"INV-0002","contact_id":"con_01m8d25ev1erx8yc73av0kg10e","contact_name":"Abbey Schools Trust","issue_date":"2026-01-28","due_date":"2026-02-27","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":870.00,"vat_total":0.00,"gross_total":870.00,"amount_paid":0.00,"amount_credited":0.00,"amount_due":870.00,"overdue":true,"journal_id":"jnl_01m8d25fdneat9td3rgkbyg48w","void_date":null,"void_journal_id":null,"created_at":"2026-11-26T23:13:34.133Z","updated_at":"2026-11-26T23:13:34.133Z","version":1,"lines":[{"description":"Workbooks","quantity":120,"unit_price":7.25,"discount_percent":null,"account_id":"acc_01m8d25eececdsw4fbj1655g8w","account_code":"4010","vat_code":"ZR","net_amount":870.00,"vat_amount":0.00,"gross_amount":870.00}]}}', 1795734814133);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8d25d8temd8m53hbfdg4pv9', 'org_01m8d25eececdsw4fbmwmpsnv0', 'tieout-invoices-462e043297cf8309505263a665b2b6669a90490f696a9752d76d70312aef52c1', '\x5398a5c4aa4c86415e68c9bfaf6bc32e39963cb5091f0ebda75bf4b0ef79610f', 201, '{"data":{"id":"inv_01m8d25fhze9hb7kettwb93d85","type":"sales","kind":"invoice","status":"issued","number":"INV-0004","contact_id":"con_01m8d25ez3edx9k8hme2szzwre","contact_name":"Marlow & Pike LLP","issue_date":"2026-02-20","due_date":"2026-03-22","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":1332.00,"vat_total":266.40,"gross_total":1598.40,"amount_paid":0.00,"amount_credited":0.00,"amount_due":1598.40,"overdue":true,"journal_id":"jnl_01m8d25fhze9hb7ketv1e3n0w8","void_date":null,"void_journal_id":null,"created_at":"2026-11-26T23:13:34.271Z","updated_at":"2026-11-26T23:13:34.271Z","version":1,"lines":[{"description":"Course for new starters","quantity":1,"unit_price":1480.00,"discount_percent":10,"account_id":"acc_01m8d25eececdsw4fbhwh0g9va","account_code":"4000","vat_code":"ST","net_amount":1332.00,"vat_amount":266.40,"gross_amount":1598.40}]}}', 1795734814271);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8d25d8temd8m53hbfdg4pv9', 'org_01m8d25eececdsw4fbmwmpsnv0', 'tieout-invoices-5516ef85c3e68f552ceb51c617f85d3ba58186c1468ead238776ba25e37bbf9c', '\x2feb42ab5afa04a93160d86367e64fc7b71cd82ddb22fe72f53dd1d61aec7d2b', 201, '{"data":{"id":"inv_01m8d25fn0evwtpddg8bbw5f2y","type":"purchase","kind":"invoice","status":"issued","number":"FR-1209","contact_id":"con_01m8d25f33ey3btg9zhfgxhvjn","contact_name":"Fern & Rowe","issue_date":"2026-03-24","due_date":"2026-04-23","amounts_are":"inclusive","currency":"GBP","reference":null,"notes":null,"net_total":640.00,"vat_total":128.00,"gross_total":768.00,"amount_paid":0.00,"amount_credited":0.00,"amount_due":768.00,"overdue":true,"journal_id":"jnl_01m8d25fn0evwtpddg8dhagwjz","void_date":null,"void_journal_id":null,"created_at":"2026-11-26T23:13:34.368Z","updated_at":"2026-11-26T23:13:34.368Z","version":1,"lines":[{"description":"Illustration, 2 days","quantity":2,"unit_price":384.00,"discount_percent":null,"account_id":"acc_01m8d25eececdsw4fbjmnxw2a6","account_code":"5010","vat_code":"ST","net_amount":640.00,"vat_amount":128.00,"gross_amount":768.00}]}}', 1795734814368);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8d25d8temd8m53hbfdg4pv9', 'org_01m8d25eececdsw4fbmwmpsnv0', '01a21a22-c84a-723b-8dcd-00b8322be0ae', '\x457dc313902c38c6ee6ae7a4bd1b81192260f0e158cd357d96d7f1adeafffa00', 200, '{"data":{"id":"btx_01m8d25gb1ex2th1fdnf0ebke0","bank_account_id":"bac_01m8d25er0ejy9v5xffbm7cf5d","date":"2026-03-16","amount":1418.40,"currency":"GBP","description":"FPI MARLOW AND PIKE LLP INV-0004 LESS CN-0001","reference":null,"external_id":null,"status":"confirmed","account_id":null,"vat_code":"NV","vat_amount":0.00,"net_amount":1418.40,"contact_id":"con_01m8d25ez3edx9k8hme2szzwre","journal_id":"jnl_01m8d25j2def8tmb3vfqy2rtwm","settlement_id":"set_01m8d25j2def8tmb3vfqy2rtwm","confirmed_at":"2026-11-26T23:13:36.845Z","created_at":"2026-11-26T23:13:35.073Z","updated_at":"2026-11-26T23:13:36.845Z","version":2}}', 1795734816845);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8d25d8temd8m53hbfdg4pv9', 'org_01m8d25eececdsw4fbmwmpsnv0', '01a21a22-ca9d-73fd-959d-ac346a2c2177', '\x96d2096f1910d6bc16830942033cb03f1641c16a79fe93802f41deac66a70759', 200, '{"data":{"id":"btx_01m8d25gb1ex2th1fdnsz6h0jm","bank_account_id":"bac_01m8d25er0ejy9v5xffbm7cf5d","date":"2026-03-31","amount":-936.55,"currency":"GBP","description":"FPO J WREN NET PAY MARCH","reference":null,"external_id":null,"status":"confirmed","account_id":"acc_01m8d25eececdsw4fbgrs3bs6c","vat_code":"NV","vat_amount":0.00,"net_amount":-936.55,"contact_id":null,"journal_id":"jnl_01m8d25jn0eak8v8bk9q3kmc5v","settlement_id":null,"confirmed_at":"2026-11-26T23:13:37.440Z","created_at":"2026-11-26T23:13:35.073Z","updated_at":"2026-11-26T23:13:37.440Z","version":2}}', 1795734817440);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8d25d8temd8m53hbfdg4pv9', 'org_01m8d25eececdsw4fbmwmpsnv0', '01a21a22-caf9-76e7-906d-d764fc919263', '\x8b835ee8637a4673017b3fe507b9dc02609cc892d8ab770957ac85d338f1d2b7', 200, '{"data":{"suggested":4,"applied":4,"next":null,"suggestions":[{"id":"btx_01m8d25gb1ex2th1fdmkbas45v","bank_account_id":"bac_01m8d25er0ejy9v5xffbm7cf5d","date":"2026-02-02","amount":-36.00,"currency":"GBP","description":"CARD SLATEWORK SOFTWARE SUBSCRIPTION","kind":"account","allocations":[],"settlement_id":null,"transfer_to_bank_account_id":null,"transfer_to_bank_account_name":null,"other_half_id":null,"account_id":"acc_01m8d25eececdsw4fbkr15phz4","account_code":"6210","account_name":"Software and subscriptions","vat_code":"ST","vat_amount":6.00,"confidence":0.989,"suggested_by":"text","reason":"the text names the account, standard-rated (VAT Notice 700)","applied":true,"error":null},{"id":"btx_01m8d25gb1ex2th1fdmzfhve1m","bank_account_id":"bac_01m8d25er0ejy9v5xffbm7cf5d","date":"2026-02-18","amount":-58.40,"currency":"GBP","description":"CARD TRAINLINE.COM LONDON","kind":"account","allocations":[],"settlement_id":null,"transfer_to_bank_account_id":null,"transfer_to_bank_account_name":null,"other_half_id":null,"account_id":"acc_01m8d25eececdsw4fbm1jah9f3","account_code":"6300","account_name":"Travel and subsistence","vat_code":"ZR","vat_amount":0.00,"confidence":0.872,"suggested_by":"text","reason":"supplier Trainline: rail travel, zero-rated (VAT Notice 744A)","applied":true,"error":null},{"id":"btx_01m8d25gb1ex2th1fdn4peyjgj","bank_account_id":"bac_01m8d25er0ejy9v5xffbm7cf5d","date":"2026-03-02","amount":-36.00,"currency":"GBP","description":"CARD SLATEWORK SOFTWARE SUBSCRIPTION","kind":"account","allocations":[],"settlement_id":null,"transfer_to_bank_account_id":null,"transfer_to_bank_account_name":null,"other_half_id":null,"account_id":"acc_01m8d25eececdsw4fbkr15phz4","account_code":"6210","account_name":"Software and subscriptions","vat_code":"ST","vat_amount":6.00,"confidence":0.989,"suggested_by":"text","reason":"the text names the account, standard-rated (VAT Notice 700)","applied":true,"error":null},{"id":"btx_01m8d25gb1ex2th1fdng9h6kcf","bank_account_id":"bac_01m8d25er0ejy9v5xffbm7cf5d","date":"2026-03-20","amount":-7.50,"currency":"GBP","description":"TOTAL CHARGES TO 19MAR2026","kind":"account","allocations":[],"settlement_id":null,"transfer_to_bank_account_id":null,"transfer_to_bank_account_name":null,"other_half_id":null,"account_id":"acc_01m8d25eececdsw4fbmp84md5g","account_code":"6700","account_name":"Bank charges","vat_code":"EX","vat_amount":0.00,"confidence":0.990,"suggested_by":"text","reason":"\"bank charges\": bank charges, exempt (VAT Notice 701/49)","applied":true,"error":null}]}}', 1795734818092);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8d25d8temd8m53hbfdg4pv9', 'org_01m8d25eececdsw4fbmwmpsnv0', '01a21a22-cfa8-77f2-91d9-b0aaee3af861', '\x752e13efa50c25a74f20b6a72d257983091d098bbee2d189b8eb3141c647cec6', 201, '{"data":{"id":"vrt_01m8d25kxbey1arxq2z2eng8cj","date_from":"2026-01-01","date_to":"2026-03-31","status":"draft","currency":"GBP","scheme":"standard","flat_rate_percent":null,"adjustments":[],"boxes":{"1":698.40,"2":0.00,"3":698.40,"4":319.80,"5":378.60,"6":4776.00,"7":3427.00,"8":0.00,"9":0.00},"direction":"pay","hmrc":{"vatDueSales":698.40,"vatDueAcquisitions":0.00,"totalVatDue":698.40,"vatReclaimedCurrPeriod":319.80,"netVatDue":378.60,"totalValueSalesExVAT":4776,"totalValuePurchasesExVAT":3427,"totalValueGoodsSuppliedExVAT":0,"totalAcquisitionsExVAT":0},"journal_id":null,"finalised_at":null,"created_at":"2026-11-26T23:13:38.731Z","updated_at":"2026-11-26T23:13:38.731Z","version":1}}', 1795734818731);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8d25d8temd8m53hbfdg4pv9', 'org_01m8d25eececdsw4fbmwmpsnv0', 'tieout-invoices-b011ecb887e53f8f448b4fcba7d030e7935dd760972e0f691c5f3ca923bf6ceb', '\x2b39a3ede76a021101ef7e5255e81a4ff24bedb56660203b97117feb12801dee', 201, '{"data":{"id":"inv_01m8d25f9mepr9bhef122hvrbj","type":"purchase","kind":"invoice","status":"issued","number":"PX-881","contact_id":"con_01m8d25ezzencr52z7dq3xxkd5","contact_name":"Printwell","issue_date":"2026-01-20","due_date":"2026-02-19","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":412.00,"vat_total":0.00,"gross_total":412.00,"amount_paid":0.00,"amount_credited":0.00,"amount_due":412.00,"overdue":true,"journal_id":"jnl_01m8d25f9mepr9bhef177k72cy","void_date":null,"void_journal_id":null,"created_at":"2026-11-26T23:13:34.004Z","updated_at":"2026-11-26T23:13:34.004Z","version":1,"lines":[{"description":"Printing of workbooks","quantity":1,"unit_price":412.00,"discount_percent":null,"account_id":"acc_01m8d25eececdsw4fbjktek78w","account_code":"5000","vat_code":"ZR","net_amount":412.00,"vat_amount":0.00,"gross_amount":412.00}]}}', 1795734814004);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8d25d8temd8m53hbfdg4pv9', 'org_01m8d25eececdsw4fbmwmpsnv0', 'tieout-invoices-9111a5c78fa48d42cb7b8ab8705b30040b76665bfaec2c4c2f69b81408ddf6c4', '\xb1211d88989539510cf0732d459ff6c7882b224ba00ce8b0e662401ca629f4e7', 201, '{"data":{"id":"inv_01m8d25fe9esqvsxbm6565x5br","type":"purchase","kind":"invoice","status":"issued","number":"HL-33","contact_id":"con_01m8d25f1yehd9zd55927m5vgn","contact_name":"Harcourt Lettings","issue_date":"2026-02-01","due_date":"2026-03-03","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":1350.00,"vat_total":0.00,"gross_total":1350.00,"amount_paid":0.00,"amount_credited":0.00,"amount_due":1350.00,"overdue":true,"journal_id":"jnl_01m8d25fe9esqvsxbm6ar38cg6","void_date":null,"void_journal_id":null,"created_at":"2026-11-26T23:13:34.153Z","updated_at":"2026-11-26T23:13:34.153Z","version":1,"lines":[{"description":"Rent, January to March","quantity":1,"unit_price":1350.00,"discount_percent":null,"account_id":"acc_01m8d25eececdsw4fbka797mrw","account_code":"6100","vat_code":"EX","net_amount":1350.00,"vat_amount":0.00,"gross_amount":1350.00}]}}', 1795734814153);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8d25d8temd8m53hbfdg4pv9', 'org_01m8d25eececdsw4fbmwmpsnv0', 'tieout-invoices-a27d63275a9a4398849f5f209aa6ac68d0f35aea04050052a500ec104104d1ef', '\x01ce847ed9d99b57a54571931ed0a8bab265b98823f41905673886178916cecc', 201, '{"data":{"id":"inv_01m8d25fjfetgv09pm95aabdtw","type":"sales","kind":"invoice","status":"issued","number":"INV-0005","contact_id":"con_01m8d25ez3edx9k8hme2szzwre","contact_name":"Marlow & Pike LLP","issue_date":"2026-03-03","due_date":"2026-04-02","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":500.00,"vat_total":100.00,"gross_total":600.00,"amount_paid":0.00,"amount_credited":0.00,"amount_due":600.00,"overdue":true,"journal_id":"jnl_01m8d25fjfetgv09pm9bqtx836","void_date":null,"void_journal_id":null,"created_at":"2026-11-26T23:13:34.287Z","updated_at":"2026-11-26T23:13:34.287Z","version":1,"lines":[{"description":"Raised in error","quantity":1,"unit_price":500.00,"discount_percent":null,"account_id":"acc_01m8d25eececdsw4fbhwh0g9va","account_code":"4000","vat_code":"ST","net_amount":500.00,"vat_amount":100.00,"gross_amount":600.00}]}}', 1795734814287);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8d25d8temd8m53hbfdg4pv9', 'org_01m8d25eececdsw4fbmwmpsnv0', 'tieout-invoices-19bc11aef6e74781daea8ef2c6efc0a3b7f498861003c3a01ee6a2a886ca29d4', '\x996253a370ca87fe762070c1acbc79b3408b7adfefdfd72e581dc9e4d701e7b5', 201, '{"data":{"id":"inv_01m8d25fndekf858kx8093jydd","type":"sales","kind":"invoice","status":"issued","number":"INV-0006","contact_id":"con_01m8d25ev1erx8yc73av0kg10e","contact_name":"Abbey Schools Trust","issue_date":"2026-03-27","due_date":"2026-04-26","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":499.00,"vat_total":65.00,"gross_total":564.00,"amount_paid":0.00,"amount_credited":0.00,"amount_due":564.00,"overdue":true,"journal_id":"jnl_01m8d25fndekf858kx8641q8xc","void_date":null,"void_journal_id":null,"created_at":"2026-11-26T23:13:34.381Z","updated_at":"2026-11-26T23:13:34.381Z","version":1,"lines":[{"description":"Workbooks","quantity":24,"unit_price":7.25,"discount_percent":null,"account_id":"acc_01m8d25eececdsw4fbj1655g8w","account_code":"4010","vat_code":"ZR","net_amount":174.00,"vat_amount":0.00,"gross_amount":174.00},{"description":"Half a day of course design","quantity":0.5,"unit_price":650.00,"discount_percent":null,"account_id":"acc_01m8d25eececdsw4fbhwh0g9va","account_code":"4000","vat_code":"ST","net_amount":325.00,"vat_amount":65.00,"gross_amount":390.00}]}}', 1795734814381);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8d25d8temd8m53hbfdg4pv9', 'org_01m8d25eececdsw4fbmwmpsnv0', '01a21a22-bf6e-7005-ab1c-e28f7064b12f', '\xff9cc0d77a5735baf473b12f9906d165e1c4a2d77d946d4abb32d8e9c3642387', 201, '{"data":{"id":"inv_01m8d25fkxey0vjkcx1qqghkhq","type":"sales","kind":"credit_note","status":"paid","number":"CN-0001","contact_id":"con_01m8d25ez3edx9k8hme2szzwre","contact_name":"Marlow & Pike LLP","issue_date":"2026-03-12","due_date":"2026-03-12","amounts_are":"exclusive","currency":"GBP","reference":"INV-0004","notes":null,"net_total":150.00,"vat_total":30.00,"gross_total":180.00,"amount_paid":0.00,"amount_credited":180.00,"amount_due":0.00,"overdue":false,"journal_id":"jnl_01m8d25fkxey0vjkcx1rfrwt1j","void_date":null,"void_journal_id":null,"created_at":"2026-11-26T23:13:34.333Z","updated_at":"2026-11-26T23:13:34.577Z","version":2,"lines":[{"description":"A day that was not held","quantity":1,"unit_price":150.00,"discount_percent":null,"account_id":"acc_01m8d25eececdsw4fbhwh0g9va","account_code":"4000","vat_code":"ST","net_amount":150.00,"vat_amount":30.00,"gross_amount":180.00}]}}', 1795734814577);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8d25d8temd8m53hbfdg4pv9', 'org_01m8d25eececdsw4fbmwmpsnv0', '01a21a22-c0df-741c-8221-cf56e0c5602d', '\xb38205639e5c87d6c2c22d7de2eac8075b6fdd8fb62379f0356a0947f0d9df81', 201, '{"data":{"id":"set_01m8d25g77e578eam4mdwxhcj2","type":"receipt","status":"posted","refund":false,"contact_id":"con_01m8d25ewne58sza6m602s8vns","contact_name":"Kestrel Fitness CIC","bank_account_id":"bac_01m8d25er0ejy9v5xffbm7cf5d","date":"2026-03-06","amount":282.00,"currency":"GBP","reference":null,"allocated_amount":282.00,"unallocated_amount":0.00,"allocations":[{"id":"alc_01m8d25g77e578eam4mqj6q3sh","invoice_id":"inv_01m8d25fg8eg2b3sgy68hn5jdb","invoice_number":"INV-0003","settlement_id":"set_01m8d25g77e578eam4mdwxhcj2","credit_note_id":null,"amount":282.00,"date":"2026-03-06","created_at":"2026-11-26T23:13:34.951Z"}],"bank_transaction_id":null,"journal_id":"jnl_01m8d25g77e578eam4mhwf83s3","void_date":null,"void_journal_id":null,"created_at":"2026-11-26T23:13:34.951Z","updated_at":"2026-11-26T23:13:34.951Z","version":1}}', 1795734814951);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8d25d8temd8m53hbfdg4pv9', 'org_01m8d25eececdsw4fbmwmpsnv0', '01a21a22-c15f-7747-8a1e-20ba2d61f6f9', '\x86314dc21f8cbd3bfe197a016b81cf284bd0c91930c5933a6a630d0d580bcc41', 200, '{"data":{"created":13,"duplicates":0,"dry_run":false,"rows":[{"index":0,"status":"created","id":"btx_01m8d25gb1ex2th1fdm9p4hhg9"},{"index":1,"status":"created","id":"btx_01m8d25gb1ex2th1fdmd7y91b9"},{"index":2,"status":"created","id":"btx_01m8d25gb1ex2th1fdmkbas45v"},{"index":3,"status":"created","id":"btx_01m8d25gb1ex2th1fdmn806q26"},{"index":4,"status":"created","id":"btx_01m8d25gb1ex2th1fdmt2nan5f"},{"index":5,"status":"created","id":"btx_01m8d25gb1ex2th1fdmzfhve1m"},{"index":6,"status":"created","id":"btx_01m8d25gb1ex2th1fdn33c935w"},{"index":7,"status":"created","id":"btx_01m8d25gb1ex2th1fdn4peyjgj"},{"index":8,"status":"created","id":"btx_01m8d25gb1ex2th1fdn9c297te"},{"index":9,"status":"created","id":"btx_01m8d25gb1ex2th1fdnf0ebke0"},{"index":10,"status":"created","id":"btx_01m8d25gb1ex2th1fdng9h6kcf"},{"index":11,"status":"created","id":"btx_01m8d25gb1ex2th1fdnqa5yrcx"},{"index":12,"status":"created","id":"btx_01m8d25gb1ex2th1fdnsz6h0jm"}]}}', 1795734815073);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8d25d8temd8m53hbfdg4pv9', 'org_01m8d25eececdsw4fbmwmpsnv0', 'tieout-invoices-d6e742bb8e93d3a4d3ec96d2f3d572a84e8df2bb384eb4ef9f5388acedd7b235', '\x1e710b84a239d57bcefbdf19ae9ac6bc4c10ddbc6f67d8e091defbad0a7068e6', 201, '{"data":{"id":"inv_01m8d25fbqerbatfpdvm5fcswn","type":"purchase","kind":"invoice","status":"issued","number":"TB-0117","contact_id":"con_01m8d25f10esyvfa5hgmratkka","contact_name":"Techbarn","issue_date":"2026-01-21","due_date":"2026-02-20","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":899.00,"vat_total":179.80,"gross_total":1078.80,"amount_paid":0.00,"amount_credited":0.00,"amount_due":1078.80,"overdue":true,"journal_id":"jnl_01m8d25fbqerbatfpdvt2eca8p","void_date":null,"void_journal_id":null,"created_at":"2026-11-26T23:13:34.071Z","updated_at":"2026-11-26T23:13:34.071Z","version":1,"lines":[{"description":"Laptop","quantity":1,"unit_price":899.00,"discount_percent":null,"account_id":"acc_01m8d25eececdsw4fbf2kxgztm","account_code":"1000","vat_code":"ST","net_amount":899.00,"vat_amount":179.80,"gross_amount":1078.80}]}}', 1795734814071);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8d25d8temd8m53hbfdg4pv9', 'org_01m8d25eececdsw4fbmwmpsnv0', 'tieout-invoices-df13790979c8ee7bc07ba817daa7add1decfa71445f14a8659635e80150ecf02', '\xe7606dfde5d648a18729741ac4f4b5284a29f26b522934905ad108c471b7162a', 201, '{"data":{"id":"inv_01m8d25fg8eg2b3sgy68hn5jdb","type":"sales","kind":"invoice","status":"issued","number":"INV-0003","contact_id":"con_01m8d25ewne58sza6m602s8vns","contact_name":"Kestrel Fitness CIC","issue_date":"2026-02-09","due_date":"2026-03-11","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":275.00,"vat_total":7.00,"gross_total":282.00,"amount_paid":0.00,"amount_credited":0.00,"amount_due":282.00,"overdue":true,"journal_id":"jnl_01m8d25fg8eg2b3sgy6ejz4n25","void_date":null,"void_journal_id":null,"created_at":"2026-11-26T23:13:34.216Z","updated_at":"2026-11-26T23:13:34.216Z","version":1,"lines":[{"description":"Seminar room, 5 evenings","quantity":5,"unit_price":48.00,"discount_percent":null,"account_id":"acc_01m8d25emeeywv95hfvwh3brf3","account_code":"4100","vat_code":"EX","net_amount":240.00,"vat_amount":0.00,"gross_amount":240.00},{"description":"Projector","quantity":1,"unit_price":35.00,"discount_percent":null,"account_id":"acc_01m8d25eececdsw4fbhwh0g9va","account_code":"4000","vat_code":"ST","net_amount":35.00,"vat_amount":7.00,"gross_amount":42.00}]}}', 1795734814216);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8d25d8temd8m53hbfdg4pv9', 'org_01m8d25eececdsw4fbmwmpsnv0', 'tieout-invoices-3a2f15f66b3a82bf91cf10870e58a5d2bc498b628e90b7059bab64b75a300765', '\xdaf1cdeef5daea6abb1b886a47ce0d676cb28b425cd25dca659b61c49d95f01b', 201, '{"data":{"id":"inv_01m8d25fkxey0vjkcx1qqghkhq","type":"sales","kind":"credit_note","status":"issued","number":"CN-0001","contact_id":"con_01m8d25ez3edx9k8hme2szzwre","contact_name":"Marlow & Pike LLP","issue_date":"2026-03-12","due_date":"2026-03-12","amounts_are":"exclusive","currency":"GBP","reference":"INV-0004","notes":null,"net_total":150.00,"vat_total":30.00,"gross_total":180.00,"amount_paid":0.00,"amount_credited":0.00,"amount_due":180.00,"overdue":false,"journal_id":"jnl_01m8d25fkxey0vjkcx1rfrwt1j","void_date":null,"void_journal_id":null,"created_at":"2026-11-26T23:13:34.333Z","updated_at":"2026-11-26T23:13:34.333Z","version":1,"lines":[{"description":"A day that was not held","quantity":1,"unit_price":150.00,"discount_percent":null,"account_id":"acc_01m8d25eececdsw4fbhwh0g9va","account_code":"4000","vat_code":"ST","net_amount":150.00,"vat_amount":30.00,"gross_amount":180.00}]}}', 1795734814333);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8d25d8temd8m53hbfdg4pv9', 'org_01m8d25eececdsw4fbmwmpsnv0', '01a21a22-bef1-761e-8438-e615636c64f2', '\xfec2e21db0d151d7011588514720ff026e6bbb8d10a8b0c0ec86c5a23a33316b', 200, '{"data":{"id":"inv_01m8d25fjfetgv09pm95aabdtw","type":"sales","kind":"invoice","status":"void","number":"INV-0005","contact_id":"con_01m8d25ez3edx9k8hme2szzwre","contact_name":"Marlow & Pike LLP","issue_date":"2026-03-03","due_date":"2026-04-02","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":500.00,"vat_total":100.00,"gross_total":600.00,"amount_paid":0.00,"amount_credited":0.00,"amount_due":0.00,"overdue":false,"journal_id":"jnl_01m8d25fjfetgv09pm9bqtx836","void_date":"2026-03-03","void_journal_id":"jnl_01m8d25fqped99dbt8cf419kkq","created_at":"2026-11-26T23:13:34.287Z","updated_at":"2026-11-26T23:13:34.454Z","version":2,"lines":[{"description":"Raised in error","quantity":1,"unit_price":500.00,"discount_percent":null,"account_id":"acc_01m8d25eececdsw4fbhwh0g9va","account_code":"4000","vat_code":"ST","net_amount":500.00,"vat_amount":100.00,"gross_amount":600.00}]}}', 1795734814454);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8d25d8temd8m53hbfdg4pv9', 'org_01m8d25eececdsw4fbmwmpsnv0', 'tieout-journals-5e44bdbb20b507d8f69d501ee4884a9ad7d57609eba037d9c6bc9ec3571d3cd3', '\xb07c6a73697c1022ea042f3bfb5e903de22399ea323c92abca5db1e11465f5ff', 200, '{"data":{"mode":"all_or_nothing","posted":3,"refused":0,"items":[{"index":0,"status":"posted","id":"jnl_01m8d25g14ebfr6tbp88p2qk7g","sequence":14,"error":null},{"index":1,"status":"posted","id":"jnl_01m8d25g14ebfr6tbp8hdmfhe5","sequence":15,"error":null},{"index":2,"status":"posted","id":"jnl_01m8d25g14ebfr6tbp8rdxgd80","sequence":16,"error":null}]}}', 1795734814756);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8d25d8temd8m53hbfdg4pv9', 'org_01m8d25eececdsw4fbmwmpsnv0', '01a21a22-c202-733f-b037-2a500bf3422f', '\x8009e97085929a36301841c90c7d0436b210a86e828c31ff265d2e6f98faf6ed', 200, '{"data":{"id":"btx_01m8d25gb1ex2th1fdm9p4hhg9","bank_account_id":"bac_01m8d25er0ejy9v5xffbm7cf5d","date":"2026-01-22","amount":-1078.80,"currency":"GBP","description":"FPO TECHBARN LTD TB-0117","reference":null,"external_id":null,"status":"confirmed","account_id":null,"vat_code":"NV","vat_amount":0.00,"net_amount":-1078.80,"contact_id":"con_01m8d25f10esyvfa5hgmratkka","journal_id":"jnl_01m8d25ggrejza1zwa0xvyb31m","settlement_id":"set_01m8d25ggrejza1zwa0xvyb31m","confirmed_at":"2026-11-26T23:13:35.256Z","created_at":"2026-11-26T23:13:35.073Z","updated_at":"2026-11-26T23:13:35.256Z","version":2}}', 1795734815256);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8d25d8temd8m53hbfdg4pv9', 'org_01m8d25eececdsw4fbmwmpsnv0', '01a21a22-c369-772c-8b41-58d1243b425e', '\xf18a668982acc8b2943507b962df02ad1218112334ca24a59d6e970a7937757b', 200, '{"data":{"id":"btx_01m8d25gb1ex2th1fdmd7y91b9","bank_account_id":"bac_01m8d25er0ejy9v5xffbm7cf5d","date":"2026-01-30","amount":1500.00,"currency":"GBP","description":"FPI ABBEY SCHOOLS TRUST PART INV-0001","reference":null,"external_id":null,"status":"confirmed","account_id":null,"vat_code":"NV","vat_amount":0.00,"net_amount":1500.00,"contact_id":"con_01m8d25ev1erx8yc73av0kg10e","journal_id":"jnl_01m8d25gvfegprpxv493zqk5f9","settlement_id":"set_01m8d25gvfegprpxv493zqk5f9","confirmed_at":"2026-11-26T23:13:35.599Z","created_at":"2026-11-26T23:13:35.073Z","updated_at":"2026-11-26T23:13:35.599Z","version":2}}', 1795734815599);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8d25d8temd8m53hbfdg4pv9', 'org_01m8d25eececdsw4fbmwmpsnv0', '01a21a22-c63c-75ab-9376-e9f2a2786619', '\xe324468893861c1e6a884b77016ec454d45910df5893cba47cc124ba83a12ddd', 200, '{"data":{"id":"btx_01m8d25gb1ex2th1fdmt2nan5f","bank_account_id":"bac_01m8d25er0ejy9v5xffbm7cf5d","date":"2026-02-16","amount":1710.00,"currency":"GBP","description":"FPI ABBEY SCHOOLS TRUST INV-0001 INV-0002","reference":null,"external_id":null,"status":"confirmed","account_id":null,"vat_code":"NV","vat_amount":0.00,"net_amount":1710.00,"contact_id":"con_01m8d25ev1erx8yc73av0kg10e","journal_id":"jnl_01m8d25hjbe56rsp8d0w9hxcbh","settlement_id":"set_01m8d25hjbe56rsp8d0w9hxcbh","confirmed_at":"2026-11-26T23:13:36.331Z","created_at":"2026-11-26T23:13:35.073Z","updated_at":"2026-11-26T23:13:36.331Z","version":2}}', 1795734816331);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8d25d8temd8m53hbfdg4pv9', 'org_01m8d25eececdsw4fbmwmpsnv0', '01a21a22-c4ac-7257-9c2f-2d941e0cbb8a', '\x29591d88dc4cc75e01de71ac241f9d123b80587a64bce3475fcdd1d4e5b5b64b', 200, '{"data":{"id":"btx_01m8d25gb1ex2th1fdmn806q26","bank_account_id":"bac_01m8d25er0ejy9v5xffbm7cf5d","date":"2026-02-10","amount":-1350.00,"currency":"GBP","description":"FPO HARCOURT LETTINGS HL-33","reference":null,"external_id":null,"status":"confirmed","account_id":null,"vat_code":"NV","vat_amount":0.00,"net_amount":-1350.00,"contact_id":"con_01m8d25f1yehd9zd55927m5vgn","journal_id":"jnl_01m8d25h6eexj8tac0aj80q1er","settlement_id":"set_01m8d25h6eexj8tac0aj80q1er","confirmed_at":"2026-11-26T23:13:35.950Z","created_at":"2026-11-26T23:13:35.073Z","updated_at":"2026-11-26T23:13:35.950Z","version":2}}', 1795734815950);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8d25d8temd8m53hbfdg4pv9', 'org_01m8d25eececdsw4fbmwmpsnv0', '01a21a22-cfeb-770a-8510-5eeae4b6661c', '\x8d5c788c2958ef6b815721e4064b173f48cf307872e9bdcd6b957a70f6c97011', 200, '{"data":{"id":"vrt_01m8d25kxbey1arxq2z2eng8cj","date_from":"2026-01-01","date_to":"2026-03-31","status":"finalised","currency":"GBP","scheme":"standard","flat_rate_percent":null,"adjustments":[],"boxes":{"1":698.40,"2":0.00,"3":698.40,"4":319.80,"5":378.60,"6":4776.00,"7":3427.00,"8":0.00,"9":0.00},"direction":"pay","hmrc":{"vatDueSales":698.40,"vatDueAcquisitions":0.00,"totalVatDue":698.40,"vatReclaimedCurrPeriod":319.80,"netVatDue":378.60,"totalValueSalesExVAT":4776,"totalValuePurchasesExVAT":3427,"totalValueGoodsSuppliedExVAT":0,"totalAcquisitionsExVAT":0},"journal_id":null,"finalised_at":"2026-11-26T23:13:38.802Z","created_at":"2026-11-26T23:13:38.731Z","updated_at":"2026-11-26T23:13:38.802Z","version":2}}', 1795734818802);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8d25d8temd8m53hbfdg4pv9', 'org_01m8d25eececdsw4fbmwmpsnv0', '01a21a22-c77a-767b-9d26-8f75d422fa2a', '\x961c2d379958fad14165334fcb76d4222b5ca83f783d08fd72d77bfabb8385aa', 200, '{"data":{"id":"btx_01m8d25gb1ex2th1fdn33c935w","bank_account_id":"bac_01m8d25er0ejy9v5xffbm7cf5d","date":"2026-02-27","amount":-400.00,"currency":"GBP","description":"FPO PRINTWELL PX-881","reference":null,"external_id":null,"status":"confirmed","account_id":null,"vat_code":"NV","vat_amount":0.00,"net_amount":-400.00,"contact_id":"con_01m8d25ezzencr52z7dq3xxkd5","journal_id":"jnl_01m8d25hw7ezx9bk4nxvxns3vb","settlement_id":"set_01m8d25hw7ezx9bk4nxvxns3vb","confirmed_at":"2026-11-26T23:13:36.647Z","created_at":"2026-11-26T23:13:35.073Z","updated_at":"2026-11-26T23:13:36.647Z","version":2}}', 1795734816647);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8d25d8temd8m53hbfdg4pv9', 'org_01m8d25eececdsw4fbmwmpsnv0', '01a21a22-c953-71d9-8a07-c32c769921f4', '\x28240d60f1aa32a76c02f1c804e68bd54ac1ffb67bfdafab72b80ddb1f348d16', 200, '{"data":{"id":"btx_01m8d25gb1ex2th1fdn9c297te","bank_account_id":"bac_01m8d25er0ejy9v5xffbm7cf5d","date":"2026-03-06","amount":282.00,"currency":"GBP","description":"FPI KESTREL FITNESS CIC INV-0003","reference":null,"external_id":null,"status":"confirmed","account_id":null,"vat_code":"NV","vat_amount":0.00,"net_amount":282.00,"contact_id":"con_01m8d25ewne58sza6m602s8vns","journal_id":"jnl_01m8d25g77e578eam4mhwf83s3","settlement_id":"set_01m8d25g77e578eam4mdwxhcj2","confirmed_at":"2026-11-26T23:13:37.112Z","created_at":"2026-11-26T23:13:35.073Z","updated_at":"2026-11-26T23:13:37.112Z","version":2}}', 1795734817112);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8d25d8temd8m53hbfdg4pv9', 'org_01m8d25eececdsw4fbmwmpsnv0', '01a21a22-c9c7-7536-a534-2002b143dec3', '\x61fcecb2c9e20fdf4a937829ca6cf908489eaba4ad2752c628bafdfaa241fb54', 200, '{"data":{"id":"btx_01m8d25gb1ex2th1fdnqa5yrcx","bank_account_id":"bac_01m8d25er0ejy9v5xffbm7cf5d","date":"2026-03-25","amount":-2000.00,"currency":"GBP","description":"TFR TO SAVINGS","reference":null,"external_id":null,"status":"confirmed","account_id":null,"vat_code":"NV","vat_amount":0.00,"net_amount":-2000.00,"contact_id":null,"journal_id":"jnl_01m8d25jeaemc87f5y0t3s81yg","settlement_id":null,"confirmed_at":"2026-11-26T23:13:37.226Z","created_at":"2026-11-26T23:13:35.073Z","updated_at":"2026-11-26T23:13:37.226Z","version":2}}', 1795734817226);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8d25d8temd8m53hbfdg4pv9', 'org_01m8d25eececdsw4fbmwmpsnv0', '01a21a22-cde9-7078-b536-847fdbae3fd3', '\x039d7fc706de720e766b885e947dd53614568067fd6be264f65a47bf6724bac4', 200, '{"data":{"id":"btx_01m8d25gb1ex2th1fdmzfhve1m","bank_account_id":"bac_01m8d25er0ejy9v5xffbm7cf5d","date":"2026-02-18","amount":-58.40,"currency":"GBP","description":"CARD TRAINLINE.COM LONDON","reference":null,"external_id":null,"status":"confirmed","account_id":"acc_01m8d25eececdsw4fbm1jah9f3","vat_code":"ZR","vat_amount":0.00,"net_amount":-58.40,"contact_id":null,"journal_id":"jnl_01m8d25kfdekfasfz7zktrxeh3","settlement_id":null,"confirmed_at":"2026-11-26T23:13:38.285Z","created_at":"2026-11-26T23:13:35.073Z","updated_at":"2026-11-26T23:13:38.285Z","version":3}}', 1795734818285);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8d25d8temd8m53hbfdg4pv9', 'org_01m8d25eececdsw4fbmwmpsnv0', '01a21a22-ce3b-754a-9d5c-9fa9e0c70739', '\x8d978c5cd7d991c9e1f4a9f76b580abf8bfebc76386f9a4bcf65de9bb9fdaee1', 200, '{"data":{"id":"btx_01m8d25gb1ex2th1fdn4peyjgj","bank_account_id":"bac_01m8d25er0ejy9v5xffbm7cf5d","date":"2026-03-02","amount":-36.00,"currency":"GBP","description":"CARD SLATEWORK SOFTWARE SUBSCRIPTION","reference":null,"external_id":null,"status":"confirmed","account_id":"acc_01m8d25eececdsw4fbkr15phz4","vat_code":"ST","vat_amount":6.00,"net_amount":-30.00,"contact_id":null,"journal_id":"jnl_01m8d25khyev89ggd9eh9rre0r","settlement_id":null,"confirmed_at":"2026-11-26T23:13:38.366Z","created_at":"2026-11-26T23:13:35.073Z","updated_at":"2026-11-26T23:13:38.366Z","version":3}}', 1795734818366);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8d25d8temd8m53hbfdg4pv9', 'org_01m8d25eececdsw4fbmwmpsnv0', '01a21a22-ce8f-7506-8a5f-600528d0f013', '\x7185ce2a696a422d721efcc2ba2b5958b663d448b441423c72b8837aadccb449', 200, '{"data":{"id":"btx_01m8d25gb1ex2th1fdmkbas45v","bank_account_id":"bac_01m8d25er0ejy9v5xffbm7cf5d","date":"2026-02-02","amount":-36.00,"currency":"GBP","description":"CARD SLATEWORK SOFTWARE SUBSCRIPTION","reference":null,"external_id":null,"status":"confirmed","account_id":"acc_01m8d25eececdsw4fbkr15phz4","vat_code":"ST","vat_amount":6.00,"net_amount":-30.00,"contact_id":null,"journal_id":"jnl_01m8d25kmhetzak08r68zenag9","settlement_id":null,"confirmed_at":"2026-11-26T23:13:38.449Z","created_at":"2026-11-26T23:13:35.073Z","updated_at":"2026-11-26T23:13:38.449Z","version":3}}', 1795734818449);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8d25d8temd8m53hbfdg4pv9', 'org_01m8d25eececdsw4fbmwmpsnv0', '01a21a22-cee3-734e-9ec2-e130d3bebc42', '\x4d3db2018d1ed21f17ff6ead8b9e284597ff64b88a3267ec5e4a112e95817783', 200, '{"data":{"id":"btx_01m8d25gb1ex2th1fdng9h6kcf","bank_account_id":"bac_01m8d25er0ejy9v5xffbm7cf5d","date":"2026-03-20","amount":-7.50,"currency":"GBP","description":"TOTAL CHARGES TO 19MAR2026","reference":null,"external_id":null,"status":"confirmed","account_id":"acc_01m8d25eececdsw4fbmp84md5g","vat_code":"EX","vat_amount":0.00,"net_amount":-7.50,"contact_id":null,"journal_id":"jnl_01m8d25kq9e14a1w6xxhv4cqe1","settlement_id":null,"confirmed_at":"2026-11-26T23:13:38.537Z","created_at":"2026-11-26T23:13:35.073Z","updated_at":"2026-11-26T23:13:38.537Z","version":3}}', 1795734818537);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8d25d8temd8m53hbfdg4pv9', 'org_01m8d25eececdsw4fbmwmpsnv0', '01a21a22-d01f-7185-b679-c7721eb0e8de', '\x9f195e5cc1b21f9c29550260120b186b1660d7a7f551ac841c040cb081e19545', 200, '{"data":{"id":"org_01m8d25eececdsw4fbmwmpsnv0","name":"Wren & Marsh Ltd","currency":"GBP","country":"GB","financial_year_end":"03-31","vat_registered":true,"vat_number":null,"vat_scheme":"standard","flat_rate_percent":null,"vat_rounding":"line","status":"active","role":"owner","lock_date":"2026-03-31","created_at":"2026-11-26T23:13:33.132Z","updated_at":"2026-11-26T23:13:38.848Z","version":2}}', 1795734818848);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8d25d8temd8m53hbfdg4pv9', '', 'once', '\xbd590065f8df1f619336633472911f7d86118bce11abf11de10c7d723b56911c', 202, '{"reconciliation_id":"rec_01m8d25n1ceawvm405rtwbzfbv","status":"queued","poll_url":"/api/v1/reconciliations/rec_01m8d25n1ceawvm405rtwbzfbv"}', 1795734819884);
INSERT INTO public.invoice_lines VALUES ('org_01m8d25eececdsw4fbmwmpsnv0', 'inv_01m8d25f8te7fa4bfer9f0jfda', 1, 'Course design, 3 days', '3', '650.00', NULL, 'acc_01m8d25eececdsw4fbhwh0g9va', 'ST', NULL, 195000, 39000, 234000);
INSERT INTO public.invoice_lines VALUES ('org_01m8d25eececdsw4fbmwmpsnv0', 'inv_01m8d25f9mepr9bhef122hvrbj', 1, 'Printing of workbooks', '1', '412.00', NULL, 'acc_01m8d25eececdsw4fbjktek78w', 'ZR', NULL, 41200, 0, 41200);
INSERT INTO public.invoice_lines VALUES ('org_01m8d25eececdsw4fbmwmpsnv0', 'inv_01m8d25fbqerbatfpdvm5fcswn', 1, 'Laptop', '1', '899.00', NULL, 'acc_01m8d25eececdsw4fbf2kxgztm', 'ST', NULL, 89900, 17980, 107880);
INSERT INTO public.invoice_lines VALUES ('org_01m8d25eececdsw4fbmwmpsnv0', 'inv_01m8d25fdneat9td3rgddvrme7', 1, 'Workbooks', '120', '7.25', NULL, 'acc_01m8d25eececdsw4fbj1655g8w', 'ZR', NULL, 87000, 0, 87000);
INSERT INTO public.invoice_lines VALUES ('org_01m8d25eececdsw4fbmwmpsnv0', 'inv_01m8d25fe9esqvsxbm6565x5br', 1, 'Rent, January to March', '1', '1350.00', NULL, 'acc_01m8d25eececdsw4fbka797mrw', 'EX', NULL, 135000, 0, 135000);
INSERT INTO public.invoice_lines VALUES ('org_01m8d25eececdsw4fbmwmpsnv0', 'inv_01m8d25fg8eg2b3sgy68hn5jdb', 1, 'Seminar room, 5 evenings', '5', '48.00', NULL, 'acc_01m8d25emeeywv95hfvwh3brf3', 'EX', NULL, 24000, 0, 24000);
INSERT INTO public.invoice_lines VALUES ('org_01m8d25eececdsw4fbmwmpsnv0', 'inv_01m8d25fg8eg2b3sgy68hn5jdb', 2, 'Projector', '1', '35.00', NULL, 'acc_01m8d25eececdsw4fbhwh0g9va', 'ST', NULL, 3500, 700, 4200);
INSERT INTO public.invoice_lines VALUES ('org_01m8d25eececdsw4fbmwmpsnv0', 'inv_01m8d25fhze9hb7kettwb93d85', 1, 'Course for new starters', '1', '1480.00', '10', 'acc_01m8d25eececdsw4fbhwh0g9va', 'ST', NULL, 133200, 26640, 159840);
INSERT INTO public.invoice_lines VALUES ('org_01m8d25eececdsw4fbmwmpsnv0', 'inv_01m8d25fjfetgv09pm95aabdtw', 1, 'Raised in error', '1', '500.00', NULL, 'acc_01m8d25eececdsw4fbhwh0g9va', 'ST', NULL, 50000, 10000, 60000);
INSERT INTO public.invoice_lines VALUES ('org_01m8d25eececdsw4fbmwmpsnv0', 'inv_01m8d25fkxey0vjkcx1qqghkhq', 1, 'A day that was not held', '1', '150.00', NULL, 'acc_01m8d25eececdsw4fbhwh0g9va', 'ST', NULL, 15000, 3000, 18000);
INSERT INTO public.invoice_lines VALUES ('org_01m8d25eececdsw4fbmwmpsnv0', 'inv_01m8d25fn0evwtpddg8bbw5f2y', 1, 'Illustration, 2 days', '2', '384.00', NULL, 'acc_01m8d25eececdsw4fbjmnxw2a6', 'ST', NULL, 64000, 12800, 76800);
INSERT INTO public.invoice_lines VALUES ('org_01m8d25eececdsw4fbmwmpsnv0', 'inv_01m8d25fndekf858kx8093jydd', 1, 'Workbooks', '24', '7.25', NULL, 'acc_01m8d25eececdsw4fbj1655g8w', 'ZR', NULL, 17400, 0, 17400);
INSERT INTO public.invoice_lines VALUES ('org_01m8d25eececdsw4fbmwmpsnv0', 'inv_01m8d25fndekf858kx8093jydd', 2, 'Half a day of course design', '0.5', '650.00', NULL, 'acc_01m8d25eececdsw4fbhwh0g9va', 'ST', NULL, 32500, 6500, 39000);
INSERT INTO public.invoices VALUES ('inv_01m8d25fn0evwtpddg8bbw5f2y', 'org_01m8d25eececdsw4fbmwmpsnv0', 'purchase', 'invoice', 'issued', 'FR-1209', 'con_01m8d25f33ey3btg9zhfgxhvjn', '2026-03-24', '2026-04-23', 'inclusive', NULL, NULL, 64000, 12800, 76800, 0, 0, 'issued', 'jnl_01m8d25fn0evwtpddg8dhagwjz', NULL, NULL, 'fr-1209', 1795734814368, 1795734814368, 1, '9999-99-99', 0, NULL, NULL);
INSERT INTO public.invoices VALUES ('inv_01m8d25fndekf858kx8093jydd', 'org_01m8d25eececdsw4fbmwmpsnv0', 'sales', 'invoice', 'issued', 'INV-0006', 'con_01m8d25ev1erx8yc73av0kg10e', '2026-03-27', '2026-04-26', 'exclusive', NULL, NULL, 49900, 6500, 56400, 0, 0, 'issued', 'jnl_01m8d25fndekf858kx8641q8xc', NULL, NULL, 'inv-0006', 1795734814381, 1795734814381, 1, '9999-99-99', 0, NULL, NULL);
INSERT INTO public.invoices VALUES ('inv_01m8d25fjfetgv09pm95aabdtw', 'org_01m8d25eececdsw4fbmwmpsnv0', 'sales', 'invoice', 'void', 'INV-0005', 'con_01m8d25ez3edx9k8hme2szzwre', '2026-03-03', '2026-04-02', 'exclusive', NULL, NULL, 50000, 10000, 60000, 0, 0, 'issued', 'jnl_01m8d25fjfetgv09pm9bqtx836', '2026-03-03', 'jnl_01m8d25fqped99dbt8cf419kkq', 'inv-0005', 1795734814287, 1795734814454, 2, '2026-03-03', 0, NULL, NULL);
INSERT INTO public.invoices VALUES ('inv_01m8d25fkxey0vjkcx1qqghkhq', 'org_01m8d25eececdsw4fbmwmpsnv0', 'sales', 'credit_note', 'issued', 'CN-0001', 'con_01m8d25ez3edx9k8hme2szzwre', '2026-03-12', '2026-03-12', 'exclusive', 'INV-0004', NULL, 15000, 3000, 18000, 0, 18000, 'issued', 'jnl_01m8d25fkxey0vjkcx1rfrwt1j', NULL, NULL, 'cn-0001
inv-0004', 1795734814333, 1795734814577, 2, '2026-03-12', 1, '2026-03-12', '2026-03-12');
INSERT INTO public.invoices VALUES ('inv_01m8d25fg8eg2b3sgy68hn5jdb', 'org_01m8d25eececdsw4fbmwmpsnv0', 'sales', 'invoice', 'issued', 'INV-0003', 'con_01m8d25ewne58sza6m602s8vns', '2026-02-09', '2026-03-11', 'exclusive', NULL, NULL, 27500, 700, 28200, 28200, 0, 'issued', 'jnl_01m8d25fg8eg2b3sgy6ejz4n25', NULL, NULL, 'inv-0003', 1795734814216, 1795734814951, 2, '2026-03-06', 1, '2026-03-06', '2026-03-06');
INSERT INTO public.invoices VALUES ('inv_01m8d25fbqerbatfpdvm5fcswn', 'org_01m8d25eececdsw4fbmwmpsnv0', 'purchase', 'invoice', 'issued', 'TB-0117', 'con_01m8d25f10esyvfa5hgmratkka', '2026-01-21', '2026-02-20', 'exclusive', NULL, NULL, 89900, 17980, 107880, 107880, 0, 'issued', 'jnl_01m8d25fbqerbatfpdvt2eca8p', NULL, NULL, 'tb-0117', 1795734814071, 1795734815256, 2, '2026-01-22', 1, '2026-01-22', '2026-01-22');
INSERT INTO public.invoices VALUES ('inv_01m8d25fe9esqvsxbm6565x5br', 'org_01m8d25eececdsw4fbmwmpsnv0', 'purchase', 'invoice', 'issued', 'HL-33', 'con_01m8d25f1yehd9zd55927m5vgn', '2026-02-01', '2026-03-03', 'exclusive', NULL, NULL, 135000, 0, 135000, 135000, 0, 'issued', 'jnl_01m8d25fe9esqvsxbm6ar38cg6', NULL, NULL, 'hl-33', 1795734814153, 1795734815950, 2, '2026-02-10', 1, '2026-02-10', '2026-02-10');
INSERT INTO public.invoices VALUES ('inv_01m8d25f8te7fa4bfer9f0jfda', 'org_01m8d25eececdsw4fbmwmpsnv0', 'sales', 'invoice', 'issued', 'INV-0001', 'con_01m8d25ev1erx8yc73av0kg10e', '2026-01-15', '2026-02-14', 'exclusive', NULL, NULL, 195000, 39000, 234000, 234000, 0, 'issued', 'jnl_01m8d25f8te7fa4bferfpk6ytk', NULL, NULL, 'inv-0001', 1795734813978, 1795734816331, 3, '2026-02-16', 2, '2026-01-30', '2026-02-16');
INSERT INTO public.invoices VALUES ('inv_01m8d25fdneat9td3rgddvrme7', 'org_01m8d25eececdsw4fbmwmpsnv0', 'sales', 'invoice', 'issued', 'INV-0002', 'con_01m8d25ev1erx8yc73av0kg10e', '2026-01-28', '2026-02-27', 'exclusive', NULL, NULL, 87000, 0, 87000, 87000, 0, 'issued', 'jnl_01m8d25fdneat9td3rgkbyg48w', NULL, NULL, 'inv-0002', 1795734814133, 1795734816331, 2, '2026-02-16', 1, '2026-02-16', '2026-02-16');
INSERT INTO public.invoices VALUES ('inv_01m8d25f9mepr9bhef122hvrbj', 'org_01m8d25eececdsw4fbmwmpsnv0', 'purchase', 'invoice', 'issued', 'PX-881', 'con_01m8d25ezzencr52z7dq3xxkd5', '2026-01-20', '2026-02-19', 'exclusive', NULL, NULL, 41200, 0, 41200, 40000, 0, 'issued', 'jnl_01m8d25f9mepr9bhef177k72cy', NULL, NULL, 'px-881', 1795734814004, 1795734816647, 2, '9999-99-99', 1, '2026-02-27', '2026-02-27');
INSERT INTO public.invoices VALUES ('inv_01m8d25fhze9hb7kettwb93d85', 'org_01m8d25eececdsw4fbmwmpsnv0', 'sales', 'invoice', 'issued', 'INV-0004', 'con_01m8d25ez3edx9k8hme2szzwre', '2026-02-20', '2026-03-22', 'exclusive', NULL, NULL, 133200, 26640, 159840, 141840, 18000, 'issued', 'jnl_01m8d25fhze9hb7ketv1e3n0w8', NULL, NULL, 'inv-0004', 1795734814271, 1795734816845, 3, '2026-03-16', 2, '2026-03-12', '2026-03-16');
INSERT INTO public.jobs VALUES ('rec_01m8d25n1ceawvm405rtwbzfbv', 'reconcile', 1, 'usr_01m8d25d8temd8m53hbfdg4pv9', 'key_01m8d25ddderca25fmpcz7rp1y', 'completed', 3, 0, 1, 1, NULL, NULL, '01a21a22d44d72f4b264f922b42bd407', 3, NULL, 1795734819884, 1795734819912, 1795734819917, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8d25eececdsw4fbmwmpsnv0', 1, 1, 'acc_01m8d25eececdsw4fbg0x8mff9', 1000000, NULL, NULL, 0, 0, '2026-01-01');
INSERT INTO public.journal_lines VALUES ('org_01m8d25eececdsw4fbmwmpsnv0', 1, 2, 'acc_01m8d25eececdsw4fbht9t1a1s', -1000000, NULL, NULL, 0, 0, '2026-01-01');
INSERT INTO public.journal_lines VALUES ('org_01m8d25eececdsw4fbmwmpsnv0', 2, 1, 'acc_01m8d25eececdsw4fbfq6nc0fx', 234000, NULL, NULL, 0, 0, '2026-01-15');
INSERT INTO public.journal_lines VALUES ('org_01m8d25eececdsw4fbmwmpsnv0', 2, 2, 'acc_01m8d25eececdsw4fbhwh0g9va', -195000, 'Course design, 3 days', 'ST', 39000, 0, '2026-01-15');
INSERT INTO public.journal_lines VALUES ('org_01m8d25eececdsw4fbmwmpsnv0', 2, 3, 'acc_01m8d25ehee3xaw4x5ck4by36w', -39000, NULL, 'ST', 0, 1, '2026-01-15');
INSERT INTO public.journal_lines VALUES ('org_01m8d25eececdsw4fbmwmpsnv0', 3, 1, 'acc_01m8d25eececdsw4fbg8g6kbsk', -41200, NULL, NULL, 0, 0, '2026-01-20');
INSERT INTO public.journal_lines VALUES ('org_01m8d25eececdsw4fbmwmpsnv0', 3, 2, 'acc_01m8d25eececdsw4fbjktek78w', 41200, 'Printing of workbooks', 'ZR', 0, 0, '2026-01-20');
INSERT INTO public.journal_lines VALUES ('org_01m8d25eececdsw4fbmwmpsnv0', 4, 1, 'acc_01m8d25eececdsw4fbg8g6kbsk', -107880, NULL, NULL, 0, 0, '2026-01-21');
INSERT INTO public.journal_lines VALUES ('org_01m8d25eececdsw4fbmwmpsnv0', 4, 2, 'acc_01m8d25eececdsw4fbf2kxgztm', 89900, 'Laptop', 'ST', 17980, 0, '2026-01-21');
INSERT INTO public.journal_lines VALUES ('org_01m8d25eececdsw4fbmwmpsnv0', 4, 3, 'acc_01m8d25ehee3xaw4x5ck4by36w', 17980, NULL, 'ST', 0, 1, '2026-01-21');
INSERT INTO public.journal_lines VALUES ('org_01m8d25eececdsw4fbmwmpsnv0', 5, 1, 'acc_01m8d25eececdsw4fbfq6nc0fx', 87000, NULL, NULL, 0, 0, '2026-01-28');
INSERT INTO public.journal_lines VALUES ('org_01m8d25eececdsw4fbmwmpsnv0', 5, 2, 'acc_01m8d25eececdsw4fbj1655g8w', -87000, 'Workbooks', 'ZR', 0, 0, '2026-01-28');
INSERT INTO public.journal_lines VALUES ('org_01m8d25eececdsw4fbmwmpsnv0', 6, 1, 'acc_01m8d25eececdsw4fbg8g6kbsk', -135000, NULL, NULL, 0, 0, '2026-02-01');
INSERT INTO public.journal_lines VALUES ('org_01m8d25eececdsw4fbmwmpsnv0', 6, 2, 'acc_01m8d25eececdsw4fbka797mrw', 135000, 'Rent, January to March', 'EX', 0, 0, '2026-02-01');
INSERT INTO public.journal_lines VALUES ('org_01m8d25eececdsw4fbmwmpsnv0', 7, 1, 'acc_01m8d25eececdsw4fbfq6nc0fx', 28200, NULL, NULL, 0, 0, '2026-02-09');
INSERT INTO public.journal_lines VALUES ('org_01m8d25eececdsw4fbmwmpsnv0', 7, 2, 'acc_01m8d25emeeywv95hfvwh3brf3', -24000, 'Seminar room, 5 evenings', 'EX', 0, 0, '2026-02-09');
INSERT INTO public.journal_lines VALUES ('org_01m8d25eececdsw4fbmwmpsnv0', 7, 3, 'acc_01m8d25eececdsw4fbhwh0g9va', -3500, 'Projector', 'ST', 700, 0, '2026-02-09');
INSERT INTO public.journal_lines VALUES ('org_01m8d25eececdsw4fbmwmpsnv0', 7, 4, 'acc_01m8d25ehee3xaw4x5ck4by36w', -700, NULL, 'ST', 0, 1, '2026-02-09');
INSERT INTO public.journal_lines VALUES ('org_01m8d25eececdsw4fbmwmpsnv0', 8, 1, 'acc_01m8d25eececdsw4fbfq6nc0fx', 159840, NULL, NULL, 0, 0, '2026-02-20');
INSERT INTO public.journal_lines VALUES ('org_01m8d25eececdsw4fbmwmpsnv0', 8, 2, 'acc_01m8d25eececdsw4fbhwh0g9va', -133200, 'Course for new starters', 'ST', 26640, 0, '2026-02-20');
INSERT INTO public.journal_lines VALUES ('org_01m8d25eececdsw4fbmwmpsnv0', 8, 3, 'acc_01m8d25ehee3xaw4x5ck4by36w', -26640, NULL, 'ST', 0, 1, '2026-02-20');
INSERT INTO public.journal_lines VALUES ('org_01m8d25eececdsw4fbmwmpsnv0', 9, 1, 'acc_01m8d25eececdsw4fbfq6nc0fx', 60000, NULL, NULL, 0, 0, '2026-03-03');
INSERT INTO public.journal_lines VALUES ('org_01m8d25eececdsw4fbmwmpsnv0', 9, 2, 'acc_01m8d25eececdsw4fbhwh0g9va', -50000, 'Raised in error', 'ST', 10000, 0, '2026-03-03');
INSERT INTO public.journal_lines VALUES ('org_01m8d25eececdsw4fbmwmpsnv0', 9, 3, 'acc_01m8d25ehee3xaw4x5ck4by36w', -10000, NULL, 'ST', 0, 1, '2026-03-03');
INSERT INTO public.journal_lines VALUES ('org_01m8d25eececdsw4fbmwmpsnv0', 10, 1, 'acc_01m8d25eececdsw4fbfq6nc0fx', -18000, NULL, NULL, 0, 0, '2026-03-12');
INSERT INTO public.journal_lines VALUES ('org_01m8d25eececdsw4fbmwmpsnv0', 10, 2, 'acc_01m8d25eececdsw4fbhwh0g9va', 15000, 'A day that was not held', 'ST', 3000, 0, '2026-03-12');
INSERT INTO public.journal_lines VALUES ('org_01m8d25eececdsw4fbmwmpsnv0', 10, 3, 'acc_01m8d25ehee3xaw4x5ck4by36w', 3000, NULL, 'ST', 0, 1, '2026-03-12');
INSERT INTO public.journal_lines VALUES ('org_01m8d25eececdsw4fbmwmpsnv0', 11, 1, 'acc_01m8d25eececdsw4fbg8g6kbsk', -76800, NULL, NULL, 0, 0, '2026-03-24');
INSERT INTO public.journal_lines VALUES ('org_01m8d25eececdsw4fbmwmpsnv0', 11, 2, 'acc_01m8d25eececdsw4fbjmnxw2a6', 64000, 'Illustration, 2 days', 'ST', 12800, 0, '2026-03-24');
INSERT INTO public.journal_lines VALUES ('org_01m8d25eececdsw4fbmwmpsnv0', 11, 3, 'acc_01m8d25ehee3xaw4x5ck4by36w', 12800, NULL, 'ST', 0, 1, '2026-03-24');
INSERT INTO public.journal_lines VALUES ('org_01m8d25eececdsw4fbmwmpsnv0', 12, 1, 'acc_01m8d25eececdsw4fbfq6nc0fx', 56400, NULL, NULL, 0, 0, '2026-03-27');
INSERT INTO public.journal_lines VALUES ('org_01m8d25eececdsw4fbmwmpsnv0', 12, 2, 'acc_01m8d25eececdsw4fbj1655g8w', -17400, 'Workbooks', 'ZR', 0, 0, '2026-03-27');
INSERT INTO public.journal_lines VALUES ('org_01m8d25eececdsw4fbmwmpsnv0', 12, 3, 'acc_01m8d25eececdsw4fbhwh0g9va', -32500, 'Half a day of course design', 'ST', 6500, 0, '2026-03-27');
INSERT INTO public.journal_lines VALUES ('org_01m8d25eececdsw4fbmwmpsnv0', 12, 4, 'acc_01m8d25ehee3xaw4x5ck4by36w', -6500, NULL, 'ST', 0, 1, '2026-03-27');
INSERT INTO public.journal_lines VALUES ('org_01m8d25eececdsw4fbmwmpsnv0', 13, 1, 'acc_01m8d25eececdsw4fbfq6nc0fx', -60000, NULL, NULL, 0, 0, '2026-03-03');
INSERT INTO public.journal_lines VALUES ('org_01m8d25eececdsw4fbmwmpsnv0', 13, 2, 'acc_01m8d25eececdsw4fbhwh0g9va', 50000, 'Raised in error', 'ST', 10000, 0, '2026-03-03');
INSERT INTO public.journal_lines VALUES ('org_01m8d25eececdsw4fbmwmpsnv0', 13, 3, 'acc_01m8d25ehee3xaw4x5ck4by36w', 10000, NULL, 'ST', 0, 1, '2026-03-03');
INSERT INTO public.journal_lines VALUES ('org_01m8d25eececdsw4fbmwmpsnv0', 14, 1, 'acc_01m8d25eececdsw4fbht9t1a1s', 1000000, NULL, NULL, 0, 0, '2026-01-01');
INSERT INTO public.journal_lines VALUES ('org_01m8d25eececdsw4fbmwmpsnv0', 14, 2, 'acc_01m8d25eececdsw4fbhc1cvggt', -10000, 'Share capital', NULL, 0, 0, '2026-01-01');
INSERT INTO public.journal_lines VALUES ('org_01m8d25eececdsw4fbmwmpsnv0', 14, 3, 'acc_01m8d25eececdsw4fbh1ehnx68', -990000, 'Lent by the director', NULL, 0, 0, '2026-01-01');
INSERT INTO public.journal_lines VALUES ('org_01m8d25eececdsw4fbmwmpsnv0', 15, 1, 'acc_01m8d25eececdsw4fbjwnp8x7k', 100000, NULL, NULL, 0, 0, '2026-03-31');
INSERT INTO public.journal_lines VALUES ('org_01m8d25eececdsw4fbmwmpsnv0', 15, 2, 'acc_01m8d25eececdsw4fbghnaxzk0', -6345, 'PAYE and National Insurance', NULL, 0, 0, '2026-03-31');
INSERT INTO public.journal_lines VALUES ('org_01m8d25eececdsw4fbmwmpsnv0', 15, 3, 'acc_01m8d25eececdsw4fbgrs3bs6c', -93655, 'Net pay', NULL, 0, 0, '2026-03-31');
INSERT INTO public.journal_lines VALUES ('org_01m8d25eececdsw4fbmwmpsnv0', 16, 1, 'acc_01m8d25epbewnv3fg03gfaz3vv', 7492, '3 of 36 months of 899.00', NULL, 0, 0, '2026-03-31');
INSERT INTO public.journal_lines VALUES ('org_01m8d25eececdsw4fbmwmpsnv0', 16, 2, 'acc_01m8d25eececdsw4fbfdqkmj1a', -7492, NULL, NULL, 0, 0, '2026-03-31');
INSERT INTO public.journal_lines VALUES ('org_01m8d25eececdsw4fbmwmpsnv0', 17, 1, 'acc_01m8d25eececdsw4fbfq6nc0fx', -28200, NULL, NULL, 0, 0, '2026-03-06');
INSERT INTO public.journal_lines VALUES ('org_01m8d25eececdsw4fbmwmpsnv0', 17, 2, 'acc_01m8d25eececdsw4fbg0x8mff9', 28200, NULL, NULL, 0, 0, '2026-03-06');
INSERT INTO public.journal_lines VALUES ('org_01m8d25eececdsw4fbmwmpsnv0', 18, 1, 'acc_01m8d25eececdsw4fbg8g6kbsk', 107880, NULL, NULL, 0, 0, '2026-01-22');
INSERT INTO public.journal_lines VALUES ('org_01m8d25eececdsw4fbmwmpsnv0', 18, 2, 'acc_01m8d25eececdsw4fbg0x8mff9', -107880, NULL, NULL, 0, 0, '2026-01-22');
INSERT INTO public.journal_lines VALUES ('org_01m8d25eececdsw4fbmwmpsnv0', 19, 1, 'acc_01m8d25eececdsw4fbfq6nc0fx', -150000, NULL, NULL, 0, 0, '2026-01-30');
INSERT INTO public.journal_lines VALUES ('org_01m8d25eececdsw4fbmwmpsnv0', 19, 2, 'acc_01m8d25eececdsw4fbg0x8mff9', 150000, NULL, NULL, 0, 0, '2026-01-30');
INSERT INTO public.journal_lines VALUES ('org_01m8d25eececdsw4fbmwmpsnv0', 21, 1, 'acc_01m8d25eececdsw4fbfq6nc0fx', -171000, NULL, NULL, 0, 0, '2026-02-16');
INSERT INTO public.journal_lines VALUES ('org_01m8d25eececdsw4fbmwmpsnv0', 21, 2, 'acc_01m8d25eececdsw4fbg0x8mff9', 171000, NULL, NULL, 0, 0, '2026-02-16');
INSERT INTO public.journal_lines VALUES ('org_01m8d25eececdsw4fbmwmpsnv0', 22, 1, 'acc_01m8d25eececdsw4fbg8g6kbsk', 40000, NULL, NULL, 0, 0, '2026-02-27');
INSERT INTO public.journal_lines VALUES ('org_01m8d25eececdsw4fbmwmpsnv0', 22, 2, 'acc_01m8d25eececdsw4fbg0x8mff9', -40000, NULL, NULL, 0, 0, '2026-02-27');
INSERT INTO public.journal_lines VALUES ('org_01m8d25eececdsw4fbmwmpsnv0', 24, 1, 'acc_01m8d25eececdsw4fbg0x8mff9', -200000, NULL, NULL, 0, 0, '2026-03-25');
INSERT INTO public.journal_lines VALUES ('org_01m8d25eececdsw4fbmwmpsnv0', 24, 2, 'acc_01m8d25esjeyavfwjq7svx81mc', 200000, NULL, NULL, 0, 0, '2026-03-25');
INSERT INTO public.journal_lines VALUES ('org_01m8d25eececdsw4fbmwmpsnv0', 26, 1, 'acc_01m8d25eececdsw4fbg0x8mff9', -5840, NULL, NULL, 0, 0, '2026-02-18');
INSERT INTO public.journal_lines VALUES ('org_01m8d25eececdsw4fbmwmpsnv0', 26, 2, 'acc_01m8d25eececdsw4fbm1jah9f3', 5840, NULL, 'ZR', 0, 0, '2026-02-18');
INSERT INTO public.journal_lines VALUES ('org_01m8d25eececdsw4fbmwmpsnv0', 27, 1, 'acc_01m8d25eececdsw4fbg0x8mff9', -3600, NULL, NULL, 0, 0, '2026-03-02');
INSERT INTO public.journal_lines VALUES ('org_01m8d25eececdsw4fbmwmpsnv0', 27, 2, 'acc_01m8d25eececdsw4fbkr15phz4', 3000, NULL, 'ST', 600, 0, '2026-03-02');
INSERT INTO public.journal_lines VALUES ('org_01m8d25eececdsw4fbmwmpsnv0', 27, 3, 'acc_01m8d25ehee3xaw4x5ck4by36w', 600, NULL, 'ST', 0, 1, '2026-03-02');
INSERT INTO public.journal_lines VALUES ('org_01m8d25eececdsw4fbmwmpsnv0', 28, 1, 'acc_01m8d25eececdsw4fbg0x8mff9', -3600, NULL, NULL, 0, 0, '2026-02-02');
INSERT INTO public.journal_lines VALUES ('org_01m8d25eececdsw4fbmwmpsnv0', 28, 2, 'acc_01m8d25eececdsw4fbkr15phz4', 3000, NULL, 'ST', 600, 0, '2026-02-02');
INSERT INTO public.journal_lines VALUES ('org_01m8d25eececdsw4fbmwmpsnv0', 28, 3, 'acc_01m8d25ehee3xaw4x5ck4by36w', 600, NULL, 'ST', 0, 1, '2026-02-02');
INSERT INTO public.journal_lines VALUES ('org_01m8d25eececdsw4fbmwmpsnv0', 29, 1, 'acc_01m8d25eececdsw4fbg0x8mff9', -750, NULL, NULL, 0, 0, '2026-03-20');
INSERT INTO public.journal_lines VALUES ('org_01m8d25eececdsw4fbmwmpsnv0', 29, 2, 'acc_01m8d25eececdsw4fbmp84md5g', 750, NULL, 'EX', 0, 0, '2026-03-20');
INSERT INTO public.journal_lines VALUES ('org_01m8d25e0teg2vb8x4vxz9ma0q', 1, 1, 'acc_01m8d25e0teg2vb8x4szpq2hz7', 50000, NULL, NULL, 0, 0, '2026-03-02');
INSERT INTO public.journal_lines VALUES ('org_01m8d25e0teg2vb8x4vxz9ma0q', 1, 2, 'acc_01m8d25e0teg2vb8x4q3nxw3bp', -50000, NULL, NULL, 0, 0, '2026-03-02');
INSERT INTO public.journal_lines VALUES ('org_01m8d25eececdsw4fbmwmpsnv0', 20, 1, 'acc_01m8d25eececdsw4fbg8g6kbsk', 135000, NULL, NULL, 0, 0, '2026-02-10');
INSERT INTO public.journal_lines VALUES ('org_01m8d25eececdsw4fbmwmpsnv0', 20, 2, 'acc_01m8d25eececdsw4fbg0x8mff9', -135000, NULL, NULL, 0, 0, '2026-02-10');
INSERT INTO public.journal_lines VALUES ('org_01m8d25eececdsw4fbmwmpsnv0', 23, 1, 'acc_01m8d25eececdsw4fbfq6nc0fx', -141840, NULL, NULL, 0, 0, '2026-03-16');
INSERT INTO public.journal_lines VALUES ('org_01m8d25eececdsw4fbmwmpsnv0', 23, 2, 'acc_01m8d25eececdsw4fbg0x8mff9', 141840, NULL, NULL, 0, 0, '2026-03-16');
INSERT INTO public.journal_lines VALUES ('org_01m8d25eececdsw4fbmwmpsnv0', 25, 1, 'acc_01m8d25eececdsw4fbg0x8mff9', -93655, NULL, NULL, 0, 0, '2026-03-31');
INSERT INTO public.journal_lines VALUES ('org_01m8d25eececdsw4fbmwmpsnv0', 25, 2, 'acc_01m8d25eececdsw4fbgrs3bs6c', 93655, NULL, NULL, 0, 0, '2026-03-31');
INSERT INTO public.journal_lines VALUES ('org_01m8d25e0teg2vb8x4vxz9ma0q', 2, 1, 'acc_01m8d25e0teg2vb8x4szpq2hz7', -50000, NULL, NULL, 0, 0, '2026-03-20');
INSERT INTO public.journal_lines VALUES ('org_01m8d25e0teg2vb8x4vxz9ma0q', 2, 2, 'acc_01m8d25e0teg2vb8x4q3nxw3bp', 50000, NULL, NULL, 0, 0, '2026-03-20');
INSERT INTO public.journals VALUES ('jnl_01m8d25er0ejy9v5xffkwb68md', 'org_01m8d25eececdsw4fbmwmpsnv0', 1, '2026-01-01', 'Opening balance of Current', NULL, NULL, 'opening', NULL, 1000000, 1795734813440, 'usr_01m8d25d8temd8m53hbfdg4pv9', '\x0747bce1dafed66626e43f782f983c634f81e147df9e03580162fd3052fac0e3', 'opening balance of current');
INSERT INTO public.journals VALUES ('jnl_01m8d25f8te7fa4bferfpk6ytk', 'org_01m8d25eececdsw4fbmwmpsnv0', 2, '2026-01-15', 'Sales invoice INV-0001, Abbey Schools Trust', 'INV-0001', NULL, 'invoice', NULL, 234000, 1795734813978, 'usr_01m8d25d8temd8m53hbfdg4pv9', '\x675e045eb37b5a2b77482e0f4f5ecd0850736416d73156748948b21c0b611fe1', 'sales invoice inv-0001, abbey schools trust
inv-0001');
INSERT INTO public.journals VALUES ('jnl_01m8d25f9mepr9bhef177k72cy', 'org_01m8d25eececdsw4fbmwmpsnv0', 3, '2026-01-20', 'Purchase invoice PX-881, Printwell', 'PX-881', NULL, 'invoice', NULL, 41200, 1795734814004, 'usr_01m8d25d8temd8m53hbfdg4pv9', '\xfdad125a9f5cd37f89fdcfc5e674e0b533091350cc0ba2f17a7b0b8c65b7a645', 'purchase invoice px-881, printwell
px-881');
INSERT INTO public.journals VALUES ('jnl_01m8d25fbqerbatfpdvt2eca8p', 'org_01m8d25eececdsw4fbmwmpsnv0', 4, '2026-01-21', 'Purchase invoice TB-0117, Techbarn', 'TB-0117', NULL, 'invoice', NULL, 107880, 1795734814071, 'usr_01m8d25d8temd8m53hbfdg4pv9', '\xab6718f66d7f26a06d0f43e238c9476fade8d2d359960eeddc6605931c3b0209', 'purchase invoice tb-0117, techbarn
tb-0117');
INSERT INTO public.journals VALUES ('jnl_01m8d25fdneat9td3rgkbyg48w', 'org_01m8d25eececdsw4fbmwmpsnv0', 5, '2026-01-28', 'Sales invoice INV-0002, Abbey Schools Trust', 'INV-0002', NULL, 'invoice', NULL, 87000, 1795734814133, 'usr_01m8d25d8temd8m53hbfdg4pv9', '\x6924f61336c040fba49a0490091df22f8db05ccebfd89f86ed5ed751c86eb39f', 'sales invoice inv-0002, abbey schools trust
inv-0002');
INSERT INTO public.journals VALUES ('jnl_01m8d25fe9esqvsxbm6ar38cg6', 'org_01m8d25eececdsw4fbmwmpsnv0', 6, '2026-02-01', 'Purchase invoice HL-33, Harcourt Lettings', 'HL-33', NULL, 'invoice', NULL, 135000, 1795734814153, 'usr_01m8d25d8temd8m53hbfdg4pv9', '\x14483206af132d119619366d53d697b208ee2d165a2ef353e98023dd4445b9e0', 'purchase invoice hl-33, harcourt lettings
hl-33');
INSERT INTO public.journals VALUES ('jnl_01m8d25fg8eg2b3sgy6ejz4n25', 'org_01m8d25eececdsw4fbmwmpsnv0', 7, '2026-02-09', 'Sales invoice INV-0003, Kestrel Fitness CIC', 'INV-0003', NULL, 'invoice', NULL, 28200, 1795734814216, 'usr_01m8d25d8temd8m53hbfdg4pv9', '\x08743d9ebc1dd01599693c4cffc641250fb006b3894212528867b583c41c2a28', 'sales invoice inv-0003, kestrel fitness cic
inv-0003');
INSERT INTO public.journals VALUES ('jnl_01m8d25fhze9hb7ketv1e3n0w8', 'org_01m8d25eececdsw4fbmwmpsnv0', 8, '2026-02-20', 'Sales invoice INV-0004, Marlow & Pike LLP', 'INV-0004', NULL, 'invoice', NULL, 159840, 1795734814271, 'usr_01m8d25d8temd8m53hbfdg4pv9', '\xd3e98818493fada181c72794505e7c4194ed8f39934e3207fb5eb2a8489cec0a', 'sales invoice inv-0004, marlow & pike llp
inv-0004');
INSERT INTO public.journals VALUES ('jnl_01m8d25fjfetgv09pm9bqtx836', 'org_01m8d25eececdsw4fbmwmpsnv0', 9, '2026-03-03', 'Sales invoice INV-0005, Marlow & Pike LLP', 'INV-0005', NULL, 'invoice', NULL, 60000, 1795734814287, 'usr_01m8d25d8temd8m53hbfdg4pv9', '\xe86fa624169a8d83888cc6202d380e72a03fe73e6ae87265e70d6709be0cc83b', 'sales invoice inv-0005, marlow & pike llp
inv-0005');
INSERT INTO public.journals VALUES ('jnl_01m8d25fkxey0vjkcx1rfrwt1j', 'org_01m8d25eececdsw4fbmwmpsnv0', 10, '2026-03-12', 'Sales credit note CN-0001, Marlow & Pike LLP', 'CN-0001', NULL, 'invoice', NULL, 18000, 1795734814333, 'usr_01m8d25d8temd8m53hbfdg4pv9', '\x29ed191fe8afff0dcb054cdf1737d27f2b1e66e6cb4b6abba801b15dab6fedea', 'sales credit note cn-0001, marlow & pike llp
cn-0001');
INSERT INTO public.journals VALUES ('jnl_01m8d25fn0evwtpddg8dhagwjz', 'org_01m8d25eececdsw4fbmwmpsnv0', 11, '2026-03-24', 'Purchase invoice FR-1209, Fern & Rowe', 'FR-1209', NULL, 'invoice', NULL, 76800, 1795734814368, 'usr_01m8d25d8temd8m53hbfdg4pv9', '\x06c626fe98f3e936f35cdc8b070fd206ce9b7bead95c3ffc451f779e9eec8c32', 'purchase invoice fr-1209, fern & rowe
fr-1209');
INSERT INTO public.journals VALUES ('jnl_01m8d25fndekf858kx8641q8xc', 'org_01m8d25eececdsw4fbmwmpsnv0', 12, '2026-03-27', 'Sales invoice INV-0006, Abbey Schools Trust', 'INV-0006', NULL, 'invoice', NULL, 56400, 1795734814381, 'usr_01m8d25d8temd8m53hbfdg4pv9', '\x4eb5915c278a70b691ce210ff46f89dc3596b1ad748e5f0bc43797ce7f289441', 'sales invoice inv-0006, abbey schools trust
inv-0006');
INSERT INTO public.journals VALUES ('jnl_01m8d25fqped99dbt8cf419kkq', 'org_01m8d25eececdsw4fbmwmpsnv0', 13, '2026-03-03', 'Reversal of journal 9: Sales invoice INV-0005, Marlow & Pike LLP', 'INV-0005', NULL, 'reversal', 'jnl_01m8d25fjfetgv09pm9bqtx836', 60000, 1795734814454, 'usr_01m8d25d8temd8m53hbfdg4pv9', '\x8a87006b2b89a666ae7022645e08f5c9cef549f495b745566b4642c2d5ab22e1', 'reversal of journal 9: sales invoice inv-0005, marlow & pike llp
inv-0005');
INSERT INTO public.journals VALUES ('jnl_01m8d25g14ebfr6tbp88p2qk7g', 'org_01m8d25eececdsw4fbmwmpsnv0', 14, '2026-01-01', 'Opening balances', 'JV-001', 'JV-001', 'manual', NULL, 1000000, 1795734814756, 'usr_01m8d25d8temd8m53hbfdg4pv9', '\x1509a0c1db28af0492da1fe4261e60191b478a51b2b17b9d1aeb7bc7706e82bf', 'opening balances
jv-001');
INSERT INTO public.journals VALUES ('jnl_01m8d25g14ebfr6tbp8hdmfhe5', 'org_01m8d25eececdsw4fbmwmpsnv0', 15, '2026-03-31', 'March wages', 'JV-002', 'JV-002', 'manual', NULL, 100000, 1795734814756, 'usr_01m8d25d8temd8m53hbfdg4pv9', '\xf701480ea6a12ec8f28b59ffb73dd2d8925444c2781fa0b8c5f104de867771e1', 'march wages
jv-002');
INSERT INTO public.journals VALUES ('jnl_01m8d25g14ebfr6tbp8rdxgd80', 'org_01m8d25eececdsw4fbmwmpsnv0', 16, '2026-03-31', 'Depreciation of the laptop', 'JV-003', 'JV-003', 'manual', NULL, 7492, 1795734814756, 'usr_01m8d25d8temd8m53hbfdg4pv9', '\x71c0eac3d38b764743d60ab295b068a7f3e687dd9869e7e9f7bafc7444d2bf24', 'depreciation of the laptop
jv-003');
INSERT INTO public.journals VALUES ('jnl_01m8d25g77e578eam4mhwf83s3', 'org_01m8d25eececdsw4fbmwmpsnv0', 17, '2026-03-06', 'Receipt from Kestrel Fitness CIC', NULL, NULL, 'settlement', NULL, 28200, 1795734814951, 'usr_01m8d25d8temd8m53hbfdg4pv9', '\x76fded0626192862a5b6b4d1c40d573fdef54cc481821f84f0464b320ba36717', 'receipt from kestrel fitness cic');
INSERT INTO public.journals VALUES ('jnl_01m8d25ggrejza1zwa0xvyb31m', 'org_01m8d25eececdsw4fbmwmpsnv0', 18, '2026-01-22', 'FPO TECHBARN LTD TB-0117', NULL, NULL, 'settlement', NULL, 107880, 1795734815256, 'usr_01m8d25d8temd8m53hbfdg4pv9', '\x2985d6f9c853430f3c2f1e6e174555661981e345d57eddf5472b4d77723ea699', 'fpo techbarn ltd tb-0117');
INSERT INTO public.journals VALUES ('jnl_01m8d25gvfegprpxv493zqk5f9', 'org_01m8d25eececdsw4fbmwmpsnv0', 19, '2026-01-30', 'FPI ABBEY SCHOOLS TRUST PART INV-0001', NULL, NULL, 'settlement', NULL, 150000, 1795734815599, 'usr_01m8d25d8temd8m53hbfdg4pv9', '\x2dc2c6234d1f80d6ac64d741b80965907ec34a0a944cf8eb8304189ac16db9e0', 'fpi abbey schools trust part inv-0001');
INSERT INTO public.journals VALUES ('jnl_01m8d25h6eexj8tac0aj80q1er', 'org_01m8d25eececdsw4fbmwmpsnv0', 20, '2026-02-10', 'FPO HARCOURT LETTINGS HL-33', NULL, NULL, 'settlement', NULL, 135000, 1795734815950, 'usr_01m8d25d8temd8m53hbfdg4pv9', '\x6d0b7c97c2b5e62f439c593753e6924be38fbd127502f5a44d57d89e5df93fb1', 'fpo harcourt lettings hl-33');
INSERT INTO public.journals VALUES ('jnl_01m8d25hjbe56rsp8d0w9hxcbh', 'org_01m8d25eececdsw4fbmwmpsnv0', 21, '2026-02-16', 'FPI ABBEY SCHOOLS TRUST INV-0001 INV-0002', NULL, NULL, 'settlement', NULL, 171000, 1795734816331, 'usr_01m8d25d8temd8m53hbfdg4pv9', '\x69113023e861130b4b0d82ab4eb4143bfd66e564cd0d6ea78c517d870be1d07a', 'fpi abbey schools trust inv-0001 inv-0002');
INSERT INTO public.journals VALUES ('jnl_01m8d25hw7ezx9bk4nxvxns3vb', 'org_01m8d25eececdsw4fbmwmpsnv0', 22, '2026-02-27', 'FPO PRINTWELL PX-881', NULL, NULL, 'settlement', NULL, 40000, 1795734816647, 'usr_01m8d25d8temd8m53hbfdg4pv9', '\x580997fa305c725d1bde41d0782cf1b1c2ec204e4618709b9d12531e59315884', 'fpo printwell px-881');
INSERT INTO public.journals VALUES ('jnl_01m8d25j2def8tmb3vfqy2rtwm', 'org_01m8d25eececdsw4fbmwmpsnv0', 23, '2026-03-16', 'FPI MARLOW AND PIKE LLP INV-0004 LESS CN-0001', NULL, NULL, 'settlement', NULL, 141840, 1795734816845, 'usr_01m8d25d8temd8m53hbfdg4pv9', '\x658c6a3891e9ef9b08fd7e16425c0d5aa01844239be4bc16e768c0f3b7f167cd', 'fpi marlow and pike llp inv-0004 less cn-0001');
INSERT INTO public.journals VALUES ('jnl_01m8d25jeaemc87f5y0t3s81yg', 'org_01m8d25eececdsw4fbmwmpsnv0', 24, '2026-03-25', 'TFR TO SAVINGS', NULL, NULL, 'bank', NULL, 200000, 1795734817226, 'usr_01m8d25d8temd8m53hbfdg4pv9', '\x3f73d21c907a3971022d32f5034cc7d92a39447949e6708f4be96162701a4bda', 'tfr to savings');
INSERT INTO public.journals VALUES ('jnl_01m8d25jn0eak8v8bk9q3kmc5v', 'org_01m8d25eececdsw4fbmwmpsnv0', 25, '2026-03-31', 'FPO J WREN NET PAY MARCH', NULL, NULL, 'bank', NULL, 93655, 1795734817440, 'usr_01m8d25d8temd8m53hbfdg4pv9', '\xab641ea424d476634fd0497ffa6bb58d69c564f796aebaab49105e231740cdd4', 'fpo j wren net pay march');
INSERT INTO public.journals VALUES ('jnl_01m8d25kfdekfasfz7zktrxeh3', 'org_01m8d25eececdsw4fbmwmpsnv0', 26, '2026-02-18', 'CARD TRAINLINE.COM LONDON', NULL, NULL, 'bank', NULL, 5840, 1795734818285, 'usr_01m8d25d8temd8m53hbfdg4pv9', '\x616a7dbd22ba3f2d7a2fb7e0f2513459b997d032c02ef28a092e5488df36e3f5', 'card trainline.com london');
INSERT INTO public.journals VALUES ('jnl_01m8d25khyev89ggd9eh9rre0r', 'org_01m8d25eececdsw4fbmwmpsnv0', 27, '2026-03-02', 'CARD SLATEWORK SOFTWARE SUBSCRIPTION', NULL, NULL, 'bank', NULL, 3600, 1795734818366, 'usr_01m8d25d8temd8m53hbfdg4pv9', '\xe2b0edc9b31a8b64393d545106d456506c39f42ba4b1835b7972e449e254b796', 'card slatework software subscription');
INSERT INTO public.journals VALUES ('jnl_01m8d25kmhetzak08r68zenag9', 'org_01m8d25eececdsw4fbmwmpsnv0', 28, '2026-02-02', 'CARD SLATEWORK SOFTWARE SUBSCRIPTION', NULL, NULL, 'bank', NULL, 3600, 1795734818449, 'usr_01m8d25d8temd8m53hbfdg4pv9', '\xf834b45cb02ce1b75dcb7d91b35e3f3066b6f593fa22275773a011a8067616f7', 'card slatework software subscription');
INSERT INTO public.journals VALUES ('jnl_01m8d25kq9e14a1w6xxhv4cqe1', 'org_01m8d25eececdsw4fbmwmpsnv0', 29, '2026-03-20', 'TOTAL CHARGES TO 19MAR2026', NULL, NULL, 'bank', NULL, 750, 1795734818537, 'usr_01m8d25d8temd8m53hbfdg4pv9', '\x66044c6c58d66335fdd1ad7263f52b1ef2902165fe49864dbe37eb1d250adc2b', 'total charges to 19mar2026');
INSERT INTO public.journals VALUES ('jnl_01m8d25n74es6b52gcwgyh62pz', 'org_01m8d25e0teg2vb8x4vxz9ma0q', 1, '2026-03-02', 'A journal', NULL, NULL, 'manual', NULL, 50000, 1795734820068, 'usr_01m8d25d8temd8m53hbfdg4pv9', '\x823dc4e42059014de5388a4020d16463f2b598e5efd063e573b72ed7f0a743c4', 'a journal');
INSERT INTO public.journals VALUES ('jnl_01m8d25na3eq5tgj0yatkfsmww', 'org_01m8d25e0teg2vb8x4vxz9ma0q', 2, '2026-03-20', 'Reversal of journal 1: A journal', NULL, NULL, 'reversal', 'jnl_01m8d25n74es6b52gcwgyh62pz', 50000, 1795734820163, 'usr_01m8d25d8temd8m53hbfdg4pv9', '\x69a4cf9f4113856860dabf5fa3fadfdc51d6686ba4af27b036d9ba82319eeb7e', 'reversal of journal 1: a journal');
INSERT INTO public.key_secrets VALUES ('\x03f68f594460bf456ad817b8bde85255fbe5b13f7a8d5d055ddf57d49a6fcbd1', 'key_01m8d25ddderca25fmpcz7rp1y', NULL);
INSERT INTO public.key_secrets VALUES ('\x39a45a2a83f93b75b58e4e51aa700805225b1d5bd164cc1bba83fec385b17dad', 'key_01m8d25dz4e8d9xz0kgk11fdnf', NULL);
INSERT INTO public.ledger_heads VALUES ('org_01m8d25eececdsw4fbmwmpsnv0', 29, '\x66044c6c58d66335fdd1ad7263f52b1ef2902165fe49864dbe37eb1d250adc2b', 4253177, 59, '\xc6445b52a91038b129e3e95aafd1a80cf6f2762d6aef82d04230ba0c7aa0f6e4');
INSERT INTO public.ledger_heads VALUES ('org_01m8d25e0teg2vb8x4vxz9ma0q', 2, '\x69a4cf9f4113856860dabf5fa3fadfdc51d6686ba4af27b036d9ba82319eeb7e', 100000, 9, '\xe11cb41874f0cb74dce49ade97da3ee1fd0a4c0c77ef952853a3fe60a0bffccf');
INSERT INTO public.members VALUES ('mem_01m8d25e0teg2vb8x4ny0a0x1s', 'org_01m8d25e0teg2vb8x4vxz9ma0q', 'jo@example.com', 'usr_01m8d25d8temd8m53hbfdg4pv9', 'owner', 1795734812698, 1795734812698, 1);
INSERT INTO public.members VALUES ('mem_01m8d25eececdsw4fbeykez0q3', 'org_01m8d25eececdsw4fbmwmpsnv0', 'jo@example.com', 'usr_01m8d25d8temd8m53hbfdg4pv9', 'owner', 1795734813132, 1795734813132, 1);
INSERT INTO public.number_sequences VALUES ('org_01m8d25eececdsw4fbmwmpsnv0', 'credit_note', 1);
INSERT INTO public.number_sequences VALUES ('org_01m8d25eececdsw4fbmwmpsnv0', 'invoice', 6);
INSERT INTO public.organisations VALUES ('org_01m8d25eececdsw4fbmwmpsnv0', 'Wren & Marsh Ltd', 'GBP', 'GB', '03-31', 1, NULL, 'standard', NULL, 'line', 'active', '2026-03-31', 1795734813132, 1795734818848, 2, 0, '2026-03-31');
INSERT INTO public.organisations VALUES ('org_01m8d25e0teg2vb8x4vxz9ma0q', 'Acorn Ltd', 'GBP', 'GB', '03-31', 1, NULL, 'standard', NULL, 'line', 'active', NULL, 1795734812698, 1795734812698, 1, 1, NULL);
INSERT INTO public.queue_shares VALUES ('reconcile', 'usr_01m8d25d8temd8m53hbfdg4pv9', 0);
INSERT INTO public.queues VALUES ('coding', 0, 0);
INSERT INTO public.queues VALUES ('reconcile', 1, 0);
INSERT INTO public.security_events VALUES (1, 1795734811930, NULL, 'tieout admin users create', 'root@vm', 'user.create', 'usr_01m8d25d8temd8m53hbfdg4pv9', 'usr_01m8d25d8temd8m53hbfdg4pv9', '{}', '\x2eeb1ce045b47c4f14a6e72c7751086c2d7ed2a991d299d69a14ebc1d2611773');
INSERT INTO public.security_events VALUES (2, 1795734812077, NULL, 'tieout admin keys create', 'root@vm', 'key.create', 'key_01m8d25ddderca25fmpcz7rp1y', 'usr_01m8d25d8temd8m53hbfdg4pv9', '{"allow_overage":false,"expires_at":null,"rate_limit":null,"scopes":["reconcile:read","reconcile:write"]}', '\x560e01574030ff72e9c50ac4748486ffd6f3c2f1b414aa6989b2b310b52cf735');
INSERT INTO public.security_events VALUES (3, 1795734812231, NULL, 'tieout admin sessions create', 'root@vm', 'session.create', 'usr_01m8d25d8temd8m53hbfdg4pv9', 'usr_01m8d25d8temd8m53hbfdg4pv9', '{"expires_at":"2026-11-27T00:13:32.231Z"}', '\x38703da14251e48dc226bd9a6fc06d97449712562441e0bc3ddcb3c92726676f');
INSERT INTO public.security_events VALUES (4, 1795734812643, NULL, 'tieout admin keys create', 'root@vm', 'key.create', 'key_01m8d25dz4e8d9xz0kgk11fdnf', 'usr_01m8d25d8temd8m53hbfdg4pv9', '{"allow_overage":false,"expires_at":null,"rate_limit":null,"scopes":["ledger:read","ledger:write"]}', '\xea815c42905956ab8692fb2b6147f77b8137039b482758565e0119d665b788d0');
INSERT INTO public.security_events VALUES (5, 1795734819793, NULL, 'tieout admin credits grant', 'root@vm', 'credits.grant', 'usr_01m8d25d8temd8m53hbfdg4pv9', 'usr_01m8d25d8temd8m53hbfdg4pv9', '{"amount":10,"balance":10}', '\xa9017d7bc114035cf63866fe5dc1e5e0c41a9fc4b4ddb5baecd371aba25af3d9');
INSERT INTO public.security_head VALUES (1, 5, '\xa9017d7bc114035cf63866fe5dc1e5e0c41a9fc4b4ddb5baecd371aba25af3d9');
INSERT INTO public.settlements VALUES ('set_01m8d25ggrejza1zwa0xvyb31m', 'org_01m8d25eececdsw4fbmwmpsnv0', 'payment', 'purchase', 'posted', 'con_01m8d25f10esyvfa5hgmratkka', 'bac_01m8d25er0ejy9v5xffbm7cf5d', '2026-01-22', 107880, 107880, NULL, 'btx_01m8d25gb1ex2th1fdm9p4hhg9', 1, 'jnl_01m8d25ggrejza1zwa0xvyb31m', NULL, NULL, '', 1795734815256, 1795734815256, 1, '2026-01-22', 1, '2026-01-22', '2026-01-22');
INSERT INTO public.settlements VALUES ('set_01m8d25gvfegprpxv493zqk5f9', 'org_01m8d25eececdsw4fbmwmpsnv0', 'receipt', 'sales', 'posted', 'con_01m8d25ev1erx8yc73av0kg10e', 'bac_01m8d25er0ejy9v5xffbm7cf5d', '2026-01-30', 150000, 150000, NULL, 'btx_01m8d25gb1ex2th1fdmd7y91b9', 1, 'jnl_01m8d25gvfegprpxv493zqk5f9', NULL, NULL, '', 1795734815599, 1795734815599, 1, '2026-01-30', 1, '2026-01-30', '2026-01-30');
INSERT INTO public.settlements VALUES ('set_01m8d25h6eexj8tac0aj80q1er', 'org_01m8d25eececdsw4fbmwmpsnv0', 'payment', 'purchase', 'posted', 'con_01m8d25f1yehd9zd55927m5vgn', 'bac_01m8d25er0ejy9v5xffbm7cf5d', '2026-02-10', 135000, 135000, NULL, 'btx_01m8d25gb1ex2th1fdmn806q26', 1, 'jnl_01m8d25h6eexj8tac0aj80q1er', NULL, NULL, '', 1795734815950, 1795734815950, 1, '2026-02-10', 1, '2026-02-10', '2026-02-10');
INSERT INTO public.settlements VALUES ('set_01m8d25hjbe56rsp8d0w9hxcbh', 'org_01m8d25eececdsw4fbmwmpsnv0', 'receipt', 'sales', 'posted', 'con_01m8d25ev1erx8yc73av0kg10e', 'bac_01m8d25er0ejy9v5xffbm7cf5d', '2026-02-16', 171000, 171000, NULL, 'btx_01m8d25gb1ex2th1fdmt2nan5f', 1, 'jnl_01m8d25hjbe56rsp8d0w9hxcbh', NULL, NULL, '', 1795734816331, 1795734816331, 1, '2026-02-16', 2, '2026-02-16', '2026-02-16');
INSERT INTO public.settlements VALUES ('set_01m8d25hw7ezx9bk4nxvxns3vb', 'org_01m8d25eececdsw4fbmwmpsnv0', 'payment', 'purchase', 'posted', 'con_01m8d25ezzencr52z7dq3xxkd5', 'bac_01m8d25er0ejy9v5xffbm7cf5d', '2026-02-27', 40000, 40000, NULL, 'btx_01m8d25gb1ex2th1fdn33c935w', 1, 'jnl_01m8d25hw7ezx9bk4nxvxns3vb', NULL, NULL, '', 1795734816647, 1795734816647, 1, '2026-02-27', 1, '2026-02-27', '2026-02-27');
INSERT INTO public.settlements VALUES ('set_01m8d25j2def8tmb3vfqy2rtwm', 'org_01m8d25eececdsw4fbmwmpsnv0', 'receipt', 'sales', 'posted', 'con_01m8d25ez3edx9k8hme2szzwre', 'bac_01m8d25er0ejy9v5xffbm7cf5d', '2026-03-16', 141840, 141840, NULL, 'btx_01m8d25gb1ex2th1fdnf0ebke0', 1, 'jnl_01m8d25j2def8tmb3vfqy2rtwm', NULL, NULL, '', 1795734816845, 1795734816845, 1, '2026-03-16', 1, '2026-03-16', '2026-03-16');
INSERT INTO public.settlements VALUES ('set_01m8d25g77e578eam4mdwxhcj2', 'org_01m8d25eececdsw4fbmwmpsnv0', 'receipt', 'sales', 'posted', 'con_01m8d25ewne58sza6m602s8vns', 'bac_01m8d25er0ejy9v5xffbm7cf5d', '2026-03-06', 28200, 28200, NULL, 'btx_01m8d25gb1ex2th1fdn9c297te', 0, 'jnl_01m8d25g77e578eam4mhwf83s3', NULL, NULL, '', 1795734814951, 1795734817112, 2, '2026-03-06', 1, '2026-03-06', '2026-03-06');
INSERT INTO public.stated_balances VALUES ('org_01m8d25eececdsw4fbmwmpsnv0', 'bac_01m8d25er0ejy9v5xffbm7cf5d', '2026-03-31', 900715, 1795734815073);
INSERT INTO public.tax_rates VALUES ('org_01m8d25e0teg2vb8x4vxz9ma0q', 'ST', '2026-02-01', 190000);
INSERT INTO public.unlinked_journals VALUES ('org_01m8d25e0teg2vb8x4vxz9ma0q', 'btx_01m8d25n6neawbz4x9xjc75kpg', 'jnl_01m8d25n74es6b52gcwgyh62pz');
INSERT INTO public.users VALUES ('usr_01m8d25d8temd8m53hbfdg4pv9', 'jo@example.com', 0, 7, 0, 1795734811930, NULL, 0);
INSERT INTO public.vat_days VALUES ('org_01m8d25eececdsw4fbmwmpsnv0', '2026-01-15', 'output', 195000, 39000);
INSERT INTO public.vat_days VALUES ('org_01m8d25eececdsw4fbmwmpsnv0', '2026-01-20', 'input', 41200, 0);
INSERT INTO public.vat_days VALUES ('org_01m8d25eececdsw4fbmwmpsnv0', '2026-01-21', 'input', 89900, 17980);
INSERT INTO public.vat_days VALUES ('org_01m8d25eececdsw4fbmwmpsnv0', '2026-01-28', 'output', 87000, 0);
INSERT INTO public.vat_days VALUES ('org_01m8d25eececdsw4fbmwmpsnv0', '2026-02-01', 'input', 135000, 0);
INSERT INTO public.vat_days VALUES ('org_01m8d25eececdsw4fbmwmpsnv0', '2026-02-09', 'output', 27500, 700);
INSERT INTO public.vat_days VALUES ('org_01m8d25eececdsw4fbmwmpsnv0', '2026-02-20', 'output', 133200, 26640);
INSERT INTO public.vat_days VALUES ('org_01m8d25eececdsw4fbmwmpsnv0', '2026-03-12', 'output', -15000, -3000);
INSERT INTO public.vat_days VALUES ('org_01m8d25eececdsw4fbmwmpsnv0', '2026-03-24', 'input', 64000, 12800);
INSERT INTO public.vat_days VALUES ('org_01m8d25eececdsw4fbmwmpsnv0', '2026-03-27', 'output', 49900, 6500);
INSERT INTO public.vat_days VALUES ('org_01m8d25eececdsw4fbmwmpsnv0', '2026-03-03', 'output', 0, 0);
INSERT INTO public.vat_days VALUES ('org_01m8d25eececdsw4fbmwmpsnv0', '2026-02-18', 'input', 5840, 0);
INSERT INTO public.vat_days VALUES ('org_01m8d25eececdsw4fbmwmpsnv0', '2026-03-02', 'input', 3000, 600);
INSERT INTO public.vat_days VALUES ('org_01m8d25eececdsw4fbmwmpsnv0', '2026-02-02', 'input', 3000, 600);
INSERT INTO public.vat_days VALUES ('org_01m8d25eececdsw4fbmwmpsnv0', '2026-03-20', 'input', 750, 0);
INSERT INTO public.vat_entries VALUES ('org_01m8d25eececdsw4fbmwmpsnv0', 2, 2, 0, '2026-01-15', '2026-01-15', 'output', 'ST', 195000, 39000, 'inv_01m8d25f8te7fa4bfer9f0jfda', NULL);
INSERT INTO public.vat_entries VALUES ('org_01m8d25eececdsw4fbmwmpsnv0', 3, 2, 0, '2026-01-20', '2026-01-20', 'input', 'ZR', 41200, 0, 'inv_01m8d25f9mepr9bhef122hvrbj', NULL);
INSERT INTO public.vat_entries VALUES ('org_01m8d25eececdsw4fbmwmpsnv0', 4, 2, 0, '2026-01-21', '2026-01-21', 'input', 'ST', 89900, 17980, 'inv_01m8d25fbqerbatfpdvm5fcswn', NULL);
INSERT INTO public.vat_entries VALUES ('org_01m8d25eececdsw4fbmwmpsnv0', 5, 2, 0, '2026-01-28', '2026-01-28', 'output', 'ZR', 87000, 0, 'inv_01m8d25fdneat9td3rgddvrme7', NULL);
INSERT INTO public.vat_entries VALUES ('org_01m8d25eececdsw4fbmwmpsnv0', 6, 2, 0, '2026-02-01', '2026-02-01', 'input', 'EX', 135000, 0, 'inv_01m8d25fe9esqvsxbm6565x5br', NULL);
INSERT INTO public.vat_entries VALUES ('org_01m8d25eececdsw4fbmwmpsnv0', 7, 2, 0, '2026-02-09', '2026-02-09', 'output', 'EX', 24000, 0, 'inv_01m8d25fg8eg2b3sgy68hn5jdb', NULL);
INSERT INTO public.vat_entries VALUES ('org_01m8d25eececdsw4fbmwmpsnv0', 7, 3, 0, '2026-02-09', '2026-02-09', 'output', 'ST', 3500, 700, 'inv_01m8d25fg8eg2b3sgy68hn5jdb', NULL);
INSERT INTO public.vat_entries VALUES ('org_01m8d25eececdsw4fbmwmpsnv0', 8, 2, 0, '2026-02-20', '2026-02-20', 'output', 'ST', 133200, 26640, 'inv_01m8d25fhze9hb7kettwb93d85', NULL);
INSERT INTO public.vat_entries VALUES ('org_01m8d25eececdsw4fbmwmpsnv0', 9, 2, 0, '2026-03-03', '2026-03-03', 'output', 'ST', 50000, 10000, 'inv_01m8d25fjfetgv09pm95aabdtw', NULL);
INSERT INTO public.vat_entries VALUES ('org_01m8d25eececdsw4fbmwmpsnv0', 10, 2, 0, '2026-03-12', '2026-03-12', 'output', 'ST', -15000, -3000, 'inv_01m8d25fkxey0vjkcx1qqghkhq', NULL);
INSERT INTO public.vat_entries VALUES ('org_01m8d25eececdsw4fbmwmpsnv0', 11, 2, 0, '2026-03-24', '2026-03-24', 'input', 'ST', 64000, 12800, 'inv_01m8d25fn0evwtpddg8bbw5f2y', NULL);
INSERT INTO public.vat_entries VALUES ('org_01m8d25eececdsw4fbmwmpsnv0', 12, 2, 0, '2026-03-27', '2026-03-27', 'output', 'ZR', 17400, 0, 'inv_01m8d25fndekf858kx8093jydd', NULL);
INSERT INTO public.vat_entries VALUES ('org_01m8d25eececdsw4fbmwmpsnv0', 12, 3, 0, '2026-03-27', '2026-03-27', 'output', 'ST', 32500, 6500, 'inv_01m8d25fndekf858kx8093jydd', NULL);
INSERT INTO public.vat_entries VALUES ('org_01m8d25eececdsw4fbmwmpsnv0', 13, 2, 0, '2026-03-03', '2026-03-03', 'output', 'ST', -50000, -10000, 'inv_01m8d25fjfetgv09pm95aabdtw', NULL);
INSERT INTO public.vat_entries VALUES ('org_01m8d25eececdsw4fbmwmpsnv0', 26, 2, 0, '2026-02-18', '2026-02-18', 'input', 'ZR', 5840, 0, NULL, NULL);
INSERT INTO public.vat_entries VALUES ('org_01m8d25eececdsw4fbmwmpsnv0', 27, 2, 0, '2026-03-02', '2026-03-02', 'input', 'ST', 3000, 600, NULL, NULL);
INSERT INTO public.vat_entries VALUES ('org_01m8d25eececdsw4fbmwmpsnv0', 28, 2, 0, '2026-02-02', '2026-02-02', 'input', 'ST', 3000, 600, NULL, NULL);
INSERT INTO public.vat_entries VALUES ('org_01m8d25eececdsw4fbmwmpsnv0', 29, 2, 0, '2026-03-20', '2026-03-20', 'input', 'EX', 750, 0, NULL, NULL);
INSERT INTO public.vat_returns VALUES ('vrt_01m8d25kxbey1arxq2z2eng8cj', 'org_01m8d25eececdsw4fbmwmpsnv0', '2026-01-01', '2026-03-31', 'finalised', '[]', 'standard', NULL, 477600, 69840, 342690, 31980, 69840, 0, 69840, 31980, 37860, 477600, 342700, 0, 0, NULL, 1795734818802, 1795734818731, 1795734818802, 2);
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
