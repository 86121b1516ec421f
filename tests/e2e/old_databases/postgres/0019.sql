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
CREATE TABLE public.deposit_releases (
    allocation_id text NOT NULL COLLATE pg_catalog."C",
    organisation_id text NOT NULL COLLATE pg_catalog."C",
    settlement_id text NOT NULL COLLATE pg_catalog."C",
    date text NOT NULL COLLATE pg_catalog."C",
    net bigint NOT NULL,
    vat bigint NOT NULL,
    journal_id text NOT NULL COLLATE pg_catalog."C",
    void_date text COLLATE pg_catalog."C",
    void_journal_id text COLLATE pg_catalog."C",
    created_at bigint NOT NULL,
    CONSTRAINT deposit_releases_check CHECK (((net + vat) > 0)),
    CONSTRAINT deposit_releases_check1 CHECK (((void_date IS NULL) = (void_journal_id IS NULL))),
    CONSTRAINT deposit_releases_net_check CHECK ((net >= 0)),
    CONSTRAINT deposit_releases_vat_check CHECK ((vat >= 0))
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
    deposit_vat_code text COLLATE pg_catalog."C",
    deposit_vat bigint,
    CONSTRAINT settlements_amount_check CHECK ((amount > 0)),
    CONSTRAINT settlements_check CHECK (((allocated >= 0) AND (allocated <= amount))),
    CONSTRAINT settlements_check1 CHECK (((status = 'void'::text) = (void_journal_id IS NOT NULL))),
    CONSTRAINT settlements_check2 CHECK (((status = 'void'::text) = (void_date IS NOT NULL))),
    CONSTRAINT settlements_check3 CHECK (((status = 'posted'::text) OR (allocated = 0))),
    CONSTRAINT settlements_check4 CHECK (((deposit_vat_code IS NULL) OR ((type = 'receipt'::text) AND (side = 'sales'::text)))),
    CONSTRAINT settlements_check5 CHECK ((((deposit_vat IS NULL) = (deposit_vat_code IS NULL)) AND ((deposit_vat IS NULL) OR (deposit_vat >= 0)))),
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
CREATE TABLE public.vat_payments (
    journal_id text NOT NULL COLLATE pg_catalog."C",
    organisation_id text NOT NULL COLLATE pg_catalog."C",
    vat_return_id text NOT NULL COLLATE pg_catalog."C",
    created_at bigint NOT NULL
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
INSERT INTO public._sqlx_migrations VALUES (1, 'platform', '2026-11-29 14:55:11.668454+00', true, '\x56c81ff92db5a60532a52e529ddcd2b3714beb82ec59181bf95986d52f268197171d205459743abb4151461a41566020', 60589428);
INSERT INTO public._sqlx_migrations VALUES (2, 'ledger', '2026-11-29 14:55:11.729495+00', true, '\x9dbce99dbcc48220e29e165be44645571133eb94388b7c8f75e291d52a3fb0f2eb2c984f32b101e0c87036b784fa257a', 55083071);
INSERT INTO public._sqlx_migrations VALUES (3, 'banking', '2026-11-29 14:55:11.788336+00', true, '\xaf7a63db1c79803920e379cde8dba5f12d6e3b18db971dc1a293319bba674be00693191dc100b8bd945b6d377ad9a22d', 33313032);
INSERT INTO public._sqlx_migrations VALUES (4, 'documents', '2026-11-29 14:55:11.819224+00', true, '\x2a0daa78186f0765af84764908dc9a70ee4b78006a4a83d772ac42dc7a5b36b224f48b1fd4dfa469253d5cb5c2e9ca87', 60246327);
INSERT INTO public._sqlx_migrations VALUES (5, 'vat', '2026-11-29 14:55:11.879671+00', true, '\x4aa7049bf04573185ba6c20a2b727e74cee0bea158d32fe08ba75b1be5d9790198c677fa5fee6e4112e4acdac9498cca', 32929631);
INSERT INTO public._sqlx_migrations VALUES (6, 'audit_chain', '2026-11-29 14:55:11.912974+00', true, '\x4d36e58febb07026c335df03ce24cb09228b213cb5db12a86a78bc44ad11337d09c026e139287d13faaf63730a1c89c9', 971615);
INSERT INTO public._sqlx_migrations VALUES (7, 'access', '2026-11-29 14:55:11.914099+00', true, '\x2eeca1ccffb48ab78e8df0e2eead3b622a4b3d0f46b423c7f57f69d1f0f8c9534c8c11820d61dae3384b0a4303051415', 700491);
INSERT INTO public._sqlx_migrations VALUES (8, 'evidence', '2026-11-29 14:55:11.914915+00', true, '\x6cf31930df5c41ea88b5aeb1f3b4691e614757b17e6cff355e989e759d9887903140b39b1e7bab1abb9de400a8ee3d4a', 13729614);
INSERT INTO public._sqlx_migrations VALUES (9, 'key_limits', '2026-11-29 14:55:11.928878+00', true, '\x8d2b63c9f54a4d5036ef7db3df10163c1b670c14e1a1a23f358abe4fb29a936555691946c1d80b582ba8665cba94bada', 438211);
INSERT INTO public._sqlx_migrations VALUES (10, 'daemons', '2026-11-29 14:55:11.929417+00', true, '\xf167388ccc0e720fedd761f18412562455d3b5f02c8245daed2c86611c166b0c07a0d183c5d93ff1ca635feb999240f7', 2858600);
INSERT INTO public._sqlx_migrations VALUES (11, 'account_groups', '2026-11-29 14:55:11.932404+00', true, '\x1d6618f41880c17f3a4d0a808cc2e04e93a4b0cedd211272e0527dd571364df4118646f9be6c92bed859d689754a7190', 7972314);
INSERT INTO public._sqlx_migrations VALUES (12, 'vat_methods', '2026-11-29 14:55:11.940564+00', true, '\x99e26e93dba4848ecc562b370a13e50dffb39526e7d1c5ac35ac1912df6f209c32acb92b0d1e667853e35dbc2753edd3', 32840359);
INSERT INTO public._sqlx_migrations VALUES (13, 'vat_sides', '2026-11-29 14:55:11.976532+00', true, '\x082ae0a6f2a83e142989b626ce008ce395545eab3c293103de988b117fe07b87cce95172a383a665eecbc5874eaa972b', 15773783);
INSERT INTO public._sqlx_migrations VALUES (14, 'seals', '2026-11-29 14:55:11.992662+00', true, '\xcd6d761352ae43842dec8f928bd8fa5c8cb7b305892cfd8f371ad93b488f138787a1ecee1d5c4a56e4640d82c12881c1', 792528);
INSERT INTO public._sqlx_migrations VALUES (15, 'bad_debts', '2026-11-29 14:55:11.993561+00', true, '\x8bc42b7d9a05b9ba9560c7aa9789f41090067d1d93e36b42fdebc36357d34148bbefe609b3fe0f77240ed29937ada87b', 31244356);
INSERT INTO public._sqlx_migrations VALUES (16, 'vat_reopening', '2026-11-29 14:55:12.025088+00', true, '\xaca9e6963c3d01249489a446668b8cb56254f04f3a5539bd7e663ca83adcf704b02a7dbeeb005935b5647edc1aa07e53', 1449294);
INSERT INTO public._sqlx_migrations VALUES (17, 'tax_codes', '2026-11-29 14:55:12.026661+00', true, '\x63d62d8dea52294e1ce5a90ed7d86ca6111546a2fedcfa855bf53805f90d269253f3eaf4fd5a38e0befbe7b9f071ac49', 18642018);
INSERT INTO public._sqlx_migrations VALUES (18, 'vat_payments', '2026-11-29 14:55:12.045681+00', true, '\x855212335ed44152eab1c7daf35361d6379d8ed94b8c75c3b81c10e795ab9f857c85f0875246f808471e6fa03945495e', 11578536);
INSERT INTO public._sqlx_migrations VALUES (19, 'deposits', '2026-11-29 14:55:12.057323+00', true, '\x992878a94f707679be7ece3f04cf64243b2349ef783e2b88f5a28a6f572cec40c1d8676592130964fd68217aef499af1', 12090217);
INSERT INTO public.account_days VALUES ('org_01m8kwv4kke0btzzstjvnmmsr8', '2026-01-01', 'acc_01m8kwv4kke0btzzstdbdexrzz', 1000000, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8kwv4kke0btzzstjvnmmsr8', '2026-01-15', 'acc_01m8kwv4kke0btzzstcy7fec19', 234000, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8kwv4kke0btzzstjvnmmsr8', '2026-01-15', 'acc_01m8kwv4kke0btzzstf6me2nr1', 0, 195000, 1);
INSERT INTO public.account_days VALUES ('org_01m8kwv4kke0btzzstjvnmmsr8', '2026-01-15', 'acc_01m8kwv4p0exwbb8x97qq47rpk', 0, 39000, 1);
INSERT INTO public.account_days VALUES ('org_01m8kwv4kke0btzzstjvnmmsr8', '2026-01-20', 'acc_01m8kwv4kke0btzzstdhj15njp', 0, 41200, 1);
INSERT INTO public.account_days VALUES ('org_01m8kwv4kke0btzzstjvnmmsr8', '2026-01-20', 'acc_01m8kwv4kke0btzzstfv3xneqe', 41200, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8kwv4kke0btzzstjvnmmsr8', '2026-01-21', 'acc_01m8kwv4kke0btzzstca7kdxm7', 89900, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8kwv4kke0btzzstjvnmmsr8', '2026-01-21', 'acc_01m8kwv4kke0btzzstdhj15njp', 0, 107880, 1);
INSERT INTO public.account_days VALUES ('org_01m8kwv4kke0btzzstjvnmmsr8', '2026-01-21', 'acc_01m8kwv4p0exwbb8x97qq47rpk', 17980, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8kwv4kke0btzzstjvnmmsr8', '2026-01-28', 'acc_01m8kwv4kke0btzzstcy7fec19', 87000, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8kwv4kke0btzzstjvnmmsr8', '2026-01-28', 'acc_01m8kwv4kke0btzzstf875m5yd', 0, 87000, 1);
INSERT INTO public.account_days VALUES ('org_01m8kwv4kke0btzzstjvnmmsr8', '2026-02-01', 'acc_01m8kwv4kke0btzzstdhj15njp', 0, 135000, 1);
INSERT INTO public.account_days VALUES ('org_01m8kwv4kke0btzzstjvnmmsr8', '2026-02-01', 'acc_01m8kwv4kke0btzzstgg60ykyw', 135000, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8kwv4kke0btzzstjvnmmsr8', '2026-02-09', 'acc_01m8kwv4kke0btzzstcy7fec19', 28200, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8kwv4kke0btzzstjvnmmsr8', '2026-02-09', 'acc_01m8kwv4kke0btzzstf6me2nr1', 0, 3500, 1);
INSERT INTO public.account_days VALUES ('org_01m8kwv4kke0btzzstjvnmmsr8', '2026-02-09', 'acc_01m8kwv4p0exwbb8x97qq47rpk', 0, 700, 1);
INSERT INTO public.account_days VALUES ('org_01m8kwv4kke0btzzstjvnmmsr8', '2026-02-09', 'acc_01m8kwv4rdejssx9zzhmz0kkcm', 0, 24000, 1);
INSERT INTO public.account_days VALUES ('org_01m8kwv4kke0btzzstjvnmmsr8', '2026-02-20', 'acc_01m8kwv4kke0btzzstcy7fec19', 159840, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8kwv4kke0btzzstjvnmmsr8', '2026-02-20', 'acc_01m8kwv4kke0btzzstf6me2nr1', 0, 133200, 1);
INSERT INTO public.account_days VALUES ('org_01m8kwv4kke0btzzstjvnmmsr8', '2026-02-20', 'acc_01m8kwv4p0exwbb8x97qq47rpk', 0, 26640, 1);
INSERT INTO public.account_days VALUES ('org_01m8kwv4kke0btzzstjvnmmsr8', '2026-03-12', 'acc_01m8kwv4kke0btzzstcy7fec19', 0, 18000, 1);
INSERT INTO public.account_days VALUES ('org_01m8kwv4kke0btzzstjvnmmsr8', '2026-03-12', 'acc_01m8kwv4kke0btzzstf6me2nr1', 15000, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8kwv4kke0btzzstjvnmmsr8', '2026-03-12', 'acc_01m8kwv4p0exwbb8x97qq47rpk', 3000, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8kwv4kke0btzzstjvnmmsr8', '2026-03-24', 'acc_01m8kwv4kke0btzzstdhj15njp', 0, 76800, 1);
INSERT INTO public.account_days VALUES ('org_01m8kwv4kke0btzzstjvnmmsr8', '2026-03-24', 'acc_01m8kwv4kke0btzzstfxer9ge2', 64000, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8kwv4kke0btzzstjvnmmsr8', '2026-03-24', 'acc_01m8kwv4p0exwbb8x97qq47rpk', 12800, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8kwv4kke0btzzstjvnmmsr8', '2026-03-27', 'acc_01m8kwv4kke0btzzstcy7fec19', 56400, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8kwv4kke0btzzstjvnmmsr8', '2026-03-27', 'acc_01m8kwv4kke0btzzstf6me2nr1', 0, 32500, 1);
INSERT INTO public.account_days VALUES ('org_01m8kwv4kke0btzzstjvnmmsr8', '2026-03-27', 'acc_01m8kwv4kke0btzzstf875m5yd', 0, 17400, 1);
INSERT INTO public.account_days VALUES ('org_01m8kwv4kke0btzzstjvnmmsr8', '2026-03-27', 'acc_01m8kwv4p0exwbb8x97qq47rpk', 0, 6500, 1);
INSERT INTO public.account_days VALUES ('org_01m8kwv4kke0btzzstjvnmmsr8', '2026-03-03', 'acc_01m8kwv4kke0btzzstcy7fec19', 60000, 60000, 2);
INSERT INTO public.account_days VALUES ('org_01m8kwv4kke0btzzstjvnmmsr8', '2026-03-03', 'acc_01m8kwv4kke0btzzstf6me2nr1', 50000, 50000, 2);
INSERT INTO public.account_days VALUES ('org_01m8kwv4kke0btzzstjvnmmsr8', '2026-03-03', 'acc_01m8kwv4p0exwbb8x97qq47rpk', 10000, 10000, 2);
INSERT INTO public.account_days VALUES ('org_01m8kwv4kke0btzzstjvnmmsr8', '2026-01-01', 'acc_01m8kwv4kke0btzzste803nzse', 0, 990000, 1);
INSERT INTO public.account_days VALUES ('org_01m8kwv4kke0btzzstjvnmmsr8', '2026-01-01', 'acc_01m8kwv4kke0btzzstemjh406x', 0, 10000, 1);
INSERT INTO public.account_days VALUES ('org_01m8kwv4kke0btzzstjvnmmsr8', '2026-01-01', 'acc_01m8kwv4kke0btzzstf3fkq63r', 1000000, 1000000, 2);
INSERT INTO public.account_days VALUES ('org_01m8kwv4kke0btzzstjvnmmsr8', '2026-03-31', 'acc_01m8kwv4kke0btzzstcnypeev8', 0, 7492, 1);
INSERT INTO public.account_days VALUES ('org_01m8kwv4kke0btzzstjvnmmsr8', '2026-03-31', 'acc_01m8kwv4kke0btzzstdssmpmp6', 0, 6345, 1);
INSERT INTO public.account_days VALUES ('org_01m8kwv4kke0btzzstjvnmmsr8', '2026-03-31', 'acc_01m8kwv4kke0btzzstg78x0g1k', 100000, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8kwv4kke0btzzstjvnmmsr8', '2026-03-31', 'acc_01m8kwv4kke0btzzstj4j3tv1h', 7492, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8kwv4kke0btzzstjvnmmsr8', '2026-03-06', 'acc_01m8kwv4kke0btzzstcy7fec19', 0, 28200, 1);
INSERT INTO public.account_days VALUES ('org_01m8kwv4kke0btzzstjvnmmsr8', '2026-03-06', 'acc_01m8kwv4kke0btzzstdbdexrzz', 28200, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8kwv4kke0btzzstjvnmmsr8', '2026-01-22', 'acc_01m8kwv4kke0btzzstdbdexrzz', 0, 107880, 1);
INSERT INTO public.account_days VALUES ('org_01m8kwv4kke0btzzstjvnmmsr8', '2026-01-22', 'acc_01m8kwv4kke0btzzstdhj15njp', 107880, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8kwv4kke0btzzstjvnmmsr8', '2026-01-30', 'acc_01m8kwv4kke0btzzstcy7fec19', 0, 150000, 1);
INSERT INTO public.account_days VALUES ('org_01m8kwv4kke0btzzstjvnmmsr8', '2026-01-30', 'acc_01m8kwv4kke0btzzstdbdexrzz', 150000, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8kwv4kke0btzzstjvnmmsr8', '2026-02-10', 'acc_01m8kwv4kke0btzzstdbdexrzz', 0, 135000, 1);
INSERT INTO public.account_days VALUES ('org_01m8kwv4kke0btzzstjvnmmsr8', '2026-02-10', 'acc_01m8kwv4kke0btzzstdhj15njp', 135000, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8kwv4kke0btzzstjvnmmsr8', '2026-02-16', 'acc_01m8kwv4kke0btzzstcy7fec19', 0, 171000, 1);
INSERT INTO public.account_days VALUES ('org_01m8kwv4kke0btzzstjvnmmsr8', '2026-02-16', 'acc_01m8kwv4kke0btzzstdbdexrzz', 171000, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8kwv4kke0btzzstjvnmmsr8', '2026-02-27', 'acc_01m8kwv4kke0btzzstdbdexrzz', 0, 40000, 1);
INSERT INTO public.account_days VALUES ('org_01m8kwv4kke0btzzstjvnmmsr8', '2026-02-27', 'acc_01m8kwv4kke0btzzstdhj15njp', 40000, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8kwv4kke0btzzstjvnmmsr8', '2026-03-16', 'acc_01m8kwv4kke0btzzstcy7fec19', 0, 141840, 1);
INSERT INTO public.account_days VALUES ('org_01m8kwv4kke0btzzstjvnmmsr8', '2026-03-16', 'acc_01m8kwv4kke0btzzstdbdexrzz', 141840, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8kwv4kke0btzzstjvnmmsr8', '2026-03-25', 'acc_01m8kwv4kke0btzzstdbdexrzz', 0, 200000, 1);
INSERT INTO public.account_days VALUES ('org_01m8kwv4kke0btzzstjvnmmsr8', '2026-03-25', 'acc_01m8kwv4zpe4v83x9rcmdx82xq', 200000, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8kwv4kke0btzzstjvnmmsr8', '2026-03-31', 'acc_01m8kwv4kke0btzzste2z4ey6h', 93655, 93655, 2);
INSERT INTO public.account_days VALUES ('org_01m8kwv4kke0btzzstjvnmmsr8', '2026-02-18', 'acc_01m8kwv4kke0btzzstdbdexrzz', 0, 5840, 1);
INSERT INTO public.account_days VALUES ('org_01m8kwv4kke0btzzstjvnmmsr8', '2026-02-18', 'acc_01m8kwv4kke0btzzsthb5y3mhj', 5840, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8kwv4kke0btzzstjvnmmsr8', '2026-03-02', 'acc_01m8kwv4kke0btzzstdbdexrzz', 0, 3600, 1);
INSERT INTO public.account_days VALUES ('org_01m8kwv4kke0btzzstjvnmmsr8', '2026-03-31', 'acc_01m8kwv4kke0btzzstdbdexrzz', 0, 93655, 1);
INSERT INTO public.account_days VALUES ('org_01m8kwv4kke0btzzstjvnmmsr8', '2026-02-02', 'acc_01m8kwv4kke0btzzstdbdexrzz', 0, 3600, 1);
INSERT INTO public.account_days VALUES ('org_01m8kwv4kke0btzzstjvnmmsr8', '2026-02-02', 'acc_01m8kwv4kke0btzzsth07fhcc8', 3000, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8kwv4kke0btzzstjvnmmsr8', '2026-02-02', 'acc_01m8kwv4p0exwbb8x97qq47rpk', 600, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8kwv41bemztceahbp8jg765', '2025-03-02', 'acc_01m8kwv41bemztceah5rdqd2xw', 6000, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8kwv41bemztceahbp8jg765', '2025-03-02', 'acc_01m8kwv41bemztceah82kk1v6r', 0, 5000, 1);
INSERT INTO public.account_days VALUES ('org_01m8kwv41bemztceahbp8jg765', '2025-03-02', 'acc_01m8kwv4e6e9kbg6c2x7kfwje6', 1000, 1000, 2);
INSERT INTO public.account_days VALUES ('org_01m8kwv41bemztceahbp8jg765', '2026-03-27', 'acc_01m8kwv41bemztceah5rdqd2xw', 0, 6000, 1);
INSERT INTO public.account_days VALUES ('org_01m8kwv41bemztceahbp8jg765', '2026-03-27', 'acc_01m8kwv41bemztceah65vy13am', 6000, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8kwv41bemztceahbp8jg765', '2026-03-27', 'acc_01m8kwv4e6e9kbg6c2x7kfwje6', 0, 958, 1);
INSERT INTO public.account_days VALUES ('org_01m8kwv41bemztceahbp8jg765', '2026-03-27', 'acc_01m8kwvezneq79pxng573fqjkd', 6000, 5042, 2);
INSERT INTO public.account_days VALUES ('org_01m8kwv4kke0btzzstjvnmmsr8', '2026-03-02', 'acc_01m8kwv4kke0btzzsth07fhcc8', 3000, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8kwv4kke0btzzstjvnmmsr8', '2026-03-02', 'acc_01m8kwv4p0exwbb8x97qq47rpk', 600, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8kwv41bemztceahbp8jg765', '2026-03-02', 'acc_01m8kwv41bemztceah65vy13am', 0, 50000, 1);
INSERT INTO public.account_days VALUES ('org_01m8kwv41bemztceahbp8jg765', '2026-03-02', 'acc_01m8kwv41bemztceah91qzp762', 50000, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8kwv41bemztceahbp8jg765', '2026-03-20', 'acc_01m8kwv41bemztceah65vy13am', 50000, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8kwv41bemztceahbp8jg765', '2026-03-20', 'acc_01m8kwv41bemztceah91qzp762', 0, 50000, 1);
INSERT INTO public.account_days VALUES ('org_01m8kwv41bemztceahbp8jg765', '2026-04-02', 'acc_01m8kwv41bemztceah5rdqd2xw', 11900, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8kwv41bemztceahbp8jg765', '2026-04-02', 'acc_01m8kwv41bemztceah82kk1v6r', 0, 10000, 1);
INSERT INTO public.account_days VALUES ('org_01m8kwv41bemztceahbp8jg765', '2026-04-02', 'acc_01m8kwv4e6e9kbg6c2x7kfwje6', 479, 1900, 2);
INSERT INTO public.account_days VALUES ('org_01m8kwv4kke0btzzstjvnmmsr8', '2026-03-20', 'acc_01m8kwv4kke0btzzstdbdexrzz', 0, 750, 1);
INSERT INTO public.account_days VALUES ('org_01m8kwv4kke0btzzstjvnmmsr8', '2026-03-20', 'acc_01m8kwv4kke0btzzstj2bvz6w0', 750, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8kwv41bemztceahbp8jg765', '2026-02-02', 'acc_01m8kwv41bemztceah69fft15p', 0, 12000, 1);
INSERT INTO public.account_days VALUES ('org_01m8kwv41bemztceahbp8jg765', '2026-02-02', 'acc_01m8kwv41bemztceah9s8nnf50', 11000, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8kwv41bemztceahbp8jg765', '2026-02-02', 'acc_01m8kwv4e6e9kbg6c2x7kfwje6', 1000, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8kwv41bemztceahbp8jg765', '2026-02-03', 'acc_01m8kwv41bemztceah69fft15p', 0, 10000, 1);
INSERT INTO public.account_days VALUES ('org_01m8kwv41bemztceahbp8jg765', '2026-02-03', 'acc_01m8kwv41bemztceah9s8nnf50', 10000, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8kwv41bemztceahbp8jg765', '2026-02-03', 'acc_01m8kwv4e6e9kbg6c2x7kfwje6', 1900, 1900, 2);
INSERT INTO public.account_days VALUES ('org_01m8kwv41bemztceahbp8jg765', '2026-03-25', 'acc_01m8kwv41bemztceah5rdqd2xw', 0, 6000, 1);
INSERT INTO public.account_days VALUES ('org_01m8kwv41bemztceahbp8jg765', '2026-03-25', 'acc_01m8kwv41bemztceahb5yhpdtt', 6000, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8kwv41bemztceahbp8jg765', '2025-03-02', 'acc_01m8kwv41bemztceah6cjzaaq3', 0, 6000, 1);
INSERT INTO public.account_days VALUES ('org_01m8kwv41bemztceahbp8jg765', '2025-03-02', 'acc_01m8kwv41bemztceah8qatvtjv', 5000, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8kwv41bemztceahbp8jg765', '2026-03-25', 'acc_01m8kwv41bemztceah6205ex9d', 1000, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8kwv41bemztceahbp8jg765', '2026-03-25', 'acc_01m8kwv4e6e9kbg6c2x7kfwje6', 0, 1000, 1);
INSERT INTO public.account_days VALUES ('org_01m8kwv41bemztceahbp8jg765', '2026-03-26', 'acc_01m8kwv41bemztceah69fft15p', 0, 700, 1);
INSERT INTO public.account_days VALUES ('org_01m8kwv41bemztceahbp8jg765', '2026-03-26', 'acc_01m8kwv4e6e9kbg6c2x7kfwje6', 700, 0, 1);
INSERT INTO public.account_days VALUES ('org_01m8kwv41bemztceahbp8jg765', '2026-04-02', 'acc_01m8kwvezneq79pxng573fqjkd', 2521, 3000, 2);
INSERT INTO public.account_months VALUES ('org_01m8kwv4kke0btzzstjvnmmsr8', 'acc_01m8kwv4kke0btzzstf6me2nr1', '2026-01', 0, 195000, 1);
INSERT INTO public.account_months VALUES ('org_01m8kwv4kke0btzzstjvnmmsr8', 'acc_01m8kwv4kke0btzzstfv3xneqe', '2026-01', 41200, 0, 1);
INSERT INTO public.account_months VALUES ('org_01m8kwv4kke0btzzstjvnmmsr8', 'acc_01m8kwv4kke0btzzstca7kdxm7', '2026-01', 89900, 0, 1);
INSERT INTO public.account_months VALUES ('org_01m8kwv41bemztceahbp8jg765', 'acc_01m8kwv4e6e9kbg6c2x7kfwje6', '2025-03', 1000, 1000, 2);
INSERT INTO public.account_months VALUES ('org_01m8kwv4kke0btzzstjvnmmsr8', 'acc_01m8kwv4p0exwbb8x97qq47rpk', '2026-01', 17980, 39000, 2);
INSERT INTO public.account_months VALUES ('org_01m8kwv4kke0btzzstjvnmmsr8', 'acc_01m8kwv4kke0btzzste2z4ey6h', '2026-03', 93655, 93655, 2);
INSERT INTO public.account_months VALUES ('org_01m8kwv4kke0btzzstjvnmmsr8', 'acc_01m8kwv4kke0btzzstf875m5yd', '2026-01', 0, 87000, 1);
INSERT INTO public.account_months VALUES ('org_01m8kwv4kke0btzzstjvnmmsr8', 'acc_01m8kwv4kke0btzzstgg60ykyw', '2026-02', 135000, 0, 1);
INSERT INTO public.account_months VALUES ('org_01m8kwv4kke0btzzstjvnmmsr8', 'acc_01m8kwv4rdejssx9zzhmz0kkcm', '2026-02', 0, 24000, 1);
INSERT INTO public.account_months VALUES ('org_01m8kwv41bemztceahbp8jg765', 'acc_01m8kwv41bemztceah6205ex9d', '2026-03', 1000, 0, 1);
INSERT INTO public.account_months VALUES ('org_01m8kwv4kke0btzzstjvnmmsr8', 'acc_01m8kwv4kke0btzzstf6me2nr1', '2026-02', 0, 136700, 2);
INSERT INTO public.account_months VALUES ('org_01m8kwv4kke0btzzstjvnmmsr8', 'acc_01m8kwv4kke0btzzsthb5y3mhj', '2026-02', 5840, 0, 1);
INSERT INTO public.account_months VALUES ('org_01m8kwv41bemztceahbp8jg765', 'acc_01m8kwv41bemztceah69fft15p', '2026-03', 0, 700, 1);
INSERT INTO public.account_months VALUES ('org_01m8kwv4kke0btzzstjvnmmsr8', 'acc_01m8kwv4kke0btzzsth07fhcc8', '2026-03', 3000, 0, 1);
INSERT INTO public.account_months VALUES ('org_01m8kwv4kke0btzzstjvnmmsr8', 'acc_01m8kwv4kke0btzzstdhj15njp', '2026-03', 0, 76800, 1);
INSERT INTO public.account_months VALUES ('org_01m8kwv4kke0btzzstjvnmmsr8', 'acc_01m8kwv4kke0btzzstfxer9ge2', '2026-03', 64000, 0, 1);
INSERT INTO public.account_months VALUES ('org_01m8kwv4kke0btzzstjvnmmsr8', 'acc_01m8kwv4p0exwbb8x97qq47rpk', '2026-03', 26400, 16500, 6);
INSERT INTO public.account_months VALUES ('org_01m8kwv4kke0btzzstjvnmmsr8', 'acc_01m8kwv4kke0btzzstdbdexrzz', '2026-02', 171000, 184440, 5);
INSERT INTO public.account_months VALUES ('org_01m8kwv4kke0btzzstjvnmmsr8', 'acc_01m8kwv4kke0btzzsth07fhcc8', '2026-02', 3000, 0, 1);
INSERT INTO public.account_months VALUES ('org_01m8kwv4kke0btzzstjvnmmsr8', 'acc_01m8kwv4kke0btzzstf875m5yd', '2026-03', 0, 17400, 1);
INSERT INTO public.account_months VALUES ('org_01m8kwv4kke0btzzstjvnmmsr8', 'acc_01m8kwv4p0exwbb8x97qq47rpk', '2026-02', 600, 27340, 3);
INSERT INTO public.account_months VALUES ('org_01m8kwv4kke0btzzstjvnmmsr8', 'acc_01m8kwv4kke0btzzstdbdexrzz', '2026-03', 170040, 298005, 6);
INSERT INTO public.account_months VALUES ('org_01m8kwv4kke0btzzstjvnmmsr8', 'acc_01m8kwv4kke0btzzstf6me2nr1', '2026-03', 65000, 82500, 4);
INSERT INTO public.account_months VALUES ('org_01m8kwv41bemztceahbp8jg765', 'acc_01m8kwv4e6e9kbg6c2x7kfwje6', '2026-04', 479, 1900, 2);
INSERT INTO public.account_months VALUES ('org_01m8kwv4kke0btzzstjvnmmsr8', 'acc_01m8kwv4kke0btzzstcnypeev8', '2026-03', 0, 7492, 1);
INSERT INTO public.account_months VALUES ('org_01m8kwv4kke0btzzstjvnmmsr8', 'acc_01m8kwv4kke0btzzstdssmpmp6', '2026-03', 0, 6345, 1);
INSERT INTO public.account_months VALUES ('org_01m8kwv4kke0btzzstjvnmmsr8', 'acc_01m8kwv4kke0btzzste803nzse', '2026-01', 0, 990000, 1);
INSERT INTO public.account_months VALUES ('org_01m8kwv4kke0btzzstjvnmmsr8', 'acc_01m8kwv4kke0btzzstemjh406x', '2026-01', 0, 10000, 1);
INSERT INTO public.account_months VALUES ('org_01m8kwv4kke0btzzstjvnmmsr8', 'acc_01m8kwv4kke0btzzstf3fkq63r', '2026-01', 1000000, 1000000, 2);
INSERT INTO public.account_months VALUES ('org_01m8kwv4kke0btzzstjvnmmsr8', 'acc_01m8kwv4kke0btzzstg78x0g1k', '2026-03', 100000, 0, 1);
INSERT INTO public.account_months VALUES ('org_01m8kwv4kke0btzzstjvnmmsr8', 'acc_01m8kwv4kke0btzzstj4j3tv1h', '2026-03', 7492, 0, 1);
INSERT INTO public.account_months VALUES ('org_01m8kwv4kke0btzzstjvnmmsr8', 'acc_01m8kwv4kke0btzzstj2bvz6w0', '2026-03', 750, 0, 1);
INSERT INTO public.account_months VALUES ('org_01m8kwv4kke0btzzstjvnmmsr8', 'acc_01m8kwv4kke0btzzstdhj15njp', '2026-01', 107880, 149080, 3);
INSERT INTO public.account_months VALUES ('org_01m8kwv4kke0btzzstjvnmmsr8', 'acc_01m8kwv4kke0btzzstcy7fec19', '2026-01', 321000, 150000, 3);
INSERT INTO public.account_months VALUES ('org_01m8kwv4kke0btzzstjvnmmsr8', 'acc_01m8kwv4kke0btzzstdbdexrzz', '2026-01', 1150000, 107880, 3);
INSERT INTO public.account_months VALUES ('org_01m8kwv4kke0btzzstjvnmmsr8', 'acc_01m8kwv4kke0btzzstcy7fec19', '2026-02', 188040, 171000, 3);
INSERT INTO public.account_months VALUES ('org_01m8kwv41bemztceahbp8jg765', 'acc_01m8kwv41bemztceah5rdqd2xw', '2026-03', 0, 12000, 2);
INSERT INTO public.account_months VALUES ('org_01m8kwv4kke0btzzstjvnmmsr8', 'acc_01m8kwv4kke0btzzstdhj15njp', '2026-02', 175000, 135000, 3);
INSERT INTO public.account_months VALUES ('org_01m8kwv4kke0btzzstjvnmmsr8', 'acc_01m8kwv4kke0btzzstcy7fec19', '2026-03', 116400, 248040, 6);
INSERT INTO public.account_months VALUES ('org_01m8kwv41bemztceahbp8jg765', 'acc_01m8kwv41bemztceah69fft15p', '2026-02', 0, 22000, 2);
INSERT INTO public.account_months VALUES ('org_01m8kwv41bemztceahbp8jg765', 'acc_01m8kwv41bemztceah65vy13am', '2026-03', 56000, 50000, 3);
INSERT INTO public.account_months VALUES ('org_01m8kwv4kke0btzzstjvnmmsr8', 'acc_01m8kwv4zpe4v83x9rcmdx82xq', '2026-03', 200000, 0, 1);
INSERT INTO public.account_months VALUES ('org_01m8kwv41bemztceahbp8jg765', 'acc_01m8kwv41bemztceah9s8nnf50', '2026-02', 21000, 0, 2);
INSERT INTO public.account_months VALUES ('org_01m8kwv41bemztceahbp8jg765', 'acc_01m8kwv4e6e9kbg6c2x7kfwje6', '2026-02', 2900, 1900, 3);
INSERT INTO public.account_months VALUES ('org_01m8kwv41bemztceahbp8jg765', 'acc_01m8kwvezneq79pxng573fqjkd', '2026-04', 2521, 3000, 2);
INSERT INTO public.account_months VALUES ('org_01m8kwv41bemztceahbp8jg765', 'acc_01m8kwv41bemztceah91qzp762', '2026-03', 50000, 50000, 2);
INSERT INTO public.account_months VALUES ('org_01m8kwv41bemztceahbp8jg765', 'acc_01m8kwv41bemztceah5rdqd2xw', '2025-03', 6000, 0, 1);
INSERT INTO public.account_months VALUES ('org_01m8kwv41bemztceahbp8jg765', 'acc_01m8kwv41bemztceah82kk1v6r', '2025-03', 0, 5000, 1);
INSERT INTO public.account_months VALUES ('org_01m8kwv41bemztceahbp8jg765', 'acc_01m8kwv41bemztceahb5yhpdtt', '2026-03', 6000, 0, 1);
INSERT INTO public.account_months VALUES ('org_01m8kwv41bemztceahbp8jg765', 'acc_01m8kwv41bemztceah6cjzaaq3', '2025-03', 0, 6000, 1);
INSERT INTO public.account_months VALUES ('org_01m8kwv41bemztceahbp8jg765', 'acc_01m8kwv41bemztceah8qatvtjv', '2025-03', 5000, 0, 1);
INSERT INTO public.account_months VALUES ('org_01m8kwv41bemztceahbp8jg765', 'acc_01m8kwv4e6e9kbg6c2x7kfwje6', '2026-03', 700, 1958, 3);
INSERT INTO public.account_months VALUES ('org_01m8kwv41bemztceahbp8jg765', 'acc_01m8kwvezneq79pxng573fqjkd', '2026-03', 6000, 5042, 2);
INSERT INTO public.account_months VALUES ('org_01m8kwv41bemztceahbp8jg765', 'acc_01m8kwv41bemztceah5rdqd2xw', '2026-04', 11900, 0, 1);
INSERT INTO public.account_months VALUES ('org_01m8kwv41bemztceahbp8jg765', 'acc_01m8kwv41bemztceah82kk1v6r', '2026-04', 0, 10000, 1);
INSERT INTO public.accounts VALUES ('acc_01m8kwv41bemztceah56c7nqxr', 'org_01m8kwv41bemztceahbp8jg765', '1000', 'Computer equipment', 'ASSET', NULL, 'ST', NULL, 'active', 1795964112939, 1795964112939, 1, 'fixed_assets');
INSERT INTO public.accounts VALUES ('acc_01m8kwv41bemztceah5b2wp5yw', 'org_01m8kwv41bemztceahbp8jg765', '1010', 'Office equipment and furniture', 'ASSET', NULL, 'ST', NULL, 'active', 1795964112939, 1795964112939, 1, 'fixed_assets');
INSERT INTO public.accounts VALUES ('acc_01m8kwv41bemztceah5f6phs88', 'org_01m8kwv41bemztceahbp8jg765', '1020', 'Motor vehicles', 'ASSET', NULL, 'ST', NULL, 'active', 1795964112939, 1795964112939, 1, 'fixed_assets');
INSERT INTO public.accounts VALUES ('acc_01m8kwv41bemztceah5gfbhhtp', 'org_01m8kwv41bemztceahbp8jg765', '1090', 'Accumulated depreciation', 'ASSET', NULL, 'NV', NULL, 'active', 1795964112939, 1795964112939, 1, 'fixed_assets');
INSERT INTO public.accounts VALUES ('acc_01m8kwv41bemztceah5qepdfpw', 'org_01m8kwv41bemztceahbp8jg765', '1100', 'Stock', 'ASSET', NULL, 'ST', NULL, 'active', 1795964112939, 1795964112939, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8kwv41bemztceah5rdqd2xw', 'org_01m8kwv41bemztceahbp8jg765', '1200', 'Trade debtors', 'ASSET', 'receivable', NULL, NULL, 'active', 1795964112939, 1795964112939, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8kwv41bemztceah5w7xhbht', 'org_01m8kwv41bemztceahbp8jg765', '1210', 'Prepayments', 'ASSET', NULL, 'NV', NULL, 'active', 1795964112939, 1795964112939, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8kwv41bemztceah6205ex9d', 'org_01m8kwv41bemztceahbp8jg765', '1220', 'Other debtors', 'ASSET', NULL, 'NV', NULL, 'active', 1795964112939, 1795964112939, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8kwv41bemztceah65vy13am', 'org_01m8kwv41bemztceahbp8jg765', '1300', 'Current account', 'ASSET', 'bank', NULL, NULL, 'active', 1795964112939, 1795964112939, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8kwv41bemztceah69fft15p', 'org_01m8kwv41bemztceahbp8jg765', '1310', 'Petty cash', 'ASSET', NULL, 'NV', NULL, 'active', 1795964112939, 1795964112939, 1, 'cash');
INSERT INTO public.accounts VALUES ('acc_01m8kwv41bemztceah6cjzaaq3', 'org_01m8kwv41bemztceahbp8jg765', '2100', 'Trade creditors', 'LIABILITY', 'payable', NULL, NULL, 'active', 1795964112939, 1795964112939, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8kwv41bemztceah6h4a3aj5', 'org_01m8kwv41bemztceahbp8jg765', '2110', 'Accruals', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795964112939, 1795964112939, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8kwv41bemztceah6p19x9jp', 'org_01m8kwv41bemztceahbp8jg765', '2200', 'PAYE and National Insurance', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795964112939, 1795964112939, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8kwv41bemztceah6vzpke7c', 'org_01m8kwv41bemztceahbp8jg765', '2210', 'Pension contributions', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795964112939, 1795964112939, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8kwv41bemztceah6y5ks0tf', 'org_01m8kwv41bemztceahbp8jg765', '2220', 'Net wages', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795964112939, 1795964112939, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8kwv41bemztceah70cxgygf', 'org_01m8kwv41bemztceahbp8jg765', '2300', 'Corporation tax', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795964112939, 1795964112939, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8kwv41bemztceah775k4dvb', 'org_01m8kwv41bemztceahbp8jg765', '2400', 'Director''s loan account', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795964112939, 1795964112939, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8kwv41bemztceah7b1hvza8', 'org_01m8kwv41bemztceahbp8jg765', '2500', 'Bank loans', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795964112939, 1795964112939, 1, 'long_term_liabilities');
INSERT INTO public.accounts VALUES ('acc_01m8kwv41bemztceah7f8w2y2q', 'org_01m8kwv41bemztceahbp8jg765', '2900', 'Suspense', 'LIABILITY', 'suspense', NULL, NULL, 'active', 1795964112939, 1795964112939, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8kwv41bemztceah7jkhrn28', 'org_01m8kwv41bemztceahbp8jg765', '3000', 'Share capital', 'EQUITY', NULL, 'NV', NULL, 'active', 1795964112939, 1795964112939, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8kwv41bemztceah7pzed6x6', 'org_01m8kwv41bemztceahbp8jg765', '3100', 'Retained earnings', 'EQUITY', 'retained_earnings', NULL, NULL, 'active', 1795964112939, 1795964112939, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8kwv41bemztceah7tes3afj', 'org_01m8kwv41bemztceahbp8jg765', '3200', 'Dividends', 'EQUITY', NULL, 'NV', NULL, 'active', 1795964112939, 1795964112939, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8kwv41bemztceah7w05xs94', 'org_01m8kwv41bemztceahbp8jg765', '3900', 'Opening balances', 'EQUITY', 'opening_balance', NULL, NULL, 'active', 1795964112939, 1795964112939, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8kwv41bemztceah82kk1v6r', 'org_01m8kwv41bemztceahbp8jg765', '4000', 'Sales', 'INCOME', NULL, 'ST', NULL, 'active', 1795964112939, 1795964112939, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8kwv41bemztceah87v0hbnw', 'org_01m8kwv41bemztceahbp8jg765', '4010', 'Sales, zero-rated', 'INCOME', NULL, 'ZR', NULL, 'active', 1795964112939, 1795964112939, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8kwv41bemztceah892spx82', 'org_01m8kwv41bemztceahbp8jg765', '4090', 'Other income', 'INCOME', NULL, 'ST', NULL, 'active', 1795964112939, 1795964112939, 1, 'other_income');
INSERT INTO public.accounts VALUES ('acc_01m8kwv41bemztceah8cpta4zc', 'org_01m8kwv41bemztceahbp8jg765', '4900', 'Interest received', 'INCOME', NULL, 'EX', NULL, 'active', 1795964112939, 1795964112939, 1, 'finance');
INSERT INTO public.accounts VALUES ('acc_01m8kwv41bemztceah8kjyypx0', 'org_01m8kwv41bemztceahbp8jg765', '4920', 'VAT flat-rate scheme difference', 'INCOME', 'vat_scheme_difference', NULL, NULL, 'active', 1795964112939, 1795964112939, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8kwv41bemztceah8qatvtjv', 'org_01m8kwv41bemztceahbp8jg765', '5000', 'Cost of goods sold', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795964112939, 1795964112939, 1, 'cost_of_sales');
INSERT INTO public.accounts VALUES ('acc_01m8kwv41bemztceah8tc0x8zr', 'org_01m8kwv41bemztceahbp8jg765', '5010', 'Subcontractors', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795964112939, 1795964112939, 1, 'cost_of_sales');
INSERT INTO public.accounts VALUES ('acc_01m8kwv41bemztceah8xf39mv8', 'org_01m8kwv41bemztceahbp8jg765', '5020', 'Carriage and postage', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795964112939, 1795964112939, 1, 'cost_of_sales');
INSERT INTO public.accounts VALUES ('acc_01m8kwv41bemztceah91qzp762', 'org_01m8kwv41bemztceahbp8jg765', '6000', 'Wages and salaries', 'EXPENSE', NULL, 'NV', NULL, 'active', 1795964112939, 1795964112939, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8kwv41bemztceah97brg1ez', 'org_01m8kwv41bemztceahbp8jg765', '6010', 'Employer''s National Insurance', 'EXPENSE', NULL, 'NV', NULL, 'active', 1795964112939, 1795964112939, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8kwv41bemztceah99qh7rjh', 'org_01m8kwv41bemztceahbp8jg765', '6020', 'Employer''s pension', 'EXPENSE', NULL, 'NV', NULL, 'active', 1795964112939, 1795964112939, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8kwv41bemztceah9f51gah8', 'org_01m8kwv41bemztceahbp8jg765', '6100', 'Rent', 'EXPENSE', NULL, 'EX', NULL, 'active', 1795964112939, 1795964112939, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8kwv41bemztceah9jsqfdkk', 'org_01m8kwv41bemztceahbp8jg765', '6110', 'Business rates', 'EXPENSE', NULL, 'NV', NULL, 'active', 1795964112939, 1795964112939, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8kwv41bemztceah9pq4hffx', 'org_01m8kwv41bemztceahbp8jg765', '6120', 'Light, heat and water', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795964112939, 1795964112939, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8kwv41bemztceah9s8nnf50', 'org_01m8kwv41bemztceahbp8jg765', '6200', 'Telephone and internet', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795964112939, 1795964112939, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8kwv41bemztceah9xgjgw3g', 'org_01m8kwv41bemztceahbp8jg765', '6210', 'Software and subscriptions', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795964112939, 1795964112939, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8kwv41bemztceaha39ecpda', 'org_01m8kwv41bemztceahbp8jg765', '6220', 'Printing and stationery', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795964112939, 1795964112939, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8kwv41bemztceaha5v4094k', 'org_01m8kwv41bemztceahbp8jg765', '6300', 'Travel and subsistence', 'EXPENSE', NULL, 'ZR', NULL, 'active', 1795964112939, 1795964112939, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8kwv41bemztceahaaczec5e', 'org_01m8kwv41bemztceahbp8jg765', '6310', 'Motor expenses', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795964112939, 1795964112939, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8kwv41bemztceahadmwm2qh', 'org_01m8kwv41bemztceahbp8jg765', '6320', 'Repairs and maintenance', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795964112939, 1795964112939, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8kwv41bemztceahagf3cpfp', 'org_01m8kwv41bemztceahbp8jg765', '6400', 'Advertising and marketing', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795964112939, 1795964112939, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8kwv41bemztceaham1egh3x', 'org_01m8kwv41bemztceahbp8jg765', '6500', 'Accountancy and legal fees', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795964112939, 1795964112939, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8kwv41bemztceahav3a612d', 'org_01m8kwv41bemztceahbp8jg765', '6600', 'Insurance', 'EXPENSE', NULL, 'EX', NULL, 'active', 1795964112939, 1795964112939, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8kwv41bemztceahay5rndy6', 'org_01m8kwv41bemztceahbp8jg765', '6700', 'Bank charges', 'EXPENSE', NULL, 'EX', NULL, 'active', 1795964112939, 1795964112939, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8kwv41bemztceahb2awtd28', 'org_01m8kwv41bemztceahbp8jg765', '6800', 'Depreciation', 'EXPENSE', NULL, 'NV', NULL, 'active', 1795964112939, 1795964112939, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8kwv41bemztceahb5yhpdtt', 'org_01m8kwv41bemztceahbp8jg765', '6810', 'Bad debts', 'EXPENSE', 'bad_debts', 'NV', NULL, 'active', 1795964112939, 1795964112939, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8kwv41bemztceahba0h5rw5', 'org_01m8kwv41bemztceahbp8jg765', '6900', 'Interest payable', 'EXPENSE', NULL, 'EX', NULL, 'active', 1795964112939, 1795964112939, 1, 'finance');
INSERT INTO public.accounts VALUES ('acc_01m8kwv41bemztceahbferfced', 'org_01m8kwv41bemztceahbp8jg765', '6990', 'Rounding differences', 'EXPENSE', 'rounding', NULL, NULL, 'active', 1795964112939, 1795964112939, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8kwv41bemztceahbj5x9ays', 'org_01m8kwv41bemztceahbp8jg765', '8000', 'Corporation tax charge', 'EXPENSE', NULL, 'NV', NULL, 'active', 1795964112939, 1795964112939, 1, 'tax');
INSERT INTO public.accounts VALUES ('acc_01m8kwv4e6e9kbg6c2x7kfwje6', 'org_01m8kwv41bemztceahbp8jg765', '2250', 'VAT', 'LIABILITY', 'vat_control', NULL, NULL, 'active', 1795964113350, 1795964113350, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8kwv4kke0btzzstca7kdxm7', 'org_01m8kwv4kke0btzzstjvnmmsr8', '1000', 'Computer equipment', 'ASSET', NULL, 'ST', NULL, 'active', 1795964113523, 1795964113523, 1, 'fixed_assets');
INSERT INTO public.accounts VALUES ('acc_01m8kwv4kke0btzzstcc3c7ewf', 'org_01m8kwv4kke0btzzstjvnmmsr8', '1010', 'Office equipment and furniture', 'ASSET', NULL, 'ST', NULL, 'active', 1795964113523, 1795964113523, 1, 'fixed_assets');
INSERT INTO public.accounts VALUES ('acc_01m8kwv4kke0btzzstch0wmr32', 'org_01m8kwv4kke0btzzstjvnmmsr8', '1020', 'Motor vehicles', 'ASSET', NULL, 'ST', NULL, 'active', 1795964113523, 1795964113523, 1, 'fixed_assets');
INSERT INTO public.accounts VALUES ('acc_01m8kwv4kke0btzzstcnypeev8', 'org_01m8kwv4kke0btzzstjvnmmsr8', '1090', 'Accumulated depreciation', 'ASSET', NULL, 'NV', NULL, 'active', 1795964113523, 1795964113523, 1, 'fixed_assets');
INSERT INTO public.accounts VALUES ('acc_01m8kwv4kke0btzzstcrcm5y7k', 'org_01m8kwv4kke0btzzstjvnmmsr8', '1100', 'Stock', 'ASSET', NULL, 'ST', NULL, 'active', 1795964113523, 1795964113523, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8kwv4kke0btzzstcy7fec19', 'org_01m8kwv4kke0btzzstjvnmmsr8', '1200', 'Trade debtors', 'ASSET', 'receivable', NULL, NULL, 'active', 1795964113523, 1795964113523, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8kwv4kke0btzzstd33ze1t7', 'org_01m8kwv4kke0btzzstjvnmmsr8', '1210', 'Prepayments', 'ASSET', NULL, 'NV', NULL, 'active', 1795964113523, 1795964113523, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8kwv4kke0btzzstd5f18ggf', 'org_01m8kwv4kke0btzzstjvnmmsr8', '1220', 'Other debtors', 'ASSET', NULL, 'NV', NULL, 'active', 1795964113523, 1795964113523, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8kwv4kke0btzzstdbdexrzz', 'org_01m8kwv4kke0btzzstjvnmmsr8', '1300', 'Current account', 'ASSET', 'bank', NULL, NULL, 'active', 1795964113523, 1795964113523, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8kwv4kke0btzzstdceps2kt', 'org_01m8kwv4kke0btzzstjvnmmsr8', '1310', 'Petty cash', 'ASSET', NULL, 'NV', NULL, 'active', 1795964113523, 1795964113523, 1, 'cash');
INSERT INTO public.accounts VALUES ('acc_01m8kwv4kke0btzzstdhj15njp', 'org_01m8kwv4kke0btzzstjvnmmsr8', '2100', 'Trade creditors', 'LIABILITY', 'payable', NULL, NULL, 'active', 1795964113523, 1795964113523, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8kwv4kke0btzzstdmvmp4kp', 'org_01m8kwv4kke0btzzstjvnmmsr8', '2110', 'Accruals', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795964113523, 1795964113523, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8kwv4kke0btzzstdssmpmp6', 'org_01m8kwv4kke0btzzstjvnmmsr8', '2200', 'PAYE and National Insurance', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795964113523, 1795964113523, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8kwv4kke0btzzstdx68e196', 'org_01m8kwv4kke0btzzstjvnmmsr8', '2210', 'Pension contributions', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795964113523, 1795964113523, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8kwv4kke0btzzste2z4ey6h', 'org_01m8kwv4kke0btzzstjvnmmsr8', '2220', 'Net wages', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795964113523, 1795964113523, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8kwv4kke0btzzste5hsazd8', 'org_01m8kwv4kke0btzzstjvnmmsr8', '2300', 'Corporation tax', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795964113523, 1795964113523, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8kwv4kke0btzzste803nzse', 'org_01m8kwv4kke0btzzstjvnmmsr8', '2400', 'Director''s loan account', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795964113523, 1795964113523, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8kwv4kke0btzzstechh2yvj', 'org_01m8kwv4kke0btzzstjvnmmsr8', '2500', 'Bank loans', 'LIABILITY', NULL, 'NV', NULL, 'active', 1795964113523, 1795964113523, 1, 'long_term_liabilities');
INSERT INTO public.accounts VALUES ('acc_01m8kwv4kke0btzzstek1r6maz', 'org_01m8kwv4kke0btzzstjvnmmsr8', '2900', 'Suspense', 'LIABILITY', 'suspense', NULL, NULL, 'active', 1795964113523, 1795964113523, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8kwv4kke0btzzstemjh406x', 'org_01m8kwv4kke0btzzstjvnmmsr8', '3000', 'Share capital', 'EQUITY', NULL, 'NV', NULL, 'active', 1795964113523, 1795964113523, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8kwv4kke0btzzstete4w9yz', 'org_01m8kwv4kke0btzzstjvnmmsr8', '3100', 'Retained earnings', 'EQUITY', 'retained_earnings', NULL, NULL, 'active', 1795964113523, 1795964113523, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8kwv4kke0btzzstew77dahv', 'org_01m8kwv4kke0btzzstjvnmmsr8', '3200', 'Dividends', 'EQUITY', NULL, 'NV', NULL, 'active', 1795964113523, 1795964113523, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8kwv4kke0btzzstf3fkq63r', 'org_01m8kwv4kke0btzzstjvnmmsr8', '3900', 'Opening balances', 'EQUITY', 'opening_balance', NULL, NULL, 'active', 1795964113523, 1795964113523, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8kwv4kke0btzzstf6me2nr1', 'org_01m8kwv4kke0btzzstjvnmmsr8', '4000', 'Sales', 'INCOME', NULL, 'ST', NULL, 'active', 1795964113523, 1795964113523, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8kwv4kke0btzzstf875m5yd', 'org_01m8kwv4kke0btzzstjvnmmsr8', '4010', 'Sales, zero-rated', 'INCOME', NULL, 'ZR', NULL, 'active', 1795964113523, 1795964113523, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8kwv4kke0btzzstfcj1b9pp', 'org_01m8kwv4kke0btzzstjvnmmsr8', '4090', 'Other income', 'INCOME', NULL, 'ST', NULL, 'active', 1795964113523, 1795964113523, 1, 'other_income');
INSERT INTO public.accounts VALUES ('acc_01m8kwv4kke0btzzstfgwcqej9', 'org_01m8kwv4kke0btzzstjvnmmsr8', '4900', 'Interest received', 'INCOME', NULL, 'EX', NULL, 'active', 1795964113523, 1795964113523, 1, 'finance');
INSERT INTO public.accounts VALUES ('acc_01m8kwv4kke0btzzstfp8dcydj', 'org_01m8kwv4kke0btzzstjvnmmsr8', '4920', 'VAT flat-rate scheme difference', 'INCOME', 'vat_scheme_difference', NULL, NULL, 'active', 1795964113523, 1795964113523, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8kwv4kke0btzzstfv3xneqe', 'org_01m8kwv4kke0btzzstjvnmmsr8', '5000', 'Cost of goods sold', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795964113523, 1795964113523, 1, 'cost_of_sales');
INSERT INTO public.accounts VALUES ('acc_01m8kwv4kke0btzzstfxer9ge2', 'org_01m8kwv4kke0btzzstjvnmmsr8', '5010', 'Subcontractors', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795964113523, 1795964113523, 1, 'cost_of_sales');
INSERT INTO public.accounts VALUES ('acc_01m8kwv4kke0btzzstg3f1tjzm', 'org_01m8kwv4kke0btzzstjvnmmsr8', '5020', 'Carriage and postage', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795964113523, 1795964113523, 1, 'cost_of_sales');
INSERT INTO public.accounts VALUES ('acc_01m8kwv4kke0btzzstg78x0g1k', 'org_01m8kwv4kke0btzzstjvnmmsr8', '6000', 'Wages and salaries', 'EXPENSE', NULL, 'NV', NULL, 'active', 1795964113523, 1795964113523, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8kwv4kke0btzzstgazzvstj', 'org_01m8kwv4kke0btzzstjvnmmsr8', '6010', 'Employer''s National Insurance', 'EXPENSE', NULL, 'NV', NULL, 'active', 1795964113523, 1795964113523, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8kwv4kke0btzzstgegbhxe4', 'org_01m8kwv4kke0btzzstjvnmmsr8', '6020', 'Employer''s pension', 'EXPENSE', NULL, 'NV', NULL, 'active', 1795964113523, 1795964113523, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8kwv4kke0btzzstgg60ykyw', 'org_01m8kwv4kke0btzzstjvnmmsr8', '6100', 'Rent', 'EXPENSE', NULL, 'EX', NULL, 'active', 1795964113523, 1795964113523, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8kwv4kke0btzzstgmsard80', 'org_01m8kwv4kke0btzzstjvnmmsr8', '6110', 'Business rates', 'EXPENSE', NULL, 'NV', NULL, 'active', 1795964113523, 1795964113523, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8kwv4kke0btzzstgr9erjsz', 'org_01m8kwv4kke0btzzstjvnmmsr8', '6120', 'Light, heat and water', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795964113523, 1795964113523, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8kwv4kke0btzzstgyrvbkd7', 'org_01m8kwv4kke0btzzstjvnmmsr8', '6200', 'Telephone and internet', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795964113523, 1795964113523, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8kwv4kke0btzzsth07fhcc8', 'org_01m8kwv4kke0btzzstjvnmmsr8', '6210', 'Software and subscriptions', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795964113523, 1795964113523, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8kwv4kke0btzzsth5w4y69k', 'org_01m8kwv4kke0btzzstjvnmmsr8', '6220', 'Printing and stationery', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795964113523, 1795964113523, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8kwv4kke0btzzsthb5y3mhj', 'org_01m8kwv4kke0btzzstjvnmmsr8', '6300', 'Travel and subsistence', 'EXPENSE', NULL, 'ZR', NULL, 'active', 1795964113523, 1795964113523, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8kwv4kke0btzzsthdk7tcx2', 'org_01m8kwv4kke0btzzstjvnmmsr8', '6310', 'Motor expenses', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795964113523, 1795964113523, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8kwv4kke0btzzsthhabgtze', 'org_01m8kwv4kke0btzzstjvnmmsr8', '6320', 'Repairs and maintenance', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795964113523, 1795964113523, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8kwv4kke0btzzsthn0ws8fb', 'org_01m8kwv4kke0btzzstjvnmmsr8', '6400', 'Advertising and marketing', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795964113523, 1795964113523, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8kwv4kke0btzzsthst1j3rm', 'org_01m8kwv4kke0btzzstjvnmmsr8', '6500', 'Accountancy and legal fees', 'EXPENSE', NULL, 'ST', NULL, 'active', 1795964113523, 1795964113523, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8kwv4kke0btzzsthz6h8mx1', 'org_01m8kwv4kke0btzzstjvnmmsr8', '6600', 'Insurance', 'EXPENSE', NULL, 'EX', NULL, 'active', 1795964113523, 1795964113523, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8kwv4kke0btzzstj2bvz6w0', 'org_01m8kwv4kke0btzzstjvnmmsr8', '6700', 'Bank charges', 'EXPENSE', NULL, 'EX', NULL, 'active', 1795964113523, 1795964113523, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8kwv4kke0btzzstj4j3tv1h', 'org_01m8kwv4kke0btzzstjvnmmsr8', '6800', 'Depreciation', 'EXPENSE', NULL, 'NV', NULL, 'active', 1795964113523, 1795964113523, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8kwv4kke0btzzstjb8a23k4', 'org_01m8kwv4kke0btzzstjvnmmsr8', '6810', 'Bad debts', 'EXPENSE', 'bad_debts', 'NV', NULL, 'active', 1795964113523, 1795964113523, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8kwv4kke0btzzstjex07e3w', 'org_01m8kwv4kke0btzzstjvnmmsr8', '6900', 'Interest payable', 'EXPENSE', NULL, 'EX', NULL, 'active', 1795964113523, 1795964113523, 1, 'finance');
INSERT INTO public.accounts VALUES ('acc_01m8kwv4kke0btzzstjgy94xn9', 'org_01m8kwv4kke0btzzstjvnmmsr8', '6990', 'Rounding differences', 'EXPENSE', 'rounding', NULL, NULL, 'active', 1795964113523, 1795964113523, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8kwv4kke0btzzstjpckv180', 'org_01m8kwv4kke0btzzstjvnmmsr8', '8000', 'Corporation tax charge', 'EXPENSE', NULL, 'NV', NULL, 'active', 1795964113523, 1795964113523, 1, 'tax');
INSERT INTO public.accounts VALUES ('acc_01m8kwv4p0exwbb8x97qq47rpk', 'org_01m8kwv4kke0btzzstjvnmmsr8', '2250', 'VAT', 'LIABILITY', 'vat_control', NULL, NULL, 'active', 1795964113600, 1795964113600, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8kwv4rdejssx9zzhmz0kkcm', 'org_01m8kwv4kke0btzzstjvnmmsr8', '4100', 'Room hire', 'INCOME', NULL, 'EX', NULL, 'active', 1795964113677, 1795964113677, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8kwv4zpe4v83x9rcmdx82xq', 'org_01m8kwv4kke0btzzstjvnmmsr8', '1301', 'Savings', 'ASSET', 'bank', NULL, NULL, 'active', 1795964113910, 1795964113910, 1, NULL);
INSERT INTO public.accounts VALUES ('acc_01m8kwvezneq79pxng573fqjkd', 'org_01m8kwv41bemztceahbp8jg765', '1250', 'VAT on deposits', 'ASSET', 'vat_on_deposits', NULL, NULL, 'active', 1795964124149, 1795964124149, 1, NULL);
INSERT INTO public.allocations VALUES ('alc_01m8kwv6fke24v1bmqbs6gpxby', 'org_01m8kwv4kke0btzzstjvnmmsr8', 'inv_01m8kwv611e8p96hrgh4vp2py0', NULL, 'inv_01m8kwv63vem08k152g1bpvc31', 18000, '2026-03-12', NULL, 1795964115443, NULL);
INSERT INTO public.allocations VALUES ('alc_01m8kwv6n5edmbkjnxvpmj458y', 'org_01m8kwv4kke0btzzstjvnmmsr8', 'inv_01m8kwv5znerysgsmab5qm5zwt', 'set_01m8kwv6n5edmbkjnxvcw8ea89', NULL, 28200, '2026-03-06', NULL, 1795964115621, NULL);
INSERT INTO public.allocations VALUES ('alc_01m8kwv70vekrv08zny4dgh4dx', 'org_01m8kwv4kke0btzzstjvnmmsr8', 'inv_01m8kwv5t4ees9g9mwg5qp6zsv', 'set_01m8kwv70vekrv08zny4dgh4dx', NULL, 107880, '2026-01-22', NULL, 1795964115995, NULL);
INSERT INTO public.allocations VALUES ('alc_01m8kwv7c9e7cvg6z5257be480', 'org_01m8kwv4kke0btzzstjvnmmsr8', 'inv_01m8kwv5nzeadrm4ss4t68bn9z', 'set_01m8kwv7c9e7cvg6z5257be480', NULL, 150000, '2026-01-30', NULL, 1795964116361, NULL);
INSERT INTO public.allocations VALUES ('alc_01m8kwv7pjev98evb1vgrgfc7x', 'org_01m8kwv4kke0btzzstjvnmmsr8', 'inv_01m8kwv5xten5agxy4kfbykgce', 'set_01m8kwv7pjev98evb1vgrgfc7x', NULL, 135000, '2026-02-10', NULL, 1795964116690, NULL);
INSERT INTO public.allocations VALUES ('alc_01m8kwv81desmsjkyx9xrdzbb0', 'org_01m8kwv4kke0btzzstjvnmmsr8', 'inv_01m8kwv5nzeadrm4ss4t68bn9z', 'set_01m8kwv81desmsjkyx9xrdzbb0', NULL, 84000, '2026-02-16', NULL, 1795964117037, NULL);
INSERT INTO public.allocations VALUES ('alc_01m8kwv81desmsjkyx9xrdzbb1', 'org_01m8kwv4kke0btzzstjvnmmsr8', 'inv_01m8kwv5w4e05rkzhaekkpnqme', 'set_01m8kwv81desmsjkyx9xrdzbb0', NULL, 87000, '2026-02-16', NULL, 1795964117037, NULL);
INSERT INTO public.allocations VALUES ('alc_01m8kwv89messr9qhx5q1cddbd', 'org_01m8kwv4kke0btzzstjvnmmsr8', 'inv_01m8kwv5qrew89rm4bdx1nv1yr', 'set_01m8kwv89messr9qhx5q1cddbd', NULL, 40000, '2026-02-27', NULL, 1795964117300, NULL);
INSERT INTO public.allocations VALUES ('alc_01m8kwv8ghe0ftef4vg5n0y68v', 'org_01m8kwv4kke0btzzstjvnmmsr8', 'inv_01m8kwv611e8p96hrgh4vp2py0', 'set_01m8kwv8ghe0ftef4vg5n0y68v', NULL, 141840, '2026-03-16', NULL, 1795964117521, NULL);
INSERT INTO public.allocations VALUES ('alc_01m8kwvec6evcs8h11yqvfjjqt', 'org_01m8kwv41bemztceahbp8jg765', 'inv_01m8kwve9veebszvfyr6tz3j1k', NULL, NULL, 6000, '2026-03-25', NULL, 1795964123526, NULL);
INSERT INTO public.allocations VALUES ('alc_01m8kwvfa0e7sakc9262kpeb87', 'org_01m8kwv41bemztceahbp8jg765', 'inv_01m8kwvf5yeex9xtergty9ppjt', 'set_01m8kwvf45etsthc1y3mygx9tk', NULL, 3000, '2026-04-02', NULL, 1795964124480, NULL);
INSERT INTO public.api_keys VALUES ('key_01m8kwv3ktex3vbr537b94d575', 'usr_01m8kwv3g4e2atsxqp2j52drpm', 'main', 'reconcile:read reconcile:write', 0, 'fS8S', 1795964112506, NULL, 1795964122693, NULL, NULL);
INSERT INTO public.api_keys VALUES ('key_01m8kwv400efmaeq1d2yjj8ja3', 'usr_01m8kwv3g4e2atsxqp2j52drpm', 'main', 'ledger:read ledger:write', 0, 'xohh', 1795964112896, NULL, 1795964122770, NULL, NULL);
INSERT INTO public.audit_events VALUES ('org_01m8kwv41bemztceahbp8jg765', 1, 1795964112939, 'usr_01m8kwv3g4e2atsxqp2j52drpm', 'key_01m8kwv400efmaeq1d2yjj8ja3', 'organisation.create', 'org_01m8kwv41bemztceahbp8jg765', NULL, '{"id":"org_01m8kwv41bemztceahbp8jg765","name":"Acorn Ltd","currency":"GBP","country":"GB","financial_year_end":"03-31","vat_registered":true,"vat_number":null,"vat_scheme":"standard","flat_rate_percent":null,"vat_methods":[{"effective_from":null,"vat_registered":true,"vat_number":null,"vat_scheme":"standard","flat_rate_percent":null}],"vat_rounding":"line","status":"active","role":"owner","lock_date":null,"created_at":"2026-11-29T14:55:12.939Z","updated_at":"2026-11-29T14:55:12.939Z","version":1}', '\xa7b15f1beb1973e9ba2bad94840874f6ca555732f9c359868d6e4934330bca7b', '\x183c470d24ec745f2f4f38c4c4474798719906b3d74cf4e8dba8fe28b615d073');
INSERT INTO public.audit_events VALUES ('org_01m8kwv41bemztceahbp8jg765', 2, 1795964113350, 'usr_01m8kwv3g4e2atsxqp2j52drpm', 'key_01m8kwv400efmaeq1d2yjj8ja3', 'account.create', 'acc_01m8kwv4e6e9kbg6c2x7kfwje6', NULL, '{"id":"acc_01m8kwv4e6e9kbg6c2x7kfwje6","code":"2250","name":"VAT","account_type":"LIABILITY","role":"vat_control","group":"current_liabilities","default_vat_code":null,"description":null,"currency":"GBP","status":"active","balance":0.00,"created_at":"2026-11-29T14:55:13.350Z","updated_at":"2026-11-29T14:55:13.350Z","version":1}', '\x7f0b6f96e1b146048a2a563caf3abd2a2502233d9509bf27d0f248911de66834', '\x232656a762e30f1f0e064593e25e463a3254e61a3413336c92cbcfa90adb44c5');
INSERT INTO public.audit_events VALUES ('org_01m8kwv41bemztceahbp8jg765', 3, 1795964113412, 'usr_01m8kwv3g4e2atsxqp2j52drpm', 'key_01m8kwv400efmaeq1d2yjj8ja3', 'bank_account.create', 'bac_01m8kwv4g4eh0tj3y8ebzr2m2g', NULL, '{"account_id":"acc_01m8kwv41bemztceah65vy13am","account_number":null,"created_at":"2026-11-29T14:55:13.412Z","currency":"GBP","iban":null,"id":"bac_01m8kwv4g4eh0tj3y8ebzr2m2g","ledger_balance":0.0,"name":"Current","opening_balance":null,"opening_date":null,"opening_journal_id":null,"sort_code":null,"statement_balance":null,"statement_date":null,"type":"current","unconfirmed_count":0,"updated_at":"2026-11-29T14:55:13.412Z","version":1}', '\x69c843be6c4212021ccb5da73ce1c781580679ccd01130d21a9a7b8f6a0eae75', '\xe76020761941b0ac2f3a532e744c6da40d49ac0a969241ea4cc6248365239989');
INSERT INTO public.audit_events VALUES ('org_01m8kwv4kke0btzzstjvnmmsr8', 1, 1795964113523, 'usr_01m8kwv3g4e2atsxqp2j52drpm', 'key_01m8kwv400efmaeq1d2yjj8ja3', 'organisation.create', 'org_01m8kwv4kke0btzzstjvnmmsr8', NULL, '{"id":"org_01m8kwv4kke0btzzstjvnmmsr8","name":"Wren & Marsh Ltd","currency":"GBP","country":"GB","financial_year_end":"03-31","vat_registered":true,"vat_number":null,"vat_scheme":"standard","flat_rate_percent":null,"vat_methods":[{"effective_from":null,"vat_registered":true,"vat_number":null,"vat_scheme":"standard","flat_rate_percent":null}],"vat_rounding":"line","status":"active","role":"owner","lock_date":null,"created_at":"2026-11-29T14:55:13.523Z","updated_at":"2026-11-29T14:55:13.523Z","version":1}', '\x7536e6f228362a6a937ffe09172c45895aade443e995f0f5662e8a093458154a', '\xe8b95ed3e4ce540b1adf63ec2b381b3fc97a9c43aa711fa2263143e6a1f2b11e');
INSERT INTO public.audit_events VALUES ('org_01m8kwv4kke0btzzstjvnmmsr8', 2, 1795964113600, 'usr_01m8kwv3g4e2atsxqp2j52drpm', 'key_01m8kwv400efmaeq1d2yjj8ja3', 'account.create', 'acc_01m8kwv4p0exwbb8x97qq47rpk', NULL, '{"id":"acc_01m8kwv4p0exwbb8x97qq47rpk","code":"2250","name":"VAT","account_type":"LIABILITY","role":"vat_control","group":"current_liabilities","default_vat_code":null,"description":null,"currency":"GBP","status":"active","balance":0.00,"created_at":"2026-11-29T14:55:13.600Z","updated_at":"2026-11-29T14:55:13.600Z","version":1}', '\xd1db9d42219d9913aeb33b14831a6c5d0c8ff71536cd59906749bd9a631e416f', '\x5ca99ac0ad51c4d907e7b42282f48bb2a423f70b10d6c655c9cd81c0e8b94642');
INSERT INTO public.audit_events VALUES ('org_01m8kwv4kke0btzzstjvnmmsr8', 3, 1795964113677, 'usr_01m8kwv3g4e2atsxqp2j52drpm', 'key_01m8kwv400efmaeq1d2yjj8ja3', 'account.create', 'acc_01m8kwv4rdejssx9zzhmz0kkcm', NULL, '{"id":"acc_01m8kwv4rdejssx9zzhmz0kkcm","code":"4100","name":"Room hire","account_type":"INCOME","role":null,"group":"turnover","default_vat_code":"EX","description":null,"currency":"GBP","status":"active","balance":0.00,"created_at":"2026-11-29T14:55:13.677Z","updated_at":"2026-11-29T14:55:13.677Z","version":1}', '\x96762e6191d1483f7b2568ded71c766b3786c7d449acec92f8fc53c170a24b3e', '\x32316e855799d42b2ac763fe5e4e9f258d569e50a19de1faf4fc6058f29653af');
INSERT INTO public.audit_events VALUES ('org_01m8kwv4kke0btzzstjvnmmsr8', 4, 1795964113802, 'usr_01m8kwv3g4e2atsxqp2j52drpm', 'key_01m8kwv400efmaeq1d2yjj8ja3', 'bank_account.create', 'bac_01m8kwv4waeetrbxyr8ssnc1ac', NULL, '{"account_id":"acc_01m8kwv4kke0btzzstdbdexrzz","account_number":null,"created_at":"2026-11-29T14:55:13.802Z","currency":"GBP","iban":null,"id":"bac_01m8kwv4waeetrbxyr8ssnc1ac","ledger_balance":10000.0,"name":"Current","opening_balance":10000.0,"opening_date":"2026-01-01","opening_journal_id":"jnl_01m8kwv4waeetrbxyr91c1c3y7","sort_code":null,"statement_balance":null,"statement_date":null,"type":"current","unconfirmed_count":0,"updated_at":"2026-11-29T14:55:13.802Z","version":1}', '\x6d06f625bb265da0808c1a5f48ff0049fa73578cfe604b99960388be37f340c6', '\xcbd54e4dd659b207d5c7fa220331b775cc6e7dbb1d8e844f61570b14606d7194');
INSERT INTO public.audit_events VALUES ('org_01m8kwv4kke0btzzstjvnmmsr8', 5, 1795964113910, 'usr_01m8kwv3g4e2atsxqp2j52drpm', 'key_01m8kwv400efmaeq1d2yjj8ja3', 'account.create', 'acc_01m8kwv4zpe4v83x9rcmdx82xq', NULL, '{"account_type":"ASSET","balance":0.0,"code":"1301","created_at":"2026-11-29T14:55:13.910Z","currency":"GBP","default_vat_code":null,"description":null,"group":"cash","id":"acc_01m8kwv4zpe4v83x9rcmdx82xq","name":"Savings","role":"bank","status":"active","updated_at":"2026-11-29T14:55:13.910Z","version":1}', '\x22cd4efebe40e49970e73551c5f077678d7a6e8e54e914f63453ec42a943dfb5', '\x64b3cc8627565cf04f616de8b533d9c90dddc244694caf21b1de6f7aefdf27e4');
INSERT INTO public.audit_events VALUES ('org_01m8kwv4kke0btzzstjvnmmsr8', 6, 1795964113910, 'usr_01m8kwv3g4e2atsxqp2j52drpm', 'key_01m8kwv400efmaeq1d2yjj8ja3', 'bank_account.create', 'bac_01m8kwv4zpe4v83x9rcg3dnnsb', NULL, '{"account_id":"acc_01m8kwv4zpe4v83x9rcmdx82xq","account_number":null,"created_at":"2026-11-29T14:55:13.910Z","currency":"GBP","iban":null,"id":"bac_01m8kwv4zpe4v83x9rcg3dnnsb","ledger_balance":0.0,"name":"Savings","opening_balance":null,"opening_date":null,"opening_journal_id":null,"sort_code":null,"statement_balance":null,"statement_date":null,"type":"savings","unconfirmed_count":0,"updated_at":"2026-11-29T14:55:13.910Z","version":1}', '\x9fb338236b2a1c2078264d304489bba5f5c54a382e2c8da189fbbd255ae7776b', '\x89e357c87d9da323722236099ad089120ae6b6bc2dcb9b61d0149294875c8871');
INSERT INTO public.audit_events VALUES ('org_01m8kwv4kke0btzzstjvnmmsr8', 7, 1795964114006, 'usr_01m8kwv3g4e2atsxqp2j52drpm', 'key_01m8kwv400efmaeq1d2yjj8ja3', 'contact.create', 'con_01m8kwv52peevrcwcwezjm4f2d', NULL, '{"id":"con_01m8kwv52peevrcwcwezjm4f2d","kind":"customer","name":"Abbey Schools Trust","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-29T14:55:14.006Z","updated_at":"2026-11-29T14:55:14.006Z","version":1}', '\xcf026f00da467d856ee0be9389a2feffd52c50b94ee6707ae8b94a4cd531593a', '\xe2e24a86d0f4d7e48faa181301b8bb707412bae32a564f1d516db3d8cc0788d9');
INSERT INTO public.audit_events VALUES ('org_01m8kwv4kke0btzzstjvnmmsr8', 8, 1795964114114, 'usr_01m8kwv3g4e2atsxqp2j52drpm', 'key_01m8kwv400efmaeq1d2yjj8ja3', 'contact.create', 'con_01m8kwv562e79vma53x9d6xjcm', NULL, '{"id":"con_01m8kwv562e79vma53x9d6xjcm","kind":"customer","name":"Kestrel Fitness CIC","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-29T14:55:14.114Z","updated_at":"2026-11-29T14:55:14.114Z","version":1}', '\x010118c31c3be103662c597d10f4166f0338dd726dac6b2e0da1d6c4a65d1bfd', '\xc4360c22c7d9987f6d533f033cf2e69156bf88ef60a9b3aa6da4b7db78b6e7f0');
INSERT INTO public.audit_events VALUES ('org_01m8kwv4kke0btzzstjvnmmsr8', 9, 1795964114177, 'usr_01m8kwv3g4e2atsxqp2j52drpm', 'key_01m8kwv400efmaeq1d2yjj8ja3', 'contact.create', 'con_01m8kwv581eeasr9p4eksb4dj8', NULL, '{"id":"con_01m8kwv581eeasr9p4eksb4dj8","kind":"customer","name":"Marlow & Pike LLP","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-29T14:55:14.177Z","updated_at":"2026-11-29T14:55:14.177Z","version":1}', '\x1b3288cf3b6dae257272246f8f80b04318f8901cf49d5a1989f4f7ef4ef8aea7', '\x36ce155a142322ccf01a4135cc61dbe32e6870a6676bbde767911b4a715e081d');
INSERT INTO public.audit_events VALUES ('org_01m8kwv4kke0btzzstjvnmmsr8', 10, 1795964114235, 'usr_01m8kwv3g4e2atsxqp2j52drpm', 'key_01m8kwv400efmaeq1d2yjj8ja3', 'contact.create', 'con_01m8kwv59vejz8r81avd2h3m3v', NULL, '{"id":"con_01m8kwv59vejz8r81avd2h3m3v","kind":"supplier","name":"Printwell","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-29T14:55:14.235Z","updated_at":"2026-11-29T14:55:14.235Z","version":1}', '\x0e8f4bbde3c9bedcb070bbf6eebafe71432347340395a9830e835308cd627da5', '\x777fdb3d8cba4a9b93782c9b4f4de173b96b00cb0be16b31412aecbb4fa825f6');
INSERT INTO public.audit_events VALUES ('org_01m8kwv4kke0btzzstjvnmmsr8', 12, 1795964114357, 'usr_01m8kwv3g4e2atsxqp2j52drpm', 'key_01m8kwv400efmaeq1d2yjj8ja3', 'contact.create', 'con_01m8kwv5dneagtcx28xe1h5tk5', NULL, '{"id":"con_01m8kwv5dneagtcx28xe1h5tk5","kind":"supplier","name":"Harcourt Lettings","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-29T14:55:14.357Z","updated_at":"2026-11-29T14:55:14.357Z","version":1}', '\xca0c26473821a3384caf52645a1db591c2f2dcd4b17571243615bb647b14780f', '\xfc7b82c38f0012c375df45664800843eb943de6bc9a641f2fbe4767756ee2ca9');
INSERT INTO public.audit_events VALUES ('org_01m8kwv4kke0btzzstjvnmmsr8', 14, 1795964114623, 'usr_01m8kwv3g4e2atsxqp2j52drpm', 'key_01m8kwv400efmaeq1d2yjj8ja3', 'invoice.create', 'inv_01m8kwv5nzeadrm4ss4t68bn9z', NULL, '{"id":"inv_01m8kwv5nzeadrm4ss4t68bn9z","type":"sales","kind":"invoice","status":"issued","number":"INV-0001","contact_id":"con_01m8kwv52peevrcwcwezjm4f2d","contact_name":"Abbey Schools Trust","issue_date":"2026-01-15","tax_point":"2026-01-15","due_date":"2026-02-14","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":1950.00,"vat_total":390.00,"gross_total":2340.00,"amount_paid":0.00,"amount_credited":0.00,"amount_written_off":0.00,"vat_relieved":0.00,"amount_due":2340.00,"overdue":true,"journal_id":"jnl_01m8kwv5nzeadrm4ss4x8hcwhn","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T14:55:14.623Z","updated_at":"2026-11-29T14:55:14.623Z","version":1,"lines":[{"description":"Course design, 3 days","quantity":3,"unit_price":650.00,"discount_percent":null,"account_id":"acc_01m8kwv4kke0btzzstf6me2nr1","account_code":"4000","vat_code":"ST","net_amount":1950.00,"vat_amount":390.00,"gross_amount":2340.00,"vat_note":null}]}', '\xa68dc1cf6ffb585d458abbe97c9a26594af5d545d48e47a8c8c65169d8fea0c4', '\x9cdeb80d18a0e04aa6a999f56815d3b6b4f40acb49c993f3b5dc95930cc2892a');
INSERT INTO public.audit_events VALUES ('org_01m8kwv4kke0btzzstjvnmmsr8', 16, 1795964114756, 'usr_01m8kwv3g4e2atsxqp2j52drpm', 'key_01m8kwv400efmaeq1d2yjj8ja3', 'invoice.create', 'inv_01m8kwv5t4ees9g9mwg5qp6zsv', NULL, '{"id":"inv_01m8kwv5t4ees9g9mwg5qp6zsv","type":"purchase","kind":"invoice","status":"issued","number":"TB-0117","contact_id":"con_01m8kwv5bhe0svkjj9wvcd8gsc","contact_name":"Techbarn","issue_date":"2026-01-21","tax_point":"2026-01-21","due_date":"2026-02-20","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":899.00,"vat_total":179.80,"gross_total":1078.80,"amount_paid":0.00,"amount_credited":0.00,"amount_written_off":0.00,"vat_relieved":0.00,"amount_due":1078.80,"overdue":true,"journal_id":"jnl_01m8kwv5t4ees9g9mwgbkded3m","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T14:55:14.756Z","updated_at":"2026-11-29T14:55:14.756Z","version":1,"lines":[{"description":"Laptop","quantity":1,"unit_price":899.00,"discount_percent":null,"account_id":"acc_01m8kwv4kke0btzzstca7kdxm7","account_code":"1000","vat_code":"ST","net_amount":899.00,"vat_amount":179.80,"gross_amount":1078.80,"vat_note":null}]}', '\xd20011270c0e3c51425c2c25098e75147ad2f7a6202c27bef5f6f6029363f683', '\x014ac55524ab067fb9266c321b79ddb5742902d33df9f18d3ca7f785afd8c8ee');
INSERT INTO public.audit_events VALUES ('org_01m8kwv4kke0btzzstjvnmmsr8', 18, 1795964114874, 'usr_01m8kwv3g4e2atsxqp2j52drpm', 'key_01m8kwv400efmaeq1d2yjj8ja3', 'invoice.create', 'inv_01m8kwv5xten5agxy4kfbykgce', NULL, '{"id":"inv_01m8kwv5xten5agxy4kfbykgce","type":"purchase","kind":"invoice","status":"issued","number":"HL-33","contact_id":"con_01m8kwv5dneagtcx28xe1h5tk5","contact_name":"Harcourt Lettings","issue_date":"2026-02-01","tax_point":"2026-02-01","due_date":"2026-03-03","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":1350.00,"vat_total":0.00,"gross_total":1350.00,"amount_paid":0.00,"amount_credited":0.00,"amount_written_off":0.00,"vat_relieved":0.00,"amount_due":1350.00,"overdue":true,"journal_id":"jnl_01m8kwv5xten5agxy4kgakp00r","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T14:55:14.874Z","updated_at":"2026-11-29T14:55:14.874Z","version":1,"lines":[{"description":"Rent, January to March","quantity":1,"unit_price":1350.00,"discount_percent":null,"account_id":"acc_01m8kwv4kke0btzzstgg60ykyw","account_code":"6100","vat_code":"EX","net_amount":1350.00,"vat_amount":0.00,"gross_amount":1350.00,"vat_note":null}]}', '\xf910931362ce09974db4a22963a681a6fd8ebec5ef0e84025b80b9911eafbd9a', '\xccb16b9c1e0a08956d476f3d991a5152750ada338016375bf007e20edb0655ea');
INSERT INTO public.audit_events VALUES ('org_01m8kwv4kke0btzzstjvnmmsr8', 19, 1795964114933, 'usr_01m8kwv3g4e2atsxqp2j52drpm', 'key_01m8kwv400efmaeq1d2yjj8ja3', 'invoice.create', 'inv_01m8kwv5znerysgsmab5qm5zwt', NULL, '{"id":"inv_01m8kwv5znerysgsmab5qm5zwt","type":"sales","kind":"invoice","status":"issued","number":"INV-0003","contact_id":"con_01m8kwv562e79vma53x9d6xjcm","contact_name":"Kestrel Fitness CIC","issue_date":"2026-02-09","tax_point":"2026-02-09","due_date":"2026-03-11","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":275.00,"vat_total":7.00,"gross_total":282.00,"amount_paid":0.00,"amount_credited":0.00,"amount_written_off":0.00,"vat_relieved":0.00,"amount_due":282.00,"overdue":true,"journal_id":"jnl_01m8kwv5znerysgsmab8ampcbk","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T14:55:14.933Z","updated_at":"2026-11-29T14:55:14.933Z","version":1,"lines":[{"description":"Seminar room, 5 evenings","quantity":5,"unit_price":48.00,"discount_percent":null,"account_id":"acc_01m8kwv4rdejssx9zzhmz0kkcm","account_code":"4100","vat_code":"EX","net_amount":240.00,"vat_amount":0.00,"gross_amount":240.00,"vat_note":null},{"description":"Projector","quantity":1,"unit_price":35.00,"discount_percent":null,"account_id":"acc_01m8kwv4kke0btzzstf6me2nr1","account_code":"4000","vat_code":"ST","net_amount":35.00,"vat_amount":7.00,"gross_amount":42.00,"vat_note":null}]}', '\xe4caedd792ea94b33cfb8403e18469cb5598641fbd9435aee0fa3929482c86ea', '\x0dd66d23d093102a5a32f6445db536d0827f18e52938b359f80c4a6b5e6f1cd8');
INSERT INTO public.audit_events VALUES ('org_01m8kwv4kke0btzzstjvnmmsr8', 21, 1795964115035, 'usr_01m8kwv3g4e2atsxqp2j52drpm', 'key_01m8kwv400efmaeq1d2yjj8ja3', 'invoice.create', 'inv_01m8kwv62ve3crya2vmyfdd4kb', NULL, '{"id":"inv_01m8kwv62ve3crya2vmyfdd4kb","type":"sales","kind":"invoice","status":"issued","number":"INV-0005","contact_id":"con_01m8kwv581eeasr9p4eksb4dj8","contact_name":"Marlow & Pike LLP","issue_date":"2026-03-03","tax_point":"2026-03-03","due_date":"2026-04-02","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":500.00,"vat_total":100.00,"gross_total":600.00,"amount_paid":0.00,"amount_credited":0.00,"amount_written_off":0.00,"vat_relieved":0.00,"amount_due":600.00,"overdue":true,"journal_id":"jnl_01m8kwv62ve3crya2vn1shzhk6","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T14:55:15.035Z","updated_at":"2026-11-29T14:55:15.035Z","version":1,"lines":[{"description":"Raised in error","quantity":1,"unit_price":500.00,"discount_percent":null,"account_id":"acc_01m8kwv4kke0btzzstf6me2nr1","account_code":"4000","vat_code":"ST","net_amount":500.00,"vat_amount":100.00,"gross_amount":600.00,"vat_note":null}]}', '\x5aba60e6fff99f5eed04bccc03da3f78ba530a31fa6a546b46f3a7039d285e54', '\x3c6043edea0ee22995062dd74acc8f781ab3e0226785b0173e9313b43844e082');
INSERT INTO public.audit_events VALUES ('org_01m8kwv4kke0btzzstjvnmmsr8', 53, 1795964119725, 'usr_01m8kwv3g4e2atsxqp2j52drpm', 'key_01m8kwv400efmaeq1d2yjj8ja3', 'bank_transaction.confirm', 'btx_01m8kwv6s4erav3994sfah2s0z', NULL, '{"journal_id":"jnl_01m8kwvandeg4a45mgvvh29nxg","way":"account"}', '\xd770762da668ab1b37ad1e2b0b899ae23687934476a4ebb4bfbb5839ba776476', '\x3b1053033e5e7bd7b0460e29592d62f675134b7beda2bf37ba74f3f60b0f6248');
INSERT INTO public.audit_events VALUES ('org_01m8kwv4kke0btzzstjvnmmsr8', 11, 1795964114289, 'usr_01m8kwv3g4e2atsxqp2j52drpm', 'key_01m8kwv400efmaeq1d2yjj8ja3', 'contact.create', 'con_01m8kwv5bhe0svkjj9wvcd8gsc', NULL, '{"id":"con_01m8kwv5bhe0svkjj9wvcd8gsc","kind":"supplier","name":"Techbarn","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-29T14:55:14.289Z","updated_at":"2026-11-29T14:55:14.289Z","version":1}', '\xe032be83f8c755db03263fca3e6c00baad14515f77dbc4dc7506523d7dd8fc51', '\x215e4f2ff1ecef1952ca91f95686f411530f140564303eae04448d7a9db0405f');
INSERT INTO public.audit_events VALUES ('org_01m8kwv4kke0btzzstjvnmmsr8', 13, 1795964114424, 'usr_01m8kwv3g4e2atsxqp2j52drpm', 'key_01m8kwv400efmaeq1d2yjj8ja3', 'contact.create', 'con_01m8kwv5freymaye512bfxvd00', NULL, '{"id":"con_01m8kwv5freymaye512bfxvd00","kind":"supplier","name":"Fern & Rowe","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-29T14:55:14.424Z","updated_at":"2026-11-29T14:55:14.424Z","version":1}', '\xe4075775e9ab829c696f281f9e3fac70a7516686b1c12c88024787d5324c23da', '\xcfd6ae3a06de4ff9b9442ccb752833af6d7c5adaedc49f4d1a9bdf8d43b71f5f');
INSERT INTO public.audit_events VALUES ('org_01m8kwv4kke0btzzstjvnmmsr8', 15, 1795964114680, 'usr_01m8kwv3g4e2atsxqp2j52drpm', 'key_01m8kwv400efmaeq1d2yjj8ja3', 'invoice.create', 'inv_01m8kwv5qrew89rm4bdx1nv1yr', NULL, '{"id":"inv_01m8kwv5qrew89rm4bdx1nv1yr","type":"purchase","kind":"invoice","status":"issued","number":"PX-881","contact_id":"con_01m8kwv59vejz8r81avd2h3m3v","contact_name":"Printwell","issue_date":"2026-01-20","tax_point":"2026-01-20","due_date":"2026-02-19","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":412.00,"vat_total":0.00,"gross_total":412.00,"amount_paid":0.00,"amount_credited":0.00,"amount_written_off":0.00,"vat_relieved":0.00,"amount_due":412.00,"overdue":true,"journal_id":"jnl_01m8kwv5qrew89rm4be2yvq6m1","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T14:55:14.680Z","updated_at":"2026-11-29T14:55:14.680Z","version":1,"lines":[{"description":"Printing of workbooks","quantity":1,"unit_price":412.00,"discount_percent":null,"account_id":"acc_01m8kwv4kke0btzzstfv3xneqe","account_code":"5000","vat_code":"ZR","net_amount":412.00,"vat_amount":0.00,"gross_amount":412.00,"vat_note":null}]}', '\xa45df3cb2659dc941a1d2ea8bca6579b23d0d374d13e0dbcf21aeb7a33ad8b96', '\xbcc3e48a0e8b79630b1dc333a6c3fb256d26f06eb9fb1aac910e67bfb7eb27ef');
INSERT INTO public.audit_events VALUES ('org_01m8kwv4kke0btzzstjvnmmsr8', 17, 1795964114820, 'usr_01m8kwv3g4e2atsxqp2j52drpm', 'key_01m8kwv400efmaeq1d2yjj8ja3', 'invoice.create', 'inv_01m8kwv5w4e05rkzhaekkpnqme', NULL, '{"id":"inv_01m8kwv5w4e05rkzhaekkpnqme","type":"sales","kind":"invoice","status":"issued","number":"INV-0002","contact_id":"con_01m8kwv52peevrcwcwezjm4f2d","contact_name":"Abbey Schools Trust","issue_date":"2026-01-28","tax_point":"2026-01-28","due_date":"2026-02-27","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":870.00,"vat_total":0.00,"gross_total":870.00,"amount_paid":0.00,"amount_credited":0.00,"amount_written_off":0.00,"vat_relieved":0.00,"amount_due":870.00,"overdue":true,"journal_id":"jnl_01m8kwv5w4e05rkzhaenwxq8bn","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T14:55:14.820Z","updated_at":"2026-11-29T14:55:14.820Z","version":1,"lines":[{"description":"Workbooks","quantity":120,"unit_price":7.25,"discount_percent":null,"account_id":"acc_01m8kwv4kke0btzzstf875m5yd","account_code":"4010","vat_code":"ZR","net_amount":870.00,"vat_amount":0.00,"gross_amount":870.00,"vat_note":null}]}', '\x0609dfc3c65436b667739cfb38184378f85e9071342733f4cdca1019c1f4ede2', '\x09aaae6a2b22aa179006d0492ab6d6ec6a55a6168c345bdc973fef1ec61c185f');
INSERT INTO public.audit_events VALUES ('org_01m8kwv4kke0btzzstjvnmmsr8', 20, 1795964114977, 'usr_01m8kwv3g4e2atsxqp2j52drpm', 'key_01m8kwv400efmaeq1d2yjj8ja3', 'invoice.create', 'inv_01m8kwv611e8p96hrgh4vp2py0', NULL, '{"id":"inv_01m8kwv611e8p96hrgh4vp2py0","type":"sales","kind":"invoice","status":"issued","number":"INV-0004","contact_id":"con_01m8kwv581eeasr9p4eksb4dj8","contact_name":"Marlow & Pike LLP","issue_date":"2026-02-20","tax_point":"2026-02-20","due_date":"2026-03-22","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":1332.00,"vat_total":266.40,"gross_total":1598.40,"amount_paid":0.00,"amount_credited":0.00,"amount_written_off":0.00,"vat_relieved":0.00,"amount_due":1598.40,"overdue":true,"journal_id":"jnl_01m8kwv611e8p96hrghbtgwb3w","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T14:55:14.977Z","updated_at":"2026-11-29T14:55:14.977Z","version":1,"lines":[{"description":"Course for new starters","quantity":1,"unit_price":1480.00,"discount_percent":10,"account_id":"acc_01m8kwv4kke0btzzstf6me2nr1","account_code":"4000","vat_code":"ST","net_amount":1332.00,"vat_amount":266.40,"gross_amount":1598.40,"vat_note":null}]}', '\x097f11f74ebeccc32a30219fd8d887591cf373cb29c61a2b373a520928bef095', '\xe3884c994947787db8b6a7a5fa74a06dd3c1765b0914df58fb2d22e467d28d2a');
INSERT INTO public.audit_events VALUES ('org_01m8kwv4kke0btzzstjvnmmsr8', 22, 1795964115067, 'usr_01m8kwv3g4e2atsxqp2j52drpm', 'key_01m8kwv400efmaeq1d2yjj8ja3', 'invoice.create', 'inv_01m8kwv63vem08k152g1bpvc31', NULL, '{"id":"inv_01m8kwv63vem08k152g1bpvc31","type":"sales","kind":"credit_note","status":"issued","number":"CN-0001","contact_id":"con_01m8kwv581eeasr9p4eksb4dj8","contact_name":"Marlow & Pike LLP","issue_date":"2026-03-12","tax_point":"2026-03-12","due_date":"2026-03-12","amounts_are":"exclusive","currency":"GBP","reference":"INV-0004","notes":null,"net_total":150.00,"vat_total":30.00,"gross_total":180.00,"amount_paid":0.00,"amount_credited":0.00,"amount_written_off":0.00,"vat_relieved":0.00,"amount_due":180.00,"overdue":false,"journal_id":"jnl_01m8kwv63vem08k152g43ajekg","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T14:55:15.067Z","updated_at":"2026-11-29T14:55:15.067Z","version":1,"lines":[{"description":"A day that was not held","quantity":1,"unit_price":150.00,"discount_percent":null,"account_id":"acc_01m8kwv4kke0btzzstf6me2nr1","account_code":"4000","vat_code":"ST","net_amount":150.00,"vat_amount":30.00,"gross_amount":180.00,"vat_note":null}]}', '\xe5e6d33f625ffd1d14a6cdd5796b891cdaf26cdb8031a0c65d4b31501acdd58c', '\x18778c45786ffefae887fe15bbe0dbd95acbeb3e987807942529851a991a0105');
INSERT INTO public.audit_events VALUES ('org_01m8kwv4kke0btzzstjvnmmsr8', 24, 1795964115164, 'usr_01m8kwv3g4e2atsxqp2j52drpm', 'key_01m8kwv400efmaeq1d2yjj8ja3', 'invoice.create', 'inv_01m8kwv66wews9dv676nvp34aw', NULL, '{"id":"inv_01m8kwv66wews9dv676nvp34aw","type":"sales","kind":"invoice","status":"issued","number":"INV-0006","contact_id":"con_01m8kwv52peevrcwcwezjm4f2d","contact_name":"Abbey Schools Trust","issue_date":"2026-03-27","tax_point":"2026-03-27","due_date":"2026-04-26","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":499.00,"vat_total":65.00,"gross_total":564.00,"amount_paid":0.00,"amount_credited":0.00,"amount_written_off":0.00,"vat_relieved":0.00,"amount_due":564.00,"overdue":true,"journal_id":"jnl_01m8kwv66wews9dv676v1kpkbm","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T14:55:15.164Z","updated_at":"2026-11-29T14:55:15.164Z","version":1,"lines":[{"description":"Workbooks","quantity":24,"unit_price":7.25,"discount_percent":null,"account_id":"acc_01m8kwv4kke0btzzstf875m5yd","account_code":"4010","vat_code":"ZR","net_amount":174.00,"vat_amount":0.00,"gross_amount":174.00,"vat_note":null},{"description":"Half a day of course design","quantity":0.5,"unit_price":650.00,"discount_percent":null,"account_id":"acc_01m8kwv4kke0btzzstf6me2nr1","account_code":"4000","vat_code":"ST","net_amount":325.00,"vat_amount":65.00,"gross_amount":390.00,"vat_note":null}]}', '\xa42eab9a3f1a4b91367a229e8bc9debfaf22be0982425ef6da0ae06321a6ed3f', '\xd0e93d6835cab6e3ea385bc512f1bb40bf2c28b4c05b4159b4c90dd8b69c7b45');
INSERT INTO public.audit_events VALUES ('org_01m8kwv41bemztceahbp8jg765', 10, 1795964123050, 'usr_01m8kwv3g4e2atsxqp2j52drpm', 'key_01m8kwv400efmaeq1d2yjj8ja3', 'journal.post', 'jnl_01m8kwvdxaevvt4phyk1adype2', NULL, '{"sequence":3,"total":500.00}', '\x9e3fe8a3bc52a9550ffae8129aabf2bb08a6274eec0c455c5cdf0acee5f87b09', '\x');
INSERT INTO public.audit_events VALUES ('org_01m8kwv4kke0btzzstjvnmmsr8', 23, 1795964115109, 'usr_01m8kwv3g4e2atsxqp2j52drpm', 'key_01m8kwv400efmaeq1d2yjj8ja3', 'invoice.create', 'inv_01m8kwv655ej7tvm293b0wywsx', NULL, '{"id":"inv_01m8kwv655ej7tvm293b0wywsx","type":"purchase","kind":"invoice","status":"issued","number":"FR-1209","contact_id":"con_01m8kwv5freymaye512bfxvd00","contact_name":"Fern & Rowe","issue_date":"2026-03-24","tax_point":"2026-03-24","due_date":"2026-04-23","amounts_are":"inclusive","currency":"GBP","reference":null,"notes":null,"net_total":640.00,"vat_total":128.00,"gross_total":768.00,"amount_paid":0.00,"amount_credited":0.00,"amount_written_off":0.00,"vat_relieved":0.00,"amount_due":768.00,"overdue":true,"journal_id":"jnl_01m8kwv655ej7tvm293cye22kp","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T14:55:15.109Z","updated_at":"2026-11-29T14:55:15.109Z","version":1,"lines":[{"description":"Illustration, 2 days","quantity":2,"unit_price":384.00,"discount_percent":null,"account_id":"acc_01m8kwv4kke0btzzstfxer9ge2","account_code":"5010","vat_code":"ST","net_amount":640.00,"vat_amount":128.00,"gross_amount":768.00,"vat_note":null}]}', '\xdf08765532c24a92cf00a9e0e95f92f212fcb278cfd9df84593eee362d9ee1e0', '\x1e391c23b5e5e99abd0072ae2d7eb6a95c1362bb7cbdd3e39099b2cb7e9861a1');
INSERT INTO public.audit_events VALUES ('org_01m8kwv4kke0btzzstjvnmmsr8', 25, 1795964115291, 'usr_01m8kwv3g4e2atsxqp2j52drpm', 'key_01m8kwv400efmaeq1d2yjj8ja3', 'invoice.void', 'inv_01m8kwv62ve3crya2vmyfdd4kb', '{"status":"issued"}', '{"reason":"raised in error","status":"void","void_date":"2026-03-03","void_journal_id":"jnl_01m8kwv6avejwvgdy1n5rn4rqf"}', '\x73a4ca2ed8a71f42d7206914088080df7905a24eb78ff0a56c58f438eaf68782', '\x36a21be0064c27b587f59f1070271e7b136b3bbde20d130320d91dca0fdb9080');
INSERT INTO public.audit_events VALUES ('org_01m8kwv4kke0btzzstjvnmmsr8', 26, 1795964115443, 'usr_01m8kwv3g4e2atsxqp2j52drpm', 'key_01m8kwv400efmaeq1d2yjj8ja3', 'invoice.allocate', 'inv_01m8kwv63vem08k152g1bpvc31', NULL, '{"allocations":[{"amount":180.0,"invoice_id":"inv_01m8kwv611e8p96hrgh4vp2py0"}]}', '\x833f4ca46048a1bf25e3e15c11c3d279e00aa05498f811d0b695ff1165608d4e', '\x608b644144f1663b2744e59476c135e7966d4345c9d6112db9823357f2b87995');
INSERT INTO public.audit_events VALUES ('org_01m8kwv4kke0btzzstjvnmmsr8', 27, 1795964115538, 'usr_01m8kwv3g4e2atsxqp2j52drpm', 'key_01m8kwv400efmaeq1d2yjj8ja3', 'journal.post', 'jnl_01m8kwv6jjexrss35tb7g0yy1j', NULL, '{"sequence":14,"total":10000.00}', '\xa1f3b9c99d61e6d6f92da3746769978b62618638b9ffc7765431b472b2434b8e', '\x');
INSERT INTO public.audit_events VALUES ('org_01m8kwv4kke0btzzstjvnmmsr8', 28, 1795964115538, 'usr_01m8kwv3g4e2atsxqp2j52drpm', 'key_01m8kwv400efmaeq1d2yjj8ja3', 'journal.post', 'jnl_01m8kwv6jjexrss35tberfcfsb', NULL, '{"sequence":15,"total":1000.00}', '\xa50bd61ef09a280b6867a20b254a4f947bb6f09ab2d9f9692f01ecb159098a06', '\x');
INSERT INTO public.audit_events VALUES ('org_01m8kwv4kke0btzzstjvnmmsr8', 29, 1795964115538, 'usr_01m8kwv3g4e2atsxqp2j52drpm', 'key_01m8kwv400efmaeq1d2yjj8ja3', 'journal.post', 'jnl_01m8kwv6jjexrss35tbn6d59vj', NULL, '{"sequence":16,"total":74.92}', '\x6d8b844e41d95a5b39cca0c8cf60b095c0e9092b6905d4dab3026812b75bcdbd', '\x');
INSERT INTO public.audit_events VALUES ('org_01m8kwv4kke0btzzstjvnmmsr8', 30, 1795964115621, 'usr_01m8kwv3g4e2atsxqp2j52drpm', 'key_01m8kwv400efmaeq1d2yjj8ja3', 'settlement.create', 'set_01m8kwv6n5edmbkjnxvcw8ea89', NULL, '{"id":"set_01m8kwv6n5edmbkjnxvcw8ea89","type":"receipt","status":"posted","refund":false,"contact_id":"con_01m8kwv562e79vma53x9d6xjcm","contact_name":"Kestrel Fitness CIC","bank_account_id":"bac_01m8kwv4waeetrbxyr8ssnc1ac","date":"2026-03-06","amount":282.00,"currency":"GBP","reference":null,"allocated_amount":282.00,"unallocated_amount":0.00,"allocations":[{"id":"alc_01m8kwv6n5edmbkjnxvpmj458y","invoice_id":"inv_01m8kwv5znerysgsmab5qm5zwt","invoice_number":"INV-0003","settlement_id":"set_01m8kwv6n5edmbkjnxvcw8ea89","credit_note_id":null,"amount":282.00,"date":"2026-03-06","created_at":"2026-11-29T14:55:15.621Z"}],"deposit":null,"bank_transaction_id":null,"journal_id":"jnl_01m8kwv6n5edmbkjnxvkc36e7b","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T14:55:15.621Z","updated_at":"2026-11-29T14:55:15.621Z","version":1}', '\x0ec23d3232fa9265824e6ff0b7f82f5f2a92934ebffb678d357998a628f24be2', '\xf7c3d83bf3471b7e4b9fe2e4f67885b4a9be4768fa557407f0f626d7f5396d88');
INSERT INTO public.audit_events VALUES ('org_01m8kwv4kke0btzzstjvnmmsr8', 31, 1795964115748, 'usr_01m8kwv3g4e2atsxqp2j52drpm', 'key_01m8kwv400efmaeq1d2yjj8ja3', 'bank_transactions.import', 'bac_01m8kwv4waeetrbxyr8ssnc1ac', NULL, '{"created":13,"duplicates":0,"statement_balance":9007.15,"statement_date":"2026-03-31"}', '\x61458186e74e66c0928b17347ea3b9975c0a38faddf90f0e0e405e1b3be4e94c', '\x8f84fe53b843639b2827a807dbfb00f2e3062ece9d916a4f69a08e5754d6b66d');
INSERT INTO public.audit_events VALUES ('org_01m8kwv4kke0btzzstjvnmmsr8', 34, 1795964116361, 'usr_01m8kwv3g4e2atsxqp2j52drpm', 'key_01m8kwv400efmaeq1d2yjj8ja3', 'settlement.create', 'set_01m8kwv7c9e7cvg6z5257be480', NULL, '{"id":"set_01m8kwv7c9e7cvg6z5257be480","type":"receipt","status":"posted","refund":false,"contact_id":"con_01m8kwv52peevrcwcwezjm4f2d","contact_name":"Abbey Schools Trust","bank_account_id":"bac_01m8kwv4waeetrbxyr8ssnc1ac","date":"2026-01-30","amount":1500.00,"currency":"GBP","reference":null,"allocated_amount":1500.00,"unallocated_amount":0.00,"allocations":[{"id":"alc_01m8kwv7c9e7cvg6z5257be480","invoice_id":"inv_01m8kwv5nzeadrm4ss4t68bn9z","invoice_number":"INV-0001","settlement_id":"set_01m8kwv7c9e7cvg6z5257be480","credit_note_id":null,"amount":1500.00,"date":"2026-01-30","created_at":"2026-11-29T14:55:16.361Z"}],"deposit":null,"bank_transaction_id":"btx_01m8kwv6s4erav3994rqwaejy7","journal_id":"jnl_01m8kwv7c9e7cvg6z5257be480","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T14:55:16.361Z","updated_at":"2026-11-29T14:55:16.361Z","version":1}', '\x2a63c18188b65cff696ed1168cfefac76077624cb54dad28438051539f1b6cfe', '\x32640fa9fd21242ac7eecce7d19ea1992fa3c4083e8e0b453e109d797964bb72');
INSERT INTO public.audit_events VALUES ('org_01m8kwv4kke0btzzstjvnmmsr8', 35, 1795964116361, 'usr_01m8kwv3g4e2atsxqp2j52drpm', 'key_01m8kwv400efmaeq1d2yjj8ja3', 'bank_transaction.confirm', 'btx_01m8kwv6s4erav3994rqwaejy7', NULL, '{"journal_id":"jnl_01m8kwv7c9e7cvg6z5257be480","way":"allocations"}', '\xdfa2f28c233824c48edc5ff79daea3bc52de1d266b55a616429c91205599dd40', '\xfc063ae54f4184709c1362c7e6dba4df4990e751bbe666eac5779e6e8fa5d751');
INSERT INTO public.audit_events VALUES ('org_01m8kwv4kke0btzzstjvnmmsr8', 38, 1795964117037, 'usr_01m8kwv3g4e2atsxqp2j52drpm', 'key_01m8kwv400efmaeq1d2yjj8ja3', 'settlement.create', 'set_01m8kwv81desmsjkyx9xrdzbb0', NULL, '{"id":"set_01m8kwv81desmsjkyx9xrdzbb0","type":"receipt","status":"posted","refund":false,"contact_id":"con_01m8kwv52peevrcwcwezjm4f2d","contact_name":"Abbey Schools Trust","bank_account_id":"bac_01m8kwv4waeetrbxyr8ssnc1ac","date":"2026-02-16","amount":1710.00,"currency":"GBP","reference":null,"allocated_amount":1710.00,"unallocated_amount":0.00,"allocations":[{"id":"alc_01m8kwv81desmsjkyx9xrdzbb0","invoice_id":"inv_01m8kwv5nzeadrm4ss4t68bn9z","invoice_number":"INV-0001","settlement_id":"set_01m8kwv81desmsjkyx9xrdzbb0","credit_note_id":null,"amount":840.00,"date":"2026-02-16","created_at":"2026-11-29T14:55:17.037Z"},{"id":"alc_01m8kwv81desmsjkyx9xrdzbb1","invoice_id":"inv_01m8kwv5w4e05rkzhaekkpnqme","invoice_number":"INV-0002","settlement_id":"set_01m8kwv81desmsjkyx9xrdzbb0","credit_note_id":null,"amount":870.00,"date":"2026-02-16","created_at":"2026-11-29T14:55:17.037Z"}],"deposit":null,"bank_transaction_id":"btx_01m8kwv6s4erav3994s0j72sye","journal_id":"jnl_01m8kwv81desmsjkyx9xrdzbb0","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T14:55:17.037Z","updated_at":"2026-11-29T14:55:17.037Z","version":1}', '\x97e0a0cb5905606aabf2d0804063b7fcdf50b5c49bbde35dcc5286f8b21128fd', '\x4589f1f5ea77674f9b8f9e47d2baac12bbcb9eb1e1c207fa60a3d3bdd234097c');
INSERT INTO public.audit_events VALUES ('org_01m8kwv4kke0btzzstjvnmmsr8', 39, 1795964117037, 'usr_01m8kwv3g4e2atsxqp2j52drpm', 'key_01m8kwv400efmaeq1d2yjj8ja3', 'bank_transaction.confirm', 'btx_01m8kwv6s4erav3994s0j72sye', NULL, '{"journal_id":"jnl_01m8kwv81desmsjkyx9xrdzbb0","way":"allocations"}', '\x80543c3b930e9b630fc8b40d8348cd47d1b8c771663c0eecd9863a343f723add', '\x53438345e439547b20834b6dde03033b29420acc889c26ac1b9686ae883fdbf2');
INSERT INTO public.audit_events VALUES ('org_01m8kwv4kke0btzzstjvnmmsr8', 47, 1795964118300, 'usr_01m8kwv3g4e2atsxqp2j52drpm', 'key_01m8kwv400efmaeq1d2yjj8ja3', 'bank_transaction.confirm', 'btx_01m8kwv6s4erav3994t1y9ye21', NULL, '{"journal_id":"jnl_01m8kwv98wey3swja0cx62vb1w","way":"account"}', '\x20c16e58e388eeb4917f7ca89769563dde6f8b9e2e85eaa183b1e3e71c18efbc', '\x0d8f652bdd4a40287156fae94714b14f21332160175ebb0e37ff8d58670688f5');
INSERT INTO public.audit_events VALUES ('org_01m8kwv4kke0btzzstjvnmmsr8', 54, 1795964119972, 'usr_01m8kwv3g4e2atsxqp2j52drpm', 'key_01m8kwv400efmaeq1d2yjj8ja3', 'bank_transaction.confirm', 'btx_01m8kwv6s4erav3994rsq3jmwy', NULL, '{"journal_id":"jnl_01m8kwvax4e94ba3a52y1eqne4","way":"account"}', '\x3bb8e4b9de41929148bbf9ca40cc38a657679ffaff2da556a74061d9782d565b', '\x1d9aa3eb3023128ec8bdda9866bffb29962b4813915065c53109a34c52bfdc56');
INSERT INTO public.audit_events VALUES ('org_01m8kwv4kke0btzzstjvnmmsr8', 32, 1795964115995, 'usr_01m8kwv3g4e2atsxqp2j52drpm', 'key_01m8kwv400efmaeq1d2yjj8ja3', 'settlement.create', 'set_01m8kwv70vekrv08zny4dgh4dx', NULL, '{"id":"set_01m8kwv70vekrv08zny4dgh4dx","type":"payment","status":"posted","refund":false,"contact_id":"con_01m8kwv5bhe0svkjj9wvcd8gsc","contact_name":"Techbarn","bank_account_id":"bac_01m8kwv4waeetrbxyr8ssnc1ac","date":"2026-01-22","amount":1078.80,"currency":"GBP","reference":null,"allocated_amount":1078.80,"unallocated_amount":0.00,"allocations":[{"id":"alc_01m8kwv70vekrv08zny4dgh4dx","invoice_id":"inv_01m8kwv5t4ees9g9mwg5qp6zsv","invoice_number":"TB-0117","settlement_id":"set_01m8kwv70vekrv08zny4dgh4dx","credit_note_id":null,"amount":1078.80,"date":"2026-01-22","created_at":"2026-11-29T14:55:15.995Z"}],"deposit":null,"bank_transaction_id":"btx_01m8kwv6s4erav3994rj2x016w","journal_id":"jnl_01m8kwv70vekrv08zny4dgh4dx","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T14:55:15.995Z","updated_at":"2026-11-29T14:55:15.995Z","version":1}', '\x6448ac5bfde58bb7a40ad76040001f61227ea3ecc36e2d2671b2dc1cf8fa3cbd', '\x86520732e5c5de793b5f58534d163c7aeb700b92bbee3f7fdbab2d906c284f7c');
INSERT INTO public.audit_events VALUES ('org_01m8kwv4kke0btzzstjvnmmsr8', 33, 1795964115995, 'usr_01m8kwv3g4e2atsxqp2j52drpm', 'key_01m8kwv400efmaeq1d2yjj8ja3', 'bank_transaction.confirm', 'btx_01m8kwv6s4erav3994rj2x016w', NULL, '{"journal_id":"jnl_01m8kwv70vekrv08zny4dgh4dx","way":"allocations"}', '\x97829d2a50b32200c6e2ec784ee95ae0aff6e0d8cbe2fa0beb566bf34bb7124c', '\x4e5b72100e831a156f8834c8229963e78e00eb2ac61589e602bfa784871d19a7');
INSERT INTO public.audit_events VALUES ('org_01m8kwv4kke0btzzstjvnmmsr8', 36, 1795964116690, 'usr_01m8kwv3g4e2atsxqp2j52drpm', 'key_01m8kwv400efmaeq1d2yjj8ja3', 'settlement.create', 'set_01m8kwv7pjev98evb1vgrgfc7x', NULL, '{"id":"set_01m8kwv7pjev98evb1vgrgfc7x","type":"payment","status":"posted","refund":false,"contact_id":"con_01m8kwv5dneagtcx28xe1h5tk5","contact_name":"Harcourt Lettings","bank_account_id":"bac_01m8kwv4waeetrbxyr8ssnc1ac","date":"2026-02-10","amount":1350.00,"currency":"GBP","reference":null,"allocated_amount":1350.00,"unallocated_amount":0.00,"allocations":[{"id":"alc_01m8kwv7pjev98evb1vgrgfc7x","invoice_id":"inv_01m8kwv5xten5agxy4kfbykgce","invoice_number":"HL-33","settlement_id":"set_01m8kwv7pjev98evb1vgrgfc7x","credit_note_id":null,"amount":1350.00,"date":"2026-02-10","created_at":"2026-11-29T14:55:16.690Z"}],"deposit":null,"bank_transaction_id":"btx_01m8kwv6s4erav3994rx4pqjq6","journal_id":"jnl_01m8kwv7pjev98evb1vgrgfc7x","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T14:55:16.690Z","updated_at":"2026-11-29T14:55:16.690Z","version":1}', '\x49df744a9dcaaab15b0c0ad9bf3b0d03bd41781ce720f8bf495830aea5917ae4', '\x70d48b35fb063f9e3ef18ffd69ac374987644db9e5ed390cd9456159b99779d9');
INSERT INTO public.audit_events VALUES ('org_01m8kwv4kke0btzzstjvnmmsr8', 37, 1795964116690, 'usr_01m8kwv3g4e2atsxqp2j52drpm', 'key_01m8kwv400efmaeq1d2yjj8ja3', 'bank_transaction.confirm', 'btx_01m8kwv6s4erav3994rx4pqjq6', NULL, '{"journal_id":"jnl_01m8kwv7pjev98evb1vgrgfc7x","way":"allocations"}', '\x30ec3bf878b946add1851c3882a271b15f29dcf7b50c60ab8bce1456c8ba94c6', '\x26feee4b9ed31c1cc05abf24c4c1967c1c58cfbec26b845433d24d82fb999be4');
INSERT INTO public.audit_events VALUES ('org_01m8kwv4kke0btzzstjvnmmsr8', 40, 1795964117300, 'usr_01m8kwv3g4e2atsxqp2j52drpm', 'key_01m8kwv400efmaeq1d2yjj8ja3', 'settlement.create', 'set_01m8kwv89messr9qhx5q1cddbd', NULL, '{"id":"set_01m8kwv89messr9qhx5q1cddbd","type":"payment","status":"posted","refund":false,"contact_id":"con_01m8kwv59vejz8r81avd2h3m3v","contact_name":"Printwell","bank_account_id":"bac_01m8kwv4waeetrbxyr8ssnc1ac","date":"2026-02-27","amount":400.00,"currency":"GBP","reference":null,"allocated_amount":400.00,"unallocated_amount":0.00,"allocations":[{"id":"alc_01m8kwv89messr9qhx5q1cddbd","invoice_id":"inv_01m8kwv5qrew89rm4bdx1nv1yr","invoice_number":"PX-881","settlement_id":"set_01m8kwv89messr9qhx5q1cddbd","credit_note_id":null,"amount":400.00,"date":"2026-02-27","created_at":"2026-11-29T14:55:17.300Z"}],"deposit":null,"bank_transaction_id":"btx_01m8kwv6s4erav3994sa1y70hq","journal_id":"jnl_01m8kwv89messr9qhx5q1cddbd","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T14:55:17.300Z","updated_at":"2026-11-29T14:55:17.300Z","version":1}', '\xf6756bf87ce5ed2282ece3adbeb0d90b798c60573f63daf05aa07b87bd45c9da', '\x2655c3da3dabcf4dd8226929ef5a88b967be26aa38870ff556dedb172a8734d3');
INSERT INTO public.audit_events VALUES ('org_01m8kwv4kke0btzzstjvnmmsr8', 41, 1795964117300, 'usr_01m8kwv3g4e2atsxqp2j52drpm', 'key_01m8kwv400efmaeq1d2yjj8ja3', 'bank_transaction.confirm', 'btx_01m8kwv6s4erav3994sa1y70hq', NULL, '{"journal_id":"jnl_01m8kwv89messr9qhx5q1cddbd","way":"allocations"}', '\xb46aa7ba5628021ee46deabd2b7e5efdd95a7b2e0e4ec1b7c248cb9da33040fd', '\x5db33a88566b1a524f0a6f9442b90614f44248b0fde3082b5e24171925717fee');
INSERT INTO public.audit_events VALUES ('org_01m8kwv4kke0btzzstjvnmmsr8', 42, 1795964117521, 'usr_01m8kwv3g4e2atsxqp2j52drpm', 'key_01m8kwv400efmaeq1d2yjj8ja3', 'settlement.create', 'set_01m8kwv8ghe0ftef4vg5n0y68v', NULL, '{"id":"set_01m8kwv8ghe0ftef4vg5n0y68v","type":"receipt","status":"posted","refund":false,"contact_id":"con_01m8kwv581eeasr9p4eksb4dj8","contact_name":"Marlow & Pike LLP","bank_account_id":"bac_01m8kwv4waeetrbxyr8ssnc1ac","date":"2026-03-16","amount":1418.40,"currency":"GBP","reference":null,"allocated_amount":1418.40,"unallocated_amount":0.00,"allocations":[{"id":"alc_01m8kwv8ghe0ftef4vg5n0y68v","invoice_id":"inv_01m8kwv611e8p96hrgh4vp2py0","invoice_number":"INV-0004","settlement_id":"set_01m8kwv8ghe0ftef4vg5n0y68v","credit_note_id":null,"amount":1418.40,"date":"2026-03-16","created_at":"2026-11-29T14:55:17.521Z"}],"deposit":null,"bank_transaction_id":"btx_01m8kwv6s4erav3994sqgsg1m3","journal_id":"jnl_01m8kwv8ghe0ftef4vg5n0y68v","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T14:55:17.521Z","updated_at":"2026-11-29T14:55:17.521Z","version":1}', '\x4269d3a17a4882a9bc65ae2938063a43afbf99eb67e80ce8d6537548439e7051', '\x6e675ac7ac3b31205561b341514f268c0a32888995a1da5257e5b7f1e05c5df7');
INSERT INTO public.audit_events VALUES ('org_01m8kwv4kke0btzzstjvnmmsr8', 43, 1795964117521, 'usr_01m8kwv3g4e2atsxqp2j52drpm', 'key_01m8kwv400efmaeq1d2yjj8ja3', 'bank_transaction.confirm', 'btx_01m8kwv6s4erav3994sqgsg1m3', NULL, '{"journal_id":"jnl_01m8kwv8ghe0ftef4vg5n0y68v","way":"allocations"}', '\x0aa043e08097adbe3f5a7425c44677725f4402360a2d0f5d78c7ccf1c40a05a7', '\x483cdc61375c02e28da4dfa1cf7a051f707239721ca2cc3118dc839dd79e95bd');
INSERT INTO public.audit_events VALUES ('org_01m8kwv4kke0btzzstjvnmmsr8', 44, 1795964117816, 'usr_01m8kwv3g4e2atsxqp2j52drpm', 'key_01m8kwv400efmaeq1d2yjj8ja3', 'settlement.match', 'set_01m8kwv6n5edmbkjnxvcw8ea89', NULL, '{"bank_transaction_id":"btx_01m8kwv6s4erav3994shcqdx3c"}', '\xac74a134fe64c0b4b8d123665a198a4bf1a3bba4d7cf5ea3024215163fd74d8a', '\xf611819b86814036e9872cf51679aff062f15cedeab415c558897985dc4798c9');
INSERT INTO public.audit_events VALUES ('org_01m8kwv4kke0btzzstjvnmmsr8', 45, 1795964117816, 'usr_01m8kwv3g4e2atsxqp2j52drpm', 'key_01m8kwv400efmaeq1d2yjj8ja3', 'bank_transaction.confirm', 'btx_01m8kwv6s4erav3994shcqdx3c', NULL, '{"journal_id":"jnl_01m8kwv6n5edmbkjnxvkc36e7b","way":"match"}', '\xf25e9a2f9d2d30a3d9955ea924b9b44db8ef09a112c57d1b7f08490e35ec2daf', '\x81eaae5be45deff054299f0644645c865856a421420f4209c8bd62abd50b70ce');
INSERT INTO public.audit_events VALUES ('org_01m8kwv4kke0btzzstjvnmmsr8', 46, 1795964118033, 'usr_01m8kwv3g4e2atsxqp2j52drpm', 'key_01m8kwv400efmaeq1d2yjj8ja3', 'bank_transaction.confirm', 'btx_01m8kwv6s4erav3994swrxpg86', NULL, '{"journal_id":"jnl_01m8kwv90gemnabsstj9h48qmr","way":"transfer"}', '\x9638c9d06eac43b10cf09ad6ef8a4bc189a5c50215f14324acccace15ff65e7f', '\x2a72c929a220dae97dd38b32514728f69c469640016b301f96504d41db68b339');
INSERT INTO public.audit_events VALUES ('org_01m8kwv4kke0btzzstjvnmmsr8', 48, 1795964119278, 'usr_01m8kwv3g4e2atsxqp2j52drpm', 'key_01m8kwv400efmaeq1d2yjj8ja3', 'bank_transaction.update', 'btx_01m8kwv6s4erav3994rsq3jmwy', '{"account_id":null,"contact_id":null,"vat_amount":null,"vat_code":"NV"}', '{"account_id":"acc_01m8kwv4kke0btzzsth07fhcc8","contact_id":null,"vat_amount":null,"vat_code":"ST"}', '\x81212e168f8a028eb06fb808bbbe117b38b230f62d4ba6baaf02bb69c6ad6923', '\x8f6a462151e52ba800b4ba8694353eea20d474322ad72fe3e88555efe0469556');
INSERT INTO public.audit_events VALUES ('org_01m8kwv4kke0btzzstjvnmmsr8', 49, 1795964119278, 'usr_01m8kwv3g4e2atsxqp2j52drpm', 'key_01m8kwv400efmaeq1d2yjj8ja3', 'bank_transaction.update', 'btx_01m8kwv6s4erav3994s70pn6we', '{"account_id":null,"contact_id":null,"vat_amount":null,"vat_code":"NV"}', '{"account_id":"acc_01m8kwv4kke0btzzsthb5y3mhj","contact_id":null,"vat_amount":null,"vat_code":"ZR"}', '\xab901e387f7249f554dcba469cf1e37c30dfa2b8bab2b41da74df595cfec79b4', '\xe856a983a30f03b76c1b5076dd23593be3e7ed1fd54235d01726027e14f658bd');
INSERT INTO public.audit_events VALUES ('org_01m8kwv4kke0btzzstjvnmmsr8', 52, 1795964119449, 'usr_01m8kwv3g4e2atsxqp2j52drpm', 'key_01m8kwv400efmaeq1d2yjj8ja3', 'bank_transaction.confirm', 'btx_01m8kwv6s4erav3994s70pn6we', NULL, '{"journal_id":"jnl_01m8kwvacsebptmtgsb3zrh5q3","way":"account"}', '\x9acb7b35b2a9e00a5edd9616eb494a7fc7af56b120fd4fd1d402b9159a618ec2', '\x84ac319835b60235291ad248344d9968f20bc570b17a063062d5df4eaee84009');
INSERT INTO public.audit_events VALUES ('org_01m8kwv4kke0btzzstjvnmmsr8', 50, 1795964119278, 'usr_01m8kwv3g4e2atsxqp2j52drpm', 'key_01m8kwv400efmaeq1d2yjj8ja3', 'bank_transaction.update', 'btx_01m8kwv6s4erav3994sfah2s0z', '{"account_id":null,"contact_id":null,"vat_amount":null,"vat_code":"NV"}', '{"account_id":"acc_01m8kwv4kke0btzzsth07fhcc8","contact_id":null,"vat_amount":null,"vat_code":"ST"}', '\xd7317ede676412a10b4072bf4f5dd167a6382c5ca1a11f3a2788ab8d87cde0e2', '\x38ed40767fdea88713f0972ff2d8968cad345de01c1c2d49eacc2e25e5039a3d');
INSERT INTO public.audit_events VALUES ('org_01m8kwv4kke0btzzstjvnmmsr8', 51, 1795964119278, 'usr_01m8kwv3g4e2atsxqp2j52drpm', 'key_01m8kwv400efmaeq1d2yjj8ja3', 'bank_transaction.update', 'btx_01m8kwv6s4erav3994stqjtzce', '{"account_id":null,"contact_id":null,"vat_amount":null,"vat_code":"NV"}', '{"account_id":"acc_01m8kwv4kke0btzzstj2bvz6w0","contact_id":null,"vat_amount":null,"vat_code":"EX"}', '\xb0b0967043de810bd7d7ede2810cc49f5cc060702d964926fe5b7c28a82a5eea', '\x0e67bc065237a9fd6ef6557a7d01a05b11b439cb02ac3603ea40ed145bd68125');
INSERT INTO public.audit_events VALUES ('org_01m8kwv4kke0btzzstjvnmmsr8', 55, 1795964120162, 'usr_01m8kwv3g4e2atsxqp2j52drpm', 'key_01m8kwv400efmaeq1d2yjj8ja3', 'bank_transaction.confirm', 'btx_01m8kwv6s4erav3994stqjtzce', NULL, '{"journal_id":"jnl_01m8kwvb32ebxtsj3nfg16vmvy","way":"account"}', '\xffce4a07d8c10763a2692d2e8a11fe1164b4bd3ca0044b03e9a26d3b38b9cdea', '\x0858dbdd32096f0114eb4eddfbf099c1d169675ea756cd8c7efebb5b094de71e');
INSERT INTO public.audit_events VALUES ('org_01m8kwv4kke0btzzstjvnmmsr8', 56, 1795964120576, 'usr_01m8kwv3g4e2atsxqp2j52drpm', 'key_01m8kwv400efmaeq1d2yjj8ja3', 'vat_return.create', 'vrt_01m8kwvbg0ev6sx23p12vh53xn', NULL, '{"id":"vrt_01m8kwvbg0ev6sx23p12vh53xn","date_from":"2026-01-01","date_to":"2026-03-31","status":"draft","currency":"GBP","scheme":"standard","flat_rate_percent":null,"adjustments":[],"boxes":{"1":698.40,"2":0.00,"3":698.40,"4":319.80,"5":378.60,"6":4776.00,"7":3427.00,"8":0.00,"9":0.00},"direction":"pay","hmrc":{"vatDueSales":698.40,"vatDueAcquisitions":0.00,"totalVatDue":698.40,"vatReclaimedCurrPeriod":319.80,"netVatDue":378.60,"totalValueSalesExVAT":4776,"totalValuePurchasesExVAT":3427,"totalValueGoodsSuppliedExVAT":0,"totalAcquisitionsExVAT":0},"journal_id":null,"finalised_at":null,"filed_at":null,"receipt":null,"created_at":"2026-11-29T14:55:20.576Z","updated_at":"2026-11-29T14:55:20.576Z","version":1}', '\xedf0b3f04fc9f47fe1efcc8f6fc0f3cadfebfe9acd9347d229fe56a933a9b730', '\x78b561b89ffdf597273205887c5b200f6dd3178944633acb20e5f477fd341305');
INSERT INTO public.audit_events VALUES ('org_01m8kwv4kke0btzzstjvnmmsr8', 57, 1795964120718, 'usr_01m8kwv3g4e2atsxqp2j52drpm', 'key_01m8kwv400efmaeq1d2yjj8ja3', 'vat_return.finalise', 'vrt_01m8kwvbg0ev6sx23p12vh53xn', NULL, '{"id":"vrt_01m8kwvbg0ev6sx23p12vh53xn","date_from":"2026-01-01","date_to":"2026-03-31","status":"finalised","currency":"GBP","scheme":"standard","flat_rate_percent":null,"adjustments":[],"boxes":{"1":698.40,"2":0.00,"3":698.40,"4":319.80,"5":378.60,"6":4776.00,"7":3427.00,"8":0.00,"9":0.00},"direction":"pay","hmrc":{"vatDueSales":698.40,"vatDueAcquisitions":0.00,"totalVatDue":698.40,"vatReclaimedCurrPeriod":319.80,"netVatDue":378.60,"totalValueSalesExVAT":4776,"totalValuePurchasesExVAT":3427,"totalValueGoodsSuppliedExVAT":0,"totalAcquisitionsExVAT":0},"journal_id":null,"finalised_at":"2026-11-29T14:55:20.718Z","filed_at":null,"receipt":null,"created_at":"2026-11-29T14:55:20.576Z","updated_at":"2026-11-29T14:55:20.718Z","version":2,"last_sequence":29}', '\x1bfa18488376c47e9c3d27211963cbd18ffa565c25eafb084805817de8bfae3d', '\x5fb3a1954945044f81a60e4e79d4d73f47b430ccf7869af7a42548f8cf2e1ceb');
INSERT INTO public.audit_events VALUES ('org_01m8kwv4kke0btzzstjvnmmsr8', 58, 1795964120845, 'usr_01m8kwv3g4e2atsxqp2j52drpm', 'key_01m8kwv400efmaeq1d2yjj8ja3', 'organisation.lock', 'org_01m8kwv4kke0btzzstjvnmmsr8', '{"lock_date":null}', '{"lock_date":"2026-03-31","reason":"year end"}', '\x38575e05c60648983e32249bbfa68e4ab3b3581fbc3f2e91759e719774ed2c3e', '\x84a34c4058f076aaa231338eafd316ba11862c9a54d771ba1389814abe0932f0');
INSERT INTO public.audit_events VALUES ('org_01m8kwv41bemztceahbp8jg765', 4, 1795964122703, 'usr_01m8kwv3g4e2atsxqp2j52drpm', 'key_01m8kwv400efmaeq1d2yjj8ja3', 'tax_code.set', 'ST', NULL, '{"rate":19,"effective_from":"2026-02-01"}', '\xeba3df6753f3c653ddbc118c5e1bdb5057c3a4bab29865c90bf512ed33b9e136', '\xf8e33bd07bf3f1b68e4446fdf5be0da8be8f26284eba97251347ac8c7f23b400');
INSERT INTO public.audit_events VALUES ('org_01m8kwv41bemztceahbp8jg765', 7, 1795964122878, 'usr_01m8kwv3g4e2atsxqp2j52drpm', 'key_01m8kwv400efmaeq1d2yjj8ja3', 'journal.post', 'jnl_01m8kwvdqye1mta803mdddhqp5', NULL, '{"sequence":2,"total":119.00}', '\xfe05dac3e19ca983fe22b69b7659c6939367c80572df376a5bc50be62d6c9721', '\x');
INSERT INTO public.audit_events VALUES ('org_01m8kwv41bemztceahbp8jg765', 14, 1795964123397, 'usr_01m8kwv3g4e2atsxqp2j52drpm', 'key_01m8kwv400efmaeq1d2yjj8ja3', 'contact.create', 'con_01m8kwve85enabvrj2tg5csygz', NULL, '{"id":"con_01m8kwve85enabvrj2tg5csygz","kind":"both","name":"Elm","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-29T14:55:23.397Z","updated_at":"2026-11-29T14:55:23.397Z","version":1}', '\xed78a47545d23b98b88e2a36bc4032c35373d7f54e0d2e6a513e751f658cc12c', '\xaa9f693c6583496ef45e630026a8760aa96f8d4ce5d09014d6df50c57b3fcfc3');
INSERT INTO public.audit_events VALUES ('org_01m8kwv41bemztceahbp8jg765', 17, 1795964123651, 'usr_01m8kwv3g4e2atsxqp2j52drpm', 'key_01m8kwv400efmaeq1d2yjj8ja3', 'invoice.create', 'inv_01m8kwveg3exx8wqkeknvrcv80', NULL, '{"id":"inv_01m8kwveg3exx8wqkeknvrcv80","type":"purchase","kind":"invoice","status":"issued","number":"E-1","contact_id":"con_01m8kwve85enabvrj2tg5csygz","contact_name":"Elm","issue_date":"2025-03-02","tax_point":"2025-03-02","due_date":"2025-04-01","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":50.00,"vat_total":10.00,"gross_total":60.00,"amount_paid":0.00,"amount_credited":0.00,"amount_written_off":0.00,"vat_relieved":0.00,"amount_due":60.00,"overdue":true,"journal_id":"jnl_01m8kwveg3exx8wqkekt3h7hxb","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T14:55:23.651Z","updated_at":"2026-11-29T14:55:23.651Z","version":1,"lines":[{"description":"Oak","quantity":1,"unit_price":50,"discount_percent":null,"account_id":"acc_01m8kwv41bemztceah8qatvtjv","account_code":"5000","vat_code":"ST","net_amount":50.00,"vat_amount":10.00,"gross_amount":60.00,"vat_note":null}]}', '\xc6c8fc6e9f57c74e5f8db73883a9e26b24c08b29bc5434d2cd14005653259d20', '\xdd8e4d0e49a12a814d2c98d4845c707b149f550c6b717ce5e955501da159b25c');
INSERT INTO public.audit_events VALUES ('org_01m8kwv41bemztceahbp8jg765', 19, 1795964123776, 'usr_01m8kwv3g4e2atsxqp2j52drpm', 'key_01m8kwv400efmaeq1d2yjj8ja3', 'vat_return.create', 'vrt_01m8kwvem0ezwvxkw9q12f8hqp', NULL, '{"id":"vrt_01m8kwvem0ezwvxkw9q12f8hqp","date_from":"2025-01-01","date_to":"2025-03-31","status":"draft","currency":"GBP","scheme":"standard","flat_rate_percent":null,"adjustments":[],"boxes":{"1":10.00,"2":0.00,"3":10.00,"4":10.00,"5":0.00,"6":50.00,"7":50.00,"8":0.00,"9":0.00},"direction":"nil","hmrc":{"vatDueSales":10.00,"vatDueAcquisitions":0.00,"totalVatDue":10.00,"vatReclaimedCurrPeriod":10.00,"netVatDue":0.00,"totalValueSalesExVAT":50,"totalValuePurchasesExVAT":50,"totalValueGoodsSuppliedExVAT":0,"totalAcquisitionsExVAT":0},"journal_id":null,"finalised_at":null,"filed_at":null,"receipt":null,"created_at":"2026-11-29T14:55:23.776Z","updated_at":"2026-11-29T14:55:23.776Z","version":1}', '\x64d368bc595c9ba769e5cd9c68a37b506f8b6c99a1fb619e87791aded5030db8', '\x251628955a2dd795740d1dff0b54c7eaa5ad09c41145cffcdb4bd363caad18ba');
INSERT INTO public.audit_events VALUES ('org_01m8kwv41bemztceahbp8jg765', 21, 1795964123989, 'usr_01m8kwv3g4e2atsxqp2j52drpm', 'key_01m8kwv400efmaeq1d2yjj8ja3', 'journal.post', 'jnl_01m8kwvetnevpt3j5axmff8fr6', NULL, '{"sequence":9,"total":7.00}', '\x456ddc96c223a7f0171315fbcde2392f2a6f132c42d09b55e39e989ede8eb3df', '\x');
INSERT INTO public.audit_events VALUES ('org_01m8kwv41bemztceahbp8jg765', 23, 1795964124149, 'usr_01m8kwv3g4e2atsxqp2j52drpm', 'key_01m8kwv400efmaeq1d2yjj8ja3', 'account.create', 'acc_01m8kwvezneq79pxng573fqjkd', NULL, '{"id":"acc_01m8kwvezneq79pxng573fqjkd","code":"1250","name":"VAT on deposits","account_type":"ASSET","role":"vat_on_deposits","group":"current_assets","default_vat_code":null,"description":null,"currency":"GBP","status":"active","balance":0.00,"created_at":"2026-11-29T14:55:24.149Z","updated_at":"2026-11-29T14:55:24.149Z","version":1}', '\xe3e3351b541b43fa58aad6a39a30f65065c54a9b22efd956033ddc351b28da2e', '\x45d5d8ebd06a6fdcdbc3a74322dfe9bc062b110c4db517f2b1c0a1a4ccd02a73');
INSERT INTO public.audit_events VALUES ('org_01m8kwv41bemztceahbp8jg765', 27, 1795964124480, 'usr_01m8kwv3g4e2atsxqp2j52drpm', 'key_01m8kwv400efmaeq1d2yjj8ja3', 'settlement.allocate', 'set_01m8kwvf45etsthc1y3mygx9tk', NULL, '{"allocations":[{"amount":30.0,"invoice_id":"inv_01m8kwvf5yeex9xtergty9ppjt"}]}', '\x9a9e1d1677b7f8fdb2aede59b6ccd69831267e89b150570d40b97c834394a11f', '\x215b02cb24f0562299ee0ff0090ae7825031ab811e30a7530b9cb58597bfd94f');
INSERT INTO public.audit_events VALUES ('org_01m8kwv41bemztceahbp8jg765', 5, 1795964122740, 'usr_01m8kwv3g4e2atsxqp2j52drpm', 'key_01m8kwv400efmaeq1d2yjj8ja3', 'tax_code.create', 'CAR-50', NULL, '{"code":"CAR-50","name":"Leased cars","kind":"standard","rate":20,"recoverable_percent":50,"sales_boxes":[1,6],"purchase_boxes":[4,7],"effective_from":"2026-01-01","effective_to":null,"rates":[{"rate":20,"effective_from":"2026-01-01","own":true}],"built_in":false,"version":1}', '\x59ab0da3462d4185ef83a765172a8e37e2db6166421a14e90ad9dadaf3332e70', '\xa25fcbb8552009686318e8475409e3f46e22c1f681038e41218c523bee3ed10b');
INSERT INTO public.audit_events VALUES ('org_01m8kwv41bemztceahbp8jg765', 6, 1795964122782, 'usr_01m8kwv3g4e2atsxqp2j52drpm', 'key_01m8kwv400efmaeq1d2yjj8ja3', 'journal.post', 'jnl_01m8kwvdmyev1tg07hy1m63bz1', NULL, '{"sequence":1,"total":120.00}', '\xd8e4c06dbacf0107ed362f0bf48d7ba443256f5b3d81808ec2eecb85e0bd00e7', '\x');
INSERT INTO public.audit_events VALUES ('org_01m8kwv41bemztceahbp8jg765', 8, 1795964122949, 'usr_01m8kwv3g4e2atsxqp2j52drpm', 'key_01m8kwv400efmaeq1d2yjj8ja3', 'organisation.update', 'org_01m8kwv41bemztceahbp8jg765', '{"id":"org_01m8kwv41bemztceahbp8jg765","name":"Acorn Ltd","currency":"GBP","country":"GB","financial_year_end":"03-31","vat_registered":true,"vat_number":null,"vat_scheme":"standard","flat_rate_percent":null,"vat_methods":[{"effective_from":null,"vat_registered":true,"vat_number":null,"vat_scheme":"standard","flat_rate_percent":null}],"vat_rounding":"line","status":"active","role":"owner","lock_date":null,"created_at":"2026-11-29T14:55:12.939Z","updated_at":"2026-11-29T14:55:12.939Z","version":1}', '{"id":"org_01m8kwv41bemztceahbp8jg765","name":"Acorn Ltd","currency":"GBP","country":"GB","financial_year_end":"03-31","vat_registered":true,"vat_number":"GB123456789","vat_scheme":"standard","flat_rate_percent":null,"vat_methods":[{"effective_from":null,"vat_registered":true,"vat_number":null,"vat_scheme":"standard","flat_rate_percent":null},{"effective_from":"2026-05-01","vat_registered":true,"vat_number":"GB123456789","vat_scheme":"standard","flat_rate_percent":null}],"vat_rounding":"line","status":"active","role":"owner","lock_date":null,"created_at":"2026-11-29T14:55:12.939Z","updated_at":"2026-11-29T14:55:22.949Z","version":2}', '\x64dce951f816dba2ef108884fe0acbe79b631273073ecc8aa957fdfb36393f49', '\x8e60e99d1dcbb97908cb5894f332c0c4a6039ff539c7f691a25124ec4bf2493a');
INSERT INTO public.audit_events VALUES ('org_01m8kwv41bemztceahbp8jg765', 9, 1795964123007, 'usr_01m8kwv3g4e2atsxqp2j52drpm', 'key_01m8kwv400efmaeq1d2yjj8ja3', 'bank_transaction.create', 'btx_01m8kwvdvze35r0h3h7t79c8wd', NULL, '{"account_id":null,"amount":-500.0,"bank_account_id":"bac_01m8kwv4g4eh0tj3y8ebzr2m2g","confirmed_at":null,"contact_id":null,"created_at":"2026-11-29T14:55:23.007Z","currency":"GBP","date":"2026-03-02","description":"CARD 4417 SCREWFIX","external_id":null,"id":"btx_01m8kwvdvze35r0h3h7t79c8wd","journal_id":null,"net_amount":-500.0,"reference":null,"settlement_id":null,"status":"unconfirmed","updated_at":"2026-11-29T14:55:23.007Z","vat_amount":0.0,"vat_code":"NV","vat_side":null,"version":1}', '\x7e9e7996b3d7749520b4eead4779e73b74378bd0a998d7897b89bd40323340cf', '\xd132b73f41776f8d47d395c56729ce5463b28ba56d303cff0ee0935f1c87902c');
INSERT INTO public.audit_events VALUES ('org_01m8kwv41bemztceahbp8jg765', 11, 1795964123120, 'usr_01m8kwv3g4e2atsxqp2j52drpm', 'key_01m8kwv400efmaeq1d2yjj8ja3', 'bank_transaction.confirm', 'btx_01m8kwvdvze35r0h3h7t79c8wd', NULL, '{"journal_id":"jnl_01m8kwvdxaevvt4phyk1adype2","way":"match"}', '\x1a6f730c1393333d4e25cf18f190448ab7305260f966b1c657c790d013d4d0a9', '\xce96b6d48eab584813acd440e66f5262593620b66e9be32977597841a8ae98d8');
INSERT INTO public.audit_events VALUES ('org_01m8kwv41bemztceahbp8jg765', 12, 1795964123183, 'usr_01m8kwv3g4e2atsxqp2j52drpm', 'key_01m8kwv400efmaeq1d2yjj8ja3', 'bank_transaction.void', 'btx_01m8kwvdvze35r0h3h7t79c8wd', '{"journal_id":"jnl_01m8kwvdxaevvt4phyk1adype2"}', '{"reason":"matched in error"}', '\x347770ffc1d9b89ad6bb9c6b88fe09df0a83c7f6bf66c770a2c43145abe6b9cd', '\x81868f9836b47a1881c0b006ed1f4fdd271a443ee89e7ae2d8da6e81e7f4dbb5');
INSERT INTO public.audit_events VALUES ('org_01m8kwv41bemztceahbp8jg765', 15, 1795964123451, 'usr_01m8kwv3g4e2atsxqp2j52drpm', 'key_01m8kwv400efmaeq1d2yjj8ja3', 'invoice.create', 'inv_01m8kwve9veebszvfyr6tz3j1k', NULL, '{"id":"inv_01m8kwve9veebszvfyr6tz3j1k","type":"sales","kind":"invoice","status":"issued","number":"E-1","contact_id":"con_01m8kwve85enabvrj2tg5csygz","contact_name":"Elm","issue_date":"2025-03-02","tax_point":"2025-03-02","due_date":"2025-04-01","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":50.00,"vat_total":10.00,"gross_total":60.00,"amount_paid":0.00,"amount_credited":0.00,"amount_written_off":0.00,"vat_relieved":0.00,"amount_due":60.00,"overdue":true,"journal_id":"jnl_01m8kwve9veebszvfyraxac13c","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T14:55:23.451Z","updated_at":"2026-11-29T14:55:23.451Z","version":1,"lines":[{"description":"Oak","quantity":1,"unit_price":50,"discount_percent":null,"account_id":"acc_01m8kwv41bemztceah82kk1v6r","account_code":"4000","vat_code":"ST","net_amount":50.00,"vat_amount":10.00,"gross_amount":60.00,"vat_note":null}]}', '\xcc2a44c623b3e626a7faf657fb17100325b6df16051c004e6a54f3c08e079c9a', '\x04da9e74a0ffe319743bb37970a66c067392e79f5a9010048690df681a114acc');
INSERT INTO public.audit_events VALUES ('org_01m8kwv41bemztceahbp8jg765', 16, 1795964123526, 'usr_01m8kwv3g4e2atsxqp2j52drpm', 'key_01m8kwv400efmaeq1d2yjj8ja3', 'invoice.write_off', 'inv_01m8kwve9veebszvfyr6tz3j1k', NULL, '{"account_id":"acc_01m8kwv41bemztceahb5yhpdtt","amount":60.0,"date":"2026-03-25","journal_id":"jnl_01m8kwvec6evcs8h11yvsydwa8","reason":"In liquidation"}', '\xa53b3bade81ff05b0ca2b6c1b01e5e87debfc7e21405202ac034e0fa8d0df9dc', '\xd053ffe4758cd34f6227f04f0dc595697cd34ad3234910666a9ff73a2e1e0969');
INSERT INTO public.audit_events VALUES ('org_01m8kwv41bemztceahbp8jg765', 18, 1795964123705, 'usr_01m8kwv3g4e2atsxqp2j52drpm', 'key_01m8kwv400efmaeq1d2yjj8ja3', 'invoice.repay_input_vat', 'inv_01m8kwveg3exx8wqkeknvrcv80', NULL, '{"date":"2026-03-25","journal_id":"jnl_01m8kwvehse85v82kggx3hv8m8","reason":null,"vat":10.0}', '\x73b6143a78fae2b2b4a07c37f4cc2d959f3f57958d378a7a971ec22411633cad', '\x1ca44376dc0a7867d90bbff5af7ca990e54175a9cfe923ec7d61500f22e4d86e');
INSERT INTO public.audit_events VALUES ('org_01m8kwv41bemztceahbp8jg765', 24, 1795964124205, 'usr_01m8kwv3g4e2atsxqp2j52drpm', 'key_01m8kwv400efmaeq1d2yjj8ja3', 'contact.create', 'con_01m8kwvf1de80achm5fhgb54th', NULL, '{"id":"con_01m8kwvf1de80achm5fhgb54th","kind":"customer","name":"Oak","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-29T14:55:24.205Z","updated_at":"2026-11-29T14:55:24.205Z","version":1}', '\x65193270572106a798dcea56adbde00f16fc639e842d5d7a129f030963ac3a5c', '\x2127003d408142a778f17e62c44a75ec0d71a425253193da5740887e2f30187d');
INSERT INTO public.audit_events VALUES ('org_01m8kwv41bemztceahbp8jg765', 25, 1795964124293, 'usr_01m8kwv3g4e2atsxqp2j52drpm', 'key_01m8kwv400efmaeq1d2yjj8ja3', 'settlement.create', 'set_01m8kwvf45etsthc1y3mygx9tk', NULL, '{"id":"set_01m8kwvf45etsthc1y3mygx9tk","type":"receipt","status":"posted","refund":false,"contact_id":"con_01m8kwvf1de80achm5fhgb54th","contact_name":"Oak","bank_account_id":"bac_01m8kwv4g4eh0tj3y8ebzr2m2g","date":"2026-03-27","amount":60.00,"currency":"GBP","reference":null,"allocated_amount":0.00,"unallocated_amount":60.00,"allocations":[],"deposit":{"vat_code":"ST","net_amount":50.42,"vat_amount":9.58,"vat_released":0.00},"bank_transaction_id":null,"journal_id":"jnl_01m8kwvf45etsthc1y3rm9q35r","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T14:55:24.293Z","updated_at":"2026-11-29T14:55:24.293Z","version":1}', '\xe51e9b157358759ca885bbf1360d39e8778f58ddf329fc7ca7450baaad865374', '\xcf02f465b01a75bbe7892dc374afed012d5f05bcf931f5f5e65daa503fccca40');
INSERT INTO public.audit_events VALUES ('org_01m8kwv41bemztceahbp8jg765', 13, 1795964123269, 'usr_01m8kwv3g4e2atsxqp2j52drpm', 'key_01m8kwv400efmaeq1d2yjj8ja3', 'journal.reverse', 'jnl_01m8kwvdxaevvt4phyk1adype2', NULL, '{"reversed_by_journal_id":"jnl_01m8kwve45ekp9sjv08jkm7ydj","total":500.00}', '\x6e41934401c93e6b04ff38e197f22f5eb40fe6600568fe35a1b9a24580464031', '\x');
INSERT INTO public.audit_events VALUES ('org_01m8kwv41bemztceahbp8jg765', 20, 1795964123852, 'usr_01m8kwv3g4e2atsxqp2j52drpm', 'key_01m8kwv400efmaeq1d2yjj8ja3', 'vat_return.finalise', 'vrt_01m8kwvem0ezwvxkw9q12f8hqp', NULL, '{"id":"vrt_01m8kwvem0ezwvxkw9q12f8hqp","date_from":"2025-01-01","date_to":"2025-03-31","status":"finalised","currency":"GBP","scheme":"standard","flat_rate_percent":null,"adjustments":[],"boxes":{"1":10.00,"2":0.00,"3":10.00,"4":10.00,"5":0.00,"6":50.00,"7":50.00,"8":0.00,"9":0.00},"direction":"nil","hmrc":{"vatDueSales":10.00,"vatDueAcquisitions":0.00,"totalVatDue":10.00,"vatReclaimedCurrPeriod":10.00,"netVatDue":0.00,"totalValueSalesExVAT":50,"totalValuePurchasesExVAT":50,"totalValueGoodsSuppliedExVAT":0,"totalAcquisitionsExVAT":0},"journal_id":null,"finalised_at":"2026-11-29T14:55:23.852Z","filed_at":null,"receipt":null,"created_at":"2026-11-29T14:55:23.776Z","updated_at":"2026-11-29T14:55:23.852Z","version":2,"last_sequence":8}', '\x34e800e601d75b707e43d9d7c8faf5706d193f3e353f68495eaac8363c6d54f9', '\x7a86cf5c8b059c8dfa6de0d35f1354e445e280b6008383263278bd55017d7b76');
INSERT INTO public.audit_events VALUES ('org_01m8kwv41bemztceahbp8jg765', 22, 1795964124066, 'usr_01m8kwv3g4e2atsxqp2j52drpm', 'key_01m8kwv400efmaeq1d2yjj8ja3', 'vat_return.pay', 'vrt_01m8kwvem0ezwvxkw9q12f8hqp', NULL, '{"journal_id":"jnl_01m8kwvetnevpt3j5axmff8fr6"}', '\x3a21f1d1422601413c658161ce5d55f0329845a3bbcfdca815cc38ab3dcb9040', '\xcea3fa34718cbafc5c05f95076cf210b6abd67287da7e7eb9227e50ce5df0e40');
INSERT INTO public.audit_events VALUES ('org_01m8kwv41bemztceahbp8jg765', 26, 1795964124350, 'usr_01m8kwv3g4e2atsxqp2j52drpm', 'key_01m8kwv400efmaeq1d2yjj8ja3', 'invoice.create', 'inv_01m8kwvf5yeex9xtergty9ppjt', NULL, '{"id":"inv_01m8kwvf5yeex9xtergty9ppjt","type":"sales","kind":"invoice","status":"issued","number":"INV-0001","contact_id":"con_01m8kwvf1de80achm5fhgb54th","contact_name":"Oak","issue_date":"2026-04-02","tax_point":"2026-04-02","due_date":"2026-05-02","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":100.00,"vat_total":19.00,"gross_total":119.00,"amount_paid":0.00,"amount_credited":0.00,"amount_written_off":0.00,"vat_relieved":0.00,"amount_due":119.00,"overdue":true,"journal_id":"jnl_01m8kwvf5yeex9xtergxnzj7j6","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T14:55:24.350Z","updated_at":"2026-11-29T14:55:24.350Z","version":1,"lines":[{"description":"Oak","quantity":1,"unit_price":100,"discount_percent":null,"account_id":"acc_01m8kwv41bemztceah82kk1v6r","account_code":"4000","vat_code":"ST","net_amount":100.00,"vat_amount":19.00,"gross_amount":119.00,"vat_note":null}]}', '\x2cbbfcb84fc72ef316c0c7f33f1b3dac9f16fd6e9dee86142ed1cb9b4cbe562b', '\x7a7543c3335093d1cdce711bbe5bd26a139a23cec047fa9779638935fd446cda');
INSERT INTO public.audit_states VALUES ('org_01m8kwv41bemztceahbp8jg765', 1, 1, 'organisations', 'org_01m8kwv41bemztceahbp8jg765', '["org_01m8kwv41bemztceahbp8jg765", "Acorn Ltd", "GBP", "GB", "03-31", 1, null, "standard", null, "line", "active", null, 1795964112939, 1795964112939, 1, 0, null, 0]');
INSERT INTO public.audit_states VALUES ('org_01m8kwv41bemztceahbp8jg765', 1, 2, 'members', 'mem_01m8kwv41bemztceah53f3rg6p', '["mem_01m8kwv41bemztceah53f3rg6p", "org_01m8kwv41bemztceahbp8jg765", "jo@example.com", "usr_01m8kwv3g4e2atsxqp2j52drpm", "owner", 1795964112939, 1795964112939, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8kwv41bemztceahbp8jg765', 1, 3, 'accounts', 'acc_01m8kwv41bemztceah56c7nqxr', '["acc_01m8kwv41bemztceah56c7nqxr", "org_01m8kwv41bemztceahbp8jg765", "1000", "Computer equipment", "ASSET", null, "ST", null, "active", 1795964112939, 1795964112939, 1, "fixed_assets"]');
INSERT INTO public.audit_states VALUES ('org_01m8kwv41bemztceahbp8jg765', 1, 4, 'accounts', 'acc_01m8kwv41bemztceah5b2wp5yw', '["acc_01m8kwv41bemztceah5b2wp5yw", "org_01m8kwv41bemztceahbp8jg765", "1010", "Office equipment and furniture", "ASSET", null, "ST", null, "active", 1795964112939, 1795964112939, 1, "fixed_assets"]');
INSERT INTO public.audit_states VALUES ('org_01m8kwv41bemztceahbp8jg765', 1, 5, 'accounts', 'acc_01m8kwv41bemztceah5f6phs88', '["acc_01m8kwv41bemztceah5f6phs88", "org_01m8kwv41bemztceahbp8jg765", "1020", "Motor vehicles", "ASSET", null, "ST", null, "active", 1795964112939, 1795964112939, 1, "fixed_assets"]');
INSERT INTO public.audit_states VALUES ('org_01m8kwv41bemztceahbp8jg765', 1, 6, 'accounts', 'acc_01m8kwv41bemztceah5gfbhhtp', '["acc_01m8kwv41bemztceah5gfbhhtp", "org_01m8kwv41bemztceahbp8jg765", "1090", "Accumulated depreciation", "ASSET", null, "NV", null, "active", 1795964112939, 1795964112939, 1, "fixed_assets"]');
INSERT INTO public.audit_states VALUES ('org_01m8kwv41bemztceahbp8jg765', 1, 7, 'accounts', 'acc_01m8kwv41bemztceah5qepdfpw', '["acc_01m8kwv41bemztceah5qepdfpw", "org_01m8kwv41bemztceahbp8jg765", "1100", "Stock", "ASSET", null, "ST", null, "active", 1795964112939, 1795964112939, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8kwv41bemztceahbp8jg765', 1, 8, 'accounts', 'acc_01m8kwv41bemztceah5rdqd2xw', '["acc_01m8kwv41bemztceah5rdqd2xw", "org_01m8kwv41bemztceahbp8jg765", "1200", "Trade debtors", "ASSET", "receivable", null, null, "active", 1795964112939, 1795964112939, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8kwv41bemztceahbp8jg765', 1, 9, 'accounts', 'acc_01m8kwv41bemztceah5w7xhbht', '["acc_01m8kwv41bemztceah5w7xhbht", "org_01m8kwv41bemztceahbp8jg765", "1210", "Prepayments", "ASSET", null, "NV", null, "active", 1795964112939, 1795964112939, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8kwv41bemztceahbp8jg765', 1, 10, 'accounts', 'acc_01m8kwv41bemztceah6205ex9d', '["acc_01m8kwv41bemztceah6205ex9d", "org_01m8kwv41bemztceahbp8jg765", "1220", "Other debtors", "ASSET", null, "NV", null, "active", 1795964112939, 1795964112939, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8kwv41bemztceahbp8jg765', 1, 11, 'accounts', 'acc_01m8kwv41bemztceah65vy13am', '["acc_01m8kwv41bemztceah65vy13am", "org_01m8kwv41bemztceahbp8jg765", "1300", "Current account", "ASSET", "bank", null, null, "active", 1795964112939, 1795964112939, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8kwv41bemztceahbp8jg765', 1, 12, 'accounts', 'acc_01m8kwv41bemztceah69fft15p', '["acc_01m8kwv41bemztceah69fft15p", "org_01m8kwv41bemztceahbp8jg765", "1310", "Petty cash", "ASSET", null, "NV", null, "active", 1795964112939, 1795964112939, 1, "cash"]');
INSERT INTO public.audit_states VALUES ('org_01m8kwv41bemztceahbp8jg765', 1, 13, 'accounts', 'acc_01m8kwv41bemztceah6cjzaaq3', '["acc_01m8kwv41bemztceah6cjzaaq3", "org_01m8kwv41bemztceahbp8jg765", "2100", "Trade creditors", "LIABILITY", "payable", null, null, "active", 1795964112939, 1795964112939, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8kwv41bemztceahbp8jg765', 1, 14, 'accounts', 'acc_01m8kwv41bemztceah6h4a3aj5', '["acc_01m8kwv41bemztceah6h4a3aj5", "org_01m8kwv41bemztceahbp8jg765", "2110", "Accruals", "LIABILITY", null, "NV", null, "active", 1795964112939, 1795964112939, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8kwv41bemztceahbp8jg765', 1, 15, 'accounts', 'acc_01m8kwv41bemztceah6p19x9jp', '["acc_01m8kwv41bemztceah6p19x9jp", "org_01m8kwv41bemztceahbp8jg765", "2200", "PAYE and National Insurance", "LIABILITY", null, "NV", null, "active", 1795964112939, 1795964112939, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8kwv41bemztceahbp8jg765', 1, 16, 'accounts', 'acc_01m8kwv41bemztceah6vzpke7c', '["acc_01m8kwv41bemztceah6vzpke7c", "org_01m8kwv41bemztceahbp8jg765", "2210", "Pension contributions", "LIABILITY", null, "NV", null, "active", 1795964112939, 1795964112939, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8kwv41bemztceahbp8jg765', 1, 17, 'accounts', 'acc_01m8kwv41bemztceah6y5ks0tf', '["acc_01m8kwv41bemztceah6y5ks0tf", "org_01m8kwv41bemztceahbp8jg765", "2220", "Net wages", "LIABILITY", null, "NV", null, "active", 1795964112939, 1795964112939, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8kwv41bemztceahbp8jg765', 1, 18, 'accounts', 'acc_01m8kwv41bemztceah70cxgygf', '["acc_01m8kwv41bemztceah70cxgygf", "org_01m8kwv41bemztceahbp8jg765", "2300", "Corporation tax", "LIABILITY", null, "NV", null, "active", 1795964112939, 1795964112939, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8kwv41bemztceahbp8jg765', 1, 19, 'accounts', 'acc_01m8kwv41bemztceah775k4dvb', '["acc_01m8kwv41bemztceah775k4dvb", "org_01m8kwv41bemztceahbp8jg765", "2400", "Director''s loan account", "LIABILITY", null, "NV", null, "active", 1795964112939, 1795964112939, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8kwv41bemztceahbp8jg765', 1, 20, 'accounts', 'acc_01m8kwv41bemztceah7b1hvza8', '["acc_01m8kwv41bemztceah7b1hvza8", "org_01m8kwv41bemztceahbp8jg765", "2500", "Bank loans", "LIABILITY", null, "NV", null, "active", 1795964112939, 1795964112939, 1, "long_term_liabilities"]');
INSERT INTO public.audit_states VALUES ('org_01m8kwv41bemztceahbp8jg765', 1, 21, 'accounts', 'acc_01m8kwv41bemztceah7f8w2y2q', '["acc_01m8kwv41bemztceah7f8w2y2q", "org_01m8kwv41bemztceahbp8jg765", "2900", "Suspense", "LIABILITY", "suspense", null, null, "active", 1795964112939, 1795964112939, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8kwv41bemztceahbp8jg765', 1, 22, 'accounts', 'acc_01m8kwv41bemztceah7jkhrn28', '["acc_01m8kwv41bemztceah7jkhrn28", "org_01m8kwv41bemztceahbp8jg765", "3000", "Share capital", "EQUITY", null, "NV", null, "active", 1795964112939, 1795964112939, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8kwv41bemztceahbp8jg765', 1, 23, 'accounts', 'acc_01m8kwv41bemztceah7pzed6x6', '["acc_01m8kwv41bemztceah7pzed6x6", "org_01m8kwv41bemztceahbp8jg765", "3100", "Retained earnings", "EQUITY", "retained_earnings", null, null, "active", 1795964112939, 1795964112939, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8kwv41bemztceahbp8jg765', 1, 24, 'accounts', 'acc_01m8kwv41bemztceah7tes3afj', '["acc_01m8kwv41bemztceah7tes3afj", "org_01m8kwv41bemztceahbp8jg765", "3200", "Dividends", "EQUITY", null, "NV", null, "active", 1795964112939, 1795964112939, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8kwv41bemztceahbp8jg765', 1, 25, 'accounts', 'acc_01m8kwv41bemztceah7w05xs94', '["acc_01m8kwv41bemztceah7w05xs94", "org_01m8kwv41bemztceahbp8jg765", "3900", "Opening balances", "EQUITY", "opening_balance", null, null, "active", 1795964112939, 1795964112939, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8kwv41bemztceahbp8jg765', 1, 26, 'accounts', 'acc_01m8kwv41bemztceah82kk1v6r', '["acc_01m8kwv41bemztceah82kk1v6r", "org_01m8kwv41bemztceahbp8jg765", "4000", "Sales", "INCOME", null, "ST", null, "active", 1795964112939, 1795964112939, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8kwv41bemztceahbp8jg765', 1, 27, 'accounts', 'acc_01m8kwv41bemztceah87v0hbnw', '["acc_01m8kwv41bemztceah87v0hbnw", "org_01m8kwv41bemztceahbp8jg765", "4010", "Sales, zero-rated", "INCOME", null, "ZR", null, "active", 1795964112939, 1795964112939, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8kwv41bemztceahbp8jg765', 1, 28, 'accounts', 'acc_01m8kwv41bemztceah892spx82', '["acc_01m8kwv41bemztceah892spx82", "org_01m8kwv41bemztceahbp8jg765", "4090", "Other income", "INCOME", null, "ST", null, "active", 1795964112939, 1795964112939, 1, "other_income"]');
INSERT INTO public.audit_states VALUES ('org_01m8kwv41bemztceahbp8jg765', 1, 29, 'accounts', 'acc_01m8kwv41bemztceah8cpta4zc', '["acc_01m8kwv41bemztceah8cpta4zc", "org_01m8kwv41bemztceahbp8jg765", "4900", "Interest received", "INCOME", null, "EX", null, "active", 1795964112939, 1795964112939, 1, "finance"]');
INSERT INTO public.audit_states VALUES ('org_01m8kwv41bemztceahbp8jg765', 1, 30, 'accounts', 'acc_01m8kwv41bemztceah8kjyypx0', '["acc_01m8kwv41bemztceah8kjyypx0", "org_01m8kwv41bemztceahbp8jg765", "4920", "VAT flat-rate scheme difference", "INCOME", "vat_scheme_difference", null, null, "active", 1795964112939, 1795964112939, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8kwv41bemztceahbp8jg765', 1, 31, 'accounts', 'acc_01m8kwv41bemztceah8qatvtjv', '["acc_01m8kwv41bemztceah8qatvtjv", "org_01m8kwv41bemztceahbp8jg765", "5000", "Cost of goods sold", "EXPENSE", null, "ST", null, "active", 1795964112939, 1795964112939, 1, "cost_of_sales"]');
INSERT INTO public.audit_states VALUES ('org_01m8kwv41bemztceahbp8jg765', 1, 32, 'accounts', 'acc_01m8kwv41bemztceah8tc0x8zr', '["acc_01m8kwv41bemztceah8tc0x8zr", "org_01m8kwv41bemztceahbp8jg765", "5010", "Subcontractors", "EXPENSE", null, "ST", null, "active", 1795964112939, 1795964112939, 1, "cost_of_sales"]');
INSERT INTO public.audit_states VALUES ('org_01m8kwv41bemztceahbp8jg765', 1, 33, 'accounts', 'acc_01m8kwv41bemztceah8xf39mv8', '["acc_01m8kwv41bemztceah8xf39mv8", "org_01m8kwv41bemztceahbp8jg765", "5020", "Carriage and postage", "EXPENSE", null, "ST", null, "active", 1795964112939, 1795964112939, 1, "cost_of_sales"]');
INSERT INTO public.audit_states VALUES ('org_01m8kwv41bemztceahbp8jg765', 1, 34, 'accounts', 'acc_01m8kwv41bemztceah91qzp762', '["acc_01m8kwv41bemztceah91qzp762", "org_01m8kwv41bemztceahbp8jg765", "6000", "Wages and salaries", "EXPENSE", null, "NV", null, "active", 1795964112939, 1795964112939, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8kwv41bemztceahbp8jg765', 1, 35, 'accounts', 'acc_01m8kwv41bemztceah97brg1ez', '["acc_01m8kwv41bemztceah97brg1ez", "org_01m8kwv41bemztceahbp8jg765", "6010", "Employer''s National Insurance", "EXPENSE", null, "NV", null, "active", 1795964112939, 1795964112939, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8kwv41bemztceahbp8jg765', 1, 36, 'accounts', 'acc_01m8kwv41bemztceah99qh7rjh', '["acc_01m8kwv41bemztceah99qh7rjh", "org_01m8kwv41bemztceahbp8jg765", "6020", "Employer''s pension", "EXPENSE", null, "NV", null, "active", 1795964112939, 1795964112939, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8kwv41bemztceahbp8jg765', 1, 37, 'accounts', 'acc_01m8kwv41bemztceah9f51gah8', '["acc_01m8kwv41bemztceah9f51gah8", "org_01m8kwv41bemztceahbp8jg765", "6100", "Rent", "EXPENSE", null, "EX", null, "active", 1795964112939, 1795964112939, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8kwv41bemztceahbp8jg765', 1, 38, 'accounts', 'acc_01m8kwv41bemztceah9jsqfdkk', '["acc_01m8kwv41bemztceah9jsqfdkk", "org_01m8kwv41bemztceahbp8jg765", "6110", "Business rates", "EXPENSE", null, "NV", null, "active", 1795964112939, 1795964112939, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8kwv41bemztceahbp8jg765', 1, 39, 'accounts', 'acc_01m8kwv41bemztceah9pq4hffx', '["acc_01m8kwv41bemztceah9pq4hffx", "org_01m8kwv41bemztceahbp8jg765", "6120", "Light, heat and water", "EXPENSE", null, "ST", null, "active", 1795964112939, 1795964112939, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8kwv41bemztceahbp8jg765', 1, 40, 'accounts', 'acc_01m8kwv41bemztceah9s8nnf50', '["acc_01m8kwv41bemztceah9s8nnf50", "org_01m8kwv41bemztceahbp8jg765", "6200", "Telephone and internet", "EXPENSE", null, "ST", null, "active", 1795964112939, 1795964112939, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8kwv41bemztceahbp8jg765', 1, 41, 'accounts', 'acc_01m8kwv41bemztceah9xgjgw3g', '["acc_01m8kwv41bemztceah9xgjgw3g", "org_01m8kwv41bemztceahbp8jg765", "6210", "Software and subscriptions", "EXPENSE", null, "ST", null, "active", 1795964112939, 1795964112939, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8kwv41bemztceahbp8jg765', 1, 42, 'accounts', 'acc_01m8kwv41bemztceaha39ecpda', '["acc_01m8kwv41bemztceaha39ecpda", "org_01m8kwv41bemztceahbp8jg765", "6220", "Printing and stationery", "EXPENSE", null, "ST", null, "active", 1795964112939, 1795964112939, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8kwv41bemztceahbp8jg765', 1, 43, 'accounts', 'acc_01m8kwv41bemztceaha5v4094k', '["acc_01m8kwv41bemztceaha5v4094k", "org_01m8kwv41bemztceahbp8jg765", "6300", "Travel and subsistence", "EXPENSE", null, "ZR", null, "active", 1795964112939, 1795964112939, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8kwv41bemztceahbp8jg765', 1, 44, 'accounts', 'acc_01m8kwv41bemztceahaaczec5e', '["acc_01m8kwv41bemztceahaaczec5e", "org_01m8kwv41bemztceahbp8jg765", "6310", "Motor expenses", "EXPENSE", null, "ST", null, "active", 1795964112939, 1795964112939, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8kwv41bemztceahbp8jg765', 1, 45, 'accounts', 'acc_01m8kwv41bemztceahadmwm2qh', '["acc_01m8kwv41bemztceahadmwm2qh", "org_01m8kwv41bemztceahbp8jg765", "6320", "Repairs and maintenance", "EXPENSE", null, "ST", null, "active", 1795964112939, 1795964112939, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8kwv41bemztceahbp8jg765', 1, 46, 'accounts', 'acc_01m8kwv41bemztceahagf3cpfp', '["acc_01m8kwv41bemztceahagf3cpfp", "org_01m8kwv41bemztceahbp8jg765", "6400", "Advertising and marketing", "EXPENSE", null, "ST", null, "active", 1795964112939, 1795964112939, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8kwv41bemztceahbp8jg765', 1, 47, 'accounts', 'acc_01m8kwv41bemztceaham1egh3x', '["acc_01m8kwv41bemztceaham1egh3x", "org_01m8kwv41bemztceahbp8jg765", "6500", "Accountancy and legal fees", "EXPENSE", null, "ST", null, "active", 1795964112939, 1795964112939, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8kwv41bemztceahbp8jg765', 1, 48, 'accounts', 'acc_01m8kwv41bemztceahav3a612d', '["acc_01m8kwv41bemztceahav3a612d", "org_01m8kwv41bemztceahbp8jg765", "6600", "Insurance", "EXPENSE", null, "EX", null, "active", 1795964112939, 1795964112939, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8kwv41bemztceahbp8jg765', 1, 49, 'accounts', 'acc_01m8kwv41bemztceahay5rndy6', '["acc_01m8kwv41bemztceahay5rndy6", "org_01m8kwv41bemztceahbp8jg765", "6700", "Bank charges", "EXPENSE", null, "EX", null, "active", 1795964112939, 1795964112939, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8kwv41bemztceahbp8jg765', 1, 50, 'accounts', 'acc_01m8kwv41bemztceahb2awtd28', '["acc_01m8kwv41bemztceahb2awtd28", "org_01m8kwv41bemztceahbp8jg765", "6800", "Depreciation", "EXPENSE", null, "NV", null, "active", 1795964112939, 1795964112939, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8kwv41bemztceahbp8jg765', 1, 51, 'accounts', 'acc_01m8kwv41bemztceahb5yhpdtt', '["acc_01m8kwv41bemztceahb5yhpdtt", "org_01m8kwv41bemztceahbp8jg765", "6810", "Bad debts", "EXPENSE", "bad_debts", "NV", null, "active", 1795964112939, 1795964112939, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8kwv41bemztceahbp8jg765', 1, 52, 'accounts', 'acc_01m8kwv41bemztceahba0h5rw5', '["acc_01m8kwv41bemztceahba0h5rw5", "org_01m8kwv41bemztceahbp8jg765", "6900", "Interest payable", "EXPENSE", null, "EX", null, "active", 1795964112939, 1795964112939, 1, "finance"]');
INSERT INTO public.audit_states VALUES ('org_01m8kwv41bemztceahbp8jg765', 1, 53, 'accounts', 'acc_01m8kwv41bemztceahbferfced', '["acc_01m8kwv41bemztceahbferfced", "org_01m8kwv41bemztceahbp8jg765", "6990", "Rounding differences", "EXPENSE", "rounding", null, null, "active", 1795964112939, 1795964112939, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8kwv4kke0btzzstjvnmmsr8', 2, 1, 'accounts', 'acc_01m8kwv4p0exwbb8x97qq47rpk', '["acc_01m8kwv4p0exwbb8x97qq47rpk", "org_01m8kwv4kke0btzzstjvnmmsr8", "2250", "VAT", "LIABILITY", "vat_control", null, null, "active", 1795964113600, 1795964113600, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8kwv41bemztceahbp8jg765', 1, 54, 'accounts', 'acc_01m8kwv41bemztceahbj5x9ays', '["acc_01m8kwv41bemztceahbj5x9ays", "org_01m8kwv41bemztceahbp8jg765", "8000", "Corporation tax charge", "EXPENSE", null, "NV", null, "active", 1795964112939, 1795964112939, 1, "tax"]');
INSERT INTO public.audit_states VALUES ('org_01m8kwv41bemztceahbp8jg765', 2, 1, 'accounts', 'acc_01m8kwv4e6e9kbg6c2x7kfwje6', '["acc_01m8kwv4e6e9kbg6c2x7kfwje6", "org_01m8kwv41bemztceahbp8jg765", "2250", "VAT", "LIABILITY", "vat_control", null, null, "active", 1795964113350, 1795964113350, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8kwv41bemztceahbp8jg765', 3, 1, 'bank_accounts', 'bac_01m8kwv4g4eh0tj3y8ebzr2m2g', '["bac_01m8kwv4g4eh0tj3y8ebzr2m2g", "org_01m8kwv41bemztceahbp8jg765", "acc_01m8kwv41bemztceah65vy13am", "Current", "current", null, null, null, null, null, null, null, 1795964113412, 1795964113412, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8kwv4kke0btzzstjvnmmsr8', 1, 1, 'organisations', 'org_01m8kwv4kke0btzzstjvnmmsr8', '["org_01m8kwv4kke0btzzstjvnmmsr8", "Wren & Marsh Ltd", "GBP", "GB", "03-31", 1, null, "standard", null, "line", "active", null, 1795964113523, 1795964113523, 1, 0, null, 0]');
INSERT INTO public.audit_states VALUES ('org_01m8kwv4kke0btzzstjvnmmsr8', 1, 2, 'members', 'mem_01m8kwv4kke0btzzstc5603df5', '["mem_01m8kwv4kke0btzzstc5603df5", "org_01m8kwv4kke0btzzstjvnmmsr8", "jo@example.com", "usr_01m8kwv3g4e2atsxqp2j52drpm", "owner", 1795964113523, 1795964113523, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8kwv4kke0btzzstjvnmmsr8', 1, 3, 'accounts', 'acc_01m8kwv4kke0btzzstca7kdxm7', '["acc_01m8kwv4kke0btzzstca7kdxm7", "org_01m8kwv4kke0btzzstjvnmmsr8", "1000", "Computer equipment", "ASSET", null, "ST", null, "active", 1795964113523, 1795964113523, 1, "fixed_assets"]');
INSERT INTO public.audit_states VALUES ('org_01m8kwv4kke0btzzstjvnmmsr8', 1, 4, 'accounts', 'acc_01m8kwv4kke0btzzstcc3c7ewf', '["acc_01m8kwv4kke0btzzstcc3c7ewf", "org_01m8kwv4kke0btzzstjvnmmsr8", "1010", "Office equipment and furniture", "ASSET", null, "ST", null, "active", 1795964113523, 1795964113523, 1, "fixed_assets"]');
INSERT INTO public.audit_states VALUES ('org_01m8kwv4kke0btzzstjvnmmsr8', 1, 5, 'accounts', 'acc_01m8kwv4kke0btzzstch0wmr32', '["acc_01m8kwv4kke0btzzstch0wmr32", "org_01m8kwv4kke0btzzstjvnmmsr8", "1020", "Motor vehicles", "ASSET", null, "ST", null, "active", 1795964113523, 1795964113523, 1, "fixed_assets"]');
INSERT INTO public.audit_states VALUES ('org_01m8kwv4kke0btzzstjvnmmsr8', 1, 6, 'accounts', 'acc_01m8kwv4kke0btzzstcnypeev8', '["acc_01m8kwv4kke0btzzstcnypeev8", "org_01m8kwv4kke0btzzstjvnmmsr8", "1090", "Accumulated depreciation", "ASSET", null, "NV", null, "active", 1795964113523, 1795964113523, 1, "fixed_assets"]');
INSERT INTO public.audit_states VALUES ('org_01m8kwv4kke0btzzstjvnmmsr8', 1, 7, 'accounts', 'acc_01m8kwv4kke0btzzstcrcm5y7k', '["acc_01m8kwv4kke0btzzstcrcm5y7k", "org_01m8kwv4kke0btzzstjvnmmsr8", "1100", "Stock", "ASSET", null, "ST", null, "active", 1795964113523, 1795964113523, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8kwv4kke0btzzstjvnmmsr8', 1, 8, 'accounts', 'acc_01m8kwv4kke0btzzstcy7fec19', '["acc_01m8kwv4kke0btzzstcy7fec19", "org_01m8kwv4kke0btzzstjvnmmsr8", "1200", "Trade debtors", "ASSET", "receivable", null, null, "active", 1795964113523, 1795964113523, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8kwv4kke0btzzstjvnmmsr8', 1, 9, 'accounts', 'acc_01m8kwv4kke0btzzstd33ze1t7', '["acc_01m8kwv4kke0btzzstd33ze1t7", "org_01m8kwv4kke0btzzstjvnmmsr8", "1210", "Prepayments", "ASSET", null, "NV", null, "active", 1795964113523, 1795964113523, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8kwv4kke0btzzstjvnmmsr8', 1, 10, 'accounts', 'acc_01m8kwv4kke0btzzstd5f18ggf', '["acc_01m8kwv4kke0btzzstd5f18ggf", "org_01m8kwv4kke0btzzstjvnmmsr8", "1220", "Other debtors", "ASSET", null, "NV", null, "active", 1795964113523, 1795964113523, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8kwv4kke0btzzstjvnmmsr8', 1, 11, 'accounts', 'acc_01m8kwv4kke0btzzstdbdexrzz', '["acc_01m8kwv4kke0btzzstdbdexrzz", "org_01m8kwv4kke0btzzstjvnmmsr8", "1300", "Current account", "ASSET", "bank", null, null, "active", 1795964113523, 1795964113523, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8kwv4kke0btzzstjvnmmsr8', 1, 12, 'accounts', 'acc_01m8kwv4kke0btzzstdceps2kt', '["acc_01m8kwv4kke0btzzstdceps2kt", "org_01m8kwv4kke0btzzstjvnmmsr8", "1310", "Petty cash", "ASSET", null, "NV", null, "active", 1795964113523, 1795964113523, 1, "cash"]');
INSERT INTO public.audit_states VALUES ('org_01m8kwv4kke0btzzstjvnmmsr8', 1, 13, 'accounts', 'acc_01m8kwv4kke0btzzstdhj15njp', '["acc_01m8kwv4kke0btzzstdhj15njp", "org_01m8kwv4kke0btzzstjvnmmsr8", "2100", "Trade creditors", "LIABILITY", "payable", null, null, "active", 1795964113523, 1795964113523, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8kwv4kke0btzzstjvnmmsr8', 1, 14, 'accounts', 'acc_01m8kwv4kke0btzzstdmvmp4kp', '["acc_01m8kwv4kke0btzzstdmvmp4kp", "org_01m8kwv4kke0btzzstjvnmmsr8", "2110", "Accruals", "LIABILITY", null, "NV", null, "active", 1795964113523, 1795964113523, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8kwv4kke0btzzstjvnmmsr8', 1, 15, 'accounts', 'acc_01m8kwv4kke0btzzstdssmpmp6', '["acc_01m8kwv4kke0btzzstdssmpmp6", "org_01m8kwv4kke0btzzstjvnmmsr8", "2200", "PAYE and National Insurance", "LIABILITY", null, "NV", null, "active", 1795964113523, 1795964113523, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8kwv4kke0btzzstjvnmmsr8', 1, 16, 'accounts', 'acc_01m8kwv4kke0btzzstdx68e196', '["acc_01m8kwv4kke0btzzstdx68e196", "org_01m8kwv4kke0btzzstjvnmmsr8", "2210", "Pension contributions", "LIABILITY", null, "NV", null, "active", 1795964113523, 1795964113523, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8kwv4kke0btzzstjvnmmsr8', 1, 17, 'accounts', 'acc_01m8kwv4kke0btzzste2z4ey6h', '["acc_01m8kwv4kke0btzzste2z4ey6h", "org_01m8kwv4kke0btzzstjvnmmsr8", "2220", "Net wages", "LIABILITY", null, "NV", null, "active", 1795964113523, 1795964113523, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8kwv4kke0btzzstjvnmmsr8', 1, 18, 'accounts', 'acc_01m8kwv4kke0btzzste5hsazd8', '["acc_01m8kwv4kke0btzzste5hsazd8", "org_01m8kwv4kke0btzzstjvnmmsr8", "2300", "Corporation tax", "LIABILITY", null, "NV", null, "active", 1795964113523, 1795964113523, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8kwv4kke0btzzstjvnmmsr8', 1, 19, 'accounts', 'acc_01m8kwv4kke0btzzste803nzse', '["acc_01m8kwv4kke0btzzste803nzse", "org_01m8kwv4kke0btzzstjvnmmsr8", "2400", "Director''s loan account", "LIABILITY", null, "NV", null, "active", 1795964113523, 1795964113523, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8kwv4kke0btzzstjvnmmsr8', 1, 20, 'accounts', 'acc_01m8kwv4kke0btzzstechh2yvj', '["acc_01m8kwv4kke0btzzstechh2yvj", "org_01m8kwv4kke0btzzstjvnmmsr8", "2500", "Bank loans", "LIABILITY", null, "NV", null, "active", 1795964113523, 1795964113523, 1, "long_term_liabilities"]');
INSERT INTO public.audit_states VALUES ('org_01m8kwv4kke0btzzstjvnmmsr8', 1, 21, 'accounts', 'acc_01m8kwv4kke0btzzstek1r6maz', '["acc_01m8kwv4kke0btzzstek1r6maz", "org_01m8kwv4kke0btzzstjvnmmsr8", "2900", "Suspense", "LIABILITY", "suspense", null, null, "active", 1795964113523, 1795964113523, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8kwv4kke0btzzstjvnmmsr8', 1, 22, 'accounts', 'acc_01m8kwv4kke0btzzstemjh406x', '["acc_01m8kwv4kke0btzzstemjh406x", "org_01m8kwv4kke0btzzstjvnmmsr8", "3000", "Share capital", "EQUITY", null, "NV", null, "active", 1795964113523, 1795964113523, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8kwv4kke0btzzstjvnmmsr8', 1, 23, 'accounts', 'acc_01m8kwv4kke0btzzstete4w9yz', '["acc_01m8kwv4kke0btzzstete4w9yz", "org_01m8kwv4kke0btzzstjvnmmsr8", "3100", "Retained earnings", "EQUITY", "retained_earnings", null, null, "active", 1795964113523, 1795964113523, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8kwv4kke0btzzstjvnmmsr8', 1, 24, 'accounts', 'acc_01m8kwv4kke0btzzstew77dahv', '["acc_01m8kwv4kke0btzzstew77dahv", "org_01m8kwv4kke0btzzstjvnmmsr8", "3200", "Dividends", "EQUITY", null, "NV", null, "active", 1795964113523, 1795964113523, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8kwv4kke0btzzstjvnmmsr8', 1, 25, 'accounts', 'acc_01m8kwv4kke0btzzstf3fkq63r', '["acc_01m8kwv4kke0btzzstf3fkq63r", "org_01m8kwv4kke0btzzstjvnmmsr8", "3900", "Opening balances", "EQUITY", "opening_balance", null, null, "active", 1795964113523, 1795964113523, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8kwv4kke0btzzstjvnmmsr8', 1, 26, 'accounts', 'acc_01m8kwv4kke0btzzstf6me2nr1', '["acc_01m8kwv4kke0btzzstf6me2nr1", "org_01m8kwv4kke0btzzstjvnmmsr8", "4000", "Sales", "INCOME", null, "ST", null, "active", 1795964113523, 1795964113523, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8kwv4kke0btzzstjvnmmsr8', 1, 27, 'accounts', 'acc_01m8kwv4kke0btzzstf875m5yd', '["acc_01m8kwv4kke0btzzstf875m5yd", "org_01m8kwv4kke0btzzstjvnmmsr8", "4010", "Sales, zero-rated", "INCOME", null, "ZR", null, "active", 1795964113523, 1795964113523, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8kwv4kke0btzzstjvnmmsr8', 1, 28, 'accounts', 'acc_01m8kwv4kke0btzzstfcj1b9pp', '["acc_01m8kwv4kke0btzzstfcj1b9pp", "org_01m8kwv4kke0btzzstjvnmmsr8", "4090", "Other income", "INCOME", null, "ST", null, "active", 1795964113523, 1795964113523, 1, "other_income"]');
INSERT INTO public.audit_states VALUES ('org_01m8kwv4kke0btzzstjvnmmsr8', 1, 29, 'accounts', 'acc_01m8kwv4kke0btzzstfgwcqej9', '["acc_01m8kwv4kke0btzzstfgwcqej9", "org_01m8kwv4kke0btzzstjvnmmsr8", "4900", "Interest received", "INCOME", null, "EX", null, "active", 1795964113523, 1795964113523, 1, "finance"]');
INSERT INTO public.audit_states VALUES ('org_01m8kwv4kke0btzzstjvnmmsr8', 1, 30, 'accounts', 'acc_01m8kwv4kke0btzzstfp8dcydj', '["acc_01m8kwv4kke0btzzstfp8dcydj", "org_01m8kwv4kke0btzzstjvnmmsr8", "4920", "VAT flat-rate scheme difference", "INCOME", "vat_scheme_difference", null, null, "active", 1795964113523, 1795964113523, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8kwv4kke0btzzstjvnmmsr8', 1, 31, 'accounts', 'acc_01m8kwv4kke0btzzstfv3xneqe', '["acc_01m8kwv4kke0btzzstfv3xneqe", "org_01m8kwv4kke0btzzstjvnmmsr8", "5000", "Cost of goods sold", "EXPENSE", null, "ST", null, "active", 1795964113523, 1795964113523, 1, "cost_of_sales"]');
INSERT INTO public.audit_states VALUES ('org_01m8kwv4kke0btzzstjvnmmsr8', 1, 32, 'accounts', 'acc_01m8kwv4kke0btzzstfxer9ge2', '["acc_01m8kwv4kke0btzzstfxer9ge2", "org_01m8kwv4kke0btzzstjvnmmsr8", "5010", "Subcontractors", "EXPENSE", null, "ST", null, "active", 1795964113523, 1795964113523, 1, "cost_of_sales"]');
INSERT INTO public.audit_states VALUES ('org_01m8kwv4kke0btzzstjvnmmsr8', 1, 33, 'accounts', 'acc_01m8kwv4kke0btzzstg3f1tjzm', '["acc_01m8kwv4kke0btzzstg3f1tjzm", "org_01m8kwv4kke0btzzstjvnmmsr8", "5020", "Carriage and postage", "EXPENSE", null, "ST", null, "active", 1795964113523, 1795964113523, 1, "cost_of_sales"]');
INSERT INTO public.audit_states VALUES ('org_01m8kwv4kke0btzzstjvnmmsr8', 1, 34, 'accounts', 'acc_01m8kwv4kke0btzzstg78x0g1k', '["acc_01m8kwv4kke0btzzstg78x0g1k", "org_01m8kwv4kke0btzzstjvnmmsr8", "6000", "Wages and salaries", "EXPENSE", null, "NV", null, "active", 1795964113523, 1795964113523, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8kwv4kke0btzzstjvnmmsr8', 1, 35, 'accounts', 'acc_01m8kwv4kke0btzzstgazzvstj', '["acc_01m8kwv4kke0btzzstgazzvstj", "org_01m8kwv4kke0btzzstjvnmmsr8", "6010", "Employer''s National Insurance", "EXPENSE", null, "NV", null, "active", 1795964113523, 1795964113523, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8kwv4kke0btzzstjvnmmsr8', 1, 36, 'accounts', 'acc_01m8kwv4kke0btzzstgegbhxe4', '["acc_01m8kwv4kke0btzzstgegbhxe4", "org_01m8kwv4kke0btzzstjvnmmsr8", "6020", "Employer''s pension", "EXPENSE", null, "NV", null, "active", 1795964113523, 1795964113523, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8kwv4kke0btzzstjvnmmsr8', 1, 37, 'accounts', 'acc_01m8kwv4kke0btzzstgg60ykyw', '["acc_01m8kwv4kke0btzzstgg60ykyw", "org_01m8kwv4kke0btzzstjvnmmsr8", "6100", "Rent", "EXPENSE", null, "EX", null, "active", 1795964113523, 1795964113523, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8kwv4kke0btzzstjvnmmsr8', 1, 38, 'accounts', 'acc_01m8kwv4kke0btzzstgmsard80', '["acc_01m8kwv4kke0btzzstgmsard80", "org_01m8kwv4kke0btzzstjvnmmsr8", "6110", "Business rates", "EXPENSE", null, "NV", null, "active", 1795964113523, 1795964113523, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8kwv4kke0btzzstjvnmmsr8', 1, 39, 'accounts', 'acc_01m8kwv4kke0btzzstgr9erjsz', '["acc_01m8kwv4kke0btzzstgr9erjsz", "org_01m8kwv4kke0btzzstjvnmmsr8", "6120", "Light, heat and water", "EXPENSE", null, "ST", null, "active", 1795964113523, 1795964113523, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8kwv4kke0btzzstjvnmmsr8', 1, 40, 'accounts', 'acc_01m8kwv4kke0btzzstgyrvbkd7', '["acc_01m8kwv4kke0btzzstgyrvbkd7", "org_01m8kwv4kke0btzzstjvnmmsr8", "6200", "Telephone and internet", "EXPENSE", null, "ST", null, "active", 1795964113523, 1795964113523, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8kwv4kke0btzzstjvnmmsr8', 1, 41, 'accounts', 'acc_01m8kwv4kke0btzzsth07fhcc8', '["acc_01m8kwv4kke0btzzsth07fhcc8", "org_01m8kwv4kke0btzzstjvnmmsr8", "6210", "Software and subscriptions", "EXPENSE", null, "ST", null, "active", 1795964113523, 1795964113523, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8kwv4kke0btzzstjvnmmsr8', 1, 42, 'accounts', 'acc_01m8kwv4kke0btzzsth5w4y69k', '["acc_01m8kwv4kke0btzzsth5w4y69k", "org_01m8kwv4kke0btzzstjvnmmsr8", "6220", "Printing and stationery", "EXPENSE", null, "ST", null, "active", 1795964113523, 1795964113523, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8kwv4kke0btzzstjvnmmsr8', 1, 43, 'accounts', 'acc_01m8kwv4kke0btzzsthb5y3mhj', '["acc_01m8kwv4kke0btzzsthb5y3mhj", "org_01m8kwv4kke0btzzstjvnmmsr8", "6300", "Travel and subsistence", "EXPENSE", null, "ZR", null, "active", 1795964113523, 1795964113523, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8kwv4kke0btzzstjvnmmsr8', 1, 44, 'accounts', 'acc_01m8kwv4kke0btzzsthdk7tcx2', '["acc_01m8kwv4kke0btzzsthdk7tcx2", "org_01m8kwv4kke0btzzstjvnmmsr8", "6310", "Motor expenses", "EXPENSE", null, "ST", null, "active", 1795964113523, 1795964113523, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8kwv4kke0btzzstjvnmmsr8', 1, 45, 'accounts', 'acc_01m8kwv4kke0btzzsthhabgtze', '["acc_01m8kwv4kke0btzzsthhabgtze", "org_01m8kwv4kke0btzzstjvnmmsr8", "6320", "Repairs and maintenance", "EXPENSE", null, "ST", null, "active", 1795964113523, 1795964113523, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8kwv4kke0btzzstjvnmmsr8', 1, 46, 'accounts', 'acc_01m8kwv4kke0btzzsthn0ws8fb', '["acc_01m8kwv4kke0btzzsthn0ws8fb", "org_01m8kwv4kke0btzzstjvnmmsr8", "6400", "Advertising and marketing", "EXPENSE", null, "ST", null, "active", 1795964113523, 1795964113523, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8kwv4kke0btzzstjvnmmsr8', 1, 47, 'accounts', 'acc_01m8kwv4kke0btzzsthst1j3rm', '["acc_01m8kwv4kke0btzzsthst1j3rm", "org_01m8kwv4kke0btzzstjvnmmsr8", "6500", "Accountancy and legal fees", "EXPENSE", null, "ST", null, "active", 1795964113523, 1795964113523, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8kwv4kke0btzzstjvnmmsr8', 1, 48, 'accounts', 'acc_01m8kwv4kke0btzzsthz6h8mx1', '["acc_01m8kwv4kke0btzzsthz6h8mx1", "org_01m8kwv4kke0btzzstjvnmmsr8", "6600", "Insurance", "EXPENSE", null, "EX", null, "active", 1795964113523, 1795964113523, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8kwv4kke0btzzstjvnmmsr8', 1, 49, 'accounts', 'acc_01m8kwv4kke0btzzstj2bvz6w0', '["acc_01m8kwv4kke0btzzstj2bvz6w0", "org_01m8kwv4kke0btzzstjvnmmsr8", "6700", "Bank charges", "EXPENSE", null, "EX", null, "active", 1795964113523, 1795964113523, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8kwv4kke0btzzstjvnmmsr8', 1, 50, 'accounts', 'acc_01m8kwv4kke0btzzstj4j3tv1h', '["acc_01m8kwv4kke0btzzstj4j3tv1h", "org_01m8kwv4kke0btzzstjvnmmsr8", "6800", "Depreciation", "EXPENSE", null, "NV", null, "active", 1795964113523, 1795964113523, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8kwv4kke0btzzstjvnmmsr8', 1, 51, 'accounts', 'acc_01m8kwv4kke0btzzstjb8a23k4', '["acc_01m8kwv4kke0btzzstjb8a23k4", "org_01m8kwv4kke0btzzstjvnmmsr8", "6810", "Bad debts", "EXPENSE", "bad_debts", "NV", null, "active", 1795964113523, 1795964113523, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8kwv4kke0btzzstjvnmmsr8', 1, 52, 'accounts', 'acc_01m8kwv4kke0btzzstjex07e3w', '["acc_01m8kwv4kke0btzzstjex07e3w", "org_01m8kwv4kke0btzzstjvnmmsr8", "6900", "Interest payable", "EXPENSE", null, "EX", null, "active", 1795964113523, 1795964113523, 1, "finance"]');
INSERT INTO public.audit_states VALUES ('org_01m8kwv4kke0btzzstjvnmmsr8', 1, 53, 'accounts', 'acc_01m8kwv4kke0btzzstjgy94xn9', '["acc_01m8kwv4kke0btzzstjgy94xn9", "org_01m8kwv4kke0btzzstjvnmmsr8", "6990", "Rounding differences", "EXPENSE", "rounding", null, null, "active", 1795964113523, 1795964113523, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8kwv4kke0btzzstjvnmmsr8', 1, 54, 'accounts', 'acc_01m8kwv4kke0btzzstjpckv180', '["acc_01m8kwv4kke0btzzstjpckv180", "org_01m8kwv4kke0btzzstjvnmmsr8", "8000", "Corporation tax charge", "EXPENSE", null, "NV", null, "active", 1795964113523, 1795964113523, 1, "tax"]');
INSERT INTO public.audit_states VALUES ('org_01m8kwv4kke0btzzstjvnmmsr8', 3, 1, 'accounts', 'acc_01m8kwv4rdejssx9zzhmz0kkcm', '["acc_01m8kwv4rdejssx9zzhmz0kkcm", "org_01m8kwv4kke0btzzstjvnmmsr8", "4100", "Room hire", "INCOME", null, "EX", null, "active", 1795964113677, 1795964113677, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8kwv4kke0btzzstjvnmmsr8', 4, 1, 'bank_accounts', 'bac_01m8kwv4waeetrbxyr8ssnc1ac', '["bac_01m8kwv4waeetrbxyr8ssnc1ac", "org_01m8kwv4kke0btzzstjvnmmsr8", "acc_01m8kwv4kke0btzzstdbdexrzz", "Current", "current", null, null, null, 1000000, "2026-01-01", "jnl_01m8kwv4waeetrbxyr91c1c3y7", null, 1795964113802, 1795964113802, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8kwv4kke0btzzstjvnmmsr8', 5, 1, 'accounts', 'acc_01m8kwv4zpe4v83x9rcmdx82xq', '["acc_01m8kwv4zpe4v83x9rcmdx82xq", "org_01m8kwv4kke0btzzstjvnmmsr8", "1301", "Savings", "ASSET", "bank", null, null, "active", 1795964113910, 1795964113910, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8kwv4kke0btzzstjvnmmsr8', 6, 1, 'bank_accounts', 'bac_01m8kwv4zpe4v83x9rcg3dnnsb', '["bac_01m8kwv4zpe4v83x9rcg3dnnsb", "org_01m8kwv4kke0btzzstjvnmmsr8", "acc_01m8kwv4zpe4v83x9rcmdx82xq", "Savings", "savings", null, null, null, null, null, null, null, 1795964113910, 1795964113910, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8kwv4kke0btzzstjvnmmsr8', 8, 1, 'contacts', 'con_01m8kwv562e79vma53x9d6xjcm', '["con_01m8kwv562e79vma53x9d6xjcm", "org_01m8kwv4kke0btzzstjvnmmsr8", "customer", "Kestrel Fitness CIC", null, null, null, null, null, 30, null, null, "active", "kestrel fitness cic", 1795964114114, 1795964114114, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8kwv4kke0btzzstjvnmmsr8', 10, 1, 'contacts', 'con_01m8kwv59vejz8r81avd2h3m3v', '["con_01m8kwv59vejz8r81avd2h3m3v", "org_01m8kwv4kke0btzzstjvnmmsr8", "supplier", "Printwell", null, null, null, null, null, 30, null, null, "active", "printwell", 1795964114235, 1795964114235, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8kwv4kke0btzzstjvnmmsr8', 12, 1, 'contacts', 'con_01m8kwv5dneagtcx28xe1h5tk5', '["con_01m8kwv5dneagtcx28xe1h5tk5", "org_01m8kwv4kke0btzzstjvnmmsr8", "supplier", "Harcourt Lettings", null, null, null, null, null, 30, null, null, "active", "harcourt lettings", 1795964114357, 1795964114357, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8kwv4kke0btzzstjvnmmsr8', 14, 1, 'invoices', 'inv_01m8kwv5nzeadrm4ss4t68bn9z', '["inv_01m8kwv5nzeadrm4ss4t68bn9z", "org_01m8kwv4kke0btzzstjvnmmsr8", "sales", "invoice", "issued", "INV-0001", "con_01m8kwv52peevrcwcwezjm4f2d", "2026-01-15", "2026-02-14", "exclusive", null, null, 195000, 39000, 234000, 0, 0, "issued", "jnl_01m8kwv5nzeadrm4ss4x8hcwhn", null, null, "inv-0001", 1795964114623, 1795964114623, 1, "9999-99-99", 0, null, null, [["org_01m8kwv4kke0btzzstjvnmmsr8", 1, "Course design, 3 days", "3", "650.00", null, "acc_01m8kwv4kke0btzzstf6me2nr1", "ST", null, 195000, 39000, 234000]], [], [], null, 0, 0, 0]');
INSERT INTO public.audit_states VALUES ('org_01m8kwv4kke0btzzstjvnmmsr8', 14, 2, 'number_sequences', 'invoice', '["org_01m8kwv4kke0btzzstjvnmmsr8", "invoice", 1]');
INSERT INTO public.audit_states VALUES ('org_01m8kwv4kke0btzzstjvnmmsr8', 16, 1, 'invoices', 'inv_01m8kwv5t4ees9g9mwg5qp6zsv', '["inv_01m8kwv5t4ees9g9mwg5qp6zsv", "org_01m8kwv4kke0btzzstjvnmmsr8", "purchase", "invoice", "issued", "TB-0117", "con_01m8kwv5bhe0svkjj9wvcd8gsc", "2026-01-21", "2026-02-20", "exclusive", null, null, 89900, 17980, 107880, 0, 0, "issued", "jnl_01m8kwv5t4ees9g9mwgbkded3m", null, null, "tb-0117", 1795964114756, 1795964114756, 1, "9999-99-99", 0, null, null, [["org_01m8kwv4kke0btzzstjvnmmsr8", 1, "Laptop", "1", "899.00", null, "acc_01m8kwv4kke0btzzstca7kdxm7", "ST", null, 89900, 17980, 107880]], [], [], null, 0, 0, 0]');
INSERT INTO public.audit_states VALUES ('org_01m8kwv4kke0btzzstjvnmmsr8', 18, 1, 'invoices', 'inv_01m8kwv5xten5agxy4kfbykgce', '["inv_01m8kwv5xten5agxy4kfbykgce", "org_01m8kwv4kke0btzzstjvnmmsr8", "purchase", "invoice", "issued", "HL-33", "con_01m8kwv5dneagtcx28xe1h5tk5", "2026-02-01", "2026-03-03", "exclusive", null, null, 135000, 0, 135000, 0, 0, "issued", "jnl_01m8kwv5xten5agxy4kgakp00r", null, null, "hl-33", 1795964114874, 1795964114874, 1, "9999-99-99", 0, null, null, [["org_01m8kwv4kke0btzzstjvnmmsr8", 1, "Rent, January to March", "1", "1350.00", null, "acc_01m8kwv4kke0btzzstgg60ykyw", "EX", null, 135000, 0, 135000]], [], [], null, 0, 0, 0]');
INSERT INTO public.audit_states VALUES ('org_01m8kwv4kke0btzzstjvnmmsr8', 19, 1, 'invoices', 'inv_01m8kwv5znerysgsmab5qm5zwt', '["inv_01m8kwv5znerysgsmab5qm5zwt", "org_01m8kwv4kke0btzzstjvnmmsr8", "sales", "invoice", "issued", "INV-0003", "con_01m8kwv562e79vma53x9d6xjcm", "2026-02-09", "2026-03-11", "exclusive", null, null, 27500, 700, 28200, 0, 0, "issued", "jnl_01m8kwv5znerysgsmab8ampcbk", null, null, "inv-0003", 1795964114933, 1795964114933, 1, "9999-99-99", 0, null, null, [["org_01m8kwv4kke0btzzstjvnmmsr8", 1, "Seminar room, 5 evenings", "5", "48.00", null, "acc_01m8kwv4rdejssx9zzhmz0kkcm", "EX", null, 24000, 0, 24000], ["org_01m8kwv4kke0btzzstjvnmmsr8", 2, "Projector", "1", "35.00", null, "acc_01m8kwv4kke0btzzstf6me2nr1", "ST", null, 3500, 700, 4200]], [], [], null, 0, 0, 0]');
INSERT INTO public.audit_states VALUES ('org_01m8kwv4kke0btzzstjvnmmsr8', 19, 2, 'number_sequences', 'invoice', '["org_01m8kwv4kke0btzzstjvnmmsr8", "invoice", 3]');
INSERT INTO public.audit_states VALUES ('org_01m8kwv4kke0btzzstjvnmmsr8', 21, 1, 'invoices', 'inv_01m8kwv62ve3crya2vmyfdd4kb', '["inv_01m8kwv62ve3crya2vmyfdd4kb", "org_01m8kwv4kke0btzzstjvnmmsr8", "sales", "invoice", "issued", "INV-0005", "con_01m8kwv581eeasr9p4eksb4dj8", "2026-03-03", "2026-04-02", "exclusive", null, null, 50000, 10000, 60000, 0, 0, "issued", "jnl_01m8kwv62ve3crya2vn1shzhk6", null, null, "inv-0005", 1795964115035, 1795964115035, 1, "9999-99-99", 0, null, null, [["org_01m8kwv4kke0btzzstjvnmmsr8", 1, "Raised in error", "1", "500.00", null, "acc_01m8kwv4kke0btzzstf6me2nr1", "ST", null, 50000, 10000, 60000]], [], [], null, 0, 0, 0]');
INSERT INTO public.audit_states VALUES ('org_01m8kwv4kke0btzzstjvnmmsr8', 21, 2, 'number_sequences', 'invoice', '["org_01m8kwv4kke0btzzstjvnmmsr8", "invoice", 5]');
INSERT INTO public.audit_states VALUES ('org_01m8kwv4kke0btzzstjvnmmsr8', 23, 1, 'invoices', 'inv_01m8kwv655ej7tvm293b0wywsx', '["inv_01m8kwv655ej7tvm293b0wywsx", "org_01m8kwv4kke0btzzstjvnmmsr8", "purchase", "invoice", "issued", "FR-1209", "con_01m8kwv5freymaye512bfxvd00", "2026-03-24", "2026-04-23", "inclusive", null, null, 64000, 12800, 76800, 0, 0, "issued", "jnl_01m8kwv655ej7tvm293cye22kp", null, null, "fr-1209", 1795964115109, 1795964115109, 1, "9999-99-99", 0, null, null, [["org_01m8kwv4kke0btzzstjvnmmsr8", 1, "Illustration, 2 days", "2", "384.00", null, "acc_01m8kwv4kke0btzzstfxer9ge2", "ST", null, 64000, 12800, 76800]], [], [], null, 0, 0, 0]');
INSERT INTO public.audit_states VALUES ('org_01m8kwv41bemztceahbp8jg765', 18, 2, 'unpaid_vat', 'jnl_01m8kwvehse85v82kggx3hv8m8', '["jnl_01m8kwvehse85v82kggx3hv8m8", "org_01m8kwv41bemztceahbp8jg765", "inv_01m8kwveg3exx8wqkeknvrcv80", "input_repaid", "2026-03-25", 6000, 1000, "acc_01m8kwv41bemztceah6205ex9d", null, "jnl_01m8kwvehse85v82kggx3hv8m8", null, null, 1795964123705]');
INSERT INTO public.audit_states VALUES ('org_01m8kwv4kke0btzzstjvnmmsr8', 7, 1, 'contacts', 'con_01m8kwv52peevrcwcwezjm4f2d', '["con_01m8kwv52peevrcwcwezjm4f2d", "org_01m8kwv4kke0btzzstjvnmmsr8", "customer", "Abbey Schools Trust", null, null, null, null, null, 30, null, null, "active", "abbey schools trust", 1795964114006, 1795964114006, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8kwv4kke0btzzstjvnmmsr8', 9, 1, 'contacts', 'con_01m8kwv581eeasr9p4eksb4dj8', '["con_01m8kwv581eeasr9p4eksb4dj8", "org_01m8kwv4kke0btzzstjvnmmsr8", "customer", "Marlow & Pike LLP", null, null, null, null, null, 30, null, null, "active", "marlow & pike llp", 1795964114177, 1795964114177, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8kwv4kke0btzzstjvnmmsr8', 11, 1, 'contacts', 'con_01m8kwv5bhe0svkjj9wvcd8gsc', '["con_01m8kwv5bhe0svkjj9wvcd8gsc", "org_01m8kwv4kke0btzzstjvnmmsr8", "supplier", "Techbarn", null, null, null, null, null, 30, null, null, "active", "techbarn", 1795964114289, 1795964114289, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8kwv4kke0btzzstjvnmmsr8', 13, 1, 'contacts', 'con_01m8kwv5freymaye512bfxvd00', '["con_01m8kwv5freymaye512bfxvd00", "org_01m8kwv4kke0btzzstjvnmmsr8", "supplier", "Fern & Rowe", null, null, null, null, null, 30, null, null, "active", "fern & rowe", 1795964114424, 1795964114424, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8kwv4kke0btzzstjvnmmsr8', 15, 1, 'invoices', 'inv_01m8kwv5qrew89rm4bdx1nv1yr', '["inv_01m8kwv5qrew89rm4bdx1nv1yr", "org_01m8kwv4kke0btzzstjvnmmsr8", "purchase", "invoice", "issued", "PX-881", "con_01m8kwv59vejz8r81avd2h3m3v", "2026-01-20", "2026-02-19", "exclusive", null, null, 41200, 0, 41200, 0, 0, "issued", "jnl_01m8kwv5qrew89rm4be2yvq6m1", null, null, "px-881", 1795964114680, 1795964114680, 1, "9999-99-99", 0, null, null, [["org_01m8kwv4kke0btzzstjvnmmsr8", 1, "Printing of workbooks", "1", "412.00", null, "acc_01m8kwv4kke0btzzstfv3xneqe", "ZR", null, 41200, 0, 41200]], [], [], null, 0, 0, 0]');
INSERT INTO public.audit_states VALUES ('org_01m8kwv4kke0btzzstjvnmmsr8', 17, 1, 'invoices', 'inv_01m8kwv5w4e05rkzhaekkpnqme', '["inv_01m8kwv5w4e05rkzhaekkpnqme", "org_01m8kwv4kke0btzzstjvnmmsr8", "sales", "invoice", "issued", "INV-0002", "con_01m8kwv52peevrcwcwezjm4f2d", "2026-01-28", "2026-02-27", "exclusive", null, null, 87000, 0, 87000, 0, 0, "issued", "jnl_01m8kwv5w4e05rkzhaenwxq8bn", null, null, "inv-0002", 1795964114820, 1795964114820, 1, "9999-99-99", 0, null, null, [["org_01m8kwv4kke0btzzstjvnmmsr8", 1, "Workbooks", "120", "7.25", null, "acc_01m8kwv4kke0btzzstf875m5yd", "ZR", null, 87000, 0, 87000]], [], [], null, 0, 0, 0]');
INSERT INTO public.audit_states VALUES ('org_01m8kwv4kke0btzzstjvnmmsr8', 17, 2, 'number_sequences', 'invoice', '["org_01m8kwv4kke0btzzstjvnmmsr8", "invoice", 2]');
INSERT INTO public.audit_states VALUES ('org_01m8kwv4kke0btzzstjvnmmsr8', 20, 1, 'invoices', 'inv_01m8kwv611e8p96hrgh4vp2py0', '["inv_01m8kwv611e8p96hrgh4vp2py0", "org_01m8kwv4kke0btzzstjvnmmsr8", "sales", "invoice", "issued", "INV-0004", "con_01m8kwv581eeasr9p4eksb4dj8", "2026-02-20", "2026-03-22", "exclusive", null, null, 133200, 26640, 159840, 0, 0, "issued", "jnl_01m8kwv611e8p96hrghbtgwb3w", null, null, "inv-0004", 1795964114977, 1795964114977, 1, "9999-99-99", 0, null, null, [["org_01m8kwv4kke0btzzstjvnmmsr8", 1, "Course for new starters", "1", "1480.00", "10", "acc_01m8kwv4kke0btzzstf6me2nr1", "ST", null, 133200, 26640, 159840]], [], [], null, 0, 0, 0]');
INSERT INTO public.audit_states VALUES ('org_01m8kwv4kke0btzzstjvnmmsr8', 20, 2, 'number_sequences', 'invoice', '["org_01m8kwv4kke0btzzstjvnmmsr8", "invoice", 4]');
INSERT INTO public.audit_states VALUES ('org_01m8kwv4kke0btzzstjvnmmsr8', 22, 1, 'invoices', 'inv_01m8kwv63vem08k152g1bpvc31', '["inv_01m8kwv63vem08k152g1bpvc31", "org_01m8kwv4kke0btzzstjvnmmsr8", "sales", "credit_note", "issued", "CN-0001", "con_01m8kwv581eeasr9p4eksb4dj8", "2026-03-12", "2026-03-12", "exclusive", "INV-0004", null, 15000, 3000, 18000, 0, 0, "issued", "jnl_01m8kwv63vem08k152g43ajekg", null, null, "cn-0001\ninv-0004", 1795964115067, 1795964115067, 1, "9999-99-99", 0, null, null, [["org_01m8kwv4kke0btzzstjvnmmsr8", 1, "A day that was not held", "1", "150.00", null, "acc_01m8kwv4kke0btzzstf6me2nr1", "ST", null, 15000, 3000, 18000]], [], [], null, 0, 0, 0]');
INSERT INTO public.audit_states VALUES ('org_01m8kwv4kke0btzzstjvnmmsr8', 22, 2, 'number_sequences', 'credit_note', '["org_01m8kwv4kke0btzzstjvnmmsr8", "credit_note", 1]');
INSERT INTO public.audit_states VALUES ('org_01m8kwv4kke0btzzstjvnmmsr8', 24, 1, 'invoices', 'inv_01m8kwv66wews9dv676nvp34aw', '["inv_01m8kwv66wews9dv676nvp34aw", "org_01m8kwv4kke0btzzstjvnmmsr8", "sales", "invoice", "issued", "INV-0006", "con_01m8kwv52peevrcwcwezjm4f2d", "2026-03-27", "2026-04-26", "exclusive", null, null, 49900, 6500, 56400, 0, 0, "issued", "jnl_01m8kwv66wews9dv676v1kpkbm", null, null, "inv-0006", 1795964115164, 1795964115164, 1, "9999-99-99", 0, null, null, [["org_01m8kwv4kke0btzzstjvnmmsr8", 1, "Workbooks", "24", "7.25", null, "acc_01m8kwv4kke0btzzstf875m5yd", "ZR", null, 17400, 0, 17400], ["org_01m8kwv4kke0btzzstjvnmmsr8", 2, "Half a day of course design", "0.5", "650.00", null, "acc_01m8kwv4kke0btzzstf6me2nr1", "ST", null, 32500, 6500, 39000]], [], [], null, 0, 0, 0]');
INSERT INTO public.audit_states VALUES ('org_01m8kwv4kke0btzzstjvnmmsr8', 24, 2, 'number_sequences', 'invoice', '["org_01m8kwv4kke0btzzstjvnmmsr8", "invoice", 6]');
INSERT INTO public.audit_states VALUES ('org_01m8kwv4kke0btzzstjvnmmsr8', 32, 1, 'invoices', 'inv_01m8kwv5t4ees9g9mwg5qp6zsv', '["inv_01m8kwv5t4ees9g9mwg5qp6zsv", "org_01m8kwv4kke0btzzstjvnmmsr8", "purchase", "invoice", "issued", "TB-0117", "con_01m8kwv5bhe0svkjj9wvcd8gsc", "2026-01-21", "2026-02-20", "exclusive", null, null, 89900, 17980, 107880, 107880, 0, "issued", "jnl_01m8kwv5t4ees9g9mwgbkded3m", null, null, "tb-0117", 1795964114756, 1795964115995, 2, "2026-01-22", 1, "2026-01-22", "2026-01-22", [["org_01m8kwv4kke0btzzstjvnmmsr8", 1, "Laptop", "1", "899.00", null, "acc_01m8kwv4kke0btzzstca7kdxm7", "ST", null, 89900, 17980, 107880]], [["alc_01m8kwv70vekrv08zny4dgh4dx", "org_01m8kwv4kke0btzzstjvnmmsr8", "set_01m8kwv70vekrv08zny4dgh4dx", null, 107880, "2026-01-22", null, 1795964115995, null]], [], null, 0, 0, 0]');
INSERT INTO public.audit_states VALUES ('org_01m8kwv4kke0btzzstjvnmmsr8', 32, 2, 'settlements', 'set_01m8kwv70vekrv08zny4dgh4dx', '["set_01m8kwv70vekrv08zny4dgh4dx", "org_01m8kwv4kke0btzzstjvnmmsr8", "payment", "purchase", "posted", "con_01m8kwv5bhe0svkjj9wvcd8gsc", "bac_01m8kwv4waeetrbxyr8ssnc1ac", "2026-01-22", 107880, 107880, null, "btx_01m8kwv6s4erav3994rj2x016w", 1, "jnl_01m8kwv70vekrv08zny4dgh4dx", null, null, "", 1795964115995, 1795964115995, 1, "2026-01-22", 1, "2026-01-22", "2026-01-22", null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8kwv4kke0btzzstjvnmmsr8', 33, 1, 'bank_transactions', 'btx_01m8kwv6s4erav3994rj2x016w', '["btx_01m8kwv6s4erav3994rj2x016w", "org_01m8kwv4kke0btzzstjvnmmsr8", "bac_01m8kwv4waeetrbxyr8ssnc1ac", "2026-01-22", -107880, "FPO TECHBARN LTD TB-0117", null, null, 1, "fpo techbarn ltd tb-0117", "confirmed", null, "NV", null, "con_01m8kwv5bhe0svkjj9wvcd8gsc", "allocations", "jnl_01m8kwv70vekrv08zny4dgh4dx", 2, null, "NV", 0, 1795964115995, 1795964115748, 1795964115995, 2, null, "1272808c0b8e7153718481fdd8cad3bca1177a0d294a925b0d41e3b4b2ae4845", [], null]');
INSERT INTO public.audit_states VALUES ('org_01m8kwv4kke0btzzstjvnmmsr8', 40, 1, 'invoices', 'inv_01m8kwv5qrew89rm4bdx1nv1yr', '["inv_01m8kwv5qrew89rm4bdx1nv1yr", "org_01m8kwv4kke0btzzstjvnmmsr8", "purchase", "invoice", "issued", "PX-881", "con_01m8kwv59vejz8r81avd2h3m3v", "2026-01-20", "2026-02-19", "exclusive", null, null, 41200, 0, 41200, 40000, 0, "issued", "jnl_01m8kwv5qrew89rm4be2yvq6m1", null, null, "px-881", 1795964114680, 1795964117300, 2, "9999-99-99", 1, "2026-02-27", "2026-02-27", [["org_01m8kwv4kke0btzzstjvnmmsr8", 1, "Printing of workbooks", "1", "412.00", null, "acc_01m8kwv4kke0btzzstfv3xneqe", "ZR", null, 41200, 0, 41200]], [["alc_01m8kwv89messr9qhx5q1cddbd", "org_01m8kwv4kke0btzzstjvnmmsr8", "set_01m8kwv89messr9qhx5q1cddbd", null, 40000, "2026-02-27", null, 1795964117300, null]], [], null, 0, 0, 0]');
INSERT INTO public.audit_states VALUES ('org_01m8kwv4kke0btzzstjvnmmsr8', 25, 1, 'invoices', 'inv_01m8kwv62ve3crya2vmyfdd4kb', '["inv_01m8kwv62ve3crya2vmyfdd4kb", "org_01m8kwv4kke0btzzstjvnmmsr8", "sales", "invoice", "void", "INV-0005", "con_01m8kwv581eeasr9p4eksb4dj8", "2026-03-03", "2026-04-02", "exclusive", null, null, 50000, 10000, 60000, 0, 0, "issued", "jnl_01m8kwv62ve3crya2vn1shzhk6", "2026-03-03", "jnl_01m8kwv6avejwvgdy1n5rn4rqf", "inv-0005", 1795964115035, 1795964115291, 2, "2026-03-03", 0, null, null, [["org_01m8kwv4kke0btzzstjvnmmsr8", 1, "Raised in error", "1", "500.00", null, "acc_01m8kwv4kke0btzzstf6me2nr1", "ST", null, 50000, 10000, 60000]], [], [], null, 0, 0, 0]');
INSERT INTO public.audit_states VALUES ('org_01m8kwv4kke0btzzstjvnmmsr8', 26, 1, 'invoices', 'inv_01m8kwv611e8p96hrgh4vp2py0', '["inv_01m8kwv611e8p96hrgh4vp2py0", "org_01m8kwv4kke0btzzstjvnmmsr8", "sales", "invoice", "issued", "INV-0004", "con_01m8kwv581eeasr9p4eksb4dj8", "2026-02-20", "2026-03-22", "exclusive", null, null, 133200, 26640, 159840, 0, 18000, "issued", "jnl_01m8kwv611e8p96hrghbtgwb3w", null, null, "inv-0004", 1795964114977, 1795964115443, 2, "9999-99-99", 1, "2026-03-12", "2026-03-12", [["org_01m8kwv4kke0btzzstjvnmmsr8", 1, "Course for new starters", "1", "1480.00", "10", "acc_01m8kwv4kke0btzzstf6me2nr1", "ST", null, 133200, 26640, 159840]], [["alc_01m8kwv6fke24v1bmqbs6gpxby", "org_01m8kwv4kke0btzzstjvnmmsr8", null, "inv_01m8kwv63vem08k152g1bpvc31", 18000, "2026-03-12", null, 1795964115443, null]], [], null, 0, 0, 0]');
INSERT INTO public.audit_states VALUES ('org_01m8kwv4kke0btzzstjvnmmsr8', 26, 2, 'invoices', 'inv_01m8kwv63vem08k152g1bpvc31', '["inv_01m8kwv63vem08k152g1bpvc31", "org_01m8kwv4kke0btzzstjvnmmsr8", "sales", "credit_note", "issued", "CN-0001", "con_01m8kwv581eeasr9p4eksb4dj8", "2026-03-12", "2026-03-12", "exclusive", "INV-0004", null, 15000, 3000, 18000, 0, 18000, "issued", "jnl_01m8kwv63vem08k152g43ajekg", null, null, "cn-0001\ninv-0004", 1795964115067, 1795964115443, 2, "2026-03-12", 1, "2026-03-12", "2026-03-12", [["org_01m8kwv4kke0btzzstjvnmmsr8", 1, "A day that was not held", "1", "150.00", null, "acc_01m8kwv4kke0btzzstf6me2nr1", "ST", null, 15000, 3000, 18000]], [], [], null, 0, 0, 0]');
INSERT INTO public.audit_states VALUES ('org_01m8kwv4kke0btzzstjvnmmsr8', 30, 1, 'invoices', 'inv_01m8kwv5znerysgsmab5qm5zwt', '["inv_01m8kwv5znerysgsmab5qm5zwt", "org_01m8kwv4kke0btzzstjvnmmsr8", "sales", "invoice", "issued", "INV-0003", "con_01m8kwv562e79vma53x9d6xjcm", "2026-02-09", "2026-03-11", "exclusive", null, null, 27500, 700, 28200, 28200, 0, "issued", "jnl_01m8kwv5znerysgsmab8ampcbk", null, null, "inv-0003", 1795964114933, 1795964115621, 2, "2026-03-06", 1, "2026-03-06", "2026-03-06", [["org_01m8kwv4kke0btzzstjvnmmsr8", 1, "Seminar room, 5 evenings", "5", "48.00", null, "acc_01m8kwv4rdejssx9zzhmz0kkcm", "EX", null, 24000, 0, 24000], ["org_01m8kwv4kke0btzzstjvnmmsr8", 2, "Projector", "1", "35.00", null, "acc_01m8kwv4kke0btzzstf6me2nr1", "ST", null, 3500, 700, 4200]], [["alc_01m8kwv6n5edmbkjnxvpmj458y", "org_01m8kwv4kke0btzzstjvnmmsr8", "set_01m8kwv6n5edmbkjnxvcw8ea89", null, 28200, "2026-03-06", null, 1795964115621, null]], [], null, 0, 0, 0]');
INSERT INTO public.audit_states VALUES ('org_01m8kwv4kke0btzzstjvnmmsr8', 30, 2, 'settlements', 'set_01m8kwv6n5edmbkjnxvcw8ea89', '["set_01m8kwv6n5edmbkjnxvcw8ea89", "org_01m8kwv4kke0btzzstjvnmmsr8", "receipt", "sales", "posted", "con_01m8kwv562e79vma53x9d6xjcm", "bac_01m8kwv4waeetrbxyr8ssnc1ac", "2026-03-06", 28200, 28200, null, null, 0, "jnl_01m8kwv6n5edmbkjnxvkc36e7b", null, null, "", 1795964115621, 1795964115621, 1, "2026-03-06", 1, "2026-03-06", "2026-03-06", null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8kwv4kke0btzzstjvnmmsr8', 31, 1, 'bank_accounts', 'bac_01m8kwv4waeetrbxyr8ssnc1ac', '["bac_01m8kwv4waeetrbxyr8ssnc1ac", "org_01m8kwv4kke0btzzstjvnmmsr8", "acc_01m8kwv4kke0btzzstdbdexrzz", "Current", "current", null, null, null, 1000000, "2026-01-01", "jnl_01m8kwv4waeetrbxyr91c1c3y7", 900715, 1795964113802, 1795964115748, 2, "2026-03-31"]');
INSERT INTO public.audit_states VALUES ('org_01m8kwv4kke0btzzstjvnmmsr8', 31, 2, 'stated_balances', 'bac_01m8kwv4waeetrbxyr8ssnc1ac/2026-03-31', '["org_01m8kwv4kke0btzzstjvnmmsr8", "bac_01m8kwv4waeetrbxyr8ssnc1ac", "2026-03-31", 900715, 1795964115748]');
INSERT INTO public.audit_states VALUES ('org_01m8kwv4kke0btzzstjvnmmsr8', 31, 3, 'bank_transactions', 'btx_01m8kwv6s4erav3994rj2x016w', '["btx_01m8kwv6s4erav3994rj2x016w", "org_01m8kwv4kke0btzzstjvnmmsr8", "bac_01m8kwv4waeetrbxyr8ssnc1ac", "2026-01-22", -107880, "FPO TECHBARN LTD TB-0117", null, null, 1, "fpo techbarn ltd tb-0117", "unconfirmed", null, "NV", null, null, null, null, null, null, null, null, null, 1795964115748, 1795964115748, 1, null, "1272808c0b8e7153718481fdd8cad3bca1177a0d294a925b0d41e3b4b2ae4845", [], null]');
INSERT INTO public.audit_states VALUES ('org_01m8kwv4kke0btzzstjvnmmsr8', 31, 4, 'bank_transactions', 'btx_01m8kwv6s4erav3994rqwaejy7', '["btx_01m8kwv6s4erav3994rqwaejy7", "org_01m8kwv4kke0btzzstjvnmmsr8", "bac_01m8kwv4waeetrbxyr8ssnc1ac", "2026-01-30", 150000, "FPI ABBEY SCHOOLS TRUST PART INV-0001", null, null, 1, "fpi abbey schools trust part inv-0001", "unconfirmed", null, "NV", null, null, null, null, null, null, null, null, null, 1795964115748, 1795964115748, 1, null, "328dd05df287413bbd6f750059372a7f48a2fe8810a1c938b25cc5b4201f7110", [], null]');
INSERT INTO public.audit_states VALUES ('org_01m8kwv4kke0btzzstjvnmmsr8', 31, 5, 'bank_transactions', 'btx_01m8kwv6s4erav3994rsq3jmwy', '["btx_01m8kwv6s4erav3994rsq3jmwy", "org_01m8kwv4kke0btzzstjvnmmsr8", "bac_01m8kwv4waeetrbxyr8ssnc1ac", "2026-02-02", -3600, "CARD SLATEWORK SOFTWARE SUBSCRIPTION", null, null, 1, "card slatework software subscription", "unconfirmed", null, "NV", null, null, null, null, null, null, null, null, null, 1795964115748, 1795964115748, 1, null, "67141ee03747f94a367872676174183b43b71f3c3cdd657ed483571c76ec7c0e", [], null]');
INSERT INTO public.audit_states VALUES ('org_01m8kwv4kke0btzzstjvnmmsr8', 31, 6, 'bank_transactions', 'btx_01m8kwv6s4erav3994rx4pqjq6', '["btx_01m8kwv6s4erav3994rx4pqjq6", "org_01m8kwv4kke0btzzstjvnmmsr8", "bac_01m8kwv4waeetrbxyr8ssnc1ac", "2026-02-10", -135000, "FPO HARCOURT LETTINGS HL-33", null, null, 1, "fpo harcourt lettings hl-33", "unconfirmed", null, "NV", null, null, null, null, null, null, null, null, null, 1795964115748, 1795964115748, 1, null, "a554bd883699f03b2433581dae214b19ef4ca02926a5399a2312d8445d2ae6f3", [], null]');
INSERT INTO public.audit_states VALUES ('org_01m8kwv4kke0btzzstjvnmmsr8', 31, 7, 'bank_transactions', 'btx_01m8kwv6s4erav3994s0j72sye', '["btx_01m8kwv6s4erav3994s0j72sye", "org_01m8kwv4kke0btzzstjvnmmsr8", "bac_01m8kwv4waeetrbxyr8ssnc1ac", "2026-02-16", 171000, "FPI ABBEY SCHOOLS TRUST INV-0001 INV-0002", null, null, 1, "fpi abbey schools trust inv-0001 inv-0002", "unconfirmed", null, "NV", null, null, null, null, null, null, null, null, null, 1795964115748, 1795964115748, 1, null, "3a4f56ddd806837edc73f6f4dc68c99dacbe0696ccc891aed5fa4883ff1e7336", [], null]');
INSERT INTO public.audit_states VALUES ('org_01m8kwv4kke0btzzstjvnmmsr8', 31, 8, 'bank_transactions', 'btx_01m8kwv6s4erav3994s70pn6we', '["btx_01m8kwv6s4erav3994s70pn6we", "org_01m8kwv4kke0btzzstjvnmmsr8", "bac_01m8kwv4waeetrbxyr8ssnc1ac", "2026-02-18", -5840, "CARD TRAINLINE.COM LONDON", null, null, 1, "card trainline.com london", "unconfirmed", null, "NV", null, null, null, null, null, null, null, null, null, 1795964115748, 1795964115748, 1, null, "56cf7dbbb1cce80aae434516f639c2ae3ac2f04ae4e3ec16a64f481c4271ce17", [], null]');
INSERT INTO public.audit_states VALUES ('org_01m8kwv4kke0btzzstjvnmmsr8', 31, 9, 'bank_transactions', 'btx_01m8kwv6s4erav3994sa1y70hq', '["btx_01m8kwv6s4erav3994sa1y70hq", "org_01m8kwv4kke0btzzstjvnmmsr8", "bac_01m8kwv4waeetrbxyr8ssnc1ac", "2026-02-27", -40000, "FPO PRINTWELL PX-881", null, null, 1, "fpo printwell px-881", "unconfirmed", null, "NV", null, null, null, null, null, null, null, null, null, 1795964115748, 1795964115748, 1, null, "cbb4004e5f456dd9c35d050b3fe3c9e6b04bf0eab21532e492b097a7b21b73a1", [], null]');
INSERT INTO public.audit_states VALUES ('org_01m8kwv4kke0btzzstjvnmmsr8', 31, 10, 'bank_transactions', 'btx_01m8kwv6s4erav3994sfah2s0z', '["btx_01m8kwv6s4erav3994sfah2s0z", "org_01m8kwv4kke0btzzstjvnmmsr8", "bac_01m8kwv4waeetrbxyr8ssnc1ac", "2026-03-02", -3600, "CARD SLATEWORK SOFTWARE SUBSCRIPTION", null, null, 1, "card slatework software subscription", "unconfirmed", null, "NV", null, null, null, null, null, null, null, null, null, 1795964115748, 1795964115748, 1, null, "c9f5fec85cb8d9a7ff4021b408ab259a9bb61a729b1b9895d3cbf4c028444205", [], null]');
INSERT INTO public.audit_states VALUES ('org_01m8kwv4kke0btzzstjvnmmsr8', 31, 11, 'bank_transactions', 'btx_01m8kwv6s4erav3994shcqdx3c', '["btx_01m8kwv6s4erav3994shcqdx3c", "org_01m8kwv4kke0btzzstjvnmmsr8", "bac_01m8kwv4waeetrbxyr8ssnc1ac", "2026-03-06", 28200, "FPI KESTREL FITNESS CIC INV-0003", null, null, 1, "fpi kestrel fitness cic inv-0003", "unconfirmed", null, "NV", null, null, null, null, null, null, null, null, null, 1795964115748, 1795964115748, 1, null, "8e0352e4b1b35f89518582419b2ff0638d7196ea458695b1839482ea1b564551", [], null]');
INSERT INTO public.audit_states VALUES ('org_01m8kwv4kke0btzzstjvnmmsr8', 31, 12, 'bank_transactions', 'btx_01m8kwv6s4erav3994sqgsg1m3', '["btx_01m8kwv6s4erav3994sqgsg1m3", "org_01m8kwv4kke0btzzstjvnmmsr8", "bac_01m8kwv4waeetrbxyr8ssnc1ac", "2026-03-16", 141840, "FPI MARLOW AND PIKE LLP INV-0004 LESS CN-0001", null, null, 1, "fpi marlow and pike llp inv-0004 less cn-0001", "unconfirmed", null, "NV", null, null, null, null, null, null, null, null, null, 1795964115748, 1795964115748, 1, null, "71e7888d7a34f0bcc91a019e775f105d0016a4f32f799edaf02f3d2a7290e64d", [], null]');
INSERT INTO public.audit_states VALUES ('org_01m8kwv4kke0btzzstjvnmmsr8', 31, 13, 'bank_transactions', 'btx_01m8kwv6s4erav3994stqjtzce', '["btx_01m8kwv6s4erav3994stqjtzce", "org_01m8kwv4kke0btzzstjvnmmsr8", "bac_01m8kwv4waeetrbxyr8ssnc1ac", "2026-03-20", -750, "TOTAL CHARGES TO 19MAR2026", null, null, 1, "total charges to 19mar2026", "unconfirmed", null, "NV", null, null, null, null, null, null, null, null, null, 1795964115748, 1795964115748, 1, null, "f0ba29b088e504eae3e9a2fe7a0600dae5d622db4b4b80ccffa83595db79f5c3", [], null]');
INSERT INTO public.audit_states VALUES ('org_01m8kwv4kke0btzzstjvnmmsr8', 31, 14, 'bank_transactions', 'btx_01m8kwv6s4erav3994swrxpg86', '["btx_01m8kwv6s4erav3994swrxpg86", "org_01m8kwv4kke0btzzstjvnmmsr8", "bac_01m8kwv4waeetrbxyr8ssnc1ac", "2026-03-25", -200000, "TFR TO SAVINGS", null, null, 1, "tfr to savings", "unconfirmed", null, "NV", null, null, null, null, null, null, null, null, null, 1795964115748, 1795964115748, 1, null, "b7b90b8ee2bd4f650d5f978b5912eb492294e4044b7d3c5c2e065ca73b855eae", [], null]');
INSERT INTO public.audit_states VALUES ('org_01m8kwv4kke0btzzstjvnmmsr8', 31, 15, 'bank_transactions', 'btx_01m8kwv6s4erav3994t1y9ye21', '["btx_01m8kwv6s4erav3994t1y9ye21", "org_01m8kwv4kke0btzzstjvnmmsr8", "bac_01m8kwv4waeetrbxyr8ssnc1ac", "2026-03-31", -93655, "FPO J WREN NET PAY MARCH", null, null, 1, "fpo j wren net pay march", "unconfirmed", null, "NV", null, null, null, null, null, null, null, null, null, 1795964115748, 1795964115748, 1, null, "b723781a8f8f5c03549e3d18755201bd640e2ac657779e194ac48817223ffdee", [], null]');
INSERT INTO public.audit_states VALUES ('org_01m8kwv4kke0btzzstjvnmmsr8', 34, 1, 'invoices', 'inv_01m8kwv5nzeadrm4ss4t68bn9z', '["inv_01m8kwv5nzeadrm4ss4t68bn9z", "org_01m8kwv4kke0btzzstjvnmmsr8", "sales", "invoice", "issued", "INV-0001", "con_01m8kwv52peevrcwcwezjm4f2d", "2026-01-15", "2026-02-14", "exclusive", null, null, 195000, 39000, 234000, 150000, 0, "issued", "jnl_01m8kwv5nzeadrm4ss4x8hcwhn", null, null, "inv-0001", 1795964114623, 1795964116361, 2, "9999-99-99", 1, "2026-01-30", "2026-01-30", [["org_01m8kwv4kke0btzzstjvnmmsr8", 1, "Course design, 3 days", "3", "650.00", null, "acc_01m8kwv4kke0btzzstf6me2nr1", "ST", null, 195000, 39000, 234000]], [["alc_01m8kwv7c9e7cvg6z5257be480", "org_01m8kwv4kke0btzzstjvnmmsr8", "set_01m8kwv7c9e7cvg6z5257be480", null, 150000, "2026-01-30", null, 1795964116361, null]], [], null, 0, 0, 0]');
INSERT INTO public.audit_states VALUES ('org_01m8kwv4kke0btzzstjvnmmsr8', 34, 2, 'settlements', 'set_01m8kwv7c9e7cvg6z5257be480', '["set_01m8kwv7c9e7cvg6z5257be480", "org_01m8kwv4kke0btzzstjvnmmsr8", "receipt", "sales", "posted", "con_01m8kwv52peevrcwcwezjm4f2d", "bac_01m8kwv4waeetrbxyr8ssnc1ac", "2026-01-30", 150000, 150000, null, "btx_01m8kwv6s4erav3994rqwaejy7", 1, "jnl_01m8kwv7c9e7cvg6z5257be480", null, null, "", 1795964116361, 1795964116361, 1, "2026-01-30", 1, "2026-01-30", "2026-01-30", null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8kwv4kke0btzzstjvnmmsr8', 35, 1, 'bank_transactions', 'btx_01m8kwv6s4erav3994rqwaejy7', '["btx_01m8kwv6s4erav3994rqwaejy7", "org_01m8kwv4kke0btzzstjvnmmsr8", "bac_01m8kwv4waeetrbxyr8ssnc1ac", "2026-01-30", 150000, "FPI ABBEY SCHOOLS TRUST PART INV-0001", null, null, 1, "fpi abbey schools trust part inv-0001", "confirmed", null, "NV", null, "con_01m8kwv52peevrcwcwezjm4f2d", "allocations", "jnl_01m8kwv7c9e7cvg6z5257be480", 2, null, "NV", 0, 1795964116361, 1795964115748, 1795964116361, 2, null, "328dd05df287413bbd6f750059372a7f48a2fe8810a1c938b25cc5b4201f7110", [], null]');
INSERT INTO public.audit_states VALUES ('org_01m8kwv4kke0btzzstjvnmmsr8', 36, 1, 'invoices', 'inv_01m8kwv5xten5agxy4kfbykgce', '["inv_01m8kwv5xten5agxy4kfbykgce", "org_01m8kwv4kke0btzzstjvnmmsr8", "purchase", "invoice", "issued", "HL-33", "con_01m8kwv5dneagtcx28xe1h5tk5", "2026-02-01", "2026-03-03", "exclusive", null, null, 135000, 0, 135000, 135000, 0, "issued", "jnl_01m8kwv5xten5agxy4kgakp00r", null, null, "hl-33", 1795964114874, 1795964116690, 2, "2026-02-10", 1, "2026-02-10", "2026-02-10", [["org_01m8kwv4kke0btzzstjvnmmsr8", 1, "Rent, January to March", "1", "1350.00", null, "acc_01m8kwv4kke0btzzstgg60ykyw", "EX", null, 135000, 0, 135000]], [["alc_01m8kwv7pjev98evb1vgrgfc7x", "org_01m8kwv4kke0btzzstjvnmmsr8", "set_01m8kwv7pjev98evb1vgrgfc7x", null, 135000, "2026-02-10", null, 1795964116690, null]], [], null, 0, 0, 0]');
INSERT INTO public.audit_states VALUES ('org_01m8kwv4kke0btzzstjvnmmsr8', 36, 2, 'settlements', 'set_01m8kwv7pjev98evb1vgrgfc7x', '["set_01m8kwv7pjev98evb1vgrgfc7x", "org_01m8kwv4kke0btzzstjvnmmsr8", "payment", "purchase", "posted", "con_01m8kwv5dneagtcx28xe1h5tk5", "bac_01m8kwv4waeetrbxyr8ssnc1ac", "2026-02-10", 135000, 135000, null, "btx_01m8kwv6s4erav3994rx4pqjq6", 1, "jnl_01m8kwv7pjev98evb1vgrgfc7x", null, null, "", 1795964116690, 1795964116690, 1, "2026-02-10", 1, "2026-02-10", "2026-02-10", null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8kwv4kke0btzzstjvnmmsr8', 37, 1, 'bank_transactions', 'btx_01m8kwv6s4erav3994rx4pqjq6', '["btx_01m8kwv6s4erav3994rx4pqjq6", "org_01m8kwv4kke0btzzstjvnmmsr8", "bac_01m8kwv4waeetrbxyr8ssnc1ac", "2026-02-10", -135000, "FPO HARCOURT LETTINGS HL-33", null, null, 1, "fpo harcourt lettings hl-33", "confirmed", null, "NV", null, "con_01m8kwv5dneagtcx28xe1h5tk5", "allocations", "jnl_01m8kwv7pjev98evb1vgrgfc7x", 2, null, "NV", 0, 1795964116690, 1795964115748, 1795964116690, 2, null, "a554bd883699f03b2433581dae214b19ef4ca02926a5399a2312d8445d2ae6f3", [], null]');
INSERT INTO public.audit_states VALUES ('org_01m8kwv4kke0btzzstjvnmmsr8', 38, 1, 'invoices', 'inv_01m8kwv5nzeadrm4ss4t68bn9z', '["inv_01m8kwv5nzeadrm4ss4t68bn9z", "org_01m8kwv4kke0btzzstjvnmmsr8", "sales", "invoice", "issued", "INV-0001", "con_01m8kwv52peevrcwcwezjm4f2d", "2026-01-15", "2026-02-14", "exclusive", null, null, 195000, 39000, 234000, 234000, 0, "issued", "jnl_01m8kwv5nzeadrm4ss4x8hcwhn", null, null, "inv-0001", 1795964114623, 1795964117037, 3, "2026-02-16", 2, "2026-01-30", "2026-02-16", [["org_01m8kwv4kke0btzzstjvnmmsr8", 1, "Course design, 3 days", "3", "650.00", null, "acc_01m8kwv4kke0btzzstf6me2nr1", "ST", null, 195000, 39000, 234000]], [["alc_01m8kwv7c9e7cvg6z5257be480", "org_01m8kwv4kke0btzzstjvnmmsr8", "set_01m8kwv7c9e7cvg6z5257be480", null, 150000, "2026-01-30", null, 1795964116361, null], ["alc_01m8kwv81desmsjkyx9xrdzbb0", "org_01m8kwv4kke0btzzstjvnmmsr8", "set_01m8kwv81desmsjkyx9xrdzbb0", null, 84000, "2026-02-16", null, 1795964117037, null]], [], null, 0, 0, 0]');
INSERT INTO public.audit_states VALUES ('org_01m8kwv4kke0btzzstjvnmmsr8', 38, 2, 'invoices', 'inv_01m8kwv5w4e05rkzhaekkpnqme', '["inv_01m8kwv5w4e05rkzhaekkpnqme", "org_01m8kwv4kke0btzzstjvnmmsr8", "sales", "invoice", "issued", "INV-0002", "con_01m8kwv52peevrcwcwezjm4f2d", "2026-01-28", "2026-02-27", "exclusive", null, null, 87000, 0, 87000, 87000, 0, "issued", "jnl_01m8kwv5w4e05rkzhaenwxq8bn", null, null, "inv-0002", 1795964114820, 1795964117037, 2, "2026-02-16", 1, "2026-02-16", "2026-02-16", [["org_01m8kwv4kke0btzzstjvnmmsr8", 1, "Workbooks", "120", "7.25", null, "acc_01m8kwv4kke0btzzstf875m5yd", "ZR", null, 87000, 0, 87000]], [["alc_01m8kwv81desmsjkyx9xrdzbb1", "org_01m8kwv4kke0btzzstjvnmmsr8", "set_01m8kwv81desmsjkyx9xrdzbb0", null, 87000, "2026-02-16", null, 1795964117037, null]], [], null, 0, 0, 0]');
INSERT INTO public.audit_states VALUES ('org_01m8kwv4kke0btzzstjvnmmsr8', 38, 3, 'settlements', 'set_01m8kwv81desmsjkyx9xrdzbb0', '["set_01m8kwv81desmsjkyx9xrdzbb0", "org_01m8kwv4kke0btzzstjvnmmsr8", "receipt", "sales", "posted", "con_01m8kwv52peevrcwcwezjm4f2d", "bac_01m8kwv4waeetrbxyr8ssnc1ac", "2026-02-16", 171000, 171000, null, "btx_01m8kwv6s4erav3994s0j72sye", 1, "jnl_01m8kwv81desmsjkyx9xrdzbb0", null, null, "", 1795964117037, 1795964117037, 1, "2026-02-16", 2, "2026-02-16", "2026-02-16", null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8kwv4kke0btzzstjvnmmsr8', 39, 1, 'bank_transactions', 'btx_01m8kwv6s4erav3994s0j72sye', '["btx_01m8kwv6s4erav3994s0j72sye", "org_01m8kwv4kke0btzzstjvnmmsr8", "bac_01m8kwv4waeetrbxyr8ssnc1ac", "2026-02-16", 171000, "FPI ABBEY SCHOOLS TRUST INV-0001 INV-0002", null, null, 1, "fpi abbey schools trust inv-0001 inv-0002", "confirmed", null, "NV", null, "con_01m8kwv52peevrcwcwezjm4f2d", "allocations", "jnl_01m8kwv81desmsjkyx9xrdzbb0", 2, null, "NV", 0, 1795964117037, 1795964115748, 1795964117037, 2, null, "3a4f56ddd806837edc73f6f4dc68c99dacbe0696ccc891aed5fa4883ff1e7336", [], null]');
INSERT INTO public.audit_states VALUES ('org_01m8kwv4kke0btzzstjvnmmsr8', 47, 1, 'bank_transactions', 'btx_01m8kwv6s4erav3994t1y9ye21', '["btx_01m8kwv6s4erav3994t1y9ye21", "org_01m8kwv4kke0btzzstjvnmmsr8", "bac_01m8kwv4waeetrbxyr8ssnc1ac", "2026-03-31", -93655, "FPO J WREN NET PAY MARCH", null, null, 1, "fpo j wren net pay march", "confirmed", "acc_01m8kwv4kke0btzzste2z4ey6h", "NV", null, null, "account", "jnl_01m8kwv98wey3swja0cx62vb1w", 1, "acc_01m8kwv4kke0btzzste2z4ey6h", "NV", 0, 1795964118300, 1795964115748, 1795964118300, 2, null, "b723781a8f8f5c03549e3d18755201bd640e2ac657779e194ac48817223ffdee", [], null]');
INSERT INTO public.audit_states VALUES ('org_01m8kwv4kke0btzzstjvnmmsr8', 54, 1, 'bank_transactions', 'btx_01m8kwv6s4erav3994rsq3jmwy', '["btx_01m8kwv6s4erav3994rsq3jmwy", "org_01m8kwv4kke0btzzstjvnmmsr8", "bac_01m8kwv4waeetrbxyr8ssnc1ac", "2026-02-02", -3600, "CARD SLATEWORK SOFTWARE SUBSCRIPTION", null, null, 1, "card slatework software subscription", "confirmed", "acc_01m8kwv4kke0btzzsth07fhcc8", "ST", null, null, "account", "jnl_01m8kwvax4e94ba3a52y1eqne4", 1, "acc_01m8kwv4kke0btzzsth07fhcc8", "ST", -600, 1795964119972, 1795964115748, 1795964119972, 3, null, "67141ee03747f94a367872676174183b43b71f3c3cdd657ed483571c76ec7c0e", [], "input"]');
INSERT INTO public.audit_states VALUES ('org_01m8kwv41bemztceahbp8jg765', 5, 1, 'organisations', 'org_01m8kwv41bemztceahbp8jg765', '["org_01m8kwv41bemztceahbp8jg765", "Acorn Ltd", "GBP", "GB", "03-31", 1, null, "standard", null, "line", "active", null, 1795964112939, 1795964112939, 1, 1, null, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8kwv41bemztceahbp8jg765', 5, 2, 'tax_codes', 'CAR-50', '["org_01m8kwv41bemztceahbp8jg765", "CAR-50", "Leased cars", "standard", 200000, 500000, "2026-01-01", null, 1795964122740, 1795964122740, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8kwv41bemztceahbp8jg765', 8, 1, 'organisations', 'org_01m8kwv41bemztceahbp8jg765', '["org_01m8kwv41bemztceahbp8jg765", "Acorn Ltd", "GBP", "GB", "03-31", 1, null, "standard", null, "line", "active", null, 1795964112939, 1795964122949, 2, 1, null, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8kwv41bemztceahbp8jg765', 8, 2, 'vat_methods', '2026-05-01', '["org_01m8kwv41bemztceahbp8jg765", "2026-05-01", 1, "GB123456789", "standard", null]');
INSERT INTO public.audit_states VALUES ('org_01m8kwv41bemztceahbp8jg765', 12, 1, 'bank_transactions', 'btx_01m8kwvdvze35r0h3h7t79c8wd', '["btx_01m8kwvdvze35r0h3h7t79c8wd", "org_01m8kwv41bemztceahbp8jg765", "bac_01m8kwv4g4eh0tj3y8ebzr2m2g", "2026-03-02", -50000, "CARD 4417 SCREWFIX", null, null, 1, "card 4417 screwfix", "unconfirmed", null, "NV", null, null, null, null, null, null, null, null, null, 1795964123007, 1795964123183, 3, null, "0ed9bb1b0d55af6c307ff282ecdc85bc1bd02e3792ac92d0af03bb4a90c6ddd4", [["org_01m8kwv41bemztceahbp8jg765", "jnl_01m8kwvdxaevvt4phyk1adype2"]], null]');
INSERT INTO public.audit_states VALUES ('org_01m8kwv41bemztceahbp8jg765', 15, 1, 'invoices', 'inv_01m8kwve9veebszvfyr6tz3j1k', '["inv_01m8kwve9veebszvfyr6tz3j1k", "org_01m8kwv41bemztceahbp8jg765", "sales", "invoice", "issued", "E-1", "con_01m8kwve85enabvrj2tg5csygz", "2025-03-02", "2025-04-01", "exclusive", null, null, 5000, 1000, 6000, 0, 0, "issued", "jnl_01m8kwve9veebszvfyraxac13c", null, null, "e-1", 1795964123451, 1795964123451, 1, "9999-99-99", 0, null, null, [["org_01m8kwv41bemztceahbp8jg765", 1, "Oak", "1", "50", null, "acc_01m8kwv41bemztceah82kk1v6r", "ST", null, 5000, 1000, 6000]], [], [], null, 0, 0, 0]');
INSERT INTO public.audit_states VALUES ('org_01m8kwv41bemztceahbp8jg765', 25, 1, 'settlements', 'set_01m8kwvf45etsthc1y3mygx9tk', '["set_01m8kwvf45etsthc1y3mygx9tk", "org_01m8kwv41bemztceahbp8jg765", "receipt", "sales", "posted", "con_01m8kwvf1de80achm5fhgb54th", "bac_01m8kwv4g4eh0tj3y8ebzr2m2g", "2026-03-27", 6000, 0, null, null, 0, "jnl_01m8kwvf45etsthc1y3rm9q35r", null, null, "", 1795964124293, 1795964124293, 1, "9999-99-99", 0, null, null, "ST", 958]');
INSERT INTO public.audit_states VALUES ('org_01m8kwv4kke0btzzstjvnmmsr8', 40, 2, 'settlements', 'set_01m8kwv89messr9qhx5q1cddbd', '["set_01m8kwv89messr9qhx5q1cddbd", "org_01m8kwv4kke0btzzstjvnmmsr8", "payment", "purchase", "posted", "con_01m8kwv59vejz8r81avd2h3m3v", "bac_01m8kwv4waeetrbxyr8ssnc1ac", "2026-02-27", 40000, 40000, null, "btx_01m8kwv6s4erav3994sa1y70hq", 1, "jnl_01m8kwv89messr9qhx5q1cddbd", null, null, "", 1795964117300, 1795964117300, 1, "2026-02-27", 1, "2026-02-27", "2026-02-27", null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8kwv4kke0btzzstjvnmmsr8', 41, 1, 'bank_transactions', 'btx_01m8kwv6s4erav3994sa1y70hq', '["btx_01m8kwv6s4erav3994sa1y70hq", "org_01m8kwv4kke0btzzstjvnmmsr8", "bac_01m8kwv4waeetrbxyr8ssnc1ac", "2026-02-27", -40000, "FPO PRINTWELL PX-881", null, null, 1, "fpo printwell px-881", "confirmed", null, "NV", null, "con_01m8kwv59vejz8r81avd2h3m3v", "allocations", "jnl_01m8kwv89messr9qhx5q1cddbd", 2, null, "NV", 0, 1795964117300, 1795964115748, 1795964117300, 2, null, "cbb4004e5f456dd9c35d050b3fe3c9e6b04bf0eab21532e492b097a7b21b73a1", [], null]');
INSERT INTO public.audit_states VALUES ('org_01m8kwv4kke0btzzstjvnmmsr8', 48, 1, 'bank_transactions', 'btx_01m8kwv6s4erav3994rsq3jmwy', '["btx_01m8kwv6s4erav3994rsq3jmwy", "org_01m8kwv4kke0btzzstjvnmmsr8", "bac_01m8kwv4waeetrbxyr8ssnc1ac", "2026-02-02", -3600, "CARD SLATEWORK SOFTWARE SUBSCRIPTION", null, null, 1, "card slatework software subscription", "unconfirmed", "acc_01m8kwv4kke0btzzsth07fhcc8", "ST", null, null, null, null, null, null, null, null, null, 1795964115748, 1795964119278, 2, null, "67141ee03747f94a367872676174183b43b71f3c3cdd657ed483571c76ec7c0e", [], null]');
INSERT INTO public.audit_states VALUES ('org_01m8kwv4kke0btzzstjvnmmsr8', 49, 1, 'bank_transactions', 'btx_01m8kwv6s4erav3994s70pn6we', '["btx_01m8kwv6s4erav3994s70pn6we", "org_01m8kwv4kke0btzzstjvnmmsr8", "bac_01m8kwv4waeetrbxyr8ssnc1ac", "2026-02-18", -5840, "CARD TRAINLINE.COM LONDON", null, null, 1, "card trainline.com london", "unconfirmed", "acc_01m8kwv4kke0btzzsthb5y3mhj", "ZR", null, null, null, null, null, null, null, null, null, 1795964115748, 1795964119278, 2, null, "56cf7dbbb1cce80aae434516f639c2ae3ac2f04ae4e3ec16a64f481c4271ce17", [], null]');
INSERT INTO public.audit_states VALUES ('org_01m8kwv4kke0btzzstjvnmmsr8', 50, 1, 'bank_transactions', 'btx_01m8kwv6s4erav3994sfah2s0z', '["btx_01m8kwv6s4erav3994sfah2s0z", "org_01m8kwv4kke0btzzstjvnmmsr8", "bac_01m8kwv4waeetrbxyr8ssnc1ac", "2026-03-02", -3600, "CARD SLATEWORK SOFTWARE SUBSCRIPTION", null, null, 1, "card slatework software subscription", "unconfirmed", "acc_01m8kwv4kke0btzzsth07fhcc8", "ST", null, null, null, null, null, null, null, null, null, 1795964115748, 1795964119278, 2, null, "c9f5fec85cb8d9a7ff4021b408ab259a9bb61a729b1b9895d3cbf4c028444205", [], null]');
INSERT INTO public.audit_states VALUES ('org_01m8kwv4kke0btzzstjvnmmsr8', 51, 1, 'bank_transactions', 'btx_01m8kwv6s4erav3994stqjtzce', '["btx_01m8kwv6s4erav3994stqjtzce", "org_01m8kwv4kke0btzzstjvnmmsr8", "bac_01m8kwv4waeetrbxyr8ssnc1ac", "2026-03-20", -750, "TOTAL CHARGES TO 19MAR2026", null, null, 1, "total charges to 19mar2026", "unconfirmed", "acc_01m8kwv4kke0btzzstj2bvz6w0", "EX", null, null, null, null, null, null, null, null, null, 1795964115748, 1795964119278, 2, null, "f0ba29b088e504eae3e9a2fe7a0600dae5d622db4b4b80ccffa83595db79f5c3", [], null]');
INSERT INTO public.audit_states VALUES ('org_01m8kwv4kke0btzzstjvnmmsr8', 55, 1, 'bank_transactions', 'btx_01m8kwv6s4erav3994stqjtzce', '["btx_01m8kwv6s4erav3994stqjtzce", "org_01m8kwv4kke0btzzstjvnmmsr8", "bac_01m8kwv4waeetrbxyr8ssnc1ac", "2026-03-20", -750, "TOTAL CHARGES TO 19MAR2026", null, null, 1, "total charges to 19mar2026", "confirmed", "acc_01m8kwv4kke0btzzstj2bvz6w0", "EX", null, null, "account", "jnl_01m8kwvb32ebxtsj3nfg16vmvy", 1, "acc_01m8kwv4kke0btzzstj2bvz6w0", "EX", 0, 1795964120162, 1795964115748, 1795964120162, 3, null, "f0ba29b088e504eae3e9a2fe7a0600dae5d622db4b4b80ccffa83595db79f5c3", [], "input"]');
INSERT INTO public.audit_states VALUES ('org_01m8kwv4kke0btzzstjvnmmsr8', 56, 1, 'vat_returns', 'vrt_01m8kwvbg0ev6sx23p12vh53xn', '["vrt_01m8kwvbg0ev6sx23p12vh53xn", "org_01m8kwv4kke0btzzstjvnmmsr8", "2026-01-01", "2026-03-31", "draft", "[]", null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, 1795964120576, 1795964120576, 1, null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8kwv4kke0btzzstjvnmmsr8', 57, 1, 'organisations', 'org_01m8kwv4kke0btzzstjvnmmsr8', '["org_01m8kwv4kke0btzzstjvnmmsr8", "Wren & Marsh Ltd", "GBP", "GB", "03-31", 1, null, "standard", null, "line", "active", null, 1795964113523, 1795964113523, 1, 0, "2026-03-31", 0]');
INSERT INTO public.audit_states VALUES ('org_01m8kwv4kke0btzzstjvnmmsr8', 57, 2, 'vat_returns', 'vrt_01m8kwvbg0ev6sx23p12vh53xn', '["vrt_01m8kwvbg0ev6sx23p12vh53xn", "org_01m8kwv4kke0btzzstjvnmmsr8", "2026-01-01", "2026-03-31", "finalised", "[]", "standard", null, 477600, 69840, 342690, 31980, 69840, 0, 69840, 31980, 37860, 477600, 342700, 0, 0, null, 1795964120718, 1795964120576, 1795964120718, 2, null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8kwv4kke0btzzstjvnmmsr8', 58, 1, 'organisations', 'org_01m8kwv4kke0btzzstjvnmmsr8', '["org_01m8kwv4kke0btzzstjvnmmsr8", "Wren & Marsh Ltd", "GBP", "GB", "03-31", 1, null, "standard", null, "line", "active", "2026-03-31", 1795964113523, 1795964120845, 2, 0, "2026-03-31", 0]');
INSERT INTO public.audit_states VALUES ('org_01m8kwv41bemztceahbp8jg765', 4, 1, 'organisations', 'org_01m8kwv41bemztceahbp8jg765', '["org_01m8kwv41bemztceahbp8jg765", "Acorn Ltd", "GBP", "GB", "03-31", 1, null, "standard", null, "line", "active", null, 1795964112939, 1795964112939, 1, 1, null, 0]');
INSERT INTO public.audit_states VALUES ('org_01m8kwv41bemztceahbp8jg765', 4, 2, 'tax_rates', 'ST/2026-02-01', '["org_01m8kwv41bemztceahbp8jg765", "ST", "2026-02-01", 190000]');
INSERT INTO public.audit_states VALUES ('org_01m8kwv41bemztceahbp8jg765', 14, 1, 'contacts', 'con_01m8kwve85enabvrj2tg5csygz', '["con_01m8kwve85enabvrj2tg5csygz", "org_01m8kwv41bemztceahbp8jg765", "both", "Elm", null, null, null, null, null, 30, null, null, "active", "elm", 1795964123397, 1795964123397, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8kwv41bemztceahbp8jg765', 17, 1, 'invoices', 'inv_01m8kwveg3exx8wqkeknvrcv80', '["inv_01m8kwveg3exx8wqkeknvrcv80", "org_01m8kwv41bemztceahbp8jg765", "purchase", "invoice", "issued", "E-1", "con_01m8kwve85enabvrj2tg5csygz", "2025-03-02", "2025-04-01", "exclusive", null, null, 5000, 1000, 6000, 0, 0, "issued", "jnl_01m8kwveg3exx8wqkekt3h7hxb", null, null, "e-1", 1795964123651, 1795964123651, 1, "9999-99-99", 0, null, null, [["org_01m8kwv41bemztceahbp8jg765", 1, "Oak", "1", "50", null, "acc_01m8kwv41bemztceah8qatvtjv", "ST", null, 5000, 1000, 6000]], [], [], null, 0, 0, 0]');
INSERT INTO public.audit_states VALUES ('org_01m8kwv41bemztceahbp8jg765', 19, 1, 'vat_returns', 'vrt_01m8kwvem0ezwvxkw9q12f8hqp', '["vrt_01m8kwvem0ezwvxkw9q12f8hqp", "org_01m8kwv41bemztceahbp8jg765", "2025-01-01", "2025-03-31", "draft", "[]", null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, 1795964123776, 1795964123776, 1, null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8kwv41bemztceahbp8jg765', 23, 1, 'accounts', 'acc_01m8kwvezneq79pxng573fqjkd', '["acc_01m8kwvezneq79pxng573fqjkd", "org_01m8kwv41bemztceahbp8jg765", "1250", "VAT on deposits", "ASSET", "vat_on_deposits", null, null, "active", 1795964124149, 1795964124149, 1, null]');
INSERT INTO public.audit_states VALUES ('org_01m8kwv41bemztceahbp8jg765', 27, 1, 'deposit_releases', 'alc_01m8kwvfa0e7sakc9262kpeb87', '["alc_01m8kwvfa0e7sakc9262kpeb87", "org_01m8kwv41bemztceahbp8jg765", "set_01m8kwvf45etsthc1y3mygx9tk", "2026-04-02", 2521, 479, "jnl_01m8kwvfbgejd8rjrc3r1ppax7", null, null, 1795964124480]');
INSERT INTO public.audit_states VALUES ('org_01m8kwv4kke0btzzstjvnmmsr8', 42, 1, 'invoices', 'inv_01m8kwv611e8p96hrgh4vp2py0', '["inv_01m8kwv611e8p96hrgh4vp2py0", "org_01m8kwv4kke0btzzstjvnmmsr8", "sales", "invoice", "issued", "INV-0004", "con_01m8kwv581eeasr9p4eksb4dj8", "2026-02-20", "2026-03-22", "exclusive", null, null, 133200, 26640, 159840, 141840, 18000, "issued", "jnl_01m8kwv611e8p96hrghbtgwb3w", null, null, "inv-0004", 1795964114977, 1795964117521, 3, "2026-03-16", 2, "2026-03-12", "2026-03-16", [["org_01m8kwv4kke0btzzstjvnmmsr8", 1, "Course for new starters", "1", "1480.00", "10", "acc_01m8kwv4kke0btzzstf6me2nr1", "ST", null, 133200, 26640, 159840]], [["alc_01m8kwv6fke24v1bmqbs6gpxby", "org_01m8kwv4kke0btzzstjvnmmsr8", null, "inv_01m8kwv63vem08k152g1bpvc31", 18000, "2026-03-12", null, 1795964115443, null], ["alc_01m8kwv8ghe0ftef4vg5n0y68v", "org_01m8kwv4kke0btzzstjvnmmsr8", "set_01m8kwv8ghe0ftef4vg5n0y68v", null, 141840, "2026-03-16", null, 1795964117521, null]], [], null, 0, 0, 0]');
INSERT INTO public.audit_states VALUES ('org_01m8kwv4kke0btzzstjvnmmsr8', 42, 2, 'settlements', 'set_01m8kwv8ghe0ftef4vg5n0y68v', '["set_01m8kwv8ghe0ftef4vg5n0y68v", "org_01m8kwv4kke0btzzstjvnmmsr8", "receipt", "sales", "posted", "con_01m8kwv581eeasr9p4eksb4dj8", "bac_01m8kwv4waeetrbxyr8ssnc1ac", "2026-03-16", 141840, 141840, null, "btx_01m8kwv6s4erav3994sqgsg1m3", 1, "jnl_01m8kwv8ghe0ftef4vg5n0y68v", null, null, "", 1795964117521, 1795964117521, 1, "2026-03-16", 1, "2026-03-16", "2026-03-16", null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8kwv4kke0btzzstjvnmmsr8', 43, 1, 'bank_transactions', 'btx_01m8kwv6s4erav3994sqgsg1m3', '["btx_01m8kwv6s4erav3994sqgsg1m3", "org_01m8kwv4kke0btzzstjvnmmsr8", "bac_01m8kwv4waeetrbxyr8ssnc1ac", "2026-03-16", 141840, "FPI MARLOW AND PIKE LLP INV-0004 LESS CN-0001", null, null, 1, "fpi marlow and pike llp inv-0004 less cn-0001", "confirmed", null, "NV", null, "con_01m8kwv581eeasr9p4eksb4dj8", "allocations", "jnl_01m8kwv8ghe0ftef4vg5n0y68v", 2, null, "NV", 0, 1795964117521, 1795964115748, 1795964117521, 2, null, "71e7888d7a34f0bcc91a019e775f105d0016a4f32f799edaf02f3d2a7290e64d", [], null]');
INSERT INTO public.audit_states VALUES ('org_01m8kwv4kke0btzzstjvnmmsr8', 44, 1, 'settlements', 'set_01m8kwv6n5edmbkjnxvcw8ea89', '["set_01m8kwv6n5edmbkjnxvcw8ea89", "org_01m8kwv4kke0btzzstjvnmmsr8", "receipt", "sales", "posted", "con_01m8kwv562e79vma53x9d6xjcm", "bac_01m8kwv4waeetrbxyr8ssnc1ac", "2026-03-06", 28200, 28200, null, "btx_01m8kwv6s4erav3994shcqdx3c", 0, "jnl_01m8kwv6n5edmbkjnxvkc36e7b", null, null, "", 1795964115621, 1795964117816, 2, "2026-03-06", 1, "2026-03-06", "2026-03-06", null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8kwv4kke0btzzstjvnmmsr8', 45, 1, 'bank_transactions', 'btx_01m8kwv6s4erav3994shcqdx3c', '["btx_01m8kwv6s4erav3994shcqdx3c", "org_01m8kwv4kke0btzzstjvnmmsr8", "bac_01m8kwv4waeetrbxyr8ssnc1ac", "2026-03-06", 28200, "FPI KESTREL FITNESS CIC INV-0003", null, null, 1, "fpi kestrel fitness cic inv-0003", "confirmed", null, "NV", null, "con_01m8kwv562e79vma53x9d6xjcm", "match", "jnl_01m8kwv6n5edmbkjnxvkc36e7b", 2, null, "NV", 0, 1795964117816, 1795964115748, 1795964117816, 2, null, "8e0352e4b1b35f89518582419b2ff0638d7196ea458695b1839482ea1b564551", [], null]');
INSERT INTO public.audit_states VALUES ('org_01m8kwv4kke0btzzstjvnmmsr8', 46, 1, 'bank_transactions', 'btx_01m8kwv6s4erav3994swrxpg86', '["btx_01m8kwv6s4erav3994swrxpg86", "org_01m8kwv4kke0btzzstjvnmmsr8", "bac_01m8kwv4waeetrbxyr8ssnc1ac", "2026-03-25", -200000, "TFR TO SAVINGS", null, null, 1, "tfr to savings", "confirmed", null, "NV", null, null, "transfer", "jnl_01m8kwv90gemnabsstj9h48qmr", 1, null, "NV", 0, 1795964118033, 1795964115748, 1795964118033, 2, null, "b7b90b8ee2bd4f650d5f978b5912eb492294e4044b7d3c5c2e065ca73b855eae", [], null]');
INSERT INTO public.audit_states VALUES ('org_01m8kwv4kke0btzzstjvnmmsr8', 52, 1, 'bank_transactions', 'btx_01m8kwv6s4erav3994s70pn6we', '["btx_01m8kwv6s4erav3994s70pn6we", "org_01m8kwv4kke0btzzstjvnmmsr8", "bac_01m8kwv4waeetrbxyr8ssnc1ac", "2026-02-18", -5840, "CARD TRAINLINE.COM LONDON", null, null, 1, "card trainline.com london", "confirmed", "acc_01m8kwv4kke0btzzsthb5y3mhj", "ZR", null, null, "account", "jnl_01m8kwvacsebptmtgsb3zrh5q3", 1, "acc_01m8kwv4kke0btzzsthb5y3mhj", "ZR", 0, 1795964119449, 1795964115748, 1795964119449, 3, null, "56cf7dbbb1cce80aae434516f639c2ae3ac2f04ae4e3ec16a64f481c4271ce17", [], "input"]');
INSERT INTO public.audit_states VALUES ('org_01m8kwv4kke0btzzstjvnmmsr8', 53, 1, 'bank_transactions', 'btx_01m8kwv6s4erav3994sfah2s0z', '["btx_01m8kwv6s4erav3994sfah2s0z", "org_01m8kwv4kke0btzzstjvnmmsr8", "bac_01m8kwv4waeetrbxyr8ssnc1ac", "2026-03-02", -3600, "CARD SLATEWORK SOFTWARE SUBSCRIPTION", null, null, 1, "card slatework software subscription", "confirmed", "acc_01m8kwv4kke0btzzsth07fhcc8", "ST", null, null, "account", "jnl_01m8kwvandeg4a45mgvvh29nxg", 1, "acc_01m8kwv4kke0btzzsth07fhcc8", "ST", -600, 1795964119725, 1795964115748, 1795964119725, 3, null, "c9f5fec85cb8d9a7ff4021b408ab259a9bb61a729b1b9895d3cbf4c028444205", [], "input"]');
INSERT INTO public.audit_states VALUES ('org_01m8kwv41bemztceahbp8jg765', 9, 1, 'bank_transactions', 'btx_01m8kwvdvze35r0h3h7t79c8wd', '["btx_01m8kwvdvze35r0h3h7t79c8wd", "org_01m8kwv41bemztceahbp8jg765", "bac_01m8kwv4g4eh0tj3y8ebzr2m2g", "2026-03-02", -50000, "CARD 4417 SCREWFIX", null, null, 1, "card 4417 screwfix", "unconfirmed", null, "NV", null, null, null, null, null, null, null, null, null, 1795964123007, 1795964123007, 1, null, "0ed9bb1b0d55af6c307ff282ecdc85bc1bd02e3792ac92d0af03bb4a90c6ddd4", [], null]');
INSERT INTO public.audit_states VALUES ('org_01m8kwv41bemztceahbp8jg765', 11, 1, 'bank_transactions', 'btx_01m8kwvdvze35r0h3h7t79c8wd', '["btx_01m8kwvdvze35r0h3h7t79c8wd", "org_01m8kwv41bemztceahbp8jg765", "bac_01m8kwv4g4eh0tj3y8ebzr2m2g", "2026-03-02", -50000, "CARD 4417 SCREWFIX", null, null, 1, "card 4417 screwfix", "confirmed", null, "NV", null, null, "match", "jnl_01m8kwvdxaevvt4phyk1adype2", 2, null, null, 0, 1795964123120, 1795964123007, 1795964123120, 2, null, "0ed9bb1b0d55af6c307ff282ecdc85bc1bd02e3792ac92d0af03bb4a90c6ddd4", [], null]');
INSERT INTO public.audit_states VALUES ('org_01m8kwv41bemztceahbp8jg765', 16, 1, 'invoices', 'inv_01m8kwve9veebszvfyr6tz3j1k', '["inv_01m8kwve9veebszvfyr6tz3j1k", "org_01m8kwv41bemztceahbp8jg765", "sales", "invoice", "issued", "E-1", "con_01m8kwve85enabvrj2tg5csygz", "2025-03-02", "2025-04-01", "exclusive", null, null, 5000, 1000, 6000, 0, 6000, "issued", "jnl_01m8kwve9veebszvfyraxac13c", null, null, "e-1", 1795964123451, 1795964123526, 2, "2026-03-25", 1, "2026-03-25", "2026-03-25", [["org_01m8kwv41bemztceahbp8jg765", 1, "Oak", "1", "50", null, "acc_01m8kwv41bemztceah82kk1v6r", "ST", null, 5000, 1000, 6000]], [["alc_01m8kwvec6evcs8h11yqvfjjqt", "org_01m8kwv41bemztceahbp8jg765", null, null, 6000, "2026-03-25", null, 1795964123526, null]], [], null, 6000, 0, 0]');
INSERT INTO public.audit_states VALUES ('org_01m8kwv41bemztceahbp8jg765', 16, 2, 'write_offs', 'alc_01m8kwvec6evcs8h11yqvfjjqt', '["alc_01m8kwvec6evcs8h11yqvfjjqt", "org_01m8kwv41bemztceahbp8jg765", "inv_01m8kwve9veebszvfyr6tz3j1k", "2026-03-25", 6000, "acc_01m8kwv41bemztceahb5yhpdtt", "In liquidation", "jnl_01m8kwvec6evcs8h11yvsydwa8", null, null, 1795964123526]');
INSERT INTO public.audit_states VALUES ('org_01m8kwv41bemztceahbp8jg765', 18, 1, 'invoices', 'inv_01m8kwveg3exx8wqkeknvrcv80', '["inv_01m8kwveg3exx8wqkeknvrcv80", "org_01m8kwv41bemztceahbp8jg765", "purchase", "invoice", "issued", "E-1", "con_01m8kwve85enabvrj2tg5csygz", "2025-03-02", "2025-04-01", "exclusive", null, null, 5000, 1000, 6000, 0, 0, "issued", "jnl_01m8kwveg3exx8wqkekt3h7hxb", null, null, "e-1", 1795964123651, 1795964123705, 2, "9999-99-99", 0, null, null, [["org_01m8kwv41bemztceahbp8jg765", 1, "Oak", "1", "50", null, "acc_01m8kwv41bemztceah8qatvtjv", "ST", null, 5000, 1000, 6000]], [], [], null, 0, 6000, 1000]');
INSERT INTO public.audit_states VALUES ('org_01m8kwv41bemztceahbp8jg765', 20, 1, 'organisations', 'org_01m8kwv41bemztceahbp8jg765', '["org_01m8kwv41bemztceahbp8jg765", "Acorn Ltd", "GBP", "GB", "03-31", 1, null, "standard", null, "line", "active", null, 1795964112939, 1795964122949, 2, 1, "2025-03-31", 1]');
INSERT INTO public.audit_states VALUES ('org_01m8kwv41bemztceahbp8jg765', 20, 2, 'vat_returns', 'vrt_01m8kwvem0ezwvxkw9q12f8hqp', '["vrt_01m8kwvem0ezwvxkw9q12f8hqp", "org_01m8kwv41bemztceahbp8jg765", "2025-01-01", "2025-03-31", "finalised", "[]", "standard", null, 5000, 1000, 5000, 1000, 1000, 0, 1000, 1000, 0, 5000, 5000, 0, 0, null, 1795964123852, 1795964123776, 1795964123852, 2, null, null]');
INSERT INTO public.audit_states VALUES ('org_01m8kwv41bemztceahbp8jg765', 22, 1, 'vat_payments', 'jnl_01m8kwvetnevpt3j5axmff8fr6', '["jnl_01m8kwvetnevpt3j5axmff8fr6", "org_01m8kwv41bemztceahbp8jg765", "vrt_01m8kwvem0ezwvxkw9q12f8hqp", 1795964124066]');
INSERT INTO public.audit_states VALUES ('org_01m8kwv41bemztceahbp8jg765', 26, 1, 'invoices', 'inv_01m8kwvf5yeex9xtergty9ppjt', '["inv_01m8kwvf5yeex9xtergty9ppjt", "org_01m8kwv41bemztceahbp8jg765", "sales", "invoice", "issued", "INV-0001", "con_01m8kwvf1de80achm5fhgb54th", "2026-04-02", "2026-05-02", "exclusive", null, null, 10000, 1900, 11900, 0, 0, "issued", "jnl_01m8kwvf5yeex9xtergxnzj7j6", null, null, "inv-0001", 1795964124350, 1795964124350, 1, "9999-99-99", 0, null, null, [["org_01m8kwv41bemztceahbp8jg765", 1, "Oak", "1", "100", null, "acc_01m8kwv41bemztceah82kk1v6r", "ST", null, 10000, 1900, 11900]], [], [], null, 0, 0, 0]');
INSERT INTO public.audit_states VALUES ('org_01m8kwv41bemztceahbp8jg765', 26, 2, 'number_sequences', 'invoice', '["org_01m8kwv41bemztceahbp8jg765", "invoice", 1]');
INSERT INTO public.audit_states VALUES ('org_01m8kwv41bemztceahbp8jg765', 24, 1, 'contacts', 'con_01m8kwvf1de80achm5fhgb54th', '["con_01m8kwvf1de80achm5fhgb54th", "org_01m8kwv41bemztceahbp8jg765", "customer", "Oak", null, null, null, null, null, 30, null, null, "active", "oak", 1795964124205, 1795964124205, 1]');
INSERT INTO public.audit_states VALUES ('org_01m8kwv41bemztceahbp8jg765', 27, 2, 'invoices', 'inv_01m8kwvf5yeex9xtergty9ppjt', '["inv_01m8kwvf5yeex9xtergty9ppjt", "org_01m8kwv41bemztceahbp8jg765", "sales", "invoice", "issued", "INV-0001", "con_01m8kwvf1de80achm5fhgb54th", "2026-04-02", "2026-05-02", "exclusive", null, null, 10000, 1900, 11900, 3000, 0, "issued", "jnl_01m8kwvf5yeex9xtergxnzj7j6", null, null, "inv-0001", 1795964124350, 1795964124480, 2, "9999-99-99", 1, "2026-04-02", "2026-04-02", [["org_01m8kwv41bemztceahbp8jg765", 1, "Oak", "1", "100", null, "acc_01m8kwv41bemztceah82kk1v6r", "ST", null, 10000, 1900, 11900]], [["alc_01m8kwvfa0e7sakc9262kpeb87", "org_01m8kwv41bemztceahbp8jg765", "set_01m8kwvf45etsthc1y3mygx9tk", null, 3000, "2026-04-02", null, 1795964124480, null]], [], null, 0, 0, 0]');
INSERT INTO public.audit_states VALUES ('org_01m8kwv41bemztceahbp8jg765', 27, 3, 'settlements', 'set_01m8kwvf45etsthc1y3mygx9tk', '["set_01m8kwvf45etsthc1y3mygx9tk", "org_01m8kwv41bemztceahbp8jg765", "receipt", "sales", "posted", "con_01m8kwvf1de80achm5fhgb54th", "bac_01m8kwv4g4eh0tj3y8ebzr2m2g", "2026-03-27", 6000, 3000, null, null, 0, "jnl_01m8kwvf45etsthc1y3rm9q35r", null, null, "", 1795964124293, 1795964124480, 2, "9999-99-99", 1, "2026-04-02", "2026-04-02", "ST", 958]');
INSERT INTO public.bank_accounts VALUES ('bac_01m8kwv4g4eh0tj3y8ebzr2m2g', 'org_01m8kwv41bemztceahbp8jg765', 'acc_01m8kwv41bemztceah65vy13am', 'Current', 'current', NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1795964113412, 1795964113412, 1, NULL);
INSERT INTO public.bank_accounts VALUES ('bac_01m8kwv4zpe4v83x9rcg3dnnsb', 'org_01m8kwv4kke0btzzstjvnmmsr8', 'acc_01m8kwv4zpe4v83x9rcmdx82xq', 'Savings', 'savings', NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1795964113910, 1795964113910, 1, NULL);
INSERT INTO public.bank_accounts VALUES ('bac_01m8kwv4waeetrbxyr8ssnc1ac', 'org_01m8kwv4kke0btzzstjvnmmsr8', 'acc_01m8kwv4kke0btzzstdbdexrzz', 'Current', 'current', NULL, NULL, NULL, 1000000, '2026-01-01', 'jnl_01m8kwv4waeetrbxyr91c1c3y7', 900715, 1795964113802, 1795964115748, 2, '2026-03-31');
INSERT INTO public.bank_transactions VALUES ('btx_01m8kwv6s4erav3994rj2x016w', 'org_01m8kwv4kke0btzzstjvnmmsr8', 'bac_01m8kwv4waeetrbxyr8ssnc1ac', '2026-01-22', -107880, 'FPO TECHBARN LTD TB-0117', NULL, NULL, '\x1272808c0b8e7153718481fdd8cad3bca1177a0d294a925b0d41e3b4b2ae4845', 1, 'fpo techbarn ltd tb-0117', 'confirmed', NULL, 'NV', NULL, 'con_01m8kwv5bhe0svkjj9wvcd8gsc', 'allocations', 'jnl_01m8kwv70vekrv08zny4dgh4dx', 2, NULL, 'NV', 0, 1795964115995, 1795964115748, 1795964115995, 2, NULL, NULL);
INSERT INTO public.bank_transactions VALUES ('btx_01m8kwv6s4erav3994rqwaejy7', 'org_01m8kwv4kke0btzzstjvnmmsr8', 'bac_01m8kwv4waeetrbxyr8ssnc1ac', '2026-01-30', 150000, 'FPI ABBEY SCHOOLS TRUST PART INV-0001', NULL, NULL, '\x328dd05df287413bbd6f750059372a7f48a2fe8810a1c938b25cc5b4201f7110', 1, 'fpi abbey schools trust part inv-0001', 'confirmed', NULL, 'NV', NULL, 'con_01m8kwv52peevrcwcwezjm4f2d', 'allocations', 'jnl_01m8kwv7c9e7cvg6z5257be480', 2, NULL, 'NV', 0, 1795964116361, 1795964115748, 1795964116361, 2, NULL, NULL);
INSERT INTO public.bank_transactions VALUES ('btx_01m8kwv6s4erav3994rx4pqjq6', 'org_01m8kwv4kke0btzzstjvnmmsr8', 'bac_01m8kwv4waeetrbxyr8ssnc1ac', '2026-02-10', -135000, 'FPO HARCOURT LETTINGS HL-33', NULL, NULL, '\xa554bd883699f03b2433581dae214b19ef4ca02926a5399a2312d8445d2ae6f3', 1, 'fpo harcourt lettings hl-33', 'confirmed', NULL, 'NV', NULL, 'con_01m8kwv5dneagtcx28xe1h5tk5', 'allocations', 'jnl_01m8kwv7pjev98evb1vgrgfc7x', 2, NULL, 'NV', 0, 1795964116690, 1795964115748, 1795964116690, 2, NULL, NULL);
INSERT INTO public.bank_transactions VALUES ('btx_01m8kwv6s4erav3994s0j72sye', 'org_01m8kwv4kke0btzzstjvnmmsr8', 'bac_01m8kwv4waeetrbxyr8ssnc1ac', '2026-02-16', 171000, 'FPI ABBEY SCHOOLS TRUST INV-0001 INV-0002', NULL, NULL, '\x3a4f56ddd806837edc73f6f4dc68c99dacbe0696ccc891aed5fa4883ff1e7336', 1, 'fpi abbey schools trust inv-0001 inv-0002', 'confirmed', NULL, 'NV', NULL, 'con_01m8kwv52peevrcwcwezjm4f2d', 'allocations', 'jnl_01m8kwv81desmsjkyx9xrdzbb0', 2, NULL, 'NV', 0, 1795964117037, 1795964115748, 1795964117037, 2, NULL, NULL);
INSERT INTO public.bank_transactions VALUES ('btx_01m8kwv6s4erav3994sa1y70hq', 'org_01m8kwv4kke0btzzstjvnmmsr8', 'bac_01m8kwv4waeetrbxyr8ssnc1ac', '2026-02-27', -40000, 'FPO PRINTWELL PX-881', NULL, NULL, '\xcbb4004e5f456dd9c35d050b3fe3c9e6b04bf0eab21532e492b097a7b21b73a1', 1, 'fpo printwell px-881', 'confirmed', NULL, 'NV', NULL, 'con_01m8kwv59vejz8r81avd2h3m3v', 'allocations', 'jnl_01m8kwv89messr9qhx5q1cddbd', 2, NULL, 'NV', 0, 1795964117300, 1795964115748, 1795964117300, 2, NULL, NULL);
INSERT INTO public.bank_transactions VALUES ('btx_01m8kwv6s4erav3994sqgsg1m3', 'org_01m8kwv4kke0btzzstjvnmmsr8', 'bac_01m8kwv4waeetrbxyr8ssnc1ac', '2026-03-16', 141840, 'FPI MARLOW AND PIKE LLP INV-0004 LESS CN-0001', NULL, NULL, '\x71e7888d7a34f0bcc91a019e775f105d0016a4f32f799edaf02f3d2a7290e64d', 1, 'fpi marlow and pike llp inv-0004 less cn-0001', 'confirmed', NULL, 'NV', NULL, 'con_01m8kwv581eeasr9p4eksb4dj8', 'allocations', 'jnl_01m8kwv8ghe0ftef4vg5n0y68v', 2, NULL, 'NV', 0, 1795964117521, 1795964115748, 1795964117521, 2, NULL, NULL);
INSERT INTO public.bank_transactions VALUES ('btx_01m8kwv6s4erav3994shcqdx3c', 'org_01m8kwv4kke0btzzstjvnmmsr8', 'bac_01m8kwv4waeetrbxyr8ssnc1ac', '2026-03-06', 28200, 'FPI KESTREL FITNESS CIC INV-0003', NULL, NULL, '\x8e0352e4b1b35f89518582419b2ff0638d7196ea458695b1839482ea1b564551', 1, 'fpi kestrel fitness cic inv-0003', 'confirmed', NULL, 'NV', NULL, 'con_01m8kwv562e79vma53x9d6xjcm', 'match', 'jnl_01m8kwv6n5edmbkjnxvkc36e7b', 2, NULL, 'NV', 0, 1795964117816, 1795964115748, 1795964117816, 2, NULL, NULL);
INSERT INTO public.bank_transactions VALUES ('btx_01m8kwv6s4erav3994swrxpg86', 'org_01m8kwv4kke0btzzstjvnmmsr8', 'bac_01m8kwv4waeetrbxyr8ssnc1ac', '2026-03-25', -200000, 'TFR TO SAVINGS', NULL, NULL, '\xb7b90b8ee2bd4f650d5f978b5912eb492294e4044b7d3c5c2e065ca73b855eae', 1, 'tfr to savings', 'confirmed', NULL, 'NV', NULL, NULL, 'transfer', 'jnl_01m8kwv90gemnabsstj9h48qmr', 1, NULL, 'NV', 0, 1795964118033, 1795964115748, 1795964118033, 2, NULL, NULL);
INSERT INTO public.bank_transactions VALUES ('btx_01m8kwv6s4erav3994t1y9ye21', 'org_01m8kwv4kke0btzzstjvnmmsr8', 'bac_01m8kwv4waeetrbxyr8ssnc1ac', '2026-03-31', -93655, 'FPO J WREN NET PAY MARCH', NULL, NULL, '\xb723781a8f8f5c03549e3d18755201bd640e2ac657779e194ac48817223ffdee', 1, 'fpo j wren net pay march', 'confirmed', 'acc_01m8kwv4kke0btzzste2z4ey6h', 'NV', NULL, NULL, 'account', 'jnl_01m8kwv98wey3swja0cx62vb1w', 1, 'acc_01m8kwv4kke0btzzste2z4ey6h', 'NV', 0, 1795964118300, 1795964115748, 1795964118300, 2, NULL, NULL);
INSERT INTO public.bank_transactions VALUES ('btx_01m8kwv6s4erav3994s70pn6we', 'org_01m8kwv4kke0btzzstjvnmmsr8', 'bac_01m8kwv4waeetrbxyr8ssnc1ac', '2026-02-18', -5840, 'CARD TRAINLINE.COM LONDON', NULL, NULL, '\x56cf7dbbb1cce80aae434516f639c2ae3ac2f04ae4e3ec16a64f481c4271ce17', 1, 'card trainline.com london', 'confirmed', 'acc_01m8kwv4kke0btzzsthb5y3mhj', 'ZR', NULL, NULL, 'account', 'jnl_01m8kwvacsebptmtgsb3zrh5q3', 1, 'acc_01m8kwv4kke0btzzsthb5y3mhj', 'ZR', 0, 1795964119449, 1795964115748, 1795964119449, 3, NULL, 'input');
INSERT INTO public.bank_transactions VALUES ('btx_01m8kwv6s4erav3994sfah2s0z', 'org_01m8kwv4kke0btzzstjvnmmsr8', 'bac_01m8kwv4waeetrbxyr8ssnc1ac', '2026-03-02', -3600, 'CARD SLATEWORK SOFTWARE SUBSCRIPTION', NULL, NULL, '\xc9f5fec85cb8d9a7ff4021b408ab259a9bb61a729b1b9895d3cbf4c028444205', 1, 'card slatework software subscription', 'confirmed', 'acc_01m8kwv4kke0btzzsth07fhcc8', 'ST', NULL, NULL, 'account', 'jnl_01m8kwvandeg4a45mgvvh29nxg', 1, 'acc_01m8kwv4kke0btzzsth07fhcc8', 'ST', -600, 1795964119725, 1795964115748, 1795964119725, 3, NULL, 'input');
INSERT INTO public.bank_transactions VALUES ('btx_01m8kwv6s4erav3994rsq3jmwy', 'org_01m8kwv4kke0btzzstjvnmmsr8', 'bac_01m8kwv4waeetrbxyr8ssnc1ac', '2026-02-02', -3600, 'CARD SLATEWORK SOFTWARE SUBSCRIPTION', NULL, NULL, '\x67141ee03747f94a367872676174183b43b71f3c3cdd657ed483571c76ec7c0e', 1, 'card slatework software subscription', 'confirmed', 'acc_01m8kwv4kke0btzzsth07fhcc8', 'ST', NULL, NULL, 'account', 'jnl_01m8kwvax4e94ba3a52y1eqne4', 1, 'acc_01m8kwv4kke0btzzsth07fhcc8', 'ST', -600, 1795964119972, 1795964115748, 1795964119972, 3, NULL, 'input');
INSERT INTO public.bank_transactions VALUES ('btx_01m8kwv6s4erav3994stqjtzce', 'org_01m8kwv4kke0btzzstjvnmmsr8', 'bac_01m8kwv4waeetrbxyr8ssnc1ac', '2026-03-20', -750, 'TOTAL CHARGES TO 19MAR2026', NULL, NULL, '\xf0ba29b088e504eae3e9a2fe7a0600dae5d622db4b4b80ccffa83595db79f5c3', 1, 'total charges to 19mar2026', 'confirmed', 'acc_01m8kwv4kke0btzzstj2bvz6w0', 'EX', NULL, NULL, 'account', 'jnl_01m8kwvb32ebxtsj3nfg16vmvy', 1, 'acc_01m8kwv4kke0btzzstj2bvz6w0', 'EX', 0, 1795964120162, 1795964115748, 1795964120162, 3, NULL, 'input');
INSERT INTO public.bank_transactions VALUES ('btx_01m8kwvdvze35r0h3h7t79c8wd', 'org_01m8kwv41bemztceahbp8jg765', 'bac_01m8kwv4g4eh0tj3y8ebzr2m2g', '2026-03-02', -50000, 'CARD 4417 SCREWFIX', NULL, NULL, '\x0ed9bb1b0d55af6c307ff282ecdc85bc1bd02e3792ac92d0af03bb4a90c6ddd4', 1, 'card 4417 screwfix', 'unconfirmed', NULL, 'NV', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1795964123007, 1795964123183, 3, NULL, NULL);
INSERT INTO public.blobs VALUES ('01a227cdb61375fdb4d82e153088edb8', 375, 1, 1795964122643, '\x28b52ffd607700cd0800040f7b2273756d6d617279223a7b227665726966696564223a747275652c2262616e6b5f726f7773223a332c22626f6f6d6174636865645f636f756e746d697373696e675f66726f6d5f626f6f6b73302c2272656d6f76657d2c22637265646974735f63686172676564636174696f6e223a7b2269735f65787065637465645f6e65745f64697363726570616e6379223a302e30302c2261637475616c656666656374726561736f6e223a2254686520756e20726f7773206578706c61696e207468652077686f6c6520646966666572656e6365206265747765656e2062616e6b20616e64202e227d223a5b5d223a5b5d7d0e007c4b48c0a28340404e932b4f820e7a4964b66533fef11344e10a3fa904d4b38712df61cc32');
INSERT INTO public.contacts VALUES ('con_01m8kwv52peevrcwcwezjm4f2d', 'org_01m8kwv4kke0btzzstjvnmmsr8', 'customer', 'Abbey Schools Trust', NULL, NULL, NULL, NULL, NULL, 30, NULL, NULL, 'active', 'abbey schools trust', 1795964114006, 1795964114006, 1);
INSERT INTO public.contacts VALUES ('con_01m8kwv562e79vma53x9d6xjcm', 'org_01m8kwv4kke0btzzstjvnmmsr8', 'customer', 'Kestrel Fitness CIC', NULL, NULL, NULL, NULL, NULL, 30, NULL, NULL, 'active', 'kestrel fitness cic', 1795964114114, 1795964114114, 1);
INSERT INTO public.contacts VALUES ('con_01m8kwv581eeasr9p4eksb4dj8', 'org_01m8kwv4kke0btzzstjvnmmsr8', 'customer', 'Marlow & Pike LLP', NULL, NULL, NULL, NULL, NULL, 30, NULL, NULL, 'active', 'marlow & pike llp', 1795964114177, 1795964114177, 1);
INSERT INTO public.contacts VALUES ('con_01m8kwv59vejz8r81avd2h3m3v', 'org_01m8kwv4kke0btzzstjvnmmsr8', 'supplier', 'Printwell', NULL, NULL, NULL, NULL, NULL, 30, NULL, NULL, 'active', 'printwell', 1795964114235, 1795964114235, 1);
INSERT INTO public.contacts VALUES ('con_01m8kwv5bhe0svkjj9wvcd8gsc', 'org_01m8kwv4kke0btzzstjvnmmsr8', 'supplier', 'Techbarn', NULL, NULL, NULL, NULL, NULL, 30, NULL, NULL, 'active', 'techbarn', 1795964114289, 1795964114289, 1);
INSERT INTO public.contacts VALUES ('con_01m8kwv5dneagtcx28xe1h5tk5', 'org_01m8kwv4kke0btzzstjvnmmsr8', 'supplier', 'Harcourt Lettings', NULL, NULL, NULL, NULL, NULL, 30, NULL, NULL, 'active', 'harcourt lettings', 1795964114357, 1795964114357, 1);
INSERT INTO public.contacts VALUES ('con_01m8kwv5freymaye512bfxvd00', 'org_01m8kwv4kke0btzzstjvnmmsr8', 'supplier', 'Fern & Rowe', NULL, NULL, NULL, NULL, NULL, 30, NULL, NULL, 'active', 'fern & rowe', 1795964114424, 1795964114424, 1);
INSERT INTO public.contacts VALUES ('con_01m8kwve85enabvrj2tg5csygz', 'org_01m8kwv41bemztceahbp8jg765', 'both', 'Elm', NULL, NULL, NULL, NULL, NULL, 30, NULL, NULL, 'active', 'elm', 1795964123397, 1795964123397, 1);
INSERT INTO public.contacts VALUES ('con_01m8kwvf1de80achm5fhgb54th', 'org_01m8kwv41bemztceahbp8jg765', 'customer', 'Oak', NULL, NULL, NULL, NULL, NULL, 30, NULL, NULL, 'active', 'oak', 1795964124205, 1795964124205, 1);
INSERT INTO public.credit_movements OVERRIDING SYSTEM VALUE VALUES (1, 'usr_01m8kwv3g4e2atsxqp2j52drpm', 'grant', 10, 0, NULL, NULL, 1795964122541);
INSERT INTO public.credit_movements OVERRIDING SYSTEM VALUE VALUES (2, 'usr_01m8kwv3g4e2atsxqp2j52drpm', 'charge', -3, 0, 'rec_01m8kwvdf8ezfs99eq8hdrxkma', NULL, 1795964122643);
INSERT INTO public.deposit_releases VALUES ('alc_01m8kwvfa0e7sakc9262kpeb87', 'org_01m8kwv41bemztceahbp8jg765', 'set_01m8kwvf45etsthc1y3mygx9tk', '2026-04-02', 2521, 479, 'jnl_01m8kwvfbgejd8rjrc3r1ppax7', NULL, NULL, 1795964124480);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8kwv3g4e2atsxqp2j52drpm', '', '01a227cd-926a-7420-b23b-7693bab00c6e', '\x5c7452414ad92b98b79b5910903bbef595cc552b9c56621595b1aac3956bb699', 201, '{"data":{"id":"org_01m8kwv4kke0btzzstjvnmmsr8","name":"Wren & Marsh Ltd","currency":"GBP","country":"GB","financial_year_end":"03-31","vat_registered":true,"vat_number":null,"vat_scheme":"standard","flat_rate_percent":null,"vat_methods":[{"effective_from":null,"vat_registered":true,"vat_number":null,"vat_scheme":"standard","flat_rate_percent":null}],"vat_rounding":"line","status":"active","role":"owner","lock_date":null,"created_at":"2026-11-29T14:55:13.523Z","updated_at":"2026-11-29T14:55:13.523Z","version":1}}', 1795964113523);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8kwv3g4e2atsxqp2j52drpm', 'org_01m8kwv4kke0btzzstjvnmmsr8', '01a227cd-92bc-76b9-9da9-01c3d642d02d', '\x68303aff429b1536c3cab67605b88ca62527250de58304444d13b882555ce52a', 201, '{"data":{"id":"acc_01m8kwv4p0exwbb8x97qq47rpk","code":"2250","name":"VAT","account_type":"LIABILITY","role":"vat_control","group":"current_liabilities","default_vat_code":null,"description":null,"currency":"GBP","status":"active","balance":0.00,"created_at":"2026-11-29T14:55:13.600Z","updated_at":"2026-11-29T14:55:13.600Z","version":1}}', 1795964113600);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8kwv3g4e2atsxqp2j52drpm', 'org_01m8kwv4kke0btzzstjvnmmsr8', '01a227cd-9309-756d-8b6f-4fc1c8929569', '\x6fbd914ab3cb9b13a267ba3dd7498430563ea2baff6a9e1ad2f075adde3e9af9', 201, '{"data":{"id":"acc_01m8kwv4rdejssx9zzhmz0kkcm","code":"4100","name":"Room hire","account_type":"INCOME","role":null,"group":"turnover","default_vat_code":"EX","description":null,"currency":"GBP","status":"active","balance":0.00,"created_at":"2026-11-29T14:55:13.677Z","updated_at":"2026-11-29T14:55:13.677Z","version":1}}', 1795964113677);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8kwv3g4e2atsxqp2j52drpm', 'org_01m8kwv4kke0btzzstjvnmmsr8', '01a227cd-9388-758e-8c8d-5c49346c5064', '\x4eff2f30e340da4b1502801f3968fcb83a389eb79367aefa07ad4796117e14fe', 201, '{"data":{"id":"bac_01m8kwv4waeetrbxyr8ssnc1ac","name":"Current","type":"current","account_id":"acc_01m8kwv4kke0btzzstdbdexrzz","currency":"GBP","account_number":null,"sort_code":null,"iban":null,"opening_balance":10000.00,"opening_date":"2026-01-01","opening_journal_id":"jnl_01m8kwv4waeetrbxyr91c1c3y7","ledger_balance":10000.00,"statement_balance":null,"statement_date":null,"unconfirmed_count":0,"created_at":"2026-11-29T14:55:13.802Z","updated_at":"2026-11-29T14:55:13.802Z","version":1}}', 1795964113802);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8kwv3g4e2atsxqp2j52drpm', 'org_01m8kwv4kke0btzzstjvnmmsr8', '01a227cd-93f4-7533-a02d-a1ea0eb9d573', '\x46cf77bb2f217c6c88fd967ab801dea750d3f1038f9f78a7f94f1286c7de11ad', 201, '{"data":{"id":"bac_01m8kwv4zpe4v83x9rcg3dnnsb","name":"Savings","type":"savings","account_id":"acc_01m8kwv4zpe4v83x9rcmdx82xq","currency":"GBP","account_number":null,"sort_code":null,"iban":null,"opening_balance":null,"opening_date":null,"opening_journal_id":null,"ledger_balance":0.00,"statement_balance":null,"statement_date":null,"unconfirmed_count":0,"created_at":"2026-11-29T14:55:13.910Z","updated_at":"2026-11-29T14:55:13.910Z","version":1}}', 1795964113910);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8kwv3g4e2atsxqp2j52drpm', 'org_01m8kwv4kke0btzzstjvnmmsr8', '01a227cd-944d-76f0-8a38-b1d672f022cf', '\xb5940b358d8e765c68ce6deea60a0943db461507f24f22fec587565df64ae36b', 201, '{"data":{"id":"con_01m8kwv52peevrcwcwezjm4f2d","kind":"customer","name":"Abbey Schools Trust","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-29T14:55:14.006Z","updated_at":"2026-11-29T14:55:14.006Z","version":1}}', 1795964114006);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8kwv3g4e2atsxqp2j52drpm', 'org_01m8kwv4kke0btzzstjvnmmsr8', '01a227cd-94b7-7659-862c-b125452e72bc', '\xf6522f521d26517f308acf15665627a5de4cc7ef550b9eb636b47d8e61087c00', 201, '{"data":{"id":"con_01m8kwv562e79vma53x9d6xjcm","kind":"customer","name":"Kestrel Fitness CIC","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-29T14:55:14.114Z","updated_at":"2026-11-29T14:55:14.114Z","version":1}}', 1795964114114);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8kwv3g4e2atsxqp2j52drpm', 'org_01m8kwv4kke0btzzstjvnmmsr8', '01a227cd-94fe-73a7-a914-0d244abe22e6', '\x7ba2985e2c6000a6da8835c900071d63de44b66394240ebc0bf38c30d5085066', 201, '{"data":{"id":"con_01m8kwv581eeasr9p4eksb4dj8","kind":"customer","name":"Marlow & Pike LLP","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-29T14:55:14.177Z","updated_at":"2026-11-29T14:55:14.177Z","version":1}}', 1795964114177);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8kwv3g4e2atsxqp2j52drpm', 'org_01m8kwv4kke0btzzstjvnmmsr8', '01a227cd-9539-7098-98db-9939979a5629', '\x38702afc7986c566a7a443b791810df19d055f957036de358f65d64e568a48e8', 201, '{"data":{"id":"con_01m8kwv59vejz8r81avd2h3m3v","kind":"supplier","name":"Printwell","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-29T14:55:14.235Z","updated_at":"2026-11-29T14:55:14.235Z","version":1}}', 1795964114235);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8kwv3g4e2atsxqp2j52drpm', 'org_01m8kwv4kke0btzzstjvnmmsr8', '01a227cd-956a-7059-81d2-f783e1f862a3', '\x4530a83f0dab561036f77158b24a09a4f8ec6ffd170f24b21731fbfc3260afff', 201, '{"data":{"id":"con_01m8kwv5bhe0svkjj9wvcd8gsc","kind":"supplier","name":"Techbarn","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-29T14:55:14.289Z","updated_at":"2026-11-29T14:55:14.289Z","version":1}}', 1795964114289);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8kwv3g4e2atsxqp2j52drpm', 'org_01m8kwv4kke0btzzstjvnmmsr8', '01a227cd-95ae-71f1-a39f-a0af8c5201a5', '\x473104737114f8aaa0d07b6caf356926d470c6dd21c08cd60cad75ea1a096243', 201, '{"data":{"id":"con_01m8kwv5dneagtcx28xe1h5tk5","kind":"supplier","name":"Harcourt Lettings","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-29T14:55:14.357Z","updated_at":"2026-11-29T14:55:14.357Z","version":1}}', 1795964114357);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8kwv3g4e2atsxqp2j52drpm', 'org_01m8kwv4kke0btzzstjvnmmsr8', '01a227cd-95ed-7455-9b5c-fab80741dfbc', '\x282b2047cc6d5fb43c0c59aab48258180b8d129c59212a325a0cba6e4a14a820', 201, '{"data":{"id":"con_01m8kwv5freymaye512bfxvd00","kind":"supplier","name":"Fern & Rowe","reference":null,"email":null,"vat_number":null,"company_number":null,"address":null,"payment_terms_days":30,"default_account_id":null,"default_vat_code":null,"status":"active","currency":"GBP","balance_receivable":0.00,"balance_payable":0.00,"created_at":"2026-11-29T14:55:14.424Z","updated_at":"2026-11-29T14:55:14.424Z","version":1}}', 1795964114424);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8kwv3g4e2atsxqp2j52drpm', 'org_01m8kwv4kke0btzzstjvnmmsr8', '01a227cd-a206-71a4-b3f3-dae512248dfb', '\x75c538a90d692cc69a2289b5f99f5bff7cd9c79a78b5b1422fbe3f3f8ff0a983', 200, '{"data":{"id":"btx_01m8kwv6s4erav3994sqgsg1m3","bank_account_id":"bac_01m8kwv4waeetrbxyr8ssnc1ac","date":"2026-03-16","amount":1418.40,"currency":"GBP","description":"FPI MARLOW AND PIKE LLP INV-0004 LESS CN-0001","reference":null,"external_id":null,"status":"confirmed","account_id":null,"vat_code":"NV","vat_amount":0.00,"vat_side":null,"net_amount":1418.40,"contact_id":"con_01m8kwv581eeasr9p4eksb4dj8","journal_id":"jnl_01m8kwv8ghe0ftef4vg5n0y68v","settlement_id":"set_01m8kwv8ghe0ftef4vg5n0y68v","confirmed_at":"2026-11-29T14:55:17.521Z","created_at":"2026-11-29T14:55:15.748Z","updated_at":"2026-11-29T14:55:17.521Z","version":2}}', 1795964117521);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8kwv3g4e2atsxqp2j52drpm', 'org_01m8kwv4kke0btzzstjvnmmsr8', 'tieout-invoices-0605e338da4ada0f6d910a34aa83261faf472e45bcd9fa65a8a7747f83a37914', '\x65db27129f175e69bf564594517e9f58fe20ac10fa1eaaf5f854f01d29b9f0e1', 201, '{"data":{"id":"inv_01m8kwv5nzeadrm4ss4t68bn9z","type":"sales","kind":"invoice","status":"issued","number":"INV-0001","contact_id":"con_01m8kwv52peevrcwcwezjm4f2d","contact_name":"Abbey Schools Trust","issue_date":"2026-01-15","tax_point":"2026-01-15","due_date":"2026-02-14","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":1950.00,"vat_total":390.00,"gross_total":2340.00,"amount_paid":0.00,"amount_credited":0.00,"amount_written_off":0.00,"vat_relieved":0.00,"amount_due":2340.00,"overdue":true,"journal_id":"jnl_01m8kwv5nzeadrm4ss4x8hcwhn","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T14:55:14.623Z","updated_at":"2026-11-29T14:55:14.623Z","version":1,"lines":[{"description":"Course design, 3 days","quantity":3,"unit_price":650.00,"discount_percent":null,"account_id":"acc_01m8kwv4kke0btzzstf6me2nr1","account_code":"4000","vat_code":"ST","net_amount":1950.00,"vat_amount":390.00,"gross_amount":2340.00,"vat_note":null}]}}', 1795964114623);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8kwv3g4e2atsxqp2j52drpm', 'org_01m8kwv4kke0btzzstjvnmmsr8', 'tieout-invoices-4064ef2cd12d422e0ca18bec726a04a8341655662e71cc05e5d410b9f2d4aa83', '\x14249c3c17a5488772482fd5438b1c0e8594a84b80a37e9dc220ae7088e5faa6', 201, '{"data":{"id":"inv_01m8kwv5t4ees9g9mwg5qp6zsv","type":"purchase","kind":"invoice","status":"issued","number":"TB-0117","contact_id":"con_01m8kwv5bhe0svkjj9wvcd8gsc","contact_name":"Techbarn","issue_date":"2026-01-21","tax_point":"2026-01-21","due_date":"2026-02-20","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":899.00,"vat_total":179.80,"gross_total":1078.80,"amount_paid":0.00,"amount_credited":0.00,"amount_written_off":0.00,"vat_relieved":0.00,"amount_due":1078.80,"overdue":true,"journal_id":"jnl_01m8kwv5t4ees9g9mwgbkded3m","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T14:55:14.756Z","updated_at":"2026-11-29T14:55:14.756Z","version":1,"lines":[{"description":"Laptop","quantity":1,"unit_price":899.00,"discount_percent":null,"account_id":"acc_01m8kwv4kke0btzzstca7kdxm7","account_code":"1000","vat_code":"ST","net_amount":899.00,"vat_amount":179.80,"gross_amount":1078.80,"vat_note":null}]}}', 1795964114756);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8kwv3g4e2atsxqp2j52drpm', 'org_01m8kwv4kke0btzzstjvnmmsr8', 'tieout-invoices-9e9eaa329c084587cbddf0af052b754454d5a9b8c0c6843a6b9ced8e33ebd580', '\xb7988a44bca475497b4c5af5c0d93bce5c13d38f377c1f6bc62e23dc8117f020', 201, '{"data":{"id":"inv_01m8kwv5xten5agxy4kfbykgce","type":"purchase","kind":"invoice","status":"issued","number":"HL-33","contact_id":"con_01m8kwv5dneagtcx28xe1h5tk5","contact_name":"Harcourt Lettings","issue_date":"2026-02-01","tax_point":"2026-02-01","due_date":"2026-03-03","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":1350.00,"vat_total":0.00,"gross_total":1350.00,"amount_paid":0.00,"amount_credited":0.00,"amount_written_off":0.00,"vat_relieved":0.00,"amount_due":1350.00,"overdue":true,"journal_id":"jnl_01m8kwv5xten5agxy4kgakp00r","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T14:55:14.874Z","updated_at":"2026-11-29T14:55:14.874Z","version":1,"lines":[{"description":"Rent, January to March","quantity":1,"unit_price":1350.00,"discount_percent":null,"account_id":"acc_01m8kwv4kke0btzzstgg60ykyw","account_code":"6100","vat_code":"EX","net_amount":1350.00,"vat_amount":0.00,"gross_amount":1350.00,"vat_note":null}]}}', 1795964114874);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8kwv3g4e2atsxqp2j52drpm', 'org_01m8kwv4kke0btzzstjvnmmsr8', 'tieout-invoices-0c604db0d2438f43748c00bdc29722c749a08b9b40fe98918efdfb36b8954dad', '\x0736946a4bbef105201265401f4af6f048b6ff6ff5a78d0342f1296325d875ca', 201, '{"data":{"id":"inv_01m8kwv5znerysgsmab5qm5zwt","type":"sales","kind":"invoice","status":"issued","number":"INV-0003","contact_id":"con_01m8kwv562e79vma53x9d6xjcm","contact_name":"Kestrel Fitness CIC","issue_date":"2026-02-09","tax_point":"2026-02-09","due_date":"2026-03-11","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":275.00,"vat_total":7.00,"gross_total":282.00,"amount_paid":0.00,"amount_credited":0.00,"amount_written_off":0.00,"vat_relieved":0.00,"amount_due":282.00,"overdue":true,"journal_id":"jnl_01m8kwv5znerysgsmab8ampcbk","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T14:55:14.933Z","updated_at":"2026-11-29T14:55:14.933Z","version":1,"lines":[{"description":"Seminar room, 5 evenings","quantity":5,"unit_price":48.00,"discount_percent":null,"account_id":"acc_01m8kwv4rdejssx9zzhmz0kkcm","account_code":"4100","vat_code":"EX","net_amount":240.00,"vat_amount":0.00,"gross_amount":240.00,"vat_note":null},{"description":"Projector","quantity":1,"unit_price":35.00,"discount_percent":null,"account_id":"acc_01m8kwv4kke0btzzstf6me2nr1","account_code":"4000","vat_code":"ST","net_amount":35.00,"vat_amount":7.00,"gross_amount":42.00,"vat_note":null}]}}', 1795964114933);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8kwv3g4e2atsxqp2j52drpm', 'org_01m8kwv4kke0btzzstjvnmmsr8', 'tieout-invoices-c2df5f160c91a7be62f82238f31fe8eaf0ed246efdfa6f46b6c5737107e295c6', '\xd257b3c222e8366e22e06a43c40e1b9c4d758efef59831917615efc83541b237', 201, '{"data":{"id":"inv_01m8kwv62ve3crya2vmyfdd4kb","type":"sales","kind":"invoice","status":"issued","number":"INV-0005","contact_id":"con_01m8kwv581eeasr9p4eksb4dj8","contact_name":"Marlow & Pike LLP","issue_date":"2026-03-03","tax_point":"2026-03-03","due_date":"2026-04-02","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":500.00,"vat_total":100.00,"gross_total":600.00,"amount_paid":0.00,"amount_credited":0.00,"amount_written_off":0.00,"vat_relieved":0.00,"amount_due":600.00,"overdue":true,"journal_id":"jnl_01m8kwv62ve3crya2vn1shzhk6","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T14:55:15.035Z","updated_at":"2026-11-29T14:55:15.035Z","version":1,"lines":[{"description":"Raised in error","quantity":1,"unit_price":500.00,"discount_percent":null,"account_id":"acc_01m8kwv4kke0btzzstf6me2nr1","account_code":"4000","vat_code":"ST","net_amount":500.00,"vat_amount":100.00,"gross_amount":600.00,"vat_note":null}]}}', 1795964115035);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8kwv3g4e2atsxqp2j52drpm', 'org_01m8kwv4kke0btzzstjvnmmsr8', 'tieout-invoices-154d98b70153a69a62c6c1a569bce8f4ba85f9da7eef331b3d2a3e51bc57727d', '\xbab2c59464b83ec70d73d7fe55d4360e435e2a7388ecf4ca04c51a4bf3edbdfe', 201, '{"data":{"id":"inv_01m8kwv655ej7tvm293b0wywsx","type":"purchase","kind":"invoice","status":"issued","number":"FR-1209","contact_id":"con_01m8kwv5freymaye512bfxvd00","contact_name":"Fern & Rowe","issue_date":"2026-03-24","tax_point":"2026-03-24","due_date":"2026-04-23","amounts_are":"inclusive","currency":"GBP","reference":null,"notes":null,"net_total":640.00,"vat_total":128.00,"gross_total":768.00,"amount_paid":0.00,"amount_credited":0.00,"amount_written_off":0.00,"vat_relieved":0.00,"amount_due":768.00,"overdue":true,"journal_id":"jnl_01m8kwv655ej7tvm293cye22kp","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T14:55:15.109Z","updated_at":"2026-11-29T14:55:15.109Z","version":1,"lines":[{"description":"Illustration, 2 days","quantity":2,"unit_price":384.00,"discount_percent":null,"account_id":"acc_01m8kwv4kke0btzzstfxer9ge2","account_code":"5010","vat_code":"ST","net_amount":640.00,"vat_amount":128.00,"gross_amount":768.00,"vat_note":null}]}}', 1795964115109);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8kwv3g4e2atsxqp2j52drpm', 'org_01m8kwv4kke0btzzstjvnmmsr8', 'tieout-invoices-7b9a1d0686a25f15c5ee5c1a94194f4599b60cae8833f32825a68ebd23d5bc97', '\x1b4787f6a78d00fe0d9e75e07e847586cdaec2d0386ab2516cfbe56d2901c19c', 201, '{"data":{"id":"inv_01m8kwv5qrew89rm4bdx1nv1yr","type":"purchase","kind":"invoice","status":"issued","number":"PX-881","contact_id":"con_01m8kwv59vejz8r81avd2h3m3v","contact_name":"Printwell","issue_date":"2026-01-20","tax_point":"2026-01-20","due_date":"2026-02-19","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":412.00,"vat_total":0.00,"gross_total":412.00,"amount_paid":0.00,"amount_credited":0.00,"amount_written_off":0.00,"vat_relieved":0.00,"amount_due":412.00,"overdue":true,"journal_id":"jnl_01m8kwv5qrew89rm4be2yvq6m1","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T14:55:14.680Z","updated_at":"2026-11-29T14:55:14.680Z","version":1,"lines":[{"description":"Printing of workbooks","quantity":1,"unit_price":412.00,"discount_percent":null,"account_id":"acc_01m8kwv4kke0btzzstfv3xneqe","account_code":"5000","vat_code":"ZR","net_amount":412.00,"vat_amount":0.00,"gross_amount":412.00,"vat_note":null}]}}', 1795964114680);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8kwv3g4e2atsxqp2j52drpm', 'org_01m8kwv4kke0btzzstjvnmmsr8', 'tieout-invoices-a6937c471b6c7c8d13b0f59a0e3e8994735e1f37c1804d8d112bc3245f5fd860', '\xfdd55590429611b810e0cfacf1ac87e39f8bbe4666ef427d99be8ce6eca7daa9', 201, '{"data":{"id":"inv_01m8kwv5w4e05rkzhaekkpnqme","type":"sales","kind":"invoice","status":"issued","number":"INV-0002","contact_id":"con_01m8kwv52peevrcwcwezjm4f2d","contact_name":"Abbey Schools Trust","issue_date":"2026-01-28","tax_point":"2026-01-28","due_date":"2026-02-27","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":870.00,"vat_total":0.00,"gross_total":870.00,"amount_paid":0.00,"amount_credited":0.00,"amount_written_off":0.00,"vat_relieved":0.00,"amount_due":870.00,"overdue":true,"journal_id":"jnl_01m8kwv5w4e05rkzhaenwxq8bn","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T14:55:14.820Z","updated_at":"2026-11-29T14:55:14.820Z","version":1,"lines":[{"description":"Workbooks","quantity":120,"unit_price":7.25,"discount_percent":null,"account_id":"acc_01m8kwv4kke0btzzstf875m5yd","account_code":"4010","vat_code":"ZR","net_amount":870.00,"vat_amount":0.00,"gross_amount":870.00,"vat_note":null}]}}', 1795964114820);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8kwv3g4e2atsxqp2j52drpm', 'org_01m8kwv4kke0btzzstjvnmmsr8', 'tieout-invoices-d629c1e0e2e7f5a35acbcc943f309941e6f8546105eb665de730c40545a39691', '\x294f8b45bddb6743d9621f9c95577aa28cadc30800c89fc463b573f6dad03d13', 201, '{"data":{"id":"inv_01m8kwv611e8p96hrgh4vp2py0","type":"sales","kind":"invoice","status":"issued","number":"INV-0004","contact_id":"con_01m8kwv581eeasr9p4eksb4dj8","contact_name":"Marlow & Pike LLP","issue_date":"2026-02-20","tax_point":"2026-02-20","due_date":"2026-03-22","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":1332.00,"vat_total":266.40,"gross_total":1598.40,"amount_paid":0.00,"amount_credited":0.00,"amount_written_off":0.00,"vat_relieved":0.00,"amount_due":1598.40,"overdue":true,"journal_id":"jnl_01m8kwv611e8p96hrghbtgwb3w","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T14:55:14.977Z","updated_at":"2026-11-29T14:55:14.977Z","version":1,"lines":[{"description":"Course for new starters","quantity":1,"unit_price":1480.00,"discount_percent":10,"account_id":"acc_01m8kwv4kke0btzzstf6me2nr1","account_code":"4000","vat_code":"ST","net_amount":1332.00,"vat_amount":266.40,"gross_amount":1598.40,"vat_note":null}]}}', 1795964114977);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8kwv3g4e2atsxqp2j52drpm', 'org_01m8kwv4kke0btzzstjvnmmsr8', 'tieout-invoices-43d522104d70c3dd9a86940eff3b3223cd07e79fc6534d6789edd5a4327bbe54', '\x4f66f40de6159ba640dd1942b1acd3906de51154bbd203ab6fba8464328da48d', 201, '{"data":{"id":"inv_01m8kwv63vem08k152g1bpvc31","type":"sales","kind":"credit_note","status":"issued","number":"CN-0001","contact_id":"con_01m8kwv581eeasr9p4eksb4dj8","contact_name":"Marlow & Pike LLP","issue_date":"2026-03-12","tax_point":"2026-03-12","due_date":"2026-03-12","amounts_are":"exclusive","currency":"GBP","reference":"INV-0004","notes":null,"net_total":150.00,"vat_total":30.00,"gross_total":180.00,"amount_paid":0.00,"amount_credited":0.00,"amount_written_off":0.00,"vat_relieved":0.00,"amount_due":180.00,"overdue":false,"journal_id":"jnl_01m8kwv63vem08k152g43ajekg","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T14:55:15.067Z","updated_at":"2026-11-29T14:55:15.067Z","version":1,"lines":[{"description":"A day that was not held","quantity":1,"unit_price":150.00,"discount_percent":null,"account_id":"acc_01m8kwv4kke0btzzstf6me2nr1","account_code":"4000","vat_code":"ST","net_amount":150.00,"vat_amount":30.00,"gross_amount":180.00,"vat_note":null}]}}', 1795964115067);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8kwv3g4e2atsxqp2j52drpm', 'org_01m8kwv4kke0btzzstjvnmmsr8', 'tieout-invoices-47a7953e02e92d563f2ba6d413f0076fb7c7890beceadda6f6da2fbe33d5cdbd', '\xcf501c7cf5ab18297060053c4ed12998b990043a025b9020483b9614050bbf25', 201, '{"data":{"id":"inv_01m8kwv66wews9dv676nvp34aw","type":"sales","kind":"invoice","status":"issued","number":"INV-0006","contact_id":"con_01m8kwv52peevrcwcwezjm4f2d","contact_name":"Abbey Schools Trust","issue_date":"2026-03-27","tax_point":"2026-03-27","due_date":"2026-04-26","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":499.00,"vat_total":65.00,"gross_total":564.00,"amount_paid":0.00,"amount_credited":0.00,"amount_written_off":0.00,"vat_relieved":0.00,"amount_due":564.00,"overdue":true,"journal_id":"jnl_01m8kwv66wews9dv676v1kpkbm","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T14:55:15.164Z","updated_at":"2026-11-29T14:55:15.164Z","version":1,"lines":[{"description":"Workbooks","quantity":24,"unit_price":7.25,"discount_percent":null,"account_id":"acc_01m8kwv4kke0btzzstf875m5yd","account_code":"4010","vat_code":"ZR","net_amount":174.00,"vat_amount":0.00,"gross_amount":174.00,"vat_note":null},{"description":"Half a day of course design","quantity":0.5,"unit_price":650.00,"discount_percent":null,"account_id":"acc_01m8kwv4kke0btzzstf6me2nr1","account_code":"4000","vat_code":"ST","net_amount":325.00,"vat_amount":65.00,"gross_amount":390.00,"vat_note":null}]}}', 1795964115164);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8kwv3g4e2atsxqp2j52drpm', 'org_01m8kwv4kke0btzzstjvnmmsr8', '01a227cd-9c12-7532-84ed-a8edff50bed8', '\x30fc9d575e6bb5241552297dbfe5382ee0881c2f16dee3202e7937094dc16331', 200, '{"data":{"id":"btx_01m8kwv6s4erav3994rj2x016w","bank_account_id":"bac_01m8kwv4waeetrbxyr8ssnc1ac","date":"2026-01-22","amount":-1078.80,"currency":"GBP","description":"FPO TECHBARN LTD TB-0117","reference":null,"external_id":null,"status":"confirmed","account_id":null,"vat_code":"NV","vat_amount":0.00,"vat_side":null,"net_amount":-1078.80,"contact_id":"con_01m8kwv5bhe0svkjj9wvcd8gsc","journal_id":"jnl_01m8kwv70vekrv08zny4dgh4dx","settlement_id":"set_01m8kwv70vekrv08zny4dgh4dx","confirmed_at":"2026-11-29T14:55:15.995Z","created_at":"2026-11-29T14:55:15.748Z","updated_at":"2026-11-29T14:55:15.995Z","version":2}}', 1795964115995);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8kwv3g4e2atsxqp2j52drpm', 'org_01m8kwv4kke0btzzstjvnmmsr8', '01a227cd-a129-7169-8a2e-f8c657e3349c', '\xf5d73df5a7aad3ab34b606f7917a119532e93b4f54dba49bb26119fd5638fdcd', 200, '{"data":{"id":"btx_01m8kwv6s4erav3994sa1y70hq","bank_account_id":"bac_01m8kwv4waeetrbxyr8ssnc1ac","date":"2026-02-27","amount":-400.00,"currency":"GBP","description":"FPO PRINTWELL PX-881","reference":null,"external_id":null,"status":"confirmed","account_id":null,"vat_code":"NV","vat_amount":0.00,"vat_side":null,"net_amount":-400.00,"contact_id":"con_01m8kwv59vejz8r81avd2h3m3v","journal_id":"jnl_01m8kwv89messr9qhx5q1cddbd","settlement_id":"set_01m8kwv89messr9qhx5q1cddbd","confirmed_at":"2026-11-29T14:55:17.300Z","created_at":"2026-11-29T14:55:15.748Z","updated_at":"2026-11-29T14:55:17.300Z","version":2}}', 1795964117300);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8kwv3g4e2atsxqp2j52drpm', 'org_01m8kwv4kke0btzzstjvnmmsr8', '01a227cd-9948-7507-ad8d-5b83e5ea6ca5', '\x3b69e812d286f74a5ae27ddda92f3e688434a814a381149675e42e84ec0d4fcc', 200, '{"data":{"id":"inv_01m8kwv62ve3crya2vmyfdd4kb","type":"sales","kind":"invoice","status":"void","number":"INV-0005","contact_id":"con_01m8kwv581eeasr9p4eksb4dj8","contact_name":"Marlow & Pike LLP","issue_date":"2026-03-03","tax_point":"2026-03-03","due_date":"2026-04-02","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":500.00,"vat_total":100.00,"gross_total":600.00,"amount_paid":0.00,"amount_credited":0.00,"amount_written_off":0.00,"vat_relieved":0.00,"amount_due":0.00,"overdue":false,"journal_id":"jnl_01m8kwv62ve3crya2vn1shzhk6","void_date":"2026-03-03","void_journal_id":"jnl_01m8kwv6avejwvgdy1n5rn4rqf","created_at":"2026-11-29T14:55:15.035Z","updated_at":"2026-11-29T14:55:15.291Z","version":2,"lines":[{"description":"Raised in error","quantity":1,"unit_price":500.00,"discount_percent":null,"account_id":"acc_01m8kwv4kke0btzzstf6me2nr1","account_code":"4000","vat_code":"ST","net_amount":500.00,"vat_amount":100.00,"gross_amount":600.00,"vat_note":null}]}}', 1795964115291);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8kwv3g4e2atsxqp2j52drpm', 'org_01m8kwv4kke0btzzstjvnmmsr8', '01a227cd-99e9-7088-8502-2556adcf22f3', '\x542eafaee598bc211b87fe8cd48933aa67aa3f87e5e8ef5a230109cf8841f880', 201, '{"data":{"id":"inv_01m8kwv63vem08k152g1bpvc31","type":"sales","kind":"credit_note","status":"paid","number":"CN-0001","contact_id":"con_01m8kwv581eeasr9p4eksb4dj8","contact_name":"Marlow & Pike LLP","issue_date":"2026-03-12","tax_point":"2026-03-12","due_date":"2026-03-12","amounts_are":"exclusive","currency":"GBP","reference":"INV-0004","notes":null,"net_total":150.00,"vat_total":30.00,"gross_total":180.00,"amount_paid":0.00,"amount_credited":180.00,"amount_written_off":0.00,"vat_relieved":0.00,"amount_due":0.00,"overdue":false,"journal_id":"jnl_01m8kwv63vem08k152g43ajekg","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T14:55:15.067Z","updated_at":"2026-11-29T14:55:15.443Z","version":2,"lines":[{"description":"A day that was not held","quantity":1,"unit_price":150.00,"discount_percent":null,"account_id":"acc_01m8kwv4kke0btzzstf6me2nr1","account_code":"4000","vat_code":"ST","net_amount":150.00,"vat_amount":30.00,"gross_amount":180.00,"vat_note":null}]}}', 1795964115443);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8kwv3g4e2atsxqp2j52drpm', 'org_01m8kwv4kke0btzzstjvnmmsr8', 'tieout-journals-59d79a2bfd38889b28ee0fcf5c21dca5369d03e36cd98b789bd6ce1540e97d97', '\xec70ce4a984beba505275deaa6cb611bd60f849d432345ea273f099e7ea17af9', 200, '{"data":{"mode":"all_or_nothing","posted":3,"refused":0,"items":[{"index":0,"status":"posted","id":"jnl_01m8kwv6jjexrss35tb7g0yy1j","sequence":14,"error":null},{"index":1,"status":"posted","id":"jnl_01m8kwv6jjexrss35tberfcfsb","sequence":15,"error":null},{"index":2,"status":"posted","id":"jnl_01m8kwv6jjexrss35tbn6d59vj","sequence":16,"error":null}]}}', 1795964115538);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8kwv3g4e2atsxqp2j52drpm', 'org_01m8kwv4kke0btzzstjvnmmsr8', '01a227cd-9aa3-7430-8818-2ab2ffad47a5', '\xd5dd76eb64b5b8645964cf8bf32ef6ffaaee33e02f3a2b1931ed25e9231db5d0', 201, '{"data":{"id":"set_01m8kwv6n5edmbkjnxvcw8ea89","type":"receipt","status":"posted","refund":false,"contact_id":"con_01m8kwv562e79vma53x9d6xjcm","contact_name":"Kestrel Fitness CIC","bank_account_id":"bac_01m8kwv4waeetrbxyr8ssnc1ac","date":"2026-03-06","amount":282.00,"currency":"GBP","reference":null,"allocated_amount":282.00,"unallocated_amount":0.00,"allocations":[{"id":"alc_01m8kwv6n5edmbkjnxvpmj458y","invoice_id":"inv_01m8kwv5znerysgsmab5qm5zwt","invoice_number":"INV-0003","settlement_id":"set_01m8kwv6n5edmbkjnxvcw8ea89","credit_note_id":null,"amount":282.00,"date":"2026-03-06","created_at":"2026-11-29T14:55:15.621Z"}],"deposit":null,"bank_transaction_id":null,"journal_id":"jnl_01m8kwv6n5edmbkjnxvkc36e7b","void_date":null,"void_journal_id":null,"created_at":"2026-11-29T14:55:15.621Z","updated_at":"2026-11-29T14:55:15.621Z","version":1}}', 1795964115621);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8kwv3g4e2atsxqp2j52drpm', 'org_01m8kwv4kke0btzzstjvnmmsr8', '01a227cd-9b20-7205-ad33-5ce66b4b3533', '\xd2a05ae327b2b31244a88377033db9fec31989bd629c179ce8f3d349cf76764a', 200, '{"data":{"created":13,"duplicates":0,"dry_run":false,"rows":[{"index":0,"status":"created","id":"btx_01m8kwv6s4erav3994rj2x016w"},{"index":1,"status":"created","id":"btx_01m8kwv6s4erav3994rqwaejy7"},{"index":2,"status":"created","id":"btx_01m8kwv6s4erav3994rsq3jmwy"},{"index":3,"status":"created","id":"btx_01m8kwv6s4erav3994rx4pqjq6"},{"index":4,"status":"created","id":"btx_01m8kwv6s4erav3994s0j72sye"},{"index":5,"status":"created","id":"btx_01m8kwv6s4erav3994s70pn6we"},{"index":6,"status":"created","id":"btx_01m8kwv6s4erav3994sa1y70hq"},{"index":7,"status":"created","id":"btx_01m8kwv6s4erav3994sfah2s0z"},{"index":8,"status":"created","id":"btx_01m8kwv6s4erav3994shcqdx3c"},{"index":9,"status":"created","id":"btx_01m8kwv6s4erav3994sqgsg1m3"},{"index":10,"status":"created","id":"btx_01m8kwv6s4erav3994stqjtzce"},{"index":11,"status":"created","id":"btx_01m8kwv6s4erav3994swrxpg86"},{"index":12,"status":"created","id":"btx_01m8kwv6s4erav3994t1y9ye21"}]}}', 1795964115748);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8kwv3g4e2atsxqp2j52drpm', 'org_01m8kwv4kke0btzzstjvnmmsr8', '01a227cd-9d78-77e9-8a99-9dbf7149ff4d', '\x34d12c718fe5164dad37171bf30ab1dd844a33d67d7e7681df4c37e550aa669e', 200, '{"data":{"id":"btx_01m8kwv6s4erav3994rqwaejy7","bank_account_id":"bac_01m8kwv4waeetrbxyr8ssnc1ac","date":"2026-01-30","amount":1500.00,"currency":"GBP","description":"FPI ABBEY SCHOOLS TRUST PART INV-0001","reference":null,"external_id":null,"status":"confirmed","account_id":null,"vat_code":"NV","vat_amount":0.00,"vat_side":null,"net_amount":1500.00,"contact_id":"con_01m8kwv52peevrcwcwezjm4f2d","journal_id":"jnl_01m8kwv7c9e7cvg6z5257be480","settlement_id":"set_01m8kwv7c9e7cvg6z5257be480","confirmed_at":"2026-11-29T14:55:16.361Z","created_at":"2026-11-29T14:55:15.748Z","updated_at":"2026-11-29T14:55:16.361Z","version":2}}', 1795964116361);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8kwv3g4e2atsxqp2j52drpm', 'org_01m8kwv4kke0btzzstjvnmmsr8', '01a227cd-9eca-77ea-a422-acdd5c2b378e', '\x26dd383bbb03455ac7b36daf65c017d1ca8bfc1789328e9529084ec7fefa95c9', 200, '{"data":{"id":"btx_01m8kwv6s4erav3994rx4pqjq6","bank_account_id":"bac_01m8kwv4waeetrbxyr8ssnc1ac","date":"2026-02-10","amount":-1350.00,"currency":"GBP","description":"FPO HARCOURT LETTINGS HL-33","reference":null,"external_id":null,"status":"confirmed","account_id":null,"vat_code":"NV","vat_amount":0.00,"vat_side":null,"net_amount":-1350.00,"contact_id":"con_01m8kwv5dneagtcx28xe1h5tk5","journal_id":"jnl_01m8kwv7pjev98evb1vgrgfc7x","settlement_id":"set_01m8kwv7pjev98evb1vgrgfc7x","confirmed_at":"2026-11-29T14:55:16.690Z","created_at":"2026-11-29T14:55:15.748Z","updated_at":"2026-11-29T14:55:16.690Z","version":2}}', 1795964116690);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8kwv3g4e2atsxqp2j52drpm', 'org_01m8kwv4kke0btzzstjvnmmsr8', '01a227cd-a021-7678-a049-1f1c3475270a', '\x22f11cc8bae2f120f1c9257f9a68252f58985c517d5bdafc75e75a1a4aeb2f55', 200, '{"data":{"id":"btx_01m8kwv6s4erav3994s0j72sye","bank_account_id":"bac_01m8kwv4waeetrbxyr8ssnc1ac","date":"2026-02-16","amount":1710.00,"currency":"GBP","description":"FPI ABBEY SCHOOLS TRUST INV-0001 INV-0002","reference":null,"external_id":null,"status":"confirmed","account_id":null,"vat_code":"NV","vat_amount":0.00,"vat_side":null,"net_amount":1710.00,"contact_id":"con_01m8kwv52peevrcwcwezjm4f2d","journal_id":"jnl_01m8kwv81desmsjkyx9xrdzbb0","settlement_id":"set_01m8kwv81desmsjkyx9xrdzbb0","confirmed_at":"2026-11-29T14:55:17.037Z","created_at":"2026-11-29T14:55:15.748Z","updated_at":"2026-11-29T14:55:17.037Z","version":2}}', 1795964117037);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8kwv3g4e2atsxqp2j52drpm', 'org_01m8kwv4kke0btzzstjvnmmsr8', '01a227cd-a332-76e5-831a-23135223189c', '\x0382ff732e5bf5d77ed1b81995bde509abfc801ea93218f905ffbfef5e1006d7', 200, '{"data":{"id":"btx_01m8kwv6s4erav3994shcqdx3c","bank_account_id":"bac_01m8kwv4waeetrbxyr8ssnc1ac","date":"2026-03-06","amount":282.00,"currency":"GBP","description":"FPI KESTREL FITNESS CIC INV-0003","reference":null,"external_id":null,"status":"confirmed","account_id":null,"vat_code":"NV","vat_amount":0.00,"vat_side":null,"net_amount":282.00,"contact_id":"con_01m8kwv562e79vma53x9d6xjcm","journal_id":"jnl_01m8kwv6n5edmbkjnxvkc36e7b","settlement_id":"set_01m8kwv6n5edmbkjnxvcw8ea89","confirmed_at":"2026-11-29T14:55:17.816Z","created_at":"2026-11-29T14:55:15.748Z","updated_at":"2026-11-29T14:55:17.816Z","version":2}}', 1795964117816);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8kwv3g4e2atsxqp2j52drpm', 'org_01m8kwv4kke0btzzstjvnmmsr8', '01a227cd-a3f3-70cf-9248-defec0b730f4', '\x7c1259f3c109a3f8c366dd0b976190579bd3038b8a39745df444ef1d1f1cd4c9', 200, '{"data":{"id":"btx_01m8kwv6s4erav3994swrxpg86","bank_account_id":"bac_01m8kwv4waeetrbxyr8ssnc1ac","date":"2026-03-25","amount":-2000.00,"currency":"GBP","description":"TFR TO SAVINGS","reference":null,"external_id":null,"status":"confirmed","account_id":null,"vat_code":"NV","vat_amount":0.00,"vat_side":null,"net_amount":-2000.00,"contact_id":null,"journal_id":"jnl_01m8kwv90gemnabsstj9h48qmr","settlement_id":null,"confirmed_at":"2026-11-29T14:55:18.033Z","created_at":"2026-11-29T14:55:15.748Z","updated_at":"2026-11-29T14:55:18.033Z","version":2}}', 1795964118033);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8kwv3g4e2atsxqp2j52drpm', 'org_01m8kwv4kke0btzzstjvnmmsr8', '01a227cd-a984-76c5-b977-ce4e5beaf618', '\x57399bbe531154c4ccb1b193502e6ffe0fbff7df1fc29701f9fe4233e9c3ddf8', 200, '{"data":{"id":"btx_01m8kwv6s4erav3994s70pn6we","bank_account_id":"bac_01m8kwv4waeetrbxyr8ssnc1ac","date":"2026-02-18","amount":-58.40,"currency":"GBP","description":"CARD TRAINLINE.COM LONDON","reference":null,"external_id":null,"status":"confirmed","account_id":"acc_01m8kwv4kke0btzzsthb5y3mhj","vat_code":"ZR","vat_amount":0.00,"vat_side":"input","net_amount":-58.40,"contact_id":null,"journal_id":"jnl_01m8kwvacsebptmtgsb3zrh5q3","settlement_id":null,"confirmed_at":"2026-11-29T14:55:19.449Z","created_at":"2026-11-29T14:55:15.748Z","updated_at":"2026-11-29T14:55:19.449Z","version":3}}', 1795964119449);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8kwv3g4e2atsxqp2j52drpm', 'org_01m8kwv4kke0btzzstjvnmmsr8', '01a227cd-aaa2-721d-9b34-df6ddad46199', '\x043e8d2d7a84cea53d8a639f1bfcc479140c680710dfb36a8b7c84796f1109ef', 200, '{"data":{"id":"btx_01m8kwv6s4erav3994sfah2s0z","bank_account_id":"bac_01m8kwv4waeetrbxyr8ssnc1ac","date":"2026-03-02","amount":-36.00,"currency":"GBP","description":"CARD SLATEWORK SOFTWARE SUBSCRIPTION","reference":null,"external_id":null,"status":"confirmed","account_id":"acc_01m8kwv4kke0btzzsth07fhcc8","vat_code":"ST","vat_amount":6.00,"vat_side":"input","net_amount":-30.00,"contact_id":null,"journal_id":"jnl_01m8kwvandeg4a45mgvvh29nxg","settlement_id":null,"confirmed_at":"2026-11-29T14:55:19.725Z","created_at":"2026-11-29T14:55:15.748Z","updated_at":"2026-11-29T14:55:19.725Z","version":3}}', 1795964119725);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8kwv3g4e2atsxqp2j52drpm', 'org_01m8kwv4kke0btzzstjvnmmsr8', '01a227cd-a513-76fb-9f27-a03fb2d658dd', '\x9ff1e87b611744097efc9d924621eb273a51ffd9501e6526d38e9a9492c10188', 200, '{"data":{"id":"btx_01m8kwv6s4erav3994t1y9ye21","bank_account_id":"bac_01m8kwv4waeetrbxyr8ssnc1ac","date":"2026-03-31","amount":-936.55,"currency":"GBP","description":"FPO J WREN NET PAY MARCH","reference":null,"external_id":null,"status":"confirmed","account_id":"acc_01m8kwv4kke0btzzste2z4ey6h","vat_code":"NV","vat_amount":0.00,"vat_side":null,"net_amount":-936.55,"contact_id":null,"journal_id":"jnl_01m8kwv98wey3swja0cx62vb1w","settlement_id":null,"confirmed_at":"2026-11-29T14:55:18.300Z","created_at":"2026-11-29T14:55:15.748Z","updated_at":"2026-11-29T14:55:18.300Z","version":2}}', 1795964118300);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8kwv3g4e2atsxqp2j52drpm', 'org_01m8kwv4kke0btzzstjvnmmsr8', '01a227cd-ab90-721b-a5bd-d87306e91c31', '\x502dd5e79a45066ac8ce4898a151dbf8bce880b6973f957e463d9b679c9ab22a', 200, '{"data":{"id":"btx_01m8kwv6s4erav3994rsq3jmwy","bank_account_id":"bac_01m8kwv4waeetrbxyr8ssnc1ac","date":"2026-02-02","amount":-36.00,"currency":"GBP","description":"CARD SLATEWORK SOFTWARE SUBSCRIPTION","reference":null,"external_id":null,"status":"confirmed","account_id":"acc_01m8kwv4kke0btzzsth07fhcc8","vat_code":"ST","vat_amount":6.00,"vat_side":"input","net_amount":-30.00,"contact_id":null,"journal_id":"jnl_01m8kwvax4e94ba3a52y1eqne4","settlement_id":null,"confirmed_at":"2026-11-29T14:55:19.972Z","created_at":"2026-11-29T14:55:15.748Z","updated_at":"2026-11-29T14:55:19.972Z","version":3}}', 1795964119972);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8kwv3g4e2atsxqp2j52drpm', 'org_01m8kwv4kke0btzzstjvnmmsr8', '01a227cd-a5a2-702a-bb55-8203689ab617', '\x12e2ecbaff296f1cb5cdf80b9b6a01d16d69427ea4e04c4dafd72ddf0937b8c1', 200, '{"data":{"suggested":4,"applied":4,"next":null,"suggestions":[{"id":"btx_01m8kwv6s4erav3994rsq3jmwy","bank_account_id":"bac_01m8kwv4waeetrbxyr8ssnc1ac","date":"2026-02-02","amount":-36.00,"currency":"GBP","description":"CARD SLATEWORK SOFTWARE SUBSCRIPTION","kind":"account","allocations":[],"settlement_id":null,"transfer_to_bank_account_id":null,"transfer_to_bank_account_name":null,"other_half_id":null,"account_id":"acc_01m8kwv4kke0btzzsth07fhcc8","account_code":"6210","account_name":"Software and subscriptions","vat_code":"ST","vat_amount":6.00,"confidence":0.989,"suggested_by":"text","reason":"the text names the account, standard-rated (VAT Notice 700)","applied":true,"error":null},{"id":"btx_01m8kwv6s4erav3994s70pn6we","bank_account_id":"bac_01m8kwv4waeetrbxyr8ssnc1ac","date":"2026-02-18","amount":-58.40,"currency":"GBP","description":"CARD TRAINLINE.COM LONDON","kind":"account","allocations":[],"settlement_id":null,"transfer_to_bank_account_id":null,"transfer_to_bank_account_name":null,"other_half_id":null,"account_id":"acc_01m8kwv4kke0btzzsthb5y3mhj","account_code":"6300","account_name":"Travel and subsistence","vat_code":"ZR","vat_amount":0.00,"confidence":0.872,"suggested_by":"text","reason":"supplier Trainline: rail travel, zero-rated (VAT Notice 744A)","applied":true,"error":null},{"id":"btx_01m8kwv6s4erav3994sfah2s0z","bank_account_id":"bac_01m8kwv4waeetrbxyr8ssnc1ac","date":"2026-03-02","amount":-36.00,"currency":"GBP","description":"CARD SLATEWORK SOFTWARE SUBSCRIPTION","kind":"account","allocations":[],"settlement_id":null,"transfer_to_bank_account_id":null,"transfer_to_bank_account_name":null,"other_half_id":null,"account_id":"acc_01m8kwv4kke0btzzsth07fhcc8","account_code":"6210","account_name":"Software and subscriptions","vat_code":"ST","vat_amount":6.00,"confidence":0.989,"suggested_by":"text","reason":"the text names the account, standard-rated (VAT Notice 700)","applied":true,"error":null},{"id":"btx_01m8kwv6s4erav3994stqjtzce","bank_account_id":"bac_01m8kwv4waeetrbxyr8ssnc1ac","date":"2026-03-20","amount":-7.50,"currency":"GBP","description":"TOTAL CHARGES TO 19MAR2026","kind":"account","allocations":[],"settlement_id":null,"transfer_to_bank_account_id":null,"transfer_to_bank_account_name":null,"other_half_id":null,"account_id":"acc_01m8kwv4kke0btzzstj2bvz6w0","account_code":"6700","account_name":"Bank charges","vat_code":"EX","vat_amount":0.00,"confidence":0.990,"suggested_by":"text","reason":"\"bank charges\": bank charges, exempt (VAT Notice 701/49)","applied":true,"error":null}]}}', 1795964119278);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8kwv3g4e2atsxqp2j52drpm', 'org_01m8kwv4kke0btzzstjvnmmsr8', '01a227cd-ac5e-75e0-8376-d93961821afe', '\xd3d1fcc0146c702cd3d796759c06ce586518cb3c9a513c7d0ad54aa8fc5fdc3c', 200, '{"data":{"id":"btx_01m8kwv6s4erav3994stqjtzce","bank_account_id":"bac_01m8kwv4waeetrbxyr8ssnc1ac","date":"2026-03-20","amount":-7.50,"currency":"GBP","description":"TOTAL CHARGES TO 19MAR2026","reference":null,"external_id":null,"status":"confirmed","account_id":"acc_01m8kwv4kke0btzzstj2bvz6w0","vat_code":"EX","vat_amount":0.00,"vat_side":"input","net_amount":-7.50,"contact_id":null,"journal_id":"jnl_01m8kwvb32ebxtsj3nfg16vmvy","settlement_id":null,"confirmed_at":"2026-11-29T14:55:20.162Z","created_at":"2026-11-29T14:55:15.748Z","updated_at":"2026-11-29T14:55:20.162Z","version":3}}', 1795964120162);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8kwv3g4e2atsxqp2j52drpm', 'org_01m8kwv4kke0btzzstjvnmmsr8', '01a227cd-adf0-7775-b284-17fa22a8852a', '\x41744f5934d70b1928db030a959e00c9c31e2083b739949e1437b56d8330217a', 201, '{"data":{"id":"vrt_01m8kwvbg0ev6sx23p12vh53xn","date_from":"2026-01-01","date_to":"2026-03-31","status":"draft","currency":"GBP","scheme":"standard","flat_rate_percent":null,"adjustments":[],"boxes":{"1":698.40,"2":0.00,"3":698.40,"4":319.80,"5":378.60,"6":4776.00,"7":3427.00,"8":0.00,"9":0.00},"direction":"pay","hmrc":{"vatDueSales":698.40,"vatDueAcquisitions":0.00,"totalVatDue":698.40,"vatReclaimedCurrPeriod":319.80,"netVatDue":378.60,"totalValueSalesExVAT":4776,"totalValuePurchasesExVAT":3427,"totalValueGoodsSuppliedExVAT":0,"totalAcquisitionsExVAT":0},"journal_id":null,"finalised_at":null,"filed_at":null,"receipt":null,"created_at":"2026-11-29T14:55:20.576Z","updated_at":"2026-11-29T14:55:20.576Z","version":1}}', 1795964120576);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8kwv3g4e2atsxqp2j52drpm', 'org_01m8kwv4kke0btzzstjvnmmsr8', '01a227cd-ae7d-7674-897f-8058f9f844af', '\xfe7c0a8132aed0024a14e2c8e65519499db09d4ce48689c0007996f8d69a9d9f', 200, '{"data":{"id":"vrt_01m8kwvbg0ev6sx23p12vh53xn","date_from":"2026-01-01","date_to":"2026-03-31","status":"finalised","currency":"GBP","scheme":"standard","flat_rate_percent":null,"adjustments":[],"boxes":{"1":698.40,"2":0.00,"3":698.40,"4":319.80,"5":378.60,"6":4776.00,"7":3427.00,"8":0.00,"9":0.00},"direction":"pay","hmrc":{"vatDueSales":698.40,"vatDueAcquisitions":0.00,"totalVatDue":698.40,"vatReclaimedCurrPeriod":319.80,"netVatDue":378.60,"totalValueSalesExVAT":4776,"totalValuePurchasesExVAT":3427,"totalValueGoodsSuppliedExVAT":0,"totalAcquisitionsExVAT":0},"journal_id":null,"finalised_at":"2026-11-29T14:55:20.718Z","filed_at":null,"receipt":null,"created_at":"2026-11-29T14:55:20.576Z","updated_at":"2026-11-29T14:55:20.718Z","version":2}}', 1795964120718);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8kwv3g4e2atsxqp2j52drpm', 'org_01m8kwv4kke0btzzstjvnmmsr8', '01a227cd-aefe-7624-80e0-3eba526c364a', '\xff9eb14b2609eea8a7177eae9f5a1c5a025a26a4b0e78fa4a11588faa2618ad9', 200, '{"data":{"id":"org_01m8kwv4kke0btzzstjvnmmsr8","name":"Wren & Marsh Ltd","currency":"GBP","country":"GB","financial_year_end":"03-31","vat_registered":true,"vat_number":null,"vat_scheme":"standard","flat_rate_percent":null,"vat_methods":[{"effective_from":null,"vat_registered":true,"vat_number":null,"vat_scheme":"standard","flat_rate_percent":null}],"vat_rounding":"line","status":"active","role":"owner","lock_date":"2026-03-31","created_at":"2026-11-29T14:55:13.523Z","updated_at":"2026-11-29T14:55:20.845Z","version":2}}', 1795964120845);
INSERT INTO public.idempotent_answers VALUES ('usr_01m8kwv3g4e2atsxqp2j52drpm', '', 'once', '\xbd590065f8df1f619336633472911f7d86118bce11abf11de10c7d723b56911c', 202, '{"reconciliation_id":"rec_01m8kwvdf8ezfs99eq8hdrxkma","status":"queued","poll_url":"/api/v1/reconciliations/rec_01m8kwvdf8ezfs99eq8hdrxkma"}', 1795964122601);
INSERT INTO public.invoice_lines VALUES ('org_01m8kwv4kke0btzzstjvnmmsr8', 'inv_01m8kwv5nzeadrm4ss4t68bn9z', 1, 'Course design, 3 days', '3', '650.00', NULL, 'acc_01m8kwv4kke0btzzstf6me2nr1', 'ST', NULL, 195000, 39000, 234000);
INSERT INTO public.invoice_lines VALUES ('org_01m8kwv4kke0btzzstjvnmmsr8', 'inv_01m8kwv5qrew89rm4bdx1nv1yr', 1, 'Printing of workbooks', '1', '412.00', NULL, 'acc_01m8kwv4kke0btzzstfv3xneqe', 'ZR', NULL, 41200, 0, 41200);
INSERT INTO public.invoice_lines VALUES ('org_01m8kwv4kke0btzzstjvnmmsr8', 'inv_01m8kwv5t4ees9g9mwg5qp6zsv', 1, 'Laptop', '1', '899.00', NULL, 'acc_01m8kwv4kke0btzzstca7kdxm7', 'ST', NULL, 89900, 17980, 107880);
INSERT INTO public.invoice_lines VALUES ('org_01m8kwv4kke0btzzstjvnmmsr8', 'inv_01m8kwv5w4e05rkzhaekkpnqme', 1, 'Workbooks', '120', '7.25', NULL, 'acc_01m8kwv4kke0btzzstf875m5yd', 'ZR', NULL, 87000, 0, 87000);
INSERT INTO public.invoice_lines VALUES ('org_01m8kwv4kke0btzzstjvnmmsr8', 'inv_01m8kwv5xten5agxy4kfbykgce', 1, 'Rent, January to March', '1', '1350.00', NULL, 'acc_01m8kwv4kke0btzzstgg60ykyw', 'EX', NULL, 135000, 0, 135000);
INSERT INTO public.invoice_lines VALUES ('org_01m8kwv4kke0btzzstjvnmmsr8', 'inv_01m8kwv5znerysgsmab5qm5zwt', 1, 'Seminar room, 5 evenings', '5', '48.00', NULL, 'acc_01m8kwv4rdejssx9zzhmz0kkcm', 'EX', NULL, 24000, 0, 24000);
INSERT INTO public.invoice_lines VALUES ('org_01m8kwv4kke0btzzstjvnmmsr8', 'inv_01m8kwv5znerysgsmab5qm5zwt', 2, 'Projector', '1', '35.00', NULL, 'acc_01m8kwv4kke0btzzstf6me2nr1', 'ST', NULL, 3500, 700, 4200);
INSERT INTO public.invoice_lines VALUES ('org_01m8kwv4kke0btzzstjvnmmsr8', 'inv_01m8kwv611e8p96hrgh4vp2py0', 1, 'Course for new starters', '1', '1480.00', '10', 'acc_01m8kwv4kke0btzzstf6me2nr1', 'ST', NULL, 133200, 26640, 159840);
INSERT INTO public.invoice_lines VALUES ('org_01m8kwv4kke0btzzstjvnmmsr8', 'inv_01m8kwv62ve3crya2vmyfdd4kb', 1, 'Raised in error', '1', '500.00', NULL, 'acc_01m8kwv4kke0btzzstf6me2nr1', 'ST', NULL, 50000, 10000, 60000);
INSERT INTO public.invoice_lines VALUES ('org_01m8kwv4kke0btzzstjvnmmsr8', 'inv_01m8kwv63vem08k152g1bpvc31', 1, 'A day that was not held', '1', '150.00', NULL, 'acc_01m8kwv4kke0btzzstf6me2nr1', 'ST', NULL, 15000, 3000, 18000);
INSERT INTO public.invoice_lines VALUES ('org_01m8kwv4kke0btzzstjvnmmsr8', 'inv_01m8kwv655ej7tvm293b0wywsx', 1, 'Illustration, 2 days', '2', '384.00', NULL, 'acc_01m8kwv4kke0btzzstfxer9ge2', 'ST', NULL, 64000, 12800, 76800);
INSERT INTO public.invoice_lines VALUES ('org_01m8kwv4kke0btzzstjvnmmsr8', 'inv_01m8kwv66wews9dv676nvp34aw', 1, 'Workbooks', '24', '7.25', NULL, 'acc_01m8kwv4kke0btzzstf875m5yd', 'ZR', NULL, 17400, 0, 17400);
INSERT INTO public.invoice_lines VALUES ('org_01m8kwv4kke0btzzstjvnmmsr8', 'inv_01m8kwv66wews9dv676nvp34aw', 2, 'Half a day of course design', '0.5', '650.00', NULL, 'acc_01m8kwv4kke0btzzstf6me2nr1', 'ST', NULL, 32500, 6500, 39000);
INSERT INTO public.invoice_lines VALUES ('org_01m8kwv41bemztceahbp8jg765', 'inv_01m8kwve9veebszvfyr6tz3j1k', 1, 'Oak', '1', '50', NULL, 'acc_01m8kwv41bemztceah82kk1v6r', 'ST', NULL, 5000, 1000, 6000);
INSERT INTO public.invoice_lines VALUES ('org_01m8kwv41bemztceahbp8jg765', 'inv_01m8kwveg3exx8wqkeknvrcv80', 1, 'Oak', '1', '50', NULL, 'acc_01m8kwv41bemztceah8qatvtjv', 'ST', NULL, 5000, 1000, 6000);
INSERT INTO public.invoice_lines VALUES ('org_01m8kwv41bemztceahbp8jg765', 'inv_01m8kwvf5yeex9xtergty9ppjt', 1, 'Oak', '1', '100', NULL, 'acc_01m8kwv41bemztceah82kk1v6r', 'ST', NULL, 10000, 1900, 11900);
INSERT INTO public.invoices VALUES ('inv_01m8kwv655ej7tvm293b0wywsx', 'org_01m8kwv4kke0btzzstjvnmmsr8', 'purchase', 'invoice', 'issued', 'FR-1209', 'con_01m8kwv5freymaye512bfxvd00', '2026-03-24', '2026-04-23', 'inclusive', NULL, NULL, 64000, 12800, 76800, 0, 0, 'issued', 'jnl_01m8kwv655ej7tvm293cye22kp', NULL, NULL, 'fr-1209', 1795964115109, 1795964115109, 1, '9999-99-99', 0, NULL, NULL, NULL, 0, 0, 0);
INSERT INTO public.invoices VALUES ('inv_01m8kwv66wews9dv676nvp34aw', 'org_01m8kwv4kke0btzzstjvnmmsr8', 'sales', 'invoice', 'issued', 'INV-0006', 'con_01m8kwv52peevrcwcwezjm4f2d', '2026-03-27', '2026-04-26', 'exclusive', NULL, NULL, 49900, 6500, 56400, 0, 0, 'issued', 'jnl_01m8kwv66wews9dv676v1kpkbm', NULL, NULL, 'inv-0006', 1795964115164, 1795964115164, 1, '9999-99-99', 0, NULL, NULL, NULL, 0, 0, 0);
INSERT INTO public.invoices VALUES ('inv_01m8kwv62ve3crya2vmyfdd4kb', 'org_01m8kwv4kke0btzzstjvnmmsr8', 'sales', 'invoice', 'void', 'INV-0005', 'con_01m8kwv581eeasr9p4eksb4dj8', '2026-03-03', '2026-04-02', 'exclusive', NULL, NULL, 50000, 10000, 60000, 0, 0, 'issued', 'jnl_01m8kwv62ve3crya2vn1shzhk6', '2026-03-03', 'jnl_01m8kwv6avejwvgdy1n5rn4rqf', 'inv-0005', 1795964115035, 1795964115291, 2, '2026-03-03', 0, NULL, NULL, NULL, 0, 0, 0);
INSERT INTO public.invoices VALUES ('inv_01m8kwv63vem08k152g1bpvc31', 'org_01m8kwv4kke0btzzstjvnmmsr8', 'sales', 'credit_note', 'issued', 'CN-0001', 'con_01m8kwv581eeasr9p4eksb4dj8', '2026-03-12', '2026-03-12', 'exclusive', 'INV-0004', NULL, 15000, 3000, 18000, 0, 18000, 'issued', 'jnl_01m8kwv63vem08k152g43ajekg', NULL, NULL, 'cn-0001
inv-0004', 1795964115067, 1795964115443, 2, '2026-03-12', 1, '2026-03-12', '2026-03-12', NULL, 0, 0, 0);
INSERT INTO public.invoices VALUES ('inv_01m8kwv5znerysgsmab5qm5zwt', 'org_01m8kwv4kke0btzzstjvnmmsr8', 'sales', 'invoice', 'issued', 'INV-0003', 'con_01m8kwv562e79vma53x9d6xjcm', '2026-02-09', '2026-03-11', 'exclusive', NULL, NULL, 27500, 700, 28200, 28200, 0, 'issued', 'jnl_01m8kwv5znerysgsmab8ampcbk', NULL, NULL, 'inv-0003', 1795964114933, 1795964115621, 2, '2026-03-06', 1, '2026-03-06', '2026-03-06', NULL, 0, 0, 0);
INSERT INTO public.invoices VALUES ('inv_01m8kwv5t4ees9g9mwg5qp6zsv', 'org_01m8kwv4kke0btzzstjvnmmsr8', 'purchase', 'invoice', 'issued', 'TB-0117', 'con_01m8kwv5bhe0svkjj9wvcd8gsc', '2026-01-21', '2026-02-20', 'exclusive', NULL, NULL, 89900, 17980, 107880, 107880, 0, 'issued', 'jnl_01m8kwv5t4ees9g9mwgbkded3m', NULL, NULL, 'tb-0117', 1795964114756, 1795964115995, 2, '2026-01-22', 1, '2026-01-22', '2026-01-22', NULL, 0, 0, 0);
INSERT INTO public.invoices VALUES ('inv_01m8kwv5xten5agxy4kfbykgce', 'org_01m8kwv4kke0btzzstjvnmmsr8', 'purchase', 'invoice', 'issued', 'HL-33', 'con_01m8kwv5dneagtcx28xe1h5tk5', '2026-02-01', '2026-03-03', 'exclusive', NULL, NULL, 135000, 0, 135000, 135000, 0, 'issued', 'jnl_01m8kwv5xten5agxy4kgakp00r', NULL, NULL, 'hl-33', 1795964114874, 1795964116690, 2, '2026-02-10', 1, '2026-02-10', '2026-02-10', NULL, 0, 0, 0);
INSERT INTO public.invoices VALUES ('inv_01m8kwv5nzeadrm4ss4t68bn9z', 'org_01m8kwv4kke0btzzstjvnmmsr8', 'sales', 'invoice', 'issued', 'INV-0001', 'con_01m8kwv52peevrcwcwezjm4f2d', '2026-01-15', '2026-02-14', 'exclusive', NULL, NULL, 195000, 39000, 234000, 234000, 0, 'issued', 'jnl_01m8kwv5nzeadrm4ss4x8hcwhn', NULL, NULL, 'inv-0001', 1795964114623, 1795964117037, 3, '2026-02-16', 2, '2026-01-30', '2026-02-16', NULL, 0, 0, 0);
INSERT INTO public.invoices VALUES ('inv_01m8kwv5w4e05rkzhaekkpnqme', 'org_01m8kwv4kke0btzzstjvnmmsr8', 'sales', 'invoice', 'issued', 'INV-0002', 'con_01m8kwv52peevrcwcwezjm4f2d', '2026-01-28', '2026-02-27', 'exclusive', NULL, NULL, 87000, 0, 87000, 87000, 0, 'issued', 'jnl_01m8kwv5w4e05rkzhaenwxq8bn', NULL, NULL, 'inv-0002', 1795964114820, 1795964117037, 2, '2026-02-16', 1, '2026-02-16', '2026-02-16', NULL, 0, 0, 0);
INSERT INTO public.invoices VALUES ('inv_01m8kwv5qrew89rm4bdx1nv1yr', 'org_01m8kwv4kke0btzzstjvnmmsr8', 'purchase', 'invoice', 'issued', 'PX-881', 'con_01m8kwv59vejz8r81avd2h3m3v', '2026-01-20', '2026-02-19', 'exclusive', NULL, NULL, 41200, 0, 41200, 40000, 0, 'issued', 'jnl_01m8kwv5qrew89rm4be2yvq6m1', NULL, NULL, 'px-881', 1795964114680, 1795964117300, 2, '9999-99-99', 1, '2026-02-27', '2026-02-27', NULL, 0, 0, 0);
INSERT INTO public.invoices VALUES ('inv_01m8kwv611e8p96hrgh4vp2py0', 'org_01m8kwv4kke0btzzstjvnmmsr8', 'sales', 'invoice', 'issued', 'INV-0004', 'con_01m8kwv581eeasr9p4eksb4dj8', '2026-02-20', '2026-03-22', 'exclusive', NULL, NULL, 133200, 26640, 159840, 141840, 18000, 'issued', 'jnl_01m8kwv611e8p96hrghbtgwb3w', NULL, NULL, 'inv-0004', 1795964114977, 1795964117521, 3, '2026-03-16', 2, '2026-03-12', '2026-03-16', NULL, 0, 0, 0);
INSERT INTO public.invoices VALUES ('inv_01m8kwve9veebszvfyr6tz3j1k', 'org_01m8kwv41bemztceahbp8jg765', 'sales', 'invoice', 'issued', 'E-1', 'con_01m8kwve85enabvrj2tg5csygz', '2025-03-02', '2025-04-01', 'exclusive', NULL, NULL, 5000, 1000, 6000, 0, 6000, 'issued', 'jnl_01m8kwve9veebszvfyraxac13c', NULL, NULL, 'e-1', 1795964123451, 1795964123526, 2, '2026-03-25', 1, '2026-03-25', '2026-03-25', NULL, 6000, 0, 0);
INSERT INTO public.invoices VALUES ('inv_01m8kwveg3exx8wqkeknvrcv80', 'org_01m8kwv41bemztceahbp8jg765', 'purchase', 'invoice', 'issued', 'E-1', 'con_01m8kwve85enabvrj2tg5csygz', '2025-03-02', '2025-04-01', 'exclusive', NULL, NULL, 5000, 1000, 6000, 0, 0, 'issued', 'jnl_01m8kwveg3exx8wqkekt3h7hxb', NULL, NULL, 'e-1', 1795964123651, 1795964123705, 2, '9999-99-99', 0, NULL, NULL, NULL, 0, 6000, 1000);
INSERT INTO public.invoices VALUES ('inv_01m8kwvf5yeex9xtergty9ppjt', 'org_01m8kwv41bemztceahbp8jg765', 'sales', 'invoice', 'issued', 'INV-0001', 'con_01m8kwvf1de80achm5fhgb54th', '2026-04-02', '2026-05-02', 'exclusive', NULL, NULL, 10000, 1900, 11900, 3000, 0, 'issued', 'jnl_01m8kwvf5yeex9xtergxnzj7j6', NULL, NULL, 'inv-0001', 1795964124350, 1795964124480, 2, '9999-99-99', 1, '2026-04-02', '2026-04-02', NULL, 0, 0, 0);
INSERT INTO public.jobs VALUES ('rec_01m8kwvdf8ezfs99eq8hdrxkma', 'reconcile', 1, 'usr_01m8kwv3g4e2atsxqp2j52drpm', 'key_01m8kwv3ktex3vbr537b94d575', 'completed', 3, 0, 1, 1, NULL, NULL, '01a227cdb61375fdb4d82e153088edb8', 3, NULL, 1795964122601, 1795964122633, 1795964122643, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8kwv4kke0btzzstjvnmmsr8', 1, 1, 'acc_01m8kwv4kke0btzzstdbdexrzz', 1000000, NULL, NULL, 0, 0, '2026-01-01', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8kwv4kke0btzzstjvnmmsr8', 1, 2, 'acc_01m8kwv4kke0btzzstf3fkq63r', -1000000, NULL, NULL, 0, 0, '2026-01-01', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8kwv4kke0btzzstjvnmmsr8', 2, 1, 'acc_01m8kwv4kke0btzzstcy7fec19', 234000, NULL, NULL, 0, 0, '2026-01-15', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8kwv4kke0btzzstjvnmmsr8', 2, 2, 'acc_01m8kwv4kke0btzzstf6me2nr1', -195000, 'Course design, 3 days', 'ST', 39000, 0, '2026-01-15', 'output', NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8kwv4kke0btzzstjvnmmsr8', 2, 3, 'acc_01m8kwv4p0exwbb8x97qq47rpk', -39000, NULL, 'ST', 0, 1, '2026-01-15', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8kwv4kke0btzzstjvnmmsr8', 3, 1, 'acc_01m8kwv4kke0btzzstdhj15njp', -41200, NULL, NULL, 0, 0, '2026-01-20', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8kwv4kke0btzzstjvnmmsr8', 3, 2, 'acc_01m8kwv4kke0btzzstfv3xneqe', 41200, 'Printing of workbooks', 'ZR', 0, 0, '2026-01-20', 'input', NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8kwv4kke0btzzstjvnmmsr8', 4, 1, 'acc_01m8kwv4kke0btzzstdhj15njp', -107880, NULL, NULL, 0, 0, '2026-01-21', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8kwv4kke0btzzstjvnmmsr8', 4, 2, 'acc_01m8kwv4kke0btzzstca7kdxm7', 89900, 'Laptop', 'ST', 17980, 0, '2026-01-21', 'input', NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8kwv4kke0btzzstjvnmmsr8', 4, 3, 'acc_01m8kwv4p0exwbb8x97qq47rpk', 17980, NULL, 'ST', 0, 1, '2026-01-21', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8kwv4kke0btzzstjvnmmsr8', 5, 1, 'acc_01m8kwv4kke0btzzstcy7fec19', 87000, NULL, NULL, 0, 0, '2026-01-28', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8kwv4kke0btzzstjvnmmsr8', 5, 2, 'acc_01m8kwv4kke0btzzstf875m5yd', -87000, 'Workbooks', 'ZR', 0, 0, '2026-01-28', 'output', NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8kwv4kke0btzzstjvnmmsr8', 6, 1, 'acc_01m8kwv4kke0btzzstdhj15njp', -135000, NULL, NULL, 0, 0, '2026-02-01', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8kwv4kke0btzzstjvnmmsr8', 6, 2, 'acc_01m8kwv4kke0btzzstgg60ykyw', 135000, 'Rent, January to March', 'EX', 0, 0, '2026-02-01', 'input', NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8kwv4kke0btzzstjvnmmsr8', 7, 1, 'acc_01m8kwv4kke0btzzstcy7fec19', 28200, NULL, NULL, 0, 0, '2026-02-09', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8kwv4kke0btzzstjvnmmsr8', 7, 2, 'acc_01m8kwv4rdejssx9zzhmz0kkcm', -24000, 'Seminar room, 5 evenings', 'EX', 0, 0, '2026-02-09', 'output', NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8kwv4kke0btzzstjvnmmsr8', 7, 3, 'acc_01m8kwv4kke0btzzstf6me2nr1', -3500, 'Projector', 'ST', 700, 0, '2026-02-09', 'output', NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8kwv4kke0btzzstjvnmmsr8', 7, 4, 'acc_01m8kwv4p0exwbb8x97qq47rpk', -700, NULL, 'ST', 0, 1, '2026-02-09', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8kwv4kke0btzzstjvnmmsr8', 8, 1, 'acc_01m8kwv4kke0btzzstcy7fec19', 159840, NULL, NULL, 0, 0, '2026-02-20', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8kwv4kke0btzzstjvnmmsr8', 8, 2, 'acc_01m8kwv4kke0btzzstf6me2nr1', -133200, 'Course for new starters', 'ST', 26640, 0, '2026-02-20', 'output', NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8kwv4kke0btzzstjvnmmsr8', 8, 3, 'acc_01m8kwv4p0exwbb8x97qq47rpk', -26640, NULL, 'ST', 0, 1, '2026-02-20', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8kwv4kke0btzzstjvnmmsr8', 9, 1, 'acc_01m8kwv4kke0btzzstcy7fec19', 60000, NULL, NULL, 0, 0, '2026-03-03', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8kwv4kke0btzzstjvnmmsr8', 9, 2, 'acc_01m8kwv4kke0btzzstf6me2nr1', -50000, 'Raised in error', 'ST', 10000, 0, '2026-03-03', 'output', NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8kwv4kke0btzzstjvnmmsr8', 9, 3, 'acc_01m8kwv4p0exwbb8x97qq47rpk', -10000, NULL, 'ST', 0, 1, '2026-03-03', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8kwv4kke0btzzstjvnmmsr8', 10, 1, 'acc_01m8kwv4kke0btzzstcy7fec19', -18000, NULL, NULL, 0, 0, '2026-03-12', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8kwv4kke0btzzstjvnmmsr8', 10, 2, 'acc_01m8kwv4kke0btzzstf6me2nr1', 15000, 'A day that was not held', 'ST', 3000, 0, '2026-03-12', 'output', NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8kwv4kke0btzzstjvnmmsr8', 10, 3, 'acc_01m8kwv4p0exwbb8x97qq47rpk', 3000, NULL, 'ST', 0, 1, '2026-03-12', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8kwv4kke0btzzstjvnmmsr8', 11, 1, 'acc_01m8kwv4kke0btzzstdhj15njp', -76800, NULL, NULL, 0, 0, '2026-03-24', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8kwv4kke0btzzstjvnmmsr8', 11, 2, 'acc_01m8kwv4kke0btzzstfxer9ge2', 64000, 'Illustration, 2 days', 'ST', 12800, 0, '2026-03-24', 'input', NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8kwv4kke0btzzstjvnmmsr8', 11, 3, 'acc_01m8kwv4p0exwbb8x97qq47rpk', 12800, NULL, 'ST', 0, 1, '2026-03-24', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8kwv4kke0btzzstjvnmmsr8', 12, 1, 'acc_01m8kwv4kke0btzzstcy7fec19', 56400, NULL, NULL, 0, 0, '2026-03-27', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8kwv4kke0btzzstjvnmmsr8', 12, 2, 'acc_01m8kwv4kke0btzzstf875m5yd', -17400, 'Workbooks', 'ZR', 0, 0, '2026-03-27', 'output', NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8kwv4kke0btzzstjvnmmsr8', 12, 3, 'acc_01m8kwv4kke0btzzstf6me2nr1', -32500, 'Half a day of course design', 'ST', 6500, 0, '2026-03-27', 'output', NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8kwv4kke0btzzstjvnmmsr8', 12, 4, 'acc_01m8kwv4p0exwbb8x97qq47rpk', -6500, NULL, 'ST', 0, 1, '2026-03-27', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8kwv4kke0btzzstjvnmmsr8', 13, 1, 'acc_01m8kwv4kke0btzzstcy7fec19', -60000, NULL, NULL, 0, 0, '2026-03-03', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8kwv4kke0btzzstjvnmmsr8', 13, 2, 'acc_01m8kwv4kke0btzzstf6me2nr1', 50000, 'Raised in error', 'ST', 10000, 0, '2026-03-03', 'output', NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8kwv4kke0btzzstjvnmmsr8', 13, 3, 'acc_01m8kwv4p0exwbb8x97qq47rpk', 10000, NULL, 'ST', 0, 1, '2026-03-03', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8kwv4kke0btzzstjvnmmsr8', 14, 1, 'acc_01m8kwv4kke0btzzstf3fkq63r', 1000000, NULL, NULL, 0, 0, '2026-01-01', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8kwv4kke0btzzstjvnmmsr8', 14, 2, 'acc_01m8kwv4kke0btzzstemjh406x', -10000, 'Share capital', NULL, 0, 0, '2026-01-01', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8kwv4kke0btzzstjvnmmsr8', 14, 3, 'acc_01m8kwv4kke0btzzste803nzse', -990000, 'Lent by the director', NULL, 0, 0, '2026-01-01', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8kwv4kke0btzzstjvnmmsr8', 15, 1, 'acc_01m8kwv4kke0btzzstg78x0g1k', 100000, NULL, NULL, 0, 0, '2026-03-31', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8kwv4kke0btzzstjvnmmsr8', 15, 2, 'acc_01m8kwv4kke0btzzstdssmpmp6', -6345, 'PAYE and National Insurance', NULL, 0, 0, '2026-03-31', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8kwv4kke0btzzstjvnmmsr8', 15, 3, 'acc_01m8kwv4kke0btzzste2z4ey6h', -93655, 'Net pay', NULL, 0, 0, '2026-03-31', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8kwv4kke0btzzstjvnmmsr8', 16, 1, 'acc_01m8kwv4kke0btzzstj4j3tv1h', 7492, '3 of 36 months of 899.00', NULL, 0, 0, '2026-03-31', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8kwv4kke0btzzstjvnmmsr8', 16, 2, 'acc_01m8kwv4kke0btzzstcnypeev8', -7492, NULL, NULL, 0, 0, '2026-03-31', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8kwv4kke0btzzstjvnmmsr8', 17, 1, 'acc_01m8kwv4kke0btzzstcy7fec19', -28200, NULL, NULL, 0, 0, '2026-03-06', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8kwv4kke0btzzstjvnmmsr8', 17, 2, 'acc_01m8kwv4kke0btzzstdbdexrzz', 28200, NULL, NULL, 0, 0, '2026-03-06', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8kwv4kke0btzzstjvnmmsr8', 19, 1, 'acc_01m8kwv4kke0btzzstcy7fec19', -150000, NULL, NULL, 0, 0, '2026-01-30', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8kwv4kke0btzzstjvnmmsr8', 19, 2, 'acc_01m8kwv4kke0btzzstdbdexrzz', 150000, NULL, NULL, 0, 0, '2026-01-30', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8kwv4kke0btzzstjvnmmsr8', 21, 1, 'acc_01m8kwv4kke0btzzstcy7fec19', -171000, NULL, NULL, 0, 0, '2026-02-16', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8kwv4kke0btzzstjvnmmsr8', 21, 2, 'acc_01m8kwv4kke0btzzstdbdexrzz', 171000, NULL, NULL, 0, 0, '2026-02-16', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8kwv4kke0btzzstjvnmmsr8', 25, 1, 'acc_01m8kwv4kke0btzzstdbdexrzz', -93655, NULL, NULL, 0, 0, '2026-03-31', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8kwv4kke0btzzstjvnmmsr8', 25, 2, 'acc_01m8kwv4kke0btzzste2z4ey6h', 93655, NULL, NULL, 0, 0, '2026-03-31', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8kwv4kke0btzzstjvnmmsr8', 28, 1, 'acc_01m8kwv4kke0btzzstdbdexrzz', -3600, NULL, NULL, 0, 0, '2026-02-02', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8kwv4kke0btzzstjvnmmsr8', 28, 2, 'acc_01m8kwv4kke0btzzsth07fhcc8', 3000, NULL, 'ST', 600, 0, '2026-02-02', 'input', NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8kwv4kke0btzzstjvnmmsr8', 28, 3, 'acc_01m8kwv4p0exwbb8x97qq47rpk', 600, NULL, 'ST', 0, 1, '2026-02-02', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8kwv41bemztceahbp8jg765', 5, 1, 'acc_01m8kwv41bemztceah5rdqd2xw', 6000, NULL, NULL, 0, 0, '2025-03-02', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8kwv41bemztceahbp8jg765', 5, 2, 'acc_01m8kwv41bemztceah82kk1v6r', -5000, 'Oak', 'ST', 1000, 0, '2025-03-02', 'output', NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8kwv41bemztceahbp8jg765', 5, 3, 'acc_01m8kwv4e6e9kbg6c2x7kfwje6', -1000, NULL, 'ST', 0, 1, '2025-03-02', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8kwv41bemztceahbp8jg765', 10, 1, 'acc_01m8kwv41bemztceah5rdqd2xw', -6000, NULL, NULL, 0, 0, '2026-03-27', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8kwv41bemztceahbp8jg765', 10, 2, 'acc_01m8kwv41bemztceah65vy13am', 6000, NULL, NULL, 0, 0, '2026-03-27', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8kwv41bemztceahbp8jg765', 10, 3, 'acc_01m8kwvezneq79pxng573fqjkd', -5042, NULL, 'ST', 958, 0, '2026-03-27', 'output', NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8kwv41bemztceahbp8jg765', 10, 4, 'acc_01m8kwv4e6e9kbg6c2x7kfwje6', -958, NULL, 'ST', 0, 1, '2026-03-27', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8kwv41bemztceahbp8jg765', 10, 5, 'acc_01m8kwvezneq79pxng573fqjkd', 6000, NULL, NULL, 0, 0, '2026-03-27', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8kwv4kke0btzzstjvnmmsr8', 18, 1, 'acc_01m8kwv4kke0btzzstdhj15njp', 107880, NULL, NULL, 0, 0, '2026-01-22', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8kwv4kke0btzzstjvnmmsr8', 18, 2, 'acc_01m8kwv4kke0btzzstdbdexrzz', -107880, NULL, NULL, 0, 0, '2026-01-22', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8kwv4kke0btzzstjvnmmsr8', 20, 1, 'acc_01m8kwv4kke0btzzstdhj15njp', 135000, NULL, NULL, 0, 0, '2026-02-10', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8kwv4kke0btzzstjvnmmsr8', 20, 2, 'acc_01m8kwv4kke0btzzstdbdexrzz', -135000, NULL, NULL, 0, 0, '2026-02-10', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8kwv4kke0btzzstjvnmmsr8', 22, 1, 'acc_01m8kwv4kke0btzzstdhj15njp', 40000, NULL, NULL, 0, 0, '2026-02-27', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8kwv4kke0btzzstjvnmmsr8', 22, 2, 'acc_01m8kwv4kke0btzzstdbdexrzz', -40000, NULL, NULL, 0, 0, '2026-02-27', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8kwv4kke0btzzstjvnmmsr8', 23, 1, 'acc_01m8kwv4kke0btzzstcy7fec19', -141840, NULL, NULL, 0, 0, '2026-03-16', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8kwv4kke0btzzstjvnmmsr8', 23, 2, 'acc_01m8kwv4kke0btzzstdbdexrzz', 141840, NULL, NULL, 0, 0, '2026-03-16', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8kwv4kke0btzzstjvnmmsr8', 24, 1, 'acc_01m8kwv4kke0btzzstdbdexrzz', -200000, NULL, NULL, 0, 0, '2026-03-25', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8kwv4kke0btzzstjvnmmsr8', 24, 2, 'acc_01m8kwv4zpe4v83x9rcmdx82xq', 200000, NULL, NULL, 0, 0, '2026-03-25', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8kwv4kke0btzzstjvnmmsr8', 26, 1, 'acc_01m8kwv4kke0btzzstdbdexrzz', -5840, NULL, NULL, 0, 0, '2026-02-18', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8kwv4kke0btzzstjvnmmsr8', 26, 2, 'acc_01m8kwv4kke0btzzsthb5y3mhj', 5840, NULL, 'ZR', 0, 0, '2026-02-18', 'input', NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8kwv4kke0btzzstjvnmmsr8', 27, 1, 'acc_01m8kwv4kke0btzzstdbdexrzz', -3600, NULL, NULL, 0, 0, '2026-03-02', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8kwv4kke0btzzstjvnmmsr8', 27, 2, 'acc_01m8kwv4kke0btzzsth07fhcc8', 3000, NULL, 'ST', 600, 0, '2026-03-02', 'input', NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8kwv4kke0btzzstjvnmmsr8', 27, 3, 'acc_01m8kwv4p0exwbb8x97qq47rpk', 600, NULL, 'ST', 0, 1, '2026-03-02', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8kwv4kke0btzzstjvnmmsr8', 29, 1, 'acc_01m8kwv4kke0btzzstdbdexrzz', -750, NULL, NULL, 0, 0, '2026-03-20', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8kwv4kke0btzzstjvnmmsr8', 29, 2, 'acc_01m8kwv4kke0btzzstj2bvz6w0', 750, NULL, 'EX', 0, 0, '2026-03-20', 'input', NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8kwv41bemztceahbp8jg765', 1, 1, 'acc_01m8kwv41bemztceah9s8nnf50', 11000, NULL, 'CAR-50', 1000, 0, '2026-02-02', 'input', NULL, 1000);
INSERT INTO public.journal_lines VALUES ('org_01m8kwv41bemztceahbp8jg765', 1, 2, 'acc_01m8kwv4e6e9kbg6c2x7kfwje6', 1000, NULL, 'CAR-50', 0, 1, '2026-02-02', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8kwv41bemztceahbp8jg765', 1, 3, 'acc_01m8kwv41bemztceah69fft15p', -12000, NULL, NULL, 0, 0, '2026-02-02', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8kwv41bemztceahbp8jg765', 2, 1, 'acc_01m8kwv41bemztceah9s8nnf50', 10000, NULL, 'RC', 1900, 0, '2026-02-03', 'input', 'reverse_charge', 0);
INSERT INTO public.journal_lines VALUES ('org_01m8kwv41bemztceahbp8jg765', 2, 2, 'acc_01m8kwv4e6e9kbg6c2x7kfwje6', 1900, NULL, 'RC', 0, 1, '2026-02-03', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8kwv41bemztceahbp8jg765', 2, 3, 'acc_01m8kwv4e6e9kbg6c2x7kfwje6', -1900, NULL, 'RC', 0, 1, '2026-02-03', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8kwv41bemztceahbp8jg765', 2, 4, 'acc_01m8kwv41bemztceah69fft15p', -10000, NULL, NULL, 0, 0, '2026-02-03', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8kwv41bemztceahbp8jg765', 3, 1, 'acc_01m8kwv41bemztceah91qzp762', 50000, NULL, NULL, 0, 0, '2026-03-02', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8kwv41bemztceahbp8jg765', 3, 2, 'acc_01m8kwv41bemztceah65vy13am', -50000, NULL, NULL, 0, 0, '2026-03-02', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8kwv41bemztceahbp8jg765', 4, 1, 'acc_01m8kwv41bemztceah91qzp762', -50000, NULL, NULL, 0, 0, '2026-03-20', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8kwv41bemztceahbp8jg765', 4, 2, 'acc_01m8kwv41bemztceah65vy13am', 50000, NULL, NULL, 0, 0, '2026-03-20', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8kwv41bemztceahbp8jg765', 6, 1, 'acc_01m8kwv41bemztceahb5yhpdtt', 6000, NULL, NULL, 0, 0, '2026-03-25', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8kwv41bemztceahbp8jg765', 6, 2, 'acc_01m8kwv41bemztceah5rdqd2xw', -6000, NULL, NULL, 0, 0, '2026-03-25', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8kwv41bemztceahbp8jg765', 7, 1, 'acc_01m8kwv41bemztceah6cjzaaq3', -6000, NULL, NULL, 0, 0, '2025-03-02', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8kwv41bemztceahbp8jg765', 7, 2, 'acc_01m8kwv41bemztceah8qatvtjv', 5000, 'Oak', 'ST', 1000, 0, '2025-03-02', 'input', NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8kwv41bemztceahbp8jg765', 7, 3, 'acc_01m8kwv4e6e9kbg6c2x7kfwje6', 1000, NULL, 'ST', 0, 1, '2025-03-02', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8kwv41bemztceahbp8jg765', 8, 1, 'acc_01m8kwv4e6e9kbg6c2x7kfwje6', -1000, NULL, 'ST', 0, 1, '2026-03-25', 'input', NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8kwv41bemztceahbp8jg765', 8, 2, 'acc_01m8kwv41bemztceah6205ex9d', 1000, NULL, NULL, 0, 0, '2026-03-25', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8kwv41bemztceahbp8jg765', 9, 1, 'acc_01m8kwv4e6e9kbg6c2x7kfwje6', 700, NULL, NULL, 0, 0, '2026-03-26', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8kwv41bemztceahbp8jg765', 9, 2, 'acc_01m8kwv41bemztceah69fft15p', -700, NULL, NULL, 0, 0, '2026-03-26', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8kwv41bemztceahbp8jg765', 11, 1, 'acc_01m8kwv41bemztceah5rdqd2xw', 11900, NULL, NULL, 0, 0, '2026-04-02', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8kwv41bemztceahbp8jg765', 11, 2, 'acc_01m8kwv41bemztceah82kk1v6r', -10000, 'Oak', 'ST', 1900, 0, '2026-04-02', 'output', NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8kwv41bemztceahbp8jg765', 11, 3, 'acc_01m8kwv4e6e9kbg6c2x7kfwje6', -1900, NULL, 'ST', 0, 1, '2026-04-02', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8kwv41bemztceahbp8jg765', 12, 1, 'acc_01m8kwvezneq79pxng573fqjkd', 2521, NULL, 'ST', 479, 0, '2026-04-02', 'output', NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8kwv41bemztceahbp8jg765', 12, 2, 'acc_01m8kwv4e6e9kbg6c2x7kfwje6', 479, NULL, 'ST', 0, 1, '2026-04-02', NULL, NULL, 0);
INSERT INTO public.journal_lines VALUES ('org_01m8kwv41bemztceahbp8jg765', 12, 3, 'acc_01m8kwvezneq79pxng573fqjkd', -3000, NULL, NULL, 0, 0, '2026-04-02', NULL, NULL, 0);
INSERT INTO public.journals VALUES ('jnl_01m8kwv4waeetrbxyr91c1c3y7', 'org_01m8kwv4kke0btzzstjvnmmsr8', 1, '2026-01-01', 'Opening balance of Current', NULL, NULL, 'opening', NULL, 1000000, 1795964113802, 'usr_01m8kwv3g4e2atsxqp2j52drpm', '\x79bc464d46876b8ed0deadd26cf9036a4ec752bc7ef54465ab6cf48398fb82e9', 'opening balance of current', 2);
INSERT INTO public.journals VALUES ('jnl_01m8kwv5nzeadrm4ss4x8hcwhn', 'org_01m8kwv4kke0btzzstjvnmmsr8', 2, '2026-01-15', 'Sales invoice INV-0001, Abbey Schools Trust', 'INV-0001', NULL, 'invoice', NULL, 234000, 1795964114623, 'usr_01m8kwv3g4e2atsxqp2j52drpm', '\x49f454312a145fac3612db794954c256f0e55172a8583f99d6d54bebd6b167a0', 'sales invoice inv-0001, abbey schools trust
inv-0001', 2);
INSERT INTO public.journals VALUES ('jnl_01m8kwv5qrew89rm4be2yvq6m1', 'org_01m8kwv4kke0btzzstjvnmmsr8', 3, '2026-01-20', 'Purchase invoice PX-881, Printwell', 'PX-881', NULL, 'invoice', NULL, 41200, 1795964114680, 'usr_01m8kwv3g4e2atsxqp2j52drpm', '\xe784de71ba3736be4375c3fe3fde2d04da7cbabadfcea6d921ece28f6df311c2', 'purchase invoice px-881, printwell
px-881', 2);
INSERT INTO public.journals VALUES ('jnl_01m8kwv5t4ees9g9mwgbkded3m', 'org_01m8kwv4kke0btzzstjvnmmsr8', 4, '2026-01-21', 'Purchase invoice TB-0117, Techbarn', 'TB-0117', NULL, 'invoice', NULL, 107880, 1795964114756, 'usr_01m8kwv3g4e2atsxqp2j52drpm', '\xaa97b3274a636062699255a86a3cbd6a1395c54c3581740a53d28f9ad7e486d6', 'purchase invoice tb-0117, techbarn
tb-0117', 2);
INSERT INTO public.journals VALUES ('jnl_01m8kwv5w4e05rkzhaenwxq8bn', 'org_01m8kwv4kke0btzzstjvnmmsr8', 5, '2026-01-28', 'Sales invoice INV-0002, Abbey Schools Trust', 'INV-0002', NULL, 'invoice', NULL, 87000, 1795964114820, 'usr_01m8kwv3g4e2atsxqp2j52drpm', '\x92c841a742b3cd256e0c983867b34ca1367ca9ce81b9aeecbaa6260877eaa16d', 'sales invoice inv-0002, abbey schools trust
inv-0002', 2);
INSERT INTO public.journals VALUES ('jnl_01m8kwv5xten5agxy4kgakp00r', 'org_01m8kwv4kke0btzzstjvnmmsr8', 6, '2026-02-01', 'Purchase invoice HL-33, Harcourt Lettings', 'HL-33', NULL, 'invoice', NULL, 135000, 1795964114874, 'usr_01m8kwv3g4e2atsxqp2j52drpm', '\x64ba9be84755de1720c2121606d094f08d8453bacacf76934d67d95445adcc69', 'purchase invoice hl-33, harcourt lettings
hl-33', 2);
INSERT INTO public.journals VALUES ('jnl_01m8kwv5znerysgsmab8ampcbk', 'org_01m8kwv4kke0btzzstjvnmmsr8', 7, '2026-02-09', 'Sales invoice INV-0003, Kestrel Fitness CIC', 'INV-0003', NULL, 'invoice', NULL, 28200, 1795964114933, 'usr_01m8kwv3g4e2atsxqp2j52drpm', '\xaa7e750389abcfa18e36a83cf10a6e541e726c2753b2163da45e5fb1ed68fe37', 'sales invoice inv-0003, kestrel fitness cic
inv-0003', 2);
INSERT INTO public.journals VALUES ('jnl_01m8kwv611e8p96hrghbtgwb3w', 'org_01m8kwv4kke0btzzstjvnmmsr8', 8, '2026-02-20', 'Sales invoice INV-0004, Marlow & Pike LLP', 'INV-0004', NULL, 'invoice', NULL, 159840, 1795964114977, 'usr_01m8kwv3g4e2atsxqp2j52drpm', '\xbdfb451173f69a7706d1eaeeb3682b15a12add8006971ac56a9871bb5bd00f16', 'sales invoice inv-0004, marlow & pike llp
inv-0004', 2);
INSERT INTO public.journals VALUES ('jnl_01m8kwv62ve3crya2vn1shzhk6', 'org_01m8kwv4kke0btzzstjvnmmsr8', 9, '2026-03-03', 'Sales invoice INV-0005, Marlow & Pike LLP', 'INV-0005', NULL, 'invoice', NULL, 60000, 1795964115035, 'usr_01m8kwv3g4e2atsxqp2j52drpm', '\xc708a0612c69b86c28157ce0a63158f2a122c9abf737e7b0079cb83210269a53', 'sales invoice inv-0005, marlow & pike llp
inv-0005', 2);
INSERT INTO public.journals VALUES ('jnl_01m8kwv63vem08k152g43ajekg', 'org_01m8kwv4kke0btzzstjvnmmsr8', 10, '2026-03-12', 'Sales credit note CN-0001, Marlow & Pike LLP', 'CN-0001', NULL, 'invoice', NULL, 18000, 1795964115067, 'usr_01m8kwv3g4e2atsxqp2j52drpm', '\x01c726396da33675cde5df1402810ea7180696fbc1f3a52668b21481779b516c', 'sales credit note cn-0001, marlow & pike llp
cn-0001', 2);
INSERT INTO public.journals VALUES ('jnl_01m8kwv655ej7tvm293cye22kp', 'org_01m8kwv4kke0btzzstjvnmmsr8', 11, '2026-03-24', 'Purchase invoice FR-1209, Fern & Rowe', 'FR-1209', NULL, 'invoice', NULL, 76800, 1795964115109, 'usr_01m8kwv3g4e2atsxqp2j52drpm', '\xf74123c52b4e599c17d5ac9a5a4ef3367a8d73ab1d3864dc7547b255ce60e0b5', 'purchase invoice fr-1209, fern & rowe
fr-1209', 2);
INSERT INTO public.journals VALUES ('jnl_01m8kwv66wews9dv676v1kpkbm', 'org_01m8kwv4kke0btzzstjvnmmsr8', 12, '2026-03-27', 'Sales invoice INV-0006, Abbey Schools Trust', 'INV-0006', NULL, 'invoice', NULL, 56400, 1795964115164, 'usr_01m8kwv3g4e2atsxqp2j52drpm', '\xa8346d9c5481f31e5858d5458f05024fa6ff76dbac757535b81747b74f5dc0fa', 'sales invoice inv-0006, abbey schools trust
inv-0006', 2);
INSERT INTO public.journals VALUES ('jnl_01m8kwv6avejwvgdy1n5rn4rqf', 'org_01m8kwv4kke0btzzstjvnmmsr8', 13, '2026-03-03', 'Reversal of journal 9: Sales invoice INV-0005, Marlow & Pike LLP', 'INV-0005', NULL, 'reversal', 'jnl_01m8kwv62ve3crya2vn1shzhk6', 60000, 1795964115291, 'usr_01m8kwv3g4e2atsxqp2j52drpm', '\x02080177d14f840716635e050a50bd555e6058d2efb0c539c67acd4fe96ee4f3', 'reversal of journal 9: sales invoice inv-0005, marlow & pike llp
inv-0005', 2);
INSERT INTO public.journals VALUES ('jnl_01m8kwv6jjexrss35tb7g0yy1j', 'org_01m8kwv4kke0btzzstjvnmmsr8', 14, '2026-01-01', 'Opening balances', 'JV-001', 'JV-001', 'manual', NULL, 1000000, 1795964115538, 'usr_01m8kwv3g4e2atsxqp2j52drpm', '\x17d77db644c39312dcc71daeee96c0cf39f5a101fc5f98d98ed4f98d8578f2a1', 'opening balances
jv-001', 2);
INSERT INTO public.journals VALUES ('jnl_01m8kwv6jjexrss35tberfcfsb', 'org_01m8kwv4kke0btzzstjvnmmsr8', 15, '2026-03-31', 'March wages', 'JV-002', 'JV-002', 'manual', NULL, 100000, 1795964115538, 'usr_01m8kwv3g4e2atsxqp2j52drpm', '\x90bc06f57def5d2800ef57ad012f09bb10b001830faeaf4ad35c06a95c73a504', 'march wages
jv-002', 2);
INSERT INTO public.journals VALUES ('jnl_01m8kwv6jjexrss35tbn6d59vj', 'org_01m8kwv4kke0btzzstjvnmmsr8', 16, '2026-03-31', 'Depreciation of the laptop', 'JV-003', 'JV-003', 'manual', NULL, 7492, 1795964115538, 'usr_01m8kwv3g4e2atsxqp2j52drpm', '\x1a086cbfe07187392a1c6050e61b090f8e9cdd4382093f611c6771119bb04b75', 'depreciation of the laptop
jv-003', 2);
INSERT INTO public.journals VALUES ('jnl_01m8kwv6n5edmbkjnxvkc36e7b', 'org_01m8kwv4kke0btzzstjvnmmsr8', 17, '2026-03-06', 'Receipt from Kestrel Fitness CIC', NULL, NULL, 'settlement', NULL, 28200, 1795964115621, 'usr_01m8kwv3g4e2atsxqp2j52drpm', '\xd024c4d71dff5a1228d7b690d1a2813ada24afbcf96e43fb50d852f23beecff9', 'receipt from kestrel fitness cic', 2);
INSERT INTO public.journals VALUES ('jnl_01m8kwv70vekrv08zny4dgh4dx', 'org_01m8kwv4kke0btzzstjvnmmsr8', 18, '2026-01-22', 'FPO TECHBARN LTD TB-0117', NULL, NULL, 'settlement', NULL, 107880, 1795964115995, 'usr_01m8kwv3g4e2atsxqp2j52drpm', '\x98408b4136e3a5d8ce280bc4ff7b1c7b0e9ef043a40ee7084d41783dcfe53e22', 'fpo techbarn ltd tb-0117', 2);
INSERT INTO public.journals VALUES ('jnl_01m8kwv7c9e7cvg6z5257be480', 'org_01m8kwv4kke0btzzstjvnmmsr8', 19, '2026-01-30', 'FPI ABBEY SCHOOLS TRUST PART INV-0001', NULL, NULL, 'settlement', NULL, 150000, 1795964116361, 'usr_01m8kwv3g4e2atsxqp2j52drpm', '\xf3ff76caa08b30842add571c643660f55baff0939d48d794f8eaee9150ab7924', 'fpi abbey schools trust part inv-0001', 2);
INSERT INTO public.journals VALUES ('jnl_01m8kwv7pjev98evb1vgrgfc7x', 'org_01m8kwv4kke0btzzstjvnmmsr8', 20, '2026-02-10', 'FPO HARCOURT LETTINGS HL-33', NULL, NULL, 'settlement', NULL, 135000, 1795964116690, 'usr_01m8kwv3g4e2atsxqp2j52drpm', '\x73936a40c9b8a1d1683b6c33ae9efb1be3b5600941d9623b017d247093e5a10a', 'fpo harcourt lettings hl-33', 2);
INSERT INTO public.journals VALUES ('jnl_01m8kwv81desmsjkyx9xrdzbb0', 'org_01m8kwv4kke0btzzstjvnmmsr8', 21, '2026-02-16', 'FPI ABBEY SCHOOLS TRUST INV-0001 INV-0002', NULL, NULL, 'settlement', NULL, 171000, 1795964117037, 'usr_01m8kwv3g4e2atsxqp2j52drpm', '\xb71b0e1dc45094e488095b6d01bba5f7a126108ca50829ba9403656fca660c92', 'fpi abbey schools trust inv-0001 inv-0002', 2);
INSERT INTO public.journals VALUES ('jnl_01m8kwv89messr9qhx5q1cddbd', 'org_01m8kwv4kke0btzzstjvnmmsr8', 22, '2026-02-27', 'FPO PRINTWELL PX-881', NULL, NULL, 'settlement', NULL, 40000, 1795964117300, 'usr_01m8kwv3g4e2atsxqp2j52drpm', '\x2f53a9e77d6da12e45547c71db348be6cd868d3aba550a1944ecb19e6d8c6083', 'fpo printwell px-881', 2);
INSERT INTO public.journals VALUES ('jnl_01m8kwv8ghe0ftef4vg5n0y68v', 'org_01m8kwv4kke0btzzstjvnmmsr8', 23, '2026-03-16', 'FPI MARLOW AND PIKE LLP INV-0004 LESS CN-0001', NULL, NULL, 'settlement', NULL, 141840, 1795964117521, 'usr_01m8kwv3g4e2atsxqp2j52drpm', '\xe5df47275187afd35f8bc9091d33ea9c6faae675010fa522a4e166fb325e4d25', 'fpi marlow and pike llp inv-0004 less cn-0001', 2);
INSERT INTO public.journals VALUES ('jnl_01m8kwv90gemnabsstj9h48qmr', 'org_01m8kwv4kke0btzzstjvnmmsr8', 24, '2026-03-25', 'TFR TO SAVINGS', NULL, NULL, 'bank', NULL, 200000, 1795964118033, 'usr_01m8kwv3g4e2atsxqp2j52drpm', '\x8d4e3195ecce81f86467d52d9c26468235bc579fc93bc700aea7471708ce37b8', 'tfr to savings', 2);
INSERT INTO public.journals VALUES ('jnl_01m8kwv98wey3swja0cx62vb1w', 'org_01m8kwv4kke0btzzstjvnmmsr8', 25, '2026-03-31', 'FPO J WREN NET PAY MARCH', NULL, NULL, 'bank', NULL, 93655, 1795964118300, 'usr_01m8kwv3g4e2atsxqp2j52drpm', '\xa54c52c26b2e091678189a3fcfe2398ee144f79230c9dd34620212bf27b7f519', 'fpo j wren net pay march', 2);
INSERT INTO public.journals VALUES ('jnl_01m8kwvacsebptmtgsb3zrh5q3', 'org_01m8kwv4kke0btzzstjvnmmsr8', 26, '2026-02-18', 'CARD TRAINLINE.COM LONDON', NULL, NULL, 'bank', NULL, 5840, 1795964119449, 'usr_01m8kwv3g4e2atsxqp2j52drpm', '\xbd5b4ab37383e1493cbdda92e4606668f570fb81cfbd4aab8f9cf5d6baea545e', 'card trainline.com london', 2);
INSERT INTO public.journals VALUES ('jnl_01m8kwvb32ebxtsj3nfg16vmvy', 'org_01m8kwv4kke0btzzstjvnmmsr8', 29, '2026-03-20', 'TOTAL CHARGES TO 19MAR2026', NULL, NULL, 'bank', NULL, 750, 1795964120162, 'usr_01m8kwv3g4e2atsxqp2j52drpm', '\x4e24df2a988df6a482526e1977378ebba2cf670cd84202ee468e90b8c6cda1d9', 'total charges to 19mar2026', 2);
INSERT INTO public.journals VALUES ('jnl_01m8kwvandeg4a45mgvvh29nxg', 'org_01m8kwv4kke0btzzstjvnmmsr8', 27, '2026-03-02', 'CARD SLATEWORK SOFTWARE SUBSCRIPTION', NULL, NULL, 'bank', NULL, 3600, 1795964119725, 'usr_01m8kwv3g4e2atsxqp2j52drpm', '\xfcf5c5e320da76e3529d54aafedfa6833192622c17a4f917f519adec703816ef', 'card slatework software subscription', 2);
INSERT INTO public.journals VALUES ('jnl_01m8kwvdxaevvt4phyk1adype2', 'org_01m8kwv41bemztceahbp8jg765', 3, '2026-03-02', 'A journal', NULL, NULL, 'manual', NULL, 50000, 1795964123050, 'usr_01m8kwv3g4e2atsxqp2j52drpm', '\xef909a331c774230372bcbef8e75018c35d52c296966d976190a0119b3e1f4f4', 'a journal', 2);
INSERT INTO public.journals VALUES ('jnl_01m8kwve45ekp9sjv08jkm7ydj', 'org_01m8kwv41bemztceahbp8jg765', 4, '2026-03-20', 'Reversal of journal 3: A journal', NULL, NULL, 'reversal', 'jnl_01m8kwvdxaevvt4phyk1adype2', 50000, 1795964123269, 'usr_01m8kwv3g4e2atsxqp2j52drpm', '\x90ec76ff3c1f605631f58428f96b7d02ace70633282a726fd3f802ac8d4e44da', 'reversal of journal 3: a journal', 2);
INSERT INTO public.journals VALUES ('jnl_01m8kwvf5yeex9xtergxnzj7j6', 'org_01m8kwv41bemztceahbp8jg765', 11, '2026-04-02', 'Sales invoice INV-0001, Oak', 'INV-0001', NULL, 'invoice', NULL, 11900, 1795964124350, 'usr_01m8kwv3g4e2atsxqp2j52drpm', '\x34627cf34dcb68ecf3ac9fa314dc1916588c01cadcc3c768c0eff3299e9924cc', 'sales invoice inv-0001, oak
inv-0001', 2);
INSERT INTO public.journals VALUES ('jnl_01m8kwvax4e94ba3a52y1eqne4', 'org_01m8kwv4kke0btzzstjvnmmsr8', 28, '2026-02-02', 'CARD SLATEWORK SOFTWARE SUBSCRIPTION', NULL, NULL, 'bank', NULL, 3600, 1795964119972, 'usr_01m8kwv3g4e2atsxqp2j52drpm', '\xd95dcf059e8b161e846a3d20cedf26c15a96878cf67ebb604590c5522995f834', 'card slatework software subscription', 2);
INSERT INTO public.journals VALUES ('jnl_01m8kwvdmyev1tg07hy1m63bz1', 'org_01m8kwv41bemztceahbp8jg765', 1, '2026-02-02', 'With VAT', NULL, NULL, 'manual', NULL, 12000, 1795964122782, 'usr_01m8kwv3g4e2atsxqp2j52drpm', '\x67c8132cbb19b96fe4aadde2a08b173dda5405e5dfaa18019399e0cba2327fb2', 'with vat', 2);
INSERT INTO public.journals VALUES ('jnl_01m8kwve9veebszvfyraxac13c', 'org_01m8kwv41bemztceahbp8jg765', 5, '2025-03-02', 'Sales invoice E-1, Elm', 'E-1', NULL, 'invoice', NULL, 6000, 1795964123451, 'usr_01m8kwv3g4e2atsxqp2j52drpm', '\xaa7924a7540c45f0badd9771dc5c725361bcf5a14b662e7ed6455fc8acb5ee1d', 'sales invoice e-1, elm
e-1', 2);
INSERT INTO public.journals VALUES ('jnl_01m8kwvec6evcs8h11yvsydwa8', 'org_01m8kwv41bemztceahbp8jg765', 6, '2026-03-25', 'Write-off of E-1, Elm', 'E-1', NULL, 'write_off', NULL, 6000, 1795964123526, 'usr_01m8kwv3g4e2atsxqp2j52drpm', '\xf7c579354c850d4871947a9bd799697925146e796f75cf7009671ee5e612ff04', 'write-off of e-1, elm
e-1', 2);
INSERT INTO public.journals VALUES ('jnl_01m8kwvehse85v82kggx3hv8m8', 'org_01m8kwv41bemztceahbp8jg765', 8, '2026-03-25', 'VAT of unpaid purchase given back, E-1, Elm', 'E-1', NULL, 'vat_relief', NULL, 1000, 1795964123705, 'usr_01m8kwv3g4e2atsxqp2j52drpm', '\x0e1497d99542a569b67f0f47b13fbacd3e6a58112a76a39fce27ed50cab9d6db', 'vat of unpaid purchase given back, e-1, elm
e-1', 2);
INSERT INTO public.journals VALUES ('jnl_01m8kwvf45etsthc1y3rm9q35r', 'org_01m8kwv41bemztceahbp8jg765', 10, '2026-03-27', 'Receipt from Oak', NULL, NULL, 'settlement', NULL, 12000, 1795964124293, 'usr_01m8kwv3g4e2atsxqp2j52drpm', '\xd9f1f4549dc79eeb7aa439be567ccaa7253be321917c1333eb853b544713c2ef', 'receipt from oak', 2);
INSERT INTO public.journals VALUES ('jnl_01m8kwvdqye1mta803mdddhqp5', 'org_01m8kwv41bemztceahbp8jg765', 2, '2026-02-03', 'With VAT', NULL, NULL, 'manual', NULL, 11900, 1795964122878, 'usr_01m8kwv3g4e2atsxqp2j52drpm', '\x51834b5790cf857d6e58b58612a1a8b8096f51f5c6f0d9253b160aeb57d185cc', 'with vat', 2);
INSERT INTO public.journals VALUES ('jnl_01m8kwveg3exx8wqkekt3h7hxb', 'org_01m8kwv41bemztceahbp8jg765', 7, '2025-03-02', 'Purchase invoice E-1, Elm', 'E-1', NULL, 'invoice', NULL, 6000, 1795964123651, 'usr_01m8kwv3g4e2atsxqp2j52drpm', '\x975b7e41adc3618abd7f2c44f7855a6ec489f851cf34bc46c9f6e1ec024351f1', 'purchase invoice e-1, elm
e-1', 2);
INSERT INTO public.journals VALUES ('jnl_01m8kwvetnevpt3j5axmff8fr6', 'org_01m8kwv41bemztceahbp8jg765', 9, '2026-03-26', 'A journal', NULL, NULL, 'manual', NULL, 700, 1795964123989, 'usr_01m8kwv3g4e2atsxqp2j52drpm', '\x458326205911fb896972f0fe410c300896ab6c1fd3854f578f74ef9f9bbc4672', 'a journal', 2);
INSERT INTO public.journals VALUES ('jnl_01m8kwvfbgejd8rjrc3r1ppax7', 'org_01m8kwv41bemztceahbp8jg765', 12, '2026-04-02', 'VAT of deposit released to INV-0001, Oak', 'INV-0001', NULL, 'deposit', NULL, 3000, 1795964124480, 'usr_01m8kwv3g4e2atsxqp2j52drpm', '\xb5787e4dff2bedb70deb66428e8d34f3eb98d86054243a11c4748f8e86bcda77', 'vat of deposit released to inv-0001, oak
inv-0001', 2);
INSERT INTO public.key_secrets VALUES ('\x9373b7289c3d4eca6f9ddc271f31d6ffba9e71b24d18e3ab7a1e93d1f4f5ce6b', 'key_01m8kwv3ktex3vbr537b94d575', NULL);
INSERT INTO public.key_secrets VALUES ('\xa7c47fd6c74f6e5f7a61eddefcdaa4536c154cae7840eda666056305cfe8569f', 'key_01m8kwv400efmaeq1d2yjj8ja3', NULL);
INSERT INTO public.ledger_heads VALUES ('org_01m8kwv4kke0btzzstjvnmmsr8', 29, '\x4e24df2a988df6a482526e1977378ebba2cf670cd84202ee468e90b8c6cda1d9', 4253177, 58, '\x38575e05c60648983e32249bbfa68e4ab3b3581fbc3f2e91759e719774ed2c3e', NULL);
INSERT INTO public.ledger_heads VALUES ('org_01m8kwv41bemztceahbp8jg765', 12, '\xb5787e4dff2bedb70deb66428e8d34f3eb98d86054243a11c4748f8e86bcda77', 170500, 27, '\x9a9e1d1677b7f8fdb2aede59b6ccd69831267e89b150570d40b97c834394a11f', NULL);
INSERT INTO public.members VALUES ('mem_01m8kwv41bemztceah53f3rg6p', 'org_01m8kwv41bemztceahbp8jg765', 'jo@example.com', 'usr_01m8kwv3g4e2atsxqp2j52drpm', 'owner', 1795964112939, 1795964112939, 1);
INSERT INTO public.members VALUES ('mem_01m8kwv4kke0btzzstc5603df5', 'org_01m8kwv4kke0btzzstjvnmmsr8', 'jo@example.com', 'usr_01m8kwv3g4e2atsxqp2j52drpm', 'owner', 1795964113523, 1795964113523, 1);
INSERT INTO public.number_sequences VALUES ('org_01m8kwv4kke0btzzstjvnmmsr8', 'credit_note', 1);
INSERT INTO public.number_sequences VALUES ('org_01m8kwv4kke0btzzstjvnmmsr8', 'invoice', 6);
INSERT INTO public.number_sequences VALUES ('org_01m8kwv41bemztceahbp8jg765', 'invoice', 1);
INSERT INTO public.organisations VALUES ('org_01m8kwv4kke0btzzstjvnmmsr8', 'Wren & Marsh Ltd', 'GBP', 'GB', '03-31', 1, NULL, 'standard', NULL, 'line', 'active', '2026-03-31', 1795964113523, 1795964120845, 2, 0, '2026-03-31', 0);
INSERT INTO public.organisations VALUES ('org_01m8kwv41bemztceahbp8jg765', 'Acorn Ltd', 'GBP', 'GB', '03-31', 1, NULL, 'standard', NULL, 'line', 'active', NULL, 1795964112939, 1795964122949, 2, 1, '2025-03-31', 1);
INSERT INTO public.queue_shares VALUES ('reconcile', 'usr_01m8kwv3g4e2atsxqp2j52drpm', 0);
INSERT INTO public.queues VALUES ('coding', 0, 0);
INSERT INTO public.queues VALUES ('reconcile', 1, 0);
INSERT INTO public.security_events VALUES (1, 1795964112389, NULL, 'tieout admin users create', 'root@vm', 'user.create', 'usr_01m8kwv3g4e2atsxqp2j52drpm', 'usr_01m8kwv3g4e2atsxqp2j52drpm', '{}', '\xfb3407cb1927cfe58156194b9de58cd45a77af5bf256c2c6419660eea3fb1352');
INSERT INTO public.security_events VALUES (2, 1795964112506, NULL, 'tieout admin keys create', 'root@vm', 'key.create', 'key_01m8kwv3ktex3vbr537b94d575', 'usr_01m8kwv3g4e2atsxqp2j52drpm', '{"allow_overage":false,"expires_at":null,"rate_limit":null,"scopes":["reconcile:read","reconcile:write"]}', '\x808ff25780480a2bf2758bb1e520324259527f6a0496ee069104ab31fec8e947');
INSERT INTO public.security_events VALUES (3, 1795964112644, NULL, 'tieout admin sessions create', 'root@vm', 'session.create', 'usr_01m8kwv3g4e2atsxqp2j52drpm', 'usr_01m8kwv3g4e2atsxqp2j52drpm', '{"expires_at":"2026-11-29T15:55:12.644Z"}', '\x61ea4f6fdaf0c07ccf22df358f71f6ad1391cb09dcf86aa089baec32126edb34');
INSERT INTO public.security_events VALUES (4, 1795964112896, NULL, 'tieout admin keys create', 'root@vm', 'key.create', 'key_01m8kwv400efmaeq1d2yjj8ja3', 'usr_01m8kwv3g4e2atsxqp2j52drpm', '{"allow_overage":false,"expires_at":null,"rate_limit":null,"scopes":["ledger:read","ledger:write"]}', '\x4a0b8bab28ab7c8486adc9964b46477a8329d8467c2cbc4a7b106cf6d1e49a1b');
INSERT INTO public.security_events VALUES (5, 1795964122541, NULL, 'tieout admin credits grant', 'root@vm', 'credits.grant', 'usr_01m8kwv3g4e2atsxqp2j52drpm', 'usr_01m8kwv3g4e2atsxqp2j52drpm', '{"amount":10,"balance":10}', '\xac3e419752433f817f6e26c14c68a45dec8f32bf25e615d61047a94f09b91dfd');
INSERT INTO public.security_head VALUES (1, 5, '\xac3e419752433f817f6e26c14c68a45dec8f32bf25e615d61047a94f09b91dfd', NULL);
INSERT INTO public.settlements VALUES ('set_01m8kwv70vekrv08zny4dgh4dx', 'org_01m8kwv4kke0btzzstjvnmmsr8', 'payment', 'purchase', 'posted', 'con_01m8kwv5bhe0svkjj9wvcd8gsc', 'bac_01m8kwv4waeetrbxyr8ssnc1ac', '2026-01-22', 107880, 107880, NULL, 'btx_01m8kwv6s4erav3994rj2x016w', 1, 'jnl_01m8kwv70vekrv08zny4dgh4dx', NULL, NULL, '', 1795964115995, 1795964115995, 1, '2026-01-22', 1, '2026-01-22', '2026-01-22', NULL, NULL);
INSERT INTO public.settlements VALUES ('set_01m8kwv7c9e7cvg6z5257be480', 'org_01m8kwv4kke0btzzstjvnmmsr8', 'receipt', 'sales', 'posted', 'con_01m8kwv52peevrcwcwezjm4f2d', 'bac_01m8kwv4waeetrbxyr8ssnc1ac', '2026-01-30', 150000, 150000, NULL, 'btx_01m8kwv6s4erav3994rqwaejy7', 1, 'jnl_01m8kwv7c9e7cvg6z5257be480', NULL, NULL, '', 1795964116361, 1795964116361, 1, '2026-01-30', 1, '2026-01-30', '2026-01-30', NULL, NULL);
INSERT INTO public.settlements VALUES ('set_01m8kwv7pjev98evb1vgrgfc7x', 'org_01m8kwv4kke0btzzstjvnmmsr8', 'payment', 'purchase', 'posted', 'con_01m8kwv5dneagtcx28xe1h5tk5', 'bac_01m8kwv4waeetrbxyr8ssnc1ac', '2026-02-10', 135000, 135000, NULL, 'btx_01m8kwv6s4erav3994rx4pqjq6', 1, 'jnl_01m8kwv7pjev98evb1vgrgfc7x', NULL, NULL, '', 1795964116690, 1795964116690, 1, '2026-02-10', 1, '2026-02-10', '2026-02-10', NULL, NULL);
INSERT INTO public.settlements VALUES ('set_01m8kwv81desmsjkyx9xrdzbb0', 'org_01m8kwv4kke0btzzstjvnmmsr8', 'receipt', 'sales', 'posted', 'con_01m8kwv52peevrcwcwezjm4f2d', 'bac_01m8kwv4waeetrbxyr8ssnc1ac', '2026-02-16', 171000, 171000, NULL, 'btx_01m8kwv6s4erav3994s0j72sye', 1, 'jnl_01m8kwv81desmsjkyx9xrdzbb0', NULL, NULL, '', 1795964117037, 1795964117037, 1, '2026-02-16', 2, '2026-02-16', '2026-02-16', NULL, NULL);
INSERT INTO public.settlements VALUES ('set_01m8kwv89messr9qhx5q1cddbd', 'org_01m8kwv4kke0btzzstjvnmmsr8', 'payment', 'purchase', 'posted', 'con_01m8kwv59vejz8r81avd2h3m3v', 'bac_01m8kwv4waeetrbxyr8ssnc1ac', '2026-02-27', 40000, 40000, NULL, 'btx_01m8kwv6s4erav3994sa1y70hq', 1, 'jnl_01m8kwv89messr9qhx5q1cddbd', NULL, NULL, '', 1795964117300, 1795964117300, 1, '2026-02-27', 1, '2026-02-27', '2026-02-27', NULL, NULL);
INSERT INTO public.settlements VALUES ('set_01m8kwv8ghe0ftef4vg5n0y68v', 'org_01m8kwv4kke0btzzstjvnmmsr8', 'receipt', 'sales', 'posted', 'con_01m8kwv581eeasr9p4eksb4dj8', 'bac_01m8kwv4waeetrbxyr8ssnc1ac', '2026-03-16', 141840, 141840, NULL, 'btx_01m8kwv6s4erav3994sqgsg1m3', 1, 'jnl_01m8kwv8ghe0ftef4vg5n0y68v', NULL, NULL, '', 1795964117521, 1795964117521, 1, '2026-03-16', 1, '2026-03-16', '2026-03-16', NULL, NULL);
INSERT INTO public.settlements VALUES ('set_01m8kwv6n5edmbkjnxvcw8ea89', 'org_01m8kwv4kke0btzzstjvnmmsr8', 'receipt', 'sales', 'posted', 'con_01m8kwv562e79vma53x9d6xjcm', 'bac_01m8kwv4waeetrbxyr8ssnc1ac', '2026-03-06', 28200, 28200, NULL, 'btx_01m8kwv6s4erav3994shcqdx3c', 0, 'jnl_01m8kwv6n5edmbkjnxvkc36e7b', NULL, NULL, '', 1795964115621, 1795964117816, 2, '2026-03-06', 1, '2026-03-06', '2026-03-06', NULL, NULL);
INSERT INTO public.settlements VALUES ('set_01m8kwvf45etsthc1y3mygx9tk', 'org_01m8kwv41bemztceahbp8jg765', 'receipt', 'sales', 'posted', 'con_01m8kwvf1de80achm5fhgb54th', 'bac_01m8kwv4g4eh0tj3y8ebzr2m2g', '2026-03-27', 6000, 3000, NULL, NULL, 0, 'jnl_01m8kwvf45etsthc1y3rm9q35r', NULL, NULL, '', 1795964124293, 1795964124480, 2, '9999-99-99', 1, '2026-04-02', '2026-04-02', 'ST', 958);
INSERT INTO public.stated_balances VALUES ('org_01m8kwv4kke0btzzstjvnmmsr8', 'bac_01m8kwv4waeetrbxyr8ssnc1ac', '2026-03-31', 900715, 1795964115748);
INSERT INTO public.tax_codes VALUES ('org_01m8kwv41bemztceahbp8jg765', 'CAR-50', 'Leased cars', 'standard', 200000, 500000, '2026-01-01', NULL, 1795964122740, 1795964122740, 1);
INSERT INTO public.tax_rates VALUES ('org_01m8kwv41bemztceahbp8jg765', 'ST', '2026-02-01', 190000);
INSERT INTO public.unlinked_journals VALUES ('org_01m8kwv41bemztceahbp8jg765', 'btx_01m8kwvdvze35r0h3h7t79c8wd', 'jnl_01m8kwvdxaevvt4phyk1adype2');
INSERT INTO public.unpaid_vat VALUES ('jnl_01m8kwvehse85v82kggx3hv8m8', 'org_01m8kwv41bemztceahbp8jg765', 'inv_01m8kwveg3exx8wqkeknvrcv80', 'input_repaid', '2026-03-25', 6000, 1000, 'acc_01m8kwv41bemztceah6205ex9d', NULL, 'jnl_01m8kwvehse85v82kggx3hv8m8', NULL, NULL, 1795964123705);
INSERT INTO public.users VALUES ('usr_01m8kwv3g4e2atsxqp2j52drpm', 'jo@example.com', 0, 7, 0, 1795964112389, NULL, 0);
INSERT INTO public.vat_days VALUES ('org_01m8kwv4kke0btzzstjvnmmsr8', '2026-01-15', 'output', '2026-01-15', 195000, 39000, 'standard');
INSERT INTO public.vat_days VALUES ('org_01m8kwv4kke0btzzstjvnmmsr8', '2026-01-20', 'input', '2026-01-20', 41200, 0, 'standard');
INSERT INTO public.vat_days VALUES ('org_01m8kwv4kke0btzzstjvnmmsr8', '2026-01-21', 'input', '2026-01-21', 89900, 17980, 'standard');
INSERT INTO public.vat_days VALUES ('org_01m8kwv4kke0btzzstjvnmmsr8', '2026-01-28', 'output', '2026-01-28', 87000, 0, 'standard');
INSERT INTO public.vat_days VALUES ('org_01m8kwv4kke0btzzstjvnmmsr8', '2026-02-01', 'input', '2026-02-01', 135000, 0, 'standard');
INSERT INTO public.vat_days VALUES ('org_01m8kwv4kke0btzzstjvnmmsr8', '2026-02-09', 'output', '2026-02-09', 27500, 700, 'standard');
INSERT INTO public.vat_days VALUES ('org_01m8kwv4kke0btzzstjvnmmsr8', '2026-02-20', 'output', '2026-02-20', 133200, 26640, 'standard');
INSERT INTO public.vat_days VALUES ('org_01m8kwv4kke0btzzstjvnmmsr8', '2026-03-12', 'output', '2026-03-12', -15000, -3000, 'standard');
INSERT INTO public.vat_days VALUES ('org_01m8kwv4kke0btzzstjvnmmsr8', '2026-03-24', 'input', '2026-03-24', 64000, 12800, 'standard');
INSERT INTO public.vat_days VALUES ('org_01m8kwv4kke0btzzstjvnmmsr8', '2026-03-27', 'output', '2026-03-27', 49900, 6500, 'standard');
INSERT INTO public.vat_days VALUES ('org_01m8kwv4kke0btzzstjvnmmsr8', '2026-03-03', 'output', '2026-03-03', 0, 0, 'standard');
INSERT INTO public.vat_days VALUES ('org_01m8kwv4kke0btzzstjvnmmsr8', '2026-02-18', 'input', '2026-02-18', 5840, 0, 'standard');
INSERT INTO public.vat_days VALUES ('org_01m8kwv4kke0btzzstjvnmmsr8', '2026-03-02', 'input', '2026-03-02', 3000, 600, 'standard');
INSERT INTO public.vat_days VALUES ('org_01m8kwv4kke0btzzstjvnmmsr8', '2026-02-02', 'input', '2026-02-02', 3000, 600, 'standard');
INSERT INTO public.vat_days VALUES ('org_01m8kwv4kke0btzzstjvnmmsr8', '2026-03-20', 'input', '2026-03-20', 750, 0, 'standard');
INSERT INTO public.vat_days VALUES ('org_01m8kwv41bemztceahbp8jg765', '2026-02-02', 'input', '2026-02-02', 10000, 1000, 'standard');
INSERT INTO public.vat_days VALUES ('org_01m8kwv41bemztceahbp8jg765', '2026-02-03', 'output', '2026-02-03', 10000, 1900, 'reverse_charge');
INSERT INTO public.vat_days VALUES ('org_01m8kwv41bemztceahbp8jg765', '2026-02-03', 'input', '2026-02-03', 10000, 1900, 'reverse_charge');
INSERT INTO public.vat_days VALUES ('org_01m8kwv41bemztceahbp8jg765', '2025-03-02', 'output', '2025-03-02', 5000, 1000, 'standard');
INSERT INTO public.vat_days VALUES ('org_01m8kwv41bemztceahbp8jg765', '2025-03-02', 'input', '2025-03-02', 5000, 1000, 'standard');
INSERT INTO public.vat_days VALUES ('org_01m8kwv41bemztceahbp8jg765', '2026-03-25', 'input', '2026-03-25', 0, -1000, 'standard');
INSERT INTO public.vat_days VALUES ('org_01m8kwv41bemztceahbp8jg765', '2026-03-27', 'output', '2026-03-27', 5042, 958, 'standard');
INSERT INTO public.vat_days VALUES ('org_01m8kwv41bemztceahbp8jg765', '2026-04-02', 'output', '2026-04-02', 10000, 1900, 'standard');
INSERT INTO public.vat_days VALUES ('org_01m8kwv41bemztceahbp8jg765', '2026-04-02', 'output', '2026-03-27', -2521, -479, 'standard');
INSERT INTO public.vat_entries VALUES ('org_01m8kwv4kke0btzzstjvnmmsr8', 2, 2, 0, '2026-01-15', '2026-01-15', '2026-01-15', 'output', 'ST', 195000, 39000, 'inv_01m8kwv5nzeadrm4ss4t68bn9z', NULL, 'standard');
INSERT INTO public.vat_entries VALUES ('org_01m8kwv4kke0btzzstjvnmmsr8', 3, 2, 0, '2026-01-20', '2026-01-20', '2026-01-20', 'input', 'ZR', 41200, 0, 'inv_01m8kwv5qrew89rm4bdx1nv1yr', NULL, 'standard');
INSERT INTO public.vat_entries VALUES ('org_01m8kwv4kke0btzzstjvnmmsr8', 4, 2, 0, '2026-01-21', '2026-01-21', '2026-01-21', 'input', 'ST', 89900, 17980, 'inv_01m8kwv5t4ees9g9mwg5qp6zsv', NULL, 'standard');
INSERT INTO public.vat_entries VALUES ('org_01m8kwv4kke0btzzstjvnmmsr8', 5, 2, 0, '2026-01-28', '2026-01-28', '2026-01-28', 'output', 'ZR', 87000, 0, 'inv_01m8kwv5w4e05rkzhaekkpnqme', NULL, 'standard');
INSERT INTO public.vat_entries VALUES ('org_01m8kwv4kke0btzzstjvnmmsr8', 6, 2, 0, '2026-02-01', '2026-02-01', '2026-02-01', 'input', 'EX', 135000, 0, 'inv_01m8kwv5xten5agxy4kfbykgce', NULL, 'standard');
INSERT INTO public.vat_entries VALUES ('org_01m8kwv4kke0btzzstjvnmmsr8', 7, 2, 0, '2026-02-09', '2026-02-09', '2026-02-09', 'output', 'EX', 24000, 0, 'inv_01m8kwv5znerysgsmab5qm5zwt', NULL, 'standard');
INSERT INTO public.vat_entries VALUES ('org_01m8kwv4kke0btzzstjvnmmsr8', 7, 3, 0, '2026-02-09', '2026-02-09', '2026-02-09', 'output', 'ST', 3500, 700, 'inv_01m8kwv5znerysgsmab5qm5zwt', NULL, 'standard');
INSERT INTO public.vat_entries VALUES ('org_01m8kwv4kke0btzzstjvnmmsr8', 8, 2, 0, '2026-02-20', '2026-02-20', '2026-02-20', 'output', 'ST', 133200, 26640, 'inv_01m8kwv611e8p96hrgh4vp2py0', NULL, 'standard');
INSERT INTO public.vat_entries VALUES ('org_01m8kwv4kke0btzzstjvnmmsr8', 9, 2, 0, '2026-03-03', '2026-03-03', '2026-03-03', 'output', 'ST', 50000, 10000, 'inv_01m8kwv62ve3crya2vmyfdd4kb', NULL, 'standard');
INSERT INTO public.vat_entries VALUES ('org_01m8kwv4kke0btzzstjvnmmsr8', 10, 2, 0, '2026-03-12', '2026-03-12', '2026-03-12', 'output', 'ST', -15000, -3000, 'inv_01m8kwv63vem08k152g1bpvc31', NULL, 'standard');
INSERT INTO public.vat_entries VALUES ('org_01m8kwv4kke0btzzstjvnmmsr8', 11, 2, 0, '2026-03-24', '2026-03-24', '2026-03-24', 'input', 'ST', 64000, 12800, 'inv_01m8kwv655ej7tvm293b0wywsx', NULL, 'standard');
INSERT INTO public.vat_entries VALUES ('org_01m8kwv4kke0btzzstjvnmmsr8', 12, 2, 0, '2026-03-27', '2026-03-27', '2026-03-27', 'output', 'ZR', 17400, 0, 'inv_01m8kwv66wews9dv676nvp34aw', NULL, 'standard');
INSERT INTO public.vat_entries VALUES ('org_01m8kwv4kke0btzzstjvnmmsr8', 12, 3, 0, '2026-03-27', '2026-03-27', '2026-03-27', 'output', 'ST', 32500, 6500, 'inv_01m8kwv66wews9dv676nvp34aw', NULL, 'standard');
INSERT INTO public.vat_entries VALUES ('org_01m8kwv4kke0btzzstjvnmmsr8', 13, 2, 0, '2026-03-03', '2026-03-03', '2026-03-03', 'output', 'ST', -50000, -10000, 'inv_01m8kwv62ve3crya2vmyfdd4kb', NULL, 'standard');
INSERT INTO public.vat_entries VALUES ('org_01m8kwv4kke0btzzstjvnmmsr8', 26, 2, 0, '2026-02-18', '2026-02-18', '2026-02-18', 'input', 'ZR', 5840, 0, NULL, NULL, 'standard');
INSERT INTO public.vat_entries VALUES ('org_01m8kwv4kke0btzzstjvnmmsr8', 27, 2, 0, '2026-03-02', '2026-03-02', '2026-03-02', 'input', 'ST', 3000, 600, NULL, NULL, 'standard');
INSERT INTO public.vat_entries VALUES ('org_01m8kwv4kke0btzzstjvnmmsr8', 28, 2, 0, '2026-02-02', '2026-02-02', '2026-02-02', 'input', 'ST', 3000, 600, NULL, NULL, 'standard');
INSERT INTO public.vat_entries VALUES ('org_01m8kwv4kke0btzzstjvnmmsr8', 29, 2, 0, '2026-03-20', '2026-03-20', '2026-03-20', 'input', 'EX', 750, 0, NULL, NULL, 'standard');
INSERT INTO public.vat_entries VALUES ('org_01m8kwv41bemztceahbp8jg765', 1, 1, 0, '2026-02-02', '2026-02-02', '2026-02-02', 'input', 'CAR-50', 10000, 1000, NULL, NULL, 'standard');
INSERT INTO public.vat_entries VALUES ('org_01m8kwv41bemztceahbp8jg765', 2, 1, 0, '2026-02-03', '2026-02-03', '2026-02-03', 'input', 'RC', 10000, 1900, NULL, NULL, 'reverse_charge');
INSERT INTO public.vat_entries VALUES ('org_01m8kwv41bemztceahbp8jg765', 2, 1, 0, '2026-02-03', '2026-02-03', '2026-02-03', 'output', 'RC', 10000, 1900, NULL, NULL, 'reverse_charge');
INSERT INTO public.vat_entries VALUES ('org_01m8kwv41bemztceahbp8jg765', 5, 2, 0, '2025-03-02', '2025-03-02', '2025-03-02', 'output', 'ST', 5000, 1000, 'inv_01m8kwve9veebszvfyr6tz3j1k', NULL, 'standard');
INSERT INTO public.vat_entries VALUES ('org_01m8kwv41bemztceahbp8jg765', 7, 2, 0, '2025-03-02', '2025-03-02', '2025-03-02', 'input', 'ST', 5000, 1000, 'inv_01m8kwveg3exx8wqkeknvrcv80', NULL, 'standard');
INSERT INTO public.vat_entries VALUES ('org_01m8kwv41bemztceahbp8jg765', 8, 1, 0, '2026-03-25', '2026-03-25', '2026-03-25', 'input', 'ST', 0, -1000, NULL, NULL, 'standard');
INSERT INTO public.vat_entries VALUES ('org_01m8kwv41bemztceahbp8jg765', 10, 3, 0, '2026-03-27', '2026-03-27', '2026-03-27', 'output', 'ST', 5042, 958, NULL, NULL, 'standard');
INSERT INTO public.vat_entries VALUES ('org_01m8kwv41bemztceahbp8jg765', 11, 2, 0, '2026-04-02', '2026-04-02', '2026-04-02', 'output', 'ST', 10000, 1900, 'inv_01m8kwvf5yeex9xtergty9ppjt', NULL, 'standard');
INSERT INTO public.vat_entries VALUES ('org_01m8kwv41bemztceahbp8jg765', 12, 1, 0, '2026-04-02', '2026-04-02', '2026-03-27', 'output', 'ST', -2521, -479, NULL, NULL, 'standard');
INSERT INTO public.vat_methods VALUES ('org_01m8kwv41bemztceahbp8jg765', '2026-05-01', 1, 'GB123456789', 'standard', NULL);
INSERT INTO public.vat_payments VALUES ('jnl_01m8kwvetnevpt3j5axmff8fr6', 'org_01m8kwv41bemztceahbp8jg765', 'vrt_01m8kwvem0ezwvxkw9q12f8hqp', 1795964124066);
INSERT INTO public.vat_returns VALUES ('vrt_01m8kwvbg0ev6sx23p12vh53xn', 'org_01m8kwv4kke0btzzstjvnmmsr8', '2026-01-01', '2026-03-31', 'finalised', '[]', 'standard', NULL, 477600, 69840, 342690, 31980, 69840, 0, 69840, 31980, 37860, 477600, 342700, 0, 0, NULL, 1795964120718, 1795964120576, 1795964120718, 2, NULL, NULL);
INSERT INTO public.vat_returns VALUES ('vrt_01m8kwvem0ezwvxkw9q12f8hqp', 'org_01m8kwv41bemztceahbp8jg765', '2025-01-01', '2025-03-31', 'finalised', '[]', 'standard', NULL, 5000, 1000, 5000, 1000, 1000, 0, 1000, 1000, 0, 5000, 5000, 0, 0, NULL, 1795964123852, 1795964123776, 1795964123852, 2, NULL, NULL);
INSERT INTO public.write_offs VALUES ('alc_01m8kwvec6evcs8h11yqvfjjqt', 'org_01m8kwv41bemztceahbp8jg765', 'inv_01m8kwve9veebszvfyr6tz3j1k', '2026-03-25', 6000, 'acc_01m8kwv41bemztceahb5yhpdtt', 'In liquidation', 'jnl_01m8kwvec6evcs8h11yvsydwa8', NULL, NULL, 1795964123526);
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
ALTER TABLE ONLY public.deposit_releases
    ADD CONSTRAINT deposit_releases_journal_id_key UNIQUE (journal_id);
ALTER TABLE ONLY public.deposit_releases
    ADD CONSTRAINT deposit_releases_pkey PRIMARY KEY (allocation_id);
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
ALTER TABLE ONLY public.vat_payments
    ADD CONSTRAINT vat_payments_pkey PRIMARY KEY (journal_id);
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
CREATE INDEX deposit_releases_by_settlement ON public.deposit_releases USING btree (settlement_id);
CREATE INDEX deposit_releases_by_void_journal ON public.deposit_releases USING btree (organisation_id, void_journal_id) WHERE (void_journal_id IS NOT NULL);
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
CREATE INDEX invoices_with_vat_to_count ON public.invoices USING btree (organisation_id, id) WHERE ((vat_counts = 'paid'::text) AND (status = 'issued'::text) AND (gross_total <> ((paid + credited) - written_off)));
CREATE INDEX jobs_finished ON public.jobs USING btree (finished_at) WHERE (finished_at IS NOT NULL);
CREATE INDEX jobs_of_payload ON public.jobs USING btree (payload) WHERE (payload IS NOT NULL);
CREATE INDEX jobs_of_result ON public.jobs USING btree (result) WHERE (result IS NOT NULL);
CREATE INDEX jobs_of_user ON public.jobs USING btree (user_id, product, id);
CREATE INDEX jobs_running ON public.jobs USING btree (product, leased_until) WHERE (status = 'processing'::text);
CREATE INDEX jobs_unfinished ON public.jobs USING btree (product, place) WHERE (finished_at IS NULL);
CREATE INDEX jobs_with_remains ON public.jobs USING btree (id) WHERE (has_remains = 1);
CREATE INDEX journal_lines_by_account ON public.journal_lines USING btree (account_id, entry_date, sequence, line, is_generated);
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
CREATE INDEX settlements_that_are_deposits ON public.settlements USING btree (organisation_id, id) WHERE (deposit_vat_code IS NOT NULL);
CREATE INDEX settlements_that_are_open ON public.settlements USING btree (organisation_id, contact_id) WHERE ((status = 'posted'::text) AND (allocated < amount));
CREATE INDEX unpaid_vat_by_account ON public.unpaid_vat USING btree (account_id);
CREATE INDEX unpaid_vat_by_invoice ON public.unpaid_vat USING btree (invoice_id);
CREATE INDEX unpaid_vat_by_void_journal ON public.unpaid_vat USING btree (organisation_id, void_journal_id) WHERE (void_journal_id IS NOT NULL);
CREATE INDEX vat_entries_by_date ON public.vat_entries USING btree (organisation_id, vat_date, sequence, line, part, side, vat);
CREATE INDEX vat_entries_by_invoice ON public.vat_entries USING btree (organisation_id, invoice_id) WHERE (invoice_id IS NOT NULL);
CREATE INDEX vat_payments_by_return ON public.vat_payments USING btree (organisation_id, vat_return_id);
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
ALTER TABLE ONLY public.deposit_releases
    ADD CONSTRAINT deposit_releases_allocation_id_fkey FOREIGN KEY (allocation_id) REFERENCES public.allocations(id) DEFERRABLE INITIALLY DEFERRED;
ALTER TABLE ONLY public.deposit_releases
    ADD CONSTRAINT deposit_releases_organisation_id_fkey FOREIGN KEY (organisation_id) REFERENCES public.organisations(id);
ALTER TABLE ONLY public.deposit_releases
    ADD CONSTRAINT deposit_releases_organisation_id_journal_id_fkey FOREIGN KEY (organisation_id, journal_id) REFERENCES public.journals(organisation_id, id) DEFERRABLE INITIALLY DEFERRED;
ALTER TABLE ONLY public.deposit_releases
    ADD CONSTRAINT deposit_releases_organisation_id_settlement_id_fkey FOREIGN KEY (organisation_id, settlement_id) REFERENCES public.settlements(organisation_id, id);
ALTER TABLE ONLY public.deposit_releases
    ADD CONSTRAINT deposit_releases_organisation_id_void_journal_id_fkey FOREIGN KEY (organisation_id, void_journal_id) REFERENCES public.journals(organisation_id, id) DEFERRABLE INITIALLY DEFERRED;
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
ALTER TABLE ONLY public.vat_payments
    ADD CONSTRAINT vat_payments_organisation_id_fkey FOREIGN KEY (organisation_id) REFERENCES public.organisations(id);
ALTER TABLE ONLY public.vat_payments
    ADD CONSTRAINT vat_payments_organisation_id_journal_id_fkey FOREIGN KEY (organisation_id, journal_id) REFERENCES public.journals(organisation_id, id);
ALTER TABLE ONLY public.vat_payments
    ADD CONSTRAINT vat_payments_vat_return_id_fkey FOREIGN KEY (vat_return_id) REFERENCES public.vat_returns(id);
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
