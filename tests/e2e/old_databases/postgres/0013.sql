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
    IF OLD.status = 'finalised' AND TG_OP = 'UPDATE' THEN
        IF OLD.filed_at IS NOT NULL OR NEW.filed_at IS NULL OR ROW(
            NEW.id, NEW.organisation_id, NEW.date_from, NEW.date_to, NEW.status, NEW.adjustments,
            NEW.scheme, NEW.flat_rate_percent, NEW.output_net, NEW.output_vat, NEW.input_net,
            NEW.input_vat, NEW.box_1, NEW.box_2, NEW.box_3, NEW.box_4, NEW.box_5, NEW.box_6, NEW.box_7,
            NEW.box_8, NEW.box_9, NEW.journal_id, NEW.finalised_at, NEW.created_at
        ) IS DISTINCT FROM ROW(
            OLD.id, OLD.organisation_id, OLD.date_from, OLD.date_to, OLD.status, OLD.adjustments,
            OLD.scheme, OLD.flat_rate_percent, OLD.output_net, OLD.output_vat, OLD.input_net,
            OLD.input_vat, OLD.box_1, OLD.box_2, OLD.box_3, OLD.box_4, OLD.box_5, OLD.box_6, OLD.box_7,
            OLD.box_8, OLD.box_9, OLD.journal_id, OLD.finalised_at, OLD.created_at
        ) THEN RAISE EXCEPTION 'a finalised VAT return is never changed, but for when it was filed'; END IF;
        RETURN NEW;
    END IF;
    IF OLD.status = 'finalised' THEN
        RAISE EXCEPTION 'a finalised VAT return is never deleted';
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
    posted_vat_side text COLLATE pg_catalog."C",
    CONSTRAINT bank_transactions_amount_check CHECK ((amount <> 0)),
    CONSTRAINT bank_transactions_check CHECK (((status = 'confirmed'::text) = (journal_id IS NOT NULL))),
    CONSTRAINT bank_transactions_check1 CHECK (((journal_id IS NULL) = (journal_line IS NULL))),
    CONSTRAINT bank_transactions_check2 CHECK (((journal_id IS NULL) = (way IS NULL))),
    CONSTRAINT bank_transactions_check3 CHECK (((journal_id IS NULL) = (confirmed_at IS NULL))),
    CONSTRAINT bank_transactions_check4 CHECK (((external_id IS NULL) = (occurrence > 0))),
    CONSTRAINT bank_transactions_content_hash_check CHECK ((length(content_hash) = 32)),
    CONSTRAINT bank_transactions_posted_vat_side_check CHECK ((posted_vat_side = ANY (ARRAY['output'::text, 'input'::text]))),
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
    vat_side text COLLATE pg_catalog."C",
    CONSTRAINT journal_lines_amount_check CHECK ((amount <> 0)),
    CONSTRAINT journal_lines_is_generated_check CHECK ((is_generated = ANY (ARRAY[(0)::bigint, (1)::bigint]))),
    CONSTRAINT journal_lines_line_check CHECK ((line > 0)),
    CONSTRAINT journal_lines_vat_amount_check CHECK ((vat_amount >= 0)),
    CONSTRAINT journal_lines_vat_side_check CHECK ((vat_side = ANY (ARRAY['output'::text, 'input'::text])))
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
    layout bigint DEFAULT 1 NOT NULL,
    CONSTRAINT journals_hash_check CHECK ((length(hash) = 32)),
    CONSTRAINT journals_layout_check CHECK ((layout = ANY (ARRAY[(1)::bigint, (2)::bigint]))),
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
    filed_at bigint,
    receipt text,
    CONSTRAINT vat_returns_check CHECK ((date_from <= date_to)),
    CONSTRAINT vat_returns_check1 CHECK (((status = 'finalised'::text) = (finalised_at IS NOT NULL))),
    CONSTRAINT vat_returns_check2 CHECK (((status = 'finalised'::text) = (scheme IS NOT NULL))),
    CONSTRAINT vat_returns_check3 CHECK (((status = 'finalised'::text) = ((output_net IS NOT NULL) AND (output_vat IS NOT NULL) AND (input_net IS NOT NULL) AND (input_vat IS NOT NULL)))),
    CONSTRAINT vat_returns_check4 CHECK (((status = 'finalised'::text) = ((box_1 IS NOT NULL) AND (box_2 IS NOT NULL) AND (box_3 IS NOT NULL) AND (box_4 IS NOT NULL) AND (box_5 IS NOT NULL) AND (box_6 IS NOT NULL) AND (box_7 IS NOT NULL) AND (box_8 IS NOT NULL) AND (box_9 IS NOT NULL)))),
    CONSTRAINT vat_returns_check5 CHECK (((status = 'finalised'::text) OR (journal_id IS NULL))),
    CONSTRAINT vat_returns_check6 CHECK (((filed_at IS NULL) OR (status = 'finalised'::text))),
    CONSTRAINT vat_returns_check7 CHECK (((receipt IS NULL) OR (filed_at IS NOT NULL))),
    CONSTRAINT vat_returns_scheme_check CHECK ((scheme = ANY (ARRAY['none'::text, 'standard'::text, 'cash'::text, 'flat_rate'::text]))),
    CONSTRAINT vat_returns_status_check CHECK ((status = ANY (ARRAY['draft'::text, 'finalised'::text])))
);
INSERT INTO public._sqlx_migrations VALUES (1, 'platform', '2026-11-29 06:36:15.193402+00', true, '\x56c81ff92db5a60532a52e529ddcd2b3714beb82ec59181bf95986d52f268197171d205459743abb4151461a41566020', 76156807);
INSERT INTO public._sqlx_migrations VALUES (2, 'ledger', '2026-11-29 06:36:15.270069+00', true, '\x9dbce99dbcc48220e29e165be44645571133eb94388b7c8f75e291d52a3fb0f2eb2c984f32b101e0c87036b784fa257a', 54023782);
INSERT INTO public._sqlx_migrations VALUES (3, 'banking', '2026-11-29 06:36:15.324474+00', true, '\xaf7a63db1c79803920e379cde8dba5f12d6e3b18db971dc1a293319bba674be00693191dc100b8bd945b6d377ad9a22d', 52602183);
INSERT INTO public._sqlx_migrations VALUES (4, 'documents', '2026-11-29 06:36:15.377626+00', true, '\x2a0daa78186f0765af84764908dc9a70ee4b78006a4a83d772ac42dc7a5b36b224f48b1fd4dfa469253d5cb5c2e9ca87', 130634411);
INSERT INTO public._sqlx_migrations VALUES (5, 'vat', '2026-11-29 06:36:15.508836+00', true, '\x4aa7049bf04573185ba6c20a2b727e74cee0bea158d32fe08ba75b1be5d9790198c677fa5fee6e4112e4acdac9498cca', 106037034);
INSERT INTO public._sqlx_migrations VALUES (6, 'audit_chain', '2026-11-29 06:36:15.651211+00', true, '\x4d36e58febb07026c335df03ce24cb09228b213cb5db12a86a78bc44ad11337d09c026e139287d13faaf63730a1c89c9', 3957648);
INSERT INTO public._sqlx_migrations VALUES (7, 'access', '2026-11-29 06:36:15.655373+00', true, '\x2eeca1ccffb48ab78e8df0e2eead3b622a4b3d0f46b423c7f57f69d1f0f8c9534c8c11820d61dae3384b0a4303051415', 11463243);
INSERT INTO public._sqlx_migrations VALUES (8, 'evidence', '2026-11-29 06:36:15.67307+00', true, '\x6cf31930df5c41ea88b5aeb1f3b4691e614757b17e6cff355e989e759d9887903140b39b1e7bab1abb9de400a8ee3d4a', 53573851);
INSERT INTO public._sqlx_migrations VALUES (9, 'key_limits', '2026-11-29 06:36:15.725115+00', true, '\x8d2b63c9f54a4d5036ef7db3df10163c1b670c14e1a1a23f358abe4fb29a936555691946c1d80b582ba8665cba94bada', 10339453);
INSERT INTO public._sqlx_migrations VALUES (10, 'daemons', '2026-11-29 06:36:15.737382+00', true, '\xf167388ccc0e720fedd761f18412562455d3b5f02c8245daed2c86611c166b0c07a0d183c5d93ff1ca635feb999240f7', 1852608);
INSERT INTO public._sqlx_migrations VALUES (11, 'account_groups', '2026-11-29 06:36:15.739419+00', true, '\x1d6618f41880c17f3a4d0a808cc2e04e93a4b0cedd211272e0527dd571364df4118646f9be6c92bed859d689754a7190', 1083668);
INSERT INTO public._sqlx_migrations VALUES (12, 'vat_methods', '2026-11-29 06:36:15.740677+00', true, '\x99e26e93dba4848ecc562b370a13e50dffb39526e7d1c5ac35ac1912df6f209c32acb92b0d1e667853e35dbc2753edd3', 45971271);
INSERT INTO public._sqlx_migrations VALUES (13, 'vat_sides', '2026-11-29 06:36:15.794729+00', true, '\x082ae0a6f2a83e142989b626ce008ce395545eab3c293103de988b117fe07b87cce95172a383a665eecbc5874eaa972b', 27645307);
INSERT INTO public.account_days VALUES ('org_01m8k09prke6st1nqehqnp672v', '2026-01-01', 'acc_01m8k09prke6st1nqec69syg7c', 1000000, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8k09prke6st1nqehqnp672v', '2026-01-15', 'acc_01m8k09prke6st1nqebsad9x64', 234000, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8k09prke6st1nqehqnp672v', '2026-01-15', 'acc_01m8k09prke6st1nqee1k8mjpa', 0, 195000, 1);
INSERT INTO public.account_days VALUES ('org_01m8k09prke6st1nqehqnp672v', '2026-01-15', 'acc_01m8k09q2ze8j969r3aqrjq7qr', 0, 39000, 1);
INSERT INTO public.account_days VALUES ('org_01m8k09prke6st1nqehqnp672v', '2026-01-20', 'acc_01m8k09prke6st1nqecemebs0x', 0, 41200, 1);
INSERT INTO public.account_days VALUES ('org_01m8k09prke6st1nqehqnp672v', '2026-01-20', 'acc_01m8k09prke6st1nqeeqgh1s3v', 41200, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8k09prke6st1nqehqnp672v', '2026-01-21', 'acc_01m8k09prke6st1nqeb6r75eq3', 89900, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8k09prke6st1nqehqnp672v', '2026-01-21', 'acc_01m8k09prke6st1nqecemebs0x', 0, 107880, 1);
INSERT INTO public.account_days VALUES ('org_01m8k09prke6st1nqehqnp672v', '2026-01-21', 'acc_01m8k09q2ze8j969r3aqrjq7qr', 17980, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8k09prke6st1nqehqnp672v', '2026-01-28', 'acc_01m8k09prke6st1nqebsad9x64', 87000, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8k09prke6st1nqehqnp672v', '2026-01-28', 'acc_01m8k09prke6st1nqee6r8dper', 0, 87000, 1);
INSERT INTO public.account_days VALUES ('org_01m8k09prke6st1nqehqnp672v', '2026-02-01', 'acc_01m8k09prke6st1nqecemebs0x', 0, 135000, 1);
INSERT INTO public.account_days VALUES ('org_01m8k09prke6st1nqehqnp672v', '2026-02-01', 'acc_01m8k09prke6st1nqeffx8v9xw', 135000, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8k09prke6st1nqehqnp672v', '2026-02-09', 'acc_01m8k09prke6st1nqebsad9x64', 28200, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8k09prke6st1nqehqnp672v', '2026-02-09', 'acc_01m8k09prke6st1nqee1k8mjpa', 0, 3500, 1);
INSERT INTO public.account_days VALUES ('org_01m8k09prke6st1nqehqnp672v', '2026-02-09', 'acc_01m8k09q2ze8j969r3aqrjq7qr', 0, 700, 1);
INSERT INTO public.account_days VALUES ('org_01m8k09prke6st1nqehqnp672v', '2026-02-09', 'acc_01m8k09qb8e15845hdpyd53nb3', 0, 24000, 1);
INSERT INTO public.account_days VALUES ('org_01m8k09prke6st1nqehqnp672v', '2026-02-20', 'acc_01m8k09prke6st1nqebsad9x64', 159840, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8k09prke6st1nqehqnp672v', '2026-02-20', 'acc_01m8k09prke6st1nqee1k8mjpa', 0, 133200, 1);
INSERT INTO public.account_days VALUES ('org_01m8k09prke6st1nqehqnp672v', '2026-02-20', 'acc_01m8k09q2ze8j969r3aqrjq7qr', 0, 26640, 1);
INSERT INTO public.account_days VALUES ('org_01m8k09prke6st1nqehqnp672v', '2026-03-12', 'acc_01m8k09prke6st1nqebsad9x64', 0, 18000, 1);
INSERT INTO public.account_days VALUES ('org_01m8k09prke6st1nqehqnp672v', '2026-03-12', 'acc_01m8k09prke6st1nqee1k8mjpa', 15000, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8k09prke6st1nqehqnp672v', '2026-03-12', 'acc_01m8k09q2ze8j969r3aqrjq7qr', 3000, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8k09prke6st1nqehqnp672v', '2026-03-24', 'acc_01m8k09prke6st1nqecemebs0x', 0, 76800, 1);
INSERT INTO public.account_days VALUES ('org_01m8k09prke6st1nqehqnp672v', '2026-03-24', 'acc_01m8k09prke6st1nqeetps3m9e', 64000, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8k09prke6st1nqehqnp672v', '2026-03-24', 'acc_01m8k09q2ze8j969r3aqrjq7qr', 12800, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8k09prke6st1nqehqnp672v', '2026-03-27', 'acc_01m8k09prke6st1nqebsad9x64', 56400, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8k09prke6st1nqehqnp672v', '2026-03-27', 'acc_01m8k09prke6st1nqee1k8mjpa', 0, 32500, 1);
INSERT INTO public.account_days VALUES ('org_01m8k09prke6st1nqehqnp672v', '2026-03-27', 'acc_01m8k09prke6st1nqee6r8dper', 0, 17400, 1);
INSERT INTO public.account_days VALUES ('org_01m8k09prke6st1nqehqnp672v', '2026-03-27', 'acc_01m8k09q2ze8j969r3aqrjq7qr', 0, 6500, 1);
INSERT INTO public.account_days VALUES ('org_01m8k09prke6st1nqehqnp672v', '2026-03-03', 'acc_01m8k09prke6st1nqebsad9x64', 60000, 60000, 2);
INSERT INTO public.account_days VALUES ('org_01m8k09prke6st1nqehqnp672v', '2026-03-03', 'acc_01m8k09prke6st1nqee1k8mjpa', 50000, 50000, 2);
INSERT INTO public.account_days VALUES ('org_01m8k09prke6st1nqehqnp672v', '2026-03-03', 'acc_01m8k09q2ze8j969r3aqrjq7qr', 10000, 10000, 2);
INSERT INTO public.account_days VALUES ('org_01m8k09prke6st1nqehqnp672v', '2026-01-01', 'acc_01m8k09prke6st1nqed70vn1b0', 0, 990000, 1);
INSERT INTO public.account_days VALUES ('org_01m8k09prke6st1nqehqnp672v', '2026-01-01', 'acc_01m8k09prke6st1nqedhktsadf', 0, 10000, 1);
INSERT INTO public.account_days VALUES ('org_01m8k09prke6st1nqehqnp672v', '2026-01-01', 'acc_01m8k09prke6st1nqedxkk83ke', 1000000, 1000000, 2);
INSERT INTO public.account_days VALUES ('org_01m8k09prke6st1nqehqnp672v', '2026-03-31', 'acc_01m8k09prke6st1nqebg58rkb9', 0, 7492, 1);
INSERT INTO public.account_days VALUES ('org_01m8k09prke6st1nqehqnp672v', '2026-03-31', 'acc_01m8k09prke6st1nqecqf866dy', 0, 6345, 1);
INSERT INTO public.account_days VALUES ('org_01m8k09prke6st1nqehqnp672v', '2026-03-31', 'acc_01m8k09prke6st1nqef0608r0c', 100000, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8k09prke6st1nqehqnp672v', '2026-03-31', 'acc_01m8k09prke6st1nqeh0s4b4ss', 7492, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8k09prke6st1nqehqnp672v', '2026-03-06', 'acc_01m8k09prke6st1nqebsad9x64', 0, 28200, 1);
INSERT INTO public.account_days VALUES ('org_01m8k09prke6st1nqehqnp672v', '2026-03-06', 'acc_01m8k09prke6st1nqec69syg7c', 28200, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8k09prke6st1nqehqnp672v', '2026-01-22', 'acc_01m8k09prke6st1nqec69syg7c', 0, 107880, 1);
INSERT INTO public.account_days VALUES ('org_01m8k09prke6st1nqehqnp672v', '2026-01-22', 'acc_01m8k09prke6st1nqecemebs0x', 107880, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8k09prke6st1nqehqnp672v', '2026-01-30', 'acc_01m8k09prke6st1nqebsad9x64', 0, 150000, 1);
INSERT INTO public.account_days VALUES ('org_01m8k09prke6st1nqehqnp672v', '2026-01-30', 'acc_01m8k09prke6st1nqec69syg7c', 150000, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8k09prke6st1nqehqnp672v', '2026-02-10', 'acc_01m8k09prke6st1nqec69syg7c', 0, 135000, 1);
INSERT INTO public.account_days VALUES ('org_01m8k09prke6st1nqehqnp672v', '2026-02-10', 'acc_01m8k09prke6st1nqecemebs0x', 135000, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8k09prke6st1nqehqnp672v', '2026-02-16', 'acc_01m8k09prke6st1nqebsad9x64', 0, 171000, 1);
INSERT INTO public.account_days VALUES ('org_01m8k09prke6st1nqehqnp672v', '2026-02-16', 'acc_01m8k09prke6st1nqec69syg7c', 171000, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8k09prke6st1nqehqnp672v', '2026-02-27', 'acc_01m8k09prke6st1nqec69syg7c', 0, 40000, 1);
INSERT INTO public.account_days VALUES ('org_01m8k09prke6st1nqehqnp672v', '2026-02-27', 'acc_01m8k09prke6st1nqecemebs0x', 40000, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8k09prke6st1nqehqnp672v', '2026-03-16', 'acc_01m8k09prke6st1nqebsad9x64', 0, 141840, 1);
INSERT INTO public.account_days VALUES ('org_01m8k09prke6st1nqehqnp672v', '2026-03-16', 'acc_01m8k09prke6st1nqec69syg7c', 141840, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8k09prke6st1nqehqnp672v', '2026-03-25', 'acc_01m8k09prke6st1nqec69syg7c', 0, 200000, 1);
INSERT INTO public.account_days VALUES ('org_01m8k09prke6st1nqehqnp672v', '2026-03-25', 'acc_01m8k09rdmep0rcy4m7bnjwn8f', 200000, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8k09prke6st1nqehqnp672v', '2026-03-31', 'acc_01m8k09prke6st1nqecygxt4g5', 93655, 93655, 2);
INSERT INTO public.account_days VALUES ('org_01m8k09prke6st1nqehqnp672v', '2026-03-20', 'acc_01m8k09prke6st1nqec69syg7c', 0, 750, 1);
INSERT INTO public.account_days VALUES ('org_01m8k09prke6st1nqehqnp672v', '2026-03-20', 'acc_01m8k09prke6st1nqegxwegrej', 750, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8k09jvpezca0x94qx4ph2hj', '2026-03-02', 'acc_01m8k09jvpezca0x94jc7actf2', 0, 50000, 1);
INSERT INTO public.account_days VALUES ('org_01m8k09jvpezca0x94qx4ph2hj', '2026-03-02', 'acc_01m8k09jvpezca0x94nbhz8jf1', 50000, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8k09prke6st1nqehqnp672v', '2026-03-31', 'acc_01m8k09prke6st1nqec69syg7c', 0, 93655, 1);
INSERT INTO public.account_days VALUES ('org_01m8k09prke6st1nqehqnp672v', '2026-02-18', 'acc_01m8k09prke6st1nqec69syg7c', 0, 5840, 1);
INSERT INTO public.account_days VALUES ('org_01m8k09prke6st1nqehqnp672v', '2026-02-18', 'acc_01m8k09prke6st1nqeg7607vmz', 5840, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8k09prke6st1nqehqnp672v', '2026-03-02', 'acc_01m8k09prke6st1nqec69syg7c', 0, 3600, 1);
INSERT INTO public.account_days VALUES ('org_01m8k09prke6st1nqehqnp672v', '2026-03-02', 'acc_01m8k09prke6st1nqefw674ev8', 3000, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8k09prke6st1nqehqnp672v', '2026-03-02', 'acc_01m8k09q2ze8j969r3aqrjq7qr', 600, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8k09prke6st1nqehqnp672v', '2026-02-02', 'acc_01m8k09prke6st1nqec69syg7c', 0, 3600, 1);
INSERT INTO public.account_days VALUES ('org_01m8k09prke6st1nqehqnp672v', '2026-02-02', 'acc_01m8k09prke6st1nqefw674ev8', 3000, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8k09prke6st1nqehqnp672v', '2026-02-02', 'acc_01m8k09q2ze8j969r3aqrjq7qr', 600, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8k09jvpezca0x94qx4ph2hj', '2026-03-20', 'acc_01m8k09jvpezca0x94jc7actf2', 50000, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8k09jvpezca0x94qx4ph2hj', '2026-03-20', 'acc_01m8k09jvpezca0x94nbhz8jf1', 0, 50000, 1);
INSERT INTO public.account_months VALUES ('org_01m8k09prke6st1nqehqnp672v', 'acc_01m8k09prke6st1nqee1k8mjpa', '2026-01', 0, 195000, 1);
INSERT INTO public.account_months VALUES ('org_01m8k09prke6st1nqehqnp672v', 'acc_01m8k09prke6st1nqeeqgh1s3v', '2026-01', 41200, 0, 1);
INSERT INTO public.account_months VALUES ('org_01m8k09prke6st1nqehqnp672v', 'acc_01m8k09prke6st1nqeb6r75eq3', '2026-01', 89900, 0, 1);
INSERT INTO public.account_months VALUES ('org_01m8k09prke6st1nqehqnp672v', 'acc_01m8k09q2ze8j969r3aqrjq7qr', '2026-01', 17980, 39000, 2);
INSERT INTO public.account_months VALUES ('org_01m8k09prke6st1nqehqnp672v', 'acc_01m8k09prke6st1nqecygxt4g5', '2026-03', 93655, 93655, 2);
INSERT INTO public.account_months VALUES ('org_01m8k09prke6st1nqehqnp672v', 'acc_01m8k09prke6st1nqee6r8dper', '2026-01', 0, 87000, 1);
INSERT INTO public.account_months VALUES ('org_01m8k09prke6st1nqehqnp672v', 'acc_01m8k09prke6st1nqeffx8v9xw', '2026-02', 135000, 0, 1);
INSERT INTO public.account_months VALUES ('org_01m8k09prke6st1nqehqnp672v', 'acc_01m8k09qb8e15845hdpyd53nb3', '2026-02', 0, 24000, 1);
INSERT INTO public.account_months VALUES ('org_01m8k09prke6st1nqehqnp672v', 'acc_01m8k09prke6st1nqee1k8mjpa', '2026-02', 0, 136700, 2);
INSERT INTO public.account_months VALUES ('org_01m8k09prke6st1nqehqnp672v', 'acc_01m8k09prke6st1nqeg7607vmz', '2026-02', 5840, 0, 1);
INSERT INTO public.account_months VALUES ('org_01m8k09prke6st1nqehqnp672v', 'acc_01m8k09prke6st1nqefw674ev8', '2026-03', 3000, 0, 1);
INSERT INTO public.account_months VALUES ('org_01m8k09prke6st1nqehqnp672v', 'acc_01m8k09prke6st1nqecemebs0x', '2026-03', 0, 76800, 1);
INSERT INTO public.account_months VALUES ('org_01m8k09prke6st1nqehqnp672v', 'acc_01m8k09prke6st1nqeetps3m9e', '2026-03', 64000, 0, 1);
INSERT INTO public.account_months VALUES ('org_01m8k09prke6st1nqehqnp672v', 'acc_01m8k09q2ze8j969r3aqrjq7qr', '2026-03', 26400, 16500, 6);
INSERT INTO public.account_months VALUES ('org_01m8k09prke6st1nqehqnp672v', 'acc_01m8k09prke6st1nqec69syg7c', '2026-02', 171000, 184440, 5);
INSERT INTO public.account_months VALUES ('org_01m8k09prke6st1nqehqnp672v', 'acc_01m8k09prke6st1nqefw674ev8', '2026-02', 3000, 0, 1);
INSERT INTO public.account_months VALUES ('org_01m8k09prke6st1nqehqnp672v', 'acc_01m8k09prke6st1nqee6r8dper', '2026-03', 0, 17400, 1);
INSERT INTO public.account_months VALUES ('org_01m8k09prke6st1nqehqnp672v', 'acc_01m8k09q2ze8j969r3aqrjq7qr', '2026-02', 600, 27340, 3);
INSERT INTO public.account_months VALUES ('org_01m8k09prke6st1nqehqnp672v', 'acc_01m8k09prke6st1nqec69syg7c', '2026-03', 170040, 298005, 6);
INSERT INTO public.account_months VALUES ('org_01m8k09prke6st1nqehqnp672v', 'acc_01m8k09prke6st1nqee1k8mjpa', '2026-03', 65000, 82500, 4);
INSERT INTO public.account_months VALUES ('org_01m8k09prke6st1nqehqnp672v', 'acc_01m8k09prke6st1nqebg58rkb9', '2026-03', 0, 7492, 1);
INSERT INTO public.account_months VALUES ('org_01m8k09prke6st1nqehqnp672v', 'acc_01m8k09prke6st1nqecqf866dy', '2026-03', 0, 6345, 1);
INSERT INTO public.account_months VALUES ('org_01m8k09prke6st1nqehqnp672v', 'acc_01m8k09prke6st1nqed70vn1b0', '2026-01', 0, 990000, 1);
INSERT INTO public.account_months VALUES ('org_01m8k09prke6st1nqehqnp672v', 'acc_01m8k09prke6st1nqedhktsadf', '2026-01', 0, 10000, 1);
INSERT INTO public.account_months VALUES ('org_01m8k09prke6st1nqehqnp672v', 'acc_01m8k09prke6st1nqedxkk83ke', '2026-01', 1000000, 1000000, 2);
INSERT INTO public.account_months VALUES ('org_01m8k09prke6st1nqehqnp672v', 'acc_01m8k09prke6st1nqef0608r0c', '2026-03', 100000, 0, 1);
INSERT INTO public.account_months VALUES ('org_01m8k09prke6st1nqehqnp672v', 'acc_01m8k09prke6st1nqeh0s4b4ss', '2026-03', 7492, 0, 1);
INSERT INTO public.account_months VALUES ('org_01m8k09prke6st1nqehqnp672v', 'acc_01m8k09prke6st1nqegxwegrej', '2026-03', 750, 0, 1);
INSERT INTO public.account_months VALUES ('org_01m8k09prke6st1nqehqnp672v', 'acc_01m8k09prke6st1nqecemebs0x', '2026-01', 107880, 149080, 3);
INSERT INTO public.account_months VALUES ('org_01m8k09prke6st1nqehqnp672v', 'acc_01m8k09prke6st1nqebsad9x64', '2026-01', 321000, 150000, 3);
INSERT INTO public.account_months VALUES ('org_01m8k09prke6st1nqehqnp672v', 'acc_01m8k09prke6st1nqec69syg7c', '2026-01', 1150000, 107880, 3);
INSERT INTO public.account_months VALUES ('org_01m8k09prke6st1nqehqnp672v', 'acc_01m8k09prke6st1nqebsad9x64', '2026-02', 188040, 171000, 3);
INSERT INTO public.account_months VALUES ('org_01m8k09jvpezca0x94qx4ph2hj', 'acc_01m8k09jvpezca0x94jc7actf2', '2026-03', 50000, 50000, 2);
INSERT INTO public.account_months VALUES ('org_01m8k09prke6st1nqehqnp672v', 'acc_01m8k09prke6st1nqecemebs0x', '2026-02', 175000, 135000, 3);
INSERT INTO public.account_months VALUES ('org_01m8k09prke6st1nqehqnp672v', 'acc_01m8k09prke6st1nqebsad9x64', '2026-03', 116400, 248040, 6);
INSERT INTO public.account_months VALUES ('org_01m8k09jvpezca0x94qx4ph2hj', 'acc_01m8k09jvpezca0x94nbhz8jf1', '2026-03', 50000, 50000, 2);
INSERT INTO public.account_months VALUES ('org_01m8k09prke6st1nqehqnp672v', 'acc_01m8k09rdmep0rcy4m7bnjwn8f', '2026-03', 200000, 0, 1);
INSERT INTO public.accounts VALUES ('acc_01m8k09jvpezca0x94hersz23s', 'org_01m8k09jvpezca0x94qx4ph2hj', '1000', 'Computer equipment', 'ASSET', NULL, 'ST', NULL, 'active', 1795934178166, 1795934178166, 1, 'fixed_assets');
INSERT INTO public.accounts VALUES ('acc_01m8k09jvpezca0x94hkekqnh6', 'org_01m8k09jvpezca0x94qx4ph2hj', '1010', 'Office equipment and furniture', 'ASSET', NULL, 'ST', NULL, 'active', 1795934178166, 1795934178166, 1, 'fixed_assets');
INSERT INTO public.accounts VALUES ('acc_01m8k09jvpezca0x94hpyncyk4', 'org_01m8k09jvpezca0x94qx4ph2hj', '1020', 'Motor vehicles', 'ASSET', NULL, 'ST', NULL, 'active', 1795934178166, 1795934178166, 1, 'fixed_assets');
INSERT INTO public.accounts VALUES ('acc_01m8k09jvpezca0x94hr53f7w3', 'org_01m8k09jvpezca0x94qx4ph2hj', '1090', 'Accumulated depreciation', 'ASSET', NULL, 'NV', NULL, 'active', 1795934178166, 1795934178166, 1, 'fixed_assets');
INSERT INTO public.accounts VALUES ('acc_01m8k09jvpezca0x94hz0rdg8s', 'org_01m8k09jvpezca0x94qx4ph2hj', '1100', 'Stock', 'ASSET', NULL, 'ST', NULL, 'active', 1795934178166, 1795934178166, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8k09jvpezca0x94j1cezzxx', 'org_01m8k09jvpezca0x94qx4ph2hj', '1200', 'Trade debtors', 'ASSET', 'receivable', NULL, NULL, 'active', 1795934178166, 1795934178166, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8k09jvpezca0x94j7rdws6a', 'org_01m8k09jvpezca0x94qx4ph2hj', '1210', 'Prepayments', 'ASSET', NULL, 'NV', NULL, 'active', 1795934178166, 1795934178166, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8k09jvpezca0x94jb3f1s90', 'org_01m8k09jvpezca0x94qx4ph2hj', '1220', 'Other debtors', 'ASSET', NULL, 'NV', NULL, 'active', 1795934178166, 1795934178166, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8k09jvpezca0x94jc7actf2', 'org_01m8k09jvpezca0x94qx4ph2hj', '1300', 'Current account', 'ASSET', 'bank', NULL, NULL, 'active', 1795934178166, 1795934178166, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8k09jvpezca0x94jkmn68za', 'org_01m8k09jvpezca0x94qx4ph2hj', '1310', 'Petty cash', 'ASSET', NULL, 'NV', NULL, 'active', 1795934178166, 1795934178166, 1, 'cash');
INSERT INTO public.accounts VALUES ('acc_01m8k09jvpezca0x94jp78v2me', 'org_01m8k09jvpezca0x94qx4ph2hj', '2100', 'Trade creditors', 'LIABILITY', 'payable', NULL, NULL, 'active', 1795934178166, 1795934178166, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8k09jvpezca0x94jv85mbbr', 'org_01m8k09jvpezca0x94qx4ph2hj', '2110', 'Accruals', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795934178166, 1795934178166, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8k09jvpezca0x94jw67x53h', 'org_01m8k09jvpezca0x94qx4ph2hj', '2200', 'PAYE and National Insurance', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795934178166, 1795934178166, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8k09jvpezca0x94k30w2nj5', 'org_01m8k09jvpezca0x94qx4ph2hj', '2210', 'Pension contributions', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795934178166, 1795934178166, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8k09jvpezca0x94k7k72rzb', 'org_01m8k09jvpezca0x94qx4ph2hj', '2220', 'Net wages', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795934178166, 1795934178166, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8k09jvpezca0x94ka4zawp2', 'org_01m8k09jvpezca0x94qx4ph2hj', '2300', 'Corporation tax', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795934178166, 1795934178166, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8k09jvpezca0x94kfsbycqz', 'org_01m8k09jvpezca0x94qx4ph2hj', '2400', 'Director''s loan account', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795934178166, 1795934178166, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8k09jvpezca0x94kjpe7az4', 'org_01m8k09jvpezca0x94qx4ph2hj', '2500', 'Bank loans', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795934178166, 1795934178166, 1, 'long_term_liabilities');
INSERT INTO public.accounts VALUES ('acc_01m8k09jvpezca0x94kma401y1', 'org_01m8k09jvpezca0x94qx4ph2hj', '2900', 'Suspense', 'LIABILITY', 'suspense', NULL, NULL, 'active', 1795934178166, 1795934178166, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8k09jvpezca0x94kr8ycern', 'org_01m8k09jvpezca0x94qx4ph2hj', '3000', 'Share capital', 'EQUITY', NULL, 'NV', NULL, 'active', 1795934178166, 1795934178166, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8k09jvpezca0x94kwamnnh6', 'org_01m8k09jvpezca0x94qx4ph2hj', '3100', 'Retained earnings', 'EQUITY', 'retained_earnings', NULL, NULL, 'active', 1795934178166, 1795934178166, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8k09jvpezca0x94m238kjmg', 'org_01m8k09jvpezca0x94qx4ph2hj', '3200', 'Dividends', 'EQUITY', NULL, 'NV', NULL, 'active', 1795934178166, 1795934178166, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8k09jvpezca0x94m6m64m0w', 'org_01m8k09jvpezca0x94qx4ph2hj', '3900', 'Opening balances', 'EQUITY', 'opening_balance', NULL, NULL, 'active', 1795934178166, 1795934178166, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8k09jvpezca0x94mbwp0fpe', 'org_01m8k09jvpezca0x94qx4ph2hj', '4000', 'Sales', 'INCOME', NULL, 'ST', NULL, 'active', 1795934178166, 1795934178166, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8k09jvpezca0x94mftmt9da', 'org_01m8k09jvpezca0x94qx4ph2hj', '4010', 'Sales, zero-rated', 'INCOME', NULL, 'ZR', NULL, 'active', 1795934178166, 1795934178166, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8k09jvpezca0x94mhyhwgtc', 'org_01m8k09jvpezca0x94qx4ph2hj', '4090', 'Other income', 'INCOME', NULL, 'ST', NULL, 'active', 1795934178166, 1795934178166, 1, 'other_income');
INSERT INTO public.accounts VALUES ('acc_01m8k09jvpezca0x94mpq759z9', 'org_01m8k09jvpezca0x94qx4ph2hj', '4900', 'Interest received', 'INCOME', NULL, 'EX', NULL, 'active', 1795934178166, 1795934178166, 1, 'finance');
INSERT INTO public.accounts VALUES ('acc_01m8k09jvpezca0x94mtc5v1cb', 'org_01m8k09jvpezca0x94qx4ph2hj', '4920', 'VAT flat-rate scheme difference', 'INCOME', 'vat_scheme_difference', NULL, NULL, 'active', 1795934178166, 1795934178166, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8k09jvpezca0x94mxactvds', 'org_01m8k09jvpezca0x94qx4ph2hj', '5000', 'Cost of goods sold', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795934178166, 1795934178166, 1, 'cost_of_sales');
INSERT INTO public.accounts VALUES ('acc_01m8k09jvpezca0x94n14ap618', 'org_01m8k09jvpezca0x94qx4ph2hj', '5010', 'Subcontractors', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795934178166, 1795934178166, 1, 'cost_of_sales');
INSERT INTO public.accounts VALUES ('acc_01m8k09jvpezca0x94n6s5p21b', 'org_01m8k09jvpezca0x94qx4ph2hj', '5020', 'Carriage and postage', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795934178166, 1795934178166, 1, 'cost_of_sales');
INSERT INTO public.accounts VALUES ('acc_01m8k09jvpezca0x94nbhz8jf1', 'org_01m8k09jvpezca0x94qx4ph2hj', '6000', 'Wages and salaries', 'EXPENSE', NULL, 'NV', NULL, 'active', 1795934178166, 1795934178166, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8k09jvpezca0x94ncbva06e', 'org_01m8k09jvpezca0x94qx4ph2hj', '6010', 'Employer''s National Insurance', 'EXPENSE', NULL, 'NV', NULL, 'active', 1795934178166, 1795934178166, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8k09jvpezca0x94njhd7ps3', 'org_01m8k09jvpezca0x94qx4ph2hj', '6020', 'Employer''s pension', 'EXPENSE', NULL, 'NV', NULL, 'active', 1795934178166, 1795934178166, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8k09jvpezca0x94nnb1x24k', 'org_01m8k09jvpezca0x94qx4ph2hj', '6100', 'Rent', 'EXPENSE', NULL, 'EX', NULL, 'active', 1795934178166, 1795934178166, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8k09jvpezca0x94nv8snah5', 'org_01m8k09jvpezca0x94qx4ph2hj', '6110', 'Business rates', 'EXPENSE', NULL, 'NV', NULL, 'active', 1795934178166, 1795934178166, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8k09jvpezca0x94nyha7nbh', 'org_01m8k09jvpezca0x94qx4ph2hj', '6120', 'Light, heat and water', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795934178166, 1795934178166, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8k09jvpezca0x94p00f1grz', 'org_01m8k09jvpezca0x94qx4ph2hj', '6200', 'Telephone and internet', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795934178166, 1795934178166, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8k09jvpezca0x94p7yacxg6', 'org_01m8k09jvpezca0x94qx4ph2hj', '6210', 'Software and subscriptions', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795934178166, 1795934178166, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8k09jvpezca0x94pan7yzev', 'org_01m8k09jvpezca0x94qx4ph2hj', '6220', 'Printing and stationery', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795934178166, 1795934178166, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8k09jvpezca0x94pc72kv7w', 'org_01m8k09jvpezca0x94qx4ph2hj', '6300', 'Travel and subsistence', 'EXPENSE', NULL, 'ZR', NULL, 'active', 1795934178166, 1795934178166, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8k09jvpezca0x94pkjppjdd', 'org_01m8k09jvpezca0x94qx4ph2hj', '6310', 'Motor expenses', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795934178166, 1795934178166, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8k09jvpezca0x94pqqg2cmn', 'org_01m8k09jvpezca0x94qx4ph2hj', '6320', 'Repairs and maintenance', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795934178166, 1795934178166, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8k09jvpezca0x94pvn00sgn', 'org_01m8k09jvpezca0x94qx4ph2hj', '6400', 'Advertising and marketing', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795934178166, 1795934178166, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8k09jvpezca0x94pzcgq6m0', 'org_01m8k09jvpezca0x94qx4ph2hj', '6500', 'Accountancy and legal fees', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795934178166, 1795934178166, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8k09jvpezca0x94q2w0kg59', 'org_01m8k09jvpezca0x94qx4ph2hj', '6600', 'Insurance', 'EXPENSE', NULL, 'EX', NULL, 'active', 1795934178166, 1795934178166, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8k09jvpezca0x94q77cyw6p', 'org_01m8k09jvpezca0x94qx4ph2hj', '6700', 'Bank charges', 'EXPENSE', NULL, 'EX', NULL, 'active', 1795934178166, 1795934178166, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8k09jvpezca0x94q90bp9tt', 'org_01m8k09jvpezca0x94qx4ph2hj', '6800', 'Depreciation', 'EXPENSE', NULL, 'NV', NULL, 'active', 1795934178166, 1795934178166, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8k09jvpezca0x94qfxt8c9s', 'org_01m8k09jvpezca0x94qx4ph2hj', '6810', 'Bad debts', 'EXPENSE', NULL, 'NV', NULL, 'active', 1795934178166, 1795934178166, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8k09jvpezca0x94qjyd6t0z', 'org_01m8k09jvpezca0x94qx4ph2hj', '6900', 'Interest payable', 'EXPENSE', NULL, 'EX', NULL, 'active', 1795934178166, 1795934178166, 1, 'finance');
INSERT INTO public.accounts VALUES ('acc_01m8k09jvpezca0x94qmn0pfe3', 'org_01m8k09jvpezca0x94qx4ph2hj', '6990', 'Rounding differences', 'EXPENSE', 'rounding', NULL, NULL, 'active', 1795934178166, 1795934178166, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8k09jvpezca0x94qv3gjrdd', 'org_01m8k09jvpezca0x94qx4ph2hj', '8000', 'Corporation tax charge', 'EXPENSE', NULL, 'NV', NULL, 'active', 1795934178166, 1795934178166, 1, 'tax');
INSERT INTO public.accounts VALUES ('acc_01m8k09p55esxvkhqx13w7cynp', 'org_01m8k09jvpezca0x94qx4ph2hj', '2250', 'VAT', 'LIABILITY', 'vat_control', NULL, NULL, 'active', 1795934181541, 1795934181541, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8k09prke6st1nqeb6r75eq3', 'org_01m8k09prke6st1nqehqnp672v', '1000', 'Computer equipment', 'ASSET', NULL, 'ST', NULL, 'active', 1795934182163, 1795934182163, 1, 'fixed_assets');
INSERT INTO public.accounts VALUES ('acc_01m8k09prke6st1nqeb9bp4f8k', 'org_01m8k09prke6st1nqehqnp672v', '1010', 'Office equipment and furniture', 'ASSET', NULL, 'ST', NULL, 'active', 1795934182163, 1795934182163, 1, 'fixed_assets');
INSERT INTO public.accounts VALUES ('acc_01m8k09prke6st1nqebejbge61', 'org_01m8k09prke6st1nqehqnp672v', '1020', 'Motor vehicles', 'ASSET', NULL, 'ST', NULL, 'active', 1795934182163, 1795934182163, 1, 'fixed_assets');
INSERT INTO public.accounts VALUES ('acc_01m8k09prke6st1nqebg58rkb9', 'org_01m8k09prke6st1nqehqnp672v', '1090', 'Accumulated depreciation', 'ASSET', NULL, 'NV', NULL, 'active', 1795934182163, 1795934182163, 1, 'fixed_assets');
INSERT INTO public.accounts VALUES ('acc_01m8k09prke6st1nqebnpzd4ph', 'org_01m8k09prke6st1nqehqnp672v', '1100', 'Stock', 'ASSET', NULL, 'ST', NULL, 'active', 1795934182163, 1795934182163, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8k09prke6st1nqebsad9x64', 'org_01m8k09prke6st1nqehqnp672v', '1200', 'Trade debtors', 'ASSET', 'receivable', NULL, NULL, 'active', 1795934182163, 1795934182163, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8k09prke6st1nqebzfyjxj3', 'org_01m8k09prke6st1nqehqnp672v', '1210', 'Prepayments', 'ASSET', NULL, 'NV', NULL, 'active', 1795934182163, 1795934182163, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8k09prke6st1nqec3qwr4r8', 'org_01m8k09prke6st1nqehqnp672v', '1220', 'Other debtors', 'ASSET', NULL, 'NV', NULL, 'active', 1795934182163, 1795934182163, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8k09prke6st1nqec69syg7c', 'org_01m8k09prke6st1nqehqnp672v', '1300', 'Current account', 'ASSET', 'bank', NULL, NULL, 'active', 1795934182163, 1795934182163, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8k09prke6st1nqec9revjab', 'org_01m8k09prke6st1nqehqnp672v', '1310', 'Petty cash', 'ASSET', NULL, 'NV', NULL, 'active', 1795934182163, 1795934182163, 1, 'cash');
INSERT INTO public.accounts VALUES ('acc_01m8k09prke6st1nqecemebs0x', 'org_01m8k09prke6st1nqehqnp672v', '2100', 'Trade creditors', 'LIABILITY', 'payable', NULL, NULL, 'active', 1795934182163, 1795934182163, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8k09prke6st1nqeckjv3sqz', 'org_01m8k09prke6st1nqehqnp672v', '2110', 'Accruals', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795934182163, 1795934182163, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8k09prke6st1nqecqf866dy', 'org_01m8k09prke6st1nqehqnp672v', '2200', 'PAYE and National Insurance', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795934182163, 1795934182163, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8k09prke6st1nqecveag2r4', 'org_01m8k09prke6st1nqehqnp672v', '2210', 'Pension contributions', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795934182163, 1795934182163, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8k09prke6st1nqecygxt4g5', 'org_01m8k09prke6st1nqehqnp672v', '2220', 'Net wages', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795934182163, 1795934182163, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8k09prke6st1nqed3v859wp', 'org_01m8k09prke6st1nqehqnp672v', '2300', 'Corporation tax', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795934182163, 1795934182163, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8k09prke6st1nqed70vn1b0', 'org_01m8k09prke6st1nqehqnp672v', '2400', 'Director''s loan account', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795934182163, 1795934182163, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8k09prke6st1nqed88nd1ck', 'org_01m8k09prke6st1nqehqnp672v', '2500', 'Bank loans', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795934182163, 1795934182163, 1, 'long_term_liabilities');
INSERT INTO public.accounts VALUES ('acc_01m8k09prke6st1nqedfn7m7my', 'org_01m8k09prke6st1nqehqnp672v', '2900', 'Suspense', 'LIABILITY', 'suspense', NULL, NULL, 'active', 1795934182163, 1795934182163, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8k09prke6st1nqedhktsadf', 'org_01m8k09prke6st1nqehqnp672v', '3000', 'Share capital', 'EQUITY', NULL, 'NV', NULL, 'active', 1795934182163, 1795934182163, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8k09prke6st1nqedqfezwry', 'org_01m8k09prke6st1nqehqnp672v', '3100', 'Retained earnings', 'EQUITY', 'retained_earnings', NULL, NULL, 'active', 1795934182163, 1795934182163, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8k09prke6st1nqedvnjt1qb', 'org_01m8k09prke6st1nqehqnp672v', '3200', 'Dividends', 'EQUITY', NULL, 'NV', NULL, 'active', 1795934182163, 1795934182163, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8k09prke6st1nqedxkk83ke', 'org_01m8k09prke6st1nqehqnp672v', '3900', 'Opening balances', 'EQUITY', 'opening_balance', NULL, NULL, 'active', 1795934182163, 1795934182163, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8k09prke6st1nqee1k8mjpa', 'org_01m8k09prke6st1nqehqnp672v', '4000', 'Sales', 'INCOME', NULL, 'ST', NULL, 'active', 1795934182163, 1795934182163, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8k09prke6st1nqee6r8dper', 'org_01m8k09prke6st1nqehqnp672v', '4010', 'Sales, zero-rated', 'INCOME', NULL, 'ZR', NULL, 'active', 1795934182163, 1795934182163, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8k09prke6st1nqee81qqvcp', 'org_01m8k09prke6st1nqehqnp672v', '4090', 'Other income', 'INCOME', NULL, 'ST', NULL, 'active', 1795934182163, 1795934182163, 1, 'other_income');
INSERT INTO public.accounts VALUES ('acc_01m8k09prke6st1nqeeec2a614', 'org_01m8k09prke6st1nqehqnp672v', '4900', 'Interest received', 'INCOME', NULL, 'EX', NULL, 'active', 1795934182163, 1795934182163, 1, 'finance');
INSERT INTO public.accounts VALUES ('acc_01m8k09prke6st1nqeek37zwy9', 'org_01m8k09prke6st1nqehqnp672v', '4920', 'VAT flat-rate scheme difference', 'INCOME', 'vat_scheme_difference', NULL, NULL, 'active', 1795934182163, 1795934182163, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8k09prke6st1nqeeqgh1s3v', 'org_01m8k09prke6st1nqehqnp672v', '5000', 'Cost of goods sold', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795934182163, 1795934182163, 1, 'cost_of_sales');
INSERT INTO public.accounts VALUES ('acc_01m8k09prke6st1nqeetps3m9e', 'org_01m8k09prke6st1nqehqnp672v', '5010', 'Subcontractors', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795934182163, 1795934182163, 1, 'cost_of_sales');
INSERT INTO public.accounts VALUES ('acc_01m8k09prke6st1nqeewg6tnz4', 'org_01m8k09prke6st1nqehqnp672v', '5020', 'Carriage and postage', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795934182163, 1795934182163, 1, 'cost_of_sales');
INSERT INTO public.accounts VALUES ('acc_01m8k09prke6st1nqef0608r0c', 'org_01m8k09prke6st1nqehqnp672v', '6000', 'Wages and salaries', 'EXPENSE', NULL, 'NV', NULL, 'active', 1795934182163, 1795934182163, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8k09prke6st1nqef4hx9jv4', 'org_01m8k09prke6st1nqehqnp672v', '6010', 'Employer''s National Insurance', 'EXPENSE', NULL, 'NV', NULL, 'active', 1795934182163, 1795934182163, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8k09prke6st1nqefa45dn53', 'org_01m8k09prke6st1nqehqnp672v', '6020', 'Employer''s pension', 'EXPENSE', NULL, 'NV', NULL, 'active', 1795934182163, 1795934182163, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8k09prke6st1nqeffx8v9xw', 'org_01m8k09prke6st1nqehqnp672v', '6100', 'Rent', 'EXPENSE', NULL, 'EX', NULL, 'active', 1795934182163, 1795934182163, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8k09prke6st1nqefkbzaerw', 'org_01m8k09prke6st1nqehqnp672v', '6110', 'Business rates', 'EXPENSE', NULL, 'NV', NULL, 'active', 1795934182163, 1795934182163, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8k09prke6st1nqefnnnygj2', 'org_01m8k09prke6st1nqehqnp672v', '6120', 'Light, heat and water', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795934182163, 1795934182163, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8k09prke6st1nqefrqpj9gr', 'org_01m8k09prke6st1nqehqnp672v', '6200', 'Telephone and internet', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795934182163, 1795934182163, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8k09prke6st1nqefw674ev8', 'org_01m8k09prke6st1nqehqnp672v', '6210', 'Software and subscriptions', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795934182163, 1795934182163, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8k09prke6st1nqeg2emwjs9', 'org_01m8k09prke6st1nqehqnp672v', '6220', 'Printing and stationery', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795934182163, 1795934182163, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8k09prke6st1nqeg7607vmz', 'org_01m8k09prke6st1nqehqnp672v', '6300', 'Travel and subsistence', 'EXPENSE', NULL, 'ZR', NULL, 'active', 1795934182163, 1795934182163, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8k09prke6st1nqeg9az0m1z', 'org_01m8k09prke6st1nqehqnp672v', '6310', 'Motor expenses', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795934182163, 1795934182163, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8k09prke6st1nqegd69vqsq', 'org_01m8k09prke6st1nqehqnp672v', '6320', 'Repairs and maintenance', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795934182163, 1795934182163, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8k09prke6st1nqeggnnj8xc', 'org_01m8k09prke6st1nqehqnp672v', '6400', 'Advertising and marketing', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795934182163, 1795934182163, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8k09prke6st1nqegm3x4zeg', 'org_01m8k09prke6st1nqehqnp672v', '6500', 'Accountancy and legal fees', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795934182163, 1795934182163, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8k09prke6st1nqegra7yj17', 'org_01m8k09prke6st1nqehqnp672v', '6600', 'Insurance', 'EXPENSE', NULL, 'EX', NULL, 'active', 1795934182163, 1795934182163, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8k09prke6st1nqegxwegrej', 'org_01m8k09prke6st1nqehqnp672v', '6700', 'Bank charges', 'EXPENSE', NULL, 'EX', NULL, 'active', 1795934182163, 1795934182163, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8k09prke6st1nqeh0s4b4ss', 'org_01m8k09prke6st1nqehqnp672v', '6800', 'Depreciation', 'EXPENSE', NULL, 'NV', NULL, 'active', 1795934182163, 1795934182163, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8k09prke6st1nqeh4v4dv94', 'org_01m8k09prke6st1nqehqnp672v', '6810', 'Bad debts', 'EXPENSE', NULL, 'NV', NULL, 'active', 1795934182163, 1795934182163, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8k09prke6st1nqeh9c0k9bq', 'org_01m8k09prke6st1nqehqnp672v', '6900', 'Interest payable', 'EXPENSE', NULL, 'EX', NULL, 'active', 1795934182163, 1795934182163, 1, 'finance');
INSERT INTO public.accounts VALUES ('acc_01m8k09prke6st1nqehdwmr1q3', 'org_01m8k09prke6st1nqehqnp672v', '6990', 'Rounding differences', 'EXPENSE', 'rounding', NULL, NULL, 'active', 1795934182163, 1795934182163, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8k09prke6st1nqehja8g925', 'org_01m8k09prke6st1nqehqnp672v', '8000', 'Corporation tax charge', 'EXPENSE', NULL, 'NV', NULL, 'active', 1795934182163, 1795934182163, 1, 'tax');
INSERT INTO public.accounts VALUES ('acc_01m8k09q2ze8j969r3aqrjq7qr', 'org_01m8k09prke6st1nqehqnp672v', '2250', 'VAT', 'LIABILITY', 'vat_control', NULL, NULL, 'active', 1795934182495, 1795934182495, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8k09qb8e15845hdpyd53nb3', 'org_01m8k09prke6st1nqehqnp672v', '4100', 'Room hire', 'INCOME', NULL, 'EX', NULL, 'active', 1795934182760, 1795934182760, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8k09rdmep0rcy4m7bnjwn8f', 'org_01m8k09prke6st1nqehqnp672v', '1301', 'Savings', 'ASSET', 'bank', NULL, NULL, 'active', 1795934183860, 1795934183860, 1, NULL);
INSERT INTO public.allocations VALUES ('alc_01m8k09xb3enr9xszghmh4apt2', 'org_01m8k09prke6st1nqehqnp672v', 'inv_01m8k09v6ke8mbba05wkg0n5wy', NULL, 'inv_01m8k09vbyepmra1kmwsbrb3ex', 18000, '2026-03-12', NULL, 1795934188899, NULL);
INSERT INTO public.allocations VALUES ('alc_01m8k09z7yeg6bsmexygqg30rv', 'org_01m8k09prke6st1nqehqnp672v', 'inv_01m8k09v5yepss2qxd9ahnzs2e', 'set_01m8k09z7yeg6bsmexya25sqf7', NULL, 28200, '2026-03-06', NULL, 1795934190846, NULL);
INSERT INTO public.allocations VALUES ('alc_01m8k0a11gez08sfvc6m6bxsq3', 'org_01m8k09prke6st1nqehqnp672v', 'inv_01m8k09tqvednac19dyatqfe6v', 'set_01m8k0a11gez08sfvc6m6bxsq3', NULL, 107880, '2026-01-22', NULL, 1795934192688, NULL);
INSERT INTO public.allocations VALUES ('alc_01m8k0a2frefksvp0b2dv124ah', 'org_01m8k09prke6st1nqehqnp672v', 'inv_01m8k09tcje2gsxq63dpwpfjrc', 'set_01m8k0a2frefksvp0b2dv124ah', NULL, 150000, '2026-01-30', NULL, 1795934194168, NULL);
INSERT INTO public.allocations VALUES ('alc_01m8k0a3e4eyda01xj50bqfdrt', 'org_01m8k09prke6st1nqehqnp672v', 'inv_01m8k09v4beftszn79n0pq2h82', 'set_01m8k0a3e4eyda01xj50bqfdrt', NULL, 135000, '2026-02-10', NULL, 1795934195140, NULL);
INSERT INTO public.allocations VALUES ('alc_01m8k0a4fqeambbezhvmgtpng7', 'org_01m8k09prke6st1nqehqnp672v', 'inv_01m8k09tcje2gsxq63dpwpfjrc', 'set_01m8k0a4fqeambbezhvmgtpng7', NULL, 84000, '2026-02-16', NULL, 1795934196215, NULL);
INSERT INTO public.allocations VALUES ('alc_01m8k0a4fqeambbezhvmgtpng8', 'org_01m8k09prke6st1nqehqnp672v', 'inv_01m8k09ttve5et5dd10wpcvr6m', 'set_01m8k0a4fqeambbezhvmgtpng7', NULL, 87000, '2026-02-16', NULL, 1795934196215, NULL);
INSERT INTO public.allocations VALUES ('alc_01m8k0a5y9eew93crwvs11z7t8', 'org_01m8k09prke6st1nqehqnp672v', 'inv_01m8k09tjyenh83w6ymyt6xsdg', 'set_01m8k0a5y9eew93crwvs11z7t8', NULL, 40000, '2026-02-27', NULL, 1795934197705, NULL);
INSERT INTO public.allocations VALUES ('alc_01m8k0a7nhedfragjtc3nvymh1', 'org_01m8k09prke6st1nqehqnp672v', 'inv_01m8k09v6ke8mbba05wkg0n5wy', 'set_01m8k0a7nhedfragjtc3nvymh1', NULL, 141840, '2026-03-16', NULL, 1795934199473, NULL);
INSERT INTO public.api_keys VALUES ('key_01m8k09hw5ep49fktm1ptbmr6d', 'usr_01m8k09hb0eg98tcm9hfw9yth2', 'main', 'reconcile:read reconcile:write', 0, 'CJXH', 1795934177157, NULL, NULL, NULL, NULL);
INSERT INTO public.api_keys VALUES ('key_01m8k09jsne8rb0vzr0gx70qem', 'usr_01m8k09hb0eg98tcm9hfw9yth2', 'main', 'ledger:read ledger:write', 0, 'oXLz', 1795934178101, NULL, 1795934218427, NULL, NULL);
INSERT INTO public.audit_events VALUES ('org_01m8k09jvpezca0x94qx4ph2hj', 1, 1795934178166, 'usr_01m8k09hb0eg98tcm9hfw9yth2', 'key_01m8k09jsne8rb0vzr0gx70qem', 'organisation.create', 'org_01m8k09jvpezca0x94qx4ph2hj', NULL, '{"id":"org_01m8k09jvpezca0x94qx4ph2hj","name":"Acorn Ltd","currency":"GBP","country":"GB","financial_year_end":"03-31","vat_registered":true,"vat_number":null,"vat_scheme":"standard","flat_rate_percent":null,"vat_methods":[{"effective_from":null,"vat_registered":true,"vat_number":null,"vat_scheme":"standard","flat_rate_percent":null}],"vat_rounding":"line","status":"active","role":"owner","lock_date":null,"created_at":"2026-11-29T06:36:18.166Z","updated_at":"2026-11-29T06:36:18.166Z","version":1}', '\x363f82545480c9d2129d985dac8b61f3a0a44178d3a0ad87f3edca91136c9066', '\x0833c4d5cf97d59e00daffadda9fd4cbee65afd4eebbc7bdadd31bc36a7bb91a');
INSERT INTO public.audit_events VALUES ('org_01m8k09jvpezca0x94qx4ph2hj', 2, 1795934181541, 'usr_01m8k09hb0eg98tcm9hfw9yth2', 'key_01m8k09jsne8rb0vzr0gx70qem', 'account.create', 'acc_01m8k09p55esxvkhqx13w7cynp', NULL, '{"id":"acc_01m8k09p55esxvkhqx13w7cynp","code":"2250","name":"VAT","account_type":"LIABILITY","role":"vat_control","group":"current_liabilities","default_vat_code":null,"description":null,"currency":"GBP","status":"active","balance":0.00,"created_at":"2026-11-29T06:36:21.541Z","updated_at":"2026-11-29T06:36:21.541Z","version":1}', '\x76daddb32d5d19e336799f4e39dea8bbe8a730f6b226985888e68c0211d7dfeb', '\xc76d044ecec482ae3a4ce489cc9b7866dbbb1535d2ba386e955bc0c4e9bf0266');
INSERT INTO public.audit_events VALUES ('org_01m8k09jvpezca0x94qx4ph2hj', 3, 1795934181824, 'usr_01m8k09hb0eg98tcm9hfw9yth2', 'key_01m8k09jsne8rb0vzr0gx70qem', 'bank_account.create', 'bac_01m8k09pe0e6drsz53tek6f27g', NULL, '{"account_id":"acc_01m8k09jvpezca0x94jc7actf2","account_number":null,"created_at":"2026-11-29T06:36:21.824Z","currency":"GBP","iban":null,"id":"bac_01m8k09pe0e6drsz53tek6f27g","ledger_balance":0.0,"name":"Current","opening_balance":null,"opening_date":null,"opening_journal_id":null,"sort_code":null,"statement_balance":null,"statement_date":null,"type":"current","unconfirmed_count":0,"updated_at":"2026-11-29T06:36:21.824Z","version":1}', '\x2a675de4678a43cfd0dc33b8f87c6b68f6e52eb6a2ddcdd14e47d6c543fac8c2', '\xf647856e03cf48c77acad0b7ec91e0a176ae3f70f03b495e73889b714d29e2e1');
INSERT INTO public.audit_events VALUES ('org_01m8k09prke6st1nqehqnp672v', 1, 1795934182163, 'usr_01m8k09hb0eg98tcm9hfw9yth2', 'key_01m8k09jsne8rb0vzr0gx70qem', 'organisation.create', 'org_01m8k09prke6st1nqehqnp672v', NULL, '{"id":"org_01m8k09prke6st1nqehqnp672v","name":"Wren & Marsh Ltd","currency":"GBP","country":"GB","financial_year_end":"03-31","vat_registered":true,"vat_number":null,"vat_scheme":"standard","flat_rate_percent":null,"vat_methods":[{"effective_from":null,"vat_registered":true,"vat_number":null,"vat_scheme":"standard","flat_rate_percent":null}],"vat_rounding":"line","status":"active","role":"owner","lock_date":null,"created_at":"2026-11-29T06:36:22.163Z","updated_at":"2026-11-29T06:36:22.163Z","version":1}', '\xf1c880b2f65d7a8bf7c99e7a444069802b911792620a7957d8988581c342ad7a', '\xfd3242894cc10af65ada8d22d82a3e8d3b2c80c3e85e1164f8b57bc0af42f44c');
INSERT INTO public.audit_events VALUES ('org_01m8k09prke6st1nqehqnp672v', 2, 1795934182495, 'usr_01m8k09hb0eg98tcm9hfw9yth2', 'key_01m8k09jsne8rb0vzr0gx70qem', 'account.create', 'acc_01m8k09q2ze8j969r3aqrjq7qr', NULL, '{"id":"acc_01m8k09q2ze8j969r3aqrjq7qr","code":"2250","name":"VAT","account_type":"LIABILITY","role":"vat_control","group":"current_liabilities","default_vat_code":null,"description":null,"currency":"GBP","status":"active","balance":0.00,"created_at":"2026-11-29T06:36:22.495Z","updated_at":"2026-11-29T06:36:22.495Z","version":1}', '\xda1f4cf0f3739916609774d6ba13533259df1a430f0c4f1b48b541210759df1a', '\xa3e6174aa254826267a2b662ede953ffd3d43f59d6471f5de12dc6ee7db622e8');
INSERT INTO public.audit_events VALUES ('org_01m8k09prke6st1nqehqnp672v', 3, 1795934182760, 'usr_01m8k09hb0eg98tcm9hfw9yth2', 'key_01m8k09jsne8rb0vzr0gx70qem', 'account.create', 'acc_01m8k09qb8e15845hdpyd53nb3', NULL, '{"id":"acc_01m8k09qb8e15845hdpyd53nb3","code":"4100","name":"Room hire","account_type":"INCOME","role":null,"group":"turnover","default_vat_code":"EX","description":null,"currency":"GBP","status":"active","balance":0.00,"created_at":"2026-11-29T06:36:22.760Z","updated_at":"2026-11-29T06:36:22.760Z","version":1}', '\xf9cf3afd86d71561eaa44d9336b7696f93ee3c1340ba5df2ffea1dbaf8563c09', '\x76c66ff3b40f001c969a199802a0a8b9da1f38d5d4f9350f5b736ec95aab6783');
INSERT INTO public.audit_events VALUES ('org_01m8k09prke6st1nqehqnp672v', 4, 1795934183378, 'usr_01m8k09hb0eg98tcm9hfw9yth2', 'key_01m8k09jsne8rb0vzr0gx70qem', 'bank_account.create', 'bac_01m8k09qyje94vw3bxzbgq3w2h', NULL, '{"account_id":"acc_01m8k09prke6st1nqec69syg7c","account_number":null,"created_at":"2026-11-29T06:36:23.378Z","currency":"GBP","iban":null,"id":"bac_01m8k09qyje94vw3bxzbgq3w2h","ledger_balance":10000.0,"name":"Current","opening_balance":10000.0,"opening_date":"2026-01-01","opening_journal_id":"jnl_01m8k09qyje94vw3bxzkxbtjab","sort_code":null,"statement_balance":null,"statement_date":null,"type":"current","unconfirmed_count":0,"updated_at":"2026-11-29T06:36:23.378Z","version":1}', '\x36c148fc816826b1ee6af1f87c1d8d522061716eedb55a8f216c0142d337da36', '\x932b66ea615febd5e3529e9fb9330df07b18e45891954c03d50ee53af3d6394d');
INSERT INTO public.audit_events VALUES ('org_01m8k09prke6st1nqehqnp672v', 5, 1795934183860, 'usr_01m8k09hb0eg98tcm9hfw9yth2', 'key_01m8k09jsne8rb0vzr0gx70qem', 'account.create', 'acc_01m8k09rdmep0rcy4m7bnjwn8f', NULL, '{"account_type":"ASSET","balance":0.0,"code":"1301","created_at":"2026-11-29T06:36:23.860Z","currency":"GBP","default_vat_code":null,"description":null,"group":"cash","id":"acc_01m8k09rdmep0rcy4m7bnjwn8f","name":"Savings","role":"bank","status":"active","updated_at":"2026-11-29T06:36:23.860Z","version":1}', '\xfc6b8ce86bb2a89183394065511dd35552e2767ae13cfb152ef4ae284321a580', '\xfb6ffc197d65a66bde622f024c09b662754b91a7f21c79d93b42d80cfb7447fb');
INSERT INTO public.audit_events VALUES ('org_01m8k09prke6st1nqehqnp672v', 6, 1795934183860, 'usr_01m8k09hb0eg98tcm9hfw9yth2', 'key_01m8k09jsne8rb0vzr0gx70qem', 'bank_account.create', 'bac_01m8k09rdmep0rcy4m76px2a26', NULL, '{"account_id":"acc_01m8k09rdmep0rcy4m7bnjwn8f","account_number":null,"created_at":"2026-11-29T06:36:23.860Z","currency":"GBP","iban":null,"id":"bac_01m8k09rdmep0rcy4m76px2a26","ledger_balance":0.0,"name":"Savings","opening_balance":null,"opening_date":null,"opening_journal_id":null,"sort_code":null,"statement_balance":null,"statement_date":null,"type":"savings","unconfirmed_count":0,"updated_at":"2026-11-29T06:36:23.860Z","version":1}', '\x565f03b79d97283d5d09cbbf971c6f36cf16503a3317a8530687a3e837ae6fd5', '\xb8b4f652b50425c1ccac6bc795cb48fa8e51826c4b0081feafbdbfdbba711365');
INSERT INTO public.audit_events VALUES ('org_01m8k09prke6st1nqehqnp672v', 7, 1795934184044, 'usr_01m8k09hb0eg98tcm9hfw9yth2', 'key_01m8k09jsne8rb0vzr0gx70qem', 'contact.create', 'con_01m8k09rkce93sc0m5g865031n', NULL, '{"id":"con_01m8k09rkce93sc0m5g865031n","kind":"customer","name":"Abbey Schools Trust","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-29T06:36:24.044Z","updated_at":"2026-11-29T06:36:24.044Z","version":1}', '\x87ae01f3e7ff56c0a0fc50b0465dd3c1cd4b38eee74d798f39d58347e0b16b34', '\x7cb7e05a8b04f171e1ff9a2957c161d7bb16ddba9b0f7e4f203502074eef839c');
INSERT INTO public.audit_events VALUES ('org_01m8k09prke6st1nqehqnp672v', 8, 1795934184237, 'usr_01m8k09hb0eg98tcm9hfw9yth2', 'key_01m8k09jsne8rb0vzr0gx70qem', 'contact.create', 'con_01m8k09rsdea8v3d8gj4q2jeye', NULL, '{"id":"con_01m8k09rsdea8v3d8gj4q2jeye","kind":"customer","name":"Kestrel Fitness CIC","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-29T06:36:24.237Z","updated_at":"2026-11-29T06:36:24.237Z","version":1}', '\x752ed680a908f8a9d887b1e8af35c17e46f3744864a5ace8ef1f57ec4374a44a', '\x0b59c330481fc5764f877b355c2039733fadf4add526c7701c8a6d63692ae9b7');
INSERT INTO public.audit_events VALUES ('org_01m8k09prke6st1nqehqnp672v', 9, 1795934184442, 'usr_01m8k09hb0eg98tcm9hfw9yth2', 'key_01m8k09jsne8rb0vzr0gx70qem', 'contact.create', 'con_01m8k09rztecdb3mnkmahqzhxc', NULL, '{"id":"con_01m8k09rztecdb3mnkmahqzhxc","kind":"customer","name":"Marlow & Pike LLP","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-29T06:36:24.442Z","updated_at":"2026-11-29T06:36:24.442Z","version":1}', '\xea443095ee3cd96f96b5b9ce528d9b2dd92135e1a16438d6fb95a1c63f75b662', '\xacc8a1eaaf449567f6ebe2f1a9adf66f97e76c11d4ae04e37528f545f4f7104d');
INSERT INTO public.audit_events VALUES ('org_01m8k09prke6st1nqehqnp672v', 10, 1795934184826, 'usr_01m8k09hb0eg98tcm9hfw9yth2', 'key_01m8k09jsne8rb0vzr0gx70qem', 'contact.create', 'con_01m8k09sbtev8ah4z2ty1dmfg6', NULL, '{"id":"con_01m8k09sbtev8ah4z2ty1dmfg6","kind":"supplier","name":"Printwell","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-29T06:36:24.826Z","updated_at":"2026-11-29T06:36:24.826Z","version":1}', '\x22c1e255b9671e949c4fa88d6a3ea983c92ab7a788a2b02c15be108c93823673', '\x3c34df4ccf3ebb2443ced3fe38d9a8a99ca6e46188f86ff3b19d8c58d476cb62');
INSERT INTO public.audit_events VALUES ('org_01m8k09prke6st1nqehqnp672v', 17, 1795934186331, 'usr_01m8k09hb0eg98tcm9hfw9yth2', 'key_01m8k09jsne8rb0vzr0gx70qem', 'invoice.create', 'inv_01m8k09ttve5et5dd10wpcvr6m', NULL, '{"id":"inv_01m8k09ttve5et5dd10wpcvr6m","type":"sales","kind":"invoice","status":"issued","number":"INV-0002","contact_id":"con_01m8k09rkce93sc0m5g865031n","contact_name":"Abbey Schools Trust","issue_date":"2026-01-28","tax_point":"2026-01-28","due_date":"2026-02-27","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":870.00,"vat_total":0.00,"gross_total":870.00,"amount_paid":0.00,"amount_credited":0.00,"amount_due":870.00,"overdue":true,"journal_id":"jnl_01m8k09ttve5et5dd1106hdav6","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T06:36:26.331Z","updated_at":"2026-11-29T06:36:26.331Z","version":1,"lines":[{"description":"Workbooks","quantity":120,"unit_price":7.25,"discount_percent":null,"account_id":"acc_01m8k09prke6st1nqee6r8dper","account_code":"4010","vat_code":"ZR","net_amount":870.00,"vat_amount":0.00,"gross_amount":870.00}]}', '\xdf3288ef961b965197aa380705c4b9d794a9855bd23c22ec313d06bc6b971516', '\x6bbae414517931c75ac967cc0cca9b7a862af9a2d595fef3b2b9febd7520a347');
INSERT INTO public.audit_events VALUES ('org_01m8k09prke6st1nqehqnp672v', 22, 1795934186878, 'usr_01m8k09hb0eg98tcm9hfw9yth2', 'key_01m8k09jsne8rb0vzr0gx70qem', 'invoice.create', 'inv_01m8k09vbyepmra1kmwsbrb3ex', NULL, '{"id":"inv_01m8k09vbyepmra1kmwsbrb3ex","type":"sales","kind":"credit_note","status":"issued","number":"CN-0001","contact_id":"con_01m8k09rztecdb3mnkmahqzhxc","contact_name":"Marlow & Pike LLP","issue_date":"2026-03-12","tax_point":"2026-03-12","due_date":"2026-03-12","amounts_are":"exclusive","currency":"GBP","reference":"INV-0004","notes":null,"net_total":150.00,"vat_total":30.00,"gross_total":180.00,"amount_paid":0.00,"amount_credited":0.00,"amount_due":180.00,"overdue":false,"journal_id":"jnl_01m8k09vbyepmra1kmwxrxemyf","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T06:36:26.878Z","updated_at":"2026-11-29T06:36:26.878Z","version":1,"lines":[{"description":"A day that was not held","quantity":1,"unit_price":150.00,"discount_percent":null,"account_id":"acc_01m8k09prke6st1nqee1k8mjpa","account_code":"4000","vat_code":"ST","net_amount":150.00,"vat_amount":30.00,"gross_amount":180.00}]}', '\x78af0194bb7e4c10a97fb29cdcb4249bca5dd19c53a0ed8af657aabc1192f509', '\x14e0f23fc9e6a17f841b14ffadfff88b1bbd89ddd0ca5e616480c2e9894326aa');
INSERT INTO public.audit_events VALUES ('org_01m8k09prke6st1nqehqnp672v', 26, 1795934188899, 'usr_01m8k09hb0eg98tcm9hfw9yth2', 'key_01m8k09jsne8rb0vzr0gx70qem', 'invoice.allocate', 'inv_01m8k09vbyepmra1kmwsbrb3ex', NULL, '{"allocations":[{"amount":180.0,"invoice_id":"inv_01m8k09v6ke8mbba05wkg0n5wy"}]}', '\xf4ad0cd1ac9e1e9715b70fde5111362a2d775167a5656be38d00a3b7bfaa82f3', '\xe79d5eb8f560b750cc8b9cedb1eeeefd508df28b5b601cabde52683891706e2e');
INSERT INTO public.audit_events VALUES ('org_01m8k09prke6st1nqehqnp672v', 55, 1795934214567, 'usr_01m8k09hb0eg98tcm9hfw9yth2', 'key_01m8k09jsne8rb0vzr0gx70qem', 'bank_transaction.confirm', 'btx_01m8k09zxve62t52dpty0qcwk1', NULL, '{"journal_id":"jnl_01m8k0apd7eyda4pm89jesxv3v","way":"account"}', '\x79a702f01d6b8b4007215f359cb87dac79e14bf04f2d0ed0355102059e51d825', '\x7579151eb2ef0434b8900157e164fb9de9718ace33997eec67b792224a87842e');
INSERT INTO public.audit_events VALUES ('org_01m8k09prke6st1nqehqnp672v', 58, 1795934216641, 'usr_01m8k09hb0eg98tcm9hfw9yth2', 'key_01m8k09jsne8rb0vzr0gx70qem', 'organisation.lock', 'org_01m8k09prke6st1nqehqnp672v', '{"lock_date":null}', '{"lock_date":"2026-03-31","reason":"year end"}', '\x7ec3304b848625c6874ba6fc9075a2bc38c0422f8c7ff96180bb2d7bc022409d', '\x1be350cbb18f7d9283b6ece302035b4cc24eb42cf7537f8d319ef33591b4a356');
INSERT INTO public.audit_events VALUES ('org_01m8k09jvpezca0x94qx4ph2hj', 10, 1795934220427, 'usr_01m8k09hb0eg98tcm9hfw9yth2', 'key_01m8k09jsne8rb0vzr0gx70qem', 'journal.reverse', 'jnl_01m8k0avw8e4as2rb9fgfe90ck', NULL, '{"reversed_by_journal_id":"jnl_01m8k0aw4bezs8dg3en3n9yz3y","total":500.00}', '\xc0a43fe330203c92707f0249c074fce5f6f9b2b93576fa1f741ab49a9fddf433', '\x');
INSERT INTO public.audit_events VALUES ('org_01m8k09prke6st1nqehqnp672v', 11, 1795934184919, 'usr_01m8k09hb0eg98tcm9hfw9yth2', 'key_01m8k09jsne8rb0vzr0gx70qem', 'contact.create', 'con_01m8k09seqe5q8dbgtfn751ygf', NULL, '{"id":"con_01m8k09seqe5q8dbgtfn751ygf","kind":"supplier","name":"Techbarn","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-29T06:36:24.919Z","updated_at":"2026-11-29T06:36:24.919Z","version":1}', '\x45f7bf889857020b73aaa13c00acc4b73bae5011c6edabb68130c3c53511a231', '\x9b9b94e1d772d3f3caec296d8cd5d3c2675bd3306ba945d90ccf3c55d31076c9');
INSERT INTO public.audit_events VALUES ('org_01m8k09prke6st1nqehqnp672v', 14, 1795934185874, 'usr_01m8k09hb0eg98tcm9hfw9yth2', 'key_01m8k09jsne8rb0vzr0gx70qem', 'invoice.create', 'inv_01m8k09tcje2gsxq63dpwpfjrc', NULL, '{"id":"inv_01m8k09tcje2gsxq63dpwpfjrc","type":"sales","kind":"invoice","status":"issued","number":"INV-0001","contact_id":"con_01m8k09rkce93sc0m5g865031n","contact_name":"Abbey Schools Trust","issue_date":"2026-01-15","tax_point":"2026-01-15","due_date":"2026-02-14","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":1950.00,"vat_total":390.00,"gross_total":2340.00,"amount_paid":0.00,"amount_credited":0.00,"amount_due":2340.00,"overdue":true,"journal_id":"jnl_01m8k09tcje2gsxq63drr1859b","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T06:36:25.874Z","updated_at":"2026-11-29T06:36:25.874Z","version":1,"lines":[{"description":"Course design, 3 days","quantity":3,"unit_price":650.00,"discount_percent":null,"account_id":"acc_01m8k09prke6st1nqee1k8mjpa","account_code":"4000","vat_code":"ST","net_amount":1950.00,"vat_amount":390.00,"gross_amount":2340.00}]}', '\xdc2263caaed6d2a383b1cb9b14c793ca672f506ed8b479e9a2a4be71325cccaf', '\xf39647e8383bdabdb0c491d612aeb1706a617b1e5f7ca1b27d554a19776476ae');
INSERT INTO public.audit_events VALUES ('org_01m8k09prke6st1nqehqnp672v', 18, 1795934186635, 'usr_01m8k09hb0eg98tcm9hfw9yth2', 'key_01m8k09jsne8rb0vzr0gx70qem', 'invoice.create', 'inv_01m8k09v4beftszn79n0pq2h82', NULL, '{"id":"inv_01m8k09v4beftszn79n0pq2h82","type":"purchase","kind":"invoice","status":"issued","number":"HL-33","contact_id":"con_01m8k09smveyt8db9cfcryy5wd","contact_name":"Harcourt Lettings","issue_date":"2026-02-01","tax_point":"2026-02-01","due_date":"2026-03-03","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":1350.00,"vat_total":0.00,"gross_total":1350.00,"amount_paid":0.00,"amount_credited":0.00,"amount_due":1350.00,"overdue":true,"journal_id":"jnl_01m8k09v4beftszn79n67gy0r4","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T06:36:26.635Z","updated_at":"2026-11-29T06:36:26.635Z","version":1,"lines":[{"description":"Rent, January to March","quantity":1,"unit_price":1350.00,"discount_percent":null,"account_id":"acc_01m8k09prke6st1nqeffx8v9xw","account_code":"6100","vat_code":"EX","net_amount":1350.00,"vat_amount":0.00,"gross_amount":1350.00}]}', '\xb4aac1dd0e1e79e929e47bfad41a63ed393873f6ec4323c0fdd480b24cbf8d2e', '\xdc16560b7a8940b01a7e8e85afdb46c2dd14d4ad9283b496fcd640eed150772d');
INSERT INTO public.audit_events VALUES ('org_01m8k09prke6st1nqehqnp672v', 21, 1795934186792, 'usr_01m8k09hb0eg98tcm9hfw9yth2', 'key_01m8k09jsne8rb0vzr0gx70qem', 'invoice.create', 'inv_01m8k09v98e1sv02yc9ztsq4fw', NULL, '{"id":"inv_01m8k09v98e1sv02yc9ztsq4fw","type":"sales","kind":"invoice","status":"issued","number":"INV-0005","contact_id":"con_01m8k09rztecdb3mnkmahqzhxc","contact_name":"Marlow & Pike LLP","issue_date":"2026-03-03","tax_point":"2026-03-03","due_date":"2026-04-02","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":500.00,"vat_total":100.00,"gross_total":600.00,"amount_paid":0.00,"amount_credited":0.00,"amount_due":600.00,"overdue":true,"journal_id":"jnl_01m8k09v98e1sv02yca0b7xcv1","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T06:36:26.792Z","updated_at":"2026-11-29T06:36:26.792Z","version":1,"lines":[{"description":"Raised in error","quantity":1,"unit_price":500.00,"discount_percent":null,"account_id":"acc_01m8k09prke6st1nqee1k8mjpa","account_code":"4000","vat_code":"ST","net_amount":500.00,"vat_amount":100.00,"gross_amount":600.00}]}', '\x24ed84969695f846bc4c1c99dac3bdce580e8829a146c3fb506a910bb19e77fe', '\xba4adf40633ed367b116fddf46dab15542c9876cf2b28338983a00c809c49f2e');
INSERT INTO public.audit_events VALUES ('org_01m8k09prke6st1nqehqnp672v', 23, 1795934187031, 'usr_01m8k09hb0eg98tcm9hfw9yth2', 'key_01m8k09jsne8rb0vzr0gx70qem', 'invoice.create', 'inv_01m8k09vgqey3a77qed238adtt', NULL, '{"id":"inv_01m8k09vgqey3a77qed238adtt","type":"purchase","kind":"invoice","status":"issued","number":"FR-1209","contact_id":"con_01m8k09sq0e3hbm5q1bachf09p","contact_name":"Fern & Rowe","issue_date":"2026-03-24","tax_point":"2026-03-24","due_date":"2026-04-23","amounts_are":"inclusive","currency":"GBP","reference":null,"notes":null,"net_total":640.00,"vat_total":128.00,"gross_total":768.00,"amount_paid":0.00,"amount_credited":0.00,"amount_due":768.00,"overdue":true,"journal_id":"jnl_01m8k09vgqey3a77qed6735nrm","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T06:36:27.031Z","updated_at":"2026-11-29T06:36:27.031Z","version":1,"lines":[{"description":"Illustration, 2 days","quantity":2,"unit_price":384.00,"discount_percent":null,"account_id":"acc_01m8k09prke6st1nqeetps3m9e","account_code":"5010","vat_code":"ST","net_amount":640.00,"vat_amount":128.00,"gross_amount":768.00}]}', '\x5ec0baf59af7728f5611ee1496dac221454888d9fa082d0ba3ebd46984f67b58', '\x3abd5da9b1ac2e316aea63a030e192995576d1c83020afbe3cc8c46e0535d437');
INSERT INTO public.audit_events VALUES ('org_01m8k09prke6st1nqehqnp672v', 25, 1795934188008, 'usr_01m8k09hb0eg98tcm9hfw9yth2', 'key_01m8k09jsne8rb0vzr0gx70qem', 'invoice.void', 'inv_01m8k09v98e1sv02yc9ztsq4fw', '{"status":"issued"}', '{"reason":"raised in error","status":"void","void_date":"2026-03-03","void_journal_id":"jnl_01m8k09wf8esavpywqx9zy3aj6"}', '\xee3c441331de2271087a21d73ccc36df50b5caf2e7306a64dcf6ce2504a3611a', '\x78df9164e907068dfc31b27d83c026ebde13269eae6b9084b2b512957ea7d03b');
INSERT INTO public.audit_events VALUES ('org_01m8k09prke6st1nqehqnp672v', 32, 1795934192688, 'usr_01m8k09hb0eg98tcm9hfw9yth2', 'key_01m8k09jsne8rb0vzr0gx70qem', 'settlement.create', 'set_01m8k0a11gez08sfvc6m6bxsq3', NULL, '{"id":"set_01m8k0a11gez08sfvc6m6bxsq3","type":"payment","status":"posted","refund":false,"contact_id":"con_01m8k09seqe5q8dbgtfn751ygf","contact_name":"Techbarn","bank_account_id":"bac_01m8k09qyje94vw3bxzbgq3w2h","date":"2026-01-22","amount":1078.80,"currency":"GBP","reference":null,"allocated_amount":1078.80,"unallocated_amount":0.00,"allocations":[{"id":"alc_01m8k0a11gez08sfvc6m6bxsq3","invoice_id":"inv_01m8k09tqvednac19dyatqfe6v","invoice_number":"TB-0117","settlement_id":"set_01m8k0a11gez08sfvc6m6bxsq3","credit_note_id":null,"amount":1078.80,"date":"2026-01-22","created_at":"2026-11-29T06:36:32.688Z"}],"bank_transaction_id":"btx_01m8k09zxve62t52dpsmjeqv2m","journal_id":"jnl_01m8k0a11gez08sfvc6m6bxsq3","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T06:36:32.688Z","updated_at":"2026-11-29T06:36:32.688Z","version":1}', '\x1fe646044f6c28f57f9f8de3e0fd0332ed0b5aa7c6eb24d028296c57fe3baa75', '\x9a741149dd2d24d6d31e4c90e930c4e13200cd72dc962c455b327d0bce5d5de0');
INSERT INTO public.audit_events VALUES ('org_01m8k09prke6st1nqehqnp672v', 33, 1795934192688, 'usr_01m8k09hb0eg98tcm9hfw9yth2', 'key_01m8k09jsne8rb0vzr0gx70qem', 'bank_transaction.confirm', 'btx_01m8k09zxve62t52dpsmjeqv2m', NULL, '{"journal_id":"jnl_01m8k0a11gez08sfvc6m6bxsq3","way":"allocations"}', '\xa4b28b0aafce1aed36596f6e9704b2b49c491660b13f314610913146265f7140', '\x0f2a699dc6aeb445948c96deec4f33e11fa3ac4cdd510712a7bfd9195a757015');
INSERT INTO public.audit_events VALUES ('org_01m8k09prke6st1nqehqnp672v', 47, 1795934203966, 'usr_01m8k09hb0eg98tcm9hfw9yth2', 'key_01m8k09jsne8rb0vzr0gx70qem', 'bank_transaction.confirm', 'btx_01m8k09zxve62t52dpv69g2392', NULL, '{"journal_id":"jnl_01m8k0ac1ye2z8mv2xm4naqjnb","way":"account"}', '\xdceb10ed17bcfe41262d90f4d5841d52a9ca86f4b91cc8cf0fdfa4de8a70edcb', '\xcd92050f7c84f704dc469ca601170b62d716042d11e570ac0f94d59b74b050db');
INSERT INTO public.audit_events VALUES ('org_01m8k09prke6st1nqehqnp672v', 48, 1795934211851, 'usr_01m8k09hb0eg98tcm9hfw9yth2', 'key_01m8k09jsne8rb0vzr0gx70qem', 'bank_transaction.update', 'btx_01m8k09zxve62t52dpsyrjb6ar', '{"account_id":null,"contact_id":null,"vat_amount":null,"vat_code":"NV"}', '{"account_id":"acc_01m8k09prke6st1nqefw674ev8","contact_id":null,"vat_amount":null,"vat_code":"ST"}', '\xc9d68cd8e86f109114b9428047103736d29517fe79f8417e082894c8a1ae3187', '\xf9773679cf75404f07547ca9c8e3a92fcb86c9e7c51e0287bb0d2f84d604fa76');
INSERT INTO public.audit_events VALUES ('org_01m8k09prke6st1nqehqnp672v', 12, 1795934185115, 'usr_01m8k09hb0eg98tcm9hfw9yth2', 'key_01m8k09jsne8rb0vzr0gx70qem', 'contact.create', 'con_01m8k09smveyt8db9cfcryy5wd', NULL, '{"id":"con_01m8k09smveyt8db9cfcryy5wd","kind":"supplier","name":"Harcourt Lettings","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-29T06:36:25.115Z","updated_at":"2026-11-29T06:36:25.115Z","version":1}', '\x930acf092d34e83e07974c2177ae0656a2f6db4d5974ad4ad18c85b4275c851d', '\x97401088868c176ab176918ae3b78d80b6abf053a799d57958d5529caa426701');
INSERT INTO public.audit_events VALUES ('org_01m8k09prke6st1nqehqnp672v', 16, 1795934186235, 'usr_01m8k09hb0eg98tcm9hfw9yth2', 'key_01m8k09jsne8rb0vzr0gx70qem', 'invoice.create', 'inv_01m8k09tqvednac19dyatqfe6v', NULL, '{"id":"inv_01m8k09tqvednac19dyatqfe6v","type":"purchase","kind":"invoice","status":"issued","number":"TB-0117","contact_id":"con_01m8k09seqe5q8dbgtfn751ygf","contact_name":"Techbarn","issue_date":"2026-01-21","tax_point":"2026-01-21","due_date":"2026-02-20","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":899.00,"vat_total":179.80,"gross_total":1078.80,"amount_paid":0.00,"amount_credited":0.00,"amount_due":1078.80,"overdue":true,"journal_id":"jnl_01m8k09tqvednac19dye2bppkp","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T06:36:26.235Z","updated_at":"2026-11-29T06:36:26.235Z","version":1,"lines":[{"description":"Laptop","quantity":1,"unit_price":899.00,"discount_percent":null,"account_id":"acc_01m8k09prke6st1nqeb6r75eq3","account_code":"1000","vat_code":"ST","net_amount":899.00,"vat_amount":179.80,"gross_amount":1078.80}]}', '\x01238588d35e8006b5e839afd649bd5304c4a59d0f1a17d7e9a3b075d8c411be', '\x5570ae481629ef15c0eb35ef3cf6dfa60e83902e36cf7be5b3cb64913dca6435');
INSERT INTO public.audit_events VALUES ('org_01m8k09prke6st1nqehqnp672v', 20, 1795934186707, 'usr_01m8k09hb0eg98tcm9hfw9yth2', 'key_01m8k09jsne8rb0vzr0gx70qem', 'invoice.create', 'inv_01m8k09v6ke8mbba05wkg0n5wy', NULL, '{"id":"inv_01m8k09v6ke8mbba05wkg0n5wy","type":"sales","kind":"invoice","status":"issued","number":"INV-0004","contact_id":"con_01m8k09rztecdb3mnkmahqzhxc","contact_name":"Marlow & Pike LLP","issue_date":"2026-02-20","tax_point":"2026-02-20","due_date":"2026-03-22","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":1332.00,"vat_total":266.40,"gross_total":1598.40,"amount_paid":0.00,"amount_credited":0.00,"amount_due":1598.40,"overdue":true,"journal_id":"jnl_01m8k09v6ke8mbba05wpy4nk3a","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T06:36:26.707Z","updated_at":"2026-11-29T06:36:26.707Z","version":1,"lines":[{"description":"Course for new starters","quantity":1,"unit_price":1480.00,"discount_percent":10,"account_id":"acc_01m8k09prke6st1nqee1k8mjpa","account_code":"4000","vat_code":"ST","net_amount":1332.00,"vat_amount":266.40,"gross_amount":1598.40}]}', '\x4c2145ae401ad5b83d4bac0fe3e041d6e230d4bc910663c635866cfc5915d22f', '\x24857fe982e8caedbb8b702815e140e90fbb0c22752e52f36c256271d2fac192');
INSERT INTO public.audit_events VALUES ('org_01m8k09prke6st1nqehqnp672v', 34, 1795934194168, 'usr_01m8k09hb0eg98tcm9hfw9yth2', 'key_01m8k09jsne8rb0vzr0gx70qem', 'settlement.create', 'set_01m8k0a2frefksvp0b2dv124ah', NULL, '{"id":"set_01m8k0a2frefksvp0b2dv124ah","type":"receipt","status":"posted","refund":false,"contact_id":"con_01m8k09rkce93sc0m5g865031n","contact_name":"Abbey Schools Trust","bank_account_id":"bac_01m8k09qyje94vw3bxzbgq3w2h","date":"2026-01-30","amount":1500.00,"currency":"GBP","reference":null,"allocated_amount":1500.00,"unallocated_amount":0.00,"allocations":[{"id":"alc_01m8k0a2frefksvp0b2dv124ah","invoice_id":"inv_01m8k09tcje2gsxq63dpwpfjrc","invoice_number":"INV-0001","settlement_id":"set_01m8k0a2frefksvp0b2dv124ah","credit_note_id":null,"amount":1500.00,"date":"2026-01-30","created_at":"2026-11-29T06:36:34.168Z"}],"bank_transaction_id":"btx_01m8k09zxve62t52dpss0htmrx","journal_id":"jnl_01m8k0a2frefksvp0b2dv124ah","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T06:36:34.168Z","updated_at":"2026-11-29T06:36:34.168Z","version":1}', '\xf2be1479acb9a766d31ccf5ee61f93aa1688358957d7fb6e448ad276c9200615', '\xbe109020826e5fbb074211f98eba82812b14574d21d7a465476c0ec1b7ea6b60');
INSERT INTO public.audit_events VALUES ('org_01m8k09prke6st1nqehqnp672v', 35, 1795934194168, 'usr_01m8k09hb0eg98tcm9hfw9yth2', 'key_01m8k09jsne8rb0vzr0gx70qem', 'bank_transaction.confirm', 'btx_01m8k09zxve62t52dpss0htmrx', NULL, '{"journal_id":"jnl_01m8k0a2frefksvp0b2dv124ah","way":"allocations"}', '\x76380568945dbdcb14957c6aeb5be68b8616b04f6968f2dea58adf295e6cec51', '\x446da41369fe7e7e7985fffe75936595929003c4d234d81aa6a3d944538d9dee');
INSERT INTO public.audit_events VALUES ('org_01m8k09prke6st1nqehqnp672v', 40, 1795934197705, 'usr_01m8k09hb0eg98tcm9hfw9yth2', 'key_01m8k09jsne8rb0vzr0gx70qem', 'settlement.create', 'set_01m8k0a5y9eew93crwvs11z7t8', NULL, '{"id":"set_01m8k0a5y9eew93crwvs11z7t8","type":"payment","status":"posted","refund":false,"contact_id":"con_01m8k09sbtev8ah4z2ty1dmfg6","contact_name":"Printwell","bank_account_id":"bac_01m8k09qyje94vw3bxzbgq3w2h","date":"2026-02-27","amount":400.00,"currency":"GBP","reference":null,"allocated_amount":400.00,"unallocated_amount":0.00,"allocations":[{"id":"alc_01m8k0a5y9eew93crwvs11z7t8","invoice_id":"inv_01m8k09tjyenh83w6ymyt6xsdg","invoice_number":"PX-881","settlement_id":"set_01m8k0a5y9eew93crwvs11z7t8","credit_note_id":null,"amount":400.00,"date":"2026-02-27","created_at":"2026-11-29T06:36:37.705Z"}],"bank_transaction_id":"btx_01m8k09zxve62t52dpte17e6x7","journal_id":"jnl_01m8k0a5y9eew93crwvs11z7t8","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T06:36:37.705Z","updated_at":"2026-11-29T06:36:37.705Z","version":1}', '\x7f611aaed92780b29f7d0524fc8c88ac01ec57acb9c0cae168e006f5f87da1e9', '\xac61f45a6dc4e53869da09045814b0928b2745b3e8d253a585c2c256a057a11f');
INSERT INTO public.audit_events VALUES ('org_01m8k09prke6st1nqehqnp672v', 41, 1795934197705, 'usr_01m8k09hb0eg98tcm9hfw9yth2', 'key_01m8k09jsne8rb0vzr0gx70qem', 'bank_transaction.confirm', 'btx_01m8k09zxve62t52dpte17e6x7', NULL, '{"journal_id":"jnl_01m8k0a5y9eew93crwvs11z7t8","way":"allocations"}', '\xdbd85208190d6cf78d3d834f351c2535ec67be4579496a5ce92e4db953bec330', '\xed93b2d855cc8c412bbfd7bf69676c80cb58ca39bdc1cf1dc209876a639c08a9');
INSERT INTO public.audit_events VALUES ('org_01m8k09prke6st1nqehqnp672v', 42, 1795934199473, 'usr_01m8k09hb0eg98tcm9hfw9yth2', 'key_01m8k09jsne8rb0vzr0gx70qem', 'settlement.create', 'set_01m8k0a7nhedfragjtc3nvymh1', NULL, '{"id":"set_01m8k0a7nhedfragjtc3nvymh1","type":"receipt","status":"posted","refund":false,"contact_id":"con_01m8k09rztecdb3mnkmahqzhxc","contact_name":"Marlow & Pike LLP","bank_account_id":"bac_01m8k09qyje94vw3bxzbgq3w2h","date":"2026-03-16","amount":1418.40,"currency":"GBP","reference":null,"allocated_amount":1418.40,"unallocated_amount":0.00,"allocations":[{"id":"alc_01m8k0a7nhedfragjtc3nvymh1","invoice_id":"inv_01m8k09v6ke8mbba05wkg0n5wy","invoice_number":"INV-0004","settlement_id":"set_01m8k0a7nhedfragjtc3nvymh1","credit_note_id":null,"amount":1418.40,"date":"2026-03-16","created_at":"2026-11-29T06:36:39.473Z"}],"bank_transaction_id":"btx_01m8k09zxve62t52dptspxg0ve","journal_id":"jnl_01m8k0a7nhedfragjtc3nvymh1","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T06:36:39.473Z","updated_at":"2026-11-29T06:36:39.473Z","version":1}', '\x6c359243782e7b1f5d9a267ad6b0f094ba0c6c38641ea845702ec2cdcc27676d', '\xdd5845d6e2e94d5e6f30a14b5d5cf18081d3661e51e692a0a1c6ed2e9f71dd74');
INSERT INTO public.audit_events VALUES ('org_01m8k09prke6st1nqehqnp672v', 43, 1795934199473, 'usr_01m8k09hb0eg98tcm9hfw9yth2', 'key_01m8k09jsne8rb0vzr0gx70qem', 'bank_transaction.confirm', 'btx_01m8k09zxve62t52dptspxg0ve', NULL, '{"journal_id":"jnl_01m8k0a7nhedfragjtc3nvymh1","way":"allocations"}', '\x6e3ac61cc8b89a223aa8e90785e5e55970d3fe511f6dbccff8c3ad4b3e92b84c', '\x3de85899d8ba719a7c5650ed4d70095c8a161b4ca711ace7a3c0085b680d1b73');
INSERT INTO public.audit_events VALUES ('org_01m8k09prke6st1nqehqnp672v', 44, 1795934201456, 'usr_01m8k09hb0eg98tcm9hfw9yth2', 'key_01m8k09jsne8rb0vzr0gx70qem', 'settlement.match', 'set_01m8k09z7yeg6bsmexya25sqf7', NULL, '{"bank_transaction_id":"btx_01m8k09zxve62t52dptm9ybxac"}', '\x97f9aad41c0d47ad4e8cbc6245b1ceaf810e3c6dc12bfd32ba178e87e9c9e645', '\xf318a6e141bb94515df37572498103183cc6bc052591f07817b7929a2eb161f1');
INSERT INTO public.audit_events VALUES ('org_01m8k09prke6st1nqehqnp672v', 45, 1795934201456, 'usr_01m8k09hb0eg98tcm9hfw9yth2', 'key_01m8k09jsne8rb0vzr0gx70qem', 'bank_transaction.confirm', 'btx_01m8k09zxve62t52dptm9ybxac', NULL, '{"journal_id":"jnl_01m8k09z7yeg6bsmexyen95zkn","way":"match"}', '\x0a158c571b68da9444ae313d6408c43d8b124540f7455d7e3fbdc978e4a7b8ac', '\x903f6c9d17ba6210c50c7f28e47f91fb3581e755835751344ac8c557cb5fb3b3');
INSERT INTO public.audit_events VALUES ('org_01m8k09prke6st1nqehqnp672v', 13, 1795934185184, 'usr_01m8k09hb0eg98tcm9hfw9yth2', 'key_01m8k09jsne8rb0vzr0gx70qem', 'contact.create', 'con_01m8k09sq0e3hbm5q1bachf09p', NULL, '{"id":"con_01m8k09sq0e3hbm5q1bachf09p","kind":"supplier","name":"Fern & Rowe","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-29T06:36:25.184Z","updated_at":"2026-11-29T06:36:25.184Z","version":1}', '\x876a09f7361abb6e8f15b2bdf6827ad9c1c429c82313238aed31dd40a7bded6b', '\x2ddffa36cacfa41476fc293f5bf228db8160fed270175ad14b9c3373e2064c96');
INSERT INTO public.audit_events VALUES ('org_01m8k09prke6st1nqehqnp672v', 15, 1795934186079, 'usr_01m8k09hb0eg98tcm9hfw9yth2', 'key_01m8k09jsne8rb0vzr0gx70qem', 'invoice.create', 'inv_01m8k09tjyenh83w6ymyt6xsdg', NULL, '{"id":"inv_01m8k09tjyenh83w6ymyt6xsdg","type":"purchase","kind":"invoice","status":"issued","number":"PX-881","contact_id":"con_01m8k09sbtev8ah4z2ty1dmfg6","contact_name":"Printwell","issue_date":"2026-01-20","tax_point":"2026-01-20","due_date":"2026-02-19","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":412.00,"vat_total":0.00,"gross_total":412.00,"amount_paid":0.00,"amount_credited":0.00,"amount_due":412.00,"overdue":true,"journal_id":"jnl_01m8k09tjyenh83w6yn1bfggsx","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T06:36:26.079Z","updated_at":"2026-11-29T06:36:26.079Z","version":1,"lines":[{"description":"Printing of workbooks","quantity":1,"unit_price":412.00,"discount_percent":null,"account_id":"acc_01m8k09prke6st1nqeeqgh1s3v","account_code":"5000","vat_code":"ZR","net_amount":412.00,"vat_amount":0.00,"gross_amount":412.00}]}', '\x1b88ba06938596694e39591bad8caa30a37c9ce47aacfdfb36487494a3be0168', '\xfd886be637a1755ccbfded0a94185b8026da527b05feb7afef1a32886a5de9b5');
INSERT INTO public.audit_events VALUES ('org_01m8k09prke6st1nqehqnp672v', 19, 1795934186686, 'usr_01m8k09hb0eg98tcm9hfw9yth2', 'key_01m8k09jsne8rb0vzr0gx70qem', 'invoice.create', 'inv_01m8k09v5yepss2qxd9ahnzs2e', NULL, '{"id":"inv_01m8k09v5yepss2qxd9ahnzs2e","type":"sales","kind":"invoice","status":"issued","number":"INV-0003","contact_id":"con_01m8k09rsdea8v3d8gj4q2jeye","contact_name":"Kestrel Fitness CIC","issue_date":"2026-02-09","tax_point":"2026-02-09","due_date":"2026-03-11","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":275.00,"vat_total":7.00,"gross_total":282.00,"amount_paid":0.00,"amount_credited":0.00,"amount_due":282.00,"overdue":true,"journal_id":"jnl_01m8k09v5yepss2qxd9cbk2cwm","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T06:36:26.686Z","updated_at":"2026-11-29T06:36:26.686Z","version":1,"lines":[{"description":"Seminar room, 5 evenings","quantity":5,"unit_price":48.00,"discount_percent":null,"account_id":"acc_01m8k09qb8e15845hdpyd53nb3","account_code":"4100","vat_code":"EX","net_amount":240.00,"vat_amount":0.00,"gross_amount":240.00},{"description":"Projector","quantity":1,"unit_price":35.00,"discount_percent":null,"account_id":"acc_01m8k09prke6st1nqee1k8mjpa","account_code":"4000","vat_code":"ST","net_amount":35.00,"vat_amount":7.00,"gross_amount":42.00}]}', '\x55964bdf7434a83be8ce7eba823c3bba84bbd2b2e253eb17545d1ac0f8871a0d', '\x7a9e84adec1c3edc6244d4e8a5681513aefce6b2efb474fe2c5ecdb78e4e0980');
INSERT INTO public.audit_events VALUES ('org_01m8k09prke6st1nqehqnp672v', 24, 1795934187115, 'usr_01m8k09hb0eg98tcm9hfw9yth2', 'key_01m8k09jsne8rb0vzr0gx70qem', 'invoice.create', 'inv_01m8k09vkbe7qsb7q76kyyw8an', NULL, '{"id":"inv_01m8k09vkbe7qsb7q76kyyw8an","type":"sales","kind":"invoice","status":"issued","number":"INV-0006","contact_id":"con_01m8k09rkce93sc0m5g865031n","contact_name":"Abbey Schools Trust","issue_date":"2026-03-27","tax_point":"2026-03-27","due_date":"2026-04-26","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":499.00,"vat_total":65.00,"gross_total":564.00,"amount_paid":0.00,"amount_credited":0.00,"amount_due":564.00,"overdue":true,"journal_id":"jnl_01m8k09vkbe7qsb7q76q7hne6n","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T06:36:27.115Z","updated_at":"2026-11-29T06:36:27.115Z","version":1,"lines":[{"description":"Workbooks","quantity":24,"unit_price":7.25,"discount_percent":null,"account_id":"acc_01m8k09prke6st1nqee6r8dper","account_code":"4010","vat_code":"ZR","net_amount":174.00,"vat_amount":0.00,"gross_amount":174.00},{"description":"Half a day of course design","quantity":0.5,"unit_price":650.00,"discount_percent":null,"account_id":"acc_01m8k09prke6st1nqee1k8mjpa","account_code":"4000","vat_code":"ST","net_amount":325.00,"vat_amount":65.00,"gross_amount":390.00}]}', '\x7b7e2535265d2a718ab205ce63d8a329ac30ab923ae288f85b7155be471a114d', '\xb879c59ec7f4cd9c17a64a150dc45f1d3080905c1ed529db34c22ab5c28ae136');
INSERT INTO public.audit_events VALUES ('org_01m8k09prke6st1nqehqnp672v', 27, 1795934189719, 'usr_01m8k09hb0eg98tcm9hfw9yth2', 'key_01m8k09jsne8rb0vzr0gx70qem', 'journal.post', 'jnl_01m8k09y4qef2t707w70yjyx3d', NULL, '{"sequence":14,"total":10000.00}', '\xa0addde35041a7853e063f903905f17b75e5c8969496523593d04af9c03aca2a', '\x');
INSERT INTO public.audit_events VALUES ('org_01m8k09prke6st1nqehqnp672v', 28, 1795934189719, 'usr_01m8k09hb0eg98tcm9hfw9yth2', 'key_01m8k09jsne8rb0vzr0gx70qem', 'journal.post', 'jnl_01m8k09y4qef2t707w7axhcvsj', NULL, '{"sequence":15,"total":1000.00}', '\x4b4406e7d8d27a64c28bdaa049c74760ee4c36f663c4bb83ea8b8c10a01035ec', '\x');
INSERT INTO public.audit_events VALUES ('org_01m8k09prke6st1nqehqnp672v', 29, 1795934189719, 'usr_01m8k09hb0eg98tcm9hfw9yth2', 'key_01m8k09jsne8rb0vzr0gx70qem', 'journal.post', 'jnl_01m8k09y4qef2t707w7hryh1b0', NULL, '{"sequence":16,"total":74.92}', '\xde1bc3d8a5b2f5ca9b8fdc443241dda60d1225c25015ac53c20d79e1c52081da', '\x');
INSERT INTO public.audit_events VALUES ('org_01m8k09prke6st1nqehqnp672v', 30, 1795934190846, 'usr_01m8k09hb0eg98tcm9hfw9yth2', 'key_01m8k09jsne8rb0vzr0gx70qem', 'settlement.create', 'set_01m8k09z7yeg6bsmexya25sqf7', NULL, '{"id":"set_01m8k09z7yeg6bsmexya25sqf7","type":"receipt","status":"posted","refund":false,"contact_id":"con_01m8k09rsdea8v3d8gj4q2jeye","contact_name":"Kestrel Fitness CIC","bank_account_id":"bac_01m8k09qyje94vw3bxzbgq3w2h","date":"2026-03-06","amount":282.00,"currency":"GBP","reference":null,"allocated_amount":282.00,"unallocated_amount":0.00,"allocations":[{"id":"alc_01m8k09z7yeg6bsmexygqg30rv","invoice_id":"inv_01m8k09v5yepss2qxd9ahnzs2e","invoice_number":"INV-0003","settlement_id":"set_01m8k09z7yeg6bsmexya25sqf7","credit_note_id":null,"amount":282.00,"date":"2026-03-06","created_at":"2026-11-29T06:36:30.846Z"}],"bank_transaction_id":null,"journal_id":"jnl_01m8k09z7yeg6bsmexyen95zkn","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T06:36:30.846Z","updated_at":"2026-11-29T06:36:30.846Z","version":1}', '\x6f830e0ebaa9b67b88372e07fb653c48ad52a650bfc307e96731e40b8d84905e', '\x29465caadc45071ecdaeec21ae1c3c4630449b2ea84614c4b2fb8faec3350e7f');
INSERT INTO public.audit_events VALUES ('org_01m8k09prke6st1nqehqnp672v', 31, 1795934191547, 'usr_01m8k09hb0eg98tcm9hfw9yth2', 'key_01m8k09jsne8rb0vzr0gx70qem', 'bank_transactions.import', 'bac_01m8k09qyje94vw3bxzbgq3w2h', NULL, '{"created":13,"duplicates":0,"statement_balance":9007.15,"statement_date":"2026-03-31"}', '\xccd31e6e125ffded181b40c5a07f97591f8eeb0cf866a532c0cf44a5478a2a71', '\xc205dc93c9734431b23f10fea4e902a6c518415a7c20dce4798e7c7cae0c03a9');
INSERT INTO public.audit_events VALUES ('org_01m8k09prke6st1nqehqnp672v', 36, 1795934195140, 'usr_01m8k09hb0eg98tcm9hfw9yth2', 'key_01m8k09jsne8rb0vzr0gx70qem', 'settlement.create', 'set_01m8k0a3e4eyda01xj50bqfdrt', NULL, '{"id":"set_01m8k0a3e4eyda01xj50bqfdrt","type":"payment","status":"posted","refund":false,"contact_id":"con_01m8k09smveyt8db9cfcryy5wd","contact_name":"Harcourt Lettings","bank_account_id":"bac_01m8k09qyje94vw3bxzbgq3w2h","date":"2026-02-10","amount":1350.00,"currency":"GBP","reference":null,"allocated_amount":1350.00,"unallocated_amount":0.00,"allocations":[{"id":"alc_01m8k0a3e4eyda01xj50bqfdrt","invoice_id":"inv_01m8k09v4beftszn79n0pq2h82","invoice_number":"HL-33","settlement_id":"set_01m8k0a3e4eyda01xj50bqfdrt","credit_note_id":null,"amount":1350.00,"date":"2026-02-10","created_at":"2026-11-29T06:36:35.140Z"}],"bank_transaction_id":"btx_01m8k09zxve62t52dpt326y3ka","journal_id":"jnl_01m8k0a3e4eyda01xj50bqfdrt","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T06:36:35.140Z","updated_at":"2026-11-29T06:36:35.140Z","version":1}', '\x0a99be53cc29b60f9cf26cc3096f996bd5de6cf5f60d61d317195497139b1f72', '\x2c54564ebe4e1389d6f5b732bed959bf777a7451f5d701d91faf34ff21f44c92');
INSERT INTO public.audit_events VALUES ('org_01m8k09prke6st1nqehqnp672v', 37, 1795934195140, 'usr_01m8k09hb0eg98tcm9hfw9yth2', 'key_01m8k09jsne8rb0vzr0gx70qem', 'bank_transaction.confirm', 'btx_01m8k09zxve62t52dpt326y3ka', NULL, '{"journal_id":"jnl_01m8k0a3e4eyda01xj50bqfdrt","way":"allocations"}', '\x7283dcc6286cde8d4857869a500bfe95dd05e3fb0f004eeaf3f9d435cd70f99c', '\x19ffeacd98a60e7d1fdfe7eb845376173cb79efd7389a79b4163d81ff92ddaf9');
INSERT INTO public.audit_events VALUES ('org_01m8k09prke6st1nqehqnp672v', 46, 1795934202355, 'usr_01m8k09hb0eg98tcm9hfw9yth2', 'key_01m8k09jsne8rb0vzr0gx70qem', 'bank_transaction.confirm', 'btx_01m8k09zxve62t52dpv0xrxcy3', NULL, '{"journal_id":"jnl_01m8k0aafkeqev1cgvsvzn3dsc","way":"transfer"}', '\xc38b000077f44e6f99804cb6a2bec96845280c0386050403be12a792969de660', '\x9355e5a883004a1cd6091529616ac6519ca6dc22b740165ddcafde9cb749e486');
INSERT INTO public.audit_events VALUES ('org_01m8k09jvpezca0x94qx4ph2hj', 6, 1795934220097, 'usr_01m8k09hb0eg98tcm9hfw9yth2', 'key_01m8k09jsne8rb0vzr0gx70qem', 'bank_transaction.create', 'btx_01m8k0avt1e97831hw2t2t2r19', NULL, '{"account_id":null,"amount":-500.0,"bank_account_id":"bac_01m8k09pe0e6drsz53tek6f27g","confirmed_at":null,"contact_id":null,"created_at":"2026-11-29T06:37:00.097Z","currency":"GBP","date":"2026-03-02","description":"CARD 4417 SCREWFIX","external_id":null,"id":"btx_01m8k0avt1e97831hw2t2t2r19","journal_id":null,"net_amount":-500.0,"reference":null,"settlement_id":null,"status":"unconfirmed","updated_at":"2026-11-29T06:37:00.097Z","vat_amount":0.0,"vat_code":"NV","vat_side":null,"version":1}', '\x5b35891be8d72a9a7213b7f142ac3c8c4703d82363e573dc6ae1da90f890a03d', '\x2082a59ba60d7b22b45246903344ec460ca7fafc9fc4b6c31b666adfa51699c0');
INSERT INTO public.audit_events VALUES ('org_01m8k09jvpezca0x94qx4ph2hj', 9, 1795934220323, 'usr_01m8k09hb0eg98tcm9hfw9yth2', 'key_01m8k09jsne8rb0vzr0gx70qem', 'bank_transaction.void', 'btx_01m8k0avt1e97831hw2t2t2r19', '{"journal_id":"jnl_01m8k0avw8e4as2rb9fgfe90ck"}', '{"reason":"matched in error"}', '\x871c96555b775c3b6698fb52b75d1a6dae703f0cd37b421533e228796c7f6361', '\xa3e7edcc860ccb96af1cb4304acab871a4fe0188ee387c340f8ceb93f1a0411f');
INSERT INTO public.audit_events VALUES ('org_01m8k09prke6st1nqehqnp672v', 38, 1795934196215, 'usr_01m8k09hb0eg98tcm9hfw9yth2', 'key_01m8k09jsne8rb0vzr0gx70qem', 'settlement.create', 'set_01m8k0a4fqeambbezhvmgtpng7', NULL, '{"id":"set_01m8k0a4fqeambbezhvmgtpng7","type":"receipt","status":"posted","refund":false,"contact_id":"con_01m8k09rkce93sc0m5g865031n","contact_name":"Abbey Schools Trust","bank_account_id":"bac_01m8k09qyje94vw3bxzbgq3w2h","date":"2026-02-16","amount":1710.00,"currency":"GBP","reference":null,"allocated_amount":1710.00,"unallocated_amount":0.00,"allocations":[{"id":"alc_01m8k0a4fqeambbezhvmgtpng7","invoice_id":"inv_01m8k09tcje2gsxq63dpwpfjrc","invoice_number":"INV-0001","settlement_id":"set_01m8k0a4fqeambbezhvmgtpng7","credit_note_id":null,"amount":840.00,"date":"2026-02-16","created_at":"2026-11-29T06:36:36.215Z"},{"id":"alc_01m8k0a4fqeambbezhvmgtpng8","invoice_id":"inv_01m8k09ttve5et5dd10wpcvr6m","invoice_number":"INV-0002","settlement_id":"set_01m8k0a4fqeambbezhvmgtpng7","credit_note_id":null,"amount":870.00,"date":"2026-02-16","created_at":"2026-11-29T06:36:36.215Z"}],"bank_transaction_id":"btx_01m8k09zxve62t52dpt55wm1jh","journal_id":"jnl_01m8k0a4fqeambbezhvmgtpng7","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T06:36:36.215Z","updated_at":"2026-11-29T06:36:36.215Z","version":1}', '\xbb9e385a657e7a3e8ef44028ced242795e618544622783100ac62b72cc7d10d0', '\xf8fd440bfb7b521be56cb7562d01e10d05bd3f96058cbf5c31f14fe4aa6b3cc4');
INSERT INTO public.audit_events VALUES ('org_01m8k09prke6st1nqehqnp672v', 39, 1795934196215, 'usr_01m8k09hb0eg98tcm9hfw9yth2', 'key_01m8k09jsne8rb0vzr0gx70qem', 'bank_transaction.confirm', 'btx_01m8k09zxve62t52dpt55wm1jh', NULL, '{"journal_id":"jnl_01m8k0a4fqeambbezhvmgtpng7","way":"allocations"}', '\xf3b658263986066fd06083232189fbee71da73428be6298e61193a5e3547d8eb', '\x2e4e688a6d45c281b8278b753ac825e72a843a0794860f5bce8308ae04bbd3cf');
INSERT INTO public.audit_events VALUES ('org_01m8k09jvpezca0x94qx4ph2hj', 7, 1795934220168, 'usr_01m8k09hb0eg98tcm9hfw9yth2', 'key_01m8k09jsne8rb0vzr0gx70qem', 'journal.post', 'jnl_01m8k0avw8e4as2rb9fgfe90ck', NULL, '{"sequence":1,"total":500.00}', '\xec91925f4d5fc18b7dcc5ed38bbdd1e5e8b69b212104974d60680e7914904b14', '\x');
INSERT INTO public.audit_events VALUES ('org_01m8k09prke6st1nqehqnp672v', 49, 1795934211851, 'usr_01m8k09hb0eg98tcm9hfw9yth2', 'key_01m8k09jsne8rb0vzr0gx70qem', 'bank_transaction.update', 'btx_01m8k09zxve62t52dptb62f03v', '{"account_id":null,"contact_id":null,"vat_amount":null,"vat_code":"NV"}', '{"account_id":"acc_01m8k09prke6st1nqeg7607vmz","contact_id":null,"vat_amount":null,"vat_code":"ZR"}', '\x072dba7bcf1feb036ba307b579720dac12187a6bc39eab75a4b079bb06801191', '\xd727221a67d251fc5653d0c6f62fe829cee752e79a4ae3b55dc01886efc6975a');
INSERT INTO public.audit_events VALUES ('org_01m8k09prke6st1nqehqnp672v', 50, 1795934211851, 'usr_01m8k09hb0eg98tcm9hfw9yth2', 'key_01m8k09jsne8rb0vzr0gx70qem', 'bank_transaction.update', 'btx_01m8k09zxve62t52dptgcfdja3', '{"account_id":null,"contact_id":null,"vat_amount":null,"vat_code":"NV"}', '{"account_id":"acc_01m8k09prke6st1nqefw674ev8","contact_id":null,"vat_amount":null,"vat_code":"ST"}', '\x11f7a70aadaf96c57f94335036ed35f6915e64310403327651bdd710b442316e', '\x88c5da64860865bf80f597a5599d908b8f8f8598066c0da69ed49a038506729f');
INSERT INTO public.audit_events VALUES ('org_01m8k09prke6st1nqehqnp672v', 51, 1795934211851, 'usr_01m8k09hb0eg98tcm9hfw9yth2', 'key_01m8k09jsne8rb0vzr0gx70qem', 'bank_transaction.update', 'btx_01m8k09zxve62t52dpty0qcwk1', '{"account_id":null,"contact_id":null,"vat_amount":null,"vat_code":"NV"}', '{"account_id":"acc_01m8k09prke6st1nqegxwegrej","contact_id":null,"vat_amount":null,"vat_code":"EX"}', '\x883401cab206cec95861a1261ffa7514ffe174980098900d00f42c7b5e406d7d', '\xbbd4fdc57a9c4d00676d7297261d2415b6e64154ddae2840de1be944f6c50c24');
INSERT INTO public.audit_events VALUES ('org_01m8k09prke6st1nqehqnp672v', 57, 1795934216480, 'usr_01m8k09hb0eg98tcm9hfw9yth2', 'key_01m8k09jsne8rb0vzr0gx70qem', 'vat_return.finalise', 'vrt_01m8k0aqs3e2vtkmbemfrpjtpf', NULL, '{"id":"vrt_01m8k0aqs3e2vtkmbemfrpjtpf","date_from":"2026-01-01","date_to":"2026-03-31","status":"finalised","currency":"GBP","scheme":"standard","flat_rate_percent":null,"adjustments":[],"boxes":{"1":698.40,"2":0.00,"3":698.40,"4":319.80,"5":378.60,"6":4776.00,"7":3427.00,"8":0.00,"9":0.00},"direction":"pay","hmrc":{"vatDueSales":698.40,"vatDueAcquisitions":0.00,"totalVatDue":698.40,"vatReclaimedCurrPeriod":319.80,"netVatDue":378.60,"totalValueSalesExVAT":4776,"totalValuePurchasesExVAT":3427,"totalValueGoodsSuppliedExVAT":0,"totalAcquisitionsExVAT":0},"journal_id":null,"finalised_at":"2026-11-29T06:36:56.480Z","filed_at":null,"receipt":null,"created_at":"2026-11-29T06:36:55.971Z","updated_at":"2026-11-29T06:36:56.480Z","version":2}', '\x310e107502695135c9d267a28060047a6610dc1ed71ecb8b07a98c0c632444f1', '\xb1111fe1f2c9c5d62bb6036fe88ad3f65e97b256a7148cb814fe7228fa2ff990');
INSERT INTO public.audit_events VALUES ('org_01m8k09prke6st1nqehqnp672v', 52, 1795934212675, 'usr_01m8k09hb0eg98tcm9hfw9yth2', 'key_01m8k09jsne8rb0vzr0gx70qem', 'bank_transaction.confirm', 'btx_01m8k09zxve62t52dptb62f03v', NULL, '{"journal_id":"jnl_01m8k0amj3efwt32gzd2edpxew","way":"account"}', '\x6e0de7e28cb99eeddefd0a2cc0df865d48277bc9cab6752ff5a6135ff3fa51d9', '\x73f0f66dbdc1e7edd772d35ebd1223ee4f474e48e9ffbf5d0c3f3ef55d546915');
INSERT INTO public.audit_events VALUES ('org_01m8k09prke6st1nqehqnp672v', 53, 1795934213255, 'usr_01m8k09hb0eg98tcm9hfw9yth2', 'key_01m8k09jsne8rb0vzr0gx70qem', 'bank_transaction.confirm', 'btx_01m8k09zxve62t52dptgcfdja3', NULL, '{"journal_id":"jnl_01m8k0an47eezbrgpcq2893wmn","way":"account"}', '\xf124c90cd0af4dbd219331c8c25fd3781cf3aac3044bd41a60a954e8ea6a26fc', '\x276b7c1dea8074fcc646b5d78e720ad6ec1aeda0cb7f9b8841205befe8d0846a');
INSERT INTO public.audit_events VALUES ('org_01m8k09prke6st1nqehqnp672v', 54, 1795934214004, 'usr_01m8k09hb0eg98tcm9hfw9yth2', 'key_01m8k09jsne8rb0vzr0gx70qem', 'bank_transaction.confirm', 'btx_01m8k09zxve62t52dpsyrjb6ar', NULL, '{"journal_id":"jnl_01m8k0anvmepatwx3necwwwerc","way":"account"}', '\x5a32d8a214d4b75369ab2df7124cf536fe54a6f41c0d56424489c757cb1aa35e', '\xf0a8253b1049010654296270d5f400f89845901f4ae7d68272457ae9909cc1b1');
INSERT INTO public.audit_events VALUES ('org_01m8k09prke6st1nqehqnp672v', 56, 1795934215971, 'usr_01m8k09hb0eg98tcm9hfw9yth2', 'key_01m8k09jsne8rb0vzr0gx70qem', 'vat_return.create', 'vrt_01m8k0aqs3e2vtkmbemfrpjtpf', NULL, '{"id":"vrt_01m8k0aqs3e2vtkmbemfrpjtpf","date_from":"2026-01-01","date_to":"2026-03-31","status":"draft","currency":"GBP","scheme":"standard","flat_rate_percent":null,"adjustments":[],"boxes":{"1":698.40,"2":0.00,"3":698.40,"4":319.80,"5":378.60,"6":4776.00,"7":3427.00,"8":0.00,"9":0.00},"direction":"pay","hmrc":{"vatDueSales":698.40,"vatDueAcquisitions":0.00,"totalVatDue":698.40,"vatReclaimedCurrPeriod":319.80,"netVatDue":378.60,"totalValueSalesExVAT":4776,"totalValuePurchasesExVAT":3427,"totalValueGoodsSuppliedExVAT":0,"totalAcquisitionsExVAT":0},"journal_id":null,"finalised_at":null,"filed_at":null,"receipt":null,"created_at":"2026-11-29T06:36:55.971Z","updated_at":"2026-11-29T06:36:55.971Z","version":1}', '\x8c55587eb65d06cc2c7a2f6c1a9f1a3255ab8a3d26d2c086be563831bc7488aa', '\xefb7d0af535aa5c31b0ecb247d6ee227cf37ccb7dfb2abdee90a678642035e5c');
INSERT INTO public.audit_events VALUES ('org_01m8k09jvpezca0x94qx4ph2hj', 4, 1795934219989, 'usr_01m8k09hb0eg98tcm9hfw9yth2', 'key_01m8k09jsne8rb0vzr0gx70qem', 'tax_code.set', 'ST', NULL, '{"rate":19,"effective_from":"2026-02-01"}', '\x47a4e044b70c082671b1a48ca473978406341efc46735e474364e51470b6df29', '\xc9b154d90e2dba2ab0769d444777f957bc74d404efe376261e87fa4ffcfee6e6');
INSERT INTO public.audit_events VALUES ('org_01m8k09jvpezca0x94qx4ph2hj', 5, 1795934220055, 'usr_01m8k09hb0eg98tcm9hfw9yth2', 'key_01m8k09jsne8rb0vzr0gx70qem', 'organisation.update', 'org_01m8k09jvpezca0x94qx4ph2hj', '{"id":"org_01m8k09jvpezca0x94qx4ph2hj","name":"Acorn Ltd","currency":"GBP","country":"GB","financial_year_end":"03-31","vat_registered":true,"vat_number":null,"vat_scheme":"standard","flat_rate_percent":null,"vat_methods":[{"effective_from":null,"vat_registered":true,"vat_number":null,"vat_scheme":"standard","flat_rate_percent":null}],"vat_rounding":"line","status":"active","role":"owner","lock_date":null,"created_at":"2026-11-29T06:36:18.166Z","updated_at":"2026-11-29T06:36:18.166Z","version":1}', '{"id":"org_01m8k09jvpezca0x94qx4ph2hj","name":"Acorn Ltd","currency":"GBP","country":"GB","financial_year_end":"03-31","vat_registered":true,"vat_number":"GB123456789","vat_scheme":"standard","flat_rate_percent":null,"vat_methods":[{"effective_from":null,"vat_registered":true,"vat_number":null,"vat_scheme":"standard","flat_rate_percent":null},{"effective_from":"2026-05-01","vat_registered":true,"vat_number":"GB123456789","vat_scheme":"standard","flat_rate_percent":null}],"vat_rounding":"line","status":"active","role":"owner","lock_date":null,"created_at":"2026-11-29T06:36:18.166Z","updated_at":"2026-11-29T06:37:00.055Z","version":2}', '\x6fc4f4a35631c6b5c9a19df33b4ca590fd30b3c8c397e2c44b8f0eef7ffea2f3', '\x9483b9b212b63639a29a157d7345d6bf3a5528a98b30945c55ecb4b249dd7d30');
INSERT INTO public.audit_events VALUES ('org_01m8k09jvpezca0x94qx4ph2hj', 8, 1795934220208, 'usr_01m8k09hb0eg98tcm9hfw9yth2', 'key_01m8k09jsne8rb0vzr0gx70qem', 'bank_transaction.confirm', 'btx_01m8k0avt1e97831hw2t2t2r19', NULL, '{"journal_id":"jnl_01m8k0avw8e4as2rb9fgfe90ck","way":"match"}', '\x66be1db032c2c096ba585b1b4a38b7146664ddc2c58000d7041954db0afc7c39', '\x16ac4dcfcc11498be4ee8bb4bca97515ae077d3c5845274478b9f5a3932d3455');
INSERT INTO public.audit_states VALUES ('org_01m8k09jvpezca0x94qx4ph2hj', 1, 1, 'organisations', 'org_01m8k09jvpezca0x94qx4ph2hj', '["org_01m8k09jvpezca0x94qx4ph2hj", "Acorn Ltd", "GBP", "GB", "03-31", 1, null, "standard", null, "line", "active", null, 1795934178166, 1795934178166, 1, 0, null]');
INSERT INTO public.audit_states VALUES ('org_01m8k09jvpezca0x94qx4ph2hj', 1, 2, 'members', 'mem_01m8k09jvnead8zbtqq045ppe5', '["mem_01m8k09jvnead8zbtqq045ppe5", "org_01m8k09jvpezca0x94qx4ph2hj", "jo@example.com", "usr_01m8k09hb0eg98tcm9hfw9yth2", "owner", 1795934178166, 1795934178166, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8k09jvpezca0x94qx4ph2hj', 1, 3, 'accounts', 'acc_01m8k09jvpezca0x94hersz23s', '["acc_01m8k09jvpezca0x94hersz23s", "org_01m8k09jvpezca0x94qx4ph2hj", "1000", "Computer equipment", "ASSET", null, "ST", null, "active", 1795934178166, 1795934178166, 1, "fixed_assets"]');
INSERT INTO public.audit_states VALUES ('org_01m8k09jvpezca0x94qx4ph2hj', 1, 4, 'accounts', 'acc_01m8k09jvpezca0x94hkekqnh6', '["acc_01m8k09jvpezca0x94hkekqnh6", "org_01m8k09jvpezca0x94qx4ph2hj", "1010", "Office equipment and furniture", "ASSET", null, "ST", null, "active", 1795934178166, 1795934178166, 1, "fixed_assets"]');
INSERT INTO public.audit_states VALUES ('org_01m8k09jvpezca0x94qx4ph2hj', 1, 5, 'accounts', 'acc_01m8k09jvpezca0x94hpyncyk4', '["acc_01m8k09jvpezca0x94hpyncyk4", "org_01m8k09jvpezca0x94qx4ph2hj", "1020", "Motor vehicles", "ASSET", null, "ST", null, "active", 1795934178166, 1795934178166, 1, "fixed_assets"]');
INSERT INTO public.audit_states VALUES ('org_01m8k09jvpezca0x94qx4ph2hj', 1, 6, 'accounts', 'acc_01m8k09jvpezca0x94hr53f7w3', '["acc_01m8k09jvpezca0x94hr53f7w3", "org_01m8k09jvpezca0x94qx4ph2hj", "1090", "Accumulated depreciation", "ASSET", null, "NV", null, "active", 1795934178166, 1795934178166, 1, "fixed_assets"]');
INSERT INTO public.audit_states VALUES ('org_01m8k09jvpezca0x94qx4ph2hj', 1, 7, 'accounts', 'acc_01m8k09jvpezca0x94hz0rdg8s', '["acc_01m8k09jvpezca0x94hz0rdg8s", "org_01m8k09jvpezca0x94qx4ph2hj", "1100", "Stock", "ASSET", null, "ST", null, "active", 1795934178166, 1795934178166, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8k09jvpezca0x94qx4ph2hj', 1, 8, 'accounts', 'acc_01m8k09jvpezca0x94j1cezzxx', '["acc_01m8k09jvpezca0x94j1cezzxx", "org_01m8k09jvpezca0x94qx4ph2hj", "1200", "Trade debtors", "ASSET", "receivable", null, null, "active", 1795934178166, 1795934178166, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8k09jvpezca0x94qx4ph2hj', 1, 9, 'accounts', 'acc_01m8k09jvpezca0x94j7rdws6a', '["acc_01m8k09jvpezca0x94j7rdws6a", "org_01m8k09jvpezca0x94qx4ph2hj", "1210", "Prepayments", "ASSET", null, "NV", null, "active", 1795934178166, 1795934178166, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8k09jvpezca0x94qx4ph2hj', 1, 10, 'accounts', 'acc_01m8k09jvpezca0x94jb3f1s90', '["acc_01m8k09jvpezca0x94jb3f1s90", "org_01m8k09jvpezca0x94qx4ph2hj", "1220", "Other debtors", "ASSET", null, "NV", null, "active", 1795934178166, 1795934178166, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8k09jvpezca0x94qx4ph2hj', 1, 11, 'accounts', 'acc_01m8k09jvpezca0x94jc7actf2', '["acc_01m8k09jvpezca0x94jc7actf2", "org_01m8k09jvpezca0x94qx4ph2hj", "1300", "Current account", "ASSET", "bank", null, null, "active", 1795934178166, 1795934178166, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8k09jvpezca0x94qx4ph2hj', 1, 12, 'accounts', 'acc_01m8k09jvpezca0x94jkmn68za', '["acc_01m8k09jvpezca0x94jkmn68za", "org_01m8k09jvpezca0x94qx4ph2hj", "1310", "Petty cash", "ASSET", null, "NV", null, "active", 1795934178166, 1795934178166, 1, "cash"]');
INSERT INTO public.audit_states VALUES ('org_01m8k09jvpezca0x94qx4ph2hj', 1, 13, 'accounts', 'acc_01m8k09jvpezca0x94jp78v2me', '["acc_01m8k09jvpezca0x94jp78v2me", "org_01m8k09jvpezca0x94qx4ph2hj", "2100", "Trade creditors", "LIABILITY", "payable", null, null, "active", 1795934178166, 1795934178166, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8k09jvpezca0x94qx4ph2hj', 1, 14, 'accounts', 'acc_01m8k09jvpezca0x94jv85mbbr', '["acc_01m8k09jvpezca0x94jv85mbbr", "org_01m8k09jvpezca0x94qx4ph2hj", "2110", "Accruals", "LIABILITY", null, "NV", null, "active", 1795934178166, 1795934178166, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8k09jvpezca0x94qx4ph2hj', 1, 15, 'accounts', 'acc_01m8k09jvpezca0x94jw67x53h', '["acc_01m8k09jvpezca0x94jw67x53h", "org_01m8k09jvpezca0x94qx4ph2hj", "2200", "PAYE and National Insurance", "LIABILITY", null, "NV", null, "active", 1795934178166, 1795934178166, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8k09jvpezca0x94qx4ph2hj', 1, 16, 'accounts', 'acc_01m8k09jvpezca0x94k30w2nj5', '["acc_01m8k09jvpezca0x94k30w2nj5", "org_01m8k09jvpezca0x94qx4ph2hj", "2210", "Pension contributions", "LIABILITY", null, "NV", null, "active", 1795934178166, 1795934178166, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8k09jvpezca0x94qx4ph2hj', 1, 17, 'accounts', 'acc_01m8k09jvpezca0x94k7k72rzb', '["acc_01m8k09jvpezca0x94k7k72rzb", "org_01m8k09jvpezca0x94qx4ph2hj", "2220", "Net wages", "LIABILITY", null, "NV", null, "active", 1795934178166, 1795934178166, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8k09jvpezca0x94qx4ph2hj', 1, 18, 'accounts', 'acc_01m8k09jvpezca0x94ka4zawp2', '["acc_01m8k09jvpezca0x94ka4zawp2", "org_01m8k09jvpezca0x94qx4ph2hj", "2300", "Corporation tax", "LIABILITY", null, "NV", null, "active", 1795934178166, 1795934178166, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8k09jvpezca0x94qx4ph2hj', 1, 19, 'accounts', 'acc_01m8k09jvpezca0x94kfsbycqz', '["acc_01m8k09jvpezca0x94kfsbycqz", "org_01m8k09jvpezca0x94qx4ph2hj", "2400", "Director''s loan account", "LIABILITY", null, "NV", null, "active", 1795934178166, 1795934178166, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8k09jvpezca0x94qx4ph2hj', 1, 20, 'accounts', 'acc_01m8k09jvpezca0x94kjpe7az4', '["acc_01m8k09jvpezca0x94kjpe7az4", "org_01m8k09jvpezca0x94qx4ph2hj", "2500", "Bank loans", "LIABILITY", null, "NV", null, "active", 1795934178166, 1795934178166, 1, "long_term_liabilities"]');
INSERT INTO public.audit_states VALUES ('org_01m8k09jvpezca0x94qx4ph2hj', 1, 21, 'accounts', 'acc_01m8k09jvpezca0x94kma401y1', '["acc_01m8k09jvpezca0x94kma401y1", "org_01m8k09jvpezca0x94qx4ph2hj", "2900", "Suspense", "LIABILITY", "suspense", null, null, "active", 1795934178166, 1795934178166, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8k09jvpezca0x94qx4ph2hj', 1, 22, 'accounts', 'acc_01m8k09jvpezca0x94kr8ycern', '["acc_01m8k09jvpezca0x94kr8ycern", "org_01m8k09jvpezca0x94qx4ph2hj", "3000", "Share capital", "EQUITY", null, "NV", null, "active", 1795934178166, 1795934178166, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8k09jvpezca0x94qx4ph2hj', 1, 23, 'accounts', 'acc_01m8k09jvpezca0x94kwamnnh6', '["acc_01m8k09jvpezca0x94kwamnnh6", "org_01m8k09jvpezca0x94qx4ph2hj", "3100", "Retained earnings", "EQUITY", "retained_earnings", null, null, "active", 1795934178166, 1795934178166, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8k09jvpezca0x94qx4ph2hj', 1, 24, 'accounts', 'acc_01m8k09jvpezca0x94m238kjmg', '["acc_01m8k09jvpezca0x94m238kjmg", "org_01m8k09jvpezca0x94qx4ph2hj", "3200", "Dividends", "EQUITY", null, "NV", null, "active", 1795934178166, 1795934178166, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8k09jvpezca0x94qx4ph2hj', 1, 25, 'accounts', 'acc_01m8k09jvpezca0x94m6m64m0w', '["acc_01m8k09jvpezca0x94m6m64m0w", "org_01m8k09jvpezca0x94qx4ph2hj", "3900", "Opening balances", "EQUITY", "opening_balance", null, null, "active", 1795934178166, 1795934178166, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8k09jvpezca0x94qx4ph2hj', 1, 26, 'accounts', 'acc_01m8k09jvpezca0x94mbwp0fpe', '["acc_01m8k09jvpezca0x94mbwp0fpe", "org_01m8k09jvpezca0x94qx4ph2hj", "4000", "Sales", "INCOME", null, "ST", null, "active", 1795934178166, 1795934178166, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8k09jvpezca0x94qx4ph2hj', 1, 27, 'accounts', 'acc_01m8k09jvpezca0x94mftmt9da', '["acc_01m8k09jvpezca0x94mftmt9da", "org_01m8k09jvpezca0x94qx4ph2hj", "4010", "Sales, zero-rated", "INCOME", null, "ZR", null, "active", 1795934178166, 1795934178166, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8k09jvpezca0x94qx4ph2hj', 1, 28, 'accounts', 'acc_01m8k09jvpezca0x94mhyhwgtc', '["acc_01m8k09jvpezca0x94mhyhwgtc", "org_01m8k09jvpezca0x94qx4ph2hj", "4090", "Other income", "INCOME", null, "ST", null, "active", 1795934178166, 1795934178166, 1, "other_income"]');
INSERT INTO public.audit_states VALUES ('org_01m8k09jvpezca0x94qx4ph2hj', 1, 29, 'accounts', 'acc_01m8k09jvpezca0x94mpq759z9', '["acc_01m8k09jvpezca0x94mpq759z9", "org_01m8k09jvpezca0x94qx4ph2hj", "4900", "Interest received", "INCOME", null, "EX", null, "active", 1795934178166, 1795934178166, 1, "finance"]');
INSERT INTO public.audit_states VALUES ('org_01m8k09jvpezca0x94qx4ph2hj', 1, 30, 'accounts', 'acc_01m8k09jvpezca0x94mtc5v1cb', '["acc_01m8k09jvpezca0x94mtc5v1cb", "org_01m8k09jvpezca0x94qx4ph2hj", "4920", "VAT flat-rate scheme difference", "INCOME", "vat_scheme_difference", null, null, "active", 1795934178166, 1795934178166, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8k09jvpezca0x94qx4ph2hj', 1, 31, 'accounts', 'acc_01m8k09jvpezca0x94mxactvds', '["acc_01m8k09jvpezca0x94mxactvds", "org_01m8k09jvpezca0x94qx4ph2hj", "5000", "Cost of goods sold", "EXPENSE", null, "ST", null, "active", 1795934178166, 1795934178166, 1, "cost_of_sales"]');
INSERT INTO public.audit_states VALUES ('org_01m8k09jvpezca0x94qx4ph2hj', 1, 32, 'accounts', 'acc_01m8k09jvpezca0x94n14ap618', '["acc_01m8k09jvpezca0x94n14ap618", "org_01m8k09jvpezca0x94qx4ph2hj", "5010", "Subcontractors", "EXPENSE", null, "ST", null, "active", 1795934178166, 1795934178166, 1, "cost_of_sales"]');
INSERT INTO public.audit_states VALUES ('org_01m8k09jvpezca0x94qx4ph2hj', 1, 33, 'accounts', 'acc_01m8k09jvpezca0x94n6s5p21b', '["acc_01m8k09jvpezca0x94n6s5p21b", "org_01m8k09jvpezca0x94qx4ph2hj", "5020", "Carriage and postage", "EXPENSE", null, "ST", null, "active", 1795934178166, 1795934178166, 1, "cost_of_sales"]');
INSERT INTO public.audit_states VALUES ('org_01m8k09jvpezca0x94qx4ph2hj', 1, 34, 'accounts', 'acc_01m8k09jvpezca0x94nbhz8jf1', '["acc_01m8k09jvpezca0x94nbhz8jf1", "org_01m8k09jvpezca0x94qx4ph2hj", "6000", "Wages and salaries", "EXPENSE", null, "NV", null, "active", 1795934178166, 1795934178166, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8k09jvpezca0x94qx4ph2hj', 1, 35, 'accounts', 'acc_01m8k09jvpezca0x94ncbva06e', '["acc_01m8k09jvpezca0x94ncbva06e", "org_01m8k09jvpezca0x94qx4ph2hj", "6010", "Employer''s National Insurance", "EXPENSE", null, "NV", null, "active", 1795934178166, 1795934178166, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8k09jvpezca0x94qx4ph2hj', 1, 36, 'accounts', 'acc_01m8k09jvpezca0x94njhd7ps3', '["acc_01m8k09jvpezca0x94njhd7ps3", "org_01m8k09jvpezca0x94qx4ph2hj", "6020", "Employer''s pension", "EXPENSE", null, "NV", null, "active", 1795934178166, 1795934178166, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8k09jvpezca0x94qx4ph2hj', 1, 37, 'accounts', 'acc_01m8k09jvpezca0x94nnb1x24k', '["acc_01m8k09jvpezca0x94nnb1x24k", "org_01m8k09jvpezca0x94qx4ph2hj", "6100", "Rent", "EXPENSE", null, "EX", null, "active", 1795934178166, 1795934178166, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8k09jvpezca0x94qx4ph2hj', 1, 38, 'accounts', 'acc_01m8k09jvpezca0x94nv8snah5', '["acc_01m8k09jvpezca0x94nv8snah5", "org_01m8k09jvpezca0x94qx4ph2hj", "6110", "Business rates", "EXPENSE", null, "NV", null, "active", 1795934178166, 1795934178166, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8k09jvpezca0x94qx4ph2hj', 1, 39, 'accounts', 'acc_01m8k09jvpezca0x94nyha7nbh', '["acc_01m8k09jvpezca0x94nyha7nbh", "org_01m8k09jvpezca0x94qx4ph2hj", "6120", "Light, heat and water", "EXPENSE", null, "ST", null, "active", 1795934178166, 1795934178166, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8k09jvpezca0x94qx4ph2hj', 1, 40, 'accounts', 'acc_01m8k09jvpezca0x94p00f1grz', '["acc_01m8k09jvpezca0x94p00f1grz", "org_01m8k09jvpezca0x94qx4ph2hj", "6200", "Telephone and internet", "EXPENSE", null, "ST", null, "active", 1795934178166, 1795934178166, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8k09jvpezca0x94qx4ph2hj', 1, 41, 'accounts', 'acc_01m8k09jvpezca0x94p7yacxg6', '["acc_01m8k09jvpezca0x94p7yacxg6", "org_01m8k09jvpezca0x94qx4ph2hj", "6210", "Software and subscriptions", "EXPENSE", null, "ST", null, "active", 1795934178166, 1795934178166, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8k09jvpezca0x94qx4ph2hj', 1, 42, 'accounts', 'acc_01m8k09jvpezca0x94pan7yzev', '["acc_01m8k09jvpezca0x94pan7yzev", "org_01m8k09jvpezca0x94qx4ph2hj", "6220", "Printing and stationery", "EXPENSE", null, "ST", null, "active", 1795934178166, 1795934178166, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8k09jvpezca0x94qx4ph2hj', 1, 43, 'accounts', 'acc_01m8k09jvpezca0x94pc72kv7w', '["acc_01m8k09jvpezca0x94pc72kv7w", "org_01m8k09jvpezca0x94qx4ph2hj", "6300", "Travel and subsistence", "EXPENSE", null, "ZR", null, "active", 1795934178166, 1795934178166, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8k09jvpezca0x94qx4ph2hj', 1, 44, 'accounts', 'acc_01m8k09jvpezca0x94pkjppjdd', '["acc_01m8k09jvpezca0x94pkjppjdd", "org_01m8k09jvpezca0x94qx4ph2hj", "6310", "Motor expenses", "EXPENSE", null, "ST", null, "active", 1795934178166, 1795934178166, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8k09jvpezca0x94qx4ph2hj', 1, 45, 'accounts', 'acc_01m8k09jvpezca0x94pqqg2cmn', '["acc_01m8k09jvpezca0x94pqqg2cmn", "org_01m8k09jvpezca0x94qx4ph2hj", "6320", "Repairs and maintenance", "EXPENSE", null, "ST", null, "active", 1795934178166, 1795934178166, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8k09jvpezca0x94qx4ph2hj', 1, 46, 'accounts', 'acc_01m8k09jvpezca0x94pvn00sgn', '["acc_01m8k09jvpezca0x94pvn00sgn", "org_01m8k09jvpezca0x94qx4ph2hj", "6400", "Advertising and marketing", "EXPENSE", null, "ST", null, "active", 1795934178166, 1795934178166, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8k09jvpezca0x94qx4ph2hj', 1, 47, 'accounts', 'acc_01m8k09jvpezca0x94pzcgq6m0', '["acc_01m8k09jvpezca0x94pzcgq6m0", "org_01m8k09jvpezca0x94qx4ph2hj", "6500", "Accountancy and legal fees", "EXPENSE", null, "ST", null, "active", 1795934178166, 1795934178166, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8k09jvpezca0x94qx4ph2hj', 1, 48, 'accounts', 'acc_01m8k09jvpezca0x94q2w0kg59', '["acc_01m8k09jvpezca0x94q2w0kg59", "org_01m8k09jvpezca0x94qx4ph2hj", "6600", "Insurance", "EXPENSE", null, "EX", null, "active", 1795934178166, 1795934178166, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8k09jvpezca0x94qx4ph2hj', 1, 49, 'accounts', 'acc_01m8k09jvpezca0x94q77cyw6p', '["acc_01m8k09jvpezca0x94q77cyw6p", "org_01m8k09jvpezca0x94qx4ph2hj", "6700", "Bank charges", "EXPENSE", null, "EX", null, "active", 1795934178166, 1795934178166, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8k09jvpezca0x94qx4ph2hj', 1, 50, 'accounts', 'acc_01m8k09jvpezca0x94q90bp9tt', '["acc_01m8k09jvpezca0x94q90bp9tt", "org_01m8k09jvpezca0x94qx4ph2hj", "6800", "Depreciation", "EXPENSE", null, "NV", null, "active", 1795934178166, 1795934178166, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8k09jvpezca0x94qx4ph2hj', 1, 51, 'accounts', 'acc_01m8k09jvpezca0x94qfxt8c9s', '["acc_01m8k09jvpezca0x94qfxt8c9s", "org_01m8k09jvpezca0x94qx4ph2hj", "6810", "Bad debts", "EXPENSE", null, "NV", null, "active", 1795934178166, 1795934178166, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8k09jvpezca0x94qx4ph2hj', 1, 52, 'accounts', 'acc_01m8k09jvpezca0x94qjyd6t0z', '["acc_01m8k09jvpezca0x94qjyd6t0z", "org_01m8k09jvpezca0x94qx4ph2hj", "6900", "Interest payable", "EXPENSE", null, "EX", null, "active", 1795934178166, 1795934178166, 1, "finance"]');
INSERT INTO public.audit_states VALUES ('org_01m8k09jvpezca0x94qx4ph2hj', 1, 53, 'accounts', 'acc_01m8k09jvpezca0x94qmn0pfe3', '["acc_01m8k09jvpezca0x94qmn0pfe3", "org_01m8k09jvpezca0x94qx4ph2hj", "6990", "Rounding differences", "EXPENSE", "rounding", null, null, "active", 1795934178166, 1795934178166, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8k09jvpezca0x94qx4ph2hj', 1, 54, 'accounts', 'acc_01m8k09jvpezca0x94qv3gjrdd', '["acc_01m8k09jvpezca0x94qv3gjrdd", "org_01m8k09jvpezca0x94qx4ph2hj", "8000", "Corporation tax charge", "EXPENSE", null, "NV", null, "active", 1795934178166, 1795934178166, 1, "tax"]');
INSERT INTO public.audit_states VALUES ('org_01m8k09jvpezca0x94qx4ph2hj', 2, 1, 'accounts', 'acc_01m8k09p55esxvkhqx13w7cynp', '["acc_01m8k09p55esxvkhqx13w7cynp", "org_01m8k09jvpezca0x94qx4ph2hj", "2250", "VAT", "LIABILITY", "vat_control", null, null, "active", 1795934181541, 1795934181541, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8k09jvpezca0x94qx4ph2hj', 3, 1, 'bank_accounts', 'bac_01m8k09pe0e6drsz53tek6f27g', '["bac_01m8k09pe0e6drsz53tek6f27g", "org_01m8k09jvpezca0x94qx4ph2hj", "acc_01m8k09jvpezca0x94jc7actf2", "Current", "current", null, null, null, null, null, null, null, 1795934181824, 1795934181824, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8k09prke6st1nqehqnp672v', 1, 1, 'organisations', 'org_01m8k09prke6st1nqehqnp672v', '["org_01m8k09prke6st1nqehqnp672v", "Wren & Marsh Ltd", "GBP", "GB", "03-31", 1, null, "standard", null, "line", "active", null, 1795934182163, 1795934182163, 1, 0, null]');
INSERT INTO public.audit_states VALUES ('org_01m8k09prke6st1nqehqnp672v', 1, 2, 'members', 'mem_01m8k09prke6st1nqeb3dz8x6k', '["mem_01m8k09prke6st1nqeb3dz8x6k", "org_01m8k09prke6st1nqehqnp672v", "jo@example.com", "usr_01m8k09hb0eg98tcm9hfw9yth2", "owner", 1795934182163, 1795934182163, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8k09prke6st1nqehqnp672v', 1, 3, 'accounts', 'acc_01m8k09prke6st1nqeb6r75eq3', '["acc_01m8k09prke6st1nqeb6r75eq3", "org_01m8k09prke6st1nqehqnp672v", "1000", "Computer equipment", "ASSET", null, "ST", null, "active", 1795934182163, 1795934182163, 1, "fixed_assets"]');
INSERT INTO public.audit_states VALUES ('org_01m8k09prke6st1nqehqnp672v', 1, 4, 'accounts', 'acc_01m8k09prke6st1nqeb9bp4f8k', '["acc_01m8k09prke6st1nqeb9bp4f8k", "org_01m8k09prke6st1nqehqnp672v", "1010", "Office equipment and furniture", "ASSET", null, "ST", null, "active", 1795934182163, 1795934182163, 1, "fixed_assets"]');
INSERT INTO public.audit_states VALUES ('org_01m8k09prke6st1nqehqnp672v', 1, 5, 'accounts', 'acc_01m8k09prke6st1nqebejbge61', '["acc_01m8k09prke6st1nqebejbge61", "org_01m8k09prke6st1nqehqnp672v", "1020", "Motor vehicles", "ASSET", null, "ST", null, "active", 1795934182163, 1795934182163, 1, "fixed_assets"]');
INSERT INTO public.audit_states VALUES ('org_01m8k09prke6st1nqehqnp672v', 1, 6, 'accounts', 'acc_01m8k09prke6st1nqebg58rkb9', '["acc_01m8k09prke6st1nqebg58rkb9", "org_01m8k09prke6st1nqehqnp672v", "1090", "Accumulated depreciation", "ASSET", null, "NV", null, "active", 1795934182163, 1795934182163, 1, "fixed_assets"]');
INSERT INTO public.audit_states VALUES ('org_01m8k09prke6st1nqehqnp672v', 1, 7, 'accounts', 'acc_01m8k09prke6st1nqebnpzd4ph', '["acc_01m8k09prke6st1nqebnpzd4ph", "org_01m8k09prke6st1nqehqnp672v", "1100", "Stock", "ASSET", null, "ST", null, "active", 1795934182163, 1795934182163, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8k09prke6st1nqehqnp672v', 1, 8, 'accounts', 'acc_01m8k09prke6st1nqebsad9x64', '["acc_01m8k09prke6st1nqebsad9x64", "org_01m8k09prke6st1nqehqnp672v", "1200", "Trade debtors", "ASSET", "receivable", null, null, "active", 1795934182163, 1795934182163, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8k09prke6st1nqehqnp672v', 1, 9, 'accounts', 'acc_01m8k09prke6st1nqebzfyjxj3', '["acc_01m8k09prke6st1nqebzfyjxj3", "org_01m8k09prke6st1nqehqnp672v", "1210", "Prepayments", "ASSET", null, "NV", null, "active", 1795934182163, 1795934182163, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8k09prke6st1nqehqnp672v', 1, 10, 'accounts', 'acc_01m8k09prke6st1nqec3qwr4r8', '["acc_01m8k09prke6st1nqec3qwr4r8", "org_01m8k09prke6st1nqehqnp672v", "1220", "Other debtors", "ASSET", null, "NV", null, "active", 1795934182163, 1795934182163, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8k09prke6st1nqehqnp672v', 1, 11, 'accounts', 'acc_01m8k09prke6st1nqec69syg7c', '["acc_01m8k09prke6st1nqec69syg7c", "org_01m8k09prke6st1nqehqnp672v", "1300", "Current account", "ASSET", "bank", null, null, "active", 1795934182163, 1795934182163, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8k09prke6st1nqehqnp672v', 1, 12, 'accounts', 'acc_01m8k09prke6st1nqec9revjab', '["acc_01m8k09prke6st1nqec9revjab", "org_01m8k09prke6st1nqehqnp672v", "1310", "Petty cash", "ASSET", null, "NV", null, "active", 1795934182163, 1795934182163, 1, "cash"]');
INSERT INTO public.audit_states VALUES ('org_01m8k09prke6st1nqehqnp672v', 1, 13, 'accounts', 'acc_01m8k09prke6st1nqecemebs0x', '["acc_01m8k09prke6st1nqecemebs0x", "org_01m8k09prke6st1nqehqnp672v", "2100", "Trade creditors", "LIABILITY", "payable", null, null, "active", 1795934182163, 1795934182163, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8k09prke6st1nqehqnp672v', 1, 14, 'accounts', 'acc_01m8k09prke6st1nqeckjv3sqz', '["acc_01m8k09prke6st1nqeckjv3sqz", "org_01m8k09prke6st1nqehqnp672v", "2110", "Accruals", "LIABILITY", null, "NV", null, "active", 1795934182163, 1795934182163, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8k09prke6st1nqehqnp672v', 1, 15, 'accounts', 'acc_01m8k09prke6st1nqecqf866dy', '["acc_01m8k09prke6st1nqecqf866dy", "org_01m8k09prke6st1nqehqnp672v", "2200", "PAYE and National Insurance", "LIABILITY", null, "NV", null, "active", 1795934182163, 1795934182163, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8k09prke6st1nqehqnp672v', 1, 16, 'accounts', 'acc_01m8k09prke6st1nqecveag2r4', '["acc_01m8k09prke6st1nqecveag2r4", "org_01m8k09prke6st1nqehqnp672v", "2210", "Pension contributions", "LIABILITY", null, "NV", null, "active", 1795934182163, 1795934182163, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8k09prke6st1nqehqnp672v', 1, 17, 'accounts', 'acc_01m8k09prke6st1nqecygxt4g5', '["acc_01m8k09prke6st1nqecygxt4g5", "org_01m8k09prke6st1nqehqnp672v", "2220", "Net wages", "LIABILITY", null, "NV", null, "active", 1795934182163, 1795934182163, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8k09prke6st1nqehqnp672v', 1, 18, 'accounts', 'acc_01m8k09prke6st1nqed3v859wp', '["acc_01m8k09prke6st1nqed3v859wp", "org_01m8k09prke6st1nqehqnp672v", "2300", "Corporation tax", "LIABILITY", null, "NV", null, "active", 1795934182163, 1795934182163, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8k09prke6st1nqehqnp672v', 1, 19, 'accounts', 'acc_01m8k09prke6st1nqed70vn1b0', '["acc_01m8k09prke6st1nqed70vn1b0", "org_01m8k09prke6st1nqehqnp672v", "2400", "Director''s loan account", "LIABILITY", null, "NV", null, "active", 1795934182163, 1795934182163, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8k09prke6st1nqehqnp672v', 1, 20, 'accounts', 'acc_01m8k09prke6st1nqed88nd1ck', '["acc_01m8k09prke6st1nqed88nd1ck", "org_01m8k09prke6st1nqehqnp672v", "2500", "Bank loans", "LIABILITY", null, "NV", null, "active", 1795934182163, 1795934182163, 1, "long_term_liabilities"]');
INSERT INTO public.audit_states VALUES ('org_01m8k09prke6st1nqehqnp672v', 1, 21, 'accounts', 'acc_01m8k09prke6st1nqedfn7m7my', '["acc_01m8k09prke6st1nqedfn7m7my", "org_01m8k09prke6st1nqehqnp672v", "2900", "Suspense", "LIABILITY", "suspense", null, null, "active", 1795934182163, 1795934182163, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8k09prke6st1nqehqnp672v', 1, 22, 'accounts', 'acc_01m8k09prke6st1nqedhktsadf', '["acc_01m8k09prke6st1nqedhktsadf", "org_01m8k09prke6st1nqehqnp672v", "3000", "Share capital", "EQUITY", null, "NV", null, "active", 1795934182163, 1795934182163, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8k09prke6st1nqehqnp672v', 1, 23, 'accounts', 'acc_01m8k09prke6st1nqedqfezwry', '["acc_01m8k09prke6st1nqedqfezwry", "org_01m8k09prke6st1nqehqnp672v", "3100", "Retained earnings", "EQUITY", "retained_earnings", null, null, "active", 1795934182163, 1795934182163, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8k09prke6st1nqehqnp672v', 1, 24, 'accounts', 'acc_01m8k09prke6st1nqedvnjt1qb', '["acc_01m8k09prke6st1nqedvnjt1qb", "org_01m8k09prke6st1nqehqnp672v", "3200", "Dividends", "EQUITY", null, "NV", null, "active", 1795934182163, 1795934182163, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8k09prke6st1nqehqnp672v', 1, 25, 'accounts', 'acc_01m8k09prke6st1nqedxkk83ke', '["acc_01m8k09prke6st1nqedxkk83ke", "org_01m8k09prke6st1nqehqnp672v", "3900", "Opening balances", "EQUITY", "opening_balance", null, null, "active", 1795934182163, 1795934182163, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8k09prke6st1nqehqnp672v', 1, 26, 'accounts', 'acc_01m8k09prke6st1nqee1k8mjpa', '["acc_01m8k09prke6st1nqee1k8mjpa", "org_01m8k09prke6st1nqehqnp672v", "4000", "Sales", "INCOME", null, "ST", null, "active", 1795934182163, 1795934182163, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8k09prke6st1nqehqnp672v', 1, 27, 'accounts', 'acc_01m8k09prke6st1nqee6r8dper', '["acc_01m8k09prke6st1nqee6r8dper", "org_01m8k09prke6st1nqehqnp672v", "4010", "Sales, zero-rated", "INCOME", null, "ZR", null, "active", 1795934182163, 1795934182163, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8k09prke6st1nqehqnp672v', 1, 28, 'accounts', 'acc_01m8k09prke6st1nqee81qqvcp', '["acc_01m8k09prke6st1nqee81qqvcp", "org_01m8k09prke6st1nqehqnp672v", "4090", "Other income", "INCOME", null, "ST", null, "active", 1795934182163, 1795934182163, 1, "other_income"]');
INSERT INTO public.audit_states VALUES ('org_01m8k09prke6st1nqehqnp672v', 1, 29, 'accounts', 'acc_01m8k09prke6st1nqeeec2a614', '["acc_01m8k09prke6st1nqeeec2a614", "org_01m8k09prke6st1nqehqnp672v", "4900", "Interest received", "INCOME", null, "EX", null, "active", 1795934182163, 1795934182163, 1, "finance"]');
INSERT INTO public.audit_states VALUES ('org_01m8k09prke6st1nqehqnp672v', 1, 30, 'accounts', 'acc_01m8k09prke6st1nqeek37zwy9', '["acc_01m8k09prke6st1nqeek37zwy9", "org_01m8k09prke6st1nqehqnp672v", "4920", "VAT flat-rate scheme difference", "INCOME", "vat_scheme_difference", null, null, "active", 1795934182163, 1795934182163, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8k09prke6st1nqehqnp672v', 1, 31, 'accounts', 'acc_01m8k09prke6st1nqeeqgh1s3v', '["acc_01m8k09prke6st1nqeeqgh1s3v", "org_01m8k09prke6st1nqehqnp672v", "5000", "Cost of goods sold", "EXPENSE", null, "ST", null, "active", 1795934182163, 1795934182163, 1, "cost_of_sales"]');
INSERT INTO public.audit_states VALUES ('org_01m8k09prke6st1nqehqnp672v', 1, 32, 'accounts', 'acc_01m8k09prke6st1nqeetps3m9e', '["acc_01m8k09prke6st1nqeetps3m9e", "org_01m8k09prke6st1nqehqnp672v", "5010", "Subcontractors", "EXPENSE", null, "ST", null, "active", 1795934182163, 1795934182163, 1, "cost_of_sales"]');
INSERT INTO public.audit_states VALUES ('org_01m8k09prke6st1nqehqnp672v', 1, 33, 'accounts', 'acc_01m8k09prke6st1nqeewg6tnz4', '["acc_01m8k09prke6st1nqeewg6tnz4", "org_01m8k09prke6st1nqehqnp672v", "5020", "Carriage and postage", "EXPENSE", null, "ST", null, "active", 1795934182163, 1795934182163, 1, "cost_of_sales"]');
INSERT INTO public.audit_states VALUES ('org_01m8k09prke6st1nqehqnp672v', 1, 34, 'accounts', 'acc_01m8k09prke6st1nqef0608r0c', '["acc_01m8k09prke6st1nqef0608r0c", "org_01m8k09prke6st1nqehqnp672v", "6000", "Wages and salaries", "EXPENSE", null, "NV", null, "active", 1795934182163, 1795934182163, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8k09prke6st1nqehqnp672v', 1, 35, 'accounts', 'acc_01m8k09prke6st1nqef4hx9jv4', '["acc_01m8k09prke6st1nqef4hx9jv4", "org_01m8k09prke6st1nqehqnp672v", "6010", "Employer''s National Insurance", "EXPENSE", null, "NV", null, "active", 1795934182163, 1795934182163, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8k09prke6st1nqehqnp672v', 1, 36, 'accounts', 'acc_01m8k09prke6st1nqefa45dn53', '["acc_01m8k09prke6st1nqefa45dn53", "org_01m8k09prke6st1nqehqnp672v", "6020", "Employer''s pension", "EXPENSE", null, "NV", null, "active", 1795934182163, 1795934182163, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8k09prke6st1nqehqnp672v', 1, 37, 'accounts', 'acc_01m8k09prke6st1nqeffx8v9xw', '["acc_01m8k09prke6st1nqeffx8v9xw", "org_01m8k09prke6st1nqehqnp672v", "6100", "Rent", "EXPENSE", null, "EX", null, "active", 1795934182163, 1795934182163, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8k09prke6st1nqehqnp672v', 1, 38, 'accounts', 'acc_01m8k09prke6st1nqefkbzaerw', '["acc_01m8k09prke6st1nqefkbzaerw", "org_01m8k09prke6st1nqehqnp672v", "6110", "Business rates", "EXPENSE", null, "NV", null, "active", 1795934182163, 1795934182163, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8k09prke6st1nqehqnp672v', 1, 39, 'accounts', 'acc_01m8k09prke6st1nqefnnnygj2', '["acc_01m8k09prke6st1nqefnnnygj2", "org_01m8k09prke6st1nqehqnp672v", "6120", "Light, heat and water", "EXPENSE", null, "ST", null, "active", 1795934182163, 1795934182163, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8k09prke6st1nqehqnp672v', 1, 40, 'accounts', 'acc_01m8k09prke6st1nqefrqpj9gr', '["acc_01m8k09prke6st1nqefrqpj9gr", "org_01m8k09prke6st1nqehqnp672v", "6200", "Telephone and internet", "EXPENSE", null, "ST", null, "active", 1795934182163, 1795934182163, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8k09prke6st1nqehqnp672v', 1, 41, 'accounts', 'acc_01m8k09prke6st1nqefw674ev8', '["acc_01m8k09prke6st1nqefw674ev8", "org_01m8k09prke6st1nqehqnp672v", "6210", "Software and subscriptions", "EXPENSE", null, "ST", null, "active", 1795934182163, 1795934182163, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8k09prke6st1nqehqnp672v', 1, 42, 'accounts', 'acc_01m8k09prke6st1nqeg2emwjs9', '["acc_01m8k09prke6st1nqeg2emwjs9", "org_01m8k09prke6st1nqehqnp672v", "6220", "Printing and stationery", "EXPENSE", null, "ST", null, "active", 1795934182163, 1795934182163, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8k09prke6st1nqehqnp672v', 1, 43, 'accounts', 'acc_01m8k09prke6st1nqeg7607vmz', '["acc_01m8k09prke6st1nqeg7607vmz", "org_01m8k09prke6st1nqehqnp672v", "6300", "Travel and subsistence", "EXPENSE", null, "ZR", null, "active", 1795934182163, 1795934182163, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8k09prke6st1nqehqnp672v', 1, 44, 'accounts', 'acc_01m8k09prke6st1nqeg9az0m1z', '["acc_01m8k09prke6st1nqeg9az0m1z", "org_01m8k09prke6st1nqehqnp672v", "6310", "Motor expenses", "EXPENSE", null, "ST", null, "active", 1795934182163, 1795934182163, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8k09prke6st1nqehqnp672v', 1, 45, 'accounts', 'acc_01m8k09prke6st1nqegd69vqsq', '["acc_01m8k09prke6st1nqegd69vqsq", "org_01m8k09prke6st1nqehqnp672v", "6320", "Repairs and maintenance", "EXPENSE", null, "ST", null, "active", 1795934182163, 1795934182163, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8k09prke6st1nqehqnp672v', 1, 46, 'accounts', 'acc_01m8k09prke6st1nqeggnnj8xc', '["acc_01m8k09prke6st1nqeggnnj8xc", "org_01m8k09prke6st1nqehqnp672v", "6400", "Advertising and marketing", "EXPENSE", null, "ST", null, "active", 1795934182163, 1795934182163, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8k09prke6st1nqehqnp672v', 1, 47, 'accounts', 'acc_01m8k09prke6st1nqegm3x4zeg', '["acc_01m8k09prke6st1nqegm3x4zeg", "org_01m8k09prke6st1nqehqnp672v", "6500", "Accountancy and legal fees", "EXPENSE", null, "ST", null, "active", 1795934182163, 1795934182163, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8k09prke6st1nqehqnp672v', 1, 48, 'accounts', 'acc_01m8k09prke6st1nqegra7yj17', '["acc_01m8k09prke6st1nqegra7yj17", "org_01m8k09prke6st1nqehqnp672v", "6600", "Insurance", "EXPENSE", null, "EX", null, "active", 1795934182163, 1795934182163, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8k09prke6st1nqehqnp672v', 1, 49, 'accounts', 'acc_01m8k09prke6st1nqegxwegrej', '["acc_01m8k09prke6st1nqegxwegrej", "org_01m8k09prke6st1nqehqnp672v", "6700", "Bank charges", "EXPENSE", null, "EX", null, "active", 1795934182163, 1795934182163, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8k09prke6st1nqehqnp672v', 1, 50, 'accounts', 'acc_01m8k09prke6st1nqeh0s4b4ss', '["acc_01m8k09prke6st1nqeh0s4b4ss", "org_01m8k09prke6st1nqehqnp672v", "6800", "Depreciation", "EXPENSE", null, "NV", null, "active", 1795934182163, 1795934182163, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8k09prke6st1nqehqnp672v', 1, 51, 'accounts', 'acc_01m8k09prke6st1nqeh4v4dv94', '["acc_01m8k09prke6st1nqeh4v4dv94", "org_01m8k09prke6st1nqehqnp672v", "6810", "Bad debts", "EXPENSE", null, "NV", null, "active", 1795934182163, 1795934182163, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8k09prke6st1nqehqnp672v', 1, 52, 'accounts', 'acc_01m8k09prke6st1nqeh9c0k9bq', '["acc_01m8k09prke6st1nqeh9c0k9bq", "org_01m8k09prke6st1nqehqnp672v", "6900", "Interest payable", "EXPENSE", null, "EX", null, "active", 1795934182163, 1795934182163, 1, "finance"]');
INSERT INTO public.audit_states VALUES ('org_01m8k09prke6st1nqehqnp672v', 1, 53, 'accounts', 'acc_01m8k09prke6st1nqehdwmr1q3', '["acc_01m8k09prke6st1nqehdwmr1q3", "org_01m8k09prke6st1nqehqnp672v", "6990", "Rounding differences", "EXPENSE", "rounding", null, null, "active", 1795934182163, 1795934182163, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8k09prke6st1nqehqnp672v', 1, 54, 'accounts', 'acc_01m8k09prke6st1nqehja8g925', '["acc_01m8k09prke6st1nqehja8g925", "org_01m8k09prke6st1nqehqnp672v", "8000", "Corporation tax charge", "EXPENSE", null, "NV", null, "active", 1795934182163, 1795934182163, 1, "tax"]');
INSERT INTO public.audit_states VALUES ('org_01m8k09prke6st1nqehqnp672v', 2, 1, 'accounts', 'acc_01m8k09q2ze8j969r3aqrjq7qr', '["acc_01m8k09q2ze8j969r3aqrjq7qr", "org_01m8k09prke6st1nqehqnp672v", "2250", "VAT", "LIABILITY", "vat_control", null, null, "active", 1795934182495, 1795934182495, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8k09prke6st1nqehqnp672v', 7, 1, 'contacts', 'con_01m8k09rkce93sc0m5g865031n', '["con_01m8k09rkce93sc0m5g865031n", "org_01m8k09prke6st1nqehqnp672v", "customer", "Abbey Schools Trust", null, null, null, null, null, 30, null, null, "active", "abbey schools trust", 1795934184044, 1795934184044, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8k09prke6st1nqehqnp672v', 11, 1, 'contacts', 'con_01m8k09seqe5q8dbgtfn751ygf', '["con_01m8k09seqe5q8dbgtfn751ygf", "org_01m8k09prke6st1nqehqnp672v", "supplier", "Techbarn", null, null, null, null, null, 30, null, null, "active", "techbarn", 1795934184919, 1795934184919, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8k09prke6st1nqehqnp672v', 14, 1, 'invoices', 'inv_01m8k09tcje2gsxq63dpwpfjrc', '["inv_01m8k09tcje2gsxq63dpwpfjrc", "org_01m8k09prke6st1nqehqnp672v", "sales", "invoice", "issued", "INV-0001", "con_01m8k09rkce93sc0m5g865031n", "2026-01-15", "2026-02-14", "exclusive", null, null, 195000, 39000, 234000, 0, 0, "issued", "jnl_01m8k09tcje2gsxq63drr1859b", null, null, "inv-0001", 1795934185874, 1795934185874, 1, "9999-99-99", 0, null, null, [["org_01m8k09prke6st1nqehqnp672v", 1, "Course design, 3 days", "3", "650.00", null, "acc_01m8k09prke6st1nqee1k8mjpa", "ST", null, 195000, 39000, 234000]], [], [], null]');
INSERT INTO public.audit_states VALUES ('org_01m8k09prke6st1nqehqnp672v', 14, 2, 'number_sequences', 'invoice', '["org_01m8k09prke6st1nqehqnp672v", "invoice", 1]');
INSERT INTO public.audit_states VALUES ('org_01m8k09prke6st1nqehqnp672v', 18, 1, 'invoices', 'inv_01m8k09v4beftszn79n0pq2h82', '["inv_01m8k09v4beftszn79n0pq2h82", "org_01m8k09prke6st1nqehqnp672v", "purchase", "invoice", "issued", "HL-33", "con_01m8k09smveyt8db9cfcryy5wd", "2026-02-01", "2026-03-03", "exclusive", null, null, 135000, 0, 135000, 0, 0, "issued", "jnl_01m8k09v4beftszn79n67gy0r4", null, null, "hl-33", 1795934186635, 1795934186635, 1, "9999-99-99", 0, null, null, [["org_01m8k09prke6st1nqehqnp672v", 1, "Rent, January to March", "1", "1350.00", null, "acc_01m8k09prke6st1nqeffx8v9xw", "EX", null, 135000, 0, 135000]], [], [], null]');
INSERT INTO public.audit_states VALUES ('org_01m8k09prke6st1nqehqnp672v', 21, 1, 'invoices', 'inv_01m8k09v98e1sv02yc9ztsq4fw', '["inv_01m8k09v98e1sv02yc9ztsq4fw", "org_01m8k09prke6st1nqehqnp672v", "sales", "invoice", "issued", "INV-0005", "con_01m8k09rztecdb3mnkmahqzhxc", "2026-03-03", "2026-04-02", "exclusive", null, null, 50000, 10000, 60000, 0, 0, "issued", "jnl_01m8k09v98e1sv02yca0b7xcv1", null, null, "inv-0005", 1795934186792, 1795934186792, 1, "9999-99-99", 0, null, null, [["org_01m8k09prke6st1nqehqnp672v", 1, "Raised in error", "1", "500.00", null, "acc_01m8k09prke6st1nqee1k8mjpa", "ST", null, 50000, 10000, 60000]], [], [], null]');
INSERT INTO public.audit_states VALUES ('org_01m8k09prke6st1nqehqnp672v', 21, 2, 'number_sequences', 'invoice', '["org_01m8k09prke6st1nqehqnp672v", "invoice", 5]');
INSERT INTO public.audit_states VALUES ('org_01m8k09prke6st1nqehqnp672v', 23, 1, 'invoices', 'inv_01m8k09vgqey3a77qed238adtt', '["inv_01m8k09vgqey3a77qed238adtt", "org_01m8k09prke6st1nqehqnp672v", "purchase", "invoice", "issued", "FR-1209", "con_01m8k09sq0e3hbm5q1bachf09p", "2026-03-24", "2026-04-23", "inclusive", null, null, 64000, 12800, 76800, 0, 0, "issued", "jnl_01m8k09vgqey3a77qed6735nrm", null, null, "fr-1209", 1795934187031, 1795934187031, 1, "9999-99-99", 0, null, null, [["org_01m8k09prke6st1nqehqnp672v", 1, "Illustration, 2 days", "2", "384.00", null, "acc_01m8k09prke6st1nqeetps3m9e", "ST", null, 64000, 12800, 76800]], [], [], null]');
INSERT INTO public.audit_states VALUES ('org_01m8k09prke6st1nqehqnp672v', 25, 1, 'invoices', 'inv_01m8k09v98e1sv02yc9ztsq4fw', '["inv_01m8k09v98e1sv02yc9ztsq4fw", "org_01m8k09prke6st1nqehqnp672v", "sales", "invoice", "void", "INV-0005", "con_01m8k09rztecdb3mnkmahqzhxc", "2026-03-03", "2026-04-02", "exclusive", null, null, 50000, 10000, 60000, 0, 0, "issued", "jnl_01m8k09v98e1sv02yca0b7xcv1", "2026-03-03", "jnl_01m8k09wf8esavpywqx9zy3aj6", "inv-0005", 1795934186792, 1795934188008, 2, "2026-03-03", 0, null, null, [["org_01m8k09prke6st1nqehqnp672v", 1, "Raised in error", "1", "500.00", null, "acc_01m8k09prke6st1nqee1k8mjpa", "ST", null, 50000, 10000, 60000]], [], [], null]');
INSERT INTO public.audit_states VALUES ('org_01m8k09prke6st1nqehqnp672v', 32, 1, 'invoices', 'inv_01m8k09tqvednac19dyatqfe6v', '["inv_01m8k09tqvednac19dyatqfe6v", "org_01m8k09prke6st1nqehqnp672v", "purchase", "invoice", "issued", "TB-0117", "con_01m8k09seqe5q8dbgtfn751ygf", "2026-01-21", "2026-02-20", "exclusive", null, null, 89900, 17980, 107880, 107880, 0, "issued", "jnl_01m8k09tqvednac19dye2bppkp", null, null, "tb-0117", 1795934186235, 1795934192688, 2, "2026-01-22", 1, "2026-01-22", "2026-01-22", [["org_01m8k09prke6st1nqehqnp672v", 1, "Laptop", "1", "899.00", null, "acc_01m8k09prke6st1nqeb6r75eq3", "ST", null, 89900, 17980, 107880]], [["alc_01m8k0a11gez08sfvc6m6bxsq3", "org_01m8k09prke6st1nqehqnp672v", "set_01m8k0a11gez08sfvc6m6bxsq3", null, 107880, "2026-01-22", null, 1795934192688, null]], [], null]');
INSERT INTO public.audit_states VALUES ('org_01m8k09prke6st1nqehqnp672v', 32, 2, 'settlements', 'set_01m8k0a11gez08sfvc6m6bxsq3', '["set_01m8k0a11gez08sfvc6m6bxsq3", "org_01m8k09prke6st1nqehqnp672v", "payment", "purchase", "posted", "con_01m8k09seqe5q8dbgtfn751ygf", "bac_01m8k09qyje94vw3bxzbgq3w2h", "2026-01-22", 107880, 107880, null, "btx_01m8k09zxve62t52dpsmjeqv2m", 1, "jnl_01m8k0a11gez08sfvc6m6bxsq3", null, null, "", 1795934192688, 1795934192688, 1, "2026-01-22", 1, "2026-01-22", "2026-01-22"]');
INSERT INTO public.audit_states VALUES ('org_01m8k09prke6st1nqehqnp672v', 33, 1, 'bank_transactions', 'btx_01m8k09zxve62t52dpsmjeqv2m', '["btx_01m8k09zxve62t52dpsmjeqv2m", "org_01m8k09prke6st1nqehqnp672v", "bac_01m8k09qyje94vw3bxzbgq3w2h", "2026-01-22", -107880, "FPO TECHBARN LTD TB-0117", null, null, 1, "fpo techbarn ltd tb-0117", "confirmed", null, "NV", null, "con_01m8k09seqe5q8dbgtfn751ygf", "allocations", "jnl_01m8k0a11gez08sfvc6m6bxsq3", 2, null, "NV", 0, 1795934192688, 1795934191547, 1795934192688, 2, null, "1272808c0b8e7153718481fdd8cad3bca1177a0d294a925b0d41e3b4b2ae4845", [], null]');
INSERT INTO public.audit_states VALUES ('org_01m8k09prke6st1nqehqnp672v', 38, 1, 'invoices', 'inv_01m8k09tcje2gsxq63dpwpfjrc', '["inv_01m8k09tcje2gsxq63dpwpfjrc", "org_01m8k09prke6st1nqehqnp672v", "sales", "invoice", "issued", "INV-0001", "con_01m8k09rkce93sc0m5g865031n", "2026-01-15", "2026-02-14", "exclusive", null, null, 195000, 39000, 234000, 234000, 0, "issued", "jnl_01m8k09tcje2gsxq63drr1859b", null, null, "inv-0001", 1795934185874, 1795934196215, 3, "2026-02-16", 2, "2026-01-30", "2026-02-16", [["org_01m8k09prke6st1nqehqnp672v", 1, "Course design, 3 days", "3", "650.00", null, "acc_01m8k09prke6st1nqee1k8mjpa", "ST", null, 195000, 39000, 234000]], [["alc_01m8k0a2frefksvp0b2dv124ah", "org_01m8k09prke6st1nqehqnp672v", "set_01m8k0a2frefksvp0b2dv124ah", null, 150000, "2026-01-30", null, 1795934194168, null], ["alc_01m8k0a4fqeambbezhvmgtpng7", "org_01m8k09prke6st1nqehqnp672v", "set_01m8k0a4fqeambbezhvmgtpng7", null, 84000, "2026-02-16", null, 1795934196215, null]], [], null]');
INSERT INTO public.audit_states VALUES ('org_01m8k09prke6st1nqehqnp672v', 3, 1, 'accounts', 'acc_01m8k09qb8e15845hdpyd53nb3', '["acc_01m8k09qb8e15845hdpyd53nb3", "org_01m8k09prke6st1nqehqnp672v", "4100", "Room hire", "INCOME", null, "EX", null, "active", 1795934182760, 1795934182760, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8k09prke6st1nqehqnp672v', 4, 1, 'bank_accounts', 'bac_01m8k09qyje94vw3bxzbgq3w2h', '["bac_01m8k09qyje94vw3bxzbgq3w2h", "org_01m8k09prke6st1nqehqnp672v", "acc_01m8k09prke6st1nqec69syg7c", "Current", "current", null, null, null, 1000000, "2026-01-01", "jnl_01m8k09qyje94vw3bxzkxbtjab", null, 1795934183378, 1795934183378, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8k09prke6st1nqehqnp672v', 8, 1, 'contacts', 'con_01m8k09rsdea8v3d8gj4q2jeye', '["con_01m8k09rsdea8v3d8gj4q2jeye", "org_01m8k09prke6st1nqehqnp672v", "customer", "Kestrel Fitness CIC", null, null, null, null, null, 30, null, null, "active", "kestrel fitness cic", 1795934184237, 1795934184237, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8k09prke6st1nqehqnp672v', 12, 1, 'contacts', 'con_01m8k09smveyt8db9cfcryy5wd', '["con_01m8k09smveyt8db9cfcryy5wd", "org_01m8k09prke6st1nqehqnp672v", "supplier", "Harcourt Lettings", null, null, null, null, null, 30, null, null, "active", "harcourt lettings", 1795934185115, 1795934185115, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8k09prke6st1nqehqnp672v', 16, 1, 'invoices', 'inv_01m8k09tqvednac19dyatqfe6v', '["inv_01m8k09tqvednac19dyatqfe6v", "org_01m8k09prke6st1nqehqnp672v", "purchase", "invoice", "issued", "TB-0117", "con_01m8k09seqe5q8dbgtfn751ygf", "2026-01-21", "2026-02-20", "exclusive", null, null, 89900, 17980, 107880, 0, 0, "issued", "jnl_01m8k09tqvednac19dye2bppkp", null, null, "tb-0117", 1795934186235, 1795934186235, 1, "9999-99-99", 0, null, null, [["org_01m8k09prke6st1nqehqnp672v", 1, "Laptop", "1", "899.00", null, "acc_01m8k09prke6st1nqeb6r75eq3", "ST", null, 89900, 17980, 107880]], [], [], null]');
INSERT INTO public.audit_states VALUES ('org_01m8k09prke6st1nqehqnp672v', 20, 1, 'invoices', 'inv_01m8k09v6ke8mbba05wkg0n5wy', '["inv_01m8k09v6ke8mbba05wkg0n5wy", "org_01m8k09prke6st1nqehqnp672v", "sales", "invoice", "issued", "INV-0004", "con_01m8k09rztecdb3mnkmahqzhxc", "2026-02-20", "2026-03-22", "exclusive", null, null, 133200, 26640, 159840, 0, 0, "issued", "jnl_01m8k09v6ke8mbba05wpy4nk3a", null, null, "inv-0004", 1795934186707, 1795934186707, 1, "9999-99-99", 0, null, null, [["org_01m8k09prke6st1nqehqnp672v", 1, "Course for new starters", "1", "1480.00", "10", "acc_01m8k09prke6st1nqee1k8mjpa", "ST", null, 133200, 26640, 159840]], [], [], null]');
INSERT INTO public.audit_states VALUES ('org_01m8k09prke6st1nqehqnp672v', 20, 2, 'number_sequences', 'invoice', '["org_01m8k09prke6st1nqehqnp672v", "invoice", 4]');
INSERT INTO public.audit_states VALUES ('org_01m8k09prke6st1nqehqnp672v', 34, 1, 'invoices', 'inv_01m8k09tcje2gsxq63dpwpfjrc', '["inv_01m8k09tcje2gsxq63dpwpfjrc", "org_01m8k09prke6st1nqehqnp672v", "sales", "invoice", "issued", "INV-0001", "con_01m8k09rkce93sc0m5g865031n", "2026-01-15", "2026-02-14", "exclusive", null, null, 195000, 39000, 234000, 150000, 0, "issued", "jnl_01m8k09tcje2gsxq63drr1859b", null, null, "inv-0001", 1795934185874, 1795934194168, 2, "9999-99-99", 1, "2026-01-30", "2026-01-30", [["org_01m8k09prke6st1nqehqnp672v", 1, "Course design, 3 days", "3", "650.00", null, "acc_01m8k09prke6st1nqee1k8mjpa", "ST", null, 195000, 39000, 234000]], [["alc_01m8k0a2frefksvp0b2dv124ah", "org_01m8k09prke6st1nqehqnp672v", "set_01m8k0a2frefksvp0b2dv124ah", null, 150000, "2026-01-30", null, 1795934194168, null]], [], null]');
INSERT INTO public.audit_states VALUES ('org_01m8k09prke6st1nqehqnp672v', 34, 2, 'settlements', 'set_01m8k0a2frefksvp0b2dv124ah', '["set_01m8k0a2frefksvp0b2dv124ah", "org_01m8k09prke6st1nqehqnp672v", "receipt", "sales", "posted", "con_01m8k09rkce93sc0m5g865031n", "bac_01m8k09qyje94vw3bxzbgq3w2h", "2026-01-30", 150000, 150000, null, "btx_01m8k09zxve62t52dpss0htmrx", 1, "jnl_01m8k0a2frefksvp0b2dv124ah", null, null, "", 1795934194168, 1795934194168, 1, "2026-01-30", 1, "2026-01-30", "2026-01-30"]');
INSERT INTO public.audit_states VALUES ('org_01m8k09prke6st1nqehqnp672v', 35, 1, 'bank_transactions', 'btx_01m8k09zxve62t52dpss0htmrx', '["btx_01m8k09zxve62t52dpss0htmrx", "org_01m8k09prke6st1nqehqnp672v", "bac_01m8k09qyje94vw3bxzbgq3w2h", "2026-01-30", 150000, "FPI ABBEY SCHOOLS TRUST PART INV-0001", null, null, 1, "fpi abbey schools trust part inv-0001", "confirmed", null, "NV", null, "con_01m8k09rkce93sc0m5g865031n", "allocations", "jnl_01m8k0a2frefksvp0b2dv124ah", 2, null, "NV", 0, 1795934194168, 1795934191547, 1795934194168, 2, null, "328dd05df287413bbd6f750059372a7f48a2fe8810a1c938b25cc5b4201f7110", [], null]');
INSERT INTO public.audit_states VALUES ('org_01m8k09prke6st1nqehqnp672v', 40, 1, 'invoices', 'inv_01m8k09tjyenh83w6ymyt6xsdg', '["inv_01m8k09tjyenh83w6ymyt6xsdg", "org_01m8k09prke6st1nqehqnp672v", "purchase", "invoice", "issued", "PX-881", "con_01m8k09sbtev8ah4z2ty1dmfg6", "2026-01-20", "2026-02-19", "exclusive", null, null, 41200, 0, 41200, 40000, 0, "issued", "jnl_01m8k09tjyenh83w6yn1bfggsx", null, null, "px-881", 1795934186079, 1795934197705, 2, "9999-99-99", 1, "2026-02-27", "2026-02-27", [["org_01m8k09prke6st1nqehqnp672v", 1, "Printing of workbooks", "1", "412.00", null, "acc_01m8k09prke6st1nqeeqgh1s3v", "ZR", null, 41200, 0, 41200]], [["alc_01m8k0a5y9eew93crwvs11z7t8", "org_01m8k09prke6st1nqehqnp672v", "set_01m8k0a5y9eew93crwvs11z7t8", null, 40000, "2026-02-27", null, 1795934197705, null]], [], null]');
INSERT INTO public.audit_states VALUES ('org_01m8k09prke6st1nqehqnp672v', 40, 2, 'settlements', 'set_01m8k0a5y9eew93crwvs11z7t8', '["set_01m8k0a5y9eew93crwvs11z7t8", "org_01m8k09prke6st1nqehqnp672v", "payment", "purchase", "posted", "con_01m8k09sbtev8ah4z2ty1dmfg6", "bac_01m8k09qyje94vw3bxzbgq3w2h", "2026-02-27", 40000, 40000, null, "btx_01m8k09zxve62t52dpte17e6x7", 1, "jnl_01m8k0a5y9eew93crwvs11z7t8", null, null, "", 1795934197705, 1795934197705, 1, "2026-02-27", 1, "2026-02-27", "2026-02-27"]');
INSERT INTO public.audit_states VALUES ('org_01m8k09prke6st1nqehqnp672v', 41, 1, 'bank_transactions', 'btx_01m8k09zxve62t52dpte17e6x7', '["btx_01m8k09zxve62t52dpte17e6x7", "org_01m8k09prke6st1nqehqnp672v", "bac_01m8k09qyje94vw3bxzbgq3w2h", "2026-02-27", -40000, "FPO PRINTWELL PX-881", null, null, 1, "fpo printwell px-881", "confirmed", null, "NV", null, "con_01m8k09sbtev8ah4z2ty1dmfg6", "allocations", "jnl_01m8k0a5y9eew93crwvs11z7t8", 2, null, "NV", 0, 1795934197705, 1795934191547, 1795934197705, 2, null, "cbb4004e5f456dd9c35d050b3fe3c9e6b04bf0eab21532e492b097a7b21b73a1", [], null]');
INSERT INTO public.audit_states VALUES ('org_01m8k09prke6st1nqehqnp672v', 42, 1, 'invoices', 'inv_01m8k09v6ke8mbba05wkg0n5wy', '["inv_01m8k09v6ke8mbba05wkg0n5wy", "org_01m8k09prke6st1nqehqnp672v", "sales", "invoice", "issued", "INV-0004", "con_01m8k09rztecdb3mnkmahqzhxc", "2026-02-20", "2026-03-22", "exclusive", null, null, 133200, 26640, 159840, 141840, 18000, "issued", "jnl_01m8k09v6ke8mbba05wpy4nk3a", null, null, "inv-0004", 1795934186707, 1795934199473, 3, "2026-03-16", 2, "2026-03-12", "2026-03-16", [["org_01m8k09prke6st1nqehqnp672v", 1, "Course for new starters", "1", "1480.00", "10", "acc_01m8k09prke6st1nqee1k8mjpa", "ST", null, 133200, 26640, 159840]], [["alc_01m8k09xb3enr9xszghmh4apt2", "org_01m8k09prke6st1nqehqnp672v", null, "inv_01m8k09vbyepmra1kmwsbrb3ex", 18000, "2026-03-12", null, 1795934188899, null], ["alc_01m8k0a7nhedfragjtc3nvymh1", "org_01m8k09prke6st1nqehqnp672v", "set_01m8k0a7nhedfragjtc3nvymh1", null, 141840, "2026-03-16", null, 1795934199473, null]], [], null]');
INSERT INTO public.audit_states VALUES ('org_01m8k09prke6st1nqehqnp672v', 42, 2, 'settlements', 'set_01m8k0a7nhedfragjtc3nvymh1', '["set_01m8k0a7nhedfragjtc3nvymh1", "org_01m8k09prke6st1nqehqnp672v", "receipt", "sales", "posted", "con_01m8k09rztecdb3mnkmahqzhxc", "bac_01m8k09qyje94vw3bxzbgq3w2h", "2026-03-16", 141840, 141840, null, "btx_01m8k09zxve62t52dptspxg0ve", 1, "jnl_01m8k0a7nhedfragjtc3nvymh1", null, null, "", 1795934199473, 1795934199473, 1, "2026-03-16", 1, "2026-03-16", "2026-03-16"]');
INSERT INTO public.audit_states VALUES ('org_01m8k09prke6st1nqehqnp672v', 5, 1, 'accounts', 'acc_01m8k09rdmep0rcy4m7bnjwn8f', '["acc_01m8k09rdmep0rcy4m7bnjwn8f", "org_01m8k09prke6st1nqehqnp672v", "1301", "Savings", "ASSET", "bank", null, null, "active", 1795934183860, 1795934183860, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8k09prke6st1nqehqnp672v', 6, 1, 'bank_accounts', 'bac_01m8k09rdmep0rcy4m76px2a26', '["bac_01m8k09rdmep0rcy4m76px2a26", "org_01m8k09prke6st1nqehqnp672v", "acc_01m8k09rdmep0rcy4m7bnjwn8f", "Savings", "savings", null, null, null, null, null, null, null, 1795934183860, 1795934183860, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8k09prke6st1nqehqnp672v', 9, 1, 'contacts', 'con_01m8k09rztecdb3mnkmahqzhxc', '["con_01m8k09rztecdb3mnkmahqzhxc", "org_01m8k09prke6st1nqehqnp672v", "customer", "Marlow & Pike LLP", null, null, null, null, null, 30, null, null, "active", "marlow & pike llp", 1795934184442, 1795934184442, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8k09prke6st1nqehqnp672v', 10, 1, 'contacts', 'con_01m8k09sbtev8ah4z2ty1dmfg6', '["con_01m8k09sbtev8ah4z2ty1dmfg6", "org_01m8k09prke6st1nqehqnp672v", "supplier", "Printwell", null, null, null, null, null, 30, null, null, "active", "printwell", 1795934184826, 1795934184826, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8k09prke6st1nqehqnp672v', 13, 1, 'contacts', 'con_01m8k09sq0e3hbm5q1bachf09p', '["con_01m8k09sq0e3hbm5q1bachf09p", "org_01m8k09prke6st1nqehqnp672v", "supplier", "Fern & Rowe", null, null, null, null, null, 30, null, null, "active", "fern & rowe", 1795934185184, 1795934185184, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8k09prke6st1nqehqnp672v', 15, 1, 'invoices', 'inv_01m8k09tjyenh83w6ymyt6xsdg', '["inv_01m8k09tjyenh83w6ymyt6xsdg", "org_01m8k09prke6st1nqehqnp672v", "purchase", "invoice", "issued", "PX-881", "con_01m8k09sbtev8ah4z2ty1dmfg6", "2026-01-20", "2026-02-19", "exclusive", null, null, 41200, 0, 41200, 0, 0, "issued", "jnl_01m8k09tjyenh83w6yn1bfggsx", null, null, "px-881", 1795934186079, 1795934186079, 1, "9999-99-99", 0, null, null, [["org_01m8k09prke6st1nqehqnp672v", 1, "Printing of workbooks", "1", "412.00", null, "acc_01m8k09prke6st1nqeeqgh1s3v", "ZR", null, 41200, 0, 41200]], [], [], null]');
INSERT INTO public.audit_states VALUES ('org_01m8k09prke6st1nqehqnp672v', 17, 1, 'invoices', 'inv_01m8k09ttve5et5dd10wpcvr6m', '["inv_01m8k09ttve5et5dd10wpcvr6m", "org_01m8k09prke6st1nqehqnp672v", "sales", "invoice", "issued", "INV-0002", "con_01m8k09rkce93sc0m5g865031n", "2026-01-28", "2026-02-27", "exclusive", null, null, 87000, 0, 87000, 0, 0, "issued", "jnl_01m8k09ttve5et5dd1106hdav6", null, null, "inv-0002", 1795934186331, 1795934186331, 1, "9999-99-99", 0, null, null, [["org_01m8k09prke6st1nqehqnp672v", 1, "Workbooks", "120", "7.25", null, "acc_01m8k09prke6st1nqee6r8dper", "ZR", null, 87000, 0, 87000]], [], [], null]');
INSERT INTO public.audit_states VALUES ('org_01m8k09prke6st1nqehqnp672v', 17, 2, 'number_sequences', 'invoice', '["org_01m8k09prke6st1nqehqnp672v", "invoice", 2]');
INSERT INTO public.audit_states VALUES ('org_01m8k09prke6st1nqehqnp672v', 19, 1, 'invoices', 'inv_01m8k09v5yepss2qxd9ahnzs2e', '["inv_01m8k09v5yepss2qxd9ahnzs2e", "org_01m8k09prke6st1nqehqnp672v", "sales", "invoice", "issued", "INV-0003", "con_01m8k09rsdea8v3d8gj4q2jeye", "2026-02-09", "2026-03-11", "exclusive", null, null, 27500, 700, 28200, 0, 0, "issued", "jnl_01m8k09v5yepss2qxd9cbk2cwm", null, null, "inv-0003", 1795934186686, 1795934186686, 1, "9999-99-99", 0, null, null, [["org_01m8k09prke6st1nqehqnp672v", 1, "Seminar room, 5 evenings", "5", "48.00", null, "acc_01m8k09qb8e15845hdpyd53nb3", "EX", null, 24000, 0, 24000], ["org_01m8k09prke6st1nqehqnp672v", 2, "Projector", "1", "35.00", null, "acc_01m8k09prke6st1nqee1k8mjpa", "ST", null, 3500, 700, 4200]], [], [], null]');
INSERT INTO public.audit_states VALUES ('org_01m8k09prke6st1nqehqnp672v', 19, 2, 'number_sequences', 'invoice', '["org_01m8k09prke6st1nqehqnp672v", "invoice", 3]');
INSERT INTO public.audit_states VALUES ('org_01m8k09prke6st1nqehqnp672v', 22, 1, 'invoices', 'inv_01m8k09vbyepmra1kmwsbrb3ex', '["inv_01m8k09vbyepmra1kmwsbrb3ex", "org_01m8k09prke6st1nqehqnp672v", "sales", "credit_note", "issued", "CN-0001", "con_01m8k09rztecdb3mnkmahqzhxc", "2026-03-12", "2026-03-12", "exclusive", "INV-0004", null, 15000, 3000, 18000, 0, 0, "issued", "jnl_01m8k09vbyepmra1kmwxrxemyf", null, null, "cn-0001\ninv-0004", 1795934186878, 1795934186878, 1, "9999-99-99", 0, null, null, [["org_01m8k09prke6st1nqehqnp672v", 1, "A day that was not held", "1", "150.00", null, "acc_01m8k09prke6st1nqee1k8mjpa", "ST", null, 15000, 3000, 18000]], [], [], null]');
INSERT INTO public.audit_states VALUES ('org_01m8k09prke6st1nqehqnp672v', 22, 2, 'number_sequences', 'credit_note', '["org_01m8k09prke6st1nqehqnp672v", "credit_note", 1]');
INSERT INTO public.audit_states VALUES ('org_01m8k09prke6st1nqehqnp672v', 24, 1, 'invoices', 'inv_01m8k09vkbe7qsb7q76kyyw8an', '["inv_01m8k09vkbe7qsb7q76kyyw8an", "org_01m8k09prke6st1nqehqnp672v", "sales", "invoice", "issued", "INV-0006", "con_01m8k09rkce93sc0m5g865031n", "2026-03-27", "2026-04-26", "exclusive", null, null, 49900, 6500, 56400, 0, 0, "issued", "jnl_01m8k09vkbe7qsb7q76q7hne6n", null, null, "inv-0006", 1795934187115, 1795934187115, 1, "9999-99-99", 0, null, null, [["org_01m8k09prke6st1nqehqnp672v", 1, "Workbooks", "24", "7.25", null, "acc_01m8k09prke6st1nqee6r8dper", "ZR", null, 17400, 0, 17400], ["org_01m8k09prke6st1nqehqnp672v", 2, "Half a day of course design", "0.5", "650.00", null, "acc_01m8k09prke6st1nqee1k8mjpa", "ST", null, 32500, 6500, 39000]], [], [], null]');
INSERT INTO public.audit_states VALUES ('org_01m8k09prke6st1nqehqnp672v', 24, 2, 'number_sequences', 'invoice', '["org_01m8k09prke6st1nqehqnp672v", "invoice", 6]');
INSERT INTO public.audit_states VALUES ('org_01m8k09prke6st1nqehqnp672v', 26, 1, 'invoices', 'inv_01m8k09v6ke8mbba05wkg0n5wy', '["inv_01m8k09v6ke8mbba05wkg0n5wy", "org_01m8k09prke6st1nqehqnp672v", "sales", "invoice", "issued", "INV-0004", "con_01m8k09rztecdb3mnkmahqzhxc", "2026-02-20", "2026-03-22", "exclusive", null, null, 133200, 26640, 159840, 0, 18000, "issued", "jnl_01m8k09v6ke8mbba05wpy4nk3a", null, null, "inv-0004", 1795934186707, 1795934188899, 2, "9999-99-99", 1, "2026-03-12", "2026-03-12", [["org_01m8k09prke6st1nqehqnp672v", 1, "Course for new starters", "1", "1480.00", "10", "acc_01m8k09prke6st1nqee1k8mjpa", "ST", null, 133200, 26640, 159840]], [["alc_01m8k09xb3enr9xszghmh4apt2", "org_01m8k09prke6st1nqehqnp672v", null, "inv_01m8k09vbyepmra1kmwsbrb3ex", 18000, "2026-03-12", null, 1795934188899, null]], [], null]');
INSERT INTO public.audit_states VALUES ('org_01m8k09prke6st1nqehqnp672v', 26, 2, 'invoices', 'inv_01m8k09vbyepmra1kmwsbrb3ex', '["inv_01m8k09vbyepmra1kmwsbrb3ex", "org_01m8k09prke6st1nqehqnp672v", "sales", "credit_note", "issued", "CN-0001", "con_01m8k09rztecdb3mnkmahqzhxc", "2026-03-12", "2026-03-12", "exclusive", "INV-0004", null, 15000, 3000, 18000, 0, 18000, "issued", "jnl_01m8k09vbyepmra1kmwxrxemyf", null, null, "cn-0001\ninv-0004", 1795934186878, 1795934188899, 2, "2026-03-12", 1, "2026-03-12", "2026-03-12", [["org_01m8k09prke6st1nqehqnp672v", 1, "A day that was not held", "1", "150.00", null, "acc_01m8k09prke6st1nqee1k8mjpa", "ST", null, 15000, 3000, 18000]], [], [], null]');
INSERT INTO public.audit_states VALUES ('org_01m8k09prke6st1nqehqnp672v', 31, 14, 'bank_transactions', 'btx_01m8k09zxve62t52dpv0xrxcy3', '["btx_01m8k09zxve62t52dpv0xrxcy3", "org_01m8k09prke6st1nqehqnp672v", "bac_01m8k09qyje94vw3bxzbgq3w2h", "2026-03-25", -200000, "TFR TO SAVINGS", null, null, 1, "tfr to savings", "unconfirmed", null, "NV", null, null, null, null, null, null, null, null, null, 1795934191547, 1795934191547, 1, null, "b7b90b8ee2bd4f650d5f978b5912eb492294e4044b7d3c5c2e065ca73b855eae", [], null]');
INSERT INTO public.audit_states VALUES ('org_01m8k09prke6st1nqehqnp672v', 30, 1, 'invoices', 'inv_01m8k09v5yepss2qxd9ahnzs2e', '["inv_01m8k09v5yepss2qxd9ahnzs2e", "org_01m8k09prke6st1nqehqnp672v", "sales", "invoice", "issued", "INV-0003", "con_01m8k09rsdea8v3d8gj4q2jeye", "2026-02-09", "2026-03-11", "exclusive", null, null, 27500, 700, 28200, 28200, 0, "issued", "jnl_01m8k09v5yepss2qxd9cbk2cwm", null, null, "inv-0003", 1795934186686, 1795934190846, 2, "2026-03-06", 1, "2026-03-06", "2026-03-06", [["org_01m8k09prke6st1nqehqnp672v", 1, "Seminar room, 5 evenings", "5", "48.00", null, "acc_01m8k09qb8e15845hdpyd53nb3", "EX", null, 24000, 0, 24000], ["org_01m8k09prke6st1nqehqnp672v", 2, "Projector", "1", "35.00", null, "acc_01m8k09prke6st1nqee1k8mjpa", "ST", null, 3500, 700, 4200]], [["alc_01m8k09z7yeg6bsmexygqg30rv", "org_01m8k09prke6st1nqehqnp672v", "set_01m8k09z7yeg6bsmexya25sqf7", null, 28200, "2026-03-06", null, 1795934190846, null]], [], null]');
INSERT INTO public.audit_states VALUES ('org_01m8k09prke6st1nqehqnp672v', 30, 2, 'settlements', 'set_01m8k09z7yeg6bsmexya25sqf7', '["set_01m8k09z7yeg6bsmexya25sqf7", "org_01m8k09prke6st1nqehqnp672v", "receipt", "sales", "posted", "con_01m8k09rsdea8v3d8gj4q2jeye", "bac_01m8k09qyje94vw3bxzbgq3w2h", "2026-03-06", 28200, 28200, null, null, 0, "jnl_01m8k09z7yeg6bsmexyen95zkn", null, null, "", 1795934190846, 1795934190846, 1, "2026-03-06", 1, "2026-03-06", "2026-03-06"]');
INSERT INTO public.audit_states VALUES ('org_01m8k09prke6st1nqehqnp672v', 31, 1, 'bank_accounts', 'bac_01m8k09qyje94vw3bxzbgq3w2h', '["bac_01m8k09qyje94vw3bxzbgq3w2h", "org_01m8k09prke6st1nqehqnp672v", "acc_01m8k09prke6st1nqec69syg7c", "Current", "current", null, null, null, 1000000, "2026-01-01", "jnl_01m8k09qyje94vw3bxzkxbtjab", 900715, 1795934183378, 1795934191547, 2, "2026-03-31"]');
INSERT INTO public.audit_states VALUES ('org_01m8k09prke6st1nqehqnp672v', 31, 2, 'stated_balances', 'bac_01m8k09qyje94vw3bxzbgq3w2h/2026-03-31', '["org_01m8k09prke6st1nqehqnp672v", "bac_01m8k09qyje94vw3bxzbgq3w2h", "2026-03-31", 900715, 1795934191547]');
INSERT INTO public.audit_states VALUES ('org_01m8k09prke6st1nqehqnp672v', 31, 3, 'bank_transactions', 'btx_01m8k09zxve62t52dpsmjeqv2m', '["btx_01m8k09zxve62t52dpsmjeqv2m", "org_01m8k09prke6st1nqehqnp672v", "bac_01m8k09qyje94vw3bxzbgq3w2h", "2026-01-22", -107880, "FPO TECHBARN LTD TB-0117", null, null, 1, "fpo techbarn ltd tb-0117", "unconfirmed", null, "NV", null, null, null, null, null, null, null, null, null, 1795934191547, 1795934191547, 1, null, "1272808c0b8e7153718481fdd8cad3bca1177a0d294a925b0d41e3b4b2ae4845", [], null]');
INSERT INTO public.audit_states VALUES ('org_01m8k09prke6st1nqehqnp672v', 31, 4, 'bank_transactions', 'btx_01m8k09zxve62t52dpss0htmrx', '["btx_01m8k09zxve62t52dpss0htmrx", "org_01m8k09prke6st1nqehqnp672v", "bac_01m8k09qyje94vw3bxzbgq3w2h", "2026-01-30", 150000, "FPI ABBEY SCHOOLS TRUST PART INV-0001", null, null, 1, "fpi abbey schools trust part inv-0001", "unconfirmed", null, "NV", null, null, null, null, null, null, null, null, null, 1795934191547, 1795934191547, 1, null, "328dd05df287413bbd6f750059372a7f48a2fe8810a1c938b25cc5b4201f7110", [], null]');
INSERT INTO public.audit_states VALUES ('org_01m8k09prke6st1nqehqnp672v', 31, 5, 'bank_transactions', 'btx_01m8k09zxve62t52dpsyrjb6ar', '["btx_01m8k09zxve62t52dpsyrjb6ar", "org_01m8k09prke6st1nqehqnp672v", "bac_01m8k09qyje94vw3bxzbgq3w2h", "2026-02-02", -3600, "CARD SLATEWORK SOFTWARE SUBSCRIPTION", null, null, 1, "card slatework software subscription", "unconfirmed", null, "NV", null, null, null, null, null, null, null, null, null, 1795934191547, 1795934191547, 1, null, "67141ee03747f94a367872676174183b43b71f3c3cdd657ed483571c76ec7c0e", [], null]');
INSERT INTO public.audit_states VALUES ('org_01m8k09prke6st1nqehqnp672v', 31, 6, 'bank_transactions', 'btx_01m8k09zxve62t52dpt326y3ka', '["btx_01m8k09zxve62t52dpt326y3ka", "org_01m8k09prke6st1nqehqnp672v", "bac_01m8k09qyje94vw3bxzbgq3w2h", "2026-02-10", -135000, "FPO HARCOURT LETTINGS HL-33", null, null, 1, "fpo harcourt lettings hl-33", "unconfirmed", null, "NV", null, null, null, null, null, null, null, null, null, 1795934191547, 1795934191547, 1, null, "a554bd883699f03b2433581dae214b19ef4ca02926a5399a2312d8445d2ae6f3", [], null]');
INSERT INTO public.audit_states VALUES ('org_01m8k09prke6st1nqehqnp672v', 31, 7, 'bank_transactions', 'btx_01m8k09zxve62t52dpt55wm1jh', '["btx_01m8k09zxve62t52dpt55wm1jh", "org_01m8k09prke6st1nqehqnp672v", "bac_01m8k09qyje94vw3bxzbgq3w2h", "2026-02-16", 171000, "FPI ABBEY SCHOOLS TRUST INV-0001 INV-0002", null, null, 1, "fpi abbey schools trust inv-0001 inv-0002", "unconfirmed", null, "NV", null, null, null, null, null, null, null, null, null, 1795934191547, 1795934191547, 1, null, "3a4f56ddd806837edc73f6f4dc68c99dacbe0696ccc891aed5fa4883ff1e7336", [], null]');
INSERT INTO public.audit_states VALUES ('org_01m8k09prke6st1nqehqnp672v', 31, 8, 'bank_transactions', 'btx_01m8k09zxve62t52dptb62f03v', '["btx_01m8k09zxve62t52dptb62f03v", "org_01m8k09prke6st1nqehqnp672v", "bac_01m8k09qyje94vw3bxzbgq3w2h", "2026-02-18", -5840, "CARD TRAINLINE.COM LONDON", null, null, 1, "card trainline.com london", "unconfirmed", null, "NV", null, null, null, null, null, null, null, null, null, 1795934191547, 1795934191547, 1, null, "56cf7dbbb1cce80aae434516f639c2ae3ac2f04ae4e3ec16a64f481c4271ce17", [], null]');
INSERT INTO public.audit_states VALUES ('org_01m8k09prke6st1nqehqnp672v', 31, 9, 'bank_transactions', 'btx_01m8k09zxve62t52dpte17e6x7', '["btx_01m8k09zxve62t52dpte17e6x7", "org_01m8k09prke6st1nqehqnp672v", "bac_01m8k09qyje94vw3bxzbgq3w2h", "2026-02-27", -40000, "FPO PRINTWELL PX-881", null, null, 1, "fpo printwell px-881", "unconfirmed", null, "NV", null, null, null, null, null, null, null, null, null, 1795934191547, 1795934191547, 1, null, "cbb4004e5f456dd9c35d050b3fe3c9e6b04bf0eab21532e492b097a7b21b73a1", [], null]');
INSERT INTO public.audit_states VALUES ('org_01m8k09prke6st1nqehqnp672v', 31, 10, 'bank_transactions', 'btx_01m8k09zxve62t52dptgcfdja3', '["btx_01m8k09zxve62t52dptgcfdja3", "org_01m8k09prke6st1nqehqnp672v", "bac_01m8k09qyje94vw3bxzbgq3w2h", "2026-03-02", -3600, "CARD SLATEWORK SOFTWARE SUBSCRIPTION", null, null, 1, "card slatework software subscription", "unconfirmed", null, "NV", null, null, null, null, null, null, null, null, null, 1795934191547, 1795934191547, 1, null, "c9f5fec85cb8d9a7ff4021b408ab259a9bb61a729b1b9895d3cbf4c028444205", [], null]');
INSERT INTO public.audit_states VALUES ('org_01m8k09prke6st1nqehqnp672v', 31, 11, 'bank_transactions', 'btx_01m8k09zxve62t52dptm9ybxac', '["btx_01m8k09zxve62t52dptm9ybxac", "org_01m8k09prke6st1nqehqnp672v", "bac_01m8k09qyje94vw3bxzbgq3w2h", "2026-03-06", 28200, "FPI KESTREL FITNESS CIC INV-0003", null, null, 1, "fpi kestrel fitness cic inv-0003", "unconfirmed", null, "NV", null, null, null, null, null, null, null, null, null, 1795934191547, 1795934191547, 1, null, "8e0352e4b1b35f89518582419b2ff0638d7196ea458695b1839482ea1b564551", [], null]');
INSERT INTO public.audit_states VALUES ('org_01m8k09prke6st1nqehqnp672v', 31, 12, 'bank_transactions', 'btx_01m8k09zxve62t52dptspxg0ve', '["btx_01m8k09zxve62t52dptspxg0ve", "org_01m8k09prke6st1nqehqnp672v", "bac_01m8k09qyje94vw3bxzbgq3w2h", "2026-03-16", 141840, "FPI MARLOW AND PIKE LLP INV-0004 LESS CN-0001", null, null, 1, "fpi marlow and pike llp inv-0004 less cn-0001", "unconfirmed", null, "NV", null, null, null, null, null, null, null, null, null, 1795934191547, 1795934191547, 1, null, "71e7888d7a34f0bcc91a019e775f105d0016a4f32f799edaf02f3d2a7290e64d", [], null]');
INSERT INTO public.audit_states VALUES ('org_01m8k09prke6st1nqehqnp672v', 31, 13, 'bank_transactions', 'btx_01m8k09zxve62t52dpty0qcwk1', '["btx_01m8k09zxve62t52dpty0qcwk1", "org_01m8k09prke6st1nqehqnp672v", "bac_01m8k09qyje94vw3bxzbgq3w2h", "2026-03-20", -750, "TOTAL CHARGES TO 19MAR2026", null, null, 1, "total charges to 19mar2026", "unconfirmed", null, "NV", null, null, null, null, null, null, null, null, null, 1795934191547, 1795934191547, 1, null, "f0ba29b088e504eae3e9a2fe7a0600dae5d622db4b4b80ccffa83595db79f5c3", [], null]');
INSERT INTO public.audit_states VALUES ('org_01m8k09prke6st1nqehqnp672v', 31, 15, 'bank_transactions', 'btx_01m8k09zxve62t52dpv69g2392', '["btx_01m8k09zxve62t52dpv69g2392", "org_01m8k09prke6st1nqehqnp672v", "bac_01m8k09qyje94vw3bxzbgq3w2h", "2026-03-31", -93655, "FPO J WREN NET PAY MARCH", null, null, 1, "fpo j wren net pay march", "unconfirmed", null, "NV", null, null, null, null, null, null, null, null, null, 1795934191547, 1795934191547, 1, null, "b723781a8f8f5c03549e3d18755201bd640e2ac657779e194ac48817223ffdee", [], null]');
INSERT INTO public.audit_states VALUES ('org_01m8k09prke6st1nqehqnp672v', 36, 1, 'invoices', 'inv_01m8k09v4beftszn79n0pq2h82', '["inv_01m8k09v4beftszn79n0pq2h82", "org_01m8k09prke6st1nqehqnp672v", "purchase", "invoice", "issued", "HL-33", "con_01m8k09smveyt8db9cfcryy5wd", "2026-02-01", "2026-03-03", "exclusive", null, null, 135000, 0, 135000, 135000, 0, "issued", "jnl_01m8k09v4beftszn79n67gy0r4", null, null, "hl-33", 1795934186635, 1795934195140, 2, "2026-02-10", 1, "2026-02-10", "2026-02-10", [["org_01m8k09prke6st1nqehqnp672v", 1, "Rent, January to March", "1", "1350.00", null, "acc_01m8k09prke6st1nqeffx8v9xw", "EX", null, 135000, 0, 135000]], [["alc_01m8k0a3e4eyda01xj50bqfdrt", "org_01m8k09prke6st1nqehqnp672v", "set_01m8k0a3e4eyda01xj50bqfdrt", null, 135000, "2026-02-10", null, 1795934195140, null]], [], null]');
INSERT INTO public.audit_states VALUES ('org_01m8k09prke6st1nqehqnp672v', 36, 2, 'settlements', 'set_01m8k0a3e4eyda01xj50bqfdrt', '["set_01m8k0a3e4eyda01xj50bqfdrt", "org_01m8k09prke6st1nqehqnp672v", "payment", "purchase", "posted", "con_01m8k09smveyt8db9cfcryy5wd", "bac_01m8k09qyje94vw3bxzbgq3w2h", "2026-02-10", 135000, 135000, null, "btx_01m8k09zxve62t52dpt326y3ka", 1, "jnl_01m8k0a3e4eyda01xj50bqfdrt", null, null, "", 1795934195140, 1795934195140, 1, "2026-02-10", 1, "2026-02-10", "2026-02-10"]');
INSERT INTO public.audit_states VALUES ('org_01m8k09prke6st1nqehqnp672v', 37, 1, 'bank_transactions', 'btx_01m8k09zxve62t52dpt326y3ka', '["btx_01m8k09zxve62t52dpt326y3ka", "org_01m8k09prke6st1nqehqnp672v", "bac_01m8k09qyje94vw3bxzbgq3w2h", "2026-02-10", -135000, "FPO HARCOURT LETTINGS HL-33", null, null, 1, "fpo harcourt lettings hl-33", "confirmed", null, "NV", null, "con_01m8k09smveyt8db9cfcryy5wd", "allocations", "jnl_01m8k0a3e4eyda01xj50bqfdrt", 2, null, "NV", 0, 1795934195140, 1795934191547, 1795934195140, 2, null, "a554bd883699f03b2433581dae214b19ef4ca02926a5399a2312d8445d2ae6f3", [], null]');
INSERT INTO public.audit_states VALUES ('org_01m8k09prke6st1nqehqnp672v', 46, 1, 'bank_transactions', 'btx_01m8k09zxve62t52dpv0xrxcy3', '["btx_01m8k09zxve62t52dpv0xrxcy3", "org_01m8k09prke6st1nqehqnp672v", "bac_01m8k09qyje94vw3bxzbgq3w2h", "2026-03-25", -200000, "TFR TO SAVINGS", null, null, 1, "tfr to savings", "confirmed", null, "NV", null, null, "transfer", "jnl_01m8k0aafkeqev1cgvsvzn3dsc", 1, null, "NV", 0, 1795934202355, 1795934191547, 1795934202355, 2, null, "b7b90b8ee2bd4f650d5f978b5912eb492294e4044b7d3c5c2e065ca73b855eae", [], null]');
INSERT INTO public.audit_states VALUES ('org_01m8k09jvpezca0x94qx4ph2hj', 6, 1, 'bank_transactions', 'btx_01m8k0avt1e97831hw2t2t2r19', '["btx_01m8k0avt1e97831hw2t2t2r19", "org_01m8k09jvpezca0x94qx4ph2hj", "bac_01m8k09pe0e6drsz53tek6f27g", "2026-03-02", -50000, "CARD 4417 SCREWFIX", null, null, 1, "card 4417 screwfix", "unconfirmed", null, "NV", null, null, null, null, null, null, null, null, null, 1795934220097, 1795934220097, 1, null, "0ed9bb1b0d55af6c307ff282ecdc85bc1bd02e3792ac92d0af03bb4a90c6ddd4", [], null]');
INSERT INTO public.audit_states VALUES ('org_01m8k09jvpezca0x94qx4ph2hj', 9, 1, 'bank_transactions', 'btx_01m8k0avt1e97831hw2t2t2r19', '["btx_01m8k0avt1e97831hw2t2t2r19", "org_01m8k09jvpezca0x94qx4ph2hj", "bac_01m8k09pe0e6drsz53tek6f27g", "2026-03-02", -50000, "CARD 4417 SCREWFIX", null, null, 1, "card 4417 screwfix", "unconfirmed", null, "NV", null, null, null, null, null, null, null, null, null, 1795934220097, 1795934220323, 3, null, "0ed9bb1b0d55af6c307ff282ecdc85bc1bd02e3792ac92d0af03bb4a90c6ddd4", [["org_01m8k09jvpezca0x94qx4ph2hj", "jnl_01m8k0avw8e4as2rb9fgfe90ck"]], null]');
INSERT INTO public.audit_states VALUES ('org_01m8k09prke6st1nqehqnp672v', 38, 2, 'invoices', 'inv_01m8k09ttve5et5dd10wpcvr6m', '["inv_01m8k09ttve5et5dd10wpcvr6m", "org_01m8k09prke6st1nqehqnp672v", "sales", "invoice", "issued", "INV-0002", "con_01m8k09rkce93sc0m5g865031n", "2026-01-28", "2026-02-27", "exclusive", null, null, 87000, 0, 87000, 87000, 0, "issued", "jnl_01m8k09ttve5et5dd1106hdav6", null, null, "inv-0002", 1795934186331, 1795934196215, 2, "2026-02-16", 1, "2026-02-16", "2026-02-16", [["org_01m8k09prke6st1nqehqnp672v", 1, "Workbooks", "120", "7.25", null, "acc_01m8k09prke6st1nqee6r8dper", "ZR", null, 87000, 0, 87000]], [["alc_01m8k0a4fqeambbezhvmgtpng8", "org_01m8k09prke6st1nqehqnp672v", "set_01m8k0a4fqeambbezhvmgtpng7", null, 87000, "2026-02-16", null, 1795934196215, null]], [], null]');
INSERT INTO public.audit_states VALUES ('org_01m8k09prke6st1nqehqnp672v', 38, 3, 'settlements', 'set_01m8k0a4fqeambbezhvmgtpng7', '["set_01m8k0a4fqeambbezhvmgtpng7", "org_01m8k09prke6st1nqehqnp672v", "receipt", "sales", "posted", "con_01m8k09rkce93sc0m5g865031n", "bac_01m8k09qyje94vw3bxzbgq3w2h", "2026-02-16", 171000, 171000, null, "btx_01m8k09zxve62t52dpt55wm1jh", 1, "jnl_01m8k0a4fqeambbezhvmgtpng7", null, null, "", 1795934196215, 1795934196215, 1, "2026-02-16", 2, "2026-02-16", "2026-02-16"]');
INSERT INTO public.audit_states VALUES ('org_01m8k09prke6st1nqehqnp672v', 39, 1, 'bank_transactions', 'btx_01m8k09zxve62t52dpt55wm1jh', '["btx_01m8k09zxve62t52dpt55wm1jh", "org_01m8k09prke6st1nqehqnp672v", "bac_01m8k09qyje94vw3bxzbgq3w2h", "2026-02-16", 171000, "FPI ABBEY SCHOOLS TRUST INV-0001 INV-0002", null, null, 1, "fpi abbey schools trust inv-0001 inv-0002", "confirmed", null, "NV", null, "con_01m8k09rkce93sc0m5g865031n", "allocations", "jnl_01m8k0a4fqeambbezhvmgtpng7", 2, null, "NV", 0, 1795934196215, 1795934191547, 1795934196215, 2, null, "3a4f56ddd806837edc73f6f4dc68c99dacbe0696ccc891aed5fa4883ff1e7336", [], null]');
INSERT INTO public.audit_states VALUES ('org_01m8k09prke6st1nqehqnp672v', 43, 1, 'bank_transactions', 'btx_01m8k09zxve62t52dptspxg0ve', '["btx_01m8k09zxve62t52dptspxg0ve", "org_01m8k09prke6st1nqehqnp672v", "bac_01m8k09qyje94vw3bxzbgq3w2h", "2026-03-16", 141840, "FPI MARLOW AND PIKE LLP INV-0004 LESS CN-0001", null, null, 1, "fpi marlow and pike llp inv-0004 less cn-0001", "confirmed", null, "NV", null, "con_01m8k09rztecdb3mnkmahqzhxc", "allocations", "jnl_01m8k0a7nhedfragjtc3nvymh1", 2, null, "NV", 0, 1795934199473, 1795934191547, 1795934199473, 2, null, "71e7888d7a34f0bcc91a019e775f105d0016a4f32f799edaf02f3d2a7290e64d", [], null]');
INSERT INTO public.audit_states VALUES ('org_01m8k09prke6st1nqehqnp672v', 44, 1, 'settlements', 'set_01m8k09z7yeg6bsmexya25sqf7', '["set_01m8k09z7yeg6bsmexya25sqf7", "org_01m8k09prke6st1nqehqnp672v", "receipt", "sales", "posted", "con_01m8k09rsdea8v3d8gj4q2jeye", "bac_01m8k09qyje94vw3bxzbgq3w2h", "2026-03-06", 28200, 28200, null, "btx_01m8k09zxve62t52dptm9ybxac", 0, "jnl_01m8k09z7yeg6bsmexyen95zkn", null, null, "", 1795934190846, 1795934201456, 2, "2026-03-06", 1, "2026-03-06", "2026-03-06"]');
INSERT INTO public.audit_states VALUES ('org_01m8k09prke6st1nqehqnp672v', 45, 1, 'bank_transactions', 'btx_01m8k09zxve62t52dptm9ybxac', '["btx_01m8k09zxve62t52dptm9ybxac", "org_01m8k09prke6st1nqehqnp672v", "bac_01m8k09qyje94vw3bxzbgq3w2h", "2026-03-06", 28200, "FPI KESTREL FITNESS CIC INV-0003", null, null, 1, "fpi kestrel fitness cic inv-0003", "confirmed", null, "NV", null, "con_01m8k09rsdea8v3d8gj4q2jeye", "match", "jnl_01m8k09z7yeg6bsmexyen95zkn", 2, null, "NV", 0, 1795934201456, 1795934191547, 1795934201456, 2, null, "8e0352e4b1b35f89518582419b2ff0638d7196ea458695b1839482ea1b564551", [], null]');
INSERT INTO public.audit_states VALUES ('org_01m8k09prke6st1nqehqnp672v', 47, 1, 'bank_transactions', 'btx_01m8k09zxve62t52dpv69g2392', '["btx_01m8k09zxve62t52dpv69g2392", "org_01m8k09prke6st1nqehqnp672v", "bac_01m8k09qyje94vw3bxzbgq3w2h", "2026-03-31", -93655, "FPO J WREN NET PAY MARCH", null, null, 1, "fpo j wren net pay march", "confirmed", "acc_01m8k09prke6st1nqecygxt4g5", "NV", null, null, "account", "jnl_01m8k0ac1ye2z8mv2xm4naqjnb", 1, "acc_01m8k09prke6st1nqecygxt4g5", "NV", 0, 1795934203966, 1795934191547, 1795934203966, 2, null, "b723781a8f8f5c03549e3d18755201bd640e2ac657779e194ac48817223ffdee", [], null]');
INSERT INTO public.audit_states VALUES ('org_01m8k09prke6st1nqehqnp672v', 48, 1, 'bank_transactions', 'btx_01m8k09zxve62t52dpsyrjb6ar', '["btx_01m8k09zxve62t52dpsyrjb6ar", "org_01m8k09prke6st1nqehqnp672v", "bac_01m8k09qyje94vw3bxzbgq3w2h", "2026-02-02", -3600, "CARD SLATEWORK SOFTWARE SUBSCRIPTION", null, null, 1, "card slatework software subscription", "unconfirmed", "acc_01m8k09prke6st1nqefw674ev8", "ST", null, null, null, null, null, null, null, null, null, 1795934191547, 1795934211851, 2, null, "67141ee03747f94a367872676174183b43b71f3c3cdd657ed483571c76ec7c0e", [], null]');
INSERT INTO public.audit_states VALUES ('org_01m8k09prke6st1nqehqnp672v', 49, 1, 'bank_transactions', 'btx_01m8k09zxve62t52dptb62f03v', '["btx_01m8k09zxve62t52dptb62f03v", "org_01m8k09prke6st1nqehqnp672v", "bac_01m8k09qyje94vw3bxzbgq3w2h", "2026-02-18", -5840, "CARD TRAINLINE.COM LONDON", null, null, 1, "card trainline.com london", "unconfirmed", "acc_01m8k09prke6st1nqeg7607vmz", "ZR", null, null, null, null, null, null, null, null, null, 1795934191547, 1795934211851, 2, null, "56cf7dbbb1cce80aae434516f639c2ae3ac2f04ae4e3ec16a64f481c4271ce17", [], null]');
INSERT INTO public.audit_states VALUES ('org_01m8k09prke6st1nqehqnp672v', 50, 1, 'bank_transactions', 'btx_01m8k09zxve62t52dptgcfdja3', '["btx_01m8k09zxve62t52dptgcfdja3", "org_01m8k09prke6st1nqehqnp672v", "bac_01m8k09qyje94vw3bxzbgq3w2h", "2026-03-02", -3600, "CARD SLATEWORK SOFTWARE SUBSCRIPTION", null, null, 1, "card slatework software subscription", "unconfirmed", "acc_01m8k09prke6st1nqefw674ev8", "ST", null, null, null, null, null, null, null, null, null, 1795934191547, 1795934211851, 2, null, "c9f5fec85cb8d9a7ff4021b408ab259a9bb61a729b1b9895d3cbf4c028444205", [], null]');
INSERT INTO public.audit_states VALUES ('org_01m8k09prke6st1nqehqnp672v', 51, 1, 'bank_transactions', 'btx_01m8k09zxve62t52dpty0qcwk1', '["btx_01m8k09zxve62t52dpty0qcwk1", "org_01m8k09prke6st1nqehqnp672v", "bac_01m8k09qyje94vw3bxzbgq3w2h", "2026-03-20", -750, "TOTAL CHARGES TO 19MAR2026", null, null, 1, "total charges to 19mar2026", "unconfirmed", "acc_01m8k09prke6st1nqegxwegrej", "EX", null, null, null, null, null, null, null, null, null, 1795934191547, 1795934211851, 2, null, "f0ba29b088e504eae3e9a2fe7a0600dae5d622db4b4b80ccffa83595db79f5c3", [], null]');
INSERT INTO public.audit_states VALUES ('org_01m8k09prke6st1nqehqnp672v', 57, 1, 'organisations', 'org_01m8k09prke6st1nqehqnp672v', '["org_01m8k09prke6st1nqehqnp672v", "Wren & Marsh Ltd", "GBP", "GB", "03-31", 1, null, "standard", null, "line", "active", null, 1795934182163, 1795934182163, 1, 0, "2026-03-31"]');
INSERT INTO public.audit_states VALUES ('org_01m8k09prke6st1nqehqnp672v', 57, 2, 'vat_returns', 'vrt_01m8k0aqs3e2vtkmbemfrpjtpf', '["vrt_01m8k0aqs3e2vtkmbemfrpjtpf", "org_01m8k09prke6st1nqehqnp672v", "2026-01-01", "2026-03-31", "finalised", "[]", "standard", null, 477600, 69840, 342690, 31980, 69840, 0, 69840, 31980, 37860, 477600, 342700, 0, 0, null, 1795934216480, 1795934215971, 1795934216480, 2, null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8k09prke6st1nqehqnp672v', 52, 1, 'bank_transactions', 'btx_01m8k09zxve62t52dptb62f03v', '["btx_01m8k09zxve62t52dptb62f03v", "org_01m8k09prke6st1nqehqnp672v", "bac_01m8k09qyje94vw3bxzbgq3w2h", "2026-02-18", -5840, "CARD TRAINLINE.COM LONDON", null, null, 1, "card trainline.com london", "confirmed", "acc_01m8k09prke6st1nqeg7607vmz", "ZR", null, null, "account", "jnl_01m8k0amj3efwt32gzd2edpxew", 1, "acc_01m8k09prke6st1nqeg7607vmz", "ZR", 0, 1795934212675, 1795934191547, 1795934212675, 3, null, "56cf7dbbb1cce80aae434516f639c2ae3ac2f04ae4e3ec16a64f481c4271ce17", [], "input"]');
INSERT INTO public.audit_states VALUES ('org_01m8k09prke6st1nqehqnp672v', 53, 1, 'bank_transactions', 'btx_01m8k09zxve62t52dptgcfdja3', '["btx_01m8k09zxve62t52dptgcfdja3", "org_01m8k09prke6st1nqehqnp672v", "bac_01m8k09qyje94vw3bxzbgq3w2h", "2026-03-02", -3600, "CARD SLATEWORK SOFTWARE SUBSCRIPTION", null, null, 1, "card slatework software subscription", "confirmed", "acc_01m8k09prke6st1nqefw674ev8", "ST", null, null, "account", "jnl_01m8k0an47eezbrgpcq2893wmn", 1, "acc_01m8k09prke6st1nqefw674ev8", "ST", -600, 1795934213255, 1795934191547, 1795934213255, 3, null, "c9f5fec85cb8d9a7ff4021b408ab259a9bb61a729b1b9895d3cbf4c028444205", [], "input"]');
INSERT INTO public.audit_states VALUES ('org_01m8k09prke6st1nqehqnp672v', 54, 1, 'bank_transactions', 'btx_01m8k09zxve62t52dpsyrjb6ar', '["btx_01m8k09zxve62t52dpsyrjb6ar", "org_01m8k09prke6st1nqehqnp672v", "bac_01m8k09qyje94vw3bxzbgq3w2h", "2026-02-02", -3600, "CARD SLATEWORK SOFTWARE SUBSCRIPTION", null, null, 1, "card slatework software subscription", "confirmed", "acc_01m8k09prke6st1nqefw674ev8", "ST", null, null, "account", "jnl_01m8k0anvmepatwx3necwwwerc", 1, "acc_01m8k09prke6st1nqefw674ev8", "ST", -600, 1795934214004, 1795934191547, 1795934214004, 3, null, "67141ee03747f94a367872676174183b43b71f3c3cdd657ed483571c76ec7c0e", [], "input"]');
INSERT INTO public.audit_states VALUES ('org_01m8k09prke6st1nqehqnp672v', 56, 1, 'vat_returns', 'vrt_01m8k0aqs3e2vtkmbemfrpjtpf', '["vrt_01m8k0aqs3e2vtkmbemfrpjtpf", "org_01m8k09prke6st1nqehqnp672v", "2026-01-01", "2026-03-31", "draft", "[]", null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, 1795934215971, 1795934215971, 1, null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8k09jvpezca0x94qx4ph2hj', 4, 1, 'organisations', 'org_01m8k09jvpezca0x94qx4ph2hj', '["org_01m8k09jvpezca0x94qx4ph2hj", "Acorn Ltd", "GBP", "GB", "03-31", 1, null, "standard", null, "line", "active", null, 1795934178166, 1795934178166, 1, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8k09jvpezca0x94qx4ph2hj', 4, 2, 'tax_rates', 'ST/2026-02-01', '["org_01m8k09jvpezca0x94qx4ph2hj", "ST", "2026-02-01", 190000]');
INSERT INTO public.audit_states VALUES ('org_01m8k09jvpezca0x94qx4ph2hj', 8, 1, 'bank_transactions', 'btx_01m8k0avt1e97831hw2t2t2r19', '["btx_01m8k0avt1e97831hw2t2t2r19", "org_01m8k09jvpezca0x94qx4ph2hj", "bac_01m8k09pe0e6drsz53tek6f27g", "2026-03-02", -50000, "CARD 4417 SCREWFIX", null, null, 1, "card 4417 screwfix", "confirmed", null, "NV", null, null, "match", "jnl_01m8k0avw8e4as2rb9fgfe90ck", 2, null, null, 0, 1795934220208, 1795934220097, 1795934220208, 2, null, "0ed9bb1b0d55af6c307ff282ecdc85bc1bd02e3792ac92d0af03bb4a90c6ddd4", [], null]');
INSERT INTO public.audit_states VALUES ('org_01m8k09prke6st1nqehqnp672v', 55, 1, 'bank_transactions', 'btx_01m8k09zxve62t52dpty0qcwk1', '["btx_01m8k09zxve62t52dpty0qcwk1", "org_01m8k09prke6st1nqehqnp672v", "bac_01m8k09qyje94vw3bxzbgq3w2h", "2026-03-20", -750, "TOTAL CHARGES TO 19MAR2026", null, null, 1, "total charges to 19mar2026", "confirmed", "acc_01m8k09prke6st1nqegxwegrej", "EX", null, null, "account", "jnl_01m8k0apd7eyda4pm89jesxv3v", 1, "acc_01m8k09prke6st1nqegxwegrej", "EX", 0, 1795934214567, 1795934191547, 1795934214567, 3, null, "f0ba29b088e504eae3e9a2fe7a0600dae5d622db4b4b80ccffa83595db79f5c3", [], "input"]');
INSERT INTO public.audit_states VALUES ('org_01m8k09prke6st1nqehqnp672v', 58, 1, 'organisations', 'org_01m8k09prke6st1nqehqnp672v', '["org_01m8k09prke6st1nqehqnp672v", "Wren & Marsh Ltd", "GBP", "GB", "03-31", 1, null, "standard", null, "line", "active", "2026-03-31", 1795934182163, 1795934216641, 2, 0, "2026-03-31"]');
INSERT INTO public.audit_states VALUES ('org_01m8k09jvpezca0x94qx4ph2hj', 5, 1, 'organisations', 'org_01m8k09jvpezca0x94qx4ph2hj', '["org_01m8k09jvpezca0x94qx4ph2hj", "Acorn Ltd", "GBP", "GB", "03-31", 1, null, "standard", null, "line", "active", null, 1795934178166, 1795934220055, 2, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8k09jvpezca0x94qx4ph2hj', 5, 2, 'vat_methods', '2026-05-01', '["org_01m8k09jvpezca0x94qx4ph2hj", "2026-05-01", 1, "GB123456789", "standard", null]');
INSERT INTO public.bank_accounts VALUES ('bac_01m8k09pe0e6drsz53tek6f27g', 'org_01m8k09jvpezca0x94qx4ph2hj', 'acc_01m8k09jvpezca0x94jc7actf2', 'Current', 'current', NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1795934181824, 1795934181824, 1, NULL);
INSERT INTO public.bank_accounts VALUES ('bac_01m8k09rdmep0rcy4m76px2a26', 'org_01m8k09prke6st1nqehqnp672v', 'acc_01m8k09rdmep0rcy4m7bnjwn8f', 'Savings', 'savings', NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1795934183860, 1795934183860, 1, NULL);
INSERT INTO public.bank_accounts VALUES ('bac_01m8k09qyje94vw3bxzbgq3w2h', 'org_01m8k09prke6st1nqehqnp672v', 'acc_01m8k09prke6st1nqec69syg7c', 'Current', 'current', NULL, NULL, NULL, 1000000, '2026-01-01', 'jnl_01m8k09qyje94vw3bxzkxbtjab', 900715, 1795934183378, 1795934191547, 2, '2026-03-31');
INSERT INTO public.bank_transactions VALUES ('btx_01m8k09zxve62t52dpsmjeqv2m', 'org_01m8k09prke6st1nqehqnp672v', 'bac_01m8k09qyje94vw3bxzbgq3w2h', '2026-01-22', -107880, 'FPO TECHBARN LTD TB-0117', NULL, NULL, '\x1272808c0b8e7153718481fdd8cad3bca1177a0d294a925b0d41e3b4b2ae4845', 1, 'fpo techbarn ltd tb-0117', 'confirmed', NULL, 'NV', NULL, 'con_01m8k09seqe5q8dbgtfn751ygf', 'allocations', 'jnl_01m8k0a11gez08sfvc6m6bxsq3', 2, NULL, 'NV', 0, 1795934192688, 1795934191547, 1795934192688, 2, NULL, NULL);
INSERT INTO public.bank_transactions VALUES ('btx_01m8k09zxve62t52dpss0htmrx', 'org_01m8k09prke6st1nqehqnp672v', 'bac_01m8k09qyje94vw3bxzbgq3w2h', '2026-01-30', 150000, 'FPI ABBEY SCHOOLS TRUST PART INV-0001', NULL, NULL, '\x328dd05df287413bbd6f750059372a7f48a2fe8810a1c938b25cc5b4201f7110', 1, 'fpi abbey schools trust part inv-0001', 'confirmed', NULL, 'NV', NULL, 'con_01m8k09rkce93sc0m5g865031n', 'allocations', 'jnl_01m8k0a2frefksvp0b2dv124ah', 2, NULL, 'NV', 0, 1795934194168, 1795934191547, 1795934194168, 2, NULL, NULL);
INSERT INTO public.bank_transactions VALUES ('btx_01m8k09zxve62t52dpt326y3ka', 'org_01m8k09prke6st1nqehqnp672v', 'bac_01m8k09qyje94vw3bxzbgq3w2h', '2026-02-10', -135000, 'FPO HARCOURT LETTINGS HL-33', NULL, NULL, '\xa554bd883699f03b2433581dae214b19ef4ca02926a5399a2312d8445d2ae6f3', 1, 'fpo harcourt lettings hl-33', 'confirmed', NULL, 'NV', NULL, 'con_01m8k09smveyt8db9cfcryy5wd', 'allocations', 'jnl_01m8k0a3e4eyda01xj50bqfdrt', 2, NULL, 'NV', 0, 1795934195140, 1795934191547, 1795934195140, 2, NULL, NULL);
INSERT INTO public.bank_transactions VALUES ('btx_01m8k09zxve62t52dpt55wm1jh', 'org_01m8k09prke6st1nqehqnp672v', 'bac_01m8k09qyje94vw3bxzbgq3w2h', '2026-02-16', 171000, 'FPI ABBEY SCHOOLS TRUST INV-0001 INV-0002', NULL, NULL, '\x3a4f56ddd806837edc73f6f4dc68c99dacbe0696ccc891aed5fa4883ff1e7336', 1, 'fpi abbey schools trust inv-0001 inv-0002', 'confirmed', NULL, 'NV', NULL, 'con_01m8k09rkce93sc0m5g865031n', 'allocations', 'jnl_01m8k0a4fqeambbezhvmgtpng7', 2, NULL, 'NV', 0, 1795934196215, 1795934191547, 1795934196215, 2, NULL, NULL);
INSERT INTO public.bank_transactions VALUES ('btx_01m8k09zxve62t52dpte17e6x7', 'org_01m8k09prke6st1nqehqnp672v', 'bac_01m8k09qyje94vw3bxzbgq3w2h', '2026-02-27', -40000, 'FPO PRINTWELL PX-881', NULL, NULL, '\xcbb4004e5f456dd9c35d050b3fe3c9e6b04bf0eab21532e492b097a7b21b73a1', 1, 'fpo printwell px-881', 'confirmed', NULL, 'NV', NULL, 'con_01m8k09sbtev8ah4z2ty1dmfg6', 'allocations', 'jnl_01m8k0a5y9eew93crwvs11z7t8', 2, NULL, 'NV', 0, 1795934197705, 1795934191547, 1795934197705, 2, NULL, NULL);
INSERT INTO public.bank_transactions VALUES ('btx_01m8k09zxve62t52dptspxg0ve', 'org_01m8k09prke6st1nqehqnp672v', 'bac_01m8k09qyje94vw3bxzbgq3w2h', '2026-03-16', 141840, 'FPI MARLOW AND PIKE LLP INV-0004 LESS CN-0001', NULL, NULL, '\x71e7888d7a34f0bcc91a019e775f105d0016a4f32f799edaf02f3d2a7290e64d', 1, 'fpi marlow and pike llp inv-0004 less cn-0001', 'confirmed', NULL, 'NV', NULL, 'con_01m8k09rztecdb3mnkmahqzhxc', 'allocations', 'jnl_01m8k0a7nhedfragjtc3nvymh1', 2, NULL, 'NV', 0, 1795934199473, 1795934191547, 1795934199473, 2, NULL, NULL);
INSERT INTO public.bank_transactions VALUES ('btx_01m8k09zxve62t52dptm9ybxac', 'org_01m8k09prke6st1nqehqnp672v', 'bac_01m8k09qyje94vw3bxzbgq3w2h', '2026-03-06', 28200, 'FPI KESTREL FITNESS CIC INV-0003', NULL, NULL, '\x8e0352e4b1b35f89518582419b2ff0638d7196ea458695b1839482ea1b564551', 1, 'fpi kestrel fitness cic inv-0003', 'confirmed', NULL, 'NV', NULL, 'con_01m8k09rsdea8v3d8gj4q2jeye', 'match', 'jnl_01m8k09z7yeg6bsmexyen95zkn', 2, NULL, 'NV', 0, 1795934201456, 1795934191547, 1795934201456, 2, NULL, NULL);
INSERT INTO public.bank_transactions VALUES ('btx_01m8k09zxve62t52dpv0xrxcy3', 'org_01m8k09prke6st1nqehqnp672v', 'bac_01m8k09qyje94vw3bxzbgq3w2h', '2026-03-25', -200000, 'TFR TO SAVINGS', NULL, NULL, '\xb7b90b8ee2bd4f650d5f978b5912eb492294e4044b7d3c5c2e065ca73b855eae', 1, 'tfr to savings', 'confirmed', NULL, 'NV', NULL, NULL, 'transfer', 'jnl_01m8k0aafkeqev1cgvsvzn3dsc', 1, NULL, 'NV', 0, 1795934202355, 1795934191547, 1795934202355, 2, NULL, NULL);
INSERT INTO public.bank_transactions VALUES ('btx_01m8k09zxve62t52dpv69g2392', 'org_01m8k09prke6st1nqehqnp672v', 'bac_01m8k09qyje94vw3bxzbgq3w2h', '2026-03-31', -93655, 'FPO J WREN NET PAY MARCH', NULL, NULL, '\xb723781a8f8f5c03549e3d18755201bd640e2ac657779e194ac48817223ffdee', 1, 'fpo j wren net pay march', 'confirmed', 'acc_01m8k09prke6st1nqecygxt4g5', 'NV', NULL, NULL, 'account', 'jnl_01m8k0ac1ye2z8mv2xm4naqjnb', 1, 'acc_01m8k09prke6st1nqecygxt4g5', 'NV', 0, 1795934203966, 1795934191547, 1795934203966, 2, NULL, NULL);
INSERT INTO public.bank_transactions VALUES ('btx_01m8k09zxve62t52dptb62f03v', 'org_01m8k09prke6st1nqehqnp672v', 'bac_01m8k09qyje94vw3bxzbgq3w2h', '2026-02-18', -5840, 'CARD TRAINLINE.COM LONDON', NULL, NULL, '\x56cf7dbbb1cce80aae434516f639c2ae3ac2f04ae4e3ec16a64f481c4271ce17', 1, 'card trainline.com london', 'confirmed', 'acc_01m8k09prke6st1nqeg7607vmz', 'ZR', NULL, NULL, 'account', 'jnl_01m8k0amj3efwt32gzd2edpxew', 1, 'acc_01m8k09prke6st1nqeg7607vmz', 'ZR', 0, 1795934212675, 1795934191547, 1795934212675, 3, NULL, 'input');
INSERT INTO public.bank_transactions VALUES ('btx_01m8k09zxve62t52dptgcfdja3', 'org_01m8k09prke6st1nqehqnp672v', 'bac_01m8k09qyje94vw3bxzbgq3w2h', '2026-03-02', -3600, 'CARD SLATEWORK SOFTWARE SUBSCRIPTION', NULL, NULL, '\xc9f5fec85cb8d9a7ff4021b408ab259a9bb61a729b1b9895d3cbf4c028444205', 1, 'card slatework software subscription', 'confirmed', 'acc_01m8k09prke6st1nqefw674ev8', 'ST', NULL, NULL, 'account', 'jnl_01m8k0an47eezbrgpcq2893wmn', 1, 'acc_01m8k09prke6st1nqefw674ev8', 'ST', -600, 1795934213255, 1795934191547, 1795934213255, 3, NULL, 'input');
INSERT INTO public.bank_transactions VALUES ('btx_01m8k09zxve62t52dpsyrjb6ar', 'org_01m8k09prke6st1nqehqnp672v', 'bac_01m8k09qyje94vw3bxzbgq3w2h', '2026-02-02', -3600, 'CARD SLATEWORK SOFTWARE SUBSCRIPTION', NULL, NULL, '\x67141ee03747f94a367872676174183b43b71f3c3cdd657ed483571c76ec7c0e', 1, 'card slatework software subscription', 'confirmed', 'acc_01m8k09prke6st1nqefw674ev8', 'ST', NULL, NULL, 'account', 'jnl_01m8k0anvmepatwx3necwwwerc', 1, 'acc_01m8k09prke6st1nqefw674ev8', 'ST', -600, 1795934214004, 1795934191547, 1795934214004, 3, NULL, 'input');
INSERT INTO public.bank_transactions VALUES ('btx_01m8k09zxve62t52dpty0qcwk1', 'org_01m8k09prke6st1nqehqnp672v', 'bac_01m8k09qyje94vw3bxzbgq3w2h', '2026-03-20', -750, 'TOTAL CHARGES TO 19MAR2026', NULL, NULL, '\xf0ba29b088e504eae3e9a2fe7a0600dae5d622db4b4b80ccffa83595db79f5c3', 1, 'total charges to 19mar2026', 'confirmed', 'acc_01m8k09prke6st1nqegxwegrej', 'EX', NULL, NULL, 'account', 'jnl_01m8k0apd7eyda4pm89jesxv3v', 1, 'acc_01m8k09prke6st1nqegxwegrej', 'EX', 0, 1795934214567, 1795934191547, 1795934214567, 3, NULL, 'input');
INSERT INTO public.bank_transactions VALUES ('btx_01m8k0avt1e97831hw2t2t2r19', 'org_01m8k09jvpezca0x94qx4ph2hj', 'bac_01m8k09pe0e6drsz53tek6f27g', '2026-03-02', -50000, 'CARD 4417 SCREWFIX', NULL, NULL, '\x0ed9bb1b0d55af6c307ff282ecdc85bc1bd02e3792ac92d0af03bb4a90c6ddd4', 1, 'card 4417 screwfix', 'unconfirmed', NULL, 'NV', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1795934220097, 1795934220323, 3, NULL, NULL);
INSERT INTO public.blobs VALUES ('01a226056e8e72ff82e8e499dd9f889c', 375, 1, 1795934219918, '\x28b52ffd607700cd0800040f7b2273756d6d617279223a7b227665726966696564223a747275652c2262616e6b5f726f7773223a332c22626f6f6d6174636865645f636f756e746d697373696e675f66726f6d5f626f6f6b73302c2272656d6f76657d2c22637265646974735f63686172676564636174696f6e223a7b2269735f65787065637465645f6e65745f64697363726570616e6379223a302e30302c2261637475616c656666656374726561736f6e223a2254686520756e20726f7773206578706c61696e207468652077686f6c6520646966666572656e6365206265747765656e2062616e6b20616e64202e227d223a5b5d223a5b5d7d0e007c4b48c0a28340404e932b4f820e7a4964b66533fef11344e10a3fa904d4b38712df61cc32');
INSERT INTO public.contacts VALUES ('con_01m8k09rkce93sc0m5g865031n', 'org_01m8k09prke6st1nqehqnp672v', 'customer', 'Abbey Schools Trust', NULL, NULL, NULL, NULL, NULL, 30, NULL, NULL, 'active', 'abbey schools trust', 1795934184044, 1795934184044, 1);
INSERT INTO public.contacts VALUES ('con_01m8k09rsdea8v3d8gj4q2jeye', 'org_01m8k09prke6st1nqehqnp672v', 'customer', 'Kestrel Fitness CIC', NULL, NULL, NULL, NULL, NULL, 30, NULL, NULL, 'active', 'kestrel fitness cic', 1795934184237, 1795934184237, 1);
INSERT INTO public.contacts VALUES ('con_01m8k09rztecdb3mnkmahqzhxc', 'org_01m8k09prke6st1nqehqnp672v', 'customer', 'Marlow & Pike LLP', NULL, NULL, NULL, NULL, NULL, 30, NULL, NULL, 'active', 'marlow & pike llp', 1795934184442, 1795934184442, 1);
INSERT INTO public.contacts VALUES ('con_01m8k09sbtev8ah4z2ty1dmfg6', 'org_01m8k09prke6st1nqehqnp672v', 'supplier', 'Printwell', NULL, NULL, NULL, NULL, NULL, 30, NULL, NULL, 'active', 'printwell', 1795934184826, 1795934184826, 1);
INSERT INTO public.contacts VALUES ('con_01m8k09seqe5q8dbgtfn751ygf', 'org_01m8k09prke6st1nqehqnp672v', 'supplier', 'Techbarn', NULL, NULL, NULL, NULL, NULL, 30, NULL, NULL, 'active', 'techbarn', 1795934184919, 1795934184919, 1);
INSERT INTO public.contacts VALUES ('con_01m8k09smveyt8db9cfcryy5wd', 'org_01m8k09prke6st1nqehqnp672v', 'supplier', 'Harcourt Lettings', NULL, NULL, NULL, NULL, NULL, 30, NULL, NULL, 'active', 'harcourt lettings', 1795934185115, 1795934185115, 1);
INSERT INTO public.contacts VALUES ('con_01m8k09sq0e3hbm5q1bachf09p', 'org_01m8k09prke6st1nqehqnp672v', 'supplier', 'Fern & Rowe', NULL, NULL, NULL, NULL, NULL, 30, NULL, NULL, 'active', 'fern & rowe', 1795934185184, 1795934185184, 1);
INSERT INTO public.credit_movements OVERRIDING SYSTEM VALUE VALUES (1, 'usr_01m8k09hb0eg98tcm9hfw9yth2', 'grant', 10, 0, NULL, NULL, 1795934219816);
INSERT INTO public.credit_movements OVERRIDING SYSTEM VALUE VALUES (2, 'usr_01m8k09hb0eg98tcm9hfw9yth2', 'charge', -3, 0, 'rec_01m8k0avjmev5bwew7a0vvxbtq', NULL, 1795934219918);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8k09hb0eg98tcm9hfw9yth2', '', '01a22604-dada-7732-90ed-3ce64f556304', '\x5c7452414ad92b98b79b5910903bbef595cc552b9c56621595b1aac3956bb699', 201, '{"data":{"id":"org_01m8k09prke6st1nqehqnp672v","name":"Wren & Marsh Ltd","currency":"GBP","country":"GB","financial_year_end":"03-31","vat_registered":true,"vat_number":null,"vat_scheme":"standard","flat_rate_percent":null,"vat_methods":[{"effective_from":null,"vat_registered":true,"vat_number":null,"vat_scheme":"standard","flat_rate_percent":null}],"vat_rounding":"line","status":"active","role":"owner","lock_date":null,"created_at":"2026-11-29T06:36:22.163Z","updated_at":"2026-11-29T06:36:22.163Z","version":1}}', 1795934182163);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8k09hb0eg98tcm9hfw9yth2', 'org_01m8k09prke6st1nqehqnp672v', '01a22604-dc53-7317-9a10-810a89fa00aa', '\xaf9ed2b49e5c0eecde5c815866d4c5ea981b3dd0355c2e6feb883ca9e3faadd3', 201, '{"data":{"id":"acc_01m8k09q2ze8j969r3aqrjq7qr","code":"2250","name":"VAT","account_type":"LIABILITY","role":"vat_control","group":"current_liabilities","default_vat_code":null,"description":null,"currency":"GBP","status":"active","balance":0.00,"created_at":"2026-11-29T06:36:22.495Z","updated_at":"2026-11-29T06:36:22.495Z","version":1}}', 1795934182495);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8k09hb0eg98tcm9hfw9yth2', 'org_01m8k09prke6st1nqehqnp672v', '01a22604-dd60-713f-a580-c65c6d87d917', '\x925b4b527854c1bd5ab74a1fab7805f2b5b4043cae2c0813f8810e0c893224b5', 201, '{"data":{"id":"acc_01m8k09qb8e15845hdpyd53nb3","code":"4100","name":"Room hire","account_type":"INCOME","role":null,"group":"turnover","default_vat_code":"EX","description":null,"currency":"GBP","status":"active","balance":0.00,"created_at":"2026-11-29T06:36:22.760Z","updated_at":"2026-11-29T06:36:22.760Z","version":1}}', 1795934182760);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8k09hb0eg98tcm9hfw9yth2', 'org_01m8k09prke6st1nqehqnp672v', '01a22604-dfc5-76fa-9b53-aa9a465097f6', '\xbda22fb64ee2349bdfef19ae7ec021593a030de440a092a22e65ab374b881f11', 201, '{"data":{"id":"bac_01m8k09qyje94vw3bxzbgq3w2h","name":"Current","type":"current","account_id":"acc_01m8k09prke6st1nqec69syg7c","currency":"GBP","account_number":null,"sort_code":null,"iban":null,"opening_balance":10000.00,"opening_date":"2026-01-01","opening_journal_id":"jnl_01m8k09qyje94vw3bxzkxbtjab","ledger_balance":10000.00,"statement_balance":null,"statement_date":null,"unconfirmed_count":0,"created_at":"2026-11-29T06:36:23.378Z","updated_at":"2026-11-29T06:36:23.378Z","version":1}}', 1795934183378);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8k09hb0eg98tcm9hfw9yth2', 'org_01m8k09prke6st1nqehqnp672v', '01a22604-e19f-7059-9d05-cb5e8d80c163', '\x902db42aee17814b6916deaa7459a4befc60b9ae90c3468a212c728a04eada3c', 201, '{"data":{"id":"bac_01m8k09rdmep0rcy4m76px2a26","name":"Savings","type":"savings","account_id":"acc_01m8k09rdmep0rcy4m7bnjwn8f","currency":"GBP","account_number":null,"sort_code":null,"iban":null,"opening_balance":null,"opening_date":null,"opening_journal_id":null,"ledger_balance":0.00,"statement_balance":null,"statement_date":null,"unconfirmed_count":0,"created_at":"2026-11-29T06:36:23.860Z","updated_at":"2026-11-29T06:36:23.860Z","version":1}}', 1795934183860);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8k09hb0eg98tcm9hfw9yth2', 'org_01m8k09prke6st1nqehqnp672v', '01a22604-e252-750d-991c-79b0b0107a9c', '\x4162ac22eaeb81f3e4625ad9c5ef5e4617e2b489a1c58736a7b6aacad2ce5a81', 201, '{"data":{"id":"con_01m8k09rkce93sc0m5g865031n","kind":"customer","name":"Abbey Schools Trust","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-29T06:36:24.044Z","updated_at":"2026-11-29T06:36:24.044Z","version":1}}', 1795934184044);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8k09hb0eg98tcm9hfw9yth2', 'org_01m8k09prke6st1nqehqnp672v', '01a22604-e327-701c-bc48-9dc29af2f31e', '\x7cbcd405ecfd5323e9b5a9040893fff42583d9ec95030e20f5274e730b7cb358', 201, '{"data":{"id":"con_01m8k09rsdea8v3d8gj4q2jeye","kind":"customer","name":"Kestrel Fitness CIC","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-29T06:36:24.237Z","updated_at":"2026-11-29T06:36:24.237Z","version":1}}', 1795934184237);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8k09hb0eg98tcm9hfw9yth2', 'org_01m8k09prke6st1nqehqnp672v', '01a22604-e3ec-7214-a212-dfae778e876d', '\xbbc6b3403d23d42b7904228595701089f6701b157958c03e82468f635443d86d', 201, '{"data":{"id":"con_01m8k09rztecdb3mnkmahqzhxc","kind":"customer","name":"Marlow & Pike LLP","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-29T06:36:24.442Z","updated_at":"2026-11-29T06:36:24.442Z","version":1}}', 1795934184442);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8k09hb0eg98tcm9hfw9yth2', 'org_01m8k09prke6st1nqehqnp672v', '01a22604-e56b-7616-ba1f-66dd6a7abd17', '\x6e75f1eff1640d877b27fd3e29825884f9dfb24c5254c794b3ac344d949957f0', 201, '{"data":{"id":"con_01m8k09sbtev8ah4z2ty1dmfg6","kind":"supplier","name":"Printwell","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-29T06:36:24.826Z","updated_at":"2026-11-29T06:36:24.826Z","version":1}}', 1795934184826);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8k09hb0eg98tcm9hfw9yth2', 'org_01m8k09prke6st1nqehqnp672v', '01a22604-e5d3-7453-8667-59b84bc7500d', '\x4f82c1f55946a994a899e48bb15b700d1ee7f7a0cb43479e7c9c9219ce7b14b6', 201, '{"data":{"id":"con_01m8k09seqe5q8dbgtfn751ygf","kind":"supplier","name":"Techbarn","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-29T06:36:24.919Z","updated_at":"2026-11-29T06:36:24.919Z","version":1}}', 1795934184919);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8k09hb0eg98tcm9hfw9yth2', 'org_01m8k09prke6st1nqehqnp672v', '01a22604-e678-74a1-b488-4c6dd8ea7644', '\x195ef7281c4777b189f788c981a87a99ab09cfed90d221862bd4b8901d61729a', 201, '{"data":{"id":"con_01m8k09smveyt8db9cfcryy5wd","kind":"supplier","name":"Harcourt Lettings","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-29T06:36:25.115Z","updated_at":"2026-11-29T06:36:25.115Z","version":1}}', 1795934185115);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8k09hb0eg98tcm9hfw9yth2', 'org_01m8k09prke6st1nqehqnp672v', '01a22604-e6d3-76ba-9ffb-744c346c6823', '\xab0ed6c6e57c9e0ec5166f11c1557cb49643ba8381815a73fcc084d81be59125', 201, '{"data":{"id":"con_01m8k09sq0e3hbm5q1bachf09p","kind":"supplier","name":"Fern & Rowe","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-29T06:36:25.184Z","updated_at":"2026-11-29T06:36:25.184Z","version":1}}', 1795934185184);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8k09hb0eg98tcm9hfw9yth2', '', 'once', '\xbd590065f8df1f619336633472911f7d86118bce11abf11de10c7d723b56911c', 202, '{"reconciliation_id":"rec_01m8k0avjmev5bwew7a0vvxbtq","status":"queued","poll_url":"/api/v1/reconciliations/rec_01m8k0avjmev5bwew7a0vvxbtq"}', 1795934219860);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8k09hb0eg98tcm9hfw9yth2', 'org_01m8k09prke6st1nqehqnp672v', 'tieout-invoices-579d5d0a352401a82a0c973482a848251f17e7ba49d7566dec5d6187bf7124a9', '\x5ee0477f4e0ae70fcfa360b2ac2cbfbda6e7e5cace1f32c1c7ebdf4a5e60b3e1', 201, '{"data":{"id":"inv_01m8k09tcje2gsxq63dpwpfjrc","type":"sales","kind":"invoice","status":"issued","number":"INV-0001","contact_id":"con_01m8k09rkce93sc0m5g865031n","contact_name":"Abbey Schools Trust","issue_date":"2026-01-15","tax_point":"2026-01-15","due_date":"2026-02-14","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":1950.00,"vat_total":390.00,"gross_total":2340.00,"amount_paid":0.00,"amount_credited":0.00,"amount_due":2340.00,"overdue":true,"journal_id":"jnl_01m8k09tcje2gsxq63drr1859b","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T06:36:25.874Z","updated_at":"2026-11-29T06:36:25.874Z","version":1,"lines":[{"description":"Course design, 3 days","quantity":3,"unit_price":650.00,"discount_percent":null,"account_id":"acc_01m8k09prke6st1nqee1k8mjpa","account_code":"4000","vat_code":"ST","net_amount":1950.00,"vat_amount":390.00,"gross_amount":2340.00}]}}', 1795934185874);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8k09hb0eg98tcm9hfw9yth2', 'org_01m8k09prke6st1nqehqnp672v', 'tieout-invoices-3e066b94aad8897358cbaa96c720f9e7d3e328cee479d0d9c4af9d6824133c3c', '\x7124cb221408be25be69fd7a7fff59b83a2867e401f5ceac9a6df536b8c74678', 201, '{"data":{"id":"inv_01m8k09v4beftszn79n0pq2h82","type":"purchase","kind":"invoice","status":"issued","number":"HL-33","contact_id":"con_01m8k09smveyt8db9cfcryy5wd","contact_name":"Harcourt Lettings","issue_date":"2026-02-01","tax_point":"2026-02-01","due_date":"2026-03-03","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":1350.00,"vat_total":0.00,"gross_total":1350.00,"amount_paid":0.00,"amount_credited":0.00,"amount_due":1350.00,"overdue":true,"journal_id":"jnl_01m8k09v4beftszn79n67gy0r4","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T06:36:26.635Z","updated_at":"2026-11-29T06:36:26.635Z","version":1,"lines":[{"description":"Rent, January to March","quantity":1,"unit_price":1350.00,"discount_percent":null,"account_id":"acc_01m8k09prke6st1nqeffx8v9xw","account_code":"6100","vat_code":"EX","net_amount":1350.00,"vat_amount":0.00,"gross_amount":1350.00}]}}', 1795934186635);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8k09hb0eg98tcm9hfw9yth2', 'org_01m8k09prke6st1nqehqnp672v', 'tieout-invoices-32d4fb234b4347ad165c364840294bc1e9bef7e58960a0f8935352e3031a1b9e', '\x12aade99d0af29fd8ab7b6033df8e2c0fbd9cf73f410e11a9fde4a74026d2c84', 201, '{"data":{"id":"inv_01m8k09v98e1sv02yc9ztsq4fw","type":"sales","kind":"invoice","status":"issued","number":"INV-0005","contact_id":"con_01m8k09rztecdb3mnkmahqzhxc","contact_name":"Marlow & Pike LLP","issue_date":"2026-03-03","tax_point":"2026-03-03","due_date":"2026-04-02","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":500.00,"vat_total":100.00,"gross_total":600.00,"amount_paid":0.00,"amount_credited":0.00,"amount_due":600.00,"overdue":true,"journal_id":"jnl_01m8k09v98e1sv02yca0b7xcv1","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T06:36:26.792Z","updated_at":"2026-11-29T06:36:26.792Z","version":1,"lines":[{"description":"Raised in error","quantity":1,"unit_price":500.00,"discount_percent":null,"account_id":"acc_01m8k09prke6st1nqee1k8mjpa","account_code":"4000","vat_code":"ST","net_amount":500.00,"vat_amount":100.00,"gross_amount":600.00}]}}', 1795934186792);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8k09hb0eg98tcm9hfw9yth2', 'org_01m8k09prke6st1nqehqnp672v', 'tieout-invoices-40f8fc92aa0cd41c917a7d0dc68b78ef2667fdf651a59075865f2a19cb466251', '\x1f7f6e05e1424fc69538d909c286dc293708ee79d50176e3a8e51801646bbaee', 201, '{"data":{"id":"inv_01m8k09vgqey3a77qed238adtt","type":"purchase","kind":"invoice","status":"issued","number":"FR-1209","contact_id":"con_01m8k09sq0e3hbm5q1bachf09p","contact_name":"Fern & Rowe","issue_date":"2026-03-24","tax_point":"2026-03-24","due_date":"2026-04-23","amounts_are":"inclusive","currency":"GBP","reference":null,"notes":null,"net_total":640.00,"vat_total":128.00,"gross_total":768.00,"amount_paid":0.00,"amount_credited":0.00,"amount_due":768.00,"overdue":true,"journal_id":"jnl_01m8k09vgqey3a77qed6735nrm","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T06:36:27.031Z","updated_at":"2026-11-29T06:36:27.031Z","version":1,"lines":[{"description":"Illustration, 2 days","quantity":2,"unit_price":384.00,"discount_percent":null,"account_id":"acc_01m8k09prke6st1nqeetps3m9e","account_code":"5010","vat_code":"ST","net_amount":640.00,"vat_amount":128.00,"gross_amount":768.00}]}}', 1795934187031);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8k09hb0eg98tcm9hfw9yth2', 'org_01m8k09prke6st1nqehqnp672v', '01a22604-f1d8-7408-8ec2-55780e08b606', '\x233b67df7667e1f28bf75736bb1fce355e273ca85d62d152fbe329ed0ff9fe7f', 200, '{"data":{"id":"inv_01m8k09v98e1sv02yc9ztsq4fw","type":"sales","kind":"invoice","status":"void","number":"INV-0005","contact_id":"con_01m8k09rztecdb3mnkmahqzhxc","contact_name":"Marlow & Pike LLP","issue_date":"2026-03-03","tax_point":"2026-03-03","due_date":"2026-04-02","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":500.00,"vat_total":100.00,"gross_total":600.00,"amount_paid":0.00,"amount_credited":0.00,"amount_due":0.00,"overdue":false,"journal_id":"jnl_01m8k09v98e1sv02yca0b7xcv1","void_date":"2026-03-03","void_journal_id":"jnl_01m8k09wf8esavpywqx9zy3aj6","created_at":"2026-11-29T06:36:26.792Z","updated_at":"2026-11-29T06:36:28.008Z","version":2,"lines":[{"description":"Raised in error","quantity":1,"unit_price":500.00,"discount_percent":null,"account_id":"acc_01m8k09prke6st1nqee1k8mjpa","account_code":"4000","vat_code":"ST","net_amount":500.00,"vat_amount":100.00,"gross_amount":600.00}]}}', 1795934188008);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8k09hb0eg98tcm9hfw9yth2', 'org_01m8k09prke6st1nqehqnp672v', '01a22605-032b-7620-8b2f-733af53e7fb7', '\x3ba86033c36a72a7b078d12ab1259cc5bb8e19bf9053a8308a83581b2ba5d2d7', 200, '{"data":{"id":"btx_01m8k09zxve62t52dpsmjeqv2m","bank_account_id":"bac_01m8k09qyje94vw3bxzbgq3w2h","date":"2026-01-22","amount":-1078.80,"currency":"GBP","description":"FPO TECHBARN LTD TB-0117","reference":null,"external_id":null,"status":"confirmed","account_id":null,"vat_code":"NV","vat_amount":0.00,"vat_side":null,"net_amount":-1078.80,"contact_id":"con_01m8k09seqe5q8dbgtfn751ygf","journal_id":"jnl_01m8k0a11gez08sfvc6m6bxsq3","settlement_id":"set_01m8k0a11gez08sfvc6m6bxsq3","confirmed_at":"2026-11-29T06:36:32.688Z","created_at":"2026-11-29T06:36:31.547Z","updated_at":"2026-11-29T06:36:32.688Z","version":2}}', 1795934192688);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8k09hb0eg98tcm9hfw9yth2', 'org_01m8k09prke6st1nqehqnp672v', '01a22605-11b0-70b4-9284-402033cb9f10', '\x582310aadcd39d051c9b7e8f730a345b60273887f361314a54332a3d31774e3e', 200, '{"data":{"id":"btx_01m8k09zxve62t52dpt55wm1jh","bank_account_id":"bac_01m8k09qyje94vw3bxzbgq3w2h","date":"2026-02-16","amount":1710.00,"currency":"GBP","description":"FPI ABBEY SCHOOLS TRUST INV-0001 INV-0002","reference":null,"external_id":null,"status":"confirmed","account_id":null,"vat_code":"NV","vat_amount":0.00,"vat_side":null,"net_amount":1710.00,"contact_id":"con_01m8k09rkce93sc0m5g865031n","journal_id":"jnl_01m8k0a4fqeambbezhvmgtpng7","settlement_id":"set_01m8k0a4fqeambbezhvmgtpng7","confirmed_at":"2026-11-29T06:36:36.215Z","created_at":"2026-11-29T06:36:31.547Z","updated_at":"2026-11-29T06:36:36.215Z","version":2}}', 1795934196215);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8k09hb0eg98tcm9hfw9yth2', 'org_01m8k09prke6st1nqehqnp672v', 'tieout-invoices-a359116de96887ea18481564f604354af90394dc3a9c936823b536dc93a5726a', '\x2c8d829db24adba9ff16f7e2b19cc88b02e563870c8925cdd7116889c3b24735', 201, '{"data":{"id":"inv_01m8k09tjyenh83w6ymyt6xsdg","type":"purchase","kind":"invoice","status":"issued","number":"PX-881","contact_id":"con_01m8k09sbtev8ah4z2ty1dmfg6","contact_name":"Printwell","issue_date":"2026-01-20","tax_point":"2026-01-20","due_date":"2026-02-19","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":412.00,"vat_total":0.00,"gross_total":412.00,"amount_paid":0.00,"amount_credited":0.00,"amount_due":412.00,"overdue":true,"journal_id":"jnl_01m8k09tjyenh83w6yn1bfggsx","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T06:36:26.079Z","updated_at":"2026-11-29T06:36:26.079Z","version":1,"lines":[{"description":"Printing of workbooks","quantity":1,"unit_price":412.00,"discount_percent":null,"account_id":"acc_01m8k09prke6st1nqeeqgh1s3v","account_code":"5000","vat_code":"ZR","net_amount":412.00,"vat_amount":0.00,"gross_amount":412.00}]}}', 1795934186079);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8k09hb0eg98tcm9hfw9yth2', 'org_01m8k09prke6st1nqehqnp672v', 'tieout-invoices-e280c1cf8b3c739a167f0d4cd0283f67f7109c6bfaabf0240b0b05688b948c50', '\x908c28c29dc67be7fd6e0209132a25cc668f8610a5acfcaaca0d97f5330e6e49', 201, '{"data":{"id":"inv_01m8k09v5yepss2qxd9ahnzs2e","type":"sales","kind":"invoice","status":"issued","number":"INV-0003","contact_id":"con_01m8k09rsdea8v3d8gj4q2jeye","contact_name":"Kestrel Fitness CIC","issue_date":"2026-02-09","tax_point":"2026-02-09","due_date":"2026-03-11","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":275.00,"vat_total":7.00,"gross_total":282.00,"amount_paid":0.00,"amount_credited":0.00,"amount_due":282.00,"overdue":true,"journal_id":"jnl_01m8k09v5yepss2qxd9cbk2cwm","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T06:36:26.686Z","updated_at":"2026-11-29T06:36:26.686Z","version":1,"lines":[{"description":"Seminar room, 5 evenings","quantity":5,"unit_price":48.00,"discount_percent":null,"account_id":"acc_01m8k09qb8e15845hdpyd53nb3","account_code":"4100","vat_code":"EX","net_amount":240.00,"vat_amount":0.00,"gross_amount":240.00},{"description":"Projector","quantity":1,"unit_price":35.00,"discount_percent":null,"account_id":"acc_01m8k09prke6st1nqee1k8mjpa","account_code":"4000","vat_code":"ST","net_amount":35.00,"vat_amount":7.00,"gross_amount":42.00}]}}', 1795934186686);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8k09hb0eg98tcm9hfw9yth2', 'org_01m8k09prke6st1nqehqnp672v', 'tieout-invoices-616959c6e5bb989439c8a9da395b1b9815c0e9a53f28b693c788e513556d3d12', '\xc3868d59382becace1dc16590c1f638ceaf9eb6158ec990afeba478021090ade', 201, '{"data":{"id":"inv_01m8k09vkbe7qsb7q76kyyw8an","type":"sales","kind":"invoice","status":"issued","number":"INV-0006","contact_id":"con_01m8k09rkce93sc0m5g865031n","contact_name":"Abbey Schools Trust","issue_date":"2026-03-27","tax_point":"2026-03-27","due_date":"2026-04-26","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":499.00,"vat_total":65.00,"gross_total":564.00,"amount_paid":0.00,"amount_credited":0.00,"amount_due":564.00,"overdue":true,"journal_id":"jnl_01m8k09vkbe7qsb7q76q7hne6n","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T06:36:27.115Z","updated_at":"2026-11-29T06:36:27.115Z","version":1,"lines":[{"description":"Workbooks","quantity":24,"unit_price":7.25,"discount_percent":null,"account_id":"acc_01m8k09prke6st1nqee6r8dper","account_code":"4010","vat_code":"ZR","net_amount":174.00,"vat_amount":0.00,"gross_amount":174.00},{"description":"Half a day of course design","quantity":0.5,"unit_price":650.00,"discount_percent":null,"account_id":"acc_01m8k09prke6st1nqee1k8mjpa","account_code":"4000","vat_code":"ST","net_amount":325.00,"vat_amount":65.00,"gross_amount":390.00}]}}', 1795934187115);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8k09hb0eg98tcm9hfw9yth2', 'org_01m8k09prke6st1nqehqnp672v', 'tieout-journals-b35c2ad55c47ad0c937c86286b85cd8846ce4c5977718b769e99c13918b93471', '\xa1ce5462022de8e9534d02dfa8fd1e4808835adde67c23688daad61457ee4407', 200, '{"data":{"mode":"all_or_nothing","posted":3,"refused":0,"items":[{"index":0,"status":"posted","id":"jnl_01m8k09y4qef2t707w70yjyx3d","sequence":14,"error":null},{"index":1,"status":"posted","id":"jnl_01m8k09y4qef2t707w7axhcvsj","sequence":15,"error":null},{"index":2,"status":"posted","id":"jnl_01m8k09y4qef2t707w7hryh1b0","sequence":16,"error":null}]}}', 1795934189719);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8k09hb0eg98tcm9hfw9yth2', 'org_01m8k09prke6st1nqehqnp672v', '01a22604-fcec-7365-bfd9-98a9799daa24', '\x9ed3283e2aa2e07f18c7855a39e92bfa2637f16bdb978d61fd2a89ef317b80c8', 201, '{"data":{"id":"set_01m8k09z7yeg6bsmexya25sqf7","type":"receipt","status":"posted","refund":false,"contact_id":"con_01m8k09rsdea8v3d8gj4q2jeye","contact_name":"Kestrel Fitness CIC","bank_account_id":"bac_01m8k09qyje94vw3bxzbgq3w2h","date":"2026-03-06","amount":282.00,"currency":"GBP","reference":null,"allocated_amount":282.00,"unallocated_amount":0.00,"allocations":[{"id":"alc_01m8k09z7yeg6bsmexygqg30rv","invoice_id":"inv_01m8k09v5yepss2qxd9ahnzs2e","invoice_number":"INV-0003","settlement_id":"set_01m8k09z7yeg6bsmexya25sqf7","credit_note_id":null,"amount":282.00,"date":"2026-03-06","created_at":"2026-11-29T06:36:30.846Z"}],"bank_transaction_id":null,"journal_id":"jnl_01m8k09z7yeg6bsmexyen95zkn","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T06:36:30.846Z","updated_at":"2026-11-29T06:36:30.846Z","version":1}}', 1795934190846);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8k09hb0eg98tcm9hfw9yth2', 'org_01m8k09prke6st1nqehqnp672v', '01a22604-ff8f-7769-a07f-2b6ff4ebb944', '\x780d237e9b49b479818a8f0f662bea7fd357244d140d75d24a1409d7c9f9678a', 200, '{"data":{"created":13,"duplicates":0,"dry_run":false,"rows":[{"index":0,"status":"created","id":"btx_01m8k09zxve62t52dpsmjeqv2m"},{"index":1,"status":"created","id":"btx_01m8k09zxve62t52dpss0htmrx"},{"index":2,"status":"created","id":"btx_01m8k09zxve62t52dpsyrjb6ar"},{"index":3,"status":"created","id":"btx_01m8k09zxve62t52dpt326y3ka"},{"index":4,"status":"created","id":"btx_01m8k09zxve62t52dpt55wm1jh"},{"index":5,"status":"created","id":"btx_01m8k09zxve62t52dptb62f03v"},{"index":6,"status":"created","id":"btx_01m8k09zxve62t52dpte17e6x7"},{"index":7,"status":"created","id":"btx_01m8k09zxve62t52dptgcfdja3"},{"index":8,"status":"created","id":"btx_01m8k09zxve62t52dptm9ybxac"},{"index":9,"status":"created","id":"btx_01m8k09zxve62t52dptspxg0ve"},{"index":10,"status":"created","id":"btx_01m8k09zxve62t52dpty0qcwk1"},{"index":11,"status":"created","id":"btx_01m8k09zxve62t52dpv0xrxcy3"},{"index":12,"status":"created","id":"btx_01m8k09zxve62t52dpv69g2392"}]}}', 1795934191547);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8k09hb0eg98tcm9hfw9yth2', 'org_01m8k09prke6st1nqehqnp672v', '01a22605-0dc1-7034-aed9-7b3501a92e72', '\x2c407bba228b229edea70eba9ff640a7e9660bebf5c15103d86b9d7cf99a2aaf', 200, '{"data":{"id":"btx_01m8k09zxve62t52dpt326y3ka","bank_account_id":"bac_01m8k09qyje94vw3bxzbgq3w2h","date":"2026-02-10","amount":-1350.00,"currency":"GBP","description":"FPO HARCOURT LETTINGS HL-33","reference":null,"external_id":null,"status":"confirmed","account_id":null,"vat_code":"NV","vat_amount":0.00,"vat_side":null,"net_amount":-1350.00,"contact_id":"con_01m8k09smveyt8db9cfcryy5wd","journal_id":"jnl_01m8k0a3e4eyda01xj50bqfdrt","settlement_id":"set_01m8k0a3e4eyda01xj50bqfdrt","confirmed_at":"2026-11-29T06:36:35.140Z","created_at":"2026-11-29T06:36:31.547Z","updated_at":"2026-11-29T06:36:35.140Z","version":2}}', 1795934195140);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8k09hb0eg98tcm9hfw9yth2', 'org_01m8k09prke6st1nqehqnp672v', '01a22605-29e3-772e-914c-713485cfbfd2', '\x6cdbbfee5ab83cc49a97c77139186ba52b29b97f77da8258f924735545f406bb', 200, '{"data":{"id":"btx_01m8k09zxve62t52dpv0xrxcy3","bank_account_id":"bac_01m8k09qyje94vw3bxzbgq3w2h","date":"2026-03-25","amount":-2000.00,"currency":"GBP","description":"TFR TO SAVINGS","reference":null,"external_id":null,"status":"confirmed","account_id":null,"vat_code":"NV","vat_amount":0.00,"vat_side":null,"net_amount":-2000.00,"contact_id":null,"journal_id":"jnl_01m8k0aafkeqev1cgvsvzn3dsc","settlement_id":null,"confirmed_at":"2026-11-29T06:36:42.355Z","created_at":"2026-11-29T06:36:31.547Z","updated_at":"2026-11-29T06:36:42.355Z","version":2}}', 1795934202355);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8k09hb0eg98tcm9hfw9yth2', 'org_01m8k09prke6st1nqehqnp672v', 'tieout-invoices-175faedbbdba081ec8d275ee006aa419a8ccbec5cee49448211410db34d94f27', '\x17b269510478ddd4b3d5ba4203313f06ae26b31f6bfc9c91ebfb413184e4aaa5', 201, '{"data":{"id":"inv_01m8k09tqvednac19dyatqfe6v","type":"purchase","kind":"invoice","status":"issued","number":"TB-0117","contact_id":"con_01m8k09seqe5q8dbgtfn751ygf","contact_name":"Techbarn","issue_date":"2026-01-21","tax_point":"2026-01-21","due_date":"2026-02-20","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":899.00,"vat_total":179.80,"gross_total":1078.80,"amount_paid":0.00,"amount_credited":0.00,"amount_due":1078.80,"overdue":true,"journal_id":"jnl_01m8k09tqvednac19dye2bppkp","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T06:36:26.235Z","updated_at":"2026-11-29T06:36:26.235Z","version":1,"lines":[{"description":"Laptop","quantity":1,"unit_price":899.00,"discount_percent":null,"account_id":"acc_01m8k09prke6st1nqeb6r75eq3","account_code":"1000","vat_code":"ST","net_amount":899.00,"vat_amount":179.80,"gross_amount":1078.80}]}}', 1795934186235);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8k09hb0eg98tcm9hfw9yth2', 'org_01m8k09prke6st1nqehqnp672v', 'tieout-invoices-557779dbb5017fb9df6022c7d2b71263767b670dcfeed8a6bb2526593940ac44', '\xb351f6b6d019b56f6c3890207c5a35fb571a39506c6305874633844d8ac65382', 201, '{"data":{"id":"inv_01m8k09v6ke8mbba05wkg0n5wy","type":"sales","kind":"invoice","status":"issued","number":"INV-0004","contact_id":"con_01m8k09rztecdb3mnkmahqzhxc","contact_name":"Marlow & Pike LLP","issue_date":"2026-02-20","tax_point":"2026-02-20","due_date":"2026-03-22","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":1332.00,"vat_total":266.40,"gross_total":1598.40,"amount_paid":0.00,"amount_credited":0.00,"amount_due":1598.40,"overdue":true,"journal_id":"jnl_01m8k09v6ke8mbba05wpy4nk3a","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T06:36:26.707Z","updated_at":"2026-11-29T06:36:26.707Z","version":1,"lines":[{"description":"Course for new starters","quantity":1,"unit_price":1480.00,"discount_percent":10,"account_id":"acc_01m8k09prke6st1nqee1k8mjpa","account_code":"4000","vat_code":"ST","net_amount":1332.00,"vat_amount":266.40,"gross_amount":1598.40}]}}', 1795934186707);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8k09hb0eg98tcm9hfw9yth2', 'org_01m8k09prke6st1nqehqnp672v', '01a22605-09bd-75b6-bab2-b3c4d7bf6115', '\x0a02f0ae42cb02fbec3f540bd33b139df6d29a586da5946a675f585e14a997f2', 200, '{"data":{"id":"btx_01m8k09zxve62t52dpss0htmrx","bank_account_id":"bac_01m8k09qyje94vw3bxzbgq3w2h","date":"2026-01-30","amount":1500.00,"currency":"GBP","description":"FPI ABBEY SCHOOLS TRUST PART INV-0001","reference":null,"external_id":null,"status":"confirmed","account_id":null,"vat_code":"NV","vat_amount":0.00,"vat_side":null,"net_amount":1500.00,"contact_id":"con_01m8k09rkce93sc0m5g865031n","journal_id":"jnl_01m8k0a2frefksvp0b2dv124ah","settlement_id":"set_01m8k0a2frefksvp0b2dv124ah","confirmed_at":"2026-11-29T06:36:34.168Z","created_at":"2026-11-29T06:36:31.547Z","updated_at":"2026-11-29T06:36:34.168Z","version":2}}', 1795934194168);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8k09hb0eg98tcm9hfw9yth2', 'org_01m8k09prke6st1nqehqnp672v', '01a22605-17a1-7263-b8d3-8e591d0f8c95', '\xdeb29c6fa800abac81c59f3d4db49344c5dce4d37e8247f2ee267fa5be430bd9', 200, '{"data":{"id":"btx_01m8k09zxve62t52dpte17e6x7","bank_account_id":"bac_01m8k09qyje94vw3bxzbgq3w2h","date":"2026-02-27","amount":-400.00,"currency":"GBP","description":"FPO PRINTWELL PX-881","reference":null,"external_id":null,"status":"confirmed","account_id":null,"vat_code":"NV","vat_amount":0.00,"vat_side":null,"net_amount":-400.00,"contact_id":"con_01m8k09sbtev8ah4z2ty1dmfg6","journal_id":"jnl_01m8k0a5y9eew93crwvs11z7t8","settlement_id":"set_01m8k0a5y9eew93crwvs11z7t8","confirmed_at":"2026-11-29T06:36:37.705Z","created_at":"2026-11-29T06:36:31.547Z","updated_at":"2026-11-29T06:36:37.705Z","version":2}}', 1795934197705);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8k09hb0eg98tcm9hfw9yth2', 'org_01m8k09prke6st1nqehqnp672v', '01a22605-1ea4-711b-b2a3-330009b76845', '\x57dca1336c7ace740ae61319ff557db899b6703334d3f957f710bcfe6af0b791', 200, '{"data":{"id":"btx_01m8k09zxve62t52dptspxg0ve","bank_account_id":"bac_01m8k09qyje94vw3bxzbgq3w2h","date":"2026-03-16","amount":1418.40,"currency":"GBP","description":"FPI MARLOW AND PIKE LLP INV-0004 LESS CN-0001","reference":null,"external_id":null,"status":"confirmed","account_id":null,"vat_code":"NV","vat_amount":0.00,"vat_side":null,"net_amount":1418.40,"contact_id":"con_01m8k09rztecdb3mnkmahqzhxc","journal_id":"jnl_01m8k0a7nhedfragjtc3nvymh1","settlement_id":"set_01m8k0a7nhedfragjtc3nvymh1","confirmed_at":"2026-11-29T06:36:39.473Z","created_at":"2026-11-29T06:36:31.547Z","updated_at":"2026-11-29T06:36:39.473Z","version":2}}', 1795934199473);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8k09hb0eg98tcm9hfw9yth2', 'org_01m8k09prke6st1nqehqnp672v', '01a22605-25aa-77a8-9a0f-baadd206a6e6', '\x128d0358eadf11148edb1cc6ff5aa357cae34af5e11841cfc45d2c673379738f', 200, '{"data":{"id":"btx_01m8k09zxve62t52dptm9ybxac","bank_account_id":"bac_01m8k09qyje94vw3bxzbgq3w2h","date":"2026-03-06","amount":282.00,"currency":"GBP","description":"FPI KESTREL FITNESS CIC INV-0003","reference":null,"external_id":null,"status":"confirmed","account_id":null,"vat_code":"NV","vat_amount":0.00,"vat_side":null,"net_amount":282.00,"contact_id":"con_01m8k09rsdea8v3d8gj4q2jeye","journal_id":"jnl_01m8k09z7yeg6bsmexyen95zkn","settlement_id":"set_01m8k09z7yeg6bsmexya25sqf7","confirmed_at":"2026-11-29T06:36:41.456Z","created_at":"2026-11-29T06:36:31.547Z","updated_at":"2026-11-29T06:36:41.456Z","version":2}}', 1795934201456);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8k09hb0eg98tcm9hfw9yth2', 'org_01m8k09prke6st1nqehqnp672v', '01a22605-2fb4-77ca-a063-1b6fd30d9ece', '\x21538234e99f72b9795a362862bea3e878805cc7f6bba3244a6a77f17c39a2e2', 200, '{"data":{"id":"btx_01m8k09zxve62t52dpv69g2392","bank_account_id":"bac_01m8k09qyje94vw3bxzbgq3w2h","date":"2026-03-31","amount":-936.55,"currency":"GBP","description":"FPO J WREN NET PAY MARCH","reference":null,"external_id":null,"status":"confirmed","account_id":"acc_01m8k09prke6st1nqecygxt4g5","vat_code":"NV","vat_amount":0.00,"vat_side":null,"net_amount":-936.55,"contact_id":null,"journal_id":"jnl_01m8k0ac1ye2z8mv2xm4naqjnb","settlement_id":null,"confirmed_at":"2026-11-29T06:36:43.966Z","created_at":"2026-11-29T06:36:31.547Z","updated_at":"2026-11-29T06:36:43.966Z","version":2}}', 1795934203966);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8k09hb0eg98tcm9hfw9yth2', 'org_01m8k09prke6st1nqehqnp672v', '01a22605-3474-7352-9ef4-afe8992f79d4', '\xf7b94ccb44b5772addd1c9a2f7e2d0957f58901621fb776d8ddff5b3232e594b', 200, '{"data":{"suggested":4,"applied":4,"next":null,"suggestions":[{"id":"btx_01m8k09zxve62t52dpsyrjb6ar","bank_account_id":"bac_01m8k09qyje94vw3bxzbgq3w2h","date":"2026-02-02","amount":-36.00,"currency":"GBP","description":"CARD SLATEWORK SOFTWARE SUBSCRIPTION","kind":"account","allocations":[],"settlement_id":null,"transfer_to_bank_account_id":null,"transfer_to_bank_account_name":null,"other_half_id":null,"account_id":"acc_01m8k09prke6st1nqefw674ev8","account_code":"6210","account_name":"Software and subscriptions","vat_code":"ST","vat_amount":6.00,"confidence":0.989,"suggested_by":"text","reason":"the text names the account, standard-rated (VAT Notice 700)","applied":true,"error":null},{"id":"btx_01m8k09zxve62t52dptb62f03v","bank_account_id":"bac_01m8k09qyje94vw3bxzbgq3w2h","date":"2026-02-18","amount":-58.40,"currency":"GBP","description":"CARD TRAINLINE.COM LONDON","kind":"account","allocations":[],"settlement_id":null,"transfer_to_bank_account_id":null,"transfer_to_bank_account_name":null,"other_half_id":null,"account_id":"acc_01m8k09prke6st1nqeg7607vmz","account_code":"6300","account_name":"Travel and subsistence","vat_code":"ZR","vat_amount":0.00,"confidence":0.872,"suggested_by":"text","reason":"supplier Trainline: rail travel, zero-rated (VAT Notice 744A)","applied":true,"error":null},{"id":"btx_01m8k09zxve62t52dptgcfdja3","bank_account_id":"bac_01m8k09qyje94vw3bxzbgq3w2h","date":"2026-03-02","amount":-36.00,"currency":"GBP","description":"CARD SLATEWORK SOFTWARE SUBSCRIPTION","kind":"account","allocations":[],"settlement_id":null,"transfer_to_bank_account_id":null,"transfer_to_bank_account_name":null,"other_half_id":null,"account_id":"acc_01m8k09prke6st1nqefw674ev8","account_code":"6210","account_name":"Software and subscriptions","vat_code":"ST","vat_amount":6.00,"confidence":0.989,"suggested_by":"text","reason":"the text names the account, standard-rated (VAT Notice 700)","applied":true,"error":null},{"id":"btx_01m8k09zxve62t52dpty0qcwk1","bank_account_id":"bac_01m8k09qyje94vw3bxzbgq3w2h","date":"2026-03-20","amount":-7.50,"currency":"GBP","description":"TOTAL CHARGES TO 19MAR2026","kind":"account","allocations":[],"settlement_id":null,"transfer_to_bank_account_id":null,"transfer_to_bank_account_name":null,"other_half_id":null,"account_id":"acc_01m8k09prke6st1nqegxwegrej","account_code":"6700","account_name":"Bank charges","vat_code":"EX","vat_amount":0.00,"confidence":0.990,"suggested_by":"text","reason":"\"bank charges\": bank charges, exempt (VAT Notice 701/49)","applied":true,"error":null}]}}', 1795934211851);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8k09hb0eg98tcm9hfw9yth2', 'org_01m8k09prke6st1nqehqnp672v', 'tieout-invoices-0aff9829f3c50d2f6b803274cf4cf32665ce052dcd5d470c49f3876599372e50', '\xc574f78ea14d1d4f38964e403f3ddd39b5cf1b993d98c03dbc96ebe0c57c520e', 201, '{"data":{"id":"inv_01m8k09ttve5et5dd10wpcvr6m","type":"sales","kind":"invoice","status":"issued","number":"INV-0002","contact_id":"con_01m8k09rkce93sc0m5g865031n","contact_name":"Abbey Schools Trust","issue_date":"2026-01-28","tax_point":"2026-01-28","due_date":"2026-02-27","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":870.00,"vat_total":0.00,"gross_total":870.00,"amount_paid":0.00,"amount_credited":0.00,"amount_due":870.00,"overdue":true,"journal_id":"jnl_01m8k09ttve5et5dd1106hdav6","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T06:36:26.331Z","updated_at":"2026-11-29T06:36:26.331Z","version":1,"lines":[{"description":"Workbooks","quantity":120,"unit_price":7.25,"discount_percent":null,"account_id":"acc_01m8k09prke6st1nqee6r8dper","account_code":"4010","vat_code":"ZR","net_amount":870.00,"vat_amount":0.00,"gross_amount":870.00}]}}', 1795934186331);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8k09hb0eg98tcm9hfw9yth2', 'org_01m8k09prke6st1nqehqnp672v', 'tieout-invoices-88c17ee662b754b658f8c7463289dfa18929fb4e1c93a88e3149957acdcf8b21', '\xae83c214946534b572ac815db3738d06c5dd08b5b6f4b45b5d235141c1d0dd74', 201, '{"data":{"id":"inv_01m8k09vbyepmra1kmwsbrb3ex","type":"sales","kind":"credit_note","status":"issued","number":"CN-0001","contact_id":"con_01m8k09rztecdb3mnkmahqzhxc","contact_name":"Marlow & Pike LLP","issue_date":"2026-03-12","tax_point":"2026-03-12","due_date":"2026-03-12","amounts_are":"exclusive","currency":"GBP","reference":"INV-0004","notes":null,"net_total":150.00,"vat_total":30.00,"gross_total":180.00,"amount_paid":0.00,"amount_credited":0.00,"amount_due":180.00,"overdue":false,"journal_id":"jnl_01m8k09vbyepmra1kmwxrxemyf","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T06:36:26.878Z","updated_at":"2026-11-29T06:36:26.878Z","version":1,"lines":[{"description":"A day that was not held","quantity":1,"unit_price":150.00,"discount_percent":null,"account_id":"acc_01m8k09prke6st1nqee1k8mjpa","account_code":"4000","vat_code":"ST","net_amount":150.00,"vat_amount":30.00,"gross_amount":180.00}]}}', 1795934186878);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8k09hb0eg98tcm9hfw9yth2', 'org_01m8k09prke6st1nqehqnp672v', '01a22604-f535-72db-a6a5-bd296fbb29b6', '\xf04606744c5182cec7f86b6decb3890df844551d1fa5dc8320910b062d10f117', 201, '{"data":{"id":"inv_01m8k09vbyepmra1kmwsbrb3ex","type":"sales","kind":"credit_note","status":"paid","number":"CN-0001","contact_id":"con_01m8k09rztecdb3mnkmahqzhxc","contact_name":"Marlow & Pike LLP","issue_date":"2026-03-12","tax_point":"2026-03-12","due_date":"2026-03-12","amounts_are":"exclusive","currency":"GBP","reference":"INV-0004","notes":null,"net_total":150.00,"vat_total":30.00,"gross_total":180.00,"amount_paid":0.00,"amount_credited":180.00,"amount_due":0.00,"overdue":false,"journal_id":"jnl_01m8k09vbyepmra1kmwxrxemyf","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T06:36:26.878Z","updated_at":"2026-11-29T06:36:28.899Z","version":2,"lines":[{"description":"A day that was not held","quantity":1,"unit_price":150.00,"discount_percent":null,"account_id":"acc_01m8k09prke6st1nqee1k8mjpa","account_code":"4000","vat_code":"ST","net_amount":150.00,"vat_amount":30.00,"gross_amount":180.00}]}}', 1795934188899);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8k09hb0eg98tcm9hfw9yth2', 'org_01m8k09prke6st1nqehqnp672v', '01a22605-51f4-7474-bba0-5110ea26f2bb', '\x11196e76eed0dd8ef322e0e16674d801e32746605faa92a4eda3e93b370ec189', 200, '{"data":{"id":"btx_01m8k09zxve62t52dptb62f03v","bank_account_id":"bac_01m8k09qyje94vw3bxzbgq3w2h","date":"2026-02-18","amount":-58.40,"currency":"GBP","description":"CARD TRAINLINE.COM LONDON","reference":null,"external_id":null,"status":"confirmed","account_id":"acc_01m8k09prke6st1nqeg7607vmz","vat_code":"ZR","vat_amount":0.00,"vat_side":"input","net_amount":-58.40,"contact_id":null,"journal_id":"jnl_01m8k0amj3efwt32gzd2edpxew","settlement_id":null,"confirmed_at":"2026-11-29T06:36:52.675Z","created_at":"2026-11-29T06:36:31.547Z","updated_at":"2026-11-29T06:36:52.675Z","version":3}}', 1795934212675);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8k09hb0eg98tcm9hfw9yth2', 'org_01m8k09prke6st1nqehqnp672v', '01a22605-5473-754e-b268-db46f7cfe84a', '\x672a6518360b8549d94b18fff30156a1c14659325d39e2b7c40aa1ca6bb6034d', 200, '{"data":{"id":"btx_01m8k09zxve62t52dptgcfdja3","bank_account_id":"bac_01m8k09qyje94vw3bxzbgq3w2h","date":"2026-03-02","amount":-36.00,"currency":"GBP","description":"CARD SLATEWORK SOFTWARE SUBSCRIPTION","reference":null,"external_id":null,"status":"confirmed","account_id":"acc_01m8k09prke6st1nqefw674ev8","vat_code":"ST","vat_amount":6.00,"vat_side":"input","net_amount":-30.00,"contact_id":null,"journal_id":"jnl_01m8k0an47eezbrgpcq2893wmn","settlement_id":null,"confirmed_at":"2026-11-29T06:36:53.255Z","created_at":"2026-11-29T06:36:31.547Z","updated_at":"2026-11-29T06:36:53.255Z","version":3}}', 1795934213255);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8k09hb0eg98tcm9hfw9yth2', 'org_01m8k09prke6st1nqehqnp672v', '01a22605-573c-73ee-a756-36fe559e479b', '\x9e4c6e398b14f205385ed09df11a3f57ef6b0249b87ea69e5db2a2c45e15c1a7', 200, '{"data":{"id":"btx_01m8k09zxve62t52dpsyrjb6ar","bank_account_id":"bac_01m8k09qyje94vw3bxzbgq3w2h","date":"2026-02-02","amount":-36.00,"currency":"GBP","description":"CARD SLATEWORK SOFTWARE SUBSCRIPTION","reference":null,"external_id":null,"status":"confirmed","account_id":"acc_01m8k09prke6st1nqefw674ev8","vat_code":"ST","vat_amount":6.00,"vat_side":"input","net_amount":-30.00,"contact_id":null,"journal_id":"jnl_01m8k0anvmepatwx3necwwwerc","settlement_id":null,"confirmed_at":"2026-11-29T06:36:54.004Z","created_at":"2026-11-29T06:36:31.547Z","updated_at":"2026-11-29T06:36:54.004Z","version":3}}', 1795934214004);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8k09hb0eg98tcm9hfw9yth2', 'org_01m8k09prke6st1nqehqnp672v', '01a22605-5981-76d0-af6f-9f96bf581e5d', '\xd2c3989439ef26f2234f7ec63d8bbb612ac8231ebc3b5e01a56fd15ef583cbf7', 200, '{"data":{"id":"btx_01m8k09zxve62t52dpty0qcwk1","bank_account_id":"bac_01m8k09qyje94vw3bxzbgq3w2h","date":"2026-03-20","amount":-7.50,"currency":"GBP","description":"TOTAL CHARGES TO 19MAR2026","reference":null,"external_id":null,"status":"confirmed","account_id":"acc_01m8k09prke6st1nqegxwegrej","vat_code":"EX","vat_amount":0.00,"vat_side":"input","net_amount":-7.50,"contact_id":null,"journal_id":"jnl_01m8k0apd7eyda4pm89jesxv3v","settlement_id":null,"confirmed_at":"2026-11-29T06:36:54.567Z","created_at":"2026-11-29T06:36:31.547Z","updated_at":"2026-11-29T06:36:54.567Z","version":3}}', 1795934214567);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8k09hb0eg98tcm9hfw9yth2', 'org_01m8k09prke6st1nqehqnp672v', '01a22605-5efb-75a2-8abf-5ec69524ecec', '\x5f3c10f9efddd75a466a1e05b061be80c8ff4ccaac315b41ca80d56dcc1eb483', 201, '{"data":{"id":"vrt_01m8k0aqs3e2vtkmbemfrpjtpf","date_from":"2026-01-01","date_to":"2026-03-31","status":"draft","currency":"GBP","scheme":"standard","flat_rate_percent":null,"adjustments":[],"boxes":{"1":698.40,"2":0.00,"3":698.40,"4":319.80,"5":378.60,"6":4776.00,"7":3427.00,"8":0.00,"9":0.00},"direction":"pay","hmrc":{"vatDueSales":698.40,"vatDueAcquisitions":0.00,"totalVatDue":698.40,"vatReclaimedCurrPeriod":319.80,"netVatDue":378.60,"totalValueSalesExVAT":4776,"totalValuePurchasesExVAT":3427,"totalValueGoodsSuppliedExVAT":0,"totalAcquisitionsExVAT":0},"journal_id":null,"finalised_at":null,"filed_at":null,"receipt":null,"created_at":"2026-11-29T06:36:55.971Z","updated_at":"2026-11-29T06:36:55.971Z","version":1}}', 1795934215971);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8k09hb0eg98tcm9hfw9yth2', 'org_01m8k09prke6st1nqehqnp672v', '01a22605-61b9-7403-baa3-86479f8cb384', '\x1176e209058648bc82984267c0fb4f6cbc12d03cca8c3213ba355c790c6f7f8a', 200, '{"data":{"id":"org_01m8k09prke6st1nqehqnp672v","name":"Wren & Marsh Ltd","currency":"GBP","country":"GB","financial_year_end":"03-31","vat_registered":true,"vat_number":null,"vat_scheme":"standard","flat_rate_percent":null,"vat_methods":[{"effective_from":null,"vat_registered":true,"vat_number":null,"vat_scheme":"standard","flat_rate_percent":null}],"vat_rounding":"line","status":"active","role":"owner","lock_date":"2026-03-31","created_at":"2026-11-29T06:36:22.163Z","updated_at":"2026-11-29T06:36:56.641Z","version":2}}', 1795934216641);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8k09hb0eg98tcm9hfw9yth2', 'org_01m8k09prke6st1nqehqnp672v', '01a22605-60dd-70a9-87ab-58860281d9a6', '\x5dac5a0a996dc302fcf63d8b65a3e30d4bafa4715713f2cac9f8e158936f2b1b', 200, '{"data":{"id":"vrt_01m8k0aqs3e2vtkmbemfrpjtpf","date_from":"2026-01-01","date_to":"2026-03-31","status":"finalised","currency":"GBP","scheme":"standard","flat_rate_percent":null,"adjustments":[],"boxes":{"1":698.40,"2":0.00,"3":698.40,"4":319.80,"5":378.60,"6":4776.00,"7":3427.00,"8":0.00,"9":0.00},"direction":"pay","hmrc":{"vatDueSales":698.40,"vatDueAcquisitions":0.00,"totalVatDue":698.40,"vatReclaimedCurrPeriod":319.80,"netVatDue":378.60,"totalValueSalesExVAT":4776,"totalValuePurchasesExVAT":3427,"totalValueGoodsSuppliedExVAT":0,"totalAcquisitionsExVAT":0},"journal_id":null,"finalised_at":"2026-11-29T06:36:56.480Z","filed_at":null,"receipt":null,"created_at":"2026-11-29T06:36:55.971Z","updated_at":"2026-11-29T06:36:56.480Z","version":2}}', 1795934216480);
INSERT INTO public.invoice_lines VALUES ('org_01m8k09prke6st1nqehqnp672v', 'inv_01m8k09tcje2gsxq63dpwpfjrc', 1, 'Course design, 3 days', '3', '650.00', NULL, 'acc_01m8k09prke6st1nqee1k8mjpa', 'ST', NULL, 195000, 39000, 234000);
INSERT INTO public.invoice_lines VALUES ('org_01m8k09prke6st1nqehqnp672v', 'inv_01m8k09tjyenh83w6ymyt6xsdg', 1, 'Printing of workbooks', '1', '412.00', NULL, 'acc_01m8k09prke6st1nqeeqgh1s3v', 'ZR', NULL, 41200, 0, 41200);
INSERT INTO public.invoice_lines VALUES ('org_01m8k09prke6st1nqehqnp672v', 'inv_01m8k09tqvednac19dyatqfe6v', 1, 'Laptop', '1', '899.00', NULL, 'acc_01m8k09prke6st1nqeb6r75eq3', 'ST', NULL, 89900, 17980, 107880);
INSERT INTO public.invoice_lines VALUES ('org_01m8k09prke6st1nqehqnp672v', 'inv_01m8k09ttve5et5dd10wpcvr6m', 1, 'Workbooks', '120', '7.25', NULL, 'acc_01m8k09prke6st1nqee6r8dper', 'ZR', NULL, 87000, 0, 87000);
INSERT INTO public.invoice_lines VALUES ('org_01m8k09prke6st1nqehqnp672v', 'inv_01m8k09v4beftszn79n0pq2h82', 1, 'Rent, January to March', '1', '1350.00', NULL, 'acc_01m8k09prke6st1nqeffx8v9xw', 'EX', NULL, 135000, 0, 135000);
INSERT INTO public.invoice_lines VALUES ('org_01m8k09prke6st1nqehqnp672v', 'inv_01m8k09v5yepss2qxd9ahnzs2e', 1, 'Seminar room, 5 evenings', '5', '48.00', NULL, 'acc_01m8k09qb8e15845hdpyd53nb3', 'EX', NULL, 24000, 0, 24000);
INSERT INTO public.invoice_lines VALUES ('org_01m8k09prke6st1nqehqnp672v', 'inv_01m8k09v5yepss2qxd9ahnzs2e', 2, 'Projector', '1', '35.00', NULL, 'acc_01m8k09prke6st1nqee1k8mjpa', 'ST', NULL, 3500, 700, 4200);
INSERT INTO public.invoice_lines VALUES ('org_01m8k09prke6st1nqehqnp672v', 'inv_01m8k09v6ke8mbba05wkg0n5wy', 1, 'Course for new starters', '1', '1480.00', '10', 'acc_01m8k09prke6st1nqee1k8mjpa', 'ST', NULL, 133200, 26640, 159840);
INSERT INTO public.invoice_lines VALUES ('org_01m8k09prke6st1nqehqnp672v', 'inv_01m8k09v98e1sv02yc9ztsq4fw', 1, 'Raised in error', '1', '500.00', NULL, 'acc_01m8k09prke6st1nqee1k8mjpa', 'ST', NULL, 50000, 10000, 60000);
INSERT INTO public.invoice_lines VALUES ('org_01m8k09prke6st1nqehqnp672v', 'inv_01m8k09vbyepmra1kmwsbrb3ex', 1, 'A day that was not held', '1', '150.00', NULL, 'acc_01m8k09prke6st1nqee1k8mjpa', 'ST', NULL, 15000, 3000, 18000);
INSERT INTO public.invoice_lines VALUES ('org_01m8k09prke6st1nqehqnp672v', 'inv_01m8k09vgqey3a77qed238adtt', 1, 'Illustration, 2 days', '2', '384.00', NULL, 'acc_01m8k09prke6st1nqeetps3m9e', 'ST', NULL, 64000, 12800, 76800);
INSERT INTO public.invoice_lines VALUES ('org_01m8k09prke6st1nqehqnp672v', 'inv_01m8k09vkbe7qsb7q76kyyw8an', 1, 'Workbooks', '24', '7.25', NULL, 'acc_01m8k09prke6st1nqee6r8dper', 'ZR', NULL, 17400, 0, 17400);
INSERT INTO public.invoice_lines VALUES ('org_01m8k09prke6st1nqehqnp672v', 'inv_01m8k09vkbe7qsb7q76kyyw8an', 2, 'Half a day of course design', '0.5', '650.00', NULL, 'acc_01m8k09prke6st1nqee1k8mjpa', 'ST', NULL, 32500, 6500, 39000);
INSERT INTO public.invoices VALUES ('inv_01m8k09vgqey3a77qed238adtt', 'org_01m8k09prke6st1nqehqnp672v', 'purchase', 'invoice', 'issued', 'FR-1209', 'con_01m8k09sq0e3hbm5q1bachf09p', '2026-03-24', '2026-04-23', 'inclusive', NULL, NULL, 64000, 12800, 76800, 0, 0, 'issued', 'jnl_01m8k09vgqey3a77qed6735nrm', NULL, NULL, 'fr-1209', 1795934187031, 1795934187031, 1, '9999-99-99', 0, NULL, NULL, NULL);
INSERT INTO public.invoices VALUES ('inv_01m8k09vkbe7qsb7q76kyyw8an', 'org_01m8k09prke6st1nqehqnp672v', 'sales', 'invoice', 'issued', 'INV-0006', 'con_01m8k09rkce93sc0m5g865031n', '2026-03-27', '2026-04-26', 'exclusive', NULL, NULL, 49900, 6500, 56400, 0, 0, 'issued', 'jnl_01m8k09vkbe7qsb7q76q7hne6n', NULL, NULL, 'inv-0006', 1795934187115, 1795934187115, 1, '9999-99-99', 0, NULL, NULL, NULL);
INSERT INTO public.invoices VALUES ('inv_01m8k09v98e1sv02yc9ztsq4fw', 'org_01m8k09prke6st1nqehqnp672v', 'sales', 'invoice', 'void', 'INV-0005', 'con_01m8k09rztecdb3mnkmahqzhxc', '2026-03-03', '2026-04-02', 'exclusive', NULL, NULL, 50000, 10000, 60000, 0, 0, 'issued', 'jnl_01m8k09v98e1sv02yca0b7xcv1', '2026-03-03', 'jnl_01m8k09wf8esavpywqx9zy3aj6', 'inv-0005', 1795934186792, 1795934188008, 2, '2026-03-03', 0, NULL, NULL, NULL);
INSERT INTO public.invoices VALUES ('inv_01m8k09vbyepmra1kmwsbrb3ex', 'org_01m8k09prke6st1nqehqnp672v', 'sales', 'credit_note', 'issued', 'CN-0001', 'con_01m8k09rztecdb3mnkmahqzhxc', '2026-03-12', '2026-03-12', 'exclusive', 'INV-0004', NULL, 15000, 3000, 18000, 0, 18000, 'issued', 'jnl_01m8k09vbyepmra1kmwxrxemyf', NULL, NULL, 'cn-0001
inv-0004', 1795934186878, 1795934188899, 2, '2026-03-12', 1, '2026-03-12', '2026-03-12', NULL);
INSERT INTO public.invoices VALUES ('inv_01m8k09v5yepss2qxd9ahnzs2e', 'org_01m8k09prke6st1nqehqnp672v', 'sales', 'invoice', 'issued', 'INV-0003', 'con_01m8k09rsdea8v3d8gj4q2jeye', '2026-02-09', '2026-03-11', 'exclusive', NULL, NULL, 27500, 700, 28200, 28200, 0, 'issued', 'jnl_01m8k09v5yepss2qxd9cbk2cwm', NULL, NULL, 'inv-0003', 1795934186686, 1795934190846, 2, '2026-03-06', 1, '2026-03-06', '2026-03-06', NULL);
INSERT INTO public.invoices VALUES ('inv_01m8k09tqvednac19dyatqfe6v', 'org_01m8k09prke6st1nqehqnp672v', 'purchase', 'invoice', 'issued', 'TB-0117', 'con_01m8k09seqe5q8dbgtfn751ygf', '2026-01-21', '2026-02-20', 'exclusive', NULL, NULL, 89900, 17980, 107880, 107880, 0, 'issued', 'jnl_01m8k09tqvednac19dye2bppkp', NULL, NULL, 'tb-0117', 1795934186235, 1795934192688, 2, '2026-01-22', 1, '2026-01-22', '2026-01-22', NULL);
INSERT INTO public.invoices VALUES ('inv_01m8k09v4beftszn79n0pq2h82', 'org_01m8k09prke6st1nqehqnp672v', 'purchase', 'invoice', 'issued', 'HL-33', 'con_01m8k09smveyt8db9cfcryy5wd', '2026-02-01', '2026-03-03', 'exclusive', NULL, NULL, 135000, 0, 135000, 135000, 0, 'issued', 'jnl_01m8k09v4beftszn79n67gy0r4', NULL, NULL, 'hl-33', 1795934186635, 1795934195140, 2, '2026-02-10', 1, '2026-02-10', '2026-02-10', NULL);
INSERT INTO public.invoices VALUES ('inv_01m8k09tcje2gsxq63dpwpfjrc', 'org_01m8k09prke6st1nqehqnp672v', 'sales', 'invoice', 'issued', 'INV-0001', 'con_01m8k09rkce93sc0m5g865031n', '2026-01-15', '2026-02-14', 'exclusive', NULL, NULL, 195000, 39000, 234000, 234000, 0, 'issued', 'jnl_01m8k09tcje2gsxq63drr1859b', NULL, NULL, 'inv-0001', 1795934185874, 1795934196215, 3, '2026-02-16', 2, '2026-01-30', '2026-02-16', NULL);
INSERT INTO public.invoices VALUES ('inv_01m8k09ttve5et5dd10wpcvr6m', 'org_01m8k09prke6st1nqehqnp672v', 'sales', 'invoice', 'issued', 'INV-0002', 'con_01m8k09rkce93sc0m5g865031n', '2026-01-28', '2026-02-27', 'exclusive', NULL, NULL, 87000, 0, 87000, 87000, 0, 'issued', 'jnl_01m8k09ttve5et5dd1106hdav6', NULL, NULL, 'inv-0002', 1795934186331, 1795934196215, 2, '2026-02-16', 1, '2026-02-16', '2026-02-16', NULL);
INSERT INTO public.invoices VALUES ('inv_01m8k09tjyenh83w6ymyt6xsdg', 'org_01m8k09prke6st1nqehqnp672v', 'purchase', 'invoice', 'issued', 'PX-881', 'con_01m8k09sbtev8ah4z2ty1dmfg6', '2026-01-20', '2026-02-19', 'exclusive', NULL, NULL, 41200, 0, 41200, 40000, 0, 'issued', 'jnl_01m8k09tjyenh83w6yn1bfggsx', NULL, NULL, 'px-881', 1795934186079, 1795934197705, 2, '9999-99-99', 1, '2026-02-27', '2026-02-27', NULL);
INSERT INTO public.invoices VALUES ('inv_01m8k09v6ke8mbba05wkg0n5wy', 'org_01m8k09prke6st1nqehqnp672v', 'sales', 'invoice', 'issued', 'INV-0004', 'con_01m8k09rztecdb3mnkmahqzhxc', '2026-02-20', '2026-03-22', 'exclusive', NULL, NULL, 133200, 26640, 159840, 141840, 18000, 'issued', 'jnl_01m8k09v6ke8mbba05wpy4nk3a', NULL, NULL, 'inv-0004', 1795934186707, 1795934199473, 3, '2026-03-16', 2, '2026-03-12', '2026-03-16', NULL);
INSERT INTO public.jobs VALUES ('rec_01m8k0avjmev5bwew7a0vvxbtq', 'reconcile', 1, 'usr_01m8k09hb0eg98tcm9hfw9yth2', 'key_01m8k09hw5ep49fktm1ptbmr6d', 'completed', 3, 0, 1, 1, NULL, NULL, '01a226056e8e72ff82e8e499dd9f889c', 3, NULL, 1795934219860, 1795934219879, 1795934219918, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8k09prke6st1nqehqnp672v', 1, 1, 'acc_01m8k09prke6st1nqec69syg7c', 1000000, NULL, NULL, 0, 0, '2026-01-01', NULL);
INSERT INTO public.journal_lines VALUES ('org_01m8k09prke6st1nqehqnp672v', 1, 2, 'acc_01m8k09prke6st1nqedxkk83ke', -1000000, NULL, NULL, 0, 0, '2026-01-01', NULL);
INSERT INTO public.journal_lines VALUES ('org_01m8k09prke6st1nqehqnp672v', 2, 1, 'acc_01m8k09prke6st1nqebsad9x64', 234000, NULL, NULL, 0, 0, '2026-01-15', NULL);
INSERT INTO public.journal_lines VALUES ('org_01m8k09prke6st1nqehqnp672v', 2, 2, 'acc_01m8k09prke6st1nqee1k8mjpa', -195000, 'Course design, 3 days', 'ST', 39000, 0, '2026-01-15', 'output');
INSERT INTO public.journal_lines VALUES ('org_01m8k09prke6st1nqehqnp672v', 2, 3, 'acc_01m8k09q2ze8j969r3aqrjq7qr', -39000, NULL, 'ST', 0, 1, '2026-01-15', NULL);
INSERT INTO public.journal_lines VALUES ('org_01m8k09prke6st1nqehqnp672v', 3, 1, 'acc_01m8k09prke6st1nqecemebs0x', -41200, NULL, NULL, 0, 0, '2026-01-20', NULL);
INSERT INTO public.journal_lines VALUES ('org_01m8k09prke6st1nqehqnp672v', 3, 2, 'acc_01m8k09prke6st1nqeeqgh1s3v', 41200, 'Printing of workbooks', 'ZR', 0, 0, '2026-01-20', 'input');
INSERT INTO public.journal_lines VALUES ('org_01m8k09prke6st1nqehqnp672v', 4, 1, 'acc_01m8k09prke6st1nqecemebs0x', -107880, NULL, NULL, 0, 0, '2026-01-21', NULL);
INSERT INTO public.journal_lines VALUES ('org_01m8k09prke6st1nqehqnp672v', 4, 2, 'acc_01m8k09prke6st1nqeb6r75eq3', 89900, 'Laptop', 'ST', 17980, 0, '2026-01-21', 'input');
INSERT INTO public.journal_lines VALUES ('org_01m8k09prke6st1nqehqnp672v', 4, 3, 'acc_01m8k09q2ze8j969r3aqrjq7qr', 17980, NULL, 'ST', 0, 1, '2026-01-21', NULL);
INSERT INTO public.journal_lines VALUES ('org_01m8k09prke6st1nqehqnp672v', 5, 1, 'acc_01m8k09prke6st1nqebsad9x64', 87000, NULL, NULL, 0, 0, '2026-01-28', NULL);
INSERT INTO public.journal_lines VALUES ('org_01m8k09prke6st1nqehqnp672v', 5, 2, 'acc_01m8k09prke6st1nqee6r8dper', -87000, 'Workbooks', 'ZR', 0, 0, '2026-01-28', 'output');
INSERT INTO public.journal_lines VALUES ('org_01m8k09prke6st1nqehqnp672v', 6, 1, 'acc_01m8k09prke6st1nqecemebs0x', -135000, NULL, NULL, 0, 0, '2026-02-01', NULL);
INSERT INTO public.journal_lines VALUES ('org_01m8k09prke6st1nqehqnp672v', 6, 2, 'acc_01m8k09prke6st1nqeffx8v9xw', 135000, 'Rent, January to March', 'EX', 0, 0, '2026-02-01', 'input');
INSERT INTO public.journal_lines VALUES ('org_01m8k09prke6st1nqehqnp672v', 7, 1, 'acc_01m8k09prke6st1nqebsad9x64', 28200, NULL, NULL, 0, 0, '2026-02-09', NULL);
INSERT INTO public.journal_lines VALUES ('org_01m8k09prke6st1nqehqnp672v', 7, 2, 'acc_01m8k09qb8e15845hdpyd53nb3', -24000, 'Seminar room, 5 evenings', 'EX', 0, 0, '2026-02-09', 'output');
INSERT INTO public.journal_lines VALUES ('org_01m8k09prke6st1nqehqnp672v', 7, 3, 'acc_01m8k09prke6st1nqee1k8mjpa', -3500, 'Projector', 'ST', 700, 0, '2026-02-09', 'output');
INSERT INTO public.journal_lines VALUES ('org_01m8k09prke6st1nqehqnp672v', 7, 4, 'acc_01m8k09q2ze8j969r3aqrjq7qr', -700, NULL, 'ST', 0, 1, '2026-02-09', NULL);
INSERT INTO public.journal_lines VALUES ('org_01m8k09prke6st1nqehqnp672v', 8, 1, 'acc_01m8k09prke6st1nqebsad9x64', 159840, NULL, NULL, 0, 0, '2026-02-20', NULL);
INSERT INTO public.journal_lines VALUES ('org_01m8k09prke6st1nqehqnp672v', 8, 2, 'acc_01m8k09prke6st1nqee1k8mjpa', -133200, 'Course for new starters', 'ST', 26640, 0, '2026-02-20', 'output');
INSERT INTO public.journal_lines VALUES ('org_01m8k09prke6st1nqehqnp672v', 8, 3, 'acc_01m8k09q2ze8j969r3aqrjq7qr', -26640, NULL, 'ST', 0, 1, '2026-02-20', NULL);
INSERT INTO public.journal_lines VALUES ('org_01m8k09prke6st1nqehqnp672v', 9, 1, 'acc_01m8k09prke6st1nqebsad9x64', 60000, NULL, NULL, 0, 0, '2026-03-03', NULL);
INSERT INTO public.journal_lines VALUES ('org_01m8k09prke6st1nqehqnp672v', 9, 2, 'acc_01m8k09prke6st1nqee1k8mjpa', -50000, 'Raised in error', 'ST', 10000, 0, '2026-03-03', 'output');
INSERT INTO public.journal_lines VALUES ('org_01m8k09prke6st1nqehqnp672v', 9, 3, 'acc_01m8k09q2ze8j969r3aqrjq7qr', -10000, NULL, 'ST', 0, 1, '2026-03-03', NULL);
INSERT INTO public.journal_lines VALUES ('org_01m8k09prke6st1nqehqnp672v', 10, 1, 'acc_01m8k09prke6st1nqebsad9x64', -18000, NULL, NULL, 0, 0, '2026-03-12', NULL);
INSERT INTO public.journal_lines VALUES ('org_01m8k09prke6st1nqehqnp672v', 10, 2, 'acc_01m8k09prke6st1nqee1k8mjpa', 15000, 'A day that was not held', 'ST', 3000, 0, '2026-03-12', 'output');
INSERT INTO public.journal_lines VALUES ('org_01m8k09prke6st1nqehqnp672v', 10, 3, 'acc_01m8k09q2ze8j969r3aqrjq7qr', 3000, NULL, 'ST', 0, 1, '2026-03-12', NULL);
INSERT INTO public.journal_lines VALUES ('org_01m8k09prke6st1nqehqnp672v', 11, 1, 'acc_01m8k09prke6st1nqecemebs0x', -76800, NULL, NULL, 0, 0, '2026-03-24', NULL);
INSERT INTO public.journal_lines VALUES ('org_01m8k09prke6st1nqehqnp672v', 11, 2, 'acc_01m8k09prke6st1nqeetps3m9e', 64000, 'Illustration, 2 days', 'ST', 12800, 0, '2026-03-24', 'input');
INSERT INTO public.journal_lines VALUES ('org_01m8k09prke6st1nqehqnp672v', 11, 3, 'acc_01m8k09q2ze8j969r3aqrjq7qr', 12800, NULL, 'ST', 0, 1, '2026-03-24', NULL);
INSERT INTO public.journal_lines VALUES ('org_01m8k09prke6st1nqehqnp672v', 12, 1, 'acc_01m8k09prke6st1nqebsad9x64', 56400, NULL, NULL, 0, 0, '2026-03-27', NULL);
INSERT INTO public.journal_lines VALUES ('org_01m8k09prke6st1nqehqnp672v', 12, 2, 'acc_01m8k09prke6st1nqee6r8dper', -17400, 'Workbooks', 'ZR', 0, 0, '2026-03-27', 'output');
INSERT INTO public.journal_lines VALUES ('org_01m8k09prke6st1nqehqnp672v', 12, 3, 'acc_01m8k09prke6st1nqee1k8mjpa', -32500, 'Half a day of course design', 'ST', 6500, 0, '2026-03-27', 'output');
INSERT INTO public.journal_lines VALUES ('org_01m8k09prke6st1nqehqnp672v', 12, 4, 'acc_01m8k09q2ze8j969r3aqrjq7qr', -6500, NULL, 'ST', 0, 1, '2026-03-27', NULL);
INSERT INTO public.journal_lines VALUES ('org_01m8k09prke6st1nqehqnp672v', 13, 1, 'acc_01m8k09prke6st1nqebsad9x64', -60000, NULL, NULL, 0, 0, '2026-03-03', NULL);
INSERT INTO public.journal_lines VALUES ('org_01m8k09prke6st1nqehqnp672v', 13, 2, 'acc_01m8k09prke6st1nqee1k8mjpa', 50000, 'Raised in error', 'ST', 10000, 0, '2026-03-03', 'output');
INSERT INTO public.journal_lines VALUES ('org_01m8k09prke6st1nqehqnp672v', 13, 3, 'acc_01m8k09q2ze8j969r3aqrjq7qr', 10000, NULL, 'ST', 0, 1, '2026-03-03', NULL);
INSERT INTO public.journal_lines VALUES ('org_01m8k09prke6st1nqehqnp672v', 14, 1, 'acc_01m8k09prke6st1nqedxkk83ke', 1000000, NULL, NULL, 0, 0, '2026-01-01', NULL);
INSERT INTO public.journal_lines VALUES ('org_01m8k09prke6st1nqehqnp672v', 14, 2, 'acc_01m8k09prke6st1nqedhktsadf', -10000, 'Share capital', NULL, 0, 0, '2026-01-01', NULL);
INSERT INTO public.journal_lines VALUES ('org_01m8k09prke6st1nqehqnp672v', 14, 3, 'acc_01m8k09prke6st1nqed70vn1b0', -990000, 'Lent by the director', NULL, 0, 0, '2026-01-01', NULL);
INSERT INTO public.journal_lines VALUES ('org_01m8k09prke6st1nqehqnp672v', 15, 1, 'acc_01m8k09prke6st1nqef0608r0c', 100000, NULL, NULL, 0, 0, '2026-03-31', NULL);
INSERT INTO public.journal_lines VALUES ('org_01m8k09prke6st1nqehqnp672v', 15, 2, 'acc_01m8k09prke6st1nqecqf866dy', -6345, 'PAYE and National Insurance', NULL, 0, 0, '2026-03-31', NULL);
INSERT INTO public.journal_lines VALUES ('org_01m8k09prke6st1nqehqnp672v', 15, 3, 'acc_01m8k09prke6st1nqecygxt4g5', -93655, 'Net pay', NULL, 0, 0, '2026-03-31', NULL);
INSERT INTO public.journal_lines VALUES ('org_01m8k09prke6st1nqehqnp672v', 16, 1, 'acc_01m8k09prke6st1nqeh0s4b4ss', 7492, '3 of 36 months of 899.00', NULL, 0, 0, '2026-03-31', NULL);
INSERT INTO public.journal_lines VALUES ('org_01m8k09prke6st1nqehqnp672v', 16, 2, 'acc_01m8k09prke6st1nqebg58rkb9', -7492, NULL, NULL, 0, 0, '2026-03-31', NULL);
INSERT INTO public.journal_lines VALUES ('org_01m8k09prke6st1nqehqnp672v', 17, 1, 'acc_01m8k09prke6st1nqebsad9x64', -28200, NULL, NULL, 0, 0, '2026-03-06', NULL);
INSERT INTO public.journal_lines VALUES ('org_01m8k09prke6st1nqehqnp672v', 17, 2, 'acc_01m8k09prke6st1nqec69syg7c', 28200, NULL, NULL, 0, 0, '2026-03-06', NULL);
INSERT INTO public.journal_lines VALUES ('org_01m8k09prke6st1nqehqnp672v', 18, 1, 'acc_01m8k09prke6st1nqecemebs0x', 107880, NULL, NULL, 0, 0, '2026-01-22', NULL);
INSERT INTO public.journal_lines VALUES ('org_01m8k09prke6st1nqehqnp672v', 18, 2, 'acc_01m8k09prke6st1nqec69syg7c', -107880, NULL, NULL, 0, 0, '2026-01-22', NULL);
INSERT INTO public.journal_lines VALUES ('org_01m8k09prke6st1nqehqnp672v', 21, 1, 'acc_01m8k09prke6st1nqebsad9x64', -171000, NULL, NULL, 0, 0, '2026-02-16', NULL);
INSERT INTO public.journal_lines VALUES ('org_01m8k09prke6st1nqehqnp672v', 21, 2, 'acc_01m8k09prke6st1nqec69syg7c', 171000, NULL, NULL, 0, 0, '2026-02-16', NULL);
INSERT INTO public.journal_lines VALUES ('org_01m8k09jvpezca0x94qx4ph2hj', 1, 1, 'acc_01m8k09jvpezca0x94nbhz8jf1', 50000, NULL, NULL, 0, 0, '2026-03-02', NULL);
INSERT INTO public.journal_lines VALUES ('org_01m8k09jvpezca0x94qx4ph2hj', 1, 2, 'acc_01m8k09jvpezca0x94jc7actf2', -50000, NULL, NULL, 0, 0, '2026-03-02', NULL);
INSERT INTO public.journal_lines VALUES ('org_01m8k09prke6st1nqehqnp672v', 19, 1, 'acc_01m8k09prke6st1nqebsad9x64', -150000, NULL, NULL, 0, 0, '2026-01-30', NULL);
INSERT INTO public.journal_lines VALUES ('org_01m8k09prke6st1nqehqnp672v', 19, 2, 'acc_01m8k09prke6st1nqec69syg7c', 150000, NULL, NULL, 0, 0, '2026-01-30', NULL);
INSERT INTO public.journal_lines VALUES ('org_01m8k09prke6st1nqehqnp672v', 22, 1, 'acc_01m8k09prke6st1nqecemebs0x', 40000, NULL, NULL, 0, 0, '2026-02-27', NULL);
INSERT INTO public.journal_lines VALUES ('org_01m8k09prke6st1nqehqnp672v', 22, 2, 'acc_01m8k09prke6st1nqec69syg7c', -40000, NULL, NULL, 0, 0, '2026-02-27', NULL);
INSERT INTO public.journal_lines VALUES ('org_01m8k09prke6st1nqehqnp672v', 23, 1, 'acc_01m8k09prke6st1nqebsad9x64', -141840, NULL, NULL, 0, 0, '2026-03-16', NULL);
INSERT INTO public.journal_lines VALUES ('org_01m8k09prke6st1nqehqnp672v', 23, 2, 'acc_01m8k09prke6st1nqec69syg7c', 141840, NULL, NULL, 0, 0, '2026-03-16', NULL);
INSERT INTO public.journal_lines VALUES ('org_01m8k09prke6st1nqehqnp672v', 25, 1, 'acc_01m8k09prke6st1nqec69syg7c', -93655, NULL, NULL, 0, 0, '2026-03-31', NULL);
INSERT INTO public.journal_lines VALUES ('org_01m8k09prke6st1nqehqnp672v', 25, 2, 'acc_01m8k09prke6st1nqecygxt4g5', 93655, NULL, NULL, 0, 0, '2026-03-31', NULL);
INSERT INTO public.journal_lines VALUES ('org_01m8k09prke6st1nqehqnp672v', 20, 1, 'acc_01m8k09prke6st1nqecemebs0x', 135000, NULL, NULL, 0, 0, '2026-02-10', NULL);
INSERT INTO public.journal_lines VALUES ('org_01m8k09prke6st1nqehqnp672v', 20, 2, 'acc_01m8k09prke6st1nqec69syg7c', -135000, NULL, NULL, 0, 0, '2026-02-10', NULL);
INSERT INTO public.journal_lines VALUES ('org_01m8k09prke6st1nqehqnp672v', 24, 1, 'acc_01m8k09prke6st1nqec69syg7c', -200000, NULL, NULL, 0, 0, '2026-03-25', NULL);
INSERT INTO public.journal_lines VALUES ('org_01m8k09prke6st1nqehqnp672v', 24, 2, 'acc_01m8k09rdmep0rcy4m7bnjwn8f', 200000, NULL, NULL, 0, 0, '2026-03-25', NULL);
INSERT INTO public.journal_lines VALUES ('org_01m8k09prke6st1nqehqnp672v', 26, 1, 'acc_01m8k09prke6st1nqec69syg7c', -5840, NULL, NULL, 0, 0, '2026-02-18', NULL);
INSERT INTO public.journal_lines VALUES ('org_01m8k09prke6st1nqehqnp672v', 26, 2, 'acc_01m8k09prke6st1nqeg7607vmz', 5840, NULL, 'ZR', 0, 0, '2026-02-18', 'input');
INSERT INTO public.journal_lines VALUES ('org_01m8k09prke6st1nqehqnp672v', 27, 1, 'acc_01m8k09prke6st1nqec69syg7c', -3600, NULL, NULL, 0, 0, '2026-03-02', NULL);
INSERT INTO public.journal_lines VALUES ('org_01m8k09prke6st1nqehqnp672v', 27, 2, 'acc_01m8k09prke6st1nqefw674ev8', 3000, NULL, 'ST', 600, 0, '2026-03-02', 'input');
INSERT INTO public.journal_lines VALUES ('org_01m8k09prke6st1nqehqnp672v', 27, 3, 'acc_01m8k09q2ze8j969r3aqrjq7qr', 600, NULL, 'ST', 0, 1, '2026-03-02', NULL);
INSERT INTO public.journal_lines VALUES ('org_01m8k09prke6st1nqehqnp672v', 28, 1, 'acc_01m8k09prke6st1nqec69syg7c', -3600, NULL, NULL, 0, 0, '2026-02-02', NULL);
INSERT INTO public.journal_lines VALUES ('org_01m8k09prke6st1nqehqnp672v', 28, 2, 'acc_01m8k09prke6st1nqefw674ev8', 3000, NULL, 'ST', 600, 0, '2026-02-02', 'input');
INSERT INTO public.journal_lines VALUES ('org_01m8k09prke6st1nqehqnp672v', 28, 3, 'acc_01m8k09q2ze8j969r3aqrjq7qr', 600, NULL, 'ST', 0, 1, '2026-02-02', NULL);
INSERT INTO public.journal_lines VALUES ('org_01m8k09prke6st1nqehqnp672v', 29, 1, 'acc_01m8k09prke6st1nqec69syg7c', -750, NULL, NULL, 0, 0, '2026-03-20', NULL);
INSERT INTO public.journal_lines VALUES ('org_01m8k09prke6st1nqehqnp672v', 29, 2, 'acc_01m8k09prke6st1nqegxwegrej', 750, NULL, 'EX', 0, 0, '2026-03-20', 'input');
INSERT INTO public.journal_lines VALUES ('org_01m8k09jvpezca0x94qx4ph2hj', 2, 1, 'acc_01m8k09jvpezca0x94nbhz8jf1', -50000, NULL, NULL, 0, 0, '2026-03-20', NULL);
INSERT INTO public.journal_lines VALUES ('org_01m8k09jvpezca0x94qx4ph2hj', 2, 2, 'acc_01m8k09jvpezca0x94jc7actf2', 50000, NULL, NULL, 0, 0, '2026-03-20', NULL);
INSERT INTO public.journals VALUES ('jnl_01m8k09qyje94vw3bxzkxbtjab', 'org_01m8k09prke6st1nqehqnp672v', 1, '2026-01-01', 'Opening balance of Current', NULL, NULL, 'opening', NULL, 1000000, 1795934183378, 'usr_01m8k09hb0eg98tcm9hfw9yth2', '\xeb6876858940530c3419ea083a874f9527651984f44fac73800ce410cf7aaabd', 'opening balance of current', 2);
INSERT INTO public.journals VALUES ('jnl_01m8k09tcje2gsxq63drr1859b', 'org_01m8k09prke6st1nqehqnp672v', 2, '2026-01-15', 'Sales invoice INV-0001, Abbey Schools Trust', 'INV-0001', NULL, 'invoice', NULL, 234000, 1795934185874, 'usr_01m8k09hb0eg98tcm9hfw9yth2', '\x815b487cc0fee1379875b3d5ca0489da51c6e1fcea05674d6b71f6c54520fec8', 'sales invoice inv-0001, abbey schools trust
inv-0001', 2);
INSERT INTO public.journals VALUES ('jnl_01m8k09tjyenh83w6yn1bfggsx', 'org_01m8k09prke6st1nqehqnp672v', 3, '2026-01-20', 'Purchase invoice PX-881, Printwell', 'PX-881', NULL, 'invoice', NULL, 41200, 1795934186079, 'usr_01m8k09hb0eg98tcm9hfw9yth2', '\xe6b91e18ccc75e35dac63ebe9499316f3f917bbcc832116d49dc3ea54d90544b', 'purchase invoice px-881, printwell
px-881', 2);
INSERT INTO public.journals VALUES ('jnl_01m8k09tqvednac19dye2bppkp', 'org_01m8k09prke6st1nqehqnp672v', 4, '2026-01-21', 'Purchase invoice TB-0117, Techbarn', 'TB-0117', NULL, 'invoice', NULL, 107880, 1795934186235, 'usr_01m8k09hb0eg98tcm9hfw9yth2', '\x97e64b302be42ab563e9e5111d080899b575c38a1f892ca82503c353ec4ee7cd', 'purchase invoice tb-0117, techbarn
tb-0117', 2);
INSERT INTO public.journals VALUES ('jnl_01m8k09ttve5et5dd1106hdav6', 'org_01m8k09prke6st1nqehqnp672v', 5, '2026-01-28', 'Sales invoice INV-0002, Abbey Schools Trust', 'INV-0002', NULL, 'invoice', NULL, 87000, 1795934186331, 'usr_01m8k09hb0eg98tcm9hfw9yth2', '\x552d1717bb34016fcf38ac1b97944bffbc61237b9976af5ce8f86f9f67bbd3cc', 'sales invoice inv-0002, abbey schools trust
inv-0002', 2);
INSERT INTO public.journals VALUES ('jnl_01m8k09v4beftszn79n67gy0r4', 'org_01m8k09prke6st1nqehqnp672v', 6, '2026-02-01', 'Purchase invoice HL-33, Harcourt Lettings', 'HL-33', NULL, 'invoice', NULL, 135000, 1795934186635, 'usr_01m8k09hb0eg98tcm9hfw9yth2', '\x67ca39987893e73c2a6a74620d3c7239874397a309c0ec6abacae8c10907ee0f', 'purchase invoice hl-33, harcourt lettings
hl-33', 2);
INSERT INTO public.journals VALUES ('jnl_01m8k09v5yepss2qxd9cbk2cwm', 'org_01m8k09prke6st1nqehqnp672v', 7, '2026-02-09', 'Sales invoice INV-0003, Kestrel Fitness CIC', 'INV-0003', NULL, 'invoice', NULL, 28200, 1795934186686, 'usr_01m8k09hb0eg98tcm9hfw9yth2', '\x50bda9f518471090b929797ee951703b73f70f6c3759ce542e003601848e557e', 'sales invoice inv-0003, kestrel fitness cic
inv-0003', 2);
INSERT INTO public.journals VALUES ('jnl_01m8k09v6ke8mbba05wpy4nk3a', 'org_01m8k09prke6st1nqehqnp672v', 8, '2026-02-20', 'Sales invoice INV-0004, Marlow & Pike LLP', 'INV-0004', NULL, 'invoice', NULL, 159840, 1795934186707, 'usr_01m8k09hb0eg98tcm9hfw9yth2', '\xeb299941ba72ea2b7083565ea98ae4acff6d7bb3ed2fbd181d00b60c35f492ad', 'sales invoice inv-0004, marlow & pike llp
inv-0004', 2);
INSERT INTO public.journals VALUES ('jnl_01m8k09v98e1sv02yca0b7xcv1', 'org_01m8k09prke6st1nqehqnp672v', 9, '2026-03-03', 'Sales invoice INV-0005, Marlow & Pike LLP', 'INV-0005', NULL, 'invoice', NULL, 60000, 1795934186792, 'usr_01m8k09hb0eg98tcm9hfw9yth2', '\xba14f8c5ab1d0903c249e78414d1426693dd330ecd5ff7e31dbe9b51e4fa1f5c', 'sales invoice inv-0005, marlow & pike llp
inv-0005', 2);
INSERT INTO public.journals VALUES ('jnl_01m8k09vbyepmra1kmwxrxemyf', 'org_01m8k09prke6st1nqehqnp672v', 10, '2026-03-12', 'Sales credit note CN-0001, Marlow & Pike LLP', 'CN-0001', NULL, 'invoice', NULL, 18000, 1795934186878, 'usr_01m8k09hb0eg98tcm9hfw9yth2', '\xb83a5328a88ef16d0521c4fb6693b4c30dd33970cab9edb683642768f0907e3a', 'sales credit note cn-0001, marlow & pike llp
cn-0001', 2);
INSERT INTO public.journals VALUES ('jnl_01m8k09vgqey3a77qed6735nrm', 'org_01m8k09prke6st1nqehqnp672v', 11, '2026-03-24', 'Purchase invoice FR-1209, Fern & Rowe', 'FR-1209', NULL, 'invoice', NULL, 76800, 1795934187031, 'usr_01m8k09hb0eg98tcm9hfw9yth2', '\xa42a8508b076d94b2996e42a12e6ba62959e2447583b466c9ab14501312fb2df', 'purchase invoice fr-1209, fern & rowe
fr-1209', 2);
INSERT INTO public.journals VALUES ('jnl_01m8k09vkbe7qsb7q76q7hne6n', 'org_01m8k09prke6st1nqehqnp672v', 12, '2026-03-27', 'Sales invoice INV-0006, Abbey Schools Trust', 'INV-0006', NULL, 'invoice', NULL, 56400, 1795934187115, 'usr_01m8k09hb0eg98tcm9hfw9yth2', '\x77fd1959cf89c28ecc02c6af64f3077e7f67cb8376fcef0b21fa171353b1916a', 'sales invoice inv-0006, abbey schools trust
inv-0006', 2);
INSERT INTO public.journals VALUES ('jnl_01m8k09wf8esavpywqx9zy3aj6', 'org_01m8k09prke6st1nqehqnp672v', 13, '2026-03-03', 'Reversal of journal 9: Sales invoice INV-0005, Marlow & Pike LLP', 'INV-0005', NULL, 'reversal', 'jnl_01m8k09v98e1sv02yca0b7xcv1', 60000, 1795934188008, 'usr_01m8k09hb0eg98tcm9hfw9yth2', '\xb9be8dd13cc15474e68d464c6c788869c8979ff9da3787135535bd1e317d5fe9', 'reversal of journal 9: sales invoice inv-0005, marlow & pike llp
inv-0005', 2);
INSERT INTO public.journals VALUES ('jnl_01m8k09y4qef2t707w70yjyx3d', 'org_01m8k09prke6st1nqehqnp672v', 14, '2026-01-01', 'Opening balances', 'JV-001', 'JV-001', 'manual', NULL, 1000000, 1795934189719, 'usr_01m8k09hb0eg98tcm9hfw9yth2', '\x0fbda6aa86a6930b833e8048e564fdc7e65003558f13223b54f5e1ace4b16ef1', 'opening balances
jv-001', 2);
INSERT INTO public.journals VALUES ('jnl_01m8k09y4qef2t707w7axhcvsj', 'org_01m8k09prke6st1nqehqnp672v', 15, '2026-03-31', 'March wages', 'JV-002', 'JV-002', 'manual', NULL, 100000, 1795934189719, 'usr_01m8k09hb0eg98tcm9hfw9yth2', '\xeff5d733c64520d0ed7dc56f605eefb53a370910189fb3a1aafe82487aa307c4', 'march wages
jv-002', 2);
INSERT INTO public.journals VALUES ('jnl_01m8k09y4qef2t707w7hryh1b0', 'org_01m8k09prke6st1nqehqnp672v', 16, '2026-03-31', 'Depreciation of the laptop', 'JV-003', 'JV-003', 'manual', NULL, 7492, 1795934189719, 'usr_01m8k09hb0eg98tcm9hfw9yth2', '\xf97f3e4cf7d646b7f606501b412475dd4d61ff637e6a275271950cc111a3d26c', 'depreciation of the laptop
jv-003', 2);
INSERT INTO public.journals VALUES ('jnl_01m8k09z7yeg6bsmexyen95zkn', 'org_01m8k09prke6st1nqehqnp672v', 17, '2026-03-06', 'Receipt from Kestrel Fitness CIC', NULL, NULL, 'settlement', NULL, 28200, 1795934190846, 'usr_01m8k09hb0eg98tcm9hfw9yth2', '\xe5d78cb23864b066add133ee5da18445bbc59de41f730597cf26566a5e27b316', 'receipt from kestrel fitness cic', 2);
INSERT INTO public.journals VALUES ('jnl_01m8k0a11gez08sfvc6m6bxsq3', 'org_01m8k09prke6st1nqehqnp672v', 18, '2026-01-22', 'FPO TECHBARN LTD TB-0117', NULL, NULL, 'settlement', NULL, 107880, 1795934192688, 'usr_01m8k09hb0eg98tcm9hfw9yth2', '\xfc4531fc98b082925810702e4b2aca9a88fedc5f3f616b4922c5a28575ac15cf', 'fpo techbarn ltd tb-0117', 2);
INSERT INTO public.journals VALUES ('jnl_01m8k0a2frefksvp0b2dv124ah', 'org_01m8k09prke6st1nqehqnp672v', 19, '2026-01-30', 'FPI ABBEY SCHOOLS TRUST PART INV-0001', NULL, NULL, 'settlement', NULL, 150000, 1795934194168, 'usr_01m8k09hb0eg98tcm9hfw9yth2', '\xc70a3574277f6686729a6a65db831aeb3f39ba0dcaf5d3552f780ad3ce3a2aed', 'fpi abbey schools trust part inv-0001', 2);
INSERT INTO public.journals VALUES ('jnl_01m8k0a3e4eyda01xj50bqfdrt', 'org_01m8k09prke6st1nqehqnp672v', 20, '2026-02-10', 'FPO HARCOURT LETTINGS HL-33', NULL, NULL, 'settlement', NULL, 135000, 1795934195140, 'usr_01m8k09hb0eg98tcm9hfw9yth2', '\xf14f8fae03402138cceb4815edd1ec0bbdccaec0723c0297e3e8bdff46dc57d9', 'fpo harcourt lettings hl-33', 2);
INSERT INTO public.journals VALUES ('jnl_01m8k0a4fqeambbezhvmgtpng7', 'org_01m8k09prke6st1nqehqnp672v', 21, '2026-02-16', 'FPI ABBEY SCHOOLS TRUST INV-0001 INV-0002', NULL, NULL, 'settlement', NULL, 171000, 1795934196215, 'usr_01m8k09hb0eg98tcm9hfw9yth2', '\x4fcbfa812f463ea29778a79fa8f79af35c9656a4b86ee1163a634ef807ecbf4e', 'fpi abbey schools trust inv-0001 inv-0002', 2);
INSERT INTO public.journals VALUES ('jnl_01m8k0a5y9eew93crwvs11z7t8', 'org_01m8k09prke6st1nqehqnp672v', 22, '2026-02-27', 'FPO PRINTWELL PX-881', NULL, NULL, 'settlement', NULL, 40000, 1795934197705, 'usr_01m8k09hb0eg98tcm9hfw9yth2', '\xb9a152329d5f7328019ef2949a7a3a4b91cb15c1b5edc7a98e6b44a5a52bcd4c', 'fpo printwell px-881', 2);
INSERT INTO public.journals VALUES ('jnl_01m8k0a7nhedfragjtc3nvymh1', 'org_01m8k09prke6st1nqehqnp672v', 23, '2026-03-16', 'FPI MARLOW AND PIKE LLP INV-0004 LESS CN-0001', NULL, NULL, 'settlement', NULL, 141840, 1795934199473, 'usr_01m8k09hb0eg98tcm9hfw9yth2', '\xc5ae12abf260404da425d598fc8fd0cb051e05f3f2a5a138c49fa2cee75d15a7', 'fpi marlow and pike llp inv-0004 less cn-0001', 2);
INSERT INTO public.journals VALUES ('jnl_01m8k0aafkeqev1cgvsvzn3dsc', 'org_01m8k09prke6st1nqehqnp672v', 24, '2026-03-25', 'TFR TO SAVINGS', NULL, NULL, 'bank', NULL, 200000, 1795934202355, 'usr_01m8k09hb0eg98tcm9hfw9yth2', '\xc8915ad03136178d1bd50f4e0dc2f5f40fcb822240d7dc41549ee1d0d312589d', 'tfr to savings', 2);
INSERT INTO public.journals VALUES ('jnl_01m8k0ac1ye2z8mv2xm4naqjnb', 'org_01m8k09prke6st1nqehqnp672v', 25, '2026-03-31', 'FPO J WREN NET PAY MARCH', NULL, NULL, 'bank', NULL, 93655, 1795934203966, 'usr_01m8k09hb0eg98tcm9hfw9yth2', '\x5893d93d41b2dc362086811c0795a4bd43c0c5bc66047d0385bd0a874faa8c1a', 'fpo j wren net pay march', 2);
INSERT INTO public.journals VALUES ('jnl_01m8k0amj3efwt32gzd2edpxew', 'org_01m8k09prke6st1nqehqnp672v', 26, '2026-02-18', 'CARD TRAINLINE.COM LONDON', NULL, NULL, 'bank', NULL, 5840, 1795934212675, 'usr_01m8k09hb0eg98tcm9hfw9yth2', '\x5a29f66b98961bc35a8f63a8a224e424786d4c585a735b6794f6643fdc3e4d66', 'card trainline.com london', 2);
INSERT INTO public.journals VALUES ('jnl_01m8k0apd7eyda4pm89jesxv3v', 'org_01m8k09prke6st1nqehqnp672v', 29, '2026-03-20', 'TOTAL CHARGES TO 19MAR2026', NULL, NULL, 'bank', NULL, 750, 1795934214567, 'usr_01m8k09hb0eg98tcm9hfw9yth2', '\x8729454a20134f8fcff0fdae7717a14b7c76de7b22907ddff8e24a621205ecdf', 'total charges to 19mar2026', 2);
INSERT INTO public.journals VALUES ('jnl_01m8k0an47eezbrgpcq2893wmn', 'org_01m8k09prke6st1nqehqnp672v', 27, '2026-03-02', 'CARD SLATEWORK SOFTWARE SUBSCRIPTION', NULL, NULL, 'bank', NULL, 3600, 1795934213255, 'usr_01m8k09hb0eg98tcm9hfw9yth2', '\xe583d5d745b11627feb1d29476f90b1044cb4310111ae0d31cd34b68af60e98e', 'card slatework software subscription', 2);
INSERT INTO public.journals VALUES ('jnl_01m8k0anvmepatwx3necwwwerc', 'org_01m8k09prke6st1nqehqnp672v', 28, '2026-02-02', 'CARD SLATEWORK SOFTWARE SUBSCRIPTION', NULL, NULL, 'bank', NULL, 3600, 1795934214004, 'usr_01m8k09hb0eg98tcm9hfw9yth2', '\xd85948400e629021911f2d369df6085b0409ce14ff39e8b7789ba847085f4d13', 'card slatework software subscription', 2);
INSERT INTO public.journals VALUES ('jnl_01m8k0avw8e4as2rb9fgfe90ck', 'org_01m8k09jvpezca0x94qx4ph2hj', 1, '2026-03-02', 'A journal', NULL, NULL, 'manual', NULL, 50000, 1795934220168, 'usr_01m8k09hb0eg98tcm9hfw9yth2', '\x1bedd65f8f9271ed4620a8f7eb31178dba8f130f0da64f8f7d4e4263ac8a26ae', 'a journal', 2);
INSERT INTO public.journals VALUES ('jnl_01m8k0aw4bezs8dg3en3n9yz3y', 'org_01m8k09jvpezca0x94qx4ph2hj', 2, '2026-03-20', 'Reversal of journal 1: A journal', NULL, NULL, 'reversal', 'jnl_01m8k0avw8e4as2rb9fgfe90ck', 50000, 1795934220427, 'usr_01m8k09hb0eg98tcm9hfw9yth2', '\x207dc5d3bc6572ddbe1dd78a0d4ed7e9d28fcd739ed616f3a0612502f0446d4c', 'reversal of journal 1: a journal', 2);
INSERT INTO public.key_secrets VALUES ('\x925905bf28b25206f5eda24618aeca0a4b13df1b85bec477fa133b56840608b3', 'key_01m8k09hw5ep49fktm1ptbmr6d', NULL);
INSERT INTO public.key_secrets VALUES ('\xc1566d2491c275fcc374036f6fd0a3f30bdebc069ce5d2b0905702f6766b3774', 'key_01m8k09jsne8rb0vzr0gx70qem', NULL);
INSERT INTO public.ledger_heads VALUES ('org_01m8k09prke6st1nqehqnp672v', 29, '\x8729454a20134f8fcff0fdae7717a14b7c76de7b22907ddff8e24a621205ecdf', 4253177, 58, '\x7ec3304b848625c6874ba6fc9075a2bc38c0422f8c7ff96180bb2d7bc022409d');
INSERT INTO public.ledger_heads VALUES ('org_01m8k09jvpezca0x94qx4ph2hj', 2, '\x207dc5d3bc6572ddbe1dd78a0d4ed7e9d28fcd739ed616f3a0612502f0446d4c', 100000, 10, '\xc0a43fe330203c92707f0249c074fce5f6f9b2b93576fa1f741ab49a9fddf433');
INSERT INTO public.members VALUES ('mem_01m8k09jvnead8zbtqq045ppe5', 'org_01m8k09jvpezca0x94qx4ph2hj', 'jo@example.com', 'usr_01m8k09hb0eg98tcm9hfw9yth2', 'owner', 1795934178166, 1795934178166, 1);
INSERT INTO public.members VALUES ('mem_01m8k09prke6st1nqeb3dz8x6k', 'org_01m8k09prke6st1nqehqnp672v', 'jo@example.com', 'usr_01m8k09hb0eg98tcm9hfw9yth2', 'owner', 1795934182163, 1795934182163, 1);
INSERT INTO public.number_sequences VALUES ('org_01m8k09prke6st1nqehqnp672v', 'credit_note', 1);
INSERT INTO public.number_sequences VALUES ('org_01m8k09prke6st1nqehqnp672v', 'invoice', 6);
INSERT INTO public.organisations VALUES ('org_01m8k09prke6st1nqehqnp672v', 'Wren & Marsh Ltd', 'GBP', 'GB', '03-31', 1, NULL, 'standard', NULL, 'line', 'active', '2026-03-31', 1795934182163, 1795934216641, 2, 0, '2026-03-31');
INSERT INTO public.organisations VALUES ('org_01m8k09jvpezca0x94qx4ph2hj', 'Acorn Ltd', 'GBP', 'GB', '03-31', 1, NULL, 'standard', NULL, 'line', 'active', NULL, 1795934178166, 1795934220055, 2, 1, NULL);
INSERT INTO public.queue_shares VALUES ('reconcile', 'usr_01m8k09hb0eg98tcm9hfw9yth2', 0);
INSERT INTO public.queues VALUES ('coding', 0, 0);
INSERT INTO public.queues VALUES ('reconcile', 1, 0);
INSERT INTO public.security_events VALUES (1, 1795934176608, NULL, 'tieout admin users create', 'root@vm', 'user.create', 'usr_01m8k09hb0eg98tcm9hfw9yth2', 'usr_01m8k09hb0eg98tcm9hfw9yth2', '{}', '\x8052f200ee820dea6cd6f0b8104a1ca78128f7f1ad380685aece992cc19b79d4');
INSERT INTO public.security_events VALUES (2, 1795934177157, NULL, 'tieout admin keys create', 'root@vm', 'key.create', 'key_01m8k09hw5ep49fktm1ptbmr6d', 'usr_01m8k09hb0eg98tcm9hfw9yth2', '{"allow_overage":false,"expires_at":null,"rate_limit":null,"scopes":["reconcile:read","reconcile:write"]}', '\x654bce8a2759d42fb162dde2d98788c2be2784f890a5dfb77edb04bdf1f96757');
INSERT INTO public.security_events VALUES (3, 1795934177516, NULL, 'tieout admin sessions create', 'root@vm', 'session.create', 'usr_01m8k09hb0eg98tcm9hfw9yth2', 'usr_01m8k09hb0eg98tcm9hfw9yth2', '{"expires_at":"2026-11-29T07:36:17.516Z"}', '\xa55dd9e4b32693294d45c276a22df23ae425f92e94ce3b6c1499445ec0b751fd');
INSERT INTO public.security_events VALUES (4, 1795934178101, NULL, 'tieout admin keys create', 'root@vm', 'key.create', 'key_01m8k09jsne8rb0vzr0gx70qem', 'usr_01m8k09hb0eg98tcm9hfw9yth2', '{"allow_overage":false,"expires_at":null,"rate_limit":null,"scopes":["ledger:read","ledger:write"]}', '\x3c846968239672020dc7bf7b9017aa4c1dc5c8e3e7b94fe2a1bb927cf5b6028e');
INSERT INTO public.security_events VALUES (5, 1795934219816, NULL, 'tieout admin credits grant', 'root@vm', 'credits.grant', 'usr_01m8k09hb0eg98tcm9hfw9yth2', 'usr_01m8k09hb0eg98tcm9hfw9yth2', '{"amount":10,"balance":10}', '\x6c897cbc804a6a1ae5d634dd8bd14dd784fa11c61b2f47c450753ce0b795f5f1');
INSERT INTO public.security_head VALUES (1, 5, '\x6c897cbc804a6a1ae5d634dd8bd14dd784fa11c61b2f47c450753ce0b795f5f1');
INSERT INTO public.settlements VALUES ('set_01m8k0a11gez08sfvc6m6bxsq3', 'org_01m8k09prke6st1nqehqnp672v', 'payment', 'purchase', 'posted', 'con_01m8k09seqe5q8dbgtfn751ygf', 'bac_01m8k09qyje94vw3bxzbgq3w2h', '2026-01-22', 107880, 107880, NULL, 'btx_01m8k09zxve62t52dpsmjeqv2m', 1, 'jnl_01m8k0a11gez08sfvc6m6bxsq3', NULL, NULL, '', 1795934192688, 1795934192688, 1, '2026-01-22', 1, '2026-01-22', '2026-01-22');
INSERT INTO public.settlements VALUES ('set_01m8k0a2frefksvp0b2dv124ah', 'org_01m8k09prke6st1nqehqnp672v', 'receipt', 'sales', 'posted', 'con_01m8k09rkce93sc0m5g865031n', 'bac_01m8k09qyje94vw3bxzbgq3w2h', '2026-01-30', 150000, 150000, NULL, 'btx_01m8k09zxve62t52dpss0htmrx', 1, 'jnl_01m8k0a2frefksvp0b2dv124ah', NULL, NULL, '', 1795934194168, 1795934194168, 1, '2026-01-30', 1, '2026-01-30', '2026-01-30');
INSERT INTO public.settlements VALUES ('set_01m8k0a3e4eyda01xj50bqfdrt', 'org_01m8k09prke6st1nqehqnp672v', 'payment', 'purchase', 'posted', 'con_01m8k09smveyt8db9cfcryy5wd', 'bac_01m8k09qyje94vw3bxzbgq3w2h', '2026-02-10', 135000, 135000, NULL, 'btx_01m8k09zxve62t52dpt326y3ka', 1, 'jnl_01m8k0a3e4eyda01xj50bqfdrt', NULL, NULL, '', 1795934195140, 1795934195140, 1, '2026-02-10', 1, '2026-02-10', '2026-02-10');
INSERT INTO public.settlements VALUES ('set_01m8k0a4fqeambbezhvmgtpng7', 'org_01m8k09prke6st1nqehqnp672v', 'receipt', 'sales', 'posted', 'con_01m8k09rkce93sc0m5g865031n', 'bac_01m8k09qyje94vw3bxzbgq3w2h', '2026-02-16', 171000, 171000, NULL, 'btx_01m8k09zxve62t52dpt55wm1jh', 1, 'jnl_01m8k0a4fqeambbezhvmgtpng7', NULL, NULL, '', 1795934196215, 1795934196215, 1, '2026-02-16', 2, '2026-02-16', '2026-02-16');
INSERT INTO public.settlements VALUES ('set_01m8k0a5y9eew93crwvs11z7t8', 'org_01m8k09prke6st1nqehqnp672v', 'payment', 'purchase', 'posted', 'con_01m8k09sbtev8ah4z2ty1dmfg6', 'bac_01m8k09qyje94vw3bxzbgq3w2h', '2026-02-27', 40000, 40000, NULL, 'btx_01m8k09zxve62t52dpte17e6x7', 1, 'jnl_01m8k0a5y9eew93crwvs11z7t8', NULL, NULL, '', 1795934197705, 1795934197705, 1, '2026-02-27', 1, '2026-02-27', '2026-02-27');
INSERT INTO public.settlements VALUES ('set_01m8k0a7nhedfragjtc3nvymh1', 'org_01m8k09prke6st1nqehqnp672v', 'receipt', 'sales', 'posted', 'con_01m8k09rztecdb3mnkmahqzhxc', 'bac_01m8k09qyje94vw3bxzbgq3w2h', '2026-03-16', 141840, 141840, NULL, 'btx_01m8k09zxve62t52dptspxg0ve', 1, 'jnl_01m8k0a7nhedfragjtc3nvymh1', NULL, NULL, '', 1795934199473, 1795934199473, 1, '2026-03-16', 1, '2026-03-16', '2026-03-16');
INSERT INTO public.settlements VALUES ('set_01m8k09z7yeg6bsmexya25sqf7', 'org_01m8k09prke6st1nqehqnp672v', 'receipt', 'sales', 'posted', 'con_01m8k09rsdea8v3d8gj4q2jeye', 'bac_01m8k09qyje94vw3bxzbgq3w2h', '2026-03-06', 28200, 28200, NULL, 'btx_01m8k09zxve62t52dptm9ybxac', 0, 'jnl_01m8k09z7yeg6bsmexyen95zkn', NULL, NULL, '', 1795934190846, 1795934201456, 2, '2026-03-06', 1, '2026-03-06', '2026-03-06');
INSERT INTO public.stated_balances VALUES ('org_01m8k09prke6st1nqehqnp672v', 'bac_01m8k09qyje94vw3bxzbgq3w2h', '2026-03-31', 900715, 1795934191547);
INSERT INTO public.tax_rates VALUES ('org_01m8k09jvpezca0x94qx4ph2hj', 'ST', '2026-02-01', 190000);
INSERT INTO public.unlinked_journals VALUES ('org_01m8k09jvpezca0x94qx4ph2hj', 'btx_01m8k0avt1e97831hw2t2t2r19', 'jnl_01m8k0avw8e4as2rb9fgfe90ck');
INSERT INTO public.users VALUES ('usr_01m8k09hb0eg98tcm9hfw9yth2', 'jo@example.com', 0, 7, 0, 1795934176608, NULL, 0);
INSERT INTO public.vat_days VALUES ('org_01m8k09prke6st1nqehqnp672v', '2026-01-15', 'output', '2026-01-15', 195000, 39000);
INSERT INTO public.vat_days VALUES ('org_01m8k09prke6st1nqehqnp672v', '2026-01-20', 'input', '2026-01-20', 41200, 0);
INSERT INTO public.vat_days VALUES ('org_01m8k09prke6st1nqehqnp672v', '2026-01-21', 'input', '2026-01-21', 89900, 17980);
INSERT INTO public.vat_days VALUES ('org_01m8k09prke6st1nqehqnp672v', '2026-01-28', 'output', '2026-01-28', 87000, 0);
INSERT INTO public.vat_days VALUES ('org_01m8k09prke6st1nqehqnp672v', '2026-02-01', 'input', '2026-02-01', 135000, 0);
INSERT INTO public.vat_days VALUES ('org_01m8k09prke6st1nqehqnp672v', '2026-02-09', 'output', '2026-02-09', 27500, 700);
INSERT INTO public.vat_days VALUES ('org_01m8k09prke6st1nqehqnp672v', '2026-02-20', 'output', '2026-02-20', 133200, 26640);
INSERT INTO public.vat_days VALUES ('org_01m8k09prke6st1nqehqnp672v', '2026-03-12', 'output', '2026-03-12', -15000, -3000);
INSERT INTO public.vat_days VALUES ('org_01m8k09prke6st1nqehqnp672v', '2026-03-24', 'input', '2026-03-24', 64000, 12800);
INSERT INTO public.vat_days VALUES ('org_01m8k09prke6st1nqehqnp672v', '2026-03-27', 'output', '2026-03-27', 49900, 6500);
INSERT INTO public.vat_days VALUES ('org_01m8k09prke6st1nqehqnp672v', '2026-03-03', 'output', '2026-03-03', 0, 0);
INSERT INTO public.vat_days VALUES ('org_01m8k09prke6st1nqehqnp672v', '2026-02-18', 'input', '2026-02-18', 5840, 0);
INSERT INTO public.vat_days VALUES ('org_01m8k09prke6st1nqehqnp672v', '2026-03-02', 'input', '2026-03-02', 3000, 600);
INSERT INTO public.vat_days VALUES ('org_01m8k09prke6st1nqehqnp672v', '2026-02-02', 'input', '2026-02-02', 3000, 600);
INSERT INTO public.vat_days VALUES ('org_01m8k09prke6st1nqehqnp672v', '2026-03-20', 'input', '2026-03-20', 750, 0);
INSERT INTO public.vat_entries VALUES ('org_01m8k09prke6st1nqehqnp672v', 2, 2, 0, '2026-01-15', '2026-01-15', '2026-01-15', 'output', 'ST', 195000, 39000, 'inv_01m8k09tcje2gsxq63dpwpfjrc', NULL);
INSERT INTO public.vat_entries VALUES ('org_01m8k09prke6st1nqehqnp672v', 3, 2, 0, '2026-01-20', '2026-01-20', '2026-01-20', 'input', 'ZR', 41200, 0, 'inv_01m8k09tjyenh83w6ymyt6xsdg', NULL);
INSERT INTO public.vat_entries VALUES ('org_01m8k09prke6st1nqehqnp672v', 4, 2, 0, '2026-01-21', '2026-01-21', '2026-01-21', 'input', 'ST', 89900, 17980, 'inv_01m8k09tqvednac19dyatqfe6v', NULL);
INSERT INTO public.vat_entries VALUES ('org_01m8k09prke6st1nqehqnp672v', 5, 2, 0, '2026-01-28', '2026-01-28', '2026-01-28', 'output', 'ZR', 87000, 0, 'inv_01m8k09ttve5et5dd10wpcvr6m', NULL);
INSERT INTO public.vat_entries VALUES ('org_01m8k09prke6st1nqehqnp672v', 6, 2, 0, '2026-02-01', '2026-02-01', '2026-02-01', 'input', 'EX', 135000, 0, 'inv_01m8k09v4beftszn79n0pq2h82', NULL);
INSERT INTO public.vat_entries VALUES ('org_01m8k09prke6st1nqehqnp672v', 7, 2, 0, '2026-02-09', '2026-02-09', '2026-02-09', 'output', 'EX', 24000, 0, 'inv_01m8k09v5yepss2qxd9ahnzs2e', NULL);
INSERT INTO public.vat_entries VALUES ('org_01m8k09prke6st1nqehqnp672v', 7, 3, 0, '2026-02-09', '2026-02-09', '2026-02-09', 'output', 'ST', 3500, 700, 'inv_01m8k09v5yepss2qxd9ahnzs2e', NULL);
INSERT INTO public.vat_entries VALUES ('org_01m8k09prke6st1nqehqnp672v', 8, 2, 0, '2026-02-20', '2026-02-20', '2026-02-20', 'output', 'ST', 133200, 26640, 'inv_01m8k09v6ke8mbba05wkg0n5wy', NULL);
INSERT INTO public.vat_entries VALUES ('org_01m8k09prke6st1nqehqnp672v', 9, 2, 0, '2026-03-03', '2026-03-03', '2026-03-03', 'output', 'ST', 50000, 10000, 'inv_01m8k09v98e1sv02yc9ztsq4fw', NULL);
INSERT INTO public.vat_entries VALUES ('org_01m8k09prke6st1nqehqnp672v', 10, 2, 0, '2026-03-12', '2026-03-12', '2026-03-12', 'output', 'ST', -15000, -3000, 'inv_01m8k09vbyepmra1kmwsbrb3ex', NULL);
INSERT INTO public.vat_entries VALUES ('org_01m8k09prke6st1nqehqnp672v', 11, 2, 0, '2026-03-24', '2026-03-24', '2026-03-24', 'input', 'ST', 64000, 12800, 'inv_01m8k09vgqey3a77qed238adtt', NULL);
INSERT INTO public.vat_entries VALUES ('org_01m8k09prke6st1nqehqnp672v', 12, 2, 0, '2026-03-27', '2026-03-27', '2026-03-27', 'output', 'ZR', 17400, 0, 'inv_01m8k09vkbe7qsb7q76kyyw8an', NULL);
INSERT INTO public.vat_entries VALUES ('org_01m8k09prke6st1nqehqnp672v', 12, 3, 0, '2026-03-27', '2026-03-27', '2026-03-27', 'output', 'ST', 32500, 6500, 'inv_01m8k09vkbe7qsb7q76kyyw8an', NULL);
INSERT INTO public.vat_entries VALUES ('org_01m8k09prke6st1nqehqnp672v', 13, 2, 0, '2026-03-03', '2026-03-03', '2026-03-03', 'output', 'ST', -50000, -10000, 'inv_01m8k09v98e1sv02yc9ztsq4fw', NULL);
INSERT INTO public.vat_entries VALUES ('org_01m8k09prke6st1nqehqnp672v', 26, 2, 0, '2026-02-18', '2026-02-18', '2026-02-18', 'input', 'ZR', 5840, 0, NULL, NULL);
INSERT INTO public.vat_entries VALUES ('org_01m8k09prke6st1nqehqnp672v', 27, 2, 0, '2026-03-02', '2026-03-02', '2026-03-02', 'input', 'ST', 3000, 600, NULL, NULL);
INSERT INTO public.vat_entries VALUES ('org_01m8k09prke6st1nqehqnp672v', 28, 2, 0, '2026-02-02', '2026-02-02', '2026-02-02', 'input', 'ST', 3000, 600, NULL, NULL);
INSERT INTO public.vat_entries VALUES ('org_01m8k09prke6st1nqehqnp672v', 29, 2, 0, '2026-03-20', '2026-03-20', '2026-03-20', 'input', 'EX', 750, 0, NULL, NULL);
INSERT INTO public.vat_methods VALUES ('org_01m8k09jvpezca0x94qx4ph2hj', '2026-05-01', 1, 'GB123456789', 'standard', NULL);
INSERT INTO public.vat_returns VALUES ('vrt_01m8k0aqs3e2vtkmbemfrpjtpf', 'org_01m8k09prke6st1nqehqnp672v', '2026-01-01', '2026-03-31', 'finalised', '[]', 'standard', NULL, 477600, 69840, 342690, 31980, 69840, 0, 69840, 31980, 37860, 477600, 342700, 0, 0, NULL, 1795934216480, 1795934215971, 1795934216480, 2, NULL, NULL);
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
