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
    seal bytea,
    CONSTRAINT ledger_heads_audit_hash_check CHECK ((octet_length(audit_hash) = 32)),
    CONSTRAINT ledger_heads_audited_check CHECK ((audited >= 0)),
    CONSTRAINT ledger_heads_hash_check CHECK ((length(hash) = 32)),
    CONSTRAINT ledger_heads_posted_check CHECK ((posted >= 0)),
    CONSTRAINT ledger_heads_seal_check CHECK ((length(seal) = 32)),
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
    seal bytea,
    CONSTRAINT security_head_hash_check CHECK ((octet_length(hash) = 32)),
    CONSTRAINT security_head_id_check CHECK ((id = 1)),
    CONSTRAINT security_head_number_check CHECK ((number >= 0)),
    CONSTRAINT security_head_seal_check CHECK ((length(seal) = 32))
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
INSERT INTO public._sqlx_migrations VALUES (1, 'platform', '2026-11-29 10:54:37.925899+00', true, '\x56c81ff92db5a60532a52e529ddcd2b3714beb82ec59181bf95986d52f268197171d205459743abb4151461a41566020', 27360422);
INSERT INTO public._sqlx_migrations VALUES (2, 'ledger', '2026-11-29 10:54:37.953807+00', true, '\x9dbce99dbcc48220e29e165be44645571133eb94388b7c8f75e291d52a3fb0f2eb2c984f32b101e0c87036b784fa257a', 24736983);
INSERT INTO public._sqlx_migrations VALUES (3, 'banking', '2026-11-29 10:54:37.978878+00', true, '\xaf7a63db1c79803920e379cde8dba5f12d6e3b18db971dc1a293319bba674be00693191dc100b8bd945b6d377ad9a22d', 23448881);
INSERT INTO public._sqlx_migrations VALUES (4, 'documents', '2026-11-29 10:54:38.002777+00', true, '\x2a0daa78186f0765af84764908dc9a70ee4b78006a4a83d772ac42dc7a5b36b224f48b1fd4dfa469253d5cb5c2e9ca87', 20308528);
INSERT INTO public._sqlx_migrations VALUES (5, 'vat', '2026-11-29 10:54:38.023376+00', true, '\x4aa7049bf04573185ba6c20a2b727e74cee0bea158d32fe08ba75b1be5d9790198c677fa5fee6e4112e4acdac9498cca', 14348291);
INSERT INTO public._sqlx_migrations VALUES (6, 'audit_chain', '2026-11-29 10:54:38.038088+00', true, '\x4d36e58febb07026c335df03ce24cb09228b213cb5db12a86a78bc44ad11337d09c026e139287d13faaf63730a1c89c9', 859653);
INSERT INTO public._sqlx_migrations VALUES (7, 'access', '2026-11-29 10:54:38.039068+00', true, '\x2eeca1ccffb48ab78e8df0e2eead3b622a4b3d0f46b423c7f57f69d1f0f8c9534c8c11820d61dae3384b0a4303051415', 694643);
INSERT INTO public._sqlx_migrations VALUES (8, 'evidence', '2026-11-29 10:54:38.039935+00', true, '\x6cf31930df5c41ea88b5aeb1f3b4691e614757b17e6cff355e989e759d9887903140b39b1e7bab1abb9de400a8ee3d4a', 7511574);
INSERT INTO public._sqlx_migrations VALUES (9, 'key_limits', '2026-11-29 10:54:38.047618+00', true, '\x8d2b63c9f54a4d5036ef7db3df10163c1b670c14e1a1a23f358abe4fb29a936555691946c1d80b582ba8665cba94bada', 317926);
INSERT INTO public._sqlx_migrations VALUES (10, 'daemons', '2026-11-29 10:54:38.048001+00', true, '\xf167388ccc0e720fedd761f18412562455d3b5f02c8245daed2c86611c166b0c07a0d183c5d93ff1ca635feb999240f7', 917469);
INSERT INTO public._sqlx_migrations VALUES (11, 'account_groups', '2026-11-29 10:54:38.049+00', true, '\x1d6618f41880c17f3a4d0a808cc2e04e93a4b0cedd211272e0527dd571364df4118646f9be6c92bed859d689754a7190', 474866);
INSERT INTO public._sqlx_migrations VALUES (12, 'vat_methods', '2026-11-29 10:54:38.049549+00', true, '\x99e26e93dba4848ecc562b370a13e50dffb39526e7d1c5ac35ac1912df6f209c32acb92b0d1e667853e35dbc2753edd3', 15201568);
INSERT INTO public._sqlx_migrations VALUES (13, 'vat_sides', '2026-11-29 10:54:38.065037+00', true, '\x082ae0a6f2a83e142989b626ce008ce395545eab3c293103de988b117fe07b87cce95172a383a665eecbc5874eaa972b', 1800591);
INSERT INTO public._sqlx_migrations VALUES (14, 'seals', '2026-11-29 10:54:38.066947+00', true, '\xcd6d761352ae43842dec8f928bd8fa5c8cb7b305892cfd8f371ad93b488f138787a1ecee1d5c4a56e4640d82c12881c1', 683787);
INSERT INTO public.account_days VALUES ('org_01m8kf2mceetj8tjz73dhayt17', '2026-01-01', 'acc_01m8kf2mceetj8tjz6xxbak4fq', 1000000, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8kf2mceetj8tjz73dhayt17', '2026-01-15', 'acc_01m8kf2mceetj8tjz6xjygcwwv', 234000, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8kf2mceetj8tjz73dhayt17', '2026-01-15', 'acc_01m8kf2mceetj8tjz6zs5j7jfn', 0, 195000, 1);
INSERT INTO public.account_days VALUES ('org_01m8kf2mceetj8tjz73dhayt17', '2026-01-15', 'acc_01m8kf2mdmesztmej6sn5xeg14', 0, 39000, 1);
INSERT INTO public.account_days VALUES ('org_01m8kf2mceetj8tjz73dhayt17', '2026-01-20', 'acc_01m8kf2mceetj8tjz6y6k5b8sp', 0, 41200, 1);
INSERT INTO public.account_days VALUES ('org_01m8kf2mceetj8tjz73dhayt17', '2026-01-20', 'acc_01m8kf2mceetj8tjz70f31gz62', 41200, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8kf2mceetj8tjz73dhayt17', '2026-01-21', 'acc_01m8kf2mceetj8tjz6wyzp1kjv', 89900, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8kf2mceetj8tjz73dhayt17', '2026-01-21', 'acc_01m8kf2mceetj8tjz6y6k5b8sp', 0, 107880, 1);
INSERT INTO public.account_days VALUES ('org_01m8kf2mceetj8tjz73dhayt17', '2026-01-21', 'acc_01m8kf2mdmesztmej6sn5xeg14', 17980, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8kf2mceetj8tjz73dhayt17', '2026-01-28', 'acc_01m8kf2mceetj8tjz6xjygcwwv', 87000, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8kf2mceetj8tjz73dhayt17', '2026-01-28', 'acc_01m8kf2mceetj8tjz6zyngjre0', 0, 87000, 1);
INSERT INTO public.account_days VALUES ('org_01m8kf2mceetj8tjz73dhayt17', '2026-02-01', 'acc_01m8kf2mceetj8tjz6y6k5b8sp', 0, 135000, 1);
INSERT INTO public.account_days VALUES ('org_01m8kf2mceetj8tjz73dhayt17', '2026-02-01', 'acc_01m8kf2mceetj8tjz715nn3z2x', 135000, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8kf2mceetj8tjz73dhayt17', '2026-02-09', 'acc_01m8kf2mceetj8tjz6xjygcwwv', 28200, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8kf2mceetj8tjz73dhayt17', '2026-02-09', 'acc_01m8kf2mceetj8tjz6zs5j7jfn', 0, 3500, 1);
INSERT INTO public.account_days VALUES ('org_01m8kf2mceetj8tjz73dhayt17', '2026-02-09', 'acc_01m8kf2mdmesztmej6sn5xeg14', 0, 700, 1);
INSERT INTO public.account_days VALUES ('org_01m8kf2mceetj8tjz73dhayt17', '2026-02-09', 'acc_01m8kf2megea29378m19ey8mc5', 0, 24000, 1);
INSERT INTO public.account_days VALUES ('org_01m8kf2mceetj8tjz73dhayt17', '2026-02-20', 'acc_01m8kf2mceetj8tjz6xjygcwwv', 159840, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8kf2mceetj8tjz73dhayt17', '2026-02-20', 'acc_01m8kf2mceetj8tjz6zs5j7jfn', 0, 133200, 1);
INSERT INTO public.account_days VALUES ('org_01m8kf2mceetj8tjz73dhayt17', '2026-02-20', 'acc_01m8kf2mdmesztmej6sn5xeg14', 0, 26640, 1);
INSERT INTO public.account_days VALUES ('org_01m8kf2mceetj8tjz73dhayt17', '2026-03-12', 'acc_01m8kf2mceetj8tjz6xjygcwwv', 0, 18000, 1);
INSERT INTO public.account_days VALUES ('org_01m8kf2mceetj8tjz73dhayt17', '2026-03-12', 'acc_01m8kf2mceetj8tjz6zs5j7jfn', 15000, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8kf2mceetj8tjz73dhayt17', '2026-03-12', 'acc_01m8kf2mdmesztmej6sn5xeg14', 3000, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8kf2mceetj8tjz73dhayt17', '2026-03-24', 'acc_01m8kf2mceetj8tjz6y6k5b8sp', 0, 76800, 1);
INSERT INTO public.account_days VALUES ('org_01m8kf2mceetj8tjz73dhayt17', '2026-03-24', 'acc_01m8kf2mceetj8tjz70gx33qy2', 64000, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8kf2mceetj8tjz73dhayt17', '2026-03-24', 'acc_01m8kf2mdmesztmej6sn5xeg14', 12800, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8kf2mceetj8tjz73dhayt17', '2026-03-27', 'acc_01m8kf2mceetj8tjz6xjygcwwv', 56400, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8kf2mceetj8tjz73dhayt17', '2026-03-27', 'acc_01m8kf2mceetj8tjz6zs5j7jfn', 0, 32500, 1);
INSERT INTO public.account_days VALUES ('org_01m8kf2mceetj8tjz73dhayt17', '2026-03-27', 'acc_01m8kf2mceetj8tjz6zyngjre0', 0, 17400, 1);
INSERT INTO public.account_days VALUES ('org_01m8kf2mceetj8tjz73dhayt17', '2026-03-27', 'acc_01m8kf2mdmesztmej6sn5xeg14', 0, 6500, 1);
INSERT INTO public.account_days VALUES ('org_01m8kf2mceetj8tjz73dhayt17', '2026-03-03', 'acc_01m8kf2mceetj8tjz6xjygcwwv', 60000, 60000, 2);
INSERT INTO public.account_days VALUES ('org_01m8kf2mceetj8tjz73dhayt17', '2026-03-03', 'acc_01m8kf2mceetj8tjz6zs5j7jfn', 50000, 50000, 2);
INSERT INTO public.account_days VALUES ('org_01m8kf2mceetj8tjz73dhayt17', '2026-03-03', 'acc_01m8kf2mdmesztmej6sn5xeg14', 10000, 10000, 2);
INSERT INTO public.account_days VALUES ('org_01m8kf2mceetj8tjz73dhayt17', '2026-01-01', 'acc_01m8kf2mceetj8tjz6yxtcmnem', 0, 990000, 1);
INSERT INTO public.account_days VALUES ('org_01m8kf2mceetj8tjz73dhayt17', '2026-01-01', 'acc_01m8kf2mceetj8tjz6z9wevwm0', 0, 10000, 1);
INSERT INTO public.account_days VALUES ('org_01m8kf2mceetj8tjz73dhayt17', '2026-01-01', 'acc_01m8kf2mceetj8tjz6zmhsaxrf', 1000000, 1000000, 2);
INSERT INTO public.account_days VALUES ('org_01m8kf2mceetj8tjz73dhayt17', '2026-03-31', 'acc_01m8kf2mceetj8tjz6x916cyyz', 0, 7492, 1);
INSERT INTO public.account_days VALUES ('org_01m8kf2mceetj8tjz73dhayt17', '2026-03-31', 'acc_01m8kf2mceetj8tjz6ycze0qn7', 0, 6345, 1);
INSERT INTO public.account_days VALUES ('org_01m8kf2mceetj8tjz73dhayt17', '2026-03-31', 'acc_01m8kf2mceetj8tjz70vsype9x', 100000, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8kf2mceetj8tjz73dhayt17', '2026-03-31', 'acc_01m8kf2mceetj8tjz72v6j6pat', 7492, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8kf2mceetj8tjz73dhayt17', '2026-03-06', 'acc_01m8kf2mceetj8tjz6xjygcwwv', 0, 28200, 1);
INSERT INTO public.account_days VALUES ('org_01m8kf2mceetj8tjz73dhayt17', '2026-03-06', 'acc_01m8kf2mceetj8tjz6xxbak4fq', 28200, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8kf2mceetj8tjz73dhayt17', '2026-01-22', 'acc_01m8kf2mceetj8tjz6xxbak4fq', 0, 107880, 1);
INSERT INTO public.account_days VALUES ('org_01m8kf2mceetj8tjz73dhayt17', '2026-01-22', 'acc_01m8kf2mceetj8tjz6y6k5b8sp', 107880, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8kf2mceetj8tjz73dhayt17', '2026-01-30', 'acc_01m8kf2mceetj8tjz6xjygcwwv', 0, 150000, 1);
INSERT INTO public.account_days VALUES ('org_01m8kf2mceetj8tjz73dhayt17', '2026-01-30', 'acc_01m8kf2mceetj8tjz6xxbak4fq', 150000, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8kf2mceetj8tjz73dhayt17', '2026-02-10', 'acc_01m8kf2mceetj8tjz6xxbak4fq', 0, 135000, 1);
INSERT INTO public.account_days VALUES ('org_01m8kf2mceetj8tjz73dhayt17', '2026-02-10', 'acc_01m8kf2mceetj8tjz6y6k5b8sp', 135000, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8kf2mceetj8tjz73dhayt17', '2026-02-16', 'acc_01m8kf2mceetj8tjz6xjygcwwv', 0, 171000, 1);
INSERT INTO public.account_days VALUES ('org_01m8kf2mceetj8tjz73dhayt17', '2026-02-16', 'acc_01m8kf2mceetj8tjz6xxbak4fq', 171000, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8kf2mceetj8tjz73dhayt17', '2026-02-27', 'acc_01m8kf2mceetj8tjz6xxbak4fq', 0, 40000, 1);
INSERT INTO public.account_days VALUES ('org_01m8kf2mceetj8tjz73dhayt17', '2026-02-27', 'acc_01m8kf2mceetj8tjz6y6k5b8sp', 40000, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8kf2mceetj8tjz73dhayt17', '2026-03-16', 'acc_01m8kf2mceetj8tjz6xjygcwwv', 0, 141840, 1);
INSERT INTO public.account_days VALUES ('org_01m8kf2mceetj8tjz73dhayt17', '2026-03-16', 'acc_01m8kf2mceetj8tjz6xxbak4fq', 141840, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8kf2mceetj8tjz73dhayt17', '2026-03-25', 'acc_01m8kf2mceetj8tjz6xxbak4fq', 0, 200000, 1);
INSERT INTO public.account_days VALUES ('org_01m8kf2mceetj8tjz73dhayt17', '2026-03-25', 'acc_01m8kf2mh6evp8wff6h99kpkpv', 200000, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8kf2mceetj8tjz73dhayt17', '2026-03-31', 'acc_01m8kf2mceetj8tjz6yqrxevme', 93655, 93655, 2);
INSERT INTO public.account_days VALUES ('org_01m8kf2m23er1arhzz3yk0apv1', '2026-03-02', 'acc_01m8kf2m23er1arhzyyfm9hhrb', 0, 50000, 1);
INSERT INTO public.account_days VALUES ('org_01m8kf2m23er1arhzz3yk0apv1', '2026-03-02', 'acc_01m8kf2m23er1arhzz192hxkxs', 50000, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8kf2mceetj8tjz73dhayt17', '2026-03-31', 'acc_01m8kf2mceetj8tjz6xxbak4fq', 0, 93655, 1);
INSERT INTO public.account_days VALUES ('org_01m8kf2mceetj8tjz73dhayt17', '2026-02-18', 'acc_01m8kf2mceetj8tjz6xxbak4fq', 0, 5840, 1);
INSERT INTO public.account_days VALUES ('org_01m8kf2mceetj8tjz73dhayt17', '2026-02-18', 'acc_01m8kf2mceetj8tjz71x2b0mjx', 5840, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8kf2mceetj8tjz73dhayt17', '2026-03-02', 'acc_01m8kf2mceetj8tjz6xxbak4fq', 0, 3600, 1);
INSERT INTO public.account_days VALUES ('org_01m8kf2mceetj8tjz73dhayt17', '2026-03-02', 'acc_01m8kf2mceetj8tjz71m94k7v4', 3000, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8kf2mceetj8tjz73dhayt17', '2026-03-02', 'acc_01m8kf2mdmesztmej6sn5xeg14', 600, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8kf2mceetj8tjz73dhayt17', '2026-02-02', 'acc_01m8kf2mceetj8tjz6xxbak4fq', 0, 3600, 1);
INSERT INTO public.account_days VALUES ('org_01m8kf2mceetj8tjz73dhayt17', '2026-02-02', 'acc_01m8kf2mceetj8tjz71m94k7v4', 3000, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8kf2mceetj8tjz73dhayt17', '2026-02-02', 'acc_01m8kf2mdmesztmej6sn5xeg14', 600, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8kf2mceetj8tjz73dhayt17', '2026-03-20', 'acc_01m8kf2mceetj8tjz6xxbak4fq', 0, 750, 1);
INSERT INTO public.account_days VALUES ('org_01m8kf2mceetj8tjz73dhayt17', '2026-03-20', 'acc_01m8kf2mceetj8tjz72n9rqc75', 750, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8kf2m23er1arhzz3yk0apv1', '2026-03-20', 'acc_01m8kf2m23er1arhzyyfm9hhrb', 50000, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8kf2m23er1arhzz3yk0apv1', '2026-03-20', 'acc_01m8kf2m23er1arhzz192hxkxs', 0, 50000, 1);
INSERT INTO public.account_months VALUES ('org_01m8kf2mceetj8tjz73dhayt17', 'acc_01m8kf2mceetj8tjz6zs5j7jfn', '2026-01', 0, 195000, 1);
INSERT INTO public.account_months VALUES ('org_01m8kf2mceetj8tjz73dhayt17', 'acc_01m8kf2mceetj8tjz70f31gz62', '2026-01', 41200, 0, 1);
INSERT INTO public.account_months VALUES ('org_01m8kf2mceetj8tjz73dhayt17', 'acc_01m8kf2mceetj8tjz6wyzp1kjv', '2026-01', 89900, 0, 1);
INSERT INTO public.account_months VALUES ('org_01m8kf2mceetj8tjz73dhayt17', 'acc_01m8kf2mdmesztmej6sn5xeg14', '2026-01', 17980, 39000, 2);
INSERT INTO public.account_months VALUES ('org_01m8kf2mceetj8tjz73dhayt17', 'acc_01m8kf2mceetj8tjz6yqrxevme', '2026-03', 93655, 93655, 2);
INSERT INTO public.account_months VALUES ('org_01m8kf2mceetj8tjz73dhayt17', 'acc_01m8kf2mceetj8tjz6zyngjre0', '2026-01', 0, 87000, 1);
INSERT INTO public.account_months VALUES ('org_01m8kf2mceetj8tjz73dhayt17', 'acc_01m8kf2mceetj8tjz715nn3z2x', '2026-02', 135000, 0, 1);
INSERT INTO public.account_months VALUES ('org_01m8kf2mceetj8tjz73dhayt17', 'acc_01m8kf2megea29378m19ey8mc5', '2026-02', 0, 24000, 1);
INSERT INTO public.account_months VALUES ('org_01m8kf2mceetj8tjz73dhayt17', 'acc_01m8kf2mceetj8tjz6zs5j7jfn', '2026-02', 0, 136700, 2);
INSERT INTO public.account_months VALUES ('org_01m8kf2mceetj8tjz73dhayt17', 'acc_01m8kf2mceetj8tjz71x2b0mjx', '2026-02', 5840, 0, 1);
INSERT INTO public.account_months VALUES ('org_01m8kf2mceetj8tjz73dhayt17', 'acc_01m8kf2mceetj8tjz71m94k7v4', '2026-03', 3000, 0, 1);
INSERT INTO public.account_months VALUES ('org_01m8kf2mceetj8tjz73dhayt17', 'acc_01m8kf2mceetj8tjz6y6k5b8sp', '2026-03', 0, 76800, 1);
INSERT INTO public.account_months VALUES ('org_01m8kf2mceetj8tjz73dhayt17', 'acc_01m8kf2mceetj8tjz70gx33qy2', '2026-03', 64000, 0, 1);
INSERT INTO public.account_months VALUES ('org_01m8kf2mceetj8tjz73dhayt17', 'acc_01m8kf2mdmesztmej6sn5xeg14', '2026-03', 26400, 16500, 6);
INSERT INTO public.account_months VALUES ('org_01m8kf2mceetj8tjz73dhayt17', 'acc_01m8kf2mceetj8tjz6xxbak4fq', '2026-02', 171000, 184440, 5);
INSERT INTO public.account_months VALUES ('org_01m8kf2mceetj8tjz73dhayt17', 'acc_01m8kf2mceetj8tjz71m94k7v4', '2026-02', 3000, 0, 1);
INSERT INTO public.account_months VALUES ('org_01m8kf2mceetj8tjz73dhayt17', 'acc_01m8kf2mceetj8tjz6zyngjre0', '2026-03', 0, 17400, 1);
INSERT INTO public.account_months VALUES ('org_01m8kf2mceetj8tjz73dhayt17', 'acc_01m8kf2mdmesztmej6sn5xeg14', '2026-02', 600, 27340, 3);
INSERT INTO public.account_months VALUES ('org_01m8kf2mceetj8tjz73dhayt17', 'acc_01m8kf2mceetj8tjz6xxbak4fq', '2026-03', 170040, 298005, 6);
INSERT INTO public.account_months VALUES ('org_01m8kf2mceetj8tjz73dhayt17', 'acc_01m8kf2mceetj8tjz6zs5j7jfn', '2026-03', 65000, 82500, 4);
INSERT INTO public.account_months VALUES ('org_01m8kf2mceetj8tjz73dhayt17', 'acc_01m8kf2mceetj8tjz6x916cyyz', '2026-03', 0, 7492, 1);
INSERT INTO public.account_months VALUES ('org_01m8kf2mceetj8tjz73dhayt17', 'acc_01m8kf2mceetj8tjz6ycze0qn7', '2026-03', 0, 6345, 1);
INSERT INTO public.account_months VALUES ('org_01m8kf2mceetj8tjz73dhayt17', 'acc_01m8kf2mceetj8tjz6yxtcmnem', '2026-01', 0, 990000, 1);
INSERT INTO public.account_months VALUES ('org_01m8kf2mceetj8tjz73dhayt17', 'acc_01m8kf2mceetj8tjz6z9wevwm0', '2026-01', 0, 10000, 1);
INSERT INTO public.account_months VALUES ('org_01m8kf2mceetj8tjz73dhayt17', 'acc_01m8kf2mceetj8tjz6zmhsaxrf', '2026-01', 1000000, 1000000, 2);
INSERT INTO public.account_months VALUES ('org_01m8kf2mceetj8tjz73dhayt17', 'acc_01m8kf2mceetj8tjz70vsype9x', '2026-03', 100000, 0, 1);
INSERT INTO public.account_months VALUES ('org_01m8kf2mceetj8tjz73dhayt17', 'acc_01m8kf2mceetj8tjz72v6j6pat', '2026-03', 7492, 0, 1);
INSERT INTO public.account_months VALUES ('org_01m8kf2mceetj8tjz73dhayt17', 'acc_01m8kf2mceetj8tjz72n9rqc75', '2026-03', 750, 0, 1);
INSERT INTO public.account_months VALUES ('org_01m8kf2mceetj8tjz73dhayt17', 'acc_01m8kf2mceetj8tjz6y6k5b8sp', '2026-01', 107880, 149080, 3);
INSERT INTO public.account_months VALUES ('org_01m8kf2mceetj8tjz73dhayt17', 'acc_01m8kf2mceetj8tjz6xjygcwwv', '2026-01', 321000, 150000, 3);
INSERT INTO public.account_months VALUES ('org_01m8kf2mceetj8tjz73dhayt17', 'acc_01m8kf2mceetj8tjz6xxbak4fq', '2026-01', 1150000, 107880, 3);
INSERT INTO public.account_months VALUES ('org_01m8kf2mceetj8tjz73dhayt17', 'acc_01m8kf2mceetj8tjz6xjygcwwv', '2026-02', 188040, 171000, 3);
INSERT INTO public.account_months VALUES ('org_01m8kf2m23er1arhzz3yk0apv1', 'acc_01m8kf2m23er1arhzyyfm9hhrb', '2026-03', 50000, 50000, 2);
INSERT INTO public.account_months VALUES ('org_01m8kf2mceetj8tjz73dhayt17', 'acc_01m8kf2mceetj8tjz6y6k5b8sp', '2026-02', 175000, 135000, 3);
INSERT INTO public.account_months VALUES ('org_01m8kf2mceetj8tjz73dhayt17', 'acc_01m8kf2mceetj8tjz6xjygcwwv', '2026-03', 116400, 248040, 6);
INSERT INTO public.account_months VALUES ('org_01m8kf2m23er1arhzz3yk0apv1', 'acc_01m8kf2m23er1arhzz192hxkxs', '2026-03', 50000, 50000, 2);
INSERT INTO public.account_months VALUES ('org_01m8kf2mceetj8tjz73dhayt17', 'acc_01m8kf2mh6evp8wff6h99kpkpv', '2026-03', 200000, 0, 1);
INSERT INTO public.accounts VALUES ('acc_01m8kf2m23er1arhzyxeejgbbt', 'org_01m8kf2m23er1arhzz3yk0apv1', '1000', 'Computer equipment', 'ASSET', NULL, 'ST', NULL, 'active', 1795949678659, 1795949678659, 1, 'fixed_assets');
INSERT INTO public.accounts VALUES ('acc_01m8kf2m23er1arhzyxj7esf3p', 'org_01m8kf2m23er1arhzz3yk0apv1', '1010', 'Office equipment and furniture', 'ASSET', NULL, 'ST', NULL, 'active', 1795949678659, 1795949678659, 1, 'fixed_assets');
INSERT INTO public.accounts VALUES ('acc_01m8kf2m23er1arhzyxnpfn5ew', 'org_01m8kf2m23er1arhzz3yk0apv1', '1020', 'Motor vehicles', 'ASSET', NULL, 'ST', NULL, 'active', 1795949678659, 1795949678659, 1, 'fixed_assets');
INSERT INTO public.accounts VALUES ('acc_01m8kf2m23er1arhzyxrwt4srk', 'org_01m8kf2m23er1arhzz3yk0apv1', '1090', 'Accumulated depreciation', 'ASSET', NULL, 'NV', NULL, 'active', 1795949678659, 1795949678659, 1, 'fixed_assets');
INSERT INTO public.accounts VALUES ('acc_01m8kf2m23er1arhzyxwzjac1d', 'org_01m8kf2m23er1arhzz3yk0apv1', '1100', 'Stock', 'ASSET', NULL, 'ST', NULL, 'active', 1795949678659, 1795949678659, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8kf2m23er1arhzyy1brvnw1', 'org_01m8kf2m23er1arhzz3yk0apv1', '1200', 'Trade debtors', 'ASSET', 'receivable', NULL, NULL, 'active', 1795949678659, 1795949678659, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8kf2m23er1arhzyy7014ysb', 'org_01m8kf2m23er1arhzz3yk0apv1', '1210', 'Prepayments', 'ASSET', NULL, 'NV', NULL, 'active', 1795949678659, 1795949678659, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8kf2m23er1arhzyybjx5gxx', 'org_01m8kf2m23er1arhzz3yk0apv1', '1220', 'Other debtors', 'ASSET', NULL, 'NV', NULL, 'active', 1795949678659, 1795949678659, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8kf2m23er1arhzyyfm9hhrb', 'org_01m8kf2m23er1arhzz3yk0apv1', '1300', 'Current account', 'ASSET', 'bank', NULL, NULL, 'active', 1795949678659, 1795949678659, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8kf2m23er1arhzyyj9pe0w2', 'org_01m8kf2m23er1arhzz3yk0apv1', '1310', 'Petty cash', 'ASSET', NULL, 'NV', NULL, 'active', 1795949678659, 1795949678659, 1, 'cash');
INSERT INTO public.accounts VALUES ('acc_01m8kf2m23er1arhzyynka42cw', 'org_01m8kf2m23er1arhzz3yk0apv1', '2100', 'Trade creditors', 'LIABILITY', 'payable', NULL, NULL, 'active', 1795949678659, 1795949678659, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8kf2m23er1arhzyytzmsj4h', 'org_01m8kf2m23er1arhzz3yk0apv1', '2110', 'Accruals', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795949678659, 1795949678659, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8kf2m23er1arhzyyyvzfam6', 'org_01m8kf2m23er1arhzz3yk0apv1', '2200', 'PAYE and National Insurance', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795949678659, 1795949678659, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8kf2m23er1arhzyz0f3k5p0', 'org_01m8kf2m23er1arhzz3yk0apv1', '2210', 'Pension contributions', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795949678659, 1795949678659, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8kf2m23er1arhzyz6h08sds', 'org_01m8kf2m23er1arhzz3yk0apv1', '2220', 'Net wages', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795949678659, 1795949678659, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8kf2m23er1arhzyzark1a05', 'org_01m8kf2m23er1arhzz3yk0apv1', '2300', 'Corporation tax', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795949678659, 1795949678659, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8kf2m23er1arhzyzfj6860z', 'org_01m8kf2m23er1arhzz3yk0apv1', '2400', 'Director''s loan account', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795949678659, 1795949678659, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8kf2m23er1arhzyzgg4mb3x', 'org_01m8kf2m23er1arhzz3yk0apv1', '2500', 'Bank loans', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795949678659, 1795949678659, 1, 'long_term_liabilities');
INSERT INTO public.accounts VALUES ('acc_01m8kf2m23er1arhzyzn6a8vzh', 'org_01m8kf2m23er1arhzz3yk0apv1', '2900', 'Suspense', 'LIABILITY', 'suspense', NULL, NULL, 'active', 1795949678659, 1795949678659, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8kf2m23er1arhzyzta7cd3a', 'org_01m8kf2m23er1arhzz3yk0apv1', '3000', 'Share capital', 'EQUITY', NULL, 'NV', NULL, 'active', 1795949678659, 1795949678659, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8kf2m23er1arhzyzw1gvne6', 'org_01m8kf2m23er1arhzz3yk0apv1', '3100', 'Retained earnings', 'EQUITY', 'retained_earnings', NULL, NULL, 'active', 1795949678659, 1795949678659, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8kf2m23er1arhzz00p5c40j', 'org_01m8kf2m23er1arhzz3yk0apv1', '3200', 'Dividends', 'EQUITY', NULL, 'NV', NULL, 'active', 1795949678659, 1795949678659, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8kf2m23er1arhzz06wt2y2y', 'org_01m8kf2m23er1arhzz3yk0apv1', '3900', 'Opening balances', 'EQUITY', 'opening_balance', NULL, NULL, 'active', 1795949678659, 1795949678659, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8kf2m23er1arhzz08ztd63d', 'org_01m8kf2m23er1arhzz3yk0apv1', '4000', 'Sales', 'INCOME', NULL, 'ST', NULL, 'active', 1795949678659, 1795949678659, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8kf2m23er1arhzz0ez8v46x', 'org_01m8kf2m23er1arhzz3yk0apv1', '4010', 'Sales, zero-rated', 'INCOME', NULL, 'ZR', NULL, 'active', 1795949678659, 1795949678659, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8kf2m23er1arhzz0h9keq0s', 'org_01m8kf2m23er1arhzz3yk0apv1', '4090', 'Other income', 'INCOME', NULL, 'ST', NULL, 'active', 1795949678659, 1795949678659, 1, 'other_income');
INSERT INTO public.accounts VALUES ('acc_01m8kf2m23er1arhzz0p8fm17z', 'org_01m8kf2m23er1arhzz3yk0apv1', '4900', 'Interest received', 'INCOME', NULL, 'EX', NULL, 'active', 1795949678659, 1795949678659, 1, 'finance');
INSERT INTO public.accounts VALUES ('acc_01m8kf2m23er1arhzz0vh2at82', 'org_01m8kf2m23er1arhzz3yk0apv1', '4920', 'VAT flat-rate scheme difference', 'INCOME', 'vat_scheme_difference', NULL, NULL, 'active', 1795949678659, 1795949678659, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8kf2m23er1arhzz0x5zdc7y', 'org_01m8kf2m23er1arhzz3yk0apv1', '5000', 'Cost of goods sold', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795949678659, 1795949678659, 1, 'cost_of_sales');
INSERT INTO public.accounts VALUES ('acc_01m8kf2m23er1arhzz138tz0mr', 'org_01m8kf2m23er1arhzz3yk0apv1', '5010', 'Subcontractors', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795949678659, 1795949678659, 1, 'cost_of_sales');
INSERT INTO public.accounts VALUES ('acc_01m8kf2m23er1arhzz1507engr', 'org_01m8kf2m23er1arhzz3yk0apv1', '5020', 'Carriage and postage', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795949678659, 1795949678659, 1, 'cost_of_sales');
INSERT INTO public.accounts VALUES ('acc_01m8kf2m23er1arhzz192hxkxs', 'org_01m8kf2m23er1arhzz3yk0apv1', '6000', 'Wages and salaries', 'EXPENSE', NULL, 'NV', NULL, 'active', 1795949678659, 1795949678659, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8kf2m23er1arhzz1d1xkh1z', 'org_01m8kf2m23er1arhzz3yk0apv1', '6010', 'Employer''s National Insurance', 'EXPENSE', NULL, 'NV', NULL, 'active', 1795949678659, 1795949678659, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8kf2m23er1arhzz1ha02jdy', 'org_01m8kf2m23er1arhzz3yk0apv1', '6020', 'Employer''s pension', 'EXPENSE', NULL, 'NV', NULL, 'active', 1795949678659, 1795949678659, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8kf2m23er1arhzz1m8g00wk', 'org_01m8kf2m23er1arhzz3yk0apv1', '6100', 'Rent', 'EXPENSE', NULL, 'EX', NULL, 'active', 1795949678659, 1795949678659, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8kf2m23er1arhzz1s88862z', 'org_01m8kf2m23er1arhzz3yk0apv1', '6110', 'Business rates', 'EXPENSE', NULL, 'NV', NULL, 'active', 1795949678659, 1795949678659, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8kf2m23er1arhzz1xvsvg6y', 'org_01m8kf2m23er1arhzz3yk0apv1', '6120', 'Light, heat and water', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795949678659, 1795949678659, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8kf2m23er1arhzz20v0q4qm', 'org_01m8kf2m23er1arhzz3yk0apv1', '6200', 'Telephone and internet', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795949678659, 1795949678659, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8kf2m23er1arhzz254hsvr8', 'org_01m8kf2m23er1arhzz3yk0apv1', '6210', 'Software and subscriptions', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795949678659, 1795949678659, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8kf2m23er1arhzz2bvmwyb2', 'org_01m8kf2m23er1arhzz3yk0apv1', '6220', 'Printing and stationery', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795949678659, 1795949678659, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8kf2m23er1arhzz2eg47cbp', 'org_01m8kf2m23er1arhzz3yk0apv1', '6300', 'Travel and subsistence', 'EXPENSE', NULL, 'ZR', NULL, 'active', 1795949678659, 1795949678659, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8kf2m23er1arhzz2h9cq36z', 'org_01m8kf2m23er1arhzz3yk0apv1', '6310', 'Motor expenses', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795949678659, 1795949678659, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8kf2m23er1arhzz2qf4ndnh', 'org_01m8kf2m23er1arhzz3yk0apv1', '6320', 'Repairs and maintenance', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795949678659, 1795949678659, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8kf2m23er1arhzz2vt9xm8m', 'org_01m8kf2m23er1arhzz3yk0apv1', '6400', 'Advertising and marketing', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795949678659, 1795949678659, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8kf2m23er1arhzz2wjspmqs', 'org_01m8kf2m23er1arhzz3yk0apv1', '6500', 'Accountancy and legal fees', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795949678659, 1795949678659, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8kf2m23er1arhzz30hzj7tk', 'org_01m8kf2m23er1arhzz3yk0apv1', '6600', 'Insurance', 'EXPENSE', NULL, 'EX', NULL, 'active', 1795949678659, 1795949678659, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8kf2m23er1arhzz34d3kngp', 'org_01m8kf2m23er1arhzz3yk0apv1', '6700', 'Bank charges', 'EXPENSE', NULL, 'EX', NULL, 'active', 1795949678659, 1795949678659, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8kf2m23er1arhzz3acgnnfp', 'org_01m8kf2m23er1arhzz3yk0apv1', '6800', 'Depreciation', 'EXPENSE', NULL, 'NV', NULL, 'active', 1795949678659, 1795949678659, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8kf2m23er1arhzz3e4w5yxf', 'org_01m8kf2m23er1arhzz3yk0apv1', '6810', 'Bad debts', 'EXPENSE', NULL, 'NV', NULL, 'active', 1795949678659, 1795949678659, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8kf2m23er1arhzz3g5ej3dq', 'org_01m8kf2m23er1arhzz3yk0apv1', '6900', 'Interest payable', 'EXPENSE', NULL, 'EX', NULL, 'active', 1795949678659, 1795949678659, 1, 'finance');
INSERT INTO public.accounts VALUES ('acc_01m8kf2m23er1arhzz3nk9b2a6', 'org_01m8kf2m23er1arhzz3yk0apv1', '6990', 'Rounding differences', 'EXPENSE', 'rounding', NULL, NULL, 'active', 1795949678659, 1795949678659, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8kf2m23er1arhzz3swpsrcb', 'org_01m8kf2m23er1arhzz3yk0apv1', '8000', 'Corporation tax charge', 'EXPENSE', NULL, 'NV', NULL, 'active', 1795949678659, 1795949678659, 1, 'tax');
INSERT INTO public.accounts VALUES ('acc_01m8kf2ma4e7er1w4nkyberqgh', 'org_01m8kf2m23er1arhzz3yk0apv1', '2250', 'VAT', 'LIABILITY', 'vat_control', NULL, NULL, 'active', 1795949678916, 1795949678916, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8kf2mceetj8tjz6wyzp1kjv', 'org_01m8kf2mceetj8tjz73dhayt17', '1000', 'Computer equipment', 'ASSET', NULL, 'ST', NULL, 'active', 1795949678990, 1795949678990, 1, 'fixed_assets');
INSERT INTO public.accounts VALUES ('acc_01m8kf2mceetj8tjz6x2qfaz3r', 'org_01m8kf2mceetj8tjz73dhayt17', '1010', 'Office equipment and furniture', 'ASSET', NULL, 'ST', NULL, 'active', 1795949678990, 1795949678990, 1, 'fixed_assets');
INSERT INTO public.accounts VALUES ('acc_01m8kf2mceetj8tjz6x7wd03a0', 'org_01m8kf2mceetj8tjz73dhayt17', '1020', 'Motor vehicles', 'ASSET', NULL, 'ST', NULL, 'active', 1795949678990, 1795949678990, 1, 'fixed_assets');
INSERT INTO public.accounts VALUES ('acc_01m8kf2mceetj8tjz6x916cyyz', 'org_01m8kf2mceetj8tjz73dhayt17', '1090', 'Accumulated depreciation', 'ASSET', NULL, 'NV', NULL, 'active', 1795949678990, 1795949678990, 1, 'fixed_assets');
INSERT INTO public.accounts VALUES ('acc_01m8kf2mceetj8tjz6xffxb1pm', 'org_01m8kf2mceetj8tjz73dhayt17', '1100', 'Stock', 'ASSET', NULL, 'ST', NULL, 'active', 1795949678990, 1795949678990, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8kf2mceetj8tjz6xjygcwwv', 'org_01m8kf2mceetj8tjz73dhayt17', '1200', 'Trade debtors', 'ASSET', 'receivable', NULL, NULL, 'active', 1795949678990, 1795949678990, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8kf2mceetj8tjz6xq1c5z28', 'org_01m8kf2mceetj8tjz73dhayt17', '1210', 'Prepayments', 'ASSET', NULL, 'NV', NULL, 'active', 1795949678990, 1795949678990, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8kf2mceetj8tjz6xrcrn2g8', 'org_01m8kf2mceetj8tjz73dhayt17', '1220', 'Other debtors', 'ASSET', NULL, 'NV', NULL, 'active', 1795949678990, 1795949678990, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8kf2mceetj8tjz6xxbak4fq', 'org_01m8kf2mceetj8tjz73dhayt17', '1300', 'Current account', 'ASSET', 'bank', NULL, NULL, 'active', 1795949678990, 1795949678990, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8kf2mceetj8tjz6y072ca3n', 'org_01m8kf2mceetj8tjz73dhayt17', '1310', 'Petty cash', 'ASSET', NULL, 'NV', NULL, 'active', 1795949678990, 1795949678990, 1, 'cash');
INSERT INTO public.accounts VALUES ('acc_01m8kf2mceetj8tjz6y6k5b8sp', 'org_01m8kf2mceetj8tjz73dhayt17', '2100', 'Trade creditors', 'LIABILITY', 'payable', NULL, NULL, 'active', 1795949678990, 1795949678990, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8kf2mceetj8tjz6yakxy1xz', 'org_01m8kf2mceetj8tjz73dhayt17', '2110', 'Accruals', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795949678990, 1795949678990, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8kf2mceetj8tjz6ycze0qn7', 'org_01m8kf2mceetj8tjz73dhayt17', '2200', 'PAYE and National Insurance', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795949678990, 1795949678990, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8kf2mceetj8tjz6yj3s4h7h', 'org_01m8kf2mceetj8tjz73dhayt17', '2210', 'Pension contributions', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795949678990, 1795949678990, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8kf2mceetj8tjz6yqrxevme', 'org_01m8kf2mceetj8tjz73dhayt17', '2220', 'Net wages', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795949678990, 1795949678990, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8kf2mceetj8tjz6yvanf046', 'org_01m8kf2mceetj8tjz73dhayt17', '2300', 'Corporation tax', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795949678990, 1795949678990, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8kf2mceetj8tjz6yxtcmnem', 'org_01m8kf2mceetj8tjz73dhayt17', '2400', 'Director''s loan account', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795949678990, 1795949678990, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8kf2mceetj8tjz6z1y8hbvz', 'org_01m8kf2mceetj8tjz73dhayt17', '2500', 'Bank loans', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795949678990, 1795949678990, 1, 'long_term_liabilities');
INSERT INTO public.accounts VALUES ('acc_01m8kf2mceetj8tjz6z70x9xgt', 'org_01m8kf2mceetj8tjz73dhayt17', '2900', 'Suspense', 'LIABILITY', 'suspense', NULL, NULL, 'active', 1795949678990, 1795949678990, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8kf2mceetj8tjz6z9wevwm0', 'org_01m8kf2mceetj8tjz73dhayt17', '3000', 'Share capital', 'EQUITY', NULL, 'NV', NULL, 'active', 1795949678990, 1795949678990, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8kf2mceetj8tjz6zc68h8k9', 'org_01m8kf2mceetj8tjz73dhayt17', '3100', 'Retained earnings', 'EQUITY', 'retained_earnings', NULL, NULL, 'active', 1795949678990, 1795949678990, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8kf2mceetj8tjz6zknjefv0', 'org_01m8kf2mceetj8tjz73dhayt17', '3200', 'Dividends', 'EQUITY', NULL, 'NV', NULL, 'active', 1795949678990, 1795949678990, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8kf2mceetj8tjz6zmhsaxrf', 'org_01m8kf2mceetj8tjz73dhayt17', '3900', 'Opening balances', 'EQUITY', 'opening_balance', NULL, NULL, 'active', 1795949678990, 1795949678990, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8kf2mceetj8tjz6zs5j7jfn', 'org_01m8kf2mceetj8tjz73dhayt17', '4000', 'Sales', 'INCOME', NULL, 'ST', NULL, 'active', 1795949678990, 1795949678990, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8kf2mceetj8tjz6zyngjre0', 'org_01m8kf2mceetj8tjz73dhayt17', '4010', 'Sales, zero-rated', 'INCOME', NULL, 'ZR', NULL, 'active', 1795949678990, 1795949678990, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8kf2mceetj8tjz7010539x6', 'org_01m8kf2mceetj8tjz73dhayt17', '4090', 'Other income', 'INCOME', NULL, 'ST', NULL, 'active', 1795949678990, 1795949678990, 1, 'other_income');
INSERT INTO public.accounts VALUES ('acc_01m8kf2mceetj8tjz70423rt43', 'org_01m8kf2mceetj8tjz73dhayt17', '4900', 'Interest received', 'INCOME', NULL, 'EX', NULL, 'active', 1795949678990, 1795949678990, 1, 'finance');
INSERT INTO public.accounts VALUES ('acc_01m8kf2mceetj8tjz70abjg925', 'org_01m8kf2mceetj8tjz73dhayt17', '4920', 'VAT flat-rate scheme difference', 'INCOME', 'vat_scheme_difference', NULL, NULL, 'active', 1795949678990, 1795949678990, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8kf2mceetj8tjz70f31gz62', 'org_01m8kf2mceetj8tjz73dhayt17', '5000', 'Cost of goods sold', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795949678990, 1795949678990, 1, 'cost_of_sales');
INSERT INTO public.accounts VALUES ('acc_01m8kf2mceetj8tjz70gx33qy2', 'org_01m8kf2mceetj8tjz73dhayt17', '5010', 'Subcontractors', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795949678990, 1795949678990, 1, 'cost_of_sales');
INSERT INTO public.accounts VALUES ('acc_01m8kf2mceetj8tjz70mwxgmjw', 'org_01m8kf2mceetj8tjz73dhayt17', '5020', 'Carriage and postage', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795949678990, 1795949678990, 1, 'cost_of_sales');
INSERT INTO public.accounts VALUES ('acc_01m8kf2mceetj8tjz70vsype9x', 'org_01m8kf2mceetj8tjz73dhayt17', '6000', 'Wages and salaries', 'EXPENSE', NULL, 'NV', NULL, 'active', 1795949678990, 1795949678990, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8kf2mceetj8tjz70zpe5n4g', 'org_01m8kf2mceetj8tjz73dhayt17', '6010', 'Employer''s National Insurance', 'EXPENSE', NULL, 'NV', NULL, 'active', 1795949678990, 1795949678990, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8kf2mceetj8tjz713fw3qq6', 'org_01m8kf2mceetj8tjz73dhayt17', '6020', 'Employer''s pension', 'EXPENSE', NULL, 'NV', NULL, 'active', 1795949678990, 1795949678990, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8kf2mceetj8tjz715nn3z2x', 'org_01m8kf2mceetj8tjz73dhayt17', '6100', 'Rent', 'EXPENSE', NULL, 'EX', NULL, 'active', 1795949678990, 1795949678990, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8kf2mceetj8tjz71bd1df6x', 'org_01m8kf2mceetj8tjz73dhayt17', '6110', 'Business rates', 'EXPENSE', NULL, 'NV', NULL, 'active', 1795949678990, 1795949678990, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8kf2mceetj8tjz71cekz0nd', 'org_01m8kf2mceetj8tjz73dhayt17', '6120', 'Light, heat and water', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795949678990, 1795949678990, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8kf2mceetj8tjz71g45et9n', 'org_01m8kf2mceetj8tjz73dhayt17', '6200', 'Telephone and internet', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795949678990, 1795949678990, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8kf2mceetj8tjz71m94k7v4', 'org_01m8kf2mceetj8tjz73dhayt17', '6210', 'Software and subscriptions', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795949678990, 1795949678990, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8kf2mceetj8tjz71sehdgpm', 'org_01m8kf2mceetj8tjz73dhayt17', '6220', 'Printing and stationery', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795949678990, 1795949678990, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8kf2mceetj8tjz71x2b0mjx', 'org_01m8kf2mceetj8tjz73dhayt17', '6300', 'Travel and subsistence', 'EXPENSE', NULL, 'ZR', NULL, 'active', 1795949678990, 1795949678990, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8kf2mceetj8tjz721d4zdzp', 'org_01m8kf2mceetj8tjz73dhayt17', '6310', 'Motor expenses', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795949678990, 1795949678990, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8kf2mceetj8tjz7274rekvr', 'org_01m8kf2mceetj8tjz73dhayt17', '6320', 'Repairs and maintenance', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795949678990, 1795949678990, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8kf2mceetj8tjz72a4hahvq', 'org_01m8kf2mceetj8tjz73dhayt17', '6400', 'Advertising and marketing', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795949678990, 1795949678990, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8kf2mceetj8tjz72f7jwmgj', 'org_01m8kf2mceetj8tjz73dhayt17', '6500', 'Accountancy and legal fees', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795949678990, 1795949678990, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8kf2mceetj8tjz72kw73j1m', 'org_01m8kf2mceetj8tjz73dhayt17', '6600', 'Insurance', 'EXPENSE', NULL, 'EX', NULL, 'active', 1795949678990, 1795949678990, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8kf2mceetj8tjz72n9rqc75', 'org_01m8kf2mceetj8tjz73dhayt17', '6700', 'Bank charges', 'EXPENSE', NULL, 'EX', NULL, 'active', 1795949678990, 1795949678990, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8kf2mceetj8tjz72v6j6pat', 'org_01m8kf2mceetj8tjz73dhayt17', '6800', 'Depreciation', 'EXPENSE', NULL, 'NV', NULL, 'active', 1795949678990, 1795949678990, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8kf2mceetj8tjz72zxdter1', 'org_01m8kf2mceetj8tjz73dhayt17', '6810', 'Bad debts', 'EXPENSE', NULL, 'NV', NULL, 'active', 1795949678990, 1795949678990, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8kf2mceetj8tjz7302gkwtg', 'org_01m8kf2mceetj8tjz73dhayt17', '6900', 'Interest payable', 'EXPENSE', NULL, 'EX', NULL, 'active', 1795949678990, 1795949678990, 1, 'finance');
INSERT INTO public.accounts VALUES ('acc_01m8kf2mceetj8tjz735k83fvb', 'org_01m8kf2mceetj8tjz73dhayt17', '6990', 'Rounding differences', 'EXPENSE', 'rounding', NULL, NULL, 'active', 1795949678990, 1795949678990, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8kf2mceetj8tjz7391xxznb', 'org_01m8kf2mceetj8tjz73dhayt17', '8000', 'Corporation tax charge', 'EXPENSE', NULL, 'NV', NULL, 'active', 1795949678990, 1795949678990, 1, 'tax');
INSERT INTO public.accounts VALUES ('acc_01m8kf2mdmesztmej6sn5xeg14', 'org_01m8kf2mceetj8tjz73dhayt17', '2250', 'VAT', 'LIABILITY', 'vat_control', NULL, NULL, 'active', 1795949679028, 1795949679028, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8kf2megea29378m19ey8mc5', 'org_01m8kf2mceetj8tjz73dhayt17', '4100', 'Room hire', 'INCOME', NULL, 'EX', NULL, 'active', 1795949679056, 1795949679056, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8kf2mh6evp8wff6h99kpkpv', 'org_01m8kf2mceetj8tjz73dhayt17', '1301', 'Savings', 'ASSET', 'bank', NULL, NULL, 'active', 1795949679142, 1795949679142, 1, NULL);
INSERT INTO public.allocations VALUES ('alc_01m8kf2ndve8g8w0mwkcek2a9b', 'org_01m8kf2mceetj8tjz73dhayt17', 'inv_01m8kf2n3tezfrzv4qm3jvfr1f', NULL, 'inv_01m8kf2n6aey09h5w7b1wxr16c', 18000, '2026-03-12', NULL, 1795949680059, NULL);
INSERT INTO public.allocations VALUES ('alc_01m8kf2nj1ebdvmqc4jvsqvmzh', 'org_01m8kf2mceetj8tjz73dhayt17', 'inv_01m8kf2n2xeaa9gyc2c6nh40vn', 'set_01m8kf2nj1ebdvmqc4jh4ktd50', NULL, 28200, '2026-03-06', NULL, 1795949680193, NULL);
INSERT INTO public.allocations VALUES ('alc_01m8kf2nsdear8x48vtvt2v83d', 'org_01m8kf2mceetj8tjz73dhayt17', 'inv_01m8kf2mzje2ks9p9ryjxsaxsq', 'set_01m8kf2nsdear8x48vtvt2v83d', NULL, 107880, '2026-01-22', NULL, 1795949680429, NULL);
INSERT INTO public.allocations VALUES ('alc_01m8kf2nxdefw9cxa6jm682yv4', 'org_01m8kf2mceetj8tjz73dhayt17', 'inv_01m8kf2mxcerp8bpr3tj7b0t3m', 'set_01m8kf2nxdefw9cxa6jm682yv4', NULL, 150000, '2026-01-30', NULL, 1795949680557, NULL);
INSERT INTO public.allocations VALUES ('alc_01m8kf2p1pe56vk7ehxyr09jts', 'org_01m8kf2mceetj8tjz73dhayt17', 'inv_01m8kf2n12em7th8qzykkb96pp', 'set_01m8kf2p1pe56vk7ehxyr09jts', NULL, 135000, '2026-02-10', NULL, 1795949680694, NULL);
INSERT INTO public.allocations VALUES ('alc_01m8kf2p6jegvaqcx2d82qqkdv', 'org_01m8kf2mceetj8tjz73dhayt17', 'inv_01m8kf2mxcerp8bpr3tj7b0t3m', 'set_01m8kf2p6jegvaqcx2d82qqkdv', NULL, 84000, '2026-02-16', NULL, 1795949680850, NULL);
INSERT INTO public.allocations VALUES ('alc_01m8kf2p6jegvaqcx2d82qqkdw', 'org_01m8kf2mceetj8tjz73dhayt17', 'inv_01m8kf2n06e8jvy8825wsyzjcq', 'set_01m8kf2p6jegvaqcx2d82qqkdv', NULL, 87000, '2026-02-16', NULL, 1795949680850, NULL);
INSERT INTO public.allocations VALUES ('alc_01m8kf2p9tekbvbazyac9knxdz', 'org_01m8kf2mceetj8tjz73dhayt17', 'inv_01m8kf2mymen6bmte93t0qxkcc', 'set_01m8kf2p9tekbvbazyac9knxdz', NULL, 40000, '2026-02-27', NULL, 1795949680954, NULL);
INSERT INTO public.allocations VALUES ('alc_01m8kf2pcvet9a7depk5bptad5', 'org_01m8kf2mceetj8tjz73dhayt17', 'inv_01m8kf2n3tezfrzv4qm3jvfr1f', 'set_01m8kf2pcvet9a7depk5bptad5', NULL, 141840, '2026-03-16', NULL, 1795949681051, NULL);
INSERT INTO public.api_keys VALUES ('key_01m8kf2kraeves6wzv18jkqfh5', 'usr_01m8kf2knveqsb52wne5c9gyqj', 'main', 'reconcile:read reconcile:write', 0, 'YSm3', 1795949678346, NULL, NULL, NULL, NULL);
INSERT INTO public.api_keys VALUES ('key_01m8kf2m0tej5byxarq7xaf92a', 'usr_01m8kf2knveqsb52wne5c9gyqj', 'main', 'ledger:read ledger:write', 0, 'OIlt', 1795949678617, NULL, NULL, NULL, NULL);
INSERT INTO public.audit_events VALUES ('org_01m8kf2m23er1arhzz3yk0apv1', 1, 1795949678659, 'usr_01m8kf2knveqsb52wne5c9gyqj', 'key_01m8kf2m0tej5byxarq7xaf92a', 'organisation.create', 'org_01m8kf2m23er1arhzz3yk0apv1', NULL, '{"id":"org_01m8kf2m23er1arhzz3yk0apv1","name":"Acorn Ltd","currency":"GBP","country":"GB","financial_year_end":"03-31","vat_registered":true,"vat_number":null,"vat_scheme":"standard","flat_rate_percent":null,"vat_methods":[{"effective_from":null,"vat_registered":true,"vat_number":null,"vat_scheme":"standard","flat_rate_percent":null}],"vat_rounding":"line","status":"active","role":"owner","lock_date":null,"created_at":"2026-11-29T10:54:38.659Z","updated_at":"2026-11-29T10:54:38.659Z","version":1}', '\x5e8207f287201ccbfb502fd0c22c88d53253b7e113d03ff45312e1bf1da08565', '\xa2044bbb07deb9dee8def272a7c6974248f0badb776df20b3e5a749614d3261b');
INSERT INTO public.audit_events VALUES ('org_01m8kf2m23er1arhzz3yk0apv1', 2, 1795949678916, 'usr_01m8kf2knveqsb52wne5c9gyqj', 'key_01m8kf2m0tej5byxarq7xaf92a', 'account.create', 'acc_01m8kf2ma4e7er1w4nkyberqgh', NULL, '{"id":"acc_01m8kf2ma4e7er1w4nkyberqgh","code":"2250","name":"VAT","account_type":"LIABILITY","role":"vat_control","group":"current_liabilities","default_vat_code":null,"description":null,"currency":"GBP","status":"active","balance":0.00,"created_at":"2026-11-29T10:54:38.916Z","updated_at":"2026-11-29T10:54:38.916Z","version":1}', '\x9b2bfb7929d1d6e5ab1d8bdcb28d13bdc721249dcd727e2142598425bb9325df', '\x706ad28de57a9bc651cc6dabb38ef4ca3f9aedc039a43f937b23994f7acc5f73');
INSERT INTO public.audit_events VALUES ('org_01m8kf2m23er1arhzz3yk0apv1', 3, 1795949678946, 'usr_01m8kf2knveqsb52wne5c9gyqj', 'key_01m8kf2m0tej5byxarq7xaf92a', 'bank_account.create', 'bac_01m8kf2mb2ehyrakypaj7n6ems', NULL, '{"account_id":"acc_01m8kf2m23er1arhzyyfm9hhrb","account_number":null,"created_at":"2026-11-29T10:54:38.946Z","currency":"GBP","iban":null,"id":"bac_01m8kf2mb2ehyrakypaj7n6ems","ledger_balance":0.0,"name":"Current","opening_balance":null,"opening_date":null,"opening_journal_id":null,"sort_code":null,"statement_balance":null,"statement_date":null,"type":"current","unconfirmed_count":0,"updated_at":"2026-11-29T10:54:38.946Z","version":1}', '\x70d84a064c1e9d1f9b65d8ec7dec0c9ce0d8ce848d256ed2bb71822c36105359', '\xe392cd18a9707f2b0439eacce204710cd6b2843b5c8682cceae6a67754cecefa');
INSERT INTO public.audit_events VALUES ('org_01m8kf2mceetj8tjz73dhayt17', 1, 1795949678990, 'usr_01m8kf2knveqsb52wne5c9gyqj', 'key_01m8kf2m0tej5byxarq7xaf92a', 'organisation.create', 'org_01m8kf2mceetj8tjz73dhayt17', NULL, '{"id":"org_01m8kf2mceetj8tjz73dhayt17","name":"Wren & Marsh Ltd","currency":"GBP","country":"GB","financial_year_end":"03-31","vat_registered":true,"vat_number":null,"vat_scheme":"standard","flat_rate_percent":null,"vat_methods":[{"effective_from":null,"vat_registered":true,"vat_number":null,"vat_scheme":"standard","flat_rate_percent":null}],"vat_rounding":"line","status":"active","role":"owner","lock_date":null,"created_at":"2026-11-29T10:54:38.990Z","updated_at":"2026-11-29T10:54:38.990Z","version":1}', '\x25b83451cab9d24b2c6e4c445fa3bfec9412978669744278500953360dd8e034', '\xb040f9d1dc28f9e31d8bfd19acb9d8713951fc0e52f6a8ccce0b878dbc44fb6e');
INSERT INTO public.audit_events VALUES ('org_01m8kf2mceetj8tjz73dhayt17', 2, 1795949679028, 'usr_01m8kf2knveqsb52wne5c9gyqj', 'key_01m8kf2m0tej5byxarq7xaf92a', 'account.create', 'acc_01m8kf2mdmesztmej6sn5xeg14', NULL, '{"id":"acc_01m8kf2mdmesztmej6sn5xeg14","code":"2250","name":"VAT","account_type":"LIABILITY","role":"vat_control","group":"current_liabilities","default_vat_code":null,"description":null,"currency":"GBP","status":"active","balance":0.00,"created_at":"2026-11-29T10:54:39.028Z","updated_at":"2026-11-29T10:54:39.028Z","version":1}', '\x4d3f9cede6224809f3fd7c39a4bdf1e7a7ba14586240d09a676b8ac518a4c204', '\x1dc1cbea335fce98b3e57850d24f51bc21ebb7746d171365654af9825e8d4b15');
INSERT INTO public.audit_events VALUES ('org_01m8kf2mceetj8tjz73dhayt17', 3, 1795949679056, 'usr_01m8kf2knveqsb52wne5c9gyqj', 'key_01m8kf2m0tej5byxarq7xaf92a', 'account.create', 'acc_01m8kf2megea29378m19ey8mc5', NULL, '{"id":"acc_01m8kf2megea29378m19ey8mc5","code":"4100","name":"Room hire","account_type":"INCOME","role":null,"group":"turnover","default_vat_code":"EX","description":null,"currency":"GBP","status":"active","balance":0.00,"created_at":"2026-11-29T10:54:39.056Z","updated_at":"2026-11-29T10:54:39.056Z","version":1}', '\xbfcb16a0710cba518841bd7ee1ddd3bcfcee7f2cc8947b1ae77baeb3751f4c65', '\xc3dcceaeffdfa81cdd9347eba460ab54722be04fb652b175f1541034cf004b3f');
INSERT INTO public.audit_events VALUES ('org_01m8kf2mceetj8tjz73dhayt17', 4, 1795949679100, 'usr_01m8kf2knveqsb52wne5c9gyqj', 'key_01m8kf2m0tej5byxarq7xaf92a', 'bank_account.create', 'bac_01m8kf2mfwey2sh2xvfgj9b5x6', NULL, '{"account_id":"acc_01m8kf2mceetj8tjz6xxbak4fq","account_number":null,"created_at":"2026-11-29T10:54:39.100Z","currency":"GBP","iban":null,"id":"bac_01m8kf2mfwey2sh2xvfgj9b5x6","ledger_balance":10000.0,"name":"Current","opening_balance":10000.0,"opening_date":"2026-01-01","opening_journal_id":"jnl_01m8kf2mfwey2sh2xvfs5sbwv7","sort_code":null,"statement_balance":null,"statement_date":null,"type":"current","unconfirmed_count":0,"updated_at":"2026-11-29T10:54:39.100Z","version":1}', '\xa7dd22eccadb4caf503de1a95f6f01ca96b70428bda5c6c3cc33e1c4418f59d3', '\x2c1ff21e3099c443865d1bb5b577b945ff3b404c3388068ea31b920786058386');
INSERT INTO public.audit_events VALUES ('org_01m8kf2mceetj8tjz73dhayt17', 5, 1795949679142, 'usr_01m8kf2knveqsb52wne5c9gyqj', 'key_01m8kf2m0tej5byxarq7xaf92a', 'account.create', 'acc_01m8kf2mh6evp8wff6h99kpkpv', NULL, '{"account_type":"ASSET","balance":0.0,"code":"1301","created_at":"2026-11-29T10:54:39.142Z","currency":"GBP","default_vat_code":null,"description":null,"group":"cash","id":"acc_01m8kf2mh6evp8wff6h99kpkpv","name":"Savings","role":"bank","status":"active","updated_at":"2026-11-29T10:54:39.142Z","version":1}', '\x2ce3f78a4511f0afbe46f9aafbcb20843e9045a94316c3bbb185cab1a64057ab', '\x93f4fe827d0be8e0595bf2911ef1245691fb3af287804e5246ccc7deb62c8401');
INSERT INTO public.audit_events VALUES ('org_01m8kf2mceetj8tjz73dhayt17', 6, 1795949679142, 'usr_01m8kf2knveqsb52wne5c9gyqj', 'key_01m8kf2m0tej5byxarq7xaf92a', 'bank_account.create', 'bac_01m8kf2mh6evp8wff6h4v3mbw6', NULL, '{"account_id":"acc_01m8kf2mh6evp8wff6h99kpkpv","account_number":null,"created_at":"2026-11-29T10:54:39.142Z","currency":"GBP","iban":null,"id":"bac_01m8kf2mh6evp8wff6h4v3mbw6","ledger_balance":0.0,"name":"Savings","opening_balance":null,"opening_date":null,"opening_journal_id":null,"sort_code":null,"statement_balance":null,"statement_date":null,"type":"savings","unconfirmed_count":0,"updated_at":"2026-11-29T10:54:39.142Z","version":1}', '\xd0672c9d7af5128b859f9ee9bcbb490cf33c2c75fee4e9c638fdcb65cdcf6a37', '\x5a84c64d3de5884e05980d93062041aa2d7aed6818e7c8493472cb767535f5e9');
INSERT INTO public.audit_events VALUES ('org_01m8kf2mceetj8tjz73dhayt17', 7, 1795949679177, 'usr_01m8kf2knveqsb52wne5c9gyqj', 'key_01m8kf2m0tej5byxarq7xaf92a', 'contact.create', 'con_01m8kf2mj9emwaepm3ztvtj0zx', NULL, '{"id":"con_01m8kf2mj9emwaepm3ztvtj0zx","kind":"customer","name":"Abbey Schools Trust","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-29T10:54:39.177Z","updated_at":"2026-11-29T10:54:39.177Z","version":1}', '\x49cebb245ca300e5339217624b6e4d8db35c0da4d4c3195ba1397d93814b5bda', '\xe7b5c411c24f9092c36c0250f29e1be75346a3c8de8fcd77e98fa37af2541ddb');
INSERT INTO public.audit_events VALUES ('org_01m8kf2mceetj8tjz73dhayt17', 8, 1795949679205, 'usr_01m8kf2knveqsb52wne5c9gyqj', 'key_01m8kf2m0tej5byxarq7xaf92a', 'contact.create', 'con_01m8kf2mk5eyzbnkt3t8s3sfgg', NULL, '{"id":"con_01m8kf2mk5eyzbnkt3t8s3sfgg","kind":"customer","name":"Kestrel Fitness CIC","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-29T10:54:39.205Z","updated_at":"2026-11-29T10:54:39.205Z","version":1}', '\xc95fec824127988ba6515c6832475a55f2f7de1a35b0380ed98230b1570c699f', '\x2f9fcfac9e29573daa0e1fa8c8d439ce74e7036dd4853fa3f06c798f69fb2af2');
INSERT INTO public.audit_events VALUES ('org_01m8kf2mceetj8tjz73dhayt17', 9, 1795949679235, 'usr_01m8kf2knveqsb52wne5c9gyqj', 'key_01m8kf2m0tej5byxarq7xaf92a', 'contact.create', 'con_01m8kf2mm3ezpspyqa1peb6g95', NULL, '{"id":"con_01m8kf2mm3ezpspyqa1peb6g95","kind":"customer","name":"Marlow & Pike LLP","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-29T10:54:39.235Z","updated_at":"2026-11-29T10:54:39.235Z","version":1}', '\xa34310f8f864805facd45b57a8f7832a1f28ff56fc4aa6a413a9dd9485b77deb', '\x98c0952bc58e447afe82a01107e47b270b91d7772d49e08e8e002555b04f71b3');
INSERT INTO public.audit_events VALUES ('org_01m8kf2mceetj8tjz73dhayt17', 10, 1795949679259, 'usr_01m8kf2knveqsb52wne5c9gyqj', 'key_01m8kf2m0tej5byxarq7xaf92a', 'contact.create', 'con_01m8kf2mmvenx86daxgzcmfesh', NULL, '{"id":"con_01m8kf2mmvenx86daxgzcmfesh","kind":"supplier","name":"Printwell","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-29T10:54:39.259Z","updated_at":"2026-11-29T10:54:39.259Z","version":1}', '\xe4ac167847464cefabd565ea6e13a0565cbf65b5c3bf367eed5078f8925952f5', '\x459fa450315e12439c4d298fdaae45f15a63a2e0614c844580e83fcbe2aaeb34');
INSERT INTO public.audit_events VALUES ('org_01m8kf2mceetj8tjz73dhayt17', 12, 1795949679313, 'usr_01m8kf2knveqsb52wne5c9gyqj', 'key_01m8kf2m0tej5byxarq7xaf92a', 'contact.create', 'con_01m8kf2mphek7vmpxs176w2149', NULL, '{"id":"con_01m8kf2mphek7vmpxs176w2149","kind":"supplier","name":"Harcourt Lettings","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-29T10:54:39.313Z","updated_at":"2026-11-29T10:54:39.313Z","version":1}', '\x7f37e733ba84d2254af3422c52fd5442e4848239702fb7f367aa5eb7c2f0c951', '\xec0014cf5571227e12380b976d8f60834f4ba2a73aeb68c6317fd87c8b3ec696');
INSERT INTO public.audit_events VALUES ('org_01m8kf2mceetj8tjz73dhayt17', 14, 1795949679532, 'usr_01m8kf2knveqsb52wne5c9gyqj', 'key_01m8kf2m0tej5byxarq7xaf92a', 'invoice.create', 'inv_01m8kf2mxcerp8bpr3tj7b0t3m', NULL, '{"id":"inv_01m8kf2mxcerp8bpr3tj7b0t3m","type":"sales","kind":"invoice","status":"issued","number":"INV-0001","contact_id":"con_01m8kf2mj9emwaepm3ztvtj0zx","contact_name":"Abbey Schools Trust","issue_date":"2026-01-15","tax_point":"2026-01-15","due_date":"2026-02-14","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":1950.00,"vat_total":390.00,"gross_total":2340.00,"amount_paid":0.00,"amount_credited":0.00,"amount_due":2340.00,"overdue":true,"journal_id":"jnl_01m8kf2mxcerp8bpr3tpaad9sm","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T10:54:39.532Z","updated_at":"2026-11-29T10:54:39.532Z","version":1,"lines":[{"description":"Course design, 3 days","quantity":3,"unit_price":650.00,"discount_percent":null,"account_id":"acc_01m8kf2mceetj8tjz6zs5j7jfn","account_code":"4000","vat_code":"ST","net_amount":1950.00,"vat_amount":390.00,"gross_amount":2340.00}]}', '\xad5cf4376a7939530c31e24accc31d686e409a9d518befadf876cd40d17bbae4', '\x968744c364817166ce2a9c7a5a0ab80b1414b7212dda3c1e403d393a74005109');
INSERT INTO public.audit_events VALUES ('org_01m8kf2mceetj8tjz73dhayt17', 17, 1795949679622, 'usr_01m8kf2knveqsb52wne5c9gyqj', 'key_01m8kf2m0tej5byxarq7xaf92a', 'invoice.create', 'inv_01m8kf2n06e8jvy8825wsyzjcq', NULL, '{"id":"inv_01m8kf2n06e8jvy8825wsyzjcq","type":"sales","kind":"invoice","status":"issued","number":"INV-0002","contact_id":"con_01m8kf2mj9emwaepm3ztvtj0zx","contact_name":"Abbey Schools Trust","issue_date":"2026-01-28","tax_point":"2026-01-28","due_date":"2026-02-27","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":870.00,"vat_total":0.00,"gross_total":870.00,"amount_paid":0.00,"amount_credited":0.00,"amount_due":870.00,"overdue":true,"journal_id":"jnl_01m8kf2n06e8jvy882623vbdpm","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T10:54:39.622Z","updated_at":"2026-11-29T10:54:39.622Z","version":1,"lines":[{"description":"Workbooks","quantity":120,"unit_price":7.25,"discount_percent":null,"account_id":"acc_01m8kf2mceetj8tjz6zyngjre0","account_code":"4010","vat_code":"ZR","net_amount":870.00,"vat_amount":0.00,"gross_amount":870.00}]}', '\x40c0c6567e8acf026a2dd835f7e6b4200e2c1b26cce33630d5302ac2f1243c64', '\xf8ea2d9bf904747bdebcee63cd8908487b7d27ed886b1a40ba97f8b3539ac162');
INSERT INTO public.audit_events VALUES ('org_01m8kf2mceetj8tjz73dhayt17', 20, 1795949679738, 'usr_01m8kf2knveqsb52wne5c9gyqj', 'key_01m8kf2m0tej5byxarq7xaf92a', 'invoice.create', 'inv_01m8kf2n3tezfrzv4qm3jvfr1f', NULL, '{"id":"inv_01m8kf2n3tezfrzv4qm3jvfr1f","type":"sales","kind":"invoice","status":"issued","number":"INV-0004","contact_id":"con_01m8kf2mm3ezpspyqa1peb6g95","contact_name":"Marlow & Pike LLP","issue_date":"2026-02-20","tax_point":"2026-02-20","due_date":"2026-03-22","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":1332.00,"vat_total":266.40,"gross_total":1598.40,"amount_paid":0.00,"amount_credited":0.00,"amount_due":1598.40,"overdue":true,"journal_id":"jnl_01m8kf2n3tezfrzv4qm7svjjk1","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T10:54:39.738Z","updated_at":"2026-11-29T10:54:39.738Z","version":1,"lines":[{"description":"Course for new starters","quantity":1,"unit_price":1480.00,"discount_percent":10,"account_id":"acc_01m8kf2mceetj8tjz6zs5j7jfn","account_code":"4000","vat_code":"ST","net_amount":1332.00,"vat_amount":266.40,"gross_amount":1598.40}]}', '\x7737e796ce4088bfc37b79964f8eeb95c871fb78f34282bf3de6e4e06dbb8528', '\x60a99201454036f8d7fb812cac11dfb5648b07b6c01d871a290e098afb9e4647');
INSERT INTO public.audit_events VALUES ('org_01m8kf2mceetj8tjz73dhayt17', 23, 1795949679841, 'usr_01m8kf2knveqsb52wne5c9gyqj', 'key_01m8kf2m0tej5byxarq7xaf92a', 'invoice.create', 'inv_01m8kf2n71ezzs3ykg07krj035', NULL, '{"id":"inv_01m8kf2n71ezzs3ykg07krj035","type":"purchase","kind":"invoice","status":"issued","number":"FR-1209","contact_id":"con_01m8kf2mqse1rbdgt052eyap19","contact_name":"Fern & Rowe","issue_date":"2026-03-24","tax_point":"2026-03-24","due_date":"2026-04-23","amounts_are":"inclusive","currency":"GBP","reference":null,"notes":null,"net_total":640.00,"vat_total":128.00,"gross_total":768.00,"amount_paid":0.00,"amount_credited":0.00,"amount_due":768.00,"overdue":true,"journal_id":"jnl_01m8kf2n71ezzs3ykg0a75kgf5","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T10:54:39.841Z","updated_at":"2026-11-29T10:54:39.841Z","version":1,"lines":[{"description":"Illustration, 2 days","quantity":2,"unit_price":384.00,"discount_percent":null,"account_id":"acc_01m8kf2mceetj8tjz70gx33qy2","account_code":"5010","vat_code":"ST","net_amount":640.00,"vat_amount":128.00,"gross_amount":768.00}]}', '\x55eb7b484bf11c3ef342e5c993941e5a57e872d7c4eacb42123e8ead392737f1', '\x48a1fb110908011b074c784551dff7602cfd9eb34bd842b481b1198cffc3d72e');
INSERT INTO public.audit_events VALUES ('org_01m8kf2mceetj8tjz73dhayt17', 25, 1795949679969, 'usr_01m8kf2knveqsb52wne5c9gyqj', 'key_01m8kf2m0tej5byxarq7xaf92a', 'invoice.void', 'inv_01m8kf2n4pewpahakr15k004ra', '{"status":"issued"}', '{"reason":"raised in error","status":"void","void_date":"2026-03-03","void_journal_id":"jnl_01m8kf2nb1ej4v1rrtjrtnexfb"}', '\x987d7c7022a8caf950c7c8deef94dcd5cbe7b1289d19578cc0c16d988cc5b237', '\xf5690d49d04366ba9bb970215ce7ac6650961e49391ddf643b8131f81097e1f7');
INSERT INTO public.audit_events VALUES ('org_01m8kf2mceetj8tjz73dhayt17', 26, 1795949680059, 'usr_01m8kf2knveqsb52wne5c9gyqj', 'key_01m8kf2m0tej5byxarq7xaf92a', 'invoice.allocate', 'inv_01m8kf2n6aey09h5w7b1wxr16c', NULL, '{"allocations":[{"amount":180.0,"invoice_id":"inv_01m8kf2n3tezfrzv4qm3jvfr1f"}]}', '\x5096b4a438b1308e043943f4c5bc94a25c2864608a90acc23cac3195b756ed4b', '\x643032ebea9a456a8b8e78b5b8caf1406ad0f438f62b07d9e91ae41b8f65650e');
INSERT INTO public.audit_events VALUES ('org_01m8kf2mceetj8tjz73dhayt17', 30, 1795949680193, 'usr_01m8kf2knveqsb52wne5c9gyqj', 'key_01m8kf2m0tej5byxarq7xaf92a', 'settlement.create', 'set_01m8kf2nj1ebdvmqc4jh4ktd50', NULL, '{"id":"set_01m8kf2nj1ebdvmqc4jh4ktd50","type":"receipt","status":"posted","refund":false,"contact_id":"con_01m8kf2mk5eyzbnkt3t8s3sfgg","contact_name":"Kestrel Fitness CIC","bank_account_id":"bac_01m8kf2mfwey2sh2xvfgj9b5x6","date":"2026-03-06","amount":282.00,"currency":"GBP","reference":null,"allocated_amount":282.00,"unallocated_amount":0.00,"allocations":[{"id":"alc_01m8kf2nj1ebdvmqc4jvsqvmzh","invoice_id":"inv_01m8kf2n2xeaa9gyc2c6nh40vn","invoice_number":"INV-0003","settlement_id":"set_01m8kf2nj1ebdvmqc4jh4ktd50","credit_note_id":null,"amount":282.00,"date":"2026-03-06","created_at":"2026-11-29T10:54:40.193Z"}],"bank_transaction_id":null,"journal_id":"jnl_01m8kf2nj1ebdvmqc4jme5h5n7","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T10:54:40.193Z","updated_at":"2026-11-29T10:54:40.193Z","version":1}', '\x2b5b24f573e6500d3b0e3abd560ff0df3e86434acf831c429525b0b9f93cd5a0', '\xe7f401d1cd4be6b1028647d0aea4f4328d3f2886e910b429a2598205d99a00b5');
INSERT INTO public.audit_events VALUES ('org_01m8kf2m23er1arhzz3yk0apv1', 7, 1795949684568, 'usr_01m8kf2knveqsb52wne5c9gyqj', 'key_01m8kf2m0tej5byxarq7xaf92a', 'journal.post', 'jnl_01m8kf2stre3rs39ezf9gwhkyk', NULL, '{"sequence":1,"total":500.00}', '\x545b400ae834ff8a91000f40ccfaa5325e1a7aa81e487844b2f2bca1b044955e', '\x');
INSERT INTO public.audit_events VALUES ('org_01m8kf2mceetj8tjz73dhayt17', 11, 1795949679285, 'usr_01m8kf2knveqsb52wne5c9gyqj', 'key_01m8kf2m0tej5byxarq7xaf92a', 'contact.create', 'con_01m8kf2mnne1kr8d5gccr0zr3h', NULL, '{"id":"con_01m8kf2mnne1kr8d5gccr0zr3h","kind":"supplier","name":"Techbarn","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-29T10:54:39.285Z","updated_at":"2026-11-29T10:54:39.285Z","version":1}', '\x65a68f4cf7ab4c7dd6a5408c67de05ef746efdd02a1e6f1cc46bc043b71e4459', '\x995cae709160dcb94141e44716a1dbbd0d2d8196b7667a8055ed19b55da78a1d');
INSERT INTO public.audit_events VALUES ('org_01m8kf2mceetj8tjz73dhayt17', 13, 1795949679353, 'usr_01m8kf2knveqsb52wne5c9gyqj', 'key_01m8kf2m0tej5byxarq7xaf92a', 'contact.create', 'con_01m8kf2mqse1rbdgt052eyap19', NULL, '{"id":"con_01m8kf2mqse1rbdgt052eyap19","kind":"supplier","name":"Fern & Rowe","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-29T10:54:39.353Z","updated_at":"2026-11-29T10:54:39.353Z","version":1}', '\x487df8cfa44a4c6e75d9c9a131a0d5e8088bafb30255b8b56fcbc4266e215182', '\x3e3687404032fbc0ead9bdb9d9d7ba009e26f1268c21f575e284f71661e6b853');
INSERT INTO public.audit_events VALUES ('org_01m8kf2mceetj8tjz73dhayt17', 15, 1795949679574, 'usr_01m8kf2knveqsb52wne5c9gyqj', 'key_01m8kf2m0tej5byxarq7xaf92a', 'invoice.create', 'inv_01m8kf2mymen6bmte93t0qxkcc', NULL, '{"id":"inv_01m8kf2mymen6bmte93t0qxkcc","type":"purchase","kind":"invoice","status":"issued","number":"PX-881","contact_id":"con_01m8kf2mmvenx86daxgzcmfesh","contact_name":"Printwell","issue_date":"2026-01-20","tax_point":"2026-01-20","due_date":"2026-02-19","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":412.00,"vat_total":0.00,"gross_total":412.00,"amount_paid":0.00,"amount_credited":0.00,"amount_due":412.00,"overdue":true,"journal_id":"jnl_01m8kf2mymen6bmte93x10y1g8","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T10:54:39.574Z","updated_at":"2026-11-29T10:54:39.574Z","version":1,"lines":[{"description":"Printing of workbooks","quantity":1,"unit_price":412.00,"discount_percent":null,"account_id":"acc_01m8kf2mceetj8tjz70f31gz62","account_code":"5000","vat_code":"ZR","net_amount":412.00,"vat_amount":0.00,"gross_amount":412.00}]}', '\x4d620d6ebb812603862bd3bc2a1f9148f2f6f7f23b99a0c244d3d8e2dc48a4a1', '\x09eff5c4ea56216eb4db2a4c5e000aca8a24de8e6239acf22f53ef15ff84fedf');
INSERT INTO public.audit_events VALUES ('org_01m8kf2mceetj8tjz73dhayt17', 16, 1795949679602, 'usr_01m8kf2knveqsb52wne5c9gyqj', 'key_01m8kf2m0tej5byxarq7xaf92a', 'invoice.create', 'inv_01m8kf2mzje2ks9p9ryjxsaxsq', NULL, '{"id":"inv_01m8kf2mzje2ks9p9ryjxsaxsq","type":"purchase","kind":"invoice","status":"issued","number":"TB-0117","contact_id":"con_01m8kf2mnne1kr8d5gccr0zr3h","contact_name":"Techbarn","issue_date":"2026-01-21","tax_point":"2026-01-21","due_date":"2026-02-20","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":899.00,"vat_total":179.80,"gross_total":1078.80,"amount_paid":0.00,"amount_credited":0.00,"amount_due":1078.80,"overdue":true,"journal_id":"jnl_01m8kf2mzje2ks9p9ryps9c3ez","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T10:54:39.602Z","updated_at":"2026-11-29T10:54:39.602Z","version":1,"lines":[{"description":"Laptop","quantity":1,"unit_price":899.00,"discount_percent":null,"account_id":"acc_01m8kf2mceetj8tjz6wyzp1kjv","account_code":"1000","vat_code":"ST","net_amount":899.00,"vat_amount":179.80,"gross_amount":1078.80}]}', '\xad35d587e7a101afc33f45d4b104488cccfc8f6245a0ce6829cee7cba3af328a', '\xd30bae8c1d4a5f67ef1bd235449c770249fedcd96c84105c658a7243c6ff5e59');
INSERT INTO public.audit_events VALUES ('org_01m8kf2mceetj8tjz73dhayt17', 18, 1795949679650, 'usr_01m8kf2knveqsb52wne5c9gyqj', 'key_01m8kf2m0tej5byxarq7xaf92a', 'invoice.create', 'inv_01m8kf2n12em7th8qzykkb96pp', NULL, '{"id":"inv_01m8kf2n12em7th8qzykkb96pp","type":"purchase","kind":"invoice","status":"issued","number":"HL-33","contact_id":"con_01m8kf2mphek7vmpxs176w2149","contact_name":"Harcourt Lettings","issue_date":"2026-02-01","tax_point":"2026-02-01","due_date":"2026-03-03","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":1350.00,"vat_total":0.00,"gross_total":1350.00,"amount_paid":0.00,"amount_credited":0.00,"amount_due":1350.00,"overdue":true,"journal_id":"jnl_01m8kf2n12em7th8qzynfxre9y","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T10:54:39.650Z","updated_at":"2026-11-29T10:54:39.650Z","version":1,"lines":[{"description":"Rent, January to March","quantity":1,"unit_price":1350.00,"discount_percent":null,"account_id":"acc_01m8kf2mceetj8tjz715nn3z2x","account_code":"6100","vat_code":"EX","net_amount":1350.00,"vat_amount":0.00,"gross_amount":1350.00}]}', '\xf5707abef1046edc6054bd0e0ea396f834850364a678289904f85c1d21b13e8d', '\x4a2288868c0c78608a40ca192b008af28a6359769e77cc8c8cd7aba08cf8ca68');
INSERT INTO public.audit_events VALUES ('org_01m8kf2mceetj8tjz73dhayt17', 19, 1795949679709, 'usr_01m8kf2knveqsb52wne5c9gyqj', 'key_01m8kf2m0tej5byxarq7xaf92a', 'invoice.create', 'inv_01m8kf2n2xeaa9gyc2c6nh40vn', NULL, '{"id":"inv_01m8kf2n2xeaa9gyc2c6nh40vn","type":"sales","kind":"invoice","status":"issued","number":"INV-0003","contact_id":"con_01m8kf2mk5eyzbnkt3t8s3sfgg","contact_name":"Kestrel Fitness CIC","issue_date":"2026-02-09","tax_point":"2026-02-09","due_date":"2026-03-11","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":275.00,"vat_total":7.00,"gross_total":282.00,"amount_paid":0.00,"amount_credited":0.00,"amount_due":282.00,"overdue":true,"journal_id":"jnl_01m8kf2n2xeaa9gyc2cbq71gtn","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T10:54:39.709Z","updated_at":"2026-11-29T10:54:39.709Z","version":1,"lines":[{"description":"Seminar room, 5 evenings","quantity":5,"unit_price":48.00,"discount_percent":null,"account_id":"acc_01m8kf2megea29378m19ey8mc5","account_code":"4100","vat_code":"EX","net_amount":240.00,"vat_amount":0.00,"gross_amount":240.00},{"description":"Projector","quantity":1,"unit_price":35.00,"discount_percent":null,"account_id":"acc_01m8kf2mceetj8tjz6zs5j7jfn","account_code":"4000","vat_code":"ST","net_amount":35.00,"vat_amount":7.00,"gross_amount":42.00}]}', '\xebdae6b1f37ab15b9621315659237f687c2c807da3b492f4be8bec0a8897b183', '\x7cea67900b4aa99b223b24c73d53b70de8104edf80c26c125b74d40aa7a12b43');
INSERT INTO public.audit_events VALUES ('org_01m8kf2mceetj8tjz73dhayt17', 21, 1795949679766, 'usr_01m8kf2knveqsb52wne5c9gyqj', 'key_01m8kf2m0tej5byxarq7xaf92a', 'invoice.create', 'inv_01m8kf2n4pewpahakr15k004ra', NULL, '{"id":"inv_01m8kf2n4pewpahakr15k004ra","type":"sales","kind":"invoice","status":"issued","number":"INV-0005","contact_id":"con_01m8kf2mm3ezpspyqa1peb6g95","contact_name":"Marlow & Pike LLP","issue_date":"2026-03-03","tax_point":"2026-03-03","due_date":"2026-04-02","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":500.00,"vat_total":100.00,"gross_total":600.00,"amount_paid":0.00,"amount_credited":0.00,"amount_due":600.00,"overdue":true,"journal_id":"jnl_01m8kf2n4pewpahakr192hfnyw","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T10:54:39.766Z","updated_at":"2026-11-29T10:54:39.766Z","version":1,"lines":[{"description":"Raised in error","quantity":1,"unit_price":500.00,"discount_percent":null,"account_id":"acc_01m8kf2mceetj8tjz6zs5j7jfn","account_code":"4000","vat_code":"ST","net_amount":500.00,"vat_amount":100.00,"gross_amount":600.00}]}', '\x2384bec58f5fdedecfe3df7e5032f40687522a249c68b45a7e2a4791bf3ab79a', '\xe5433a2da614b465feac93529d8ae3c9e9a4abd0770486c0ff5835de0699ff78');
INSERT INTO public.audit_events VALUES ('org_01m8kf2mceetj8tjz73dhayt17', 45, 1795949681230, 'usr_01m8kf2knveqsb52wne5c9gyqj', 'key_01m8kf2m0tej5byxarq7xaf92a', 'bank_transaction.confirm', 'btx_01m8kf2nmtefytb1a26jf270e6', NULL, '{"journal_id":"jnl_01m8kf2nj1ebdvmqc4jme5h5n7","way":"match"}', '\x9ec7aff47fec74899e1ac7bdda20c0760d630c50c2d9218d694aa4f724a080fb', '\x18f5e95e60819188e576b655cd45a62f2cea17419b308a8df5716fa06af7b6b5');
INSERT INTO public.audit_events VALUES ('org_01m8kf2mceetj8tjz73dhayt17', 53, 1795949682543, 'usr_01m8kf2knveqsb52wne5c9gyqj', 'key_01m8kf2m0tej5byxarq7xaf92a', 'bank_transaction.confirm', 'btx_01m8kf2nmtefytb1a26ebrh6fw', NULL, '{"journal_id":"jnl_01m8kf2qvfeg9b8be3qktmd3j5","way":"account"}', '\x0bee94512c3aa86f8d133a55c3be0b0bbcea8704bbf157fb71c01134513ad534', '\x669573dbb094f9aa135959c9f1fc183e861840c55999447d187574b2fcd2ad95');
INSERT INTO public.audit_events VALUES ('org_01m8kf2mceetj8tjz73dhayt17', 22, 1795949679818, 'usr_01m8kf2knveqsb52wne5c9gyqj', 'key_01m8kf2m0tej5byxarq7xaf92a', 'invoice.create', 'inv_01m8kf2n6aey09h5w7b1wxr16c', NULL, '{"id":"inv_01m8kf2n6aey09h5w7b1wxr16c","type":"sales","kind":"credit_note","status":"issued","number":"CN-0001","contact_id":"con_01m8kf2mm3ezpspyqa1peb6g95","contact_name":"Marlow & Pike LLP","issue_date":"2026-03-12","tax_point":"2026-03-12","due_date":"2026-03-12","amounts_are":"exclusive","currency":"GBP","reference":"INV-0004","notes":null,"net_total":150.00,"vat_total":30.00,"gross_total":180.00,"amount_paid":0.00,"amount_credited":0.00,"amount_due":180.00,"overdue":false,"journal_id":"jnl_01m8kf2n6aey09h5w7b5ycajfa","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T10:54:39.818Z","updated_at":"2026-11-29T10:54:39.818Z","version":1,"lines":[{"description":"A day that was not held","quantity":1,"unit_price":150.00,"discount_percent":null,"account_id":"acc_01m8kf2mceetj8tjz6zs5j7jfn","account_code":"4000","vat_code":"ST","net_amount":150.00,"vat_amount":30.00,"gross_amount":180.00}]}', '\xf2ba357c6a563772c3bbf8e25dab4522c07d88bc25d4fcaee49c0471981aa0c2', '\x67cdfc6bf699becd47ec5bceddbcd584a7eeaf1b389ea96cca2cae8baa66d620');
INSERT INTO public.audit_events VALUES ('org_01m8kf2mceetj8tjz73dhayt17', 31, 1795949680282, 'usr_01m8kf2knveqsb52wne5c9gyqj', 'key_01m8kf2m0tej5byxarq7xaf92a', 'bank_transactions.import', 'bac_01m8kf2mfwey2sh2xvfgj9b5x6', NULL, '{"created":13,"duplicates":0,"statement_balance":9007.15,"statement_date":"2026-03-31"}', '\xec90bb45cbf3feee91fa6b4ac9403942a7717e9316dcad19cf98e3da8da93329', '\x6922e360974504dc6ed10f3958a434676b079d2c800ea39c54a0fd43316c4b7c');
INSERT INTO public.audit_events VALUES ('org_01m8kf2mceetj8tjz73dhayt17', 34, 1795949680557, 'usr_01m8kf2knveqsb52wne5c9gyqj', 'key_01m8kf2m0tej5byxarq7xaf92a', 'settlement.create', 'set_01m8kf2nxdefw9cxa6jm682yv4', NULL, '{"id":"set_01m8kf2nxdefw9cxa6jm682yv4","type":"receipt","status":"posted","refund":false,"contact_id":"con_01m8kf2mj9emwaepm3ztvtj0zx","contact_name":"Abbey Schools Trust","bank_account_id":"bac_01m8kf2mfwey2sh2xvfgj9b5x6","date":"2026-01-30","amount":1500.00,"currency":"GBP","reference":null,"allocated_amount":1500.00,"unallocated_amount":0.00,"allocations":[{"id":"alc_01m8kf2nxdefw9cxa6jm682yv4","invoice_id":"inv_01m8kf2mxcerp8bpr3tj7b0t3m","invoice_number":"INV-0001","settlement_id":"set_01m8kf2nxdefw9cxa6jm682yv4","credit_note_id":null,"amount":1500.00,"date":"2026-01-30","created_at":"2026-11-29T10:54:40.557Z"}],"bank_transaction_id":"btx_01m8kf2nmtefytb1a25nyvww2k","journal_id":"jnl_01m8kf2nxdefw9cxa6jm682yv4","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T10:54:40.557Z","updated_at":"2026-11-29T10:54:40.557Z","version":1}', '\xb44d8ba03d80274abd0023090d96e4f554a8ad1ade1c8e054baa21d5a0b862bf', '\xd7572db035d9fd3d7680dd6d70880df350e94080992469bb0b2f79726af22d1f');
INSERT INTO public.audit_events VALUES ('org_01m8kf2mceetj8tjz73dhayt17', 35, 1795949680557, 'usr_01m8kf2knveqsb52wne5c9gyqj', 'key_01m8kf2m0tej5byxarq7xaf92a', 'bank_transaction.confirm', 'btx_01m8kf2nmtefytb1a25nyvww2k', NULL, '{"journal_id":"jnl_01m8kf2nxdefw9cxa6jm682yv4","way":"allocations"}', '\x55930ad2b820d0cea0271df3080ffce9b1fe1200382098649c3941106b1f19a5', '\x1ddb7d7787a5b924e0d5d86c31b2a4143b065efc01915ebdc8becd5d2f85c754');
INSERT INTO public.audit_events VALUES ('org_01m8kf2mceetj8tjz73dhayt17', 36, 1795949680694, 'usr_01m8kf2knveqsb52wne5c9gyqj', 'key_01m8kf2m0tej5byxarq7xaf92a', 'settlement.create', 'set_01m8kf2p1pe56vk7ehxyr09jts', NULL, '{"id":"set_01m8kf2p1pe56vk7ehxyr09jts","type":"payment","status":"posted","refund":false,"contact_id":"con_01m8kf2mphek7vmpxs176w2149","contact_name":"Harcourt Lettings","bank_account_id":"bac_01m8kf2mfwey2sh2xvfgj9b5x6","date":"2026-02-10","amount":1350.00,"currency":"GBP","reference":null,"allocated_amount":1350.00,"unallocated_amount":0.00,"allocations":[{"id":"alc_01m8kf2p1pe56vk7ehxyr09jts","invoice_id":"inv_01m8kf2n12em7th8qzykkb96pp","invoice_number":"HL-33","settlement_id":"set_01m8kf2p1pe56vk7ehxyr09jts","credit_note_id":null,"amount":1350.00,"date":"2026-02-10","created_at":"2026-11-29T10:54:40.694Z"}],"bank_transaction_id":"btx_01m8kf2nmtefytb1a25zkp4wez","journal_id":"jnl_01m8kf2p1pe56vk7ehxyr09jts","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T10:54:40.694Z","updated_at":"2026-11-29T10:54:40.694Z","version":1}', '\x34c31dd31608a4c04a98dac7cbe517b4306bea5500981188fa3bdaa6d0d11c13', '\xfb7fc4bd46b584242738c1b5273cfc2e4d21f223c7f308ad0df06665fe751ebd');
INSERT INTO public.audit_events VALUES ('org_01m8kf2mceetj8tjz73dhayt17', 37, 1795949680694, 'usr_01m8kf2knveqsb52wne5c9gyqj', 'key_01m8kf2m0tej5byxarq7xaf92a', 'bank_transaction.confirm', 'btx_01m8kf2nmtefytb1a25zkp4wez', NULL, '{"journal_id":"jnl_01m8kf2p1pe56vk7ehxyr09jts","way":"allocations"}', '\x43d5cb5cc4487c976e260a6e430999ccf06fa8269ffa308f2556b1e8670c034e', '\x5bed30cda27e9b56a66d93e96b165c7cf32d99f82036c2bedd69318bb52764f3');
INSERT INTO public.audit_events VALUES ('org_01m8kf2mceetj8tjz73dhayt17', 38, 1795949680850, 'usr_01m8kf2knveqsb52wne5c9gyqj', 'key_01m8kf2m0tej5byxarq7xaf92a', 'settlement.create', 'set_01m8kf2p6jegvaqcx2d82qqkdv', NULL, '{"id":"set_01m8kf2p6jegvaqcx2d82qqkdv","type":"receipt","status":"posted","refund":false,"contact_id":"con_01m8kf2mj9emwaepm3ztvtj0zx","contact_name":"Abbey Schools Trust","bank_account_id":"bac_01m8kf2mfwey2sh2xvfgj9b5x6","date":"2026-02-16","amount":1710.00,"currency":"GBP","reference":null,"allocated_amount":1710.00,"unallocated_amount":0.00,"allocations":[{"id":"alc_01m8kf2p6jegvaqcx2d82qqkdv","invoice_id":"inv_01m8kf2mxcerp8bpr3tj7b0t3m","invoice_number":"INV-0001","settlement_id":"set_01m8kf2p6jegvaqcx2d82qqkdv","credit_note_id":null,"amount":840.00,"date":"2026-02-16","created_at":"2026-11-29T10:54:40.850Z"},{"id":"alc_01m8kf2p6jegvaqcx2d82qqkdw","invoice_id":"inv_01m8kf2n06e8jvy8825wsyzjcq","invoice_number":"INV-0002","settlement_id":"set_01m8kf2p6jegvaqcx2d82qqkdv","credit_note_id":null,"amount":870.00,"date":"2026-02-16","created_at":"2026-11-29T10:54:40.850Z"}],"bank_transaction_id":"btx_01m8kf2nmtefytb1a2609v4jj4","journal_id":"jnl_01m8kf2p6jegvaqcx2d82qqkdv","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T10:54:40.850Z","updated_at":"2026-11-29T10:54:40.850Z","version":1}', '\x96d1ad640ad68d4860e05cfc7f4fddf2a711c4e9c43800dcc4702b973a02bb85', '\x01eac90e49c592edb251766339cc0bd37661679266f7b97eb962bfada2686147');
INSERT INTO public.audit_events VALUES ('org_01m8kf2mceetj8tjz73dhayt17', 39, 1795949680850, 'usr_01m8kf2knveqsb52wne5c9gyqj', 'key_01m8kf2m0tej5byxarq7xaf92a', 'bank_transaction.confirm', 'btx_01m8kf2nmtefytb1a2609v4jj4', NULL, '{"journal_id":"jnl_01m8kf2p6jegvaqcx2d82qqkdv","way":"allocations"}', '\xeea2ec588343866c56b54711e6f4119bf08d63f5cb50f775495f4993088f2d65', '\x09b1ec51bded09ca8f15b4dd8fcea5a91e5b23d49efa88d3fbdea6bcc542c06f');
INSERT INTO public.audit_events VALUES ('org_01m8kf2mceetj8tjz73dhayt17', 42, 1795949681051, 'usr_01m8kf2knveqsb52wne5c9gyqj', 'key_01m8kf2m0tej5byxarq7xaf92a', 'settlement.create', 'set_01m8kf2pcvet9a7depk5bptad5', NULL, '{"id":"set_01m8kf2pcvet9a7depk5bptad5","type":"receipt","status":"posted","refund":false,"contact_id":"con_01m8kf2mm3ezpspyqa1peb6g95","contact_name":"Marlow & Pike LLP","bank_account_id":"bac_01m8kf2mfwey2sh2xvfgj9b5x6","date":"2026-03-16","amount":1418.40,"currency":"GBP","reference":null,"allocated_amount":1418.40,"unallocated_amount":0.00,"allocations":[{"id":"alc_01m8kf2pcvet9a7depk5bptad5","invoice_id":"inv_01m8kf2n3tezfrzv4qm3jvfr1f","invoice_number":"INV-0004","settlement_id":"set_01m8kf2pcvet9a7depk5bptad5","credit_note_id":null,"amount":1418.40,"date":"2026-03-16","created_at":"2026-11-29T10:54:41.051Z"}],"bank_transaction_id":"btx_01m8kf2nmtefytb1a26m4zj6dg","journal_id":"jnl_01m8kf2pcvet9a7depk5bptad5","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T10:54:41.051Z","updated_at":"2026-11-29T10:54:41.051Z","version":1}', '\x9f7fecb1c57e6e8c774b867fd662a20a1aee017ee75f2953942426847b05ccb6', '\x63178887b85bb6b8928f20da26fc0e9290796952e42b521f3f969bbd0e74e3bd');
INSERT INTO public.audit_events VALUES ('org_01m8kf2mceetj8tjz73dhayt17', 43, 1795949681051, 'usr_01m8kf2knveqsb52wne5c9gyqj', 'key_01m8kf2m0tej5byxarq7xaf92a', 'bank_transaction.confirm', 'btx_01m8kf2nmtefytb1a26m4zj6dg', NULL, '{"journal_id":"jnl_01m8kf2pcvet9a7depk5bptad5","way":"allocations"}', '\x34a4addaab9bb43ff16d37f34689f7bd83f35b938ea40c73488cedeccd1578eb', '\xc8b9cf8ebd571c74bb3215abf86ea72a1f6db613edcbd69fd74e8ebc942465f5');
INSERT INTO public.audit_events VALUES ('org_01m8kf2mceetj8tjz73dhayt17', 44, 1795949681230, 'usr_01m8kf2knveqsb52wne5c9gyqj', 'key_01m8kf2m0tej5byxarq7xaf92a', 'settlement.match', 'set_01m8kf2nj1ebdvmqc4jh4ktd50', NULL, '{"bank_transaction_id":"btx_01m8kf2nmtefytb1a26jf270e6"}', '\x1f92b5c20b802381fc55f9d9514ba0274dde74e4da1faf7d8fed4cb2fdefcf24', '\x6d09047f3b1cd79e029b46875e457baa2a07208c099f13c26c0c6351db656936');
INSERT INTO public.audit_events VALUES ('org_01m8kf2mceetj8tjz73dhayt17', 24, 1795949679866, 'usr_01m8kf2knveqsb52wne5c9gyqj', 'key_01m8kf2m0tej5byxarq7xaf92a', 'invoice.create', 'inv_01m8kf2n7te3sby7jaxh6tmvjn', NULL, '{"id":"inv_01m8kf2n7te3sby7jaxh6tmvjn","type":"sales","kind":"invoice","status":"issued","number":"INV-0006","contact_id":"con_01m8kf2mj9emwaepm3ztvtj0zx","contact_name":"Abbey Schools Trust","issue_date":"2026-03-27","tax_point":"2026-03-27","due_date":"2026-04-26","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":499.00,"vat_total":65.00,"gross_total":564.00,"amount_paid":0.00,"amount_credited":0.00,"amount_due":564.00,"overdue":true,"journal_id":"jnl_01m8kf2n7te3sby7jaxqfdtf96","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T10:54:39.866Z","updated_at":"2026-11-29T10:54:39.866Z","version":1,"lines":[{"description":"Workbooks","quantity":24,"unit_price":7.25,"discount_percent":null,"account_id":"acc_01m8kf2mceetj8tjz6zyngjre0","account_code":"4010","vat_code":"ZR","net_amount":174.00,"vat_amount":0.00,"gross_amount":174.00},{"description":"Half a day of course design","quantity":0.5,"unit_price":650.00,"discount_percent":null,"account_id":"acc_01m8kf2mceetj8tjz6zs5j7jfn","account_code":"4000","vat_code":"ST","net_amount":325.00,"vat_amount":65.00,"gross_amount":390.00}]}', '\x858d3e62c3efbf496a57d0fec56b2b75a5fc2684f0b405809bd865639aa5e254', '\xe0317a404f0a7bb33febc36684f82295d243d788fa9d1ef5e1fd32be1ab7aabf');
INSERT INTO public.audit_events VALUES ('org_01m8kf2mceetj8tjz73dhayt17', 27, 1795949680134, 'usr_01m8kf2knveqsb52wne5c9gyqj', 'key_01m8kf2m0tej5byxarq7xaf92a', 'journal.post', 'jnl_01m8kf2ng6et2rtfew79qvf88k', NULL, '{"sequence":14,"total":10000.00}', '\x31c85e794713528efac47824dcc2dc381e5a39a6bf6e15946d11a78fe8cae081', '\x');
INSERT INTO public.audit_events VALUES ('org_01m8kf2mceetj8tjz73dhayt17', 28, 1795949680134, 'usr_01m8kf2knveqsb52wne5c9gyqj', 'key_01m8kf2m0tej5byxarq7xaf92a', 'journal.post', 'jnl_01m8kf2ng6et2rtfew7gnqt5ff', NULL, '{"sequence":15,"total":1000.00}', '\x7cb97caa03ff27f91bd5555829857ff2c5ee5a2ed79575241fd6ca66f9b419a4', '\x');
INSERT INTO public.audit_events VALUES ('org_01m8kf2mceetj8tjz73dhayt17', 29, 1795949680134, 'usr_01m8kf2knveqsb52wne5c9gyqj', 'key_01m8kf2m0tej5byxarq7xaf92a', 'journal.post', 'jnl_01m8kf2ng6et2rtfew7szzvjxv', NULL, '{"sequence":16,"total":74.92}', '\x95c11082cce4632a2bb78e309e38d3225020f5847d774ec8de8a9a1e9240bafd', '\x');
INSERT INTO public.audit_events VALUES ('org_01m8kf2mceetj8tjz73dhayt17', 32, 1795949680429, 'usr_01m8kf2knveqsb52wne5c9gyqj', 'key_01m8kf2m0tej5byxarq7xaf92a', 'settlement.create', 'set_01m8kf2nsdear8x48vtvt2v83d', NULL, '{"id":"set_01m8kf2nsdear8x48vtvt2v83d","type":"payment","status":"posted","refund":false,"contact_id":"con_01m8kf2mnne1kr8d5gccr0zr3h","contact_name":"Techbarn","bank_account_id":"bac_01m8kf2mfwey2sh2xvfgj9b5x6","date":"2026-01-22","amount":1078.80,"currency":"GBP","reference":null,"allocated_amount":1078.80,"unallocated_amount":0.00,"allocations":[{"id":"alc_01m8kf2nsdear8x48vtvt2v83d","invoice_id":"inv_01m8kf2mzje2ks9p9ryjxsaxsq","invoice_number":"TB-0117","settlement_id":"set_01m8kf2nsdear8x48vtvt2v83d","credit_note_id":null,"amount":1078.80,"date":"2026-01-22","created_at":"2026-11-29T10:54:40.429Z"}],"bank_transaction_id":"btx_01m8kf2nmtefytb1a25garxx8q","journal_id":"jnl_01m8kf2nsdear8x48vtvt2v83d","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T10:54:40.429Z","updated_at":"2026-11-29T10:54:40.429Z","version":1}', '\x584817cc7f7a1a93d90b2500f16e6a4b3a24edb5f54eeb3d155931ccd9fbcd52', '\x2d1a2908ec4884b7250332f7435def09b8867bda92d8693f839cbc04d724fb2a');
INSERT INTO public.audit_events VALUES ('org_01m8kf2mceetj8tjz73dhayt17', 33, 1795949680429, 'usr_01m8kf2knveqsb52wne5c9gyqj', 'key_01m8kf2m0tej5byxarq7xaf92a', 'bank_transaction.confirm', 'btx_01m8kf2nmtefytb1a25garxx8q', NULL, '{"journal_id":"jnl_01m8kf2nsdear8x48vtvt2v83d","way":"allocations"}', '\x35b9282d6fd3987693bf51e2197634dedd4caccf0808e0b05576d71419992b09', '\xbd80f6ae2949b949420cbb9070ca7be5d9e8eb1b12e5982add62bc86d5cc10aa');
INSERT INTO public.audit_events VALUES ('org_01m8kf2mceetj8tjz73dhayt17', 40, 1795949680954, 'usr_01m8kf2knveqsb52wne5c9gyqj', 'key_01m8kf2m0tej5byxarq7xaf92a', 'settlement.create', 'set_01m8kf2p9tekbvbazyac9knxdz', NULL, '{"id":"set_01m8kf2p9tekbvbazyac9knxdz","type":"payment","status":"posted","refund":false,"contact_id":"con_01m8kf2mmvenx86daxgzcmfesh","contact_name":"Printwell","bank_account_id":"bac_01m8kf2mfwey2sh2xvfgj9b5x6","date":"2026-02-27","amount":400.00,"currency":"GBP","reference":null,"allocated_amount":400.00,"unallocated_amount":0.00,"allocations":[{"id":"alc_01m8kf2p9tekbvbazyac9knxdz","invoice_id":"inv_01m8kf2mymen6bmte93t0qxkcc","invoice_number":"PX-881","settlement_id":"set_01m8kf2p9tekbvbazyac9knxdz","credit_note_id":null,"amount":400.00,"date":"2026-02-27","created_at":"2026-11-29T10:54:40.954Z"}],"bank_transaction_id":"btx_01m8kf2nmtefytb1a268my5gn6","journal_id":"jnl_01m8kf2p9tekbvbazyac9knxdz","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T10:54:40.954Z","updated_at":"2026-11-29T10:54:40.954Z","version":1}', '\x2003a2839f9ae7a3ba49c389ef848786f2f273b93ede8040ca48a0697428b90e', '\x5fb53dc0f7f6a2a49d1f7dcf6de4d33c0a1fc347403df67c2ec92d8c0f208dcb');
INSERT INTO public.audit_events VALUES ('org_01m8kf2mceetj8tjz73dhayt17', 41, 1795949680954, 'usr_01m8kf2knveqsb52wne5c9gyqj', 'key_01m8kf2m0tej5byxarq7xaf92a', 'bank_transaction.confirm', 'btx_01m8kf2nmtefytb1a268my5gn6', NULL, '{"journal_id":"jnl_01m8kf2p9tekbvbazyac9knxdz","way":"allocations"}', '\x64dc838f8524733a93c44e33583bbb8bc7ccd8d6efec1277ec12f11a9f937007', '\x15ef0d8b1491b28333a0b66976cdccb913c275f4d9a3d3234762ef4e2b1928e9');
INSERT INTO public.audit_events VALUES ('org_01m8kf2mceetj8tjz73dhayt17', 46, 1795949681351, 'usr_01m8kf2knveqsb52wne5c9gyqj', 'key_01m8kf2m0tej5byxarq7xaf92a', 'bank_transaction.confirm', 'btx_01m8kf2nmtefytb1a26w7ff3rv', NULL, '{"journal_id":"jnl_01m8kf2pp7ez8v5jz04cz6mxhg","way":"transfer"}', '\xe5d4b96b66aa86d70a18192fec066f7bb73cf9dd756337c28e8946f07c9545ee', '\x4a24f3e85d650ded744642d21537ed6d339e0d603a2078134a980915dcb08357');
INSERT INTO public.audit_events VALUES ('org_01m8kf2mceetj8tjz73dhayt17', 47, 1795949681503, 'usr_01m8kf2knveqsb52wne5c9gyqj', 'key_01m8kf2m0tej5byxarq7xaf92a', 'bank_transaction.confirm', 'btx_01m8kf2nmtefytb1a272w7prs0', NULL, '{"journal_id":"jnl_01m8kf2ptzexb8dqwgetx6y7w7","way":"account"}', '\x706175063f43840f2f5eefd813bb271e601fb886ef30e726ee6cd05b6c25d949', '\xeb768764687581608c8367b5277a6c4a7214866e7d7a9960d3249aadaf056ea1');
INSERT INTO public.audit_events VALUES ('org_01m8kf2mceetj8tjz73dhayt17', 48, 1795949682150, 'usr_01m8kf2knveqsb52wne5c9gyqj', 'key_01m8kf2m0tej5byxarq7xaf92a', 'bank_transaction.update', 'btx_01m8kf2nmtefytb1a25t4s1r86', '{"account_id":null,"contact_id":null,"vat_amount":null,"vat_code":"NV"}', '{"account_id":"acc_01m8kf2mceetj8tjz71m94k7v4","contact_id":null,"vat_amount":null,"vat_code":"ST"}', '\xe8ac3e7c03fd9b50ee5fdb62fc37c7a6a7a92d6a05305ddbe75a2029093cfd9d', '\xd6a4e0e9520b292eae7ca464d4b3a27edfbab3ebc344976f31d97c9cf30c6a34');
INSERT INTO public.audit_events VALUES ('org_01m8kf2mceetj8tjz73dhayt17', 49, 1795949682150, 'usr_01m8kf2knveqsb52wne5c9gyqj', 'key_01m8kf2m0tej5byxarq7xaf92a', 'bank_transaction.update', 'btx_01m8kf2nmtefytb1a2660cbx1p', '{"account_id":null,"contact_id":null,"vat_amount":null,"vat_code":"NV"}', '{"account_id":"acc_01m8kf2mceetj8tjz71x2b0mjx","contact_id":null,"vat_amount":null,"vat_code":"ZR"}', '\x2847b9baada3529e598c93415c0ba06295a154d4a7c8d1d6698e0e57070a31d4', '\x016630ec07815fba69e7ac2fc91d0d4761ad42de894d5897513063130262c947');
INSERT INTO public.audit_events VALUES ('org_01m8kf2mceetj8tjz73dhayt17', 50, 1795949682150, 'usr_01m8kf2knveqsb52wne5c9gyqj', 'key_01m8kf2m0tej5byxarq7xaf92a', 'bank_transaction.update', 'btx_01m8kf2nmtefytb1a26ebrh6fw', '{"account_id":null,"contact_id":null,"vat_amount":null,"vat_code":"NV"}', '{"account_id":"acc_01m8kf2mceetj8tjz71m94k7v4","contact_id":null,"vat_amount":null,"vat_code":"ST"}', '\x4bf7a168b8b28b9ef16669f25e6b8313d5efa317872449b98939c519e0df92e5', '\xe11465498e0ce320a9ca77de80d3473c15c1aceabec96e41b21a3a9db17a919a');
INSERT INTO public.audit_events VALUES ('org_01m8kf2mceetj8tjz73dhayt17', 51, 1795949682150, 'usr_01m8kf2knveqsb52wne5c9gyqj', 'key_01m8kf2m0tej5byxarq7xaf92a', 'bank_transaction.update', 'btx_01m8kf2nmtefytb1a26sdrmkvj', '{"account_id":null,"contact_id":null,"vat_amount":null,"vat_code":"NV"}', '{"account_id":"acc_01m8kf2mceetj8tjz72n9rqc75","contact_id":null,"vat_amount":null,"vat_code":"EX"}', '\x640c70016d367a0b93d244f5eb48e6bba881bf543813ba04895d82b603390aae', '\x473f6d6c595e18a05b2aca16f6cb63e469e36b70ba1772a2f211587d505bf75c');
INSERT INTO public.audit_events VALUES ('org_01m8kf2mceetj8tjz73dhayt17', 52, 1795949682363, 'usr_01m8kf2knveqsb52wne5c9gyqj', 'key_01m8kf2m0tej5byxarq7xaf92a', 'bank_transaction.confirm', 'btx_01m8kf2nmtefytb1a2660cbx1p', NULL, '{"journal_id":"jnl_01m8kf2qnvewyb25fy4apqgr6z","way":"account"}', '\x5fe494a6263fde560f35799d817e2e39b3590da7922761d3af1b931a471c2783', '\x5ba80cb4002fcc326a51e82b14ea7ca560a9963dfcd7c68e23f3e5e81f290d87');
INSERT INTO public.audit_events VALUES ('org_01m8kf2mceetj8tjz73dhayt17', 54, 1795949682708, 'usr_01m8kf2knveqsb52wne5c9gyqj', 'key_01m8kf2m0tej5byxarq7xaf92a', 'bank_transaction.confirm', 'btx_01m8kf2nmtefytb1a25t4s1r86', NULL, '{"journal_id":"jnl_01m8kf2r0me4er0qwf7t7gm6z7","way":"account"}', '\x60b2e1d7152544eb5fd34e4483f6cb71ba60b4be7b33d88d52210abc805fd688', '\x3c06f8c9760940aedbf7dc3b1d0bea7456a327bfbecfa81b9db5c5d97d09d73f');
INSERT INTO public.audit_events VALUES ('org_01m8kf2mceetj8tjz73dhayt17', 55, 1795949682840, 'usr_01m8kf2knveqsb52wne5c9gyqj', 'key_01m8kf2m0tej5byxarq7xaf92a', 'bank_transaction.confirm', 'btx_01m8kf2nmtefytb1a26sdrmkvj', NULL, '{"journal_id":"jnl_01m8kf2r4re13spthkw9w2qac8","way":"account"}', '\x39189346f967e0bf5fc8ea2f6748c763ce1ce49c041750e225378404aa46fd75', '\x242b22d436147db0c9eea299e557417cbadab5c49cb2c419971e8128f3dc7824');
INSERT INTO public.audit_events VALUES ('org_01m8kf2mceetj8tjz73dhayt17', 58, 1795949683329, 'usr_01m8kf2knveqsb52wne5c9gyqj', 'key_01m8kf2m0tej5byxarq7xaf92a', 'organisation.lock', 'org_01m8kf2mceetj8tjz73dhayt17', '{"lock_date":null}', '{"lock_date":"2026-03-31","reason":"year end"}', '\xa99e92d48183f90a1de44e9ce3d33122abcfb223136a7b8b78480b7f615704c8', '\x8ac44b721144c80bc2976bc2976a7ca86d7cd4b21accb234b531370bab2f6c76');
INSERT INTO public.audit_events VALUES ('org_01m8kf2m23er1arhzz3yk0apv1', 10, 1795949684661, 'usr_01m8kf2knveqsb52wne5c9gyqj', 'key_01m8kf2m0tej5byxarq7xaf92a', 'journal.reverse', 'jnl_01m8kf2stre3rs39ezf9gwhkyk', NULL, '{"reversed_by_journal_id":"jnl_01m8kf2sxney2bvrp2gzk72m0c","total":500.00}', '\x21023edda8bf2083ee4e8f2627ff74bfd4de81027971dbb1570c17ba420fdb8b', '\x');
INSERT INTO public.audit_events VALUES ('org_01m8kf2mceetj8tjz73dhayt17', 56, 1795949683116, 'usr_01m8kf2knveqsb52wne5c9gyqj', 'key_01m8kf2m0tej5byxarq7xaf92a', 'vat_return.create', 'vrt_01m8kf2rdcerv9emqkgqrrspa7', NULL, '{"id":"vrt_01m8kf2rdcerv9emqkgqrrspa7","date_from":"2026-01-01","date_to":"2026-03-31","status":"draft","currency":"GBP","scheme":"standard","flat_rate_percent":null,"adjustments":[],"boxes":{"1":698.40,"2":0.00,"3":698.40,"4":319.80,"5":378.60,"6":4776.00,"7":3427.00,"8":0.00,"9":0.00},"direction":"pay","hmrc":{"vatDueSales":698.40,"vatDueAcquisitions":0.00,"totalVatDue":698.40,"vatReclaimedCurrPeriod":319.80,"netVatDue":378.60,"totalValueSalesExVAT":4776,"totalValuePurchasesExVAT":3427,"totalValueGoodsSuppliedExVAT":0,"totalAcquisitionsExVAT":0},"journal_id":null,"finalised_at":null,"filed_at":null,"receipt":null,"created_at":"2026-11-29T10:54:43.116Z","updated_at":"2026-11-29T10:54:43.116Z","version":1}', '\x9515687f41dacd992431116135b89e4d5f0f0f0bcbc5345a842293e1ecfc1fa8', '\x89e7d95e3f28f01d64d44be5817023210912b1e6bf1fb550cb6657fce22424ef');
INSERT INTO public.audit_events VALUES ('org_01m8kf2m23er1arhzz3yk0apv1', 5, 1795949684471, 'usr_01m8kf2knveqsb52wne5c9gyqj', 'key_01m8kf2m0tej5byxarq7xaf92a', 'organisation.update', 'org_01m8kf2m23er1arhzz3yk0apv1', '{"id":"org_01m8kf2m23er1arhzz3yk0apv1","name":"Acorn Ltd","currency":"GBP","country":"GB","financial_year_end":"03-31","vat_registered":true,"vat_number":null,"vat_scheme":"standard","flat_rate_percent":null,"vat_methods":[{"effective_from":null,"vat_registered":true,"vat_number":null,"vat_scheme":"standard","flat_rate_percent":null}],"vat_rounding":"line","status":"active","role":"owner","lock_date":null,"created_at":"2026-11-29T10:54:38.659Z","updated_at":"2026-11-29T10:54:38.659Z","version":1}', '{"id":"org_01m8kf2m23er1arhzz3yk0apv1","name":"Acorn Ltd","currency":"GBP","country":"GB","financial_year_end":"03-31","vat_registered":true,"vat_number":"GB123456789","vat_scheme":"standard","flat_rate_percent":null,"vat_methods":[{"effective_from":null,"vat_registered":true,"vat_number":null,"vat_scheme":"standard","flat_rate_percent":null},{"effective_from":"2026-05-01","vat_registered":true,"vat_number":"GB123456789","vat_scheme":"standard","flat_rate_percent":null}],"vat_rounding":"line","status":"active","role":"owner","lock_date":null,"created_at":"2026-11-29T10:54:38.659Z","updated_at":"2026-11-29T10:54:44.471Z","version":2}', '\x80903fdcff197ba3a1e8a1820f2dc309f4cd579aa3779d41d6b458e254ad1c7a', '\xcb62ccf28261d23ceb94953c0063478651be94c9a5be611fd5791af8cb7fd975');
INSERT INTO public.audit_events VALUES ('org_01m8kf2mceetj8tjz73dhayt17', 57, 1795949683208, 'usr_01m8kf2knveqsb52wne5c9gyqj', 'key_01m8kf2m0tej5byxarq7xaf92a', 'vat_return.finalise', 'vrt_01m8kf2rdcerv9emqkgqrrspa7', NULL, '{"id":"vrt_01m8kf2rdcerv9emqkgqrrspa7","date_from":"2026-01-01","date_to":"2026-03-31","status":"finalised","currency":"GBP","scheme":"standard","flat_rate_percent":null,"adjustments":[],"boxes":{"1":698.40,"2":0.00,"3":698.40,"4":319.80,"5":378.60,"6":4776.00,"7":3427.00,"8":0.00,"9":0.00},"direction":"pay","hmrc":{"vatDueSales":698.40,"vatDueAcquisitions":0.00,"totalVatDue":698.40,"vatReclaimedCurrPeriod":319.80,"netVatDue":378.60,"totalValueSalesExVAT":4776,"totalValuePurchasesExVAT":3427,"totalValueGoodsSuppliedExVAT":0,"totalAcquisitionsExVAT":0},"journal_id":null,"finalised_at":"2026-11-29T10:54:43.208Z","filed_at":null,"receipt":null,"created_at":"2026-11-29T10:54:43.116Z","updated_at":"2026-11-29T10:54:43.208Z","version":2}', '\xc907f0b455c4da75a99555b147fcb1e084bd9338c979b0c8a2f87ee2e6dd57e1', '\xbaa5faeee486e5f05303c395e4d4a5200e54848b43ca2412bdcf0c9497bfeec7');
INSERT INTO public.audit_events VALUES ('org_01m8kf2m23er1arhzz3yk0apv1', 4, 1795949684443, 'usr_01m8kf2knveqsb52wne5c9gyqj', 'key_01m8kf2m0tej5byxarq7xaf92a', 'tax_code.set', 'ST', NULL, '{"rate":19,"effective_from":"2026-02-01"}', '\x22f62da88f708db59faf055b2f05e2952efa190b61caee5315727e36d523b158', '\xc6b9e197e61aacfccc357f21a22f7db78ef79e7dc24cfeec9e1adbfd07545107');
INSERT INTO public.audit_events VALUES ('org_01m8kf2m23er1arhzz3yk0apv1', 6, 1795949684544, 'usr_01m8kf2knveqsb52wne5c9gyqj', 'key_01m8kf2m0tej5byxarq7xaf92a', 'bank_transaction.create', 'btx_01m8kf2st0ef8rdrzhds3sb02c', NULL, '{"account_id":null,"amount":-500.0,"bank_account_id":"bac_01m8kf2mb2ehyrakypaj7n6ems","confirmed_at":null,"contact_id":null,"created_at":"2026-11-29T10:54:44.544Z","currency":"GBP","date":"2026-03-02","description":"CARD 4417 SCREWFIX","external_id":null,"id":"btx_01m8kf2st0ef8rdrzhds3sb02c","journal_id":null,"net_amount":-500.0,"reference":null,"settlement_id":null,"status":"unconfirmed","updated_at":"2026-11-29T10:54:44.544Z","vat_amount":0.0,"vat_code":"NV","vat_side":null,"version":1}', '\xa96aacba4133eeb7bf23aaffcfd63cd8b41aa307a202a07301ea8d0fc57ece28', '\x59e7523ddad731af79edd764288872da61201a12eac58429c03e65cdc0817a64');
INSERT INTO public.audit_events VALUES ('org_01m8kf2m23er1arhzz3yk0apv1', 8, 1795949684615, 'usr_01m8kf2knveqsb52wne5c9gyqj', 'key_01m8kf2m0tej5byxarq7xaf92a', 'bank_transaction.confirm', 'btx_01m8kf2st0ef8rdrzhds3sb02c', NULL, '{"journal_id":"jnl_01m8kf2stre3rs39ezf9gwhkyk","way":"match"}', '\x1650917d514b2d5612be153f4b9a8c1796c8c037ac23dba80c9f0f5306c7b281', '\x660b642aacc28229ae21828be7c54143d4ffad404c11ba329ae7438e6d81141c');
INSERT INTO public.audit_events VALUES ('org_01m8kf2m23er1arhzz3yk0apv1', 9, 1795949684634, 'usr_01m8kf2knveqsb52wne5c9gyqj', 'key_01m8kf2m0tej5byxarq7xaf92a', 'bank_transaction.void', 'btx_01m8kf2st0ef8rdrzhds3sb02c', '{"journal_id":"jnl_01m8kf2stre3rs39ezf9gwhkyk"}', '{"reason":"matched in error"}', '\x3eab5eb7e72e0844003df7d15269e1302b29843bff6a54b6baf45fae1b04fdfd', '\xa74176587d32fe4c2f85b2f0f51bfef2ab8b281c40431fd4587713311849f586');
INSERT INTO public.audit_states VALUES ('org_01m8kf2m23er1arhzz3yk0apv1', 1, 1, 'organisations', 'org_01m8kf2m23er1arhzz3yk0apv1', '["org_01m8kf2m23er1arhzz3yk0apv1", "Acorn Ltd", "GBP", "GB", "03-31", 1, null, "standard", null, "line", "active", null, 1795949678659, 1795949678659, 1, 0, null]');
INSERT INTO public.audit_states VALUES ('org_01m8kf2m23er1arhzz3yk0apv1', 1, 2, 'members', 'mem_01m8kf2m23er1arhzyxb5jfcgs', '["mem_01m8kf2m23er1arhzyxb5jfcgs", "org_01m8kf2m23er1arhzz3yk0apv1", "jo@example.com", "usr_01m8kf2knveqsb52wne5c9gyqj", "owner", 1795949678659, 1795949678659, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8kf2m23er1arhzz3yk0apv1', 1, 3, 'accounts', 'acc_01m8kf2m23er1arhzyxeejgbbt', '["acc_01m8kf2m23er1arhzyxeejgbbt", "org_01m8kf2m23er1arhzz3yk0apv1", "1000", "Computer equipment", "ASSET", null, "ST", null, "active", 1795949678659, 1795949678659, 1, "fixed_assets"]');
INSERT INTO public.audit_states VALUES ('org_01m8kf2m23er1arhzz3yk0apv1', 1, 4, 'accounts', 'acc_01m8kf2m23er1arhzyxj7esf3p', '["acc_01m8kf2m23er1arhzyxj7esf3p", "org_01m8kf2m23er1arhzz3yk0apv1", "1010", "Office equipment and furniture", "ASSET", null, "ST", null, "active", 1795949678659, 1795949678659, 1, "fixed_assets"]');
INSERT INTO public.audit_states VALUES ('org_01m8kf2m23er1arhzz3yk0apv1', 1, 5, 'accounts', 'acc_01m8kf2m23er1arhzyxnpfn5ew', '["acc_01m8kf2m23er1arhzyxnpfn5ew", "org_01m8kf2m23er1arhzz3yk0apv1", "1020", "Motor vehicles", "ASSET", null, "ST", null, "active", 1795949678659, 1795949678659, 1, "fixed_assets"]');
INSERT INTO public.audit_states VALUES ('org_01m8kf2m23er1arhzz3yk0apv1', 1, 6, 'accounts', 'acc_01m8kf2m23er1arhzyxrwt4srk', '["acc_01m8kf2m23er1arhzyxrwt4srk", "org_01m8kf2m23er1arhzz3yk0apv1", "1090", "Accumulated depreciation", "ASSET", null, "NV", null, "active", 1795949678659, 1795949678659, 1, "fixed_assets"]');
INSERT INTO public.audit_states VALUES ('org_01m8kf2m23er1arhzz3yk0apv1', 1, 7, 'accounts', 'acc_01m8kf2m23er1arhzyxwzjac1d', '["acc_01m8kf2m23er1arhzyxwzjac1d", "org_01m8kf2m23er1arhzz3yk0apv1", "1100", "Stock", "ASSET", null, "ST", null, "active", 1795949678659, 1795949678659, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8kf2m23er1arhzz3yk0apv1', 1, 8, 'accounts', 'acc_01m8kf2m23er1arhzyy1brvnw1', '["acc_01m8kf2m23er1arhzyy1brvnw1", "org_01m8kf2m23er1arhzz3yk0apv1", "1200", "Trade debtors", "ASSET", "receivable", null, null, "active", 1795949678659, 1795949678659, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8kf2m23er1arhzz3yk0apv1', 1, 9, 'accounts', 'acc_01m8kf2m23er1arhzyy7014ysb', '["acc_01m8kf2m23er1arhzyy7014ysb", "org_01m8kf2m23er1arhzz3yk0apv1", "1210", "Prepayments", "ASSET", null, "NV", null, "active", 1795949678659, 1795949678659, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8kf2m23er1arhzz3yk0apv1', 1, 10, 'accounts', 'acc_01m8kf2m23er1arhzyybjx5gxx', '["acc_01m8kf2m23er1arhzyybjx5gxx", "org_01m8kf2m23er1arhzz3yk0apv1", "1220", "Other debtors", "ASSET", null, "NV", null, "active", 1795949678659, 1795949678659, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8kf2m23er1arhzz3yk0apv1', 1, 11, 'accounts', 'acc_01m8kf2m23er1arhzyyfm9hhrb', '["acc_01m8kf2m23er1arhzyyfm9hhrb", "org_01m8kf2m23er1arhzz3yk0apv1", "1300", "Current account", "ASSET", "bank", null, null, "active", 1795949678659, 1795949678659, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8kf2m23er1arhzz3yk0apv1', 1, 12, 'accounts', 'acc_01m8kf2m23er1arhzyyj9pe0w2', '["acc_01m8kf2m23er1arhzyyj9pe0w2", "org_01m8kf2m23er1arhzz3yk0apv1", "1310", "Petty cash", "ASSET", null, "NV", null, "active", 1795949678659, 1795949678659, 1, "cash"]');
INSERT INTO public.audit_states VALUES ('org_01m8kf2m23er1arhzz3yk0apv1', 1, 13, 'accounts', 'acc_01m8kf2m23er1arhzyynka42cw', '["acc_01m8kf2m23er1arhzyynka42cw", "org_01m8kf2m23er1arhzz3yk0apv1", "2100", "Trade creditors", "LIABILITY", "payable", null, null, "active", 1795949678659, 1795949678659, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8kf2m23er1arhzz3yk0apv1', 1, 14, 'accounts', 'acc_01m8kf2m23er1arhzyytzmsj4h', '["acc_01m8kf2m23er1arhzyytzmsj4h", "org_01m8kf2m23er1arhzz3yk0apv1", "2110", "Accruals", "LIABILITY", null, "NV", null, "active", 1795949678659, 1795949678659, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8kf2m23er1arhzz3yk0apv1', 1, 15, 'accounts', 'acc_01m8kf2m23er1arhzyyyvzfam6', '["acc_01m8kf2m23er1arhzyyyvzfam6", "org_01m8kf2m23er1arhzz3yk0apv1", "2200", "PAYE and National Insurance", "LIABILITY", null, "NV", null, "active", 1795949678659, 1795949678659, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8kf2m23er1arhzz3yk0apv1', 1, 16, 'accounts', 'acc_01m8kf2m23er1arhzyz0f3k5p0', '["acc_01m8kf2m23er1arhzyz0f3k5p0", "org_01m8kf2m23er1arhzz3yk0apv1", "2210", "Pension contributions", "LIABILITY", null, "NV", null, "active", 1795949678659, 1795949678659, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8kf2m23er1arhzz3yk0apv1', 1, 17, 'accounts', 'acc_01m8kf2m23er1arhzyz6h08sds', '["acc_01m8kf2m23er1arhzyz6h08sds", "org_01m8kf2m23er1arhzz3yk0apv1", "2220", "Net wages", "LIABILITY", null, "NV", null, "active", 1795949678659, 1795949678659, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8kf2m23er1arhzz3yk0apv1', 1, 18, 'accounts', 'acc_01m8kf2m23er1arhzyzark1a05', '["acc_01m8kf2m23er1arhzyzark1a05", "org_01m8kf2m23er1arhzz3yk0apv1", "2300", "Corporation tax", "LIABILITY", null, "NV", null, "active", 1795949678659, 1795949678659, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8kf2m23er1arhzz3yk0apv1', 1, 19, 'accounts', 'acc_01m8kf2m23er1arhzyzfj6860z', '["acc_01m8kf2m23er1arhzyzfj6860z", "org_01m8kf2m23er1arhzz3yk0apv1", "2400", "Director''s loan account", "LIABILITY", null, "NV", null, "active", 1795949678659, 1795949678659, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8kf2m23er1arhzz3yk0apv1', 1, 20, 'accounts', 'acc_01m8kf2m23er1arhzyzgg4mb3x', '["acc_01m8kf2m23er1arhzyzgg4mb3x", "org_01m8kf2m23er1arhzz3yk0apv1", "2500", "Bank loans", "LIABILITY", null, "NV", null, "active", 1795949678659, 1795949678659, 1, "long_term_liabilities"]');
INSERT INTO public.audit_states VALUES ('org_01m8kf2m23er1arhzz3yk0apv1', 1, 21, 'accounts', 'acc_01m8kf2m23er1arhzyzn6a8vzh', '["acc_01m8kf2m23er1arhzyzn6a8vzh", "org_01m8kf2m23er1arhzz3yk0apv1", "2900", "Suspense", "LIABILITY", "suspense", null, null, "active", 1795949678659, 1795949678659, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8kf2m23er1arhzz3yk0apv1', 1, 22, 'accounts', 'acc_01m8kf2m23er1arhzyzta7cd3a', '["acc_01m8kf2m23er1arhzyzta7cd3a", "org_01m8kf2m23er1arhzz3yk0apv1", "3000", "Share capital", "EQUITY", null, "NV", null, "active", 1795949678659, 1795949678659, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8kf2m23er1arhzz3yk0apv1', 1, 23, 'accounts', 'acc_01m8kf2m23er1arhzyzw1gvne6', '["acc_01m8kf2m23er1arhzyzw1gvne6", "org_01m8kf2m23er1arhzz3yk0apv1", "3100", "Retained earnings", "EQUITY", "retained_earnings", null, null, "active", 1795949678659, 1795949678659, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8kf2m23er1arhzz3yk0apv1', 1, 24, 'accounts', 'acc_01m8kf2m23er1arhzz00p5c40j', '["acc_01m8kf2m23er1arhzz00p5c40j", "org_01m8kf2m23er1arhzz3yk0apv1", "3200", "Dividends", "EQUITY", null, "NV", null, "active", 1795949678659, 1795949678659, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8kf2m23er1arhzz3yk0apv1', 1, 25, 'accounts', 'acc_01m8kf2m23er1arhzz06wt2y2y', '["acc_01m8kf2m23er1arhzz06wt2y2y", "org_01m8kf2m23er1arhzz3yk0apv1", "3900", "Opening balances", "EQUITY", "opening_balance", null, null, "active", 1795949678659, 1795949678659, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8kf2m23er1arhzz3yk0apv1', 1, 26, 'accounts', 'acc_01m8kf2m23er1arhzz08ztd63d', '["acc_01m8kf2m23er1arhzz08ztd63d", "org_01m8kf2m23er1arhzz3yk0apv1", "4000", "Sales", "INCOME", null, "ST", null, "active", 1795949678659, 1795949678659, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8kf2m23er1arhzz3yk0apv1', 1, 27, 'accounts', 'acc_01m8kf2m23er1arhzz0ez8v46x', '["acc_01m8kf2m23er1arhzz0ez8v46x", "org_01m8kf2m23er1arhzz3yk0apv1", "4010", "Sales, zero-rated", "INCOME", null, "ZR", null, "active", 1795949678659, 1795949678659, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8kf2m23er1arhzz3yk0apv1', 1, 28, 'accounts', 'acc_01m8kf2m23er1arhzz0h9keq0s', '["acc_01m8kf2m23er1arhzz0h9keq0s", "org_01m8kf2m23er1arhzz3yk0apv1", "4090", "Other income", "INCOME", null, "ST", null, "active", 1795949678659, 1795949678659, 1, "other_income"]');
INSERT INTO public.audit_states VALUES ('org_01m8kf2m23er1arhzz3yk0apv1', 1, 29, 'accounts', 'acc_01m8kf2m23er1arhzz0p8fm17z', '["acc_01m8kf2m23er1arhzz0p8fm17z", "org_01m8kf2m23er1arhzz3yk0apv1", "4900", "Interest received", "INCOME", null, "EX", null, "active", 1795949678659, 1795949678659, 1, "finance"]');
INSERT INTO public.audit_states VALUES ('org_01m8kf2m23er1arhzz3yk0apv1', 1, 30, 'accounts', 'acc_01m8kf2m23er1arhzz0vh2at82', '["acc_01m8kf2m23er1arhzz0vh2at82", "org_01m8kf2m23er1arhzz3yk0apv1", "4920", "VAT flat-rate scheme difference", "INCOME", "vat_scheme_difference", null, null, "active", 1795949678659, 1795949678659, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8kf2m23er1arhzz3yk0apv1', 1, 31, 'accounts', 'acc_01m8kf2m23er1arhzz0x5zdc7y', '["acc_01m8kf2m23er1arhzz0x5zdc7y", "org_01m8kf2m23er1arhzz3yk0apv1", "5000", "Cost of goods sold", "EXPENSE", null, "ST", null, "active", 1795949678659, 1795949678659, 1, "cost_of_sales"]');
INSERT INTO public.audit_states VALUES ('org_01m8kf2m23er1arhzz3yk0apv1', 1, 32, 'accounts', 'acc_01m8kf2m23er1arhzz138tz0mr', '["acc_01m8kf2m23er1arhzz138tz0mr", "org_01m8kf2m23er1arhzz3yk0apv1", "5010", "Subcontractors", "EXPENSE", null, "ST", null, "active", 1795949678659, 1795949678659, 1, "cost_of_sales"]');
INSERT INTO public.audit_states VALUES ('org_01m8kf2m23er1arhzz3yk0apv1', 1, 33, 'accounts', 'acc_01m8kf2m23er1arhzz1507engr', '["acc_01m8kf2m23er1arhzz1507engr", "org_01m8kf2m23er1arhzz3yk0apv1", "5020", "Carriage and postage", "EXPENSE", null, "ST", null, "active", 1795949678659, 1795949678659, 1, "cost_of_sales"]');
INSERT INTO public.audit_states VALUES ('org_01m8kf2m23er1arhzz3yk0apv1', 1, 34, 'accounts', 'acc_01m8kf2m23er1arhzz192hxkxs', '["acc_01m8kf2m23er1arhzz192hxkxs", "org_01m8kf2m23er1arhzz3yk0apv1", "6000", "Wages and salaries", "EXPENSE", null, "NV", null, "active", 1795949678659, 1795949678659, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8kf2m23er1arhzz3yk0apv1', 1, 35, 'accounts', 'acc_01m8kf2m23er1arhzz1d1xkh1z', '["acc_01m8kf2m23er1arhzz1d1xkh1z", "org_01m8kf2m23er1arhzz3yk0apv1", "6010", "Employer''s National Insurance", "EXPENSE", null, "NV", null, "active", 1795949678659, 1795949678659, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8kf2m23er1arhzz3yk0apv1', 1, 36, 'accounts', 'acc_01m8kf2m23er1arhzz1ha02jdy', '["acc_01m8kf2m23er1arhzz1ha02jdy", "org_01m8kf2m23er1arhzz3yk0apv1", "6020", "Employer''s pension", "EXPENSE", null, "NV", null, "active", 1795949678659, 1795949678659, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8kf2m23er1arhzz3yk0apv1', 1, 37, 'accounts', 'acc_01m8kf2m23er1arhzz1m8g00wk', '["acc_01m8kf2m23er1arhzz1m8g00wk", "org_01m8kf2m23er1arhzz3yk0apv1", "6100", "Rent", "EXPENSE", null, "EX", null, "active", 1795949678659, 1795949678659, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8kf2m23er1arhzz3yk0apv1', 1, 38, 'accounts', 'acc_01m8kf2m23er1arhzz1s88862z', '["acc_01m8kf2m23er1arhzz1s88862z", "org_01m8kf2m23er1arhzz3yk0apv1", "6110", "Business rates", "EXPENSE", null, "NV", null, "active", 1795949678659, 1795949678659, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8kf2m23er1arhzz3yk0apv1', 1, 39, 'accounts', 'acc_01m8kf2m23er1arhzz1xvsvg6y', '["acc_01m8kf2m23er1arhzz1xvsvg6y", "org_01m8kf2m23er1arhzz3yk0apv1", "6120", "Light, heat and water", "EXPENSE", null, "ST", null, "active", 1795949678659, 1795949678659, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8kf2m23er1arhzz3yk0apv1', 1, 40, 'accounts', 'acc_01m8kf2m23er1arhzz20v0q4qm', '["acc_01m8kf2m23er1arhzz20v0q4qm", "org_01m8kf2m23er1arhzz3yk0apv1", "6200", "Telephone and internet", "EXPENSE", null, "ST", null, "active", 1795949678659, 1795949678659, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8kf2m23er1arhzz3yk0apv1', 1, 41, 'accounts', 'acc_01m8kf2m23er1arhzz254hsvr8', '["acc_01m8kf2m23er1arhzz254hsvr8", "org_01m8kf2m23er1arhzz3yk0apv1", "6210", "Software and subscriptions", "EXPENSE", null, "ST", null, "active", 1795949678659, 1795949678659, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8kf2m23er1arhzz3yk0apv1', 1, 42, 'accounts', 'acc_01m8kf2m23er1arhzz2bvmwyb2', '["acc_01m8kf2m23er1arhzz2bvmwyb2", "org_01m8kf2m23er1arhzz3yk0apv1", "6220", "Printing and stationery", "EXPENSE", null, "ST", null, "active", 1795949678659, 1795949678659, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8kf2m23er1arhzz3yk0apv1', 1, 43, 'accounts', 'acc_01m8kf2m23er1arhzz2eg47cbp', '["acc_01m8kf2m23er1arhzz2eg47cbp", "org_01m8kf2m23er1arhzz3yk0apv1", "6300", "Travel and subsistence", "EXPENSE", null, "ZR", null, "active", 1795949678659, 1795949678659, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8kf2m23er1arhzz3yk0apv1', 1, 44, 'accounts', 'acc_01m8kf2m23er1arhzz2h9cq36z', '["acc_01m8kf2m23er1arhzz2h9cq36z", "org_01m8kf2m23er1arhzz3yk0apv1", "6310", "Motor expenses", "EXPENSE", null, "ST", null, "active", 1795949678659, 1795949678659, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8kf2m23er1arhzz3yk0apv1', 1, 45, 'accounts', 'acc_01m8kf2m23er1arhzz2qf4ndnh', '["acc_01m8kf2m23er1arhzz2qf4ndnh", "org_01m8kf2m23er1arhzz3yk0apv1", "6320", "Repairs and maintenance", "EXPENSE", null, "ST", null, "active", 1795949678659, 1795949678659, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8kf2m23er1arhzz3yk0apv1', 1, 46, 'accounts', 'acc_01m8kf2m23er1arhzz2vt9xm8m', '["acc_01m8kf2m23er1arhzz2vt9xm8m", "org_01m8kf2m23er1arhzz3yk0apv1", "6400", "Advertising and marketing", "EXPENSE", null, "ST", null, "active", 1795949678659, 1795949678659, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8kf2m23er1arhzz3yk0apv1', 1, 47, 'accounts', 'acc_01m8kf2m23er1arhzz2wjspmqs', '["acc_01m8kf2m23er1arhzz2wjspmqs", "org_01m8kf2m23er1arhzz3yk0apv1", "6500", "Accountancy and legal fees", "EXPENSE", null, "ST", null, "active", 1795949678659, 1795949678659, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8kf2m23er1arhzz3yk0apv1', 1, 48, 'accounts', 'acc_01m8kf2m23er1arhzz30hzj7tk', '["acc_01m8kf2m23er1arhzz30hzj7tk", "org_01m8kf2m23er1arhzz3yk0apv1", "6600", "Insurance", "EXPENSE", null, "EX", null, "active", 1795949678659, 1795949678659, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8kf2m23er1arhzz3yk0apv1', 1, 49, 'accounts', 'acc_01m8kf2m23er1arhzz34d3kngp', '["acc_01m8kf2m23er1arhzz34d3kngp", "org_01m8kf2m23er1arhzz3yk0apv1", "6700", "Bank charges", "EXPENSE", null, "EX", null, "active", 1795949678659, 1795949678659, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8kf2m23er1arhzz3yk0apv1', 1, 50, 'accounts', 'acc_01m8kf2m23er1arhzz3acgnnfp', '["acc_01m8kf2m23er1arhzz3acgnnfp", "org_01m8kf2m23er1arhzz3yk0apv1", "6800", "Depreciation", "EXPENSE", null, "NV", null, "active", 1795949678659, 1795949678659, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8kf2m23er1arhzz3yk0apv1', 1, 51, 'accounts', 'acc_01m8kf2m23er1arhzz3e4w5yxf', '["acc_01m8kf2m23er1arhzz3e4w5yxf", "org_01m8kf2m23er1arhzz3yk0apv1", "6810", "Bad debts", "EXPENSE", null, "NV", null, "active", 1795949678659, 1795949678659, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8kf2m23er1arhzz3yk0apv1', 1, 52, 'accounts', 'acc_01m8kf2m23er1arhzz3g5ej3dq', '["acc_01m8kf2m23er1arhzz3g5ej3dq", "org_01m8kf2m23er1arhzz3yk0apv1", "6900", "Interest payable", "EXPENSE", null, "EX", null, "active", 1795949678659, 1795949678659, 1, "finance"]');
INSERT INTO public.audit_states VALUES ('org_01m8kf2m23er1arhzz3yk0apv1', 1, 53, 'accounts', 'acc_01m8kf2m23er1arhzz3nk9b2a6', '["acc_01m8kf2m23er1arhzz3nk9b2a6", "org_01m8kf2m23er1arhzz3yk0apv1", "6990", "Rounding differences", "EXPENSE", "rounding", null, null, "active", 1795949678659, 1795949678659, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8kf2m23er1arhzz3yk0apv1', 1, 54, 'accounts', 'acc_01m8kf2m23er1arhzz3swpsrcb', '["acc_01m8kf2m23er1arhzz3swpsrcb", "org_01m8kf2m23er1arhzz3yk0apv1", "8000", "Corporation tax charge", "EXPENSE", null, "NV", null, "active", 1795949678659, 1795949678659, 1, "tax"]');
INSERT INTO public.audit_states VALUES ('org_01m8kf2m23er1arhzz3yk0apv1', 2, 1, 'accounts', 'acc_01m8kf2ma4e7er1w4nkyberqgh', '["acc_01m8kf2ma4e7er1w4nkyberqgh", "org_01m8kf2m23er1arhzz3yk0apv1", "2250", "VAT", "LIABILITY", "vat_control", null, null, "active", 1795949678916, 1795949678916, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8kf2m23er1arhzz3yk0apv1', 3, 1, 'bank_accounts', 'bac_01m8kf2mb2ehyrakypaj7n6ems', '["bac_01m8kf2mb2ehyrakypaj7n6ems", "org_01m8kf2m23er1arhzz3yk0apv1", "acc_01m8kf2m23er1arhzyyfm9hhrb", "Current", "current", null, null, null, null, null, null, null, 1795949678946, 1795949678946, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8kf2mceetj8tjz73dhayt17', 1, 1, 'organisations', 'org_01m8kf2mceetj8tjz73dhayt17', '["org_01m8kf2mceetj8tjz73dhayt17", "Wren & Marsh Ltd", "GBP", "GB", "03-31", 1, null, "standard", null, "line", "active", null, 1795949678990, 1795949678990, 1, 0, null]');
INSERT INTO public.audit_states VALUES ('org_01m8kf2mceetj8tjz73dhayt17', 1, 2, 'members', 'mem_01m8kf2mceetj8tjz6wvpc2x3e', '["mem_01m8kf2mceetj8tjz6wvpc2x3e", "org_01m8kf2mceetj8tjz73dhayt17", "jo@example.com", "usr_01m8kf2knveqsb52wne5c9gyqj", "owner", 1795949678990, 1795949678990, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8kf2mceetj8tjz73dhayt17', 1, 3, 'accounts', 'acc_01m8kf2mceetj8tjz6wyzp1kjv', '["acc_01m8kf2mceetj8tjz6wyzp1kjv", "org_01m8kf2mceetj8tjz73dhayt17", "1000", "Computer equipment", "ASSET", null, "ST", null, "active", 1795949678990, 1795949678990, 1, "fixed_assets"]');
INSERT INTO public.audit_states VALUES ('org_01m8kf2mceetj8tjz73dhayt17', 1, 4, 'accounts', 'acc_01m8kf2mceetj8tjz6x2qfaz3r', '["acc_01m8kf2mceetj8tjz6x2qfaz3r", "org_01m8kf2mceetj8tjz73dhayt17", "1010", "Office equipment and furniture", "ASSET", null, "ST", null, "active", 1795949678990, 1795949678990, 1, "fixed_assets"]');
INSERT INTO public.audit_states VALUES ('org_01m8kf2mceetj8tjz73dhayt17', 1, 5, 'accounts', 'acc_01m8kf2mceetj8tjz6x7wd03a0', '["acc_01m8kf2mceetj8tjz6x7wd03a0", "org_01m8kf2mceetj8tjz73dhayt17", "1020", "Motor vehicles", "ASSET", null, "ST", null, "active", 1795949678990, 1795949678990, 1, "fixed_assets"]');
INSERT INTO public.audit_states VALUES ('org_01m8kf2mceetj8tjz73dhayt17', 1, 6, 'accounts', 'acc_01m8kf2mceetj8tjz6x916cyyz', '["acc_01m8kf2mceetj8tjz6x916cyyz", "org_01m8kf2mceetj8tjz73dhayt17", "1090", "Accumulated depreciation", "ASSET", null, "NV", null, "active", 1795949678990, 1795949678990, 1, "fixed_assets"]');
INSERT INTO public.audit_states VALUES ('org_01m8kf2mceetj8tjz73dhayt17', 1, 7, 'accounts', 'acc_01m8kf2mceetj8tjz6xffxb1pm', '["acc_01m8kf2mceetj8tjz6xffxb1pm", "org_01m8kf2mceetj8tjz73dhayt17", "1100", "Stock", "ASSET", null, "ST", null, "active", 1795949678990, 1795949678990, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8kf2mceetj8tjz73dhayt17', 1, 8, 'accounts', 'acc_01m8kf2mceetj8tjz6xjygcwwv', '["acc_01m8kf2mceetj8tjz6xjygcwwv", "org_01m8kf2mceetj8tjz73dhayt17", "1200", "Trade debtors", "ASSET", "receivable", null, null, "active", 1795949678990, 1795949678990, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8kf2mceetj8tjz73dhayt17', 1, 9, 'accounts', 'acc_01m8kf2mceetj8tjz6xq1c5z28', '["acc_01m8kf2mceetj8tjz6xq1c5z28", "org_01m8kf2mceetj8tjz73dhayt17", "1210", "Prepayments", "ASSET", null, "NV", null, "active", 1795949678990, 1795949678990, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8kf2mceetj8tjz73dhayt17', 1, 10, 'accounts', 'acc_01m8kf2mceetj8tjz6xrcrn2g8', '["acc_01m8kf2mceetj8tjz6xrcrn2g8", "org_01m8kf2mceetj8tjz73dhayt17", "1220", "Other debtors", "ASSET", null, "NV", null, "active", 1795949678990, 1795949678990, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8kf2mceetj8tjz73dhayt17', 1, 11, 'accounts', 'acc_01m8kf2mceetj8tjz6xxbak4fq', '["acc_01m8kf2mceetj8tjz6xxbak4fq", "org_01m8kf2mceetj8tjz73dhayt17", "1300", "Current account", "ASSET", "bank", null, null, "active", 1795949678990, 1795949678990, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8kf2mceetj8tjz73dhayt17', 1, 12, 'accounts', 'acc_01m8kf2mceetj8tjz6y072ca3n', '["acc_01m8kf2mceetj8tjz6y072ca3n", "org_01m8kf2mceetj8tjz73dhayt17", "1310", "Petty cash", "ASSET", null, "NV", null, "active", 1795949678990, 1795949678990, 1, "cash"]');
INSERT INTO public.audit_states VALUES ('org_01m8kf2mceetj8tjz73dhayt17', 1, 13, 'accounts', 'acc_01m8kf2mceetj8tjz6y6k5b8sp', '["acc_01m8kf2mceetj8tjz6y6k5b8sp", "org_01m8kf2mceetj8tjz73dhayt17", "2100", "Trade creditors", "LIABILITY", "payable", null, null, "active", 1795949678990, 1795949678990, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8kf2mceetj8tjz73dhayt17', 1, 14, 'accounts', 'acc_01m8kf2mceetj8tjz6yakxy1xz', '["acc_01m8kf2mceetj8tjz6yakxy1xz", "org_01m8kf2mceetj8tjz73dhayt17", "2110", "Accruals", "LIABILITY", null, "NV", null, "active", 1795949678990, 1795949678990, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8kf2mceetj8tjz73dhayt17', 1, 15, 'accounts', 'acc_01m8kf2mceetj8tjz6ycze0qn7', '["acc_01m8kf2mceetj8tjz6ycze0qn7", "org_01m8kf2mceetj8tjz73dhayt17", "2200", "PAYE and National Insurance", "LIABILITY", null, "NV", null, "active", 1795949678990, 1795949678990, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8kf2mceetj8tjz73dhayt17', 1, 16, 'accounts', 'acc_01m8kf2mceetj8tjz6yj3s4h7h', '["acc_01m8kf2mceetj8tjz6yj3s4h7h", "org_01m8kf2mceetj8tjz73dhayt17", "2210", "Pension contributions", "LIABILITY", null, "NV", null, "active", 1795949678990, 1795949678990, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8kf2mceetj8tjz73dhayt17', 1, 17, 'accounts', 'acc_01m8kf2mceetj8tjz6yqrxevme', '["acc_01m8kf2mceetj8tjz6yqrxevme", "org_01m8kf2mceetj8tjz73dhayt17", "2220", "Net wages", "LIABILITY", null, "NV", null, "active", 1795949678990, 1795949678990, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8kf2mceetj8tjz73dhayt17', 1, 18, 'accounts', 'acc_01m8kf2mceetj8tjz6yvanf046', '["acc_01m8kf2mceetj8tjz6yvanf046", "org_01m8kf2mceetj8tjz73dhayt17", "2300", "Corporation tax", "LIABILITY", null, "NV", null, "active", 1795949678990, 1795949678990, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8kf2mceetj8tjz73dhayt17', 1, 19, 'accounts', 'acc_01m8kf2mceetj8tjz6yxtcmnem', '["acc_01m8kf2mceetj8tjz6yxtcmnem", "org_01m8kf2mceetj8tjz73dhayt17", "2400", "Director''s loan account", "LIABILITY", null, "NV", null, "active", 1795949678990, 1795949678990, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8kf2mceetj8tjz73dhayt17', 1, 20, 'accounts', 'acc_01m8kf2mceetj8tjz6z1y8hbvz', '["acc_01m8kf2mceetj8tjz6z1y8hbvz", "org_01m8kf2mceetj8tjz73dhayt17", "2500", "Bank loans", "LIABILITY", null, "NV", null, "active", 1795949678990, 1795949678990, 1, "long_term_liabilities"]');
INSERT INTO public.audit_states VALUES ('org_01m8kf2mceetj8tjz73dhayt17', 1, 21, 'accounts', 'acc_01m8kf2mceetj8tjz6z70x9xgt', '["acc_01m8kf2mceetj8tjz6z70x9xgt", "org_01m8kf2mceetj8tjz73dhayt17", "2900", "Suspense", "LIABILITY", "suspense", null, null, "active", 1795949678990, 1795949678990, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8kf2mceetj8tjz73dhayt17', 1, 22, 'accounts', 'acc_01m8kf2mceetj8tjz6z9wevwm0', '["acc_01m8kf2mceetj8tjz6z9wevwm0", "org_01m8kf2mceetj8tjz73dhayt17", "3000", "Share capital", "EQUITY", null, "NV", null, "active", 1795949678990, 1795949678990, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8kf2mceetj8tjz73dhayt17', 1, 23, 'accounts', 'acc_01m8kf2mceetj8tjz6zc68h8k9', '["acc_01m8kf2mceetj8tjz6zc68h8k9", "org_01m8kf2mceetj8tjz73dhayt17", "3100", "Retained earnings", "EQUITY", "retained_earnings", null, null, "active", 1795949678990, 1795949678990, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8kf2mceetj8tjz73dhayt17', 1, 24, 'accounts', 'acc_01m8kf2mceetj8tjz6zknjefv0', '["acc_01m8kf2mceetj8tjz6zknjefv0", "org_01m8kf2mceetj8tjz73dhayt17", "3200", "Dividends", "EQUITY", null, "NV", null, "active", 1795949678990, 1795949678990, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8kf2mceetj8tjz73dhayt17', 1, 25, 'accounts', 'acc_01m8kf2mceetj8tjz6zmhsaxrf', '["acc_01m8kf2mceetj8tjz6zmhsaxrf", "org_01m8kf2mceetj8tjz73dhayt17", "3900", "Opening balances", "EQUITY", "opening_balance", null, null, "active", 1795949678990, 1795949678990, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8kf2mceetj8tjz73dhayt17', 1, 26, 'accounts', 'acc_01m8kf2mceetj8tjz6zs5j7jfn', '["acc_01m8kf2mceetj8tjz6zs5j7jfn", "org_01m8kf2mceetj8tjz73dhayt17", "4000", "Sales", "INCOME", null, "ST", null, "active", 1795949678990, 1795949678990, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8kf2mceetj8tjz73dhayt17', 1, 27, 'accounts', 'acc_01m8kf2mceetj8tjz6zyngjre0', '["acc_01m8kf2mceetj8tjz6zyngjre0", "org_01m8kf2mceetj8tjz73dhayt17", "4010", "Sales, zero-rated", "INCOME", null, "ZR", null, "active", 1795949678990, 1795949678990, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8kf2mceetj8tjz73dhayt17', 1, 28, 'accounts', 'acc_01m8kf2mceetj8tjz7010539x6', '["acc_01m8kf2mceetj8tjz7010539x6", "org_01m8kf2mceetj8tjz73dhayt17", "4090", "Other income", "INCOME", null, "ST", null, "active", 1795949678990, 1795949678990, 1, "other_income"]');
INSERT INTO public.audit_states VALUES ('org_01m8kf2mceetj8tjz73dhayt17', 1, 29, 'accounts', 'acc_01m8kf2mceetj8tjz70423rt43', '["acc_01m8kf2mceetj8tjz70423rt43", "org_01m8kf2mceetj8tjz73dhayt17", "4900", "Interest received", "INCOME", null, "EX", null, "active", 1795949678990, 1795949678990, 1, "finance"]');
INSERT INTO public.audit_states VALUES ('org_01m8kf2mceetj8tjz73dhayt17', 1, 30, 'accounts', 'acc_01m8kf2mceetj8tjz70abjg925', '["acc_01m8kf2mceetj8tjz70abjg925", "org_01m8kf2mceetj8tjz73dhayt17", "4920", "VAT flat-rate scheme difference", "INCOME", "vat_scheme_difference", null, null, "active", 1795949678990, 1795949678990, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8kf2mceetj8tjz73dhayt17', 1, 31, 'accounts', 'acc_01m8kf2mceetj8tjz70f31gz62', '["acc_01m8kf2mceetj8tjz70f31gz62", "org_01m8kf2mceetj8tjz73dhayt17", "5000", "Cost of goods sold", "EXPENSE", null, "ST", null, "active", 1795949678990, 1795949678990, 1, "cost_of_sales"]');
INSERT INTO public.audit_states VALUES ('org_01m8kf2mceetj8tjz73dhayt17', 1, 32, 'accounts', 'acc_01m8kf2mceetj8tjz70gx33qy2', '["acc_01m8kf2mceetj8tjz70gx33qy2", "org_01m8kf2mceetj8tjz73dhayt17", "5010", "Subcontractors", "EXPENSE", null, "ST", null, "active", 1795949678990, 1795949678990, 1, "cost_of_sales"]');
INSERT INTO public.audit_states VALUES ('org_01m8kf2mceetj8tjz73dhayt17', 1, 33, 'accounts', 'acc_01m8kf2mceetj8tjz70mwxgmjw', '["acc_01m8kf2mceetj8tjz70mwxgmjw", "org_01m8kf2mceetj8tjz73dhayt17", "5020", "Carriage and postage", "EXPENSE", null, "ST", null, "active", 1795949678990, 1795949678990, 1, "cost_of_sales"]');
INSERT INTO public.audit_states VALUES ('org_01m8kf2mceetj8tjz73dhayt17', 1, 34, 'accounts', 'acc_01m8kf2mceetj8tjz70vsype9x', '["acc_01m8kf2mceetj8tjz70vsype9x", "org_01m8kf2mceetj8tjz73dhayt17", "6000", "Wages and salaries", "EXPENSE", null, "NV", null, "active", 1795949678990, 1795949678990, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8kf2mceetj8tjz73dhayt17', 1, 35, 'accounts', 'acc_01m8kf2mceetj8tjz70zpe5n4g', '["acc_01m8kf2mceetj8tjz70zpe5n4g", "org_01m8kf2mceetj8tjz73dhayt17", "6010", "Employer''s National Insurance", "EXPENSE", null, "NV", null, "active", 1795949678990, 1795949678990, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8kf2mceetj8tjz73dhayt17', 1, 36, 'accounts', 'acc_01m8kf2mceetj8tjz713fw3qq6', '["acc_01m8kf2mceetj8tjz713fw3qq6", "org_01m8kf2mceetj8tjz73dhayt17", "6020", "Employer''s pension", "EXPENSE", null, "NV", null, "active", 1795949678990, 1795949678990, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8kf2mceetj8tjz73dhayt17', 1, 37, 'accounts', 'acc_01m8kf2mceetj8tjz715nn3z2x', '["acc_01m8kf2mceetj8tjz715nn3z2x", "org_01m8kf2mceetj8tjz73dhayt17", "6100", "Rent", "EXPENSE", null, "EX", null, "active", 1795949678990, 1795949678990, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8kf2mceetj8tjz73dhayt17', 1, 38, 'accounts', 'acc_01m8kf2mceetj8tjz71bd1df6x', '["acc_01m8kf2mceetj8tjz71bd1df6x", "org_01m8kf2mceetj8tjz73dhayt17", "6110", "Business rates", "EXPENSE", null, "NV", null, "active", 1795949678990, 1795949678990, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8kf2mceetj8tjz73dhayt17', 1, 39, 'accounts', 'acc_01m8kf2mceetj8tjz71cekz0nd', '["acc_01m8kf2mceetj8tjz71cekz0nd", "org_01m8kf2mceetj8tjz73dhayt17", "6120", "Light, heat and water", "EXPENSE", null, "ST", null, "active", 1795949678990, 1795949678990, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8kf2mceetj8tjz73dhayt17', 1, 40, 'accounts', 'acc_01m8kf2mceetj8tjz71g45et9n', '["acc_01m8kf2mceetj8tjz71g45et9n", "org_01m8kf2mceetj8tjz73dhayt17", "6200", "Telephone and internet", "EXPENSE", null, "ST", null, "active", 1795949678990, 1795949678990, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8kf2mceetj8tjz73dhayt17', 1, 41, 'accounts', 'acc_01m8kf2mceetj8tjz71m94k7v4', '["acc_01m8kf2mceetj8tjz71m94k7v4", "org_01m8kf2mceetj8tjz73dhayt17", "6210", "Software and subscriptions", "EXPENSE", null, "ST", null, "active", 1795949678990, 1795949678990, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8kf2mceetj8tjz73dhayt17', 1, 42, 'accounts', 'acc_01m8kf2mceetj8tjz71sehdgpm', '["acc_01m8kf2mceetj8tjz71sehdgpm", "org_01m8kf2mceetj8tjz73dhayt17", "6220", "Printing and stationery", "EXPENSE", null, "ST", null, "active", 1795949678990, 1795949678990, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8kf2mceetj8tjz73dhayt17', 1, 43, 'accounts', 'acc_01m8kf2mceetj8tjz71x2b0mjx', '["acc_01m8kf2mceetj8tjz71x2b0mjx", "org_01m8kf2mceetj8tjz73dhayt17", "6300", "Travel and subsistence", "EXPENSE", null, "ZR", null, "active", 1795949678990, 1795949678990, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8kf2mceetj8tjz73dhayt17', 1, 44, 'accounts', 'acc_01m8kf2mceetj8tjz721d4zdzp', '["acc_01m8kf2mceetj8tjz721d4zdzp", "org_01m8kf2mceetj8tjz73dhayt17", "6310", "Motor expenses", "EXPENSE", null, "ST", null, "active", 1795949678990, 1795949678990, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8kf2mceetj8tjz73dhayt17', 1, 45, 'accounts', 'acc_01m8kf2mceetj8tjz7274rekvr', '["acc_01m8kf2mceetj8tjz7274rekvr", "org_01m8kf2mceetj8tjz73dhayt17", "6320", "Repairs and maintenance", "EXPENSE", null, "ST", null, "active", 1795949678990, 1795949678990, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8kf2mceetj8tjz73dhayt17', 1, 46, 'accounts', 'acc_01m8kf2mceetj8tjz72a4hahvq', '["acc_01m8kf2mceetj8tjz72a4hahvq", "org_01m8kf2mceetj8tjz73dhayt17", "6400", "Advertising and marketing", "EXPENSE", null, "ST", null, "active", 1795949678990, 1795949678990, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8kf2mceetj8tjz73dhayt17', 1, 47, 'accounts', 'acc_01m8kf2mceetj8tjz72f7jwmgj', '["acc_01m8kf2mceetj8tjz72f7jwmgj", "org_01m8kf2mceetj8tjz73dhayt17", "6500", "Accountancy and legal fees", "EXPENSE", null, "ST", null, "active", 1795949678990, 1795949678990, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8kf2mceetj8tjz73dhayt17', 1, 48, 'accounts', 'acc_01m8kf2mceetj8tjz72kw73j1m', '["acc_01m8kf2mceetj8tjz72kw73j1m", "org_01m8kf2mceetj8tjz73dhayt17", "6600", "Insurance", "EXPENSE", null, "EX", null, "active", 1795949678990, 1795949678990, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8kf2mceetj8tjz73dhayt17', 1, 49, 'accounts', 'acc_01m8kf2mceetj8tjz72n9rqc75', '["acc_01m8kf2mceetj8tjz72n9rqc75", "org_01m8kf2mceetj8tjz73dhayt17", "6700", "Bank charges", "EXPENSE", null, "EX", null, "active", 1795949678990, 1795949678990, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8kf2mceetj8tjz73dhayt17', 1, 50, 'accounts', 'acc_01m8kf2mceetj8tjz72v6j6pat', '["acc_01m8kf2mceetj8tjz72v6j6pat", "org_01m8kf2mceetj8tjz73dhayt17", "6800", "Depreciation", "EXPENSE", null, "NV", null, "active", 1795949678990, 1795949678990, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8kf2mceetj8tjz73dhayt17', 1, 51, 'accounts', 'acc_01m8kf2mceetj8tjz72zxdter1', '["acc_01m8kf2mceetj8tjz72zxdter1", "org_01m8kf2mceetj8tjz73dhayt17", "6810", "Bad debts", "EXPENSE", null, "NV", null, "active", 1795949678990, 1795949678990, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8kf2mceetj8tjz73dhayt17', 1, 52, 'accounts', 'acc_01m8kf2mceetj8tjz7302gkwtg', '["acc_01m8kf2mceetj8tjz7302gkwtg", "org_01m8kf2mceetj8tjz73dhayt17", "6900", "Interest payable", "EXPENSE", null, "EX", null, "active", 1795949678990, 1795949678990, 1, "finance"]');
INSERT INTO public.audit_states VALUES ('org_01m8kf2mceetj8tjz73dhayt17', 1, 53, 'accounts', 'acc_01m8kf2mceetj8tjz735k83fvb', '["acc_01m8kf2mceetj8tjz735k83fvb", "org_01m8kf2mceetj8tjz73dhayt17", "6990", "Rounding differences", "EXPENSE", "rounding", null, null, "active", 1795949678990, 1795949678990, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8kf2mceetj8tjz73dhayt17', 1, 54, 'accounts', 'acc_01m8kf2mceetj8tjz7391xxznb', '["acc_01m8kf2mceetj8tjz7391xxznb", "org_01m8kf2mceetj8tjz73dhayt17", "8000", "Corporation tax charge", "EXPENSE", null, "NV", null, "active", 1795949678990, 1795949678990, 1, "tax"]');
INSERT INTO public.audit_states VALUES ('org_01m8kf2mceetj8tjz73dhayt17', 3, 1, 'accounts', 'acc_01m8kf2megea29378m19ey8mc5', '["acc_01m8kf2megea29378m19ey8mc5", "org_01m8kf2mceetj8tjz73dhayt17", "4100", "Room hire", "INCOME", null, "EX", null, "active", 1795949679056, 1795949679056, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8kf2mceetj8tjz73dhayt17', 4, 1, 'bank_accounts', 'bac_01m8kf2mfwey2sh2xvfgj9b5x6', '["bac_01m8kf2mfwey2sh2xvfgj9b5x6", "org_01m8kf2mceetj8tjz73dhayt17", "acc_01m8kf2mceetj8tjz6xxbak4fq", "Current", "current", null, null, null, 1000000, "2026-01-01", "jnl_01m8kf2mfwey2sh2xvfs5sbwv7", null, 1795949679100, 1795949679100, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8kf2mceetj8tjz73dhayt17', 7, 1, 'contacts', 'con_01m8kf2mj9emwaepm3ztvtj0zx', '["con_01m8kf2mj9emwaepm3ztvtj0zx", "org_01m8kf2mceetj8tjz73dhayt17", "customer", "Abbey Schools Trust", null, null, null, null, null, 30, null, null, "active", "abbey schools trust", 1795949679177, 1795949679177, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8kf2mceetj8tjz73dhayt17', 9, 1, 'contacts', 'con_01m8kf2mm3ezpspyqa1peb6g95', '["con_01m8kf2mm3ezpspyqa1peb6g95", "org_01m8kf2mceetj8tjz73dhayt17", "customer", "Marlow & Pike LLP", null, null, null, null, null, 30, null, null, "active", "marlow & pike llp", 1795949679235, 1795949679235, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8kf2mceetj8tjz73dhayt17', 11, 1, 'contacts', 'con_01m8kf2mnne1kr8d5gccr0zr3h', '["con_01m8kf2mnne1kr8d5gccr0zr3h", "org_01m8kf2mceetj8tjz73dhayt17", "supplier", "Techbarn", null, null, null, null, null, 30, null, null, "active", "techbarn", 1795949679285, 1795949679285, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8kf2mceetj8tjz73dhayt17', 13, 1, 'contacts', 'con_01m8kf2mqse1rbdgt052eyap19', '["con_01m8kf2mqse1rbdgt052eyap19", "org_01m8kf2mceetj8tjz73dhayt17", "supplier", "Fern & Rowe", null, null, null, null, null, 30, null, null, "active", "fern & rowe", 1795949679353, 1795949679353, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8kf2mceetj8tjz73dhayt17', 15, 1, 'invoices', 'inv_01m8kf2mymen6bmte93t0qxkcc', '["inv_01m8kf2mymen6bmte93t0qxkcc", "org_01m8kf2mceetj8tjz73dhayt17", "purchase", "invoice", "issued", "PX-881", "con_01m8kf2mmvenx86daxgzcmfesh", "2026-01-20", "2026-02-19", "exclusive", null, null, 41200, 0, 41200, 0, 0, "issued", "jnl_01m8kf2mymen6bmte93x10y1g8", null, null, "px-881", 1795949679574, 1795949679574, 1, "9999-99-99", 0, null, null, [["org_01m8kf2mceetj8tjz73dhayt17", 1, "Printing of workbooks", "1", "412.00", null, "acc_01m8kf2mceetj8tjz70f31gz62", "ZR", null, 41200, 0, 41200]], [], [], null]');
INSERT INTO public.audit_states VALUES ('org_01m8kf2mceetj8tjz73dhayt17', 16, 1, 'invoices', 'inv_01m8kf2mzje2ks9p9ryjxsaxsq', '["inv_01m8kf2mzje2ks9p9ryjxsaxsq", "org_01m8kf2mceetj8tjz73dhayt17", "purchase", "invoice", "issued", "TB-0117", "con_01m8kf2mnne1kr8d5gccr0zr3h", "2026-01-21", "2026-02-20", "exclusive", null, null, 89900, 17980, 107880, 0, 0, "issued", "jnl_01m8kf2mzje2ks9p9ryps9c3ez", null, null, "tb-0117", 1795949679602, 1795949679602, 1, "9999-99-99", 0, null, null, [["org_01m8kf2mceetj8tjz73dhayt17", 1, "Laptop", "1", "899.00", null, "acc_01m8kf2mceetj8tjz6wyzp1kjv", "ST", null, 89900, 17980, 107880]], [], [], null]');
INSERT INTO public.audit_states VALUES ('org_01m8kf2mceetj8tjz73dhayt17', 19, 1, 'invoices', 'inv_01m8kf2n2xeaa9gyc2c6nh40vn', '["inv_01m8kf2n2xeaa9gyc2c6nh40vn", "org_01m8kf2mceetj8tjz73dhayt17", "sales", "invoice", "issued", "INV-0003", "con_01m8kf2mk5eyzbnkt3t8s3sfgg", "2026-02-09", "2026-03-11", "exclusive", null, null, 27500, 700, 28200, 0, 0, "issued", "jnl_01m8kf2n2xeaa9gyc2cbq71gtn", null, null, "inv-0003", 1795949679709, 1795949679709, 1, "9999-99-99", 0, null, null, [["org_01m8kf2mceetj8tjz73dhayt17", 1, "Seminar room, 5 evenings", "5", "48.00", null, "acc_01m8kf2megea29378m19ey8mc5", "EX", null, 24000, 0, 24000], ["org_01m8kf2mceetj8tjz73dhayt17", 2, "Projector", "1", "35.00", null, "acc_01m8kf2mceetj8tjz6zs5j7jfn", "ST", null, 3500, 700, 4200]], [], [], null]');
INSERT INTO public.audit_states VALUES ('org_01m8kf2mceetj8tjz73dhayt17', 19, 2, 'number_sequences', 'invoice', '["org_01m8kf2mceetj8tjz73dhayt17", "invoice", 3]');
INSERT INTO public.audit_states VALUES ('org_01m8kf2mceetj8tjz73dhayt17', 22, 1, 'invoices', 'inv_01m8kf2n6aey09h5w7b1wxr16c', '["inv_01m8kf2n6aey09h5w7b1wxr16c", "org_01m8kf2mceetj8tjz73dhayt17", "sales", "credit_note", "issued", "CN-0001", "con_01m8kf2mm3ezpspyqa1peb6g95", "2026-03-12", "2026-03-12", "exclusive", "INV-0004", null, 15000, 3000, 18000, 0, 0, "issued", "jnl_01m8kf2n6aey09h5w7b5ycajfa", null, null, "cn-0001\ninv-0004", 1795949679818, 1795949679818, 1, "9999-99-99", 0, null, null, [["org_01m8kf2mceetj8tjz73dhayt17", 1, "A day that was not held", "1", "150.00", null, "acc_01m8kf2mceetj8tjz6zs5j7jfn", "ST", null, 15000, 3000, 18000]], [], [], null]');
INSERT INTO public.audit_states VALUES ('org_01m8kf2mceetj8tjz73dhayt17', 22, 2, 'number_sequences', 'credit_note', '["org_01m8kf2mceetj8tjz73dhayt17", "credit_note", 1]');
INSERT INTO public.audit_states VALUES ('org_01m8kf2mceetj8tjz73dhayt17', 31, 1, 'bank_accounts', 'bac_01m8kf2mfwey2sh2xvfgj9b5x6', '["bac_01m8kf2mfwey2sh2xvfgj9b5x6", "org_01m8kf2mceetj8tjz73dhayt17", "acc_01m8kf2mceetj8tjz6xxbak4fq", "Current", "current", null, null, null, 1000000, "2026-01-01", "jnl_01m8kf2mfwey2sh2xvfs5sbwv7", 900715, 1795949679100, 1795949680282, 2, "2026-03-31"]');
INSERT INTO public.audit_states VALUES ('org_01m8kf2mceetj8tjz73dhayt17', 31, 2, 'stated_balances', 'bac_01m8kf2mfwey2sh2xvfgj9b5x6/2026-03-31', '["org_01m8kf2mceetj8tjz73dhayt17", "bac_01m8kf2mfwey2sh2xvfgj9b5x6", "2026-03-31", 900715, 1795949680282]');
INSERT INTO public.audit_states VALUES ('org_01m8kf2mceetj8tjz73dhayt17', 31, 3, 'bank_transactions', 'btx_01m8kf2nmtefytb1a25garxx8q', '["btx_01m8kf2nmtefytb1a25garxx8q", "org_01m8kf2mceetj8tjz73dhayt17", "bac_01m8kf2mfwey2sh2xvfgj9b5x6", "2026-01-22", -107880, "FPO TECHBARN LTD TB-0117", null, null, 1, "fpo techbarn ltd tb-0117", "unconfirmed", null, "NV", null, null, null, null, null, null, null, null, null, 1795949680282, 1795949680282, 1, null, "1272808c0b8e7153718481fdd8cad3bca1177a0d294a925b0d41e3b4b2ae4845", [], null]');
INSERT INTO public.audit_states VALUES ('org_01m8kf2mceetj8tjz73dhayt17', 31, 4, 'bank_transactions', 'btx_01m8kf2nmtefytb1a25nyvww2k', '["btx_01m8kf2nmtefytb1a25nyvww2k", "org_01m8kf2mceetj8tjz73dhayt17", "bac_01m8kf2mfwey2sh2xvfgj9b5x6", "2026-01-30", 150000, "FPI ABBEY SCHOOLS TRUST PART INV-0001", null, null, 1, "fpi abbey schools trust part inv-0001", "unconfirmed", null, "NV", null, null, null, null, null, null, null, null, null, 1795949680282, 1795949680282, 1, null, "328dd05df287413bbd6f750059372a7f48a2fe8810a1c938b25cc5b4201f7110", [], null]');
INSERT INTO public.audit_states VALUES ('org_01m8kf2mceetj8tjz73dhayt17', 31, 5, 'bank_transactions', 'btx_01m8kf2nmtefytb1a25t4s1r86', '["btx_01m8kf2nmtefytb1a25t4s1r86", "org_01m8kf2mceetj8tjz73dhayt17", "bac_01m8kf2mfwey2sh2xvfgj9b5x6", "2026-02-02", -3600, "CARD SLATEWORK SOFTWARE SUBSCRIPTION", null, null, 1, "card slatework software subscription", "unconfirmed", null, "NV", null, null, null, null, null, null, null, null, null, 1795949680282, 1795949680282, 1, null, "67141ee03747f94a367872676174183b43b71f3c3cdd657ed483571c76ec7c0e", [], null]');
INSERT INTO public.audit_states VALUES ('org_01m8kf2mceetj8tjz73dhayt17', 2, 1, 'accounts', 'acc_01m8kf2mdmesztmej6sn5xeg14', '["acc_01m8kf2mdmesztmej6sn5xeg14", "org_01m8kf2mceetj8tjz73dhayt17", "2250", "VAT", "LIABILITY", "vat_control", null, null, "active", 1795949679028, 1795949679028, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8kf2mceetj8tjz73dhayt17', 5, 1, 'accounts', 'acc_01m8kf2mh6evp8wff6h99kpkpv', '["acc_01m8kf2mh6evp8wff6h99kpkpv", "org_01m8kf2mceetj8tjz73dhayt17", "1301", "Savings", "ASSET", "bank", null, null, "active", 1795949679142, 1795949679142, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8kf2mceetj8tjz73dhayt17', 6, 1, 'bank_accounts', 'bac_01m8kf2mh6evp8wff6h4v3mbw6', '["bac_01m8kf2mh6evp8wff6h4v3mbw6", "org_01m8kf2mceetj8tjz73dhayt17", "acc_01m8kf2mh6evp8wff6h99kpkpv", "Savings", "savings", null, null, null, null, null, null, null, 1795949679142, 1795949679142, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8kf2mceetj8tjz73dhayt17', 8, 1, 'contacts', 'con_01m8kf2mk5eyzbnkt3t8s3sfgg', '["con_01m8kf2mk5eyzbnkt3t8s3sfgg", "org_01m8kf2mceetj8tjz73dhayt17", "customer", "Kestrel Fitness CIC", null, null, null, null, null, 30, null, null, "active", "kestrel fitness cic", 1795949679205, 1795949679205, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8kf2mceetj8tjz73dhayt17', 10, 1, 'contacts', 'con_01m8kf2mmvenx86daxgzcmfesh', '["con_01m8kf2mmvenx86daxgzcmfesh", "org_01m8kf2mceetj8tjz73dhayt17", "supplier", "Printwell", null, null, null, null, null, 30, null, null, "active", "printwell", 1795949679259, 1795949679259, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8kf2mceetj8tjz73dhayt17', 12, 1, 'contacts', 'con_01m8kf2mphek7vmpxs176w2149', '["con_01m8kf2mphek7vmpxs176w2149", "org_01m8kf2mceetj8tjz73dhayt17", "supplier", "Harcourt Lettings", null, null, null, null, null, 30, null, null, "active", "harcourt lettings", 1795949679313, 1795949679313, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8kf2mceetj8tjz73dhayt17', 14, 1, 'invoices', 'inv_01m8kf2mxcerp8bpr3tj7b0t3m', '["inv_01m8kf2mxcerp8bpr3tj7b0t3m", "org_01m8kf2mceetj8tjz73dhayt17", "sales", "invoice", "issued", "INV-0001", "con_01m8kf2mj9emwaepm3ztvtj0zx", "2026-01-15", "2026-02-14", "exclusive", null, null, 195000, 39000, 234000, 0, 0, "issued", "jnl_01m8kf2mxcerp8bpr3tpaad9sm", null, null, "inv-0001", 1795949679532, 1795949679532, 1, "9999-99-99", 0, null, null, [["org_01m8kf2mceetj8tjz73dhayt17", 1, "Course design, 3 days", "3", "650.00", null, "acc_01m8kf2mceetj8tjz6zs5j7jfn", "ST", null, 195000, 39000, 234000]], [], [], null]');
INSERT INTO public.audit_states VALUES ('org_01m8kf2mceetj8tjz73dhayt17', 14, 2, 'number_sequences', 'invoice', '["org_01m8kf2mceetj8tjz73dhayt17", "invoice", 1]');
INSERT INTO public.audit_states VALUES ('org_01m8kf2mceetj8tjz73dhayt17', 17, 1, 'invoices', 'inv_01m8kf2n06e8jvy8825wsyzjcq', '["inv_01m8kf2n06e8jvy8825wsyzjcq", "org_01m8kf2mceetj8tjz73dhayt17", "sales", "invoice", "issued", "INV-0002", "con_01m8kf2mj9emwaepm3ztvtj0zx", "2026-01-28", "2026-02-27", "exclusive", null, null, 87000, 0, 87000, 0, 0, "issued", "jnl_01m8kf2n06e8jvy882623vbdpm", null, null, "inv-0002", 1795949679622, 1795949679622, 1, "9999-99-99", 0, null, null, [["org_01m8kf2mceetj8tjz73dhayt17", 1, "Workbooks", "120", "7.25", null, "acc_01m8kf2mceetj8tjz6zyngjre0", "ZR", null, 87000, 0, 87000]], [], [], null]');
INSERT INTO public.audit_states VALUES ('org_01m8kf2mceetj8tjz73dhayt17', 17, 2, 'number_sequences', 'invoice', '["org_01m8kf2mceetj8tjz73dhayt17", "invoice", 2]');
INSERT INTO public.audit_states VALUES ('org_01m8kf2mceetj8tjz73dhayt17', 18, 1, 'invoices', 'inv_01m8kf2n12em7th8qzykkb96pp', '["inv_01m8kf2n12em7th8qzykkb96pp", "org_01m8kf2mceetj8tjz73dhayt17", "purchase", "invoice", "issued", "HL-33", "con_01m8kf2mphek7vmpxs176w2149", "2026-02-01", "2026-03-03", "exclusive", null, null, 135000, 0, 135000, 0, 0, "issued", "jnl_01m8kf2n12em7th8qzynfxre9y", null, null, "hl-33", 1795949679650, 1795949679650, 1, "9999-99-99", 0, null, null, [["org_01m8kf2mceetj8tjz73dhayt17", 1, "Rent, January to March", "1", "1350.00", null, "acc_01m8kf2mceetj8tjz715nn3z2x", "EX", null, 135000, 0, 135000]], [], [], null]');
INSERT INTO public.audit_states VALUES ('org_01m8kf2mceetj8tjz73dhayt17', 20, 1, 'invoices', 'inv_01m8kf2n3tezfrzv4qm3jvfr1f', '["inv_01m8kf2n3tezfrzv4qm3jvfr1f", "org_01m8kf2mceetj8tjz73dhayt17", "sales", "invoice", "issued", "INV-0004", "con_01m8kf2mm3ezpspyqa1peb6g95", "2026-02-20", "2026-03-22", "exclusive", null, null, 133200, 26640, 159840, 0, 0, "issued", "jnl_01m8kf2n3tezfrzv4qm7svjjk1", null, null, "inv-0004", 1795949679738, 1795949679738, 1, "9999-99-99", 0, null, null, [["org_01m8kf2mceetj8tjz73dhayt17", 1, "Course for new starters", "1", "1480.00", "10", "acc_01m8kf2mceetj8tjz6zs5j7jfn", "ST", null, 133200, 26640, 159840]], [], [], null]');
INSERT INTO public.audit_states VALUES ('org_01m8kf2mceetj8tjz73dhayt17', 20, 2, 'number_sequences', 'invoice', '["org_01m8kf2mceetj8tjz73dhayt17", "invoice", 4]');
INSERT INTO public.audit_states VALUES ('org_01m8kf2mceetj8tjz73dhayt17', 21, 1, 'invoices', 'inv_01m8kf2n4pewpahakr15k004ra', '["inv_01m8kf2n4pewpahakr15k004ra", "org_01m8kf2mceetj8tjz73dhayt17", "sales", "invoice", "issued", "INV-0005", "con_01m8kf2mm3ezpspyqa1peb6g95", "2026-03-03", "2026-04-02", "exclusive", null, null, 50000, 10000, 60000, 0, 0, "issued", "jnl_01m8kf2n4pewpahakr192hfnyw", null, null, "inv-0005", 1795949679766, 1795949679766, 1, "9999-99-99", 0, null, null, [["org_01m8kf2mceetj8tjz73dhayt17", 1, "Raised in error", "1", "500.00", null, "acc_01m8kf2mceetj8tjz6zs5j7jfn", "ST", null, 50000, 10000, 60000]], [], [], null]');
INSERT INTO public.audit_states VALUES ('org_01m8kf2mceetj8tjz73dhayt17', 21, 2, 'number_sequences', 'invoice', '["org_01m8kf2mceetj8tjz73dhayt17", "invoice", 5]');
INSERT INTO public.audit_states VALUES ('org_01m8kf2mceetj8tjz73dhayt17', 23, 1, 'invoices', 'inv_01m8kf2n71ezzs3ykg07krj035', '["inv_01m8kf2n71ezzs3ykg07krj035", "org_01m8kf2mceetj8tjz73dhayt17", "purchase", "invoice", "issued", "FR-1209", "con_01m8kf2mqse1rbdgt052eyap19", "2026-03-24", "2026-04-23", "inclusive", null, null, 64000, 12800, 76800, 0, 0, "issued", "jnl_01m8kf2n71ezzs3ykg0a75kgf5", null, null, "fr-1209", 1795949679841, 1795949679841, 1, "9999-99-99", 0, null, null, [["org_01m8kf2mceetj8tjz73dhayt17", 1, "Illustration, 2 days", "2", "384.00", null, "acc_01m8kf2mceetj8tjz70gx33qy2", "ST", null, 64000, 12800, 76800]], [], [], null]');
INSERT INTO public.audit_states VALUES ('org_01m8kf2mceetj8tjz73dhayt17', 24, 1, 'invoices', 'inv_01m8kf2n7te3sby7jaxh6tmvjn', '["inv_01m8kf2n7te3sby7jaxh6tmvjn", "org_01m8kf2mceetj8tjz73dhayt17", "sales", "invoice", "issued", "INV-0006", "con_01m8kf2mj9emwaepm3ztvtj0zx", "2026-03-27", "2026-04-26", "exclusive", null, null, 49900, 6500, 56400, 0, 0, "issued", "jnl_01m8kf2n7te3sby7jaxqfdtf96", null, null, "inv-0006", 1795949679866, 1795949679866, 1, "9999-99-99", 0, null, null, [["org_01m8kf2mceetj8tjz73dhayt17", 1, "Workbooks", "24", "7.25", null, "acc_01m8kf2mceetj8tjz6zyngjre0", "ZR", null, 17400, 0, 17400], ["org_01m8kf2mceetj8tjz73dhayt17", 2, "Half a day of course design", "0.5", "650.00", null, "acc_01m8kf2mceetj8tjz6zs5j7jfn", "ST", null, 32500, 6500, 39000]], [], [], null]');
INSERT INTO public.audit_states VALUES ('org_01m8kf2mceetj8tjz73dhayt17', 24, 2, 'number_sequences', 'invoice', '["org_01m8kf2mceetj8tjz73dhayt17", "invoice", 6]');
INSERT INTO public.audit_states VALUES ('org_01m8kf2mceetj8tjz73dhayt17', 25, 1, 'invoices', 'inv_01m8kf2n4pewpahakr15k004ra', '["inv_01m8kf2n4pewpahakr15k004ra", "org_01m8kf2mceetj8tjz73dhayt17", "sales", "invoice", "void", "INV-0005", "con_01m8kf2mm3ezpspyqa1peb6g95", "2026-03-03", "2026-04-02", "exclusive", null, null, 50000, 10000, 60000, 0, 0, "issued", "jnl_01m8kf2n4pewpahakr192hfnyw", "2026-03-03", "jnl_01m8kf2nb1ej4v1rrtjrtnexfb", "inv-0005", 1795949679766, 1795949679969, 2, "2026-03-03", 0, null, null, [["org_01m8kf2mceetj8tjz73dhayt17", 1, "Raised in error", "1", "500.00", null, "acc_01m8kf2mceetj8tjz6zs5j7jfn", "ST", null, 50000, 10000, 60000]], [], [], null]');
INSERT INTO public.audit_states VALUES ('org_01m8kf2mceetj8tjz73dhayt17', 26, 1, 'invoices', 'inv_01m8kf2n3tezfrzv4qm3jvfr1f', '["inv_01m8kf2n3tezfrzv4qm3jvfr1f", "org_01m8kf2mceetj8tjz73dhayt17", "sales", "invoice", "issued", "INV-0004", "con_01m8kf2mm3ezpspyqa1peb6g95", "2026-02-20", "2026-03-22", "exclusive", null, null, 133200, 26640, 159840, 0, 18000, "issued", "jnl_01m8kf2n3tezfrzv4qm7svjjk1", null, null, "inv-0004", 1795949679738, 1795949680059, 2, "9999-99-99", 1, "2026-03-12", "2026-03-12", [["org_01m8kf2mceetj8tjz73dhayt17", 1, "Course for new starters", "1", "1480.00", "10", "acc_01m8kf2mceetj8tjz6zs5j7jfn", "ST", null, 133200, 26640, 159840]], [["alc_01m8kf2ndve8g8w0mwkcek2a9b", "org_01m8kf2mceetj8tjz73dhayt17", null, "inv_01m8kf2n6aey09h5w7b1wxr16c", 18000, "2026-03-12", null, 1795949680059, null]], [], null]');
INSERT INTO public.audit_states VALUES ('org_01m8kf2mceetj8tjz73dhayt17', 26, 2, 'invoices', 'inv_01m8kf2n6aey09h5w7b1wxr16c', '["inv_01m8kf2n6aey09h5w7b1wxr16c", "org_01m8kf2mceetj8tjz73dhayt17", "sales", "credit_note", "issued", "CN-0001", "con_01m8kf2mm3ezpspyqa1peb6g95", "2026-03-12", "2026-03-12", "exclusive", "INV-0004", null, 15000, 3000, 18000, 0, 18000, "issued", "jnl_01m8kf2n6aey09h5w7b5ycajfa", null, null, "cn-0001\ninv-0004", 1795949679818, 1795949680059, 2, "2026-03-12", 1, "2026-03-12", "2026-03-12", [["org_01m8kf2mceetj8tjz73dhayt17", 1, "A day that was not held", "1", "150.00", null, "acc_01m8kf2mceetj8tjz6zs5j7jfn", "ST", null, 15000, 3000, 18000]], [], [], null]');
INSERT INTO public.audit_states VALUES ('org_01m8kf2mceetj8tjz73dhayt17', 30, 1, 'invoices', 'inv_01m8kf2n2xeaa9gyc2c6nh40vn', '["inv_01m8kf2n2xeaa9gyc2c6nh40vn", "org_01m8kf2mceetj8tjz73dhayt17", "sales", "invoice", "issued", "INV-0003", "con_01m8kf2mk5eyzbnkt3t8s3sfgg", "2026-02-09", "2026-03-11", "exclusive", null, null, 27500, 700, 28200, 28200, 0, "issued", "jnl_01m8kf2n2xeaa9gyc2cbq71gtn", null, null, "inv-0003", 1795949679709, 1795949680193, 2, "2026-03-06", 1, "2026-03-06", "2026-03-06", [["org_01m8kf2mceetj8tjz73dhayt17", 1, "Seminar room, 5 evenings", "5", "48.00", null, "acc_01m8kf2megea29378m19ey8mc5", "EX", null, 24000, 0, 24000], ["org_01m8kf2mceetj8tjz73dhayt17", 2, "Projector", "1", "35.00", null, "acc_01m8kf2mceetj8tjz6zs5j7jfn", "ST", null, 3500, 700, 4200]], [["alc_01m8kf2nj1ebdvmqc4jvsqvmzh", "org_01m8kf2mceetj8tjz73dhayt17", "set_01m8kf2nj1ebdvmqc4jh4ktd50", null, 28200, "2026-03-06", null, 1795949680193, null]], [], null]');
INSERT INTO public.audit_states VALUES ('org_01m8kf2mceetj8tjz73dhayt17', 30, 2, 'settlements', 'set_01m8kf2nj1ebdvmqc4jh4ktd50', '["set_01m8kf2nj1ebdvmqc4jh4ktd50", "org_01m8kf2mceetj8tjz73dhayt17", "receipt", "sales", "posted", "con_01m8kf2mk5eyzbnkt3t8s3sfgg", "bac_01m8kf2mfwey2sh2xvfgj9b5x6", "2026-03-06", 28200, 28200, null, null, 0, "jnl_01m8kf2nj1ebdvmqc4jme5h5n7", null, null, "", 1795949680193, 1795949680193, 1, "2026-03-06", 1, "2026-03-06", "2026-03-06"]');
INSERT INTO public.audit_states VALUES ('org_01m8kf2mceetj8tjz73dhayt17', 31, 6, 'bank_transactions', 'btx_01m8kf2nmtefytb1a25zkp4wez', '["btx_01m8kf2nmtefytb1a25zkp4wez", "org_01m8kf2mceetj8tjz73dhayt17", "bac_01m8kf2mfwey2sh2xvfgj9b5x6", "2026-02-10", -135000, "FPO HARCOURT LETTINGS HL-33", null, null, 1, "fpo harcourt lettings hl-33", "unconfirmed", null, "NV", null, null, null, null, null, null, null, null, null, 1795949680282, 1795949680282, 1, null, "a554bd883699f03b2433581dae214b19ef4ca02926a5399a2312d8445d2ae6f3", [], null]');
INSERT INTO public.audit_states VALUES ('org_01m8kf2mceetj8tjz73dhayt17', 31, 7, 'bank_transactions', 'btx_01m8kf2nmtefytb1a2609v4jj4', '["btx_01m8kf2nmtefytb1a2609v4jj4", "org_01m8kf2mceetj8tjz73dhayt17", "bac_01m8kf2mfwey2sh2xvfgj9b5x6", "2026-02-16", 171000, "FPI ABBEY SCHOOLS TRUST INV-0001 INV-0002", null, null, 1, "fpi abbey schools trust inv-0001 inv-0002", "unconfirmed", null, "NV", null, null, null, null, null, null, null, null, null, 1795949680282, 1795949680282, 1, null, "3a4f56ddd806837edc73f6f4dc68c99dacbe0696ccc891aed5fa4883ff1e7336", [], null]');
INSERT INTO public.audit_states VALUES ('org_01m8kf2mceetj8tjz73dhayt17', 31, 8, 'bank_transactions', 'btx_01m8kf2nmtefytb1a2660cbx1p', '["btx_01m8kf2nmtefytb1a2660cbx1p", "org_01m8kf2mceetj8tjz73dhayt17", "bac_01m8kf2mfwey2sh2xvfgj9b5x6", "2026-02-18", -5840, "CARD TRAINLINE.COM LONDON", null, null, 1, "card trainline.com london", "unconfirmed", null, "NV", null, null, null, null, null, null, null, null, null, 1795949680282, 1795949680282, 1, null, "56cf7dbbb1cce80aae434516f639c2ae3ac2f04ae4e3ec16a64f481c4271ce17", [], null]');
INSERT INTO public.audit_states VALUES ('org_01m8kf2mceetj8tjz73dhayt17', 31, 9, 'bank_transactions', 'btx_01m8kf2nmtefytb1a268my5gn6', '["btx_01m8kf2nmtefytb1a268my5gn6", "org_01m8kf2mceetj8tjz73dhayt17", "bac_01m8kf2mfwey2sh2xvfgj9b5x6", "2026-02-27", -40000, "FPO PRINTWELL PX-881", null, null, 1, "fpo printwell px-881", "unconfirmed", null, "NV", null, null, null, null, null, null, null, null, null, 1795949680282, 1795949680282, 1, null, "cbb4004e5f456dd9c35d050b3fe3c9e6b04bf0eab21532e492b097a7b21b73a1", [], null]');
INSERT INTO public.audit_states VALUES ('org_01m8kf2mceetj8tjz73dhayt17', 31, 10, 'bank_transactions', 'btx_01m8kf2nmtefytb1a26ebrh6fw', '["btx_01m8kf2nmtefytb1a26ebrh6fw", "org_01m8kf2mceetj8tjz73dhayt17", "bac_01m8kf2mfwey2sh2xvfgj9b5x6", "2026-03-02", -3600, "CARD SLATEWORK SOFTWARE SUBSCRIPTION", null, null, 1, "card slatework software subscription", "unconfirmed", null, "NV", null, null, null, null, null, null, null, null, null, 1795949680282, 1795949680282, 1, null, "c9f5fec85cb8d9a7ff4021b408ab259a9bb61a729b1b9895d3cbf4c028444205", [], null]');
INSERT INTO public.audit_states VALUES ('org_01m8kf2mceetj8tjz73dhayt17', 31, 11, 'bank_transactions', 'btx_01m8kf2nmtefytb1a26jf270e6', '["btx_01m8kf2nmtefytb1a26jf270e6", "org_01m8kf2mceetj8tjz73dhayt17", "bac_01m8kf2mfwey2sh2xvfgj9b5x6", "2026-03-06", 28200, "FPI KESTREL FITNESS CIC INV-0003", null, null, 1, "fpi kestrel fitness cic inv-0003", "unconfirmed", null, "NV", null, null, null, null, null, null, null, null, null, 1795949680282, 1795949680282, 1, null, "8e0352e4b1b35f89518582419b2ff0638d7196ea458695b1839482ea1b564551", [], null]');
INSERT INTO public.audit_states VALUES ('org_01m8kf2mceetj8tjz73dhayt17', 31, 12, 'bank_transactions', 'btx_01m8kf2nmtefytb1a26m4zj6dg', '["btx_01m8kf2nmtefytb1a26m4zj6dg", "org_01m8kf2mceetj8tjz73dhayt17", "bac_01m8kf2mfwey2sh2xvfgj9b5x6", "2026-03-16", 141840, "FPI MARLOW AND PIKE LLP INV-0004 LESS CN-0001", null, null, 1, "fpi marlow and pike llp inv-0004 less cn-0001", "unconfirmed", null, "NV", null, null, null, null, null, null, null, null, null, 1795949680282, 1795949680282, 1, null, "71e7888d7a34f0bcc91a019e775f105d0016a4f32f799edaf02f3d2a7290e64d", [], null]');
INSERT INTO public.audit_states VALUES ('org_01m8kf2mceetj8tjz73dhayt17', 31, 13, 'bank_transactions', 'btx_01m8kf2nmtefytb1a26sdrmkvj', '["btx_01m8kf2nmtefytb1a26sdrmkvj", "org_01m8kf2mceetj8tjz73dhayt17", "bac_01m8kf2mfwey2sh2xvfgj9b5x6", "2026-03-20", -750, "TOTAL CHARGES TO 19MAR2026", null, null, 1, "total charges to 19mar2026", "unconfirmed", null, "NV", null, null, null, null, null, null, null, null, null, 1795949680282, 1795949680282, 1, null, "f0ba29b088e504eae3e9a2fe7a0600dae5d622db4b4b80ccffa83595db79f5c3", [], null]');
INSERT INTO public.audit_states VALUES ('org_01m8kf2mceetj8tjz73dhayt17', 31, 14, 'bank_transactions', 'btx_01m8kf2nmtefytb1a26w7ff3rv', '["btx_01m8kf2nmtefytb1a26w7ff3rv", "org_01m8kf2mceetj8tjz73dhayt17", "bac_01m8kf2mfwey2sh2xvfgj9b5x6", "2026-03-25", -200000, "TFR TO SAVINGS", null, null, 1, "tfr to savings", "unconfirmed", null, "NV", null, null, null, null, null, null, null, null, null, 1795949680282, 1795949680282, 1, null, "b7b90b8ee2bd4f650d5f978b5912eb492294e4044b7d3c5c2e065ca73b855eae", [], null]');
INSERT INTO public.audit_states VALUES ('org_01m8kf2mceetj8tjz73dhayt17', 31, 15, 'bank_transactions', 'btx_01m8kf2nmtefytb1a272w7prs0', '["btx_01m8kf2nmtefytb1a272w7prs0", "org_01m8kf2mceetj8tjz73dhayt17", "bac_01m8kf2mfwey2sh2xvfgj9b5x6", "2026-03-31", -93655, "FPO J WREN NET PAY MARCH", null, null, 1, "fpo j wren net pay march", "unconfirmed", null, "NV", null, null, null, null, null, null, null, null, null, 1795949680282, 1795949680282, 1, null, "b723781a8f8f5c03549e3d18755201bd640e2ac657779e194ac48817223ffdee", [], null]');
INSERT INTO public.audit_states VALUES ('org_01m8kf2mceetj8tjz73dhayt17', 34, 1, 'invoices', 'inv_01m8kf2mxcerp8bpr3tj7b0t3m', '["inv_01m8kf2mxcerp8bpr3tj7b0t3m", "org_01m8kf2mceetj8tjz73dhayt17", "sales", "invoice", "issued", "INV-0001", "con_01m8kf2mj9emwaepm3ztvtj0zx", "2026-01-15", "2026-02-14", "exclusive", null, null, 195000, 39000, 234000, 150000, 0, "issued", "jnl_01m8kf2mxcerp8bpr3tpaad9sm", null, null, "inv-0001", 1795949679532, 1795949680557, 2, "9999-99-99", 1, "2026-01-30", "2026-01-30", [["org_01m8kf2mceetj8tjz73dhayt17", 1, "Course design, 3 days", "3", "650.00", null, "acc_01m8kf2mceetj8tjz6zs5j7jfn", "ST", null, 195000, 39000, 234000]], [["alc_01m8kf2nxdefw9cxa6jm682yv4", "org_01m8kf2mceetj8tjz73dhayt17", "set_01m8kf2nxdefw9cxa6jm682yv4", null, 150000, "2026-01-30", null, 1795949680557, null]], [], null]');
INSERT INTO public.audit_states VALUES ('org_01m8kf2mceetj8tjz73dhayt17', 34, 2, 'settlements', 'set_01m8kf2nxdefw9cxa6jm682yv4', '["set_01m8kf2nxdefw9cxa6jm682yv4", "org_01m8kf2mceetj8tjz73dhayt17", "receipt", "sales", "posted", "con_01m8kf2mj9emwaepm3ztvtj0zx", "bac_01m8kf2mfwey2sh2xvfgj9b5x6", "2026-01-30", 150000, 150000, null, "btx_01m8kf2nmtefytb1a25nyvww2k", 1, "jnl_01m8kf2nxdefw9cxa6jm682yv4", null, null, "", 1795949680557, 1795949680557, 1, "2026-01-30", 1, "2026-01-30", "2026-01-30"]');
INSERT INTO public.audit_states VALUES ('org_01m8kf2mceetj8tjz73dhayt17', 35, 1, 'bank_transactions', 'btx_01m8kf2nmtefytb1a25nyvww2k', '["btx_01m8kf2nmtefytb1a25nyvww2k", "org_01m8kf2mceetj8tjz73dhayt17", "bac_01m8kf2mfwey2sh2xvfgj9b5x6", "2026-01-30", 150000, "FPI ABBEY SCHOOLS TRUST PART INV-0001", null, null, 1, "fpi abbey schools trust part inv-0001", "confirmed", null, "NV", null, "con_01m8kf2mj9emwaepm3ztvtj0zx", "allocations", "jnl_01m8kf2nxdefw9cxa6jm682yv4", 2, null, "NV", 0, 1795949680557, 1795949680282, 1795949680557, 2, null, "328dd05df287413bbd6f750059372a7f48a2fe8810a1c938b25cc5b4201f7110", [], null]');
INSERT INTO public.audit_states VALUES ('org_01m8kf2mceetj8tjz73dhayt17', 36, 1, 'invoices', 'inv_01m8kf2n12em7th8qzykkb96pp', '["inv_01m8kf2n12em7th8qzykkb96pp", "org_01m8kf2mceetj8tjz73dhayt17", "purchase", "invoice", "issued", "HL-33", "con_01m8kf2mphek7vmpxs176w2149", "2026-02-01", "2026-03-03", "exclusive", null, null, 135000, 0, 135000, 135000, 0, "issued", "jnl_01m8kf2n12em7th8qzynfxre9y", null, null, "hl-33", 1795949679650, 1795949680694, 2, "2026-02-10", 1, "2026-02-10", "2026-02-10", [["org_01m8kf2mceetj8tjz73dhayt17", 1, "Rent, January to March", "1", "1350.00", null, "acc_01m8kf2mceetj8tjz715nn3z2x", "EX", null, 135000, 0, 135000]], [["alc_01m8kf2p1pe56vk7ehxyr09jts", "org_01m8kf2mceetj8tjz73dhayt17", "set_01m8kf2p1pe56vk7ehxyr09jts", null, 135000, "2026-02-10", null, 1795949680694, null]], [], null]');
INSERT INTO public.audit_states VALUES ('org_01m8kf2mceetj8tjz73dhayt17', 32, 1, 'invoices', 'inv_01m8kf2mzje2ks9p9ryjxsaxsq', '["inv_01m8kf2mzje2ks9p9ryjxsaxsq", "org_01m8kf2mceetj8tjz73dhayt17", "purchase", "invoice", "issued", "TB-0117", "con_01m8kf2mnne1kr8d5gccr0zr3h", "2026-01-21", "2026-02-20", "exclusive", null, null, 89900, 17980, 107880, 107880, 0, "issued", "jnl_01m8kf2mzje2ks9p9ryps9c3ez", null, null, "tb-0117", 1795949679602, 1795949680429, 2, "2026-01-22", 1, "2026-01-22", "2026-01-22", [["org_01m8kf2mceetj8tjz73dhayt17", 1, "Laptop", "1", "899.00", null, "acc_01m8kf2mceetj8tjz6wyzp1kjv", "ST", null, 89900, 17980, 107880]], [["alc_01m8kf2nsdear8x48vtvt2v83d", "org_01m8kf2mceetj8tjz73dhayt17", "set_01m8kf2nsdear8x48vtvt2v83d", null, 107880, "2026-01-22", null, 1795949680429, null]], [], null]');
INSERT INTO public.audit_states VALUES ('org_01m8kf2mceetj8tjz73dhayt17', 32, 2, 'settlements', 'set_01m8kf2nsdear8x48vtvt2v83d', '["set_01m8kf2nsdear8x48vtvt2v83d", "org_01m8kf2mceetj8tjz73dhayt17", "payment", "purchase", "posted", "con_01m8kf2mnne1kr8d5gccr0zr3h", "bac_01m8kf2mfwey2sh2xvfgj9b5x6", "2026-01-22", 107880, 107880, null, "btx_01m8kf2nmtefytb1a25garxx8q", 1, "jnl_01m8kf2nsdear8x48vtvt2v83d", null, null, "", 1795949680429, 1795949680429, 1, "2026-01-22", 1, "2026-01-22", "2026-01-22"]');
INSERT INTO public.audit_states VALUES ('org_01m8kf2mceetj8tjz73dhayt17', 33, 1, 'bank_transactions', 'btx_01m8kf2nmtefytb1a25garxx8q', '["btx_01m8kf2nmtefytb1a25garxx8q", "org_01m8kf2mceetj8tjz73dhayt17", "bac_01m8kf2mfwey2sh2xvfgj9b5x6", "2026-01-22", -107880, "FPO TECHBARN LTD TB-0117", null, null, 1, "fpo techbarn ltd tb-0117", "confirmed", null, "NV", null, "con_01m8kf2mnne1kr8d5gccr0zr3h", "allocations", "jnl_01m8kf2nsdear8x48vtvt2v83d", 2, null, "NV", 0, 1795949680429, 1795949680282, 1795949680429, 2, null, "1272808c0b8e7153718481fdd8cad3bca1177a0d294a925b0d41e3b4b2ae4845", [], null]');
INSERT INTO public.audit_states VALUES ('org_01m8kf2mceetj8tjz73dhayt17', 40, 1, 'invoices', 'inv_01m8kf2mymen6bmte93t0qxkcc', '["inv_01m8kf2mymen6bmte93t0qxkcc", "org_01m8kf2mceetj8tjz73dhayt17", "purchase", "invoice", "issued", "PX-881", "con_01m8kf2mmvenx86daxgzcmfesh", "2026-01-20", "2026-02-19", "exclusive", null, null, 41200, 0, 41200, 40000, 0, "issued", "jnl_01m8kf2mymen6bmte93x10y1g8", null, null, "px-881", 1795949679574, 1795949680954, 2, "9999-99-99", 1, "2026-02-27", "2026-02-27", [["org_01m8kf2mceetj8tjz73dhayt17", 1, "Printing of workbooks", "1", "412.00", null, "acc_01m8kf2mceetj8tjz70f31gz62", "ZR", null, 41200, 0, 41200]], [["alc_01m8kf2p9tekbvbazyac9knxdz", "org_01m8kf2mceetj8tjz73dhayt17", "set_01m8kf2p9tekbvbazyac9knxdz", null, 40000, "2026-02-27", null, 1795949680954, null]], [], null]');
INSERT INTO public.audit_states VALUES ('org_01m8kf2mceetj8tjz73dhayt17', 40, 2, 'settlements', 'set_01m8kf2p9tekbvbazyac9knxdz', '["set_01m8kf2p9tekbvbazyac9knxdz", "org_01m8kf2mceetj8tjz73dhayt17", "payment", "purchase", "posted", "con_01m8kf2mmvenx86daxgzcmfesh", "bac_01m8kf2mfwey2sh2xvfgj9b5x6", "2026-02-27", 40000, 40000, null, "btx_01m8kf2nmtefytb1a268my5gn6", 1, "jnl_01m8kf2p9tekbvbazyac9knxdz", null, null, "", 1795949680954, 1795949680954, 1, "2026-02-27", 1, "2026-02-27", "2026-02-27"]');
INSERT INTO public.audit_states VALUES ('org_01m8kf2mceetj8tjz73dhayt17', 41, 1, 'bank_transactions', 'btx_01m8kf2nmtefytb1a268my5gn6', '["btx_01m8kf2nmtefytb1a268my5gn6", "org_01m8kf2mceetj8tjz73dhayt17", "bac_01m8kf2mfwey2sh2xvfgj9b5x6", "2026-02-27", -40000, "FPO PRINTWELL PX-881", null, null, 1, "fpo printwell px-881", "confirmed", null, "NV", null, "con_01m8kf2mmvenx86daxgzcmfesh", "allocations", "jnl_01m8kf2p9tekbvbazyac9knxdz", 2, null, "NV", 0, 1795949680954, 1795949680282, 1795949680954, 2, null, "cbb4004e5f456dd9c35d050b3fe3c9e6b04bf0eab21532e492b097a7b21b73a1", [], null]');
INSERT INTO public.audit_states VALUES ('org_01m8kf2mceetj8tjz73dhayt17', 46, 1, 'bank_transactions', 'btx_01m8kf2nmtefytb1a26w7ff3rv', '["btx_01m8kf2nmtefytb1a26w7ff3rv", "org_01m8kf2mceetj8tjz73dhayt17", "bac_01m8kf2mfwey2sh2xvfgj9b5x6", "2026-03-25", -200000, "TFR TO SAVINGS", null, null, 1, "tfr to savings", "confirmed", null, "NV", null, null, "transfer", "jnl_01m8kf2pp7ez8v5jz04cz6mxhg", 1, null, "NV", 0, 1795949681351, 1795949680282, 1795949681351, 2, null, "b7b90b8ee2bd4f650d5f978b5912eb492294e4044b7d3c5c2e065ca73b855eae", [], null]');
INSERT INTO public.audit_states VALUES ('org_01m8kf2mceetj8tjz73dhayt17', 47, 1, 'bank_transactions', 'btx_01m8kf2nmtefytb1a272w7prs0', '["btx_01m8kf2nmtefytb1a272w7prs0", "org_01m8kf2mceetj8tjz73dhayt17", "bac_01m8kf2mfwey2sh2xvfgj9b5x6", "2026-03-31", -93655, "FPO J WREN NET PAY MARCH", null, null, 1, "fpo j wren net pay march", "confirmed", "acc_01m8kf2mceetj8tjz6yqrxevme", "NV", null, null, "account", "jnl_01m8kf2ptzexb8dqwgetx6y7w7", 1, "acc_01m8kf2mceetj8tjz6yqrxevme", "NV", 0, 1795949681503, 1795949680282, 1795949681503, 2, null, "b723781a8f8f5c03549e3d18755201bd640e2ac657779e194ac48817223ffdee", [], null]');
INSERT INTO public.audit_states VALUES ('org_01m8kf2mceetj8tjz73dhayt17', 52, 1, 'bank_transactions', 'btx_01m8kf2nmtefytb1a2660cbx1p', '["btx_01m8kf2nmtefytb1a2660cbx1p", "org_01m8kf2mceetj8tjz73dhayt17", "bac_01m8kf2mfwey2sh2xvfgj9b5x6", "2026-02-18", -5840, "CARD TRAINLINE.COM LONDON", null, null, 1, "card trainline.com london", "confirmed", "acc_01m8kf2mceetj8tjz71x2b0mjx", "ZR", null, null, "account", "jnl_01m8kf2qnvewyb25fy4apqgr6z", 1, "acc_01m8kf2mceetj8tjz71x2b0mjx", "ZR", 0, 1795949682363, 1795949680282, 1795949682363, 3, null, "56cf7dbbb1cce80aae434516f639c2ae3ac2f04ae4e3ec16a64f481c4271ce17", [], "input"]');
INSERT INTO public.audit_states VALUES ('org_01m8kf2mceetj8tjz73dhayt17', 53, 1, 'bank_transactions', 'btx_01m8kf2nmtefytb1a26ebrh6fw', '["btx_01m8kf2nmtefytb1a26ebrh6fw", "org_01m8kf2mceetj8tjz73dhayt17", "bac_01m8kf2mfwey2sh2xvfgj9b5x6", "2026-03-02", -3600, "CARD SLATEWORK SOFTWARE SUBSCRIPTION", null, null, 1, "card slatework software subscription", "confirmed", "acc_01m8kf2mceetj8tjz71m94k7v4", "ST", null, null, "account", "jnl_01m8kf2qvfeg9b8be3qktmd3j5", 1, "acc_01m8kf2mceetj8tjz71m94k7v4", "ST", -600, 1795949682543, 1795949680282, 1795949682543, 3, null, "c9f5fec85cb8d9a7ff4021b408ab259a9bb61a729b1b9895d3cbf4c028444205", [], "input"]');
INSERT INTO public.audit_states VALUES ('org_01m8kf2mceetj8tjz73dhayt17', 57, 1, 'organisations', 'org_01m8kf2mceetj8tjz73dhayt17', '["org_01m8kf2mceetj8tjz73dhayt17", "Wren & Marsh Ltd", "GBP", "GB", "03-31", 1, null, "standard", null, "line", "active", null, 1795949678990, 1795949678990, 1, 0, "2026-03-31"]');
INSERT INTO public.audit_states VALUES ('org_01m8kf2mceetj8tjz73dhayt17', 57, 2, 'vat_returns', 'vrt_01m8kf2rdcerv9emqkgqrrspa7', '["vrt_01m8kf2rdcerv9emqkgqrrspa7", "org_01m8kf2mceetj8tjz73dhayt17", "2026-01-01", "2026-03-31", "finalised", "[]", "standard", null, 477600, 69840, 342690, 31980, 69840, 0, 69840, 31980, 37860, 477600, 342700, 0, 0, null, 1795949683208, 1795949683116, 1795949683208, 2, null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8kf2m23er1arhzz3yk0apv1', 4, 1, 'organisations', 'org_01m8kf2m23er1arhzz3yk0apv1', '["org_01m8kf2m23er1arhzz3yk0apv1", "Acorn Ltd", "GBP", "GB", "03-31", 1, null, "standard", null, "line", "active", null, 1795949678659, 1795949678659, 1, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8kf2m23er1arhzz3yk0apv1', 4, 2, 'tax_rates', 'ST/2026-02-01', '["org_01m8kf2m23er1arhzz3yk0apv1", "ST", "2026-02-01", 190000]');
INSERT INTO public.audit_states VALUES ('org_01m8kf2m23er1arhzz3yk0apv1', 8, 1, 'bank_transactions', 'btx_01m8kf2st0ef8rdrzhds3sb02c', '["btx_01m8kf2st0ef8rdrzhds3sb02c", "org_01m8kf2m23er1arhzz3yk0apv1", "bac_01m8kf2mb2ehyrakypaj7n6ems", "2026-03-02", -50000, "CARD 4417 SCREWFIX", null, null, 1, "card 4417 screwfix", "confirmed", null, "NV", null, null, "match", "jnl_01m8kf2stre3rs39ezf9gwhkyk", 2, null, null, 0, 1795949684615, 1795949684544, 1795949684615, 2, null, "0ed9bb1b0d55af6c307ff282ecdc85bc1bd02e3792ac92d0af03bb4a90c6ddd4", [], null]');
INSERT INTO public.audit_states VALUES ('org_01m8kf2mceetj8tjz73dhayt17', 36, 2, 'settlements', 'set_01m8kf2p1pe56vk7ehxyr09jts', '["set_01m8kf2p1pe56vk7ehxyr09jts", "org_01m8kf2mceetj8tjz73dhayt17", "payment", "purchase", "posted", "con_01m8kf2mphek7vmpxs176w2149", "bac_01m8kf2mfwey2sh2xvfgj9b5x6", "2026-02-10", 135000, 135000, null, "btx_01m8kf2nmtefytb1a25zkp4wez", 1, "jnl_01m8kf2p1pe56vk7ehxyr09jts", null, null, "", 1795949680694, 1795949680694, 1, "2026-02-10", 1, "2026-02-10", "2026-02-10"]');
INSERT INTO public.audit_states VALUES ('org_01m8kf2mceetj8tjz73dhayt17', 37, 1, 'bank_transactions', 'btx_01m8kf2nmtefytb1a25zkp4wez', '["btx_01m8kf2nmtefytb1a25zkp4wez", "org_01m8kf2mceetj8tjz73dhayt17", "bac_01m8kf2mfwey2sh2xvfgj9b5x6", "2026-02-10", -135000, "FPO HARCOURT LETTINGS HL-33", null, null, 1, "fpo harcourt lettings hl-33", "confirmed", null, "NV", null, "con_01m8kf2mphek7vmpxs176w2149", "allocations", "jnl_01m8kf2p1pe56vk7ehxyr09jts", 2, null, "NV", 0, 1795949680694, 1795949680282, 1795949680694, 2, null, "a554bd883699f03b2433581dae214b19ef4ca02926a5399a2312d8445d2ae6f3", [], null]');
INSERT INTO public.audit_states VALUES ('org_01m8kf2mceetj8tjz73dhayt17', 38, 1, 'invoices', 'inv_01m8kf2mxcerp8bpr3tj7b0t3m', '["inv_01m8kf2mxcerp8bpr3tj7b0t3m", "org_01m8kf2mceetj8tjz73dhayt17", "sales", "invoice", "issued", "INV-0001", "con_01m8kf2mj9emwaepm3ztvtj0zx", "2026-01-15", "2026-02-14", "exclusive", null, null, 195000, 39000, 234000, 234000, 0, "issued", "jnl_01m8kf2mxcerp8bpr3tpaad9sm", null, null, "inv-0001", 1795949679532, 1795949680850, 3, "2026-02-16", 2, "2026-01-30", "2026-02-16", [["org_01m8kf2mceetj8tjz73dhayt17", 1, "Course design, 3 days", "3", "650.00", null, "acc_01m8kf2mceetj8tjz6zs5j7jfn", "ST", null, 195000, 39000, 234000]], [["alc_01m8kf2nxdefw9cxa6jm682yv4", "org_01m8kf2mceetj8tjz73dhayt17", "set_01m8kf2nxdefw9cxa6jm682yv4", null, 150000, "2026-01-30", null, 1795949680557, null], ["alc_01m8kf2p6jegvaqcx2d82qqkdv", "org_01m8kf2mceetj8tjz73dhayt17", "set_01m8kf2p6jegvaqcx2d82qqkdv", null, 84000, "2026-02-16", null, 1795949680850, null]], [], null]');
INSERT INTO public.audit_states VALUES ('org_01m8kf2mceetj8tjz73dhayt17', 38, 2, 'invoices', 'inv_01m8kf2n06e8jvy8825wsyzjcq', '["inv_01m8kf2n06e8jvy8825wsyzjcq", "org_01m8kf2mceetj8tjz73dhayt17", "sales", "invoice", "issued", "INV-0002", "con_01m8kf2mj9emwaepm3ztvtj0zx", "2026-01-28", "2026-02-27", "exclusive", null, null, 87000, 0, 87000, 87000, 0, "issued", "jnl_01m8kf2n06e8jvy882623vbdpm", null, null, "inv-0002", 1795949679622, 1795949680850, 2, "2026-02-16", 1, "2026-02-16", "2026-02-16", [["org_01m8kf2mceetj8tjz73dhayt17", 1, "Workbooks", "120", "7.25", null, "acc_01m8kf2mceetj8tjz6zyngjre0", "ZR", null, 87000, 0, 87000]], [["alc_01m8kf2p6jegvaqcx2d82qqkdw", "org_01m8kf2mceetj8tjz73dhayt17", "set_01m8kf2p6jegvaqcx2d82qqkdv", null, 87000, "2026-02-16", null, 1795949680850, null]], [], null]');
INSERT INTO public.audit_states VALUES ('org_01m8kf2mceetj8tjz73dhayt17', 38, 3, 'settlements', 'set_01m8kf2p6jegvaqcx2d82qqkdv', '["set_01m8kf2p6jegvaqcx2d82qqkdv", "org_01m8kf2mceetj8tjz73dhayt17", "receipt", "sales", "posted", "con_01m8kf2mj9emwaepm3ztvtj0zx", "bac_01m8kf2mfwey2sh2xvfgj9b5x6", "2026-02-16", 171000, 171000, null, "btx_01m8kf2nmtefytb1a2609v4jj4", 1, "jnl_01m8kf2p6jegvaqcx2d82qqkdv", null, null, "", 1795949680850, 1795949680850, 1, "2026-02-16", 2, "2026-02-16", "2026-02-16"]');
INSERT INTO public.audit_states VALUES ('org_01m8kf2mceetj8tjz73dhayt17', 39, 1, 'bank_transactions', 'btx_01m8kf2nmtefytb1a2609v4jj4', '["btx_01m8kf2nmtefytb1a2609v4jj4", "org_01m8kf2mceetj8tjz73dhayt17", "bac_01m8kf2mfwey2sh2xvfgj9b5x6", "2026-02-16", 171000, "FPI ABBEY SCHOOLS TRUST INV-0001 INV-0002", null, null, 1, "fpi abbey schools trust inv-0001 inv-0002", "confirmed", null, "NV", null, "con_01m8kf2mj9emwaepm3ztvtj0zx", "allocations", "jnl_01m8kf2p6jegvaqcx2d82qqkdv", 2, null, "NV", 0, 1795949680850, 1795949680282, 1795949680850, 2, null, "3a4f56ddd806837edc73f6f4dc68c99dacbe0696ccc891aed5fa4883ff1e7336", [], null]');
INSERT INTO public.audit_states VALUES ('org_01m8kf2mceetj8tjz73dhayt17', 42, 1, 'invoices', 'inv_01m8kf2n3tezfrzv4qm3jvfr1f', '["inv_01m8kf2n3tezfrzv4qm3jvfr1f", "org_01m8kf2mceetj8tjz73dhayt17", "sales", "invoice", "issued", "INV-0004", "con_01m8kf2mm3ezpspyqa1peb6g95", "2026-02-20", "2026-03-22", "exclusive", null, null, 133200, 26640, 159840, 141840, 18000, "issued", "jnl_01m8kf2n3tezfrzv4qm7svjjk1", null, null, "inv-0004", 1795949679738, 1795949681051, 3, "2026-03-16", 2, "2026-03-12", "2026-03-16", [["org_01m8kf2mceetj8tjz73dhayt17", 1, "Course for new starters", "1", "1480.00", "10", "acc_01m8kf2mceetj8tjz6zs5j7jfn", "ST", null, 133200, 26640, 159840]], [["alc_01m8kf2ndve8g8w0mwkcek2a9b", "org_01m8kf2mceetj8tjz73dhayt17", null, "inv_01m8kf2n6aey09h5w7b1wxr16c", 18000, "2026-03-12", null, 1795949680059, null], ["alc_01m8kf2pcvet9a7depk5bptad5", "org_01m8kf2mceetj8tjz73dhayt17", "set_01m8kf2pcvet9a7depk5bptad5", null, 141840, "2026-03-16", null, 1795949681051, null]], [], null]');
INSERT INTO public.audit_states VALUES ('org_01m8kf2mceetj8tjz73dhayt17', 42, 2, 'settlements', 'set_01m8kf2pcvet9a7depk5bptad5', '["set_01m8kf2pcvet9a7depk5bptad5", "org_01m8kf2mceetj8tjz73dhayt17", "receipt", "sales", "posted", "con_01m8kf2mm3ezpspyqa1peb6g95", "bac_01m8kf2mfwey2sh2xvfgj9b5x6", "2026-03-16", 141840, 141840, null, "btx_01m8kf2nmtefytb1a26m4zj6dg", 1, "jnl_01m8kf2pcvet9a7depk5bptad5", null, null, "", 1795949681051, 1795949681051, 1, "2026-03-16", 1, "2026-03-16", "2026-03-16"]');
INSERT INTO public.audit_states VALUES ('org_01m8kf2mceetj8tjz73dhayt17', 43, 1, 'bank_transactions', 'btx_01m8kf2nmtefytb1a26m4zj6dg', '["btx_01m8kf2nmtefytb1a26m4zj6dg", "org_01m8kf2mceetj8tjz73dhayt17", "bac_01m8kf2mfwey2sh2xvfgj9b5x6", "2026-03-16", 141840, "FPI MARLOW AND PIKE LLP INV-0004 LESS CN-0001", null, null, 1, "fpi marlow and pike llp inv-0004 less cn-0001", "confirmed", null, "NV", null, "con_01m8kf2mm3ezpspyqa1peb6g95", "allocations", "jnl_01m8kf2pcvet9a7depk5bptad5", 2, null, "NV", 0, 1795949681051, 1795949680282, 1795949681051, 2, null, "71e7888d7a34f0bcc91a019e775f105d0016a4f32f799edaf02f3d2a7290e64d", [], null]');
INSERT INTO public.audit_states VALUES ('org_01m8kf2mceetj8tjz73dhayt17', 44, 1, 'settlements', 'set_01m8kf2nj1ebdvmqc4jh4ktd50', '["set_01m8kf2nj1ebdvmqc4jh4ktd50", "org_01m8kf2mceetj8tjz73dhayt17", "receipt", "sales", "posted", "con_01m8kf2mk5eyzbnkt3t8s3sfgg", "bac_01m8kf2mfwey2sh2xvfgj9b5x6", "2026-03-06", 28200, 28200, null, "btx_01m8kf2nmtefytb1a26jf270e6", 0, "jnl_01m8kf2nj1ebdvmqc4jme5h5n7", null, null, "", 1795949680193, 1795949681230, 2, "2026-03-06", 1, "2026-03-06", "2026-03-06"]');
INSERT INTO public.audit_states VALUES ('org_01m8kf2mceetj8tjz73dhayt17', 45, 1, 'bank_transactions', 'btx_01m8kf2nmtefytb1a26jf270e6', '["btx_01m8kf2nmtefytb1a26jf270e6", "org_01m8kf2mceetj8tjz73dhayt17", "bac_01m8kf2mfwey2sh2xvfgj9b5x6", "2026-03-06", 28200, "FPI KESTREL FITNESS CIC INV-0003", null, null, 1, "fpi kestrel fitness cic inv-0003", "confirmed", null, "NV", null, "con_01m8kf2mk5eyzbnkt3t8s3sfgg", "match", "jnl_01m8kf2nj1ebdvmqc4jme5h5n7", 2, null, "NV", 0, 1795949681230, 1795949680282, 1795949681230, 2, null, "8e0352e4b1b35f89518582419b2ff0638d7196ea458695b1839482ea1b564551", [], null]');
INSERT INTO public.audit_states VALUES ('org_01m8kf2mceetj8tjz73dhayt17', 48, 1, 'bank_transactions', 'btx_01m8kf2nmtefytb1a25t4s1r86', '["btx_01m8kf2nmtefytb1a25t4s1r86", "org_01m8kf2mceetj8tjz73dhayt17", "bac_01m8kf2mfwey2sh2xvfgj9b5x6", "2026-02-02", -3600, "CARD SLATEWORK SOFTWARE SUBSCRIPTION", null, null, 1, "card slatework software subscription", "unconfirmed", "acc_01m8kf2mceetj8tjz71m94k7v4", "ST", null, null, null, null, null, null, null, null, null, 1795949680282, 1795949682150, 2, null, "67141ee03747f94a367872676174183b43b71f3c3cdd657ed483571c76ec7c0e", [], null]');
INSERT INTO public.audit_states VALUES ('org_01m8kf2mceetj8tjz73dhayt17', 49, 1, 'bank_transactions', 'btx_01m8kf2nmtefytb1a2660cbx1p', '["btx_01m8kf2nmtefytb1a2660cbx1p", "org_01m8kf2mceetj8tjz73dhayt17", "bac_01m8kf2mfwey2sh2xvfgj9b5x6", "2026-02-18", -5840, "CARD TRAINLINE.COM LONDON", null, null, 1, "card trainline.com london", "unconfirmed", "acc_01m8kf2mceetj8tjz71x2b0mjx", "ZR", null, null, null, null, null, null, null, null, null, 1795949680282, 1795949682150, 2, null, "56cf7dbbb1cce80aae434516f639c2ae3ac2f04ae4e3ec16a64f481c4271ce17", [], null]');
INSERT INTO public.audit_states VALUES ('org_01m8kf2mceetj8tjz73dhayt17', 50, 1, 'bank_transactions', 'btx_01m8kf2nmtefytb1a26ebrh6fw', '["btx_01m8kf2nmtefytb1a26ebrh6fw", "org_01m8kf2mceetj8tjz73dhayt17", "bac_01m8kf2mfwey2sh2xvfgj9b5x6", "2026-03-02", -3600, "CARD SLATEWORK SOFTWARE SUBSCRIPTION", null, null, 1, "card slatework software subscription", "unconfirmed", "acc_01m8kf2mceetj8tjz71m94k7v4", "ST", null, null, null, null, null, null, null, null, null, 1795949680282, 1795949682150, 2, null, "c9f5fec85cb8d9a7ff4021b408ab259a9bb61a729b1b9895d3cbf4c028444205", [], null]');
INSERT INTO public.audit_states VALUES ('org_01m8kf2mceetj8tjz73dhayt17', 51, 1, 'bank_transactions', 'btx_01m8kf2nmtefytb1a26sdrmkvj', '["btx_01m8kf2nmtefytb1a26sdrmkvj", "org_01m8kf2mceetj8tjz73dhayt17", "bac_01m8kf2mfwey2sh2xvfgj9b5x6", "2026-03-20", -750, "TOTAL CHARGES TO 19MAR2026", null, null, 1, "total charges to 19mar2026", "unconfirmed", "acc_01m8kf2mceetj8tjz72n9rqc75", "EX", null, null, null, null, null, null, null, null, null, 1795949680282, 1795949682150, 2, null, "f0ba29b088e504eae3e9a2fe7a0600dae5d622db4b4b80ccffa83595db79f5c3", [], null]');
INSERT INTO public.audit_states VALUES ('org_01m8kf2mceetj8tjz73dhayt17', 54, 1, 'bank_transactions', 'btx_01m8kf2nmtefytb1a25t4s1r86', '["btx_01m8kf2nmtefytb1a25t4s1r86", "org_01m8kf2mceetj8tjz73dhayt17", "bac_01m8kf2mfwey2sh2xvfgj9b5x6", "2026-02-02", -3600, "CARD SLATEWORK SOFTWARE SUBSCRIPTION", null, null, 1, "card slatework software subscription", "confirmed", "acc_01m8kf2mceetj8tjz71m94k7v4", "ST", null, null, "account", "jnl_01m8kf2r0me4er0qwf7t7gm6z7", 1, "acc_01m8kf2mceetj8tjz71m94k7v4", "ST", -600, 1795949682708, 1795949680282, 1795949682708, 3, null, "67141ee03747f94a367872676174183b43b71f3c3cdd657ed483571c76ec7c0e", [], "input"]');
INSERT INTO public.audit_states VALUES ('org_01m8kf2mceetj8tjz73dhayt17', 55, 1, 'bank_transactions', 'btx_01m8kf2nmtefytb1a26sdrmkvj', '["btx_01m8kf2nmtefytb1a26sdrmkvj", "org_01m8kf2mceetj8tjz73dhayt17", "bac_01m8kf2mfwey2sh2xvfgj9b5x6", "2026-03-20", -750, "TOTAL CHARGES TO 19MAR2026", null, null, 1, "total charges to 19mar2026", "confirmed", "acc_01m8kf2mceetj8tjz72n9rqc75", "EX", null, null, "account", "jnl_01m8kf2r4re13spthkw9w2qac8", 1, "acc_01m8kf2mceetj8tjz72n9rqc75", "EX", 0, 1795949682840, 1795949680282, 1795949682840, 3, null, "f0ba29b088e504eae3e9a2fe7a0600dae5d622db4b4b80ccffa83595db79f5c3", [], "input"]');
INSERT INTO public.audit_states VALUES ('org_01m8kf2mceetj8tjz73dhayt17', 58, 1, 'organisations', 'org_01m8kf2mceetj8tjz73dhayt17', '["org_01m8kf2mceetj8tjz73dhayt17", "Wren & Marsh Ltd", "GBP", "GB", "03-31", 1, null, "standard", null, "line", "active", "2026-03-31", 1795949678990, 1795949683329, 2, 0, "2026-03-31"]');
INSERT INTO public.audit_states VALUES ('org_01m8kf2mceetj8tjz73dhayt17', 56, 1, 'vat_returns', 'vrt_01m8kf2rdcerv9emqkgqrrspa7', '["vrt_01m8kf2rdcerv9emqkgqrrspa7", "org_01m8kf2mceetj8tjz73dhayt17", "2026-01-01", "2026-03-31", "draft", "[]", null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, 1795949683116, 1795949683116, 1, null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8kf2m23er1arhzz3yk0apv1', 5, 1, 'organisations', 'org_01m8kf2m23er1arhzz3yk0apv1', '["org_01m8kf2m23er1arhzz3yk0apv1", "Acorn Ltd", "GBP", "GB", "03-31", 1, null, "standard", null, "line", "active", null, 1795949678659, 1795949684471, 2, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8kf2m23er1arhzz3yk0apv1', 5, 2, 'vat_methods', '2026-05-01', '["org_01m8kf2m23er1arhzz3yk0apv1", "2026-05-01", 1, "GB123456789", "standard", null]');
INSERT INTO public.audit_states VALUES ('org_01m8kf2m23er1arhzz3yk0apv1', 6, 1, 'bank_transactions', 'btx_01m8kf2st0ef8rdrzhds3sb02c', '["btx_01m8kf2st0ef8rdrzhds3sb02c", "org_01m8kf2m23er1arhzz3yk0apv1", "bac_01m8kf2mb2ehyrakypaj7n6ems", "2026-03-02", -50000, "CARD 4417 SCREWFIX", null, null, 1, "card 4417 screwfix", "unconfirmed", null, "NV", null, null, null, null, null, null, null, null, null, 1795949684544, 1795949684544, 1, null, "0ed9bb1b0d55af6c307ff282ecdc85bc1bd02e3792ac92d0af03bb4a90c6ddd4", [], null]');
INSERT INTO public.audit_states VALUES ('org_01m8kf2m23er1arhzz3yk0apv1', 9, 1, 'bank_transactions', 'btx_01m8kf2st0ef8rdrzhds3sb02c', '["btx_01m8kf2st0ef8rdrzhds3sb02c", "org_01m8kf2m23er1arhzz3yk0apv1", "bac_01m8kf2mb2ehyrakypaj7n6ems", "2026-03-02", -50000, "CARD 4417 SCREWFIX", null, null, 1, "card 4417 screwfix", "unconfirmed", null, "NV", null, null, null, null, null, null, null, null, null, 1795949684544, 1795949684634, 3, null, "0ed9bb1b0d55af6c307ff282ecdc85bc1bd02e3792ac92d0af03bb4a90c6ddd4", [["org_01m8kf2m23er1arhzz3yk0apv1", "jnl_01m8kf2stre3rs39ezf9gwhkyk"]], null]');
INSERT INTO public.bank_accounts VALUES ('bac_01m8kf2mb2ehyrakypaj7n6ems', 'org_01m8kf2m23er1arhzz3yk0apv1', 'acc_01m8kf2m23er1arhzyyfm9hhrb', 'Current', 'current', NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1795949678946, 1795949678946, 1, NULL);
INSERT INTO public.bank_accounts VALUES ('bac_01m8kf2mh6evp8wff6h4v3mbw6', 'org_01m8kf2mceetj8tjz73dhayt17', 'acc_01m8kf2mh6evp8wff6h99kpkpv', 'Savings', 'savings', NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1795949679142, 1795949679142, 1, NULL);
INSERT INTO public.bank_accounts VALUES ('bac_01m8kf2mfwey2sh2xvfgj9b5x6', 'org_01m8kf2mceetj8tjz73dhayt17', 'acc_01m8kf2mceetj8tjz6xxbak4fq', 'Current', 'current', NULL, NULL, NULL, 1000000, '2026-01-01', 'jnl_01m8kf2mfwey2sh2xvfs5sbwv7', 900715, 1795949679100, 1795949680282, 2, '2026-03-31');
INSERT INTO public.bank_transactions VALUES ('btx_01m8kf2nmtefytb1a25garxx8q', 'org_01m8kf2mceetj8tjz73dhayt17', 'bac_01m8kf2mfwey2sh2xvfgj9b5x6', '2026-01-22', -107880, 'FPO TECHBARN LTD TB-0117', NULL, NULL, '\x1272808c0b8e7153718481fdd8cad3bca1177a0d294a925b0d41e3b4b2ae4845', 1, 'fpo techbarn ltd tb-0117', 'confirmed', NULL, 'NV', NULL, 'con_01m8kf2mnne1kr8d5gccr0zr3h', 'allocations', 'jnl_01m8kf2nsdear8x48vtvt2v83d', 2, NULL, 'NV', 0, 1795949680429, 1795949680282, 1795949680429, 2, NULL, NULL);
INSERT INTO public.bank_transactions VALUES ('btx_01m8kf2nmtefytb1a25nyvww2k', 'org_01m8kf2mceetj8tjz73dhayt17', 'bac_01m8kf2mfwey2sh2xvfgj9b5x6', '2026-01-30', 150000, 'FPI ABBEY SCHOOLS TRUST PART INV-0001', NULL, NULL, '\x328dd05df287413bbd6f750059372a7f48a2fe8810a1c938b25cc5b4201f7110', 1, 'fpi abbey schools trust part inv-0001', 'confirmed', NULL, 'NV', NULL, 'con_01m8kf2mj9emwaepm3ztvtj0zx', 'allocations', 'jnl_01m8kf2nxdefw9cxa6jm682yv4', 2, NULL, 'NV', 0, 1795949680557, 1795949680282, 1795949680557, 2, NULL, NULL);
INSERT INTO public.bank_transactions VALUES ('btx_01m8kf2nmtefytb1a25zkp4wez', 'org_01m8kf2mceetj8tjz73dhayt17', 'bac_01m8kf2mfwey2sh2xvfgj9b5x6', '2026-02-10', -135000, 'FPO HARCOURT LETTINGS HL-33', NULL, NULL, '\xa554bd883699f03b2433581dae214b19ef4ca02926a5399a2312d8445d2ae6f3', 1, 'fpo harcourt lettings hl-33', 'confirmed', NULL, 'NV', NULL, 'con_01m8kf2mphek7vmpxs176w2149', 'allocations', 'jnl_01m8kf2p1pe56vk7ehxyr09jts', 2, NULL, 'NV', 0, 1795949680694, 1795949680282, 1795949680694, 2, NULL, NULL);
INSERT INTO public.bank_transactions VALUES ('btx_01m8kf2nmtefytb1a2609v4jj4', 'org_01m8kf2mceetj8tjz73dhayt17', 'bac_01m8kf2mfwey2sh2xvfgj9b5x6', '2026-02-16', 171000, 'FPI ABBEY SCHOOLS TRUST INV-0001 INV-0002', NULL, NULL, '\x3a4f56ddd806837edc73f6f4dc68c99dacbe0696ccc891aed5fa4883ff1e7336', 1, 'fpi abbey schools trust inv-0001 inv-0002', 'confirmed', NULL, 'NV', NULL, 'con_01m8kf2mj9emwaepm3ztvtj0zx', 'allocations', 'jnl_01m8kf2p6jegvaqcx2d82qqkdv', 2, NULL, 'NV', 0, 1795949680850, 1795949680282, 1795949680850, 2, NULL, NULL);
INSERT INTO public.bank_transactions VALUES ('btx_01m8kf2nmtefytb1a268my5gn6', 'org_01m8kf2mceetj8tjz73dhayt17', 'bac_01m8kf2mfwey2sh2xvfgj9b5x6', '2026-02-27', -40000, 'FPO PRINTWELL PX-881', NULL, NULL, '\xcbb4004e5f456dd9c35d050b3fe3c9e6b04bf0eab21532e492b097a7b21b73a1', 1, 'fpo printwell px-881', 'confirmed', NULL, 'NV', NULL, 'con_01m8kf2mmvenx86daxgzcmfesh', 'allocations', 'jnl_01m8kf2p9tekbvbazyac9knxdz', 2, NULL, 'NV', 0, 1795949680954, 1795949680282, 1795949680954, 2, NULL, NULL);
INSERT INTO public.bank_transactions VALUES ('btx_01m8kf2nmtefytb1a26m4zj6dg', 'org_01m8kf2mceetj8tjz73dhayt17', 'bac_01m8kf2mfwey2sh2xvfgj9b5x6', '2026-03-16', 141840, 'FPI MARLOW AND PIKE LLP INV-0004 LESS CN-0001', NULL, NULL, '\x71e7888d7a34f0bcc91a019e775f105d0016a4f32f799edaf02f3d2a7290e64d', 1, 'fpi marlow and pike llp inv-0004 less cn-0001', 'confirmed', NULL, 'NV', NULL, 'con_01m8kf2mm3ezpspyqa1peb6g95', 'allocations', 'jnl_01m8kf2pcvet9a7depk5bptad5', 2, NULL, 'NV', 0, 1795949681051, 1795949680282, 1795949681051, 2, NULL, NULL);
INSERT INTO public.bank_transactions VALUES ('btx_01m8kf2nmtefytb1a26jf270e6', 'org_01m8kf2mceetj8tjz73dhayt17', 'bac_01m8kf2mfwey2sh2xvfgj9b5x6', '2026-03-06', 28200, 'FPI KESTREL FITNESS CIC INV-0003', NULL, NULL, '\x8e0352e4b1b35f89518582419b2ff0638d7196ea458695b1839482ea1b564551', 1, 'fpi kestrel fitness cic inv-0003', 'confirmed', NULL, 'NV', NULL, 'con_01m8kf2mk5eyzbnkt3t8s3sfgg', 'match', 'jnl_01m8kf2nj1ebdvmqc4jme5h5n7', 2, NULL, 'NV', 0, 1795949681230, 1795949680282, 1795949681230, 2, NULL, NULL);
INSERT INTO public.bank_transactions VALUES ('btx_01m8kf2nmtefytb1a26w7ff3rv', 'org_01m8kf2mceetj8tjz73dhayt17', 'bac_01m8kf2mfwey2sh2xvfgj9b5x6', '2026-03-25', -200000, 'TFR TO SAVINGS', NULL, NULL, '\xb7b90b8ee2bd4f650d5f978b5912eb492294e4044b7d3c5c2e065ca73b855eae', 1, 'tfr to savings', 'confirmed', NULL, 'NV', NULL, NULL, 'transfer', 'jnl_01m8kf2pp7ez8v5jz04cz6mxhg', 1, NULL, 'NV', 0, 1795949681351, 1795949680282, 1795949681351, 2, NULL, NULL);
INSERT INTO public.bank_transactions VALUES ('btx_01m8kf2nmtefytb1a272w7prs0', 'org_01m8kf2mceetj8tjz73dhayt17', 'bac_01m8kf2mfwey2sh2xvfgj9b5x6', '2026-03-31', -93655, 'FPO J WREN NET PAY MARCH', NULL, NULL, '\xb723781a8f8f5c03549e3d18755201bd640e2ac657779e194ac48817223ffdee', 1, 'fpo j wren net pay march', 'confirmed', 'acc_01m8kf2mceetj8tjz6yqrxevme', 'NV', NULL, NULL, 'account', 'jnl_01m8kf2ptzexb8dqwgetx6y7w7', 1, 'acc_01m8kf2mceetj8tjz6yqrxevme', 'NV', 0, 1795949681503, 1795949680282, 1795949681503, 2, NULL, NULL);
INSERT INTO public.bank_transactions VALUES ('btx_01m8kf2nmtefytb1a2660cbx1p', 'org_01m8kf2mceetj8tjz73dhayt17', 'bac_01m8kf2mfwey2sh2xvfgj9b5x6', '2026-02-18', -5840, 'CARD TRAINLINE.COM LONDON', NULL, NULL, '\x56cf7dbbb1cce80aae434516f639c2ae3ac2f04ae4e3ec16a64f481c4271ce17', 1, 'card trainline.com london', 'confirmed', 'acc_01m8kf2mceetj8tjz71x2b0mjx', 'ZR', NULL, NULL, 'account', 'jnl_01m8kf2qnvewyb25fy4apqgr6z', 1, 'acc_01m8kf2mceetj8tjz71x2b0mjx', 'ZR', 0, 1795949682363, 1795949680282, 1795949682363, 3, NULL, 'input');
INSERT INTO public.bank_transactions VALUES ('btx_01m8kf2nmtefytb1a26ebrh6fw', 'org_01m8kf2mceetj8tjz73dhayt17', 'bac_01m8kf2mfwey2sh2xvfgj9b5x6', '2026-03-02', -3600, 'CARD SLATEWORK SOFTWARE SUBSCRIPTION', NULL, NULL, '\xc9f5fec85cb8d9a7ff4021b408ab259a9bb61a729b1b9895d3cbf4c028444205', 1, 'card slatework software subscription', 'confirmed', 'acc_01m8kf2mceetj8tjz71m94k7v4', 'ST', NULL, NULL, 'account', 'jnl_01m8kf2qvfeg9b8be3qktmd3j5', 1, 'acc_01m8kf2mceetj8tjz71m94k7v4', 'ST', -600, 1795949682543, 1795949680282, 1795949682543, 3, NULL, 'input');
INSERT INTO public.bank_transactions VALUES ('btx_01m8kf2nmtefytb1a25t4s1r86', 'org_01m8kf2mceetj8tjz73dhayt17', 'bac_01m8kf2mfwey2sh2xvfgj9b5x6', '2026-02-02', -3600, 'CARD SLATEWORK SOFTWARE SUBSCRIPTION', NULL, NULL, '\x67141ee03747f94a367872676174183b43b71f3c3cdd657ed483571c76ec7c0e', 1, 'card slatework software subscription', 'confirmed', 'acc_01m8kf2mceetj8tjz71m94k7v4', 'ST', NULL, NULL, 'account', 'jnl_01m8kf2r0me4er0qwf7t7gm6z7', 1, 'acc_01m8kf2mceetj8tjz71m94k7v4', 'ST', -600, 1795949682708, 1795949680282, 1795949682708, 3, NULL, 'input');
INSERT INTO public.bank_transactions VALUES ('btx_01m8kf2nmtefytb1a26sdrmkvj', 'org_01m8kf2mceetj8tjz73dhayt17', 'bac_01m8kf2mfwey2sh2xvfgj9b5x6', '2026-03-20', -750, 'TOTAL CHARGES TO 19MAR2026', NULL, NULL, '\xf0ba29b088e504eae3e9a2fe7a0600dae5d622db4b4b80ccffa83595db79f5c3', 1, 'total charges to 19mar2026', 'confirmed', 'acc_01m8kf2mceetj8tjz72n9rqc75', 'EX', NULL, NULL, 'account', 'jnl_01m8kf2r4re13spthkw9w2qac8', 1, 'acc_01m8kf2mceetj8tjz72n9rqc75', 'EX', 0, 1795949682840, 1795949680282, 1795949682840, 3, NULL, 'input');
INSERT INTO public.bank_transactions VALUES ('btx_01m8kf2st0ef8rdrzhds3sb02c', 'org_01m8kf2m23er1arhzz3yk0apv1', 'bac_01m8kf2mb2ehyrakypaj7n6ems', '2026-03-02', -50000, 'CARD 4417 SCREWFIX', NULL, NULL, '\x0ed9bb1b0d55af6c307ff282ecdc85bc1bd02e3792ac92d0af03bb4a90c6ddd4', 1, 'card 4417 screwfix', 'unconfirmed', NULL, 'NV', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1795949684544, 1795949684634, 3, NULL, NULL);
INSERT INTO public.blobs VALUES ('01a226f166a670aa9c3001eea41d28e8', 375, 1, 1795949684390, '\x28b52ffd607700cd0800040f7b2273756d6d617279223a7b227665726966696564223a747275652c2262616e6b5f726f7773223a332c22626f6f6d6174636865645f636f756e746d697373696e675f66726f6d5f626f6f6b73302c2272656d6f76657d2c22637265646974735f63686172676564636174696f6e223a7b2269735f65787065637465645f6e65745f64697363726570616e6379223a302e30302c2261637475616c656666656374726561736f6e223a2254686520756e20726f7773206578706c61696e207468652077686f6c6520646966666572656e6365206265747765656e2062616e6b20616e64202e227d223a5b5d223a5b5d7d0e007c4b48c0a28340404e932b4f820e7a4964b66533fef11344e10a3fa904d4b38712df61cc32');
INSERT INTO public.contacts VALUES ('con_01m8kf2mj9emwaepm3ztvtj0zx', 'org_01m8kf2mceetj8tjz73dhayt17', 'customer', 'Abbey Schools Trust', NULL, NULL, NULL, NULL, NULL, 30, NULL, NULL, 'active', 'abbey schools trust', 1795949679177, 1795949679177, 1);
INSERT INTO public.contacts VALUES ('con_01m8kf2mk5eyzbnkt3t8s3sfgg', 'org_01m8kf2mceetj8tjz73dhayt17', 'customer', 'Kestrel Fitness CIC', NULL, NULL, NULL, NULL, NULL, 30, NULL, NULL, 'active', 'kestrel fitness cic', 1795949679205, 1795949679205, 1);
INSERT INTO public.contacts VALUES ('con_01m8kf2mm3ezpspyqa1peb6g95', 'org_01m8kf2mceetj8tjz73dhayt17', 'customer', 'Marlow & Pike LLP', NULL, NULL, NULL, NULL, NULL, 30, NULL, NULL, 'active', 'marlow & pike llp', 1795949679235, 1795949679235, 1);
INSERT INTO public.contacts VALUES ('con_01m8kf2mmvenx86daxgzcmfesh', 'org_01m8kf2mceetj8tjz73dhayt17', 'supplier', 'Printwell', NULL, NULL, NULL, NULL, NULL, 30, NULL, NULL, 'active', 'printwell', 1795949679259, 1795949679259, 1);
INSERT INTO public.contacts VALUES ('con_01m8kf2mnne1kr8d5gccr0zr3h', 'org_01m8kf2mceetj8tjz73dhayt17', 'supplier', 'Techbarn', NULL, NULL, NULL, NULL, NULL, 30, NULL, NULL, 'active', 'techbarn', 1795949679285, 1795949679285, 1);
INSERT INTO public.contacts VALUES ('con_01m8kf2mphek7vmpxs176w2149', 'org_01m8kf2mceetj8tjz73dhayt17', 'supplier', 'Harcourt Lettings', NULL, NULL, NULL, NULL, NULL, 30, NULL, NULL, 'active', 'harcourt lettings', 1795949679313, 1795949679313, 1);
INSERT INTO public.contacts VALUES ('con_01m8kf2mqse1rbdgt052eyap19', 'org_01m8kf2mceetj8tjz73dhayt17', 'supplier', 'Fern & Rowe', NULL, NULL, NULL, NULL, NULL, 30, NULL, NULL, 'active', 'fern & rowe', 1795949679353, 1795949679353, 1);
INSERT INTO public.credit_movements OVERRIDING SYSTEM VALUE VALUES (1, 'usr_01m8kf2knveqsb52wne5c9gyqj', 'grant', 10, 0, NULL, NULL, 1795949684349);
INSERT INTO public.credit_movements OVERRIDING SYSTEM VALUE VALUES (2, 'usr_01m8kf2knveqsb52wne5c9gyqj', 'charge', -3, 0, 'rec_01m8kf2smge4k821r4q01c3abp', NULL, 1795949684390);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8kf2knveqsb52wne5c9gyqj', '', '01a226f1-518b-7780-8374-57225aacbe79', '\x5c7452414ad92b98b79b5910903bbef595cc552b9c56621595b1aac3956bb699', 201, '{"data":{"id":"org_01m8kf2mceetj8tjz73dhayt17","name":"Wren & Marsh Ltd","currency":"GBP","country":"GB","financial_year_end":"03-31","vat_registered":true,"vat_number":null,"vat_scheme":"standard","flat_rate_percent":null,"vat_methods":[{"effective_from":null,"vat_registered":true,"vat_number":null,"vat_scheme":"standard","flat_rate_percent":null}],"vat_rounding":"line","status":"active","role":"owner","lock_date":null,"created_at":"2026-11-29T10:54:38.990Z","updated_at":"2026-11-29T10:54:38.990Z","version":1}}', 1795949678990);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8kf2knveqsb52wne5c9gyqj', 'org_01m8kf2mceetj8tjz73dhayt17', '01a226f1-51b2-7501-ad75-bcaf94d701fa', '\x91bd6e9ac9606dba4ab8dd1f5225936241facdb976ed230b86d67230bc54e8c3', 201, '{"data":{"id":"acc_01m8kf2mdmesztmej6sn5xeg14","code":"2250","name":"VAT","account_type":"LIABILITY","role":"vat_control","group":"current_liabilities","default_vat_code":null,"description":null,"currency":"GBP","status":"active","balance":0.00,"created_at":"2026-11-29T10:54:39.028Z","updated_at":"2026-11-29T10:54:39.028Z","version":1}}', 1795949679028);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8kf2knveqsb52wne5c9gyqj', 'org_01m8kf2mceetj8tjz73dhayt17', '01a226f1-51ce-720d-9c95-ec7025534864', '\xdc34bc6c4c4051584595b00ea0a36c91e0eafb7ab260d0c9fffd2f5844d7853f', 201, '{"data":{"id":"acc_01m8kf2megea29378m19ey8mc5","code":"4100","name":"Room hire","account_type":"INCOME","role":null,"group":"turnover","default_vat_code":"EX","description":null,"currency":"GBP","status":"active","balance":0.00,"created_at":"2026-11-29T10:54:39.056Z","updated_at":"2026-11-29T10:54:39.056Z","version":1}}', 1795949679056);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8kf2knveqsb52wne5c9gyqj', 'org_01m8kf2mceetj8tjz73dhayt17', '01a226f1-51fa-73f3-b89a-b7686fcffea8', '\x7528971d7a5de28c2b06ebb0cc6edb92f2eb2af5858adaa87f6091c8f4cf4cc1', 201, '{"data":{"id":"bac_01m8kf2mfwey2sh2xvfgj9b5x6","name":"Current","type":"current","account_id":"acc_01m8kf2mceetj8tjz6xxbak4fq","currency":"GBP","account_number":null,"sort_code":null,"iban":null,"opening_balance":10000.00,"opening_date":"2026-01-01","opening_journal_id":"jnl_01m8kf2mfwey2sh2xvfs5sbwv7","ledger_balance":10000.00,"statement_balance":null,"statement_date":null,"unconfirmed_count":0,"created_at":"2026-11-29T10:54:39.100Z","updated_at":"2026-11-29T10:54:39.100Z","version":1}}', 1795949679100);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8kf2knveqsb52wne5c9gyqj', 'org_01m8kf2mceetj8tjz73dhayt17', '01a226f1-5224-71ca-9c7c-519fffdf6920', '\xbbbb4d0fc4ad5af4b088d905eef682a5a105e08ab2653be12e26065941395000', 201, '{"data":{"id":"bac_01m8kf2mh6evp8wff6h4v3mbw6","name":"Savings","type":"savings","account_id":"acc_01m8kf2mh6evp8wff6h99kpkpv","currency":"GBP","account_number":null,"sort_code":null,"iban":null,"opening_balance":null,"opening_date":null,"opening_journal_id":null,"ledger_balance":0.00,"statement_balance":null,"statement_date":null,"unconfirmed_count":0,"created_at":"2026-11-29T10:54:39.142Z","updated_at":"2026-11-29T10:54:39.142Z","version":1}}', 1795949679142);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8kf2knveqsb52wne5c9gyqj', 'org_01m8kf2mceetj8tjz73dhayt17', '01a226f1-5247-7593-8d6b-6dbbca5e5204', '\xb3033f8a018afae03067546f4d0c538c966e617a0773ee89e046b6446693516b', 201, '{"data":{"id":"con_01m8kf2mj9emwaepm3ztvtj0zx","kind":"customer","name":"Abbey Schools Trust","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-29T10:54:39.177Z","updated_at":"2026-11-29T10:54:39.177Z","version":1}}', 1795949679177);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8kf2knveqsb52wne5c9gyqj', 'org_01m8kf2mceetj8tjz73dhayt17', '01a226f1-5263-772e-ae85-0f3aa912d2c6', '\xf20b095a0ed1e95048b742e14f095adad4585d843c5250272171729defda6a0e', 201, '{"data":{"id":"con_01m8kf2mk5eyzbnkt3t8s3sfgg","kind":"customer","name":"Kestrel Fitness CIC","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-29T10:54:39.205Z","updated_at":"2026-11-29T10:54:39.205Z","version":1}}', 1795949679205);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8kf2knveqsb52wne5c9gyqj', 'org_01m8kf2mceetj8tjz73dhayt17', '01a226f1-5281-7298-8951-43d89e18f516', '\xf92df46f864d0e6c34c7aafd6ec354994cc4b5067a7110323fb05f01f8df13e5', 201, '{"data":{"id":"con_01m8kf2mm3ezpspyqa1peb6g95","kind":"customer","name":"Marlow & Pike LLP","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-29T10:54:39.235Z","updated_at":"2026-11-29T10:54:39.235Z","version":1}}', 1795949679235);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8kf2knveqsb52wne5c9gyqj', 'org_01m8kf2mceetj8tjz73dhayt17', '01a226f1-5299-72b1-a52e-61094c848866', '\x2cb8af0ec03aa489b15fa85f926b38571500f69224cde89efab26e424ac66e43', 201, '{"data":{"id":"con_01m8kf2mmvenx86daxgzcmfesh","kind":"supplier","name":"Printwell","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-29T10:54:39.259Z","updated_at":"2026-11-29T10:54:39.259Z","version":1}}', 1795949679259);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8kf2knveqsb52wne5c9gyqj', 'org_01m8kf2mceetj8tjz73dhayt17', '01a226f1-52b3-744c-9230-8afcc6a9d04a', '\x913f8bb6b56859a7ec46776981ad9aece309efc3adebc34dec07148c68ec561c', 201, '{"data":{"id":"con_01m8kf2mnne1kr8d5gccr0zr3h","kind":"supplier","name":"Techbarn","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-29T10:54:39.285Z","updated_at":"2026-11-29T10:54:39.285Z","version":1}}', 1795949679285);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8kf2knveqsb52wne5c9gyqj', 'org_01m8kf2mceetj8tjz73dhayt17', '01a226f1-52cf-702d-b0b5-de5f064b6802', '\xf938917183ea7f45afc4db4307050277711bb59aa6c7452c5eeadb8a39dacb46', 201, '{"data":{"id":"con_01m8kf2mphek7vmpxs176w2149","kind":"supplier","name":"Harcourt Lettings","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-29T10:54:39.313Z","updated_at":"2026-11-29T10:54:39.313Z","version":1}}', 1795949679313);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8kf2knveqsb52wne5c9gyqj', 'org_01m8kf2mceetj8tjz73dhayt17', '01a226f1-52f6-709e-b711-eeade7966eb7', '\xc60ef9b510387866913235831b9004b8a872ec6f45fd65154b93d0055cb4dfc7', 201, '{"data":{"id":"con_01m8kf2mqse1rbdgt052eyap19","kind":"supplier","name":"Fern & Rowe","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-29T10:54:39.353Z","updated_at":"2026-11-29T10:54:39.353Z","version":1}}', 1795949679353);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8kf2knveqsb52wne5c9gyqj', 'org_01m8kf2mceetj8tjz73dhayt17', '01a226f1-627d-7747-b03d-2775cf31902c', '\xd4f1d7148ce58233a5af7624e430ac3953137403c3dd4b2bd0c4ce182c066c28', 200, '{"data":{"id":"org_01m8kf2mceetj8tjz73dhayt17","name":"Wren & Marsh Ltd","currency":"GBP","country":"GB","financial_year_end":"03-31","vat_registered":true,"vat_number":null,"vat_scheme":"standard","flat_rate_percent":null,"vat_methods":[{"effective_from":null,"vat_registered":true,"vat_number":null,"vat_scheme":"standard","flat_rate_percent":null}],"vat_rounding":"line","status":"active","role":"owner","lock_date":"2026-03-31","created_at":"2026-11-29T10:54:38.990Z","updated_at":"2026-11-29T10:54:43.329Z","version":2}}', 1795949683329);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8kf2knveqsb52wne5c9gyqj', 'org_01m8kf2mceetj8tjz73dhayt17', 'tieout-invoices-2b7dea429e1ee588dcc4df867ecdf6a032ffd8ea30ba9c265d5ca1e3648ff10a', '\x2dc2e702f76366f98a76751ae0f84d16d1de68484ca843f222b943225a78bafb', 201, '{"data":{"id":"inv_01m8kf2mxcerp8bpr3tj7b0t3m","type":"sales","kind":"invoice","status":"issued","number":"INV-0001","contact_id":"con_01m8kf2mj9emwaepm3ztvtj0zx","contact_name":"Abbey Schools Trust","issue_date":"2026-01-15","tax_point":"2026-01-15","due_date":"2026-02-14","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":1950.00,"vat_total":390.00,"gross_total":2340.00,"amount_paid":0.00,"amount_credited":0.00,"amount_due":2340.00,"overdue":true,"journal_id":"jnl_01m8kf2mxcerp8bpr3tpaad9sm","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T10:54:39.532Z","updated_at":"2026-11-29T10:54:39.532Z","version":1,"lines":[{"description":"Course design, 3 days","quantity":3,"unit_price":650.00,"discount_percent":null,"account_id":"acc_01m8kf2mceetj8tjz6zs5j7jfn","account_code":"4000","vat_code":"ST","net_amount":1950.00,"vat_amount":390.00,"gross_amount":2340.00}]}}', 1795949679532);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8kf2knveqsb52wne5c9gyqj', 'org_01m8kf2mceetj8tjz73dhayt17', 'tieout-invoices-9435c0fce1b7aebc3bc97668782af142f499eb2e4e775e86e0ad2c69315b415f', '\x103e8b555f75c1a3a9541f81a266ea89396629054323a4c76b2dcd448d82ddb9', 201, '{"data":{"id":"inv_01m8kf2n06e8jvy8825wsyzjcq","type":"sales","kind":"invoice","status":"issued","number":"INV-0002","contact_id":"con_01m8kf2mj9emwaepm3ztvtj0zx","contact_name":"Abbey Schools Trust","issue_date":"2026-01-28","tax_point":"2026-01-28","due_date":"2026-02-27","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":870.00,"vat_total":0.00,"gross_total":870.00,"amount_paid":0.00,"amount_credited":0.00,"amount_due":870.00,"overdue":true,"journal_id":"jnl_01m8kf2n06e8jvy882623vbdpm","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T10:54:39.622Z","updated_at":"2026-11-29T10:54:39.622Z","version":1,"lines":[{"description":"Workbooks","quantity":120,"unit_price":7.25,"discount_percent":null,"account_id":"acc_01m8kf2mceetj8tjz6zyngjre0","account_code":"4010","vat_code":"ZR","net_amount":870.00,"vat_amount":0.00,"gross_amount":870.00}]}}', 1795949679622);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8kf2knveqsb52wne5c9gyqj', 'org_01m8kf2mceetj8tjz73dhayt17', 'tieout-invoices-7bb9bb9bdbada549a22c17d9c6429fa9c461f06035e7efdabb8e42203a18647d', '\x54e05a14773e2c4186a3a6b726defb08e66d8f196a7f313b834cf13c7a288b72', 201, '{"data":{"id":"inv_01m8kf2n3tezfrzv4qm3jvfr1f","type":"sales","kind":"invoice","status":"issued","number":"INV-0004","contact_id":"con_01m8kf2mm3ezpspyqa1peb6g95","contact_name":"Marlow & Pike LLP","issue_date":"2026-02-20","tax_point":"2026-02-20","due_date":"2026-03-22","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":1332.00,"vat_total":266.40,"gross_total":1598.40,"amount_paid":0.00,"amount_credited":0.00,"amount_due":1598.40,"overdue":true,"journal_id":"jnl_01m8kf2n3tezfrzv4qm7svjjk1","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T10:54:39.738Z","updated_at":"2026-11-29T10:54:39.738Z","version":1,"lines":[{"description":"Course for new starters","quantity":1,"unit_price":1480.00,"discount_percent":10,"account_id":"acc_01m8kf2mceetj8tjz6zs5j7jfn","account_code":"4000","vat_code":"ST","net_amount":1332.00,"vat_amount":266.40,"gross_amount":1598.40}]}}', 1795949679738);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8kf2knveqsb52wne5c9gyqj', 'org_01m8kf2mceetj8tjz73dhayt17', 'tieout-invoices-bc9de889e7d36ab54a8742ee4ca40dc5ae484e8b95f9152038e13350b0efee5b', '\x045167c7545be9a6f1023b08abce72387384ecc6f98167f9dc5e65b497159bd3', 201, '{"data":{"id":"inv_01m8kf2n71ezzs3ykg07krj035","type":"purchase","kind":"invoice","status":"issued","number":"FR-1209","contact_id":"con_01m8kf2mqse1rbdgt052eyap19","contact_name":"Fern & Rowe","issue_date":"2026-03-24","tax_point":"2026-03-24","due_date":"2026-04-23","amounts_are":"inclusive","currency":"GBP","reference":null,"notes":null,"net_total":640.00,"vat_total":128.00,"gross_total":768.00,"amount_paid":0.00,"amount_credited":0.00,"amount_due":768.00,"overdue":true,"journal_id":"jnl_01m8kf2n71ezzs3ykg0a75kgf5","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T10:54:39.841Z","updated_at":"2026-11-29T10:54:39.841Z","version":1,"lines":[{"description":"Illustration, 2 days","quantity":2,"unit_price":384.00,"discount_percent":null,"account_id":"acc_01m8kf2mceetj8tjz70gx33qy2","account_code":"5010","vat_code":"ST","net_amount":640.00,"vat_amount":128.00,"gross_amount":768.00}]}}', 1795949679841);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8kf2knveqsb52wne5c9gyqj', 'org_01m8kf2mceetj8tjz73dhayt17', '01a226f1-555d-7264-a26e-a26e1c318fb5', '\x56bc62ba2adaf4448fe92fddcedd255753cb61e7776e947ca7fd61cffec87139', 200, '{"data":{"id":"inv_01m8kf2n4pewpahakr15k004ra","type":"sales","kind":"invoice","status":"void","number":"INV-0005","contact_id":"con_01m8kf2mm3ezpspyqa1peb6g95","contact_name":"Marlow & Pike LLP","issue_date":"2026-03-03","tax_point":"2026-03-03","due_date":"2026-04-02","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":500.00,"vat_total":100.00,"gross_total":600.00,"amount_paid":0.00,"amount_credited":0.00,"amount_due":0.00,"overdue":false,"journal_id":"jnl_01m8kf2n4pewpahakr192hfnyw","void_date":"2026-03-03","void_journal_id":"jnl_01m8kf2nb1ej4v1rrtjrtnexfb","created_at":"2026-11-29T10:54:39.766Z","updated_at":"2026-11-29T10:54:39.969Z","version":2,"lines":[{"description":"Raised in error","quantity":1,"unit_price":500.00,"discount_percent":null,"account_id":"acc_01m8kf2mceetj8tjz6zs5j7jfn","account_code":"4000","vat_code":"ST","net_amount":500.00,"vat_amount":100.00,"gross_amount":600.00}]}}', 1795949679969);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8kf2knveqsb52wne5c9gyqj', 'org_01m8kf2mceetj8tjz73dhayt17', '01a226f1-55b2-7111-a67a-5a1decfc2b26', '\xc6d91590121a4e635d5ccb43adbba286f5feb00810dcff5a4ab05b78f3bd33ed', 201, '{"data":{"id":"inv_01m8kf2n6aey09h5w7b1wxr16c","type":"sales","kind":"credit_note","status":"paid","number":"CN-0001","contact_id":"con_01m8kf2mm3ezpspyqa1peb6g95","contact_name":"Marlow & Pike LLP","issue_date":"2026-03-12","tax_point":"2026-03-12","due_date":"2026-03-12","amounts_are":"exclusive","currency":"GBP","reference":"INV-0004","notes":null,"net_total":150.00,"vat_total":30.00,"gross_total":180.00,"amount_paid":0.00,"amount_credited":180.00,"amount_due":0.00,"overdue":false,"journal_id":"jnl_01m8kf2n6aey09h5w7b5ycajfa","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T10:54:39.818Z","updated_at":"2026-11-29T10:54:40.059Z","version":2,"lines":[{"description":"A day that was not held","quantity":1,"unit_price":150.00,"discount_percent":null,"account_id":"acc_01m8kf2mceetj8tjz6zs5j7jfn","account_code":"4000","vat_code":"ST","net_amount":150.00,"vat_amount":30.00,"gross_amount":180.00}]}}', 1795949680059);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8kf2knveqsb52wne5c9gyqj', 'org_01m8kf2mceetj8tjz73dhayt17', '01a226f1-5640-7088-886f-fcebcdc6965c', '\x2df76cbaad0abf851b7b8f509d6dbb46258633e9def96374a2b1d4bdc747163c', 201, '{"data":{"id":"set_01m8kf2nj1ebdvmqc4jh4ktd50","type":"receipt","status":"posted","refund":false,"contact_id":"con_01m8kf2mk5eyzbnkt3t8s3sfgg","contact_name":"Kestrel Fitness CIC","bank_account_id":"bac_01m8kf2mfwey2sh2xvfgj9b5x6","date":"2026-03-06","amount":282.00,"currency":"GBP","reference":null,"allocated_amount":282.00,"unallocated_amount":0.00,"allocations":[{"id":"alc_01m8kf2nj1ebdvmqc4jvsqvmzh","invoice_id":"inv_01m8kf2n2xeaa9gyc2c6nh40vn","invoice_number":"INV-0003","settlement_id":"set_01m8kf2nj1ebdvmqc4jh4ktd50","credit_note_id":null,"amount":282.00,"date":"2026-03-06","created_at":"2026-11-29T10:54:40.193Z"}],"bank_transaction_id":null,"journal_id":"jnl_01m8kf2nj1ebdvmqc4jme5h5n7","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T10:54:40.193Z","updated_at":"2026-11-29T10:54:40.193Z","version":1}}', 1795949680193);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8kf2knveqsb52wne5c9gyqj', 'org_01m8kf2mceetj8tjz73dhayt17', 'tieout-invoices-6cb32c5c0bfbfd5afdf79239518a84ff7fb0047c0814bd21d1da655bb1bfd01b', '\xde99479f169b7f267609e8a22bc8d5c581c87a72949886da471d5f05e2c5b90a', 201, '{"data":{"id":"inv_01m8kf2mymen6bmte93t0qxkcc","type":"purchase","kind":"invoice","status":"issued","number":"PX-881","contact_id":"con_01m8kf2mmvenx86daxgzcmfesh","contact_name":"Printwell","issue_date":"2026-01-20","tax_point":"2026-01-20","due_date":"2026-02-19","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":412.00,"vat_total":0.00,"gross_total":412.00,"amount_paid":0.00,"amount_credited":0.00,"amount_due":412.00,"overdue":true,"journal_id":"jnl_01m8kf2mymen6bmte93x10y1g8","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T10:54:39.574Z","updated_at":"2026-11-29T10:54:39.574Z","version":1,"lines":[{"description":"Printing of workbooks","quantity":1,"unit_price":412.00,"discount_percent":null,"account_id":"acc_01m8kf2mceetj8tjz70f31gz62","account_code":"5000","vat_code":"ZR","net_amount":412.00,"vat_amount":0.00,"gross_amount":412.00}]}}', 1795949679574);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8kf2knveqsb52wne5c9gyqj', 'org_01m8kf2mceetj8tjz73dhayt17', 'tieout-invoices-194d27826b23e9f6b33df0133138247a4b1c710d7f7b90d3ce587b800c315c76', '\x6884efb88f2ef52642c4dacb11cbc06627b6d3ad5678b71af6385770d8583fd4', 201, '{"data":{"id":"inv_01m8kf2mzje2ks9p9ryjxsaxsq","type":"purchase","kind":"invoice","status":"issued","number":"TB-0117","contact_id":"con_01m8kf2mnne1kr8d5gccr0zr3h","contact_name":"Techbarn","issue_date":"2026-01-21","tax_point":"2026-01-21","due_date":"2026-02-20","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":899.00,"vat_total":179.80,"gross_total":1078.80,"amount_paid":0.00,"amount_credited":0.00,"amount_due":1078.80,"overdue":true,"journal_id":"jnl_01m8kf2mzje2ks9p9ryps9c3ez","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T10:54:39.602Z","updated_at":"2026-11-29T10:54:39.602Z","version":1,"lines":[{"description":"Laptop","quantity":1,"unit_price":899.00,"discount_percent":null,"account_id":"acc_01m8kf2mceetj8tjz6wyzp1kjv","account_code":"1000","vat_code":"ST","net_amount":899.00,"vat_amount":179.80,"gross_amount":1078.80}]}}', 1795949679602);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8kf2knveqsb52wne5c9gyqj', 'org_01m8kf2mceetj8tjz73dhayt17', 'tieout-invoices-f6efaa45d4026e0ccb9342c27d9d485d5476a0c99845348cda431b226857bdb5', '\x47601824fe121dc051c27f866b7ce56e68bb8f27dc4593de57c4b6a23297a313', 201, '{"data":{"id":"inv_01m8kf2n12em7th8qzykkb96pp","type":"purchase","kind":"invoice","status":"issued","number":"HL-33","contact_id":"con_01m8kf2mphek7vmpxs176w2149","contact_name":"Harcourt Lettings","issue_date":"2026-02-01","tax_point":"2026-02-01","due_date":"2026-03-03","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":1350.00,"vat_total":0.00,"gross_total":1350.00,"amount_paid":0.00,"amount_credited":0.00,"amount_due":1350.00,"overdue":true,"journal_id":"jnl_01m8kf2n12em7th8qzynfxre9y","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T10:54:39.650Z","updated_at":"2026-11-29T10:54:39.650Z","version":1,"lines":[{"description":"Rent, January to March","quantity":1,"unit_price":1350.00,"discount_percent":null,"account_id":"acc_01m8kf2mceetj8tjz715nn3z2x","account_code":"6100","vat_code":"EX","net_amount":1350.00,"vat_amount":0.00,"gross_amount":1350.00}]}}', 1795949679650);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8kf2knveqsb52wne5c9gyqj', 'org_01m8kf2mceetj8tjz73dhayt17', 'tieout-invoices-f9e4a6baafc2b71f119992ccd5cd53184110131cddacec7f79e64a2b2a2590b6', '\xc945b33e835ee8bb3ff348048f1a9ef6bcc48a8983653078b8c393cd2d9f9a03', 201, '{"data":{"id":"inv_01m8kf2n2xeaa9gyc2c6nh40vn","type":"sales","kind":"invoice","status":"issued","number":"INV-0003","contact_id":"con_01m8kf2mk5eyzbnkt3t8s3sfgg","contact_name":"Kestrel Fitness CIC","issue_date":"2026-02-09","tax_point":"2026-02-09","due_date":"2026-03-11","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":275.00,"vat_total":7.00,"gross_total":282.00,"amount_paid":0.00,"amount_credited":0.00,"amount_due":282.00,"overdue":true,"journal_id":"jnl_01m8kf2n2xeaa9gyc2cbq71gtn","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T10:54:39.709Z","updated_at":"2026-11-29T10:54:39.709Z","version":1,"lines":[{"description":"Seminar room, 5 evenings","quantity":5,"unit_price":48.00,"discount_percent":null,"account_id":"acc_01m8kf2megea29378m19ey8mc5","account_code":"4100","vat_code":"EX","net_amount":240.00,"vat_amount":0.00,"gross_amount":240.00},{"description":"Projector","quantity":1,"unit_price":35.00,"discount_percent":null,"account_id":"acc_01m8kf2mceetj8tjz6zs5j7jfn","account_code":"4000","vat_code":"ST","net_amount":35.00,"vat_amount":7.00,"gross_amount":42.00}]}}', 1795949679709);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8kf2knveqsb52wne5c9gyqj', 'org_01m8kf2mceetj8tjz73dhayt17', 'tieout-invoices-1cad2e76abbbf562f384c1c55d5f12e763898be6cef8678f82bde0ff7a19ba22', '\xb80ac46c39a193b171d14896bc4e739f0fc5cd49fb621a0c15cfc15685f865b5', 201, '{"data":{"id":"inv_01m8kf2n4pewpahakr15k004ra","type":"sales","kind":"invoice","status":"issued","number":"INV-0005","contact_id":"con_01m8kf2mm3ezpspyqa1peb6g95","contact_name":"Marlow & Pike LLP","issue_date":"2026-03-03","tax_point":"2026-03-03","due_date":"2026-04-02","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":500.00,"vat_total":100.00,"gross_total":600.00,"amount_paid":0.00,"amount_credited":0.00,"amount_due":600.00,"overdue":true,"journal_id":"jnl_01m8kf2n4pewpahakr192hfnyw","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T10:54:39.766Z","updated_at":"2026-11-29T10:54:39.766Z","version":1,"lines":[{"description":"Raised in error","quantity":1,"unit_price":500.00,"discount_percent":null,"account_id":"acc_01m8kf2mceetj8tjz6zs5j7jfn","account_code":"4000","vat_code":"ST","net_amount":500.00,"vat_amount":100.00,"gross_amount":600.00}]}}', 1795949679766);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8kf2knveqsb52wne5c9gyqj', 'org_01m8kf2mceetj8tjz73dhayt17', 'tieout-invoices-ba961155dd846b5734ebfbafa702e4a3c54bfd686448d8fd50795da23d777cf8', '\xcaba6e14c94bd995a8dcf51fbd0c3378c87945c358f2cb99a7030380762f5e48', 201, '{"data":{"id":"inv_01m8kf2n6aey09h5w7b1wxr16c","type":"sales","kind":"credit_note","status":"issued","number":"CN-0001","contact_id":"con_01m8kf2mm3ezpspyqa1peb6g95","contact_name":"Marlow & Pike LLP","issue_date":"2026-03-12","tax_point":"2026-03-12","due_date":"2026-03-12","amounts_are":"exclusive","currency":"GBP","reference":"INV-0004","notes":null,"net_total":150.00,"vat_total":30.00,"gross_total":180.00,"amount_paid":0.00,"amount_credited":0.00,"amount_due":180.00,"overdue":false,"journal_id":"jnl_01m8kf2n6aey09h5w7b5ycajfa","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T10:54:39.818Z","updated_at":"2026-11-29T10:54:39.818Z","version":1,"lines":[{"description":"A day that was not held","quantity":1,"unit_price":150.00,"discount_percent":null,"account_id":"acc_01m8kf2mceetj8tjz6zs5j7jfn","account_code":"4000","vat_code":"ST","net_amount":150.00,"vat_amount":30.00,"gross_amount":180.00}]}}', 1795949679818);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8kf2knveqsb52wne5c9gyqj', 'org_01m8kf2mceetj8tjz73dhayt17', '01a226f1-61a8-752c-914a-5c1f12c8bffb', '\x25df80746a98d00af56f363004842b617a5c4313a1a7b224aedd858c397e2c92', 201, '{"data":{"id":"vrt_01m8kf2rdcerv9emqkgqrrspa7","date_from":"2026-01-01","date_to":"2026-03-31","status":"draft","currency":"GBP","scheme":"standard","flat_rate_percent":null,"adjustments":[],"boxes":{"1":698.40,"2":0.00,"3":698.40,"4":319.80,"5":378.60,"6":4776.00,"7":3427.00,"8":0.00,"9":0.00},"direction":"pay","hmrc":{"vatDueSales":698.40,"vatDueAcquisitions":0.00,"totalVatDue":698.40,"vatReclaimedCurrPeriod":319.80,"netVatDue":378.60,"totalValueSalesExVAT":4776,"totalValuePurchasesExVAT":3427,"totalValueGoodsSuppliedExVAT":0,"totalAcquisitionsExVAT":0},"journal_id":null,"finalised_at":null,"filed_at":null,"receipt":null,"created_at":"2026-11-29T10:54:43.116Z","updated_at":"2026-11-29T10:54:43.116Z","version":1}}', 1795949683116);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8kf2knveqsb52wne5c9gyqj', 'org_01m8kf2mceetj8tjz73dhayt17', 'tieout-invoices-5b9aad9dbdd087b10e5ba86a98bb86224bf26085a36a50bc5b02dabbe035d45a', '\x248a990e6356000fad074d7754191590349a56ecbb038266f91353a5ac52036b', 201, '{"data":{"id":"inv_01m8kf2n7te3sby7jaxh6tmvjn","type":"sales","kind":"invoice","status":"issued","number":"INV-0006","contact_id":"con_01m8kf2mj9emwaepm3ztvtj0zx","contact_name":"Abbey Schools Trust","issue_date":"2026-03-27","tax_point":"2026-03-27","due_date":"2026-04-26","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":499.00,"vat_total":65.00,"gross_total":564.00,"amount_paid":0.00,"amount_credited":0.00,"amount_due":564.00,"overdue":true,"journal_id":"jnl_01m8kf2n7te3sby7jaxqfdtf96","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T10:54:39.866Z","updated_at":"2026-11-29T10:54:39.866Z","version":1,"lines":[{"description":"Workbooks","quantity":24,"unit_price":7.25,"discount_percent":null,"account_id":"acc_01m8kf2mceetj8tjz6zyngjre0","account_code":"4010","vat_code":"ZR","net_amount":174.00,"vat_amount":0.00,"gross_amount":174.00},{"description":"Half a day of course design","quantity":0.5,"unit_price":650.00,"discount_percent":null,"account_id":"acc_01m8kf2mceetj8tjz6zs5j7jfn","account_code":"4000","vat_code":"ST","net_amount":325.00,"vat_amount":65.00,"gross_amount":390.00}]}}', 1795949679866);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8kf2knveqsb52wne5c9gyqj', 'org_01m8kf2mceetj8tjz73dhayt17', 'tieout-journals-db02b55a645f5b2d0241521fd7da1fabb6c8ed8c8e175232411267844c4f1b8d', '\x489c2f11d09de71bc80562d2a37ffbc736dae6aebfe870ae83c3a6adf17babde', 200, '{"data":{"mode":"all_or_nothing","posted":3,"refused":0,"items":[{"index":0,"status":"posted","id":"jnl_01m8kf2ng6et2rtfew79qvf88k","sequence":14,"error":null},{"index":1,"status":"posted","id":"jnl_01m8kf2ng6et2rtfew7gnqt5ff","sequence":15,"error":null},{"index":2,"status":"posted","id":"jnl_01m8kf2ng6et2rtfew7szzvjxv","sequence":16,"error":null}]}}', 1795949680134);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8kf2knveqsb52wne5c9gyqj', 'org_01m8kf2mceetj8tjz73dhayt17', '01a226f1-5726-71f2-8846-97b0b29301d0', '\xf50ba14488f7d92b17d1696c7e3b70d3501dbd94acdcbb0b6963962e2e6bbd61', 200, '{"data":{"id":"btx_01m8kf2nmtefytb1a25garxx8q","bank_account_id":"bac_01m8kf2mfwey2sh2xvfgj9b5x6","date":"2026-01-22","amount":-1078.80,"currency":"GBP","description":"FPO TECHBARN LTD TB-0117","reference":null,"external_id":null,"status":"confirmed","account_id":null,"vat_code":"NV","vat_amount":0.00,"vat_side":null,"net_amount":-1078.80,"contact_id":"con_01m8kf2mnne1kr8d5gccr0zr3h","journal_id":"jnl_01m8kf2nsdear8x48vtvt2v83d","settlement_id":"set_01m8kf2nsdear8x48vtvt2v83d","confirmed_at":"2026-11-29T10:54:40.429Z","created_at":"2026-11-29T10:54:40.282Z","updated_at":"2026-11-29T10:54:40.429Z","version":2}}', 1795949680429);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8kf2knveqsb52wne5c9gyqj', 'org_01m8kf2mceetj8tjz73dhayt17', '01a226f1-5937-7097-9b96-5fce75ec20ca', '\x05cb1163e0032650460b6a6934910815d3c0d77670e9b009540638e8d55a82a1', 200, '{"data":{"id":"btx_01m8kf2nmtefytb1a268my5gn6","bank_account_id":"bac_01m8kf2mfwey2sh2xvfgj9b5x6","date":"2026-02-27","amount":-400.00,"currency":"GBP","description":"FPO PRINTWELL PX-881","reference":null,"external_id":null,"status":"confirmed","account_id":null,"vat_code":"NV","vat_amount":0.00,"vat_side":null,"net_amount":-400.00,"contact_id":"con_01m8kf2mmvenx86daxgzcmfesh","journal_id":"jnl_01m8kf2p9tekbvbazyac9knxdz","settlement_id":"set_01m8kf2p9tekbvbazyac9knxdz","confirmed_at":"2026-11-29T10:54:40.954Z","created_at":"2026-11-29T10:54:40.282Z","updated_at":"2026-11-29T10:54:40.954Z","version":2}}', 1795949680954);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8kf2knveqsb52wne5c9gyqj', 'org_01m8kf2mceetj8tjz73dhayt17', '01a226f1-5ac3-7732-a341-d13193715ff5', '\xfac9713f7c9a854989c3d31e56ed327a0df3f0f975fb67817df0aa1fcf2f0391', 200, '{"data":{"id":"btx_01m8kf2nmtefytb1a26w7ff3rv","bank_account_id":"bac_01m8kf2mfwey2sh2xvfgj9b5x6","date":"2026-03-25","amount":-2000.00,"currency":"GBP","description":"TFR TO SAVINGS","reference":null,"external_id":null,"status":"confirmed","account_id":null,"vat_code":"NV","vat_amount":0.00,"vat_side":null,"net_amount":-2000.00,"contact_id":null,"journal_id":"jnl_01m8kf2pp7ez8v5jz04cz6mxhg","settlement_id":null,"confirmed_at":"2026-11-29T10:54:41.351Z","created_at":"2026-11-29T10:54:40.282Z","updated_at":"2026-11-29T10:54:41.351Z","version":2}}', 1795949681351);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8kf2knveqsb52wne5c9gyqj', 'org_01m8kf2mceetj8tjz73dhayt17', '01a226f1-5b55-7233-b1e2-77d0af7efcec', '\xd8826669de845569c89354fd656c15fa431dcd0d4e178aeb084a29085930dd2a', 200, '{"data":{"id":"btx_01m8kf2nmtefytb1a272w7prs0","bank_account_id":"bac_01m8kf2mfwey2sh2xvfgj9b5x6","date":"2026-03-31","amount":-936.55,"currency":"GBP","description":"FPO J WREN NET PAY MARCH","reference":null,"external_id":null,"status":"confirmed","account_id":"acc_01m8kf2mceetj8tjz6yqrxevme","vat_code":"NV","vat_amount":0.00,"vat_side":null,"net_amount":-936.55,"contact_id":null,"journal_id":"jnl_01m8kf2ptzexb8dqwgetx6y7w7","settlement_id":null,"confirmed_at":"2026-11-29T10:54:41.503Z","created_at":"2026-11-29T10:54:40.282Z","updated_at":"2026-11-29T10:54:41.503Z","version":2}}', 1795949681503);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8kf2knveqsb52wne5c9gyqj', 'org_01m8kf2mceetj8tjz73dhayt17', '01a226f1-5eb2-7018-8dd3-a107f85c40dd', '\xbb8fd392d0dfffe6be8aa4ac58696c227e751758d7d8d2ce50d99d5670ed70bb', 200, '{"data":{"id":"btx_01m8kf2nmtefytb1a2660cbx1p","bank_account_id":"bac_01m8kf2mfwey2sh2xvfgj9b5x6","date":"2026-02-18","amount":-58.40,"currency":"GBP","description":"CARD TRAINLINE.COM LONDON","reference":null,"external_id":null,"status":"confirmed","account_id":"acc_01m8kf2mceetj8tjz71x2b0mjx","vat_code":"ZR","vat_amount":0.00,"vat_side":"input","net_amount":-58.40,"contact_id":null,"journal_id":"jnl_01m8kf2qnvewyb25fy4apqgr6z","settlement_id":null,"confirmed_at":"2026-11-29T10:54:42.363Z","created_at":"2026-11-29T10:54:40.282Z","updated_at":"2026-11-29T10:54:42.363Z","version":3}}', 1795949682363);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8kf2knveqsb52wne5c9gyqj', 'org_01m8kf2mceetj8tjz73dhayt17', '01a226f1-5f69-72b9-8a11-9ed0974b114f', '\x7d28d84bd086532f1d5ab1f7b9aded2eb027710c8553091595bb88551dd6d617', 200, '{"data":{"id":"btx_01m8kf2nmtefytb1a26ebrh6fw","bank_account_id":"bac_01m8kf2mfwey2sh2xvfgj9b5x6","date":"2026-03-02","amount":-36.00,"currency":"GBP","description":"CARD SLATEWORK SOFTWARE SUBSCRIPTION","reference":null,"external_id":null,"status":"confirmed","account_id":"acc_01m8kf2mceetj8tjz71m94k7v4","vat_code":"ST","vat_amount":6.00,"vat_side":"input","net_amount":-30.00,"contact_id":null,"journal_id":"jnl_01m8kf2qvfeg9b8be3qktmd3j5","settlement_id":null,"confirmed_at":"2026-11-29T10:54:42.543Z","created_at":"2026-11-29T10:54:40.282Z","updated_at":"2026-11-29T10:54:42.543Z","version":3}}', 1795949682543);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8kf2knveqsb52wne5c9gyqj', 'org_01m8kf2mceetj8tjz73dhayt17', '01a226f1-6202-7344-a4b5-71124026feac', '\x67418729d16a7e737ea7227ba0d78ac277f8850ff68daab2e31963930d478792', 200, '{"data":{"id":"vrt_01m8kf2rdcerv9emqkgqrrspa7","date_from":"2026-01-01","date_to":"2026-03-31","status":"finalised","currency":"GBP","scheme":"standard","flat_rate_percent":null,"adjustments":[],"boxes":{"1":698.40,"2":0.00,"3":698.40,"4":319.80,"5":378.60,"6":4776.00,"7":3427.00,"8":0.00,"9":0.00},"direction":"pay","hmrc":{"vatDueSales":698.40,"vatDueAcquisitions":0.00,"totalVatDue":698.40,"vatReclaimedCurrPeriod":319.80,"netVatDue":378.60,"totalValueSalesExVAT":4776,"totalValuePurchasesExVAT":3427,"totalValueGoodsSuppliedExVAT":0,"totalAcquisitionsExVAT":0},"journal_id":null,"finalised_at":"2026-11-29T10:54:43.208Z","filed_at":null,"receipt":null,"created_at":"2026-11-29T10:54:43.116Z","updated_at":"2026-11-29T10:54:43.208Z","version":2}}', 1795949683208);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8kf2knveqsb52wne5c9gyqj', 'org_01m8kf2mceetj8tjz73dhayt17', '01a226f1-5699-73d0-8dd4-22f0beca6364', '\xc96a148ea18d473b0ce27d7e607f9d6ca8442c3fee169c24983e7d1abf913d43', 200, '{"data":{"created":13,"duplicates":0,"dry_run":false,"rows":[{"index":0,"status":"created","id":"btx_01m8kf2nmtefytb1a25garxx8q"},{"index":1,"status":"created","id":"btx_01m8kf2nmtefytb1a25nyvww2k"},{"index":2,"status":"created","id":"btx_01m8kf2nmtefytb1a25t4s1r86"},{"index":3,"status":"created","id":"btx_01m8kf2nmtefytb1a25zkp4wez"},{"index":4,"status":"created","id":"btx_01m8kf2nmtefytb1a2609v4jj4"},{"index":5,"status":"created","id":"btx_01m8kf2nmtefytb1a2660cbx1p"},{"index":6,"status":"created","id":"btx_01m8kf2nmtefytb1a268my5gn6"},{"index":7,"status":"created","id":"btx_01m8kf2nmtefytb1a26ebrh6fw"},{"index":8,"status":"created","id":"btx_01m8kf2nmtefytb1a26jf270e6"},{"index":9,"status":"created","id":"btx_01m8kf2nmtefytb1a26m4zj6dg"},{"index":10,"status":"created","id":"btx_01m8kf2nmtefytb1a26sdrmkvj"},{"index":11,"status":"created","id":"btx_01m8kf2nmtefytb1a26w7ff3rv"},{"index":12,"status":"created","id":"btx_01m8kf2nmtefytb1a272w7prs0"}]}}', 1795949680282);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8kf2knveqsb52wne5c9gyqj', 'org_01m8kf2mceetj8tjz73dhayt17', '01a226f1-57a9-730b-a289-d27f350ce4d0', '\xbad5628bc95c4dd5ac1bad8e4e43d444d6c05bfaf575bb5f1950c5dd3caa431c', 200, '{"data":{"id":"btx_01m8kf2nmtefytb1a25nyvww2k","bank_account_id":"bac_01m8kf2mfwey2sh2xvfgj9b5x6","date":"2026-01-30","amount":1500.00,"currency":"GBP","description":"FPI ABBEY SCHOOLS TRUST PART INV-0001","reference":null,"external_id":null,"status":"confirmed","account_id":null,"vat_code":"NV","vat_amount":0.00,"vat_side":null,"net_amount":1500.00,"contact_id":"con_01m8kf2mj9emwaepm3ztvtj0zx","journal_id":"jnl_01m8kf2nxdefw9cxa6jm682yv4","settlement_id":"set_01m8kf2nxdefw9cxa6jm682yv4","confirmed_at":"2026-11-29T10:54:40.557Z","created_at":"2026-11-29T10:54:40.282Z","updated_at":"2026-11-29T10:54:40.557Z","version":2}}', 1795949680557);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8kf2knveqsb52wne5c9gyqj', 'org_01m8kf2mceetj8tjz73dhayt17', '01a226f1-5825-76a4-a527-90ed289507ee', '\x2ede2ff75ba1e4514a75a5cb0f7a569e19ef00f86ae3146e3820d9c497d95e9e', 200, '{"data":{"id":"btx_01m8kf2nmtefytb1a25zkp4wez","bank_account_id":"bac_01m8kf2mfwey2sh2xvfgj9b5x6","date":"2026-02-10","amount":-1350.00,"currency":"GBP","description":"FPO HARCOURT LETTINGS HL-33","reference":null,"external_id":null,"status":"confirmed","account_id":null,"vat_code":"NV","vat_amount":0.00,"vat_side":null,"net_amount":-1350.00,"contact_id":"con_01m8kf2mphek7vmpxs176w2149","journal_id":"jnl_01m8kf2p1pe56vk7ehxyr09jts","settlement_id":"set_01m8kf2p1pe56vk7ehxyr09jts","confirmed_at":"2026-11-29T10:54:40.694Z","created_at":"2026-11-29T10:54:40.282Z","updated_at":"2026-11-29T10:54:40.694Z","version":2}}', 1795949680694);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8kf2knveqsb52wne5c9gyqj', 'org_01m8kf2mceetj8tjz73dhayt17', '01a226f1-58cc-721b-8635-1976cbc17c48', '\xe93a90b83acd7ad62676687d8aa970d6894ae53623280280963e474d944766f6', 200, '{"data":{"id":"btx_01m8kf2nmtefytb1a2609v4jj4","bank_account_id":"bac_01m8kf2mfwey2sh2xvfgj9b5x6","date":"2026-02-16","amount":1710.00,"currency":"GBP","description":"FPI ABBEY SCHOOLS TRUST INV-0001 INV-0002","reference":null,"external_id":null,"status":"confirmed","account_id":null,"vat_code":"NV","vat_amount":0.00,"vat_side":null,"net_amount":1710.00,"contact_id":"con_01m8kf2mj9emwaepm3ztvtj0zx","journal_id":"jnl_01m8kf2p6jegvaqcx2d82qqkdv","settlement_id":"set_01m8kf2p6jegvaqcx2d82qqkdv","confirmed_at":"2026-11-29T10:54:40.850Z","created_at":"2026-11-29T10:54:40.282Z","updated_at":"2026-11-29T10:54:40.850Z","version":2}}', 1795949680850);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8kf2knveqsb52wne5c9gyqj', 'org_01m8kf2mceetj8tjz73dhayt17', '01a226f1-5999-7252-bf90-182ca0f52501', '\xc7948decf946b40527a7d7a4767ae7cb5220e9a40f661c5c557416b3429e78bd', 200, '{"data":{"id":"btx_01m8kf2nmtefytb1a26m4zj6dg","bank_account_id":"bac_01m8kf2mfwey2sh2xvfgj9b5x6","date":"2026-03-16","amount":1418.40,"currency":"GBP","description":"FPI MARLOW AND PIKE LLP INV-0004 LESS CN-0001","reference":null,"external_id":null,"status":"confirmed","account_id":null,"vat_code":"NV","vat_amount":0.00,"vat_side":null,"net_amount":1418.40,"contact_id":"con_01m8kf2mm3ezpspyqa1peb6g95","journal_id":"jnl_01m8kf2pcvet9a7depk5bptad5","settlement_id":"set_01m8kf2pcvet9a7depk5bptad5","confirmed_at":"2026-11-29T10:54:41.051Z","created_at":"2026-11-29T10:54:40.282Z","updated_at":"2026-11-29T10:54:41.051Z","version":2}}', 1795949681051);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8kf2knveqsb52wne5c9gyqj', 'org_01m8kf2mceetj8tjz73dhayt17', '01a226f1-5a4c-74fa-bceb-16dcea684d7e', '\x8512f90644ee5f7876fbceca04251b89b644de1fb6e2721bf83ec9705af18bcd', 200, '{"data":{"id":"btx_01m8kf2nmtefytb1a26jf270e6","bank_account_id":"bac_01m8kf2mfwey2sh2xvfgj9b5x6","date":"2026-03-06","amount":282.00,"currency":"GBP","description":"FPI KESTREL FITNESS CIC INV-0003","reference":null,"external_id":null,"status":"confirmed","account_id":null,"vat_code":"NV","vat_amount":0.00,"vat_side":null,"net_amount":282.00,"contact_id":"con_01m8kf2mk5eyzbnkt3t8s3sfgg","journal_id":"jnl_01m8kf2nj1ebdvmqc4jme5h5n7","settlement_id":"set_01m8kf2nj1ebdvmqc4jh4ktd50","confirmed_at":"2026-11-29T10:54:41.230Z","created_at":"2026-11-29T10:54:40.282Z","updated_at":"2026-11-29T10:54:41.230Z","version":2}}', 1795949681230);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8kf2knveqsb52wne5c9gyqj', 'org_01m8kf2mceetj8tjz73dhayt17', '01a226f1-5ba6-7786-9499-8f8e15466da4', '\x8d9b30f5cf1a4bd256e5281600e3d775b49fbe569bec28e70b8509ee423f4c2a', 200, '{"data":{"suggested":4,"applied":4,"next":null,"suggestions":[{"id":"btx_01m8kf2nmtefytb1a25t4s1r86","bank_account_id":"bac_01m8kf2mfwey2sh2xvfgj9b5x6","date":"2026-02-02","amount":-36.00,"currency":"GBP","description":"CARD SLATEWORK SOFTWARE SUBSCRIPTION","kind":"account","allocations":[],"settlement_id":null,"transfer_to_bank_account_id":null,"transfer_to_bank_account_name":null,"other_half_id":null,"account_id":"acc_01m8kf2mceetj8tjz71m94k7v4","account_code":"6210","account_name":"Software and subscriptions","vat_code":"ST","vat_amount":6.00,"confidence":0.989,"suggested_by":"text","reason":"the text names the account, standard-rated (VAT Notice 700)","applied":true,"error":null},{"id":"btx_01m8kf2nmtefytb1a2660cbx1p","bank_account_id":"bac_01m8kf2mfwey2sh2xvfgj9b5x6","date":"2026-02-18","amount":-58.40,"currency":"GBP","description":"CARD TRAINLINE.COM LONDON","kind":"account","allocations":[],"settlement_id":null,"transfer_to_bank_account_id":null,"transfer_to_bank_account_name":null,"other_half_id":null,"account_id":"acc_01m8kf2mceetj8tjz71x2b0mjx","account_code":"6300","account_name":"Travel and subsistence","vat_code":"ZR","vat_amount":0.00,"confidence":0.872,"suggested_by":"text","reason":"supplier Trainline: rail travel, zero-rated (VAT Notice 744A)","applied":true,"error":null},{"id":"btx_01m8kf2nmtefytb1a26ebrh6fw","bank_account_id":"bac_01m8kf2mfwey2sh2xvfgj9b5x6","date":"2026-03-02","amount":-36.00,"currency":"GBP","description":"CARD SLATEWORK SOFTWARE SUBSCRIPTION","kind":"account","allocations":[],"settlement_id":null,"transfer_to_bank_account_id":null,"transfer_to_bank_account_name":null,"other_half_id":null,"account_id":"acc_01m8kf2mceetj8tjz71m94k7v4","account_code":"6210","account_name":"Software and subscriptions","vat_code":"ST","vat_amount":6.00,"confidence":0.989,"suggested_by":"text","reason":"the text names the account, standard-rated (VAT Notice 700)","applied":true,"error":null},{"id":"btx_01m8kf2nmtefytb1a26sdrmkvj","bank_account_id":"bac_01m8kf2mfwey2sh2xvfgj9b5x6","date":"2026-03-20","amount":-7.50,"currency":"GBP","description":"TOTAL CHARGES TO 19MAR2026","kind":"account","allocations":[],"settlement_id":null,"transfer_to_bank_account_id":null,"transfer_to_bank_account_name":null,"other_half_id":null,"account_id":"acc_01m8kf2mceetj8tjz72n9rqc75","account_code":"6700","account_name":"Bank charges","vat_code":"EX","vat_amount":0.00,"confidence":0.990,"suggested_by":"text","reason":"\"bank charges\": bank charges, exempt (VAT Notice 701/49)","applied":true,"error":null}]}}', 1795949682150);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8kf2knveqsb52wne5c9gyqj', 'org_01m8kf2mceetj8tjz73dhayt17', '01a226f1-6003-7234-b358-98b57f6c86c2', '\x016648deb611d2c06d919a9e9214c1169abb79a9128aa9a9613e1621a369552a', 200, '{"data":{"id":"btx_01m8kf2nmtefytb1a25t4s1r86","bank_account_id":"bac_01m8kf2mfwey2sh2xvfgj9b5x6","date":"2026-02-02","amount":-36.00,"currency":"GBP","description":"CARD SLATEWORK SOFTWARE SUBSCRIPTION","reference":null,"external_id":null,"status":"confirmed","account_id":"acc_01m8kf2mceetj8tjz71m94k7v4","vat_code":"ST","vat_amount":6.00,"vat_side":"input","net_amount":-30.00,"contact_id":null,"journal_id":"jnl_01m8kf2r0me4er0qwf7t7gm6z7","settlement_id":null,"confirmed_at":"2026-11-29T10:54:42.708Z","created_at":"2026-11-29T10:54:40.282Z","updated_at":"2026-11-29T10:54:42.708Z","version":3}}', 1795949682708);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8kf2knveqsb52wne5c9gyqj', 'org_01m8kf2mceetj8tjz73dhayt17', '01a226f1-6093-778d-9f6f-d2f957f4c701', '\x9bc412b800b1e804c5ed176f0999bcc5ae1887e6773304b8ae87509d877231b3', 200, '{"data":{"id":"btx_01m8kf2nmtefytb1a26sdrmkvj","bank_account_id":"bac_01m8kf2mfwey2sh2xvfgj9b5x6","date":"2026-03-20","amount":-7.50,"currency":"GBP","description":"TOTAL CHARGES TO 19MAR2026","reference":null,"external_id":null,"status":"confirmed","account_id":"acc_01m8kf2mceetj8tjz72n9rqc75","vat_code":"EX","vat_amount":0.00,"vat_side":"input","net_amount":-7.50,"contact_id":null,"journal_id":"jnl_01m8kf2r4re13spthkw9w2qac8","settlement_id":null,"confirmed_at":"2026-11-29T10:54:42.840Z","created_at":"2026-11-29T10:54:40.282Z","updated_at":"2026-11-29T10:54:42.840Z","version":3}}', 1795949682840);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8kf2knveqsb52wne5c9gyqj', '', 'once', '\xbd590065f8df1f619336633472911f7d86118bce11abf11de10c7d723b56911c', 202, '{"reconciliation_id":"rec_01m8kf2smge4k821r4q01c3abp","status":"queued","poll_url":"/api/v1/reconciliations/rec_01m8kf2smge4k821r4q01c3abp"}', 1795949684368);
INSERT INTO public.invoice_lines VALUES ('org_01m8kf2mceetj8tjz73dhayt17', 'inv_01m8kf2mxcerp8bpr3tj7b0t3m', 1, 'Course design, 3 days', '3', '650.00', NULL, 'acc_01m8kf2mceetj8tjz6zs5j7jfn', 'ST', NULL, 195000, 39000, 234000);
INSERT INTO public.invoice_lines VALUES ('org_01m8kf2mceetj8tjz73dhayt17', 'inv_01m8kf2mymen6bmte93t0qxkcc', 1, 'Printing of workbooks', '1', '412.00', NULL, 'acc_01m8kf2mceetj8tjz70f31gz62', 'ZR', NULL, 41200, 0, 41200);
INSERT INTO public.invoice_lines VALUES ('org_01m8kf2mceetj8tjz73dhayt17', 'inv_01m8kf2mzje2ks9p9ryjxsaxsq', 1, 'Laptop', '1', '899.00', NULL, 'acc_01m8kf2mceetj8tjz6wyzp1kjv', 'ST', NULL, 89900, 17980, 107880);
INSERT INTO public.invoice_lines VALUES ('org_01m8kf2mceetj8tjz73dhayt17', 'inv_01m8kf2n06e8jvy8825wsyzjcq', 1, 'Workbooks', '120', '7.25', NULL, 'acc_01m8kf2mceetj8tjz6zyngjre0', 'ZR', NULL, 87000, 0, 87000);
INSERT INTO public.invoice_lines VALUES ('org_01m8kf2mceetj8tjz73dhayt17', 'inv_01m8kf2n12em7th8qzykkb96pp', 1, 'Rent, January to March', '1', '1350.00', NULL, 'acc_01m8kf2mceetj8tjz715nn3z2x', 'EX', NULL, 135000, 0, 135000);
INSERT INTO public.invoice_lines VALUES ('org_01m8kf2mceetj8tjz73dhayt17', 'inv_01m8kf2n2xeaa9gyc2c6nh40vn', 1, 'Seminar room, 5 evenings', '5', '48.00', NULL, 'acc_01m8kf2megea29378m19ey8mc5', 'EX', NULL, 24000, 0, 24000);
INSERT INTO public.invoice_lines VALUES ('org_01m8kf2mceetj8tjz73dhayt17', 'inv_01m8kf2n2xeaa9gyc2c6nh40vn', 2, 'Projector', '1', '35.00', NULL, 'acc_01m8kf2mceetj8tjz6zs5j7jfn', 'ST', NULL, 3500, 700, 4200);
INSERT INTO public.invoice_lines VALUES ('org_01m8kf2mceetj8tjz73dhayt17', 'inv_01m8kf2n3tezfrzv4qm3jvfr1f', 1, 'Course for new starters', '1', '1480.00', '10', 'acc_01m8kf2mceetj8tjz6zs5j7jfn', 'ST', NULL, 133200, 26640, 159840);
INSERT INTO public.invoice_lines VALUES ('org_01m8kf2mceetj8tjz73dhayt17', 'inv_01m8kf2n4pewpahakr15k004ra', 1, 'Raised in error', '1', '500.00', NULL, 'acc_01m8kf2mceetj8tjz6zs5j7jfn', 'ST', NULL, 50000, 10000, 60000);
INSERT INTO public.invoice_lines VALUES ('org_01m8kf2mceetj8tjz73dhayt17', 'inv_01m8kf2n6aey09h5w7b1wxr16c', 1, 'A day that was not held', '1', '150.00', NULL, 'acc_01m8kf2mceetj8tjz6zs5j7jfn', 'ST', NULL, 15000, 3000, 18000);
INSERT INTO public.invoice_lines VALUES ('org_01m8kf2mceetj8tjz73dhayt17', 'inv_01m8kf2n71ezzs3ykg07krj035', 1, 'Illustration, 2 days', '2', '384.00', NULL, 'acc_01m8kf2mceetj8tjz70gx33qy2', 'ST', NULL, 64000, 12800, 76800);
INSERT INTO public.invoice_lines VALUES ('org_01m8kf2mceetj8tjz73dhayt17', 'inv_01m8kf2n7te3sby7jaxh6tmvjn', 1, 'Workbooks', '24', '7.25', NULL, 'acc_01m8kf2mceetj8tjz6zyngjre0', 'ZR', NULL, 17400, 0, 17400);
INSERT INTO public.invoice_lines VALUES ('org_01m8kf2mceetj8tjz73dhayt17', 'inv_01m8kf2n7te3sby7jaxh6tmvjn', 2, 'Half a day of course design', '0.5', '650.00', NULL, 'acc_01m8kf2mceetj8tjz6zs5j7jfn', 'ST', NULL, 32500, 6500, 39000);
INSERT INTO public.invoices VALUES ('inv_01m8kf2n71ezzs3ykg07krj035', 'org_01m8kf2mceetj8tjz73dhayt17', 'purchase', 'invoice', 'issued', 'FR-1209', 'con_01m8kf2mqse1rbdgt052eyap19', '2026-03-24', '2026-04-23', 'inclusive', NULL, NULL, 64000, 12800, 76800, 0, 0, 'issued', 'jnl_01m8kf2n71ezzs3ykg0a75kgf5', NULL, NULL, 'fr-1209', 1795949679841, 1795949679841, 1, '9999-99-99', 0, NULL, NULL, NULL);
INSERT INTO public.invoices VALUES ('inv_01m8kf2n7te3sby7jaxh6tmvjn', 'org_01m8kf2mceetj8tjz73dhayt17', 'sales', 'invoice', 'issued', 'INV-0006', 'con_01m8kf2mj9emwaepm3ztvtj0zx', '2026-03-27', '2026-04-26', 'exclusive', NULL, NULL, 49900, 6500, 56400, 0, 0, 'issued', 'jnl_01m8kf2n7te3sby7jaxqfdtf96', NULL, NULL, 'inv-0006', 1795949679866, 1795949679866, 1, '9999-99-99', 0, NULL, NULL, NULL);
INSERT INTO public.invoices VALUES ('inv_01m8kf2n4pewpahakr15k004ra', 'org_01m8kf2mceetj8tjz73dhayt17', 'sales', 'invoice', 'void', 'INV-0005', 'con_01m8kf2mm3ezpspyqa1peb6g95', '2026-03-03', '2026-04-02', 'exclusive', NULL, NULL, 50000, 10000, 60000, 0, 0, 'issued', 'jnl_01m8kf2n4pewpahakr192hfnyw', '2026-03-03', 'jnl_01m8kf2nb1ej4v1rrtjrtnexfb', 'inv-0005', 1795949679766, 1795949679969, 2, '2026-03-03', 0, NULL, NULL, NULL);
INSERT INTO public.invoices VALUES ('inv_01m8kf2n6aey09h5w7b1wxr16c', 'org_01m8kf2mceetj8tjz73dhayt17', 'sales', 'credit_note', 'issued', 'CN-0001', 'con_01m8kf2mm3ezpspyqa1peb6g95', '2026-03-12', '2026-03-12', 'exclusive', 'INV-0004', NULL, 15000, 3000, 18000, 0, 18000, 'issued', 'jnl_01m8kf2n6aey09h5w7b5ycajfa', NULL, NULL, 'cn-0001
inv-0004', 1795949679818, 1795949680059, 2, '2026-03-12', 1, '2026-03-12', '2026-03-12', NULL);
INSERT INTO public.invoices VALUES ('inv_01m8kf2n2xeaa9gyc2c6nh40vn', 'org_01m8kf2mceetj8tjz73dhayt17', 'sales', 'invoice', 'issued', 'INV-0003', 'con_01m8kf2mk5eyzbnkt3t8s3sfgg', '2026-02-09', '2026-03-11', 'exclusive', NULL, NULL, 27500, 700, 28200, 28200, 0, 'issued', 'jnl_01m8kf2n2xeaa9gyc2cbq71gtn', NULL, NULL, 'inv-0003', 1795949679709, 1795949680193, 2, '2026-03-06', 1, '2026-03-06', '2026-03-06', NULL);
INSERT INTO public.invoices VALUES ('inv_01m8kf2mzje2ks9p9ryjxsaxsq', 'org_01m8kf2mceetj8tjz73dhayt17', 'purchase', 'invoice', 'issued', 'TB-0117', 'con_01m8kf2mnne1kr8d5gccr0zr3h', '2026-01-21', '2026-02-20', 'exclusive', NULL, NULL, 89900, 17980, 107880, 107880, 0, 'issued', 'jnl_01m8kf2mzje2ks9p9ryps9c3ez', NULL, NULL, 'tb-0117', 1795949679602, 1795949680429, 2, '2026-01-22', 1, '2026-01-22', '2026-01-22', NULL);
INSERT INTO public.invoices VALUES ('inv_01m8kf2n12em7th8qzykkb96pp', 'org_01m8kf2mceetj8tjz73dhayt17', 'purchase', 'invoice', 'issued', 'HL-33', 'con_01m8kf2mphek7vmpxs176w2149', '2026-02-01', '2026-03-03', 'exclusive', NULL, NULL, 135000, 0, 135000, 135000, 0, 'issued', 'jnl_01m8kf2n12em7th8qzynfxre9y', NULL, NULL, 'hl-33', 1795949679650, 1795949680694, 2, '2026-02-10', 1, '2026-02-10', '2026-02-10', NULL);
INSERT INTO public.invoices VALUES ('inv_01m8kf2mxcerp8bpr3tj7b0t3m', 'org_01m8kf2mceetj8tjz73dhayt17', 'sales', 'invoice', 'issued', 'INV-0001', 'con_01m8kf2mj9emwaepm3ztvtj0zx', '2026-01-15', '2026-02-14', 'exclusive', NULL, NULL, 195000, 39000, 234000, 234000, 0, 'issued', 'jnl_01m8kf2mxcerp8bpr3tpaad9sm', NULL, NULL, 'inv-0001', 1795949679532, 1795949680850, 3, '2026-02-16', 2, '2026-01-30', '2026-02-16', NULL);
INSERT INTO public.invoices VALUES ('inv_01m8kf2n06e8jvy8825wsyzjcq', 'org_01m8kf2mceetj8tjz73dhayt17', 'sales', 'invoice', 'issued', 'INV-0002', 'con_01m8kf2mj9emwaepm3ztvtj0zx', '2026-01-28', '2026-02-27', 'exclusive', NULL, NULL, 87000, 0, 87000, 87000, 0, 'issued', 'jnl_01m8kf2n06e8jvy882623vbdpm', NULL, NULL, 'inv-0002', 1795949679622, 1795949680850, 2, '2026-02-16', 1, '2026-02-16', '2026-02-16', NULL);
INSERT INTO public.invoices VALUES ('inv_01m8kf2mymen6bmte93t0qxkcc', 'org_01m8kf2mceetj8tjz73dhayt17', 'purchase', 'invoice', 'issued', 'PX-881', 'con_01m8kf2mmvenx86daxgzcmfesh', '2026-01-20', '2026-02-19', 'exclusive', NULL, NULL, 41200, 0, 41200, 40000, 0, 'issued', 'jnl_01m8kf2mymen6bmte93x10y1g8', NULL, NULL, 'px-881', 1795949679574, 1795949680954, 2, '9999-99-99', 1, '2026-02-27', '2026-02-27', NULL);
INSERT INTO public.invoices VALUES ('inv_01m8kf2n3tezfrzv4qm3jvfr1f', 'org_01m8kf2mceetj8tjz73dhayt17', 'sales', 'invoice', 'issued', 'INV-0004', 'con_01m8kf2mm3ezpspyqa1peb6g95', '2026-02-20', '2026-03-22', 'exclusive', NULL, NULL, 133200, 26640, 159840, 141840, 18000, 'issued', 'jnl_01m8kf2n3tezfrzv4qm7svjjk1', NULL, NULL, 'inv-0004', 1795949679738, 1795949681051, 3, '2026-03-16', 2, '2026-03-12', '2026-03-16', NULL);
INSERT INTO public.jobs VALUES ('rec_01m8kf2smge4k821r4q01c3abp', 'reconcile', 1, 'usr_01m8kf2knveqsb52wne5c9gyqj', 'key_01m8kf2kraeves6wzv18jkqfh5', 'completed', 3, 0, 1, 1, NULL, NULL, '01a226f166a670aa9c3001eea41d28e8', 3, NULL, 1795949684368, 1795949684374, 1795949684390, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8kf2mceetj8tjz73dhayt17', 1, 1, 'acc_01m8kf2mceetj8tjz6xxbak4fq', 1000000, NULL, NULL, 0, 0, '2026-01-01', NULL);
INSERT INTO public.journal_lines VALUES ('org_01m8kf2mceetj8tjz73dhayt17', 1, 2, 'acc_01m8kf2mceetj8tjz6zmhsaxrf', -1000000, NULL, NULL, 0, 0, '2026-01-01', NULL);
INSERT INTO public.journal_lines VALUES ('org_01m8kf2mceetj8tjz73dhayt17', 2, 1, 'acc_01m8kf2mceetj8tjz6xjygcwwv', 234000, NULL, NULL, 0, 0, '2026-01-15', NULL);
INSERT INTO public.journal_lines VALUES ('org_01m8kf2mceetj8tjz73dhayt17', 2, 2, 'acc_01m8kf2mceetj8tjz6zs5j7jfn', -195000, 'Course design, 3 days', 'ST', 39000, 0, '2026-01-15', 'output');
INSERT INTO public.journal_lines VALUES ('org_01m8kf2mceetj8tjz73dhayt17', 2, 3, 'acc_01m8kf2mdmesztmej6sn5xeg14', -39000, NULL, 'ST', 0, 1, '2026-01-15', NULL);
INSERT INTO public.journal_lines VALUES ('org_01m8kf2mceetj8tjz73dhayt17', 3, 1, 'acc_01m8kf2mceetj8tjz6y6k5b8sp', -41200, NULL, NULL, 0, 0, '2026-01-20', NULL);
INSERT INTO public.journal_lines VALUES ('org_01m8kf2mceetj8tjz73dhayt17', 3, 2, 'acc_01m8kf2mceetj8tjz70f31gz62', 41200, 'Printing of workbooks', 'ZR', 0, 0, '2026-01-20', 'input');
INSERT INTO public.journal_lines VALUES ('org_01m8kf2mceetj8tjz73dhayt17', 4, 1, 'acc_01m8kf2mceetj8tjz6y6k5b8sp', -107880, NULL, NULL, 0, 0, '2026-01-21', NULL);
INSERT INTO public.journal_lines VALUES ('org_01m8kf2mceetj8tjz73dhayt17', 4, 2, 'acc_01m8kf2mceetj8tjz6wyzp1kjv', 89900, 'Laptop', 'ST', 17980, 0, '2026-01-21', 'input');
INSERT INTO public.journal_lines VALUES ('org_01m8kf2mceetj8tjz73dhayt17', 4, 3, 'acc_01m8kf2mdmesztmej6sn5xeg14', 17980, NULL, 'ST', 0, 1, '2026-01-21', NULL);
INSERT INTO public.journal_lines VALUES ('org_01m8kf2mceetj8tjz73dhayt17', 5, 1, 'acc_01m8kf2mceetj8tjz6xjygcwwv', 87000, NULL, NULL, 0, 0, '2026-01-28', NULL);
INSERT INTO public.journal_lines VALUES ('org_01m8kf2mceetj8tjz73dhayt17', 5, 2, 'acc_01m8kf2mceetj8tjz6zyngjre0', -87000, 'Workbooks', 'ZR', 0, 0, '2026-01-28', 'output');
INSERT INTO public.journal_lines VALUES ('org_01m8kf2mceetj8tjz73dhayt17', 6, 1, 'acc_01m8kf2mceetj8tjz6y6k5b8sp', -135000, NULL, NULL, 0, 0, '2026-02-01', NULL);
INSERT INTO public.journal_lines VALUES ('org_01m8kf2mceetj8tjz73dhayt17', 6, 2, 'acc_01m8kf2mceetj8tjz715nn3z2x', 135000, 'Rent, January to March', 'EX', 0, 0, '2026-02-01', 'input');
INSERT INTO public.journal_lines VALUES ('org_01m8kf2mceetj8tjz73dhayt17', 7, 1, 'acc_01m8kf2mceetj8tjz6xjygcwwv', 28200, NULL, NULL, 0, 0, '2026-02-09', NULL);
INSERT INTO public.journal_lines VALUES ('org_01m8kf2mceetj8tjz73dhayt17', 7, 2, 'acc_01m8kf2megea29378m19ey8mc5', -24000, 'Seminar room, 5 evenings', 'EX', 0, 0, '2026-02-09', 'output');
INSERT INTO public.journal_lines VALUES ('org_01m8kf2mceetj8tjz73dhayt17', 7, 3, 'acc_01m8kf2mceetj8tjz6zs5j7jfn', -3500, 'Projector', 'ST', 700, 0, '2026-02-09', 'output');
INSERT INTO public.journal_lines VALUES ('org_01m8kf2mceetj8tjz73dhayt17', 7, 4, 'acc_01m8kf2mdmesztmej6sn5xeg14', -700, NULL, 'ST', 0, 1, '2026-02-09', NULL);
INSERT INTO public.journal_lines VALUES ('org_01m8kf2mceetj8tjz73dhayt17', 8, 1, 'acc_01m8kf2mceetj8tjz6xjygcwwv', 159840, NULL, NULL, 0, 0, '2026-02-20', NULL);
INSERT INTO public.journal_lines VALUES ('org_01m8kf2mceetj8tjz73dhayt17', 8, 2, 'acc_01m8kf2mceetj8tjz6zs5j7jfn', -133200, 'Course for new starters', 'ST', 26640, 0, '2026-02-20', 'output');
INSERT INTO public.journal_lines VALUES ('org_01m8kf2mceetj8tjz73dhayt17', 8, 3, 'acc_01m8kf2mdmesztmej6sn5xeg14', -26640, NULL, 'ST', 0, 1, '2026-02-20', NULL);
INSERT INTO public.journal_lines VALUES ('org_01m8kf2mceetj8tjz73dhayt17', 9, 1, 'acc_01m8kf2mceetj8tjz6xjygcwwv', 60000, NULL, NULL, 0, 0, '2026-03-03', NULL);
INSERT INTO public.journal_lines VALUES ('org_01m8kf2mceetj8tjz73dhayt17', 9, 2, 'acc_01m8kf2mceetj8tjz6zs5j7jfn', -50000, 'Raised in error', 'ST', 10000, 0, '2026-03-03', 'output');
INSERT INTO public.journal_lines VALUES ('org_01m8kf2mceetj8tjz73dhayt17', 9, 3, 'acc_01m8kf2mdmesztmej6sn5xeg14', -10000, NULL, 'ST', 0, 1, '2026-03-03', NULL);
INSERT INTO public.journal_lines VALUES ('org_01m8kf2mceetj8tjz73dhayt17', 10, 1, 'acc_01m8kf2mceetj8tjz6xjygcwwv', -18000, NULL, NULL, 0, 0, '2026-03-12', NULL);
INSERT INTO public.journal_lines VALUES ('org_01m8kf2mceetj8tjz73dhayt17', 10, 2, 'acc_01m8kf2mceetj8tjz6zs5j7jfn', 15000, 'A day that was not held', 'ST', 3000, 0, '2026-03-12', 'output');
INSERT INTO public.journal_lines VALUES ('org_01m8kf2mceetj8tjz73dhayt17', 10, 3, 'acc_01m8kf2mdmesztmej6sn5xeg14', 3000, NULL, 'ST', 0, 1, '2026-03-12', NULL);
INSERT INTO public.journal_lines VALUES ('org_01m8kf2mceetj8tjz73dhayt17', 11, 1, 'acc_01m8kf2mceetj8tjz6y6k5b8sp', -76800, NULL, NULL, 0, 0, '2026-03-24', NULL);
INSERT INTO public.journal_lines VALUES ('org_01m8kf2mceetj8tjz73dhayt17', 11, 2, 'acc_01m8kf2mceetj8tjz70gx33qy2', 64000, 'Illustration, 2 days', 'ST', 12800, 0, '2026-03-24', 'input');
INSERT INTO public.journal_lines VALUES ('org_01m8kf2mceetj8tjz73dhayt17', 11, 3, 'acc_01m8kf2mdmesztmej6sn5xeg14', 12800, NULL, 'ST', 0, 1, '2026-03-24', NULL);
INSERT INTO public.journal_lines VALUES ('org_01m8kf2mceetj8tjz73dhayt17', 12, 1, 'acc_01m8kf2mceetj8tjz6xjygcwwv', 56400, NULL, NULL, 0, 0, '2026-03-27', NULL);
INSERT INTO public.journal_lines VALUES ('org_01m8kf2mceetj8tjz73dhayt17', 12, 2, 'acc_01m8kf2mceetj8tjz6zyngjre0', -17400, 'Workbooks', 'ZR', 0, 0, '2026-03-27', 'output');
INSERT INTO public.journal_lines VALUES ('org_01m8kf2mceetj8tjz73dhayt17', 12, 3, 'acc_01m8kf2mceetj8tjz6zs5j7jfn', -32500, 'Half a day of course design', 'ST', 6500, 0, '2026-03-27', 'output');
INSERT INTO public.journal_lines VALUES ('org_01m8kf2mceetj8tjz73dhayt17', 12, 4, 'acc_01m8kf2mdmesztmej6sn5xeg14', -6500, NULL, 'ST', 0, 1, '2026-03-27', NULL);
INSERT INTO public.journal_lines VALUES ('org_01m8kf2mceetj8tjz73dhayt17', 13, 1, 'acc_01m8kf2mceetj8tjz6xjygcwwv', -60000, NULL, NULL, 0, 0, '2026-03-03', NULL);
INSERT INTO public.journal_lines VALUES ('org_01m8kf2mceetj8tjz73dhayt17', 13, 2, 'acc_01m8kf2mceetj8tjz6zs5j7jfn', 50000, 'Raised in error', 'ST', 10000, 0, '2026-03-03', 'output');
INSERT INTO public.journal_lines VALUES ('org_01m8kf2mceetj8tjz73dhayt17', 13, 3, 'acc_01m8kf2mdmesztmej6sn5xeg14', 10000, NULL, 'ST', 0, 1, '2026-03-03', NULL);
INSERT INTO public.journal_lines VALUES ('org_01m8kf2mceetj8tjz73dhayt17', 14, 1, 'acc_01m8kf2mceetj8tjz6zmhsaxrf', 1000000, NULL, NULL, 0, 0, '2026-01-01', NULL);
INSERT INTO public.journal_lines VALUES ('org_01m8kf2mceetj8tjz73dhayt17', 14, 2, 'acc_01m8kf2mceetj8tjz6z9wevwm0', -10000, 'Share capital', NULL, 0, 0, '2026-01-01', NULL);
INSERT INTO public.journal_lines VALUES ('org_01m8kf2mceetj8tjz73dhayt17', 14, 3, 'acc_01m8kf2mceetj8tjz6yxtcmnem', -990000, 'Lent by the director', NULL, 0, 0, '2026-01-01', NULL);
INSERT INTO public.journal_lines VALUES ('org_01m8kf2mceetj8tjz73dhayt17', 15, 1, 'acc_01m8kf2mceetj8tjz70vsype9x', 100000, NULL, NULL, 0, 0, '2026-03-31', NULL);
INSERT INTO public.journal_lines VALUES ('org_01m8kf2mceetj8tjz73dhayt17', 15, 2, 'acc_01m8kf2mceetj8tjz6ycze0qn7', -6345, 'PAYE and National Insurance', NULL, 0, 0, '2026-03-31', NULL);
INSERT INTO public.journal_lines VALUES ('org_01m8kf2mceetj8tjz73dhayt17', 15, 3, 'acc_01m8kf2mceetj8tjz6yqrxevme', -93655, 'Net pay', NULL, 0, 0, '2026-03-31', NULL);
INSERT INTO public.journal_lines VALUES ('org_01m8kf2mceetj8tjz73dhayt17', 16, 1, 'acc_01m8kf2mceetj8tjz72v6j6pat', 7492, '3 of 36 months of 899.00', NULL, 0, 0, '2026-03-31', NULL);
INSERT INTO public.journal_lines VALUES ('org_01m8kf2mceetj8tjz73dhayt17', 16, 2, 'acc_01m8kf2mceetj8tjz6x916cyyz', -7492, NULL, NULL, 0, 0, '2026-03-31', NULL);
INSERT INTO public.journal_lines VALUES ('org_01m8kf2mceetj8tjz73dhayt17', 17, 1, 'acc_01m8kf2mceetj8tjz6xjygcwwv', -28200, NULL, NULL, 0, 0, '2026-03-06', NULL);
INSERT INTO public.journal_lines VALUES ('org_01m8kf2mceetj8tjz73dhayt17', 17, 2, 'acc_01m8kf2mceetj8tjz6xxbak4fq', 28200, NULL, NULL, 0, 0, '2026-03-06', NULL);
INSERT INTO public.journal_lines VALUES ('org_01m8kf2mceetj8tjz73dhayt17', 18, 1, 'acc_01m8kf2mceetj8tjz6y6k5b8sp', 107880, NULL, NULL, 0, 0, '2026-01-22', NULL);
INSERT INTO public.journal_lines VALUES ('org_01m8kf2mceetj8tjz73dhayt17', 18, 2, 'acc_01m8kf2mceetj8tjz6xxbak4fq', -107880, NULL, NULL, 0, 0, '2026-01-22', NULL);
INSERT INTO public.journal_lines VALUES ('org_01m8kf2mceetj8tjz73dhayt17', 22, 1, 'acc_01m8kf2mceetj8tjz6y6k5b8sp', 40000, NULL, NULL, 0, 0, '2026-02-27', NULL);
INSERT INTO public.journal_lines VALUES ('org_01m8kf2mceetj8tjz73dhayt17', 22, 2, 'acc_01m8kf2mceetj8tjz6xxbak4fq', -40000, NULL, NULL, 0, 0, '2026-02-27', NULL);
INSERT INTO public.journal_lines VALUES ('org_01m8kf2mceetj8tjz73dhayt17', 24, 1, 'acc_01m8kf2mceetj8tjz6xxbak4fq', -200000, NULL, NULL, 0, 0, '2026-03-25', NULL);
INSERT INTO public.journal_lines VALUES ('org_01m8kf2mceetj8tjz73dhayt17', 24, 2, 'acc_01m8kf2mh6evp8wff6h99kpkpv', 200000, NULL, NULL, 0, 0, '2026-03-25', NULL);
INSERT INTO public.journal_lines VALUES ('org_01m8kf2mceetj8tjz73dhayt17', 25, 1, 'acc_01m8kf2mceetj8tjz6xxbak4fq', -93655, NULL, NULL, 0, 0, '2026-03-31', NULL);
INSERT INTO public.journal_lines VALUES ('org_01m8kf2mceetj8tjz73dhayt17', 25, 2, 'acc_01m8kf2mceetj8tjz6yqrxevme', 93655, NULL, NULL, 0, 0, '2026-03-31', NULL);
INSERT INTO public.journal_lines VALUES ('org_01m8kf2mceetj8tjz73dhayt17', 26, 1, 'acc_01m8kf2mceetj8tjz6xxbak4fq', -5840, NULL, NULL, 0, 0, '2026-02-18', NULL);
INSERT INTO public.journal_lines VALUES ('org_01m8kf2mceetj8tjz73dhayt17', 26, 2, 'acc_01m8kf2mceetj8tjz71x2b0mjx', 5840, NULL, 'ZR', 0, 0, '2026-02-18', 'input');
INSERT INTO public.journal_lines VALUES ('org_01m8kf2mceetj8tjz73dhayt17', 27, 1, 'acc_01m8kf2mceetj8tjz6xxbak4fq', -3600, NULL, NULL, 0, 0, '2026-03-02', NULL);
INSERT INTO public.journal_lines VALUES ('org_01m8kf2mceetj8tjz73dhayt17', 27, 2, 'acc_01m8kf2mceetj8tjz71m94k7v4', 3000, NULL, 'ST', 600, 0, '2026-03-02', 'input');
INSERT INTO public.journal_lines VALUES ('org_01m8kf2mceetj8tjz73dhayt17', 27, 3, 'acc_01m8kf2mdmesztmej6sn5xeg14', 600, NULL, 'ST', 0, 1, '2026-03-02', NULL);
INSERT INTO public.journal_lines VALUES ('org_01m8kf2mceetj8tjz73dhayt17', 19, 1, 'acc_01m8kf2mceetj8tjz6xjygcwwv', -150000, NULL, NULL, 0, 0, '2026-01-30', NULL);
INSERT INTO public.journal_lines VALUES ('org_01m8kf2mceetj8tjz73dhayt17', 19, 2, 'acc_01m8kf2mceetj8tjz6xxbak4fq', 150000, NULL, NULL, 0, 0, '2026-01-30', NULL);
INSERT INTO public.journal_lines VALUES ('org_01m8kf2mceetj8tjz73dhayt17', 20, 1, 'acc_01m8kf2mceetj8tjz6y6k5b8sp', 135000, NULL, NULL, 0, 0, '2026-02-10', NULL);
INSERT INTO public.journal_lines VALUES ('org_01m8kf2mceetj8tjz73dhayt17', 20, 2, 'acc_01m8kf2mceetj8tjz6xxbak4fq', -135000, NULL, NULL, 0, 0, '2026-02-10', NULL);
INSERT INTO public.journal_lines VALUES ('org_01m8kf2mceetj8tjz73dhayt17', 21, 1, 'acc_01m8kf2mceetj8tjz6xjygcwwv', -171000, NULL, NULL, 0, 0, '2026-02-16', NULL);
INSERT INTO public.journal_lines VALUES ('org_01m8kf2mceetj8tjz73dhayt17', 21, 2, 'acc_01m8kf2mceetj8tjz6xxbak4fq', 171000, NULL, NULL, 0, 0, '2026-02-16', NULL);
INSERT INTO public.journal_lines VALUES ('org_01m8kf2mceetj8tjz73dhayt17', 23, 1, 'acc_01m8kf2mceetj8tjz6xjygcwwv', -141840, NULL, NULL, 0, 0, '2026-03-16', NULL);
INSERT INTO public.journal_lines VALUES ('org_01m8kf2mceetj8tjz73dhayt17', 23, 2, 'acc_01m8kf2mceetj8tjz6xxbak4fq', 141840, NULL, NULL, 0, 0, '2026-03-16', NULL);
INSERT INTO public.journal_lines VALUES ('org_01m8kf2mceetj8tjz73dhayt17', 28, 1, 'acc_01m8kf2mceetj8tjz6xxbak4fq', -3600, NULL, NULL, 0, 0, '2026-02-02', NULL);
INSERT INTO public.journal_lines VALUES ('org_01m8kf2mceetj8tjz73dhayt17', 28, 2, 'acc_01m8kf2mceetj8tjz71m94k7v4', 3000, NULL, 'ST', 600, 0, '2026-02-02', 'input');
INSERT INTO public.journal_lines VALUES ('org_01m8kf2mceetj8tjz73dhayt17', 28, 3, 'acc_01m8kf2mdmesztmej6sn5xeg14', 600, NULL, 'ST', 0, 1, '2026-02-02', NULL);
INSERT INTO public.journal_lines VALUES ('org_01m8kf2mceetj8tjz73dhayt17', 29, 1, 'acc_01m8kf2mceetj8tjz6xxbak4fq', -750, NULL, NULL, 0, 0, '2026-03-20', NULL);
INSERT INTO public.journal_lines VALUES ('org_01m8kf2mceetj8tjz73dhayt17', 29, 2, 'acc_01m8kf2mceetj8tjz72n9rqc75', 750, NULL, 'EX', 0, 0, '2026-03-20', 'input');
INSERT INTO public.journal_lines VALUES ('org_01m8kf2m23er1arhzz3yk0apv1', 2, 1, 'acc_01m8kf2m23er1arhzz192hxkxs', -50000, NULL, NULL, 0, 0, '2026-03-20', NULL);
INSERT INTO public.journal_lines VALUES ('org_01m8kf2m23er1arhzz3yk0apv1', 2, 2, 'acc_01m8kf2m23er1arhzyyfm9hhrb', 50000, NULL, NULL, 0, 0, '2026-03-20', NULL);
INSERT INTO public.journal_lines VALUES ('org_01m8kf2m23er1arhzz3yk0apv1', 1, 1, 'acc_01m8kf2m23er1arhzz192hxkxs', 50000, NULL, NULL, 0, 0, '2026-03-02', NULL);
INSERT INTO public.journal_lines VALUES ('org_01m8kf2m23er1arhzz3yk0apv1', 1, 2, 'acc_01m8kf2m23er1arhzyyfm9hhrb', -50000, NULL, NULL, 0, 0, '2026-03-02', NULL);
INSERT INTO public.journals VALUES ('jnl_01m8kf2mfwey2sh2xvfs5sbwv7', 'org_01m8kf2mceetj8tjz73dhayt17', 1, '2026-01-01', 'Opening balance of Current', NULL, NULL, 'opening', NULL, 1000000, 1795949679100, 'usr_01m8kf2knveqsb52wne5c9gyqj', '\x47de60b0fd57bd75a48458051f53a3f373f9fdff6f62e7f6880577ec5596e755', 'opening balance of current', 2);
INSERT INTO public.journals VALUES ('jnl_01m8kf2mxcerp8bpr3tpaad9sm', 'org_01m8kf2mceetj8tjz73dhayt17', 2, '2026-01-15', 'Sales invoice INV-0001, Abbey Schools Trust', 'INV-0001', NULL, 'invoice', NULL, 234000, 1795949679532, 'usr_01m8kf2knveqsb52wne5c9gyqj', '\xe8957f7aaf94059cf7aa74995b155e0c246260f93322e0f84bbd0e0f9533ac0f', 'sales invoice inv-0001, abbey schools trust
inv-0001', 2);
INSERT INTO public.journals VALUES ('jnl_01m8kf2mymen6bmte93x10y1g8', 'org_01m8kf2mceetj8tjz73dhayt17', 3, '2026-01-20', 'Purchase invoice PX-881, Printwell', 'PX-881', NULL, 'invoice', NULL, 41200, 1795949679574, 'usr_01m8kf2knveqsb52wne5c9gyqj', '\xa2522c2c50be13a7c6ca6de4f148f1ad0dbd83341c32459d40f06cc62735640d', 'purchase invoice px-881, printwell
px-881', 2);
INSERT INTO public.journals VALUES ('jnl_01m8kf2mzje2ks9p9ryps9c3ez', 'org_01m8kf2mceetj8tjz73dhayt17', 4, '2026-01-21', 'Purchase invoice TB-0117, Techbarn', 'TB-0117', NULL, 'invoice', NULL, 107880, 1795949679602, 'usr_01m8kf2knveqsb52wne5c9gyqj', '\x72efacec81ab3bfeafd2ff2535568c12c282ec2d18a76012a297b9a0480e4d6f', 'purchase invoice tb-0117, techbarn
tb-0117', 2);
INSERT INTO public.journals VALUES ('jnl_01m8kf2n06e8jvy882623vbdpm', 'org_01m8kf2mceetj8tjz73dhayt17', 5, '2026-01-28', 'Sales invoice INV-0002, Abbey Schools Trust', 'INV-0002', NULL, 'invoice', NULL, 87000, 1795949679622, 'usr_01m8kf2knveqsb52wne5c9gyqj', '\xcb293c7ece5938e7636564cab38b5901fd38bdcb494d4c89acef98fcd118aab9', 'sales invoice inv-0002, abbey schools trust
inv-0002', 2);
INSERT INTO public.journals VALUES ('jnl_01m8kf2n12em7th8qzynfxre9y', 'org_01m8kf2mceetj8tjz73dhayt17', 6, '2026-02-01', 'Purchase invoice HL-33, Harcourt Lettings', 'HL-33', NULL, 'invoice', NULL, 135000, 1795949679650, 'usr_01m8kf2knveqsb52wne5c9gyqj', '\xf8e5b95c015d9ac5f6071fbac324391de0bc0705e5f934c7b731dc869a9d18cc', 'purchase invoice hl-33, harcourt lettings
hl-33', 2);
INSERT INTO public.journals VALUES ('jnl_01m8kf2n2xeaa9gyc2cbq71gtn', 'org_01m8kf2mceetj8tjz73dhayt17', 7, '2026-02-09', 'Sales invoice INV-0003, Kestrel Fitness CIC', 'INV-0003', NULL, 'invoice', NULL, 28200, 1795949679709, 'usr_01m8kf2knveqsb52wne5c9gyqj', '\xa5e28f164981148e500b6ccdb5c99a2a681f24436d6b326977404d0c6739e5d2', 'sales invoice inv-0003, kestrel fitness cic
inv-0003', 2);
INSERT INTO public.journals VALUES ('jnl_01m8kf2n3tezfrzv4qm7svjjk1', 'org_01m8kf2mceetj8tjz73dhayt17', 8, '2026-02-20', 'Sales invoice INV-0004, Marlow & Pike LLP', 'INV-0004', NULL, 'invoice', NULL, 159840, 1795949679738, 'usr_01m8kf2knveqsb52wne5c9gyqj', '\xd7b7f9fbd43cdd3734e78188335110d99809ad4e6c738a5136be0aac965c6599', 'sales invoice inv-0004, marlow & pike llp
inv-0004', 2);
INSERT INTO public.journals VALUES ('jnl_01m8kf2n4pewpahakr192hfnyw', 'org_01m8kf2mceetj8tjz73dhayt17', 9, '2026-03-03', 'Sales invoice INV-0005, Marlow & Pike LLP', 'INV-0005', NULL, 'invoice', NULL, 60000, 1795949679766, 'usr_01m8kf2knveqsb52wne5c9gyqj', '\x998989cc9211f06951ea217b8651bfb08f309c67980ca53b6f06328fb4e1c63f', 'sales invoice inv-0005, marlow & pike llp
inv-0005', 2);
INSERT INTO public.journals VALUES ('jnl_01m8kf2n6aey09h5w7b5ycajfa', 'org_01m8kf2mceetj8tjz73dhayt17', 10, '2026-03-12', 'Sales credit note CN-0001, Marlow & Pike LLP', 'CN-0001', NULL, 'invoice', NULL, 18000, 1795949679818, 'usr_01m8kf2knveqsb52wne5c9gyqj', '\xefc4acad1e7a730697ab5c457b7fdfe88c1688c1036a0f3b6327af1efb076a58', 'sales credit note cn-0001, marlow & pike llp
cn-0001', 2);
INSERT INTO public.journals VALUES ('jnl_01m8kf2n71ezzs3ykg0a75kgf5', 'org_01m8kf2mceetj8tjz73dhayt17', 11, '2026-03-24', 'Purchase invoice FR-1209, Fern & Rowe', 'FR-1209', NULL, 'invoice', NULL, 76800, 1795949679841, 'usr_01m8kf2knveqsb52wne5c9gyqj', '\xd8dd62e8287e34f8e6cc77fbf30d828b908b5372a83be29c4b7e8d85eb54ff88', 'purchase invoice fr-1209, fern & rowe
fr-1209', 2);
INSERT INTO public.journals VALUES ('jnl_01m8kf2n7te3sby7jaxqfdtf96', 'org_01m8kf2mceetj8tjz73dhayt17', 12, '2026-03-27', 'Sales invoice INV-0006, Abbey Schools Trust', 'INV-0006', NULL, 'invoice', NULL, 56400, 1795949679866, 'usr_01m8kf2knveqsb52wne5c9gyqj', '\x50e3560d94f31748a5d9b081a77cb34a510e788e2ce530ef6e944b71f1addf30', 'sales invoice inv-0006, abbey schools trust
inv-0006', 2);
INSERT INTO public.journals VALUES ('jnl_01m8kf2nb1ej4v1rrtjrtnexfb', 'org_01m8kf2mceetj8tjz73dhayt17', 13, '2026-03-03', 'Reversal of journal 9: Sales invoice INV-0005, Marlow & Pike LLP', 'INV-0005', NULL, 'reversal', 'jnl_01m8kf2n4pewpahakr192hfnyw', 60000, 1795949679969, 'usr_01m8kf2knveqsb52wne5c9gyqj', '\x1b1f9647558b2635181464cfdad6029ff32645cfef40c6e1759892a7d1435528', 'reversal of journal 9: sales invoice inv-0005, marlow & pike llp
inv-0005', 2);
INSERT INTO public.journals VALUES ('jnl_01m8kf2ng6et2rtfew79qvf88k', 'org_01m8kf2mceetj8tjz73dhayt17', 14, '2026-01-01', 'Opening balances', 'JV-001', 'JV-001', 'manual', NULL, 1000000, 1795949680134, 'usr_01m8kf2knveqsb52wne5c9gyqj', '\x47054decd8375150e966472ec6563624ec0d689598e13b453213ffbd84acee30', 'opening balances
jv-001', 2);
INSERT INTO public.journals VALUES ('jnl_01m8kf2ng6et2rtfew7gnqt5ff', 'org_01m8kf2mceetj8tjz73dhayt17', 15, '2026-03-31', 'March wages', 'JV-002', 'JV-002', 'manual', NULL, 100000, 1795949680134, 'usr_01m8kf2knveqsb52wne5c9gyqj', '\xa2f66624d1a9e3cb949c5c214519c2b664c6ffeeb23921cfd8cc2d47185604fe', 'march wages
jv-002', 2);
INSERT INTO public.journals VALUES ('jnl_01m8kf2ng6et2rtfew7szzvjxv', 'org_01m8kf2mceetj8tjz73dhayt17', 16, '2026-03-31', 'Depreciation of the laptop', 'JV-003', 'JV-003', 'manual', NULL, 7492, 1795949680134, 'usr_01m8kf2knveqsb52wne5c9gyqj', '\x0118193554c643e61680a9685486917948ffd3e03dfe4dc8c1dec545e98d8da1', 'depreciation of the laptop
jv-003', 2);
INSERT INTO public.journals VALUES ('jnl_01m8kf2nj1ebdvmqc4jme5h5n7', 'org_01m8kf2mceetj8tjz73dhayt17', 17, '2026-03-06', 'Receipt from Kestrel Fitness CIC', NULL, NULL, 'settlement', NULL, 28200, 1795949680193, 'usr_01m8kf2knveqsb52wne5c9gyqj', '\xb4ed11d64201f9b95a63753266a383738aab9291f815aa9479e10a61aa832d51', 'receipt from kestrel fitness cic', 2);
INSERT INTO public.journals VALUES ('jnl_01m8kf2nsdear8x48vtvt2v83d', 'org_01m8kf2mceetj8tjz73dhayt17', 18, '2026-01-22', 'FPO TECHBARN LTD TB-0117', NULL, NULL, 'settlement', NULL, 107880, 1795949680429, 'usr_01m8kf2knveqsb52wne5c9gyqj', '\x8dd2370b0bd89afd883aab4b63b118799c9f1be5627fe3b0e2251d1988700967', 'fpo techbarn ltd tb-0117', 2);
INSERT INTO public.journals VALUES ('jnl_01m8kf2nxdefw9cxa6jm682yv4', 'org_01m8kf2mceetj8tjz73dhayt17', 19, '2026-01-30', 'FPI ABBEY SCHOOLS TRUST PART INV-0001', NULL, NULL, 'settlement', NULL, 150000, 1795949680557, 'usr_01m8kf2knveqsb52wne5c9gyqj', '\xe8957951a870998acfcf75471cb5ff639d0987567d4742920c549df4c7c3b4b7', 'fpi abbey schools trust part inv-0001', 2);
INSERT INTO public.journals VALUES ('jnl_01m8kf2p1pe56vk7ehxyr09jts', 'org_01m8kf2mceetj8tjz73dhayt17', 20, '2026-02-10', 'FPO HARCOURT LETTINGS HL-33', NULL, NULL, 'settlement', NULL, 135000, 1795949680694, 'usr_01m8kf2knveqsb52wne5c9gyqj', '\x756c2e76cb93349a9702c5ff1b498417e4f51849c682c73dfd6587435641eb25', 'fpo harcourt lettings hl-33', 2);
INSERT INTO public.journals VALUES ('jnl_01m8kf2p6jegvaqcx2d82qqkdv', 'org_01m8kf2mceetj8tjz73dhayt17', 21, '2026-02-16', 'FPI ABBEY SCHOOLS TRUST INV-0001 INV-0002', NULL, NULL, 'settlement', NULL, 171000, 1795949680850, 'usr_01m8kf2knveqsb52wne5c9gyqj', '\x42707629cdf75cd6d25598f186297b6cc8c6342373ad11237d57f60e1252e6df', 'fpi abbey schools trust inv-0001 inv-0002', 2);
INSERT INTO public.journals VALUES ('jnl_01m8kf2p9tekbvbazyac9knxdz', 'org_01m8kf2mceetj8tjz73dhayt17', 22, '2026-02-27', 'FPO PRINTWELL PX-881', NULL, NULL, 'settlement', NULL, 40000, 1795949680954, 'usr_01m8kf2knveqsb52wne5c9gyqj', '\x83531ffdfb72df20fa5d73dd4eb1e26762685c95edd8c4edf9b777585ab7f804', 'fpo printwell px-881', 2);
INSERT INTO public.journals VALUES ('jnl_01m8kf2pcvet9a7depk5bptad5', 'org_01m8kf2mceetj8tjz73dhayt17', 23, '2026-03-16', 'FPI MARLOW AND PIKE LLP INV-0004 LESS CN-0001', NULL, NULL, 'settlement', NULL, 141840, 1795949681051, 'usr_01m8kf2knveqsb52wne5c9gyqj', '\xaab634aa5db0c00b6ec9f5f665ca18cd1850945b159a04b31124c613238c940f', 'fpi marlow and pike llp inv-0004 less cn-0001', 2);
INSERT INTO public.journals VALUES ('jnl_01m8kf2pp7ez8v5jz04cz6mxhg', 'org_01m8kf2mceetj8tjz73dhayt17', 24, '2026-03-25', 'TFR TO SAVINGS', NULL, NULL, 'bank', NULL, 200000, 1795949681351, 'usr_01m8kf2knveqsb52wne5c9gyqj', '\x475c85400006ffa3d06cae26971032915fe0cde40308f7f7468de98b9cdfa864', 'tfr to savings', 2);
INSERT INTO public.journals VALUES ('jnl_01m8kf2ptzexb8dqwgetx6y7w7', 'org_01m8kf2mceetj8tjz73dhayt17', 25, '2026-03-31', 'FPO J WREN NET PAY MARCH', NULL, NULL, 'bank', NULL, 93655, 1795949681503, 'usr_01m8kf2knveqsb52wne5c9gyqj', '\xba57e0a498c4a3adf41eabd80ca12c280ebfed97cc3d246d1c4b9ba98d0954ea', 'fpo j wren net pay march', 2);
INSERT INTO public.journals VALUES ('jnl_01m8kf2qnvewyb25fy4apqgr6z', 'org_01m8kf2mceetj8tjz73dhayt17', 26, '2026-02-18', 'CARD TRAINLINE.COM LONDON', NULL, NULL, 'bank', NULL, 5840, 1795949682363, 'usr_01m8kf2knveqsb52wne5c9gyqj', '\x8910c443e04624dda8e374af9c98ee1b890dbb767916359a940de08641068da4', 'card trainline.com london', 2);
INSERT INTO public.journals VALUES ('jnl_01m8kf2stre3rs39ezf9gwhkyk', 'org_01m8kf2m23er1arhzz3yk0apv1', 1, '2026-03-02', 'A journal', NULL, NULL, 'manual', NULL, 50000, 1795949684568, 'usr_01m8kf2knveqsb52wne5c9gyqj', '\x3ce34a5bd663016ebc56b0593b340753dfb10f0fd6ba2a4768838d12a9b0065c', 'a journal', 2);
INSERT INTO public.journals VALUES ('jnl_01m8kf2qvfeg9b8be3qktmd3j5', 'org_01m8kf2mceetj8tjz73dhayt17', 27, '2026-03-02', 'CARD SLATEWORK SOFTWARE SUBSCRIPTION', NULL, NULL, 'bank', NULL, 3600, 1795949682543, 'usr_01m8kf2knveqsb52wne5c9gyqj', '\xa48a305f73eae3862a5e113fac9bfe9001590f2f037decb27cf9e2294799173a', 'card slatework software subscription', 2);
INSERT INTO public.journals VALUES ('jnl_01m8kf2r0me4er0qwf7t7gm6z7', 'org_01m8kf2mceetj8tjz73dhayt17', 28, '2026-02-02', 'CARD SLATEWORK SOFTWARE SUBSCRIPTION', NULL, NULL, 'bank', NULL, 3600, 1795949682708, 'usr_01m8kf2knveqsb52wne5c9gyqj', '\xfcbd4923dfd0d66fb287e2af57dca5a935ceb6a9645aea9aa7b04b723e0c54ec', 'card slatework software subscription', 2);
INSERT INTO public.journals VALUES ('jnl_01m8kf2r4re13spthkw9w2qac8', 'org_01m8kf2mceetj8tjz73dhayt17', 29, '2026-03-20', 'TOTAL CHARGES TO 19MAR2026', NULL, NULL, 'bank', NULL, 750, 1795949682840, 'usr_01m8kf2knveqsb52wne5c9gyqj', '\x6186fb69c3e0f6ae245db1b80bb27f7959d2c708e0edea55b05548638e1a4e3b', 'total charges to 19mar2026', 2);
INSERT INTO public.journals VALUES ('jnl_01m8kf2sxney2bvrp2gzk72m0c', 'org_01m8kf2m23er1arhzz3yk0apv1', 2, '2026-03-20', 'Reversal of journal 1: A journal', NULL, NULL, 'reversal', 'jnl_01m8kf2stre3rs39ezf9gwhkyk', 50000, 1795949684661, 'usr_01m8kf2knveqsb52wne5c9gyqj', '\xca7cdc1c6055bdd82184e90028e55cd6918de1a75fe098c0f7ccac6c49a6eb82', 'reversal of journal 1: a journal', 2);
INSERT INTO public.key_secrets VALUES ('\xb6f33fe17cb5cdef0ffda59f1fc359f372564aac92951b301820765a7ffc2830', 'key_01m8kf2kraeves6wzv18jkqfh5', NULL);
INSERT INTO public.key_secrets VALUES ('\x1876e662327d723ccdf7c6f0cd2c6d02c5b41919eb413db7be2f5fa8b3a55428', 'key_01m8kf2m0tej5byxarq7xaf92a', NULL);
INSERT INTO public.ledger_heads VALUES ('org_01m8kf2mceetj8tjz73dhayt17', 29, '\x6186fb69c3e0f6ae245db1b80bb27f7959d2c708e0edea55b05548638e1a4e3b', 4253177, 58, '\xa99e92d48183f90a1de44e9ce3d33122abcfb223136a7b8b78480b7f615704c8', NULL);
INSERT INTO public.ledger_heads VALUES ('org_01m8kf2m23er1arhzz3yk0apv1', 2, '\xca7cdc1c6055bdd82184e90028e55cd6918de1a75fe098c0f7ccac6c49a6eb82', 100000, 10, '\x21023edda8bf2083ee4e8f2627ff74bfd4de81027971dbb1570c17ba420fdb8b', NULL);
INSERT INTO public.members VALUES ('mem_01m8kf2m23er1arhzyxb5jfcgs', 'org_01m8kf2m23er1arhzz3yk0apv1', 'jo@example.com', 'usr_01m8kf2knveqsb52wne5c9gyqj', 'owner', 1795949678659, 1795949678659, 1);
INSERT INTO public.members VALUES ('mem_01m8kf2mceetj8tjz6wvpc2x3e', 'org_01m8kf2mceetj8tjz73dhayt17', 'jo@example.com', 'usr_01m8kf2knveqsb52wne5c9gyqj', 'owner', 1795949678990, 1795949678990, 1);
INSERT INTO public.number_sequences VALUES ('org_01m8kf2mceetj8tjz73dhayt17', 'credit_note', 1);
INSERT INTO public.number_sequences VALUES ('org_01m8kf2mceetj8tjz73dhayt17', 'invoice', 6);
INSERT INTO public.organisations VALUES ('org_01m8kf2mceetj8tjz73dhayt17', 'Wren & Marsh Ltd', 'GBP', 'GB', '03-31', 1, NULL, 'standard', NULL, 'line', 'active', '2026-03-31', 1795949678990, 1795949683329, 2, 0, '2026-03-31');
INSERT INTO public.organisations VALUES ('org_01m8kf2m23er1arhzz3yk0apv1', 'Acorn Ltd', 'GBP', 'GB', '03-31', 1, NULL, 'standard', NULL, 'line', 'active', NULL, 1795949678659, 1795949684471, 2, 1, NULL);
INSERT INTO public.queue_shares VALUES ('reconcile', 'usr_01m8kf2knveqsb52wne5c9gyqj', 0);
INSERT INTO public.queues VALUES ('coding', 0, 0);
INSERT INTO public.queues VALUES ('reconcile', 1, 0);
INSERT INTO public.security_events VALUES (1, 1795949678267, NULL, 'tieout admin users create', 'root@vm', 'user.create', 'usr_01m8kf2knveqsb52wne5c9gyqj', 'usr_01m8kf2knveqsb52wne5c9gyqj', '{}', '\xf04cb20097d8f45adb66c8e46f88db6e8f9957ec55945d044e1620df32b377b9');
INSERT INTO public.security_events VALUES (2, 1795949678346, NULL, 'tieout admin keys create', 'root@vm', 'key.create', 'key_01m8kf2kraeves6wzv18jkqfh5', 'usr_01m8kf2knveqsb52wne5c9gyqj', '{"allow_overage":false,"expires_at":null,"rate_limit":null,"scopes":["reconcile:read","reconcile:write"]}', '\x5ea1823ba9de6b5d883d1c5fcc395ae8eed8c958b72208b8328d38db28baea15');
INSERT INTO public.security_events VALUES (3, 1795949678414, NULL, 'tieout admin sessions create', 'root@vm', 'session.create', 'usr_01m8kf2knveqsb52wne5c9gyqj', 'usr_01m8kf2knveqsb52wne5c9gyqj', '{"expires_at":"2026-11-29T11:54:38.414Z"}', '\xa71d1807a432f987bf76420606c5510ef8928c65056c5c6c226c828b33dc4a14');
INSERT INTO public.security_events VALUES (4, 1795949678617, NULL, 'tieout admin keys create', 'root@vm', 'key.create', 'key_01m8kf2m0tej5byxarq7xaf92a', 'usr_01m8kf2knveqsb52wne5c9gyqj', '{"allow_overage":false,"expires_at":null,"rate_limit":null,"scopes":["ledger:read","ledger:write"]}', '\x75a8f47899700129a1f9cb69ad3bd7acb199798bd79b1f941c7f4c87743cd335');
INSERT INTO public.security_events VALUES (5, 1795949684349, NULL, 'tieout admin credits grant', 'root@vm', 'credits.grant', 'usr_01m8kf2knveqsb52wne5c9gyqj', 'usr_01m8kf2knveqsb52wne5c9gyqj', '{"amount":10,"balance":10}', '\x15d62eb5e73092f0d45b042ec3ce058e98b84fc8cfecdfd21e1a38647e7b9ad5');
INSERT INTO public.security_head VALUES (1, 5, '\x15d62eb5e73092f0d45b042ec3ce058e98b84fc8cfecdfd21e1a38647e7b9ad5', NULL);
INSERT INTO public.settlements VALUES ('set_01m8kf2nsdear8x48vtvt2v83d', 'org_01m8kf2mceetj8tjz73dhayt17', 'payment', 'purchase', 'posted', 'con_01m8kf2mnne1kr8d5gccr0zr3h', 'bac_01m8kf2mfwey2sh2xvfgj9b5x6', '2026-01-22', 107880, 107880, NULL, 'btx_01m8kf2nmtefytb1a25garxx8q', 1, 'jnl_01m8kf2nsdear8x48vtvt2v83d', NULL, NULL, '', 1795949680429, 1795949680429, 1, '2026-01-22', 1, '2026-01-22', '2026-01-22');
INSERT INTO public.settlements VALUES ('set_01m8kf2nxdefw9cxa6jm682yv4', 'org_01m8kf2mceetj8tjz73dhayt17', 'receipt', 'sales', 'posted', 'con_01m8kf2mj9emwaepm3ztvtj0zx', 'bac_01m8kf2mfwey2sh2xvfgj9b5x6', '2026-01-30', 150000, 150000, NULL, 'btx_01m8kf2nmtefytb1a25nyvww2k', 1, 'jnl_01m8kf2nxdefw9cxa6jm682yv4', NULL, NULL, '', 1795949680557, 1795949680557, 1, '2026-01-30', 1, '2026-01-30', '2026-01-30');
INSERT INTO public.settlements VALUES ('set_01m8kf2p1pe56vk7ehxyr09jts', 'org_01m8kf2mceetj8tjz73dhayt17', 'payment', 'purchase', 'posted', 'con_01m8kf2mphek7vmpxs176w2149', 'bac_01m8kf2mfwey2sh2xvfgj9b5x6', '2026-02-10', 135000, 135000, NULL, 'btx_01m8kf2nmtefytb1a25zkp4wez', 1, 'jnl_01m8kf2p1pe56vk7ehxyr09jts', NULL, NULL, '', 1795949680694, 1795949680694, 1, '2026-02-10', 1, '2026-02-10', '2026-02-10');
INSERT INTO public.settlements VALUES ('set_01m8kf2p6jegvaqcx2d82qqkdv', 'org_01m8kf2mceetj8tjz73dhayt17', 'receipt', 'sales', 'posted', 'con_01m8kf2mj9emwaepm3ztvtj0zx', 'bac_01m8kf2mfwey2sh2xvfgj9b5x6', '2026-02-16', 171000, 171000, NULL, 'btx_01m8kf2nmtefytb1a2609v4jj4', 1, 'jnl_01m8kf2p6jegvaqcx2d82qqkdv', NULL, NULL, '', 1795949680850, 1795949680850, 1, '2026-02-16', 2, '2026-02-16', '2026-02-16');
INSERT INTO public.settlements VALUES ('set_01m8kf2p9tekbvbazyac9knxdz', 'org_01m8kf2mceetj8tjz73dhayt17', 'payment', 'purchase', 'posted', 'con_01m8kf2mmvenx86daxgzcmfesh', 'bac_01m8kf2mfwey2sh2xvfgj9b5x6', '2026-02-27', 40000, 40000, NULL, 'btx_01m8kf2nmtefytb1a268my5gn6', 1, 'jnl_01m8kf2p9tekbvbazyac9knxdz', NULL, NULL, '', 1795949680954, 1795949680954, 1, '2026-02-27', 1, '2026-02-27', '2026-02-27');
INSERT INTO public.settlements VALUES ('set_01m8kf2pcvet9a7depk5bptad5', 'org_01m8kf2mceetj8tjz73dhayt17', 'receipt', 'sales', 'posted', 'con_01m8kf2mm3ezpspyqa1peb6g95', 'bac_01m8kf2mfwey2sh2xvfgj9b5x6', '2026-03-16', 141840, 141840, NULL, 'btx_01m8kf2nmtefytb1a26m4zj6dg', 1, 'jnl_01m8kf2pcvet9a7depk5bptad5', NULL, NULL, '', 1795949681051, 1795949681051, 1, '2026-03-16', 1, '2026-03-16', '2026-03-16');
INSERT INTO public.settlements VALUES ('set_01m8kf2nj1ebdvmqc4jh4ktd50', 'org_01m8kf2mceetj8tjz73dhayt17', 'receipt', 'sales', 'posted', 'con_01m8kf2mk5eyzbnkt3t8s3sfgg', 'bac_01m8kf2mfwey2sh2xvfgj9b5x6', '2026-03-06', 28200, 28200, NULL, 'btx_01m8kf2nmtefytb1a26jf270e6', 0, 'jnl_01m8kf2nj1ebdvmqc4jme5h5n7', NULL, NULL, '', 1795949680193, 1795949681230, 2, '2026-03-06', 1, '2026-03-06', '2026-03-06');
INSERT INTO public.stated_balances VALUES ('org_01m8kf2mceetj8tjz73dhayt17', 'bac_01m8kf2mfwey2sh2xvfgj9b5x6', '2026-03-31', 900715, 1795949680282);
INSERT INTO public.tax_rates VALUES ('org_01m8kf2m23er1arhzz3yk0apv1', 'ST', '2026-02-01', 190000);
INSERT INTO public.unlinked_journals VALUES ('org_01m8kf2m23er1arhzz3yk0apv1', 'btx_01m8kf2st0ef8rdrzhds3sb02c', 'jnl_01m8kf2stre3rs39ezf9gwhkyk');
INSERT INTO public.users VALUES ('usr_01m8kf2knveqsb52wne5c9gyqj', 'jo@example.com', 0, 7, 0, 1795949678267, NULL, 0);
INSERT INTO public.vat_days VALUES ('org_01m8kf2mceetj8tjz73dhayt17', '2026-01-15', 'output', '2026-01-15', 195000, 39000);
INSERT INTO public.vat_days VALUES ('org_01m8kf2mceetj8tjz73dhayt17', '2026-01-20', 'input', '2026-01-20', 41200, 0);
INSERT INTO public.vat_days VALUES ('org_01m8kf2mceetj8tjz73dhayt17', '2026-01-21', 'input', '2026-01-21', 89900, 17980);
INSERT INTO public.vat_days VALUES ('org_01m8kf2mceetj8tjz73dhayt17', '2026-01-28', 'output', '2026-01-28', 87000, 0);
INSERT INTO public.vat_days VALUES ('org_01m8kf2mceetj8tjz73dhayt17', '2026-02-01', 'input', '2026-02-01', 135000, 0);
INSERT INTO public.vat_days VALUES ('org_01m8kf2mceetj8tjz73dhayt17', '2026-02-09', 'output', '2026-02-09', 27500, 700);
INSERT INTO public.vat_days VALUES ('org_01m8kf2mceetj8tjz73dhayt17', '2026-02-20', 'output', '2026-02-20', 133200, 26640);
INSERT INTO public.vat_days VALUES ('org_01m8kf2mceetj8tjz73dhayt17', '2026-03-12', 'output', '2026-03-12', -15000, -3000);
INSERT INTO public.vat_days VALUES ('org_01m8kf2mceetj8tjz73dhayt17', '2026-03-24', 'input', '2026-03-24', 64000, 12800);
INSERT INTO public.vat_days VALUES ('org_01m8kf2mceetj8tjz73dhayt17', '2026-03-27', 'output', '2026-03-27', 49900, 6500);
INSERT INTO public.vat_days VALUES ('org_01m8kf2mceetj8tjz73dhayt17', '2026-03-03', 'output', '2026-03-03', 0, 0);
INSERT INTO public.vat_days VALUES ('org_01m8kf2mceetj8tjz73dhayt17', '2026-02-18', 'input', '2026-02-18', 5840, 0);
INSERT INTO public.vat_days VALUES ('org_01m8kf2mceetj8tjz73dhayt17', '2026-03-02', 'input', '2026-03-02', 3000, 600);
INSERT INTO public.vat_days VALUES ('org_01m8kf2mceetj8tjz73dhayt17', '2026-02-02', 'input', '2026-02-02', 3000, 600);
INSERT INTO public.vat_days VALUES ('org_01m8kf2mceetj8tjz73dhayt17', '2026-03-20', 'input', '2026-03-20', 750, 0);
INSERT INTO public.vat_entries VALUES ('org_01m8kf2mceetj8tjz73dhayt17', 2, 2, 0, '2026-01-15', '2026-01-15', '2026-01-15', 'output', 'ST', 195000, 39000, 'inv_01m8kf2mxcerp8bpr3tj7b0t3m', NULL);
INSERT INTO public.vat_entries VALUES ('org_01m8kf2mceetj8tjz73dhayt17', 3, 2, 0, '2026-01-20', '2026-01-20', '2026-01-20', 'input', 'ZR', 41200, 0, 'inv_01m8kf2mymen6bmte93t0qxkcc', NULL);
INSERT INTO public.vat_entries VALUES ('org_01m8kf2mceetj8tjz73dhayt17', 4, 2, 0, '2026-01-21', '2026-01-21', '2026-01-21', 'input', 'ST', 89900, 17980, 'inv_01m8kf2mzje2ks9p9ryjxsaxsq', NULL);
INSERT INTO public.vat_entries VALUES ('org_01m8kf2mceetj8tjz73dhayt17', 5, 2, 0, '2026-01-28', '2026-01-28', '2026-01-28', 'output', 'ZR', 87000, 0, 'inv_01m8kf2n06e8jvy8825wsyzjcq', NULL);
INSERT INTO public.vat_entries VALUES ('org_01m8kf2mceetj8tjz73dhayt17', 6, 2, 0, '2026-02-01', '2026-02-01', '2026-02-01', 'input', 'EX', 135000, 0, 'inv_01m8kf2n12em7th8qzykkb96pp', NULL);
INSERT INTO public.vat_entries VALUES ('org_01m8kf2mceetj8tjz73dhayt17', 7, 2, 0, '2026-02-09', '2026-02-09', '2026-02-09', 'output', 'EX', 24000, 0, 'inv_01m8kf2n2xeaa9gyc2c6nh40vn', NULL);
INSERT INTO public.vat_entries VALUES ('org_01m8kf2mceetj8tjz73dhayt17', 7, 3, 0, '2026-02-09', '2026-02-09', '2026-02-09', 'output', 'ST', 3500, 700, 'inv_01m8kf2n2xeaa9gyc2c6nh40vn', NULL);
INSERT INTO public.vat_entries VALUES ('org_01m8kf2mceetj8tjz73dhayt17', 8, 2, 0, '2026-02-20', '2026-02-20', '2026-02-20', 'output', 'ST', 133200, 26640, 'inv_01m8kf2n3tezfrzv4qm3jvfr1f', NULL);
INSERT INTO public.vat_entries VALUES ('org_01m8kf2mceetj8tjz73dhayt17', 9, 2, 0, '2026-03-03', '2026-03-03', '2026-03-03', 'output', 'ST', 50000, 10000, 'inv_01m8kf2n4pewpahakr15k004ra', NULL);
INSERT INTO public.vat_entries VALUES ('org_01m8kf2mceetj8tjz73dhayt17', 10, 2, 0, '2026-03-12', '2026-03-12', '2026-03-12', 'output', 'ST', -15000, -3000, 'inv_01m8kf2n6aey09h5w7b1wxr16c', NULL);
INSERT INTO public.vat_entries VALUES ('org_01m8kf2mceetj8tjz73dhayt17', 11, 2, 0, '2026-03-24', '2026-03-24', '2026-03-24', 'input', 'ST', 64000, 12800, 'inv_01m8kf2n71ezzs3ykg07krj035', NULL);
INSERT INTO public.vat_entries VALUES ('org_01m8kf2mceetj8tjz73dhayt17', 12, 2, 0, '2026-03-27', '2026-03-27', '2026-03-27', 'output', 'ZR', 17400, 0, 'inv_01m8kf2n7te3sby7jaxh6tmvjn', NULL);
INSERT INTO public.vat_entries VALUES ('org_01m8kf2mceetj8tjz73dhayt17', 12, 3, 0, '2026-03-27', '2026-03-27', '2026-03-27', 'output', 'ST', 32500, 6500, 'inv_01m8kf2n7te3sby7jaxh6tmvjn', NULL);
INSERT INTO public.vat_entries VALUES ('org_01m8kf2mceetj8tjz73dhayt17', 13, 2, 0, '2026-03-03', '2026-03-03', '2026-03-03', 'output', 'ST', -50000, -10000, 'inv_01m8kf2n4pewpahakr15k004ra', NULL);
INSERT INTO public.vat_entries VALUES ('org_01m8kf2mceetj8tjz73dhayt17', 26, 2, 0, '2026-02-18', '2026-02-18', '2026-02-18', 'input', 'ZR', 5840, 0, NULL, NULL);
INSERT INTO public.vat_entries VALUES ('org_01m8kf2mceetj8tjz73dhayt17', 27, 2, 0, '2026-03-02', '2026-03-02', '2026-03-02', 'input', 'ST', 3000, 600, NULL, NULL);
INSERT INTO public.vat_entries VALUES ('org_01m8kf2mceetj8tjz73dhayt17', 28, 2, 0, '2026-02-02', '2026-02-02', '2026-02-02', 'input', 'ST', 3000, 600, NULL, NULL);
INSERT INTO public.vat_entries VALUES ('org_01m8kf2mceetj8tjz73dhayt17', 29, 2, 0, '2026-03-20', '2026-03-20', '2026-03-20', 'input', 'EX', 750, 0, NULL, NULL);
INSERT INTO public.vat_methods VALUES ('org_01m8kf2m23er1arhzz3yk0apv1', '2026-05-01', 1, 'GB123456789', 'standard', NULL);
INSERT INTO public.vat_returns VALUES ('vrt_01m8kf2rdcerv9emqkgqrrspa7', 'org_01m8kf2mceetj8tjz73dhayt17', '2026-01-01', '2026-03-31', 'finalised', '[]', 'standard', NULL, 477600, 69840, 342690, 31980, 69840, 0, 69840, 31980, 37860, 477600, 342700, 0, 0, NULL, 1795949683208, 1795949683116, 1795949683208, 2, NULL, NULL);
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
