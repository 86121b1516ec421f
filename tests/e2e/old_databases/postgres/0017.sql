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
    IF OLD.status = 'finalised' AND TG_OP = 'UPDATE' AND NEW.status = 'draft' AND OLD.filed_at IS NULL
        AND ROW(
            NEW.id, NEW.organisation_id, NEW.date_from, NEW.date_to, NEW.adjustments, NEW.created_at
        ) IS NOT DISTINCT FROM ROW(
            OLD.id, OLD.organisation_id, OLD.date_from, OLD.date_to, OLD.adjustments, OLD.created_at
        ) AND NOT EXISTS (
            SELECT 1 FROM vat_returns r WHERE r.organisation_id = OLD.organisation_id
                AND r.status = 'finalised' AND r.date_to > OLD.date_to
        ) THEN RETURN NEW;
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
    CONSTRAINT allocations_check CHECK (((settlement_id IS NULL) OR (credit_note_id IS NULL))),
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
    written_off bigint DEFAULT 0 NOT NULL,
    relieved bigint DEFAULT 0 NOT NULL,
    vat_relieved bigint DEFAULT 0 NOT NULL,
    CONSTRAINT invoices_amounts_are_check CHECK ((amounts_are = ANY (ARRAY['exclusive'::text, 'inclusive'::text]))),
    CONSTRAINT invoices_check CHECK (((net_total + vat_total) = gross_total)),
    CONSTRAINT invoices_check1 CHECK ((((paid + credited) = 0) OR ((paid + credited) <= gross_total))),
    CONSTRAINT invoices_check2 CHECK (((status <> 'issued'::text) OR ((journal_id IS NOT NULL) AND (number IS NOT NULL)))),
    CONSTRAINT invoices_check3 CHECK (((status <> 'draft'::text) OR (journal_id IS NULL))),
    CONSTRAINT invoices_check4 CHECK (((void_journal_id IS NOT NULL) = ((status = 'void'::text) AND (journal_id IS NOT NULL)))),
    CONSTRAINT invoices_check5 CHECK (((void_date IS NOT NULL) = (status = 'void'::text))),
    CONSTRAINT invoices_check6 CHECK (((status = 'issued'::text) OR ((paid + credited) = 0))),
    CONSTRAINT invoices_check7 CHECK (((written_off >= 0) AND (written_off <= credited))),
    CONSTRAINT invoices_check8 CHECK (((relieved >= 0) AND ((relieved = 0) OR (relieved <= (((gross_total - paid) - credited) + written_off))))),
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
    vat_kind text COLLATE pg_catalog."C",
    vat_in_cost bigint DEFAULT 0 NOT NULL,
    CONSTRAINT journal_lines_amount_check CHECK ((amount <> 0)),
    CONSTRAINT journal_lines_is_generated_check CHECK ((is_generated = ANY (ARRAY[(0)::bigint, (1)::bigint]))),
    CONSTRAINT journal_lines_line_check CHECK ((line > 0)),
    CONSTRAINT journal_lines_vat_amount_check CHECK ((vat_amount >= 0)),
    CONSTRAINT journal_lines_vat_in_cost_check CHECK ((vat_in_cost >= 0)),
    CONSTRAINT journal_lines_vat_kind_check CHECK ((vat_kind = ANY (ARRAY['reverse_charge'::text, 'domestic_reverse_charge'::text, 'import_postponed'::text, 'outside_uk'::text, 'outside_scope'::text]))),
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
    own_codes bigint DEFAULT 0 NOT NULL,
    CONSTRAINT organisations_check CHECK (((vat_scheme = 'none'::text) = (vat_registered = 0))),
    CONSTRAINT organisations_check1 CHECK (((vat_scheme = 'flat_rate'::text) = (flat_rate_percent IS NOT NULL))),
    CONSTRAINT organisations_own_codes_check CHECK ((own_codes >= 0)),
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
CREATE TABLE public.tax_codes (
    organisation_id text NOT NULL COLLATE pg_catalog."C",
    code text NOT NULL COLLATE pg_catalog."C",
    name text NOT NULL,
    kind text NOT NULL COLLATE pg_catalog."C",
    rate bigint NOT NULL,
    recoverable bigint NOT NULL,
    effective_from text NOT NULL COLLATE pg_catalog."C",
    effective_to text COLLATE pg_catalog."C",
    created_at bigint NOT NULL,
    updated_at bigint NOT NULL,
    version bigint NOT NULL,
    CONSTRAINT tax_codes_check CHECK ((effective_to >= effective_from)),
    CONSTRAINT tax_codes_kind_check CHECK ((kind = ANY (ARRAY['standard'::text, 'reverse_charge'::text, 'domestic_reverse_charge'::text, 'import_postponed'::text, 'outside_uk'::text, 'outside_scope'::text]))),
    CONSTRAINT tax_codes_rate_check CHECK (((rate >= 0) AND (rate <= 1000000))),
    CONSTRAINT tax_codes_recoverable_check CHECK (((recoverable >= 0) AND (recoverable <= 1000000))),
    CONSTRAINT tax_codes_version_check CHECK ((version > 0))
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
CREATE TABLE public.unpaid_vat (
    id text NOT NULL COLLATE pg_catalog."C",
    organisation_id text NOT NULL COLLATE pg_catalog."C",
    invoice_id text NOT NULL COLLATE pg_catalog."C",
    act text NOT NULL,
    date text NOT NULL COLLATE pg_catalog."C",
    amount bigint NOT NULL,
    vat bigint NOT NULL,
    account_id text NOT NULL COLLATE pg_catalog."C",
    reason text,
    journal_id text COLLATE pg_catalog."C",
    void_date text COLLATE pg_catalog."C",
    void_journal_id text COLLATE pg_catalog."C",
    created_at bigint NOT NULL,
    CONSTRAINT unpaid_vat_amount_check CHECK ((amount <> 0)),
    CONSTRAINT unpaid_vat_check CHECK (((void_journal_id IS NULL) OR (void_date IS NOT NULL)))
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
    kind text NOT NULL COLLATE pg_catalog."C",
    CONSTRAINT vat_days_kind_check CHECK ((kind = ANY (ARRAY['standard'::text, 'reverse_charge'::text, 'domestic_reverse_charge'::text, 'import_postponed'::text, 'outside_uk'::text]))),
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
    kind text NOT NULL COLLATE pg_catalog."C",
    CONSTRAINT vat_entries_check CHECK (((part > 0) OR (allocation_id IS NULL))),
    CONSTRAINT vat_entries_check1 CHECK (((part = 0) OR ((invoice_id IS NOT NULL) AND (vat_date IS NOT NULL)))),
    CONSTRAINT vat_entries_check2 CHECK (((kind = 'standard'::text) OR ((part = 0) AND (vat_date IS NOT NULL)))),
    CONSTRAINT vat_entries_kind_check CHECK ((kind = ANY (ARRAY['standard'::text, 'reverse_charge'::text, 'domestic_reverse_charge'::text, 'import_postponed'::text, 'outside_uk'::text]))),
    CONSTRAINT vat_entries_line_check CHECK ((line > 0)),
    CONSTRAINT vat_entries_part_check CHECK ((part >= 0)),
    CONSTRAINT vat_entries_side_check CHECK ((side = ANY (ARRAY['output'::text, 'input'::text]))),
    CONSTRAINT vat_entries_vat_code_check CHECK ((vat_code <> 'NV'::text))
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
CREATE TABLE public.write_offs (
    allocation_id text NOT NULL COLLATE pg_catalog."C",
    organisation_id text NOT NULL COLLATE pg_catalog."C",
    invoice_id text NOT NULL COLLATE pg_catalog."C",
    date text NOT NULL COLLATE pg_catalog."C",
    amount bigint NOT NULL,
    account_id text NOT NULL COLLATE pg_catalog."C",
    reason text,
    journal_id text NOT NULL COLLATE pg_catalog."C",
    void_date text COLLATE pg_catalog."C",
    void_journal_id text COLLATE pg_catalog."C",
    created_at bigint NOT NULL,
    CONSTRAINT write_offs_amount_check CHECK ((amount > 0)),
    CONSTRAINT write_offs_check CHECK (((void_date IS NULL) = (void_journal_id IS NULL)))
);
INSERT INTO public._sqlx_migrations VALUES (1, 'platform', '2026-11-29 11:36:39.900163+00', true, '\x56c81ff92db5a60532a52e529ddcd2b3714beb82ec59181bf95986d52f268197171d205459743abb4151461a41566020', 28554965);
INSERT INTO public._sqlx_migrations VALUES (2, 'ledger', '2026-11-29 11:36:39.929557+00', true, '\x9dbce99dbcc48220e29e165be44645571133eb94388b7c8f75e291d52a3fb0f2eb2c984f32b101e0c87036b784fa257a', 23778833);
INSERT INTO public._sqlx_migrations VALUES (3, 'banking', '2026-11-29 11:36:39.95395+00', true, '\xaf7a63db1c79803920e379cde8dba5f12d6e3b18db971dc1a293319bba674be00693191dc100b8bd945b6d377ad9a22d', 13883571);
INSERT INTO public._sqlx_migrations VALUES (4, 'documents', '2026-11-29 11:36:39.968263+00', true, '\x2a0daa78186f0765af84764908dc9a70ee4b78006a4a83d772ac42dc7a5b36b224f48b1fd4dfa469253d5cb5c2e9ca87', 24730668);
INSERT INTO public._sqlx_migrations VALUES (5, 'vat', '2026-11-29 11:36:39.993493+00', true, '\x4aa7049bf04573185ba6c20a2b727e74cee0bea158d32fe08ba75b1be5d9790198c677fa5fee6e4112e4acdac9498cca', 11580472);
INSERT INTO public._sqlx_migrations VALUES (6, 'audit_chain', '2026-11-29 11:36:40.005475+00', true, '\x4d36e58febb07026c335df03ce24cb09228b213cb5db12a86a78bc44ad11337d09c026e139287d13faaf63730a1c89c9', 1492814);
INSERT INTO public._sqlx_migrations VALUES (7, 'access', '2026-11-29 11:36:40.007177+00', true, '\x2eeca1ccffb48ab78e8df0e2eead3b622a4b3d0f46b423c7f57f69d1f0f8c9534c8c11820d61dae3384b0a4303051415', 1168879);
INSERT INTO public._sqlx_migrations VALUES (8, 'evidence', '2026-11-29 11:36:40.008473+00', true, '\x6cf31930df5c41ea88b5aeb1f3b4691e614757b17e6cff355e989e759d9887903140b39b1e7bab1abb9de400a8ee3d4a', 5198375);
INSERT INTO public._sqlx_migrations VALUES (9, 'key_limits', '2026-11-29 11:36:40.013982+00', true, '\x8d2b63c9f54a4d5036ef7db3df10163c1b670c14e1a1a23f358abe4fb29a936555691946c1d80b582ba8665cba94bada', 498323);
INSERT INTO public._sqlx_migrations VALUES (10, 'daemons', '2026-11-29 11:36:40.014616+00', true, '\xf167388ccc0e720fedd761f18412562455d3b5f02c8245daed2c86611c166b0c07a0d183c5d93ff1ca635feb999240f7', 1461290);
INSERT INTO public._sqlx_migrations VALUES (11, 'account_groups', '2026-11-29 11:36:40.016236+00', true, '\x1d6618f41880c17f3a4d0a808cc2e04e93a4b0cedd211272e0527dd571364df4118646f9be6c92bed859d689754a7190', 798811);
INSERT INTO public._sqlx_migrations VALUES (12, 'vat_methods', '2026-11-29 11:36:40.017173+00', true, '\x99e26e93dba4848ecc562b370a13e50dffb39526e7d1c5ac35ac1912df6f209c32acb92b0d1e667853e35dbc2753edd3', 16369607);
INSERT INTO public._sqlx_migrations VALUES (13, 'vat_sides', '2026-11-29 11:36:40.034173+00', true, '\x082ae0a6f2a83e142989b626ce008ce395545eab3c293103de988b117fe07b87cce95172a383a665eecbc5874eaa972b', 2558592);
INSERT INTO public._sqlx_migrations VALUES (14, 'seals', '2026-11-29 11:36:40.036894+00', true, '\xcd6d761352ae43842dec8f928bd8fa5c8cb7b305892cfd8f371ad93b488f138787a1ecee1d5c4a56e4640d82c12881c1', 1173543);
INSERT INTO public._sqlx_migrations VALUES (15, 'bad_debts', '2026-11-29 11:36:40.038238+00', true, '\x8bc42b7d9a05b9ba9560c7aa9789f41090067d1d93e36b42fdebc36357d34148bbefe609b3fe0f77240ed29937ada87b', 11975713);
INSERT INTO public._sqlx_migrations VALUES (16, 'vat_reopening', '2026-11-29 11:36:40.050512+00', true, '\xaca9e6963c3d01249489a446668b8cb56254f04f3a5539bd7e663ca83adcf704b02a7dbeeb005935b5647edc1aa07e53', 1482561);
INSERT INTO public._sqlx_migrations VALUES (17, 'tax_codes', '2026-11-29 11:36:40.052157+00', true, '\x63d62d8dea52294e1ce5a90ed7d86ca6111546a2fedcfa855bf53805f90d269253f3eaf4fd5a38e0befbe7b9f071ac49', 7200762);
INSERT INTO public.account_days VALUES ('org_01m8khfqj5ey6tv71zmfzyj3c0', '2026-01-01', 'acc_01m8khfqj4e83tngyg1xgftmvs', 1000000, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8khfqj5ey6tv71zmfzyj3c0', '2026-01-15', 'acc_01m8khfqj4e83tngyg1k1d1zpk', 234000, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8khfqj5ey6tv71zmfzyj3c0', '2026-01-15', 'acc_01m8khfqj4e83tngyg3ry3rn1m', 0, 195000, 1);
INSERT INTO public.account_days VALUES ('org_01m8khfqj5ey6tv71zmfzyj3c0', '2026-01-15', 'acc_01m8khfqmnedgadnz2372nx6y0', 0, 39000, 1);
INSERT INTO public.account_days VALUES ('org_01m8khfqj5ey6tv71zmfzyj3c0', '2026-01-20', 'acc_01m8khfqj4e83tngyg2486m2hm', 0, 41200, 1);
INSERT INTO public.account_days VALUES ('org_01m8khfqj5ey6tv71zmfzyj3c0', '2026-01-20', 'acc_01m8khfqj4e83tngyg4e6tabyv', 41200, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8khfqj5ey6tv71zmfzyj3c0', '2026-01-21', 'acc_01m8khfqj4e83tngyg0wrq7dx3', 89900, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8khfqj5ey6tv71zmfzyj3c0', '2026-01-21', 'acc_01m8khfqj4e83tngyg2486m2hm', 0, 107880, 1);
INSERT INTO public.account_days VALUES ('org_01m8khfqj5ey6tv71zmfzyj3c0', '2026-01-21', 'acc_01m8khfqmnedgadnz2372nx6y0', 17980, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8khfqj5ey6tv71zmfzyj3c0', '2026-01-28', 'acc_01m8khfqj4e83tngyg1k1d1zpk', 87000, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8khfqj5ey6tv71zmfzyj3c0', '2026-01-28', 'acc_01m8khfqj4e83tngyg3wx86t8a', 0, 87000, 1);
INSERT INTO public.account_days VALUES ('org_01m8khfqj5ey6tv71zmfzyj3c0', '2026-02-01', 'acc_01m8khfqj4e83tngyg2486m2hm', 0, 135000, 1);
INSERT INTO public.account_days VALUES ('org_01m8khfqj5ey6tv71zmfzyj3c0', '2026-02-01', 'acc_01m8khfqj4e83tngyg57bsjz5v', 135000, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8khfqj5ey6tv71zmfzyj3c0', '2026-02-09', 'acc_01m8khfqj4e83tngyg1k1d1zpk', 28200, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8khfqj5ey6tv71zmfzyj3c0', '2026-02-09', 'acc_01m8khfqj4e83tngyg3ry3rn1m', 0, 3500, 1);
INSERT INTO public.account_days VALUES ('org_01m8khfqj5ey6tv71zmfzyj3c0', '2026-02-09', 'acc_01m8khfqmnedgadnz2372nx6y0', 0, 700, 1);
INSERT INTO public.account_days VALUES ('org_01m8khfqj5ey6tv71zmfzyj3c0', '2026-02-09', 'acc_01m8khfqq2enatasd3f3vb1sk4', 0, 24000, 1);
INSERT INTO public.account_days VALUES ('org_01m8khfqj5ey6tv71zmfzyj3c0', '2026-02-20', 'acc_01m8khfqj4e83tngyg1k1d1zpk', 159840, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8khfqj5ey6tv71zmfzyj3c0', '2026-02-20', 'acc_01m8khfqj4e83tngyg3ry3rn1m', 0, 133200, 1);
INSERT INTO public.account_days VALUES ('org_01m8khfqj5ey6tv71zmfzyj3c0', '2026-02-20', 'acc_01m8khfqmnedgadnz2372nx6y0', 0, 26640, 1);
INSERT INTO public.account_days VALUES ('org_01m8khfqj5ey6tv71zmfzyj3c0', '2026-03-12', 'acc_01m8khfqj4e83tngyg1k1d1zpk', 0, 18000, 1);
INSERT INTO public.account_days VALUES ('org_01m8khfqj5ey6tv71zmfzyj3c0', '2026-03-12', 'acc_01m8khfqj4e83tngyg3ry3rn1m', 15000, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8khfqj5ey6tv71zmfzyj3c0', '2026-03-12', 'acc_01m8khfqmnedgadnz2372nx6y0', 3000, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8khfqj5ey6tv71zmfzyj3c0', '2026-03-24', 'acc_01m8khfqj4e83tngyg2486m2hm', 0, 76800, 1);
INSERT INTO public.account_days VALUES ('org_01m8khfqj5ey6tv71zmfzyj3c0', '2026-03-24', 'acc_01m8khfqj4e83tngyg4j2a31tm', 64000, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8khfqj5ey6tv71zmfzyj3c0', '2026-03-24', 'acc_01m8khfqmnedgadnz2372nx6y0', 12800, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8khfqj5ey6tv71zmfzyj3c0', '2026-03-27', 'acc_01m8khfqj4e83tngyg1k1d1zpk', 56400, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8khfqj5ey6tv71zmfzyj3c0', '2026-03-27', 'acc_01m8khfqj4e83tngyg3ry3rn1m', 0, 32500, 1);
INSERT INTO public.account_days VALUES ('org_01m8khfqj5ey6tv71zmfzyj3c0', '2026-03-27', 'acc_01m8khfqj4e83tngyg3wx86t8a', 0, 17400, 1);
INSERT INTO public.account_days VALUES ('org_01m8khfqj5ey6tv71zmfzyj3c0', '2026-03-27', 'acc_01m8khfqmnedgadnz2372nx6y0', 0, 6500, 1);
INSERT INTO public.account_days VALUES ('org_01m8khfqj5ey6tv71zmfzyj3c0', '2026-03-03', 'acc_01m8khfqj4e83tngyg1k1d1zpk', 60000, 60000, 2);
INSERT INTO public.account_days VALUES ('org_01m8khfqj5ey6tv71zmfzyj3c0', '2026-03-03', 'acc_01m8khfqj4e83tngyg3ry3rn1m', 50000, 50000, 2);
INSERT INTO public.account_days VALUES ('org_01m8khfqj5ey6tv71zmfzyj3c0', '2026-03-03', 'acc_01m8khfqmnedgadnz2372nx6y0', 10000, 10000, 2);
INSERT INTO public.account_days VALUES ('org_01m8khfqj5ey6tv71zmfzyj3c0', '2026-01-01', 'acc_01m8khfqj4e83tngyg2xxnb4yt', 0, 990000, 1);
INSERT INTO public.account_days VALUES ('org_01m8khfqj5ey6tv71zmfzyj3c0', '2026-01-01', 'acc_01m8khfqj4e83tngyg38cndgfy', 0, 10000, 1);
INSERT INTO public.account_days VALUES ('org_01m8khfqj5ey6tv71zmfzyj3c0', '2026-01-01', 'acc_01m8khfqj4e83tngyg3q7f6tjw', 1000000, 1000000, 2);
INSERT INTO public.account_days VALUES ('org_01m8khfqj5ey6tv71zmfzyj3c0', '2026-03-31', 'acc_01m8khfqj4e83tngyg1az7xx22', 0, 7492, 1);
INSERT INTO public.account_days VALUES ('org_01m8khfqj5ey6tv71zmfzyj3c0', '2026-03-31', 'acc_01m8khfqj4e83tngyg2ejtt5j3', 0, 6345, 1);
INSERT INTO public.account_days VALUES ('org_01m8khfqj5ey6tv71zmfzyj3c0', '2026-03-31', 'acc_01m8khfqj4e83tngyg4s7wwwx4', 100000, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8khfqj5ey6tv71zmfzyj3c0', '2026-03-31', 'acc_01m8khfqj5ey6tv71zkshb2jvt', 7492, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8khfqj5ey6tv71zmfzyj3c0', '2026-03-06', 'acc_01m8khfqj4e83tngyg1k1d1zpk', 0, 28200, 1);
INSERT INTO public.account_days VALUES ('org_01m8khfqj5ey6tv71zmfzyj3c0', '2026-03-06', 'acc_01m8khfqj4e83tngyg1xgftmvs', 28200, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8khfqj5ey6tv71zmfzyj3c0', '2026-01-22', 'acc_01m8khfqj4e83tngyg1xgftmvs', 0, 107880, 1);
INSERT INTO public.account_days VALUES ('org_01m8khfqj5ey6tv71zmfzyj3c0', '2026-01-22', 'acc_01m8khfqj4e83tngyg2486m2hm', 107880, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8khfqj5ey6tv71zmfzyj3c0', '2026-01-30', 'acc_01m8khfqj4e83tngyg1k1d1zpk', 0, 150000, 1);
INSERT INTO public.account_days VALUES ('org_01m8khfqj5ey6tv71zmfzyj3c0', '2026-01-30', 'acc_01m8khfqj4e83tngyg1xgftmvs', 150000, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8khfqj5ey6tv71zmfzyj3c0', '2026-02-10', 'acc_01m8khfqj4e83tngyg1xgftmvs', 0, 135000, 1);
INSERT INTO public.account_days VALUES ('org_01m8khfqj5ey6tv71zmfzyj3c0', '2026-02-10', 'acc_01m8khfqj4e83tngyg2486m2hm', 135000, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8khfqj5ey6tv71zmfzyj3c0', '2026-02-16', 'acc_01m8khfqj4e83tngyg1k1d1zpk', 0, 171000, 1);
INSERT INTO public.account_days VALUES ('org_01m8khfqj5ey6tv71zmfzyj3c0', '2026-02-16', 'acc_01m8khfqj4e83tngyg1xgftmvs', 171000, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8khfqj5ey6tv71zmfzyj3c0', '2026-02-27', 'acc_01m8khfqj4e83tngyg1xgftmvs', 0, 40000, 1);
INSERT INTO public.account_days VALUES ('org_01m8khfqj5ey6tv71zmfzyj3c0', '2026-02-27', 'acc_01m8khfqj4e83tngyg2486m2hm', 40000, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8khfqj5ey6tv71zmfzyj3c0', '2026-03-16', 'acc_01m8khfqj4e83tngyg1k1d1zpk', 0, 141840, 1);
INSERT INTO public.account_days VALUES ('org_01m8khfqj5ey6tv71zmfzyj3c0', '2026-03-16', 'acc_01m8khfqj4e83tngyg1xgftmvs', 141840, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8khfqj5ey6tv71zmfzyj3c0', '2026-03-25', 'acc_01m8khfqj4e83tngyg1xgftmvs', 0, 200000, 1);
INSERT INTO public.account_days VALUES ('org_01m8khfqj5ey6tv71zmfzyj3c0', '2026-03-25', 'acc_01m8khfqy8e16v7x016sqadf8k', 200000, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8khfqj5ey6tv71zmfzyj3c0', '2026-03-31', 'acc_01m8khfqj4e83tngyg2qjsy8hv', 93655, 93655, 2);
INSERT INTO public.account_days VALUES ('org_01m8khfqj5ey6tv71zmfzyj3c0', '2026-03-31', 'acc_01m8khfqj4e83tngyg1xgftmvs', 0, 93655, 1);
INSERT INTO public.account_days VALUES ('org_01m8khfqj5ey6tv71zmfzyj3c0', '2026-02-18', 'acc_01m8khfqj4e83tngyg1xgftmvs', 0, 5840, 1);
INSERT INTO public.account_days VALUES ('org_01m8khfqj5ey6tv71zmfzyj3c0', '2026-02-18', 'acc_01m8khfqj5ey6tv71zjyzspm6y', 5840, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8khfqj5ey6tv71zmfzyj3c0', '2026-03-02', 'acc_01m8khfqj4e83tngyg1xgftmvs', 0, 3600, 1);
INSERT INTO public.account_days VALUES ('org_01m8khfqj5ey6tv71zmfzyj3c0', '2026-03-02', 'acc_01m8khfqj5ey6tv71zjmt3sw71', 3000, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8khfqj5ey6tv71zmfzyj3c0', '2026-03-02', 'acc_01m8khfqmnedgadnz2372nx6y0', 600, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8khfqj5ey6tv71zmfzyj3c0', '2026-02-02', 'acc_01m8khfqj4e83tngyg1xgftmvs', 0, 3600, 1);
INSERT INTO public.account_days VALUES ('org_01m8khfqj5ey6tv71zmfzyj3c0', '2026-02-02', 'acc_01m8khfqj5ey6tv71zjmt3sw71', 3000, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8khfqj5ey6tv71zmfzyj3c0', '2026-02-02', 'acc_01m8khfqmnedgadnz2372nx6y0', 600, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8khfqj5ey6tv71zmfzyj3c0', '2026-03-20', 'acc_01m8khfqj4e83tngyg1xgftmvs', 0, 750, 1);
INSERT INTO public.account_days VALUES ('org_01m8khfqj5ey6tv71zmfzyj3c0', '2026-03-20', 'acc_01m8khfqj5ey6tv71zkmrpsnvp', 750, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8khfqazehr9shkg05mf462x', '2026-02-02', 'acc_01m8khfqazehr9shkftsqf4yjv', 0, 12000, 1);
INSERT INTO public.account_days VALUES ('org_01m8khfqazehr9shkg05mf462x', '2026-02-02', 'acc_01m8khfqazehr9shkfyaaqhr26', 11000, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8khfqazehr9shkg05mf462x', '2026-02-02', 'acc_01m8khfqf4eyf9qmx7z8j449ns', 1000, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8khfqazehr9shkg05mf462x', '2026-02-03', 'acc_01m8khfqazehr9shkftsqf4yjv', 0, 10000, 1);
INSERT INTO public.account_days VALUES ('org_01m8khfqazehr9shkg05mf462x', '2026-02-03', 'acc_01m8khfqazehr9shkfyaaqhr26', 10000, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8khfqazehr9shkg05mf462x', '2026-02-03', 'acc_01m8khfqf4eyf9qmx7z8j449ns', 1900, 1900, 2);
INSERT INTO public.account_days VALUES ('org_01m8khfqazehr9shkg05mf462x', '2026-03-02', 'acc_01m8khfqazehr9shkftnv2ckrq', 0, 50000, 1);
INSERT INTO public.account_days VALUES ('org_01m8khfqazehr9shkg05mf462x', '2026-03-02', 'acc_01m8khfqazehr9shkfxgtppe7f', 50000, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8khfqazehr9shkg05mf462x', '2026-03-20', 'acc_01m8khfqazehr9shkftnv2ckrq', 50000, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8khfqazehr9shkg05mf462x', '2026-03-20', 'acc_01m8khfqazehr9shkfxgtppe7f', 0, 50000, 1);
INSERT INTO public.account_days VALUES ('org_01m8khfqazehr9shkg05mf462x', '2025-03-02', 'acc_01m8khfqazehr9shkftbvpynea', 6000, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8khfqazehr9shkg05mf462x', '2025-03-02', 'acc_01m8khfqazehr9shkfwg44yrww', 0, 5000, 1);
INSERT INTO public.account_days VALUES ('org_01m8khfqazehr9shkg05mf462x', '2026-03-25', 'acc_01m8khfqazehr9shkftbvpynea', 0, 6000, 1);
INSERT INTO public.account_days VALUES ('org_01m8khfqazehr9shkg05mf462x', '2026-03-25', 'acc_01m8khfqazehr9shkfzmsbj6bh', 6000, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8khfqazehr9shkg05mf462x', '2025-03-02', 'acc_01m8khfqazehr9shkftx8vcq1b', 0, 6000, 1);
INSERT INTO public.account_days VALUES ('org_01m8khfqazehr9shkg05mf462x', '2025-03-02', 'acc_01m8khfqazehr9shkfx5gnet33', 5000, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8khfqazehr9shkg05mf462x', '2025-03-02', 'acc_01m8khfqf4eyf9qmx7z8j449ns', 1000, 1000, 2);
INSERT INTO public.account_days VALUES ('org_01m8khfqazehr9shkg05mf462x', '2026-03-25', 'acc_01m8khfqazehr9shkftjkre688', 1000, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8khfqazehr9shkg05mf462x', '2026-03-25', 'acc_01m8khfqf4eyf9qmx7z8j449ns', 0, 1000, 1);
INSERT INTO public.account_months VALUES ('org_01m8khfqj5ey6tv71zmfzyj3c0', 'acc_01m8khfqj4e83tngyg3ry3rn1m', '2026-01', 0, 195000, 1);
INSERT INTO public.account_months VALUES ('org_01m8khfqj5ey6tv71zmfzyj3c0', 'acc_01m8khfqj4e83tngyg4e6tabyv', '2026-01', 41200, 0, 1);
INSERT INTO public.account_months VALUES ('org_01m8khfqj5ey6tv71zmfzyj3c0', 'acc_01m8khfqj4e83tngyg0wrq7dx3', '2026-01', 89900, 0, 1);
INSERT INTO public.account_months VALUES ('org_01m8khfqazehr9shkg05mf462x', 'acc_01m8khfqf4eyf9qmx7z8j449ns', '2025-03', 1000, 1000, 2);
INSERT INTO public.account_months VALUES ('org_01m8khfqj5ey6tv71zmfzyj3c0', 'acc_01m8khfqmnedgadnz2372nx6y0', '2026-01', 17980, 39000, 2);
INSERT INTO public.account_months VALUES ('org_01m8khfqj5ey6tv71zmfzyj3c0', 'acc_01m8khfqj4e83tngyg2qjsy8hv', '2026-03', 93655, 93655, 2);
INSERT INTO public.account_months VALUES ('org_01m8khfqj5ey6tv71zmfzyj3c0', 'acc_01m8khfqj4e83tngyg3wx86t8a', '2026-01', 0, 87000, 1);
INSERT INTO public.account_months VALUES ('org_01m8khfqj5ey6tv71zmfzyj3c0', 'acc_01m8khfqj4e83tngyg57bsjz5v', '2026-02', 135000, 0, 1);
INSERT INTO public.account_months VALUES ('org_01m8khfqj5ey6tv71zmfzyj3c0', 'acc_01m8khfqq2enatasd3f3vb1sk4', '2026-02', 0, 24000, 1);
INSERT INTO public.account_months VALUES ('org_01m8khfqazehr9shkg05mf462x', 'acc_01m8khfqazehr9shkftjkre688', '2026-03', 1000, 0, 1);
INSERT INTO public.account_months VALUES ('org_01m8khfqj5ey6tv71zmfzyj3c0', 'acc_01m8khfqj4e83tngyg3ry3rn1m', '2026-02', 0, 136700, 2);
INSERT INTO public.account_months VALUES ('org_01m8khfqazehr9shkg05mf462x', 'acc_01m8khfqf4eyf9qmx7z8j449ns', '2026-03', 0, 1000, 1);
INSERT INTO public.account_months VALUES ('org_01m8khfqj5ey6tv71zmfzyj3c0', 'acc_01m8khfqj5ey6tv71zjyzspm6y', '2026-02', 5840, 0, 1);
INSERT INTO public.account_months VALUES ('org_01m8khfqj5ey6tv71zmfzyj3c0', 'acc_01m8khfqj5ey6tv71zjmt3sw71', '2026-03', 3000, 0, 1);
INSERT INTO public.account_months VALUES ('org_01m8khfqj5ey6tv71zmfzyj3c0', 'acc_01m8khfqj4e83tngyg2486m2hm', '2026-03', 0, 76800, 1);
INSERT INTO public.account_months VALUES ('org_01m8khfqj5ey6tv71zmfzyj3c0', 'acc_01m8khfqj4e83tngyg4j2a31tm', '2026-03', 64000, 0, 1);
INSERT INTO public.account_months VALUES ('org_01m8khfqj5ey6tv71zmfzyj3c0', 'acc_01m8khfqmnedgadnz2372nx6y0', '2026-03', 26400, 16500, 6);
INSERT INTO public.account_months VALUES ('org_01m8khfqj5ey6tv71zmfzyj3c0', 'acc_01m8khfqj4e83tngyg1xgftmvs', '2026-02', 171000, 184440, 5);
INSERT INTO public.account_months VALUES ('org_01m8khfqj5ey6tv71zmfzyj3c0', 'acc_01m8khfqj5ey6tv71zjmt3sw71', '2026-02', 3000, 0, 1);
INSERT INTO public.account_months VALUES ('org_01m8khfqj5ey6tv71zmfzyj3c0', 'acc_01m8khfqj4e83tngyg3wx86t8a', '2026-03', 0, 17400, 1);
INSERT INTO public.account_months VALUES ('org_01m8khfqj5ey6tv71zmfzyj3c0', 'acc_01m8khfqmnedgadnz2372nx6y0', '2026-02', 600, 27340, 3);
INSERT INTO public.account_months VALUES ('org_01m8khfqj5ey6tv71zmfzyj3c0', 'acc_01m8khfqj4e83tngyg1xgftmvs', '2026-03', 170040, 298005, 6);
INSERT INTO public.account_months VALUES ('org_01m8khfqj5ey6tv71zmfzyj3c0', 'acc_01m8khfqj4e83tngyg3ry3rn1m', '2026-03', 65000, 82500, 4);
INSERT INTO public.account_months VALUES ('org_01m8khfqj5ey6tv71zmfzyj3c0', 'acc_01m8khfqj4e83tngyg1az7xx22', '2026-03', 0, 7492, 1);
INSERT INTO public.account_months VALUES ('org_01m8khfqj5ey6tv71zmfzyj3c0', 'acc_01m8khfqj4e83tngyg2ejtt5j3', '2026-03', 0, 6345, 1);
INSERT INTO public.account_months VALUES ('org_01m8khfqj5ey6tv71zmfzyj3c0', 'acc_01m8khfqj4e83tngyg2xxnb4yt', '2026-01', 0, 990000, 1);
INSERT INTO public.account_months VALUES ('org_01m8khfqj5ey6tv71zmfzyj3c0', 'acc_01m8khfqj4e83tngyg38cndgfy', '2026-01', 0, 10000, 1);
INSERT INTO public.account_months VALUES ('org_01m8khfqj5ey6tv71zmfzyj3c0', 'acc_01m8khfqj4e83tngyg3q7f6tjw', '2026-01', 1000000, 1000000, 2);
INSERT INTO public.account_months VALUES ('org_01m8khfqj5ey6tv71zmfzyj3c0', 'acc_01m8khfqj4e83tngyg4s7wwwx4', '2026-03', 100000, 0, 1);
INSERT INTO public.account_months VALUES ('org_01m8khfqj5ey6tv71zmfzyj3c0', 'acc_01m8khfqj5ey6tv71zkshb2jvt', '2026-03', 7492, 0, 1);
INSERT INTO public.account_months VALUES ('org_01m8khfqj5ey6tv71zmfzyj3c0', 'acc_01m8khfqj5ey6tv71zkmrpsnvp', '2026-03', 750, 0, 1);
INSERT INTO public.account_months VALUES ('org_01m8khfqj5ey6tv71zmfzyj3c0', 'acc_01m8khfqj4e83tngyg2486m2hm', '2026-01', 107880, 149080, 3);
INSERT INTO public.account_months VALUES ('org_01m8khfqj5ey6tv71zmfzyj3c0', 'acc_01m8khfqj4e83tngyg1k1d1zpk', '2026-01', 321000, 150000, 3);
INSERT INTO public.account_months VALUES ('org_01m8khfqj5ey6tv71zmfzyj3c0', 'acc_01m8khfqj4e83tngyg1xgftmvs', '2026-01', 1150000, 107880, 3);
INSERT INTO public.account_months VALUES ('org_01m8khfqj5ey6tv71zmfzyj3c0', 'acc_01m8khfqj4e83tngyg1k1d1zpk', '2026-02', 188040, 171000, 3);
INSERT INTO public.account_months VALUES ('org_01m8khfqj5ey6tv71zmfzyj3c0', 'acc_01m8khfqj4e83tngyg2486m2hm', '2026-02', 175000, 135000, 3);
INSERT INTO public.account_months VALUES ('org_01m8khfqj5ey6tv71zmfzyj3c0', 'acc_01m8khfqj4e83tngyg1k1d1zpk', '2026-03', 116400, 248040, 6);
INSERT INTO public.account_months VALUES ('org_01m8khfqazehr9shkg05mf462x', 'acc_01m8khfqazehr9shkftsqf4yjv', '2026-02', 0, 22000, 2);
INSERT INTO public.account_months VALUES ('org_01m8khfqj5ey6tv71zmfzyj3c0', 'acc_01m8khfqy8e16v7x016sqadf8k', '2026-03', 200000, 0, 1);
INSERT INTO public.account_months VALUES ('org_01m8khfqazehr9shkg05mf462x', 'acc_01m8khfqazehr9shkfyaaqhr26', '2026-02', 21000, 0, 2);
INSERT INTO public.account_months VALUES ('org_01m8khfqazehr9shkg05mf462x', 'acc_01m8khfqf4eyf9qmx7z8j449ns', '2026-02', 2900, 1900, 3);
INSERT INTO public.account_months VALUES ('org_01m8khfqazehr9shkg05mf462x', 'acc_01m8khfqazehr9shkftnv2ckrq', '2026-03', 50000, 50000, 2);
INSERT INTO public.account_months VALUES ('org_01m8khfqazehr9shkg05mf462x', 'acc_01m8khfqazehr9shkfxgtppe7f', '2026-03', 50000, 50000, 2);
INSERT INTO public.account_months VALUES ('org_01m8khfqazehr9shkg05mf462x', 'acc_01m8khfqazehr9shkftbvpynea', '2025-03', 6000, 0, 1);
INSERT INTO public.account_months VALUES ('org_01m8khfqazehr9shkg05mf462x', 'acc_01m8khfqazehr9shkfwg44yrww', '2025-03', 0, 5000, 1);
INSERT INTO public.account_months VALUES ('org_01m8khfqazehr9shkg05mf462x', 'acc_01m8khfqazehr9shkftbvpynea', '2026-03', 0, 6000, 1);
INSERT INTO public.account_months VALUES ('org_01m8khfqazehr9shkg05mf462x', 'acc_01m8khfqazehr9shkfzmsbj6bh', '2026-03', 6000, 0, 1);
INSERT INTO public.account_months VALUES ('org_01m8khfqazehr9shkg05mf462x', 'acc_01m8khfqazehr9shkftx8vcq1b', '2025-03', 0, 6000, 1);
INSERT INTO public.account_months VALUES ('org_01m8khfqazehr9shkg05mf462x', 'acc_01m8khfqazehr9shkfx5gnet33', '2025-03', 5000, 0, 1);
INSERT INTO public.accounts VALUES ('acc_01m8khfqazehr9shkfsn9cc917', 'org_01m8khfqazehr9shkg05mf462x', '1000', 'Computer equipment', 'ASSET', NULL, 'ST', NULL, 'active', 1795952205151, 1795952205151, 1, 'fixed_assets');
INSERT INTO public.accounts VALUES ('acc_01m8khfqazehr9shkfsvpdz2vz', 'org_01m8khfqazehr9shkg05mf462x', '1010', 'Office equipment and furniture', 'ASSET', NULL, 'ST', NULL, 'active', 1795952205151, 1795952205151, 1, 'fixed_assets');
INSERT INTO public.accounts VALUES ('acc_01m8khfqazehr9shkfsxw6rp85', 'org_01m8khfqazehr9shkg05mf462x', '1020', 'Motor vehicles', 'ASSET', NULL, 'ST', NULL, 'active', 1795952205151, 1795952205151, 1, 'fixed_assets');
INSERT INTO public.accounts VALUES ('acc_01m8khfqazehr9shkft3n9rys7', 'org_01m8khfqazehr9shkg05mf462x', '1090', 'Accumulated depreciation', 'ASSET', NULL, 'NV', NULL, 'active', 1795952205151, 1795952205151, 1, 'fixed_assets');
INSERT INTO public.accounts VALUES ('acc_01m8khfqazehr9shkft6kd0n1w', 'org_01m8khfqazehr9shkg05mf462x', '1100', 'Stock', 'ASSET', NULL, 'ST', NULL, 'active', 1795952205151, 1795952205151, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8khfqazehr9shkftbvpynea', 'org_01m8khfqazehr9shkg05mf462x', '1200', 'Trade debtors', 'ASSET', 'receivable', NULL, NULL, 'active', 1795952205151, 1795952205151, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8khfqazehr9shkftf52ph9n', 'org_01m8khfqazehr9shkg05mf462x', '1210', 'Prepayments', 'ASSET', NULL, 'NV', NULL, 'active', 1795952205151, 1795952205151, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8khfqazehr9shkftjkre688', 'org_01m8khfqazehr9shkg05mf462x', '1220', 'Other debtors', 'ASSET', NULL, 'NV', NULL, 'active', 1795952205151, 1795952205151, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8khfqazehr9shkftnv2ckrq', 'org_01m8khfqazehr9shkg05mf462x', '1300', 'Current account', 'ASSET', 'bank', NULL, NULL, 'active', 1795952205151, 1795952205151, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8khfqazehr9shkftsqf4yjv', 'org_01m8khfqazehr9shkg05mf462x', '1310', 'Petty cash', 'ASSET', NULL, 'NV', NULL, 'active', 1795952205151, 1795952205151, 1, 'cash');
INSERT INTO public.accounts VALUES ('acc_01m8khfqazehr9shkftx8vcq1b', 'org_01m8khfqazehr9shkg05mf462x', '2100', 'Trade creditors', 'LIABILITY', 'payable', NULL, NULL, 'active', 1795952205151, 1795952205151, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8khfqazehr9shkfv14h6e3b', 'org_01m8khfqazehr9shkg05mf462x', '2110', 'Accruals', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795952205151, 1795952205151, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8khfqazehr9shkfv4qw9zg9', 'org_01m8khfqazehr9shkg05mf462x', '2200', 'PAYE and National Insurance', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795952205151, 1795952205151, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8khfqazehr9shkfvb62te4f', 'org_01m8khfqazehr9shkg05mf462x', '2210', 'Pension contributions', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795952205151, 1795952205151, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8khfqazehr9shkfvcjcmp74', 'org_01m8khfqazehr9shkg05mf462x', '2220', 'Net wages', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795952205151, 1795952205151, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8khfqazehr9shkfvk1cvqz7', 'org_01m8khfqazehr9shkg05mf462x', '2300', 'Corporation tax', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795952205151, 1795952205151, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8khfqazehr9shkfvn78myh3', 'org_01m8khfqazehr9shkg05mf462x', '2400', 'Director''s loan account', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795952205151, 1795952205151, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8khfqazehr9shkfvrrgv85n', 'org_01m8khfqazehr9shkg05mf462x', '2500', 'Bank loans', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795952205151, 1795952205151, 1, 'long_term_liabilities');
INSERT INTO public.accounts VALUES ('acc_01m8khfqazehr9shkfvzekgqp3', 'org_01m8khfqazehr9shkg05mf462x', '2900', 'Suspense', 'LIABILITY', 'suspense', NULL, NULL, 'active', 1795952205151, 1795952205151, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8khfqazehr9shkfw2t7zkf0', 'org_01m8khfqazehr9shkg05mf462x', '3000', 'Share capital', 'EQUITY', NULL, 'NV', NULL, 'active', 1795952205151, 1795952205151, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8khfqazehr9shkfw67r2mj6', 'org_01m8khfqazehr9shkg05mf462x', '3100', 'Retained earnings', 'EQUITY', 'retained_earnings', NULL, NULL, 'active', 1795952205151, 1795952205151, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8khfqazehr9shkfw8az928w', 'org_01m8khfqazehr9shkg05mf462x', '3200', 'Dividends', 'EQUITY', NULL, 'NV', NULL, 'active', 1795952205151, 1795952205151, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8khfqazehr9shkfwetg7r1j', 'org_01m8khfqazehr9shkg05mf462x', '3900', 'Opening balances', 'EQUITY', 'opening_balance', NULL, NULL, 'active', 1795952205151, 1795952205151, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8khfqazehr9shkfwg44yrww', 'org_01m8khfqazehr9shkg05mf462x', '4000', 'Sales', 'INCOME', NULL, 'ST', NULL, 'active', 1795952205151, 1795952205151, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8khfqazehr9shkfwpa9jn6h', 'org_01m8khfqazehr9shkg05mf462x', '4010', 'Sales, zero-rated', 'INCOME', NULL, 'ZR', NULL, 'active', 1795952205151, 1795952205151, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8khfqazehr9shkfwvk5ny4x', 'org_01m8khfqazehr9shkg05mf462x', '4090', 'Other income', 'INCOME', NULL, 'ST', NULL, 'active', 1795952205151, 1795952205151, 1, 'other_income');
INSERT INTO public.accounts VALUES ('acc_01m8khfqazehr9shkfww489g86', 'org_01m8khfqazehr9shkg05mf462x', '4900', 'Interest received', 'INCOME', NULL, 'EX', NULL, 'active', 1795952205151, 1795952205151, 1, 'finance');
INSERT INTO public.accounts VALUES ('acc_01m8khfqazehr9shkfx2bxjqvq', 'org_01m8khfqazehr9shkg05mf462x', '4920', 'VAT flat-rate scheme difference', 'INCOME', 'vat_scheme_difference', NULL, NULL, 'active', 1795952205151, 1795952205151, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8khfqazehr9shkfx5gnet33', 'org_01m8khfqazehr9shkg05mf462x', '5000', 'Cost of goods sold', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795952205151, 1795952205151, 1, 'cost_of_sales');
INSERT INTO public.accounts VALUES ('acc_01m8khfqazehr9shkfx8cc7zf3', 'org_01m8khfqazehr9shkg05mf462x', '5010', 'Subcontractors', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795952205151, 1795952205151, 1, 'cost_of_sales');
INSERT INTO public.accounts VALUES ('acc_01m8khfqazehr9shkfxdw3sxnw', 'org_01m8khfqazehr9shkg05mf462x', '5020', 'Carriage and postage', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795952205151, 1795952205151, 1, 'cost_of_sales');
INSERT INTO public.accounts VALUES ('acc_01m8khfqazehr9shkfxgtppe7f', 'org_01m8khfqazehr9shkg05mf462x', '6000', 'Wages and salaries', 'EXPENSE', NULL, 'NV', NULL, 'active', 1795952205151, 1795952205151, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8khfqazehr9shkfxm56841q', 'org_01m8khfqazehr9shkg05mf462x', '6010', 'Employer''s National Insurance', 'EXPENSE', NULL, 'NV', NULL, 'active', 1795952205151, 1795952205151, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8khfqazehr9shkfxr22fj41', 'org_01m8khfqazehr9shkg05mf462x', '6020', 'Employer''s pension', 'EXPENSE', NULL, 'NV', NULL, 'active', 1795952205151, 1795952205151, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8khfqazehr9shkfxwwmagv2', 'org_01m8khfqazehr9shkg05mf462x', '6100', 'Rent', 'EXPENSE', NULL, 'EX', NULL, 'active', 1795952205151, 1795952205151, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8khfqazehr9shkfy342f3q3', 'org_01m8khfqazehr9shkg05mf462x', '6110', 'Business rates', 'EXPENSE', NULL, 'NV', NULL, 'active', 1795952205151, 1795952205151, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8khfqazehr9shkfy6sb5z7m', 'org_01m8khfqazehr9shkg05mf462x', '6120', 'Light, heat and water', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795952205151, 1795952205151, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8khfqazehr9shkfyaaqhr26', 'org_01m8khfqazehr9shkg05mf462x', '6200', 'Telephone and internet', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795952205151, 1795952205151, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8khfqazehr9shkfydec1zr4', 'org_01m8khfqazehr9shkg05mf462x', '6210', 'Software and subscriptions', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795952205151, 1795952205151, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8khfqazehr9shkfyhtjpvs0', 'org_01m8khfqazehr9shkg05mf462x', '6220', 'Printing and stationery', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795952205151, 1795952205151, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8khfqazehr9shkfyqmtt85y', 'org_01m8khfqazehr9shkg05mf462x', '6300', 'Travel and subsistence', 'EXPENSE', NULL, 'ZR', NULL, 'active', 1795952205151, 1795952205151, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8khfqazehr9shkfysdxg2sj', 'org_01m8khfqazehr9shkg05mf462x', '6310', 'Motor expenses', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795952205151, 1795952205151, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8khfqazehr9shkfyzs1a15b', 'org_01m8khfqazehr9shkg05mf462x', '6320', 'Repairs and maintenance', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795952205151, 1795952205151, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8khfqazehr9shkfz050dm16', 'org_01m8khfqazehr9shkg05mf462x', '6400', 'Advertising and marketing', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795952205151, 1795952205151, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8khfqazehr9shkfz49r14bw', 'org_01m8khfqazehr9shkg05mf462x', '6500', 'Accountancy and legal fees', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795952205151, 1795952205151, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8khfqazehr9shkfz9s557r0', 'org_01m8khfqazehr9shkg05mf462x', '6600', 'Insurance', 'EXPENSE', NULL, 'EX', NULL, 'active', 1795952205151, 1795952205151, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8khfqazehr9shkfzfkm6tn4', 'org_01m8khfqazehr9shkg05mf462x', '6700', 'Bank charges', 'EXPENSE', NULL, 'EX', NULL, 'active', 1795952205151, 1795952205151, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8khfqazehr9shkfzhac0ke1', 'org_01m8khfqazehr9shkg05mf462x', '6800', 'Depreciation', 'EXPENSE', NULL, 'NV', NULL, 'active', 1795952205151, 1795952205151, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8khfqazehr9shkfzmsbj6bh', 'org_01m8khfqazehr9shkg05mf462x', '6810', 'Bad debts', 'EXPENSE', 'bad_debts', 'NV', NULL, 'active', 1795952205151, 1795952205151, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8khfqazehr9shkfzrj4xmy5', 'org_01m8khfqazehr9shkg05mf462x', '6900', 'Interest payable', 'EXPENSE', NULL, 'EX', NULL, 'active', 1795952205151, 1795952205151, 1, 'finance');
INSERT INTO public.accounts VALUES ('acc_01m8khfqazehr9shkfzwkjshre', 'org_01m8khfqazehr9shkg05mf462x', '6990', 'Rounding differences', 'EXPENSE', 'rounding', NULL, NULL, 'active', 1795952205151, 1795952205151, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8khfqazehr9shkg01hz45px', 'org_01m8khfqazehr9shkg05mf462x', '8000', 'Corporation tax charge', 'EXPENSE', NULL, 'NV', NULL, 'active', 1795952205151, 1795952205151, 1, 'tax');
INSERT INTO public.accounts VALUES ('acc_01m8khfqf4eyf9qmx7z8j449ns', 'org_01m8khfqazehr9shkg05mf462x', '2250', 'VAT', 'LIABILITY', 'vat_control', NULL, NULL, 'active', 1795952205284, 1795952205284, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8khfqj4e83tngyg0wrq7dx3', 'org_01m8khfqj5ey6tv71zmfzyj3c0', '1000', 'Computer equipment', 'ASSET', NULL, 'ST', NULL, 'active', 1795952205381, 1795952205381, 1, 'fixed_assets');
INSERT INTO public.accounts VALUES ('acc_01m8khfqj4e83tngyg120yyvvt', 'org_01m8khfqj5ey6tv71zmfzyj3c0', '1010', 'Office equipment and furniture', 'ASSET', NULL, 'ST', NULL, 'active', 1795952205381, 1795952205381, 1, 'fixed_assets');
INSERT INTO public.accounts VALUES ('acc_01m8khfqj4e83tngyg15tgyzga', 'org_01m8khfqj5ey6tv71zmfzyj3c0', '1020', 'Motor vehicles', 'ASSET', NULL, 'ST', NULL, 'active', 1795952205381, 1795952205381, 1, 'fixed_assets');
INSERT INTO public.accounts VALUES ('acc_01m8khfqj4e83tngyg1az7xx22', 'org_01m8khfqj5ey6tv71zmfzyj3c0', '1090', 'Accumulated depreciation', 'ASSET', NULL, 'NV', NULL, 'active', 1795952205381, 1795952205381, 1, 'fixed_assets');
INSERT INTO public.accounts VALUES ('acc_01m8khfqj4e83tngyg1c9etryy', 'org_01m8khfqj5ey6tv71zmfzyj3c0', '1100', 'Stock', 'ASSET', NULL, 'ST', NULL, 'active', 1795952205381, 1795952205381, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8khfqj4e83tngyg1k1d1zpk', 'org_01m8khfqj5ey6tv71zmfzyj3c0', '1200', 'Trade debtors', 'ASSET', 'receivable', NULL, NULL, 'active', 1795952205381, 1795952205381, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8khfqj4e83tngyg1qk99fw9', 'org_01m8khfqj5ey6tv71zmfzyj3c0', '1210', 'Prepayments', 'ASSET', NULL, 'NV', NULL, 'active', 1795952205381, 1795952205381, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8khfqj4e83tngyg1vswtnw3', 'org_01m8khfqj5ey6tv71zmfzyj3c0', '1220', 'Other debtors', 'ASSET', NULL, 'NV', NULL, 'active', 1795952205381, 1795952205381, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8khfqj4e83tngyg1xgftmvs', 'org_01m8khfqj5ey6tv71zmfzyj3c0', '1300', 'Current account', 'ASSET', 'bank', NULL, NULL, 'active', 1795952205381, 1795952205381, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8khfqj4e83tngyg237qpjz6', 'org_01m8khfqj5ey6tv71zmfzyj3c0', '1310', 'Petty cash', 'ASSET', NULL, 'NV', NULL, 'active', 1795952205381, 1795952205381, 1, 'cash');
INSERT INTO public.accounts VALUES ('acc_01m8khfqj4e83tngyg2486m2hm', 'org_01m8khfqj5ey6tv71zmfzyj3c0', '2100', 'Trade creditors', 'LIABILITY', 'payable', NULL, NULL, 'active', 1795952205381, 1795952205381, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8khfqj4e83tngyg2bjf09yq', 'org_01m8khfqj5ey6tv71zmfzyj3c0', '2110', 'Accruals', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795952205381, 1795952205381, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8khfqj4e83tngyg2ejtt5j3', 'org_01m8khfqj5ey6tv71zmfzyj3c0', '2200', 'PAYE and National Insurance', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795952205381, 1795952205381, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8khfqj4e83tngyg2g2agfa1', 'org_01m8khfqj5ey6tv71zmfzyj3c0', '2210', 'Pension contributions', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795952205381, 1795952205381, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8khfqj4e83tngyg2qjsy8hv', 'org_01m8khfqj5ey6tv71zmfzyj3c0', '2220', 'Net wages', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795952205381, 1795952205381, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8khfqj4e83tngyg2tjv482t', 'org_01m8khfqj5ey6tv71zmfzyj3c0', '2300', 'Corporation tax', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795952205381, 1795952205381, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8khfqj4e83tngyg2xxnb4yt', 'org_01m8khfqj5ey6tv71zmfzyj3c0', '2400', 'Director''s loan account', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795952205381, 1795952205381, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8khfqj4e83tngyg31hhgvt7', 'org_01m8khfqj5ey6tv71zmfzyj3c0', '2500', 'Bank loans', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795952205381, 1795952205381, 1, 'long_term_liabilities');
INSERT INTO public.accounts VALUES ('acc_01m8khfqj4e83tngyg34z7spqs', 'org_01m8khfqj5ey6tv71zmfzyj3c0', '2900', 'Suspense', 'LIABILITY', 'suspense', NULL, NULL, 'active', 1795952205381, 1795952205381, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8khfqj4e83tngyg38cndgfy', 'org_01m8khfqj5ey6tv71zmfzyj3c0', '3000', 'Share capital', 'EQUITY', NULL, 'NV', NULL, 'active', 1795952205381, 1795952205381, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8khfqj4e83tngyg3chawvh7', 'org_01m8khfqj5ey6tv71zmfzyj3c0', '3100', 'Retained earnings', 'EQUITY', 'retained_earnings', NULL, NULL, 'active', 1795952205381, 1795952205381, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8khfqj4e83tngyg3k32vfsh', 'org_01m8khfqj5ey6tv71zmfzyj3c0', '3200', 'Dividends', 'EQUITY', NULL, 'NV', NULL, 'active', 1795952205381, 1795952205381, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8khfqj4e83tngyg3q7f6tjw', 'org_01m8khfqj5ey6tv71zmfzyj3c0', '3900', 'Opening balances', 'EQUITY', 'opening_balance', NULL, NULL, 'active', 1795952205381, 1795952205381, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8khfqj4e83tngyg3ry3rn1m', 'org_01m8khfqj5ey6tv71zmfzyj3c0', '4000', 'Sales', 'INCOME', NULL, 'ST', NULL, 'active', 1795952205381, 1795952205381, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8khfqj4e83tngyg3wx86t8a', 'org_01m8khfqj5ey6tv71zmfzyj3c0', '4010', 'Sales, zero-rated', 'INCOME', NULL, 'ZR', NULL, 'active', 1795952205381, 1795952205381, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8khfqj4e83tngyg42pwtes4', 'org_01m8khfqj5ey6tv71zmfzyj3c0', '4090', 'Other income', 'INCOME', NULL, 'ST', NULL, 'active', 1795952205381, 1795952205381, 1, 'other_income');
INSERT INTO public.accounts VALUES ('acc_01m8khfqj4e83tngyg44pd8wha', 'org_01m8khfqj5ey6tv71zmfzyj3c0', '4900', 'Interest received', 'INCOME', NULL, 'EX', NULL, 'active', 1795952205381, 1795952205381, 1, 'finance');
INSERT INTO public.accounts VALUES ('acc_01m8khfqj4e83tngyg49x8gsj5', 'org_01m8khfqj5ey6tv71zmfzyj3c0', '4920', 'VAT flat-rate scheme difference', 'INCOME', 'vat_scheme_difference', NULL, NULL, 'active', 1795952205381, 1795952205381, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8khfqj4e83tngyg4e6tabyv', 'org_01m8khfqj5ey6tv71zmfzyj3c0', '5000', 'Cost of goods sold', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795952205381, 1795952205381, 1, 'cost_of_sales');
INSERT INTO public.accounts VALUES ('acc_01m8khfqj4e83tngyg4j2a31tm', 'org_01m8khfqj5ey6tv71zmfzyj3c0', '5010', 'Subcontractors', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795952205381, 1795952205381, 1, 'cost_of_sales');
INSERT INTO public.accounts VALUES ('acc_01m8khfqj4e83tngyg4qptvyed', 'org_01m8khfqj5ey6tv71zmfzyj3c0', '5020', 'Carriage and postage', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795952205381, 1795952205381, 1, 'cost_of_sales');
INSERT INTO public.accounts VALUES ('acc_01m8khfqj4e83tngyg4s7wwwx4', 'org_01m8khfqj5ey6tv71zmfzyj3c0', '6000', 'Wages and salaries', 'EXPENSE', NULL, 'NV', NULL, 'active', 1795952205381, 1795952205381, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8khfqj4e83tngyg4wxtyf17', 'org_01m8khfqj5ey6tv71zmfzyj3c0', '6010', 'Employer''s National Insurance', 'EXPENSE', NULL, 'NV', NULL, 'active', 1795952205381, 1795952205381, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8khfqj4e83tngyg51w5c5g3', 'org_01m8khfqj5ey6tv71zmfzyj3c0', '6020', 'Employer''s pension', 'EXPENSE', NULL, 'NV', NULL, 'active', 1795952205381, 1795952205381, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8khfqj4e83tngyg57bsjz5v', 'org_01m8khfqj5ey6tv71zmfzyj3c0', '6100', 'Rent', 'EXPENSE', NULL, 'EX', NULL, 'active', 1795952205381, 1795952205381, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8khfqj4e83tngyg5be82vc1', 'org_01m8khfqj5ey6tv71zmfzyj3c0', '6110', 'Business rates', 'EXPENSE', NULL, 'NV', NULL, 'active', 1795952205381, 1795952205381, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8khfqj5ey6tv71zjdz3bz5t', 'org_01m8khfqj5ey6tv71zmfzyj3c0', '6120', 'Light, heat and water', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795952205381, 1795952205381, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8khfqj5ey6tv71zjhznmv7r', 'org_01m8khfqj5ey6tv71zmfzyj3c0', '6200', 'Telephone and internet', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795952205381, 1795952205381, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8khfqj5ey6tv71zjmt3sw71', 'org_01m8khfqj5ey6tv71zmfzyj3c0', '6210', 'Software and subscriptions', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795952205381, 1795952205381, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8khfqj5ey6tv71zjvthjs7y', 'org_01m8khfqj5ey6tv71zmfzyj3c0', '6220', 'Printing and stationery', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795952205381, 1795952205381, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8khfqj5ey6tv71zjyzspm6y', 'org_01m8khfqj5ey6tv71zmfzyj3c0', '6300', 'Travel and subsistence', 'EXPENSE', NULL, 'ZR', NULL, 'active', 1795952205381, 1795952205381, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8khfqj5ey6tv71zk2qjaw3s', 'org_01m8khfqj5ey6tv71zmfzyj3c0', '6310', 'Motor expenses', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795952205381, 1795952205381, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8khfqj5ey6tv71zk7tmjd4f', 'org_01m8khfqj5ey6tv71zmfzyj3c0', '6320', 'Repairs and maintenance', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795952205381, 1795952205381, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8khfqj5ey6tv71zk9jr6prf', 'org_01m8khfqj5ey6tv71zmfzyj3c0', '6400', 'Advertising and marketing', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795952205381, 1795952205381, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8khfqj5ey6tv71zkfwj20bv', 'org_01m8khfqj5ey6tv71zmfzyj3c0', '6500', 'Accountancy and legal fees', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795952205381, 1795952205381, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8khfqj5ey6tv71zkgxc7vxc', 'org_01m8khfqj5ey6tv71zmfzyj3c0', '6600', 'Insurance', 'EXPENSE', NULL, 'EX', NULL, 'active', 1795952205381, 1795952205381, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8khfqj5ey6tv71zkmrpsnvp', 'org_01m8khfqj5ey6tv71zmfzyj3c0', '6700', 'Bank charges', 'EXPENSE', NULL, 'EX', NULL, 'active', 1795952205381, 1795952205381, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8khfqj5ey6tv71zkshb2jvt', 'org_01m8khfqj5ey6tv71zmfzyj3c0', '6800', 'Depreciation', 'EXPENSE', NULL, 'NV', NULL, 'active', 1795952205381, 1795952205381, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8khfqj5ey6tv71zky88mt9y', 'org_01m8khfqj5ey6tv71zmfzyj3c0', '6810', 'Bad debts', 'EXPENSE', 'bad_debts', 'NV', NULL, 'active', 1795952205381, 1795952205381, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8khfqj5ey6tv71zm21a6p36', 'org_01m8khfqj5ey6tv71zmfzyj3c0', '6900', 'Interest payable', 'EXPENSE', NULL, 'EX', NULL, 'active', 1795952205381, 1795952205381, 1, 'finance');
INSERT INTO public.accounts VALUES ('acc_01m8khfqj5ey6tv71zm61q22vh', 'org_01m8khfqj5ey6tv71zmfzyj3c0', '6990', 'Rounding differences', 'EXPENSE', 'rounding', NULL, NULL, 'active', 1795952205381, 1795952205381, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8khfqj5ey6tv71zm934k7qb', 'org_01m8khfqj5ey6tv71zmfzyj3c0', '8000', 'Corporation tax charge', 'EXPENSE', NULL, 'NV', NULL, 'active', 1795952205381, 1795952205381, 1, 'tax');
INSERT INTO public.accounts VALUES ('acc_01m8khfqmnedgadnz2372nx6y0', 'org_01m8khfqj5ey6tv71zmfzyj3c0', '2250', 'VAT', 'LIABILITY', 'vat_control', NULL, NULL, 'active', 1795952205461, 1795952205461, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8khfqq2enatasd3f3vb1sk4', 'org_01m8khfqj5ey6tv71zmfzyj3c0', '4100', 'Room hire', 'INCOME', NULL, 'EX', NULL, 'active', 1795952205538, 1795952205538, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8khfqy8e16v7x016sqadf8k', 'org_01m8khfqj5ey6tv71zmfzyj3c0', '1301', 'Savings', 'ASSET', 'bank', NULL, NULL, 'active', 1795952205768, 1795952205768, 1, NULL);
INSERT INTO public.allocations VALUES ('alc_01m8khfsnze3fs754p88rnakfg', 'org_01m8khfqj5ey6tv71zmfzyj3c0', 'inv_01m8khfs76es8ayt8hbhqerh34', NULL, 'inv_01m8khfsapez2a1krhpeta2dsq', 18000, '2026-03-12', NULL, 1795952207551, NULL);
INSERT INTO public.allocations VALUES ('alc_01m8khfsz1epxa5762072213ja', 'org_01m8khfqj5ey6tv71zmfzyj3c0', 'inv_01m8khfs4ve75bzxh4memrfgen', 'set_01m8khfsz1epxa5761zwqd6h2t', NULL, 28200, '2026-03-06', NULL, 1795952207841, NULL);
INSERT INTO public.allocations VALUES ('alc_01m8khftcye2j825vjhbc4mnha', 'org_01m8khfqj5ey6tv71zmfzyj3c0', 'inv_01m8khfrwzeayrr4zrqtngvxd6', 'set_01m8khftcye2j825vjhbc4mnha', NULL, 107880, '2026-01-22', NULL, 1795952208286, NULL);
INSERT INTO public.allocations VALUES ('alc_01m8khftkeemyaefrdgfhh2enk', 'org_01m8khfqj5ey6tv71zmfzyj3c0', 'inv_01m8khfrqbeq4v6avgvy9ycrpx', 'set_01m8khftkeemyaefrdgfhh2enk', NULL, 150000, '2026-01-30', NULL, 1795952208494, NULL);
INSERT INTO public.allocations VALUES ('alc_01m8khftv0eqjv1xbwgas5dzmx', 'org_01m8khfqj5ey6tv71zmfzyj3c0', 'inv_01m8khfs2de918x812kn7wvk0n', 'set_01m8khftv0eqjv1xbwgas5dzmx', NULL, 135000, '2026-02-10', NULL, 1795952208736, NULL);
INSERT INTO public.allocations VALUES ('alc_01m8khfv1ge9fv2x796n59bbzw', 'org_01m8khfqj5ey6tv71zmfzyj3c0', 'inv_01m8khfrqbeq4v6avgvy9ycrpx', 'set_01m8khfv1ge9fv2x796n59bbzw', NULL, 84000, '2026-02-16', NULL, 1795952208944, NULL);
INSERT INTO public.allocations VALUES ('alc_01m8khfv1ge9fv2x796n59bbzx', 'org_01m8khfqj5ey6tv71zmfzyj3c0', 'inv_01m8khfs0re3mbcb691fdpq1cc', 'set_01m8khfv1ge9fv2x796n59bbzw', NULL, 87000, '2026-02-16', NULL, 1795952208944, NULL);
INSERT INTO public.allocations VALUES ('alc_01m8khfv96eg5rzexgfgpabh7z', 'org_01m8khfqj5ey6tv71zmfzyj3c0', 'inv_01m8khfrsxeeatp0ky9pn1y0k3', 'set_01m8khfv96eg5rzexgfgpabh7z', NULL, 40000, '2026-02-27', NULL, 1795952209190, NULL);
INSERT INTO public.allocations VALUES ('alc_01m8khfvhyezmbw73mvxctha6g', 'org_01m8khfqj5ey6tv71zmfzyj3c0', 'inv_01m8khfs76es8ayt8hbhqerh34', 'set_01m8khfvhyezmbw73mvxctha6g', NULL, 141840, '2026-03-16', NULL, 1795952209470, NULL);
INSERT INTO public.allocations VALUES ('alc_01m8khfybjexvbe93ajtt0da4f', 'org_01m8khfqazehr9shkg05mf462x', 'inv_01m8khfyade4zam4ajevgmxdpp', NULL, NULL, 6000, '2026-03-25', NULL, 1795952212338, NULL);
INSERT INTO public.api_keys VALUES ('key_01m8khfpvsetyra50arthf50k4', 'usr_01m8khfprneg9r8k1784701pb7', 'main', 'reconcile:read reconcile:write', 0, 'S18V', 1795952204665, NULL, NULL, NULL, NULL);
INSERT INTO public.api_keys VALUES ('key_01m8khfq9benet4zpk6q8hjag8', 'usr_01m8khfprneg9r8k1784701pb7', 'main', 'ledger:read ledger:write', 0, 'U5j4', 1795952205099, NULL, NULL, NULL, NULL);
INSERT INTO public.audit_events VALUES ('org_01m8khfqazehr9shkg05mf462x', 1, 1795952205151, 'usr_01m8khfprneg9r8k1784701pb7', 'key_01m8khfq9benet4zpk6q8hjag8', 'organisation.create', 'org_01m8khfqazehr9shkg05mf462x', NULL, '{"id":"org_01m8khfqazehr9shkg05mf462x","name":"Acorn Ltd","currency":"GBP","country":"GB","financial_year_end":"03-31","vat_registered":true,"vat_number":null,"vat_scheme":"standard","flat_rate_percent":null,"vat_methods":[{"effective_from":null,"vat_registered":true,"vat_number":null,"vat_scheme":"standard","flat_rate_percent":null}],"vat_rounding":"line","status":"active","role":"owner","lock_date":null,"created_at":"2026-11-29T11:36:45.151Z","updated_at":"2026-11-29T11:36:45.151Z","version":1}', '\x08eff430e57b830252ad6fbc9dada4e419caaa16ddd2eaaffafb45303f78d1df', '\xca32d38f3841fde15d7f27493f5f3442aae8e03b7a9d93f6ed829bbef47d7f47');
INSERT INTO public.audit_events VALUES ('org_01m8khfqazehr9shkg05mf462x', 2, 1795952205284, 'usr_01m8khfprneg9r8k1784701pb7', 'key_01m8khfq9benet4zpk6q8hjag8', 'account.create', 'acc_01m8khfqf4eyf9qmx7z8j449ns', NULL, '{"id":"acc_01m8khfqf4eyf9qmx7z8j449ns","code":"2250","name":"VAT","account_type":"LIABILITY","role":"vat_control","group":"current_liabilities","default_vat_code":null,"description":null,"currency":"GBP","status":"active","balance":0.00,"created_at":"2026-11-29T11:36:45.284Z","updated_at":"2026-11-29T11:36:45.284Z","version":1}', '\xa857a8f730d9b9115046537efcac27a78e94b8391a62cdc189c72a9ab5cd631a', '\x4c966c4efc91ea202bc79c32a986a87c809d275e458b24a5af0bffd1553a2ef7');
INSERT INTO public.audit_events VALUES ('org_01m8khfqazehr9shkg05mf462x', 3, 1795952205328, 'usr_01m8khfprneg9r8k1784701pb7', 'key_01m8khfq9benet4zpk6q8hjag8', 'bank_account.create', 'bac_01m8khfqgge7dvwcaakqqn8ckx', NULL, '{"account_id":"acc_01m8khfqazehr9shkftnv2ckrq","account_number":null,"created_at":"2026-11-29T11:36:45.328Z","currency":"GBP","iban":null,"id":"bac_01m8khfqgge7dvwcaakqqn8ckx","ledger_balance":0.0,"name":"Current","opening_balance":null,"opening_date":null,"opening_journal_id":null,"sort_code":null,"statement_balance":null,"statement_date":null,"type":"current","unconfirmed_count":0,"updated_at":"2026-11-29T11:36:45.328Z","version":1}', '\x0025b453ba669f6e59e452ed73f7d40dd4d2409b782052f4bbcbef2c23a365c4', '\x920a24088c892b4f6a555fe314908be0ae7e8b81b077c118e584cda679a75dd9');
INSERT INTO public.audit_events VALUES ('org_01m8khfqj5ey6tv71zmfzyj3c0', 1, 1795952205381, 'usr_01m8khfprneg9r8k1784701pb7', 'key_01m8khfq9benet4zpk6q8hjag8', 'organisation.create', 'org_01m8khfqj5ey6tv71zmfzyj3c0', NULL, '{"id":"org_01m8khfqj5ey6tv71zmfzyj3c0","name":"Wren & Marsh Ltd","currency":"GBP","country":"GB","financial_year_end":"03-31","vat_registered":true,"vat_number":null,"vat_scheme":"standard","flat_rate_percent":null,"vat_methods":[{"effective_from":null,"vat_registered":true,"vat_number":null,"vat_scheme":"standard","flat_rate_percent":null}],"vat_rounding":"line","status":"active","role":"owner","lock_date":null,"created_at":"2026-11-29T11:36:45.381Z","updated_at":"2026-11-29T11:36:45.381Z","version":1}', '\xf13e76647aac89545ef053bbecf2a2e42ec264e394065a4dfe2a514be9eb3390', '\x2cb482c0fa384f81acd7eba3759d40b1adf87ce21a6e76c0583d0a0aa2996065');
INSERT INTO public.audit_events VALUES ('org_01m8khfqj5ey6tv71zmfzyj3c0', 2, 1795952205461, 'usr_01m8khfprneg9r8k1784701pb7', 'key_01m8khfq9benet4zpk6q8hjag8', 'account.create', 'acc_01m8khfqmnedgadnz2372nx6y0', NULL, '{"id":"acc_01m8khfqmnedgadnz2372nx6y0","code":"2250","name":"VAT","account_type":"LIABILITY","role":"vat_control","group":"current_liabilities","default_vat_code":null,"description":null,"currency":"GBP","status":"active","balance":0.00,"created_at":"2026-11-29T11:36:45.461Z","updated_at":"2026-11-29T11:36:45.461Z","version":1}', '\x95d3b78a67a8ede52f855a7782e55ce89a4f7184521923da6f480d529bd11513', '\xd6d8a66d90a4fc77e18b96eb1835e5ea8cf5888f4a05349832a66bee1b075a06');
INSERT INTO public.audit_events VALUES ('org_01m8khfqj5ey6tv71zmfzyj3c0', 3, 1795952205538, 'usr_01m8khfprneg9r8k1784701pb7', 'key_01m8khfq9benet4zpk6q8hjag8', 'account.create', 'acc_01m8khfqq2enatasd3f3vb1sk4', NULL, '{"id":"acc_01m8khfqq2enatasd3f3vb1sk4","code":"4100","name":"Room hire","account_type":"INCOME","role":null,"group":"turnover","default_vat_code":"EX","description":null,"currency":"GBP","status":"active","balance":0.00,"created_at":"2026-11-29T11:36:45.538Z","updated_at":"2026-11-29T11:36:45.538Z","version":1}', '\x39f4ea9e5f6bdf4a07f58df9e4ab53df8ce8a4514d7011503e3ed98a11f4cd93', '\xaf567010612f87353e729986676aa0c99f99ff0cbaa7326351f2219aa2b83975');
INSERT INTO public.audit_events VALUES ('org_01m8khfqj5ey6tv71zmfzyj3c0', 4, 1795952205663, 'usr_01m8khfprneg9r8k1784701pb7', 'key_01m8khfq9benet4zpk6q8hjag8', 'bank_account.create', 'bac_01m8khfqtzew99tr24tvmd1vgv', NULL, '{"account_id":"acc_01m8khfqj4e83tngyg1xgftmvs","account_number":null,"created_at":"2026-11-29T11:36:45.663Z","currency":"GBP","iban":null,"id":"bac_01m8khfqtzew99tr24tvmd1vgv","ledger_balance":10000.0,"name":"Current","opening_balance":10000.0,"opening_date":"2026-01-01","opening_journal_id":"jnl_01m8khfqtzew99tr24v0zth7be","sort_code":null,"statement_balance":null,"statement_date":null,"type":"current","unconfirmed_count":0,"updated_at":"2026-11-29T11:36:45.663Z","version":1}', '\x71b561230e8289a2d24ab8a46e3647cd903ffb94e8008a816e8a9c298acf3c37', '\x4f9efede512b231305d497cf700e579c904e3489c5a53b149d1e7cb0f100cdba');
INSERT INTO public.audit_events VALUES ('org_01m8khfqj5ey6tv71zmfzyj3c0', 5, 1795952205768, 'usr_01m8khfprneg9r8k1784701pb7', 'key_01m8khfq9benet4zpk6q8hjag8', 'account.create', 'acc_01m8khfqy8e16v7x016sqadf8k', NULL, '{"account_type":"ASSET","balance":0.0,"code":"1301","created_at":"2026-11-29T11:36:45.768Z","currency":"GBP","default_vat_code":null,"description":null,"group":"cash","id":"acc_01m8khfqy8e16v7x016sqadf8k","name":"Savings","role":"bank","status":"active","updated_at":"2026-11-29T11:36:45.768Z","version":1}', '\xb1ff1c25e5e28611daad41979d25469cdfbe6717827b34eaff148abf316b4ba2', '\xd92e060cbbde82dc343cf136a10c8a6de8e7a2f7d3f9158d59c499316355f0b5');
INSERT INTO public.audit_events VALUES ('org_01m8khfqj5ey6tv71zmfzyj3c0', 6, 1795952205768, 'usr_01m8khfprneg9r8k1784701pb7', 'key_01m8khfq9benet4zpk6q8hjag8', 'bank_account.create', 'bac_01m8khfqy8e16v7x016netxzw6', NULL, '{"account_id":"acc_01m8khfqy8e16v7x016sqadf8k","account_number":null,"created_at":"2026-11-29T11:36:45.768Z","currency":"GBP","iban":null,"id":"bac_01m8khfqy8e16v7x016netxzw6","ledger_balance":0.0,"name":"Savings","opening_balance":null,"opening_date":null,"opening_journal_id":null,"sort_code":null,"statement_balance":null,"statement_date":null,"type":"savings","unconfirmed_count":0,"updated_at":"2026-11-29T11:36:45.768Z","version":1}', '\x337555116d24eab4918a26c5e626afd38e88b2aafff0fb08dce7e29610a4eda5', '\xfb9f6f19355559c8acf24b61aeee3a8130ce96abc7573357b2f2dbc458bb8f4b');
INSERT INTO public.audit_events VALUES ('org_01m8khfqj5ey6tv71zmfzyj3c0', 7, 1795952205852, 'usr_01m8khfprneg9r8k1784701pb7', 'key_01m8khfq9benet4zpk6q8hjag8', 'contact.create', 'con_01m8khfr0wed99w8909be7p479', NULL, '{"id":"con_01m8khfr0wed99w8909be7p479","kind":"customer","name":"Abbey Schools Trust","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-29T11:36:45.852Z","updated_at":"2026-11-29T11:36:45.852Z","version":1}', '\x3f2b39db2f2bac3de4d6e7bc610f004844b8b35162b8d4cd1e5cfd21a4f60394', '\x9ee0dae27b3a0214281056136e861ecaad8caf9b04605f6912933321a39caaf5');
INSERT INTO public.audit_events VALUES ('org_01m8khfqj5ey6tv71zmfzyj3c0', 8, 1795952205918, 'usr_01m8khfprneg9r8k1784701pb7', 'key_01m8khfq9benet4zpk6q8hjag8', 'contact.create', 'con_01m8khfr2yekgs2v4atkz6e9j5', NULL, '{"id":"con_01m8khfr2yekgs2v4atkz6e9j5","kind":"customer","name":"Kestrel Fitness CIC","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-29T11:36:45.918Z","updated_at":"2026-11-29T11:36:45.918Z","version":1}', '\x573d2e9ca60489599bf7e0c2b812d72582aa18da923c10872c9449200675094b', '\x54cd1f00b213cb9de9cb34f724c702b4f0ad4acece7fd066f0435b63192e76f4');
INSERT INTO public.audit_events VALUES ('org_01m8khfqj5ey6tv71zmfzyj3c0', 9, 1795952205994, 'usr_01m8khfprneg9r8k1784701pb7', 'key_01m8khfq9benet4zpk6q8hjag8', 'contact.create', 'con_01m8khfr5aefzr4nqqf4000d59', NULL, '{"id":"con_01m8khfr5aefzr4nqqf4000d59","kind":"customer","name":"Marlow & Pike LLP","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-29T11:36:45.994Z","updated_at":"2026-11-29T11:36:45.994Z","version":1}', '\xe725cf113a175178e7b0f4de55f2e021992205cb5cdd1fc99cc29b1fd42083a6', '\xb88dd5f181b6c50f45052f9563397d76a7549e5da1bb16c7711c5ef7f6370701');
INSERT INTO public.audit_events VALUES ('org_01m8khfqj5ey6tv71zmfzyj3c0', 10, 1795952206066, 'usr_01m8khfprneg9r8k1784701pb7', 'key_01m8khfq9benet4zpk6q8hjag8', 'contact.create', 'con_01m8khfr7je7a8yx1bqkszx0md', NULL, '{"id":"con_01m8khfr7je7a8yx1bqkszx0md","kind":"supplier","name":"Printwell","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-29T11:36:46.066Z","updated_at":"2026-11-29T11:36:46.066Z","version":1}', '\xec0dc9661ab4a85b02caf4d4607cd7d4d2312d8ded9895373041295cfa40c136', '\xe366a0108ff910c5bbc5dd44bc8f5a9851035506175f7f07926fcd625e769a15');
INSERT INTO public.audit_events VALUES ('org_01m8khfqj5ey6tv71zmfzyj3c0', 11, 1795952206146, 'usr_01m8khfprneg9r8k1784701pb7', 'key_01m8khfq9benet4zpk6q8hjag8', 'contact.create', 'con_01m8khfra2e369ekj5scdtrmpa', NULL, '{"id":"con_01m8khfra2e369ekj5scdtrmpa","kind":"supplier","name":"Techbarn","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-29T11:36:46.146Z","updated_at":"2026-11-29T11:36:46.146Z","version":1}', '\x4fee74475f2f4edef39e5ca72b1460a35ddddc372491be30f15ad20970371806', '\xf55edc011d00e501c56b86254bc0a8cd181064988860d90fc49b58caf53909ae');
INSERT INTO public.audit_events VALUES ('org_01m8khfqj5ey6tv71zmfzyj3c0', 12, 1795952206216, 'usr_01m8khfprneg9r8k1784701pb7', 'key_01m8khfq9benet4zpk6q8hjag8', 'contact.create', 'con_01m8khfrc8en7avtp1z4sh4esj', NULL, '{"id":"con_01m8khfrc8en7avtp1z4sh4esj","kind":"supplier","name":"Harcourt Lettings","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-29T11:36:46.216Z","updated_at":"2026-11-29T11:36:46.216Z","version":1}', '\x606239a6d700fb393608c5eee0ccffac19cb27595cac81c90e1656393e4b9b80', '\x9fe79e9e846ab86d2d4767543893f7840cba9935c25ce52d430701ab729b9723');
INSERT INTO public.audit_events VALUES ('org_01m8khfqj5ey6tv71zmfzyj3c0', 13, 1795952206281, 'usr_01m8khfprneg9r8k1784701pb7', 'key_01m8khfq9benet4zpk6q8hjag8', 'contact.create', 'con_01m8khfre9edqvpstnkztfb1eh', NULL, '{"id":"con_01m8khfre9edqvpstnkztfb1eh","kind":"supplier","name":"Fern & Rowe","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-29T11:36:46.281Z","updated_at":"2026-11-29T11:36:46.281Z","version":1}', '\x5d29d1ee4677aac5d67ce00355aacc2d0a401a92e7e5daa9767090815f129aa5', '\x0921a56e4dda1ef0fff76ff79f8abdf873a0dca903bc347828809718ce948925');
INSERT INTO public.audit_events VALUES ('org_01m8khfqj5ey6tv71zmfzyj3c0', 14, 1795952206571, 'usr_01m8khfprneg9r8k1784701pb7', 'key_01m8khfq9benet4zpk6q8hjag8', 'invoice.create', 'inv_01m8khfrqbeq4v6avgvy9ycrpx', NULL, '{"id":"inv_01m8khfrqbeq4v6avgvy9ycrpx","type":"sales","kind":"invoice","status":"issued","number":"INV-0001","contact_id":"con_01m8khfr0wed99w8909be7p479","contact_name":"Abbey Schools Trust","issue_date":"2026-01-15","tax_point":"2026-01-15","due_date":"2026-02-14","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":1950.00,"vat_total":390.00,"gross_total":2340.00,"amount_paid":0.00,"amount_credited":0.00,"amount_written_off":0.00,"vat_relieved":0.00,"amount_due":2340.00,"overdue":true,"journal_id":"jnl_01m8khfrqbeq4v6avgw3g5tgfg","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T11:36:46.571Z","updated_at":"2026-11-29T11:36:46.571Z","version":1,"lines":[{"description":"Course design, 3 days","quantity":3,"unit_price":650.00,"discount_percent":null,"account_id":"acc_01m8khfqj4e83tngyg3ry3rn1m","account_code":"4000","vat_code":"ST","net_amount":1950.00,"vat_amount":390.00,"gross_amount":2340.00,"vat_note":null}]}', '\xf3e666f21712d42aab70f088780338a8d3ac4dd9b403f740c75d47b23ab94d63', '\x5d98148673da33023954196b34bea27dfe9a29d0b0e64a2edf3389d66a9bc809');
INSERT INTO public.audit_events VALUES ('org_01m8khfqj5ey6tv71zmfzyj3c0', 15, 1795952206653, 'usr_01m8khfprneg9r8k1784701pb7', 'key_01m8khfq9benet4zpk6q8hjag8', 'invoice.create', 'inv_01m8khfrsxeeatp0ky9pn1y0k3', NULL, '{"id":"inv_01m8khfrsxeeatp0ky9pn1y0k3","type":"purchase","kind":"invoice","status":"issued","number":"PX-881","contact_id":"con_01m8khfr7je7a8yx1bqkszx0md","contact_name":"Printwell","issue_date":"2026-01-20","tax_point":"2026-01-20","due_date":"2026-02-19","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":412.00,"vat_total":0.00,"gross_total":412.00,"amount_paid":0.00,"amount_credited":0.00,"amount_written_off":0.00,"vat_relieved":0.00,"amount_due":412.00,"overdue":true,"journal_id":"jnl_01m8khfrsxeeatp0ky9shh22ts","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T11:36:46.653Z","updated_at":"2026-11-29T11:36:46.653Z","version":1,"lines":[{"description":"Printing of workbooks","quantity":1,"unit_price":412.00,"discount_percent":null,"account_id":"acc_01m8khfqj4e83tngyg4e6tabyv","account_code":"5000","vat_code":"ZR","net_amount":412.00,"vat_amount":0.00,"gross_amount":412.00,"vat_note":null}]}', '\x27d4eaf3c93da88c2097748e19e5271fe3e751a482fe47830932fcc51370d533', '\x9df5218079eef4d53084d5b94fb7246fc9281507e38a16921a0fd5875445877e');
INSERT INTO public.audit_events VALUES ('org_01m8khfqj5ey6tv71zmfzyj3c0', 16, 1795952206751, 'usr_01m8khfprneg9r8k1784701pb7', 'key_01m8khfq9benet4zpk6q8hjag8', 'invoice.create', 'inv_01m8khfrwzeayrr4zrqtngvxd6', NULL, '{"id":"inv_01m8khfrwzeayrr4zrqtngvxd6","type":"purchase","kind":"invoice","status":"issued","number":"TB-0117","contact_id":"con_01m8khfra2e369ekj5scdtrmpa","contact_name":"Techbarn","issue_date":"2026-01-21","tax_point":"2026-01-21","due_date":"2026-02-20","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":899.00,"vat_total":179.80,"gross_total":1078.80,"amount_paid":0.00,"amount_credited":0.00,"amount_written_off":0.00,"vat_relieved":0.00,"amount_due":1078.80,"overdue":true,"journal_id":"jnl_01m8khfrwzeayrr4zrqygba8m2","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T11:36:46.751Z","updated_at":"2026-11-29T11:36:46.751Z","version":1,"lines":[{"description":"Laptop","quantity":1,"unit_price":899.00,"discount_percent":null,"account_id":"acc_01m8khfqj4e83tngyg0wrq7dx3","account_code":"1000","vat_code":"ST","net_amount":899.00,"vat_amount":179.80,"gross_amount":1078.80,"vat_note":null}]}', '\x3015f459fb95d297bbe4ca98410cdb696d53baa78aa56f28f085daf52dbc38e2', '\xed36df695d7c7bf405805d224f8c7ad65133bc7471633ce55aebaa49eb08fae5');
INSERT INTO public.audit_events VALUES ('org_01m8khfqj5ey6tv71zmfzyj3c0', 17, 1795952206872, 'usr_01m8khfprneg9r8k1784701pb7', 'key_01m8khfq9benet4zpk6q8hjag8', 'invoice.create', 'inv_01m8khfs0re3mbcb691fdpq1cc', NULL, '{"id":"inv_01m8khfs0re3mbcb691fdpq1cc","type":"sales","kind":"invoice","status":"issued","number":"INV-0002","contact_id":"con_01m8khfr0wed99w8909be7p479","contact_name":"Abbey Schools Trust","issue_date":"2026-01-28","tax_point":"2026-01-28","due_date":"2026-02-27","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":870.00,"vat_total":0.00,"gross_total":870.00,"amount_paid":0.00,"amount_credited":0.00,"amount_written_off":0.00,"vat_relieved":0.00,"amount_due":870.00,"overdue":true,"journal_id":"jnl_01m8khfs0re3mbcb691j71mrrv","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T11:36:46.872Z","updated_at":"2026-11-29T11:36:46.872Z","version":1,"lines":[{"description":"Workbooks","quantity":120,"unit_price":7.25,"discount_percent":null,"account_id":"acc_01m8khfqj4e83tngyg3wx86t8a","account_code":"4010","vat_code":"ZR","net_amount":870.00,"vat_amount":0.00,"gross_amount":870.00,"vat_note":null}]}', '\xf8164fd2086c4c538cb7bf49d8b77169eb2ac12cf09920f78c5537029819efec', '\x98bf1cc0f9ade6124dfaeb2682c189821b36ed52441b6147156dc5138b7e8b68');
INSERT INTO public.audit_events VALUES ('org_01m8khfqj5ey6tv71zmfzyj3c0', 18, 1795952206926, 'usr_01m8khfprneg9r8k1784701pb7', 'key_01m8khfq9benet4zpk6q8hjag8', 'invoice.create', 'inv_01m8khfs2de918x812kn7wvk0n', NULL, '{"id":"inv_01m8khfs2de918x812kn7wvk0n","type":"purchase","kind":"invoice","status":"issued","number":"HL-33","contact_id":"con_01m8khfrc8en7avtp1z4sh4esj","contact_name":"Harcourt Lettings","issue_date":"2026-02-01","tax_point":"2026-02-01","due_date":"2026-03-03","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":1350.00,"vat_total":0.00,"gross_total":1350.00,"amount_paid":0.00,"amount_credited":0.00,"amount_written_off":0.00,"vat_relieved":0.00,"amount_due":1350.00,"overdue":true,"journal_id":"jnl_01m8khfs2de918x812ktmdzcke","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T11:36:46.926Z","updated_at":"2026-11-29T11:36:46.926Z","version":1,"lines":[{"description":"Rent, January to March","quantity":1,"unit_price":1350.00,"discount_percent":null,"account_id":"acc_01m8khfqj4e83tngyg57bsjz5v","account_code":"6100","vat_code":"EX","net_amount":1350.00,"vat_amount":0.00,"gross_amount":1350.00,"vat_note":null}]}', '\x0d1c981e9799896b2dcbb546d7703541ad9a762c8095f02da2f98231a951b8ee', '\x439a3a699262c7ca527137749ce0fe7fb278ad3d2374d1fcea0739d433198700');
INSERT INTO public.audit_events VALUES ('org_01m8khfqj5ey6tv71zmfzyj3c0', 19, 1795952207003, 'usr_01m8khfprneg9r8k1784701pb7', 'key_01m8khfq9benet4zpk6q8hjag8', 'invoice.create', 'inv_01m8khfs4ve75bzxh4memrfgen', NULL, '{"id":"inv_01m8khfs4ve75bzxh4memrfgen","type":"sales","kind":"invoice","status":"issued","number":"INV-0003","contact_id":"con_01m8khfr2yekgs2v4atkz6e9j5","contact_name":"Kestrel Fitness CIC","issue_date":"2026-02-09","tax_point":"2026-02-09","due_date":"2026-03-11","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":275.00,"vat_total":7.00,"gross_total":282.00,"amount_paid":0.00,"amount_credited":0.00,"amount_written_off":0.00,"vat_relieved":0.00,"amount_due":282.00,"overdue":true,"journal_id":"jnl_01m8khfs4ve75bzxh4mk13sq3c","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T11:36:47.003Z","updated_at":"2026-11-29T11:36:47.003Z","version":1,"lines":[{"description":"Seminar room, 5 evenings","quantity":5,"unit_price":48.00,"discount_percent":null,"account_id":"acc_01m8khfqq2enatasd3f3vb1sk4","account_code":"4100","vat_code":"EX","net_amount":240.00,"vat_amount":0.00,"gross_amount":240.00,"vat_note":null},{"description":"Projector","quantity":1,"unit_price":35.00,"discount_percent":null,"account_id":"acc_01m8khfqj4e83tngyg3ry3rn1m","account_code":"4000","vat_code":"ST","net_amount":35.00,"vat_amount":7.00,"gross_amount":42.00,"vat_note":null}]}', '\x01ea5e5697ae5df498036d3e4f4f54d12d2e91cd7cd23239751d9de16e1cc64a', '\x54d5c38dfe23d95312b89fd982d81e45ff470e5c8871e881ef3bcb098cf5aaa5');
INSERT INTO public.audit_events VALUES ('org_01m8khfqj5ey6tv71zmfzyj3c0', 20, 1795952207078, 'usr_01m8khfprneg9r8k1784701pb7', 'key_01m8khfq9benet4zpk6q8hjag8', 'invoice.create', 'inv_01m8khfs76es8ayt8hbhqerh34', NULL, '{"id":"inv_01m8khfs76es8ayt8hbhqerh34","type":"sales","kind":"invoice","status":"issued","number":"INV-0004","contact_id":"con_01m8khfr5aefzr4nqqf4000d59","contact_name":"Marlow & Pike LLP","issue_date":"2026-02-20","tax_point":"2026-02-20","due_date":"2026-03-22","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":1332.00,"vat_total":266.40,"gross_total":1598.40,"amount_paid":0.00,"amount_credited":0.00,"amount_written_off":0.00,"vat_relieved":0.00,"amount_due":1598.40,"overdue":true,"journal_id":"jnl_01m8khfs76es8ayt8hbq2x145t","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T11:36:47.078Z","updated_at":"2026-11-29T11:36:47.078Z","version":1,"lines":[{"description":"Course for new starters","quantity":1,"unit_price":1480.00,"discount_percent":10,"account_id":"acc_01m8khfqj4e83tngyg3ry3rn1m","account_code":"4000","vat_code":"ST","net_amount":1332.00,"vat_amount":266.40,"gross_amount":1598.40,"vat_note":null}]}', '\x655c7347962f4d30ad0e44cf350ba912625abd722315336e4a6644c00ac3f79b', '\x3596f0acd387babfacd7562b905af38d0aedf98ebdbc5b83b45649960d2eefae');
INSERT INTO public.audit_events VALUES ('org_01m8khfqj5ey6tv71zmfzyj3c0', 21, 1795952207131, 'usr_01m8khfprneg9r8k1784701pb7', 'key_01m8khfq9benet4zpk6q8hjag8', 'invoice.create', 'inv_01m8khfs8vep7bk3knxf93shwx', NULL, '{"id":"inv_01m8khfs8vep7bk3knxf93shwx","type":"sales","kind":"invoice","status":"issued","number":"INV-0005","contact_id":"con_01m8khfr5aefzr4nqqf4000d59","contact_name":"Marlow & Pike LLP","issue_date":"2026-03-03","tax_point":"2026-03-03","due_date":"2026-04-02","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":500.00,"vat_total":100.00,"gross_total":600.00,"amount_paid":0.00,"amount_credited":0.00,"amount_written_off":0.00,"vat_relieved":0.00,"amount_due":600.00,"overdue":true,"journal_id":"jnl_01m8khfs8vep7bk3knxgjhzm8t","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T11:36:47.131Z","updated_at":"2026-11-29T11:36:47.131Z","version":1,"lines":[{"description":"Raised in error","quantity":1,"unit_price":500.00,"discount_percent":null,"account_id":"acc_01m8khfqj4e83tngyg3ry3rn1m","account_code":"4000","vat_code":"ST","net_amount":500.00,"vat_amount":100.00,"gross_amount":600.00,"vat_note":null}]}', '\x354ed4fd2febbd43f442d69576bd3eb686006d970641309e1da5bc698bd7d7d6', '\x875f6f26d8c89fb6b6548311ab7a5ffa57b077c84c39ad85e81491163fee92a0');
INSERT INTO public.audit_events VALUES ('org_01m8khfqj5ey6tv71zmfzyj3c0', 24, 1795952207286, 'usr_01m8khfprneg9r8k1784701pb7', 'key_01m8khfq9benet4zpk6q8hjag8', 'invoice.create', 'inv_01m8khfsdpe9ksvrh1zsvj7ahh', NULL, '{"id":"inv_01m8khfsdpe9ksvrh1zsvj7ahh","type":"sales","kind":"invoice","status":"issued","number":"INV-0006","contact_id":"con_01m8khfr0wed99w8909be7p479","contact_name":"Abbey Schools Trust","issue_date":"2026-03-27","tax_point":"2026-03-27","due_date":"2026-04-26","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":499.00,"vat_total":65.00,"gross_total":564.00,"amount_paid":0.00,"amount_credited":0.00,"amount_written_off":0.00,"vat_relieved":0.00,"amount_due":564.00,"overdue":true,"journal_id":"jnl_01m8khfsdpe9ksvrh1zza4gv7d","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T11:36:47.286Z","updated_at":"2026-11-29T11:36:47.286Z","version":1,"lines":[{"description":"Workbooks","quantity":24,"unit_price":7.25,"discount_percent":null,"account_id":"acc_01m8khfqj4e83tngyg3wx86t8a","account_code":"4010","vat_code":"ZR","net_amount":174.00,"vat_amount":0.00,"gross_amount":174.00,"vat_note":null},{"description":"Half a day of course design","quantity":0.5,"unit_price":650.00,"discount_percent":null,"account_id":"acc_01m8khfqj4e83tngyg3ry3rn1m","account_code":"4000","vat_code":"ST","net_amount":325.00,"vat_amount":65.00,"gross_amount":390.00,"vat_note":null}]}', '\xb11d41d38cecfba192c2c2cdf7b34e9080a0cc51034765ba0606fa32b1736f18', '\x2f92c70db7bd631c1554b74ee27f3a612aabdd425b6a42164a9978437f2689a1');
INSERT INTO public.audit_events VALUES ('org_01m8khfqj5ey6tv71zmfzyj3c0', 27, 1795952207704, 'usr_01m8khfprneg9r8k1784701pb7', 'key_01m8khfq9benet4zpk6q8hjag8', 'journal.post', 'jnl_01m8khfstre33rmr1vy3addf9z', NULL, '{"sequence":14,"total":10000.00}', '\x4e5b861c8c4931a6d0f586fe82a003dd002583ca36d09ec6268df695fc1b8d24', '\x');
INSERT INTO public.audit_events VALUES ('org_01m8khfqj5ey6tv71zmfzyj3c0', 28, 1795952207704, 'usr_01m8khfprneg9r8k1784701pb7', 'key_01m8khfq9benet4zpk6q8hjag8', 'journal.post', 'jnl_01m8khfstre33rmr1vyb10b4ev', NULL, '{"sequence":15,"total":1000.00}', '\xa6b278ee5a3336f71f7ceb47db2bdc88d3f97666d24a4524ce49f282dd3e25e8', '\x');
INSERT INTO public.audit_events VALUES ('org_01m8khfqj5ey6tv71zmfzyj3c0', 29, 1795952207704, 'usr_01m8khfprneg9r8k1784701pb7', 'key_01m8khfq9benet4zpk6q8hjag8', 'journal.post', 'jnl_01m8khfstre33rmr1vyg0w0syd', NULL, '{"sequence":16,"total":74.92}', '\x8d1e6efad9bca4bf4cd1ce47a661a08dc0ac6cd2ae5f26b273523d4bfac5f5f6', '\x');
INSERT INTO public.audit_events VALUES ('org_01m8khfqj5ey6tv71zmfzyj3c0', 31, 1795952207988, 'usr_01m8khfprneg9r8k1784701pb7', 'key_01m8khfq9benet4zpk6q8hjag8', 'bank_transactions.import', 'bac_01m8khfqtzew99tr24tvmd1vgv', NULL, '{"created":13,"duplicates":0,"statement_balance":9007.15,"statement_date":"2026-03-31"}', '\x08622991517fcd8eab8319319324e40fa974903ef509df4c2d9999da6f135e25', '\xebbbc769b1539630bc63687038a8b72a2bbd151ae65e796285dad3e22f4713d6');
INSERT INTO public.audit_events VALUES ('org_01m8khfqj5ey6tv71zmfzyj3c0', 36, 1795952208736, 'usr_01m8khfprneg9r8k1784701pb7', 'key_01m8khfq9benet4zpk6q8hjag8', 'settlement.create', 'set_01m8khftv0eqjv1xbwgas5dzmx', NULL, '{"id":"set_01m8khftv0eqjv1xbwgas5dzmx","type":"payment","status":"posted","refund":false,"contact_id":"con_01m8khfrc8en7avtp1z4sh4esj","contact_name":"Harcourt Lettings","bank_account_id":"bac_01m8khfqtzew99tr24tvmd1vgv","date":"2026-02-10","amount":1350.00,"currency":"GBP","reference":null,"allocated_amount":1350.00,"unallocated_amount":0.00,"allocations":[{"id":"alc_01m8khftv0eqjv1xbwgas5dzmx","invoice_id":"inv_01m8khfs2de918x812kn7wvk0n","invoice_number":"HL-33","settlement_id":"set_01m8khftv0eqjv1xbwgas5dzmx","credit_note_id":null,"amount":1350.00,"date":"2026-02-10","created_at":"2026-11-29T11:36:48.736Z"}],"bank_transaction_id":"btx_01m8khft3mejqra6b0d9dh5mba","journal_id":"jnl_01m8khftv0eqjv1xbwgas5dzmx","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T11:36:48.736Z","updated_at":"2026-11-29T11:36:48.736Z","version":1}', '\x1b41c050d0776115777fc8e2217b0a2bfec49d43adebbecba34cf2583b56f549', '\xea63541a2c27454b4fa21b9da64a6aa5b8b07121e696a9925cfd56dc54ffe51c');
INSERT INTO public.audit_events VALUES ('org_01m8khfqj5ey6tv71zmfzyj3c0', 37, 1795952208736, 'usr_01m8khfprneg9r8k1784701pb7', 'key_01m8khfq9benet4zpk6q8hjag8', 'bank_transaction.confirm', 'btx_01m8khft3mejqra6b0d9dh5mba', NULL, '{"journal_id":"jnl_01m8khftv0eqjv1xbwgas5dzmx","way":"allocations"}', '\x1377b6796eca35f1c002fe60ba9b31f8f367d9565ad5288d0a4bcb006d464976', '\x116e08346cef9b53cf4ec630ee6861fa02672078ac26977a2ce009a2d910ce72');
INSERT INTO public.audit_events VALUES ('org_01m8khfqj5ey6tv71zmfzyj3c0', 22, 1795952207190, 'usr_01m8khfprneg9r8k1784701pb7', 'key_01m8khfq9benet4zpk6q8hjag8', 'invoice.create', 'inv_01m8khfsapez2a1krhpeta2dsq', NULL, '{"id":"inv_01m8khfsapez2a1krhpeta2dsq","type":"sales","kind":"credit_note","status":"issued","number":"CN-0001","contact_id":"con_01m8khfr5aefzr4nqqf4000d59","contact_name":"Marlow & Pike LLP","issue_date":"2026-03-12","tax_point":"2026-03-12","due_date":"2026-03-12","amounts_are":"exclusive","currency":"GBP","reference":"INV-0004","notes":null,"net_total":150.00,"vat_total":30.00,"gross_total":180.00,"amount_paid":0.00,"amount_credited":0.00,"amount_written_off":0.00,"vat_relieved":0.00,"amount_due":180.00,"overdue":false,"journal_id":"jnl_01m8khfsapez2a1krhph8q0h68","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T11:36:47.190Z","updated_at":"2026-11-29T11:36:47.190Z","version":1,"lines":[{"description":"A day that was not held","quantity":1,"unit_price":150.00,"discount_percent":null,"account_id":"acc_01m8khfqj4e83tngyg3ry3rn1m","account_code":"4000","vat_code":"ST","net_amount":150.00,"vat_amount":30.00,"gross_amount":180.00,"vat_note":null}]}', '\x799f7af5e960165c86ab28f7ee4e0b343363cea991e902b617d3a3d3b353a976', '\x1a7a7676f0034b640618caeff621f0e7d0db5d8b48a588f7eeb86af9f7d9740d');
INSERT INTO public.audit_events VALUES ('org_01m8khfqj5ey6tv71zmfzyj3c0', 38, 1795952208944, 'usr_01m8khfprneg9r8k1784701pb7', 'key_01m8khfq9benet4zpk6q8hjag8', 'settlement.create', 'set_01m8khfv1ge9fv2x796n59bbzw', NULL, '{"id":"set_01m8khfv1ge9fv2x796n59bbzw","type":"receipt","status":"posted","refund":false,"contact_id":"con_01m8khfr0wed99w8909be7p479","contact_name":"Abbey Schools Trust","bank_account_id":"bac_01m8khfqtzew99tr24tvmd1vgv","date":"2026-02-16","amount":1710.00,"currency":"GBP","reference":null,"allocated_amount":1710.00,"unallocated_amount":0.00,"allocations":[{"id":"alc_01m8khfv1ge9fv2x796n59bbzw","invoice_id":"inv_01m8khfrqbeq4v6avgvy9ycrpx","invoice_number":"INV-0001","settlement_id":"set_01m8khfv1ge9fv2x796n59bbzw","credit_note_id":null,"amount":840.00,"date":"2026-02-16","created_at":"2026-11-29T11:36:48.944Z"},{"id":"alc_01m8khfv1ge9fv2x796n59bbzx","invoice_id":"inv_01m8khfs0re3mbcb691fdpq1cc","invoice_number":"INV-0002","settlement_id":"set_01m8khfv1ge9fv2x796n59bbzw","credit_note_id":null,"amount":870.00,"date":"2026-02-16","created_at":"2026-11-29T11:36:48.944Z"}],"bank_transaction_id":"btx_01m8khft3mejqra6b0ddp9qyx4","journal_id":"jnl_01m8khfv1ge9fv2x796n59bbzw","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T11:36:48.944Z","updated_at":"2026-11-29T11:36:48.944Z","version":1}', '\xfc3d81ccbdd30f2fce561805f2edc6e98f6f2824876cfbec0c216643a502bc9e', '\x042092afe68df50a434bd88595c0d472cac5bc19beb8f788221fb5f699f1d16d');
INSERT INTO public.audit_events VALUES ('org_01m8khfqj5ey6tv71zmfzyj3c0', 39, 1795952208944, 'usr_01m8khfprneg9r8k1784701pb7', 'key_01m8khfq9benet4zpk6q8hjag8', 'bank_transaction.confirm', 'btx_01m8khft3mejqra6b0ddp9qyx4', NULL, '{"journal_id":"jnl_01m8khfv1ge9fv2x796n59bbzw","way":"allocations"}', '\xa0004b253be9221f502bfd6f972de6a8350e3038cd2bfedafbd38f1188ab8414', '\x8993d2c0ace8c017d53e2907ce6a987977c3e75fcdac6ee47f20b4c48f75d7ec');
INSERT INTO public.audit_events VALUES ('org_01m8khfqj5ey6tv71zmfzyj3c0', 42, 1795952209470, 'usr_01m8khfprneg9r8k1784701pb7', 'key_01m8khfq9benet4zpk6q8hjag8', 'settlement.create', 'set_01m8khfvhyezmbw73mvxctha6g', NULL, '{"id":"set_01m8khfvhyezmbw73mvxctha6g","type":"receipt","status":"posted","refund":false,"contact_id":"con_01m8khfr5aefzr4nqqf4000d59","contact_name":"Marlow & Pike LLP","bank_account_id":"bac_01m8khfqtzew99tr24tvmd1vgv","date":"2026-03-16","amount":1418.40,"currency":"GBP","reference":null,"allocated_amount":1418.40,"unallocated_amount":0.00,"allocations":[{"id":"alc_01m8khfvhyezmbw73mvxctha6g","invoice_id":"inv_01m8khfs76es8ayt8hbhqerh34","invoice_number":"INV-0004","settlement_id":"set_01m8khfvhyezmbw73mvxctha6g","credit_note_id":null,"amount":1418.40,"date":"2026-03-16","created_at":"2026-11-29T11:36:49.470Z"}],"bank_transaction_id":"btx_01m8khft3mejqra6b0e1vtkb2w","journal_id":"jnl_01m8khfvhyezmbw73mvxctha6g","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T11:36:49.470Z","updated_at":"2026-11-29T11:36:49.470Z","version":1}', '\x0942647f3de52b040c8c069252c1af714f7997e26336b56a23ca851d68d27754', '\xf87ebdfafd150c6ffd642b17ff4acf427f1a3cd6dac158e40f3a97cf0773465f');
INSERT INTO public.audit_events VALUES ('org_01m8khfqj5ey6tv71zmfzyj3c0', 43, 1795952209470, 'usr_01m8khfprneg9r8k1784701pb7', 'key_01m8khfq9benet4zpk6q8hjag8', 'bank_transaction.confirm', 'btx_01m8khft3mejqra6b0e1vtkb2w', NULL, '{"journal_id":"jnl_01m8khfvhyezmbw73mvxctha6g","way":"allocations"}', '\x9860136a53e0dfd01c7aa69b971b12147d7efae277219fdc91f88ceb4c02062c', '\x16d98782bafe932fd47c71c8f56d6ac04d9ae232f070bec5fa5160664f4f8f93');
INSERT INTO public.audit_events VALUES ('org_01m8khfqj5ey6tv71zmfzyj3c0', 23, 1795952207234, 'usr_01m8khfprneg9r8k1784701pb7', 'key_01m8khfq9benet4zpk6q8hjag8', 'invoice.create', 'inv_01m8khfsc2e7ztj93agn85gv2n', NULL, '{"id":"inv_01m8khfsc2e7ztj93agn85gv2n","type":"purchase","kind":"invoice","status":"issued","number":"FR-1209","contact_id":"con_01m8khfre9edqvpstnkztfb1eh","contact_name":"Fern & Rowe","issue_date":"2026-03-24","tax_point":"2026-03-24","due_date":"2026-04-23","amounts_are":"inclusive","currency":"GBP","reference":null,"notes":null,"net_total":640.00,"vat_total":128.00,"gross_total":768.00,"amount_paid":0.00,"amount_credited":0.00,"amount_written_off":0.00,"vat_relieved":0.00,"amount_due":768.00,"overdue":true,"journal_id":"jnl_01m8khfsc2e7ztj93agttasxdh","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T11:36:47.234Z","updated_at":"2026-11-29T11:36:47.234Z","version":1,"lines":[{"description":"Illustration, 2 days","quantity":2,"unit_price":384.00,"discount_percent":null,"account_id":"acc_01m8khfqj4e83tngyg4j2a31tm","account_code":"5010","vat_code":"ST","net_amount":640.00,"vat_amount":128.00,"gross_amount":768.00,"vat_note":null}]}', '\xf4cadfb0d5be194f7d5560d1c3cb6766f061bb279b56d872e288b09211b2934f', '\x2905da14d5c7fbf19405c18f9ed8e28d01e160f71917046f4be5ab599bf756c4');
INSERT INTO public.audit_events VALUES ('org_01m8khfqj5ey6tv71zmfzyj3c0', 25, 1795952207416, 'usr_01m8khfprneg9r8k1784701pb7', 'key_01m8khfq9benet4zpk6q8hjag8', 'invoice.void', 'inv_01m8khfs8vep7bk3knxf93shwx', '{"status":"issued"}', '{"reason":"raised in error","status":"void","void_date":"2026-03-03","void_journal_id":"jnl_01m8khfshreznbqdapjgwpe1t0"}', '\xd2b4d481c80744efbd509abdae6236e79d9b8ce06d92cb683f178d1d87bc250f', '\x527de6cd5861382fb7052da5fd096176cf52aee44a155df8e6ddb58d4a57c81b');
INSERT INTO public.audit_events VALUES ('org_01m8khfqj5ey6tv71zmfzyj3c0', 26, 1795952207551, 'usr_01m8khfprneg9r8k1784701pb7', 'key_01m8khfq9benet4zpk6q8hjag8', 'invoice.allocate', 'inv_01m8khfsapez2a1krhpeta2dsq', NULL, '{"allocations":[{"amount":180.0,"invoice_id":"inv_01m8khfs76es8ayt8hbhqerh34"}]}', '\x3e842f09173135dcf0a1e337b96b789ce4a80768b9478f40af1a2357a0852484', '\x866076c3343522bf6d2beac6af97fad79c824b395b3a013ea41083bb53c7948b');
INSERT INTO public.audit_events VALUES ('org_01m8khfqj5ey6tv71zmfzyj3c0', 30, 1795952207841, 'usr_01m8khfprneg9r8k1784701pb7', 'key_01m8khfq9benet4zpk6q8hjag8', 'settlement.create', 'set_01m8khfsz1epxa5761zwqd6h2t', NULL, '{"id":"set_01m8khfsz1epxa5761zwqd6h2t","type":"receipt","status":"posted","refund":false,"contact_id":"con_01m8khfr2yekgs2v4atkz6e9j5","contact_name":"Kestrel Fitness CIC","bank_account_id":"bac_01m8khfqtzew99tr24tvmd1vgv","date":"2026-03-06","amount":282.00,"currency":"GBP","reference":null,"allocated_amount":282.00,"unallocated_amount":0.00,"allocations":[{"id":"alc_01m8khfsz1epxa5762072213ja","invoice_id":"inv_01m8khfs4ve75bzxh4memrfgen","invoice_number":"INV-0003","settlement_id":"set_01m8khfsz1epxa5761zwqd6h2t","credit_note_id":null,"amount":282.00,"date":"2026-03-06","created_at":"2026-11-29T11:36:47.841Z"}],"bank_transaction_id":null,"journal_id":"jnl_01m8khfsz1epxa576201tpzddb","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T11:36:47.841Z","updated_at":"2026-11-29T11:36:47.841Z","version":1}', '\x5269b41b85dba28f1e5694bec7487b4695b00cf2c5a91a5cecc48502c93ad62f', '\x361f42736c17c953114914e80f5a49c8163735ca3ea9b02d35d0ba2ac0685687');
INSERT INTO public.audit_events VALUES ('org_01m8khfqj5ey6tv71zmfzyj3c0', 32, 1795952208286, 'usr_01m8khfprneg9r8k1784701pb7', 'key_01m8khfq9benet4zpk6q8hjag8', 'settlement.create', 'set_01m8khftcye2j825vjhbc4mnha', NULL, '{"id":"set_01m8khftcye2j825vjhbc4mnha","type":"payment","status":"posted","refund":false,"contact_id":"con_01m8khfra2e369ekj5scdtrmpa","contact_name":"Techbarn","bank_account_id":"bac_01m8khfqtzew99tr24tvmd1vgv","date":"2026-01-22","amount":1078.80,"currency":"GBP","reference":null,"allocated_amount":1078.80,"unallocated_amount":0.00,"allocations":[{"id":"alc_01m8khftcye2j825vjhbc4mnha","invoice_id":"inv_01m8khfrwzeayrr4zrqtngvxd6","invoice_number":"TB-0117","settlement_id":"set_01m8khftcye2j825vjhbc4mnha","credit_note_id":null,"amount":1078.80,"date":"2026-01-22","created_at":"2026-11-29T11:36:48.286Z"}],"bank_transaction_id":"btx_01m8khft3mejqra6b0cwe1z3kz","journal_id":"jnl_01m8khftcye2j825vjhbc4mnha","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T11:36:48.286Z","updated_at":"2026-11-29T11:36:48.286Z","version":1}', '\x7b9aafa996e1e3aea7c6c84cd189e0a7aae1ebbfcababa67841476177b3869be', '\xf50d16a7e0fca64387fcf50e4708a33ae92afe3127052576425bbf99c7798db6');
INSERT INTO public.audit_events VALUES ('org_01m8khfqj5ey6tv71zmfzyj3c0', 33, 1795952208286, 'usr_01m8khfprneg9r8k1784701pb7', 'key_01m8khfq9benet4zpk6q8hjag8', 'bank_transaction.confirm', 'btx_01m8khft3mejqra6b0cwe1z3kz', NULL, '{"journal_id":"jnl_01m8khftcye2j825vjhbc4mnha","way":"allocations"}', '\xe3f379a5d2adc011e42b73aa52e6447a44d599384c18f6674c7c31da10d85e41', '\x1f5bd4b1df164802df044f0271f8d22fb75af8d14d3caab32f8121bcc97951ee');
INSERT INTO public.audit_events VALUES ('org_01m8khfqj5ey6tv71zmfzyj3c0', 34, 1795952208494, 'usr_01m8khfprneg9r8k1784701pb7', 'key_01m8khfq9benet4zpk6q8hjag8', 'settlement.create', 'set_01m8khftkeemyaefrdgfhh2enk', NULL, '{"id":"set_01m8khftkeemyaefrdgfhh2enk","type":"receipt","status":"posted","refund":false,"contact_id":"con_01m8khfr0wed99w8909be7p479","contact_name":"Abbey Schools Trust","bank_account_id":"bac_01m8khfqtzew99tr24tvmd1vgv","date":"2026-01-30","amount":1500.00,"currency":"GBP","reference":null,"allocated_amount":1500.00,"unallocated_amount":0.00,"allocations":[{"id":"alc_01m8khftkeemyaefrdgfhh2enk","invoice_id":"inv_01m8khfrqbeq4v6avgvy9ycrpx","invoice_number":"INV-0001","settlement_id":"set_01m8khftkeemyaefrdgfhh2enk","credit_note_id":null,"amount":1500.00,"date":"2026-01-30","created_at":"2026-11-29T11:36:48.494Z"}],"bank_transaction_id":"btx_01m8khft3mejqra6b0d2bz38d6","journal_id":"jnl_01m8khftkeemyaefrdgfhh2enk","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T11:36:48.494Z","updated_at":"2026-11-29T11:36:48.494Z","version":1}', '\x95493a15bb32a89a6d863e5addf9c9bcf9bd137d84923afc3e4c046855c40c8a', '\x2c86061c409fb2b8146a0b90dcfeb1c760ca932003dfad18827739f40c162543');
INSERT INTO public.audit_events VALUES ('org_01m8khfqj5ey6tv71zmfzyj3c0', 35, 1795952208494, 'usr_01m8khfprneg9r8k1784701pb7', 'key_01m8khfq9benet4zpk6q8hjag8', 'bank_transaction.confirm', 'btx_01m8khft3mejqra6b0d2bz38d6', NULL, '{"journal_id":"jnl_01m8khftkeemyaefrdgfhh2enk","way":"allocations"}', '\xce576462c82ab068adcce3ce0d2cbca9be1ad45b1b88195340e3e0e34ab09f42', '\xcda134a6f16ca04d4c73f1844b9bd6b41a8eec795eb3decb3fefbfba24b616ee');
INSERT INTO public.audit_events VALUES ('org_01m8khfqj5ey6tv71zmfzyj3c0', 40, 1795952209190, 'usr_01m8khfprneg9r8k1784701pb7', 'key_01m8khfq9benet4zpk6q8hjag8', 'settlement.create', 'set_01m8khfv96eg5rzexgfgpabh7z', NULL, '{"id":"set_01m8khfv96eg5rzexgfgpabh7z","type":"payment","status":"posted","refund":false,"contact_id":"con_01m8khfr7je7a8yx1bqkszx0md","contact_name":"Printwell","bank_account_id":"bac_01m8khfqtzew99tr24tvmd1vgv","date":"2026-02-27","amount":400.00,"currency":"GBP","reference":null,"allocated_amount":400.00,"unallocated_amount":0.00,"allocations":[{"id":"alc_01m8khfv96eg5rzexgfgpabh7z","invoice_id":"inv_01m8khfrsxeeatp0ky9pn1y0k3","invoice_number":"PX-881","settlement_id":"set_01m8khfv96eg5rzexgfgpabh7z","credit_note_id":null,"amount":400.00,"date":"2026-02-27","created_at":"2026-11-29T11:36:49.190Z"}],"bank_transaction_id":"btx_01m8khft3mejqra6b0dp6phmhh","journal_id":"jnl_01m8khfv96eg5rzexgfgpabh7z","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T11:36:49.190Z","updated_at":"2026-11-29T11:36:49.190Z","version":1}', '\x5d7946bc68a3982d5bd5081508b979f4efe3858cd063100c62e720c192455761', '\xe5c4c5e29cea07d9fd2a4e68f3a17c352eaadbf40683ae0048de2cbf363e3484');
INSERT INTO public.audit_events VALUES ('org_01m8khfqj5ey6tv71zmfzyj3c0', 41, 1795952209190, 'usr_01m8khfprneg9r8k1784701pb7', 'key_01m8khfq9benet4zpk6q8hjag8', 'bank_transaction.confirm', 'btx_01m8khft3mejqra6b0dp6phmhh', NULL, '{"journal_id":"jnl_01m8khfv96eg5rzexgfgpabh7z","way":"allocations"}', '\x36bfac76c2b7f85b16fc2022362cf598105974e05069b9797d8f808b5a1071a2', '\x60b7d0d643faefa1e91a335e270a864283f36e30b641ea58f2653322aa357027');
INSERT INTO public.audit_events VALUES ('org_01m8khfqj5ey6tv71zmfzyj3c0', 44, 1795952209794, 'usr_01m8khfprneg9r8k1784701pb7', 'key_01m8khfq9benet4zpk6q8hjag8', 'settlement.match', 'set_01m8khfsz1epxa5761zwqd6h2t', NULL, '{"bank_transaction_id":"btx_01m8khft3mejqra6b0dxvm5245"}', '\xaec2ff1aecb431c69a2818298fcd2b449014a0b41bfb5f43d3f128bd1c024a0c', '\xc2326b4729d79dc26e3303fbdaf6e3dac92bd47cb1efbc9b678925408ead404f');
INSERT INTO public.audit_events VALUES ('org_01m8khfqj5ey6tv71zmfzyj3c0', 45, 1795952209794, 'usr_01m8khfprneg9r8k1784701pb7', 'key_01m8khfq9benet4zpk6q8hjag8', 'bank_transaction.confirm', 'btx_01m8khft3mejqra6b0dxvm5245', NULL, '{"journal_id":"jnl_01m8khfsz1epxa576201tpzddb","way":"match"}', '\x08618962397a4179d54a0bb86f3eaa68be98b5f5deca3613f0579601b1688151', '\x3c713ef1003d7c34a9b9f237ee7a759f9fe2c7a12aa67f75ab7759eb7963293a');
INSERT INTO public.audit_events VALUES ('org_01m8khfqj5ey6tv71zmfzyj3c0', 46, 1795952209979, 'usr_01m8khfprneg9r8k1784701pb7', 'key_01m8khfq9benet4zpk6q8hjag8', 'bank_transaction.confirm', 'btx_01m8khft3mejqra6b0e8639277', NULL, '{"journal_id":"jnl_01m8khfw1vef0rw39sp0ykpr5p","way":"transfer"}', '\x8f48c919e7eaaeb56237a16d61ac0e8e1ffaf0899dfe7226b5e3dd5de9472b81', '\xf5289fad51b3208280cccfe9327c1c9b2b863458ab31fa0f72d8a59d1c875604');
INSERT INTO public.audit_events VALUES ('org_01m8khfqj5ey6tv71zmfzyj3c0', 47, 1795952210103, 'usr_01m8khfprneg9r8k1784701pb7', 'key_01m8khfq9benet4zpk6q8hjag8', 'bank_transaction.confirm', 'btx_01m8khft3mejqra6b0efr0jgfh', NULL, '{"journal_id":"jnl_01m8khfw5qeaqrwvz741qd6hb2","way":"account"}', '\xbc24844141bc73959a20ad51d5bbac6bc597b5f33f3e78abb1be03439a4743aa', '\x7fa56adbba01caeb7fccd9d9fad496d89b7a3659cda1df941d9524bbf08d1131');
INSERT INTO public.audit_events VALUES ('org_01m8khfqj5ey6tv71zmfzyj3c0', 48, 1795952210666, 'usr_01m8khfprneg9r8k1784701pb7', 'key_01m8khfq9benet4zpk6q8hjag8', 'bank_transaction.update', 'btx_01m8khft3mejqra6b0d5bmmfz7', '{"account_id":null,"contact_id":null,"vat_amount":null,"vat_code":"NV"}', '{"account_id":"acc_01m8khfqj5ey6tv71zjmt3sw71","contact_id":null,"vat_amount":null,"vat_code":"ST"}', '\x963b0087c379f39b251330bdfde90669659d2b684e6c4bb0415a76a5f087200d', '\xf57eb4462854264133e7c9d6560a1a6907acbe25533e1256b0e04aaea06df002');
INSERT INTO public.audit_events VALUES ('org_01m8khfqj5ey6tv71zmfzyj3c0', 49, 1795952210666, 'usr_01m8khfprneg9r8k1784701pb7', 'key_01m8khfq9benet4zpk6q8hjag8', 'bank_transaction.update', 'btx_01m8khft3mejqra6b0dhyqqrae', '{"account_id":null,"contact_id":null,"vat_amount":null,"vat_code":"NV"}', '{"account_id":"acc_01m8khfqj5ey6tv71zjyzspm6y","contact_id":null,"vat_amount":null,"vat_code":"ZR"}', '\xdfe759549d1ecff3d8d40e148a7920b1aa718303903198b7973a8e2cb129c66a', '\x2d4bd47076dbd13105c7c5f4914da0099a0f5c8d28b556b329857ff6bd0ef652');
INSERT INTO public.audit_events VALUES ('org_01m8khfqj5ey6tv71zmfzyj3c0', 50, 1795952210666, 'usr_01m8khfprneg9r8k1784701pb7', 'key_01m8khfq9benet4zpk6q8hjag8', 'bank_transaction.update', 'btx_01m8khft3mejqra6b0dt06jgpy', '{"account_id":null,"contact_id":null,"vat_amount":null,"vat_code":"NV"}', '{"account_id":"acc_01m8khfqj5ey6tv71zjmt3sw71","contact_id":null,"vat_amount":null,"vat_code":"ST"}', '\x59b981396e6db703198587301c3de26d3481b752729a701303d768634a84c7f9', '\x88dca4d7989b9bf1d6ed27aa30478cb5d293b9c131684e475deb8cff18598b39');
INSERT INTO public.audit_events VALUES ('org_01m8khfqj5ey6tv71zmfzyj3c0', 51, 1795952210666, 'usr_01m8khfprneg9r8k1784701pb7', 'key_01m8khfq9benet4zpk6q8hjag8', 'bank_transaction.update', 'btx_01m8khft3mejqra6b0e52ggqq8', '{"account_id":null,"contact_id":null,"vat_amount":null,"vat_code":"NV"}', '{"account_id":"acc_01m8khfqj5ey6tv71zkmrpsnvp","contact_id":null,"vat_amount":null,"vat_code":"EX"}', '\xbce6b461849c481b908d9b509c8727627301367eea34faabebeb98db1de43d94', '\xbfe1402714d1a642e0ff75c4e504ed1cd8a74d31db96712a284f80450cdf489e');
INSERT INTO public.audit_events VALUES ('org_01m8khfqj5ey6tv71zmfzyj3c0', 52, 1795952210727, 'usr_01m8khfprneg9r8k1784701pb7', 'key_01m8khfq9benet4zpk6q8hjag8', 'bank_transaction.confirm', 'btx_01m8khft3mejqra6b0dhyqqrae', NULL, '{"journal_id":"jnl_01m8khfws7esntvy8azd1h80x2","way":"account"}', '\x6bf63557ab2e6cd49c87e07f1fd627289bf46c89e350830a4410a1c5bec2dd79', '\x9be240456a085a345900b2ff545d850e2d30aea9f7f78dae38db77d1b1d9a460');
INSERT INTO public.audit_events VALUES ('org_01m8khfqj5ey6tv71zmfzyj3c0', 53, 1795952210830, 'usr_01m8khfprneg9r8k1784701pb7', 'key_01m8khfq9benet4zpk6q8hjag8', 'bank_transaction.confirm', 'btx_01m8khft3mejqra6b0dt06jgpy', NULL, '{"journal_id":"jnl_01m8khfwweefbbmcapgpyg18n5","way":"account"}', '\x8fa4ba62ed150d940f95536d47ebdc1ff35834a1ae64bc517fd410417cee87a9', '\x951058a72557a8f3de161b748ee12f675d2b309e76c3385721f2a5482d28fc00');
INSERT INTO public.audit_events VALUES ('org_01m8khfqj5ey6tv71zmfzyj3c0', 54, 1795952210959, 'usr_01m8khfprneg9r8k1784701pb7', 'key_01m8khfq9benet4zpk6q8hjag8', 'bank_transaction.confirm', 'btx_01m8khft3mejqra6b0d5bmmfz7', NULL, '{"journal_id":"jnl_01m8khfx0fed5s3v0jqrn326pb","way":"account"}', '\xa3fd5aa478b02d5b77dfa4c1802e418010f0c438cfdc5e33af8c9239b42fc14b', '\x3764ae3ba28e920c2a25d20db28d69a98009a01d9b0e0e36403bd0827a94a4f6');
INSERT INTO public.audit_events VALUES ('org_01m8khfqj5ey6tv71zmfzyj3c0', 55, 1795952211067, 'usr_01m8khfprneg9r8k1784701pb7', 'key_01m8khfq9benet4zpk6q8hjag8', 'bank_transaction.confirm', 'btx_01m8khft3mejqra6b0e52ggqq8', NULL, '{"journal_id":"jnl_01m8khfx3vegespd4b159xc7r2","way":"account"}', '\xe52068020f3c37dd05ae9cf3829e6edfcca71e5091d0103a1725a40703497dae', '\x0ef425cec5f1c2ee9299a5d3b104960caeff04e3c1a3a966b8fee458179c7f46');
INSERT INTO public.audit_events VALUES ('org_01m8khfqj5ey6tv71zmfzyj3c0', 56, 1795952211260, 'usr_01m8khfprneg9r8k1784701pb7', 'key_01m8khfq9benet4zpk6q8hjag8', 'vat_return.create', 'vrt_01m8khfx9wekzv3bdv7bechkw0', NULL, '{"id":"vrt_01m8khfx9wekzv3bdv7bechkw0","date_from":"2026-01-01","date_to":"2026-03-31","status":"draft","currency":"GBP","scheme":"standard","flat_rate_percent":null,"adjustments":[],"boxes":{"1":698.40,"2":0.00,"3":698.40,"4":319.80,"5":378.60,"6":4776.00,"7":3427.00,"8":0.00,"9":0.00},"direction":"pay","hmrc":{"vatDueSales":698.40,"vatDueAcquisitions":0.00,"totalVatDue":698.40,"vatReclaimedCurrPeriod":319.80,"netVatDue":378.60,"totalValueSalesExVAT":4776,"totalValuePurchasesExVAT":3427,"totalValueGoodsSuppliedExVAT":0,"totalAcquisitionsExVAT":0},"journal_id":null,"finalised_at":null,"filed_at":null,"receipt":null,"created_at":"2026-11-29T11:36:51.260Z","updated_at":"2026-11-29T11:36:51.260Z","version":1}', '\x0a1807850f177a8b834c93ac4150196e94d5b4554017c7da89f2be74ab34e38d', '\xde0679a9b9ae11bd3a46fc1a17b96eef21502d9bee4fa39288bb84e7f1bc66b0');
INSERT INTO public.audit_events VALUES ('org_01m8khfqj5ey6tv71zmfzyj3c0', 57, 1795952211326, 'usr_01m8khfprneg9r8k1784701pb7', 'key_01m8khfq9benet4zpk6q8hjag8', 'vat_return.finalise', 'vrt_01m8khfx9wekzv3bdv7bechkw0', NULL, '{"id":"vrt_01m8khfx9wekzv3bdv7bechkw0","date_from":"2026-01-01","date_to":"2026-03-31","status":"finalised","currency":"GBP","scheme":"standard","flat_rate_percent":null,"adjustments":[],"boxes":{"1":698.40,"2":0.00,"3":698.40,"4":319.80,"5":378.60,"6":4776.00,"7":3427.00,"8":0.00,"9":0.00},"direction":"pay","hmrc":{"vatDueSales":698.40,"vatDueAcquisitions":0.00,"totalVatDue":698.40,"vatReclaimedCurrPeriod":319.80,"netVatDue":378.60,"totalValueSalesExVAT":4776,"totalValuePurchasesExVAT":3427,"totalValueGoodsSuppliedExVAT":0,"totalAcquisitionsExVAT":0},"journal_id":null,"finalised_at":"2026-11-29T11:36:51.326Z","filed_at":null,"receipt":null,"created_at":"2026-11-29T11:36:51.260Z","updated_at":"2026-11-29T11:36:51.326Z","version":2}', '\x307953d51b614186643a7342557c06e6feae101cb5ff06228d217c9f2309dad3', '\xbe2f51e071140f91780b1fff7938f7bc5eebb0e4a1db3bf30abeb5f5028390d3');
INSERT INTO public.audit_events VALUES ('org_01m8khfqj5ey6tv71zmfzyj3c0', 58, 1795952211395, 'usr_01m8khfprneg9r8k1784701pb7', 'key_01m8khfq9benet4zpk6q8hjag8', 'organisation.lock', 'org_01m8khfqj5ey6tv71zmfzyj3c0', '{"lock_date":null}', '{"lock_date":"2026-03-31","reason":"year end"}', '\xad9783e79261bf43fd399003ffbd913330c68eae4872c1937f70d6f7f3f46c7f', '\x6ed694641b59836e3498530c17d2241969cfb2d74d6e9e68ba3ad28a046075bf');
INSERT INTO public.audit_events VALUES ('org_01m8khfqazehr9shkg05mf462x', 4, 1795952212055, 'usr_01m8khfprneg9r8k1784701pb7', 'key_01m8khfq9benet4zpk6q8hjag8', 'tax_code.set', 'ST', NULL, '{"rate":19,"effective_from":"2026-02-01"}', '\xa76f68b98ffe7c9bb411ac8e3e879691063580daee0be181691b6c3c6ac3af70', '\xd9cea4b406b95a3988c92a5d9c5d2df156d0254459434d2dcffb613183695050');
INSERT INTO public.audit_events VALUES ('org_01m8khfqazehr9shkg05mf462x', 5, 1795952212071, 'usr_01m8khfprneg9r8k1784701pb7', 'key_01m8khfq9benet4zpk6q8hjag8', 'tax_code.create', 'CAR-50', NULL, '{"code":"CAR-50","name":"Leased cars","kind":"standard","rate":20,"recoverable_percent":50,"sales_boxes":[1,6],"purchase_boxes":[4,7],"effective_from":"2026-01-01","effective_to":null,"rates":[{"rate":20,"effective_from":"2026-01-01","own":true}],"built_in":false,"version":1}', '\x73277e5cd2906c78623b5ca99ae16a361bb9acdf1269143d45eaa36800ad3263', '\x5d330daf066298786e02f69be9722a921fbf0d2296527a49219b5b7618228a53');
INSERT INTO public.audit_events VALUES ('org_01m8khfqazehr9shkg05mf462x', 6, 1795952212083, 'usr_01m8khfprneg9r8k1784701pb7', 'key_01m8khfq9benet4zpk6q8hjag8', 'journal.post', 'jnl_01m8khfy3kepm81jrj80gfa8x8', NULL, '{"sequence":1,"total":120.00}', '\x1d7267f34f8eb5cb7f2e1b1011e5f35986ffde2b67ab41da56e330e4065ab02f', '\x');
INSERT INTO public.audit_events VALUES ('org_01m8khfqazehr9shkg05mf462x', 7, 1795952212124, 'usr_01m8khfprneg9r8k1784701pb7', 'key_01m8khfq9benet4zpk6q8hjag8', 'journal.post', 'jnl_01m8khfy4wew4ra0jx99dgrvfh', NULL, '{"sequence":2,"total":119.00}', '\x6670974a4fe4f756c7e5b9e37ac711b2522741dd611690aa848f36a03b80288a', '\x');
INSERT INTO public.audit_events VALUES ('org_01m8khfqazehr9shkg05mf462x', 9, 1795952212163, 'usr_01m8khfprneg9r8k1784701pb7', 'key_01m8khfq9benet4zpk6q8hjag8', 'bank_transaction.create', 'btx_01m8khfy63exqbn2f41wh5vppm', NULL, '{"account_id":null,"amount":-500.0,"bank_account_id":"bac_01m8khfqgge7dvwcaakqqn8ckx","confirmed_at":null,"contact_id":null,"created_at":"2026-11-29T11:36:52.163Z","currency":"GBP","date":"2026-03-02","description":"CARD 4417 SCREWFIX","external_id":null,"id":"btx_01m8khfy63exqbn2f41wh5vppm","journal_id":null,"net_amount":-500.0,"reference":null,"settlement_id":null,"status":"unconfirmed","updated_at":"2026-11-29T11:36:52.163Z","vat_amount":0.0,"vat_code":"NV","vat_side":null,"version":1}', '\x48c1de17cf1b326e31f5becb85ffc521ce2903529aba05c5cb51008e6d55a68a', '\xba4daefef4c53c8952e4d6c52b3191151ce1b61843c909952f74a4fc94154cb0');
INSERT INTO public.audit_events VALUES ('org_01m8khfqazehr9shkg05mf462x', 8, 1795952212141, 'usr_01m8khfprneg9r8k1784701pb7', 'key_01m8khfq9benet4zpk6q8hjag8', 'organisation.update', 'org_01m8khfqazehr9shkg05mf462x', '{"id":"org_01m8khfqazehr9shkg05mf462x","name":"Acorn Ltd","currency":"GBP","country":"GB","financial_year_end":"03-31","vat_registered":true,"vat_number":null,"vat_scheme":"standard","flat_rate_percent":null,"vat_methods":[{"effective_from":null,"vat_registered":true,"vat_number":null,"vat_scheme":"standard","flat_rate_percent":null}],"vat_rounding":"line","status":"active","role":"owner","lock_date":null,"created_at":"2026-11-29T11:36:45.151Z","updated_at":"2026-11-29T11:36:45.151Z","version":1}', '{"id":"org_01m8khfqazehr9shkg05mf462x","name":"Acorn Ltd","currency":"GBP","country":"GB","financial_year_end":"03-31","vat_registered":true,"vat_number":"GB123456789","vat_scheme":"standard","flat_rate_percent":null,"vat_methods":[{"effective_from":null,"vat_registered":true,"vat_number":null,"vat_scheme":"standard","flat_rate_percent":null},{"effective_from":"2026-05-01","vat_registered":true,"vat_number":"GB123456789","vat_scheme":"standard","flat_rate_percent":null}],"vat_rounding":"line","status":"active","role":"owner","lock_date":null,"created_at":"2026-11-29T11:36:45.151Z","updated_at":"2026-11-29T11:36:52.141Z","version":2}', '\x32ec403ee4cbf7fb2c3f85e7282198a1c3107199c70dcbf04561f04522635964', '\x845c6bc4ec2697de1f6c19c556dc191d4e378e26c033776fe2d641f0b3767850');
INSERT INTO public.audit_events VALUES ('org_01m8khfqazehr9shkg05mf462x', 11, 1795952212198, 'usr_01m8khfprneg9r8k1784701pb7', 'key_01m8khfq9benet4zpk6q8hjag8', 'bank_transaction.confirm', 'btx_01m8khfy63exqbn2f41wh5vppm', NULL, '{"journal_id":"jnl_01m8khfy6hefcv6cscg44jm7dd","way":"match"}', '\x31ef9a0e40077639b152b6cb66cda8bb4e7f4bab58404991569ac0690b8f2992', '\x3c8b0ba5a1e1f5ba6bf68b7aafa012881e96771ef5d554aa9dddee9b561bea65');
INSERT INTO public.audit_events VALUES ('org_01m8khfqazehr9shkg05mf462x', 13, 1795952212252, 'usr_01m8khfprneg9r8k1784701pb7', 'key_01m8khfq9benet4zpk6q8hjag8', 'journal.reverse', 'jnl_01m8khfy6hefcv6cscg44jm7dd', NULL, '{"reversed_by_journal_id":"jnl_01m8khfy8wevq8se1d3zc9zc5v","total":500.00}', '\xb94caa163ccfe2dff8de55741b2dc8db95ad67eb807fe21e9d14ad1134b9beb3', '\x');
INSERT INTO public.audit_events VALUES ('org_01m8khfqazehr9shkg05mf462x', 18, 1795952212397, 'usr_01m8khfprneg9r8k1784701pb7', 'key_01m8khfq9benet4zpk6q8hjag8', 'invoice.repay_input_vat', 'inv_01m8khfycneaevek1503dskx53', NULL, '{"date":"2026-03-25","journal_id":"jnl_01m8khfydde79bdcec1w7bdxy5","reason":null,"vat":10.0}', '\x6c91c60bd0008a1e73b29a707057f94191c47e84b7ddc9ca9f984edbfd31e00f', '\xe83491bb047d59f19268e0e229fa4c703382c0bac941923637a76ac4eca0a0b0');
INSERT INTO public.audit_events VALUES ('org_01m8khfqazehr9shkg05mf462x', 10, 1795952212177, 'usr_01m8khfprneg9r8k1784701pb7', 'key_01m8khfq9benet4zpk6q8hjag8', 'journal.post', 'jnl_01m8khfy6hefcv6cscg44jm7dd', NULL, '{"sequence":3,"total":500.00}', '\x27fae998d73a4c425bafb9c77bbc12df579d133ab68edd57d617f59364b2017c', '\x');
INSERT INTO public.audit_events VALUES ('org_01m8khfqazehr9shkg05mf462x', 15, 1795952212302, 'usr_01m8khfprneg9r8k1784701pb7', 'key_01m8khfq9benet4zpk6q8hjag8', 'invoice.create', 'inv_01m8khfyade4zam4ajevgmxdpp', NULL, '{"id":"inv_01m8khfyade4zam4ajevgmxdpp","type":"sales","kind":"invoice","status":"issued","number":"E-1","contact_id":"con_01m8khfy9me9wtqv7tmjtby7fn","contact_name":"Elm","issue_date":"2025-03-02","tax_point":"2025-03-02","due_date":"2025-04-01","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":50.00,"vat_total":10.00,"gross_total":60.00,"amount_paid":0.00,"amount_credited":0.00,"amount_written_off":0.00,"vat_relieved":0.00,"amount_due":60.00,"overdue":true,"journal_id":"jnl_01m8khfyaee90a29f5e113p3fp","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T11:36:52.302Z","updated_at":"2026-11-29T11:36:52.302Z","version":1,"lines":[{"description":"Oak","quantity":1,"unit_price":50,"discount_percent":null,"account_id":"acc_01m8khfqazehr9shkfwg44yrww","account_code":"4000","vat_code":"ST","net_amount":50.00,"vat_amount":10.00,"gross_amount":60.00,"vat_note":null}]}', '\x5ccb0fc370bf98ad0afe59c22dde7861c2ad2e9683e7cc69b2506c55764cb84c', '\xebcbae25f650ab813b8117c541826172b9c579a41b7767d2b772706acaa91531');
INSERT INTO public.audit_events VALUES ('org_01m8khfqazehr9shkg05mf462x', 12, 1795952212226, 'usr_01m8khfprneg9r8k1784701pb7', 'key_01m8khfq9benet4zpk6q8hjag8', 'bank_transaction.void', 'btx_01m8khfy63exqbn2f41wh5vppm', '{"journal_id":"jnl_01m8khfy6hefcv6cscg44jm7dd"}', '{"reason":"matched in error"}', '\x6c23856a796112e5b2afedccc64b14bd980e7e92c1b0a1ea148b512eb5081ab3', '\x503f7ff27295b0e5a477663dfcc7ca7f93604b7985c343def030ca4b26a43498');
INSERT INTO public.audit_events VALUES ('org_01m8khfqazehr9shkg05mf462x', 16, 1795952212338, 'usr_01m8khfprneg9r8k1784701pb7', 'key_01m8khfq9benet4zpk6q8hjag8', 'invoice.write_off', 'inv_01m8khfyade4zam4ajevgmxdpp', NULL, '{"account_id":"acc_01m8khfqazehr9shkfzmsbj6bh","amount":60.0,"date":"2026-03-25","journal_id":"jnl_01m8khfybjexvbe93ajxg8y9s5","reason":"In liquidation"}', '\x96a502a06718d3fbe81616e27b32a0fe40f7530f71331dc1bcdb4c3ef5b69f45', '\xb425c54163f05346c5694858882f44a09eb165f2037833dcd58ac527c3a1703d');
INSERT INTO public.audit_events VALUES ('org_01m8khfqazehr9shkg05mf462x', 14, 1795952212276, 'usr_01m8khfprneg9r8k1784701pb7', 'key_01m8khfq9benet4zpk6q8hjag8', 'contact.create', 'con_01m8khfy9me9wtqv7tmjtby7fn', NULL, '{"id":"con_01m8khfy9me9wtqv7tmjtby7fn","kind":"both","name":"Elm","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-29T11:36:52.276Z","updated_at":"2026-11-29T11:36:52.276Z","version":1}', '\x1aa1784b7dc475b84cd641440555c5046d427131557925019bd1ea18e0cebfe5', '\xcd25e7150896da1bc1aceeb876c9fe8eff462a8af145ad280a5bd186634184d0');
INSERT INTO public.audit_events VALUES ('org_01m8khfqazehr9shkg05mf462x', 17, 1795952212373, 'usr_01m8khfprneg9r8k1784701pb7', 'key_01m8khfq9benet4zpk6q8hjag8', 'invoice.create', 'inv_01m8khfycneaevek1503dskx53', NULL, '{"id":"inv_01m8khfycneaevek1503dskx53","type":"purchase","kind":"invoice","status":"issued","number":"E-1","contact_id":"con_01m8khfy9me9wtqv7tmjtby7fn","contact_name":"Elm","issue_date":"2025-03-02","tax_point":"2025-03-02","due_date":"2025-04-01","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":50.00,"vat_total":10.00,"gross_total":60.00,"amount_paid":0.00,"amount_credited":0.00,"amount_written_off":0.00,"vat_relieved":0.00,"amount_due":60.00,"overdue":true,"journal_id":"jnl_01m8khfycneaevek1504kew0f9","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T11:36:52.373Z","updated_at":"2026-11-29T11:36:52.373Z","version":1,"lines":[{"description":"Oak","quantity":1,"unit_price":50,"discount_percent":null,"account_id":"acc_01m8khfqazehr9shkfx5gnet33","account_code":"5000","vat_code":"ST","net_amount":50.00,"vat_amount":10.00,"gross_amount":60.00,"vat_note":null}]}', '\x8a5f60daf2214b18efc554370a5759658ba50139725a6684d6ad58cebbadd64c', '\x9e151a751d21fa902f58b26d6fb043ce750bf7579bf483bc06b0d1403c6caede');
INSERT INTO public.audit_states VALUES ('org_01m8khfqazehr9shkg05mf462x', 1, 1, 'organisations', 'org_01m8khfqazehr9shkg05mf462x', '["org_01m8khfqazehr9shkg05mf462x", "Acorn Ltd", "GBP", "GB", "03-31", 1, null, "standard", null, "line", "active", null, 1795952205151, 1795952205151, 1, 0, null, 0]');
INSERT INTO public.audit_states VALUES ('org_01m8khfqazehr9shkg05mf462x', 1, 2, 'members', 'mem_01m8khfqazehr9shkfskwhy78s', '["mem_01m8khfqazehr9shkfskwhy78s", "org_01m8khfqazehr9shkg05mf462x", "jo@example.com", "usr_01m8khfprneg9r8k1784701pb7", "owner", 1795952205151, 1795952205151, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8khfqazehr9shkg05mf462x', 1, 3, 'accounts', 'acc_01m8khfqazehr9shkfsn9cc917', '["acc_01m8khfqazehr9shkfsn9cc917", "org_01m8khfqazehr9shkg05mf462x", "1000", "Computer equipment", "ASSET", null, "ST", null, "active", 1795952205151, 1795952205151, 1, "fixed_assets"]');
INSERT INTO public.audit_states VALUES ('org_01m8khfqazehr9shkg05mf462x', 1, 4, 'accounts', 'acc_01m8khfqazehr9shkfsvpdz2vz', '["acc_01m8khfqazehr9shkfsvpdz2vz", "org_01m8khfqazehr9shkg05mf462x", "1010", "Office equipment and furniture", "ASSET", null, "ST", null, "active", 1795952205151, 1795952205151, 1, "fixed_assets"]');
INSERT INTO public.audit_states VALUES ('org_01m8khfqazehr9shkg05mf462x', 1, 5, 'accounts', 'acc_01m8khfqazehr9shkfsxw6rp85', '["acc_01m8khfqazehr9shkfsxw6rp85", "org_01m8khfqazehr9shkg05mf462x", "1020", "Motor vehicles", "ASSET", null, "ST", null, "active", 1795952205151, 1795952205151, 1, "fixed_assets"]');
INSERT INTO public.audit_states VALUES ('org_01m8khfqazehr9shkg05mf462x', 1, 6, 'accounts', 'acc_01m8khfqazehr9shkft3n9rys7', '["acc_01m8khfqazehr9shkft3n9rys7", "org_01m8khfqazehr9shkg05mf462x", "1090", "Accumulated depreciation", "ASSET", null, "NV", null, "active", 1795952205151, 1795952205151, 1, "fixed_assets"]');
INSERT INTO public.audit_states VALUES ('org_01m8khfqazehr9shkg05mf462x', 1, 7, 'accounts', 'acc_01m8khfqazehr9shkft6kd0n1w', '["acc_01m8khfqazehr9shkft6kd0n1w", "org_01m8khfqazehr9shkg05mf462x", "1100", "Stock", "ASSET", null, "ST", null, "active", 1795952205151, 1795952205151, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8khfqazehr9shkg05mf462x', 1, 8, 'accounts', 'acc_01m8khfqazehr9shkftbvpynea', '["acc_01m8khfqazehr9shkftbvpynea", "org_01m8khfqazehr9shkg05mf462x", "1200", "Trade debtors", "ASSET", "receivable", null, null, "active", 1795952205151, 1795952205151, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8khfqazehr9shkg05mf462x', 1, 9, 'accounts', 'acc_01m8khfqazehr9shkftf52ph9n', '["acc_01m8khfqazehr9shkftf52ph9n", "org_01m8khfqazehr9shkg05mf462x", "1210", "Prepayments", "ASSET", null, "NV", null, "active", 1795952205151, 1795952205151, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8khfqazehr9shkg05mf462x', 1, 10, 'accounts', 'acc_01m8khfqazehr9shkftjkre688', '["acc_01m8khfqazehr9shkftjkre688", "org_01m8khfqazehr9shkg05mf462x", "1220", "Other debtors", "ASSET", null, "NV", null, "active", 1795952205151, 1795952205151, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8khfqazehr9shkg05mf462x', 1, 11, 'accounts', 'acc_01m8khfqazehr9shkftnv2ckrq', '["acc_01m8khfqazehr9shkftnv2ckrq", "org_01m8khfqazehr9shkg05mf462x", "1300", "Current account", "ASSET", "bank", null, null, "active", 1795952205151, 1795952205151, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8khfqazehr9shkg05mf462x', 1, 12, 'accounts', 'acc_01m8khfqazehr9shkftsqf4yjv', '["acc_01m8khfqazehr9shkftsqf4yjv", "org_01m8khfqazehr9shkg05mf462x", "1310", "Petty cash", "ASSET", null, "NV", null, "active", 1795952205151, 1795952205151, 1, "cash"]');
INSERT INTO public.audit_states VALUES ('org_01m8khfqazehr9shkg05mf462x', 1, 13, 'accounts', 'acc_01m8khfqazehr9shkftx8vcq1b', '["acc_01m8khfqazehr9shkftx8vcq1b", "org_01m8khfqazehr9shkg05mf462x", "2100", "Trade creditors", "LIABILITY", "payable", null, null, "active", 1795952205151, 1795952205151, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8khfqazehr9shkg05mf462x', 1, 14, 'accounts', 'acc_01m8khfqazehr9shkfv14h6e3b', '["acc_01m8khfqazehr9shkfv14h6e3b", "org_01m8khfqazehr9shkg05mf462x", "2110", "Accruals", "LIABILITY", null, "NV", null, "active", 1795952205151, 1795952205151, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8khfqazehr9shkg05mf462x', 1, 15, 'accounts', 'acc_01m8khfqazehr9shkfv4qw9zg9', '["acc_01m8khfqazehr9shkfv4qw9zg9", "org_01m8khfqazehr9shkg05mf462x", "2200", "PAYE and National Insurance", "LIABILITY", null, "NV", null, "active", 1795952205151, 1795952205151, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8khfqazehr9shkg05mf462x', 1, 16, 'accounts', 'acc_01m8khfqazehr9shkfvb62te4f', '["acc_01m8khfqazehr9shkfvb62te4f", "org_01m8khfqazehr9shkg05mf462x", "2210", "Pension contributions", "LIABILITY", null, "NV", null, "active", 1795952205151, 1795952205151, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8khfqazehr9shkg05mf462x', 1, 17, 'accounts', 'acc_01m8khfqazehr9shkfvcjcmp74', '["acc_01m8khfqazehr9shkfvcjcmp74", "org_01m8khfqazehr9shkg05mf462x", "2220", "Net wages", "LIABILITY", null, "NV", null, "active", 1795952205151, 1795952205151, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8khfqazehr9shkg05mf462x', 1, 18, 'accounts', 'acc_01m8khfqazehr9shkfvk1cvqz7', '["acc_01m8khfqazehr9shkfvk1cvqz7", "org_01m8khfqazehr9shkg05mf462x", "2300", "Corporation tax", "LIABILITY", null, "NV", null, "active", 1795952205151, 1795952205151, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8khfqazehr9shkg05mf462x', 1, 19, 'accounts', 'acc_01m8khfqazehr9shkfvn78myh3', '["acc_01m8khfqazehr9shkfvn78myh3", "org_01m8khfqazehr9shkg05mf462x", "2400", "Director''s loan account", "LIABILITY", null, "NV", null, "active", 1795952205151, 1795952205151, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8khfqazehr9shkg05mf462x', 1, 20, 'accounts', 'acc_01m8khfqazehr9shkfvrrgv85n', '["acc_01m8khfqazehr9shkfvrrgv85n", "org_01m8khfqazehr9shkg05mf462x", "2500", "Bank loans", "LIABILITY", null, "NV", null, "active", 1795952205151, 1795952205151, 1, "long_term_liabilities"]');
INSERT INTO public.audit_states VALUES ('org_01m8khfqazehr9shkg05mf462x', 1, 21, 'accounts', 'acc_01m8khfqazehr9shkfvzekgqp3', '["acc_01m8khfqazehr9shkfvzekgqp3", "org_01m8khfqazehr9shkg05mf462x", "2900", "Suspense", "LIABILITY", "suspense", null, null, "active", 1795952205151, 1795952205151, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8khfqazehr9shkg05mf462x', 1, 22, 'accounts', 'acc_01m8khfqazehr9shkfw2t7zkf0', '["acc_01m8khfqazehr9shkfw2t7zkf0", "org_01m8khfqazehr9shkg05mf462x", "3000", "Share capital", "EQUITY", null, "NV", null, "active", 1795952205151, 1795952205151, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8khfqazehr9shkg05mf462x', 1, 23, 'accounts', 'acc_01m8khfqazehr9shkfw67r2mj6', '["acc_01m8khfqazehr9shkfw67r2mj6", "org_01m8khfqazehr9shkg05mf462x", "3100", "Retained earnings", "EQUITY", "retained_earnings", null, null, "active", 1795952205151, 1795952205151, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8khfqazehr9shkg05mf462x', 1, 24, 'accounts', 'acc_01m8khfqazehr9shkfw8az928w', '["acc_01m8khfqazehr9shkfw8az928w", "org_01m8khfqazehr9shkg05mf462x", "3200", "Dividends", "EQUITY", null, "NV", null, "active", 1795952205151, 1795952205151, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8khfqazehr9shkg05mf462x', 1, 25, 'accounts', 'acc_01m8khfqazehr9shkfwetg7r1j', '["acc_01m8khfqazehr9shkfwetg7r1j", "org_01m8khfqazehr9shkg05mf462x", "3900", "Opening balances", "EQUITY", "opening_balance", null, null, "active", 1795952205151, 1795952205151, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8khfqazehr9shkg05mf462x', 1, 26, 'accounts', 'acc_01m8khfqazehr9shkfwg44yrww', '["acc_01m8khfqazehr9shkfwg44yrww", "org_01m8khfqazehr9shkg05mf462x", "4000", "Sales", "INCOME", null, "ST", null, "active", 1795952205151, 1795952205151, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8khfqazehr9shkg05mf462x', 1, 27, 'accounts', 'acc_01m8khfqazehr9shkfwpa9jn6h', '["acc_01m8khfqazehr9shkfwpa9jn6h", "org_01m8khfqazehr9shkg05mf462x", "4010", "Sales, zero-rated", "INCOME", null, "ZR", null, "active", 1795952205151, 1795952205151, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8khfqazehr9shkg05mf462x', 1, 28, 'accounts', 'acc_01m8khfqazehr9shkfwvk5ny4x', '["acc_01m8khfqazehr9shkfwvk5ny4x", "org_01m8khfqazehr9shkg05mf462x", "4090", "Other income", "INCOME", null, "ST", null, "active", 1795952205151, 1795952205151, 1, "other_income"]');
INSERT INTO public.audit_states VALUES ('org_01m8khfqazehr9shkg05mf462x', 1, 29, 'accounts', 'acc_01m8khfqazehr9shkfww489g86', '["acc_01m8khfqazehr9shkfww489g86", "org_01m8khfqazehr9shkg05mf462x", "4900", "Interest received", "INCOME", null, "EX", null, "active", 1795952205151, 1795952205151, 1, "finance"]');
INSERT INTO public.audit_states VALUES ('org_01m8khfqazehr9shkg05mf462x', 1, 30, 'accounts', 'acc_01m8khfqazehr9shkfx2bxjqvq', '["acc_01m8khfqazehr9shkfx2bxjqvq", "org_01m8khfqazehr9shkg05mf462x", "4920", "VAT flat-rate scheme difference", "INCOME", "vat_scheme_difference", null, null, "active", 1795952205151, 1795952205151, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8khfqazehr9shkg05mf462x', 1, 31, 'accounts', 'acc_01m8khfqazehr9shkfx5gnet33', '["acc_01m8khfqazehr9shkfx5gnet33", "org_01m8khfqazehr9shkg05mf462x", "5000", "Cost of goods sold", "EXPENSE", null, "ST", null, "active", 1795952205151, 1795952205151, 1, "cost_of_sales"]');
INSERT INTO public.audit_states VALUES ('org_01m8khfqazehr9shkg05mf462x', 1, 32, 'accounts', 'acc_01m8khfqazehr9shkfx8cc7zf3', '["acc_01m8khfqazehr9shkfx8cc7zf3", "org_01m8khfqazehr9shkg05mf462x", "5010", "Subcontractors", "EXPENSE", null, "ST", null, "active", 1795952205151, 1795952205151, 1, "cost_of_sales"]');
INSERT INTO public.audit_states VALUES ('org_01m8khfqazehr9shkg05mf462x', 1, 33, 'accounts', 'acc_01m8khfqazehr9shkfxdw3sxnw', '["acc_01m8khfqazehr9shkfxdw3sxnw", "org_01m8khfqazehr9shkg05mf462x", "5020", "Carriage and postage", "EXPENSE", null, "ST", null, "active", 1795952205151, 1795952205151, 1, "cost_of_sales"]');
INSERT INTO public.audit_states VALUES ('org_01m8khfqazehr9shkg05mf462x', 1, 34, 'accounts', 'acc_01m8khfqazehr9shkfxgtppe7f', '["acc_01m8khfqazehr9shkfxgtppe7f", "org_01m8khfqazehr9shkg05mf462x", "6000", "Wages and salaries", "EXPENSE", null, "NV", null, "active", 1795952205151, 1795952205151, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8khfqazehr9shkg05mf462x', 1, 35, 'accounts', 'acc_01m8khfqazehr9shkfxm56841q', '["acc_01m8khfqazehr9shkfxm56841q", "org_01m8khfqazehr9shkg05mf462x", "6010", "Employer''s National Insurance", "EXPENSE", null, "NV", null, "active", 1795952205151, 1795952205151, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8khfqazehr9shkg05mf462x', 1, 36, 'accounts', 'acc_01m8khfqazehr9shkfxr22fj41', '["acc_01m8khfqazehr9shkfxr22fj41", "org_01m8khfqazehr9shkg05mf462x", "6020", "Employer''s pension", "EXPENSE", null, "NV", null, "active", 1795952205151, 1795952205151, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8khfqazehr9shkg05mf462x', 1, 37, 'accounts', 'acc_01m8khfqazehr9shkfxwwmagv2', '["acc_01m8khfqazehr9shkfxwwmagv2", "org_01m8khfqazehr9shkg05mf462x", "6100", "Rent", "EXPENSE", null, "EX", null, "active", 1795952205151, 1795952205151, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8khfqazehr9shkg05mf462x', 1, 38, 'accounts', 'acc_01m8khfqazehr9shkfy342f3q3', '["acc_01m8khfqazehr9shkfy342f3q3", "org_01m8khfqazehr9shkg05mf462x", "6110", "Business rates", "EXPENSE", null, "NV", null, "active", 1795952205151, 1795952205151, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8khfqazehr9shkg05mf462x', 1, 39, 'accounts', 'acc_01m8khfqazehr9shkfy6sb5z7m', '["acc_01m8khfqazehr9shkfy6sb5z7m", "org_01m8khfqazehr9shkg05mf462x", "6120", "Light, heat and water", "EXPENSE", null, "ST", null, "active", 1795952205151, 1795952205151, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8khfqazehr9shkg05mf462x', 1, 40, 'accounts', 'acc_01m8khfqazehr9shkfyaaqhr26', '["acc_01m8khfqazehr9shkfyaaqhr26", "org_01m8khfqazehr9shkg05mf462x", "6200", "Telephone and internet", "EXPENSE", null, "ST", null, "active", 1795952205151, 1795952205151, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8khfqazehr9shkg05mf462x', 1, 41, 'accounts', 'acc_01m8khfqazehr9shkfydec1zr4', '["acc_01m8khfqazehr9shkfydec1zr4", "org_01m8khfqazehr9shkg05mf462x", "6210", "Software and subscriptions", "EXPENSE", null, "ST", null, "active", 1795952205151, 1795952205151, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8khfqazehr9shkg05mf462x', 1, 42, 'accounts', 'acc_01m8khfqazehr9shkfyhtjpvs0', '["acc_01m8khfqazehr9shkfyhtjpvs0", "org_01m8khfqazehr9shkg05mf462x", "6220", "Printing and stationery", "EXPENSE", null, "ST", null, "active", 1795952205151, 1795952205151, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8khfqazehr9shkg05mf462x', 1, 43, 'accounts', 'acc_01m8khfqazehr9shkfyqmtt85y', '["acc_01m8khfqazehr9shkfyqmtt85y", "org_01m8khfqazehr9shkg05mf462x", "6300", "Travel and subsistence", "EXPENSE", null, "ZR", null, "active", 1795952205151, 1795952205151, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8khfqazehr9shkg05mf462x', 1, 44, 'accounts', 'acc_01m8khfqazehr9shkfysdxg2sj', '["acc_01m8khfqazehr9shkfysdxg2sj", "org_01m8khfqazehr9shkg05mf462x", "6310", "Motor expenses", "EXPENSE", null, "ST", null, "active", 1795952205151, 1795952205151, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8khfqazehr9shkg05mf462x', 1, 45, 'accounts', 'acc_01m8khfqazehr9shkfyzs1a15b', '["acc_01m8khfqazehr9shkfyzs1a15b", "org_01m8khfqazehr9shkg05mf462x", "6320", "Repairs and maintenance", "EXPENSE", null, "ST", null, "active", 1795952205151, 1795952205151, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8khfqazehr9shkg05mf462x', 1, 46, 'accounts', 'acc_01m8khfqazehr9shkfz050dm16', '["acc_01m8khfqazehr9shkfz050dm16", "org_01m8khfqazehr9shkg05mf462x", "6400", "Advertising and marketing", "EXPENSE", null, "ST", null, "active", 1795952205151, 1795952205151, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8khfqazehr9shkg05mf462x', 1, 47, 'accounts', 'acc_01m8khfqazehr9shkfz49r14bw', '["acc_01m8khfqazehr9shkfz49r14bw", "org_01m8khfqazehr9shkg05mf462x", "6500", "Accountancy and legal fees", "EXPENSE", null, "ST", null, "active", 1795952205151, 1795952205151, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8khfqazehr9shkg05mf462x', 1, 48, 'accounts', 'acc_01m8khfqazehr9shkfz9s557r0', '["acc_01m8khfqazehr9shkfz9s557r0", "org_01m8khfqazehr9shkg05mf462x", "6600", "Insurance", "EXPENSE", null, "EX", null, "active", 1795952205151, 1795952205151, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8khfqazehr9shkg05mf462x', 1, 49, 'accounts', 'acc_01m8khfqazehr9shkfzfkm6tn4', '["acc_01m8khfqazehr9shkfzfkm6tn4", "org_01m8khfqazehr9shkg05mf462x", "6700", "Bank charges", "EXPENSE", null, "EX", null, "active", 1795952205151, 1795952205151, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8khfqazehr9shkg05mf462x', 1, 50, 'accounts', 'acc_01m8khfqazehr9shkfzhac0ke1', '["acc_01m8khfqazehr9shkfzhac0ke1", "org_01m8khfqazehr9shkg05mf462x", "6800", "Depreciation", "EXPENSE", null, "NV", null, "active", 1795952205151, 1795952205151, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8khfqazehr9shkg05mf462x', 1, 51, 'accounts', 'acc_01m8khfqazehr9shkfzmsbj6bh', '["acc_01m8khfqazehr9shkfzmsbj6bh", "org_01m8khfqazehr9shkg05mf462x", "6810", "Bad debts", "EXPENSE", "bad_debts", "NV", null, "active", 1795952205151, 1795952205151, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8khfqazehr9shkg05mf462x', 1, 52, 'accounts', 'acc_01m8khfqazehr9shkfzrj4xmy5', '["acc_01m8khfqazehr9shkfzrj4xmy5", "org_01m8khfqazehr9shkg05mf462x", "6900", "Interest payable", "EXPENSE", null, "EX", null, "active", 1795952205151, 1795952205151, 1, "finance"]');
INSERT INTO public.audit_states VALUES ('org_01m8khfqazehr9shkg05mf462x', 1, 53, 'accounts', 'acc_01m8khfqazehr9shkfzwkjshre', '["acc_01m8khfqazehr9shkfzwkjshre", "org_01m8khfqazehr9shkg05mf462x", "6990", "Rounding differences", "EXPENSE", "rounding", null, null, "active", 1795952205151, 1795952205151, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8khfqazehr9shkg05mf462x', 4, 2, 'tax_rates', 'ST/2026-02-01', '["org_01m8khfqazehr9shkg05mf462x", "ST", "2026-02-01", 190000]');
INSERT INTO public.audit_states VALUES ('org_01m8khfqazehr9shkg05mf462x', 1, 54, 'accounts', 'acc_01m8khfqazehr9shkg01hz45px', '["acc_01m8khfqazehr9shkg01hz45px", "org_01m8khfqazehr9shkg05mf462x", "8000", "Corporation tax charge", "EXPENSE", null, "NV", null, "active", 1795952205151, 1795952205151, 1, "tax"]');
INSERT INTO public.audit_states VALUES ('org_01m8khfqazehr9shkg05mf462x', 2, 1, 'accounts', 'acc_01m8khfqf4eyf9qmx7z8j449ns', '["acc_01m8khfqf4eyf9qmx7z8j449ns", "org_01m8khfqazehr9shkg05mf462x", "2250", "VAT", "LIABILITY", "vat_control", null, null, "active", 1795952205284, 1795952205284, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8khfqazehr9shkg05mf462x', 3, 1, 'bank_accounts', 'bac_01m8khfqgge7dvwcaakqqn8ckx', '["bac_01m8khfqgge7dvwcaakqqn8ckx", "org_01m8khfqazehr9shkg05mf462x", "acc_01m8khfqazehr9shkftnv2ckrq", "Current", "current", null, null, null, null, null, null, null, 1795952205328, 1795952205328, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8khfqj5ey6tv71zmfzyj3c0', 1, 1, 'organisations', 'org_01m8khfqj5ey6tv71zmfzyj3c0', '["org_01m8khfqj5ey6tv71zmfzyj3c0", "Wren & Marsh Ltd", "GBP", "GB", "03-31", 1, null, "standard", null, "line", "active", null, 1795952205381, 1795952205381, 1, 0, null, 0]');
INSERT INTO public.audit_states VALUES ('org_01m8khfqj5ey6tv71zmfzyj3c0', 1, 2, 'members', 'mem_01m8khfqj4e83tngyg0rr47ytp', '["mem_01m8khfqj4e83tngyg0rr47ytp", "org_01m8khfqj5ey6tv71zmfzyj3c0", "jo@example.com", "usr_01m8khfprneg9r8k1784701pb7", "owner", 1795952205381, 1795952205381, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8khfqj5ey6tv71zmfzyj3c0', 1, 3, 'accounts', 'acc_01m8khfqj4e83tngyg0wrq7dx3', '["acc_01m8khfqj4e83tngyg0wrq7dx3", "org_01m8khfqj5ey6tv71zmfzyj3c0", "1000", "Computer equipment", "ASSET", null, "ST", null, "active", 1795952205381, 1795952205381, 1, "fixed_assets"]');
INSERT INTO public.audit_states VALUES ('org_01m8khfqj5ey6tv71zmfzyj3c0', 1, 4, 'accounts', 'acc_01m8khfqj4e83tngyg120yyvvt', '["acc_01m8khfqj4e83tngyg120yyvvt", "org_01m8khfqj5ey6tv71zmfzyj3c0", "1010", "Office equipment and furniture", "ASSET", null, "ST", null, "active", 1795952205381, 1795952205381, 1, "fixed_assets"]');
INSERT INTO public.audit_states VALUES ('org_01m8khfqj5ey6tv71zmfzyj3c0', 1, 5, 'accounts', 'acc_01m8khfqj4e83tngyg15tgyzga', '["acc_01m8khfqj4e83tngyg15tgyzga", "org_01m8khfqj5ey6tv71zmfzyj3c0", "1020", "Motor vehicles", "ASSET", null, "ST", null, "active", 1795952205381, 1795952205381, 1, "fixed_assets"]');
INSERT INTO public.audit_states VALUES ('org_01m8khfqj5ey6tv71zmfzyj3c0', 1, 6, 'accounts', 'acc_01m8khfqj4e83tngyg1az7xx22', '["acc_01m8khfqj4e83tngyg1az7xx22", "org_01m8khfqj5ey6tv71zmfzyj3c0", "1090", "Accumulated depreciation", "ASSET", null, "NV", null, "active", 1795952205381, 1795952205381, 1, "fixed_assets"]');
INSERT INTO public.audit_states VALUES ('org_01m8khfqj5ey6tv71zmfzyj3c0', 1, 7, 'accounts', 'acc_01m8khfqj4e83tngyg1c9etryy', '["acc_01m8khfqj4e83tngyg1c9etryy", "org_01m8khfqj5ey6tv71zmfzyj3c0", "1100", "Stock", "ASSET", null, "ST", null, "active", 1795952205381, 1795952205381, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8khfqj5ey6tv71zmfzyj3c0', 1, 8, 'accounts', 'acc_01m8khfqj4e83tngyg1k1d1zpk', '["acc_01m8khfqj4e83tngyg1k1d1zpk", "org_01m8khfqj5ey6tv71zmfzyj3c0", "1200", "Trade debtors", "ASSET", "receivable", null, null, "active", 1795952205381, 1795952205381, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8khfqj5ey6tv71zmfzyj3c0', 1, 9, 'accounts', 'acc_01m8khfqj4e83tngyg1qk99fw9', '["acc_01m8khfqj4e83tngyg1qk99fw9", "org_01m8khfqj5ey6tv71zmfzyj3c0", "1210", "Prepayments", "ASSET", null, "NV", null, "active", 1795952205381, 1795952205381, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8khfqj5ey6tv71zmfzyj3c0', 1, 10, 'accounts', 'acc_01m8khfqj4e83tngyg1vswtnw3', '["acc_01m8khfqj4e83tngyg1vswtnw3", "org_01m8khfqj5ey6tv71zmfzyj3c0", "1220", "Other debtors", "ASSET", null, "NV", null, "active", 1795952205381, 1795952205381, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8khfqj5ey6tv71zmfzyj3c0', 1, 11, 'accounts', 'acc_01m8khfqj4e83tngyg1xgftmvs', '["acc_01m8khfqj4e83tngyg1xgftmvs", "org_01m8khfqj5ey6tv71zmfzyj3c0", "1300", "Current account", "ASSET", "bank", null, null, "active", 1795952205381, 1795952205381, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8khfqj5ey6tv71zmfzyj3c0', 1, 12, 'accounts', 'acc_01m8khfqj4e83tngyg237qpjz6', '["acc_01m8khfqj4e83tngyg237qpjz6", "org_01m8khfqj5ey6tv71zmfzyj3c0", "1310", "Petty cash", "ASSET", null, "NV", null, "active", 1795952205381, 1795952205381, 1, "cash"]');
INSERT INTO public.audit_states VALUES ('org_01m8khfqj5ey6tv71zmfzyj3c0', 1, 13, 'accounts', 'acc_01m8khfqj4e83tngyg2486m2hm', '["acc_01m8khfqj4e83tngyg2486m2hm", "org_01m8khfqj5ey6tv71zmfzyj3c0", "2100", "Trade creditors", "LIABILITY", "payable", null, null, "active", 1795952205381, 1795952205381, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8khfqj5ey6tv71zmfzyj3c0', 1, 14, 'accounts', 'acc_01m8khfqj4e83tngyg2bjf09yq', '["acc_01m8khfqj4e83tngyg2bjf09yq", "org_01m8khfqj5ey6tv71zmfzyj3c0", "2110", "Accruals", "LIABILITY", null, "NV", null, "active", 1795952205381, 1795952205381, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8khfqj5ey6tv71zmfzyj3c0', 1, 15, 'accounts', 'acc_01m8khfqj4e83tngyg2ejtt5j3', '["acc_01m8khfqj4e83tngyg2ejtt5j3", "org_01m8khfqj5ey6tv71zmfzyj3c0", "2200", "PAYE and National Insurance", "LIABILITY", null, "NV", null, "active", 1795952205381, 1795952205381, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8khfqj5ey6tv71zmfzyj3c0', 1, 16, 'accounts', 'acc_01m8khfqj4e83tngyg2g2agfa1', '["acc_01m8khfqj4e83tngyg2g2agfa1", "org_01m8khfqj5ey6tv71zmfzyj3c0", "2210", "Pension contributions", "LIABILITY", null, "NV", null, "active", 1795952205381, 1795952205381, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8khfqj5ey6tv71zmfzyj3c0', 1, 17, 'accounts', 'acc_01m8khfqj4e83tngyg2qjsy8hv', '["acc_01m8khfqj4e83tngyg2qjsy8hv", "org_01m8khfqj5ey6tv71zmfzyj3c0", "2220", "Net wages", "LIABILITY", null, "NV", null, "active", 1795952205381, 1795952205381, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8khfqj5ey6tv71zmfzyj3c0', 1, 18, 'accounts', 'acc_01m8khfqj4e83tngyg2tjv482t', '["acc_01m8khfqj4e83tngyg2tjv482t", "org_01m8khfqj5ey6tv71zmfzyj3c0", "2300", "Corporation tax", "LIABILITY", null, "NV", null, "active", 1795952205381, 1795952205381, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8khfqj5ey6tv71zmfzyj3c0', 1, 19, 'accounts', 'acc_01m8khfqj4e83tngyg2xxnb4yt', '["acc_01m8khfqj4e83tngyg2xxnb4yt", "org_01m8khfqj5ey6tv71zmfzyj3c0", "2400", "Director''s loan account", "LIABILITY", null, "NV", null, "active", 1795952205381, 1795952205381, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8khfqj5ey6tv71zmfzyj3c0', 1, 20, 'accounts', 'acc_01m8khfqj4e83tngyg31hhgvt7', '["acc_01m8khfqj4e83tngyg31hhgvt7", "org_01m8khfqj5ey6tv71zmfzyj3c0", "2500", "Bank loans", "LIABILITY", null, "NV", null, "active", 1795952205381, 1795952205381, 1, "long_term_liabilities"]');
INSERT INTO public.audit_states VALUES ('org_01m8khfqj5ey6tv71zmfzyj3c0', 1, 21, 'accounts', 'acc_01m8khfqj4e83tngyg34z7spqs', '["acc_01m8khfqj4e83tngyg34z7spqs", "org_01m8khfqj5ey6tv71zmfzyj3c0", "2900", "Suspense", "LIABILITY", "suspense", null, null, "active", 1795952205381, 1795952205381, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8khfqj5ey6tv71zmfzyj3c0', 1, 22, 'accounts', 'acc_01m8khfqj4e83tngyg38cndgfy', '["acc_01m8khfqj4e83tngyg38cndgfy", "org_01m8khfqj5ey6tv71zmfzyj3c0", "3000", "Share capital", "EQUITY", null, "NV", null, "active", 1795952205381, 1795952205381, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8khfqj5ey6tv71zmfzyj3c0', 1, 23, 'accounts', 'acc_01m8khfqj4e83tngyg3chawvh7', '["acc_01m8khfqj4e83tngyg3chawvh7", "org_01m8khfqj5ey6tv71zmfzyj3c0", "3100", "Retained earnings", "EQUITY", "retained_earnings", null, null, "active", 1795952205381, 1795952205381, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8khfqj5ey6tv71zmfzyj3c0', 1, 24, 'accounts', 'acc_01m8khfqj4e83tngyg3k32vfsh', '["acc_01m8khfqj4e83tngyg3k32vfsh", "org_01m8khfqj5ey6tv71zmfzyj3c0", "3200", "Dividends", "EQUITY", null, "NV", null, "active", 1795952205381, 1795952205381, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8khfqj5ey6tv71zmfzyj3c0', 1, 25, 'accounts', 'acc_01m8khfqj4e83tngyg3q7f6tjw', '["acc_01m8khfqj4e83tngyg3q7f6tjw", "org_01m8khfqj5ey6tv71zmfzyj3c0", "3900", "Opening balances", "EQUITY", "opening_balance", null, null, "active", 1795952205381, 1795952205381, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8khfqj5ey6tv71zmfzyj3c0', 1, 26, 'accounts', 'acc_01m8khfqj4e83tngyg3ry3rn1m', '["acc_01m8khfqj4e83tngyg3ry3rn1m", "org_01m8khfqj5ey6tv71zmfzyj3c0", "4000", "Sales", "INCOME", null, "ST", null, "active", 1795952205381, 1795952205381, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8khfqj5ey6tv71zmfzyj3c0', 1, 27, 'accounts', 'acc_01m8khfqj4e83tngyg3wx86t8a', '["acc_01m8khfqj4e83tngyg3wx86t8a", "org_01m8khfqj5ey6tv71zmfzyj3c0", "4010", "Sales, zero-rated", "INCOME", null, "ZR", null, "active", 1795952205381, 1795952205381, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8khfqj5ey6tv71zmfzyj3c0', 1, 28, 'accounts', 'acc_01m8khfqj4e83tngyg42pwtes4', '["acc_01m8khfqj4e83tngyg42pwtes4", "org_01m8khfqj5ey6tv71zmfzyj3c0", "4090", "Other income", "INCOME", null, "ST", null, "active", 1795952205381, 1795952205381, 1, "other_income"]');
INSERT INTO public.audit_states VALUES ('org_01m8khfqj5ey6tv71zmfzyj3c0', 1, 29, 'accounts', 'acc_01m8khfqj4e83tngyg44pd8wha', '["acc_01m8khfqj4e83tngyg44pd8wha", "org_01m8khfqj5ey6tv71zmfzyj3c0", "4900", "Interest received", "INCOME", null, "EX", null, "active", 1795952205381, 1795952205381, 1, "finance"]');
INSERT INTO public.audit_states VALUES ('org_01m8khfqj5ey6tv71zmfzyj3c0', 1, 30, 'accounts', 'acc_01m8khfqj4e83tngyg49x8gsj5', '["acc_01m8khfqj4e83tngyg49x8gsj5", "org_01m8khfqj5ey6tv71zmfzyj3c0", "4920", "VAT flat-rate scheme difference", "INCOME", "vat_scheme_difference", null, null, "active", 1795952205381, 1795952205381, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8khfqj5ey6tv71zmfzyj3c0', 1, 31, 'accounts', 'acc_01m8khfqj4e83tngyg4e6tabyv', '["acc_01m8khfqj4e83tngyg4e6tabyv", "org_01m8khfqj5ey6tv71zmfzyj3c0", "5000", "Cost of goods sold", "EXPENSE", null, "ST", null, "active", 1795952205381, 1795952205381, 1, "cost_of_sales"]');
INSERT INTO public.audit_states VALUES ('org_01m8khfqj5ey6tv71zmfzyj3c0', 1, 32, 'accounts', 'acc_01m8khfqj4e83tngyg4j2a31tm', '["acc_01m8khfqj4e83tngyg4j2a31tm", "org_01m8khfqj5ey6tv71zmfzyj3c0", "5010", "Subcontractors", "EXPENSE", null, "ST", null, "active", 1795952205381, 1795952205381, 1, "cost_of_sales"]');
INSERT INTO public.audit_states VALUES ('org_01m8khfqj5ey6tv71zmfzyj3c0', 1, 33, 'accounts', 'acc_01m8khfqj4e83tngyg4qptvyed', '["acc_01m8khfqj4e83tngyg4qptvyed", "org_01m8khfqj5ey6tv71zmfzyj3c0", "5020", "Carriage and postage", "EXPENSE", null, "ST", null, "active", 1795952205381, 1795952205381, 1, "cost_of_sales"]');
INSERT INTO public.audit_states VALUES ('org_01m8khfqj5ey6tv71zmfzyj3c0', 1, 34, 'accounts', 'acc_01m8khfqj4e83tngyg4s7wwwx4', '["acc_01m8khfqj4e83tngyg4s7wwwx4", "org_01m8khfqj5ey6tv71zmfzyj3c0", "6000", "Wages and salaries", "EXPENSE", null, "NV", null, "active", 1795952205381, 1795952205381, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8khfqj5ey6tv71zmfzyj3c0', 1, 35, 'accounts', 'acc_01m8khfqj4e83tngyg4wxtyf17', '["acc_01m8khfqj4e83tngyg4wxtyf17", "org_01m8khfqj5ey6tv71zmfzyj3c0", "6010", "Employer''s National Insurance", "EXPENSE", null, "NV", null, "active", 1795952205381, 1795952205381, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8khfqj5ey6tv71zmfzyj3c0', 1, 36, 'accounts', 'acc_01m8khfqj4e83tngyg51w5c5g3', '["acc_01m8khfqj4e83tngyg51w5c5g3", "org_01m8khfqj5ey6tv71zmfzyj3c0", "6020", "Employer''s pension", "EXPENSE", null, "NV", null, "active", 1795952205381, 1795952205381, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8khfqj5ey6tv71zmfzyj3c0', 1, 37, 'accounts', 'acc_01m8khfqj4e83tngyg57bsjz5v', '["acc_01m8khfqj4e83tngyg57bsjz5v", "org_01m8khfqj5ey6tv71zmfzyj3c0", "6100", "Rent", "EXPENSE", null, "EX", null, "active", 1795952205381, 1795952205381, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8khfqj5ey6tv71zmfzyj3c0', 1, 38, 'accounts', 'acc_01m8khfqj4e83tngyg5be82vc1', '["acc_01m8khfqj4e83tngyg5be82vc1", "org_01m8khfqj5ey6tv71zmfzyj3c0", "6110", "Business rates", "EXPENSE", null, "NV", null, "active", 1795952205381, 1795952205381, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8khfqj5ey6tv71zmfzyj3c0', 1, 39, 'accounts', 'acc_01m8khfqj5ey6tv71zjdz3bz5t', '["acc_01m8khfqj5ey6tv71zjdz3bz5t", "org_01m8khfqj5ey6tv71zmfzyj3c0", "6120", "Light, heat and water", "EXPENSE", null, "ST", null, "active", 1795952205381, 1795952205381, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8khfqj5ey6tv71zmfzyj3c0', 1, 40, 'accounts', 'acc_01m8khfqj5ey6tv71zjhznmv7r', '["acc_01m8khfqj5ey6tv71zjhznmv7r", "org_01m8khfqj5ey6tv71zmfzyj3c0", "6200", "Telephone and internet", "EXPENSE", null, "ST", null, "active", 1795952205381, 1795952205381, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8khfqj5ey6tv71zmfzyj3c0', 1, 41, 'accounts', 'acc_01m8khfqj5ey6tv71zjmt3sw71', '["acc_01m8khfqj5ey6tv71zjmt3sw71", "org_01m8khfqj5ey6tv71zmfzyj3c0", "6210", "Software and subscriptions", "EXPENSE", null, "ST", null, "active", 1795952205381, 1795952205381, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8khfqj5ey6tv71zmfzyj3c0', 1, 42, 'accounts', 'acc_01m8khfqj5ey6tv71zjvthjs7y', '["acc_01m8khfqj5ey6tv71zjvthjs7y", "org_01m8khfqj5ey6tv71zmfzyj3c0", "6220", "Printing and stationery", "EXPENSE", null, "ST", null, "active", 1795952205381, 1795952205381, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8khfqj5ey6tv71zmfzyj3c0', 1, 43, 'accounts', 'acc_01m8khfqj5ey6tv71zjyzspm6y', '["acc_01m8khfqj5ey6tv71zjyzspm6y", "org_01m8khfqj5ey6tv71zmfzyj3c0", "6300", "Travel and subsistence", "EXPENSE", null, "ZR", null, "active", 1795952205381, 1795952205381, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8khfqj5ey6tv71zmfzyj3c0', 1, 44, 'accounts', 'acc_01m8khfqj5ey6tv71zk2qjaw3s', '["acc_01m8khfqj5ey6tv71zk2qjaw3s", "org_01m8khfqj5ey6tv71zmfzyj3c0", "6310", "Motor expenses", "EXPENSE", null, "ST", null, "active", 1795952205381, 1795952205381, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8khfqj5ey6tv71zmfzyj3c0', 1, 45, 'accounts', 'acc_01m8khfqj5ey6tv71zk7tmjd4f', '["acc_01m8khfqj5ey6tv71zk7tmjd4f", "org_01m8khfqj5ey6tv71zmfzyj3c0", "6320", "Repairs and maintenance", "EXPENSE", null, "ST", null, "active", 1795952205381, 1795952205381, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8khfqj5ey6tv71zmfzyj3c0', 1, 46, 'accounts', 'acc_01m8khfqj5ey6tv71zk9jr6prf', '["acc_01m8khfqj5ey6tv71zk9jr6prf", "org_01m8khfqj5ey6tv71zmfzyj3c0", "6400", "Advertising and marketing", "EXPENSE", null, "ST", null, "active", 1795952205381, 1795952205381, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8khfqj5ey6tv71zmfzyj3c0', 1, 47, 'accounts', 'acc_01m8khfqj5ey6tv71zkfwj20bv', '["acc_01m8khfqj5ey6tv71zkfwj20bv", "org_01m8khfqj5ey6tv71zmfzyj3c0", "6500", "Accountancy and legal fees", "EXPENSE", null, "ST", null, "active", 1795952205381, 1795952205381, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8khfqj5ey6tv71zmfzyj3c0', 1, 48, 'accounts', 'acc_01m8khfqj5ey6tv71zkgxc7vxc', '["acc_01m8khfqj5ey6tv71zkgxc7vxc", "org_01m8khfqj5ey6tv71zmfzyj3c0", "6600", "Insurance", "EXPENSE", null, "EX", null, "active", 1795952205381, 1795952205381, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8khfqj5ey6tv71zmfzyj3c0', 1, 49, 'accounts', 'acc_01m8khfqj5ey6tv71zkmrpsnvp', '["acc_01m8khfqj5ey6tv71zkmrpsnvp", "org_01m8khfqj5ey6tv71zmfzyj3c0", "6700", "Bank charges", "EXPENSE", null, "EX", null, "active", 1795952205381, 1795952205381, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8khfqj5ey6tv71zmfzyj3c0', 1, 50, 'accounts', 'acc_01m8khfqj5ey6tv71zkshb2jvt', '["acc_01m8khfqj5ey6tv71zkshb2jvt", "org_01m8khfqj5ey6tv71zmfzyj3c0", "6800", "Depreciation", "EXPENSE", null, "NV", null, "active", 1795952205381, 1795952205381, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8khfqj5ey6tv71zmfzyj3c0', 1, 51, 'accounts', 'acc_01m8khfqj5ey6tv71zky88mt9y', '["acc_01m8khfqj5ey6tv71zky88mt9y", "org_01m8khfqj5ey6tv71zmfzyj3c0", "6810", "Bad debts", "EXPENSE", "bad_debts", "NV", null, "active", 1795952205381, 1795952205381, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8khfqj5ey6tv71zmfzyj3c0', 1, 52, 'accounts', 'acc_01m8khfqj5ey6tv71zm21a6p36', '["acc_01m8khfqj5ey6tv71zm21a6p36", "org_01m8khfqj5ey6tv71zmfzyj3c0", "6900", "Interest payable", "EXPENSE", null, "EX", null, "active", 1795952205381, 1795952205381, 1, "finance"]');
INSERT INTO public.audit_states VALUES ('org_01m8khfqj5ey6tv71zmfzyj3c0', 1, 53, 'accounts', 'acc_01m8khfqj5ey6tv71zm61q22vh', '["acc_01m8khfqj5ey6tv71zm61q22vh", "org_01m8khfqj5ey6tv71zmfzyj3c0", "6990", "Rounding differences", "EXPENSE", "rounding", null, null, "active", 1795952205381, 1795952205381, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8khfqj5ey6tv71zmfzyj3c0', 1, 54, 'accounts', 'acc_01m8khfqj5ey6tv71zm934k7qb', '["acc_01m8khfqj5ey6tv71zm934k7qb", "org_01m8khfqj5ey6tv71zmfzyj3c0", "8000", "Corporation tax charge", "EXPENSE", null, "NV", null, "active", 1795952205381, 1795952205381, 1, "tax"]');
INSERT INTO public.audit_states VALUES ('org_01m8khfqj5ey6tv71zmfzyj3c0', 2, 1, 'accounts', 'acc_01m8khfqmnedgadnz2372nx6y0', '["acc_01m8khfqmnedgadnz2372nx6y0", "org_01m8khfqj5ey6tv71zmfzyj3c0", "2250", "VAT", "LIABILITY", "vat_control", null, null, "active", 1795952205461, 1795952205461, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8khfqj5ey6tv71zmfzyj3c0', 3, 1, 'accounts', 'acc_01m8khfqq2enatasd3f3vb1sk4', '["acc_01m8khfqq2enatasd3f3vb1sk4", "org_01m8khfqj5ey6tv71zmfzyj3c0", "4100", "Room hire", "INCOME", null, "EX", null, "active", 1795952205538, 1795952205538, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8khfqj5ey6tv71zmfzyj3c0', 9, 1, 'contacts', 'con_01m8khfr5aefzr4nqqf4000d59', '["con_01m8khfr5aefzr4nqqf4000d59", "org_01m8khfqj5ey6tv71zmfzyj3c0", "customer", "Marlow & Pike LLP", null, null, null, null, null, 30, null, null, "active", "marlow & pike llp", 1795952205994, 1795952205994, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8khfqj5ey6tv71zmfzyj3c0', 11, 1, 'contacts', 'con_01m8khfra2e369ekj5scdtrmpa', '["con_01m8khfra2e369ekj5scdtrmpa", "org_01m8khfqj5ey6tv71zmfzyj3c0", "supplier", "Techbarn", null, null, null, null, null, 30, null, null, "active", "techbarn", 1795952206146, 1795952206146, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8khfqj5ey6tv71zmfzyj3c0', 4, 1, 'bank_accounts', 'bac_01m8khfqtzew99tr24tvmd1vgv', '["bac_01m8khfqtzew99tr24tvmd1vgv", "org_01m8khfqj5ey6tv71zmfzyj3c0", "acc_01m8khfqj4e83tngyg1xgftmvs", "Current", "current", null, null, null, 1000000, "2026-01-01", "jnl_01m8khfqtzew99tr24v0zth7be", null, 1795952205663, 1795952205663, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8khfqj5ey6tv71zmfzyj3c0', 5, 1, 'accounts', 'acc_01m8khfqy8e16v7x016sqadf8k', '["acc_01m8khfqy8e16v7x016sqadf8k", "org_01m8khfqj5ey6tv71zmfzyj3c0", "1301", "Savings", "ASSET", "bank", null, null, "active", 1795952205768, 1795952205768, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8khfqj5ey6tv71zmfzyj3c0', 6, 1, 'bank_accounts', 'bac_01m8khfqy8e16v7x016netxzw6', '["bac_01m8khfqy8e16v7x016netxzw6", "org_01m8khfqj5ey6tv71zmfzyj3c0", "acc_01m8khfqy8e16v7x016sqadf8k", "Savings", "savings", null, null, null, null, null, null, null, 1795952205768, 1795952205768, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8khfqj5ey6tv71zmfzyj3c0', 7, 1, 'contacts', 'con_01m8khfr0wed99w8909be7p479', '["con_01m8khfr0wed99w8909be7p479", "org_01m8khfqj5ey6tv71zmfzyj3c0", "customer", "Abbey Schools Trust", null, null, null, null, null, 30, null, null, "active", "abbey schools trust", 1795952205852, 1795952205852, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8khfqj5ey6tv71zmfzyj3c0', 8, 1, 'contacts', 'con_01m8khfr2yekgs2v4atkz6e9j5', '["con_01m8khfr2yekgs2v4atkz6e9j5", "org_01m8khfqj5ey6tv71zmfzyj3c0", "customer", "Kestrel Fitness CIC", null, null, null, null, null, 30, null, null, "active", "kestrel fitness cic", 1795952205918, 1795952205918, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8khfqj5ey6tv71zmfzyj3c0', 10, 1, 'contacts', 'con_01m8khfr7je7a8yx1bqkszx0md', '["con_01m8khfr7je7a8yx1bqkszx0md", "org_01m8khfqj5ey6tv71zmfzyj3c0", "supplier", "Printwell", null, null, null, null, null, 30, null, null, "active", "printwell", 1795952206066, 1795952206066, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8khfqj5ey6tv71zmfzyj3c0', 12, 1, 'contacts', 'con_01m8khfrc8en7avtp1z4sh4esj', '["con_01m8khfrc8en7avtp1z4sh4esj", "org_01m8khfqj5ey6tv71zmfzyj3c0", "supplier", "Harcourt Lettings", null, null, null, null, null, 30, null, null, "active", "harcourt lettings", 1795952206216, 1795952206216, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8khfqj5ey6tv71zmfzyj3c0', 13, 1, 'contacts', 'con_01m8khfre9edqvpstnkztfb1eh', '["con_01m8khfre9edqvpstnkztfb1eh", "org_01m8khfqj5ey6tv71zmfzyj3c0", "supplier", "Fern & Rowe", null, null, null, null, null, 30, null, null, "active", "fern & rowe", 1795952206281, 1795952206281, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8khfqj5ey6tv71zmfzyj3c0', 14, 1, 'invoices', 'inv_01m8khfrqbeq4v6avgvy9ycrpx', '["inv_01m8khfrqbeq4v6avgvy9ycrpx", "org_01m8khfqj5ey6tv71zmfzyj3c0", "sales", "invoice", "issued", "INV-0001", "con_01m8khfr0wed99w8909be7p479", "2026-01-15", "2026-02-14", "exclusive", null, null, 195000, 39000, 234000, 0, 0, "issued", "jnl_01m8khfrqbeq4v6avgw3g5tgfg", null, null, "inv-0001", 1795952206571, 1795952206571, 1, "9999-99-99", 0, null, null, [["org_01m8khfqj5ey6tv71zmfzyj3c0", 1, "Course design, 3 days", "3", "650.00", null, "acc_01m8khfqj4e83tngyg3ry3rn1m", "ST", null, 195000, 39000, 234000]], [], [], null, 0, 0, 0]');
INSERT INTO public.audit_states VALUES ('org_01m8khfqj5ey6tv71zmfzyj3c0', 14, 2, 'number_sequences', 'invoice', '["org_01m8khfqj5ey6tv71zmfzyj3c0", "invoice", 1]');
INSERT INTO public.audit_states VALUES ('org_01m8khfqj5ey6tv71zmfzyj3c0', 15, 1, 'invoices', 'inv_01m8khfrsxeeatp0ky9pn1y0k3', '["inv_01m8khfrsxeeatp0ky9pn1y0k3", "org_01m8khfqj5ey6tv71zmfzyj3c0", "purchase", "invoice", "issued", "PX-881", "con_01m8khfr7je7a8yx1bqkszx0md", "2026-01-20", "2026-02-19", "exclusive", null, null, 41200, 0, 41200, 0, 0, "issued", "jnl_01m8khfrsxeeatp0ky9shh22ts", null, null, "px-881", 1795952206653, 1795952206653, 1, "9999-99-99", 0, null, null, [["org_01m8khfqj5ey6tv71zmfzyj3c0", 1, "Printing of workbooks", "1", "412.00", null, "acc_01m8khfqj4e83tngyg4e6tabyv", "ZR", null, 41200, 0, 41200]], [], [], null, 0, 0, 0]');
INSERT INTO public.audit_states VALUES ('org_01m8khfqj5ey6tv71zmfzyj3c0', 16, 1, 'invoices', 'inv_01m8khfrwzeayrr4zrqtngvxd6', '["inv_01m8khfrwzeayrr4zrqtngvxd6", "org_01m8khfqj5ey6tv71zmfzyj3c0", "purchase", "invoice", "issued", "TB-0117", "con_01m8khfra2e369ekj5scdtrmpa", "2026-01-21", "2026-02-20", "exclusive", null, null, 89900, 17980, 107880, 0, 0, "issued", "jnl_01m8khfrwzeayrr4zrqygba8m2", null, null, "tb-0117", 1795952206751, 1795952206751, 1, "9999-99-99", 0, null, null, [["org_01m8khfqj5ey6tv71zmfzyj3c0", 1, "Laptop", "1", "899.00", null, "acc_01m8khfqj4e83tngyg0wrq7dx3", "ST", null, 89900, 17980, 107880]], [], [], null, 0, 0, 0]');
INSERT INTO public.audit_states VALUES ('org_01m8khfqj5ey6tv71zmfzyj3c0', 17, 1, 'invoices', 'inv_01m8khfs0re3mbcb691fdpq1cc', '["inv_01m8khfs0re3mbcb691fdpq1cc", "org_01m8khfqj5ey6tv71zmfzyj3c0", "sales", "invoice", "issued", "INV-0002", "con_01m8khfr0wed99w8909be7p479", "2026-01-28", "2026-02-27", "exclusive", null, null, 87000, 0, 87000, 0, 0, "issued", "jnl_01m8khfs0re3mbcb691j71mrrv", null, null, "inv-0002", 1795952206872, 1795952206872, 1, "9999-99-99", 0, null, null, [["org_01m8khfqj5ey6tv71zmfzyj3c0", 1, "Workbooks", "120", "7.25", null, "acc_01m8khfqj4e83tngyg3wx86t8a", "ZR", null, 87000, 0, 87000]], [], [], null, 0, 0, 0]');
INSERT INTO public.audit_states VALUES ('org_01m8khfqj5ey6tv71zmfzyj3c0', 17, 2, 'number_sequences', 'invoice', '["org_01m8khfqj5ey6tv71zmfzyj3c0", "invoice", 2]');
INSERT INTO public.audit_states VALUES ('org_01m8khfqj5ey6tv71zmfzyj3c0', 18, 1, 'invoices', 'inv_01m8khfs2de918x812kn7wvk0n', '["inv_01m8khfs2de918x812kn7wvk0n", "org_01m8khfqj5ey6tv71zmfzyj3c0", "purchase", "invoice", "issued", "HL-33", "con_01m8khfrc8en7avtp1z4sh4esj", "2026-02-01", "2026-03-03", "exclusive", null, null, 135000, 0, 135000, 0, 0, "issued", "jnl_01m8khfs2de918x812ktmdzcke", null, null, "hl-33", 1795952206926, 1795952206926, 1, "9999-99-99", 0, null, null, [["org_01m8khfqj5ey6tv71zmfzyj3c0", 1, "Rent, January to March", "1", "1350.00", null, "acc_01m8khfqj4e83tngyg57bsjz5v", "EX", null, 135000, 0, 135000]], [], [], null, 0, 0, 0]');
INSERT INTO public.audit_states VALUES ('org_01m8khfqj5ey6tv71zmfzyj3c0', 19, 1, 'invoices', 'inv_01m8khfs4ve75bzxh4memrfgen', '["inv_01m8khfs4ve75bzxh4memrfgen", "org_01m8khfqj5ey6tv71zmfzyj3c0", "sales", "invoice", "issued", "INV-0003", "con_01m8khfr2yekgs2v4atkz6e9j5", "2026-02-09", "2026-03-11", "exclusive", null, null, 27500, 700, 28200, 0, 0, "issued", "jnl_01m8khfs4ve75bzxh4mk13sq3c", null, null, "inv-0003", 1795952207003, 1795952207003, 1, "9999-99-99", 0, null, null, [["org_01m8khfqj5ey6tv71zmfzyj3c0", 1, "Seminar room, 5 evenings", "5", "48.00", null, "acc_01m8khfqq2enatasd3f3vb1sk4", "EX", null, 24000, 0, 24000], ["org_01m8khfqj5ey6tv71zmfzyj3c0", 2, "Projector", "1", "35.00", null, "acc_01m8khfqj4e83tngyg3ry3rn1m", "ST", null, 3500, 700, 4200]], [], [], null, 0, 0, 0]');
INSERT INTO public.audit_states VALUES ('org_01m8khfqj5ey6tv71zmfzyj3c0', 19, 2, 'number_sequences', 'invoice', '["org_01m8khfqj5ey6tv71zmfzyj3c0", "invoice", 3]');
INSERT INTO public.audit_states VALUES ('org_01m8khfqj5ey6tv71zmfzyj3c0', 20, 1, 'invoices', 'inv_01m8khfs76es8ayt8hbhqerh34', '["inv_01m8khfs76es8ayt8hbhqerh34", "org_01m8khfqj5ey6tv71zmfzyj3c0", "sales", "invoice", "issued", "INV-0004", "con_01m8khfr5aefzr4nqqf4000d59", "2026-02-20", "2026-03-22", "exclusive", null, null, 133200, 26640, 159840, 0, 0, "issued", "jnl_01m8khfs76es8ayt8hbq2x145t", null, null, "inv-0004", 1795952207078, 1795952207078, 1, "9999-99-99", 0, null, null, [["org_01m8khfqj5ey6tv71zmfzyj3c0", 1, "Course for new starters", "1", "1480.00", "10", "acc_01m8khfqj4e83tngyg3ry3rn1m", "ST", null, 133200, 26640, 159840]], [], [], null, 0, 0, 0]');
INSERT INTO public.audit_states VALUES ('org_01m8khfqj5ey6tv71zmfzyj3c0', 20, 2, 'number_sequences', 'invoice', '["org_01m8khfqj5ey6tv71zmfzyj3c0", "invoice", 4]');
INSERT INTO public.audit_states VALUES ('org_01m8khfqazehr9shkg05mf462x', 8, 2, 'vat_methods', '2026-05-01', '["org_01m8khfqazehr9shkg05mf462x", "2026-05-01", 1, "GB123456789", "standard", null]');
INSERT INTO public.audit_states VALUES ('org_01m8khfqj5ey6tv71zmfzyj3c0', 21, 1, 'invoices', 'inv_01m8khfs8vep7bk3knxf93shwx', '["inv_01m8khfs8vep7bk3knxf93shwx", "org_01m8khfqj5ey6tv71zmfzyj3c0", "sales", "invoice", "issued", "INV-0005", "con_01m8khfr5aefzr4nqqf4000d59", "2026-03-03", "2026-04-02", "exclusive", null, null, 50000, 10000, 60000, 0, 0, "issued", "jnl_01m8khfs8vep7bk3knxgjhzm8t", null, null, "inv-0005", 1795952207131, 1795952207131, 1, "9999-99-99", 0, null, null, [["org_01m8khfqj5ey6tv71zmfzyj3c0", 1, "Raised in error", "1", "500.00", null, "acc_01m8khfqj4e83tngyg3ry3rn1m", "ST", null, 50000, 10000, 60000]], [], [], null, 0, 0, 0]');
INSERT INTO public.audit_states VALUES ('org_01m8khfqj5ey6tv71zmfzyj3c0', 21, 2, 'number_sequences', 'invoice', '["org_01m8khfqj5ey6tv71zmfzyj3c0", "invoice", 5]');
INSERT INTO public.audit_states VALUES ('org_01m8khfqj5ey6tv71zmfzyj3c0', 24, 1, 'invoices', 'inv_01m8khfsdpe9ksvrh1zsvj7ahh', '["inv_01m8khfsdpe9ksvrh1zsvj7ahh", "org_01m8khfqj5ey6tv71zmfzyj3c0", "sales", "invoice", "issued", "INV-0006", "con_01m8khfr0wed99w8909be7p479", "2026-03-27", "2026-04-26", "exclusive", null, null, 49900, 6500, 56400, 0, 0, "issued", "jnl_01m8khfsdpe9ksvrh1zza4gv7d", null, null, "inv-0006", 1795952207286, 1795952207286, 1, "9999-99-99", 0, null, null, [["org_01m8khfqj5ey6tv71zmfzyj3c0", 1, "Workbooks", "24", "7.25", null, "acc_01m8khfqj4e83tngyg3wx86t8a", "ZR", null, 17400, 0, 17400], ["org_01m8khfqj5ey6tv71zmfzyj3c0", 2, "Half a day of course design", "0.5", "650.00", null, "acc_01m8khfqj4e83tngyg3ry3rn1m", "ST", null, 32500, 6500, 39000]], [], [], null, 0, 0, 0]');
INSERT INTO public.audit_states VALUES ('org_01m8khfqj5ey6tv71zmfzyj3c0', 24, 2, 'number_sequences', 'invoice', '["org_01m8khfqj5ey6tv71zmfzyj3c0", "invoice", 6]');
INSERT INTO public.audit_states VALUES ('org_01m8khfqj5ey6tv71zmfzyj3c0', 31, 1, 'bank_accounts', 'bac_01m8khfqtzew99tr24tvmd1vgv', '["bac_01m8khfqtzew99tr24tvmd1vgv", "org_01m8khfqj5ey6tv71zmfzyj3c0", "acc_01m8khfqj4e83tngyg1xgftmvs", "Current", "current", null, null, null, 1000000, "2026-01-01", "jnl_01m8khfqtzew99tr24v0zth7be", 900715, 1795952205663, 1795952207988, 2, "2026-03-31"]');
INSERT INTO public.audit_states VALUES ('org_01m8khfqj5ey6tv71zmfzyj3c0', 31, 2, 'stated_balances', 'bac_01m8khfqtzew99tr24tvmd1vgv/2026-03-31', '["org_01m8khfqj5ey6tv71zmfzyj3c0", "bac_01m8khfqtzew99tr24tvmd1vgv", "2026-03-31", 900715, 1795952207988]');
INSERT INTO public.audit_states VALUES ('org_01m8khfqj5ey6tv71zmfzyj3c0', 31, 3, 'bank_transactions', 'btx_01m8khft3mejqra6b0cwe1z3kz', '["btx_01m8khft3mejqra6b0cwe1z3kz", "org_01m8khfqj5ey6tv71zmfzyj3c0", "bac_01m8khfqtzew99tr24tvmd1vgv", "2026-01-22", -107880, "FPO TECHBARN LTD TB-0117", null, null, 1, "fpo techbarn ltd tb-0117", "unconfirmed", null, "NV", null, null, null, null, null, null, null, null, null, 1795952207988, 1795952207988, 1, null, "1272808c0b8e7153718481fdd8cad3bca1177a0d294a925b0d41e3b4b2ae4845", [], null]');
INSERT INTO public.audit_states VALUES ('org_01m8khfqj5ey6tv71zmfzyj3c0', 31, 4, 'bank_transactions', 'btx_01m8khft3mejqra6b0d2bz38d6', '["btx_01m8khft3mejqra6b0d2bz38d6", "org_01m8khfqj5ey6tv71zmfzyj3c0", "bac_01m8khfqtzew99tr24tvmd1vgv", "2026-01-30", 150000, "FPI ABBEY SCHOOLS TRUST PART INV-0001", null, null, 1, "fpi abbey schools trust part inv-0001", "unconfirmed", null, "NV", null, null, null, null, null, null, null, null, null, 1795952207988, 1795952207988, 1, null, "328dd05df287413bbd6f750059372a7f48a2fe8810a1c938b25cc5b4201f7110", [], null]');
INSERT INTO public.audit_states VALUES ('org_01m8khfqj5ey6tv71zmfzyj3c0', 31, 5, 'bank_transactions', 'btx_01m8khft3mejqra6b0d5bmmfz7', '["btx_01m8khft3mejqra6b0d5bmmfz7", "org_01m8khfqj5ey6tv71zmfzyj3c0", "bac_01m8khfqtzew99tr24tvmd1vgv", "2026-02-02", -3600, "CARD SLATEWORK SOFTWARE SUBSCRIPTION", null, null, 1, "card slatework software subscription", "unconfirmed", null, "NV", null, null, null, null, null, null, null, null, null, 1795952207988, 1795952207988, 1, null, "67141ee03747f94a367872676174183b43b71f3c3cdd657ed483571c76ec7c0e", [], null]');
INSERT INTO public.audit_states VALUES ('org_01m8khfqj5ey6tv71zmfzyj3c0', 31, 6, 'bank_transactions', 'btx_01m8khft3mejqra6b0d9dh5mba', '["btx_01m8khft3mejqra6b0d9dh5mba", "org_01m8khfqj5ey6tv71zmfzyj3c0", "bac_01m8khfqtzew99tr24tvmd1vgv", "2026-02-10", -135000, "FPO HARCOURT LETTINGS HL-33", null, null, 1, "fpo harcourt lettings hl-33", "unconfirmed", null, "NV", null, null, null, null, null, null, null, null, null, 1795952207988, 1795952207988, 1, null, "a554bd883699f03b2433581dae214b19ef4ca02926a5399a2312d8445d2ae6f3", [], null]');
INSERT INTO public.audit_states VALUES ('org_01m8khfqj5ey6tv71zmfzyj3c0', 31, 7, 'bank_transactions', 'btx_01m8khft3mejqra6b0ddp9qyx4', '["btx_01m8khft3mejqra6b0ddp9qyx4", "org_01m8khfqj5ey6tv71zmfzyj3c0", "bac_01m8khfqtzew99tr24tvmd1vgv", "2026-02-16", 171000, "FPI ABBEY SCHOOLS TRUST INV-0001 INV-0002", null, null, 1, "fpi abbey schools trust inv-0001 inv-0002", "unconfirmed", null, "NV", null, null, null, null, null, null, null, null, null, 1795952207988, 1795952207988, 1, null, "3a4f56ddd806837edc73f6f4dc68c99dacbe0696ccc891aed5fa4883ff1e7336", [], null]');
INSERT INTO public.audit_states VALUES ('org_01m8khfqj5ey6tv71zmfzyj3c0', 31, 8, 'bank_transactions', 'btx_01m8khft3mejqra6b0dhyqqrae', '["btx_01m8khft3mejqra6b0dhyqqrae", "org_01m8khfqj5ey6tv71zmfzyj3c0", "bac_01m8khfqtzew99tr24tvmd1vgv", "2026-02-18", -5840, "CARD TRAINLINE.COM LONDON", null, null, 1, "card trainline.com london", "unconfirmed", null, "NV", null, null, null, null, null, null, null, null, null, 1795952207988, 1795952207988, 1, null, "56cf7dbbb1cce80aae434516f639c2ae3ac2f04ae4e3ec16a64f481c4271ce17", [], null]');
INSERT INTO public.audit_states VALUES ('org_01m8khfqj5ey6tv71zmfzyj3c0', 31, 9, 'bank_transactions', 'btx_01m8khft3mejqra6b0dp6phmhh', '["btx_01m8khft3mejqra6b0dp6phmhh", "org_01m8khfqj5ey6tv71zmfzyj3c0", "bac_01m8khfqtzew99tr24tvmd1vgv", "2026-02-27", -40000, "FPO PRINTWELL PX-881", null, null, 1, "fpo printwell px-881", "unconfirmed", null, "NV", null, null, null, null, null, null, null, null, null, 1795952207988, 1795952207988, 1, null, "cbb4004e5f456dd9c35d050b3fe3c9e6b04bf0eab21532e492b097a7b21b73a1", [], null]');
INSERT INTO public.audit_states VALUES ('org_01m8khfqj5ey6tv71zmfzyj3c0', 31, 10, 'bank_transactions', 'btx_01m8khft3mejqra6b0dt06jgpy', '["btx_01m8khft3mejqra6b0dt06jgpy", "org_01m8khfqj5ey6tv71zmfzyj3c0", "bac_01m8khfqtzew99tr24tvmd1vgv", "2026-03-02", -3600, "CARD SLATEWORK SOFTWARE SUBSCRIPTION", null, null, 1, "card slatework software subscription", "unconfirmed", null, "NV", null, null, null, null, null, null, null, null, null, 1795952207988, 1795952207988, 1, null, "c9f5fec85cb8d9a7ff4021b408ab259a9bb61a729b1b9895d3cbf4c028444205", [], null]');
INSERT INTO public.audit_states VALUES ('org_01m8khfqj5ey6tv71zmfzyj3c0', 31, 11, 'bank_transactions', 'btx_01m8khft3mejqra6b0dxvm5245', '["btx_01m8khft3mejqra6b0dxvm5245", "org_01m8khfqj5ey6tv71zmfzyj3c0", "bac_01m8khfqtzew99tr24tvmd1vgv", "2026-03-06", 28200, "FPI KESTREL FITNESS CIC INV-0003", null, null, 1, "fpi kestrel fitness cic inv-0003", "unconfirmed", null, "NV", null, null, null, null, null, null, null, null, null, 1795952207988, 1795952207988, 1, null, "8e0352e4b1b35f89518582419b2ff0638d7196ea458695b1839482ea1b564551", [], null]');
INSERT INTO public.audit_states VALUES ('org_01m8khfqj5ey6tv71zmfzyj3c0', 31, 12, 'bank_transactions', 'btx_01m8khft3mejqra6b0e1vtkb2w', '["btx_01m8khft3mejqra6b0e1vtkb2w", "org_01m8khfqj5ey6tv71zmfzyj3c0", "bac_01m8khfqtzew99tr24tvmd1vgv", "2026-03-16", 141840, "FPI MARLOW AND PIKE LLP INV-0004 LESS CN-0001", null, null, 1, "fpi marlow and pike llp inv-0004 less cn-0001", "unconfirmed", null, "NV", null, null, null, null, null, null, null, null, null, 1795952207988, 1795952207988, 1, null, "71e7888d7a34f0bcc91a019e775f105d0016a4f32f799edaf02f3d2a7290e64d", [], null]');
INSERT INTO public.audit_states VALUES ('org_01m8khfqazehr9shkg05mf462x', 8, 1, 'organisations', 'org_01m8khfqazehr9shkg05mf462x', '["org_01m8khfqazehr9shkg05mf462x", "Acorn Ltd", "GBP", "GB", "03-31", 1, null, "standard", null, "line", "active", null, 1795952205151, 1795952212141, 2, 1, null, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8khfqj5ey6tv71zmfzyj3c0', 22, 1, 'invoices', 'inv_01m8khfsapez2a1krhpeta2dsq', '["inv_01m8khfsapez2a1krhpeta2dsq", "org_01m8khfqj5ey6tv71zmfzyj3c0", "sales", "credit_note", "issued", "CN-0001", "con_01m8khfr5aefzr4nqqf4000d59", "2026-03-12", "2026-03-12", "exclusive", "INV-0004", null, 15000, 3000, 18000, 0, 0, "issued", "jnl_01m8khfsapez2a1krhph8q0h68", null, null, "cn-0001\ninv-0004", 1795952207190, 1795952207190, 1, "9999-99-99", 0, null, null, [["org_01m8khfqj5ey6tv71zmfzyj3c0", 1, "A day that was not held", "1", "150.00", null, "acc_01m8khfqj4e83tngyg3ry3rn1m", "ST", null, 15000, 3000, 18000]], [], [], null, 0, 0, 0]');
INSERT INTO public.audit_states VALUES ('org_01m8khfqj5ey6tv71zmfzyj3c0', 22, 2, 'number_sequences', 'credit_note', '["org_01m8khfqj5ey6tv71zmfzyj3c0", "credit_note", 1]');
INSERT INTO public.audit_states VALUES ('org_01m8khfqj5ey6tv71zmfzyj3c0', 38, 1, 'invoices', 'inv_01m8khfrqbeq4v6avgvy9ycrpx', '["inv_01m8khfrqbeq4v6avgvy9ycrpx", "org_01m8khfqj5ey6tv71zmfzyj3c0", "sales", "invoice", "issued", "INV-0001", "con_01m8khfr0wed99w8909be7p479", "2026-01-15", "2026-02-14", "exclusive", null, null, 195000, 39000, 234000, 234000, 0, "issued", "jnl_01m8khfrqbeq4v6avgw3g5tgfg", null, null, "inv-0001", 1795952206571, 1795952208944, 3, "2026-02-16", 2, "2026-01-30", "2026-02-16", [["org_01m8khfqj5ey6tv71zmfzyj3c0", 1, "Course design, 3 days", "3", "650.00", null, "acc_01m8khfqj4e83tngyg3ry3rn1m", "ST", null, 195000, 39000, 234000]], [["alc_01m8khftkeemyaefrdgfhh2enk", "org_01m8khfqj5ey6tv71zmfzyj3c0", "set_01m8khftkeemyaefrdgfhh2enk", null, 150000, "2026-01-30", null, 1795952208494, null], ["alc_01m8khfv1ge9fv2x796n59bbzw", "org_01m8khfqj5ey6tv71zmfzyj3c0", "set_01m8khfv1ge9fv2x796n59bbzw", null, 84000, "2026-02-16", null, 1795952208944, null]], [], null, 0, 0, 0]');
INSERT INTO public.audit_states VALUES ('org_01m8khfqj5ey6tv71zmfzyj3c0', 38, 2, 'invoices', 'inv_01m8khfs0re3mbcb691fdpq1cc', '["inv_01m8khfs0re3mbcb691fdpq1cc", "org_01m8khfqj5ey6tv71zmfzyj3c0", "sales", "invoice", "issued", "INV-0002", "con_01m8khfr0wed99w8909be7p479", "2026-01-28", "2026-02-27", "exclusive", null, null, 87000, 0, 87000, 87000, 0, "issued", "jnl_01m8khfs0re3mbcb691j71mrrv", null, null, "inv-0002", 1795952206872, 1795952208944, 2, "2026-02-16", 1, "2026-02-16", "2026-02-16", [["org_01m8khfqj5ey6tv71zmfzyj3c0", 1, "Workbooks", "120", "7.25", null, "acc_01m8khfqj4e83tngyg3wx86t8a", "ZR", null, 87000, 0, 87000]], [["alc_01m8khfv1ge9fv2x796n59bbzx", "org_01m8khfqj5ey6tv71zmfzyj3c0", "set_01m8khfv1ge9fv2x796n59bbzw", null, 87000, "2026-02-16", null, 1795952208944, null]], [], null, 0, 0, 0]');
INSERT INTO public.audit_states VALUES ('org_01m8khfqj5ey6tv71zmfzyj3c0', 38, 3, 'settlements', 'set_01m8khfv1ge9fv2x796n59bbzw', '["set_01m8khfv1ge9fv2x796n59bbzw", "org_01m8khfqj5ey6tv71zmfzyj3c0", "receipt", "sales", "posted", "con_01m8khfr0wed99w8909be7p479", "bac_01m8khfqtzew99tr24tvmd1vgv", "2026-02-16", 171000, 171000, null, "btx_01m8khft3mejqra6b0ddp9qyx4", 1, "jnl_01m8khfv1ge9fv2x796n59bbzw", null, null, "", 1795952208944, 1795952208944, 1, "2026-02-16", 2, "2026-02-16", "2026-02-16"]');
INSERT INTO public.audit_states VALUES ('org_01m8khfqj5ey6tv71zmfzyj3c0', 39, 1, 'bank_transactions', 'btx_01m8khft3mejqra6b0ddp9qyx4', '["btx_01m8khft3mejqra6b0ddp9qyx4", "org_01m8khfqj5ey6tv71zmfzyj3c0", "bac_01m8khfqtzew99tr24tvmd1vgv", "2026-02-16", 171000, "FPI ABBEY SCHOOLS TRUST INV-0001 INV-0002", null, null, 1, "fpi abbey schools trust inv-0001 inv-0002", "confirmed", null, "NV", null, "con_01m8khfr0wed99w8909be7p479", "allocations", "jnl_01m8khfv1ge9fv2x796n59bbzw", 2, null, "NV", 0, 1795952208944, 1795952207988, 1795952208944, 2, null, "3a4f56ddd806837edc73f6f4dc68c99dacbe0696ccc891aed5fa4883ff1e7336", [], null]');
INSERT INTO public.audit_states VALUES ('org_01m8khfqj5ey6tv71zmfzyj3c0', 42, 1, 'invoices', 'inv_01m8khfs76es8ayt8hbhqerh34', '["inv_01m8khfs76es8ayt8hbhqerh34", "org_01m8khfqj5ey6tv71zmfzyj3c0", "sales", "invoice", "issued", "INV-0004", "con_01m8khfr5aefzr4nqqf4000d59", "2026-02-20", "2026-03-22", "exclusive", null, null, 133200, 26640, 159840, 141840, 18000, "issued", "jnl_01m8khfs76es8ayt8hbq2x145t", null, null, "inv-0004", 1795952207078, 1795952209470, 3, "2026-03-16", 2, "2026-03-12", "2026-03-16", [["org_01m8khfqj5ey6tv71zmfzyj3c0", 1, "Course for new starters", "1", "1480.00", "10", "acc_01m8khfqj4e83tngyg3ry3rn1m", "ST", null, 133200, 26640, 159840]], [["alc_01m8khfsnze3fs754p88rnakfg", "org_01m8khfqj5ey6tv71zmfzyj3c0", null, "inv_01m8khfsapez2a1krhpeta2dsq", 18000, "2026-03-12", null, 1795952207551, null], ["alc_01m8khfvhyezmbw73mvxctha6g", "org_01m8khfqj5ey6tv71zmfzyj3c0", "set_01m8khfvhyezmbw73mvxctha6g", null, 141840, "2026-03-16", null, 1795952209470, null]], [], null, 0, 0, 0]');
INSERT INTO public.audit_states VALUES ('org_01m8khfqj5ey6tv71zmfzyj3c0', 42, 2, 'settlements', 'set_01m8khfvhyezmbw73mvxctha6g', '["set_01m8khfvhyezmbw73mvxctha6g", "org_01m8khfqj5ey6tv71zmfzyj3c0", "receipt", "sales", "posted", "con_01m8khfr5aefzr4nqqf4000d59", "bac_01m8khfqtzew99tr24tvmd1vgv", "2026-03-16", 141840, 141840, null, "btx_01m8khft3mejqra6b0e1vtkb2w", 1, "jnl_01m8khfvhyezmbw73mvxctha6g", null, null, "", 1795952209470, 1795952209470, 1, "2026-03-16", 1, "2026-03-16", "2026-03-16"]');
INSERT INTO public.audit_states VALUES ('org_01m8khfqj5ey6tv71zmfzyj3c0', 43, 1, 'bank_transactions', 'btx_01m8khft3mejqra6b0e1vtkb2w', '["btx_01m8khft3mejqra6b0e1vtkb2w", "org_01m8khfqj5ey6tv71zmfzyj3c0", "bac_01m8khfqtzew99tr24tvmd1vgv", "2026-03-16", 141840, "FPI MARLOW AND PIKE LLP INV-0004 LESS CN-0001", null, null, 1, "fpi marlow and pike llp inv-0004 less cn-0001", "confirmed", null, "NV", null, "con_01m8khfr5aefzr4nqqf4000d59", "allocations", "jnl_01m8khfvhyezmbw73mvxctha6g", 2, null, "NV", 0, 1795952209470, 1795952207988, 1795952209470, 2, null, "71e7888d7a34f0bcc91a019e775f105d0016a4f32f799edaf02f3d2a7290e64d", [], null]');
INSERT INTO public.audit_states VALUES ('org_01m8khfqj5ey6tv71zmfzyj3c0', 23, 1, 'invoices', 'inv_01m8khfsc2e7ztj93agn85gv2n', '["inv_01m8khfsc2e7ztj93agn85gv2n", "org_01m8khfqj5ey6tv71zmfzyj3c0", "purchase", "invoice", "issued", "FR-1209", "con_01m8khfre9edqvpstnkztfb1eh", "2026-03-24", "2026-04-23", "inclusive", null, null, 64000, 12800, 76800, 0, 0, "issued", "jnl_01m8khfsc2e7ztj93agttasxdh", null, null, "fr-1209", 1795952207234, 1795952207234, 1, "9999-99-99", 0, null, null, [["org_01m8khfqj5ey6tv71zmfzyj3c0", 1, "Illustration, 2 days", "2", "384.00", null, "acc_01m8khfqj4e83tngyg4j2a31tm", "ST", null, 64000, 12800, 76800]], [], [], null, 0, 0, 0]');
INSERT INTO public.audit_states VALUES ('org_01m8khfqj5ey6tv71zmfzyj3c0', 25, 1, 'invoices', 'inv_01m8khfs8vep7bk3knxf93shwx', '["inv_01m8khfs8vep7bk3knxf93shwx", "org_01m8khfqj5ey6tv71zmfzyj3c0", "sales", "invoice", "void", "INV-0005", "con_01m8khfr5aefzr4nqqf4000d59", "2026-03-03", "2026-04-02", "exclusive", null, null, 50000, 10000, 60000, 0, 0, "issued", "jnl_01m8khfs8vep7bk3knxgjhzm8t", "2026-03-03", "jnl_01m8khfshreznbqdapjgwpe1t0", "inv-0005", 1795952207131, 1795952207416, 2, "2026-03-03", 0, null, null, [["org_01m8khfqj5ey6tv71zmfzyj3c0", 1, "Raised in error", "1", "500.00", null, "acc_01m8khfqj4e83tngyg3ry3rn1m", "ST", null, 50000, 10000, 60000]], [], [], null, 0, 0, 0]');
INSERT INTO public.audit_states VALUES ('org_01m8khfqj5ey6tv71zmfzyj3c0', 26, 1, 'invoices', 'inv_01m8khfs76es8ayt8hbhqerh34', '["inv_01m8khfs76es8ayt8hbhqerh34", "org_01m8khfqj5ey6tv71zmfzyj3c0", "sales", "invoice", "issued", "INV-0004", "con_01m8khfr5aefzr4nqqf4000d59", "2026-02-20", "2026-03-22", "exclusive", null, null, 133200, 26640, 159840, 0, 18000, "issued", "jnl_01m8khfs76es8ayt8hbq2x145t", null, null, "inv-0004", 1795952207078, 1795952207551, 2, "9999-99-99", 1, "2026-03-12", "2026-03-12", [["org_01m8khfqj5ey6tv71zmfzyj3c0", 1, "Course for new starters", "1", "1480.00", "10", "acc_01m8khfqj4e83tngyg3ry3rn1m", "ST", null, 133200, 26640, 159840]], [["alc_01m8khfsnze3fs754p88rnakfg", "org_01m8khfqj5ey6tv71zmfzyj3c0", null, "inv_01m8khfsapez2a1krhpeta2dsq", 18000, "2026-03-12", null, 1795952207551, null]], [], null, 0, 0, 0]');
INSERT INTO public.audit_states VALUES ('org_01m8khfqj5ey6tv71zmfzyj3c0', 26, 2, 'invoices', 'inv_01m8khfsapez2a1krhpeta2dsq', '["inv_01m8khfsapez2a1krhpeta2dsq", "org_01m8khfqj5ey6tv71zmfzyj3c0", "sales", "credit_note", "issued", "CN-0001", "con_01m8khfr5aefzr4nqqf4000d59", "2026-03-12", "2026-03-12", "exclusive", "INV-0004", null, 15000, 3000, 18000, 0, 18000, "issued", "jnl_01m8khfsapez2a1krhph8q0h68", null, null, "cn-0001\ninv-0004", 1795952207190, 1795952207551, 2, "2026-03-12", 1, "2026-03-12", "2026-03-12", [["org_01m8khfqj5ey6tv71zmfzyj3c0", 1, "A day that was not held", "1", "150.00", null, "acc_01m8khfqj4e83tngyg3ry3rn1m", "ST", null, 15000, 3000, 18000]], [], [], null, 0, 0, 0]');
INSERT INTO public.audit_states VALUES ('org_01m8khfqj5ey6tv71zmfzyj3c0', 30, 1, 'invoices', 'inv_01m8khfs4ve75bzxh4memrfgen', '["inv_01m8khfs4ve75bzxh4memrfgen", "org_01m8khfqj5ey6tv71zmfzyj3c0", "sales", "invoice", "issued", "INV-0003", "con_01m8khfr2yekgs2v4atkz6e9j5", "2026-02-09", "2026-03-11", "exclusive", null, null, 27500, 700, 28200, 28200, 0, "issued", "jnl_01m8khfs4ve75bzxh4mk13sq3c", null, null, "inv-0003", 1795952207003, 1795952207841, 2, "2026-03-06", 1, "2026-03-06", "2026-03-06", [["org_01m8khfqj5ey6tv71zmfzyj3c0", 1, "Seminar room, 5 evenings", "5", "48.00", null, "acc_01m8khfqq2enatasd3f3vb1sk4", "EX", null, 24000, 0, 24000], ["org_01m8khfqj5ey6tv71zmfzyj3c0", 2, "Projector", "1", "35.00", null, "acc_01m8khfqj4e83tngyg3ry3rn1m", "ST", null, 3500, 700, 4200]], [["alc_01m8khfsz1epxa5762072213ja", "org_01m8khfqj5ey6tv71zmfzyj3c0", "set_01m8khfsz1epxa5761zwqd6h2t", null, 28200, "2026-03-06", null, 1795952207841, null]], [], null, 0, 0, 0]');
INSERT INTO public.audit_states VALUES ('org_01m8khfqj5ey6tv71zmfzyj3c0', 30, 2, 'settlements', 'set_01m8khfsz1epxa5761zwqd6h2t', '["set_01m8khfsz1epxa5761zwqd6h2t", "org_01m8khfqj5ey6tv71zmfzyj3c0", "receipt", "sales", "posted", "con_01m8khfr2yekgs2v4atkz6e9j5", "bac_01m8khfqtzew99tr24tvmd1vgv", "2026-03-06", 28200, 28200, null, null, 0, "jnl_01m8khfsz1epxa576201tpzddb", null, null, "", 1795952207841, 1795952207841, 1, "2026-03-06", 1, "2026-03-06", "2026-03-06"]');
INSERT INTO public.audit_states VALUES ('org_01m8khfqj5ey6tv71zmfzyj3c0', 32, 1, 'invoices', 'inv_01m8khfrwzeayrr4zrqtngvxd6', '["inv_01m8khfrwzeayrr4zrqtngvxd6", "org_01m8khfqj5ey6tv71zmfzyj3c0", "purchase", "invoice", "issued", "TB-0117", "con_01m8khfra2e369ekj5scdtrmpa", "2026-01-21", "2026-02-20", "exclusive", null, null, 89900, 17980, 107880, 107880, 0, "issued", "jnl_01m8khfrwzeayrr4zrqygba8m2", null, null, "tb-0117", 1795952206751, 1795952208286, 2, "2026-01-22", 1, "2026-01-22", "2026-01-22", [["org_01m8khfqj5ey6tv71zmfzyj3c0", 1, "Laptop", "1", "899.00", null, "acc_01m8khfqj4e83tngyg0wrq7dx3", "ST", null, 89900, 17980, 107880]], [["alc_01m8khftcye2j825vjhbc4mnha", "org_01m8khfqj5ey6tv71zmfzyj3c0", "set_01m8khftcye2j825vjhbc4mnha", null, 107880, "2026-01-22", null, 1795952208286, null]], [], null, 0, 0, 0]');
INSERT INTO public.audit_states VALUES ('org_01m8khfqj5ey6tv71zmfzyj3c0', 32, 2, 'settlements', 'set_01m8khftcye2j825vjhbc4mnha', '["set_01m8khftcye2j825vjhbc4mnha", "org_01m8khfqj5ey6tv71zmfzyj3c0", "payment", "purchase", "posted", "con_01m8khfra2e369ekj5scdtrmpa", "bac_01m8khfqtzew99tr24tvmd1vgv", "2026-01-22", 107880, 107880, null, "btx_01m8khft3mejqra6b0cwe1z3kz", 1, "jnl_01m8khftcye2j825vjhbc4mnha", null, null, "", 1795952208286, 1795952208286, 1, "2026-01-22", 1, "2026-01-22", "2026-01-22"]');
INSERT INTO public.audit_states VALUES ('org_01m8khfqj5ey6tv71zmfzyj3c0', 33, 1, 'bank_transactions', 'btx_01m8khft3mejqra6b0cwe1z3kz', '["btx_01m8khft3mejqra6b0cwe1z3kz", "org_01m8khfqj5ey6tv71zmfzyj3c0", "bac_01m8khfqtzew99tr24tvmd1vgv", "2026-01-22", -107880, "FPO TECHBARN LTD TB-0117", null, null, 1, "fpo techbarn ltd tb-0117", "confirmed", null, "NV", null, "con_01m8khfra2e369ekj5scdtrmpa", "allocations", "jnl_01m8khftcye2j825vjhbc4mnha", 2, null, "NV", 0, 1795952208286, 1795952207988, 1795952208286, 2, null, "1272808c0b8e7153718481fdd8cad3bca1177a0d294a925b0d41e3b4b2ae4845", [], null]');
INSERT INTO public.audit_states VALUES ('org_01m8khfqj5ey6tv71zmfzyj3c0', 34, 1, 'invoices', 'inv_01m8khfrqbeq4v6avgvy9ycrpx', '["inv_01m8khfrqbeq4v6avgvy9ycrpx", "org_01m8khfqj5ey6tv71zmfzyj3c0", "sales", "invoice", "issued", "INV-0001", "con_01m8khfr0wed99w8909be7p479", "2026-01-15", "2026-02-14", "exclusive", null, null, 195000, 39000, 234000, 150000, 0, "issued", "jnl_01m8khfrqbeq4v6avgw3g5tgfg", null, null, "inv-0001", 1795952206571, 1795952208494, 2, "9999-99-99", 1, "2026-01-30", "2026-01-30", [["org_01m8khfqj5ey6tv71zmfzyj3c0", 1, "Course design, 3 days", "3", "650.00", null, "acc_01m8khfqj4e83tngyg3ry3rn1m", "ST", null, 195000, 39000, 234000]], [["alc_01m8khftkeemyaefrdgfhh2enk", "org_01m8khfqj5ey6tv71zmfzyj3c0", "set_01m8khftkeemyaefrdgfhh2enk", null, 150000, "2026-01-30", null, 1795952208494, null]], [], null, 0, 0, 0]');
INSERT INTO public.audit_states VALUES ('org_01m8khfqj5ey6tv71zmfzyj3c0', 34, 2, 'settlements', 'set_01m8khftkeemyaefrdgfhh2enk', '["set_01m8khftkeemyaefrdgfhh2enk", "org_01m8khfqj5ey6tv71zmfzyj3c0", "receipt", "sales", "posted", "con_01m8khfr0wed99w8909be7p479", "bac_01m8khfqtzew99tr24tvmd1vgv", "2026-01-30", 150000, 150000, null, "btx_01m8khft3mejqra6b0d2bz38d6", 1, "jnl_01m8khftkeemyaefrdgfhh2enk", null, null, "", 1795952208494, 1795952208494, 1, "2026-01-30", 1, "2026-01-30", "2026-01-30"]');
INSERT INTO public.audit_states VALUES ('org_01m8khfqj5ey6tv71zmfzyj3c0', 35, 1, 'bank_transactions', 'btx_01m8khft3mejqra6b0d2bz38d6', '["btx_01m8khft3mejqra6b0d2bz38d6", "org_01m8khfqj5ey6tv71zmfzyj3c0", "bac_01m8khfqtzew99tr24tvmd1vgv", "2026-01-30", 150000, "FPI ABBEY SCHOOLS TRUST PART INV-0001", null, null, 1, "fpi abbey schools trust part inv-0001", "confirmed", null, "NV", null, "con_01m8khfr0wed99w8909be7p479", "allocations", "jnl_01m8khftkeemyaefrdgfhh2enk", 2, null, "NV", 0, 1795952208494, 1795952207988, 1795952208494, 2, null, "328dd05df287413bbd6f750059372a7f48a2fe8810a1c938b25cc5b4201f7110", [], null]');
INSERT INTO public.audit_states VALUES ('org_01m8khfqj5ey6tv71zmfzyj3c0', 31, 13, 'bank_transactions', 'btx_01m8khft3mejqra6b0e52ggqq8', '["btx_01m8khft3mejqra6b0e52ggqq8", "org_01m8khfqj5ey6tv71zmfzyj3c0", "bac_01m8khfqtzew99tr24tvmd1vgv", "2026-03-20", -750, "TOTAL CHARGES TO 19MAR2026", null, null, 1, "total charges to 19mar2026", "unconfirmed", null, "NV", null, null, null, null, null, null, null, null, null, 1795952207988, 1795952207988, 1, null, "f0ba29b088e504eae3e9a2fe7a0600dae5d622db4b4b80ccffa83595db79f5c3", [], null]');
INSERT INTO public.audit_states VALUES ('org_01m8khfqj5ey6tv71zmfzyj3c0', 31, 14, 'bank_transactions', 'btx_01m8khft3mejqra6b0e8639277', '["btx_01m8khft3mejqra6b0e8639277", "org_01m8khfqj5ey6tv71zmfzyj3c0", "bac_01m8khfqtzew99tr24tvmd1vgv", "2026-03-25", -200000, "TFR TO SAVINGS", null, null, 1, "tfr to savings", "unconfirmed", null, "NV", null, null, null, null, null, null, null, null, null, 1795952207988, 1795952207988, 1, null, "b7b90b8ee2bd4f650d5f978b5912eb492294e4044b7d3c5c2e065ca73b855eae", [], null]');
INSERT INTO public.audit_states VALUES ('org_01m8khfqj5ey6tv71zmfzyj3c0', 31, 15, 'bank_transactions', 'btx_01m8khft3mejqra6b0efr0jgfh', '["btx_01m8khft3mejqra6b0efr0jgfh", "org_01m8khfqj5ey6tv71zmfzyj3c0", "bac_01m8khfqtzew99tr24tvmd1vgv", "2026-03-31", -93655, "FPO J WREN NET PAY MARCH", null, null, 1, "fpo j wren net pay march", "unconfirmed", null, "NV", null, null, null, null, null, null, null, null, null, 1795952207988, 1795952207988, 1, null, "b723781a8f8f5c03549e3d18755201bd640e2ac657779e194ac48817223ffdee", [], null]');
INSERT INTO public.audit_states VALUES ('org_01m8khfqj5ey6tv71zmfzyj3c0', 36, 1, 'invoices', 'inv_01m8khfs2de918x812kn7wvk0n', '["inv_01m8khfs2de918x812kn7wvk0n", "org_01m8khfqj5ey6tv71zmfzyj3c0", "purchase", "invoice", "issued", "HL-33", "con_01m8khfrc8en7avtp1z4sh4esj", "2026-02-01", "2026-03-03", "exclusive", null, null, 135000, 0, 135000, 135000, 0, "issued", "jnl_01m8khfs2de918x812ktmdzcke", null, null, "hl-33", 1795952206926, 1795952208736, 2, "2026-02-10", 1, "2026-02-10", "2026-02-10", [["org_01m8khfqj5ey6tv71zmfzyj3c0", 1, "Rent, January to March", "1", "1350.00", null, "acc_01m8khfqj4e83tngyg57bsjz5v", "EX", null, 135000, 0, 135000]], [["alc_01m8khftv0eqjv1xbwgas5dzmx", "org_01m8khfqj5ey6tv71zmfzyj3c0", "set_01m8khftv0eqjv1xbwgas5dzmx", null, 135000, "2026-02-10", null, 1795952208736, null]], [], null, 0, 0, 0]');
INSERT INTO public.audit_states VALUES ('org_01m8khfqj5ey6tv71zmfzyj3c0', 36, 2, 'settlements', 'set_01m8khftv0eqjv1xbwgas5dzmx', '["set_01m8khftv0eqjv1xbwgas5dzmx", "org_01m8khfqj5ey6tv71zmfzyj3c0", "payment", "purchase", "posted", "con_01m8khfrc8en7avtp1z4sh4esj", "bac_01m8khfqtzew99tr24tvmd1vgv", "2026-02-10", 135000, 135000, null, "btx_01m8khft3mejqra6b0d9dh5mba", 1, "jnl_01m8khftv0eqjv1xbwgas5dzmx", null, null, "", 1795952208736, 1795952208736, 1, "2026-02-10", 1, "2026-02-10", "2026-02-10"]');
INSERT INTO public.audit_states VALUES ('org_01m8khfqj5ey6tv71zmfzyj3c0', 37, 1, 'bank_transactions', 'btx_01m8khft3mejqra6b0d9dh5mba', '["btx_01m8khft3mejqra6b0d9dh5mba", "org_01m8khfqj5ey6tv71zmfzyj3c0", "bac_01m8khfqtzew99tr24tvmd1vgv", "2026-02-10", -135000, "FPO HARCOURT LETTINGS HL-33", null, null, 1, "fpo harcourt lettings hl-33", "confirmed", null, "NV", null, "con_01m8khfrc8en7avtp1z4sh4esj", "allocations", "jnl_01m8khftv0eqjv1xbwgas5dzmx", 2, null, "NV", 0, 1795952208736, 1795952207988, 1795952208736, 2, null, "a554bd883699f03b2433581dae214b19ef4ca02926a5399a2312d8445d2ae6f3", [], null]');
INSERT INTO public.audit_states VALUES ('org_01m8khfqj5ey6tv71zmfzyj3c0', 40, 1, 'invoices', 'inv_01m8khfrsxeeatp0ky9pn1y0k3', '["inv_01m8khfrsxeeatp0ky9pn1y0k3", "org_01m8khfqj5ey6tv71zmfzyj3c0", "purchase", "invoice", "issued", "PX-881", "con_01m8khfr7je7a8yx1bqkszx0md", "2026-01-20", "2026-02-19", "exclusive", null, null, 41200, 0, 41200, 40000, 0, "issued", "jnl_01m8khfrsxeeatp0ky9shh22ts", null, null, "px-881", 1795952206653, 1795952209190, 2, "9999-99-99", 1, "2026-02-27", "2026-02-27", [["org_01m8khfqj5ey6tv71zmfzyj3c0", 1, "Printing of workbooks", "1", "412.00", null, "acc_01m8khfqj4e83tngyg4e6tabyv", "ZR", null, 41200, 0, 41200]], [["alc_01m8khfv96eg5rzexgfgpabh7z", "org_01m8khfqj5ey6tv71zmfzyj3c0", "set_01m8khfv96eg5rzexgfgpabh7z", null, 40000, "2026-02-27", null, 1795952209190, null]], [], null, 0, 0, 0]');
INSERT INTO public.audit_states VALUES ('org_01m8khfqj5ey6tv71zmfzyj3c0', 40, 2, 'settlements', 'set_01m8khfv96eg5rzexgfgpabh7z', '["set_01m8khfv96eg5rzexgfgpabh7z", "org_01m8khfqj5ey6tv71zmfzyj3c0", "payment", "purchase", "posted", "con_01m8khfr7je7a8yx1bqkszx0md", "bac_01m8khfqtzew99tr24tvmd1vgv", "2026-02-27", 40000, 40000, null, "btx_01m8khft3mejqra6b0dp6phmhh", 1, "jnl_01m8khfv96eg5rzexgfgpabh7z", null, null, "", 1795952209190, 1795952209190, 1, "2026-02-27", 1, "2026-02-27", "2026-02-27"]');
INSERT INTO public.audit_states VALUES ('org_01m8khfqj5ey6tv71zmfzyj3c0', 41, 1, 'bank_transactions', 'btx_01m8khft3mejqra6b0dp6phmhh', '["btx_01m8khft3mejqra6b0dp6phmhh", "org_01m8khfqj5ey6tv71zmfzyj3c0", "bac_01m8khfqtzew99tr24tvmd1vgv", "2026-02-27", -40000, "FPO PRINTWELL PX-881", null, null, 1, "fpo printwell px-881", "confirmed", null, "NV", null, "con_01m8khfr7je7a8yx1bqkszx0md", "allocations", "jnl_01m8khfv96eg5rzexgfgpabh7z", 2, null, "NV", 0, 1795952209190, 1795952207988, 1795952209190, 2, null, "cbb4004e5f456dd9c35d050b3fe3c9e6b04bf0eab21532e492b097a7b21b73a1", [], null]');
INSERT INTO public.audit_states VALUES ('org_01m8khfqj5ey6tv71zmfzyj3c0', 44, 1, 'settlements', 'set_01m8khfsz1epxa5761zwqd6h2t', '["set_01m8khfsz1epxa5761zwqd6h2t", "org_01m8khfqj5ey6tv71zmfzyj3c0", "receipt", "sales", "posted", "con_01m8khfr2yekgs2v4atkz6e9j5", "bac_01m8khfqtzew99tr24tvmd1vgv", "2026-03-06", 28200, 28200, null, "btx_01m8khft3mejqra6b0dxvm5245", 0, "jnl_01m8khfsz1epxa576201tpzddb", null, null, "", 1795952207841, 1795952209794, 2, "2026-03-06", 1, "2026-03-06", "2026-03-06"]');
INSERT INTO public.audit_states VALUES ('org_01m8khfqj5ey6tv71zmfzyj3c0', 45, 1, 'bank_transactions', 'btx_01m8khft3mejqra6b0dxvm5245', '["btx_01m8khft3mejqra6b0dxvm5245", "org_01m8khfqj5ey6tv71zmfzyj3c0", "bac_01m8khfqtzew99tr24tvmd1vgv", "2026-03-06", 28200, "FPI KESTREL FITNESS CIC INV-0003", null, null, 1, "fpi kestrel fitness cic inv-0003", "confirmed", null, "NV", null, "con_01m8khfr2yekgs2v4atkz6e9j5", "match", "jnl_01m8khfsz1epxa576201tpzddb", 2, null, "NV", 0, 1795952209794, 1795952207988, 1795952209794, 2, null, "8e0352e4b1b35f89518582419b2ff0638d7196ea458695b1839482ea1b564551", [], null]');
INSERT INTO public.audit_states VALUES ('org_01m8khfqj5ey6tv71zmfzyj3c0', 46, 1, 'bank_transactions', 'btx_01m8khft3mejqra6b0e8639277', '["btx_01m8khft3mejqra6b0e8639277", "org_01m8khfqj5ey6tv71zmfzyj3c0", "bac_01m8khfqtzew99tr24tvmd1vgv", "2026-03-25", -200000, "TFR TO SAVINGS", null, null, 1, "tfr to savings", "confirmed", null, "NV", null, null, "transfer", "jnl_01m8khfw1vef0rw39sp0ykpr5p", 1, null, "NV", 0, 1795952209979, 1795952207988, 1795952209979, 2, null, "b7b90b8ee2bd4f650d5f978b5912eb492294e4044b7d3c5c2e065ca73b855eae", [], null]');
INSERT INTO public.audit_states VALUES ('org_01m8khfqj5ey6tv71zmfzyj3c0', 47, 1, 'bank_transactions', 'btx_01m8khft3mejqra6b0efr0jgfh', '["btx_01m8khft3mejqra6b0efr0jgfh", "org_01m8khfqj5ey6tv71zmfzyj3c0", "bac_01m8khfqtzew99tr24tvmd1vgv", "2026-03-31", -93655, "FPO J WREN NET PAY MARCH", null, null, 1, "fpo j wren net pay march", "confirmed", "acc_01m8khfqj4e83tngyg2qjsy8hv", "NV", null, null, "account", "jnl_01m8khfw5qeaqrwvz741qd6hb2", 1, "acc_01m8khfqj4e83tngyg2qjsy8hv", "NV", 0, 1795952210103, 1795952207988, 1795952210103, 2, null, "b723781a8f8f5c03549e3d18755201bd640e2ac657779e194ac48817223ffdee", [], null]');
INSERT INTO public.audit_states VALUES ('org_01m8khfqj5ey6tv71zmfzyj3c0', 48, 1, 'bank_transactions', 'btx_01m8khft3mejqra6b0d5bmmfz7', '["btx_01m8khft3mejqra6b0d5bmmfz7", "org_01m8khfqj5ey6tv71zmfzyj3c0", "bac_01m8khfqtzew99tr24tvmd1vgv", "2026-02-02", -3600, "CARD SLATEWORK SOFTWARE SUBSCRIPTION", null, null, 1, "card slatework software subscription", "unconfirmed", "acc_01m8khfqj5ey6tv71zjmt3sw71", "ST", null, null, null, null, null, null, null, null, null, 1795952207988, 1795952210666, 2, null, "67141ee03747f94a367872676174183b43b71f3c3cdd657ed483571c76ec7c0e", [], null]');
INSERT INTO public.audit_states VALUES ('org_01m8khfqj5ey6tv71zmfzyj3c0', 49, 1, 'bank_transactions', 'btx_01m8khft3mejqra6b0dhyqqrae', '["btx_01m8khft3mejqra6b0dhyqqrae", "org_01m8khfqj5ey6tv71zmfzyj3c0", "bac_01m8khfqtzew99tr24tvmd1vgv", "2026-02-18", -5840, "CARD TRAINLINE.COM LONDON", null, null, 1, "card trainline.com london", "unconfirmed", "acc_01m8khfqj5ey6tv71zjyzspm6y", "ZR", null, null, null, null, null, null, null, null, null, 1795952207988, 1795952210666, 2, null, "56cf7dbbb1cce80aae434516f639c2ae3ac2f04ae4e3ec16a64f481c4271ce17", [], null]');
INSERT INTO public.audit_states VALUES ('org_01m8khfqj5ey6tv71zmfzyj3c0', 50, 1, 'bank_transactions', 'btx_01m8khft3mejqra6b0dt06jgpy', '["btx_01m8khft3mejqra6b0dt06jgpy", "org_01m8khfqj5ey6tv71zmfzyj3c0", "bac_01m8khfqtzew99tr24tvmd1vgv", "2026-03-02", -3600, "CARD SLATEWORK SOFTWARE SUBSCRIPTION", null, null, 1, "card slatework software subscription", "unconfirmed", "acc_01m8khfqj5ey6tv71zjmt3sw71", "ST", null, null, null, null, null, null, null, null, null, 1795952207988, 1795952210666, 2, null, "c9f5fec85cb8d9a7ff4021b408ab259a9bb61a729b1b9895d3cbf4c028444205", [], null]');
INSERT INTO public.audit_states VALUES ('org_01m8khfqj5ey6tv71zmfzyj3c0', 51, 1, 'bank_transactions', 'btx_01m8khft3mejqra6b0e52ggqq8', '["btx_01m8khft3mejqra6b0e52ggqq8", "org_01m8khfqj5ey6tv71zmfzyj3c0", "bac_01m8khfqtzew99tr24tvmd1vgv", "2026-03-20", -750, "TOTAL CHARGES TO 19MAR2026", null, null, 1, "total charges to 19mar2026", "unconfirmed", "acc_01m8khfqj5ey6tv71zkmrpsnvp", "EX", null, null, null, null, null, null, null, null, null, 1795952207988, 1795952210666, 2, null, "f0ba29b088e504eae3e9a2fe7a0600dae5d622db4b4b80ccffa83595db79f5c3", [], null]');
INSERT INTO public.audit_states VALUES ('org_01m8khfqj5ey6tv71zmfzyj3c0', 52, 1, 'bank_transactions', 'btx_01m8khft3mejqra6b0dhyqqrae', '["btx_01m8khft3mejqra6b0dhyqqrae", "org_01m8khfqj5ey6tv71zmfzyj3c0", "bac_01m8khfqtzew99tr24tvmd1vgv", "2026-02-18", -5840, "CARD TRAINLINE.COM LONDON", null, null, 1, "card trainline.com london", "confirmed", "acc_01m8khfqj5ey6tv71zjyzspm6y", "ZR", null, null, "account", "jnl_01m8khfws7esntvy8azd1h80x2", 1, "acc_01m8khfqj5ey6tv71zjyzspm6y", "ZR", 0, 1795952210727, 1795952207988, 1795952210727, 3, null, "56cf7dbbb1cce80aae434516f639c2ae3ac2f04ae4e3ec16a64f481c4271ce17", [], "input"]');
INSERT INTO public.audit_states VALUES ('org_01m8khfqj5ey6tv71zmfzyj3c0', 53, 1, 'bank_transactions', 'btx_01m8khft3mejqra6b0dt06jgpy', '["btx_01m8khft3mejqra6b0dt06jgpy", "org_01m8khfqj5ey6tv71zmfzyj3c0", "bac_01m8khfqtzew99tr24tvmd1vgv", "2026-03-02", -3600, "CARD SLATEWORK SOFTWARE SUBSCRIPTION", null, null, 1, "card slatework software subscription", "confirmed", "acc_01m8khfqj5ey6tv71zjmt3sw71", "ST", null, null, "account", "jnl_01m8khfwweefbbmcapgpyg18n5", 1, "acc_01m8khfqj5ey6tv71zjmt3sw71", "ST", -600, 1795952210830, 1795952207988, 1795952210830, 3, null, "c9f5fec85cb8d9a7ff4021b408ab259a9bb61a729b1b9895d3cbf4c028444205", [], "input"]');
INSERT INTO public.audit_states VALUES ('org_01m8khfqj5ey6tv71zmfzyj3c0', 54, 1, 'bank_transactions', 'btx_01m8khft3mejqra6b0d5bmmfz7', '["btx_01m8khft3mejqra6b0d5bmmfz7", "org_01m8khfqj5ey6tv71zmfzyj3c0", "bac_01m8khfqtzew99tr24tvmd1vgv", "2026-02-02", -3600, "CARD SLATEWORK SOFTWARE SUBSCRIPTION", null, null, 1, "card slatework software subscription", "confirmed", "acc_01m8khfqj5ey6tv71zjmt3sw71", "ST", null, null, "account", "jnl_01m8khfx0fed5s3v0jqrn326pb", 1, "acc_01m8khfqj5ey6tv71zjmt3sw71", "ST", -600, 1795952210959, 1795952207988, 1795952210959, 3, null, "67141ee03747f94a367872676174183b43b71f3c3cdd657ed483571c76ec7c0e", [], "input"]');
INSERT INTO public.audit_states VALUES ('org_01m8khfqj5ey6tv71zmfzyj3c0', 55, 1, 'bank_transactions', 'btx_01m8khft3mejqra6b0e52ggqq8', '["btx_01m8khft3mejqra6b0e52ggqq8", "org_01m8khfqj5ey6tv71zmfzyj3c0", "bac_01m8khfqtzew99tr24tvmd1vgv", "2026-03-20", -750, "TOTAL CHARGES TO 19MAR2026", null, null, 1, "total charges to 19mar2026", "confirmed", "acc_01m8khfqj5ey6tv71zkmrpsnvp", "EX", null, null, "account", "jnl_01m8khfx3vegespd4b159xc7r2", 1, "acc_01m8khfqj5ey6tv71zkmrpsnvp", "EX", 0, 1795952211067, 1795952207988, 1795952211067, 3, null, "f0ba29b088e504eae3e9a2fe7a0600dae5d622db4b4b80ccffa83595db79f5c3", [], "input"]');
INSERT INTO public.audit_states VALUES ('org_01m8khfqj5ey6tv71zmfzyj3c0', 56, 1, 'vat_returns', 'vrt_01m8khfx9wekzv3bdv7bechkw0', '["vrt_01m8khfx9wekzv3bdv7bechkw0", "org_01m8khfqj5ey6tv71zmfzyj3c0", "2026-01-01", "2026-03-31", "draft", "[]", null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, 1795952211260, 1795952211260, 1, null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8khfqj5ey6tv71zmfzyj3c0', 57, 1, 'organisations', 'org_01m8khfqj5ey6tv71zmfzyj3c0', '["org_01m8khfqj5ey6tv71zmfzyj3c0", "Wren & Marsh Ltd", "GBP", "GB", "03-31", 1, null, "standard", null, "line", "active", null, 1795952205381, 1795952205381, 1, 0, "2026-03-31", 0]');
INSERT INTO public.audit_states VALUES ('org_01m8khfqazehr9shkg05mf462x', 4, 1, 'organisations', 'org_01m8khfqazehr9shkg05mf462x', '["org_01m8khfqazehr9shkg05mf462x", "Acorn Ltd", "GBP", "GB", "03-31", 1, null, "standard", null, "line", "active", null, 1795952205151, 1795952205151, 1, 1, null, 0]');
INSERT INTO public.audit_states VALUES ('org_01m8khfqj5ey6tv71zmfzyj3c0', 57, 2, 'vat_returns', 'vrt_01m8khfx9wekzv3bdv7bechkw0', '["vrt_01m8khfx9wekzv3bdv7bechkw0", "org_01m8khfqj5ey6tv71zmfzyj3c0", "2026-01-01", "2026-03-31", "finalised", "[]", "standard", null, 477600, 69840, 342690, 31980, 69840, 0, 69840, 31980, 37860, 477600, 342700, 0, 0, null, 1795952211326, 1795952211260, 1795952211326, 2, null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8khfqj5ey6tv71zmfzyj3c0', 58, 1, 'organisations', 'org_01m8khfqj5ey6tv71zmfzyj3c0', '["org_01m8khfqj5ey6tv71zmfzyj3c0", "Wren & Marsh Ltd", "GBP", "GB", "03-31", 1, null, "standard", null, "line", "active", "2026-03-31", 1795952205381, 1795952211395, 2, 0, "2026-03-31", 0]');
INSERT INTO public.audit_states VALUES ('org_01m8khfqazehr9shkg05mf462x', 5, 1, 'organisations', 'org_01m8khfqazehr9shkg05mf462x', '["org_01m8khfqazehr9shkg05mf462x", "Acorn Ltd", "GBP", "GB", "03-31", 1, null, "standard", null, "line", "active", null, 1795952205151, 1795952205151, 1, 1, null, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8khfqazehr9shkg05mf462x', 5, 2, 'tax_codes', 'CAR-50', '["org_01m8khfqazehr9shkg05mf462x", "CAR-50", "Leased cars", "standard", 200000, 500000, "2026-01-01", null, 1795952212071, 1795952212071, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8khfqazehr9shkg05mf462x', 15, 1, 'invoices', 'inv_01m8khfyade4zam4ajevgmxdpp', '["inv_01m8khfyade4zam4ajevgmxdpp", "org_01m8khfqazehr9shkg05mf462x", "sales", "invoice", "issued", "E-1", "con_01m8khfy9me9wtqv7tmjtby7fn", "2025-03-02", "2025-04-01", "exclusive", null, null, 5000, 1000, 6000, 0, 0, "issued", "jnl_01m8khfyaee90a29f5e113p3fp", null, null, "e-1", 1795952212302, 1795952212302, 1, "9999-99-99", 0, null, null, [["org_01m8khfqazehr9shkg05mf462x", 1, "Oak", "1", "50", null, "acc_01m8khfqazehr9shkfwg44yrww", "ST", null, 5000, 1000, 6000]], [], [], null, 0, 0, 0]');
INSERT INTO public.audit_states VALUES ('org_01m8khfqazehr9shkg05mf462x', 9, 1, 'bank_transactions', 'btx_01m8khfy63exqbn2f41wh5vppm', '["btx_01m8khfy63exqbn2f41wh5vppm", "org_01m8khfqazehr9shkg05mf462x", "bac_01m8khfqgge7dvwcaakqqn8ckx", "2026-03-02", -50000, "CARD 4417 SCREWFIX", null, null, 1, "card 4417 screwfix", "unconfirmed", null, "NV", null, null, null, null, null, null, null, null, null, 1795952212163, 1795952212163, 1, null, "0ed9bb1b0d55af6c307ff282ecdc85bc1bd02e3792ac92d0af03bb4a90c6ddd4", [], null]');
INSERT INTO public.audit_states VALUES ('org_01m8khfqazehr9shkg05mf462x', 14, 1, 'contacts', 'con_01m8khfy9me9wtqv7tmjtby7fn', '["con_01m8khfy9me9wtqv7tmjtby7fn", "org_01m8khfqazehr9shkg05mf462x", "both", "Elm", null, null, null, null, null, 30, null, null, "active", "elm", 1795952212276, 1795952212276, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8khfqazehr9shkg05mf462x', 11, 1, 'bank_transactions', 'btx_01m8khfy63exqbn2f41wh5vppm', '["btx_01m8khfy63exqbn2f41wh5vppm", "org_01m8khfqazehr9shkg05mf462x", "bac_01m8khfqgge7dvwcaakqqn8ckx", "2026-03-02", -50000, "CARD 4417 SCREWFIX", null, null, 1, "card 4417 screwfix", "confirmed", null, "NV", null, null, "match", "jnl_01m8khfy6hefcv6cscg44jm7dd", 2, null, null, 0, 1795952212198, 1795952212163, 1795952212198, 2, null, "0ed9bb1b0d55af6c307ff282ecdc85bc1bd02e3792ac92d0af03bb4a90c6ddd4", [], null]');
INSERT INTO public.audit_states VALUES ('org_01m8khfqazehr9shkg05mf462x', 12, 1, 'bank_transactions', 'btx_01m8khfy63exqbn2f41wh5vppm', '["btx_01m8khfy63exqbn2f41wh5vppm", "org_01m8khfqazehr9shkg05mf462x", "bac_01m8khfqgge7dvwcaakqqn8ckx", "2026-03-02", -50000, "CARD 4417 SCREWFIX", null, null, 1, "card 4417 screwfix", "unconfirmed", null, "NV", null, null, null, null, null, null, null, null, null, 1795952212163, 1795952212226, 3, null, "0ed9bb1b0d55af6c307ff282ecdc85bc1bd02e3792ac92d0af03bb4a90c6ddd4", [["org_01m8khfqazehr9shkg05mf462x", "jnl_01m8khfy6hefcv6cscg44jm7dd"]], null]');
INSERT INTO public.audit_states VALUES ('org_01m8khfqazehr9shkg05mf462x', 16, 1, 'invoices', 'inv_01m8khfyade4zam4ajevgmxdpp', '["inv_01m8khfyade4zam4ajevgmxdpp", "org_01m8khfqazehr9shkg05mf462x", "sales", "invoice", "issued", "E-1", "con_01m8khfy9me9wtqv7tmjtby7fn", "2025-03-02", "2025-04-01", "exclusive", null, null, 5000, 1000, 6000, 0, 6000, "issued", "jnl_01m8khfyaee90a29f5e113p3fp", null, null, "e-1", 1795952212302, 1795952212338, 2, "2026-03-25", 1, "2026-03-25", "2026-03-25", [["org_01m8khfqazehr9shkg05mf462x", 1, "Oak", "1", "50", null, "acc_01m8khfqazehr9shkfwg44yrww", "ST", null, 5000, 1000, 6000]], [["alc_01m8khfybjexvbe93ajtt0da4f", "org_01m8khfqazehr9shkg05mf462x", null, null, 6000, "2026-03-25", null, 1795952212338, null]], [], null, 6000, 0, 0]');
INSERT INTO public.audit_states VALUES ('org_01m8khfqazehr9shkg05mf462x', 16, 2, 'write_offs', 'alc_01m8khfybjexvbe93ajtt0da4f', '["alc_01m8khfybjexvbe93ajtt0da4f", "org_01m8khfqazehr9shkg05mf462x", "inv_01m8khfyade4zam4ajevgmxdpp", "2026-03-25", 6000, "acc_01m8khfqazehr9shkfzmsbj6bh", "In liquidation", "jnl_01m8khfybjexvbe93ajxg8y9s5", null, null, 1795952212338]');
INSERT INTO public.audit_states VALUES ('org_01m8khfqazehr9shkg05mf462x', 18, 1, 'invoices', 'inv_01m8khfycneaevek1503dskx53', '["inv_01m8khfycneaevek1503dskx53", "org_01m8khfqazehr9shkg05mf462x", "purchase", "invoice", "issued", "E-1", "con_01m8khfy9me9wtqv7tmjtby7fn", "2025-03-02", "2025-04-01", "exclusive", null, null, 5000, 1000, 6000, 0, 0, "issued", "jnl_01m8khfycneaevek1504kew0f9", null, null, "e-1", 1795952212373, 1795952212397, 2, "9999-99-99", 0, null, null, [["org_01m8khfqazehr9shkg05mf462x", 1, "Oak", "1", "50", null, "acc_01m8khfqazehr9shkfx5gnet33", "ST", null, 5000, 1000, 6000]], [], [], null, 0, 6000, 1000]');
INSERT INTO public.audit_states VALUES ('org_01m8khfqazehr9shkg05mf462x', 18, 2, 'unpaid_vat', 'jnl_01m8khfydde79bdcec1w7bdxy5', '["jnl_01m8khfydde79bdcec1w7bdxy5", "org_01m8khfqazehr9shkg05mf462x", "inv_01m8khfycneaevek1503dskx53", "input_repaid", "2026-03-25", 6000, 1000, "acc_01m8khfqazehr9shkftjkre688", null, "jnl_01m8khfydde79bdcec1w7bdxy5", null, null, 1795952212397]');
INSERT INTO public.audit_states VALUES ('org_01m8khfqazehr9shkg05mf462x', 17, 1, 'invoices', 'inv_01m8khfycneaevek1503dskx53', '["inv_01m8khfycneaevek1503dskx53", "org_01m8khfqazehr9shkg05mf462x", "purchase", "invoice", "issued", "E-1", "con_01m8khfy9me9wtqv7tmjtby7fn", "2025-03-02", "2025-04-01", "exclusive", null, null, 5000, 1000, 6000, 0, 0, "issued", "jnl_01m8khfycneaevek1504kew0f9", null, null, "e-1", 1795952212373, 1795952212373, 1, "9999-99-99", 0, null, null, [["org_01m8khfqazehr9shkg05mf462x", 1, "Oak", "1", "50", null, "acc_01m8khfqazehr9shkfx5gnet33", "ST", null, 5000, 1000, 6000]], [], [], null, 0, 0, 0]');
INSERT INTO public.bank_accounts VALUES ('bac_01m8khfqgge7dvwcaakqqn8ckx', 'org_01m8khfqazehr9shkg05mf462x', 'acc_01m8khfqazehr9shkftnv2ckrq', 'Current', 'current', NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1795952205328, 1795952205328, 1, NULL);
INSERT INTO public.bank_accounts VALUES ('bac_01m8khfqy8e16v7x016netxzw6', 'org_01m8khfqj5ey6tv71zmfzyj3c0', 'acc_01m8khfqy8e16v7x016sqadf8k', 'Savings', 'savings', NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1795952205768, 1795952205768, 1, NULL);
INSERT INTO public.bank_accounts VALUES ('bac_01m8khfqtzew99tr24tvmd1vgv', 'org_01m8khfqj5ey6tv71zmfzyj3c0', 'acc_01m8khfqj4e83tngyg1xgftmvs', 'Current', 'current', NULL, NULL, NULL, 1000000, '2026-01-01', 'jnl_01m8khfqtzew99tr24v0zth7be', 900715, 1795952205663, 1795952207988, 2, '2026-03-31');
INSERT INTO public.bank_transactions VALUES ('btx_01m8khft3mejqra6b0cwe1z3kz', 'org_01m8khfqj5ey6tv71zmfzyj3c0', 'bac_01m8khfqtzew99tr24tvmd1vgv', '2026-01-22', -107880, 'FPO TECHBARN LTD TB-0117', NULL, NULL, '\x1272808c0b8e7153718481fdd8cad3bca1177a0d294a925b0d41e3b4b2ae4845', 1, 'fpo techbarn ltd tb-0117', 'confirmed', NULL, 'NV', NULL, 'con_01m8khfra2e369ekj5scdtrmpa', 'allocations', 'jnl_01m8khftcye2j825vjhbc4mnha', 2, NULL, 'NV', 0, 1795952208286, 1795952207988, 1795952208286, 2, NULL, NULL);
INSERT INTO public.bank_transactions VALUES ('btx_01m8khft3mejqra6b0d2bz38d6', 'org_01m8khfqj5ey6tv71zmfzyj3c0', 'bac_01m8khfqtzew99tr24tvmd1vgv', '2026-01-30', 150000, 'FPI ABBEY SCHOOLS TRUST PART INV-0001', NULL, NULL, '\x328dd05df287413bbd6f750059372a7f48a2fe8810a1c938b25cc5b4201f7110', 1, 'fpi abbey schools trust part inv-0001', 'confirmed', NULL, 'NV', NULL, 'con_01m8khfr0wed99w8909be7p479', 'allocations', 'jnl_01m8khftkeemyaefrdgfhh2enk', 2, NULL, 'NV', 0, 1795952208494, 1795952207988, 1795952208494, 2, NULL, NULL);
INSERT INTO public.bank_transactions VALUES ('btx_01m8khft3mejqra6b0d9dh5mba', 'org_01m8khfqj5ey6tv71zmfzyj3c0', 'bac_01m8khfqtzew99tr24tvmd1vgv', '2026-02-10', -135000, 'FPO HARCOURT LETTINGS HL-33', NULL, NULL, '\xa554bd883699f03b2433581dae214b19ef4ca02926a5399a2312d8445d2ae6f3', 1, 'fpo harcourt lettings hl-33', 'confirmed', NULL, 'NV', NULL, 'con_01m8khfrc8en7avtp1z4sh4esj', 'allocations', 'jnl_01m8khftv0eqjv1xbwgas5dzmx', 2, NULL, 'NV', 0, 1795952208736, 1795952207988, 1795952208736, 2, NULL, NULL);
INSERT INTO public.bank_transactions VALUES ('btx_01m8khft3mejqra6b0ddp9qyx4', 'org_01m8khfqj5ey6tv71zmfzyj3c0', 'bac_01m8khfqtzew99tr24tvmd1vgv', '2026-02-16', 171000, 'FPI ABBEY SCHOOLS TRUST INV-0001 INV-0002', NULL, NULL, '\x3a4f56ddd806837edc73f6f4dc68c99dacbe0696ccc891aed5fa4883ff1e7336', 1, 'fpi abbey schools trust inv-0001 inv-0002', 'confirmed', NULL, 'NV', NULL, 'con_01m8khfr0wed99w8909be7p479', 'allocations', 'jnl_01m8khfv1ge9fv2x796n59bbzw', 2, NULL, 'NV', 0, 1795952208944, 1795952207988, 1795952208944, 2, NULL, NULL);
INSERT INTO public.bank_transactions VALUES ('btx_01m8khft3mejqra6b0dp6phmhh', 'org_01m8khfqj5ey6tv71zmfzyj3c0', 'bac_01m8khfqtzew99tr24tvmd1vgv', '2026-02-27', -40000, 'FPO PRINTWELL PX-881', NULL, NULL, '\xcbb4004e5f456dd9c35d050b3fe3c9e6b04bf0eab21532e492b097a7b21b73a1', 1, 'fpo printwell px-881', 'confirmed', NULL, 'NV', NULL, 'con_01m8khfr7je7a8yx1bqkszx0md', 'allocations', 'jnl_01m8khfv96eg5rzexgfgpabh7z', 2, NULL, 'NV', 0, 1795952209190, 1795952207988, 1795952209190, 2, NULL, NULL);
INSERT INTO public.bank_transactions VALUES ('btx_01m8khft3mejqra6b0e1vtkb2w', 'org_01m8khfqj5ey6tv71zmfzyj3c0', 'bac_01m8khfqtzew99tr24tvmd1vgv', '2026-03-16', 141840, 'FPI MARLOW AND PIKE LLP INV-0004 LESS CN-0001', NULL, NULL, '\x71e7888d7a34f0bcc91a019e775f105d0016a4f32f799edaf02f3d2a7290e64d', 1, 'fpi marlow and pike llp inv-0004 less cn-0001', 'confirmed', NULL, 'NV', NULL, 'con_01m8khfr5aefzr4nqqf4000d59', 'allocations', 'jnl_01m8khfvhyezmbw73mvxctha6g', 2, NULL, 'NV', 0, 1795952209470, 1795952207988, 1795952209470, 2, NULL, NULL);
INSERT INTO public.bank_transactions VALUES ('btx_01m8khft3mejqra6b0dxvm5245', 'org_01m8khfqj5ey6tv71zmfzyj3c0', 'bac_01m8khfqtzew99tr24tvmd1vgv', '2026-03-06', 28200, 'FPI KESTREL FITNESS CIC INV-0003', NULL, NULL, '\x8e0352e4b1b35f89518582419b2ff0638d7196ea458695b1839482ea1b564551', 1, 'fpi kestrel fitness cic inv-0003', 'confirmed', NULL, 'NV', NULL, 'con_01m8khfr2yekgs2v4atkz6e9j5', 'match', 'jnl_01m8khfsz1epxa576201tpzddb', 2, NULL, 'NV', 0, 1795952209794, 1795952207988, 1795952209794, 2, NULL, NULL);
INSERT INTO public.bank_transactions VALUES ('btx_01m8khft3mejqra6b0e8639277', 'org_01m8khfqj5ey6tv71zmfzyj3c0', 'bac_01m8khfqtzew99tr24tvmd1vgv', '2026-03-25', -200000, 'TFR TO SAVINGS', NULL, NULL, '\xb7b90b8ee2bd4f650d5f978b5912eb492294e4044b7d3c5c2e065ca73b855eae', 1, 'tfr to savings', 'confirmed', NULL, 'NV', NULL, NULL, 'transfer', 'jnl_01m8khfw1vef0rw39sp0ykpr5p', 1, NULL, 'NV', 0, 1795952209979, 1795952207988, 1795952209979, 2, NULL, NULL);
INSERT INTO public.bank_transactions VALUES ('btx_01m8khft3mejqra6b0efr0jgfh', 'org_01m8khfqj5ey6tv71zmfzyj3c0', 'bac_01m8khfqtzew99tr24tvmd1vgv', '2026-03-31', -93655, 'FPO J WREN NET PAY MARCH', NULL, NULL, '\xb723781a8f8f5c03549e3d18755201bd640e2ac657779e194ac48817223ffdee', 1, 'fpo j wren net pay march', 'confirmed', 'acc_01m8khfqj4e83tngyg2qjsy8hv', 'NV', NULL, NULL, 'account', 'jnl_01m8khfw5qeaqrwvz741qd6hb2', 1, 'acc_01m8khfqj4e83tngyg2qjsy8hv', 'NV', 0, 1795952210103, 1795952207988, 1795952210103, 2, NULL, NULL);
INSERT INTO public.bank_transactions VALUES ('btx_01m8khft3mejqra6b0dhyqqrae', 'org_01m8khfqj5ey6tv71zmfzyj3c0', 'bac_01m8khfqtzew99tr24tvmd1vgv', '2026-02-18', -5840, 'CARD TRAINLINE.COM LONDON', NULL, NULL, '\x56cf7dbbb1cce80aae434516f639c2ae3ac2f04ae4e3ec16a64f481c4271ce17', 1, 'card trainline.com london', 'confirmed', 'acc_01m8khfqj5ey6tv71zjyzspm6y', 'ZR', NULL, NULL, 'account', 'jnl_01m8khfws7esntvy8azd1h80x2', 1, 'acc_01m8khfqj5ey6tv71zjyzspm6y', 'ZR', 0, 1795952210727, 1795952207988, 1795952210727, 3, NULL, 'input');
INSERT INTO public.bank_transactions VALUES ('btx_01m8khft3mejqra6b0dt06jgpy', 'org_01m8khfqj5ey6tv71zmfzyj3c0', 'bac_01m8khfqtzew99tr24tvmd1vgv', '2026-03-02', -3600, 'CARD SLATEWORK SOFTWARE SUBSCRIPTION', NULL, NULL, '\xc9f5fec85cb8d9a7ff4021b408ab259a9bb61a729b1b9895d3cbf4c028444205', 1, 'card slatework software subscription', 'confirmed', 'acc_01m8khfqj5ey6tv71zjmt3sw71', 'ST', NULL, NULL, 'account', 'jnl_01m8khfwweefbbmcapgpyg18n5', 1, 'acc_01m8khfqj5ey6tv71zjmt3sw71', 'ST', -600, 1795952210830, 1795952207988, 1795952210830, 3, NULL, 'input');
INSERT INTO public.bank_transactions VALUES ('btx_01m8khft3mejqra6b0d5bmmfz7', 'org_01m8khfqj5ey6tv71zmfzyj3c0', 'bac_01m8khfqtzew99tr24tvmd1vgv', '2026-02-02', -3600, 'CARD SLATEWORK SOFTWARE SUBSCRIPTION', NULL, NULL, '\x67141ee03747f94a367872676174183b43b71f3c3cdd657ed483571c76ec7c0e', 1, 'card slatework software subscription', 'confirmed', 'acc_01m8khfqj5ey6tv71zjmt3sw71', 'ST', NULL, NULL, 'account', 'jnl_01m8khfx0fed5s3v0jqrn326pb', 1, 'acc_01m8khfqj5ey6tv71zjmt3sw71', 'ST', -600, 1795952210959, 1795952207988, 1795952210959, 3, NULL, 'input');
INSERT INTO public.bank_transactions VALUES ('btx_01m8khft3mejqra6b0e52ggqq8', 'org_01m8khfqj5ey6tv71zmfzyj3c0', 'bac_01m8khfqtzew99tr24tvmd1vgv', '2026-03-20', -750, 'TOTAL CHARGES TO 19MAR2026', NULL, NULL, '\xf0ba29b088e504eae3e9a2fe7a0600dae5d622db4b4b80ccffa83595db79f5c3', 1, 'total charges to 19mar2026', 'confirmed', 'acc_01m8khfqj5ey6tv71zkmrpsnvp', 'EX', NULL, NULL, 'account', 'jnl_01m8khfx3vegespd4b159xc7r2', 1, 'acc_01m8khfqj5ey6tv71zkmrpsnvp', 'EX', 0, 1795952211067, 1795952207988, 1795952211067, 3, NULL, 'input');
INSERT INTO public.bank_transactions VALUES ('btx_01m8khfy63exqbn2f41wh5vppm', 'org_01m8khfqazehr9shkg05mf462x', 'bac_01m8khfqgge7dvwcaakqqn8ckx', '2026-03-02', -50000, 'CARD 4417 SCREWFIX', NULL, NULL, '\x0ed9bb1b0d55af6c307ff282ecdc85bc1bd02e3792ac92d0af03bb4a90c6ddd4', 1, 'card 4417 screwfix', 'unconfirmed', NULL, 'NV', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1795952212163, 1795952212226, 3, NULL, NULL);
INSERT INTO public.blobs VALUES ('01a22717f83c763993d46df0463e3d39', 375, 1, 1795952212028, '\x28b52ffd607700cd0800040f7b2273756d6d617279223a7b227665726966696564223a747275652c2262616e6b5f726f7773223a332c22626f6f6d6174636865645f636f756e746d697373696e675f66726f6d5f626f6f6b73302c2272656d6f76657d2c22637265646974735f63686172676564636174696f6e223a7b2269735f65787065637465645f6e65745f64697363726570616e6379223a302e30302c2261637475616c656666656374726561736f6e223a2254686520756e20726f7773206578706c61696e207468652077686f6c6520646966666572656e6365206265747765656e2062616e6b20616e64202e227d223a5b5d223a5b5d7d0e007c4b48c0a28340404e932b4f820e7a4964b66533fef11344e10a3fa904d4b38712df61cc32');
INSERT INTO public.contacts VALUES ('con_01m8khfr0wed99w8909be7p479', 'org_01m8khfqj5ey6tv71zmfzyj3c0', 'customer', 'Abbey Schools Trust', NULL, NULL, NULL, NULL, NULL, 30, NULL, NULL, 'active', 'abbey schools trust', 1795952205852, 1795952205852, 1);
INSERT INTO public.contacts VALUES ('con_01m8khfr2yekgs2v4atkz6e9j5', 'org_01m8khfqj5ey6tv71zmfzyj3c0', 'customer', 'Kestrel Fitness CIC', NULL, NULL, NULL, NULL, NULL, 30, NULL, NULL, 'active', 'kestrel fitness cic', 1795952205918, 1795952205918, 1);
INSERT INTO public.contacts VALUES ('con_01m8khfr5aefzr4nqqf4000d59', 'org_01m8khfqj5ey6tv71zmfzyj3c0', 'customer', 'Marlow & Pike LLP', NULL, NULL, NULL, NULL, NULL, 30, NULL, NULL, 'active', 'marlow & pike llp', 1795952205994, 1795952205994, 1);
INSERT INTO public.contacts VALUES ('con_01m8khfr7je7a8yx1bqkszx0md', 'org_01m8khfqj5ey6tv71zmfzyj3c0', 'supplier', 'Printwell', NULL, NULL, NULL, NULL, NULL, 30, NULL, NULL, 'active', 'printwell', 1795952206066, 1795952206066, 1);
INSERT INTO public.contacts VALUES ('con_01m8khfra2e369ekj5scdtrmpa', 'org_01m8khfqj5ey6tv71zmfzyj3c0', 'supplier', 'Techbarn', NULL, NULL, NULL, NULL, NULL, 30, NULL, NULL, 'active', 'techbarn', 1795952206146, 1795952206146, 1);
INSERT INTO public.contacts VALUES ('con_01m8khfrc8en7avtp1z4sh4esj', 'org_01m8khfqj5ey6tv71zmfzyj3c0', 'supplier', 'Harcourt Lettings', NULL, NULL, NULL, NULL, NULL, 30, NULL, NULL, 'active', 'harcourt lettings', 1795952206216, 1795952206216, 1);
INSERT INTO public.contacts VALUES ('con_01m8khfre9edqvpstnkztfb1eh', 'org_01m8khfqj5ey6tv71zmfzyj3c0', 'supplier', 'Fern & Rowe', NULL, NULL, NULL, NULL, NULL, 30, NULL, NULL, 'active', 'fern & rowe', 1795952206281, 1795952206281, 1);
INSERT INTO public.contacts VALUES ('con_01m8khfy9me9wtqv7tmjtby7fn', 'org_01m8khfqazehr9shkg05mf462x', 'both', 'Elm', NULL, NULL, NULL, NULL, NULL, 30, NULL, NULL, 'active', 'elm', 1795952212276, 1795952212276, 1);
INSERT INTO public.credit_movements OVERRIDING SYSTEM VALUE VALUES (1, 'usr_01m8khfprneg9r8k1784701pb7', 'grant', 10, 0, NULL, NULL, 1795952211991);
INSERT INTO public.credit_movements OVERRIDING SYSTEM VALUE VALUES (2, 'usr_01m8khfprneg9r8k1784701pb7', 'charge', -3, 0, 'rec_01m8khfy19emmbkwxeqxad6m1z', NULL, 1795952212028);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8khfprneg9r8k1784701pb7', '', '01a22717-de3f-70eb-87c8-3c07593657fe', '\x5c7452414ad92b98b79b5910903bbef595cc552b9c56621595b1aac3956bb699', 201, '{"data":{"id":"org_01m8khfqj5ey6tv71zmfzyj3c0","name":"Wren & Marsh Ltd","currency":"GBP","country":"GB","financial_year_end":"03-31","vat_registered":true,"vat_number":null,"vat_scheme":"standard","flat_rate_percent":null,"vat_methods":[{"effective_from":null,"vat_registered":true,"vat_number":null,"vat_scheme":"standard","flat_rate_percent":null}],"vat_rounding":"line","status":"active","role":"owner","lock_date":null,"created_at":"2026-11-29T11:36:45.381Z","updated_at":"2026-11-29T11:36:45.381Z","version":1}}', 1795952205381);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8khfprneg9r8k1784701pb7', 'org_01m8khfqj5ey6tv71zmfzyj3c0', '01a22717-de92-76dc-8444-366352b3481a', '\xb24c2a2126960d92ef22ad9f0852f8349f1e81564a56ab42f152c69b4459b0db', 201, '{"data":{"id":"acc_01m8khfqmnedgadnz2372nx6y0","code":"2250","name":"VAT","account_type":"LIABILITY","role":"vat_control","group":"current_liabilities","default_vat_code":null,"description":null,"currency":"GBP","status":"active","balance":0.00,"created_at":"2026-11-29T11:36:45.461Z","updated_at":"2026-11-29T11:36:45.461Z","version":1}}', 1795952205461);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8khfprneg9r8k1784701pb7', 'org_01m8khfqj5ey6tv71zmfzyj3c0', '01a22717-ded6-750a-85d5-17f17e2b7fb3', '\x144b88a98094446fe542f5425fae93765bf615e7f8742447b09137a36363551b', 201, '{"data":{"id":"acc_01m8khfqq2enatasd3f3vb1sk4","code":"4100","name":"Room hire","account_type":"INCOME","role":null,"group":"turnover","default_vat_code":"EX","description":null,"currency":"GBP","status":"active","balance":0.00,"created_at":"2026-11-29T11:36:45.538Z","updated_at":"2026-11-29T11:36:45.538Z","version":1}}', 1795952205538);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8khfprneg9r8k1784701pb7', 'org_01m8khfqj5ey6tv71zmfzyj3c0', '01a22717-df5a-7708-b026-13dbb0bbda77', '\x772f4b243ca481af3c5058120f8444eedcd805eab8b0221f3185275a4dddf934', 201, '{"data":{"id":"bac_01m8khfqtzew99tr24tvmd1vgv","name":"Current","type":"current","account_id":"acc_01m8khfqj4e83tngyg1xgftmvs","currency":"GBP","account_number":null,"sort_code":null,"iban":null,"opening_balance":10000.00,"opening_date":"2026-01-01","opening_journal_id":"jnl_01m8khfqtzew99tr24v0zth7be","ledger_balance":10000.00,"statement_balance":null,"statement_date":null,"unconfirmed_count":0,"created_at":"2026-11-29T11:36:45.663Z","updated_at":"2026-11-29T11:36:45.663Z","version":1}}', 1795952205663);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8khfprneg9r8k1784701pb7', 'org_01m8khfqj5ey6tv71zmfzyj3c0', '01a22717-dfc4-7091-81d8-6676633ce65b', '\x64e11a37440c7329942b02f26d27e0d5de20de24e515e90d04c3a52d5dbbdd70', 201, '{"data":{"id":"bac_01m8khfqy8e16v7x016netxzw6","name":"Savings","type":"savings","account_id":"acc_01m8khfqy8e16v7x016sqadf8k","currency":"GBP","account_number":null,"sort_code":null,"iban":null,"opening_balance":null,"opening_date":null,"opening_journal_id":null,"ledger_balance":0.00,"statement_balance":null,"statement_date":null,"unconfirmed_count":0,"created_at":"2026-11-29T11:36:45.768Z","updated_at":"2026-11-29T11:36:45.768Z","version":1}}', 1795952205768);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8khfprneg9r8k1784701pb7', 'org_01m8khfqj5ey6tv71zmfzyj3c0', '01a22717-e017-72cb-813d-701f7c09331c', '\xa48592819110f9ced9d98e113041d0efebfc0f360b21d2e7af4d958e636c7d77', 201, '{"data":{"id":"con_01m8khfr0wed99w8909be7p479","kind":"customer","name":"Abbey Schools Trust","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-29T11:36:45.852Z","updated_at":"2026-11-29T11:36:45.852Z","version":1}}', 1795952205852);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8khfprneg9r8k1784701pb7', 'org_01m8khfqj5ey6tv71zmfzyj3c0', '01a22717-e05c-7602-b1d5-ac6784c9f38f', '\xfaa95847c71a00496407781853d59e9f20212db596e08553c5e600ee5feed7c5', 201, '{"data":{"id":"con_01m8khfr2yekgs2v4atkz6e9j5","kind":"customer","name":"Kestrel Fitness CIC","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-29T11:36:45.918Z","updated_at":"2026-11-29T11:36:45.918Z","version":1}}', 1795952205918);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8khfprneg9r8k1784701pb7', 'org_01m8khfqj5ey6tv71zmfzyj3c0', '01a22717-e0a2-7578-87ff-78d9dca5c0bd', '\x4080e5d67153504365d7c9514a12e3aff2e141ce93b96c2d7d5dd551eaed05eb', 201, '{"data":{"id":"con_01m8khfr5aefzr4nqqf4000d59","kind":"customer","name":"Marlow & Pike LLP","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-29T11:36:45.994Z","updated_at":"2026-11-29T11:36:45.994Z","version":1}}', 1795952205994);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8khfprneg9r8k1784701pb7', 'org_01m8khfqj5ey6tv71zmfzyj3c0', '01a22717-e0e8-70de-a54b-13206d01e893', '\x9aa47d7bcbc7d250c849fffddb9ab56177607a423d2fdb0e499968a488b61e54', 201, '{"data":{"id":"con_01m8khfr7je7a8yx1bqkszx0md","kind":"supplier","name":"Printwell","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-29T11:36:46.066Z","updated_at":"2026-11-29T11:36:46.066Z","version":1}}', 1795952206066);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8khfprneg9r8k1784701pb7', 'org_01m8khfqj5ey6tv71zmfzyj3c0', '01a22717-e13b-7027-80b0-d1eb9d5ed95b', '\x3ba8a7dd5e8a72225a9a443fe825a2e23e779d9deb6f8b79bcbc5dff7d056720', 201, '{"data":{"id":"con_01m8khfra2e369ekj5scdtrmpa","kind":"supplier","name":"Techbarn","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-29T11:36:46.146Z","updated_at":"2026-11-29T11:36:46.146Z","version":1}}', 1795952206146);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8khfprneg9r8k1784701pb7', 'org_01m8khfqj5ey6tv71zmfzyj3c0', '01a22717-e182-7001-b3ae-bc4b61c3b3d5', '\x689df75b1103013de1c08aff86ac7b7c18544319800580bbd83f7c52c683f514', 201, '{"data":{"id":"con_01m8khfrc8en7avtp1z4sh4esj","kind":"supplier","name":"Harcourt Lettings","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-29T11:36:46.216Z","updated_at":"2026-11-29T11:36:46.216Z","version":1}}', 1795952206216);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8khfprneg9r8k1784701pb7', 'org_01m8khfqj5ey6tv71zmfzyj3c0', '01a22717-e1c6-7737-b08d-ae51a67ecd83', '\x440d84a708827fad07e26fd0f058ae69ac9cdc893d957c1064f5a4464e3f5318', 201, '{"data":{"id":"con_01m8khfre9edqvpstnkztfb1eh","kind":"supplier","name":"Fern & Rowe","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-29T11:36:46.281Z","updated_at":"2026-11-29T11:36:46.281Z","version":1}}', 1795952206281);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8khfprneg9r8k1784701pb7', 'org_01m8khfqj5ey6tv71zmfzyj3c0', '01a22717-f0b2-766e-9aef-10dc282b3123', '\xdd76bb0d2ee51865cf7ffbbb82be17a445108eb02dd65903685ac2e66136d8ab', 200, '{"data":{"id":"btx_01m8khft3mejqra6b0efr0jgfh","bank_account_id":"bac_01m8khfqtzew99tr24tvmd1vgv","date":"2026-03-31","amount":-936.55,"currency":"GBP","description":"FPO J WREN NET PAY MARCH","reference":null,"external_id":null,"status":"confirmed","account_id":"acc_01m8khfqj4e83tngyg2qjsy8hv","vat_code":"NV","vat_amount":0.00,"vat_side":null,"net_amount":-936.55,"contact_id":null,"journal_id":"jnl_01m8khfw5qeaqrwvz741qd6hb2","settlement_id":null,"confirmed_at":"2026-11-29T11:36:50.103Z","created_at":"2026-11-29T11:36:47.988Z","updated_at":"2026-11-29T11:36:50.103Z","version":2}}', 1795952210103);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8khfprneg9r8k1784701pb7', 'org_01m8khfqj5ey6tv71zmfzyj3c0', 'tieout-invoices-d88e371eb51bd387e8c4cdcd4f2f495239c46a4ec7e958a7fc636f8c33b63bb5', '\xb739a9b94fbc05b78f61306a58427d397d33237998768c6c76a1509bdca51e32', 201, '{"data":{"id":"inv_01m8khfrqbeq4v6avgvy9ycrpx","type":"sales","kind":"invoice","status":"issued","number":"INV-0001","contact_id":"con_01m8khfr0wed99w8909be7p479","contact_name":"Abbey Schools Trust","issue_date":"2026-01-15","tax_point":"2026-01-15","due_date":"2026-02-14","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":1950.00,"vat_total":390.00,"gross_total":2340.00,"amount_paid":0.00,"amount_credited":0.00,"amount_written_off":0.00,"vat_relieved":0.00,"amount_due":2340.00,"overdue":true,"journal_id":"jnl_01m8khfrqbeq4v6avgw3g5tgfg","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T11:36:46.571Z","updated_at":"2026-11-29T11:36:46.571Z","version":1,"lines":[{"description":"Course design, 3 days","quantity":3,"unit_price":650.00,"discount_percent":null,"account_id":"acc_01m8khfqj4e83tngyg3ry3rn1m","account_code":"4000","vat_code":"ST","net_amount":1950.00,"vat_amount":390.00,"gross_amount":2340.00,"vat_note":null}]}}', 1795952206571);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8khfprneg9r8k1784701pb7', 'org_01m8khfqj5ey6tv71zmfzyj3c0', 'tieout-invoices-e494c46204da7607a62dd15ed0ba24aafa7ec92eff515e75f7dd29130c18c063', '\xd991292eac5b2463f0ffc0ec47ee72048ccf5ec9e28b2e79e0d2c2c2a852cf53', 201, '{"data":{"id":"inv_01m8khfs0re3mbcb691fdpq1cc","type":"sales","kind":"invoice","status":"issued","number":"INV-0002","contact_id":"con_01m8khfr0wed99w8909be7p479","contact_name":"Abbey Schools Trust","issue_date":"2026-01-28","tax_point":"2026-01-28","due_date":"2026-02-27","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":870.00,"vat_total":0.00,"gross_total":870.00,"amount_paid":0.00,"amount_credited":0.00,"amount_written_off":0.00,"vat_relieved":0.00,"amount_due":870.00,"overdue":true,"journal_id":"jnl_01m8khfs0re3mbcb691j71mrrv","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T11:36:46.872Z","updated_at":"2026-11-29T11:36:46.872Z","version":1,"lines":[{"description":"Workbooks","quantity":120,"unit_price":7.25,"discount_percent":null,"account_id":"acc_01m8khfqj4e83tngyg3wx86t8a","account_code":"4010","vat_code":"ZR","net_amount":870.00,"vat_amount":0.00,"gross_amount":870.00,"vat_note":null}]}}', 1795952206872);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8khfprneg9r8k1784701pb7', 'org_01m8khfqj5ey6tv71zmfzyj3c0', 'tieout-invoices-3b1a50aae6cdc6c7d48b97b1a4e867f78acf34926fbf036c58c89feebe1f0478', '\x0f3ab9c96af0f1cf1004cf0c65fa8d6e9b2fb9c7b78a0d5e1130a875f37d4668', 201, '{"data":{"id":"inv_01m8khfsapez2a1krhpeta2dsq","type":"sales","kind":"credit_note","status":"issued","number":"CN-0001","contact_id":"con_01m8khfr5aefzr4nqqf4000d59","contact_name":"Marlow & Pike LLP","issue_date":"2026-03-12","tax_point":"2026-03-12","due_date":"2026-03-12","amounts_are":"exclusive","currency":"GBP","reference":"INV-0004","notes":null,"net_total":150.00,"vat_total":30.00,"gross_total":180.00,"amount_paid":0.00,"amount_credited":0.00,"amount_written_off":0.00,"vat_relieved":0.00,"amount_due":180.00,"overdue":false,"journal_id":"jnl_01m8khfsapez2a1krhph8q0h68","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T11:36:47.190Z","updated_at":"2026-11-29T11:36:47.190Z","version":1,"lines":[{"description":"A day that was not held","quantity":1,"unit_price":150.00,"discount_percent":null,"account_id":"acc_01m8khfqj4e83tngyg3ry3rn1m","account_code":"4000","vat_code":"ST","net_amount":150.00,"vat_amount":30.00,"gross_amount":180.00,"vat_note":null}]}}', 1795952207190);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8khfprneg9r8k1784701pb7', 'org_01m8khfqj5ey6tv71zmfzyj3c0', '01a22717-ec2a-72a1-ad0a-70a05c6da074', '\x375bfcd760618b8628a2a12a424c3c6b1b44a836c6f77789566984edb6d2e9ff', 200, '{"data":{"id":"btx_01m8khft3mejqra6b0ddp9qyx4","bank_account_id":"bac_01m8khfqtzew99tr24tvmd1vgv","date":"2026-02-16","amount":1710.00,"currency":"GBP","description":"FPI ABBEY SCHOOLS TRUST INV-0001 INV-0002","reference":null,"external_id":null,"status":"confirmed","account_id":null,"vat_code":"NV","vat_amount":0.00,"vat_side":null,"net_amount":1710.00,"contact_id":"con_01m8khfr0wed99w8909be7p479","journal_id":"jnl_01m8khfv1ge9fv2x796n59bbzw","settlement_id":"set_01m8khfv1ge9fv2x796n59bbzw","confirmed_at":"2026-11-29T11:36:48.944Z","created_at":"2026-11-29T11:36:47.988Z","updated_at":"2026-11-29T11:36:48.944Z","version":2}}', 1795952208944);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8khfprneg9r8k1784701pb7', 'org_01m8khfqj5ey6tv71zmfzyj3c0', '01a22717-ee35-7260-ba4c-a822120a6b05', '\x2836fb7d27170c851701ae7f32b83a0f9357317b7c20129401a6116e58df54bf', 200, '{"data":{"id":"btx_01m8khft3mejqra6b0e1vtkb2w","bank_account_id":"bac_01m8khfqtzew99tr24tvmd1vgv","date":"2026-03-16","amount":1418.40,"currency":"GBP","description":"FPI MARLOW AND PIKE LLP INV-0004 LESS CN-0001","reference":null,"external_id":null,"status":"confirmed","account_id":null,"vat_code":"NV","vat_amount":0.00,"vat_side":null,"net_amount":1418.40,"contact_id":"con_01m8khfr5aefzr4nqqf4000d59","journal_id":"jnl_01m8khfvhyezmbw73mvxctha6g","settlement_id":"set_01m8khfvhyezmbw73mvxctha6g","confirmed_at":"2026-11-29T11:36:49.470Z","created_at":"2026-11-29T11:36:47.988Z","updated_at":"2026-11-29T11:36:49.470Z","version":2}}', 1795952209470);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8khfprneg9r8k1784701pb7', 'org_01m8khfqj5ey6tv71zmfzyj3c0', 'tieout-invoices-94b4fe77df7cd5efde641ae75eea1142a5d8e90e309f6653e3ac3ef5e1f292ba', '\x8f7fa0559a99239345456ab947919680e8a5b414c2051a15f5bd041095c7d5ac', 201, '{"data":{"id":"inv_01m8khfrsxeeatp0ky9pn1y0k3","type":"purchase","kind":"invoice","status":"issued","number":"PX-881","contact_id":"con_01m8khfr7je7a8yx1bqkszx0md","contact_name":"Printwell","issue_date":"2026-01-20","tax_point":"2026-01-20","due_date":"2026-02-19","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":412.00,"vat_total":0.00,"gross_total":412.00,"amount_paid":0.00,"amount_credited":0.00,"amount_written_off":0.00,"vat_relieved":0.00,"amount_due":412.00,"overdue":true,"journal_id":"jnl_01m8khfrsxeeatp0ky9shh22ts","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T11:36:46.653Z","updated_at":"2026-11-29T11:36:46.653Z","version":1,"lines":[{"description":"Printing of workbooks","quantity":1,"unit_price":412.00,"discount_percent":null,"account_id":"acc_01m8khfqj4e83tngyg4e6tabyv","account_code":"5000","vat_code":"ZR","net_amount":412.00,"vat_amount":0.00,"gross_amount":412.00,"vat_note":null}]}}', 1795952206653);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8khfprneg9r8k1784701pb7', 'org_01m8khfqj5ey6tv71zmfzyj3c0', 'tieout-invoices-bf40c71d463a5e8a92615611847f233d121cb3bb21962bd58c5386a0d8d4bb67', '\x90743a0b20593f07f2ee0686218608e8f39ae457cd2bd7f9831d23d8a0465aea', 201, '{"data":{"id":"inv_01m8khfrwzeayrr4zrqtngvxd6","type":"purchase","kind":"invoice","status":"issued","number":"TB-0117","contact_id":"con_01m8khfra2e369ekj5scdtrmpa","contact_name":"Techbarn","issue_date":"2026-01-21","tax_point":"2026-01-21","due_date":"2026-02-20","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":899.00,"vat_total":179.80,"gross_total":1078.80,"amount_paid":0.00,"amount_credited":0.00,"amount_written_off":0.00,"vat_relieved":0.00,"amount_due":1078.80,"overdue":true,"journal_id":"jnl_01m8khfrwzeayrr4zrqygba8m2","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T11:36:46.751Z","updated_at":"2026-11-29T11:36:46.751Z","version":1,"lines":[{"description":"Laptop","quantity":1,"unit_price":899.00,"discount_percent":null,"account_id":"acc_01m8khfqj4e83tngyg0wrq7dx3","account_code":"1000","vat_code":"ST","net_amount":899.00,"vat_amount":179.80,"gross_amount":1078.80,"vat_note":null}]}}', 1795952206751);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8khfprneg9r8k1784701pb7', 'org_01m8khfqj5ey6tv71zmfzyj3c0', 'tieout-invoices-45ffa5804a8b0e95a5b2f7931ed5c5ca8253c27f734430bf10d8c47631be0bef', '\x0c411cbf52aea05f8acc9fe797915b46075bfc006cd331ae78e7b2bad6edf28d', 201, '{"data":{"id":"inv_01m8khfs2de918x812kn7wvk0n","type":"purchase","kind":"invoice","status":"issued","number":"HL-33","contact_id":"con_01m8khfrc8en7avtp1z4sh4esj","contact_name":"Harcourt Lettings","issue_date":"2026-02-01","tax_point":"2026-02-01","due_date":"2026-03-03","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":1350.00,"vat_total":0.00,"gross_total":1350.00,"amount_paid":0.00,"amount_credited":0.00,"amount_written_off":0.00,"vat_relieved":0.00,"amount_due":1350.00,"overdue":true,"journal_id":"jnl_01m8khfs2de918x812ktmdzcke","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T11:36:46.926Z","updated_at":"2026-11-29T11:36:46.926Z","version":1,"lines":[{"description":"Rent, January to March","quantity":1,"unit_price":1350.00,"discount_percent":null,"account_id":"acc_01m8khfqj4e83tngyg57bsjz5v","account_code":"6100","vat_code":"EX","net_amount":1350.00,"vat_amount":0.00,"gross_amount":1350.00,"vat_note":null}]}}', 1795952206926);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8khfprneg9r8k1784701pb7', 'org_01m8khfqj5ey6tv71zmfzyj3c0', 'tieout-invoices-533116e74972600e619ba93723af699956e2b252b999190b21858623a127c481', '\xaac01a1ea1bb32e01083a76d6b9be3bedf9367cecd2862b5f85410a3244aeee8', 201, '{"data":{"id":"inv_01m8khfs4ve75bzxh4memrfgen","type":"sales","kind":"invoice","status":"issued","number":"INV-0003","contact_id":"con_01m8khfr2yekgs2v4atkz6e9j5","contact_name":"Kestrel Fitness CIC","issue_date":"2026-02-09","tax_point":"2026-02-09","due_date":"2026-03-11","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":275.00,"vat_total":7.00,"gross_total":282.00,"amount_paid":0.00,"amount_credited":0.00,"amount_written_off":0.00,"vat_relieved":0.00,"amount_due":282.00,"overdue":true,"journal_id":"jnl_01m8khfs4ve75bzxh4mk13sq3c","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T11:36:47.003Z","updated_at":"2026-11-29T11:36:47.003Z","version":1,"lines":[{"description":"Seminar room, 5 evenings","quantity":5,"unit_price":48.00,"discount_percent":null,"account_id":"acc_01m8khfqq2enatasd3f3vb1sk4","account_code":"4100","vat_code":"EX","net_amount":240.00,"vat_amount":0.00,"gross_amount":240.00,"vat_note":null},{"description":"Projector","quantity":1,"unit_price":35.00,"discount_percent":null,"account_id":"acc_01m8khfqj4e83tngyg3ry3rn1m","account_code":"4000","vat_code":"ST","net_amount":35.00,"vat_amount":7.00,"gross_amount":42.00,"vat_note":null}]}}', 1795952207003);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8khfprneg9r8k1784701pb7', 'org_01m8khfqj5ey6tv71zmfzyj3c0', 'tieout-invoices-3426d17498dab2aa4eca7223f7eab4d1e1aa5624c4cf6145d80b06bef9648e7f', '\x1582511ceaf93633e2ce409009cd02709cd688fd9a0f0e885a8746c74ccc1b0e', 201, '{"data":{"id":"inv_01m8khfs76es8ayt8hbhqerh34","type":"sales","kind":"invoice","status":"issued","number":"INV-0004","contact_id":"con_01m8khfr5aefzr4nqqf4000d59","contact_name":"Marlow & Pike LLP","issue_date":"2026-02-20","tax_point":"2026-02-20","due_date":"2026-03-22","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":1332.00,"vat_total":266.40,"gross_total":1598.40,"amount_paid":0.00,"amount_credited":0.00,"amount_written_off":0.00,"vat_relieved":0.00,"amount_due":1598.40,"overdue":true,"journal_id":"jnl_01m8khfs76es8ayt8hbq2x145t","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T11:36:47.078Z","updated_at":"2026-11-29T11:36:47.078Z","version":1,"lines":[{"description":"Course for new starters","quantity":1,"unit_price":1480.00,"discount_percent":10,"account_id":"acc_01m8khfqj4e83tngyg3ry3rn1m","account_code":"4000","vat_code":"ST","net_amount":1332.00,"vat_amount":266.40,"gross_amount":1598.40,"vat_note":null}]}}', 1795952207078);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8khfprneg9r8k1784701pb7', 'org_01m8khfqj5ey6tv71zmfzyj3c0', 'tieout-invoices-9a2ca5edbbb0ab9d31c014aac34849a7ed84c714020798c07de1a6f41db02cb6', '\x1e6be1b63a93e5f405b2ccf8ef3809de5228e08a6a1995986f5f97e995f0bcd0', 201, '{"data":{"id":"inv_01m8khfs8vep7bk3knxf93shwx","type":"sales","kind":"invoice","status":"issued","number":"INV-0005","contact_id":"con_01m8khfr5aefzr4nqqf4000d59","contact_name":"Marlow & Pike LLP","issue_date":"2026-03-03","tax_point":"2026-03-03","due_date":"2026-04-02","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":500.00,"vat_total":100.00,"gross_total":600.00,"amount_paid":0.00,"amount_credited":0.00,"amount_written_off":0.00,"vat_relieved":0.00,"amount_due":600.00,"overdue":true,"journal_id":"jnl_01m8khfs8vep7bk3knxgjhzm8t","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T11:36:47.131Z","updated_at":"2026-11-29T11:36:47.131Z","version":1,"lines":[{"description":"Raised in error","quantity":1,"unit_price":500.00,"discount_percent":null,"account_id":"acc_01m8khfqj4e83tngyg3ry3rn1m","account_code":"4000","vat_code":"ST","net_amount":500.00,"vat_amount":100.00,"gross_amount":600.00,"vat_note":null}]}}', 1795952207131);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8khfprneg9r8k1784701pb7', 'org_01m8khfqj5ey6tv71zmfzyj3c0', 'tieout-invoices-2a84e1006afadaea5d664592055ff0435b26097e7f673e21a413033f4e9ccfdc', '\xf78b256465b35f53510f92faeaee2f1818eb55f54f77e5a832c97e7b12bf8ee8', 201, '{"data":{"id":"inv_01m8khfsc2e7ztj93agn85gv2n","type":"purchase","kind":"invoice","status":"issued","number":"FR-1209","contact_id":"con_01m8khfre9edqvpstnkztfb1eh","contact_name":"Fern & Rowe","issue_date":"2026-03-24","tax_point":"2026-03-24","due_date":"2026-04-23","amounts_are":"inclusive","currency":"GBP","reference":null,"notes":null,"net_total":640.00,"vat_total":128.00,"gross_total":768.00,"amount_paid":0.00,"amount_credited":0.00,"amount_written_off":0.00,"vat_relieved":0.00,"amount_due":768.00,"overdue":true,"journal_id":"jnl_01m8khfsc2e7ztj93agttasxdh","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T11:36:47.234Z","updated_at":"2026-11-29T11:36:47.234Z","version":1,"lines":[{"description":"Illustration, 2 days","quantity":2,"unit_price":384.00,"discount_percent":null,"account_id":"acc_01m8khfqj4e83tngyg4j2a31tm","account_code":"5010","vat_code":"ST","net_amount":640.00,"vat_amount":128.00,"gross_amount":768.00,"vat_note":null}]}}', 1795952207234);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8khfprneg9r8k1784701pb7', 'org_01m8khfqj5ey6tv71zmfzyj3c0', '01a22717-e61d-7328-85e0-d71d263ff9ae', '\xdc1fa24a4e7c7790487711e712c30555e9a0f21acb2cf6b79ea239177c65ce30', 200, '{"data":{"id":"inv_01m8khfs8vep7bk3knxf93shwx","type":"sales","kind":"invoice","status":"void","number":"INV-0005","contact_id":"con_01m8khfr5aefzr4nqqf4000d59","contact_name":"Marlow & Pike LLP","issue_date":"2026-03-03","tax_point":"2026-03-03","due_date":"2026-04-02","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":500.00,"vat_total":100.00,"gross_total":600.00,"amount_paid":0.00,"amount_credited":0.00,"amount_written_off":0.00,"vat_relieved":0.00,"amount_due":0.00,"overdue":false,"journal_id":"jnl_01m8khfs8vep7bk3knxgjhzm8t","void_date":"2026-03-03","void_journal_id":"jnl_01m8khfshreznbqdapjgwpe1t0","created_at":"2026-11-29T11:36:47.131Z","updated_at":"2026-11-29T11:36:47.416Z","version":2,"lines":[{"description":"Raised in error","quantity":1,"unit_price":500.00,"discount_percent":null,"account_id":"acc_01m8khfqj4e83tngyg3ry3rn1m","account_code":"4000","vat_code":"ST","net_amount":500.00,"vat_amount":100.00,"gross_amount":600.00,"vat_note":null}]}}', 1795952207416);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8khfprneg9r8k1784701pb7', 'org_01m8khfqj5ey6tv71zmfzyj3c0', '01a22717-e6b8-713e-88dd-c86059197ad1', '\x8bec7d3a9af11a71b1a08fedbf2304c21a42aef58ef251bad7fe95338b551f51', 201, '{"data":{"id":"inv_01m8khfsapez2a1krhpeta2dsq","type":"sales","kind":"credit_note","status":"paid","number":"CN-0001","contact_id":"con_01m8khfr5aefzr4nqqf4000d59","contact_name":"Marlow & Pike LLP","issue_date":"2026-03-12","tax_point":"2026-03-12","due_date":"2026-03-12","amounts_are":"exclusive","currency":"GBP","reference":"INV-0004","notes":null,"net_total":150.00,"vat_total":30.00,"gross_total":180.00,"amount_paid":0.00,"amount_credited":180.00,"amount_written_off":0.00,"vat_relieved":0.00,"amount_due":0.00,"overdue":false,"journal_id":"jnl_01m8khfsapez2a1krhph8q0h68","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T11:36:47.190Z","updated_at":"2026-11-29T11:36:47.551Z","version":2,"lines":[{"description":"A day that was not held","quantity":1,"unit_price":150.00,"discount_percent":null,"account_id":"acc_01m8khfqj4e83tngyg3ry3rn1m","account_code":"4000","vat_code":"ST","net_amount":150.00,"vat_amount":30.00,"gross_amount":180.00,"vat_note":null}]}}', 1795952207551);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8khfprneg9r8k1784701pb7', 'org_01m8khfqj5ey6tv71zmfzyj3c0', '01a22717-e7dd-7727-9f8f-6660ebefde5b', '\x5f7fd1a8ac88c3439ad139a6fa22aa5ad4a67ebb99281ad202a374fd40b1ed18', 201, '{"data":{"id":"set_01m8khfsz1epxa5761zwqd6h2t","type":"receipt","status":"posted","refund":false,"contact_id":"con_01m8khfr2yekgs2v4atkz6e9j5","contact_name":"Kestrel Fitness CIC","bank_account_id":"bac_01m8khfqtzew99tr24tvmd1vgv","date":"2026-03-06","amount":282.00,"currency":"GBP","reference":null,"allocated_amount":282.00,"unallocated_amount":0.00,"allocations":[{"id":"alc_01m8khfsz1epxa5762072213ja","invoice_id":"inv_01m8khfs4ve75bzxh4memrfgen","invoice_number":"INV-0003","settlement_id":"set_01m8khfsz1epxa5761zwqd6h2t","credit_note_id":null,"amount":282.00,"date":"2026-03-06","created_at":"2026-11-29T11:36:47.841Z"}],"bank_transaction_id":null,"journal_id":"jnl_01m8khfsz1epxa576201tpzddb","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T11:36:47.841Z","updated_at":"2026-11-29T11:36:47.841Z","version":1}}', 1795952207841);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8khfprneg9r8k1784701pb7', 'org_01m8khfqj5ey6tv71zmfzyj3c0', '01a22717-e98d-72cd-bcaf-f8d55c39920f', '\x01a49eefb6091eb185308ba43c97fff6bfcc5e62f5c296088ec5d59b405db629', 200, '{"data":{"id":"btx_01m8khft3mejqra6b0cwe1z3kz","bank_account_id":"bac_01m8khfqtzew99tr24tvmd1vgv","date":"2026-01-22","amount":-1078.80,"currency":"GBP","description":"FPO TECHBARN LTD TB-0117","reference":null,"external_id":null,"status":"confirmed","account_id":null,"vat_code":"NV","vat_amount":0.00,"vat_side":null,"net_amount":-1078.80,"contact_id":"con_01m8khfra2e369ekj5scdtrmpa","journal_id":"jnl_01m8khftcye2j825vjhbc4mnha","settlement_id":"set_01m8khftcye2j825vjhbc4mnha","confirmed_at":"2026-11-29T11:36:48.286Z","created_at":"2026-11-29T11:36:47.988Z","updated_at":"2026-11-29T11:36:48.286Z","version":2}}', 1795952208286);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8khfprneg9r8k1784701pb7', 'org_01m8khfqj5ey6tv71zmfzyj3c0', '01a22717-ea60-73df-b723-31a23fbf0c6d', '\x72cf3805a892a6e5242ea540b24bc3865aabd50d9e88d98e0b01211828283d77', 200, '{"data":{"id":"btx_01m8khft3mejqra6b0d2bz38d6","bank_account_id":"bac_01m8khfqtzew99tr24tvmd1vgv","date":"2026-01-30","amount":1500.00,"currency":"GBP","description":"FPI ABBEY SCHOOLS TRUST PART INV-0001","reference":null,"external_id":null,"status":"confirmed","account_id":null,"vat_code":"NV","vat_amount":0.00,"vat_side":null,"net_amount":1500.00,"contact_id":"con_01m8khfr0wed99w8909be7p479","journal_id":"jnl_01m8khftkeemyaefrdgfhh2enk","settlement_id":"set_01m8khftkeemyaefrdgfhh2enk","confirmed_at":"2026-11-29T11:36:48.494Z","created_at":"2026-11-29T11:36:47.988Z","updated_at":"2026-11-29T11:36:48.494Z","version":2}}', 1795952208494);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8khfprneg9r8k1784701pb7', 'org_01m8khfqj5ey6tv71zmfzyj3c0', '01a22717-ef77-77a1-8a75-a736adb33067', '\xf055871905e416fc3de5c2f0aa72ec0546fca6ef7b138820667d86c84ef17e49', 200, '{"data":{"id":"btx_01m8khft3mejqra6b0dxvm5245","bank_account_id":"bac_01m8khfqtzew99tr24tvmd1vgv","date":"2026-03-06","amount":282.00,"currency":"GBP","description":"FPI KESTREL FITNESS CIC INV-0003","reference":null,"external_id":null,"status":"confirmed","account_id":null,"vat_code":"NV","vat_amount":0.00,"vat_side":null,"net_amount":282.00,"contact_id":"con_01m8khfr2yekgs2v4atkz6e9j5","journal_id":"jnl_01m8khfsz1epxa576201tpzddb","settlement_id":"set_01m8khfsz1epxa5761zwqd6h2t","confirmed_at":"2026-11-29T11:36:49.794Z","created_at":"2026-11-29T11:36:47.988Z","updated_at":"2026-11-29T11:36:49.794Z","version":2}}', 1795952209794);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8khfprneg9r8k1784701pb7', 'org_01m8khfqj5ey6tv71zmfzyj3c0', '01a22717-f035-75df-acad-540e16de90d8', '\xf9b7e3fa604e620dfab7306b5f06b11751659837a2752d53dd006d1ccf0f3f53', 200, '{"data":{"id":"btx_01m8khft3mejqra6b0e8639277","bank_account_id":"bac_01m8khfqtzew99tr24tvmd1vgv","date":"2026-03-25","amount":-2000.00,"currency":"GBP","description":"TFR TO SAVINGS","reference":null,"external_id":null,"status":"confirmed","account_id":null,"vat_code":"NV","vat_amount":0.00,"vat_side":null,"net_amount":-2000.00,"contact_id":null,"journal_id":"jnl_01m8khfw1vef0rw39sp0ykpr5p","settlement_id":null,"confirmed_at":"2026-11-29T11:36:49.979Z","created_at":"2026-11-29T11:36:47.988Z","updated_at":"2026-11-29T11:36:49.979Z","version":2}}', 1795952209979);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8khfprneg9r8k1784701pb7', 'org_01m8khfqj5ey6tv71zmfzyj3c0', 'tieout-invoices-8ccbba6721406186604623c5d47de09ee7ef01bfabe4677ab20f5260f77e3897', '\x4eea4e09dec13efb8f51feb9aaee1741a9368804f3178f6c568c171caf8bf63a', 201, '{"data":{"id":"inv_01m8khfsdpe9ksvrh1zsvj7ahh","type":"sales","kind":"invoice","status":"issued","number":"INV-0006","contact_id":"con_01m8khfr0wed99w8909be7p479","contact_name":"Abbey Schools Trust","issue_date":"2026-03-27","tax_point":"2026-03-27","due_date":"2026-04-26","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":499.00,"vat_total":65.00,"gross_total":564.00,"amount_paid":0.00,"amount_credited":0.00,"amount_written_off":0.00,"vat_relieved":0.00,"amount_due":564.00,"overdue":true,"journal_id":"jnl_01m8khfsdpe9ksvrh1zza4gv7d","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T11:36:47.286Z","updated_at":"2026-11-29T11:36:47.286Z","version":1,"lines":[{"description":"Workbooks","quantity":24,"unit_price":7.25,"discount_percent":null,"account_id":"acc_01m8khfqj4e83tngyg3wx86t8a","account_code":"4010","vat_code":"ZR","net_amount":174.00,"vat_amount":0.00,"gross_amount":174.00,"vat_note":null},{"description":"Half a day of course design","quantity":0.5,"unit_price":650.00,"discount_percent":null,"account_id":"acc_01m8khfqj4e83tngyg3ry3rn1m","account_code":"4000","vat_code":"ST","net_amount":325.00,"vat_amount":65.00,"gross_amount":390.00,"vat_note":null}]}}', 1795952207286);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8khfprneg9r8k1784701pb7', 'org_01m8khfqj5ey6tv71zmfzyj3c0', 'tieout-journals-2e92e55b8c36cc0c5b433ff9512378570f6da3d0e0daa8f3378293c8ecec3bfe', '\x71b463b4be7304a3ca3cdc5908902f90de9f42bcf92637d488413e3fdfb58b7f', 200, '{"data":{"mode":"all_or_nothing","posted":3,"refused":0,"items":[{"index":0,"status":"posted","id":"jnl_01m8khfstre33rmr1vy3addf9z","sequence":14,"error":null},{"index":1,"status":"posted","id":"jnl_01m8khfstre33rmr1vyb10b4ev","sequence":15,"error":null},{"index":2,"status":"posted","id":"jnl_01m8khfstre33rmr1vyg0w0syd","sequence":16,"error":null}]}}', 1795952207704);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8khfprneg9r8k1784701pb7', 'org_01m8khfqj5ey6tv71zmfzyj3c0', '01a22717-e870-73a2-973c-b0af65af60ca', '\xeca808fac07854912910423122ab3428ab481ddc5eec3eda304878733cfd973b', 200, '{"data":{"created":13,"duplicates":0,"dry_run":false,"rows":[{"index":0,"status":"created","id":"btx_01m8khft3mejqra6b0cwe1z3kz"},{"index":1,"status":"created","id":"btx_01m8khft3mejqra6b0d2bz38d6"},{"index":2,"status":"created","id":"btx_01m8khft3mejqra6b0d5bmmfz7"},{"index":3,"status":"created","id":"btx_01m8khft3mejqra6b0d9dh5mba"},{"index":4,"status":"created","id":"btx_01m8khft3mejqra6b0ddp9qyx4"},{"index":5,"status":"created","id":"btx_01m8khft3mejqra6b0dhyqqrae"},{"index":6,"status":"created","id":"btx_01m8khft3mejqra6b0dp6phmhh"},{"index":7,"status":"created","id":"btx_01m8khft3mejqra6b0dt06jgpy"},{"index":8,"status":"created","id":"btx_01m8khft3mejqra6b0dxvm5245"},{"index":9,"status":"created","id":"btx_01m8khft3mejqra6b0e1vtkb2w"},{"index":10,"status":"created","id":"btx_01m8khft3mejqra6b0e52ggqq8"},{"index":11,"status":"created","id":"btx_01m8khft3mejqra6b0e8639277"},{"index":12,"status":"created","id":"btx_01m8khft3mejqra6b0efr0jgfh"}]}}', 1795952207988);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8khfprneg9r8k1784701pb7', 'org_01m8khfqj5ey6tv71zmfzyj3c0', '01a22717-eb5b-70ab-b671-723cb22a85da', '\x671c8892111aa365ab6f40e81a468e9ca0255afbdae3f6d0adcb2ff33c1edd23', 200, '{"data":{"id":"btx_01m8khft3mejqra6b0d9dh5mba","bank_account_id":"bac_01m8khfqtzew99tr24tvmd1vgv","date":"2026-02-10","amount":-1350.00,"currency":"GBP","description":"FPO HARCOURT LETTINGS HL-33","reference":null,"external_id":null,"status":"confirmed","account_id":null,"vat_code":"NV","vat_amount":0.00,"vat_side":null,"net_amount":-1350.00,"contact_id":"con_01m8khfrc8en7avtp1z4sh4esj","journal_id":"jnl_01m8khftv0eqjv1xbwgas5dzmx","settlement_id":"set_01m8khftv0eqjv1xbwgas5dzmx","confirmed_at":"2026-11-29T11:36:48.736Z","created_at":"2026-11-29T11:36:47.988Z","updated_at":"2026-11-29T11:36:48.736Z","version":2}}', 1795952208736);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8khfprneg9r8k1784701pb7', 'org_01m8khfqj5ey6tv71zmfzyj3c0', '01a22717-ed15-76e8-aa05-21c104979253', '\x14ad83692501a09408201476c1b98134584b3494d99e628e8483117d66d58685', 200, '{"data":{"id":"btx_01m8khft3mejqra6b0dp6phmhh","bank_account_id":"bac_01m8khfqtzew99tr24tvmd1vgv","date":"2026-02-27","amount":-400.00,"currency":"GBP","description":"FPO PRINTWELL PX-881","reference":null,"external_id":null,"status":"confirmed","account_id":null,"vat_code":"NV","vat_amount":0.00,"vat_side":null,"net_amount":-400.00,"contact_id":"con_01m8khfr7je7a8yx1bqkszx0md","journal_id":"jnl_01m8khfv96eg5rzexgfgpabh7z","settlement_id":"set_01m8khfv96eg5rzexgfgpabh7z","confirmed_at":"2026-11-29T11:36:49.190Z","created_at":"2026-11-29T11:36:47.988Z","updated_at":"2026-11-29T11:36:49.190Z","version":2}}', 1795952209190);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8khfprneg9r8k1784701pb7', 'org_01m8khfqj5ey6tv71zmfzyj3c0', '01a22717-f0f3-74c5-a0fa-e223fdb8d0e8', '\x075fc453b8af2926add09cb7c08b107d040bd2c788e3ccf063bc377ae64e7cfc', 200, '{"data":{"suggested":4,"applied":4,"next":null,"suggestions":[{"id":"btx_01m8khft3mejqra6b0d5bmmfz7","bank_account_id":"bac_01m8khfqtzew99tr24tvmd1vgv","date":"2026-02-02","amount":-36.00,"currency":"GBP","description":"CARD SLATEWORK SOFTWARE SUBSCRIPTION","kind":"account","allocations":[],"settlement_id":null,"transfer_to_bank_account_id":null,"transfer_to_bank_account_name":null,"other_half_id":null,"account_id":"acc_01m8khfqj5ey6tv71zjmt3sw71","account_code":"6210","account_name":"Software and subscriptions","vat_code":"ST","vat_amount":6.00,"confidence":0.989,"suggested_by":"text","reason":"the text names the account, standard-rated (VAT Notice 700)","applied":true,"error":null},{"id":"btx_01m8khft3mejqra6b0dhyqqrae","bank_account_id":"bac_01m8khfqtzew99tr24tvmd1vgv","date":"2026-02-18","amount":-58.40,"currency":"GBP","description":"CARD TRAINLINE.COM LONDON","kind":"account","allocations":[],"settlement_id":null,"transfer_to_bank_account_id":null,"transfer_to_bank_account_name":null,"other_half_id":null,"account_id":"acc_01m8khfqj5ey6tv71zjyzspm6y","account_code":"6300","account_name":"Travel and subsistence","vat_code":"ZR","vat_amount":0.00,"confidence":0.872,"suggested_by":"text","reason":"supplier Trainline: rail travel, zero-rated (VAT Notice 744A)","applied":true,"error":null},{"id":"btx_01m8khft3mejqra6b0dt06jgpy","bank_account_id":"bac_01m8khfqtzew99tr24tvmd1vgv","date":"2026-03-02","amount":-36.00,"currency":"GBP","description":"CARD SLATEWORK SOFTWARE SUBSCRIPTION","kind":"account","allocations":[],"settlement_id":null,"transfer_to_bank_account_id":null,"transfer_to_bank_account_name":null,"other_half_id":null,"account_id":"acc_01m8khfqj5ey6tv71zjmt3sw71","account_code":"6210","account_name":"Software and subscriptions","vat_code":"ST","vat_amount":6.00,"confidence":0.989,"suggested_by":"text","reason":"the text names the account, standard-rated (VAT Notice 700)","applied":true,"error":null},{"id":"btx_01m8khft3mejqra6b0e52ggqq8","bank_account_id":"bac_01m8khfqtzew99tr24tvmd1vgv","date":"2026-03-20","amount":-7.50,"currency":"GBP","description":"TOTAL CHARGES TO 19MAR2026","kind":"account","allocations":[],"settlement_id":null,"transfer_to_bank_account_id":null,"transfer_to_bank_account_name":null,"other_half_id":null,"account_id":"acc_01m8khfqj5ey6tv71zkmrpsnvp","account_code":"6700","account_name":"Bank charges","vat_code":"EX","vat_amount":0.00,"confidence":0.990,"suggested_by":"text","reason":"\"bank charges\": bank charges, exempt (VAT Notice 701/49)","applied":true,"error":null}]}}', 1795952210666);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8khfprneg9r8k1784701pb7', 'org_01m8khfqj5ey6tv71zmfzyj3c0', '01a22717-f324-766d-a7de-4b6b947b032d', '\xeb4358b89af8d270bfd5fcf84ad5a427f6c4d534a657b925603c5df938fd56fd', 200, '{"data":{"id":"btx_01m8khft3mejqra6b0dhyqqrae","bank_account_id":"bac_01m8khfqtzew99tr24tvmd1vgv","date":"2026-02-18","amount":-58.40,"currency":"GBP","description":"CARD TRAINLINE.COM LONDON","reference":null,"external_id":null,"status":"confirmed","account_id":"acc_01m8khfqj5ey6tv71zjyzspm6y","vat_code":"ZR","vat_amount":0.00,"vat_side":"input","net_amount":-58.40,"contact_id":null,"journal_id":"jnl_01m8khfws7esntvy8azd1h80x2","settlement_id":null,"confirmed_at":"2026-11-29T11:36:50.727Z","created_at":"2026-11-29T11:36:47.988Z","updated_at":"2026-11-29T11:36:50.727Z","version":3}}', 1795952210727);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8khfprneg9r8k1784701pb7', 'org_01m8khfqj5ey6tv71zmfzyj3c0', '01a22717-f385-719c-b63d-176dcc0b1913', '\xb1aedefcd631f67a1c8fee3d461b7f0ec66abe3cc0a033900f8d5b8ef379c35f', 200, '{"data":{"id":"btx_01m8khft3mejqra6b0dt06jgpy","bank_account_id":"bac_01m8khfqtzew99tr24tvmd1vgv","date":"2026-03-02","amount":-36.00,"currency":"GBP","description":"CARD SLATEWORK SOFTWARE SUBSCRIPTION","reference":null,"external_id":null,"status":"confirmed","account_id":"acc_01m8khfqj5ey6tv71zjmt3sw71","vat_code":"ST","vat_amount":6.00,"vat_side":"input","net_amount":-30.00,"contact_id":null,"journal_id":"jnl_01m8khfwweefbbmcapgpyg18n5","settlement_id":null,"confirmed_at":"2026-11-29T11:36:50.830Z","created_at":"2026-11-29T11:36:47.988Z","updated_at":"2026-11-29T11:36:50.830Z","version":3}}', 1795952210830);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8khfprneg9r8k1784701pb7', 'org_01m8khfqj5ey6tv71zmfzyj3c0', '01a22717-f409-740f-a9f3-df540cf022a9', '\xa8e4c624d851d95b54a637eb5ecfd0042c5555084045b34620da17b2bfec39e3', 200, '{"data":{"id":"btx_01m8khft3mejqra6b0d5bmmfz7","bank_account_id":"bac_01m8khfqtzew99tr24tvmd1vgv","date":"2026-02-02","amount":-36.00,"currency":"GBP","description":"CARD SLATEWORK SOFTWARE SUBSCRIPTION","reference":null,"external_id":null,"status":"confirmed","account_id":"acc_01m8khfqj5ey6tv71zjmt3sw71","vat_code":"ST","vat_amount":6.00,"vat_side":"input","net_amount":-30.00,"contact_id":null,"journal_id":"jnl_01m8khfx0fed5s3v0jqrn326pb","settlement_id":null,"confirmed_at":"2026-11-29T11:36:50.959Z","created_at":"2026-11-29T11:36:47.988Z","updated_at":"2026-11-29T11:36:50.959Z","version":3}}', 1795952210959);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8khfprneg9r8k1784701pb7', 'org_01m8khfqj5ey6tv71zmfzyj3c0', '01a22717-f472-7717-832f-47570d4e56c2', '\xf2e8aa6dc239842674e592330f2c7c594b9f20ca8618d188de35dc3d93c3a013', 200, '{"data":{"id":"btx_01m8khft3mejqra6b0e52ggqq8","bank_account_id":"bac_01m8khfqtzew99tr24tvmd1vgv","date":"2026-03-20","amount":-7.50,"currency":"GBP","description":"TOTAL CHARGES TO 19MAR2026","reference":null,"external_id":null,"status":"confirmed","account_id":"acc_01m8khfqj5ey6tv71zkmrpsnvp","vat_code":"EX","vat_amount":0.00,"vat_side":"input","net_amount":-7.50,"contact_id":null,"journal_id":"jnl_01m8khfx3vegespd4b159xc7r2","settlement_id":null,"confirmed_at":"2026-11-29T11:36:51.067Z","created_at":"2026-11-29T11:36:47.988Z","updated_at":"2026-11-29T11:36:51.067Z","version":3}}', 1795952211067);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8khfprneg9r8k1784701pb7', 'org_01m8khfqj5ey6tv71zmfzyj3c0', '01a22717-f53b-768d-b7ef-3be5c559872e', '\x5198dd96be529a4b6e1aaa42552673553615f3c27de5211e9a87edd2eb6c58e7', 201, '{"data":{"id":"vrt_01m8khfx9wekzv3bdv7bechkw0","date_from":"2026-01-01","date_to":"2026-03-31","status":"draft","currency":"GBP","scheme":"standard","flat_rate_percent":null,"adjustments":[],"boxes":{"1":698.40,"2":0.00,"3":698.40,"4":319.80,"5":378.60,"6":4776.00,"7":3427.00,"8":0.00,"9":0.00},"direction":"pay","hmrc":{"vatDueSales":698.40,"vatDueAcquisitions":0.00,"totalVatDue":698.40,"vatReclaimedCurrPeriod":319.80,"netVatDue":378.60,"totalValueSalesExVAT":4776,"totalValuePurchasesExVAT":3427,"totalValueGoodsSuppliedExVAT":0,"totalAcquisitionsExVAT":0},"journal_id":null,"finalised_at":null,"filed_at":null,"receipt":null,"created_at":"2026-11-29T11:36:51.260Z","updated_at":"2026-11-29T11:36:51.260Z","version":1}}', 1795952211260);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8khfprneg9r8k1784701pb7', '', 'once', '\xbd590065f8df1f619336633472911f7d86118bce11abf11de10c7d723b56911c', 202, '{"reconciliation_id":"rec_01m8khfy19emmbkwxeqxad6m1z","status":"queued","poll_url":"/api/v1/reconciliations/rec_01m8khfy19emmbkwxeqxad6m1z"}', 1795952212009);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8khfprneg9r8k1784701pb7', 'org_01m8khfqj5ey6tv71zmfzyj3c0', '01a22717-f579-7518-92ce-6f4e8b9f8a31', '\xc0a0f9a2fc253d23650b7b72f297bb32977fcdd64834a564c2a953eb5147c971', 200, '{"data":{"id":"vrt_01m8khfx9wekzv3bdv7bechkw0","date_from":"2026-01-01","date_to":"2026-03-31","status":"finalised","currency":"GBP","scheme":"standard","flat_rate_percent":null,"adjustments":[],"boxes":{"1":698.40,"2":0.00,"3":698.40,"4":319.80,"5":378.60,"6":4776.00,"7":3427.00,"8":0.00,"9":0.00},"direction":"pay","hmrc":{"vatDueSales":698.40,"vatDueAcquisitions":0.00,"totalVatDue":698.40,"vatReclaimedCurrPeriod":319.80,"netVatDue":378.60,"totalValueSalesExVAT":4776,"totalValuePurchasesExVAT":3427,"totalValueGoodsSuppliedExVAT":0,"totalAcquisitionsExVAT":0},"journal_id":null,"finalised_at":"2026-11-29T11:36:51.326Z","filed_at":null,"receipt":null,"created_at":"2026-11-29T11:36:51.260Z","updated_at":"2026-11-29T11:36:51.326Z","version":2}}', 1795952211326);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8khfprneg9r8k1784701pb7', 'org_01m8khfqj5ey6tv71zmfzyj3c0', '01a22717-f5c0-7707-ad85-980c95177d74', '\x86c446ce12f8a7e1fad04ec5bc9ef3fbeffac705d01961822fe721d6750ed775', 200, '{"data":{"id":"org_01m8khfqj5ey6tv71zmfzyj3c0","name":"Wren & Marsh Ltd","currency":"GBP","country":"GB","financial_year_end":"03-31","vat_registered":true,"vat_number":null,"vat_scheme":"standard","flat_rate_percent":null,"vat_methods":[{"effective_from":null,"vat_registered":true,"vat_number":null,"vat_scheme":"standard","flat_rate_percent":null}],"vat_rounding":"line","status":"active","role":"owner","lock_date":"2026-03-31","created_at":"2026-11-29T11:36:45.381Z","updated_at":"2026-11-29T11:36:51.395Z","version":2}}', 1795952211395);
INSERT INTO public.invoice_lines VALUES ('org_01m8khfqj5ey6tv71zmfzyj3c0', 'inv_01m8khfrqbeq4v6avgvy9ycrpx', 1, 'Course design, 3 days', '3', '650.00', NULL, 'acc_01m8khfqj4e83tngyg3ry3rn1m', 'ST', NULL, 195000, 39000, 234000);
INSERT INTO public.invoice_lines VALUES ('org_01m8khfqj5ey6tv71zmfzyj3c0', 'inv_01m8khfrsxeeatp0ky9pn1y0k3', 1, 'Printing of workbooks', '1', '412.00', NULL, 'acc_01m8khfqj4e83tngyg4e6tabyv', 'ZR', NULL, 41200, 0, 41200);
INSERT INTO public.invoice_lines VALUES ('org_01m8khfqj5ey6tv71zmfzyj3c0', 'inv_01m8khfrwzeayrr4zrqtngvxd6', 1, 'Laptop', '1', '899.00', NULL, 'acc_01m8khfqj4e83tngyg0wrq7dx3', 'ST', NULL, 89900, 17980, 107880);
INSERT INTO public.invoice_lines VALUES ('org_01m8khfqj5ey6tv71zmfzyj3c0', 'inv_01m8khfs0re3mbcb691fdpq1cc', 1, 'Workbooks', '120', '7.25', NULL, 'acc_01m8khfqj4e83tngyg3wx86t8a', 'ZR', NULL, 87000, 0, 87000);
INSERT INTO public.invoice_lines VALUES ('org_01m8khfqj5ey6tv71zmfzyj3c0', 'inv_01m8khfs2de918x812kn7wvk0n', 1, 'Rent, January to March', '1', '1350.00', NULL, 'acc_01m8khfqj4e83tngyg57bsjz5v', 'EX', NULL, 135000, 0, 135000);
INSERT INTO public.invoice_lines VALUES ('org_01m8khfqj5ey6tv71zmfzyj3c0', 'inv_01m8khfs4ve75bzxh4memrfgen', 1, 'Seminar room, 5 evenings', '5', '48.00', NULL, 'acc_01m8khfqq2enatasd3f3vb1sk4', 'EX', NULL, 24000, 0, 24000);
INSERT INTO public.invoice_lines VALUES ('org_01m8khfqj5ey6tv71zmfzyj3c0', 'inv_01m8khfs4ve75bzxh4memrfgen', 2, 'Projector', '1', '35.00', NULL, 'acc_01m8khfqj4e83tngyg3ry3rn1m', 'ST', NULL, 3500, 700, 4200);
INSERT INTO public.invoice_lines VALUES ('org_01m8khfqj5ey6tv71zmfzyj3c0', 'inv_01m8khfs76es8ayt8hbhqerh34', 1, 'Course for new starters', '1', '1480.00', '10', 'acc_01m8khfqj4e83tngyg3ry3rn1m', 'ST', NULL, 133200, 26640, 159840);
INSERT INTO public.invoice_lines VALUES ('org_01m8khfqj5ey6tv71zmfzyj3c0', 'inv_01m8khfs8vep7bk3knxf93shwx', 1, 'Raised in error', '1', '500.00', NULL, 'acc_01m8khfqj4e83tngyg3ry3rn1m', 'ST', NULL, 50000, 10000, 60000);
INSERT INTO public.invoice_lines VALUES ('org_01m8khfqj5ey6tv71zmfzyj3c0', 'inv_01m8khfsapez2a1krhpeta2dsq', 1, 'A day that was not held', '1', '150.00', NULL, 'acc_01m8khfqj4e83tngyg3ry3rn1m', 'ST', NULL, 15000, 3000, 18000);
INSERT INTO public.invoice_lines VALUES ('org_01m8khfqj5ey6tv71zmfzyj3c0', 'inv_01m8khfsc2e7ztj93agn85gv2n', 1, 'Illustration, 2 days', '2', '384.00', NULL, 'acc_01m8khfqj4e83tngyg4j2a31tm', 'ST', NULL, 64000, 12800, 76800);
INSERT INTO public.invoice_lines VALUES ('org_01m8khfqj5ey6tv71zmfzyj3c0', 'inv_01m8khfsdpe9ksvrh1zsvj7ahh', 1, 'Workbooks', '24', '7.25', NULL, 'acc_01m8khfqj4e83tngyg3wx86t8a', 'ZR', NULL, 17400, 0, 17400);
INSERT INTO public.invoice_lines VALUES ('org_01m8khfqj5ey6tv71zmfzyj3c0', 'inv_01m8khfsdpe9ksvrh1zsvj7ahh', 2, 'Half a day of course design', '0.5', '650.00', NULL, 'acc_01m8khfqj4e83tngyg3ry3rn1m', 'ST', NULL, 32500, 6500, 39000);
INSERT INTO public.invoice_lines VALUES ('org_01m8khfqazehr9shkg05mf462x', 'inv_01m8khfyade4zam4ajevgmxdpp', 1, 'Oak', '1', '50', NULL, 'acc_01m8khfqazehr9shkfwg44yrww', 'ST', NULL, 5000, 1000, 6000);
INSERT INTO public.invoice_lines VALUES ('org_01m8khfqazehr9shkg05mf462x', 'inv_01m8khfycneaevek1503dskx53', 1, 'Oak', '1', '50', NULL, 'acc_01m8khfqazehr9shkfx5gnet33', 'ST', NULL, 5000, 1000, 6000);
INSERT INTO public.invoices VALUES ('inv_01m8khfsc2e7ztj93agn85gv2n', 'org_01m8khfqj5ey6tv71zmfzyj3c0', 'purchase', 'invoice', 'issued', 'FR-1209', 'con_01m8khfre9edqvpstnkztfb1eh', '2026-03-24', '2026-04-23', 'inclusive', NULL, NULL, 64000, 12800, 76800, 0, 0, 'issued', 'jnl_01m8khfsc2e7ztj93agttasxdh', NULL, NULL, 'fr-1209', 1795952207234, 1795952207234, 1, '9999-99-99', 0, NULL, NULL, NULL, 0, 0, 0);
INSERT INTO public.invoices VALUES ('inv_01m8khfsdpe9ksvrh1zsvj7ahh', 'org_01m8khfqj5ey6tv71zmfzyj3c0', 'sales', 'invoice', 'issued', 'INV-0006', 'con_01m8khfr0wed99w8909be7p479', '2026-03-27', '2026-04-26', 'exclusive', NULL, NULL, 49900, 6500, 56400, 0, 0, 'issued', 'jnl_01m8khfsdpe9ksvrh1zza4gv7d', NULL, NULL, 'inv-0006', 1795952207286, 1795952207286, 1, '9999-99-99', 0, NULL, NULL, NULL, 0, 0, 0);
INSERT INTO public.invoices VALUES ('inv_01m8khfs8vep7bk3knxf93shwx', 'org_01m8khfqj5ey6tv71zmfzyj3c0', 'sales', 'invoice', 'void', 'INV-0005', 'con_01m8khfr5aefzr4nqqf4000d59', '2026-03-03', '2026-04-02', 'exclusive', NULL, NULL, 50000, 10000, 60000, 0, 0, 'issued', 'jnl_01m8khfs8vep7bk3knxgjhzm8t', '2026-03-03', 'jnl_01m8khfshreznbqdapjgwpe1t0', 'inv-0005', 1795952207131, 1795952207416, 2, '2026-03-03', 0, NULL, NULL, NULL, 0, 0, 0);
INSERT INTO public.invoices VALUES ('inv_01m8khfsapez2a1krhpeta2dsq', 'org_01m8khfqj5ey6tv71zmfzyj3c0', 'sales', 'credit_note', 'issued', 'CN-0001', 'con_01m8khfr5aefzr4nqqf4000d59', '2026-03-12', '2026-03-12', 'exclusive', 'INV-0004', NULL, 15000, 3000, 18000, 0, 18000, 'issued', 'jnl_01m8khfsapez2a1krhph8q0h68', NULL, NULL, 'cn-0001
inv-0004', 1795952207190, 1795952207551, 2, '2026-03-12', 1, '2026-03-12', '2026-03-12', NULL, 0, 0, 0);
INSERT INTO public.invoices VALUES ('inv_01m8khfs4ve75bzxh4memrfgen', 'org_01m8khfqj5ey6tv71zmfzyj3c0', 'sales', 'invoice', 'issued', 'INV-0003', 'con_01m8khfr2yekgs2v4atkz6e9j5', '2026-02-09', '2026-03-11', 'exclusive', NULL, NULL, 27500, 700, 28200, 28200, 0, 'issued', 'jnl_01m8khfs4ve75bzxh4mk13sq3c', NULL, NULL, 'inv-0003', 1795952207003, 1795952207841, 2, '2026-03-06', 1, '2026-03-06', '2026-03-06', NULL, 0, 0, 0);
INSERT INTO public.invoices VALUES ('inv_01m8khfrwzeayrr4zrqtngvxd6', 'org_01m8khfqj5ey6tv71zmfzyj3c0', 'purchase', 'invoice', 'issued', 'TB-0117', 'con_01m8khfra2e369ekj5scdtrmpa', '2026-01-21', '2026-02-20', 'exclusive', NULL, NULL, 89900, 17980, 107880, 107880, 0, 'issued', 'jnl_01m8khfrwzeayrr4zrqygba8m2', NULL, NULL, 'tb-0117', 1795952206751, 1795952208286, 2, '2026-01-22', 1, '2026-01-22', '2026-01-22', NULL, 0, 0, 0);
INSERT INTO public.invoices VALUES ('inv_01m8khfs2de918x812kn7wvk0n', 'org_01m8khfqj5ey6tv71zmfzyj3c0', 'purchase', 'invoice', 'issued', 'HL-33', 'con_01m8khfrc8en7avtp1z4sh4esj', '2026-02-01', '2026-03-03', 'exclusive', NULL, NULL, 135000, 0, 135000, 135000, 0, 'issued', 'jnl_01m8khfs2de918x812ktmdzcke', NULL, NULL, 'hl-33', 1795952206926, 1795952208736, 2, '2026-02-10', 1, '2026-02-10', '2026-02-10', NULL, 0, 0, 0);
INSERT INTO public.invoices VALUES ('inv_01m8khfrqbeq4v6avgvy9ycrpx', 'org_01m8khfqj5ey6tv71zmfzyj3c0', 'sales', 'invoice', 'issued', 'INV-0001', 'con_01m8khfr0wed99w8909be7p479', '2026-01-15', '2026-02-14', 'exclusive', NULL, NULL, 195000, 39000, 234000, 234000, 0, 'issued', 'jnl_01m8khfrqbeq4v6avgw3g5tgfg', NULL, NULL, 'inv-0001', 1795952206571, 1795952208944, 3, '2026-02-16', 2, '2026-01-30', '2026-02-16', NULL, 0, 0, 0);
INSERT INTO public.invoices VALUES ('inv_01m8khfs0re3mbcb691fdpq1cc', 'org_01m8khfqj5ey6tv71zmfzyj3c0', 'sales', 'invoice', 'issued', 'INV-0002', 'con_01m8khfr0wed99w8909be7p479', '2026-01-28', '2026-02-27', 'exclusive', NULL, NULL, 87000, 0, 87000, 87000, 0, 'issued', 'jnl_01m8khfs0re3mbcb691j71mrrv', NULL, NULL, 'inv-0002', 1795952206872, 1795952208944, 2, '2026-02-16', 1, '2026-02-16', '2026-02-16', NULL, 0, 0, 0);
INSERT INTO public.invoices VALUES ('inv_01m8khfrsxeeatp0ky9pn1y0k3', 'org_01m8khfqj5ey6tv71zmfzyj3c0', 'purchase', 'invoice', 'issued', 'PX-881', 'con_01m8khfr7je7a8yx1bqkszx0md', '2026-01-20', '2026-02-19', 'exclusive', NULL, NULL, 41200, 0, 41200, 40000, 0, 'issued', 'jnl_01m8khfrsxeeatp0ky9shh22ts', NULL, NULL, 'px-881', 1795952206653, 1795952209190, 2, '9999-99-99', 1, '2026-02-27', '2026-02-27', NULL, 0, 0, 0);
INSERT INTO public.invoices VALUES ('inv_01m8khfs76es8ayt8hbhqerh34', 'org_01m8khfqj5ey6tv71zmfzyj3c0', 'sales', 'invoice', 'issued', 'INV-0004', 'con_01m8khfr5aefzr4nqqf4000d59', '2026-02-20', '2026-03-22', 'exclusive', NULL, NULL, 133200, 26640, 159840, 141840, 18000, 'issued', 'jnl_01m8khfs76es8ayt8hbq2x145t', NULL, NULL, 'inv-0004', 1795952207078, 1795952209470, 3, '2026-03-16', 2, '2026-03-12', '2026-03-16', NULL, 0, 0, 0);
INSERT INTO public.invoices VALUES ('inv_01m8khfyade4zam4ajevgmxdpp', 'org_01m8khfqazehr9shkg05mf462x', 'sales', 'invoice', 'issued', 'E-1', 'con_01m8khfy9me9wtqv7tmjtby7fn', '2025-03-02', '2025-04-01', 'exclusive', NULL, NULL, 5000, 1000, 6000, 0, 6000, 'issued', 'jnl_01m8khfyaee90a29f5e113p3fp', NULL, NULL, 'e-1', 1795952212302, 1795952212338, 2, '2026-03-25', 1, '2026-03-25', '2026-03-25', NULL, 6000, 0, 0);
INSERT INTO public.invoices VALUES ('inv_01m8khfycneaevek1503dskx53', 'org_01m8khfqazehr9shkg05mf462x', 'purchase', 'invoice', 'issued', 'E-1', 'con_01m8khfy9me9wtqv7tmjtby7fn', '2025-03-02', '2025-04-01', 'exclusive', NULL, NULL, 5000, 1000, 6000, 0, 0, 'issued', 'jnl_01m8khfycneaevek1504kew0f9', NULL, NULL, 'e-1', 1795952212373, 1795952212397, 2, '9999-99-99', 0, NULL, NULL, NULL, 0, 6000, 1000);
INSERT INTO public.jobs VALUES ('rec_01m8khfy19emmbkwxeqxad6m1z', 'reconcile', 1, 'usr_01m8khfprneg9r8k1784701pb7', 'key_01m8khfpvsetyra50arthf50k4', 'completed', 3, 0, 1, 1, NULL, NULL, '01a22717f83c763993d46df0463e3d39', 3, NULL, 1795952212009, 1795952212014, 1795952212028, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8khfqj5ey6tv71zmfzyj3c0', 1, 1, 'acc_01m8khfqj4e83tngyg1xgftmvs', 1000000, NULL, NULL, 0, 0, '2026-01-01', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8khfqj5ey6tv71zmfzyj3c0', 1, 2, 'acc_01m8khfqj4e83tngyg3q7f6tjw', -1000000, NULL, NULL, 0, 0, '2026-01-01', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8khfqj5ey6tv71zmfzyj3c0', 2, 1, 'acc_01m8khfqj4e83tngyg1k1d1zpk', 234000, NULL, NULL, 0, 0, '2026-01-15', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8khfqj5ey6tv71zmfzyj3c0', 2, 2, 'acc_01m8khfqj4e83tngyg3ry3rn1m', -195000, 'Course design, 3 days', 'ST', 39000, 0, '2026-01-15', 'output', NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8khfqj5ey6tv71zmfzyj3c0', 2, 3, 'acc_01m8khfqmnedgadnz2372nx6y0', -39000, NULL, 'ST', 0, 1, '2026-01-15', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8khfqj5ey6tv71zmfzyj3c0', 3, 1, 'acc_01m8khfqj4e83tngyg2486m2hm', -41200, NULL, NULL, 0, 0, '2026-01-20', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8khfqj5ey6tv71zmfzyj3c0', 3, 2, 'acc_01m8khfqj4e83tngyg4e6tabyv', 41200, 'Printing of workbooks', 'ZR', 0, 0, '2026-01-20', 'input', NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8khfqj5ey6tv71zmfzyj3c0', 4, 1, 'acc_01m8khfqj4e83tngyg2486m2hm', -107880, NULL, NULL, 0, 0, '2026-01-21', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8khfqj5ey6tv71zmfzyj3c0', 4, 2, 'acc_01m8khfqj4e83tngyg0wrq7dx3', 89900, 'Laptop', 'ST', 17980, 0, '2026-01-21', 'input', NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8khfqj5ey6tv71zmfzyj3c0', 4, 3, 'acc_01m8khfqmnedgadnz2372nx6y0', 17980, NULL, 'ST', 0, 1, '2026-01-21', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8khfqj5ey6tv71zmfzyj3c0', 5, 1, 'acc_01m8khfqj4e83tngyg1k1d1zpk', 87000, NULL, NULL, 0, 0, '2026-01-28', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8khfqj5ey6tv71zmfzyj3c0', 5, 2, 'acc_01m8khfqj4e83tngyg3wx86t8a', -87000, 'Workbooks', 'ZR', 0, 0, '2026-01-28', 'output', NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8khfqj5ey6tv71zmfzyj3c0', 6, 1, 'acc_01m8khfqj4e83tngyg2486m2hm', -135000, NULL, NULL, 0, 0, '2026-02-01', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8khfqj5ey6tv71zmfzyj3c0', 6, 2, 'acc_01m8khfqj4e83tngyg57bsjz5v', 135000, 'Rent, January to March', 'EX', 0, 0, '2026-02-01', 'input', NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8khfqj5ey6tv71zmfzyj3c0', 7, 1, 'acc_01m8khfqj4e83tngyg1k1d1zpk', 28200, NULL, NULL, 0, 0, '2026-02-09', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8khfqj5ey6tv71zmfzyj3c0', 7, 2, 'acc_01m8khfqq2enatasd3f3vb1sk4', -24000, 'Seminar room, 5 evenings', 'EX', 0, 0, '2026-02-09', 'output', NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8khfqj5ey6tv71zmfzyj3c0', 7, 3, 'acc_01m8khfqj4e83tngyg3ry3rn1m', -3500, 'Projector', 'ST', 700, 0, '2026-02-09', 'output', NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8khfqj5ey6tv71zmfzyj3c0', 7, 4, 'acc_01m8khfqmnedgadnz2372nx6y0', -700, NULL, 'ST', 0, 1, '2026-02-09', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8khfqj5ey6tv71zmfzyj3c0', 8, 1, 'acc_01m8khfqj4e83tngyg1k1d1zpk', 159840, NULL, NULL, 0, 0, '2026-02-20', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8khfqj5ey6tv71zmfzyj3c0', 8, 2, 'acc_01m8khfqj4e83tngyg3ry3rn1m', -133200, 'Course for new starters', 'ST', 26640, 0, '2026-02-20', 'output', NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8khfqj5ey6tv71zmfzyj3c0', 8, 3, 'acc_01m8khfqmnedgadnz2372nx6y0', -26640, NULL, 'ST', 0, 1, '2026-02-20', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8khfqj5ey6tv71zmfzyj3c0', 9, 1, 'acc_01m8khfqj4e83tngyg1k1d1zpk', 60000, NULL, NULL, 0, 0, '2026-03-03', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8khfqj5ey6tv71zmfzyj3c0', 9, 2, 'acc_01m8khfqj4e83tngyg3ry3rn1m', -50000, 'Raised in error', 'ST', 10000, 0, '2026-03-03', 'output', NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8khfqj5ey6tv71zmfzyj3c0', 9, 3, 'acc_01m8khfqmnedgadnz2372nx6y0', -10000, NULL, 'ST', 0, 1, '2026-03-03', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8khfqj5ey6tv71zmfzyj3c0', 10, 1, 'acc_01m8khfqj4e83tngyg1k1d1zpk', -18000, NULL, NULL, 0, 0, '2026-03-12', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8khfqj5ey6tv71zmfzyj3c0', 10, 2, 'acc_01m8khfqj4e83tngyg3ry3rn1m', 15000, 'A day that was not held', 'ST', 3000, 0, '2026-03-12', 'output', NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8khfqj5ey6tv71zmfzyj3c0', 10, 3, 'acc_01m8khfqmnedgadnz2372nx6y0', 3000, NULL, 'ST', 0, 1, '2026-03-12', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8khfqj5ey6tv71zmfzyj3c0', 11, 1, 'acc_01m8khfqj4e83tngyg2486m2hm', -76800, NULL, NULL, 0, 0, '2026-03-24', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8khfqj5ey6tv71zmfzyj3c0', 11, 2, 'acc_01m8khfqj4e83tngyg4j2a31tm', 64000, 'Illustration, 2 days', 'ST', 12800, 0, '2026-03-24', 'input', NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8khfqj5ey6tv71zmfzyj3c0', 11, 3, 'acc_01m8khfqmnedgadnz2372nx6y0', 12800, NULL, 'ST', 0, 1, '2026-03-24', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8khfqj5ey6tv71zmfzyj3c0', 12, 1, 'acc_01m8khfqj4e83tngyg1k1d1zpk', 56400, NULL, NULL, 0, 0, '2026-03-27', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8khfqj5ey6tv71zmfzyj3c0', 12, 2, 'acc_01m8khfqj4e83tngyg3wx86t8a', -17400, 'Workbooks', 'ZR', 0, 0, '2026-03-27', 'output', NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8khfqj5ey6tv71zmfzyj3c0', 12, 3, 'acc_01m8khfqj4e83tngyg3ry3rn1m', -32500, 'Half a day of course design', 'ST', 6500, 0, '2026-03-27', 'output', NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8khfqj5ey6tv71zmfzyj3c0', 12, 4, 'acc_01m8khfqmnedgadnz2372nx6y0', -6500, NULL, 'ST', 0, 1, '2026-03-27', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8khfqj5ey6tv71zmfzyj3c0', 13, 1, 'acc_01m8khfqj4e83tngyg1k1d1zpk', -60000, NULL, NULL, 0, 0, '2026-03-03', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8khfqj5ey6tv71zmfzyj3c0', 13, 2, 'acc_01m8khfqj4e83tngyg3ry3rn1m', 50000, 'Raised in error', 'ST', 10000, 0, '2026-03-03', 'output', NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8khfqj5ey6tv71zmfzyj3c0', 13, 3, 'acc_01m8khfqmnedgadnz2372nx6y0', 10000, NULL, 'ST', 0, 1, '2026-03-03', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8khfqj5ey6tv71zmfzyj3c0', 14, 1, 'acc_01m8khfqj4e83tngyg3q7f6tjw', 1000000, NULL, NULL, 0, 0, '2026-01-01', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8khfqj5ey6tv71zmfzyj3c0', 14, 2, 'acc_01m8khfqj4e83tngyg38cndgfy', -10000, 'Share capital', NULL, 0, 0, '2026-01-01', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8khfqj5ey6tv71zmfzyj3c0', 14, 3, 'acc_01m8khfqj4e83tngyg2xxnb4yt', -990000, 'Lent by the director', NULL, 0, 0, '2026-01-01', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8khfqj5ey6tv71zmfzyj3c0', 15, 1, 'acc_01m8khfqj4e83tngyg4s7wwwx4', 100000, NULL, NULL, 0, 0, '2026-03-31', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8khfqj5ey6tv71zmfzyj3c0', 15, 2, 'acc_01m8khfqj4e83tngyg2ejtt5j3', -6345, 'PAYE and National Insurance', NULL, 0, 0, '2026-03-31', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8khfqj5ey6tv71zmfzyj3c0', 15, 3, 'acc_01m8khfqj4e83tngyg2qjsy8hv', -93655, 'Net pay', NULL, 0, 0, '2026-03-31', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8khfqj5ey6tv71zmfzyj3c0', 16, 1, 'acc_01m8khfqj5ey6tv71zkshb2jvt', 7492, '3 of 36 months of 899.00', NULL, 0, 0, '2026-03-31', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8khfqj5ey6tv71zmfzyj3c0', 16, 2, 'acc_01m8khfqj4e83tngyg1az7xx22', -7492, NULL, NULL, 0, 0, '2026-03-31', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8khfqj5ey6tv71zmfzyj3c0', 17, 1, 'acc_01m8khfqj4e83tngyg1k1d1zpk', -28200, NULL, NULL, 0, 0, '2026-03-06', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8khfqj5ey6tv71zmfzyj3c0', 17, 2, 'acc_01m8khfqj4e83tngyg1xgftmvs', 28200, NULL, NULL, 0, 0, '2026-03-06', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8khfqj5ey6tv71zmfzyj3c0', 18, 1, 'acc_01m8khfqj4e83tngyg2486m2hm', 107880, NULL, NULL, 0, 0, '2026-01-22', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8khfqj5ey6tv71zmfzyj3c0', 18, 2, 'acc_01m8khfqj4e83tngyg1xgftmvs', -107880, NULL, NULL, 0, 0, '2026-01-22', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8khfqj5ey6tv71zmfzyj3c0', 19, 1, 'acc_01m8khfqj4e83tngyg1k1d1zpk', -150000, NULL, NULL, 0, 0, '2026-01-30', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8khfqj5ey6tv71zmfzyj3c0', 19, 2, 'acc_01m8khfqj4e83tngyg1xgftmvs', 150000, NULL, NULL, 0, 0, '2026-01-30', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8khfqj5ey6tv71zmfzyj3c0', 24, 1, 'acc_01m8khfqj4e83tngyg1xgftmvs', -200000, NULL, NULL, 0, 0, '2026-03-25', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8khfqj5ey6tv71zmfzyj3c0', 24, 2, 'acc_01m8khfqy8e16v7x016sqadf8k', 200000, NULL, NULL, 0, 0, '2026-03-25', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8khfqj5ey6tv71zmfzyj3c0', 25, 1, 'acc_01m8khfqj4e83tngyg1xgftmvs', -93655, NULL, NULL, 0, 0, '2026-03-31', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8khfqj5ey6tv71zmfzyj3c0', 25, 2, 'acc_01m8khfqj4e83tngyg2qjsy8hv', 93655, NULL, NULL, 0, 0, '2026-03-31', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8khfqj5ey6tv71zmfzyj3c0', 20, 1, 'acc_01m8khfqj4e83tngyg2486m2hm', 135000, NULL, NULL, 0, 0, '2026-02-10', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8khfqj5ey6tv71zmfzyj3c0', 20, 2, 'acc_01m8khfqj4e83tngyg1xgftmvs', -135000, NULL, NULL, 0, 0, '2026-02-10', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8khfqj5ey6tv71zmfzyj3c0', 21, 1, 'acc_01m8khfqj4e83tngyg1k1d1zpk', -171000, NULL, NULL, 0, 0, '2026-02-16', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8khfqj5ey6tv71zmfzyj3c0', 21, 2, 'acc_01m8khfqj4e83tngyg1xgftmvs', 171000, NULL, NULL, 0, 0, '2026-02-16', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8khfqj5ey6tv71zmfzyj3c0', 22, 1, 'acc_01m8khfqj4e83tngyg2486m2hm', 40000, NULL, NULL, 0, 0, '2026-02-27', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8khfqj5ey6tv71zmfzyj3c0', 22, 2, 'acc_01m8khfqj4e83tngyg1xgftmvs', -40000, NULL, NULL, 0, 0, '2026-02-27', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8khfqj5ey6tv71zmfzyj3c0', 23, 1, 'acc_01m8khfqj4e83tngyg1k1d1zpk', -141840, NULL, NULL, 0, 0, '2026-03-16', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8khfqj5ey6tv71zmfzyj3c0', 23, 2, 'acc_01m8khfqj4e83tngyg1xgftmvs', 141840, NULL, NULL, 0, 0, '2026-03-16', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8khfqj5ey6tv71zmfzyj3c0', 26, 1, 'acc_01m8khfqj4e83tngyg1xgftmvs', -5840, NULL, NULL, 0, 0, '2026-02-18', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8khfqj5ey6tv71zmfzyj3c0', 26, 2, 'acc_01m8khfqj5ey6tv71zjyzspm6y', 5840, NULL, 'ZR', 0, 0, '2026-02-18', 'input', NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8khfqj5ey6tv71zmfzyj3c0', 27, 1, 'acc_01m8khfqj4e83tngyg1xgftmvs', -3600, NULL, NULL, 0, 0, '2026-03-02', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8khfqj5ey6tv71zmfzyj3c0', 27, 2, 'acc_01m8khfqj5ey6tv71zjmt3sw71', 3000, NULL, 'ST', 600, 0, '2026-03-02', 'input', NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8khfqj5ey6tv71zmfzyj3c0', 27, 3, 'acc_01m8khfqmnedgadnz2372nx6y0', 600, NULL, 'ST', 0, 1, '2026-03-02', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8khfqj5ey6tv71zmfzyj3c0', 28, 1, 'acc_01m8khfqj4e83tngyg1xgftmvs', -3600, NULL, NULL, 0, 0, '2026-02-02', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8khfqj5ey6tv71zmfzyj3c0', 28, 2, 'acc_01m8khfqj5ey6tv71zjmt3sw71', 3000, NULL, 'ST', 600, 0, '2026-02-02', 'input', NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8khfqj5ey6tv71zmfzyj3c0', 28, 3, 'acc_01m8khfqmnedgadnz2372nx6y0', 600, NULL, 'ST', 0, 1, '2026-02-02', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8khfqj5ey6tv71zmfzyj3c0', 29, 1, 'acc_01m8khfqj4e83tngyg1xgftmvs', -750, NULL, NULL, 0, 0, '2026-03-20', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8khfqj5ey6tv71zmfzyj3c0', 29, 2, 'acc_01m8khfqj5ey6tv71zkmrpsnvp', 750, NULL, 'EX', 0, 0, '2026-03-20', 'input', NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8khfqazehr9shkg05mf462x', 1, 1, 'acc_01m8khfqazehr9shkfyaaqhr26', 11000, NULL, 'CAR-50', 1000, 0, '2026-02-02', 'input', NULL, 1000);
INSERT INTO public.journal_lines VALUES ('org_01m8khfqazehr9shkg05mf462x', 1, 2, 'acc_01m8khfqf4eyf9qmx7z8j449ns', 1000, NULL, 'CAR-50', 0, 1, '2026-02-02', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8khfqazehr9shkg05mf462x', 1, 3, 'acc_01m8khfqazehr9shkftsqf4yjv', -12000, NULL, NULL, 0, 0, '2026-02-02', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8khfqazehr9shkg05mf462x', 2, 1, 'acc_01m8khfqazehr9shkfyaaqhr26', 10000, NULL, 'RC', 1900, 0, '2026-02-03', 'input', 'reverse_charge', 0);
INSERT INTO public.journal_lines VALUES ('org_01m8khfqazehr9shkg05mf462x', 2, 2, 'acc_01m8khfqf4eyf9qmx7z8j449ns', 1900, NULL, 'RC', 0, 1, '2026-02-03', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8khfqazehr9shkg05mf462x', 2, 3, 'acc_01m8khfqf4eyf9qmx7z8j449ns', -1900, NULL, 'RC', 0, 1, '2026-02-03', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8khfqazehr9shkg05mf462x', 2, 4, 'acc_01m8khfqazehr9shkftsqf4yjv', -10000, NULL, NULL, 0, 0, '2026-02-03', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8khfqazehr9shkg05mf462x', 3, 1, 'acc_01m8khfqazehr9shkfxgtppe7f', 50000, NULL, NULL, 0, 0, '2026-03-02', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8khfqazehr9shkg05mf462x', 3, 2, 'acc_01m8khfqazehr9shkftnv2ckrq', -50000, NULL, NULL, 0, 0, '2026-03-02', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8khfqazehr9shkg05mf462x', 4, 1, 'acc_01m8khfqazehr9shkfxgtppe7f', -50000, NULL, NULL, 0, 0, '2026-03-20', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8khfqazehr9shkg05mf462x', 4, 2, 'acc_01m8khfqazehr9shkftnv2ckrq', 50000, NULL, NULL, 0, 0, '2026-03-20', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8khfqazehr9shkg05mf462x', 5, 1, 'acc_01m8khfqazehr9shkftbvpynea', 6000, NULL, NULL, 0, 0, '2025-03-02', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8khfqazehr9shkg05mf462x', 5, 2, 'acc_01m8khfqazehr9shkfwg44yrww', -5000, 'Oak', 'ST', 1000, 0, '2025-03-02', 'output', NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8khfqazehr9shkg05mf462x', 5, 3, 'acc_01m8khfqf4eyf9qmx7z8j449ns', -1000, NULL, 'ST', 0, 1, '2025-03-02', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8khfqazehr9shkg05mf462x', 6, 1, 'acc_01m8khfqazehr9shkfzmsbj6bh', 6000, NULL, NULL, 0, 0, '2026-03-25', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8khfqazehr9shkg05mf462x', 6, 2, 'acc_01m8khfqazehr9shkftbvpynea', -6000, NULL, NULL, 0, 0, '2026-03-25', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8khfqazehr9shkg05mf462x', 7, 1, 'acc_01m8khfqazehr9shkftx8vcq1b', -6000, NULL, NULL, 0, 0, '2025-03-02', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8khfqazehr9shkg05mf462x', 7, 2, 'acc_01m8khfqazehr9shkfx5gnet33', 5000, 'Oak', 'ST', 1000, 0, '2025-03-02', 'input', NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8khfqazehr9shkg05mf462x', 7, 3, 'acc_01m8khfqf4eyf9qmx7z8j449ns', 1000, NULL, 'ST', 0, 1, '2025-03-02', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8khfqazehr9shkg05mf462x', 8, 1, 'acc_01m8khfqf4eyf9qmx7z8j449ns', -1000, NULL, 'ST', 0, 1, '2026-03-25', 'input', NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8khfqazehr9shkg05mf462x', 8, 2, 'acc_01m8khfqazehr9shkftjkre688', 1000, NULL, NULL, 0, 0, '2026-03-25', NULL, NULL, 0);
INSERT INTO public.journals VALUES ('jnl_01m8khfqtzew99tr24v0zth7be', 'org_01m8khfqj5ey6tv71zmfzyj3c0', 1, '2026-01-01', 'Opening balance of Current', NULL, NULL, 'opening', NULL, 1000000, 1795952205663, 'usr_01m8khfprneg9r8k1784701pb7', '\xd66181e8fe0ede2121c8d8d2427c2a55f3550a32ccde1210313123f8f26cb6fb', 'opening balance of current', 2);
INSERT INTO public.journals VALUES ('jnl_01m8khfrqbeq4v6avgw3g5tgfg', 'org_01m8khfqj5ey6tv71zmfzyj3c0', 2, '2026-01-15', 'Sales invoice INV-0001, Abbey Schools Trust', 'INV-0001', NULL, 'invoice', NULL, 234000, 1795952206571, 'usr_01m8khfprneg9r8k1784701pb7', '\x3c458dfb2a393af9f935b5fb24378d8b4f23ab8f9e063dd9c521f114463afe25', 'sales invoice inv-0001, abbey schools trust
inv-0001', 2);
INSERT INTO public.journals VALUES ('jnl_01m8khfrsxeeatp0ky9shh22ts', 'org_01m8khfqj5ey6tv71zmfzyj3c0', 3, '2026-01-20', 'Purchase invoice PX-881, Printwell', 'PX-881', NULL, 'invoice', NULL, 41200, 1795952206653, 'usr_01m8khfprneg9r8k1784701pb7', '\x1116c9cbf37acdaf0d0752f26e9098240f4b9614f97e2a282f4e6631245ec89a', 'purchase invoice px-881, printwell
px-881', 2);
INSERT INTO public.journals VALUES ('jnl_01m8khfrwzeayrr4zrqygba8m2', 'org_01m8khfqj5ey6tv71zmfzyj3c0', 4, '2026-01-21', 'Purchase invoice TB-0117, Techbarn', 'TB-0117', NULL, 'invoice', NULL, 107880, 1795952206751, 'usr_01m8khfprneg9r8k1784701pb7', '\x74fa059fe14138dda372f5c4be7b87283252e6b3e8ea6a7dcc430bbd25f71882', 'purchase invoice tb-0117, techbarn
tb-0117', 2);
INSERT INTO public.journals VALUES ('jnl_01m8khfs0re3mbcb691j71mrrv', 'org_01m8khfqj5ey6tv71zmfzyj3c0', 5, '2026-01-28', 'Sales invoice INV-0002, Abbey Schools Trust', 'INV-0002', NULL, 'invoice', NULL, 87000, 1795952206872, 'usr_01m8khfprneg9r8k1784701pb7', '\x4d23b212c17c74a09724e6fd4261329f954565ca0bc8ace5e05906458ef922fb', 'sales invoice inv-0002, abbey schools trust
inv-0002', 2);
INSERT INTO public.journals VALUES ('jnl_01m8khfs2de918x812ktmdzcke', 'org_01m8khfqj5ey6tv71zmfzyj3c0', 6, '2026-02-01', 'Purchase invoice HL-33, Harcourt Lettings', 'HL-33', NULL, 'invoice', NULL, 135000, 1795952206926, 'usr_01m8khfprneg9r8k1784701pb7', '\xa34e87155e6b58a40f65144f114318f8840c956a22433e970190e5dedd6d5598', 'purchase invoice hl-33, harcourt lettings
hl-33', 2);
INSERT INTO public.journals VALUES ('jnl_01m8khfs4ve75bzxh4mk13sq3c', 'org_01m8khfqj5ey6tv71zmfzyj3c0', 7, '2026-02-09', 'Sales invoice INV-0003, Kestrel Fitness CIC', 'INV-0003', NULL, 'invoice', NULL, 28200, 1795952207003, 'usr_01m8khfprneg9r8k1784701pb7', '\x6442c634d7837092e0e16214f2a292f6f10db2518ce84110958c6f5bc945187d', 'sales invoice inv-0003, kestrel fitness cic
inv-0003', 2);
INSERT INTO public.journals VALUES ('jnl_01m8khfs76es8ayt8hbq2x145t', 'org_01m8khfqj5ey6tv71zmfzyj3c0', 8, '2026-02-20', 'Sales invoice INV-0004, Marlow & Pike LLP', 'INV-0004', NULL, 'invoice', NULL, 159840, 1795952207078, 'usr_01m8khfprneg9r8k1784701pb7', '\xb6aea607209d15089ded411e3fa25a4efa894a7284e0ea80ee3732ee33f3ec70', 'sales invoice inv-0004, marlow & pike llp
inv-0004', 2);
INSERT INTO public.journals VALUES ('jnl_01m8khfs8vep7bk3knxgjhzm8t', 'org_01m8khfqj5ey6tv71zmfzyj3c0', 9, '2026-03-03', 'Sales invoice INV-0005, Marlow & Pike LLP', 'INV-0005', NULL, 'invoice', NULL, 60000, 1795952207131, 'usr_01m8khfprneg9r8k1784701pb7', '\x26019bad5dcf0a9b197e35508d1d75e7e0e48ae26beefc08cb7d82d9642a15af', 'sales invoice inv-0005, marlow & pike llp
inv-0005', 2);
INSERT INTO public.journals VALUES ('jnl_01m8khfsapez2a1krhph8q0h68', 'org_01m8khfqj5ey6tv71zmfzyj3c0', 10, '2026-03-12', 'Sales credit note CN-0001, Marlow & Pike LLP', 'CN-0001', NULL, 'invoice', NULL, 18000, 1795952207190, 'usr_01m8khfprneg9r8k1784701pb7', '\xd31def99015baf878b169c5e962c5882d85729f6ea32213de56051e7a06b350d', 'sales credit note cn-0001, marlow & pike llp
cn-0001', 2);
INSERT INTO public.journals VALUES ('jnl_01m8khfsc2e7ztj93agttasxdh', 'org_01m8khfqj5ey6tv71zmfzyj3c0', 11, '2026-03-24', 'Purchase invoice FR-1209, Fern & Rowe', 'FR-1209', NULL, 'invoice', NULL, 76800, 1795952207234, 'usr_01m8khfprneg9r8k1784701pb7', '\x5bcdefea8939f60445214ebd6f7a6d005e801b2af2c4fe546367c0e3db58c2d2', 'purchase invoice fr-1209, fern & rowe
fr-1209', 2);
INSERT INTO public.journals VALUES ('jnl_01m8khfsdpe9ksvrh1zza4gv7d', 'org_01m8khfqj5ey6tv71zmfzyj3c0', 12, '2026-03-27', 'Sales invoice INV-0006, Abbey Schools Trust', 'INV-0006', NULL, 'invoice', NULL, 56400, 1795952207286, 'usr_01m8khfprneg9r8k1784701pb7', '\x7a8706b6571c023c378c9f2a7d6e2f6b24b196a0da007d95f19ded6070e9f292', 'sales invoice inv-0006, abbey schools trust
inv-0006', 2);
INSERT INTO public.journals VALUES ('jnl_01m8khfshreznbqdapjgwpe1t0', 'org_01m8khfqj5ey6tv71zmfzyj3c0', 13, '2026-03-03', 'Reversal of journal 9: Sales invoice INV-0005, Marlow & Pike LLP', 'INV-0005', NULL, 'reversal', 'jnl_01m8khfs8vep7bk3knxgjhzm8t', 60000, 1795952207416, 'usr_01m8khfprneg9r8k1784701pb7', '\xb4bf84951a4bb9b2f030b9c2980e5dc6e33941735bf6b13cc156a7401e8d23a5', 'reversal of journal 9: sales invoice inv-0005, marlow & pike llp
inv-0005', 2);
INSERT INTO public.journals VALUES ('jnl_01m8khfstre33rmr1vy3addf9z', 'org_01m8khfqj5ey6tv71zmfzyj3c0', 14, '2026-01-01', 'Opening balances', 'JV-001', 'JV-001', 'manual', NULL, 1000000, 1795952207704, 'usr_01m8khfprneg9r8k1784701pb7', '\x59ab7f2ba3bf5247bf4ada99ff319cf2232ea4f944a33745f4d04f9134f82a0c', 'opening balances
jv-001', 2);
INSERT INTO public.journals VALUES ('jnl_01m8khfstre33rmr1vyb10b4ev', 'org_01m8khfqj5ey6tv71zmfzyj3c0', 15, '2026-03-31', 'March wages', 'JV-002', 'JV-002', 'manual', NULL, 100000, 1795952207704, 'usr_01m8khfprneg9r8k1784701pb7', '\x2489192773035e5df941221ed5b6de4b8430f7e659f8b6240ec9d5aa223ef1b2', 'march wages
jv-002', 2);
INSERT INTO public.journals VALUES ('jnl_01m8khfstre33rmr1vyg0w0syd', 'org_01m8khfqj5ey6tv71zmfzyj3c0', 16, '2026-03-31', 'Depreciation of the laptop', 'JV-003', 'JV-003', 'manual', NULL, 7492, 1795952207704, 'usr_01m8khfprneg9r8k1784701pb7', '\x7182074c7e4f318779cdd1458df3a0f36363f529d142d36666f17ad6831efbfb', 'depreciation of the laptop
jv-003', 2);
INSERT INTO public.journals VALUES ('jnl_01m8khfsz1epxa576201tpzddb', 'org_01m8khfqj5ey6tv71zmfzyj3c0', 17, '2026-03-06', 'Receipt from Kestrel Fitness CIC', NULL, NULL, 'settlement', NULL, 28200, 1795952207841, 'usr_01m8khfprneg9r8k1784701pb7', '\x850bec197fff6b9185211d11f3a0b80ea39c20046a1e50ec5067ba8e990c88b0', 'receipt from kestrel fitness cic', 2);
INSERT INTO public.journals VALUES ('jnl_01m8khftcye2j825vjhbc4mnha', 'org_01m8khfqj5ey6tv71zmfzyj3c0', 18, '2026-01-22', 'FPO TECHBARN LTD TB-0117', NULL, NULL, 'settlement', NULL, 107880, 1795952208286, 'usr_01m8khfprneg9r8k1784701pb7', '\xd71e9261c10df122976beb17ec9fa4b196bcc8d9226dbe46dbd7c058e7388cd2', 'fpo techbarn ltd tb-0117', 2);
INSERT INTO public.journals VALUES ('jnl_01m8khftkeemyaefrdgfhh2enk', 'org_01m8khfqj5ey6tv71zmfzyj3c0', 19, '2026-01-30', 'FPI ABBEY SCHOOLS TRUST PART INV-0001', NULL, NULL, 'settlement', NULL, 150000, 1795952208494, 'usr_01m8khfprneg9r8k1784701pb7', '\x0f495276459397563a3c7a94ae5d3ccfdde59139bc2fd2e068793c90a70a6682', 'fpi abbey schools trust part inv-0001', 2);
INSERT INTO public.journals VALUES ('jnl_01m8khftv0eqjv1xbwgas5dzmx', 'org_01m8khfqj5ey6tv71zmfzyj3c0', 20, '2026-02-10', 'FPO HARCOURT LETTINGS HL-33', NULL, NULL, 'settlement', NULL, 135000, 1795952208736, 'usr_01m8khfprneg9r8k1784701pb7', '\x1ad9815d37a649495724e0398af25c0d8684ac344bc8580c64b33ef6d82ac247', 'fpo harcourt lettings hl-33', 2);
INSERT INTO public.journals VALUES ('jnl_01m8khfv1ge9fv2x796n59bbzw', 'org_01m8khfqj5ey6tv71zmfzyj3c0', 21, '2026-02-16', 'FPI ABBEY SCHOOLS TRUST INV-0001 INV-0002', NULL, NULL, 'settlement', NULL, 171000, 1795952208944, 'usr_01m8khfprneg9r8k1784701pb7', '\x6af94405496d2ea2b443462a575cc0491c2c363727ab2bd026912a19e78630c1', 'fpi abbey schools trust inv-0001 inv-0002', 2);
INSERT INTO public.journals VALUES ('jnl_01m8khfv96eg5rzexgfgpabh7z', 'org_01m8khfqj5ey6tv71zmfzyj3c0', 22, '2026-02-27', 'FPO PRINTWELL PX-881', NULL, NULL, 'settlement', NULL, 40000, 1795952209190, 'usr_01m8khfprneg9r8k1784701pb7', '\x0583b8161db2639550e7a3007d75c2119706dba3c0d190bc559db340b1999f72', 'fpo printwell px-881', 2);
INSERT INTO public.journals VALUES ('jnl_01m8khfvhyezmbw73mvxctha6g', 'org_01m8khfqj5ey6tv71zmfzyj3c0', 23, '2026-03-16', 'FPI MARLOW AND PIKE LLP INV-0004 LESS CN-0001', NULL, NULL, 'settlement', NULL, 141840, 1795952209470, 'usr_01m8khfprneg9r8k1784701pb7', '\x08167508f0d5dd0211304988d3f8b0641a8fb47871b934a246e08fdec8d0c3a9', 'fpi marlow and pike llp inv-0004 less cn-0001', 2);
INSERT INTO public.journals VALUES ('jnl_01m8khfw1vef0rw39sp0ykpr5p', 'org_01m8khfqj5ey6tv71zmfzyj3c0', 24, '2026-03-25', 'TFR TO SAVINGS', NULL, NULL, 'bank', NULL, 200000, 1795952209979, 'usr_01m8khfprneg9r8k1784701pb7', '\x019425ea5b41f1804e7e508cd9cee198185477f18980783648a74be3fed7917b', 'tfr to savings', 2);
INSERT INTO public.journals VALUES ('jnl_01m8khfw5qeaqrwvz741qd6hb2', 'org_01m8khfqj5ey6tv71zmfzyj3c0', 25, '2026-03-31', 'FPO J WREN NET PAY MARCH', NULL, NULL, 'bank', NULL, 93655, 1795952210103, 'usr_01m8khfprneg9r8k1784701pb7', '\x966be614106d95b04515aec605f9f98dfec24ef27b5f769d3b21acbf8e1a8175', 'fpo j wren net pay march', 2);
INSERT INTO public.journals VALUES ('jnl_01m8khfws7esntvy8azd1h80x2', 'org_01m8khfqj5ey6tv71zmfzyj3c0', 26, '2026-02-18', 'CARD TRAINLINE.COM LONDON', NULL, NULL, 'bank', NULL, 5840, 1795952210727, 'usr_01m8khfprneg9r8k1784701pb7', '\x081f53cabfbfcab784eaea3fe17636830cbb53c49097f0009628956fd37a97b6', 'card trainline.com london', 2);
INSERT INTO public.journals VALUES ('jnl_01m8khfwweefbbmcapgpyg18n5', 'org_01m8khfqj5ey6tv71zmfzyj3c0', 27, '2026-03-02', 'CARD SLATEWORK SOFTWARE SUBSCRIPTION', NULL, NULL, 'bank', NULL, 3600, 1795952210830, 'usr_01m8khfprneg9r8k1784701pb7', '\x8aa1d42dfcb2f456552fc84aef8167dbfbbb175036d7c280b7445d3655e9200d', 'card slatework software subscription', 2);
INSERT INTO public.journals VALUES ('jnl_01m8khfx0fed5s3v0jqrn326pb', 'org_01m8khfqj5ey6tv71zmfzyj3c0', 28, '2026-02-02', 'CARD SLATEWORK SOFTWARE SUBSCRIPTION', NULL, NULL, 'bank', NULL, 3600, 1795952210959, 'usr_01m8khfprneg9r8k1784701pb7', '\x8e2f6dc6a7d936e1f95950527f488f93e7b63a29a0b4aff4a87c084492a28bd3', 'card slatework software subscription', 2);
INSERT INTO public.journals VALUES ('jnl_01m8khfx3vegespd4b159xc7r2', 'org_01m8khfqj5ey6tv71zmfzyj3c0', 29, '2026-03-20', 'TOTAL CHARGES TO 19MAR2026', NULL, NULL, 'bank', NULL, 750, 1795952211067, 'usr_01m8khfprneg9r8k1784701pb7', '\x78a6166323ca939c85b87b5f168de056bb700f8cfd43341abd246259bfc1e5d8', 'total charges to 19mar2026', 2);
INSERT INTO public.journals VALUES ('jnl_01m8khfy3kepm81jrj80gfa8x8', 'org_01m8khfqazehr9shkg05mf462x', 1, '2026-02-02', 'With VAT', NULL, NULL, 'manual', NULL, 12000, 1795952212083, 'usr_01m8khfprneg9r8k1784701pb7', '\x3aa7687220d83e1f0fc7017d521532631270ffff4d57d40841be505d62debdf2', 'with vat', 2);
INSERT INTO public.journals VALUES ('jnl_01m8khfy4wew4ra0jx99dgrvfh', 'org_01m8khfqazehr9shkg05mf462x', 2, '2026-02-03', 'With VAT', NULL, NULL, 'manual', NULL, 11900, 1795952212124, 'usr_01m8khfprneg9r8k1784701pb7', '\xd85924035c75b72ecfb975e572121e420baeba75e7c5ec33fcf9f9cc48b5ffd6', 'with vat', 2);
INSERT INTO public.journals VALUES ('jnl_01m8khfy6hefcv6cscg44jm7dd', 'org_01m8khfqazehr9shkg05mf462x', 3, '2026-03-02', 'A journal', NULL, NULL, 'manual', NULL, 50000, 1795952212177, 'usr_01m8khfprneg9r8k1784701pb7', '\xc2c26625851dba589a66b81d9e4128fcfe0f0976f7511ba9e178a2654aeeef1f', 'a journal', 2);
INSERT INTO public.journals VALUES ('jnl_01m8khfy8wevq8se1d3zc9zc5v', 'org_01m8khfqazehr9shkg05mf462x', 4, '2026-03-20', 'Reversal of journal 3: A journal', NULL, NULL, 'reversal', 'jnl_01m8khfy6hefcv6cscg44jm7dd', 50000, 1795952212252, 'usr_01m8khfprneg9r8k1784701pb7', '\x147ea6c5e13947ac8988a48a6527431320730a210c99877e0b426e2107dccce4', 'reversal of journal 3: a journal', 2);
INSERT INTO public.journals VALUES ('jnl_01m8khfyaee90a29f5e113p3fp', 'org_01m8khfqazehr9shkg05mf462x', 5, '2025-03-02', 'Sales invoice E-1, Elm', 'E-1', NULL, 'invoice', NULL, 6000, 1795952212302, 'usr_01m8khfprneg9r8k1784701pb7', '\xe043f51b301e32f62541c503259003d68609a1fdd72021991c84dab536169053', 'sales invoice e-1, elm
e-1', 2);
INSERT INTO public.journals VALUES ('jnl_01m8khfybjexvbe93ajxg8y9s5', 'org_01m8khfqazehr9shkg05mf462x', 6, '2026-03-25', 'Write-off of E-1, Elm', 'E-1', NULL, 'write_off', NULL, 6000, 1795952212338, 'usr_01m8khfprneg9r8k1784701pb7', '\x29400301da87c4557163c75c582cbf6f2f6f97c2747620f3e17abb5250ac6ecc', 'write-off of e-1, elm
e-1', 2);
INSERT INTO public.journals VALUES ('jnl_01m8khfycneaevek1504kew0f9', 'org_01m8khfqazehr9shkg05mf462x', 7, '2025-03-02', 'Purchase invoice E-1, Elm', 'E-1', NULL, 'invoice', NULL, 6000, 1795952212373, 'usr_01m8khfprneg9r8k1784701pb7', '\x5a6b0d03b7dc0bae89052822394ecb882c9d51c30a81831e2766ce69fc23df8c', 'purchase invoice e-1, elm
e-1', 2);
INSERT INTO public.journals VALUES ('jnl_01m8khfydde79bdcec1w7bdxy5', 'org_01m8khfqazehr9shkg05mf462x', 8, '2026-03-25', 'VAT of unpaid purchase given back, E-1, Elm', 'E-1', NULL, 'vat_relief', NULL, 1000, 1795952212397, 'usr_01m8khfprneg9r8k1784701pb7', '\x63fd6cb9247362e886fd20fc664fee5dc64fcc0b00bb7f1692c73cf93bf070aa', 'vat of unpaid purchase given back, e-1, elm
e-1', 2);
INSERT INTO public.key_secrets VALUES ('\x335e7948c0e05beb04aafc4c8b1eabc12cff190ddc4503d90dab3c684dc46627', 'key_01m8khfpvsetyra50arthf50k4', NULL);
INSERT INTO public.key_secrets VALUES ('\x0213c6ceb8dc98e96dd736b1fe0ce8767e833b86965007d61276b0d169aa1b18', 'key_01m8khfq9benet4zpk6q8hjag8', NULL);
INSERT INTO public.ledger_heads VALUES ('org_01m8khfqj5ey6tv71zmfzyj3c0', 29, '\x78a6166323ca939c85b87b5f168de056bb700f8cfd43341abd246259bfc1e5d8', 4253177, 58, '\xad9783e79261bf43fd399003ffbd913330c68eae4872c1937f70d6f7f3f46c7f', NULL);
INSERT INTO public.ledger_heads VALUES ('org_01m8khfqazehr9shkg05mf462x', 8, '\x63fd6cb9247362e886fd20fc664fee5dc64fcc0b00bb7f1692c73cf93bf070aa', 142900, 18, '\x6c91c60bd0008a1e73b29a707057f94191c47e84b7ddc9ca9f984edbfd31e00f', NULL);
INSERT INTO public.members VALUES ('mem_01m8khfqazehr9shkfskwhy78s', 'org_01m8khfqazehr9shkg05mf462x', 'jo@example.com', 'usr_01m8khfprneg9r8k1784701pb7', 'owner', 1795952205151, 1795952205151, 1);
INSERT INTO public.members VALUES ('mem_01m8khfqj4e83tngyg0rr47ytp', 'org_01m8khfqj5ey6tv71zmfzyj3c0', 'jo@example.com', 'usr_01m8khfprneg9r8k1784701pb7', 'owner', 1795952205381, 1795952205381, 1);
INSERT INTO public.number_sequences VALUES ('org_01m8khfqj5ey6tv71zmfzyj3c0', 'credit_note', 1);
INSERT INTO public.number_sequences VALUES ('org_01m8khfqj5ey6tv71zmfzyj3c0', 'invoice', 6);
INSERT INTO public.organisations VALUES ('org_01m8khfqj5ey6tv71zmfzyj3c0', 'Wren & Marsh Ltd', 'GBP', 'GB', '03-31', 1, NULL, 'standard', NULL, 'line', 'active', '2026-03-31', 1795952205381, 1795952211395, 2, 0, '2026-03-31', 0);
INSERT INTO public.organisations VALUES ('org_01m8khfqazehr9shkg05mf462x', 'Acorn Ltd', 'GBP', 'GB', '03-31', 1, NULL, 'standard', NULL, 'line', 'active', NULL, 1795952205151, 1795952212141, 2, 1, NULL, 1);
INSERT INTO public.queue_shares VALUES ('reconcile', 'usr_01m8khfprneg9r8k1784701pb7', 0);
INSERT INTO public.queues VALUES ('coding', 0, 0);
INSERT INTO public.queues VALUES ('reconcile', 1, 0);
INSERT INTO public.security_events VALUES (1, 1795952204565, NULL, 'tieout admin users create', 'root@vm', 'user.create', 'usr_01m8khfprneg9r8k1784701pb7', 'usr_01m8khfprneg9r8k1784701pb7', '{}', '\x49da3c1007d2c9d7134f7b4b88fe756ddf4dd46fb94baa1b77fa54beb2a60fd0');
INSERT INTO public.security_events VALUES (2, 1795952204665, NULL, 'tieout admin keys create', 'root@vm', 'key.create', 'key_01m8khfpvsetyra50arthf50k4', 'usr_01m8khfprneg9r8k1784701pb7', '{"allow_overage":false,"expires_at":null,"rate_limit":null,"scopes":["reconcile:read","reconcile:write"]}', '\x67fa5f70ebfd9d300a52833536891b1b302e6df500f7698dc89a25679e4f7008');
INSERT INTO public.security_events VALUES (3, 1795952204772, NULL, 'tieout admin sessions create', 'root@vm', 'session.create', 'usr_01m8khfprneg9r8k1784701pb7', 'usr_01m8khfprneg9r8k1784701pb7', '{"expires_at":"2026-11-29T12:36:44.769Z"}', '\xfcb5879535b94a47d5efd76aae1f371ae888b4123d2f77fd70f2b128919d157b');
INSERT INTO public.security_events VALUES (4, 1795952205099, NULL, 'tieout admin keys create', 'root@vm', 'key.create', 'key_01m8khfq9benet4zpk6q8hjag8', 'usr_01m8khfprneg9r8k1784701pb7', '{"allow_overage":false,"expires_at":null,"rate_limit":null,"scopes":["ledger:read","ledger:write"]}', '\x67f2fd0d63bd824745ffe9d6d47220245a88aa1ac88b8bcf8bf4cef097e39287');
INSERT INTO public.security_events VALUES (5, 1795952211991, NULL, 'tieout admin credits grant', 'root@vm', 'credits.grant', 'usr_01m8khfprneg9r8k1784701pb7', 'usr_01m8khfprneg9r8k1784701pb7', '{"amount":10,"balance":10}', '\x3af6607d573b3b12cb09a3aa2f530e90f77fc1471260ba79ba43f1f10e95789a');
INSERT INTO public.security_head VALUES (1, 5, '\x3af6607d573b3b12cb09a3aa2f530e90f77fc1471260ba79ba43f1f10e95789a', NULL);
INSERT INTO public.settlements VALUES ('set_01m8khftcye2j825vjhbc4mnha', 'org_01m8khfqj5ey6tv71zmfzyj3c0', 'payment', 'purchase', 'posted', 'con_01m8khfra2e369ekj5scdtrmpa', 'bac_01m8khfqtzew99tr24tvmd1vgv', '2026-01-22', 107880, 107880, NULL, 'btx_01m8khft3mejqra6b0cwe1z3kz', 1, 'jnl_01m8khftcye2j825vjhbc4mnha', NULL, NULL, '', 1795952208286, 1795952208286, 1, '2026-01-22', 1, '2026-01-22', '2026-01-22');
INSERT INTO public.settlements VALUES ('set_01m8khftkeemyaefrdgfhh2enk', 'org_01m8khfqj5ey6tv71zmfzyj3c0', 'receipt', 'sales', 'posted', 'con_01m8khfr0wed99w8909be7p479', 'bac_01m8khfqtzew99tr24tvmd1vgv', '2026-01-30', 150000, 150000, NULL, 'btx_01m8khft3mejqra6b0d2bz38d6', 1, 'jnl_01m8khftkeemyaefrdgfhh2enk', NULL, NULL, '', 1795952208494, 1795952208494, 1, '2026-01-30', 1, '2026-01-30', '2026-01-30');
INSERT INTO public.settlements VALUES ('set_01m8khftv0eqjv1xbwgas5dzmx', 'org_01m8khfqj5ey6tv71zmfzyj3c0', 'payment', 'purchase', 'posted', 'con_01m8khfrc8en7avtp1z4sh4esj', 'bac_01m8khfqtzew99tr24tvmd1vgv', '2026-02-10', 135000, 135000, NULL, 'btx_01m8khft3mejqra6b0d9dh5mba', 1, 'jnl_01m8khftv0eqjv1xbwgas5dzmx', NULL, NULL, '', 1795952208736, 1795952208736, 1, '2026-02-10', 1, '2026-02-10', '2026-02-10');
INSERT INTO public.settlements VALUES ('set_01m8khfv1ge9fv2x796n59bbzw', 'org_01m8khfqj5ey6tv71zmfzyj3c0', 'receipt', 'sales', 'posted', 'con_01m8khfr0wed99w8909be7p479', 'bac_01m8khfqtzew99tr24tvmd1vgv', '2026-02-16', 171000, 171000, NULL, 'btx_01m8khft3mejqra6b0ddp9qyx4', 1, 'jnl_01m8khfv1ge9fv2x796n59bbzw', NULL, NULL, '', 1795952208944, 1795952208944, 1, '2026-02-16', 2, '2026-02-16', '2026-02-16');
INSERT INTO public.settlements VALUES ('set_01m8khfv96eg5rzexgfgpabh7z', 'org_01m8khfqj5ey6tv71zmfzyj3c0', 'payment', 'purchase', 'posted', 'con_01m8khfr7je7a8yx1bqkszx0md', 'bac_01m8khfqtzew99tr24tvmd1vgv', '2026-02-27', 40000, 40000, NULL, 'btx_01m8khft3mejqra6b0dp6phmhh', 1, 'jnl_01m8khfv96eg5rzexgfgpabh7z', NULL, NULL, '', 1795952209190, 1795952209190, 1, '2026-02-27', 1, '2026-02-27', '2026-02-27');
INSERT INTO public.settlements VALUES ('set_01m8khfvhyezmbw73mvxctha6g', 'org_01m8khfqj5ey6tv71zmfzyj3c0', 'receipt', 'sales', 'posted', 'con_01m8khfr5aefzr4nqqf4000d59', 'bac_01m8khfqtzew99tr24tvmd1vgv', '2026-03-16', 141840, 141840, NULL, 'btx_01m8khft3mejqra6b0e1vtkb2w', 1, 'jnl_01m8khfvhyezmbw73mvxctha6g', NULL, NULL, '', 1795952209470, 1795952209470, 1, '2026-03-16', 1, '2026-03-16', '2026-03-16');
INSERT INTO public.settlements VALUES ('set_01m8khfsz1epxa5761zwqd6h2t', 'org_01m8khfqj5ey6tv71zmfzyj3c0', 'receipt', 'sales', 'posted', 'con_01m8khfr2yekgs2v4atkz6e9j5', 'bac_01m8khfqtzew99tr24tvmd1vgv', '2026-03-06', 28200, 28200, NULL, 'btx_01m8khft3mejqra6b0dxvm5245', 0, 'jnl_01m8khfsz1epxa576201tpzddb', NULL, NULL, '', 1795952207841, 1795952209794, 2, '2026-03-06', 1, '2026-03-06', '2026-03-06');
INSERT INTO public.stated_balances VALUES ('org_01m8khfqj5ey6tv71zmfzyj3c0', 'bac_01m8khfqtzew99tr24tvmd1vgv', '2026-03-31', 900715, 1795952207988);
INSERT INTO public.tax_codes VALUES ('org_01m8khfqazehr9shkg05mf462x', 'CAR-50', 'Leased cars', 'standard', 200000, 500000, '2026-01-01', NULL, 1795952212071, 1795952212071, 1);
INSERT INTO public.tax_rates VALUES ('org_01m8khfqazehr9shkg05mf462x', 'ST', '2026-02-01', 190000);
INSERT INTO public.unlinked_journals VALUES ('org_01m8khfqazehr9shkg05mf462x', 'btx_01m8khfy63exqbn2f41wh5vppm', 'jnl_01m8khfy6hefcv6cscg44jm7dd');
INSERT INTO public.unpaid_vat VALUES ('jnl_01m8khfydde79bdcec1w7bdxy5', 'org_01m8khfqazehr9shkg05mf462x', 'inv_01m8khfycneaevek1503dskx53', 'input_repaid', '2026-03-25', 6000, 1000, 'acc_01m8khfqazehr9shkftjkre688', NULL, 'jnl_01m8khfydde79bdcec1w7bdxy5', NULL, NULL, 1795952212397);
INSERT INTO public.users VALUES ('usr_01m8khfprneg9r8k1784701pb7', 'jo@example.com', 0, 7, 0, 1795952204565, NULL, 0);
INSERT INTO public.vat_days VALUES ('org_01m8khfqj5ey6tv71zmfzyj3c0', '2026-01-15', 'output', '2026-01-15', 195000, 39000, 'standard');
INSERT INTO public.vat_days VALUES ('org_01m8khfqj5ey6tv71zmfzyj3c0', '2026-01-20', 'input', '2026-01-20', 41200, 0, 'standard');
INSERT INTO public.vat_days VALUES ('org_01m8khfqj5ey6tv71zmfzyj3c0', '2026-01-21', 'input', '2026-01-21', 89900, 17980, 'standard');
INSERT INTO public.vat_days VALUES ('org_01m8khfqj5ey6tv71zmfzyj3c0', '2026-01-28', 'output', '2026-01-28', 87000, 0, 'standard');
INSERT INTO public.vat_days VALUES ('org_01m8khfqj5ey6tv71zmfzyj3c0', '2026-02-01', 'input', '2026-02-01', 135000, 0, 'standard');
INSERT INTO public.vat_days VALUES ('org_01m8khfqj5ey6tv71zmfzyj3c0', '2026-02-09', 'output', '2026-02-09', 27500, 700, 'standard');
INSERT INTO public.vat_days VALUES ('org_01m8khfqj5ey6tv71zmfzyj3c0', '2026-02-20', 'output', '2026-02-20', 133200, 26640, 'standard');
INSERT INTO public.vat_days VALUES ('org_01m8khfqj5ey6tv71zmfzyj3c0', '2026-03-12', 'output', '2026-03-12', -15000, -3000, 'standard');
INSERT INTO public.vat_days VALUES ('org_01m8khfqj5ey6tv71zmfzyj3c0', '2026-03-24', 'input', '2026-03-24', 64000, 12800, 'standard');
INSERT INTO public.vat_days VALUES ('org_01m8khfqj5ey6tv71zmfzyj3c0', '2026-03-27', 'output', '2026-03-27', 49900, 6500, 'standard');
INSERT INTO public.vat_days VALUES ('org_01m8khfqj5ey6tv71zmfzyj3c0', '2026-03-03', 'output', '2026-03-03', 0, 0, 'standard');
INSERT INTO public.vat_days VALUES ('org_01m8khfqj5ey6tv71zmfzyj3c0', '2026-02-18', 'input', '2026-02-18', 5840, 0, 'standard');
INSERT INTO public.vat_days VALUES ('org_01m8khfqj5ey6tv71zmfzyj3c0', '2026-03-02', 'input', '2026-03-02', 3000, 600, 'standard');
INSERT INTO public.vat_days VALUES ('org_01m8khfqj5ey6tv71zmfzyj3c0', '2026-02-02', 'input', '2026-02-02', 3000, 600, 'standard');
INSERT INTO public.vat_days VALUES ('org_01m8khfqj5ey6tv71zmfzyj3c0', '2026-03-20', 'input', '2026-03-20', 750, 0, 'standard');
INSERT INTO public.vat_days VALUES ('org_01m8khfqazehr9shkg05mf462x', '2026-02-02', 'input', '2026-02-02', 10000, 1000, 'standard');
INSERT INTO public.vat_days VALUES ('org_01m8khfqazehr9shkg05mf462x', '2026-02-03', 'output', '2026-02-03', 10000, 1900, 'reverse_charge');
INSERT INTO public.vat_days VALUES ('org_01m8khfqazehr9shkg05mf462x', '2026-02-03', 'input', '2026-02-03', 10000, 1900, 'reverse_charge');
INSERT INTO public.vat_days VALUES ('org_01m8khfqazehr9shkg05mf462x', '2025-03-02', 'output', '2025-03-02', 5000, 1000, 'standard');
INSERT INTO public.vat_days VALUES ('org_01m8khfqazehr9shkg05mf462x', '2025-03-02', 'input', '2025-03-02', 5000, 1000, 'standard');
INSERT INTO public.vat_days VALUES ('org_01m8khfqazehr9shkg05mf462x', '2026-03-25', 'input', '2026-03-25', 0, -1000, 'standard');
INSERT INTO public.vat_entries VALUES ('org_01m8khfqj5ey6tv71zmfzyj3c0', 2, 2, 0, '2026-01-15', '2026-01-15', '2026-01-15', 'output', 'ST', 195000, 39000, 'inv_01m8khfrqbeq4v6avgvy9ycrpx', NULL, 'standard');
INSERT INTO public.vat_entries VALUES ('org_01m8khfqj5ey6tv71zmfzyj3c0', 3, 2, 0, '2026-01-20', '2026-01-20', '2026-01-20', 'input', 'ZR', 41200, 0, 'inv_01m8khfrsxeeatp0ky9pn1y0k3', NULL, 'standard');
INSERT INTO public.vat_entries VALUES ('org_01m8khfqj5ey6tv71zmfzyj3c0', 4, 2, 0, '2026-01-21', '2026-01-21', '2026-01-21', 'input', 'ST', 89900, 17980, 'inv_01m8khfrwzeayrr4zrqtngvxd6', NULL, 'standard');
INSERT INTO public.vat_entries VALUES ('org_01m8khfqj5ey6tv71zmfzyj3c0', 5, 2, 0, '2026-01-28', '2026-01-28', '2026-01-28', 'output', 'ZR', 87000, 0, 'inv_01m8khfs0re3mbcb691fdpq1cc', NULL, 'standard');
INSERT INTO public.vat_entries VALUES ('org_01m8khfqj5ey6tv71zmfzyj3c0', 6, 2, 0, '2026-02-01', '2026-02-01', '2026-02-01', 'input', 'EX', 135000, 0, 'inv_01m8khfs2de918x812kn7wvk0n', NULL, 'standard');
INSERT INTO public.vat_entries VALUES ('org_01m8khfqj5ey6tv71zmfzyj3c0', 7, 2, 0, '2026-02-09', '2026-02-09', '2026-02-09', 'output', 'EX', 24000, 0, 'inv_01m8khfs4ve75bzxh4memrfgen', NULL, 'standard');
INSERT INTO public.vat_entries VALUES ('org_01m8khfqj5ey6tv71zmfzyj3c0', 7, 3, 0, '2026-02-09', '2026-02-09', '2026-02-09', 'output', 'ST', 3500, 700, 'inv_01m8khfs4ve75bzxh4memrfgen', NULL, 'standard');
INSERT INTO public.vat_entries VALUES ('org_01m8khfqj5ey6tv71zmfzyj3c0', 8, 2, 0, '2026-02-20', '2026-02-20', '2026-02-20', 'output', 'ST', 133200, 26640, 'inv_01m8khfs76es8ayt8hbhqerh34', NULL, 'standard');
INSERT INTO public.vat_entries VALUES ('org_01m8khfqj5ey6tv71zmfzyj3c0', 9, 2, 0, '2026-03-03', '2026-03-03', '2026-03-03', 'output', 'ST', 50000, 10000, 'inv_01m8khfs8vep7bk3knxf93shwx', NULL, 'standard');
INSERT INTO public.vat_entries VALUES ('org_01m8khfqj5ey6tv71zmfzyj3c0', 10, 2, 0, '2026-03-12', '2026-03-12', '2026-03-12', 'output', 'ST', -15000, -3000, 'inv_01m8khfsapez2a1krhpeta2dsq', NULL, 'standard');
INSERT INTO public.vat_entries VALUES ('org_01m8khfqj5ey6tv71zmfzyj3c0', 11, 2, 0, '2026-03-24', '2026-03-24', '2026-03-24', 'input', 'ST', 64000, 12800, 'inv_01m8khfsc2e7ztj93agn85gv2n', NULL, 'standard');
INSERT INTO public.vat_entries VALUES ('org_01m8khfqj5ey6tv71zmfzyj3c0', 12, 2, 0, '2026-03-27', '2026-03-27', '2026-03-27', 'output', 'ZR', 17400, 0, 'inv_01m8khfsdpe9ksvrh1zsvj7ahh', NULL, 'standard');
INSERT INTO public.vat_entries VALUES ('org_01m8khfqj5ey6tv71zmfzyj3c0', 12, 3, 0, '2026-03-27', '2026-03-27', '2026-03-27', 'output', 'ST', 32500, 6500, 'inv_01m8khfsdpe9ksvrh1zsvj7ahh', NULL, 'standard');
INSERT INTO public.vat_entries VALUES ('org_01m8khfqj5ey6tv71zmfzyj3c0', 13, 2, 0, '2026-03-03', '2026-03-03', '2026-03-03', 'output', 'ST', -50000, -10000, 'inv_01m8khfs8vep7bk3knxf93shwx', NULL, 'standard');
INSERT INTO public.vat_entries VALUES ('org_01m8khfqj5ey6tv71zmfzyj3c0', 26, 2, 0, '2026-02-18', '2026-02-18', '2026-02-18', 'input', 'ZR', 5840, 0, NULL, NULL, 'standard');
INSERT INTO public.vat_entries VALUES ('org_01m8khfqj5ey6tv71zmfzyj3c0', 27, 2, 0, '2026-03-02', '2026-03-02', '2026-03-02', 'input', 'ST', 3000, 600, NULL, NULL, 'standard');
INSERT INTO public.vat_entries VALUES ('org_01m8khfqj5ey6tv71zmfzyj3c0', 28, 2, 0, '2026-02-02', '2026-02-02', '2026-02-02', 'input', 'ST', 3000, 600, NULL, NULL, 'standard');
INSERT INTO public.vat_entries VALUES ('org_01m8khfqj5ey6tv71zmfzyj3c0', 29, 2, 0, '2026-03-20', '2026-03-20', '2026-03-20', 'input', 'EX', 750, 0, NULL, NULL, 'standard');
INSERT INTO public.vat_entries VALUES ('org_01m8khfqazehr9shkg05mf462x', 1, 1, 0, '2026-02-02', '2026-02-02', '2026-02-02', 'input', 'CAR-50', 10000, 1000, NULL, NULL, 'standard');
INSERT INTO public.vat_entries VALUES ('org_01m8khfqazehr9shkg05mf462x', 2, 1, 0, '2026-02-03', '2026-02-03', '2026-02-03', 'input', 'RC', 10000, 1900, NULL, NULL, 'reverse_charge');
INSERT INTO public.vat_entries VALUES ('org_01m8khfqazehr9shkg05mf462x', 2, 1, 0, '2026-02-03', '2026-02-03', '2026-02-03', 'output', 'RC', 10000, 1900, NULL, NULL, 'reverse_charge');
INSERT INTO public.vat_entries VALUES ('org_01m8khfqazehr9shkg05mf462x', 5, 2, 0, '2025-03-02', '2025-03-02', '2025-03-02', 'output', 'ST', 5000, 1000, 'inv_01m8khfyade4zam4ajevgmxdpp', NULL, 'standard');
INSERT INTO public.vat_entries VALUES ('org_01m8khfqazehr9shkg05mf462x', 7, 2, 0, '2025-03-02', '2025-03-02', '2025-03-02', 'input', 'ST', 5000, 1000, 'inv_01m8khfycneaevek1503dskx53', NULL, 'standard');
INSERT INTO public.vat_entries VALUES ('org_01m8khfqazehr9shkg05mf462x', 8, 1, 0, '2026-03-25', '2026-03-25', '2026-03-25', 'input', 'ST', 0, -1000, NULL, NULL, 'standard');
INSERT INTO public.vat_methods VALUES ('org_01m8khfqazehr9shkg05mf462x', '2026-05-01', 1, 'GB123456789', 'standard', NULL);
INSERT INTO public.vat_returns VALUES ('vrt_01m8khfx9wekzv3bdv7bechkw0', 'org_01m8khfqj5ey6tv71zmfzyj3c0', '2026-01-01', '2026-03-31', 'finalised', '[]', 'standard', NULL, 477600, 69840, 342690, 31980, 69840, 0, 69840, 31980, 37860, 477600, 342700, 0, 0, NULL, 1795952211326, 1795952211260, 1795952211326, 2, NULL, NULL);
INSERT INTO public.write_offs VALUES ('alc_01m8khfybjexvbe93ajtt0da4f', 'org_01m8khfqazehr9shkg05mf462x', 'inv_01m8khfyade4zam4ajevgmxdpp', '2026-03-25', 6000, 'acc_01m8khfqazehr9shkfzmsbj6bh', 'In liquidation', 'jnl_01m8khfybjexvbe93ajxg8y9s5', NULL, NULL, 1795952212338);
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
ALTER TABLE ONLY public.tax_codes
    ADD CONSTRAINT tax_codes_pkey PRIMARY KEY (organisation_id, code);
ALTER TABLE ONLY public.tax_rates
    ADD CONSTRAINT tax_rates_pkey PRIMARY KEY (organisation_id, code, effective_from);
ALTER TABLE ONLY public.traceless_chunks
    ADD CONSTRAINT traceless_chunks_pkey PRIMARY KEY (blob_id, place);
ALTER TABLE ONLY public.unlinked_journals
    ADD CONSTRAINT unlinked_journals_pkey PRIMARY KEY (bank_transaction_id, journal_id);
ALTER TABLE ONLY public.unpaid_vat
    ADD CONSTRAINT unpaid_vat_journal_id_key UNIQUE (journal_id);
ALTER TABLE ONLY public.unpaid_vat
    ADD CONSTRAINT unpaid_vat_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.users
    ADD CONSTRAINT users_email_key UNIQUE (email);
ALTER TABLE ONLY public.users
    ADD CONSTRAINT users_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.vat_days
    ADD CONSTRAINT vat_days_pkey PRIMARY KEY (organisation_id, day, side, method_date, kind);
ALTER TABLE ONLY public.vat_entries
    ADD CONSTRAINT vat_entries_pkey PRIMARY KEY (organisation_id, sequence, line, part, side);
ALTER TABLE ONLY public.vat_methods
    ADD CONSTRAINT vat_methods_pkey PRIMARY KEY (organisation_id, effective_from);
ALTER TABLE ONLY public.vat_returns
    ADD CONSTRAINT vat_returns_organisation_id_id_key UNIQUE (organisation_id, id);
ALTER TABLE ONLY public.vat_returns
    ADD CONSTRAINT vat_returns_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.write_offs
    ADD CONSTRAINT write_offs_journal_id_key UNIQUE (journal_id);
ALTER TABLE ONLY public.write_offs
    ADD CONSTRAINT write_offs_pkey PRIMARY KEY (allocation_id);
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
CREATE INDEX unpaid_vat_by_account ON public.unpaid_vat USING btree (account_id);
CREATE INDEX unpaid_vat_by_invoice ON public.unpaid_vat USING btree (invoice_id);
CREATE INDEX unpaid_vat_by_void_journal ON public.unpaid_vat USING btree (organisation_id, void_journal_id) WHERE (void_journal_id IS NOT NULL);
CREATE INDEX vat_entries_by_date ON public.vat_entries USING btree (organisation_id, vat_date, sequence, line, part, side, vat);
CREATE INDEX vat_entries_by_invoice ON public.vat_entries USING btree (organisation_id, invoice_id) WHERE (invoice_id IS NOT NULL);
CREATE INDEX vat_returns_by_date ON public.vat_returns USING btree (organisation_id, date_from, id);
CREATE INDEX write_offs_by_account ON public.write_offs USING btree (account_id);
CREATE INDEX write_offs_by_date ON public.write_offs USING btree (organisation_id, date);
CREATE INDEX write_offs_by_invoice ON public.write_offs USING btree (invoice_id);
CREATE INDEX write_offs_by_void_date ON public.write_offs USING btree (organisation_id, void_date) WHERE (void_date IS NOT NULL);
CREATE INDEX write_offs_by_void_journal ON public.write_offs USING btree (organisation_id, void_journal_id) WHERE (void_journal_id IS NOT NULL);
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
CREATE TRIGGER vat_entries_never_change BEFORE UPDATE ON public.vat_entries FOR EACH ROW WHEN (((new.vat_date IS NULL) OR (old.vat_date IS NULL) OR (new.organisation_id IS DISTINCT FROM old.organisation_id) OR (new.sequence IS DISTINCT FROM old.sequence) OR (new.line IS DISTINCT FROM old.line) OR (new.part IS DISTINCT FROM old.part) OR (new.entry_date IS DISTINCT FROM old.entry_date) OR (new.method_date IS DISTINCT FROM old.method_date) OR (new.side IS DISTINCT FROM old.side) OR (new.vat_code IS DISTINCT FROM old.vat_code) OR (new.net IS DISTINCT FROM old.net) OR (new.vat IS DISTINCT FROM old.vat) OR (new.invoice_id IS DISTINCT FROM old.invoice_id) OR (new.allocation_id IS DISTINCT FROM old.allocation_id))) EXECUTE FUNCTION public.refuse_change();
CREATE TRIGGER vat_entries_never_go BEFORE DELETE OR TRUNCATE ON public.vat_entries FOR EACH STATEMENT EXECUTE FUNCTION public.refuse_change();
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
ALTER TABLE ONLY public.tax_codes
    ADD CONSTRAINT tax_codes_organisation_id_fkey FOREIGN KEY (organisation_id) REFERENCES public.organisations(id);
ALTER TABLE ONLY public.tax_rates
    ADD CONSTRAINT tax_rates_organisation_id_fkey FOREIGN KEY (organisation_id) REFERENCES public.organisations(id);
ALTER TABLE ONLY public.traceless_chunks
    ADD CONSTRAINT traceless_chunks_blob_id_fkey FOREIGN KEY (blob_id) REFERENCES public.blobs(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.unlinked_journals
    ADD CONSTRAINT unlinked_journals_organisation_id_bank_transaction_id_fkey FOREIGN KEY (organisation_id, bank_transaction_id) REFERENCES public.bank_transactions(organisation_id, id);
ALTER TABLE ONLY public.unlinked_journals
    ADD CONSTRAINT unlinked_journals_organisation_id_journal_id_fkey FOREIGN KEY (organisation_id, journal_id) REFERENCES public.journals(organisation_id, id) DEFERRABLE INITIALLY DEFERRED;
ALTER TABLE ONLY public.unpaid_vat
    ADD CONSTRAINT unpaid_vat_organisation_id_account_id_fkey FOREIGN KEY (organisation_id, account_id) REFERENCES public.accounts(organisation_id, id);
ALTER TABLE ONLY public.unpaid_vat
    ADD CONSTRAINT unpaid_vat_organisation_id_fkey FOREIGN KEY (organisation_id) REFERENCES public.organisations(id);
ALTER TABLE ONLY public.unpaid_vat
    ADD CONSTRAINT unpaid_vat_organisation_id_invoice_id_fkey FOREIGN KEY (organisation_id, invoice_id) REFERENCES public.invoices(organisation_id, id);
ALTER TABLE ONLY public.unpaid_vat
    ADD CONSTRAINT unpaid_vat_organisation_id_journal_id_fkey FOREIGN KEY (organisation_id, journal_id) REFERENCES public.journals(organisation_id, id) DEFERRABLE INITIALLY DEFERRED;
ALTER TABLE ONLY public.unpaid_vat
    ADD CONSTRAINT unpaid_vat_organisation_id_void_journal_id_fkey FOREIGN KEY (organisation_id, void_journal_id) REFERENCES public.journals(organisation_id, id) DEFERRABLE INITIALLY DEFERRED;
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
ALTER TABLE ONLY public.write_offs
    ADD CONSTRAINT write_offs_allocation_id_fkey FOREIGN KEY (allocation_id) REFERENCES public.allocations(id) DEFERRABLE INITIALLY DEFERRED;
ALTER TABLE ONLY public.write_offs
    ADD CONSTRAINT write_offs_organisation_id_account_id_fkey FOREIGN KEY (organisation_id, account_id) REFERENCES public.accounts(organisation_id, id);
ALTER TABLE ONLY public.write_offs
    ADD CONSTRAINT write_offs_organisation_id_fkey FOREIGN KEY (organisation_id) REFERENCES public.organisations(id);
ALTER TABLE ONLY public.write_offs
    ADD CONSTRAINT write_offs_organisation_id_invoice_id_fkey FOREIGN KEY (organisation_id, invoice_id) REFERENCES public.invoices(organisation_id, id);
ALTER TABLE ONLY public.write_offs
    ADD CONSTRAINT write_offs_organisation_id_journal_id_fkey FOREIGN KEY (organisation_id, journal_id) REFERENCES public.journals(organisation_id, id) DEFERRABLE INITIALLY DEFERRED;
ALTER TABLE ONLY public.write_offs
    ADD CONSTRAINT write_offs_organisation_id_void_journal_id_fkey FOREIGN KEY (organisation_id, void_journal_id) REFERENCES public.journals(organisation_id, id) DEFERRABLE INITIALLY DEFERRED;
