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
    details text NOT NULL
);
ALTER TABLE public.security_events ALTER COLUMN number ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.security_events_number_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
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
INSERT INTO public._sqlx_migrations VALUES (1, 'platform', '2026-11-26 19:32:48.404096+00', true, '\x56c81ff92db5a60532a52e529ddcd2b3714beb82ec59181bf95986d52f268197171d205459743abb4151461a41566020', 36948297);
INSERT INTO public._sqlx_migrations VALUES (2, 'ledger', '2026-11-26 19:32:48.441536+00', true, '\x9dbce99dbcc48220e29e165be44645571133eb94388b7c8f75e291d52a3fb0f2eb2c984f32b101e0c87036b784fa257a', 28846040);
INSERT INTO public._sqlx_migrations VALUES (3, 'banking', '2026-11-26 19:32:48.47073+00', true, '\xaf7a63db1c79803920e379cde8dba5f12d6e3b18db971dc1a293319bba674be00693191dc100b8bd945b6d377ad9a22d', 15492285);
INSERT INTO public._sqlx_migrations VALUES (4, 'documents', '2026-11-26 19:32:48.486696+00', true, '\x2a0daa78186f0765af84764908dc9a70ee4b78006a4a83d772ac42dc7a5b36b224f48b1fd4dfa469253d5cb5c2e9ca87', 24753755);
INSERT INTO public._sqlx_migrations VALUES (5, 'vat', '2026-11-26 19:32:48.511796+00', true, '\x4aa7049bf04573185ba6c20a2b727e74cee0bea158d32fe08ba75b1be5d9790198c677fa5fee6e4112e4acdac9498cca', 11699005);
INSERT INTO public._sqlx_migrations VALUES (6, 'audit_chain', '2026-11-26 19:32:48.52375+00', true, '\x4d36e58febb07026c335df03ce24cb09228b213cb5db12a86a78bc44ad11337d09c026e139287d13faaf63730a1c89c9', 804006);
INSERT INTO public._sqlx_migrations VALUES (7, 'access', '2026-11-26 19:32:48.524709+00', true, '\x2eeca1ccffb48ab78e8df0e2eead3b622a4b3d0f46b423c7f57f69d1f0f8c9534c8c11820d61dae3384b0a4303051415', 650698);
INSERT INTO public._sqlx_migrations VALUES (8, 'evidence', '2026-11-26 19:32:48.525469+00', true, '\x3cff4958c6f9436fed44302970bf7a4dd1938a9046d2f8368844c4ab39302208a5701b9d87eec2979e0a8ebaf1353be0', 5420950);
INSERT INTO public.account_days VALUES ('org_01m8cnh8hte10v5n4ecpqyd7wc', '2026-01-01', 'acc_01m8cnh8hte10v5n4e7tp0db2p', 1000000, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8cnh8hte10v5n4ecpqyd7wc', '2026-01-15', 'acc_01m8cnh8hte10v5n4e7ejpa90h', 234000, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8cnh8hte10v5n4ecpqyd7wc', '2026-01-15', 'acc_01m8cnh8hte10v5n4e9paryg78', 0, 195000, 1);
INSERT INTO public.account_days VALUES ('org_01m8cnh8hte10v5n4ecpqyd7wc', '2026-01-15', 'acc_01m8cnh8k0ecbtb4v9qrhqja1s', 0, 39000, 1);
INSERT INTO public.account_days VALUES ('org_01m8cnh8hte10v5n4ecpqyd7wc', '2026-01-20', 'acc_01m8cnh8hte10v5n4e82brsj1b', 0, 41200, 1);
INSERT INTO public.account_days VALUES ('org_01m8cnh8hte10v5n4ecpqyd7wc', '2026-01-20', 'acc_01m8cnh8hte10v5n4ea9bz7f8p', 41200, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8cnh8hte10v5n4ecpqyd7wc', '2026-01-21', 'acc_01m8cnh8hte10v5n4e6s1wajh1', 89900, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8cnh8hte10v5n4ecpqyd7wc', '2026-01-21', 'acc_01m8cnh8hte10v5n4e82brsj1b', 0, 107880, 1);
INSERT INTO public.account_days VALUES ('org_01m8cnh8hte10v5n4ecpqyd7wc', '2026-01-21', 'acc_01m8cnh8k0ecbtb4v9qrhqja1s', 17980, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8cnh8hte10v5n4ecpqyd7wc', '2026-01-28', 'acc_01m8cnh8hte10v5n4e7ejpa90h', 87000, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8cnh8hte10v5n4ecpqyd7wc', '2026-01-28', 'acc_01m8cnh8hte10v5n4e9s23f48z', 0, 87000, 1);
INSERT INTO public.account_days VALUES ('org_01m8cnh8hte10v5n4ecpqyd7wc', '2026-02-01', 'acc_01m8cnh8hte10v5n4e82brsj1b', 0, 135000, 1);
INSERT INTO public.account_days VALUES ('org_01m8cnh8hte10v5n4ecpqyd7wc', '2026-02-01', 'acc_01m8cnh8hte10v5n4eb3baz9yg', 135000, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8cnh8hte10v5n4ecpqyd7wc', '2026-02-09', 'acc_01m8cnh8hte10v5n4e7ejpa90h', 28200, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8cnh8hte10v5n4ecpqyd7wc', '2026-02-09', 'acc_01m8cnh8hte10v5n4e9paryg78', 0, 3500, 1);
INSERT INTO public.account_days VALUES ('org_01m8cnh8hte10v5n4ecpqyd7wc', '2026-02-09', 'acc_01m8cnh8k0ecbtb4v9qrhqja1s', 0, 700, 1);
INSERT INTO public.account_days VALUES ('org_01m8cnh8hte10v5n4ecpqyd7wc', '2026-02-09', 'acc_01m8cnh8krehaah81ptz0y5mxk', 0, 24000, 1);
INSERT INTO public.account_days VALUES ('org_01m8cnh8hte10v5n4ecpqyd7wc', '2026-02-20', 'acc_01m8cnh8hte10v5n4e7ejpa90h', 159840, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8cnh8hte10v5n4ecpqyd7wc', '2026-02-20', 'acc_01m8cnh8hte10v5n4e9paryg78', 0, 133200, 1);
INSERT INTO public.account_days VALUES ('org_01m8cnh8hte10v5n4ecpqyd7wc', '2026-02-20', 'acc_01m8cnh8k0ecbtb4v9qrhqja1s', 0, 26640, 1);
INSERT INTO public.account_days VALUES ('org_01m8cnh8hte10v5n4ecpqyd7wc', '2026-03-12', 'acc_01m8cnh8hte10v5n4e7ejpa90h', 0, 18000, 1);
INSERT INTO public.account_days VALUES ('org_01m8cnh8hte10v5n4ecpqyd7wc', '2026-03-12', 'acc_01m8cnh8hte10v5n4e9paryg78', 15000, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8cnh8hte10v5n4ecpqyd7wc', '2026-03-12', 'acc_01m8cnh8k0ecbtb4v9qrhqja1s', 3000, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8cnh8hte10v5n4ecpqyd7wc', '2026-03-24', 'acc_01m8cnh8hte10v5n4e82brsj1b', 0, 76800, 1);
INSERT INTO public.account_days VALUES ('org_01m8cnh8hte10v5n4ecpqyd7wc', '2026-03-24', 'acc_01m8cnh8hte10v5n4eadkztyhp', 64000, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8cnh8hte10v5n4ecpqyd7wc', '2026-03-24', 'acc_01m8cnh8k0ecbtb4v9qrhqja1s', 12800, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8cnh8hte10v5n4ecpqyd7wc', '2026-03-27', 'acc_01m8cnh8hte10v5n4e7ejpa90h', 56400, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8cnh8hte10v5n4ecpqyd7wc', '2026-03-27', 'acc_01m8cnh8hte10v5n4e9paryg78', 0, 32500, 1);
INSERT INTO public.account_days VALUES ('org_01m8cnh8hte10v5n4ecpqyd7wc', '2026-03-27', 'acc_01m8cnh8hte10v5n4e9s23f48z', 0, 17400, 1);
INSERT INTO public.account_days VALUES ('org_01m8cnh8hte10v5n4ecpqyd7wc', '2026-03-27', 'acc_01m8cnh8k0ecbtb4v9qrhqja1s', 0, 6500, 1);
INSERT INTO public.account_days VALUES ('org_01m8cnh8hte10v5n4ecpqyd7wc', '2026-03-03', 'acc_01m8cnh8hte10v5n4e7ejpa90h', 60000, 60000, 2);
INSERT INTO public.account_days VALUES ('org_01m8cnh8hte10v5n4ecpqyd7wc', '2026-03-03', 'acc_01m8cnh8hte10v5n4e9paryg78', 50000, 50000, 2);
INSERT INTO public.account_days VALUES ('org_01m8cnh8hte10v5n4ecpqyd7wc', '2026-03-03', 'acc_01m8cnh8k0ecbtb4v9qrhqja1s', 10000, 10000, 2);
INSERT INTO public.account_days VALUES ('org_01m8cnh8hte10v5n4ecpqyd7wc', '2026-01-01', 'acc_01m8cnh8hte10v5n4e8rkhz1gq', 0, 990000, 1);
INSERT INTO public.account_days VALUES ('org_01m8cnh8hte10v5n4ecpqyd7wc', '2026-01-01', 'acc_01m8cnh8hte10v5n4e94kfy1am', 0, 10000, 1);
INSERT INTO public.account_days VALUES ('org_01m8cnh8hte10v5n4ecpqyd7wc', '2026-01-01', 'acc_01m8cnh8hte10v5n4e9h2f5swv', 1000000, 1000000, 2);
INSERT INTO public.account_days VALUES ('org_01m8cnh8hte10v5n4ecpqyd7wc', '2026-03-31', 'acc_01m8cnh8hte10v5n4e76k842jt', 0, 7492, 1);
INSERT INTO public.account_days VALUES ('org_01m8cnh8hte10v5n4ecpqyd7wc', '2026-03-31', 'acc_01m8cnh8hte10v5n4e88xr4drk', 0, 6345, 1);
INSERT INTO public.account_days VALUES ('org_01m8cnh8hte10v5n4ecpqyd7wc', '2026-03-31', 'acc_01m8cnh8hte10v5n4ean7s8eqh', 100000, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8cnh8hte10v5n4ecpqyd7wc', '2026-03-31', 'acc_01m8cnh8mfeystenvadvhr2gnz', 7492, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8cnh8hte10v5n4ecpqyd7wc', '2026-03-06', 'acc_01m8cnh8hte10v5n4e7ejpa90h', 0, 28200, 1);
INSERT INTO public.account_days VALUES ('org_01m8cnh8hte10v5n4ecpqyd7wc', '2026-03-06', 'acc_01m8cnh8hte10v5n4e7tp0db2p', 28200, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8cnh8hte10v5n4ecpqyd7wc', '2026-01-22', 'acc_01m8cnh8hte10v5n4e7tp0db2p', 0, 107880, 1);
INSERT INTO public.account_days VALUES ('org_01m8cnh8hte10v5n4ecpqyd7wc', '2026-01-22', 'acc_01m8cnh8hte10v5n4e82brsj1b', 107880, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8cnh8hte10v5n4ecpqyd7wc', '2026-01-30', 'acc_01m8cnh8hte10v5n4e7ejpa90h', 0, 150000, 1);
INSERT INTO public.account_days VALUES ('org_01m8cnh8hte10v5n4ecpqyd7wc', '2026-01-30', 'acc_01m8cnh8hte10v5n4e7tp0db2p', 150000, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8cnh8hte10v5n4ecpqyd7wc', '2026-02-10', 'acc_01m8cnh8hte10v5n4e7tp0db2p', 0, 135000, 1);
INSERT INTO public.account_days VALUES ('org_01m8cnh8hte10v5n4ecpqyd7wc', '2026-02-10', 'acc_01m8cnh8hte10v5n4e82brsj1b', 135000, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8cnh8hte10v5n4ecpqyd7wc', '2026-02-16', 'acc_01m8cnh8hte10v5n4e7ejpa90h', 0, 171000, 1);
INSERT INTO public.account_days VALUES ('org_01m8cnh8hte10v5n4ecpqyd7wc', '2026-02-16', 'acc_01m8cnh8hte10v5n4e7tp0db2p', 171000, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8cnh8hte10v5n4ecpqyd7wc', '2026-02-27', 'acc_01m8cnh8hte10v5n4e7tp0db2p', 0, 40000, 1);
INSERT INTO public.account_days VALUES ('org_01m8cnh8hte10v5n4ecpqyd7wc', '2026-02-27', 'acc_01m8cnh8hte10v5n4e82brsj1b', 40000, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8cnh8hte10v5n4ecpqyd7wc', '2026-03-16', 'acc_01m8cnh8hte10v5n4e7ejpa90h', 0, 141840, 1);
INSERT INTO public.account_days VALUES ('org_01m8cnh8hte10v5n4ecpqyd7wc', '2026-03-16', 'acc_01m8cnh8hte10v5n4e7tp0db2p', 141840, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8cnh8hte10v5n4ecpqyd7wc', '2026-03-25', 'acc_01m8cnh8hte10v5n4e7tp0db2p', 0, 200000, 1);
INSERT INTO public.account_days VALUES ('org_01m8cnh8hte10v5n4ecpqyd7wc', '2026-03-25', 'acc_01m8cnh8qbe4d8edw5867cqkev', 200000, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8cnh8hte10v5n4ecpqyd7wc', '2026-03-31', 'acc_01m8cnh8hte10v5n4e8gc79mtz', 93655, 93655, 2);
INSERT INTO public.account_days VALUES ('org_01m8cnh8f5edwtkrdvzbgys54r', '2026-03-20', 'acc_01m8cnh8f5edwtkrdvtewkmd26', 50000, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8cnh8f5edwtkrdvzbgys54r', '2026-03-20', 'acc_01m8cnh8f5edwtkrdvx9r4t605', 0, 50000, 1);
INSERT INTO public.account_days VALUES ('org_01m8cnh8hte10v5n4ecpqyd7wc', '2026-03-31', 'acc_01m8cnh8hte10v5n4e7tp0db2p', 0, 93655, 1);
INSERT INTO public.account_days VALUES ('org_01m8cnh8hte10v5n4ecpqyd7wc', '2026-02-18', 'acc_01m8cnh8hte10v5n4e7tp0db2p', 0, 5840, 1);
INSERT INTO public.account_days VALUES ('org_01m8cnh8hte10v5n4ecpqyd7wc', '2026-02-18', 'acc_01m8cnh8hte10v5n4ebtbaxdx1', 5840, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8cnh8hte10v5n4ecpqyd7wc', '2026-03-02', 'acc_01m8cnh8hte10v5n4e7tp0db2p', 0, 3600, 1);
INSERT INTO public.account_days VALUES ('org_01m8cnh8hte10v5n4ecpqyd7wc', '2026-03-02', 'acc_01m8cnh8hte10v5n4ebgs1twzq', 3000, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8cnh8hte10v5n4ecpqyd7wc', '2026-03-02', 'acc_01m8cnh8k0ecbtb4v9qrhqja1s', 600, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8cnh8hte10v5n4ecpqyd7wc', '2026-02-02', 'acc_01m8cnh8hte10v5n4e7tp0db2p', 0, 3600, 1);
INSERT INTO public.account_days VALUES ('org_01m8cnh8hte10v5n4ecpqyd7wc', '2026-02-02', 'acc_01m8cnh8hte10v5n4ebgs1twzq', 3000, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8cnh8hte10v5n4ecpqyd7wc', '2026-02-02', 'acc_01m8cnh8k0ecbtb4v9qrhqja1s', 600, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8cnh8hte10v5n4ecpqyd7wc', '2026-03-20', 'acc_01m8cnh8hte10v5n4e7tp0db2p', 0, 750, 1);
INSERT INTO public.account_days VALUES ('org_01m8cnh8hte10v5n4ecpqyd7wc', '2026-03-20', 'acc_01m8cnh8hte10v5n4ecd4py4zj', 750, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8cnh8f5edwtkrdvzbgys54r', '2026-03-02', 'acc_01m8cnh8f5edwtkrdvtewkmd26', 0, 50000, 1);
INSERT INTO public.account_days VALUES ('org_01m8cnh8f5edwtkrdvzbgys54r', '2026-03-02', 'acc_01m8cnh8f5edwtkrdvx9r4t605', 50000, 0, 1);
INSERT INTO public.account_months VALUES ('org_01m8cnh8hte10v5n4ecpqyd7wc', 'acc_01m8cnh8hte10v5n4e9paryg78', '2026-01', 0, 195000, 1);
INSERT INTO public.account_months VALUES ('org_01m8cnh8hte10v5n4ecpqyd7wc', 'acc_01m8cnh8hte10v5n4ea9bz7f8p', '2026-01', 41200, 0, 1);
INSERT INTO public.account_months VALUES ('org_01m8cnh8hte10v5n4ecpqyd7wc', 'acc_01m8cnh8hte10v5n4e6s1wajh1', '2026-01', 89900, 0, 1);
INSERT INTO public.account_months VALUES ('org_01m8cnh8hte10v5n4ecpqyd7wc', 'acc_01m8cnh8k0ecbtb4v9qrhqja1s', '2026-01', 17980, 39000, 2);
INSERT INTO public.account_months VALUES ('org_01m8cnh8hte10v5n4ecpqyd7wc', 'acc_01m8cnh8hte10v5n4e8gc79mtz', '2026-03', 93655, 93655, 2);
INSERT INTO public.account_months VALUES ('org_01m8cnh8hte10v5n4ecpqyd7wc', 'acc_01m8cnh8hte10v5n4e9s23f48z', '2026-01', 0, 87000, 1);
INSERT INTO public.account_months VALUES ('org_01m8cnh8hte10v5n4ecpqyd7wc', 'acc_01m8cnh8hte10v5n4eb3baz9yg', '2026-02', 135000, 0, 1);
INSERT INTO public.account_months VALUES ('org_01m8cnh8hte10v5n4ecpqyd7wc', 'acc_01m8cnh8krehaah81ptz0y5mxk', '2026-02', 0, 24000, 1);
INSERT INTO public.account_months VALUES ('org_01m8cnh8hte10v5n4ecpqyd7wc', 'acc_01m8cnh8hte10v5n4e9paryg78', '2026-02', 0, 136700, 2);
INSERT INTO public.account_months VALUES ('org_01m8cnh8hte10v5n4ecpqyd7wc', 'acc_01m8cnh8hte10v5n4ebtbaxdx1', '2026-02', 5840, 0, 1);
INSERT INTO public.account_months VALUES ('org_01m8cnh8hte10v5n4ecpqyd7wc', 'acc_01m8cnh8hte10v5n4ebgs1twzq', '2026-03', 3000, 0, 1);
INSERT INTO public.account_months VALUES ('org_01m8cnh8hte10v5n4ecpqyd7wc', 'acc_01m8cnh8hte10v5n4e82brsj1b', '2026-03', 0, 76800, 1);
INSERT INTO public.account_months VALUES ('org_01m8cnh8hte10v5n4ecpqyd7wc', 'acc_01m8cnh8hte10v5n4eadkztyhp', '2026-03', 64000, 0, 1);
INSERT INTO public.account_months VALUES ('org_01m8cnh8hte10v5n4ecpqyd7wc', 'acc_01m8cnh8k0ecbtb4v9qrhqja1s', '2026-03', 26400, 16500, 6);
INSERT INTO public.account_months VALUES ('org_01m8cnh8hte10v5n4ecpqyd7wc', 'acc_01m8cnh8hte10v5n4e7tp0db2p', '2026-02', 171000, 184440, 5);
INSERT INTO public.account_months VALUES ('org_01m8cnh8hte10v5n4ecpqyd7wc', 'acc_01m8cnh8hte10v5n4ebgs1twzq', '2026-02', 3000, 0, 1);
INSERT INTO public.account_months VALUES ('org_01m8cnh8hte10v5n4ecpqyd7wc', 'acc_01m8cnh8hte10v5n4e9s23f48z', '2026-03', 0, 17400, 1);
INSERT INTO public.account_months VALUES ('org_01m8cnh8hte10v5n4ecpqyd7wc', 'acc_01m8cnh8k0ecbtb4v9qrhqja1s', '2026-02', 600, 27340, 3);
INSERT INTO public.account_months VALUES ('org_01m8cnh8hte10v5n4ecpqyd7wc', 'acc_01m8cnh8hte10v5n4e7tp0db2p', '2026-03', 170040, 298005, 6);
INSERT INTO public.account_months VALUES ('org_01m8cnh8hte10v5n4ecpqyd7wc', 'acc_01m8cnh8hte10v5n4e9paryg78', '2026-03', 65000, 82500, 4);
INSERT INTO public.account_months VALUES ('org_01m8cnh8hte10v5n4ecpqyd7wc', 'acc_01m8cnh8hte10v5n4e76k842jt', '2026-03', 0, 7492, 1);
INSERT INTO public.account_months VALUES ('org_01m8cnh8hte10v5n4ecpqyd7wc', 'acc_01m8cnh8hte10v5n4e88xr4drk', '2026-03', 0, 6345, 1);
INSERT INTO public.account_months VALUES ('org_01m8cnh8hte10v5n4ecpqyd7wc', 'acc_01m8cnh8hte10v5n4e8rkhz1gq', '2026-01', 0, 990000, 1);
INSERT INTO public.account_months VALUES ('org_01m8cnh8hte10v5n4ecpqyd7wc', 'acc_01m8cnh8hte10v5n4e94kfy1am', '2026-01', 0, 10000, 1);
INSERT INTO public.account_months VALUES ('org_01m8cnh8hte10v5n4ecpqyd7wc', 'acc_01m8cnh8hte10v5n4e9h2f5swv', '2026-01', 1000000, 1000000, 2);
INSERT INTO public.account_months VALUES ('org_01m8cnh8hte10v5n4ecpqyd7wc', 'acc_01m8cnh8hte10v5n4ean7s8eqh', '2026-03', 100000, 0, 1);
INSERT INTO public.account_months VALUES ('org_01m8cnh8hte10v5n4ecpqyd7wc', 'acc_01m8cnh8mfeystenvadvhr2gnz', '2026-03', 7492, 0, 1);
INSERT INTO public.account_months VALUES ('org_01m8cnh8hte10v5n4ecpqyd7wc', 'acc_01m8cnh8hte10v5n4ecd4py4zj', '2026-03', 750, 0, 1);
INSERT INTO public.account_months VALUES ('org_01m8cnh8hte10v5n4ecpqyd7wc', 'acc_01m8cnh8hte10v5n4e82brsj1b', '2026-01', 107880, 149080, 3);
INSERT INTO public.account_months VALUES ('org_01m8cnh8hte10v5n4ecpqyd7wc', 'acc_01m8cnh8hte10v5n4e7ejpa90h', '2026-01', 321000, 150000, 3);
INSERT INTO public.account_months VALUES ('org_01m8cnh8hte10v5n4ecpqyd7wc', 'acc_01m8cnh8hte10v5n4e7tp0db2p', '2026-01', 1150000, 107880, 3);
INSERT INTO public.account_months VALUES ('org_01m8cnh8hte10v5n4ecpqyd7wc', 'acc_01m8cnh8hte10v5n4e7ejpa90h', '2026-02', 188040, 171000, 3);
INSERT INTO public.account_months VALUES ('org_01m8cnh8f5edwtkrdvzbgys54r', 'acc_01m8cnh8f5edwtkrdvtewkmd26', '2026-03', 50000, 50000, 2);
INSERT INTO public.account_months VALUES ('org_01m8cnh8hte10v5n4ecpqyd7wc', 'acc_01m8cnh8hte10v5n4e82brsj1b', '2026-02', 175000, 135000, 3);
INSERT INTO public.account_months VALUES ('org_01m8cnh8hte10v5n4ecpqyd7wc', 'acc_01m8cnh8hte10v5n4e7ejpa90h', '2026-03', 116400, 248040, 6);
INSERT INTO public.account_months VALUES ('org_01m8cnh8f5edwtkrdvzbgys54r', 'acc_01m8cnh8f5edwtkrdvx9r4t605', '2026-03', 50000, 50000, 2);
INSERT INTO public.account_months VALUES ('org_01m8cnh8hte10v5n4ecpqyd7wc', 'acc_01m8cnh8qbe4d8edw5867cqkev', '2026-03', 200000, 0, 1);
INSERT INTO public.accounts VALUES ('acc_01m8cnh8f5edwtkrdvsf5v83cm', 'org_01m8cnh8f5edwtkrdvzbgys54r', '1000', 'Computer equipment', 'ASSET', NULL, 'ST', NULL, 'active', 1795721568741, 1795721568741, 1);
INSERT INTO public.accounts VALUES ('acc_01m8cnh8f5edwtkrdvsj66n5zq', 'org_01m8cnh8f5edwtkrdvzbgys54r', '1010', 'Office equipment and furniture', 'ASSET', NULL, 'ST', NULL, 'active', 1795721568741, 1795721568741, 1);
INSERT INTO public.accounts VALUES ('acc_01m8cnh8f5edwtkrdvspwb2w79', 'org_01m8cnh8f5edwtkrdvzbgys54r', '1020', 'Motor vehicles', 'ASSET', NULL, 'ST', NULL, 'active', 1795721568741, 1795721568741, 1);
INSERT INTO public.accounts VALUES ('acc_01m8cnh8f5edwtkrdvsrcfwatn', 'org_01m8cnh8f5edwtkrdvzbgys54r', '1090', 'Accumulated depreciation', 'ASSET', NULL, 'NV', NULL, 'active', 1795721568741, 1795721568741, 1);
INSERT INTO public.accounts VALUES ('acc_01m8cnh8f5edwtkrdvswedmsf3', 'org_01m8cnh8f5edwtkrdvzbgys54r', '1100', 'Stock', 'ASSET', NULL, 'ST', NULL, 'active', 1795721568741, 1795721568741, 1);
INSERT INTO public.accounts VALUES ('acc_01m8cnh8f5edwtkrdvt27e3rx4', 'org_01m8cnh8f5edwtkrdvzbgys54r', '1200', 'Trade debtors', 'ASSET', 'receivable', NULL, NULL, 'active', 1795721568741, 1795721568741, 1);
INSERT INTO public.accounts VALUES ('acc_01m8cnh8f5edwtkrdvt47fgf85', 'org_01m8cnh8f5edwtkrdvzbgys54r', '1210', 'Prepayments', 'ASSET', NULL, 'NV', NULL, 'active', 1795721568741, 1795721568741, 1);
INSERT INTO public.accounts VALUES ('acc_01m8cnh8f5edwtkrdvt9bb6m1j', 'org_01m8cnh8f5edwtkrdvzbgys54r', '1220', 'Other debtors', 'ASSET', NULL, 'NV', NULL, 'active', 1795721568741, 1795721568741, 1);
INSERT INTO public.accounts VALUES ('acc_01m8cnh8f5edwtkrdvtewkmd26', 'org_01m8cnh8f5edwtkrdvzbgys54r', '1300', 'Current account', 'ASSET', 'bank', NULL, NULL, 'active', 1795721568741, 1795721568741, 1);
INSERT INTO public.accounts VALUES ('acc_01m8cnh8f5edwtkrdvtgw1qmzq', 'org_01m8cnh8f5edwtkrdvzbgys54r', '1310', 'Petty cash', 'ASSET', NULL, 'NV', NULL, 'active', 1795721568741, 1795721568741, 1);
INSERT INTO public.accounts VALUES ('acc_01m8cnh8f5edwtkrdvtp2ss1d0', 'org_01m8cnh8f5edwtkrdvzbgys54r', '2100', 'Trade creditors', 'LIABILITY', 'payable', NULL, NULL, 'active', 1795721568741, 1795721568741, 1);
INSERT INTO public.accounts VALUES ('acc_01m8cnh8f5edwtkrdvtvrf4mvx', 'org_01m8cnh8f5edwtkrdvzbgys54r', '2110', 'Accruals', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795721568741, 1795721568741, 1);
INSERT INTO public.accounts VALUES ('acc_01m8cnh8f5edwtkrdvtyfdejxf', 'org_01m8cnh8f5edwtkrdvzbgys54r', '2200', 'PAYE and National Insurance', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795721568741, 1795721568741, 1);
INSERT INTO public.accounts VALUES ('acc_01m8cnh8f5edwtkrdvv28tm32r', 'org_01m8cnh8f5edwtkrdvzbgys54r', '2210', 'Pension contributions', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795721568741, 1795721568741, 1);
INSERT INTO public.accounts VALUES ('acc_01m8cnh8f5edwtkrdvv4pfqazh', 'org_01m8cnh8f5edwtkrdvzbgys54r', '2220', 'Net wages', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795721568741, 1795721568741, 1);
INSERT INTO public.accounts VALUES ('acc_01m8cnh8f5edwtkrdvvbez010j', 'org_01m8cnh8f5edwtkrdvzbgys54r', '2300', 'Corporation tax', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795721568741, 1795721568741, 1);
INSERT INTO public.accounts VALUES ('acc_01m8cnh8f5edwtkrdvve7c0yg5', 'org_01m8cnh8f5edwtkrdvzbgys54r', '2400', 'Director''s loan account', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795721568741, 1795721568741, 1);
INSERT INTO public.accounts VALUES ('acc_01m8cnh8f5edwtkrdvvknvjaz0', 'org_01m8cnh8f5edwtkrdvzbgys54r', '2500', 'Bank loans', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795721568741, 1795721568741, 1);
INSERT INTO public.accounts VALUES ('acc_01m8cnh8f5edwtkrdvvm6b210a', 'org_01m8cnh8f5edwtkrdvzbgys54r', '2900', 'Suspense', 'LIABILITY', 'suspense', NULL, NULL, 'active', 1795721568741, 1795721568741, 1);
INSERT INTO public.accounts VALUES ('acc_01m8cnh8f5edwtkrdvvrx68psg', 'org_01m8cnh8f5edwtkrdvzbgys54r', '3000', 'Share capital', 'EQUITY', NULL, 'NV', NULL, 'active', 1795721568741, 1795721568741, 1);
INSERT INTO public.accounts VALUES ('acc_01m8cnh8f5edwtkrdvvy855e8k', 'org_01m8cnh8f5edwtkrdvzbgys54r', '3100', 'Retained earnings', 'EQUITY', 'retained_earnings', NULL, NULL, 'active', 1795721568741, 1795721568741, 1);
INSERT INTO public.accounts VALUES ('acc_01m8cnh8f5edwtkrdvw0q4yr4y', 'org_01m8cnh8f5edwtkrdvzbgys54r', '3200', 'Dividends', 'EQUITY', NULL, 'NV', NULL, 'active', 1795721568741, 1795721568741, 1);
INSERT INTO public.accounts VALUES ('acc_01m8cnh8f5edwtkrdvw5yt2st2', 'org_01m8cnh8f5edwtkrdvzbgys54r', '3900', 'Opening balances', 'EQUITY', 'opening_balance', NULL, NULL, 'active', 1795721568741, 1795721568741, 1);
INSERT INTO public.accounts VALUES ('acc_01m8cnh8f5edwtkrdvwbk2vmwn', 'org_01m8cnh8f5edwtkrdvzbgys54r', '4000', 'Sales', 'INCOME', NULL, 'ST', NULL, 'active', 1795721568741, 1795721568741, 1);
INSERT INTO public.accounts VALUES ('acc_01m8cnh8f5edwtkrdvwfwq6t59', 'org_01m8cnh8f5edwtkrdvzbgys54r', '4010', 'Sales, zero-rated', 'INCOME', NULL, 'ZR', NULL, 'active', 1795721568741, 1795721568741, 1);
INSERT INTO public.accounts VALUES ('acc_01m8cnh8f5edwtkrdvwhvaax8y', 'org_01m8cnh8f5edwtkrdvzbgys54r', '4090', 'Other income', 'INCOME', NULL, 'ST', NULL, 'active', 1795721568741, 1795721568741, 1);
INSERT INTO public.accounts VALUES ('acc_01m8cnh8f5edwtkrdvwpt7y9y7', 'org_01m8cnh8f5edwtkrdvzbgys54r', '4900', 'Interest received', 'INCOME', NULL, 'EX', NULL, 'active', 1795721568741, 1795721568741, 1);
INSERT INTO public.accounts VALUES ('acc_01m8cnh8f5edwtkrdvwr3nnbk1', 'org_01m8cnh8f5edwtkrdvzbgys54r', '4920', 'VAT flat-rate scheme difference', 'INCOME', 'vat_scheme_difference', NULL, NULL, 'active', 1795721568741, 1795721568741, 1);
INSERT INTO public.accounts VALUES ('acc_01m8cnh8f5edwtkrdvwwf0z5t2', 'org_01m8cnh8f5edwtkrdvzbgys54r', '5000', 'Cost of goods sold', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795721568741, 1795721568741, 1);
INSERT INTO public.accounts VALUES ('acc_01m8cnh8f5edwtkrdvx11nb27f', 'org_01m8cnh8f5edwtkrdvzbgys54r', '5010', 'Subcontractors', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795721568741, 1795721568741, 1);
INSERT INTO public.accounts VALUES ('acc_01m8cnh8f5edwtkrdvx4bhq6yc', 'org_01m8cnh8f5edwtkrdvzbgys54r', '5020', 'Carriage and postage', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795721568741, 1795721568741, 1);
INSERT INTO public.accounts VALUES ('acc_01m8cnh8f5edwtkrdvx9r4t605', 'org_01m8cnh8f5edwtkrdvzbgys54r', '6000', 'Wages and salaries', 'EXPENSE', NULL, 'NV', NULL, 'active', 1795721568741, 1795721568741, 1);
INSERT INTO public.accounts VALUES ('acc_01m8cnh8f5edwtkrdvxfgr7n8w', 'org_01m8cnh8f5edwtkrdvzbgys54r', '6010', 'Employer''s National Insurance', 'EXPENSE', NULL, 'NV', NULL, 'active', 1795721568741, 1795721568741, 1);
INSERT INTO public.accounts VALUES ('acc_01m8cnh8f5edwtkrdvxgr3fbka', 'org_01m8cnh8f5edwtkrdvzbgys54r', '6020', 'Employer''s pension', 'EXPENSE', NULL, 'NV', NULL, 'active', 1795721568741, 1795721568741, 1);
INSERT INTO public.accounts VALUES ('acc_01m8cnh8f5edwtkrdvxqay5qq1', 'org_01m8cnh8f5edwtkrdvzbgys54r', '6100', 'Rent', 'EXPENSE', NULL, 'EX', NULL, 'active', 1795721568741, 1795721568741, 1);
INSERT INTO public.accounts VALUES ('acc_01m8cnh8f5edwtkrdvxt66he6w', 'org_01m8cnh8f5edwtkrdvzbgys54r', '6110', 'Business rates', 'EXPENSE', NULL, 'NV', NULL, 'active', 1795721568741, 1795721568741, 1);
INSERT INTO public.accounts VALUES ('acc_01m8cnh8f5edwtkrdvxy009mh8', 'org_01m8cnh8f5edwtkrdvzbgys54r', '6120', 'Light, heat and water', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795721568741, 1795721568741, 1);
INSERT INTO public.accounts VALUES ('acc_01m8cnh8f5edwtkrdvy1bx27bc', 'org_01m8cnh8f5edwtkrdvzbgys54r', '6200', 'Telephone and internet', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795721568741, 1795721568741, 1);
INSERT INTO public.accounts VALUES ('acc_01m8cnh8f5edwtkrdvy6tb0k53', 'org_01m8cnh8f5edwtkrdvzbgys54r', '6210', 'Software and subscriptions', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795721568741, 1795721568741, 1);
INSERT INTO public.accounts VALUES ('acc_01m8cnh8f5edwtkrdvyaj6007x', 'org_01m8cnh8f5edwtkrdvzbgys54r', '6220', 'Printing and stationery', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795721568741, 1795721568741, 1);
INSERT INTO public.accounts VALUES ('acc_01m8cnh8f5edwtkrdvye8mmy1x', 'org_01m8cnh8f5edwtkrdvzbgys54r', '6300', 'Travel and subsistence', 'EXPENSE', NULL, 'ZR', NULL, 'active', 1795721568741, 1795721568741, 1);
INSERT INTO public.accounts VALUES ('acc_01m8cnh8f5edwtkrdvyj3vc6va', 'org_01m8cnh8f5edwtkrdvzbgys54r', '6310', 'Motor expenses', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795721568741, 1795721568741, 1);
INSERT INTO public.accounts VALUES ('acc_01m8cnh8f5edwtkrdvymrkx273', 'org_01m8cnh8f5edwtkrdvzbgys54r', '6400', 'Advertising and marketing', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795721568741, 1795721568741, 1);
INSERT INTO public.accounts VALUES ('acc_01m8cnh8f5edwtkrdvyre1j214', 'org_01m8cnh8f5edwtkrdvzbgys54r', '6500', 'Accountancy and legal fees', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795721568741, 1795721568741, 1);
INSERT INTO public.accounts VALUES ('acc_01m8cnh8f5edwtkrdvyw9g2mt5', 'org_01m8cnh8f5edwtkrdvzbgys54r', '6600', 'Insurance', 'EXPENSE', NULL, 'EX', NULL, 'active', 1795721568741, 1795721568741, 1);
INSERT INTO public.accounts VALUES ('acc_01m8cnh8f5edwtkrdvz3seych7', 'org_01m8cnh8f5edwtkrdvzbgys54r', '6700', 'Bank charges', 'EXPENSE', NULL, 'EX', NULL, 'active', 1795721568741, 1795721568741, 1);
INSERT INTO public.accounts VALUES ('acc_01m8cnh8f5edwtkrdvz6fejpj0', 'org_01m8cnh8f5edwtkrdvzbgys54r', '6990', 'Rounding differences', 'EXPENSE', 'rounding', NULL, NULL, 'active', 1795721568741, 1795721568741, 1);
INSERT INTO public.accounts VALUES ('acc_01m8cnh8gdey4sc736q2nx4t9y', 'org_01m8cnh8f5edwtkrdvzbgys54r', '2250', 'VAT', 'LIABILITY', 'vat_control', NULL, NULL, 'active', 1795721568781, 1795721568781, 1);
INSERT INTO public.accounts VALUES ('acc_01m8cnh8hte10v5n4e6s1wajh1', 'org_01m8cnh8hte10v5n4ecpqyd7wc', '1000', 'Computer equipment', 'ASSET', NULL, 'ST', NULL, 'active', 1795721568826, 1795721568826, 1);
INSERT INTO public.accounts VALUES ('acc_01m8cnh8hte10v5n4e6xj2twzn', 'org_01m8cnh8hte10v5n4ecpqyd7wc', '1010', 'Office equipment and furniture', 'ASSET', NULL, 'ST', NULL, 'active', 1795721568826, 1795721568826, 1);
INSERT INTO public.accounts VALUES ('acc_01m8cnh8hte10v5n4e70fa4vba', 'org_01m8cnh8hte10v5n4ecpqyd7wc', '1020', 'Motor vehicles', 'ASSET', NULL, 'ST', NULL, 'active', 1795721568826, 1795721568826, 1);
INSERT INTO public.accounts VALUES ('acc_01m8cnh8hte10v5n4e76k842jt', 'org_01m8cnh8hte10v5n4ecpqyd7wc', '1090', 'Accumulated depreciation', 'ASSET', NULL, 'NV', NULL, 'active', 1795721568826, 1795721568826, 1);
INSERT INTO public.accounts VALUES ('acc_01m8cnh8hte10v5n4e7bfk44fs', 'org_01m8cnh8hte10v5n4ecpqyd7wc', '1100', 'Stock', 'ASSET', NULL, 'ST', NULL, 'active', 1795721568826, 1795721568826, 1);
INSERT INTO public.accounts VALUES ('acc_01m8cnh8hte10v5n4e7ejpa90h', 'org_01m8cnh8hte10v5n4ecpqyd7wc', '1200', 'Trade debtors', 'ASSET', 'receivable', NULL, NULL, 'active', 1795721568826, 1795721568826, 1);
INSERT INTO public.accounts VALUES ('acc_01m8cnh8hte10v5n4e7gme3qhn', 'org_01m8cnh8hte10v5n4ecpqyd7wc', '1210', 'Prepayments', 'ASSET', NULL, 'NV', NULL, 'active', 1795721568826, 1795721568826, 1);
INSERT INTO public.accounts VALUES ('acc_01m8cnh8hte10v5n4e7nxpbn5m', 'org_01m8cnh8hte10v5n4ecpqyd7wc', '1220', 'Other debtors', 'ASSET', NULL, 'NV', NULL, 'active', 1795721568826, 1795721568826, 1);
INSERT INTO public.accounts VALUES ('acc_01m8cnh8hte10v5n4e7tp0db2p', 'org_01m8cnh8hte10v5n4ecpqyd7wc', '1300', 'Current account', 'ASSET', 'bank', NULL, NULL, 'active', 1795721568826, 1795721568826, 1);
INSERT INTO public.accounts VALUES ('acc_01m8cnh8hte10v5n4e7yjvdj6b', 'org_01m8cnh8hte10v5n4ecpqyd7wc', '1310', 'Petty cash', 'ASSET', NULL, 'NV', NULL, 'active', 1795721568826, 1795721568826, 1);
INSERT INTO public.accounts VALUES ('acc_01m8cnh8hte10v5n4e82brsj1b', 'org_01m8cnh8hte10v5n4ecpqyd7wc', '2100', 'Trade creditors', 'LIABILITY', 'payable', NULL, NULL, 'active', 1795721568826, 1795721568826, 1);
INSERT INTO public.accounts VALUES ('acc_01m8cnh8hte10v5n4e86tqf2tv', 'org_01m8cnh8hte10v5n4ecpqyd7wc', '2110', 'Accruals', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795721568826, 1795721568826, 1);
INSERT INTO public.accounts VALUES ('acc_01m8cnh8hte10v5n4e88xr4drk', 'org_01m8cnh8hte10v5n4ecpqyd7wc', '2200', 'PAYE and National Insurance', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795721568826, 1795721568826, 1);
INSERT INTO public.accounts VALUES ('acc_01m8cnh8hte10v5n4e8egj9v2d', 'org_01m8cnh8hte10v5n4ecpqyd7wc', '2210', 'Pension contributions', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795721568826, 1795721568826, 1);
INSERT INTO public.accounts VALUES ('acc_01m8cnh8hte10v5n4e8gc79mtz', 'org_01m8cnh8hte10v5n4ecpqyd7wc', '2220', 'Net wages', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795721568826, 1795721568826, 1);
INSERT INTO public.accounts VALUES ('acc_01m8cnh8hte10v5n4e8q7r83nz', 'org_01m8cnh8hte10v5n4ecpqyd7wc', '2300', 'Corporation tax', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795721568826, 1795721568826, 1);
INSERT INTO public.accounts VALUES ('acc_01m8cnh8hte10v5n4e8rkhz1gq', 'org_01m8cnh8hte10v5n4ecpqyd7wc', '2400', 'Director''s loan account', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795721568826, 1795721568826, 1);
INSERT INTO public.accounts VALUES ('acc_01m8cnh8hte10v5n4e8z898nr9', 'org_01m8cnh8hte10v5n4ecpqyd7wc', '2500', 'Bank loans', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795721568826, 1795721568826, 1);
INSERT INTO public.accounts VALUES ('acc_01m8cnh8hte10v5n4e90m2x3p6', 'org_01m8cnh8hte10v5n4ecpqyd7wc', '2900', 'Suspense', 'LIABILITY', 'suspense', NULL, NULL, 'active', 1795721568826, 1795721568826, 1);
INSERT INTO public.accounts VALUES ('acc_01m8cnh8hte10v5n4e94kfy1am', 'org_01m8cnh8hte10v5n4ecpqyd7wc', '3000', 'Share capital', 'EQUITY', NULL, 'NV', NULL, 'active', 1795721568826, 1795721568826, 1);
INSERT INTO public.accounts VALUES ('acc_01m8cnh8hte10v5n4e9b7hrt5a', 'org_01m8cnh8hte10v5n4ecpqyd7wc', '3100', 'Retained earnings', 'EQUITY', 'retained_earnings', NULL, NULL, 'active', 1795721568826, 1795721568826, 1);
INSERT INTO public.accounts VALUES ('acc_01m8cnh8hte10v5n4e9cqake2e', 'org_01m8cnh8hte10v5n4ecpqyd7wc', '3200', 'Dividends', 'EQUITY', NULL, 'NV', NULL, 'active', 1795721568826, 1795721568826, 1);
INSERT INTO public.accounts VALUES ('acc_01m8cnh8hte10v5n4e9h2f5swv', 'org_01m8cnh8hte10v5n4ecpqyd7wc', '3900', 'Opening balances', 'EQUITY', 'opening_balance', NULL, NULL, 'active', 1795721568826, 1795721568826, 1);
INSERT INTO public.accounts VALUES ('acc_01m8cnh8hte10v5n4e9paryg78', 'org_01m8cnh8hte10v5n4ecpqyd7wc', '4000', 'Sales', 'INCOME', NULL, 'ST', NULL, 'active', 1795721568826, 1795721568826, 1);
INSERT INTO public.accounts VALUES ('acc_01m8cnh8hte10v5n4e9s23f48z', 'org_01m8cnh8hte10v5n4ecpqyd7wc', '4010', 'Sales, zero-rated', 'INCOME', NULL, 'ZR', NULL, 'active', 1795721568826, 1795721568826, 1);
INSERT INTO public.accounts VALUES ('acc_01m8cnh8hte10v5n4e9xgka6fb', 'org_01m8cnh8hte10v5n4ecpqyd7wc', '4090', 'Other income', 'INCOME', NULL, 'ST', NULL, 'active', 1795721568826, 1795721568826, 1);
INSERT INTO public.accounts VALUES ('acc_01m8cnh8hte10v5n4ea0cekdfz', 'org_01m8cnh8hte10v5n4ecpqyd7wc', '4900', 'Interest received', 'INCOME', NULL, 'EX', NULL, 'active', 1795721568826, 1795721568826, 1);
INSERT INTO public.accounts VALUES ('acc_01m8cnh8hte10v5n4ea6prbw4y', 'org_01m8cnh8hte10v5n4ecpqyd7wc', '4920', 'VAT flat-rate scheme difference', 'INCOME', 'vat_scheme_difference', NULL, NULL, 'active', 1795721568826, 1795721568826, 1);
INSERT INTO public.accounts VALUES ('acc_01m8cnh8hte10v5n4ea9bz7f8p', 'org_01m8cnh8hte10v5n4ecpqyd7wc', '5000', 'Cost of goods sold', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795721568826, 1795721568826, 1);
INSERT INTO public.accounts VALUES ('acc_01m8cnh8hte10v5n4eadkztyhp', 'org_01m8cnh8hte10v5n4ecpqyd7wc', '5010', 'Subcontractors', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795721568826, 1795721568826, 1);
INSERT INTO public.accounts VALUES ('acc_01m8cnh8hte10v5n4eak79tm5y', 'org_01m8cnh8hte10v5n4ecpqyd7wc', '5020', 'Carriage and postage', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795721568826, 1795721568826, 1);
INSERT INTO public.accounts VALUES ('acc_01m8cnh8hte10v5n4ean7s8eqh', 'org_01m8cnh8hte10v5n4ecpqyd7wc', '6000', 'Wages and salaries', 'EXPENSE', NULL, 'NV', NULL, 'active', 1795721568826, 1795721568826, 1);
INSERT INTO public.accounts VALUES ('acc_01m8cnh8hte10v5n4eat0msmw7', 'org_01m8cnh8hte10v5n4ecpqyd7wc', '6010', 'Employer''s National Insurance', 'EXPENSE', NULL, 'NV', NULL, 'active', 1795721568826, 1795721568826, 1);
INSERT INTO public.accounts VALUES ('acc_01m8cnh8hte10v5n4eazbgq766', 'org_01m8cnh8hte10v5n4ecpqyd7wc', '6020', 'Employer''s pension', 'EXPENSE', NULL, 'NV', NULL, 'active', 1795721568826, 1795721568826, 1);
INSERT INTO public.accounts VALUES ('acc_01m8cnh8hte10v5n4eb3baz9yg', 'org_01m8cnh8hte10v5n4ecpqyd7wc', '6100', 'Rent', 'EXPENSE', NULL, 'EX', NULL, 'active', 1795721568826, 1795721568826, 1);
INSERT INTO public.accounts VALUES ('acc_01m8cnh8hte10v5n4eb56zf8hh', 'org_01m8cnh8hte10v5n4ecpqyd7wc', '6110', 'Business rates', 'EXPENSE', NULL, 'NV', NULL, 'active', 1795721568826, 1795721568826, 1);
INSERT INTO public.accounts VALUES ('acc_01m8cnh8hte10v5n4eb8k1nrt2', 'org_01m8cnh8hte10v5n4ecpqyd7wc', '6120', 'Light, heat and water', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795721568826, 1795721568826, 1);
INSERT INTO public.accounts VALUES ('acc_01m8cnh8hte10v5n4ebemqce2p', 'org_01m8cnh8hte10v5n4ecpqyd7wc', '6200', 'Telephone and internet', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795721568826, 1795721568826, 1);
INSERT INTO public.accounts VALUES ('acc_01m8cnh8hte10v5n4ebgs1twzq', 'org_01m8cnh8hte10v5n4ecpqyd7wc', '6210', 'Software and subscriptions', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795721568826, 1795721568826, 1);
INSERT INTO public.accounts VALUES ('acc_01m8cnh8hte10v5n4ebq7bjmxs', 'org_01m8cnh8hte10v5n4ecpqyd7wc', '6220', 'Printing and stationery', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795721568826, 1795721568826, 1);
INSERT INTO public.accounts VALUES ('acc_01m8cnh8hte10v5n4ebtbaxdx1', 'org_01m8cnh8hte10v5n4ecpqyd7wc', '6300', 'Travel and subsistence', 'EXPENSE', NULL, 'ZR', NULL, 'active', 1795721568826, 1795721568826, 1);
INSERT INTO public.accounts VALUES ('acc_01m8cnh8hte10v5n4ebzysmr8t', 'org_01m8cnh8hte10v5n4ecpqyd7wc', '6310', 'Motor expenses', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795721568826, 1795721568826, 1);
INSERT INTO public.accounts VALUES ('acc_01m8cnh8hte10v5n4ec3dgztp1', 'org_01m8cnh8hte10v5n4ecpqyd7wc', '6400', 'Advertising and marketing', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795721568826, 1795721568826, 1);
INSERT INTO public.accounts VALUES ('acc_01m8cnh8hte10v5n4ec5j2w9tr', 'org_01m8cnh8hte10v5n4ecpqyd7wc', '6500', 'Accountancy and legal fees', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795721568826, 1795721568826, 1);
INSERT INTO public.accounts VALUES ('acc_01m8cnh8hte10v5n4ec8gjq8ew', 'org_01m8cnh8hte10v5n4ecpqyd7wc', '6600', 'Insurance', 'EXPENSE', NULL, 'EX', NULL, 'active', 1795721568826, 1795721568826, 1);
INSERT INTO public.accounts VALUES ('acc_01m8cnh8hte10v5n4ecd4py4zj', 'org_01m8cnh8hte10v5n4ecpqyd7wc', '6700', 'Bank charges', 'EXPENSE', NULL, 'EX', NULL, 'active', 1795721568826, 1795721568826, 1);
INSERT INTO public.accounts VALUES ('acc_01m8cnh8hte10v5n4ecgmffqk3', 'org_01m8cnh8hte10v5n4ecpqyd7wc', '6990', 'Rounding differences', 'EXPENSE', 'rounding', NULL, NULL, 'active', 1795721568826, 1795721568826, 1);
INSERT INTO public.accounts VALUES ('acc_01m8cnh8k0ecbtb4v9qrhqja1s', 'org_01m8cnh8hte10v5n4ecpqyd7wc', '2250', 'VAT', 'LIABILITY', 'vat_control', NULL, NULL, 'active', 1795721568864, 1795721568864, 1);
INSERT INTO public.accounts VALUES ('acc_01m8cnh8krehaah81ptz0y5mxk', 'org_01m8cnh8hte10v5n4ecpqyd7wc', '4100', 'Room hire', 'INCOME', NULL, 'EX', NULL, 'active', 1795721568888, 1795721568888, 1);
INSERT INTO public.accounts VALUES ('acc_01m8cnh8mfeystenvadvhr2gnz', 'org_01m8cnh8hte10v5n4ecpqyd7wc', '6800', 'Depreciation', 'EXPENSE', NULL, NULL, NULL, 'active', 1795721568911, 1795721568911, 1);
INSERT INTO public.accounts VALUES ('acc_01m8cnh8qbe4d8edw5867cqkev', 'org_01m8cnh8hte10v5n4ecpqyd7wc', '1301', 'Savings', 'ASSET', 'bank', NULL, NULL, 'active', 1795721569003, 1795721569003, 1);
INSERT INTO public.allocations VALUES ('alc_01m8cnh98xe1psqa03thmvmj4c', 'org_01m8cnh8hte10v5n4ecpqyd7wc', 'inv_01m8cnh93kemrsd4b2wsrbtcd5', NULL, 'inv_01m8cnh94eeaqse27gf8333e04', 18000, '2026-03-12', NULL, 1795721569565, NULL);
INSERT INTO public.allocations VALUES ('alc_01m8cnh9cbe0fsst7s3x0pfvh2', 'org_01m8cnh8hte10v5n4ecpqyd7wc', 'inv_01m8cnh934enk8yebq8ac18893', 'set_01m8cnh9cbe0fsst7s3m0bez0m', NULL, 28200, '2026-03-06', NULL, 1795721569675, NULL);
INSERT INTO public.allocations VALUES ('alc_01m8cnh9hcebkbft476p3yehg3', 'org_01m8cnh8hte10v5n4ecpqyd7wc', 'inv_01m8cnh91qedp8d1sfhppgmbxd', 'set_01m8cnh9hcebkbft476p3yehg3', NULL, 107880, '2026-01-22', NULL, 1795721569836, NULL);
INSERT INTO public.allocations VALUES ('alc_01m8cnh9kse0g8829v7w61q8b4', 'org_01m8cnh8hte10v5n4ecpqyd7wc', 'inv_01m8cnh90eempahnx59j0ezjb8', 'set_01m8cnh9kse0g8829v7w61q8b4', NULL, 150000, '2026-01-30', NULL, 1795721569913, NULL);
INSERT INTO public.allocations VALUES ('alc_01m8cnh9nses68xcfxntykn5n3', 'org_01m8cnh8hte10v5n4ecpqyd7wc', 'inv_01m8cnh92re2br7ckmbej4smq0', 'set_01m8cnh9nses68xcfxntykn5n3', NULL, 135000, '2026-02-10', NULL, 1795721569977, NULL);
INSERT INTO public.allocations VALUES ('alc_01m8cnh9r3eqx8qanj6ge5cmhq', 'org_01m8cnh8hte10v5n4ecpqyd7wc', 'inv_01m8cnh90eempahnx59j0ezjb8', 'set_01m8cnh9r3eqx8qanj6ge5cmhq', NULL, 84000, '2026-02-16', NULL, 1795721570051, NULL);
INSERT INTO public.allocations VALUES ('alc_01m8cnh9r3eqx8qanj6ge5cmhr', 'org_01m8cnh8hte10v5n4ecpqyd7wc', 'inv_01m8cnh922e6waxd7mhncynmaq', 'set_01m8cnh9r3eqx8qanj6ge5cmhq', NULL, 87000, '2026-02-16', NULL, 1795721570051, NULL);
INSERT INTO public.allocations VALUES ('alc_01m8cnh9v9e5hsxv4v0cm6npvn', 'org_01m8cnh8hte10v5n4ecpqyd7wc', 'inv_01m8cnh911ewws5hh2df73acer', 'set_01m8cnh9v9e5hsxv4v0cm6npvn', NULL, 40000, '2026-02-27', NULL, 1795721570153, NULL);
INSERT INTO public.allocations VALUES ('alc_01m8cnh9xrej2v4ebt0vbe0vc7', 'org_01m8cnh8hte10v5n4ecpqyd7wc', 'inv_01m8cnh93kemrsd4b2wsrbtcd5', 'set_01m8cnh9xrej2v4ebt0vbe0vc7', NULL, 141840, '2026-03-16', NULL, 1795721570232, NULL);
INSERT INTO public.api_keys VALUES ('key_01m8cnh89yez3b62p45wyyd2ks', 'usr_01m8cnh88weh4969nypm2kasyt', 'main', 'reconcile:read reconcile:write', 0, 'KqTk', 1795721568574, NULL, NULL, NULL);
INSERT INTO public.api_keys VALUES ('key_01m8cnh8eeekcah5gwyh669eq5', 'usr_01m8cnh88weh4969nypm2kasyt', 'main', 'ledger:read ledger:write', 0, 'h9Ud', 1795721568718, NULL, NULL, NULL);
INSERT INTO public.audit_events VALUES ('org_01m8cnh8f5edwtkrdvzbgys54r', 1, 1795721568741, 'usr_01m8cnh88weh4969nypm2kasyt', 'key_01m8cnh8eeekcah5gwyh669eq5', 'organisation.create', 'org_01m8cnh8f5edwtkrdvzbgys54r', NULL, '{"id":"org_01m8cnh8f5edwtkrdvzbgys54r","name":"Acorn Ltd","currency":"GBP","country":"GB","financial_year_end":"03-31","vat_registered":true,"vat_number":null,"vat_scheme":"standard","flat_rate_percent":null,"vat_rounding":"line","status":"active","role":"owner","lock_date":null,"created_at":"2026-11-26T19:32:48.741Z","updated_at":"2026-11-26T19:32:48.741Z","version":1}', '\x584e1b63c9843ba8960dd9f0ca81b3985478de89673a71152130c887e054c55e', '\x590799b1513458925f81f2c5f1c300e03e72c5b1a8264afa7b4b2ea4460a31da');
INSERT INTO public.audit_events VALUES ('org_01m8cnh8f5edwtkrdvzbgys54r', 2, 1795721568781, 'usr_01m8cnh88weh4969nypm2kasyt', 'key_01m8cnh8eeekcah5gwyh669eq5', 'account.create', 'acc_01m8cnh8gdey4sc736q2nx4t9y', NULL, '{"id":"acc_01m8cnh8gdey4sc736q2nx4t9y","code":"2250","name":"VAT","account_type":"LIABILITY","role":"vat_control","default_vat_code":null,"description":null,"currency":"GBP","status":"active","balance":0.00,"created_at":"2026-11-26T19:32:48.781Z","updated_at":"2026-11-26T19:32:48.781Z","version":1}', '\x2f03cef9d78f1912bfb34e4389abacf3a098f8c88e39355bd25fd19a772cbbf3', '\x9f01c4a2ae431b3ace288d36beacf4c3e179cce5c9d6d0ef84db8a856db904da');
INSERT INTO public.audit_events VALUES ('org_01m8cnh8f5edwtkrdvzbgys54r', 3, 1795721568791, 'usr_01m8cnh88weh4969nypm2kasyt', 'key_01m8cnh8eeekcah5gwyh669eq5', 'bank_account.create', 'bac_01m8cnh8gqeweae9q699je01wj', NULL, '{"account_id":"acc_01m8cnh8f5edwtkrdvtewkmd26","account_number":null,"created_at":"2026-11-26T19:32:48.791Z","currency":"GBP","iban":null,"id":"bac_01m8cnh8gqeweae9q699je01wj","ledger_balance":0.0,"name":"Current","opening_balance":null,"opening_date":null,"opening_journal_id":null,"sort_code":null,"statement_balance":null,"statement_date":null,"type":"current","unconfirmed_count":0,"updated_at":"2026-11-26T19:32:48.791Z","version":1}', '\x87d4dde1d83029a1b0db64d902b7225ea70317b37bbda2494197e6aa6eb2374b', '\x9dd24f4a0dc4915373c759e85855fc280f66326af9e1ebc24053507f56a3876e');
INSERT INTO public.audit_events VALUES ('org_01m8cnh8hte10v5n4ecpqyd7wc', 1, 1795721568826, 'usr_01m8cnh88weh4969nypm2kasyt', 'key_01m8cnh8eeekcah5gwyh669eq5', 'organisation.create', 'org_01m8cnh8hte10v5n4ecpqyd7wc', NULL, '{"id":"org_01m8cnh8hte10v5n4ecpqyd7wc","name":"Wren & Marsh Ltd","currency":"GBP","country":"GB","financial_year_end":"03-31","vat_registered":true,"vat_number":null,"vat_scheme":"standard","flat_rate_percent":null,"vat_rounding":"line","status":"active","role":"owner","lock_date":null,"created_at":"2026-11-26T19:32:48.826Z","updated_at":"2026-11-26T19:32:48.826Z","version":1}', '\x9930e25cd37558fa50ecc52b8938b160bd37dd562d31661fe56e1e6acf884529', '\xb2561a7b230191608aaab08f334abe5ba89d0d31ad7365f910b8ee642ef45682');
INSERT INTO public.audit_events VALUES ('org_01m8cnh8hte10v5n4ecpqyd7wc', 2, 1795721568864, 'usr_01m8cnh88weh4969nypm2kasyt', 'key_01m8cnh8eeekcah5gwyh669eq5', 'account.create', 'acc_01m8cnh8k0ecbtb4v9qrhqja1s', NULL, '{"id":"acc_01m8cnh8k0ecbtb4v9qrhqja1s","code":"2250","name":"VAT","account_type":"LIABILITY","role":"vat_control","default_vat_code":null,"description":null,"currency":"GBP","status":"active","balance":0.00,"created_at":"2026-11-26T19:32:48.864Z","updated_at":"2026-11-26T19:32:48.864Z","version":1}', '\x8ab2af1469be575b82c510e44ada8c51c63ab41665d250df7a74a9c98b605217', '\x895b4db847ba637c87a630f785b275b1e348b9c75fbad1988bdacb01b3d50cba');
INSERT INTO public.audit_events VALUES ('org_01m8cnh8hte10v5n4ecpqyd7wc', 3, 1795721568888, 'usr_01m8cnh88weh4969nypm2kasyt', 'key_01m8cnh8eeekcah5gwyh669eq5', 'account.create', 'acc_01m8cnh8krehaah81ptz0y5mxk', NULL, '{"id":"acc_01m8cnh8krehaah81ptz0y5mxk","code":"4100","name":"Room hire","account_type":"INCOME","role":null,"default_vat_code":"EX","description":null,"currency":"GBP","status":"active","balance":0.00,"created_at":"2026-11-26T19:32:48.888Z","updated_at":"2026-11-26T19:32:48.888Z","version":1}', '\x347db31e3ad3b0647149be2e56aa87376b98a7a56ab94608174209922b8d05c9', '\xf1dc1f6b8e3ba700c3b8c65c066de4c66aead7ea639fb7355388bcf483f69aad');
INSERT INTO public.audit_events VALUES ('org_01m8cnh8hte10v5n4ecpqyd7wc', 4, 1795721568911, 'usr_01m8cnh88weh4969nypm2kasyt', 'key_01m8cnh8eeekcah5gwyh669eq5', 'account.create', 'acc_01m8cnh8mfeystenvadvhr2gnz', NULL, '{"id":"acc_01m8cnh8mfeystenvadvhr2gnz","code":"6800","name":"Depreciation","account_type":"EXPENSE","role":null,"default_vat_code":null,"description":null,"currency":"GBP","status":"active","balance":0.00,"created_at":"2026-11-26T19:32:48.911Z","updated_at":"2026-11-26T19:32:48.911Z","version":1}', '\x48d7741ee4566bfcab845a1b9f98953a877d18cb408c5ba9d71968ea81850426', '\x57920b66c4e6368a25144c6e7efe2d94922fd64932fed23328d5423d29666864');
INSERT INTO public.audit_events VALUES ('org_01m8cnh8hte10v5n4ecpqyd7wc', 5, 1795721568963, 'usr_01m8cnh88weh4969nypm2kasyt', 'key_01m8cnh8eeekcah5gwyh669eq5', 'bank_account.create', 'bac_01m8cnh8p3ehvs7yjhdvwn3y3n', NULL, '{"account_id":"acc_01m8cnh8hte10v5n4e7tp0db2p","account_number":null,"created_at":"2026-11-26T19:32:48.963Z","currency":"GBP","iban":null,"id":"bac_01m8cnh8p3ehvs7yjhdvwn3y3n","ledger_balance":10000.0,"name":"Current","opening_balance":10000.0,"opening_date":"2026-01-01","opening_journal_id":"jnl_01m8cnh8p3ehvs7yjhe1t41kbp","sort_code":null,"statement_balance":null,"statement_date":null,"type":"current","unconfirmed_count":0,"updated_at":"2026-11-26T19:32:48.963Z","version":1}', '\xebea9c35e898e780571905e4fab20c785a8eaea35fbf8ca44b34dd8af0011444', '\xea232e68f1f7aa52a0602ebfc97cb7e2c4602f83d1814a9b25233e44f67407d5');
INSERT INTO public.audit_events VALUES ('org_01m8cnh8hte10v5n4ecpqyd7wc', 6, 1795721569003, 'usr_01m8cnh88weh4969nypm2kasyt', 'key_01m8cnh8eeekcah5gwyh669eq5', 'account.create', 'acc_01m8cnh8qbe4d8edw5867cqkev', NULL, '{"account_type":"ASSET","balance":0.0,"code":"1301","created_at":"2026-11-26T19:32:49.003Z","currency":"GBP","default_vat_code":null,"description":null,"id":"acc_01m8cnh8qbe4d8edw5867cqkev","name":"Savings","role":"bank","status":"active","updated_at":"2026-11-26T19:32:49.003Z","version":1}', '\x72095750194379200f17dca8ea8ac3296422655e49bfa6fd92a1cb7c8ef1add2', '\xc177919b0ac38d09fed148803240936cf535cfed0e4ef0870b6421f4da5db009');
INSERT INTO public.audit_events VALUES ('org_01m8cnh8hte10v5n4ecpqyd7wc', 7, 1795721569003, 'usr_01m8cnh88weh4969nypm2kasyt', 'key_01m8cnh8eeekcah5gwyh669eq5', 'bank_account.create', 'bac_01m8cnh8qbe4d8edw58145tzgv', NULL, '{"account_id":"acc_01m8cnh8qbe4d8edw5867cqkev","account_number":null,"created_at":"2026-11-26T19:32:49.003Z","currency":"GBP","iban":null,"id":"bac_01m8cnh8qbe4d8edw58145tzgv","ledger_balance":0.0,"name":"Savings","opening_balance":null,"opening_date":null,"opening_journal_id":null,"sort_code":null,"statement_balance":null,"statement_date":null,"type":"savings","unconfirmed_count":0,"updated_at":"2026-11-26T19:32:49.003Z","version":1}', '\xdd17c623de9be4f712bfec42e742dc09680880c154c5b238d3ce2dd81bcfe2ae', '\x9c7c3f17154456222936f62aa4c8afdfbcfd02a75cfeaee97f797423ff5a419e');
INSERT INTO public.audit_events VALUES ('org_01m8cnh8hte10v5n4ecpqyd7wc', 8, 1795721569038, 'usr_01m8cnh88weh4969nypm2kasyt', 'key_01m8cnh8eeekcah5gwyh669eq5', 'contact.create', 'con_01m8cnh8ree7hb4xhjcr6a74p3', NULL, '{"id":"con_01m8cnh8ree7hb4xhjcr6a74p3","kind":"customer","name":"Abbey Schools Trust","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-26T19:32:49.038Z","updated_at":"2026-11-26T19:32:49.038Z","version":1}', '\xcfdf4c272c19399d3d2d26c1c38d86a24dd8111e4636f176a29ae2709f571566', '\x7413d85bf2480914732a6a7888ea859de05fc48d45c8df0fc403024e4c698e0a');
INSERT INTO public.audit_events VALUES ('org_01m8cnh8hte10v5n4ecpqyd7wc', 9, 1795721569067, 'usr_01m8cnh88weh4969nypm2kasyt', 'key_01m8cnh8eeekcah5gwyh669eq5', 'contact.create', 'con_01m8cnh8sbe68ssf5386s026ex', NULL, '{"id":"con_01m8cnh8sbe68ssf5386s026ex","kind":"customer","name":"Kestrel Fitness CIC","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-26T19:32:49.067Z","updated_at":"2026-11-26T19:32:49.067Z","version":1}', '\xbf51d59bba44b67fe03c767d3ccb3fb6dd5c32f110e17e50b3de7a3d80a08503', '\xb4e176045efe35a62d8363c871a3446fde6e8b6551c19fda26a30d4181580a9d');
INSERT INTO public.audit_events VALUES ('org_01m8cnh8hte10v5n4ecpqyd7wc', 46, 1795721570343, 'usr_01m8cnh88weh4969nypm2kasyt', 'key_01m8cnh8eeekcah5gwyh669eq5', 'bank_transaction.confirm', 'btx_01m8cnh9efeh5ac5616qnz9rep', NULL, '{"journal_id":"jnl_01m8cnh9cbe0fsst7s3v5n7rhy","way":"match"}', '\x45bc4f59985ce2fc85d843d18ea0d9d532e1bb767c6de7b72f60a813836c4233', '\xff6302103b8f8c94ab81dfbf7af0b5b132b53fa9f11ca4ce355898031f8fbb4d');
INSERT INTO public.audit_events VALUES ('org_01m8cnh8hte10v5n4ecpqyd7wc', 10, 1795721569107, 'usr_01m8cnh88weh4969nypm2kasyt', 'key_01m8cnh8eeekcah5gwyh669eq5', 'contact.create', 'con_01m8cnh8tkeyrt4pwr7d9220sc', NULL, '{"id":"con_01m8cnh8tkeyrt4pwr7d9220sc","kind":"customer","name":"Marlow & Pike LLP","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-26T19:32:49.107Z","updated_at":"2026-11-26T19:32:49.107Z","version":1}', '\xdb9eec2e1e343b19edf39fa8f93bad925aa81f5538e9edbbe2d8fcbca2409cf8', '\x71c3c1ff9e6727f2f0549469fdc2234b35f717c1844087d7691e55b0d74bf2ea');
INSERT INTO public.audit_events VALUES ('org_01m8cnh8hte10v5n4ecpqyd7wc', 11, 1795721569140, 'usr_01m8cnh88weh4969nypm2kasyt', 'key_01m8cnh8eeekcah5gwyh669eq5', 'contact.create', 'con_01m8cnh8vme7jakmyxs9m731pt', NULL, '{"id":"con_01m8cnh8vme7jakmyxs9m731pt","kind":"supplier","name":"Printwell","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-26T19:32:49.140Z","updated_at":"2026-11-26T19:32:49.140Z","version":1}', '\x970fbec17535d0c96ac951722637ed90c19fd46b754347e55a0429a299157105', '\x8297e8d0b410183d78de606358f6b10255a32e8b9745cfa8ff40466e77e37be7');
INSERT INTO public.audit_events VALUES ('org_01m8cnh8hte10v5n4ecpqyd7wc', 12, 1795721569162, 'usr_01m8cnh88weh4969nypm2kasyt', 'key_01m8cnh8eeekcah5gwyh669eq5', 'contact.create', 'con_01m8cnh8wae46awxcksqxzhz9g', NULL, '{"id":"con_01m8cnh8wae46awxcksqxzhz9g","kind":"supplier","name":"Techbarn","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-26T19:32:49.162Z","updated_at":"2026-11-26T19:32:49.162Z","version":1}', '\xefaca70f7ae192cd862d69be925523d836344dfc759deb9887c2fdce42de4967', '\xb99e6f4cbc6c36491dd5b0d37a6dfb8cb7a7be64daadac940b1e8c6eb3f797d1');
INSERT INTO public.audit_events VALUES ('org_01m8cnh8hte10v5n4ecpqyd7wc', 13, 1795721569187, 'usr_01m8cnh88weh4969nypm2kasyt', 'key_01m8cnh8eeekcah5gwyh669eq5', 'contact.create', 'con_01m8cnh8x3es2v5hfn87pcbsvp', NULL, '{"id":"con_01m8cnh8x3es2v5hfn87pcbsvp","kind":"supplier","name":"Harcourt Lettings","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-26T19:32:49.187Z","updated_at":"2026-11-26T19:32:49.187Z","version":1}', '\xe0f474f43b984ab2602c2201eb5a4813653a900a753ba949cbbf07dadee7b32b', '\xad8f816bc497a97cafb674bc2153f445bd0c0cf76ba9d00cde2dc68ec0d3a381');
INSERT INTO public.audit_events VALUES ('org_01m8cnh8hte10v5n4ecpqyd7wc', 14, 1795721569211, 'usr_01m8cnh88weh4969nypm2kasyt', 'key_01m8cnh8eeekcah5gwyh669eq5', 'contact.create', 'con_01m8cnh8xve9qsscgtc65ye4k5', NULL, '{"id":"con_01m8cnh8xve9qsscgtc65ye4k5","kind":"supplier","name":"Fern & Rowe","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-26T19:32:49.211Z","updated_at":"2026-11-26T19:32:49.211Z","version":1}', '\xae9ea873df2bc9012469551c0bdb0928d1f04920494fe96777aab30568a8312c', '\x40af8b92eef471184228d4242c53b8d93fe353f5e2089370b6263cbf699ec97e');
INSERT INTO public.audit_events VALUES ('org_01m8cnh8hte10v5n4ecpqyd7wc', 15, 1795721569294, 'usr_01m8cnh88weh4969nypm2kasyt', 'key_01m8cnh8eeekcah5gwyh669eq5', 'invoice.create', 'inv_01m8cnh90eempahnx59j0ezjb8', NULL, '{"id":"inv_01m8cnh90eempahnx59j0ezjb8","type":"sales","kind":"invoice","status":"issued","number":"INV-0001","contact_id":"con_01m8cnh8ree7hb4xhjcr6a74p3","contact_name":"Abbey Schools Trust","issue_date":"2026-01-15","due_date":"2026-02-14","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":1950.00,"vat_total":390.00,"gross_total":2340.00,"amount_paid":0.00,"amount_credited":0.00,"amount_due":2340.00,"overdue":true,"journal_id":"jnl_01m8cnh90eempahnx59m37f6sy","void_date":null,"void_journal_id":null,"created_at":"2026-11-26T19:32:49.294Z","updated_at":"2026-11-26T19:32:49.294Z","version":1,"lines":[{"description":"Course design, 3 days","quantity":3,"unit_price":650.00,"discount_percent":null,"account_id":"acc_01m8cnh8hte10v5n4e9paryg78","account_code":"4000","vat_code":"ST","net_amount":1950.00,"vat_amount":390.00,"gross_amount":2340.00}]}', '\x44de8c705d5ee839e08959a648bba7a92da4de1a91a99154bb28972959cc7ece', '\xfbd8dbd04bc738066eecc9011bee8a5fddd336ffdb61e0cfa986b80cc5d30ca3');
INSERT INTO public.audit_events VALUES ('org_01m8cnh8hte10v5n4ecpqyd7wc', 17, 1795721569335, 'usr_01m8cnh88weh4969nypm2kasyt', 'key_01m8cnh8eeekcah5gwyh669eq5', 'invoice.create', 'inv_01m8cnh91qedp8d1sfhppgmbxd', NULL, '{"id":"inv_01m8cnh91qedp8d1sfhppgmbxd","type":"purchase","kind":"invoice","status":"issued","number":"TB-0117","contact_id":"con_01m8cnh8wae46awxcksqxzhz9g","contact_name":"Techbarn","issue_date":"2026-01-21","due_date":"2026-02-20","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":899.00,"vat_total":179.80,"gross_total":1078.80,"amount_paid":0.00,"amount_credited":0.00,"amount_due":1078.80,"overdue":true,"journal_id":"jnl_01m8cnh91qedp8d1sfhve4b6xh","void_date":null,"void_journal_id":null,"created_at":"2026-11-26T19:32:49.335Z","updated_at":"2026-11-26T19:32:49.335Z","version":1,"lines":[{"description":"Laptop","quantity":1,"unit_price":899.00,"discount_percent":null,"account_id":"acc_01m8cnh8hte10v5n4e6s1wajh1","account_code":"1000","vat_code":"ST","net_amount":899.00,"vat_amount":179.80,"gross_amount":1078.80}]}', '\x532733d31a27a6ab0973cc03afb20c7e5ad282dfa76142c14d78be02e49801e9', '\x26a9926eacbf48503540a3e1b42a429d81de75598d3de5a2d8bd69327600d5d3');
INSERT INTO public.audit_events VALUES ('org_01m8cnh8hte10v5n4ecpqyd7wc', 19, 1795721569368, 'usr_01m8cnh88weh4969nypm2kasyt', 'key_01m8cnh8eeekcah5gwyh669eq5', 'invoice.create', 'inv_01m8cnh92re2br7ckmbej4smq0', NULL, '{"id":"inv_01m8cnh92re2br7ckmbej4smq0","type":"purchase","kind":"invoice","status":"issued","number":"HL-33","contact_id":"con_01m8cnh8x3es2v5hfn87pcbsvp","contact_name":"Harcourt Lettings","issue_date":"2026-02-01","due_date":"2026-03-03","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":1350.00,"vat_total":0.00,"gross_total":1350.00,"amount_paid":0.00,"amount_credited":0.00,"amount_due":1350.00,"overdue":true,"journal_id":"jnl_01m8cnh92re2br7ckmbjbwxfqe","void_date":null,"void_journal_id":null,"created_at":"2026-11-26T19:32:49.368Z","updated_at":"2026-11-26T19:32:49.368Z","version":1,"lines":[{"description":"Rent, January to March","quantity":1,"unit_price":1350.00,"discount_percent":null,"account_id":"acc_01m8cnh8hte10v5n4eb3baz9yg","account_code":"6100","vat_code":"EX","net_amount":1350.00,"vat_amount":0.00,"gross_amount":1350.00}]}', '\x9346b019f320f4fdc4c52ed06ee025ca290790b648f95619058f9250bee238c2', '\xd562d4485a5d6f2e1d232ce4a748db2efe896995555b0cf6ea9d05a72f378556');
INSERT INTO public.audit_events VALUES ('org_01m8cnh8hte10v5n4ecpqyd7wc', 21, 1795721569395, 'usr_01m8cnh88weh4969nypm2kasyt', 'key_01m8cnh8eeekcah5gwyh669eq5', 'invoice.create', 'inv_01m8cnh93kemrsd4b2wsrbtcd5', NULL, '{"id":"inv_01m8cnh93kemrsd4b2wsrbtcd5","type":"sales","kind":"invoice","status":"issued","number":"INV-0004","contact_id":"con_01m8cnh8tkeyrt4pwr7d9220sc","contact_name":"Marlow & Pike LLP","issue_date":"2026-02-20","due_date":"2026-03-22","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":1332.00,"vat_total":266.40,"gross_total":1598.40,"amount_paid":0.00,"amount_credited":0.00,"amount_due":1598.40,"overdue":true,"journal_id":"jnl_01m8cnh93kemrsd4b2ww1eyn5a","void_date":null,"void_journal_id":null,"created_at":"2026-11-26T19:32:49.395Z","updated_at":"2026-11-26T19:32:49.395Z","version":1,"lines":[{"description":"Course for new starters","quantity":1,"unit_price":1480.00,"discount_percent":10,"account_id":"acc_01m8cnh8hte10v5n4e9paryg78","account_code":"4000","vat_code":"ST","net_amount":1332.00,"vat_amount":266.40,"gross_amount":1598.40}]}', '\x2f059570c9fbfa54f5d8d0cb5b72b903338926147ea6c84a9d46692c6410b2b2', '\x8c52f0f25347727d23b8e02f6e07e4fa32c03ad59fffba492a3269f20defee7c');
INSERT INTO public.audit_events VALUES ('org_01m8cnh8hte10v5n4ecpqyd7wc', 16, 1795721569313, 'usr_01m8cnh88weh4969nypm2kasyt', 'key_01m8cnh8eeekcah5gwyh669eq5', 'invoice.create', 'inv_01m8cnh911ewws5hh2df73acer', NULL, '{"id":"inv_01m8cnh911ewws5hh2df73acer","type":"purchase","kind":"invoice","status":"issued","number":"PX-881","contact_id":"con_01m8cnh8vme7jakmyxs9m731pt","contact_name":"Printwell","issue_date":"2026-01-20","due_date":"2026-02-19","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":412.00,"vat_total":0.00,"gross_total":412.00,"amount_paid":0.00,"amount_credited":0.00,"amount_due":412.00,"overdue":true,"journal_id":"jnl_01m8cnh911ewws5hh2dkh68m9z","void_date":null,"void_journal_id":null,"created_at":"2026-11-26T19:32:49.313Z","updated_at":"2026-11-26T19:32:49.313Z","version":1,"lines":[{"description":"Printing of workbooks","quantity":1,"unit_price":412.00,"discount_percent":null,"account_id":"acc_01m8cnh8hte10v5n4ea9bz7f8p","account_code":"5000","vat_code":"ZR","net_amount":412.00,"vat_amount":0.00,"gross_amount":412.00}]}', '\x5750a9e6ea1e897381e03e72cd9a1b19b9548cf119d9e78245d5a2344c8e24d0', '\xfa4a9f91af869e3c7b3123de9b0dc3a7cc408cd0c7f3ac123b20b687dc0588ab');
INSERT INTO public.audit_events VALUES ('org_01m8cnh8hte10v5n4ecpqyd7wc', 18, 1795721569346, 'usr_01m8cnh88weh4969nypm2kasyt', 'key_01m8cnh8eeekcah5gwyh669eq5', 'invoice.create', 'inv_01m8cnh922e6waxd7mhncynmaq', NULL, '{"id":"inv_01m8cnh922e6waxd7mhncynmaq","type":"sales","kind":"invoice","status":"issued","number":"INV-0002","contact_id":"con_01m8cnh8ree7hb4xhjcr6a74p3","contact_name":"Abbey Schools Trust","issue_date":"2026-01-28","due_date":"2026-02-27","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":870.00,"vat_total":0.00,"gross_total":870.00,"amount_paid":0.00,"amount_credited":0.00,"amount_due":870.00,"overdue":true,"journal_id":"jnl_01m8cnh922e6waxd7mhrmz353t","void_date":null,"void_journal_id":null,"created_at":"2026-11-26T19:32:49.346Z","updated_at":"2026-11-26T19:32:49.346Z","version":1,"lines":[{"description":"Workbooks","quantity":120,"unit_price":7.25,"discount_percent":null,"account_id":"acc_01m8cnh8hte10v5n4e9s23f48z","account_code":"4010","vat_code":"ZR","net_amount":870.00,"vat_amount":0.00,"gross_amount":870.00}]}', '\xe10a4eb0c1e1d9eb2b574f803acacaeb066d621b7dea834058ab7c486af84b4d', '\xf821f35aafb19685d250062e576f52f3230b4daeabc7f010c49d8c34cd4871df');
INSERT INTO public.audit_events VALUES ('org_01m8cnh8hte10v5n4ecpqyd7wc', 20, 1795721569380, 'usr_01m8cnh88weh4969nypm2kasyt', 'key_01m8cnh8eeekcah5gwyh669eq5', 'invoice.create', 'inv_01m8cnh934enk8yebq8ac18893', NULL, '{"id":"inv_01m8cnh934enk8yebq8ac18893","type":"sales","kind":"invoice","status":"issued","number":"INV-0003","contact_id":"con_01m8cnh8sbe68ssf5386s026ex","contact_name":"Kestrel Fitness CIC","issue_date":"2026-02-09","due_date":"2026-03-11","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":275.00,"vat_total":7.00,"gross_total":282.00,"amount_paid":0.00,"amount_credited":0.00,"amount_due":282.00,"overdue":true,"journal_id":"jnl_01m8cnh934enk8yebq8ea717et","void_date":null,"void_journal_id":null,"created_at":"2026-11-26T19:32:49.380Z","updated_at":"2026-11-26T19:32:49.380Z","version":1,"lines":[{"description":"Seminar room, 5 evenings","quantity":5,"unit_price":48.00,"discount_percent":null,"account_id":"acc_01m8cnh8krehaah81ptz0y5mxk","account_code":"4100","vat_code":"EX","net_amount":240.00,"vat_amount":0.00,"gross_amount":240.00},{"description":"Projector","quantity":1,"unit_price":35.00,"discount_percent":null,"account_id":"acc_01m8cnh8hte10v5n4e9paryg78","account_code":"4000","vat_code":"ST","net_amount":35.00,"vat_amount":7.00,"gross_amount":42.00}]}', '\x5697be0baf765e8b72e9b9b9e6786b0eab4478d56b455d59bb750da95f0700f9', '\x70aa105bd88eb02afdabf61c9cf174a4ed3b81512622f507f9122a6e317e5d20');
INSERT INTO public.audit_events VALUES ('org_01m8cnh8hte10v5n4ecpqyd7wc', 22, 1795721569409, 'usr_01m8cnh88weh4969nypm2kasyt', 'key_01m8cnh8eeekcah5gwyh669eq5', 'invoice.create', 'inv_01m8cnh941etmsfzfcrjmzzycy', NULL, '{"id":"inv_01m8cnh941etmsfzfcrjmzzycy","type":"sales","kind":"invoice","status":"issued","number":"INV-0005","contact_id":"con_01m8cnh8tkeyrt4pwr7d9220sc","contact_name":"Marlow & Pike LLP","issue_date":"2026-03-03","due_date":"2026-04-02","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":500.00,"vat_total":100.00,"gross_total":600.00,"amount_paid":0.00,"amount_credited":0.00,"amount_due":600.00,"overdue":true,"journal_id":"jnl_01m8cnh941etmsfzfcrnz0pb9m","void_date":null,"void_journal_id":null,"created_at":"2026-11-26T19:32:49.409Z","updated_at":"2026-11-26T19:32:49.409Z","version":1,"lines":[{"description":"Raised in error","quantity":1,"unit_price":500.00,"discount_percent":null,"account_id":"acc_01m8cnh8hte10v5n4e9paryg78","account_code":"4000","vat_code":"ST","net_amount":500.00,"vat_amount":100.00,"gross_amount":600.00}]}', '\x70bf8b4bc2d0079402b0b312e4d6480c24ea334c8c15495a7e793506e54868fd', '\xe4ea3b4a93480b55dd9dee3d4de96f72afea5020314c14fdd6a2a93071ed9a1b');
INSERT INTO public.audit_events VALUES ('org_01m8cnh8hte10v5n4ecpqyd7wc', 24, 1795721569437, 'usr_01m8cnh88weh4969nypm2kasyt', 'key_01m8cnh8eeekcah5gwyh669eq5', 'invoice.create', 'inv_01m8cnh94xe4f8nq595am7e5x6', NULL, '{"id":"inv_01m8cnh94xe4f8nq595am7e5x6","type":"purchase","kind":"invoice","status":"issued","number":"FR-1209","contact_id":"con_01m8cnh8xve9qsscgtc65ye4k5","contact_name":"Fern & Rowe","issue_date":"2026-03-24","due_date":"2026-04-23","amounts_are":"inclusive","currency":"GBP","reference":null,"notes":null,"net_total":640.00,"vat_total":128.00,"gross_total":768.00,"amount_paid":0.00,"amount_credited":0.00,"amount_due":768.00,"overdue":true,"journal_id":"jnl_01m8cnh94xe4f8nq595ecv7zby","void_date":null,"void_journal_id":null,"created_at":"2026-11-26T19:32:49.437Z","updated_at":"2026-11-26T19:32:49.437Z","version":1,"lines":[{"description":"Illustration, 2 days","quantity":2,"unit_price":384.00,"discount_percent":null,"account_id":"acc_01m8cnh8hte10v5n4eadkztyhp","account_code":"5010","vat_code":"ST","net_amount":640.00,"vat_amount":128.00,"gross_amount":768.00}]}', '\xf123683a9aedf7007857535919948f31b023683826144854ab696b9710a04df1', '\x2b6e738f860edfd6333859003903187c320a4901a53815177f7d01462de331f9');
INSERT INTO public.audit_events VALUES ('org_01m8cnh8hte10v5n4ecpqyd7wc', 26, 1795721569498, 'usr_01m8cnh88weh4969nypm2kasyt', 'key_01m8cnh8eeekcah5gwyh669eq5', 'invoice.void', 'inv_01m8cnh941etmsfzfcrjmzzycy', '{"status":"issued"}', '{"reason":"raised in error","status":"void","void_date":"2026-03-03","void_journal_id":"jnl_01m8cnh96tedv8mwstjmebcxrq"}', '\xc78bf769fddcc220e466905dea42c532e46c29eee34d7c5656d28e1f6205f707', '\xe6a016916da563f879e9734d92f2f5523b2c15e1ed8e7545248f1805114259dc');
INSERT INTO public.audit_events VALUES ('org_01m8cnh8hte10v5n4ecpqyd7wc', 28, 1795721569623, 'usr_01m8cnh88weh4969nypm2kasyt', 'key_01m8cnh8eeekcah5gwyh669eq5', 'journal.post', 'jnl_01m8cnh9aqew1vtfhdaghsk5bf', NULL, '{"sequence":14,"total":10000.00}', '\x19f17e91b0a14d4363ba36358a52e561eabfff51449e188b53aaee352a3d3217', '\x');
INSERT INTO public.audit_events VALUES ('org_01m8cnh8hte10v5n4ecpqyd7wc', 29, 1795721569623, 'usr_01m8cnh88weh4969nypm2kasyt', 'key_01m8cnh8eeekcah5gwyh669eq5', 'journal.post', 'jnl_01m8cnh9aqew1vtfhdavrx8g1s', NULL, '{"sequence":15,"total":1000.00}', '\xc24ad9d0383f0ca6e74fb1ef757367bb64657a3666929d008a61b97a9f359d55', '\x');
INSERT INTO public.audit_events VALUES ('org_01m8cnh8hte10v5n4ecpqyd7wc', 30, 1795721569623, 'usr_01m8cnh88weh4969nypm2kasyt', 'key_01m8cnh8eeekcah5gwyh669eq5', 'journal.post', 'jnl_01m8cnh9aqew1vtfhdb19ppxv8', NULL, '{"sequence":16,"total":74.92}', '\x0d6fc79765379c73fa9f7bdb65d8b733779f6a339dd4035495f0237d6f3b204e', '\x');
INSERT INTO public.audit_events VALUES ('org_01m8cnh8hte10v5n4ecpqyd7wc', 32, 1795721569743, 'usr_01m8cnh88weh4969nypm2kasyt', 'key_01m8cnh8eeekcah5gwyh669eq5', 'bank_transactions.import', 'bac_01m8cnh8p3ehvs7yjhdvwn3y3n', NULL, '{"created":13,"duplicates":0,"statement_balance":9007.15,"statement_date":"2026-03-31"}', '\xfbb748656fcf1bd8ee90b900e35a91caf68770536c8b966ebe90c2b32b58b537', '\xde8897ff995ac0ac6ef2ee8629d622ef455fa70bdf1a42b2b276ca4fcad974c4');
INSERT INTO public.audit_events VALUES ('org_01m8cnh8hte10v5n4ecpqyd7wc', 47, 1795721570416, 'usr_01m8cnh88weh4969nypm2kasyt', 'key_01m8cnh8eeekcah5gwyh669eq5', 'bank_transaction.confirm', 'btx_01m8cnh9efeh5ac56171fvvdm0', NULL, '{"journal_id":"jnl_01m8cnha3ge1jt8m696ttzndkg","way":"transfer"}', '\x858a01bc038726addfc52bf4b2afd1d3ddad1a260b6fb38b57fe70aef5395476', '\xd829c80b89e3fe29bc40933b94d9a3ad5d80e60d9ddc0a8709ae7877ee75cdde');
INSERT INTO public.audit_events VALUES ('org_01m8cnh8hte10v5n4ecpqyd7wc', 59, 1795721571529, 'usr_01m8cnh88weh4969nypm2kasyt', 'key_01m8cnh8eeekcah5gwyh669eq5', 'organisation.lock', 'org_01m8cnh8hte10v5n4ecpqyd7wc', '{"lock_date":null}', '{"lock_date":"2026-03-31","reason":"year end"}', '\x0cbec37be74e0ddd4cd5954fb529b9dfa8aa3d1d759fa49428c2c299df0a73ae', '\x281b1bb31376a7c03c448d8542cc407d7202231e106f01a8f18143dcec9a9cf5');
INSERT INTO public.audit_events VALUES ('org_01m8cnh8hte10v5n4ecpqyd7wc', 23, 1795721569422, 'usr_01m8cnh88weh4969nypm2kasyt', 'key_01m8cnh8eeekcah5gwyh669eq5', 'invoice.create', 'inv_01m8cnh94eeaqse27gf8333e04', NULL, '{"id":"inv_01m8cnh94eeaqse27gf8333e04","type":"sales","kind":"credit_note","status":"issued","number":"CN-0001","contact_id":"con_01m8cnh8tkeyrt4pwr7d9220sc","contact_name":"Marlow & Pike LLP","issue_date":"2026-03-12","due_date":"2026-03-12","amounts_are":"exclusive","currency":"GBP","reference":"INV-0004","notes":null,"net_total":150.00,"vat_total":30.00,"gross_total":180.00,"amount_paid":0.00,"amount_credited":0.00,"amount_due":180.00,"overdue":false,"journal_id":"jnl_01m8cnh94eeaqse27gffpwa0v3","void_date":null,"void_journal_id":null,"created_at":"2026-11-26T19:32:49.422Z","updated_at":"2026-11-26T19:32:49.422Z","version":1,"lines":[{"description":"A day that was not held","quantity":1,"unit_price":150.00,"discount_percent":null,"account_id":"acc_01m8cnh8hte10v5n4e9paryg78","account_code":"4000","vat_code":"ST","net_amount":150.00,"vat_amount":30.00,"gross_amount":180.00}]}', '\xd5b96c6593a8533bea2d41b1ff96ffe626d98efdf004f73ed92b85e68f08e551', '\x0e5bf1da4130af7a3914c7fed850d63daaf8f975382e00f0007a83c78ced50b4');
INSERT INTO public.audit_events VALUES ('org_01m8cnh8hte10v5n4ecpqyd7wc', 25, 1795721569449, 'usr_01m8cnh88weh4969nypm2kasyt', 'key_01m8cnh8eeekcah5gwyh669eq5', 'invoice.create', 'inv_01m8cnh959ea1b93mzghjd0mte', NULL, '{"id":"inv_01m8cnh959ea1b93mzghjd0mte","type":"sales","kind":"invoice","status":"issued","number":"INV-0006","contact_id":"con_01m8cnh8ree7hb4xhjcr6a74p3","contact_name":"Abbey Schools Trust","issue_date":"2026-03-27","due_date":"2026-04-26","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":499.00,"vat_total":65.00,"gross_total":564.00,"amount_paid":0.00,"amount_credited":0.00,"amount_due":564.00,"overdue":true,"journal_id":"jnl_01m8cnh959ea1b93mzgn8cr3z6","void_date":null,"void_journal_id":null,"created_at":"2026-11-26T19:32:49.449Z","updated_at":"2026-11-26T19:32:49.449Z","version":1,"lines":[{"description":"Workbooks","quantity":24,"unit_price":7.25,"discount_percent":null,"account_id":"acc_01m8cnh8hte10v5n4e9s23f48z","account_code":"4010","vat_code":"ZR","net_amount":174.00,"vat_amount":0.00,"gross_amount":174.00},{"description":"Half a day of course design","quantity":0.5,"unit_price":650.00,"discount_percent":null,"account_id":"acc_01m8cnh8hte10v5n4e9paryg78","account_code":"4000","vat_code":"ST","net_amount":325.00,"vat_amount":65.00,"gross_amount":390.00}]}', '\xf1a3afe1ecbbe3c020f6ad05d7953c1bb4e004bd76a5ec34fb0365c2ded57595', '\x4636d00628558139c449820700345e76aaa9e83e8f6f26b231db5bfc25e9040c');
INSERT INTO public.audit_events VALUES ('org_01m8cnh8hte10v5n4ecpqyd7wc', 27, 1795721569565, 'usr_01m8cnh88weh4969nypm2kasyt', 'key_01m8cnh8eeekcah5gwyh669eq5', 'invoice.allocate', 'inv_01m8cnh94eeaqse27gf8333e04', NULL, '{"allocations":[{"amount":180.0,"invoice_id":"inv_01m8cnh93kemrsd4b2wsrbtcd5"}]}', '\x2e95b3a04e2ec98ad97298e9bba22605dcaa7b40761b13ef0540c2222aef1368', '\xa95b37669ecd024eef9670cfe8a7623dd73e0e522f875681d24b439c55af4022');
INSERT INTO public.audit_events VALUES ('org_01m8cnh8hte10v5n4ecpqyd7wc', 31, 1795721569675, 'usr_01m8cnh88weh4969nypm2kasyt', 'key_01m8cnh8eeekcah5gwyh669eq5', 'settlement.create', 'set_01m8cnh9cbe0fsst7s3m0bez0m', NULL, '{"id":"set_01m8cnh9cbe0fsst7s3m0bez0m","type":"receipt","status":"posted","refund":false,"contact_id":"con_01m8cnh8sbe68ssf5386s026ex","contact_name":"Kestrel Fitness CIC","bank_account_id":"bac_01m8cnh8p3ehvs7yjhdvwn3y3n","date":"2026-03-06","amount":282.00,"currency":"GBP","reference":null,"allocated_amount":282.00,"unallocated_amount":0.00,"allocations":[{"id":"alc_01m8cnh9cbe0fsst7s3x0pfvh2","invoice_id":"inv_01m8cnh934enk8yebq8ac18893","invoice_number":"INV-0003","settlement_id":"set_01m8cnh9cbe0fsst7s3m0bez0m","credit_note_id":null,"amount":282.00,"date":"2026-03-06","created_at":"2026-11-26T19:32:49.675Z"}],"bank_transaction_id":null,"journal_id":"jnl_01m8cnh9cbe0fsst7s3v5n7rhy","void_date":null,"void_journal_id":null,"created_at":"2026-11-26T19:32:49.675Z","updated_at":"2026-11-26T19:32:49.675Z","version":1}', '\x506de89cb5e01a2c16ac957cb28e2b718a6a8aeb8ae8957b5cc1584ae57779af', '\x3eba8083974025d4e3e9cf7a8c9c0d2e2f1b6524fc3ece52af9b27a9b0546b9a');
INSERT INTO public.audit_events VALUES ('org_01m8cnh8hte10v5n4ecpqyd7wc', 43, 1795721570232, 'usr_01m8cnh88weh4969nypm2kasyt', 'key_01m8cnh8eeekcah5gwyh669eq5', 'settlement.create', 'set_01m8cnh9xrej2v4ebt0vbe0vc7', NULL, '{"id":"set_01m8cnh9xrej2v4ebt0vbe0vc7","type":"receipt","status":"posted","refund":false,"contact_id":"con_01m8cnh8tkeyrt4pwr7d9220sc","contact_name":"Marlow & Pike LLP","bank_account_id":"bac_01m8cnh8p3ehvs7yjhdvwn3y3n","date":"2026-03-16","amount":1418.40,"currency":"GBP","reference":null,"allocated_amount":1418.40,"unallocated_amount":0.00,"allocations":[{"id":"alc_01m8cnh9xrej2v4ebt0vbe0vc7","invoice_id":"inv_01m8cnh93kemrsd4b2wsrbtcd5","invoice_number":"INV-0004","settlement_id":"set_01m8cnh9xrej2v4ebt0vbe0vc7","credit_note_id":null,"amount":1418.40,"date":"2026-03-16","created_at":"2026-11-26T19:32:50.232Z"}],"bank_transaction_id":"btx_01m8cnh9efeh5ac5616vw108p7","journal_id":"jnl_01m8cnh9xrej2v4ebt0vbe0vc7","void_date":null,"void_journal_id":null,"created_at":"2026-11-26T19:32:50.232Z","updated_at":"2026-11-26T19:32:50.232Z","version":1}', '\x80f54d53494e379853111da74deee2feae6c53b70f869e25e2dd4f5b832d3d3f', '\x77f0b37efee0460190a86e7878594408b8b68b79a96fde277bbb3bc9276f3e55');
INSERT INTO public.audit_events VALUES ('org_01m8cnh8hte10v5n4ecpqyd7wc', 44, 1795721570232, 'usr_01m8cnh88weh4969nypm2kasyt', 'key_01m8cnh8eeekcah5gwyh669eq5', 'bank_transaction.confirm', 'btx_01m8cnh9efeh5ac5616vw108p7', NULL, '{"journal_id":"jnl_01m8cnh9xrej2v4ebt0vbe0vc7","way":"allocations"}', '\xce688234f5d5565d80745069cd184a0f3dded3dc9a05de5b4216e8952612d9f8', '\x941a7fc45b35a9d8c28af5e765714d2bfd5d74051f7c096343074c554a8fe2fe');
INSERT INTO public.audit_events VALUES ('org_01m8cnh8hte10v5n4ecpqyd7wc', 48, 1795721570507, 'usr_01m8cnh88weh4969nypm2kasyt', 'key_01m8cnh8eeekcah5gwyh669eq5', 'bank_transaction.confirm', 'btx_01m8cnh9efeh5ac561760p1qj0', NULL, '{"journal_id":"jnl_01m8cnha6bed7822sw5z3w7rwb","way":"account"}', '\xc5b1f123a1b1bdbd9f4f1223106806b36254b157f3b013d15b669df972717437', '\xc2ea17ec7619ad345f2fd9a01d69d9f53745fd73bc4389bd531eeac5f7643c28');
INSERT INTO public.audit_events VALUES ('org_01m8cnh8hte10v5n4ecpqyd7wc', 53, 1795721571097, 'usr_01m8cnh88weh4969nypm2kasyt', 'key_01m8cnh8eeekcah5gwyh669eq5', 'bank_transaction.confirm', 'btx_01m8cnh9efeh5ac5616admf7xa', NULL, '{"journal_id":"jnl_01m8cnharsear9z6ma1z3z5q0t","way":"account"}', '\xb073d5ce24e4183c7256537e055dc5aafad632bf1593c6173c045922cc4413f3', '\x98ee8b5b7f7bc97ffae94096bc27b3978ac48c745274b617ed4d0c0e78fbfaca');
INSERT INTO public.audit_events VALUES ('org_01m8cnh8hte10v5n4ecpqyd7wc', 54, 1795721571166, 'usr_01m8cnh88weh4969nypm2kasyt', 'key_01m8cnh8eeekcah5gwyh669eq5', 'bank_transaction.confirm', 'btx_01m8cnh9efeh5ac5616gazw56y', NULL, '{"journal_id":"jnl_01m8cnhatye87b3qbz8mvvvcg6","way":"account"}', '\xdf62536737deb94d490192fc054c5530461ed50afd64706d0c3b2de0a4a14c9f', '\x82a320d8ac704a3302a6dc8e5d0dc1f9f60c0ff2ceb042c1cead4f96095e54e2');
INSERT INTO public.audit_events VALUES ('org_01m8cnh8hte10v5n4ecpqyd7wc', 55, 1795721571231, 'usr_01m8cnh88weh4969nypm2kasyt', 'key_01m8cnh8eeekcah5gwyh669eq5', 'bank_transaction.confirm', 'btx_01m8cnh9efeh5ac5615xyz7q14', NULL, '{"journal_id":"jnl_01m8cnhawzeq0rv8thqmw2d2zg","way":"account"}', '\xfb4266f47a96b9381ffc4a13d68d4c48d0c6e11b70dd705c1aa47c9f34f5e600', '\xc5126c03778779372aa2bb239a85d2fc5c6b5846e8e028e28ef38b37392dbea9');
INSERT INTO public.audit_events VALUES ('org_01m8cnh8hte10v5n4ecpqyd7wc', 56, 1795721571304, 'usr_01m8cnh88weh4969nypm2kasyt', 'key_01m8cnh8eeekcah5gwyh669eq5', 'bank_transaction.confirm', 'btx_01m8cnh9efeh5ac5616wyhsynv', NULL, '{"journal_id":"jnl_01m8cnhaz8e2m9kp69rkjp1ps6","way":"account"}', '\x909157f1b877587f5525063fc7fa6f57b35d2e52f2c4ab4543b0c32357b7deae', '\x8cedde09850862dbb29fd104e1428a3fd62ba31ce75611706e59571f5e778f32');
INSERT INTO public.audit_events VALUES ('org_01m8cnh8hte10v5n4ecpqyd7wc', 58, 1795721571482, 'usr_01m8cnh88weh4969nypm2kasyt', 'key_01m8cnh8eeekcah5gwyh669eq5', 'vat_return.finalise', 'vrt_01m8cnhb3nevgbfqer91x517at', NULL, '{"id":"vrt_01m8cnhb3nevgbfqer91x517at","date_from":"2026-01-01","date_to":"2026-03-31","status":"finalised","currency":"GBP","scheme":"standard","flat_rate_percent":null,"adjustments":[],"boxes":{"1":698.40,"2":0.00,"3":698.40,"4":319.80,"5":378.60,"6":4776.00,"7":3427.00,"8":0.00,"9":0.00},"direction":"pay","hmrc":{"vatDueSales":698.40,"vatDueAcquisitions":0.00,"totalVatDue":698.40,"vatReclaimedCurrPeriod":319.80,"netVatDue":378.60,"totalValueSalesExVAT":4776,"totalValuePurchasesExVAT":3427,"totalValueGoodsSuppliedExVAT":0,"totalAcquisitionsExVAT":0},"journal_id":null,"finalised_at":"2026-11-26T19:32:51.482Z","created_at":"2026-11-26T19:32:51.445Z","updated_at":"2026-11-26T19:32:51.482Z","version":2}', '\xbeebfc37a3f58abf65b2059560cb1016c6babb10450e643693d6e39a56046bef', '\xc5c00642d9791416a1eccabd3b3855e87de2223f4305ceefeec690adf07e91ad');
INSERT INTO public.audit_events VALUES ('org_01m8cnh8hte10v5n4ecpqyd7wc', 33, 1795721569836, 'usr_01m8cnh88weh4969nypm2kasyt', 'key_01m8cnh8eeekcah5gwyh669eq5', 'settlement.create', 'set_01m8cnh9hcebkbft476p3yehg3', NULL, '{"id":"set_01m8cnh9hcebkbft476p3yehg3","type":"payment","status":"posted","refund":false,"contact_id":"con_01m8cnh8wae46awxcksqxzhz9g","contact_name":"Techbarn","bank_account_id":"bac_01m8cnh8p3ehvs7yjhdvwn3y3n","date":"2026-01-22","amount":1078.80,"currency":"GBP","reference":null,"allocated_amount":1078.80,"unallocated_amount":0.00,"allocations":[{"id":"alc_01m8cnh9hcebkbft476p3yehg3","invoice_id":"inv_01m8cnh91qedp8d1sfhppgmbxd","invoice_number":"TB-0117","settlement_id":"set_01m8cnh9hcebkbft476p3yehg3","credit_note_id":null,"amount":1078.80,"date":"2026-01-22","created_at":"2026-11-26T19:32:49.836Z"}],"bank_transaction_id":"btx_01m8cnh9efeh5ac5615q4edppg","journal_id":"jnl_01m8cnh9hcebkbft476p3yehg3","void_date":null,"void_journal_id":null,"created_at":"2026-11-26T19:32:49.836Z","updated_at":"2026-11-26T19:32:49.836Z","version":1}', '\xd378878db76ecc4c51d64141066c243fbd6e7377b79bf1a04cc7539d0b333345', '\xe25f6299e2c54df555adb7a8e1a49669a1c1e169ff910e612a5d635d0eaa7363');
INSERT INTO public.audit_events VALUES ('org_01m8cnh8hte10v5n4ecpqyd7wc', 34, 1795721569836, 'usr_01m8cnh88weh4969nypm2kasyt', 'key_01m8cnh8eeekcah5gwyh669eq5', 'bank_transaction.confirm', 'btx_01m8cnh9efeh5ac5615q4edppg', NULL, '{"journal_id":"jnl_01m8cnh9hcebkbft476p3yehg3","way":"allocations"}', '\xad0078278840929e6c2b26641124b4410fbe9ca4cf35ae707b530aa7cf80fb01', '\x48d173a02230612bc5b9e838baf9339dc5262c9e52b691278e6267583eb04f56');
INSERT INTO public.audit_events VALUES ('org_01m8cnh8hte10v5n4ecpqyd7wc', 35, 1795721569913, 'usr_01m8cnh88weh4969nypm2kasyt', 'key_01m8cnh8eeekcah5gwyh669eq5', 'settlement.create', 'set_01m8cnh9kse0g8829v7w61q8b4', NULL, '{"id":"set_01m8cnh9kse0g8829v7w61q8b4","type":"receipt","status":"posted","refund":false,"contact_id":"con_01m8cnh8ree7hb4xhjcr6a74p3","contact_name":"Abbey Schools Trust","bank_account_id":"bac_01m8cnh8p3ehvs7yjhdvwn3y3n","date":"2026-01-30","amount":1500.00,"currency":"GBP","reference":null,"allocated_amount":1500.00,"unallocated_amount":0.00,"allocations":[{"id":"alc_01m8cnh9kse0g8829v7w61q8b4","invoice_id":"inv_01m8cnh90eempahnx59j0ezjb8","invoice_number":"INV-0001","settlement_id":"set_01m8cnh9kse0g8829v7w61q8b4","credit_note_id":null,"amount":1500.00,"date":"2026-01-30","created_at":"2026-11-26T19:32:49.913Z"}],"bank_transaction_id":"btx_01m8cnh9efeh5ac5615vemd64s","journal_id":"jnl_01m8cnh9kse0g8829v7w61q8b4","void_date":null,"void_journal_id":null,"created_at":"2026-11-26T19:32:49.913Z","updated_at":"2026-11-26T19:32:49.913Z","version":1}', '\xfc96ed0bc253bda468d1e29951824c76f42a648d40ece73e4fcd9544b5d92316', '\x52cef77cde3527b50aee756ff684c59e33c1358718dcb8d707eb7e8c1bd16644');
INSERT INTO public.audit_events VALUES ('org_01m8cnh8hte10v5n4ecpqyd7wc', 36, 1795721569913, 'usr_01m8cnh88weh4969nypm2kasyt', 'key_01m8cnh8eeekcah5gwyh669eq5', 'bank_transaction.confirm', 'btx_01m8cnh9efeh5ac5615vemd64s', NULL, '{"journal_id":"jnl_01m8cnh9kse0g8829v7w61q8b4","way":"allocations"}', '\x2c0cedcccface4f8a186e0dc64ad46b81fd35e443185f4368eb6034500a9fbdf', '\x2616c9bdf2ad1bff72c00b2425cc3cae04be3802881585233937319f6b8dfa57');
INSERT INTO public.audit_events VALUES ('org_01m8cnh8hte10v5n4ecpqyd7wc', 37, 1795721569977, 'usr_01m8cnh88weh4969nypm2kasyt', 'key_01m8cnh8eeekcah5gwyh669eq5', 'settlement.create', 'set_01m8cnh9nses68xcfxntykn5n3', NULL, '{"id":"set_01m8cnh9nses68xcfxntykn5n3","type":"payment","status":"posted","refund":false,"contact_id":"con_01m8cnh8x3es2v5hfn87pcbsvp","contact_name":"Harcourt Lettings","bank_account_id":"bac_01m8cnh8p3ehvs7yjhdvwn3y3n","date":"2026-02-10","amount":1350.00,"currency":"GBP","reference":null,"allocated_amount":1350.00,"unallocated_amount":0.00,"allocations":[{"id":"alc_01m8cnh9nses68xcfxntykn5n3","invoice_id":"inv_01m8cnh92re2br7ckmbej4smq0","invoice_number":"HL-33","settlement_id":"set_01m8cnh9nses68xcfxntykn5n3","credit_note_id":null,"amount":1350.00,"date":"2026-02-10","created_at":"2026-11-26T19:32:49.977Z"}],"bank_transaction_id":"btx_01m8cnh9efeh5ac561623cv7dr","journal_id":"jnl_01m8cnh9nses68xcfxntykn5n3","void_date":null,"void_journal_id":null,"created_at":"2026-11-26T19:32:49.977Z","updated_at":"2026-11-26T19:32:49.977Z","version":1}', '\x6e90f4c386bf3b7ea2a151559a32cede030c3202a249742f60e6673c3d04334a', '\xab5be2f5db340983297b8558a410722759ccb3e36be8b6b00df5b8d8a2e08a70');
INSERT INTO public.audit_events VALUES ('org_01m8cnh8hte10v5n4ecpqyd7wc', 38, 1795721569977, 'usr_01m8cnh88weh4969nypm2kasyt', 'key_01m8cnh8eeekcah5gwyh669eq5', 'bank_transaction.confirm', 'btx_01m8cnh9efeh5ac561623cv7dr', NULL, '{"journal_id":"jnl_01m8cnh9nses68xcfxntykn5n3","way":"allocations"}', '\xc8c82d4e6d2cb04fec6de8ca77e6726acc29af46ecb80bdc02360932895dac17', '\x46b7705b7591bbd64244e02c390233b2f4ef86f9c127ad1ad40406f72c234bd9');
INSERT INTO public.audit_events VALUES ('org_01m8cnh8hte10v5n4ecpqyd7wc', 39, 1795721570051, 'usr_01m8cnh88weh4969nypm2kasyt', 'key_01m8cnh8eeekcah5gwyh669eq5', 'settlement.create', 'set_01m8cnh9r3eqx8qanj6ge5cmhq', NULL, '{"id":"set_01m8cnh9r3eqx8qanj6ge5cmhq","type":"receipt","status":"posted","refund":false,"contact_id":"con_01m8cnh8ree7hb4xhjcr6a74p3","contact_name":"Abbey Schools Trust","bank_account_id":"bac_01m8cnh8p3ehvs7yjhdvwn3y3n","date":"2026-02-16","amount":1710.00,"currency":"GBP","reference":null,"allocated_amount":1710.00,"unallocated_amount":0.00,"allocations":[{"id":"alc_01m8cnh9r3eqx8qanj6ge5cmhq","invoice_id":"inv_01m8cnh90eempahnx59j0ezjb8","invoice_number":"INV-0001","settlement_id":"set_01m8cnh9r3eqx8qanj6ge5cmhq","credit_note_id":null,"amount":840.00,"date":"2026-02-16","created_at":"2026-11-26T19:32:50.051Z"},{"id":"alc_01m8cnh9r3eqx8qanj6ge5cmhr","invoice_id":"inv_01m8cnh922e6waxd7mhncynmaq","invoice_number":"INV-0002","settlement_id":"set_01m8cnh9r3eqx8qanj6ge5cmhq","credit_note_id":null,"amount":870.00,"date":"2026-02-16","created_at":"2026-11-26T19:32:50.051Z"}],"bank_transaction_id":"btx_01m8cnh9efeh5ac561659zjp2b","journal_id":"jnl_01m8cnh9r3eqx8qanj6ge5cmhq","void_date":null,"void_journal_id":null,"created_at":"2026-11-26T19:32:50.051Z","updated_at":"2026-11-26T19:32:50.051Z","version":1}', '\x62d1240218fa5af40ce8ed564c9ce137109afbc9025f46b46bc5c5b632e5b543', '\x59878ae508e7e79d134045761e7c56b5f436958368f20adad5f2fda0c54e73e4');
INSERT INTO public.audit_events VALUES ('org_01m8cnh8hte10v5n4ecpqyd7wc', 40, 1795721570051, 'usr_01m8cnh88weh4969nypm2kasyt', 'key_01m8cnh8eeekcah5gwyh669eq5', 'bank_transaction.confirm', 'btx_01m8cnh9efeh5ac561659zjp2b', NULL, '{"journal_id":"jnl_01m8cnh9r3eqx8qanj6ge5cmhq","way":"allocations"}', '\x65387dda57c32f12009400947ab8dd01339f588f6a565b402150be429dd1d625', '\xfea1a78f26d5ef6097b48fe9164876d03417ce2fb69c61abd147d748487c7f97');
INSERT INTO public.audit_events VALUES ('org_01m8cnh8hte10v5n4ecpqyd7wc', 41, 1795721570153, 'usr_01m8cnh88weh4969nypm2kasyt', 'key_01m8cnh8eeekcah5gwyh669eq5', 'settlement.create', 'set_01m8cnh9v9e5hsxv4v0cm6npvn', NULL, '{"id":"set_01m8cnh9v9e5hsxv4v0cm6npvn","type":"payment","status":"posted","refund":false,"contact_id":"con_01m8cnh8vme7jakmyxs9m731pt","contact_name":"Printwell","bank_account_id":"bac_01m8cnh8p3ehvs7yjhdvwn3y3n","date":"2026-02-27","amount":400.00,"currency":"GBP","reference":null,"allocated_amount":400.00,"unallocated_amount":0.00,"allocations":[{"id":"alc_01m8cnh9v9e5hsxv4v0cm6npvn","invoice_id":"inv_01m8cnh911ewws5hh2df73acer","invoice_number":"PX-881","settlement_id":"set_01m8cnh9v9e5hsxv4v0cm6npvn","credit_note_id":null,"amount":400.00,"date":"2026-02-27","created_at":"2026-11-26T19:32:50.153Z"}],"bank_transaction_id":"btx_01m8cnh9efeh5ac5616em9bcf2","journal_id":"jnl_01m8cnh9v9e5hsxv4v0cm6npvn","void_date":null,"void_journal_id":null,"created_at":"2026-11-26T19:32:50.153Z","updated_at":"2026-11-26T19:32:50.153Z","version":1}', '\x5ce1b35232c44eb18eb58db8f3d5fd27dd865b2201cd273ea22619b6e6d682b3', '\xcdd38d60047c3aac47c946ad8bf6c7d99ba57bec351d97ff34ff9a016050da09');
INSERT INTO public.audit_events VALUES ('org_01m8cnh8hte10v5n4ecpqyd7wc', 42, 1795721570153, 'usr_01m8cnh88weh4969nypm2kasyt', 'key_01m8cnh8eeekcah5gwyh669eq5', 'bank_transaction.confirm', 'btx_01m8cnh9efeh5ac5616em9bcf2', NULL, '{"journal_id":"jnl_01m8cnh9v9e5hsxv4v0cm6npvn","way":"allocations"}', '\xae61f65e107605a801125658ff1046b33abdfb5804806a67f54ff0133f549dfd', '\x236a6ea9efd2015ac1f759b660d6a2a48ab2e18c0d69474fd72fb91fcf8b43d9');
INSERT INTO public.audit_events VALUES ('org_01m8cnh8hte10v5n4ecpqyd7wc', 45, 1795721570343, 'usr_01m8cnh88weh4969nypm2kasyt', 'key_01m8cnh8eeekcah5gwyh669eq5', 'settlement.match', 'set_01m8cnh9cbe0fsst7s3m0bez0m', NULL, '{"bank_transaction_id":"btx_01m8cnh9efeh5ac5616qnz9rep"}', '\x2b25371152c098f86c2be60daabf5a6e7a4de1d085aec09b223efa686482c592', '\xcdec16a42dcf2544c049f2971b788e248db86fb0c0a47b7622a74cad52171b62');
INSERT INTO public.audit_events VALUES ('org_01m8cnh8f5edwtkrdvzbgys54r', 6, 1795721572028, 'usr_01m8cnh88weh4969nypm2kasyt', 'key_01m8cnh8eeekcah5gwyh669eq5', 'journal.post', 'jnl_01m8cnhbnwedf8p74ztx45zy6q', NULL, '{"sequence":1,"total":500.00}', '\x99379f554994701e0916c28e0a75658bc837338386c00b40fcbb0d234e7dfea3', '\x');
INSERT INTO public.audit_events VALUES ('org_01m8cnh8hte10v5n4ecpqyd7wc', 49, 1795721571024, 'usr_01m8cnh88weh4969nypm2kasyt', 'key_01m8cnh8eeekcah5gwyh669eq5', 'bank_transaction.update', 'btx_01m8cnh9efeh5ac5615xyz7q14', '{"account_id":null,"contact_id":null,"vat_amount":null,"vat_code":"NV"}', '{"account_id":"acc_01m8cnh8hte10v5n4ebgs1twzq","contact_id":null,"vat_amount":null,"vat_code":"ST"}', '\x83dab782bc43871c4691230c69776fde4ce6277710abb850ccd96c3bdde2d522', '\x39e57814f79d28bb11c29d8d91385f38c3b01838f266a35c8f203a8716d2f134');
INSERT INTO public.audit_events VALUES ('org_01m8cnh8hte10v5n4ecpqyd7wc', 50, 1795721571024, 'usr_01m8cnh88weh4969nypm2kasyt', 'key_01m8cnh8eeekcah5gwyh669eq5', 'bank_transaction.update', 'btx_01m8cnh9efeh5ac5616admf7xa', '{"account_id":null,"contact_id":null,"vat_amount":null,"vat_code":"NV"}', '{"account_id":"acc_01m8cnh8hte10v5n4ebtbaxdx1","contact_id":null,"vat_amount":null,"vat_code":"ZR"}', '\xd8a88df2b376e8cd979b0e69f35386f2631c983b0c0c1554b8f58e6e6c1eb110', '\x3a1baa182f2e85b0c30a49498b5cd601ecebee2f3ef70a1067e470eb228c6633');
INSERT INTO public.audit_events VALUES ('org_01m8cnh8hte10v5n4ecpqyd7wc', 51, 1795721571024, 'usr_01m8cnh88weh4969nypm2kasyt', 'key_01m8cnh8eeekcah5gwyh669eq5', 'bank_transaction.update', 'btx_01m8cnh9efeh5ac5616gazw56y', '{"account_id":null,"contact_id":null,"vat_amount":null,"vat_code":"NV"}', '{"account_id":"acc_01m8cnh8hte10v5n4ebgs1twzq","contact_id":null,"vat_amount":null,"vat_code":"ST"}', '\x82f54868776c85d658887c41c736f52586cfc74d8bd5d9d7d6fb03641b686d30', '\xfb162c5289677618f834ef350cbdc0d49912d06ea5b79ee8a26425bd26177bd9');
INSERT INTO public.audit_events VALUES ('org_01m8cnh8hte10v5n4ecpqyd7wc', 52, 1795721571024, 'usr_01m8cnh88weh4969nypm2kasyt', 'key_01m8cnh8eeekcah5gwyh669eq5', 'bank_transaction.update', 'btx_01m8cnh9efeh5ac5616wyhsynv', '{"account_id":null,"contact_id":null,"vat_amount":null,"vat_code":"NV"}', '{"account_id":"acc_01m8cnh8hte10v5n4ecd4py4zj","contact_id":null,"vat_amount":null,"vat_code":"EX"}', '\xeefd1f64bb6a30e4377411fc2e747dc94d78cbb6f986a0ba8a72b3ee3845d0ca', '\x358edb23c448f5aa3c50c5efd82badcb466871aa0fda10fbc63f19121d274a46');
INSERT INTO public.audit_events VALUES ('org_01m8cnh8hte10v5n4ecpqyd7wc', 57, 1795721571445, 'usr_01m8cnh88weh4969nypm2kasyt', 'key_01m8cnh8eeekcah5gwyh669eq5', 'vat_return.create', 'vrt_01m8cnhb3nevgbfqer91x517at', NULL, '{"id":"vrt_01m8cnhb3nevgbfqer91x517at","date_from":"2026-01-01","date_to":"2026-03-31","status":"draft","currency":"GBP","scheme":"standard","flat_rate_percent":null,"adjustments":[],"boxes":{"1":698.40,"2":0.00,"3":698.40,"4":319.80,"5":378.60,"6":4776.00,"7":3427.00,"8":0.00,"9":0.00},"direction":"pay","hmrc":{"vatDueSales":698.40,"vatDueAcquisitions":0.00,"totalVatDue":698.40,"vatReclaimedCurrPeriod":319.80,"netVatDue":378.60,"totalValueSalesExVAT":4776,"totalValuePurchasesExVAT":3427,"totalValueGoodsSuppliedExVAT":0,"totalAcquisitionsExVAT":0},"journal_id":null,"finalised_at":null,"created_at":"2026-11-26T19:32:51.445Z","updated_at":"2026-11-26T19:32:51.445Z","version":1}', '\xbbded94807770c82992d1f19be86239904d27d753f7f3f9b044043a1f2f51efd', '\xa63400bf7e458066d28b399466a651db0fd7928f1f4ca9fd1243b6534be114e5');
INSERT INTO public.audit_events VALUES ('org_01m8cnh8f5edwtkrdvzbgys54r', 4, 1795721571998, 'usr_01m8cnh88weh4969nypm2kasyt', 'key_01m8cnh8eeekcah5gwyh669eq5', 'tax_code.set', 'ST', NULL, '{"rate":19,"effective_from":"2026-02-01"}', '\xc951d5aea8a7832434d81d01f092e8230dae13173cf942511d64257ea575ed28', '\x1941046b3922cb1241a30c5179a7ba80ebc69443fad25ba1267970b86e6f250c');
INSERT INTO public.audit_events VALUES ('org_01m8cnh8f5edwtkrdvzbgys54r', 5, 1795721572010, 'usr_01m8cnh88weh4969nypm2kasyt', 'key_01m8cnh8eeekcah5gwyh669eq5', 'bank_transaction.create', 'btx_01m8cnhbnaeeg9t4fddw625zr2', NULL, '{"account_id":null,"amount":-500.0,"bank_account_id":"bac_01m8cnh8gqeweae9q699je01wj","confirmed_at":null,"contact_id":null,"created_at":"2026-11-26T19:32:52.010Z","currency":"GBP","date":"2026-03-02","description":"CARD 4417 SCREWFIX","external_id":null,"id":"btx_01m8cnhbnaeeg9t4fddw625zr2","journal_id":null,"net_amount":-500.0,"reference":null,"settlement_id":null,"status":"unconfirmed","updated_at":"2026-11-26T19:32:52.010Z","vat_amount":0.0,"vat_code":"NV","version":1}', '\xed6febf58dde339f58e64a38e9633d6d9f5e0a668c5de16aeb7c577b2499eb17', '\x44bdb0fe3cb21223d7c4cb8723ef4babce283a962e874d8933bca43f9abf4b00');
INSERT INTO public.audit_events VALUES ('org_01m8cnh8f5edwtkrdvzbgys54r', 7, 1795721572049, 'usr_01m8cnh88weh4969nypm2kasyt', 'key_01m8cnh8eeekcah5gwyh669eq5', 'bank_transaction.confirm', 'btx_01m8cnhbnaeeg9t4fddw625zr2', NULL, '{"journal_id":"jnl_01m8cnhbnwedf8p74ztx45zy6q","way":"match"}', '\x24c29fca62f095feff243573b9554b581cc7c8b738543738c83c4e01f10651f4', '\xc0e16819a3aa749c17c9163c28ab871272c2e4082bb5879159e7a89797b37e71');
INSERT INTO public.audit_events VALUES ('org_01m8cnh8f5edwtkrdvzbgys54r', 8, 1795721572064, 'usr_01m8cnh88weh4969nypm2kasyt', 'key_01m8cnh8eeekcah5gwyh669eq5', 'bank_transaction.void', 'btx_01m8cnhbnaeeg9t4fddw625zr2', '{"journal_id":"jnl_01m8cnhbnwedf8p74ztx45zy6q"}', '{"reason":"matched in error"}', '\x6943997e148ed3ead588575e1e21166e840b6205ca249a98db1d425cf2eddb6a', '\x571c3c2cf14c59a016c257b73fb5a4648aee248841eb5bd585a595a721ee20d9');
INSERT INTO public.audit_events VALUES ('org_01m8cnh8f5edwtkrdvzbgys54r', 9, 1795721572074, 'usr_01m8cnh88weh4969nypm2kasyt', 'key_01m8cnh8eeekcah5gwyh669eq5', 'journal.reverse', 'jnl_01m8cnhbnwedf8p74ztx45zy6q', NULL, '{"reversed_by_journal_id":"jnl_01m8cnhbqaec197p5jywet9pfx","total":500.00}', '\x56501ae62c8af4b31b0f6b14021af68e9e28780df8304085df8087be0682be8a', '\x');
INSERT INTO public.audit_states VALUES ('org_01m8cnh8f5edwtkrdvzbgys54r', 1, 1, 'organisations', 'org_01m8cnh8f5edwtkrdvzbgys54r', '["org_01m8cnh8f5edwtkrdvzbgys54r", "Acorn Ltd", "GBP", "GB", "03-31", 1, null, "standard", null, "line", "active", null, 1795721568741, 1795721568741, 1, 0, null]');
INSERT INTO public.audit_states VALUES ('org_01m8cnh8f5edwtkrdvzbgys54r', 1, 2, 'members', 'mem_01m8cnh8f5edwtkrdvs8xrqrwm', '["mem_01m8cnh8f5edwtkrdvs8xrqrwm", "org_01m8cnh8f5edwtkrdvzbgys54r", "jo@example.com", "usr_01m8cnh88weh4969nypm2kasyt", "owner", 1795721568741, 1795721568741, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8cnh8f5edwtkrdvzbgys54r', 1, 3, 'accounts', 'acc_01m8cnh8f5edwtkrdvsf5v83cm', '["acc_01m8cnh8f5edwtkrdvsf5v83cm", "org_01m8cnh8f5edwtkrdvzbgys54r", "1000", "Computer equipment", "ASSET", null, "ST", null, "active", 1795721568741, 1795721568741, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8cnh8f5edwtkrdvzbgys54r', 1, 4, 'accounts', 'acc_01m8cnh8f5edwtkrdvsj66n5zq', '["acc_01m8cnh8f5edwtkrdvsj66n5zq", "org_01m8cnh8f5edwtkrdvzbgys54r", "1010", "Office equipment and furniture", "ASSET", null, "ST", null, "active", 1795721568741, 1795721568741, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8cnh8f5edwtkrdvzbgys54r', 1, 5, 'accounts', 'acc_01m8cnh8f5edwtkrdvspwb2w79', '["acc_01m8cnh8f5edwtkrdvspwb2w79", "org_01m8cnh8f5edwtkrdvzbgys54r", "1020", "Motor vehicles", "ASSET", null, "ST", null, "active", 1795721568741, 1795721568741, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8cnh8f5edwtkrdvzbgys54r', 1, 6, 'accounts', 'acc_01m8cnh8f5edwtkrdvsrcfwatn', '["acc_01m8cnh8f5edwtkrdvsrcfwatn", "org_01m8cnh8f5edwtkrdvzbgys54r", "1090", "Accumulated depreciation", "ASSET", null, "NV", null, "active", 1795721568741, 1795721568741, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8cnh8f5edwtkrdvzbgys54r', 1, 7, 'accounts', 'acc_01m8cnh8f5edwtkrdvswedmsf3', '["acc_01m8cnh8f5edwtkrdvswedmsf3", "org_01m8cnh8f5edwtkrdvzbgys54r", "1100", "Stock", "ASSET", null, "ST", null, "active", 1795721568741, 1795721568741, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8cnh8f5edwtkrdvzbgys54r', 1, 8, 'accounts', 'acc_01m8cnh8f5edwtkrdvt27e3rx4', '["acc_01m8cnh8f5edwtkrdvt27e3rx4", "org_01m8cnh8f5edwtkrdvzbgys54r", "1200", "Trade debtors", "ASSET", "receivable", null, null, "active", 1795721568741, 1795721568741, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8cnh8f5edwtkrdvzbgys54r', 1, 9, 'accounts', 'acc_01m8cnh8f5edwtkrdvt47fgf85', '["acc_01m8cnh8f5edwtkrdvt47fgf85", "org_01m8cnh8f5edwtkrdvzbgys54r", "1210", "Prepayments", "ASSET", null, "NV", null, "active", 1795721568741, 1795721568741, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8cnh8f5edwtkrdvzbgys54r', 1, 10, 'accounts', 'acc_01m8cnh8f5edwtkrdvt9bb6m1j', '["acc_01m8cnh8f5edwtkrdvt9bb6m1j", "org_01m8cnh8f5edwtkrdvzbgys54r", "1220", "Other debtors", "ASSET", null, "NV", null, "active", 1795721568741, 1795721568741, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8cnh8f5edwtkrdvzbgys54r', 1, 11, 'accounts', 'acc_01m8cnh8f5edwtkrdvtewkmd26', '["acc_01m8cnh8f5edwtkrdvtewkmd26", "org_01m8cnh8f5edwtkrdvzbgys54r", "1300", "Current account", "ASSET", "bank", null, null, "active", 1795721568741, 1795721568741, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8cnh8f5edwtkrdvzbgys54r', 1, 12, 'accounts', 'acc_01m8cnh8f5edwtkrdvtgw1qmzq', '["acc_01m8cnh8f5edwtkrdvtgw1qmzq", "org_01m8cnh8f5edwtkrdvzbgys54r", "1310", "Petty cash", "ASSET", null, "NV", null, "active", 1795721568741, 1795721568741, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8cnh8f5edwtkrdvzbgys54r', 1, 13, 'accounts', 'acc_01m8cnh8f5edwtkrdvtp2ss1d0', '["acc_01m8cnh8f5edwtkrdvtp2ss1d0", "org_01m8cnh8f5edwtkrdvzbgys54r", "2100", "Trade creditors", "LIABILITY", "payable", null, null, "active", 1795721568741, 1795721568741, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8cnh8f5edwtkrdvzbgys54r', 1, 14, 'accounts', 'acc_01m8cnh8f5edwtkrdvtvrf4mvx', '["acc_01m8cnh8f5edwtkrdvtvrf4mvx", "org_01m8cnh8f5edwtkrdvzbgys54r", "2110", "Accruals", "LIABILITY", null, "NV", null, "active", 1795721568741, 1795721568741, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8cnh8f5edwtkrdvzbgys54r', 1, 15, 'accounts', 'acc_01m8cnh8f5edwtkrdvtyfdejxf', '["acc_01m8cnh8f5edwtkrdvtyfdejxf", "org_01m8cnh8f5edwtkrdvzbgys54r", "2200", "PAYE and National Insurance", "LIABILITY", null, "NV", null, "active", 1795721568741, 1795721568741, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8cnh8f5edwtkrdvzbgys54r', 1, 16, 'accounts', 'acc_01m8cnh8f5edwtkrdvv28tm32r', '["acc_01m8cnh8f5edwtkrdvv28tm32r", "org_01m8cnh8f5edwtkrdvzbgys54r", "2210", "Pension contributions", "LIABILITY", null, "NV", null, "active", 1795721568741, 1795721568741, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8cnh8f5edwtkrdvzbgys54r', 1, 17, 'accounts', 'acc_01m8cnh8f5edwtkrdvv4pfqazh', '["acc_01m8cnh8f5edwtkrdvv4pfqazh", "org_01m8cnh8f5edwtkrdvzbgys54r", "2220", "Net wages", "LIABILITY", null, "NV", null, "active", 1795721568741, 1795721568741, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8cnh8f5edwtkrdvzbgys54r', 1, 18, 'accounts', 'acc_01m8cnh8f5edwtkrdvvbez010j', '["acc_01m8cnh8f5edwtkrdvvbez010j", "org_01m8cnh8f5edwtkrdvzbgys54r", "2300", "Corporation tax", "LIABILITY", null, "NV", null, "active", 1795721568741, 1795721568741, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8cnh8f5edwtkrdvzbgys54r', 1, 19, 'accounts', 'acc_01m8cnh8f5edwtkrdvve7c0yg5', '["acc_01m8cnh8f5edwtkrdvve7c0yg5", "org_01m8cnh8f5edwtkrdvzbgys54r", "2400", "Director''s loan account", "LIABILITY", null, "NV", null, "active", 1795721568741, 1795721568741, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8cnh8f5edwtkrdvzbgys54r', 1, 20, 'accounts', 'acc_01m8cnh8f5edwtkrdvvknvjaz0', '["acc_01m8cnh8f5edwtkrdvvknvjaz0", "org_01m8cnh8f5edwtkrdvzbgys54r", "2500", "Bank loans", "LIABILITY", null, "NV", null, "active", 1795721568741, 1795721568741, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8cnh8f5edwtkrdvzbgys54r', 1, 21, 'accounts', 'acc_01m8cnh8f5edwtkrdvvm6b210a', '["acc_01m8cnh8f5edwtkrdvvm6b210a", "org_01m8cnh8f5edwtkrdvzbgys54r", "2900", "Suspense", "LIABILITY", "suspense", null, null, "active", 1795721568741, 1795721568741, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8cnh8f5edwtkrdvzbgys54r', 1, 22, 'accounts', 'acc_01m8cnh8f5edwtkrdvvrx68psg', '["acc_01m8cnh8f5edwtkrdvvrx68psg", "org_01m8cnh8f5edwtkrdvzbgys54r", "3000", "Share capital", "EQUITY", null, "NV", null, "active", 1795721568741, 1795721568741, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8cnh8f5edwtkrdvzbgys54r', 1, 23, 'accounts', 'acc_01m8cnh8f5edwtkrdvvy855e8k', '["acc_01m8cnh8f5edwtkrdvvy855e8k", "org_01m8cnh8f5edwtkrdvzbgys54r", "3100", "Retained earnings", "EQUITY", "retained_earnings", null, null, "active", 1795721568741, 1795721568741, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8cnh8f5edwtkrdvzbgys54r', 1, 24, 'accounts', 'acc_01m8cnh8f5edwtkrdvw0q4yr4y', '["acc_01m8cnh8f5edwtkrdvw0q4yr4y", "org_01m8cnh8f5edwtkrdvzbgys54r", "3200", "Dividends", "EQUITY", null, "NV", null, "active", 1795721568741, 1795721568741, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8cnh8f5edwtkrdvzbgys54r', 1, 25, 'accounts', 'acc_01m8cnh8f5edwtkrdvw5yt2st2', '["acc_01m8cnh8f5edwtkrdvw5yt2st2", "org_01m8cnh8f5edwtkrdvzbgys54r", "3900", "Opening balances", "EQUITY", "opening_balance", null, null, "active", 1795721568741, 1795721568741, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8cnh8f5edwtkrdvzbgys54r', 1, 26, 'accounts', 'acc_01m8cnh8f5edwtkrdvwbk2vmwn', '["acc_01m8cnh8f5edwtkrdvwbk2vmwn", "org_01m8cnh8f5edwtkrdvzbgys54r", "4000", "Sales", "INCOME", null, "ST", null, "active", 1795721568741, 1795721568741, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8cnh8f5edwtkrdvzbgys54r', 1, 27, 'accounts', 'acc_01m8cnh8f5edwtkrdvwfwq6t59', '["acc_01m8cnh8f5edwtkrdvwfwq6t59", "org_01m8cnh8f5edwtkrdvzbgys54r", "4010", "Sales, zero-rated", "INCOME", null, "ZR", null, "active", 1795721568741, 1795721568741, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8cnh8f5edwtkrdvzbgys54r', 1, 28, 'accounts', 'acc_01m8cnh8f5edwtkrdvwhvaax8y', '["acc_01m8cnh8f5edwtkrdvwhvaax8y", "org_01m8cnh8f5edwtkrdvzbgys54r", "4090", "Other income", "INCOME", null, "ST", null, "active", 1795721568741, 1795721568741, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8cnh8f5edwtkrdvzbgys54r', 1, 29, 'accounts', 'acc_01m8cnh8f5edwtkrdvwpt7y9y7', '["acc_01m8cnh8f5edwtkrdvwpt7y9y7", "org_01m8cnh8f5edwtkrdvzbgys54r", "4900", "Interest received", "INCOME", null, "EX", null, "active", 1795721568741, 1795721568741, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8cnh8f5edwtkrdvzbgys54r', 1, 30, 'accounts', 'acc_01m8cnh8f5edwtkrdvwr3nnbk1', '["acc_01m8cnh8f5edwtkrdvwr3nnbk1", "org_01m8cnh8f5edwtkrdvzbgys54r", "4920", "VAT flat-rate scheme difference", "INCOME", "vat_scheme_difference", null, null, "active", 1795721568741, 1795721568741, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8cnh8f5edwtkrdvzbgys54r', 1, 31, 'accounts', 'acc_01m8cnh8f5edwtkrdvwwf0z5t2', '["acc_01m8cnh8f5edwtkrdvwwf0z5t2", "org_01m8cnh8f5edwtkrdvzbgys54r", "5000", "Cost of goods sold", "EXPENSE", null, "ST", null, "active", 1795721568741, 1795721568741, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8cnh8f5edwtkrdvzbgys54r', 1, 32, 'accounts', 'acc_01m8cnh8f5edwtkrdvx11nb27f', '["acc_01m8cnh8f5edwtkrdvx11nb27f", "org_01m8cnh8f5edwtkrdvzbgys54r", "5010", "Subcontractors", "EXPENSE", null, "ST", null, "active", 1795721568741, 1795721568741, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8cnh8f5edwtkrdvzbgys54r', 1, 33, 'accounts', 'acc_01m8cnh8f5edwtkrdvx4bhq6yc', '["acc_01m8cnh8f5edwtkrdvx4bhq6yc", "org_01m8cnh8f5edwtkrdvzbgys54r", "5020", "Carriage and postage", "EXPENSE", null, "ST", null, "active", 1795721568741, 1795721568741, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8cnh8f5edwtkrdvzbgys54r', 1, 34, 'accounts', 'acc_01m8cnh8f5edwtkrdvx9r4t605', '["acc_01m8cnh8f5edwtkrdvx9r4t605", "org_01m8cnh8f5edwtkrdvzbgys54r", "6000", "Wages and salaries", "EXPENSE", null, "NV", null, "active", 1795721568741, 1795721568741, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8cnh8f5edwtkrdvzbgys54r', 1, 35, 'accounts', 'acc_01m8cnh8f5edwtkrdvxfgr7n8w', '["acc_01m8cnh8f5edwtkrdvxfgr7n8w", "org_01m8cnh8f5edwtkrdvzbgys54r", "6010", "Employer''s National Insurance", "EXPENSE", null, "NV", null, "active", 1795721568741, 1795721568741, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8cnh8f5edwtkrdvzbgys54r', 1, 36, 'accounts', 'acc_01m8cnh8f5edwtkrdvxgr3fbka', '["acc_01m8cnh8f5edwtkrdvxgr3fbka", "org_01m8cnh8f5edwtkrdvzbgys54r", "6020", "Employer''s pension", "EXPENSE", null, "NV", null, "active", 1795721568741, 1795721568741, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8cnh8f5edwtkrdvzbgys54r', 1, 37, 'accounts', 'acc_01m8cnh8f5edwtkrdvxqay5qq1', '["acc_01m8cnh8f5edwtkrdvxqay5qq1", "org_01m8cnh8f5edwtkrdvzbgys54r", "6100", "Rent", "EXPENSE", null, "EX", null, "active", 1795721568741, 1795721568741, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8cnh8f5edwtkrdvzbgys54r', 1, 38, 'accounts', 'acc_01m8cnh8f5edwtkrdvxt66he6w', '["acc_01m8cnh8f5edwtkrdvxt66he6w", "org_01m8cnh8f5edwtkrdvzbgys54r", "6110", "Business rates", "EXPENSE", null, "NV", null, "active", 1795721568741, 1795721568741, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8cnh8f5edwtkrdvzbgys54r', 1, 39, 'accounts', 'acc_01m8cnh8f5edwtkrdvxy009mh8', '["acc_01m8cnh8f5edwtkrdvxy009mh8", "org_01m8cnh8f5edwtkrdvzbgys54r", "6120", "Light, heat and water", "EXPENSE", null, "ST", null, "active", 1795721568741, 1795721568741, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8cnh8f5edwtkrdvzbgys54r', 1, 40, 'accounts', 'acc_01m8cnh8f5edwtkrdvy1bx27bc', '["acc_01m8cnh8f5edwtkrdvy1bx27bc", "org_01m8cnh8f5edwtkrdvzbgys54r", "6200", "Telephone and internet", "EXPENSE", null, "ST", null, "active", 1795721568741, 1795721568741, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8cnh8f5edwtkrdvzbgys54r', 1, 41, 'accounts', 'acc_01m8cnh8f5edwtkrdvy6tb0k53', '["acc_01m8cnh8f5edwtkrdvy6tb0k53", "org_01m8cnh8f5edwtkrdvzbgys54r", "6210", "Software and subscriptions", "EXPENSE", null, "ST", null, "active", 1795721568741, 1795721568741, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8cnh8f5edwtkrdvzbgys54r', 1, 42, 'accounts', 'acc_01m8cnh8f5edwtkrdvyaj6007x', '["acc_01m8cnh8f5edwtkrdvyaj6007x", "org_01m8cnh8f5edwtkrdvzbgys54r", "6220", "Printing and stationery", "EXPENSE", null, "ST", null, "active", 1795721568741, 1795721568741, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8cnh8f5edwtkrdvzbgys54r', 1, 43, 'accounts', 'acc_01m8cnh8f5edwtkrdvye8mmy1x', '["acc_01m8cnh8f5edwtkrdvye8mmy1x", "org_01m8cnh8f5edwtkrdvzbgys54r", "6300", "Travel and subsistence", "EXPENSE", null, "ZR", null, "active", 1795721568741, 1795721568741, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8cnh8f5edwtkrdvzbgys54r', 1, 44, 'accounts', 'acc_01m8cnh8f5edwtkrdvyj3vc6va', '["acc_01m8cnh8f5edwtkrdvyj3vc6va", "org_01m8cnh8f5edwtkrdvzbgys54r", "6310", "Motor expenses", "EXPENSE", null, "ST", null, "active", 1795721568741, 1795721568741, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8cnh8f5edwtkrdvzbgys54r', 1, 45, 'accounts', 'acc_01m8cnh8f5edwtkrdvymrkx273', '["acc_01m8cnh8f5edwtkrdvymrkx273", "org_01m8cnh8f5edwtkrdvzbgys54r", "6400", "Advertising and marketing", "EXPENSE", null, "ST", null, "active", 1795721568741, 1795721568741, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8cnh8f5edwtkrdvzbgys54r', 1, 46, 'accounts', 'acc_01m8cnh8f5edwtkrdvyre1j214', '["acc_01m8cnh8f5edwtkrdvyre1j214", "org_01m8cnh8f5edwtkrdvzbgys54r", "6500", "Accountancy and legal fees", "EXPENSE", null, "ST", null, "active", 1795721568741, 1795721568741, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8cnh8f5edwtkrdvzbgys54r', 1, 47, 'accounts', 'acc_01m8cnh8f5edwtkrdvyw9g2mt5', '["acc_01m8cnh8f5edwtkrdvyw9g2mt5", "org_01m8cnh8f5edwtkrdvzbgys54r", "6600", "Insurance", "EXPENSE", null, "EX", null, "active", 1795721568741, 1795721568741, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8cnh8f5edwtkrdvzbgys54r', 1, 48, 'accounts', 'acc_01m8cnh8f5edwtkrdvz3seych7', '["acc_01m8cnh8f5edwtkrdvz3seych7", "org_01m8cnh8f5edwtkrdvzbgys54r", "6700", "Bank charges", "EXPENSE", null, "EX", null, "active", 1795721568741, 1795721568741, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8cnh8f5edwtkrdvzbgys54r', 1, 49, 'accounts', 'acc_01m8cnh8f5edwtkrdvz6fejpj0', '["acc_01m8cnh8f5edwtkrdvz6fejpj0", "org_01m8cnh8f5edwtkrdvzbgys54r", "6990", "Rounding differences", "EXPENSE", "rounding", null, null, "active", 1795721568741, 1795721568741, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8cnh8f5edwtkrdvzbgys54r', 2, 1, 'accounts', 'acc_01m8cnh8gdey4sc736q2nx4t9y', '["acc_01m8cnh8gdey4sc736q2nx4t9y", "org_01m8cnh8f5edwtkrdvzbgys54r", "2250", "VAT", "LIABILITY", "vat_control", null, null, "active", 1795721568781, 1795721568781, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8cnh8f5edwtkrdvzbgys54r', 3, 1, 'bank_accounts', 'bac_01m8cnh8gqeweae9q699je01wj', '["bac_01m8cnh8gqeweae9q699je01wj", "org_01m8cnh8f5edwtkrdvzbgys54r", "acc_01m8cnh8f5edwtkrdvtewkmd26", "Current", "current", null, null, null, null, null, null, null, 1795721568791, 1795721568791, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8cnh8hte10v5n4ecpqyd7wc', 1, 1, 'organisations', 'org_01m8cnh8hte10v5n4ecpqyd7wc', '["org_01m8cnh8hte10v5n4ecpqyd7wc", "Wren & Marsh Ltd", "GBP", "GB", "03-31", 1, null, "standard", null, "line", "active", null, 1795721568826, 1795721568826, 1, 0, null]');
INSERT INTO public.audit_states VALUES ('org_01m8cnh8hte10v5n4ecpqyd7wc', 1, 2, 'members', 'mem_01m8cnh8hte10v5n4e6m457xr1', '["mem_01m8cnh8hte10v5n4e6m457xr1", "org_01m8cnh8hte10v5n4ecpqyd7wc", "jo@example.com", "usr_01m8cnh88weh4969nypm2kasyt", "owner", 1795721568826, 1795721568826, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8cnh8hte10v5n4ecpqyd7wc', 1, 3, 'accounts', 'acc_01m8cnh8hte10v5n4e6s1wajh1', '["acc_01m8cnh8hte10v5n4e6s1wajh1", "org_01m8cnh8hte10v5n4ecpqyd7wc", "1000", "Computer equipment", "ASSET", null, "ST", null, "active", 1795721568826, 1795721568826, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8cnh8hte10v5n4ecpqyd7wc', 1, 4, 'accounts', 'acc_01m8cnh8hte10v5n4e6xj2twzn', '["acc_01m8cnh8hte10v5n4e6xj2twzn", "org_01m8cnh8hte10v5n4ecpqyd7wc", "1010", "Office equipment and furniture", "ASSET", null, "ST", null, "active", 1795721568826, 1795721568826, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8cnh8hte10v5n4ecpqyd7wc', 1, 5, 'accounts', 'acc_01m8cnh8hte10v5n4e70fa4vba', '["acc_01m8cnh8hte10v5n4e70fa4vba", "org_01m8cnh8hte10v5n4ecpqyd7wc", "1020", "Motor vehicles", "ASSET", null, "ST", null, "active", 1795721568826, 1795721568826, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8cnh8hte10v5n4ecpqyd7wc', 1, 6, 'accounts', 'acc_01m8cnh8hte10v5n4e76k842jt', '["acc_01m8cnh8hte10v5n4e76k842jt", "org_01m8cnh8hte10v5n4ecpqyd7wc", "1090", "Accumulated depreciation", "ASSET", null, "NV", null, "active", 1795721568826, 1795721568826, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8cnh8hte10v5n4ecpqyd7wc', 1, 7, 'accounts', 'acc_01m8cnh8hte10v5n4e7bfk44fs', '["acc_01m8cnh8hte10v5n4e7bfk44fs", "org_01m8cnh8hte10v5n4ecpqyd7wc", "1100", "Stock", "ASSET", null, "ST", null, "active", 1795721568826, 1795721568826, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8cnh8hte10v5n4ecpqyd7wc', 1, 8, 'accounts', 'acc_01m8cnh8hte10v5n4e7ejpa90h', '["acc_01m8cnh8hte10v5n4e7ejpa90h", "org_01m8cnh8hte10v5n4ecpqyd7wc", "1200", "Trade debtors", "ASSET", "receivable", null, null, "active", 1795721568826, 1795721568826, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8cnh8hte10v5n4ecpqyd7wc', 1, 9, 'accounts', 'acc_01m8cnh8hte10v5n4e7gme3qhn', '["acc_01m8cnh8hte10v5n4e7gme3qhn", "org_01m8cnh8hte10v5n4ecpqyd7wc", "1210", "Prepayments", "ASSET", null, "NV", null, "active", 1795721568826, 1795721568826, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8cnh8hte10v5n4ecpqyd7wc', 1, 10, 'accounts', 'acc_01m8cnh8hte10v5n4e7nxpbn5m', '["acc_01m8cnh8hte10v5n4e7nxpbn5m", "org_01m8cnh8hte10v5n4ecpqyd7wc", "1220", "Other debtors", "ASSET", null, "NV", null, "active", 1795721568826, 1795721568826, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8cnh8hte10v5n4ecpqyd7wc', 1, 11, 'accounts', 'acc_01m8cnh8hte10v5n4e7tp0db2p', '["acc_01m8cnh8hte10v5n4e7tp0db2p", "org_01m8cnh8hte10v5n4ecpqyd7wc", "1300", "Current account", "ASSET", "bank", null, null, "active", 1795721568826, 1795721568826, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8cnh8hte10v5n4ecpqyd7wc', 1, 12, 'accounts', 'acc_01m8cnh8hte10v5n4e7yjvdj6b', '["acc_01m8cnh8hte10v5n4e7yjvdj6b", "org_01m8cnh8hte10v5n4ecpqyd7wc", "1310", "Petty cash", "ASSET", null, "NV", null, "active", 1795721568826, 1795721568826, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8cnh8hte10v5n4ecpqyd7wc', 1, 13, 'accounts', 'acc_01m8cnh8hte10v5n4e82brsj1b', '["acc_01m8cnh8hte10v5n4e82brsj1b", "org_01m8cnh8hte10v5n4ecpqyd7wc", "2100", "Trade creditors", "LIABILITY", "payable", null, null, "active", 1795721568826, 1795721568826, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8cnh8hte10v5n4ecpqyd7wc', 1, 14, 'accounts', 'acc_01m8cnh8hte10v5n4e86tqf2tv', '["acc_01m8cnh8hte10v5n4e86tqf2tv", "org_01m8cnh8hte10v5n4ecpqyd7wc", "2110", "Accruals", "LIABILITY", null, "NV", null, "active", 1795721568826, 1795721568826, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8cnh8hte10v5n4ecpqyd7wc', 1, 15, 'accounts', 'acc_01m8cnh8hte10v5n4e88xr4drk', '["acc_01m8cnh8hte10v5n4e88xr4drk", "org_01m8cnh8hte10v5n4ecpqyd7wc", "2200", "PAYE and National Insurance", "LIABILITY", null, "NV", null, "active", 1795721568826, 1795721568826, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8cnh8hte10v5n4ecpqyd7wc', 1, 16, 'accounts', 'acc_01m8cnh8hte10v5n4e8egj9v2d', '["acc_01m8cnh8hte10v5n4e8egj9v2d", "org_01m8cnh8hte10v5n4ecpqyd7wc", "2210", "Pension contributions", "LIABILITY", null, "NV", null, "active", 1795721568826, 1795721568826, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8cnh8hte10v5n4ecpqyd7wc', 1, 17, 'accounts', 'acc_01m8cnh8hte10v5n4e8gc79mtz', '["acc_01m8cnh8hte10v5n4e8gc79mtz", "org_01m8cnh8hte10v5n4ecpqyd7wc", "2220", "Net wages", "LIABILITY", null, "NV", null, "active", 1795721568826, 1795721568826, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8cnh8hte10v5n4ecpqyd7wc', 1, 18, 'accounts', 'acc_01m8cnh8hte10v5n4e8q7r83nz', '["acc_01m8cnh8hte10v5n4e8q7r83nz", "org_01m8cnh8hte10v5n4ecpqyd7wc", "2300", "Corporation tax", "LIABILITY", null, "NV", null, "active", 1795721568826, 1795721568826, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8cnh8hte10v5n4ecpqyd7wc', 1, 19, 'accounts', 'acc_01m8cnh8hte10v5n4e8rkhz1gq', '["acc_01m8cnh8hte10v5n4e8rkhz1gq", "org_01m8cnh8hte10v5n4ecpqyd7wc", "2400", "Director''s loan account", "LIABILITY", null, "NV", null, "active", 1795721568826, 1795721568826, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8cnh8hte10v5n4ecpqyd7wc', 1, 20, 'accounts', 'acc_01m8cnh8hte10v5n4e8z898nr9', '["acc_01m8cnh8hte10v5n4e8z898nr9", "org_01m8cnh8hte10v5n4ecpqyd7wc", "2500", "Bank loans", "LIABILITY", null, "NV", null, "active", 1795721568826, 1795721568826, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8cnh8hte10v5n4ecpqyd7wc', 1, 21, 'accounts', 'acc_01m8cnh8hte10v5n4e90m2x3p6', '["acc_01m8cnh8hte10v5n4e90m2x3p6", "org_01m8cnh8hte10v5n4ecpqyd7wc", "2900", "Suspense", "LIABILITY", "suspense", null, null, "active", 1795721568826, 1795721568826, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8cnh8hte10v5n4ecpqyd7wc', 1, 22, 'accounts', 'acc_01m8cnh8hte10v5n4e94kfy1am', '["acc_01m8cnh8hte10v5n4e94kfy1am", "org_01m8cnh8hte10v5n4ecpqyd7wc", "3000", "Share capital", "EQUITY", null, "NV", null, "active", 1795721568826, 1795721568826, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8cnh8hte10v5n4ecpqyd7wc', 1, 23, 'accounts', 'acc_01m8cnh8hte10v5n4e9b7hrt5a', '["acc_01m8cnh8hte10v5n4e9b7hrt5a", "org_01m8cnh8hte10v5n4ecpqyd7wc", "3100", "Retained earnings", "EQUITY", "retained_earnings", null, null, "active", 1795721568826, 1795721568826, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8cnh8hte10v5n4ecpqyd7wc', 1, 24, 'accounts', 'acc_01m8cnh8hte10v5n4e9cqake2e', '["acc_01m8cnh8hte10v5n4e9cqake2e", "org_01m8cnh8hte10v5n4ecpqyd7wc", "3200", "Dividends", "EQUITY", null, "NV", null, "active", 1795721568826, 1795721568826, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8cnh8hte10v5n4ecpqyd7wc', 1, 25, 'accounts', 'acc_01m8cnh8hte10v5n4e9h2f5swv', '["acc_01m8cnh8hte10v5n4e9h2f5swv", "org_01m8cnh8hte10v5n4ecpqyd7wc", "3900", "Opening balances", "EQUITY", "opening_balance", null, null, "active", 1795721568826, 1795721568826, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8cnh8hte10v5n4ecpqyd7wc', 1, 26, 'accounts', 'acc_01m8cnh8hte10v5n4e9paryg78', '["acc_01m8cnh8hte10v5n4e9paryg78", "org_01m8cnh8hte10v5n4ecpqyd7wc", "4000", "Sales", "INCOME", null, "ST", null, "active", 1795721568826, 1795721568826, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8cnh8hte10v5n4ecpqyd7wc', 1, 27, 'accounts', 'acc_01m8cnh8hte10v5n4e9s23f48z', '["acc_01m8cnh8hte10v5n4e9s23f48z", "org_01m8cnh8hte10v5n4ecpqyd7wc", "4010", "Sales, zero-rated", "INCOME", null, "ZR", null, "active", 1795721568826, 1795721568826, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8cnh8hte10v5n4ecpqyd7wc', 1, 28, 'accounts', 'acc_01m8cnh8hte10v5n4e9xgka6fb', '["acc_01m8cnh8hte10v5n4e9xgka6fb", "org_01m8cnh8hte10v5n4ecpqyd7wc", "4090", "Other income", "INCOME", null, "ST", null, "active", 1795721568826, 1795721568826, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8cnh8hte10v5n4ecpqyd7wc', 1, 29, 'accounts', 'acc_01m8cnh8hte10v5n4ea0cekdfz', '["acc_01m8cnh8hte10v5n4ea0cekdfz", "org_01m8cnh8hte10v5n4ecpqyd7wc", "4900", "Interest received", "INCOME", null, "EX", null, "active", 1795721568826, 1795721568826, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8cnh8hte10v5n4ecpqyd7wc', 1, 30, 'accounts', 'acc_01m8cnh8hte10v5n4ea6prbw4y', '["acc_01m8cnh8hte10v5n4ea6prbw4y", "org_01m8cnh8hte10v5n4ecpqyd7wc", "4920", "VAT flat-rate scheme difference", "INCOME", "vat_scheme_difference", null, null, "active", 1795721568826, 1795721568826, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8cnh8hte10v5n4ecpqyd7wc', 1, 31, 'accounts', 'acc_01m8cnh8hte10v5n4ea9bz7f8p', '["acc_01m8cnh8hte10v5n4ea9bz7f8p", "org_01m8cnh8hte10v5n4ecpqyd7wc", "5000", "Cost of goods sold", "EXPENSE", null, "ST", null, "active", 1795721568826, 1795721568826, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8cnh8hte10v5n4ecpqyd7wc', 1, 32, 'accounts', 'acc_01m8cnh8hte10v5n4eadkztyhp', '["acc_01m8cnh8hte10v5n4eadkztyhp", "org_01m8cnh8hte10v5n4ecpqyd7wc", "5010", "Subcontractors", "EXPENSE", null, "ST", null, "active", 1795721568826, 1795721568826, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8cnh8hte10v5n4ecpqyd7wc', 1, 33, 'accounts', 'acc_01m8cnh8hte10v5n4eak79tm5y', '["acc_01m8cnh8hte10v5n4eak79tm5y", "org_01m8cnh8hte10v5n4ecpqyd7wc", "5020", "Carriage and postage", "EXPENSE", null, "ST", null, "active", 1795721568826, 1795721568826, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8cnh8hte10v5n4ecpqyd7wc', 1, 34, 'accounts', 'acc_01m8cnh8hte10v5n4ean7s8eqh', '["acc_01m8cnh8hte10v5n4ean7s8eqh", "org_01m8cnh8hte10v5n4ecpqyd7wc", "6000", "Wages and salaries", "EXPENSE", null, "NV", null, "active", 1795721568826, 1795721568826, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8cnh8hte10v5n4ecpqyd7wc', 1, 35, 'accounts', 'acc_01m8cnh8hte10v5n4eat0msmw7', '["acc_01m8cnh8hte10v5n4eat0msmw7", "org_01m8cnh8hte10v5n4ecpqyd7wc", "6010", "Employer''s National Insurance", "EXPENSE", null, "NV", null, "active", 1795721568826, 1795721568826, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8cnh8hte10v5n4ecpqyd7wc', 1, 36, 'accounts', 'acc_01m8cnh8hte10v5n4eazbgq766', '["acc_01m8cnh8hte10v5n4eazbgq766", "org_01m8cnh8hte10v5n4ecpqyd7wc", "6020", "Employer''s pension", "EXPENSE", null, "NV", null, "active", 1795721568826, 1795721568826, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8cnh8hte10v5n4ecpqyd7wc', 1, 37, 'accounts', 'acc_01m8cnh8hte10v5n4eb3baz9yg', '["acc_01m8cnh8hte10v5n4eb3baz9yg", "org_01m8cnh8hte10v5n4ecpqyd7wc", "6100", "Rent", "EXPENSE", null, "EX", null, "active", 1795721568826, 1795721568826, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8cnh8hte10v5n4ecpqyd7wc', 1, 38, 'accounts', 'acc_01m8cnh8hte10v5n4eb56zf8hh', '["acc_01m8cnh8hte10v5n4eb56zf8hh", "org_01m8cnh8hte10v5n4ecpqyd7wc", "6110", "Business rates", "EXPENSE", null, "NV", null, "active", 1795721568826, 1795721568826, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8cnh8hte10v5n4ecpqyd7wc', 1, 39, 'accounts', 'acc_01m8cnh8hte10v5n4eb8k1nrt2', '["acc_01m8cnh8hte10v5n4eb8k1nrt2", "org_01m8cnh8hte10v5n4ecpqyd7wc", "6120", "Light, heat and water", "EXPENSE", null, "ST", null, "active", 1795721568826, 1795721568826, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8cnh8hte10v5n4ecpqyd7wc', 1, 40, 'accounts', 'acc_01m8cnh8hte10v5n4ebemqce2p', '["acc_01m8cnh8hte10v5n4ebemqce2p", "org_01m8cnh8hte10v5n4ecpqyd7wc", "6200", "Telephone and internet", "EXPENSE", null, "ST", null, "active", 1795721568826, 1795721568826, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8cnh8hte10v5n4ecpqyd7wc', 1, 41, 'accounts', 'acc_01m8cnh8hte10v5n4ebgs1twzq', '["acc_01m8cnh8hte10v5n4ebgs1twzq", "org_01m8cnh8hte10v5n4ecpqyd7wc", "6210", "Software and subscriptions", "EXPENSE", null, "ST", null, "active", 1795721568826, 1795721568826, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8cnh8hte10v5n4ecpqyd7wc', 1, 42, 'accounts', 'acc_01m8cnh8hte10v5n4ebq7bjmxs', '["acc_01m8cnh8hte10v5n4ebq7bjmxs", "org_01m8cnh8hte10v5n4ecpqyd7wc", "6220", "Printing and stationery", "EXPENSE", null, "ST", null, "active", 1795721568826, 1795721568826, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8cnh8hte10v5n4ecpqyd7wc', 1, 43, 'accounts', 'acc_01m8cnh8hte10v5n4ebtbaxdx1', '["acc_01m8cnh8hte10v5n4ebtbaxdx1", "org_01m8cnh8hte10v5n4ecpqyd7wc", "6300", "Travel and subsistence", "EXPENSE", null, "ZR", null, "active", 1795721568826, 1795721568826, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8cnh8hte10v5n4ecpqyd7wc', 1, 44, 'accounts', 'acc_01m8cnh8hte10v5n4ebzysmr8t', '["acc_01m8cnh8hte10v5n4ebzysmr8t", "org_01m8cnh8hte10v5n4ecpqyd7wc", "6310", "Motor expenses", "EXPENSE", null, "ST", null, "active", 1795721568826, 1795721568826, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8cnh8hte10v5n4ecpqyd7wc', 1, 45, 'accounts', 'acc_01m8cnh8hte10v5n4ec3dgztp1', '["acc_01m8cnh8hte10v5n4ec3dgztp1", "org_01m8cnh8hte10v5n4ecpqyd7wc", "6400", "Advertising and marketing", "EXPENSE", null, "ST", null, "active", 1795721568826, 1795721568826, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8cnh8hte10v5n4ecpqyd7wc', 1, 46, 'accounts', 'acc_01m8cnh8hte10v5n4ec5j2w9tr', '["acc_01m8cnh8hte10v5n4ec5j2w9tr", "org_01m8cnh8hte10v5n4ecpqyd7wc", "6500", "Accountancy and legal fees", "EXPENSE", null, "ST", null, "active", 1795721568826, 1795721568826, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8cnh8hte10v5n4ecpqyd7wc', 1, 47, 'accounts', 'acc_01m8cnh8hte10v5n4ec8gjq8ew', '["acc_01m8cnh8hte10v5n4ec8gjq8ew", "org_01m8cnh8hte10v5n4ecpqyd7wc", "6600", "Insurance", "EXPENSE", null, "EX", null, "active", 1795721568826, 1795721568826, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8cnh8hte10v5n4ecpqyd7wc', 1, 48, 'accounts', 'acc_01m8cnh8hte10v5n4ecd4py4zj', '["acc_01m8cnh8hte10v5n4ecd4py4zj", "org_01m8cnh8hte10v5n4ecpqyd7wc", "6700", "Bank charges", "EXPENSE", null, "EX", null, "active", 1795721568826, 1795721568826, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8cnh8hte10v5n4ecpqyd7wc', 1, 49, 'accounts', 'acc_01m8cnh8hte10v5n4ecgmffqk3', '["acc_01m8cnh8hte10v5n4ecgmffqk3", "org_01m8cnh8hte10v5n4ecpqyd7wc", "6990", "Rounding differences", "EXPENSE", "rounding", null, null, "active", 1795721568826, 1795721568826, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8cnh8hte10v5n4ecpqyd7wc', 2, 1, 'accounts', 'acc_01m8cnh8k0ecbtb4v9qrhqja1s', '["acc_01m8cnh8k0ecbtb4v9qrhqja1s", "org_01m8cnh8hte10v5n4ecpqyd7wc", "2250", "VAT", "LIABILITY", "vat_control", null, null, "active", 1795721568864, 1795721568864, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8cnh8hte10v5n4ecpqyd7wc', 3, 1, 'accounts', 'acc_01m8cnh8krehaah81ptz0y5mxk', '["acc_01m8cnh8krehaah81ptz0y5mxk", "org_01m8cnh8hte10v5n4ecpqyd7wc", "4100", "Room hire", "INCOME", null, "EX", null, "active", 1795721568888, 1795721568888, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8cnh8hte10v5n4ecpqyd7wc', 4, 1, 'accounts', 'acc_01m8cnh8mfeystenvadvhr2gnz', '["acc_01m8cnh8mfeystenvadvhr2gnz", "org_01m8cnh8hte10v5n4ecpqyd7wc", "6800", "Depreciation", "EXPENSE", null, null, null, "active", 1795721568911, 1795721568911, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8cnh8hte10v5n4ecpqyd7wc', 16, 1, 'invoices', 'inv_01m8cnh911ewws5hh2df73acer', '["inv_01m8cnh911ewws5hh2df73acer", "org_01m8cnh8hte10v5n4ecpqyd7wc", "purchase", "invoice", "issued", "PX-881", "con_01m8cnh8vme7jakmyxs9m731pt", "2026-01-20", "2026-02-19", "exclusive", null, null, 41200, 0, 41200, 0, 0, "issued", "jnl_01m8cnh911ewws5hh2dkh68m9z", null, null, "px-881", 1795721569313, 1795721569313, 1, "9999-99-99", 0, null, null, [["org_01m8cnh8hte10v5n4ecpqyd7wc", 1, "Printing of workbooks", "1", "412.00", null, "acc_01m8cnh8hte10v5n4ea9bz7f8p", "ZR", null, 41200, 0, 41200]], []]');
INSERT INTO public.audit_states VALUES ('org_01m8cnh8hte10v5n4ecpqyd7wc', 18, 1, 'invoices', 'inv_01m8cnh922e6waxd7mhncynmaq', '["inv_01m8cnh922e6waxd7mhncynmaq", "org_01m8cnh8hte10v5n4ecpqyd7wc", "sales", "invoice", "issued", "INV-0002", "con_01m8cnh8ree7hb4xhjcr6a74p3", "2026-01-28", "2026-02-27", "exclusive", null, null, 87000, 0, 87000, 0, 0, "issued", "jnl_01m8cnh922e6waxd7mhrmz353t", null, null, "inv-0002", 1795721569346, 1795721569346, 1, "9999-99-99", 0, null, null, [["org_01m8cnh8hte10v5n4ecpqyd7wc", 1, "Workbooks", "120", "7.25", null, "acc_01m8cnh8hte10v5n4e9s23f48z", "ZR", null, 87000, 0, 87000]], []]');
INSERT INTO public.audit_states VALUES ('org_01m8cnh8hte10v5n4ecpqyd7wc', 18, 2, 'number_sequences', 'invoice', '["org_01m8cnh8hte10v5n4ecpqyd7wc", "invoice", 2]');
INSERT INTO public.audit_states VALUES ('org_01m8cnh8hte10v5n4ecpqyd7wc', 20, 1, 'invoices', 'inv_01m8cnh934enk8yebq8ac18893', '["inv_01m8cnh934enk8yebq8ac18893", "org_01m8cnh8hte10v5n4ecpqyd7wc", "sales", "invoice", "issued", "INV-0003", "con_01m8cnh8sbe68ssf5386s026ex", "2026-02-09", "2026-03-11", "exclusive", null, null, 27500, 700, 28200, 0, 0, "issued", "jnl_01m8cnh934enk8yebq8ea717et", null, null, "inv-0003", 1795721569380, 1795721569380, 1, "9999-99-99", 0, null, null, [["org_01m8cnh8hte10v5n4ecpqyd7wc", 1, "Seminar room, 5 evenings", "5", "48.00", null, "acc_01m8cnh8krehaah81ptz0y5mxk", "EX", null, 24000, 0, 24000], ["org_01m8cnh8hte10v5n4ecpqyd7wc", 2, "Projector", "1", "35.00", null, "acc_01m8cnh8hte10v5n4e9paryg78", "ST", null, 3500, 700, 4200]], []]');
INSERT INTO public.audit_states VALUES ('org_01m8cnh8hte10v5n4ecpqyd7wc', 5, 1, 'bank_accounts', 'bac_01m8cnh8p3ehvs7yjhdvwn3y3n', '["bac_01m8cnh8p3ehvs7yjhdvwn3y3n", "org_01m8cnh8hte10v5n4ecpqyd7wc", "acc_01m8cnh8hte10v5n4e7tp0db2p", "Current", "current", null, null, null, 1000000, "2026-01-01", "jnl_01m8cnh8p3ehvs7yjhe1t41kbp", null, 1795721568963, 1795721568963, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8cnh8hte10v5n4ecpqyd7wc', 6, 1, 'accounts', 'acc_01m8cnh8qbe4d8edw5867cqkev', '["acc_01m8cnh8qbe4d8edw5867cqkev", "org_01m8cnh8hte10v5n4ecpqyd7wc", "1301", "Savings", "ASSET", "bank", null, null, "active", 1795721569003, 1795721569003, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8cnh8hte10v5n4ecpqyd7wc', 7, 1, 'bank_accounts', 'bac_01m8cnh8qbe4d8edw58145tzgv', '["bac_01m8cnh8qbe4d8edw58145tzgv", "org_01m8cnh8hte10v5n4ecpqyd7wc", "acc_01m8cnh8qbe4d8edw5867cqkev", "Savings", "savings", null, null, null, null, null, null, null, 1795721569003, 1795721569003, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8cnh8hte10v5n4ecpqyd7wc', 8, 1, 'contacts', 'con_01m8cnh8ree7hb4xhjcr6a74p3', '["con_01m8cnh8ree7hb4xhjcr6a74p3", "org_01m8cnh8hte10v5n4ecpqyd7wc", "customer", "Abbey Schools Trust", null, null, null, null, null, 30, null, null, "active", "abbey schools trust", 1795721569038, 1795721569038, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8cnh8hte10v5n4ecpqyd7wc', 9, 1, 'contacts', 'con_01m8cnh8sbe68ssf5386s026ex', '["con_01m8cnh8sbe68ssf5386s026ex", "org_01m8cnh8hte10v5n4ecpqyd7wc", "customer", "Kestrel Fitness CIC", null, null, null, null, null, 30, null, null, "active", "kestrel fitness cic", 1795721569067, 1795721569067, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8cnh8hte10v5n4ecpqyd7wc', 10, 1, 'contacts', 'con_01m8cnh8tkeyrt4pwr7d9220sc', '["con_01m8cnh8tkeyrt4pwr7d9220sc", "org_01m8cnh8hte10v5n4ecpqyd7wc", "customer", "Marlow & Pike LLP", null, null, null, null, null, 30, null, null, "active", "marlow & pike llp", 1795721569107, 1795721569107, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8cnh8hte10v5n4ecpqyd7wc', 11, 1, 'contacts', 'con_01m8cnh8vme7jakmyxs9m731pt', '["con_01m8cnh8vme7jakmyxs9m731pt", "org_01m8cnh8hte10v5n4ecpqyd7wc", "supplier", "Printwell", null, null, null, null, null, 30, null, null, "active", "printwell", 1795721569140, 1795721569140, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8cnh8hte10v5n4ecpqyd7wc', 12, 1, 'contacts', 'con_01m8cnh8wae46awxcksqxzhz9g', '["con_01m8cnh8wae46awxcksqxzhz9g", "org_01m8cnh8hte10v5n4ecpqyd7wc", "supplier", "Techbarn", null, null, null, null, null, 30, null, null, "active", "techbarn", 1795721569162, 1795721569162, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8cnh8hte10v5n4ecpqyd7wc', 13, 1, 'contacts', 'con_01m8cnh8x3es2v5hfn87pcbsvp', '["con_01m8cnh8x3es2v5hfn87pcbsvp", "org_01m8cnh8hte10v5n4ecpqyd7wc", "supplier", "Harcourt Lettings", null, null, null, null, null, 30, null, null, "active", "harcourt lettings", 1795721569187, 1795721569187, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8cnh8hte10v5n4ecpqyd7wc', 14, 1, 'contacts', 'con_01m8cnh8xve9qsscgtc65ye4k5', '["con_01m8cnh8xve9qsscgtc65ye4k5", "org_01m8cnh8hte10v5n4ecpqyd7wc", "supplier", "Fern & Rowe", null, null, null, null, null, 30, null, null, "active", "fern & rowe", 1795721569211, 1795721569211, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8cnh8hte10v5n4ecpqyd7wc', 15, 1, 'invoices', 'inv_01m8cnh90eempahnx59j0ezjb8', '["inv_01m8cnh90eempahnx59j0ezjb8", "org_01m8cnh8hte10v5n4ecpqyd7wc", "sales", "invoice", "issued", "INV-0001", "con_01m8cnh8ree7hb4xhjcr6a74p3", "2026-01-15", "2026-02-14", "exclusive", null, null, 195000, 39000, 234000, 0, 0, "issued", "jnl_01m8cnh90eempahnx59m37f6sy", null, null, "inv-0001", 1795721569294, 1795721569294, 1, "9999-99-99", 0, null, null, [["org_01m8cnh8hte10v5n4ecpqyd7wc", 1, "Course design, 3 days", "3", "650.00", null, "acc_01m8cnh8hte10v5n4e9paryg78", "ST", null, 195000, 39000, 234000]], []]');
INSERT INTO public.audit_states VALUES ('org_01m8cnh8hte10v5n4ecpqyd7wc', 15, 2, 'number_sequences', 'invoice', '["org_01m8cnh8hte10v5n4ecpqyd7wc", "invoice", 1]');
INSERT INTO public.audit_states VALUES ('org_01m8cnh8hte10v5n4ecpqyd7wc', 17, 1, 'invoices', 'inv_01m8cnh91qedp8d1sfhppgmbxd', '["inv_01m8cnh91qedp8d1sfhppgmbxd", "org_01m8cnh8hte10v5n4ecpqyd7wc", "purchase", "invoice", "issued", "TB-0117", "con_01m8cnh8wae46awxcksqxzhz9g", "2026-01-21", "2026-02-20", "exclusive", null, null, 89900, 17980, 107880, 0, 0, "issued", "jnl_01m8cnh91qedp8d1sfhve4b6xh", null, null, "tb-0117", 1795721569335, 1795721569335, 1, "9999-99-99", 0, null, null, [["org_01m8cnh8hte10v5n4ecpqyd7wc", 1, "Laptop", "1", "899.00", null, "acc_01m8cnh8hte10v5n4e6s1wajh1", "ST", null, 89900, 17980, 107880]], []]');
INSERT INTO public.audit_states VALUES ('org_01m8cnh8hte10v5n4ecpqyd7wc', 19, 1, 'invoices', 'inv_01m8cnh92re2br7ckmbej4smq0', '["inv_01m8cnh92re2br7ckmbej4smq0", "org_01m8cnh8hte10v5n4ecpqyd7wc", "purchase", "invoice", "issued", "HL-33", "con_01m8cnh8x3es2v5hfn87pcbsvp", "2026-02-01", "2026-03-03", "exclusive", null, null, 135000, 0, 135000, 0, 0, "issued", "jnl_01m8cnh92re2br7ckmbjbwxfqe", null, null, "hl-33", 1795721569368, 1795721569368, 1, "9999-99-99", 0, null, null, [["org_01m8cnh8hte10v5n4ecpqyd7wc", 1, "Rent, January to March", "1", "1350.00", null, "acc_01m8cnh8hte10v5n4eb3baz9yg", "EX", null, 135000, 0, 135000]], []]');
INSERT INTO public.audit_states VALUES ('org_01m8cnh8hte10v5n4ecpqyd7wc', 21, 1, 'invoices', 'inv_01m8cnh93kemrsd4b2wsrbtcd5', '["inv_01m8cnh93kemrsd4b2wsrbtcd5", "org_01m8cnh8hte10v5n4ecpqyd7wc", "sales", "invoice", "issued", "INV-0004", "con_01m8cnh8tkeyrt4pwr7d9220sc", "2026-02-20", "2026-03-22", "exclusive", null, null, 133200, 26640, 159840, 0, 0, "issued", "jnl_01m8cnh93kemrsd4b2ww1eyn5a", null, null, "inv-0004", 1795721569395, 1795721569395, 1, "9999-99-99", 0, null, null, [["org_01m8cnh8hte10v5n4ecpqyd7wc", 1, "Course for new starters", "1", "1480.00", "10", "acc_01m8cnh8hte10v5n4e9paryg78", "ST", null, 133200, 26640, 159840]], []]');
INSERT INTO public.audit_states VALUES ('org_01m8cnh8hte10v5n4ecpqyd7wc', 21, 2, 'number_sequences', 'invoice', '["org_01m8cnh8hte10v5n4ecpqyd7wc", "invoice", 4]');
INSERT INTO public.audit_states VALUES ('org_01m8cnh8hte10v5n4ecpqyd7wc', 23, 1, 'invoices', 'inv_01m8cnh94eeaqse27gf8333e04', '["inv_01m8cnh94eeaqse27gf8333e04", "org_01m8cnh8hte10v5n4ecpqyd7wc", "sales", "credit_note", "issued", "CN-0001", "con_01m8cnh8tkeyrt4pwr7d9220sc", "2026-03-12", "2026-03-12", "exclusive", "INV-0004", null, 15000, 3000, 18000, 0, 0, "issued", "jnl_01m8cnh94eeaqse27gffpwa0v3", null, null, "cn-0001\ninv-0004", 1795721569422, 1795721569422, 1, "9999-99-99", 0, null, null, [["org_01m8cnh8hte10v5n4ecpqyd7wc", 1, "A day that was not held", "1", "150.00", null, "acc_01m8cnh8hte10v5n4e9paryg78", "ST", null, 15000, 3000, 18000]], []]');
INSERT INTO public.audit_states VALUES ('org_01m8cnh8hte10v5n4ecpqyd7wc', 23, 2, 'number_sequences', 'credit_note', '["org_01m8cnh8hte10v5n4ecpqyd7wc", "credit_note", 1]');
INSERT INTO public.audit_states VALUES ('org_01m8cnh8hte10v5n4ecpqyd7wc', 25, 1, 'invoices', 'inv_01m8cnh959ea1b93mzghjd0mte', '["inv_01m8cnh959ea1b93mzghjd0mte", "org_01m8cnh8hte10v5n4ecpqyd7wc", "sales", "invoice", "issued", "INV-0006", "con_01m8cnh8ree7hb4xhjcr6a74p3", "2026-03-27", "2026-04-26", "exclusive", null, null, 49900, 6500, 56400, 0, 0, "issued", "jnl_01m8cnh959ea1b93mzgn8cr3z6", null, null, "inv-0006", 1795721569449, 1795721569449, 1, "9999-99-99", 0, null, null, [["org_01m8cnh8hte10v5n4ecpqyd7wc", 1, "Workbooks", "24", "7.25", null, "acc_01m8cnh8hte10v5n4e9s23f48z", "ZR", null, 17400, 0, 17400], ["org_01m8cnh8hte10v5n4ecpqyd7wc", 2, "Half a day of course design", "0.5", "650.00", null, "acc_01m8cnh8hte10v5n4e9paryg78", "ST", null, 32500, 6500, 39000]], []]');
INSERT INTO public.audit_states VALUES ('org_01m8cnh8hte10v5n4ecpqyd7wc', 25, 2, 'number_sequences', 'invoice', '["org_01m8cnh8hte10v5n4ecpqyd7wc", "invoice", 6]');
INSERT INTO public.audit_states VALUES ('org_01m8cnh8hte10v5n4ecpqyd7wc', 20, 2, 'number_sequences', 'invoice', '["org_01m8cnh8hte10v5n4ecpqyd7wc", "invoice", 3]');
INSERT INTO public.audit_states VALUES ('org_01m8cnh8hte10v5n4ecpqyd7wc', 22, 1, 'invoices', 'inv_01m8cnh941etmsfzfcrjmzzycy', '["inv_01m8cnh941etmsfzfcrjmzzycy", "org_01m8cnh8hte10v5n4ecpqyd7wc", "sales", "invoice", "issued", "INV-0005", "con_01m8cnh8tkeyrt4pwr7d9220sc", "2026-03-03", "2026-04-02", "exclusive", null, null, 50000, 10000, 60000, 0, 0, "issued", "jnl_01m8cnh941etmsfzfcrnz0pb9m", null, null, "inv-0005", 1795721569409, 1795721569409, 1, "9999-99-99", 0, null, null, [["org_01m8cnh8hte10v5n4ecpqyd7wc", 1, "Raised in error", "1", "500.00", null, "acc_01m8cnh8hte10v5n4e9paryg78", "ST", null, 50000, 10000, 60000]], []]');
INSERT INTO public.audit_states VALUES ('org_01m8cnh8hte10v5n4ecpqyd7wc', 22, 2, 'number_sequences', 'invoice', '["org_01m8cnh8hte10v5n4ecpqyd7wc", "invoice", 5]');
INSERT INTO public.audit_states VALUES ('org_01m8cnh8hte10v5n4ecpqyd7wc', 24, 1, 'invoices', 'inv_01m8cnh94xe4f8nq595am7e5x6', '["inv_01m8cnh94xe4f8nq595am7e5x6", "org_01m8cnh8hte10v5n4ecpqyd7wc", "purchase", "invoice", "issued", "FR-1209", "con_01m8cnh8xve9qsscgtc65ye4k5", "2026-03-24", "2026-04-23", "inclusive", null, null, 64000, 12800, 76800, 0, 0, "issued", "jnl_01m8cnh94xe4f8nq595ecv7zby", null, null, "fr-1209", 1795721569437, 1795721569437, 1, "9999-99-99", 0, null, null, [["org_01m8cnh8hte10v5n4ecpqyd7wc", 1, "Illustration, 2 days", "2", "384.00", null, "acc_01m8cnh8hte10v5n4eadkztyhp", "ST", null, 64000, 12800, 76800]], []]');
INSERT INTO public.audit_states VALUES ('org_01m8cnh8hte10v5n4ecpqyd7wc', 26, 1, 'invoices', 'inv_01m8cnh941etmsfzfcrjmzzycy', '["inv_01m8cnh941etmsfzfcrjmzzycy", "org_01m8cnh8hte10v5n4ecpqyd7wc", "sales", "invoice", "void", "INV-0005", "con_01m8cnh8tkeyrt4pwr7d9220sc", "2026-03-03", "2026-04-02", "exclusive", null, null, 50000, 10000, 60000, 0, 0, "issued", "jnl_01m8cnh941etmsfzfcrnz0pb9m", "2026-03-03", "jnl_01m8cnh96tedv8mwstjmebcxrq", "inv-0005", 1795721569409, 1795721569498, 2, "2026-03-03", 0, null, null, [["org_01m8cnh8hte10v5n4ecpqyd7wc", 1, "Raised in error", "1", "500.00", null, "acc_01m8cnh8hte10v5n4e9paryg78", "ST", null, 50000, 10000, 60000]], []]');
INSERT INTO public.audit_states VALUES ('org_01m8cnh8hte10v5n4ecpqyd7wc', 32, 1, 'bank_accounts', 'bac_01m8cnh8p3ehvs7yjhdvwn3y3n', '["bac_01m8cnh8p3ehvs7yjhdvwn3y3n", "org_01m8cnh8hte10v5n4ecpqyd7wc", "acc_01m8cnh8hte10v5n4e7tp0db2p", "Current", "current", null, null, null, 1000000, "2026-01-01", "jnl_01m8cnh8p3ehvs7yjhe1t41kbp", 900715, 1795721568963, 1795721569743, 2, "2026-03-31"]');
INSERT INTO public.audit_states VALUES ('org_01m8cnh8hte10v5n4ecpqyd7wc', 32, 2, 'stated_balances', 'bac_01m8cnh8p3ehvs7yjhdvwn3y3n/2026-03-31', '["org_01m8cnh8hte10v5n4ecpqyd7wc", "bac_01m8cnh8p3ehvs7yjhdvwn3y3n", "2026-03-31", 900715, 1795721569743]');
INSERT INTO public.audit_states VALUES ('org_01m8cnh8hte10v5n4ecpqyd7wc', 32, 3, 'bank_transactions', 'btx_01m8cnh9efeh5ac5615q4edppg', '["btx_01m8cnh9efeh5ac5615q4edppg", "org_01m8cnh8hte10v5n4ecpqyd7wc", "bac_01m8cnh8p3ehvs7yjhdvwn3y3n", "2026-01-22", -107880, "FPO TECHBARN LTD TB-0117", null, null, 1, "fpo techbarn ltd tb-0117", "unconfirmed", null, "NV", null, null, null, null, null, null, null, null, null, 1795721569743, 1795721569743, 1, null, "1272808c0b8e7153718481fdd8cad3bca1177a0d294a925b0d41e3b4b2ae4845", []]');
INSERT INTO public.audit_states VALUES ('org_01m8cnh8hte10v5n4ecpqyd7wc', 32, 4, 'bank_transactions', 'btx_01m8cnh9efeh5ac5615vemd64s', '["btx_01m8cnh9efeh5ac5615vemd64s", "org_01m8cnh8hte10v5n4ecpqyd7wc", "bac_01m8cnh8p3ehvs7yjhdvwn3y3n", "2026-01-30", 150000, "FPI ABBEY SCHOOLS TRUST PART INV-0001", null, null, 1, "fpi abbey schools trust part inv-0001", "unconfirmed", null, "NV", null, null, null, null, null, null, null, null, null, 1795721569743, 1795721569743, 1, null, "328dd05df287413bbd6f750059372a7f48a2fe8810a1c938b25cc5b4201f7110", []]');
INSERT INTO public.audit_states VALUES ('org_01m8cnh8hte10v5n4ecpqyd7wc', 32, 5, 'bank_transactions', 'btx_01m8cnh9efeh5ac5615xyz7q14', '["btx_01m8cnh9efeh5ac5615xyz7q14", "org_01m8cnh8hte10v5n4ecpqyd7wc", "bac_01m8cnh8p3ehvs7yjhdvwn3y3n", "2026-02-02", -3600, "CARD SLATEWORK SOFTWARE SUBSCRIPTION", null, null, 1, "card slatework software subscription", "unconfirmed", null, "NV", null, null, null, null, null, null, null, null, null, 1795721569743, 1795721569743, 1, null, "67141ee03747f94a367872676174183b43b71f3c3cdd657ed483571c76ec7c0e", []]');
INSERT INTO public.audit_states VALUES ('org_01m8cnh8hte10v5n4ecpqyd7wc', 32, 6, 'bank_transactions', 'btx_01m8cnh9efeh5ac561623cv7dr', '["btx_01m8cnh9efeh5ac561623cv7dr", "org_01m8cnh8hte10v5n4ecpqyd7wc", "bac_01m8cnh8p3ehvs7yjhdvwn3y3n", "2026-02-10", -135000, "FPO HARCOURT LETTINGS HL-33", null, null, 1, "fpo harcourt lettings hl-33", "unconfirmed", null, "NV", null, null, null, null, null, null, null, null, null, 1795721569743, 1795721569743, 1, null, "a554bd883699f03b2433581dae214b19ef4ca02926a5399a2312d8445d2ae6f3", []]');
INSERT INTO public.audit_states VALUES ('org_01m8cnh8hte10v5n4ecpqyd7wc', 32, 7, 'bank_transactions', 'btx_01m8cnh9efeh5ac561659zjp2b', '["btx_01m8cnh9efeh5ac561659zjp2b", "org_01m8cnh8hte10v5n4ecpqyd7wc", "bac_01m8cnh8p3ehvs7yjhdvwn3y3n", "2026-02-16", 171000, "FPI ABBEY SCHOOLS TRUST INV-0001 INV-0002", null, null, 1, "fpi abbey schools trust inv-0001 inv-0002", "unconfirmed", null, "NV", null, null, null, null, null, null, null, null, null, 1795721569743, 1795721569743, 1, null, "3a4f56ddd806837edc73f6f4dc68c99dacbe0696ccc891aed5fa4883ff1e7336", []]');
INSERT INTO public.audit_states VALUES ('org_01m8cnh8hte10v5n4ecpqyd7wc', 32, 8, 'bank_transactions', 'btx_01m8cnh9efeh5ac5616admf7xa', '["btx_01m8cnh9efeh5ac5616admf7xa", "org_01m8cnh8hte10v5n4ecpqyd7wc", "bac_01m8cnh8p3ehvs7yjhdvwn3y3n", "2026-02-18", -5840, "CARD TRAINLINE.COM LONDON", null, null, 1, "card trainline.com london", "unconfirmed", null, "NV", null, null, null, null, null, null, null, null, null, 1795721569743, 1795721569743, 1, null, "56cf7dbbb1cce80aae434516f639c2ae3ac2f04ae4e3ec16a64f481c4271ce17", []]');
INSERT INTO public.audit_states VALUES ('org_01m8cnh8hte10v5n4ecpqyd7wc', 32, 9, 'bank_transactions', 'btx_01m8cnh9efeh5ac5616em9bcf2', '["btx_01m8cnh9efeh5ac5616em9bcf2", "org_01m8cnh8hte10v5n4ecpqyd7wc", "bac_01m8cnh8p3ehvs7yjhdvwn3y3n", "2026-02-27", -40000, "FPO PRINTWELL PX-881", null, null, 1, "fpo printwell px-881", "unconfirmed", null, "NV", null, null, null, null, null, null, null, null, null, 1795721569743, 1795721569743, 1, null, "cbb4004e5f456dd9c35d050b3fe3c9e6b04bf0eab21532e492b097a7b21b73a1", []]');
INSERT INTO public.audit_states VALUES ('org_01m8cnh8hte10v5n4ecpqyd7wc', 32, 10, 'bank_transactions', 'btx_01m8cnh9efeh5ac5616gazw56y', '["btx_01m8cnh9efeh5ac5616gazw56y", "org_01m8cnh8hte10v5n4ecpqyd7wc", "bac_01m8cnh8p3ehvs7yjhdvwn3y3n", "2026-03-02", -3600, "CARD SLATEWORK SOFTWARE SUBSCRIPTION", null, null, 1, "card slatework software subscription", "unconfirmed", null, "NV", null, null, null, null, null, null, null, null, null, 1795721569743, 1795721569743, 1, null, "c9f5fec85cb8d9a7ff4021b408ab259a9bb61a729b1b9895d3cbf4c028444205", []]');
INSERT INTO public.audit_states VALUES ('org_01m8cnh8hte10v5n4ecpqyd7wc', 32, 11, 'bank_transactions', 'btx_01m8cnh9efeh5ac5616qnz9rep', '["btx_01m8cnh9efeh5ac5616qnz9rep", "org_01m8cnh8hte10v5n4ecpqyd7wc", "bac_01m8cnh8p3ehvs7yjhdvwn3y3n", "2026-03-06", 28200, "FPI KESTREL FITNESS CIC INV-0003", null, null, 1, "fpi kestrel fitness cic inv-0003", "unconfirmed", null, "NV", null, null, null, null, null, null, null, null, null, 1795721569743, 1795721569743, 1, null, "8e0352e4b1b35f89518582419b2ff0638d7196ea458695b1839482ea1b564551", []]');
INSERT INTO public.audit_states VALUES ('org_01m8cnh8hte10v5n4ecpqyd7wc', 58, 1, 'organisations', 'org_01m8cnh8hte10v5n4ecpqyd7wc', '["org_01m8cnh8hte10v5n4ecpqyd7wc", "Wren & Marsh Ltd", "GBP", "GB", "03-31", 1, null, "standard", null, "line", "active", null, 1795721568826, 1795721568826, 1, 0, "2026-03-31"]');
INSERT INTO public.audit_states VALUES ('org_01m8cnh8hte10v5n4ecpqyd7wc', 27, 1, 'invoices', 'inv_01m8cnh93kemrsd4b2wsrbtcd5', '["inv_01m8cnh93kemrsd4b2wsrbtcd5", "org_01m8cnh8hte10v5n4ecpqyd7wc", "sales", "invoice", "issued", "INV-0004", "con_01m8cnh8tkeyrt4pwr7d9220sc", "2026-02-20", "2026-03-22", "exclusive", null, null, 133200, 26640, 159840, 0, 18000, "issued", "jnl_01m8cnh93kemrsd4b2ww1eyn5a", null, null, "inv-0004", 1795721569395, 1795721569565, 2, "9999-99-99", 1, "2026-03-12", "2026-03-12", [["org_01m8cnh8hte10v5n4ecpqyd7wc", 1, "Course for new starters", "1", "1480.00", "10", "acc_01m8cnh8hte10v5n4e9paryg78", "ST", null, 133200, 26640, 159840]], [["alc_01m8cnh98xe1psqa03thmvmj4c", "org_01m8cnh8hte10v5n4ecpqyd7wc", null, "inv_01m8cnh94eeaqse27gf8333e04", 18000, "2026-03-12", null, 1795721569565, null]]]');
INSERT INTO public.audit_states VALUES ('org_01m8cnh8hte10v5n4ecpqyd7wc', 27, 2, 'invoices', 'inv_01m8cnh94eeaqse27gf8333e04', '["inv_01m8cnh94eeaqse27gf8333e04", "org_01m8cnh8hte10v5n4ecpqyd7wc", "sales", "credit_note", "issued", "CN-0001", "con_01m8cnh8tkeyrt4pwr7d9220sc", "2026-03-12", "2026-03-12", "exclusive", "INV-0004", null, 15000, 3000, 18000, 0, 18000, "issued", "jnl_01m8cnh94eeaqse27gffpwa0v3", null, null, "cn-0001\ninv-0004", 1795721569422, 1795721569565, 2, "2026-03-12", 1, "2026-03-12", "2026-03-12", [["org_01m8cnh8hte10v5n4ecpqyd7wc", 1, "A day that was not held", "1", "150.00", null, "acc_01m8cnh8hte10v5n4e9paryg78", "ST", null, 15000, 3000, 18000]], []]');
INSERT INTO public.audit_states VALUES ('org_01m8cnh8hte10v5n4ecpqyd7wc', 31, 1, 'invoices', 'inv_01m8cnh934enk8yebq8ac18893', '["inv_01m8cnh934enk8yebq8ac18893", "org_01m8cnh8hte10v5n4ecpqyd7wc", "sales", "invoice", "issued", "INV-0003", "con_01m8cnh8sbe68ssf5386s026ex", "2026-02-09", "2026-03-11", "exclusive", null, null, 27500, 700, 28200, 28200, 0, "issued", "jnl_01m8cnh934enk8yebq8ea717et", null, null, "inv-0003", 1795721569380, 1795721569675, 2, "2026-03-06", 1, "2026-03-06", "2026-03-06", [["org_01m8cnh8hte10v5n4ecpqyd7wc", 1, "Seminar room, 5 evenings", "5", "48.00", null, "acc_01m8cnh8krehaah81ptz0y5mxk", "EX", null, 24000, 0, 24000], ["org_01m8cnh8hte10v5n4ecpqyd7wc", 2, "Projector", "1", "35.00", null, "acc_01m8cnh8hte10v5n4e9paryg78", "ST", null, 3500, 700, 4200]], [["alc_01m8cnh9cbe0fsst7s3x0pfvh2", "org_01m8cnh8hte10v5n4ecpqyd7wc", "set_01m8cnh9cbe0fsst7s3m0bez0m", null, 28200, "2026-03-06", null, 1795721569675, null]]]');
INSERT INTO public.audit_states VALUES ('org_01m8cnh8hte10v5n4ecpqyd7wc', 31, 2, 'settlements', 'set_01m8cnh9cbe0fsst7s3m0bez0m', '["set_01m8cnh9cbe0fsst7s3m0bez0m", "org_01m8cnh8hte10v5n4ecpqyd7wc", "receipt", "sales", "posted", "con_01m8cnh8sbe68ssf5386s026ex", "bac_01m8cnh8p3ehvs7yjhdvwn3y3n", "2026-03-06", 28200, 28200, null, null, 0, "jnl_01m8cnh9cbe0fsst7s3v5n7rhy", null, null, "", 1795721569675, 1795721569675, 1, "2026-03-06", 1, "2026-03-06", "2026-03-06"]');
INSERT INTO public.audit_states VALUES ('org_01m8cnh8hte10v5n4ecpqyd7wc', 43, 1, 'invoices', 'inv_01m8cnh93kemrsd4b2wsrbtcd5', '["inv_01m8cnh93kemrsd4b2wsrbtcd5", "org_01m8cnh8hte10v5n4ecpqyd7wc", "sales", "invoice", "issued", "INV-0004", "con_01m8cnh8tkeyrt4pwr7d9220sc", "2026-02-20", "2026-03-22", "exclusive", null, null, 133200, 26640, 159840, 141840, 18000, "issued", "jnl_01m8cnh93kemrsd4b2ww1eyn5a", null, null, "inv-0004", 1795721569395, 1795721570232, 3, "2026-03-16", 2, "2026-03-12", "2026-03-16", [["org_01m8cnh8hte10v5n4ecpqyd7wc", 1, "Course for new starters", "1", "1480.00", "10", "acc_01m8cnh8hte10v5n4e9paryg78", "ST", null, 133200, 26640, 159840]], [["alc_01m8cnh98xe1psqa03thmvmj4c", "org_01m8cnh8hte10v5n4ecpqyd7wc", null, "inv_01m8cnh94eeaqse27gf8333e04", 18000, "2026-03-12", null, 1795721569565, null], ["alc_01m8cnh9xrej2v4ebt0vbe0vc7", "org_01m8cnh8hte10v5n4ecpqyd7wc", "set_01m8cnh9xrej2v4ebt0vbe0vc7", null, 141840, "2026-03-16", null, 1795721570232, null]]]');
INSERT INTO public.audit_states VALUES ('org_01m8cnh8hte10v5n4ecpqyd7wc', 43, 2, 'settlements', 'set_01m8cnh9xrej2v4ebt0vbe0vc7', '["set_01m8cnh9xrej2v4ebt0vbe0vc7", "org_01m8cnh8hte10v5n4ecpqyd7wc", "receipt", "sales", "posted", "con_01m8cnh8tkeyrt4pwr7d9220sc", "bac_01m8cnh8p3ehvs7yjhdvwn3y3n", "2026-03-16", 141840, 141840, null, "btx_01m8cnh9efeh5ac5616vw108p7", 1, "jnl_01m8cnh9xrej2v4ebt0vbe0vc7", null, null, "", 1795721570232, 1795721570232, 1, "2026-03-16", 1, "2026-03-16", "2026-03-16"]');
INSERT INTO public.audit_states VALUES ('org_01m8cnh8hte10v5n4ecpqyd7wc', 44, 1, 'bank_transactions', 'btx_01m8cnh9efeh5ac5616vw108p7', '["btx_01m8cnh9efeh5ac5616vw108p7", "org_01m8cnh8hte10v5n4ecpqyd7wc", "bac_01m8cnh8p3ehvs7yjhdvwn3y3n", "2026-03-16", 141840, "FPI MARLOW AND PIKE LLP INV-0004 LESS CN-0001", null, null, 1, "fpi marlow and pike llp inv-0004 less cn-0001", "confirmed", null, "NV", null, "con_01m8cnh8tkeyrt4pwr7d9220sc", "allocations", "jnl_01m8cnh9xrej2v4ebt0vbe0vc7", 2, null, "NV", 0, 1795721570232, 1795721569743, 1795721570232, 2, null, "71e7888d7a34f0bcc91a019e775f105d0016a4f32f799edaf02f3d2a7290e64d", []]');
INSERT INTO public.audit_states VALUES ('org_01m8cnh8hte10v5n4ecpqyd7wc', 48, 1, 'bank_transactions', 'btx_01m8cnh9efeh5ac561760p1qj0', '["btx_01m8cnh9efeh5ac561760p1qj0", "org_01m8cnh8hte10v5n4ecpqyd7wc", "bac_01m8cnh8p3ehvs7yjhdvwn3y3n", "2026-03-31", -93655, "FPO J WREN NET PAY MARCH", null, null, 1, "fpo j wren net pay march", "confirmed", "acc_01m8cnh8hte10v5n4e8gc79mtz", "NV", null, null, "account", "jnl_01m8cnha6bed7822sw5z3w7rwb", 1, "acc_01m8cnh8hte10v5n4e8gc79mtz", "NV", 0, 1795721570507, 1795721569743, 1795721570507, 2, null, "b723781a8f8f5c03549e3d18755201bd640e2ac657779e194ac48817223ffdee", []]');
INSERT INTO public.audit_states VALUES ('org_01m8cnh8hte10v5n4ecpqyd7wc', 53, 1, 'bank_transactions', 'btx_01m8cnh9efeh5ac5616admf7xa', '["btx_01m8cnh9efeh5ac5616admf7xa", "org_01m8cnh8hte10v5n4ecpqyd7wc", "bac_01m8cnh8p3ehvs7yjhdvwn3y3n", "2026-02-18", -5840, "CARD TRAINLINE.COM LONDON", null, null, 1, "card trainline.com london", "confirmed", "acc_01m8cnh8hte10v5n4ebtbaxdx1", "ZR", null, null, "account", "jnl_01m8cnharsear9z6ma1z3z5q0t", 1, "acc_01m8cnh8hte10v5n4ebtbaxdx1", "ZR", 0, 1795721571097, 1795721569743, 1795721571097, 3, null, "56cf7dbbb1cce80aae434516f639c2ae3ac2f04ae4e3ec16a64f481c4271ce17", []]');
INSERT INTO public.audit_states VALUES ('org_01m8cnh8hte10v5n4ecpqyd7wc', 54, 1, 'bank_transactions', 'btx_01m8cnh9efeh5ac5616gazw56y', '["btx_01m8cnh9efeh5ac5616gazw56y", "org_01m8cnh8hte10v5n4ecpqyd7wc", "bac_01m8cnh8p3ehvs7yjhdvwn3y3n", "2026-03-02", -3600, "CARD SLATEWORK SOFTWARE SUBSCRIPTION", null, null, 1, "card slatework software subscription", "confirmed", "acc_01m8cnh8hte10v5n4ebgs1twzq", "ST", null, null, "account", "jnl_01m8cnhatye87b3qbz8mvvvcg6", 1, "acc_01m8cnh8hte10v5n4ebgs1twzq", "ST", -600, 1795721571166, 1795721569743, 1795721571166, 3, null, "c9f5fec85cb8d9a7ff4021b408ab259a9bb61a729b1b9895d3cbf4c028444205", []]');
INSERT INTO public.audit_states VALUES ('org_01m8cnh8hte10v5n4ecpqyd7wc', 55, 1, 'bank_transactions', 'btx_01m8cnh9efeh5ac5615xyz7q14', '["btx_01m8cnh9efeh5ac5615xyz7q14", "org_01m8cnh8hte10v5n4ecpqyd7wc", "bac_01m8cnh8p3ehvs7yjhdvwn3y3n", "2026-02-02", -3600, "CARD SLATEWORK SOFTWARE SUBSCRIPTION", null, null, 1, "card slatework software subscription", "confirmed", "acc_01m8cnh8hte10v5n4ebgs1twzq", "ST", null, null, "account", "jnl_01m8cnhawzeq0rv8thqmw2d2zg", 1, "acc_01m8cnh8hte10v5n4ebgs1twzq", "ST", -600, 1795721571231, 1795721569743, 1795721571231, 3, null, "67141ee03747f94a367872676174183b43b71f3c3cdd657ed483571c76ec7c0e", []]');
INSERT INTO public.audit_states VALUES ('org_01m8cnh8hte10v5n4ecpqyd7wc', 56, 1, 'bank_transactions', 'btx_01m8cnh9efeh5ac5616wyhsynv', '["btx_01m8cnh9efeh5ac5616wyhsynv", "org_01m8cnh8hte10v5n4ecpqyd7wc", "bac_01m8cnh8p3ehvs7yjhdvwn3y3n", "2026-03-20", -750, "TOTAL CHARGES TO 19MAR2026", null, null, 1, "total charges to 19mar2026", "confirmed", "acc_01m8cnh8hte10v5n4ecd4py4zj", "EX", null, null, "account", "jnl_01m8cnhaz8e2m9kp69rkjp1ps6", 1, "acc_01m8cnh8hte10v5n4ecd4py4zj", "EX", 0, 1795721571304, 1795721569743, 1795721571304, 3, null, "f0ba29b088e504eae3e9a2fe7a0600dae5d622db4b4b80ccffa83595db79f5c3", []]');
INSERT INTO public.audit_states VALUES ('org_01m8cnh8hte10v5n4ecpqyd7wc', 32, 12, 'bank_transactions', 'btx_01m8cnh9efeh5ac5616vw108p7', '["btx_01m8cnh9efeh5ac5616vw108p7", "org_01m8cnh8hte10v5n4ecpqyd7wc", "bac_01m8cnh8p3ehvs7yjhdvwn3y3n", "2026-03-16", 141840, "FPI MARLOW AND PIKE LLP INV-0004 LESS CN-0001", null, null, 1, "fpi marlow and pike llp inv-0004 less cn-0001", "unconfirmed", null, "NV", null, null, null, null, null, null, null, null, null, 1795721569743, 1795721569743, 1, null, "71e7888d7a34f0bcc91a019e775f105d0016a4f32f799edaf02f3d2a7290e64d", []]');
INSERT INTO public.audit_states VALUES ('org_01m8cnh8hte10v5n4ecpqyd7wc', 32, 13, 'bank_transactions', 'btx_01m8cnh9efeh5ac5616wyhsynv', '["btx_01m8cnh9efeh5ac5616wyhsynv", "org_01m8cnh8hte10v5n4ecpqyd7wc", "bac_01m8cnh8p3ehvs7yjhdvwn3y3n", "2026-03-20", -750, "TOTAL CHARGES TO 19MAR2026", null, null, 1, "total charges to 19mar2026", "unconfirmed", null, "NV", null, null, null, null, null, null, null, null, null, 1795721569743, 1795721569743, 1, null, "f0ba29b088e504eae3e9a2fe7a0600dae5d622db4b4b80ccffa83595db79f5c3", []]');
INSERT INTO public.audit_states VALUES ('org_01m8cnh8hte10v5n4ecpqyd7wc', 32, 14, 'bank_transactions', 'btx_01m8cnh9efeh5ac56171fvvdm0', '["btx_01m8cnh9efeh5ac56171fvvdm0", "org_01m8cnh8hte10v5n4ecpqyd7wc", "bac_01m8cnh8p3ehvs7yjhdvwn3y3n", "2026-03-25", -200000, "TFR TO SAVINGS", null, null, 1, "tfr to savings", "unconfirmed", null, "NV", null, null, null, null, null, null, null, null, null, 1795721569743, 1795721569743, 1, null, "b7b90b8ee2bd4f650d5f978b5912eb492294e4044b7d3c5c2e065ca73b855eae", []]');
INSERT INTO public.audit_states VALUES ('org_01m8cnh8hte10v5n4ecpqyd7wc', 32, 15, 'bank_transactions', 'btx_01m8cnh9efeh5ac561760p1qj0', '["btx_01m8cnh9efeh5ac561760p1qj0", "org_01m8cnh8hte10v5n4ecpqyd7wc", "bac_01m8cnh8p3ehvs7yjhdvwn3y3n", "2026-03-31", -93655, "FPO J WREN NET PAY MARCH", null, null, 1, "fpo j wren net pay march", "unconfirmed", null, "NV", null, null, null, null, null, null, null, null, null, 1795721569743, 1795721569743, 1, null, "b723781a8f8f5c03549e3d18755201bd640e2ac657779e194ac48817223ffdee", []]');
INSERT INTO public.audit_states VALUES ('org_01m8cnh8hte10v5n4ecpqyd7wc', 33, 1, 'invoices', 'inv_01m8cnh91qedp8d1sfhppgmbxd', '["inv_01m8cnh91qedp8d1sfhppgmbxd", "org_01m8cnh8hte10v5n4ecpqyd7wc", "purchase", "invoice", "issued", "TB-0117", "con_01m8cnh8wae46awxcksqxzhz9g", "2026-01-21", "2026-02-20", "exclusive", null, null, 89900, 17980, 107880, 107880, 0, "issued", "jnl_01m8cnh91qedp8d1sfhve4b6xh", null, null, "tb-0117", 1795721569335, 1795721569836, 2, "2026-01-22", 1, "2026-01-22", "2026-01-22", [["org_01m8cnh8hte10v5n4ecpqyd7wc", 1, "Laptop", "1", "899.00", null, "acc_01m8cnh8hte10v5n4e6s1wajh1", "ST", null, 89900, 17980, 107880]], [["alc_01m8cnh9hcebkbft476p3yehg3", "org_01m8cnh8hte10v5n4ecpqyd7wc", "set_01m8cnh9hcebkbft476p3yehg3", null, 107880, "2026-01-22", null, 1795721569836, null]]]');
INSERT INTO public.audit_states VALUES ('org_01m8cnh8hte10v5n4ecpqyd7wc', 33, 2, 'settlements', 'set_01m8cnh9hcebkbft476p3yehg3', '["set_01m8cnh9hcebkbft476p3yehg3", "org_01m8cnh8hte10v5n4ecpqyd7wc", "payment", "purchase", "posted", "con_01m8cnh8wae46awxcksqxzhz9g", "bac_01m8cnh8p3ehvs7yjhdvwn3y3n", "2026-01-22", 107880, 107880, null, "btx_01m8cnh9efeh5ac5615q4edppg", 1, "jnl_01m8cnh9hcebkbft476p3yehg3", null, null, "", 1795721569836, 1795721569836, 1, "2026-01-22", 1, "2026-01-22", "2026-01-22"]');
INSERT INTO public.audit_states VALUES ('org_01m8cnh8hte10v5n4ecpqyd7wc', 34, 1, 'bank_transactions', 'btx_01m8cnh9efeh5ac5615q4edppg', '["btx_01m8cnh9efeh5ac5615q4edppg", "org_01m8cnh8hte10v5n4ecpqyd7wc", "bac_01m8cnh8p3ehvs7yjhdvwn3y3n", "2026-01-22", -107880, "FPO TECHBARN LTD TB-0117", null, null, 1, "fpo techbarn ltd tb-0117", "confirmed", null, "NV", null, "con_01m8cnh8wae46awxcksqxzhz9g", "allocations", "jnl_01m8cnh9hcebkbft476p3yehg3", 2, null, "NV", 0, 1795721569836, 1795721569743, 1795721569836, 2, null, "1272808c0b8e7153718481fdd8cad3bca1177a0d294a925b0d41e3b4b2ae4845", []]');
INSERT INTO public.audit_states VALUES ('org_01m8cnh8hte10v5n4ecpqyd7wc', 35, 1, 'invoices', 'inv_01m8cnh90eempahnx59j0ezjb8', '["inv_01m8cnh90eempahnx59j0ezjb8", "org_01m8cnh8hte10v5n4ecpqyd7wc", "sales", "invoice", "issued", "INV-0001", "con_01m8cnh8ree7hb4xhjcr6a74p3", "2026-01-15", "2026-02-14", "exclusive", null, null, 195000, 39000, 234000, 150000, 0, "issued", "jnl_01m8cnh90eempahnx59m37f6sy", null, null, "inv-0001", 1795721569294, 1795721569913, 2, "9999-99-99", 1, "2026-01-30", "2026-01-30", [["org_01m8cnh8hte10v5n4ecpqyd7wc", 1, "Course design, 3 days", "3", "650.00", null, "acc_01m8cnh8hte10v5n4e9paryg78", "ST", null, 195000, 39000, 234000]], [["alc_01m8cnh9kse0g8829v7w61q8b4", "org_01m8cnh8hte10v5n4ecpqyd7wc", "set_01m8cnh9kse0g8829v7w61q8b4", null, 150000, "2026-01-30", null, 1795721569913, null]]]');
INSERT INTO public.audit_states VALUES ('org_01m8cnh8hte10v5n4ecpqyd7wc', 35, 2, 'settlements', 'set_01m8cnh9kse0g8829v7w61q8b4', '["set_01m8cnh9kse0g8829v7w61q8b4", "org_01m8cnh8hte10v5n4ecpqyd7wc", "receipt", "sales", "posted", "con_01m8cnh8ree7hb4xhjcr6a74p3", "bac_01m8cnh8p3ehvs7yjhdvwn3y3n", "2026-01-30", 150000, 150000, null, "btx_01m8cnh9efeh5ac5615vemd64s", 1, "jnl_01m8cnh9kse0g8829v7w61q8b4", null, null, "", 1795721569913, 1795721569913, 1, "2026-01-30", 1, "2026-01-30", "2026-01-30"]');
INSERT INTO public.audit_states VALUES ('org_01m8cnh8hte10v5n4ecpqyd7wc', 36, 1, 'bank_transactions', 'btx_01m8cnh9efeh5ac5615vemd64s', '["btx_01m8cnh9efeh5ac5615vemd64s", "org_01m8cnh8hte10v5n4ecpqyd7wc", "bac_01m8cnh8p3ehvs7yjhdvwn3y3n", "2026-01-30", 150000, "FPI ABBEY SCHOOLS TRUST PART INV-0001", null, null, 1, "fpi abbey schools trust part inv-0001", "confirmed", null, "NV", null, "con_01m8cnh8ree7hb4xhjcr6a74p3", "allocations", "jnl_01m8cnh9kse0g8829v7w61q8b4", 2, null, "NV", 0, 1795721569913, 1795721569743, 1795721569913, 2, null, "328dd05df287413bbd6f750059372a7f48a2fe8810a1c938b25cc5b4201f7110", []]');
INSERT INTO public.audit_states VALUES ('org_01m8cnh8hte10v5n4ecpqyd7wc', 37, 1, 'invoices', 'inv_01m8cnh92re2br7ckmbej4smq0', '["inv_01m8cnh92re2br7ckmbej4smq0", "org_01m8cnh8hte10v5n4ecpqyd7wc", "purchase", "invoice", "issued", "HL-33", "con_01m8cnh8x3es2v5hfn87pcbsvp", "2026-02-01", "2026-03-03", "exclusive", null, null, 135000, 0, 135000, 135000, 0, "issued", "jnl_01m8cnh92re2br7ckmbjbwxfqe", null, null, "hl-33", 1795721569368, 1795721569977, 2, "2026-02-10", 1, "2026-02-10", "2026-02-10", [["org_01m8cnh8hte10v5n4ecpqyd7wc", 1, "Rent, January to March", "1", "1350.00", null, "acc_01m8cnh8hte10v5n4eb3baz9yg", "EX", null, 135000, 0, 135000]], [["alc_01m8cnh9nses68xcfxntykn5n3", "org_01m8cnh8hte10v5n4ecpqyd7wc", "set_01m8cnh9nses68xcfxntykn5n3", null, 135000, "2026-02-10", null, 1795721569977, null]]]');
INSERT INTO public.audit_states VALUES ('org_01m8cnh8hte10v5n4ecpqyd7wc', 37, 2, 'settlements', 'set_01m8cnh9nses68xcfxntykn5n3', '["set_01m8cnh9nses68xcfxntykn5n3", "org_01m8cnh8hte10v5n4ecpqyd7wc", "payment", "purchase", "posted", "con_01m8cnh8x3es2v5hfn87pcbsvp", "bac_01m8cnh8p3ehvs7yjhdvwn3y3n", "2026-02-10", 135000, 135000, null, "btx_01m8cnh9efeh5ac561623cv7dr", 1, "jnl_01m8cnh9nses68xcfxntykn5n3", null, null, "", 1795721569977, 1795721569977, 1, "2026-02-10", 1, "2026-02-10", "2026-02-10"]');
INSERT INTO public.audit_states VALUES ('org_01m8cnh8hte10v5n4ecpqyd7wc', 38, 1, 'bank_transactions', 'btx_01m8cnh9efeh5ac561623cv7dr', '["btx_01m8cnh9efeh5ac561623cv7dr", "org_01m8cnh8hte10v5n4ecpqyd7wc", "bac_01m8cnh8p3ehvs7yjhdvwn3y3n", "2026-02-10", -135000, "FPO HARCOURT LETTINGS HL-33", null, null, 1, "fpo harcourt lettings hl-33", "confirmed", null, "NV", null, "con_01m8cnh8x3es2v5hfn87pcbsvp", "allocations", "jnl_01m8cnh9nses68xcfxntykn5n3", 2, null, "NV", 0, 1795721569977, 1795721569743, 1795721569977, 2, null, "a554bd883699f03b2433581dae214b19ef4ca02926a5399a2312d8445d2ae6f3", []]');
INSERT INTO public.audit_states VALUES ('org_01m8cnh8hte10v5n4ecpqyd7wc', 39, 1, 'invoices', 'inv_01m8cnh90eempahnx59j0ezjb8', '["inv_01m8cnh90eempahnx59j0ezjb8", "org_01m8cnh8hte10v5n4ecpqyd7wc", "sales", "invoice", "issued", "INV-0001", "con_01m8cnh8ree7hb4xhjcr6a74p3", "2026-01-15", "2026-02-14", "exclusive", null, null, 195000, 39000, 234000, 234000, 0, "issued", "jnl_01m8cnh90eempahnx59m37f6sy", null, null, "inv-0001", 1795721569294, 1795721570051, 3, "2026-02-16", 2, "2026-01-30", "2026-02-16", [["org_01m8cnh8hte10v5n4ecpqyd7wc", 1, "Course design, 3 days", "3", "650.00", null, "acc_01m8cnh8hte10v5n4e9paryg78", "ST", null, 195000, 39000, 234000]], [["alc_01m8cnh9kse0g8829v7w61q8b4", "org_01m8cnh8hte10v5n4ecpqyd7wc", "set_01m8cnh9kse0g8829v7w61q8b4", null, 150000, "2026-01-30", null, 1795721569913, null], ["alc_01m8cnh9r3eqx8qanj6ge5cmhq", "org_01m8cnh8hte10v5n4ecpqyd7wc", "set_01m8cnh9r3eqx8qanj6ge5cmhq", null, 84000, "2026-02-16", null, 1795721570051, null]]]');
INSERT INTO public.audit_states VALUES ('org_01m8cnh8hte10v5n4ecpqyd7wc', 39, 2, 'invoices', 'inv_01m8cnh922e6waxd7mhncynmaq', '["inv_01m8cnh922e6waxd7mhncynmaq", "org_01m8cnh8hte10v5n4ecpqyd7wc", "sales", "invoice", "issued", "INV-0002", "con_01m8cnh8ree7hb4xhjcr6a74p3", "2026-01-28", "2026-02-27", "exclusive", null, null, 87000, 0, 87000, 87000, 0, "issued", "jnl_01m8cnh922e6waxd7mhrmz353t", null, null, "inv-0002", 1795721569346, 1795721570051, 2, "2026-02-16", 1, "2026-02-16", "2026-02-16", [["org_01m8cnh8hte10v5n4ecpqyd7wc", 1, "Workbooks", "120", "7.25", null, "acc_01m8cnh8hte10v5n4e9s23f48z", "ZR", null, 87000, 0, 87000]], [["alc_01m8cnh9r3eqx8qanj6ge5cmhr", "org_01m8cnh8hte10v5n4ecpqyd7wc", "set_01m8cnh9r3eqx8qanj6ge5cmhq", null, 87000, "2026-02-16", null, 1795721570051, null]]]');
INSERT INTO public.audit_states VALUES ('org_01m8cnh8hte10v5n4ecpqyd7wc', 39, 3, 'settlements', 'set_01m8cnh9r3eqx8qanj6ge5cmhq', '["set_01m8cnh9r3eqx8qanj6ge5cmhq", "org_01m8cnh8hte10v5n4ecpqyd7wc", "receipt", "sales", "posted", "con_01m8cnh8ree7hb4xhjcr6a74p3", "bac_01m8cnh8p3ehvs7yjhdvwn3y3n", "2026-02-16", 171000, 171000, null, "btx_01m8cnh9efeh5ac561659zjp2b", 1, "jnl_01m8cnh9r3eqx8qanj6ge5cmhq", null, null, "", 1795721570051, 1795721570051, 1, "2026-02-16", 2, "2026-02-16", "2026-02-16"]');
INSERT INTO public.audit_states VALUES ('org_01m8cnh8hte10v5n4ecpqyd7wc', 40, 1, 'bank_transactions', 'btx_01m8cnh9efeh5ac561659zjp2b', '["btx_01m8cnh9efeh5ac561659zjp2b", "org_01m8cnh8hte10v5n4ecpqyd7wc", "bac_01m8cnh8p3ehvs7yjhdvwn3y3n", "2026-02-16", 171000, "FPI ABBEY SCHOOLS TRUST INV-0001 INV-0002", null, null, 1, "fpi abbey schools trust inv-0001 inv-0002", "confirmed", null, "NV", null, "con_01m8cnh8ree7hb4xhjcr6a74p3", "allocations", "jnl_01m8cnh9r3eqx8qanj6ge5cmhq", 2, null, "NV", 0, 1795721570051, 1795721569743, 1795721570051, 2, null, "3a4f56ddd806837edc73f6f4dc68c99dacbe0696ccc891aed5fa4883ff1e7336", []]');
INSERT INTO public.audit_states VALUES ('org_01m8cnh8hte10v5n4ecpqyd7wc', 41, 1, 'invoices', 'inv_01m8cnh911ewws5hh2df73acer', '["inv_01m8cnh911ewws5hh2df73acer", "org_01m8cnh8hte10v5n4ecpqyd7wc", "purchase", "invoice", "issued", "PX-881", "con_01m8cnh8vme7jakmyxs9m731pt", "2026-01-20", "2026-02-19", "exclusive", null, null, 41200, 0, 41200, 40000, 0, "issued", "jnl_01m8cnh911ewws5hh2dkh68m9z", null, null, "px-881", 1795721569313, 1795721570153, 2, "9999-99-99", 1, "2026-02-27", "2026-02-27", [["org_01m8cnh8hte10v5n4ecpqyd7wc", 1, "Printing of workbooks", "1", "412.00", null, "acc_01m8cnh8hte10v5n4ea9bz7f8p", "ZR", null, 41200, 0, 41200]], [["alc_01m8cnh9v9e5hsxv4v0cm6npvn", "org_01m8cnh8hte10v5n4ecpqyd7wc", "set_01m8cnh9v9e5hsxv4v0cm6npvn", null, 40000, "2026-02-27", null, 1795721570153, null]]]');
INSERT INTO public.audit_states VALUES ('org_01m8cnh8hte10v5n4ecpqyd7wc', 41, 2, 'settlements', 'set_01m8cnh9v9e5hsxv4v0cm6npvn', '["set_01m8cnh9v9e5hsxv4v0cm6npvn", "org_01m8cnh8hte10v5n4ecpqyd7wc", "payment", "purchase", "posted", "con_01m8cnh8vme7jakmyxs9m731pt", "bac_01m8cnh8p3ehvs7yjhdvwn3y3n", "2026-02-27", 40000, 40000, null, "btx_01m8cnh9efeh5ac5616em9bcf2", 1, "jnl_01m8cnh9v9e5hsxv4v0cm6npvn", null, null, "", 1795721570153, 1795721570153, 1, "2026-02-27", 1, "2026-02-27", "2026-02-27"]');
INSERT INTO public.audit_states VALUES ('org_01m8cnh8hte10v5n4ecpqyd7wc', 42, 1, 'bank_transactions', 'btx_01m8cnh9efeh5ac5616em9bcf2', '["btx_01m8cnh9efeh5ac5616em9bcf2", "org_01m8cnh8hte10v5n4ecpqyd7wc", "bac_01m8cnh8p3ehvs7yjhdvwn3y3n", "2026-02-27", -40000, "FPO PRINTWELL PX-881", null, null, 1, "fpo printwell px-881", "confirmed", null, "NV", null, "con_01m8cnh8vme7jakmyxs9m731pt", "allocations", "jnl_01m8cnh9v9e5hsxv4v0cm6npvn", 2, null, "NV", 0, 1795721570153, 1795721569743, 1795721570153, 2, null, "cbb4004e5f456dd9c35d050b3fe3c9e6b04bf0eab21532e492b097a7b21b73a1", []]');
INSERT INTO public.audit_states VALUES ('org_01m8cnh8hte10v5n4ecpqyd7wc', 45, 1, 'settlements', 'set_01m8cnh9cbe0fsst7s3m0bez0m', '["set_01m8cnh9cbe0fsst7s3m0bez0m", "org_01m8cnh8hte10v5n4ecpqyd7wc", "receipt", "sales", "posted", "con_01m8cnh8sbe68ssf5386s026ex", "bac_01m8cnh8p3ehvs7yjhdvwn3y3n", "2026-03-06", 28200, 28200, null, "btx_01m8cnh9efeh5ac5616qnz9rep", 0, "jnl_01m8cnh9cbe0fsst7s3v5n7rhy", null, null, "", 1795721569675, 1795721570343, 2, "2026-03-06", 1, "2026-03-06", "2026-03-06"]');
INSERT INTO public.audit_states VALUES ('org_01m8cnh8hte10v5n4ecpqyd7wc', 46, 1, 'bank_transactions', 'btx_01m8cnh9efeh5ac5616qnz9rep', '["btx_01m8cnh9efeh5ac5616qnz9rep", "org_01m8cnh8hte10v5n4ecpqyd7wc", "bac_01m8cnh8p3ehvs7yjhdvwn3y3n", "2026-03-06", 28200, "FPI KESTREL FITNESS CIC INV-0003", null, null, 1, "fpi kestrel fitness cic inv-0003", "confirmed", null, "NV", null, "con_01m8cnh8sbe68ssf5386s026ex", "match", "jnl_01m8cnh9cbe0fsst7s3v5n7rhy", 2, null, "NV", 0, 1795721570343, 1795721569743, 1795721570343, 2, null, "8e0352e4b1b35f89518582419b2ff0638d7196ea458695b1839482ea1b564551", []]');
INSERT INTO public.audit_states VALUES ('org_01m8cnh8hte10v5n4ecpqyd7wc', 47, 1, 'bank_transactions', 'btx_01m8cnh9efeh5ac56171fvvdm0', '["btx_01m8cnh9efeh5ac56171fvvdm0", "org_01m8cnh8hte10v5n4ecpqyd7wc", "bac_01m8cnh8p3ehvs7yjhdvwn3y3n", "2026-03-25", -200000, "TFR TO SAVINGS", null, null, 1, "tfr to savings", "confirmed", null, "NV", null, null, "transfer", "jnl_01m8cnha3ge1jt8m696ttzndkg", 1, null, "NV", 0, 1795721570416, 1795721569743, 1795721570416, 2, null, "b7b90b8ee2bd4f650d5f978b5912eb492294e4044b7d3c5c2e065ca73b855eae", []]');
INSERT INTO public.audit_states VALUES ('org_01m8cnh8hte10v5n4ecpqyd7wc', 49, 1, 'bank_transactions', 'btx_01m8cnh9efeh5ac5615xyz7q14', '["btx_01m8cnh9efeh5ac5615xyz7q14", "org_01m8cnh8hte10v5n4ecpqyd7wc", "bac_01m8cnh8p3ehvs7yjhdvwn3y3n", "2026-02-02", -3600, "CARD SLATEWORK SOFTWARE SUBSCRIPTION", null, null, 1, "card slatework software subscription", "unconfirmed", "acc_01m8cnh8hte10v5n4ebgs1twzq", "ST", null, null, null, null, null, null, null, null, null, 1795721569743, 1795721571024, 2, null, "67141ee03747f94a367872676174183b43b71f3c3cdd657ed483571c76ec7c0e", []]');
INSERT INTO public.audit_states VALUES ('org_01m8cnh8hte10v5n4ecpqyd7wc', 50, 1, 'bank_transactions', 'btx_01m8cnh9efeh5ac5616admf7xa', '["btx_01m8cnh9efeh5ac5616admf7xa", "org_01m8cnh8hte10v5n4ecpqyd7wc", "bac_01m8cnh8p3ehvs7yjhdvwn3y3n", "2026-02-18", -5840, "CARD TRAINLINE.COM LONDON", null, null, 1, "card trainline.com london", "unconfirmed", "acc_01m8cnh8hte10v5n4ebtbaxdx1", "ZR", null, null, null, null, null, null, null, null, null, 1795721569743, 1795721571024, 2, null, "56cf7dbbb1cce80aae434516f639c2ae3ac2f04ae4e3ec16a64f481c4271ce17", []]');
INSERT INTO public.audit_states VALUES ('org_01m8cnh8hte10v5n4ecpqyd7wc', 51, 1, 'bank_transactions', 'btx_01m8cnh9efeh5ac5616gazw56y', '["btx_01m8cnh9efeh5ac5616gazw56y", "org_01m8cnh8hte10v5n4ecpqyd7wc", "bac_01m8cnh8p3ehvs7yjhdvwn3y3n", "2026-03-02", -3600, "CARD SLATEWORK SOFTWARE SUBSCRIPTION", null, null, 1, "card slatework software subscription", "unconfirmed", "acc_01m8cnh8hte10v5n4ebgs1twzq", "ST", null, null, null, null, null, null, null, null, null, 1795721569743, 1795721571024, 2, null, "c9f5fec85cb8d9a7ff4021b408ab259a9bb61a729b1b9895d3cbf4c028444205", []]');
INSERT INTO public.audit_states VALUES ('org_01m8cnh8hte10v5n4ecpqyd7wc', 52, 1, 'bank_transactions', 'btx_01m8cnh9efeh5ac5616wyhsynv', '["btx_01m8cnh9efeh5ac5616wyhsynv", "org_01m8cnh8hte10v5n4ecpqyd7wc", "bac_01m8cnh8p3ehvs7yjhdvwn3y3n", "2026-03-20", -750, "TOTAL CHARGES TO 19MAR2026", null, null, 1, "total charges to 19mar2026", "unconfirmed", "acc_01m8cnh8hte10v5n4ecd4py4zj", "EX", null, null, null, null, null, null, null, null, null, 1795721569743, 1795721571024, 2, null, "f0ba29b088e504eae3e9a2fe7a0600dae5d622db4b4b80ccffa83595db79f5c3", []]');
INSERT INTO public.audit_states VALUES ('org_01m8cnh8hte10v5n4ecpqyd7wc', 57, 1, 'vat_returns', 'vrt_01m8cnhb3nevgbfqer91x517at', '["vrt_01m8cnhb3nevgbfqer91x517at", "org_01m8cnh8hte10v5n4ecpqyd7wc", "2026-01-01", "2026-03-31", "draft", "[]", null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, 1795721571445, 1795721571445, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8cnh8f5edwtkrdvzbgys54r', 4, 1, 'organisations', 'org_01m8cnh8f5edwtkrdvzbgys54r', '["org_01m8cnh8f5edwtkrdvzbgys54r", "Acorn Ltd", "GBP", "GB", "03-31", 1, null, "standard", null, "line", "active", null, 1795721568741, 1795721568741, 1, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8cnh8f5edwtkrdvzbgys54r', 4, 2, 'tax_rates', 'ST/2026-02-01', '["org_01m8cnh8f5edwtkrdvzbgys54r", "ST", "2026-02-01", 190000]');
INSERT INTO public.audit_states VALUES ('org_01m8cnh8hte10v5n4ecpqyd7wc', 58, 2, 'vat_returns', 'vrt_01m8cnhb3nevgbfqer91x517at', '["vrt_01m8cnhb3nevgbfqer91x517at", "org_01m8cnh8hte10v5n4ecpqyd7wc", "2026-01-01", "2026-03-31", "finalised", "[]", "standard", null, 477600, 69840, 342690, 31980, 69840, 0, 69840, 31980, 37860, 477600, 342700, 0, 0, null, 1795721571482, 1795721571445, 1795721571482, 2]');
INSERT INTO public.audit_states VALUES ('org_01m8cnh8hte10v5n4ecpqyd7wc', 59, 1, 'organisations', 'org_01m8cnh8hte10v5n4ecpqyd7wc', '["org_01m8cnh8hte10v5n4ecpqyd7wc", "Wren & Marsh Ltd", "GBP", "GB", "03-31", 1, null, "standard", null, "line", "active", "2026-03-31", 1795721568826, 1795721571529, 2, 0, "2026-03-31"]');
INSERT INTO public.audit_states VALUES ('org_01m8cnh8f5edwtkrdvzbgys54r', 5, 1, 'bank_transactions', 'btx_01m8cnhbnaeeg9t4fddw625zr2', '["btx_01m8cnhbnaeeg9t4fddw625zr2", "org_01m8cnh8f5edwtkrdvzbgys54r", "bac_01m8cnh8gqeweae9q699je01wj", "2026-03-02", -50000, "CARD 4417 SCREWFIX", null, null, 1, "card 4417 screwfix", "unconfirmed", null, "NV", null, null, null, null, null, null, null, null, null, 1795721572010, 1795721572010, 1, null, "0ed9bb1b0d55af6c307ff282ecdc85bc1bd02e3792ac92d0af03bb4a90c6ddd4", []]');
INSERT INTO public.audit_states VALUES ('org_01m8cnh8f5edwtkrdvzbgys54r', 7, 1, 'bank_transactions', 'btx_01m8cnhbnaeeg9t4fddw625zr2', '["btx_01m8cnhbnaeeg9t4fddw625zr2", "org_01m8cnh8f5edwtkrdvzbgys54r", "bac_01m8cnh8gqeweae9q699je01wj", "2026-03-02", -50000, "CARD 4417 SCREWFIX", null, null, 1, "card 4417 screwfix", "confirmed", null, "NV", null, null, "match", "jnl_01m8cnhbnwedf8p74ztx45zy6q", 2, null, null, 0, 1795721572049, 1795721572010, 1795721572049, 2, null, "0ed9bb1b0d55af6c307ff282ecdc85bc1bd02e3792ac92d0af03bb4a90c6ddd4", []]');
INSERT INTO public.audit_states VALUES ('org_01m8cnh8f5edwtkrdvzbgys54r', 8, 1, 'bank_transactions', 'btx_01m8cnhbnaeeg9t4fddw625zr2', '["btx_01m8cnhbnaeeg9t4fddw625zr2", "org_01m8cnh8f5edwtkrdvzbgys54r", "bac_01m8cnh8gqeweae9q699je01wj", "2026-03-02", -50000, "CARD 4417 SCREWFIX", null, null, 1, "card 4417 screwfix", "unconfirmed", null, "NV", null, null, null, null, null, null, null, null, null, 1795721572010, 1795721572064, 3, null, "0ed9bb1b0d55af6c307ff282ecdc85bc1bd02e3792ac92d0af03bb4a90c6ddd4", [["org_01m8cnh8f5edwtkrdvzbgys54r", "jnl_01m8cnhbnwedf8p74ztx45zy6q"]]]');
INSERT INTO public.bank_accounts VALUES ('bac_01m8cnh8gqeweae9q699je01wj', 'org_01m8cnh8f5edwtkrdvzbgys54r', 'acc_01m8cnh8f5edwtkrdvtewkmd26', 'Current', 'current', NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1795721568791, 1795721568791, 1, NULL);
INSERT INTO public.bank_accounts VALUES ('bac_01m8cnh8qbe4d8edw58145tzgv', 'org_01m8cnh8hte10v5n4ecpqyd7wc', 'acc_01m8cnh8qbe4d8edw5867cqkev', 'Savings', 'savings', NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1795721569003, 1795721569003, 1, NULL);
INSERT INTO public.bank_accounts VALUES ('bac_01m8cnh8p3ehvs7yjhdvwn3y3n', 'org_01m8cnh8hte10v5n4ecpqyd7wc', 'acc_01m8cnh8hte10v5n4e7tp0db2p', 'Current', 'current', NULL, NULL, NULL, 1000000, '2026-01-01', 'jnl_01m8cnh8p3ehvs7yjhe1t41kbp', 900715, 1795721568963, 1795721569743, 2, '2026-03-31');
INSERT INTO public.bank_transactions VALUES ('btx_01m8cnh9efeh5ac5615q4edppg', 'org_01m8cnh8hte10v5n4ecpqyd7wc', 'bac_01m8cnh8p3ehvs7yjhdvwn3y3n', '2026-01-22', -107880, 'FPO TECHBARN LTD TB-0117', NULL, NULL, '\x1272808c0b8e7153718481fdd8cad3bca1177a0d294a925b0d41e3b4b2ae4845', 1, 'fpo techbarn ltd tb-0117', 'confirmed', NULL, 'NV', NULL, 'con_01m8cnh8wae46awxcksqxzhz9g', 'allocations', 'jnl_01m8cnh9hcebkbft476p3yehg3', 2, NULL, 'NV', 0, 1795721569836, 1795721569743, 1795721569836, 2, NULL);
INSERT INTO public.bank_transactions VALUES ('btx_01m8cnh9efeh5ac5615vemd64s', 'org_01m8cnh8hte10v5n4ecpqyd7wc', 'bac_01m8cnh8p3ehvs7yjhdvwn3y3n', '2026-01-30', 150000, 'FPI ABBEY SCHOOLS TRUST PART INV-0001', NULL, NULL, '\x328dd05df287413bbd6f750059372a7f48a2fe8810a1c938b25cc5b4201f7110', 1, 'fpi abbey schools trust part inv-0001', 'confirmed', NULL, 'NV', NULL, 'con_01m8cnh8ree7hb4xhjcr6a74p3', 'allocations', 'jnl_01m8cnh9kse0g8829v7w61q8b4', 2, NULL, 'NV', 0, 1795721569913, 1795721569743, 1795721569913, 2, NULL);
INSERT INTO public.bank_transactions VALUES ('btx_01m8cnh9efeh5ac561623cv7dr', 'org_01m8cnh8hte10v5n4ecpqyd7wc', 'bac_01m8cnh8p3ehvs7yjhdvwn3y3n', '2026-02-10', -135000, 'FPO HARCOURT LETTINGS HL-33', NULL, NULL, '\xa554bd883699f03b2433581dae214b19ef4ca02926a5399a2312d8445d2ae6f3', 1, 'fpo harcourt lettings hl-33', 'confirmed', NULL, 'NV', NULL, 'con_01m8cnh8x3es2v5hfn87pcbsvp', 'allocations', 'jnl_01m8cnh9nses68xcfxntykn5n3', 2, NULL, 'NV', 0, 1795721569977, 1795721569743, 1795721569977, 2, NULL);
INSERT INTO public.bank_transactions VALUES ('btx_01m8cnh9efeh5ac561659zjp2b', 'org_01m8cnh8hte10v5n4ecpqyd7wc', 'bac_01m8cnh8p3ehvs7yjhdvwn3y3n', '2026-02-16', 171000, 'FPI ABBEY SCHOOLS TRUST INV-0001 INV-0002', NULL, NULL, '\x3a4f56ddd806837edc73f6f4dc68c99dacbe0696ccc891aed5fa4883ff1e7336', 1, 'fpi abbey schools trust inv-0001 inv-0002', 'confirmed', NULL, 'NV', NULL, 'con_01m8cnh8ree7hb4xhjcr6a74p3', 'allocations', 'jnl_01m8cnh9r3eqx8qanj6ge5cmhq', 2, NULL, 'NV', 0, 1795721570051, 1795721569743, 1795721570051, 2, NULL);
INSERT INTO public.bank_transactions VALUES ('btx_01m8cnh9efeh5ac5616em9bcf2', 'org_01m8cnh8hte10v5n4ecpqyd7wc', 'bac_01m8cnh8p3ehvs7yjhdvwn3y3n', '2026-02-27', -40000, 'FPO PRINTWELL PX-881', NULL, NULL, '\xcbb4004e5f456dd9c35d050b3fe3c9e6b04bf0eab21532e492b097a7b21b73a1', 1, 'fpo printwell px-881', 'confirmed', NULL, 'NV', NULL, 'con_01m8cnh8vme7jakmyxs9m731pt', 'allocations', 'jnl_01m8cnh9v9e5hsxv4v0cm6npvn', 2, NULL, 'NV', 0, 1795721570153, 1795721569743, 1795721570153, 2, NULL);
INSERT INTO public.bank_transactions VALUES ('btx_01m8cnh9efeh5ac5616vw108p7', 'org_01m8cnh8hte10v5n4ecpqyd7wc', 'bac_01m8cnh8p3ehvs7yjhdvwn3y3n', '2026-03-16', 141840, 'FPI MARLOW AND PIKE LLP INV-0004 LESS CN-0001', NULL, NULL, '\x71e7888d7a34f0bcc91a019e775f105d0016a4f32f799edaf02f3d2a7290e64d', 1, 'fpi marlow and pike llp inv-0004 less cn-0001', 'confirmed', NULL, 'NV', NULL, 'con_01m8cnh8tkeyrt4pwr7d9220sc', 'allocations', 'jnl_01m8cnh9xrej2v4ebt0vbe0vc7', 2, NULL, 'NV', 0, 1795721570232, 1795721569743, 1795721570232, 2, NULL);
INSERT INTO public.bank_transactions VALUES ('btx_01m8cnh9efeh5ac5616qnz9rep', 'org_01m8cnh8hte10v5n4ecpqyd7wc', 'bac_01m8cnh8p3ehvs7yjhdvwn3y3n', '2026-03-06', 28200, 'FPI KESTREL FITNESS CIC INV-0003', NULL, NULL, '\x8e0352e4b1b35f89518582419b2ff0638d7196ea458695b1839482ea1b564551', 1, 'fpi kestrel fitness cic inv-0003', 'confirmed', NULL, 'NV', NULL, 'con_01m8cnh8sbe68ssf5386s026ex', 'match', 'jnl_01m8cnh9cbe0fsst7s3v5n7rhy', 2, NULL, 'NV', 0, 1795721570343, 1795721569743, 1795721570343, 2, NULL);
INSERT INTO public.bank_transactions VALUES ('btx_01m8cnh9efeh5ac56171fvvdm0', 'org_01m8cnh8hte10v5n4ecpqyd7wc', 'bac_01m8cnh8p3ehvs7yjhdvwn3y3n', '2026-03-25', -200000, 'TFR TO SAVINGS', NULL, NULL, '\xb7b90b8ee2bd4f650d5f978b5912eb492294e4044b7d3c5c2e065ca73b855eae', 1, 'tfr to savings', 'confirmed', NULL, 'NV', NULL, NULL, 'transfer', 'jnl_01m8cnha3ge1jt8m696ttzndkg', 1, NULL, 'NV', 0, 1795721570416, 1795721569743, 1795721570416, 2, NULL);
INSERT INTO public.bank_transactions VALUES ('btx_01m8cnh9efeh5ac561760p1qj0', 'org_01m8cnh8hte10v5n4ecpqyd7wc', 'bac_01m8cnh8p3ehvs7yjhdvwn3y3n', '2026-03-31', -93655, 'FPO J WREN NET PAY MARCH', NULL, NULL, '\xb723781a8f8f5c03549e3d18755201bd640e2ac657779e194ac48817223ffdee', 1, 'fpo j wren net pay march', 'confirmed', 'acc_01m8cnh8hte10v5n4e8gc79mtz', 'NV', NULL, NULL, 'account', 'jnl_01m8cnha6bed7822sw5z3w7rwb', 1, 'acc_01m8cnh8hte10v5n4e8gc79mtz', 'NV', 0, 1795721570507, 1795721569743, 1795721570507, 2, NULL);
INSERT INTO public.bank_transactions VALUES ('btx_01m8cnh9efeh5ac5616admf7xa', 'org_01m8cnh8hte10v5n4ecpqyd7wc', 'bac_01m8cnh8p3ehvs7yjhdvwn3y3n', '2026-02-18', -5840, 'CARD TRAINLINE.COM LONDON', NULL, NULL, '\x56cf7dbbb1cce80aae434516f639c2ae3ac2f04ae4e3ec16a64f481c4271ce17', 1, 'card trainline.com london', 'confirmed', 'acc_01m8cnh8hte10v5n4ebtbaxdx1', 'ZR', NULL, NULL, 'account', 'jnl_01m8cnharsear9z6ma1z3z5q0t', 1, 'acc_01m8cnh8hte10v5n4ebtbaxdx1', 'ZR', 0, 1795721571097, 1795721569743, 1795721571097, 3, NULL);
INSERT INTO public.bank_transactions VALUES ('btx_01m8cnh9efeh5ac5616gazw56y', 'org_01m8cnh8hte10v5n4ecpqyd7wc', 'bac_01m8cnh8p3ehvs7yjhdvwn3y3n', '2026-03-02', -3600, 'CARD SLATEWORK SOFTWARE SUBSCRIPTION', NULL, NULL, '\xc9f5fec85cb8d9a7ff4021b408ab259a9bb61a729b1b9895d3cbf4c028444205', 1, 'card slatework software subscription', 'confirmed', 'acc_01m8cnh8hte10v5n4ebgs1twzq', 'ST', NULL, NULL, 'account', 'jnl_01m8cnhatye87b3qbz8mvvvcg6', 1, 'acc_01m8cnh8hte10v5n4ebgs1twzq', 'ST', -600, 1795721571166, 1795721569743, 1795721571166, 3, NULL);
INSERT INTO public.bank_transactions VALUES ('btx_01m8cnh9efeh5ac5615xyz7q14', 'org_01m8cnh8hte10v5n4ecpqyd7wc', 'bac_01m8cnh8p3ehvs7yjhdvwn3y3n', '2026-02-02', -3600, 'CARD SLATEWORK SOFTWARE SUBSCRIPTION', NULL, NULL, '\x67141ee03747f94a367872676174183b43b71f3c3cdd657ed483571c76ec7c0e', 1, 'card slatework software subscription', 'confirmed', 'acc_01m8cnh8hte10v5n4ebgs1twzq', 'ST', NULL, NULL, 'account', 'jnl_01m8cnhawzeq0rv8thqmw2d2zg', 1, 'acc_01m8cnh8hte10v5n4ebgs1twzq', 'ST', -600, 1795721571231, 1795721569743, 1795721571231, 3, NULL);
INSERT INTO public.bank_transactions VALUES ('btx_01m8cnh9efeh5ac5616wyhsynv', 'org_01m8cnh8hte10v5n4ecpqyd7wc', 'bac_01m8cnh8p3ehvs7yjhdvwn3y3n', '2026-03-20', -750, 'TOTAL CHARGES TO 19MAR2026', NULL, NULL, '\xf0ba29b088e504eae3e9a2fe7a0600dae5d622db4b4b80ccffa83595db79f5c3', 1, 'total charges to 19mar2026', 'confirmed', 'acc_01m8cnh8hte10v5n4ecd4py4zj', 'EX', NULL, NULL, 'account', 'jnl_01m8cnhaz8e2m9kp69rkjp1ps6', 1, 'acc_01m8cnh8hte10v5n4ecd4py4zj', 'EX', 0, 1795721571304, 1795721569743, 1795721571304, 3, NULL);
INSERT INTO public.bank_transactions VALUES ('btx_01m8cnhbnaeeg9t4fddw625zr2', 'org_01m8cnh8f5edwtkrdvzbgys54r', 'bac_01m8cnh8gqeweae9q699je01wj', '2026-03-02', -50000, 'CARD 4417 SCREWFIX', NULL, NULL, '\x0ed9bb1b0d55af6c307ff282ecdc85bc1bd02e3792ac92d0af03bb4a90c6ddd4', 1, 'card 4417 screwfix', 'unconfirmed', NULL, 'NV', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1795721572010, 1795721572064, 3, NULL);
INSERT INTO public.blobs VALUES ('01a21958ae90707dae42eaa0cb8fffe2', 375, 1, 1795721571984, '\x28b52ffd607700cd0800040f7b2273756d6d617279223a7b227665726966696564223a747275652c2262616e6b5f726f7773223a332c22626f6f6d6174636865645f636f756e746d697373696e675f66726f6d5f626f6f6b73302c2272656d6f76657d2c22637265646974735f63686172676564636174696f6e223a7b2269735f65787065637465645f6e65745f64697363726570616e6379223a302e30302c2261637475616c656666656374726561736f6e223a2254686520756e20726f7773206578706c61696e207468652077686f6c6520646966666572656e6365206265747765656e2062616e6b20616e64202e227d223a5b5d223a5b5d7d0e007c4b48c0a28340404e932b4f820e7a4964b66533fef11344e10a3fa904d4b38712df61cc32');
INSERT INTO public.contacts VALUES ('con_01m8cnh8ree7hb4xhjcr6a74p3', 'org_01m8cnh8hte10v5n4ecpqyd7wc', 'customer', 'Abbey Schools Trust', NULL, NULL, NULL, NULL, NULL, 30, NULL, NULL, 'active', 'abbey schools trust', 1795721569038, 1795721569038, 1);
INSERT INTO public.contacts VALUES ('con_01m8cnh8sbe68ssf5386s026ex', 'org_01m8cnh8hte10v5n4ecpqyd7wc', 'customer', 'Kestrel Fitness CIC', NULL, NULL, NULL, NULL, NULL, 30, NULL, NULL, 'active', 'kestrel fitness cic', 1795721569067, 1795721569067, 1);
INSERT INTO public.contacts VALUES ('con_01m8cnh8tkeyrt4pwr7d9220sc', 'org_01m8cnh8hte10v5n4ecpqyd7wc', 'customer', 'Marlow & Pike LLP', NULL, NULL, NULL, NULL, NULL, 30, NULL, NULL, 'active', 'marlow & pike llp', 1795721569107, 1795721569107, 1);
INSERT INTO public.contacts VALUES ('con_01m8cnh8vme7jakmyxs9m731pt', 'org_01m8cnh8hte10v5n4ecpqyd7wc', 'supplier', 'Printwell', NULL, NULL, NULL, NULL, NULL, 30, NULL, NULL, 'active', 'printwell', 1795721569140, 1795721569140, 1);
INSERT INTO public.contacts VALUES ('con_01m8cnh8wae46awxcksqxzhz9g', 'org_01m8cnh8hte10v5n4ecpqyd7wc', 'supplier', 'Techbarn', NULL, NULL, NULL, NULL, NULL, 30, NULL, NULL, 'active', 'techbarn', 1795721569162, 1795721569162, 1);
INSERT INTO public.contacts VALUES ('con_01m8cnh8x3es2v5hfn87pcbsvp', 'org_01m8cnh8hte10v5n4ecpqyd7wc', 'supplier', 'Harcourt Lettings', NULL, NULL, NULL, NULL, NULL, 30, NULL, NULL, 'active', 'harcourt lettings', 1795721569187, 1795721569187, 1);
INSERT INTO public.contacts VALUES ('con_01m8cnh8xve9qsscgtc65ye4k5', 'org_01m8cnh8hte10v5n4ecpqyd7wc', 'supplier', 'Fern & Rowe', NULL, NULL, NULL, NULL, NULL, 30, NULL, NULL, 'active', 'fern & rowe', 1795721569211, 1795721569211, 1);
INSERT INTO public.credit_movements OVERRIDING SYSTEM VALUE VALUES (1, 'usr_01m8cnh88weh4969nypm2kasyt', 'grant', 10, 0, NULL, NULL, 1795721571959);
INSERT INTO public.credit_movements OVERRIDING SYSTEM VALUE VALUES (2, 'usr_01m8cnh88weh4969nypm2kasyt', 'charge', -3, 0, 'rec_01m8cnhbm1ehgba28ns34yj546', NULL, 1795721571984);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8cnh88weh4969nypm2kasyt', '', '01a21958-a238-76e4-b75d-96e92f9a326c', '\x5c7452414ad92b98b79b5910903bbef595cc552b9c56621595b1aac3956bb699', 201, '{"data":{"id":"org_01m8cnh8hte10v5n4ecpqyd7wc","name":"Wren & Marsh Ltd","currency":"GBP","country":"GB","financial_year_end":"03-31","vat_registered":true,"vat_number":null,"vat_scheme":"standard","flat_rate_percent":null,"vat_rounding":"line","status":"active","role":"owner","lock_date":null,"created_at":"2026-11-26T19:32:48.826Z","updated_at":"2026-11-26T19:32:48.826Z","version":1}}', 1795721568826);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8cnh88weh4969nypm2kasyt', 'org_01m8cnh8hte10v5n4ecpqyd7wc', '01a21958-a25e-71dc-8718-51d2e3fe8429', '\x55603105867f34f7e41c7412f42822df65902881dd944d76dd1cd93a58c88cef', 201, '{"data":{"id":"acc_01m8cnh8k0ecbtb4v9qrhqja1s","code":"2250","name":"VAT","account_type":"LIABILITY","role":"vat_control","default_vat_code":null,"description":null,"currency":"GBP","status":"active","balance":0.00,"created_at":"2026-11-26T19:32:48.864Z","updated_at":"2026-11-26T19:32:48.864Z","version":1}}', 1795721568864);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8cnh88weh4969nypm2kasyt', 'org_01m8cnh8hte10v5n4ecpqyd7wc', '01a21958-a275-72b0-93bf-041c922292d3', '\x51acfc118cd4d1870d0c78504f55f2c4d598d52bf02ead5899f8956e28afbf61', 201, '{"data":{"id":"acc_01m8cnh8krehaah81ptz0y5mxk","code":"4100","name":"Room hire","account_type":"INCOME","role":null,"default_vat_code":"EX","description":null,"currency":"GBP","status":"active","balance":0.00,"created_at":"2026-11-26T19:32:48.888Z","updated_at":"2026-11-26T19:32:48.888Z","version":1}}', 1795721568888);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8cnh88weh4969nypm2kasyt', 'org_01m8cnh8hte10v5n4ecpqyd7wc', '01a21958-a28d-71e1-be4f-499ef656cb35', '\xa81e42d626e408295be75e37db410ea92635dc9a0621093e931953ab87d10dd6', 201, '{"data":{"id":"acc_01m8cnh8mfeystenvadvhr2gnz","code":"6800","name":"Depreciation","account_type":"EXPENSE","role":null,"default_vat_code":null,"description":null,"currency":"GBP","status":"active","balance":0.00,"created_at":"2026-11-26T19:32:48.911Z","updated_at":"2026-11-26T19:32:48.911Z","version":1}}', 1795721568911);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8cnh88weh4969nypm2kasyt', 'org_01m8cnh8hte10v5n4ecpqyd7wc', '01a21958-a2c1-71d4-84b1-ed600cd8eae1', '\x519588113c4e6c2e2b0e4050ae50eeb96b0dbeb2dc6c4be5464cf9494f07d346', 201, '{"data":{"id":"bac_01m8cnh8p3ehvs7yjhdvwn3y3n","name":"Current","type":"current","account_id":"acc_01m8cnh8hte10v5n4e7tp0db2p","currency":"GBP","account_number":null,"sort_code":null,"iban":null,"opening_balance":10000.00,"opening_date":"2026-01-01","opening_journal_id":"jnl_01m8cnh8p3ehvs7yjhe1t41kbp","ledger_balance":10000.00,"statement_balance":null,"statement_date":null,"unconfirmed_count":0,"created_at":"2026-11-26T19:32:48.963Z","updated_at":"2026-11-26T19:32:48.963Z","version":1}}', 1795721568963);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8cnh88weh4969nypm2kasyt', 'org_01m8cnh8hte10v5n4ecpqyd7wc', '01a21958-a2e6-7204-b559-6a370ef7731c', '\x85223f90e8fbf51a971942be9482e67c77198cecaf2712dcfb40ec83ac2851eb', 201, '{"data":{"id":"bac_01m8cnh8qbe4d8edw58145tzgv","name":"Savings","type":"savings","account_id":"acc_01m8cnh8qbe4d8edw5867cqkev","currency":"GBP","account_number":null,"sort_code":null,"iban":null,"opening_balance":null,"opening_date":null,"opening_journal_id":null,"ledger_balance":0.00,"statement_balance":null,"statement_date":null,"unconfirmed_count":0,"created_at":"2026-11-26T19:32:49.003Z","updated_at":"2026-11-26T19:32:49.003Z","version":1}}', 1795721569003);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8cnh88weh4969nypm2kasyt', 'org_01m8cnh8hte10v5n4ecpqyd7wc', '01a21958-a30b-76e2-898d-f81b9a0e9835', '\x4fde4c43ec12d98e79ebb123ed99edf61704a24cbb3cf8e8de4b1e0a62ed4a61', 201, '{"data":{"id":"con_01m8cnh8ree7hb4xhjcr6a74p3","kind":"customer","name":"Abbey Schools Trust","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-26T19:32:49.038Z","updated_at":"2026-11-26T19:32:49.038Z","version":1}}', 1795721569038);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8cnh88weh4969nypm2kasyt', 'org_01m8cnh8hte10v5n4ecpqyd7wc', '01a21958-a328-7382-9d6a-188e2f7d3201', '\x694a81c0fd318637502897a7acbd4d812b391184da114e11897966fdd165681b', 201, '{"data":{"id":"con_01m8cnh8sbe68ssf5386s026ex","kind":"customer","name":"Kestrel Fitness CIC","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-26T19:32:49.067Z","updated_at":"2026-11-26T19:32:49.067Z","version":1}}', 1795721569067);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8cnh88weh4969nypm2kasyt', 'org_01m8cnh8hte10v5n4ecpqyd7wc', '01a21958-a350-7730-bbde-f196b9433522', '\x88129376675205f69573535c3e64eaa1b8b69e88f43917141e9a4162e5865368', 201, '{"data":{"id":"con_01m8cnh8tkeyrt4pwr7d9220sc","kind":"customer","name":"Marlow & Pike LLP","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-26T19:32:49.107Z","updated_at":"2026-11-26T19:32:49.107Z","version":1}}', 1795721569107);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8cnh88weh4969nypm2kasyt', 'org_01m8cnh8hte10v5n4ecpqyd7wc', '01a21958-a370-71cd-a9be-3d0c548d0669', '\x774b4cae8f9fcb503eeb273085ce1583f986d71b738bbddcefa27ebff0232b41', 201, '{"data":{"id":"con_01m8cnh8vme7jakmyxs9m731pt","kind":"supplier","name":"Printwell","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-26T19:32:49.140Z","updated_at":"2026-11-26T19:32:49.140Z","version":1}}', 1795721569140);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8cnh88weh4969nypm2kasyt', 'org_01m8cnh8hte10v5n4ecpqyd7wc', '01a21958-a389-77fe-98ed-f8330c3321aa', '\x196a04eb8836630d4451f4da45aff8316e3cf7bd6ba253472e9bfb11e59f437f', 201, '{"data":{"id":"con_01m8cnh8wae46awxcksqxzhz9g","kind":"supplier","name":"Techbarn","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-26T19:32:49.162Z","updated_at":"2026-11-26T19:32:49.162Z","version":1}}', 1795721569162);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8cnh88weh4969nypm2kasyt', 'org_01m8cnh8hte10v5n4ecpqyd7wc', '01a21958-a3a0-70a2-8c4a-609742b14c53', '\x1d6ca92e3efcfa0a7df8aee4815b3c482ec6498267a9ac540e61a1748ebbe33a', 201, '{"data":{"id":"con_01m8cnh8x3es2v5hfn87pcbsvp","kind":"supplier","name":"Harcourt Lettings","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-26T19:32:49.187Z","updated_at":"2026-11-26T19:32:49.187Z","version":1}}', 1795721569187);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8cnh88weh4969nypm2kasyt', 'org_01m8cnh8hte10v5n4ecpqyd7wc', '01a21958-a3b8-7566-9141-79a8ed6eb498', '\x6fb5bbcd0e1f5d063b071ce1fb43d60b80a35ce270395022b712f2bf151b861c', 201, '{"data":{"id":"con_01m8cnh8xve9qsscgtc65ye4k5","kind":"supplier","name":"Fern & Rowe","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-26T19:32:49.211Z","updated_at":"2026-11-26T19:32:49.211Z","version":1}}', 1795721569211);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8cnh88weh4969nypm2kasyt', 'org_01m8cnh8hte10v5n4ecpqyd7wc', 'tieout-invoices-943316a89f70b978e6f82707a24cd8f682dc59c4f631613bb8d04251d6a7de62', '\x87e560b8e41c279b1d2da25cc769293ae10b3a773c08dd36ac0ece0a0a12021e', 201, '{"data":{"id":"inv_01m8cnh90eempahnx59j0ezjb8","type":"sales","kind":"invoice","status":"issued","number":"INV-0001","contact_id":"con_01m8cnh8ree7hb4xhjcr6a74p3","contact_name":"Abbey Schools Trust","issue_date":"2026-01-15","due_date":"2026-02-14","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":1950.00,"vat_total":390.00,"gross_total":2340.00,"amount_paid":0.00,"amount_credited":0.00,"amount_due":2340.00,"overdue":true,"journal_id":"jnl_01m8cnh90eempahnx59m37f6sy","void_date":null,"void_journal_id":null,"created_at":"2026-11-26T19:32:49.294Z","updated_at":"2026-11-26T19:32:49.294Z","version":1,"lines":[{"description":"Course design, 3 days","quantity":3,"unit_price":650.00,"discount_percent":null,"account_id":"acc_01m8cnh8hte10v5n4e9paryg78","account_code":"4000","vat_code":"ST","net_amount":1950.00,"vat_amount":390.00,"gross_amount":2340.00}]}}', 1795721569294);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8cnh88weh4969nypm2kasyt', 'org_01m8cnh8hte10v5n4ecpqyd7wc', 'tieout-invoices-8ddb8179545f82115db022b090707b1733c5c73540636a84b3187a3f67ea2ee2', '\x97fb7caf20d81b58cb54f1e9ae7a7c3f08555c06a03df679d46052f45b708d85', 201, '{"data":{"id":"inv_01m8cnh91qedp8d1sfhppgmbxd","type":"purchase","kind":"invoice","status":"issued","number":"TB-0117","contact_id":"con_01m8cnh8wae46awxcksqxzhz9g","contact_name":"Techbarn","issue_date":"2026-01-21","due_date":"2026-02-20","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":899.00,"vat_total":179.80,"gross_total":1078.80,"amount_paid":0.00,"amount_credited":0.00,"amount_due":1078.80,"overdue":true,"journal_id":"jnl_01m8cnh91qedp8d1sfhve4b6xh","void_date":null,"void_journal_id":null,"created_at":"2026-11-26T19:32:49.335Z","updated_at":"2026-11-26T19:32:49.335Z","version":1,"lines":[{"description":"Laptop","quantity":1,"unit_price":899.00,"discount_percent":null,"account_id":"acc_01m8cnh8hte10v5n4e6s1wajh1","account_code":"1000","vat_code":"ST","net_amount":899.00,"vat_amount":179.80,"gross_amount":1078.80}]}}', 1795721569335);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8cnh88weh4969nypm2kasyt', 'org_01m8cnh8hte10v5n4ecpqyd7wc', 'tieout-invoices-8256e259fdee06576365fd08fc738f3adde80b4c77c9a7fa6fe80da7df149d3a', '\xb27623e95a7ec23b3e3fe8a4c68c1893682f063c8a4fefd51a046ac2994c861c', 201, '{"data":{"id":"inv_01m8cnh92re2br7ckmbej4smq0","type":"purchase","kind":"invoice","status":"issued","number":"HL-33","contact_id":"con_01m8cnh8x3es2v5hfn87pcbsvp","contact_name":"Harcourt Lettings","issue_date":"2026-02-01","due_date":"2026-03-03","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":1350.00,"vat_total":0.00,"gross_total":1350.00,"amount_paid":0.00,"amount_credited":0.00,"amount_due":1350.00,"overdue":true,"journal_id":"jnl_01m8cnh92re2br7ckmbjbwxfqe","void_date":null,"void_journal_id":null,"created_at":"2026-11-26T19:32:49.368Z","updated_at":"2026-11-26T19:32:49.368Z","version":1,"lines":[{"description":"Rent, January to March","quantity":1,"unit_price":1350.00,"discount_percent":null,"account_id":"acc_01m8cnh8hte10v5n4eb3baz9yg","account_code":"6100","vat_code":"EX","net_amount":1350.00,"vat_amount":0.00,"gross_amount":1350.00}]}}', 1795721569368);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8cnh88weh4969nypm2kasyt', 'org_01m8cnh8hte10v5n4ecpqyd7wc', 'tieout-invoices-395a5112a298ff8ec06972818373a794884ce492a9f3d9d21f6e5c67fb521796', '\xf9bf5084f4e7ec55fc072e465ad76c174007b8dda8db46f0bb4384aaab4f063a', 201, '{"data":{"id":"inv_01m8cnh93kemrsd4b2wsrbtcd5","type":"sales","kind":"invoice","status":"issued","number":"INV-0004","contact_id":"con_01m8cnh8tkeyrt4pwr7d9220sc","contact_name":"Marlow & Pike LLP","issue_date":"2026-02-20","due_date":"2026-03-22","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":1332.00,"vat_total":266.40,"gross_total":1598.40,"amount_paid":0.00,"amount_credited":0.00,"amount_due":1598.40,"overdue":true,"journal_id":"jnl_01m8cnh93kemrsd4b2ww1eyn5a","void_date":null,"void_journal_id":null,"created_at":"2026-11-26T19:32:49.395Z","updated_at":"2026-11-26T19:32:49.395Z","version":1,"lines":[{"description":"Course for new starters","quantity":1,"unit_price":1480.00,"discount_percent":10,"account_id":"acc_01m8cnh8hte10v5n4e9paryg78","account_code":"4000","vat_code":"ST","net_amount":1332.00,"vat_amount":266.40,"gross_amount":1598.40}]}}', 1795721569395);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8cnh88weh4969nypm2kasyt', 'org_01m8cnh8hte10v5n4ecpqyd7wc', 'tieout-invoices-931f695cf08f997304bb5728a9c5e58f30c959cb58907138153670368f58f49d', '\xca4a51ae15cf037b9df0a73db1d7c4cd276cd475925ba4b0b2a2dafc0f782273', 201, '{"data":{"id":"inv_01m8cnh94eeaqse27gf8333e04","type":"sales","kind":"credit_note","status":"issued","number":"CN-0001","contact_id":"con_01m8cnh8tkeyrt4pwr7d9220sc","contact_name":"Marlow & Pike LLP","issue_date":"2026-03-12","due_date":"2026-03-12","amounts_are":"exclusive","currency":"GBP","reference":"INV-0004","notes":null,"net_total":150.00,"vat_total":30.00,"gross_total":180.00,"amount_paid":0.00,"amount_credited":0.00,"amount_due":180.00,"overdue":false,"journal_id":"jnl_01m8cnh94eeaqse27gffpwa0v3","void_date":null,"void_journal_id":null,"created_at":"2026-11-26T19:32:49.422Z","updated_at":"2026-11-26T19:32:49.422Z","version":1,"lines":[{"description":"A day that was not held","quantity":1,"unit_price":150.00,"discount_percent":null,"account_id":"acc_01m8cnh8hte10v5n4e9paryg78","account_code":"4000","vat_code":"ST","net_amount":150.00,"vat_amount":30.00,"gross_amount":180.00}]}}', 1795721569422);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8cnh88weh4969nypm2kasyt', 'org_01m8cnh8hte10v5n4ecpqyd7wc', 'tieout-invoices-824a55dab215c1aa850daa9b3f2fec285220b64aa96b4e8d24dfed769ec81784', '\x631d40bae5d76f1b5f5140b141b9085610605f63ade5ec0087b18ac8986cc25e', 201, '{"data":{"id":"inv_01m8cnh959ea1b93mzghjd0mte","type":"sales","kind":"invoice","status":"issued","number":"INV-0006","contact_id":"con_01m8cnh8ree7hb4xhjcr6a74p3","contact_name":"Abbey Schools Trust","issue_date":"2026-03-27","due_date":"2026-04-26","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":499.00,"vat_total":65.00,"gross_total":564.00,"amount_paid":0.00,"amount_credited":0.00,"amount_due":564.00,"overdue":true,"journal_id":"jnl_01m8cnh959ea1b93mzgn8cr3z6","void_date":null,"void_journal_id":null,"created_at":"2026-11-26T19:32:49.449Z","updated_at":"2026-11-26T19:32:49.449Z","version":1,"lines":[{"description":"Workbooks","quantity":24,"unit_price":7.25,"discount_percent":null,"account_id":"acc_01m8cnh8hte10v5n4e9s23f48z","account_code":"4010","vat_code":"ZR","net_amount":174.00,"vat_amount":0.00,"gross_amount":174.00},{"description":"Half a day of course design","quantity":0.5,"unit_price":650.00,"discount_percent":null,"account_id":"acc_01m8cnh8hte10v5n4e9paryg78","account_code":"4000","vat_code":"ST","net_amount":325.00,"vat_amount":65.00,"gross_amount":390.00}]}}', 1795721569449);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8cnh88weh4969nypm2kasyt', 'org_01m8cnh8hte10v5n4ecpqyd7wc', '01a21958-a519-7708-9eac-b59026e7d225', '\x242e21a494ef8f7f484a3773a97fca71301ee321140c38956f88c1c9113c23ed', 201, '{"data":{"id":"inv_01m8cnh94eeaqse27gf8333e04","type":"sales","kind":"credit_note","status":"paid","number":"CN-0001","contact_id":"con_01m8cnh8tkeyrt4pwr7d9220sc","contact_name":"Marlow & Pike LLP","issue_date":"2026-03-12","due_date":"2026-03-12","amounts_are":"exclusive","currency":"GBP","reference":"INV-0004","notes":null,"net_total":150.00,"vat_total":30.00,"gross_total":180.00,"amount_paid":0.00,"amount_credited":180.00,"amount_due":0.00,"overdue":false,"journal_id":"jnl_01m8cnh94eeaqse27gffpwa0v3","void_date":null,"void_journal_id":null,"created_at":"2026-11-26T19:32:49.422Z","updated_at":"2026-11-26T19:32:49.565Z","version":2,"lines":[{"description":"A day that was not held","quantity":1,"unit_price":150.00,"discount_percent":null,"account_id":"acc_01m8cnh8hte10v5n4e9paryg78","account_code":"4000","vat_code":"ST","net_amount":150.00,"vat_amount":30.00,"gross_amount":180.00}]}}', 1795721569565);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8cnh88weh4969nypm2kasyt', 'org_01m8cnh8hte10v5n4ecpqyd7wc', 'tieout-invoices-f82fb9bd90774d2e368e84be09d7a9a378e3057ccadb28d87522e2c8e563e03e', '\x728ee39cf5ffad4c622950b705dd62da3259cb1fe4a0a2ea7c4f0ff29694a957', 201, '{"data":{"id":"inv_01m8cnh911ewws5hh2df73acer","type":"purchase","kind":"invoice","status":"issued","number":"PX-881","contact_id":"con_01m8cnh8vme7jakmyxs9m731pt","contact_name":"Printwell","issue_date":"2026-01-20","due_date":"2026-02-19","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":412.00,"vat_total":0.00,"gross_total":412.00,"amount_paid":0.00,"amount_credited":0.00,"amount_due":412.00,"overdue":true,"journal_id":"jnl_01m8cnh911ewws5hh2dkh68m9z","void_date":null,"void_journal_id":null,"created_at":"2026-11-26T19:32:49.313Z","updated_at":"2026-11-26T19:32:49.313Z","version":1,"lines":[{"description":"Printing of workbooks","quantity":1,"unit_price":412.00,"discount_percent":null,"account_id":"acc_01m8cnh8hte10v5n4ea9bz7f8p","account_code":"5000","vat_code":"ZR","net_amount":412.00,"vat_amount":0.00,"gross_amount":412.00}]}}', 1795721569313);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8cnh88weh4969nypm2kasyt', 'org_01m8cnh8hte10v5n4ecpqyd7wc', 'tieout-invoices-28c2b3efd320f0e7885f1e1cdbd6b91a95f96350820734441864c348ac2dd074', '\x0308ec1ea6f5b65279d5bd8b569aecc3b1a1060b69e9f6c89e892a980a794d72', 201, '{"data":{"id":"inv_01m8cnh922e6waxd7mhncynmaq","type":"sales","kind":"invoice","status":"issued","number":"INV-0002","contact_id":"con_01m8cnh8ree7hb4xhjcr6a74p3","contact_name":"Abbey Schools Trust","issue_date":"2026-01-28","due_date":"2026-02-27","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":870.00,"vat_total":0.00,"gross_total":870.00,"amount_paid":0.00,"amount_credited":0.00,"amount_due":870.00,"overdue":true,"journal_id":"jnl_01m8cnh922e6waxd7mhrmz353t","void_date":null,"void_journal_id":null,"created_at":"2026-11-26T19:32:49.346Z","updated_at":"2026-11-26T19:32:49.346Z","version":1,"lines":[{"description":"Workbooks","quantity":120,"unit_price":7.25,"discount_percent":null,"account_id":"acc_01m8cnh8hte10v5n4e9s23f48z","account_code":"4010","vat_code":"ZR","net_amount":870.00,"vat_amount":0.00,"gross_amount":870.00}]}}', 1795721569346);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8cnh88weh4969nypm2kasyt', 'org_01m8cnh8hte10v5n4ecpqyd7wc', 'tieout-invoices-27b56945e1bb7f6497b538a48e3022d0df2af7b4b2b08eeeb350fbf960dce990', '\x8c301997ba080bda6a26a39b687abe957ff14da6744c4561ce033309da258d54', 201, '{"data":{"id":"inv_01m8cnh934enk8yebq8ac18893","type":"sales","kind":"invoice","status":"issued","number":"INV-0003","contact_id":"con_01m8cnh8sbe68ssf5386s026ex","contact_name":"Kestrel Fitness CIC","issue_date":"2026-02-09","due_date":"2026-03-11","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":275.00,"vat_total":7.00,"gross_total":282.00,"amount_paid":0.00,"amount_credited":0.00,"amount_due":282.00,"overdue":true,"journal_id":"jnl_01m8cnh934enk8yebq8ea717et","void_date":null,"void_journal_id":null,"created_at":"2026-11-26T19:32:49.380Z","updated_at":"2026-11-26T19:32:49.380Z","version":1,"lines":[{"description":"Seminar room, 5 evenings","quantity":5,"unit_price":48.00,"discount_percent":null,"account_id":"acc_01m8cnh8krehaah81ptz0y5mxk","account_code":"4100","vat_code":"EX","net_amount":240.00,"vat_amount":0.00,"gross_amount":240.00},{"description":"Projector","quantity":1,"unit_price":35.00,"discount_percent":null,"account_id":"acc_01m8cnh8hte10v5n4e9paryg78","account_code":"4000","vat_code":"ST","net_amount":35.00,"vat_amount":7.00,"gross_amount":42.00}]}}', 1795721569380);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8cnh88weh4969nypm2kasyt', 'org_01m8cnh8hte10v5n4ecpqyd7wc', 'tieout-invoices-6045402011cce75f086db3e883ce6ac4a9d5058357441133b1c625b089de7192', '\x2ae762fcdbeb432a91fa418fe4e9c021d335c38734dd60f7b69da92ba32b4efe', 201, '{"data":{"id":"inv_01m8cnh941etmsfzfcrjmzzycy","type":"sales","kind":"invoice","status":"issued","number":"INV-0005","contact_id":"con_01m8cnh8tkeyrt4pwr7d9220sc","contact_name":"Marlow & Pike LLP","issue_date":"2026-03-03","due_date":"2026-04-02","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":500.00,"vat_total":100.00,"gross_total":600.00,"amount_paid":0.00,"amount_credited":0.00,"amount_due":600.00,"overdue":true,"journal_id":"jnl_01m8cnh941etmsfzfcrnz0pb9m","void_date":null,"void_journal_id":null,"created_at":"2026-11-26T19:32:49.409Z","updated_at":"2026-11-26T19:32:49.409Z","version":1,"lines":[{"description":"Raised in error","quantity":1,"unit_price":500.00,"discount_percent":null,"account_id":"acc_01m8cnh8hte10v5n4e9paryg78","account_code":"4000","vat_code":"ST","net_amount":500.00,"vat_amount":100.00,"gross_amount":600.00}]}}', 1795721569409);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8cnh88weh4969nypm2kasyt', 'org_01m8cnh8hte10v5n4ecpqyd7wc', 'tieout-invoices-4cfe8bcd88efc125187afc707576a2159cf97fd71c084d62b2537e49563b887c', '\xcfeea9859b249a8560613f346f37032145f32662b4b4caa9f36f8be0d2d1ab79', 201, '{"data":{"id":"inv_01m8cnh94xe4f8nq595am7e5x6","type":"purchase","kind":"invoice","status":"issued","number":"FR-1209","contact_id":"con_01m8cnh8xve9qsscgtc65ye4k5","contact_name":"Fern & Rowe","issue_date":"2026-03-24","due_date":"2026-04-23","amounts_are":"inclusive","currency":"GBP","reference":null,"notes":null,"net_total":640.00,"vat_total":128.00,"gross_total":768.00,"amount_paid":0.00,"amount_credited":0.00,"amount_due":768.00,"overdue":true,"journal_id":"jnl_01m8cnh94xe4f8nq595ecv7zby","void_date":null,"void_journal_id":null,"created_at":"2026-11-26T19:32:49.437Z","updated_at":"2026-11-26T19:32:49.437Z","version":1,"lines":[{"description":"Illustration, 2 days","quantity":2,"unit_price":384.00,"discount_percent":null,"account_id":"acc_01m8cnh8hte10v5n4eadkztyhp","account_code":"5010","vat_code":"ST","net_amount":640.00,"vat_amount":128.00,"gross_amount":768.00}]}}', 1795721569437);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8cnh88weh4969nypm2kasyt', 'org_01m8cnh8hte10v5n4ecpqyd7wc', '01a21958-a4d4-77ed-a9f4-4f4b48e7f397', '\xfe5ed2788537657c43a10fc2bc020ba055ef2a2f35da3076bc7069f062232ab7', 200, '{"data":{"id":"inv_01m8cnh941etmsfzfcrjmzzycy","type":"sales","kind":"invoice","status":"void","number":"INV-0005","contact_id":"con_01m8cnh8tkeyrt4pwr7d9220sc","contact_name":"Marlow & Pike LLP","issue_date":"2026-03-03","due_date":"2026-04-02","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":500.00,"vat_total":100.00,"gross_total":600.00,"amount_paid":0.00,"amount_credited":0.00,"amount_due":0.00,"overdue":false,"journal_id":"jnl_01m8cnh941etmsfzfcrnz0pb9m","void_date":"2026-03-03","void_journal_id":"jnl_01m8cnh96tedv8mwstjmebcxrq","created_at":"2026-11-26T19:32:49.409Z","updated_at":"2026-11-26T19:32:49.498Z","version":2,"lines":[{"description":"Raised in error","quantity":1,"unit_price":500.00,"discount_percent":null,"account_id":"acc_01m8cnh8hte10v5n4e9paryg78","account_code":"4000","vat_code":"ST","net_amount":500.00,"vat_amount":100.00,"gross_amount":600.00}]}}', 1795721569498);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8cnh88weh4969nypm2kasyt', 'org_01m8cnh8hte10v5n4ecpqyd7wc', 'tieout-journals-69f05ffa8711e0921bb7aad48a377c1ede3b72fe3094e91b5bf5229de15b7917', '\x50bc4c4c73c637fd01a2ba6f22859421eda8e403f7ef87e7cd1fd0077cf86a29', 200, '{"data":{"mode":"all_or_nothing","posted":3,"refused":0,"items":[{"index":0,"status":"posted","id":"jnl_01m8cnh9aqew1vtfhdaghsk5bf","sequence":14,"error":null},{"index":1,"status":"posted","id":"jnl_01m8cnh9aqew1vtfhdavrx8g1s","sequence":15,"error":null},{"index":2,"status":"posted","id":"jnl_01m8cnh9aqew1vtfhdb19ppxv8","sequence":16,"error":null}]}}', 1795721569623);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8cnh88weh4969nypm2kasyt', 'org_01m8cnh8hte10v5n4ecpqyd7wc', '01a21958-a589-7649-a699-1da5cff3cb29', '\x5c74029f5245f815bb1710cc9689b6dc2e9feb6d0bb370a949b950d2f92900e4', 201, '{"data":{"id":"set_01m8cnh9cbe0fsst7s3m0bez0m","type":"receipt","status":"posted","refund":false,"contact_id":"con_01m8cnh8sbe68ssf5386s026ex","contact_name":"Kestrel Fitness CIC","bank_account_id":"bac_01m8cnh8p3ehvs7yjhdvwn3y3n","date":"2026-03-06","amount":282.00,"currency":"GBP","reference":null,"allocated_amount":282.00,"unallocated_amount":0.00,"allocations":[{"id":"alc_01m8cnh9cbe0fsst7s3x0pfvh2","invoice_id":"inv_01m8cnh934enk8yebq8ac18893","invoice_number":"INV-0003","settlement_id":"set_01m8cnh9cbe0fsst7s3m0bez0m","credit_note_id":null,"amount":282.00,"date":"2026-03-06","created_at":"2026-11-26T19:32:49.675Z"}],"bank_transaction_id":null,"journal_id":"jnl_01m8cnh9cbe0fsst7s3v5n7rhy","void_date":null,"void_journal_id":null,"created_at":"2026-11-26T19:32:49.675Z","updated_at":"2026-11-26T19:32:49.675Z","version":1}}', 1795721569675);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8cnh88weh4969nypm2kasyt', 'org_01m8cnh8hte10v5n4ecpqyd7wc', '01a21958-a7b5-71c9-b64b-a10d0e3439b0', '\x081067ca27b7473511140e3ba1792eab21fef6edc945cd45b5276c3dbb5b4a2a', 200, '{"data":{"id":"btx_01m8cnh9efeh5ac5616vw108p7","bank_account_id":"bac_01m8cnh8p3ehvs7yjhdvwn3y3n","date":"2026-03-16","amount":1418.40,"currency":"GBP","description":"FPI MARLOW AND PIKE LLP INV-0004 LESS CN-0001","reference":null,"external_id":null,"status":"confirmed","account_id":null,"vat_code":"NV","vat_amount":0.00,"net_amount":1418.40,"contact_id":"con_01m8cnh8tkeyrt4pwr7d9220sc","journal_id":"jnl_01m8cnh9xrej2v4ebt0vbe0vc7","settlement_id":"set_01m8cnh9xrej2v4ebt0vbe0vc7","confirmed_at":"2026-11-26T19:32:50.232Z","created_at":"2026-11-26T19:32:49.743Z","updated_at":"2026-11-26T19:32:50.232Z","version":2}}', 1795721570232);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8cnh88weh4969nypm2kasyt', 'org_01m8cnh8hte10v5n4ecpqyd7wc', '01a21958-a8c7-70a5-9e3b-f952c0d64132', '\x7b0f069d90ad38e66d65bd74dd0e1feca71a1299060cdeda72adb4a487d8c07f', 200, '{"data":{"id":"btx_01m8cnh9efeh5ac561760p1qj0","bank_account_id":"bac_01m8cnh8p3ehvs7yjhdvwn3y3n","date":"2026-03-31","amount":-936.55,"currency":"GBP","description":"FPO J WREN NET PAY MARCH","reference":null,"external_id":null,"status":"confirmed","account_id":"acc_01m8cnh8hte10v5n4e8gc79mtz","vat_code":"NV","vat_amount":0.00,"net_amount":-936.55,"contact_id":null,"journal_id":"jnl_01m8cnha6bed7822sw5z3w7rwb","settlement_id":null,"confirmed_at":"2026-11-26T19:32:50.507Z","created_at":"2026-11-26T19:32:49.743Z","updated_at":"2026-11-26T19:32:50.507Z","version":2}}', 1795721570507);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8cnh88weh4969nypm2kasyt', 'org_01m8cnh8hte10v5n4ecpqyd7wc', '01a21958-ab15-76be-864a-1f9946ae0a88', '\x4c52cbd34585a924464c031acb6f21edb34e487efe1843169373a96872044adb', 200, '{"data":{"id":"btx_01m8cnh9efeh5ac5616admf7xa","bank_account_id":"bac_01m8cnh8p3ehvs7yjhdvwn3y3n","date":"2026-02-18","amount":-58.40,"currency":"GBP","description":"CARD TRAINLINE.COM LONDON","reference":null,"external_id":null,"status":"confirmed","account_id":"acc_01m8cnh8hte10v5n4ebtbaxdx1","vat_code":"ZR","vat_amount":0.00,"net_amount":-58.40,"contact_id":null,"journal_id":"jnl_01m8cnharsear9z6ma1z3z5q0t","settlement_id":null,"confirmed_at":"2026-11-26T19:32:51.097Z","created_at":"2026-11-26T19:32:49.743Z","updated_at":"2026-11-26T19:32:51.097Z","version":3}}', 1795721571097);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8cnh88weh4969nypm2kasyt', 'org_01m8cnh8hte10v5n4ecpqyd7wc', '01a21958-ab5c-718d-a364-dcb0c8cd49c9', '\x8ffe9887121c6152d45ccff68e63e70a50d4d32cb3d4887d4c6494bace8fb816', 200, '{"data":{"id":"btx_01m8cnh9efeh5ac5616gazw56y","bank_account_id":"bac_01m8cnh8p3ehvs7yjhdvwn3y3n","date":"2026-03-02","amount":-36.00,"currency":"GBP","description":"CARD SLATEWORK SOFTWARE SUBSCRIPTION","reference":null,"external_id":null,"status":"confirmed","account_id":"acc_01m8cnh8hte10v5n4ebgs1twzq","vat_code":"ST","vat_amount":6.00,"net_amount":-30.00,"contact_id":null,"journal_id":"jnl_01m8cnhatye87b3qbz8mvvvcg6","settlement_id":null,"confirmed_at":"2026-11-26T19:32:51.166Z","created_at":"2026-11-26T19:32:49.743Z","updated_at":"2026-11-26T19:32:51.166Z","version":3}}', 1795721571166);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8cnh88weh4969nypm2kasyt', 'org_01m8cnh8hte10v5n4ecpqyd7wc', '01a21958-ab99-751d-aa80-9c9a6e33a878', '\xf8391ea15245ccbad8778cf6910882bd01e418bfb4a0bfe7d0b4e960db9b13e8', 200, '{"data":{"id":"btx_01m8cnh9efeh5ac5615xyz7q14","bank_account_id":"bac_01m8cnh8p3ehvs7yjhdvwn3y3n","date":"2026-02-02","amount":-36.00,"currency":"GBP","description":"CARD SLATEWORK SOFTWARE SUBSCRIPTION","reference":null,"external_id":null,"status":"confirmed","account_id":"acc_01m8cnh8hte10v5n4ebgs1twzq","vat_code":"ST","vat_amount":6.00,"net_amount":-30.00,"contact_id":null,"journal_id":"jnl_01m8cnhawzeq0rv8thqmw2d2zg","settlement_id":null,"confirmed_at":"2026-11-26T19:32:51.231Z","created_at":"2026-11-26T19:32:49.743Z","updated_at":"2026-11-26T19:32:51.231Z","version":3}}', 1795721571231);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8cnh88weh4969nypm2kasyt', 'org_01m8cnh8hte10v5n4ecpqyd7wc', '01a21958-abe5-755c-9eb7-1910c122bd5d', '\x38f66669bc74228c8d67fcbc47a0d5d6d38de8fc125a1e906f7f9430f5315ca1', 200, '{"data":{"id":"btx_01m8cnh9efeh5ac5616wyhsynv","bank_account_id":"bac_01m8cnh8p3ehvs7yjhdvwn3y3n","date":"2026-03-20","amount":-7.50,"currency":"GBP","description":"TOTAL CHARGES TO 19MAR2026","reference":null,"external_id":null,"status":"confirmed","account_id":"acc_01m8cnh8hte10v5n4ecd4py4zj","vat_code":"EX","vat_amount":0.00,"net_amount":-7.50,"contact_id":null,"journal_id":"jnl_01m8cnhaz8e2m9kp69rkjp1ps6","settlement_id":null,"confirmed_at":"2026-11-26T19:32:51.304Z","created_at":"2026-11-26T19:32:49.743Z","updated_at":"2026-11-26T19:32:51.304Z","version":3}}', 1795721571304);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8cnh88weh4969nypm2kasyt', 'org_01m8cnh8hte10v5n4ecpqyd7wc', '01a21958-ac97-7049-adbc-5c1380f1fac8', '\x9ca764a2f17ce250bbad6436c5eb23566453c968a020b0ddc7ca29cd28f396d8', 200, '{"data":{"id":"vrt_01m8cnhb3nevgbfqer91x517at","date_from":"2026-01-01","date_to":"2026-03-31","status":"finalised","currency":"GBP","scheme":"standard","flat_rate_percent":null,"adjustments":[],"boxes":{"1":698.40,"2":0.00,"3":698.40,"4":319.80,"5":378.60,"6":4776.00,"7":3427.00,"8":0.00,"9":0.00},"direction":"pay","hmrc":{"vatDueSales":698.40,"vatDueAcquisitions":0.00,"totalVatDue":698.40,"vatReclaimedCurrPeriod":319.80,"netVatDue":378.60,"totalValueSalesExVAT":4776,"totalValuePurchasesExVAT":3427,"totalValueGoodsSuppliedExVAT":0,"totalAcquisitionsExVAT":0},"journal_id":null,"finalised_at":"2026-11-26T19:32:51.482Z","created_at":"2026-11-26T19:32:51.445Z","updated_at":"2026-11-26T19:32:51.482Z","version":2}}', 1795721571482);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8cnh88weh4969nypm2kasyt', 'org_01m8cnh8hte10v5n4ecpqyd7wc', '01a21958-acc7-716b-88d7-5b743d811294', '\xd35b24e29add4daf18ea1d38594f73ca367e80a797cd6a3bc4be98c57e202f9d', 200, '{"data":{"id":"org_01m8cnh8hte10v5n4ecpqyd7wc","name":"Wren & Marsh Ltd","currency":"GBP","country":"GB","financial_year_end":"03-31","vat_registered":true,"vat_number":null,"vat_scheme":"standard","flat_rate_percent":null,"vat_rounding":"line","status":"active","role":"owner","lock_date":"2026-03-31","created_at":"2026-11-26T19:32:48.826Z","updated_at":"2026-11-26T19:32:51.529Z","version":2}}', 1795721571529);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8cnh88weh4969nypm2kasyt', 'org_01m8cnh8hte10v5n4ecpqyd7wc', '01a21958-a5ca-74c4-b45d-40aed13d832c', '\xbf2d0074b782a3dc229423d54ff0077b11f16ec39a74c2b085b7429a0b48cc0a', 200, '{"data":{"created":13,"duplicates":0,"dry_run":false,"rows":[{"index":0,"status":"created","id":"btx_01m8cnh9efeh5ac5615q4edppg"},{"index":1,"status":"created","id":"btx_01m8cnh9efeh5ac5615vemd64s"},{"index":2,"status":"created","id":"btx_01m8cnh9efeh5ac5615xyz7q14"},{"index":3,"status":"created","id":"btx_01m8cnh9efeh5ac561623cv7dr"},{"index":4,"status":"created","id":"btx_01m8cnh9efeh5ac561659zjp2b"},{"index":5,"status":"created","id":"btx_01m8cnh9efeh5ac5616admf7xa"},{"index":6,"status":"created","id":"btx_01m8cnh9efeh5ac5616em9bcf2"},{"index":7,"status":"created","id":"btx_01m8cnh9efeh5ac5616gazw56y"},{"index":8,"status":"created","id":"btx_01m8cnh9efeh5ac5616qnz9rep"},{"index":9,"status":"created","id":"btx_01m8cnh9efeh5ac5616vw108p7"},{"index":10,"status":"created","id":"btx_01m8cnh9efeh5ac5616wyhsynv"},{"index":11,"status":"created","id":"btx_01m8cnh9efeh5ac56171fvvdm0"},{"index":12,"status":"created","id":"btx_01m8cnh9efeh5ac561760p1qj0"}]}}', 1795721569743);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8cnh88weh4969nypm2kasyt', 'org_01m8cnh8hte10v5n4ecpqyd7wc', '01a21958-a629-72eb-bd1a-7cfb1a7c0bf9', '\x9dea77c252df646dd56d8f2feb1216f2f7334a8977d264d6c8f234f3d3d1878b', 200, '{"data":{"id":"btx_01m8cnh9efeh5ac5615q4edppg","bank_account_id":"bac_01m8cnh8p3ehvs7yjhdvwn3y3n","date":"2026-01-22","amount":-1078.80,"currency":"GBP","description":"FPO TECHBARN LTD TB-0117","reference":null,"external_id":null,"status":"confirmed","account_id":null,"vat_code":"NV","vat_amount":0.00,"net_amount":-1078.80,"contact_id":"con_01m8cnh8wae46awxcksqxzhz9g","journal_id":"jnl_01m8cnh9hcebkbft476p3yehg3","settlement_id":"set_01m8cnh9hcebkbft476p3yehg3","confirmed_at":"2026-11-26T19:32:49.836Z","created_at":"2026-11-26T19:32:49.743Z","updated_at":"2026-11-26T19:32:49.836Z","version":2}}', 1795721569836);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8cnh88weh4969nypm2kasyt', 'org_01m8cnh8hte10v5n4ecpqyd7wc', '01a21958-a675-7391-9e10-23aa231eb8d5', '\x20f6bae3fac1cfe8bc71f8511b7e7b6918dbc9d7d67ac2f66486ae20fce9b91c', 200, '{"data":{"id":"btx_01m8cnh9efeh5ac5615vemd64s","bank_account_id":"bac_01m8cnh8p3ehvs7yjhdvwn3y3n","date":"2026-01-30","amount":1500.00,"currency":"GBP","description":"FPI ABBEY SCHOOLS TRUST PART INV-0001","reference":null,"external_id":null,"status":"confirmed","account_id":null,"vat_code":"NV","vat_amount":0.00,"net_amount":1500.00,"contact_id":"con_01m8cnh8ree7hb4xhjcr6a74p3","journal_id":"jnl_01m8cnh9kse0g8829v7w61q8b4","settlement_id":"set_01m8cnh9kse0g8829v7w61q8b4","confirmed_at":"2026-11-26T19:32:49.913Z","created_at":"2026-11-26T19:32:49.743Z","updated_at":"2026-11-26T19:32:49.913Z","version":2}}', 1795721569913);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8cnh88weh4969nypm2kasyt', 'org_01m8cnh8hte10v5n4ecpqyd7wc', '01a21958-a6b7-700e-863b-547ec193ffd3', '\x759f5268e3deb171f27f035e6557a5434f55a6e3bc71fbcfe4bf5e99594204a1', 200, '{"data":{"id":"btx_01m8cnh9efeh5ac561623cv7dr","bank_account_id":"bac_01m8cnh8p3ehvs7yjhdvwn3y3n","date":"2026-02-10","amount":-1350.00,"currency":"GBP","description":"FPO HARCOURT LETTINGS HL-33","reference":null,"external_id":null,"status":"confirmed","account_id":null,"vat_code":"NV","vat_amount":0.00,"net_amount":-1350.00,"contact_id":"con_01m8cnh8x3es2v5hfn87pcbsvp","journal_id":"jnl_01m8cnh9nses68xcfxntykn5n3","settlement_id":"set_01m8cnh9nses68xcfxntykn5n3","confirmed_at":"2026-11-26T19:32:49.977Z","created_at":"2026-11-26T19:32:49.743Z","updated_at":"2026-11-26T19:32:49.977Z","version":2}}', 1795721569977);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8cnh88weh4969nypm2kasyt', 'org_01m8cnh8hte10v5n4ecpqyd7wc', '01a21958-a701-7191-854a-3e244e857f95', '\x104570a2fce635fd781ba532ffa60d2f03e475e99674c33f59e0de2f7142d047', 200, '{"data":{"id":"btx_01m8cnh9efeh5ac561659zjp2b","bank_account_id":"bac_01m8cnh8p3ehvs7yjhdvwn3y3n","date":"2026-02-16","amount":1710.00,"currency":"GBP","description":"FPI ABBEY SCHOOLS TRUST INV-0001 INV-0002","reference":null,"external_id":null,"status":"confirmed","account_id":null,"vat_code":"NV","vat_amount":0.00,"net_amount":1710.00,"contact_id":"con_01m8cnh8ree7hb4xhjcr6a74p3","journal_id":"jnl_01m8cnh9r3eqx8qanj6ge5cmhq","settlement_id":"set_01m8cnh9r3eqx8qanj6ge5cmhq","confirmed_at":"2026-11-26T19:32:50.051Z","created_at":"2026-11-26T19:32:49.743Z","updated_at":"2026-11-26T19:32:50.051Z","version":2}}', 1795721570051);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8cnh88weh4969nypm2kasyt', 'org_01m8cnh8hte10v5n4ecpqyd7wc', '01a21958-a766-77b2-9339-f7f999449764', '\xb9e35ccec299ff9aba4854df701a915c58f32a6ec6c68252beb49d38fa0632ef', 200, '{"data":{"id":"btx_01m8cnh9efeh5ac5616em9bcf2","bank_account_id":"bac_01m8cnh8p3ehvs7yjhdvwn3y3n","date":"2026-02-27","amount":-400.00,"currency":"GBP","description":"FPO PRINTWELL PX-881","reference":null,"external_id":null,"status":"confirmed","account_id":null,"vat_code":"NV","vat_amount":0.00,"net_amount":-400.00,"contact_id":"con_01m8cnh8vme7jakmyxs9m731pt","journal_id":"jnl_01m8cnh9v9e5hsxv4v0cm6npvn","settlement_id":"set_01m8cnh9v9e5hsxv4v0cm6npvn","confirmed_at":"2026-11-26T19:32:50.153Z","created_at":"2026-11-26T19:32:49.743Z","updated_at":"2026-11-26T19:32:50.153Z","version":2}}', 1795721570153);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8cnh88weh4969nypm2kasyt', 'org_01m8cnh8hte10v5n4ecpqyd7wc', '01a21958-a824-75bb-ab61-ed49dc79105a', '\x7c1e4cd233e448c46cb0113abcee57fdd62ca4f0c6d03e40bca91064eb143f92', 200, '{"data":{"id":"btx_01m8cnh9efeh5ac5616qnz9rep","bank_account_id":"bac_01m8cnh8p3ehvs7yjhdvwn3y3n","date":"2026-03-06","amount":282.00,"currency":"GBP","description":"FPI KESTREL FITNESS CIC INV-0003","reference":null,"external_id":null,"status":"confirmed","account_id":null,"vat_code":"NV","vat_amount":0.00,"net_amount":282.00,"contact_id":"con_01m8cnh8sbe68ssf5386s026ex","journal_id":"jnl_01m8cnh9cbe0fsst7s3v5n7rhy","settlement_id":"set_01m8cnh9cbe0fsst7s3m0bez0m","confirmed_at":"2026-11-26T19:32:50.343Z","created_at":"2026-11-26T19:32:49.743Z","updated_at":"2026-11-26T19:32:50.343Z","version":2}}', 1795721570343);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8cnh88weh4969nypm2kasyt', 'org_01m8cnh8hte10v5n4ecpqyd7wc', '01a21958-a86d-767d-8fa3-c6eb6aa858a9', '\xf02199996d8b231ce5b69141a2057d2a4ebe8c6e8459c974971ddb0def22c91f', 200, '{"data":{"id":"btx_01m8cnh9efeh5ac56171fvvdm0","bank_account_id":"bac_01m8cnh8p3ehvs7yjhdvwn3y3n","date":"2026-03-25","amount":-2000.00,"currency":"GBP","description":"TFR TO SAVINGS","reference":null,"external_id":null,"status":"confirmed","account_id":null,"vat_code":"NV","vat_amount":0.00,"net_amount":-2000.00,"contact_id":null,"journal_id":"jnl_01m8cnha3ge1jt8m696ttzndkg","settlement_id":null,"confirmed_at":"2026-11-26T19:32:50.416Z","created_at":"2026-11-26T19:32:49.743Z","updated_at":"2026-11-26T19:32:50.416Z","version":2}}', 1795721570416);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8cnh88weh4969nypm2kasyt', 'org_01m8cnh8hte10v5n4ecpqyd7wc', '01a21958-a905-7244-9da9-2250a4fc12ff', '\xea38212849906e42786e8b768db534b75ca3ed80072e99bb5ea382ad46cda225', 200, '{"data":{"suggested":4,"applied":4,"next":null,"suggestions":[{"id":"btx_01m8cnh9efeh5ac5615xyz7q14","bank_account_id":"bac_01m8cnh8p3ehvs7yjhdvwn3y3n","date":"2026-02-02","amount":-36.00,"currency":"GBP","description":"CARD SLATEWORK SOFTWARE SUBSCRIPTION","kind":"account","allocations":[],"settlement_id":null,"transfer_to_bank_account_id":null,"transfer_to_bank_account_name":null,"other_half_id":null,"account_id":"acc_01m8cnh8hte10v5n4ebgs1twzq","account_code":"6210","account_name":"Software and subscriptions","vat_code":"ST","vat_amount":6.00,"confidence":0.989,"suggested_by":"text","reason":"the text names the account, standard-rated (VAT Notice 700)","applied":true,"error":null},{"id":"btx_01m8cnh9efeh5ac5616admf7xa","bank_account_id":"bac_01m8cnh8p3ehvs7yjhdvwn3y3n","date":"2026-02-18","amount":-58.40,"currency":"GBP","description":"CARD TRAINLINE.COM LONDON","kind":"account","allocations":[],"settlement_id":null,"transfer_to_bank_account_id":null,"transfer_to_bank_account_name":null,"other_half_id":null,"account_id":"acc_01m8cnh8hte10v5n4ebtbaxdx1","account_code":"6300","account_name":"Travel and subsistence","vat_code":"ZR","vat_amount":0.00,"confidence":0.872,"suggested_by":"text","reason":"supplier Trainline: rail travel, zero-rated (VAT Notice 744A)","applied":true,"error":null},{"id":"btx_01m8cnh9efeh5ac5616gazw56y","bank_account_id":"bac_01m8cnh8p3ehvs7yjhdvwn3y3n","date":"2026-03-02","amount":-36.00,"currency":"GBP","description":"CARD SLATEWORK SOFTWARE SUBSCRIPTION","kind":"account","allocations":[],"settlement_id":null,"transfer_to_bank_account_id":null,"transfer_to_bank_account_name":null,"other_half_id":null,"account_id":"acc_01m8cnh8hte10v5n4ebgs1twzq","account_code":"6210","account_name":"Software and subscriptions","vat_code":"ST","vat_amount":6.00,"confidence":0.989,"suggested_by":"text","reason":"the text names the account, standard-rated (VAT Notice 700)","applied":true,"error":null},{"id":"btx_01m8cnh9efeh5ac5616wyhsynv","bank_account_id":"bac_01m8cnh8p3ehvs7yjhdvwn3y3n","date":"2026-03-20","amount":-7.50,"currency":"GBP","description":"TOTAL CHARGES TO 19MAR2026","kind":"account","allocations":[],"settlement_id":null,"transfer_to_bank_account_id":null,"transfer_to_bank_account_name":null,"other_half_id":null,"account_id":"acc_01m8cnh8hte10v5n4ecd4py4zj","account_code":"6700","account_name":"Bank charges","vat_code":"EX","vat_amount":0.00,"confidence":0.990,"suggested_by":"text","reason":"\"bank charges\": bank charges, exempt (VAT Notice 701/49)","applied":true,"error":null}]}}', 1795721571024);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8cnh88weh4969nypm2kasyt', 'org_01m8cnh8hte10v5n4ecpqyd7wc', '01a21958-ac72-753d-8ad0-199e37c58bd6', '\xac1e115e136fa852a05a29359be103229ad8278e31e5658182a1d538f3dcb903', 201, '{"data":{"id":"vrt_01m8cnhb3nevgbfqer91x517at","date_from":"2026-01-01","date_to":"2026-03-31","status":"draft","currency":"GBP","scheme":"standard","flat_rate_percent":null,"adjustments":[],"boxes":{"1":698.40,"2":0.00,"3":698.40,"4":319.80,"5":378.60,"6":4776.00,"7":3427.00,"8":0.00,"9":0.00},"direction":"pay","hmrc":{"vatDueSales":698.40,"vatDueAcquisitions":0.00,"totalVatDue":698.40,"vatReclaimedCurrPeriod":319.80,"netVatDue":378.60,"totalValueSalesExVAT":4776,"totalValuePurchasesExVAT":3427,"totalValueGoodsSuppliedExVAT":0,"totalAcquisitionsExVAT":0},"journal_id":null,"finalised_at":null,"created_at":"2026-11-26T19:32:51.445Z","updated_at":"2026-11-26T19:32:51.445Z","version":1}}', 1795721571445);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8cnh88weh4969nypm2kasyt', '', 'once', '\xbd590065f8df1f619336633472911f7d86118bce11abf11de10c7d723b56911c', 202, '{"reconciliation_id":"rec_01m8cnhbm1ehgba28ns34yj546","status":"queued","poll_url":"/api/v1/reconciliations/rec_01m8cnhbm1ehgba28ns34yj546"}', 1795721571969);
INSERT INTO public.invoice_lines VALUES ('org_01m8cnh8hte10v5n4ecpqyd7wc', 'inv_01m8cnh90eempahnx59j0ezjb8', 1, 'Course design, 3 days', '3', '650.00', NULL, 'acc_01m8cnh8hte10v5n4e9paryg78', 'ST', NULL, 195000, 39000, 234000);
INSERT INTO public.invoice_lines VALUES ('org_01m8cnh8hte10v5n4ecpqyd7wc', 'inv_01m8cnh911ewws5hh2df73acer', 1, 'Printing of workbooks', '1', '412.00', NULL, 'acc_01m8cnh8hte10v5n4ea9bz7f8p', 'ZR', NULL, 41200, 0, 41200);
INSERT INTO public.invoice_lines VALUES ('org_01m8cnh8hte10v5n4ecpqyd7wc', 'inv_01m8cnh91qedp8d1sfhppgmbxd', 1, 'Laptop', '1', '899.00', NULL, 'acc_01m8cnh8hte10v5n4e6s1wajh1', 'ST', NULL, 89900, 17980, 107880);
INSERT INTO public.invoice_lines VALUES ('org_01m8cnh8hte10v5n4ecpqyd7wc', 'inv_01m8cnh922e6waxd7mhncynmaq', 1, 'Workbooks', '120', '7.25', NULL, 'acc_01m8cnh8hte10v5n4e9s23f48z', 'ZR', NULL, 87000, 0, 87000);
INSERT INTO public.invoice_lines VALUES ('org_01m8cnh8hte10v5n4ecpqyd7wc', 'inv_01m8cnh92re2br7ckmbej4smq0', 1, 'Rent, January to March', '1', '1350.00', NULL, 'acc_01m8cnh8hte10v5n4eb3baz9yg', 'EX', NULL, 135000, 0, 135000);
INSERT INTO public.invoice_lines VALUES ('org_01m8cnh8hte10v5n4ecpqyd7wc', 'inv_01m8cnh934enk8yebq8ac18893', 1, 'Seminar room, 5 evenings', '5', '48.00', NULL, 'acc_01m8cnh8krehaah81ptz0y5mxk', 'EX', NULL, 24000, 0, 24000);
INSERT INTO public.invoice_lines VALUES ('org_01m8cnh8hte10v5n4ecpqyd7wc', 'inv_01m8cnh934enk8yebq8ac18893', 2, 'Projector', '1', '35.00', NULL, 'acc_01m8cnh8hte10v5n4e9paryg78', 'ST', NULL, 3500, 700, 4200);
INSERT INTO public.invoice_lines VALUES ('org_01m8cnh8hte10v5n4ecpqyd7wc', 'inv_01m8cnh93kemrsd4b2wsrbtcd5', 1, 'Course for new starters', '1', '1480.00', '10', 'acc_01m8cnh8hte10v5n4e9paryg78', 'ST', NULL, 133200, 26640, 159840);
INSERT INTO public.invoice_lines VALUES ('org_01m8cnh8hte10v5n4ecpqyd7wc', 'inv_01m8cnh941etmsfzfcrjmzzycy', 1, 'Raised in error', '1', '500.00', NULL, 'acc_01m8cnh8hte10v5n4e9paryg78', 'ST', NULL, 50000, 10000, 60000);
INSERT INTO public.invoice_lines VALUES ('org_01m8cnh8hte10v5n4ecpqyd7wc', 'inv_01m8cnh94eeaqse27gf8333e04', 1, 'A day that was not held', '1', '150.00', NULL, 'acc_01m8cnh8hte10v5n4e9paryg78', 'ST', NULL, 15000, 3000, 18000);
INSERT INTO public.invoice_lines VALUES ('org_01m8cnh8hte10v5n4ecpqyd7wc', 'inv_01m8cnh94xe4f8nq595am7e5x6', 1, 'Illustration, 2 days', '2', '384.00', NULL, 'acc_01m8cnh8hte10v5n4eadkztyhp', 'ST', NULL, 64000, 12800, 76800);
INSERT INTO public.invoice_lines VALUES ('org_01m8cnh8hte10v5n4ecpqyd7wc', 'inv_01m8cnh959ea1b93mzghjd0mte', 1, 'Workbooks', '24', '7.25', NULL, 'acc_01m8cnh8hte10v5n4e9s23f48z', 'ZR', NULL, 17400, 0, 17400);
INSERT INTO public.invoice_lines VALUES ('org_01m8cnh8hte10v5n4ecpqyd7wc', 'inv_01m8cnh959ea1b93mzghjd0mte', 2, 'Half a day of course design', '0.5', '650.00', NULL, 'acc_01m8cnh8hte10v5n4e9paryg78', 'ST', NULL, 32500, 6500, 39000);
INSERT INTO public.invoices VALUES ('inv_01m8cnh94xe4f8nq595am7e5x6', 'org_01m8cnh8hte10v5n4ecpqyd7wc', 'purchase', 'invoice', 'issued', 'FR-1209', 'con_01m8cnh8xve9qsscgtc65ye4k5', '2026-03-24', '2026-04-23', 'inclusive', NULL, NULL, 64000, 12800, 76800, 0, 0, 'issued', 'jnl_01m8cnh94xe4f8nq595ecv7zby', NULL, NULL, 'fr-1209', 1795721569437, 1795721569437, 1, '9999-99-99', 0, NULL, NULL);
INSERT INTO public.invoices VALUES ('inv_01m8cnh959ea1b93mzghjd0mte', 'org_01m8cnh8hte10v5n4ecpqyd7wc', 'sales', 'invoice', 'issued', 'INV-0006', 'con_01m8cnh8ree7hb4xhjcr6a74p3', '2026-03-27', '2026-04-26', 'exclusive', NULL, NULL, 49900, 6500, 56400, 0, 0, 'issued', 'jnl_01m8cnh959ea1b93mzgn8cr3z6', NULL, NULL, 'inv-0006', 1795721569449, 1795721569449, 1, '9999-99-99', 0, NULL, NULL);
INSERT INTO public.invoices VALUES ('inv_01m8cnh941etmsfzfcrjmzzycy', 'org_01m8cnh8hte10v5n4ecpqyd7wc', 'sales', 'invoice', 'void', 'INV-0005', 'con_01m8cnh8tkeyrt4pwr7d9220sc', '2026-03-03', '2026-04-02', 'exclusive', NULL, NULL, 50000, 10000, 60000, 0, 0, 'issued', 'jnl_01m8cnh941etmsfzfcrnz0pb9m', '2026-03-03', 'jnl_01m8cnh96tedv8mwstjmebcxrq', 'inv-0005', 1795721569409, 1795721569498, 2, '2026-03-03', 0, NULL, NULL);
INSERT INTO public.invoices VALUES ('inv_01m8cnh94eeaqse27gf8333e04', 'org_01m8cnh8hte10v5n4ecpqyd7wc', 'sales', 'credit_note', 'issued', 'CN-0001', 'con_01m8cnh8tkeyrt4pwr7d9220sc', '2026-03-12', '2026-03-12', 'exclusive', 'INV-0004', NULL, 15000, 3000, 18000, 0, 18000, 'issued', 'jnl_01m8cnh94eeaqse27gffpwa0v3', NULL, NULL, 'cn-0001
inv-0004', 1795721569422, 1795721569565, 2, '2026-03-12', 1, '2026-03-12', '2026-03-12');
INSERT INTO public.invoices VALUES ('inv_01m8cnh934enk8yebq8ac18893', 'org_01m8cnh8hte10v5n4ecpqyd7wc', 'sales', 'invoice', 'issued', 'INV-0003', 'con_01m8cnh8sbe68ssf5386s026ex', '2026-02-09', '2026-03-11', 'exclusive', NULL, NULL, 27500, 700, 28200, 28200, 0, 'issued', 'jnl_01m8cnh934enk8yebq8ea717et', NULL, NULL, 'inv-0003', 1795721569380, 1795721569675, 2, '2026-03-06', 1, '2026-03-06', '2026-03-06');
INSERT INTO public.invoices VALUES ('inv_01m8cnh91qedp8d1sfhppgmbxd', 'org_01m8cnh8hte10v5n4ecpqyd7wc', 'purchase', 'invoice', 'issued', 'TB-0117', 'con_01m8cnh8wae46awxcksqxzhz9g', '2026-01-21', '2026-02-20', 'exclusive', NULL, NULL, 89900, 17980, 107880, 107880, 0, 'issued', 'jnl_01m8cnh91qedp8d1sfhve4b6xh', NULL, NULL, 'tb-0117', 1795721569335, 1795721569836, 2, '2026-01-22', 1, '2026-01-22', '2026-01-22');
INSERT INTO public.invoices VALUES ('inv_01m8cnh92re2br7ckmbej4smq0', 'org_01m8cnh8hte10v5n4ecpqyd7wc', 'purchase', 'invoice', 'issued', 'HL-33', 'con_01m8cnh8x3es2v5hfn87pcbsvp', '2026-02-01', '2026-03-03', 'exclusive', NULL, NULL, 135000, 0, 135000, 135000, 0, 'issued', 'jnl_01m8cnh92re2br7ckmbjbwxfqe', NULL, NULL, 'hl-33', 1795721569368, 1795721569977, 2, '2026-02-10', 1, '2026-02-10', '2026-02-10');
INSERT INTO public.invoices VALUES ('inv_01m8cnh90eempahnx59j0ezjb8', 'org_01m8cnh8hte10v5n4ecpqyd7wc', 'sales', 'invoice', 'issued', 'INV-0001', 'con_01m8cnh8ree7hb4xhjcr6a74p3', '2026-01-15', '2026-02-14', 'exclusive', NULL, NULL, 195000, 39000, 234000, 234000, 0, 'issued', 'jnl_01m8cnh90eempahnx59m37f6sy', NULL, NULL, 'inv-0001', 1795721569294, 1795721570051, 3, '2026-02-16', 2, '2026-01-30', '2026-02-16');
INSERT INTO public.invoices VALUES ('inv_01m8cnh922e6waxd7mhncynmaq', 'org_01m8cnh8hte10v5n4ecpqyd7wc', 'sales', 'invoice', 'issued', 'INV-0002', 'con_01m8cnh8ree7hb4xhjcr6a74p3', '2026-01-28', '2026-02-27', 'exclusive', NULL, NULL, 87000, 0, 87000, 87000, 0, 'issued', 'jnl_01m8cnh922e6waxd7mhrmz353t', NULL, NULL, 'inv-0002', 1795721569346, 1795721570051, 2, '2026-02-16', 1, '2026-02-16', '2026-02-16');
INSERT INTO public.invoices VALUES ('inv_01m8cnh911ewws5hh2df73acer', 'org_01m8cnh8hte10v5n4ecpqyd7wc', 'purchase', 'invoice', 'issued', 'PX-881', 'con_01m8cnh8vme7jakmyxs9m731pt', '2026-01-20', '2026-02-19', 'exclusive', NULL, NULL, 41200, 0, 41200, 40000, 0, 'issued', 'jnl_01m8cnh911ewws5hh2dkh68m9z', NULL, NULL, 'px-881', 1795721569313, 1795721570153, 2, '9999-99-99', 1, '2026-02-27', '2026-02-27');
INSERT INTO public.invoices VALUES ('inv_01m8cnh93kemrsd4b2wsrbtcd5', 'org_01m8cnh8hte10v5n4ecpqyd7wc', 'sales', 'invoice', 'issued', 'INV-0004', 'con_01m8cnh8tkeyrt4pwr7d9220sc', '2026-02-20', '2026-03-22', 'exclusive', NULL, NULL, 133200, 26640, 159840, 141840, 18000, 'issued', 'jnl_01m8cnh93kemrsd4b2ww1eyn5a', NULL, NULL, 'inv-0004', 1795721569395, 1795721570232, 3, '2026-03-16', 2, '2026-03-12', '2026-03-16');
INSERT INTO public.jobs VALUES ('rec_01m8cnhbm1ehgba28ns34yj546', 'reconcile', 1, 'usr_01m8cnh88weh4969nypm2kasyt', 'key_01m8cnh89yez3b62p45wyyd2ks', 'completed', 3, 0, 1, 1, NULL, NULL, '01a21958ae90707dae42eaa0cb8fffe2', 3, NULL, 1795721571969, 1795721571976, 1795721571984, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8cnh8hte10v5n4ecpqyd7wc', 1, 1, 'acc_01m8cnh8hte10v5n4e7tp0db2p', 1000000, NULL, NULL, 0, 0, '2026-01-01');
INSERT INTO public.journal_lines VALUES ('org_01m8cnh8hte10v5n4ecpqyd7wc', 1, 2, 'acc_01m8cnh8hte10v5n4e9h2f5swv', -1000000, NULL, NULL, 0, 0, '2026-01-01');
INSERT INTO public.journal_lines VALUES ('org_01m8cnh8hte10v5n4ecpqyd7wc', 2, 1, 'acc_01m8cnh8hte10v5n4e7ejpa90h', 234000, NULL, NULL, 0, 0, '2026-01-15');
INSERT INTO public.journal_lines VALUES ('org_01m8cnh8hte10v5n4ecpqyd7wc', 2, 2, 'acc_01m8cnh8hte10v5n4e9paryg78', -195000, 'Course design, 3 days', 'ST', 39000, 0, '2026-01-15');
INSERT INTO public.journal_lines VALUES ('org_01m8cnh8hte10v5n4ecpqyd7wc', 2, 3, 'acc_01m8cnh8k0ecbtb4v9qrhqja1s', -39000, NULL, 'ST', 0, 1, '2026-01-15');
INSERT INTO public.journal_lines VALUES ('org_01m8cnh8hte10v5n4ecpqyd7wc', 3, 1, 'acc_01m8cnh8hte10v5n4e82brsj1b', -41200, NULL, NULL, 0, 0, '2026-01-20');
INSERT INTO public.journal_lines VALUES ('org_01m8cnh8hte10v5n4ecpqyd7wc', 3, 2, 'acc_01m8cnh8hte10v5n4ea9bz7f8p', 41200, 'Printing of workbooks', 'ZR', 0, 0, '2026-01-20');
INSERT INTO public.journal_lines VALUES ('org_01m8cnh8hte10v5n4ecpqyd7wc', 4, 1, 'acc_01m8cnh8hte10v5n4e82brsj1b', -107880, NULL, NULL, 0, 0, '2026-01-21');
INSERT INTO public.journal_lines VALUES ('org_01m8cnh8hte10v5n4ecpqyd7wc', 4, 2, 'acc_01m8cnh8hte10v5n4e6s1wajh1', 89900, 'Laptop', 'ST', 17980, 0, '2026-01-21');
INSERT INTO public.journal_lines VALUES ('org_01m8cnh8hte10v5n4ecpqyd7wc', 4, 3, 'acc_01m8cnh8k0ecbtb4v9qrhqja1s', 17980, NULL, 'ST', 0, 1, '2026-01-21');
INSERT INTO public.journal_lines VALUES ('org_01m8cnh8hte10v5n4ecpqyd7wc', 5, 1, 'acc_01m8cnh8hte10v5n4e7ejpa90h', 87000, NULL, NULL, 0, 0, '2026-01-28');
INSERT INTO public.journal_lines VALUES ('org_01m8cnh8hte10v5n4ecpqyd7wc', 5, 2, 'acc_01m8cnh8hte10v5n4e9s23f48z', -87000, 'Workbooks', 'ZR', 0, 0, '2026-01-28');
INSERT INTO public.journal_lines VALUES ('org_01m8cnh8hte10v5n4ecpqyd7wc', 6, 1, 'acc_01m8cnh8hte10v5n4e82brsj1b', -135000, NULL, NULL, 0, 0, '2026-02-01');
INSERT INTO public.journal_lines VALUES ('org_01m8cnh8hte10v5n4ecpqyd7wc', 6, 2, 'acc_01m8cnh8hte10v5n4eb3baz9yg', 135000, 'Rent, January to March', 'EX', 0, 0, '2026-02-01');
INSERT INTO public.journal_lines VALUES ('org_01m8cnh8hte10v5n4ecpqyd7wc', 7, 1, 'acc_01m8cnh8hte10v5n4e7ejpa90h', 28200, NULL, NULL, 0, 0, '2026-02-09');
INSERT INTO public.journal_lines VALUES ('org_01m8cnh8hte10v5n4ecpqyd7wc', 7, 2, 'acc_01m8cnh8krehaah81ptz0y5mxk', -24000, 'Seminar room, 5 evenings', 'EX', 0, 0, '2026-02-09');
INSERT INTO public.journal_lines VALUES ('org_01m8cnh8hte10v5n4ecpqyd7wc', 7, 3, 'acc_01m8cnh8hte10v5n4e9paryg78', -3500, 'Projector', 'ST', 700, 0, '2026-02-09');
INSERT INTO public.journal_lines VALUES ('org_01m8cnh8hte10v5n4ecpqyd7wc', 7, 4, 'acc_01m8cnh8k0ecbtb4v9qrhqja1s', -700, NULL, 'ST', 0, 1, '2026-02-09');
INSERT INTO public.journal_lines VALUES ('org_01m8cnh8hte10v5n4ecpqyd7wc', 8, 1, 'acc_01m8cnh8hte10v5n4e7ejpa90h', 159840, NULL, NULL, 0, 0, '2026-02-20');
INSERT INTO public.journal_lines VALUES ('org_01m8cnh8hte10v5n4ecpqyd7wc', 8, 2, 'acc_01m8cnh8hte10v5n4e9paryg78', -133200, 'Course for new starters', 'ST', 26640, 0, '2026-02-20');
INSERT INTO public.journal_lines VALUES ('org_01m8cnh8hte10v5n4ecpqyd7wc', 8, 3, 'acc_01m8cnh8k0ecbtb4v9qrhqja1s', -26640, NULL, 'ST', 0, 1, '2026-02-20');
INSERT INTO public.journal_lines VALUES ('org_01m8cnh8hte10v5n4ecpqyd7wc', 9, 1, 'acc_01m8cnh8hte10v5n4e7ejpa90h', 60000, NULL, NULL, 0, 0, '2026-03-03');
INSERT INTO public.journal_lines VALUES ('org_01m8cnh8hte10v5n4ecpqyd7wc', 9, 2, 'acc_01m8cnh8hte10v5n4e9paryg78', -50000, 'Raised in error', 'ST', 10000, 0, '2026-03-03');
INSERT INTO public.journal_lines VALUES ('org_01m8cnh8hte10v5n4ecpqyd7wc', 9, 3, 'acc_01m8cnh8k0ecbtb4v9qrhqja1s', -10000, NULL, 'ST', 0, 1, '2026-03-03');
INSERT INTO public.journal_lines VALUES ('org_01m8cnh8hte10v5n4ecpqyd7wc', 10, 1, 'acc_01m8cnh8hte10v5n4e7ejpa90h', -18000, NULL, NULL, 0, 0, '2026-03-12');
INSERT INTO public.journal_lines VALUES ('org_01m8cnh8hte10v5n4ecpqyd7wc', 10, 2, 'acc_01m8cnh8hte10v5n4e9paryg78', 15000, 'A day that was not held', 'ST', 3000, 0, '2026-03-12');
INSERT INTO public.journal_lines VALUES ('org_01m8cnh8hte10v5n4ecpqyd7wc', 10, 3, 'acc_01m8cnh8k0ecbtb4v9qrhqja1s', 3000, NULL, 'ST', 0, 1, '2026-03-12');
INSERT INTO public.journal_lines VALUES ('org_01m8cnh8hte10v5n4ecpqyd7wc', 11, 1, 'acc_01m8cnh8hte10v5n4e82brsj1b', -76800, NULL, NULL, 0, 0, '2026-03-24');
INSERT INTO public.journal_lines VALUES ('org_01m8cnh8hte10v5n4ecpqyd7wc', 11, 2, 'acc_01m8cnh8hte10v5n4eadkztyhp', 64000, 'Illustration, 2 days', 'ST', 12800, 0, '2026-03-24');
INSERT INTO public.journal_lines VALUES ('org_01m8cnh8hte10v5n4ecpqyd7wc', 11, 3, 'acc_01m8cnh8k0ecbtb4v9qrhqja1s', 12800, NULL, 'ST', 0, 1, '2026-03-24');
INSERT INTO public.journal_lines VALUES ('org_01m8cnh8hte10v5n4ecpqyd7wc', 12, 1, 'acc_01m8cnh8hte10v5n4e7ejpa90h', 56400, NULL, NULL, 0, 0, '2026-03-27');
INSERT INTO public.journal_lines VALUES ('org_01m8cnh8hte10v5n4ecpqyd7wc', 12, 2, 'acc_01m8cnh8hte10v5n4e9s23f48z', -17400, 'Workbooks', 'ZR', 0, 0, '2026-03-27');
INSERT INTO public.journal_lines VALUES ('org_01m8cnh8hte10v5n4ecpqyd7wc', 12, 3, 'acc_01m8cnh8hte10v5n4e9paryg78', -32500, 'Half a day of course design', 'ST', 6500, 0, '2026-03-27');
INSERT INTO public.journal_lines VALUES ('org_01m8cnh8hte10v5n4ecpqyd7wc', 12, 4, 'acc_01m8cnh8k0ecbtb4v9qrhqja1s', -6500, NULL, 'ST', 0, 1, '2026-03-27');
INSERT INTO public.journal_lines VALUES ('org_01m8cnh8hte10v5n4ecpqyd7wc', 13, 1, 'acc_01m8cnh8hte10v5n4e7ejpa90h', -60000, NULL, NULL, 0, 0, '2026-03-03');
INSERT INTO public.journal_lines VALUES ('org_01m8cnh8hte10v5n4ecpqyd7wc', 13, 2, 'acc_01m8cnh8hte10v5n4e9paryg78', 50000, 'Raised in error', 'ST', 10000, 0, '2026-03-03');
INSERT INTO public.journal_lines VALUES ('org_01m8cnh8hte10v5n4ecpqyd7wc', 13, 3, 'acc_01m8cnh8k0ecbtb4v9qrhqja1s', 10000, NULL, 'ST', 0, 1, '2026-03-03');
INSERT INTO public.journal_lines VALUES ('org_01m8cnh8hte10v5n4ecpqyd7wc', 14, 1, 'acc_01m8cnh8hte10v5n4e9h2f5swv', 1000000, NULL, NULL, 0, 0, '2026-01-01');
INSERT INTO public.journal_lines VALUES ('org_01m8cnh8hte10v5n4ecpqyd7wc', 14, 2, 'acc_01m8cnh8hte10v5n4e94kfy1am', -10000, 'Share capital', NULL, 0, 0, '2026-01-01');
INSERT INTO public.journal_lines VALUES ('org_01m8cnh8hte10v5n4ecpqyd7wc', 14, 3, 'acc_01m8cnh8hte10v5n4e8rkhz1gq', -990000, 'Lent by the director', NULL, 0, 0, '2026-01-01');
INSERT INTO public.journal_lines VALUES ('org_01m8cnh8hte10v5n4ecpqyd7wc', 15, 1, 'acc_01m8cnh8hte10v5n4ean7s8eqh', 100000, NULL, NULL, 0, 0, '2026-03-31');
INSERT INTO public.journal_lines VALUES ('org_01m8cnh8hte10v5n4ecpqyd7wc', 15, 2, 'acc_01m8cnh8hte10v5n4e88xr4drk', -6345, 'PAYE and National Insurance', NULL, 0, 0, '2026-03-31');
INSERT INTO public.journal_lines VALUES ('org_01m8cnh8hte10v5n4ecpqyd7wc', 15, 3, 'acc_01m8cnh8hte10v5n4e8gc79mtz', -93655, 'Net pay', NULL, 0, 0, '2026-03-31');
INSERT INTO public.journal_lines VALUES ('org_01m8cnh8hte10v5n4ecpqyd7wc', 16, 1, 'acc_01m8cnh8mfeystenvadvhr2gnz', 7492, '3 of 36 months of 899.00', NULL, 0, 0, '2026-03-31');
INSERT INTO public.journal_lines VALUES ('org_01m8cnh8hte10v5n4ecpqyd7wc', 16, 2, 'acc_01m8cnh8hte10v5n4e76k842jt', -7492, NULL, NULL, 0, 0, '2026-03-31');
INSERT INTO public.journal_lines VALUES ('org_01m8cnh8hte10v5n4ecpqyd7wc', 17, 1, 'acc_01m8cnh8hte10v5n4e7ejpa90h', -28200, NULL, NULL, 0, 0, '2026-03-06');
INSERT INTO public.journal_lines VALUES ('org_01m8cnh8hte10v5n4ecpqyd7wc', 17, 2, 'acc_01m8cnh8hte10v5n4e7tp0db2p', 28200, NULL, NULL, 0, 0, '2026-03-06');
INSERT INTO public.journal_lines VALUES ('org_01m8cnh8hte10v5n4ecpqyd7wc', 18, 1, 'acc_01m8cnh8hte10v5n4e82brsj1b', 107880, NULL, NULL, 0, 0, '2026-01-22');
INSERT INTO public.journal_lines VALUES ('org_01m8cnh8hte10v5n4ecpqyd7wc', 18, 2, 'acc_01m8cnh8hte10v5n4e7tp0db2p', -107880, NULL, NULL, 0, 0, '2026-01-22');
INSERT INTO public.journal_lines VALUES ('org_01m8cnh8hte10v5n4ecpqyd7wc', 19, 1, 'acc_01m8cnh8hte10v5n4e7ejpa90h', -150000, NULL, NULL, 0, 0, '2026-01-30');
INSERT INTO public.journal_lines VALUES ('org_01m8cnh8hte10v5n4ecpqyd7wc', 19, 2, 'acc_01m8cnh8hte10v5n4e7tp0db2p', 150000, NULL, NULL, 0, 0, '2026-01-30');
INSERT INTO public.journal_lines VALUES ('org_01m8cnh8hte10v5n4ecpqyd7wc', 20, 1, 'acc_01m8cnh8hte10v5n4e82brsj1b', 135000, NULL, NULL, 0, 0, '2026-02-10');
INSERT INTO public.journal_lines VALUES ('org_01m8cnh8hte10v5n4ecpqyd7wc', 20, 2, 'acc_01m8cnh8hte10v5n4e7tp0db2p', -135000, NULL, NULL, 0, 0, '2026-02-10');
INSERT INTO public.journal_lines VALUES ('org_01m8cnh8hte10v5n4ecpqyd7wc', 21, 1, 'acc_01m8cnh8hte10v5n4e7ejpa90h', -171000, NULL, NULL, 0, 0, '2026-02-16');
INSERT INTO public.journal_lines VALUES ('org_01m8cnh8hte10v5n4ecpqyd7wc', 21, 2, 'acc_01m8cnh8hte10v5n4e7tp0db2p', 171000, NULL, NULL, 0, 0, '2026-02-16');
INSERT INTO public.journal_lines VALUES ('org_01m8cnh8hte10v5n4ecpqyd7wc', 22, 1, 'acc_01m8cnh8hte10v5n4e82brsj1b', 40000, NULL, NULL, 0, 0, '2026-02-27');
INSERT INTO public.journal_lines VALUES ('org_01m8cnh8hte10v5n4ecpqyd7wc', 22, 2, 'acc_01m8cnh8hte10v5n4e7tp0db2p', -40000, NULL, NULL, 0, 0, '2026-02-27');
INSERT INTO public.journal_lines VALUES ('org_01m8cnh8hte10v5n4ecpqyd7wc', 24, 1, 'acc_01m8cnh8hte10v5n4e7tp0db2p', -200000, NULL, NULL, 0, 0, '2026-03-25');
INSERT INTO public.journal_lines VALUES ('org_01m8cnh8hte10v5n4ecpqyd7wc', 24, 2, 'acc_01m8cnh8qbe4d8edw5867cqkev', 200000, NULL, NULL, 0, 0, '2026-03-25');
INSERT INTO public.journal_lines VALUES ('org_01m8cnh8f5edwtkrdvzbgys54r', 2, 1, 'acc_01m8cnh8f5edwtkrdvx9r4t605', -50000, NULL, NULL, 0, 0, '2026-03-20');
INSERT INTO public.journal_lines VALUES ('org_01m8cnh8f5edwtkrdvzbgys54r', 2, 2, 'acc_01m8cnh8f5edwtkrdvtewkmd26', 50000, NULL, NULL, 0, 0, '2026-03-20');
INSERT INTO public.journal_lines VALUES ('org_01m8cnh8hte10v5n4ecpqyd7wc', 23, 1, 'acc_01m8cnh8hte10v5n4e7ejpa90h', -141840, NULL, NULL, 0, 0, '2026-03-16');
INSERT INTO public.journal_lines VALUES ('org_01m8cnh8hte10v5n4ecpqyd7wc', 23, 2, 'acc_01m8cnh8hte10v5n4e7tp0db2p', 141840, NULL, NULL, 0, 0, '2026-03-16');
INSERT INTO public.journal_lines VALUES ('org_01m8cnh8hte10v5n4ecpqyd7wc', 25, 1, 'acc_01m8cnh8hte10v5n4e7tp0db2p', -93655, NULL, NULL, 0, 0, '2026-03-31');
INSERT INTO public.journal_lines VALUES ('org_01m8cnh8hte10v5n4ecpqyd7wc', 25, 2, 'acc_01m8cnh8hte10v5n4e8gc79mtz', 93655, NULL, NULL, 0, 0, '2026-03-31');
INSERT INTO public.journal_lines VALUES ('org_01m8cnh8hte10v5n4ecpqyd7wc', 26, 1, 'acc_01m8cnh8hte10v5n4e7tp0db2p', -5840, NULL, NULL, 0, 0, '2026-02-18');
INSERT INTO public.journal_lines VALUES ('org_01m8cnh8hte10v5n4ecpqyd7wc', 26, 2, 'acc_01m8cnh8hte10v5n4ebtbaxdx1', 5840, NULL, 'ZR', 0, 0, '2026-02-18');
INSERT INTO public.journal_lines VALUES ('org_01m8cnh8hte10v5n4ecpqyd7wc', 27, 1, 'acc_01m8cnh8hte10v5n4e7tp0db2p', -3600, NULL, NULL, 0, 0, '2026-03-02');
INSERT INTO public.journal_lines VALUES ('org_01m8cnh8hte10v5n4ecpqyd7wc', 27, 2, 'acc_01m8cnh8hte10v5n4ebgs1twzq', 3000, NULL, 'ST', 600, 0, '2026-03-02');
INSERT INTO public.journal_lines VALUES ('org_01m8cnh8hte10v5n4ecpqyd7wc', 27, 3, 'acc_01m8cnh8k0ecbtb4v9qrhqja1s', 600, NULL, 'ST', 0, 1, '2026-03-02');
INSERT INTO public.journal_lines VALUES ('org_01m8cnh8hte10v5n4ecpqyd7wc', 28, 1, 'acc_01m8cnh8hte10v5n4e7tp0db2p', -3600, NULL, NULL, 0, 0, '2026-02-02');
INSERT INTO public.journal_lines VALUES ('org_01m8cnh8hte10v5n4ecpqyd7wc', 28, 2, 'acc_01m8cnh8hte10v5n4ebgs1twzq', 3000, NULL, 'ST', 600, 0, '2026-02-02');
INSERT INTO public.journal_lines VALUES ('org_01m8cnh8hte10v5n4ecpqyd7wc', 28, 3, 'acc_01m8cnh8k0ecbtb4v9qrhqja1s', 600, NULL, 'ST', 0, 1, '2026-02-02');
INSERT INTO public.journal_lines VALUES ('org_01m8cnh8hte10v5n4ecpqyd7wc', 29, 1, 'acc_01m8cnh8hte10v5n4e7tp0db2p', -750, NULL, NULL, 0, 0, '2026-03-20');
INSERT INTO public.journal_lines VALUES ('org_01m8cnh8hte10v5n4ecpqyd7wc', 29, 2, 'acc_01m8cnh8hte10v5n4ecd4py4zj', 750, NULL, 'EX', 0, 0, '2026-03-20');
INSERT INTO public.journal_lines VALUES ('org_01m8cnh8f5edwtkrdvzbgys54r', 1, 1, 'acc_01m8cnh8f5edwtkrdvx9r4t605', 50000, NULL, NULL, 0, 0, '2026-03-02');
INSERT INTO public.journal_lines VALUES ('org_01m8cnh8f5edwtkrdvzbgys54r', 1, 2, 'acc_01m8cnh8f5edwtkrdvtewkmd26', -50000, NULL, NULL, 0, 0, '2026-03-02');
INSERT INTO public.journals VALUES ('jnl_01m8cnh8p3ehvs7yjhe1t41kbp', 'org_01m8cnh8hte10v5n4ecpqyd7wc', 1, '2026-01-01', 'Opening balance of Current', NULL, NULL, 'opening', NULL, 1000000, 1795721568963, 'usr_01m8cnh88weh4969nypm2kasyt', '\x8adc7ecb629581b5c8e045682b0d35e9733657509deeeef04d0702f901292fc9', 'opening balance of current');
INSERT INTO public.journals VALUES ('jnl_01m8cnh90eempahnx59m37f6sy', 'org_01m8cnh8hte10v5n4ecpqyd7wc', 2, '2026-01-15', 'Sales invoice INV-0001, Abbey Schools Trust', 'INV-0001', NULL, 'invoice', NULL, 234000, 1795721569294, 'usr_01m8cnh88weh4969nypm2kasyt', '\x3fdb043ccc7dc867a6e8248e5600bfe9079feabf5643e3b5da16fe4119766494', 'sales invoice inv-0001, abbey schools trust
inv-0001');
INSERT INTO public.journals VALUES ('jnl_01m8cnh911ewws5hh2dkh68m9z', 'org_01m8cnh8hte10v5n4ecpqyd7wc', 3, '2026-01-20', 'Purchase invoice PX-881, Printwell', 'PX-881', NULL, 'invoice', NULL, 41200, 1795721569313, 'usr_01m8cnh88weh4969nypm2kasyt', '\x84c0b4140f9b9c76de6342542a56c45026605787934739179b1f2670fa76b60d', 'purchase invoice px-881, printwell
px-881');
INSERT INTO public.journals VALUES ('jnl_01m8cnh91qedp8d1sfhve4b6xh', 'org_01m8cnh8hte10v5n4ecpqyd7wc', 4, '2026-01-21', 'Purchase invoice TB-0117, Techbarn', 'TB-0117', NULL, 'invoice', NULL, 107880, 1795721569335, 'usr_01m8cnh88weh4969nypm2kasyt', '\x93546605d38b9984307e01032291dc9a07538c0ff1b36a518e2372c58afb9724', 'purchase invoice tb-0117, techbarn
tb-0117');
INSERT INTO public.journals VALUES ('jnl_01m8cnh922e6waxd7mhrmz353t', 'org_01m8cnh8hte10v5n4ecpqyd7wc', 5, '2026-01-28', 'Sales invoice INV-0002, Abbey Schools Trust', 'INV-0002', NULL, 'invoice', NULL, 87000, 1795721569346, 'usr_01m8cnh88weh4969nypm2kasyt', '\xd205a8f4a35d8d7a852a886b2ba4ac320b35ecd5fb930791c3428be6837411d7', 'sales invoice inv-0002, abbey schools trust
inv-0002');
INSERT INTO public.journals VALUES ('jnl_01m8cnh92re2br7ckmbjbwxfqe', 'org_01m8cnh8hte10v5n4ecpqyd7wc', 6, '2026-02-01', 'Purchase invoice HL-33, Harcourt Lettings', 'HL-33', NULL, 'invoice', NULL, 135000, 1795721569368, 'usr_01m8cnh88weh4969nypm2kasyt', '\xc47ece8feb9b43fd4aa69a96190d0aec7929c562eb1e28c3831c8dea7c68e4b9', 'purchase invoice hl-33, harcourt lettings
hl-33');
INSERT INTO public.journals VALUES ('jnl_01m8cnh934enk8yebq8ea717et', 'org_01m8cnh8hte10v5n4ecpqyd7wc', 7, '2026-02-09', 'Sales invoice INV-0003, Kestrel Fitness CIC', 'INV-0003', NULL, 'invoice', NULL, 28200, 1795721569380, 'usr_01m8cnh88weh4969nypm2kasyt', '\x7e235666cd61590871264e419932813a5da993b6c87c6c58aed5538f7c58ca45', 'sales invoice inv-0003, kestrel fitness cic
inv-0003');
INSERT INTO public.journals VALUES ('jnl_01m8cnh93kemrsd4b2ww1eyn5a', 'org_01m8cnh8hte10v5n4ecpqyd7wc', 8, '2026-02-20', 'Sales invoice INV-0004, Marlow & Pike LLP', 'INV-0004', NULL, 'invoice', NULL, 159840, 1795721569395, 'usr_01m8cnh88weh4969nypm2kasyt', '\xb1f59dd61ddc972d5e6a1a0bf2a2640fcc9fde7f75f7b27634486d4a1525310b', 'sales invoice inv-0004, marlow & pike llp
inv-0004');
INSERT INTO public.journals VALUES ('jnl_01m8cnh941etmsfzfcrnz0pb9m', 'org_01m8cnh8hte10v5n4ecpqyd7wc', 9, '2026-03-03', 'Sales invoice INV-0005, Marlow & Pike LLP', 'INV-0005', NULL, 'invoice', NULL, 60000, 1795721569409, 'usr_01m8cnh88weh4969nypm2kasyt', '\xb72347e244cfadb5a10ec673f714282c8f974b4b5e753ae18b681e90186f7fed', 'sales invoice inv-0005, marlow & pike llp
inv-0005');
INSERT INTO public.journals VALUES ('jnl_01m8cnh94eeaqse27gffpwa0v3', 'org_01m8cnh8hte10v5n4ecpqyd7wc', 10, '2026-03-12', 'Sales credit note CN-0001, Marlow & Pike LLP', 'CN-0001', NULL, 'invoice', NULL, 18000, 1795721569422, 'usr_01m8cnh88weh4969nypm2kasyt', '\xb03f72b5275571f345d79f16f2dceae3ba8614c54064d87ed375141cf535f780', 'sales credit note cn-0001, marlow & pike llp
cn-0001');
INSERT INTO public.journals VALUES ('jnl_01m8cnh94xe4f8nq595ecv7zby', 'org_01m8cnh8hte10v5n4ecpqyd7wc', 11, '2026-03-24', 'Purchase invoice FR-1209, Fern & Rowe', 'FR-1209', NULL, 'invoice', NULL, 76800, 1795721569437, 'usr_01m8cnh88weh4969nypm2kasyt', '\xde4d9cc88f372064631020964340f40183e20d060037a8bee5adee14f014882f', 'purchase invoice fr-1209, fern & rowe
fr-1209');
INSERT INTO public.journals VALUES ('jnl_01m8cnh959ea1b93mzgn8cr3z6', 'org_01m8cnh8hte10v5n4ecpqyd7wc', 12, '2026-03-27', 'Sales invoice INV-0006, Abbey Schools Trust', 'INV-0006', NULL, 'invoice', NULL, 56400, 1795721569449, 'usr_01m8cnh88weh4969nypm2kasyt', '\x5c55eaea2654bb86d8cd316a9511dc547c647fec8adab6ac34fc9ecb27008e64', 'sales invoice inv-0006, abbey schools trust
inv-0006');
INSERT INTO public.journals VALUES ('jnl_01m8cnh96tedv8mwstjmebcxrq', 'org_01m8cnh8hte10v5n4ecpqyd7wc', 13, '2026-03-03', 'Reversal of journal 9: Sales invoice INV-0005, Marlow & Pike LLP', 'INV-0005', NULL, 'reversal', 'jnl_01m8cnh941etmsfzfcrnz0pb9m', 60000, 1795721569498, 'usr_01m8cnh88weh4969nypm2kasyt', '\x79341425863d57a772a261afb92444714adb4dc20163a09daef955d051530a55', 'reversal of journal 9: sales invoice inv-0005, marlow & pike llp
inv-0005');
INSERT INTO public.journals VALUES ('jnl_01m8cnh9aqew1vtfhdaghsk5bf', 'org_01m8cnh8hte10v5n4ecpqyd7wc', 14, '2026-01-01', 'Opening balances', 'JV-001', 'JV-001', 'manual', NULL, 1000000, 1795721569623, 'usr_01m8cnh88weh4969nypm2kasyt', '\xe1ebb85317dcca57c49ad88e2e765478bed55f1f35c42f6640f6858913a7f5d9', 'opening balances
jv-001');
INSERT INTO public.journals VALUES ('jnl_01m8cnh9aqew1vtfhdavrx8g1s', 'org_01m8cnh8hte10v5n4ecpqyd7wc', 15, '2026-03-31', 'March wages', 'JV-002', 'JV-002', 'manual', NULL, 100000, 1795721569623, 'usr_01m8cnh88weh4969nypm2kasyt', '\x5fce1e8b4fb0975a9acdd8d898fc4e580d77e9610245848bf76ada18ec541315', 'march wages
jv-002');
INSERT INTO public.journals VALUES ('jnl_01m8cnh9aqew1vtfhdb19ppxv8', 'org_01m8cnh8hte10v5n4ecpqyd7wc', 16, '2026-03-31', 'Depreciation of the laptop', 'JV-003', 'JV-003', 'manual', NULL, 7492, 1795721569623, 'usr_01m8cnh88weh4969nypm2kasyt', '\x5988dfbf0c423b3f29691d51a8192ece352f8cc49dcd47a97752622cbe8436ba', 'depreciation of the laptop
jv-003');
INSERT INTO public.journals VALUES ('jnl_01m8cnh9cbe0fsst7s3v5n7rhy', 'org_01m8cnh8hte10v5n4ecpqyd7wc', 17, '2026-03-06', 'Receipt from Kestrel Fitness CIC', NULL, NULL, 'settlement', NULL, 28200, 1795721569675, 'usr_01m8cnh88weh4969nypm2kasyt', '\x860f4c167378d6d9b22a9cb148fed9cdab476d4fe3eadf25ae1c96df7c401a37', 'receipt from kestrel fitness cic');
INSERT INTO public.journals VALUES ('jnl_01m8cnh9hcebkbft476p3yehg3', 'org_01m8cnh8hte10v5n4ecpqyd7wc', 18, '2026-01-22', 'FPO TECHBARN LTD TB-0117', NULL, NULL, 'settlement', NULL, 107880, 1795721569836, 'usr_01m8cnh88weh4969nypm2kasyt', '\x4a060041a9e4e75b6e98067b99d789b8dc04dcd3d573aa6845f98f9c11af1149', 'fpo techbarn ltd tb-0117');
INSERT INTO public.journals VALUES ('jnl_01m8cnh9kse0g8829v7w61q8b4', 'org_01m8cnh8hte10v5n4ecpqyd7wc', 19, '2026-01-30', 'FPI ABBEY SCHOOLS TRUST PART INV-0001', NULL, NULL, 'settlement', NULL, 150000, 1795721569913, 'usr_01m8cnh88weh4969nypm2kasyt', '\x33fb745da1b2fc8cbd90637bb3f16908578babf4ec4af234a8d7b25a44dc7850', 'fpi abbey schools trust part inv-0001');
INSERT INTO public.journals VALUES ('jnl_01m8cnh9nses68xcfxntykn5n3', 'org_01m8cnh8hte10v5n4ecpqyd7wc', 20, '2026-02-10', 'FPO HARCOURT LETTINGS HL-33', NULL, NULL, 'settlement', NULL, 135000, 1795721569977, 'usr_01m8cnh88weh4969nypm2kasyt', '\x3b254778b7e5c81889db6b1a07ce828c4ffb6faa16b5b89f9cf58ac4207becd8', 'fpo harcourt lettings hl-33');
INSERT INTO public.journals VALUES ('jnl_01m8cnh9r3eqx8qanj6ge5cmhq', 'org_01m8cnh8hte10v5n4ecpqyd7wc', 21, '2026-02-16', 'FPI ABBEY SCHOOLS TRUST INV-0001 INV-0002', NULL, NULL, 'settlement', NULL, 171000, 1795721570051, 'usr_01m8cnh88weh4969nypm2kasyt', '\xba5eef363e3f84cdba53b4ab8e28b8108509bb31604360c9b7d61133e9bc0aed', 'fpi abbey schools trust inv-0001 inv-0002');
INSERT INTO public.journals VALUES ('jnl_01m8cnh9v9e5hsxv4v0cm6npvn', 'org_01m8cnh8hte10v5n4ecpqyd7wc', 22, '2026-02-27', 'FPO PRINTWELL PX-881', NULL, NULL, 'settlement', NULL, 40000, 1795721570153, 'usr_01m8cnh88weh4969nypm2kasyt', '\x82a5a8af7d8194fe1fb0ccf32b2218cb2a7283c2fa4a53803843964c0f3cf35a', 'fpo printwell px-881');
INSERT INTO public.journals VALUES ('jnl_01m8cnh9xrej2v4ebt0vbe0vc7', 'org_01m8cnh8hte10v5n4ecpqyd7wc', 23, '2026-03-16', 'FPI MARLOW AND PIKE LLP INV-0004 LESS CN-0001', NULL, NULL, 'settlement', NULL, 141840, 1795721570232, 'usr_01m8cnh88weh4969nypm2kasyt', '\xae32f991d05a7208e7742bc88e2ba9e63cc1ec5c33a295fa8758ea2a67067a31', 'fpi marlow and pike llp inv-0004 less cn-0001');
INSERT INTO public.journals VALUES ('jnl_01m8cnha3ge1jt8m696ttzndkg', 'org_01m8cnh8hte10v5n4ecpqyd7wc', 24, '2026-03-25', 'TFR TO SAVINGS', NULL, NULL, 'bank', NULL, 200000, 1795721570416, 'usr_01m8cnh88weh4969nypm2kasyt', '\x279d6e81a91c9eda109905e8fc40f34c5eb8a7541dfb1f945272d31636e01e82', 'tfr to savings');
INSERT INTO public.journals VALUES ('jnl_01m8cnha6bed7822sw5z3w7rwb', 'org_01m8cnh8hte10v5n4ecpqyd7wc', 25, '2026-03-31', 'FPO J WREN NET PAY MARCH', NULL, NULL, 'bank', NULL, 93655, 1795721570507, 'usr_01m8cnh88weh4969nypm2kasyt', '\x05cb33af8c01f7906a0db4a955279ea2e65c01c88e542bff6fae70df3d8d32b9', 'fpo j wren net pay march');
INSERT INTO public.journals VALUES ('jnl_01m8cnharsear9z6ma1z3z5q0t', 'org_01m8cnh8hte10v5n4ecpqyd7wc', 26, '2026-02-18', 'CARD TRAINLINE.COM LONDON', NULL, NULL, 'bank', NULL, 5840, 1795721571097, 'usr_01m8cnh88weh4969nypm2kasyt', '\x408e9f867207754e8301c245d2fb32767f25a29ced1b43959e4d1f657035f822', 'card trainline.com london');
INSERT INTO public.journals VALUES ('jnl_01m8cnhatye87b3qbz8mvvvcg6', 'org_01m8cnh8hte10v5n4ecpqyd7wc', 27, '2026-03-02', 'CARD SLATEWORK SOFTWARE SUBSCRIPTION', NULL, NULL, 'bank', NULL, 3600, 1795721571166, 'usr_01m8cnh88weh4969nypm2kasyt', '\xc70ace4d20a3fad1cce127f34e10a341149b13ccb8b053938881d786984386fb', 'card slatework software subscription');
INSERT INTO public.journals VALUES ('jnl_01m8cnhawzeq0rv8thqmw2d2zg', 'org_01m8cnh8hte10v5n4ecpqyd7wc', 28, '2026-02-02', 'CARD SLATEWORK SOFTWARE SUBSCRIPTION', NULL, NULL, 'bank', NULL, 3600, 1795721571231, 'usr_01m8cnh88weh4969nypm2kasyt', '\x4c597e646603e8c50eeb43b6192c97c12706e95b54506f90c6e66e2d048b62b7', 'card slatework software subscription');
INSERT INTO public.journals VALUES ('jnl_01m8cnhaz8e2m9kp69rkjp1ps6', 'org_01m8cnh8hte10v5n4ecpqyd7wc', 29, '2026-03-20', 'TOTAL CHARGES TO 19MAR2026', NULL, NULL, 'bank', NULL, 750, 1795721571304, 'usr_01m8cnh88weh4969nypm2kasyt', '\x15911d0370c1e549e2f30fe1bfb18d19c2e3403df2412886f23d5eb7bba426f7', 'total charges to 19mar2026');
INSERT INTO public.journals VALUES ('jnl_01m8cnhbnwedf8p74ztx45zy6q', 'org_01m8cnh8f5edwtkrdvzbgys54r', 1, '2026-03-02', 'A journal', NULL, NULL, 'manual', NULL, 50000, 1795721572028, 'usr_01m8cnh88weh4969nypm2kasyt', '\x74614ff84c5621af5a23ea649db0c19ef1e9601cb151195b4c50d3a32c4f6b51', 'a journal');
INSERT INTO public.journals VALUES ('jnl_01m8cnhbqaec197p5jywet9pfx', 'org_01m8cnh8f5edwtkrdvzbgys54r', 2, '2026-03-20', 'Reversal of journal 1: A journal', NULL, NULL, 'reversal', 'jnl_01m8cnhbnwedf8p74ztx45zy6q', 50000, 1795721572074, 'usr_01m8cnh88weh4969nypm2kasyt', '\xcb0aee72504849aedaeb742b52655d315ab923fa1913dddf67405c35dfa24c0e', 'reversal of journal 1: a journal');
INSERT INTO public.key_secrets VALUES ('\x62cf49ea545bf36d743e5684ddb8bb372634cd68691f85e2db0923e3ebb3942d', 'key_01m8cnh89yez3b62p45wyyd2ks', NULL);
INSERT INTO public.key_secrets VALUES ('\xc1e4668356b0903defeabc1c62250ee5057d42dbf237f0573093b28fe5cdf351', 'key_01m8cnh8eeekcah5gwyh669eq5', NULL);
INSERT INTO public.ledger_heads VALUES ('org_01m8cnh8hte10v5n4ecpqyd7wc', 29, '\x15911d0370c1e549e2f30fe1bfb18d19c2e3403df2412886f23d5eb7bba426f7', 4253177, 59, '\x0cbec37be74e0ddd4cd5954fb529b9dfa8aa3d1d759fa49428c2c299df0a73ae');
INSERT INTO public.ledger_heads VALUES ('org_01m8cnh8f5edwtkrdvzbgys54r', 2, '\xcb0aee72504849aedaeb742b52655d315ab923fa1913dddf67405c35dfa24c0e', 100000, 9, '\x56501ae62c8af4b31b0f6b14021af68e9e28780df8304085df8087be0682be8a');
INSERT INTO public.members VALUES ('mem_01m8cnh8f5edwtkrdvs8xrqrwm', 'org_01m8cnh8f5edwtkrdvzbgys54r', 'jo@example.com', 'usr_01m8cnh88weh4969nypm2kasyt', 'owner', 1795721568741, 1795721568741, 1);
INSERT INTO public.members VALUES ('mem_01m8cnh8hte10v5n4e6m457xr1', 'org_01m8cnh8hte10v5n4ecpqyd7wc', 'jo@example.com', 'usr_01m8cnh88weh4969nypm2kasyt', 'owner', 1795721568826, 1795721568826, 1);
INSERT INTO public.number_sequences VALUES ('org_01m8cnh8hte10v5n4ecpqyd7wc', 'credit_note', 1);
INSERT INTO public.number_sequences VALUES ('org_01m8cnh8hte10v5n4ecpqyd7wc', 'invoice', 6);
INSERT INTO public.organisations VALUES ('org_01m8cnh8hte10v5n4ecpqyd7wc', 'Wren & Marsh Ltd', 'GBP', 'GB', '03-31', 1, NULL, 'standard', NULL, 'line', 'active', '2026-03-31', 1795721568826, 1795721571529, 2, 0, '2026-03-31');
INSERT INTO public.organisations VALUES ('org_01m8cnh8f5edwtkrdvzbgys54r', 'Acorn Ltd', 'GBP', 'GB', '03-31', 1, NULL, 'standard', NULL, 'line', 'active', NULL, 1795721568741, 1795721568741, 1, 1, NULL);
INSERT INTO public.queue_shares VALUES ('reconcile', 'usr_01m8cnh88weh4969nypm2kasyt', 0);
INSERT INTO public.queues VALUES ('coding', 0, 0);
INSERT INTO public.queues VALUES ('reconcile', 1, 0);
INSERT INTO public.settlements VALUES ('set_01m8cnh9hcebkbft476p3yehg3', 'org_01m8cnh8hte10v5n4ecpqyd7wc', 'payment', 'purchase', 'posted', 'con_01m8cnh8wae46awxcksqxzhz9g', 'bac_01m8cnh8p3ehvs7yjhdvwn3y3n', '2026-01-22', 107880, 107880, NULL, 'btx_01m8cnh9efeh5ac5615q4edppg', 1, 'jnl_01m8cnh9hcebkbft476p3yehg3', NULL, NULL, '', 1795721569836, 1795721569836, 1, '2026-01-22', 1, '2026-01-22', '2026-01-22');
INSERT INTO public.settlements VALUES ('set_01m8cnh9kse0g8829v7w61q8b4', 'org_01m8cnh8hte10v5n4ecpqyd7wc', 'receipt', 'sales', 'posted', 'con_01m8cnh8ree7hb4xhjcr6a74p3', 'bac_01m8cnh8p3ehvs7yjhdvwn3y3n', '2026-01-30', 150000, 150000, NULL, 'btx_01m8cnh9efeh5ac5615vemd64s', 1, 'jnl_01m8cnh9kse0g8829v7w61q8b4', NULL, NULL, '', 1795721569913, 1795721569913, 1, '2026-01-30', 1, '2026-01-30', '2026-01-30');
INSERT INTO public.settlements VALUES ('set_01m8cnh9nses68xcfxntykn5n3', 'org_01m8cnh8hte10v5n4ecpqyd7wc', 'payment', 'purchase', 'posted', 'con_01m8cnh8x3es2v5hfn87pcbsvp', 'bac_01m8cnh8p3ehvs7yjhdvwn3y3n', '2026-02-10', 135000, 135000, NULL, 'btx_01m8cnh9efeh5ac561623cv7dr', 1, 'jnl_01m8cnh9nses68xcfxntykn5n3', NULL, NULL, '', 1795721569977, 1795721569977, 1, '2026-02-10', 1, '2026-02-10', '2026-02-10');
INSERT INTO public.settlements VALUES ('set_01m8cnh9r3eqx8qanj6ge5cmhq', 'org_01m8cnh8hte10v5n4ecpqyd7wc', 'receipt', 'sales', 'posted', 'con_01m8cnh8ree7hb4xhjcr6a74p3', 'bac_01m8cnh8p3ehvs7yjhdvwn3y3n', '2026-02-16', 171000, 171000, NULL, 'btx_01m8cnh9efeh5ac561659zjp2b', 1, 'jnl_01m8cnh9r3eqx8qanj6ge5cmhq', NULL, NULL, '', 1795721570051, 1795721570051, 1, '2026-02-16', 2, '2026-02-16', '2026-02-16');
INSERT INTO public.settlements VALUES ('set_01m8cnh9v9e5hsxv4v0cm6npvn', 'org_01m8cnh8hte10v5n4ecpqyd7wc', 'payment', 'purchase', 'posted', 'con_01m8cnh8vme7jakmyxs9m731pt', 'bac_01m8cnh8p3ehvs7yjhdvwn3y3n', '2026-02-27', 40000, 40000, NULL, 'btx_01m8cnh9efeh5ac5616em9bcf2', 1, 'jnl_01m8cnh9v9e5hsxv4v0cm6npvn', NULL, NULL, '', 1795721570153, 1795721570153, 1, '2026-02-27', 1, '2026-02-27', '2026-02-27');
INSERT INTO public.settlements VALUES ('set_01m8cnh9xrej2v4ebt0vbe0vc7', 'org_01m8cnh8hte10v5n4ecpqyd7wc', 'receipt', 'sales', 'posted', 'con_01m8cnh8tkeyrt4pwr7d9220sc', 'bac_01m8cnh8p3ehvs7yjhdvwn3y3n', '2026-03-16', 141840, 141840, NULL, 'btx_01m8cnh9efeh5ac5616vw108p7', 1, 'jnl_01m8cnh9xrej2v4ebt0vbe0vc7', NULL, NULL, '', 1795721570232, 1795721570232, 1, '2026-03-16', 1, '2026-03-16', '2026-03-16');
INSERT INTO public.settlements VALUES ('set_01m8cnh9cbe0fsst7s3m0bez0m', 'org_01m8cnh8hte10v5n4ecpqyd7wc', 'receipt', 'sales', 'posted', 'con_01m8cnh8sbe68ssf5386s026ex', 'bac_01m8cnh8p3ehvs7yjhdvwn3y3n', '2026-03-06', 28200, 28200, NULL, 'btx_01m8cnh9efeh5ac5616qnz9rep', 0, 'jnl_01m8cnh9cbe0fsst7s3v5n7rhy', NULL, NULL, '', 1795721569675, 1795721570343, 2, '2026-03-06', 1, '2026-03-06', '2026-03-06');
INSERT INTO public.stated_balances VALUES ('org_01m8cnh8hte10v5n4ecpqyd7wc', 'bac_01m8cnh8p3ehvs7yjhdvwn3y3n', '2026-03-31', 900715, 1795721569743);
INSERT INTO public.tax_rates VALUES ('org_01m8cnh8f5edwtkrdvzbgys54r', 'ST', '2026-02-01', 190000);
INSERT INTO public.unlinked_journals VALUES ('org_01m8cnh8f5edwtkrdvzbgys54r', 'btx_01m8cnhbnaeeg9t4fddw625zr2', 'jnl_01m8cnhbnwedf8p74ztx45zy6q');
INSERT INTO public.users VALUES ('usr_01m8cnh88weh4969nypm2kasyt', 'jo@example.com', 0, 7, 0, 1795721568540, NULL, 0);
INSERT INTO public.vat_days VALUES ('org_01m8cnh8hte10v5n4ecpqyd7wc', '2026-01-15', 'output', 195000, 39000);
INSERT INTO public.vat_days VALUES ('org_01m8cnh8hte10v5n4ecpqyd7wc', '2026-01-20', 'input', 41200, 0);
INSERT INTO public.vat_days VALUES ('org_01m8cnh8hte10v5n4ecpqyd7wc', '2026-01-21', 'input', 89900, 17980);
INSERT INTO public.vat_days VALUES ('org_01m8cnh8hte10v5n4ecpqyd7wc', '2026-01-28', 'output', 87000, 0);
INSERT INTO public.vat_days VALUES ('org_01m8cnh8hte10v5n4ecpqyd7wc', '2026-02-01', 'input', 135000, 0);
INSERT INTO public.vat_days VALUES ('org_01m8cnh8hte10v5n4ecpqyd7wc', '2026-02-09', 'output', 27500, 700);
INSERT INTO public.vat_days VALUES ('org_01m8cnh8hte10v5n4ecpqyd7wc', '2026-02-20', 'output', 133200, 26640);
INSERT INTO public.vat_days VALUES ('org_01m8cnh8hte10v5n4ecpqyd7wc', '2026-03-12', 'output', -15000, -3000);
INSERT INTO public.vat_days VALUES ('org_01m8cnh8hte10v5n4ecpqyd7wc', '2026-03-24', 'input', 64000, 12800);
INSERT INTO public.vat_days VALUES ('org_01m8cnh8hte10v5n4ecpqyd7wc', '2026-03-27', 'output', 49900, 6500);
INSERT INTO public.vat_days VALUES ('org_01m8cnh8hte10v5n4ecpqyd7wc', '2026-03-03', 'output', 0, 0);
INSERT INTO public.vat_days VALUES ('org_01m8cnh8hte10v5n4ecpqyd7wc', '2026-02-18', 'input', 5840, 0);
INSERT INTO public.vat_days VALUES ('org_01m8cnh8hte10v5n4ecpqyd7wc', '2026-03-02', 'input', 3000, 600);
INSERT INTO public.vat_days VALUES ('org_01m8cnh8hte10v5n4ecpqyd7wc', '2026-02-02', 'input', 3000, 600);
INSERT INTO public.vat_days VALUES ('org_01m8cnh8hte10v5n4ecpqyd7wc', '2026-03-20', 'input', 750, 0);
INSERT INTO public.vat_entries VALUES ('org_01m8cnh8hte10v5n4ecpqyd7wc', 2, 2, 0, '2026-01-15', '2026-01-15', 'output', 'ST', 195000, 39000, 'inv_01m8cnh90eempahnx59j0ezjb8', NULL);
INSERT INTO public.vat_entries VALUES ('org_01m8cnh8hte10v5n4ecpqyd7wc', 3, 2, 0, '2026-01-20', '2026-01-20', 'input', 'ZR', 41200, 0, 'inv_01m8cnh911ewws5hh2df73acer', NULL);
INSERT INTO public.vat_entries VALUES ('org_01m8cnh8hte10v5n4ecpqyd7wc', 4, 2, 0, '2026-01-21', '2026-01-21', 'input', 'ST', 89900, 17980, 'inv_01m8cnh91qedp8d1sfhppgmbxd', NULL);
INSERT INTO public.vat_entries VALUES ('org_01m8cnh8hte10v5n4ecpqyd7wc', 5, 2, 0, '2026-01-28', '2026-01-28', 'output', 'ZR', 87000, 0, 'inv_01m8cnh922e6waxd7mhncynmaq', NULL);
INSERT INTO public.vat_entries VALUES ('org_01m8cnh8hte10v5n4ecpqyd7wc', 6, 2, 0, '2026-02-01', '2026-02-01', 'input', 'EX', 135000, 0, 'inv_01m8cnh92re2br7ckmbej4smq0', NULL);
INSERT INTO public.vat_entries VALUES ('org_01m8cnh8hte10v5n4ecpqyd7wc', 7, 2, 0, '2026-02-09', '2026-02-09', 'output', 'EX', 24000, 0, 'inv_01m8cnh934enk8yebq8ac18893', NULL);
INSERT INTO public.vat_entries VALUES ('org_01m8cnh8hte10v5n4ecpqyd7wc', 7, 3, 0, '2026-02-09', '2026-02-09', 'output', 'ST', 3500, 700, 'inv_01m8cnh934enk8yebq8ac18893', NULL);
INSERT INTO public.vat_entries VALUES ('org_01m8cnh8hte10v5n4ecpqyd7wc', 8, 2, 0, '2026-02-20', '2026-02-20', 'output', 'ST', 133200, 26640, 'inv_01m8cnh93kemrsd4b2wsrbtcd5', NULL);
INSERT INTO public.vat_entries VALUES ('org_01m8cnh8hte10v5n4ecpqyd7wc', 9, 2, 0, '2026-03-03', '2026-03-03', 'output', 'ST', 50000, 10000, 'inv_01m8cnh941etmsfzfcrjmzzycy', NULL);
INSERT INTO public.vat_entries VALUES ('org_01m8cnh8hte10v5n4ecpqyd7wc', 10, 2, 0, '2026-03-12', '2026-03-12', 'output', 'ST', -15000, -3000, 'inv_01m8cnh94eeaqse27gf8333e04', NULL);
INSERT INTO public.vat_entries VALUES ('org_01m8cnh8hte10v5n4ecpqyd7wc', 11, 2, 0, '2026-03-24', '2026-03-24', 'input', 'ST', 64000, 12800, 'inv_01m8cnh94xe4f8nq595am7e5x6', NULL);
INSERT INTO public.vat_entries VALUES ('org_01m8cnh8hte10v5n4ecpqyd7wc', 12, 2, 0, '2026-03-27', '2026-03-27', 'output', 'ZR', 17400, 0, 'inv_01m8cnh959ea1b93mzghjd0mte', NULL);
INSERT INTO public.vat_entries VALUES ('org_01m8cnh8hte10v5n4ecpqyd7wc', 12, 3, 0, '2026-03-27', '2026-03-27', 'output', 'ST', 32500, 6500, 'inv_01m8cnh959ea1b93mzghjd0mte', NULL);
INSERT INTO public.vat_entries VALUES ('org_01m8cnh8hte10v5n4ecpqyd7wc', 13, 2, 0, '2026-03-03', '2026-03-03', 'output', 'ST', -50000, -10000, 'inv_01m8cnh941etmsfzfcrjmzzycy', NULL);
INSERT INTO public.vat_entries VALUES ('org_01m8cnh8hte10v5n4ecpqyd7wc', 26, 2, 0, '2026-02-18', '2026-02-18', 'input', 'ZR', 5840, 0, NULL, NULL);
INSERT INTO public.vat_entries VALUES ('org_01m8cnh8hte10v5n4ecpqyd7wc', 27, 2, 0, '2026-03-02', '2026-03-02', 'input', 'ST', 3000, 600, NULL, NULL);
INSERT INTO public.vat_entries VALUES ('org_01m8cnh8hte10v5n4ecpqyd7wc', 28, 2, 0, '2026-02-02', '2026-02-02', 'input', 'ST', 3000, 600, NULL, NULL);
INSERT INTO public.vat_entries VALUES ('org_01m8cnh8hte10v5n4ecpqyd7wc', 29, 2, 0, '2026-03-20', '2026-03-20', 'input', 'EX', 750, 0, NULL, NULL);
INSERT INTO public.vat_returns VALUES ('vrt_01m8cnhb3nevgbfqer91x517at', 'org_01m8cnh8hte10v5n4ecpqyd7wc', '2026-01-01', '2026-03-31', 'finalised', '[]', 'standard', NULL, 477600, 69840, 342690, 31980, 69840, 0, 69840, 31980, 37860, 477600, 342700, 0, 0, NULL, 1795721571482, 1795721571445, 1795721571482, 2);
SELECT pg_catalog.setval('public.credit_movements_id_seq', 2, true);
SELECT pg_catalog.setval('public.security_events_number_seq', 1, false);
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
