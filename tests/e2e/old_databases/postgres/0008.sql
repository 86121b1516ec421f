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
INSERT INTO public._sqlx_migrations VALUES (1, 'platform', '2026-11-26 22:46:01.935451+00', true, '\x56c81ff92db5a60532a52e529ddcd2b3714beb82ec59181bf95986d52f268197171d205459743abb4151461a41566020', 117873640);
INSERT INTO public._sqlx_migrations VALUES (2, 'ledger', '2026-11-26 22:46:02.054681+00', true, '\x9dbce99dbcc48220e29e165be44645571133eb94388b7c8f75e291d52a3fb0f2eb2c984f32b101e0c87036b784fa257a', 91786513);
INSERT INTO public._sqlx_migrations VALUES (3, 'banking', '2026-11-26 22:46:02.148678+00', true, '\xaf7a63db1c79803920e379cde8dba5f12d6e3b18db971dc1a293319bba674be00693191dc100b8bd945b6d377ad9a22d', 56671592);
INSERT INTO public._sqlx_migrations VALUES (4, 'documents', '2026-11-26 22:46:02.205425+00', true, '\x2a0daa78186f0765af84764908dc9a70ee4b78006a4a83d772ac42dc7a5b36b224f48b1fd4dfa469253d5cb5c2e9ca87', 56552536);
INSERT INTO public._sqlx_migrations VALUES (5, 'vat', '2026-11-26 22:46:02.262374+00', true, '\x4aa7049bf04573185ba6c20a2b727e74cee0bea158d32fe08ba75b1be5d9790198c677fa5fee6e4112e4acdac9498cca', 37274592);
INSERT INTO public._sqlx_migrations VALUES (6, 'audit_chain', '2026-11-26 22:46:02.299901+00', true, '\x4d36e58febb07026c335df03ce24cb09228b213cb5db12a86a78bc44ad11337d09c026e139287d13faaf63730a1c89c9', 908681);
INSERT INTO public._sqlx_migrations VALUES (7, 'access', '2026-11-26 22:46:02.300981+00', true, '\x2eeca1ccffb48ab78e8df0e2eead3b622a4b3d0f46b423c7f57f69d1f0f8c9534c8c11820d61dae3384b0a4303051415', 688504);
INSERT INTO public._sqlx_migrations VALUES (8, 'evidence', '2026-11-26 22:46:02.301786+00', true, '\x6cf31930df5c41ea88b5aeb1f3b4691e614757b17e6cff355e989e759d9887903140b39b1e7bab1abb9de400a8ee3d4a', 16753620);
INSERT INTO public.account_days VALUES ('org_01m8d0k30jehhagq40m1f9fwpt', '2026-01-01', 'acc_01m8d0k30jehhagq40f6hahmr9', 1000000, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8d0k30jehhagq40m1f9fwpt', '2026-01-15', 'acc_01m8d0k30jehhagq40etmy0ydr', 234000, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8d0k30jehhagq40m1f9fwpt', '2026-01-15', 'acc_01m8d0k30jehhagq40h0dhyect', 0, 195000, 1);
INSERT INTO public.account_days VALUES ('org_01m8d0k30jehhagq40m1f9fwpt', '2026-01-15', 'acc_01m8d0k328eeva3cfgq1cxk14e', 0, 39000, 1);
INSERT INTO public.account_days VALUES ('org_01m8d0k30jehhagq40m1f9fwpt', '2026-01-20', 'acc_01m8d0k30jehhagq40fff55qwd', 0, 41200, 1);
INSERT INTO public.account_days VALUES ('org_01m8d0k30jehhagq40m1f9fwpt', '2026-01-20', 'acc_01m8d0k30jehhagq40hqvagrhv', 41200, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8d0k30jehhagq40m1f9fwpt', '2026-01-21', 'acc_01m8d0k30jehhagq40e4ah3qtp', 89900, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8d0k30jehhagq40m1f9fwpt', '2026-01-21', 'acc_01m8d0k30jehhagq40fff55qwd', 0, 107880, 1);
INSERT INTO public.account_days VALUES ('org_01m8d0k30jehhagq40m1f9fwpt', '2026-01-21', 'acc_01m8d0k328eeva3cfgq1cxk14e', 17980, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8d0k30jehhagq40m1f9fwpt', '2026-01-28', 'acc_01m8d0k30jehhagq40etmy0ydr', 87000, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8d0k30jehhagq40m1f9fwpt', '2026-01-28', 'acc_01m8d0k30jehhagq40h4hdsmcd', 0, 87000, 1);
INSERT INTO public.account_days VALUES ('org_01m8d0k30jehhagq40m1f9fwpt', '2026-02-01', 'acc_01m8d0k30jehhagq40fff55qwd', 0, 135000, 1);
INSERT INTO public.account_days VALUES ('org_01m8d0k30jehhagq40m1f9fwpt', '2026-02-01', 'acc_01m8d0k30jehhagq40jdsfqb13', 135000, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8d0k30jehhagq40m1f9fwpt', '2026-02-09', 'acc_01m8d0k30jehhagq40etmy0ydr', 28200, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8d0k30jehhagq40m1f9fwpt', '2026-02-09', 'acc_01m8d0k30jehhagq40h0dhyect', 0, 3500, 1);
INSERT INTO public.account_days VALUES ('org_01m8d0k30jehhagq40m1f9fwpt', '2026-02-09', 'acc_01m8d0k328eeva3cfgq1cxk14e', 0, 700, 1);
INSERT INTO public.account_days VALUES ('org_01m8d0k30jehhagq40m1f9fwpt', '2026-02-09', 'acc_01m8d0k34deqyra696nj31rk2h', 0, 24000, 1);
INSERT INTO public.account_days VALUES ('org_01m8d0k30jehhagq40m1f9fwpt', '2026-02-20', 'acc_01m8d0k30jehhagq40etmy0ydr', 159840, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8d0k30jehhagq40m1f9fwpt', '2026-02-20', 'acc_01m8d0k30jehhagq40h0dhyect', 0, 133200, 1);
INSERT INTO public.account_days VALUES ('org_01m8d0k30jehhagq40m1f9fwpt', '2026-02-20', 'acc_01m8d0k328eeva3cfgq1cxk14e', 0, 26640, 1);
INSERT INTO public.account_days VALUES ('org_01m8d0k30jehhagq40m1f9fwpt', '2026-03-12', 'acc_01m8d0k30jehhagq40etmy0ydr', 0, 18000, 1);
INSERT INTO public.account_days VALUES ('org_01m8d0k30jehhagq40m1f9fwpt', '2026-03-12', 'acc_01m8d0k30jehhagq40h0dhyect', 15000, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8d0k30jehhagq40m1f9fwpt', '2026-03-12', 'acc_01m8d0k328eeva3cfgq1cxk14e', 3000, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8d0k30jehhagq40m1f9fwpt', '2026-03-24', 'acc_01m8d0k30jehhagq40fff55qwd', 0, 76800, 1);
INSERT INTO public.account_days VALUES ('org_01m8d0k30jehhagq40m1f9fwpt', '2026-03-24', 'acc_01m8d0k30jehhagq40hrz79ffr', 64000, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8d0k30jehhagq40m1f9fwpt', '2026-03-24', 'acc_01m8d0k328eeva3cfgq1cxk14e', 12800, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8d0k30jehhagq40m1f9fwpt', '2026-03-27', 'acc_01m8d0k30jehhagq40etmy0ydr', 56400, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8d0k30jehhagq40m1f9fwpt', '2026-03-27', 'acc_01m8d0k30jehhagq40h0dhyect', 0, 32500, 1);
INSERT INTO public.account_days VALUES ('org_01m8d0k30jehhagq40m1f9fwpt', '2026-03-27', 'acc_01m8d0k30jehhagq40h4hdsmcd', 0, 17400, 1);
INSERT INTO public.account_days VALUES ('org_01m8d0k30jehhagq40m1f9fwpt', '2026-03-27', 'acc_01m8d0k328eeva3cfgq1cxk14e', 0, 6500, 1);
INSERT INTO public.account_days VALUES ('org_01m8d0k30jehhagq40m1f9fwpt', '2026-03-03', 'acc_01m8d0k30jehhagq40etmy0ydr', 60000, 60000, 2);
INSERT INTO public.account_days VALUES ('org_01m8d0k30jehhagq40m1f9fwpt', '2026-03-03', 'acc_01m8d0k30jehhagq40h0dhyect', 50000, 50000, 2);
INSERT INTO public.account_days VALUES ('org_01m8d0k30jehhagq40m1f9fwpt', '2026-03-03', 'acc_01m8d0k328eeva3cfgq1cxk14e', 10000, 10000, 2);
INSERT INTO public.account_days VALUES ('org_01m8d0k30jehhagq40m1f9fwpt', '2026-01-01', 'acc_01m8d0k30jehhagq40g47knkcj', 0, 990000, 1);
INSERT INTO public.account_days VALUES ('org_01m8d0k30jehhagq40m1f9fwpt', '2026-01-01', 'acc_01m8d0k30jehhagq40ggz9vcs4', 0, 10000, 1);
INSERT INTO public.account_days VALUES ('org_01m8d0k30jehhagq40m1f9fwpt', '2026-01-01', 'acc_01m8d0k30jehhagq40gwzrsngy', 1000000, 1000000, 2);
INSERT INTO public.account_days VALUES ('org_01m8d0k30jehhagq40m1f9fwpt', '2026-03-31', 'acc_01m8d0k30jehhagq40ej7d8hkv', 0, 7492, 1);
INSERT INTO public.account_days VALUES ('org_01m8d0k30jehhagq40m1f9fwpt', '2026-03-31', 'acc_01m8d0k30jehhagq40fmvezwq1', 0, 6345, 1);
INSERT INTO public.account_days VALUES ('org_01m8d0k30jehhagq40m1f9fwpt', '2026-03-31', 'acc_01m8d0k30jehhagq40j2z64fda', 100000, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8d0k30jehhagq40m1f9fwpt', '2026-03-31', 'acc_01m8d0k358e6bsjc3gj4m448ft', 7492, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8d0k30jehhagq40m1f9fwpt', '2026-03-06', 'acc_01m8d0k30jehhagq40etmy0ydr', 0, 28200, 1);
INSERT INTO public.account_days VALUES ('org_01m8d0k30jehhagq40m1f9fwpt', '2026-03-06', 'acc_01m8d0k30jehhagq40f6hahmr9', 28200, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8d0k30jehhagq40m1f9fwpt', '2026-01-22', 'acc_01m8d0k30jehhagq40f6hahmr9', 0, 107880, 1);
INSERT INTO public.account_days VALUES ('org_01m8d0k30jehhagq40m1f9fwpt', '2026-01-22', 'acc_01m8d0k30jehhagq40fff55qwd', 107880, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8d0k30jehhagq40m1f9fwpt', '2026-01-30', 'acc_01m8d0k30jehhagq40etmy0ydr', 0, 150000, 1);
INSERT INTO public.account_days VALUES ('org_01m8d0k30jehhagq40m1f9fwpt', '2026-01-30', 'acc_01m8d0k30jehhagq40f6hahmr9', 150000, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8d0k30jehhagq40m1f9fwpt', '2026-02-10', 'acc_01m8d0k30jehhagq40f6hahmr9', 0, 135000, 1);
INSERT INTO public.account_days VALUES ('org_01m8d0k30jehhagq40m1f9fwpt', '2026-02-10', 'acc_01m8d0k30jehhagq40fff55qwd', 135000, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8d0k30jehhagq40m1f9fwpt', '2026-02-16', 'acc_01m8d0k30jehhagq40etmy0ydr', 0, 171000, 1);
INSERT INTO public.account_days VALUES ('org_01m8d0k30jehhagq40m1f9fwpt', '2026-02-16', 'acc_01m8d0k30jehhagq40f6hahmr9', 171000, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8d0k30jehhagq40m1f9fwpt', '2026-02-27', 'acc_01m8d0k30jehhagq40f6hahmr9', 0, 40000, 1);
INSERT INTO public.account_days VALUES ('org_01m8d0k30jehhagq40m1f9fwpt', '2026-02-27', 'acc_01m8d0k30jehhagq40fff55qwd', 40000, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8d0k30jehhagq40m1f9fwpt', '2026-03-16', 'acc_01m8d0k30jehhagq40etmy0ydr', 0, 141840, 1);
INSERT INTO public.account_days VALUES ('org_01m8d0k30jehhagq40m1f9fwpt', '2026-03-16', 'acc_01m8d0k30jehhagq40f6hahmr9', 141840, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8d0k30jehhagq40m1f9fwpt', '2026-03-25', 'acc_01m8d0k30jehhagq40f6hahmr9', 0, 200000, 1);
INSERT INTO public.account_days VALUES ('org_01m8d0k30jehhagq40m1f9fwpt', '2026-03-25', 'acc_01m8d0k39kewgt6vyp20jkf8bp', 200000, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8d0k30jehhagq40m1f9fwpt', '2026-03-31', 'acc_01m8d0k30jehhagq40fx149vtg', 93655, 93655, 2);
INSERT INTO public.account_days VALUES ('org_01m8d0k30jehhagq40m1f9fwpt', '2026-02-18', 'acc_01m8d0k30jehhagq40f6hahmr9', 0, 5840, 1);
INSERT INTO public.account_days VALUES ('org_01m8d0k30jehhagq40m1f9fwpt', '2026-02-18', 'acc_01m8d0k30jehhagq40k7c3tw9p', 5840, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8d0k30jehhagq40m1f9fwpt', '2026-03-31', 'acc_01m8d0k30jehhagq40f6hahmr9', 0, 93655, 1);
INSERT INTO public.account_days VALUES ('org_01m8d0k30jehhagq40m1f9fwpt', '2026-03-02', 'acc_01m8d0k30jehhagq40f6hahmr9', 0, 3600, 1);
INSERT INTO public.account_days VALUES ('org_01m8d0k30jehhagq40m1f9fwpt', '2026-03-02', 'acc_01m8d0k30jehhagq40jw053ve9', 3000, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8d0k30jehhagq40m1f9fwpt', '2026-03-02', 'acc_01m8d0k328eeva3cfgq1cxk14e', 600, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8d0k30jehhagq40m1f9fwpt', '2026-02-02', 'acc_01m8d0k30jehhagq40f6hahmr9', 0, 3600, 1);
INSERT INTO public.account_days VALUES ('org_01m8d0k30jehhagq40m1f9fwpt', '2026-02-02', 'acc_01m8d0k30jehhagq40jw053ve9', 3000, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8d0k30jehhagq40m1f9fwpt', '2026-02-02', 'acc_01m8d0k328eeva3cfgq1cxk14e', 600, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8d0k30jehhagq40m1f9fwpt', '2026-03-20', 'acc_01m8d0k30jehhagq40f6hahmr9', 0, 750, 1);
INSERT INTO public.account_days VALUES ('org_01m8d0k30jehhagq40m1f9fwpt', '2026-03-20', 'acc_01m8d0k30jehhagq40kr7wcwg9', 750, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8d0k2ttehvbhj6h4jgtc1d9', '2026-03-02', 'acc_01m8d0k2ttehvbhj6gzm88hp5b', 0, 50000, 1);
INSERT INTO public.account_days VALUES ('org_01m8d0k2ttehvbhj6h4jgtc1d9', '2026-03-02', 'acc_01m8d0k2ttehvbhj6h2j13qase', 50000, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8d0k2ttehvbhj6h4jgtc1d9', '2026-03-20', 'acc_01m8d0k2ttehvbhj6gzm88hp5b', 50000, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8d0k2ttehvbhj6h4jgtc1d9', '2026-03-20', 'acc_01m8d0k2ttehvbhj6h2j13qase', 0, 50000, 1);
INSERT INTO public.account_months VALUES ('org_01m8d0k30jehhagq40m1f9fwpt', 'acc_01m8d0k30jehhagq40h0dhyect', '2026-01', 0, 195000, 1);
INSERT INTO public.account_months VALUES ('org_01m8d0k30jehhagq40m1f9fwpt', 'acc_01m8d0k30jehhagq40hqvagrhv', '2026-01', 41200, 0, 1);
INSERT INTO public.account_months VALUES ('org_01m8d0k30jehhagq40m1f9fwpt', 'acc_01m8d0k30jehhagq40e4ah3qtp', '2026-01', 89900, 0, 1);
INSERT INTO public.account_months VALUES ('org_01m8d0k30jehhagq40m1f9fwpt', 'acc_01m8d0k328eeva3cfgq1cxk14e', '2026-01', 17980, 39000, 2);
INSERT INTO public.account_months VALUES ('org_01m8d0k30jehhagq40m1f9fwpt', 'acc_01m8d0k30jehhagq40fx149vtg', '2026-03', 93655, 93655, 2);
INSERT INTO public.account_months VALUES ('org_01m8d0k30jehhagq40m1f9fwpt', 'acc_01m8d0k30jehhagq40h4hdsmcd', '2026-01', 0, 87000, 1);
INSERT INTO public.account_months VALUES ('org_01m8d0k30jehhagq40m1f9fwpt', 'acc_01m8d0k30jehhagq40jdsfqb13', '2026-02', 135000, 0, 1);
INSERT INTO public.account_months VALUES ('org_01m8d0k30jehhagq40m1f9fwpt', 'acc_01m8d0k34deqyra696nj31rk2h', '2026-02', 0, 24000, 1);
INSERT INTO public.account_months VALUES ('org_01m8d0k30jehhagq40m1f9fwpt', 'acc_01m8d0k30jehhagq40h0dhyect', '2026-02', 0, 136700, 2);
INSERT INTO public.account_months VALUES ('org_01m8d0k30jehhagq40m1f9fwpt', 'acc_01m8d0k30jehhagq40k7c3tw9p', '2026-02', 5840, 0, 1);
INSERT INTO public.account_months VALUES ('org_01m8d0k30jehhagq40m1f9fwpt', 'acc_01m8d0k30jehhagq40jw053ve9', '2026-03', 3000, 0, 1);
INSERT INTO public.account_months VALUES ('org_01m8d0k30jehhagq40m1f9fwpt', 'acc_01m8d0k30jehhagq40fff55qwd', '2026-03', 0, 76800, 1);
INSERT INTO public.account_months VALUES ('org_01m8d0k30jehhagq40m1f9fwpt', 'acc_01m8d0k30jehhagq40hrz79ffr', '2026-03', 64000, 0, 1);
INSERT INTO public.account_months VALUES ('org_01m8d0k30jehhagq40m1f9fwpt', 'acc_01m8d0k328eeva3cfgq1cxk14e', '2026-03', 26400, 16500, 6);
INSERT INTO public.account_months VALUES ('org_01m8d0k30jehhagq40m1f9fwpt', 'acc_01m8d0k30jehhagq40f6hahmr9', '2026-02', 171000, 184440, 5);
INSERT INTO public.account_months VALUES ('org_01m8d0k30jehhagq40m1f9fwpt', 'acc_01m8d0k30jehhagq40jw053ve9', '2026-02', 3000, 0, 1);
INSERT INTO public.account_months VALUES ('org_01m8d0k30jehhagq40m1f9fwpt', 'acc_01m8d0k30jehhagq40h4hdsmcd', '2026-03', 0, 17400, 1);
INSERT INTO public.account_months VALUES ('org_01m8d0k30jehhagq40m1f9fwpt', 'acc_01m8d0k328eeva3cfgq1cxk14e', '2026-02', 600, 27340, 3);
INSERT INTO public.account_months VALUES ('org_01m8d0k30jehhagq40m1f9fwpt', 'acc_01m8d0k30jehhagq40f6hahmr9', '2026-03', 170040, 298005, 6);
INSERT INTO public.account_months VALUES ('org_01m8d0k30jehhagq40m1f9fwpt', 'acc_01m8d0k30jehhagq40h0dhyect', '2026-03', 65000, 82500, 4);
INSERT INTO public.account_months VALUES ('org_01m8d0k30jehhagq40m1f9fwpt', 'acc_01m8d0k30jehhagq40ej7d8hkv', '2026-03', 0, 7492, 1);
INSERT INTO public.account_months VALUES ('org_01m8d0k30jehhagq40m1f9fwpt', 'acc_01m8d0k30jehhagq40fmvezwq1', '2026-03', 0, 6345, 1);
INSERT INTO public.account_months VALUES ('org_01m8d0k30jehhagq40m1f9fwpt', 'acc_01m8d0k30jehhagq40g47knkcj', '2026-01', 0, 990000, 1);
INSERT INTO public.account_months VALUES ('org_01m8d0k30jehhagq40m1f9fwpt', 'acc_01m8d0k30jehhagq40ggz9vcs4', '2026-01', 0, 10000, 1);
INSERT INTO public.account_months VALUES ('org_01m8d0k30jehhagq40m1f9fwpt', 'acc_01m8d0k30jehhagq40gwzrsngy', '2026-01', 1000000, 1000000, 2);
INSERT INTO public.account_months VALUES ('org_01m8d0k30jehhagq40m1f9fwpt', 'acc_01m8d0k30jehhagq40j2z64fda', '2026-03', 100000, 0, 1);
INSERT INTO public.account_months VALUES ('org_01m8d0k30jehhagq40m1f9fwpt', 'acc_01m8d0k358e6bsjc3gj4m448ft', '2026-03', 7492, 0, 1);
INSERT INTO public.account_months VALUES ('org_01m8d0k30jehhagq40m1f9fwpt', 'acc_01m8d0k30jehhagq40kr7wcwg9', '2026-03', 750, 0, 1);
INSERT INTO public.account_months VALUES ('org_01m8d0k30jehhagq40m1f9fwpt', 'acc_01m8d0k30jehhagq40fff55qwd', '2026-01', 107880, 149080, 3);
INSERT INTO public.account_months VALUES ('org_01m8d0k30jehhagq40m1f9fwpt', 'acc_01m8d0k30jehhagq40etmy0ydr', '2026-01', 321000, 150000, 3);
INSERT INTO public.account_months VALUES ('org_01m8d0k30jehhagq40m1f9fwpt', 'acc_01m8d0k30jehhagq40f6hahmr9', '2026-01', 1150000, 107880, 3);
INSERT INTO public.account_months VALUES ('org_01m8d0k30jehhagq40m1f9fwpt', 'acc_01m8d0k30jehhagq40etmy0ydr', '2026-02', 188040, 171000, 3);
INSERT INTO public.account_months VALUES ('org_01m8d0k2ttehvbhj6h4jgtc1d9', 'acc_01m8d0k2ttehvbhj6gzm88hp5b', '2026-03', 50000, 50000, 2);
INSERT INTO public.account_months VALUES ('org_01m8d0k30jehhagq40m1f9fwpt', 'acc_01m8d0k30jehhagq40fff55qwd', '2026-02', 175000, 135000, 3);
INSERT INTO public.account_months VALUES ('org_01m8d0k30jehhagq40m1f9fwpt', 'acc_01m8d0k30jehhagq40etmy0ydr', '2026-03', 116400, 248040, 6);
INSERT INTO public.account_months VALUES ('org_01m8d0k2ttehvbhj6h4jgtc1d9', 'acc_01m8d0k2ttehvbhj6h2j13qase', '2026-03', 50000, 50000, 2);
INSERT INTO public.account_months VALUES ('org_01m8d0k30jehhagq40m1f9fwpt', 'acc_01m8d0k39kewgt6vyp20jkf8bp', '2026-03', 200000, 0, 1);
INSERT INTO public.accounts VALUES ('acc_01m8d0k2ttehvbhj6gyqbg2an6', 'org_01m8d0k2ttehvbhj6h4jgtc1d9', '1000', 'Computer equipment', 'ASSET', NULL, 'ST', NULL, 'active', 1795733162842, 1795733162842, 1);
INSERT INTO public.accounts VALUES ('acc_01m8d0k2ttehvbhj6gyrfjktag', 'org_01m8d0k2ttehvbhj6h4jgtc1d9', '1010', 'Office equipment and furniture', 'ASSET', NULL, 'ST', NULL, 'active', 1795733162842, 1795733162842, 1);
INSERT INTO public.accounts VALUES ('acc_01m8d0k2ttehvbhj6gyyx7n46t', 'org_01m8d0k2ttehvbhj6h4jgtc1d9', '1020', 'Motor vehicles', 'ASSET', NULL, 'ST', NULL, 'active', 1795733162842, 1795733162842, 1);
INSERT INTO public.accounts VALUES ('acc_01m8d0k2ttehvbhj6gz3jqf1cr', 'org_01m8d0k2ttehvbhj6h4jgtc1d9', '1090', 'Accumulated depreciation', 'ASSET', NULL, 'NV', NULL, 'active', 1795733162842, 1795733162842, 1);
INSERT INTO public.accounts VALUES ('acc_01m8d0k2ttehvbhj6gz78kf4hp', 'org_01m8d0k2ttehvbhj6h4jgtc1d9', '1100', 'Stock', 'ASSET', NULL, 'ST', NULL, 'active', 1795733162842, 1795733162842, 1);
INSERT INTO public.accounts VALUES ('acc_01m8d0k2ttehvbhj6gzbhqtpmc', 'org_01m8d0k2ttehvbhj6h4jgtc1d9', '1200', 'Trade debtors', 'ASSET', 'receivable', NULL, NULL, 'active', 1795733162842, 1795733162842, 1);
INSERT INTO public.accounts VALUES ('acc_01m8d0k2ttehvbhj6gzcwsbrrd', 'org_01m8d0k2ttehvbhj6h4jgtc1d9', '1210', 'Prepayments', 'ASSET', NULL, 'NV', NULL, 'active', 1795733162842, 1795733162842, 1);
INSERT INTO public.accounts VALUES ('acc_01m8d0k2ttehvbhj6gzktts28g', 'org_01m8d0k2ttehvbhj6h4jgtc1d9', '1220', 'Other debtors', 'ASSET', NULL, 'NV', NULL, 'active', 1795733162842, 1795733162842, 1);
INSERT INTO public.accounts VALUES ('acc_01m8d0k2ttehvbhj6gzm88hp5b', 'org_01m8d0k2ttehvbhj6h4jgtc1d9', '1300', 'Current account', 'ASSET', 'bank', NULL, NULL, 'active', 1795733162842, 1795733162842, 1);
INSERT INTO public.accounts VALUES ('acc_01m8d0k2ttehvbhj6gzsd0azwe', 'org_01m8d0k2ttehvbhj6h4jgtc1d9', '1310', 'Petty cash', 'ASSET', NULL, 'NV', NULL, 'active', 1795733162842, 1795733162842, 1);
INSERT INTO public.accounts VALUES ('acc_01m8d0k2ttehvbhj6gzyg7ypa0', 'org_01m8d0k2ttehvbhj6h4jgtc1d9', '2100', 'Trade creditors', 'LIABILITY', 'payable', NULL, NULL, 'active', 1795733162842, 1795733162842, 1);
INSERT INTO public.accounts VALUES ('acc_01m8d0k2ttehvbhj6h0348ptw5', 'org_01m8d0k2ttehvbhj6h4jgtc1d9', '2110', 'Accruals', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795733162842, 1795733162842, 1);
INSERT INTO public.accounts VALUES ('acc_01m8d0k2ttehvbhj6h05nv6w8f', 'org_01m8d0k2ttehvbhj6h4jgtc1d9', '2200', 'PAYE and National Insurance', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795733162842, 1795733162842, 1);
INSERT INTO public.accounts VALUES ('acc_01m8d0k2ttehvbhj6h0a9wfzxm', 'org_01m8d0k2ttehvbhj6h4jgtc1d9', '2210', 'Pension contributions', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795733162842, 1795733162842, 1);
INSERT INTO public.accounts VALUES ('acc_01m8d0k2ttehvbhj6h0e9pwpwy', 'org_01m8d0k2ttehvbhj6h4jgtc1d9', '2220', 'Net wages', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795733162842, 1795733162842, 1);
INSERT INTO public.accounts VALUES ('acc_01m8d0k2ttehvbhj6h0gdsqspb', 'org_01m8d0k2ttehvbhj6h4jgtc1d9', '2300', 'Corporation tax', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795733162842, 1795733162842, 1);
INSERT INTO public.accounts VALUES ('acc_01m8d0k2ttehvbhj6h0pxe3wyb', 'org_01m8d0k2ttehvbhj6h4jgtc1d9', '2400', 'Director''s loan account', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795733162842, 1795733162842, 1);
INSERT INTO public.accounts VALUES ('acc_01m8d0k2ttehvbhj6h0tqdddt0', 'org_01m8d0k2ttehvbhj6h4jgtc1d9', '2500', 'Bank loans', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795733162842, 1795733162842, 1);
INSERT INTO public.accounts VALUES ('acc_01m8d0k2ttehvbhj6h0zm04j7g', 'org_01m8d0k2ttehvbhj6h4jgtc1d9', '2900', 'Suspense', 'LIABILITY', 'suspense', NULL, NULL, 'active', 1795733162842, 1795733162842, 1);
INSERT INTO public.accounts VALUES ('acc_01m8d0k2ttehvbhj6h1162ghk2', 'org_01m8d0k2ttehvbhj6h4jgtc1d9', '3000', 'Share capital', 'EQUITY', NULL, 'NV', NULL, 'active', 1795733162842, 1795733162842, 1);
INSERT INTO public.accounts VALUES ('acc_01m8d0k2ttehvbhj6h17eden1n', 'org_01m8d0k2ttehvbhj6h4jgtc1d9', '3100', 'Retained earnings', 'EQUITY', 'retained_earnings', NULL, NULL, 'active', 1795733162842, 1795733162842, 1);
INSERT INTO public.accounts VALUES ('acc_01m8d0k2ttehvbhj6h1ak0be4p', 'org_01m8d0k2ttehvbhj6h4jgtc1d9', '3200', 'Dividends', 'EQUITY', NULL, 'NV', NULL, 'active', 1795733162842, 1795733162842, 1);
INSERT INTO public.accounts VALUES ('acc_01m8d0k2ttehvbhj6h1dkft4f7', 'org_01m8d0k2ttehvbhj6h4jgtc1d9', '3900', 'Opening balances', 'EQUITY', 'opening_balance', NULL, NULL, 'active', 1795733162842, 1795733162842, 1);
INSERT INTO public.accounts VALUES ('acc_01m8d0k2ttehvbhj6h1j1rkzjx', 'org_01m8d0k2ttehvbhj6h4jgtc1d9', '4000', 'Sales', 'INCOME', NULL, 'ST', NULL, 'active', 1795733162842, 1795733162842, 1);
INSERT INTO public.accounts VALUES ('acc_01m8d0k2ttehvbhj6h1pbwerhd', 'org_01m8d0k2ttehvbhj6h4jgtc1d9', '4010', 'Sales, zero-rated', 'INCOME', NULL, 'ZR', NULL, 'active', 1795733162842, 1795733162842, 1);
INSERT INTO public.accounts VALUES ('acc_01m8d0k2ttehvbhj6h1sa3wgrk', 'org_01m8d0k2ttehvbhj6h4jgtc1d9', '4090', 'Other income', 'INCOME', NULL, 'ST', NULL, 'active', 1795733162842, 1795733162842, 1);
INSERT INTO public.accounts VALUES ('acc_01m8d0k2ttehvbhj6h1z87x21m', 'org_01m8d0k2ttehvbhj6h4jgtc1d9', '4900', 'Interest received', 'INCOME', NULL, 'EX', NULL, 'active', 1795733162842, 1795733162842, 1);
INSERT INTO public.accounts VALUES ('acc_01m8d0k2ttehvbhj6h215agpbp', 'org_01m8d0k2ttehvbhj6h4jgtc1d9', '4920', 'VAT flat-rate scheme difference', 'INCOME', 'vat_scheme_difference', NULL, NULL, 'active', 1795733162842, 1795733162842, 1);
INSERT INTO public.accounts VALUES ('acc_01m8d0k2ttehvbhj6h24dfg1zn', 'org_01m8d0k2ttehvbhj6h4jgtc1d9', '5000', 'Cost of goods sold', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795733162842, 1795733162842, 1);
INSERT INTO public.accounts VALUES ('acc_01m8d0k2ttehvbhj6h2a5v255k', 'org_01m8d0k2ttehvbhj6h4jgtc1d9', '5010', 'Subcontractors', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795733162842, 1795733162842, 1);
INSERT INTO public.accounts VALUES ('acc_01m8d0k2ttehvbhj6h2fr9ae36', 'org_01m8d0k2ttehvbhj6h4jgtc1d9', '5020', 'Carriage and postage', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795733162842, 1795733162842, 1);
INSERT INTO public.accounts VALUES ('acc_01m8d0k2ttehvbhj6h2j13qase', 'org_01m8d0k2ttehvbhj6h4jgtc1d9', '6000', 'Wages and salaries', 'EXPENSE', NULL, 'NV', NULL, 'active', 1795733162842, 1795733162842, 1);
INSERT INTO public.accounts VALUES ('acc_01m8d0k2ttehvbhj6h2qnrndzc', 'org_01m8d0k2ttehvbhj6h4jgtc1d9', '6010', 'Employer''s National Insurance', 'EXPENSE', NULL, 'NV', NULL, 'active', 1795733162842, 1795733162842, 1);
INSERT INTO public.accounts VALUES ('acc_01m8d0k2ttehvbhj6h2v38mqd8', 'org_01m8d0k2ttehvbhj6h4jgtc1d9', '6020', 'Employer''s pension', 'EXPENSE', NULL, 'NV', NULL, 'active', 1795733162842, 1795733162842, 1);
INSERT INTO public.accounts VALUES ('acc_01m8d0k2ttehvbhj6h2ynyyt3v', 'org_01m8d0k2ttehvbhj6h4jgtc1d9', '6100', 'Rent', 'EXPENSE', NULL, 'EX', NULL, 'active', 1795733162842, 1795733162842, 1);
INSERT INTO public.accounts VALUES ('acc_01m8d0k2ttehvbhj6h32cd9nsc', 'org_01m8d0k2ttehvbhj6h4jgtc1d9', '6110', 'Business rates', 'EXPENSE', NULL, 'NV', NULL, 'active', 1795733162842, 1795733162842, 1);
INSERT INTO public.accounts VALUES ('acc_01m8d0k2ttehvbhj6h36x88fg9', 'org_01m8d0k2ttehvbhj6h4jgtc1d9', '6120', 'Light, heat and water', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795733162842, 1795733162842, 1);
INSERT INTO public.accounts VALUES ('acc_01m8d0k2ttehvbhj6h3a45sjsj', 'org_01m8d0k2ttehvbhj6h4jgtc1d9', '6200', 'Telephone and internet', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795733162842, 1795733162842, 1);
INSERT INTO public.accounts VALUES ('acc_01m8d0k2ttehvbhj6h3fbcaks6', 'org_01m8d0k2ttehvbhj6h4jgtc1d9', '6210', 'Software and subscriptions', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795733162842, 1795733162842, 1);
INSERT INTO public.accounts VALUES ('acc_01m8d0k2ttehvbhj6h3gvzmm7c', 'org_01m8d0k2ttehvbhj6h4jgtc1d9', '6220', 'Printing and stationery', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795733162842, 1795733162842, 1);
INSERT INTO public.accounts VALUES ('acc_01m8d0k2ttehvbhj6h3nhvpmy4', 'org_01m8d0k2ttehvbhj6h4jgtc1d9', '6300', 'Travel and subsistence', 'EXPENSE', NULL, 'ZR', NULL, 'active', 1795733162842, 1795733162842, 1);
INSERT INTO public.accounts VALUES ('acc_01m8d0k2ttehvbhj6h3trnp139', 'org_01m8d0k2ttehvbhj6h4jgtc1d9', '6310', 'Motor expenses', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795733162842, 1795733162842, 1);
INSERT INTO public.accounts VALUES ('acc_01m8d0k2ttehvbhj6h3ye6m37r', 'org_01m8d0k2ttehvbhj6h4jgtc1d9', '6400', 'Advertising and marketing', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795733162842, 1795733162842, 1);
INSERT INTO public.accounts VALUES ('acc_01m8d0k2ttehvbhj6h42jj1dmc', 'org_01m8d0k2ttehvbhj6h4jgtc1d9', '6500', 'Accountancy and legal fees', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795733162842, 1795733162842, 1);
INSERT INTO public.accounts VALUES ('acc_01m8d0k2ttehvbhj6h46w4ce5n', 'org_01m8d0k2ttehvbhj6h4jgtc1d9', '6600', 'Insurance', 'EXPENSE', NULL, 'EX', NULL, 'active', 1795733162842, 1795733162842, 1);
INSERT INTO public.accounts VALUES ('acc_01m8d0k2ttehvbhj6h4ar2rcgz', 'org_01m8d0k2ttehvbhj6h4jgtc1d9', '6700', 'Bank charges', 'EXPENSE', NULL, 'EX', NULL, 'active', 1795733162842, 1795733162842, 1);
INSERT INTO public.accounts VALUES ('acc_01m8d0k2ttehvbhj6h4fjfw4x2', 'org_01m8d0k2ttehvbhj6h4jgtc1d9', '6990', 'Rounding differences', 'EXPENSE', 'rounding', NULL, NULL, 'active', 1795733162842, 1795733162842, 1);
INSERT INTO public.accounts VALUES ('acc_01m8d0k2wye3dv91529dxzn11c', 'org_01m8d0k2ttehvbhj6h4jgtc1d9', '2250', 'VAT', 'LIABILITY', 'vat_control', NULL, NULL, 'active', 1795733162910, 1795733162910, 1);
INSERT INTO public.accounts VALUES ('acc_01m8d0k30jehhagq40e4ah3qtp', 'org_01m8d0k30jehhagq40m1f9fwpt', '1000', 'Computer equipment', 'ASSET', NULL, 'ST', NULL, 'active', 1795733163026, 1795733163026, 1);
INSERT INTO public.accounts VALUES ('acc_01m8d0k30jehhagq40eatwfpe1', 'org_01m8d0k30jehhagq40m1f9fwpt', '1010', 'Office equipment and furniture', 'ASSET', NULL, 'ST', NULL, 'active', 1795733163026, 1795733163026, 1);
INSERT INTO public.accounts VALUES ('acc_01m8d0k30jehhagq40ee6bnbcy', 'org_01m8d0k30jehhagq40m1f9fwpt', '1020', 'Motor vehicles', 'ASSET', NULL, 'ST', NULL, 'active', 1795733163026, 1795733163026, 1);
INSERT INTO public.accounts VALUES ('acc_01m8d0k30jehhagq40ej7d8hkv', 'org_01m8d0k30jehhagq40m1f9fwpt', '1090', 'Accumulated depreciation', 'ASSET', NULL, 'NV', NULL, 'active', 1795733163026, 1795733163026, 1);
INSERT INTO public.accounts VALUES ('acc_01m8d0k30jehhagq40entw0xn0', 'org_01m8d0k30jehhagq40m1f9fwpt', '1100', 'Stock', 'ASSET', NULL, 'ST', NULL, 'active', 1795733163026, 1795733163026, 1);
INSERT INTO public.accounts VALUES ('acc_01m8d0k30jehhagq40etmy0ydr', 'org_01m8d0k30jehhagq40m1f9fwpt', '1200', 'Trade debtors', 'ASSET', 'receivable', NULL, NULL, 'active', 1795733163026, 1795733163026, 1);
INSERT INTO public.accounts VALUES ('acc_01m8d0k30jehhagq40ezwef1mz', 'org_01m8d0k30jehhagq40m1f9fwpt', '1210', 'Prepayments', 'ASSET', NULL, 'NV', NULL, 'active', 1795733163026, 1795733163026, 1);
INSERT INTO public.accounts VALUES ('acc_01m8d0k30jehhagq40f2j1vfs2', 'org_01m8d0k30jehhagq40m1f9fwpt', '1220', 'Other debtors', 'ASSET', NULL, 'NV', NULL, 'active', 1795733163026, 1795733163026, 1);
INSERT INTO public.accounts VALUES ('acc_01m8d0k30jehhagq40f6hahmr9', 'org_01m8d0k30jehhagq40m1f9fwpt', '1300', 'Current account', 'ASSET', 'bank', NULL, NULL, 'active', 1795733163026, 1795733163026, 1);
INSERT INTO public.accounts VALUES ('acc_01m8d0k30jehhagq40f80bem1k', 'org_01m8d0k30jehhagq40m1f9fwpt', '1310', 'Petty cash', 'ASSET', NULL, 'NV', NULL, 'active', 1795733163026, 1795733163026, 1);
INSERT INTO public.accounts VALUES ('acc_01m8d0k30jehhagq40fff55qwd', 'org_01m8d0k30jehhagq40m1f9fwpt', '2100', 'Trade creditors', 'LIABILITY', 'payable', NULL, NULL, 'active', 1795733163026, 1795733163026, 1);
INSERT INTO public.accounts VALUES ('acc_01m8d0k30jehhagq40fh29prkf', 'org_01m8d0k30jehhagq40m1f9fwpt', '2110', 'Accruals', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795733163026, 1795733163026, 1);
INSERT INTO public.accounts VALUES ('acc_01m8d0k30jehhagq40fmvezwq1', 'org_01m8d0k30jehhagq40m1f9fwpt', '2200', 'PAYE and National Insurance', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795733163026, 1795733163026, 1);
INSERT INTO public.accounts VALUES ('acc_01m8d0k30jehhagq40fvjs8j0e', 'org_01m8d0k30jehhagq40m1f9fwpt', '2210', 'Pension contributions', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795733163026, 1795733163026, 1);
INSERT INTO public.accounts VALUES ('acc_01m8d0k30jehhagq40fx149vtg', 'org_01m8d0k30jehhagq40m1f9fwpt', '2220', 'Net wages', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795733163026, 1795733163026, 1);
INSERT INTO public.accounts VALUES ('acc_01m8d0k30jehhagq40g3cbn8hr', 'org_01m8d0k30jehhagq40m1f9fwpt', '2300', 'Corporation tax', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795733163026, 1795733163026, 1);
INSERT INTO public.accounts VALUES ('acc_01m8d0k30jehhagq40g47knkcj', 'org_01m8d0k30jehhagq40m1f9fwpt', '2400', 'Director''s loan account', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795733163026, 1795733163026, 1);
INSERT INTO public.accounts VALUES ('acc_01m8d0k30jehhagq40gawemz6f', 'org_01m8d0k30jehhagq40m1f9fwpt', '2500', 'Bank loans', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795733163026, 1795733163026, 1);
INSERT INTO public.accounts VALUES ('acc_01m8d0k30jehhagq40get7ygcm', 'org_01m8d0k30jehhagq40m1f9fwpt', '2900', 'Suspense', 'LIABILITY', 'suspense', NULL, NULL, 'active', 1795733163026, 1795733163026, 1);
INSERT INTO public.accounts VALUES ('acc_01m8d0k30jehhagq40ggz9vcs4', 'org_01m8d0k30jehhagq40m1f9fwpt', '3000', 'Share capital', 'EQUITY', NULL, 'NV', NULL, 'active', 1795733163026, 1795733163026, 1);
INSERT INTO public.accounts VALUES ('acc_01m8d0k30jehhagq40gq7jyy4g', 'org_01m8d0k30jehhagq40m1f9fwpt', '3100', 'Retained earnings', 'EQUITY', 'retained_earnings', NULL, NULL, 'active', 1795733163026, 1795733163026, 1);
INSERT INTO public.accounts VALUES ('acc_01m8d0k30jehhagq40gv2rgmxy', 'org_01m8d0k30jehhagq40m1f9fwpt', '3200', 'Dividends', 'EQUITY', NULL, 'NV', NULL, 'active', 1795733163026, 1795733163026, 1);
INSERT INTO public.accounts VALUES ('acc_01m8d0k30jehhagq40gwzrsngy', 'org_01m8d0k30jehhagq40m1f9fwpt', '3900', 'Opening balances', 'EQUITY', 'opening_balance', NULL, NULL, 'active', 1795733163026, 1795733163026, 1);
INSERT INTO public.accounts VALUES ('acc_01m8d0k30jehhagq40h0dhyect', 'org_01m8d0k30jehhagq40m1f9fwpt', '4000', 'Sales', 'INCOME', NULL, 'ST', NULL, 'active', 1795733163026, 1795733163026, 1);
INSERT INTO public.accounts VALUES ('acc_01m8d0k30jehhagq40h4hdsmcd', 'org_01m8d0k30jehhagq40m1f9fwpt', '4010', 'Sales, zero-rated', 'INCOME', NULL, 'ZR', NULL, 'active', 1795733163026, 1795733163026, 1);
INSERT INTO public.accounts VALUES ('acc_01m8d0k30jehhagq40hbmrc3dw', 'org_01m8d0k30jehhagq40m1f9fwpt', '4090', 'Other income', 'INCOME', NULL, 'ST', NULL, 'active', 1795733163026, 1795733163026, 1);
INSERT INTO public.accounts VALUES ('acc_01m8d0k30jehhagq40hdz77nd8', 'org_01m8d0k30jehhagq40m1f9fwpt', '4900', 'Interest received', 'INCOME', NULL, 'EX', NULL, 'active', 1795733163026, 1795733163026, 1);
INSERT INTO public.accounts VALUES ('acc_01m8d0k30jehhagq40hh1ev06d', 'org_01m8d0k30jehhagq40m1f9fwpt', '4920', 'VAT flat-rate scheme difference', 'INCOME', 'vat_scheme_difference', NULL, NULL, 'active', 1795733163026, 1795733163026, 1);
INSERT INTO public.accounts VALUES ('acc_01m8d0k30jehhagq40hqvagrhv', 'org_01m8d0k30jehhagq40m1f9fwpt', '5000', 'Cost of goods sold', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795733163026, 1795733163026, 1);
INSERT INTO public.accounts VALUES ('acc_01m8d0k30jehhagq40hrz79ffr', 'org_01m8d0k30jehhagq40m1f9fwpt', '5010', 'Subcontractors', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795733163026, 1795733163026, 1);
INSERT INTO public.accounts VALUES ('acc_01m8d0k30jehhagq40hz2s44zq', 'org_01m8d0k30jehhagq40m1f9fwpt', '5020', 'Carriage and postage', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795733163026, 1795733163026, 1);
INSERT INTO public.accounts VALUES ('acc_01m8d0k30jehhagq40j2z64fda', 'org_01m8d0k30jehhagq40m1f9fwpt', '6000', 'Wages and salaries', 'EXPENSE', NULL, 'NV', NULL, 'active', 1795733163026, 1795733163026, 1);
INSERT INTO public.accounts VALUES ('acc_01m8d0k30jehhagq40j7g07gzd', 'org_01m8d0k30jehhagq40m1f9fwpt', '6010', 'Employer''s National Insurance', 'EXPENSE', NULL, 'NV', NULL, 'active', 1795733163026, 1795733163026, 1);
INSERT INTO public.accounts VALUES ('acc_01m8d0k30jehhagq40jae702ym', 'org_01m8d0k30jehhagq40m1f9fwpt', '6020', 'Employer''s pension', 'EXPENSE', NULL, 'NV', NULL, 'active', 1795733163026, 1795733163026, 1);
INSERT INTO public.accounts VALUES ('acc_01m8d0k30jehhagq40jdsfqb13', 'org_01m8d0k30jehhagq40m1f9fwpt', '6100', 'Rent', 'EXPENSE', NULL, 'EX', NULL, 'active', 1795733163026, 1795733163026, 1);
INSERT INTO public.accounts VALUES ('acc_01m8d0k30jehhagq40jj86wdcv', 'org_01m8d0k30jehhagq40m1f9fwpt', '6110', 'Business rates', 'EXPENSE', NULL, 'NV', NULL, 'active', 1795733163026, 1795733163026, 1);
INSERT INTO public.accounts VALUES ('acc_01m8d0k30jehhagq40jmjpqrkr', 'org_01m8d0k30jehhagq40m1f9fwpt', '6120', 'Light, heat and water', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795733163026, 1795733163026, 1);
INSERT INTO public.accounts VALUES ('acc_01m8d0k30jehhagq40jskmp33x', 'org_01m8d0k30jehhagq40m1f9fwpt', '6200', 'Telephone and internet', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795733163026, 1795733163026, 1);
INSERT INTO public.accounts VALUES ('acc_01m8d0k30jehhagq40jw053ve9', 'org_01m8d0k30jehhagq40m1f9fwpt', '6210', 'Software and subscriptions', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795733163026, 1795733163026, 1);
INSERT INTO public.accounts VALUES ('acc_01m8d0k30jehhagq40k16mmkp5', 'org_01m8d0k30jehhagq40m1f9fwpt', '6220', 'Printing and stationery', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795733163026, 1795733163026, 1);
INSERT INTO public.accounts VALUES ('acc_01m8d0k30jehhagq40k7c3tw9p', 'org_01m8d0k30jehhagq40m1f9fwpt', '6300', 'Travel and subsistence', 'EXPENSE', NULL, 'ZR', NULL, 'active', 1795733163026, 1795733163026, 1);
INSERT INTO public.accounts VALUES ('acc_01m8d0k30jehhagq40k85xr9er', 'org_01m8d0k30jehhagq40m1f9fwpt', '6310', 'Motor expenses', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795733163026, 1795733163026, 1);
INSERT INTO public.accounts VALUES ('acc_01m8d0k30jehhagq40kdxyb6yh', 'org_01m8d0k30jehhagq40m1f9fwpt', '6400', 'Advertising and marketing', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795733163026, 1795733163026, 1);
INSERT INTO public.accounts VALUES ('acc_01m8d0k30jehhagq40kkh41zd7', 'org_01m8d0k30jehhagq40m1f9fwpt', '6500', 'Accountancy and legal fees', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795733163026, 1795733163026, 1);
INSERT INTO public.accounts VALUES ('acc_01m8d0k30jehhagq40kme604vc', 'org_01m8d0k30jehhagq40m1f9fwpt', '6600', 'Insurance', 'EXPENSE', NULL, 'EX', NULL, 'active', 1795733163026, 1795733163026, 1);
INSERT INTO public.accounts VALUES ('acc_01m8d0k30jehhagq40kr7wcwg9', 'org_01m8d0k30jehhagq40m1f9fwpt', '6700', 'Bank charges', 'EXPENSE', NULL, 'EX', NULL, 'active', 1795733163026, 1795733163026, 1);
INSERT INTO public.accounts VALUES ('acc_01m8d0k30jehhagq40kz5bxahv', 'org_01m8d0k30jehhagq40m1f9fwpt', '6990', 'Rounding differences', 'EXPENSE', 'rounding', NULL, NULL, 'active', 1795733163026, 1795733163026, 1);
INSERT INTO public.accounts VALUES ('acc_01m8d0k328eeva3cfgq1cxk14e', 'org_01m8d0k30jehhagq40m1f9fwpt', '2250', 'VAT', 'LIABILITY', 'vat_control', NULL, NULL, 'active', 1795733163080, 1795733163080, 1);
INSERT INTO public.accounts VALUES ('acc_01m8d0k34deqyra696nj31rk2h', 'org_01m8d0k30jehhagq40m1f9fwpt', '4100', 'Room hire', 'INCOME', NULL, 'EX', NULL, 'active', 1795733163149, 1795733163149, 1);
INSERT INTO public.accounts VALUES ('acc_01m8d0k358e6bsjc3gj4m448ft', 'org_01m8d0k30jehhagq40m1f9fwpt', '6800', 'Depreciation', 'EXPENSE', NULL, NULL, NULL, 'active', 1795733163176, 1795733163176, 1);
INSERT INTO public.accounts VALUES ('acc_01m8d0k39kewgt6vyp20jkf8bp', 'org_01m8d0k30jehhagq40m1f9fwpt', '1301', 'Savings', 'ASSET', 'bank', NULL, NULL, 'active', 1795733163315, 1795733163315, 1);
INSERT INTO public.allocations VALUES ('alc_01m8d0k42he03t8knnmghznanc', 'org_01m8d0k30jehhagq40m1f9fwpt', 'inv_01m8d0k3tze3pbakwk13enf60g', NULL, 'inv_01m8d0k3vtew1vm5ddjvgez4xa', 18000, '2026-03-12', NULL, 1795733164113, NULL);
INSERT INTO public.allocations VALUES ('alc_01m8d0k48sedwrhze3kd2ah50m', 'org_01m8d0k30jehhagq40m1f9fwpt', 'inv_01m8d0k3tfej6s7dyndn2rmdtt', 'set_01m8d0k48sedwrhze3k4d69tkc', NULL, 28200, '2026-03-06', NULL, 1795733164313, NULL);
INSERT INTO public.allocations VALUES ('alc_01m8d0k4haenn9jrsx24s7pf12', 'org_01m8d0k30jehhagq40m1f9fwpt', 'inv_01m8d0k3rnef492bg9dcfk471t', 'set_01m8d0k4haenn9jrsx24s7pf12', NULL, 107880, '2026-01-22', NULL, 1795733164586, NULL);
INSERT INTO public.allocations VALUES ('alc_01m8d0k4ppehxacvmy94q0c8t8', 'org_01m8d0k30jehhagq40m1f9fwpt', 'inv_01m8d0k3qde4atw8v2jykeb9xk', 'set_01m8d0k4ppehxacvmy94q0c8t8', NULL, 150000, '2026-01-30', NULL, 1795733164758, NULL);
INSERT INTO public.allocations VALUES ('alc_01m8d0k4x5ex6b50yad59dkjpv', 'org_01m8d0k30jehhagq40m1f9fwpt', 'inv_01m8d0k3sze6grxvfjs05b7t39', 'set_01m8d0k4x5ex6b50yad59dkjpv', NULL, 135000, '2026-02-10', NULL, 1795733164965, NULL);
INSERT INTO public.allocations VALUES ('alc_01m8d0k542e9z80r9chpermbs1', 'org_01m8d0k30jehhagq40m1f9fwpt', 'inv_01m8d0k3qde4atw8v2jykeb9xk', 'set_01m8d0k542e9z80r9chpermbs1', NULL, 84000, '2026-02-16', NULL, 1795733165186, NULL);
INSERT INTO public.allocations VALUES ('alc_01m8d0k542e9z80r9chpermbs2', 'org_01m8d0k30jehhagq40m1f9fwpt', 'inv_01m8d0k3sae479y8nnq797n0tw', 'set_01m8d0k542e9z80r9chpermbs1', NULL, 87000, '2026-02-16', NULL, 1795733165186, NULL);
INSERT INTO public.allocations VALUES ('alc_01m8d0k5eye7h8enz3chvad3sm', 'org_01m8d0k30jehhagq40m1f9fwpt', 'inv_01m8d0k3r2e0mb1s84ybs5whkm', 'set_01m8d0k5eye7h8enz3chvad3sm', NULL, 40000, '2026-02-27', NULL, 1795733165534, NULL);
INSERT INTO public.allocations VALUES ('alc_01m8d0k5qjedx816brrsq4eshd', 'org_01m8d0k30jehhagq40m1f9fwpt', 'inv_01m8d0k3tze3pbakwk13enf60g', 'set_01m8d0k5qjedx816brrsq4eshd', NULL, 141840, '2026-03-16', NULL, 1795733165810, NULL);
INSERT INTO public.api_keys VALUES ('key_01m8d0k2fmeaa9ae6502hf226a', 'usr_01m8d0k2aveakb26expkytyjmb', 'main', 'reconcile:read reconcile:write', 0, 'BwYp', 1795733162484, NULL, NULL, NULL);
INSERT INTO public.api_keys VALUES ('key_01m8d0k2t9ek6skpm7np948qsb', 'usr_01m8d0k2aveakb26expkytyjmb', 'main', 'ledger:read ledger:write', 0, 'CCi1', 1795733162825, NULL, NULL, NULL);
INSERT INTO public.audit_events VALUES ('org_01m8d0k2ttehvbhj6h4jgtc1d9', 1, 1795733162842, 'usr_01m8d0k2aveakb26expkytyjmb', 'key_01m8d0k2t9ek6skpm7np948qsb', 'organisation.create', 'org_01m8d0k2ttehvbhj6h4jgtc1d9', NULL, '{"id":"org_01m8d0k2ttehvbhj6h4jgtc1d9","name":"Acorn Ltd","currency":"GBP","country":"GB","financial_year_end":"03-31","vat_registered":true,"vat_number":null,"vat_scheme":"standard","flat_rate_percent":null,"vat_rounding":"line","status":"active","role":"owner","lock_date":null,"created_at":"2026-11-26T22:46:02.842Z","updated_at":"2026-11-26T22:46:02.842Z","version":1}', '\x77772af96fd2af492f921cec0384821ed1cdf4833666fd13cd763b432801f71f', '\xe871e6f607dec6472b57ad32359d81214b97c0f721cdea9cfec57de89fce2068');
INSERT INTO public.audit_events VALUES ('org_01m8d0k2ttehvbhj6h4jgtc1d9', 2, 1795733162910, 'usr_01m8d0k2aveakb26expkytyjmb', 'key_01m8d0k2t9ek6skpm7np948qsb', 'account.create', 'acc_01m8d0k2wye3dv91529dxzn11c', NULL, '{"id":"acc_01m8d0k2wye3dv91529dxzn11c","code":"2250","name":"VAT","account_type":"LIABILITY","role":"vat_control","default_vat_code":null,"description":null,"currency":"GBP","status":"active","balance":0.00,"created_at":"2026-11-26T22:46:02.910Z","updated_at":"2026-11-26T22:46:02.910Z","version":1}', '\x9d70337be95820f365c5a78e95f8bd416e94a79a275fc44f5e56daefe84ba53c', '\x23b16f983d009796422d26faad9a332cde1a10f6f123452d1148eb020c337eb2');
INSERT INTO public.audit_events VALUES ('org_01m8d0k2ttehvbhj6h4jgtc1d9', 3, 1795733162924, 'usr_01m8d0k2aveakb26expkytyjmb', 'key_01m8d0k2t9ek6skpm7np948qsb', 'bank_account.create', 'bac_01m8d0k2xceqe8e09egdnqzqcj', NULL, '{"account_id":"acc_01m8d0k2ttehvbhj6gzm88hp5b","account_number":null,"created_at":"2026-11-26T22:46:02.924Z","currency":"GBP","iban":null,"id":"bac_01m8d0k2xceqe8e09egdnqzqcj","ledger_balance":0.0,"name":"Current","opening_balance":null,"opening_date":null,"opening_journal_id":null,"sort_code":null,"statement_balance":null,"statement_date":null,"type":"current","unconfirmed_count":0,"updated_at":"2026-11-26T22:46:02.924Z","version":1}', '\xc165e49a4cb2c074881867ee2b89f62a507d60fcba16675d36c6fb4a4b31e2df', '\xe82bb2c0db3063fcec1fe039e3103ac9613b6685cd9f17ad3d5bfca142417059');
INSERT INTO public.audit_events VALUES ('org_01m8d0k30jehhagq40m1f9fwpt', 1, 1795733163026, 'usr_01m8d0k2aveakb26expkytyjmb', 'key_01m8d0k2t9ek6skpm7np948qsb', 'organisation.create', 'org_01m8d0k30jehhagq40m1f9fwpt', NULL, '{"id":"org_01m8d0k30jehhagq40m1f9fwpt","name":"Wren & Marsh Ltd","currency":"GBP","country":"GB","financial_year_end":"03-31","vat_registered":true,"vat_number":null,"vat_scheme":"standard","flat_rate_percent":null,"vat_rounding":"line","status":"active","role":"owner","lock_date":null,"created_at":"2026-11-26T22:46:03.026Z","updated_at":"2026-11-26T22:46:03.026Z","version":1}', '\x30080bf13c97642d311fb93a7517cd0202d356e1d9d89670aeec25190b62c7cd', '\x0b129a37bdf6861fac7a69cec8fdbaf4abbdafae62d03dc2a9d71a490e38538d');
INSERT INTO public.audit_events VALUES ('org_01m8d0k30jehhagq40m1f9fwpt', 2, 1795733163080, 'usr_01m8d0k2aveakb26expkytyjmb', 'key_01m8d0k2t9ek6skpm7np948qsb', 'account.create', 'acc_01m8d0k328eeva3cfgq1cxk14e', NULL, '{"id":"acc_01m8d0k328eeva3cfgq1cxk14e","code":"2250","name":"VAT","account_type":"LIABILITY","role":"vat_control","default_vat_code":null,"description":null,"currency":"GBP","status":"active","balance":0.00,"created_at":"2026-11-26T22:46:03.080Z","updated_at":"2026-11-26T22:46:03.080Z","version":1}', '\x09bb3a6fbb08ebb4aa0891e687dd88e7e4e8758dca3813b3f38361db6246ed2a', '\x9141bbe9f9a1c4b26e601f80a7795da798a8e9f4ca44266358c0dc70ab398034');
INSERT INTO public.audit_events VALUES ('org_01m8d0k30jehhagq40m1f9fwpt', 3, 1795733163149, 'usr_01m8d0k2aveakb26expkytyjmb', 'key_01m8d0k2t9ek6skpm7np948qsb', 'account.create', 'acc_01m8d0k34deqyra696nj31rk2h', NULL, '{"id":"acc_01m8d0k34deqyra696nj31rk2h","code":"4100","name":"Room hire","account_type":"INCOME","role":null,"default_vat_code":"EX","description":null,"currency":"GBP","status":"active","balance":0.00,"created_at":"2026-11-26T22:46:03.149Z","updated_at":"2026-11-26T22:46:03.149Z","version":1}', '\x3e6f590242c253d8bf939bbf8263f27da0869df03ad51bd23b0ffadf11b54cb8', '\x6e4c9a7aad3983ea526d1e9e856cff51ad650551ae5a9462c7bd6158779844f4');
INSERT INTO public.audit_events VALUES ('org_01m8d0k30jehhagq40m1f9fwpt', 4, 1795733163176, 'usr_01m8d0k2aveakb26expkytyjmb', 'key_01m8d0k2t9ek6skpm7np948qsb', 'account.create', 'acc_01m8d0k358e6bsjc3gj4m448ft', NULL, '{"id":"acc_01m8d0k358e6bsjc3gj4m448ft","code":"6800","name":"Depreciation","account_type":"EXPENSE","role":null,"default_vat_code":null,"description":null,"currency":"GBP","status":"active","balance":0.00,"created_at":"2026-11-26T22:46:03.176Z","updated_at":"2026-11-26T22:46:03.176Z","version":1}', '\xc235b102aa601f25adfd6c63be03629b8381b7f35f425ca1ca65974dd9541641', '\x0a782476a3f02c83b1673b5610f15d4d4a7b6b56969c3059f132fb16d40cea95');
INSERT INTO public.audit_events VALUES ('org_01m8d0k30jehhagq40m1f9fwpt', 5, 1795733163221, 'usr_01m8d0k2aveakb26expkytyjmb', 'key_01m8d0k2t9ek6skpm7np948qsb', 'bank_account.create', 'bac_01m8d0k36nee8912zprsy771hq', NULL, '{"account_id":"acc_01m8d0k30jehhagq40f6hahmr9","account_number":null,"created_at":"2026-11-26T22:46:03.221Z","currency":"GBP","iban":null,"id":"bac_01m8d0k36nee8912zprsy771hq","ledger_balance":10000.0,"name":"Current","opening_balance":10000.0,"opening_date":"2026-01-01","opening_journal_id":"jnl_01m8d0k36nee8912zps37yjy38","sort_code":null,"statement_balance":null,"statement_date":null,"type":"current","unconfirmed_count":0,"updated_at":"2026-11-26T22:46:03.221Z","version":1}', '\xe3bc434e07a68e00c2592ca88b8fd23663bec7c36beb22065aef809e842e1fb5', '\x9dec7bcdfee50c80b86aa98d41162cf8e2d8e03c6dec44fc21b4ce1b33e3d355');
INSERT INTO public.audit_events VALUES ('org_01m8d0k30jehhagq40m1f9fwpt', 6, 1795733163315, 'usr_01m8d0k2aveakb26expkytyjmb', 'key_01m8d0k2t9ek6skpm7np948qsb', 'account.create', 'acc_01m8d0k39kewgt6vyp20jkf8bp', NULL, '{"account_type":"ASSET","balance":0.0,"code":"1301","created_at":"2026-11-26T22:46:03.315Z","currency":"GBP","default_vat_code":null,"description":null,"id":"acc_01m8d0k39kewgt6vyp20jkf8bp","name":"Savings","role":"bank","status":"active","updated_at":"2026-11-26T22:46:03.315Z","version":1}', '\x3647cfd9740501ae2e99b4e6df1394eea5b9b141e1ea5e4d6e3b59c0733d1e42', '\x45fc814a9686c0f0eaaabb6a43c5a1d34432c867d36f1bd0cac072830fd17ca5');
INSERT INTO public.audit_events VALUES ('org_01m8d0k30jehhagq40m1f9fwpt', 7, 1795733163315, 'usr_01m8d0k2aveakb26expkytyjmb', 'key_01m8d0k2t9ek6skpm7np948qsb', 'bank_account.create', 'bac_01m8d0k39kewgt6vyp1w7kcwhe', NULL, '{"account_id":"acc_01m8d0k39kewgt6vyp20jkf8bp","account_number":null,"created_at":"2026-11-26T22:46:03.315Z","currency":"GBP","iban":null,"id":"bac_01m8d0k39kewgt6vyp1w7kcwhe","ledger_balance":0.0,"name":"Savings","opening_balance":null,"opening_date":null,"opening_journal_id":null,"sort_code":null,"statement_balance":null,"statement_date":null,"type":"savings","unconfirmed_count":0,"updated_at":"2026-11-26T22:46:03.315Z","version":1}', '\xa3cf4429f13d1615299dec83c6d2761a66131b63e6c47e08093ab6f24321a8b8', '\xd3a18ad19e57f1d1fdef8b8e6a0eee7a98198d2d944d63af60ed0ef2096d6e80');
INSERT INTO public.audit_events VALUES ('org_01m8d0k30jehhagq40m1f9fwpt', 8, 1795733163405, 'usr_01m8d0k2aveakb26expkytyjmb', 'key_01m8d0k2t9ek6skpm7np948qsb', 'contact.create', 'con_01m8d0k3cdeygt0sv36xprt1mg', NULL, '{"id":"con_01m8d0k3cdeygt0sv36xprt1mg","kind":"customer","name":"Abbey Schools Trust","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-26T22:46:03.405Z","updated_at":"2026-11-26T22:46:03.405Z","version":1}', '\x37c983b0b5cfc625ad64416adfbdf4e735489f2182c9c3bc569e1aa78e1cb088', '\x6360c8c07bcf982725da0bee7f3c14b5b1d69377ee252ffd688c2917fe15d2aa');
INSERT INTO public.audit_events VALUES ('org_01m8d0k30jehhagq40m1f9fwpt', 9, 1795733163451, 'usr_01m8d0k2aveakb26expkytyjmb', 'key_01m8d0k2t9ek6skpm7np948qsb', 'contact.create', 'con_01m8d0k3dve42a95ntsdpv44aa', NULL, '{"id":"con_01m8d0k3dve42a95ntsdpv44aa","kind":"customer","name":"Kestrel Fitness CIC","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-26T22:46:03.451Z","updated_at":"2026-11-26T22:46:03.451Z","version":1}', '\xff48ce8eda59967dd7909d6443ca4913ff58d50776487e009b81a8e91c2bed45', '\x12967601c17567f7156afd6697d1b650ed4b9fb7e93016774d61d996e18e53ac');
INSERT INTO public.audit_events VALUES ('org_01m8d0k30jehhagq40m1f9fwpt', 45, 1795733166023, 'usr_01m8d0k2aveakb26expkytyjmb', 'key_01m8d0k2t9ek6skpm7np948qsb', 'settlement.match', 'set_01m8d0k48sedwrhze3k4d69tkc', NULL, '{"bank_transaction_id":"btx_01m8d0k4bdedsb4qtstkw4810x"}', '\x91fda238e4ae8b9ba0503a2d978dffc4b605e14cce77deb8ab0823a21d1a197b', '\x8af1a3a0f719ce63f7351f5124696214aba3b459a83480bc749056713bf870e3');
INSERT INTO public.audit_events VALUES ('org_01m8d0k30jehhagq40m1f9fwpt', 10, 1795733163492, 'usr_01m8d0k2aveakb26expkytyjmb', 'key_01m8d0k2t9ek6skpm7np948qsb', 'contact.create', 'con_01m8d0k3f4e6wb9jd38t3n39z9', NULL, '{"id":"con_01m8d0k3f4e6wb9jd38t3n39z9","kind":"customer","name":"Marlow & Pike LLP","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-26T22:46:03.492Z","updated_at":"2026-11-26T22:46:03.492Z","version":1}', '\x95d3b831bc1806ef61281e6a1355bb7a2f4cd371407c16a9669a18608cf0f62b', '\x6746fc89e7a82130df00fe35a632e07ee45dcdd950db04cf958df91076503ac1');
INSERT INTO public.audit_events VALUES ('org_01m8d0k30jehhagq40m1f9fwpt', 11, 1795733163547, 'usr_01m8d0k2aveakb26expkytyjmb', 'key_01m8d0k2t9ek6skpm7np948qsb', 'contact.create', 'con_01m8d0k3gveh3afcnz1dq2z2v2', NULL, '{"id":"con_01m8d0k3gveh3afcnz1dq2z2v2","kind":"supplier","name":"Printwell","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-26T22:46:03.547Z","updated_at":"2026-11-26T22:46:03.547Z","version":1}', '\x9a178717af74d38e6100d93af842c32a9e8699ebf6274fe887ab9368cb597d93', '\x25dd865fc8dde870f5eb4c146033b064890f5d0fa131fb2e855bb020e9efcaf4');
INSERT INTO public.audit_events VALUES ('org_01m8d0k30jehhagq40m1f9fwpt', 14, 1795733163656, 'usr_01m8d0k2aveakb26expkytyjmb', 'key_01m8d0k2t9ek6skpm7np948qsb', 'contact.create', 'con_01m8d0k3m8e54tzh5yrdaksf4h', NULL, '{"id":"con_01m8d0k3m8e54tzh5yrdaksf4h","kind":"supplier","name":"Fern & Rowe","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-26T22:46:03.656Z","updated_at":"2026-11-26T22:46:03.656Z","version":1}', '\x39557c4226a528d0eb051e2bee08558f4ae60cefa42464c01e4703a4cb5377bf', '\x2e748e564f02a06d8d4e87a0deb631fc02742f14346af8797b55677c6634b4f3');
INSERT INTO public.audit_events VALUES ('org_01m8d0k30jehhagq40m1f9fwpt', 15, 1795733163757, 'usr_01m8d0k2aveakb26expkytyjmb', 'key_01m8d0k2t9ek6skpm7np948qsb', 'invoice.create', 'inv_01m8d0k3qde4atw8v2jykeb9xk', NULL, '{"id":"inv_01m8d0k3qde4atw8v2jykeb9xk","type":"sales","kind":"invoice","status":"issued","number":"INV-0001","contact_id":"con_01m8d0k3cdeygt0sv36xprt1mg","contact_name":"Abbey Schools Trust","issue_date":"2026-01-15","due_date":"2026-02-14","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":1950.00,"vat_total":390.00,"gross_total":2340.00,"amount_paid":0.00,"amount_credited":0.00,"amount_due":2340.00,"overdue":true,"journal_id":"jnl_01m8d0k3qde4atw8v2k3944zs9","void_date":null,"void_journal_id":null,"created_at":"2026-11-26T22:46:03.757Z","updated_at":"2026-11-26T22:46:03.757Z","version":1,"lines":[{"description":"Course design, 3 days","quantity":3,"unit_price":650.00,"discount_percent":null,"account_id":"acc_01m8d0k30jehhagq40h0dhyect","account_code":"4000","vat_code":"ST","net_amount":1950.00,"vat_amount":390.00,"gross_amount":2340.00}]}', '\x1a49122f543a083f96a6eec1728f14ba992482f37df731140a1a2ac2f01e85a0', '\x030a268424ea8bb5c85e255328049725ad1ab99eb90188094a3e7191c27f1223');
INSERT INTO public.audit_events VALUES ('org_01m8d0k30jehhagq40m1f9fwpt', 19, 1795733163839, 'usr_01m8d0k2aveakb26expkytyjmb', 'key_01m8d0k2t9ek6skpm7np948qsb', 'invoice.create', 'inv_01m8d0k3sze6grxvfjs05b7t39', NULL, '{"id":"inv_01m8d0k3sze6grxvfjs05b7t39","type":"purchase","kind":"invoice","status":"issued","number":"HL-33","contact_id":"con_01m8d0k3jre3b9jbctn197my58","contact_name":"Harcourt Lettings","issue_date":"2026-02-01","due_date":"2026-03-03","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":1350.00,"vat_total":0.00,"gross_total":1350.00,"amount_paid":0.00,"amount_credited":0.00,"amount_due":1350.00,"overdue":true,"journal_id":"jnl_01m8d0k3sze6grxvfjs6xwena7","void_date":null,"void_journal_id":null,"created_at":"2026-11-26T22:46:03.839Z","updated_at":"2026-11-26T22:46:03.839Z","version":1,"lines":[{"description":"Rent, January to March","quantity":1,"unit_price":1350.00,"discount_percent":null,"account_id":"acc_01m8d0k30jehhagq40jdsfqb13","account_code":"6100","vat_code":"EX","net_amount":1350.00,"vat_amount":0.00,"gross_amount":1350.00}]}', '\x6177525866fe8fcd7a71ac03887fcac789673e641b63c7423827960ec49438d7', '\x30f661ee48b2f5ecaa56feb712b898d72b48740c900512569c1b6241a34b8bc0');
INSERT INTO public.audit_events VALUES ('org_01m8d0k30jehhagq40m1f9fwpt', 22, 1795733163884, 'usr_01m8d0k2aveakb26expkytyjmb', 'key_01m8d0k2t9ek6skpm7np948qsb', 'invoice.create', 'inv_01m8d0k3vce5bb5e2pxr0nt0p2', NULL, '{"id":"inv_01m8d0k3vce5bb5e2pxr0nt0p2","type":"sales","kind":"invoice","status":"issued","number":"INV-0005","contact_id":"con_01m8d0k3f4e6wb9jd38t3n39z9","contact_name":"Marlow & Pike LLP","issue_date":"2026-03-03","due_date":"2026-04-02","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":500.00,"vat_total":100.00,"gross_total":600.00,"amount_paid":0.00,"amount_credited":0.00,"amount_due":600.00,"overdue":true,"journal_id":"jnl_01m8d0k3vce5bb5e2pxy57amje","void_date":null,"void_journal_id":null,"created_at":"2026-11-26T22:46:03.884Z","updated_at":"2026-11-26T22:46:03.884Z","version":1,"lines":[{"description":"Raised in error","quantity":1,"unit_price":500.00,"discount_percent":null,"account_id":"acc_01m8d0k30jehhagq40h0dhyect","account_code":"4000","vat_code":"ST","net_amount":500.00,"vat_amount":100.00,"gross_amount":600.00}]}', '\x0d5269af33aa7cba68040f3002a4d4a58b738984eea3560e856b86671855030d', '\x46b9864109b39a4b4219b31de3bac1458e5fac51e4a7d4d611f2ed4b7dda5cc5');
INSERT INTO public.audit_events VALUES ('org_01m8d0k30jehhagq40m1f9fwpt', 31, 1795733164313, 'usr_01m8d0k2aveakb26expkytyjmb', 'key_01m8d0k2t9ek6skpm7np948qsb', 'settlement.create', 'set_01m8d0k48sedwrhze3k4d69tkc', NULL, '{"id":"set_01m8d0k48sedwrhze3k4d69tkc","type":"receipt","status":"posted","refund":false,"contact_id":"con_01m8d0k3dve42a95ntsdpv44aa","contact_name":"Kestrel Fitness CIC","bank_account_id":"bac_01m8d0k36nee8912zprsy771hq","date":"2026-03-06","amount":282.00,"currency":"GBP","reference":null,"allocated_amount":282.00,"unallocated_amount":0.00,"allocations":[{"id":"alc_01m8d0k48sedwrhze3kd2ah50m","invoice_id":"inv_01m8d0k3tfej6s7dyndn2rmdtt","invoice_number":"INV-0003","settlement_id":"set_01m8d0k48sedwrhze3k4d69tkc","credit_note_id":null,"amount":282.00,"date":"2026-03-06","created_at":"2026-11-26T22:46:04.313Z"}],"bank_transaction_id":null,"journal_id":"jnl_01m8d0k48sedwrhze3k8815wsy","void_date":null,"void_journal_id":null,"created_at":"2026-11-26T22:46:04.313Z","updated_at":"2026-11-26T22:46:04.313Z","version":1}', '\xc4a013079712b29419f2dd3a6e38743f31d0f083ca5a9482f571468fafb4a1dc', '\x3572e51f6d09d13a8698d3cc37dd8bb9b1f2eb84085c6a31ddda982d1b66641a');
INSERT INTO public.audit_events VALUES ('org_01m8d0k30jehhagq40m1f9fwpt', 32, 1795733164397, 'usr_01m8d0k2aveakb26expkytyjmb', 'key_01m8d0k2t9ek6skpm7np948qsb', 'bank_transactions.import', 'bac_01m8d0k36nee8912zprsy771hq', NULL, '{"created":13,"duplicates":0,"statement_balance":9007.15,"statement_date":"2026-03-31"}', '\xee3353fdb3de86433c5bf6deb343b3280cc367cd91393d673f430f07ac6a3d2d', '\x3ba00c8031f7201a9678253d7a844bd77953d623772a9bfb50a1c3c296c021e9');
INSERT INTO public.audit_events VALUES ('org_01m8d0k30jehhagq40m1f9fwpt', 46, 1795733166023, 'usr_01m8d0k2aveakb26expkytyjmb', 'key_01m8d0k2t9ek6skpm7np948qsb', 'bank_transaction.confirm', 'btx_01m8d0k4bdedsb4qtstkw4810x', NULL, '{"journal_id":"jnl_01m8d0k48sedwrhze3k8815wsy","way":"match"}', '\x7e871ddec7ceb37b464850e9c5f91f355abb1959b4d5e3b6949e6cedb9ee80f0', '\x67dc99104f0d2ac63de3391535ba0d24d4a3f2a13f90d729c73dc9c886835505');
INSERT INTO public.audit_events VALUES ('org_01m8d0k30jehhagq40m1f9fwpt', 47, 1795733166258, 'usr_01m8d0k2aveakb26expkytyjmb', 'key_01m8d0k2t9ek6skpm7np948qsb', 'bank_transaction.confirm', 'btx_01m8d0k4bdedsb4qtstwak743g', NULL, '{"journal_id":"jnl_01m8d0k65je01r75aa9wph88gw","way":"transfer"}', '\x91cfa3ba80d07657c800d2cb69cdb23298944e79a51d4f6d50ea5bb0780aa7fb', '\x6222dd581f9eab4200181fd89f325a143c585f072f73a9117e732d6dc820118c');
INSERT INTO public.audit_events VALUES ('org_01m8d0k30jehhagq40m1f9fwpt', 53, 1795733167749, 'usr_01m8d0k2aveakb26expkytyjmb', 'key_01m8d0k2t9ek6skpm7np948qsb', 'bank_transaction.confirm', 'btx_01m8d0k4bdedsb4qtst4nx6n07', NULL, '{"journal_id":"jnl_01m8d0k7m5emx827kfkexpsm7e","way":"account"}', '\xb0dbab456fbbcd06c6b0475969089325980b7adb1a7488922ccf2dd2b7ce40bf', '\x5e28f463eea6f531355e487855af5fca034e720b0cad2806e2b24416e10d841e');
INSERT INTO public.audit_events VALUES ('org_01m8d0k30jehhagq40m1f9fwpt', 12, 1795733163581, 'usr_01m8d0k2aveakb26expkytyjmb', 'key_01m8d0k2t9ek6skpm7np948qsb', 'contact.create', 'con_01m8d0k3hxe3aswsfwm915ps6f', NULL, '{"id":"con_01m8d0k3hxe3aswsfwm915ps6f","kind":"supplier","name":"Techbarn","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-26T22:46:03.581Z","updated_at":"2026-11-26T22:46:03.581Z","version":1}', '\x85ffdc9cb0e973c4a74ed99f1315f55968a78942fdd9cbeb9163bb1130caf26d', '\x1c5ea31ad6007588110da9ad10c06ee3dfa8c6afe439dbea9125f75aa9ba84fe');
INSERT INTO public.audit_events VALUES ('org_01m8d0k30jehhagq40m1f9fwpt', 16, 1795733163778, 'usr_01m8d0k2aveakb26expkytyjmb', 'key_01m8d0k2t9ek6skpm7np948qsb', 'invoice.create', 'inv_01m8d0k3r2e0mb1s84ybs5whkm', NULL, '{"id":"inv_01m8d0k3r2e0mb1s84ybs5whkm","type":"purchase","kind":"invoice","status":"issued","number":"PX-881","contact_id":"con_01m8d0k3gveh3afcnz1dq2z2v2","contact_name":"Printwell","issue_date":"2026-01-20","due_date":"2026-02-19","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":412.00,"vat_total":0.00,"gross_total":412.00,"amount_paid":0.00,"amount_credited":0.00,"amount_due":412.00,"overdue":true,"journal_id":"jnl_01m8d0k3r2e0mb1s84yeq600kj","void_date":null,"void_journal_id":null,"created_at":"2026-11-26T22:46:03.778Z","updated_at":"2026-11-26T22:46:03.778Z","version":1,"lines":[{"description":"Printing of workbooks","quantity":1,"unit_price":412.00,"discount_percent":null,"account_id":"acc_01m8d0k30jehhagq40hqvagrhv","account_code":"5000","vat_code":"ZR","net_amount":412.00,"vat_amount":0.00,"gross_amount":412.00}]}', '\x98b4826c9602025f88476bec1fa51a731e4bf4c5afed2fcc86b9059efcd6625f', '\x84ef1dad2680185dc694070ddfb60f8a4073a52ac192cc1392f43d5f803ec6a7');
INSERT INTO public.audit_events VALUES ('org_01m8d0k30jehhagq40m1f9fwpt', 17, 1795733163797, 'usr_01m8d0k2aveakb26expkytyjmb', 'key_01m8d0k2t9ek6skpm7np948qsb', 'invoice.create', 'inv_01m8d0k3rnef492bg9dcfk471t', NULL, '{"id":"inv_01m8d0k3rnef492bg9dcfk471t","type":"purchase","kind":"invoice","status":"issued","number":"TB-0117","contact_id":"con_01m8d0k3hxe3aswsfwm915ps6f","contact_name":"Techbarn","issue_date":"2026-01-21","due_date":"2026-02-20","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":899.00,"vat_total":179.80,"gross_total":1078.80,"amount_paid":0.00,"amount_credited":0.00,"amount_due":1078.80,"overdue":true,"journal_id":"jnl_01m8d0k3rnef492bg9dg55etx0","void_date":null,"void_journal_id":null,"created_at":"2026-11-26T22:46:03.797Z","updated_at":"2026-11-26T22:46:03.797Z","version":1,"lines":[{"description":"Laptop","quantity":1,"unit_price":899.00,"discount_percent":null,"account_id":"acc_01m8d0k30jehhagq40e4ah3qtp","account_code":"1000","vat_code":"ST","net_amount":899.00,"vat_amount":179.80,"gross_amount":1078.80}]}', '\x806b34fb3e3ae1106bdccb0a0d0b7df125649b7c0e7b37c7e2f928cc63d8d0f5', '\xa92d5142b155de581b7607b51b7ee9f1d2fe3101a3b834755fbe24ce21101ea2');
INSERT INTO public.audit_events VALUES ('org_01m8d0k30jehhagq40m1f9fwpt', 20, 1795733163855, 'usr_01m8d0k2aveakb26expkytyjmb', 'key_01m8d0k2t9ek6skpm7np948qsb', 'invoice.create', 'inv_01m8d0k3tfej6s7dyndn2rmdtt', NULL, '{"id":"inv_01m8d0k3tfej6s7dyndn2rmdtt","type":"sales","kind":"invoice","status":"issued","number":"INV-0003","contact_id":"con_01m8d0k3dve42a95ntsdpv44aa","contact_name":"Kestrel Fitness CIC","issue_date":"2026-02-09","due_date":"2026-03-11","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":275.00,"vat_total":7.00,"gross_total":282.00,"amount_paid":0.00,"amount_credited":0.00,"amount_due":282.00,"overdue":true,"journal_id":"jnl_01m8d0k3tfej6s7dynds0yn6ee","void_date":null,"void_journal_id":null,"created_at":"2026-11-26T22:46:03.855Z","updated_at":"2026-11-26T22:46:03.855Z","version":1,"lines":[{"description":"Seminar room, 5 evenings","quantity":5,"unit_price":48.00,"discount_percent":null,"account_id":"acc_01m8d0k34deqyra696nj31rk2h","account_code":"4100","vat_code":"EX","net_amount":240.00,"vat_amount":0.00,"gross_amount":240.00},{"description":"Projector","quantity":1,"unit_price":35.00,"discount_percent":null,"account_id":"acc_01m8d0k30jehhagq40h0dhyect","account_code":"4000","vat_code":"ST","net_amount":35.00,"vat_amount":7.00,"gross_amount":42.00}]}', '\x63e42e4a2ab353e46da664b5b99da382e9e7e2243bb4c7912af3990a2b475f7e', '\xfca0deb14fa304bd6ee67671b16788dc9c6ceb75f5c5633d5ceff2af7624e336');
INSERT INTO public.audit_events VALUES ('org_01m8d0k30jehhagq40m1f9fwpt', 23, 1795733163898, 'usr_01m8d0k2aveakb26expkytyjmb', 'key_01m8d0k2t9ek6skpm7np948qsb', 'invoice.create', 'inv_01m8d0k3vtew1vm5ddjvgez4xa', NULL, '{"id":"inv_01m8d0k3vtew1vm5ddjvgez4xa","type":"sales","kind":"credit_note","status":"issued","number":"CN-0001","contact_id":"con_01m8d0k3f4e6wb9jd38t3n39z9","contact_name":"Marlow & Pike LLP","issue_date":"2026-03-12","due_date":"2026-03-12","amounts_are":"exclusive","currency":"GBP","reference":"INV-0004","notes":null,"net_total":150.00,"vat_total":30.00,"gross_total":180.00,"amount_paid":0.00,"amount_credited":0.00,"amount_due":180.00,"overdue":false,"journal_id":"jnl_01m8d0k3vtew1vm5ddjzrm625d","void_date":null,"void_journal_id":null,"created_at":"2026-11-26T22:46:03.898Z","updated_at":"2026-11-26T22:46:03.898Z","version":1,"lines":[{"description":"A day that was not held","quantity":1,"unit_price":150.00,"discount_percent":null,"account_id":"acc_01m8d0k30jehhagq40h0dhyect","account_code":"4000","vat_code":"ST","net_amount":150.00,"vat_amount":30.00,"gross_amount":180.00}]}', '\xcf6594311f3b07034b8a543f0d6907042d8396095ef519bc44bd057debf8d1cf', '\xb26066bd0c579083d17f8b22e096cbf1ebe38b5e61c512ae680897744497cf92');
INSERT INTO public.audit_events VALUES ('org_01m8d0k30jehhagq40m1f9fwpt', 25, 1795733163930, 'usr_01m8d0k2aveakb26expkytyjmb', 'key_01m8d0k2t9ek6skpm7np948qsb', 'invoice.create', 'inv_01m8d0k3wtemmt82zs8py7m4hn', NULL, '{"id":"inv_01m8d0k3wtemmt82zs8py7m4hn","type":"sales","kind":"invoice","status":"issued","number":"INV-0006","contact_id":"con_01m8d0k3cdeygt0sv36xprt1mg","contact_name":"Abbey Schools Trust","issue_date":"2026-03-27","due_date":"2026-04-26","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":499.00,"vat_total":65.00,"gross_total":564.00,"amount_paid":0.00,"amount_credited":0.00,"amount_due":564.00,"overdue":true,"journal_id":"jnl_01m8d0k3wtemmt82zs8tejtscp","void_date":null,"void_journal_id":null,"created_at":"2026-11-26T22:46:03.930Z","updated_at":"2026-11-26T22:46:03.930Z","version":1,"lines":[{"description":"Workbooks","quantity":24,"unit_price":7.25,"discount_percent":null,"account_id":"acc_01m8d0k30jehhagq40h4hdsmcd","account_code":"4010","vat_code":"ZR","net_amount":174.00,"vat_amount":0.00,"gross_amount":174.00},{"description":"Half a day of course design","quantity":0.5,"unit_price":650.00,"discount_percent":null,"account_id":"acc_01m8d0k30jehhagq40h0dhyect","account_code":"4000","vat_code":"ST","net_amount":325.00,"vat_amount":65.00,"gross_amount":390.00}]}', '\x057e73aa1d456c7a65a23fa32c1ba0e58603c9b5300a5b7a39cc13f0d25038b9', '\x8097df33e11b91d9c1f871bbd63a56b7a2a843ef382ecb1830a3a1e7e4e4231f');
INSERT INTO public.audit_events VALUES ('org_01m8d0k30jehhagq40m1f9fwpt', 27, 1795733164113, 'usr_01m8d0k2aveakb26expkytyjmb', 'key_01m8d0k2t9ek6skpm7np948qsb', 'invoice.allocate', 'inv_01m8d0k3vtew1vm5ddjvgez4xa', NULL, '{"allocations":[{"amount":180.0,"invoice_id":"inv_01m8d0k3tze3pbakwk13enf60g"}]}', '\xbaebba3c20fb74cb9fcdc342a6641f7a42e58a651b7a99c9e36e432323ba48d5', '\xd815eef0c85eaae1870dfd0e9a5057e651a3b1f5b8434c3c67930df186da13ee');
INSERT INTO public.audit_events VALUES ('org_01m8d0k30jehhagq40m1f9fwpt', 28, 1795733164251, 'usr_01m8d0k2aveakb26expkytyjmb', 'key_01m8d0k2t9ek6skpm7np948qsb', 'journal.post', 'jnl_01m8d0k46veddaxdjswwmhx89n', NULL, '{"sequence":14,"total":10000.00}', '\x8fdd57540261f2088f6130739bb74687dbb1ea28a8913d184b9f21589fe3ecea', '\x');
INSERT INTO public.audit_events VALUES ('org_01m8d0k30jehhagq40m1f9fwpt', 29, 1795733164251, 'usr_01m8d0k2aveakb26expkytyjmb', 'key_01m8d0k2t9ek6skpm7np948qsb', 'journal.post', 'jnl_01m8d0k46veddaxdjsx4s7r824', NULL, '{"sequence":15,"total":1000.00}', '\x83c61996bdbfaf5f815a9b87bc240da9323b67eaf16396592f47b625d3675fff', '\x');
INSERT INTO public.audit_events VALUES ('org_01m8d0k30jehhagq40m1f9fwpt', 30, 1795733164251, 'usr_01m8d0k2aveakb26expkytyjmb', 'key_01m8d0k2t9ek6skpm7np948qsb', 'journal.post', 'jnl_01m8d0k46veddaxdjsxdm8hbsc', NULL, '{"sequence":16,"total":74.92}', '\x503a96c0dfed08dca82e2fe8dfedb3cccc2586d02356a25f060ec7aabeecc257', '\x');
INSERT INTO public.audit_events VALUES ('org_01m8d0k30jehhagq40m1f9fwpt', 13, 1795733163608, 'usr_01m8d0k2aveakb26expkytyjmb', 'key_01m8d0k2t9ek6skpm7np948qsb', 'contact.create', 'con_01m8d0k3jre3b9jbctn197my58', NULL, '{"id":"con_01m8d0k3jre3b9jbctn197my58","kind":"supplier","name":"Harcourt Lettings","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-26T22:46:03.608Z","updated_at":"2026-11-26T22:46:03.608Z","version":1}', '\x33d98ec3380d95e98c6d3e88007e9f9e47bfae7702abf372c14660a51f37a9bc', '\xc5ea9a174a44bb668f4e2f198aa0f2a92ac926bbba8a55b387e8bbdfb80eb7a9');
INSERT INTO public.audit_events VALUES ('org_01m8d0k30jehhagq40m1f9fwpt', 18, 1795733163818, 'usr_01m8d0k2aveakb26expkytyjmb', 'key_01m8d0k2t9ek6skpm7np948qsb', 'invoice.create', 'inv_01m8d0k3sae479y8nnq797n0tw', NULL, '{"id":"inv_01m8d0k3sae479y8nnq797n0tw","type":"sales","kind":"invoice","status":"issued","number":"INV-0002","contact_id":"con_01m8d0k3cdeygt0sv36xprt1mg","contact_name":"Abbey Schools Trust","issue_date":"2026-01-28","due_date":"2026-02-27","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":870.00,"vat_total":0.00,"gross_total":870.00,"amount_paid":0.00,"amount_credited":0.00,"amount_due":870.00,"overdue":true,"journal_id":"jnl_01m8d0k3sae479y8nnqbbdn293","void_date":null,"void_journal_id":null,"created_at":"2026-11-26T22:46:03.818Z","updated_at":"2026-11-26T22:46:03.818Z","version":1,"lines":[{"description":"Workbooks","quantity":120,"unit_price":7.25,"discount_percent":null,"account_id":"acc_01m8d0k30jehhagq40h4hdsmcd","account_code":"4010","vat_code":"ZR","net_amount":870.00,"vat_amount":0.00,"gross_amount":870.00}]}', '\x42de195379c7d7d11ab3a0dc983c9cef07100dee2e8cc8b414dad6f4bd35d5df', '\x9f385f122732624370dd8069a7efe6fc1dd45f1f0eb545bdf0c4e06a6deb1056');
INSERT INTO public.audit_events VALUES ('org_01m8d0k30jehhagq40m1f9fwpt', 21, 1795733163871, 'usr_01m8d0k2aveakb26expkytyjmb', 'key_01m8d0k2t9ek6skpm7np948qsb', 'invoice.create', 'inv_01m8d0k3tze3pbakwk13enf60g', NULL, '{"id":"inv_01m8d0k3tze3pbakwk13enf60g","type":"sales","kind":"invoice","status":"issued","number":"INV-0004","contact_id":"con_01m8d0k3f4e6wb9jd38t3n39z9","contact_name":"Marlow & Pike LLP","issue_date":"2026-02-20","due_date":"2026-03-22","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":1332.00,"vat_total":266.40,"gross_total":1598.40,"amount_paid":0.00,"amount_credited":0.00,"amount_due":1598.40,"overdue":true,"journal_id":"jnl_01m8d0k3tze3pbakwk1552fsbz","void_date":null,"void_journal_id":null,"created_at":"2026-11-26T22:46:03.871Z","updated_at":"2026-11-26T22:46:03.871Z","version":1,"lines":[{"description":"Course for new starters","quantity":1,"unit_price":1480.00,"discount_percent":10,"account_id":"acc_01m8d0k30jehhagq40h0dhyect","account_code":"4000","vat_code":"ST","net_amount":1332.00,"vat_amount":266.40,"gross_amount":1598.40}]}', '\xf546e6059420cbf19e799c55d556ad20bb708a6aa803d3fa0918638fb7eaeb20', '\xbc072f5c3c020218f4ccf6cfb0fe78f123fa9cf6ccb401c8b929ec9d29dd9168');
INSERT INTO public.audit_events VALUES ('org_01m8d0k30jehhagq40m1f9fwpt', 24, 1795733163917, 'usr_01m8d0k2aveakb26expkytyjmb', 'key_01m8d0k2t9ek6skpm7np948qsb', 'invoice.create', 'inv_01m8d0k3wdent9m2e3tbqha78q', NULL, '{"id":"inv_01m8d0k3wdent9m2e3tbqha78q","type":"purchase","kind":"invoice","status":"issued","number":"FR-1209","contact_id":"con_01m8d0k3m8e54tzh5yrdaksf4h","contact_name":"Fern & Rowe","issue_date":"2026-03-24","due_date":"2026-04-23","amounts_are":"inclusive","currency":"GBP","reference":null,"notes":null,"net_total":640.00,"vat_total":128.00,"gross_total":768.00,"amount_paid":0.00,"amount_credited":0.00,"amount_due":768.00,"overdue":true,"journal_id":"jnl_01m8d0k3wdent9m2e3tdny5dtx","void_date":null,"void_journal_id":null,"created_at":"2026-11-26T22:46:03.917Z","updated_at":"2026-11-26T22:46:03.917Z","version":1,"lines":[{"description":"Illustration, 2 days","quantity":2,"unit_price":384.00,"discount_percent":null,"account_id":"acc_01m8d0k30jehhagq40hrz79ffr","account_code":"5010","vat_code":"ST","net_amount":640.00,"vat_amount":128.00,"gross_amount":768.00}]}', '\x8e0277f5ac48ffa1a75d285982dc911a55ccff70605b889bc3adc251945c2b9c', '\x6a48898734aa6ef4f0d479ed976afdc081da5e4ea01921879a49b779a3da0d97');
INSERT INTO public.audit_events VALUES ('org_01m8d0k30jehhagq40m1f9fwpt', 26, 1795733163993, 'usr_01m8d0k2aveakb26expkytyjmb', 'key_01m8d0k2t9ek6skpm7np948qsb', 'invoice.void', 'inv_01m8d0k3vce5bb5e2pxr0nt0p2', '{"status":"issued"}', '{"reason":"raised in error","status":"void","void_date":"2026-03-03","void_journal_id":"jnl_01m8d0k3ysehzsx1c7k1ybhwxp"}', '\xa5a71974cdc7a611827c7a5d6e776b6ed67b1aaacf8985d73227066a7c224562', '\x966750eec044346d063b6387f1721f567f60104f25a183ecb4d04dbc52b910f7');
INSERT INTO public.audit_events VALUES ('org_01m8d0k30jehhagq40m1f9fwpt', 33, 1795733164586, 'usr_01m8d0k2aveakb26expkytyjmb', 'key_01m8d0k2t9ek6skpm7np948qsb', 'settlement.create', 'set_01m8d0k4haenn9jrsx24s7pf12', NULL, '{"id":"set_01m8d0k4haenn9jrsx24s7pf12","type":"payment","status":"posted","refund":false,"contact_id":"con_01m8d0k3hxe3aswsfwm915ps6f","contact_name":"Techbarn","bank_account_id":"bac_01m8d0k36nee8912zprsy771hq","date":"2026-01-22","amount":1078.80,"currency":"GBP","reference":null,"allocated_amount":1078.80,"unallocated_amount":0.00,"allocations":[{"id":"alc_01m8d0k4haenn9jrsx24s7pf12","invoice_id":"inv_01m8d0k3rnef492bg9dcfk471t","invoice_number":"TB-0117","settlement_id":"set_01m8d0k4haenn9jrsx24s7pf12","credit_note_id":null,"amount":1078.80,"date":"2026-01-22","created_at":"2026-11-26T22:46:04.586Z"}],"bank_transaction_id":"btx_01m8d0k4bdedsb4qtssjfa4e48","journal_id":"jnl_01m8d0k4haenn9jrsx24s7pf12","void_date":null,"void_journal_id":null,"created_at":"2026-11-26T22:46:04.586Z","updated_at":"2026-11-26T22:46:04.586Z","version":1}', '\x5621b4eee41fb00e5d27e12bd2180999dbe7363f50aacd8ce30c7b9bf0d7bde4', '\x91a3917a6e88ca7eacf5a6f75d52eb3632313822b353d951847fa1a9b9d315ff');
INSERT INTO public.audit_events VALUES ('org_01m8d0k30jehhagq40m1f9fwpt', 34, 1795733164586, 'usr_01m8d0k2aveakb26expkytyjmb', 'key_01m8d0k2t9ek6skpm7np948qsb', 'bank_transaction.confirm', 'btx_01m8d0k4bdedsb4qtssjfa4e48', NULL, '{"journal_id":"jnl_01m8d0k4haenn9jrsx24s7pf12","way":"allocations"}', '\x689a812a8d045089d57e161eb450e720faa7c80b65149b7066782ae71c4c259e', '\x7796364ee6bd67b152ff34b873ed3434f97767b53ae37ce3af5c6ef194de878f');
INSERT INTO public.audit_events VALUES ('org_01m8d0k30jehhagq40m1f9fwpt', 35, 1795733164758, 'usr_01m8d0k2aveakb26expkytyjmb', 'key_01m8d0k2t9ek6skpm7np948qsb', 'settlement.create', 'set_01m8d0k4ppehxacvmy94q0c8t8', NULL, '{"id":"set_01m8d0k4ppehxacvmy94q0c8t8","type":"receipt","status":"posted","refund":false,"contact_id":"con_01m8d0k3cdeygt0sv36xprt1mg","contact_name":"Abbey Schools Trust","bank_account_id":"bac_01m8d0k36nee8912zprsy771hq","date":"2026-01-30","amount":1500.00,"currency":"GBP","reference":null,"allocated_amount":1500.00,"unallocated_amount":0.00,"allocations":[{"id":"alc_01m8d0k4ppehxacvmy94q0c8t8","invoice_id":"inv_01m8d0k3qde4atw8v2jykeb9xk","invoice_number":"INV-0001","settlement_id":"set_01m8d0k4ppehxacvmy94q0c8t8","credit_note_id":null,"amount":1500.00,"date":"2026-01-30","created_at":"2026-11-26T22:46:04.758Z"}],"bank_transaction_id":"btx_01m8d0k4bdedsb4qtssq2cs9yb","journal_id":"jnl_01m8d0k4ppehxacvmy94q0c8t8","void_date":null,"void_journal_id":null,"created_at":"2026-11-26T22:46:04.758Z","updated_at":"2026-11-26T22:46:04.758Z","version":1}', '\x902b9651609f39328d9c983d1a4075882d20545fb59bedc4f77ba83bd2e99c8d', '\x2b4606374a2e36f29c19e77197fb45394e508e973b7474fa95b98883c33948cf');
INSERT INTO public.audit_events VALUES ('org_01m8d0k30jehhagq40m1f9fwpt', 36, 1795733164758, 'usr_01m8d0k2aveakb26expkytyjmb', 'key_01m8d0k2t9ek6skpm7np948qsb', 'bank_transaction.confirm', 'btx_01m8d0k4bdedsb4qtssq2cs9yb', NULL, '{"journal_id":"jnl_01m8d0k4ppehxacvmy94q0c8t8","way":"allocations"}', '\x4c8397db46aec1a27f55e6d69af845bdfb9ba7de6276f2540f9491aed359efb3', '\x664b746cd8313e53157da40b7d2bda92581d78ff8da29b8fb1278b6e08993c55');
INSERT INTO public.audit_events VALUES ('org_01m8d0k2ttehvbhj6h4jgtc1d9', 6, 1795733170485, 'usr_01m8d0k2aveakb26expkytyjmb', 'key_01m8d0k2t9ek6skpm7np948qsb', 'journal.post', 'jnl_01m8d0ka9ne6wrbf3n9dn29h2m', NULL, '{"sequence":1,"total":500.00}', '\xbbc61a9e198c65a6f3144f7b9776f7dc3a366491f77d4213440b19fa26ee91fa', '\x');
INSERT INTO public.audit_events VALUES ('org_01m8d0k2ttehvbhj6h4jgtc1d9', 9, 1795733170619, 'usr_01m8d0k2aveakb26expkytyjmb', 'key_01m8d0k2t9ek6skpm7np948qsb', 'journal.reverse', 'jnl_01m8d0ka9ne6wrbf3n9dn29h2m', NULL, '{"reversed_by_journal_id":"jnl_01m8d0kadve8ybftekrhavagye","total":500.00}', '\x48d0e094acdbb0e2d5848573d905d5201d65465586a044082b7daf306bb0ec07', '\x');
INSERT INTO public.audit_events VALUES ('org_01m8d0k30jehhagq40m1f9fwpt', 37, 1795733164965, 'usr_01m8d0k2aveakb26expkytyjmb', 'key_01m8d0k2t9ek6skpm7np948qsb', 'settlement.create', 'set_01m8d0k4x5ex6b50yad59dkjpv', NULL, '{"id":"set_01m8d0k4x5ex6b50yad59dkjpv","type":"payment","status":"posted","refund":false,"contact_id":"con_01m8d0k3jre3b9jbctn197my58","contact_name":"Harcourt Lettings","bank_account_id":"bac_01m8d0k36nee8912zprsy771hq","date":"2026-02-10","amount":1350.00,"currency":"GBP","reference":null,"allocated_amount":1350.00,"unallocated_amount":0.00,"allocations":[{"id":"alc_01m8d0k4x5ex6b50yad59dkjpv","invoice_id":"inv_01m8d0k3sze6grxvfjs05b7t39","invoice_number":"HL-33","settlement_id":"set_01m8d0k4x5ex6b50yad59dkjpv","credit_note_id":null,"amount":1350.00,"date":"2026-02-10","created_at":"2026-11-26T22:46:04.965Z"}],"bank_transaction_id":"btx_01m8d0k4bdedsb4qtssz1a8cts","journal_id":"jnl_01m8d0k4x5ex6b50yad59dkjpv","void_date":null,"void_journal_id":null,"created_at":"2026-11-26T22:46:04.965Z","updated_at":"2026-11-26T22:46:04.965Z","version":1}', '\x6fa6c17e41b03f6bcbae835c81f3268b0fa0bc14fd19bc7b366a6d41045b612f', '\x592388bd04f1e13d201afa976a958291d50b64a518cf9f3405527f658c67a2f7');
INSERT INTO public.audit_events VALUES ('org_01m8d0k30jehhagq40m1f9fwpt', 38, 1795733164965, 'usr_01m8d0k2aveakb26expkytyjmb', 'key_01m8d0k2t9ek6skpm7np948qsb', 'bank_transaction.confirm', 'btx_01m8d0k4bdedsb4qtssz1a8cts', NULL, '{"journal_id":"jnl_01m8d0k4x5ex6b50yad59dkjpv","way":"allocations"}', '\xaeb97566ce312f09ff6be82db24012678647eb44d9bc3c7ff2b197731193e060', '\x19f97d8f2865e80f1994e58939ef8adb29751bb9bc1b243bea7cbd35ceb2ff32');
INSERT INTO public.audit_events VALUES ('org_01m8d0k2ttehvbhj6h4jgtc1d9', 5, 1795733170470, 'usr_01m8d0k2aveakb26expkytyjmb', 'key_01m8d0k2t9ek6skpm7np948qsb', 'bank_transaction.create', 'btx_01m8d0ka96ents4haafx113rpa', NULL, '{"account_id":null,"amount":-500.0,"bank_account_id":"bac_01m8d0k2xceqe8e09egdnqzqcj","confirmed_at":null,"contact_id":null,"created_at":"2026-11-26T22:46:10.470Z","currency":"GBP","date":"2026-03-02","description":"CARD 4417 SCREWFIX","external_id":null,"id":"btx_01m8d0ka96ents4haafx113rpa","journal_id":null,"net_amount":-500.0,"reference":null,"settlement_id":null,"status":"unconfirmed","updated_at":"2026-11-26T22:46:10.470Z","vat_amount":0.0,"vat_code":"NV","version":1}', '\x5c683523fc0193d1cd6dfc42bb8f0ac41d29f33f62abf46cbaaa31ef8e4b0133', '\xe659c4da2a9c14c67c8376abdcea0f6296cea15e88845eac49ac389b7e05c51e');
INSERT INTO public.audit_events VALUES ('org_01m8d0k30jehhagq40m1f9fwpt', 39, 1795733165186, 'usr_01m8d0k2aveakb26expkytyjmb', 'key_01m8d0k2t9ek6skpm7np948qsb', 'settlement.create', 'set_01m8d0k542e9z80r9chpermbs1', NULL, '{"id":"set_01m8d0k542e9z80r9chpermbs1","type":"receipt","status":"posted","refund":false,"contact_id":"con_01m8d0k3cdeygt0sv36xprt1mg","contact_name":"Abbey Schools Trust","bank_account_id":"bac_01m8d0k36nee8912zprsy771hq","date":"2026-02-16","amount":1710.00,"currency":"GBP","reference":null,"allocated_amount":1710.00,"unallocated_amount":0.00,"allocations":[{"id":"alc_01m8d0k542e9z80r9chpermbs1","invoice_id":"inv_01m8d0k3qde4atw8v2jykeb9xk","invoice_number":"INV-0001","settlement_id":"set_01m8d0k542e9z80r9chpermbs1","credit_note_id":null,"amount":840.00,"date":"2026-02-16","created_at":"2026-11-26T22:46:05.186Z"},{"id":"alc_01m8d0k542e9z80r9chpermbs2","invoice_id":"inv_01m8d0k3sae479y8nnq797n0tw","invoice_number":"INV-0002","settlement_id":"set_01m8d0k542e9z80r9chpermbs1","credit_note_id":null,"amount":870.00,"date":"2026-02-16","created_at":"2026-11-26T22:46:05.186Z"}],"bank_transaction_id":"btx_01m8d0k4bdedsb4qtst19p8ekz","journal_id":"jnl_01m8d0k542e9z80r9chpermbs1","void_date":null,"void_journal_id":null,"created_at":"2026-11-26T22:46:05.186Z","updated_at":"2026-11-26T22:46:05.186Z","version":1}', '\xf8adfed0b46844bfbb512703405303539f2151e39c50d87abfdeb74c232514ac', '\xa44ab0d75d4d09f265f3111e7d70f900b4db42e7c4918a6666002917ba1cffc8');
INSERT INTO public.audit_events VALUES ('org_01m8d0k30jehhagq40m1f9fwpt', 40, 1795733165186, 'usr_01m8d0k2aveakb26expkytyjmb', 'key_01m8d0k2t9ek6skpm7np948qsb', 'bank_transaction.confirm', 'btx_01m8d0k4bdedsb4qtst19p8ekz', NULL, '{"journal_id":"jnl_01m8d0k542e9z80r9chpermbs1","way":"allocations"}', '\xfff950affb9b3a5657dae57658feacaf6f91cc62ce040ad99270714a3f41c468', '\x072e48b31f954fae27f436f14ba5aaaf968706d0a1fb997b0edc2be75cd72f84');
INSERT INTO public.audit_events VALUES ('org_01m8d0k30jehhagq40m1f9fwpt', 41, 1795733165534, 'usr_01m8d0k2aveakb26expkytyjmb', 'key_01m8d0k2t9ek6skpm7np948qsb', 'settlement.create', 'set_01m8d0k5eye7h8enz3chvad3sm', NULL, '{"id":"set_01m8d0k5eye7h8enz3chvad3sm","type":"payment","status":"posted","refund":false,"contact_id":"con_01m8d0k3gveh3afcnz1dq2z2v2","contact_name":"Printwell","bank_account_id":"bac_01m8d0k36nee8912zprsy771hq","date":"2026-02-27","amount":400.00,"currency":"GBP","reference":null,"allocated_amount":400.00,"unallocated_amount":0.00,"allocations":[{"id":"alc_01m8d0k5eye7h8enz3chvad3sm","invoice_id":"inv_01m8d0k3r2e0mb1s84ybs5whkm","invoice_number":"PX-881","settlement_id":"set_01m8d0k5eye7h8enz3chvad3sm","credit_note_id":null,"amount":400.00,"date":"2026-02-27","created_at":"2026-11-26T22:46:05.534Z"}],"bank_transaction_id":"btx_01m8d0k4bdedsb4qtst8cqcdsa","journal_id":"jnl_01m8d0k5eye7h8enz3chvad3sm","void_date":null,"void_journal_id":null,"created_at":"2026-11-26T22:46:05.534Z","updated_at":"2026-11-26T22:46:05.534Z","version":1}', '\x4896b88903d39cd56e1ed582314307992286278e17679c0dff9ae1608090150d', '\x094ac672767588b2dff2120c1f55d29362f5969e4ae08185f25a16f3b545aefb');
INSERT INTO public.audit_events VALUES ('org_01m8d0k30jehhagq40m1f9fwpt', 42, 1795733165534, 'usr_01m8d0k2aveakb26expkytyjmb', 'key_01m8d0k2t9ek6skpm7np948qsb', 'bank_transaction.confirm', 'btx_01m8d0k4bdedsb4qtst8cqcdsa', NULL, '{"journal_id":"jnl_01m8d0k5eye7h8enz3chvad3sm","way":"allocations"}', '\x65e34f830b29a322d388d14832996d4d4e52af2cfdd6b4cb3c9c4bba3476ac8c', '\x01f155def65c87c51a4b49aa2efaa1c8b7cc3b4ddf14e85c2d482b00d6edda3b');
INSERT INTO public.audit_events VALUES ('org_01m8d0k30jehhagq40m1f9fwpt', 43, 1795733165810, 'usr_01m8d0k2aveakb26expkytyjmb', 'key_01m8d0k2t9ek6skpm7np948qsb', 'settlement.create', 'set_01m8d0k5qjedx816brrsq4eshd', NULL, '{"id":"set_01m8d0k5qjedx816brrsq4eshd","type":"receipt","status":"posted","refund":false,"contact_id":"con_01m8d0k3f4e6wb9jd38t3n39z9","contact_name":"Marlow & Pike LLP","bank_account_id":"bac_01m8d0k36nee8912zprsy771hq","date":"2026-03-16","amount":1418.40,"currency":"GBP","reference":null,"allocated_amount":1418.40,"unallocated_amount":0.00,"allocations":[{"id":"alc_01m8d0k5qjedx816brrsq4eshd","invoice_id":"inv_01m8d0k3tze3pbakwk13enf60g","invoice_number":"INV-0004","settlement_id":"set_01m8d0k5qjedx816brrsq4eshd","credit_note_id":null,"amount":1418.40,"date":"2026-03-16","created_at":"2026-11-26T22:46:05.810Z"}],"bank_transaction_id":"btx_01m8d0k4bdedsb4qtstqm7pnpn","journal_id":"jnl_01m8d0k5qjedx816brrsq4eshd","void_date":null,"void_journal_id":null,"created_at":"2026-11-26T22:46:05.810Z","updated_at":"2026-11-26T22:46:05.810Z","version":1}', '\xd4f3994fe38808c3a8d65ba966cd70333aa973b8f491f5472cf55d58a9a3d96d', '\x1d6724add2582fcd482c0bc9261a063d2eee3e460786f59fca36182c471af25c');
INSERT INTO public.audit_events VALUES ('org_01m8d0k30jehhagq40m1f9fwpt', 44, 1795733165810, 'usr_01m8d0k2aveakb26expkytyjmb', 'key_01m8d0k2t9ek6skpm7np948qsb', 'bank_transaction.confirm', 'btx_01m8d0k4bdedsb4qtstqm7pnpn', NULL, '{"journal_id":"jnl_01m8d0k5qjedx816brrsq4eshd","way":"allocations"}', '\x15d8560c570d92b77c66f3f413d306dc1a789d18e415768da9e62146921ac130', '\xb479de853f997ff2ed9ba8d9e6d6b25461d2a1119c32299116f6b00ac5c20b4a');
INSERT INTO public.audit_events VALUES ('org_01m8d0k30jehhagq40m1f9fwpt', 48, 1795733166593, 'usr_01m8d0k2aveakb26expkytyjmb', 'key_01m8d0k2t9ek6skpm7np948qsb', 'bank_transaction.confirm', 'btx_01m8d0k4bdedsb4qtsv2axxsf0', NULL, '{"journal_id":"jnl_01m8d0k6g1eqm88tp1hzpzxext","way":"account"}', '\x89e1a2b85555efacb3068a2544f0fcfb229e27ccdc0c5b0dcd86da009000174c', '\x9aeae68bfa88e3407d4507fe750cf0f5364faf676f71d4712d8da9075a57e3de');
INSERT INTO public.audit_events VALUES ('org_01m8d0k30jehhagq40m1f9fwpt', 49, 1795733167526, 'usr_01m8d0k2aveakb26expkytyjmb', 'key_01m8d0k2t9ek6skpm7np948qsb', 'bank_transaction.update', 'btx_01m8d0k4bdedsb4qtsstngj0hy', '{"account_id":null,"contact_id":null,"vat_amount":null,"vat_code":"NV"}', '{"account_id":"acc_01m8d0k30jehhagq40jw053ve9","contact_id":null,"vat_amount":null,"vat_code":"ST"}', '\xb5edca50da3c05d398b4760cee491afdffe74562de66d93d1f06202f512e88df', '\x3fed1d63aad453902bf5dad23f37db4cb63aae1ee0e34e9232d5b578014f2d5b');
INSERT INTO public.audit_events VALUES ('org_01m8d0k30jehhagq40m1f9fwpt', 50, 1795733167526, 'usr_01m8d0k2aveakb26expkytyjmb', 'key_01m8d0k2t9ek6skpm7np948qsb', 'bank_transaction.update', 'btx_01m8d0k4bdedsb4qtst4nx6n07', '{"account_id":null,"contact_id":null,"vat_amount":null,"vat_code":"NV"}', '{"account_id":"acc_01m8d0k30jehhagq40k7c3tw9p","contact_id":null,"vat_amount":null,"vat_code":"ZR"}', '\x8762e79dd0379a738dd739cfb537731ad564ab4dde3f00bfd829d607b7509d49', '\xce6cbb4f8bbb08350e1272a5e05fd40945bc0d150a0c060c7cd7d40bf5de09dc');
INSERT INTO public.audit_events VALUES ('org_01m8d0k30jehhagq40m1f9fwpt', 51, 1795733167526, 'usr_01m8d0k2aveakb26expkytyjmb', 'key_01m8d0k2t9ek6skpm7np948qsb', 'bank_transaction.update', 'btx_01m8d0k4bdedsb4qtstfqzv3ev', '{"account_id":null,"contact_id":null,"vat_amount":null,"vat_code":"NV"}', '{"account_id":"acc_01m8d0k30jehhagq40jw053ve9","contact_id":null,"vat_amount":null,"vat_code":"ST"}', '\xb332030279b99926c37ffad381031c192aad441b0a634f5f06e847d7df69eb6b', '\xa92c7cf9ee2eef223231832f04c4f34f355db9c6c5f0a76373dd437bc57ffb65');
INSERT INTO public.audit_events VALUES ('org_01m8d0k30jehhagq40m1f9fwpt', 52, 1795733167526, 'usr_01m8d0k2aveakb26expkytyjmb', 'key_01m8d0k2t9ek6skpm7np948qsb', 'bank_transaction.update', 'btx_01m8d0k4bdedsb4qtstsg0f7rq', '{"account_id":null,"contact_id":null,"vat_amount":null,"vat_code":"NV"}', '{"account_id":"acc_01m8d0k30jehhagq40kr7wcwg9","contact_id":null,"vat_amount":null,"vat_code":"EX"}', '\x3d3585a1a500db29045963ee008e7262690e4689471416f75093d1e2866bb4bb', '\x09e3479fbba4269d4ac800ee29daffb40a26d5eb4f9690412cc08dd3eaa44d1a');
INSERT INTO public.audit_events VALUES ('org_01m8d0k30jehhagq40m1f9fwpt', 54, 1795733167884, 'usr_01m8d0k2aveakb26expkytyjmb', 'key_01m8d0k2t9ek6skpm7np948qsb', 'bank_transaction.confirm', 'btx_01m8d0k4bdedsb4qtstfqzv3ev', NULL, '{"journal_id":"jnl_01m8d0k7rce9ftfyjede7mn2qs","way":"account"}', '\x987ed3932208b7486979cb8b38ed5bbf1bc623d376ad80e41d8951c73d12cc60', '\x54b1e0c1f1e0d6e92941b63db0cdd40ee4857c4c3df0e74d817c4e4e435beefc');
INSERT INTO public.audit_events VALUES ('org_01m8d0k30jehhagq40m1f9fwpt', 55, 1795733168087, 'usr_01m8d0k2aveakb26expkytyjmb', 'key_01m8d0k2t9ek6skpm7np948qsb', 'bank_transaction.confirm', 'btx_01m8d0k4bdedsb4qtsstngj0hy', NULL, '{"journal_id":"jnl_01m8d0k7yqep2rwantdsaz0mn0","way":"account"}', '\xab6ed0d9a7623f58142bad365dc459bdf8f29e7233892e1124b14445e48afeb8', '\xdc7fef01c15ac42fe34b09507def706cbec0821d4fb1bab8b58e952e4ff1cba6');
INSERT INTO public.audit_events VALUES ('org_01m8d0k30jehhagq40m1f9fwpt', 56, 1795733168326, 'usr_01m8d0k2aveakb26expkytyjmb', 'key_01m8d0k2t9ek6skpm7np948qsb', 'bank_transaction.confirm', 'btx_01m8d0k4bdedsb4qtstsg0f7rq', NULL, '{"journal_id":"jnl_01m8d0k866e3vbt0cgebh3nbpx","way":"account"}', '\xb612b6a7243b49b23fb4206aebf6fe5422aad8a9068c40959a4401673898b701', '\x81c0b715dd5f1e9ca5bcb6c9039c7c9422b9e0b08312d0ffcbca5fa9ce77a6b6');
INSERT INTO public.audit_events VALUES ('org_01m8d0k30jehhagq40m1f9fwpt', 59, 1795733168734, 'usr_01m8d0k2aveakb26expkytyjmb', 'key_01m8d0k2t9ek6skpm7np948qsb', 'organisation.lock', 'org_01m8d0k30jehhagq40m1f9fwpt', '{"lock_date":null}', '{"lock_date":"2026-03-31","reason":"year end"}', '\x2ad297e55d058d61ed2d844339f7ef8e716eb2befbd0d659b1c675217f773177', '\xa6cf291d4166450cd629d2840af72d397266b67e335b9287574a76a3b52e24a6');
INSERT INTO public.audit_events VALUES ('org_01m8d0k30jehhagq40m1f9fwpt', 57, 1795733168499, 'usr_01m8d0k2aveakb26expkytyjmb', 'key_01m8d0k2t9ek6skpm7np948qsb', 'vat_return.create', 'vrt_01m8d0k8bjebram9qda6553x6n', NULL, '{"id":"vrt_01m8d0k8bjebram9qda6553x6n","date_from":"2026-01-01","date_to":"2026-03-31","status":"draft","currency":"GBP","scheme":"standard","flat_rate_percent":null,"adjustments":[],"boxes":{"1":698.40,"2":0.00,"3":698.40,"4":319.80,"5":378.60,"6":4776.00,"7":3427.00,"8":0.00,"9":0.00},"direction":"pay","hmrc":{"vatDueSales":698.40,"vatDueAcquisitions":0.00,"totalVatDue":698.40,"vatReclaimedCurrPeriod":319.80,"netVatDue":378.60,"totalValueSalesExVAT":4776,"totalValuePurchasesExVAT":3427,"totalValueGoodsSuppliedExVAT":0,"totalAcquisitionsExVAT":0},"journal_id":null,"finalised_at":null,"created_at":"2026-11-26T22:46:08.499Z","updated_at":"2026-11-26T22:46:08.499Z","version":1}', '\xd812eb9423087f50d8616a5ba85d24569e48822caf48c660a2c9f50f77d7a31f', '\xa9467f7c6ab591481c8749ec0880b4d2bcf47efa30c260e6399669428df87837');
INSERT INTO public.audit_events VALUES ('org_01m8d0k30jehhagq40m1f9fwpt', 58, 1795733168565, 'usr_01m8d0k2aveakb26expkytyjmb', 'key_01m8d0k2t9ek6skpm7np948qsb', 'vat_return.finalise', 'vrt_01m8d0k8bjebram9qda6553x6n', NULL, '{"id":"vrt_01m8d0k8bjebram9qda6553x6n","date_from":"2026-01-01","date_to":"2026-03-31","status":"finalised","currency":"GBP","scheme":"standard","flat_rate_percent":null,"adjustments":[],"boxes":{"1":698.40,"2":0.00,"3":698.40,"4":319.80,"5":378.60,"6":4776.00,"7":3427.00,"8":0.00,"9":0.00},"direction":"pay","hmrc":{"vatDueSales":698.40,"vatDueAcquisitions":0.00,"totalVatDue":698.40,"vatReclaimedCurrPeriod":319.80,"netVatDue":378.60,"totalValueSalesExVAT":4776,"totalValuePurchasesExVAT":3427,"totalValueGoodsSuppliedExVAT":0,"totalAcquisitionsExVAT":0},"journal_id":null,"finalised_at":"2026-11-26T22:46:08.565Z","created_at":"2026-11-26T22:46:08.499Z","updated_at":"2026-11-26T22:46:08.565Z","version":2}', '\x518847c446b82694c92af64d32cbd41b2d3d6960d4decfd51e98ec0ec34e1517', '\xcb23b31490a597dc6b54e046719ca0fea28c7285e652bb66e39e57bdc81b03fe');
INSERT INTO public.audit_events VALUES ('org_01m8d0k2ttehvbhj6h4jgtc1d9', 4, 1795733170419, 'usr_01m8d0k2aveakb26expkytyjmb', 'key_01m8d0k2t9ek6skpm7np948qsb', 'tax_code.set', 'ST', NULL, '{"rate":19,"effective_from":"2026-02-01"}', '\xc7c95e7b6f86d95553fde491539ed473764201ee1b24cac1548eaa4d8fd4eafb', '\xced3874ec6d0915ee94783415bd98fa797e4c700f0205ea7ef30f3e961ca2dd3');
INSERT INTO public.audit_events VALUES ('org_01m8d0k2ttehvbhj6h4jgtc1d9', 7, 1795733170513, 'usr_01m8d0k2aveakb26expkytyjmb', 'key_01m8d0k2t9ek6skpm7np948qsb', 'bank_transaction.confirm', 'btx_01m8d0ka96ents4haafx113rpa', NULL, '{"journal_id":"jnl_01m8d0ka9ne6wrbf3n9dn29h2m","way":"match"}', '\x539d2faa41be9bca39c8dccb9e0ddbbf1b2f3dedb74ef0e212c96b2acc5f0e76', '\xd32a8fff1992a4e20560ca1d02fd80ae659e7605241192e8773fa00093fbf2e6');
INSERT INTO public.audit_events VALUES ('org_01m8d0k2ttehvbhj6h4jgtc1d9', 8, 1795733170575, 'usr_01m8d0k2aveakb26expkytyjmb', 'key_01m8d0k2t9ek6skpm7np948qsb', 'bank_transaction.void', 'btx_01m8d0ka96ents4haafx113rpa', '{"journal_id":"jnl_01m8d0ka9ne6wrbf3n9dn29h2m"}', '{"reason":"matched in error"}', '\xa0175c742b7bf1f4d2291b664def1d578e5d9b958e797973d43ca0d2b29adb8b', '\x266371ed2a5028b7ff9364fd5707d86e1d09b92c6017232cfce93eb3b35b50e3');
INSERT INTO public.audit_states VALUES ('org_01m8d0k2ttehvbhj6h4jgtc1d9', 1, 1, 'organisations', 'org_01m8d0k2ttehvbhj6h4jgtc1d9', '["org_01m8d0k2ttehvbhj6h4jgtc1d9", "Acorn Ltd", "GBP", "GB", "03-31", 1, null, "standard", null, "line", "active", null, 1795733162842, 1795733162842, 1, 0, null]');
INSERT INTO public.audit_states VALUES ('org_01m8d0k2ttehvbhj6h4jgtc1d9', 1, 2, 'members', 'mem_01m8d0k2ttehvbhj6gyh2pahp5', '["mem_01m8d0k2ttehvbhj6gyh2pahp5", "org_01m8d0k2ttehvbhj6h4jgtc1d9", "jo@example.com", "usr_01m8d0k2aveakb26expkytyjmb", "owner", 1795733162842, 1795733162842, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8d0k2ttehvbhj6h4jgtc1d9', 1, 3, 'accounts', 'acc_01m8d0k2ttehvbhj6gyqbg2an6', '["acc_01m8d0k2ttehvbhj6gyqbg2an6", "org_01m8d0k2ttehvbhj6h4jgtc1d9", "1000", "Computer equipment", "ASSET", null, "ST", null, "active", 1795733162842, 1795733162842, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8d0k2ttehvbhj6h4jgtc1d9', 1, 4, 'accounts', 'acc_01m8d0k2ttehvbhj6gyrfjktag', '["acc_01m8d0k2ttehvbhj6gyrfjktag", "org_01m8d0k2ttehvbhj6h4jgtc1d9", "1010", "Office equipment and furniture", "ASSET", null, "ST", null, "active", 1795733162842, 1795733162842, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8d0k2ttehvbhj6h4jgtc1d9', 1, 5, 'accounts', 'acc_01m8d0k2ttehvbhj6gyyx7n46t', '["acc_01m8d0k2ttehvbhj6gyyx7n46t", "org_01m8d0k2ttehvbhj6h4jgtc1d9", "1020", "Motor vehicles", "ASSET", null, "ST", null, "active", 1795733162842, 1795733162842, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8d0k2ttehvbhj6h4jgtc1d9', 1, 6, 'accounts', 'acc_01m8d0k2ttehvbhj6gz3jqf1cr', '["acc_01m8d0k2ttehvbhj6gz3jqf1cr", "org_01m8d0k2ttehvbhj6h4jgtc1d9", "1090", "Accumulated depreciation", "ASSET", null, "NV", null, "active", 1795733162842, 1795733162842, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8d0k2ttehvbhj6h4jgtc1d9', 1, 7, 'accounts', 'acc_01m8d0k2ttehvbhj6gz78kf4hp', '["acc_01m8d0k2ttehvbhj6gz78kf4hp", "org_01m8d0k2ttehvbhj6h4jgtc1d9", "1100", "Stock", "ASSET", null, "ST", null, "active", 1795733162842, 1795733162842, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8d0k2ttehvbhj6h4jgtc1d9', 1, 8, 'accounts', 'acc_01m8d0k2ttehvbhj6gzbhqtpmc', '["acc_01m8d0k2ttehvbhj6gzbhqtpmc", "org_01m8d0k2ttehvbhj6h4jgtc1d9", "1200", "Trade debtors", "ASSET", "receivable", null, null, "active", 1795733162842, 1795733162842, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8d0k2ttehvbhj6h4jgtc1d9', 1, 9, 'accounts', 'acc_01m8d0k2ttehvbhj6gzcwsbrrd', '["acc_01m8d0k2ttehvbhj6gzcwsbrrd", "org_01m8d0k2ttehvbhj6h4jgtc1d9", "1210", "Prepayments", "ASSET", null, "NV", null, "active", 1795733162842, 1795733162842, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8d0k2ttehvbhj6h4jgtc1d9', 1, 10, 'accounts', 'acc_01m8d0k2ttehvbhj6gzktts28g', '["acc_01m8d0k2ttehvbhj6gzktts28g", "org_01m8d0k2ttehvbhj6h4jgtc1d9", "1220", "Other debtors", "ASSET", null, "NV", null, "active", 1795733162842, 1795733162842, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8d0k2ttehvbhj6h4jgtc1d9', 1, 11, 'accounts', 'acc_01m8d0k2ttehvbhj6gzm88hp5b', '["acc_01m8d0k2ttehvbhj6gzm88hp5b", "org_01m8d0k2ttehvbhj6h4jgtc1d9", "1300", "Current account", "ASSET", "bank", null, null, "active", 1795733162842, 1795733162842, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8d0k2ttehvbhj6h4jgtc1d9', 1, 12, 'accounts', 'acc_01m8d0k2ttehvbhj6gzsd0azwe', '["acc_01m8d0k2ttehvbhj6gzsd0azwe", "org_01m8d0k2ttehvbhj6h4jgtc1d9", "1310", "Petty cash", "ASSET", null, "NV", null, "active", 1795733162842, 1795733162842, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8d0k2ttehvbhj6h4jgtc1d9', 1, 13, 'accounts', 'acc_01m8d0k2ttehvbhj6gzyg7ypa0', '["acc_01m8d0k2ttehvbhj6gzyg7ypa0", "org_01m8d0k2ttehvbhj6h4jgtc1d9", "2100", "Trade creditors", "LIABILITY", "payable", null, null, "active", 1795733162842, 1795733162842, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8d0k2ttehvbhj6h4jgtc1d9', 1, 14, 'accounts', 'acc_01m8d0k2ttehvbhj6h0348ptw5', '["acc_01m8d0k2ttehvbhj6h0348ptw5", "org_01m8d0k2ttehvbhj6h4jgtc1d9", "2110", "Accruals", "LIABILITY", null, "NV", null, "active", 1795733162842, 1795733162842, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8d0k2ttehvbhj6h4jgtc1d9', 1, 15, 'accounts', 'acc_01m8d0k2ttehvbhj6h05nv6w8f', '["acc_01m8d0k2ttehvbhj6h05nv6w8f", "org_01m8d0k2ttehvbhj6h4jgtc1d9", "2200", "PAYE and National Insurance", "LIABILITY", null, "NV", null, "active", 1795733162842, 1795733162842, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8d0k2ttehvbhj6h4jgtc1d9', 1, 16, 'accounts', 'acc_01m8d0k2ttehvbhj6h0a9wfzxm', '["acc_01m8d0k2ttehvbhj6h0a9wfzxm", "org_01m8d0k2ttehvbhj6h4jgtc1d9", "2210", "Pension contributions", "LIABILITY", null, "NV", null, "active", 1795733162842, 1795733162842, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8d0k2ttehvbhj6h4jgtc1d9', 1, 17, 'accounts', 'acc_01m8d0k2ttehvbhj6h0e9pwpwy', '["acc_01m8d0k2ttehvbhj6h0e9pwpwy", "org_01m8d0k2ttehvbhj6h4jgtc1d9", "2220", "Net wages", "LIABILITY", null, "NV", null, "active", 1795733162842, 1795733162842, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8d0k2ttehvbhj6h4jgtc1d9', 1, 18, 'accounts', 'acc_01m8d0k2ttehvbhj6h0gdsqspb', '["acc_01m8d0k2ttehvbhj6h0gdsqspb", "org_01m8d0k2ttehvbhj6h4jgtc1d9", "2300", "Corporation tax", "LIABILITY", null, "NV", null, "active", 1795733162842, 1795733162842, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8d0k2ttehvbhj6h4jgtc1d9', 1, 19, 'accounts', 'acc_01m8d0k2ttehvbhj6h0pxe3wyb', '["acc_01m8d0k2ttehvbhj6h0pxe3wyb", "org_01m8d0k2ttehvbhj6h4jgtc1d9", "2400", "Director''s loan account", "LIABILITY", null, "NV", null, "active", 1795733162842, 1795733162842, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8d0k2ttehvbhj6h4jgtc1d9', 1, 20, 'accounts', 'acc_01m8d0k2ttehvbhj6h0tqdddt0', '["acc_01m8d0k2ttehvbhj6h0tqdddt0", "org_01m8d0k2ttehvbhj6h4jgtc1d9", "2500", "Bank loans", "LIABILITY", null, "NV", null, "active", 1795733162842, 1795733162842, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8d0k2ttehvbhj6h4jgtc1d9', 1, 21, 'accounts', 'acc_01m8d0k2ttehvbhj6h0zm04j7g', '["acc_01m8d0k2ttehvbhj6h0zm04j7g", "org_01m8d0k2ttehvbhj6h4jgtc1d9", "2900", "Suspense", "LIABILITY", "suspense", null, null, "active", 1795733162842, 1795733162842, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8d0k2ttehvbhj6h4jgtc1d9', 1, 22, 'accounts', 'acc_01m8d0k2ttehvbhj6h1162ghk2', '["acc_01m8d0k2ttehvbhj6h1162ghk2", "org_01m8d0k2ttehvbhj6h4jgtc1d9", "3000", "Share capital", "EQUITY", null, "NV", null, "active", 1795733162842, 1795733162842, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8d0k2ttehvbhj6h4jgtc1d9', 1, 23, 'accounts', 'acc_01m8d0k2ttehvbhj6h17eden1n', '["acc_01m8d0k2ttehvbhj6h17eden1n", "org_01m8d0k2ttehvbhj6h4jgtc1d9", "3100", "Retained earnings", "EQUITY", "retained_earnings", null, null, "active", 1795733162842, 1795733162842, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8d0k2ttehvbhj6h4jgtc1d9', 1, 24, 'accounts', 'acc_01m8d0k2ttehvbhj6h1ak0be4p', '["acc_01m8d0k2ttehvbhj6h1ak0be4p", "org_01m8d0k2ttehvbhj6h4jgtc1d9", "3200", "Dividends", "EQUITY", null, "NV", null, "active", 1795733162842, 1795733162842, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8d0k2ttehvbhj6h4jgtc1d9', 1, 25, 'accounts', 'acc_01m8d0k2ttehvbhj6h1dkft4f7', '["acc_01m8d0k2ttehvbhj6h1dkft4f7", "org_01m8d0k2ttehvbhj6h4jgtc1d9", "3900", "Opening balances", "EQUITY", "opening_balance", null, null, "active", 1795733162842, 1795733162842, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8d0k2ttehvbhj6h4jgtc1d9', 1, 26, 'accounts', 'acc_01m8d0k2ttehvbhj6h1j1rkzjx', '["acc_01m8d0k2ttehvbhj6h1j1rkzjx", "org_01m8d0k2ttehvbhj6h4jgtc1d9", "4000", "Sales", "INCOME", null, "ST", null, "active", 1795733162842, 1795733162842, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8d0k2ttehvbhj6h4jgtc1d9', 1, 27, 'accounts', 'acc_01m8d0k2ttehvbhj6h1pbwerhd', '["acc_01m8d0k2ttehvbhj6h1pbwerhd", "org_01m8d0k2ttehvbhj6h4jgtc1d9", "4010", "Sales, zero-rated", "INCOME", null, "ZR", null, "active", 1795733162842, 1795733162842, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8d0k2ttehvbhj6h4jgtc1d9', 1, 28, 'accounts', 'acc_01m8d0k2ttehvbhj6h1sa3wgrk', '["acc_01m8d0k2ttehvbhj6h1sa3wgrk", "org_01m8d0k2ttehvbhj6h4jgtc1d9", "4090", "Other income", "INCOME", null, "ST", null, "active", 1795733162842, 1795733162842, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8d0k2ttehvbhj6h4jgtc1d9', 1, 29, 'accounts', 'acc_01m8d0k2ttehvbhj6h1z87x21m', '["acc_01m8d0k2ttehvbhj6h1z87x21m", "org_01m8d0k2ttehvbhj6h4jgtc1d9", "4900", "Interest received", "INCOME", null, "EX", null, "active", 1795733162842, 1795733162842, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8d0k2ttehvbhj6h4jgtc1d9', 1, 30, 'accounts', 'acc_01m8d0k2ttehvbhj6h215agpbp', '["acc_01m8d0k2ttehvbhj6h215agpbp", "org_01m8d0k2ttehvbhj6h4jgtc1d9", "4920", "VAT flat-rate scheme difference", "INCOME", "vat_scheme_difference", null, null, "active", 1795733162842, 1795733162842, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8d0k2ttehvbhj6h4jgtc1d9', 1, 31, 'accounts', 'acc_01m8d0k2ttehvbhj6h24dfg1zn', '["acc_01m8d0k2ttehvbhj6h24dfg1zn", "org_01m8d0k2ttehvbhj6h4jgtc1d9", "5000", "Cost of goods sold", "EXPENSE", null, "ST", null, "active", 1795733162842, 1795733162842, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8d0k2ttehvbhj6h4jgtc1d9', 1, 32, 'accounts', 'acc_01m8d0k2ttehvbhj6h2a5v255k', '["acc_01m8d0k2ttehvbhj6h2a5v255k", "org_01m8d0k2ttehvbhj6h4jgtc1d9", "5010", "Subcontractors", "EXPENSE", null, "ST", null, "active", 1795733162842, 1795733162842, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8d0k2ttehvbhj6h4jgtc1d9', 1, 33, 'accounts', 'acc_01m8d0k2ttehvbhj6h2fr9ae36', '["acc_01m8d0k2ttehvbhj6h2fr9ae36", "org_01m8d0k2ttehvbhj6h4jgtc1d9", "5020", "Carriage and postage", "EXPENSE", null, "ST", null, "active", 1795733162842, 1795733162842, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8d0k2ttehvbhj6h4jgtc1d9', 1, 34, 'accounts', 'acc_01m8d0k2ttehvbhj6h2j13qase', '["acc_01m8d0k2ttehvbhj6h2j13qase", "org_01m8d0k2ttehvbhj6h4jgtc1d9", "6000", "Wages and salaries", "EXPENSE", null, "NV", null, "active", 1795733162842, 1795733162842, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8d0k2ttehvbhj6h4jgtc1d9', 1, 35, 'accounts', 'acc_01m8d0k2ttehvbhj6h2qnrndzc', '["acc_01m8d0k2ttehvbhj6h2qnrndzc", "org_01m8d0k2ttehvbhj6h4jgtc1d9", "6010", "Employer''s National Insurance", "EXPENSE", null, "NV", null, "active", 1795733162842, 1795733162842, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8d0k2ttehvbhj6h4jgtc1d9', 1, 36, 'accounts', 'acc_01m8d0k2ttehvbhj6h2v38mqd8', '["acc_01m8d0k2ttehvbhj6h2v38mqd8", "org_01m8d0k2ttehvbhj6h4jgtc1d9", "6020", "Employer''s pension", "EXPENSE", null, "NV", null, "active", 1795733162842, 1795733162842, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8d0k2ttehvbhj6h4jgtc1d9', 1, 37, 'accounts', 'acc_01m8d0k2ttehvbhj6h2ynyyt3v', '["acc_01m8d0k2ttehvbhj6h2ynyyt3v", "org_01m8d0k2ttehvbhj6h4jgtc1d9", "6100", "Rent", "EXPENSE", null, "EX", null, "active", 1795733162842, 1795733162842, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8d0k2ttehvbhj6h4jgtc1d9', 1, 38, 'accounts', 'acc_01m8d0k2ttehvbhj6h32cd9nsc', '["acc_01m8d0k2ttehvbhj6h32cd9nsc", "org_01m8d0k2ttehvbhj6h4jgtc1d9", "6110", "Business rates", "EXPENSE", null, "NV", null, "active", 1795733162842, 1795733162842, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8d0k2ttehvbhj6h4jgtc1d9', 1, 39, 'accounts', 'acc_01m8d0k2ttehvbhj6h36x88fg9', '["acc_01m8d0k2ttehvbhj6h36x88fg9", "org_01m8d0k2ttehvbhj6h4jgtc1d9", "6120", "Light, heat and water", "EXPENSE", null, "ST", null, "active", 1795733162842, 1795733162842, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8d0k2ttehvbhj6h4jgtc1d9', 1, 40, 'accounts', 'acc_01m8d0k2ttehvbhj6h3a45sjsj', '["acc_01m8d0k2ttehvbhj6h3a45sjsj", "org_01m8d0k2ttehvbhj6h4jgtc1d9", "6200", "Telephone and internet", "EXPENSE", null, "ST", null, "active", 1795733162842, 1795733162842, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8d0k2ttehvbhj6h4jgtc1d9', 1, 41, 'accounts', 'acc_01m8d0k2ttehvbhj6h3fbcaks6', '["acc_01m8d0k2ttehvbhj6h3fbcaks6", "org_01m8d0k2ttehvbhj6h4jgtc1d9", "6210", "Software and subscriptions", "EXPENSE", null, "ST", null, "active", 1795733162842, 1795733162842, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8d0k2ttehvbhj6h4jgtc1d9', 1, 42, 'accounts', 'acc_01m8d0k2ttehvbhj6h3gvzmm7c', '["acc_01m8d0k2ttehvbhj6h3gvzmm7c", "org_01m8d0k2ttehvbhj6h4jgtc1d9", "6220", "Printing and stationery", "EXPENSE", null, "ST", null, "active", 1795733162842, 1795733162842, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8d0k2ttehvbhj6h4jgtc1d9', 1, 43, 'accounts', 'acc_01m8d0k2ttehvbhj6h3nhvpmy4', '["acc_01m8d0k2ttehvbhj6h3nhvpmy4", "org_01m8d0k2ttehvbhj6h4jgtc1d9", "6300", "Travel and subsistence", "EXPENSE", null, "ZR", null, "active", 1795733162842, 1795733162842, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8d0k2ttehvbhj6h4jgtc1d9', 1, 44, 'accounts', 'acc_01m8d0k2ttehvbhj6h3trnp139', '["acc_01m8d0k2ttehvbhj6h3trnp139", "org_01m8d0k2ttehvbhj6h4jgtc1d9", "6310", "Motor expenses", "EXPENSE", null, "ST", null, "active", 1795733162842, 1795733162842, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8d0k2ttehvbhj6h4jgtc1d9', 1, 45, 'accounts', 'acc_01m8d0k2ttehvbhj6h3ye6m37r', '["acc_01m8d0k2ttehvbhj6h3ye6m37r", "org_01m8d0k2ttehvbhj6h4jgtc1d9", "6400", "Advertising and marketing", "EXPENSE", null, "ST", null, "active", 1795733162842, 1795733162842, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8d0k2ttehvbhj6h4jgtc1d9', 1, 46, 'accounts', 'acc_01m8d0k2ttehvbhj6h42jj1dmc', '["acc_01m8d0k2ttehvbhj6h42jj1dmc", "org_01m8d0k2ttehvbhj6h4jgtc1d9", "6500", "Accountancy and legal fees", "EXPENSE", null, "ST", null, "active", 1795733162842, 1795733162842, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8d0k2ttehvbhj6h4jgtc1d9', 1, 47, 'accounts', 'acc_01m8d0k2ttehvbhj6h46w4ce5n', '["acc_01m8d0k2ttehvbhj6h46w4ce5n", "org_01m8d0k2ttehvbhj6h4jgtc1d9", "6600", "Insurance", "EXPENSE", null, "EX", null, "active", 1795733162842, 1795733162842, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8d0k2ttehvbhj6h4jgtc1d9', 1, 48, 'accounts', 'acc_01m8d0k2ttehvbhj6h4ar2rcgz', '["acc_01m8d0k2ttehvbhj6h4ar2rcgz", "org_01m8d0k2ttehvbhj6h4jgtc1d9", "6700", "Bank charges", "EXPENSE", null, "EX", null, "active", 1795733162842, 1795733162842, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8d0k2ttehvbhj6h4jgtc1d9', 1, 49, 'accounts', 'acc_01m8d0k2ttehvbhj6h4fjfw4x2', '["acc_01m8d0k2ttehvbhj6h4fjfw4x2", "org_01m8d0k2ttehvbhj6h4jgtc1d9", "6990", "Rounding differences", "EXPENSE", "rounding", null, null, "active", 1795733162842, 1795733162842, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8d0k2ttehvbhj6h4jgtc1d9', 2, 1, 'accounts', 'acc_01m8d0k2wye3dv91529dxzn11c', '["acc_01m8d0k2wye3dv91529dxzn11c", "org_01m8d0k2ttehvbhj6h4jgtc1d9", "2250", "VAT", "LIABILITY", "vat_control", null, null, "active", 1795733162910, 1795733162910, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8d0k2ttehvbhj6h4jgtc1d9', 3, 1, 'bank_accounts', 'bac_01m8d0k2xceqe8e09egdnqzqcj', '["bac_01m8d0k2xceqe8e09egdnqzqcj", "org_01m8d0k2ttehvbhj6h4jgtc1d9", "acc_01m8d0k2ttehvbhj6gzm88hp5b", "Current", "current", null, null, null, null, null, null, null, 1795733162924, 1795733162924, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8d0k30jehhagq40m1f9fwpt', 1, 1, 'organisations', 'org_01m8d0k30jehhagq40m1f9fwpt', '["org_01m8d0k30jehhagq40m1f9fwpt", "Wren & Marsh Ltd", "GBP", "GB", "03-31", 1, null, "standard", null, "line", "active", null, 1795733163026, 1795733163026, 1, 0, null]');
INSERT INTO public.audit_states VALUES ('org_01m8d0k30jehhagq40m1f9fwpt', 1, 2, 'members', 'mem_01m8d0k30jehhagq40e1sadkdz', '["mem_01m8d0k30jehhagq40e1sadkdz", "org_01m8d0k30jehhagq40m1f9fwpt", "jo@example.com", "usr_01m8d0k2aveakb26expkytyjmb", "owner", 1795733163026, 1795733163026, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8d0k30jehhagq40m1f9fwpt', 1, 3, 'accounts', 'acc_01m8d0k30jehhagq40e4ah3qtp', '["acc_01m8d0k30jehhagq40e4ah3qtp", "org_01m8d0k30jehhagq40m1f9fwpt", "1000", "Computer equipment", "ASSET", null, "ST", null, "active", 1795733163026, 1795733163026, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8d0k30jehhagq40m1f9fwpt', 1, 4, 'accounts', 'acc_01m8d0k30jehhagq40eatwfpe1', '["acc_01m8d0k30jehhagq40eatwfpe1", "org_01m8d0k30jehhagq40m1f9fwpt", "1010", "Office equipment and furniture", "ASSET", null, "ST", null, "active", 1795733163026, 1795733163026, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8d0k30jehhagq40m1f9fwpt', 1, 5, 'accounts', 'acc_01m8d0k30jehhagq40ee6bnbcy', '["acc_01m8d0k30jehhagq40ee6bnbcy", "org_01m8d0k30jehhagq40m1f9fwpt", "1020", "Motor vehicles", "ASSET", null, "ST", null, "active", 1795733163026, 1795733163026, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8d0k30jehhagq40m1f9fwpt', 1, 6, 'accounts', 'acc_01m8d0k30jehhagq40ej7d8hkv', '["acc_01m8d0k30jehhagq40ej7d8hkv", "org_01m8d0k30jehhagq40m1f9fwpt", "1090", "Accumulated depreciation", "ASSET", null, "NV", null, "active", 1795733163026, 1795733163026, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8d0k30jehhagq40m1f9fwpt', 1, 7, 'accounts', 'acc_01m8d0k30jehhagq40entw0xn0', '["acc_01m8d0k30jehhagq40entw0xn0", "org_01m8d0k30jehhagq40m1f9fwpt", "1100", "Stock", "ASSET", null, "ST", null, "active", 1795733163026, 1795733163026, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8d0k30jehhagq40m1f9fwpt', 1, 8, 'accounts', 'acc_01m8d0k30jehhagq40etmy0ydr', '["acc_01m8d0k30jehhagq40etmy0ydr", "org_01m8d0k30jehhagq40m1f9fwpt", "1200", "Trade debtors", "ASSET", "receivable", null, null, "active", 1795733163026, 1795733163026, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8d0k30jehhagq40m1f9fwpt', 1, 9, 'accounts', 'acc_01m8d0k30jehhagq40ezwef1mz', '["acc_01m8d0k30jehhagq40ezwef1mz", "org_01m8d0k30jehhagq40m1f9fwpt", "1210", "Prepayments", "ASSET", null, "NV", null, "active", 1795733163026, 1795733163026, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8d0k30jehhagq40m1f9fwpt', 1, 10, 'accounts', 'acc_01m8d0k30jehhagq40f2j1vfs2', '["acc_01m8d0k30jehhagq40f2j1vfs2", "org_01m8d0k30jehhagq40m1f9fwpt", "1220", "Other debtors", "ASSET", null, "NV", null, "active", 1795733163026, 1795733163026, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8d0k30jehhagq40m1f9fwpt', 1, 11, 'accounts', 'acc_01m8d0k30jehhagq40f6hahmr9', '["acc_01m8d0k30jehhagq40f6hahmr9", "org_01m8d0k30jehhagq40m1f9fwpt", "1300", "Current account", "ASSET", "bank", null, null, "active", 1795733163026, 1795733163026, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8d0k30jehhagq40m1f9fwpt', 1, 12, 'accounts', 'acc_01m8d0k30jehhagq40f80bem1k', '["acc_01m8d0k30jehhagq40f80bem1k", "org_01m8d0k30jehhagq40m1f9fwpt", "1310", "Petty cash", "ASSET", null, "NV", null, "active", 1795733163026, 1795733163026, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8d0k30jehhagq40m1f9fwpt', 1, 13, 'accounts', 'acc_01m8d0k30jehhagq40fff55qwd', '["acc_01m8d0k30jehhagq40fff55qwd", "org_01m8d0k30jehhagq40m1f9fwpt", "2100", "Trade creditors", "LIABILITY", "payable", null, null, "active", 1795733163026, 1795733163026, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8d0k30jehhagq40m1f9fwpt', 1, 14, 'accounts', 'acc_01m8d0k30jehhagq40fh29prkf', '["acc_01m8d0k30jehhagq40fh29prkf", "org_01m8d0k30jehhagq40m1f9fwpt", "2110", "Accruals", "LIABILITY", null, "NV", null, "active", 1795733163026, 1795733163026, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8d0k30jehhagq40m1f9fwpt', 1, 15, 'accounts', 'acc_01m8d0k30jehhagq40fmvezwq1', '["acc_01m8d0k30jehhagq40fmvezwq1", "org_01m8d0k30jehhagq40m1f9fwpt", "2200", "PAYE and National Insurance", "LIABILITY", null, "NV", null, "active", 1795733163026, 1795733163026, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8d0k30jehhagq40m1f9fwpt', 1, 16, 'accounts', 'acc_01m8d0k30jehhagq40fvjs8j0e', '["acc_01m8d0k30jehhagq40fvjs8j0e", "org_01m8d0k30jehhagq40m1f9fwpt", "2210", "Pension contributions", "LIABILITY", null, "NV", null, "active", 1795733163026, 1795733163026, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8d0k30jehhagq40m1f9fwpt', 1, 17, 'accounts', 'acc_01m8d0k30jehhagq40fx149vtg', '["acc_01m8d0k30jehhagq40fx149vtg", "org_01m8d0k30jehhagq40m1f9fwpt", "2220", "Net wages", "LIABILITY", null, "NV", null, "active", 1795733163026, 1795733163026, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8d0k30jehhagq40m1f9fwpt', 1, 18, 'accounts', 'acc_01m8d0k30jehhagq40g3cbn8hr', '["acc_01m8d0k30jehhagq40g3cbn8hr", "org_01m8d0k30jehhagq40m1f9fwpt", "2300", "Corporation tax", "LIABILITY", null, "NV", null, "active", 1795733163026, 1795733163026, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8d0k30jehhagq40m1f9fwpt', 1, 19, 'accounts', 'acc_01m8d0k30jehhagq40g47knkcj', '["acc_01m8d0k30jehhagq40g47knkcj", "org_01m8d0k30jehhagq40m1f9fwpt", "2400", "Director''s loan account", "LIABILITY", null, "NV", null, "active", 1795733163026, 1795733163026, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8d0k30jehhagq40m1f9fwpt', 1, 20, 'accounts', 'acc_01m8d0k30jehhagq40gawemz6f', '["acc_01m8d0k30jehhagq40gawemz6f", "org_01m8d0k30jehhagq40m1f9fwpt", "2500", "Bank loans", "LIABILITY", null, "NV", null, "active", 1795733163026, 1795733163026, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8d0k30jehhagq40m1f9fwpt', 1, 21, 'accounts', 'acc_01m8d0k30jehhagq40get7ygcm', '["acc_01m8d0k30jehhagq40get7ygcm", "org_01m8d0k30jehhagq40m1f9fwpt", "2900", "Suspense", "LIABILITY", "suspense", null, null, "active", 1795733163026, 1795733163026, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8d0k30jehhagq40m1f9fwpt', 1, 22, 'accounts', 'acc_01m8d0k30jehhagq40ggz9vcs4', '["acc_01m8d0k30jehhagq40ggz9vcs4", "org_01m8d0k30jehhagq40m1f9fwpt", "3000", "Share capital", "EQUITY", null, "NV", null, "active", 1795733163026, 1795733163026, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8d0k30jehhagq40m1f9fwpt', 1, 23, 'accounts', 'acc_01m8d0k30jehhagq40gq7jyy4g', '["acc_01m8d0k30jehhagq40gq7jyy4g", "org_01m8d0k30jehhagq40m1f9fwpt", "3100", "Retained earnings", "EQUITY", "retained_earnings", null, null, "active", 1795733163026, 1795733163026, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8d0k30jehhagq40m1f9fwpt', 1, 24, 'accounts', 'acc_01m8d0k30jehhagq40gv2rgmxy', '["acc_01m8d0k30jehhagq40gv2rgmxy", "org_01m8d0k30jehhagq40m1f9fwpt", "3200", "Dividends", "EQUITY", null, "NV", null, "active", 1795733163026, 1795733163026, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8d0k30jehhagq40m1f9fwpt', 1, 25, 'accounts', 'acc_01m8d0k30jehhagq40gwzrsngy', '["acc_01m8d0k30jehhagq40gwzrsngy", "org_01m8d0k30jehhagq40m1f9fwpt", "3900", "Opening balances", "EQUITY", "opening_balance", null, null, "active", 1795733163026, 1795733163026, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8d0k30jehhagq40m1f9fwpt', 1, 26, 'accounts', 'acc_01m8d0k30jehhagq40h0dhyect', '["acc_01m8d0k30jehhagq40h0dhyect", "org_01m8d0k30jehhagq40m1f9fwpt", "4000", "Sales", "INCOME", null, "ST", null, "active", 1795733163026, 1795733163026, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8d0k30jehhagq40m1f9fwpt', 1, 27, 'accounts', 'acc_01m8d0k30jehhagq40h4hdsmcd', '["acc_01m8d0k30jehhagq40h4hdsmcd", "org_01m8d0k30jehhagq40m1f9fwpt", "4010", "Sales, zero-rated", "INCOME", null, "ZR", null, "active", 1795733163026, 1795733163026, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8d0k30jehhagq40m1f9fwpt', 1, 28, 'accounts', 'acc_01m8d0k30jehhagq40hbmrc3dw', '["acc_01m8d0k30jehhagq40hbmrc3dw", "org_01m8d0k30jehhagq40m1f9fwpt", "4090", "Other income", "INCOME", null, "ST", null, "active", 1795733163026, 1795733163026, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8d0k30jehhagq40m1f9fwpt', 1, 29, 'accounts', 'acc_01m8d0k30jehhagq40hdz77nd8', '["acc_01m8d0k30jehhagq40hdz77nd8", "org_01m8d0k30jehhagq40m1f9fwpt", "4900", "Interest received", "INCOME", null, "EX", null, "active", 1795733163026, 1795733163026, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8d0k30jehhagq40m1f9fwpt', 1, 30, 'accounts', 'acc_01m8d0k30jehhagq40hh1ev06d', '["acc_01m8d0k30jehhagq40hh1ev06d", "org_01m8d0k30jehhagq40m1f9fwpt", "4920", "VAT flat-rate scheme difference", "INCOME", "vat_scheme_difference", null, null, "active", 1795733163026, 1795733163026, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8d0k30jehhagq40m1f9fwpt', 1, 31, 'accounts', 'acc_01m8d0k30jehhagq40hqvagrhv', '["acc_01m8d0k30jehhagq40hqvagrhv", "org_01m8d0k30jehhagq40m1f9fwpt", "5000", "Cost of goods sold", "EXPENSE", null, "ST", null, "active", 1795733163026, 1795733163026, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8d0k30jehhagq40m1f9fwpt', 1, 32, 'accounts', 'acc_01m8d0k30jehhagq40hrz79ffr', '["acc_01m8d0k30jehhagq40hrz79ffr", "org_01m8d0k30jehhagq40m1f9fwpt", "5010", "Subcontractors", "EXPENSE", null, "ST", null, "active", 1795733163026, 1795733163026, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8d0k30jehhagq40m1f9fwpt', 1, 33, 'accounts', 'acc_01m8d0k30jehhagq40hz2s44zq', '["acc_01m8d0k30jehhagq40hz2s44zq", "org_01m8d0k30jehhagq40m1f9fwpt", "5020", "Carriage and postage", "EXPENSE", null, "ST", null, "active", 1795733163026, 1795733163026, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8d0k30jehhagq40m1f9fwpt', 1, 34, 'accounts', 'acc_01m8d0k30jehhagq40j2z64fda', '["acc_01m8d0k30jehhagq40j2z64fda", "org_01m8d0k30jehhagq40m1f9fwpt", "6000", "Wages and salaries", "EXPENSE", null, "NV", null, "active", 1795733163026, 1795733163026, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8d0k30jehhagq40m1f9fwpt', 1, 35, 'accounts', 'acc_01m8d0k30jehhagq40j7g07gzd', '["acc_01m8d0k30jehhagq40j7g07gzd", "org_01m8d0k30jehhagq40m1f9fwpt", "6010", "Employer''s National Insurance", "EXPENSE", null, "NV", null, "active", 1795733163026, 1795733163026, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8d0k30jehhagq40m1f9fwpt', 1, 36, 'accounts', 'acc_01m8d0k30jehhagq40jae702ym', '["acc_01m8d0k30jehhagq40jae702ym", "org_01m8d0k30jehhagq40m1f9fwpt", "6020", "Employer''s pension", "EXPENSE", null, "NV", null, "active", 1795733163026, 1795733163026, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8d0k30jehhagq40m1f9fwpt', 1, 37, 'accounts', 'acc_01m8d0k30jehhagq40jdsfqb13', '["acc_01m8d0k30jehhagq40jdsfqb13", "org_01m8d0k30jehhagq40m1f9fwpt", "6100", "Rent", "EXPENSE", null, "EX", null, "active", 1795733163026, 1795733163026, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8d0k30jehhagq40m1f9fwpt', 1, 38, 'accounts', 'acc_01m8d0k30jehhagq40jj86wdcv', '["acc_01m8d0k30jehhagq40jj86wdcv", "org_01m8d0k30jehhagq40m1f9fwpt", "6110", "Business rates", "EXPENSE", null, "NV", null, "active", 1795733163026, 1795733163026, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8d0k30jehhagq40m1f9fwpt', 1, 39, 'accounts', 'acc_01m8d0k30jehhagq40jmjpqrkr', '["acc_01m8d0k30jehhagq40jmjpqrkr", "org_01m8d0k30jehhagq40m1f9fwpt", "6120", "Light, heat and water", "EXPENSE", null, "ST", null, "active", 1795733163026, 1795733163026, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8d0k30jehhagq40m1f9fwpt', 1, 40, 'accounts', 'acc_01m8d0k30jehhagq40jskmp33x', '["acc_01m8d0k30jehhagq40jskmp33x", "org_01m8d0k30jehhagq40m1f9fwpt", "6200", "Telephone and internet", "EXPENSE", null, "ST", null, "active", 1795733163026, 1795733163026, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8d0k30jehhagq40m1f9fwpt', 1, 41, 'accounts', 'acc_01m8d0k30jehhagq40jw053ve9', '["acc_01m8d0k30jehhagq40jw053ve9", "org_01m8d0k30jehhagq40m1f9fwpt", "6210", "Software and subscriptions", "EXPENSE", null, "ST", null, "active", 1795733163026, 1795733163026, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8d0k30jehhagq40m1f9fwpt', 1, 42, 'accounts', 'acc_01m8d0k30jehhagq40k16mmkp5', '["acc_01m8d0k30jehhagq40k16mmkp5", "org_01m8d0k30jehhagq40m1f9fwpt", "6220", "Printing and stationery", "EXPENSE", null, "ST", null, "active", 1795733163026, 1795733163026, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8d0k30jehhagq40m1f9fwpt', 1, 43, 'accounts', 'acc_01m8d0k30jehhagq40k7c3tw9p', '["acc_01m8d0k30jehhagq40k7c3tw9p", "org_01m8d0k30jehhagq40m1f9fwpt", "6300", "Travel and subsistence", "EXPENSE", null, "ZR", null, "active", 1795733163026, 1795733163026, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8d0k30jehhagq40m1f9fwpt', 1, 44, 'accounts', 'acc_01m8d0k30jehhagq40k85xr9er', '["acc_01m8d0k30jehhagq40k85xr9er", "org_01m8d0k30jehhagq40m1f9fwpt", "6310", "Motor expenses", "EXPENSE", null, "ST", null, "active", 1795733163026, 1795733163026, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8d0k30jehhagq40m1f9fwpt', 1, 45, 'accounts', 'acc_01m8d0k30jehhagq40kdxyb6yh', '["acc_01m8d0k30jehhagq40kdxyb6yh", "org_01m8d0k30jehhagq40m1f9fwpt", "6400", "Advertising and marketing", "EXPENSE", null, "ST", null, "active", 1795733163026, 1795733163026, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8d0k30jehhagq40m1f9fwpt', 1, 46, 'accounts', 'acc_01m8d0k30jehhagq40kkh41zd7', '["acc_01m8d0k30jehhagq40kkh41zd7", "org_01m8d0k30jehhagq40m1f9fwpt", "6500", "Accountancy and legal fees", "EXPENSE", null, "ST", null, "active", 1795733163026, 1795733163026, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8d0k30jehhagq40m1f9fwpt', 1, 47, 'accounts', 'acc_01m8d0k30jehhagq40kme604vc', '["acc_01m8d0k30jehhagq40kme604vc", "org_01m8d0k30jehhagq40m1f9fwpt", "6600", "Insurance", "EXPENSE", null, "EX", null, "active", 1795733163026, 1795733163026, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8d0k30jehhagq40m1f9fwpt', 1, 48, 'accounts', 'acc_01m8d0k30jehhagq40kr7wcwg9', '["acc_01m8d0k30jehhagq40kr7wcwg9", "org_01m8d0k30jehhagq40m1f9fwpt", "6700", "Bank charges", "EXPENSE", null, "EX", null, "active", 1795733163026, 1795733163026, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8d0k30jehhagq40m1f9fwpt', 1, 49, 'accounts', 'acc_01m8d0k30jehhagq40kz5bxahv', '["acc_01m8d0k30jehhagq40kz5bxahv", "org_01m8d0k30jehhagq40m1f9fwpt", "6990", "Rounding differences", "EXPENSE", "rounding", null, null, "active", 1795733163026, 1795733163026, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8d0k30jehhagq40m1f9fwpt', 2, 1, 'accounts', 'acc_01m8d0k328eeva3cfgq1cxk14e', '["acc_01m8d0k328eeva3cfgq1cxk14e", "org_01m8d0k30jehhagq40m1f9fwpt", "2250", "VAT", "LIABILITY", "vat_control", null, null, "active", 1795733163080, 1795733163080, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8d0k30jehhagq40m1f9fwpt', 3, 1, 'accounts', 'acc_01m8d0k34deqyra696nj31rk2h', '["acc_01m8d0k34deqyra696nj31rk2h", "org_01m8d0k30jehhagq40m1f9fwpt", "4100", "Room hire", "INCOME", null, "EX", null, "active", 1795733163149, 1795733163149, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8d0k30jehhagq40m1f9fwpt', 4, 1, 'accounts', 'acc_01m8d0k358e6bsjc3gj4m448ft', '["acc_01m8d0k358e6bsjc3gj4m448ft", "org_01m8d0k30jehhagq40m1f9fwpt", "6800", "Depreciation", "EXPENSE", null, null, null, "active", 1795733163176, 1795733163176, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8d0k30jehhagq40m1f9fwpt', 9, 1, 'contacts', 'con_01m8d0k3dve42a95ntsdpv44aa', '["con_01m8d0k3dve42a95ntsdpv44aa", "org_01m8d0k30jehhagq40m1f9fwpt", "customer", "Kestrel Fitness CIC", null, null, null, null, null, 30, null, null, "active", "kestrel fitness cic", 1795733163451, 1795733163451, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8d0k30jehhagq40m1f9fwpt', 13, 1, 'contacts', 'con_01m8d0k3jre3b9jbctn197my58', '["con_01m8d0k3jre3b9jbctn197my58", "org_01m8d0k30jehhagq40m1f9fwpt", "supplier", "Harcourt Lettings", null, null, null, null, null, 30, null, null, "active", "harcourt lettings", 1795733163608, 1795733163608, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8d0k30jehhagq40m1f9fwpt', 18, 1, 'invoices', 'inv_01m8d0k3sae479y8nnq797n0tw', '["inv_01m8d0k3sae479y8nnq797n0tw", "org_01m8d0k30jehhagq40m1f9fwpt", "sales", "invoice", "issued", "INV-0002", "con_01m8d0k3cdeygt0sv36xprt1mg", "2026-01-28", "2026-02-27", "exclusive", null, null, 87000, 0, 87000, 0, 0, "issued", "jnl_01m8d0k3sae479y8nnqbbdn293", null, null, "inv-0002", 1795733163818, 1795733163818, 1, "9999-99-99", 0, null, null, [["org_01m8d0k30jehhagq40m1f9fwpt", 1, "Workbooks", "120", "7.25", null, "acc_01m8d0k30jehhagq40h4hdsmcd", "ZR", null, 87000, 0, 87000]], [], []]');
INSERT INTO public.audit_states VALUES ('org_01m8d0k30jehhagq40m1f9fwpt', 18, 2, 'number_sequences', 'invoice', '["org_01m8d0k30jehhagq40m1f9fwpt", "invoice", 2]');
INSERT INTO public.audit_states VALUES ('org_01m8d0k30jehhagq40m1f9fwpt', 21, 1, 'invoices', 'inv_01m8d0k3tze3pbakwk13enf60g', '["inv_01m8d0k3tze3pbakwk13enf60g", "org_01m8d0k30jehhagq40m1f9fwpt", "sales", "invoice", "issued", "INV-0004", "con_01m8d0k3f4e6wb9jd38t3n39z9", "2026-02-20", "2026-03-22", "exclusive", null, null, 133200, 26640, 159840, 0, 0, "issued", "jnl_01m8d0k3tze3pbakwk1552fsbz", null, null, "inv-0004", 1795733163871, 1795733163871, 1, "9999-99-99", 0, null, null, [["org_01m8d0k30jehhagq40m1f9fwpt", 1, "Course for new starters", "1", "1480.00", "10", "acc_01m8d0k30jehhagq40h0dhyect", "ST", null, 133200, 26640, 159840]], [], []]');
INSERT INTO public.audit_states VALUES ('org_01m8d0k30jehhagq40m1f9fwpt', 21, 2, 'number_sequences', 'invoice', '["org_01m8d0k30jehhagq40m1f9fwpt", "invoice", 4]');
INSERT INTO public.audit_states VALUES ('org_01m8d0k30jehhagq40m1f9fwpt', 5, 1, 'bank_accounts', 'bac_01m8d0k36nee8912zprsy771hq', '["bac_01m8d0k36nee8912zprsy771hq", "org_01m8d0k30jehhagq40m1f9fwpt", "acc_01m8d0k30jehhagq40f6hahmr9", "Current", "current", null, null, null, 1000000, "2026-01-01", "jnl_01m8d0k36nee8912zps37yjy38", null, 1795733163221, 1795733163221, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8d0k30jehhagq40m1f9fwpt', 6, 1, 'accounts', 'acc_01m8d0k39kewgt6vyp20jkf8bp', '["acc_01m8d0k39kewgt6vyp20jkf8bp", "org_01m8d0k30jehhagq40m1f9fwpt", "1301", "Savings", "ASSET", "bank", null, null, "active", 1795733163315, 1795733163315, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8d0k30jehhagq40m1f9fwpt', 7, 1, 'bank_accounts', 'bac_01m8d0k39kewgt6vyp1w7kcwhe', '["bac_01m8d0k39kewgt6vyp1w7kcwhe", "org_01m8d0k30jehhagq40m1f9fwpt", "acc_01m8d0k39kewgt6vyp20jkf8bp", "Savings", "savings", null, null, null, null, null, null, null, 1795733163315, 1795733163315, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8d0k30jehhagq40m1f9fwpt', 8, 1, 'contacts', 'con_01m8d0k3cdeygt0sv36xprt1mg', '["con_01m8d0k3cdeygt0sv36xprt1mg", "org_01m8d0k30jehhagq40m1f9fwpt", "customer", "Abbey Schools Trust", null, null, null, null, null, 30, null, null, "active", "abbey schools trust", 1795733163405, 1795733163405, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8d0k30jehhagq40m1f9fwpt', 10, 1, 'contacts', 'con_01m8d0k3f4e6wb9jd38t3n39z9', '["con_01m8d0k3f4e6wb9jd38t3n39z9", "org_01m8d0k30jehhagq40m1f9fwpt", "customer", "Marlow & Pike LLP", null, null, null, null, null, 30, null, null, "active", "marlow & pike llp", 1795733163492, 1795733163492, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8d0k30jehhagq40m1f9fwpt', 11, 1, 'contacts', 'con_01m8d0k3gveh3afcnz1dq2z2v2', '["con_01m8d0k3gveh3afcnz1dq2z2v2", "org_01m8d0k30jehhagq40m1f9fwpt", "supplier", "Printwell", null, null, null, null, null, 30, null, null, "active", "printwell", 1795733163547, 1795733163547, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8d0k30jehhagq40m1f9fwpt', 12, 1, 'contacts', 'con_01m8d0k3hxe3aswsfwm915ps6f', '["con_01m8d0k3hxe3aswsfwm915ps6f", "org_01m8d0k30jehhagq40m1f9fwpt", "supplier", "Techbarn", null, null, null, null, null, 30, null, null, "active", "techbarn", 1795733163581, 1795733163581, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8d0k30jehhagq40m1f9fwpt', 14, 1, 'contacts', 'con_01m8d0k3m8e54tzh5yrdaksf4h', '["con_01m8d0k3m8e54tzh5yrdaksf4h", "org_01m8d0k30jehhagq40m1f9fwpt", "supplier", "Fern & Rowe", null, null, null, null, null, 30, null, null, "active", "fern & rowe", 1795733163656, 1795733163656, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8d0k30jehhagq40m1f9fwpt', 15, 1, 'invoices', 'inv_01m8d0k3qde4atw8v2jykeb9xk', '["inv_01m8d0k3qde4atw8v2jykeb9xk", "org_01m8d0k30jehhagq40m1f9fwpt", "sales", "invoice", "issued", "INV-0001", "con_01m8d0k3cdeygt0sv36xprt1mg", "2026-01-15", "2026-02-14", "exclusive", null, null, 195000, 39000, 234000, 0, 0, "issued", "jnl_01m8d0k3qde4atw8v2k3944zs9", null, null, "inv-0001", 1795733163757, 1795733163757, 1, "9999-99-99", 0, null, null, [["org_01m8d0k30jehhagq40m1f9fwpt", 1, "Course design, 3 days", "3", "650.00", null, "acc_01m8d0k30jehhagq40h0dhyect", "ST", null, 195000, 39000, 234000]], [], []]');
INSERT INTO public.audit_states VALUES ('org_01m8d0k30jehhagq40m1f9fwpt', 15, 2, 'number_sequences', 'invoice', '["org_01m8d0k30jehhagq40m1f9fwpt", "invoice", 1]');
INSERT INTO public.audit_states VALUES ('org_01m8d0k30jehhagq40m1f9fwpt', 16, 1, 'invoices', 'inv_01m8d0k3r2e0mb1s84ybs5whkm', '["inv_01m8d0k3r2e0mb1s84ybs5whkm", "org_01m8d0k30jehhagq40m1f9fwpt", "purchase", "invoice", "issued", "PX-881", "con_01m8d0k3gveh3afcnz1dq2z2v2", "2026-01-20", "2026-02-19", "exclusive", null, null, 41200, 0, 41200, 0, 0, "issued", "jnl_01m8d0k3r2e0mb1s84yeq600kj", null, null, "px-881", 1795733163778, 1795733163778, 1, "9999-99-99", 0, null, null, [["org_01m8d0k30jehhagq40m1f9fwpt", 1, "Printing of workbooks", "1", "412.00", null, "acc_01m8d0k30jehhagq40hqvagrhv", "ZR", null, 41200, 0, 41200]], [], []]');
INSERT INTO public.audit_states VALUES ('org_01m8d0k30jehhagq40m1f9fwpt', 17, 1, 'invoices', 'inv_01m8d0k3rnef492bg9dcfk471t', '["inv_01m8d0k3rnef492bg9dcfk471t", "org_01m8d0k30jehhagq40m1f9fwpt", "purchase", "invoice", "issued", "TB-0117", "con_01m8d0k3hxe3aswsfwm915ps6f", "2026-01-21", "2026-02-20", "exclusive", null, null, 89900, 17980, 107880, 0, 0, "issued", "jnl_01m8d0k3rnef492bg9dg55etx0", null, null, "tb-0117", 1795733163797, 1795733163797, 1, "9999-99-99", 0, null, null, [["org_01m8d0k30jehhagq40m1f9fwpt", 1, "Laptop", "1", "899.00", null, "acc_01m8d0k30jehhagq40e4ah3qtp", "ST", null, 89900, 17980, 107880]], [], []]');
INSERT INTO public.audit_states VALUES ('org_01m8d0k30jehhagq40m1f9fwpt', 19, 1, 'invoices', 'inv_01m8d0k3sze6grxvfjs05b7t39', '["inv_01m8d0k3sze6grxvfjs05b7t39", "org_01m8d0k30jehhagq40m1f9fwpt", "purchase", "invoice", "issued", "HL-33", "con_01m8d0k3jre3b9jbctn197my58", "2026-02-01", "2026-03-03", "exclusive", null, null, 135000, 0, 135000, 0, 0, "issued", "jnl_01m8d0k3sze6grxvfjs6xwena7", null, null, "hl-33", 1795733163839, 1795733163839, 1, "9999-99-99", 0, null, null, [["org_01m8d0k30jehhagq40m1f9fwpt", 1, "Rent, January to March", "1", "1350.00", null, "acc_01m8d0k30jehhagq40jdsfqb13", "EX", null, 135000, 0, 135000]], [], []]');
INSERT INTO public.audit_states VALUES ('org_01m8d0k30jehhagq40m1f9fwpt', 20, 1, 'invoices', 'inv_01m8d0k3tfej6s7dyndn2rmdtt', '["inv_01m8d0k3tfej6s7dyndn2rmdtt", "org_01m8d0k30jehhagq40m1f9fwpt", "sales", "invoice", "issued", "INV-0003", "con_01m8d0k3dve42a95ntsdpv44aa", "2026-02-09", "2026-03-11", "exclusive", null, null, 27500, 700, 28200, 0, 0, "issued", "jnl_01m8d0k3tfej6s7dynds0yn6ee", null, null, "inv-0003", 1795733163855, 1795733163855, 1, "9999-99-99", 0, null, null, [["org_01m8d0k30jehhagq40m1f9fwpt", 1, "Seminar room, 5 evenings", "5", "48.00", null, "acc_01m8d0k34deqyra696nj31rk2h", "EX", null, 24000, 0, 24000], ["org_01m8d0k30jehhagq40m1f9fwpt", 2, "Projector", "1", "35.00", null, "acc_01m8d0k30jehhagq40h0dhyect", "ST", null, 3500, 700, 4200]], [], []]');
INSERT INTO public.audit_states VALUES ('org_01m8d0k30jehhagq40m1f9fwpt', 20, 2, 'number_sequences', 'invoice', '["org_01m8d0k30jehhagq40m1f9fwpt", "invoice", 3]');
INSERT INTO public.audit_states VALUES ('org_01m8d0k30jehhagq40m1f9fwpt', 22, 1, 'invoices', 'inv_01m8d0k3vce5bb5e2pxr0nt0p2', '["inv_01m8d0k3vce5bb5e2pxr0nt0p2", "org_01m8d0k30jehhagq40m1f9fwpt", "sales", "invoice", "issued", "INV-0005", "con_01m8d0k3f4e6wb9jd38t3n39z9", "2026-03-03", "2026-04-02", "exclusive", null, null, 50000, 10000, 60000, 0, 0, "issued", "jnl_01m8d0k3vce5bb5e2pxy57amje", null, null, "inv-0005", 1795733163884, 1795733163884, 1, "9999-99-99", 0, null, null, [["org_01m8d0k30jehhagq40m1f9fwpt", 1, "Raised in error", "1", "500.00", null, "acc_01m8d0k30jehhagq40h0dhyect", "ST", null, 50000, 10000, 60000]], [], []]');
INSERT INTO public.audit_states VALUES ('org_01m8d0k30jehhagq40m1f9fwpt', 22, 2, 'number_sequences', 'invoice', '["org_01m8d0k30jehhagq40m1f9fwpt", "invoice", 5]');
INSERT INTO public.audit_states VALUES ('org_01m8d0k30jehhagq40m1f9fwpt', 23, 1, 'invoices', 'inv_01m8d0k3vtew1vm5ddjvgez4xa', '["inv_01m8d0k3vtew1vm5ddjvgez4xa", "org_01m8d0k30jehhagq40m1f9fwpt", "sales", "credit_note", "issued", "CN-0001", "con_01m8d0k3f4e6wb9jd38t3n39z9", "2026-03-12", "2026-03-12", "exclusive", "INV-0004", null, 15000, 3000, 18000, 0, 0, "issued", "jnl_01m8d0k3vtew1vm5ddjzrm625d", null, null, "cn-0001\ninv-0004", 1795733163898, 1795733163898, 1, "9999-99-99", 0, null, null, [["org_01m8d0k30jehhagq40m1f9fwpt", 1, "A day that was not held", "1", "150.00", null, "acc_01m8d0k30jehhagq40h0dhyect", "ST", null, 15000, 3000, 18000]], [], []]');
INSERT INTO public.audit_states VALUES ('org_01m8d0k30jehhagq40m1f9fwpt', 23, 2, 'number_sequences', 'credit_note', '["org_01m8d0k30jehhagq40m1f9fwpt", "credit_note", 1]');
INSERT INTO public.audit_states VALUES ('org_01m8d0k30jehhagq40m1f9fwpt', 24, 1, 'invoices', 'inv_01m8d0k3wdent9m2e3tbqha78q', '["inv_01m8d0k3wdent9m2e3tbqha78q", "org_01m8d0k30jehhagq40m1f9fwpt", "purchase", "invoice", "issued", "FR-1209", "con_01m8d0k3m8e54tzh5yrdaksf4h", "2026-03-24", "2026-04-23", "inclusive", null, null, 64000, 12800, 76800, 0, 0, "issued", "jnl_01m8d0k3wdent9m2e3tdny5dtx", null, null, "fr-1209", 1795733163917, 1795733163917, 1, "9999-99-99", 0, null, null, [["org_01m8d0k30jehhagq40m1f9fwpt", 1, "Illustration, 2 days", "2", "384.00", null, "acc_01m8d0k30jehhagq40hrz79ffr", "ST", null, 64000, 12800, 76800]], [], []]');
INSERT INTO public.audit_states VALUES ('org_01m8d0k30jehhagq40m1f9fwpt', 26, 1, 'invoices', 'inv_01m8d0k3vce5bb5e2pxr0nt0p2', '["inv_01m8d0k3vce5bb5e2pxr0nt0p2", "org_01m8d0k30jehhagq40m1f9fwpt", "sales", "invoice", "void", "INV-0005", "con_01m8d0k3f4e6wb9jd38t3n39z9", "2026-03-03", "2026-04-02", "exclusive", null, null, 50000, 10000, 60000, 0, 0, "issued", "jnl_01m8d0k3vce5bb5e2pxy57amje", "2026-03-03", "jnl_01m8d0k3ysehzsx1c7k1ybhwxp", "inv-0005", 1795733163884, 1795733163993, 2, "2026-03-03", 0, null, null, [["org_01m8d0k30jehhagq40m1f9fwpt", 1, "Raised in error", "1", "500.00", null, "acc_01m8d0k30jehhagq40h0dhyect", "ST", null, 50000, 10000, 60000]], [], []]');
INSERT INTO public.audit_states VALUES ('org_01m8d0k30jehhagq40m1f9fwpt', 33, 1, 'invoices', 'inv_01m8d0k3rnef492bg9dcfk471t', '["inv_01m8d0k3rnef492bg9dcfk471t", "org_01m8d0k30jehhagq40m1f9fwpt", "purchase", "invoice", "issued", "TB-0117", "con_01m8d0k3hxe3aswsfwm915ps6f", "2026-01-21", "2026-02-20", "exclusive", null, null, 89900, 17980, 107880, 107880, 0, "issued", "jnl_01m8d0k3rnef492bg9dg55etx0", null, null, "tb-0117", 1795733163797, 1795733164586, 2, "2026-01-22", 1, "2026-01-22", "2026-01-22", [["org_01m8d0k30jehhagq40m1f9fwpt", 1, "Laptop", "1", "899.00", null, "acc_01m8d0k30jehhagq40e4ah3qtp", "ST", null, 89900, 17980, 107880]], [["alc_01m8d0k4haenn9jrsx24s7pf12", "org_01m8d0k30jehhagq40m1f9fwpt", "set_01m8d0k4haenn9jrsx24s7pf12", null, 107880, "2026-01-22", null, 1795733164586, null]], []]');
INSERT INTO public.audit_states VALUES ('org_01m8d0k30jehhagq40m1f9fwpt', 33, 2, 'settlements', 'set_01m8d0k4haenn9jrsx24s7pf12', '["set_01m8d0k4haenn9jrsx24s7pf12", "org_01m8d0k30jehhagq40m1f9fwpt", "payment", "purchase", "posted", "con_01m8d0k3hxe3aswsfwm915ps6f", "bac_01m8d0k36nee8912zprsy771hq", "2026-01-22", 107880, 107880, null, "btx_01m8d0k4bdedsb4qtssjfa4e48", 1, "jnl_01m8d0k4haenn9jrsx24s7pf12", null, null, "", 1795733164586, 1795733164586, 1, "2026-01-22", 1, "2026-01-22", "2026-01-22"]');
INSERT INTO public.audit_states VALUES ('org_01m8d0k30jehhagq40m1f9fwpt', 34, 1, 'bank_transactions', 'btx_01m8d0k4bdedsb4qtssjfa4e48', '["btx_01m8d0k4bdedsb4qtssjfa4e48", "org_01m8d0k30jehhagq40m1f9fwpt", "bac_01m8d0k36nee8912zprsy771hq", "2026-01-22", -107880, "FPO TECHBARN LTD TB-0117", null, null, 1, "fpo techbarn ltd tb-0117", "confirmed", null, "NV", null, "con_01m8d0k3hxe3aswsfwm915ps6f", "allocations", "jnl_01m8d0k4haenn9jrsx24s7pf12", 2, null, "NV", 0, 1795733164586, 1795733164397, 1795733164586, 2, null, "1272808c0b8e7153718481fdd8cad3bca1177a0d294a925b0d41e3b4b2ae4845", []]');
INSERT INTO public.audit_states VALUES ('org_01m8d0k30jehhagq40m1f9fwpt', 35, 1, 'invoices', 'inv_01m8d0k3qde4atw8v2jykeb9xk', '["inv_01m8d0k3qde4atw8v2jykeb9xk", "org_01m8d0k30jehhagq40m1f9fwpt", "sales", "invoice", "issued", "INV-0001", "con_01m8d0k3cdeygt0sv36xprt1mg", "2026-01-15", "2026-02-14", "exclusive", null, null, 195000, 39000, 234000, 150000, 0, "issued", "jnl_01m8d0k3qde4atw8v2k3944zs9", null, null, "inv-0001", 1795733163757, 1795733164758, 2, "9999-99-99", 1, "2026-01-30", "2026-01-30", [["org_01m8d0k30jehhagq40m1f9fwpt", 1, "Course design, 3 days", "3", "650.00", null, "acc_01m8d0k30jehhagq40h0dhyect", "ST", null, 195000, 39000, 234000]], [["alc_01m8d0k4ppehxacvmy94q0c8t8", "org_01m8d0k30jehhagq40m1f9fwpt", "set_01m8d0k4ppehxacvmy94q0c8t8", null, 150000, "2026-01-30", null, 1795733164758, null]], []]');
INSERT INTO public.audit_states VALUES ('org_01m8d0k30jehhagq40m1f9fwpt', 35, 2, 'settlements', 'set_01m8d0k4ppehxacvmy94q0c8t8', '["set_01m8d0k4ppehxacvmy94q0c8t8", "org_01m8d0k30jehhagq40m1f9fwpt", "receipt", "sales", "posted", "con_01m8d0k3cdeygt0sv36xprt1mg", "bac_01m8d0k36nee8912zprsy771hq", "2026-01-30", 150000, 150000, null, "btx_01m8d0k4bdedsb4qtssq2cs9yb", 1, "jnl_01m8d0k4ppehxacvmy94q0c8t8", null, null, "", 1795733164758, 1795733164758, 1, "2026-01-30", 1, "2026-01-30", "2026-01-30"]');
INSERT INTO public.audit_states VALUES ('org_01m8d0k30jehhagq40m1f9fwpt', 36, 1, 'bank_transactions', 'btx_01m8d0k4bdedsb4qtssq2cs9yb', '["btx_01m8d0k4bdedsb4qtssq2cs9yb", "org_01m8d0k30jehhagq40m1f9fwpt", "bac_01m8d0k36nee8912zprsy771hq", "2026-01-30", 150000, "FPI ABBEY SCHOOLS TRUST PART INV-0001", null, null, 1, "fpi abbey schools trust part inv-0001", "confirmed", null, "NV", null, "con_01m8d0k3cdeygt0sv36xprt1mg", "allocations", "jnl_01m8d0k4ppehxacvmy94q0c8t8", 2, null, "NV", 0, 1795733164758, 1795733164397, 1795733164758, 2, null, "328dd05df287413bbd6f750059372a7f48a2fe8810a1c938b25cc5b4201f7110", []]');
INSERT INTO public.audit_states VALUES ('org_01m8d0k30jehhagq40m1f9fwpt', 37, 1, 'invoices', 'inv_01m8d0k3sze6grxvfjs05b7t39', '["inv_01m8d0k3sze6grxvfjs05b7t39", "org_01m8d0k30jehhagq40m1f9fwpt", "purchase", "invoice", "issued", "HL-33", "con_01m8d0k3jre3b9jbctn197my58", "2026-02-01", "2026-03-03", "exclusive", null, null, 135000, 0, 135000, 135000, 0, "issued", "jnl_01m8d0k3sze6grxvfjs6xwena7", null, null, "hl-33", 1795733163839, 1795733164965, 2, "2026-02-10", 1, "2026-02-10", "2026-02-10", [["org_01m8d0k30jehhagq40m1f9fwpt", 1, "Rent, January to March", "1", "1350.00", null, "acc_01m8d0k30jehhagq40jdsfqb13", "EX", null, 135000, 0, 135000]], [["alc_01m8d0k4x5ex6b50yad59dkjpv", "org_01m8d0k30jehhagq40m1f9fwpt", "set_01m8d0k4x5ex6b50yad59dkjpv", null, 135000, "2026-02-10", null, 1795733164965, null]], []]');
INSERT INTO public.audit_states VALUES ('org_01m8d0k30jehhagq40m1f9fwpt', 37, 2, 'settlements', 'set_01m8d0k4x5ex6b50yad59dkjpv', '["set_01m8d0k4x5ex6b50yad59dkjpv", "org_01m8d0k30jehhagq40m1f9fwpt", "payment", "purchase", "posted", "con_01m8d0k3jre3b9jbctn197my58", "bac_01m8d0k36nee8912zprsy771hq", "2026-02-10", 135000, 135000, null, "btx_01m8d0k4bdedsb4qtssz1a8cts", 1, "jnl_01m8d0k4x5ex6b50yad59dkjpv", null, null, "", 1795733164965, 1795733164965, 1, "2026-02-10", 1, "2026-02-10", "2026-02-10"]');
INSERT INTO public.audit_states VALUES ('org_01m8d0k30jehhagq40m1f9fwpt', 38, 1, 'bank_transactions', 'btx_01m8d0k4bdedsb4qtssz1a8cts', '["btx_01m8d0k4bdedsb4qtssz1a8cts", "org_01m8d0k30jehhagq40m1f9fwpt", "bac_01m8d0k36nee8912zprsy771hq", "2026-02-10", -135000, "FPO HARCOURT LETTINGS HL-33", null, null, 1, "fpo harcourt lettings hl-33", "confirmed", null, "NV", null, "con_01m8d0k3jre3b9jbctn197my58", "allocations", "jnl_01m8d0k4x5ex6b50yad59dkjpv", 2, null, "NV", 0, 1795733164965, 1795733164397, 1795733164965, 2, null, "a554bd883699f03b2433581dae214b19ef4ca02926a5399a2312d8445d2ae6f3", []]');
INSERT INTO public.audit_states VALUES ('org_01m8d0k2ttehvbhj6h4jgtc1d9', 5, 1, 'bank_transactions', 'btx_01m8d0ka96ents4haafx113rpa', '["btx_01m8d0ka96ents4haafx113rpa", "org_01m8d0k2ttehvbhj6h4jgtc1d9", "bac_01m8d0k2xceqe8e09egdnqzqcj", "2026-03-02", -50000, "CARD 4417 SCREWFIX", null, null, 1, "card 4417 screwfix", "unconfirmed", null, "NV", null, null, null, null, null, null, null, null, null, 1795733170470, 1795733170470, 1, null, "0ed9bb1b0d55af6c307ff282ecdc85bc1bd02e3792ac92d0af03bb4a90c6ddd4", []]');
INSERT INTO public.audit_states VALUES ('org_01m8d0k30jehhagq40m1f9fwpt', 25, 1, 'invoices', 'inv_01m8d0k3wtemmt82zs8py7m4hn', '["inv_01m8d0k3wtemmt82zs8py7m4hn", "org_01m8d0k30jehhagq40m1f9fwpt", "sales", "invoice", "issued", "INV-0006", "con_01m8d0k3cdeygt0sv36xprt1mg", "2026-03-27", "2026-04-26", "exclusive", null, null, 49900, 6500, 56400, 0, 0, "issued", "jnl_01m8d0k3wtemmt82zs8tejtscp", null, null, "inv-0006", 1795733163930, 1795733163930, 1, "9999-99-99", 0, null, null, [["org_01m8d0k30jehhagq40m1f9fwpt", 1, "Workbooks", "24", "7.25", null, "acc_01m8d0k30jehhagq40h4hdsmcd", "ZR", null, 17400, 0, 17400], ["org_01m8d0k30jehhagq40m1f9fwpt", 2, "Half a day of course design", "0.5", "650.00", null, "acc_01m8d0k30jehhagq40h0dhyect", "ST", null, 32500, 6500, 39000]], [], []]');
INSERT INTO public.audit_states VALUES ('org_01m8d0k30jehhagq40m1f9fwpt', 25, 2, 'number_sequences', 'invoice', '["org_01m8d0k30jehhagq40m1f9fwpt", "invoice", 6]');
INSERT INTO public.audit_states VALUES ('org_01m8d0k30jehhagq40m1f9fwpt', 27, 1, 'invoices', 'inv_01m8d0k3tze3pbakwk13enf60g', '["inv_01m8d0k3tze3pbakwk13enf60g", "org_01m8d0k30jehhagq40m1f9fwpt", "sales", "invoice", "issued", "INV-0004", "con_01m8d0k3f4e6wb9jd38t3n39z9", "2026-02-20", "2026-03-22", "exclusive", null, null, 133200, 26640, 159840, 0, 18000, "issued", "jnl_01m8d0k3tze3pbakwk1552fsbz", null, null, "inv-0004", 1795733163871, 1795733164113, 2, "9999-99-99", 1, "2026-03-12", "2026-03-12", [["org_01m8d0k30jehhagq40m1f9fwpt", 1, "Course for new starters", "1", "1480.00", "10", "acc_01m8d0k30jehhagq40h0dhyect", "ST", null, 133200, 26640, 159840]], [["alc_01m8d0k42he03t8knnmghznanc", "org_01m8d0k30jehhagq40m1f9fwpt", null, "inv_01m8d0k3vtew1vm5ddjvgez4xa", 18000, "2026-03-12", null, 1795733164113, null]], []]');
INSERT INTO public.audit_states VALUES ('org_01m8d0k30jehhagq40m1f9fwpt', 27, 2, 'invoices', 'inv_01m8d0k3vtew1vm5ddjvgez4xa', '["inv_01m8d0k3vtew1vm5ddjvgez4xa", "org_01m8d0k30jehhagq40m1f9fwpt", "sales", "credit_note", "issued", "CN-0001", "con_01m8d0k3f4e6wb9jd38t3n39z9", "2026-03-12", "2026-03-12", "exclusive", "INV-0004", null, 15000, 3000, 18000, 0, 18000, "issued", "jnl_01m8d0k3vtew1vm5ddjzrm625d", null, null, "cn-0001\ninv-0004", 1795733163898, 1795733164113, 2, "2026-03-12", 1, "2026-03-12", "2026-03-12", [["org_01m8d0k30jehhagq40m1f9fwpt", 1, "A day that was not held", "1", "150.00", null, "acc_01m8d0k30jehhagq40h0dhyect", "ST", null, 15000, 3000, 18000]], [], []]');
INSERT INTO public.audit_states VALUES ('org_01m8d0k30jehhagq40m1f9fwpt', 45, 1, 'settlements', 'set_01m8d0k48sedwrhze3k4d69tkc', '["set_01m8d0k48sedwrhze3k4d69tkc", "org_01m8d0k30jehhagq40m1f9fwpt", "receipt", "sales", "posted", "con_01m8d0k3dve42a95ntsdpv44aa", "bac_01m8d0k36nee8912zprsy771hq", "2026-03-06", 28200, 28200, null, "btx_01m8d0k4bdedsb4qtstkw4810x", 0, "jnl_01m8d0k48sedwrhze3k8815wsy", null, null, "", 1795733164313, 1795733166023, 2, "2026-03-06", 1, "2026-03-06", "2026-03-06"]');
INSERT INTO public.audit_states VALUES ('org_01m8d0k30jehhagq40m1f9fwpt', 46, 1, 'bank_transactions', 'btx_01m8d0k4bdedsb4qtstkw4810x', '["btx_01m8d0k4bdedsb4qtstkw4810x", "org_01m8d0k30jehhagq40m1f9fwpt", "bac_01m8d0k36nee8912zprsy771hq", "2026-03-06", 28200, "FPI KESTREL FITNESS CIC INV-0003", null, null, 1, "fpi kestrel fitness cic inv-0003", "confirmed", null, "NV", null, "con_01m8d0k3dve42a95ntsdpv44aa", "match", "jnl_01m8d0k48sedwrhze3k8815wsy", 2, null, "NV", 0, 1795733166023, 1795733164397, 1795733166023, 2, null, "8e0352e4b1b35f89518582419b2ff0638d7196ea458695b1839482ea1b564551", []]');
INSERT INTO public.audit_states VALUES ('org_01m8d0k30jehhagq40m1f9fwpt', 47, 1, 'bank_transactions', 'btx_01m8d0k4bdedsb4qtstwak743g', '["btx_01m8d0k4bdedsb4qtstwak743g", "org_01m8d0k30jehhagq40m1f9fwpt", "bac_01m8d0k36nee8912zprsy771hq", "2026-03-25", -200000, "TFR TO SAVINGS", null, null, 1, "tfr to savings", "confirmed", null, "NV", null, null, "transfer", "jnl_01m8d0k65je01r75aa9wph88gw", 1, null, "NV", 0, 1795733166258, 1795733164397, 1795733166258, 2, null, "b7b90b8ee2bd4f650d5f978b5912eb492294e4044b7d3c5c2e065ca73b855eae", []]');
INSERT INTO public.audit_states VALUES ('org_01m8d0k30jehhagq40m1f9fwpt', 53, 1, 'bank_transactions', 'btx_01m8d0k4bdedsb4qtst4nx6n07', '["btx_01m8d0k4bdedsb4qtst4nx6n07", "org_01m8d0k30jehhagq40m1f9fwpt", "bac_01m8d0k36nee8912zprsy771hq", "2026-02-18", -5840, "CARD TRAINLINE.COM LONDON", null, null, 1, "card trainline.com london", "confirmed", "acc_01m8d0k30jehhagq40k7c3tw9p", "ZR", null, null, "account", "jnl_01m8d0k7m5emx827kfkexpsm7e", 1, "acc_01m8d0k30jehhagq40k7c3tw9p", "ZR", 0, 1795733167749, 1795733164397, 1795733167749, 3, null, "56cf7dbbb1cce80aae434516f639c2ae3ac2f04ae4e3ec16a64f481c4271ce17", []]');
INSERT INTO public.audit_states VALUES ('org_01m8d0k30jehhagq40m1f9fwpt', 57, 1, 'vat_returns', 'vrt_01m8d0k8bjebram9qda6553x6n', '["vrt_01m8d0k8bjebram9qda6553x6n", "org_01m8d0k30jehhagq40m1f9fwpt", "2026-01-01", "2026-03-31", "draft", "[]", null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, 1795733168499, 1795733168499, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8d0k30jehhagq40m1f9fwpt', 58, 1, 'organisations', 'org_01m8d0k30jehhagq40m1f9fwpt', '["org_01m8d0k30jehhagq40m1f9fwpt", "Wren & Marsh Ltd", "GBP", "GB", "03-31", 1, null, "standard", null, "line", "active", null, 1795733163026, 1795733163026, 1, 0, "2026-03-31"]');
INSERT INTO public.audit_states VALUES ('org_01m8d0k30jehhagq40m1f9fwpt', 58, 2, 'vat_returns', 'vrt_01m8d0k8bjebram9qda6553x6n', '["vrt_01m8d0k8bjebram9qda6553x6n", "org_01m8d0k30jehhagq40m1f9fwpt", "2026-01-01", "2026-03-31", "finalised", "[]", "standard", null, 477600, 69840, 342690, 31980, 69840, 0, 69840, 31980, 37860, 477600, 342700, 0, 0, null, 1795733168565, 1795733168499, 1795733168565, 2]');
INSERT INTO public.audit_states VALUES ('org_01m8d0k2ttehvbhj6h4jgtc1d9', 7, 1, 'bank_transactions', 'btx_01m8d0ka96ents4haafx113rpa', '["btx_01m8d0ka96ents4haafx113rpa", "org_01m8d0k2ttehvbhj6h4jgtc1d9", "bac_01m8d0k2xceqe8e09egdnqzqcj", "2026-03-02", -50000, "CARD 4417 SCREWFIX", null, null, 1, "card 4417 screwfix", "confirmed", null, "NV", null, null, "match", "jnl_01m8d0ka9ne6wrbf3n9dn29h2m", 2, null, null, 0, 1795733170513, 1795733170470, 1795733170513, 2, null, "0ed9bb1b0d55af6c307ff282ecdc85bc1bd02e3792ac92d0af03bb4a90c6ddd4", []]');
INSERT INTO public.audit_states VALUES ('org_01m8d0k30jehhagq40m1f9fwpt', 31, 1, 'invoices', 'inv_01m8d0k3tfej6s7dyndn2rmdtt', '["inv_01m8d0k3tfej6s7dyndn2rmdtt", "org_01m8d0k30jehhagq40m1f9fwpt", "sales", "invoice", "issued", "INV-0003", "con_01m8d0k3dve42a95ntsdpv44aa", "2026-02-09", "2026-03-11", "exclusive", null, null, 27500, 700, 28200, 28200, 0, "issued", "jnl_01m8d0k3tfej6s7dynds0yn6ee", null, null, "inv-0003", 1795733163855, 1795733164313, 2, "2026-03-06", 1, "2026-03-06", "2026-03-06", [["org_01m8d0k30jehhagq40m1f9fwpt", 1, "Seminar room, 5 evenings", "5", "48.00", null, "acc_01m8d0k34deqyra696nj31rk2h", "EX", null, 24000, 0, 24000], ["org_01m8d0k30jehhagq40m1f9fwpt", 2, "Projector", "1", "35.00", null, "acc_01m8d0k30jehhagq40h0dhyect", "ST", null, 3500, 700, 4200]], [["alc_01m8d0k48sedwrhze3kd2ah50m", "org_01m8d0k30jehhagq40m1f9fwpt", "set_01m8d0k48sedwrhze3k4d69tkc", null, 28200, "2026-03-06", null, 1795733164313, null]], []]');
INSERT INTO public.audit_states VALUES ('org_01m8d0k30jehhagq40m1f9fwpt', 31, 2, 'settlements', 'set_01m8d0k48sedwrhze3k4d69tkc', '["set_01m8d0k48sedwrhze3k4d69tkc", "org_01m8d0k30jehhagq40m1f9fwpt", "receipt", "sales", "posted", "con_01m8d0k3dve42a95ntsdpv44aa", "bac_01m8d0k36nee8912zprsy771hq", "2026-03-06", 28200, 28200, null, null, 0, "jnl_01m8d0k48sedwrhze3k8815wsy", null, null, "", 1795733164313, 1795733164313, 1, "2026-03-06", 1, "2026-03-06", "2026-03-06"]');
INSERT INTO public.audit_states VALUES ('org_01m8d0k30jehhagq40m1f9fwpt', 32, 1, 'bank_accounts', 'bac_01m8d0k36nee8912zprsy771hq', '["bac_01m8d0k36nee8912zprsy771hq", "org_01m8d0k30jehhagq40m1f9fwpt", "acc_01m8d0k30jehhagq40f6hahmr9", "Current", "current", null, null, null, 1000000, "2026-01-01", "jnl_01m8d0k36nee8912zps37yjy38", 900715, 1795733163221, 1795733164397, 2, "2026-03-31"]');
INSERT INTO public.audit_states VALUES ('org_01m8d0k30jehhagq40m1f9fwpt', 32, 2, 'stated_balances', 'bac_01m8d0k36nee8912zprsy771hq/2026-03-31', '["org_01m8d0k30jehhagq40m1f9fwpt", "bac_01m8d0k36nee8912zprsy771hq", "2026-03-31", 900715, 1795733164397]');
INSERT INTO public.audit_states VALUES ('org_01m8d0k30jehhagq40m1f9fwpt', 32, 3, 'bank_transactions', 'btx_01m8d0k4bdedsb4qtssjfa4e48', '["btx_01m8d0k4bdedsb4qtssjfa4e48", "org_01m8d0k30jehhagq40m1f9fwpt", "bac_01m8d0k36nee8912zprsy771hq", "2026-01-22", -107880, "FPO TECHBARN LTD TB-0117", null, null, 1, "fpo techbarn ltd tb-0117", "unconfirmed", null, "NV", null, null, null, null, null, null, null, null, null, 1795733164397, 1795733164397, 1, null, "1272808c0b8e7153718481fdd8cad3bca1177a0d294a925b0d41e3b4b2ae4845", []]');
INSERT INTO public.audit_states VALUES ('org_01m8d0k30jehhagq40m1f9fwpt', 32, 4, 'bank_transactions', 'btx_01m8d0k4bdedsb4qtssq2cs9yb', '["btx_01m8d0k4bdedsb4qtssq2cs9yb", "org_01m8d0k30jehhagq40m1f9fwpt", "bac_01m8d0k36nee8912zprsy771hq", "2026-01-30", 150000, "FPI ABBEY SCHOOLS TRUST PART INV-0001", null, null, 1, "fpi abbey schools trust part inv-0001", "unconfirmed", null, "NV", null, null, null, null, null, null, null, null, null, 1795733164397, 1795733164397, 1, null, "328dd05df287413bbd6f750059372a7f48a2fe8810a1c938b25cc5b4201f7110", []]');
INSERT INTO public.audit_states VALUES ('org_01m8d0k30jehhagq40m1f9fwpt', 32, 5, 'bank_transactions', 'btx_01m8d0k4bdedsb4qtsstngj0hy', '["btx_01m8d0k4bdedsb4qtsstngj0hy", "org_01m8d0k30jehhagq40m1f9fwpt", "bac_01m8d0k36nee8912zprsy771hq", "2026-02-02", -3600, "CARD SLATEWORK SOFTWARE SUBSCRIPTION", null, null, 1, "card slatework software subscription", "unconfirmed", null, "NV", null, null, null, null, null, null, null, null, null, 1795733164397, 1795733164397, 1, null, "67141ee03747f94a367872676174183b43b71f3c3cdd657ed483571c76ec7c0e", []]');
INSERT INTO public.audit_states VALUES ('org_01m8d0k30jehhagq40m1f9fwpt', 32, 6, 'bank_transactions', 'btx_01m8d0k4bdedsb4qtssz1a8cts', '["btx_01m8d0k4bdedsb4qtssz1a8cts", "org_01m8d0k30jehhagq40m1f9fwpt", "bac_01m8d0k36nee8912zprsy771hq", "2026-02-10", -135000, "FPO HARCOURT LETTINGS HL-33", null, null, 1, "fpo harcourt lettings hl-33", "unconfirmed", null, "NV", null, null, null, null, null, null, null, null, null, 1795733164397, 1795733164397, 1, null, "a554bd883699f03b2433581dae214b19ef4ca02926a5399a2312d8445d2ae6f3", []]');
INSERT INTO public.audit_states VALUES ('org_01m8d0k30jehhagq40m1f9fwpt', 32, 7, 'bank_transactions', 'btx_01m8d0k4bdedsb4qtst19p8ekz', '["btx_01m8d0k4bdedsb4qtst19p8ekz", "org_01m8d0k30jehhagq40m1f9fwpt", "bac_01m8d0k36nee8912zprsy771hq", "2026-02-16", 171000, "FPI ABBEY SCHOOLS TRUST INV-0001 INV-0002", null, null, 1, "fpi abbey schools trust inv-0001 inv-0002", "unconfirmed", null, "NV", null, null, null, null, null, null, null, null, null, 1795733164397, 1795733164397, 1, null, "3a4f56ddd806837edc73f6f4dc68c99dacbe0696ccc891aed5fa4883ff1e7336", []]');
INSERT INTO public.audit_states VALUES ('org_01m8d0k30jehhagq40m1f9fwpt', 32, 8, 'bank_transactions', 'btx_01m8d0k4bdedsb4qtst4nx6n07', '["btx_01m8d0k4bdedsb4qtst4nx6n07", "org_01m8d0k30jehhagq40m1f9fwpt", "bac_01m8d0k36nee8912zprsy771hq", "2026-02-18", -5840, "CARD TRAINLINE.COM LONDON", null, null, 1, "card trainline.com london", "unconfirmed", null, "NV", null, null, null, null, null, null, null, null, null, 1795733164397, 1795733164397, 1, null, "56cf7dbbb1cce80aae434516f639c2ae3ac2f04ae4e3ec16a64f481c4271ce17", []]');
INSERT INTO public.audit_states VALUES ('org_01m8d0k30jehhagq40m1f9fwpt', 32, 9, 'bank_transactions', 'btx_01m8d0k4bdedsb4qtst8cqcdsa', '["btx_01m8d0k4bdedsb4qtst8cqcdsa", "org_01m8d0k30jehhagq40m1f9fwpt", "bac_01m8d0k36nee8912zprsy771hq", "2026-02-27", -40000, "FPO PRINTWELL PX-881", null, null, 1, "fpo printwell px-881", "unconfirmed", null, "NV", null, null, null, null, null, null, null, null, null, 1795733164397, 1795733164397, 1, null, "cbb4004e5f456dd9c35d050b3fe3c9e6b04bf0eab21532e492b097a7b21b73a1", []]');
INSERT INTO public.audit_states VALUES ('org_01m8d0k30jehhagq40m1f9fwpt', 32, 10, 'bank_transactions', 'btx_01m8d0k4bdedsb4qtstfqzv3ev', '["btx_01m8d0k4bdedsb4qtstfqzv3ev", "org_01m8d0k30jehhagq40m1f9fwpt", "bac_01m8d0k36nee8912zprsy771hq", "2026-03-02", -3600, "CARD SLATEWORK SOFTWARE SUBSCRIPTION", null, null, 1, "card slatework software subscription", "unconfirmed", null, "NV", null, null, null, null, null, null, null, null, null, 1795733164397, 1795733164397, 1, null, "c9f5fec85cb8d9a7ff4021b408ab259a9bb61a729b1b9895d3cbf4c028444205", []]');
INSERT INTO public.audit_states VALUES ('org_01m8d0k30jehhagq40m1f9fwpt', 32, 11, 'bank_transactions', 'btx_01m8d0k4bdedsb4qtstkw4810x', '["btx_01m8d0k4bdedsb4qtstkw4810x", "org_01m8d0k30jehhagq40m1f9fwpt", "bac_01m8d0k36nee8912zprsy771hq", "2026-03-06", 28200, "FPI KESTREL FITNESS CIC INV-0003", null, null, 1, "fpi kestrel fitness cic inv-0003", "unconfirmed", null, "NV", null, null, null, null, null, null, null, null, null, 1795733164397, 1795733164397, 1, null, "8e0352e4b1b35f89518582419b2ff0638d7196ea458695b1839482ea1b564551", []]');
INSERT INTO public.audit_states VALUES ('org_01m8d0k30jehhagq40m1f9fwpt', 32, 12, 'bank_transactions', 'btx_01m8d0k4bdedsb4qtstqm7pnpn', '["btx_01m8d0k4bdedsb4qtstqm7pnpn", "org_01m8d0k30jehhagq40m1f9fwpt", "bac_01m8d0k36nee8912zprsy771hq", "2026-03-16", 141840, "FPI MARLOW AND PIKE LLP INV-0004 LESS CN-0001", null, null, 1, "fpi marlow and pike llp inv-0004 less cn-0001", "unconfirmed", null, "NV", null, null, null, null, null, null, null, null, null, 1795733164397, 1795733164397, 1, null, "71e7888d7a34f0bcc91a019e775f105d0016a4f32f799edaf02f3d2a7290e64d", []]');
INSERT INTO public.audit_states VALUES ('org_01m8d0k30jehhagq40m1f9fwpt', 32, 13, 'bank_transactions', 'btx_01m8d0k4bdedsb4qtstsg0f7rq', '["btx_01m8d0k4bdedsb4qtstsg0f7rq", "org_01m8d0k30jehhagq40m1f9fwpt", "bac_01m8d0k36nee8912zprsy771hq", "2026-03-20", -750, "TOTAL CHARGES TO 19MAR2026", null, null, 1, "total charges to 19mar2026", "unconfirmed", null, "NV", null, null, null, null, null, null, null, null, null, 1795733164397, 1795733164397, 1, null, "f0ba29b088e504eae3e9a2fe7a0600dae5d622db4b4b80ccffa83595db79f5c3", []]');
INSERT INTO public.audit_states VALUES ('org_01m8d0k30jehhagq40m1f9fwpt', 32, 14, 'bank_transactions', 'btx_01m8d0k4bdedsb4qtstwak743g', '["btx_01m8d0k4bdedsb4qtstwak743g", "org_01m8d0k30jehhagq40m1f9fwpt", "bac_01m8d0k36nee8912zprsy771hq", "2026-03-25", -200000, "TFR TO SAVINGS", null, null, 1, "tfr to savings", "unconfirmed", null, "NV", null, null, null, null, null, null, null, null, null, 1795733164397, 1795733164397, 1, null, "b7b90b8ee2bd4f650d5f978b5912eb492294e4044b7d3c5c2e065ca73b855eae", []]');
INSERT INTO public.audit_states VALUES ('org_01m8d0k30jehhagq40m1f9fwpt', 32, 15, 'bank_transactions', 'btx_01m8d0k4bdedsb4qtsv2axxsf0', '["btx_01m8d0k4bdedsb4qtsv2axxsf0", "org_01m8d0k30jehhagq40m1f9fwpt", "bac_01m8d0k36nee8912zprsy771hq", "2026-03-31", -93655, "FPO J WREN NET PAY MARCH", null, null, 1, "fpo j wren net pay march", "unconfirmed", null, "NV", null, null, null, null, null, null, null, null, null, 1795733164397, 1795733164397, 1, null, "b723781a8f8f5c03549e3d18755201bd640e2ac657779e194ac48817223ffdee", []]');
INSERT INTO public.audit_states VALUES ('org_01m8d0k30jehhagq40m1f9fwpt', 39, 1, 'invoices', 'inv_01m8d0k3qde4atw8v2jykeb9xk', '["inv_01m8d0k3qde4atw8v2jykeb9xk", "org_01m8d0k30jehhagq40m1f9fwpt", "sales", "invoice", "issued", "INV-0001", "con_01m8d0k3cdeygt0sv36xprt1mg", "2026-01-15", "2026-02-14", "exclusive", null, null, 195000, 39000, 234000, 234000, 0, "issued", "jnl_01m8d0k3qde4atw8v2k3944zs9", null, null, "inv-0001", 1795733163757, 1795733165186, 3, "2026-02-16", 2, "2026-01-30", "2026-02-16", [["org_01m8d0k30jehhagq40m1f9fwpt", 1, "Course design, 3 days", "3", "650.00", null, "acc_01m8d0k30jehhagq40h0dhyect", "ST", null, 195000, 39000, 234000]], [["alc_01m8d0k4ppehxacvmy94q0c8t8", "org_01m8d0k30jehhagq40m1f9fwpt", "set_01m8d0k4ppehxacvmy94q0c8t8", null, 150000, "2026-01-30", null, 1795733164758, null], ["alc_01m8d0k542e9z80r9chpermbs1", "org_01m8d0k30jehhagq40m1f9fwpt", "set_01m8d0k542e9z80r9chpermbs1", null, 84000, "2026-02-16", null, 1795733165186, null]], []]');
INSERT INTO public.audit_states VALUES ('org_01m8d0k30jehhagq40m1f9fwpt', 39, 2, 'invoices', 'inv_01m8d0k3sae479y8nnq797n0tw', '["inv_01m8d0k3sae479y8nnq797n0tw", "org_01m8d0k30jehhagq40m1f9fwpt", "sales", "invoice", "issued", "INV-0002", "con_01m8d0k3cdeygt0sv36xprt1mg", "2026-01-28", "2026-02-27", "exclusive", null, null, 87000, 0, 87000, 87000, 0, "issued", "jnl_01m8d0k3sae479y8nnqbbdn293", null, null, "inv-0002", 1795733163818, 1795733165186, 2, "2026-02-16", 1, "2026-02-16", "2026-02-16", [["org_01m8d0k30jehhagq40m1f9fwpt", 1, "Workbooks", "120", "7.25", null, "acc_01m8d0k30jehhagq40h4hdsmcd", "ZR", null, 87000, 0, 87000]], [["alc_01m8d0k542e9z80r9chpermbs2", "org_01m8d0k30jehhagq40m1f9fwpt", "set_01m8d0k542e9z80r9chpermbs1", null, 87000, "2026-02-16", null, 1795733165186, null]], []]');
INSERT INTO public.audit_states VALUES ('org_01m8d0k30jehhagq40m1f9fwpt', 39, 3, 'settlements', 'set_01m8d0k542e9z80r9chpermbs1', '["set_01m8d0k542e9z80r9chpermbs1", "org_01m8d0k30jehhagq40m1f9fwpt", "receipt", "sales", "posted", "con_01m8d0k3cdeygt0sv36xprt1mg", "bac_01m8d0k36nee8912zprsy771hq", "2026-02-16", 171000, 171000, null, "btx_01m8d0k4bdedsb4qtst19p8ekz", 1, "jnl_01m8d0k542e9z80r9chpermbs1", null, null, "", 1795733165186, 1795733165186, 1, "2026-02-16", 2, "2026-02-16", "2026-02-16"]');
INSERT INTO public.audit_states VALUES ('org_01m8d0k30jehhagq40m1f9fwpt', 40, 1, 'bank_transactions', 'btx_01m8d0k4bdedsb4qtst19p8ekz', '["btx_01m8d0k4bdedsb4qtst19p8ekz", "org_01m8d0k30jehhagq40m1f9fwpt", "bac_01m8d0k36nee8912zprsy771hq", "2026-02-16", 171000, "FPI ABBEY SCHOOLS TRUST INV-0001 INV-0002", null, null, 1, "fpi abbey schools trust inv-0001 inv-0002", "confirmed", null, "NV", null, "con_01m8d0k3cdeygt0sv36xprt1mg", "allocations", "jnl_01m8d0k542e9z80r9chpermbs1", 2, null, "NV", 0, 1795733165186, 1795733164397, 1795733165186, 2, null, "3a4f56ddd806837edc73f6f4dc68c99dacbe0696ccc891aed5fa4883ff1e7336", []]');
INSERT INTO public.audit_states VALUES ('org_01m8d0k30jehhagq40m1f9fwpt', 41, 1, 'invoices', 'inv_01m8d0k3r2e0mb1s84ybs5whkm', '["inv_01m8d0k3r2e0mb1s84ybs5whkm", "org_01m8d0k30jehhagq40m1f9fwpt", "purchase", "invoice", "issued", "PX-881", "con_01m8d0k3gveh3afcnz1dq2z2v2", "2026-01-20", "2026-02-19", "exclusive", null, null, 41200, 0, 41200, 40000, 0, "issued", "jnl_01m8d0k3r2e0mb1s84yeq600kj", null, null, "px-881", 1795733163778, 1795733165534, 2, "9999-99-99", 1, "2026-02-27", "2026-02-27", [["org_01m8d0k30jehhagq40m1f9fwpt", 1, "Printing of workbooks", "1", "412.00", null, "acc_01m8d0k30jehhagq40hqvagrhv", "ZR", null, 41200, 0, 41200]], [["alc_01m8d0k5eye7h8enz3chvad3sm", "org_01m8d0k30jehhagq40m1f9fwpt", "set_01m8d0k5eye7h8enz3chvad3sm", null, 40000, "2026-02-27", null, 1795733165534, null]], []]');
INSERT INTO public.audit_states VALUES ('org_01m8d0k30jehhagq40m1f9fwpt', 41, 2, 'settlements', 'set_01m8d0k5eye7h8enz3chvad3sm', '["set_01m8d0k5eye7h8enz3chvad3sm", "org_01m8d0k30jehhagq40m1f9fwpt", "payment", "purchase", "posted", "con_01m8d0k3gveh3afcnz1dq2z2v2", "bac_01m8d0k36nee8912zprsy771hq", "2026-02-27", 40000, 40000, null, "btx_01m8d0k4bdedsb4qtst8cqcdsa", 1, "jnl_01m8d0k5eye7h8enz3chvad3sm", null, null, "", 1795733165534, 1795733165534, 1, "2026-02-27", 1, "2026-02-27", "2026-02-27"]');
INSERT INTO public.audit_states VALUES ('org_01m8d0k30jehhagq40m1f9fwpt', 42, 1, 'bank_transactions', 'btx_01m8d0k4bdedsb4qtst8cqcdsa', '["btx_01m8d0k4bdedsb4qtst8cqcdsa", "org_01m8d0k30jehhagq40m1f9fwpt", "bac_01m8d0k36nee8912zprsy771hq", "2026-02-27", -40000, "FPO PRINTWELL PX-881", null, null, 1, "fpo printwell px-881", "confirmed", null, "NV", null, "con_01m8d0k3gveh3afcnz1dq2z2v2", "allocations", "jnl_01m8d0k5eye7h8enz3chvad3sm", 2, null, "NV", 0, 1795733165534, 1795733164397, 1795733165534, 2, null, "cbb4004e5f456dd9c35d050b3fe3c9e6b04bf0eab21532e492b097a7b21b73a1", []]');
INSERT INTO public.audit_states VALUES ('org_01m8d0k30jehhagq40m1f9fwpt', 43, 1, 'invoices', 'inv_01m8d0k3tze3pbakwk13enf60g', '["inv_01m8d0k3tze3pbakwk13enf60g", "org_01m8d0k30jehhagq40m1f9fwpt", "sales", "invoice", "issued", "INV-0004", "con_01m8d0k3f4e6wb9jd38t3n39z9", "2026-02-20", "2026-03-22", "exclusive", null, null, 133200, 26640, 159840, 141840, 18000, "issued", "jnl_01m8d0k3tze3pbakwk1552fsbz", null, null, "inv-0004", 1795733163871, 1795733165810, 3, "2026-03-16", 2, "2026-03-12", "2026-03-16", [["org_01m8d0k30jehhagq40m1f9fwpt", 1, "Course for new starters", "1", "1480.00", "10", "acc_01m8d0k30jehhagq40h0dhyect", "ST", null, 133200, 26640, 159840]], [["alc_01m8d0k42he03t8knnmghznanc", "org_01m8d0k30jehhagq40m1f9fwpt", null, "inv_01m8d0k3vtew1vm5ddjvgez4xa", 18000, "2026-03-12", null, 1795733164113, null], ["alc_01m8d0k5qjedx816brrsq4eshd", "org_01m8d0k30jehhagq40m1f9fwpt", "set_01m8d0k5qjedx816brrsq4eshd", null, 141840, "2026-03-16", null, 1795733165810, null]], []]');
INSERT INTO public.audit_states VALUES ('org_01m8d0k30jehhagq40m1f9fwpt', 43, 2, 'settlements', 'set_01m8d0k5qjedx816brrsq4eshd', '["set_01m8d0k5qjedx816brrsq4eshd", "org_01m8d0k30jehhagq40m1f9fwpt", "receipt", "sales", "posted", "con_01m8d0k3f4e6wb9jd38t3n39z9", "bac_01m8d0k36nee8912zprsy771hq", "2026-03-16", 141840, 141840, null, "btx_01m8d0k4bdedsb4qtstqm7pnpn", 1, "jnl_01m8d0k5qjedx816brrsq4eshd", null, null, "", 1795733165810, 1795733165810, 1, "2026-03-16", 1, "2026-03-16", "2026-03-16"]');
INSERT INTO public.audit_states VALUES ('org_01m8d0k30jehhagq40m1f9fwpt', 44, 1, 'bank_transactions', 'btx_01m8d0k4bdedsb4qtstqm7pnpn', '["btx_01m8d0k4bdedsb4qtstqm7pnpn", "org_01m8d0k30jehhagq40m1f9fwpt", "bac_01m8d0k36nee8912zprsy771hq", "2026-03-16", 141840, "FPI MARLOW AND PIKE LLP INV-0004 LESS CN-0001", null, null, 1, "fpi marlow and pike llp inv-0004 less cn-0001", "confirmed", null, "NV", null, "con_01m8d0k3f4e6wb9jd38t3n39z9", "allocations", "jnl_01m8d0k5qjedx816brrsq4eshd", 2, null, "NV", 0, 1795733165810, 1795733164397, 1795733165810, 2, null, "71e7888d7a34f0bcc91a019e775f105d0016a4f32f799edaf02f3d2a7290e64d", []]');
INSERT INTO public.audit_states VALUES ('org_01m8d0k30jehhagq40m1f9fwpt', 48, 1, 'bank_transactions', 'btx_01m8d0k4bdedsb4qtsv2axxsf0', '["btx_01m8d0k4bdedsb4qtsv2axxsf0", "org_01m8d0k30jehhagq40m1f9fwpt", "bac_01m8d0k36nee8912zprsy771hq", "2026-03-31", -93655, "FPO J WREN NET PAY MARCH", null, null, 1, "fpo j wren net pay march", "confirmed", "acc_01m8d0k30jehhagq40fx149vtg", "NV", null, null, "account", "jnl_01m8d0k6g1eqm88tp1hzpzxext", 1, "acc_01m8d0k30jehhagq40fx149vtg", "NV", 0, 1795733166593, 1795733164397, 1795733166593, 2, null, "b723781a8f8f5c03549e3d18755201bd640e2ac657779e194ac48817223ffdee", []]');
INSERT INTO public.audit_states VALUES ('org_01m8d0k30jehhagq40m1f9fwpt', 49, 1, 'bank_transactions', 'btx_01m8d0k4bdedsb4qtsstngj0hy', '["btx_01m8d0k4bdedsb4qtsstngj0hy", "org_01m8d0k30jehhagq40m1f9fwpt", "bac_01m8d0k36nee8912zprsy771hq", "2026-02-02", -3600, "CARD SLATEWORK SOFTWARE SUBSCRIPTION", null, null, 1, "card slatework software subscription", "unconfirmed", "acc_01m8d0k30jehhagq40jw053ve9", "ST", null, null, null, null, null, null, null, null, null, 1795733164397, 1795733167526, 2, null, "67141ee03747f94a367872676174183b43b71f3c3cdd657ed483571c76ec7c0e", []]');
INSERT INTO public.audit_states VALUES ('org_01m8d0k30jehhagq40m1f9fwpt', 50, 1, 'bank_transactions', 'btx_01m8d0k4bdedsb4qtst4nx6n07', '["btx_01m8d0k4bdedsb4qtst4nx6n07", "org_01m8d0k30jehhagq40m1f9fwpt", "bac_01m8d0k36nee8912zprsy771hq", "2026-02-18", -5840, "CARD TRAINLINE.COM LONDON", null, null, 1, "card trainline.com london", "unconfirmed", "acc_01m8d0k30jehhagq40k7c3tw9p", "ZR", null, null, null, null, null, null, null, null, null, 1795733164397, 1795733167526, 2, null, "56cf7dbbb1cce80aae434516f639c2ae3ac2f04ae4e3ec16a64f481c4271ce17", []]');
INSERT INTO public.audit_states VALUES ('org_01m8d0k30jehhagq40m1f9fwpt', 51, 1, 'bank_transactions', 'btx_01m8d0k4bdedsb4qtstfqzv3ev', '["btx_01m8d0k4bdedsb4qtstfqzv3ev", "org_01m8d0k30jehhagq40m1f9fwpt", "bac_01m8d0k36nee8912zprsy771hq", "2026-03-02", -3600, "CARD SLATEWORK SOFTWARE SUBSCRIPTION", null, null, 1, "card slatework software subscription", "unconfirmed", "acc_01m8d0k30jehhagq40jw053ve9", "ST", null, null, null, null, null, null, null, null, null, 1795733164397, 1795733167526, 2, null, "c9f5fec85cb8d9a7ff4021b408ab259a9bb61a729b1b9895d3cbf4c028444205", []]');
INSERT INTO public.audit_states VALUES ('org_01m8d0k30jehhagq40m1f9fwpt', 52, 1, 'bank_transactions', 'btx_01m8d0k4bdedsb4qtstsg0f7rq', '["btx_01m8d0k4bdedsb4qtstsg0f7rq", "org_01m8d0k30jehhagq40m1f9fwpt", "bac_01m8d0k36nee8912zprsy771hq", "2026-03-20", -750, "TOTAL CHARGES TO 19MAR2026", null, null, 1, "total charges to 19mar2026", "unconfirmed", "acc_01m8d0k30jehhagq40kr7wcwg9", "EX", null, null, null, null, null, null, null, null, null, 1795733164397, 1795733167526, 2, null, "f0ba29b088e504eae3e9a2fe7a0600dae5d622db4b4b80ccffa83595db79f5c3", []]');
INSERT INTO public.audit_states VALUES ('org_01m8d0k30jehhagq40m1f9fwpt', 54, 1, 'bank_transactions', 'btx_01m8d0k4bdedsb4qtstfqzv3ev', '["btx_01m8d0k4bdedsb4qtstfqzv3ev", "org_01m8d0k30jehhagq40m1f9fwpt", "bac_01m8d0k36nee8912zprsy771hq", "2026-03-02", -3600, "CARD SLATEWORK SOFTWARE SUBSCRIPTION", null, null, 1, "card slatework software subscription", "confirmed", "acc_01m8d0k30jehhagq40jw053ve9", "ST", null, null, "account", "jnl_01m8d0k7rce9ftfyjede7mn2qs", 1, "acc_01m8d0k30jehhagq40jw053ve9", "ST", -600, 1795733167884, 1795733164397, 1795733167884, 3, null, "c9f5fec85cb8d9a7ff4021b408ab259a9bb61a729b1b9895d3cbf4c028444205", []]');
INSERT INTO public.audit_states VALUES ('org_01m8d0k30jehhagq40m1f9fwpt', 55, 1, 'bank_transactions', 'btx_01m8d0k4bdedsb4qtsstngj0hy', '["btx_01m8d0k4bdedsb4qtsstngj0hy", "org_01m8d0k30jehhagq40m1f9fwpt", "bac_01m8d0k36nee8912zprsy771hq", "2026-02-02", -3600, "CARD SLATEWORK SOFTWARE SUBSCRIPTION", null, null, 1, "card slatework software subscription", "confirmed", "acc_01m8d0k30jehhagq40jw053ve9", "ST", null, null, "account", "jnl_01m8d0k7yqep2rwantdsaz0mn0", 1, "acc_01m8d0k30jehhagq40jw053ve9", "ST", -600, 1795733168087, 1795733164397, 1795733168087, 3, null, "67141ee03747f94a367872676174183b43b71f3c3cdd657ed483571c76ec7c0e", []]');
INSERT INTO public.audit_states VALUES ('org_01m8d0k30jehhagq40m1f9fwpt', 56, 1, 'bank_transactions', 'btx_01m8d0k4bdedsb4qtstsg0f7rq', '["btx_01m8d0k4bdedsb4qtstsg0f7rq", "org_01m8d0k30jehhagq40m1f9fwpt", "bac_01m8d0k36nee8912zprsy771hq", "2026-03-20", -750, "TOTAL CHARGES TO 19MAR2026", null, null, 1, "total charges to 19mar2026", "confirmed", "acc_01m8d0k30jehhagq40kr7wcwg9", "EX", null, null, "account", "jnl_01m8d0k866e3vbt0cgebh3nbpx", 1, "acc_01m8d0k30jehhagq40kr7wcwg9", "EX", 0, 1795733168326, 1795733164397, 1795733168326, 3, null, "f0ba29b088e504eae3e9a2fe7a0600dae5d622db4b4b80ccffa83595db79f5c3", []]');
INSERT INTO public.audit_states VALUES ('org_01m8d0k30jehhagq40m1f9fwpt', 59, 1, 'organisations', 'org_01m8d0k30jehhagq40m1f9fwpt', '["org_01m8d0k30jehhagq40m1f9fwpt", "Wren & Marsh Ltd", "GBP", "GB", "03-31", 1, null, "standard", null, "line", "active", "2026-03-31", 1795733163026, 1795733168734, 2, 0, "2026-03-31"]');
INSERT INTO public.audit_states VALUES ('org_01m8d0k2ttehvbhj6h4jgtc1d9', 4, 1, 'organisations', 'org_01m8d0k2ttehvbhj6h4jgtc1d9', '["org_01m8d0k2ttehvbhj6h4jgtc1d9", "Acorn Ltd", "GBP", "GB", "03-31", 1, null, "standard", null, "line", "active", null, 1795733162842, 1795733162842, 1, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8d0k2ttehvbhj6h4jgtc1d9', 4, 2, 'tax_rates', 'ST/2026-02-01', '["org_01m8d0k2ttehvbhj6h4jgtc1d9", "ST", "2026-02-01", 190000]');
INSERT INTO public.audit_states VALUES ('org_01m8d0k2ttehvbhj6h4jgtc1d9', 8, 1, 'bank_transactions', 'btx_01m8d0ka96ents4haafx113rpa', '["btx_01m8d0ka96ents4haafx113rpa", "org_01m8d0k2ttehvbhj6h4jgtc1d9", "bac_01m8d0k2xceqe8e09egdnqzqcj", "2026-03-02", -50000, "CARD 4417 SCREWFIX", null, null, 1, "card 4417 screwfix", "unconfirmed", null, "NV", null, null, null, null, null, null, null, null, null, 1795733170470, 1795733170575, 3, null, "0ed9bb1b0d55af6c307ff282ecdc85bc1bd02e3792ac92d0af03bb4a90c6ddd4", [["org_01m8d0k2ttehvbhj6h4jgtc1d9", "jnl_01m8d0ka9ne6wrbf3n9dn29h2m"]]]');
INSERT INTO public.bank_accounts VALUES ('bac_01m8d0k2xceqe8e09egdnqzqcj', 'org_01m8d0k2ttehvbhj6h4jgtc1d9', 'acc_01m8d0k2ttehvbhj6gzm88hp5b', 'Current', 'current', NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1795733162924, 1795733162924, 1, NULL);
INSERT INTO public.bank_accounts VALUES ('bac_01m8d0k39kewgt6vyp1w7kcwhe', 'org_01m8d0k30jehhagq40m1f9fwpt', 'acc_01m8d0k39kewgt6vyp20jkf8bp', 'Savings', 'savings', NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1795733163315, 1795733163315, 1, NULL);
INSERT INTO public.bank_accounts VALUES ('bac_01m8d0k36nee8912zprsy771hq', 'org_01m8d0k30jehhagq40m1f9fwpt', 'acc_01m8d0k30jehhagq40f6hahmr9', 'Current', 'current', NULL, NULL, NULL, 1000000, '2026-01-01', 'jnl_01m8d0k36nee8912zps37yjy38', 900715, 1795733163221, 1795733164397, 2, '2026-03-31');
INSERT INTO public.bank_transactions VALUES ('btx_01m8d0k4bdedsb4qtssjfa4e48', 'org_01m8d0k30jehhagq40m1f9fwpt', 'bac_01m8d0k36nee8912zprsy771hq', '2026-01-22', -107880, 'FPO TECHBARN LTD TB-0117', NULL, NULL, '\x1272808c0b8e7153718481fdd8cad3bca1177a0d294a925b0d41e3b4b2ae4845', 1, 'fpo techbarn ltd tb-0117', 'confirmed', NULL, 'NV', NULL, 'con_01m8d0k3hxe3aswsfwm915ps6f', 'allocations', 'jnl_01m8d0k4haenn9jrsx24s7pf12', 2, NULL, 'NV', 0, 1795733164586, 1795733164397, 1795733164586, 2, NULL);
INSERT INTO public.bank_transactions VALUES ('btx_01m8d0k4bdedsb4qtssq2cs9yb', 'org_01m8d0k30jehhagq40m1f9fwpt', 'bac_01m8d0k36nee8912zprsy771hq', '2026-01-30', 150000, 'FPI ABBEY SCHOOLS TRUST PART INV-0001', NULL, NULL, '\x328dd05df287413bbd6f750059372a7f48a2fe8810a1c938b25cc5b4201f7110', 1, 'fpi abbey schools trust part inv-0001', 'confirmed', NULL, 'NV', NULL, 'con_01m8d0k3cdeygt0sv36xprt1mg', 'allocations', 'jnl_01m8d0k4ppehxacvmy94q0c8t8', 2, NULL, 'NV', 0, 1795733164758, 1795733164397, 1795733164758, 2, NULL);
INSERT INTO public.bank_transactions VALUES ('btx_01m8d0k4bdedsb4qtssz1a8cts', 'org_01m8d0k30jehhagq40m1f9fwpt', 'bac_01m8d0k36nee8912zprsy771hq', '2026-02-10', -135000, 'FPO HARCOURT LETTINGS HL-33', NULL, NULL, '\xa554bd883699f03b2433581dae214b19ef4ca02926a5399a2312d8445d2ae6f3', 1, 'fpo harcourt lettings hl-33', 'confirmed', NULL, 'NV', NULL, 'con_01m8d0k3jre3b9jbctn197my58', 'allocations', 'jnl_01m8d0k4x5ex6b50yad59dkjpv', 2, NULL, 'NV', 0, 1795733164965, 1795733164397, 1795733164965, 2, NULL);
INSERT INTO public.bank_transactions VALUES ('btx_01m8d0k4bdedsb4qtst19p8ekz', 'org_01m8d0k30jehhagq40m1f9fwpt', 'bac_01m8d0k36nee8912zprsy771hq', '2026-02-16', 171000, 'FPI ABBEY SCHOOLS TRUST INV-0001 INV-0002', NULL, NULL, '\x3a4f56ddd806837edc73f6f4dc68c99dacbe0696ccc891aed5fa4883ff1e7336', 1, 'fpi abbey schools trust inv-0001 inv-0002', 'confirmed', NULL, 'NV', NULL, 'con_01m8d0k3cdeygt0sv36xprt1mg', 'allocations', 'jnl_01m8d0k542e9z80r9chpermbs1', 2, NULL, 'NV', 0, 1795733165186, 1795733164397, 1795733165186, 2, NULL);
INSERT INTO public.bank_transactions VALUES ('btx_01m8d0k4bdedsb4qtst8cqcdsa', 'org_01m8d0k30jehhagq40m1f9fwpt', 'bac_01m8d0k36nee8912zprsy771hq', '2026-02-27', -40000, 'FPO PRINTWELL PX-881', NULL, NULL, '\xcbb4004e5f456dd9c35d050b3fe3c9e6b04bf0eab21532e492b097a7b21b73a1', 1, 'fpo printwell px-881', 'confirmed', NULL, 'NV', NULL, 'con_01m8d0k3gveh3afcnz1dq2z2v2', 'allocations', 'jnl_01m8d0k5eye7h8enz3chvad3sm', 2, NULL, 'NV', 0, 1795733165534, 1795733164397, 1795733165534, 2, NULL);
INSERT INTO public.bank_transactions VALUES ('btx_01m8d0k4bdedsb4qtstqm7pnpn', 'org_01m8d0k30jehhagq40m1f9fwpt', 'bac_01m8d0k36nee8912zprsy771hq', '2026-03-16', 141840, 'FPI MARLOW AND PIKE LLP INV-0004 LESS CN-0001', NULL, NULL, '\x71e7888d7a34f0bcc91a019e775f105d0016a4f32f799edaf02f3d2a7290e64d', 1, 'fpi marlow and pike llp inv-0004 less cn-0001', 'confirmed', NULL, 'NV', NULL, 'con_01m8d0k3f4e6wb9jd38t3n39z9', 'allocations', 'jnl_01m8d0k5qjedx816brrsq4eshd', 2, NULL, 'NV', 0, 1795733165810, 1795733164397, 1795733165810, 2, NULL);
INSERT INTO public.bank_transactions VALUES ('btx_01m8d0k4bdedsb4qtstkw4810x', 'org_01m8d0k30jehhagq40m1f9fwpt', 'bac_01m8d0k36nee8912zprsy771hq', '2026-03-06', 28200, 'FPI KESTREL FITNESS CIC INV-0003', NULL, NULL, '\x8e0352e4b1b35f89518582419b2ff0638d7196ea458695b1839482ea1b564551', 1, 'fpi kestrel fitness cic inv-0003', 'confirmed', NULL, 'NV', NULL, 'con_01m8d0k3dve42a95ntsdpv44aa', 'match', 'jnl_01m8d0k48sedwrhze3k8815wsy', 2, NULL, 'NV', 0, 1795733166023, 1795733164397, 1795733166023, 2, NULL);
INSERT INTO public.bank_transactions VALUES ('btx_01m8d0k4bdedsb4qtstwak743g', 'org_01m8d0k30jehhagq40m1f9fwpt', 'bac_01m8d0k36nee8912zprsy771hq', '2026-03-25', -200000, 'TFR TO SAVINGS', NULL, NULL, '\xb7b90b8ee2bd4f650d5f978b5912eb492294e4044b7d3c5c2e065ca73b855eae', 1, 'tfr to savings', 'confirmed', NULL, 'NV', NULL, NULL, 'transfer', 'jnl_01m8d0k65je01r75aa9wph88gw', 1, NULL, 'NV', 0, 1795733166258, 1795733164397, 1795733166258, 2, NULL);
INSERT INTO public.bank_transactions VALUES ('btx_01m8d0k4bdedsb4qtsv2axxsf0', 'org_01m8d0k30jehhagq40m1f9fwpt', 'bac_01m8d0k36nee8912zprsy771hq', '2026-03-31', -93655, 'FPO J WREN NET PAY MARCH', NULL, NULL, '\xb723781a8f8f5c03549e3d18755201bd640e2ac657779e194ac48817223ffdee', 1, 'fpo j wren net pay march', 'confirmed', 'acc_01m8d0k30jehhagq40fx149vtg', 'NV', NULL, NULL, 'account', 'jnl_01m8d0k6g1eqm88tp1hzpzxext', 1, 'acc_01m8d0k30jehhagq40fx149vtg', 'NV', 0, 1795733166593, 1795733164397, 1795733166593, 2, NULL);
INSERT INTO public.bank_transactions VALUES ('btx_01m8d0k4bdedsb4qtst4nx6n07', 'org_01m8d0k30jehhagq40m1f9fwpt', 'bac_01m8d0k36nee8912zprsy771hq', '2026-02-18', -5840, 'CARD TRAINLINE.COM LONDON', NULL, NULL, '\x56cf7dbbb1cce80aae434516f639c2ae3ac2f04ae4e3ec16a64f481c4271ce17', 1, 'card trainline.com london', 'confirmed', 'acc_01m8d0k30jehhagq40k7c3tw9p', 'ZR', NULL, NULL, 'account', 'jnl_01m8d0k7m5emx827kfkexpsm7e', 1, 'acc_01m8d0k30jehhagq40k7c3tw9p', 'ZR', 0, 1795733167749, 1795733164397, 1795733167749, 3, NULL);
INSERT INTO public.bank_transactions VALUES ('btx_01m8d0k4bdedsb4qtstfqzv3ev', 'org_01m8d0k30jehhagq40m1f9fwpt', 'bac_01m8d0k36nee8912zprsy771hq', '2026-03-02', -3600, 'CARD SLATEWORK SOFTWARE SUBSCRIPTION', NULL, NULL, '\xc9f5fec85cb8d9a7ff4021b408ab259a9bb61a729b1b9895d3cbf4c028444205', 1, 'card slatework software subscription', 'confirmed', 'acc_01m8d0k30jehhagq40jw053ve9', 'ST', NULL, NULL, 'account', 'jnl_01m8d0k7rce9ftfyjede7mn2qs', 1, 'acc_01m8d0k30jehhagq40jw053ve9', 'ST', -600, 1795733167884, 1795733164397, 1795733167884, 3, NULL);
INSERT INTO public.bank_transactions VALUES ('btx_01m8d0k4bdedsb4qtsstngj0hy', 'org_01m8d0k30jehhagq40m1f9fwpt', 'bac_01m8d0k36nee8912zprsy771hq', '2026-02-02', -3600, 'CARD SLATEWORK SOFTWARE SUBSCRIPTION', NULL, NULL, '\x67141ee03747f94a367872676174183b43b71f3c3cdd657ed483571c76ec7c0e', 1, 'card slatework software subscription', 'confirmed', 'acc_01m8d0k30jehhagq40jw053ve9', 'ST', NULL, NULL, 'account', 'jnl_01m8d0k7yqep2rwantdsaz0mn0', 1, 'acc_01m8d0k30jehhagq40jw053ve9', 'ST', -600, 1795733168087, 1795733164397, 1795733168087, 3, NULL);
INSERT INTO public.bank_transactions VALUES ('btx_01m8d0k4bdedsb4qtstsg0f7rq', 'org_01m8d0k30jehhagq40m1f9fwpt', 'bac_01m8d0k36nee8912zprsy771hq', '2026-03-20', -750, 'TOTAL CHARGES TO 19MAR2026', NULL, NULL, '\xf0ba29b088e504eae3e9a2fe7a0600dae5d622db4b4b80ccffa83595db79f5c3', 1, 'total charges to 19mar2026', 'confirmed', 'acc_01m8d0k30jehhagq40kr7wcwg9', 'EX', NULL, NULL, 'account', 'jnl_01m8d0k866e3vbt0cgebh3nbpx', 1, 'acc_01m8d0k30jehhagq40kr7wcwg9', 'EX', 0, 1795733168326, 1795733164397, 1795733168326, 3, NULL);
INSERT INTO public.bank_transactions VALUES ('btx_01m8d0ka96ents4haafx113rpa', 'org_01m8d0k2ttehvbhj6h4jgtc1d9', 'bac_01m8d0k2xceqe8e09egdnqzqcj', '2026-03-02', -50000, 'CARD 4417 SCREWFIX', NULL, NULL, '\x0ed9bb1b0d55af6c307ff282ecdc85bc1bd02e3792ac92d0af03bb4a90c6ddd4', 1, 'card 4417 screwfix', 'unconfirmed', NULL, 'NV', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1795733170470, 1795733170575, 3, NULL);
INSERT INTO public.blobs VALUES ('01a21a09a8067789a37c5aded286a8bf', 375, 1, 1795733170182, '\x28b52ffd607700cd0800040f7b2273756d6d617279223a7b227665726966696564223a747275652c2262616e6b5f726f7773223a332c22626f6f6d6174636865645f636f756e746d697373696e675f66726f6d5f626f6f6b73302c2272656d6f76657d2c22637265646974735f63686172676564636174696f6e223a7b2269735f65787065637465645f6e65745f64697363726570616e6379223a302e30302c2261637475616c656666656374726561736f6e223a2254686520756e20726f7773206578706c61696e207468652077686f6c6520646966666572656e6365206265747765656e2062616e6b20616e64202e227d223a5b5d223a5b5d7d0e007c4b48c0a28340404e932b4f820e7a4964b66533fef11344e10a3fa904d4b38712df61cc32');
INSERT INTO public.contacts VALUES ('con_01m8d0k3cdeygt0sv36xprt1mg', 'org_01m8d0k30jehhagq40m1f9fwpt', 'customer', 'Abbey Schools Trust', NULL, NULL, NULL, NULL, NULL, 30, NULL, NULL, 'active', 'abbey schools trust', 1795733163405, 1795733163405, 1);
INSERT INTO public.contacts VALUES ('con_01m8d0k3dve42a95ntsdpv44aa', 'org_01m8d0k30jehhagq40m1f9fwpt', 'customer', 'Kestrel Fitness CIC', NULL, NULL, NULL, NULL, NULL, 30, NULL, NULL, 'active', 'kestrel fitness cic', 1795733163451, 1795733163451, 1);
INSERT INTO public.contacts VALUES ('con_01m8d0k3f4e6wb9jd38t3n39z9', 'org_01m8d0k30jehhagq40m1f9fwpt', 'customer', 'Marlow & Pike LLP', NULL, NULL, NULL, NULL, NULL, 30, NULL, NULL, 'active', 'marlow & pike llp', 1795733163492, 1795733163492, 1);
INSERT INTO public.contacts VALUES ('con_01m8d0k3gveh3afcnz1dq2z2v2', 'org_01m8d0k30jehhagq40m1f9fwpt', 'supplier', 'Printwell', NULL, NULL, NULL, NULL, NULL, 30, NULL, NULL, 'active', 'printwell', 1795733163547, 1795733163547, 1);
INSERT INTO public.contacts VALUES ('con_01m8d0k3hxe3aswsfwm915ps6f', 'org_01m8d0k30jehhagq40m1f9fwpt', 'supplier', 'Techbarn', NULL, NULL, NULL, NULL, NULL, 30, NULL, NULL, 'active', 'techbarn', 1795733163581, 1795733163581, 1);
INSERT INTO public.contacts VALUES ('con_01m8d0k3jre3b9jbctn197my58', 'org_01m8d0k30jehhagq40m1f9fwpt', 'supplier', 'Harcourt Lettings', NULL, NULL, NULL, NULL, NULL, 30, NULL, NULL, 'active', 'harcourt lettings', 1795733163608, 1795733163608, 1);
INSERT INTO public.contacts VALUES ('con_01m8d0k3m8e54tzh5yrdaksf4h', 'org_01m8d0k30jehhagq40m1f9fwpt', 'supplier', 'Fern & Rowe', NULL, NULL, NULL, NULL, NULL, 30, NULL, NULL, 'active', 'fern & rowe', 1795733163656, 1795733163656, 1);
INSERT INTO public.credit_movements OVERRIDING SYSTEM VALUE VALUES (1, 'usr_01m8d0k2aveakb26expkytyjmb', 'grant', 10, 0, NULL, NULL, 1795733170079);
INSERT INTO public.credit_movements OVERRIDING SYSTEM VALUE VALUES (2, 'usr_01m8d0k2aveakb26expkytyjmb', 'charge', -3, 0, 'rec_01m8d0k9yderq8xh25gh7x5k2a', NULL, 1795733170182);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8d0k2aveakb26expkytyjmb', '', '01a21a09-8c0e-746e-9a7c-7a9a4fc07fb9', '\x5c7452414ad92b98b79b5910903bbef595cc552b9c56621595b1aac3956bb699', 201, '{"data":{"id":"org_01m8d0k30jehhagq40m1f9fwpt","name":"Wren & Marsh Ltd","currency":"GBP","country":"GB","financial_year_end":"03-31","vat_registered":true,"vat_number":null,"vat_scheme":"standard","flat_rate_percent":null,"vat_rounding":"line","status":"active","role":"owner","lock_date":null,"created_at":"2026-11-26T22:46:03.026Z","updated_at":"2026-11-26T22:46:03.026Z","version":1}}', 1795733163026);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8d0k2aveakb26expkytyjmb', 'org_01m8d0k30jehhagq40m1f9fwpt', '01a21a09-8c44-7449-bfdf-c1f791531e07', '\xbf803028d384044a44b39ef31a26967d22a979e3937a974fa31cb28050327eb0', 201, '{"data":{"id":"acc_01m8d0k328eeva3cfgq1cxk14e","code":"2250","name":"VAT","account_type":"LIABILITY","role":"vat_control","default_vat_code":null,"description":null,"currency":"GBP","status":"active","balance":0.00,"created_at":"2026-11-26T22:46:03.080Z","updated_at":"2026-11-26T22:46:03.080Z","version":1}}', 1795733163080);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8d0k2aveakb26expkytyjmb', 'org_01m8d0k30jehhagq40m1f9fwpt', '01a21a09-8c8b-7164-9106-a87a9a95035b', '\x89fee725678c69f8384dd5d3d92edc6ca6098eaa56610cc8964d197ba02ed3f3', 201, '{"data":{"id":"acc_01m8d0k34deqyra696nj31rk2h","code":"4100","name":"Room hire","account_type":"INCOME","role":null,"default_vat_code":"EX","description":null,"currency":"GBP","status":"active","balance":0.00,"created_at":"2026-11-26T22:46:03.149Z","updated_at":"2026-11-26T22:46:03.149Z","version":1}}', 1795733163149);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8d0k2aveakb26expkytyjmb', 'org_01m8d0k30jehhagq40m1f9fwpt', '01a21a09-8ca4-715c-aea2-ce6d287da72c', '\x7c54ce4e85499b75fe7e549e4c5782574156744b0b17acf37b0651bad4514eb2', 201, '{"data":{"id":"acc_01m8d0k358e6bsjc3gj4m448ft","code":"6800","name":"Depreciation","account_type":"EXPENSE","role":null,"default_vat_code":null,"description":null,"currency":"GBP","status":"active","balance":0.00,"created_at":"2026-11-26T22:46:03.176Z","updated_at":"2026-11-26T22:46:03.176Z","version":1}}', 1795733163176);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8d0k2aveakb26expkytyjmb', 'org_01m8d0k30jehhagq40m1f9fwpt', '01a21a09-8cd4-7403-a63a-ae9e74984a91', '\x749e51d5530b93ef70c2cedb6b5cb8e017592e27a0d7ceaf0d81bad4564d53a4', 201, '{"data":{"id":"bac_01m8d0k36nee8912zprsy771hq","name":"Current","type":"current","account_id":"acc_01m8d0k30jehhagq40f6hahmr9","currency":"GBP","account_number":null,"sort_code":null,"iban":null,"opening_balance":10000.00,"opening_date":"2026-01-01","opening_journal_id":"jnl_01m8d0k36nee8912zps37yjy38","ledger_balance":10000.00,"statement_balance":null,"statement_date":null,"unconfirmed_count":0,"created_at":"2026-11-26T22:46:03.221Z","updated_at":"2026-11-26T22:46:03.221Z","version":1}}', 1795733163221);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8d0k2aveakb26expkytyjmb', 'org_01m8d0k30jehhagq40m1f9fwpt', '01a21a09-8d31-712b-8349-e0a44ae5bb4b', '\x81e4fc234516534b99356ee4ca0675f6c719d56b6dac405960cfdf0105f95104', 201, '{"data":{"id":"bac_01m8d0k39kewgt6vyp1w7kcwhe","name":"Savings","type":"savings","account_id":"acc_01m8d0k39kewgt6vyp20jkf8bp","currency":"GBP","account_number":null,"sort_code":null,"iban":null,"opening_balance":null,"opening_date":null,"opening_journal_id":null,"ledger_balance":0.00,"statement_balance":null,"statement_date":null,"unconfirmed_count":0,"created_at":"2026-11-26T22:46:03.315Z","updated_at":"2026-11-26T22:46:03.315Z","version":1}}', 1795733163315);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8d0k2aveakb26expkytyjmb', 'org_01m8d0k30jehhagq40m1f9fwpt', '01a21a09-8d8a-70c6-a996-9ec3ee623c5e', '\x00d7142bb0ad1d84470c25e23c58cf820423d516e402f52608e95c005f7f0a2c', 201, '{"data":{"id":"con_01m8d0k3cdeygt0sv36xprt1mg","kind":"customer","name":"Abbey Schools Trust","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-26T22:46:03.405Z","updated_at":"2026-11-26T22:46:03.405Z","version":1}}', 1795733163405);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8d0k2aveakb26expkytyjmb', 'org_01m8d0k30jehhagq40m1f9fwpt', '01a21a09-8db8-7644-ab71-f920d12c46b7', '\x320faa417690e5e5a405f7b0a0c059697a5a7f35819350b5ac9aee9dc85a8bf5', 201, '{"data":{"id":"con_01m8d0k3dve42a95ntsdpv44aa","kind":"customer","name":"Kestrel Fitness CIC","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-26T22:46:03.451Z","updated_at":"2026-11-26T22:46:03.451Z","version":1}}', 1795733163451);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8d0k2aveakb26expkytyjmb', 'org_01m8d0k30jehhagq40m1f9fwpt', '01a21a09-8de2-76c8-8346-ce260e05f6b4', '\x4aad51cc0724ac3379665339c33929780c3e52cb448e9977b96a9a8ccce5f539', 201, '{"data":{"id":"con_01m8d0k3f4e6wb9jd38t3n39z9","kind":"customer","name":"Marlow & Pike LLP","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-26T22:46:03.492Z","updated_at":"2026-11-26T22:46:03.492Z","version":1}}', 1795733163492);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8d0k2aveakb26expkytyjmb', 'org_01m8d0k30jehhagq40m1f9fwpt', '01a21a09-8e1a-75fd-903b-67402031de9d', '\xbd0aca1c1fbea2566eafe16e910a4d37ae3e57a259553014816c7d77c29890c9', 201, '{"data":{"id":"con_01m8d0k3gveh3afcnz1dq2z2v2","kind":"supplier","name":"Printwell","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-26T22:46:03.547Z","updated_at":"2026-11-26T22:46:03.547Z","version":1}}', 1795733163547);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8d0k2aveakb26expkytyjmb', 'org_01m8d0k30jehhagq40m1f9fwpt', '01a21a09-8e3b-742a-b1f7-0dc8a33cce6c', '\xd020a252aa5324e4b0652b71434f1a5d6dd83267f1bf3d1dbdd03b60f976f59e', 201, '{"data":{"id":"con_01m8d0k3hxe3aswsfwm915ps6f","kind":"supplier","name":"Techbarn","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-26T22:46:03.581Z","updated_at":"2026-11-26T22:46:03.581Z","version":1}}', 1795733163581);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8d0k2aveakb26expkytyjmb', 'org_01m8d0k30jehhagq40m1f9fwpt', '01a21a09-8e55-7073-9335-68aa65457a2d', '\x1abfba4d92cd7e2dcf5645973f4881f5048b89f9f47a3a6834e53b4c85ec8e4f', 201, '{"data":{"id":"con_01m8d0k3jre3b9jbctn197my58","kind":"supplier","name":"Harcourt Lettings","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-26T22:46:03.608Z","updated_at":"2026-11-26T22:46:03.608Z","version":1}}', 1795733163608);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8d0k2aveakb26expkytyjmb', 'org_01m8d0k30jehhagq40m1f9fwpt', '01a21a09-8e86-72c4-8c7e-219133990792', '\x00c1a2bd50e3063c37b49b353ccef6a736eadcf02952e770f9979be389d1da3c', 201, '{"data":{"id":"con_01m8d0k3m8e54tzh5yrdaksf4h","kind":"supplier","name":"Fern & Rowe","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-26T22:46:03.656Z","updated_at":"2026-11-26T22:46:03.656Z","version":1}}', 1795733163656);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8d0k2aveakb26expkytyjmb', 'org_01m8d0k30jehhagq40m1f9fwpt', 'tieout-invoices-60f8447c67b2b15a5a35b92286d85d30c19d0fdf6895fab07bda44e8645ed5e9', '\x12c29d3f64822e4feb0c548734512c7799bbcac1a215643c0e2e050cd3ba2995', 201, '{"data":{"id":"inv_01m8d0k3qde4atw8v2jykeb9xk","type":"sales","kind":"invoice","status":"issued","number":"INV-0001","contact_id":"con_01m8d0k3cdeygt0sv36xprt1mg","contact_name":"Abbey Schools Trust","issue_date":"2026-01-15","due_date":"2026-02-14","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":1950.00,"vat_total":390.00,"gross_total":2340.00,"amount_paid":0.00,"amount_credited":0.00,"amount_due":2340.00,"overdue":true,"journal_id":"jnl_01m8d0k3qde4atw8v2k3944zs9","void_date":null,"void_journal_id":null,"created_at":"2026-11-26T22:46:03.757Z","updated_at":"2026-11-26T22:46:03.757Z","version":1,"lines":[{"description":"Course design, 3 days","quantity":3,"unit_price":650.00,"discount_percent":null,"account_id":"acc_01m8d0k30jehhagq40h0dhyect","account_code":"4000","vat_code":"ST","net_amount":1950.00,"vat_amount":390.00,"gross_amount":2340.00}]}}', 1795733163757);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8d0k2aveakb26expkytyjmb', 'org_01m8d0k30jehhagq40m1f9fwpt', 'tieout-invoices-33b278a14790d5e22ee6c32f778e994dd2dee4f2c71cc7a5d291fd81c971e65d', '\xd171b8ac18689777cd5e27540e8a5a1cf17ee12c108e5091e3f22e89b6371887', 201, '{"data":{"id":"inv_01m8d0k3sze6grxvfjs05b7t39","type":"purchase","kind":"invoice","status":"issued","number":"HL-33","contact_id":"con_01m8d0k3jre3b9jbctn197my58","contact_name":"Harcourt Lettings","issue_date":"2026-02-01","due_date":"2026-03-03","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":1350.00,"vat_total":0.00,"gross_total":1350.00,"amount_paid":0.00,"amount_credited":0.00,"amount_due":1350.00,"overdue":true,"journal_id":"jnl_01m8d0k3sze6grxvfjs6xwena7","void_date":null,"void_journal_id":null,"created_at":"2026-11-26T22:46:03.839Z","updated_at":"2026-11-26T22:46:03.839Z","version":1,"lines":[{"description":"Rent, January to March","quantity":1,"unit_price":1350.00,"discount_percent":null,"account_id":"acc_01m8d0k30jehhagq40jdsfqb13","account_code":"6100","vat_code":"EX","net_amount":1350.00,"vat_amount":0.00,"gross_amount":1350.00}]}}', 1795733163839);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8d0k2aveakb26expkytyjmb', 'org_01m8d0k30jehhagq40m1f9fwpt', 'tieout-invoices-5561601bb1b9d090799a146e3ff00f169b856c1fc23667ecc6fd06686281c98e', '\x1ed20283ddc6089fa39db2db63a6119c297e697d47e0c1573c350975dc1bd9d7', 201, '{"data":{"id":"inv_01m8d0k3vce5bb5e2pxr0nt0p2","type":"sales","kind":"invoice","status":"issued","number":"INV-0005","contact_id":"con_01m8d0k3f4e6wb9jd38t3n39z9","contact_name":"Marlow & Pike LLP","issue_date":"2026-03-03","due_date":"2026-04-02","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":500.00,"vat_total":100.00,"gross_total":600.00,"amount_paid":0.00,"amount_credited":0.00,"amount_due":600.00,"overdue":true,"journal_id":"jnl_01m8d0k3vce5bb5e2pxy57amje","void_date":null,"void_journal_id":null,"created_at":"2026-11-26T22:46:03.884Z","updated_at":"2026-11-26T22:46:03.884Z","version":1,"lines":[{"description":"Raised in error","quantity":1,"unit_price":500.00,"discount_percent":null,"account_id":"acc_01m8d0k30jehhagq40h0dhyect","account_code":"4000","vat_code":"ST","net_amount":500.00,"vat_amount":100.00,"gross_amount":600.00}]}}', 1795733163884);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8d0k2aveakb26expkytyjmb', 'org_01m8d0k30jehhagq40m1f9fwpt', '01a21a09-9117-74ca-91fe-c05a3e26c6a1', '\xedf7b9dae6411f6efd6faaf7d91bf8db42f9b09b87183b24f6ead8f18433b4de', 201, '{"data":{"id":"set_01m8d0k48sedwrhze3k4d69tkc","type":"receipt","status":"posted","refund":false,"contact_id":"con_01m8d0k3dve42a95ntsdpv44aa","contact_name":"Kestrel Fitness CIC","bank_account_id":"bac_01m8d0k36nee8912zprsy771hq","date":"2026-03-06","amount":282.00,"currency":"GBP","reference":null,"allocated_amount":282.00,"unallocated_amount":0.00,"allocations":[{"id":"alc_01m8d0k48sedwrhze3kd2ah50m","invoice_id":"inv_01m8d0k3tfej6s7dyndn2rmdtt","invoice_number":"INV-0003","settlement_id":"set_01m8d0k48sedwrhze3k4d69tkc","credit_note_id":null,"amount":282.00,"date":"2026-03-06","created_at":"2026-11-26T22:46:04.313Z"}],"bank_transaction_id":null,"journal_id":"jnl_01m8d0k48sedwrhze3k8815wsy","void_date":null,"void_journal_id":null,"created_at":"2026-11-26T22:46:04.313Z","updated_at":"2026-11-26T22:46:04.313Z","version":1}}', 1795733164313);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8d0k2aveakb26expkytyjmb', 'org_01m8d0k30jehhagq40m1f9fwpt', '01a21a09-916b-730d-b5e6-2565e103a000', '\x45d93ee42a9795e6d9f6bf6eb748a1e22b16df2c4065437d30245673e0467cd6', 200, '{"data":{"created":13,"duplicates":0,"dry_run":false,"rows":[{"index":0,"status":"created","id":"btx_01m8d0k4bdedsb4qtssjfa4e48"},{"index":1,"status":"created","id":"btx_01m8d0k4bdedsb4qtssq2cs9yb"},{"index":2,"status":"created","id":"btx_01m8d0k4bdedsb4qtsstngj0hy"},{"index":3,"status":"created","id":"btx_01m8d0k4bdedsb4qtssz1a8cts"},{"index":4,"status":"created","id":"btx_01m8d0k4bdedsb4qtst19p8ekz"},{"index":5,"status":"created","id":"btx_01m8d0k4bdedsb4qtst4nx6n07"},{"index":6,"status":"created","id":"btx_01m8d0k4bdedsb4qtst8cqcdsa"},{"index":7,"status":"created","id":"btx_01m8d0k4bdedsb4qtstfqzv3ev"},{"index":8,"status":"created","id":"btx_01m8d0k4bdedsb4qtstkw4810x"},{"index":9,"status":"created","id":"btx_01m8d0k4bdedsb4qtstqm7pnpn"},{"index":10,"status":"created","id":"btx_01m8d0k4bdedsb4qtstsg0f7rq"},{"index":11,"status":"created","id":"btx_01m8d0k4bdedsb4qtstwak743g"},{"index":12,"status":"created","id":"btx_01m8d0k4bdedsb4qtsv2axxsf0"}]}}', 1795733164397);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8d0k2aveakb26expkytyjmb', 'org_01m8d0k30jehhagq40m1f9fwpt', '01a21a09-947a-74cc-bce4-a3bec54384af', '\x6510efe427b102de1d99dc5c7c9fb7a1f856cb0378bb2ac0c8ec52e906674473', 200, '{"data":{"id":"btx_01m8d0k4bdedsb4qtst19p8ekz","bank_account_id":"bac_01m8d0k36nee8912zprsy771hq","date":"2026-02-16","amount":1710.00,"currency":"GBP","description":"FPI ABBEY SCHOOLS TRUST INV-0001 INV-0002","reference":null,"external_id":null,"status":"confirmed","account_id":null,"vat_code":"NV","vat_amount":0.00,"net_amount":1710.00,"contact_id":"con_01m8d0k3cdeygt0sv36xprt1mg","journal_id":"jnl_01m8d0k542e9z80r9chpermbs1","settlement_id":"set_01m8d0k542e9z80r9chpermbs1","confirmed_at":"2026-11-26T22:46:05.186Z","created_at":"2026-11-26T22:46:04.397Z","updated_at":"2026-11-26T22:46:05.186Z","version":2}}', 1795733165186);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8d0k2aveakb26expkytyjmb', 'org_01m8d0k30jehhagq40m1f9fwpt', '01a21a09-95cf-71e0-b182-15fa52e68e71', '\x884ac88efa4425b15e8a66dd984471edd0fbfbe7952b5c351eb575e97152363a', 200, '{"data":{"id":"btx_01m8d0k4bdedsb4qtst8cqcdsa","bank_account_id":"bac_01m8d0k36nee8912zprsy771hq","date":"2026-02-27","amount":-400.00,"currency":"GBP","description":"FPO PRINTWELL PX-881","reference":null,"external_id":null,"status":"confirmed","account_id":null,"vat_code":"NV","vat_amount":0.00,"net_amount":-400.00,"contact_id":"con_01m8d0k3gveh3afcnz1dq2z2v2","journal_id":"jnl_01m8d0k5eye7h8enz3chvad3sm","settlement_id":"set_01m8d0k5eye7h8enz3chvad3sm","confirmed_at":"2026-11-26T22:46:05.534Z","created_at":"2026-11-26T22:46:04.397Z","updated_at":"2026-11-26T22:46:05.534Z","version":2}}', 1795733165534);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8d0k2aveakb26expkytyjmb', 'org_01m8d0k30jehhagq40m1f9fwpt', '01a21a09-96ef-709f-ad1d-3a9ed71efaee', '\x3b39e165c38b42ee92627f02d7b707a07cb686e9fcc7cc0e74a12807dbeb3acf', 200, '{"data":{"id":"btx_01m8d0k4bdedsb4qtstqm7pnpn","bank_account_id":"bac_01m8d0k36nee8912zprsy771hq","date":"2026-03-16","amount":1418.40,"currency":"GBP","description":"FPI MARLOW AND PIKE LLP INV-0004 LESS CN-0001","reference":null,"external_id":null,"status":"confirmed","account_id":null,"vat_code":"NV","vat_amount":0.00,"net_amount":1418.40,"contact_id":"con_01m8d0k3f4e6wb9jd38t3n39z9","journal_id":"jnl_01m8d0k5qjedx816brrsq4eshd","settlement_id":"set_01m8d0k5qjedx816brrsq4eshd","confirmed_at":"2026-11-26T22:46:05.810Z","created_at":"2026-11-26T22:46:04.397Z","updated_at":"2026-11-26T22:46:05.810Z","version":2}}', 1795733165810);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8d0k2aveakb26expkytyjmb', 'org_01m8d0k30jehhagq40m1f9fwpt', 'tieout-invoices-f8d27283faccdb39424d507c5d9a4ea0dc198cef56e7684992527c8ba093821c', '\x99b25baa5d4a4f6a682893ea8d1d4a655081db00e9544fd2fb0a3ead03335843', 201, '{"data":{"id":"inv_01m8d0k3r2e0mb1s84ybs5whkm","type":"purchase","kind":"invoice","status":"issued","number":"PX-881","contact_id":"con_01m8d0k3gveh3afcnz1dq2z2v2","contact_name":"Printwell","issue_date":"2026-01-20","due_date":"2026-02-19","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":412.00,"vat_total":0.00,"gross_total":412.00,"amount_paid":0.00,"amount_credited":0.00,"amount_due":412.00,"overdue":true,"journal_id":"jnl_01m8d0k3r2e0mb1s84yeq600kj","void_date":null,"void_journal_id":null,"created_at":"2026-11-26T22:46:03.778Z","updated_at":"2026-11-26T22:46:03.778Z","version":1,"lines":[{"description":"Printing of workbooks","quantity":1,"unit_price":412.00,"discount_percent":null,"account_id":"acc_01m8d0k30jehhagq40hqvagrhv","account_code":"5000","vat_code":"ZR","net_amount":412.00,"vat_amount":0.00,"gross_amount":412.00}]}}', 1795733163778);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8d0k2aveakb26expkytyjmb', 'org_01m8d0k30jehhagq40m1f9fwpt', 'tieout-invoices-a4df3caa411e2211a33cc29fa7e400adc915d168ff0da0cb8d602a14f3c217a7', '\x6a131fc8da36fd9f2f6dc1b1ae968f07ad47e1981388ed957920dfabb7afe41d', 201, '{"data":{"id":"inv_01m8d0k3rnef492bg9dcfk471t","type":"purchase","kind":"invoice","status":"issued","number":"TB-0117","contact_id":"con_01m8d0k3hxe3aswsfwm915ps6f","contact_name":"Techbarn","issue_date":"2026-01-21","due_date":"2026-02-20","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":899.00,"vat_total":179.80,"gross_total":1078.80,"amount_paid":0.00,"amount_credited":0.00,"amount_due":1078.80,"overdue":true,"journal_id":"jnl_01m8d0k3rnef492bg9dg55etx0","void_date":null,"void_journal_id":null,"created_at":"2026-11-26T22:46:03.797Z","updated_at":"2026-11-26T22:46:03.797Z","version":1,"lines":[{"description":"Laptop","quantity":1,"unit_price":899.00,"discount_percent":null,"account_id":"acc_01m8d0k30jehhagq40e4ah3qtp","account_code":"1000","vat_code":"ST","net_amount":899.00,"vat_amount":179.80,"gross_amount":1078.80}]}}', 1795733163797);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8d0k2aveakb26expkytyjmb', 'org_01m8d0k30jehhagq40m1f9fwpt', 'tieout-invoices-137650bf3204798ecdd0c8d6a0b16c5d8b887f14d37823a446331493652e2b20', '\x847411e518dc28cad9232432c8125b7bf5cb456830545dcc43d2fb23d877bd55', 201, '{"data":{"id":"inv_01m8d0k3tfej6s7dyndn2rmdtt","type":"sales","kind":"invoice","status":"issued","number":"INV-0003","contact_id":"con_01m8d0k3dve42a95ntsdpv44aa","contact_name":"Kestrel Fitness CIC","issue_date":"2026-02-09","due_date":"2026-03-11","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":275.00,"vat_total":7.00,"gross_total":282.00,"amount_paid":0.00,"amount_credited":0.00,"amount_due":282.00,"overdue":true,"journal_id":"jnl_01m8d0k3tfej6s7dynds0yn6ee","void_date":null,"void_journal_id":null,"created_at":"2026-11-26T22:46:03.855Z","updated_at":"2026-11-26T22:46:03.855Z","version":1,"lines":[{"description":"Seminar room, 5 evenings","quantity":5,"unit_price":48.00,"discount_percent":null,"account_id":"acc_01m8d0k34deqyra696nj31rk2h","account_code":"4100","vat_code":"EX","net_amount":240.00,"vat_amount":0.00,"gross_amount":240.00},{"description":"Projector","quantity":1,"unit_price":35.00,"discount_percent":null,"account_id":"acc_01m8d0k30jehhagq40h0dhyect","account_code":"4000","vat_code":"ST","net_amount":35.00,"vat_amount":7.00,"gross_amount":42.00}]}}', 1795733163855);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8d0k2aveakb26expkytyjmb', 'org_01m8d0k30jehhagq40m1f9fwpt', 'tieout-invoices-ac2ba0c19c59251b3156953bcd1e8546012ddfa2f0fb0ef471dfea9d3d68cc92', '\xd9d6659210e6a10bda0394515a7a5d4a9ed396d00d38358c3d64ce54ef0d8c57', 201, '{"data":{"id":"inv_01m8d0k3vtew1vm5ddjvgez4xa","type":"sales","kind":"credit_note","status":"issued","number":"CN-0001","contact_id":"con_01m8d0k3f4e6wb9jd38t3n39z9","contact_name":"Marlow & Pike LLP","issue_date":"2026-03-12","due_date":"2026-03-12","amounts_are":"exclusive","currency":"GBP","reference":"INV-0004","notes":null,"net_total":150.00,"vat_total":30.00,"gross_total":180.00,"amount_paid":0.00,"amount_credited":0.00,"amount_due":180.00,"overdue":false,"journal_id":"jnl_01m8d0k3vtew1vm5ddjzrm625d","void_date":null,"void_journal_id":null,"created_at":"2026-11-26T22:46:03.898Z","updated_at":"2026-11-26T22:46:03.898Z","version":1,"lines":[{"description":"A day that was not held","quantity":1,"unit_price":150.00,"discount_percent":null,"account_id":"acc_01m8d0k30jehhagq40h0dhyect","account_code":"4000","vat_code":"ST","net_amount":150.00,"vat_amount":30.00,"gross_amount":180.00}]}}', 1795733163898);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8d0k2aveakb26expkytyjmb', 'org_01m8d0k30jehhagq40m1f9fwpt', 'tieout-invoices-5a1d2091764e17ee702768db260f152747cf2a81b93379c33ab8c03a0e32fa26', '\xcc22a550e9409778069160a04c020799158cbd49d84891c8e62583b189c6a835', 201, '{"data":{"id":"inv_01m8d0k3wtemmt82zs8py7m4hn","type":"sales","kind":"invoice","status":"issued","number":"INV-0006","contact_id":"con_01m8d0k3cdeygt0sv36xprt1mg","contact_name":"Abbey Schools Trust","issue_date":"2026-03-27","due_date":"2026-04-26","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":499.00,"vat_total":65.00,"gross_total":564.00,"amount_paid":0.00,"amount_credited":0.00,"amount_due":564.00,"overdue":true,"journal_id":"jnl_01m8d0k3wtemmt82zs8tejtscp","void_date":null,"void_journal_id":null,"created_at":"2026-11-26T22:46:03.930Z","updated_at":"2026-11-26T22:46:03.930Z","version":1,"lines":[{"description":"Workbooks","quantity":24,"unit_price":7.25,"discount_percent":null,"account_id":"acc_01m8d0k30jehhagq40h4hdsmcd","account_code":"4010","vat_code":"ZR","net_amount":174.00,"vat_amount":0.00,"gross_amount":174.00},{"description":"Half a day of course design","quantity":0.5,"unit_price":650.00,"discount_percent":null,"account_id":"acc_01m8d0k30jehhagq40h0dhyect","account_code":"4000","vat_code":"ST","net_amount":325.00,"vat_amount":65.00,"gross_amount":390.00}]}}', 1795733163930);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8d0k2aveakb26expkytyjmb', 'org_01m8d0k30jehhagq40m1f9fwpt', '01a21a09-904c-7246-9b6c-7291936d0a82', '\xaee0d419127caae87e6a31346300034a3e216d06e7bd055d1c3a5902ccc304a1', 201, '{"data":{"id":"inv_01m8d0k3vtew1vm5ddjvgez4xa","type":"sales","kind":"credit_note","status":"paid","number":"CN-0001","contact_id":"con_01m8d0k3f4e6wb9jd38t3n39z9","contact_name":"Marlow & Pike LLP","issue_date":"2026-03-12","due_date":"2026-03-12","amounts_are":"exclusive","currency":"GBP","reference":"INV-0004","notes":null,"net_total":150.00,"vat_total":30.00,"gross_total":180.00,"amount_paid":0.00,"amount_credited":180.00,"amount_due":0.00,"overdue":false,"journal_id":"jnl_01m8d0k3vtew1vm5ddjzrm625d","void_date":null,"void_journal_id":null,"created_at":"2026-11-26T22:46:03.898Z","updated_at":"2026-11-26T22:46:04.113Z","version":2,"lines":[{"description":"A day that was not held","quantity":1,"unit_price":150.00,"discount_percent":null,"account_id":"acc_01m8d0k30jehhagq40h0dhyect","account_code":"4000","vat_code":"ST","net_amount":150.00,"vat_amount":30.00,"gross_amount":180.00}]}}', 1795733164113);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8d0k2aveakb26expkytyjmb', 'org_01m8d0k30jehhagq40m1f9fwpt', 'tieout-journals-1d279658020a57578c7071b6a595c46f668bea27594c8b390090de39f6b3b6a8', '\x9d2e431536ed54508cec7a48941481a84522ff4b8e304593594841199cbe24d9', 200, '{"data":{"mode":"all_or_nothing","posted":3,"refused":0,"items":[{"index":0,"status":"posted","id":"jnl_01m8d0k46veddaxdjswwmhx89n","sequence":14,"error":null},{"index":1,"status":"posted","id":"jnl_01m8d0k46veddaxdjsx4s7r824","sequence":15,"error":null},{"index":2,"status":"posted","id":"jnl_01m8d0k46veddaxdjsxdm8hbsc","sequence":16,"error":null}]}}', 1795733164251);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8d0k2aveakb26expkytyjmb', 'org_01m8d0k30jehhagq40m1f9fwpt', 'tieout-invoices-bdba25208091229d19b00bd2bc1c94f16668268bc445cca930965aa8d4f051af', '\xbfeb76c097fb1eada7a78a6d0a221fc2eac98d94f9e87557492b06e207247654', 201, '{"data":{"id":"inv_01m8d0k3sae479y8nnq797n0tw","type":"sales","kind":"invoice","status":"issued","number":"INV-0002","contact_id":"con_01m8d0k3cdeygt0sv36xprt1mg","contact_name":"Abbey Schools Trust","issue_date":"2026-01-28","due_date":"2026-02-27","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":870.00,"vat_total":0.00,"gross_total":870.00,"amount_paid":0.00,"amount_credited":0.00,"amount_due":870.00,"overdue":true,"journal_id":"jnl_01m8d0k3sae479y8nnqbbdn293","void_date":null,"void_journal_id":null,"created_at":"2026-11-26T22:46:03.818Z","updated_at":"2026-11-26T22:46:03.818Z","version":1,"lines":[{"description":"Workbooks","quantity":120,"unit_price":7.25,"discount_percent":null,"account_id":"acc_01m8d0k30jehhagq40h4hdsmcd","account_code":"4010","vat_code":"ZR","net_amount":870.00,"vat_amount":0.00,"gross_amount":870.00}]}}', 1795733163818);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8d0k2aveakb26expkytyjmb', 'org_01m8d0k30jehhagq40m1f9fwpt', 'tieout-invoices-b535cad53f2a83e79bd68b038e2f4554eba682c0e4127782fc9a321eabc3acf6', '\xf6c8402b32ad75efb5bdb1daec25b6771006b47a237d8c7fff91224bb05ad065', 201, '{"data":{"id":"inv_01m8d0k3tze3pbakwk13enf60g","type":"sales","kind":"invoice","status":"issued","number":"INV-0004","contact_id":"con_01m8d0k3f4e6wb9jd38t3n39z9","contact_name":"Marlow & Pike LLP","issue_date":"2026-02-20","due_date":"2026-03-22","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":1332.00,"vat_total":266.40,"gross_total":1598.40,"amount_paid":0.00,"amount_credited":0.00,"amount_due":1598.40,"overdue":true,"journal_id":"jnl_01m8d0k3tze3pbakwk1552fsbz","void_date":null,"void_journal_id":null,"created_at":"2026-11-26T22:46:03.871Z","updated_at":"2026-11-26T22:46:03.871Z","version":1,"lines":[{"description":"Course for new starters","quantity":1,"unit_price":1480.00,"discount_percent":10,"account_id":"acc_01m8d0k30jehhagq40h0dhyect","account_code":"4000","vat_code":"ST","net_amount":1332.00,"vat_amount":266.40,"gross_amount":1598.40}]}}', 1795733163871);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8d0k2aveakb26expkytyjmb', 'org_01m8d0k30jehhagq40m1f9fwpt', 'tieout-invoices-450d6357ce113db1eba26e946f8f677cd0714313757cb9ecc310a7cc2a9993a7', '\x7090936363103c104bfa73dbab4d8946a060665f2d37a5e899f84f6ab6960df7', 201, '{"data":{"id":"inv_01m8d0k3wdent9m2e3tbqha78q","type":"purchase","kind":"invoice","status":"issued","number":"FR-1209","contact_id":"con_01m8d0k3m8e54tzh5yrdaksf4h","contact_name":"Fern & Rowe","issue_date":"2026-03-24","due_date":"2026-04-23","amounts_are":"inclusive","currency":"GBP","reference":null,"notes":null,"net_total":640.00,"vat_total":128.00,"gross_total":768.00,"amount_paid":0.00,"amount_credited":0.00,"amount_due":768.00,"overdue":true,"journal_id":"jnl_01m8d0k3wdent9m2e3tdny5dtx","void_date":null,"void_journal_id":null,"created_at":"2026-11-26T22:46:03.917Z","updated_at":"2026-11-26T22:46:03.917Z","version":1,"lines":[{"description":"Illustration, 2 days","quantity":2,"unit_price":384.00,"discount_percent":null,"account_id":"acc_01m8d0k30jehhagq40hrz79ffr","account_code":"5010","vat_code":"ST","net_amount":640.00,"vat_amount":128.00,"gross_amount":768.00}]}}', 1795733163917);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8d0k2aveakb26expkytyjmb', 'org_01m8d0k30jehhagq40m1f9fwpt', '01a21a09-8fd5-7495-89f6-d89bb5a47f87', '\xc9d8d22149d4f676779adf1d90eeacdeb7be5c231714ffe55a13b478137c51f2', 200, '{"data":{"id":"inv_01m8d0k3vce5bb5e2pxr0nt0p2","type":"sales","kind":"invoice","status":"void","number":"INV-0005","contact_id":"con_01m8d0k3f4e6wb9jd38t3n39z9","contact_name":"Marlow & Pike LLP","issue_date":"2026-03-03","due_date":"2026-04-02","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":500.00,"vat_total":100.00,"gross_total":600.00,"amount_paid":0.00,"amount_credited":0.00,"amount_due":0.00,"overdue":false,"journal_id":"jnl_01m8d0k3vce5bb5e2pxy57amje","void_date":"2026-03-03","void_journal_id":"jnl_01m8d0k3ysehzsx1c7k1ybhwxp","created_at":"2026-11-26T22:46:03.884Z","updated_at":"2026-11-26T22:46:03.993Z","version":2,"lines":[{"description":"Raised in error","quantity":1,"unit_price":500.00,"discount_percent":null,"account_id":"acc_01m8d0k30jehhagq40h0dhyect","account_code":"4000","vat_code":"ST","net_amount":500.00,"vat_amount":100.00,"gross_amount":600.00}]}}', 1795733163993);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8d0k2aveakb26expkytyjmb', 'org_01m8d0k30jehhagq40m1f9fwpt', '01a21a09-9226-725d-9710-6f8a9053838d', '\x3795cbcccb484a832476deb9a09e032c1cc4e6e403c9ea02b198a56f28312def', 200, '{"data":{"id":"btx_01m8d0k4bdedsb4qtssjfa4e48","bank_account_id":"bac_01m8d0k36nee8912zprsy771hq","date":"2026-01-22","amount":-1078.80,"currency":"GBP","description":"FPO TECHBARN LTD TB-0117","reference":null,"external_id":null,"status":"confirmed","account_id":null,"vat_code":"NV","vat_amount":0.00,"net_amount":-1078.80,"contact_id":"con_01m8d0k3hxe3aswsfwm915ps6f","journal_id":"jnl_01m8d0k4haenn9jrsx24s7pf12","settlement_id":"set_01m8d0k4haenn9jrsx24s7pf12","confirmed_at":"2026-11-26T22:46:04.586Z","created_at":"2026-11-26T22:46:04.397Z","updated_at":"2026-11-26T22:46:04.586Z","version":2}}', 1795733164586);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8d0k2aveakb26expkytyjmb', 'org_01m8d0k30jehhagq40m1f9fwpt', '01a21a09-92d1-7338-8cbc-9bfacf686fe9', '\x848d2ac008769f3fd97eedc919741d2a1d406e399063549d25d0a3fc2319cc77', 200, '{"data":{"id":"btx_01m8d0k4bdedsb4qtssq2cs9yb","bank_account_id":"bac_01m8d0k36nee8912zprsy771hq","date":"2026-01-30","amount":1500.00,"currency":"GBP","description":"FPI ABBEY SCHOOLS TRUST PART INV-0001","reference":null,"external_id":null,"status":"confirmed","account_id":null,"vat_code":"NV","vat_amount":0.00,"net_amount":1500.00,"contact_id":"con_01m8d0k3cdeygt0sv36xprt1mg","journal_id":"jnl_01m8d0k4ppehxacvmy94q0c8t8","settlement_id":"set_01m8d0k4ppehxacvmy94q0c8t8","confirmed_at":"2026-11-26T22:46:04.758Z","created_at":"2026-11-26T22:46:04.397Z","updated_at":"2026-11-26T22:46:04.758Z","version":2}}', 1795733164758);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8d0k2aveakb26expkytyjmb', 'org_01m8d0k30jehhagq40m1f9fwpt', '01a21a09-93a2-728b-b536-71cbfa884dc8', '\x3ced012cfb6c95b672efb8f1ab57aaa24383609e05232f4da3bfd47325eba202', 200, '{"data":{"id":"btx_01m8d0k4bdedsb4qtssz1a8cts","bank_account_id":"bac_01m8d0k36nee8912zprsy771hq","date":"2026-02-10","amount":-1350.00,"currency":"GBP","description":"FPO HARCOURT LETTINGS HL-33","reference":null,"external_id":null,"status":"confirmed","account_id":null,"vat_code":"NV","vat_amount":0.00,"net_amount":-1350.00,"contact_id":"con_01m8d0k3jre3b9jbctn197my58","journal_id":"jnl_01m8d0k4x5ex6b50yad59dkjpv","settlement_id":"set_01m8d0k4x5ex6b50yad59dkjpv","confirmed_at":"2026-11-26T22:46:04.965Z","created_at":"2026-11-26T22:46:04.397Z","updated_at":"2026-11-26T22:46:04.965Z","version":2}}', 1795733164965);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8d0k2aveakb26expkytyjmb', 'org_01m8d0k30jehhagq40m1f9fwpt', '01a21a09-97c3-75b6-94f8-8ab883386fbf', '\xd12adbedc9eaabc7a239ddb4c369ac750c3fa226af0d88c310a036b559e605e9', 200, '{"data":{"id":"btx_01m8d0k4bdedsb4qtstkw4810x","bank_account_id":"bac_01m8d0k36nee8912zprsy771hq","date":"2026-03-06","amount":282.00,"currency":"GBP","description":"FPI KESTREL FITNESS CIC INV-0003","reference":null,"external_id":null,"status":"confirmed","account_id":null,"vat_code":"NV","vat_amount":0.00,"net_amount":282.00,"contact_id":"con_01m8d0k3dve42a95ntsdpv44aa","journal_id":"jnl_01m8d0k48sedwrhze3k8815wsy","settlement_id":"set_01m8d0k48sedwrhze3k4d69tkc","confirmed_at":"2026-11-26T22:46:06.023Z","created_at":"2026-11-26T22:46:04.397Z","updated_at":"2026-11-26T22:46:06.023Z","version":2}}', 1795733166023);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8d0k2aveakb26expkytyjmb', 'org_01m8d0k30jehhagq40m1f9fwpt', '01a21a09-989b-72b2-9053-8fc30e63f28f', '\xa27cafd2d7836f8bc83432e42947557932163c7d620c6379a795ca837e97e1e6', 200, '{"data":{"id":"btx_01m8d0k4bdedsb4qtstwak743g","bank_account_id":"bac_01m8d0k36nee8912zprsy771hq","date":"2026-03-25","amount":-2000.00,"currency":"GBP","description":"TFR TO SAVINGS","reference":null,"external_id":null,"status":"confirmed","account_id":null,"vat_code":"NV","vat_amount":0.00,"net_amount":-2000.00,"contact_id":null,"journal_id":"jnl_01m8d0k65je01r75aa9wph88gw","settlement_id":null,"confirmed_at":"2026-11-26T22:46:06.258Z","created_at":"2026-11-26T22:46:04.397Z","updated_at":"2026-11-26T22:46:06.258Z","version":2}}', 1795733166258);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8d0k2aveakb26expkytyjmb', 'org_01m8d0k30jehhagq40m1f9fwpt', '01a21a09-9e83-77fc-9bf7-4b9fb53c958e', '\xdee8f962e9c1e5bf0364381ada94a755994225f855b27e08b2314dfee9f44376', 200, '{"data":{"id":"btx_01m8d0k4bdedsb4qtst4nx6n07","bank_account_id":"bac_01m8d0k36nee8912zprsy771hq","date":"2026-02-18","amount":-58.40,"currency":"GBP","description":"CARD TRAINLINE.COM LONDON","reference":null,"external_id":null,"status":"confirmed","account_id":"acc_01m8d0k30jehhagq40k7c3tw9p","vat_code":"ZR","vat_amount":0.00,"net_amount":-58.40,"contact_id":null,"journal_id":"jnl_01m8d0k7m5emx827kfkexpsm7e","settlement_id":null,"confirmed_at":"2026-11-26T22:46:07.749Z","created_at":"2026-11-26T22:46:04.397Z","updated_at":"2026-11-26T22:46:07.749Z","version":3}}', 1795733167749);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8d0k2aveakb26expkytyjmb', 'org_01m8d0k30jehhagq40m1f9fwpt', '01a21a09-a165-70a6-bbfe-d428fbe8d2b1', '\xac064f3cb920641b1ba4d00e04eb7e96440e46f37159afcc5c364dffc972cd29', 201, '{"data":{"id":"vrt_01m8d0k8bjebram9qda6553x6n","date_from":"2026-01-01","date_to":"2026-03-31","status":"draft","currency":"GBP","scheme":"standard","flat_rate_percent":null,"adjustments":[],"boxes":{"1":698.40,"2":0.00,"3":698.40,"4":319.80,"5":378.60,"6":4776.00,"7":3427.00,"8":0.00,"9":0.00},"direction":"pay","hmrc":{"vatDueSales":698.40,"vatDueAcquisitions":0.00,"totalVatDue":698.40,"vatReclaimedCurrPeriod":319.80,"netVatDue":378.60,"totalValueSalesExVAT":4776,"totalValuePurchasesExVAT":3427,"totalValueGoodsSuppliedExVAT":0,"totalAcquisitionsExVAT":0},"journal_id":null,"finalised_at":null,"created_at":"2026-11-26T22:46:08.499Z","updated_at":"2026-11-26T22:46:08.499Z","version":1}}', 1795733168499);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8d0k2aveakb26expkytyjmb', 'org_01m8d0k30jehhagq40m1f9fwpt', '01a21a09-a1ab-7394-a4ae-38da74f0ed39', '\x49501ac22c5753ea3cf859f4d59d411bd46685aeb9b96a24ed342d4b9e0130cb', 200, '{"data":{"id":"vrt_01m8d0k8bjebram9qda6553x6n","date_from":"2026-01-01","date_to":"2026-03-31","status":"finalised","currency":"GBP","scheme":"standard","flat_rate_percent":null,"adjustments":[],"boxes":{"1":698.40,"2":0.00,"3":698.40,"4":319.80,"5":378.60,"6":4776.00,"7":3427.00,"8":0.00,"9":0.00},"direction":"pay","hmrc":{"vatDueSales":698.40,"vatDueAcquisitions":0.00,"totalVatDue":698.40,"vatReclaimedCurrPeriod":319.80,"netVatDue":378.60,"totalValueSalesExVAT":4776,"totalValuePurchasesExVAT":3427,"totalValueGoodsSuppliedExVAT":0,"totalAcquisitionsExVAT":0},"journal_id":null,"finalised_at":"2026-11-26T22:46:08.565Z","created_at":"2026-11-26T22:46:08.499Z","updated_at":"2026-11-26T22:46:08.565Z","version":2}}', 1795733168565);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8d0k2aveakb26expkytyjmb', 'org_01m8d0k30jehhagq40m1f9fwpt', '01a21a09-99fd-77f7-b8f1-6227fea70dba', '\x621d751946a7abe7392fcef97d1b0700e3de97b602c68e1f5c85a7d0ac44de64', 200, '{"data":{"id":"btx_01m8d0k4bdedsb4qtsv2axxsf0","bank_account_id":"bac_01m8d0k36nee8912zprsy771hq","date":"2026-03-31","amount":-936.55,"currency":"GBP","description":"FPO J WREN NET PAY MARCH","reference":null,"external_id":null,"status":"confirmed","account_id":"acc_01m8d0k30jehhagq40fx149vtg","vat_code":"NV","vat_amount":0.00,"net_amount":-936.55,"contact_id":null,"journal_id":"jnl_01m8d0k6g1eqm88tp1hzpzxext","settlement_id":null,"confirmed_at":"2026-11-26T22:46:06.593Z","created_at":"2026-11-26T22:46:04.397Z","updated_at":"2026-11-26T22:46:06.593Z","version":2}}', 1795733166593);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8d0k2aveakb26expkytyjmb', 'org_01m8d0k30jehhagq40m1f9fwpt', '01a21a09-9aab-73a6-b8b7-b760e5bba050', '\xfbaba736c0816690a8131c100999eeedb260c58e5cd13a4e65f9ef828da5f4b7', 200, '{"data":{"suggested":4,"applied":4,"next":null,"suggestions":[{"id":"btx_01m8d0k4bdedsb4qtsstngj0hy","bank_account_id":"bac_01m8d0k36nee8912zprsy771hq","date":"2026-02-02","amount":-36.00,"currency":"GBP","description":"CARD SLATEWORK SOFTWARE SUBSCRIPTION","kind":"account","allocations":[],"settlement_id":null,"transfer_to_bank_account_id":null,"transfer_to_bank_account_name":null,"other_half_id":null,"account_id":"acc_01m8d0k30jehhagq40jw053ve9","account_code":"6210","account_name":"Software and subscriptions","vat_code":"ST","vat_amount":6.00,"confidence":0.989,"suggested_by":"text","reason":"the text names the account, standard-rated (VAT Notice 700)","applied":true,"error":null},{"id":"btx_01m8d0k4bdedsb4qtst4nx6n07","bank_account_id":"bac_01m8d0k36nee8912zprsy771hq","date":"2026-02-18","amount":-58.40,"currency":"GBP","description":"CARD TRAINLINE.COM LONDON","kind":"account","allocations":[],"settlement_id":null,"transfer_to_bank_account_id":null,"transfer_to_bank_account_name":null,"other_half_id":null,"account_id":"acc_01m8d0k30jehhagq40k7c3tw9p","account_code":"6300","account_name":"Travel and subsistence","vat_code":"ZR","vat_amount":0.00,"confidence":0.872,"suggested_by":"text","reason":"supplier Trainline: rail travel, zero-rated (VAT Notice 744A)","applied":true,"error":null},{"id":"btx_01m8d0k4bdedsb4qtstfqzv3ev","bank_account_id":"bac_01m8d0k36nee8912zprsy771hq","date":"2026-03-02","amount":-36.00,"currency":"GBP","description":"CARD SLATEWORK SOFTWARE SUBSCRIPTION","kind":"account","allocations":[],"settlement_id":null,"transfer_to_bank_account_id":null,"transfer_to_bank_account_name":null,"other_half_id":null,"account_id":"acc_01m8d0k30jehhagq40jw053ve9","account_code":"6210","account_name":"Software and subscriptions","vat_code":"ST","vat_amount":6.00,"confidence":0.989,"suggested_by":"text","reason":"the text names the account, standard-rated (VAT Notice 700)","applied":true,"error":null},{"id":"btx_01m8d0k4bdedsb4qtstsg0f7rq","bank_account_id":"bac_01m8d0k36nee8912zprsy771hq","date":"2026-03-20","amount":-7.50,"currency":"GBP","description":"TOTAL CHARGES TO 19MAR2026","kind":"account","allocations":[],"settlement_id":null,"transfer_to_bank_account_id":null,"transfer_to_bank_account_name":null,"other_half_id":null,"account_id":"acc_01m8d0k30jehhagq40kr7wcwg9","account_code":"6700","account_name":"Bank charges","vat_code":"EX","vat_amount":0.00,"confidence":0.990,"suggested_by":"text","reason":"\"bank charges\": bank charges, exempt (VAT Notice 701/49)","applied":true,"error":null}]}}', 1795733167526);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8d0k2aveakb26expkytyjmb', 'org_01m8d0k30jehhagq40m1f9fwpt', '01a21a09-9f05-72c7-8337-6e8abe87c57e', '\xae6acce7c53a1b782bc7fec3c77bd47945f9a3c69fc5d1032a60381e5b5017e3', 200, '{"data":{"id":"btx_01m8d0k4bdedsb4qtstfqzv3ev","bank_account_id":"bac_01m8d0k36nee8912zprsy771hq","date":"2026-03-02","amount":-36.00,"currency":"GBP","description":"CARD SLATEWORK SOFTWARE SUBSCRIPTION","reference":null,"external_id":null,"status":"confirmed","account_id":"acc_01m8d0k30jehhagq40jw053ve9","vat_code":"ST","vat_amount":6.00,"net_amount":-30.00,"contact_id":null,"journal_id":"jnl_01m8d0k7rce9ftfyjede7mn2qs","settlement_id":null,"confirmed_at":"2026-11-26T22:46:07.884Z","created_at":"2026-11-26T22:46:04.397Z","updated_at":"2026-11-26T22:46:07.884Z","version":3}}', 1795733167884);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8d0k2aveakb26expkytyjmb', 'org_01m8d0k30jehhagq40m1f9fwpt', '01a21a09-9fcb-71fd-9309-ed139bec03dd', '\xe97e242f57c6fa791f193e798b297931ebc76f42885277252b38c3642528580c', 200, '{"data":{"id":"btx_01m8d0k4bdedsb4qtsstngj0hy","bank_account_id":"bac_01m8d0k36nee8912zprsy771hq","date":"2026-02-02","amount":-36.00,"currency":"GBP","description":"CARD SLATEWORK SOFTWARE SUBSCRIPTION","reference":null,"external_id":null,"status":"confirmed","account_id":"acc_01m8d0k30jehhagq40jw053ve9","vat_code":"ST","vat_amount":6.00,"net_amount":-30.00,"contact_id":null,"journal_id":"jnl_01m8d0k7yqep2rwantdsaz0mn0","settlement_id":null,"confirmed_at":"2026-11-26T22:46:08.087Z","created_at":"2026-11-26T22:46:04.397Z","updated_at":"2026-11-26T22:46:08.087Z","version":3}}', 1795733168087);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8d0k2aveakb26expkytyjmb', 'org_01m8d0k30jehhagq40m1f9fwpt', '01a21a09-a0c0-7256-9d7b-7ab89764551f', '\xeee41366f43c0d73f1decddfd62448acba830ecc0896427b1982bbcde82759a2', 200, '{"data":{"id":"btx_01m8d0k4bdedsb4qtstsg0f7rq","bank_account_id":"bac_01m8d0k36nee8912zprsy771hq","date":"2026-03-20","amount":-7.50,"currency":"GBP","description":"TOTAL CHARGES TO 19MAR2026","reference":null,"external_id":null,"status":"confirmed","account_id":"acc_01m8d0k30jehhagq40kr7wcwg9","vat_code":"EX","vat_amount":0.00,"net_amount":-7.50,"contact_id":null,"journal_id":"jnl_01m8d0k866e3vbt0cgebh3nbpx","settlement_id":null,"confirmed_at":"2026-11-26T22:46:08.326Z","created_at":"2026-11-26T22:46:04.397Z","updated_at":"2026-11-26T22:46:08.326Z","version":3}}', 1795733168326);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8d0k2aveakb26expkytyjmb', 'org_01m8d0k30jehhagq40m1f9fwpt', '01a21a09-a25a-761a-8dae-993b474362cf', '\x55142e4bc1d5b9586afee7b976394cfac18fbaf3b22acec076b84d1bdf906ecb', 200, '{"data":{"id":"org_01m8d0k30jehhagq40m1f9fwpt","name":"Wren & Marsh Ltd","currency":"GBP","country":"GB","financial_year_end":"03-31","vat_registered":true,"vat_number":null,"vat_scheme":"standard","flat_rate_percent":null,"vat_rounding":"line","status":"active","role":"owner","lock_date":"2026-03-31","created_at":"2026-11-26T22:46:03.026Z","updated_at":"2026-11-26T22:46:08.734Z","version":2}}', 1795733168734);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8d0k2aveakb26expkytyjmb', '', 'once', '\xbd590065f8df1f619336633472911f7d86118bce11abf11de10c7d723b56911c', 202, '{"reconciliation_id":"rec_01m8d0k9yderq8xh25gh7x5k2a","status":"queued","poll_url":"/api/v1/reconciliations/rec_01m8d0k9yderq8xh25gh7x5k2a"}', 1795733170125);
INSERT INTO public.invoice_lines VALUES ('org_01m8d0k30jehhagq40m1f9fwpt', 'inv_01m8d0k3qde4atw8v2jykeb9xk', 1, 'Course design, 3 days', '3', '650.00', NULL, 'acc_01m8d0k30jehhagq40h0dhyect', 'ST', NULL, 195000, 39000, 234000);
INSERT INTO public.invoice_lines VALUES ('org_01m8d0k30jehhagq40m1f9fwpt', 'inv_01m8d0k3r2e0mb1s84ybs5whkm', 1, 'Printing of workbooks', '1', '412.00', NULL, 'acc_01m8d0k30jehhagq40hqvagrhv', 'ZR', NULL, 41200, 0, 41200);
INSERT INTO public.invoice_lines VALUES ('org_01m8d0k30jehhagq40m1f9fwpt', 'inv_01m8d0k3rnef492bg9dcfk471t', 1, 'Laptop', '1', '899.00', NULL, 'acc_01m8d0k30jehhagq40e4ah3qtp', 'ST', NULL, 89900, 17980, 107880);
INSERT INTO public.invoice_lines VALUES ('org_01m8d0k30jehhagq40m1f9fwpt', 'inv_01m8d0k3sae479y8nnq797n0tw', 1, 'Workbooks', '120', '7.25', NULL, 'acc_01m8d0k30jehhagq40h4hdsmcd', 'ZR', NULL, 87000, 0, 87000);
INSERT INTO public.invoice_lines VALUES ('org_01m8d0k30jehhagq40m1f9fwpt', 'inv_01m8d0k3sze6grxvfjs05b7t39', 1, 'Rent, January to March', '1', '1350.00', NULL, 'acc_01m8d0k30jehhagq40jdsfqb13', 'EX', NULL, 135000, 0, 135000);
INSERT INTO public.invoice_lines VALUES ('org_01m8d0k30jehhagq40m1f9fwpt', 'inv_01m8d0k3tfej6s7dyndn2rmdtt', 1, 'Seminar room, 5 evenings', '5', '48.00', NULL, 'acc_01m8d0k34deqyra696nj31rk2h', 'EX', NULL, 24000, 0, 24000);
INSERT INTO public.invoice_lines VALUES ('org_01m8d0k30jehhagq40m1f9fwpt', 'inv_01m8d0k3tfej6s7dyndn2rmdtt', 2, 'Projector', '1', '35.00', NULL, 'acc_01m8d0k30jehhagq40h0dhyect', 'ST', NULL, 3500, 700, 4200);
INSERT INTO public.invoice_lines VALUES ('org_01m8d0k30jehhagq40m1f9fwpt', 'inv_01m8d0k3tze3pbakwk13enf60g', 1, 'Course for new starters', '1', '1480.00', '10', 'acc_01m8d0k30jehhagq40h0dhyect', 'ST', NULL, 133200, 26640, 159840);
INSERT INTO public.invoice_lines VALUES ('org_01m8d0k30jehhagq40m1f9fwpt', 'inv_01m8d0k3vce5bb5e2pxr0nt0p2', 1, 'Raised in error', '1', '500.00', NULL, 'acc_01m8d0k30jehhagq40h0dhyect', 'ST', NULL, 50000, 10000, 60000);
INSERT INTO public.invoice_lines VALUES ('org_01m8d0k30jehhagq40m1f9fwpt', 'inv_01m8d0k3vtew1vm5ddjvgez4xa', 1, 'A day that was not held', '1', '150.00', NULL, 'acc_01m8d0k30jehhagq40h0dhyect', 'ST', NULL, 15000, 3000, 18000);
INSERT INTO public.invoice_lines VALUES ('org_01m8d0k30jehhagq40m1f9fwpt', 'inv_01m8d0k3wdent9m2e3tbqha78q', 1, 'Illustration, 2 days', '2', '384.00', NULL, 'acc_01m8d0k30jehhagq40hrz79ffr', 'ST', NULL, 64000, 12800, 76800);
INSERT INTO public.invoice_lines VALUES ('org_01m8d0k30jehhagq40m1f9fwpt', 'inv_01m8d0k3wtemmt82zs8py7m4hn', 1, 'Workbooks', '24', '7.25', NULL, 'acc_01m8d0k30jehhagq40h4hdsmcd', 'ZR', NULL, 17400, 0, 17400);
INSERT INTO public.invoice_lines VALUES ('org_01m8d0k30jehhagq40m1f9fwpt', 'inv_01m8d0k3wtemmt82zs8py7m4hn', 2, 'Half a day of course design', '0.5', '650.00', NULL, 'acc_01m8d0k30jehhagq40h0dhyect', 'ST', NULL, 32500, 6500, 39000);
INSERT INTO public.invoices VALUES ('inv_01m8d0k3wdent9m2e3tbqha78q', 'org_01m8d0k30jehhagq40m1f9fwpt', 'purchase', 'invoice', 'issued', 'FR-1209', 'con_01m8d0k3m8e54tzh5yrdaksf4h', '2026-03-24', '2026-04-23', 'inclusive', NULL, NULL, 64000, 12800, 76800, 0, 0, 'issued', 'jnl_01m8d0k3wdent9m2e3tdny5dtx', NULL, NULL, 'fr-1209', 1795733163917, 1795733163917, 1, '9999-99-99', 0, NULL, NULL);
INSERT INTO public.invoices VALUES ('inv_01m8d0k3wtemmt82zs8py7m4hn', 'org_01m8d0k30jehhagq40m1f9fwpt', 'sales', 'invoice', 'issued', 'INV-0006', 'con_01m8d0k3cdeygt0sv36xprt1mg', '2026-03-27', '2026-04-26', 'exclusive', NULL, NULL, 49900, 6500, 56400, 0, 0, 'issued', 'jnl_01m8d0k3wtemmt82zs8tejtscp', NULL, NULL, 'inv-0006', 1795733163930, 1795733163930, 1, '9999-99-99', 0, NULL, NULL);
INSERT INTO public.invoices VALUES ('inv_01m8d0k3vce5bb5e2pxr0nt0p2', 'org_01m8d0k30jehhagq40m1f9fwpt', 'sales', 'invoice', 'void', 'INV-0005', 'con_01m8d0k3f4e6wb9jd38t3n39z9', '2026-03-03', '2026-04-02', 'exclusive', NULL, NULL, 50000, 10000, 60000, 0, 0, 'issued', 'jnl_01m8d0k3vce5bb5e2pxy57amje', '2026-03-03', 'jnl_01m8d0k3ysehzsx1c7k1ybhwxp', 'inv-0005', 1795733163884, 1795733163993, 2, '2026-03-03', 0, NULL, NULL);
INSERT INTO public.invoices VALUES ('inv_01m8d0k3vtew1vm5ddjvgez4xa', 'org_01m8d0k30jehhagq40m1f9fwpt', 'sales', 'credit_note', 'issued', 'CN-0001', 'con_01m8d0k3f4e6wb9jd38t3n39z9', '2026-03-12', '2026-03-12', 'exclusive', 'INV-0004', NULL, 15000, 3000, 18000, 0, 18000, 'issued', 'jnl_01m8d0k3vtew1vm5ddjzrm625d', NULL, NULL, 'cn-0001
inv-0004', 1795733163898, 1795733164113, 2, '2026-03-12', 1, '2026-03-12', '2026-03-12');
INSERT INTO public.invoices VALUES ('inv_01m8d0k3tfej6s7dyndn2rmdtt', 'org_01m8d0k30jehhagq40m1f9fwpt', 'sales', 'invoice', 'issued', 'INV-0003', 'con_01m8d0k3dve42a95ntsdpv44aa', '2026-02-09', '2026-03-11', 'exclusive', NULL, NULL, 27500, 700, 28200, 28200, 0, 'issued', 'jnl_01m8d0k3tfej6s7dynds0yn6ee', NULL, NULL, 'inv-0003', 1795733163855, 1795733164313, 2, '2026-03-06', 1, '2026-03-06', '2026-03-06');
INSERT INTO public.invoices VALUES ('inv_01m8d0k3rnef492bg9dcfk471t', 'org_01m8d0k30jehhagq40m1f9fwpt', 'purchase', 'invoice', 'issued', 'TB-0117', 'con_01m8d0k3hxe3aswsfwm915ps6f', '2026-01-21', '2026-02-20', 'exclusive', NULL, NULL, 89900, 17980, 107880, 107880, 0, 'issued', 'jnl_01m8d0k3rnef492bg9dg55etx0', NULL, NULL, 'tb-0117', 1795733163797, 1795733164586, 2, '2026-01-22', 1, '2026-01-22', '2026-01-22');
INSERT INTO public.invoices VALUES ('inv_01m8d0k3sze6grxvfjs05b7t39', 'org_01m8d0k30jehhagq40m1f9fwpt', 'purchase', 'invoice', 'issued', 'HL-33', 'con_01m8d0k3jre3b9jbctn197my58', '2026-02-01', '2026-03-03', 'exclusive', NULL, NULL, 135000, 0, 135000, 135000, 0, 'issued', 'jnl_01m8d0k3sze6grxvfjs6xwena7', NULL, NULL, 'hl-33', 1795733163839, 1795733164965, 2, '2026-02-10', 1, '2026-02-10', '2026-02-10');
INSERT INTO public.invoices VALUES ('inv_01m8d0k3qde4atw8v2jykeb9xk', 'org_01m8d0k30jehhagq40m1f9fwpt', 'sales', 'invoice', 'issued', 'INV-0001', 'con_01m8d0k3cdeygt0sv36xprt1mg', '2026-01-15', '2026-02-14', 'exclusive', NULL, NULL, 195000, 39000, 234000, 234000, 0, 'issued', 'jnl_01m8d0k3qde4atw8v2k3944zs9', NULL, NULL, 'inv-0001', 1795733163757, 1795733165186, 3, '2026-02-16', 2, '2026-01-30', '2026-02-16');
INSERT INTO public.invoices VALUES ('inv_01m8d0k3sae479y8nnq797n0tw', 'org_01m8d0k30jehhagq40m1f9fwpt', 'sales', 'invoice', 'issued', 'INV-0002', 'con_01m8d0k3cdeygt0sv36xprt1mg', '2026-01-28', '2026-02-27', 'exclusive', NULL, NULL, 87000, 0, 87000, 87000, 0, 'issued', 'jnl_01m8d0k3sae479y8nnqbbdn293', NULL, NULL, 'inv-0002', 1795733163818, 1795733165186, 2, '2026-02-16', 1, '2026-02-16', '2026-02-16');
INSERT INTO public.invoices VALUES ('inv_01m8d0k3r2e0mb1s84ybs5whkm', 'org_01m8d0k30jehhagq40m1f9fwpt', 'purchase', 'invoice', 'issued', 'PX-881', 'con_01m8d0k3gveh3afcnz1dq2z2v2', '2026-01-20', '2026-02-19', 'exclusive', NULL, NULL, 41200, 0, 41200, 40000, 0, 'issued', 'jnl_01m8d0k3r2e0mb1s84yeq600kj', NULL, NULL, 'px-881', 1795733163778, 1795733165534, 2, '9999-99-99', 1, '2026-02-27', '2026-02-27');
INSERT INTO public.invoices VALUES ('inv_01m8d0k3tze3pbakwk13enf60g', 'org_01m8d0k30jehhagq40m1f9fwpt', 'sales', 'invoice', 'issued', 'INV-0004', 'con_01m8d0k3f4e6wb9jd38t3n39z9', '2026-02-20', '2026-03-22', 'exclusive', NULL, NULL, 133200, 26640, 159840, 141840, 18000, 'issued', 'jnl_01m8d0k3tze3pbakwk1552fsbz', NULL, NULL, 'inv-0004', 1795733163871, 1795733165810, 3, '2026-03-16', 2, '2026-03-12', '2026-03-16');
INSERT INTO public.jobs VALUES ('rec_01m8d0k9yderq8xh25gh7x5k2a', 'reconcile', 1, 'usr_01m8d0k2aveakb26expkytyjmb', 'key_01m8d0k2fmeaa9ae6502hf226a', 'completed', 3, 0, 1, 1, NULL, NULL, '01a21a09a8067789a37c5aded286a8bf', 3, NULL, 1795733170125, 1795733170156, 1795733170182, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8d0k30jehhagq40m1f9fwpt', 1, 1, 'acc_01m8d0k30jehhagq40f6hahmr9', 1000000, NULL, NULL, 0, 0, '2026-01-01');
INSERT INTO public.journal_lines VALUES ('org_01m8d0k30jehhagq40m1f9fwpt', 1, 2, 'acc_01m8d0k30jehhagq40gwzrsngy', -1000000, NULL, NULL, 0, 0, '2026-01-01');
INSERT INTO public.journal_lines VALUES ('org_01m8d0k30jehhagq40m1f9fwpt', 2, 1, 'acc_01m8d0k30jehhagq40etmy0ydr', 234000, NULL, NULL, 0, 0, '2026-01-15');
INSERT INTO public.journal_lines VALUES ('org_01m8d0k30jehhagq40m1f9fwpt', 2, 2, 'acc_01m8d0k30jehhagq40h0dhyect', -195000, 'Course design, 3 days', 'ST', 39000, 0, '2026-01-15');
INSERT INTO public.journal_lines VALUES ('org_01m8d0k30jehhagq40m1f9fwpt', 2, 3, 'acc_01m8d0k328eeva3cfgq1cxk14e', -39000, NULL, 'ST', 0, 1, '2026-01-15');
INSERT INTO public.journal_lines VALUES ('org_01m8d0k30jehhagq40m1f9fwpt', 3, 1, 'acc_01m8d0k30jehhagq40fff55qwd', -41200, NULL, NULL, 0, 0, '2026-01-20');
INSERT INTO public.journal_lines VALUES ('org_01m8d0k30jehhagq40m1f9fwpt', 3, 2, 'acc_01m8d0k30jehhagq40hqvagrhv', 41200, 'Printing of workbooks', 'ZR', 0, 0, '2026-01-20');
INSERT INTO public.journal_lines VALUES ('org_01m8d0k30jehhagq40m1f9fwpt', 4, 1, 'acc_01m8d0k30jehhagq40fff55qwd', -107880, NULL, NULL, 0, 0, '2026-01-21');
INSERT INTO public.journal_lines VALUES ('org_01m8d0k30jehhagq40m1f9fwpt', 4, 2, 'acc_01m8d0k30jehhagq40e4ah3qtp', 89900, 'Laptop', 'ST', 17980, 0, '2026-01-21');
INSERT INTO public.journal_lines VALUES ('org_01m8d0k30jehhagq40m1f9fwpt', 4, 3, 'acc_01m8d0k328eeva3cfgq1cxk14e', 17980, NULL, 'ST', 0, 1, '2026-01-21');
INSERT INTO public.journal_lines VALUES ('org_01m8d0k30jehhagq40m1f9fwpt', 5, 1, 'acc_01m8d0k30jehhagq40etmy0ydr', 87000, NULL, NULL, 0, 0, '2026-01-28');
INSERT INTO public.journal_lines VALUES ('org_01m8d0k30jehhagq40m1f9fwpt', 5, 2, 'acc_01m8d0k30jehhagq40h4hdsmcd', -87000, 'Workbooks', 'ZR', 0, 0, '2026-01-28');
INSERT INTO public.journal_lines VALUES ('org_01m8d0k30jehhagq40m1f9fwpt', 6, 1, 'acc_01m8d0k30jehhagq40fff55qwd', -135000, NULL, NULL, 0, 0, '2026-02-01');
INSERT INTO public.journal_lines VALUES ('org_01m8d0k30jehhagq40m1f9fwpt', 6, 2, 'acc_01m8d0k30jehhagq40jdsfqb13', 135000, 'Rent, January to March', 'EX', 0, 0, '2026-02-01');
INSERT INTO public.journal_lines VALUES ('org_01m8d0k30jehhagq40m1f9fwpt', 7, 1, 'acc_01m8d0k30jehhagq40etmy0ydr', 28200, NULL, NULL, 0, 0, '2026-02-09');
INSERT INTO public.journal_lines VALUES ('org_01m8d0k30jehhagq40m1f9fwpt', 7, 2, 'acc_01m8d0k34deqyra696nj31rk2h', -24000, 'Seminar room, 5 evenings', 'EX', 0, 0, '2026-02-09');
INSERT INTO public.journal_lines VALUES ('org_01m8d0k30jehhagq40m1f9fwpt', 7, 3, 'acc_01m8d0k30jehhagq40h0dhyect', -3500, 'Projector', 'ST', 700, 0, '2026-02-09');
INSERT INTO public.journal_lines VALUES ('org_01m8d0k30jehhagq40m1f9fwpt', 7, 4, 'acc_01m8d0k328eeva3cfgq1cxk14e', -700, NULL, 'ST', 0, 1, '2026-02-09');
INSERT INTO public.journal_lines VALUES ('org_01m8d0k30jehhagq40m1f9fwpt', 8, 1, 'acc_01m8d0k30jehhagq40etmy0ydr', 159840, NULL, NULL, 0, 0, '2026-02-20');
INSERT INTO public.journal_lines VALUES ('org_01m8d0k30jehhagq40m1f9fwpt', 8, 2, 'acc_01m8d0k30jehhagq40h0dhyect', -133200, 'Course for new starters', 'ST', 26640, 0, '2026-02-20');
INSERT INTO public.journal_lines VALUES ('org_01m8d0k30jehhagq40m1f9fwpt', 8, 3, 'acc_01m8d0k328eeva3cfgq1cxk14e', -26640, NULL, 'ST', 0, 1, '2026-02-20');
INSERT INTO public.journal_lines VALUES ('org_01m8d0k30jehhagq40m1f9fwpt', 9, 1, 'acc_01m8d0k30jehhagq40etmy0ydr', 60000, NULL, NULL, 0, 0, '2026-03-03');
INSERT INTO public.journal_lines VALUES ('org_01m8d0k30jehhagq40m1f9fwpt', 9, 2, 'acc_01m8d0k30jehhagq40h0dhyect', -50000, 'Raised in error', 'ST', 10000, 0, '2026-03-03');
INSERT INTO public.journal_lines VALUES ('org_01m8d0k30jehhagq40m1f9fwpt', 9, 3, 'acc_01m8d0k328eeva3cfgq1cxk14e', -10000, NULL, 'ST', 0, 1, '2026-03-03');
INSERT INTO public.journal_lines VALUES ('org_01m8d0k30jehhagq40m1f9fwpt', 10, 1, 'acc_01m8d0k30jehhagq40etmy0ydr', -18000, NULL, NULL, 0, 0, '2026-03-12');
INSERT INTO public.journal_lines VALUES ('org_01m8d0k30jehhagq40m1f9fwpt', 10, 2, 'acc_01m8d0k30jehhagq40h0dhyect', 15000, 'A day that was not held', 'ST', 3000, 0, '2026-03-12');
INSERT INTO public.journal_lines VALUES ('org_01m8d0k30jehhagq40m1f9fwpt', 10, 3, 'acc_01m8d0k328eeva3cfgq1cxk14e', 3000, NULL, 'ST', 0, 1, '2026-03-12');
INSERT INTO public.journal_lines VALUES ('org_01m8d0k30jehhagq40m1f9fwpt', 11, 1, 'acc_01m8d0k30jehhagq40fff55qwd', -76800, NULL, NULL, 0, 0, '2026-03-24');
INSERT INTO public.journal_lines VALUES ('org_01m8d0k30jehhagq40m1f9fwpt', 11, 2, 'acc_01m8d0k30jehhagq40hrz79ffr', 64000, 'Illustration, 2 days', 'ST', 12800, 0, '2026-03-24');
INSERT INTO public.journal_lines VALUES ('org_01m8d0k30jehhagq40m1f9fwpt', 11, 3, 'acc_01m8d0k328eeva3cfgq1cxk14e', 12800, NULL, 'ST', 0, 1, '2026-03-24');
INSERT INTO public.journal_lines VALUES ('org_01m8d0k30jehhagq40m1f9fwpt', 12, 1, 'acc_01m8d0k30jehhagq40etmy0ydr', 56400, NULL, NULL, 0, 0, '2026-03-27');
INSERT INTO public.journal_lines VALUES ('org_01m8d0k30jehhagq40m1f9fwpt', 12, 2, 'acc_01m8d0k30jehhagq40h4hdsmcd', -17400, 'Workbooks', 'ZR', 0, 0, '2026-03-27');
INSERT INTO public.journal_lines VALUES ('org_01m8d0k30jehhagq40m1f9fwpt', 12, 3, 'acc_01m8d0k30jehhagq40h0dhyect', -32500, 'Half a day of course design', 'ST', 6500, 0, '2026-03-27');
INSERT INTO public.journal_lines VALUES ('org_01m8d0k30jehhagq40m1f9fwpt', 12, 4, 'acc_01m8d0k328eeva3cfgq1cxk14e', -6500, NULL, 'ST', 0, 1, '2026-03-27');
INSERT INTO public.journal_lines VALUES ('org_01m8d0k30jehhagq40m1f9fwpt', 13, 1, 'acc_01m8d0k30jehhagq40etmy0ydr', -60000, NULL, NULL, 0, 0, '2026-03-03');
INSERT INTO public.journal_lines VALUES ('org_01m8d0k30jehhagq40m1f9fwpt', 13, 2, 'acc_01m8d0k30jehhagq40h0dhyect', 50000, 'Raised in error', 'ST', 10000, 0, '2026-03-03');
INSERT INTO public.journal_lines VALUES ('org_01m8d0k30jehhagq40m1f9fwpt', 13, 3, 'acc_01m8d0k328eeva3cfgq1cxk14e', 10000, NULL, 'ST', 0, 1, '2026-03-03');
INSERT INTO public.journal_lines VALUES ('org_01m8d0k30jehhagq40m1f9fwpt', 14, 1, 'acc_01m8d0k30jehhagq40gwzrsngy', 1000000, NULL, NULL, 0, 0, '2026-01-01');
INSERT INTO public.journal_lines VALUES ('org_01m8d0k30jehhagq40m1f9fwpt', 14, 2, 'acc_01m8d0k30jehhagq40ggz9vcs4', -10000, 'Share capital', NULL, 0, 0, '2026-01-01');
INSERT INTO public.journal_lines VALUES ('org_01m8d0k30jehhagq40m1f9fwpt', 14, 3, 'acc_01m8d0k30jehhagq40g47knkcj', -990000, 'Lent by the director', NULL, 0, 0, '2026-01-01');
INSERT INTO public.journal_lines VALUES ('org_01m8d0k30jehhagq40m1f9fwpt', 15, 1, 'acc_01m8d0k30jehhagq40j2z64fda', 100000, NULL, NULL, 0, 0, '2026-03-31');
INSERT INTO public.journal_lines VALUES ('org_01m8d0k30jehhagq40m1f9fwpt', 15, 2, 'acc_01m8d0k30jehhagq40fmvezwq1', -6345, 'PAYE and National Insurance', NULL, 0, 0, '2026-03-31');
INSERT INTO public.journal_lines VALUES ('org_01m8d0k30jehhagq40m1f9fwpt', 15, 3, 'acc_01m8d0k30jehhagq40fx149vtg', -93655, 'Net pay', NULL, 0, 0, '2026-03-31');
INSERT INTO public.journal_lines VALUES ('org_01m8d0k30jehhagq40m1f9fwpt', 16, 1, 'acc_01m8d0k358e6bsjc3gj4m448ft', 7492, '3 of 36 months of 899.00', NULL, 0, 0, '2026-03-31');
INSERT INTO public.journal_lines VALUES ('org_01m8d0k30jehhagq40m1f9fwpt', 16, 2, 'acc_01m8d0k30jehhagq40ej7d8hkv', -7492, NULL, NULL, 0, 0, '2026-03-31');
INSERT INTO public.journal_lines VALUES ('org_01m8d0k30jehhagq40m1f9fwpt', 17, 1, 'acc_01m8d0k30jehhagq40etmy0ydr', -28200, NULL, NULL, 0, 0, '2026-03-06');
INSERT INTO public.journal_lines VALUES ('org_01m8d0k30jehhagq40m1f9fwpt', 17, 2, 'acc_01m8d0k30jehhagq40f6hahmr9', 28200, NULL, NULL, 0, 0, '2026-03-06');
INSERT INTO public.journal_lines VALUES ('org_01m8d0k30jehhagq40m1f9fwpt', 18, 1, 'acc_01m8d0k30jehhagq40fff55qwd', 107880, NULL, NULL, 0, 0, '2026-01-22');
INSERT INTO public.journal_lines VALUES ('org_01m8d0k30jehhagq40m1f9fwpt', 18, 2, 'acc_01m8d0k30jehhagq40f6hahmr9', -107880, NULL, NULL, 0, 0, '2026-01-22');
INSERT INTO public.journal_lines VALUES ('org_01m8d0k30jehhagq40m1f9fwpt', 19, 1, 'acc_01m8d0k30jehhagq40etmy0ydr', -150000, NULL, NULL, 0, 0, '2026-01-30');
INSERT INTO public.journal_lines VALUES ('org_01m8d0k30jehhagq40m1f9fwpt', 19, 2, 'acc_01m8d0k30jehhagq40f6hahmr9', 150000, NULL, NULL, 0, 0, '2026-01-30');
INSERT INTO public.journal_lines VALUES ('org_01m8d0k30jehhagq40m1f9fwpt', 20, 1, 'acc_01m8d0k30jehhagq40fff55qwd', 135000, NULL, NULL, 0, 0, '2026-02-10');
INSERT INTO public.journal_lines VALUES ('org_01m8d0k30jehhagq40m1f9fwpt', 20, 2, 'acc_01m8d0k30jehhagq40f6hahmr9', -135000, NULL, NULL, 0, 0, '2026-02-10');
INSERT INTO public.journal_lines VALUES ('org_01m8d0k30jehhagq40m1f9fwpt', 21, 1, 'acc_01m8d0k30jehhagq40etmy0ydr', -171000, NULL, NULL, 0, 0, '2026-02-16');
INSERT INTO public.journal_lines VALUES ('org_01m8d0k30jehhagq40m1f9fwpt', 21, 2, 'acc_01m8d0k30jehhagq40f6hahmr9', 171000, NULL, NULL, 0, 0, '2026-02-16');
INSERT INTO public.journal_lines VALUES ('org_01m8d0k30jehhagq40m1f9fwpt', 22, 1, 'acc_01m8d0k30jehhagq40fff55qwd', 40000, NULL, NULL, 0, 0, '2026-02-27');
INSERT INTO public.journal_lines VALUES ('org_01m8d0k30jehhagq40m1f9fwpt', 22, 2, 'acc_01m8d0k30jehhagq40f6hahmr9', -40000, NULL, NULL, 0, 0, '2026-02-27');
INSERT INTO public.journal_lines VALUES ('org_01m8d0k30jehhagq40m1f9fwpt', 23, 1, 'acc_01m8d0k30jehhagq40etmy0ydr', -141840, NULL, NULL, 0, 0, '2026-03-16');
INSERT INTO public.journal_lines VALUES ('org_01m8d0k30jehhagq40m1f9fwpt', 23, 2, 'acc_01m8d0k30jehhagq40f6hahmr9', 141840, NULL, NULL, 0, 0, '2026-03-16');
INSERT INTO public.journal_lines VALUES ('org_01m8d0k30jehhagq40m1f9fwpt', 25, 1, 'acc_01m8d0k30jehhagq40f6hahmr9', -93655, NULL, NULL, 0, 0, '2026-03-31');
INSERT INTO public.journal_lines VALUES ('org_01m8d0k30jehhagq40m1f9fwpt', 25, 2, 'acc_01m8d0k30jehhagq40fx149vtg', 93655, NULL, NULL, 0, 0, '2026-03-31');
INSERT INTO public.journal_lines VALUES ('org_01m8d0k2ttehvbhj6h4jgtc1d9', 1, 1, 'acc_01m8d0k2ttehvbhj6h2j13qase', 50000, NULL, NULL, 0, 0, '2026-03-02');
INSERT INTO public.journal_lines VALUES ('org_01m8d0k2ttehvbhj6h4jgtc1d9', 1, 2, 'acc_01m8d0k2ttehvbhj6gzm88hp5b', -50000, NULL, NULL, 0, 0, '2026-03-02');
INSERT INTO public.journal_lines VALUES ('org_01m8d0k2ttehvbhj6h4jgtc1d9', 2, 1, 'acc_01m8d0k2ttehvbhj6h2j13qase', -50000, NULL, NULL, 0, 0, '2026-03-20');
INSERT INTO public.journal_lines VALUES ('org_01m8d0k2ttehvbhj6h4jgtc1d9', 2, 2, 'acc_01m8d0k2ttehvbhj6gzm88hp5b', 50000, NULL, NULL, 0, 0, '2026-03-20');
INSERT INTO public.journal_lines VALUES ('org_01m8d0k30jehhagq40m1f9fwpt', 24, 1, 'acc_01m8d0k30jehhagq40f6hahmr9', -200000, NULL, NULL, 0, 0, '2026-03-25');
INSERT INTO public.journal_lines VALUES ('org_01m8d0k30jehhagq40m1f9fwpt', 24, 2, 'acc_01m8d0k39kewgt6vyp20jkf8bp', 200000, NULL, NULL, 0, 0, '2026-03-25');
INSERT INTO public.journal_lines VALUES ('org_01m8d0k30jehhagq40m1f9fwpt', 26, 1, 'acc_01m8d0k30jehhagq40f6hahmr9', -5840, NULL, NULL, 0, 0, '2026-02-18');
INSERT INTO public.journal_lines VALUES ('org_01m8d0k30jehhagq40m1f9fwpt', 26, 2, 'acc_01m8d0k30jehhagq40k7c3tw9p', 5840, NULL, 'ZR', 0, 0, '2026-02-18');
INSERT INTO public.journal_lines VALUES ('org_01m8d0k30jehhagq40m1f9fwpt', 27, 1, 'acc_01m8d0k30jehhagq40f6hahmr9', -3600, NULL, NULL, 0, 0, '2026-03-02');
INSERT INTO public.journal_lines VALUES ('org_01m8d0k30jehhagq40m1f9fwpt', 27, 2, 'acc_01m8d0k30jehhagq40jw053ve9', 3000, NULL, 'ST', 600, 0, '2026-03-02');
INSERT INTO public.journal_lines VALUES ('org_01m8d0k30jehhagq40m1f9fwpt', 27, 3, 'acc_01m8d0k328eeva3cfgq1cxk14e', 600, NULL, 'ST', 0, 1, '2026-03-02');
INSERT INTO public.journal_lines VALUES ('org_01m8d0k30jehhagq40m1f9fwpt', 28, 1, 'acc_01m8d0k30jehhagq40f6hahmr9', -3600, NULL, NULL, 0, 0, '2026-02-02');
INSERT INTO public.journal_lines VALUES ('org_01m8d0k30jehhagq40m1f9fwpt', 28, 2, 'acc_01m8d0k30jehhagq40jw053ve9', 3000, NULL, 'ST', 600, 0, '2026-02-02');
INSERT INTO public.journal_lines VALUES ('org_01m8d0k30jehhagq40m1f9fwpt', 28, 3, 'acc_01m8d0k328eeva3cfgq1cxk14e', 600, NULL, 'ST', 0, 1, '2026-02-02');
INSERT INTO public.journal_lines VALUES ('org_01m8d0k30jehhagq40m1f9fwpt', 29, 1, 'acc_01m8d0k30jehhagq40f6hahmr9', -750, NULL, NULL, 0, 0, '2026-03-20');
INSERT INTO public.journal_lines VALUES ('org_01m8d0k30jehhagq40m1f9fwpt', 29, 2, 'acc_01m8d0k30jehhagq40kr7wcwg9', 750, NULL, 'EX', 0, 0, '2026-03-20');
INSERT INTO public.journals VALUES ('jnl_01m8d0k36nee8912zps37yjy38', 'org_01m8d0k30jehhagq40m1f9fwpt', 1, '2026-01-01', 'Opening balance of Current', NULL, NULL, 'opening', NULL, 1000000, 1795733163221, 'usr_01m8d0k2aveakb26expkytyjmb', '\xbc9daea3345ac034016df6ee8cfd5bb95c3f20952574924c1c33b03f5d586694', 'opening balance of current');
INSERT INTO public.journals VALUES ('jnl_01m8d0k3qde4atw8v2k3944zs9', 'org_01m8d0k30jehhagq40m1f9fwpt', 2, '2026-01-15', 'Sales invoice INV-0001, Abbey Schools Trust', 'INV-0001', NULL, 'invoice', NULL, 234000, 1795733163757, 'usr_01m8d0k2aveakb26expkytyjmb', '\xff135516b399cd63b5eaf943abcb00a6ff054167dca0aef06d747a7edfdeef71', 'sales invoice inv-0001, abbey schools trust
inv-0001');
INSERT INTO public.journals VALUES ('jnl_01m8d0k3r2e0mb1s84yeq600kj', 'org_01m8d0k30jehhagq40m1f9fwpt', 3, '2026-01-20', 'Purchase invoice PX-881, Printwell', 'PX-881', NULL, 'invoice', NULL, 41200, 1795733163778, 'usr_01m8d0k2aveakb26expkytyjmb', '\xbe37ae1b8c8d755295daf2db3fcd6c38b4fcf8ab05ac2eece93bd62a4cb617d3', 'purchase invoice px-881, printwell
px-881');
INSERT INTO public.journals VALUES ('jnl_01m8d0k3rnef492bg9dg55etx0', 'org_01m8d0k30jehhagq40m1f9fwpt', 4, '2026-01-21', 'Purchase invoice TB-0117, Techbarn', 'TB-0117', NULL, 'invoice', NULL, 107880, 1795733163797, 'usr_01m8d0k2aveakb26expkytyjmb', '\x32ea1e8eaef22ae4eed4455c53b2e2fb5fa40ca846aabdaf6d41e3d777442eb9', 'purchase invoice tb-0117, techbarn
tb-0117');
INSERT INTO public.journals VALUES ('jnl_01m8d0k3sae479y8nnqbbdn293', 'org_01m8d0k30jehhagq40m1f9fwpt', 5, '2026-01-28', 'Sales invoice INV-0002, Abbey Schools Trust', 'INV-0002', NULL, 'invoice', NULL, 87000, 1795733163818, 'usr_01m8d0k2aveakb26expkytyjmb', '\x1c2d2daf2f5d334423e1cb72323db183df5193223e8c2e076783c6ef5db19237', 'sales invoice inv-0002, abbey schools trust
inv-0002');
INSERT INTO public.journals VALUES ('jnl_01m8d0k3sze6grxvfjs6xwena7', 'org_01m8d0k30jehhagq40m1f9fwpt', 6, '2026-02-01', 'Purchase invoice HL-33, Harcourt Lettings', 'HL-33', NULL, 'invoice', NULL, 135000, 1795733163839, 'usr_01m8d0k2aveakb26expkytyjmb', '\xf3a4657de5b228322f78e474f816c11afdbe2a0740b1f80837c71ef7a4a21b5b', 'purchase invoice hl-33, harcourt lettings
hl-33');
INSERT INTO public.journals VALUES ('jnl_01m8d0k3tfej6s7dynds0yn6ee', 'org_01m8d0k30jehhagq40m1f9fwpt', 7, '2026-02-09', 'Sales invoice INV-0003, Kestrel Fitness CIC', 'INV-0003', NULL, 'invoice', NULL, 28200, 1795733163855, 'usr_01m8d0k2aveakb26expkytyjmb', '\x8df4902b21db76ae6faeb45d6c1e432e3eb91dd19f8da499a67558bb68558348', 'sales invoice inv-0003, kestrel fitness cic
inv-0003');
INSERT INTO public.journals VALUES ('jnl_01m8d0k3tze3pbakwk1552fsbz', 'org_01m8d0k30jehhagq40m1f9fwpt', 8, '2026-02-20', 'Sales invoice INV-0004, Marlow & Pike LLP', 'INV-0004', NULL, 'invoice', NULL, 159840, 1795733163871, 'usr_01m8d0k2aveakb26expkytyjmb', '\xb38aadc233b011ab6a94f31ee094788982d33fd04c5c72ff1f23d6445edf8461', 'sales invoice inv-0004, marlow & pike llp
inv-0004');
INSERT INTO public.journals VALUES ('jnl_01m8d0k3vce5bb5e2pxy57amje', 'org_01m8d0k30jehhagq40m1f9fwpt', 9, '2026-03-03', 'Sales invoice INV-0005, Marlow & Pike LLP', 'INV-0005', NULL, 'invoice', NULL, 60000, 1795733163884, 'usr_01m8d0k2aveakb26expkytyjmb', '\xaab32cf90dd5c34cc3aaefe7e631473aabeb74b9e5e8453b48b419005f6c2e9a', 'sales invoice inv-0005, marlow & pike llp
inv-0005');
INSERT INTO public.journals VALUES ('jnl_01m8d0k3vtew1vm5ddjzrm625d', 'org_01m8d0k30jehhagq40m1f9fwpt', 10, '2026-03-12', 'Sales credit note CN-0001, Marlow & Pike LLP', 'CN-0001', NULL, 'invoice', NULL, 18000, 1795733163898, 'usr_01m8d0k2aveakb26expkytyjmb', '\x501a908786072f489b829c1ce56280b4a9300ae4b70e97cb6d7bad6a8731f9c7', 'sales credit note cn-0001, marlow & pike llp
cn-0001');
INSERT INTO public.journals VALUES ('jnl_01m8d0k3wdent9m2e3tdny5dtx', 'org_01m8d0k30jehhagq40m1f9fwpt', 11, '2026-03-24', 'Purchase invoice FR-1209, Fern & Rowe', 'FR-1209', NULL, 'invoice', NULL, 76800, 1795733163917, 'usr_01m8d0k2aveakb26expkytyjmb', '\x7aac3245422c67ce0521919d2bf1294dd8f74d5d9e4dc014ca07638ac333fa71', 'purchase invoice fr-1209, fern & rowe
fr-1209');
INSERT INTO public.journals VALUES ('jnl_01m8d0k3wtemmt82zs8tejtscp', 'org_01m8d0k30jehhagq40m1f9fwpt', 12, '2026-03-27', 'Sales invoice INV-0006, Abbey Schools Trust', 'INV-0006', NULL, 'invoice', NULL, 56400, 1795733163930, 'usr_01m8d0k2aveakb26expkytyjmb', '\xc0de885ae9fc29395230ecb7cb1dc6417c0fe519b86f454a9e333d990c15b763', 'sales invoice inv-0006, abbey schools trust
inv-0006');
INSERT INTO public.journals VALUES ('jnl_01m8d0k3ysehzsx1c7k1ybhwxp', 'org_01m8d0k30jehhagq40m1f9fwpt', 13, '2026-03-03', 'Reversal of journal 9: Sales invoice INV-0005, Marlow & Pike LLP', 'INV-0005', NULL, 'reversal', 'jnl_01m8d0k3vce5bb5e2pxy57amje', 60000, 1795733163993, 'usr_01m8d0k2aveakb26expkytyjmb', '\xe72e6fe077e8b36da74f630ff6ef37e448e6d8802d1ba0296f32daf7320aba95', 'reversal of journal 9: sales invoice inv-0005, marlow & pike llp
inv-0005');
INSERT INTO public.journals VALUES ('jnl_01m8d0k46veddaxdjswwmhx89n', 'org_01m8d0k30jehhagq40m1f9fwpt', 14, '2026-01-01', 'Opening balances', 'JV-001', 'JV-001', 'manual', NULL, 1000000, 1795733164251, 'usr_01m8d0k2aveakb26expkytyjmb', '\xe70c3570cdd8a8793a5560b5ff9c7ca366f8ae9dde01483de05610583a5455e2', 'opening balances
jv-001');
INSERT INTO public.journals VALUES ('jnl_01m8d0k46veddaxdjsx4s7r824', 'org_01m8d0k30jehhagq40m1f9fwpt', 15, '2026-03-31', 'March wages', 'JV-002', 'JV-002', 'manual', NULL, 100000, 1795733164251, 'usr_01m8d0k2aveakb26expkytyjmb', '\x7833e5c07c267f2b045e9bc2849e401ba7ae5cb6e96eb39b7c137c7d01177e9d', 'march wages
jv-002');
INSERT INTO public.journals VALUES ('jnl_01m8d0k46veddaxdjsxdm8hbsc', 'org_01m8d0k30jehhagq40m1f9fwpt', 16, '2026-03-31', 'Depreciation of the laptop', 'JV-003', 'JV-003', 'manual', NULL, 7492, 1795733164251, 'usr_01m8d0k2aveakb26expkytyjmb', '\x6a5fd3b53a170f4a2340549c62c8654cdb45a76db7f40f650725169e6a31eee0', 'depreciation of the laptop
jv-003');
INSERT INTO public.journals VALUES ('jnl_01m8d0k48sedwrhze3k8815wsy', 'org_01m8d0k30jehhagq40m1f9fwpt', 17, '2026-03-06', 'Receipt from Kestrel Fitness CIC', NULL, NULL, 'settlement', NULL, 28200, 1795733164313, 'usr_01m8d0k2aveakb26expkytyjmb', '\x4c1efe353bb348779dc5285c576567c176922802abf2a37d6c9accf3a8b8b6cb', 'receipt from kestrel fitness cic');
INSERT INTO public.journals VALUES ('jnl_01m8d0k4haenn9jrsx24s7pf12', 'org_01m8d0k30jehhagq40m1f9fwpt', 18, '2026-01-22', 'FPO TECHBARN LTD TB-0117', NULL, NULL, 'settlement', NULL, 107880, 1795733164586, 'usr_01m8d0k2aveakb26expkytyjmb', '\x53bcc14454e999c3cc674ee44b46370b8ea4565c00c876897a0095ba84a9ffb9', 'fpo techbarn ltd tb-0117');
INSERT INTO public.journals VALUES ('jnl_01m8d0k4ppehxacvmy94q0c8t8', 'org_01m8d0k30jehhagq40m1f9fwpt', 19, '2026-01-30', 'FPI ABBEY SCHOOLS TRUST PART INV-0001', NULL, NULL, 'settlement', NULL, 150000, 1795733164758, 'usr_01m8d0k2aveakb26expkytyjmb', '\xc6ab649239b3b78442cedc663ba7e4b54af070723b1417c07790171505d92347', 'fpi abbey schools trust part inv-0001');
INSERT INTO public.journals VALUES ('jnl_01m8d0k4x5ex6b50yad59dkjpv', 'org_01m8d0k30jehhagq40m1f9fwpt', 20, '2026-02-10', 'FPO HARCOURT LETTINGS HL-33', NULL, NULL, 'settlement', NULL, 135000, 1795733164965, 'usr_01m8d0k2aveakb26expkytyjmb', '\xcf618d30c5b0b15f891d10af5dd6acc5503996cc54c7d9540839b58b02c4c75f', 'fpo harcourt lettings hl-33');
INSERT INTO public.journals VALUES ('jnl_01m8d0k542e9z80r9chpermbs1', 'org_01m8d0k30jehhagq40m1f9fwpt', 21, '2026-02-16', 'FPI ABBEY SCHOOLS TRUST INV-0001 INV-0002', NULL, NULL, 'settlement', NULL, 171000, 1795733165186, 'usr_01m8d0k2aveakb26expkytyjmb', '\xb950ebe5f93ca60111c85e3b54e2029b7b115b15c16e26f5aea396ae658d7a28', 'fpi abbey schools trust inv-0001 inv-0002');
INSERT INTO public.journals VALUES ('jnl_01m8d0k5eye7h8enz3chvad3sm', 'org_01m8d0k30jehhagq40m1f9fwpt', 22, '2026-02-27', 'FPO PRINTWELL PX-881', NULL, NULL, 'settlement', NULL, 40000, 1795733165534, 'usr_01m8d0k2aveakb26expkytyjmb', '\xc5a13afb8cc70861926733e13b426a2ff25e6d58fe4e1ae4b0fa11111802b41c', 'fpo printwell px-881');
INSERT INTO public.journals VALUES ('jnl_01m8d0k5qjedx816brrsq4eshd', 'org_01m8d0k30jehhagq40m1f9fwpt', 23, '2026-03-16', 'FPI MARLOW AND PIKE LLP INV-0004 LESS CN-0001', NULL, NULL, 'settlement', NULL, 141840, 1795733165810, 'usr_01m8d0k2aveakb26expkytyjmb', '\xc87f228b89ec10911d3e5dae6d7dfb941db43a9481e242da0781254bb8745e86', 'fpi marlow and pike llp inv-0004 less cn-0001');
INSERT INTO public.journals VALUES ('jnl_01m8d0k65je01r75aa9wph88gw', 'org_01m8d0k30jehhagq40m1f9fwpt', 24, '2026-03-25', 'TFR TO SAVINGS', NULL, NULL, 'bank', NULL, 200000, 1795733166258, 'usr_01m8d0k2aveakb26expkytyjmb', '\x1cc2eb3eb5bfed9535801b846897a70fc9994c557fc73faa96fde9c023b283fa', 'tfr to savings');
INSERT INTO public.journals VALUES ('jnl_01m8d0k6g1eqm88tp1hzpzxext', 'org_01m8d0k30jehhagq40m1f9fwpt', 25, '2026-03-31', 'FPO J WREN NET PAY MARCH', NULL, NULL, 'bank', NULL, 93655, 1795733166593, 'usr_01m8d0k2aveakb26expkytyjmb', '\x01c1885917909ac94d971993cf1a2a6c1be7cd9c54f61dd9a2bbd70a13e3597d', 'fpo j wren net pay march');
INSERT INTO public.journals VALUES ('jnl_01m8d0k7m5emx827kfkexpsm7e', 'org_01m8d0k30jehhagq40m1f9fwpt', 26, '2026-02-18', 'CARD TRAINLINE.COM LONDON', NULL, NULL, 'bank', NULL, 5840, 1795733167749, 'usr_01m8d0k2aveakb26expkytyjmb', '\x702948e38826e0f75aa07f84457868ffb2a8f44bf0f7e0dff6fc2644ccc17f43', 'card trainline.com london');
INSERT INTO public.journals VALUES ('jnl_01m8d0k7rce9ftfyjede7mn2qs', 'org_01m8d0k30jehhagq40m1f9fwpt', 27, '2026-03-02', 'CARD SLATEWORK SOFTWARE SUBSCRIPTION', NULL, NULL, 'bank', NULL, 3600, 1795733167884, 'usr_01m8d0k2aveakb26expkytyjmb', '\x638c0f6fe3a36d31206bf5be0fa797963a0ac395ef4d649dd33cde572707b56f', 'card slatework software subscription');
INSERT INTO public.journals VALUES ('jnl_01m8d0k7yqep2rwantdsaz0mn0', 'org_01m8d0k30jehhagq40m1f9fwpt', 28, '2026-02-02', 'CARD SLATEWORK SOFTWARE SUBSCRIPTION', NULL, NULL, 'bank', NULL, 3600, 1795733168087, 'usr_01m8d0k2aveakb26expkytyjmb', '\x0cc8fafe28ab51c6871a95c1985adf2d90ba7eb37061eeea5d01a123177860c9', 'card slatework software subscription');
INSERT INTO public.journals VALUES ('jnl_01m8d0k866e3vbt0cgebh3nbpx', 'org_01m8d0k30jehhagq40m1f9fwpt', 29, '2026-03-20', 'TOTAL CHARGES TO 19MAR2026', NULL, NULL, 'bank', NULL, 750, 1795733168326, 'usr_01m8d0k2aveakb26expkytyjmb', '\x6909476df62ae3f35d333f63ca91f52d572b6295a5632717d9c347ee718e6d10', 'total charges to 19mar2026');
INSERT INTO public.journals VALUES ('jnl_01m8d0ka9ne6wrbf3n9dn29h2m', 'org_01m8d0k2ttehvbhj6h4jgtc1d9', 1, '2026-03-02', 'A journal', NULL, NULL, 'manual', NULL, 50000, 1795733170485, 'usr_01m8d0k2aveakb26expkytyjmb', '\x06449f0c91031127d4dcf3a5f88b035d818c6392747f6d6e7ff6b88a23a476a8', 'a journal');
INSERT INTO public.journals VALUES ('jnl_01m8d0kadve8ybftekrhavagye', 'org_01m8d0k2ttehvbhj6h4jgtc1d9', 2, '2026-03-20', 'Reversal of journal 1: A journal', NULL, NULL, 'reversal', 'jnl_01m8d0ka9ne6wrbf3n9dn29h2m', 50000, 1795733170619, 'usr_01m8d0k2aveakb26expkytyjmb', '\x7c9fd290a6e65c757ec06a7be9303f1d565d524a150f6731c3938461005bd39f', 'reversal of journal 1: a journal');
INSERT INTO public.key_secrets VALUES ('\x681e12d95a9ae0a999357afd660aef6d7b2be6bcad2c086b6095639d9ac1bdc8', 'key_01m8d0k2fmeaa9ae6502hf226a', NULL);
INSERT INTO public.key_secrets VALUES ('\xdc6f22a1112120295e13e1155d2f44c47a1fa7d1b4eb9b15715b92fbb9fa9fef', 'key_01m8d0k2t9ek6skpm7np948qsb', NULL);
INSERT INTO public.ledger_heads VALUES ('org_01m8d0k30jehhagq40m1f9fwpt', 29, '\x6909476df62ae3f35d333f63ca91f52d572b6295a5632717d9c347ee718e6d10', 4253177, 59, '\x2ad297e55d058d61ed2d844339f7ef8e716eb2befbd0d659b1c675217f773177');
INSERT INTO public.ledger_heads VALUES ('org_01m8d0k2ttehvbhj6h4jgtc1d9', 2, '\x7c9fd290a6e65c757ec06a7be9303f1d565d524a150f6731c3938461005bd39f', 100000, 9, '\x48d0e094acdbb0e2d5848573d905d5201d65465586a044082b7daf306bb0ec07');
INSERT INTO public.members VALUES ('mem_01m8d0k2ttehvbhj6gyh2pahp5', 'org_01m8d0k2ttehvbhj6h4jgtc1d9', 'jo@example.com', 'usr_01m8d0k2aveakb26expkytyjmb', 'owner', 1795733162842, 1795733162842, 1);
INSERT INTO public.members VALUES ('mem_01m8d0k30jehhagq40e1sadkdz', 'org_01m8d0k30jehhagq40m1f9fwpt', 'jo@example.com', 'usr_01m8d0k2aveakb26expkytyjmb', 'owner', 1795733163026, 1795733163026, 1);
INSERT INTO public.number_sequences VALUES ('org_01m8d0k30jehhagq40m1f9fwpt', 'credit_note', 1);
INSERT INTO public.number_sequences VALUES ('org_01m8d0k30jehhagq40m1f9fwpt', 'invoice', 6);
INSERT INTO public.organisations VALUES ('org_01m8d0k30jehhagq40m1f9fwpt', 'Wren & Marsh Ltd', 'GBP', 'GB', '03-31', 1, NULL, 'standard', NULL, 'line', 'active', '2026-03-31', 1795733163026, 1795733168734, 2, 0, '2026-03-31');
INSERT INTO public.organisations VALUES ('org_01m8d0k2ttehvbhj6h4jgtc1d9', 'Acorn Ltd', 'GBP', 'GB', '03-31', 1, NULL, 'standard', NULL, 'line', 'active', NULL, 1795733162842, 1795733162842, 1, 1, NULL);
INSERT INTO public.queue_shares VALUES ('reconcile', 'usr_01m8d0k2aveakb26expkytyjmb', 0);
INSERT INTO public.queues VALUES ('coding', 0, 0);
INSERT INTO public.queues VALUES ('reconcile', 1, 0);
INSERT INTO public.security_events VALUES (1, 1795733162331, NULL, 'tieout admin users create', 'root@vm', 'user.create', 'usr_01m8d0k2aveakb26expkytyjmb', 'usr_01m8d0k2aveakb26expkytyjmb', '{}', '\xad17785f43e63cd92df05ab2bbc7696f09db120623ce97b5cd5112dba2909bf8');
INSERT INTO public.security_events VALUES (2, 1795733162484, NULL, 'tieout admin keys create', 'root@vm', 'key.create', 'key_01m8d0k2fmeaa9ae6502hf226a', 'usr_01m8d0k2aveakb26expkytyjmb', '{"allow_overage":false,"expires_at":null,"scopes":["reconcile:read","reconcile:write"]}', '\xde7153f61babf69b8ba528c2a0d9592409831420b2ea5a4eb31fc9d2ed952ff8');
INSERT INTO public.security_events VALUES (3, 1795733162653, NULL, 'tieout admin sessions create', 'root@vm', 'session.create', 'usr_01m8d0k2aveakb26expkytyjmb', 'usr_01m8d0k2aveakb26expkytyjmb', '{"expires_at":"2026-11-26T23:46:02.653Z"}', '\x2d82ea774af488c36ef7a9f74a6c4b7f49ad17def943b20e547a22fc29c189e5');
INSERT INTO public.security_events VALUES (4, 1795733162825, NULL, 'tieout admin keys create', 'root@vm', 'key.create', 'key_01m8d0k2t9ek6skpm7np948qsb', 'usr_01m8d0k2aveakb26expkytyjmb', '{"allow_overage":false,"expires_at":null,"scopes":["ledger:read","ledger:write"]}', '\x214f6e5431720481d6e5945bcc33f1c4b0acbb31fba478825c92d67a91c85e2f');
INSERT INTO public.security_events VALUES (5, 1795733170079, NULL, 'tieout admin credits grant', 'root@vm', 'credits.grant', 'usr_01m8d0k2aveakb26expkytyjmb', 'usr_01m8d0k2aveakb26expkytyjmb', '{"amount":10,"balance":10}', '\xcc051d20d6c8f4a0dea44aba42421b532158c1a06cf1e7516dbe03590894172b');
INSERT INTO public.security_head VALUES (1, 5, '\xcc051d20d6c8f4a0dea44aba42421b532158c1a06cf1e7516dbe03590894172b');
INSERT INTO public.settlements VALUES ('set_01m8d0k4haenn9jrsx24s7pf12', 'org_01m8d0k30jehhagq40m1f9fwpt', 'payment', 'purchase', 'posted', 'con_01m8d0k3hxe3aswsfwm915ps6f', 'bac_01m8d0k36nee8912zprsy771hq', '2026-01-22', 107880, 107880, NULL, 'btx_01m8d0k4bdedsb4qtssjfa4e48', 1, 'jnl_01m8d0k4haenn9jrsx24s7pf12', NULL, NULL, '', 1795733164586, 1795733164586, 1, '2026-01-22', 1, '2026-01-22', '2026-01-22');
INSERT INTO public.settlements VALUES ('set_01m8d0k4ppehxacvmy94q0c8t8', 'org_01m8d0k30jehhagq40m1f9fwpt', 'receipt', 'sales', 'posted', 'con_01m8d0k3cdeygt0sv36xprt1mg', 'bac_01m8d0k36nee8912zprsy771hq', '2026-01-30', 150000, 150000, NULL, 'btx_01m8d0k4bdedsb4qtssq2cs9yb', 1, 'jnl_01m8d0k4ppehxacvmy94q0c8t8', NULL, NULL, '', 1795733164758, 1795733164758, 1, '2026-01-30', 1, '2026-01-30', '2026-01-30');
INSERT INTO public.settlements VALUES ('set_01m8d0k4x5ex6b50yad59dkjpv', 'org_01m8d0k30jehhagq40m1f9fwpt', 'payment', 'purchase', 'posted', 'con_01m8d0k3jre3b9jbctn197my58', 'bac_01m8d0k36nee8912zprsy771hq', '2026-02-10', 135000, 135000, NULL, 'btx_01m8d0k4bdedsb4qtssz1a8cts', 1, 'jnl_01m8d0k4x5ex6b50yad59dkjpv', NULL, NULL, '', 1795733164965, 1795733164965, 1, '2026-02-10', 1, '2026-02-10', '2026-02-10');
INSERT INTO public.settlements VALUES ('set_01m8d0k542e9z80r9chpermbs1', 'org_01m8d0k30jehhagq40m1f9fwpt', 'receipt', 'sales', 'posted', 'con_01m8d0k3cdeygt0sv36xprt1mg', 'bac_01m8d0k36nee8912zprsy771hq', '2026-02-16', 171000, 171000, NULL, 'btx_01m8d0k4bdedsb4qtst19p8ekz', 1, 'jnl_01m8d0k542e9z80r9chpermbs1', NULL, NULL, '', 1795733165186, 1795733165186, 1, '2026-02-16', 2, '2026-02-16', '2026-02-16');
INSERT INTO public.settlements VALUES ('set_01m8d0k5eye7h8enz3chvad3sm', 'org_01m8d0k30jehhagq40m1f9fwpt', 'payment', 'purchase', 'posted', 'con_01m8d0k3gveh3afcnz1dq2z2v2', 'bac_01m8d0k36nee8912zprsy771hq', '2026-02-27', 40000, 40000, NULL, 'btx_01m8d0k4bdedsb4qtst8cqcdsa', 1, 'jnl_01m8d0k5eye7h8enz3chvad3sm', NULL, NULL, '', 1795733165534, 1795733165534, 1, '2026-02-27', 1, '2026-02-27', '2026-02-27');
INSERT INTO public.settlements VALUES ('set_01m8d0k5qjedx816brrsq4eshd', 'org_01m8d0k30jehhagq40m1f9fwpt', 'receipt', 'sales', 'posted', 'con_01m8d0k3f4e6wb9jd38t3n39z9', 'bac_01m8d0k36nee8912zprsy771hq', '2026-03-16', 141840, 141840, NULL, 'btx_01m8d0k4bdedsb4qtstqm7pnpn', 1, 'jnl_01m8d0k5qjedx816brrsq4eshd', NULL, NULL, '', 1795733165810, 1795733165810, 1, '2026-03-16', 1, '2026-03-16', '2026-03-16');
INSERT INTO public.settlements VALUES ('set_01m8d0k48sedwrhze3k4d69tkc', 'org_01m8d0k30jehhagq40m1f9fwpt', 'receipt', 'sales', 'posted', 'con_01m8d0k3dve42a95ntsdpv44aa', 'bac_01m8d0k36nee8912zprsy771hq', '2026-03-06', 28200, 28200, NULL, 'btx_01m8d0k4bdedsb4qtstkw4810x', 0, 'jnl_01m8d0k48sedwrhze3k8815wsy', NULL, NULL, '', 1795733164313, 1795733166023, 2, '2026-03-06', 1, '2026-03-06', '2026-03-06');
INSERT INTO public.stated_balances VALUES ('org_01m8d0k30jehhagq40m1f9fwpt', 'bac_01m8d0k36nee8912zprsy771hq', '2026-03-31', 900715, 1795733164397);
INSERT INTO public.tax_rates VALUES ('org_01m8d0k2ttehvbhj6h4jgtc1d9', 'ST', '2026-02-01', 190000);
INSERT INTO public.unlinked_journals VALUES ('org_01m8d0k2ttehvbhj6h4jgtc1d9', 'btx_01m8d0ka96ents4haafx113rpa', 'jnl_01m8d0ka9ne6wrbf3n9dn29h2m');
INSERT INTO public.users VALUES ('usr_01m8d0k2aveakb26expkytyjmb', 'jo@example.com', 0, 7, 0, 1795733162331, NULL, 0);
INSERT INTO public.vat_days VALUES ('org_01m8d0k30jehhagq40m1f9fwpt', '2026-01-15', 'output', 195000, 39000);
INSERT INTO public.vat_days VALUES ('org_01m8d0k30jehhagq40m1f9fwpt', '2026-01-20', 'input', 41200, 0);
INSERT INTO public.vat_days VALUES ('org_01m8d0k30jehhagq40m1f9fwpt', '2026-01-21', 'input', 89900, 17980);
INSERT INTO public.vat_days VALUES ('org_01m8d0k30jehhagq40m1f9fwpt', '2026-01-28', 'output', 87000, 0);
INSERT INTO public.vat_days VALUES ('org_01m8d0k30jehhagq40m1f9fwpt', '2026-02-01', 'input', 135000, 0);
INSERT INTO public.vat_days VALUES ('org_01m8d0k30jehhagq40m1f9fwpt', '2026-02-09', 'output', 27500, 700);
INSERT INTO public.vat_days VALUES ('org_01m8d0k30jehhagq40m1f9fwpt', '2026-02-20', 'output', 133200, 26640);
INSERT INTO public.vat_days VALUES ('org_01m8d0k30jehhagq40m1f9fwpt', '2026-03-12', 'output', -15000, -3000);
INSERT INTO public.vat_days VALUES ('org_01m8d0k30jehhagq40m1f9fwpt', '2026-03-24', 'input', 64000, 12800);
INSERT INTO public.vat_days VALUES ('org_01m8d0k30jehhagq40m1f9fwpt', '2026-03-27', 'output', 49900, 6500);
INSERT INTO public.vat_days VALUES ('org_01m8d0k30jehhagq40m1f9fwpt', '2026-03-03', 'output', 0, 0);
INSERT INTO public.vat_days VALUES ('org_01m8d0k30jehhagq40m1f9fwpt', '2026-02-18', 'input', 5840, 0);
INSERT INTO public.vat_days VALUES ('org_01m8d0k30jehhagq40m1f9fwpt', '2026-03-02', 'input', 3000, 600);
INSERT INTO public.vat_days VALUES ('org_01m8d0k30jehhagq40m1f9fwpt', '2026-02-02', 'input', 3000, 600);
INSERT INTO public.vat_days VALUES ('org_01m8d0k30jehhagq40m1f9fwpt', '2026-03-20', 'input', 750, 0);
INSERT INTO public.vat_entries VALUES ('org_01m8d0k30jehhagq40m1f9fwpt', 2, 2, 0, '2026-01-15', '2026-01-15', 'output', 'ST', 195000, 39000, 'inv_01m8d0k3qde4atw8v2jykeb9xk', NULL);
INSERT INTO public.vat_entries VALUES ('org_01m8d0k30jehhagq40m1f9fwpt', 3, 2, 0, '2026-01-20', '2026-01-20', 'input', 'ZR', 41200, 0, 'inv_01m8d0k3r2e0mb1s84ybs5whkm', NULL);
INSERT INTO public.vat_entries VALUES ('org_01m8d0k30jehhagq40m1f9fwpt', 4, 2, 0, '2026-01-21', '2026-01-21', 'input', 'ST', 89900, 17980, 'inv_01m8d0k3rnef492bg9dcfk471t', NULL);
INSERT INTO public.vat_entries VALUES ('org_01m8d0k30jehhagq40m1f9fwpt', 5, 2, 0, '2026-01-28', '2026-01-28', 'output', 'ZR', 87000, 0, 'inv_01m8d0k3sae479y8nnq797n0tw', NULL);
INSERT INTO public.vat_entries VALUES ('org_01m8d0k30jehhagq40m1f9fwpt', 6, 2, 0, '2026-02-01', '2026-02-01', 'input', 'EX', 135000, 0, 'inv_01m8d0k3sze6grxvfjs05b7t39', NULL);
INSERT INTO public.vat_entries VALUES ('org_01m8d0k30jehhagq40m1f9fwpt', 7, 2, 0, '2026-02-09', '2026-02-09', 'output', 'EX', 24000, 0, 'inv_01m8d0k3tfej6s7dyndn2rmdtt', NULL);
INSERT INTO public.vat_entries VALUES ('org_01m8d0k30jehhagq40m1f9fwpt', 7, 3, 0, '2026-02-09', '2026-02-09', 'output', 'ST', 3500, 700, 'inv_01m8d0k3tfej6s7dyndn2rmdtt', NULL);
INSERT INTO public.vat_entries VALUES ('org_01m8d0k30jehhagq40m1f9fwpt', 8, 2, 0, '2026-02-20', '2026-02-20', 'output', 'ST', 133200, 26640, 'inv_01m8d0k3tze3pbakwk13enf60g', NULL);
INSERT INTO public.vat_entries VALUES ('org_01m8d0k30jehhagq40m1f9fwpt', 9, 2, 0, '2026-03-03', '2026-03-03', 'output', 'ST', 50000, 10000, 'inv_01m8d0k3vce5bb5e2pxr0nt0p2', NULL);
INSERT INTO public.vat_entries VALUES ('org_01m8d0k30jehhagq40m1f9fwpt', 10, 2, 0, '2026-03-12', '2026-03-12', 'output', 'ST', -15000, -3000, 'inv_01m8d0k3vtew1vm5ddjvgez4xa', NULL);
INSERT INTO public.vat_entries VALUES ('org_01m8d0k30jehhagq40m1f9fwpt', 11, 2, 0, '2026-03-24', '2026-03-24', 'input', 'ST', 64000, 12800, 'inv_01m8d0k3wdent9m2e3tbqha78q', NULL);
INSERT INTO public.vat_entries VALUES ('org_01m8d0k30jehhagq40m1f9fwpt', 12, 2, 0, '2026-03-27', '2026-03-27', 'output', 'ZR', 17400, 0, 'inv_01m8d0k3wtemmt82zs8py7m4hn', NULL);
INSERT INTO public.vat_entries VALUES ('org_01m8d0k30jehhagq40m1f9fwpt', 12, 3, 0, '2026-03-27', '2026-03-27', 'output', 'ST', 32500, 6500, 'inv_01m8d0k3wtemmt82zs8py7m4hn', NULL);
INSERT INTO public.vat_entries VALUES ('org_01m8d0k30jehhagq40m1f9fwpt', 13, 2, 0, '2026-03-03', '2026-03-03', 'output', 'ST', -50000, -10000, 'inv_01m8d0k3vce5bb5e2pxr0nt0p2', NULL);
INSERT INTO public.vat_entries VALUES ('org_01m8d0k30jehhagq40m1f9fwpt', 26, 2, 0, '2026-02-18', '2026-02-18', 'input', 'ZR', 5840, 0, NULL, NULL);
INSERT INTO public.vat_entries VALUES ('org_01m8d0k30jehhagq40m1f9fwpt', 27, 2, 0, '2026-03-02', '2026-03-02', 'input', 'ST', 3000, 600, NULL, NULL);
INSERT INTO public.vat_entries VALUES ('org_01m8d0k30jehhagq40m1f9fwpt', 28, 2, 0, '2026-02-02', '2026-02-02', 'input', 'ST', 3000, 600, NULL, NULL);
INSERT INTO public.vat_entries VALUES ('org_01m8d0k30jehhagq40m1f9fwpt', 29, 2, 0, '2026-03-20', '2026-03-20', 'input', 'EX', 750, 0, NULL, NULL);
INSERT INTO public.vat_returns VALUES ('vrt_01m8d0k8bjebram9qda6553x6n', 'org_01m8d0k30jehhagq40m1f9fwpt', '2026-01-01', '2026-03-31', 'finalised', '[]', 'standard', NULL, 477600, 69840, 342690, 31980, 69840, 0, 69840, 31980, 37860, 477600, 342700, 0, 0, NULL, 1795733168565, 1795733168499, 1795733168565, 2);
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
